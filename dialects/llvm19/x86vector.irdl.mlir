irdl.dialect @x86vector attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation x86vector.avx.bcst_to_f32.packed",
    "operation x86vector.avx.cvt.packed.even.indexed_to_f32",
    "operation x86vector.avx.cvt.packed.odd.indexed_to_f32",
    "operation x86vector.avx.dot.i8",
    "operation x86vector.avx512.cvt.packed.f32_to_bf16",
    "operation x86vector.avx512.dot"]
} {
  irdl.operation @avx.intr.dot attributes {
    varve.format = "$a `,` $b attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @avx.intr.dp.ps.256 attributes {
    varve.traits = ["Pure", "AllTypesMatch<a,b,res>"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)",
      "type($c) = i8"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>"}
    %c = irdl.any {varve.rule = "I8"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx.intr.rsqrt.ps.256 attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx.rsqrt attributes {
    varve.format = "$a attr-dict `:` type($a)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
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
  irdl.operation @avx512.intr.mask.compress attributes {
    varve.traits = ["Pure", "AllTypesMatch<a,src,res>", "TypesMatchWith<res,k>"],
    varve.let = [
      "type($src) = type($a)",
      "type($res) = type($a)",
      "type($k) = vector([shape(type($res))[0]], i1)"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>"}
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>"}
    %k = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<16, 8>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      src: %src,
      k: %k)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx512.intr.mask.rndscale.pd.512 attributes {
    varve.traits = ["Pure", "AllTypesMatch<src,a,res>"],
    varve.let = [
      "type($a) = type($src)",
      "type($res) = type($src)",
      "type($k) = i32",
      "type($imm) = i8"]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<8>>"}
    %k = irdl.any {varve.rule = "I32"}
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<8>>"}
    %imm = irdl.any {varve.rule = "I8"}
    %rounding = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      k: %k,
      a: %a,
      imm: %imm,
      rounding: %rounding)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx512.intr.mask.rndscale.ps.512 attributes {
    varve.traits = ["Pure", "AllTypesMatch<src,a,res>"],
    varve.let = [
      "type($a) = type($src)",
      "type($res) = type($src)",
      "type($k) = i32",
      "type($imm) = i16"]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<16>>"}
    %k = irdl.any {varve.rule = "I32"}
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<16>>"}
    %imm = irdl.any {varve.rule = "I16"}
    %rounding = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      k: %k,
      a: %a,
      imm: %imm,
      rounding: %rounding)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx512.intr.mask.scalef.pd.512 attributes {
    varve.traits = ["Pure", "AllTypesMatch<src,a,b,res>"],
    varve.let = [
      "type($a) = type($src)",
      "type($b) = type($src)",
      "type($res) = type($src)",
      "type($k) = i8"]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<8>>"}
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<8>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<8>>"}
    %k = irdl.any {varve.rule = "I8"}
    %rounding = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      a: %a,
      b: %b,
      k: %k,
      rounding: %rounding)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx512.intr.mask.scalef.ps.512 attributes {
    varve.traits = ["Pure", "AllTypesMatch<src,a,b,res>"],
    varve.let = [
      "type($a) = type($src)",
      "type($b) = type($src)",
      "type($res) = type($src)",
      "type($k) = i16"]
  } {
    %src = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<16>>"}
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<16>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<16>>"}
    %k = irdl.any {varve.rule = "I16"}
    %rounding = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      a: %a,
      b: %b,
      k: %k,
      rounding: %rounding)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx512.intr.vp2intersect.d.512 attributes {
    varve.traits = ["Pure"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<16>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<16>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx512.intr.vp2intersect.q.512 attributes {
    varve.traits = ["Pure"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I64>, LengthIs<8>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I64>, LengthIs<8>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @avx512.mask.compress attributes {
    varve.format = "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?",
    varve.traits = ["Pure", "AllTypesMatch<a,dst>", "TypesMatchWith<dst,k>"],
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
    varve.traits = ["Pure", "AllTypesMatch<src,a,dst>", "TypesMatchWith<dst,imm>"],
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
    varve.traits = ["Pure", "AllTypesMatch<src,a,b,dst>", "TypesMatchWith<dst,k>"],
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
    varve.traits = ["Pure", "AllTypesMatch<a,b>", "TypesMatchWith<a,k1>", "TypesMatchWith<a,k2>"],
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
