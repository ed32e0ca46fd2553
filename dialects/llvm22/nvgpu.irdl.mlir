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
    require = [["elem(type($matrixA)) in [f64, f32, bf16, f16, i8, i4]", "!expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {$name}"], ["let a = shape(type($matrixA)), b = shape(type($matrixB)), c = shape(type($matrixC)), m = $mmaShape[0], n = $mmaShape[1], k = $mmaShape[2], element = elem(type($matrixA)), deep = k / if(element = f64, 4, 128 / width(element)), length = if(element = f64, 1, 32 / width(element))", ["a[0] * a[1] * 32 = m * k / $sparse", "expected {m * k} warp-wide matrix A elements"], ["b[0] * b[1] * 32 = k * n", "expected {k * n} warp-wide matrix B elements"], ["c[0] * c[1] * 32 = m * n", "expected {m * n} warp-wide matrix C elements"], ["not has($tf32Enabled) or element = f32", "expected tf32 tensor cores only for F32 operands"], ["a[0] = m / 8 * deep / $sparse and a[1] = length", "expected matrix A to be shaped ({m / 8 * deep} x {length})"], ["b[0] = n / 8 * deep and b[1] = length", "expected matrix B to be shaped ({n / 8 * deep} x {length})"], ["c[0] = m / 8 * (n / 8) and c[1] = 2", "expected matrix C to be shaped ({m / 8 * (n / 8)} x 2)"]]],
    sym_name = "matrices",
    takes = ["$name", "$sparse"]
  } : () -> ()
  "varve.rule"() {
    require = [["$map.interleave = 0", "!Interleave options are not supported yet."], ["let tensor = $map.tensor", ["space(tensor) in [3, #gpu.address_space<workgroup>]", "!the tensor map descriptor has incorrect address space, it must be shared memory address space."], ["dynamic(tensor) = 0", "!the tensor map descriptor must be static shaped"], ["each size in shape(tensor)", ["size >= 1 and size <= 256", "!the tensor map descriptor must have dimensions between 1 and 256 but it is {size}"]], ["let bytes = width(elem(tensor)) * shape(tensor)[-1] / 8", ["rank(tensor) <= 1 or $map.swizzle = 0 or bytes = 128", "!the tensormap descriptor must have last dimension of 128 bytes but it is {bytes} bytes"]]]],
    sym_name = "tensor_map",
    takes = ["$map"]
  } : () -> ()
  "varve.rule"() {
    require = [["use tensor_map($map)"], ["let tensor = $map.tensor", ["elem(tensor) = elem($memory)", "!the element type of tensor map descriptor and memref must be same"], ["space($memory) in [3, #gpu.address_space<workgroup>]", "!the destination memref has incorrect address space, it must be shared memory address space."], ["dynamic($memory) = 0", "!the destination memref must be static shaped"], ["rank($memory) = rank(tensor)", "!the shape of tensor map descriptor and memref must have same rank"], ["shape($memory) = shape(tensor)", "!memref and tensor map shapes mismatch '{tensor}' != '{$memory}'"], ["width(elem(tensor)) * shape(tensor)[-1] / 8 % 16 = 0", "!the bytes in the last dimension of the tensor map must be a multiple of 16"], ["count($coordinates) <= 5", "!Maximum 5 coordinates are supported."], ["count($coordinates) = rank(tensor)", "!number of coordinates do not match with the rank of tensor descriptor map."]]],
    sym_name = "tensor_map_and_memory",
    takes = ["$map", "$memory"]
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
    varve.require = [["strides(type($src))[-1] = 1", "!source memref most minor dim must have unit stride"], ["strides(type($dst))[-1] = 1", "!destination memref most minor dim must have unit stride"], ["space(type($dst)) in [3, #gpu.address_space<workgroup>]", "!destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)"], ["elem(type($src)) = elem(type($dst))", "!source and destination must have the same element type"], ["count($srcIndices) = rank(type($src))", "expected {rank(type($src))} source indices, got {count($srcIndices)}"], ["count($dstIndices) = rank(type($dst))", "expected {rank(type($dst))} destination indices, got {count($dstIndices)}"], ["let width = width(elem(type($dst))), bytes = width * $dstElements / 8", ["bytes in [4, 8, 16]", "!Requested copy elements is {$dstElements} with width {width}. But copy elements could be one of {if(width <= 32, concat(32 / width, ', '), '')}{if(width <= 64, concat(64 / width, ', '), '')}{if(width <= 128, concat(128 / width, '.'), '')}"], ["not $bypassL1 or bytes = 16", "bypassL1 does not satify alignment for '{type($dst)}' with destination element {$dstElements}. Unset bypassL1, or set destination element to {128 / width}"]]]
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
    varve.require = [["space(type($srcMemref)) in [3, #gpu.address_space<workgroup>]", "!expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)"], ["width(elem(type($res))) <= 32", "!nvgpu.ldmatrix works for 32b or lower"], ["not $transpose or width(elem(type($res))) = 16", "!nvgpu.ldmatrix transpose works only at 16b granularity"], ["rank(type($res)) = 2", "!results must be 2 dimensional vector"], ["shape(type($res))[1] = 32 / width(elem(type($res)))", "!expected vector register shape[1] = {32 / width(elem(type($res)))}"], ["shape(type($res))[0] = $numTiles", "!expected vector register shape[0] and numTiles to match"]]
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
    varve.require = [["$sparsitySelector in [0, 1]", "sparsity selector should be 0 or 1"], ["elem(type($matrixA)) != f64", "!f64 is not supported for sparse mode"], ["use matrices('nvgpu.mma.sp.sync', 2)"]]
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
    varve.require = [["use matrices('nvgpu.mma.sync', 1)"]]
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
    varve.require = [["$rounding = .approx and $ftz", "has a limitation. {$rounding} or non-ftz is not supported yet."]]
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
    varve.require = [["use tensor_map_and_memory(type($tensorMapDescriptor), type($dst))"]]
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
    varve.require = [["use tensor_map_and_memory(type($tensorMapDescriptor), type($src))"]]
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
    varve.require = [["count($boxDimensions) <= 5", "!Maximum 5 coordinates are supported."], ["use tensor_map(type($tensorMap))"]]
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
    varve.require = [["use tensor_map(type($tensorMap))"], ["type($tensorMap).swizzle = 3", "!supports only swizzle_128b is supported for the time being"]]
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
    varve.require = [["not has($transposeA) or has($transposeB)", "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being "], ["type($matrixC).fragmented = type($matrixD).fragmented", "type of matrix C and matrix D must be the same"], ["let a = type($descriptorA).tensor, b = type($descriptorB).tensor, c = type($matrixC).fragmented", ["rank(a) = 2 and rank(b) = 2 and rank(c) = 2", "has matrices A, B, C and D, they must be 2 dimensional"], ["shape(a)[1] = shape(b)[0]", "2nd dim matrix-A ({shape(a)[1]})!= 1st dim matrix-B ({shape(b)[0]} )"], ["shape(a)[0] = shape(c)[0]", "1st dim matrix-A ( {shape(a)[0]} )!= 1st dim matrix-C ( {shape(c)[0]} )"], ["shape(b)[1] = shape(c)[1]", "2nd dim matrix-B ( {shape(b)[1]} ) != 2nd dim matrix-C ( {shape(c)[1]} )"], ["let x = elem(a), y = elem(b), z = elem(c), n = shape(b)[1]", ["x in [f16, bf16] and y = x and z in [f32, f16] or x = tf32 and y = tf32 and z = f32 or x in [i16, i1] and y = x and z = i32 or x in [f8E5M2, f8E4M3FN] and y in [f8E5M2, f8E4M3FN] and z in [f32, f16]", "'{z}' += '{x}' * '{y}', it is not supported."], ["n % 8 = 0 and n >= 8 and n <= 256 and x != i16 and (x != i1 or n in [8, 24] or n % 16 = 0)", "has input type '{b}' n is set to {n}, it is not supported"], ["z = f32 or x in [f16, bf16]", "hit a limitation: '{z}' += '{x}' * '{y}', it is not supported yet"]]]]
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
    varve.require = [["let type = type($matrixC).fragmented, n = shape(type)[1], element = elem(type)", ["shape(type)[0] % 64 = 0 and n % 8 = 0 and n >= 8 and n <= 256 and (element in [bf16, f16, f32, tf32, f8E4M3FN, f8E5M2] or element in [i8, i1] and (n in [8, 24] or n % 16 = 0))", "has type '{type}'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)"]]]
  } {
    %matrixC = irdl.base "!nvgpu.warpgroup.accumulator"
    irdl.results(
      matrixC: %matrixC)
  }
  irdl.operation @warpgroup.mma.store attributes {
    varve.format = "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)",
    varve.require = [["let type = type($matrixD).fragmented, to = shape(type($dstMemref))", ["elem(type) = f32", "hit a limitation: only f32 results for the time being"], ["shape(type)[0] = to[0] and shape(type)[1] = to[1]", "results ['{type}'][{shape(type)[1]}] values. However, destination memref[{to[0]}][{to[1]}]  does not have same size as results"]]]
  } {
    %matrixD = irdl.base "!nvgpu.warpgroup.accumulator"
    %dstMemref = irdl.any {varve.rule = "AnyMemRef"}
    irdl.operands(
      matrixD: %matrixD,
      dstMemref: %dstMemref)
  }
}
