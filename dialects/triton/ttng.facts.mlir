// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton's C++ says: the text of layouts of tensor memory, and their aliases.
irdl.dialect @ttng attributes {varve.llvm = "24"} {
  irdl.attribute @"#tensor_memory_encoding" attributes {varve.alias = "tmem", varve.format = "`<` struct(blockM = $blockM, blockN = $blockN, colStride = $colStride, CGALayout = list($CGALayout), twoCTAs = $twoCTAs, ctaMode = $ctaMode, fp4Padded = $fp4Padded) `>`"} {
    %number = irdl.any {varve.rule = "u32"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    %flag = irdl.any {varve.rule = "bool"}
    %mode = irdl.any {varve.rule = "enum<@TensorMemoryCTAMode>"}
    irdl.parameters(
      blockM: %number,
      blockN: %number,
      colStride: %number,
      CGALayout: %bases,
      twoCTAs: %flag,
      ctaMode: %mode,
      fp4Padded: %flag) {
      varve.defaults = {CGALayout = [], twoCTAs = false, ctaMode = 0 : i32, fp4Padded = false}
    }
  }
  irdl.attribute @"#tensor_memory_scales_encoding" attributes {varve.alias = "tmem_scales", varve.format = "`<` struct(CGALayout = list($CGALayout), blockRepOrder = $blockRepOrder) `>`"} {
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    %order = irdl.any {varve.rule = "enum<@TensorMemoryScalesBlockRepOrder>"}
    irdl.parameters(CGALayout: %bases, blockRepOrder: %order) {
      varve.defaults = {CGALayout = [], blockRepOrder = 0 : i32}
    }
  }
  // A token may be given only if the operation results in one; brackets without a token still mean that it does.
  "varve.directive"() {
    sym_name = "Token",
    takes = ["$dep", "type $token"],
    format = "one( let(types($token) = []) | `` `[` $dep `]` let(types($token) = [!ttg.async.token]) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "BarriersAndPreds",
    takes = ["$barriers", "$preds"],
    format = "each($barriers $preds: `,` $barriers `[` $preds `]`)"
  } : () -> ()
  // The forms of ODS, but blanks depend on whether these directives write something.
  irdl.operation @tc_gen5_mma attributes {varve.format = [
    "$a `,` $b `,` $d custom<Token>($acc_dep, type($token)) `,` $useD`,` $pred custom<BarriersAndPreds>($barriers, $barrier_preds)",
    "attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) (`,` qualified(type($barriers))^)?"]} {
  }
  irdl.operation @tc_gen5_mma_scaled attributes {varve.format = [
    "$a `,` $b `,` $d custom<Token>($acc_dep, type($token)) `,` $a_scale `,` $b_scale `,` $useD `,` $pred `lhs` `=` $a_type `rhs` `=` $b_type custom<BarriersAndPreds>($barriers, $barrier_preds)",
    "attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) `,` qualified(type($a_scale)) `,` qualified(type($b_scale)) (`,` qualified(type($barriers))^)?"]} {
  }
  irdl.operation @tmem_load attributes {varve.format = [
    "$src custom<Token>($dep, type($token))",
    "attr-dict `:` qualified(type($src)) `->` type($result) (`,` type($red)^)?"]} {
  }
  irdl.operation @tmem_store attributes {varve.format = [
    "$src `,` $dst custom<Token>($dep, type($token)) `,` $pred",
    "attr-dict `:` type($src) `->` qualified(type($dst))"]} {
  }
}
