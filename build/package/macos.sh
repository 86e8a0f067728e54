#!/bin/sh
# Tablee.app as a .dmg to drag into Applications: `python3 build/dev.py macos` runs this after it has made the .app.
# It is signed and notarised where these are set, and otherwise signed by nobody, as PyInstaller leaves it:
#   MACOS_IDENTITY                                "Developer ID Application: …"
#   MACOS_CERTIFICATE MACOS_CERTIFICATE_PASSWORD  its .p12 in base64, where no keychain has it
#   MACOS_ACCOUNT MACOS_TEAM MACOS_PASSWORD       for notarytool
set -eu
cd "$(dirname "$0")/../.."
[ "$(uname)" = Darwin ] || { echo "A .dmg is made on a Mac." >&2; exit 1; }

app=dist/Tablee.app
version=$(sed -n 's/^VERSION = "\(.*\)"/\1/p' scenes/app/version.py)
dmg=dist/tablee-$version-macos-$(uname -m).dmg
work=.work/macos
rm -rf "$work" "$dmg"
mkdir -p "$work/disk"

if [ -n "${MACOS_CERTIFICATE:-}" ]; then
  keychain=$PWD/$work/tablee.keychain-db
  secret=$(uuidgen)
  security create-keychain -p "$secret" "$keychain"
  security set-keychain-settings -lut 21600 "$keychain" # stays open for six hours: notarising can take long
  security unlock-keychain -p "$secret" "$keychain"
  printf %s "$MACOS_CERTIFICATE" | base64 -D > "$work/certificate.p12"
  security import "$work/certificate.p12" -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
  security set-key-partition-list -S apple-tool:,apple: -k "$secret" "$keychain" > /dev/null
  security list-keychains -d user -s "$keychain" login.keychain-db
  rm "$work/certificate.p12"
fi
if [ -n "${MACOS_IDENTITY:-}" ]; then
  cat > "$work/entitlements.plist" <<'PLIST'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>com.apple.security.cs.allow-unsigned-executable-memory</key><true/>
  <key>com.apple.security.cs.disable-library-validation</key><true/>
</dict>
</plist>
PLIST
  codesign --deep --force --timestamp --options runtime --entitlements "$work/entitlements.plist" \
    --sign "$MACOS_IDENTITY" "$app"
fi
codesign --verify --deep --strict "$app"
plutil -lint "$app/Contents/Info.plist"
TABLEE_REPORT="$work/report.json" SDL_AUDIODRIVER=dummy "$app/Contents/MacOS/tablee" --smoke

notarised=
if [ -n "${MACOS_IDENTITY:-}" ] && [ -n "${MACOS_ACCOUNT:-}" ]; then notarised=yes; fi
notarise() {
  xcrun notarytool submit "$1" --wait \
    --apple-id "$MACOS_ACCOUNT" --team-id "$MACOS_TEAM" --password "$MACOS_PASSWORD"
}
if [ -n "$notarised" ]; then # the .app carries its own ticket, so that it opens offline once it is dragged out
  ditto -c -k --keepParent "$app" "$work/app.zip"
  notarise "$work/app.zip"
  xcrun stapler staple "$app"
fi

cp -R "$app" "$work/disk/"
ln -s /Applications "$work/disk/Applications"
for try in 1 2 3 4 5; do # "Resource busy": Spotlight is still reading the folder
  if hdiutil create -quiet -ov -volname "Tablée" -srcfolder "$work/disk" -fs HFS+ -format UDZO \
    -imagekey zlib-level=9 "$dmg"; then break; fi
  [ "$try" -lt 5 ] || { echo "hdiutil could not make $dmg." >&2; exit 1; }
  sleep $((try * 5))
done
if [ -n "$notarised" ]; then
  codesign --timestamp --sign "$MACOS_IDENTITY" "$dmg"
  notarise "$dmg"
  xcrun stapler staple "$dmg"
fi
hdiutil verify -quiet "$dmg"
du -k "$dmg"
