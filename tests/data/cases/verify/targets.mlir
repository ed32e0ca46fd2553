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
// -----
func.func @routine_nvidia_parallelism() {
  func.return
}
// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `nvidia`}}
"acc.routine"() <{func_name = @routine_nvidia_parallelism, sym_name = "rt_bad_nvidia", gang = [#acc.device_type<nvidia>], worker = [#acc.device_type<nvidia>]}> : () -> ()
// -----
func.func @loop_duplicate_collapse_dt() {
  // expected-error @below {{'acc.loop' op duplicate device_type `none` found in collapseDeviceType attribute}}
  acc.loop {
    acc.yield
  } attributes {collapse = [1 : i64, 2 : i64], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<none>], independent = [#acc.device_type<none>]}
  func.return
}
// -----
"builtin.module"() ({
"acc.private.recipe"() <{sym_name = "r", type = memref<4xf32>}> ({
^b1(%x: memref<4xf32>):
"acc.yield"(%x) : (memref<4xf32>) -> ()
}, {
}) : () -> ()
%m = "test.op"() : () -> memref<4xf32>
%v0 = "test.op"() : () -> memref<4xf32>
// expected-error @below {{input and output types must match}}
%v1 = "acc.copyin"(%v0) <{varType = tensor<4xf32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<i32>)
}) : () -> ()
// -----
"builtin.module"() ({
"acc.private.recipe"() <{sym_name = "r", type = memref<4xf32>}> ({
^b1(%x: memref<4xf32>):
"acc.yield"(%x) : (memref<4xf32>) -> ()
}, {
}) : () -> ()
%m = "test.op"() : () -> memref<4xf32>
%v0 = "test.op"() : () -> memref<4xf32>
// expected-error @below {{varType must capture the element type of var}}
%v1 = "acc.attach"(%v0) <{varType = memref<4xf32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> memref<128x256xf16, 3>
%v1 = "test.op"() : () -> index
%v2 = "test.op"() : () -> index
// expected-error @below {{'amdgpu.transpose_load' op Unsupported element type size for transpose load: 32 bits}}
%v3 = "amdgpu.transpose_load"(%v0, %v1, %v2) : (memref<128x256xf16, 3>, index, index) -> (vector<4xf32>)
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (vector<[1]x[1]xf32>, f32, vector<1x4xf8E4M3FN>) -> (), sym_name = "f"}> ({
^b0(%v0: vector<[1]x[1]xf32>, %v1: f32, %v2: vector<1x4xf8E4M3FN>):
// expected-error @below {{'amdgpu.packed_scaled_trunc' op existing values must have same type as result}}
%v3 = "amdgpu.packed_scaled_trunc"(%v0, %v1, %v2) <{index = 1 : i32}> : (vector<[1]x[1]xf32>, f32, vector<1x4xf8E4M3FN>) -> (vector<4xf8E5M2>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> i64
// expected-error @below {{'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.}}
%v1 = "amdgpu.permlane_swap"(%v0) <{row_length = 1 : i32}> : (i64) -> (i64)
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (!amdgpu.tdm_base<i32>) -> (), sym_name = "f"}> ({
^b0(%v0: !amdgpu.tdm_base<i32>):
// expected-error @below {{'amdgpu.make_dma_descriptor' op strides for the innermost dimension must be 1.}}
%v1 = "amdgpu.make_dma_descriptor"(%v0) <{global_static_sizes = array<i64: 0, 1>, global_static_strides = array<i64: 0, 0>, shared_static_sizes = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!amdgpu.tdm_base<i32>) -> (!amdgpu.tdm_descriptor)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> memref<32768xi8, 1>
%v1 = "test.op"() : () -> index
%v2 = "test.op"() : () -> memref<32768xi8, 3>
%v3 = "test.op"() : () -> index
// expected-error @below {{'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits}}
"amdgpu.gather_to_lds"(%v0, %v1, %v2, %v3) <{transferType = i64, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<32768xi8, 1>, index, memref<32768xi8, 3>, index) -> ()
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (f32, f32, vector<32xf32>) -> (), sym_name = "f"}> ({
^b0(%v0: f32, %v1: f32, %v2: vector<32xf32>):
// expected-error @below {{'amdgpu.mfma' op expected 4 result values for this operation but got 32}}
%v3 = "amdgpu.mfma"(%v0, %v1, %v2) <{m = 32 : i32, n = 4 : i32, k = 1 : i32, blocks = 2 : i32}> : (f32, f32, vector<32xf32>) -> (vector<32xf32>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (f32) -> (), sym_name = "f"}> ({
^b0(%v0: f32):
// expected-error @below {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, i32)>'}}
%v1 = "llvm.intr.sincos"(%v0) : (f32) -> (!llvm.struct<(f32, i32)>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> vector<[32]xf32>
// expected-error @below {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode approx> or non-ftz is not supported yet.}}
%v1 = "nvgpu.rcp"(%v0) <{}> : (vector<[32]xf32>) -> (vector<[32]xf32>)
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (memref<*xf32>) -> (), sym_name = "f"}> ({
^b0(%v0: memref<*xf32>):
// expected-error @below {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
%v1 = "nvgpu.tma.create.descriptor"(%v0) : (memref<*xf32>) -> (!nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 5>,
  swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (memref<*xi32>, index) -> (), sym_name = "f"}> ({
^b0(%v0: memref<*xi32>, %v1: index):
// expected-error @below {{the tensor map descriptor must be static shaped}}
%v2 = "nvgpu.tma.create.descriptor"(%v0, %v1) : (memref<*xi32>, index) -> (!nvgpu.tensormap.descriptor<tensor = memref<?x64xf16, 3>,
  swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (memref<16x16xf16, 3>, index, index) -> (), sym_name = "f"}> ({
^b0(%v0: memref<16x16xf16, 3>, %v1: index, %v2: index):
// expected-error @below {{expected vector register shape[1] = 2}}
%v3 = "nvgpu.ldmatrix"(%v0, %v1, %v2) <{transpose = false, numTiles = 4 : i32}> : (memref<16x16xf16, 3>, index, index) -> (vector<2x1xf16>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> memref<16x16xf16, 3>
%v1 = "test.op"() : () -> index
%v2 = "test.op"() : () -> index
// expected-error @below {{expected vector register shape[0] and numTiles to match}}
%v3 = "nvgpu.ldmatrix"(%v0, %v2, %v2) <{transpose = false, numTiles = 4 : i32}> : (memref<16x16xf16, 3>, index, index) -> (vector<1x2xf16>)
}) : () -> ()
// -----
func.func @dimension(%a: vector<2x2xf16>, %b: vector<1x2xf16>, %c: vector<2x1xf16>) {
  // expected-error @below {{'nvgpu.mma.sync' op expected 56 warp-wide matrix B elements}}
  %0 = "nvgpu.mma.sync"(%a, %b, %c) <{mmaShape = [16, 7, 8]}> : (vector<2x2xf16>, vector<1x2xf16>, vector<2x1xf16>) -> vector<2x1xf16>
  return
}
// -----
"builtin.module"() ({
"func.func"() <{function_type = (!llvm.ptr<3>) -> (), sym_name = "f"}> ({
^b0(%v0: !llvm.ptr<3>):
// expected-error @below {{'nvvm.ldmatrix' op expected destination type is a structure of 4 elements of type i32}}
%v1 = "nvvm.ldmatrix"(%v0) <{num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}> : (!llvm.ptr<3>) -> (!llvm.struct<(i32, i32, i32, f16)>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (i128) -> (), sym_name = "f"}> ({
^b0(%v0: i128):
// expected-error @below {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
%v1 = "nvvm.clusterlaunchcontrol.query.cancel"(%v0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> : (i128) -> (i1)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> f32
%v1 = "test.op"() : () -> f32
// expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
%v2 = "nvvm.convert.f32x2.to.f8x2"(%v0, %v1) <{ sat = #nvvm.sat_mode<satfinite>, dstTy = f8E4M3FN}> : (f32, f32) -> (vector<1x2xi8>)
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (f32, f32) -> (), sym_name = "f"}> ({
^b0(%v0: f32, %v1: f32):
// expected-error @below {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
%v2 = "nvvm.convert.f32x2.to.f16x2"(%v0, %v1) <{}> : (f32, f32) -> (vector<2xf16>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> vector<[2]xbf16>
// expected-error @below {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
%v1 = "nvvm.convert.bf16x2.to.f8x2"(%v0) <{ sat = #nvvm.sat_mode<satfinite>, dstTy = f8E8M0FNU}> : (vector<[2]xbf16>) -> (i16)
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> f32
%v1 = "test.op"() : () -> f32
// expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
%v2 = "nvvm.convert.f32x2.to.f8x2"(%v0, %v1) <{rnd = #nvvm.fp_rnd_mode<rn>, dstTy = f8E4M3FN}> : (f32, f32) -> (vector<1x2xi8>)
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>) -> (), sym_name = "f"}> ({
^b0(%v0: !llvm.ptr<3>, %v1: !llvm.ptr, %v2: i32, %v3: i32, %v4: i32, %v5: !llvm.ptr<3>):
// expected-error @below {{Shared::cluster destination requires address-space 7.}}
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%v0, %v1, %v2, %v3, %v4, %v5) <{ operandSegmentSizes = array<i32: 1, 1, 3, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>) -> ()
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> (), sym_name = "f"}> ({
^b0(%v0: !llvm.ptr<1>, %v1: i32, %v2: i32, %v3: i32, %v4: i32, %v5: i32):
// expected-error @below {{'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
"xevm.blockprefetch2d"(%v0, %v1, %v2, %v3, %v4, %v5) <{elem_size_in_bits = -1 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.ptr
%v1 = "test.op"() : () -> i32
%v2 = "test.op"() : () -> i32
%v3 = "test.op"() : () -> i32
%v4 = "test.op"() : () -> i32
%v5 = "test.op"() : () -> i32
// expected-error @below {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
%v6 = "xevm.blockload2d"(%v0, %v1, %v2, %v3, %v4, %v5) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> (vector<8xi16>)
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.ptr<1>
%v1 = "test.op"() : () -> i32
%v2 = "test.op"() : () -> i32
%v3 = "test.op"() : () -> i32
%v4 = "test.op"() : () -> i32
%v5 = "test.op"() : () -> i32
// expected-error @below {{'xevm.blockprefetch2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
"xevm.blockprefetch2d"(%v0, %v1, %v2, %v3, %v4, %v5) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 0 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (!llvm.ptr, i32, i32, i32, i32, i32, vector<8xi16>) -> (), sym_name = "f"}> ({
^b0(%v0: !llvm.ptr, %v1: i32, %v2: i32, %v3: i32, %v4: i32, %v5: i32, %v6: vector<8xi16>):
// expected-error @below {{'xevm.blockstore2d' op expecting tile_height to be between 1 and 8}}
"xevm.blockstore2d"(%v0, %v1, %v2, %v3, %v4, %v5, %v6) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = -1 : i32}> : (!llvm.ptr, i32, i32, i32, i32, i32, vector<8xi16>) -> ()
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.ptr<1>
%v1 = "test.op"() : () -> i32
%v2 = "test.op"() : () -> i32
%v3 = "test.op"() : () -> i32
%v4 = "test.op"() : () -> i32
%v5 = "test.op"() : () -> i32
// expected-error @below {{'xevm.blockprefetch2d' op tile_width for 16 bit elements should be equal to 16}}
"xevm.blockprefetch2d"(%v0, %v1, %v2, %v3, %v4, %v5) <{elem_size_in_bits = 16 : i32, tile_width = 0 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.ptr
%v1 = "test.op"() : () -> i32
%v2 = "test.op"() : () -> i32
%v3 = "test.op"() : () -> i32
%v4 = "test.op"() : () -> i32
%v5 = "test.op"() : () -> i32
// expected-error @below {{'xevm.blockload2d' op transpose is only supported for 32 and 64 bit elements}}
%v6 = "xevm.blockload2d"(%v0, %v1, %v2, %v3, %v3, %v5) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> (vector<8xi16>)
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> !llvm.ptr<1>
%v1 = "test.op"() : () -> i32
%v2 = "test.op"() : () -> i32
%v3 = "test.op"() : () -> i32
%v4 = "test.op"() : () -> i32
%v5 = "test.op"() : () -> i32
// expected-error @below {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
"xevm.blockprefetch2d"(%v0, %v4, %v2, %v3, %v4, %v5) <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = -1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
