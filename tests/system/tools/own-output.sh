#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Varve reads the text that it prints, and reads spellings that mlir-opt has but never prints.
. "$top_srcdir/tests/tap.sh"

# same NAME OPTION...: the file "in" is printed as the file "out".
same() {
  name=$1
  shift
  tap_status "$name is read" 0 "$VARVE_TRANSLATE" "$@" "$tap_folder/in"
  cp "$tap_folder/stdout" "$tap_folder/got"
  tap_same "$name" "$tap_folder/out" "$tap_folder/got"
}

# Long floats
cat >"$tap_folder/in" <<'X'
"a.b"() {a = 1.0E+309 : f80, b = 0.1 : f128, c = dense<[0.1, 1.0E-320]> : tensor<2xf80>, d = 1.00000017881393432617187499 : f32} : () -> ()
X
cat >"$tap_folder/out" <<'X'
module {
  "a.b"() {a = 9.99999999999999999986E+308 : f80, b = 1.000000e-01 : f128, c = dense<[1.000000e-01, 1.000000e-320]> : tensor<2xf80>, d = 1.00000012 : f32} : () -> ()
}

X
same 'a decimal float is rounded once in the newest release' --era=llvm24-2026-09
"$VARVE_TRANSLATE" --era=llvm24-2026-09 --to=mlirbc "$tap_folder/in" -o "$tap_folder/exact.mlirbc"
cat >"$tap_folder/out" <<'X'
module {
  "a.b"() {a = 0x4401B201833B35D63F73 : f80, b = 0x3FFB999999999999999999999999999A : f128, c = dense<[0x3FFBCCCCCCCCCCCCCCCD, 0x3BD7FD00B897478238D1]> : tensor<2xf80>, d = 1.00000012 : f32} : () -> ()
}

X
"$VARVE_TRANSLATE" --era=llvm22 "$tap_folder/exact.mlirbc" >"$tap_folder/got"
tap_same 'a release that rounds twice gets the bits in hex' "$tap_folder/out" "$tap_folder/got"
cp "$tap_folder/out" "$tap_folder/in"
same 'and keeps them' --era=llvm22
cat >"$tap_folder/in" <<'X'
"a.b"() {a = 1.0E+309 : f80, b = 0.1 : f128, c = 0.1 : f80} : () -> ()
X
cat >"$tap_folder/out" <<'X'
module {
  "a.b"() {a = 0x7FFF8000000000000000 : f80, b = 0.100000000000000005551115123125782702 : f128, c = 0.100000000000000005551 : f80} : () -> ()
}

X
same 'LLVM 22 rounds a decimal float to f64 first' --era=llvm22

# Bit vectors
cat >"$tap_folder/in" <<'X'
!byte = !smt.bv<8>
%0 = smt.bv.constant #smt.bv<0x0f> : !smt.bv<8>
%1 = smt.bv.constant #smt.bv< 255 > : !byte
%2 = smt.bv.constant #smt.bv<-128> : !smt.bv<8>
%3 = smt.bv.constant #smt.bv<-0> : !smt.bv<100>
"a.b"() {x = [#smt.bv<0xFFFFFFFFFFFFFFFFFFFFFFFFE> : !smt.bv<100>]} : () -> ()
X
cat >"$tap_folder/out" <<'X'
module {
  %c15_bv8 = smt.bv.constant #smt.bv<15> : !smt.bv<8>
  %c-1_bv8 = smt.bv.constant #smt.bv<-1> : !smt.bv<8>
  %c-128_bv8 = smt.bv.constant #smt.bv<-128> : !smt.bv<8>
  %c0_bv100 = smt.bv.constant #smt.bv<0> : !smt.bv<100>
  "a.b"() {x = [#smt.bv<-2> : !smt.bv<100>]} : () -> ()
}

X
same 'the value of a bit vector is signed'
for value in 256 -129 0x1FF; do
  echo "%0 = smt.bv.constant #smt.bv<$value> : !smt.bv<8>" >"$tap_folder/in"
  tap_status "$value is no vector of 8 bits" 1 "$VARVE_TRANSLATE" "$tap_folder/in"
done

# Encodings and shapes
cat >"$tap_folder/in" <<'X'
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), crdWidth = 8, }>>)
X
cat >"$tap_folder/out" <<'X'
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), crdWidth = 8 }>
module {
  func.func private @f(tensor<4x4xf32, #sparse>)
}

X
same 'a comma may follow the last entry of a sparse encoding'
cat >"$tap_folder/in" <<'X'
module {
  func.func @f(%arg0: tensor<32x60xf32>) -> tensor<4x8x60xf32> {
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [4, 8, 64] : tensor<32x60xf32> into tensor<4x8x60xf32>
    return %expanded : tensor<4x8x60xf32>
  }
}

X
cp "$tap_folder/in" "$tap_folder/out"
same 'LLVM 22 does not compare the output shape of a tensor with its type'
sed 's/tensor</memref</g; s/tensor\./memref./; s/expanded/expand_shape/g' "$tap_folder/out" >"$tap_folder/in"
tap_status 'but that of a memref' 1 "$VARVE_TRANSLATE" "$tap_folder/in"
sed 's/, %arg0/&/; s/(%arg0: memref<32x60xf32>)/(%arg0: memref<32x60xf32>, %i: index)/; s/64\]/%i]/' "$tap_folder/in" >"$tap_folder/dynamic"
tap_status 'which has no dynamic size where the type is static' 1 "$VARVE_TRANSLATE" "$tap_folder/dynamic"

# Descriptors
cat >"$tap_folder/in" <<'X'
func.func private @f(!xegpu.tensor_desc<32xbf16, #xegpu.block_tdesc_attr<array_length = 1>>, !xegpu.tensor_desc<32xbf16, #xegpu.layout<lane_layout = [1], lane_data = [1]>, #xegpu.block_tdesc_attr<memory_space = slm>>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<chunk_size = 1>>) attributes {a = #xegpu.block_tdesc_attr<array_length = 1>}
X
cat >"$tap_folder/out" <<'X'
module {
  func.func private @f(!xegpu.tensor_desc<32xbf16>, !xegpu.tensor_desc<32xbf16, #xegpu.block_tdesc_attr<memory_space =  slm>, #xegpu.layout<lane_layout = [1], lane_data = [1]>>, !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) attributes {a = #xegpu.block_tdesc_attr<>}
}

X
same 'the default encoding of a descriptor is dropped, and another one precedes the layout'

# Properties of LLVM 24
cat >"$tap_folder/in" <<'X'
func.func @f() {
  emitc.call_opaque "g"() : () -> ()
  "emitc.call_opaque"() <{callee = "h", template_args = [i32]}> {a} : () -> ()
  return
}
X
cat >"$tap_folder/out" <<'X'
module {
  func.func @f() {
    emitc.call_opaque "g"()  : () -> ()
    emitc.call_opaque "h"() <{template_args = [i32]}> {a} : () -> ()
    return
  }
}

X
same 'properties of emitc.call_opaque in LLVM 24' --era=llvm24-2026-07
cp "$tap_folder/out" "$tap_folder/in"
same 'and again' --era=llvm24-2026-07
sed 's/()  :/() :/; s/<{\(.*\)}>/<\1>/' "$tap_folder/in" >"$tap_folder/out"
sed 's/  :/ :/; s/emitc.call_opaque "h"() <{/"emitc.call_opaque"() <{callee = "h", /' "$tap_folder/in" >"$tap_folder/generic"
cp "$tap_folder/generic" "$tap_folder/in"
same 'those of its newest state' --era=llvm24-2026-09
cp "$tap_folder/out" "$tap_folder/in"
same 'and again' --era=llvm24-2026-09

# Empty attributes of ports
cat >"$tap_folder/in" <<'X'
"hw.module"() <{module_type = !hw.modty<input a : i5, output b : i5>, parameters = [], per_port_attrs = [], sym_name = "m"}> ({
^bb0(%a: i5):
  "hw.output"(%a) : (i5) -> ()
}) : () -> ()
"hw.module.extern"() <{module_type = !hw.modty<input a : i5>, parameters = [], per_port_attrs = [{}], sym_name = "n"}> ({}) : () -> ()
X
cat >"$tap_folder/out" <<'X'
module {
  hw.module @m(in %a : i5, out b : i5) {
    hw.output %a : i5
  }
  hw.module.extern @n(in %a : i5)
}

X
same 'a form without the empty attributes of ports'

# Line ends
printf 'module {\r  // comment\r  func.func private @f(i32)\r}\r' >"$tap_folder/in"
"$VARVE_TRANSLATE" --mlir-print-debuginfo --mlir-print-local-scope "$tap_folder/in" >"$tap_folder/got"
tap_ok 'a carriage return starts no line and no column' grep -q '@f(i32) loc(".*in":1:25)' "$tap_folder/got"

# Definitions of packs
mkdir "$tap_folder/packs" "$tap_folder/other"
pack() { # FOLDER ERA CASE FORMAT
  cat >"$tap_folder/shop.irdl.mlir" <<X
irdl.dialect @shop attributes {varve.set = "shop"} {
  "varve.enum"() {sym_name = "Way", storage = i32, cases = [["$3", 0 : i32], ["down", 1 : i32]]} : () -> ()
  irdl.attribute @"#way" attributes {varve.format = "\`<\` \$value \`>\`"} {
    %0 = irdl.any {varve.rule = "enum<@Way>"}
    irdl.parameters(value: %0)
  }
  irdl.operation @move attributes {varve.format = "$4 attr-dict"} {
    %0 = irdl.base "#shop.way"
    irdl.attributes {"way" = %0}
  }
  irdl.operation @wait attributes {varve.format = "attr-dict"} {}
}
X
  echo "module attributes {varve.project = \"shop\", varve.version = \"1\", varve.llvm = \"24\", $2varve.dialects = [\"shop\"]} {}" \
    >"$tap_folder/pack.mlir"
  (cd "$tap_folder" && "$VARVE_DIALECT" compile -o "$1/shop.vdef" pack.mlir)
}
pack packs 'varve.era = "llvm24-2026-07", ' up '`to` $way'
pack other 'varve.era = "llvm24-2026-07", ' above '`to` $way'
VARVE_DIALECT_PATH=$tap_folder/packs
export VARVE_DIALECT_PATH
cat >"$tap_folder/in" <<'X'
module {
  shop.move to <up>
  shop.wait
  shop.move to <down> {a}
}

X
cp "$tap_folder/in" "$tap_folder/out"
same 'the pack reads the text'
cat >"$tap_folder/out" <<'X'
module {
  "shop.move"() <{way = #shop.way<up>}> : () -> ()
  "shop.wait"() : () -> ()
  "shop.move"() <{way = #shop.way<down>}> {a} : () -> ()
}

X
for form in packed mapped; do
  "$VARVE_TRANSLATE" --layout=$form "$tap_folder/in" -o "$tap_folder/$form.varve"
  VARVE_DIALECT_PATH=$tap_folder/other
  tap_status "a $form file is read with a pack that does not fit" 0 "$VARVE_TRANSLATE" "$tap_folder/$form.varve"
  cp "$tap_folder/stdout" "$tap_folder/got"
  tap_same 'as if there were no definitions' "$tap_folder/out" "$tap_folder/got"
  tap_ok 'with a warning' grep -q 'warning: the definitions that were found by name, those of .*, do not fit this file' "$tap_folder/stderr"
  "$VARVE_TRANSLATE" "$tap_folder/got" >"$tap_folder/again"
  tap_same 'which is what its text means' "$tap_folder/out" "$tap_folder/again"
  VARVE_DIALECT_PATH=$tap_folder/packs
done

# Releases that packs are not for
sed 's/<{\(.*\)}> {a}/{a, \1}/; s/<{\(.*\)}>/{\1}/' "$tap_folder/out" >"$tap_folder/plain"
cp "$tap_folder/plain" "$tap_folder/out"
for target in llvm16 llvm19; do
  same "operations of packs for $target are generic" --target=$target
done
"$VARVE_TRANSLATE" --target=llvm19 --to=mlirbc "$tap_folder/in" -o "$tap_folder/old.mlirbc"
VARVE_DIALECT_PATH= "$VARVE_TRANSLATE" --era=llvm19 "$tap_folder/old.mlirbc" >"$tap_folder/got"
tap_same 'bytecode, too, without native properties' "$tap_folder/out" "$tap_folder/got"
if command -v mlir-opt-19 >/dev/null 2>&1; then
  mlir-opt-19 --allow-unregistered-dialect --mlir-print-op-generic "$tap_folder/old.mlirbc" >"$tap_folder/theirs"
  tap_ok 'as mlir-opt 19 reads it' grep -q '"shop.move"() {a, way = #shop.way<down>} : () -> ()' "$tap_folder/theirs"
fi
cp "$tap_folder/in" "$tap_folder/out"
same 'the release of the pack has its text' --target=llvm24-2026-07

# Locations that the target lacks
cat >"$tap_folder/in" <<'X'
module {
  "a.b"() : () -> () loc("x":1:2 to 3:4)
}

X
tap_status 'a location may be what the target lacks' 3 "$VARVE_TRANSLATE" --target=llvm19 "$tap_folder/in"
sed 's/ loc(.*//' "$tap_folder/in" >"$tap_folder/out"
same 'it is dropped first' --target=llvm19 --strip-debuginfo
tap_done
