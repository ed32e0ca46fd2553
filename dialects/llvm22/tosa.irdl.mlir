irdl.dialect @tosa attributes {
  varve.set = "llvm22",
  varve.depends = ["quant", "tensor"]
} {
  "varve.enum"() {
    sym_name = "BlockSize",
    storage = i32,
    cases = [
      ["BLOCK_SIZE_32", 32 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Extension",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["int16", 1 : i32],
      ["int4", 2 : i32],
      ["bf16", 3 : i32],
      ["fp8e4m3", 4 : i32],
      ["fp8e5m2", 5 : i32],
      ["fft", 6 : i32],
      ["variable", 7 : i32],
      ["controlflow", 8 : i32],
      ["doubleround", 9 : i32],
      ["inexactround", 10 : i32],
      ["dynamic", 11 : i32],
      ["mxfp", 12 : i32],
      ["int64", 13 : i32],
      ["shape", 14 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Level",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["8k", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "NanPropagationMode",
    storage = i32,
    cases = [
      ["PROPAGATE", 1 : i32],
      ["IGNORE", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Profile",
    storage = i32,
    cases = [
      ["pro_int", 1 : i32],
      ["pro_fp", 2 : i32],
      ["none", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ResizeMode",
    storage = i32,
    cases = [
      ["NEAREST_NEIGHBOR", 1 : i32],
      ["BILINEAR", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RoundingMode",
    storage = i32,
    cases = [
      ["SINGLE_ROUND", 1 : i32],
      ["INEXACT_ROUND", 2 : i32],
      ["DOUBLE_ROUND", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SpecificationVersion",
    storage = i32,
    cases = [
      ["1.0", 0 : i32],
      ["1.1.draft", 1 : i32]
    ]
  } : () -> ()
  "varve.rule"() {
    require = [["let sizes = sizes($data)", ["sizes[-1] % 32 = 0", "expect last dimension of input_data ({sizes[-1]}) to be divisible by block_size (32)"], ["let scales = sizes($scale)", ["count(sizes) = 0 or count(sizes) = count(scales) and slice(sizes, 0, count(sizes) - 1) = slice(scales, 0, count(sizes) - 1)", "require compatible shapes for {$what}_data ('{$data}') and {$what}_scale ('{$scale}') except for the last dimension"], ["scales[-1] = sizes[-1] / 32", "expect last dimension of {$what}_scale ({scales[-1]}) to be equal to last dimension of {$what}_data / block_size ({sizes[-1] / 32})"]]]],
    sym_name = "blocks",
    takes = ["$data", "$scale", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["sizes(type($bias))[0] = 1 or sizes(type($bias))[0] = sizes(type($output))[-1]", "bias channels expected to be equal to output channels ({sizes(type($output))[-1]}) or 1, got {sizes(type($bias))[0]}"]],
    sym_name = "channels",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["not isa(elem(type($bias)), 'AnyFloat') or not isa(elem(type($output)), 'AnyFloat') or elem(type($bias)) = elem(type($output))", "expect both bias and result to have same element type, got '{elem(type($bias))}' and '{elem(type($output))}'"], ["let input = elem(type($input)), weight = elem(type($weight))", ["if not isa(input, 'DialectType') and not isa(weight, 'DialectType')", ["input = weight or not isa(input, 'AnyOf<F8E5M2, F8E4M3FN>') and not isa(weight, 'AnyOf<F8E5M2, F8E4M3FN>')", "expect both input and weight to have same element type, got '{input}' and '{weight}'"], ["isa(input, 'AnyFloat') = isa(weight, 'AnyFloat')", "expect both input and weight to be float or not together, got '{input}' and '{weight}'"]]], ["use zero_point(type($input), $input_zp, 'input')"], ["use zero_point(type($weight), $weight_zp, 'weight')"], ["not isa(elem(type($input)), 'AnyI<8>') or typeof($acc_type) = i32", "accumulator type for i8 tensor is not i32"], ["not isa(elem(type($input)), 'AnyI<16>') or typeof($acc_type) = i48", "accumulator type for i16 tensor is not i48"], ["not isa(elem(type($input)), 'AnyOf<F8E5M2, F8E4M3>') or typeof($acc_type) = f16", "accumulator type for f8 tensor is not f16"], ["use float_accumulator()"]],
    sym_name = "convolution",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["elem($type) = elem(type($point)) or isa(elem($type), 'DialectType') or isa(elem(type($point)), 'DialectType')", "expect input {$what} and {$what}_zp have the same element type, got '{elem($type)}' and '{elem(type($point))}'"], ["use zero($point, $what)"]],
    sym_name = "factor_zero_point",
    takes = ["$type", "$point", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["let element = elem(type($input))", ["not isa(element, 'F16') or typeof($acc_type) in [f16, f32]", "accumulator type for f16 tensor is not f16/f32"], ["not isa(element, 'BF16') or typeof($acc_type) = f32", "accumulator type for bf16 tensor is not f32"], ["not isa(element, 'F32') or typeof($acc_type) = f32", "accumulator type for f32 tensor is not f32"]]],
    sym_name = "float_accumulator",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["$is", "inferred type(s) '{$from}' are incompatible with return type(s) of operation '{$to}'", "failed to infer returned types"]],
    sym_name = "inferred",
    takes = ["$is", "$from", "$to"]
  } : () -> ()
  "varve.rule"() {
    require = [["each value in $values", ["value >= $least", "expect all {$what} values to be >= {$least}, got {$values}"]]],
    sym_name = "least",
    takes = ["$values", "$least", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["$is = $size", "expected {$what} to match size {$size}, got {$is}"]],
    sym_name = "matched",
    takes = ["$is", "$size", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["use least($pad, 0, 'padding')"], ["use least($stride, 1, 'stride')"], ["use least($dilation, 1, 'dilation')"]],
    sym_name = "moves",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["use least($kernel, 1, 'kernel')"], ["use least($stride, 1, 'stride')"], ["use least($pad, 0, 'padding')"], ["$pad[2] < $kernel[1] and $pad[3] < $kernel[1]", "expected left/right padding to be less than the width of the kernel, got pad_left={$pad[2]}, pad_right={$pad[3]}, kernel_x={$kernel[1]}"], ["$pad[0] < $kernel[0] and $pad[1] < $kernel[0]", "expected top/bottom padding to be less than the height of the kernel, got pad_top={$pad[0]}, pad_bottom={$pad[1]}, kernel_y={$kernel[0]}"], ["if rank(type($output)) = 4", ["use pool_window(0, 'height', 'y', 'top', 'bottom')"], ["use pool_window(1, 'width', 'x', 'left', 'right')"]]],
    sym_name = "pool",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["let input = sizes(type($input))[$place + 1], before = $pad[2 * $place], after = $pad[2 * $place + 1], kernel = $kernel[$place]", ["use strided(input + before + after - kernel, $stride[$place], sizes(type($output))[$place + 1], $what, $axis, concat('input_', $what, ' + pad_', $first, ' + pad_', $last, ' - kernel_', $axis), concat(input, ' + ', before, ' + ', after, ' - ', kernel))"]]],
    sym_name = "pool_window",
    takes = ["$place", "$what", "$axis", "$first", "$last"]
  } : () -> ()
  "varve.rule"() {
    require = [["isa(integer($size, index), 'IntPowerOf2')", "expected {$what} to be a power of two, got {$size}"]],
    sym_name = "power",
    takes = ["$size", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["$axis >= 0", "reduce axis must not be negative"], ["rank(type($input)) > $axis or $axis = 0 and rank(type($input)) = 0", "expect input tensor rank ({rank(type($input))}) to be larger than reduce axis ({$axis})"], ["rank(type($input)) = rank(type($output))", "expect output tensor rank to be equal to input tensor rank"], ["rank(type($output)) > $axis or $axis = 0 and rank(type($output)) = 0", "expect output tensor rank ({rank(type($output))}) to be larger than reduce axis ({$axis})"], ["let from = sizes(type($input)), to = sizes(type($output))", ["to[$axis] = 1", "expect reduced dimension size to be 1, got {to[$axis]}"], ["use reduced(elem(type($input)) = elem(type($output)) and all(i in indices(from): i = $axis or from[i] = to[i]))"]]],
    sym_name = "reduce",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["let from = shape(type($input))", ["use inferred($is, tensor(map(i in indices(from): if(i = $axis, 1, from[i])), elem(type($input))), type($output))"]]],
    sym_name = "reduced",
    takes = ["$is"]
  } : () -> ()
  "varve.rule"() {
    require = [["let type = elem(type($point)), read = splat(constant($point)), value = if($unsigned and read < 0, read + if(width(type) = 16, 65536, if(width(type) = 32, 4294967296, 281474976710656)), read)", ["value = 0 or isa(type, 'AnyOf<AnyI<8>, DialectType>') or isa(type, 'AnyI<16>') and $unsigned", "expect {$what}_zp of 0, got {value}"], ["not isa(type, 'AnyI<16>') or not $unsigned or value in [0, 32768]", "expect {$what}_zp of 0 or 32768 for unsigned int16 {$what}, got {value}"]]],
    sym_name = "rescaled_point",
    takes = ["$point", "$unsigned", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["isa($type, 'DialectType') or isa($point, 'DialectType') or isa($type, 'AnyInteger') and isa($point, 'AnyInteger') and width($type) = width($point)", "expected {$what} and {$what}_zp to both be integer of the same bitwidth, but got '{$type}' vs. '{$point}'"]],
    sym_name = "rescaled_types",
    takes = ["$type", "$point", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["let from = sizes(type($input))[$index]", ["if from != 1", ["let span = (from - 1) * $numerator - $offset + $border", ["span % $denominator = 0", "expected (input_{$what} - 1) * scale_{$axis}_n - offset_{$axis} + border_{$axis} to be wholly divisible by scale_{$axis}_d, got {concat('((', from, ' - 1) * ', $numerator, ' - ', $offset, ' + ', $border, ') / ', $denominator)}"], ["sizes(type($output))[$index] = span / $denominator + 1", "calculated output {$what} did not match expected: calculated={span / $denominator + 1}, expected={sizes(type($output))[$index]}"]]]]],
    sym_name = "resized",
    takes = ["$index", "$numerator", "$denominator", "$offset", "$border", "$what", "$axis"]
  } : () -> ()
  "varve.rule"() {
    require = [["elem($a) = elem($b) or isa(elem($a), 'DialectType') or isa(elem($b), 'DialectType')", "expect input and output to have same element type, got '{elem($a)}' and '{elem($b)}'"]],
    sym_name = "same_element",
    takes = ["$a", "$b"]
  } : () -> ()
  "varve.rule"() {
    require = [["type($input1).rank = type($input2).rank", "operands don't have matching ranks"], ["use same_result_rank($input1)"]],
    sym_name = "same_ranks",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["type($output).rank = type($input).rank", "result shape has different rank than operands"]],
    sym_name = "same_result_rank",
    takes = ["$input"]
  } : () -> ()
  "varve.rule"() {
    require = [["count($these) = count($others)", "require same number of values in '{$name}'{$kind} ({count($these)}) and '{$other}' ({count($others)})"], ["each pair in zip($these, $others)", ["elem(pair[0]) = elem(pair[1]) or isa(elem(pair[0]), 'DialectType') or isa(elem(pair[1]), 'DialectType')", "require same element type for '{$name}'{$kind} ('{elem(pair[0])}') and '{$other}' ('{elem(pair[1])}')"], ["sizes(pair[0]) = sizes(pair[1])", "require same shapes for '{$name}'{$kind} ('{pair[0]}') and '{$other}' ('{pair[1]}')"]]],
    sym_name = "same_values",
    takes = ["$these", "$name", "$kind", "$others", "$other"]
  } : () -> ()
  "varve.rule"() {
    require = [["$sizes[$index] = $size", "requires {$what} dimension {$index} to have size {$size}, got {$sizes[$index]}"]],
    sym_name = "share",
    takes = ["$sizes", "$index", "$size", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["$span % $stride = 0", "expected {$made} to be wholly divisible by stride_{$axis}, got ({$terms}) / {$stride}"], ["$output = $span / $stride + 1", "calculated output {$what} did not match expected: calculated={$span / $stride + 1}, expected={$output}"]],
    sym_name = "strided",
    takes = ["$span", "$stride", "$output", "$what", "$axis", "$made", "$terms"]
  } : () -> ()
  "varve.rule"() {
    require = [["let from = sizes(type($input))[$place + 1], to = sizes(type($output))[$place + 1], step = $stride[$place], before = $out_pad[2 * $place], after = $out_pad[2 * $place + 1]", ["to = (from - 1) * step + before + after + $kernel", "dimension mismatch: expected O{$what} == (I{$what} - 1) * stride_{$axis} + out_pad_{$first} + out_pad_{$last} + K{$what}, but got {concat(to, ' != (', from, ' - 1) * ', step, ' + ', before, ' + ', after, ' + ', $kernel)}"]]],
    sym_name = "transposed",
    takes = ["$kernel", "$place", "$what", "$axis", "$first", "$last"]
  } : () -> ()
  "varve.rule"() {
    require = [["let before = $pad[2 * $place], after = $pad[2 * $place + 1]", ["use strided($input - 1 + before + after - ($kernel - 1) * $dilation, $stride[$place], $output, $what, $axis, concat('input_', $what, ' - 1 + pad_', $first, ' + pad_', $last, ' - (kernel_', $what, ' - 1) * dilation_', $axis), concat($input, ' - 1 + ', before, ' + ', after, ' - (', $kernel, ' - 1) * ', $dilation))"]]],
    sym_name = "window",
    takes = ["$input", "$kernel", "$output", "$dilation", "$place", "$what", "$axis", "$first", "$last"]
  } : () -> ()
  "varve.rule"() {
    require = [["isa(elem(type($point)), 'AnyOf<AnyI<8>, DialectType>') or splat(constant($point)) = 0 or whole(splat(constant($point))) = 0", "{$what} zero point must be zero for non-int8 integer types"]],
    sym_name = "zero",
    takes = ["$point", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["elem($type) = elem(type($point)) or isa(elem($type), 'DialectType') or isa(elem(type($point)), 'DialectType')", "expect both {$what} and its zero point are the same element type, got '{elem($type)}' and '{elem(type($point))}'"], ["use zero($point, $what)"]],
    sym_name = "zero_point",
    takes = ["$type", "$point", "$what"]
  } : () -> ()
  irdl.type @"!mxint8" {
  }
  irdl.type @"!shape" attributes {
    varve.format = "`<` $rank `>`"
  } {
    %rank = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      rank: %rank)
  }
  irdl.attribute @"#block_size" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@BlockSize>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#conv_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %input_zp = irdl.any {varve.rule = "i64"}
    %weight_zp = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      input_zp: %input_zp,
      weight_zp: %weight_zp)
  }
  irdl.attribute @"#ext" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Extension>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#level" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Level>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#matmul_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %a_zp = irdl.any {varve.rule = "i64"}
    %b_zp = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      a_zp: %a_zp,
      b_zp: %b_zp)
  }
  irdl.attribute @"#nan_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@NanPropagationMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#pad_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %input_zp = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      input_zp: %input_zp)
  }
  irdl.attribute @"#prof" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Profile>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#resize_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ResizeMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#rounding_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#specification_version" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@SpecificationVersion>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#target_env" attributes {
    varve.format = "`<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`"
  } {
    %specification_version = irdl.any {varve.rule = "enum<@SpecificationVersion>"}
    %level = irdl.any {varve.rule = "enum<@Level>"}
    %profiles = irdl.any {varve.rule = "array<enum<@Profile>>"}
    %extensions = irdl.any {varve.rule = "array<enum<@Extension>>"}
    irdl.parameters(
      specification_version: %specification_version,
      level: %level,
      profiles: %profiles,
      extensions: %extensions)
  }
  irdl.attribute @"#unary_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %input_zp = irdl.any {varve.rule = "i64"}
    %output_zp = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      input_zp: %input_zp,
      output_zp: %output_zp)
  }
  irdl.operation @abs attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @add_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_ranks()"]]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @apply_scale attributes {
    varve.syntax = "hook:tosa.apply_scale",
    varve.traits = ["Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %multiplier = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %shift = irdl.any {varve.rule = "AnyOf<I8, VectorOfNonZeroRankOf<I8>, AllOf<TensorOf<I8>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %rounding_mode = irdl.base "#tosa.rounding_mode"
    irdl.operands(
      value: %value,
      multiplier: %multiplier,
      shift: %shift)
    irdl.results(
      output: %output)
    irdl.attributes {
      "rounding_mode" = %rounding_mode
    }
  }
  irdl.operation @argmax attributes {
    varve.syntax = "hook:tosa.argmax",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["isa(elem(type($output)), 'AnyInteger')", "result tensor is not of integer type"], ["$axis in indices(rank(type($input)))", "specified axis is outside the rank of the tensor"], ["let from = sizes(type($input))", ["sizes(type($output)) = concat(slice(from, 0, $axis), drop(from, $axis + 1))", "expected output shape '{concat(slice(shape(type($input)), 0, $axis), drop(shape(type($input)), $axis + 1))}', got '{shape(type($output))}'"]]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @arithmetic_right_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %round = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "round" = %round
    }
  }
  irdl.operation @avg_pool2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use pool()"], ["not isa(elem(type($input)), 'AnyInteger') or typeof($acc_type) = i32", "accumulator type for integer tensor is not i32"], ["use float_accumulator()"], ["use zero_point(type($input), $input_zp, 'input')"], ["use zero_point(type($output), $output_zp, 'output')"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %kernel = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
    irdl.operands(
      input: %input,
      input_zp: %input_zp,
      output_zp: %output_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "kernel" = %kernel,
      "stride" = %stride,
      "pad" = %pad,
      "acc_type" = %acc_type
    }
  }
  irdl.operation @bitwise_and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_not attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_xor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @cast attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "InferShapedTypeOpInterface", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @cast_from_block_scaled attributes {
    varve.syntax = "hook:tosa.cast_from_block_scaled",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["sizes(type($input_data)) = sizes(type($output_data))", "require compatible shapes for input_data ('{type($input_data)}') and output_data ('{type($output_data)}')"], ["use blocks(type($input_data), type($input_scale), 'input')"]]
  } {
    %input_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %input_scale = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankAtLeast<1>>>"}
    %output_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %block_size = irdl.base "#tosa.block_size"
    irdl.operands(
      input_data: %input_data,
      input_scale: %input_scale)
    irdl.results(
      output_data: %output_data)
    irdl.attributes {
      "block_size" = %block_size
    }
  }
  irdl.operation @cast_to_block_scaled attributes {
    varve.syntax = "hook:tosa.cast_to_block_scaled",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["sizes(type($input_data)) = sizes(type($output_data))", "require compatible shapes for input_data ('{type($input_data)}') and output_data ('{type($output_data)}')"], ["use blocks(type($output_data), type($output_scale), 'output')"]]
  } {
    %input_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output_scale = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankAtLeast<1>>>"}
    %block_size = irdl.base "#tosa.block_size"
    irdl.operands(
      input_data: %input_data)
    irdl.results(
      output_data: %output_data,
      output_scale: %output_scale)
    irdl.attributes {
      "block_size" = %block_size
    }
  }
  irdl.operation @ceil attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @clamp attributes {
    varve.syntax = "hook:tosa.clamp",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["let element = elem(type($input))", ["if not isa(element, 'DialectType') and (isa($min_val, 'APIntAttr') and isa($max_val, 'APIntAttr') or isa($min_val, 'FloatAttr') and isa($max_val, 'FloatAttr'))", ["typeof($min_val) = element and typeof($max_val) = element", "min/max attributes types are incompatible with input/output element types."], ["isa(element, 'AnyUnsignedInteger') or $min_val <= $max_val", "expected min_val <= max_val, got min_val={$min_val} : {element}, max_val={$max_val} : {element}"]]]]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %min_val = irdl.any {varve.rule = "AnyOf<APIntAttr, FloatAttr>"}
    %max_val = irdl.any {varve.rule = "AnyOf<APIntAttr, FloatAttr>"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "min_val" = %min_val,
      "max_val" = %max_val,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @clz attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @concat attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["count($input1) != 0", "expect at least one input"], ["each type in types($input1)", ["use same_element(type, type($output))"]], ["let first = filter(t in types($input1): isa(t, 'AnyRankedTensor'))[0]", ["$axis in indices(rank(first))", "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {$axis}"], ["each type at index in types($input1)", ["rank(type) = rank(first)", "expect all operands to have the same rank, but got {rank(first)} vs {rank(type)} on operands 0 and {index}"], ["each size at dimension in sizes(type)", ["dimension = $axis or size = sizes(first)[dimension]", "expect all operand shapes to have the same sizes on non-axis dimensions, but got {size} vs {sizes(first)[dimension]} at index {dimension} on operands 0 and {index}"]]], ["rank(type($output)) = rank(first)", "expect output rank to match inputs rank, got {rank(type($output))} vs {rank(first)}"], ["let to = sizes(type($output))", ["let sum = sum(type in types($input1): sizes(type)[$axis])", ["sum = to[$axis]", "requires sum of axis dimensions of input1 equal to output axis dimension, got {sum} and {to[$axis]}"], ["each type in types($input1)", ["let from = sizes(type)", ["use inferred(all(i in indices(from): i = $axis or from[i] = to[i]), tensor(map(i in indices(from): if(i = $axis, known(sum, min(map(t in types($input1): shape(t)[$axis]))), shape(first)[i])), elem(first)), type($output))"]]]]]]]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input1: variadic %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @concat_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input: variadic %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @cond_if attributes {
    varve.syntax = "hook:tosa.cond_if",
    varve.traits = ["InferShapedTypeOpAdaptor", "SingleBlock", "RecursiveMemoryEffects", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.terminator = "tosa.yield",
    varve.require = [["use same_values(type($then_graph), 'then_graph', ' results', types($output_list), 'output_list')"], ["use same_values(type($else_graph), 'else_graph', ' results', types($output_list), 'output_list')"], ["length(type($condition)) = 1", "'condition' must be a size 1 tensor, got '{type($condition)}'"]]
  } {
    %condition = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      condition: %condition,
      input_list: variadic %input_list)
    irdl.results(
      output_list: variadic %output_list)
    %then_graph = irdl.region with size 1
    %else_graph = irdl.region with size 1
    irdl.regions(
      then_graph: %then_graph,
      else_graph: %else_graph)
  }
  irdl.operation @const attributes {
    varve.traits = ["ConstantLike", "Pure", "AllShapesMatch<values,output>", "FirstAttrDerivedResultType", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.let = [
      "type($output) = typeof($values)"],
    varve.require = [["elem(typeof($values)) = elem(type($output)) or isa(elem(type($output)), 'DialectType')", "expected same attr/result element types"]]
  } {
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %values = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "values" = %values
    }
  }
  irdl.operation @const_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConstantLike", "Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["rank(typeof($values)) = 1", "expect elements in attribute values with rank 1"], ["let count = length(typeof($values)), rank = type($output).rank", ["rank < 0 or count = rank or count = 1 and rank = 0", "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the result shape type"]]]
  } {
    %output = irdl.base "!tosa.shape"
    %values = irdl.any {varve.rule = "IndexElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "values" = %values
    }
  }
  irdl.operation @conv2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use convolution()"], ["use moves()"], ["if rank(type($output)) >= 0", ["let from = sizes(type($input)), by = sizes(type($weight)), to = sizes(type($output))", ["use window(from[1], by[1], to[1], $dilation[0], 0, 'height', 'y', 'top', 'bottom')"], ["use window(from[2], by[2], to[2], $dilation[1], 1, 'width', 'x', 'left', 'right')"]]], ["use channels()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %weight_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      input_zp: %input_zp,
      weight_zp: %weight_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pad" = %pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "acc_type" = %acc_type,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @conv3d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use convolution()"], ["use moves()"], ["if rank(type($output)) >= 0", ["let from = sizes(type($input)), by = sizes(type($weight)), to = sizes(type($output))", ["use window(from[1], by[1], to[1], $dilation[0], 0, 'depth', 'd', 'front', 'back')"], ["use window(from[2], by[2], to[2], $dilation[1], 1, 'height', 'y', 'top', 'bottom')"], ["use window(from[3], by[3], to[3], $dilation[2], 2, 'width', 'x', 'left', 'right')"]]], ["use channels()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<5>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<5>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %weight_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<5>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<6>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      input_zp: %input_zp,
      weight_zp: %weight_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pad" = %pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "acc_type" = %acc_type,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @cos attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @custom attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %operator_name = irdl.any {varve.rule = "StrAttr"}
    %domain_name = irdl.any {varve.rule = "StrAttr"}
    %implementation_attrs = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input_list: variadic %input_list)
    irdl.results(
      output_list: variadic %output_list)
    irdl.attributes {
      "operator_name" = %operator_name,
      "domain_name" = %domain_name,
      "implementation_attrs" = %implementation_attrs
    }
  }
  irdl.operation @depthwise_conv2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use convolution()"], ["use moves()"], ["if rank(type($output)) >= 0", ["let from = sizes(type($input)), by = sizes(type($weight)), to = sizes(type($output))", ["use window(from[1], by[0], to[1], $dilation[0], 0, 'height', 'y', 'top', 'bottom')"], ["use window(from[2], by[1], to[2], $dilation[1], 1, 'width', 'x', 'left', 'right')"]]], ["use channels()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %weight_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      input_zp: %input_zp,
      weight_zp: %weight_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pad" = %pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "acc_type" = %acc_type,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @dim attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.base "!tosa.shape"
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @div_ceil_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_ranks()"]]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @div_floor_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_ranks()"]]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @equal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorType", "Commutative", "SameOperandsElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @erf attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @exp attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @exp2_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_result_rank($input)"]]
  } {
    %input = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @fft2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "SameOperandsAndResultShape", "ResultsAreFloatLike", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["if sizes(type($input_real))[1] >= 0", ["use power(sizes(type($input_imag))[1], 'height')"]], ["if sizes(type($input_real))[2] >= 0", ["use power(sizes(type($input_imag))[2], 'width')"]]]
  } {
    %input_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %input_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %output_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %output_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %inverse = irdl.any {varve.rule = "BoolAttr"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input_real: %input_real,
      input_imag: %input_imag)
    irdl.results(
      output_real: %output_real,
      output_imag: %output_imag)
    irdl.attributes {
      "inverse" = %inverse,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @floor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @gather attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($values), type($output))"], ["let values = sizes(type($values)), indices = sizes(type($indices)), to = sizes(type($output))", ["use share(indices, 0, values[0], 'indices')"], ["use share(to, 0, known(values[0], indices[0]), 'output')"], ["use share(to, 1, indices[1], 'output')"], ["use share(to, 2, values[2], 'output')"]]]
  } {
    %values = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %indices = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<I32, I64>>, NoDim<0>, RankIs<2>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    irdl.operands(
      values: %values,
      indices: %indices)
    irdl.results(
      output: %output)
  }
  irdl.operation @greater attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @greater_equal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @identity attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferShapedTypeOpInterface", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @intdiv attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I32, I64>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I32, I64>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I32, I64>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @log attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @log2_ceil_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_result_rank($input)"]]
  } {
    %input = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @log2_floor_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_result_rank($input)"]]
  } {
    %input = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_left_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_not attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_right_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_xor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @matmul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["isa(elem(type($a)), 'DialectType') = isa(elem(type($b)), 'DialectType')", "expect operands to be both quantized or both not quantized, got '{elem(type($a))}' and '{elem(type($b))}'"], ["use factor_zero_point(type($a), $a_zp, 'a')"], ["use factor_zero_point(type($b), $b_zp, 'b')"]]
  } {
    %a = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %b = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %a_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %b_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    irdl.operands(
      a: %a,
      b: %b,
      a_zp: %a_zp,
      b_zp: %b_zp)
    irdl.results(
      output: %output)
  }
  irdl.operation @matmul_t_block_scaled attributes {
    varve.syntax = "hook:tosa.matmul_t_block_scaled",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["elem(type($a_data)) = elem(type($b_data))", "expect A_data and B_data to have same element type, got '{elem(type($a_data))}' and '{elem(type($b_data))}'"], ["let a = sizes(type($a_data)), a_scale = sizes(type($a_scale)), b = sizes(type($b_data)), b_scale = sizes(type($b_scale))", ["use matched(a_scale[0], a[0], 'batch of a_scale')"], ["use matched(a_scale[1], a[1], 'height of a_scale')"], ["use matched(b[2], a[2], 'channels of b_data')"], ["use matched(b_scale[0], b[0], 'batch of b_scale')"], ["use matched(b_scale[1], b[1], 'width of b_scale')"], ["use matched(b_scale[2], a_scale[2], 'C/block_size of b_scale')"], ["let n = known(a[0], a_scale[0]), d = known(b[0], b_scale[0])", ["d = 1 or d = n", "expect B matrix batch size to be broadcast compatible with A, got D={d} vs N={n}"]], ["let c = known(a[2], b[2])", ["c % 32 = 0", "expect C to be a multiple of block size, got C={c}, block_size=32"], ["let scales = known(a_scale[2], b_scale[2])", ["scales = c / 32", "expect scale operands dimension 2 to equal C/block_size ({c}/32), got {scales}"]]], ["let made = [known(a[0], a_scale[0]), known(a[1], a_scale[1]), known(b[1], b_scale[1])]", ["all(i in indices(made): sizes(type($output_data))[i] = made[i])", "expected output shape {shape(type($output_data))} to be compatible with expected output shape {made}"]]]]
  } {
    %a_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %a_scale = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankIs<3>>>"}
    %b_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %b_scale = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankIs<3>>>"}
    %output_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %block_size = irdl.base "#tosa.block_size"
    irdl.operands(
      a_data: %a_data,
      a_scale: %a_scale,
      b_data: %b_data,
      b_scale: %b_scale)
    irdl.results(
      output_data: %output_data)
    irdl.attributes {
      "block_size" = %block_size
    }
  }
  irdl.operation @max_pool2d attributes {
    varve.syntax = "hook:tosa.max_pool2d",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input), type($output))"], ["use pool()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %kernel = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "kernel" = %kernel,
      "stride" = %stride,
      "pad" = %pad,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @max_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_ranks()"]]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @maximum attributes {
    varve.syntax = "hook:tosa.maximum",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @min_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_ranks()"]]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @minimum attributes {
    varve.syntax = "hook:tosa.minimum",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @mod_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_ranks()"]]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["let a = elem(type($input1)), b = elem(type($input2)), result = elem(type($output))", ["if isa(result, 'AnyInteger')", ["isa(a, 'AnyInteger') and a = b", "requires the same element type for all operands"], ["width(a) <= width(result)", "invalid data type size for operands or result"]], ["if not isa(result, 'AnyInteger')", ["a = result and b = result", "requires the same element type for all operands and results"], ["numbers(constant($shift))[0] = 0", "require shift to be 0 for float type"]]], ["let a = sizes(type($input1)), b = sizes(type($input2)), result = sizes(type($output))", ["count(a) = count(b)", "a and b operands don't have matching ranks, got {count(a)} and {count(b)}"], ["all(i in indices(a): a[i] = 1 or b[i] = 1 or a[i] = b[i])", "a and b operands don't have broadcast-compatible shapes, got '{type($input1)}' and '{type($input2)}'"], ["count(a) = count(result)", "result type has different rank than a, got {count(result)} vs {count(a)}"], ["count(b) = count(result)", "result type has different rank than b, got {count(result)} vs {count(b)}"]]]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %shift = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<I8>, AllOf<RankedTensorOf<I8>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2,
      shift: %shift)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_ranks()"]]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @negate attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TosaElementwiseOperator", "Pure", "InferShapedTypeOpAdaptor", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input1), type($output))"], ["sizes(type($input1)) = sizes(type($output))", "requires the same shape for input1 and output"], ["use zero_point(type($input1), $input1_zp, 'input1')"], ["use zero_point(type($output), $output_zp, 'output')"]]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input1_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input1_zp: %input1_zp,
      output_zp: %output_zp)
    irdl.results(
      output: %output)
  }
  irdl.operation @pad attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input1), type($output))"], ["use same_element(type($pad_const), type($output))"], ["let rank = rank(type($input1))", ["rank = rank(type($output))", "expect same input and output tensor rank, but got inputRank: {rank}, outputRank: {rank(type($output))}"], ["let padding = numbers(constant($padding))", ["if rank = rank(type($output)) and count(padding) >= 0", ["type($padding).rank = 2 * rank", "padding tensor must have {rank} * 2 = {2 * rank} elements, but got {type($padding).rank}"], ["each from at i in sizes(type($input1))", ["let before = padding[2 * i], after = padding[2 * i + 1]", ["before >= -1 and after >= -1", "invalid padding values at dimension {i}: values must be non-negative or -1 for dynamic padding, got [{before}, {after}]"], ["sizes(type($output))[i] = from + before + after", "mismatch in output shape at dimension {i}: expected {from} + {before} + {after} = {from + before + after}, but got {sizes(type($output))[i]}"]]]]]]]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %padding = irdl.base "!tosa.shape"
    %pad_const = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    irdl.operands(
      input1: %input1,
      padding: %padding,
      pad_const: %pad_const)
    irdl.results(
      output: %output)
  }
  irdl.operation @pow attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @reciprocal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @reduce_all attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_any attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_max attributes {
    varve.syntax = "hook:tosa.reduce_max",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @reduce_min attributes {
    varve.syntax = "hook:tosa.reduce_min",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @reduce_product attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_sum attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @rescale attributes {
    varve.syntax = "hook:tosa.rescale",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use rescaled_types(elem(type($input)), elem(type($input_zp)), 'input')"], ["use rescaled_types(elem(type($output)), elem(type($output_zp)), 'output')"], ["use rescaled_point($input_zp, $input_unsigned, 'input')"], ["use rescaled_point($output_zp, $output_unsigned, 'output')"], ["let type = elem(type($multiplier))", ["not $scale32 or isa(type, 'AnyI<32>')", "expect i32 element type for multiplier for scale32=true, got '{type}'"], ["$scale32 or isa(type, 'AnyI<16>')", "expect i16 element type for multiplier for scale32=false, got '{type}'"]], ["not $per_channel or rank(type($input)) >= 1", "requires input to be at least rank 1 when per_channel is true, but got rank {rank(type($input))}"], ["if rank(type($input)) >= 0", ["let channels = if($per_channel, shape(type($input))[-1], 1)", ["sizes(type($multiplier))[0] = channels", "expect shape of {'{'} {channels} } for multiplier input, got {'{'} {sizes(type($multiplier))[0]} }"], ["sizes(type($shift))[0] = channels", "expect shape of {'{'} {channels} } for shift input, got {'{'} {sizes(type($shift))[0]} }"]]]]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %multiplier = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I16, I32>>, RankIs<1>>"}
    %shift = irdl.any {varve.rule = "AllOf<RankedTensorOf<I8>, RankIs<1>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %scale32 = irdl.any {varve.rule = "BoolAttr"}
    %rounding_mode = irdl.base "#tosa.rounding_mode"
    %per_channel = irdl.any {varve.rule = "BoolAttr"}
    %input_unsigned = irdl.any {varve.rule = "BoolAttr"}
    %output_unsigned = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      multiplier: %multiplier,
      shift: %shift,
      input_zp: %input_zp,
      output_zp: %output_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "scale32" = %scale32,
      "rounding_mode" = %rounding_mode,
      "per_channel" = %per_channel,
      "input_unsigned" = %input_unsigned,
      "output_unsigned" = %output_unsigned
    }
  }
  irdl.operation @reshape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input1), type($output))"], ["let shape = if(type($shape).rank = 0, [], numbers(constant($shape)))", ["count(x in shape: x = -1) <= 1", "expected at most one target dimension to be -1"], ["count(shape) = rank(type($output))", "new shape does not match result rank"], ["if rank(type($output)) >= 0", ["each size at i in shape", ["size = -1 or size = sizes(type($output))[i]", "new shape is inconsistent with result shape"], ["size - 1 >= -2", "new shape has invalid tensor dimension size {size}"]], ["if count(shape) >= 0", ["let count = product(sizes(type($input1)))", ["product(sizes(type($output))) = count", "cannot reshape {count} elements into {product(sizes(type($output)))}"], ["let made = product(filter(x in shape: x > 0))", ["if(all(x in shape: x > 0), made = count, made <= count)", "cannot reshape {count} elements into {made}"]]]]]]]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %shape = irdl.base "!tosa.shape"
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      shape: %shape)
    irdl.results(
      output: %output)
  }
  irdl.operation @resize attributes {
    varve.syntax = "hook:tosa.resize",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["let scale = numbers(constant($scale)), offset = numbers(constant($offset)), border = numbers(constant($border))", ["if count(scale) = 4 and count(offset) = 2 and count(border) = 2", ["each value in scale", ["value > 0", "expect all scale values to be > 0, got {scale}"]], ["if rank(type($output)) >= 0", ["use resized(1, scale[0], scale[1], offset[0], border[0], 'height', 'y')"], ["use resized(2, scale[2], scale[3], offset[1], border[1], 'width', 'x')"]]]]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %scale = irdl.any {varve.rule = "AllOf<!tosa.shape, TosaShapeRank<4>>"}
    %offset = irdl.any {varve.rule = "AllOf<!tosa.shape, TosaShapeRank<2>>"}
    %border = irdl.any {varve.rule = "AllOf<!tosa.shape, TosaShapeRank<2>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %mode = irdl.base "#tosa.resize_mode"
    irdl.operands(
      input: %input,
      scale: %scale,
      offset: %offset,
      border: %border)
    irdl.results(
      output: %output)
    irdl.attributes {
      "mode" = %mode
    }
  }
  irdl.operation @reverse attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input1), type($output))"], ["$axis >= 0", "expected non-negative reverse axis"], ["rank(type($input1)) > $axis or $axis = 0 and rank(type($input1)) = 0", "expect input tensor rank ({rank(type($input1))}) to be larger than reverse axis ({$axis})"], ["rank(type($input1)) = rank(type($output))", "expect output tensor rank to be equal to input tensor rank"], ["rank(type($output)) > $axis or $axis = 0 and rank(type($output)) = 0", "expect output tensor rank ({rank(type($output))}) to be larger than reverse axis ({$axis})"]]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @rfft2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "ResultsAreFloatLike", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["sizes(type($output_real)) = sizes(type($output_imag))", "expected output shapes to match, got '{type($output_real)}', '{type($output_imag)}'"], ["let from = sizes(type($input_real)), to = sizes(type($output_real))", ["use power(from[1], 'height')"], ["use power(from[2], 'width')"], ["from[0] = to[0] and from[1] = to[1]", "expected batch and height dimensions of input/output to match, got input='{type($input_real)}' output='{type($output_real)}'"], ["to[2] = from[2] / 2 + 1", "expected output width to be equal to input_width / 2 + 1, got {to[2]}"]]]
  } {
    %input_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %output_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %output_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input_real: %input_real)
    irdl.results(
      output_real: %output_real,
      output_imag: %output_imag)
    irdl.attributes {
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @rsqrt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @scatter attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($values_in), type($values_out))"], ["use same_element(type($input), type($values_out))"], ["let values = sizes(type($values_in)), indices = sizes(type($indices)), input = sizes(type($input)), to = sizes(type($values_out))", ["use share(indices, 0, values[0], 'indices')"], ["use share(input, 0, known(values[0], indices[0]), 'input')"], ["use share(input, 1, indices[1], 'input')"], ["use share(input, 2, values[2], 'input')"], ["use share(to, 0, known(values[0], indices[0], input[0]), 'values_out')"], ["use share(to, 1, values[1], 'values_out')"], ["use share(to, 2, known(values[2], input[2]), 'values_out')"], ["let k = known(values[1], to[1]), w = known(indices[1], input[1])", ["k >= w", "requires dimensions K >= W, got K={k} and W={w}"]]]]
  } {
    %values_in = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %indices = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<I32, I64>>, NoDim<0>, RankIs<2>>>"}
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %values_out = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    irdl.operands(
      values_in: %values_in,
      indices: %indices,
      input: %input)
    irdl.results(
      values_out: %values_out)
  }
  irdl.operation @select attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input2), type($output))"], ["use same_element(type($input3), type($output))"]]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input3 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2,
      input3: %input3)
    irdl.results(
      output: %output)
  }
  irdl.operation @sigmoid attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @sin attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @slice attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input1), type($output))"], ["let rank = rank(type($input1))", ["rank = rank(type($output))", "expect input1 and output to have the same ranks, got {rank} and {rank(type($output))}"], ["type($start).rank = rank", "length of start is not equal to rank of input shape"], ["type($size).rank = rank", "length of size is not equal to rank of input shape"]]]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %start = irdl.base "!tosa.shape"
    %size = irdl.base "!tosa.shape"
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    irdl.operands(
      input1: %input1,
      start: %start,
      size: %size)
    irdl.results(
      output: %output)
  }
  irdl.operation @slice_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.base "!tosa.shape"
    %start = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<I32>, AllOf<RankedTensorOf<I32>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %size = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<I32>, AllOf<RankedTensorOf<I32>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input: %input,
      start: %start,
      size: %size)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_ranks()"]]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @table attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["rank(type($input1)) = rank(type($output))", "expected input tensor rank to equal result tensor rank"], ["each size at i in sizes(type($output))", ["size = shape(type($input1))[i]", "dim(result, {i}) = {size} doesn't match dim(input, {i}) = {shape(type($input1))[i]}"]]]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %table = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1,
      table: %table)
    irdl.results(
      output: %output)
  }
  irdl.operation @tanh attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @tile attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input1), type($output))"], ["let count = type($multiples).rank", ["rank(type($input1)) = count", "expect 'multiples' to have rank {rank(type($input1))} but got {count}."], ["rank(type($input1)) = rank(type($output))", "expect same input and output tensor rank."], ["rank(type($output)) = count", "expect 'multiples' array to have length {rank(type($output))} but got {count}."]], ["all(x in numbers(constant($multiples)): x > 0 or x = -1)", "expect element of 'multiples' to be positive integer or -1."]]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %multiples = irdl.base "!tosa.shape"
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    irdl.operands(
      input1: %input1,
      multiples: %multiples)
    irdl.results(
      output: %output)
  }
  irdl.operation @transpose attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "AllElementTypesMatch<input1,output>", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["count($perms) = rank(type($input1))", "expected perms attribute to have size {rank(type($input1))} (input rank) but got size {count($perms)}"], ["rank(type($input1)) = rank(type($output))", "expected input tensor rank to equal result tensor rank"], ["count($perms) = rank(type($output))", "expected perms attribute to have size {rank(type($output))} (output rank) but got size {count($perms)}"], ["permutation($perms)", "expected valid permutation indices"], ["let from = sizes(type($input1)), to = sizes(type($output))", ["product(from) = product(to)", "expected input1 and output to have same numbers of elements, got {product(from)} and {product(to)}"], ["each place at i in $perms", ["to[i] = from[place]", "expected output tensor dim {i} to match input dim {place} with value of {from[place]}"]]]]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %perms = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "perms" = %perms
    }
  }
  irdl.operation @transpose_conv2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use convolution()"], ["all(x in $stride: x >= 1)", "expect all stride values to be >= 1, got [{$stride}]"], ["let by = sizes(type($weight))", ["each pad at i in $out_pad", ["let side = if(i = 0, 'top', if(i = 1, 'bottom', if(i = 2, 'left', 'right'))), what = if(i < 2, 'H', 'W'), kernel = by[1 + i / 2]", ["pad + kernel > 0", "expected out_pad_{side} > -K{what}, but got: out_pad_{side}={pad} and K{what}={kernel}"]]], ["use transposed(by[1], 0, 'H', 'y', 'top', 'bottom')"], ["use transposed(by[2], 1, 'W', 'x', 'left', 'right')"]], ["use channels()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %weight_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %out_pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      input_zp: %input_zp,
      weight_zp: %weight_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "out_pad" = %out_pad,
      "stride" = %stride,
      "acc_type" = %acc_type,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @variable attributes {
    varve.format = "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)",
    varve.traits = ["Symbol", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %var_shape = irdl.any {varve.rule = "IndexElementsAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %initial_value = irdl.any
    irdl.attributes {
      "sym_name" = %sym_name,
      "var_shape" = %var_shape,
      "type" = %type,
      "initial_value" = %initial_value
    } {
      varve.optional = ["initial_value"]
    }
  }
  irdl.operation @variable_read attributes {
    varve.format = "$name attr-dict `:` type($output1)",
    varve.traits = ["TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %output1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      output1: %output1)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @variable_write attributes {
    varve.format = "$name attr-dict `,` $input1 `:` type($input1)",
    varve.traits = ["TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.operands(
      input1: %input1)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @while_loop attributes {
    varve.syntax = "hook:tosa.while_loop",
    varve.traits = ["LoopLikeOpInterface", "InferShapedTypeOpAdaptor", "SingleBlock", "RecursiveMemoryEffects", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.terminator = "tosa.yield",
    varve.require = [["use same_values(types($input_list), 'input_list', '', types($output_list), 'output_list')"], ["use same_values(type($body_graph), 'body_graph', ' results', types($input_list), 'input_list')"], ["count(type($cond_graph)) = 1", "require 'cond_graph' only have one result"], ["let type = type($cond_graph)[0]", ["length(type) = 1", "'cond_graph' result must be a size 1 tensor, got '{type}'"], ["isa(elem(type), 'AnyI<1>')", "'cond_graph' result must be a boolean tensor, got '{type}'"]]]
  } {
    %input_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input_list: variadic %input_list)
    irdl.results(
      output_list: variadic %output_list)
    %cond_graph = irdl.region with size 1
    %body_graph = irdl.region with size 1
    irdl.regions(
      cond_graph: %cond_graph,
      body_graph: %body_graph)
  }
  irdl.operation @yield attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["Terminator", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %inputs = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      inputs: variadic %inputs)
  }
}
