// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes.
irdl.dialect @pbc {
  irdl.operation @layer attributes {
    varve.arguments = {region = [["%arg", "count($initArgs)"]]},
    varve.format = [
      "`` `(` each(%arg $initArgs by `,`: %arg `=` $initArgs) `)` `:` type($initArgs)",
      "let(types(%arg) = types($initArgs)) region($region, end) attr-dict"
    ],
    varve.let = ["types($results) = types($region)"]
  } {
  }
}
