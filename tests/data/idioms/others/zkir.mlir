// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @test_field(%a: !field.pf<21888242871839275222246405745257275088548364400416034343698204186575808495617 : i256>, %b: !field.pf<97 : i32>) -> !field.pf<97 : i32> {
    %0 = "field.add"(%b, %b) : (!field.pf<97 : i32>, !field.pf<97 : i32>) -> !field.pf<97 : i32>
    %1 = "field.mul"(%0, %b) : (!field.pf<97 : i32>, !field.pf<97 : i32>) -> !field.pf<97 : i32>
    %2 = "field.inverse"(%1) : (!field.pf<97 : i32>) -> !field.pf<97 : i32>
    %3 = "field.double"(%2) : (!field.pf<97 : i32>) -> !field.pf<97 : i32>
    %4 = "elliptic_curve.point"(%0, %1) : (!field.pf<97 : i32>, !field.pf<97 : i32>) -> !elliptic_curve.affine<#curve>
    "struct.def"() ({
      "struct.field"() {sym_name = "out", type = !felt.type} : () -> ()
      "function.def"() ({
        %5 = "felt.const"() {value = #felt<const 1>} : () -> !felt.type
        %6 = "struct.new"() : () -> !struct.type<@Main<[]>>
        "struct.writef"(%6, %5) {field_name = @out} : (!struct.type<@Main<[]>>, !felt.type) -> ()
        "constrain.eq"(%5, %5) : (!felt.type, !felt.type) -> ()
        "function.return"(%6) : (!struct.type<@Main<[]>>) -> ()
      }) {function_type = () -> !struct.type<@Main<[]>>, sym_name = "compute", function.allow_witness} : () -> ()
    }) {sym_name = "Main", const_params = []} : () -> ()
    return %3 : !field.pf<97 : i32>
  }
}
