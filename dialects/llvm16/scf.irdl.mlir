irdl.dialect @scf attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "operation scf.forall",
    "operation scf.forall.in_parallel"],
  varve.depends = ["arith"]
} {
  irdl.operation @for attributes {
    varve.syntax = "hook:scf.for",
    varve.traits = ["AutomaticAllocationScope", "LoopLikeOpInterface", "ConditionallySpeculatable", "RegionBranchOpInterface", "RecursiveMemoryEffects"],
    varve.let = [
      "type($lowerBound) = index",
      "type($upperBound) = index",
      "type($step) = index"],
    varve.terminator = "scf.yield"
  } {
    %lowerBound = irdl.any {varve.rule = "Index"}
    %upperBound = irdl.any {varve.rule = "Index"}
    %step = irdl.any {varve.rule = "Index"}
    %initArgs = irdl.any
    %results = irdl.any
    irdl.operands(
      lowerBound: %lowerBound,
      upperBound: %upperBound,
      step: %step,
      initArgs: variadic %initArgs)
    irdl.results(
      results: variadic %results)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @foreach_thread attributes {
    varve.syntax = "hook:scf.foreach_thread",
    varve.traits = ["RecursiveMemoryEffects", "AutomaticAllocationScope"],
    varve.let = [
      "type($num_threads) = index"],
    varve.terminator = "scf.foreach_thread.perform_concurrently"
  } {
    %num_threads = irdl.any {varve.rule = "Index"}
    %outputs = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %results = irdl.any
    %mapping = irdl.any {varve.rule = "ArrayOf<Implements<\22DeviceMappingAttrInterface\22>>"}
    irdl.operands(
      num_threads: variadic %num_threads,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "mapping" = %mapping
    } {
      varve.optional = ["mapping"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @foreach_thread.perform_concurrently attributes {
    varve.syntax = "hook:scf.foreach_thread.perform_concurrently",
    varve.traits = ["Pure", "Terminator", "ParallelCombiningOpInterface", "HasParent<scf.foreach_thread>", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @if attributes {
    varve.syntax = "hook:scf.if",
    varve.traits = ["RegionBranchOpInterface", "InferTypeOpInterface", "RecursiveMemoryEffects", "NoRegionArguments"],
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
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @index_switch attributes {
    varve.format = "$arg attr-dict (`->` type($results)^)? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion",
    varve.traits = ["RecursiveMemoryEffects", "RegionBranchOpInterface"],
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
    varve.traits = ["AutomaticAllocationScope", "LoopLikeOpInterface", "RecursiveMemoryEffects"],
    varve.let = [
      "type($lowerBound) = index",
      "type($upperBound) = index",
      "type($step) = index"],
    varve.terminator = "scf.yield"
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
    varve.printer = "code",
    varve.traits = ["HasParent<scf.parallel>"],
    varve.format = "`` `(` $operand `)` ` ` ` ` `:` type($operand) $reductionOperator attr-dict(none)"
  } {
    %operand = irdl.any
    irdl.operands(
      operand: %operand)
    %reductionOperator = irdl.region with size 1
    irdl.regions(
      reductionOperator: %reductionOperator)
  }
  irdl.operation @while attributes {
    varve.syntax = "hook:scf.while",
    varve.traits = ["RegionBranchOpInterface", "RecursiveMemoryEffects"]
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
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<scf.execute_region,scf.for,scf.if,scf.index_switch,scf.parallel,scf.while>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
