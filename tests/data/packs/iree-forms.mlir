util.func private @g()
"memref.global"() <{sym_name = "m", type = memref<4xf32>, initial_value, alignment = 64 : i64, constant, sym_visibility = "private"}> : () -> ()
func.func @core(%m: memref<4xf32>, %i: index, %v: vector<4xf32>, %x: f32, %t: tensor<4xf32>, %f: () -> (), %s: tensor<?xindex>) {
  %0 = "memref.load"(%m, %i) <{invariant = true}> : (memref<4xf32>, index) -> f32
  %1 = "vector.extract_strided_slice"(%v) <{offsets = [1], sizes = [2], strides = [1]}> {note} : (vector<4xf32>) -> vector<2xf32>
  %2 = "vector.insert_strided_slice"(%1, %v) <{offsets = [1], strides = [1]}> : (vector<2xf32>, vector<4xf32>) -> vector<4xf32>
  %3 = "math.isnan"(%x) <{fastmath = #arith.fastmath<ninf>}> : (f32) -> i1
  %4 = "math.isnan"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
  %5 = "shape.broadcast"(%s, %s) <{error = "e"}> : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
  %6 = "bufferization.alloc_tensor"() <{memory_space = 1 : i64, operandSegmentSizes = array<i32: 0, 0, 0>}> {note} : () -> tensor<4xf32>
  %7 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> tensor<4xf32>
  "func.call_indirect"(%f) <{arg_attrs = []}> : (() -> ()) -> ()
  %8 = "linalg.elementwise"(%t, %t) <{kind = #linalg.elementwise_kind<exp>, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %r = "math.exp"(%a) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "linalg.yield"(%r) : (f32) -> ()
  }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}
func.func @targets(%b: memref<64xi32>, %i: i32, %p: !llvm.ptr<3>, %k: !llvm.ptr<6>, %d: i64, %n: i1) {
  %0 = "amdgpu.raw_buffer_load"(%b, %i, %i) <{boundsCheck = false, indexOffset = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<64xi32>, i32, i32) -> i32
  %1 = "amdgpu.permlane_swap"(%i) <{row_length = 16 : i32, fetch_inactive = true}> : (i32) -> i32
  "nvvm.tcgen05.alloc"(%p, %i) <{group = #nvvm.cta_group<cta_2>, isExclusive = true}> : (!llvm.ptr<3>, i32) -> ()
  "nvvm.tcgen05.alloc"(%p, %i) <{isExclusive = false}> : (!llvm.ptr<3>, i32) -> ()
  "nvvm.tcgen05.mma"(%k, %k, %d, %i, %n) <{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
  "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cta>}> : () -> ()
  "nvvm.cluster.arrive"() <{aligned}> : () -> ()
  "func.return"() : () -> ()
}
func.func @inputs(%t: tensor<4xf32>) {
  %0 = "tosa.maximum"(%t, %t) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "tosa.cast"(%t) : (tensor<4xf32>) -> tensor<4xi32>
  %2 = "tosa.reduce_max"(%t) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> {note} : (tensor<4xf32>) -> tensor<1xf32>
  %3 = "stablehlo.custom_call"(%t) <{api_version = 0 : i32, call_target_name = "foo"}> : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"() : () -> ()
}
llvm.func @loop(%c: i1, %v: vector<4xf32>, %x: f32) {
  "llvm.br"()[^a] <{loop_annotation = #llvm.loop_annotation<disableNonforced = true>}> : () -> ()
^a:
  %0 = "llvm.intr.vector.reduce.fadd"(%x, %v) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, vector<4xf32>) -> f32
  %1 = "llvm.intr.matrix.transpose"(%v) <{rows = 2 : i32, columns = 2 : i32}> : (vector<4xf32>) -> vector<4xf32>
  "llvm.return"() : () -> ()
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%a: !transform.any_op {transform.consumed}) {
    "transform.print"(%a) <{name = "n", skip_regions}> : (!transform.any_op) -> ()
    %0 = "transform.structured.specialize"(%a) <{emit_category = false}> : (!transform.any_op) -> !transform.any_op
    "transform.loop.unroll"(%0) <{factor = 2 : i64}> : (!transform.any_op) -> ()
    "transform.yield"() : () -> ()
  }
}
func.func @mfma(%a: vector<4xf16>, %c: vector<4xf32>, %d: f64) {
  %0 = "amdgpu.mfma"(%a, %a, %c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, blocks = 1 : i32, cbsz = 1 : i32, abid = 1 : i32, blgp = #rocdl.mfma_perm_b<bcast_first_32>, reducePrecision}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32>
  %1 = "amdgpu.mfma"(%d, %d, %d) <{m = 4 : i32, n = 4 : i32, k = 4 : i32, blocks = 4 : i32, cbsz = 0 : i32, abid = 0 : i32, blgp = #rocdl.mfma_perm_b<none>, negateA}> : (f64, f64, f64) -> f64
  "func.return"() : () -> ()
}
// -----
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
module {
  util.func private @g()
  memref.global "private" constant @m : memref<4xf32> = uninitialized alignment = 64
  func.func @core(%arg0: memref<4xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: f32, %arg4: tensor<4xf32>, %arg5: () -> (), %arg6: tensor<?xindex>) {
    %0 = memref.load %arg0[%arg1] invariant(true) : memref<4xf32>
    %1 = vector.extract_strided_slice %arg2 offsets = [1], sizes = [2], strides = [1] {note} : vector<4xf32> to vector<2xf32>
    %2 = vector.insert_strided_slice %1, %arg2 offsets = [1], strides = [1] : vector<2xf32> into vector<4xf32>
    %3 = math.isnan %arg3 fastmath<ninf> : f32
    %4 = math.isnan %arg3 : f32
    %5 = shape.broadcast %arg6, %arg6 error = "e" : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %6 = bufferization.alloc_tensor() <{memory_space = 1 : i64}> {note} : tensor<4xf32>
    %7 = bufferization.alloc_tensor() : tensor<4xf32>
    call_indirect %arg5() arg_attrs = [] : () -> ()
    %8 = linalg.elementwise <exp> ins(%arg4 : tensor<4xf32>) outs(%arg4 : tensor<4xf32>) -> tensor<4xf32>
    return
  }
  func.func @targets(%arg0: memref<64xi32>, %arg1: i32, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<6>, %arg4: i64, %arg5: i1) {
    %0 = amdgpu.raw_buffer_load boundsCheck(false) %arg0[%arg1] indexOffset(4) sgprOffset(%arg1) : memref<64xi32>, i32 -> i32
    %1 = amdgpu.permlane_swap %arg1 16 fetch_inactive(true) : i32
    nvvm.tcgen05.alloc %arg2, %arg1, group = <cta_2> exclusive = true : !llvm.ptr<3>, i32
    nvvm.tcgen05.alloc %arg2, %arg1 : !llvm.ptr<3>, i32
    nvvm.tcgen05.mma %arg3, %arg3, %arg4, %arg1, %arg5, kind = f16, cta_group = <cta_1> collector_a = lastuse a_shift : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    nvvm.memory.barrier cta
    nvvm.cluster.arrive aligned
    return
  }
  func.func @inputs(%arg0: tensor<4xf32>) {
    %0 = tosa.maximum %arg0, %arg0 nan_mode<IGNORE> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = tosa.cast %arg0  : (tensor<4xf32>) -> tensor<4xi32>
    %2 = tosa.reduce_max %arg0 axis(0) {note} : (tensor<4xf32>) -> tensor<1xf32>
    %3 = stablehlo.custom_call @foo(%arg0) {api_version = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
  llvm.func @loop(%arg0: i1, %arg1: vector<4xf32>, %arg2: f32) {
    llvm.br ^bb1 loop_annotation = #loop_annotation
  ^bb1:  // pred: ^bb0
    %0 = llvm.intr.vector.reduce.fadd(%arg2, %arg1) fastmath<nnan> : (f32, vector<4xf32>) -> f32
    %1 = llvm.intr.matrix.transpose %arg1, rows = 2, columns = 2 : vector<4xf32> into vector<4xf32>
    llvm.return
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @s(%arg0: !transform.any_op {transform.consumed}) {
      transform.print %arg0 name = "n" skip_regions : !transform.any_op
      %0 = transform.structured.specialize %arg0 : (!transform.any_op) -> !transform.any_op
      transform.loop.unroll %0 factor = 2 : !transform.any_op
      transform.yield 
    }
  }
  func.func @mfma(%arg0: vector<4xf16>, %arg1: vector<4xf32>, %arg2: f64) {
    %0 = amdgpu.mfma 16x16x16 %arg0 * %arg0 + %arg1 abid(1) blgp(bcast_first_32) cbsz(1) reducePrecision : vector<4xf16>, vector<4xf16>, vector<4xf32>
    %1 = amdgpu.mfma blocks(4) 4x4x4 %arg2 * %arg2 + %arg2 negateA : f64, f64, f64
    return
  }
}
