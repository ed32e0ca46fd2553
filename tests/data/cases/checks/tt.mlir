// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each row of varve.require of tt is true for an operation here, and false for another one: tests/system/tools/check-rows.sh.
%1 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> (tensor<4xi32>)
// -----
%1 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> (tensor<2x2xi32>)
// -----
%1 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> (tensor<4xi64>)
// -----
%1 = "tt.make_range"() <{end = 0 : i32, start = 4 : i32}> : () -> (tensor<4xi32>)
// -----
%1 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> (tensor<8xi32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.expand_dims"(%0) <{axis = 1 : i32}> : (tensor<4xf32>) -> (tensor<4x1xf32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.expand_dims"(%0) <{axis = 2 : i32}> : (tensor<4xf32>) -> (tensor<4x1xf32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.expand_dims"(%0) <{axis = 0 : i32}> : (tensor<4xf32>) -> (tensor<4x1xf32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.reduce"(%0) <{axis = 0 : i32}> ({
^bb0(%a: f32, %b: f32):
  "tt.reduce.return"(%a) : (f32) -> ()
}) : (tensor<4xf32>) -> (f32)
// -----
%0 = "test.op"() : () -> tensor<4x2xf32>
%1 = "tt.reduce"(%0) <{axis = 1 : i32}> ({
^bb0(%a: f32, %b: f32):
  "tt.reduce.return"(%a) : (f32) -> ()
}) : (tensor<4x2xf32>) -> (tensor<4xf32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1:2 = "tt.reduce"(%0) <{axis = 0 : i32}> ({
^bb0(%a: f32, %b: f32):
  "tt.reduce.return"(%a) : (f32) -> ()
}) : (tensor<4xf32>) -> (f32, f32)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.reduce"(%0) <{axis = 0 : i32}> ({
^bb0(%a: f32, %b: f32):
  "tt.reduce.return"(%a) : (f32) -> ()
}) : (tensor<4xf32>) -> (i32)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.reduce"(%0) <{axis = 1 : i32}> ({
^bb0(%a: f32, %b: f32):
  "tt.reduce.return"(%a) : (f32) -> ()
}) : (tensor<4xf32>) -> (f32)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.reduce"(%0) <{axis = 0 : i32}> ({
^bb0(%a: f32, %b: f32):
  "tt.reduce.return"(%a) : (f32) -> ()
}) : (tensor<4xf32>) -> (tensor<4xf32>)
// -----
%0 = "test.op"() : () -> tensor<4x2xf32>
%1 = "tt.reduce"(%0) <{axis = 1 : i32}> ({
^bb0(%a: f32, %b: f32):
  "tt.reduce.return"(%a) : (f32) -> ()
}) : (tensor<4x2xf32>) -> (tensor<2xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<16x32xf32>, tensor<32x8xf32>, tensor<16x8xf32>)
%1 = "tt.dot"(%0#0, %0#1, %0#2) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x32xf32>, tensor<32x8xf32>, tensor<16x8xf32>) -> (tensor<16x8xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<16xf32>, tensor<32xf32>, tensor<16xf32>)
%1 = "tt.dot"(%0#0, %0#1, %0#2) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16xf32>, tensor<32xf32>, tensor<16xf32>) -> (tensor<16xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<16x32xf32>, tensor<32xf32>, tensor<16x8xf32>)
%1 = "tt.dot"(%0#0, %0#1, %0#2) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x32xf32>, tensor<32xf32>, tensor<16x8xf32>) -> (tensor<16x8xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<16x16xf32>, tensor<32x8xf32>, tensor<16x8xf32>)
%1 = "tt.dot"(%0#0, %0#1, %0#2) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x16xf32>, tensor<32x8xf32>, tensor<16x8xf32>) -> (tensor<16x8xf32>)
// -----
%0:3 = "test.op"() : () -> (tensor<16x32xf32>, tensor<32x8xf32>, tensor<8x8xf32>)
%1 = "tt.dot"(%0#0, %0#1, %0#2) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<16x32xf32>, tensor<32x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x4xf32>
%1 = "tt.trans"(%0) <{order = array<i32: 1, 0>}> : (tensor<2x4xf32>) -> (tensor<4x2xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x4xf32>
%1 = "tt.trans"(%0) <{order = array<i32: 1, 1>}> : (tensor<2x4xf32>) -> (tensor<4x2xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x4xf32>
%1 = "tt.trans"(%0) <{order = array<i32: 1, 0>}> : (tensor<2x4xf32>) -> (tensor<2x4xf32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.reshape"(%0) : (tensor<4xf32>) -> (tensor<2x2xf32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.reshape"(%0) : (tensor<4xf32>) -> (tensor<2x4xf32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.reshape"(%0) <{allow_reorder = false}> : (tensor<4xf32>) -> (tensor<2x2xf32>)
// -----
%0 = "test.op"() : () -> tensor<1x4xf32>
%1 = "tt.broadcast"(%0) : (tensor<1x4xf32>) -> (tensor<2x4xf32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.broadcast"(%0) : (tensor<4xf32>) -> (tensor<2x4xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x4xf32>
%1 = "tt.broadcast"(%0) : (tensor<2x4xf32>) -> (tensor<4x4xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<4xf32>)
%1 = "tt.join"(%0#0, %0#1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4x2xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<4xf32>)
%1 = "tt.join"(%0#0, %0#1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
// -----
%0 = "test.op"() : () -> tensor<4x2xf32>
%1:2 = "tt.split"(%0) : (tensor<4x2xf32>) -> (tensor<4xf32>, tensor<4xf32>)
// -----
%0 = "test.op"() : () -> tensor<2x4xf32>
%1:2 = "tt.split"(%0) : (tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<8xi32>)
%1 = "tt.gather"(%0#0, %0#1) <{axis = 0 : i32}> : (tensor<4xf32>, tensor<8xi32>) -> (tensor<8xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<8xi32>)
%1 = "tt.gather"(%0#0, %0#1) <{axis = 0 : i32}> : (tensor<4xf32>, tensor<8xi32>) -> (tensor<4xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<8xi32>)
%1 = "tt.gather"(%0#0, %0#1) <{axis = 0 : i32}> : (tensor<4xf32>, tensor<8xi32>) -> (tensor<8xi32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x2xf32>, tensor<8xi32>)
%1 = "tt.gather"(%0#0, %0#1) <{axis = 0 : i32}> : (tensor<2x2xf32>, tensor<8xi32>) -> (tensor<8xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<8xi32>)
%1 = "tt.gather"(%0#0, %0#1) <{axis = 1 : i32}> : (tensor<4xf32>, tensor<8xi32>) -> (tensor<8xf32>)
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.scan"(%0) <{axis = 0 : i32, reverse = false}> ({
^bb0(%a: f32, %b: f32):
  "tt.scan.return"(%a) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<4xf32>
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.scan"(%0) <{axis = 1 : i32, reverse = false}> ({
^bb0(%a: f32, %b: f32):
  "tt.scan.return"(%a) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<4xf32>
// -----
%0 = "test.op"() : () -> tensor<4xf32>
%1 = "tt.scan"(%0) <{axis = 0 : i32, reverse = false}> ({
^bb0(%a: f32, %b: f32):
  "tt.scan.return"(%a) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<4xi32>
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<4xf32>)
%1 = "tt.cat"(%0#0, %0#1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<8xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4xf32>, tensor<4xf32>)
%1 = "tt.cat"(%0#0, %0#1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
