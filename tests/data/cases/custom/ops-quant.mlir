// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of quant that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: !quant.uniform<i8:f32, 2.000000e+00>) {
  %0 = quant.dcast %arg0 : !quant.uniform<i8:f32, 2.000000e+00> to f32
  return
}
func.func @f1(%arg0: f32) {
  %0 = quant.qcast %arg0 : f32 to !quant.uniform<i8:f32, 2.000000e+00>
  return
}
