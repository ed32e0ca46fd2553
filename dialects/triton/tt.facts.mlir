// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton's C++ says: types that follow from the type of a pointer, and the text of pointers.
irdl.dialect @tt attributes {varve.llvm = "24"} {
  irdl.type @"!ptr" attributes {
    varve.format = "`<` $pointeeType (`,` $addressSpace^)? `>`"
  } {
    %pointee = irdl.any {varve.rule = "type"}
    %space = irdl.any {varve.rule = "i32"}
    irdl.parameters(pointeeType: %pointee, addressSpace: %space) {varve.defaults = {addressSpace = 1 : i32}}
  }
  irdl.operation @func attributes {varve.format = "function"} {
  }
  irdl.operation @load attributes {varve.format = [
    "$ptr (`,` $mask^)? (`,` $other^)? oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` type($ptr)",
    "let(type($result) = over(type($ptr), e: e.pointeeType); type($mask) = over(type($result), e: i1); type($other) = type($result))"]} {
  }
  irdl.operation @store attributes {varve.format = [
    "$ptr `,` $value (`,` $mask^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict) attr-dict `:` type($ptr)",
    "let(type($value) = over(type($ptr), e: e.pointeeType); type($mask) = over(type($value), e: i1))"]} {
  }
  irdl.operation @fp_to_fp attributes {varve.format = [
    "$src one( | `,` one( `rounding` `=` $rounding | `rbits` `=` $rbits `:` type($rbits) one( | `,` `rounding` `=` $rounding ) ) )",
    "attr-dict `:` type($src) `->` type($result)"]} {
  }
  irdl.operation @make_tensor_descriptor attributes {varve.format = [
    "$base `,` `[` $shape `]` `,` `[` $strides `]` (`,` `descPtr` `=` $descPtr^ `:` type($descPtr))? attr-dict",
    "`:` type($base) `,` type($result)"]} {
  }
  irdl.operation @approx_divf attributes {
    varve.format = "$x `,` $y attr-dict `:` type($x)",
    varve.let = ["type($y) = type($x)", "type($result) = type($x)"],
    varve.traits = ["Elementwise", "Pure", "SameOperandsAndResultType"]
  } {
    %0 = irdl.any
    irdl.operands(x: %0, y: %0)
    irdl.results(result: %0)
  }
}
