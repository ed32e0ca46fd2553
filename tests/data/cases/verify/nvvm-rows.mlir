// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in nvvm: one piece for each message, and operations that come close to one.

func.func @threads_without_barrier(%a: i32) {
  // expected-error@+1 {{'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15}}
  "nvvm.barrier"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
  return
}
// -----
func.func @reduction_of_other_barrier(%a: i32) {
  // expected-error@+1 {{'nvvm.barrier' op reduction are only available when id is 0}}
  %0 = "nvvm.barrier"(%a, %a) <{operandSegmentSizes = array<i32: 1, 0, 1>, reductionOp = #nvvm.reduction<and>}> : (i32, i32) -> i32
  return
}
// -----
func.func @reduction_without_predicate() {
  // expected-error@+1 {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  %0 = "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>, reductionOp = #nvvm.reduction<and>}> : () -> i32
  return
}
// -----
func.func @predicate_without_reduction(%a: i32) {
  // expected-error@+1 {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  %0 = "nvvm.barrier"(%a) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> i32
  return
}
// -----
func.func @empty_range() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 5, 5> : i32
  return
}
// -----
func.func @accepted_ranges() {
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 0> : i32
  %1 = nvvm.read.ptx.sreg.tid.x range <i32, -1, -1> : i32
  %2 = nvvm.read.ptx.sreg.tid.y range <i32, 0, 5> : i32
  return
}
// -----
func.func @canceled_is_no_truth(%a: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1}}
  %0 = "nvvm.clusterlaunchcontrol.query.cancel"(%a) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> i32
  return
}
// -----
func.func @first_is_a_truth(%a: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
  %0 = "nvvm.clusterlaunchcontrol.query.cancel"(%a) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_y>}> : (i128) -> i1
  return
}
// -----
func.func @bf16_to_e5m2(%a: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %0 = "nvvm.convert.bf16x2.to.f8x2"(%a) <{dstTy = f8E5M2, rnd = #nvvm.fp_rnd_mode<rz>}> : (vector<2xbf16>) -> i16
  return
}
// -----
func.func @bf16_rounded_to_nearest(%a: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
  %0 = "nvvm.convert.bf16x2.to.f8x2"(%a) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rn>}> : (vector<2xbf16>) -> i16
  return
}
// -----
func.func @f16_to_e8m0(%a: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %0 = "nvvm.convert.f16x2.to.f8x2"(%a) <{dstTy = f8E8M0FNU}> : (vector<2xf16>) -> i16
  return
}
// -----
func.func @rounded_up(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %0 = "nvvm.convert.f32x2.to.f16x2"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rp>}> : (f32, f32) -> vector<2xf16>
  return
}
// -----
func.func @rounded_up_to_bf16(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
  %0 = "nvvm.convert.f32x2.to.bf16x2"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rp>}> : (f32, f32) -> vector<2xbf16>
  return
}
// -----
func.func @no_random_bits(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op random_bits is required for RS rounding mode.}}
  %0 = "nvvm.convert.f32x2.to.f16x2"(%a, %a) <{rnd = #nvvm.fp_rnd_mode<rs>}> : (f32, f32) -> vector<2xf16>
  return
}
// -----
func.func @random_bits(%a: f32, %b: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %0 = "nvvm.convert.f32x2.to.bf16x2"(%a, %a, %b) <{rnd = #nvvm.fp_rnd_mode<rn>}> : (f32, f32, i32) -> vector<2xbf16>
  return
}
// -----
func.func @four_bits(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
  %0 = "nvvm.convert.f32x2.to.f4x2"(%a, %a) <{dstTy = f8E5M2}> : (f32, f32) -> i8
  return
}
// -----
func.func @six_bits(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %0 = "nvvm.convert.f32x2.to.f6x2"(%a, %a) <{dstTy = f8E5M2}> : (f32, f32) -> i16
  return
}
// -----
func.func @eight_bits(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %0 = "nvvm.convert.f32x2.to.f8x2"(%a, %a) <{dstTy = f4E2M1FN, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> i16
  return
}
// -----
func.func @eight_bits_rounded_to_zero(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = "nvvm.convert.f32x2.to.f8x2"(%a, %a) <{dstTy = f8E5M2, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> i16
  return
}
// -----
func.func @eight_bits_not_saturated(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = "nvvm.convert.f32x2.to.f8x2"(%a, %a) <{dstTy = f8E5M2, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
  return
}
// -----
func.func @exponent_rounded_to_nearest(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %0 = "nvvm.convert.f32x2.to.f8x2"(%a, %a) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
  return
}
// -----
func.func @exponent_with_relu(%a: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type}}
  %0 = "nvvm.convert.f32x2.to.f8x2"(%a, %a) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>, relu = true}> : (f32, f32) -> i16
  return
}
// -----
func.func @four_of_four_bits(%a: vector<4xf32>, %b: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.}}
  %0 = "nvvm.convert.f32x4.to.f4x4"(%a, %b) <{dstTy = f8E5M2}> : (vector<4xf32>, i32) -> i16
  return
}
// -----
func.func @four_of_six_bits(%a: vector<4xf32>, %b: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x4.to.f6x4' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.}}
  %0 = "nvvm.convert.f32x4.to.f6x4"(%a, %b) <{dstTy = f8E5M2}> : (vector<4xf32>, i32) -> vector<4xi8>
  return
}
// -----
func.func @four_of_eight_bits(%a: vector<4xf32>, %b: i32) {
  // expected-error@+1 {{'nvvm.convert.f32x4.to.f8x4' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.}}
  %0 = "nvvm.convert.f32x4.to.f8x4"(%a, %b) <{dstTy = f8E8M0FNU}> : (vector<4xf32>, i32) -> vector<4xi8>
  return
}
// -----
func.func @from_four_bits(%a: i8) {
  // expected-error@+1 {{'nvvm.convert.f4x2.to.f16x2' op Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.}}
  %0 = "nvvm.convert.f4x2.to.f16x2"(%a) <{srcType = f8E5M2}> : (i8) -> vector<2xf16>
  return
}
// -----
func.func @from_six_bits(%a: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
  %0 = "nvvm.convert.f6x2.to.f16x2"(%a) <{srcType = f8E5M2}> : (vector<2xi8>) -> vector<2xf16>
  return
}
// -----
func.func @from_eight_bits_to_bf16(%a: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.}}
  %0 = "nvvm.convert.f8x2.to.bf16x2"(%a) <{srcType = f8E5M2}> : (vector<2xi8>) -> vector<2xbf16>
  return
}
// -----
func.func @from_eight_bits(%a: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
  %0 = "nvvm.convert.f8x2.to.f16x2"(%a) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xf16>
  return
}
// -----
func.func @away_with_relu(%a: f32) {
  // expected-error@+1 {{Relu not supported with rna rounding mode.}}
  %0 = "nvvm.convert.float.to.tf32"(%a) <{rnd = #nvvm.fp_rnd_mode<rna>, relu = true}> : (f32) -> i32
  return
}
// -----
func.func @tf32_rounded_up(%a: f32) {
  // expected-error@+1 {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %0 = "nvvm.convert.float.to.tf32"(%a) <{rnd = #nvvm.fp_rnd_mode<rp>}> : (f32) -> i32
  return
}
// -----
func.func @accepted_bf16(%a: vector<2xbf16>) {
  %0 = "nvvm.convert.bf16x2.to.f8x2"(%a) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>}> : (vector<2xbf16>) -> i16
  return
}
// -----
func.func @accepted_f16(%a: vector<2xf16>) {
  %0 = "nvvm.convert.f16x2.to.f8x2"(%a) <{dstTy = f8E5M2}> : (vector<2xf16>) -> i16
  return
}
// -----
func.func @accepted_four_bits(%a: f32) {
  %0 = "nvvm.convert.f32x2.to.f4x2"(%a, %a) <{dstTy = f4E2M1FN}> : (f32, f32) -> i8
  return
}
// -----
func.func @accepted_six_bits(%a: f32) {
  %0 = "nvvm.convert.f32x2.to.f6x2"(%a, %a) <{dstTy = f6E2M3FN}> : (f32, f32) -> i16
  return
}
// -----
func.func @accepted_exponent(%a: f32) {
  %0 = "nvvm.convert.f32x2.to.f8x2"(%a, %a) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> i16
  return
}
// -----
func.func @accepted_eight_bits(%a: f32) {
  %0 = "nvvm.convert.f32x2.to.f8x2"(%a, %a) <{dstTy = f8E5M2, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> i16
  return
}
// -----
func.func @accepted_four_of_four_bits(%a: vector<4xf32>, %b: i32) {
  %0 = "nvvm.convert.f32x4.to.f4x4"(%a, %b) <{dstTy = f4E2M1FN}> : (vector<4xf32>, i32) -> i16
  return
}
// -----
func.func @accepted_four_of_six_bits(%a: vector<4xf32>, %b: i32) {
  %0 = "nvvm.convert.f32x4.to.f6x4"(%a, %b) <{dstTy = f6E3M2FN}> : (vector<4xf32>, i32) -> vector<4xi8>
  return
}
// -----
func.func @accepted_four_of_eight_bits(%a: vector<4xf32>, %b: i32) {
  %0 = "nvvm.convert.f32x4.to.f8x4"(%a, %b) <{dstTy = f8E4M3FN}> : (vector<4xf32>, i32) -> vector<4xi8>
  return
}
// -----
func.func @accepted_from_four_bits(%a: i8) {
  %0 = "nvvm.convert.f4x2.to.f16x2"(%a) <{srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
  return
}
// -----
func.func @accepted_from_six_bits(%a: vector<2xi8>) {
  %0 = "nvvm.convert.f6x2.to.f16x2"(%a) <{srcType = f6E2M3FN}> : (vector<2xi8>) -> vector<2xf16>
  return
}
// -----
func.func @accepted_from_exponents(%a: vector<2xi8>) {
  %0 = "nvvm.convert.f8x2.to.bf16x2"(%a) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xbf16>
  return
}
// -----
func.func @accepted_from_eight_bits(%a: vector<2xi8>) {
  %0 = "nvvm.convert.f8x2.to.f16x2"(%a) <{srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xf16>
  return
}
// -----
func.func @accepted_tf32(%a: f32) {
  %0 = "nvvm.convert.float.to.tf32"(%a) <{rnd = #nvvm.fp_rnd_mode<rna>}> : (f32) -> i32
  return
}
// -----
func.func @accepted_random_bits(%a: f32, %b: i32) {
  %0 = "nvvm.convert.f32x2.to.bf16x2"(%a, %a, %b) <{rnd = #nvvm.fp_rnd_mode<rs>}> : (f32, f32, i32) -> vector<2xbf16>
  return
}
// -----
func.func @multicast_in_block(%a: !llvm.ptr<3>, %b: !llvm.ptr<1>, %c: i32, %d: i16) {
  // expected-error@+1 {{Multicast is not supported with shared::cta mode.}}
  "nvvm.cp.async.bulk.shared.cluster.global"(%a, %b, %a, %c, %d) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16) -> ()
  return
}
// -----
func.func @stored_by_predicate(%a: !llvm.ptr, %b: !llvm.ptr<3>, %c: i32, %d: i1) {
  // expected-error@+1 {{Inline-ptx lowering supported only for Tile mode.}}
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a, %b, %c, %c, %c, %d) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 3, 0, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i1) -> ()
  return
}
// -----
func.func @stored_with_hint(%a: !llvm.ptr, %b: !llvm.ptr<3>, %c: i32, %d: i64, %e: i1) {
  // expected-error@+1 {{Inline-ptx lowering unsupported with L2 cache-hint.}}
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a, %b, %c, %d, %e) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i64, i1) -> ()
  return
}
// -----
func.func @stored_scattered(%a: !llvm.ptr, %b: !llvm.ptr<3>, %c: i32) {
  // expected-error@+1 {{Scatter4 mode expects 5 coordinates}}
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a, %b, %c) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @stored_nowhere(%a: !llvm.ptr, %b: !llvm.ptr<3>) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a, %b) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
  return
}
// -----
func.func @stored_columns(%a: !llvm.ptr, %b: !llvm.ptr<3>, %c: i32) {
  // expected-error@+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  "nvvm.cp.async.bulk.tensor.global.shared.cta"(%a, %b, %c, %c) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32) -> ()
  return
}
// -----
func.func @reduced_scattered(%a: !llvm.ptr<8>, %b: !llvm.ptr<3>, %c: i32) {
  // expected-error@+1 {{Scatter mode unsupported for CpAsyncBulkTensorReduceOp}}
  "nvvm.cp.async.bulk.tensor.reduce"(%a, %b, %c, %c, %c, %c, %c) <{mode = #nvvm.tma_store_mode<tile_scatter4>, operandSegmentSizes = array<i32: 1, 1, 5, 0>, redKind = #nvvm.tma_redux_kind<or>}> : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @reduced_in_six(%a: !llvm.ptr<8>, %b: !llvm.ptr<3>, %c: i32) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  "nvvm.cp.async.bulk.tensor.reduce"(%a, %b, %c, %c, %c, %c, %c, %c) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 6, 0>, redKind = #nvvm.tma_redux_kind<or>}> : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @prefetched_in_six(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{expects coordinates between 1 to 5 dimension}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a, %b, %b, %b, %b, %b, %b) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 6, 0, 0>}> : (!llvm.ptr, i32, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @gathered(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{Gather4 mode expects 5 coordinates}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a, %b, %b, %b, %b) <{mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 4, 0, 0>}> : (!llvm.ptr, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @loaded_columns(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{to use im2col_w mode, the tensor has to be at least 3-dimensional}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a, %b, %b) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
  return
}
// -----
func.func @offsets_of_tile(%a: !llvm.ptr, %b: i32, %c: i16) {
  // expected-error@+1 {{im2col offsets expected 0 (provided 1)}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a, %b, %b, %b, %c) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 3, 1, 0>}> : (!llvm.ptr, i32, i32, i32, i16) -> ()
  return
}
// -----
func.func @offsets_of_columns(%a: !llvm.ptr, %b: i32, %c: i16) {
  // expected-error@+1 {{im2col offsets expected 2 (provided 1)}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a, %b, %b, %b, %b, %c) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 4, 1, 0>}> : (!llvm.ptr, i32, i32, i32, i32, i16) -> ()
  return
}
// -----
func.func @offsets_of_wide_columns(%a: !llvm.ptr, %b: i32, %c: i16) {
  // expected-error@+1 {{im2col offsets expected 2 (provided 1)}}
  "nvvm.cp.async.bulk.tensor.prefetch"(%a, %b, %b, %b, %b, %c) <{mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 4, 1, 0>}> : (!llvm.ptr, i32, i32, i32, i32, i16) -> ()
  return
}
// -----
func.func @accepted_prefetches(%a: !llvm.ptr, %b: i32, %c: i16) {
  "nvvm.cp.async.bulk.tensor.prefetch"(%a, %b, %b, %b, %b, %c, %c) <{mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 4, 2, 0>}> : (!llvm.ptr, i32, i32, i32, i32, i16, i16) -> ()
  return
}
// -----
func.func @predicate_in_block(%a: !llvm.ptr<3>, %b: !llvm.ptr, %c: i32, %d: i1) {
  // expected-error@+1 {{Predicate is supported only for shared::cluster mode.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a, %b, %c, %a, %d) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 1>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>, i1) -> ()
  return
}
// -----
func.func @predicate_of_gather(%a: !llvm.ptr<7>, %b: !llvm.ptr, %c: i32, %d: !llvm.ptr<3>, %e: i1) {
  // expected-error@+1 {{Predicate is supported only for Tile and Im2col modes.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a, %b, %c, %c, %c, %c, %c, %d, %e) <{mode = #nvvm.tma_load_mode<tile_gather4>, isCTAOnly = false, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 0, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i1) -> ()
  return
}
// -----
func.func @cluster_in_block(%a: !llvm.ptr<7>, %b: !llvm.ptr, %c: i32, %d: !llvm.ptr<3>) {
  // expected-error@+1 {{Shared::cta destination requires address-space 3.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a, %b, %c, %d) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
  return
}
// -----
func.func @block_in_cluster(%a: !llvm.ptr<3>, %b: !llvm.ptr, %c: i32) {
  // expected-error@+1 {{Shared::cluster destination requires address-space 7.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a, %b, %c, %a) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
  return
}
// -----
func.func @multicast_load(%a: !llvm.ptr<3>, %b: !llvm.ptr, %c: i32, %d: i16) {
  // expected-error@+1 {{Multicast is not supported with shared::cta mode.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a, %b, %c, %a, %d) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>, i16) -> ()
  return
}
// -----
func.func @group_load(%a: !llvm.ptr<3>, %b: !llvm.ptr, %c: i32) {
  // expected-error@+1 {{CTAGroup is not supported with shared::cta mode.}}
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a, %b, %c, %a) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true, group = #nvvm.cta_group<cta_1>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
  return
}
// -----
func.func @accepted_load_by_predicate(%a: !llvm.ptr<7>, %b: !llvm.ptr, %c: i32, %d: !llvm.ptr<3>, %e: i1) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a, %b, %c, %d, %e) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 1>}> : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>, i1) -> ()
  return
}
// -----
func.func @accepted_load(%a: !llvm.ptr<3>, %b: !llvm.ptr, %c: i32) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a, %b, %c, %a) <{mode = #nvvm.tma_load_mode<tile>, isCTAOnly = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
  return
}
// -----
func.func @streamed(%a: !llvm.ptr<3>, %b: !llvm.ptr<1>) {
  // expected-error@+1 {{Only CG and CA cache modifiers are supported.}}
  "nvvm.cp.async.shared.global"(%a, %b) <{modifier = #nvvm<load_cache_modifier cs>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}
// -----
func.func @five_bytes(%a: !llvm.ptr<3>, %b: !llvm.ptr<1>) {
  // expected-error@+1 {{expected byte size to be either 4, 8 or 16.}}
  "nvvm.cp.async.shared.global"(%a, %b) <{modifier = #nvvm<load_cache_modifier ca>, size = 5 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}
// -----
func.func @eight_bytes(%a: !llvm.ptr<3>, %b: !llvm.ptr<1>) {
  // expected-error@+1 {{CG cache modifier is only support for 16 bytes copy.}}
  "nvvm.cp.async.shared.global"(%a, %b) <{modifier = #nvvm<load_cache_modifier cg>, size = 8 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  return
}
// -----
func.func @space_is_missing() {
  // expected-error@+1 {{'nvvm.fence.proxy' op async_shared fence requires space attribute}}
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>}> : () -> ()
  return
}
// -----
func.func @space_is_too_much() {
  // expected-error@+1 {{'nvvm.fence.proxy' op only async_shared fence can have space attribute}}
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}> : () -> ()
  return
}
// -----
func.func @fenced_map() {
  // expected-error@+1 {{'nvvm.fence.proxy' op tensormap proxy is not a supported proxy kind}}
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<tensormap>}> : () -> ()
  return
}
// -----
func.func @fenced_generic() {
  // expected-error@+1 {{'nvvm.fence.proxy' op generic proxy not a supported proxy kind}}
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<generic>}> : () -> ()
  return
}
// -----
func.func @accepted_fence() {
  "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}> : () -> ()
  return
}
// -----
func.func @acquired_from(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute}}
  "nvvm.fence.proxy.acquire"(%a, %b) <{fromProxy = #nvvm.proxy_kind<alias>, toProxy = #nvvm.proxy_kind<tensormap>, scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr, i32) -> ()
  return
}
// -----
func.func @acquired_to(%a: !llvm.ptr, %b: i32) {
  // expected-error@+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support tensormap for to_proxy attribute}}
  "nvvm.fence.proxy.acquire"(%a, %b) <{fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<alias>, scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr, i32) -> ()
  return
}
// -----
func.func @released_from() {
  // expected-error@+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute}}
  "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<alias>, toProxy = #nvvm.proxy_kind<tensormap>, scope = #nvvm.mem_scope<gpu>}> : () -> ()
  return
}
// -----
func.func @released_to() {
  // expected-error@+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support tensormap for to_proxy attribute}}
  "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<alias>, scope = #nvvm.mem_scope<gpu>}> : () -> ()
  return
}
// -----
func.func @restricted_order() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported}}
  "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<async>, order = #nvvm.mem_order<weak>}> : () -> ()
  return
}
// -----
func.func @restricted_from() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute}}
  "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<alias>, toProxy = #nvvm.proxy_kind<async>, order = #nvvm.mem_order<release>}> : () -> ()
  return
}
// -----
func.func @restricted_to() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute}}
  "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, toProxy = #nvvm.proxy_kind<alias>, order = #nvvm.mem_order<release>}> : () -> ()
  return
}
// -----
func.func @restricted() {
  // expected-error@+1 {{'nvvm.fence.sync_restrict' op only acquire and release semantics are supported}}
  "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<weak>}> : () -> ()
  return
}
// -----
func.func @loaded_shape(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected shape to be 8x8, 8x16 or 16x16}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 32>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @loaded_three(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x8 matrix}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32)>
  return
}
// -----
func.func @loaded_three_wide(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x16 matrix}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32)>
  return
}
// -----
func.func @loaded_four_square(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected num attribute to be 1 or 2 for 16x16 matrix}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 4 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
  return
}
// -----
func.func @loaded_bytes(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected element type to be b16 for 8x8 matrix}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @loaded_wide_columns(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected layout to be row for 8x16 matrix}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>}> : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @loaded_wide_bytes(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @loaded_square_rows(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected layout to be col for 16x16 matrix}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @loaded_square_halves(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @loaded_one(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected destination type is i32}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32)>
  return
}
// -----
func.func @loaded_two(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32)>
  return
}
// -----
func.func @loaded_two_in_one(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> i32
  return
}
// -----
func.func @loaded_floats(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %0 = "nvvm.ldmatrix"(%a) <{num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> !llvm.struct<(f32, f32)>
  return
}
// -----
func.func @accepted_loads(%a: !llvm.ptr<3>) {
  %0 = "nvvm.ldmatrix"(%a) <{num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @accepted_square(%a: !llvm.ptr<3>) {
  %0 = "nvvm.ldmatrix"(%a) <{num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @matched_all(%a: i32, %b: i64) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = "nvvm.match.sync"(%a, %b) <{kind = #nvvm<match_sync_kind all>}> : (i32, i64) -> i32
  return
}
// -----
func.func @matched_all_in_one(%a: i32, %b: i64) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = "nvvm.match.sync"(%a, %b) <{kind = #nvvm<match_sync_kind all>}> : (i32, i64) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @matched_any(%a: i32, %b: i64) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'any' returns an i32}}
  %0 = "nvvm.match.sync"(%a, %b) <{kind = #nvvm<match_sync_kind any>}> : (i32, i64) -> !llvm.struct<(i32, i1)>
  return
}
// -----
func.func @arrive_scope(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.arrive"(%a) <{relaxed = false, scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>) -> ()
  return
}
// -----
func.func @arrive_result(%a: !llvm.ptr<7>) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = "nvvm.mbarrier.arrive"(%a) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>) -> i64
  return
}
// -----
func.func @drop_scope(%a: !llvm.ptr<3>) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.arrive_drop"(%a) <{relaxed = false, scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>) -> ()
  return
}
// -----
func.func @drop_result(%a: !llvm.ptr<7>) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = "nvvm.mbarrier.arrive_drop"(%a) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>) -> i64
  return
}
// -----
func.func @expect_scope(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.arrive.expect_tx"(%a, %b) <{relaxed = false, scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @expect_result(%a: !llvm.ptr<7>, %b: i32) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = "nvvm.mbarrier.arrive.expect_tx"(%a, %b) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> i64
  return
}
// -----
func.func @drop_expect_scope(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.arrive_drop.expect_tx"(%a, %b) <{relaxed = false, scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @drop_expect_result(%a: !llvm.ptr<7>, %b: i32) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = "nvvm.mbarrier.arrive_drop.expect_tx"(%a, %b) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> i64
  return
}
// -----
func.func @complete_scope(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.complete_tx"(%a, %b) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @expect_tx_scope(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  "nvvm.mbarrier.expect_tx"(%a, %b) <{scope = #nvvm.mem_scope<gpu>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @test_scope(%a: !llvm.ptr<3>, %b: i64) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  %0 = "nvvm.mbarrier.test.wait"(%a, %b) <{relaxed = false, scope = #nvvm.mem_scope<sys>}> : (!llvm.ptr<3>, i64) -> i1
  return
}
// -----
func.func @try_scope(%a: !llvm.ptr<3>, %b: i64) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  %0 = "nvvm.mbarrier.try_wait"(%a, %b) <{relaxed = false, scope = #nvvm.mem_scope<sys>}> : (!llvm.ptr<3>, i64) -> i1
  return
}
// -----
func.func @predicate_of_cluster(%a: !llvm.ptr<3>, %b: i32, %c: i1) {
  // expected-error@+1 {{mbarrier scope must be CTA when using predicate}}
  "nvvm.mbarrier.arrive.expect_tx"(%a, %b, %c) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32, i1) -> ()
  return
}
// -----
func.func @predicate_in_cluster(%a: !llvm.ptr<7>, %b: i32, %c: i1) {
  // expected-error@+1 {{mbarrier in shared_cluster space is not supported when using predicate}}
  "nvvm.mbarrier.arrive.expect_tx"(%a, %b, %c) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32, i1) -> ()
  return
}
// -----
func.func @predicate_and_result(%a: !llvm.ptr<3>, %b: i32, %c: i1) {
  // expected-error@+1 {{return-value is not supported when using predicate}}
  %0 = "nvvm.mbarrier.arrive.expect_tx"(%a, %b, %c) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i1) -> i64
  return
}
// -----
func.func @predicate_and_relaxed(%a: !llvm.ptr<3>, %b: i32, %c: i1) {
  // expected-error@+1 {{mbarrier with relaxed semantics is not supported when using predicate}}
  "nvvm.mbarrier.arrive.expect_tx"(%a, %b, %c) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i1) -> ()
  return
}
// -----
func.func @accepted_predicate(%a: !llvm.ptr<3>, %b: i32, %c: i1) {
  "nvvm.mbarrier.arrive.expect_tx"(%a, %b, %c) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32, i1) -> ()
  return
}
// -----
func.func @accepted_result(%a: !llvm.ptr<3>, %b: i32) {
  %0 = "nvvm.mbarrier.arrive.expect_tx"(%a, %b) <{relaxed = false, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<3>, i32) -> i64
  return
}
// -----
func.func @scaled_rows(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Geom for mma with block scaling}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_depth(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Geom for mma with block scaling}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_kind(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k32}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_size(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k32}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_types(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported MMATypes attribute for mma.m16n8k64.(mxf4nvf4|mxf4)}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_deep_kind(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Kind attribute for mma.m16n8k64}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_deep_size(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k64.mxf4}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_deep_format(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k64.mxf4}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_deep_pair(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64.mxf4nvf4}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_deep_large_pair(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64.mxf4nvf4}}
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_accepted(%a: i32, %b: f32, %c: i16) {
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @scaled_accepted_bytes(%a: i32, %b: f32, %c: i16) {
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_rows(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Geom for sparse mma with block scaling}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_depth(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Geom for sparse mma with block scaling}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_kind(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_size(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_types(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported MMATypes attribute for mma.m16n8k128.(mxf4nvf4|mxf4)}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_deep_kind(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind attribute for mma.m16n8k128}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_deep_size(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k128.mxf4}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_deep_format(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k128.mxf4}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_deep_pair(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k128.mxf4nvf4}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_deep_large_pair(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k128.mxf4nvf4}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_accepted(%a: i32, %b: f32, %c: i16) {
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x4>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_accepted_bytes(%a: i32, %b: f32, %c: i16) {
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_scaled_metadata(%a: i32, %b: f32, %c: i16) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op 'orderedMetadata' attribute is mandatory}}
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a, %a, %c, %c, %a, %c, %c) <{operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_e3m2(%a: i32, %b: f32) {
  // expected-error@+1 {{invalid shape or multiplicand type: e3m2}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e3m2>, multiplicandBPtxType = #nvvm.mma_type<e3m2>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_mixed(%a: vector<2xf16>, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @multiplied_shape(%a: vector<2xf16>, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <16, 8, 32>}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_wide(%a: vector<2xf16>, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <16, 16, 16>}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 16, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_bf16(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <8, 8, 4>}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 8, n = 8, k = 4>, multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_left(%a: vector<2xf16>, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the A operands; expected one of 4xvector<2xf16> but got vector<2xf16>, vector<2xf16>}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 2, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_right(%a: vector<2xf16>, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 2xvector<2xf16> but got vector<2xf16>, vector<2xf16>, vector<2xf16>}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 4, 3, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_right_type(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 2xi32 but got f32, f32}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %b, %b, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (i32, i32, i32, i32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_sum(%a: vector<2xf16>, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got f32, f32, f32}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %b, %b, %b) <{operandSegmentSizes = array<i32: 4, 2, 3>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_integers(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 4xi32 but got i32, i32}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1, 2>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>}> : (i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @multiplied_doubles(%a: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xf64 but got f64}}
  %0 = "nvvm.mma.sync"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 4>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}
// -----
func.func @multiplied_integer_result(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(i32, i32, i32, i32)> but got !llvm.struct<(i32, i32)>}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @multiplied_tf32_result(%a: i32, %b: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(vector<2xf16>, vector<2xf16>)>}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %b, %b) <{operandSegmentSizes = array<i32: 4, 2, 2>, shape = #nvvm.shape<m = 16, n = 8, k = 8>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (i32, i32, i32, i32, i32, i32, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @multiplied_result(%a: vector<2xf16>, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> but got !llvm.struct<(f32, f32, f32, f32)>}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %b, %b, %b, %b, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 2, 2, 8>, shape = #nvvm.shape<m = 8, n = 8, k = 4>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @multiplied_bits(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op op requires b1Op attribute}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @multiplied_overflow(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op op requires intOverflowBehavior attribute}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @multiplied_layout(%a: vector<2xf16>, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 16> with element types f16 and f16. Only m8n8k4 with f16 supports other layouts.}}
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @accepted_halves(%a: vector<2xf16>, %b: f32) {
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %b, %b, %b, %b, %b, %b, %b, %b) <{operandSegmentSizes = array<i32: 2, 2, 8>, shape = #nvvm.shape<m = 8, n = 8, k = 4>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  return
}
// -----
func.func @accepted_bits(%a: i32) {
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, b1Op = #nvvm.mma_b1op<xor_popc>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @accepted_nibbles(%a: i32) {
  %0 = "nvvm.mma.sync"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @sparse_b1(%a: i32) {
  // expected-error@+1 {{invalid shape or multiplicand type: b1}}
  %0 = "nvvm.mma.sp.sync"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 256>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @sparse_shape(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <16, 8, 32>}}
  %0 = "nvvm.mma.sp.sync"(%a, %a, %a, %a, %b, %b, %b, %b, %a, %a) <{operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_bits(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <8, 8, 128>}}
  %0 = "nvvm.mma.sp.sync"(%a, %a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 2, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>}> : (i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @sparse_left(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op Could not match types for the A operands; expected one of 2xi32 but got i32, i32, i32, i32}}
  %0 = "nvvm.mma.sp.sync"(%a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %a, %a) <{operandSegmentSizes = array<i32: 4, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @sparse_overflow(%a: i32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op op requires intOverflowBehavior attribute}}
  %0 = "nvvm.mma.sp.sync"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a) <{operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>, multiplicandAPtxType = #nvvm.mma_type<u8>, multiplicandBPtxType = #nvvm.mma_type<u8>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @accepted_sparse(%a: i32, %b: f32) {
  %0 = "nvvm.mma.sp.sync"(%a, %a, %a, %a, %b, %b, %b, %b, %a, %a) <{operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @accepted_sparse_halves(%a: vector<2xf16>, %b: i32) {
  %0 = "nvvm.mma.sp.sync"(%a, %a, %a, %a, %a, %a, %b, %b) <{operandSegmentSizes = array<i32: 2, 2, 2, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @no_event() {
  // expected-error@+1 {{'nvvm.pmevent' op either `id` or `mask` must be set}}
  "nvvm.pmevent"() : () -> ()
  return
}
// -----
func.func @two_events() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` and `mask` cannot be set at the same time}}
  "nvvm.pmevent"() <{eventId = 3 : i32, maskedEventId = 3 : i16}> : () -> ()
  return
}
// -----
func.func @negative_event() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  "nvvm.pmevent"() <{eventId = -1 : i32}> : () -> ()
  return
}
// -----
func.func @sixteenth_event() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  "nvvm.pmevent"() <{eventId = 16 : i32}> : () -> ()
  return
}
// -----
func.func @both(%a: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op cannot specify both tensormap and cache level}}
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L1>, tensormap}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @neither(%a: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op requires specification of either cache level or tensormap}}
  "nvvm.prefetch"(%a) : (!llvm.ptr) -> ()
  return
}
// -----
func.func @map_in_global(%a: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch tensormap requires a generic or constant pointer}}
  "nvvm.prefetch"(%a) <{tensormap}> : (!llvm.ptr<1>) -> ()
  return
}
// -----
func.func @map_with_priority(%a: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch tensormap does not support eviction priority}}
  "nvvm.prefetch"(%a) <{tensormap, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @constant_parameter(%a: !llvm.ptr<4>) {
  // expected-error@+1 {{'nvvm.prefetch' op in_param_space can only be specified for a generic pointer}}
  "nvvm.prefetch"(%a) <{tensormap, in_param_space}> : (!llvm.ptr<4>) -> ()
  return
}
// -----
func.func @level_in_constant(%a: !llvm.ptr<4>) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch to cache level requires a generic, global, or local pointer}}
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr<4>) -> ()
  return
}
// -----
func.func @uniform_second(%a: !llvm.ptr) {
  // expected-error@+1 {{'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1}}
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L2>, uniform}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @uniform_global(%a: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.prefetch' op prefetch to uniform cache requires a generic pointer}}
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L1>, uniform}> : (!llvm.ptr<1>) -> ()
  return
}
// -----
func.func @priority_of_first(%a: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.prefetch' op cache eviction priority supported only for cache level L2}}
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L1>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr<1>) -> ()
  return
}
// -----
func.func @priority_of_local(%a: !llvm.ptr<5>) {
  // expected-error@+1 {{'nvvm.prefetch' op cache eviction priority requires a global pointer}}
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr<5>) -> ()
  return
}
// -----
func.func @first_priority(%a: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.prefetch' op unsupported cache eviction priority, only evict_last and evict_normal are supported}}
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_first>}> : (!llvm.ptr<1>) -> ()
  return
}
// -----
func.func @level_by_predicate(%a: !llvm.ptr, %b: i1) {
  // expected-error@+1 {{'nvvm.prefetch' op predicate supported only on prefetch tensormap}}
  "nvvm.prefetch"(%a, %b) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr, i1) -> ()
  return
}
// -----
func.func @accepted_parameter(%a: !llvm.ptr) {
  "nvvm.prefetch"(%a) <{tensormap, in_param_space}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @accepted_uniform(%a: !llvm.ptr) {
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L1>, uniform}> : (!llvm.ptr) -> ()
  return
}
// -----
func.func @accepted_priority(%a: !llvm.ptr<1>) {
  "nvvm.prefetch"(%a) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr<1>) -> ()
  return
}
// -----
func.func @high_missing(%a: i32) {
  // expected-error@+1 {{mode 'f4e' requires 'hi' operand.}}
  %0 = "nvvm.prmt"(%a, %a) <{mode = #nvvm.permute_mode<f4e>}> : (i32, i32) -> i32
  return
}
// -----
func.func @high_too_much(%a: i32) {
  // expected-error@+1 {{mode 'ecr' does not accept 'hi' operand.}}
  %0 = "nvvm.prmt"(%a, %a, %a) <{mode = #nvvm.permute_mode<ecr>}> : (i32, i32, i32) -> i32
  return
}
// -----
func.func @absolute_integer(%a: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op abs attribute is supported only for f32 type}}
  %0 = "nvvm.redux.sync"(%a, %a) <{kind = #nvvm<redux_kind add>, abs = true, nan = false}> : (i32, i32) -> i32
  return
}
// -----
func.func @nan_integer(%a: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op nan attribute is supported only for f32 type}}
  %0 = "nvvm.redux.sync"(%a, %a) <{kind = #nvvm<redux_kind add>, abs = false, nan = true}> : (i32, i32) -> i32
  return
}
// -----
func.func @added_floats(%a: f32, %b: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op 'add' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %0 = "nvvm.redux.sync"(%a, %b) <{kind = #nvvm<redux_kind add>, abs = false, nan = false}> : (f32, i32) -> f32
  return
}
// -----
func.func @minimum_of_integers(%a: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op 'fmin' redux kind unsupported with 'i32' type. Only supported type is 'f32'.}}
  %0 = "nvvm.redux.sync"(%a, %a) <{kind = #nvvm<redux_kind fmin>, abs = false, nan = false}> : (i32, i32) -> i32
  return
}
// -----
func.func @odd_registers() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be multiple of 8}}
  "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 51 : i32}> : () -> ()
  return
}
// -----
func.func @few_registers() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 16 : i32}> : () -> ()
  return
}
// -----
func.func @many_registers() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 264 : i32}> : () -> ()
  return
}
// -----
func.func @shuffled_pair(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type}}
  %0 = "nvvm.shfl.sync"(%a, %b, %a, %a) <{kind = #nvvm<shfl_kind up>}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
  return
}
// -----
func.func @shuffled_one(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = "nvvm.shfl.sync"(%a, %b, %a, %a) <{kind = #nvvm<shfl_kind up>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32)>
  return
}
// -----
func.func @shuffled_alone(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = "nvvm.shfl.sync"(%a, %b, %a, %a) <{kind = #nvvm<shfl_kind up>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> f32
  return
}
// -----
func.func @shuffled_first(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'f32' but got 'i32' instead}}
  %0 = "nvvm.shfl.sync"(%a, %b, %a, %a) <{kind = #nvvm<shfl_kind up>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(i32, i1)>
  return
}
// -----
func.func @shuffled_second(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead}}
  %0 = "nvvm.shfl.sync"(%a, %b, %a, %a) <{kind = #nvvm<shfl_kind up>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i32)>
  return
}
// -----
func.func @shuffled_other(%a: i32, %b: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be of type 'f32' but got 'i32' instead}}
  %0 = "nvvm.shfl.sync"(%a, %b, %a, %a) <{kind = #nvvm<shfl_kind up>}> : (i32, f32, i32, i32) -> i32
  return
}
// -----
func.func @accepted_pair(%a: i32, %b: f32) {
  %0 = "nvvm.shfl.sync"(%a, %b, %a, %a) <{kind = #nvvm<shfl_kind up>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> !llvm.struct<(f32, i1)>
  return
}
// -----
func.func @stored_one(%a: !llvm.ptr<3>, %b: i64) {
  // expected-error@+1 {{'nvvm.st.bulk' op only 0 is supported for initVal, got 1}}
  "nvvm.st.bulk"(%a, %b) <{initVal = 1 : i64}> : (!llvm.ptr<3>, i64) -> ()
  return
}
// -----
func.func @stored_three(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4}}
  "nvvm.stmatrix"(%a, %b, %b, %b) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32, i32, i32) -> ()
  return
}
// -----
func.func @stored_shape(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected shape to be 8x8 or 16x8}}
  "nvvm.stmatrix"(%a, %b) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @stored_bytes(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected element type to be B16 for 8x8 matrix}}
  "nvvm.stmatrix"(%a, %b) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @stored_halves(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected element type to be B8 for 16x8 matrix}}
  "nvvm.stmatrix"(%a, %b) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @stored_rows(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.stmatrix' op expected layout to be col for 16x8 matrix}}
  "nvvm.stmatrix"(%a, %b) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @accepted_store(%a: !llvm.ptr<3>, %b: i32) {
  "nvvm.stmatrix"(%a, %b) <{layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>, i32) -> ()
  return
}
// -----
func.func @copied_to_all(%a: !llvm.ptr<6>, %b: i64) {
  // expected-error@+1 {{Invalid multicast type for tcgen05.cp Op}}
  "nvvm.tcgen05.cp"(%a, %b) <{shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>, group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64) -> ()
  return
}
// -----
func.func @copied_to_none(%a: !llvm.ptr<6>, %b: i64) {
  // expected-error@+1 {{Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op}}
  "nvvm.tcgen05.cp"(%a, %b) <{shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<none>, group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64) -> ()
  return
}
// -----
func.func @copied_to_two(%a: !llvm.ptr<6>, %b: i64) {
  // expected-error@+1 {{Shape 32x128b requires multicast warpx4 for tcgen05.cp Op}}
  "nvvm.tcgen05.cp"(%a, %b) <{shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64) -> ()
  return
}
// -----
func.func @accepted_copy(%a: !llvm.ptr<6>, %b: i64) {
  "nvvm.tcgen05.cp"(%a, %b) <{shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_01_23>, group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64) -> ()
  return
}
// -----
func.func @no_offset(%a: !llvm.ptr<6>) {
  // expected-error@+1 {{shape 16x32bx2 requires offset argument}}
  %0 = "nvvm.tcgen05.ld"(%a) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>) -> vector<2xi32>
  return
}
// -----
func.func @short_result(%a: !llvm.ptr<6>) {
  // expected-error@+1 {{invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op}}
  %0 = "nvvm.tcgen05.ld"(%a) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> i32
  return
}
// -----
func.func @shorter_result(%a: !llvm.ptr<6>) {
  // expected-error@+1 {{invalid result type length 2 for shape shape_16x256b in tcgen05.ld Op}}
  %0 = "nvvm.tcgen05.ld"(%a) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>) -> vector<2xi32>
  return
}
// -----
func.func @no_store_offset(%a: !llvm.ptr<6>, %b: vector<2xi32>) {
  // expected-error@+1 {{shape 16x32bx2 requires offset argument}}
  "nvvm.tcgen05.st"(%a, %b) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
  return
}
// -----
func.func @short_source(%a: !llvm.ptr<6>, %b: i32) {
  // expected-error@+1 {{invalid input length 1 for shape shape_16x128b in tcgen05.st Op}}
  "nvvm.tcgen05.st"(%a, %b) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>, i32) -> ()
  return
}
// -----
func.func @shorter_source(%a: !llvm.ptr<6>, %b: vector<2xi32>) {
  // expected-error@+1 {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
  "nvvm.tcgen05.st"(%a, %b) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, vector<2xi32>) -> ()
  return
}
// -----
func.func @accepted_source(%a: !llvm.ptr<6>, %b: vector<4xi32>) {
  "nvvm.tcgen05.st"(%a, %b) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>}> : (!llvm.ptr<6>, vector<4xi32>) -> ()
  return
}
// -----
func.func @mma_short_lanes(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1, %e: vector<4xi32>) {
  // expected-error@+1 {{Disable Output Lane of length 4 is incompatible with CtaGroupAttr}}
  "nvvm.tcgen05.mma"(%a, %b, %b, %c, %d, %e) <{ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>) -> ()
  return
}
// -----
func.func @mma_long_lanes(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1, %e: vector<8xi32>) {
  // expected-error@+1 {{Disable Output Lane of length 8 is incompatible with CtaGroupAttr}}
  "nvvm.tcgen05.mma"(%a, %b, %b, %c, %d, %e) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>) -> ()
  return
}
// -----
func.func @mma_shifted(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{A-shift can be applied only when matrix A is in tensor memory}}
  "nvvm.tcgen05.mma"(%a, %b, %b, %c, %d) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
  return
}
// -----
func.func @mma_shifted_fill(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{Cannot use collector buffer operation fill or use with ashift}}
  "nvvm.tcgen05.mma"(%a, %a, %b, %c, %d) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
  return
}
// -----
func.func @mma_accepted(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1, %e: vector<8xi32>) {
  "nvvm.tcgen05.mma"(%a, %a, %b, %c, %d, %e) <{ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, vector<8xi32>) -> ()
  return
}
// -----
func.func @mma_sp_short_lanes(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1, %e: vector<4xi32>) {
  // expected-error@+1 {{Disable Output Lane of length 4 is incompatible with CtaGroupAttr}}
  "nvvm.tcgen05.mma.sp"(%a, %b, %b, %c, %d, %a, %e) <{ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<4xi32>) -> ()
  return
}
// -----
func.func @mma_sp_long_lanes(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1, %e: vector<8xi32>) {
  // expected-error@+1 {{Disable Output Lane of length 8 is incompatible with CtaGroupAttr}}
  "nvvm.tcgen05.mma.sp"(%a, %b, %b, %c, %d, %a, %e) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<8xi32>) -> ()
  return
}
// -----
func.func @mma_sp_shifted(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{A-shift can be applied only when matrix A is in tensor memory}}
  "nvvm.tcgen05.mma.sp"(%a, %b, %b, %c, %d, %a) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
  return
}
// -----
func.func @mma_sp_shifted_fill(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{Cannot use collector buffer operation fill or use with ashift}}
  "nvvm.tcgen05.mma.sp"(%a, %a, %b, %c, %d, %a) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
  return
}
// -----
func.func @mma_sp_accepted(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1, %e: vector<8xi32>) {
  "nvvm.tcgen05.mma.sp"(%a, %a, %b, %c, %d, %a, %e) <{ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<tf32>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, aShift, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, vector<8xi32>) -> ()
  return
}
// -----
func.func @mma_block_scale_mxf8f6f4(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{mxf8f6f4 kind does not support block16 attribute}}
  "nvvm.tcgen05.mma.block_scale"(%a, %b, %b, %c, %d, %a, %a) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}
// -----
func.func @mma_block_scale_mxf4(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{mxf4 kind does not support block16 attribute}}
  "nvvm.tcgen05.mma.block_scale"(%a, %b, %b, %c, %d, %a, %a) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}
// -----
func.func @mma_block_scale_mxf4nvf4(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{mxf4nvf4 requires block scale attribute}}
  "nvvm.tcgen05.mma.block_scale"(%a, %b, %b, %c, %d, %a, %a) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}
// -----
func.func @mma_sp_block_scale_mxf8f6f4(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{mxf8f6f4 kind does not support block16 attribute}}
  "nvvm.tcgen05.mma.sp.block_scale"(%a, %b, %b, %c, %d, %a, %a, %a) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}
// -----
func.func @mma_sp_block_scale_mxf4(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{mxf4 kind does not support block16 attribute}}
  "nvvm.tcgen05.mma.sp.block_scale"(%a, %b, %b, %c, %d, %a, %a, %a) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}
// -----
func.func @mma_sp_block_scale_mxf4nvf4(%a: !llvm.ptr<6>, %b: i64, %c: i32, %d: i1) {
  // expected-error@+1 {{mxf4nvf4 requires block scale attribute}}
  "nvvm.tcgen05.mma.sp.block_scale"(%a, %b, %b, %c, %d, %a, %a, %a) <{ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>, blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
  return
}
// -----
func.func @ballot(%a: i32, %b: i1) {
  // expected-error@+1 {{'nvvm.vote.sync' op vote.sync 'ballot' returns an i32}}
  %0 = "nvvm.vote.sync"(%a, %b) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i1
  return
}
// -----
func.func @uniform_vote(%a: i32, %b: i1) {
  // expected-error@+1 {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
  %0 = "nvvm.vote.sync"(%a, %b) <{kind = #nvvm<vote_sync_kind uni>}> : (i32, i1) -> i32
  return
}
// -----
func.func @group_mixed(%a: !llvm.struct<(f32, f32, f32, i32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op all elements in struct must be same type but there is 'i32'}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, i32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, i32)>
  return
}
// -----
func.func @group_output(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op does not support the given output type tf32}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeD = #nvvm.wgmma_type<tf32>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_negated(%a: !llvm.struct<(i32, i32, i32, i32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op has s32 output, scaleA and scaleB cannot be neg}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 32>, typeD = #nvvm.wgmma_type<s32>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<s8>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @group_types(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op f32 += f16 * bf16, it is not supported.}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<bf16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_sum(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op f16 += tf32 * tf32, it is not supported.}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 8>, typeD = #nvvm.wgmma_type<f16>, typeA = #nvvm.wgmma_type<tf32>, typeB = #nvvm.wgmma_type<tf32>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_bits(%a: !llvm.struct<(i32, i32, i32, i32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op s32 += b1 * s8, it is not supported.}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 256>, typeD = #nvvm.wgmma_type<s32>, typeA = #nvvm.wgmma_type<b1>, typeB = #nvvm.wgmma_type<s8>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @group_bytes(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op f32 += s8 * s8, it is not supported.}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 32>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<s8>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_floats(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op f32 += e4m3 * s8, it is not supported.}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 32>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<e4m3>, typeB = #nvvm.wgmma_type<s8>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_rows(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op shape 'm' must be 64}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 32, n = 8, k = 16>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_depth(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op shape 'k' must be 16 for input type f16}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 8>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_columns(%a: !llvm.struct<(f32, f32, f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op has input type f16 n is set to 12, it is not supported.}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 12, k = 16>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32, f32, f32)>
  return
}
// -----
func.func @group_byte_columns(%a: !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op has input type s8 n is set to 40, it is not supported.}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 40, k = 32>, typeD = #nvvm.wgmma_type<s32>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<s8>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  return
}
// -----
func.func @group_layout(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op given layouts layout_a = col and layout_b = col for input types tf32 and tf32 requires transpose. However, this is only supported for: f16 and bf16}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 8>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<tf32>, typeB = #nvvm.wgmma_type<tf32>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_results(%a: !llvm.struct<(f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op results 4, however output struct has 2 elements}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32)>
  return
}
// -----
func.func @group_half_results(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op results 2, however output struct has 4 elements}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeD = #nvvm.wgmma_type<f16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_saturated(%a: !llvm.struct<(f32, f32, f32, f32)>, %b: i64) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op  `satfinite` can be only used with s32 accumulator, however the current accumulator is f32}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeD = #nvvm.wgmma_type<f32>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, satfinite = #nvvm.mma_int_overflow<satfinite>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}
// -----
func.func @group_accepted(%a: !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, %b: i64) {
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 24, k = 32>, typeD = #nvvm.wgmma_type<s32>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<u8>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, satfinite = #nvvm.mma_int_overflow<satfinite>}> : (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
  return
}
// -----
func.func @fragment_in_constant(%a: !llvm.ptr<4>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected source pointer in memory space 0, 1, 3}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<4>, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @fragment_shape(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 8 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @fragment_tf32_shape(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @fragment_f64_shape(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<3>, i32) -> f64
  return
}
// -----
func.func @fragment_of_sum(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<c>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @fragment_of_float(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  return
}
// -----
func.func @fragment_double(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type to be f64}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32, k = 4 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(f64)>
  return
}
// -----
func.func @fragment_length(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type is a structure of 8 elements of type 'vector<2xf16>'}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @fragment_sum_length(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type is a structure of 4 elements of type 'vector<2xf16>'}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @fragment_type(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.load' op expected destination type is a structure of 1 elements of type 'i32'}}
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32, k = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(i32, i32)>
  return
}
// -----
func.func @fragment_accepted(%a: !llvm.ptr<3>, %b: i32) {
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32, k = 16 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @fragment_accepted_double(%a: !llvm.ptr<3>, %b: i32) {
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32, k = 4 : i32}> : (!llvm.ptr<3>, i32) -> f64
  return
}
// -----
func.func @fragment_accepted_sum(%a: !llvm.ptr<3>, %b: i32) {
  %0 = "nvvm.wmma.load"(%a, %b) <{eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 8 : i32}> : (!llvm.ptr<3>, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  return
}
// -----
func.func @stored_in_constant(%a: !llvm.ptr<4>, %b: vector<2xf16>, %c: i32) {
  // expected-error@+1 {{'nvvm.wmma.store' op expected operands to be a source pointer in memory space 0, 1, 3}}
  "nvvm.wmma.store"(%a, %b, %b, %b, %b, %c) <{eltype = #nvvm.mma_type<f16>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<4>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  return
}
// -----
func.func @stored_tf32(%a: !llvm.ptr<3>, %b: i32) {
  // expected-error@+1 {{'nvvm.wmma.store' op invalid attribute combination}}
  "nvvm.wmma.store"(%a, %b, %b, %b, %b, %b) <{eltype = #nvvm.mma_type<tf32>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 8 : i32}> : (!llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @stored_matrix(%a: !llvm.ptr<3>, %b: vector<2xf16>, %c: i32) {
  // expected-error@+1 {{'nvvm.wmma.store' op invalid attribute combination}}
  "nvvm.wmma.store"(%a, %b, %b, %b, %b, %c) <{eltype = #nvvm.mma_type<f16>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 8 : i32}> : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  return
}
// -----
func.func @stored_count(%a: !llvm.ptr<3>, %b: vector<2xf16>, %c: i32) {
  // expected-error@+1 {{'nvvm.wmma.store' op expected 4 data operands}}
  "nvvm.wmma.store"(%a, %b, %b, %b, %c) <{eltype = #nvvm.mma_type<f16>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  return
}
// -----
func.func @stored_type(%a: !llvm.ptr<3>, %b: f32, %c: i32) {
  // expected-error@+1 {{'nvvm.wmma.store' op expected data operands of type 'vector<2xf16>'}}
  "nvvm.wmma.store"(%a, %b, %b, %b, %b, %c) <{eltype = #nvvm.mma_type<f16>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!llvm.ptr<3>, f32, f32, f32, f32, i32) -> ()
  return
}
// -----
func.func @stored_doubles(%a: !llvm.ptr<3>, %b: f64, %c: i32) {
  // expected-error@+1 {{'nvvm.wmma.store' op expected 2 data operands}}
  "nvvm.wmma.store"(%a, %b, %c) <{eltype = #nvvm.mma_type<f64>, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32, k = 4 : i32}> : (!llvm.ptr<3>, f64, i32) -> ()
  return
}
// -----
func.func @stored_accepted(%a: !llvm.ptr<3>, %b: f64, %c: i32) {
  "nvvm.wmma.store"(%a, %b, %b, %c) <{eltype = #nvvm.mma_type<f64>, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32, k = 4 : i32}> : (!llvm.ptr<3>, f64, f64, i32) -> ()
  return
}
// -----
func.func @warp_shape(%a: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.wmma.mma' op invalid attribute combination}}
  %0 = "nvvm.wmma.mma"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 8 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @warp_types(%a: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.wmma.mma' op invalid attribute combination}}
  %0 = "nvvm.wmma.mma"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<s32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @warp_count(%a: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.wmma.mma' op expected 20 arguments}}
  %0 = "nvvm.wmma.mma"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  return
}
// -----
func.func @warp_last(%a: vector<2xf16>, %b: f32, %c: i32) {
  // expected-error@+1 {{'nvvm.wmma.mma' op expected argument 23 to be of type 'f32'}}
  %0 = "nvvm.wmma.mma"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %b, %b, %b, %b, %b, %b, %b, %c) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  return
}
// -----
func.func @warp_first(%a: f32) {
  // expected-error@+1 {{'nvvm.wmma.mma' op expected argument 0 to be of type 'i32'}}
  %0 = "nvvm.wmma.mma"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) <{eltypeA = #nvvm.mma_type<tf32>, eltypeB = #nvvm.mma_type<f32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 8 : i32}> : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  return
}
// -----
func.func @warp_result(%a: i32) {
  // expected-error@+1 {{'nvvm.wmma.mma' op expected destination type is a structure of 8 elements of type 'i32'}}
  %0 = "nvvm.wmma.mma"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) <{eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 32 : i32, k = 16 : i32}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  return
}
// -----
func.func @warp_accepted(%a: i32) {
  %0 = "nvvm.wmma.mma"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a) <{eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 32 : i32, k = 16 : i32}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
  return
}
// -----
func.func @warp_accepted_double(%a: f64) {
  %0 = "nvvm.wmma.mma"(%a, %a, %a, %a) <{eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32, k = 4 : i32}> : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  return
}
