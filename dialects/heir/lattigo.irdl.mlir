irdl.dialect @lattigo attributes {
  varve.set = "heir",
  varve.llvm = "24"
} {
  irdl.type @"!bgv.encoder" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "encoder",
    varve.value_name = "encoder"
  } {
  }
  irdl.type @"!bgv.evaluator" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "evaluator",
    varve.value_name = "evaluator"
  } {
  }
  irdl.type @"!bgv.parameter" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "param",
    varve.value_name = "param"
  } {
  }
  irdl.type @"!ckks.bootstrapping_eval_keys" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "bootstrapping_eval_keys",
    varve.value_name = "bootstrapping_eval_keys"
  } {
  }
  irdl.type @"!ckks.bootstrapping_evaluator" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "bootstrapping_evaluator",
    varve.value_name = "bootstrapping_evaluator"
  } {
  }
  irdl.type @"!ckks.bootstrapping_parameter" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "bootstrapping_param",
    varve.value_name = "bootstrapping_param"
  } {
  }
  irdl.type @"!ckks.encoder" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "encoder",
    varve.value_name = "encoder"
  } {
  }
  irdl.type @"!ckks.evaluator" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "evaluator",
    varve.value_name = "evaluator"
  } {
  }
  irdl.type @"!ckks.parameter" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "param",
    varve.value_name = "param"
  } {
  }
  irdl.type @"!ckks.polynomial_evaluator" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "poly_evaluator",
    varve.value_name = "poly_evaluator"
  } {
  }
  irdl.type @"!rlwe.ciphertext" attributes {
    varve.traits = ["SecretTypeInterface", "MemRefElementTypeInterface", "OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "ct",
    varve.value_name = "ct"
  } {
  }
  irdl.type @"!rlwe.decryptor" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "decryptor",
    varve.value_name = "decryptor"
  } {
  }
  irdl.type @"!rlwe.encryptor" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "encryptor_{if($publicKey, 'pk', 'sk')}",
    varve.value_name = "encryptor"
  } {
    %publicKey = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      publicKey: %publicKey)
  }
  irdl.type @"!rlwe.evaluation_key_set" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "ekset",
    varve.value_name = "ekset"
  } {
  }
  irdl.type @"!rlwe.galois_key" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "gk_g{$galoisElement}",
    varve.value_name = "gk"
  } {
    %galoisElement = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      galoisElement: %galoisElement)
  }
  irdl.type @"!rlwe.key_generator" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "kgen",
    varve.value_name = "kgen"
  } {
  }
  irdl.type @"!rlwe.plaintext" attributes {
    varve.traits = ["PlaintextTypeInterface", "OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "pt",
    varve.value_name = "pt"
  } {
  }
  irdl.type @"!rlwe.public_key" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "pk",
    varve.value_name = "pk"
  } {
  }
  irdl.type @"!rlwe.relinearization_key" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "rk",
    varve.value_name = "rk"
  } {
  }
  irdl.type @"!rlwe.secret_key" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "sk",
    varve.value_name = "sk"
  } {
  }
  irdl.attribute @"#bgv.parameters_literal" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %logN = irdl.any {varve.rule = "i32"}
    %Q = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %P = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %logQ = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %logP = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %plaintextModulus = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      logN: %logN,
      Q: %Q,
      P: %P,
      logQ: %logQ,
      logP: %logP,
      plaintextModulus: %plaintextModulus) {
      varve.optional = ["Q", "P", "logQ", "logP"]
    }
  }
  irdl.attribute @"#ckks.bootstrapping_parameters_literal" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %logN = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      logN: %logN) {
      varve.defaults = {
        logN = 0 : i32}
    }
  }
  irdl.attribute @"#ckks.parameters_literal" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %logN = irdl.any {varve.rule = "i32"}
    %Q = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %P = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %logQ = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %logP = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %logDefaultScale = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      logN: %logN,
      Q: %Q,
      P: %P,
      logQ: %logQ,
      logP: %logP,
      logDefaultScale: %logDefaultScale) {
      varve.optional = ["Q", "P", "logQ", "logP"]
    }
  }
  irdl.operation @bgv.add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.add_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.decode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<value,decoded>"],
    varve.let = [
      "type($decoded) = type($value)",
      "type($encoder) = !lattigo.bgv.encoder",
      "type($plaintext) = !lattigo.rlwe.plaintext"]
  } {
    %encoder = irdl.base "!lattigo.bgv.encoder"
    %plaintext = irdl.base "!lattigo.rlwe.plaintext"
    %value = irdl.any {varve.rule = "TensorOrMemRef<AnyInteger>"}
    %decoded = irdl.any {varve.rule = "TensorOrMemRef<AnyInteger>"}
    irdl.operands(
      encoder: %encoder,
      plaintext: %plaintext,
      value: %value)
    irdl.results(
      decoded: %decoded)
  }
  irdl.operation @bgv.encode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface", "PlaintextEncodeOpInterface"],
    varve.let = [
      "type($encoder) = !lattigo.bgv.encoder",
      "type($plaintext) = !lattigo.rlwe.plaintext",
      "type($encoded) = !lattigo.rlwe.plaintext"]
  } {
    %encoder = irdl.base "!lattigo.bgv.encoder"
    %value = irdl.any {varve.rule = "TensorOrMemRef<AnyInteger>"}
    %plaintext = irdl.base "!lattigo.rlwe.plaintext"
    %encoded = irdl.base "!lattigo.rlwe.plaintext"
    %scale = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      encoder: %encoder,
      value: %value,
      plaintext: %plaintext)
    irdl.results(
      encoded: %encoded)
    irdl.attributes {
      "scale" = %scale
    } {
      varve.defaults = {
        scale = 1 : i64}
    }
  }
  irdl.operation @bgv.mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["IncreasesMulDepthOpInterface", "InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.mul_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["IncreasesMulDepthOpInterface", "Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.new_encoder attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !lattigo.bgv.parameter",
      "type($encoder) = !lattigo.bgv.encoder"]
  } {
    %params = irdl.base "!lattigo.bgv.parameter"
    %encoder = irdl.base "!lattigo.bgv.encoder"
    irdl.operands(
      params: %params)
    irdl.results(
      encoder: %encoder)
  }
  irdl.operation @bgv.new_evaluator attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !lattigo.bgv.parameter",
      "type($evaluationKeySet) = !lattigo.rlwe.evaluation_key_set",
      "type($evaluator) = !lattigo.bgv.evaluator"]
  } {
    %params = irdl.base "!lattigo.bgv.parameter"
    %evaluationKeySet = irdl.base "!lattigo.rlwe.evaluation_key_set"
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %scaleInvariant = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      params: %params,
      evaluationKeySet: optional %evaluationKeySet)
    irdl.results(
      evaluator: %evaluator)
    irdl.attributes {
      "scaleInvariant" = %scaleInvariant
    } {
      varve.defaults = {
        scaleInvariant = false}
    }
  }
  irdl.operation @bgv.new_parameters_from_literal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !lattigo.bgv.parameter"]
  } {
    %params = irdl.base "!lattigo.bgv.parameter"
    %paramsLiteral = irdl.base "#lattigo.bgv.parameters_literal"
    irdl.results(
      params: %params)
    irdl.attributes {
      "paramsLiteral" = %paramsLiteral
    }
  }
  irdl.operation @bgv.new_plaintext attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($params) = !lattigo.bgv.parameter",
      "type($plaintext) = !lattigo.rlwe.plaintext"]
  } {
    %params = irdl.base "!lattigo.bgv.parameter"
    %plaintext = irdl.base "!lattigo.rlwe.plaintext"
    %level = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      params: %params)
    irdl.results(
      plaintext: %plaintext)
    irdl.attributes {
      "level" = %level
    } {
      varve.optional = ["level"]
    }
  }
  irdl.operation @bgv.relinearize attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.relinearize_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.rescale attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReducesLevelOpInterface", "InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.rescale_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReducesLevelOpInterface", "Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.rotate_columns attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["RotationOpInterface", "InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %dynamic_shift = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    %static_shift = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      evaluator: %evaluator,
      input: %input,
      inplace: %inplace,
      dynamic_shift: optional %dynamic_shift)
    irdl.results(
      output: %output)
    irdl.attributes {
      "static_shift" = %static_shift
    } {
      varve.optional = ["static_shift"]
    }
  }
  irdl.operation @bgv.rotate_columns_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["RotationOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %dynamic_shift = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    %static_shift = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      evaluator: %evaluator,
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
  irdl.operation @bgv.rotate_rows attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.rotate_rows_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @bgv.sub_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.bgv.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.bgv.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.add_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.bootstrap attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ResetsLevelOpInterface", "Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.bootstrapping_evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.bootstrapping_evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.chebyshev attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($evaluator) = !lattigo.ckks.polynomial_evaluator",
      "type($ciphertext) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.polynomial_evaluator"
    %ciphertext = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    %coefficients = irdl.any {varve.rule = "ArrayAttr"}
    %targetScale = irdl.any {varve.rule = "APIntAttr"}
    %domain = irdl.any {varve.rule = "AllOf<DenseF64ArrayAttr, DenseArrayCount<2>>"}
    irdl.operands(
      evaluator: %evaluator,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
    irdl.attributes {
      "coefficients" = %coefficients,
      "targetScale" = %targetScale,
      "domain" = %domain
    } {
      varve.optional = ["domain"]
    }
  }
  irdl.operation @ckks.decode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<value,decoded>"],
    varve.let = [
      "type($decoded) = type($value)",
      "type($encoder) = !lattigo.ckks.encoder",
      "type($plaintext) = !lattigo.rlwe.plaintext"]
  } {
    %encoder = irdl.base "!lattigo.ckks.encoder"
    %plaintext = irdl.base "!lattigo.rlwe.plaintext"
    %value = irdl.any {varve.rule = "TensorOrMemRef<AnyOf<AnyFloat, AnyComplex>>"}
    %decoded = irdl.any {varve.rule = "TensorOrMemRef<AnyOf<AnyFloat, AnyComplex>>"}
    irdl.operands(
      encoder: %encoder,
      plaintext: %plaintext,
      value: %value)
    irdl.results(
      decoded: %decoded)
  }
  irdl.operation @ckks.encode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface", "PlaintextEncodeOpInterface"],
    varve.let = [
      "type($encoder) = !lattigo.ckks.encoder",
      "type($plaintext) = !lattigo.rlwe.plaintext",
      "type($encoded) = !lattigo.rlwe.plaintext"]
  } {
    %encoder = irdl.base "!lattigo.ckks.encoder"
    %value = irdl.any {varve.rule = "TensorOrMemRef<AnyOf<AnyFloat, AnyComplex>>"}
    %plaintext = irdl.base "!lattigo.rlwe.plaintext"
    %encoded = irdl.base "!lattigo.rlwe.plaintext"
    %scale = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      encoder: %encoder,
      value: %value,
      plaintext: %plaintext)
    irdl.results(
      encoded: %encoded)
    irdl.attributes {
      "scale" = %scale
    } {
      varve.defaults = {
        scale = 1 : i64}
    }
  }
  irdl.operation @ckks.gen_evaluation_keys_bootstrapping attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !lattigo.ckks.bootstrapping_parameter",
      "type($sk) = !lattigo.rlwe.secret_key",
      "type($output) = !lattigo.ckks.bootstrapping_eval_keys"]
  } {
    %params = irdl.base "!lattigo.ckks.bootstrapping_parameter"
    %sk = irdl.base "!lattigo.rlwe.secret_key"
    %output = irdl.base "!lattigo.ckks.bootstrapping_eval_keys"
    irdl.operands(
      params: %params,
      sk: %sk)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.linear_transform attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["RotationOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($encoder) = !lattigo.ckks.encoder",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %encoder = irdl.base "!lattigo.ckks.encoder"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %diagonals = irdl.any {varve.rule = "AllOf<TensorOrMemRef<AnyFloat>, RankIs<2>>"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    %diagonal_indices = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %levelQ = irdl.any {varve.rule = "APIntAttr"}
    %logBabyStepGiantStepRatio = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      evaluator: %evaluator,
      encoder: %encoder,
      input: %input,
      diagonals: %diagonals)
    irdl.results(
      output: %output)
    irdl.attributes {
      "diagonal_indices" = %diagonal_indices,
      "levelQ" = %levelQ,
      "logBabyStepGiantStepRatio" = %logBabyStepGiantStepRatio
    }
  }
  irdl.operation @ckks.mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["IncreasesMulDepthOpInterface", "InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.mul_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["IncreasesMulDepthOpInterface", "Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.new_bootstrapping_evaluator attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !lattigo.ckks.bootstrapping_parameter",
      "type($evaluationKeySet) = !lattigo.ckks.bootstrapping_eval_keys",
      "type($evaluator) = !lattigo.ckks.bootstrapping_evaluator"]
  } {
    %params = irdl.base "!lattigo.ckks.bootstrapping_parameter"
    %evaluationKeySet = irdl.base "!lattigo.ckks.bootstrapping_eval_keys"
    %evaluator = irdl.base "!lattigo.ckks.bootstrapping_evaluator"
    irdl.operands(
      params: %params,
      evaluationKeySet: %evaluationKeySet)
    irdl.results(
      evaluator: %evaluator)
  }
  irdl.operation @ckks.new_bootstrapping_parameters_from_literal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !lattigo.ckks.parameter",
      "type($output) = !lattigo.ckks.bootstrapping_parameter"]
  } {
    %params = irdl.base "!lattigo.ckks.parameter"
    %output = irdl.base "!lattigo.ckks.bootstrapping_parameter"
    %btParamsLiteral = irdl.base "#lattigo.ckks.bootstrapping_parameters_literal"
    irdl.operands(
      params: %params)
    irdl.results(
      output: %output)
    irdl.attributes {
      "btParamsLiteral" = %btParamsLiteral
    }
  }
  irdl.operation @ckks.new_encoder attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !lattigo.ckks.parameter",
      "type($encoder) = !lattigo.ckks.encoder"]
  } {
    %params = irdl.base "!lattigo.ckks.parameter"
    %encoder = irdl.base "!lattigo.ckks.encoder"
    irdl.operands(
      params: %params)
    irdl.results(
      encoder: %encoder)
  }
  irdl.operation @ckks.new_evaluator attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !lattigo.ckks.parameter",
      "type($evaluationKeySet) = !lattigo.rlwe.evaluation_key_set",
      "type($evaluator) = !lattigo.ckks.evaluator"]
  } {
    %params = irdl.base "!lattigo.ckks.parameter"
    %evaluationKeySet = irdl.base "!lattigo.rlwe.evaluation_key_set"
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    irdl.operands(
      params: %params,
      evaluationKeySet: optional %evaluationKeySet)
    irdl.results(
      evaluator: %evaluator)
  }
  irdl.operation @ckks.new_parameters_from_literal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !lattigo.ckks.parameter"]
  } {
    %params = irdl.base "!lattigo.ckks.parameter"
    %paramsLiteral = irdl.base "#lattigo.ckks.parameters_literal"
    irdl.results(
      params: %params)
    irdl.attributes {
      "paramsLiteral" = %paramsLiteral
    }
  }
  irdl.operation @ckks.new_plaintext attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($params) = !lattigo.ckks.parameter",
      "type($plaintext) = !lattigo.rlwe.plaintext"]
  } {
    %params = irdl.base "!lattigo.ckks.parameter"
    %plaintext = irdl.base "!lattigo.rlwe.plaintext"
    %level = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      params: %params)
    irdl.results(
      plaintext: %plaintext)
    irdl.attributes {
      "level" = %level
    } {
      varve.optional = ["level"]
    }
  }
  irdl.operation @ckks.new_polynomial_evaluator attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($params) = !lattigo.ckks.parameter",
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($polynomialEvaluator) = !lattigo.ckks.polynomial_evaluator"]
  } {
    %params = irdl.base "!lattigo.ckks.parameter"
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %polynomialEvaluator = irdl.base "!lattigo.ckks.polynomial_evaluator"
    irdl.operands(
      params: %params,
      evaluator: %evaluator)
    irdl.results(
      polynomialEvaluator: %polynomialEvaluator)
  }
  irdl.operation @ckks.relinearize attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.relinearize_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.rescale attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReducesLevelOpInterface", "InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.rescale_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReducesLevelOpInterface", "Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.rotate attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["RotationOpInterface", "InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %dynamic_shift = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    %static_shift = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      evaluator: %evaluator,
      input: %input,
      inplace: %inplace,
      dynamic_shift: optional %dynamic_shift)
    irdl.results(
      output: %output)
    irdl.attributes {
      "static_shift" = %static_shift
    } {
      varve.optional = ["static_shift"]
    }
  }
  irdl.operation @ckks.rotate_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["RotationOpInterface", "Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %dynamic_shift = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    %static_shift = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      evaluator: %evaluator,
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
  irdl.operation @ckks.sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @ckks.sub_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($evaluator) = !lattigo.ckks.evaluator",
      "type($lhs) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.base "!lattigo.ckks.evaluator"
    %lhs = irdl.base "!lattigo.rlwe.ciphertext"
    %rhs = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.ciphertext, !lattigo.rlwe.plaintext>"}
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @rlwe.decrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($decryptor) = !lattigo.rlwe.decryptor",
      "type($ciphertext) = !lattigo.rlwe.ciphertext",
      "type($plaintext) = !lattigo.rlwe.plaintext"]
  } {
    %decryptor = irdl.base "!lattigo.rlwe.decryptor"
    %ciphertext = irdl.base "!lattigo.rlwe.ciphertext"
    %plaintext = irdl.base "!lattigo.rlwe.plaintext"
    irdl.operands(
      decryptor: %decryptor,
      ciphertext: %ciphertext)
    irdl.results(
      plaintext: %plaintext)
  }
  irdl.operation @rlwe.drop_level attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface", "ReducesLevelOpInterface"],
    varve.let = [
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.any {varve.rule = "AnyOf<!lattigo.bgv.evaluator, !lattigo.ckks.evaluator>"}
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    %levelToDrop = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      evaluator: %evaluator,
      input: %input,
      inplace: %inplace)
    irdl.results(
      output: %output)
    irdl.attributes {
      "levelToDrop" = %levelToDrop
    } {
      varve.defaults = {
        levelToDrop = 1 : i64}
    }
  }
  irdl.operation @rlwe.drop_level_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "ReducesLevelOpInterface"],
    varve.let = [
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.any {varve.rule = "AnyOf<!lattigo.bgv.evaluator, !lattigo.ckks.evaluator>"}
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    %levelToDrop = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      evaluator: %evaluator,
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
  irdl.operation @rlwe.encrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($plaintext) = !lattigo.rlwe.plaintext",
      "type($ciphertext) = !lattigo.rlwe.ciphertext"]
  } {
    %encryptor = irdl.base "!lattigo.rlwe.encryptor"
    %plaintext = irdl.base "!lattigo.rlwe.plaintext"
    %ciphertext = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      encryptor: %encryptor,
      plaintext: %plaintext)
    irdl.results(
      ciphertext: %ciphertext)
  }
  irdl.operation @rlwe.gen_galois_key attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($keyGenerator) = !lattigo.rlwe.key_generator",
      "type($secretKey) = !lattigo.rlwe.secret_key"]
  } {
    %keyGenerator = irdl.base "!lattigo.rlwe.key_generator"
    %secretKey = irdl.base "!lattigo.rlwe.secret_key"
    %galoisKey = irdl.base "!lattigo.rlwe.galois_key"
    %galoisElement = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      keyGenerator: %keyGenerator,
      secretKey: %secretKey)
    irdl.results(
      galoisKey: %galoisKey)
    irdl.attributes {
      "galoisElement" = %galoisElement
    }
  }
  irdl.operation @rlwe.gen_key_pair attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($keyGenerator) = !lattigo.rlwe.key_generator",
      "type($secretKey) = !lattigo.rlwe.secret_key",
      "type($publicKey) = !lattigo.rlwe.public_key"]
  } {
    %keyGenerator = irdl.base "!lattigo.rlwe.key_generator"
    %secretKey = irdl.base "!lattigo.rlwe.secret_key"
    %publicKey = irdl.base "!lattigo.rlwe.public_key"
    irdl.operands(
      keyGenerator: %keyGenerator)
    irdl.results(
      secretKey: %secretKey,
      publicKey: %publicKey)
  }
  irdl.operation @rlwe.gen_relinearization_key attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($keyGenerator) = !lattigo.rlwe.key_generator",
      "type($secretKey) = !lattigo.rlwe.secret_key",
      "type($relinearizationKey) = !lattigo.rlwe.relinearization_key"]
  } {
    %keyGenerator = irdl.base "!lattigo.rlwe.key_generator"
    %secretKey = irdl.base "!lattigo.rlwe.secret_key"
    %relinearizationKey = irdl.base "!lattigo.rlwe.relinearization_key"
    irdl.operands(
      keyGenerator: %keyGenerator,
      secretKey: %secretKey)
    irdl.results(
      relinearizationKey: %relinearizationKey)
  }
  irdl.operation @rlwe.negate attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InPlaceOpInterface"],
    varve.let = [
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($inplace) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.any {varve.rule = "AnyOf<!lattigo.bgv.evaluator, !lattigo.ckks.evaluator>"}
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %inplace = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input,
      inplace: %inplace)
    irdl.results(
      output: %output)
  }
  irdl.operation @rlwe.negate_new attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !lattigo.rlwe.ciphertext",
      "type($output) = !lattigo.rlwe.ciphertext"]
  } {
    %evaluator = irdl.any {varve.rule = "AnyOf<!lattigo.bgv.evaluator, !lattigo.ckks.evaluator>"}
    %input = irdl.base "!lattigo.rlwe.ciphertext"
    %output = irdl.base "!lattigo.rlwe.ciphertext"
    irdl.operands(
      evaluator: %evaluator,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @rlwe.new_decryptor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($secretKey) = !lattigo.rlwe.secret_key",
      "type($decryptor) = !lattigo.rlwe.decryptor"]
  } {
    %params = irdl.any {varve.rule = "AnyOf<!lattigo.bgv.parameter, !lattigo.ckks.parameter>"}
    %secretKey = irdl.base "!lattigo.rlwe.secret_key"
    %decryptor = irdl.base "!lattigo.rlwe.decryptor"
    irdl.operands(
      params: %params,
      secretKey: %secretKey)
    irdl.results(
      decryptor: %decryptor)
  }
  irdl.operation @rlwe.new_encryptor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %params = irdl.any {varve.rule = "AnyOf<!lattigo.bgv.parameter, !lattigo.ckks.parameter>"}
    %encryptionKey = irdl.any {varve.rule = "AnyOf<!lattigo.rlwe.public_key, !lattigo.rlwe.secret_key>"}
    %encryptor = irdl.base "!lattigo.rlwe.encryptor"
    irdl.operands(
      params: %params,
      encryptionKey: %encryptionKey)
    irdl.results(
      encryptor: %encryptor)
  }
  irdl.operation @rlwe.new_evaluation_key_set attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($evaluationKeySet) = !lattigo.rlwe.evaluation_key_set"]
  } {
    %keys = irdl.any
    %evaluationKeySet = irdl.base "!lattigo.rlwe.evaluation_key_set"
    irdl.operands(
      keys: variadic %keys)
    irdl.results(
      evaluationKeySet: %evaluationKeySet)
  }
  irdl.operation @rlwe.new_key_generator attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($keyGenerator) = !lattigo.rlwe.key_generator"]
  } {
    %params = irdl.any {varve.rule = "AnyOf<!lattigo.bgv.parameter, !lattigo.ckks.parameter>"}
    %keyGenerator = irdl.base "!lattigo.rlwe.key_generator"
    irdl.operands(
      params: %params)
    irdl.results(
      keyGenerator: %keyGenerator)
  }
}
