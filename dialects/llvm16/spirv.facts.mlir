// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @spirv attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm19/spirv" = ["GlobalVariable", "GroupNonUniformFAdd", "GroupNonUniformFMax", "GroupNonUniformFMin",
      "GroupNonUniformFMul", "GroupNonUniformIAdd", "GroupNonUniformIMul", "GroupNonUniformSMax",
      "GroupNonUniformSMin", "GroupNonUniformUMax", "GroupNonUniformUMin", "INTEL.SubgroupBlockRead", "mlir.loop",
      "mlir.selection"],
    "llvm22/spirv" = ["target_env", "!struct", "interface_var_abi", "vce", "array", "image", "matrix", "ptr",
      "rtarray", "sampled_image", "BranchConditional", "CompositeExtract", "CompositeInsert", "Constant",
      "CopyMemory", "EntryPoint", "ExecutionMode", "GL.FClamp", "GL.Fma", "GL.SClamp", "GL.UClamp", "IAddCarry",
      "INTEL.SubgroupBlockWrite", "ISubBorrow", "Load", "SMulExtended", "SpecConstantComposite", "Store",
      "UMulExtended", "Variable", "mlir.addressof", "module"]}} {
  irdl.type @coopmatrix attributes {
    varve.format = "`<` custom<Dimensions>($rows, $columns) `` $element `,` $scope `>`",
    varve.qualified
  } {
    %number = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    %scope = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.parameters(rows: %number, columns: %number, element: %type, scope: %scope)
  }
  irdl.type @jointmatrix attributes {
    varve.format = "`<` custom<Dimensions>($rows, $columns) `` $element `,` $layout `,` $scope `>`",
    varve.qualified
  } {
    %number = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    %layout = irdl.any {varve.rule = "enum<@MatrixLayout>"}
    %scope = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.parameters(rows: %number, columns: %number, element: %type, layout: %layout, scope: %scope)
  }
  irdl.operation @AtomicAnd attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicCompareExchange attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicCompareExchangeWeak attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicExchange attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicIAdd attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicIDecrement attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicIIncrement attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicISub attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicOr attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicSMax attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicSMin attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicUMax attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicUMin attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicXor attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @EXT.AtomicFAdd attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @NV.CooperativeMatrixLoad attributes {
    varve.format = "$pointer `,` $stride `,` $columnmajor (` ` `[` custom<Name>($memory_access)^ `]`)? attr-dict `:` type($pointer) `as` type($result)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
  }
  irdl.operation @NV.CooperativeMatrixStore attributes {
    varve.format = "$pointer `,` $object `,` $stride `,` $columnmajor (` ` `[` custom<Name>($memory_access)^ `]`)? attr-dict `:` type($pointer) `,` type($object)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
  }
}
