// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is told where it is read, before the operation around it or what comes later.
// expected-error@+1 {{pointers to lvalues are not allowed}}
!pointer = !emitc.ptr<!emitc.lvalue<i32>>
func.func @alias() {
  return
}
// -----
func.func @f(
    // expected-error@+1 {{invalid array element type}}
    %a: !emitc.array<2x!emitc.lvalue<i32>>) {
  return
}
// -----
func.func @f(%a: vector<4xi1>, %b: i32) {
  // expected-error@+1 {{'lhs' must be }}
  %0 = arith.cmpf ult, %a, %a : vector<4xi1>
  "test.op"(%0) : (f32) -> ()
  return
}
// -----
// expected-error@+1 {{'func.func' op attribute 'sym_visibility' failed to satisfy constraint: }}
"func.func"() ({^bb0: "func.return"() : () -> ()}) {sym_name = "f", function_type = () -> (), sym_visibility = 1 : i32} : () -> ()
// -----
%c = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: }}
%d = "llvm.add"(%c, %c) <{overflowFlags = 9 : i32}> : (i32, i32) -> i32
// -----
%c = llvm.mlir.constant(1 : i32) : i32
%d = "llvm.add"(%c, %c) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
