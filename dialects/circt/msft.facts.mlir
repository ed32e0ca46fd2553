// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes.
irdl.dialect @msft attributes {varve.llvm = "24"} {
  irdl.operation @systolic.array attributes {
    varve.arguments = {pe = [["%row", "1"], ["%column", "1"]]},
    varve.locals = {
      rows = ["I64Attr", "type($rowInputs).sizeAttr"], columns = ["I64Attr", "type($colInputs).sizeAttr"],
      rowType = ["TypeAttr", "type($rowInputs).elementType"], columnType = ["TypeAttr", "type($colInputs).elementType"],
      output = ["TypeAttr", "type($peOutputs).elementType.elementType"]},
    varve.format = [
      "` ` `[` $rowInputs `:` $rows `x` $rowType `]` ` ` `[` $colInputs `:` $columns `x` $columnType `]` `pe` ` ` `(` %row `,` %column `)` `->` ` ` `(` $output `)`",
      "let(type(%row) = typeof($rowType); type(%column) = typeof($columnType); type($rowInputs) = !hw.array(typeof($rowType), integer($rows, i64));",
      "  type($colInputs) = !hw.array(typeof($columnType), integer($columns, i64));",
      "  type($peOutputs) = !hw.array(!hw.array(typeof($output), integer($columns, i64)), integer($rows, i64))) $pe attr-dict"]
  } {
  }
}
