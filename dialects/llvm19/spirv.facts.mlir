// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @spirv attributes {varve.unknown = ["operations"]} {
  // Its C++ knows the attribute by another name than ODS.
  irdl.operation @GlobalVariable attributes {
    varve.discardable = ["built_in"],
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)"
  } {
  }
  irdl.operation @GroupNonUniformBitwiseAnd attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformBitwiseOr attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformBitwiseXor attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformFAdd attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformFMax attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformFMin attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformFMul attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformIAdd attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformIMul attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformLogicalAnd attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformLogicalOr attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformLogicalXor attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformSMax attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformSMin attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformUMax attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformUMin attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @INTEL.SubgroupBlockRead attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
  }
  irdl.operation @mlir.loop attributes {
    varve.format = "`` custom<Control>($loop_control) $body attr-dict"
  } {
  }
  irdl.operation @mlir.selection attributes {
    varve.format = "`` custom<Control>($selection_control) $body attr-dict"
  } {
  }
}
