irdl.dialect @scf attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation scf.index_switch"],
  varve.depends = ["arith"]
} {
  irdl.operation @foreach_thread attributes {
    varve.syntax = "hook:scf.foreach_thread",
    varve.traits = ["RecursiveMemoryEffects", "AutomaticAllocationScope"],
    varve.let = [
      "type($num_threads) = index"],
    varve.terminator = "scf.foreach_thread.perform_concurrently"
  } {
    %num_threads = irdl.any {varve.rule = "Index"}
    %results = irdl.any
    %thread_dim_mapping = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      num_threads: variadic %num_threads)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "thread_dim_mapping" = %thread_dim_mapping
    } {
      varve.defaults = {
        thread_dim_mapping = []}
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @if attributes {
    varve.syntax = "hook:scf.if",
    varve.traits = ["RegionBranchOpInterface", "RecursiveMemoryEffects", "NoRegionArguments"],
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
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<scf.execute_region,scf.for,scf.if,scf.parallel,scf.while>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
