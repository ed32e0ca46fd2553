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
    require = [["constant($base_pitch) >= constant($base_width)", "the pitch should be at least the width"], ["$elem_size_in_bits in [8, 16, 32]", "expecting 'elem_size_in_bits' to be 8, 16, or 32"]],
    sym_name = "block",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["$tile_height in [0, 1, 2, 4, 8, 16, 32]", "expecting tile_height to be 1, 2, 4, 8, 16, or 32"], ["$v_blocks in [1, 2, 4, 8]", "expecting v_blocks to be 1, 2, 4, or 8"], ["$tile_height >= 1", "expecting tile_height to be 1, 2, 4, 8, 16, or 32"]],
    sym_name = "height",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["$elem_size_in_bits != 8 or $tile_width in [16, 32]", "tile_width for 8 bit elements must be 16 or 32"], ["$elem_size_in_bits != 16 or $tile_width = 16", "tile_width for 16 bit elements should be equal to 16"]],
    sym_name = "width",
    takes = []
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
    varve.require = [["width(elem(type($res))) != 8 or length(type($res)) in [1, 2, 4, 8, 16]", "expected 1, 2, 4, 8 or 16 elements"], ["width(elem(type($res))) <= 8 or length(type($res)) in [1, 2, 4, 8]", "expected 1, 2, 4 or 8 elements"]]
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
    varve.require = [["length(type($res)) * width(elem(type($res))) = $elem_size_in_bits * $tile_height * $tile_width * $v_blocks / 16", "the size of the result does not match"], ["not $transpose or not $pack_register", "transpose and pack_register are mutually exclusive"], ["use block()"], ["use height()"], ["$elem_size_in_bits != 32 or width(elem(type($res))) = 32", "expecting result element type to be 32 bits"], ["not $pack_register or width(elem(type($res))) = 32", "expecting result element type to be 32 bits"], ["not $pack_register or $tile_width = 16", "tile_width must be 16 with pack_register"], ["not $pack_register or $elem_size_in_bits in [8, 16]", "pack_register requires 8 or 16 bits"], ["not $pack_register or $v_blocks in [1, 2, 4]", "v_blocks must be 1, 2 or 4"], ["not $pack_register or $elem_size_in_bits != 8 or $tile_height >= 4", "tile_height must be 4 to 32"], ["not $pack_register or $elem_size_in_bits != 16 or $tile_height >= 2", "tile_height must be 2 to 32"], ["not $pack_register or $elem_size_in_bits != 16 or $v_blocks <= 2", "tile_width * v_blocks is over 32"], ["not $transpose or $elem_size_in_bits = 32", "transpose is only supported for 32 and 64 bit elements"], ["not $transpose or $v_blocks = 1", "v_blocks must be 1 with transpose"], ["not $transpose or $tile_width <= 8", "tile_width must be 1 to 8 with transpose"], ["$tile_width >= 1", "tile_width must be 1 or more"], ["$transpose or $elem_size_in_bits != 8 or $tile_width >= 4", "tile_width must be 4 to 64"], ["$transpose or $elem_size_in_bits != 16 or $tile_width >= 2", "tile_width must be 2 to 32"], ["$transpose or $v_blocks != 8", "v_blocks must be 1, 2 or 4"], ["$transpose or $elem_size_in_bits * $tile_width * $v_blocks <= 512", "tile_width * v_blocks is too large"]]
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
    varve.require = [["use block()"], ["use height()"], ["use width()"], ["$elem_size_in_bits != 32 or $tile_width in [8, 16]", "tile_width for 32 bit elements must be 8 or 16"]]
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
    varve.require = [["width(elem(type($val))) != 8 or length(type($val)) in [1, 2, 4, 8, 16]", "expected 1, 2, 4, 8 or 16 elements"], ["width(elem(type($val))) <= 8 or length(type($val)) in [1, 2, 4, 8]", "expected 1, 2, 4 or 8 elements"]]
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
    varve.require = [["use block()"], ["$tile_height in [1, 2, 4, 8]", "expecting tile_height to be between 1 and 8"], ["use width()"], ["$elem_size_in_bits != 32 or $tile_width = 16", "tile_width for 32 bit elements must be 16"]]
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
