irdl.dialect @ckks attributes {
  varve.set = "heir"
} {
  "varve.enum"() {
    sym_name = "CKKSEncryptionTechnique",
    storage = i32,
    cases = [
      ["standard", 0 : i32],
      ["extended", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CKKSEncryptionType",
    storage = i32,
    cases = [
      ["pk", 0 : i32],
      ["sk", 1 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#scheme_param" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %logN = irdl.any {varve.rule = "i32"}
    %Q = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %P = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %logDefaultScale = irdl.any {varve.rule = "i32"}
    %encryptionType = irdl.any {varve.rule = "enum<@CKKSEncryptionType>"}
    %encryptionTechnique = irdl.any {varve.rule = "enum<@CKKSEncryptionTechnique>"}
    irdl.parameters(
      logN: %logN,
      Q: %Q,
      P: %P,
      logDefaultScale: %logDefaultScale,
      encryptionType: %encryptionType,
      encryptionTechnique: %encryptionTechnique) {
      varve.optional = ["encryptionType", "encryptionTechnique"]
    }
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ElementwiseMappable", "Commutative", "SameOperandsAndResultRings", "SameOperandsAndResultPlaintextTypes", "InferTypeOpAdaptor", "Pure"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @add_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ElementwiseMappable", "AllCiphertextTypesMatch", "SameOperandsAndResultPlaintextTypes", "Commutative", "InferTypeOpAdaptor", "IsCiphertextPlaintextOp", "Pure"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext, ValueSemanticsContainerOf<AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext, ValueSemanticsContainerOf<AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @bootstrap attributes {
    varve.format = "operands attr-dict `:` qualified(type($input)) `->` qualified(type($output))",
    varve.traits = ["ElementwiseMappable", "ResetsMulDepthOpInterface", "ResetsLevelOpInterface", "Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %targetLevel = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "targetLevel" = %targetLevel
    } {
      varve.optional = ["targetLevel"]
    }
  }
  irdl.operation @level_reduce attributes {
    varve.format = "operands attr-dict `:` qualified(type($input)) `->` qualified(type($output))",
    varve.traits = ["ElementwiseMappable", "SameOperandsAndResultPlaintextTypes", "InferTypeOpAdaptor", "ReducesLevelOpInterface", "Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %levelToDrop = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "levelToDrop" = %levelToDrop
    } {
      varve.defaults = {
        levelToDrop = 1 : i64}
    }
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ElementwiseMappable", "Commutative", "SameOperandsAndResultRings", "InferTypeOpAdaptor", "Pure"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ElementwiseMappable", "InferTypeOpAdaptor", "Commutative", "IsCiphertextPlaintextOp", "Pure"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext, ValueSemanticsContainerOf<AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext, ValueSemanticsContainerOf<AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @negate attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["ElementwiseMappable", "SameOperandsAndResultType", "Involution", "Pure"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @relinearize attributes {
    varve.format = "$input (`,` $keySwitchingKey^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTypeOpAdaptor", "ElementwiseByOperandOpInterface", "Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %keySwitchingKey = irdl.any {varve.rule = "RankedTensorOf<AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %from_basis = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %to_basis = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      input: %input,
      keySwitchingKey: optional %keySwitchingKey)
    irdl.results(
      output: %output)
    irdl.attributes {
      "from_basis" = %from_basis,
      "to_basis" = %to_basis
    }
  }
  irdl.operation @rescale attributes {
    varve.format = "operands attr-dict `:` qualified(type($input)) `->` qualified(type($output))",
    varve.traits = ["ElementwiseMappable", "ReducesLevelOpInterface", "Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %to_ring = irdl.base "#polynomial.ring"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "to_ring" = %to_ring
    }
  }
  irdl.operation @rotate attributes {
    varve.format = "$input (`,` $dynamic_shift^ `:` type($dynamic_shift))? attr-dict `:` qualified(type($input))",
    varve.traits = ["ElementwiseMappable", "AllTypesMatch<input,output>", "RotationOpInterface", "Pure"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %dynamic_shift = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %static_shift = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      input: %input,
      dynamic_shift: optional %dynamic_shift)
    irdl.results(
      output: %output)
    irdl.attributes {
      "static_shift" = %static_shift
    } {
      varve.optional = ["static_shift"]
    }
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ElementwiseMappable", "SameOperandsAndResultRings", "SameOperandsAndResultPlaintextTypes", "InferTypeOpAdaptor", "Pure"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ElementwiseMappable", "AllCiphertextTypesMatch", "SameOperandsAndResultPlaintextTypes", "InferTypeOpAdaptor", "IsCiphertextPlaintextOp", "Pure"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext, ValueSemanticsContainerOf<AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext, ValueSemanticsContainerOf<AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
}
