// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "p4hir.parser"() ({
    "p4hir.state"() ({
      %0 = "p4hir.const"() {value = #p4hir.int<1> : !p4hir.bit<8>} : () -> !p4hir.bit<8>
      "p4hir.transition_to"() {state = @p::@accept} : () -> ()
    }) {sym_name = "start"} : () -> ()
    "p4hir.parser_accept"() : () -> ()
  }) {applyType = !p4hir.func<()>, sym_name = "p"} : () -> ()
}
