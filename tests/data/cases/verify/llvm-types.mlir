// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expected-error@+1 {{invalid function result type}}
func.func private @f() -> !llvm.func<metadata ()>
// -----
// expected-error@+1 {{invalid function argument type}}
func.func private @f() -> !llvm.func<i32 (void)>
// -----
// expected-error@+1 {{invalid array element type}}
func.func private @f() -> !llvm.array<4 x void>
// -----
// expected-error@+1 {{invalid LLVM structure element type}}
func.func private @f() -> !llvm.struct<(i32, token)>
// -----
// expected-error@+1 {{expected '<'}}
func.func private @f() -> !llvm.struct
// -----
// expected-error@+1 {{expected 'x'}}
func.func private @f() -> !llvm.array<4 i32>
// -----
func.func private @f() -> !llvm.struct<"a", (i32)>
// expected-error@+1 {{identified type already used with a different body}}
func.func private @g() -> !llvm.struct<"a", (f32)>
// -----
// expected-error@+1 {{identified type already used with a different body}}
func.func private @f() -> !llvm.struct<(struct<"a", (i32)>, struct<"a", packed (i32)>)>
// -----
// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f() -> !llvm.struct<"a">
// -----
// expected-error@+1 {{only identified structs can be opaque}}
func.func private @f() -> !llvm.struct<opaque>
// -----
// These are right.
func.func private @f() -> !llvm.struct<"a", (ptr, struct<"b", (array<2 x struct<"a">>)>)>
func.func private @g() -> !llvm.struct<"b", (array<2 x struct<"a", (ptr, struct<"b">)>>)>
func.func private @h() -> !llvm.func<void (i32, ...)>
// -----
func.func @f(%a: vector<2x2xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.and' op operand #0 must be}}
  %0 = "llvm.intr.vector.reduce.and"(%a) : (vector<2x2xi32>) -> i32
  return
}
// -----
// expected-error@+1 {{invalid data layout descriptor}}
module attributes {llvm.data_layout = "e-p:64:64-t16"} {
}
// -----
// expected-error@+1 {{invalid data layout descriptor}}
module attributes {llvm.data_layout = "e-i64:60"} {
}
// -----
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {
}
// -----
module attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
}
// -----
llvm.func @f() {
  // expected-error@+1 {{type and attribute have a different number of elements: 4 vs. 2}}
  %0 = "llvm.mlir.constant"() <{value = dense<1> : vector<2xi32>}> : () -> vector<4xi32>
  llvm.return
}
