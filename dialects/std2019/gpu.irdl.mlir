// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The GPU dialect as of the end of 2019.
irdl.dialect @gpu attributes {varve.set = "std2019"} {
  irdl.operation @all_reduce {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(value: %any)
    irdl.results(result: %any)
    irdl.attributes {"op" = %1} {varve.optional = ["op"]}
    %r0 = irdl.region
    irdl.regions(body: %r0)
  }
  irdl.operation @barrier attributes {varve.format = "attr-dict"} {
  }
  irdl.operation @block_dim attributes {varve.traits = ["Pure"]} {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.results(result: %0)
    irdl.attributes {"dimension" = %1}
  }
  irdl.operation @block_id attributes {varve.traits = ["Pure"]} {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.results(result: %0)
    irdl.attributes {"dimension" = %1}
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:gpu.func",
    varve.traits = ["IsolatedFromAbove"]
  } {
    %0 = irdl.any {varve.rule = "StrAttr"}
    %any = irdl.any
    irdl.attributes {"sym_name" = %0, "type" = %any}
    %r0 = irdl.region
    irdl.regions(body: %r0)
  }
  irdl.operation @grid_dim attributes {varve.traits = ["Pure"]} {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.results(result: %0)
    irdl.attributes {"dimension" = %1}
  }
  irdl.operation @launch attributes {varve.syntax = "hook:gpu.launch"} {
    %0 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    irdl.operands(
      gridSizeX: %0,
      gridSizeY: %0,
      gridSizeZ: %0,
      blockSizeX: %0,
      blockSizeY: %0,
      blockSizeZ: %0,
      operands: variadic %any)
    %r0 = irdl.region
    irdl.regions(body: %r0)
  }
  irdl.operation @launch_func {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "StrAttr"}
    %2 = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(operands: variadic %any)
    irdl.attributes {"kernel" = %1, "kernel_module" = %2}
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Terminator"]
  } {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
  }
  irdl.operation @shuffle {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "I32"}
    %2 = irdl.any {varve.rule = "I1"}
    %3 = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(value: %any, offset: %1, width: %1)
    irdl.results(result: %any, valid: %2)
    irdl.attributes {"mode" = %3}
  }
  irdl.operation @thread_id attributes {varve.traits = ["Pure"]} {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.results(result: %0)
    irdl.attributes {"dimension" = %1}
  }
  irdl.operation @yield attributes {varve.traits = ["Terminator"]} {
    %any = irdl.any
    irdl.operands(values: variadic %any)
  }
}
