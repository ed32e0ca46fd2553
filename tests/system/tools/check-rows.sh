#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Each row of varve.require in dialects/llvm22 is true for an operation of tests/data/cases/verify, and false for another one; those of a
# pack are so in tests/data/cases/checks/<dialect>.mlir. The
# rows of a varve.rule count for all operations that use it; a row that uses the rule counts too. tests/data/cases/verify/untested-rows.tsv
# lists the rows that no module can make true or false, with the reason. In a build folder,
# top_srcdir=.. top_builddir=. sh ../tests/system/tools/check-rows.sh print
# prints that list for the cases as they are.
. "$top_srcdir/tests/tap.sh"

list=$top_srcdir/tests/data/cases/verify/untested-rows.tsv
"$top_builddir/tests/system/tools/count_checks" "$top_srcdir"/tests/data/cases/verify/*.mlir >"$tap_folder/counts" 2>"$tap_folder/errors"
status=$?

# untested COUNTS: the dialect, the row, and what it never was, with tabs between them.
untested() {
  awk -F '\t' '
    function add(row) { held[row] += $2; failed[row] += $3 }
    {
      dialect = $1; sub(/\..*/, "", dialect)
      row = $4
      if (row ~ /^use /) {
        end = index(row, "): ")
        add(dialect "\t" substr(row, 1, end))
        row = substr(row, end + 3)
      }
      add(dialect "\t" row)
    }
    END {
      for (row in held) {
        if (held[row] == 0) print row "\ttrue"
        if (failed[row] == 0) print row "\tfalse"
      }
    }' "$1" | LC_ALL=C sort
}
untested "$tap_folder/counts" >"$tap_folder/untested"
grep -v '^#' "$list" | cut -f 1-3 | LC_ALL=C sort >"$tap_folder/listed"

if test "${1-}" = print; then
  grep '^#' "$list"
  awk -F '\t' 'NR == FNR { reasons[$1 FS $2 FS $3] = $4; next }
    { print $0 FS ($0 in reasons ? reasons[$0] : "no case so far") }' "$list" "$tap_folder/untested"
  exit
fi

tap_ok 'all files of tests/data/cases/verify are verified' test $status -eq 0
tap_ok 'rows are counted' test "$(wc -l <"$tap_folder/counts")" -gt 1000
comm -23 "$tap_folder/untested" "$tap_folder/listed" >"$tap_folder/missing"
tap_empty 'each row is true in one case and false in another one' "$tap_folder/missing"
comm -13 "$tap_folder/untested" "$tap_folder/listed" >"$tap_folder/surplus"
tap_empty 'no row is listed as untested that is tested' "$tap_folder/surplus"
awk -F '\t' '!/^#/ && ($4 == "" || $4 == "no case so far")' "$list" >"$tap_folder/unexplained"
tap_empty 'each row that is listed has a reason' "$tap_folder/unexplained"

packs=$top_builddir/dialects
for file in "$top_srcdir"/tests/data/cases/checks/*.mlir; do
  dialect=$(basename "$file" .mlir)
  if test ! -f "$packs/triton.vdef"; then
    tap_skip "rows of $dialect" 'the packs are not compiled'
    continue
  fi
  tap_ok "rows of $dialect are counted" sh -c '"$1" --pack "$2" "$3" "$4" >"$5"' - \
    "$top_builddir/tests/system/tools/count_checks" "$packs" "$dialect" "$file" "$tap_folder/counts"
  tap_ok "of $dialect, too" test "$(wc -l <"$tap_folder/counts")" -gt 10
  untested "$tap_folder/counts" >"$tap_folder/untested"
  tap_empty "each row of $dialect is true in one case and false in another one" "$tap_folder/untested"
done
tap_done
