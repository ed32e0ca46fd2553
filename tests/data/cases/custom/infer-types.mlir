// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types that no custom form tells, one operation at least for each way they follow.
func.func @same(%i: i32, %x: f32, %v: vector<4xf32>, %t: tensor<2x?xi8>, %m: memref<4xf32>, %n: memref<?xi8>) {
  %0 = arith.addi %i, %i : i32
  %1 = math.fma %x, %x, %x : f32
  %2 = arith.maximumf %v, %v : vector<4xf32>
  %3 = arith.xori %t, %t : tensor<2x?xi8>
  %4, %5 = arith.mulsi_extended %i, %i : i32
  %6:2 = memref.distinct_objects %m, %n : memref<4xf32>, memref<?xi8>
  %7 = math.roundeven %v : vector<4xf32>
  return
}
func.func @attributes() {
  %0 = arith.constant 1 : i7
  %1 = arith.constant dense<1.0> : tensor<2xf32>
  %2 = arith.constant true
  %3 = arith.constant -1.5 : bf16
  %4 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %5 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %6 = smt.bv.constant #smt.bv<1> : !smt.bv<4>
  %7 = index.constant 4
  %8 = index.bool.constant true
  return
}
func.func @fixed(%i: index, %t: tensor<?x?xf32>, %m: memref<?xf32>, %s: tensor<*xf32>) {
  %0 = index.add %i, %i
  %1 = index.cmp slt(%i, %i)
  %2 = tensor.extract %t[%i, %i] : tensor<?x?xf32>
  %3 = memref.load %m[%i] : memref<?xf32>
  memref.store %3, %m[%i] : memref<?xf32>
  %4 = tensor.dim %t, %i : tensor<?x?xf32>
  %5 = tensor.rank %s : tensor<*xf32>
  %6 = async.create_group %i : !async.group
  %7 = shape.const_size 4
  %8 = shape.const_witness true
  %9 = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  return
}
func.func @shapes(%v: vector<[4]x2xf32>, %u: tensor<*xf32>, %t: tensor<2x?xi32>, %c: complex<f64>, %x: f64) {
  %0 = arith.cmpf olt, %v, %v : vector<[4]x2xf32>
  %1 = arith.cmpf one, %u, %u : tensor<*xf32>
  %2 = arith.cmpi eq, %t, %t : tensor<2x?xi32>
  %3 = complex.abs %c : complex<f64>
  %4 = complex.create %x, %x : complex<f64>
  %5 = complex.re %c : complex<f64>
  %6 = complex.eq %c, %c : complex<f64>
  %7 = math.isnan %v : vector<[4]x2xf32>
  return
}
func.func @several(%f: (i32, f32) -> (i1, i2), %g: () -> (), %i: i32, %x: f32, %v: vector<2x1xf32>, %z: vector<f32>) {
  %0:2 = func.call_indirect %f(%i, %x) : (i32, f32) -> (i1, i2)
  func.call_indirect %g() : () -> ()
  %1 = tensor.from_elements %i, %i : tensor<1x2xi32>
  %2:2 = vector.to_elements %v : vector<2x1xf32>
  %3 = vector.from_elements %2#0, %2#1, %x, %x : vector<2x2xf32>
  %4 = vector.to_elements %z : vector<f32>
  %5 = vector.from_elements %4 : vector<f32>
  %6 = tensor.from_elements : tensor<0xf32>
  return
}
func.func @vectors(%v: vector<[2]xf32>, %z: vector<f32>, %w: vector<2x8xi8>, %p: vector<4xf32>, %q: vector<2x3xf32>) {
  %0 = vector.interleave %v, %v : vector<[2]xf32> -> vector<[4]xf32>
  %1 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %2, %3 = vector.deinterleave %w : vector<2x8xi8> -> vector<2x4xi8>
  %4 = vector.shuffle %p, %p [0, 1] : vector<4xf32>, vector<4xf32>
  %5 = vector.shuffle %q, %q [0, 1, 2] : vector<2x3xf32>, vector<2x3xf32>
  %6 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  return
}
func.func @pointers(%p: !ptr.ptr<#ptr.generic_space>, %q: tensor<4x!ptr.ptr<#ptr.generic_space>>, %o: tensor<4xindex>, %i: index, %v: vector<[4]xindex>, %m: memref<4xf32, #ptr.generic_space>) {
  %0 = ptr.ptr_add %p, %o : !ptr.ptr<#ptr.generic_space>, tensor<4xindex>
  %1 = ptr.ptr_add %q, %o : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xindex>
  %2 = ptr.ptr_add %q, %i : tensor<4x!ptr.ptr<#ptr.generic_space>>, index
  %3 = ptr.ptr_add nuw %p, %v : !ptr.ptr<#ptr.generic_space>, vector<[4]xindex>
  %4 = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %5 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %6 = ptr.from_ptr %5 metadata %4 : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  return
}
func.func @emitc(%p: !emitc.ptr<i32>, %l: !emitc.lvalue<f32>) {
  %0 = emitc.dereference %p : !emitc.ptr<i32>
  %1 = emitc.address_of %l : !emitc.lvalue<f32>
  %2 = emitc.load %l : <f32>
  return
}
func.func @smt(%a: !smt.array<[!smt.int -> !smt.bool]>, %f: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %i: !smt.int, %b: !smt.bool, %v: !smt.bv<3>, %w: !smt.bv<4>) {
  %0 = smt.array.select %a[%i] : !smt.array<[!smt.int -> !smt.bool]>
  %1 = smt.array.store %a[%i], %0 : !smt.array<[!smt.int -> !smt.bool]>
  %2 = smt.array.broadcast %b : !smt.array<[!smt.int -> !smt.bool]>
  %3 = smt.apply_func %f(%i, %b) : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
  %4 = smt.bv.concat %v, %w : !smt.bv<3>, !smt.bv<4>
  %5 = smt.bv.cmp slt %v, %v : !smt.bv<3>
  %6 = smt.and %b, %b, %0
  %7 = smt.int.add %i, %i, %i
  return
}
func.func @async(%s: !async.value<tensor<4xf32>>, %t: tensor<4xf32>, %g: !async.group, %k: !async.token) {
  %0 = async.runtime.load %s : !async.value<tensor<4xf32>>
  async.runtime.store %t, %s : !async.value<tensor<4xf32>>
  %1 = async.add_to_group %k, %g : !async.token
  %2 = async.runtime.is_error %k : !async.token
  return
}
func.func @llvm(%p: !llvm.ptr, %q: !llvm.ptr<3>, %i: i32) {
  %0 = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.ptr, i32
  %1 = llvm.cmpxchg %p, %q, %q acq_rel monotonic : !llvm.ptr, !llvm.ptr<3>
  %2 = llvm.cmpxchg %p, %p, %p acq_rel monotonic : !llvm.ptr, !llvm.ptr
  %3 = llvm.add %i, %i : i32
  return
}
func.func @dealloc(%m: memref<2xi8>, %n: memref<*xf32>, %c: i1) {
  %0:2 = bufferization.dealloc (%m, %m : memref<2xi8>, memref<2xi8>) if (%c, %c) retain (%m, %n : memref<2xi8>, memref<*xf32>)
  bufferization.dealloc (%m : memref<2xi8>) if (%c)
  %1 = bufferization.dealloc retain (%m : memref<2xi8>)
  return
}
func.func @gpu(%x: f16, %k: !gpu.async.token) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "COp">
  %2 = gpu.thread_id x
  %3 = gpu.lane_id
  return
}
