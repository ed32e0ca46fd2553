// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes.
irdl.dialect @msft attributes {varve.llvm = "24"} {
  "varve.directive"() {sym_name = "ImplicitInnerRef", takes = ["$reference"], format = "$reference.ref"} : () -> ()
  irdl.attribute @"#physloc" attributes {varve.format = "`<` $primitiveType `,` $x `,` $y `,` $num `>`"} {
  }
  irdl.attribute @"#physical_bounds" attributes {
    varve.format = "`<` `x` `` `:` `[` $xMin `,` $xMax `]` `,` `y` `` `:` `[` $yMin `,` $yMax `]` `>`"
  } {
  }
  // Kind 0 is no location and 1 that of a flip-flop. A location of another kind is an attribute.
  irdl.attribute @"#location_vec" attributes {
    varve.format = "`<` $type `,` `[` each($locs by `,`: one( `*` let($locs.kind = 0; $locs.x = 0; $locs.y = 0; $locs.num = 0; $locs.other = unit) | `<` $locs.x `,` $locs.y `,` $locs.num `>` let($locs.kind = 1; $locs.other = unit) | $locs.other let($locs.kind = 2; $locs.x = 0; $locs.y = 0; $locs.num = 0) )) `]` `>`"
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %locs = irdl.any {varve.rule = "array<record<kind: i64, x: u64, y: u64, num: u64, other: attribute>>"}
    irdl.parameters(type: %type, locs: %locs)
  }
  "varve.directive"() {
    sym_name = "PhysLoc",
    takes = ["$place"],
    format = "$place.primitiveType `x` `` `:` $place.x `y` `` `:` $place.y `n` `` `:` $place.num"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ListOptionalRegLocList",
    takes = ["$places"],
    format = "$places.type ` ` `[` each($places.locs by `,`: one( `*` let($places.locs.kind = 0; $places.locs.x = 0; $places.locs.y = 0; $places.locs.num = 0; $places.locs.other = unit) | `<` $places.locs.x `,` $places.locs.y `,` $places.locs.num `>` let($places.locs.kind = 1; $places.locs.other = unit) | $places.locs.other let($places.locs.kind = 2; $places.locs.x = 0; $places.locs.y = 0; $places.locs.num = 0) )) `]`"
  } : () -> ()
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
