irdl.dialect @nvgpu attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24"
} {
  irdl.operation @device_async_copy attributes {
    varve.format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? (`bypassL1` $bypassL1^)? attr-dict `:` type($src) `to` type($dst)",
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
  irdl.operation @device_async_wait attributes {
    varve.format = "$asyncDependencies (`numGroups` `=` $numGroups^)? attr-dict",
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
    varve.format = "$srcMemref`[` $indices `]` `numTiles` `=` $numTiles `transpose` `=` $transpose attr-dict `:` type($srcMemref) `->` type($res)",
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
  irdl.operation @mma.sp.sync attributes {
    varve.format = "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` `mmaShape` `=` $mmaShape attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)",
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
    varve.format = "`(` $matrixA`,` $matrixB`,` $matrixC `)` `mmaShape` `=` $mmaShape attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)",
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
  irdl.operation @warpgroup.mma attributes {
    varve.format = "$descriptorA`,` $descriptorB`,` $matrixC (`waitGroup` `=` $waitGroup^)? (`transposeA` $transposeA^)? (`transposeB` $transposeB^)? attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)",
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
}
