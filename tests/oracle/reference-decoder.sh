#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The modules of the corpus, written as varve files, through the decoder of format-spec/reference: the hashes of what it makes
# are those that the tool tells.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs
. "$top_srcdir/tests/oracle/corpus-files.sh"
. "$top_srcdir/tests/system/tools/reference-hashes.sh"

cd "$tap_folder" || exit 1
touch misses
while read -r module; do
  {
    "$VARVE_TRANSLATE" --level=1 "$module.generic.mlir" -o x.varve && agrees -- x.varve
    "$VARVE_TRANSLATE" --layout=mapped "$module.generic.mlir" -o x.varve && agrees -- x.varve
  } >differences 2>&1
  sed "s|^|$module: |" differences >>misses
  echo "$module" >>tried
done <modules
tap_at_least "modules that were tried" 1000 tried
tap_at_most "modules that the two decoders do not agree on" 0 misses
tap_done
