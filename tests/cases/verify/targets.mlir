// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{}}
  %0 = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x32xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %m: memref<32x32xf16>, %i: index) {
  // expected-error@+1 {{}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16>
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.all_reduce %a uniform {
  ^bb0(%x: f32):
    gpu.yield %x : f32
  } : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.all_reduce %a uniform {
  ^bb0(%x: f32, %y: i32):
    gpu.yield %x : f32
  } : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.all_reduce %a uniform {
  ^bb0(%x: f32, %y: f32):
    gpu.yield %x, %y : f32, f32
  } : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0, %1 = gpu.rotate %a, 16, 16 : f32
  return
}
// -----
func.func @f(%x: i32) {
  // expected-error@+1 {{}}
  %0 = emitc.expression %x : (i32) -> i32 {
    emitc.yield %x : i32
  }
  return
}
// -----
func.func @f(%x: i32) {
  // expected-error@+1 {{}}
  %0 = emitc.expression %x : (i32) -> i32 {
    %1 = emitc.add %x, %x : (i32, i32) -> i32
    %2 = emitc.sub %x, %x : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}
// -----
func.func @f(%x: i32) {
  // expected-error@+1 {{}}
  %0 = emitc.expression %x : (i32) -> i32 {
    %2 = arith.addi %x, %x : i32
    %1 = emitc.add %2, %x : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}
// -----
// expected-error@+1 {{}}
emitc.func @f(%a: !emitc.lvalue<i32>) { emitc.return }
// -----
// expected-error@+1 {{}}
emitc.func @f(%a: !emitc.array<4xi32>) -> !emitc.array<4xi32> { emitc.return %a : !emitc.array<4xi32> }
// -----
// expected-error@+1 {{}}
emitc.global @g : memref<4xi32>
// -----
// expected-error@+1 {{}}
emitc.field @g : i32
// -----
emitc.class @c {
  emitc.field @g : i32
  emitc.func @f() { 
    // expected-error@+1 {{}}
    %0 = emitc.get_field @g : f32
    emitc.return 
  }
}
// -----
emitc.class @c {
  emitc.field @g : i32
  emitc.func @f() { 
    // expected-error@+1 {{}}
    %0 = emitc.get_field @h : i32
    emitc.return 
  }
}
// -----
emitc.func @f() {
  // expected-error@+1 {{}}
  %0 = emitc.get_field @h : i32
  emitc.return
}
// -----
emitc.func @f(%x: i32) {
  // expected-error@+1 {{}}
  emitc.do {
  } while {
    %1 = emitc.cmp lt, %x, %x : (i32, i32) -> i1
    emitc.yield %1 : i1
  }
  emitc.return
}
// -----
emitc.func @f(%x: i32) {
  // expected-error@+1 {{}}
  emitc.do {
  } while {
    %r = emitc.expression %x : (i32) -> i32 {
      %1 = emitc.add %x, %x : (i32, i32) -> i32
      emitc.yield %1 : i32
    }
    emitc.yield %r : i32
  }
  emitc.return
}
// -----
func.func @f(%a: !smt.bv<4>) {
  // expected-error@+1 {{}}
  %0 = smt.bv.extract %a from 2 : (!smt.bv<4>) -> !smt.bv<3>
  return
}
// -----
func.func @f(%a: !smt.bv<4>) {
  // expected-error@+1 {{}}
  %0 = "smt.bv.repeat"(%a) : (!smt.bv<4>) -> !smt.bv<6>
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{}}
  %0 = smt.solver () : () -> (i32) {
    %1 = arith.constant 1 : i1
    smt.yield %1 : i1
  }
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{}}
  smt.solver (%a) : (i32) -> () {
  ^bb0(%b: i64):
    smt.yield
  }
  return
}
// -----
func.func @f(%a: i32) {
  smt.solver () : () -> () {
    // expected-error@+1 {{}}
    %0 = smt.check sat {
      %1 = arith.constant 1 : i32
      smt.yield %1 : i32
    } unknown {
      smt.yield
    } unsat {
      %1 = arith.constant 1 : i32
      smt.yield %1 : i32
    } -> i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  smt.solver () : () -> () {
    // expected-error@+1 {{}}
    %0 = smt.forall ["a", "b"] {
    ^bb0(%x: !smt.int):
      %1 = smt.eq %x, %x : !smt.int
      smt.yield %1 : !smt.bool
    }
  }
  return
}
// -----
func.func @f(%a: i32) {
  smt.solver () : () -> () {
    // expected-error@+1 {{}}
    %0 = smt.forall ["a"] {
    ^bb0(%x: !smt.int):
      smt.yield %x : !smt.int
    }
  }
  return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.const 5 : i64
  // expected-error@+1 {{}}
  wasmssa.local_set %a : ref to i32 to %c : i64
  %0 = wasmssa.local_get %a : ref to i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.const 5 : i64
  // expected-error@+1 {{}}
  %0 = wasmssa.local_tee %a : ref to i32 to %c : i64
  wasmssa.return %0 : i32
}
// -----
"builtin.module"() ({
// expected-error @below {{'nvvm.pmevent' op either `id` or `mask` must be set}}
"nvvm.pmevent"() <{}> : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.ptr<3>
// expected-error @below {{'nvvm.ldmatrix' op expected destination type is i32}}
%v1 = "nvvm.ldmatrix"(%v0) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> (i8)
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.ptr<3>
// expected-error @below {{'nvvm.ldmatrix' op expected element type to be b16}}
%v1 = "nvvm.ldmatrix"(%v0) <{num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>}> : (!llvm.ptr<3>) -> (i32)
}) : () -> ()
// -----
func.func @parts(%p: !llvm.ptr<3>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32}}
  %0 = nvvm.ldmatrix %p {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32)>
  return
}
// -----
func.func @parts(%p: !llvm.ptr<3>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32}}
  %0 = nvvm.ldmatrix %p {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32)>
  return
}
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.ptr<3>
// expected-error @below {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4}}
%v1 = "nvvm.ldmatrix"(%v0) <{num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> (i32)
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (!llvm.ptr<3>, i32) -> (), sym_name = "f"}> ({
^b0(%v0: !llvm.ptr<3>, %v1: i32):
// expected-error @below {{'nvvm.stmatrix' op expected shape to be 8x8 or 16x8}}
"nvvm.stmatrix"(%v0, %v1) <{layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 0, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>, i32) -> ()
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.ptr<3>
%v1 = "test.op"() : () -> i32
// expected-error @below {{'nvvm.wmma.load' op invalid attribute combination}}
%v2 = "nvvm.wmma.load"(%v0, %v1) <{m = 16 : i32, n = 18 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>}> : (!llvm.ptr<3>, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
}) : () -> ()
// -----
func.func @register_count() {
  // expected-error @below {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister increase 0
  return
}
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.struct<(f32, f32, f32, f32)>
%v1 = "test.op"() : () -> i64
%v2 = "test.op"() : () -> i64
// expected-error @below {{'nvvm.wgmma.mma_async' op shape 'k' must be 16}}
%v3 = "nvvm.wgmma.mma_async"(%v0, %v1, %v2) <{shape = #nvvm.shape<m = 64, n = 8, k = 17>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>, scaleD = #nvvm.wgmma_scale_out<zero >, scaleA = #nvvm.wgmma_scale_in<one >, scaleB = #nvvm.wgmma_scale_in<one >, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32)>)
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.struct<(f32, f32, f32, f32)>
%v1 = "test.op"() : () -> i64
%v2 = "test.op"() : () -> i64
// expected-error @below {{'nvvm.wgmma.mma_async' op shape 'm' must be 64}}
%v3 = "nvvm.wgmma.mma_async"(%v0, %v1, %v2) <{shape = #nvvm.shape<m = 3, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>, scaleD = #nvvm.wgmma_scale_out<zero >, scaleA = #nvvm.wgmma_scale_in<one >, scaleB = #nvvm.wgmma_scale_in<one >, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32)>)
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (), sym_name = "f"}> ({
^b0(%v0: i32, %v1: i32, %v2: i32, %v3: i32, %v4: i32, %v5: i32, %v6: f32, %v7: f32, %v8: f32, %v9: f32, %v10: i32, %v11: i16, %v12: i16, %v13: i32, %v14: i16, %v15: i16):
// expected-error @below {{'nvvm.mma.block_scale' op unsupported Geom}}
%v16 = "nvvm.mma.block_scale"(%v0, %v1, %v2, %v3, %v3, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15) <{shape = #nvvm.shape<m = 16, n = 8, k = 66>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (), sym_name = "f"}> ({
^b0(%v0: i32, %v1: i32, %v2: i32, %v3: i32, %v4: i32, %v5: i32, %v6: f32, %v7: f32, %v8: f32, %v9: f32, %v10: i32, %v11: i16, %v12: i16, %v13: i32, %v14: i16, %v15: i16):
// expected-error @below {{'nvvm.mma.block_scale' op unsupported MMATypes}}
%v16 = "nvvm.mma.block_scale"(%v0, %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15) <{shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> (!llvm.struct<(f32, f32, f32, f32)>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
func.func @tile() {
  // expected-error @below {{'amx.tile_zero' op bad column width}}
  %0 = amx.tile_zero : !amx.tile<0x32xf32>
  return
}
// -----
"builtin.module"() ({
"func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> (), sym_name = "f"}> ({
^b0(%v0: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, %v1: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %v2: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>):
// expected-error @below {{'nvgpu.warpgroup.mma' op type of matrix C and matrix D must be the same}}
%v3 = "nvgpu.warpgroup.mma"(%v0, %v1, %v2) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> (!nvgpu.warpgroup.accumulator<fragmented = vector<16xf32>>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> vector<2xf32>
%v1 = "test.op"() : () -> vector<32xf32>
%v2 = "test.op"() : () -> vector<2xf32>
// expected-error @below {{'xevm.mma' op type of C operand must match result type}}
%v3 = "xevm.mma"(%v0, %v1, %v2) <{shape = #xevm.mma_shape<m = 4, n = 4, k = 4>, types = #xevm.mma_types<d = bf16, a = bf16, b = bf16, c = bf16>}> : (vector<2xf32>, vector<32xf32>, vector<2xf32>) -> (vector<64xbf16>)
}) : () -> ()
