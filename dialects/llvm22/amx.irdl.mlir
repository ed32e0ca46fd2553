irdl.dialect @amx attributes {
  varve.set = "llvm22"
} {
  "varve.rule"() {
    require = [["count($indices) = rank(type($base))", "requires {rank(type($base))} indices"], ["has($stride) or rank(type($base)) >= 2", "requires at least 2D memref"], ["has($stride) or strides(type($base))[-1] = 1", "requires memref with unit innermost stride"]],
    sym_name = "base",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["use sizes($lhs)"], ["use sizes($rhs)"], ["use sizes($acc)"], ["let a = type($lhs).shape, b = type($rhs).shape, c = type($acc).shape, k = a[1] / $parts", ["c[0] = a[0] and c[1] = b[1] / $parts and b[0] = k", "bad mult shape: {c[0]} x {c[1]} x {k}"]]],
    sym_name = "product",
    takes = ["$parts"]
  } : () -> ()
  "varve.rule"() {
    require = [["type($tile).shape[0] <= 16", "bad row height: {type($tile).shape[0]}"], ["let bytes = type($tile).shape[1] * width(type($tile).elementType) / 8", ["bytes <= 64 and bytes % 4 = 0", "bad column width: {bytes}"]]],
    sym_name = "sizes",
    takes = ["$tile"]
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
    varve.require = [["use base()"], ["use sizes($res)"]]
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
    varve.require = [["use product(2)"], ["type($lhs).elementType = type($rhs).elementType", "unsupported type combination"]]
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
    varve.require = [["use product(4)"]]
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
    varve.require = [["use base()"], ["use sizes($val)"]]
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
    varve.require = [["use sizes($res)"]]
  } {
    %res = irdl.any {varve.rule = "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F32, F16, BF16, I32, I8>>>"}
    irdl.results(
      res: %res)
  }
}
