// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms and attributes that the C++ of the dialect parses, and the names that it gives to values.
irdl.dialect @d2m {
  irdl.attribute @"#thread" attributes {varve.format = [
    "`<` $threadType one( | `,` one( `dm_core` `=` $dmCoreIndex | $kernelSymbol one( | `,` `dm_core` `=` $dmCoreIndex ) ) ) `>`"]} {
    %type = irdl.any {varve.rule = "enum<@ThreadType>"}
    %symbol = irdl.any {varve.rule = "SymbolRefAttr"}
    %core = irdl.any {varve.rule = "i32"}
    irdl.parameters(threadType: %type, kernelSymbol: %symbol, dmCoreIndex: %core)
      {varve.optional = ["kernelSymbol"], varve.defaults = {dmCoreIndex = -1 : i32}}
  }
  irdl.operation @generic attributes {varve.format = [
    "attr-dict `\\n` `ins` `(` $inputs (`:` type($inputs)^)? `)` `\\n` `outs` `(` $outputs (`:` type($outputs)^)? `)`",
    "one( | `\\n` `additionalArgs` `(` $additionalArgs `:` type($additionalArgs) `)` ) `\\n` $regions (`:` type($results)^)?"]} {
  }
  irdl.operation @remote_load attributes {varve.format = [
    "($localBuffer^)? $memref `[` $indices `]` (`into` $cb^)? (`mcore` `[` $mcastStartIndex^ `]` `mshape` `[` $mcastShape `]`)?",
    "(`mcast` `[` $mcastDims^ `]`)? attr-dict `:` if(count($localBuffer) > 0: type($localBuffer) `,`) type($memref)",
    "(`into` type($cb)^)? (`->` type($result)^)?"]} {
  }
}
