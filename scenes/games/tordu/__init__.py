"""Le Tordu on the table: auction, tricks, the contract in sight, and all cards once a deal is over."""
