// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @wasmssa {
  irdl.operation @local attributes {varve.infer = [["result", "wasmssa_local", "type"]]} {
  }
  irdl.operation @local_get attributes {varve.infer = [["result", "value_type", "localVar"]]} {
  }
  irdl.operation @local_tee attributes {varve.infer = [["result", "value_type", "localVar"]]} {
  }
}
