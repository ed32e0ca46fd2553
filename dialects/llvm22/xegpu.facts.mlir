// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @xegpu {
  irdl.type @"!mem_desc" attributes {varve.format = "`<` shaped($shape, $elementType) (`,` qualified($mem_layout)^)? `>`"} {
  }
  // C++ drops the encoding that is the default one, and stores the encoding before the layout.
  irdl.type @"!tensor_desc" attributes {
    varve.read_as = "!xegpu.tensor_desc($shape, $elementType, flatten([filter(a in $attributes: isa(a, '#xegpu.scatter_tdesc_attr') or isa(a, '#xegpu.block_tdesc_attr') and a != #xegpu.block_tdesc_attr()), filter(a in $attributes: not isa(a, '#xegpu.scatter_tdesc_attr') and not isa(a, '#xegpu.block_tdesc_attr'))]))",
    varve.format = "`<` shaped($shape, $elementType) each($attributes: `,` $attributes) `>`"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %type = irdl.any {varve.rule = "type"}
    %attributes = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(shape: %shape, elementType: %type, attributes: %attributes)
  }
  irdl.attribute @"#mem_layout" attributes {varve.format = "`<` each($attrs sorted by `,`: name($attrs.name) `=` $attrs.value) `>`"} {
    %attrs = irdl.any {varve.rule = "array<record<name: string, value: attribute>>"}
    irdl.parameters(attrs: %attrs)
  }
  // Cache hints, which are for reading or for writing.
  "varve.rule"() {sym_name = "hints", takes = ["$wrong"], require = [
    ["not word($l1_hint) in $wrong", "invalid l1_hint: {$l1_hint}"],
    ["not word($l2_hint) in $wrong", "invalid l2_hint: {$l2_hint}"],
    ["not word($l3_hint) in $wrong", "invalid l3_hint: {$l3_hint}"]]} : () -> ()
  "varve.rule"() {sym_name = "reads", takes = [], require = [["use hints(['write_back', 'write_through'])"]]} : () -> ()
  "varve.rule"() {sym_name = "writes", takes = [], require = [["use hints(['streaming', 'read_invalidate'])"]]} : () -> ()
  "varve.rule"() {sym_name = "not_scattered", takes = ["$type"], require = [
    ["not any(a in $type.attributes: isa(a, '#xegpu.scatter_tdesc_attr'))", "Expects a non-scattered TensorDesc."]]} : () -> ()
  "varve.rule"() {sym_name = "block", takes = [], require = [
    ["use not_scattered(type($TensorDesc))"],
    ["count($const_offsets) = 0 or count($const_offsets) = count(type($TensorDesc).shape)", "Mismatched ranks between offsets and tensor descriptor"]]} : () -> ()
  // A value has the shape of all blocks, or it is the part that one lane has.
  "varve.rule"() {sym_name = "value_of_block", takes = ["$sizes", "$noun"], require = [
    ["let length = known(filter(a in type($TensorDesc).attributes: isa(a, '#xegpu.block_tdesc_attr'))[0].array_length, 1), value = shape(type($value))",
      ["value = if(length > 1, concat([length], $sizes), $sizes) or count(value) = 1 and value[0] < length * product($sizes)", "{$noun} shape [{value}] is not consistent with tensor descriptor '{type($TensorDesc)}'"]]]} : () -> ()
  "varve.rule"() {sym_name = "mask", takes = [], require = [
    ["let chunk = if(has($chunk_size), $chunk_size, 1), value = shape(type($value)), mask = shape(type($mask))",
      ["if isa(type($value), 'AnyVectorOfAnyRank') and isa(type($mask), 'AnyVectorOfAnyRank')",
        ["chunk <= 1 or count(value) != 1 or value[0] = chunk", "value elements must match chunk size {chunk + 0}"],
        ["if chunk > 1",
          ["product(mask) = 1 or slice(value, 0, max(0, count(value) - 1)) = mask", "Mask should match value except the chunk size dim."]],
        ["if chunk <= 1",
          ["product(value) = product(mask) and (product(mask) = 1 or value = mask)", "Mask should match value except the chunk size dim."]]]]]} : () -> ()
  "varve.rule"() {sym_name = "matrix", takes = ["$data", "$name"], require = [
    ["let data = shape(type($data)), memory = type($mem_desc).shape",
      ["if count(memory) = 2",
        ["elem(type($data)) = type($mem_desc).elementType", "failed to verify that all of {'{'}mem_desc, {$name}} have same element type"],
        ["if isa(type($data), 'AnyVectorOfAnyRank') and count(data) = 2",
          ["data[0] <= memory[0] and data[1] <= memory[1]", "!data shape must not exceed mem_desc shape."]]]]]} : () -> ()
  irdl.operation @create_nd_tdesc attributes {varve.require = [
    ["use not_scattered(type($TensorDesc))"],
    ["if isa(type($source), 'AnyMemRef')",
      ["let space = if(has(space(type($source))), space(type($source)) + 0, 0), named = known(word(filter(a in type($TensorDesc).attributes: isa(a, '#xegpu.block_tdesc_attr'))[0].memory_space), 'global')",
        ["space = if(named = 'slm', 3, 0)", "Memory space mismatch. Source: {space}, TensorDesc: {if(named = 'slm', 3, 0)}"]],
      ["rank(type($source)) >= count(type($TensorDesc).shape)", "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source."],
      ["elem(type($source)) = type($TensorDesc).elementType", "TensorDesc should have the same element type with the source if it is a memref."]]]} {
  }
  irdl.operation @create_tdesc attributes {varve.require = [
    ["let chunk = filter(a in type($TensorDesc).attributes: isa(a, '#xegpu.scatter_tdesc_attr'))[0].chunk_size, sizes = shape(type($offsets))",
      ["type($TensorDesc).shape = if(chunk != 1, concat(sizes, [chunk]), sizes)", "Incorrect TensorDesc shape. Expected is [{if(chunk != 1, concat(sizes, [chunk]), sizes)}]"]]]} {
  }
  irdl.operation @dpas attributes {varve.require = [
    ["not has($acc) or type($acc) = type($result)", "Expecting the acc type to be the same as result."],
    ["let a = shape(type($lhs)), b = shape(type($rhs)), c = shape(type($result))",
      ["if count(a) != 1 or count(b) != 1 or count(c) != 1",
        ["count(a) = 2 and count(b) in [2, 3] and count(c) = 2", "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector."],
        ["a[1] = if(count(b) = 3, b[0] * b[2], b[0])", "K-dimension mismatch."],
        ["a[0] = c[0]", "M-dimension mismatch."],
        ["b[1] = c[1]", "N-dimension mismatch."]]]]} {
  }
  irdl.operation @load attributes {varve.require = [["use reads()"], ["if has($offsets)", ["use mask()"]]]} {
  }
  irdl.operation @load_matrix attributes {varve.require = [["use matrix($res, 'res')"]]} {
  }
  irdl.operation @load_nd attributes {varve.require = [
    ["use reads()"],
    ["use block()"],
    ["let sizes = type($TensorDesc).shape, moved = if(count(sizes) = 2 and known(numbers($transpose), []) = [1, 0], permute(sizes, [1, 0]), sizes), last = shape(type($value))[-1]",
      ["use value_of_block(if(has($packed) and count(moved) = 2 and last > 0, [moved[0] / last, moved[1], last], moved), 'Result')"]]]} {
  }
  irdl.operation @prefetch attributes {varve.require = [["use reads()"]]} {
  }
  irdl.operation @prefetch_nd attributes {varve.require = [["use reads()"], ["use block()"]]} {
  }
  irdl.operation @store attributes {varve.require = [["use writes()"], ["if has($offsets)", ["use mask()"]]]} {
  }
  irdl.operation @store_matrix attributes {varve.require = [["use matrix($data, 'data')"]]} {
  }
  irdl.operation @store_nd attributes {varve.require = [
    ["use writes()"],
    ["use block()"],
    ["use value_of_block(type($TensorDesc).shape, 'Value')"]]} {
  }
  irdl.operation @update_nd_offset attributes {varve.require = [
    ["use not_scattered(type($TensorDesc))"],
    ["not has($const_offsets) or count($const_offsets) = count(type($TensorDesc).shape)", "Invalid number of offsets."]]} {
  }
}
