irdl.dialect @cheddar attributes {
  varve.set = "heir",
  varve.llvm = "24"
} {
  irdl.type @"!boot_context" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "boot_context",
    varve.value_name = "boot_ctx"
  } {
  }
  irdl.type @"!ciphertext" attributes {
    varve.traits = ["SecretTypeInterface", "OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "ciphertext",
    varve.value_name = "ct"
  } {
  }
  irdl.type @"!constant" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "constant",
    varve.value_name = "const"
  } {
  }
  irdl.type @"!context" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "context",
    varve.value_name = "ctx"
  } {
  }
  irdl.type @"!encoder" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "encoder",
    varve.value_name = "encoder"
  } {
  }
  irdl.type @"!eval_key" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "eval_key",
    varve.value_name = "evk"
  } {
  }
  irdl.type @"!evk_map" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "evk_map",
    varve.value_name = "evk_map"
  } {
  }
  irdl.type @"!parameter" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "parameter",
    varve.value_name = "param"
  } {
  }
  irdl.type @"!plaintext" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "plaintext",
    varve.value_name = "pt"
  } {
  }
  irdl.type @"!user_interface" attributes {
    varve.traits = ["OpAsmTypeInterface", "MemRefElementTypeInterface"],
    varve.alias = "user_interface",
    varve.value_name = "ui"
  } {
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %lhs = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %rhs = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      lhs: %lhs,
      rhs: %rhs,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @add_const attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %ciphertext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %constant = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.constant>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      ciphertext: %ciphertext,
      constant: %constant,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @add_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %ciphertext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %plaintext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.plaintext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      ciphertext: %ciphertext,
      plaintext: %plaintext,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @boot attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ResetsMulDepthOpInterface", "DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($ctx) = !cheddar.boot_context",
      "type($evkMap) = !cheddar.evk_map"]
  } {
    %ctx = irdl.base "!cheddar.boot_context"
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %evkMap = irdl.base "!cheddar.evk_map"
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      input: %input,
      evkMap: %evkMap,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @create_boot_context attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($params) = !cheddar.parameter"]
  } {
    %params = irdl.base "!cheddar.parameter"
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.boot_context>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.boot_context>"}
    %numCtsLevels = irdl.any {varve.rule = "APIntAttr"}
    %numStcLevels = irdl.any {varve.rule = "APIntAttr"}
    %logMessageRatio = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      params: %params,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "numCtsLevels" = %numCtsLevels,
      "numStcLevels" = %numStcLevels,
      "logMessageRatio" = %logMessageRatio
    } {
      varve.optional = ["logMessageRatio"]
    }
  }
  irdl.operation @create_context attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($params) = !cheddar.parameter"]
  } {
    %params = irdl.base "!cheddar.parameter"
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.context>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.context>"}
    irdl.operands(
      params: %params,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @create_user_interface attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "TensorOrMemRef<AnyOf<!cheddar.context, !cheddar.boot_context>>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.user_interface>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.user_interface>"}
    irdl.operands(
      ctx: %ctx,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @decode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($encoder) = !cheddar.encoder"]
  } {
    %encoder = irdl.base "!cheddar.encoder"
    %plaintext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.plaintext>"}
    %value = irdl.any {varve.rule = "TensorOrMemRef<AnyOf<AnyFloat, AnyComplex>>"}
    %decoded = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      encoder: %encoder,
      plaintext: %plaintext,
      value: %value)
    irdl.results(
      decoded: variadic %decoded)
  }
  irdl.operation @decrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($ui) = !cheddar.user_interface"]
  } {
    %ui = irdl.base "!cheddar.user_interface"
    %ciphertext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.plaintext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.plaintext>"}
    irdl.operands(
      ui: %ui,
      ciphertext: %ciphertext,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @encode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["PlaintextEncodeOpInterface", "DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($encoder) = !cheddar.encoder"]
  } {
    %encoder = irdl.base "!cheddar.encoder"
    %message = irdl.any {varve.rule = "TensorOrMemRef<AnyOf<AnyFloat, AnyComplex>>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.plaintext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.plaintext>"}
    %level = irdl.any {varve.rule = "APIntAttr"}
    %scale = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(
      encoder: %encoder,
      message: %message,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "level" = %level,
      "scale" = %scale
    }
  }
  irdl.operation @encode_constant attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($encoder) = !cheddar.encoder"]
  } {
    %encoder = irdl.base "!cheddar.encoder"
    %value = irdl.any {varve.rule = "AnyFloat"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.constant>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.constant>"}
    %level = irdl.any {varve.rule = "APIntAttr"}
    %scale = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(
      encoder: %encoder,
      value: %value,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "level" = %level,
      "scale" = %scale
    }
  }
  irdl.operation @encrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($ui) = !cheddar.user_interface"]
  } {
    %ui = irdl.base "!cheddar.user_interface"
    %plaintext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.plaintext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ui: %ui,
      plaintext: %plaintext,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @eval_poly attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($evkMap) = !cheddar.evk_map"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %evkMap = irdl.base "!cheddar.evk_map"
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    %coefficients = irdl.any {varve.rule = "ArrayOf<F64Attr>"}
    %level = irdl.any {varve.rule = "APIntAttr"}
    %outputLevel = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      ctx: %ctx,
      input: %input,
      evkMap: %evkMap,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "coefficients" = %coefficients,
      "level" = %level,
      "outputLevel" = %outputLevel
    }
  }
  irdl.operation @get_encoder attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($encoder) = !cheddar.encoder"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %encoder = irdl.base "!cheddar.encoder"
    irdl.operands(
      ctx: %ctx)
    irdl.results(
      encoder: %encoder)
  }
  irdl.operation @get_evk_map attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($ui) = !cheddar.user_interface",
      "type($evkMap) = !cheddar.evk_map"]
  } {
    %ui = irdl.base "!cheddar.user_interface"
    %evkMap = irdl.base "!cheddar.evk_map"
    irdl.operands(
      ui: %ui)
    irdl.results(
      evkMap: %evkMap)
  }
  irdl.operation @get_mult_key attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($ui) = !cheddar.user_interface",
      "type($key) = !cheddar.eval_key"]
  } {
    %ui = irdl.base "!cheddar.user_interface"
    %key = irdl.base "!cheddar.eval_key"
    irdl.operands(
      ui: %ui)
    irdl.results(
      key: %key)
  }
  irdl.operation @hconj attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($ui) = !cheddar.user_interface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %ui = irdl.base "!cheddar.user_interface"
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      ui: %ui,
      input: %input,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @hconj_add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($ui) = !cheddar.user_interface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %ui = irdl.base "!cheddar.user_interface"
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %addend = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      ui: %ui,
      input: %input,
      addend: %addend,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @hmult attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["IncreasesMulDepthOpInterface", "DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($multKey) = !cheddar.eval_key"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %lhs = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %rhs = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %multKey = irdl.base "!cheddar.eval_key"
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    %rescale = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      ctx: %ctx,
      lhs: %lhs,
      rhs: %rhs,
      multKey: %multKey,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "rescale" = %rescale
    } {
      varve.defaults = {
        rescale = true}
    }
  }
  irdl.operation @hrot attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["RotationOpInterface", "DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($ui) = !cheddar.user_interface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %ui = irdl.base "!cheddar.user_interface"
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %dynamic_distance = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    %static_distance = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      ctx: %ctx,
      ui: %ui,
      input: %input,
      output: %output,
      dynamic_distance: optional %dynamic_distance)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "static_distance" = %static_distance
    } {
      varve.optional = ["static_distance"]
    }
  }
  irdl.operation @hrot_add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["RotationOpInterface", "DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($ui) = !cheddar.user_interface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %ui = irdl.base "!cheddar.user_interface"
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %addend = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    %distance = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      ctx: %ctx,
      ui: %ui,
      input: %input,
      addend: %addend,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "distance" = %distance
    }
  }
  irdl.operation @level_down attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    %targetLevel = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      ctx: %ctx,
      input: %input,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "targetLevel" = %targetLevel
    }
  }
  irdl.operation @linear_transform attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["RotationOpInterface", "DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($evkMap) = !cheddar.evk_map"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %evkMap = irdl.base "!cheddar.evk_map"
    %diagonals = irdl.any {varve.rule = "TensorOrMemRef<AnyFloat>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    %diagonal_indices = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %level = irdl.any {varve.rule = "APIntAttr"}
    %bs = irdl.any {varve.rule = "APIntAttr"}
    %gs = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      ctx: %ctx,
      input: %input,
      evkMap: %evkMap,
      diagonals: %diagonals,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "diagonal_indices" = %diagonal_indices,
      "level" = %level,
      "bs" = %bs,
      "gs" = %gs
    }
  }
  irdl.operation @mad_unsafe attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %accumulator = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %constant = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.constant>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      accumulator: %accumulator,
      input: %input,
      constant: %constant)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @make_parameter attributes {
    varve.format = "attr-dict `:` type($params)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($params) = !cheddar.parameter"]
  } {
    %params = irdl.base "!cheddar.parameter"
    %logN = irdl.any {varve.rule = "APIntAttr"}
    %logScale = irdl.any {varve.rule = "APIntAttr"}
    %mainPrimes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %auxPrimes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %defaultEncryptionLevel = irdl.any {varve.rule = "APIntAttr"}
    %denseHammingWeight = irdl.any {varve.rule = "APIntAttr"}
    %sparseHammingWeight = irdl.any {varve.rule = "APIntAttr"}
    irdl.results(
      params: %params)
    irdl.attributes {
      "logN" = %logN,
      "logScale" = %logScale,
      "mainPrimes" = %mainPrimes,
      "auxPrimes" = %auxPrimes,
      "defaultEncryptionLevel" = %defaultEncryptionLevel,
      "denseHammingWeight" = %denseHammingWeight,
      "sparseHammingWeight" = %sparseHammingWeight
    } {
      varve.optional = ["defaultEncryptionLevel", "denseHammingWeight", "sparseHammingWeight"]
    }
  }
  irdl.operation @mult attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["IncreasesMulDepthOpInterface", "DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %lhs = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %rhs = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      lhs: %lhs,
      rhs: %rhs,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @mult_const attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %ciphertext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %constant = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.constant>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      ciphertext: %ciphertext,
      constant: %constant,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @mult_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %ciphertext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %plaintext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.plaintext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      ciphertext: %ciphertext,
      plaintext: %plaintext,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @neg attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      input: %input,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @prepare_bootstrap attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.boot_context>"}
    %ui = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.user_interface>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.user_interface>"}
    %numSlots = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      ctx: %ctx,
      ui: %ui)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "numSlots" = %numSlots
    }
  }
  irdl.operation @prepare_rot_key attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ui = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.user_interface>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.user_interface>"}
    %distance = irdl.any {varve.rule = "APIntAttr"}
    %maxLevel = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      ui: %ui)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "distance" = %distance,
      "maxLevel" = %maxLevel
    }
  }
  irdl.operation @relinearize attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($multKey) = !cheddar.eval_key"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %multKey = irdl.base "!cheddar.eval_key"
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      input: %input,
      multKey: %multKey,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @relinearize_rescale attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($multKey) = !cheddar.eval_key"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %multKey = irdl.base "!cheddar.eval_key"
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      input: %input,
      multKey: %multKey,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @rescale attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %input = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      input: %input,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %lhs = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %rhs = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      lhs: %lhs,
      rhs: %rhs,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @sub_plain attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %ctx = irdl.any {varve.rule = "AnyOf<!cheddar.context, !cheddar.boot_context>"}
    %ciphertext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %plaintext = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.plaintext>"}
    %output = irdl.any {varve.rule = "TensorOrMemRef<!cheddar.ciphertext>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<!cheddar.ciphertext>"}
    irdl.operands(
      ctx: %ctx,
      ciphertext: %ciphertext,
      plaintext: %plaintext,
      output: %output)
    irdl.results(
      result: variadic %result)
  }
}
