// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @std {
  irdl.operation @constant attributes {
    varve.names = "rule:constant",
    varve.locals = {v = ["attribute", "$value"]},
    varve.format = [
      "attr-dict(after(` `)) $v let($value = $v)",
      "if(isa($v, 'SymbolRefAttr') or isa($v, 'ArrayAttr'): `:` type($result0) | let(type($result0) = known(typeof($v), none)))"]
  } {
  }
}
