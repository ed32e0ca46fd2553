// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect, which became spirv. Attributes are kept as text.
irdl.dialect @spv attributes {varve.unknown = ["operations"]} {
  irdl.type @"!struct" attributes {
    varve.format = [
      "`<` one(name($name) one(let($members = absent; $decorations = []) | `,` `(` each($members by `,`: $members.type one(let($members.offset = -1; $members.decorations = []) |",
      "        ` ` `[` one(let($members.offset = -1) each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))) |",
      "        $members.offset one(let($members.decorations = []) | `,` each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))))) `]`)) `)`",
      "    one(let($decorations = []) | `,` each($decorations sorted by `,`: $decorations.decoration one(let($decorations.value = unit) | `` `=` `` typed($decorations.value, i64))))) |",
      "  `(` each($members by `,`: $members.type one(let($members.offset = -1; $members.decorations = []) |",
      "        ` ` `[` one(let($members.offset = -1) each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))) |",
      "        $members.offset one(let($members.decorations = []) | `,` each($members.decorations sorted by `,`: $members.decorations.decoration one(let($members.decorations.value = unit) | `` `=` `` typed($members.decorations.value, i64))))) `]`)) `)` one(let($decorations = []) | `,` each($decorations sorted by `,`: $decorations.decoration one(let($decorations.value = unit) | `` `=` `` typed($decorations.value, i64))))) `>`"],
    varve.qualified
  } {
    %name = irdl.any {varve.rule = "optional<string>"}
    %members = irdl.any {varve.rule = "optional<array<record<type: type, offset: i64, decorations: array<record<decoration: enum<@Decoration>, value: attribute>>>>>"}
    %decorations = irdl.any {varve.rule = "array<record<decoration: enum<@Decoration>, value: attribute>>"}
    irdl.parameters(name: %name, members: %members, decorations: %decorations) {varve.defaults = {decorations = []}}
  }
  irdl.type @array attributes {
    varve.format = "`<` custom<Dimensions>($count) `` $element (`,` `stride` `` `=` `` $stride^)? `>`",
    varve.qualified
  } {
    %number = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(count: %number, element: %type, stride: %number) {
      varve.optional = ["stride"]
    }
  }
  irdl.type @coopmatrix attributes {
    varve.format = "`<` custom<Dimensions>($rows, $columns) `` $element `,` $scope `>`",
    varve.qualified
  } {
    %number = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    %scope = irdl.any {varve.rule = "enum<@Scope>"}
    irdl.parameters(rows: %number, columns: %number, element: %type, scope: %scope)
  }
  irdl.type @image attributes {
    varve.format = "`<` params `>`",
    varve.qualified
  } {
    %type = irdl.any {varve.rule = "type"}
    %dim = irdl.any {varve.rule = "enum<@Dim>"}
    %depth = irdl.any {varve.rule = "enum<@ImageDepthInfo>"}
    %arrayed = irdl.any {varve.rule = "enum<@ImageArrayedInfo>"}
    %sampling = irdl.any {varve.rule = "enum<@ImageSamplingInfo>"}
    %use = irdl.any {varve.rule = "enum<@ImageSamplerUseInfo>"}
    %format = irdl.any {varve.rule = "enum<@ImageFormat>"}
    irdl.parameters(element: %type, dim: %dim, depth: %depth, arrayed: %arrayed, sampling: %sampling, sampler_use: %use, format: %format)
  }
  irdl.type @matrix attributes {
    varve.format = "`<` custom<Dimensions>($count) `` $column `>`",
    varve.qualified
  } {
    %number = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.parameters(count: %number, column: %type)
  }
  irdl.type @ptr attributes {
    varve.format = "`<` params `>`",
    varve.qualified
  } {
    %type = irdl.any {varve.rule = "type"}
    %storage_class = irdl.any {varve.rule = "enum<@StorageClass>"}
    irdl.parameters(pointee: %type, storage_class: %storage_class)
  }
  irdl.type @rtarray attributes {
    varve.format = "`<` $element (`,` `stride` `` `=` `` $stride^)? `>`",
    varve.qualified
  } {
    %number = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(element: %type, stride: %number) {
      varve.optional = ["stride"]
    }
  }
  irdl.type @sampled_image attributes {
    varve.format = "`<` qualified($image) `>`",
    varve.qualified
  } {
    %image = irdl.base "!spv.image"
    irdl.parameters(image: %image)
  }
  irdl.operation @AtomicAnd attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicCompareExchangeWeak attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicFAddEXT attributes {
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
  irdl.operation @BranchConditional attributes {
    varve.format = "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)? attr-dict"
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
  irdl.operation @CompositeExtract attributes {
    varve.format = "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict"
  } {
  }
  irdl.operation @CompositeInsert attributes {
    varve.format = "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)",
    varve.let = ["type($result) = type($composite)"]
  } {
  }
  irdl.operation @Constant attributes {
    varve.format = "custom<Constant>($value, type($constant)) attr-dict",
    varve.names = "rule:spirv_constant"
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
  irdl.operation @EntryPoint attributes {
    varve.format = "custom<Name>($execution_model) $fn `` custom<Symbols>($interface, \",\") attr-dict"
  } {
  }
  irdl.operation @ExecutionMode attributes {
    varve.format = "$fn custom<Name>($execution_mode) `` custom<Numbers>($values, \",\") attr-dict"
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
  irdl.operation @Load attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))"
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
  irdl.operation @SpecConstantComposite attributes {
    varve.format = "`` custom<SymbolName>($sym_name) ` ` `(` custom<Symbols>($constituents) `)` `:` $type attr-dict"
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
  irdl.operation @Variable attributes {
    varve.format = "(`init` `(` $initializer^ `)`)? attr-dict `:` custom<VariableType>(type($pointer), $storage_class)",
    varve.let = ["type($initializer) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @mlir.addressof attributes {
    varve.names = "{$variable}_addr"
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
  irdl.operation @AtomicCompareExchange attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @AtomicExchange attributes {
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
  }
  irdl.operation @GL.FClamp attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.let = ["type($y) = type($x)", "type($z) = type($x)", "type($result) = type($x)"]
  } {
  }
  irdl.operation @GL.Fma attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.let = ["type($y) = type($x)", "type($z) = type($x)", "type($result) = type($x)"]
  } {
  }
  irdl.operation @GL.SClamp attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.let = ["type($y) = type($x)", "type($z) = type($x)", "type($result) = type($x)"]
  } {
  }
  irdl.operation @GL.UClamp attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.let = ["type($y) = type($x)", "type($z) = type($x)", "type($result) = type($x)"]
  } {
  }
  irdl.operation @ISubBorrow attributes {
    varve.format = "` ` attr-dict `` operands `:` type($result)",
    varve.let = ["type($operand1) = spirv_first_member(type($result))", "type($operand2) = spirv_first_member(type($result))"]
  } {
  }
}
