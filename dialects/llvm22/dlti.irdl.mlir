irdl.dialect @dlti attributes {
  varve.set = "llvm22"
} {
  irdl.attribute @"#dl_entry" attributes {
    varve.traits = ["DataLayoutEntryInterface"],
    varve.format = "`<` $key `,` $value `>`"
  } {
    %key = irdl.any {varve.rule = "data_layout_key"}
    %value = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      key: %key,
      value: %value)
  }
  irdl.attribute @"#dl_spec" attributes {
    varve.traits = ["DataLayoutSpecInterface"],
    varve.format = "`<` custom<DataLayoutEntries>($entries) `>`"
  } {
    %entries = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      entries: %entries)
  }
  irdl.attribute @"#function_pointer_alignment" attributes {
    varve.format = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`"
  } {
    %alignment = irdl.any {varve.rule = "u64"}
    %function_dependent = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      alignment: %alignment,
      function_dependent: %function_dependent)
  }
  irdl.attribute @"#map" attributes {
    varve.traits = ["DLTIQueryInterface"],
    varve.format = "`<` custom<DataLayoutEntries>($entries) `>`"
  } {
    %entries = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      entries: %entries)
  }
  irdl.attribute @"#target_device_spec" attributes {
    varve.traits = ["TargetDeviceSpecInterface"],
    varve.format = "`<` custom<DataLayoutEntries>($entries) `>`"
  } {
    %entries = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      entries: %entries)
  }
  irdl.attribute @"#target_system_spec" attributes {
    varve.traits = ["TargetSystemSpecInterface"],
    varve.format = "`<` custom<DataLayoutEntries>($entries) `>`"
  } {
    %entries = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      entries: %entries)
  }
}
