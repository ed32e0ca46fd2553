// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
  irdl.type @array {
    irdl.parameters()
  }
  irdl.type @func {
    irdl.parameters()
  }
  irdl.type @label {
    irdl.parameters()
  }
  irdl.type @metadata {
    irdl.parameters()
  }
  irdl.type @ppc_fp128 {
    irdl.parameters()
  }
  irdl.type @ptr {
    irdl.parameters()
  }
  irdl.type @struct {
    irdl.parameters()
  }
  irdl.type @token {
    irdl.parameters()
  }
  irdl.type @vec {
    irdl.parameters()
  }
  irdl.type @void {
    irdl.parameters()
  }
  irdl.type @x86_mmx {
    irdl.parameters()
  }
}
