irdl.dialect @tfhe_rust attributes {
  varve.set = "heir"
} {
  "varve.enum"() {
    sym_name = "CmpIPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["slt", 2 : i64],
      ["sle", 3 : i64],
      ["sgt", 4 : i64],
      ["sge", 5 : i64],
      ["ult", 6 : i64],
      ["ule", 7 : i64],
      ["ugt", 8 : i64],
      ["uge", 9 : i64]
    ]
  } : () -> ()
  irdl.type @"!bool" attributes {
    varve.traits = ["PassByReference", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!ei128" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger"]
  } {
  }
  irdl.type @"!ei16" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger"]
  } {
  }
  irdl.type @"!ei2" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger"]
  } {
  }
  irdl.type @"!ei256" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger"]
  } {
  }
  irdl.type @"!ei32" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger"]
  } {
  }
  irdl.type @"!ei4" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger"]
  } {
  }
  irdl.type @"!ei64" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger"]
  } {
  }
  irdl.type @"!ei8" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger"]
  } {
  }
  irdl.type @"!eui10" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui12" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui128" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui14" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui16" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui2" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui256" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui3" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui32" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui4" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui64" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!eui8" attributes {
    varve.traits = ["PassByReference", "EncryptedInteger", "MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!lookup_table" attributes {
    varve.traits = ["PassByReference"]
  } {
  }
  irdl.type @"!server_key" attributes {
    varve.traits = ["PassByReference"]
  } {
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @apply_lookup_table attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<input,output>"],
    varve.let = [
      "type($output) = type($input)",
      "type($serverKey) = !tfhe_rust.server_key",
      "type($lookupTable) = !tfhe_rust.lookup_table"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %input = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %lookupTable = irdl.base "!tfhe_rust.lookup_table"
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    irdl.operands(
      serverKey: %serverKey,
      input: %input,
      lookupTable: %lookupTable)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitand attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative", "ElementwiseMappable"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative", "ElementwiseMappable"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitxor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative", "ElementwiseMappable"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @cast attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %ciphertext = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    irdl.operands(
      serverKey: %serverKey,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
  }
  irdl.operation @cmp attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key",
      "type($output) = !tfhe_rust.bool"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %output = irdl.base "!tfhe_rust.bool"
    %predicate = irdl.any {varve.rule = "enum<@CmpIPredicate>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @cmux attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key",
      "type($select) = !tfhe_rust.bool"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %select = irdl.base "!tfhe_rust.bool"
    %trueCtxt = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %falseCtxt = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    irdl.operands(
      serverKey: %serverKey,
      select: %select,
      trueCtxt: %trueCtxt,
      falseCtxt: %falseCtxt)
    irdl.results(
      output: %output)
  }
  irdl.operation @create_trivial attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %value = irdl.any {varve.rule = "AnyInteger"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %valueAttr = irdl.any {varve.rule = "AnyOf<APIntAttr, ArrayAttr>"}
    irdl.operands(
      serverKey: %serverKey,
      value: optional %value)
    irdl.results(
      output: %output)
    irdl.attributes {
      "valueAttr" = %valueAttr
    } {
      varve.optional = ["valueAttr"]
    }
  }
  irdl.operation @eq attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative", "ElementwiseMappable"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @generate_lookup_table attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key",
      "type($lookupTable) = !tfhe_rust.lookup_table"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lookupTable = irdl.base "!tfhe_rust.lookup_table"
    %truthTable = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      serverKey: %serverKey)
    irdl.results(
      lookupTable: %lookupTable)
    irdl.attributes {
      "truthTable" = %truthTable
    }
  }
  irdl.operation @max attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative", "ElementwiseMappable"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @min attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative", "ElementwiseMappable"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @neq attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "Commutative", "ElementwiseMappable"],
    varve.let = [
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @scalar_left_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %ciphertext = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %shiftAmount = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      serverKey: %serverKey,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
    irdl.attributes {
      "shiftAmount" = %shiftAmount
    }
  }
  irdl.operation @scalar_right_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ciphertext,output>"],
    varve.let = [
      "type($output) = type($ciphertext)",
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %ciphertext = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %shiftAmount = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      serverKey: %serverKey,
      ciphertext: %ciphertext)
    irdl.results(
      output: %output)
    irdl.attributes {
      "shiftAmount" = %shiftAmount
    }
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,output>"],
    varve.let = [
      "type($output) = type($lhs)",
      "type($serverKey) = !tfhe_rust.server_key"]
  } {
    %serverKey = irdl.base "!tfhe_rust.server_key"
    %lhs = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256, ValueSemanticsContainerOf<AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyInteger, !tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    %output = irdl.any {varve.rule = "AnyOf<!tfhe_rust.bool, !tfhe_rust.eui2, !tfhe_rust.eui3, !tfhe_rust.eui4, !tfhe_rust.eui8, !tfhe_rust.eui10, !tfhe_rust.eui12, !tfhe_rust.eui14, !tfhe_rust.eui16, !tfhe_rust.eui32, !tfhe_rust.eui64, !tfhe_rust.eui128, !tfhe_rust.eui256, !tfhe_rust.ei8, !tfhe_rust.ei16, !tfhe_rust.ei32, !tfhe_rust.ei64, !tfhe_rust.ei128, !tfhe_rust.ei256>"}
    irdl.operands(
      serverKey: %serverKey,
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
}
