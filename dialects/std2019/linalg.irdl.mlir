// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The linalg dialect as of the end of 2019.
irdl.dialect @linalg attributes {varve.set = "std2019"} {
  irdl.type @"!range" {
  }
  irdl.operation @conv attributes {varve.format = "`` `(` $views `)` attr-dict `:` type($views)"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(views: variadic %any)
    irdl.attributes {"strides" = %1, "dilations" = %1} {varve.optional = ["strides", "dilations"]}
  }
  irdl.operation @copy attributes {varve.format = "`` `(` $views `)` attr-dict `:` type($views)"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(views: variadic %any)
    irdl.attributes {
      "inputPermutation" = %1,
      "outputPermutation" = %1} {varve.optional = ["inputPermutation", "outputPermutation"]}
  }
  irdl.operation @dot attributes {varve.format = "`` `(` $views `)` attr-dict `:` type($views)"} {
    %any = irdl.any
    irdl.operands(views: variadic %any)
  }
  irdl.operation @fill attributes {varve.format = "`` `(` $views `)` attr-dict `:` type($views)"} {
    %any = irdl.any
    irdl.operands(views: variadic %any)
  }
  irdl.operation @generic attributes {varve.syntax = "hook:linalg.generic"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    %2 = irdl.any {varve.rule = "StrAttr"}
    %3 = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(views: variadic %any)
    irdl.results(results: variadic %any)
    irdl.attributes {
      "args_in" = %any,
      "args_out" = %any,
      "n_views" = %1,
      "indexing_maps" = %1,
      "iterator_types" = %1,
      "doc" = %2,
      "fun" = %3,
      "library_call" = %2} {varve.optional = ["args_in", "args_out", "n_views", "doc", "fun", "library_call"]}
    %r0 = irdl.region
    irdl.regions(region: %r0)
  }
  irdl.operation @indexed_generic attributes {varve.syntax = "hook:linalg.indexed_generic"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    %2 = irdl.any {varve.rule = "StrAttr"}
    %3 = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(views: variadic %any)
    irdl.results(results: variadic %any)
    irdl.attributes {
      "args_in" = %any,
      "args_out" = %any,
      "n_views" = %1,
      "indexing_maps" = %1,
      "iterator_types" = %1,
      "doc" = %2,
      "fun" = %3,
      "library_call" = %2} {varve.optional = ["args_in", "args_out", "n_views", "doc", "fun", "library_call"]}
    %r0 = irdl.region
    irdl.regions(region: %r0)
  }
  irdl.operation @matmul attributes {varve.format = "`` `(` $views `)` attr-dict `:` type($views)"} {
    %any = irdl.any
    irdl.operands(views: variadic %any)
  }
  irdl.operation @matvec attributes {varve.format = "`` `(` $views `)` attr-dict `:` type($views)"} {
    %any = irdl.any
    irdl.operands(views: variadic %any)
  }
  irdl.operation @range attributes {
    varve.format = "$min `:` $max `:` $step attr-dict `:` type($range)",
    varve.traits = ["Pure"],
    varve.let = ["type($min) = index", "type($max) = index", "type($step) = index"]
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    irdl.operands(min: %0, max: %0, step: %0)
    irdl.results(range: %any)
  }
  irdl.operation @reshape attributes {
    varve.format = "$view $reassociation attr-dict `:` type($view) `into` type($result)",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(view: %0)
    irdl.results(result: %0)
    irdl.attributes {"reassociation" = %1}
  }
  irdl.operation @slice attributes {
    varve.format = "$view `[` $indexings `]` attr-dict `:` type($view) `,` if(count($indexings) > 0: type($indexings) `,`) type($result)",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %any = irdl.any
    irdl.operands(view: %0, indexings: variadic %any)
    irdl.results(result: %0)
  }
  irdl.operation @transpose attributes {
    varve.syntax = "hook:linalg.transpose",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(view: %0)
    irdl.results(result: %0)
    irdl.attributes {"permutation" = %1}
  }
  irdl.operation @yield attributes {
    varve.format = "$values attr-dict (`:` type($values)^)?",
    varve.traits = ["Terminator"]
  } {
    %any = irdl.any
    irdl.operands(values: variadic %any)
  }
}
