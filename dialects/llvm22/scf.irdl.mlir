irdl.dialect @scf attributes {
  varve.set = "llvm22",
  varve.depends = ["arith"]
} {
  "varve.directive"() {
    format = "` ` each($cases $regions: `\\n` `` `case` number($cases, i64) region($regions, end))",
    sym_name = "SwitchCases",
    takes = ["$cases", "$regions"]
  } : () -> ()
  irdl.operation @condition attributes {
    varve.format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
    varve.traits = ["HasParent<scf.while>", "RegionBranchTerminatorOpInterface", "Pure", "Terminator"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %args = irdl.any
    irdl.operands(
      condition: %condition,
      args: variadic %args)
  }
  irdl.operation @execute_region attributes {
    varve.syntax = "hook:scf.execute_region",
    varve.traits = ["RegionBranchOpInterface", "RecursiveMemoryEffects"]
  } {
    %result0 = irdl.any
    %no_inline = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "no_inline" = %no_inline
    } {
      varve.optional = ["no_inline"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @for attributes {
    varve.syntax = "hook:scf.for",
    varve.traits = ["AutomaticAllocationScope", "LoopLikeOpInterface", "AllTypesMatch<lowerBound,upperBound,step>", "ConditionallySpeculatable", "RegionBranchOpInterface", "SingleBlock", "RecursiveMemoryEffects"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)"],
    varve.terminator = "scf.yield"
  } {
    %lowerBound = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %upperBound = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %step = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %initArgs = irdl.any
    %results = irdl.any
    %unsignedCmp = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lowerBound: %lowerBound,
      upperBound: %upperBound,
      step: %step,
      initArgs: variadic %initArgs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "unsignedCmp" = %unsignedCmp
    } {
      varve.optional = ["unsignedCmp"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @forall attributes {
    varve.syntax = "hook:scf.forall",
    varve.traits = ["AutomaticAllocationScope", "LoopLikeOpInterface", "RecursiveMemoryEffects", "SingleBlock", "RegionBranchOpInterface", "DestinationStyleOpInterface", "HasParallelRegion"],
    varve.let = [
      "type($dynamicLowerBound) = index",
      "type($dynamicUpperBound) = index",
      "type($dynamicStep) = index"],
    varve.terminator = "scf.forall.in_parallel"
  } {
    %dynamicLowerBound = irdl.any {varve.rule = "Index"}
    %dynamicUpperBound = irdl.any {varve.rule = "Index"}
    %dynamicStep = irdl.any {varve.rule = "Index"}
    %outputs = irdl.any {varve.rule = "AnyRankedTensor"}
    %results = irdl.any
    %staticLowerBound = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %staticUpperBound = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %staticStep = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %mapping = irdl.any {varve.rule = "ArrayOf<AnyOf<Implements<\22DeviceMappingAttrInterface\22>, Implements<\22DeviceMaskingAttrInterface\22>>>"}
    irdl.operands(
      dynamicLowerBound: variadic %dynamicLowerBound,
      dynamicUpperBound: variadic %dynamicUpperBound,
      dynamicStep: variadic %dynamicStep,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "staticLowerBound" = %staticLowerBound,
      "staticUpperBound" = %staticUpperBound,
      "staticStep" = %staticStep,
      "mapping" = %mapping
    } {
      varve.optional = ["mapping"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @forall.in_parallel attributes {
    varve.syntax = "hook:scf.forall.in_parallel",
    varve.traits = ["Pure", "Terminator", "InParallelOpInterface", "HasParent<scf.forall>", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @if attributes {
    varve.syntax = "hook:scf.if",
    varve.traits = ["RegionBranchOpInterface", "InferTypeOpAdaptor", "SingleBlock", "RecursiveMemoryEffects", "RecursivelySpeculatable", "NoRegionArguments"],
    varve.let = [
      "type($condition) = i1"],
    varve.terminator = "scf.yield"
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %results = irdl.any
    irdl.operands(
      condition: %condition)
    irdl.results(
      results: variadic %results)
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @index_switch attributes {
    varve.format = "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion",
    varve.traits = ["RecursiveMemoryEffects", "SingleBlock", "RegionBranchOpInterface"],
    varve.let = [
      "type($arg) = index"],
    varve.terminator = "scf.yield"
  } {
    %arg = irdl.any {varve.rule = "Index"}
    %results = irdl.any
    %cases = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "cases" = %cases
    }
    %defaultRegion = irdl.region with size 1
    %caseRegions = irdl.region with size 1
    irdl.regions(
      defaultRegion: %defaultRegion,
      caseRegions: %caseRegions) {
      varve.variadic = ["caseRegions"]
    }
  }
  irdl.operation @parallel attributes {
    varve.syntax = "hook:scf.parallel",
    varve.traits = ["AutomaticAllocationScope", "LoopLikeOpInterface", "RecursiveMemoryEffects", "RegionBranchOpInterface", "SingleBlock", "HasParallelRegion"],
    varve.let = [
      "type($lowerBound) = index",
      "type($upperBound) = index",
      "type($step) = index"],
    varve.terminator = "scf.reduce"
  } {
    %lowerBound = irdl.any {varve.rule = "Index"}
    %upperBound = irdl.any {varve.rule = "Index"}
    %step = irdl.any {varve.rule = "Index"}
    %initVals = irdl.any
    %results = irdl.any
    irdl.operands(
      lowerBound: variadic %lowerBound,
      upperBound: variadic %upperBound,
      step: variadic %step,
      initVals: variadic %initVals) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @reduce attributes {
    varve.format = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict",
    varve.traits = ["Terminator", "HasParent<scf.parallel>", "RecursiveMemoryEffects", "RegionBranchTerminatorOpInterface"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
    %reductions = irdl.region with size 1
    irdl.regions(
      reductions: %reductions) {
      varve.variadic = ["reductions"]
    }
  }
  irdl.operation @reduce.return attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["HasParent<scf.reduce>", "Pure", "Terminator"]
  } {
    %result = irdl.any
    irdl.operands(
      result: %result)
  }
  irdl.operation @while attributes {
    varve.syntax = "hook:scf.while",
    varve.traits = ["RegionBranchOpInterface", "LoopLikeOpInterface", "RecursiveMemoryEffects", "SingleBlock"]
  } {
    %inits = irdl.any
    %results = irdl.any
    irdl.operands(
      inits: variadic %inits)
    irdl.results(
      results: variadic %results)
    %before = irdl.region with size 1
    %after = irdl.region with size 1
    irdl.regions(
      before: %before,
      after: %after)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<scf.execute_region,scf.for,scf.if,scf.index_switch,scf.while>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
