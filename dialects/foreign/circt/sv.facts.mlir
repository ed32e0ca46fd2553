// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @sv attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "` ` `` one( let($name = ssa(results)) | `name` $name )"
  } : () -> ()
  irdl.operation @constantX attributes {varve.names = "x_{type($result)}"} {
  }
  irdl.operation @constantZ attributes {varve.names = "z_{type($result)}"} {
  }
  irdl.operation @for attributes {varve.block_names = "{$inductionVarName}"} {
  }
  irdl.operation @generate.for attributes {varve.block_names = "{$inductionVarName}"} {
  }
  irdl.operation @interface.instance attributes {varve.names = "{$name}"} {
  }
  irdl.operation @localparam attributes {varve.names = "{$name}"} {
  }
  irdl.operation @logic attributes {varve.names = "{$name}"} {
  }
  irdl.operation @macro.ref.expr attributes {varve.names = "{$macroName}"} {
  }
  irdl.operation @macro.ref.expr.se attributes {varve.names = "{$macroName}"} {
  }
  irdl.operation @reg attributes {varve.names = "{$name}"} {
  }
  irdl.operation @wire attributes {varve.names = "{$name}"} {
  }
  irdl.operation @func attributes {varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): p[0])}"} {
  }
}
