irdl.dialect @jaxiteword attributes {
  varve.set = "heir"
} {
  irdl.type @"!crypto_context" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.type @"!eval_key" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.type @"!private_key" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.type @"!public_key" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @add_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
  }
  irdl.operation @add_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllCiphertextTypesMatch"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @decode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %plaintext = irdl.base "!lwe.lwe_plaintext"
    %output = irdl.any {varve.rule = "AnyOf<AnyShaped, AnyFloat>"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      plaintext: %plaintext)
    irdl.results(
      output: %output)
  }
  irdl.operation @decrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context",
      "type($secretKey) = !jaxiteword.private_key"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %ciphertext = irdl.base "!lwe.lwe_ciphertext"
    %secretKey = irdl.base "!jaxiteword.private_key"
    %plaintext = irdl.base "!lwe.lwe_plaintext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      secretKey: %secretKey)
    irdl.results(
      plaintext: %plaintext)
  }
  irdl.operation @encode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "PlaintextEncodeOpInterface"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %input = irdl.any {varve.rule = "AnyOf<AnyShaped, AnyFloat>"}
    %plaintext = irdl.base "!lwe.lwe_plaintext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      input: %input)
    irdl.results(
      plaintext: %plaintext)
  }
  irdl.operation @encrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context",
      "type($publicKey) = !jaxiteword.public_key"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %plaintext = irdl.base "!lwe.lwe_plaintext"
    %publicKey = irdl.base "!jaxiteword.public_key"
    %ciphertext = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      plaintext: %plaintext,
      publicKey: %publicKey)
    irdl.results(
      ciphertext: %ciphertext)
  }
  irdl.operation @gen_keypair attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context",
      "type($publicKey) = !jaxiteword.public_key",
      "type($secretKey) = !jaxiteword.private_key"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %publicKey = irdl.base "!jaxiteword.public_key"
    %secretKey = irdl.base "!jaxiteword.private_key"
    irdl.operands(
      cryptoContext: %cryptoContext)
    irdl.results(
      publicKey: %publicKey,
      secretKey: %secretKey)
  }
  irdl.operation @gen_mulkey attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context",
      "type($secretKey) = !jaxiteword.private_key",
      "type($evalKey) = !jaxiteword.eval_key"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %secretKey = irdl.base "!jaxiteword.private_key"
    %evalKey = irdl.base "!jaxiteword.eval_key"
    irdl.operands(
      cryptoContext: %cryptoContext,
      secretKey: %secretKey)
    irdl.results(
      evalKey: %evalKey)
  }
  irdl.operation @gen_params attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %degree = irdl.any {varve.rule = "I64Attr"}
    %numSlots = irdl.any {varve.rule = "I64Attr"}
    %scalingFactor = irdl.any {varve.rule = "F64Attr"}
    %qTowers = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %pTowers = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %batch = irdl.any {varve.rule = "I32Attr"}
    %r = irdl.any {varve.rule = "I32Attr"}
    %c = irdl.any {varve.rule = "I32Attr"}
    %dnum = irdl.any {varve.rule = "I32Attr"}
    %numEvalMult = irdl.any {varve.rule = "I32Attr"}
    %compositeDegree = irdl.any {varve.rule = "I32Attr"}
    irdl.results(
      cryptoContext: %cryptoContext)
    irdl.attributes {
      "degree" = %degree,
      "numSlots" = %numSlots,
      "scalingFactor" = %scalingFactor,
      "qTowers" = %qTowers,
      "pTowers" = %pTowers,
      "batch" = %batch,
      "r" = %r,
      "c" = %c,
      "dnum" = %dnum,
      "numEvalMult" = %numEvalMult,
      "compositeDegree" = %compositeDegree
    }
  }
  irdl.operation @gen_rot_key attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context",
      "type($secretKey) = !jaxiteword.private_key",
      "type($rotKeys) = !jaxiteword.eval_key"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %secretKey = irdl.base "!jaxiteword.private_key"
    %rotKeys = irdl.base "!jaxiteword.eval_key"
    %indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      secretKey: %secretKey)
    irdl.results(
      rotKeys: %rotKeys)
    irdl.attributes {
      "indices" = %indices
    }
  }
  irdl.operation @mod_reduce attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %ciphertext = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context",
      "type($evalKey) = !jaxiteword.eval_key"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %evalKey = irdl.base "!jaxiteword.eval_key"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs,
      evalKey: %evalKey)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_no_relin attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %ciphertext = irdl.base "!lwe.lwe_ciphertext"
    %plaintext = irdl.base "!lwe.lwe_plaintext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      plaintext: %plaintext)
    irdl.results(
      output: %output)
  }
  irdl.operation @negate attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<ciphertext,output>", "Pure"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %ciphertext = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @program_initialization attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context",
      "type($secretKey) = !jaxiteword.private_key"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %secretKey = irdl.base "!jaxiteword.private_key"
    %totalHemulLevels = irdl.any {varve.rule = "I64Attr"}
    %totalRotationIndices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %dnum = irdl.any {varve.rule = "I32Attr"}
    %r = irdl.any {varve.rule = "I32Attr"}
    %c = irdl.any {varve.rule = "I32Attr"}
    %batch = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      secretKey: %secretKey)
    irdl.attributes {
      "totalHemulLevels" = %totalHemulLevels,
      "totalRotationIndices" = %totalRotationIndices,
      "dnum" = %dnum,
      "r" = %r,
      "c" = %c,
      "batch" = %batch
    }
  }
  irdl.operation @relin attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context",
      "type($evalKey) = !jaxiteword.eval_key"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %ciphertext = irdl.base "!lwe.lwe_ciphertext"
    %evalKey = irdl.base "!jaxiteword.eval_key"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      evalKey: %evalKey)
    irdl.results(
      output: %output)
  }
  irdl.operation @rot attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !jaxiteword.crypto_context",
      "type($evalKey) = !jaxiteword.eval_key"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %ciphertext = irdl.base "!lwe.lwe_ciphertext"
    %evalKey = irdl.base "!jaxiteword.eval_key"
    %output = irdl.base "!lwe.lwe_ciphertext"
    %index = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      evalKey: %evalKey)
    irdl.results(
      output: %output)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @square attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<ciphertext,output>", "Pure"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %ciphertext = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultRings", "Pure"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
  }
  irdl.operation @sub_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllCiphertextTypesMatch"],
    varve.let = [
      "type($cryptoContext) = !jaxiteword.crypto_context"]
  } {
    %cryptoContext = irdl.base "!jaxiteword.crypto_context"
    %lhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, !lwe.lwe_plaintext>"}
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
}
