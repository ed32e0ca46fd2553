// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 4, d1 mod 4)>
#set = affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 - 1 >= 0)>
module @attrs attributes {test.str = "hello", test.int = 42 : i32, test.neg = -1 : i64, test.float = 1.000000e+00 : f32, test.unit, test.array = [1, "two", 3.0], test.dict = {a = 1 : i64, b = false}} {
  "test.op"() {map = #map, map1 = #map1, set = #set} : () -> ()
  "test.op"() {dense = dense<0> : tensor<4xi32>, splat = dense<1.0> : tensor<2x2xf32>, list = dense<[1, 2, 3, 4]> : tensor<4xi64>, nested = dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>} : () -> ()
  "test.op"() {bool = dense<[true, false]> : vector<2xi1>, vec = dense<0.0> : vector<4xf32>, sym = @foo, nested_sym = @mod::@fn, type = i32, ftype = (i32) -> i32} : () -> ()
  "test.op"() {arr = array<i64: 1, 2, 3>, arr32 = array<i32: 0, 1, 1, 0>, empty = array<i64>, f = array<f32: 1.0, 2.0>, b = array<i1: true, false>} : () -> ()
  "test.op"() {layout = strided<[4, 1], offset: 2>, sparse = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, hex = 0x7F800000 : f32, idx = 5 : index} : () -> ()
}

// -----

func.func @unrealized(%arg0: i32, %arg1: index, %arg2: memref<?xf32>) -> (i64, i64) {
  %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
  %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
  %2 = builtin.unrealized_conversion_cast %arg2 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3:2 = builtin.unrealized_conversion_cast %0 : i64 to i32, i32
  return %0, %1 : i64, i64
}

func.func @round_trip(%arg0: f32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %arg0 : f32 to !foo.type
  %1 = builtin.unrealized_conversion_cast %0 : !foo.type to f32
  return %1 : f32
}

// -----

#loc = loc("test.py":1:1)
#loc1 = loc("test.py":4:8)
module {
  func.func @main(%arg0: f32 loc("x"), %arg1: f32 loc("y")) -> f32 {
    %0 = arith.addf %arg0, %arg1 : f32 loc(#loc1)
    %1 = arith.mulf %0, %0 : f32 loc(fused["a.mlir":3:7, "b.mlir":4:9])
    %2 = arith.negf %1 : f32 loc(callsite("foo" at "main.cc":10:5))
    %3 = math.exp %2 : f32 loc("exp"(#loc1))
    return %3 : f32 loc(unknown)
  } loc(#loc)
} loc(#loc)

// -----

module {
}
module @named {
}
module @outer {
  module @inner {
    func.func @foo() {
      return
    }
  }
  func.func @foo() {
    return
  }
}
module attributes {gpu.container_module} {
}
module @kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
}

// -----

func.func private @types(i1, i4, i8, i16, i32, i64, i128, si8, ui8, si32, ui32, index)
func.func private @floats(f16, bf16, tf32, f32, f64, f80, f128, f8E5M2, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f4E2M1FN)
func.func private @vectors(vector<4xf32>, vector<8xf16>, vector<4x4xf32>, vector<[4]xf32>, vector<2x[8]xi16>, vector<f32>, vector<16xi8>, vector<1xindex>)
func.func private @tensors(tensor<f32>, tensor<?xf32>, tensor<4xf32>, tensor<?x?xf32>, tensor<4x8xf32>, tensor<1x224x224x3xf32>, tensor<*xf32>, tensor<2xi1>, tensor<8x16xf32, "encoding">)
func.func private @memrefs(memref<f32>, memref<?xf32>, memref<16x32xf32>, memref<*xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<4xf32, 1>, memref<4x4xf32, 3>, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<64xf32, #gpu.address_space<workgroup>>)
func.func private @others(none, complex<f32>, complex<f64>, tuple<i32, f32>, tuple<>, () -> (), (i32) -> f32, (i32, i32) -> (f32, f32), tensor<4xcomplex<f32>>)
