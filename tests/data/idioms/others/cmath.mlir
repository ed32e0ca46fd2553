// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "func.func"() ({
  ^bb0(%p : !cmath.complex<f32>, %q : !cmath.complex<f32>):
    %norm_p = "cmath.norm"(%p) : (!cmath.complex<f32>) -> f32
    %norm_q = "cmath.norm"(%q) : (!cmath.complex<f32>) -> f32
    %pq = "arith.mulf"(%norm_p, %norm_q) {fastmath = #arith.fastmath<none>} : (f32, f32) -> f32
    %mul = "cmath.mul"(%p, %q) : (!cmath.complex<f32>, !cmath.complex<f32>) -> !cmath.complex<f32>
    %c = "cmath.create_complex"(%norm_p, %norm_q) : (f32, f32) -> !cmath.complex<f32>
    "func.return"(%pq) : (f32) -> ()
  }) {"function_type" = (!cmath.complex<f32>, !cmath.complex<f32>) -> f32, "sym_name" = "conorm", "sym_visibility" = "private"} : () -> ()
}) : () -> ()

// -----

builtin.module {
  "irdl.dialect"() ({
    "irdl.type"() ({
      %0 = "irdl.is"() {expected = f32} : () -> !irdl.attribute
      %1 = "irdl.is"() {expected = f64} : () -> !irdl.attribute
      %2 = "irdl.any_of"(%0, %1) : (!irdl.attribute, !irdl.attribute) -> !irdl.attribute
      "irdl.parameters"(%2) {names = ["elem"]} : (!irdl.attribute) -> ()
    }) {sym_name = "complex"} : () -> ()
    "irdl.operation"() ({
      %3 = "irdl.any"() : () -> !irdl.attribute
      %4 = "irdl.parametric"(%3) {base_type = @cmath::@complex} : (!irdl.attribute) -> !irdl.attribute
      "irdl.operands"(%4) {names = ["in"], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> ()
      "irdl.results"(%3) {names = ["out"], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> ()
    }) {sym_name = "norm"} : () -> ()
  }) {sym_name = "cmath"} : () -> ()
}
