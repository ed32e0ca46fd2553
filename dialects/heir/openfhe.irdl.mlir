irdl.dialect @openfhe attributes {
  varve.set = "heir",
  varve.llvm = "24"
} {
  irdl.type @"!cc_params" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "params",
    varve.value_name = "params"
  } {
  }
  irdl.type @"!ciphertext" attributes {
    varve.traits = ["MemRefElementTypeInterface", "SecretTypeInterface", "OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "ct",
    varve.value_name = "ct"
  } {
  }
  irdl.type @"!crypto_context" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "cc",
    varve.value_name = "cc"
  } {
  }
  irdl.type @"!digit_decomp" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "digit_decomp",
    varve.value_name = "digit_decomp"
  } {
  }
  irdl.type @"!eval_key" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "ek",
    varve.value_name = "ek"
  } {
  }
  irdl.type @"!plaintext" attributes {
    varve.traits = ["MemRefElementTypeInterface", "PlaintextTypeInterface", "OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "pt",
    varve.value_name = "pt"
  } {
  }
  irdl.type @"!private_key" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "sk",
    varve.value_name = "sk"
  } {
  }
  irdl.type @"!public_key" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "pk",
    varve.value_name = "pk"
  } {
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($lhs) = !openfhe.ciphertext",
      "type($rhs) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.base "!openfhe.ciphertext"
    %rhs = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @add_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface", "AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($lhs) = !openfhe.ciphertext",
      "type($rhs) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.base "!openfhe.ciphertext"
    %rhs = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @add_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "PlaintextOperandInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @add_plain_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @automorph attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($evalKey) = !openfhe.eval_key",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %evalKey = irdl.base "!openfhe.eval_key"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      evalKey: %evalKey)
    irdl.results(
      output: %output)
  }
  irdl.operation @bootstrap attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "ResetsMulDepthOpInterface", "ResetsLevelOpInterface", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @decode attributes {
    varve.format = "operands attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !openfhe.plaintext"]
  } {
    %input = irdl.base "!openfhe.plaintext"
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @decode_ckks attributes {
    varve.format = "operands attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !openfhe.plaintext"]
  } {
    %input = irdl.base "!openfhe.plaintext"
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @decrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($privateKey) = !openfhe.private_key",
      "type($plaintext) = !openfhe.plaintext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %privateKey = irdl.base "!openfhe.private_key"
    %plaintext = irdl.base "!openfhe.plaintext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      privateKey: %privateKey)
    irdl.results(
      plaintext: %plaintext)
  }
  irdl.operation @encrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($plaintext) = !openfhe.plaintext",
      "type($ciphertext) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %plaintext = irdl.base "!openfhe.plaintext"
    %encryptionKey = irdl.any {varve.rule = "AnyOf<!openfhe.public_key, !openfhe.private_key>"}
    %ciphertext = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      plaintext: %plaintext,
      encryptionKey: %encryptionKey)
    irdl.results(
      ciphertext: %ciphertext)
  }
  irdl.operation @eval_chebyshev_series attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    %coefficients = irdl.any {varve.rule = "ArrayAttr"}
    %domain_lower = irdl.any {varve.rule = "FloatAttr"}
    %domain_upper = irdl.any {varve.rule = "FloatAttr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
    irdl.attributes {
      "coefficients" = %coefficients,
      "domain_lower" = %domain_lower,
      "domain_upper" = %domain_upper
    }
  }
  irdl.operation @fast_rotation attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<input,output>", "BatchVectorizableOpInterface", "ElementwiseByOperandOpInterface", "RotationOpInterface"],
    varve.let = [
      "type($output) = type($input)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($input) = !openfhe.ciphertext",
      "type($index) = index",
      "type($precomputedDigitDecomp) = !openfhe.digit_decomp",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %input = irdl.base "!openfhe.ciphertext"
    %index = irdl.any {varve.rule = "Index"}
    %precomputedDigitDecomp = irdl.base "!openfhe.digit_decomp"
    %output = irdl.base "!openfhe.ciphertext"
    %cyclotomicOrder = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      input: %input,
      index: %index,
      precomputedDigitDecomp: %precomputedDigitDecomp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "cyclotomicOrder" = %cyclotomicOrder
    }
  }
  irdl.operation @fast_rotation_ext attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<input,output>", "BatchVectorizableOpInterface", "ElementwiseByOperandOpInterface", "RotationOpInterface"],
    varve.let = [
      "type($output) = type($input)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($input) = !openfhe.ciphertext",
      "type($index) = index",
      "type($precomputedDigitDecomp) = !openfhe.digit_decomp",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %input = irdl.base "!openfhe.ciphertext"
    %index = irdl.any {varve.rule = "Index"}
    %precomputedDigitDecomp = irdl.base "!openfhe.digit_decomp"
    %output = irdl.base "!openfhe.ciphertext"
    %addFirst = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      input: %input,
      index: %index,
      precomputedDigitDecomp: %precomputedDigitDecomp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "addFirst" = %addFirst
    } {
      varve.defaults = {
        addFirst = true}
    }
  }
  irdl.operation @fast_rotation_precompute attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($input) = !openfhe.ciphertext",
      "type($output) = !openfhe.digit_decomp"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %input = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.digit_decomp"
    irdl.operands(
      cryptoContext: %cryptoContext,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @gen_bootstrapkey attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($privateKey) = !openfhe.private_key"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %privateKey = irdl.base "!openfhe.private_key"
    irdl.operands(
      cryptoContext: %cryptoContext,
      privateKey: %privateKey)
  }
  irdl.operation @gen_context attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($params) = !openfhe.cc_params",
      "type($cryptoContext) = !openfhe.crypto_context"]
  } {
    %params = irdl.base "!openfhe.cc_params"
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %supportFHE = irdl.any {varve.rule = "BoolAttr"}
    %supportAdvancedSHE = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      params: %params)
    irdl.results(
      cryptoContext: %cryptoContext)
    irdl.attributes {
      "supportFHE" = %supportFHE,
      "supportAdvancedSHE" = %supportAdvancedSHE
    } {
      varve.defaults = {
        supportAdvancedSHE = false}
    }
  }
  irdl.operation @gen_mulkey attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($privateKey) = !openfhe.private_key"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %privateKey = irdl.base "!openfhe.private_key"
    irdl.operands(
      cryptoContext: %cryptoContext,
      privateKey: %privateKey)
  }
  irdl.operation @gen_params attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($params) = !openfhe.cc_params"]
  } {
    %params = irdl.base "!openfhe.cc_params"
    %mulDepth = irdl.any {varve.rule = "I64Attr"}
    %plainMod = irdl.any {varve.rule = "I64Attr"}
    %ringDim = irdl.any {varve.rule = "I64Attr"}
    %batchSize = irdl.any {varve.rule = "I64Attr"}
    %firstModSize = irdl.any {varve.rule = "I64Attr"}
    %scalingModSize = irdl.any {varve.rule = "I64Attr"}
    %evalAddCount = irdl.any {varve.rule = "I64Attr"}
    %keySwitchCount = irdl.any {varve.rule = "I64Attr"}
    %digitSize = irdl.any {varve.rule = "I64Attr"}
    %numLargeDigits = irdl.any {varve.rule = "I64Attr"}
    %maxRelinSkDeg = irdl.any {varve.rule = "I64Attr"}
    %insecure = irdl.any {varve.rule = "BoolAttr"}
    %encryptionTechniqueExtended = irdl.any {varve.rule = "BoolAttr"}
    %keySwitchingTechniqueBV = irdl.any {varve.rule = "BoolAttr"}
    %scalingTechniqueFixedManual = irdl.any {varve.rule = "BoolAttr"}
    irdl.results(
      params: %params)
    irdl.attributes {
      "mulDepth" = %mulDepth,
      "plainMod" = %plainMod,
      "ringDim" = %ringDim,
      "batchSize" = %batchSize,
      "firstModSize" = %firstModSize,
      "scalingModSize" = %scalingModSize,
      "evalAddCount" = %evalAddCount,
      "keySwitchCount" = %keySwitchCount,
      "digitSize" = %digitSize,
      "numLargeDigits" = %numLargeDigits,
      "maxRelinSkDeg" = %maxRelinSkDeg,
      "insecure" = %insecure,
      "encryptionTechniqueExtended" = %encryptionTechniqueExtended,
      "keySwitchingTechniqueBV" = %keySwitchingTechniqueBV,
      "scalingTechniqueFixedManual" = %scalingTechniqueFixedManual
    } {
      varve.defaults = {
        ringDim = 0 : i64,
        batchSize = 0 : i64,
        firstModSize = 0 : i64,
        scalingModSize = 0 : i64,
        evalAddCount = 0 : i64,
        keySwitchCount = 0 : i64,
        digitSize = 0 : i64,
        numLargeDigits = 0 : i64,
        maxRelinSkDeg = 0 : i64,
        insecure = false,
        encryptionTechniqueExtended = false,
        keySwitchingTechniqueBV = false,
        scalingTechniqueFixedManual = false}
    }
  }
  irdl.operation @gen_rotkey attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($privateKey) = !openfhe.private_key"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %privateKey = irdl.base "!openfhe.private_key"
    %indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      privateKey: %privateKey)
    irdl.attributes {
      "indices" = %indices
    }
  }
  irdl.operation @key_switch attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($evalKey) = !openfhe.eval_key",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %evalKey = irdl.base "!openfhe.eval_key"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      evalKey: %evalKey)
    irdl.results(
      output: %output)
  }
  irdl.operation @key_switch_down attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @key_switch_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($evalKey) = !openfhe.eval_key",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %evalKey = irdl.base "!openfhe.eval_key"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      evalKey: %evalKey)
    irdl.results(
      output: %output)
  }
  irdl.operation @level_reduce attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReducesLevelOpInterface", "Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    %levelToDrop = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
    irdl.attributes {
      "levelToDrop" = %levelToDrop
    } {
      varve.defaults = {
        levelToDrop = 1 : i64}
    }
  }
  irdl.operation @level_reduce_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface", "ReducesLevelOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    %levelToDrop = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
    irdl.attributes {
      "levelToDrop" = %levelToDrop
    } {
      varve.defaults = {
        levelToDrop = 1 : i64}
    }
  }
  irdl.operation @make_ckks_packed_plaintext attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "PlaintextEncodeOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($plaintext) = !openfhe.plaintext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %value = irdl.any {varve.rule = "TensorOrMemRef<AnyOf<AnyFloat, AnyInteger>>"}
    %plaintext = irdl.base "!openfhe.plaintext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      value: %value)
    irdl.results(
      plaintext: %plaintext)
  }
  irdl.operation @make_packed_plaintext attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "PlaintextEncodeOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($plaintext) = !openfhe.plaintext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %value = irdl.any {varve.rule = "TensorOrMemRef<AnyInteger>"}
    %plaintext = irdl.base "!openfhe.plaintext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      value: %value)
    irdl.results(
      plaintext: %plaintext)
  }
  irdl.operation @mod_reduce attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReducesLevelOpInterface", "Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @mod_reduce_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReducesLevelOpInterface", "InPlaceOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["IncreasesMulDepthOpInterface", "Pure", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($lhs) = !openfhe.ciphertext",
      "type($rhs) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.base "!openfhe.ciphertext"
    %rhs = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_const attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($constant) = i64",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %constant = irdl.any {varve.rule = "I64"}
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      constant: %constant)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_const_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($constant) = i64",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %constant = irdl.any {varve.rule = "I64"}
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      constant: %constant)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_no_relin attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["IncreasesMulDepthOpInterface", "Pure", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($lhs) = !openfhe.ciphertext",
      "type($rhs) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.base "!openfhe.ciphertext"
    %rhs = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "IncreasesMulDepthOpInterface", "PlaintextOperandInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @negate attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @negate_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @relin attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @relin_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @rot attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>", "RotationOpInterface"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %dynamic_shift = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %output = irdl.base "!openfhe.ciphertext"
    %static_shift = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext,
      dynamic_shift: optional %dynamic_shift)
    irdl.results(
      output: %output)
    irdl.attributes {
      "static_shift" = %static_shift
    } {
      varve.optional = ["static_shift"]
    }
  }
  irdl.operation @setup_bootstrap attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %levelBudgetEncode = irdl.any {varve.rule = "APIntAttr"}
    %levelBudgetDecode = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      cryptoContext: %cryptoContext)
    irdl.attributes {
      "levelBudgetEncode" = %levelBudgetEncode,
      "levelBudgetDecode" = %levelBudgetDecode
    }
  }
  irdl.operation @square attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @square_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($ciphertext) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %ciphertext = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,output>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($lhs) = !openfhe.ciphertext",
      "type($rhs) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.base "!openfhe.ciphertext"
    %rhs = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface", "AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($lhs) = !openfhe.ciphertext",
      "type($rhs) = !openfhe.ciphertext",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.base "!openfhe.ciphertext"
    %rhs = irdl.base "!openfhe.ciphertext"
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "PlaintextOperandInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub_plain_inplace attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($cryptoContext) = !openfhe.crypto_context",
      "type($output) = !openfhe.ciphertext"]
  } {
    %cryptoContext = irdl.base "!openfhe.crypto_context"
    %lhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!openfhe.ciphertext, !openfhe.plaintext>"}
    %output = irdl.base "!openfhe.ciphertext"
    irdl.operands(
      cryptoContext: %cryptoContext,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
}
