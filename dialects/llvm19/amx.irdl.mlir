irdl.dialect @amx attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "type tile"]
} {
  irdl.operation @tdpbf16ps {
    %operand0 = irdl.any {varve.rule = "AnyInteger"}
    %operand1 = irdl.any {varve.rule = "AnyInteger"}
    %operand2 = irdl.any {varve.rule = "AnyInteger"}
    %operand3 = irdl.any {varve.rule = "LLVM_Type"}
    %operand4 = irdl.any {varve.rule = "LLVM_Type"}
    %operand5 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2,
      operand3: %operand3,
      operand4: %operand4,
      operand5: %operand5)
    irdl.results(
      res: %res)
  }
  irdl.operation @tdpbssd {
    %operand0 = irdl.any {varve.rule = "AnyInteger"}
    %operand1 = irdl.any {varve.rule = "AnyInteger"}
    %operand2 = irdl.any {varve.rule = "AnyInteger"}
    %operand3 = irdl.any {varve.rule = "LLVM_Type"}
    %operand4 = irdl.any {varve.rule = "LLVM_Type"}
    %operand5 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2,
      operand3: %operand3,
      operand4: %operand4,
      operand5: %operand5)
    irdl.results(
      res: %res)
  }
  irdl.operation @tdpbsud {
    %operand0 = irdl.any {varve.rule = "AnyInteger"}
    %operand1 = irdl.any {varve.rule = "AnyInteger"}
    %operand2 = irdl.any {varve.rule = "AnyInteger"}
    %operand3 = irdl.any {varve.rule = "LLVM_Type"}
    %operand4 = irdl.any {varve.rule = "LLVM_Type"}
    %operand5 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2,
      operand3: %operand3,
      operand4: %operand4,
      operand5: %operand5)
    irdl.results(
      res: %res)
  }
  irdl.operation @tdpbusd {
    %operand0 = irdl.any {varve.rule = "AnyInteger"}
    %operand1 = irdl.any {varve.rule = "AnyInteger"}
    %operand2 = irdl.any {varve.rule = "AnyInteger"}
    %operand3 = irdl.any {varve.rule = "LLVM_Type"}
    %operand4 = irdl.any {varve.rule = "LLVM_Type"}
    %operand5 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2,
      operand3: %operand3,
      operand4: %operand4,
      operand5: %operand5)
    irdl.results(
      res: %res)
  }
  irdl.operation @tdpbuud {
    %operand0 = irdl.any {varve.rule = "AnyInteger"}
    %operand1 = irdl.any {varve.rule = "AnyInteger"}
    %operand2 = irdl.any {varve.rule = "AnyInteger"}
    %operand3 = irdl.any {varve.rule = "LLVM_Type"}
    %operand4 = irdl.any {varve.rule = "LLVM_Type"}
    %operand5 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2,
      operand3: %operand3,
      operand4: %operand4,
      operand5: %operand5)
    irdl.results(
      res: %res)
  }
  irdl.operation @tile_load attributes {
    varve.format = "$base `[` $indices `]` attr-dict `:` type($base) `into` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16, I32, I8>>, RankIs<2>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices)
    irdl.results(
      res: %res)
  }
  irdl.operation @tile_mulf attributes {
    varve.format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)",
    varve.traits = ["Pure", "AllTypesMatch<acc,res>"],
    varve.let = [
      "type($res) = type($acc)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16>>, RankIs<2>>"}
    %rhs = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16>>, RankIs<2>>"}
    %acc = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16>>, RankIs<2>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16>>, RankIs<2>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      res: %res)
  }
  irdl.operation @tile_muli attributes {
    varve.format = "$lhs (`zext` $isZextLhs^)? `,` $rhs (`zext` $isZextRhs^)? `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)",
    varve.traits = ["Pure", "AllTypesMatch<acc,res>"],
    varve.let = [
      "type($res) = type($acc)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, I8>>, RankIs<2>>"}
    %rhs = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, I8>>, RankIs<2>>"}
    %acc = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, I8>>, RankIs<2>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, I8>>, RankIs<2>>"}
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
    varve.format = "$base `[` $indices `]` `,` $val attr-dict `:` type($base) `,` type($val)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %val = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16, I32, I8>>, RankIs<2>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      val: %val)
  }
  irdl.operation @tile_zero attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16, I32, I8>>, RankIs<2>>"}
    irdl.results(
      res: %res)
  }
  irdl.operation @tileloadd64 {
    %operand0 = irdl.any {varve.rule = "AnyInteger"}
    %operand1 = irdl.any {varve.rule = "AnyInteger"}
    %operand2 = irdl.base "!llvm.ptr"
    %operand3 = irdl.any {varve.rule = "AnyInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2,
      operand3: %operand3)
    irdl.results(
      res: %res)
  }
  irdl.operation @tilestored64 {
    %operand0 = irdl.any {varve.rule = "AnyInteger"}
    %operand1 = irdl.any {varve.rule = "AnyInteger"}
    %operand2 = irdl.base "!llvm.ptr"
    %operand3 = irdl.any {varve.rule = "AnyInteger"}
    %operand4 = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2,
      operand3: %operand3,
      operand4: %operand4)
  }
  irdl.operation @tilezero {
    %operand0 = irdl.any {varve.rule = "AnyInteger"}
    %operand1 = irdl.any {varve.rule = "AnyInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
}
