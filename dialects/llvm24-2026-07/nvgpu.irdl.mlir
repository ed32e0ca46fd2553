irdl.dialect @nvgpu attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24"
} {
  irdl.operation @rcp attributes {
    varve.format = "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)? `}` attr-dict `:` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($out) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "VectorOfNonZeroRankOf<F32>"}
    %out = irdl.any {varve.rule = "VectorOfNonZeroRankOf<F32>"}
    %rounding = irdl.base "#nvgpu.rcp_rounding_mode"
    %approx = irdl.any {varve.rule = "BoolAttr"}
    %ftz = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "rounding" = %rounding,
      "approx" = %approx,
      "ftz" = %ftz
    } {
      varve.optional = ["approx", "ftz"],
      varve.defaults = {
        rounding = #nvgpu<rcp_rounding_mode approx>}
    }
  }
  irdl.operation @extf {
    %any = irdl.any
    %a_rnd = irdl.any {varve.rule = "BoolAttr"}
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      in: %any)
    irdl.results(
      out: %any)
    irdl.attributes {
      "rnd" = %a_rnd,
      "relu" = %a_relu
    } {
      varve.optional = ["rnd", "relu"]
    }
  }
  irdl.operation @truncf {
    %any = irdl.any
    %a_rnd = irdl.any {varve.rule = "BoolAttr"}
    %a_sat = irdl.any {varve.rule = "BoolAttr"}
    %a_relu = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      in: %any,
      random_bits: optional %any)
    irdl.results(
      out: %any)
    irdl.attributes {
      "rnd" = %a_rnd,
      "sat" = %a_sat,
      "relu" = %a_relu
    } {
      varve.optional = ["rnd", "sat", "relu"]
    }
  }
}
