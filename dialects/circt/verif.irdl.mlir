irdl.dialect @verif attributes {
  varve.set = "circt",
  varve.depends = ["hw", "seq", "ltl"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ClockEdge",
    storage = i32,
    cases = [
      ["posedge", 0 : i32],
      ["negedge", 1 : i32],
      ["edge", 2 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($name = ssa(results)) | ` ` `name` $name )",
    sym_name = "ImplicitSSAName",
    takes = ["$name"]
  } : () -> ()
  irdl.operation @assert attributes {
    varve.format = "$property (`if` $enable^)? (`label` $label^)? attr-dict `:` type($property)",
    varve.let = [
      "type($enable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %enable = irdl.any {varve.rule = "I1"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @assume attributes {
    varve.format = "$property (`if` $enable^)? (`label` $label^)? attr-dict `:` type($property)",
    varve.let = [
      "type($enable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %enable = irdl.any {varve.rule = "I1"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @bmc attributes {
    varve.format = "`bound` $bound `num_regs` $num_regs `initial_values` $initial_values attr-dict-with-keyword `init` $init `loop` $loop `circuit` $circuit",
    varve.traits = ["IsolatedFromAbove", "SingleBlock"],
    varve.let = [
      "type($result) = i1"],
    varve.terminator = "verif.yield"
  } {
    %result = irdl.any {varve.rule = "I1"}
    %bound = irdl.any {varve.rule = "I32Attr"}
    %num_regs = irdl.any {varve.rule = "I32Attr"}
    %initial_values = irdl.any {varve.rule = "ArrayAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "bound" = %bound,
      "num_regs" = %num_regs,
      "initial_values" = %initial_values
    }
    %init = irdl.region with size 1
    %loop = irdl.region with size 1
    %circuit = irdl.region with size 1
    irdl.regions(
      init: %init,
      loop: %loop,
      circuit: %circuit)
  }
  irdl.operation @bmc.trace attributes {
    varve.format = "$step `,` $name `,` $value attr-dict `:` type($step) `,` type($value)",
    varve.let = [
      "type($step) = i32"]
  } {
    %step = irdl.any {varve.rule = "I32"}
    %value = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      step: %step,
      value: %value)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @clocked_assert attributes {
    varve.format = "$property (`if` $enable^)? `,` $edge $clock (`label` $label^)? attr-dict `:` type($property)",
    varve.let = [
      "type($clock) = i1",
      "type($enable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %clock = irdl.any {varve.rule = "I1"}
    %enable = irdl.any {varve.rule = "I1"}
    %edge = irdl.any {varve.rule = "enum<@ClockEdge>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      clock: %clock,
      enable: optional %enable)
    irdl.attributes {
      "edge" = %edge,
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @clocked_assume attributes {
    varve.format = "$property (`if` $enable^)? `,` $edge $clock (`label` $label^)? attr-dict `:` type($property)",
    varve.let = [
      "type($clock) = i1",
      "type($enable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %clock = irdl.any {varve.rule = "I1"}
    %enable = irdl.any {varve.rule = "I1"}
    %edge = irdl.any {varve.rule = "enum<@ClockEdge>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      clock: %clock,
      enable: optional %enable)
    irdl.attributes {
      "edge" = %edge,
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @clocked_cover attributes {
    varve.format = "$property (`if` $enable^)? `,` $edge $clock (`label` $label^)? attr-dict `:` type($property)",
    varve.let = [
      "type($clock) = i1",
      "type($enable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %clock = irdl.any {varve.rule = "I1"}
    %enable = irdl.any {varve.rule = "I1"}
    %edge = irdl.any {varve.rule = "enum<@ClockEdge>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      clock: %clock,
      enable: optional %enable)
    irdl.attributes {
      "edge" = %edge,
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @contract attributes {
    varve.format = "($inputs^ `:` type($inputs))? attr-dict-with-keyword $body",
    varve.traits = ["AllTypesMatch<inputs,outputs>", "NoRegionArguments", "NoTerminator", "RegionKindInterface", "SingleBlock"],
    varve.let = [
      "type($outputs) = type($inputs)"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @cover attributes {
    varve.format = "$property (`if` $enable^)? (`label` $label^)? attr-dict `:` type($property)",
    varve.let = [
      "type($enable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %enable = irdl.any {varve.rule = "I1"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @ensure attributes {
    varve.format = "$property (`if` $enable^)? (`label` $label^)? attr-dict `:` type($property)",
    varve.traits = ["HasParent<verif.contract>", "RequireLike"],
    varve.let = [
      "type($enable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %enable = irdl.any {varve.rule = "I1"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @formal attributes {
    varve.format = "$sym_name $parameters attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "NoRegionArguments", "NoTerminator", "RegionKindInterface", "SingleBlock", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %parameters = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "parameters" = %parameters
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @format_verilog_string attributes {
    varve.format = "$formatString `(` $substitutions `)` `:` type($substitutions) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($str) = !hw.string"]
  } {
    %substitutions = irdl.any
    %str = irdl.base "!hw.string"
    %formatString = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.results(
      str: %str)
    irdl.attributes {
      "formatString" = %formatString
    }
  }
  irdl.operation @has_been_reset attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($clock) = i1",
      "type($reset) = i1",
      "type($result) = i1"],
    varve.format = "$clock `,` one( `async` let($async = true) | `sync` let($async = false) ) $reset attr-dict"
  } {
    %clock = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "I1"}
    %async = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      clock: %clock,
      reset: %reset)
    irdl.results(
      result: %result)
    irdl.attributes {
      "async" = %async
    }
  }
  irdl.operation @lec attributes {
    varve.format = "attr-dict (`:` type($isProven)^)? `first` $firstCircuit `second` $secondCircuit",
    varve.traits = ["IsolatedFromAbove", "SingleBlock"],
    varve.let = [
      "type($isProven) = i1"],
    varve.terminator = "verif.yield"
  } {
    %isProven = irdl.any {varve.rule = "I1"}
    irdl.results(
      isProven: optional %isProven)
    %firstCircuit = irdl.region with size 1
    %secondCircuit = irdl.region with size 1
    irdl.regions(
      firstCircuit: %firstCircuit,
      secondCircuit: %secondCircuit)
  }
  irdl.operation @print attributes {
    varve.format = "$string attr-dict",
    varve.let = [
      "type($string) = !hw.string"]
  } {
    %string = irdl.base "!hw.string"
    irdl.operands(
      string: %string)
  }
  irdl.operation @refines attributes {
    varve.format = "attr-dict (`:` type($isProven)^)? `first` $firstCircuit `second` $secondCircuit",
    varve.traits = ["IsolatedFromAbove", "SingleBlock"],
    varve.let = [
      "type($isProven) = i1"],
    varve.terminator = "verif.yield"
  } {
    %isProven = irdl.any {varve.rule = "I1"}
    irdl.results(
      isProven: optional %isProven)
    %firstCircuit = irdl.region with size 1
    %secondCircuit = irdl.region with size 1
    irdl.regions(
      firstCircuit: %firstCircuit,
      secondCircuit: %secondCircuit)
  }
  irdl.operation @require attributes {
    varve.format = "$property (`if` $enable^)? (`label` $label^)? attr-dict `:` type($property)",
    varve.traits = ["HasParent<verif.contract>", "RequireLike"],
    varve.let = [
      "type($enable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %enable = irdl.any {varve.rule = "I1"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @simulation attributes {
    varve.format = "$sym_name $parameters attr-dict-with-keyword $region",
    varve.traits = ["OpAsmOpInterface", "IsolatedFromAbove", "RegionKindInterface", "SingleBlock", "Symbol"],
    varve.terminator = "verif.yield",
    varve.block_names = "{['clock', 'init']}"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %parameters = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "parameters" = %parameters
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @symbolic_value attributes {
    varve.format = "`` custom<ImplicitSSAName>($name) attr-dict `:` type($result)",
    varve.traits = ["HasParent<verif.formal,hw.module>", "OpAsmOpInterface"],
    varve.names = "{$name}"
  } {
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @yield attributes {
    varve.format = "($inputs^ `:` type($inputs))? attr-dict",
    varve.traits = ["Terminator", "HasParent<verif.bmc,verif.lec,verif.refines,verif.simulation>"]
  } {
    %inputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
  }
}
