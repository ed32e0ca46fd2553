irdl.dialect @gluon attributes {
  varve.set = "triton-3.7",
  varve.depends = ["tt", "ttg"]
} {
  irdl.attribute @"#auto_encoding" {
  }
  irdl.attribute @"#coalesced_encoding" {
  }
  irdl.operation @set_auto_layout attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "VerifyTensorLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
}
