// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect: its types.
irdl.dialect @quant {
  "varve.rule"() {
    sym_name = "storage",
    takes = ["$signed", "$storage", "$least", "$greatest"],
    require = [
      ["let n = width($storage)",
        ["n > 0 and n <= 32", "illegal storage type size: {n}"],
        ["let least = if($signed, 0 - product(repeat(2, n - 1)), 0), greatest = product(repeat(2, n - if($signed, 1, 0))) - 1",
          ["$least >= least", "illegal storage type minimum: {$least}"],
          ["$greatest <= greatest", "illegal storage type maximum: {$greatest}"],
          ["$least < $greatest", "illegal storage min and storage max: ({$least}:{$greatest})"]]]]
  } : () -> ()
  irdl.type @"!any" attributes {
    varve.format = [
      "`<` one( word(`u` width($storage)) let($signed = false) | word(`i` width($storage)) let($signed = true)",
      "       | $storage let($signed = not isa($storage, 'AnyUnsignedInteger')) )",
      "one( let($least = if($signed, known(0 - product(repeat(2, width($storage) - 1)), 0), 0);",
      "         $greatest = known(product(repeat(2, width($storage) - if($signed, 1, 0))) - 1, 0))",
      "   | `` `<` $least `` `:` `` $greatest `>` ) one( | `` `:` `` $expressed ) `>`"],
    varve.codes = [
      [1, "varint $signed, type $storage, svarint $least, svarint $greatest; $expressed = absent"],
      [2, "varint $signed, type $storage, type $expressed, svarint $least, svarint $greatest"]],
    varve.require = [["use storage($signed, $storage, $least, $greatest)"]]
  } {
    %signed = irdl.any {varve.rule = "bool"}
    %storage = irdl.any {varve.rule = "AnyInteger"}
    %bound = irdl.any {varve.rule = "i64"}
    %expressed = irdl.any {varve.rule = "AnyFloat"}
    irdl.parameters(signed: %signed, storage: %storage, least: %bound, greatest: %bound, expressed: %expressed) {
      varve.optional = ["expressed"]
    }
  }
  irdl.type @"!calibrated" attributes {
    varve.format = "`<` $expressed `` `<` $min `` `:` `` $max `>` `>`",
    varve.codes = [[3, "type $expressed, f64 $min, f64 $max"]],
    varve.require = [["not $max <= $min", "illegal min and max: ({$min}:{$max})"]]
  } {
    %expressed = irdl.any {varve.rule = "AnyFloat"}
    %bound = irdl.any {varve.rule = "f64"}
    irdl.parameters(expressed: %expressed, min: %bound, max: %bound)
  }
  irdl.type @"!uniform" attributes {
    varve.format = [
      "`<` one( word(`u` width($storage)) let($signed = false) | word(`i` width($storage)) let($signed = true)",
      "       | $storage let($signed = not isa($storage, 'AnyUnsignedInteger')) )",
      "one( let($least = if($signed, known(0 - product(repeat(2, width($storage) - 1)), 0), 0);",
      "         $greatest = known(product(repeat(2, width($storage) - if($signed, 1, 0))) - 1, 0))",
      "   | `` `<` $least `` `:` `` $greatest `>` ) `` `:` `` $expressed",
      "one( `,` $scale one( let($zero = 0) | `` `:` `` $zero )",
      "   | `` `:` `` one( $axis `,` `{` each($channels by `,` ``: $channels.scale one( let($channels.zero = 0) | `` `:` `` $channels.zero )) `}`",
      "      | `{` each($blocks by `,`: $blocks.dimension `` `:` `` $blocks.size) `}` `,` nested($scales, $expressed `:` $zeros, $storage) ) ) `>`"],
    varve.codes = [
      [4, "varint $signed, type $storage, type $expressed, f64 $scale, svarint $zero, svarint $least, svarint $greatest"],
      [5, "varint $signed, type $storage, type $expressed, varint $axis, svarint $least, svarint $greatest, list<f64> $channels.scale, list<svarint> $channels.zero"],
      [6, "varint $signed, type $storage, type $expressed, svarint $least, svarint $greatest, list<svarint> $blocks.dimension, list<svarint> $blocks.size, attribute $scales, attribute $zeros"]],
    varve.require = [
      ["use storage($signed, $storage, $least, $greatest)"],
      ["let smallest = smallest($expressed), largest = largest($expressed)",
        ["if has($scale)",
          ["not $scale < smallest and not $scale > largest", "scale {$scale} out of expressed type range [{smallest}, {largest}]"]],
        ["each c in $channels",
          ["not c.scale < smallest and not c.scale > largest", "scale {c.scale} out of expressed type range [{smallest}, {largest}]"]],
        ["if has($scales)",
          ["shape(typeof($scales)) = shape(typeof($zeros))", "scales and zero points differ in shape"],
          ["each s in items($scales)",
            ["not s < smallest and not s > largest", "scale {s} out of expressed type range [{smallest}, {largest}]"]]]],
      ["if has($axis)", ["count($channels) > 0", "expected floating point literal"], ["$axis >= 0", "illegal quantized dimension: {$axis}"]],
      ["if has($blocks)",
        ["each b in $blocks", ["b.dimension >= 0", "illegal quantized dimension: {b.dimension}"]],
        ["each b in $blocks", ["b.size > 0", "illegal block size: {b.size}"]]]]
  } {
    %signed = irdl.any {varve.rule = "bool"}
    %storage = irdl.any {varve.rule = "AnyInteger"}
    %bound = irdl.any {varve.rule = "i64"}
    %expressed = irdl.any {varve.rule = "AnyFloat"}
    %scale = irdl.any {varve.rule = "f64"}
    %axis = irdl.any {varve.rule = "i32"}
    %channels = irdl.any {varve.rule = "array<record<scale: f64, zero: i64>>"}
    %blocks = irdl.any {varve.rule = "array<record<dimension: i32, size: i64>>"}
    %scales = irdl.any {varve.rule = "AnyFloatElementsAttr"}
    %zeros = irdl.any {varve.rule = "AnyIntElementsAttr"}
    irdl.parameters(signed: %signed, storage: %storage, least: %bound, greatest: %bound, expressed: %expressed,
      scale: %scale, zero: %bound, axis: %axis, channels: %channels, blocks: %blocks, scales: %scales, zeros: %zeros) {
      varve.optional = ["scale", "zero", "axis", "blocks", "scales", "zeros"], varve.defaults = {channels = []}
    }
  }
}
