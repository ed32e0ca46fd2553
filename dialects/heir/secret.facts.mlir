// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to arguments and blocks, and forms that it writes.
irdl.dialect @secret attributes {varve.llvm = "24"} {
  irdl.operation @generic attributes {varve.block_names = "input{indices(operands)}", varve.entry_block = "body",
    varve.discardable = ["__argattrs", "__resattrs"],
    varve.format = [
      "`(` each($inputs $__argattrs default {} by `,`: $inputs `` `:` type($inputs) dict($__argattrs)) `)` attr-dict(after(`attrs` `=`)) region($region, end)",
      "one( let(types($results) = []) | `->` one( `(` each(type($results) $__resattrs default {} by `,`: type($results) dict($__resattrs)) `)` when(count($results) > 1 or has($__resattrs))",
      "| each(type($results) $__resattrs default {} by `,`: type($results) dict($__resattrs)) ))"
    ]} {
  }
  irdl.operation @yield attributes {varve.format = "($values^)? attr-dict (`:` type($values)^)?"} {
  }
}
