// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @xevm {
  "varve.rule"() {
    sym_name = "block",
    takes = [],
    require = [
      ["constant($base_pitch) >= constant($base_width)", "the pitch should be at least the width"],
      ["$elem_size_in_bits in [8, 16, 32]", "expecting 'elem_size_in_bits' to be 8, 16, or 32"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "height",
    takes = [],
    require = [
      ["$tile_height in [0, 1, 2, 4, 8, 16, 32]", "expecting tile_height to be 1, 2, 4, 8, 16, or 32"],
      ["$v_blocks in [1, 2, 4, 8]", "expecting v_blocks to be 1, 2, 4, or 8"],
      ["$tile_height >= 1", "expecting tile_height to be 1, 2, 4, 8, 16, or 32"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "width",
    takes = [],
    require = [
      ["$elem_size_in_bits != 8 or $tile_width in [16, 32]", "tile_width for 8 bit elements must be 16 or 32"],
      ["$elem_size_in_bits != 16 or $tile_width = 16", "tile_width for 16 bit elements should be equal to 16"]]
  } : () -> ()
  irdl.attribute @"#target" attributes {varve.traits = ["TargetAttrInterface"]} {
  }
  irdl.operation @blockload attributes {
    varve.require = [
      ["width(elem(type($res))) != 8 or length(type($res)) in [1, 2, 4, 8, 16]", "expected 1, 2, 4, 8 or 16 elements"],
      ["width(elem(type($res))) <= 8 or length(type($res)) in [1, 2, 4, 8]", "expected 1, 2, 4 or 8 elements"]]
  } {
  }
  irdl.operation @blockload2d attributes {
    varve.require = [
      ["length(type($res)) * width(elem(type($res))) = $elem_size_in_bits * $tile_height * $tile_width * $v_blocks / 16",
       "the size of the result does not match"],
      ["not $transpose or not $pack_register", "transpose and pack_register are mutually exclusive"],
      ["use block()"],
      ["use height()"],
      ["$elem_size_in_bits != 32 or width(elem(type($res))) = 32", "expecting result element type to be 32 bits"],
      ["not $pack_register or width(elem(type($res))) = 32", "expecting result element type to be 32 bits"],
      ["not $pack_register or $tile_width = 16", "tile_width must be 16 with pack_register"],
      ["not $pack_register or $elem_size_in_bits in [8, 16]", "pack_register requires 8 or 16 bits"],
      ["not $pack_register or $v_blocks in [1, 2, 4]", "v_blocks must be 1, 2 or 4"],
      ["not $pack_register or $elem_size_in_bits != 8 or $tile_height >= 4", "tile_height must be 4 to 32"],
      ["not $pack_register or $elem_size_in_bits != 16 or $tile_height >= 2", "tile_height must be 2 to 32"],
      ["not $pack_register or $elem_size_in_bits != 16 or $v_blocks <= 2", "tile_width * v_blocks is over 32"],
      ["not $transpose or $elem_size_in_bits = 32", "transpose is only supported for 32 and 64 bit elements"],
      ["not $transpose or $v_blocks = 1", "v_blocks must be 1 with transpose"],
      ["not $transpose or $tile_width <= 8", "tile_width must be 1 to 8 with transpose"],
      ["$tile_width >= 1", "tile_width must be 1 or more"],
      ["$transpose or $elem_size_in_bits != 8 or $tile_width >= 4", "tile_width must be 4 to 64"],
      ["$transpose or $elem_size_in_bits != 16 or $tile_width >= 2", "tile_width must be 2 to 32"],
      ["$transpose or $v_blocks != 8", "v_blocks must be 1, 2 or 4"],
      ["$transpose or $elem_size_in_bits * $tile_width * $v_blocks <= 512", "tile_width * v_blocks is too large"]]
  } {
  }
  irdl.operation @blockprefetch2d attributes {
    varve.require = [
      ["use block()"],
      ["use height()"],
      ["use width()"],
      ["$elem_size_in_bits != 32 or $tile_width in [8, 16]", "tile_width for 32 bit elements must be 8 or 16"]]
  } {
  }
  irdl.operation @blockstore attributes {
    varve.require = [
      ["width(elem(type($val))) != 8 or length(type($val)) in [1, 2, 4, 8, 16]", "expected 1, 2, 4, 8 or 16 elements"],
      ["width(elem(type($val))) <= 8 or length(type($val)) in [1, 2, 4, 8]", "expected 1, 2, 4 or 8 elements"]]
  } {
  }
  irdl.operation @blockstore2d attributes {
    varve.require = [
      ["use block()"],
      ["$tile_height in [1, 2, 4, 8]", "expecting tile_height to be between 1 and 8"],
      ["use width()"],
      ["$elem_size_in_bits != 32 or $tile_width = 16", "tile_width for 32 bit elements must be 16"]]
  } {
  }
  irdl.operation @mma attributes {
    varve.require = [
      ["not has($c) or type($c) = type($d)", "type of C operand must match result type"]]
  } {
  }
}
