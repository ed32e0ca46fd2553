#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# --upgrade, --report and --report-file of varve-translate.
. "$top_srcdir/tests/tap.sh"

cat >"$tap_folder/old.mlir" <<'EOF'
func @f(%a: i32) -> i32 {
  %0 = addi %a, %a : i32
  %1 = constant unit
  return %0 : i32
}
EOF
cat >"$tap_folder/now.mlir" <<'EOF'
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = "std.constant"() {value} : () -> none
    return %0 : i32
  }
}

EOF
upgrade() { "$VARVE_TRANSLATE" --era=2019 "$@" "$tap_folder/old.mlir" 2>"$tap_folder/errors"; }

upgrade --upgrade >"$tap_folder/text"
tap_same '--upgrade makes a module of LLVM 22' "$tap_folder/now.mlir" "$tap_folder/text"
tap_empty 'without --report it prints nothing' "$tap_folder/errors"
tap_status '--upgrade=strict rejects operations without successor' 3 upgrade --upgrade=strict
tap_ok 'with its place' grep -q 'old.mlir:3:8: error: operation .std.constant. cannot be upgraded: ' "$tap_folder/errors"

upgrade --upgrade --report >"$tap_folder/text"
tap_ok 'a report counts rules' grep -qx 'changed: arith 1' "$tap_folder/errors"
tap_ok 'and names the remaining operations' grep -q '^left: .*old.mlir:3:8: std.constant: ' "$tap_folder/errors"
upgrade --upgrade --report=json --report-file="$tap_folder/report" >"$tap_folder/text"
tap_empty 'a report is written to its file' "$tap_folder/errors"
tap_ok 'in JSON, an object a line' grep -qx '{"rule": "arith", "count": 1}' "$tap_folder/report"
tap_ok 'with the remaining operations' grep -q '^{"left": "std.constant", "reason": .*, "line": 3, "column": 8}$' "$tap_folder/report"

tap_status '--upgrade accepts no other era' 2 upgrade --upgrade=llvm13
tap_status '--report accepts no other form' 2 upgrade --upgrade --report=xml
tap_status '--report requires --upgrade or --target' 2 upgrade --report
upgrade --upgrade --to=mlirbc -o "$tap_folder/now.mlirbc"
"$VARVE_TRANSLATE" "$tap_folder/now.mlirbc" >"$tap_folder/text"
tap_same 'an upgraded module is written in every form' "$tap_folder/now.mlir" "$tap_folder/text"
{ cat "$tap_folder/old.mlir"; echo '// -----'; cat "$tap_folder/old.mlir"; } >"$tap_folder/two.mlir"
"$VARVE_TRANSLATE" --era=2019 --upgrade --split-input-file "$tap_folder/two.mlir" >"$tap_folder/text"
tap_ok 'parts of a text are upgraded one by one' test "$(grep -c arith.addi "$tap_folder/text")" = 2
cat >"$tap_folder/wrong.mlir" <<'END'
func @f(%a: i32, %b: f32) -> i32 {
  %0 = "std.addi"(%a, %b) : (i32, f32) -> i32
  return %0 : i32
}
END
tap_status 'text that its own era rejects is not upgraded' 1 "$VARVE_TRANSLATE" --era=2019 --upgrade "$tap_folder/wrong.mlir"
tap_ok 'in the words of that era' grep -q "2:8: error: 'std.addi' op operand #1 must be" "$tap_folder/stderr"
tap_status 'unless nothing is checked' 0 "$VARVE_TRANSLATE" --era=2019 --upgrade --no-verify "$tap_folder/wrong.mlir"
tap_done
