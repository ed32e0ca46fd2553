// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of quant, which mlir-opt spells anew, and its operations.
"a"() {a = !quant.uniform<i8<-8:7>:f32:{0:1, 1:2}, {{2.0:10, 3.0:20}, {4.0:30, 5.0:40}}>,
  b = !quant.any<i8<-16:7>:f32>, c = !quant.calibrated<f32<-0.998:1.2321>>, d = !quant.uniform<u8:f32, 9.987200e-01:127>,
  e = !quant.uniform< i8 : f32:1, {1.0, 2.0 : -1} >} : () -> ()
"b"() {a = !quant.any<u08>, b = !quant.any<si8<-128:127>>, c = !quant.uniform<ui8:f16, 0x3FF8000000000000:-0>, d = !quant.any<i32<0x1:0x10>:bf16>,
  e = !quant.uniform<i8:f64, 123456789.0:-9223372036854775808>, f = !quant.uniform<i8:f32:{}, {{0.1:300}}>, g = !quant<any<i1>>,
  h = !quant.uniform<i3:f16:{1:2,0:1}, {{0.1:1, 0.3:3}, {1.0e-7:2, 2.0:3}}>, i = !quant.uniform<i8:f8E8M0FNU:{0:1}, {0.3}>,
  j = !quant.calibrated<f64<0xFFF0000000000000:5.0e-324>>, k = !quant.uniform<u1:f64:{0:1}, {1.0, 2.0:2}>} : () -> ()
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = quant.qcast %x : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32, 2.0>>
  %1 = quant.scast %0 : tensor<2x!quant.uniform<i8:f32, 2.0>> to tensor<2xi8>
  %2 = quant.dcast %0 {note} : tensor<2x!quant.uniform<i8:f32, 2.0>> to tensor<2xf32>
  return %2 : tensor<2xf32>
}
