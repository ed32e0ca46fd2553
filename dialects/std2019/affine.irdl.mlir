// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The affine dialect as of the end of 2019, and what 2020 added to it (varve.since).
irdl.dialect @affine attributes {varve.set = "std2019"} {
  irdl.operation @apply attributes {
    varve.syntax = "hook:affine.apply",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(mapOperands: variadic %0)
    irdl.results(result: %0)
    irdl.attributes {"map" = %1}
  }
  irdl.operation @dma_start attributes {varve.syntax = "hook:affine.dma_start"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(operands: variadic %any)
    irdl.attributes {"src_map" = %1, "dst_map" = %1, "tag_map" = %1}
  }
  irdl.operation @dma_wait attributes {varve.syntax = "hook:affine.dma_wait"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(operands: variadic %any)
    irdl.attributes {"tag_map" = %1}
  }
  irdl.operation @for attributes {
    varve.syntax = "hook:affine.for",
    varve.terminator = "affine.terminator"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AffineMapAttr"}
    %2 = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(operands: variadic %any)
    irdl.results(results: variadic %any)
    irdl.attributes {"lower_bound" = %1, "upper_bound" = %1, "step" = %2}
    %r0 = irdl.region with size 1
    irdl.regions(region: %r0)
  }
  irdl.operation @if attributes {
    varve.syntax = "hook:affine.if",
    varve.terminator = "affine.terminator"
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    %2 = irdl.any {varve.rule = "IntegerSetAttr"}
    irdl.operands(operands: variadic %0)
    irdl.results(results: variadic %any)
    irdl.attributes {"condition" = %2}
    %r0 = irdl.region with size 1
    %r1 = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(thenRegion: %r0, elseRegion: %r1)
  }
  irdl.operation @load attributes {varve.syntax = "hook:affine.load"} {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    %3 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %any)
    irdl.attributes {"map" = %3}
  }
  irdl.operation @max attributes {
    varve.syntax = "hook:affine.max",
    varve.traits = ["Pure"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(operands: variadic %0)
    irdl.results(result: %0)
    irdl.attributes {"map" = %1}
  }
  irdl.operation @min attributes {
    varve.syntax = "hook:affine.min",
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %1 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(operands: variadic %0)
    irdl.results(result: %0)
    irdl.attributes {"map" = %1}
  }
  irdl.operation @prefetch attributes {varve.syntax = "hook:affine.prefetch"} {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %2 = irdl.any {varve.rule = "BoolAttr"}
    %3 = irdl.any {varve.rule = "I32Attr"}
    %4 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.attributes {"isWrite" = %2, "localityHint" = %3, "isDataCache" = %2, "map" = %4}
  }
  irdl.operation @store attributes {varve.syntax = "hook:affine.store"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "AnyMemRef"}
    %2 = irdl.any {varve.rule = "Index"}
    %3 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(value: %any, memref: %1, indices: variadic %2)
    irdl.attributes {"map" = %3}
  }
  irdl.operation @terminator attributes {varve.traits = ["Terminator"]} {
  }
  irdl.operation @vector_load attributes {
    varve.syntax = "hook:affine.vector_load",
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %2 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %3 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(memref: %0, indices: variadic %1)
    irdl.results(result: %2)
    irdl.attributes {"map" = %3}
  }
  irdl.operation @vector_store attributes {
    varve.syntax = "hook:affine.vector_store",
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %2 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %3 = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(value: %2, memref: %0, indices: variadic %1)
    irdl.attributes {"map" = %3}
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Terminator"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
  }
}
