// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect. A size that is not known is not compared, and neither is the element
// type of a dialect, whose storage only that dialect knows.
irdl.dialect @tosa {
  "varve.rule"() {
    sym_name = "same_element",
    takes = ["$a", "$b"],
    require = [
      ["elem($a) = elem($b) or isa(elem($a), 'DialectType') or isa(elem($b), 'DialectType')",
       "expect input and output to have same element type, got '{elem($a)}' and '{elem($b)}'"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "inferred",
    takes = ["$is", "$from", "$to"],
    require = [
      ["$is", "inferred type(s) '{$from}' are incompatible with return type(s) of operation '{$to}'", "failed to infer returned types"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "reduced",
    takes = ["$is"],
    require = [
      ["let from = shape(type($input))",
        ["use inferred($is, tensor(map(i in indices(from): if(i = $axis, 1, from[i])), elem(type($input))), type($output))"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "reduce",
    takes = [],
    require = [
      ["$axis >= 0", "reduce axis must not be negative"],
      ["rank(type($input)) > $axis or $axis = 0 and rank(type($input)) = 0",
       "expect input tensor rank ({rank(type($input))}) to be larger than reduce axis ({$axis})"],
      ["rank(type($input)) = rank(type($output))", "expect output tensor rank to be equal to input tensor rank"],
      ["rank(type($output)) > $axis or $axis = 0 and rank(type($output)) = 0",
       "expect output tensor rank ({rank(type($output))}) to be larger than reduce axis ({$axis})"],
      ["let from = sizes(type($input)), to = sizes(type($output))",
        ["to[$axis] = 1", "expect reduced dimension size to be 1, got {to[$axis]}"],
        ["use reduced(elem(type($input)) = elem(type($output)) and all(i in indices(from): i = $axis or from[i] = to[i]))"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "share",
    takes = ["$sizes", "$index", "$size", "$what"],
    require = [
      ["$sizes[$index] = $size", "requires {$what} dimension {$index} to have size {$size}, got {$sizes[$index]}"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "matched",
    takes = ["$is", "$size", "$what"],
    require = [
      ["$is = $size", "expected {$what} to match size {$size}, got {$is}"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "power",
    takes = ["$size", "$what"],
    require = [
      ["isa(integer($size, index), 'IntPowerOf2')", "expected {$what} to be a power of two, got {$size}"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "resized",
    takes = ["$index", "$numerator", "$denominator", "$offset", "$border", "$what", "$axis"],
    require = [
      ["let from = sizes(type($input))[$index]",
        ["if from != 1",
          ["let span = (from - 1) * $numerator - $offset + $border",
            ["span % $denominator = 0",
             "expected (input_{$what} - 1) * scale_{$axis}_n - offset_{$axis} + border_{$axis} to be wholly divisible by scale_{$axis}_d, got {concat('((', from, ' - 1) * ', $numerator, ' - ', $offset, ' + ', $border, ') / ', $denominator)}"],
            ["sizes(type($output))[$index] = span / $denominator + 1",
             "calculated output {$what} did not match expected: calculated={span / $denominator + 1}, expected={sizes(type($output))[$index]}"]]]]]
  } : () -> ()
  // A scale for each 32 elements of the last dimension: there is no other block size.
  "varve.rule"() {
    sym_name = "blocks",
    takes = ["$data", "$scale", "$what"],
    require = [
      ["let sizes = sizes($data)",
        ["sizes[-1] % 32 = 0", "expect last dimension of input_data ({sizes[-1]}) to be divisible by block_size (32)"],
        ["let scales = sizes($scale)",
          ["count(sizes) = 0 or count(sizes) = count(scales) and slice(sizes, 0, count(sizes) - 1) = slice(scales, 0, count(sizes) - 1)",
           "require compatible shapes for {$what}_data ('{$data}') and {$what}_scale ('{$scale}') except for the last dimension"],
          ["scales[-1] = sizes[-1] / 32",
           "expect last dimension of {$what}_scale ({scales[-1]}) to be equal to last dimension of {$what}_data / block_size ({sizes[-1] / 32})"]]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "zero",
    takes = ["$point", "$what"],
    require = [
      ["isa(elem(type($point)), 'AnyOf<AnyI<8>, DialectType>') or splat(constant($point)) = 0 or whole(splat(constant($point))) = 0",
       "{$what} zero point must be zero for non-int8 integer types"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "zero_point",
    takes = ["$type", "$point", "$what"],
    require = [
      ["elem($type) = elem(type($point)) or isa(elem($type), 'DialectType') or isa(elem(type($point)), 'DialectType')",
       "expect both {$what} and its zero point are the same element type, got '{elem($type)}' and '{elem(type($point))}'"],
      ["use zero($point, $what)"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "factor_zero_point",
    takes = ["$type", "$point", "$what"],
    require = [
      ["elem($type) = elem(type($point)) or isa(elem($type), 'DialectType') or isa(elem(type($point)), 'DialectType')",
       "expect input {$what} and {$what}_zp have the same element type, got '{elem($type)}' and '{elem(type($point))}'"],
      ["use zero($point, $what)"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "float_accumulator",
    takes = [],
    require = [
      ["let element = elem(type($input))",
        ["not isa(element, 'F16') or typeof($acc_type) in [f16, f32]", "accumulator type for f16 tensor is not f16/f32"],
        ["not isa(element, 'BF16') or typeof($acc_type) = f32", "accumulator type for bf16 tensor is not f32"],
        ["not isa(element, 'F32') or typeof($acc_type) = f32", "accumulator type for f32 tensor is not f32"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "convolution",
    takes = [],
    require = [
      ["not isa(elem(type($bias)), 'AnyFloat') or not isa(elem(type($output)), 'AnyFloat') or elem(type($bias)) = elem(type($output))",
       "expect both bias and result to have same element type, got '{elem(type($bias))}' and '{elem(type($output))}'"],
      ["let input = elem(type($input)), weight = elem(type($weight))",
        ["if not isa(input, 'DialectType') and not isa(weight, 'DialectType')",
          ["input = weight or not isa(input, 'AnyOf<F8E5M2, F8E4M3FN>') and not isa(weight, 'AnyOf<F8E5M2, F8E4M3FN>')",
           "expect both input and weight to have same element type, got '{input}' and '{weight}'"],
          ["isa(input, 'AnyFloat') = isa(weight, 'AnyFloat')",
           "expect both input and weight to be float or not together, got '{input}' and '{weight}'"]]],
      ["use zero_point(type($input), $input_zp, 'input')"],
      ["use zero_point(type($weight), $weight_zp, 'weight')"],
      ["not isa(elem(type($input)), 'AnyI<8>') or typeof($acc_type) = i32", "accumulator type for i8 tensor is not i32"],
      ["not isa(elem(type($input)), 'AnyI<16>') or typeof($acc_type) = i48", "accumulator type for i16 tensor is not i48"],
      ["not isa(elem(type($input)), 'AnyOf<F8E5M2, F8E4M3>') or typeof($acc_type) = f16",
       "accumulator type for f8 tensor is not f16"],
      ["use float_accumulator()"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "moves",
    takes = [],
    require = [
      ["use least($pad, 0, 'padding')"],
      ["use least($stride, 1, 'stride')"],
      ["use least($dilation, 1, 'dilation')"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "least",
    takes = ["$values", "$least", "$what"],
    require = [
      ["each value in $values", ["value >= $least", "expect all {$what} values to be >= {$least}, got {$values}"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "strided",
    takes = ["$span", "$stride", "$output", "$what", "$axis", "$made", "$terms"],
    require = [
      ["$span % $stride = 0", "expected {$made} to be wholly divisible by stride_{$axis}, got ({$terms}) / {$stride}"],
      ["$output = $span / $stride + 1",
       "calculated output {$what} did not match expected: calculated={$span / $stride + 1}, expected={$output}"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "window",
    takes = ["$input", "$kernel", "$output", "$dilation", "$place", "$what", "$axis", "$first", "$last"],
    require = [
      ["let before = $pad[2 * $place], after = $pad[2 * $place + 1]",
        ["use strided($input - 1 + before + after - ($kernel - 1) * $dilation, $stride[$place], $output, $what, $axis, concat('input_', $what, ' - 1 + pad_', $first, ' + pad_', $last, ' - (kernel_', $what, ' - 1) * dilation_', $axis), concat($input, ' - 1 + ', before, ' + ', after, ' - (', $kernel, ' - 1) * ', $dilation))"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "pool_window",
    takes = ["$place", "$what", "$axis", "$first", "$last"],
    require = [
      ["let input = sizes(type($input))[$place + 1], before = $pad[2 * $place], after = $pad[2 * $place + 1], kernel = $kernel[$place]",
        ["use strided(input + before + after - kernel, $stride[$place], sizes(type($output))[$place + 1], $what, $axis, concat('input_', $what, ' + pad_', $first, ' + pad_', $last, ' - kernel_', $axis), concat(input, ' + ', before, ' + ', after, ' - ', kernel))"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "transposed",
    takes = ["$kernel", "$place", "$what", "$axis", "$first", "$last"],
    require = [
      ["let from = sizes(type($input))[$place + 1], to = sizes(type($output))[$place + 1], step = $stride[$place], before = $out_pad[2 * $place], after = $out_pad[2 * $place + 1]",
        ["to = (from - 1) * step + before + after + $kernel",
         "dimension mismatch: expected O{$what} == (I{$what} - 1) * stride_{$axis} + out_pad_{$first} + out_pad_{$last} + K{$what}, but got {concat(to, ' != (', from, ' - 1) * ', step, ' + ', before, ' + ', after, ' + ', $kernel)}"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "channels",
    takes = [],
    require = [
      ["sizes(type($bias))[0] = 1 or sizes(type($bias))[0] = sizes(type($output))[-1]",
       "bias channels expected to be equal to output channels ({sizes(type($output))[-1]}) or 1, got {sizes(type($bias))[0]}"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "pool",
    takes = [],
    require = [
      ["use least($kernel, 1, 'kernel')"],
      ["use least($stride, 1, 'stride')"],
      ["use least($pad, 0, 'padding')"],
      ["$pad[2] < $kernel[1] and $pad[3] < $kernel[1]",
       "expected left/right padding to be less than the width of the kernel, got pad_left={$pad[2]}, pad_right={$pad[3]}, kernel_x={$kernel[1]}"],
      ["$pad[0] < $kernel[0] and $pad[1] < $kernel[0]",
       "expected top/bottom padding to be less than the height of the kernel, got pad_top={$pad[0]}, pad_bottom={$pad[1]}, kernel_y={$kernel[0]}"],
      ["if rank(type($output)) = 4",
        ["use pool_window(0, 'height', 'y', 'top', 'bottom')"],
        ["use pool_window(1, 'width', 'x', 'left', 'right')"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "rescaled_types",
    takes = ["$type", "$point", "$what"],
    require = [
      ["isa($type, 'DialectType') or isa($point, 'DialectType') or isa($type, 'AnyInteger') and isa($point, 'AnyInteger') and width($type) = width($point)",
       "expected {$what} and {$what}_zp to both be integer of the same bitwidth, but got '{$type}' vs. '{$point}'"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "rescaled_point",
    takes = ["$point", "$unsigned", "$what"],
    require = [
      ["let type = elem(type($point)), read = splat(constant($point)), value = if($unsigned and read < 0, read + if(width(type) = 16, 65536, if(width(type) = 32, 4294967296, 281474976710656)), read)",
        ["value = 0 or isa(type, 'AnyOf<AnyI<8>, DialectType>') or isa(type, 'AnyI<16>') and $unsigned",
         "expect {$what}_zp of 0, got {value}"],
        ["not isa(type, 'AnyI<16>') or not $unsigned or value in [0, 32768]",
         "expect {$what}_zp of 0 or 32768 for unsigned int16 {$what}, got {value}"]]]
  } : () -> ()
  // The arguments of regions are checked in C.
  "varve.rule"() {
    sym_name = "same_values",
    takes = ["$these", "$name", "$kind", "$others", "$other"],
    require = [
      ["count($these) = count($others)",
       "require same number of values in '{$name}'{$kind} ({count($these)}) and '{$other}' ({count($others)})"],
      ["each pair in zip($these, $others)",
        ["elem(pair[0]) = elem(pair[1]) or isa(elem(pair[0]), 'DialectType') or isa(elem(pair[1]), 'DialectType')",
         "require same element type for '{$name}'{$kind} ('{elem(pair[0])}') and '{$other}' ('{elem(pair[1])}')"],
        ["sizes(pair[0]) = sizes(pair[1])",
         "require same shapes for '{$name}'{$kind} ('{pair[0]}') and '{$other}' ('{pair[1]}')"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "same_result_rank",
    takes = ["$input"],
    require = [["type($output).rank = type($input).rank", "result shape has different rank than operands"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "same_ranks",
    takes = [],
    require = [
      ["type($input1).rank = type($input2).rank", "operands don't have matching ranks"],
      ["use same_result_rank($input1)"]]
  } : () -> ()
  irdl.operation @add_shape attributes {varve.require = [["use same_ranks()"]]} {
  }
  irdl.operation @argmax attributes {
    varve.require = [
      ["isa(elem(type($output)), 'AnyInteger')", "result tensor is not of integer type"],
      ["$axis in indices(rank(type($input)))", "specified axis is outside the rank of the tensor"],
      ["let from = sizes(type($input))",
        ["sizes(type($output)) = concat(slice(from, 0, $axis), drop(from, $axis + 1))",
         "expected output shape '{concat(slice(shape(type($input)), 0, $axis), drop(shape(type($input)), $axis + 1))}', got '{shape(type($output))}'"]]]
  } {
  }
  irdl.operation @avg_pool2d attributes {
    varve.require = [
      ["use pool()"],
      ["not isa(elem(type($input)), 'AnyInteger') or typeof($acc_type) = i32", "accumulator type for integer tensor is not i32"],
      ["use float_accumulator()"],
      ["use zero_point(type($input), $input_zp, 'input')"],
      ["use zero_point(type($output), $output_zp, 'output')"]]
  } {
  }
  irdl.operation @cast_from_block_scaled attributes {
    varve.require = [
      ["sizes(type($input_data)) = sizes(type($output_data))",
       "require compatible shapes for input_data ('{type($input_data)}') and output_data ('{type($output_data)}')"],
      ["use blocks(type($input_data), type($input_scale), 'input')"]]
  } {
  }
  irdl.operation @cast_to_block_scaled attributes {
    varve.require = [
      ["sizes(type($input_data)) = sizes(type($output_data))",
       "require compatible shapes for input_data ('{type($input_data)}') and output_data ('{type($output_data)}')"],
      ["use blocks(type($output_data), type($output_scale), 'output')"]]
  } {
  }
  irdl.operation @clamp attributes {
    varve.require = [
      ["let element = elem(type($input))",
        ["if not isa(element, 'DialectType') and (isa($min_val, 'APIntAttr') and isa($max_val, 'APIntAttr') or isa($min_val, 'FloatAttr') and isa($max_val, 'FloatAttr'))",
          ["typeof($min_val) = element and typeof($max_val) = element",
           "min/max attributes types are incompatible with input/output element types."],
          ["isa(element, 'AnyUnsignedInteger') or $min_val <= $max_val",
           "expected min_val <= max_val, got min_val={$min_val} : {element}, max_val={$max_val} : {element}"]]]]
  } {
  }
  irdl.operation @concat attributes {
    varve.require = [
      ["count($input1) != 0", "expect at least one input"],
      ["each type in types($input1)", ["use same_element(type, type($output))"]],
      ["let first = filter(t in types($input1): isa(t, 'AnyRankedTensor'))[0]",
        ["$axis in indices(rank(first))",
         "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {$axis}"],
        ["each type at index in types($input1)",
          ["rank(type) = rank(first)",
           "expect all operands to have the same rank, but got {rank(first)} vs {rank(type)} on operands 0 and {index}"],
          ["each size at dimension in sizes(type)",
            ["dimension = $axis or size = sizes(first)[dimension]",
             "expect all operand shapes to have the same sizes on non-axis dimensions, but got {size} vs {sizes(first)[dimension]} at index {dimension} on operands 0 and {index}"]]],
        ["rank(type($output)) = rank(first)",
         "expect output rank to match inputs rank, got {rank(type($output))} vs {rank(first)}"],
        ["let to = sizes(type($output))",
          ["let sum = sum(type in types($input1): sizes(type)[$axis])",
            ["sum = to[$axis]",
             "requires sum of axis dimensions of input1 equal to output axis dimension, got {sum} and {to[$axis]}"],
            ["each type in types($input1)",
              ["let from = sizes(type)",
                ["use inferred(all(i in indices(from): i = $axis or from[i] = to[i]), tensor(map(i in indices(from): if(i = $axis, known(sum, min(map(t in types($input1): shape(t)[$axis]))), shape(first)[i])), elem(first)), type($output))"]]]]]]]
  } {
  }
  irdl.operation @cond_if attributes {
    varve.require = [
      ["use same_values(type($then_graph), 'then_graph', ' results', types($output_list), 'output_list')"],
      ["use same_values(type($else_graph), 'else_graph', ' results', types($output_list), 'output_list')"],
      ["length(type($condition)) = 1", "'condition' must be a size 1 tensor, got '{type($condition)}'"]]
  } {
  }
  irdl.operation @const attributes {
    varve.require = [
      ["elem(typeof($values)) = elem(type($output)) or isa(elem(type($output)), 'DialectType')",
       "expected same attr/result element types"]]
  } {
  }
  irdl.operation @const_shape attributes {
    varve.require = [
      ["rank(typeof($values)) = 1", "expect elements in attribute values with rank 1"],
      ["let count = length(typeof($values)), rank = type($output).rank",
        ["rank < 0 or count = rank or count = 1 and rank = 0",
         "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the result shape type"]]]
  } {
  }
  irdl.operation @conv2d attributes {
    varve.require = [
      ["use convolution()"],
      ["use moves()"],
      ["if rank(type($output)) >= 0",
        ["let from = sizes(type($input)), by = sizes(type($weight)), to = sizes(type($output))",
          ["use window(from[1], by[1], to[1], $dilation[0], 0, 'height', 'y', 'top', 'bottom')"],
          ["use window(from[2], by[2], to[2], $dilation[1], 1, 'width', 'x', 'left', 'right')"]]],
      ["use channels()"]]
  } {
  }
  irdl.operation @conv3d attributes {
    varve.require = [
      ["use convolution()"],
      ["use moves()"],
      ["if rank(type($output)) >= 0",
        ["let from = sizes(type($input)), by = sizes(type($weight)), to = sizes(type($output))",
          ["use window(from[1], by[1], to[1], $dilation[0], 0, 'depth', 'd', 'front', 'back')"],
          ["use window(from[2], by[2], to[2], $dilation[1], 1, 'height', 'y', 'top', 'bottom')"],
          ["use window(from[3], by[3], to[3], $dilation[2], 2, 'width', 'x', 'left', 'right')"]]],
      ["use channels()"]]
  } {
  }
  irdl.operation @depthwise_conv2d attributes {
    varve.require = [
      ["use convolution()"],
      ["use moves()"],
      ["if rank(type($output)) >= 0",
        ["let from = sizes(type($input)), by = sizes(type($weight)), to = sizes(type($output))",
          ["use window(from[1], by[0], to[1], $dilation[0], 0, 'height', 'y', 'top', 'bottom')"],
          ["use window(from[2], by[1], to[2], $dilation[1], 1, 'width', 'x', 'left', 'right')"]]],
      ["use channels()"]]
  } {
  }
  irdl.operation @div_ceil_shape attributes {varve.require = [["use same_ranks()"]]} {
  }
  irdl.operation @div_floor_shape attributes {varve.require = [["use same_ranks()"]]} {
  }
  irdl.operation @exp2_shape attributes {varve.require = [["use same_result_rank($input)"]]} {
  }
  irdl.operation @fft2d attributes {
    varve.require = [
      ["if sizes(type($input_real))[1] >= 0", ["use power(sizes(type($input_imag))[1], 'height')"]],
      ["if sizes(type($input_real))[2] >= 0", ["use power(sizes(type($input_imag))[2], 'width')"]]]
  } {
  }
  irdl.operation @gather attributes {
    varve.require = [
      ["use same_element(type($values), type($output))"],
      ["let values = sizes(type($values)), indices = sizes(type($indices)), to = sizes(type($output))",
        ["use share(indices, 0, values[0], 'indices')"],
        ["use share(to, 0, known(values[0], indices[0]), 'output')"],
        ["use share(to, 1, indices[1], 'output')"],
        ["use share(to, 2, values[2], 'output')"]]]
  } {
  }
  irdl.operation @log2_ceil_shape attributes {varve.require = [["use same_result_rank($input)"]]} {
  }
  irdl.operation @log2_floor_shape attributes {varve.require = [["use same_result_rank($input)"]]} {
  }
  irdl.operation @matmul attributes {
    varve.require = [
      ["isa(elem(type($a)), 'DialectType') = isa(elem(type($b)), 'DialectType')",
       "expect operands to be both quantized or both not quantized, got '{elem(type($a))}' and '{elem(type($b))}'"],
      ["use factor_zero_point(type($a), $a_zp, 'a')"],
      ["use factor_zero_point(type($b), $b_zp, 'b')"]]
  } {
  }
  // The batches of b may be one for all of a.
  irdl.operation @matmul_t_block_scaled attributes {
    varve.require = [
      ["elem(type($a_data)) = elem(type($b_data))",
       "expect A_data and B_data to have same element type, got '{elem(type($a_data))}' and '{elem(type($b_data))}'"],
      ["let a = sizes(type($a_data)), a_scale = sizes(type($a_scale)), b = sizes(type($b_data)), b_scale = sizes(type($b_scale))",
        ["use matched(a_scale[0], a[0], 'batch of a_scale')"],
        ["use matched(a_scale[1], a[1], 'height of a_scale')"],
        ["use matched(b[2], a[2], 'channels of b_data')"],
        ["use matched(b_scale[0], b[0], 'batch of b_scale')"],
        ["use matched(b_scale[1], b[1], 'width of b_scale')"],
        ["use matched(b_scale[2], a_scale[2], 'C/block_size of b_scale')"],
        ["let n = known(a[0], a_scale[0]), d = known(b[0], b_scale[0])",
          ["d = 1 or d = n",
           "expect B matrix batch size to be broadcast compatible with A, got D={d} vs N={n}"]],
        ["let c = known(a[2], b[2])",
          ["c % 32 = 0", "expect C to be a multiple of block size, got C={c}, block_size=32"],
          ["let scales = known(a_scale[2], b_scale[2])",
            ["scales = c / 32",
             "expect scale operands dimension 2 to equal C/block_size ({c}/32), got {scales}"]]],
        ["let made = [known(a[0], a_scale[0]), known(a[1], a_scale[1]), known(b[1], b_scale[1])]",
          ["all(i in indices(made): sizes(type($output_data))[i] = made[i])",
           "expected output shape {shape(type($output_data))} to be compatible with expected output shape {made}"]]]]
  } {
  }
  irdl.operation @max_pool2d attributes {
    varve.require = [
      ["use same_element(type($input), type($output))"],
      ["use pool()"]]
  } {
  }
  irdl.operation @max_shape attributes {varve.require = [["use same_ranks()"]]} {
  }
  irdl.operation @min_shape attributes {varve.require = [["use same_ranks()"]]} {
  }
  irdl.operation @mod_shape attributes {varve.require = [["use same_ranks()"]]} {
  }
  irdl.operation @mul attributes {
    varve.require = [
      ["let a = elem(type($input1)), b = elem(type($input2)), result = elem(type($output))",
        ["if isa(result, 'AnyInteger')",
          ["isa(a, 'AnyInteger') and a = b", "requires the same element type for all operands"],
          ["width(a) <= width(result)", "invalid data type size for operands or result"]],
        ["if not isa(result, 'AnyInteger')",
          ["a = result and b = result", "requires the same element type for all operands and results"],
          ["numbers(constant($shift))[0] = 0", "require shift to be 0 for float type"]]],
      ["let a = sizes(type($input1)), b = sizes(type($input2)), result = sizes(type($output))",
        ["count(a) = count(b)", "a and b operands don't have matching ranks, got {count(a)} and {count(b)}"],
        ["all(i in indices(a): a[i] = 1 or b[i] = 1 or a[i] = b[i])",
         "a and b operands don't have broadcast-compatible shapes, got '{type($input1)}' and '{type($input2)}'"],
        ["count(a) = count(result)", "result type has different rank than a, got {count(result)} vs {count(a)}"],
        ["count(b) = count(result)", "result type has different rank than b, got {count(result)} vs {count(b)}"]]]
  } {
  }
  irdl.operation @mul_shape attributes {varve.require = [["use same_ranks()"]]} {
  }
  irdl.operation @negate attributes {
    varve.require = [
      ["use same_element(type($input1), type($output))"],
      ["sizes(type($input1)) = sizes(type($output))", "requires the same shape for input1 and output"],
      ["use zero_point(type($input1), $input1_zp, 'input1')"],
      ["use zero_point(type($output), $output_zp, 'output')"]]
  } {
  }
  irdl.operation @pad attributes {
    varve.require = [
      ["use same_element(type($input1), type($output))"],
      ["use same_element(type($pad_const), type($output))"],
      ["let rank = rank(type($input1))",
        ["rank = rank(type($output))",
         "expect same input and output tensor rank, but got inputRank: {rank}, outputRank: {rank(type($output))}"],
        ["let padding = numbers(constant($padding))",
          ["if rank = rank(type($output)) and count(padding) >= 0",
            ["type($padding).rank = 2 * rank",
             "padding tensor must have {rank} * 2 = {2 * rank} elements, but got {type($padding).rank}"],
            ["each from at i in sizes(type($input1))",
              ["let before = padding[2 * i], after = padding[2 * i + 1]",
                ["before >= -1 and after >= -1",
                 "invalid padding values at dimension {i}: values must be non-negative or -1 for dynamic padding, got [{before}, {after}]"],
                ["sizes(type($output))[i] = from + before + after",
                 "mismatch in output shape at dimension {i}: expected {from} + {before} + {after} = {from + before + after}, but got {sizes(type($output))[i]}"]]]]]]]
  } {
  }
  irdl.operation @reduce_all attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @reduce_any attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @reduce_max attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @reduce_min attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @reduce_product attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @reduce_sum attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @rescale attributes {
    varve.require = [
      ["use rescaled_types(elem(type($input)), elem(type($input_zp)), 'input')"],
      ["use rescaled_types(elem(type($output)), elem(type($output_zp)), 'output')"],
      ["use rescaled_point($input_zp, $input_unsigned, 'input')"],
      ["use rescaled_point($output_zp, $output_unsigned, 'output')"],
      ["let type = elem(type($multiplier))",
        ["not $scale32 or isa(type, 'AnyI<32>')", "expect i32 element type for multiplier for scale32=true, got '{type}'"],
        ["$scale32 or isa(type, 'AnyI<16>')", "expect i16 element type for multiplier for scale32=false, got '{type}'"]],
      ["not $per_channel or rank(type($input)) >= 1",
       "requires input to be at least rank 1 when per_channel is true, but got rank {rank(type($input))}"],
      ["if rank(type($input)) >= 0",
        ["let channels = if($per_channel, shape(type($input))[-1], 1)",
          ["sizes(type($multiplier))[0] = channels",
           "expect shape of {'{'} {channels} } for multiplier input, got {'{'} {sizes(type($multiplier))[0]} }"],
          ["sizes(type($shift))[0] = channels",
           "expect shape of {'{'} {channels} } for shift input, got {'{'} {sizes(type($shift))[0]} }"]]]]
  } {
  }
  irdl.operation @reshape attributes {
    varve.require = [
      ["use same_element(type($input1), type($output))"],
      ["let shape = if(type($shape).rank = 0, [], numbers(constant($shape)))",
        ["count(x in shape: x = -1) <= 1", "expected at most one target dimension to be -1"],
        ["count(shape) = rank(type($output))", "new shape does not match result rank"],
        ["if rank(type($output)) >= 0",
          // The number before the least one is unknown: a size that is not known.
          ["each size at i in shape",
            ["size = -1 or size = sizes(type($output))[i]", "new shape is inconsistent with result shape"],
            ["size - 1 >= -2", "new shape has invalid tensor dimension size {size}"]],
          ["if count(shape) >= 0",
            ["let count = product(sizes(type($input1)))",
              ["product(sizes(type($output))) = count",
               "cannot reshape {count} elements into {product(sizes(type($output)))}"],
              ["let made = product(filter(x in shape: x > 0))",
                ["if(all(x in shape: x > 0), made = count, made <= count)", "cannot reshape {count} elements into {made}"]]]]]]]
  } {
  }
  irdl.operation @resize attributes {
    varve.require = [
      ["let scale = numbers(constant($scale)), offset = numbers(constant($offset)), border = numbers(constant($border))",
        ["if count(scale) = 4 and count(offset) = 2 and count(border) = 2",
          ["each value in scale", ["value > 0", "expect all scale values to be > 0, got {scale}"]],
          ["if rank(type($output)) >= 0",
            ["use resized(1, scale[0], scale[1], offset[0], border[0], 'height', 'y')"],
            ["use resized(2, scale[2], scale[3], offset[1], border[1], 'width', 'x')"]]]]]
  } {
  }
  irdl.operation @reverse attributes {
    varve.require = [
      ["use same_element(type($input1), type($output))"],
      ["$axis >= 0", "expected non-negative reverse axis"],
      ["rank(type($input1)) > $axis or $axis = 0 and rank(type($input1)) = 0",
       "expect input tensor rank ({rank(type($input1))}) to be larger than reverse axis ({$axis})"],
      ["rank(type($input1)) = rank(type($output))", "expect output tensor rank to be equal to input tensor rank"],
      ["rank(type($output)) > $axis or $axis = 0 and rank(type($output)) = 0",
       "expect output tensor rank ({rank(type($output))}) to be larger than reverse axis ({$axis})"]]
  } {
  }
  irdl.operation @rfft2d attributes {
    varve.require = [
      ["sizes(type($output_real)) = sizes(type($output_imag))",
       "expected output shapes to match, got '{type($output_real)}', '{type($output_imag)}'"],
      ["let from = sizes(type($input_real)), to = sizes(type($output_real))",
        ["use power(from[1], 'height')"],
        ["use power(from[2], 'width')"],
        ["from[0] = to[0] and from[1] = to[1]",
         "expected batch and height dimensions of input/output to match, got input='{type($input_real)}' output='{type($output_real)}'"],
        ["to[2] = from[2] / 2 + 1", "expected output width to be equal to input_width / 2 + 1, got {to[2]}"]]]
  } {
  }
  irdl.operation @scatter attributes {
    varve.require = [
      ["use same_element(type($values_in), type($values_out))"],
      ["use same_element(type($input), type($values_out))"],
      ["let values = sizes(type($values_in)), indices = sizes(type($indices)), input = sizes(type($input)), to = sizes(type($values_out))",
        ["use share(indices, 0, values[0], 'indices')"],
        ["use share(input, 0, known(values[0], indices[0]), 'input')"],
        ["use share(input, 1, indices[1], 'input')"],
        ["use share(input, 2, values[2], 'input')"],
        ["use share(to, 0, known(values[0], indices[0], input[0]), 'values_out')"],
        ["use share(to, 1, values[1], 'values_out')"],
        ["use share(to, 2, known(values[2], input[2]), 'values_out')"],
        ["let k = known(values[1], to[1]), w = known(indices[1], input[1])",
          ["k >= w", "requires dimensions K >= W, got K={k} and W={w}"]]]]
  } {
  }
  irdl.operation @select attributes {
    varve.require = [
      ["use same_element(type($input2), type($output))"],
      ["use same_element(type($input3), type($output))"]]
  } {
  }
  irdl.operation @slice attributes {
    varve.require = [
      ["use same_element(type($input1), type($output))"],
      ["let rank = rank(type($input1))",
        ["rank = rank(type($output))",
         "expect input1 and output to have the same ranks, got {rank} and {rank(type($output))}"],
        ["type($start).rank = rank", "length of start is not equal to rank of input shape"],
        ["type($size).rank = rank", "length of size is not equal to rank of input shape"]]]
  } {
  }
  irdl.operation @sub_shape attributes {varve.require = [["use same_ranks()"]]} {
  }
  irdl.operation @table attributes {
    varve.require = [
      ["rank(type($input1)) = rank(type($output))", "expected input tensor rank to equal result tensor rank"],
      ["each size at i in sizes(type($output))",
        ["size = shape(type($input1))[i]",
         "dim(result, {i}) = {size} doesn't match dim(input, {i}) = {shape(type($input1))[i]}"]]]
  } {
  }
  irdl.operation @tile attributes {
    varve.require = [
      ["use same_element(type($input1), type($output))"],
      ["let count = type($multiples).rank",
        ["rank(type($input1)) = count",
         "expect 'multiples' to have rank {rank(type($input1))} but got {count}."],
        ["rank(type($input1)) = rank(type($output))", "expect same input and output tensor rank."],
        ["rank(type($output)) = count",
         "expect 'multiples' array to have length {rank(type($output))} but got {count}."]],
      ["all(x in numbers(constant($multiples)): x > 0 or x = -1)",
       "expect element of 'multiples' to be positive integer or -1."]]
  } {
  }
  irdl.operation @transpose attributes {
    varve.require = [
      ["count($perms) = rank(type($input1))",
       "expected perms attribute to have size {rank(type($input1))} (input rank) but got size {count($perms)}"],
      ["rank(type($input1)) = rank(type($output))", "expected input tensor rank to equal result tensor rank"],
      ["count($perms) = rank(type($output))",
       "expected perms attribute to have size {rank(type($output))} (output rank) but got size {count($perms)}"],
      ["permutation($perms)", "expected valid permutation indices"],
      ["let from = sizes(type($input1)), to = sizes(type($output))",
        ["product(from) = product(to)",
         "expected input1 and output to have same numbers of elements, got {product(from)} and {product(to)}"],
        ["each place at i in $perms",
          ["to[i] = from[place]",
           "expected output tensor dim {i} to match input dim {place} with value of {from[place]}"]]]]
  } {
  }
  irdl.operation @transpose_conv2d attributes {
    varve.require = [
      ["use convolution()"],
      ["all(x in $stride: x >= 1)", "expect all stride values to be >= 1, got [{$stride}]"],
      ["let by = sizes(type($weight))",
        ["each pad at i in $out_pad",
          ["let side = if(i = 0, 'top', if(i = 1, 'bottom', if(i = 2, 'left', 'right'))), what = if(i < 2, 'H', 'W'), kernel = by[1 + i / 2]",
            ["pad + kernel > 0",
             "expected out_pad_{side} > -K{what}, but got: out_pad_{side}={pad} and K{what}={kernel}"]]],
        ["use transposed(by[1], 0, 'H', 'y', 'top', 'bottom')"],
        ["use transposed(by[2], 1, 'W', 'x', 'left', 'right')"]],
      ["use channels()"]]
  } {
  }
  irdl.operation @while_loop attributes {
    varve.require = [
      ["use same_values(types($input_list), 'input_list', '', types($output_list), 'output_list')"],
      ["use same_values(type($body_graph), 'body_graph', ' results', types($input_list), 'input_list')"],
      ["count(type($cond_graph)) = 1", "require 'cond_graph' only have one result"],
      ["let type = type($cond_graph)[0]",
        ["length(type) = 1", "'cond_graph' result must be a size 1 tensor, got '{type}'"],
        ["isa(elem(type), 'AnyI<1>')", "'cond_graph' result must be a boolean tensor, got '{type}'"]]]
  } {
  }
}
