// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @dlti {
  irdl.attribute @"#dl_entry" attributes {varve.format = "`<` $key `,` $value `>`"} {
  }
  irdl.attribute @"#dl_spec" attributes {varve.format = "`<` custom<DataLayoutEntries>($entries) `>`"} {
  }
  irdl.attribute @"#map" attributes {varve.format = "`<` custom<DataLayoutEntries>($entries) `>`"} {
  }
  irdl.attribute @"#target_device_spec" attributes {varve.format = "`<` custom<DataLayoutEntries>($entries) `>`"} {
  }
  irdl.attribute @"#target_system_spec" attributes {varve.format = "`<` custom<DataLayoutEntries>($entries) `>`"} {
  }
}
