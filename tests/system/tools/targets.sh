#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# --target of varve-translate, and the examples of format-spec/upgrades.md, "Downgrades": each is converted to the release that it
# names, and upgraded again.
. "$top_srcdir/tests/tap.sh"

document=$top_srcdir/format-spec/upgrades.md
awk -v folder="$tap_folder" '
  /^#### Example of / { rule = $4 }
  /^```mlir llvm22 to / { file = folder "/" rule ".now"; print rule, $4 > (folder "/examples"); next }
  /^```mlir made for / { file = folder "/" rule ".made"; next }
  /^```mlir refused / { file = folder "/refused" ++refused; print refused, $3 > (folder "/refusals"); next }
  /^```$/ && file == "" && refused { file = folder "/message" refused; next }
  /^```/ { file = ""; next }
  file != "" { print > file }' "$document"

# A printed module ends with an empty line, a block of the document does not.
convert() { "$VARVE_TRANSLATE" "$@" 2>"$tap_folder/errors" | sed '$ { /^$/d }'; }
while read -r rule release; do
  convert --target="$release" --report "$tap_folder/$rule.now" >"$tap_folder/text"
  tap_same "$rule runs backwards for $release" "$tap_folder/$rule.made" "$tap_folder/text"
  tap_ok "$rule is reported" grep -q "^changed: $rule " "$tap_folder/errors"
  convert --era="$release" --upgrade "$tap_folder/$rule.made" >"$tap_folder/text"
  tap_same "$rule is upgraded again" "$tap_folder/$rule.now" "$tap_folder/text"
  judge=mlir-opt-${release#llvm}
  if command -v "$judge" >/dev/null; then
    tap_status "$judge reads the result of $rule" 0 "$judge" "$tap_folder/$rule.made"
    "$VARVE_TRANSLATE" --target="$release" --to=mlirbc -o "$tap_folder/made.mlirbc" "$tap_folder/$rule.now"
    tap_status "$judge reads the bytecode of $rule" 0 "$judge" "$tap_folder/made.mlirbc"
  fi
done <"$tap_folder/examples"

while read -r number release; do
  tap_status "refusal $number has status 3" 3 "$VARVE_TRANSLATE" --target="$release" "$tap_folder/refused$number"
  tap_ok 'and names the operation and the reason' grep -qF "$(cat "$tap_folder/message$number")" "$tap_folder/stderr"
done <"$tap_folder/refusals"

# Types and attributes of dialects that a release does not have are text to it, and it has these of a dialect it knows.
echo '%0 = "test.op"() {a = #shard.shard, b = #spirv.entry_point_abi<workgroup_size = [8]>} : () -> !smt.bool' >"$tap_folder/kept"
for release in llvm16 llvm19; do
  convert --target=$release "$tap_folder/kept" | sed -n 's/^  //p' >"$tap_folder/text"
  tap_same "$release keeps types and attributes of unknown dialects" "$tap_folder/kept" "$tap_folder/text"
done

now=$tap_folder/arith.now
tap_status '--target accepts no other release' 2 "$VARVE_TRANSLATE" --target=llvm13 "$now"
tap_status 'LLVM 16 has no bytecode version above 0' 2 \
  "$VARVE_TRANSLATE" --target=llvm16 --to=mlirbc --emit-bytecode-version=1 -o "$tap_folder/x.mlirbc" "$now"
"$VARVE_TRANSLATE" --target=llvm16 --to=mlirbc -o "$tap_folder/x.mlirbc" "$now"
tap_ok 'the producer names the target' grep -qa 'Varve [0-9.]* llvm16' "$tap_folder/x.mlirbc"
"$VARVE_TRANSLATE" --target=llvm22 "$now" | sed '$ { /^$/d }' >"$tap_folder/text"
tap_same 'a module of the target stays as it is' "$now" "$tap_folder/text"
cat >"$tap_folder/old.mlir" <<'EOF'
func @f(%a: i32) -> i32 {
  %0 = addi %a, %a : i32
  return %0 : i32
}
EOF
"$VARVE_TRANSLATE" --era=2019 --target=llvm16 "$tap_folder/old.mlir" >"$tap_folder/text"
tap_ok 'a module of an earlier era is upgraded first' grep -q 'arith.addi' "$tap_folder/text"
printf '%s\n' 'func.func @f(%a: i32) { "func.return"(%a) : (i32) -> () }' >"$tap_folder/wrong.mlir"
tap_status 'an invalid module is not converted' 1 "$VARVE_TRANSLATE" --target=llvm16 "$tap_folder/wrong.mlir"
printf '%s\n' '"d.x"() <{a = 1 : i32}> : () -> ()' >"$tap_folder/unknown.mlir"
tap_status 'properties without a definition are rejected where there are none' 3 \
  "$VARVE_TRANSLATE" --target=llvm16 "$tap_folder/unknown.mlir"
"$VARVE_TRANSLATE" --target=llvm19 "$tap_folder/unknown.mlir" >"$tap_folder/text"
tap_ok 'and kept elsewhere' grep -q '<{a = 1 : i32}>' "$tap_folder/text"

# LLVM 24
cat >"$tap_folder/kernel.mlir" <<'EOF'
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%arg0: f32) kernel {
      gpu.return
    }
  }
  func.func @f(%arg0: index, %arg1: f32) {
    gpu.launch_func  @m::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg1 : f32)
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
      gpu.terminator
    }
    return
  }
}
EOF
for state in llvm24-2026-07 llvm24-2026-08 llvm24-2026-09; do
  "$VARVE_TRANSLATE" --target=$state --mlir-print-op-generic "$tap_folder/kernel.mlir" >"$tap_folder/text"
  tap_ok "a property says that a function is a kernel: $state" grep -q '<{function_type = (f32) -> (), kernel' "$tap_folder/text"
  tap_ok "a launch has one group of operands more: $state" grep -q 'array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>' "$tap_folder/text"
  convert --era=$state --upgrade "$tap_folder/text" >"$tap_folder/again"
  tap_same "both are upgraded again: $state" "$tap_folder/kernel.mlir" "$tap_folder/again"
  "$VARVE_TRANSLATE" --target=$state --to=mlirbc -o "$tap_folder/made.mlirbc" "$tap_folder/kernel.mlir"
  convert --upgrade "$tap_folder/made.mlirbc" >"$tap_folder/again"
  tap_same "also from bytecode: $state" "$tap_folder/kernel.mlir" "$tap_folder/again"
done
printf 'func.func @f(%%a: i32) {\n  "arith.addi"(%%a, %%a) {operandSegmentSizes = array<i32: 1, 1>} : (i32, i32) -> i32\n  return\n}\n' >"$tap_folder/sizes.mlir"
"$VARVE_TRANSLATE" --target=llvm19 "$tap_folder/sizes.mlir" >"$tap_folder/text"
tap_ok 'a discardable attribute may have the name of sizes' grep -q '{operandSegmentSizes = array<i32: 1, 1>}' "$tap_folder/text"
printf 'func.func @f() {\n  gpu.barrier\n  return\n}\n' >"$tap_folder/barrier.mlir"
tap_status 'a barrier of LLVM 24 is one for the workgroup' 0 "$VARVE_TRANSLATE" --era=llvm24-2026-07 --target=llvm22 "$tap_folder/barrier.mlir"
tap_ok 'as it was before' grep -q '^    gpu.barrier$' "$tap_folder/stdout"
sed 's/gpu.barrier/gpu.barrier scope <cluster>/' "$tap_folder/barrier.mlir" >"$tap_folder/cluster.mlir"
tap_status 'another scope is rejected' 3 "$VARVE_TRANSLATE" --era=llvm24-2026-07 --target=llvm22 "$tap_folder/cluster.mlir"
cat >"$tap_folder/pack.mlir" <<'EOF'
func.func @f(%a: memref<4x8xf32>, %b: memref<2x2x2x4xf32>) {
  linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %b : memref<4x8xf32> -> memref<2x2x2x4xf32>
  return
}
EOF
"$VARVE_TRANSLATE" --era=llvm24-2026-07 --upgrade "$tap_folder/pack.mlir" >"$tap_folder/text"
tap_ok 'what has other results in LLVM 22 is set apart' grep -q '"legacy.linalg.pack"(%arg0, %arg1)' "$tap_folder/text"
tap_status 'and strict upgrades reject it' 3 "$VARVE_TRANSLATE" --era=llvm24-2026-07 --upgrade=strict "$tap_folder/pack.mlir"
printf '"test.op"() : () -> ()\n' >"$tap_folder/test.mlir"
for era in llvm22 llvm24-2026-07; do
  "$VARVE_TRANSLATE" --era=$era --producer=p --to=mlirbc -o "$tap_folder/$era.mlirbc" "$tap_folder/test.mlir"
done
tap_ok 'the test dialect has no version in LLVM 24' test "$(wc -c <"$tap_folder/llvm24-2026-07.mlirbc")" -lt "$(wc -c <"$tap_folder/llvm22.mlirbc")"
printf '%s\n' '%a, %b, %s = "d.x"() : () -> (i64, i64, !llvm.struct<(i32, i32, i32, i32)>)' \
  '%0 = nvvm.wgmma.mma_async %a, %b, %s, <m = 64, n = 8, k = 32>, D[<s32>, <one>, <satfinite>], A[<s8>, <one>, <row>], B[<s8>, <one>, <col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>' >"$tap_folder/struct.mlir"
"$VARVE_TRANSLATE" "$tap_folder/struct.mlir" >"$tap_folder/text"
tap_ok 'a struct is printed with its name' grep -q ' : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<' "$tap_folder/text"
tap_done
