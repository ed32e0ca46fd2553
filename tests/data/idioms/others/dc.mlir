// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "ssp.instance"() ({
    "ssp.library"() ({
      "ssp.operator_type"() {SSP_properties = [#ssp.latency<1>], sym_name = "_1"} : () -> ()
    }) : () -> ()
    "ssp.graph"() ({
      %0 = "ssp.operation"() {SSP_properties = [#ssp.start_time<0>], dependences = [], sym_name = "op0", linkedOperatorType = @_1} : () -> none
    }) : () -> ()
  }) {SSP_properties = [#ssp.problem<"Problem">], sym_name = "inst"} : () -> ()
  %a = "test.op"() : () -> !dc.value<i1>
  %t, %v = "dc.unpack"(%a) : (!dc.value<i1>) -> (!dc.token, i1)
  %f:2 = "dc.fork"(%t) : (!dc.token) -> (!dc.token, !dc.token)
  %p = "dc.pack"(%f#0, %v) : (!dc.token, i1) -> !dc.value<i1>
}
