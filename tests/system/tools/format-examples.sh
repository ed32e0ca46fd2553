#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The examples of format-spec/assembly-format.md: definitions that are loaded or refused with the message they begin
# with, and modules that are read with the last definition and printed as they stand there, or as the next one.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
awk '/^```mlir$/ { in_text = 1; number++; next } /^```/ { in_text = 0; next } in_text { print > (number ".mlir") }' \
  "$top_srcdir/format-spec/assembly-format.md"

# is_refused NAME FILE WORDS COMMAND...: the first line of its messages is FILE:WORDS.
is_refused() {
  name=$1 file=$2
  expected="$2:$(echo "$3" | sed 's/^\([0-9]*:[0-9]*\): /\1: error: /')"
  shift 3
  if "$@" >stdout 2>stderr; then
    tap_fail "$name is rejected"
  elif head -n 1 stderr | grep -qxF -e "$expected"; then
    tap_pass "$name is rejected"
  else
    { echo "expected: $expected"; cat stderr; } >why
    tap_fail "$name is rejected"
  fi
}

number=0
while number=$((number + 1)) && test -f "$number.mlir"; do
  read -r first <"$number.mlir"
  case $first in
  '// definition')
    cp "$number.mlir" definition.mlir
    tap_status "definition $number is loaded" 0 "$VARVE_DIALECT" check definition.mlir
    ;;
  '// refused: '*)
    is_refused "definition $number" "$number.mlir" "${first#// refused: }" "$VARVE_DIALECT" check "$number.mlir"
    ;;
  '// module refused: '*)
    is_refused "module $number" "$number.mlir" "${first#// module refused: }" \
      "$VARVE_TRANSLATE" --dialect=definition.mlir "$number.mlir"
    ;;
  '// module' | '// module, printed as the next')
    next=$number
    test "$first" = '// module' || next=$((number + 1))
    tap_status "module $number is read" 0 "$VARVE_TRANSLATE" --dialect=definition.mlir "$number.mlir"
    sed 1d "$next.mlir" >expected
    sed '${/^$/d;}' stdout >printed
    tap_same "module $number is printed as module $next" expected printed
    ;;
  *) tap_fail "example $number says what it is: $first" ;;
  esac
done
tap_ok 'there are examples' test "$number" -gt 20
tap_done
