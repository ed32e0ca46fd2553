#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The test vectors of format-spec/bytecode.md: every block of hex is read as the block of MLIR behind it. What LLVM 24 wrote is
# written again.
. "$top_srcdir/tests/tap.sh"

document=$top_srcdir/format-spec/bytecode.md
cd "$tap_folder" || exit 1

# Files 1.octal, 1.mlir and so on: the bytes as escapes of printf, and the text; 1.irdl where a definition is given.
awk '
  function value(digit) { return index("0123456789abcdef", tolower(digit)) - 1 }
  /^```hex$/ { in_hex = 1; vectors++; next }
  /^```mlir$/ { in_text = 1; next }
  /^```irdl$/ { in_definition = 1; next }
  /^```/ { in_hex = in_text = in_definition = 0; next }
  in_definition { print > (vectors + 1 ".irdl") }
  in_hex {
    sub(/#.*/, "")
    gsub(/ /, "")
    for (i = 1; i < length($0); i += 2)
      printf "\\%03o", value(substr($0, i, 1)) * 16 + value(substr($0, i + 1, 1)) > (vectors ".octal")
  }
  in_text { print > (vectors ".mlir") }
' "$document"

number=0
while number=$((number + 1)) && test -f "$number.octal"; do
  # shellcheck disable=SC2059 # the file is a format of escapes only
  printf "$(cat "$number.octal")" >"$number.mlirbc"
  echo >>"$number.mlir" # mlir-opt ends its output with an empty line
  set --
  test ! -f "$number.irdl" || set -- "--dialect=$number.irdl"
  tap_status "vector $number is read" 0 "$VARVE_TRANSLATE" --mlir-print-op-generic "$@" "$number.mlirbc"
  tap_same "vector $number holds its text" "$number.mlir" stdout
  LC_ALL=C grep -qa 'MLIR24.0.0git' "$number.mlirbc" || continue
  tap_status "vector $number is written by llvm24-2026-07" 0 "$VARVE_TRANSLATE" --era=llvm24-2026-07 --producer=MLIR24.0.0git --to=mlirbc -o again.mlirbc "$number.mlirbc"
  tap_same "vector $number has the same bytes" "$number.mlirbc" again.mlirbc
  grep -q 'affine_map<' "$number.mlir" || continue
  tap_status "vector $number is written by llvm22" 0 "$VARVE_TRANSLATE" --era=llvm22 --producer=MLIR22.1.8 --to=mlirbc -o older.mlirbc "$number.mlirbc"
  tap_ok "vector $number has text instead of the codes" grep -qa 'affine_map<(d0, d1) -> (d1, d0)>' older.mlirbc
done
tap_ok "there are vectors" test "$number" -gt 10
tap_done
