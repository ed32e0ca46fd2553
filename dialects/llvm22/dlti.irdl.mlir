irdl.dialect @dlti attributes {
  varve.set = "llvm22"
} {
  irdl.attribute @"#dl_entry" attributes {
    varve.syntax = "hook:dlti.dl_entry",
    varve.traits = ["DataLayoutEntryInterface"]
  } {
    %key = irdl.any {varve.rule = "data_layout_key"}
    %value = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      key: %key,
      value: %value)
  }
  irdl.attribute @"#dl_spec" attributes {
    varve.syntax = "hook:dlti.dl_spec",
    varve.traits = ["DataLayoutSpecInterface"]
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
    varve.syntax = "hook:dlti.map",
    varve.traits = ["DLTIQueryInterface"]
  } {
    %entries = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      entries: %entries)
  }
  irdl.attribute @"#target_device_spec" attributes {
    varve.syntax = "hook:dlti.target_device_spec",
    varve.traits = ["TargetDeviceSpecInterface"]
  } {
    %entries = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      entries: %entries)
  }
  irdl.attribute @"#target_system_spec" attributes {
    varve.syntax = "hook:dlti.target_system_spec",
    varve.traits = ["TargetSystemSpecInterface"]
  } {
    %entries = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      entries: %entries)
  }
}
