// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @spirv attributes {varve.unknown = ["operations"]} {
  irdl.attribute @target_env attributes {
    varve.format = [
      "`<` qualified($triple) `,` one(let($api = .Unknown) | `api` `` `=` `` $api `,`)",
      "one(let($vendor = .Unknown; $device = .Unknown; $id = 4294967295) |",
      "    $vendor one(let($device = .Unknown; $id = 4294967295) |",
      "        `` `:` `` $device one(let($id = 4294967295) | `` `:` `` $id)) `,`) qualified($limits) `>`"]
  } {
    %triple = irdl.base "#spirv.vce"
    %api = irdl.any {varve.rule = "enum<@ClientAPI>"}
    %vendor = irdl.any {varve.rule = "enum<@Vendor>"}
    %device = irdl.any {varve.rule = "enum<@DeviceType>"}
    %id = irdl.any {varve.rule = "u32"}
    %limits = irdl.base "#spirv.resource_limits"
    irdl.parameters(triple: %triple, api: %api, vendor: %vendor, device: %device, id: %id, limits: %limits)
  }
  irdl.type @"!arm.tensor" attributes {varve.format = "`<` shaped($shape, $element) `>`", varve.qualified} {
    %shape = irdl.any {varve.rule = "optional<array<i64>>"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(shape: %shape, element: %type)
  }
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
  irdl.attribute @interface_var_abi attributes {
    varve.format = "`<` `(` $descriptor_set `,` $binding `)` (`,` $storage_class^)? `>`"
  } {
    %number = irdl.any {varve.rule = "u32"}
    %storage_class = irdl.any {varve.rule = "enum<@StorageClass>"}
    irdl.parameters(descriptor_set: %number, binding: %number, storage_class: %storage_class) {
      varve.optional = ["storage_class"]
    }
  }
  irdl.attribute @vce attributes {
    varve.format = "`<` $version `,` `[` $capabilities `]` `,` `[` $extensions `]` `>`"
  } {
    %version = irdl.any {varve.rule = "enum<@Version>"}
    %capabilities = irdl.any {varve.rule = "array<enum<@Capability>>"}
    %extensions = irdl.any {varve.rule = "array<enum<@Extension>>"}
    irdl.parameters(version: %version, capabilities: %capabilities, extensions: %extensions) {
      varve.optional = ["capabilities", "extensions"]
    }
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
    varve.traits = ["ShapedType"],
    varve.format = "`<` custom<Dimensions>($rows, $columns) `` $element `,` $scope `,` $use `>`",
    varve.qualified
  } {
    %number = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "type"}
    %scope = irdl.any {varve.rule = "enum<@Scope>"}
    %use = irdl.any {varve.rule = "enum<@CooperativeMatrixUseKHR>"}
    irdl.parameters(rows: %number, columns: %number, element: %type, scope: %scope, use: %use)
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
    %image = irdl.any {varve.rule = "!spirv.image"}
    irdl.parameters(image: %image)
  }
  irdl.operation @ARM.GraphEntryPoint attributes {
    varve.format = "$fn `` custom<Symbols>($interface, \",\") attr-dict"
  } {
  }
  irdl.operation @BranchConditional attributes {
    varve.format = "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)? attr-dict"
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
  irdl.operation @CopyMemory attributes {
    varve.format = "` ` custom<Pointer>(type($target)) $target `,` ` ` custom<Pointer>(type($source)) $source `` custom<Access>($memory_access, $alignment) `` custom<SourceAccess>($source_memory_access, $source_alignment, ref($memory_access)) `:` custom<Pointee>(ref(type($target)), ref(type($source))) attr-dict",
    varve.require = [["type($target).pointee = type($source).pointee", "both operands must be pointers to the same type"], ["use aligned($memory_access, $alignment)"], ["use aligned($source_memory_access, $source_alignment)"]]
  } {
  }
  irdl.operation @EXT.SpecConstantCompositeReplicate attributes {
    varve.format = "`` custom<SymbolName>($sym_name) ` ` `(` $constituent `)` `:` $type attr-dict"
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
  irdl.operation @GlobalVariable attributes {
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)"
  } {
  }
  irdl.operation @IAddCarry attributes {
    varve.format = "` ` attr-dict `` operands `:` type($result)",
    varve.let = ["type($operand1) = spirv_first_member(type($result))", "type($operand2) = spirv_first_member(type($result))"],
    varve.require = [["use two_members()"]]
  } {
  }
  irdl.operation @INTEL.SubgroupBlockWrite attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `,` $value `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict",
    varve.require = [["use scalar_at($ptr, $value)"]]
  } {
  }
  irdl.operation @ISubBorrow attributes {
    varve.format = "` ` attr-dict `` operands `:` type($result)",
    varve.let = ["type($operand1) = spirv_first_member(type($result))", "type($operand2) = spirv_first_member(type($result))"],
    varve.require = [["use two_members()"]]
  } {
  }
  irdl.operation @Load attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))",
    varve.require = [["use points($ptr, type($value))"], ["use aligned($memory_access, $alignment)"]]
  } {
  }
  irdl.operation @SMulExtended attributes {
    varve.format = "` ` attr-dict `` operands `:` type($result)",
    varve.let = ["type($operand1) = spirv_first_member(type($result))", "type($operand2) = spirv_first_member(type($result))"],
    varve.require = [["use two_members()"]]
  } {
  }
  irdl.operation @SpecConstantComposite attributes {
    varve.format = "`` custom<SymbolName>($sym_name) ` ` `(` custom<Symbols>($constituents) `)` `:` $type attr-dict"
  } {
  }
  irdl.operation @Store attributes {
    varve.format = "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict",
    varve.require = [["use points($ptr, type($value))"], ["use aligned($memory_access, $alignment)"]]
  } {
  }
  irdl.operation @UMulExtended attributes {
    varve.format = "` ` attr-dict `` operands `:` type($result)",
    varve.let = ["type($operand1) = spirv_first_member(type($result))", "type($operand2) = spirv_first_member(type($result))"],
    varve.require = [["use two_members()"]]
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
    varve.format = "`` custom<Control>($loop_control) (`->` type($results)^)? $body attr-dict"
  } {
  }
  irdl.operation @mlir.selection attributes {
    varve.format = "`` custom<Control>($selection_control) (`->` type($results)^)? $body attr-dict"
  } {
  }
  irdl.operation @module attributes {
    varve.format = "`` custom<SymbolName>($sym_name) custom<Word>($addressing_model) custom<Word>($memory_model) (`requires` qualified($vce_triple)^)? attr-dict-with-keyword $region0"
  } {
  }
  "varve.rule"() {sym_name = "two_members", takes = [], require = [
    ["let members = type($result).members",
      ["members = absent or count(members) = 2", "expected result struct type containing two members"],
      ["type($operand1) = type($operand2) and (members = absent or all(m in members: m.type = type($operand1)))", "expected all operand types and struct member types are the same"]]]} : () -> ()
  // A factor of a dot product is a vector, or an i32 that has four 8-bit integers.
  "varve.rule"() {sym_name = "dot", takes = [], require = [
    ["let bits = width(elem(type($vector1))) * length(type($vector1))",
      ["if isa(type($vector1), 'AnyVectorOfAnyRank')",
        ["not has($format)", "with invalid format attribute for vector operands of type '{type($vector1)}'"]],
      ["if not isa(type($vector1), 'AnyVectorOfAnyRank')",
        ["has($format)", "requires Packed Vector Format attribute for integer vector operands"],
        ["bits = 32", "with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide"]],
      ["bits <= width(type($result))", "result type has insufficient bit-width ({width(type($result))} bits) for the specified vector operand type ({bits} bits)"]]]} : () -> ()
  "varve.rule"() {sym_name = "scaled", takes = ["$whole", "$element"], require = [
    ["type($whole) = type($result)", "vector operand and result type mismatch"],
    ["$element = type($scalar)", "components and scaling value must have the same type"]]} : () -> ()
  irdl.operation @GL.FrexpStruct attributes {varve.require = [
    ["let members = type($result).members",
      ["members = absent or count(members) = 2", "!result type must be a struct type with two members"],
      ["let value = type($operand), exponent = members[1].type",
        ["members[0].type = value", "!member zero of the resulting struct type must be the same type as the operand"],
        ["(isa(exponent, 'AnyInteger') or isa(exponent, 'AnyVectorOfAnyRank') and isa(elem(exponent), 'AnyInteger')) and width(elem(exponent)) = 32", "!member one of the resulting struct type must be a scalar or vector of 32 bit integer type"],
        ["length(value) = length(exponent) and (isa(value, 'AnyVectorOfAnyRank') and isa(exponent, 'AnyVectorOfAnyRank') or not isa(value, 'AnyVectorOfAnyRank') and not isa(exponent, 'AnyVectorOfAnyRank'))", "!member one of the resulting struct type must have the same number of components as the operand type"]]]]} {
  }
  irdl.operation @GL.Ldexp attributes {varve.require = [
    ["isa(type($x), 'AnyVectorOfAnyRank') and isa(type($exp), 'AnyVectorOfAnyRank') or not isa(type($x), 'AnyVectorOfAnyRank') and not isa(type($exp), 'AnyVectorOfAnyRank')", "operands must both be scalars or vectors"],
    ["length(type($x)) = length(type($exp))", "operands must have the same number of elements"]]} {
  }
  irdl.operation @MatrixTimesMatrix attributes {varve.require = [
    ["let left = type($leftmatrix), right = type($rightmatrix), result = type($result)",
      ["left.count = length(right.column)", "!left matrix columns' count must be equal to the right matrix rows' count"],
      ["right.count = result.count", "!right and result matrices must have equal columns' count"],
      ["elem(right.column) = elem(result.column)", "!right and result matrices' component type must be the same"],
      ["elem(left.column) = elem(result.column)", "!left and result matrices' component type must be the same"],
      ["length(left.column) = length(result.column)", "!left and result matrices must have equal rows' count"]]]} {
  }
  irdl.operation @MatrixTimesScalar attributes {varve.require = [["use scaled($matrix, known(elem(type($matrix).column), type($matrix).element))"]]} {
  }
  irdl.operation @MatrixTimesVector attributes {varve.require = [
    ["let columns = type($matrix).count, column = type($matrix).column, size = length(type($vector)), result = length(type($result))",
      ["columns = size", "matrix columns ({columns}) must match vector operand size ({size})"],
      ["result = length(column)", "result size ({result}) must match the matrix rows ({length(column)})"],
      ["elem(type($result)) = elem(column)", "matrix and result element types must match"]]]} {
  }
  irdl.operation @SDot attributes {varve.require = [["use dot()"]]} {
  }
  irdl.operation @SDotAccSat attributes {varve.require = [["use dot()"]]} {
  }
  irdl.operation @SUDot attributes {varve.require = [["use dot()"]]} {
  }
  irdl.operation @SUDotAccSat attributes {varve.require = [["use dot()"]]} {
  }
  irdl.operation @Select attributes {varve.require = [
    ["if isa(type($condition), 'AnyVectorOfAnyRank')",
      ["isa(type($result), 'AnyVectorOfAnyRank')", "result expected to be of vector type when condition is of vector type"],
      ["length(type($condition)) = length(type($result))", "result should have the same number of elements as the condition when condition is of vector type"]]]} {
  }
  irdl.operation @Transpose attributes {varve.require = [
    ["let from = type($matrix), to = type($result)",
      ["length(from.column) = to.count", "!input matrix rows count must be equal to output matrix columns count"],
      ["from.count = length(to.column)", "!input matrix columns count must be equal to output matrix rows count"],
      ["elem(from.column) = elem(to.column)", "!input and output matrices must have the same component type"]]]} {
  }
  irdl.operation @UDot attributes {varve.require = [["use dot()"]]} {
  }
  irdl.operation @UDotAccSat attributes {varve.require = [["use dot()"]]} {
  }
  irdl.operation @VectorShuffle attributes {varve.require = [
    ["let count = length(type($result)), sources = length(type($vector1)) + length(type($vector2))",
      ["count = count($components)", "result type element count ({count}) mismatch with the number of component selectors ({count($components)})"],
      ["each place in numbers($components)",
        ["place >= -1 and place < sources", "component selector {if(place < 0, place + 4294967296, place)} out of range: expected to be in [0, {sources}) or 0xffffffff"]]]]} {
  }
  irdl.operation @VectorTimesMatrix attributes {varve.require = [
    ["let row = type($vector), matrix = type($matrix), result = type($result)",
      ["length(row) = length(matrix.column)", "number of components in vector must equal the number of components in each column in matrix"],
      ["matrix.count = length(result)", "number of columns in matrix must equal the number of components in result"],
      ["elem(matrix.column) = elem(result)", "matrix must be a matrix with the same component type as the component type in result"]]]} {
  }
  irdl.operation @VectorTimesScalar attributes {varve.require = [["use scaled($vector, elem(type($vector)))"]]} {
  }
  // Parameters that are enums are numbers: storage classes 4, 5, 7 and 8 are Workgroup, CrossWorkgroup, Function and Generic, and the
  // uses of a matrix begin with MatrixA, MatrixB and MatrixAcc.
  "varve.rule"() {sym_name = "ordered", takes = ["$semantics"], require = [
    ["count(x in split(word($semantics), '|'): x in ['Acquire', 'Release', 'AcquireRelease', 'SequentiallyConsistent']) <= 1", "!expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"]]} : () -> ()
  "varve.rule"() {sym_name = "aligned", takes = ["$access", "$alignment"], require = [
    ["has($access) or not has($alignment)", "invalid alignment specification without aligned memory access specification"],
    ["if has($access)",
      ["let is_aligned = 'Aligned' in split(word($access), '|')",
        ["not is_aligned or has($alignment)", "missing alignment value"],
        ["is_aligned or not has($alignment)", "invalid alignment specification with non-aligned memory access specification"]]]]} : () -> ()
  "varve.rule"() {sym_name = "points", takes = ["$at", "$value"], require = [
    ["let pointee = type($at).pointee",
      ["pointee = $value or isa(pointee, '!spirv.struct') and isa($value, '!spirv.struct')", "mismatch in result type and pointer type"]]]} : () -> ()
  "varve.rule"() {sym_name = "scalar_at", takes = ["$at", "$content"], require = [
    ["use points($at, if(isa(type($content), 'AnyVectorOfAnyRank'), elem(type($content)), type($content)))"]]} : () -> ()
  "varve.rule"() {sym_name = "same_pointee", takes = [], require = [
    ["type($pointer).pointee = type($result).pointee", "pointer operand's pointee type must have the same as the op result type, but found '{type($pointer).pointee}' vs '{type($result).pointee}'"]]} : () -> ()
  "varve.rule"() {sym_name = "from_generic", takes = [], require = [
    ["type($pointer).storage_class = 8", "!pointer type must be of storage class Generic"],
    ["type($result).storage_class in [4, 5, 7]", "!result must point to the Workgroup, CrossWorkgroup, or Function Storage Class"],
    ["use same_pointee()"]]} : () -> ()
  "varve.rule"() {sym_name = "group", takes = [], require = [
    ["word($execution_scope) in ['Workgroup', 'Subgroup']", "execution scope must be 'Workgroup' or 'Subgroup'"]]} : () -> ()
  "varve.rule"() {sym_name = "subgroup", takes = [], require = [
    ["word($execution_scope) = 'Subgroup'", "failed to verify that execution_scope must be Scope of value Subgroup"]]} : () -> ()
  "varve.rule"() {sym_name = "cluster", takes = [], require = [
    ["if has($cluster_size)",
      ["known(op($cluster_size), '') = 'spirv.Constant'", "cluster size operand must come from a constant op"],
      ["count(b in bits(constant($cluster_size)): b) = 1", "cluster size operand must be a power of two"]]]} : () -> ()
  "varve.rule"() {sym_name = "reduce", takes = [], require = [
    ["use group()"],
    ["word($group_operation) != 'ClusteredReduce' or has($cluster_size)", "cluster size operand must be provided for 'ClusteredReduce' group operation"],
    ["use cluster()"]]} : () -> ()
  "varve.rule"() {sym_name = "shuffle", takes = ["$place"], require = [
    ["use group()"],
    ["not isa(type($place), 'AnyOf<SI<8>, SI<16>, SI<32>, SI<64>>')", "second operand must be a singless/unsigned integer"]]} : () -> ()
  "varve.rule"() {sym_name = "matrix_access", takes = ["$wrong"], require = [
    ["not has(mnemonic(type($pointer).pointee))", "Pointer must point to a scalar or vector type but provided '{type($pointer).pointee}'"],
    ["let access = if(has($memory_operand), split(word($memory_operand), '|'), [])",
      ["not $wrong in access", "not compatible with memory operand '{$wrong}'"],
      ["not 'Aligned' in access or has($alignment)", "missing value for the 'Aligned' memory operand"],
      ["'Aligned' in access or not has($alignment)", "found alignment attribute for non-'Aligned' memory operand"]]]} : () -> ()
  irdl.operation @AtomicAnd attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicIAdd attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicIDecrement attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicIIncrement attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicISub attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicOr attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicSMax attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicSMin attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicUMax attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicUMin attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @AtomicXor attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @ControlBarrier attributes {varve.require = [["use ordered($memory_semantics)"]]} {
  }
  irdl.operation @EXT.AtomicFAdd attributes {varve.require = [["use ordered($semantics)"]]} {
  }
  irdl.operation @GenericCastToPtr attributes {varve.require = [["use from_generic()"]]} {
  }
  irdl.operation @GenericCastToPtrExplicit attributes {varve.require = [["use from_generic()"]]} {
  }
  irdl.operation @GroupBroadcast attributes {varve.require = [
    ["use group()"],
    ["not isa(type($localid), 'AnyVectorOfAnyRank') or length(type($localid)) in [2, 3]", "localid is a vector and can be with only  2 or 3 components"]]} {
  }
  irdl.operation @GroupFAdd attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupFMax attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupFMin attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupIAdd attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupNonUniformAll attributes {varve.require = [["use subgroup()"]]} {
  }
  irdl.operation @GroupNonUniformAllEqual attributes {varve.require = [["use subgroup()"]]} {
  }
  irdl.operation @GroupNonUniformAny attributes {varve.require = [["use subgroup()"]]} {
  }
  irdl.operation @GroupNonUniformBallot attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupNonUniformBallotBitCount attributes {varve.require = [["use subgroup()"]]} {
  }
  irdl.operation @GroupNonUniformBallotFindLSB attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupNonUniformBallotFindMSB attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupNonUniformBitwiseAnd attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformBitwiseOr attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformBitwiseXor attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformBroadcast attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupNonUniformElect attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupNonUniformFAdd attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformFMax attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformFMin attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformFMul attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformIAdd attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformIMul attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformLogicalAnd attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformLogicalOr attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformLogicalXor attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformQuadSwap attributes {varve.require = [["use subgroup()"]]} {
  }
  irdl.operation @GroupNonUniformRotateKHR attributes {varve.require = [
    ["use group()"],
    ["use cluster()"]]} {
  }
  irdl.operation @GroupNonUniformSMax attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformSMin attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformShuffle attributes {varve.require = [["use shuffle($id)"]]} {
  }
  irdl.operation @GroupNonUniformShuffleDown attributes {varve.require = [["use shuffle($delta)"]]} {
  }
  irdl.operation @GroupNonUniformShuffleUp attributes {varve.require = [["use shuffle($delta)"]]} {
  }
  irdl.operation @GroupNonUniformShuffleXor attributes {varve.require = [["use shuffle($mask)"]]} {
  }
  irdl.operation @GroupNonUniformUMax attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupNonUniformUMin attributes {varve.require = [["use reduce()"]]} {
  }
  irdl.operation @GroupSMax attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupSMin attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupUMax attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @GroupUMin attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @INTEL.SubgroupBlockRead attributes {varve.require = [["use scalar_at($ptr, $value)"]]} {
  }
  irdl.operation @KHR.CooperativeMatrixLoad attributes {varve.require = [["use matrix_access('MakePointerAvailable')"]]} {
  }
  irdl.operation @KHR.CooperativeMatrixMulAdd attributes {varve.require = [
    ["let a = type($a), b = type($b), c = type($c)",
      ["a.use = 0", "operand #0 must be of use 'MatrixA'"],
      ["b.use = 1", "operand #1 must be of use 'MatrixB'"],
      ["c.use = 2", "operand #2 must be of use 'MatrixAcc'"],
      ["a.scope = b.scope and b.scope = c.scope", "matrix scope mismatch"],
      ["a.rows = c.rows", "matrix size mismatch on dimension 'M'"],
      ["b.columns = c.columns", "matrix size mismatch on dimension 'N'"],
      ["a.columns = b.rows", "matrix size mismatch on dimension 'K'"],
      ["not has($matrix_operands) or all(m in [a, b, c]: isa(m.element, 'AnyInteger'))", "Matrix Operands require all matrix element types to be Integer Types"]]]} {
  }
  irdl.operation @KHR.CooperativeMatrixStore attributes {varve.require = [["use matrix_access('MakePointerVisible')"]]} {
  }
  irdl.operation @KHR.GroupFMul attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @KHR.GroupIMul attributes {varve.require = [["use group()"]]} {
  }
  irdl.operation @MemoryBarrier attributes {varve.require = [["use ordered($memory_semantics)"]]} {
  }
  irdl.operation @PtrCastToGeneric attributes {varve.require = [
    ["type($pointer).storage_class in [4, 5, 7]", "!pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class"],
    ["type($result).storage_class = 8", "!result type must be of storage class Generic"],
    ["use same_pointee()"]]} {
  }
}
