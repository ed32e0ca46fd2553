// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @llvm attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm15/llvm" = ["#fastmath", "#linkage", "extractelement", "insertelement", "shufflevector"],
    "llvm16/llvm" = ["!ptr", "atomicrmw", "cmpxchg"],
    "llvm19/llvm" = ["!array", "!func", "!target", "!vec", "!x86_mmx"],
    "llvm22/llvm" = ["!label", "!metadata", "!ppc_fp128", "!struct", "!token", "!void", "DwarfCallingConvention", "DwarfEncoding",
      "DwarfLanguage", "DwarfOperation", "DwarfTag", "add", "mul", "shl", "sub",
      "trunc"]}} {
  "varve.enum"() {
    sym_name = "FastmathFlags",
    storage = i32,
    cases = [
      ["nnan", 1 : i32],
      ["ninf", 2 : i32],
      ["nsz", 4 : i32],
      ["arcp", 8 : i32],
      ["contract", 16 : i32],
      ["afn", 32 : i32],
      ["reassoc", 64 : i32],
      ["fast", 128 : i32]
    ],
    bits,
    separator = ", "
  } : () -> ()
  irdl.operation @alloca attributes {
    varve.format = "$arraySize `x` $element attr-dict `:` functional-type($arraySize, $res)",
    varve.locals = {element = ["TypeAttr", "type($res).pointee"]}
  } {
  }
  irdl.operation @load attributes {
    varve.format = "(`volatile` $volatile_^)? $addr attr-dict `:` qualified(type($addr))",
    varve.let = ["type($res) = type($addr).pointee"]
  } {
  }
  irdl.operation @store attributes {
    varve.format = "(`volatile` $volatile_^)? $value `,` $addr attr-dict `:` qualified(type($addr))",
    varve.let = ["type($value) = type($addr).pointee"]
  } {
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($args^ `:` type($args))?"
  } {
  }
}
