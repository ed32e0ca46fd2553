// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  "accfg.accelerator"() {barrier = 963 : i64, fields = {A = 960 : i64, B = 961 : i64, size = 962 : i64}, launch_fields = {launch = 975 : i64}, name = @snax_hwpe_mult} : () -> ()
  func.func @test(%A : memref<64xi32>, %one : i32) {
    %0 = "accfg.setup"(%one, %one) {accelerator = "snax_hwpe_mult", operandSegmentSizes = array<i32: 2, 0>, param_names = ["A", "B"]} : (i32, i32) -> !accfg.state<"snax_hwpe_mult">
    %1 = "accfg.setup"(%one, %0) {accelerator = "snax_hwpe_mult", operandSegmentSizes = array<i32: 1, 1>, param_names = ["size"]} : (i32, !accfg.state<"snax_hwpe_mult">) -> !accfg.state<"snax_hwpe_mult">
    %2 = "accfg.launch"(%one, %1) {accelerator = "snax_hwpe_mult", param_names = ["launch"]} : (i32, !accfg.state<"snax_hwpe_mult">) -> !accfg.token<"snax_hwpe_mult">
    "accfg.await"(%2) : (!accfg.token<"snax_hwpe_mult">) -> ()
    "accfg.reset"(%1) : (!accfg.state<"snax_hwpe_mult">) -> ()
    "test.op"() {accfg.effects = #accfg.effects<full>} : () -> ()
    func.return
  }
}
