// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Attributes of dlti.
"a"() {a = #dlti.dl_spec<#dlti.dl_entry<"a", 1 : i32>, #dlti.dl_entry<i64, 4.0>>} : () -> ()
"a"() {a = #dlti.dl_entry<"a", 1 : i32>, b = #dlti.dl_spec<>, c = #dlti.map<i32 = 2.0, "x" = #dlti.map<"q" = [1, "a"]>, vector<2xi32> = i8>} : () -> ()
