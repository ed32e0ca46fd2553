irdl.dialect @pipeline attributes {
  varve.set = "circt",
  varve.depends = ["seq"],
  varve.llvm = "24"
} {
  irdl.operation @latency attributes {
    varve.format = "$latency `->` `(` type($results) `)` $body attr-dict",
    varve.traits = ["SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion", "HasParent<pipeline.unscheduled,pipeline.scheduled>"],
    varve.terminator = "pipeline.latency.return"
  } {
    %results = irdl.any
    %latency = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<1>>"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "latency" = %latency
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @latency.return attributes {
    varve.format = "($inputs^)? attr-dict (`:` type($inputs)^)?",
    varve.traits = ["Terminator", "HasParent<pipeline.latency>"]
  } {
    %inputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
  }
  irdl.operation @return attributes {
    varve.format = "($inputs^)? attr-dict (`:` type($inputs)^)?",
    varve.traits = ["Terminator", "HasParent<pipeline.unscheduled,pipeline.scheduled>"]
  } {
    %inputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
  }
  irdl.operation @scheduled attributes {
    varve.printer = "code",
    varve.traits = ["RegionKindInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($stall) = i1",
      "type($clock) = !seq.clock",
      "type($reset) = i1",
      "type($go) = i1",
      "type($done) = i1"],
    varve.arguments = {body = [["%arg", "count($inputs)"], ["%enable", "1"]]},
    varve.block_names = "{$inputNames}: inputs, s0_enable",
    varve.format = ["one( | $name ) `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs)) `=` $inputs) `)` let($inputNames = spelled(%arg))", "one( | `stall` `(` $stall `)` ) `clock` `(` $clock `)` one( | `reset` `(` $reset `)` ) `go` `(` $go `)` `entryEn` `(` %enable loc(%enable) `)` let(type(%enable) = i1)", "` ` attr-dict ` ` `->` ` ` `(` each($outputNames type($dataOutputs) by `,`: name($outputNames) `:` type($dataOutputs)) `)` region($body, end)"],
    varve.names = "{$outputNames}, done"
  } {
    %inputs = irdl.any
    %stall = irdl.any {varve.rule = "I1"}
    %clock = irdl.base "!seq.clock"
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %dataOutputs = irdl.any
    %done = irdl.any {varve.rule = "I1"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %inputNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %outputNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %stallability = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    irdl.operands(
      inputs: variadic %inputs,
      stall: optional %stall,
      clock: %clock,
      reset: optional %reset,
      go: %go) {
      varve.segments
    }
    irdl.results(
      dataOutputs: variadic %dataOutputs,
      done: %done)
    irdl.attributes {
      "name" = %name,
      "inputNames" = %inputNames,
      "outputNames" = %outputNames,
      "stallability" = %stallability
    } {
      varve.optional = ["name", "stallability"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @src attributes {
    varve.format = "$input `:` type($input) attr-dict",
    varve.traits = ["TypesMatchWith<input,output>", "HasParent<pipeline.scheduled>"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @stage attributes {
    varve.traits = ["HasParent<pipeline.scheduled>", "Pure", "Terminator"],
    varve.let = [
      "type($clockGates) = i1"],
    varve.format = ["$nextStage ` ` `` one( let($clockGatesPerRegister = []) | `regs` `(` each($registers $registerNames $clockGatesPerRegister $clockGates by `,`:", "  one( let($registerNames = '') | $registerNames `=` ) $registers `:` type($registers) one( let($clockGatesPerRegister = integer(0, i64)) | `gated` `by` ` ` `[` $clockGates[$clockGatesPerRegister] `]` )) `)` )", "` ` `` one( | `pass` `(` each($passthroughs $passthroughNames by `,`: one( let($passthroughNames = '') | $passthroughNames `=` ) $passthroughs `:` type($passthroughs)) `)` ) attr-dict"],
    varve.successor_names = "{map(r in indices($registers): if(has($registerNames) and known($registerNames[r], '') != '', $registerNames[r], concat('s', $nextStage, '_reg', r)))}: registers, {map(p in indices($passthroughs): if(has($passthroughNames) and known($passthroughNames[p], '') != '', $passthroughNames[p], concat('s', $nextStage, '_pass', p)))}: passthroughs, s{$nextStage}_enable"
  } {
    %registers = irdl.any
    %passthroughs = irdl.any
    %clockGates = irdl.any {varve.rule = "I1"}
    %clockGatesPerRegister = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %registerNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %passthroughNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      registers: variadic %registers,
      passthroughs: variadic %passthroughs,
      clockGates: variadic %clockGates) {
      varve.segments
    }
    irdl.attributes {
      "clockGatesPerRegister" = %clockGatesPerRegister,
      "registerNames" = %registerNames,
      "passthroughNames" = %passthroughNames
    } {
      varve.optional = ["registerNames", "passthroughNames"]
    }
    "varve.successors"() {names = ["nextStage"], variadic = []} : () -> ()
  }
  irdl.operation @unscheduled attributes {
    varve.printer = "code",
    varve.traits = ["RegionKindInterface", "HasOnlyGraphRegion", "SingleBlock", "OpAsmOpInterface"],
    varve.let = [
      "type($stall) = i1",
      "type($clock) = !seq.clock",
      "type($reset) = i1",
      "type($go) = i1",
      "type($done) = i1"],
    varve.terminator = "pipeline.return",
    varve.arguments = {body = [["%arg", "count($inputs)"], ["%enable", "1"]]},
    varve.block_names = "{$inputNames}: inputs, s0_enable",
    varve.format = ["one( | $name ) `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs)) `=` $inputs) `)` let($inputNames = spelled(%arg))", "one( | `stall` `(` $stall `)` ) `clock` `(` $clock `)` one( | `reset` `(` $reset `)` ) `go` `(` $go `)` `entryEn` `(` %enable loc(%enable) `)` let(type(%enable) = i1)", "` ` attr-dict ` ` `->` ` ` `(` each($outputNames type($dataOutputs) by `,`: name($outputNames) `:` type($dataOutputs)) `)` region($body, end)"],
    varve.names = "{$outputNames}, done"
  } {
    %inputs = irdl.any
    %stall = irdl.any {varve.rule = "I1"}
    %clock = irdl.base "!seq.clock"
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %dataOutputs = irdl.any
    %done = irdl.any {varve.rule = "I1"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %inputNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %outputNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      inputs: variadic %inputs,
      stall: optional %stall,
      clock: %clock,
      reset: optional %reset,
      go: %go) {
      varve.segments
    }
    irdl.results(
      dataOutputs: variadic %dataOutputs,
      done: %done)
    irdl.attributes {
      "name" = %name,
      "inputNames" = %inputNames,
      "outputNames" = %outputNames
    } {
      varve.optional = ["name"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
}
