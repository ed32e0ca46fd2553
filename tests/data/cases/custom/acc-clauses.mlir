// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Clauses of acc.
func.func @plain_1(%a: memref<10xf32>, %b: memref<10xf32>, %c: memref<10x10xf32>, %i: i64, %j: i32, %k: index, %ifc: i1) {
  acc.parallel async(%i : i64) { }
  acc.parallel async(%j : i32) { acc.yield }
  acc.parallel async(%k : index) { }
  acc.parallel async { }
  acc.parallel async([#acc.device_type<nvidia>], %i : i64 [#acc.device_type<host>]) { }
  acc.parallel async([#acc.device_type<none>], %i : i64 [#acc.device_type<host>], %j : i32 [#acc.device_type<nvidia>]) { }
  acc.parallel async(%i : i64, %k : index [#acc.device_type<nvidia>]) { }
  acc.parallel wait({%i : i64}) { }
  acc.parallel wait({%i : i64, %j : i32, %k : index}) { }
  acc.parallel wait({devnum: %i : i64, %j : i32}) { }
  acc.parallel wait { }
  acc.parallel wait([#acc.device_type<nvidia>], {%i : i64} [#acc.device_type<host>], {devnum: %i : i64, %j : i32} [#acc.device_type<default>]) { }
  acc.parallel num_gangs({%i : i64}) { }
  acc.parallel num_gangs({%i : i64, %j : i32, %k : index}) { }
  acc.parallel num_gangs({%i : i64} [#acc.device_type<nvidia>], {%j : i32, %i : i64}) { }
  acc.parallel num_workers(%i : i64) { }
  acc.parallel num_workers(%i : i64, %j : i32 [#acc.device_type<nvidia>]) { }
  acc.parallel vector_length(%k : index [#acc.device_type<nvidia>]) { }
  acc.parallel self(%ifc) { }
  acc.parallel if(%ifc) { }
  acc.parallel { } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.parallel { } attributes {selfAttr}
  acc.parallel combined(loop) { acc.loop combined(parallel) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {independent = [#acc.device_type<none>]} acc.yield }
  acc.serial async(%i : i64) { }
  acc.serial wait({devnum: %i : i64, %j : i32}) { }
  acc.serial self(%ifc) { }
  acc.serial if(%ifc) { } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.serial combined(loop) { acc.loop combined(serial) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {seq = [#acc.device_type<none>]} acc.yield }
  acc.kernels async(%i : i64) { }
  acc.kernels wait({%i : i64}) { acc.terminator }
  acc.kernels num_gangs({%i : i64}) num_workers(%j : i32) vector_length(%k : index) { }
  acc.kernels combined(loop) { acc.loop combined(kernels) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {auto_ = [#acc.device_type<none>]} acc.terminator }
  acc.loop gang vector worker control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang({num=%i : i64}) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang({static=%i : i64}) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang({num=%i : i64, static=%j : i32, dim=%k : index} [#acc.device_type<nvidia>]) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop gang([#acc.device_type<nvidia>], {num=%i : i64} [#acc.device_type<host>]) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop worker(%i : i64) vector(%j : i32) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop tile({%i : i64, %i : i64}) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  acc.loop tile({%i : i64} [#acc.device_type<nvidia>], {%j : i32}) control(%x : index, %y : i32) = (%k, %j : index, i32) to (%k, %j : index, i32) step (%k, %j : index, i32) { acc.yield } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
  acc.loop { scf.for %q = %k to %k step %k { scf.yield } acc.yield } attributes {independent = [#acc.device_type<none>], unstructured}
  acc.loop { scf.for %q = %k to %k step %k { scf.yield } acc.yield } attributes {independent = [#acc.device_type<none>]}
  return
}
module {
acc.private.recipe @p : memref<10xf32> init { ^bb0(%0: memref<10xf32>): acc.yield %0 : memref<10xf32> }
}
module {
acc.private.recipe @p : memref<10xf32> init { ^bb0(%0: memref<10xf32>): acc.yield %0 : memref<10xf32> } destroy { ^bb0(%0: memref<10xf32>, %1: memref<10xf32>): acc.terminator }
}
module {
acc.firstprivate.recipe @p : memref<10xf32> init { ^bb0(%0: memref<10xf32>): acc.yield %0 : memref<10xf32> } copy { ^bb0(%0: memref<10xf32>, %1: memref<10xf32>): acc.terminator }
}
module {
acc.firstprivate.recipe @p : memref<10xf32> init { ^bb0(%0: memref<10xf32>): acc.yield %0 : memref<10xf32> } copy { ^bb0(%0: memref<10xf32>, %1: memref<10xf32>): acc.terminator } destroy { ^bb0(%0: memref<10xf32>, %1: memref<10xf32>): acc.terminator }
}
module {
acc.reduction.recipe @p : i64 reduction_operator<add> init { ^bb0(%0: i64): acc.yield %0 : i64 } combiner { ^bb0(%0: i64, %1: i64): acc.yield %0 : i64 }
}
module {
acc.reduction.recipe @p : i64 reduction_operator <mul> init { ^bb0(%0: i64): acc.yield %0 : i64 } combiner { ^bb0(%0: i64, %1: i64): acc.yield %0 : i64 } destroy { ^bb0(%0: i64): acc.terminator }
}
module {
acc.global_ctor @c { acc.terminator }
}
module {
acc.global_dtor @c { acc.terminator }
}
module {
func.func private @f()
acc.routine @r func(@f)
}
module {
func.func private @f()
acc.routine @r func(@f) gang
}
module {
func.func private @f()
acc.routine @r func(@f) gang(dim : 1)
}
module {
func.func private @f()
acc.routine @r func(@f) gang(dim: 1)
}
module {
func.func private @f()
acc.routine @r func(@f) worker
}
module {
func.func private @f()
acc.routine @r func(@f) vector
}
module {
func.func private @f()
acc.routine @r func(@f) seq
}
module {
func.func private @f()
acc.routine @r func(@f) seq nohost
}
module {
func.func private @f()
acc.routine @r func(@f) seq implicit
}
module {
func.func private @f()
acc.routine @r func(@f) bind("x")
}
module {
func.func private @f()
acc.routine @r func(@f) bind(@f)
}
module {
func.func private @f()
acc.routine @r func(@f) bind(@f, "x")
}
module {
func.func private @f()
acc.routine @r func(@f) bind("x" [#acc.device_type<nvidia>])
}
module {
func.func private @f()
acc.routine @r func(@f) bind(@f, "x" [#acc.device_type<nvidia>]) seq
}
module {
func.func private @f()
acc.routine @r func(@f) bind("y" [#acc.device_type<host>], "x" [#acc.device_type<nvidia>]) seq
}
module {
func.func private @f()
acc.routine @r func(@f) gang(dim: 1 : i64 [#acc.device_type<nvidia>])
}
module {
func.func private @f()
acc.routine @r func(@f) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<nvidia>])
}
module {
func.func private @f()
acc.routine @r func(@f) worker([#acc.device_type<nvidia>]) vector([#acc.device_type<host>])
}
module {
func.func private @f()
acc.routine @r func(@f) seq([#acc.device_type<nvidia>])
}
func.func @plain_2(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  acc.atomic.read %m = %m2 : memref<i32>, memref<i32>, i32
  acc.atomic.write %m = %j : memref<i32>, i32
  acc.atomic.write if(%ifc) %m = %j : memref<i32>, i32
  acc.atomic.update %m : memref<i32> { ^bb0(%x: i32): acc.yield %x : i32 }
  acc.atomic.update if(%ifc) %m : memref<i32> { ^bb0(%x: i32): acc.yield %x : i32 }
  acc.atomic.capture { acc.atomic.read %m = %m2 : memref<i32>, memref<i32>, i32  acc.atomic.write %m2 = %j : memref<i32>, i32 }
  acc.kernel_environment dataOperands(%a : memref<10xf32>) { }
  acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
func.func @values_3(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32> %t = acc.declare_enter dataOperands(%0 : memref<10xf32>) acc.declare_exit token(%t) dataOperands(%0 : memref<10xf32>) acc.delete accPtr(%0 : memref<10xf32>)
  return
}
func.func @values_4(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.copyin varPtr(%a : memref<10xf32>) recipe(@foo) -> memref<10xf32>
  return
}
func.func @values_5(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.firstprivate_map varPtr(%a : memref<10xf32>) -> memref<10xf32>
  return
}
func.func @values_6(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr) {
  %0 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32> acc.loop cache(%0 : memref<10xf32>) control(%x : index) = (%k : index) to (%k : index) step (%k : index) { acc.yield } attributes {inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>]}
  return
}
