irdl.dialect @arm_sve attributes {
  varve.set = "llvm22",
  varve.depends = ["vector"]
} {
  irdl.operation @convert_from_svbool attributes {
    varve.format = "$source attr-dict `:` type($result)",
    varve.traits = ["Pure", "SvboolTypeConstraint<result,source>"],
    varve.let = [
      "type($source) = with(type($result), shape = concat(slice(shape(type($result)), 0, rank(type($result)) - 1), [16]))"]
  } {
    %source = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, TrailingDimScalable, OnlyTrailingDimScalable, DimIs<-1, 16>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, TrailingDimScalable, OnlyTrailingDimScalable, DimIs<-1, 16, 8, 4, 2, 1>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @convert_to_svbool attributes {
    varve.format = "$source attr-dict `:` type($source)",
    varve.traits = ["Pure", "SvboolTypeConstraint<source,result>"],
    varve.let = [
      "type($result) = with(type($source), shape = concat(slice(shape(type($source)), 0, rank(type($source)) - 1), [16]))"]
  } {
    %source = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, TrailingDimScalable, OnlyTrailingDimScalable, DimIs<-1, 16, 8, 4, 2, 1>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, TrailingDimScalable, OnlyTrailingDimScalable, DimIs<-1, 16>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @dupq_lane attributes {
    varve.format = "$src `[` $lane `]` attr-dict `:` type($dst)",
    varve.traits = ["Pure", "AllTypesMatch<src,dst>"],
    varve.let = [
      "type($dst) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %dst = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %lane = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      src: %src)
    irdl.results(
      dst: %dst)
    irdl.attributes {
      "lane" = %lane
    }
  }
  irdl.operation @intr.add {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.bfmmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,res>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<F32>, LengthIs<4>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<BF16>, LengthIs<8>>"}
    %res = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<F32>, LengthIs<4>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.convert.from.svbool attributes {
    varve.traits = ["TypeIs<res,AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>>"]
  } {
    %svbool = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      svbool: %svbool)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.convert.to.svbool attributes {
    varve.traits = ["TypeIs<res,AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16>>>"]
  } {
    %mask = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      mask: %mask)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.dupq_lane {
    %v = irdl.any {varve.rule = "AllOf<AnyScalableVectorOfAnyRank, RankIs<1>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %lane = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      v: %v)
    irdl.results(
      res: %res)
    irdl.attributes {
      "lane" = %lane
    }
  }
  irdl.operation @intr.fadd {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fdiv {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fmul {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fsub {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.mul {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.psel attributes {
    varve.traits = ["Pure", "TypeIs<res,AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16>>>"],
    varve.let = [
      "type($index) = i32"]
  } {
    %p1 = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16>>"}
    %p2 = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %index = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      p1: %p1,
      p2: %p2,
      index: %index)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sdiv {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sdot {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smmla {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sub {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.udiv {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.udot {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ummla {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.usmmla {
    %operand0 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %operand2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.whilelt attributes {
    varve.traits = ["TypeIs<res,AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>>", "Pure"],
    varve.let = [
      "type($base) = i64",
      "type($n) = i64"]
  } {
    %base = irdl.any {varve.rule = "I64"}
    %n = irdl.any {varve.rule = "I64"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      base: %base,
      n: %n)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.zip.x2 {
    %v1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %v2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      v1: %v1,
      v2: %v2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.zip.x4 {
    %v1 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %v2 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %v3 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %v4 = irdl.any {varve.rule = "AnyScalableVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      v1: %v1,
      v2: %v2,
      v3: %v3,
      v4: %v4)
    irdl.results(
      res: %res)
  }
  irdl.operation @masked.addf attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["Commutative", "AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ScalableVectorOfAnyRank<I1>"}
    %src1 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    %res = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @masked.addi attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["Commutative", "AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ScalableVectorOfAnyRank<I1>"}
    %src1 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @masked.divf attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ScalableVectorOfAnyRank<I1>"}
    %src1 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    %res = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @masked.divi_signed attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ScalableVectorOfAnyRank<I1>"}
    %src1 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @masked.divi_unsigned attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ScalableVectorOfAnyRank<I1>"}
    %src1 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @masked.mulf attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["Commutative", "AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ScalableVectorOfAnyRank<I1>"}
    %src1 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    %res = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @masked.muli attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["Commutative", "AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ScalableVectorOfAnyRank<I1>"}
    %src1 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @masked.subf attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ScalableVectorOfAnyRank<I1>"}
    %src1 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    %res = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyFloat>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @masked.subi attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ScalableVectorOfAnyRank<I1>"}
    %src1 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @psel attributes {
    varve.format = "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)",
    varve.traits = ["Pure", "AllTypesMatch<p1,result>"],
    varve.let = [
      "type($result) = type($p1)",
      "type($index) = index"]
  } {
    %p1 = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %p2 = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    irdl.operands(
      p1: %p1,
      p2: %p2,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @sdot attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<AnyOf<I32, I64>>, LengthIs<4, 2>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<AnyOf<I8, I16>>, LengthIs<16, 8>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<AnyOf<I8, I16>>, LengthIs<16, 8>>"}
    %dst = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<AnyOf<I32, I64>>, LengthIs<4, 2>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @smmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I32>, LengthIs<4>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I8>, LengthIs<16>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I8>, LengthIs<16>>"}
    %dst = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I32>, LengthIs<4>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @udot attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<AnyOf<I32, I64>>, LengthIs<4, 2>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<AnyOf<I8, I16>>, LengthIs<16, 8>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<AnyOf<I8, I16>>, LengthIs<16, 8>>"}
    %dst = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<AnyOf<I32, I64>>, LengthIs<4, 2>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @ummla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I32>, LengthIs<4>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I8>, LengthIs<16>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I8>, LengthIs<16>>"}
    %dst = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I32>, LengthIs<4>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @usmmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I32>, LengthIs<4>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I8>, LengthIs<16>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I8>, LengthIs<16>>"}
    %dst = irdl.any {varve.rule = "AllOf<ScalableVectorOfAnyRank<I32>, LengthIs<4>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @zip.x2 attributes {
    varve.format = "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)",
    varve.traits = ["Pure", "AllTypesMatch<sourceV1,sourceV2,resultV1,resultV2>"],
    varve.let = [
      "type($sourceV2) = type($sourceV1)",
      "type($resultV1) = type($sourceV1)",
      "type($resultV2) = type($sourceV1)"]
  } {
    %sourceV1 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %sourceV2 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %resultV1 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %resultV2 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    irdl.operands(
      sourceV1: %sourceV1,
      sourceV2: %sourceV2)
    irdl.results(
      resultV1: %resultV1,
      resultV2: %resultV2)
  }
  irdl.operation @zip.x4 attributes {
    varve.format = "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)",
    varve.traits = ["Pure", "AllTypesMatch<sourceV1,sourceV2,sourceV3,sourceV4,resultV1,resultV2,resultV3,resultV4>"],
    varve.let = [
      "type($sourceV2) = type($sourceV1)",
      "type($sourceV3) = type($sourceV1)",
      "type($sourceV4) = type($sourceV1)",
      "type($resultV1) = type($sourceV1)",
      "type($resultV2) = type($sourceV1)",
      "type($resultV3) = type($sourceV1)",
      "type($resultV4) = type($sourceV1)"]
  } {
    %sourceV1 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %sourceV2 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %sourceV3 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %sourceV4 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %resultV1 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %resultV2 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %resultV3 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    %resultV4 = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>"}
    irdl.operands(
      sourceV1: %sourceV1,
      sourceV2: %sourceV2,
      sourceV3: %sourceV3,
      sourceV4: %sourceV4)
    irdl.results(
      resultV1: %resultV1,
      resultV2: %resultV2,
      resultV3: %resultV3,
      resultV4: %resultV4)
  }
}
