// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @vector {
  irdl.attribute @kind attributes {varve.format = "`<` $value `>`", varve.qualified} {
    %value = irdl.any {varve.rule = "enum<@CombiningKind>"}
    irdl.parameters(value: %value)
  }
  irdl.operation @extract attributes {
    varve.format = [
      "$vector `` $position attr-dict `:` type($vector)",
      "let(type($result0) = if(count($position) < rank(type($vector)), vector(drop(shape(type($vector)), count($position)), elem(type($vector))), [elem(type($vector))][count($position) - rank(type($vector))]))"]
  } {
  }
  irdl.operation @reduction attributes {
    varve.format = "$kind `,` $vector (`,` $acc^)? attr-dict(none) `:` type($vector) `into` type($dest)",
    varve.let = ["type($acc) = type($dest)"]
  } {
  }
  irdl.operation @shuffle attributes {
    varve.format = [
      "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2)",
      "let(type($vector) = vector(concat([count($mask)], drop(shape(type($v1)), 1)), elem(type($v1))))"]
  } {
  }
}
