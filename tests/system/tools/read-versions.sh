#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Containers of every version of the format that was released, as they were written then, hold what they held then.
. "$top_srcdir/tests/tap.sh"

for folder in "$top_srcdir"/tests/data/versions/[0-9]*; do
  version=$(basename "$folder")
  cd "$folder" || exit 1
  tap_ok "version $version: there are files" test -s hashes
  {
    "$VARVE_TRANSLATE" --dictionary=own.vdict --hash own.varve
    for file in *.varve; do
      test "$file" = own.varve || "$VARVE_TRANSLATE" --hash "$file"
    done
  } >"$tap_folder/hashes" 2>&1
  tap_same "version $version: their hashes are those of $(grep -c . hashes) modules" hashes "$tap_folder/hashes"
  for file in *.varve; do
    "$VARVE_TRANSLATE" --dictionary=own.vdict --emit-bytecode "$file" -o "$tap_folder/bytecode" &&
      "$VARVE_TRANSLATE" --hash "$tap_folder/bytecode" | cut -d' ' -f1-2 >>"$tap_folder/through-bytecode"
  done 2>"$tap_folder/errors"
  tap_empty "version $version: all become bytecode" "$tap_folder/errors"
  for file in *.varve; do
    grep "  $file\$" hashes | cut -d' ' -f1-2
  done >"$tap_folder/expected"
  tap_same "version $version: which holds the same" "$tap_folder/expected" "$tap_folder/through-bytecode"
done
tap_done
