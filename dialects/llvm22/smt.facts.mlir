// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @smt {
  // LLVM 24 has functions without arguments.
  irdl.type @"!func" attributes {varve.format = "`<` `(` one( let($domainTypes = []) | $domainTypes ) `)` ` ` $rangeType `>`"} {
  }
  irdl.operation @bv.constant attributes {varve.names = "rule:bit_vector"} {
  }
  irdl.operation @constant attributes {varve.names = "{$value}"} {
  }
  irdl.operation @declare_fun attributes {varve.names = "{$namePrefix}"} {
  }
  irdl.operation @distinct attributes {
    varve.format = "$inputs attr-dict `:` $type let(type($inputs) = typeof($type))",
    varve.locals = {type = ["TypeAttr", "types($inputs)[0]"]}
  } {
  }
  irdl.operation @eq attributes {
    varve.format = "$inputs attr-dict `:` $type let(type($inputs) = typeof($type))",
    varve.locals = {type = ["TypeAttr", "types($inputs)[0]"]}
  } {
  }
  irdl.operation @bv.repeat attributes {
    varve.format = "$times `times` $input attr-dict `:` qualified(type($input)) let(type($result) = !smt.bv(type($input).width * $times))",
    varve.locals = {times = ["I64Attr", "type($result).width / type($input).width"]}
  } {
  }
  irdl.operation @int.constant attributes {varve.names = "c{signed($value)}"} {
  }
}
