// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
emitc.include <a.h>
// -----
emitc.include "a.h" {x = 1}
// -----
emitc.include a.h
// -----
emitc.file "a.cpp" {a} { }
// -----
emitc.global @g
// -----
emitc.global @g : i32 =
// -----
emitc.global @g : i32 = 2.5
// -----
emitc.global @g : i32 = "a"
// -----
func.func @case_9(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.cmp foo, %i, %j : (i32, i32) -> i1
  return
}
// -----
func.func @case_10(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.for %x : i32 = %i to %i step %i { }
  return
}
// -----
func.func @case_11(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.for %x : i32 = %i to %i step %i { %0 = emitc.add %x, %x : (i32, i32) -> i32 }
  return
}
// -----
func.func @case_12(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.for %x = %k to %k { }
  return
}
// -----
func.func @case_13(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.for %x : !emitc.size_t = %o to %o step %o : !emitc.opaque<"T"> { }
  return
}
// -----
func.func @case_14(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.if %i { }
  return
}
// -----
func.func @case_15(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.if %c { } else
  return
}
// -----
func.func @case_16(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.switch %k : index case a { emitc.yield } default { emitc.yield }
  return
}
// -----
func.func @case_17(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.switch %k : index case 1 { emitc.yield }
  return
}
// -----
func.func @case_18(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.expression : i32 { emitc.yield %i : i32 }
  return
}
// -----
func.func @case_19(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.expression %i, %i : (i32, i32) -> i32 { %1 = add %i, %i : (i32, i32) -> i32 yield %1 : i32 }
  return
}
// -----
func.func @case_20(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.expression %i {a} : (i32) -> i32 { %1 = add %i, %i : (i32, i32) -> i32 yield %1 : i32 }
  return
}
// -----
func.func @case_21(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.expression %i : i32 { yield %i : i32 }
  return
}
// -----
func.func @case_22(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.expression %i : (f32) -> i32 { yield %i : i32 }
  return
}
// -----
func.func @case_23(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.expression %i : (i32, i32) -> i32 { yield %i : i32 }
  return
}
// -----
func.func @case_24(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.expression %i : (i32) -> (i32, i32) { yield %i : i32 }
  return
}
// -----
func.func @case_25(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.do { } while { } {a}
  return
}
// -----
func.func @case_26(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.do { } { }
  return
}
