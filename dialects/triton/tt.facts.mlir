// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton's C++ says, and what Triton 3.9 has instead of what the fork has that ODS describes.
irdl.dialect @tt attributes {
  varve.llvm = "24",
  varve.removes = [
    "operation tt.descriptor_load",
    "operation tt.descriptor_store",
    "operation tt.dot",
    "operation tt.fp_to_fp",
    "operation tt.load",
    "operation tt.make_tensor_descriptor",
    "operation tt.reduce",
    "operation tt.store"]
} {
  irdl.type @"!ptr" attributes {
    varve.format = "`<` $pointeeType (`,` $addressSpace^)? `>`"
  } {
    %pointee = irdl.any {varve.rule = "type"}
    %space = irdl.any {varve.rule = "string"}
    irdl.parameters(pointeeType: %pointee, addressSpace: %space) {varve.defaults = {addressSpace = "global"}}
  }
  irdl.type @"!tensordesc" attributes {
    varve.format = "`<` shaped($shape, $elementType) (`,` $sharedLayout^)? `>`",
    varve.require = [["not isa($elementType, 'AnyTensor')", "tensor descriptors must not wrap tensor types"]]
  } {
  }
  irdl.attribute @"#cache_policy" attributes {
    varve.format = "`<` struct(cache_modifier = shown($cacheModifier), eviction_policy = shown($evictionPolicy)) `>`"
  } {
    %modifier = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %policy = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.parameters(cacheModifier: %modifier, evictionPolicy: %policy)
  }
  irdl.operation @func attributes {varve.format = "function"} {
  }
  "varve.enum"() {
    sym_name = "DescriptorReduceKind", storage = i32,
    cases = [["add", 1 : i32], ["min", 2 : i32], ["max", 3 : i32], ["inc", 4 : i32], ["dec", 5 : i32], ["and", 6 : i32], ["or", 7 : i32], ["xor", 8 : i32]]
  } : () -> ()
  "varve.enum"() {sym_name = "RoundingMode", storage = i32, cases = [["rtz", 0 : i32], ["rtne", 1 : i32]]} : () -> ()
  irdl.operation @approx_divf attributes {
    varve.format = "$x `,` $y attr-dict `:` type($x)",
    varve.traits = ["Elementwise", "SameOperandsAndResultType", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($y) = type($x)", "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %y = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    irdl.operands(x: %x, y: %y)
    irdl.results(result: %result)
  }
  irdl.operation @atomic_load attributes {
    varve.format = "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, mask: optional %mask)
    irdl.results(result: %result)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @atomic_poll attributes {
    varve.format = "$sem `,` $scope `,` $ptr `,` $expected (`timeout` $timeout^)? attr-dict `:` qualified(type($ptr)) `,` type($expected) `->` type($result)",
    varve.traits = ["TypesMatchWith<expected,ptr>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($ptr) = over(type($expected), e: !tt.ptr(e))", "type($timeout) = i64", "type($result) = i1"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %expected = irdl.any {varve.rule = "AnyOf<I1, I<4>, I8, I16, I32, I64>"}
    %timeout = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I1"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, expected: %expected, timeout: optional %timeout)
    irdl.results(result: %result)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @atomic_store attributes {
    varve.format = "$sem `,` $scope `,` $ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)",
    varve.traits = ["TypesMatchWith<ptr,value>", "TypesMatchWith<ptr,mask>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($value) = over(type($ptr), e: e.pointeeType)", "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %value = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, value: %value, mask: optional %mask)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @descriptor_load attributes {
    varve.format = "$desc `[` $indices `]` attr-dict `:` qualified(type($desc)) `->` type($result)",
    varve.traits = ["TT_DescriptorLoadLikeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($indices) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %indices = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %cachePolicy = irdl.any
    irdl.operands(desc: %desc, indices: variadic %indices)
    irdl.results(result: %result)
    irdl.attributes {"cachePolicy" = %cachePolicy} {varve.optional = ["cachePolicy"]}
  }
  irdl.operation @descriptor_store attributes {
    varve.format = "$desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)",
    varve.traits = ["TT_DescriptorStoreLikeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($indices) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %indices = irdl.any {varve.rule = "I32"}
    irdl.operands(desc: %desc, src: %src, indices: variadic %indices)
  }
  irdl.operation @dot attributes {
    varve.require = [
      ["let a = shape(type($a)), b = shape(type($b)), d = shape(type($d)), n = rank(type($a))", ["n = 2 or n = 3", "expected operands to be 2d or 3d"], ["count(b) = n and count(d) = n", "expected all operands to have the same rank"], ["a[-1] = b[-2]", "expected the last dimension of the first operand to be equal to the second-to-last dimension of the second operand"], ["d[-2] = a[-2] and d[-1] = b[-1]", "expected the output shape to be the concatenation of the last dimension of the first operand and the last dimension of the second"]]],
    varve.format = "$a`,` $b`,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict `:` type($a) `*` type($b) `->` type($d)",
    varve.traits = ["Pure", "InferTypeOpInterface", "DotOpInterface", "TypesMatchWith<d,c>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($c) = type($d)"]
  } {
    %a = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %b = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %c = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %d = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %inputPrecision = irdl.any {varve.rule = "enum<@InputPrecision>"}
    %maxNumImpreciseAcc = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(a: %a, b: %b, c: %c)
    irdl.results(d: %d)
    irdl.attributes {"inputPrecision" = %inputPrecision, "maxNumImpreciseAcc" = %maxNumImpreciseAcc} {varve.defaults = {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}}
  }
  irdl.operation @fp_to_fp attributes {
    varve.format = "$src attr-dict (`,` `rounding` `=` $rounding^)? `:` type($src) `->` type($result)",
    varve.traits = ["Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "Pure", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %rounding = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.operands(src: %src)
    irdl.results(result: %result)
    irdl.attributes {"rounding" = %rounding} {varve.optional = ["rounding"]}
  }
  irdl.operation @grid_dependency_launch_dependents attributes {varve.format = "attr-dict", varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]} {
    irdl.operands()
  }
  irdl.operation @grid_dependency_wait attributes {varve.format = "attr-dict", varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]} {
    irdl.operands()
  }
  irdl.operation @load attributes {
    varve.format = "$ptr (`,` $mask^)? (`,` $other^)? attr-dict `:` type($ptr)",
    varve.traits = ["SameLoadStoreOperandsAndResultShape", "SameLoadStoreOperandsAndResultEncoding", "PredicatedOpInterface", "MemoryEffectsOpInterface", "InferTypeOpInterface", "TypesMatchWith<ptr,result>", "TypesMatchWith<ptr,mask>", "TypesMatchWith<ptr,other>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = [
      "type($result) = over(type($ptr), e: e.pointeeType)",
      "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)",
      "type($other) = over(type($ptr), e: e.pointeeType)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %other = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %cachePolicy = irdl.any
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(ptr: %ptr, mask: optional %mask, other: optional %other) {varve.segments}
    irdl.results(result: %result)
    irdl.attributes {"cachePolicy" = %cachePolicy, "isVolatile" = %isVolatile} {varve.optional = ["cachePolicy"], varve.defaults = {isVolatile = false}}
  }
  irdl.operation @make_tensor_descriptor attributes {
    varve.format = "$base `,` `[` $shape `]` `,` `[` $strides `]` attr-dict `:` type($base) `,` type($result)",
    varve.traits = ["Pure", "SameVariadicOperandSize", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($shape) = i32", "type($strides) = i64"]
  } {
    %base = irdl.base "!tt.ptr"
    %shape = irdl.any {varve.rule = "I32"}
    %strides = irdl.any {varve.rule = "I64"}
    %result = irdl.base "!tt.tensordesc"
    %padding = irdl.any {varve.rule = "enum<@PaddingOption>"}
    irdl.operands(base: %base, shape: variadic %shape, strides: variadic %strides)
    irdl.results(result: %result)
    irdl.attributes {"padding" = %padding} {varve.defaults = {padding = 1 : i32}}
  }
  irdl.operation @reduce attributes {varve.require = [
      ["count($srcs) = count($result)", "must have the same number of inputs as outputs"],
      ["each t at i in types($srcs)", ["elem(t) = elem(type($result[i]))", "operand types and result types must agree"], ["$axis >= 0 and $axis < rank(t)", "axis out of bounds for operand rank {rank(t)}"], ["let wanted = concat(slice(shape(t), 0, $axis), drop(shape(t), $axis + 1))", ["if rank(t) = 1", ["type($result[i]) = elem(t)", "inferred {elem(t)}, but got {type($result[i])}"]], ["if rank(t) > 1", ["type($result[i]) != elem(t) and shape(type($result[i])) = wanted", "inferred the shape {wanted}, but got {type($result[i])}"]]]]],
    varve.traits = ["Pure", "SameOperandsShape", "SameOperandsEncoding", "SingleBlock", "InferTypeOpInterface", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]} {
    %srcs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(srcs: variadic %srcs)
    irdl.results(result: variadic %result)
    irdl.attributes {"axis" = %axis}
    %combineOp = irdl.region with size 1
    irdl.regions(combineOp: %combineOp)
  }
  irdl.operation @reshape attributes {
    varve.require = [
      ["length(type($src)) = length(type($result))", "number of src and dst elements of reshape must be the same"]]
  } {
  }
  irdl.operation @store attributes {
    varve.format = "$ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)",
    varve.traits = ["SameLoadStoreOperandsShape", "SameLoadStoreOperandsEncoding", "PredicatedOpInterface", "TypesMatchWith<ptr,value>", "TypesMatchWith<ptr,mask>", "TensorSizeTrait", "VerifyTensorLayoutsTrait"],
    varve.let = ["type($value) = over(type($ptr), e: e.pointeeType)", "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %value = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %cachePolicy = irdl.any
    %ignore_cta = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(ptr: %ptr, value: %value, mask: optional %mask)
    irdl.attributes {"cachePolicy" = %cachePolicy, "ignore_cta" = %ignore_cta} {varve.optional = ["cachePolicy", "ignore_cta"]}
  }
  irdl.operation @unsplat attributes {varve.let = ["type($result) = elem(type($src))"]} {
  }
  irdl.operation @make_range attributes {varve.require = [
      ["rank(type($result)) = 1", "return type must be a 1D tensor"],
      ["elem(type($result)) = i32", "returned tensor must have i32 elements"],
      ["$start < $end", "start must be less than end"],
      ["length(type($result)) = $end - $start", "number of elements in returned tensor, {length(type($result))}, must match size of range [{$start}, {$end}), which has {$end - $start} elements"]]} {
  }
  irdl.operation @expand_dims attributes {varve.require = [
      ["let from = shape(type($src)), to = shape(type($result))", ["$axis >= 0 and $axis <= count(from)", "axis {$axis} is out of bounds for operand rank {count(from)}"], ["to = concat(slice(from, 0, $axis), [1], drop(from, $axis))", "inferred the shape {concat(slice(from, 0, $axis), [1], drop(from, $axis))}, but got {to}"]]]} {
  }
  irdl.operation @trans attributes {varve.require = [
      ["count($order) = rank(type($src)) and permutation($order)", "order must be a permutation of 0..rank-1, but is {$order}"],
      ["shape(type($result)) = permute(shape(type($src)), $order)", "inferred the shape {permute(shape(type($src)), $order)}, but got {shape(type($result))}"]]} {
  }
  irdl.operation @broadcast attributes {varve.require = [
      ["rank(type($src)) = rank(type($result))", "rank of source must be same as rank of result"],
      ["each size at i in shape(type($src))", ["size = 1 or size = shape(type($result))[i]", "Different dimensions at index {i} between source and result. Broadcast requires the source dimension to be 1."]]]} {
  }
  irdl.operation @join attributes {varve.require = [
      ["shape(type($result)) = concat(shape(type($lhs)), [2])", "result shape must be ({concat(shape(type($lhs)), [2])}), but got {shape(type($result))}"]]} {
  }
  irdl.operation @split attributes {varve.require = [
      ["shape(type($src)) = concat(shape(type($outLHS)), [2])", "last dimension of input tensor must be 2"]]} {
  }
  irdl.operation @gather attributes {varve.require = [
      ["shape(type($result)) = shape(type($indices))", "indices and output shapes must match"],
      ["elem(type($result)) = elem(type($src))", "input and output element types must match"],
      ["rank(type($src)) = rank(type($indices))", "input and indices ranks must match"],
      ["$axis >= 0 and $axis < rank(type($src))", "gather dimension must be less than the input rank"]]} {
  }
  irdl.operation @scan attributes {varve.require = [
      ["each t in types($srcs)", ["$axis >= 0 and $axis < rank(t)", "axis out of bounds for operand rank {rank(t)}"]],
      ["each t at i in types($srcs)", ["elem(t) = elem(type($result[i]))", "operand types and result types must agree"]]]} {
  }
  irdl.operation @cat attributes {varve.require = [
      ["shape(type($result))[0] = shape(type($lhs))[0] * 2", "the result has {shape(type($result))[0]} elements, but must have {shape(type($lhs))[0] * 2}"]]} {
  }
}
