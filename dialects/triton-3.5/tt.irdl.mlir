irdl.dialect @tt attributes {
  varve.set = "triton-3.5",
  varve.depends = ["arith"],
  varve.discardable = [
    ["num_stages", "IntegerAttr"],
    ["latency", "IntegerAttr"],
    ["self_latency", "IntegerAttr"]],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "CacheModifier",
    storage = i32,
    cases = [
      ["none", 1 : i32],
      ["ca", 2 : i32],
      ["cg", 3 : i32],
      ["wb", 4 : i32],
      ["cs", 5 : i32],
      ["wt", 6 : i32],
      ["cv", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "EvictionPolicy",
    storage = i32,
    cases = [
      ["evict_normal", 1 : i32],
      ["evict_first", 2 : i32],
      ["evict_last", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "InputPrecision",
    storage = i32,
    cases = [
      ["tf32", 0 : i32],
      ["tf32x3", 1 : i32],
      ["ieee", 2 : i32],
      ["bf16x3", 3 : i32],
      ["bf16x6", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemSemantic",
    storage = i32,
    cases = [
      ["relaxed", 1 : i32],
      ["acquire", 2 : i32],
      ["release", 3 : i32],
      ["acq_rel", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemSyncScope",
    storage = i32,
    cases = [
      ["gpu", 1 : i32],
      ["cta", 2 : i32],
      ["sys", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MetricType",
    storage = i32,
    cases = [
      ["cycle", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Mode",
    storage = i32,
    cases = [
      ["default", 0 : i32],
      ["mma", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PaddingOption",
    storage = i32,
    cases = [
      ["zero", 1 : i32],
      ["nan", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ProgramIDDim",
    storage = i32,
    cases = [
      ["x", 0 : i32],
      ["y", 1 : i32],
      ["z", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PropagateNan",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["all", 65535 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RMWOp",
    storage = i32,
    cases = [
      ["and", 1 : i32],
      ["or", 2 : i32],
      ["xor", 3 : i32],
      ["add", 4 : i32],
      ["fadd", 5 : i32],
      ["max", 6 : i32],
      ["min", 7 : i32],
      ["umax", 8 : i32],
      ["umin", 9 : i32],
      ["exch", 10 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SamplingStrategy",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["selective", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ScaleDotElemType",
    storage = i32,
    cases = [
      ["e4m3", 0 : i32],
      ["e5m2", 1 : i32],
      ["e2m3", 2 : i32],
      ["e3m2", 3 : i32],
      ["e2m1", 4 : i32],
      ["bf16", 5 : i32],
      ["fp16", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    cases = [["add", 1 : i32], ["min", 2 : i32], ["max", 3 : i32], ["inc", 4 : i32], ["dec", 5 : i32], ["and", 6 : i32], ["or", 7 : i32], ["xor", 8 : i32]],
    storage = i32,
    sym_name = "DescriptorReduceKind"
  } : () -> ()
  "varve.enum"() {
    cases = [["rtz", 0 : i32], ["rtne", 1 : i32]],
    storage = i32,
    sym_name = "RoundingMode"
  } : () -> ()
  irdl.type @"!ptr" attributes {
    varve.format = "`<` $pointeeType (`,` $addressSpace^)? `>`"
  } {
    %pointeeType = irdl.any {varve.rule = "type"}
    %addressSpace = irdl.any {varve.rule = "string"}
    irdl.parameters(
      pointeeType: %pointeeType,
      addressSpace: %addressSpace) {
      varve.defaults = {
        addressSpace = "global"}
    }
  }
  irdl.type @"!tensordesc" attributes {
    varve.format = "`<` shaped($shape, $elementType) (`,` $sharedLayout^)? `>`"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %sharedLayout = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      sharedLayout: %sharedLayout) {
      varve.optional = ["sharedLayout"]
    }
  }
  irdl.operation @addptr attributes {
    varve.format = "$ptr `,` $offset attr-dict `:` type($result) `,` type($offset)",
    varve.traits = ["Pure", "Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "TypesMatchWith<result,ptr>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($ptr) = type($result)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %offset = irdl.any {varve.rule = "AnyOf<I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    irdl.operands(
      ptr: %ptr,
      offset: %offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @assert attributes {
    varve.format = "$condition `,` $message attr-dict `:` type($condition)",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %condition = irdl.any {varve.rule = "AnyOf<I1, TensorOf<I1>>"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      condition: %condition)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @atomic_cas attributes {
    varve.format = "$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "TypesMatchWith<cmp,ptr>", "TypesMatchWith<val,ptr>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($ptr) = over(type($cmp), e: !tt.ptr(e))",
      "type($ptr) = over(type($val), e: !tt.ptr(e))"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %cmp = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %val = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      ptr: %ptr,
      cmp: %cmp,
      val: %val)
    irdl.results(
      result: %result)
    irdl.attributes {
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @atomic_rmw attributes {
    varve.format = "$atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "PredicatedOpInterface", "TypesMatchWith<val,ptr>", "TypesMatchWith<val,mask>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($ptr) = over(type($val), e: !tt.ptr(e))",
      "type($mask) = over(type($val), e: i1)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %val = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %atomic_rmw_op = irdl.any {varve.rule = "enum<@RMWOp>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      ptr: %ptr,
      val: %val,
      mask: optional %mask)
    irdl.results(
      result: %result)
    irdl.attributes {
      "atomic_rmw_op" = %atomic_rmw_op,
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @bitcast attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @broadcast attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultEncoding", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.require = [["rank(type($src)) = rank(type($result))", "rank of source must be same as rank of result"], ["each size at i in shape(type($src))", ["size = 1 or size = shape(type($result))[i]", "Different dimensions at index {i} between source and result. Broadcast requires the source dimension to be 1."]]]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.layouts = "-arg_attrs -res_attrs"
  } {
    %operands = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @cat attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
    varve.traits = ["NoMemoryEffect", "SameTypeOperands", "SameOperandsAndResultElementType", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($rhs) = type($lhs)"],
    varve.require = [["shape(type($result))[0] = shape(type($lhs))[0] * 2", "the result has {shape(type($result))[0]} elements, but must have {shape(type($lhs))[0] * 2}"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @clampf attributes {
    varve.format = "$x `,` $min `,` $max `,` `propagateNan` `=` $propagateNan attr-dict `:` type($result)",
    varve.traits = ["Elementwise", "SameOperandsAndResultType", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($min) = type($x)",
      "type($max) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %min = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %max = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %propagateNan = irdl.any {varve.rule = "enum<@PropagateNan>"}
    irdl.operands(
      x: %x,
      min: %min,
      max: %max)
    irdl.results(
      result: %result)
    irdl.attributes {
      "propagateNan" = %propagateNan
    }
  }
  irdl.operation @descriptor_gather attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TT_DescriptorLoadLikeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($y_offset) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %x_offsets = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I16, I32>>"}
    %y_offset = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      desc: %desc,
      x_offsets: %x_offsets,
      y_offset: %y_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @descriptor_load attributes {
    varve.format = "$desc `[` $indices `]` oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` qualified(type($desc)) `->` type($result)",
    varve.let = ["type($indices) = i32"],
    varve.traits = ["TT_DescriptorLoadLikeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %indices = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.operands(
      desc: %desc,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "cache" = %cache,
      "evict" = %evict
    } {
      varve.defaults = {
        cache = 1 : i32,
        evict = 1 : i32}
    }
  }
  irdl.operation @descriptor_reduce attributes {
    varve.format = "$kind `,` $desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)",
    varve.traits = ["TT_DescriptorStoreLikeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($indices) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %indices = irdl.any {varve.rule = "I32"}
    %kind = irdl.any {varve.rule = "enum<@DescriptorReduceKind>"}
    irdl.operands(
      desc: %desc,
      src: %src,
      indices: variadic %indices)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @descriptor_scatter attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` `,` $src attr-dict `:` type(operands)",
    varve.traits = ["TT_DescriptorStoreLikeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($y_offset) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %x_offsets = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I16, I32>>"}
    %y_offset = irdl.any {varve.rule = "I32"}
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      desc: %desc,
      x_offsets: %x_offsets,
      y_offset: %y_offset,
      src: %src)
  }
  irdl.operation @descriptor_store attributes {
    varve.format = "$desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)",
    varve.let = ["type($indices) = i32"],
    varve.traits = ["TT_DescriptorStoreLikeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %indices = irdl.any {varve.rule = "I32"}
    irdl.operands(
      desc: %desc,
      src: %src,
      indices: variadic %indices)
  }
  irdl.operation @dot attributes {
    varve.format = "$a`,` $b`,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict `:` type($a) `*` type($b) `->` type($d)",
    varve.let = ["type($c) = type($d)"],
    varve.require = [["let a = shape(type($a)), b = shape(type($b)), d = shape(type($d)), n = rank(type($a))", ["n = 2 or n = 3", "expected operands to be 2d or 3d"], ["count(b) = n and count(d) = n", "expected all operands to have the same rank"], ["a[-1] = b[-2]", "expected the last dimension of the first operand to be equal to the second-to-last dimension of the second operand"], ["d[-2] = a[-2] and d[-1] = b[-1]", "expected the output shape to be the concatenation of the last dimension of the first operand and the last dimension of the second"]]],
    varve.traits = ["Pure", "InferTypeOpInterface", "DotOpInterface", "TypesMatchWith<d,c>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %a = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %b = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %c = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %d = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %inputPrecision = irdl.any {varve.rule = "enum<@InputPrecision>"}
    %maxNumImpreciseAcc = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      d: %d)
    irdl.attributes {
      "inputPrecision" = %inputPrecision,
      "maxNumImpreciseAcc" = %maxNumImpreciseAcc
    } {
      varve.defaults = {
        inputPrecision = 2 : i32,
        maxNumImpreciseAcc = 0 : i32}
    }
  }
  irdl.operation @dot_scaled attributes {
    varve.format = "$a (`scale` $a_scale^)? `,` $b (`scale` $b_scale^)? `,` $c `lhs` `=` $a_elem_type `rhs` `=` $b_elem_type attr-dict `:` type($a) (`,` type($a_scale)^)? `*` type($b) (`,` type($b_scale)^)? `->` type($d)",
    varve.traits = ["Pure", "DotOpInterface", "TypesMatchWith<d,c>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($c) = type($d)"]
  } {
    %a = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I8>>"}
    %b = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I8>>"}
    %c = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>"}
    %a_scale = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I8>>"}
    %b_scale = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I8>>"}
    %d = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>"}
    %a_elem_type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    %b_elem_type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    %fastMath = irdl.any {varve.rule = "BoolAttr"}
    %lhs_k_pack = irdl.any {varve.rule = "BoolAttr"}
    %rhs_k_pack = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      a_scale: optional %a_scale,
      b_scale: optional %b_scale) {
      varve.segments
    }
    irdl.results(
      d: %d)
    irdl.attributes {
      "a_elem_type" = %a_elem_type,
      "b_elem_type" = %b_elem_type,
      "fastMath" = %fastMath,
      "lhs_k_pack" = %lhs_k_pack,
      "rhs_k_pack" = %rhs_k_pack
    } {
      varve.defaults = {
        lhs_k_pack = true,
        rhs_k_pack = true}
    }
  }
  irdl.operation @elementwise_inline_asm attributes {
    varve.format = "$asm_string attr-dict ($args^ `:` type($args))? `->` type($result)",
    varve.traits = ["Elementwise", "SameOperandsAndResultEncoding", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %asm_string = irdl.any {varve.rule = "StrAttr"}
    %constraints = irdl.any {varve.rule = "StrAttr"}
    %pure = irdl.any {varve.rule = "BoolAttr"}
    %packed_element = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "asm_string" = %asm_string,
      "constraints" = %constraints,
      "pure" = %pure,
      "packed_element" = %packed_element
    }
  }
  irdl.operation @expand_dims attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface", "SameOperandsAndResultElementType", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.require = [["let from = shape(type($src)), to = shape(type($result))", ["$axis >= 0 and $axis <= count(from)", "axis {$axis} is out of bounds for operand rank {count(from)}"], ["to = concat(slice(from, 0, $axis), [1], drop(from, $axis))", "inferred the shape {concat(slice(from, 0, $axis), [1], drop(from, $axis))}, but got {to}"]]]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @extern_elementwise attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["Elementwise", "SameOperandsAndResultEncoding", "SameVariadicOperandSize", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %srcs = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %libname = irdl.any {varve.rule = "StrAttr"}
    %libpath = irdl.any {varve.rule = "StrAttr"}
    %symbol = irdl.any {varve.rule = "StrAttr"}
    %pure = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      srcs: variadic %srcs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "libname" = %libname,
      "libpath" = %libpath,
      "symbol" = %symbol,
      "pure" = %pure
    }
  }
  irdl.operation @fp_to_fp attributes {
    varve.format = "$src attr-dict (`,` `rounding` `=` $rounding^)? `:` type($src) `->` type($result)",
    varve.traits = ["Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %rounding = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rounding" = %rounding
    } {
      varve.optional = ["rounding"]
    }
  }
  irdl.operation @func attributes {
    varve.printer = "code",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "CallableOpInterface", "FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface", "HasParent<builtin.module>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.format = "function"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @gather attributes {
    varve.format = "$src `[` $indices `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferTypeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.require = [["shape(type($result)) = shape(type($indices))", "indices and output shapes must match"], ["elem(type($result)) = elem(type($src))", "input and output element types must match"], ["rank(type($src)) = rank(type($indices))", "input and indices ranks must match"], ["$axis >= 0 and $axis < rank(type($src))", "gather dimension must be less than the input rank"]]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %indices = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %efficient_layout = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src,
      indices: %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "axis" = %axis,
      "efficient_layout" = %efficient_layout
    } {
      varve.optional = ["efficient_layout"]
    }
  }
  irdl.operation @get_num_programs attributes {
    varve.format = "$axis attr-dict `:` type($result)",
    varve.traits = ["Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    %axis = irdl.any {varve.rule = "enum<@ProgramIDDim>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @get_program_id attributes {
    varve.format = "$axis attr-dict `:` type($result)",
    varve.traits = ["Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    %axis = irdl.any {varve.rule = "enum<@ProgramIDDim>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @grid_dependency_launch_dependents attributes {
    varve.format = "attr-dict",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
  }
  irdl.operation @grid_dependency_wait attributes {
    varve.format = "attr-dict",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
  }
  irdl.operation @histogram attributes {
    varve.format = "$src (`,` $mask^)? attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure", "TypesMatchWith<src,mask>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($mask) = over(type($src), e: i1)"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>"}
    irdl.operands(
      src: %src,
      mask: optional %mask)
    irdl.results(
      result: %result)
  }
  irdl.operation @int_to_ptr attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<I64, TensorOf<I64>>"}
    %result = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @join attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
    varve.traits = ["Pure", "SameTypeOperands", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($rhs) = type($lhs)"],
    varve.require = [["shape(type($result)) = concat(shape(type($lhs)), [2])", "result shape must be ({concat(shape(type($lhs)), [2])}), but got {shape(type($result))}"]]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @load attributes {
    varve.format = "$ptr (`,` $mask^)? (`,` $other^)? oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` type($ptr)",
    varve.let = ["type($result) = over(type($ptr), e: e.pointeeType)", "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)", "type($other) = over(type($ptr), e: e.pointeeType)"],
    varve.traits = ["SameLoadStoreOperandsAndResultShape", "SameLoadStoreOperandsAndResultEncoding", "PredicatedOpInterface", "MemoryEffectsOpInterface", "InferTypeOpInterface", "TypesMatchWith<ptr,result>", "TypesMatchWith<ptr,mask>", "TypesMatchWith<ptr,other>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.layouts = "-boundaryCheck -padding"
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %other = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    %boundaryCheck = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %padding = irdl.any {varve.rule = "enum<@PaddingOption>"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.operands(
      ptr: %ptr,
      mask: optional %mask,
      other: optional %other) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "boundaryCheck" = %boundaryCheck,
      "padding" = %padding,
      "cache" = %cache,
      "evict" = %evict
    } {
      varve.optional = ["padding"],
      varve.defaults = {
        isVolatile = false,
        boundaryCheck = array<i32>,
        cache = 1 : i32,
        evict = 1 : i32}
    }
  }
  irdl.operation @make_range attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.require = [["rank(type($result)) = 1", "return type must be a 1D tensor"], ["elem(type($result)) = i32", "returned tensor must have i32 elements"], ["$start < $end", "start must be less than end"], ["length(type($result)) = $end - $start", "number of elements in returned tensor, {length(type($result))}, must match size of range [{$start}, {$end}), which has {$end - $start} elements"]]
  } {
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>"}
    %start = irdl.any {varve.rule = "I32Attr"}
    %end = irdl.any {varve.rule = "I32Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "start" = %start,
      "end" = %end
    }
  }
  irdl.operation @make_tensor_descriptor attributes {
    varve.format = "$base `,` `[` $shape `]` `,` `[` $strides `]` attr-dict `:` type($base) `,` type($result)",
    varve.let = ["type($shape) = i32", "type($strides) = i64"],
    varve.traits = ["Pure", "SameVariadicOperandSize", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.layouts = "-padding"
  } {
    %base = irdl.base "!tt.ptr"
    %shape = irdl.any {varve.rule = "I32"}
    %strides = irdl.any {varve.rule = "I64"}
    %result = irdl.base "!tt.tensordesc"
    %padding = irdl.any {varve.rule = "enum<@PaddingOption>"}
    irdl.operands(
      base: %base,
      shape: variadic %shape,
      strides: variadic %strides)
    irdl.results(
      result: %result)
    irdl.attributes {
      "padding" = %padding
    } {
      varve.defaults = {
        padding = 1 : i32}
    }
  }
  irdl.operation @map_elementwise attributes {
    varve.traits = ["SameOperandsAndResultEncoding", "SameOperandsAndResultShape", "RecursiveMemoryEffects", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %srcs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %pack = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      srcs: variadic %srcs)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "pack" = %pack
    }
    %scalarOp = irdl.region
    irdl.regions(
      scalarOp: %scalarOp)
  }
  irdl.operation @map_elementwise.return attributes {
    varve.format = "attr-dict ($result^ `:` type($result))?",
    varve.traits = ["HasParent<tt.map_elementwise>", "Pure", "Terminator", "ReturnLike", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %result = irdl.any
    irdl.operands(
      result: variadic %result)
  }
  irdl.operation @mulhiui attributes {
    varve.format = "$x `,` $y attr-dict `:` type($x)",
    varve.traits = ["Elementwise", "SameOperandsAndResultType", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($y) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>>"}
    %y = irdl.any {varve.rule = "AnyOf<I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>>"}
    irdl.operands(
      x: %x,
      y: %y)
    irdl.results(
      result: %result)
  }
  irdl.operation @precise_divf attributes {
    varve.format = "$x `,` $y attr-dict `:` type($x)",
    varve.traits = ["Elementwise", "SameOperandsAndResultType", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($y) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    irdl.operands(
      x: %x,
      y: %y)
    irdl.results(
      result: %result)
  }
  irdl.operation @precise_sqrt attributes {
    varve.format = "$x attr-dict `:` type($x)",
    varve.traits = ["Elementwise", "SameOperandsAndResultType", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
  }
  irdl.operation @print attributes {
    varve.format = "$prefix attr-dict (`:` $args^ `:` type($args))?",
    varve.traits = ["SameVariadicOperandSize", "MemoryEffects<Write<GlobalMemory>>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %prefix = irdl.any {varve.rule = "StrAttr"}
    %hex = irdl.any {varve.rule = "BoolAttr"}
    %isSigned = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "prefix" = %prefix,
      "hex" = %hex,
      "isSigned" = %isSigned
    }
  }
  irdl.operation @ptr_to_int attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<I64, TensorOf<I64>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @reduce attributes {
    varve.require = [["count($srcs) = count($result)", "must have the same number of inputs as outputs"], ["each t at i in types($srcs)", ["elem(t) = elem(type($result[i]))", "operand types and result types must agree"], ["$axis >= 0 and $axis < rank(t)", "axis out of bounds for operand rank {rank(t)}"], ["let wanted = concat(slice(shape(t), 0, $axis), drop(shape(t), $axis + 1))", ["if rank(t) = 1", ["type($result[i]) = elem(t)", "inferred {elem(t)}, but got {type($result[i])}"]], ["if rank(t) > 1", ["type($result[i]) != elem(t) and shape(type($result[i])) = wanted", "inferred the shape {wanted}, but got {type($result[i])}"]]]]],
    varve.traits = ["Pure", "SameOperandsShape", "SameOperandsEncoding", "SingleBlock", "InferTypeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %srcs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      srcs: variadic %srcs)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "axis" = %axis
    }
    %combineOp = irdl.region with size 1
    irdl.regions(
      combineOp: %combineOp)
  }
  irdl.operation @reduce.return attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["HasParent<tt.reduce>", "Pure", "Terminator", "ReturnLike", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %result = irdl.any
    irdl.operands(
      result: variadic %result)
  }
  irdl.operation @reshape attributes {
    varve.format = "$src (`allow_reorder` $allow_reorder^)? (`efficient_layout` $efficient_layout^)? attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.require = [["length(type($src)) = length(type($result))", "number of src and dst elements of reshape must be the same"]]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %allow_reorder = irdl.any {varve.rule = "UnitAttr"}
    %efficient_layout = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "allow_reorder" = %allow_reorder,
      "efficient_layout" = %efficient_layout
    } {
      varve.optional = ["allow_reorder", "efficient_layout"]
    }
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($srcs^ `:` type($srcs))?",
    varve.traits = ["Pure", "HasParent<tt.func>", "ReturnLike", "Terminator", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %srcs = irdl.any
    irdl.operands(
      srcs: variadic %srcs)
  }
  irdl.operation @scan attributes {
    varve.traits = ["Pure", "SameOperandsAndResultEncoding", "SameOperandsAndResultShape", "SingleBlock", "InferTypeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.require = [["each t in types($srcs)", ["$axis >= 0 and $axis < rank(t)", "axis out of bounds for operand rank {rank(t)}"]], ["each t at i in types($srcs)", ["elem(t) = elem(type($result[i]))", "operand types and result types must agree"]]]
  } {
    %srcs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %reverse = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      srcs: variadic %srcs)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "axis" = %axis,
      "reverse" = %reverse
    }
    %combineOp = irdl.region with size 1
    irdl.regions(
      combineOp: %combineOp)
  }
  irdl.operation @scan.return attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["HasParent<tt.scan>", "Pure", "Terminator", "ReturnLike", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %result = irdl.any
    irdl.operands(
      result: variadic %result)
  }
  irdl.operation @splat attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultEncoding", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @split attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($outLHS)",
    varve.traits = ["Pure", "InferTensorTypeOpWithLayoutEquivalence", "TypesMatchWith<outLHS,outRHS>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($outRHS) = type($outLHS)"],
    varve.require = [["shape(type($src)) = concat(shape(type($outLHS)), [2])", "last dimension of input tensor must be 2"]]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %outLHS = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %outRHS = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      outLHS: %outLHS,
      outRHS: %outRHS)
  }
  irdl.operation @store attributes {
    varve.format = "$ptr `,` $value (`,` $mask^)? oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` type($ptr)",
    varve.let = ["type($value) = over(type($ptr), e: e.pointeeType)", "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)"],
    varve.traits = ["SameLoadStoreOperandsShape", "SameLoadStoreOperandsEncoding", "PredicatedOpInterface", "TypesMatchWith<ptr,value>", "TypesMatchWith<ptr,mask>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.layouts = "-boundaryCheck;-boundaryCheck +ignore_cta?"
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %value = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %boundaryCheck = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.operands(
      ptr: %ptr,
      value: %value,
      mask: optional %mask)
    irdl.attributes {
      "boundaryCheck" = %boundaryCheck,
      "cache" = %cache,
      "evict" = %evict
    } {
      varve.defaults = {
        boundaryCheck = array<i32>,
        cache = 1 : i32,
        evict = 1 : i32}
    }
  }
  irdl.operation @trans attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure", "TransposeOpInterface", "InferTensorTypeOpWithLayoutEquivalence", "SameOperandsAndResultElementType", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.require = [["count($order) = rank(type($src)) and permutation($order)", "order must be a permutation of 0..rank-1, but is {$order}"], ["shape(type($result)) = permute(shape(type($src)), $order)", "inferred the shape {permute(shape(type($src)), $order)}, but got {shape(type($result))}"]]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %order = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "order" = %order
    }
  }
  irdl.operation @unsplat attributes {
    varve.format = "$src attr-dict `:` type($src)",
    varve.traits = ["Pure", "InferTypeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($result) = elem(type($src))"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
}
