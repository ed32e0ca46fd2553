irdl.dialect @dlti attributes {
  varve.set = "llvm22"
} {
  irdl.attribute @"#dl_entry" {
  }
  irdl.attribute @"#dl_spec" {
  }
  irdl.attribute @"#function_pointer_alignment" attributes {
    varve.format = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`"
  } {
  }
  irdl.attribute @"#map" {
  }
  irdl.attribute @"#target_device_spec" {
  }
  irdl.attribute @"#target_system_spec" {
  }
}
