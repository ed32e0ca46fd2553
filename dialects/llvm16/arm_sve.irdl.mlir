irdl.dialect @arm_sve attributes {
  varve.set = "llvm16"
} {
  irdl.operation @intr.add {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fadd {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fdiv {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fmul {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fsub {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.mul {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sdiv {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sdot {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smmla {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sub {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.udiv {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.udot {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ummla {
    %operand0 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand1 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %operand2 = irdl.any {varve.rule = "LLVM_ScalableVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
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
    %mask = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I1>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
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
    %mask = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I1>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
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
    %mask = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I1>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
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
    %mask = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I1>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
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
    %mask = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I1>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
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
    %mask = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I1>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
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
    %mask = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I1>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
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
    %mask = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I1>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>"}
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
    %mask = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I1>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @sdot attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I32, I64>>, LengthIs<4, 2>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16>>, LengthIs<16, 8>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16>>, LengthIs<16, 8>>"}
    %dst = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I32, I64>>, LengthIs<4, 2>>"}
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
    %acc = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I32>, LengthIs<4>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I8>, LengthIs<16>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I8>, LengthIs<16>>"}
    %dst = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I32>, LengthIs<4>>"}
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
    %acc = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I32, I64>>, LengthIs<4, 2>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16>>, LengthIs<16, 8>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16>>, LengthIs<16, 8>>"}
    %dst = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I32, I64>>, LengthIs<4, 2>>"}
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
    %acc = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I32>, LengthIs<4>>"}
    %src1 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I8>, LengthIs<16>>"}
    %src2 = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I8>, LengthIs<16>>"}
    %dst = irdl.any {varve.rule = "AllOf<LLVM_ScalableVector, ElementType<I32>, LengthIs<4>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
}
