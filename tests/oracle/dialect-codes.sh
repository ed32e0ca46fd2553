#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Types of quant and attributes of llvm: from one text the bytes of mlir-opt 22, which both read back alike.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22

opt='mlir-opt-22 --allow-unregistered-dialect'

# same_codes NAME: a module on standard input. Attributes of llvm also stand behind aliases and, in local scope, in one another.
same_codes() {
  cat >"$tap_folder/given.mlir"
  $opt --mlir-print-op-generic --mlir-print-debuginfo <"$tap_folder/given.mlir" >"$tap_folder/aliases.mlir"
  $opt --mlir-print-op-generic --mlir-print-local-scope <"$tap_folder/given.mlir" >"$tap_folder/local.mlir"
  for form in given aliases local; do
    for version in 0 4 6; do
      $opt --emit-bytecode "--emit-bytecode-version=$version" <"$tap_folder/$form.mlir" >"$tap_folder/theirs.bc"
      "$VARVE_TRANSLATE" --emit-bytecode "--emit-bytecode-version=$version" --producer=MLIR22.1.8 - \
        <"$tap_folder/$form.mlir" >"$tap_folder/ours.bc"
      tap_same "$1, $form: bytes of version $version" "$tap_folder/theirs.bc" "$tap_folder/ours.bc"
    done
  done
  $opt --mlir-print-op-generic "$tap_folder/ours.bc" >"$tap_folder/theirs"
  "$VARVE_TRANSLATE" --mlir-print-op-generic "$tap_folder/ours.bc" >"$tap_folder/ours"
  tap_same "$1: read back" "$tap_folder/theirs" "$tap_folder/ours"
}

same_codes 'quant' <<'end'
"t.any"() : () -> (!quant.any<i8>, !quant.any<u8:f32>, !quant.any<i8<-3:4>:f32>, !quant.any<u32<0:100>>)
"t.calibrated"() : () -> (!quant.calibrated<f32<-0.998:1.2321>>, !quant.calibrated<f64<-1.0e300:5.0e-324>>)
"t.uniform"() : () -> (!quant.uniform<i8:f32, 2.0:10>, !quant.uniform<u4<1:14>:f16, 0.1>, !quant.uniform<i8:f64, 123456789.0>,
  !quant.uniform<i32:bf16, 0.25:-2147483648>, tensor<2x!quant.uniform<i8:f32, 0.5>>)
"t.axis"() : () -> (!quant.uniform<i8:f32:1, {2.0, 0.5:3, 1.0:-2}>, !quant.uniform<u8<1:255>:f32:0, {200.0}>)
"t.channels"() : () -> (!quant.uniform<i8:f32:{0:2, 1:3}, {{1.0:1, 2.0}, {3.0:1, 4.0:-1}}>,
  !quant.uniform<i4:f16:{0:2}, {0.5:-1, 0.5}>, !quant.uniform<i8:f32:{1:2, 0:1}, {{1.0, 1.0}}>)
end

same_codes 'llvm' <"$top_srcdir/tests/data/codes/llvm.mlir"
tap_done
