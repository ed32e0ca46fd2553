irdl.dialect @nvgpu attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation nvgpu.mma.sp.sync"]
} {
  irdl.operation @device_async_copy attributes {
    varve.format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $numElements attr-dict `:` type($src) `to` type($dst)",
    varve.let = [
      "type($dstIndices) = index",
      "type($srcIndices) = index",
      "type($asyncToken) = !nvgpu.device.async.token"]
  } {
    %dst = irdl.any {varve.rule = "AnyMemRef"}
    %dstIndices = irdl.any {varve.rule = "Index"}
    %src = irdl.any {varve.rule = "AnyMemRef"}
    %srcIndices = irdl.any {varve.rule = "Index"}
    %asyncToken = irdl.base "!nvgpu.device.async.token"
    %numElements = irdl.any {varve.rule = "IndexAttr"}
    %bypassL1 = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      dst: %dst,
      dstIndices: variadic %dstIndices,
      src: %src,
      srcIndices: variadic %srcIndices) {
      varve.segments
    }
    irdl.results(
      asyncToken: %asyncToken)
    irdl.attributes {
      "numElements" = %numElements,
      "bypassL1" = %bypassL1
    } {
      varve.optional = ["bypassL1"]
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
    irdl.operands(
      matrixA: %matrixA,
      matrixB: %matrixB,
      matrixC: %matrixC)
    irdl.results(
      res: %res)
    irdl.attributes {
      "mmaShape" = %mmaShape
    }
  }
}
