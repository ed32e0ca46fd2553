// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @wasmssa {
  irdl.operation @local attributes {varve.let = ["type($result) = !wasmssa.local(typeof($type))"]} {
  }
  irdl.operation @local_get attributes {varve.let = ["type($result) = type($localVar).elementType"]} {
  }
  irdl.operation @local_tee attributes {varve.let = ["type($result) = type($localVar).elementType"]} {
  }
  irdl.operation @global attributes {
    varve.format = "(`exported` $exported^)? $sym_name $type (`mutable` $isMutable^)? `:` $initializer attr-dict(none)"
  } {
  }
  irdl.operation @import_global attributes {
    varve.format = "$importName `from` $moduleName `as` $sym_name (`mutable` $isMutable^)? `:` $type attr-dict(none)"
  } {
  }
}
