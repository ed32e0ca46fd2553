// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What became of spv: spirv.
irdl.dialect @spv attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "2019", count = "spirv-names", rename = {
      "spv.constant" = "spv.Constant", "spv.undef" = "spv.Undef", "spv.globalVariable" = "spv.GlobalVariable",
      "spv.specConstant" = "spv.SpecConstant", "spv.selection" = "spv.mlir.selection", "spv.loop" = "spv.mlir.loop",
      "spv._merge" = "spv.mlir.merge", "spv._address_of" = "spv.mlir.addressof",
      "spv._reference_of" = "spv.mlir.referenceof"
    }
  } : () -> ()
  // Capabilities and extensions are in one attribute with the version.
  "varve.upgrade"() {
    from = "2019", count = "spirv-names", operation = "spv.module",
    when = "(has($capabilities) or has($extensions)) and all(w in known(items($capabilities), repeat('', 0)): isa(w, 'StrAttr') and identifier(w) = w) and all(w in known(items($extensions), repeat('', 0)): isa(w, 'StrAttr') and identifier(w) = w)",
    set = {
      vce_triple = "written('spv', concat('vce<v1.0, [', join(known(items($capabilities), repeat('', 0)), ', '), '], [', join(known(items($extensions), repeat('', 0)), ', '), ']>'))"
    }, drop = ["capabilities", "extensions"]
  } : () -> ()
  "varve.upgrade"() {from = "2019", count = "spirv-names", operation = "spv.module"} : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "spirv", operation = "spv.func", becomes = "spirv.func", move = {type = "function_type"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "spirv", rename = {
      "spv.SubgroupBallotKHR" = "spirv.KHR.SubgroupBallot",
      "spv.SubgroupBlockReadINTEL" = "spirv.INTEL.SubgroupBlockRead",
      "spv.SubgroupBlockWriteINTEL" = "spirv.INTEL.SubgroupBlockWrite", "spv.GLSL.*" = "spirv.GL.*",
      "spv.OCL.*" = "spirv.CL.*", "spv.*" = "spirv.*"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "spirv", operation = [
      "spv.CooperativeMatrixLengthNV", "spv.CooperativeMatrixLoadNV", "spv.CooperativeMatrixMulAddNV",
      "spv.CooperativeMatrixStoreNV"
    ], refuse = "LLVM 22 has no cooperative matrices of NVIDIA's extension"
  } : () -> ()
}
