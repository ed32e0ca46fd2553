// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  %x1, %x2 = "test.op"() : () -> (!arm.reg<x1>, !arm.reg<x2>)
  %0 = "arm.ds.mov"(%x1) {comment = "move contents of s to d"} : (!arm.reg<x1>) -> !arm.reg<x2>
  %1 = "arm.dss.mul"(%x1, %x2) {comment = "multiply s1 by s2"} : (!arm.reg<x1>, !arm.reg<x2>) -> !arm.reg<x3>
  %2 = "arm.get_register"() : () -> !arm.reg<x0>
  %v1, %v2 = "test.op"() : () -> (!arm_simd.reg<v1>, !arm_simd.reg<v2>)
  %3 = "arm_simd.dss.fmulvec"(%v1, %v2) {arrangement = #arm_simd<arrangement S>} : (!arm_simd.reg<v1>, !arm_simd.reg<v2>) -> !arm_simd.reg<v3>
  %4 = "arm_simd.dss.fmul"(%v1, %v2) {arrangement = "S", scalar_idx = 0 : i8} : (!arm_simd.reg<v1>, !arm_simd.reg<v2>) -> !arm_simd.reg<v3>
  %5 = "arm_func.func"() ({
    "arm_func.return"() : () -> ()
  }) {function_type = () -> (), sym_name = "main"} : () -> i1
  "arm.label"() {label = "loop"} : () -> ()
}
