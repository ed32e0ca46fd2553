irdl.dialect @amdgpu attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "attribute mfma_perm_b",
    "enum MFMAPermB",
    "operation amdgpu.mfma"]
} {
}
