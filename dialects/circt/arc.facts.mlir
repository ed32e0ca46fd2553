// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @arc attributes {varve.llvm = "24"} {
  irdl.type @"!arrayref" attributes {varve.format = "`<` shaped($size, $elementType) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %size = irdl.any {varve.rule = "i64"}
    irdl.parameters(elementType: %type, size: %size)
  }
  irdl.operation @arrayref.create attributes {
    varve.let = ["type($output) = type($input)", "types($elements) = repeat(type($output).elementType, type($output).size)"]
  } {
  }
  // The block that it names has arguments besides the operands.
  irdl.operation @coroutine.yield attributes {varve.traits = ["HasParent<arc.coroutine.define>", "Terminator"]} {
  }
  irdl.operation @root_input attributes {varve.names = "in_{$name}"} {
  }
  irdl.operation @root_output attributes {varve.names = "out_{$name}"} {
  }
  irdl.operation @define attributes {varve.format = "function"} {
  }
  irdl.operation @coroutine.define attributes {varve.format = "function"} {
  }
  irdl.operation @sim.instantiate attributes {
    varve.arguments = {body = [["%instance", "1"]]},
    varve.locals = {model = ["FlatSymbolRefAttr", "type(%instance).model"]},
    varve.format = "$model `as` %instance let(type(%instance) = !arc.sim.instance($model)) loc(%instance) one( | `runtime` one( ` ` | $runtimeModel ) `(` one( | $runtimeArgs ) `)` ) attr-dict-with-keyword $body"
  } {
  }
  // The program is newer than the ODS: the first operand is a storage.
  irdl.operation @set_next_wakeup attributes {
    varve.format = "$arcContext `,` $time attr-dict `:` type($arcContext)",
    varve.let = ["type($time) = i64"]
  } {
    %arcContext = irdl.any
    %time = irdl.any {varve.rule = "I64"}
    irdl.operands(arcContext: %arcContext, time: %time)
  }
}
