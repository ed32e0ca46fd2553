// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @xevm {
  "varve.rule"() {
    sym_name = "matrix",
    takes = [],
    require = [
      ["constant($base_pitch) >= constant($base_width)", "4th operand (base pitch) should be >= 2nd operand (base width)"],
      ["$elem_size_in_bits in [8, 16, 32]", "expecting 'elem_size_in_bits' to be 8, 16, or 32"],
      ["$tile_height in [1, 2, 4, 8, 16, 32]", "expecting tile_height to be 1, 2, 4, 8, 16, or 32"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "width",
    takes = [],
    require = [
      ["$elem_size_in_bits != 8 or $tile_width in [16, 32]", "tile_width for 8 bit elements should be equal to 16 or 32"],
      ["$elem_size_in_bits != 16 or $tile_width = 16", "tile_width for 16 bit elements should be equal to 16"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "within",
    takes = ["$value", "$least", "$most", "$what"],
    require = [
      ["$value >= $least and $value <= $most", "expecting {$what} to be between {$least} and {$most}"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "vector",
    takes = ["$type"],
    require = [
      ["not isa($type, 'AnyVectorOfAnyRank') or width(elem($type)) != 8 or length($type) in [2, 4, 8, 16]",
       "vector size must be 2, 4, 8 or 16 for 8-bit element type"],
      ["not isa($type, 'AnyVectorOfAnyRank') or width(elem($type)) <= 8 or length($type) in [2, 4, 8]",
       "vector size must be 2, 4 or 8 for element type > 8 bits"]]
  } : () -> ()
  irdl.operation @blockload attributes {
    varve.require = [
      ["use vector(type($res))"]]
  } {
  }
  irdl.operation @blockload2d attributes {
    varve.require = [
      ["let bits = $elem_size_in_bits, height = $tile_height, width = $tile_width, blocks = $v_blocks, element = width(elem(type($res))), size = length(type($res)) * element, expected = bits * height * width * blocks / 16",
        ["size = expected", "result size of {size} bits does not match the expected size of {expected} bits"],
        ["not $transpose or not $pack_register", "transpose and pack_register are mutually exclusive"],
        ["if not $transpose and not $pack_register",
          ["use within(height, 1, 32, 'tile_height')"],
          ["bits in [8, 16, 32, 64]", "expecting elem_size_in_bits to be 8, 16, 32, or 64"],
          ["use within(width, if(bits = 8, 4, if(bits = 16, 2, 1)), 512 / bits, 'tile_width')"],
          ["bits > 16 or blocks in [1, 2, 4]", "expecting v_blocks to be 1, 2, or 4"],
          ["bits != 32 or blocks in [1, 2]", "expecting v_blocks to be 1 or 2"],
          ["bits != 64 or blocks = 1", "expecting v_blocks to be 1"],
          ["width * blocks <= 512 / bits",
           "tile_width * v_blocks should be less than or equal to {512 / bits} for {bits} bit elements"]],
        ["if $transpose",
          ["blocks = 1", "expecting v_blocks to be 1"],
          ["bits in [32, 64]", "transpose is only supported for 32 and 64 bit elements"],
          ["if bits = 32",
            ["use within(height, 1, 32, 'tile_height')"],
            ["use within(width, 1, 8, 'tile_width')"]],
          ["bits != 64 or height = 8", "expecting tile_height to be 8 for 64 bit elements"],
          ["bits != 64 or width in [1, 2, 4]", "expecting tile_width to be 1, 2, or 4"]],
        ["if $pack_register",
          ["blocks in [1, 2, 4]", "expecting v_blocks to be 1, 2, or 4"],
          ["bits in [8, 16]", "pack_register is only supported for 8 and 16 bit elements"],
          ["use within(height, 32 / bits, 32, 'tile_height')"],
          ["use within(width, 32 / bits, 16, 'tile_width')"],
          ["bits = 8 or width * blocks <= 32",
           "tile_width * v_blocks should be less than or equal to 32 for 16 bit elements"]],
        ["use matrix()"],
        ["bits != 32 and not $pack_register or element = 32", "expecting result element type to be 32 bits"],
        ["not $pack_register or width = 16",
         "tile_width when pack_register is true should be equal to subgroup size (16 elements)"]]]
  } {
  }
  irdl.operation @blockprefetch2d attributes {
    varve.require = [
      ["use matrix()"],
      ["$v_blocks in [1, 2, 4, 8]", "expecting v_blocks to be 1, 2, 4, or 8"],
      ["use width()"],
      ["$elem_size_in_bits != 32 or $tile_width in [8, 16]", "tile_width for 32 bit elements should be equal to 8 or 16"]]
  } {
  }
  irdl.operation @blockstore attributes {
    varve.require = [
      ["use vector(type($val))"]]
  } {
  }
  irdl.operation @blockstore2d attributes {
    varve.require = [
      ["let bits = $elem_size_in_bits",
        ["use within($tile_height, 1, 8, 'tile_height')"],
        ["bits in [8, 16, 32, 64]", "expecting elem_size_in_bits to be 8, 16, 32, or 64"],
        ["use within($tile_width, if(bits = 8, 4, if(bits = 16, 2, 1)), 512 / bits, 'tile_width')"]],
      ["use matrix()"],
      ["use width()"],
      ["$elem_size_in_bits != 32 or $tile_width = 16", "tile_width for 32 bit elements should be equal to 16"]]
  } {
  }
  irdl.attribute @"#target" attributes {varve.traits = ["TargetAttrInterface"]} {
  }
  irdl.operation @mma attributes {
    varve.require = [
      ["not has($c) or type($c) = type($d)", "type of C operand must match result type"]]
  } {
  }
}
