irdl.dialect @spirv attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation spirv.CL.acos",
    "operation spirv.CL.acosh",
    "operation spirv.CL.asin",
    "operation spirv.CL.asinh",
    "operation spirv.CL.atan",
    "operation spirv.CL.atan2",
    "operation spirv.CL.atanh",
    "operation spirv.CL.cosh",
    "operation spirv.CL.mix",
    "operation spirv.CL.sinh",
    "operation spirv.CL.tan",
    "operation spirv.Dot",
    "operation spirv.GroupNonUniformBitwiseAnd",
    "operation spirv.GroupNonUniformBitwiseOr",
    "operation spirv.GroupNonUniformBitwiseXor",
    "operation spirv.GroupNonUniformLogicalAnd",
    "operation spirv.GroupNonUniformLogicalOr",
    "operation spirv.GroupNonUniformLogicalXor"],
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @AtomicAnd attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicCompareExchange attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %comparator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %equal_semantics = irdl.base "#spirv.memory_semantics"
    %unequal_semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value,
      comparator: %comparator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "equal_semantics" = %equal_semantics,
      "unequal_semantics" = %unequal_semantics
    }
  }
  irdl.operation @AtomicCompareExchangeWeak attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($comparator) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %comparator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %equal_semantics = irdl.base "#spirv.memory_semantics"
    %unequal_semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value,
      comparator: %comparator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "equal_semantics" = %equal_semantics,
      "unequal_semantics" = %unequal_semantics
    }
  }
  irdl.operation @AtomicExchange attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicIAdd attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicIDecrement attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicIIncrement attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)",
    varve.let = ["type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicISub attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicOr attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicSMax attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicSMin attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicUMax attributes {
    varve.traits = ["UnsignedOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicUMin attributes {
    varve.traits = ["UnsignedOp", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @AtomicXor attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @EXT.AtomicFAdd attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)",
    varve.let = ["type($value) = pointee(type($pointer))", "type($result) = pointee(type($pointer))"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %value = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    %result = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    %memory_scope = irdl.base "#spirv.scope"
    %semantics = irdl.base "#spirv.memory_semantics"
    irdl.operands(
      pointer: %pointer,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_scope" = %memory_scope,
      "semantics" = %semantics
    }
  }
  irdl.operation @NV.CooperativeMatrixLength attributes {
    varve.format = "attr-dict `:` $cooperative_matrix_type",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    %cooperative_matrix_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "cooperative_matrix_type" = %cooperative_matrix_type
    }
  }
  irdl.operation @NV.CooperativeMatrixLoad attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "$pointer `,` $stride `,` $columnmajor (` ` `[` custom<Name>($memory_access)^ `]`)? attr-dict `:` type($pointer) `as` type($result)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %columnmajor = irdl.any {varve.rule = "I1"}
    %result = irdl.base "!spirv.coopmatrix"
    %memory_access = irdl.base "#spirv.memory_access"
    irdl.operands(
      pointer: %pointer,
      stride: %stride,
      columnmajor: %columnmajor)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_access" = %memory_access
    } {
      varve.optional = ["memory_access"]
    }
  }
  irdl.operation @NV.CooperativeMatrixMulAdd attributes {
    varve.format = "operands attr-dict`:` type($a) `,` type($b) `->` type($c)",
    varve.traits = ["Pure", "AllTypesMatch<c,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = type($c)"]
  } {
    %a = irdl.base "!spirv.coopmatrix"
    %b = irdl.base "!spirv.coopmatrix"
    %c = irdl.base "!spirv.coopmatrix"
    %result = irdl.base "!spirv.coopmatrix"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
  }
  irdl.operation @NV.CooperativeMatrixStore attributes {
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "$pointer `,` $object `,` $stride `,` $columnmajor (` ` `[` custom<Name>($memory_access)^ `]`)? attr-dict `:` type($pointer) `,` type($object)",
    varve.let = ["type($stride) = i32", "type($columnmajor) = i1"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %object = irdl.base "!spirv.coopmatrix"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %columnmajor = irdl.any {varve.rule = "I1"}
    %memory_access = irdl.base "#spirv.memory_access"
    irdl.operands(
      pointer: %pointer,
      object: %object,
      stride: %stride,
      columnmajor: %columnmajor)
    irdl.attributes {
      "memory_access" = %memory_access
    } {
      varve.optional = ["memory_access"]
    }
  }
  irdl.operation @SDot attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["SignedOp", "Commutative", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @SDotAccSat attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["SignedOp", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %accumulator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2,
      accumulator: %accumulator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @SUDot attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["SignedOp", "UnsignedOp", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @SUDotAccSat attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["SignedOp", "UnsignedOp", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %accumulator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2,
      accumulator: %accumulator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @UDot attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["UnsignedOp", "Commutative", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @UDotAccSat attributes {
    varve.format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
    varve.traits = ["UnsignedOp", "Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %vector2 = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %accumulator = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %format = irdl.base "#spirv.packed_vector_format"
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2,
      accumulator: %accumulator)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format" = %format
    } {
      varve.optional = ["format"]
    }
  }
  irdl.operation @VectorShuffle attributes {
    varve.format = "attr-dict $components $vector1 `:` type($vector1) `,` $vector2 `:` type($vector2) `->` type($result)",
    varve.traits = ["Pure", "AllElementTypesMatch<vector1,vector2,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %vector1 = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %vector2 = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %components = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.operands(
      vector1: %vector1,
      vector2: %vector2)
    irdl.results(
      result: %result)
    irdl.attributes {
      "components" = %components
    }
  }
}
