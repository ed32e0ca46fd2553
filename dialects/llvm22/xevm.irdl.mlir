irdl.dialect @xevm attributes {
  varve.set = "llvm22",
  varve.depends = ["llvm"]
} {
  "varve.enum"() {
    sym_name = "AddrSpace",
    storage = i32,
    cases = [
      ["private", 0 : i32],
      ["global", 1 : i32],
      ["constant", 2 : i32],
      ["shared", 3 : i32],
      ["generic", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ElemType",
    storage = i32,
    cases = [
      ["bf16", 8 : i32],
      ["f16", 9 : i32],
      ["s8", 10 : i32],
      ["u8", 11 : i32],
      ["s4", 12 : i32],
      ["u4", 13 : i32],
      ["tf32", 14 : i32],
      ["f32", 15 : i32],
      ["s32", 16 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LoadCacheControl",
    storage = i32,
    cases = [
      ["L1uc_L2uc_L3uc", 1 : i32],
      ["L1uc_L2uc_L3c", 2 : i32],
      ["L1uc_L2c_L3uc", 3 : i32],
      ["L1uc_L2c_L3c", 4 : i32],
      ["L1c_L2uc_L3uc", 5 : i32],
      ["L1c_L2uc_L3c", 6 : i32],
      ["L1c_L2c_L3uc", 7 : i32],
      ["L1c_L2c_L3c", 8 : i32],
      ["L1s_L2uc_L3uc", 9 : i32],
      ["L1s_L2uc_L3c", 10 : i32],
      ["L1s_L2c_L3uc", 11 : i32],
      ["L1s_L2c_L3c", 12 : i32],
      ["ir", 13 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemScope",
    storage = i32,
    cases = [
      ["lane", 0 : i32],
      ["subgroup", 1 : i32],
      ["workgroup", 2 : i32],
      ["cluster", 3 : i32],
      ["device", 4 : i32],
      ["system", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "StoreCacheControl",
    storage = i32,
    cases = [
      ["L1uc_L2uc_L3uc", 1 : i32],
      ["L1uc_L2uc_L3wb", 2 : i32],
      ["L1uc_L2wb_L3uc", 3 : i32],
      ["L1uc_L2wb_L3wb", 4 : i32],
      ["L1wt_L2uc_L3uc", 5 : i32],
      ["L1wt_L2uc_L3wb", 6 : i32],
      ["L1wt_L2wb_L3uc", 7 : i32],
      ["L1wt_L2wb_L3wb", 8 : i32],
      ["L1s_L2uc_L3uc", 9 : i32],
      ["L1s_L2uc_L3wb", 10 : i32],
      ["L1s_L2wb_L3uc", 11 : i32],
      ["L1s_L2wb_L3wb", 12 : i32],
      ["L1wb_L2uc_L3uc", 13 : i32],
      ["L1wb_L2wb_L3uc", 14 : i32],
      ["L1wb_L2uc_L3wb", 15 : i32]
    ]
  } : () -> ()
  "varve.rule"() {
    require = [["constant($base_pitch) >= constant($base_width)", "4th operand (base pitch) should be >= 2nd operand (base width)"], ["$elem_size_in_bits in [8, 16, 32]", "expecting 'elem_size_in_bits' to be 8, 16, or 32"], ["$tile_height in [1, 2, 4, 8, 16, 32]", "expecting tile_height to be 1, 2, 4, 8, 16, or 32"]],
    sym_name = "matrix",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["not isa($type, 'AnyVectorOfAnyRank') or width(elem($type)) != 8 or length($type) in [2, 4, 8, 16]", "vector size must be 2, 4, 8 or 16 for 8-bit element type"], ["not isa($type, 'AnyVectorOfAnyRank') or width(elem($type)) <= 8 or length($type) in [2, 4, 8]", "vector size must be 2, 4 or 8 for element type > 8 bits"]],
    sym_name = "vector",
    takes = ["$type"]
  } : () -> ()
  "varve.rule"() {
    require = [["$elem_size_in_bits != 8 or $tile_width in [16, 32]", "tile_width for 8 bit elements should be equal to 16 or 32"], ["$elem_size_in_bits != 16 or $tile_width = 16", "tile_width for 16 bit elements should be equal to 16"]],
    sym_name = "width",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["$value >= $least and $value <= $most", "expecting {$what} to be between {$least} and {$most}"]],
    sym_name = "within",
    takes = ["$value", "$least", "$most", "$what"]
  } : () -> ()
  irdl.attribute @"#addr_space" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@AddrSpace>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#load_cache_control" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@LoadCacheControl>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mem_scope" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MemScope>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_shape" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %m = irdl.any {varve.rule = "i32"}
    %n = irdl.any {varve.rule = "i32"}
    %k = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      m: %m,
      n: %n,
      k: %k)
  }
  irdl.attribute @"#mma_types" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %d = irdl.any {varve.rule = "enum<@ElemType>"}
    %a = irdl.any {varve.rule = "enum<@ElemType>"}
    %b = irdl.any {varve.rule = "enum<@ElemType>"}
    %c = irdl.any {varve.rule = "enum<@ElemType>"}
    irdl.parameters(
      d: %d,
      a: %a,
      b: %b,
      c: %c) {
      varve.defaults = {
        c = 0 : i32}
    }
  }
  irdl.attribute @"#store_cache_control" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@StoreCacheControl>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#target" attributes {
    varve.format = "(`<` struct($O, $triple, $chip, $flags, $linkFiles)^ `>`)?",
    varve.traits = ["TargetAttrInterface"]
  } {
    %O = irdl.any {varve.rule = "i32"}
    %triple = irdl.any {varve.rule = "string"}
    %chip = irdl.any {varve.rule = "string"}
    %flags = irdl.any {varve.rule = "DictionaryAttr"}
    %linkFiles = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      O: %O,
      triple: %triple,
      chip: %chip,
      flags: %flags,
      linkFiles: %linkFiles) {
      varve.optional = ["flags", "linkFiles"],
      varve.defaults = {
        O = 2 : i32,
        triple = "spirv64-unknown-unknown",
        chip = "bmg"}
    }
  }
  irdl.operation @blockload attributes {
    varve.format = "operands prop-dict attr-dict `:` functional-type(operands, results)",
    varve.require = [["use vector(type($res))"]]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "AnyOf<I8, I16, I32, I64, AllOf<FixedVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %cache_control = irdl.base "#xevm.load_cache_control"
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cache_control" = %cache_control
    } {
      varve.optional = ["cache_control"]
    }
  }
  irdl.operation @blockload2d attributes {
    varve.format = "operands prop-dict attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($base_width) = i32",
      "type($base_height) = i32",
      "type($base_pitch) = i32",
      "type($x) = i32",
      "type($y) = i32"],
    varve.require = [["let bits = $elem_size_in_bits, height = $tile_height, width = $tile_width, blocks = $v_blocks, element = width(elem(type($res))), size = length(type($res)) * element, expected = bits * height * width * blocks / 16", ["size = expected", "result size of {size} bits does not match the expected size of {expected} bits"], ["not $transpose or not $pack_register", "transpose and pack_register are mutually exclusive"], ["if not $transpose and not $pack_register", ["use within(height, 1, 32, 'tile_height')"], ["bits in [8, 16, 32, 64]", "expecting elem_size_in_bits to be 8, 16, 32, or 64"], ["use within(width, if(bits = 8, 4, if(bits = 16, 2, 1)), 512 / bits, 'tile_width')"], ["bits > 16 or blocks in [1, 2, 4]", "expecting v_blocks to be 1, 2, or 4"], ["bits != 32 or blocks in [1, 2]", "expecting v_blocks to be 1 or 2"], ["bits != 64 or blocks = 1", "expecting v_blocks to be 1"], ["width * blocks <= 512 / bits", "tile_width * v_blocks should be less than or equal to {512 / bits} for {bits} bit elements"]], ["if $transpose", ["blocks = 1", "expecting v_blocks to be 1"], ["bits in [32, 64]", "transpose is only supported for 32 and 64 bit elements"], ["if bits = 32", ["use within(height, 1, 32, 'tile_height')"], ["use within(width, 1, 8, 'tile_width')"]], ["bits != 64 or height = 8", "expecting tile_height to be 8 for 64 bit elements"], ["bits != 64 or width in [1, 2, 4]", "expecting tile_width to be 1, 2, or 4"]], ["if $pack_register", ["blocks in [1, 2, 4]", "expecting v_blocks to be 1, 2, or 4"], ["bits in [8, 16]", "pack_register is only supported for 8 and 16 bit elements"], ["use within(height, 32 / bits, 32, 'tile_height')"], ["use within(width, 32 / bits, 16, 'tile_width')"], ["bits = 8 or width * blocks <= 32", "tile_width * v_blocks should be less than or equal to 32 for 16 bit elements"]], ["use matrix()"], ["bits != 32 and not $pack_register or element = 32", "expecting result element type to be 32 bits"], ["not $pack_register or width = 16", "tile_width when pack_register is true should be equal to subgroup size (16 elements)"]]]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %base_width = irdl.any {varve.rule = "I32"}
    %base_height = irdl.any {varve.rule = "I32"}
    %base_pitch = irdl.any {varve.rule = "I32"}
    %x = irdl.any {varve.rule = "I32"}
    %y = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, F32, TF32, F16, BF16>>, AnyVectorOfNonZeroRank, RankIs<1>>"}
    %elem_size_in_bits = irdl.any {varve.rule = "I32Attr"}
    %tile_width = irdl.any {varve.rule = "I32Attr"}
    %tile_height = irdl.any {varve.rule = "I32Attr"}
    %v_blocks = irdl.any {varve.rule = "I32Attr"}
    %transpose = irdl.any {varve.rule = "I1Attr"}
    %pack_register = irdl.any {varve.rule = "I1Attr"}
    %cache_control = irdl.base "#xevm.load_cache_control"
    irdl.operands(
      ptr: %ptr,
      base_width: %base_width,
      base_height: %base_height,
      base_pitch: %base_pitch,
      x: %x,
      y: %y)
    irdl.results(
      res: %res)
    irdl.attributes {
      "elem_size_in_bits" = %elem_size_in_bits,
      "tile_width" = %tile_width,
      "tile_height" = %tile_height,
      "v_blocks" = %v_blocks,
      "transpose" = %transpose,
      "pack_register" = %pack_register,
      "cache_control" = %cache_control
    } {
      varve.optional = ["cache_control"]
    }
  }
  irdl.operation @blockprefetch2d attributes {
    varve.format = "operands prop-dict attr-dict `:` `(` type(operands) `)`",
    varve.let = [
      "type($base_width) = i32",
      "type($base_height) = i32",
      "type($base_pitch) = i32",
      "type($x) = i32",
      "type($y) = i32"],
    varve.require = [["use matrix()"], ["$v_blocks in [1, 2, 4, 8]", "expecting v_blocks to be 1, 2, 4, or 8"], ["use width()"], ["$elem_size_in_bits != 32 or $tile_width in [8, 16]", "tile_width for 32 bit elements should be equal to 8 or 16"]]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %base_width = irdl.any {varve.rule = "I32"}
    %base_height = irdl.any {varve.rule = "I32"}
    %base_pitch = irdl.any {varve.rule = "I32"}
    %x = irdl.any {varve.rule = "I32"}
    %y = irdl.any {varve.rule = "I32"}
    %elem_size_in_bits = irdl.any {varve.rule = "I32Attr"}
    %tile_width = irdl.any {varve.rule = "I32Attr"}
    %tile_height = irdl.any {varve.rule = "I32Attr"}
    %v_blocks = irdl.any {varve.rule = "I32Attr"}
    %cache_control = irdl.base "#xevm.load_cache_control"
    irdl.operands(
      ptr: %ptr,
      base_width: %base_width,
      base_height: %base_height,
      base_pitch: %base_pitch,
      x: %x,
      y: %y)
    irdl.attributes {
      "elem_size_in_bits" = %elem_size_in_bits,
      "tile_width" = %tile_width,
      "tile_height" = %tile_height,
      "v_blocks" = %v_blocks,
      "cache_control" = %cache_control
    } {
      varve.optional = ["cache_control"]
    }
  }
  irdl.operation @blockstore attributes {
    varve.format = "operands prop-dict attr-dict `:` `(` type(operands) `)`",
    varve.require = [["use vector(type($val))"]]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %val = irdl.any {varve.rule = "AnyOf<I8, I16, I32, I64, AllOf<FixedVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %cache_control = irdl.base "#xevm.store_cache_control"
    irdl.operands(
      ptr: %ptr,
      val: %val)
    irdl.attributes {
      "cache_control" = %cache_control
    } {
      varve.optional = ["cache_control"]
    }
  }
  irdl.operation @blockstore2d attributes {
    varve.format = "operands prop-dict attr-dict `:` `(` type(operands) `)`",
    varve.let = [
      "type($base_width) = i32",
      "type($base_height) = i32",
      "type($base_pitch) = i32",
      "type($x) = i32",
      "type($y) = i32"],
    varve.require = [["let bits = $elem_size_in_bits", ["use within($tile_height, 1, 8, 'tile_height')"], ["bits in [8, 16, 32, 64]", "expecting elem_size_in_bits to be 8, 16, 32, or 64"], ["use within($tile_width, if(bits = 8, 4, if(bits = 16, 2, 1)), 512 / bits, 'tile_width')"]], ["use matrix()"], ["use width()"], ["$elem_size_in_bits != 32 or $tile_width = 16", "tile_width for 32 bit elements should be equal to 16"]]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %base_width = irdl.any {varve.rule = "I32"}
    %base_height = irdl.any {varve.rule = "I32"}
    %base_pitch = irdl.any {varve.rule = "I32"}
    %x = irdl.any {varve.rule = "I32"}
    %y = irdl.any {varve.rule = "I32"}
    %stored_val = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, F32, TF32, F16, BF16>>, AnyVectorOfNonZeroRank, RankIs<1>>"}
    %elem_size_in_bits = irdl.any {varve.rule = "I32Attr"}
    %tile_width = irdl.any {varve.rule = "I32Attr"}
    %tile_height = irdl.any {varve.rule = "I32Attr"}
    %cache_control = irdl.base "#xevm.store_cache_control"
    irdl.operands(
      ptr: %ptr,
      base_width: %base_width,
      base_height: %base_height,
      base_pitch: %base_pitch,
      x: %x,
      y: %y,
      stored_val: %stored_val)
    irdl.attributes {
      "elem_size_in_bits" = %elem_size_in_bits,
      "tile_width" = %tile_width,
      "tile_height" = %tile_height,
      "cache_control" = %cache_control
    } {
      varve.optional = ["cache_control"]
    }
  }
  irdl.operation @group_count.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @group_count.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @group_count.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @group_id.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @group_id.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @group_id.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @lane_id attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @local_id.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @local_id.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @local_id.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @local_size.x attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @local_size.y attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @local_size.z attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @memfence attributes {
    varve.format = "prop-dict attr-dict"
  } {
    %scope = irdl.base "#xevm.mem_scope"
    %addrspace = irdl.base "#xevm.addr_space"
    irdl.attributes {
      "scope" = %scope,
      "addrspace" = %addrspace
    } {
      varve.defaults = {
        addrspace = #xevm.addr_space<generic>}
    }
  }
  irdl.operation @mma attributes {
    varve.format = "$a `,` $b (`,` $c^)? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict `:` functional-type(operands, results)",
    varve.require = [["not has($c) or type($c) = type($d)", "type of C operand must match result type"]]
  } {
    %a = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, F32, TF32, F16, BF16>>, AnyVectorOfNonZeroRank, RankIs<1>>"}
    %b = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, F32, TF32, F16, BF16>>, AnyVectorOfNonZeroRank, RankIs<1>>"}
    %c = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, F32, TF32, F16, BF16>>, AnyVectorOfNonZeroRank, RankIs<1>>"}
    %d = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, F32, TF32, F16, BF16>>, AnyVectorOfNonZeroRank, RankIs<1>>"}
    %shape = irdl.base "#xevm.mma_shape"
    %types = irdl.base "#xevm.mma_types"
    irdl.operands(
      a: %a,
      b: %b,
      c: optional %c)
    irdl.results(
      d: %d)
    irdl.attributes {
      "shape" = %shape,
      "types" = %types
    }
  }
  irdl.operation @prefetch attributes {
    varve.format = "operands prop-dict attr-dict `:` `(` type(operands) `)`"
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<4>>>"}
    %cache_control = irdl.base "#xevm.load_cache_control"
    irdl.operands(
      ptr: %ptr)
    irdl.attributes {
      "cache_control" = %cache_control
    } {
      varve.optional = ["cache_control"]
    }
  }
  irdl.operation @subgroup_id attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
  irdl.operation @subgroup_size attributes {
    varve.format = "(`range` $range^)? attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %range = irdl.base "#llvm.constant_range"
    irdl.results(
      res: %res)
    irdl.attributes {
      "range" = %range
    } {
      varve.optional = ["range"]
    }
  }
}
