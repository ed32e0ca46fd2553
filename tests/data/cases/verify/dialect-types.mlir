// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of dialects in other types, and types that are kept as text.
// expected-error@+1 {{storage type}}
"a.b"() {t = !quant.uniform<i64:f32, 1.0>} : () -> ()
// -----
"a.b"() {t = !quant.uniform<i32:f32, 1.0>} : () -> ()
// -----
// expected-error@+1 {{type}}
"a.b"() {t = !quant.uniform<f16:f32, 1.0>} : () -> ()
// -----
// expected-error@+1 {{type}}
"a.b"() {t = !quant.uniform<i8:i32, 1.0>} : () -> ()
// -----
// expected-error@+1 {{out of expressed type range}}
"a.b"() {t = !quant.uniform<i8:f32, 0.0>} : () -> ()
// -----
// expected-error@+1 {{out of expressed type range}}
"a.b"() {t = !quant.uniform<i8:f16, 65505.0>} : () -> ()
// -----
"a.b"() {t = !quant.uniform<i8:f16, 65504.0:300>} : () -> ()
// -----
// expected-error@+1 {{out of expressed type range}}
"a.b"() {t = !quant.uniform<i8:f8E4M3FN, 1.0e-9>} : () -> ()
// -----
// expected-error@+1 {{out of expressed type range}}
"a.b"() {t = !quant.uniform<i8:f32:0, {1.0:3, 0.0}>} : () -> ()
// -----
// expected-error@+1 {{illegal block size}}
"a.b"() {t = !quant.uniform<i8:f32:{0:0,1:2}, {{1.0:3, 1.0}, {2.0, 1.0}}>} : () -> ()
// -----
// expected-error@+1 {{illegal min and max}}
"a.b"() {t = !quant.calibrated<f32<2.0:1.0>>} : () -> ()
// -----
"a.b"() {t = !quant.any<i8<-5:5>:f32>} : () -> ()
// -----
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a.b"() {t = vector<2x!quant.uniform<i8:f32, 1.0>>} : () -> ()
// -----
// expected-error@+1 {{invalid memref element type}}
"a.b"() {t = memref<2x!quant.uniform<i8:f32, 1.0>>} : () -> ()
// -----
// expected-error@+1 {{invalid memref element type}}
"a.b"() {t = memref<*x!llvm.ptr>} : () -> ()
// -----
"a.b"() {t = [vector<2x!llvm.ptr>, tensor<2x!quant.uniform<i8:f32, 1.0>>, memref<2x!ptr.ptr<#ptr.generic_space>>]} : () -> ()
// -----
// expected-error@+1 {{dimension-rank mismatch between encoding and tensor shape: 2 != 3}}
"a.b"() {t = tensor<2x3x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>} : () -> ()
// -----
// expected-error@+1 {{only supports integer types with width <=64}}
"a.b"() {t = !transform.param<f32>} : () -> ()
