// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32, %b: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.SDot %a, %b : i32 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i16, %b: i16) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.SDot %a, %b, <PackedVectorFormat4x8Bit> : i16 -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: vector<4xi8>, %b: vector<4xi8>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.SDot %a, %b, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: vector<4xi16>, %b: vector<4xi16>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.SDot %a, %b : vector<4xi16> -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, Workgroup>, %v: i64) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.AtomicIAdd"(%p, %v) {memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<None>} : (!spirv.ptr<i32, Workgroup>, i64) -> i64
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, Workgroup>, %v: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.AtomicIAdd <Workgroup> <Acquire|Release> %p, %v : !spirv.ptr<i32, Workgroup>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupFAdd <Device> <Reduce> %v : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformFAdd <Device> <Reduce> %v : f32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v : f32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32, %c: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v cluster_size(%c) : f32, i32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32) "None" {
    %c = spirv.Constant 3 : i32
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformFAdd <Workgroup> <ClusteredReduce> %v cluster_size(%c) : f32, i32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32, %i: vector<4xi32>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupBroadcast <Workgroup> %v, %i : f32, vector<4xi32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32, %i: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformBroadcast <Workgroup> %v, %i : f32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32, %i: si32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformShuffle <Workgroup> %v, %i : f32, si32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32, %i: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformShuffle <Device> %v, %i : f32, i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: i1) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformBallot <Device> %p : vector<4xi32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: i1) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformAll <Workgroup> %p : i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%v: f32) "None" {
    %i = spirv.Constant 3 : i32
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformRotateKHR <Workgroup> %v, %i, cluster_size(%i) : f32, i32, i32 -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GroupNonUniformElect <CrossDevice> : i1
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.CompositeConstruct %a, %a : (f32, f32) -> vector<3xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32, %b: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.CompositeConstruct %a, %b, %a : (f32, i32, f32) -> vector<3xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.CompositeConstruct %a : (f32) -> !spirv.struct<(f32, i32)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%s: !spirv.struct<(f32, i32)>) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.CompositeExtract"(%s) {indices = [1 : i32]} : (!spirv.struct<(f32, i32)>) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%s: !spirv.struct<(f32, i32)>) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.CompositeExtract"(%s) {indices = [2 : i32]} : (!spirv.struct<(f32, i32)>) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%s: !spirv.struct<(f32, i32)>) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.CompositeExtract"(%s) {indices = []} : (!spirv.struct<(f32, i32)>) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%s: !spirv.struct<(f32, i32)>) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.CompositeExtract"(%s) {indices = [0 : i32, 1 : i32]} : (!spirv.struct<(f32, i32)>) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%s: !spirv.array<4 x vector<4xf32>>, %v: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.CompositeInsert %v, %s[0 : i32] : f32 into !spirv.array<4 x vector<4xf32>>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: vector<4xf32>, %b: vector<2xf32>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.VectorShuffle [1: i32, 3: i32, 6: i32] %a, %b : vector<4xf32>, vector<2xf32> -> vector<3xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: vector<4xf32>, %b: vector<2xf32>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.VectorShuffle [1: i32, 3: i32] %a, %b : vector<4xf32>, vector<2xf32> -> vector<3xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, %c: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.AccessChain %p[%c, %c] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>) "None" {
    %c = spirv.Constant 2 : i32
    // expected-error@+1 {{}}
    %0 = spirv.AccessChain %p[%c, %c] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>) "None" {
    %c = spirv.Constant 0 : i32
    // expected-error@+1 {{}}
    %0 = spirv.AccessChain %p[%c, %c] : !spirv.ptr<!spirv.struct<(f32, !spirv.array<4 x f32>)>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>, %c: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.AccessChain %p[%c] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i32 -> !spirv.ptr<i32, Function>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Load"(%p) {memory_access = #spirv.memory_access<Volatile>, alignment = 8 : i32} : (!spirv.ptr<f32, Function>) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Load"(%p) {alignment = 8 : i32} : (!spirv.ptr<f32, Function>) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>, %v: f32) "None" {
    // expected-error@+1 {{}}
    "spirv.Store"(%p, %v) {alignment = 8 : i32} : (!spirv.ptr<f32, Function>, f32) -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<!spirv.array<4 x f32>, Function>) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Load"(%p) : (!spirv.ptr<!spirv.array<4 x f32>, Function>) -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<i32, Function>) "None" {
    // expected-error@+1 {{}}
    "spirv.CopyMemory"(%p, %q) : (!spirv.ptr<f32, Function>, !spirv.ptr<i32, Function>) -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>) "None" {
    // expected-error@+1 {{}}
    "spirv.CopyMemory"(%p, %q) {source_memory_access = #spirv.memory_access<Aligned>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, Function>) -> ()
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Uniform>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Uniform> to !spirv.ptr<f32, Generic>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Function>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.PtrCastToGeneric %p : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Generic>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Generic>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GenericCastToPtr %p : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Uniform>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Generic>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GenericCastToPtrExplicit %p : !spirv.ptr<f32, Generic> to !spirv.ptr<i32, Function>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<f32, Generic>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ConvertPtrToU %p : !spirv.ptr<f32, Generic> to i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ConvertUToPtr %p : i32 to !spirv.ptr<f32, Generic>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixB>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixB>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x5xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x5xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, %s: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <MakePointerAvailable> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Workgroup, MatrixA>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.matrix<3 x vector<2xf32>>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.Transpose %a : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<3xf32>>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: !spirv.matrix<4 x vector<3xf32>>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<4 x vector<3xf32>> -> !spirv.matrix<3 x vector<3xf32>>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: f64) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.MatrixTimesScalar %a, %b : !spirv.matrix<3 x vector<3xf32>>, f64
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<4xf32>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<4xf32>>, vector<4xf32> -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.matrix<3 x vector<4xf32>>, %b: vector<4xf32>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.VectorTimesMatrix %b, %a : vector<4xf32>, !spirv.matrix<3 x vector<4xf32>> -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: vector<4xf32>, %b: f64) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.VectorTimesScalar %a, %b : (vector<4xf32>, f64) -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%c: vector<4xi1>, %a: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.Select %c, %a, %a : vector<4xi1>, f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%c: vector<4xi1>, %a: vector<3xf32>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.Select %c, %a, %a : vector<4xi1>, vector<3xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.IAddCarry"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i64)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: i32) "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.IAddCarry"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i32, i32)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(i32, i32)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i64)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32, i32)>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32, %b: vector<2xi32>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.GL.Ldexp %a : f32, %b : vector<2xi32> -> f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Constant"() {value = dense<1.0> : tensor<5xf32>} : () -> !spirv.array<4 x f32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Constant"() {value = dense<1> : tensor<4xi32>} : () -> !spirv.array<4 x f32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Constant"() {value = dense<1.0> : vector<3xf32>} : () -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Constant"() {value = "x"} : () -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Constant"() {value = [1 : i32, 2.0 : f32]} : () -> !spirv.array<2 x i32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    // expected-error@+1 {{}}
    %0 = "spirv.Constant"() {value = [1 : i32, 2 : i32]} : () -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a spec_id(5) = 1 : i32
  // expected-error@+1 {{}}
  spirv.SpecConstant @b = 2 : i3
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{}}
  spirv.SpecConstant @a spec_id(-5) = 1 : i32
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{}}
  spirv.SpecConstant @a = "x"
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  // expected-error@+1 {{}}
  spirv.SpecConstantComposite @b (@a, @a) : !spirv.array<3 x f32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  // expected-error@+1 {{}}
  spirv.SpecConstantComposite @b (@a, @a) : !spirv.array<2 x i32>
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  // expected-error@+1 {{}}
  spirv.SpecConstantComposite @b (@a, @a) : f32
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  spirv.func @f() "None" {
    // expected-error@+1 {{}}
    %0 = spirv.mlir.referenceof @a : i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.SpecConstant @a = 1.5 : f32
  spirv.func @f() "None" {
    // expected-error@+1 {{}}
    %0 = spirv.mlir.referenceof @b : f32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{}}
  spirv.GlobalVariable @a : !spirv.ptr<f32, Function>
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{}}
  spirv.GlobalVariable @a initializer(@b) : !spirv.ptr<f32, Private>
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  // expected-error@+1 {{}}
  spirv.EntryPoint "GLCompute" @f
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    spirv.Return
  }
  // expected-error@+1 {{}}
  spirv.EntryPoint "GLCompute" @f, @g
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{}}
  spirv.func @f() "None"
}
// -----
spirv.module Logical GLSL450 {
  // expected-error@+1 {{}}
  spirv.func @f() -> (i32, i32) "None" {
    spirv.Unreachable
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%c: i1) "None" {
    // expected-error@+1 {{}}
    spirv.BranchConditional %c [0, 0], ^a, ^b
  ^a:
    spirv.Return
  ^b:
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%c: i1) "None" {
    // expected-error@+1 {{}}
    spirv.mlir.selection {
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%c: i1) "None" {
    // expected-error@+1 {{}}
    spirv.mlir.loop {
      spirv.Branch ^h
    ^h:
      spirv.BranchConditional %c, ^b, ^m
    ^b:
      spirv.Branch ^m
    ^m:
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%c: i1) "None" {
    // expected-error@+1 {{}}
    spirv.mlir.loop {
      spirv.Branch ^m
    ^m:
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%c: i1) "None" {
    // expected-error@+1 {{}}
    spirv.mlir.loop {
      spirv.mlir.merge
    }
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%0: f32) "None" {
    // expected-error@+1 {{}}
    %v = spirv.Variable init(%0) : !spirv.ptr<f32, Function>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<4xf32>, %d: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ImageDrefGather %i, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xi32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<4xf32>, %d: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ImageDrefGather %i, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %c: vector<4xf32>, %d: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ImageDrefGather %i, %c, %d : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %c: vector<4xf32>, %d: f32) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ImageSampleImplicitLod %i, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<4xf32> -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %c: vector<2xsi32>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ImageFetch %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xsi32> -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown> -> vector<2xi32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %c: vector<2xsi32>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ImageRead %i, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xsi32> -> vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %c: vector<2xsi32>, %t: vector<4xf32>) "None" {
    // expected-error@+1 {{}}
    spirv.ImageWrite %i, %c, %t : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xsi32>, vector<4xf32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ImageQuerySize %i : !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown> -> vector<2xi32>
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%i: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>) "None" {
    // expected-error@+1 {{}}
    %0 = spirv.ImageQuerySize %i : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown> -> i32
    spirv.Return
  }
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: !spirv.matrix<3 x vector<3xf32>>, %b: vector<3xf32>) -> vector<3xf32> "None" {
    %0 = spirv.MatrixTimesVector %a, %b : !spirv.matrix<3 x vector<3xf32>>, vector<3xf32> -> vector<3xf32>
    spirv.ReturnValue %0 : vector<3xf32>
  }
}
