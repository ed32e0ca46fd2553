// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of emitc.
module {
emitc.include "a.h"
}
module {
emitc.include <"a.h">
}
module {
emitc.verbatim "x"
}
module {
emitc.verbatim "x {{ }}"
}
module {
emitc.file "a.cpp" { }
}
module {
emitc.file "a.cpp" { func.func @f() { return } }
}
module {
emitc.declare_func @f emitc.func @f() { emitc.return }
}
module {
emitc.func @f() attributes {specifiers = ["static", "inline"]} { emitc.return }
}
module {
emitc.func @f(%a: i32) -> i32 { emitc.return %a : i32 }
}
module {
emitc.func private @f(i32) -> i32
}
module {
emitc.func private @f(i32 {emitc.x = 1}) -> (i32 {emitc.y})
}
module {
emitc.global @g : i32
}
module {
emitc.global extern @g : i32
}
module {
emitc.global static @g : i32
}
module {
emitc.global const @g : i32 = 2
}
module {
emitc.global static const @g : i32 = 2
}
module {
emitc.global extern const @g : i32
}
module {
emitc.global @g : !emitc.array<2xf32> = dense<1.0>
}
module {
emitc.global @g : !emitc.array<2x!emitc.ptr<i32>>
}
module {
emitc.global @g : !emitc.ptr<i32> = #emitc.opaque<"NULL">
}
module {
emitc.global @g : !emitc.opaque<"T"> = #emitc.opaque<"T()">
}
module {
emitc.global @g : i32 {a}
}
module {
emitc.global @g : i32 = 2 {a}
}
module {
emitc.class @c { emitc.field @f : !emitc.array<1xf32> emitc.func @x() { emitc.return } }
}
module {
emitc.class final @c { emitc.field @f : i32 = 1 }
}
module {
emitc.class final @c { emitc.field @f : !emitc.ptr<i32> = #emitc.opaque<"0"> {a.b = 1} }
}
module {
emitc.class @c { emitc.field @f : i32 }
}
module {
emitc.class @c { }
}
module {
emitc.class @c attributes {a} { emitc.field @f : i32 }
}
func.func @plain_1(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  emitc.call_opaque "f"() : () -> ()
  emitc.call_opaque "f"(%i) {args = [0 : index, 1 : i32]} : (i32) -> ()
  emitc.call_opaque "f"(%i) {template_args = [i32, 1]} : (i32) -> ()
  emitc.verbatim "x {}" args %i : i32
  emitc.verbatim "x {} {}" args %i, %f : i32, f32
  emitc.for %x = %k to %k step %k { }
  emitc.for %x = %k to %k step %k { emitc.yield }
  emitc.for %x = %i to %i step %i : i32 { }
  emitc.for %x = %k to %k step %k { } {a}
  emitc.for %x = %o to %o step %o : !emitc.opaque<"T"> { }
  emitc.if %c { }
  emitc.if %c { emitc.yield }
  emitc.if %c { } else { }
  emitc.if %c { emitc.yield } else { emitc.yield }
  emitc.if %c { %0 = emitc.add %i, %i : (i32, i32) -> i32 } else { %0 = emitc.add %i, %i : (i32, i32) -> i32 }
  emitc.if %c { } {a}
  emitc.switch %k : index default { }
  emitc.switch %k : index case 1 { emitc.yield } case 2 { emitc.yield } default { emitc.yield }
  emitc.do { } while { %0 = emitc.expression %c : (i1) -> i1 { %1 = logical_not %c : i1 yield %1 : i1 } emitc.yield %0 : i1 }
  emitc.do { %0 = emitc.add %i, %i : (i32, i32) -> i32 } while { %0 = emitc.expression %c : (i1) -> i1 { %1 = logical_not %c : i1 yield %1 : i1 } yield %0 : i1 }
  return
}
func.func @values_2(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.call_opaque "f"(%i, %j) : (i32, i32) -> i32
  return
}
func.func @values_3(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0:2 = emitc.call_opaque "f"(%i) : (i32) -> (i32, i32)
  return
}
func.func @values_4(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = "emitc.constant"() {value = 1 : i32} : () -> i32
  return
}
func.func @values_5(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.literal "M_PI" : f32
  return
}
func.func @values_6(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.add %i, %j : (i32, i32) -> i32
  return
}
func.func @values_7(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.cmp eq, %i, %j : (i32, i32) -> i1
  return
}
func.func @values_8(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.cmp three_way, %i, %j : (i32, i32) -> i1
  return
}
func.func @values_9(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.conditional %c, %i, %j : i32
  return
}
func.func @values_10(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.cast %i : i32 to f32
  return
}
func.func @values_11(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.logical_not %c : i1
  return
}
func.func @values_12(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.unary_minus %i : (i32) -> i32
  return
}
func.func @values_13(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<i32>
  return
}
func.func @values_14(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.load %l : !emitc.lvalue<i32>
  return
}
func.func @values_15(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.load %l : <i32>
  return
}
func.func @values_16(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.address_of %l : !emitc.lvalue<i32>
  return
}
func.func @values_17(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.dereference %p : !emitc.ptr<i32>
  return
}
func.func @values_18(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.apply "&"(%l) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  return
}
func.func @values_19(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.subscript %arr[%k, %k] : (!emitc.array<4x8xf32>, index, index) -> !emitc.lvalue<f32>
  return
}
func.func @values_20(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.subscript %p[%k] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  return
}
func.func @values_21(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.expression %i, %j : (i32, i32) -> i32 { %1 = add %i, %j : (i32, i32) -> i32 yield %1 : i32 }
  return
}
func.func @values_22(%i: i32, %j: i32, %f: f32, %k: index, %c: i1, %p: !emitc.ptr<i32>, %l: !emitc.lvalue<i32>, %arr: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">) {
  %0 = emitc.expression %l : (!emitc.lvalue<i32>) -> i32 { %1 = load %l : !emitc.lvalue<i32> yield %1 : i32 }
  return
}
