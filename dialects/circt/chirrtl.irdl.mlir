irdl.dialect @chirrtl attributes {
  varve.set = "circt",
  varve.depends = ["firrtl"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "MemDirAttr",
    storage = i32,
    cases = [
      ["Infer", 0 : i32],
      ["Read", 1 : i32],
      ["Write", 2 : i32],
      ["ReadWrite", 3 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "attr-dict(let($annotations = []; $name = ssa(results)))",
    sym_name = "CombMemOp",
    takes = ["attr-dict"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` attr-dict(let($annotations = []))",
    sym_name = "MemoryDebugPortOp",
    takes = ["attr-dict"]
  } : () -> ()
  "varve.directive"() {
    format = "attr-dict(let($annotations = []))",
    sym_name = "MemoryPortOp",
    takes = ["attr-dict"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($kind = .droppable_name) | ` ` `` `interesting_name` let($kind = .interesting_name) | ` ` `` `droppable_name` let($kind = .droppable_name) )",
    sym_name = "NameKind",
    takes = ["$kind"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` attr-dict(let($annotations = []; $name = ssa(results)))",
    sym_name = "SeqMemOp",
    takes = ["attr-dict"]
  } : () -> ()
  irdl.type @"!cmemory" attributes {
    varve.format = "`<` short($elementType, firrtl) `,` $numElements `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      elementType: %elementType,
      numElements: %numElements)
  }
  irdl.type @"!cmemoryport" {
  }
  irdl.operation @combmem attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<NameKind>($nameKind) `` custom<CombMemOp>(attr-dict) `:` qualified(type($result))",
    varve.traits = ["OpAsmOpInterface", "InnerSymbol", "FNamableOp"],
    varve.names = "{$name}"
  } {
    %result = irdl.base "!chirrtl.cmemory"
    %name = irdl.any {varve.rule = "StrAttr"}
    %nameKind = irdl.base "#firrtl.name_kind"
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %inner_sym = irdl.base "#hw.innerSym"
    %init = irdl.base "#firrtl.meminit"
    %prefix = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "nameKind" = %nameKind,
      "annotations" = %annotations,
      "inner_sym" = %inner_sym,
      "init" = %init,
      "prefix" = %prefix
    } {
      varve.optional = ["inner_sym", "init", "prefix"]
    }
  }
  irdl.operation @debugport attributes {
    varve.format = "$memory custom<MemoryDebugPortOp>(attr-dict) `:` functional-type(operands, results)",
    varve.traits = ["InferTypeOpInterface", "OpAsmOpInterface"],
    varve.names = "{if($name = '', 'memport', $name)}_data"
  } {
    %memory = irdl.base "!chirrtl.cmemory"
    %data = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      memory: %memory)
    irdl.results(
      data: %data)
    irdl.attributes {
      "name" = %name,
      "annotations" = %annotations
    }
  }
  irdl.operation @memoryport attributes {
    varve.format = "$direction $memory `` custom<MemoryPortOp>(attr-dict) `:` functional-type(operands, results)",
    varve.traits = ["InferTypeOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($port) = !chirrtl.cmemoryport"],
    varve.names = "{if($name = '', 'memport', $name)}_data, {if($name = '', 'memport', $name)}_port"
  } {
    %memory = irdl.base "!chirrtl.cmemory"
    %data = irdl.any
    %port = irdl.base "!chirrtl.cmemoryport"
    %direction = irdl.any {varve.rule = "enum<@MemDirAttr>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      memory: %memory)
    irdl.results(
      data: %data,
      port: %port)
    irdl.attributes {
      "direction" = %direction,
      "name" = %name,
      "annotations" = %annotations
    }
  }
  irdl.operation @memoryport.access attributes {
    varve.format = "$port `[` $index `]` `,` $clock attr-dict `:` qualified(type(operands))",
    varve.let = [
      "type($port) = !chirrtl.cmemoryport"]
  } {
    %port = irdl.base "!chirrtl.cmemoryport"
    %index = irdl.any
    %clock = irdl.any
    irdl.operands(
      port: %port,
      index: %index,
      clock: %clock)
  }
  irdl.operation @seqmem attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<NameKind>($nameKind) $ruw custom<SeqMemOp>(attr-dict) `:` qualified(type($result))",
    varve.traits = ["OpAsmOpInterface", "InnerSymbol", "FNamableOp"],
    varve.names = "{$name}"
  } {
    %result = irdl.base "!chirrtl.cmemory"
    %ruw = irdl.base "#firrtl.ruwbehavior"
    %name = irdl.any {varve.rule = "StrAttr"}
    %nameKind = irdl.base "#firrtl.name_kind"
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %inner_sym = irdl.base "#hw.innerSym"
    %init = irdl.base "#firrtl.meminit"
    %prefix = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "ruw" = %ruw,
      "name" = %name,
      "nameKind" = %nameKind,
      "annotations" = %annotations,
      "inner_sym" = %inner_sym,
      "init" = %init,
      "prefix" = %prefix
    } {
      varve.optional = ["inner_sym", "init", "prefix"]
    }
  }
}
