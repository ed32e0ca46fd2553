// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @llvm attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm16/llvm" = ["!ptr"],
    "llvm19/llvm" = ["!array", "!func", "!target", "!vec", "!x86_mmx"],
    "llvm22/llvm" = ["!label", "!metadata", "!ppc_fp128", "!struct", "!token", "!void", "DwarfCallingConvention", "DwarfEncoding",
      "DwarfLanguage", "DwarfOperation", "DwarfTag", "add", "mul", "shl", "sub",
      "trunc"]}} {
  irdl.attribute @"#cconv" attributes {
    varve.format = "`<` $CallingConv `>`"
  } {
    %CallingConv = irdl.any {varve.rule = "enum<@CConv>"}
    irdl.parameters(
      CallingConv: %CallingConv)
  }
  irdl.attribute @"#fastmath" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@FastmathFlags>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#linkage" attributes {
    varve.format = "`<` $linkage `>`"
  } {
    %linkage = irdl.any {varve.rule = "enum<@Linkage>"}
    irdl.parameters(
      linkage: %linkage)
  }
  irdl.operation @extractvalue attributes {
    varve.format = "$container `` $position attr-dict `:` type($container) `` custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))"
  } {
  }
  irdl.operation @insertvalue attributes {
    varve.format = "$value `,` $container `` $position attr-dict `:` type($container) `` custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
    varve.let = ["type($res) = type($container)"]
  } {
  }
  irdl.operation @extractelement attributes {
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($res) = elem(type($vector))"]
  } {
  }
  irdl.operation @insertelement attributes {
    varve.format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($value) = elem(type($vector))", "type($res) = type($vector)"]
  } {
  }
  irdl.operation @shufflevector attributes {
    varve.format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) `` custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))"
  } {
  }
}
