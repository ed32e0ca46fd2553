irdl.dialect @emitc attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation emitc.address_of",
    "operation emitc.class",
    "operation emitc.dereference",
    "operation emitc.do",
    "operation emitc.field",
    "operation emitc.get_field"]
} {
  irdl.operation @expression attributes {
    varve.format = "attr-dict (`noinline` $do_not_inline^)? `:` type($result) $region",
    varve.traits = ["HasOnlyGraphRegion", "SingleBlock", "NoRegionArguments"],
    varve.terminator = "emitc.yield"
  } {
    %result = irdl.any {varve.rule = "EmitCType"}
    %do_not_inline = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "do_not_inline" = %do_not_inline
    } {
      varve.optional = ["do_not_inline"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
}
