irdl.dialect @nvgpu attributes {
  varve.set = "llvm16"
} {
  irdl.type @"!device.async.token" {
  }
  irdl.operation @device_async_copy attributes {
    varve.format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)? attr-dict `:` type($src) `to` type($dst)",
    varve.let = [
      "type($dstIndices) = index",
      "type($srcIndices) = index",
      "type($srcElements) = index",
      "type($asyncToken) = !nvgpu.device.async.token"]
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
      "type($indices) = index"]
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
    varve.format = "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)",
    varve.traits = ["Pure", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>"],
    varve.let = [
      "type($sparseMetadata) = vector<2xi16>"]
  } {
    %matrixA = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %matrixB = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %matrixC = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %sparseMetadata = irdl.any {varve.rule = "AllOf<Not<LLVM_ScalableVector>, ElementType<I16>, LengthIs<2>>"}
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
    varve.traits = ["Pure", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>"]
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
}
