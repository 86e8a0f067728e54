#!/bin/sh
# The runtime that an AppImage begins with, of one release, checked by its hash: sh build/linux/runtime.sh TARGET
# It needs the network, so the release workflow runs it; elsewhere a runtime is handed to
# `build/dev.py appimage --runtime FILE`.
set -eu
target=$1
release=20251108
sum=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d
mkdir -p "$(dirname "$target")"
curl --fail --location --silent --show-error --output "$target" \
  "https://github.com/AppImage/type2-runtime/releases/download/$release/runtime-x86_64"
echo "$sum  $target" | sha256sum --check --quiet
chmod +x "$target"
