irdl.dialect @dlti attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute function_pointer_alignment",
    "attribute map"]
} {
  irdl.attribute @"#dl_entry" attributes {
    varve.traits = ["Trait"],
    varve.format = "`<` $key `,` $value `>`"
  } {
    %key = irdl.any {varve.rule = "data_layout_key"}
    %value = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      key: %key,
      value: %value)
  }
  irdl.attribute @"#dl_spec" attributes {
    varve.traits = ["Trait"],
    varve.format = "`<` each($entries by `,`: qualified($entries)) `>`"
  } {
    %entries = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      entries: %entries)
  }
  irdl.attribute @"#target_device_spec" attributes {
    varve.traits = ["Trait"],
    varve.format = "`<` each($entries by `,`: qualified($entries)) `>`"
  } {
    %entries = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      entries: %entries)
  }
  irdl.attribute @"#target_system_spec" attributes {
    varve.traits = ["Trait"],
    varve.format = "`<` each($entries by `,`: $entries.id `:` $entries.spec) `>`"
  } {
    %entries = irdl.any {varve.rule = "array<record<id: string, spec: attribute>>"}
    irdl.parameters(
      entries: %entries)
  }
}
