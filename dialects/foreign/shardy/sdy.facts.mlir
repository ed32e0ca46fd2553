// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ writes, and the release of LLVM of the project.
irdl.dialect @sdy attributes {varve.llvm = "24"} {
  irdl.operation @constant attributes {varve.format = "attr-dict $value let(type($output) = typeof($value))"} {
  }
  irdl.operation @named_computation attributes {
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = [
      "`<` $name `>` `` `(` $operands `)` one( | `in_shardings` `` `=` `` list($in_shardings.shardings) ) one( | `out_shardings` `` `=` `` list($out_shardings.shardings) )",
      "` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($body, end) attr-dict `:` functional-type($operands, results)"
    ]
  } {
  }
  irdl.operation @manual_computation attributes {
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = [
      "`(` $tensors `)` `in_shardings` `` `=` `` list($in_shardings.shardings) `out_shardings` `` `=` `` list($out_shardings.shardings) `manual_axes` `` `=` `` $manual_axes",
      "` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($body, end) attr-dict `:` functional-type($tensors, $results)"
    ]
  } {
  }
}
