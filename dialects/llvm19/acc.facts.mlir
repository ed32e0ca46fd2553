// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @acc {
  "varve.directive"() {
    sym_name = "CombinedConstructsLoop", takes = ["$construct"],
    format = "one( ` ` | `combined` `(` one( `kernels` let($construct = #acc.combined_constructs('kernels_loop')) | `parallel` let($construct = #acc.combined_constructs('parallel_loop')) | `serial` let($construct = #acc.combined_constructs('serial_loop')) ) `)` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "SymOperandList", takes = ["$operands", "type $operands", "$symbols"],
    format = "each($symbols $operands by `,`: $symbols `->` $operands `:` type($operands))"
  } : () -> ()
}
