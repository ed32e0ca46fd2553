// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attributes of complex.
"a"() {b = #complex.number<:f32 3.0, -4.0>, c = #complex.number<:f16 3.0, 4.0> : complex<i32>} : () -> ()
