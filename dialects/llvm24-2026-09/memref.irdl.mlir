irdl.dialect @memref attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24",
  varve.depends = ["arith", "ub"]
} {
  irdl.operation @alloc attributes {
    varve.format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? (`alignment` `=` $alignment^)? attr-dict `:` type($memref)",
    varve.traits = ["AlignmentAttrOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index"],
    varve.names = "alloc"
  } {
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %symbolOperands = irdl.any {varve.rule = "Index"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      dynamicSizes: variadic %dynamicSizes,
      symbolOperands: variadic %symbolOperands) {
      varve.segments
    }
    irdl.results(
      memref: %memref)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @alloca attributes {
    varve.format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? (`alignment` `=` $alignment^)? attr-dict `:` type($memref)",
    varve.traits = ["AlignmentAttrOpInterface", "OpAsmOpInterface", "PromotableAllocationOpInterface", "DestructurableAllocationOpInterface"],
    varve.let = [
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index"],
    varve.names = "alloca"
  } {
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %symbolOperands = irdl.any {varve.rule = "Index"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      dynamicSizes: variadic %dynamicSizes,
      symbolOperands: variadic %symbolOperands) {
      varve.segments
    }
    irdl.results(
      memref: %memref)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @realloc attributes {
    varve.format = "$source (`(` $dynamicResultSize^ `)`)? (`alignment` `=` $alignment^)? attr-dict `:` type($source) `to` type(results)",
    varve.traits = ["AlignmentAttrOpInterface"],
    varve.let = [
      "type($dynamicResultSize) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %dynamicResultSize = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      source: %source,
      dynamicResultSize: optional %dynamicResultSize)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @load attributes {
    varve.format = "$memref `[` $indices `]` (`alignment` `(` $alignment^ `)`)? (`nontemporal` `(` $nontemporal^ `)`)? (`invariant` `(` $invariant^ `)`)? attr-dict `:` type($memref)",
    varve.traits = ["TypesMatchWith<memref,result>", "MemRefsNormalizable", "AlignmentAttrOpInterface", "MemorySpaceCastConsumerOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface"],
    varve.let = [
      "type($result) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    %invariant = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "nontemporal" = %nontemporal,
      "alignment" = %alignment,
      "invariant" = %invariant
    } {
      varve.optional = ["nontemporal", "alignment", "invariant"],
      varve.defaults = {
        nontemporal = false,
        invariant = false}
    }
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $memref `[` $indices `]` (`alignment` `(` $alignment^ `)`)? (`nontemporal` `(` $nontemporal^ `)`)? attr-dict `:` type($memref)",
    varve.traits = ["TypesMatchWith<memref,value>", "MemRefsNormalizable", "AlignmentAttrOpInterface", "MemorySpaceCastConsumerOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface"],
    varve.let = [
      "type($value) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %value = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "nontemporal" = %nontemporal,
      "alignment" = %alignment
    } {
      varve.optional = ["nontemporal", "alignment"],
      varve.defaults = {
        nontemporal = false}
    }
  }
  irdl.operation @global attributes {
    varve.format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) (`alignment` `=` $alignment^)? attr-dict",
    varve.traits = ["Symbol", "AlignmentAttrOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<AnyMemRef>"}
    %initial_value = irdl.any
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility,
      "type" = %type,
      "initial_value" = %initial_value,
      "constant" = %constant,
      "alignment" = %alignment
    } {
      varve.optional = ["sym_visibility", "initial_value", "constant", "alignment"]
    }
  }
}
