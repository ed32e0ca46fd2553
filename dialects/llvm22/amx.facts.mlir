// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @amx {
  irdl.type @"!tile" attributes {varve.format = "`<` shaped($shape, $elementType) `>`"} {
  }
  "varve.rule"() {
    sym_name = "base",
    takes = [],
    require = [
      ["count($indices) = rank(type($base))", "expected one index for each dimension"],
      ["has($stride) or rank(type($base)) >= 2", "the memref must have two dimensions"],
      ["has($stride) or strides(type($base))[-1] = 1", "the innermost stride must be 1"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "tile",
    takes = [],
    require = [
      ["count(type($res).shape) = 2", "a tile must have two dimensions"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "sizes",
    takes = [],
    require = [
      ["type($res).shape[0] <= 16", "bad row height"],
      ["type($res).shape[1] * width(elem(type($res).elementType)) <= 512", "bad column width"],
      ["type($res).shape[1] * width(elem(type($res).elementType)) % 32 = 0", "bad column width"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "sizes_and_buffer",
    takes = [],
    require = [
      ["type($lhs).shape[0] <= 16", "bad row height"],
      ["type($rhs).shape[0] <= 16", "bad row height"],
      ["type($acc).shape[0] <= 16", "bad row height"],
      ["type($lhs).shape[1] * width(elem(type($lhs).elementType)) <= 512", "bad column width"],
      ["type($rhs).shape[1] * width(elem(type($rhs).elementType)) <= 512", "bad column width"],
      ["type($acc).shape[1] * width(elem(type($acc).elementType)) <= 512", "bad column width"],
      ["type($lhs).shape[1] * width(elem(type($lhs).elementType)) % 32 = 0", "bad column width"],
      ["type($rhs).shape[1] * width(elem(type($rhs).elementType)) % 32 = 0", "bad column width"],
      ["type($acc).shape[0] = type($lhs).shape[0]", "bad mult shape"]]
  } : () -> ()
  irdl.operation @tile_load attributes {
    varve.require = [
      ["use base()"],
      ["use tile()"],
      ["use sizes()"]]
  } {
  }
  irdl.operation @tile_mulf attributes {
    varve.require = [
      ["use tile()"],
      ["use sizes_and_buffer()"],
      ["type($acc).shape[1] = type($rhs).shape[1] / 2", "bad mult shape"],
      ["type($rhs).shape[0] = type($lhs).shape[1] / 2", "bad mult shape"],
      ["type($lhs).elementType = type($rhs).elementType", "unsupported type combination"]]
  } {
  }
  irdl.operation @tile_muli attributes {
    varve.require = [
      ["use tile()"],
      ["use sizes_and_buffer()"],
      ["type($acc).shape[1] = type($rhs).shape[1] / 4", "bad mult shape"],
      ["type($rhs).shape[0] = type($lhs).shape[1] / 4", "bad mult shape"]]
  } {
  }
  irdl.operation @tile_store attributes {
    varve.require = [
      ["use base()"],
      ["type($val).shape[0] <= 16", "bad row height"],
      ["type($val).shape[1] * width(elem(type($val).elementType)) <= 512", "bad column width"],
      ["type($val).shape[1] * width(elem(type($val).elementType)) % 32 = 0", "bad column width"],
      ["count(type($val).shape) = 2", "a tile must have two dimensions"]]
  } {
  }
  irdl.operation @tile_zero attributes {
    varve.require = [
      ["use tile()"],
      ["use sizes()"]]
  } {
  }
}
