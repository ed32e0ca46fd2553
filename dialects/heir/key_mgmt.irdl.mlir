irdl.dialect @key_mgmt attributes {
  varve.set = "heir",
  varve.llvm = "24"
} {
  irdl.type @"!rot_key" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["MemRefElementTypeInterface", "OpAsmTypeInterface"],
    varve.alias = "rk",
    varve.value_name = "rk"
  } {
    %rotation_index = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      rotation_index: %rotation_index) {
      varve.optional = ["rotation_index"]
    }
  }
  irdl.operation @assume_loaded attributes {
    varve.format = "$index attr-dict `:` type($index) `->` type($rot_key)",
    varve.traits = ["Pure"]
  } {
    %index = irdl.any {varve.rule = "AnyOf<Index, I64>"}
    %rot_key = irdl.base "!key_mgmt.rot_key"
    irdl.operands(
      index: %index)
    irdl.results(
      rot_key: %rot_key)
  }
  irdl.operation @clear_key attributes {
    varve.format = "$rot_key attr-dict `:` type($rot_key)",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %rot_key = irdl.base "!key_mgmt.rot_key"
    irdl.operands(
      rot_key: %rot_key)
  }
  irdl.operation @load_key attributes {
    varve.format = "$index attr-dict `:` type($index) `->` type($rot_key)",
    varve.traits = ["MemoryEffects<Read>"]
  } {
    %index = irdl.any {varve.rule = "AnyOf<Index, I64>"}
    %rot_key = irdl.base "!key_mgmt.rot_key"
    irdl.operands(
      index: %index)
    irdl.results(
      rot_key: %rot_key)
  }
  irdl.operation @prefetch_key attributes {
    varve.format = "$index attr-dict",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($index) = i64"]
  } {
    %index = irdl.any {varve.rule = "I64"}
    irdl.operands(
      index: %index)
  }
  irdl.operation @use_key attributes {
    varve.format = "$input_key attr-dict `:` type($input_key) `->` type($rot_key)",
    varve.traits = ["Pure"]
  } {
    %input_key = irdl.base "!key_mgmt.rot_key"
    %rot_key = irdl.base "!key_mgmt.rot_key"
    irdl.operands(
      input_key: %input_key)
    irdl.results(
      rot_key: %rot_key)
  }
}
