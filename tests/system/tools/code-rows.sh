#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Each row of varve.codes in dialects/ writes and reads a value of tests/data/codes/<dialect>.mlir. tests/oracle/foreign/measure.sh does the same for
# the definitions of other projects.
. "$top_srcdir/tests/tap.sh"

cd "$top_srcdir" || exit 1
find dialects -name '*.irdl.mlir' -exec grep -l 'varve\.codes' {} + | LC_ALL=C sort >"$tap_folder/files"
tap_ok 'definitions have codes' test -s "$tap_folder/files"
while read -r file; do
  module=tests/data/codes/$(basename "$file" .irdl.mlir).mlir
  "$VARVE_DIALECT" test "$file" "$module" >"$tap_folder/report" 2>&1
  status=$?
  tap_ok "$file and $module agree" test $status -eq 0
  tap_ok "$file: its rows are counted" grep -q '^codes [1-9]' "$tap_folder/report"
  grep ': code, ' "$tap_folder/report" >"$tap_folder/unused"
  tap_empty "$file: each row is written and read" "$tap_folder/unused"
done <"$tap_folder/files"
tap_done
