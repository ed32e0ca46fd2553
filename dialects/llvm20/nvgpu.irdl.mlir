irdl.dialect @nvgpu attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation nvgpu.mbarrier.get",
    "operation nvgpu.tma.fence.descriptor"]
} {
}
