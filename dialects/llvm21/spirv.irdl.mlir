irdl.dialect @spirv attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation spirv.ARM.Graph",
    "operation spirv.ARM.GraphConstant",
    "operation spirv.ARM.GraphEntryPoint",
    "operation spirv.ARM.GraphOutputs",
    "operation spirv.EXT.ConstantCompositeReplicate",
    "operation spirv.EXT.SpecConstantCompositeReplicate",
    "operation spirv.GL.Acosh",
    "operation spirv.GL.Asinh",
    "operation spirv.GL.Atanh",
    "operation spirv.GL.Exp2",
    "operation spirv.GL.FindILsb",
    "operation spirv.GL.FindSMsb",
    "operation spirv.GL.Length",
    "operation spirv.GL.Log2",
    "operation spirv.GL.PackHalf2x16",
    "operation spirv.GL.PackSnorm4x8",
    "operation spirv.GL.UnpackHalf2x16",
    "operation spirv.GL.UnpackSnorm4x8",
    "operation spirv.GroupNonUniformQuadSwap",
    "operation spirv.INTEL.RoundFToTF32",
    "operation spirv.ImageFetch",
    "operation spirv.ImageRead",
    "operation spirv.IsFinite",
    "operation spirv.Switch"]
} {
  irdl.operation @FAdd attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @FNegate attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @GlobalVariable attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)",
    varve.discardable = ["built_in"]
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %initializer = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %location = irdl.any {varve.rule = "I32Attr"}
    %binding = irdl.any {varve.rule = "I32Attr"}
    %descriptor_set = irdl.any {varve.rule = "I32Attr"}
    %builtin = irdl.any {varve.rule = "StrAttr"}
    %linkage_attributes = irdl.base "#spirv.linkage_attributes"
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "initializer" = %initializer,
      "location" = %location,
      "binding" = %binding,
      "descriptor_set" = %descriptor_set,
      "builtin" = %builtin,
      "linkage_attributes" = %linkage_attributes
    } {
      varve.optional = ["initializer", "location", "binding", "descriptor_set", "builtin", "linkage_attributes"]
    }
  }
  irdl.operation @IAdd attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @IMul attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @INTEL.ConvertFToBF16 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I16>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ISub attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @KHR.CooperativeMatrixLoad attributes {
    varve.format = "$pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? attr-dict `:` type(operands) `->` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.base "!spirv.coopmatrix"
    %matrix_layout = irdl.base "#spirv.coop_matrix_layout_khr"
    %memory_operand = irdl.base "#spirv.memory_access"
    irdl.operands(
      pointer: %pointer,
      stride: %stride)
    irdl.results(
      result: %result)
    irdl.attributes {
      "matrix_layout" = %matrix_layout,
      "memory_operand" = %memory_operand
    } {
      varve.optional = ["memory_operand"]
    }
  }
  irdl.operation @KHR.CooperativeMatrixStore attributes {
    varve.format = "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? attr-dict `:` type(operands)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %object = irdl.base "!spirv.coopmatrix"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %matrix_layout = irdl.base "#spirv.coop_matrix_layout_khr"
    %memory_operand = irdl.base "#spirv.memory_access"
    irdl.operands(
      pointer: %pointer,
      object: %object,
      stride: %stride)
    irdl.attributes {
      "matrix_layout" = %matrix_layout,
      "memory_operand" = %memory_operand
    } {
      varve.optional = ["memory_operand"]
    }
  }
  irdl.operation @SMod attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @SNegate attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @Select attributes {
    varve.format = "operands attr-dict `:` type($condition) `,` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<true_value,false_value,result>", "UsableInSpecConstantOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)"]
  } {
    %condition = irdl.any {varve.rule = "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>"}
    %true_value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>"}
    %false_value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>"}
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @UDiv attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
  irdl.operation @UMod attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["UnsignedOp", "UsableInSpecConstantOp", "Pure", "SameOperandsAndResultType", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($operand2) = type($operand1)",
      "type($result) = type($operand1)"]
  } {
    %operand1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %operand2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>"}
    irdl.operands(
      operand1: %operand1,
      operand2: %operand2)
    irdl.results(
      result: %result)
  }
}
