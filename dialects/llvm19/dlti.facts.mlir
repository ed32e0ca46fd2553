// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @dlti {
  irdl.attribute @"#dl_spec" attributes {varve.format = "`<` each($entries by `,`: qualified($entries)) `>`"} {
  }
  irdl.attribute @"#target_device_spec" attributes {varve.format = "`<` each($entries by `,`: qualified($entries)) `>`"} {
  }
  irdl.attribute @"#target_system_spec" attributes {
    varve.format = "`<` each($entries by `,`: $entries.id `:` $entries.spec) `>`"
  } {
    %entries = irdl.any {varve.rule = "array<record<id: string, spec: attribute>>"}
    irdl.parameters(entries: %entries)
  }
}
