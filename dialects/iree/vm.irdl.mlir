irdl.dialect @vm attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ExtF32Opcode",
    storage = i8,
    cases = [
      ["GlobalLoadF32", 0 : i8],
      ["GlobalStoreF32", 1 : i8],
      ["GlobalLoadIndirectF32", 2 : i8],
      ["GlobalStoreIndirectF32", 3 : i8],
      ["ConstF32Zero", 4 : i8],
      ["ConstF32", 5 : i8],
      ["ListGetF32", 6 : i8],
      ["ListSetF32", 7 : i8],
      ["SelectF32", 8 : i8],
      ["SwitchF32", 9 : i8],
      ["AddF32", 10 : i8],
      ["SubF32", 11 : i8],
      ["MulF32", 12 : i8],
      ["DivF32", 13 : i8],
      ["RemF32", 14 : i8],
      ["FMAF32", 15 : i8],
      ["AbsF32", 16 : i8],
      ["NegF32", 17 : i8],
      ["CeilF32", 18 : i8],
      ["FloorF32", 19 : i8],
      ["RoundF32", 54 : i8],
      ["RoundF32Even", 57 : i8],
      ["MinF32", 55 : i8],
      ["MaxF32", 56 : i8],
      ["CastSI32F32", 20 : i8],
      ["CastSI64F32", 60 : i8],
      ["CastUI32F32", 21 : i8],
      ["CastF32SI32", 22 : i8],
      ["CastF32SI64", 58 : i8],
      ["CastF32UI32", 23 : i8],
      ["CastF32UI64", 59 : i8],
      ["BitcastI32F32", 24 : i8],
      ["BitcastF32I32", 25 : i8],
      ["AtanF32", 26 : i8],
      ["Atan2F32", 27 : i8],
      ["CosF32", 28 : i8],
      ["SinF32", 29 : i8],
      ["ExpF32", 30 : i8],
      ["Exp2F32", 31 : i8],
      ["ExpM1F32", 32 : i8],
      ["LogF32", 33 : i8],
      ["Log10F32", 34 : i8],
      ["Log1pF32", 35 : i8],
      ["Log2F32", 36 : i8],
      ["PowF32", 37 : i8],
      ["RsqrtF32", 38 : i8],
      ["SqrtF32", 39 : i8],
      ["TanhF32", 40 : i8],
      ["ErfF32", 41 : i8],
      ["CmpEQF32O", 42 : i8],
      ["CmpEQF32U", 43 : i8],
      ["CmpNEF32O", 44 : i8],
      ["CmpNEF32U", 45 : i8],
      ["CmpLTF32O", 46 : i8],
      ["CmpLTF32U", 47 : i8],
      ["CmpLTEF32O", 48 : i8],
      ["CmpLTEF32U", 49 : i8],
      ["CmpNaNF32", 50 : i8],
      ["BufferLoadF32", 51 : i8],
      ["BufferStoreF32", 52 : i8],
      ["BufferFillF32", 53 : i8]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ExtF64Opcode",
    storage = i8,
    cases = [
      ["GlobalLoadF64", 0 : i8],
      ["GlobalStoreF64", 1 : i8],
      ["GlobalLoadIndirectF64", 2 : i8],
      ["GlobalStoreIndirectF64", 3 : i8],
      ["ConstF64Zero", 4 : i8],
      ["ConstF64", 5 : i8],
      ["ListGetF64", 6 : i8],
      ["ListSetF64", 7 : i8],
      ["SelectF64", 8 : i8],
      ["SwitchF64", 9 : i8],
      ["AddF64", 10 : i8],
      ["SubF64", 11 : i8],
      ["MulF64", 12 : i8],
      ["DivF64", 13 : i8],
      ["RemF64", 14 : i8],
      ["FMAF64", 15 : i8],
      ["AbsF64", 16 : i8],
      ["NegF64", 17 : i8],
      ["CeilF64", 18 : i8],
      ["FloorF64", 19 : i8],
      ["RoundF64", 60 : i8],
      ["RoundF64Even", 63 : i8],
      ["MinF64", 61 : i8],
      ["MaxF64", 62 : i8],
      ["TruncF64F32", 20 : i8],
      ["ExtF32F64", 21 : i8],
      ["CastSI32F64", 22 : i8],
      ["CastUI32F64", 23 : i8],
      ["CastF64SI32", 24 : i8],
      ["CastF64UI32", 25 : i8],
      ["CastSI64F64", 26 : i8],
      ["CastUI64F64", 27 : i8],
      ["CastF64SI64", 28 : i8],
      ["CastF64UI64", 29 : i8],
      ["BitcastI64F64", 30 : i8],
      ["BitcastF64I64", 31 : i8],
      ["AtanF64", 32 : i8],
      ["Atan2F64", 33 : i8],
      ["CosF64", 34 : i8],
      ["SinF64", 35 : i8],
      ["ExpF64", 36 : i8],
      ["Exp2F64", 37 : i8],
      ["ExpM1F64", 38 : i8],
      ["LogF64", 39 : i8],
      ["Log10F64", 40 : i8],
      ["Log1pF64", 41 : i8],
      ["Log2F64", 42 : i8],
      ["PowF64", 43 : i8],
      ["RsqrtF64", 44 : i8],
      ["SqrtF64", 45 : i8],
      ["TanhF64", 46 : i8],
      ["ErfF64", 47 : i8],
      ["CmpEQF64O", 48 : i8],
      ["CmpEQF64U", 49 : i8],
      ["CmpNEF64O", 50 : i8],
      ["CmpNEF64U", 51 : i8],
      ["CmpLTF64O", 52 : i8],
      ["CmpLTF64U", 53 : i8],
      ["CmpLTEF64O", 54 : i8],
      ["CmpLTEF64U", 55 : i8],
      ["CmpNaNF64", 56 : i8],
      ["BufferLoadF64", 57 : i8],
      ["BufferStoreF64", 58 : i8],
      ["BufferFillF64", 59 : i8]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Opcode",
    storage = i8,
    cases = [
      ["GlobalLoadI32", 0 : i8],
      ["GlobalStoreI32", 1 : i8],
      ["GlobalLoadIndirectI32", 2 : i8],
      ["GlobalStoreIndirectI32", 3 : i8],
      ["GlobalLoadI64", 4 : i8],
      ["GlobalStoreI64", 5 : i8],
      ["GlobalLoadIndirectI64", 6 : i8],
      ["GlobalStoreIndirectI64", 7 : i8],
      ["GlobalLoadRef", 8 : i8],
      ["GlobalStoreRef", 9 : i8],
      ["GlobalLoadIndirectRef", 10 : i8],
      ["GlobalStoreIndirectRef", 11 : i8],
      ["ConstI32Zero", 12 : i8],
      ["ConstI32", 13 : i8],
      ["ConstI64Zero", 14 : i8],
      ["ConstI64", 15 : i8],
      ["ConstRefZero", 16 : i8],
      ["ConstRefRodata", 17 : i8],
      ["DiscardRefs", 133 : i8],
      ["AssignRef", 134 : i8],
      ["ListAlloc", 18 : i8],
      ["ListReserve", 19 : i8],
      ["ListSize", 20 : i8],
      ["ListResize", 21 : i8],
      ["ListGetI32", 22 : i8],
      ["ListSetI32", 23 : i8],
      ["ListGetI64", 24 : i8],
      ["ListSetI64", 25 : i8],
      ["ListGetRef", 26 : i8],
      ["ListSetRef", 27 : i8],
      ["SelectI32", 28 : i8],
      ["SelectI64", 29 : i8],
      ["SelectRef", 30 : i8],
      ["SwitchI32", 31 : i8],
      ["SwitchI64", 32 : i8],
      ["SwitchRef", 33 : i8],
      ["AddI32", 34 : i8],
      ["SubI32", 35 : i8],
      ["MulI32", 36 : i8],
      ["DivI32S", 37 : i8],
      ["DivI32U", 38 : i8],
      ["RemI32S", 39 : i8],
      ["RemI32U", 40 : i8],
      ["FMAI32", 41 : i8],
      ["AbsI32", 119 : i8],
      ["MinI32S", 122 : i8],
      ["MinI32U", 123 : i8],
      ["MaxI32S", 124 : i8],
      ["MaxI32U", 125 : i8],
      ["AddI64", 42 : i8],
      ["SubI64", 43 : i8],
      ["MulI64", 44 : i8],
      ["DivI64S", 45 : i8],
      ["DivI64U", 46 : i8],
      ["RemI64S", 47 : i8],
      ["RemI64U", 48 : i8],
      ["FMAI64", 49 : i8],
      ["AbsI64", 120 : i8],
      ["MinI64S", 126 : i8],
      ["MinI64U", 127 : i8],
      ["MaxI64S", 128 : i8],
      ["MaxI64U", 129 : i8],
      ["NotI32", 50 : i8],
      ["AndI32", 51 : i8],
      ["OrI32", 52 : i8],
      ["XorI32", 53 : i8],
      ["CtlzI32", 117 : i8],
      ["NotI64", 54 : i8],
      ["AndI64", 55 : i8],
      ["OrI64", 56 : i8],
      ["XorI64", 57 : i8],
      ["CtlzI64", 118 : i8],
      ["ShlI32", 58 : i8],
      ["ShrI32S", 59 : i8],
      ["ShrI32U", 60 : i8],
      ["ShlI64", 61 : i8],
      ["ShrI64S", 62 : i8],
      ["ShrI64U", 63 : i8],
      ["TruncI32I8", 64 : i8],
      ["TruncI32I16", 65 : i8],
      ["TruncI64I32", 66 : i8],
      ["ExtI8I32S", 67 : i8],
      ["ExtI8I32U", 68 : i8],
      ["ExtI16I32S", 69 : i8],
      ["ExtI16I32U", 70 : i8],
      ["ExtI32I64S", 71 : i8],
      ["ExtI32I64U", 72 : i8],
      ["CastAnyRef", 130 : i8],
      ["CmpEQI32", 73 : i8],
      ["CmpNEI32", 74 : i8],
      ["CmpLTI32S", 75 : i8],
      ["CmpLTI32U", 76 : i8],
      ["CmpNZI32", 77 : i8],
      ["CmpEQI64", 78 : i8],
      ["CmpNEI64", 79 : i8],
      ["CmpLTI64S", 80 : i8],
      ["CmpLTI64U", 81 : i8],
      ["CmpNZI64", 82 : i8],
      ["CmpEQRef", 83 : i8],
      ["CmpNERef", 84 : i8],
      ["CmpNZRef", 85 : i8],
      ["Branch", 86 : i8],
      ["CondBranch", 87 : i8],
      ["BranchTable", 131 : i8],
      ["Call", 88 : i8],
      ["CallVariadic", 89 : i8],
      ["Return", 90 : i8],
      ["Fail", 91 : i8],
      ["ImportResolved", 92 : i8],
      ["Yield", 93 : i8],
      ["CallYieldable", 135 : i8],
      ["CallVariadicYieldable", 136 : i8],
      ["Trace", 94 : i8],
      ["Print", 95 : i8],
      ["CondBreak", 96 : i8],
      ["Break", 97 : i8],
      ["BufferLoadI8U", 98 : i8],
      ["BufferLoadI8S", 99 : i8],
      ["BufferLoadI16U", 100 : i8],
      ["BufferLoadI16S", 101 : i8],
      ["BufferLoadI32", 102 : i8],
      ["BufferLoadI64", 103 : i8],
      ["BufferStoreI8", 104 : i8],
      ["BufferStoreI16", 105 : i8],
      ["BufferStoreI32", 106 : i8],
      ["BufferStoreI64", 107 : i8],
      ["BufferAlloc", 108 : i8],
      ["BufferClone", 109 : i8],
      ["BufferLength", 110 : i8],
      ["BufferFillI8", 113 : i8],
      ["BufferFillI16", 114 : i8],
      ["BufferFillI32", 115 : i8],
      ["BufferFillI64", 116 : i8],
      ["BufferCopy", 111 : i8],
      ["BufferCompare", 112 : i8],
      ["BufferHash", 132 : i8],
      ["Block", 121 : i8],
      ["PrefixExtF32", 224 : i8],
      ["PrefixExtF64", 225 : i8]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `(` each($types by `,`: $types) `)`",
    sym_name = "ResultTypeList",
    takes = ["$types"]
  } : () -> ()
  "varve.directive"() {
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` | )",
    sym_name = "SymbolVisibility",
    takes = ["$visibility"]
  } : () -> ()
  "varve.directive"() {
    format = "one( `=` $value let($type = typeof($value)) | `:` $type one( | `=` $value ) )",
    sym_name = "TypeOrAttr",
    takes = ["$type", "$value"]
  } : () -> ()
  irdl.type @"!buffer" {
  }
  irdl.type @"!list" attributes {
    varve.format = "`<` one( `?` | $type ) `>`"
  } {
    %type = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(
      type: %type)
  }
  irdl.type @"!opaque" {
  }
  irdl.type @"!ref" attributes {
    varve.format = "`<` one( `?` | $type ) `>`"
  } {
    %type = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(
      type: %type)
  }
  irdl.attribute @"#ordinal_counts" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %import_funcs = irdl.any {varve.rule = "i32"}
    %export_funcs = irdl.any {varve.rule = "i32"}
    %internal_funcs = irdl.any {varve.rule = "i32"}
    %global_bytes = irdl.any {varve.rule = "i32"}
    %global_refs = irdl.any {varve.rule = "i32"}
    %rodatas = irdl.any {varve.rule = "i32"}
    %rwdatas = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      import_funcs: %import_funcs,
      export_funcs: %export_funcs,
      internal_funcs: %internal_funcs,
      global_bytes: %global_bytes,
      global_refs: %global_refs,
      rodatas: %rodatas,
      rwdatas: %rwdatas)
  }
  irdl.operation @abs.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @abs.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @abs.i32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @abs.i64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i64",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @add.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = f32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @add.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = f64"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @add.i32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @add.i64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @and.i32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @and.i64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @assign.ref attributes {
    varve.format = "$source attr-dict `:` type($source) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "VM_RefMoveInterface"],
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %source = irdl.any
    %result = irdl.any
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @atan.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @atan.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @atan2.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = f32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @atan2.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = f64"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bitcast.f32.i32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @bitcast.f64.i64 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f64",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @bitcast.i32.f32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @bitcast.i64.f64 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @br attributes {
    varve.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "VM_SerializableOpInterface", "VM_RefMoveInterface", "Terminator"]
  } {
    %destOperands = irdl.any
    irdl.operands(
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @br_table attributes {
    varve.format = "$index ` ` `{` `\\n` custom<BranchTableCases>( $defaultDestination, $defaultOperands, type($defaultOperands), $caseDestinations, $caseOperands, type($caseOperands)) `}` attr-dict",
    varve.traits = ["BranchOpInterface", "VM_SerializableOpInterface", "VM_RefMoveInterface", "Terminator", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($index) = i32"]
  } {
    %index = irdl.any {varve.rule = "I32"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any
    %case_operand_segments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      index: %index,
      defaultOperands: variadic %defaultOperands,
      caseOperands: variadic %caseOperands) {
      varve.segments,
      varve.nested = {
        caseOperands = "case_operand_segments"}
    }
    irdl.attributes {
      "case_operand_segments" = %case_operand_segments
    }
    "varve.successors"() {names = ["defaultDestination", "caseDestinations"], variadic = ["caseDestinations"]} : () -> ()
  }
  irdl.operation @break attributes {
    varve.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "VM_SerializableOpInterface", "Terminator", "Util_YieldPoint", "VM_FullBarrier", "VM_DebugOnly"]
  } {
    %destOperands = irdl.any
    irdl.operands(
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @buffer.alloc attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Allocate>", "AlwaysSpeculatable", "VM_MayFail"],
    varve.let = [
      "type($length) = i64",
      "type($alignment) = i32",
      "type($result) = !vm.ref(!vm.buffer)"],
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %length = irdl.any {varve.rule = "I64"}
    %alignment = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    irdl.operands(
      length: %length,
      alignment: %alignment)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.clone attributes {
    varve.format = "operands attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Allocate,Read>", "AlwaysSpeculatable", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64",
      "type($length) = i64",
      "type($alignment) = i32",
      "type($result) = !vm.ref(!vm.buffer)"],
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    %alignment = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      length: %length,
      alignment: %alignment)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.compare attributes {
    varve.format = "operands attr-dict `:` type($lhs_buffer) `,` type($rhs_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read,Write>", "VM_MayFail"],
    varve.let = [
      "type($lhs_buffer) = !vm.ref(!vm.buffer)",
      "type($lhs_offset) = i64",
      "type($rhs_buffer) = !vm.ref(!vm.buffer)",
      "type($rhs_offset) = i64",
      "type($length) = i64",
      "type($result) = i32"]
  } {
    %lhs_buffer = irdl.any
    %lhs_offset = irdl.any {varve.rule = "I64"}
    %rhs_buffer = irdl.any
    %rhs_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs_buffer: %lhs_buffer,
      lhs_offset: %lhs_offset,
      rhs_buffer: %rhs_buffer,
      rhs_offset: %rhs_offset,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.copy attributes {
    varve.format = "operands attr-dict `:` type($source_buffer) `->` type($target_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read,Write>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64",
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64",
      "type($length) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length)
  }
  irdl.operation @buffer.fill.f32 attributes {
    varve.format = "$target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64",
      "type($length) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "AnyOf<F32, I32>"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length,
      value: %value)
  }
  irdl.operation @buffer.fill.f64 attributes {
    varve.format = "$target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64",
      "type($length) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "AnyOf<F64, I32>"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length,
      value: %value)
  }
  irdl.operation @buffer.fill.i16 attributes {
    varve.format = "$target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64",
      "type($length) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "AnyOf<I16, I32>"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length,
      value: %value)
  }
  irdl.operation @buffer.fill.i32 attributes {
    varve.format = "$target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64",
      "type($length) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "I32"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length,
      value: %value)
  }
  irdl.operation @buffer.fill.i64 attributes {
    varve.format = "$target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64",
      "type($length) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "AnyOf<I64, I32>"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length,
      value: %value)
  }
  irdl.operation @buffer.fill.i8 attributes {
    varve.format = "$target_buffer `,` $target_offset `,` $length `,` $value attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64",
      "type($length) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "AnyOf<I8, I32>"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length,
      value: %value)
  }
  irdl.operation @buffer.hash attributes {
    varve.format = "$source_buffer `,` $source_offset `,` $length attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64",
      "type($length) = i64",
      "type($result) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.length attributes {
    varve.format = "operands attr-dict `:` type($buffer) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($buffer) = !vm.ref(!vm.buffer)",
      "type($result) = i64"]
  } {
    %buffer = irdl.any
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      buffer: %buffer)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load.f32 attributes {
    varve.format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "AnyOf<F32, I32>"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load.f64 attributes {
    varve.format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "AnyOf<F64, I32>"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load.i16.s attributes {
    varve.format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load.i16.u attributes {
    varve.format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load.i32 attributes {
    varve.format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load.i64 attributes {
    varve.format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "AnyOf<I64, I32>"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load.i8.s attributes {
    varve.format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load.i8.u attributes {
    varve.format = "$source_buffer `[` $source_offset `]` attr-dict `:` type($source_buffer) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($source_buffer) = !vm.ref(!vm.buffer)",
      "type($source_offset) = i64"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.store.f32 attributes {
    varve.format = "$value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "AnyOf<F32, I32>"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      value: %value)
  }
  irdl.operation @buffer.store.f64 attributes {
    varve.format = "$value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "AnyOf<F64, I32>"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      value: %value)
  }
  irdl.operation @buffer.store.i16 attributes {
    varve.format = "$value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "I32"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      value: %value)
  }
  irdl.operation @buffer.store.i32 attributes {
    varve.format = "$value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "I32"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      value: %value)
  }
  irdl.operation @buffer.store.i64 attributes {
    varve.format = "$value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "AnyOf<I64, I32>"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      value: %value)
  }
  irdl.operation @buffer.store.i8 attributes {
    varve.format = "$value `,` $target_buffer `[` $target_offset `]` attr-dict `:` type($value) `->` type($target_buffer)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($target_buffer) = !vm.ref(!vm.buffer)",
      "type($target_offset) = i64"]
  } {
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "I32"}
    irdl.operands(
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      value: %value)
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffectsOpInterface", "VM_RefMoveInterface", "CallOpInterface", "VM_MayFail"],
    varve.names = "{if(mnemonic(types($results)[0]) = 'buffer', 'buffer', if(mnemonic(types($results)[0]) = 'list', 'list', if(mnemonic(types($results)[0]) = 'ref', 'ref', absent)))}"
  } {
    %operands = irdl.any
    %results = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @call.variadic attributes {
    varve.printer = "code",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffectsOpInterface", "VM_RefMoveInterface", "CallOpInterface", "VM_MayFail"],
    varve.format = ["$callee `` `(` each($sizes $operands $arity or 0 by `,`: one( `[` $operands[$sizes, $arity] `]` when($sizes >= 0) | let($sizes = -1) $operands )) `)` attr-dict `:`", "`(` each($segment_types $dots by `,`: $segment_types one( let($dots = false) | ` ` `...` let($dots = true) )) `)` result-types($results)", "let($segment_sizes = dense($sizes, vector([count($sizes)], i16));", "  types($operands) = flatten(map(p in zip($segment_types, $sizes): if(p[1] < 0, [typeof(p[0])], if(has(elements(typeof(p[0]))), flatten(repeat(elements(typeof(p[0])), p[1])), repeat(typeof(p[0]), p[1]))))))"],
    varve.locals = {arity = ["ArrayOf<I64Attr>", "if(count($segment_types) = 0, absent, map(t in $segment_types: if(has(elements(typeof(t))), count(elements(typeof(t))), 0)))"], dots = ["ArrayOf<BoolAttr>", "map(s in numbers($segment_sizes): s >= 0)"], sizes = ["ArrayOf<I64Attr>", "map(s in numbers($segment_sizes): s)"]},
    varve.names = "{if(mnemonic(types($results)[0]) = 'buffer', 'buffer', if(mnemonic(types($results)[0]) = 'list', 'list', if(mnemonic(types($results)[0]) = 'ref', 'ref', absent)))}"
  } {
    %operands = irdl.any
    %results = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %segment_sizes = irdl.any {varve.rule = "AllOf<AnyIntElementsAttr, ElementsOf<I16>>"}
    %segment_types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee,
      "segment_sizes" = %segment_sizes,
      "segment_types" = %segment_types,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @call.variadic.yieldable attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` `(` type($operands) `)` `->` $dest custom<ResultTypeList>($result_types)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffectsOpInterface", "VM_RefMoveInterface", "CallOpInterface", "Terminator", "Util_YieldPoint", "VM_MayFail"]
  } {
    %operands = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %segment_sizes = irdl.any {varve.rule = "AllOf<AnyIntElementsAttr, ElementsOf<I16>>"}
    %segment_types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %result_types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.attributes {
      "callee" = %callee,
      "segment_sizes" = %segment_sizes,
      "segment_types" = %segment_types,
      "result_types" = %result_types,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @call.yieldable attributes {
    varve.format = "$callee `(` $arguments `)` attr-dict `:` `(` type($arguments) `)` `->` $dest custom<ResultTypeList>($result_types)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffectsOpInterface", "VM_RefMoveInterface", "CallOpInterface", "Terminator", "Util_YieldPoint", "VM_MayFail"]
  } {
    %arguments = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %result_types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      arguments: variadic %arguments)
    irdl.attributes {
      "callee" = %callee,
      "result_types" = %result_types,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @cast.any.ref attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "VM_RefMoveInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.f32.si32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.f32.si64 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.f32.ui32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.f32.ui64 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.f64.si64 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f64",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.f64.ui64 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f64",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.ref.any attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "VM_RefMoveInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.si32.f32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.si64.f32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.si64.f64 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.ui32.f32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.ui64.f32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast.ui64.f64 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ceil.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ceil.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @check.eq attributes {
    varve.format = "$lhs `,` $rhs (`,` $message^)? attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp"],
    varve.let = [
      "type($rhs) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @check.ne attributes {
    varve.format = "$lhs `,` $rhs (`,` $message^)? attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp"],
    varve.let = [
      "type($rhs) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @check.nearly_eq attributes {
    varve.format = "$lhs `,` $rhs (`,` $message^)? attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp"],
    varve.let = [
      "type($rhs) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @check.nz attributes {
    varve.format = "$value (`,` $message^)? attr-dict `:` type($value)",
    varve.traits = ["VM_PseudoOp"]
  } {
    %value = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @cmp.eq.f32.near attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "Commutative", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.eq.f32.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.eq.f32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.eq.f64.near attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "Commutative", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.eq.f64.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.eq.f64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.eq.i32 attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "eq"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.eq.i64 attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "eq"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.eq.ref attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"],
    varve.names = "req"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gt.f32.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gt.f32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gt.f64.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gt.f64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gt.i32.s attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "sgt"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gt.i32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "ugt"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gt.i64.s attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "sgt"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gt.i64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "ugt"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gte.f32.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gte.f32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gte.f64.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gte.f64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gte.i32.s attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "sgte"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gte.i32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "ugte"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gte.i64.s attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "sgte"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.gte.i64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "ugte"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lt.f32.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lt.f32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lt.f64.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lt.f64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lt.i32.s attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "slt"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lt.i32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "ult"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lt.i64.s attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "slt"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lt.i64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "ult"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lte.f32.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lte.f32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lte.f64.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lte.f64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lte.i32.s attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "slte"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lte.i32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "ulte"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lte.i64.s attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "slte"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.lte.i64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["OpAsmOpInterface", "AllTypesMatch<lhs,rhs>", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "ulte"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.nan.f32 attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.nan.f64 attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f64",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.ne.f32.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.ne.f32.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF32", "Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.ne.f64.o attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.ne.f64.u attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["VM_ExtF64", "Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.ne.i32 attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"],
    varve.names = "ne"
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.ne.i64 attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i32"],
    varve.names = "ne"
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.ne.ref attributes {
    varve.format = "operands attr-dict `:` type($lhs)",
    varve.traits = ["Commutative", "OpAsmOpInterface", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i32"],
    varve.names = "rne"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.nz.f32.o attributes {
    varve.format = "operands attr-dict `:` type($operand)",
    varve.traits = ["VM_ExtF32", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.nz.f32.u attributes {
    varve.format = "operands attr-dict `:` type($operand)",
    varve.traits = ["VM_ExtF32", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.nz.f64.o attributes {
    varve.format = "operands attr-dict `:` type($operand)",
    varve.traits = ["VM_ExtF64", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f64",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.nz.f64.u attributes {
    varve.format = "operands attr-dict `:` type($operand)",
    varve.traits = ["VM_ExtF64", "VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f64",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.nz.i32 attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["OpAsmOpInterface", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i32"],
    varve.names = "nz"
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.nz.i64 attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["OpAsmOpInterface", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = i32"],
    varve.names = "nz"
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmp.nz.ref attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["OpAsmOpInterface", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = i32"],
    varve.names = "rnz"
  } {
    %operand = irdl.any
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cond_br attributes {
    varve.format = "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "VM_SerializableOpInterface", "VM_RefMoveInterface", "Terminator"],
    varve.let = [
      "type($condition) = i32"]
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %trueDestOperands = irdl.any
    %falseDestOperands = irdl.any
    irdl.operands(
      condition: %condition,
      trueDestOperands: variadic %trueDestOperands,
      falseDestOperands: variadic %falseDestOperands) {
      varve.segments
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @cond_break attributes {
    varve.format = "$condition `,` $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "VM_SerializableOpInterface", "Terminator", "Util_YieldPoint", "VM_FullBarrier", "VM_DebugOnly"],
    varve.let = [
      "type($condition) = i32"]
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %destOperands = irdl.any
    irdl.operands(
      condition: %condition,
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @cond_fail attributes {
    varve.printer = "code",
    varve.traits = ["VM_PseudoOp", "VM_MayFail"],
    varve.let = [
      "type($condition) = i32",
      "type($status) = i32"],
    varve.format = "$condition one( let($status = $condition) | `,` one( $message let($status = $condition) | $status one( | `,` $message ) ) ) attr-dict"
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %status = irdl.any {varve.rule = "I32"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      condition: %condition,
      status: %status)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @const.f32 attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["VM_ExtF32", "ConstantLike", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = f32"]
  } {
    %result = irdl.any {varve.rule = "F32"}
    %value = irdl.any {varve.rule = "F32Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @const.f32.zero attributes {
    varve.format = "attr-dict",
    varve.traits = ["VM_ExtF32", "OpAsmOpInterface", "ConstantLike", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = f32"],
    varve.names = "zero"
  } {
    %result = irdl.any {varve.rule = "F32"}
    irdl.results(
      result: %result)
  }
  irdl.operation @const.f64 attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["VM_ExtF64", "ConstantLike", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = f64"]
  } {
    %result = irdl.any {varve.rule = "F64"}
    %value = irdl.any {varve.rule = "F64Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @const.f64.zero attributes {
    varve.format = "attr-dict",
    varve.traits = ["VM_ExtF64", "OpAsmOpInterface", "ConstantLike", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = f64"],
    varve.names = "zero"
  } {
    %result = irdl.any {varve.rule = "F64"}
    irdl.results(
      result: %result)
  }
  irdl.operation @const.i32 attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["OpAsmOpInterface", "ConstantLike", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = i32"],
    varve.names = "{if($value = 0, 'zero', 'c')}{if($value = 0, '', $value)}"
  } {
    %result = irdl.any {varve.rule = "I32"}
    %value = irdl.any {varve.rule = "I32Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @const.i32.zero attributes {
    varve.format = "attr-dict",
    varve.traits = ["OpAsmOpInterface", "ConstantLike", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = i32"],
    varve.names = "zero"
  } {
    %result = irdl.any {varve.rule = "I32"}
    irdl.results(
      result: %result)
  }
  irdl.operation @const.i64 attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["OpAsmOpInterface", "ConstantLike", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = i64"],
    varve.names = "{if($value = 0, 'zero', 'c')}{if($value = 0, '', $value)}"
  } {
    %result = irdl.any {varve.rule = "I64"}
    %value = irdl.any {varve.rule = "I64Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @const.i64.zero attributes {
    varve.format = "attr-dict",
    varve.traits = ["OpAsmOpInterface", "ConstantLike", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = i64"],
    varve.names = "zero"
  } {
    %result = irdl.any {varve.rule = "I64"}
    irdl.results(
      result: %result)
  }
  irdl.operation @const.ref.rodata attributes {
    varve.format = "$rodata attr-dict `:` type($value)",
    varve.traits = ["SymbolUserOpInterface", "VM_SerializableOpInterface", "OpAsmOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($value) = !vm.ref(!vm.buffer)"],
    varve.names = "{$rodata}"
  } {
    %value = irdl.any
    %rodata = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      value: %value)
    irdl.attributes {
      "rodata" = %rodata
    }
  }
  irdl.operation @const.ref.zero attributes {
    varve.format = "`:` type($result) attr-dict",
    varve.traits = ["ConstantLike", "VM_SerializableOpInterface", "OpAsmOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.names = "null"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @cos.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cos.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ctlz.i32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ctlz.i64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i64",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @discard.refs attributes {
    varve.format = "($refs^ `:` type($refs))? attr-dict",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>"]
  } {
    %refs = irdl.any
    irdl.operands(
      refs: variadic %refs)
  }
  irdl.operation @div.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = f32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @div.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = f64"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @div.i32.s attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @div.i32.u attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @div.i64.s attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @div.i64.u attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @erf.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @erf.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @exp.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @exp.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @exp2.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @exp2.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @expm1.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @expm1.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @export attributes {
    varve.printer = "code",
    varve.traits = ["SymbolUserOpInterface"],
    varve.format = "$function_ref one( let($export_name = symbols($function_ref)[0]) | `as` `` `(` $export_name `)` ) attr-dict-with-keyword"
  } {
    %function_ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %export_name = irdl.any {varve.rule = "StrAttr"}
    %ordinal = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "function_ref" = %function_ref,
      "export_name" = %export_name,
      "ordinal" = %ordinal
    } {
      varve.optional = ["ordinal"]
    }
  }
  irdl.operation @ext.f32.f64 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f32",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i16.i32.s attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i16.i32.u attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i16.i64.s attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i16.i64.u attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i32.i64.s attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i32.i64.u attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i8.i32.s attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i8.i32.u attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i8.i64.s attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ext.i8.i64.u attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @fail attributes {
    varve.format = "$status (`,` $message^)? attr-dict",
    varve.traits = ["VM_SerializableOpInterface", "Terminator", "VM_MayFail"],
    varve.let = [
      "type($status) = i32"]
  } {
    %status = irdl.any {varve.rule = "I32"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      status: %status)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @floor.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @floor.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @fma.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<a,b,c,result>", "NoMemoryEffect"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($result) = type($a)",
      "type($a) = f32",
      "type($b) = f32",
      "type($c) = f32",
      "type($result) = f32"]
  } {
    %a = irdl.any {varve.rule = "F32"}
    %b = irdl.any {varve.rule = "F32"}
    %c = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
  }
  irdl.operation @fma.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<a,b,c,result>", "NoMemoryEffect"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($result) = type($a)",
      "type($a) = f64",
      "type($b) = f64",
      "type($c) = f64",
      "type($result) = f64"]
  } {
    %a = irdl.any {varve.rule = "F64"}
    %b = irdl.any {varve.rule = "F64"}
    %c = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
  }
  irdl.operation @fma.i32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<a,b,c,result>", "NoMemoryEffect"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($result) = type($a)",
      "type($a) = i32",
      "type($b) = i32",
      "type($c) = i32",
      "type($result) = i32"]
  } {
    %a = irdl.any {varve.rule = "I32"}
    %b = irdl.any {varve.rule = "I32"}
    %c = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
  }
  irdl.operation @fma.i64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<a,b,c,result>", "NoMemoryEffect"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($result) = type($a)",
      "type($a) = i64",
      "type($b) = i64",
      "type($c) = i64",
      "type($result) = i64"]
  } {
    %a = irdl.any {varve.rule = "I64"}
    %b = irdl.any {varve.rule = "I64"}
    %c = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
  }
  irdl.operation @func attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "HasParent<vm.module>", "FunctionOpInterface", "CallableOpInterface", "Symbol"],
    varve.format = "function",
    varve.layouts = "-sym_name -sym_visibility"
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %ordinal = irdl.any {varve.rule = "I32Attr"}
    %inlining_policy = irdl.any {varve.rule = "Implements<\22InliningPolicyAttrInterface\22>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "ordinal" = %ordinal,
      "inlining_policy" = %inlining_policy,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["ordinal", "inlining_policy", "arg_attrs", "res_attrs", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @global.address attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($result)",
    varve.traits = ["SymbolUserOpInterface", "Util_GlobalAddressOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"]
  } {
    %result = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "global" = %global,
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.f32 attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict custom<TypeOrAttr>($type, $initial_value)",
    varve.traits = ["VM_ExtF32", "IsolatedFromAbove", "HasParent<vm.module>", "Symbol", "Util_GlobalOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %is_mutable = irdl.any {varve.rule = "UnitAttr"}
    %initial_value = irdl.any {varve.rule = "TypedAttr"}
    %inlining_policy = irdl.any {varve.rule = "Implements<\22InliningPolicyAttrInterface\22>"}
    %ordinal = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "type" = %type,
      "is_mutable" = %is_mutable,
      "initial_value" = %initial_value,
      "inlining_policy" = %inlining_policy,
      "ordinal" = %ordinal
    } {
      varve.optional = ["sym_visibility", "is_mutable", "initial_value", "inlining_policy", "ordinal"]
    }
  }
  irdl.operation @global.f64 attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict custom<TypeOrAttr>($type, $initial_value)",
    varve.traits = ["VM_ExtF64", "IsolatedFromAbove", "HasParent<vm.module>", "Symbol", "Util_GlobalOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %is_mutable = irdl.any {varve.rule = "UnitAttr"}
    %initial_value = irdl.any {varve.rule = "TypedAttr"}
    %inlining_policy = irdl.any {varve.rule = "Implements<\22InliningPolicyAttrInterface\22>"}
    %ordinal = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "type" = %type,
      "is_mutable" = %is_mutable,
      "initial_value" = %initial_value,
      "inlining_policy" = %inlining_policy,
      "ordinal" = %ordinal
    } {
      varve.optional = ["sym_visibility", "is_mutable", "initial_value", "inlining_policy", "ordinal"]
    }
  }
  irdl.operation @global.i32 attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict custom<TypeOrAttr>($type, $initial_value)",
    varve.traits = ["IsolatedFromAbove", "HasParent<vm.module>", "Symbol", "Util_GlobalOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %is_mutable = irdl.any {varve.rule = "UnitAttr"}
    %initial_value = irdl.any {varve.rule = "TypedAttr"}
    %inlining_policy = irdl.any {varve.rule = "Implements<\22InliningPolicyAttrInterface\22>"}
    %ordinal = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "type" = %type,
      "is_mutable" = %is_mutable,
      "initial_value" = %initial_value,
      "inlining_policy" = %inlining_policy,
      "ordinal" = %ordinal
    } {
      varve.optional = ["sym_visibility", "is_mutable", "initial_value", "inlining_policy", "ordinal"]
    }
  }
  irdl.operation @global.i64 attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict custom<TypeOrAttr>($type, $initial_value)",
    varve.traits = ["IsolatedFromAbove", "HasParent<vm.module>", "Symbol", "Util_GlobalOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %is_mutable = irdl.any {varve.rule = "UnitAttr"}
    %initial_value = irdl.any {varve.rule = "TypedAttr"}
    %inlining_policy = irdl.any {varve.rule = "Implements<\22InliningPolicyAttrInterface\22>"}
    %ordinal = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "type" = %type,
      "is_mutable" = %is_mutable,
      "initial_value" = %initial_value,
      "inlining_policy" = %inlining_policy,
      "ordinal" = %ordinal
    } {
      varve.optional = ["sym_visibility", "is_mutable", "initial_value", "inlining_policy", "ordinal"]
    }
  }
  irdl.operation @global.load.f32 attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($value)",
    varve.traits = ["VM_ExtF32", "OpAsmOpInterface", "SymbolUserOpInterface", "Util_GlobalLoadOpInterface", "VM_SerializableOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($value) = f32"],
    varve.names = "{$global}"
  } {
    %value = irdl.any {varve.rule = "F32"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      value: %value)
    irdl.attributes {
      "global" = %global,
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.f64 attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($value)",
    varve.traits = ["VM_ExtF64", "OpAsmOpInterface", "SymbolUserOpInterface", "Util_GlobalLoadOpInterface", "VM_SerializableOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($value) = f64"],
    varve.names = "{$global}"
  } {
    %value = irdl.any {varve.rule = "F64"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      value: %value)
    irdl.attributes {
      "global" = %global,
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.i32 attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($value)",
    varve.traits = ["OpAsmOpInterface", "SymbolUserOpInterface", "Util_GlobalLoadOpInterface", "VM_SerializableOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($value) = i32"],
    varve.names = "{$global}"
  } {
    %value = irdl.any {varve.rule = "I32"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      value: %value)
    irdl.attributes {
      "global" = %global,
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.i64 attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($value)",
    varve.traits = ["OpAsmOpInterface", "SymbolUserOpInterface", "Util_GlobalLoadOpInterface", "VM_SerializableOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($value) = i64"],
    varve.names = "{$global}"
  } {
    %value = irdl.any {varve.rule = "I64"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      value: %value)
    irdl.attributes {
      "global" = %global,
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.indirect.f32 attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($global) `->` type($value)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "Util_GlobalLoadIndirectOpInterface"],
    varve.let = [
      "type($value) = f32"]
  } {
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    %value = irdl.any {varve.rule = "F32"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      global: %global)
    irdl.results(
      value: %value)
    irdl.attributes {
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.indirect.f64 attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($global) `->` type($value)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "Util_GlobalLoadIndirectOpInterface"],
    varve.let = [
      "type($value) = f64"]
  } {
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    %value = irdl.any {varve.rule = "F64"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      global: %global)
    irdl.results(
      value: %value)
    irdl.attributes {
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.indirect.i32 attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($global) `->` type($value)",
    varve.traits = ["VM_SerializableOpInterface", "Util_GlobalLoadIndirectOpInterface"],
    varve.let = [
      "type($value) = i32"]
  } {
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    %value = irdl.any {varve.rule = "I32"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      global: %global)
    irdl.results(
      value: %value)
    irdl.attributes {
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.indirect.i64 attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($global) `->` type($value)",
    varve.traits = ["VM_SerializableOpInterface", "Util_GlobalLoadIndirectOpInterface"],
    varve.let = [
      "type($value) = i64"]
  } {
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    %value = irdl.any {varve.rule = "I64"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      global: %global)
    irdl.results(
      value: %value)
    irdl.attributes {
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.indirect.ref attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($global) `->` type($value)",
    varve.traits = ["VM_RefMoveInterface", "VM_SerializableOpInterface", "Util_GlobalLoadIndirectOpInterface"],
    varve.names = "{if(mnemonic(type($value)) = 'buffer', 'buffer', if(mnemonic(type($value)) = 'list', 'list', if(mnemonic(type($value)) = 'ref', 'ref', absent)))}"
  } {
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    %value = irdl.any
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      global: %global)
    irdl.results(
      value: %value)
    irdl.attributes {
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.load.ref attributes {
    varve.format = "(`immutable` $is_immutable^)? $global attr-dict `:` type($value)",
    varve.traits = ["OpAsmOpInterface", "VM_RefMoveInterface", "SymbolUserOpInterface", "Util_GlobalLoadOpInterface", "VM_SerializableOpInterface", "MemoryEffectsOpInterface"],
    varve.names = "{$global}"
  } {
    %value = irdl.any
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %is_immutable = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      value: %value)
    irdl.attributes {
      "global" = %global,
      "is_immutable" = %is_immutable
    } {
      varve.optional = ["is_immutable"]
    }
  }
  irdl.operation @global.ref attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict `:` $type",
    varve.traits = ["IsolatedFromAbove", "HasParent<vm.module>", "Symbol", "Util_GlobalOpInterface"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %is_mutable = irdl.any {varve.rule = "UnitAttr"}
    %inlining_policy = irdl.any {varve.rule = "Implements<\22InliningPolicyAttrInterface\22>"}
    %ordinal = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "type" = %type,
      "is_mutable" = %is_mutable,
      "inlining_policy" = %inlining_policy,
      "ordinal" = %ordinal
    } {
      varve.optional = ["sym_visibility", "is_mutable", "inlining_policy", "ordinal"]
    }
  }
  irdl.operation @global.store.f32 attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value)",
    varve.traits = ["VM_ExtF32", "SymbolUserOpInterface", "Util_GlobalStoreOpInterface", "VM_SerializableOpInterface"],
    varve.let = [
      "type($value) = f32"]
  } {
    %value = irdl.any {varve.rule = "F32"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global.store.f64 attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value)",
    varve.traits = ["VM_ExtF64", "SymbolUserOpInterface", "Util_GlobalStoreOpInterface", "VM_SerializableOpInterface"],
    varve.let = [
      "type($value) = f64"]
  } {
    %value = irdl.any {varve.rule = "F64"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global.store.i32 attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value)",
    varve.traits = ["SymbolUserOpInterface", "Util_GlobalStoreOpInterface", "VM_SerializableOpInterface"],
    varve.let = [
      "type($value) = i32"]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global.store.i64 attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value)",
    varve.traits = ["SymbolUserOpInterface", "Util_GlobalStoreOpInterface", "VM_SerializableOpInterface"],
    varve.let = [
      "type($value) = i64"]
  } {
    %value = irdl.any {varve.rule = "I64"}
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global.store.indirect.f32 attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value) `->` type($global)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "Util_GlobalStoreIndirectOpInterface"],
    varve.let = [
      "type($value) = f32"]
  } {
    %value = irdl.any {varve.rule = "F32"}
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    irdl.operands(
      value: %value,
      global: %global)
  }
  irdl.operation @global.store.indirect.f64 attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value) `->` type($global)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "Util_GlobalStoreIndirectOpInterface"],
    varve.let = [
      "type($value) = f64"]
  } {
    %value = irdl.any {varve.rule = "F64"}
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    irdl.operands(
      value: %value,
      global: %global)
  }
  irdl.operation @global.store.indirect.i32 attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value) `->` type($global)",
    varve.traits = ["VM_SerializableOpInterface", "Util_GlobalStoreIndirectOpInterface"],
    varve.let = [
      "type($value) = i32"]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    irdl.operands(
      value: %value,
      global: %global)
  }
  irdl.operation @global.store.indirect.i64 attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value) `->` type($global)",
    varve.traits = ["VM_SerializableOpInterface", "Util_GlobalStoreIndirectOpInterface"],
    varve.let = [
      "type($value) = i64"]
  } {
    %value = irdl.any {varve.rule = "I64"}
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    irdl.operands(
      value: %value,
      global: %global)
  }
  irdl.operation @global.store.indirect.ref attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value) `->` type($global)",
    varve.traits = ["VM_RefMoveInterface", "VM_SerializableOpInterface", "Util_GlobalStoreIndirectOpInterface"]
  } {
    %value = irdl.any
    %global = irdl.any {varve.rule = "AnyOf<I32, !util.ptr>"}
    irdl.operands(
      value: %value,
      global: %global)
  }
  irdl.operation @global.store.ref attributes {
    varve.format = "$value `,` $global attr-dict `:` type($value)",
    varve.traits = ["VM_RefMoveInterface", "SymbolUserOpInterface", "Util_GlobalStoreOpInterface", "VM_SerializableOpInterface"]
  } {
    %value = irdl.any
    %global = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @import attributes {
    varve.printer = "code",
    varve.traits = ["Symbol", "FunctionOpInterface", "CallableOpInterface"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = ["custom<SymbolVisibility>($sym_visibility) (`optional` $is_optional^)? symbol($sym_name) `` `(`", "each($function_type.inputs %arg $names or '' $variadics or false by `,`: one( %arg `:` $function_type.inputs let(type(%arg) = $function_type.inputs; $names = spelled(%arg)) one( ` ` `...` let($variadics = true) | let($variadics = false) ) when($names != '') | $function_type.inputs one( ` ` `...` let($variadics = true) | let($variadics = false) ) )) one( | `,` ) `)`", "one( let($function_type.results = []) | `->` one( each($function_type.results by `,`: $function_type.results) when(count($function_type.results) = 1) | `(` each($function_type.results by `,`: $function_type.results) `)` ) ) attr-dict-with-keyword(apart) one( | region($body) )", "let($arg_attrs = if(count($names) = 0, absent, if(any(p in zip($names, $variadics): p[0] != '' or p[1]), map(p in zip($names, $variadics): if(p[0] = '', if(p[1], dictionary(['vm.variadic'], [unit]), dictionary([], [])), if(p[1], dictionary(['vm.name', 'vm.variadic'], [p[0], unit]), dictionary(['vm.name'], [p[0]])))), absent)))"],
    varve.locals = {names = ["ArrayOf<StrAttr>", "if(count($function_type.inputs) = 0, absent, if(has($arg_attrs), map(d in $arg_attrs: if(has(entry(d, 'vm.name')), entry(d, 'vm.name'), '')), repeat('', count($function_type.inputs))))"], variadics = ["ArrayOf<BoolAttr>", "if(count($function_type.inputs) = 0, absent, if(has($arg_attrs), map(d in $arg_attrs: has(entry(d, 'vm.variadic'))), repeat(false, count($function_type.inputs))))"]}
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %ordinal = irdl.any {varve.rule = "I32Attr"}
    %is_optional = irdl.any {varve.rule = "UnitAttr"}
    %minimum_version = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_visibility" = %sym_visibility,
      "ordinal" = %ordinal,
      "is_optional" = %is_optional,
      "minimum_version" = %minimum_version
    } {
      varve.optional = ["arg_attrs", "res_attrs", "sym_visibility", "ordinal", "is_optional", "minimum_version"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @import.resolved attributes {
    varve.format = "$import attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "OpAsmOpInterface", "NoMemoryEffect"],
    varve.let = [
      "type($result) = i32"],
    varve.names = "has_{$import}"
  } {
    %result = irdl.any {varve.rule = "I32"}
    %import = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "import" = %import
    }
  }
  irdl.operation @initializer attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "HasParent<vm.module>", "FunctionOpInterface", "CallableOpInterface", "Util_InitializerOpInterface"],
    varve.format = "let($function_type = fn([], [])) attr-dict-with-keyword region($body, end)"
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "sym_name", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @list.alloc attributes {
    varve.format = "operands attr-dict `:` `(` type($initial_capacity) `)` `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Allocate>", "VM_MayFail"],
    varve.let = [
      "type($initial_capacity) = i32"],
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %initial_capacity = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    irdl.operands(
      initial_capacity: %initial_capacity)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.get.f32 attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32",
      "type($result) = f32"]
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      list: %list,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.get.f64 attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32",
      "type($result) = f64"]
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      list: %list,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.get.i32 attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32",
      "type($result) = i32"]
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      list: %list,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.get.i64 attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32",
      "type($result) = i64"]
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      list: %list,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.get.ref attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `)` `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "VM_RefMoveInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32"],
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    irdl.operands(
      list: %list,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.reserve attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($minimum_capacity) `)`",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Allocate,Read,Write>", "VM_MayFail"],
    varve.let = [
      "type($minimum_capacity) = i32"]
  } {
    %list = irdl.any
    %minimum_capacity = irdl.any {varve.rule = "I32"}
    irdl.operands(
      list: %list,
      minimum_capacity: %minimum_capacity)
  }
  irdl.operation @list.resize attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($new_size) `)`",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($new_size) = i32"]
  } {
    %list = irdl.any
    %new_size = irdl.any {varve.rule = "I32"}
    irdl.operands(
      list: %list,
      new_size: %new_size)
  }
  irdl.operation @list.set.f32 attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32",
      "type($value) = f32"]
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %value = irdl.any {varve.rule = "F32"}
    irdl.operands(
      list: %list,
      index: %index,
      value: %value)
  }
  irdl.operation @list.set.f64 attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32",
      "type($value) = f64"]
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %value = irdl.any {varve.rule = "F64"}
    irdl.operands(
      list: %list,
      index: %index,
      value: %value)
  }
  irdl.operation @list.set.i32 attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32",
      "type($value) = i32"]
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %value = irdl.any {varve.rule = "I32"}
    irdl.operands(
      list: %list,
      index: %index,
      value: %value)
  }
  irdl.operation @list.set.i64 attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32",
      "type($value) = i64"]
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %value = irdl.any {varve.rule = "I64"}
    irdl.operands(
      list: %list,
      index: %index,
      value: %value)
  }
  irdl.operation @list.set.ref attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `,` type($index) `,` type($value) `)`",
    varve.traits = ["VM_SerializableOpInterface", "VM_RefMoveInterface", "MemoryEffects<Write>", "VM_MayFail"],
    varve.let = [
      "type($index) = i32"]
  } {
    %list = irdl.any
    %index = irdl.any {varve.rule = "I32"}
    %value = irdl.any
    irdl.operands(
      list: %list,
      index: %index,
      value: %value)
  }
  irdl.operation @list.size attributes {
    varve.format = "operands attr-dict `:` `(` type($list) `)` `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffects<Read>", "VM_MayFail"],
    varve.let = [
      "type($result) = i32"]
  } {
    %list = irdl.any
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      list: %list)
    irdl.results(
      result: %result)
  }
  irdl.operation @log.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log10.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log10.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log1p.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log1p.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log2.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log2.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @max.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = f32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @max.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = f64"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @max.i32.s attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @max.i32.u attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @max.i64.s attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @max.i64.u attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @min.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = f32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @min.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = f64"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @min.i32.s attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @min.i32.u attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @min.i64.s attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @min.i64.u attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @module attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict-with-keyword regions",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol", "SymbolTable"],
    varve.terminator = "vm.module_terminator"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %ordinal_counts = irdl.base "#vm.ordinal_counts"
    %version = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "ordinal_counts" = %ordinal_counts,
      "version" = %version
    } {
      varve.optional = ["sym_visibility", "ordinal_counts", "version"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @module_terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<vm.module>", "Terminator"]
  } {
  }
  irdl.operation @mul.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = f32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mul.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = f64"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mul.i32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mul.i64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @neg.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @neg.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @not.i32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @not.i64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i64",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @optimization_barrier attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["VM_PseudoOp", "AllTypesMatch<operands,results>"],
    varve.let = [
      "type($results) = type($operands)"],
    varve.names = "{if(mnemonic(types($results)[0]) = 'buffer', 'buffer', if(mnemonic(types($results)[0]) = 'list', 'list', if(mnemonic(types($results)[0]) = 'ref', 'ref', absent)))}"
  } {
    %operands = irdl.any
    %results = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @or.i32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @or.i64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @pow.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = f32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @pow.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = f64"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @print attributes {
    varve.format = "$message `(` operands `)` attr-dict `:` type(operands)",
    varve.traits = ["VM_SerializableOpInterface", "VM_FullBarrier", "VM_DebugOnly"]
  } {
    %operands = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @rem.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = f32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @rem.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = f64"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @rem.i32.s attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @rem.i32.u attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @rem.i64.s attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @rem.i64.u attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["VM_SerializableOpInterface", "VM_RefMoveInterface", "Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @rodata attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict $value",
    varve.traits = ["IsolatedFromAbove", "HasParent<vm.module>", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %value = irdl.any {varve.rule = "AnyOf<DenseElementsAttr, DenseResourceElementsAttr, Implements<\22SerializableAttrInterface\22>>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %ordinal = irdl.any {varve.rule = "I32Attr"}
    %mime_type = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "value" = %value,
      "alignment" = %alignment,
      "ordinal" = %ordinal,
      "mime_type" = %mime_type
    } {
      varve.optional = ["sym_visibility", "alignment", "ordinal", "mime_type"]
    }
  }
  irdl.operation @rodata.inline attributes {
    varve.format = "($name^)? attr-dict `:` type($result) `=` $value",
    varve.traits = ["VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = !vm.ref(!vm.buffer)"],
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %value = irdl.any {varve.rule = "AnyOf<DenseElementsAttr, DenseResourceElementsAttr, Implements<\22SerializableAttrInterface\22>>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %mime_type = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "value" = %value,
      "alignment" = %alignment,
      "mime_type" = %mime_type
    } {
      varve.optional = ["name", "alignment", "mime_type"]
    }
  }
  irdl.operation @rodata.table.inline attributes {
    varve.format = "$table_type attr-dict `:` type($table_result) `,` type($data_result) `=` $data_array",
    varve.traits = ["VM_PseudoOp", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($table_result) = !vm.ref(!vm.buffer)",
      "type($data_result) = !vm.ref(!vm.buffer)"],
    varve.names = "{if(mnemonic(type($table_result)) = 'buffer', 'buffer', if(mnemonic(type($table_result)) = 'list', 'list', if(mnemonic(type($table_result)) = 'ref', 'ref', absent)))}"
  } {
    %table_result = irdl.any
    %data_result = irdl.any
    %table_name = irdl.any {varve.rule = "StrAttr"}
    %data_name = irdl.any {varve.rule = "StrAttr"}
    %table_type = irdl.any {varve.rule = "AllOf<TypeAttrOf<AnyInteger>, TypeAttrOf<AnyOf<AnyI<32>, AnyI<64>>>>"}
    %data_array = irdl.any {varve.rule = "ArrayOf<AnyOf<DenseElementsAttr, DenseResourceElementsAttr, Implements<\22SerializableAttrInterface\22>>>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %data_alignment = irdl.any {varve.rule = "I64Attr"}
    %mime_type = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      table_result: %table_result,
      data_result: %data_result)
    irdl.attributes {
      "table_name" = %table_name,
      "data_name" = %data_name,
      "table_type" = %table_type,
      "data_array" = %data_array,
      "alignment" = %alignment,
      "data_alignment" = %data_alignment,
      "mime_type" = %mime_type
    } {
      varve.optional = ["table_name", "data_name", "alignment", "data_alignment", "mime_type"]
    }
  }
  irdl.operation @round.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @round.f32.even attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @round.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @round.f64.even attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @rsqrt.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @rsqrt.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @select.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AllTypesMatch<true_value,false_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)",
      "type($condition) = i32",
      "type($true_value) = f32",
      "type($false_value) = f32",
      "type($result) = f32"]
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %true_value = irdl.any {varve.rule = "F32"}
    %false_value = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @select.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AllTypesMatch<true_value,false_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)",
      "type($condition) = i32",
      "type($true_value) = f64",
      "type($false_value) = f64",
      "type($result) = f64"]
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %true_value = irdl.any {varve.rule = "F64"}
    %false_value = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @select.i32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<true_value,false_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)",
      "type($condition) = i32",
      "type($true_value) = i32",
      "type($false_value) = i32",
      "type($result) = i32"]
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %true_value = irdl.any {varve.rule = "I32"}
    %false_value = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @select.i64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<true_value,false_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)",
      "type($condition) = i32",
      "type($true_value) = i64",
      "type($false_value) = i64",
      "type($result) = i64"]
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %true_value = irdl.any {varve.rule = "I64"}
    %false_value = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @select.ref attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "VM_RefMoveInterface", "AllTypesMatch<true_value,false_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)",
      "type($condition) = i32"],
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %condition = irdl.any {varve.rule = "I32"}
    %true_value = irdl.any
    %false_value = irdl.any
    %result = irdl.any
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @shl.i32 attributes {
    varve.format = "$operand `,` $amount attr-dict `:` type($operand)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i32",
      "type($amount) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %amount = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand,
      amount: %amount)
    irdl.results(
      result: %result)
  }
  irdl.operation @shl.i64 attributes {
    varve.format = "$operand `,` $amount attr-dict `:` type($operand)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i64",
      "type($amount) = i32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %amount = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand,
      amount: %amount)
    irdl.results(
      result: %result)
  }
  irdl.operation @shr.i32.s attributes {
    varve.format = "$operand `,` $amount attr-dict `:` type($operand)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i32",
      "type($amount) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %amount = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand,
      amount: %amount)
    irdl.results(
      result: %result)
  }
  irdl.operation @shr.i32.u attributes {
    varve.format = "$operand `,` $amount attr-dict `:` type($operand)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i32",
      "type($amount) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %amount = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand,
      amount: %amount)
    irdl.results(
      result: %result)
  }
  irdl.operation @shr.i64.s attributes {
    varve.format = "$operand `,` $amount attr-dict `:` type($operand)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i64",
      "type($amount) = i32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %amount = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand,
      amount: %amount)
    irdl.results(
      result: %result)
  }
  irdl.operation @shr.i64.u attributes {
    varve.format = "$operand `,` $amount attr-dict `:` type($operand)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = i64",
      "type($amount) = i32",
      "type($result) = i64"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %amount = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand,
      amount: %amount)
    irdl.results(
      result: %result)
  }
  irdl.operation @sin.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sin.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sqrt.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sqrt.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sub.f32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f32",
      "type($rhs) = f32",
      "type($result) = f32"]
  } {
    %lhs = irdl.any {varve.rule = "F32"}
    %rhs = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sub.f64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = f64",
      "type($rhs) = f64",
      "type($result) = f64"]
  } {
    %lhs = irdl.any {varve.rule = "F64"}
    %rhs = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sub.i32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sub.i64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @switch.f32 attributes {
    varve.format = "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "VM_SerializableOpInterface", "AllTypesMatch<default_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($default_value)",
      "type($index) = i32",
      "type($default_value) = f32",
      "type($values) = f32",
      "type($result) = f32"]
  } {
    %index = irdl.any {varve.rule = "I32"}
    %default_value = irdl.any {varve.rule = "F32"}
    %values = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      index: %index,
      default_value: %default_value,
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @switch.f64 attributes {
    varve.format = "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AllTypesMatch<default_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($default_value)",
      "type($index) = i32",
      "type($default_value) = f64",
      "type($values) = f64",
      "type($result) = f64"]
  } {
    %index = irdl.any {varve.rule = "I32"}
    %default_value = irdl.any {varve.rule = "F64"}
    %values = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      index: %index,
      default_value: %default_value,
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @switch.i32 attributes {
    varve.format = "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<default_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($default_value)",
      "type($index) = i32",
      "type($default_value) = i32",
      "type($values) = i32",
      "type($result) = i32"]
  } {
    %index = irdl.any {varve.rule = "I32"}
    %default_value = irdl.any {varve.rule = "I32"}
    %values = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      index: %index,
      default_value: %default_value,
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @switch.i64 attributes {
    varve.format = "$index `[` $values `]` `else` $default_value attr-dict `:` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AllTypesMatch<default_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($default_value)",
      "type($index) = i32",
      "type($default_value) = i64",
      "type($values) = i64",
      "type($result) = i64"]
  } {
    %index = irdl.any {varve.rule = "I32"}
    %default_value = irdl.any {varve.rule = "I64"}
    %values = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      index: %index,
      default_value: %default_value,
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @switch.ref attributes {
    varve.printer = "code",
    varve.traits = ["VM_SerializableOpInterface", "VM_RefMoveInterface", "AllTypesMatch<default_value,result>", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($default_value)",
      "type($index) = i32"],
    varve.format = "$index `` `[` $values `]` `else` $default_value attr-dict `:` type($default_value) let(type($values) = type($default_value); type($result) = type($default_value))",
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"
  } {
    %index = irdl.any {varve.rule = "I32"}
    %default_value = irdl.any
    %values = irdl.any
    %result = irdl.any
    irdl.operands(
      index: %index,
      default_value: %default_value,
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @tanh.f32 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF32", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f32",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F32"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @tanh.f64 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["VM_ExtF64", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<operand,result>", "NoMemoryEffect"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand) = f64",
      "type($result) = f64"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @trace attributes {
    varve.format = "$event_name `(` operands `)` attr-dict `:` type(operands)",
    varve.traits = ["VM_SerializableOpInterface", "VM_FullBarrier", "VM_DebugOnly"]
  } {
    %operands = irdl.any
    %event_name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.attributes {
      "event_name" = %event_name
    }
  }
  irdl.operation @trunc.f64.f32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_ExtF64", "VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = f64",
      "type($result) = f32"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.any {varve.rule = "F32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @trunc.i16.i8 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @trunc.i32.i16 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @trunc.i32.i8 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i32",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @trunc.i64.i16 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @trunc.i64.i32 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["VM_SerializableOpInterface", "AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @trunc.i64.i8 attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["AlwaysSpeculatable", "NoMemoryEffect"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = i32"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @xor.i32 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i32",
      "type($rhs) = i32",
      "type($result) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "I32"}
    %rhs = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @xor.i64 attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "AlwaysSpeculatable", "VM_SerializableOpInterface", "AllTypesMatch<lhs,rhs,result>", "NoMemoryEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = i64",
      "type($rhs) = i64",
      "type($result) = i64"]
  } {
    %lhs = irdl.any {varve.rule = "I64"}
    %rhs = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "VM_SerializableOpInterface", "HasParent<vm.func>", "Terminator", "Util_YieldPoint"]
  } {
    %destOperands = irdl.any
    irdl.operands(
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
}
