irdl.dialect @arm_sve attributes {
  varve.set = "llvm13"
} {
  "varve.enum"() {
    sym_name = "CmpFPredicate",
    storage = i64,
    cases = [
      ["false", 0 : i64],
      ["oeq", 1 : i64],
      ["ogt", 2 : i64],
      ["oge", 3 : i64],
      ["olt", 4 : i64],
      ["ole", 5 : i64],
      ["one", 6 : i64],
      ["ord", 7 : i64],
      ["ueq", 8 : i64],
      ["ugt", 9 : i64],
      ["uge", 10 : i64],
      ["ult", 11 : i64],
      ["ule", 12 : i64],
      ["une", 13 : i64],
      ["uno", 14 : i64],
      ["true", 15 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CmpIPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["slt", 2 : i64],
      ["sle", 3 : i64],
      ["sgt", 4 : i64],
      ["sge", 5 : i64],
      ["ult", 6 : i64],
      ["ule", 7 : i64],
      ["ugt", 8 : i64],
      ["uge", 9 : i64]
    ]
  } : () -> ()
  irdl.type @"!vector" attributes {
    varve.syntax = "hook:arm_sve.vector"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType)
  }
  irdl.operation @addf attributes {
    varve.format = "$src1 `,` $src2 attr-dict `:` type($src1)",
    varve.traits = ["Commutative", "AllTypesMatch<src1,src2,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($src1)"]
  } {
    %src1 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    irdl.operands(
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @addi attributes {
    varve.format = "$src1 `,` $src2 attr-dict `:` type($src1)",
    varve.traits = ["Commutative", "AllTypesMatch<src1,src2,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($src1)"]
  } {
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @cmpf attributes {
    varve.format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "TypesMatchWith<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %result = irdl.any {varve.rule = "ElementType<I1>"}
    %predicate = irdl.any {varve.rule = "enum<@CmpFPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @cmpi attributes {
    varve.format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "SameTypeOperands", "TypesMatchWith<lhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %rhs = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %result = irdl.any {varve.rule = "ElementType<I1>"}
    %predicate = irdl.any {varve.rule = "enum<@CmpIPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @divf attributes {
    varve.format = "$src1 `,` $src2 attr-dict `:` type($src1)",
    varve.traits = ["AllTypesMatch<src1,src2,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($src1)"]
  } {
    %src1 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    irdl.operands(
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @divi_signed attributes {
    varve.format = "$src1 `,` $src2 attr-dict `:` type($src1)",
    varve.traits = ["AllTypesMatch<src1,src2,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($src1)"]
  } {
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @divi_unsigned attributes {
    varve.format = "$src1 `,` $src2 attr-dict `:` type($src1)",
    varve.traits = ["AllTypesMatch<src1,src2,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($src1)"]
  } {
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @intr.add {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fadd {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fdiv {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fmul {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fsub {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.mul {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sdiv {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sdot {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smmla {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sub {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.udiv {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.udot {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ummla {
    %operand0 = irdl.any
    %operand1 = irdl.any
    %operand2 = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      res: %res)
  }
  irdl.operation @load attributes {
    varve.format = "$base `[` $index `]` attr-dict `:` type($result) `from` type($base)",
    varve.let = [
      "type($index) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      base: %base,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @masked.addf attributes {
    varve.format = "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)",
    varve.traits = ["Commutative", "AllTypesMatch<src1,src2,res>", "TypesMatchWith<src1,mask>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($src1)",
      "type($mask) = over(type($src1), e: i1)"]
  } {
    %mask = irdl.any {varve.rule = "ElementType<I1>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %res = irdl.any {varve.rule = "ElementType<AnyFloat>"}
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
    %mask = irdl.any {varve.rule = "ElementType<I1>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
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
    %mask = irdl.any {varve.rule = "ElementType<I1>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %res = irdl.any {varve.rule = "ElementType<AnyFloat>"}
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
    %mask = irdl.any {varve.rule = "ElementType<I1>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
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
    %mask = irdl.any {varve.rule = "ElementType<I1>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
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
    %mask = irdl.any {varve.rule = "ElementType<I1>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %res = irdl.any {varve.rule = "ElementType<AnyFloat>"}
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
    %mask = irdl.any {varve.rule = "ElementType<I1>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
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
    %mask = irdl.any {varve.rule = "ElementType<I1>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %res = irdl.any {varve.rule = "ElementType<AnyFloat>"}
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
    %mask = irdl.any {varve.rule = "ElementType<I1>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %res = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      mask: %mask,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @mulf attributes {
    varve.format = "$src1 `,` $src2 attr-dict `:` type($src1)",
    varve.traits = ["Commutative", "AllTypesMatch<src1,src2,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($src1)"]
  } {
    %src1 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    irdl.operands(
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @muli attributes {
    varve.format = "$src1 `,` $src2 attr-dict `:` type($src1)",
    varve.traits = ["Commutative", "AllTypesMatch<src1,src2,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($src1)"]
  } {
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @sdot attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "ElementType<AnyOf<I32, I64>>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16>>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyOf<I32, I64>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @smmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "ElementType<I32>"}
    %src1 = irdl.any {varve.rule = "ElementType<I8>"}
    %src2 = irdl.any {varve.rule = "ElementType<I8>"}
    %dst = irdl.any {varve.rule = "ElementType<I32>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $base `[` $index `]` attr-dict `:` type($value) `to` type($base)",
    varve.let = [
      "type($index) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %index = irdl.any {varve.rule = "Index"}
    %value = irdl.any
    irdl.operands(
      base: %base,
      index: %index,
      value: %value)
  }
  irdl.operation @subf attributes {
    varve.format = "$src1 `,` $src2 attr-dict `:` type($src1)",
    varve.traits = ["AllTypesMatch<src1,src2,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($src1)"]
  } {
    %src1 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyFloat>"}
    irdl.operands(
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @subi attributes {
    varve.format = "$src1 `,` $src2 attr-dict `:` type($src1)",
    varve.traits = ["AllTypesMatch<src1,src2,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($src1)"]
  } {
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16, I32, I64>>"}
    irdl.operands(
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @udot attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "ElementType<AnyOf<I32, I64>>"}
    %src1 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16>>"}
    %src2 = irdl.any {varve.rule = "ElementType<AnyOf<I8, I16>>"}
    %dst = irdl.any {varve.rule = "ElementType<AnyOf<I32, I64>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @ummla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,dst>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($dst) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "ElementType<I32>"}
    %src1 = irdl.any {varve.rule = "ElementType<I8>"}
    %src2 = irdl.any {varve.rule = "ElementType<I8>"}
    %dst = irdl.any {varve.rule = "ElementType<I32>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @vector_scale attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($res) = index"]
  } {
    %res = irdl.any {varve.rule = "Index"}
    irdl.results(
      res: %res)
  }
  irdl.operation @vscale {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
}
