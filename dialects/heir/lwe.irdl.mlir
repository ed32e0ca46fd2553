irdl.dialect @lwe attributes {
  varve.set = "heir",
  varve.depends = ["polynomial"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "LweEncryptionType",
    storage = i32,
    cases = [
      ["msb", 0 : i32],
      ["lsb", 1 : i32],
      ["mix", 2 : i32]
    ]
  } : () -> ()
  irdl.type @"!lwe_ciphertext" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["MemRefElementTypeInterface", "SecretTypeInterface", "OpAsmTypeInterface"],
    varve.alias = "ct{if(has(alias($ciphertext_space.ring.coefficientType)), concat('_', replace(alias($ciphertext_space.ring.coefficientType), 'rns_', '')), '_')}{if($ciphertext_space.size = 2, '', '_D')}{if($ciphertext_space.size = 2, '', $ciphertext_space.size)}",
    varve.value_name = "ct"
  } {
    %plaintext_space = irdl.base "#lwe.plaintext_space"
    %ciphertext_space = irdl.base "#lwe.ciphertext_space"
    %key = irdl.base "#lwe.key"
    %modulus_chain = irdl.base "#lwe.modulus_chain"
    irdl.parameters(
      plaintext_space: %plaintext_space,
      ciphertext_space: %ciphertext_space,
      key: %key,
      modulus_chain: %modulus_chain) {
      varve.optional = ["modulus_chain"]
    }
  }
  irdl.type @"!lwe_plaintext" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["MemRefElementTypeInterface", "PlaintextTypeInterface", "OpAsmTypeInterface"],
    varve.alias = "pt",
    varve.value_name = "pt"
  } {
    %plaintext_space = irdl.base "#lwe.plaintext_space"
    irdl.parameters(
      plaintext_space: %plaintext_space)
  }
  irdl.type @"!lwe_public_key" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["OpAsmTypeInterface"],
    varve.alias = "pkey{if(has(alias($ring.coefficientType)), concat('_', replace(alias($ring.coefficientType), 'rns_', '')), '_')}",
    varve.value_name = "pk"
  } {
    %key = irdl.base "#lwe.key"
    %ring = irdl.base "#polynomial.ring"
    irdl.parameters(
      key: %key,
      ring: %ring)
  }
  irdl.type @"!lwe_ring_elt" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["MemRefElementTypeInterface", "OpAsmTypeInterface"],
    varve.alias = "ringelt",
    varve.value_name = "ringelt"
  } {
    %ring = irdl.base "#polynomial.ring"
    irdl.parameters(
      ring: %ring)
  }
  irdl.type @"!lwe_secret_key" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["OpAsmTypeInterface"],
    varve.alias = "skey{if(has(alias($ring.coefficientType)), concat('_', replace(alias($ring.coefficientType), 'rns_', '')), '_')}",
    varve.value_name = "sk"
  } {
    %key = irdl.base "#lwe.key"
    %ring = irdl.base "#polynomial.ring"
    irdl.parameters(
      key: %key,
      ring: %ring)
  }
  irdl.attribute @"#ciphertext_space" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["OpAsmAttrInterface"],
    varve.alias = "ciphertext_space{if(has(alias($ring.coefficientType)), concat('_', replace(alias($ring.coefficientType), 'rns_', '')), '_')}{if($size = 2, '', '_D')}{if($size = 2, '', $size)}"
  } {
    %ring = irdl.base "#polynomial.ring"
    %encryption_type = irdl.any {varve.rule = "enum<@LweEncryptionType>"}
    %size = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      ring: %ring,
      encryption_type: %encryption_type,
      size: %size) {
      varve.defaults = {
        size = 2 : i32}
    }
  }
  irdl.attribute @"#coefficient_encoding" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "coefficient_encoding"
  } {
    %scaling_factor = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      scaling_factor: %scaling_factor)
  }
  irdl.attribute @"#constant_coefficient_encoding" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "constant_coefficient_encoding"
  } {
    %scaling_factor = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      scaling_factor: %scaling_factor)
  }
  irdl.attribute @"#full_crt_packing_encoding" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "full_crt_packing_encoding"
  } {
    %scaling_factor = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      scaling_factor: %scaling_factor)
  }
  irdl.attribute @"#inverse_canonical_encoding" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "inverse_canonical_encoding"
  } {
    %scaling_factor = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      scaling_factor: %scaling_factor)
  }
  irdl.attribute @"#key" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "key"
  } {
    %slot_index = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      slot_index: %slot_index) {
      varve.defaults = {
        slot_index = 0 : i32}
    }
  }
  irdl.attribute @"#modulus_chain" attributes {
    varve.format = "`<` `elements` `=` `<` $elements `>``,` `current` `=` $current `>`",
    varve.traits = ["OpAsmAttrInterface"],
    varve.alias = "modulus_chain_L{count($elements) - 1}_C{$current}"
  } {
    %elements = irdl.any {varve.rule = "array<APIntAttr>"}
    %current = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      elements: %elements,
      current: %current)
  }
  irdl.attribute @"#no_overflow" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.attribute @"#plaintext_space" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %ring = irdl.base "#polynomial.ring"
    %encoding = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      ring: %ring,
      encoding: %encoding)
  }
  irdl.attribute @"#preserve_overflow" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["SameOperandsAndResultType", "Commutative", "ElementwiseMappable", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
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
  irdl.operation @convert_basis attributes {
    varve.format = "$value attr-dict `:` type($value) `->` type($output)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %value = irdl.base "!lwe.lwe_ring_elt"
    %output = irdl.base "!lwe.lwe_ring_elt"
    %targetBasis = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      output: %output)
    irdl.attributes {
      "targetBasis" = %targetBasis
    }
  }
  irdl.operation @encode attributes {
    varve.format = "$input attr-dict `:` qualified(type($input)) `to` qualified(type($output))",
    varve.traits = ["PlaintextEncodeOpInterface", "Pure"]
  } {
    %input = irdl.any {varve.rule = "SignlessIntegerOrFloatLike"}
    %output = irdl.base "!lwe.lwe_plaintext"
    %plaintext_bits = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "plaintext_bits" = %plaintext_bits
    }
  }
  irdl.operation @extract_coeff attributes {
    varve.format = "$value attr-dict `:` type($value)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %value = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ring_elt"
    %index = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      output: %output)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @extract_slice attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %input = irdl.base "!lwe.lwe_ring_elt"
    %output = irdl.base "!lwe.lwe_ring_elt"
    %start = irdl.any {varve.rule = "IndexAttr"}
    %size = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "start" = %start,
      "size" = %size
    }
  }
  irdl.operation @from_coeffs attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %coeffs = irdl.base "!lwe.lwe_ring_elt"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      coeffs: variadic %coeffs)
    irdl.results(
      output: %output)
  }
  irdl.operation @key_switch_inner attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %value = irdl.base "!lwe.lwe_ring_elt"
    %keySwitchingKey = irdl.any {varve.rule = "RankedTensorOf<!lwe.lwe_ciphertext>"}
    %constTerm = irdl.base "!lwe.lwe_ring_elt"
    %linearTerm = irdl.base "!lwe.lwe_ring_elt"
    irdl.operands(
      value: %value,
      keySwitchingKey: %keySwitchingKey)
    irdl.results(
      constTerm: %constTerm,
      linearTerm: %linearTerm)
  }
  irdl.operation @mod_down attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %input = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    %targetBasis = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "targetBasis" = %targetBasis
    }
  }
  irdl.operation @mul_ring_elt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<rhs,output>", "Pure"],
    varve.let = [
      "type($output) = type($rhs)"]
  } {
    %lhs = irdl.base "!lwe.lwe_ring_elt"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_scalar attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ElementwiseMappable", "AllTypesMatch<ciphertext,output>", "Pure"],
    varve.let = [
      "type($output) = type($ciphertext)"]
  } {
    %ciphertext = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    %scalar = irdl.any
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      ciphertext: %ciphertext,
      scalar: %scalar)
    irdl.results(
      output: %output)
  }
  irdl.operation @radd attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultRings", "SameOperandsAndResultPlaintextTypes", "InferTypeOpAdaptor", "Commutative", "ElementwiseMappable", "Pure"]
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
  irdl.operation @radd_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultPlaintextTypes", "InferTypeOpAdaptor", "IsCiphertextPlaintextOp", "ElementwiseMappable", "Pure"]
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
  irdl.operation @rlwe_decode attributes {
    varve.format = "$input attr-dict `:` qualified(type($input)) `->` qualified(type($output))",
    varve.traits = ["HasEncoding", "Pure"]
  } {
    %input = irdl.base "!lwe.lwe_plaintext"
    %output = irdl.any {varve.rule = "SignlessIntegerOrFloatLike"}
    %encoding = irdl.any {varve.rule = "AnyOf<#lwe.constant_coefficient_encoding, #lwe.coefficient_encoding, #lwe.inverse_canonical_encoding, #lwe.full_crt_packing_encoding>"}
    %ring = irdl.base "#polynomial.ring"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "encoding" = %encoding,
      "ring" = %ring
    }
  }
  irdl.operation @rlwe_decrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["EncodingsMatch", "KeyAndCiphertextMatch", "Pure"]
  } {
    %input = irdl.base "!lwe.lwe_ciphertext"
    %secret_key = irdl.base "!lwe.lwe_secret_key"
    %output = irdl.base "!lwe.lwe_plaintext"
    irdl.operands(
      input: %input,
      secret_key: %secret_key)
    irdl.results(
      output: %output)
  }
  irdl.operation @rlwe_encode attributes {
    varve.format = "$input attr-dict `:` qualified(type($input)) `->` qualified(type($output))",
    varve.traits = ["HasEncoding", "ElementwiseByOperandOpInterface", "PlaintextEncodeOpInterface", "Pure"]
  } {
    %input = irdl.any {varve.rule = "SignlessIntegerOrFloatLike"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_plaintext, ValueSemanticsContainerOf<!lwe.lwe_plaintext>>"}
    %encoding = irdl.any {varve.rule = "AnyOf<#lwe.constant_coefficient_encoding, #lwe.coefficient_encoding, #lwe.inverse_canonical_encoding, #lwe.full_crt_packing_encoding>"}
    %ring = irdl.base "#polynomial.ring"
    %level = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    %scale = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "encoding" = %encoding,
      "ring" = %ring,
      "level" = %level,
      "scale" = %scale
    } {
      varve.optional = ["level", "scale"]
    }
  }
  irdl.operation @rlwe_encrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["EncodingsMatch", "Pure"]
  } {
    %input = irdl.base "!lwe.lwe_plaintext"
    %key = irdl.any {varve.rule = "AnyOf<!lwe.lwe_secret_key, !lwe.lwe_public_key>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      input: %input,
      key: %key)
    irdl.results(
      output: %output)
  }
  irdl.operation @rmul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultRings", "InferTypeOpAdaptor", "Commutative", "IncreasesMulDepthOpInterface", "ElementwiseMappable", "Pure"]
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
  irdl.operation @rmul_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "IncreasesMulDepthOpInterface", "IsCiphertextPlaintextOp", "InferTypeOpAdaptor", "ElementwiseMappable", "Pure"]
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
  irdl.operation @rnegate attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["SameOperandsAndResultType", "ElementwiseMappable", "Pure"],
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
  irdl.operation @rsub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultRings", "SameOperandsAndResultPlaintextTypes", "InferTypeOpAdaptor", "ElementwiseMappable", "Pure"]
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
  irdl.operation @rsub_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultPlaintextTypes", "IsCiphertextPlaintextOp", "InferTypeOpAdaptor", "ElementwiseMappable", "Pure"]
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
  irdl.operation @trivial_encrypt attributes {
    varve.format = "$input attr-dict `:` type(operands) `->` type(results)",
    varve.traits = ["EncodingsMatch", "Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!lwe.lwe_plaintext, ValueSemanticsContainerOf<!lwe.lwe_plaintext>>"}
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
}
