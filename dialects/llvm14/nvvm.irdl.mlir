irdl.dialect @nvvm attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "attribute mma_b1op",
    "attribute mma_int_overflow",
    "attribute shape",
    "enum MMAB1Op",
    "enum MMAIntOverflow",
    "operation nvvm.ldmatrix",
    "operation nvvm.rcp.approx.ftz.f"],
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "MMATypes",
    storage = i32,
    cases = [
      ["f16", 0 : i32],
      ["f32", 1 : i32],
      ["tf32", 2 : i32]
    ]
  } : () -> ()
  irdl.operation @cp.async.shared.global attributes {
    varve.format = "$dst `,` $src `,` $size attr-dict",
    varve.let = [
      "type($dst) = !llvm.ptr<i8, 3>",
      "type($src) = !llvm.ptr<i8, 1>"]
  } {
    %dst = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    %src = irdl.any {varve.rule = "AllOf<!llvm.ptr, ElementType<I8>>"}
    %size = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      dst: %dst,
      src: %src)
    irdl.attributes {
      "size" = %size
    }
  }
  irdl.operation @mma.sync attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
}
