#!/bin/sh
# deploy/stage.sh <folder>: copies what production runs into a new folder: the built server, the built pages, and the packages of the
# server. Needs `npm ci` and `npm run build` before. Stops at a known vulnerability that is high or worse, and where the registry cannot
# be asked: AUDIT=off stages anyway (docs/security.md, "Components").
set -eu
target=${1:?"Usage: deploy/stage.sh <folder>"}
cd "$(dirname "$0")/.."
if [ "${AUDIT:-on}" != off ]; then
  npm audit --omit=dev --audit-level=high
fi
if [ -e "$target" ]; then
  echo "$target exists already." >&2
  exit 1
fi
mkdir -p "$target/server" "$target/dist"
cp package.json package-lock.json .npmrc "$target/"
cp server/package.json "$target/server/"
cp -r server/dist "$target/server/"
cp -r dist/shell dist/shell.json dist/modules "$target/dist/"
mkdir "$target/docs"
cp docs/operations.md "$target/docs/"
cd "$target"
npm ci --omit=dev -w server
