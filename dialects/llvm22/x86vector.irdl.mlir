irdl.dialect @x86vector attributes {
  varve.set = "llvm22"
} {
  irdl.operation @avx.bcst_to_f32.packed attributes {
    varve.format = "$a attr-dict`:` type($a)`->` type($dst)",
    varve.traits = ["MemoryEffects<Read>", "X86IntrinsicOpInterface"]
  } {
    %a = irdl.any {varve.rule = "MemRefOf<AnyOf<BF16, F16>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 8>>"}
    irdl.operands(
      a: %a)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @avx.cvt.packed.even.indexed_to_f32 attributes {
    varve.format = "$a attr-dict`:` type($a)`->` type($dst)",
    varve.traits = ["MemoryEffects<Read>", "X86IntrinsicOpInterface"]
  } {
    %a = irdl.any {varve.rule = "MemRefOf<AnyOf<BF16, F16>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 8>>"}
    irdl.operands(
      a: %a)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @avx.cvt.packed.odd.indexed_to_f32 attributes {
    varve.format = "$a attr-dict`:` type($a)`->` type($dst)",
    varve.traits = ["MemoryEffects<Read>", "X86IntrinsicOpInterface"]
  } {
    %a = irdl.any {varve.rule = "MemRefOf<AnyOf<BF16, F16>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 8>>"}
    irdl.operands(
      a: %a)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @avx.dot.i8 attributes {
    varve.format = "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)",
    varve.traits = ["Pure", "X86IntrinsicOpInterface", "AllTypesMatch<a,b>", "AllTypesMatch<w,dst>", "TypesMatchWith<w,a>"],
    varve.let = [
      "type($b) = type($a)",
      "type($dst) = type($w)",
      "type($a) = vector([shape(type($w))[0] * 4], i8)"]
  } {
    %w = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 8>>"}
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 32>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 32>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 8>>"}
    irdl.operands(
      w: %w,
      a: %a,
      b: %b)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @avx.intr.dot attributes {
    varve.format = "$a `,` $b attr-dict `:` type($res)",
    varve.traits = ["Pure", "X86IntrinsicOpInterface", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx.rsqrt attributes {
    varve.format = "$a attr-dict `:` type($a)",
    varve.traits = ["Pure", "X86IntrinsicOpInterface", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>"}
    irdl.operands(
      a: %a)
    irdl.results(
      b: %b)
  }
  irdl.operation @avx512.cvt.packed.f32_to_bf16 attributes {
    varve.format = "$a attr-dict `:` type($a) `->` type($dst)",
    varve.traits = ["Pure", "X86IntrinsicOpInterface", "AllElementCountsMatch<a,dst>"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8, 16>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<8, 16>>"}
    irdl.operands(
      a: %a)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @avx512.dot attributes {
    varve.format = "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)",
    varve.traits = ["Pure", "X86IntrinsicOpInterface", "AllTypesMatch<a,b>", "AllTypesMatch<src,dst>", "TypesMatchWith<src,a>"],
    varve.let = [
      "type($b) = type($a)",
      "type($dst) = type($src)",
      "type($a) = vector([shape(type($src))[0] * 2], bf16)"]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 8, 16>>"}
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<8, 16, 32>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<8, 16, 32>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 8, 16>>"}
    irdl.operands(
      src: %src,
      a: %a,
      b: %b)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @avx512.mask.compress attributes {
    varve.format = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?",
    varve.traits = ["Pure", "X86IntrinsicOpInterface", "AllTypesMatch<a,dst>", "TypesMatchWith<dst,k>"],
    varve.let = [
      "type($dst) = type($a)",
      "type($k) = vector([shape(type($dst))[0]], i1)"]
  } {
    %k = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<16, 8>>"}
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>"}
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>"}
    %constant_src = irdl.any {varve.rule = "ElementsAttr"}
    irdl.operands(
      k: %k,
      a: %a,
      src: optional %src)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "constant_src" = %constant_src
    } {
      varve.optional = ["constant_src"]
    }
  }
  irdl.operation @avx512.mask.rndscale attributes {
    varve.format = "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)",
    varve.traits = ["Pure", "X86IntrinsicOpInterface", "AllTypesMatch<src,a,dst>", "TypesMatchWith<dst,imm>"],
    varve.let = [
      "type($a) = type($src)",
      "type($dst) = type($src)",
      "type($imm) = int(shape(type($dst))[0])",
      "type($k) = i32",
      "type($rounding) = i32"]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>"}
    %k = irdl.any {varve.rule = "I32"}
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>"}
    %imm = irdl.any {varve.rule = "AnyOf<I16, I8>"}
    %rounding = irdl.any {varve.rule = "I32"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>"}
    irdl.operands(
      src: %src,
      k: %k,
      a: %a,
      imm: %imm,
      rounding: %rounding)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @avx512.mask.scalef attributes {
    varve.format = "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)",
    varve.traits = ["Pure", "X86IntrinsicOpInterface", "AllTypesMatch<src,a,b,dst>", "TypesMatchWith<dst,k>"],
    varve.let = [
      "type($a) = type($src)",
      "type($b) = type($src)",
      "type($dst) = type($src)",
      "type($k) = int(shape(type($dst))[0])",
      "type($rounding) = i32"]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>"}
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>"}
    %k = irdl.any {varve.rule = "AnyOf<I16, I8>"}
    %rounding = irdl.any {varve.rule = "I32"}
    %dst = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>"}
    irdl.operands(
      src: %src,
      a: %a,
      b: %b,
      k: %k,
      rounding: %rounding)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @avx512.vp2intersect attributes {
    varve.format = "$a `,` $b attr-dict `:` type($a)",
    varve.traits = ["Pure", "X86IntrinsicOpInterface", "AllTypesMatch<a,b>", "TypesMatchWith<a,k1>", "TypesMatchWith<a,k2>"],
    varve.let = [
      "type($b) = type($a)",
      "type($k1) = vector([shape(type($a))[0]], i1)",
      "type($k2) = vector([shape(type($a))[0]], i1)"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, I64>>, LengthIs<16, 8>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, I64>>, LengthIs<16, 8>>"}
    %k1 = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<16, 8>>"}
    %k2 = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<16, 8>>"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      k1: %k1,
      k2: %k2)
  }
}
