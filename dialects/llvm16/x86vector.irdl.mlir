irdl.dialect @x86vector attributes {
  varve.set = "llvm16"
} {
  irdl.operation @avx.intr.dot attributes {
    varve.format = "$a `,` $b attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.infer = [
      ["b", "same", "a"],
      ["res", "same", "a"]]
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
    varve.infer = [
      ["b", "same", "a"],
      ["res", "same", "a"],
      ["c", "type", "i8"]]
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
    varve.infer = [
      ["res", "same", "a"]]
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
    varve.infer = [
      ["b", "same", "a"]]
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
    varve.infer = [
      ["src", "same", "a"],
      ["res", "same", "a"],
      ["k", "vector_of_i1_same_length", "res"]]
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
    varve.infer = [
      ["a", "same", "src"],
      ["res", "same", "src"],
      ["k", "type", "i32"],
      ["imm", "type", "i8"]]
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
    varve.infer = [
      ["a", "same", "src"],
      ["res", "same", "src"],
      ["k", "type", "i32"],
      ["imm", "type", "i16"]]
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
    varve.infer = [
      ["a", "same", "src"],
      ["b", "same", "src"],
      ["res", "same", "src"],
      ["k", "type", "i8"]]
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
    varve.infer = [
      ["a", "same", "src"],
      ["b", "same", "src"],
      ["res", "same", "src"],
      ["k", "type", "i16"]]
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
    varve.infer = [
      ["dst", "same", "a"],
      ["k", "vector_of_i1_same_length", "dst"]]
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
    varve.infer = [
      ["a", "same", "src"],
      ["dst", "same", "src"],
      ["imm", "integer_of_vector_length", "dst"],
      ["k", "type", "i32"],
      ["rounding", "type", "i32"]]
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
    varve.infer = [
      ["a", "same", "src"],
      ["b", "same", "src"],
      ["dst", "same", "src"],
      ["k", "integer_of_vector_length", "dst"],
      ["rounding", "type", "i32"]]
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
    varve.infer = [
      ["b", "same", "a"],
      ["k1", "vector_of_i1_same_length", "a"],
      ["k2", "vector_of_i1_same_length", "a"]]
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
