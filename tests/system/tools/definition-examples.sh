#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The examples of format-spec/dialect-definitions.md: every block of MLIR is a definition. If it begins with
# "// fault:" or "// refused:", check reports that message first; the loader rejects only the latter. The table of rules is
# that of src/dialect/rule/rules.def. "// module": a module that is read with the last "// definition", and printed as it is, or as
# the next one; after "// module refused:", the message of its error.
. "$top_srcdir/tests/tap.sh"

document=$top_srcdir/format-spec/dialect-definitions.md
cd "$tap_folder" || exit 1

awk '/^```mlir$/ { in_text = 1; number++; next } /^```/ { in_text = 0; next } in_text { print > (number ".mlir") }' \
  "$document"
echo 'module {}' >module.mlir

# reports STATUS TEXT: check exits with STATUS, and TEXT is its first message.
reports() {
  tap_status "check of example $number exits $1" "$1" "$VARVE_DIALECT" check "$number.mlir"
  head -n 1 stderr >reported
  echo "$number.mlir:$(echo "$2" | sed 's/^\([0-9]*:[0-9]*\): /\1: error: /')" >expected
  tap_same "example $number: $2" expected reported
}

# prints: the module is printed as its text without the first line, or as that of the next example.
prints() {
  next=$number
  test "$first" = '// module' || next=$((number + 1))
  tap_status "module $number is read" 0 "$VARVE_TRANSLATE" --dialect=definition.mlir "$number.mlir"
  sed 1d "$next.mlir" >expected
  sed '${/^$/d;}' stdout >printed
  tap_same "module $number is printed as module $next" expected printed
  grep -q varve.codes definition.mlir || return 0
  tap_status "module $number is written as bytecode" 0 "$VARVE_TRANSLATE" --dialect=definition.mlir -o coded.mlirbc "$number.mlir"
  tap_status "the bytecode of module $number is read" 0 "$VARVE_TRANSLATE" --dialect=definition.mlir coded.mlirbc
  sed '${/^$/d;}' stdout >printed
  tap_same "the bytecode of module $number is printed as module $next" expected printed
  tap_status "the bytecode of module $number needs the definition" 3 "$VARVE_TRANSLATE" coded.mlirbc
}

number=0
while number=$((number + 1)) && test -f "$number.mlir"; do
  read -r first <"$number.mlir"
  loads=0
  case $first in
  '// definition') cp "$number.mlir" definition.mlir ;;
  '// module refused: '*)
    tap_status "module $number is refused" 1 "$VARVE_TRANSLATE" --dialect=definition.mlir "$number.mlir"
    message=${first#// module refused: }
    head -n 1 stderr >reported
    echo "$number.mlir:$(echo "$message" | sed 's/^\([0-9]*:[0-9]*\): /\1: error: /')" >expected
    tap_same "module $number: $message" expected reported
    continue
    ;;
  '// module'*)
    prints
    continue
    ;;
  esac
  case $first in
  '// fault: '*) reports 1 "${first#// fault: }" ;;
  '// refused: '*) reports 1 "${first#// refused: }" && loads=1 ;;
  *) tap_status "check of example $number finds no fault" 0 "$VARVE_DIALECT" check "$number.mlir" ;;
  esac
  tap_status "loading example $number exits $loads" $loads "$VARVE_TRANSLATE" --dialect="$number.mlir" module.mlir
done
tap_ok 'there are examples' test "$number" -gt 15

sh "$top_srcdir/build-aux/rules.sh" table "$top_srcdir/src/dialect/rule/rules.def" >rules
sed -n '/^| rule |/,/^$/{/^$/d;p;}' "$document" >written
tap_same 'the table of rules is fresh (make regen)' rules written
tap_done
