#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The definitions of each pack are what the importer makes of the ODS of its project and of the facts beside them, byte for
# byte, and its description lists them. VARVE_FOREIGN names the folder with the ODS.
. "$top_srcdir/tests/tap.sh"
test -e "${VARVE_FOREIGN:-$top_srcdir/../shared/foreign}" || tap_skip_all 'the ODS of other projects is not beside the project'
tap_need zstd
"$VARVE_DIALECT" import "$top_srcdir/tests/data/cases/import/toy.json" >/dev/null 2>&1
test $? -eq 3 && tap_skip_all 'built without jansson'

mkdir "$tap_folder/made"
tap_status 'the ODS of the packs is imported' 0 \
  sh "$top_srcdir/build-aux/import-packs.sh" "$VARVE_DIALECT" "$tap_folder/made"
for pack in "$top_srcdir"/dialects/*/pack.mlir; do
  folder=$(dirname "$pack")
  name=$(basename "$folder")
  for file in "$folder"/*.irdl.mlir; do
    cmp -s "$file" "$tap_folder/made/$name/$(basename "$file")" || basename "$file"
  done >"$tap_folder/stale"
  tap_empty "$name: each committed file is fresh (make import-packs)" "$tap_folder/stale"
  (cd "$tap_folder/made/$name" && ls) | sed 's/\.irdl\.mlir$//' | LC_ALL=C sort >"$tap_folder/are-made"
  sed -n '/varve\.dialects/,/\]/p' "$pack" | tr -d ' \n' | sed 's/.*varve\.dialects=\[//; s/\].*//; s/"//g' | tr ',' '\n' |
    LC_ALL=C sort >"$tap_folder/listed"
  echo >>"$tap_folder/listed"
  sed '/^$/d' "$tap_folder/listed" >"$tap_folder/are-listed"
  tap_same "$name: its description lists them" "$tap_folder/are-made" "$tap_folder/are-listed"
done
tap_done
