irdl.dialect @amdgpu attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation amdgpu.fat_raw_buffer_cast",
    "operation amdgpu.gather_to_lds",
    "operation amdgpu.scaled_mfma",
    "operation amdgpu.swizzle_bitmode"],
  varve.depends = ["arith", "gpu", "rocdl"]
} {
}
