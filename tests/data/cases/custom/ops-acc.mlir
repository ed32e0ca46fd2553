// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of acc that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: i8, %arg1: i8, %arg2: i128) {
  %0 = acc.bounds extent(%arg0 : i8) stride(%arg1 : i8) startIdx(%arg2 : i128)
  return
}
func.func @f1(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i64, %arg4: i32) {
  %0 = acc.bounds lowerbound(%arg0 : i64) upperbound(%arg1 : i64) extent(%arg2 : i64) stride(%arg3 : i64) startIdx(%arg4 : i32) {strideInBytes = true}
  return
}
func.func @f2(%arg0: !acc.data_bounds_ty) {
  %0 = acc.get_extent %arg0 : (!acc.data_bounds_ty) -> index
  return
}
func.func @f3(%arg0: !acc.data_bounds_ty) {
  %0 = acc.get_lowerbound %arg0 : (!acc.data_bounds_ty) -> index
  return
}
func.func @f4(%arg0: !acc.data_bounds_ty) {
  %0 = acc.get_stride %arg0 : (!acc.data_bounds_ty) -> index
  return
}
func.func @f5(%arg0: !acc.data_bounds_ty) {
  %0 = acc.get_upperbound %arg0 : (!acc.data_bounds_ty) -> index
  return
}
func.func @f6() {
  acc.init
  return
}
func.func @f7(%arg0: i4, %arg1: i1) {
  acc.init device_num(%arg0 : i4) if(%arg1) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<multicore>]}
  return
}
func.func @f8(%arg0: ui32, %arg1: i1) {
  acc.set default_async(%arg0 : ui32) if(%arg1)
  return
}
func.func @f9(%arg0: si4, %arg1: si4, %arg2: i1) {
  acc.set default_async(%arg0 : si4) device_num(%arg1 : si4) if(%arg2) attributes {device_type = #acc.device_type<star>}
  return
}
func.func @f10() {
  acc.shutdown
  return
}
func.func @f11(%arg0: i1, %arg1: i1) {
  acc.shutdown device_num(%arg0 : i1) if(%arg1) attributes {device_types = [#acc.device_type<default>, #acc.device_type<multicore>]}
  return
}
func.func @f12() {
  acc.wait
  return
}
func.func @f13(%arg0: ui16) {
  acc.wait(%arg0 : ui16)
  return
}
