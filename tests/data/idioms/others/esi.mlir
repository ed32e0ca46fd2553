// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "fsm.machine"() ({
  ^bb0(%arg0: i1):
    %cnt = "fsm.variable"() {initValue = 0 : i16, name = "cnt"} : () -> i16
    "fsm.state"() ({
      "fsm.output"(%arg0) : (i1) -> ()
    }, {
      "fsm.transition"() ({
        "fsm.return"(%arg0) : (i1) -> ()
      }, {
        "fsm.update"(%cnt, %cnt) : (i16, i16) -> ()
      }) {nextState = @BUSY} : () -> ()
    }) {sym_name = "IDLE"} : () -> ()
  }) {function_type = (i1) -> i1, initialState = "IDLE", sym_name = "foo"} : () -> ()
  "calyx.component"() ({
  ^bb0(%go: i1, %clk: i1, %reset: i1, %done: i1):
    %a:6 = "calyx.register"() {sym_name = "r"} : () -> (i8, i1, i1, i1, i8, i1)
    "calyx.wires"() ({
      "calyx.group"() ({
        "calyx.assign"(%a#0, %a#4) : (i8, i8) -> ()
        "calyx.group_done"(%a#5) : (i1) -> ()
      }) {sym_name = "g"} : () -> ()
    }) : () -> ()
    "calyx.control"() ({
      "calyx.seq"() ({
        "calyx.enable"() {groupName = @g} : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) {portAttributes = [{go}, {clk}, {reset}, {done}], portDirections = -8 : i4, portNames = ["go", "clk", "reset", "done"], sym_name = "main", toplevel} : () -> ()
  %c = "esi.null"() : () -> !esi.channel<i32>
  %d, %v = "esi.unwrap.vr"(%c, %c) : (!esi.channel<i32>, !esi.channel<i32>) -> (i32, i1)
  %w, %r = "esi.wrap.vr"(%d, %v) : (i32, i1) -> (!esi.channel<i32>, i1)
}
