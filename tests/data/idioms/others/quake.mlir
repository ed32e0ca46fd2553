// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {quake.mangled_name_map = {__nvqpp__mlirgen__ghz = "_ZN3ghzclEi"}} {
  func.func @__nvqpp__mlirgen__ghz(%arg0: i32) attributes {"cudaq-entrypoint", "cudaq-kernel", no_this} {
    %0 = "quake.alloca"() : () -> !quake.veq<4>
    %1 = "quake.extract_ref"(%0) {rawIndex = 0 : i64} : (!quake.veq<4>) -> !quake.ref
    %2 = "quake.extract_ref"(%0) {rawIndex = 1 : i64} : (!quake.veq<4>) -> !quake.ref
    "quake.h"(%1) {operandSegmentSizes = array<i32: 0, 0, 1>} : (!quake.ref) -> ()
    "quake.x"(%1, %2) {operandSegmentSizes = array<i32: 0, 1, 1>} : (!quake.ref, !quake.ref) -> ()
    %cst = arith.constant 3.140000e+00 : f64
    "quake.rz"(%cst, %2) {is_adj, operandSegmentSizes = array<i32: 1, 0, 1>} : (f64, !quake.ref) -> ()
    %3 = "quake.mz"(%2) {registerName = "c"} : (!quake.ref) -> !quake.measure
    %4 = "quake.discriminate"(%3) : (!quake.measure) -> i1
    %5 = "cc.alloca"() {elementType = i32} : () -> !cc.ptr<i32>
    "cc.store"(%arg0, %5) : (i32, !cc.ptr<i32>) -> ()
    %6 = "cc.load"(%5) : (!cc.ptr<i32>) -> i32
    "cc.if"(%4) ({
      "cc.continue"() : () -> ()
    }) : (i1) -> ()
    "cc.scope"() ({
      "cc.continue"() : () -> ()
    }) : () -> ()
    "quake.dealloc"(%0) : (!quake.veq<4>) -> ()
    return
  }
}
