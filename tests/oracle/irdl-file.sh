#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Dialects loaded from irdl files: the same modules accepted as by mlir-opt 22, printed alike, and refused in the same
# line for the same reason. Each part of a file below tests/data/cases/irdl begins with "// accepted", "// refused", or
# "// refused: " and words that both messages have.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22
"$VARVE_TRANSLATE" --help | grep -q -e '--irdl-file' || tap_skip_all 'the tool loads no irdl files'
cases=$top_srcdir/tests/data/cases/irdl

# split FILE: its parts, as 1.mlir, 2.mlir ... in $tap_folder/parts; their number in part_count.
split() {
  rm -rf "$tap_folder/parts"
  mkdir "$tap_folder/parts"
  awk -v folder="$tap_folder/parts" 'BEGIN { n = 1 } /^\/\/ -----$/ { n++; next } { print > (folder "/" n ".mlir") }
    END { print n }' "$1" >"$tap_folder/count"
  part_count=$(cat "$tap_folder/count")
}

# line FILE: line of the first error, but not its file.
line() { sed -n '/error:/{s/^[^:]*:\([0-9]*\):.*/\1/p;q;}' "$1"; }

# judge NAME PART: what was expected of the part whose results are theirs, ours, their-status and our-status.
judge() {
  read -r expected <"$2"
  words=${expected#// refused}
  words=${words#: }
  case $expected in
  '// accepted')
    if test "$their_status" -ne 0; then
      tap_fail "$1: mlir-opt accepts it"
    elif test "$our_status" -ne 0; then
      cp "$tap_folder/our-errors" "$tap_folder/why"
      tap_fail "$1: accepted"
    else
      tap_same "$1: accepted, printed alike" "$tap_folder/theirs" "$tap_folder/ours"
    fi
    ;;
  *)
    cat "$tap_folder/their-errors" "$tap_folder/our-errors" >"$tap_folder/why"
    their_line=$(line "$tap_folder/their-errors")
    if test "$their_status" -eq 0; then
      tap_fail "$1: mlir-opt refuses it"
    elif test "$our_status" -ne 1; then
      tap_fail "$1: refused with exit code 1, not $our_status"
    elif test -n "$words" && ! grep -qF -e "$words" "$tap_folder/their-errors"; then
      tap_fail "$1: refused by mlir-opt: $words"
    elif ! grep -F -e "$3" "$tap_folder/our-errors" >/dev/null; then
      tap_fail "$1: refused: $words"
    elif test -n "$their_line" && test "$their_line" != 0 && test "$their_line" != "$(line "$tap_folder/our-errors")"; then
      tap_fail "$1: refused in the same line"
    else
      tap_pass "$1: refused: $words"
    fi
    ;;
  esac
}

uses() {
  split "$cases/$1.mlir"
  n=0
  while test "$n" -lt "$part_count"; do
    n=$((n + 1))
    part=$tap_folder/parts/$n.mlir
    mlir-opt-22 "--irdl-file=$cases/$1.irdl.mlir" --allow-unregistered-dialect --mlir-print-op-generic "$part" \
      >"$tap_folder/theirs" 2>"$tap_folder/their-errors"
    their_status=$?
    "$VARVE_TRANSLATE" "--irdl-file=$cases/$1.irdl.mlir" --mlir-print-op-generic "$part" \
      >"$tap_folder/ours" 2>"$tap_folder/our-errors"
    our_status=$?
    words_of_ours=$(sed -n '1s,^// refused: ,,p' "$part")
    judge "$1 $n" "$part" "$words_of_ours"
  done
}

for topic in operands attributes types constraints regions; do uses "$topic"; done

# Definitions that are refused themselves. Words are mlir-opt's; ours are its own.
echo >"$tap_folder/empty.mlir"
split "$cases/invalid.irdl.mlir"
n=0
while test "$n" -lt "$part_count"; do
  n=$((n + 1))
  part=$tap_folder/parts/$n.mlir
  mlir-opt-22 "--irdl-file=$part" "$tap_folder/empty.mlir" >"$tap_folder/theirs" 2>"$tap_folder/their-errors"
  their_status=$?
  "$VARVE_TRANSLATE" "--irdl-file=$part" "$tap_folder/empty.mlir" >/dev/null 2>"$tap_folder/our-errors"
  our_status=$?
  cp "$tap_folder/theirs" "$tap_folder/ours"
  judge "definition $n" "$part" ''
done
tap_done
