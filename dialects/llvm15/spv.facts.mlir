// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect, which became spirv. Attributes are kept as text.
irdl.dialect @spv attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm16/spirv" = ["coopmatrix", "AtomicAnd", "AtomicCompareExchangeWeak", "AtomicIAdd", "AtomicIDecrement",
      "AtomicIIncrement", "AtomicISub", "AtomicOr", "AtomicSMax", "AtomicSMin", "AtomicUMax", "AtomicUMin",
      "AtomicXor", "jointmatrix", "AtomicCompareExchange", "AtomicExchange"],
    "llvm22/spirv" = ["!struct", "array", "image", "matrix", "ptr", "rtarray", "BranchConditional",
      "CompositeExtract", "CompositeInsert", "Constant", "EntryPoint", "ExecutionMode", "Load",
      "SpecConstantComposite", "Variable", "mlir.addressof", "GL.FClamp", "GL.Fma", "GL.SClamp", "GL.UClamp",
      "ISubBorrow"]}} {
  irdl.type @sampled_image attributes {
    varve.format = "`<` qualified($image) `>`",
    varve.qualified
  } {
    %image = irdl.base "!spv.image"
    irdl.parameters(image: %image)
  }
  irdl.operation @AtomicFAddEXT attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @CompositeConstruct attributes {
    varve.format = [
      "$constituents attr-dict `:` type($result)",
      "let(types($constituents) = slice(if(isa(type($result), '!spv.struct'), map(m in type($result).members: m.type),",
      "    if(isa(type($result), 'AnyVectorOfAnyRank'), repeat(elem(type($result)), length(type($result))),",
      "      repeat(known(type($result).element, type($result).column), known(type($result).count, count($constituents))))), 0, count($constituents)))"]
  } {
  }
  irdl.operation @CooperativeMatrixLoadNV attributes {
    varve.format = "operands `` custom<Access>($memory_access) attr-dict `:` type($pointer) `as` type($result)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
  }
  irdl.operation @CooperativeMatrixStoreNV attributes {
    varve.format = "operands `` custom<Access>($memory_access) attr-dict `:` type($pointer) `,` type($object)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
  }
  irdl.operation @CopyMemory attributes {
    varve.format = "` ` custom<Pointer>(type($target)) $target `,` ` ` custom<Pointer>(type($source)) $source `` custom<Access>($memory_access, $alignment) `` custom<SourceAccess>($source_memory_access, $source_alignment, ref($memory_access), ref($alignment)) attr-dict `:` custom<Pointee>(ref(type($target)), ref(type($source)))"
  } {
  }
  irdl.operation @GlobalVariable attributes {
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)",
    varve.discardable = ["built_in"]
  } {
  }
  irdl.operation @GroupNonUniformFAdd attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformFMax attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformFMin attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformFMul attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformIAdd attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformIMul attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformSMax attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformSMin attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformUMax attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @GroupNonUniformUMin attributes {
    varve.format = "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value)",
    varve.let = ["type($result) = type($value)", "type($cluster_size) = i32"]
  } {
  }
  irdl.operation @ShiftLeftLogical attributes {
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.let = ["type($result) = type($operand1)"]
  } {
  }
  irdl.operation @ShiftRightArithmetic attributes {
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.let = ["type($result) = type($operand1)"]
  } {
  }
  irdl.operation @ShiftRightLogical attributes {
    varve.format = "operands attr-dict `:` type($operand1) `,` type($operand2)",
    varve.let = ["type($result) = type($operand1)"]
  } {
  }
  irdl.operation @Store attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
  }
  irdl.operation @SubgroupBlockReadINTEL attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
  }
  irdl.operation @SubgroupBlockWriteINTEL attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `,` $value attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
  } {
  }
  irdl.operation @mlir.loop attributes {
    varve.format = "`` custom<Control>($loop_control) `` $body attr-dict"
  } {
  }
  irdl.operation @mlir.selection attributes {
    varve.format = "`` custom<Control>($selection_control) `` $body attr-dict"
  } {
  }
  irdl.operation @module attributes {
    varve.format = "`` custom<SymbolName>($sym_name) $addressing_model $memory_model (`requires` $vce_triple^)? attr-dict-with-keyword `` $region0"
  } {
  }
}
