irdl.dialect @hal_loader attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.directive"() {
    format = "some($b $offsets $lengths by `,` ` `: `\\n` ` ` ` ` `(` $b `:` type($b) `)` `` `[` $offsets `,` $lengths `]`) `\\n`",
    sym_name = "DispatchBindings",
    takes = ["$b", "type $b", "$offsets", "$lengths"]
  } : () -> ()
  irdl.operation @executable.dispatch attributes {
    varve.format = "`executable` `(` $executable `:` type($executable) `)` `` `[` $entry_point `]` `workgroups` `(` `[` $workgroup_x `,` $workgroup_y `,` $workgroup_z `]` `)` (`constants` `(` `[` $constants^ `]` `)`)? `bindings` `(` `[` custom<DispatchBindings>($binding_buffers, type($binding_buffers), $binding_offsets, $binding_lengths) `]` `)` attr-dict-with-keyword",
    varve.let = [
      "type($executable) = !hal.executable",
      "type($entry_point) = i64",
      "type($workgroup_x) = index",
      "type($workgroup_y) = index",
      "type($workgroup_z) = index",
      "type($constants) = i32",
      "type($binding_buffers) = !util.buffer",
      "type($binding_offsets) = index",
      "type($binding_lengths) = index"]
  } {
    %executable = irdl.any
    %entry_point = irdl.any {varve.rule = "I64"}
    %workgroup_x = irdl.any {varve.rule = "Index"}
    %workgroup_y = irdl.any {varve.rule = "Index"}
    %workgroup_z = irdl.any {varve.rule = "Index"}
    %constants = irdl.any {varve.rule = "I32"}
    %binding_buffers = irdl.base "!util.buffer"
    %binding_offsets = irdl.any {varve.rule = "Index"}
    %binding_lengths = irdl.any {varve.rule = "Index"}
    irdl.operands(
      executable: %executable,
      entry_point: %entry_point,
      workgroup_x: %workgroup_x,
      workgroup_y: %workgroup_y,
      workgroup_z: %workgroup_z,
      constants: variadic %constants,
      binding_buffers: variadic %binding_buffers,
      binding_offsets: variadic %binding_offsets,
      binding_lengths: variadic %binding_lengths) {
      varve.segments
    }
  }
  irdl.operation @executable.export.ordinal attributes {
    varve.format = "`target` `(` $entry_point `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "SymbolUserOpInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "ordinal"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %entry_point = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "entry_point" = %entry_point
    }
  }
  irdl.operation @executable.load attributes {
    varve.format = "`format` `(` $format `)` `data` `(` $data `)` (`constants` `(` `[` $constants^ `]` `)`)? `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($data) = !util.buffer",
      "type($constants) = i32",
      "type($result) = !hal.executable"],
    varve.names = "exe"
  } {
    %data = irdl.base "!util.buffer"
    %constants = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    %format = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      data: %data,
      constants: variadic %constants)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    }
  }
  irdl.operation @executable.lookup attributes {
    varve.format = "`executable` `(` $executable `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "SymbolUserOpInterface", "Pure"],
    varve.let = [
      "type($result) = !hal.executable"],
    varve.names = "exe"
  } {
    %result = irdl.any
    %executable = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "executable" = %executable
    }
  }
  irdl.operation @executable.lookup.function attributes {
    varve.format = "`target` `(` $executable `:` type($executable) `)` `function` `(` $entry_point `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($executable) = !hal.executable",
      "type($result) = i64"],
    varve.names = "function_id"
  } {
    %executable = irdl.any
    %result = irdl.any {varve.rule = "I64"}
    %entry_point = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      executable: %executable)
    irdl.results(
      result: %result)
    irdl.attributes {
      "entry_point" = %entry_point
    }
  }
  irdl.operation @executable.query_support attributes {
    varve.format = "`format` `(` $executable_format `)` `:` type($supported) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($supported) = i1"],
    varve.names = "{$executable_format}_supported"
  } {
    %supported = irdl.any {varve.rule = "I1"}
    %executable_format = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      supported: %supported)
    irdl.attributes {
      "executable_format" = %executable_format
    }
  }
}
