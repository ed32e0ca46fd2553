// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @case_1(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10x10xf32>, %i: i64, %j: i32, %k: index, %ifc: i1) {
  acc.parallel async([#acc.device_type<nvidia>]) { }
  return
}
// -----
func.func @case_2(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10x10xf32>, %i: i64, %j: i32, %k: index, %ifc: i1) {
  acc.parallel wait([#acc.device_type<nvidia>]) { }
  return
}
// -----
func.func @case_3(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10x10xf32>, %i: i64, %j: i32, %k: index, %ifc: i1) {
  acc.parallel self { }
  return
}
// -----
func.func @case_4(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10x10xf32>, %i: i64, %j: i32, %k: index, %ifc: i1) {
  acc.kernels self { }
  return
}
// -----
func.func @case_5(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10x10xf32>, %i: i64, %j: i32, %k: index, %ifc: i1) {
  acc.loop worker([#acc.device_type<nvidia>]) vector([#acc.device_type<nvidia>], %j : i32 [#acc.device_type<host>]) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @case_6(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10x10xf32>, %i: i64, %j: i32, %k: index, %ifc: i1) {
  %r:2 = acc.loop control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield %i, %j : i64, i32 } -> (i64, i32) attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func @case_7(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10x10xf32>, %i: i64, %j: i32, %k: index, %ifc: i1) {
  %s = "acc.loop"(%k, %k, %k) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>, independent = [#acc.device_type<none>]}> ({ ^bb0(%x: index): acc.yield %i : i64 }) : (index, index, index) -> i64
  return
}
// -----
func.func private @f()
acc.routine @r func(@f) gang([#acc.device_type<nvidia>])
// -----
func.func @case_9(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.gpu_shared_memory : memref<4xf32>
  return
}
// -----
func.func @case_10(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.par_width
  return
}
// -----
func.func @case_11(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.par_width %k {par_dim = #acc.par_dim<thread_x>}
  return
}
// -----
func.func @case_12(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.compute_region { acc.yield }
  return
}
// -----
func.func @case_13(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.parallel private(@x -> %a : memref<10xf32>) { }
  return
}
// -----
func.func @case_14(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.exit_data async(%i)
  return
}
// -----
func.func @case_15(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.data async([#acc.device_type<nvidia>) { }
  return
}
// -----
func.func @case_16(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.parallel async(%i) { }
  return
}
// -----
func.func @case_17(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.parallel wait({}) { }
  return
}
// -----
func.func @case_18(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.parallel wait(%i : i64) { }
  return
}
// -----
func.func @case_19(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.parallel num_gangs(%i : i64) { }
  return
}
// -----
func.func @case_20(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.parallel num_workers({%i : i64}) { }
  return
}
// -----
func.func @case_21(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.loop gang({foo=%i : i64}) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield }
  return
}
// -----
func.func @case_22(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.loop gang({num=%i}) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield }
  return
}
// -----
func.func @case_23(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.loop gang(%i : i64) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield }
  return
}
// -----
func.func @case_24(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.loop tile(%i : i64) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield }
  return
}
// -----
func.func @case_25(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.loop control(%x : index) = (%k : index) to (%k : index) { acc.yield }
  return
}
// -----
func.func @case_26(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.loop control(%x : index, %y : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield }
  return
}
// -----
func.func @case_27(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.loop control(%x) = (%k : index) to (%k : index) step (%k : index) { acc.yield }
  return
}
// -----
func.func @case_28(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.loop combined(foo) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield }
  return
}
// -----
func.func @case_29(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.parallel combined(foo) { }
  return
}
// -----
func.func @case_30(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.parallel combined { }
  return
}
// -----
func.func @case_31(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.copyin %a : memref<10xf32> -> memref<10xf32>
  return
}
// -----
func.func @case_32(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a) -> memref<10xf32>
  return
}
// -----
func.func @case_33(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : f32) -> memref<10xf32>
  return
}
// -----
func.func @case_34(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) varType(%a) -> memref<10xf32>
  return
}
// -----
func.func @case_35(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) bounds(%a) -> memref<10xf32>
  return
}
// -----
func.func @case_36(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.copyout accPtr(%a : memref<10xf32>) varPtr(%a : memref<10xf32>)
  return
}
// -----
func.func @case_37(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.init device_num(%i)
  return
}
