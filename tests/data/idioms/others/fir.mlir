// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">>, fir.defaultkind = "a1c4d8i4l4r4", fir.kindmap = "", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  func.func @_QPsub(%arg0: !fir.ref<i32> {fir.bindc_name = "n"}, %arg1: !fir.box<!fir.array<?xf32>> {fir.bindc_name = "x"}) attributes {fir.internal_name = "_QPsub"} {
    %0 = "fir.alloca"() {bindc_name = "i", in_type = i32, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFsubEi"} : () -> !fir.ref<i32>
    %1 = "fir.load"(%arg0) : (!fir.ref<i32>) -> i32
    %2 = "fir.convert"(%1) : (i32) -> index
    %c1 = arith.constant 1 : index
    %3 = "fir.do_loop"(%c1, %2, %c1) ({
    ^bb0(%i: index):
      %9 = "fir.convert"(%i) : (index) -> i32
      "fir.store"(%9, %0) : (i32, !fir.ref<i32>) -> ()
      %10 = "fir.coordinate_of"(%arg1, %i) {baseType = !fir.box<!fir.array<?xf32>>} : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      "fir.result"(%i) : (index) -> ()
    }) {finalValue} : (index, index, index) -> index
    %cond = arith.constant true
    "fir.if"(%cond) ({
      %11 = "fir.call"(%0) {callee = @_QPfoo, fastmath = #arith.fastmath<contract>} : (!fir.ref<i32>) -> i32
      "fir.result"() : () -> ()
    }, {
    }) : (i1) -> ()
    %4 = "fir.shape"(%2) : (index) -> !fir.shape<1>
    %5 = "fir.embox"(%0, %4) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>} : (!fir.ref<i32>, !fir.shape<1>) -> !fir.box<!fir.array<?xi32>>
    %6:3 = "fir.box_dims"(%5, %c1) : (!fir.box<!fir.array<?xi32>>, index) -> (index, index, index)
    %7 = "fir.box_addr"(%5) : (!fir.box<!fir.array<?xi32>>) -> !fir.ref<!fir.array<?xi32>>
    %8 = "fir.address_of"() {symbol = @_QQclX68656C6C6F} : () -> !fir.ref<!fir.char<1,5>>
    %12 = "fir.allocmem"() {in_type = !fir.array<10xf32>, operandSegmentSizes = array<i32: 0, 0>} : () -> !fir.heap<!fir.array<10xf32>>
    "fir.freemem"(%12) : (!fir.heap<!fir.array<10xf32>>) -> ()
    %13 = "fir.zero_bits"() : () -> !fir.heap<f32>
    %14 = "fir.undefined"() : () -> !fir.type<_QMmTt{a:i32,b:!fir.box<!fir.ptr<f32>>}>
    %15 = "fir.array_coor"(%7, %4, %c1) : (!fir.ref<!fir.array<?xi32>>, !fir.shape<1>, index) -> !fir.ref<i32>
    return
  }
  "fir.global"() ({
    %0 = "fir.string_lit"() {size = 5 : i64, value = "hello"} : () -> !fir.char<1,5>
    "fir.has_value"(%0) : (!fir.char<1,5>) -> ()
  }) {constant, linkName = #llvm.linkage<linkonce>, sym_name = "_QQclX68656C6C6F", symref = @_QQclX68656C6C6F, type = !fir.char<1,5>} : () -> ()
}

// -----

module {
  func.func @_QPchar(%arg0: !fir.boxchar<1> {fir.bindc_name = "s"}, %arg1: !fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf64>>>>, %arg2: !fir.ref<!fir.logical<4>>) {
    %0:2 = "fir.unboxchar"(%arg0) : (!fir.boxchar<1>) -> (!fir.ref<!fir.char<1,?>>, index)
    %1 = "fir.emboxchar"(%0#0, %0#1) : (!fir.ref<!fir.char<1,?>>, index) -> !fir.boxchar<1>
    %2 = "fir.load"(%arg1) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?x?xf64>>>>) -> !fir.box<!fir.heap<!fir.array<?x?xf64>>>
    %3 = "fir.load"(%arg2) : (!fir.ref<!fir.logical<4>>) -> !fir.logical<4>
    %4 = "fir.convert"(%3) : (!fir.logical<4>) -> i1
    %5 = "fir.field_index"() {field_id = "x", on_type = !fir.type<_QFTpoint{x:f32,y:f32}>} : () -> !fir.field
    %6 = "fir.shape_shift"(%0#1, %0#1) : (index, index) -> !fir.shapeshift<1>
    %7 = "fir.slice"(%0#1, %0#1, %0#1) : (index, index, index) -> !fir.slice<1>
    "fir.select_case"(%4) [^bb1, ^bb2] {cases = [#fir.point, unit], compare_arg_offsets = array<i32: 1, 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
  ^bb1:
    "fir.unreachable"() : () -> ()
  ^bb2:
    %8 = "fir.call"(%1) {callee = @_FortranAioOutputAscii} : (!fir.boxchar<1>) -> !fir.complex<8>
    return
  }
}
