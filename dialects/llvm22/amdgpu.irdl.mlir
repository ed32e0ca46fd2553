irdl.dialect @amdgpu attributes {
  varve.set = "llvm22",
  varve.depends = ["arith", "gpu", "rocdl"]
} {
  "varve.enum"() {
    sym_name = "AddressSpace",
    storage = i32,
    cases = [
      ["fat_raw_buffer", 0 : i32],
      ["buffer_rsrc", 1 : i32],
      ["fat_structured_buffer", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DPPPerm",
    storage = i32,
    cases = [
      ["quad_perm", 0 : i32],
      ["row_shl", 1 : i32],
      ["row_shr", 2 : i32],
      ["row_ror", 3 : i32],
      ["wave_shl", 4 : i32],
      ["wave_shr", 5 : i32],
      ["wave_ror", 6 : i32],
      ["wave_rol", 7 : i32],
      ["row_mirror", 8 : i32],
      ["row_half_mirror", 9 : i32],
      ["row_bcast_15", 10 : i32],
      ["row_bcast_31", 11 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MFMAPermB",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["bcast_first_32", 1 : i32],
      ["bcast_second_32", 2 : i32],
      ["rotate_16_right", 3 : i32],
      ["bcast_first_16", 4 : i32],
      ["bcast_second_16", 5 : i32],
      ["bcast_third_16", 6 : i32],
      ["bcast_fourth_16", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "sched_barrier_opt_enum",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["non_mem_non_sideffect", 1 : i32],
      ["valu", 2 : i32],
      ["salu", 4 : i32],
      ["mfma_wmma", 8 : i32],
      ["all_vmem", 16 : i32],
      ["vmem_read", 32 : i32],
      ["vmem_write", 64 : i32],
      ["all_ds", 128 : i32],
      ["ds_read", 256 : i32],
      ["ds_write", 512 : i32],
      ["transcendental", 1024 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.rule"() {
    require = [["space(type($memref)) in [absent, 0, 1, #gpu.address_space<global>]", "Buffer ops must operate on a memref in global memory"], ["count($indices) = rank(type($memref))", "Expected {rank(type($memref))} indices to memref"]],
    sym_name = "buffer",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["not has($existing) or type($existing) = type($res)", "existing values must have same type as result"]],
    sym_name = "existing",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["space(type($lds)) in [3, #gpu.address_space<workgroup>]", "lds memref must have workgroup address space attribute."], ["space(type($global)) in [absent, 0, 1, #gpu.address_space<global>]", "global memref must have global address space attribute."], ["width(elem(type($lds))) in [8, 16, 32, 64]", "element type must be 1, 2, 4, or 8 bytes long but type was {width(elem(type($lds)))} bits long."]],
    sym_name = "memories",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["count($global_static_strides) != 0", "strides must not be empty."], ["$global_static_strides[-1] = 1", "strides for the innermost dimension must be 1."], ["count($global_static_sizes) <= 5", "tensor and tile must be at most of rank 5."], ["count($global_static_sizes) = count($global_static_strides)", "strides and sizes must have same rank."], ["count($global_static_sizes) = count($shared_static_sizes)", "tensor must have same rank as tile."], ["not has($atomic_barrier_address) or space(type($atomic_barrier_address)) in [3, #gpu.address_space<workgroup>]", "atomic barrier address must be in LDS."], ["not has($early_timeout) or has($workgroup_mask)", "early timeout does not apply when workgroup_mask is not set."]],
    sym_name = "strides",
    takes = []
  } : () -> ()
  irdl.type @"!tdm_base" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!tdm_descriptor" {
  }
  irdl.type @"!tdm_gather_base" attributes {
    varve.format = "`<` $elementType `,` $indexType`>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %indexType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType,
      indexType: %indexType)
  }
  irdl.attribute @"#address_space" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@AddressSpace>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#dpp_perm" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@DPPPerm>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mfma_perm_b" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MFMAPermB>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#sched_barrier_opt" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@sched_barrier_opt_enum>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @dpp attributes {
    varve.format = "$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameTypeOperands", "AllTypesMatch<result,old,src>"],
    varve.let = [
      "type($src) = type($old)",
      "type($old) = type($result)",
      "type($src) = type($result)"],
    varve.require = [["width(elem(type($src))) <= 64", "integer and floating point types larger than 64 bits are not supported"], ["if $kind = .quad_perm", ["has($permArgument) and isa($permArgument, 'ArrayAttr') and count($permArgument) = 4", "quad_perm attribute must have exactly 4 elements"], ["all(x in $permArgument: x in [0, 1, 2, 3])", "Each element of quad_perm must be in the range [0, 3]"]], ["if $kind in [.row_shl, .row_shr, .row_ror]", ["has($permArgument)", "Attribute '{word($kind)}' value not specified"], ["isa($permArgument, 'UnitAttr') or $permArgument >= 1 and $permArgument <= 15", "Attribute value must be between 1 and 15"]], ["$kind in [.quad_perm, .row_shl, .row_shr, .row_ror] or not has($permArgument) or isa($permArgument, 'UnitAttr')", "Expected unit attribute for permArgument, but found non-trivial argument"]]
  } {
    %old = irdl.any
    %src = irdl.any
    %result = irdl.any
    %kind = irdl.base "#amdgpu.dpp_perm"
    %permArgument = irdl.any {varve.rule = "AnyOf<I32Attr, ArrayAttr, UnitAttr>"}
    %row_mask = irdl.any {varve.rule = "I32Attr"}
    %bank_mask = irdl.any {varve.rule = "I32Attr"}
    %bound_ctrl = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      old: %old,
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "kind" = %kind,
      "permArgument" = %permArgument,
      "row_mask" = %row_mask,
      "bank_mask" = %bank_mask,
      "bound_ctrl" = %bound_ctrl
    } {
      varve.optional = ["permArgument"],
      varve.defaults = {
        row_mask = 15 : i32,
        bank_mask = 15 : i32,
        bound_ctrl = false}
    }
  }
  irdl.operation @ext_packed_fp8 attributes {
    varve.format = "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<F8E5M2FNUZ, F8E4M3FNUZ, F8E5M2, F8E4M3FN, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2FNUZ, F8E4M3FNUZ, F8E5M2, F8E4M3FN>>, LengthIs<1, 2, 3, 4>>>"}
    %res = irdl.any {varve.rule = "AnyOf<F32, AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>>"}
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      res: %res)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @fat_raw_buffer_cast attributes {
    varve.format = "$source oilist (`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)` | `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset ) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure", "InferTypeOpInterface", "ReifyRankedShapedTypeOpInterface", "ViewLikeOpInterface"],
    varve.let = [
      "type($validBytes) = i64",
      "type($cacheSwizzleStride) = i14"]
  } {
    %source = irdl.any {varve.rule = "AnyMemRef"}
    %validBytes = irdl.any {varve.rule = "I64"}
    %cacheSwizzleStride = irdl.any {varve.rule = "I<14>"}
    %result = irdl.any {varve.rule = "AnyMemRef"}
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %resetOffset = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source,
      validBytes: optional %validBytes,
      cacheSwizzleStride: optional %cacheSwizzleStride) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "resetOffset" = %resetOffset
    } {
      varve.optional = ["resetOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @gather_to_lds attributes {
    varve.format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)",
    varve.let = [
      "type($srcIndices) = index",
      "type($dstIndices) = index"],
    varve.require = [["strides(type($dst))[-1] = 1", "destination type inner most dim must be contiguous"], ["elem(type($src)) = elem(type($dst))", "source and destination element types must match"], ["length($transferType) * width(elem($transferType)) in [8, 16, 32, 96, 128]", "Transfering type size must be 8, 16, 32, 96 or 128 bits"], ["space(type($src)) in [absent, 0, 1, #gpu.address_space<global>, 7, #amdgpu.address_space<fat_raw_buffer>]", "source memory address space must be global or fat raw buffer"], ["space(type($dst)) in [3, #gpu.address_space<workgroup>]", "destination memory address space must be Workgroup"]]
  } {
    %src = irdl.any {varve.rule = "AnyMemRef"}
    %srcIndices = irdl.any {varve.rule = "Index"}
    %dst = irdl.any {varve.rule = "AnyMemRef"}
    %dstIndices = irdl.any {varve.rule = "Index"}
    %transferType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      src: %src,
      srcIndices: variadic %srcIndices,
      dst: %dst,
      dstIndices: variadic %dstIndices) {
      varve.segments
    }
    irdl.attributes {
      "transferType" = %transferType
    }
  }
  irdl.operation @lds_barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @make_dma_base attributes {
    varve.format = "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)",
    varve.traits = ["Pure", "AllElementTypesMatch<global,lds>"],
    varve.let = [
      "type($global_indices) = index",
      "type($lds_indices) = index"],
    varve.require = [["use memories()"]]
  } {
    %global = irdl.any {varve.rule = "AnyMemRef"}
    %global_indices = irdl.any {varve.rule = "Index"}
    %lds = irdl.any {varve.rule = "AnyMemRef"}
    %lds_indices = irdl.any {varve.rule = "Index"}
    %base = irdl.base "!amdgpu.tdm_base"
    irdl.operands(
      global: %global,
      global_indices: variadic %global_indices,
      lds: %lds,
      lds_indices: variadic %lds_indices) {
      varve.segments
    }
    irdl.results(
      base: %base)
  }
  irdl.operation @make_dma_descriptor attributes {
    varve.format = "$base `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)?)? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )? attr-dict `:` qualified(type($base)) `->` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($global_dynamic_sizes) = index",
      "type($global_dynamic_strides) = index",
      "type($shared_dynamic_sizes) = index",
      "type($workgroup_mask) = vector<16xi1>",
      "type($early_timeout) = i1",
      "type($pad_amount) = i32",
      "type($pad_interval) = i32",
      "type($atomic_barrier_indices) = index",
      "type($global_increment) = index",
      "type($lds_increment) = i32",
      "type($iteration_count) = index",
      "type($desc) = !amdgpu.tdm_descriptor"],
    varve.require = [["use strides()"]]
  } {
    %base = irdl.base "!amdgpu.tdm_base"
    %global_dynamic_sizes = irdl.any {varve.rule = "Index"}
    %global_dynamic_strides = irdl.any {varve.rule = "Index"}
    %shared_dynamic_sizes = irdl.any {varve.rule = "Index"}
    %workgroup_mask = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I1>, LengthIs<16>>"}
    %early_timeout = irdl.any {varve.rule = "I1"}
    %pad_amount = irdl.any {varve.rule = "I32"}
    %pad_interval = irdl.any {varve.rule = "I32"}
    %atomic_barrier_address = irdl.any {varve.rule = "AnyMemRef"}
    %atomic_barrier_indices = irdl.any {varve.rule = "Index"}
    %global_increment = irdl.any {varve.rule = "Index"}
    %lds_increment = irdl.any {varve.rule = "I32"}
    %iteration_count = irdl.any {varve.rule = "Index"}
    %desc = irdl.base "!amdgpu.tdm_descriptor"
    %global_static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %global_static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %shared_static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      base: %base,
      global_dynamic_sizes: variadic %global_dynamic_sizes,
      global_dynamic_strides: variadic %global_dynamic_strides,
      shared_dynamic_sizes: variadic %shared_dynamic_sizes,
      workgroup_mask: optional %workgroup_mask,
      early_timeout: optional %early_timeout,
      pad_amount: optional %pad_amount,
      pad_interval: optional %pad_interval,
      atomic_barrier_address: optional %atomic_barrier_address,
      atomic_barrier_indices: variadic %atomic_barrier_indices,
      global_increment: optional %global_increment,
      lds_increment: optional %lds_increment,
      iteration_count: optional %iteration_count) {
      varve.segments
    }
    irdl.results(
      desc: %desc)
    irdl.attributes {
      "global_static_sizes" = %global_static_sizes,
      "global_static_strides" = %global_static_strides,
      "shared_static_sizes" = %shared_static_sizes
    }
  }
  irdl.operation @make_gather_dma_base attributes {
    varve.format = "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)",
    varve.traits = ["Pure", "AllElementTypesMatch<global,lds>"],
    varve.let = [
      "type($global_indices) = index",
      "type($lds_indices) = index"],
    varve.require = [["use memories()"]]
  } {
    %global = irdl.any {varve.rule = "AnyMemRef"}
    %global_indices = irdl.any {varve.rule = "Index"}
    %lds = irdl.any {varve.rule = "AnyMemRef"}
    %lds_indices = irdl.any {varve.rule = "Index"}
    %base = irdl.base "!amdgpu.tdm_gather_base"
    irdl.operands(
      global: %global,
      global_indices: variadic %global_indices,
      lds: %lds,
      lds_indices: variadic %lds_indices) {
      varve.segments
    }
    irdl.results(
      base: %base)
  }
  irdl.operation @make_gather_dma_descriptor attributes {
    varve.format = "$base `[` $indices `]` `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)?)? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )? attr-dict `:` qualified(type($base)) `,` type($indices) `->` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($global_dynamic_sizes) = index",
      "type($global_dynamic_strides) = index",
      "type($shared_dynamic_sizes) = index",
      "type($workgroup_mask) = vector<16xi1>",
      "type($early_timeout) = i1",
      "type($pad_amount) = i32",
      "type($pad_interval) = i32",
      "type($atomic_barrier_indices) = index",
      "type($global_increment) = index",
      "type($lds_increment) = i32",
      "type($iteration_count) = index",
      "type($desc) = !amdgpu.tdm_descriptor"],
    varve.require = [["count($global_static_sizes) <= 2", "tensor and tile must be at most of rank two in gather mode."], ["elem(type($indices)) = type($base).indexType", "indices' element type must match base's element type."], ["use strides()"]]
  } {
    %base = irdl.base "!amdgpu.tdm_gather_base"
    %indices = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, LengthAtLeast<1>, LengthAtMost<8>>, AllOf<VectorOfNonZeroRankOf<I16>, LengthAtLeast<1>, LengthAtMost<16>>>"}
    %global_dynamic_sizes = irdl.any {varve.rule = "Index"}
    %global_dynamic_strides = irdl.any {varve.rule = "Index"}
    %shared_dynamic_sizes = irdl.any {varve.rule = "Index"}
    %workgroup_mask = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I1>, LengthIs<16>>"}
    %early_timeout = irdl.any {varve.rule = "I1"}
    %pad_amount = irdl.any {varve.rule = "I32"}
    %pad_interval = irdl.any {varve.rule = "I32"}
    %atomic_barrier_address = irdl.any {varve.rule = "AnyMemRef"}
    %atomic_barrier_indices = irdl.any {varve.rule = "Index"}
    %global_increment = irdl.any {varve.rule = "Index"}
    %lds_increment = irdl.any {varve.rule = "I32"}
    %iteration_count = irdl.any {varve.rule = "Index"}
    %desc = irdl.base "!amdgpu.tdm_descriptor"
    %global_static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %global_static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %shared_static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      base: %base,
      indices: %indices,
      global_dynamic_sizes: variadic %global_dynamic_sizes,
      global_dynamic_strides: variadic %global_dynamic_strides,
      shared_dynamic_sizes: variadic %shared_dynamic_sizes,
      workgroup_mask: optional %workgroup_mask,
      early_timeout: optional %early_timeout,
      pad_amount: optional %pad_amount,
      pad_interval: optional %pad_interval,
      atomic_barrier_address: optional %atomic_barrier_address,
      atomic_barrier_indices: variadic %atomic_barrier_indices,
      global_increment: optional %global_increment,
      lds_increment: optional %lds_increment,
      iteration_count: optional %iteration_count) {
      varve.segments
    }
    irdl.results(
      desc: %desc)
    irdl.attributes {
      "global_static_sizes" = %global_static_sizes,
      "global_static_strides" = %global_static_strides,
      "shared_static_sizes" = %shared_static_sizes
    }
  }
  irdl.operation @memory_counter_wait attributes {
    varve.format = "oilist( `load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` | `tensor` `(` $tensor `)` ) attr-dict"
  } {
    %load = irdl.any {varve.rule = "I32Attr"}
    %store = irdl.any {varve.rule = "I32Attr"}
    %ds = irdl.any {varve.rule = "I32Attr"}
    %exp = irdl.any {varve.rule = "I32Attr"}
    %tensor = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "load" = %load,
      "store" = %store,
      "ds" = %ds,
      "exp" = %exp,
      "tensor" = %tensor
    } {
      varve.optional = ["load", "store", "ds", "exp", "tensor"]
    }
  }
  irdl.operation @mfma attributes {
    varve.format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)"],
    varve.require = [["let a = elem(type($sourceA)), b = elem(type($sourceB)), length = length(type($sourceA)) * if(isa(a, 'I32'), 4, if(isa(a, 'I64'), 8, 1)), sources = $m * $k * $blocks / 64, results = $m * $n * $blocks / 64", ["if isa(a, 'AnyFloat') and width(a) in [4, 6, 8]", ["isa(b, 'AnyFloat') and width(b) in [4, 6, 8]", "expected both source operands to have small-float elements if one does"], ["length(type($sourceA)) = length(type($sourceB))", "expected both small-float source vectors to have the same length"]], ["isa(a, 'AnyFloat') and width(a) in [4, 6, 8] or type($sourceA) = type($sourceB)", "expected both non-small-float source operand types to match exactly"], ["length = sources", "expected {sources} source values for this operation but got {length}"], ["length(type($destC)) = results", "expected {results} result values for this operation but got {length(type($destC))}"], ["if elem(type($destC)) = f64", ["$blgp = .none", "double-precision ops do not support permuting lanes of B"], ["$cbsz = 0", "double-precision ops do not support permuting lanes of A"]]], ["let counts = [1, 2, 4, 8, 16]", ["$abid >= 0 and $abid < counts[$cbsz]", "block ID for permuting A (abid) must be below 2 ** cbsz"]], ["elem(type($destC)) = f64 or not ($negateA or $negateB or $negateC)", "negation flags only available for double-precision operations"]]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2FNUZ, F8E4M3FNUZ>>, LengthIs<8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<8, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2FNUZ, F8E4M3FNUZ>>, LengthIs<8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<8, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>"}
    %destC = irdl.any {varve.rule = "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>"}
    %destD = irdl.any {varve.rule = "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>"}
    %m = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<4, 16, 32>>"}
    %n = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<4, 16, 32>>"}
    %k = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<1, 2, 4, 8, 16, 32, 64, 128>>"}
    %blocks = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<1, 2, 4, 16>>"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#amdgpu.mfma_perm_b"
    %reducePrecision = irdl.any {varve.rule = "UnitAttr"}
    %negateA = irdl.any {varve.rule = "UnitAttr"}
    %negateB = irdl.any {varve.rule = "UnitAttr"}
    %negateC = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "blocks" = %blocks,
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp,
      "reducePrecision" = %reducePrecision,
      "negateA" = %negateA,
      "negateB" = %negateB,
      "negateC" = %negateC
    } {
      varve.optional = ["reducePrecision", "negateA", "negateB", "negateC"],
      varve.defaults = {
        blocks = 1 : i32,
        cbsz = 0 : i32,
        abid = 0 : i32,
        blgp = #amdgpu<mfma_perm_b none>}
    }
  }
  irdl.operation @packed_scaled_trunc attributes {
    varve.format = "attr-dict $source `into` ($existing^):(`undef`)? `[` $index `]` `,` $scale `:` type($source) `to` type($res) (`into` type($existing)^)?",
    varve.traits = ["Pure"],
    varve.let = [
      "type($scale) = f32"],
    varve.require = [["use existing()"]]
  } {
    %source = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F16, BF16>>, LengthIs<1, 2>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %existing = irdl.any {varve.rule = "AnyOf<AllOf<FixedVectorOfAnyRank<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<4>>, AllOf<FixedVectorOfAnyRank<F4E2M1FN>, LengthIs<8>>>"}
    %res = irdl.any {varve.rule = "AnyOf<AllOf<FixedVectorOfAnyRank<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<4>>, AllOf<FixedVectorOfAnyRank<F4E2M1FN>, LengthIs<8>>>"}
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<7>>"}
    irdl.operands(
      source: %source,
      scale: %scale,
      existing: optional %existing)
    irdl.results(
      res: %res)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @packed_stoch_round_fp8 attributes {
    varve.format = "attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)? `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)?",
    varve.traits = ["Pure"],
    varve.let = [
      "type($source) = f32",
      "type($stochiasticParam) = i32"],
    varve.require = [["use existing()"]]
  } {
    %source = irdl.any {varve.rule = "F32"}
    %stochiasticParam = irdl.any {varve.rule = "I32"}
    %existing = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ, F8E4M3FN, F8E5M2>>, LengthIs<4>>"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ, F8E4M3FN, F8E5M2>>, LengthIs<4>>"}
    %storeIndex = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>"}
    irdl.operands(
      source: %source,
      stochiasticParam: %stochiasticParam,
      existing: optional %existing)
    irdl.results(
      res: %res)
    irdl.attributes {
      "storeIndex" = %storeIndex
    }
  }
  irdl.operation @packed_trunc_2xfp8 attributes {
    varve.format = "attr-dict $sourceA `,` ($sourceB^):(`undef`)? `into` ($existing^):(`undef`)? `[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)?",
    varve.traits = ["Pure"],
    varve.let = [
      "type($sourceA) = f32",
      "type($sourceB) = f32"],
    varve.require = [["use existing()"]]
  } {
    %sourceA = irdl.any {varve.rule = "F32"}
    %sourceB = irdl.any {varve.rule = "F32"}
    %existing = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ, F8E4M3FN, F8E5M2>>, LengthIs<4>>"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ, F8E4M3FN, F8E5M2>>, LengthIs<4>>"}
    %wordIndex = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<1>>"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: optional %sourceB,
      existing: optional %existing) {
      varve.segments
    }
    irdl.results(
      res: %res)
    irdl.attributes {
      "wordIndex" = %wordIndex
    }
  }
  irdl.operation @permlane_swap attributes {
    varve.format = "$src $row_length attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<result,src>"],
    varve.let = [
      "type($src) = type($result)"],
    varve.require = [["$row_length in [16, 32]", "row_length attribute must either be 16 or 32."]]
  } {
    %src = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %row_length = irdl.any {varve.rule = "I32Attr"}
    %fetch_inactive = irdl.any {varve.rule = "BoolAttr"}
    %bound_ctrl = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "row_length" = %row_length,
      "fetch_inactive" = %fetch_inactive,
      "bound_ctrl" = %bound_ctrl
    } {
      varve.defaults = {
        fetch_inactive = false,
        bound_ctrl = false}
    }
  }
  irdl.operation @raw_buffer_atomic_cmpswap attributes {
    varve.format = "attr-dict $src `,` $cmp `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllTypesMatch<src,cmp,value>", "AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($cmp) = type($src)",
      "type($value) = type($src)",
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %src = irdl.any
    %cmp = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %value = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      cmp: %cmp,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      value: %value)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_fadd attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2>>>"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_fmax attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_smax attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.let = [
      "type($value) = i32",
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_umin attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.let = [
      "type($value) = i32",
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_load attributes {
    varve.format = "attr-dict $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($memref) (`,` type($indices)^)? `->` type($value)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %value = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      value: %value)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_store attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) (`,` type($indices)^)?",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32"],
    varve.require = [["use buffer()"]]
  } {
    %value = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @scaled_ext_packed attributes {
    varve.format = "attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($scale) = f32"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<1, 2, 3, 4>>, AllOf<VectorOfNonZeroRankOf<F4E2M1FN>, LengthIs<1, 2, 3, 4, 5, 6, 7, 8>>>"}
    %scale = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "AnyOf<AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>, AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>, AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>>"}
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<7>>"}
    irdl.operands(
      source: %source,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @scaled_ext_packed_matrix attributes {
    varve.format = "attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane`)` `firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)",
    varve.traits = ["Pure", "AllShapesMatch<source,res>"],
    varve.let = [
      "type($scale) = vector<4xf8E8M0FNU>"],
    varve.require = [["if width(elem(type($source))) != 8", ["$blockSize != 16 or $firstScaleByte in [0, 1]", "blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6."], ["$blockSize != 32 or $firstScaleByte in [0, 2]", "blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6."]], ["width(elem(type($source))) != 8 or $blockSize != 16 or $firstScaleByte = if($firstScaleLane = 0, 0, 2)", "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8."]]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F4E2M1FN>>, AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F8E4M3FN>>, AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F8E5M2>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<F6E2M3FN>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<F6E3M2FN>>>"}
    %scale = irdl.any {varve.rule = "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<F8E8M0FNU>>"}
    %res = irdl.any {varve.rule = "AnyOf<AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F32>>, AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F16>>, AllOf<ShapeIs<8>, FixedVectorOfAnyRank<BF16>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<F32>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<F16>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<BF16>>>"}
    %blockSize = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32>>"}
    %firstScaleLane = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<0, 16>>"}
    %firstScaleByte = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<3>>"}
    irdl.operands(
      source: %source,
      scale: %scale)
    irdl.results(
      res: %res)
    irdl.attributes {
      "blockSize" = %blockSize,
      "firstScaleLane" = %firstScaleLane,
      "firstScaleByte" = %firstScaleByte
    }
  }
  irdl.operation @scaled_mfma attributes {
    varve.format = "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)"]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>"}
    %destC = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>"}
    %scalesA = irdl.any {varve.rule = "AnyOf<F8E8M0FNU, AllOf<FixedVectorOfAnyRank<F8E8M0FNU>, LengthIs<4>>>"}
    %scalesB = irdl.any {varve.rule = "AnyOf<F8E8M0FNU, AllOf<FixedVectorOfAnyRank<F8E8M0FNU>, LengthIs<4>>>"}
    %destD = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>"}
    %m = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32>>"}
    %n = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32>>"}
    %k = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<64, 128>>"}
    %scalesIdxA = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>"}
    %scalesIdxB = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC,
      scalesA: %scalesA,
      scalesB: %scalesB)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "scalesIdxA" = %scalesIdxA,
      "scalesIdxB" = %scalesIdxB
    }
  }
  irdl.operation @scaled_wmma attributes {
    varve.format = "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)"],
    varve.require = [["let length = if($m = 16, 8, 16)", ["length(type($destC)) = length", "expected output vector of length {length} but got {length(type($destC))}"]], ["if $m = 16", ["length(type($sourceA)) = 64", "for 16x16x128, sourceA must have 64 elements but got {length(type($sourceA))}"], ["length(type($sourceB)) = 64", "for 16x16x128, sourceB must have 64 elements but got {length(type($sourceB))}"]], ["if $m = 32", ["width(elem(type($sourceA))) = 4 or width(elem(type($sourceB))) = 4", "32x16x128 only supports fp4 element types"], ["length(type($sourceA)) = 128", "for 32x16x128, sourceA must have 128 elements but got {length(type($sourceA))}"], ["length(type($sourceB)) = 64", "for 32x16x128, sourceB must have 64 elements but got {length(type($sourceB))}"], ["$a_first_scale_lane = 0", "for 32x16x128, a_first_scale_lane must be 0"]], ["let a = elem(type($sourceA)), b = elem(type($sourceB)), s = elem(type($scaleA)), t = elem(type($scaleB))", ["(width(a) = 4 or s = f8E8M0FNU) and (width(b) = 4 or t = f8E8M0FNU) and (width(a) != 4 or width(b) != 4 or s = t)", "invalid combination of matrix and scale types: sourceA='{a}', scaleA='{s}', sourceB='{b}', scaleB='{t}'"]]]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<F4E2M1FN>, LengthIs<64, 128>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<F4E2M1FN>, LengthIs<64, 128>>>"}
    %destC = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8, 16>>"}
    %scaleA = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F8E8M0FNU, F8E4M3FN>>, LengthIs<4, 8>>"}
    %scaleB = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F8E8M0FNU, F8E4M3FN>>, LengthIs<4, 8>>"}
    %destD = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8, 16>>"}
    %m = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32>>"}
    %n = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16>>"}
    %k = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<128>>"}
    %a_first_scale_lane = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<0, 16>>"}
    %b_first_scale_lane = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<0, 16>>"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC,
      scaleA: %scaleA,
      scaleB: %scaleB)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "a_first_scale_lane" = %a_first_scale_lane,
      "b_first_scale_lane" = %b_first_scale_lane
    }
  }
  irdl.operation @sched_barrier attributes {
    varve.format = "`allow` `=` $opts attr-dict"
  } {
    %opts = irdl.base "#amdgpu.sched_barrier_opt"
    irdl.attributes {
      "opts" = %opts
    }
  }
  irdl.operation @sparse_mfma attributes {
    varve.format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC `sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)"],
    varve.require = [["let a = elem(type($sourceA)), b = elem(type($sourceB))", ["length(type($sourceB)) = length(type($sourceA)) * 2", "expected dense source operand to have exactly double the number of elements of the sparse source operand"], ["a = b or isa(a, 'AnyFloat') and isa(b, 'AnyFloat') and width(a) = 8 and width(b) = 8", "expected source operands to have the same element type"], ["if width(a) = 8", ["$cbsz != 0 or $abid in [0, 1]", "ABID must be 0 or 1 for 8-bit source data"], ["type($sparseIdx) = vector<2xi16>", "expected vector<2xi16> sparse indices for 8-bit source data, but got '{type($sparseIdx)}'"]], ["if width(a) != 8", ["$cbsz != 0 or $abid in [0, 1, 2, 3]", "ABID must be between 0 and 3 for 16-bit source data"], ["type($sparseIdx) = vector<4xi8>", "expected vector<4xi8> sparse indices for 16-bit source data, but got '{type($sparseIdx)}'"]]], ["length(type($sourceB)) = $m * $k / 64", "expected {$m * $k / 64} source values for this operation but got {length(type($sourceB))}"], ["length(type($destC)) = $m * $n / 64", "expected {$m * $n / 64} result values for this operation but got {length(type($destC))}"]]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ>>, LengthIs<8, 16>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ>>, LengthIs<16, 32>>>"}
    %destC = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16>>>"}
    %sparseIdx = irdl.any {varve.rule = "AnyOf<AllOf<FixedVectorOfAnyRank<I8>, LengthIs<4>>, AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>>"}
    %destD = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16>>>"}
    %m = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32>>"}
    %n = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32>>"}
    %k = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16, 32, 64, 128>>"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC,
      sparseIdx: %sparseIdx)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "cbsz" = %cbsz,
      "abid" = %abid
    } {
      varve.defaults = {
        cbsz = 0 : i32,
        abid = 0 : i32}
    }
  }
  irdl.operation @swizzle_bitmode attributes {
    varve.format = "$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<result,src>"],
    varve.let = [
      "type($src) = type($result)"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %and_mask = irdl.any {varve.rule = "I32Attr"}
    %or_mask = irdl.any {varve.rule = "I32Attr"}
    %xor_mask = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "and_mask" = %and_mask,
      "or_mask" = %or_mask,
      "xor_mask" = %xor_mask
    }
  }
  irdl.operation @tensor_load_to_lds attributes {
    varve.format = "$desc attr-dict `:` qualified(type($desc))",
    varve.traits = ["MemoryEffects<Write,Read>"],
    varve.let = [
      "type($desc) = !amdgpu.tdm_descriptor"]
  } {
    %desc = irdl.base "!amdgpu.tdm_descriptor"
    irdl.operands(
      desc: %desc)
  }
  irdl.operation @tensor_store_from_lds attributes {
    varve.format = "$desc attr-dict `:` qualified(type($desc))",
    varve.traits = ["MemoryEffects<Write,Read>"],
    varve.let = [
      "type($desc) = !amdgpu.tdm_descriptor"]
  } {
    %desc = irdl.base "!amdgpu.tdm_descriptor"
    irdl.operands(
      desc: %desc)
  }
  irdl.operation @transpose_load attributes {
    varve.format = "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["SameVariadicOperandSize"],
    varve.let = [
      "type($srcIndices) = index"],
    varve.require = [["space(type($src)) in [3, #gpu.address_space<workgroup>]", "source memory address space must be Workgroup"], ["width(elem(type($result))) in [4, 6, 8, 16]", "Unsupported element type size for transpose load: {width(elem(type($result)))} bits"], ["let count = if(width(elem(type($result))) = 16, 4, if(width(elem(type($result))) = 8, 8, 16))", ["length(type($result)) = count", "Transferring type size mismatch: expected num of elements: {count}"]]]
  } {
    %src = irdl.any {varve.rule = "AnyMemRef"}
    %srcIndices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      src: %src,
      srcIndices: variadic %srcIndices)
    irdl.results(
      result: %result)
  }
  irdl.operation @wmma attributes {
    varve.format = "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)"],
    varve.require = [["let a = elem(type($sourceA)), is_float = isa(a, 'AnyFloat')", ["length(type($sourceA)) = length(type($sourceB))", "source vectors have different lengths: '{type($sourceA)}' vs. '{type($sourceB)}'"], ["is_float or not isa(elem(type($destC)), 'AnyFloat')", "expected float sources with float destination"], ["not is_float or isa(elem(type($destC)), 'AnyFloat')", "expected int sources with int destination"], ["is_float and width(a) = 8 or a = elem(type($sourceB))", "source element types must match (except for fp8/bf8) but have '{type($sourceA)}' and '{type($sourceB)}'"], ["not is_float or not $clamp", "clamp flag is not supported for float types"], ["not is_float or not ($unsignedA or $unsignedB)", "unsigned flags are not supported for float types"]]]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, SI<8>, UI<8>>>, LengthIs<4, 8, 16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<4, 8, 32, 64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<I<4>, SI<4>, UI<4>>>, LengthIs<4, 8, 16>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, SI<8>, UI<8>>>, LengthIs<4, 8, 16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<4, 8, 32, 64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<I<4>, SI<4>, UI<4>>>, LengthIs<4, 8, 16>>>"}
    %destC = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<4, 8, 16>>>"}
    %destD = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<4, 8, 16>>>"}
    %m = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16>>"}
    %n = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<16>>"}
    %k = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<4, 16, 32, 64, 128>>"}
    %subwordOffset = irdl.any {varve.rule = "AllOf<I32Attr, IntIsOneOf<0, 1>>"}
    %unsignedA = irdl.any {varve.rule = "UnitAttr"}
    %unsignedB = irdl.any {varve.rule = "UnitAttr"}
    %clamp = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "subwordOffset" = %subwordOffset,
      "unsignedA" = %unsignedA,
      "unsignedB" = %unsignedB,
      "clamp" = %clamp
    } {
      varve.optional = ["unsignedA", "unsignedB", "clamp"],
      varve.defaults = {
        subwordOffset = 0 : i32}
    }
  }
}
