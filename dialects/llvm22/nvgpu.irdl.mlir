irdl.dialect @nvgpu attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "RcpRoundingMode",
    storage = i32,
    cases = [
      ["approx", 0 : i32],
      ["rn", 1 : i32],
      ["rz", 2 : i32],
      ["rm", 3 : i32],
      ["rp", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TensorMapInterleaveKind",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["interleave_16b", 1 : i32],
      ["interleave_32b", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TensorMapL2PromoKind",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["l2promo_64b", 1 : i32],
      ["l2promo_128b", 2 : i32],
      ["l2promo_256b", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TensorMapOOBKind",
    storage = i32,
    cases = [
      ["zero", 0 : i32],
      ["nan", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TensorMapSwizzleKind",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["swizzle_32b", 1 : i32],
      ["swizzle_64b", 2 : i32],
      ["swizzle_128b", 3 : i32]
    ]
  } : () -> ()
  "varve.rule"() {
    require = [["elem(type($matrixA)) in [f64, f32, bf16, f16, i8, i4]", "expected input data type (i4,i8,f16,bf16,tf32,f64)"], ["shape(type($matrixB))[0] * shape(type($matrixB))[1] * 32 = $mmaShape[1] * $mmaShape[2]", "expected {$mmaShape[1] * $mmaShape[2]} warp-wide matrix B elements"], ["shape(type($matrixC))[0] * shape(type($matrixC))[1] * 32 = $mmaShape[0] * $mmaShape[1]", "expected {$mmaShape[0] * $mmaShape[1]} warp-wide matrix C elements"], ["not has($tf32Enabled) or elem(type($matrixA)) = f32", "tf32Enabled requires f32 elements"], ["elem(type($matrixA)) = f64 or shape(type($matrixA))[1] = 32 / width(elem(type($matrixA)))", "matrix A is not shaped as expected"], ["elem(type($matrixA)) = f64 or shape(type($matrixB))[1] = 32 / width(elem(type($matrixA)))", "matrix B is not shaped as expected"], ["shape(type($matrixC))[1] = 2", "matrix C is not shaped as expected"]],
    sym_name = "matrices",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["type($tensorMapDescriptor).interleave = 0", "interleaving is not supported"], ["space(type($tensorMapDescriptor).tensor) in [3, #gpu.address_space<workgroup>]", "!the tensor map descriptor has incorrect address space, it must be shared memory address space."], ["dynamic(type($tensorMapDescriptor).tensor) = 0", "!the tensor map descriptor must be static shaped"], ["min(shape(type($tensorMapDescriptor).tensor)) >= 1", "the tensor map descriptor has a dimension of 0"], ["max(shape(type($tensorMapDescriptor).tensor)) <= 256", "the tensor map descriptor has too large a dimension"], ["rank(type($tensorMapDescriptor).tensor) <= 1 or type($tensorMapDescriptor).swizzle = 0 or width(elem(type($tensorMapDescriptor).tensor)) * shape(type($tensorMapDescriptor).tensor)[-1] / 8 = 128", "the last dimension must have 128 bytes"], ["count($coordinates) <= 5", "expected at most 5 coordinates"], ["count($coordinates) = rank(type($tensorMapDescriptor).tensor)", "number of coordinates do not match with the rank"]],
    sym_name = "tensor_map",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["type($tensorMap).interleave = 0", "interleaving is not supported"], ["space(type($tensorMap).tensor) in [3, #gpu.address_space<workgroup>]", "!the tensor map descriptor has incorrect address space, it must be shared memory address space."], ["dynamic(type($tensorMap).tensor) = 0", "!the tensor map descriptor must be static shaped"], ["min(shape(type($tensorMap).tensor)) >= 1", "the tensor map descriptor has a dimension of 0"], ["max(shape(type($tensorMap).tensor)) <= 256", "the tensor map descriptor has too large a dimension"], ["rank(type($tensorMap).tensor) <= 1 or type($tensorMap).swizzle = 0 or width(elem(type($tensorMap).tensor)) * shape(type($tensorMap).tensor)[-1] / 8 = 128", "the last dimension must have 128 bytes"]],
    sym_name = "tensor_map_and_buffer",
    takes = []
  } : () -> ()
  irdl.type @"!device.async.token" {
  }
  irdl.type @"!mbarrier.group" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %memorySpace = irdl.any {varve.rule = "attribute"}
    %num_barriers = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      memorySpace: %memorySpace,
      num_barriers: %num_barriers) {
      varve.defaults = {
        num_barriers = 1 : i32}
    }
  }
  irdl.type @"!mbarrier.token" {
  }
  irdl.type @"!tensormap.descriptor" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %tensor = irdl.any {varve.rule = "AnyMemRef"}
    %swizzle = irdl.any {varve.rule = "enum<@TensorMapSwizzleKind>"}
    %l2promo = irdl.any {varve.rule = "enum<@TensorMapL2PromoKind>"}
    %oob = irdl.any {varve.rule = "enum<@TensorMapOOBKind>"}
    %interleave = irdl.any {varve.rule = "enum<@TensorMapInterleaveKind>"}
    irdl.parameters(
      tensor: %tensor,
      swizzle: %swizzle,
      l2promo: %l2promo,
      oob: %oob,
      interleave: %interleave)
  }
  irdl.type @"!warpgroup.accumulator" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %fragmented = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.parameters(
      fragmented: %fragmented)
  }
  irdl.type @"!warpgroup.descriptor" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %tensor = irdl.any {varve.rule = "AnyMemRef"}
    irdl.parameters(
      tensor: %tensor)
  }
  irdl.attribute @"#interleave" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@TensorMapInterleaveKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#l2promo" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@TensorMapL2PromoKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#oob" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@TensorMapOOBKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#rcp_rounding_mode" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@RcpRoundingMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#swizzle" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@TensorMapSwizzleKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @device_async_copy attributes {
    varve.format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? attr-dict `:` type($src) `to` type($dst)",
    varve.let = [
      "type($dstIndices) = index",
      "type($srcIndices) = index",
      "type($srcElements) = index",
      "type($asyncToken) = !nvgpu.device.async.token"],
    varve.require = [["strides(type($src))[-1] = 1", "source memref most minor dim must have unit stride"], ["strides(type($dst))[-1] = 1", "destination memref most minor dim must have unit stride"], ["space(type($dst)) in [3, #gpu.address_space<workgroup>]", "the destination must be in shared memory"], ["elem(type($src)) = elem(type($dst))", "source and destination must have the same element type"], ["count($srcIndices) = rank(type($src))", "expected one source index for each dimension"], ["count($dstIndices) = rank(type($dst))", "expected one destination index for each dimension"], ["width(elem(type($dst))) * $dstElements / 8 in [4, 8, 16]", "expected 4, 8 or 16 bytes"], ["not $bypassL1 or width(elem(type($dst))) * $dstElements / 8 = 16", "bypassL1 requires 16 bytes"]]
  } {
    %dst = irdl.any {varve.rule = "AnyMemRef"}
    %dstIndices = irdl.any {varve.rule = "Index"}
    %src = irdl.any {varve.rule = "AnyMemRef"}
    %srcIndices = irdl.any {varve.rule = "Index"}
    %srcElements = irdl.any {varve.rule = "Index"}
    %asyncToken = irdl.base "!nvgpu.device.async.token"
    %dstElements = irdl.any {varve.rule = "IndexAttr"}
    %bypassL1 = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      dst: %dst,
      dstIndices: variadic %dstIndices,
      src: %src,
      srcIndices: variadic %srcIndices,
      srcElements: optional %srcElements) {
      varve.segments
    }
    irdl.results(
      asyncToken: %asyncToken)
    irdl.attributes {
      "dstElements" = %dstElements,
      "bypassL1" = %bypassL1
    } {
      varve.optional = ["bypassL1"]
    }
  }
  irdl.operation @device_async_create_group attributes {
    varve.format = "$inputTokens attr-dict",
    varve.let = [
      "type($inputTokens) = !nvgpu.device.async.token",
      "type($asyncToken) = !nvgpu.device.async.token"]
  } {
    %inputTokens = irdl.base "!nvgpu.device.async.token"
    %asyncToken = irdl.base "!nvgpu.device.async.token"
    irdl.operands(
      inputTokens: variadic %inputTokens)
    irdl.results(
      asyncToken: %asyncToken)
  }
  irdl.operation @device_async_wait attributes {
    varve.format = "$asyncDependencies attr-dict",
    varve.let = [
      "type($asyncDependencies) = !nvgpu.device.async.token"]
  } {
    %asyncDependencies = irdl.base "!nvgpu.device.async.token"
    %numGroups = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      asyncDependencies: %asyncDependencies)
    irdl.attributes {
      "numGroups" = %numGroups
    } {
      varve.optional = ["numGroups"]
    }
  }
  irdl.operation @ldmatrix attributes {
    varve.format = "$srcMemref`[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)",
    varve.traits = ["MemoryEffects<Read>", "TypeIs<Result0,AnyShaped>", "TypeIs<Operand0,AnyShaped>", "SameElementType<Result0,Operand0>"],
    varve.let = [
      "type($indices) = index"],
    varve.require = [["space(type($srcMemref)) in [3, #gpu.address_space<workgroup>]", "srcMemref must be in shared memory"], ["width(elem(type($res))) <= 32", "elements must have 32 bits or less"], ["not $transpose or width(elem(type($res))) = 16", "transposed elements must have 16 bits"], ["rank(type($res)) = 2", "results must be 2 dimensional vector"], ["shape(type($res))[1] = 32 / width(elem(type($res)))", "!expected vector register shape[1] = {32 / width(elem(type($res)))}"], ["shape(type($res))[0] = $numTiles", "!expected vector register shape[0] and numTiles to match"]]
  } {
    %srcMemref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %res = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %transpose = irdl.any {varve.rule = "BoolAttr"}
    %numTiles = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      srcMemref: %srcMemref,
      indices: variadic %indices)
    irdl.results(
      res: %res)
    irdl.attributes {
      "transpose" = %transpose,
      "numTiles" = %numTiles
    }
  }
  irdl.operation @mbarrier.arrive attributes {
    varve.format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)",
    varve.let = [
      "type($mbarId) = index",
      "type($token) = !nvgpu.mbarrier.token"]
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group"
    %mbarId = irdl.any {varve.rule = "Index"}
    %token = irdl.base "!nvgpu.mbarrier.token"
    irdl.operands(
      barriers: %barriers,
      mbarId: %mbarId)
    irdl.results(
      token: %token)
  }
  irdl.operation @mbarrier.arrive.expect_tx attributes {
    varve.format = "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)",
    varve.let = [
      "type($txcount) = index",
      "type($mbarId) = index",
      "type($predicate) = i1"]
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group"
    %txcount = irdl.any {varve.rule = "Index"}
    %mbarId = irdl.any {varve.rule = "Index"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      barriers: %barriers,
      txcount: %txcount,
      mbarId: %mbarId,
      predicate: optional %predicate)
  }
  irdl.operation @mbarrier.arrive.nocomplete attributes {
    varve.format = "$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)",
    varve.let = [
      "type($mbarId) = index",
      "type($count) = index",
      "type($token) = !nvgpu.mbarrier.token"]
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group"
    %mbarId = irdl.any {varve.rule = "Index"}
    %count = irdl.any {varve.rule = "Index"}
    %token = irdl.base "!nvgpu.mbarrier.token"
    irdl.operands(
      barriers: %barriers,
      mbarId: %mbarId,
      count: %count)
    irdl.results(
      token: %token)
  }
  irdl.operation @mbarrier.create attributes {
    varve.format = "attr-dict `->` type($barriers)"
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group"
    irdl.results(
      barriers: %barriers)
  }
  irdl.operation @mbarrier.get attributes {
    varve.format = "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($mbarrierPointer)",
    varve.let = [
      "type($mbarId) = index"]
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group"
    %mbarId = irdl.any {varve.rule = "Index"}
    %mbarrierPointer = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    irdl.operands(
      barriers: %barriers,
      mbarId: %mbarId)
    irdl.results(
      mbarrierPointer: %mbarrierPointer)
  }
  irdl.operation @mbarrier.init attributes {
    varve.format = "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)? attr-dict `:` type($barriers)",
    varve.let = [
      "type($count) = index",
      "type($mbarId) = index",
      "type($predicate) = i1"]
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group"
    %count = irdl.any {varve.rule = "Index"}
    %mbarId = irdl.any {varve.rule = "Index"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      barriers: %barriers,
      count: %count,
      mbarId: %mbarId,
      predicate: optional %predicate)
  }
  irdl.operation @mbarrier.test.wait attributes {
    varve.format = "$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)",
    varve.let = [
      "type($token) = !nvgpu.mbarrier.token",
      "type($mbarId) = index",
      "type($waitComplete) = i1"]
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group"
    %token = irdl.base "!nvgpu.mbarrier.token"
    %mbarId = irdl.any {varve.rule = "Index"}
    %waitComplete = irdl.any {varve.rule = "I1"}
    irdl.operands(
      barriers: %barriers,
      token: %token,
      mbarId: %mbarId)
    irdl.results(
      waitComplete: %waitComplete)
  }
  irdl.operation @mbarrier.try_wait.parity attributes {
    varve.format = "$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)",
    varve.let = [
      "type($phaseParity) = i1",
      "type($ticks) = index",
      "type($mbarId) = index"]
  } {
    %barriers = irdl.base "!nvgpu.mbarrier.group"
    %phaseParity = irdl.any {varve.rule = "I1"}
    %ticks = irdl.any {varve.rule = "Index"}
    %mbarId = irdl.any {varve.rule = "Index"}
    irdl.operands(
      barriers: %barriers,
      phaseParity: %phaseParity,
      ticks: %ticks,
      mbarId: %mbarId)
  }
  irdl.operation @mma.sp.sync attributes {
    varve.format = "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)",
    varve.traits = ["Pure", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>"],
    varve.let = [
      "type($sparseMetadata) = vector<2xi16>"],
    varve.require = [["use matrices()"], ["elem(type($matrixA)) != f64", "f64 is not supported for sparse mode"], ["$sparsitySelector in [0, 1]", "sparsity selector should be 0 or 1"], ["shape(type($matrixA))[0] * shape(type($matrixA))[1] * 32 = $mmaShape[0] * $mmaShape[2] / 2", "wrong number of elements in matrix A"]]
  } {
    %matrixA = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %matrixB = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %matrixC = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %sparseMetadata = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>"}
    %res = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %mmaShape = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %sparsitySelector = irdl.any {varve.rule = "I32Attr"}
    %tf32Enabled = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      matrixA: %matrixA,
      matrixB: %matrixB,
      matrixC: %matrixC,
      sparseMetadata: %sparseMetadata)
    irdl.results(
      res: %res)
    irdl.attributes {
      "mmaShape" = %mmaShape,
      "sparsitySelector" = %sparsitySelector,
      "tf32Enabled" = %tf32Enabled
    } {
      varve.optional = ["tf32Enabled"],
      varve.defaults = {
        sparsitySelector = 0 : i32}
    }
  }
  irdl.operation @mma.sync attributes {
    varve.format = "`(` $matrixA`,` $matrixB`,` $matrixC `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)",
    varve.traits = ["Pure", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>"],
    varve.require = [["use matrices()"], ["shape(type($matrixA))[0] * shape(type($matrixA))[1] * 32 = $mmaShape[0] * $mmaShape[2]", "expected {$mmaShape[0] * $mmaShape[2]} warp-wide matrix A elements"], ["elem(type($matrixA)) != f64 or shape(type($matrixA))[1] = 1", "matrix A is not shaped as expected"], ["elem(type($matrixA)) != f64 or shape(type($matrixB))[1] = 1", "matrix B is not shaped as expected"]]
  } {
    %matrixA = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %matrixB = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %matrixC = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %res = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %mmaShape = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %tf32Enabled = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      matrixA: %matrixA,
      matrixB: %matrixB,
      matrixC: %matrixC)
    irdl.results(
      res: %res)
    irdl.attributes {
      "mmaShape" = %mmaShape,
      "tf32Enabled" = %tf32Enabled
    } {
      varve.optional = ["tf32Enabled"]
    }
  }
  irdl.operation @rcp attributes {
    varve.format = "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($out) = type($in)"],
    varve.require = [["$rounding = .approx", "only approx is supported"], ["$ftz", "has a limitation. #nvgpu<rcp_rounding_mode approx> or non-ftz is not supported yet."]]
  } {
    %in = irdl.any {varve.rule = "VectorOfNonZeroRankOf<F32>"}
    %out = irdl.any {varve.rule = "VectorOfNonZeroRankOf<F32>"}
    %rounding = irdl.base "#nvgpu.rcp_rounding_mode"
    %ftz = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "rounding" = %rounding,
      "ftz" = %ftz
    } {
      varve.optional = ["ftz"],
      varve.defaults = {
        rounding = #nvgpu<rcp_rounding_mode approx>}
    }
  }
  irdl.operation @tma.async.load attributes {
    varve.format = "$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst (`multicast_mask` `=` $multicastMask^ )? (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)",
    varve.let = [
      "type($coordinates) = index",
      "type($mbarId) = index",
      "type($multicastMask) = i16",
      "type($predicate) = i1"],
    varve.require = [["use tensor_map()"], ["elem(type($tensorMapDescriptor).tensor) = elem(type($dst))", "element types of descriptor and memref must be equal"], ["space(type($dst)) in [3, #gpu.address_space<workgroup>]", "the memref must be in shared memory"], ["dynamic(type($dst)) = 0", "the memref must be static shaped"], ["rank(type($dst)) = rank(type($tensorMapDescriptor).tensor)", "descriptor and memref must have same rank"], ["shape(type($dst))[0] = shape(type($tensorMapDescriptor).tensor)[0]", "shapes mismatch"], ["shape(type($dst))[1] = shape(type($tensorMapDescriptor).tensor)[1]", "shapes mismatch"], ["shape(type($dst))[2] = shape(type($tensorMapDescriptor).tensor)[2]", "shapes mismatch"], ["shape(type($dst))[3] = shape(type($tensorMapDescriptor).tensor)[3]", "shapes mismatch"], ["shape(type($dst))[4] = shape(type($tensorMapDescriptor).tensor)[4]", "shapes mismatch"]]
  } {
    %dst = irdl.any {varve.rule = "AnyMemRef"}
    %barriers = irdl.base "!nvgpu.mbarrier.group"
    %tensorMapDescriptor = irdl.base "!nvgpu.tensormap.descriptor"
    %coordinates = irdl.any {varve.rule = "Index"}
    %mbarId = irdl.any {varve.rule = "Index"}
    %multicastMask = irdl.any {varve.rule = "I16"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      dst: %dst,
      barriers: %barriers,
      tensorMapDescriptor: %tensorMapDescriptor,
      coordinates: variadic %coordinates,
      mbarId: %mbarId,
      multicastMask: optional %multicastMask,
      predicate: optional %predicate) {
      varve.segments
    }
  }
  irdl.operation @tma.async.store attributes {
    varve.format = "$src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)? attr-dict `:` type($src) `->` type($tensorMapDescriptor)",
    varve.let = [
      "type($coordinates) = index",
      "type($predicate) = i1"],
    varve.require = [["use tensor_map()"], ["elem(type($tensorMapDescriptor).tensor) = elem(type($src))", "element types of descriptor and memref must be equal"], ["space(type($src)) in [3, #gpu.address_space<workgroup>]", "the memref must be in shared memory"], ["dynamic(type($src)) = 0", "the memref must be static shaped"], ["rank(type($src)) = rank(type($tensorMapDescriptor).tensor)", "descriptor and memref must have same rank"], ["shape(type($src))[0] = shape(type($tensorMapDescriptor).tensor)[0]", "shapes mismatch"], ["shape(type($src))[1] = shape(type($tensorMapDescriptor).tensor)[1]", "shapes mismatch"], ["shape(type($src))[2] = shape(type($tensorMapDescriptor).tensor)[2]", "shapes mismatch"], ["shape(type($src))[3] = shape(type($tensorMapDescriptor).tensor)[3]", "shapes mismatch"], ["shape(type($src))[4] = shape(type($tensorMapDescriptor).tensor)[4]", "shapes mismatch"]]
  } {
    %src = irdl.any {varve.rule = "AnyMemRef"}
    %tensorMapDescriptor = irdl.base "!nvgpu.tensormap.descriptor"
    %coordinates = irdl.any {varve.rule = "Index"}
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      src: %src,
      tensorMapDescriptor: %tensorMapDescriptor,
      coordinates: variadic %coordinates,
      predicate: optional %predicate) {
      varve.segments
    }
  }
  irdl.operation @tma.create.descriptor attributes {
    varve.format = "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)",
    varve.let = [
      "type($boxDimensions) = index"],
    varve.require = [["use tensor_map_and_buffer()"], ["count($boxDimensions) <= 5", "expected at most 5 coordinates"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyUnrankedMemRef"}
    %boxDimensions = irdl.any {varve.rule = "Index"}
    %tensorMap = irdl.base "!nvgpu.tensormap.descriptor"
    irdl.operands(
      tensor: %tensor,
      boxDimensions: variadic %boxDimensions)
    irdl.results(
      tensorMap: %tensorMap)
  }
  irdl.operation @tma.fence.descriptor attributes {
    varve.format = "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)"
  } {
    %tensorMapDescriptor = irdl.base "!nvgpu.tensormap.descriptor"
    irdl.operands(
      tensorMapDescriptor: %tensorMapDescriptor)
  }
  irdl.operation @tma.prefetch.descriptor attributes {
    varve.format = "$tensorMapDescriptor (`,` `predicate` `=` $predicate^)? attr-dict `:` type($tensorMapDescriptor)",
    varve.let = [
      "type($predicate) = i1"]
  } {
    %tensorMapDescriptor = irdl.base "!nvgpu.tensormap.descriptor"
    %predicate = irdl.any {varve.rule = "I1"}
    irdl.operands(
      tensorMapDescriptor: %tensorMapDescriptor,
      predicate: optional %predicate)
  }
  irdl.operation @warpgroup.generate.descriptor attributes {
    varve.format = "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)",
    varve.require = [["use tensor_map_and_buffer()"], ["type($tensorMap).swizzle = 3", "only swizzle_128b is supported"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyMemRef"}
    %tensorMap = irdl.base "!nvgpu.tensormap.descriptor"
    %descriptor = irdl.base "!nvgpu.warpgroup.descriptor"
    irdl.operands(
      tensor: %tensor,
      tensorMap: %tensorMap)
    irdl.results(
      descriptor: %descriptor)
  }
  irdl.operation @warpgroup.mma attributes {
    varve.format = "$descriptorA`,` $descriptorB`,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)",
    varve.require = [["not has($transposeA) or has($transposeB)", "matrix A cannot be transposed unless matrix B is"], ["type($matrixC).fragmented = type($matrixD).fragmented", "type of matrix C and matrix D must be the same"], ["rank(type($descriptorA).tensor) = 2", "matrices must be 2 dimensional"], ["rank(type($descriptorB).tensor) = 2", "matrices must be 2 dimensional"], ["rank(type($matrixC).fragmented) = 2", "matrices must be 2 dimensional"], ["shape(type($descriptorA).tensor)[1] = shape(type($descriptorB).tensor)[0]", "dimensions of matrices A and B do not match"], ["shape(type($descriptorA).tensor)[0] = shape(type($matrixC).fragmented)[0]", "dimensions of matrices A and C do not match"], ["shape(type($descriptorB).tensor)[1] = shape(type($matrixC).fragmented)[1]", "dimensions of matrices B and C do not match"], ["elem(type($descriptorA).tensor) in [f16, tf32, i16, i1, bf16, f8E5M2, f8E4M3FN]", "the types of the matrices are not supported"], ["not elem(type($descriptorA).tensor) in [f16, tf32, i16, i1, bf16] or elem(type($descriptorB).tensor) = elem(type($descriptorA).tensor)", "the types of the matrices are not supported"], ["not elem(type($descriptorA).tensor) in [f8E5M2, f8E4M3FN] or elem(type($descriptorB).tensor) in [f8E5M2, f8E4M3FN]", "the types of the matrices are not supported"], ["not elem(type($descriptorA).tensor) in [f16, bf16, f8E5M2, f8E4M3FN] or elem(type($matrixC).fragmented) in [f32, f16]", "the types of the matrices are not supported"], ["elem(type($descriptorA).tensor) != tf32 or elem(type($matrixC).fragmented) = f32", "the types of the matrices are not supported"], ["not elem(type($descriptorA).tensor) in [i16, i1] or elem(type($matrixC).fragmented) = i32", "the types of the matrices are not supported"], ["shape(type($descriptorB).tensor)[1] % 8 = 0", "the number of columns is not supported"], ["shape(type($descriptorB).tensor)[1] >= 8", "the number of columns is not supported"], ["shape(type($descriptorB).tensor)[1] <= 256", "the number of columns is not supported"], ["elem(type($descriptorA).tensor) != i16", "the number of columns is not supported"], ["elem(type($descriptorA).tensor) != i1 or shape(type($descriptorB).tensor)[1] in [8, 24] or shape(type($descriptorB).tensor)[1] % 16 = 0", "the number of columns is not supported"], ["elem(type($matrixC).fragmented) = f32 or elem(type($descriptorA).tensor) in [f16, bf16]", "this is not supported yet"]]
  } {
    %descriptorA = irdl.base "!nvgpu.warpgroup.descriptor"
    %descriptorB = irdl.base "!nvgpu.warpgroup.descriptor"
    %matrixC = irdl.base "!nvgpu.warpgroup.accumulator"
    %matrixD = irdl.base "!nvgpu.warpgroup.accumulator"
    %waitGroup = irdl.any {varve.rule = "I64Attr"}
    %transposeA = irdl.any {varve.rule = "UnitAttr"}
    %transposeB = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      descriptorA: %descriptorA,
      descriptorB: %descriptorB,
      matrixC: %matrixC)
    irdl.results(
      matrixD: %matrixD)
    irdl.attributes {
      "waitGroup" = %waitGroup,
      "transposeA" = %transposeA,
      "transposeB" = %transposeB
    } {
      varve.optional = ["waitGroup", "transposeA", "transposeB"],
      varve.defaults = {
        waitGroup = 1 : i64}
    }
  }
  irdl.operation @warpgroup.mma.init.accumulator attributes {
    varve.format = "attr-dict `->` type($matrixC)",
    varve.require = [["shape(type($matrixC).fragmented)[0] % 64 = 0", "the number of rows is not supported"], ["shape(type($matrixC).fragmented)[1] % 8 = 0", "the number of columns is not supported"], ["shape(type($matrixC).fragmented)[1] >= 8", "the number of columns is not supported"], ["shape(type($matrixC).fragmented)[1] <= 256", "the number of columns is not supported"], ["not elem(type($matrixC).fragmented) in [i8, i1] or shape(type($matrixC).fragmented)[1] in [8, 24] or shape(type($matrixC).fragmented)[1] % 16 = 0", "the number of columns is not supported"], ["elem(type($matrixC).fragmented) in [bf16, f16, f32, tf32, f8E4M3FN, f8E5M2, i8, i1]", "the type of the accumulator is not supported"]]
  } {
    %matrixC = irdl.base "!nvgpu.warpgroup.accumulator"
    irdl.results(
      matrixC: %matrixC)
  }
  irdl.operation @warpgroup.mma.store attributes {
    varve.format = "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)",
    varve.require = [["elem(type($matrixD).fragmented) = f32", "only f32 can be stored"], ["shape(type($matrixD).fragmented)[0] = shape(type($dstMemref))[0]", "the destination does not have same size as the result"], ["shape(type($matrixD).fragmented)[1] = shape(type($dstMemref))[1]", "the destination does not have same size as the result"]]
  } {
    %matrixD = irdl.base "!nvgpu.warpgroup.accumulator"
    %dstMemref = irdl.any {varve.rule = "AnyMemRef"}
    irdl.operands(
      matrixD: %matrixD,
      dstMemref: %dstMemref)
  }
}
