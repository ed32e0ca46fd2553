// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ of CIRCT's datapath dialect says.
irdl.dialect @datapath attributes {varve.llvm = "24"} {
  irdl.operation @compress attributes {
    varve.locals = {element = ["TypeAttr", "type($inputs[0])"], before = ["I64Attr", "count($inputs)"], after = ["I64Attr", "count($results)"]},
    varve.format = "$inputs attr-dict `:` $element ` ` `[` $before `->` $after `]` let(type($inputs) = $element; types($results) = repeat($element, $after))"
  } {
  }
}
