irdl.dialect @nvgpu attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute rcp_rounding_mode",
    "enum RcpRoundingMode",
    "operation nvgpu.mbarrier.get",
    "operation nvgpu.rcp",
    "operation nvgpu.tma.fence.descriptor"]
} {
  irdl.operation @warpgroup.mma attributes {
    varve.format = "$descriptorA`,` $descriptorB`,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)"
  } {
    %descriptorA = irdl.base "!nvgpu.warpgroup.descriptor"
    %descriptorB = irdl.base "!nvgpu.warpgroup.descriptor"
    %matrixC = irdl.base "!nvgpu.warpgroup.accumulator"
    %matrixD = irdl.base "!nvgpu.warpgroup.accumulator"
    %waitGroup = irdl.any {varve.rule = "I32Attr"}
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
        waitGroup = 1 : i32}
    }
  }
}
