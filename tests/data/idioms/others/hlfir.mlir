// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @_QQmain() attributes {fir.bindc_name = "test"} {
    %0 = "fir.dummy_scope"() : () -> !fir.dscope
    %1 = "fir.alloca"() {bindc_name = "a", in_type = !fir.array<10xf32>, operandSegmentSizes = array<i32: 0, 0>, uniq_name = "_QFEa"} : () -> !fir.ref<!fir.array<10xf32>>
    %c10 = arith.constant 10 : index
    %2 = "fir.shape"(%c10) : (index) -> !fir.shape<1>
    %3:2 = "hlfir.declare"(%1, %2) {fortran_attrs = #fir.var_attrs<intent_in>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, uniq_name = "_QFEa"} : (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>)
    %4 = "hlfir.designate"(%3#0, %c10) {is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>} : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.ref<f32>
    %5 = "hlfir.elemental"(%2) ({
    ^bb0(%i: index):
      %9 = "fir.load"(%4) : (!fir.ref<f32>) -> f32
      "hlfir.yield_element"(%9) : (f32) -> ()
    }) {operandSegmentSizes = array<i32: 1, 0, 0>, unordered} : (!fir.shape<1>) -> !hlfir.expr<10xf32>
    "hlfir.assign"(%5, %3#0) {realloc} : (!hlfir.expr<10xf32>, !fir.ref<!fir.array<10xf32>>) -> ()
    "hlfir.destroy"(%5) : (!hlfir.expr<10xf32>) -> ()
    %6 = "hlfir.sum"(%3#0) {fastmath = #arith.fastmath<contract>} : (!fir.ref<!fir.array<10xf32>>) -> f32
    %7 = "hlfir.matmul"(%3#0, %3#0) : (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>) -> !hlfir.expr<?x?xf32>
    %8 = "hlfir.as_expr"(%3#0) : (!fir.ref<!fir.array<10xf32>>) -> !hlfir.expr<10xf32>
    %10:3 = "hlfir.associate"(%8, %2) {adapt.valuebyref} : (!hlfir.expr<10xf32>, !fir.shape<1>) -> (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>, i1)
    "hlfir.end_associate"(%10#1, %10#2) : (!fir.ref<!fir.array<10xf32>>, i1) -> ()
    "hlfir.region_assign"() ({
      "hlfir.yield"(%6) : (f32) -> ()
    }, {
      "hlfir.yield"(%4) : (!fir.ref<f32>) -> ()
    }) : () -> ()
    %11 = "hlfir.apply"(%5, %c10) : (!hlfir.expr<10xf32>, index) -> f32
    %12 = "hlfir.transpose"(%7) : (!hlfir.expr<?x?xf32>) -> !hlfir.expr<?x?xf32>
    %13 = "fir.absent"() : () -> !fir.box<none>
    %14 = "fir.rebox"(%13) : (!fir.box<none>) -> !fir.class<!fir.type<_QMmTbase>>
    return
  }
}
