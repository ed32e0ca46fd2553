// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes.
irdl.dialect @sim attributes {varve.llvm = "24"} {
  "varve.enum"() {sym_name = "DPIWord", storage = i32, cases = [["in", 0 : i32], ["out", 1 : i32], ["inout", 2 : i32], ["return", 3 : i32], ["ref", 4 : i32]]} : () -> ()
  irdl.type @"!dpi_functy" attributes {
    varve.format = "`<` each($arguments by `,`: $arguments.dir $arguments.name `:` $arguments.type) `>`"
  } {
    %arguments = irdl.any {varve.rule = "array<record<name: string, type: type, dir: enum<@DPIWord>>>"}
    irdl.parameters(arguments: %arguments)
  }
  irdl.operation @func.dpi attributes {
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name) `(` each($dpi_function_type.arguments %arg by `,`:",
      "  one( `in` let($dpi_function_type.arguments.dir = .in) | `out` let($dpi_function_type.arguments.dir = .out) | `inout` let($dpi_function_type.arguments.dir = .inout)",
      "    | `return` let($dpi_function_type.arguments.dir = .return) | `ref` let($dpi_function_type.arguments.dir = .ref) )",
      "  if($dpi_function_type.arguments.dir = .out or $dpi_function_type.arguments.dir = .return: name($dpi_function_type.arguments.name)",
      "  | %arg let($dpi_function_type.arguments.name = spelled(%arg)) let(type(%arg) = $dpi_function_type.arguments.type)) `:` $dpi_function_type.arguments.type) `)`",
      "attr-dict-with-keyword one( | $body )"]
  } {
  }
  irdl.operation @clocked_pause attributes {
    varve.format = "$clock `,` $condition `,` one( `verbose` let($verbose = true) | `quiet` let($verbose = false) ) attr-dict"
  } {
  }
  irdl.operation @clocked_terminate attributes {
    varve.format = [
      "$clock `,` $condition `,` one( `success` let($success = true) | `failure` let($success = false) ) `,`",
      "one( `verbose` let($verbose = true) | `quiet` let($verbose = false) ) attr-dict"]
  } {
  }
  irdl.operation @pause attributes {varve.format = "one( `verbose` let($verbose = true) | `quiet` let($verbose = false) ) attr-dict"} {
  }
  irdl.operation @terminate attributes {
    varve.format = "one( `success` let($success = true) | `failure` let($success = false) ) `,` one( `verbose` let($verbose = true) | `quiet` let($verbose = false) ) attr-dict"
  } {
  }
}
