// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "substrait.plan"() ({
    "substrait.relation"() ({
      %0 = "substrait.named_table"() {field_names = ["a", "b"], table_name = @t1} : () -> tuple<si32, si32>
      %1 = "substrait.filter"(%0) ({
      ^bb0(%arg0: tuple<si32, si32>):
        %2 = "substrait.field_reference"(%arg0) {position = array<i32: 0>} : (tuple<si32, si32>) -> si32
        %3 = "substrait.literal"() {value = 0 : si1} : () -> si1
        "substrait.yield"(%3) : (si1) -> ()
      }) : (tuple<si32, si32>) -> tuple<si32, si32>
      "substrait.yield"(%1) : (tuple<si32, si32>) -> ()
    }) {field_names = ["a", "b"]} : () -> ()
  }) {major_number = 0 : ui32, minor_number = 42 : ui32, patch_number = 1 : ui32, git_hash = "", producer = ""} : () -> ()
}
