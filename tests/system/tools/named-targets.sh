#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# --target with the name of a tool or a version of a project: what the tool has is written, and what it lacks is rejected.
. "$top_srcdir/tests/tap.sh"
cd "$tap_folder" || exit 1
translate() { "$VARVE_TRANSLATE" "$@"; }

cat >main.mlir <<'END'
module @m {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "out"}) {
    %0 = stablehlo.exponential %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
END
for target in jax-0.4.30 jax-0.4.35 jax-0.9.2 stablehlo@1.7.8; do
  tap_status "a module for $target" 0 translate --target=$target --to=mlirbc -o made.mlirbc main.mlir
  tap_ok "$target reads bytecode 4, which has no properties" test "$(od -An -tu1 -j4 -N1 made.mlirbc)" -eq 9
  translate --mlir-print-op-generic made.mlirbc >text 2>/dev/null
  tap_ok "$target: the symbol keeps its name" grep -q 'sym_name = "main"' text
done
tap_status 'another version of bytecode contradicts the target' 2 \
  translate --target=jax-0.4.35 --emit-bytecode-version=6 --to=mlirbc -o made.mlirbc main.mlir
tap_finds 'the error says which one it reads' '--target=jax-0.4.35 reads bytecode up to version 4 only' stderr
tap_status 'a target with properties' 0 translate --target=jax-0.10.2 --to=mlirbc -o made.mlirbc main.mlir
tap_ok 'is written with the newest bytecode' test "$(od -An -tu1 -j4 -N1 made.mlirbc)" -eq 13
tap_status 'the project alone is its newest target' 0 translate --target=stablehlo --to=mlirbc -o newest.mlirbc main.mlir
tap_same 'which is that of JAX 0.10.2' made.mlirbc newest.mlirbc
tap_status 'text of a target with packs' 0 translate --target=iree-3.13 main.mlir
tap_finds 'has the form of the tool' 'stablehlo.exponential %arg0 :' stdout

sed 's/%arg0 : tensor<4xf32>$/%arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>/' main.mlir >accurate.mlir
tap_status 'what came with a later version is rejected' 3 translate --target=jax-0.4.35 accurate.mlir
tap_finds 'the error says when it came' 'the accuracy of results is new in version 1.9.0' stderr
tap_finds 'and what the target has' 'cannot be converted to jax-0.4.35, which has version 1.7.8 of stablehlo' stderr
tap_status 'also with definitions that are named' 3 translate --dialect=stablehlo --target=jax-0.4.35 accurate.mlir
tap_status 'a version before all targets is checked as it is' 3 translate --target=stablehlo@0.9 accurate.mlir
tap_finds 'and named' 'which has version 0.9 of stablehlo' stderr
tap_status 'that version has it' 0 translate --target=jax-0.6.2 accurate.mlir
echo '"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2]>, sym_name = "m"}> : () -> ()' >mesh.mlir
tap_status 'a dialect of a project that the tool lacks is rejected' 3 translate --target=jax-0.4.30 mesh.mlir
tap_finds 'which the error names' "operation 'sdy.mesh' cannot be converted to jax-0.4.30: it has no dialect 'sdy'" stderr
tap_status 'a later tool has it' 0 translate --target=jax-0.4.35 mesh.mlir
echo 'func.func @f() { omp.barrier return }' >barrier.mlir
tap_status 'so is a dialect of LLVM' 3 translate --target=iree-3.13 barrier.mlir
tap_finds 'with the reason' "it has no dialect 'omp'" stderr
echo 'func.func private @f(tensor<2x!quant.uniform<i8:f32, 1.0>>)' >quant.mlir
tap_status 'and a type of one' 3 translate --target=jax-0.10.2 quant.mlir
tap_finds 'with its name' "there is no type '!quant.uniform'" stderr
echo '"own.op"() : () -> ()' >own.mlir
tap_status 'a dialect that nobody knows is kept' 0 translate --target=jax-0.4.35 own.mlir
tap_status 'an unknown target' 2 translate --target=jax-0.0.1 main.mlir
tap_finds 'the error says where names are' 'varve-dialect list --targets' stderr

"$VARVE_DIALECT" list --targets >list
for name in jax-0.4.30 jax-0.10.2 iree-3.13 triton-3.5 torch-mlir-20261001; do
  tap_ok "$name is listed" grep -q "^$name " list
done
tap_ok 'with what it holds' grep -q '^jax-0.4.35  *llvm19  *4  stablehlo@1.7.8, shardy@0.4.35; .* stablehlo' list

# The newest released version counts where nothing names one.
cat >top.mlir <<'END'
func.func @f(%a: tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>) {
  %v, %i = chlo.top_k(%a, k = 3) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
  return %v, %i : tensor<4x3xf32>, tensor<4x3xi32>
}
END
translate --to=mlirbc -o default.mlirbc top.mlir 2>/dev/null
translate --target=jax-0.10.2 --to=mlirbc -o released.mlirbc top.mlir
tap_same 'bytecode is written for the newest version that is released' released.mlirbc default.mlirbc
translate --target=iree-3.13 --to=mlirbc -o later.mlirbc top.mlir
translate --to=mlirbc -o again.mlirbc --producer=same later.mlirbc 2>/dev/null
translate --target=iree-3.13 --producer=same --to=mlirbc -o later.mlirbc top.mlir
tap_same 'bytecode of a later version stays as it is' later.mlirbc again.mlirbc

# What only an older version allows chooses it, as without a target.
cat >descriptor.mlir <<'END'
tt.func @f(%p: !tt.ptr<f16>, %n: i32, %s: i64, %one: i64) {
  %0 = tt.make_tensor_descriptor %p, [%n, %n], [%s, %one] : <f16>, <tensor<32x64xf16>>
  tt.return
}
END
tap_status 'a module of an older version is written for it' 0 translate --target=triton-3.5 descriptor.mlir
tap_finds 'as it is' ': <f16>, <tensor<32x64xf16>>' stdout

cat >iree.mlir <<'END'
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @x(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = util.optimization_barrier %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
END
translate --to=mlirbc -o default.mlirbc iree.mlir 2>/dev/null
translate --target=iree-3.13 --to=mlirbc -o target.mlirbc iree.mlir
tap_same 'a module of another project is written for the version that this has' target.mlirbc default.mlirbc

# Projects of one's own.
printf 'irdl.dialect @a attributes {varve.set = "own"} { irdl.operation @o { } }\n' >a.irdl.mlir
pack() { printf 'module attributes {varve.project = "a", varve.version = "2.1", varve.dialects = ["a"], varve.targets = %s} {}\n' "$1" >pack.mlir; }
pack '["tool-1: llvm19, bytecode 4, a@1.0, with a builtin", "tool-2: llvm22, bytecode 6, a@2.1"]'
mkdir packs
tap_status 'a pack names targets' 0 "$VARVE_DIALECT" compile -o packs/a.vdef pack.mlir
echo '"a.o"() : () -> () func.func private @f()' >a.mlir
tap_status 'a version of the project is its target' 3 translate --dialect-path=packs --target=a@1.5 a.mlir
tap_finds 'the newest that has no later one' "cannot be converted to a@1.5: it has no dialect 'func'" stderr
tap_status 'or another one' 0 translate --dialect-path=packs --target=a@2 a.mlir
pack '["tool-1: llvm99, bytecode 4, a@1.0"]'
tap_status 'a line that is no target is rejected' 1 "$VARVE_DIALECT" compile -o packs/a.vdef pack.mlir
tap_finds 'with an example' 'varve.targets must be an array of lines such as' stderr

# Eras by name
"$VARVE_DIALECT" list --eras >eras
tap_ok 'eras are listed with their states' grep -q '^llvm24-2026-09  *6 .*iree-3.13$' eras
tap_ok 'and with - for those that are no targets' grep -q '^2019  *- ' eras
printf '"t.a"() : () -> ()\n' >any.mlir
translate --era=iree-3.13 --to=mlirbc -o named.mlirbc any.mlir
tap_ok 'a tool names the era of its LLVM' grep -qa 'Varve [0-9.]* llvm24-2026-09' named.mlirbc
sed 1d eras | while read -r era rest; do
  "$VARVE_TRANSLATE" --era="$era" any.mlir >text 2>why || echo "$era: $(cat why)"
done >wrong
tap_empty 'each name is one of --era' wrong
tap_status 'another name is an error' 2 translate --era=llvm1 any.mlir
tap_finds 'which lists the names' "unknown era 'llvm1': it must be 2019, " stderr
tap_status 'and so is an era that is no target' 2 translate --target=2019 any.mlir
tap_finds 'for the same reason' "unknown target '2019': it must be llvm16, " stderr
tap_done
