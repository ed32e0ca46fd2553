#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Bytecode that other releases of a dialect wrote: other layouts of properties (varve.layouts), and an older encoding of an
# attribute with the same code (varve.codes). Each release of the dialect d writes a module that the newest one reads.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
tool() { "$VARVE_TRANSLATE" --no-default-dialects "$@" 2>errors; }
few='[7, "list<svarint> $from, list<svarint> $to"]'

cat >new.irdl.mlir <<END
irdl.dialect @d attributes {varve.set = "own"} {
  irdl.attribute @"#way" attributes {
    varve.format = "\`<\` struct(from = list(\$from), via = list(\$via), to = list(\$to)) \`>\`",
    varve.codes = [[7, "list<svarint> \$from, list<svarint> \$via, list<svarint> \$to"], $few]
  } {
    %list = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(from: %list, via: %list, to: %list) {varve.defaults = {via = []}}
  }
  irdl.operation @go attributes {varve.layouts = "-bounds;-bounds +age? -size"} {
    %way = irdl.base "#d.way"
    %list = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %number = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {"bounds" = %list, "size" = %number, "way" = %way} {varve.optional = ["size"]}
  }
}
END

# older NAME ATTRIBUTE: a release without bounds
older() {
  cat >"$1.irdl.mlir" <<END
irdl.dialect @d attributes {varve.set = "own"} {
  irdl.attribute @"#way" attributes {varve.format = "\`<\` struct(from = list(\$from), to = list(\$to)) \`>\`", varve.codes = [$few]} {
    %list = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(from: %list, to: %list)
  }
  irdl.operation @go {
    %way = irdl.base "#d.way"
    %number = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {"$2" = %number, "way" = %way} {varve.optional = ["$2"]}
  }
}
END
}
older sized size
older aged age
echo '"d.go"() <{bounds = array<i32: 1>, size = 3 : i32, way = #d.way<from = [1], via = [2], to = [3]>}> : () -> ()' >new.mlir
echo '"d.go"() <{size = 3 : i32, way = #d.way<from = [1, 2], to = [3]>}> : () -> ()' >sized.mlir
echo '"d.go"() <{way = #d.way<from = [], to = [0]>}> : () -> ()' >aged.mlir

for release in new sized aged; do
  tap_ok "release '$release' writes bytecode" tool --dialect=$release.irdl.mlir --to=mlirbc $release.mlir -o $release.mlirbc
  tool --dialect=$release.irdl.mlir --mlir-print-op-generic $release.mlirbc >expected
  tool --dialect=new.irdl.mlir --no-verify --mlir-print-op-generic $release.mlirbc >printed
  tap_same "bytecode of release '$release' is read" expected printed
done
sed 's/{way/{age = "x", way/' aged.mlir >lost.mlir
tool --dialect=aged.irdl.mlir --no-verify --to=mlirbc lost.mlir -o lost.mlirbc
tap_status "a value that the definition has no place for is an error" 1 tool --dialect=new.irdl.mlir --no-verify lost.mlirbc
tool --dialect=new.irdl.mlir --to=mlirbc new.mlirbc -o again.mlirbc
tap_same "the newest layout and encoding are written" new.mlirbc again.mlirbc

sed 's/@"#way"/@"#path"/; /operation/,$d' new.irdl.mlir | sed '1d' >path
sed '1r path' new.irdl.mlir >two.irdl.mlir
"$VARVE_DIALECT" check two.irdl.mlir >messages 2>&1
tap_ok "a code of two attributes is a fault" grep -q "varve.codes: code 7 is that of" messages
# Lists of numbers were dense elements in StableHLO of JAX 0.4.20.
cat >list.mlir <<'END'
%0 = stablehlo.constant dense<1.0> : tensor<f32>
%1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<> : tensor<0xi64>}> : (tensor<f32>) -> tensor<2xf32>
END
for release in 18 24; do
  "$VARVE_TRANSLATE" --no-verify --to=mlirbc --producer=MLIR$release.0.0git list.mlir -o list$release.mlirbc 2>errors
done
tap_status "bytecode of an older LLVM may violate a constraint" 0 "$VARVE_TRANSLATE" list18.mlirbc
tap_ok "the operation is kept" grep -q 'broadcast_dimensions = dense<> : tensor<0xi64>' "$tap_folder/stdout"
tap_status "that of the LLVM of the pack may not" 1 "$VARVE_TRANSLATE" list24.mlirbc
tap_done
