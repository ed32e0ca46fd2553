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
same 'a decimal float is rounded once in the newest release' --era=llvm24c
"$VARVE_TRANSLATE" --era=llvm24c --to=mlirbc "$tap_folder/in" -o "$tap_folder/exact.mlirbc"
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

# Line ends
printf 'module {\r  // comment\r  func.func private @f(i32)\r}\r' >"$tap_folder/in"
"$VARVE_TRANSLATE" --mlir-print-debuginfo --mlir-print-local-scope "$tap_folder/in" >"$tap_folder/got"
tap_ok 'a carriage return starts no line and no column' grep -q '@f(i32) loc(".*in":1:25)' "$tap_folder/got"
tap_done
