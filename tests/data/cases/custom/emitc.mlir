// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of emitc with custom forms of their own.
emitc.file "x" {
  emitc.func @f(%a: i32) {
    emitc.return
  }
}
emitc.func @g1(%i : i1, %b : index, %a: i32) -> i32 {
  %e = emitc.expression %a : (i32) -> i32 { %x = emitc.add %a, %a : (i32, i32) -> i32
     emitc.yield %x : i32 }
  emitc.if %i { %z = emitc.call_opaque "f"() : () -> i32 } else { %z = emitc.call_opaque "f"() : () -> i32 }
  emitc.for %k = %b to %b step %b { %z = emitc.call_opaque "f"() : () -> i32 }
  emitc.do { %z = emitc.call_opaque "f"() : () -> i32 } while { %r = emitc.expression %i : (i1) -> i1 { 
       %l = emitc.logical_not %i : i1
     emitc.yield %l : i1 } 
     emitc.yield %r : i1 }
  emitc.return %a : i32
}
shape.function_library @shape_lib {
  shape.func @same_result_shape(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
} mapping {
  test.same_operand_result_shape = @same_result_shape
}
emitc.include <"myheader.h">
emitc.func @g2(%i : i1, %b : index, %a: i32, %s: !emitc.size_t) -> i32 attributes {specifiers = ["static"]} {
  %e = emitc.expression %a, %i : (i32, i1) -> i32 { %x = emitc.conditional %i, %a, %a : i32
     emitc.yield %x : i32 }
  %e1 = emitc.expression %a, %e : (i32, i32) -> i32 { %x = emitc.add %a, %e : (i32, i32) -> i32
     emitc.yield %x : i32 }
  %e2 = emitc.expression  : () -> i32 { %x = "emitc.constant"() {value = 3 : i32} : () -> i32
     emitc.yield %x : i32 }
  emitc.if %i { %z = emitc.call_opaque "f"() : () -> i32 } {a = 1}
  emitc.for %k = %b to %b step %b { %z = emitc.call_opaque "f"() : () -> i32 } {x}
  emitc.for %k = %s to %s step %s : !emitc.size_t { }
  emitc.for %k = %a to %a step %a : i32 { }
  emitc.do { } while { %r = emitc.expression %i : (i1) -> i1 { 
       %l = emitc.logical_not %i : i1
     emitc.yield %l : i1 } 
     emitc.yield %r : i1 }
  emitc.return %a : i32
}
emitc.func private @d(i32) -> i32 attributes {specifiers = ["extern"]}
emitc.func @d1(i32, f32)
emitc.class @c {
  emitc.field @x : i32
  emitc.field @y : f32 = 1.0 {a}
  emitc.field @z : !emitc.array<2xi32> = dense<[1, 2]>
  emitc.func @g() {
    emitc.return
  }
}
emitc.global extern @a : i32
emitc.global static const @b : i32 = 5
emitc.global @o : !emitc.opaque<"T"> = #emitc.opaque<"x">
emitc.global @e : !emitc.array<2x2xf32> = dense<1.0> {a}
func.func @switches(%x: index, %a: i32) {
  emitc.switch %x : index
  case 2 {
    %0 = func.call @switched() : () -> i32
    emitc.yield
  }
  case -5 {
    emitc.yield
  }
  default {
    %0 = func.call @switched() : () -> i32
  }
  emitc.switch %a : i32 {aa}
  default {
    emitc.yield
  }
  return
}
func.func private @switched() -> i32
