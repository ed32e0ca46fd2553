irdl.dialect @rocdl attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation rocdl.mfma.f32.16x16x16bf16.1k",
    "operation rocdl.mfma.f32.16x16x4bf16.1k",
    "operation rocdl.mfma.f32.16x16x8.xf32",
    "operation rocdl.mfma.f32.32x32x4.xf32",
    "operation rocdl.mfma.f32.32x32x4bf16.1k",
    "operation rocdl.mfma.f32.32x32x8bf16.1k",
    "operation rocdl.mfma.f32.4x4x4bf16.1k",
    "operation rocdl.mfma.f64.16x16x4f64",
    "operation rocdl.mfma.f64.4x4x4f64",
    "operation rocdl.mfma.i32.16x16x32.i8",
    "operation rocdl.mfma.i32.32x32x16.i8",
    "operation rocdl.raw.buffer.atomic.fadd",
    "operation rocdl.raw.buffer.load",
    "operation rocdl.raw.buffer.store"],
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
}
