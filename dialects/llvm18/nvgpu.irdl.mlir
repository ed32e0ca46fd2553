irdl.dialect @nvgpu attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation nvgpu.tma.async.store"],
  varve.state = "iree-compiler 20231113.707"
} {
}
