// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect. Its types are kept as text.
irdl.dialect @llvm attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm14/llvm" = ["alloca", "load", "store", "return"],
    "llvm15/llvm" = ["extractvalue", "insertvalue", "extractelement", "insertelement", "shufflevector"],
    "llvm16/llvm" = ["!ptr", "atomicrmw", "cmpxchg", "fence"],
    "llvm19/llvm" = ["!array", "!func", "!vec", "!x86_mmx"],
    "llvm22/llvm" = ["!label", "!metadata", "!ppc_fp128", "!struct", "!token", "!void", "landingpad"]}} {
  irdl.operation @fcmp attributes {
    varve.format = "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.let = ["type($rhs) = type($lhs)", "type($res) = over(type($lhs), e: i1)"]
  } {
  }
  irdl.operation @icmp attributes {
    varve.format = "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.let = ["type($rhs) = type($lhs)", "type($res) = over(type($lhs), e: i1)"]
  } {
  }
}
