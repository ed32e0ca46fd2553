// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "firrtl.circuit"() ({
    "firrtl.module"() ({
    ^bb0(%clock: !firrtl.clock, %reset: !firrtl.uint<1>, %in: !firrtl.uint<8>, %out: !firrtl.uint<8>):
      %0 = "firrtl.constant"() {value = 0 : ui8} : () -> !firrtl.uint<8>
      %1 = "firrtl.add"(%in, %0) : (!firrtl.uint<8>, !firrtl.uint<8>) -> !firrtl.uint<9>
      %2 = "firrtl.bits"(%1) {hi = 7 : i32, lo = 0 : i32} : (!firrtl.uint<9>) -> !firrtl.uint<8>
      %r = "firrtl.reg"(%clock) {annotations = [], name = "r", nameKind = #firrtl<name_kind interesting_name>} : (!firrtl.clock) -> !firrtl.uint<8>
      %rr = "firrtl.regreset"(%clock, %reset, %0) {name = "rr"} : (!firrtl.clock, !firrtl.uint<1>, !firrtl.uint<8>) -> !firrtl.uint<8>
      %w = "firrtl.wire"() {annotations = [{class = "circt.test"}], name = "w"} : () -> !firrtl.bundle<a: uint<8>, b flip: sint<4>>
      %n = "firrtl.node"(%2) {name = "n"} : (!firrtl.uint<8>) -> !firrtl.uint<8>
      %f = "firrtl.subfield"(%w) {fieldIndex = 0 : i32} : (!firrtl.bundle<a: uint<8>, b flip: sint<4>>) -> !firrtl.uint<8>
      %m = "firrtl.mux"(%reset, %n, %f) : (!firrtl.uint<1>, !firrtl.uint<8>, !firrtl.uint<8>) -> !firrtl.uint<8>
      "firrtl.when"(%reset) ({
        "firrtl.strictconnect"(%r, %m) : (!firrtl.uint<8>, !firrtl.uint<8>) -> ()
      }, {
      }) : (!firrtl.uint<1>) -> ()
      "firrtl.connect"(%out, %r) : (!firrtl.uint<8>, !firrtl.uint<8>) -> ()
      "firrtl.matchingconnect"(%f, %rr) : (!firrtl.uint<8>, !firrtl.uint<8>) -> ()
      "firrtl.skip"() : () -> ()
      %i:2 = "firrtl.instance"() {moduleName = @Child, name = "child", portDirections = array<i1: false, true>, portNames = ["a", "b"]} : () -> (!firrtl.uint<1>, !firrtl.uint<1>)
      %v = "firrtl.invalidvalue"() : () -> !firrtl.vector<uint<8>, 4>
      %s = "firrtl.subindex"(%v) {index = 0 : i32} : (!firrtl.vector<uint<8>, 4>) -> !firrtl.uint<8>
    }) {annotations = [], convention = #firrtl<convention internal>, portDirections = array<i1: false, false, false, true>, portNames = ["clock", "reset", "in", "out"], portTypes = [!firrtl.clock, !firrtl.uint<1>, !firrtl.uint<8>, !firrtl.uint<8>], sym_name = "Top", sym_visibility = "public"} : () -> ()
  }) {annotations = [], name = "Top"} : () -> ()
}
