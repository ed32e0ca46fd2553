// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.0 to 3.2 have instead of what 3.3 has: memory descriptors belong to this dialect.
irdl.dialect @tt attributes {varve.removes = ["operation tt.reinterpret_tensor_descriptor", "operation tt.reshape"]} {
  irdl.type @"!memdesc" attributes {
    varve.traits = ["ShapedType"],
    varve.format = [
      "`<` shaped($shape, $elementType) `,` $encoding",
      "one( let($memorySpace = absent; $mutableMemory = false)",
      "   | `,` one( `mutable` let($memorySpace = absent; $mutableMemory = true)",
      "            | $memorySpace one( let($mutableMemory = false) | `,` `mutable` let($mutableMemory = true) ) ) ) `>`"
    ]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %type = irdl.any {varve.rule = "type"}
    %encoding = irdl.any {varve.rule = "attribute"}
    %space = irdl.any {varve.rule = "optional<attribute>"}
    %flag = irdl.any {varve.rule = "bool"}
    irdl.parameters(shape: %shape, elementType: %type, encoding: %encoding, memorySpace: %space, mutableMemory: %flag)
  }
  // 3.0 and 3.1 name a file, a function and a line.
  irdl.operation @assert attributes {
    varve.format = "$condition `,` $message (`,` $file^ `,` $func `,` $line)? attr-dict `:` type($condition)"
  } {
    %text = irdl.any {varve.rule = "StrAttr"}
    %line = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {"file" = %text, "func" = %text, "line" = %line} {varve.optional = ["file", "func", "line"]}
  }
  // 3.2 prints the signs of all operands; 3.0 and 3.1 do not have them.
  irdl.operation @print attributes {varve.removes = ["attribute isSigned"]} {
    %signs = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.attributes {"isSigned" = %signs} {varve.optional = ["isSigned"]}
  }
  // In 3.0 and 3.1 the first attribute is a boolean that is always printed.
  irdl.operation @reshape attributes {
    varve.format = "$src one( `allow_reorder` let($allow_reorder = unit) | ) (`efficient_layout` $efficient_layout^)? attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "TensorSizeTrait", "VerifyTensorLayoutsTrait"]
  } {
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %flag = irdl.any {varve.rule = "AnyOf<BoolAttr, UnitAttr>"}
    %unit = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(src: %tensor)
    irdl.results(result: %tensor)
    irdl.attributes {"allow_reorder" = %flag, "efficient_layout" = %unit} {varve.optional = ["allow_reorder", "efficient_layout"]}
  }
  irdl.operation @dot {
    %factor = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>, !tt.memdesc>"}
    %sum = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    irdl.operands(a: %factor, b: %factor, c: %sum)
  }
  irdl.operation @trans {
    %value = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>, !tt.memdesc>"}
    irdl.operands(src: %value)
    irdl.results(result: %value)
  }
}
