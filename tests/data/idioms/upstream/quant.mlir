// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
!qalias = !quant.uniform<i8:f32, 2.000000e+00:10>
!qper = !quant.uniform<i8:f32:0, {2.000000e+00, 4.000000e+00:5}>
!qu8 = !quant.uniform<u8:f32, 3.900000e-03:128>
!qnarrow = !quant.uniform<i8<-127:127>:f32, 5.000000e-01>
!any = !quant.any<i8:f32>
!cal = !quant.calibrated<f32<-1.000000e+00:1.000000e+00>>
func.func @quant(%arg0: tensor<2x4xf32>, %arg1: f32) -> tensor<2x4xf32> {
  %0 = quant.qcast %arg0 : tensor<2x4xf32> to tensor<2x4x!qalias>
  %1 = quant.scast %0 : tensor<2x4x!qalias> to tensor<2x4xi8>
  %2 = quant.scast %1 : tensor<2x4xi8> to tensor<2x4x!qalias>
  %3 = quant.dcast %2 : tensor<2x4x!qalias> to tensor<2x4xf32>
  %4 = quant.qcast %arg0 : tensor<2x4xf32> to tensor<2x4x!qper>
  %5 = quant.qcast %arg1 : f32 to !qalias
  return %3 : tensor<2x4xf32>
}
func.func private @types(!qu8, !qnarrow, !any, !cal)
