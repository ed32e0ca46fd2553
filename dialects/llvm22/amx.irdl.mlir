irdl.dialect @amx attributes {
  varve.set = "llvm22"
} {
  "varve.rule"() {
    require = [["count($indices) = rank(type($base))", "expected one index for each dimension"], ["has($stride) or rank(type($base)) >= 2", "the memref must have two dimensions"], ["has($stride) or strides(type($base))[-1] = 1", "the innermost stride must be 1"]],
    sym_name = "base",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["type($res).shape[0] <= 16", "bad row height"], ["type($res).shape[1] * width(elem(type($res).elementType)) <= 512", "bad column width"], ["type($res).shape[1] * width(elem(type($res).elementType)) % 32 = 0", "bad column width"]],
    sym_name = "sizes",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["type($lhs).shape[0] <= 16", "bad row height"], ["type($rhs).shape[0] <= 16", "bad row height"], ["type($acc).shape[0] <= 16", "bad row height"], ["type($lhs).shape[1] * width(elem(type($lhs).elementType)) <= 512", "bad column width"], ["type($rhs).shape[1] * width(elem(type($rhs).elementType)) <= 512", "bad column width"], ["type($acc).shape[1] * width(elem(type($acc).elementType)) <= 512", "bad column width"], ["type($lhs).shape[1] * width(elem(type($lhs).elementType)) % 32 = 0", "bad column width"], ["type($rhs).shape[1] * width(elem(type($rhs).elementType)) % 32 = 0", "bad column width"], ["type($acc).shape[0] = type($lhs).shape[0]", "bad mult shape"]],
    sym_name = "sizes_and_buffer",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["count(type($res).shape) = 2", "a tile must have two dimensions"]],
    sym_name = "tile",
    takes = []
  } : () -> ()
  irdl.type @"!tile" attributes {
    varve.traits = ["ShapedType", "ValueSemantics"],
    varve.format = "`<` shaped($shape, $elementType) `>`"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType)
  }
  irdl.operation @tile_load attributes {
    varve.format = "$base `[` $indices `]` (`,` $stride^ )? attr-dict`:` type($base) `into` qualified(type($res))",
    varve.traits = ["AMXIntrinsicOpInterface", "MemoryEffects<Write>"],
    varve.let = [
      "type($indices) = index",
      "type($stride) = index"],
    varve.require = [["use base()"], ["use tile()"], ["use sizes()"]]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %stride = irdl.any {varve.rule = "Index"}
    %res = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F32, F16, BF16, I32, I8>>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      stride: optional %stride) {
      varve.segments
    }
    irdl.results(
      res: %res)
  }
  irdl.operation @tile_mulf attributes {
    varve.format = "$lhs `,` $rhs `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))",
    varve.traits = ["Pure", "AMXIntrinsicOpInterface", "AllTypesMatch<acc,res>"],
    varve.let = [
      "type($res) = type($acc)"],
    varve.require = [["use tile()"], ["use sizes_and_buffer()"], ["type($acc).shape[1] = type($rhs).shape[1] / 2", "bad mult shape"], ["type($rhs).shape[0] = type($lhs).shape[1] / 2", "bad mult shape"], ["type($lhs).elementType = type($rhs).elementType", "unsupported type combination"]]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F16, BF16>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F16, BF16>>>"}
    %acc = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<F32>>"}
    %res = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<F32>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      res: %res)
  }
  irdl.operation @tile_muli attributes {
    varve.format = "$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))",
    varve.traits = ["Pure", "AMXIntrinsicOpInterface", "AllTypesMatch<acc,res>"],
    varve.let = [
      "type($res) = type($acc)"],
    varve.require = [["use tile()"], ["use sizes_and_buffer()"], ["type($acc).shape[1] = type($rhs).shape[1] / 4", "bad mult shape"], ["type($rhs).shape[0] = type($lhs).shape[1] / 4", "bad mult shape"]]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<I8>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<I8>>"}
    %acc = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<I32>>"}
    %res = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<I32>>"}
    %isZextLhs = irdl.any {varve.rule = "UnitAttr"}
    %isZextRhs = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      res: %res)
    irdl.attributes {
      "isZextLhs" = %isZextLhs,
      "isZextRhs" = %isZextRhs
    } {
      varve.optional = ["isZextLhs", "isZextRhs"]
    }
  }
  irdl.operation @tile_store attributes {
    varve.format = "$base `[` $indices `]` `,` $val (`,` $stride^ )?attr-dict `:` type($base) `,` qualified(type($val))",
    varve.traits = ["AMXIntrinsicOpInterface"],
    varve.let = [
      "type($indices) = index",
      "type($stride) = index"],
    varve.require = [["use base()"], ["type($val).shape[0] <= 16", "bad row height"], ["type($val).shape[1] * width(elem(type($val).elementType)) <= 512", "bad column width"], ["type($val).shape[1] * width(elem(type($val).elementType)) % 32 = 0", "bad column width"], ["count(type($val).shape) = 2", "a tile must have two dimensions"]]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %val = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F32, F16, BF16, I32, I8>>>"}
    %stride = irdl.any {varve.rule = "Index"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      val: %val,
      stride: optional %stride) {
      varve.segments
    }
  }
  irdl.operation @tile_zero attributes {
    varve.format = "attr-dict `:` qualified(type($res))",
    varve.traits = ["AMXIntrinsicOpInterface", "MemoryEffects<Write>"],
    varve.require = [["use tile()"], ["use sizes()"]]
  } {
    %res = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F32, F16, BF16, I32, I8>>>"}
    irdl.results(
      res: %res)
  }
}
