// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect. Its types are kept as text.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
  irdl.operation @extractelement attributes {
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($res) = elem(type($vector))"]
  } {
  }
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
  irdl.operation @insertelement attributes {
    varve.format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($value) = elem(type($vector))", "type($res) = type($vector)"]
  } {
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($args^ `:` type($args))?"
  } {
  }
  irdl.operation @shufflevector attributes {
    varve.format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) `` custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))"
  } {
  }
}
