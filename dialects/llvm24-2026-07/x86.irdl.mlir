irdl.dialect @x86 attributes {
  varve.set = "llvm24-2026-07"
} {
  irdl.operation @"amx.tile_load" {
    %any = irdl.any
    irdl.operands(
      base: %any,
      indices: variadic %any,
      stride: optional %any) {
      varve.segments
    }
    irdl.results(
      res: %any)
  }
  irdl.operation @"amx.tile_mulf" {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any,
      acc: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"amx.tile_muli" {
    %any = irdl.any
    %a_isZextLhs = irdl.any {varve.rule = "UnitAttr"}
    %a_isZextRhs = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %any,
      rhs: %any,
      acc: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "isZextLhs" = %a_isZextLhs,
      "isZextRhs" = %a_isZextRhs
    } {
      varve.optional = ["isZextLhs", "isZextRhs"]
    }
  }
  irdl.operation @"amx.tile_store" {
    %any = irdl.any
    irdl.operands(
      base: %any,
      indices: variadic %any,
      val: %any,
      stride: optional %any) {
      varve.segments
    }
  }
  irdl.operation @"amx.tile_zero" {
    %any = irdl.any
    irdl.results(
      res: %any)
  }
  irdl.operation @"avx.bcst_to_f32.packed" {
    %any = irdl.any
    irdl.operands(
      a: %any)
    irdl.results(
      dst: %any)
  }
  irdl.operation @"avx.cvt.packed.even.indexed_to_f32" {
    %any = irdl.any
    irdl.operands(
      a: %any)
    irdl.results(
      dst: %any)
  }
  irdl.operation @"avx.cvt.packed.odd.indexed_to_f32" {
    %any = irdl.any
    irdl.operands(
      a: %any)
    irdl.results(
      dst: %any)
  }
  irdl.operation @"avx.dot.i8" {
    %any = irdl.any
    irdl.operands(
      w: %any,
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"avx.intr.dot" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"avx.rsqrt" {
    %any = irdl.any
    irdl.operands(
      a: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"avx10.dot.i8" {
    %any = irdl.any
    irdl.operands(
      w: %any,
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"avx512.cvt.packed.f32_to_bf16" {
    %any = irdl.any
    irdl.operands(
      a: %any)
    irdl.results(
      dst: %any)
  }
  irdl.operation @"avx512.dot" {
    %any = irdl.any
    irdl.operands(
      src: %any,
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"avx512.mask.compress" {
    %any = irdl.any
    %a_constant_src = irdl.any {varve.rule = "ElementsAttr"}
    irdl.operands(
      k: %any,
      a: %any,
      src: optional %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "constant_src" = %a_constant_src
    } {
      varve.optional = ["constant_src"]
    }
  }
  irdl.operation @"avx512.mask.rndscale" {
    %any = irdl.any
    irdl.operands(
      src: %any,
      k: %any,
      a: %any,
      imm: %any,
      rounding: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"avx512.mask.scalef" {
    %any = irdl.any
    irdl.operands(
      src: %any,
      a: %any,
      b: %any,
      k: %any,
      rounding: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @"avx512.vp2intersect" {
    %any = irdl.any
    irdl.operands(
      a: %any,
      b: %any)
    irdl.results(
      result: %any)
  }
}
