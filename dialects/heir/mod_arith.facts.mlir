// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @mod_arith attributes {varve.llvm = "24"} {
  irdl.attribute @"#value" attributes {varve.format = "`<` $value `:` $type `>` self($type)"} {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "i64"}
    irdl.parameters(type: %type, value: %value)
  }
  irdl.type @"!int" attributes {varve.alias = "Z{$modulus}_{typeof($modulus)}"} {
  }
  irdl.operation @constant attributes {varve.format = "number($value, over(type($output), e: typeof(e.modulus))) attr-dict `:` type($output)"} {
  }
}
