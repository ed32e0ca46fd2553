// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @scf {
  "varve.directive"() {
    sym_name = "SwitchCases", takes = ["$cases", "$regions"],
    format = "` ` each($cases $regions: `\\n` `` `case` number($cases, i64) region($regions, end))"
  } : () -> ()
}
