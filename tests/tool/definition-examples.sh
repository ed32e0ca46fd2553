#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The examples of format-spec/dialect-definitions.md: every block of MLIR is a definition that is loaded, or is refused
# with the message that it begins with; the table of rules is that of src/dialect/rules.def.
. "$top_srcdir/tests/tap.sh"

document=$top_srcdir/format-spec/dialect-definitions.md
cd "$tap_folder" || exit 1

awk '/^```mlir$/ { in_text = 1; number++; next } /^```/ { in_text = 0; next } in_text { print > (number ".mlir") }' \
  "$document"

number=0
while number=$((number + 1)) && test -f "$number.mlir"; do
  read -r first <"$number.mlir"
  case $first in
  '// refused: '*)
    expected="$number.mlir:$(echo "$first" | sed 's/^.. refused: \([0-9]*:[0-9]*\): /\1: error: /')"
    "$VARVE_DIALECT" check "$number.mlir" >stdout 2>stderr
    status=$?
    if test "$status" -ne 1 && test "$status" -ne 3; then
      tap_fail "example $number is refused, not $status"
    elif head -n 1 stderr | grep -qxF -e "$expected"; then
      tap_pass "example $number: ${first#// refused: }"
    else
      { echo "expected: $expected"; cat stderr; } >why
      tap_fail "example $number: ${first#// refused: }"
    fi
    ;;
  *) tap_status "example $number is loaded" 0 "$VARVE_DIALECT" check "$number.mlir" ;;
  esac
done
tap_ok 'there are examples' test "$number" -gt 15

sh "$top_srcdir/build-aux/rules.sh" table "$top_srcdir/src/dialect/rules.def" >rules
sed -n '/^| rule |/,/^$/{/^$/d;p;}' "$document" >written
tap_same 'the table of rules is fresh (make regen)' rules written
tap_done
