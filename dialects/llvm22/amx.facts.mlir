// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @amx {
  irdl.type @"!tile" attributes {varve.format = "`<` shaped($shape, $elementType) `>`"} {
  }
  "varve.rule"() {
    sym_name = "base",
    takes = [],
    require = [
      ["count($indices) = rank(type($base))", "requires {rank(type($base))} indices"],
      ["has($stride) or rank(type($base)) >= 2", "requires at least 2D memref"],
      ["has($stride) or strides(type($base))[-1] = 1", "requires memref with unit innermost stride"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "sizes",
    takes = ["$tile"],
    require = [
      ["type($tile).shape[0] <= 16", "bad row height: {type($tile).shape[0]}"],
      ["let bytes = type($tile).shape[1] * width(type($tile).elementType) / 8",
        ["bytes <= 64 and bytes % 4 = 0", "bad column width: {bytes}"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "product",
    takes = ["$parts"],
    require = [
      ["use sizes($lhs)"],
      ["use sizes($rhs)"],
      ["use sizes($acc)"],
      ["let a = type($lhs).shape, b = type($rhs).shape, c = type($acc).shape, k = a[1] / $parts",
        ["c[0] = a[0] and c[1] = b[1] / $parts and b[0] = k", "bad mult shape: {c[0]} x {c[1]} x {k}"]]]
  } : () -> ()
  irdl.operation @tile_load attributes {
    varve.require = [
      ["use base()"],
      ["use sizes($res)"]]
  } {
  }
  irdl.operation @tile_mulf attributes {
    varve.require = [
      ["use product(2)"],
      ["type($lhs).elementType = type($rhs).elementType", "unsupported type combination"]]
  } {
  }
  irdl.operation @tile_muli attributes {varve.require = [["use product(4)"]]} {
  }
  irdl.operation @tile_store attributes {
    varve.require = [
      ["use base()"],
      ["use sizes($val)"]]
  } {
  }
  irdl.operation @tile_zero attributes {varve.require = [["use sizes($res)"]]} {
  }
}
