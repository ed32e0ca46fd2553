irdl.dialect @msft attributes {
  varve.set = "circt",
  varve.depends = ["hw"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "PrimitiveType",
    storage = i32,
    cases = [
      ["M20K", 1 : i32],
      ["DSP", 2 : i32],
      ["FF", 3 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "$reference.ref",
    sym_name = "ImplicitInnerRef",
    takes = ["$reference"]
  } : () -> ()
  "varve.directive"() {
    format = "$places.type ` ` `[` each($places.locs by `,`: one( `*` let($places.locs.kind = 0; $places.locs.x = 0; $places.locs.y = 0; $places.locs.num = 0; $places.locs.other = unit) | `<` $places.locs.x `,` $places.locs.y `,` $places.locs.num `>` let($places.locs.kind = 1; $places.locs.other = unit) | $places.locs.other let($places.locs.kind = 2; $places.locs.x = 0; $places.locs.y = 0; $places.locs.num = 0) )) `]`",
    sym_name = "ListOptionalRegLocList",
    takes = ["$places"]
  } : () -> ()
  "varve.directive"() {
    format = "$place.primitiveType `x` `` `:` $place.x `y` `` `:` $place.y `n` `` `:` $place.num",
    sym_name = "PhysLoc",
    takes = ["$place"]
  } : () -> ()
  irdl.attribute @"#location_vec" attributes {
    varve.format = "`<` $type `,` `[` each($locs by `,`: one( `*` let($locs.kind = 0; $locs.x = 0; $locs.y = 0; $locs.num = 0; $locs.other = unit) | `<` $locs.x `,` $locs.y `,` $locs.num `>` let($locs.kind = 1; $locs.other = unit) | $locs.other let($locs.kind = 2; $locs.x = 0; $locs.y = 0; $locs.num = 0) )) `]` `>`"
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %locs = irdl.any {varve.rule = "array<record<kind: i64, x: u64, y: u64, num: u64, other: attribute>>"}
    irdl.parameters(
      type: %type,
      locs: %locs)
  }
  irdl.attribute @"#physical_bounds" attributes {
    varve.format = "`<` `x` `` `:` `[` $xMin `,` $xMax `]` `,` `y` `` `:` `[` $yMin `,` $yMax `]` `>`"
  } {
    %xMin = irdl.any {varve.rule = "u64"}
    %xMax = irdl.any {varve.rule = "u64"}
    %yMin = irdl.any {varve.rule = "u64"}
    %yMax = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      xMin: %xMin,
      xMax: %xMax,
      yMin: %yMin,
      yMax: %yMax)
  }
  irdl.attribute @"#physloc" attributes {
    varve.format = "`<` $primitiveType `,` $x `,` $y `,` $num `>`"
  } {
    %primitiveType = irdl.any {varve.rule = "enum<@PrimitiveType>"}
    %x = irdl.any {varve.rule = "u64"}
    %y = irdl.any {varve.rule = "u64"}
    %num = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      primitiveType: %primitiveType,
      x: %x,
      y: %y,
      num: %num)
  }
  irdl.operation @hlc.linear attributes {
    varve.format = "`clock` $clock attr-dict `:` type($outs) $datapath",
    varve.traits = ["SingleBlock"],
    varve.let = [
      "type($clock) = !seq.clock"],
    varve.terminator = "msft.output"
  } {
    %clock = irdl.base "!seq.clock"
    %outs = irdl.any
    irdl.operands(
      clock: %clock)
    irdl.results(
      outs: variadic %outs)
    %datapath = irdl.region with size 1
    irdl.regions(
      datapath: %datapath)
  }
  irdl.operation @instance.dynamic attributes {
    varve.format = "custom<ImplicitInnerRef>($instanceRef) $body attr-dict",
    varve.traits = ["HasParent<msft.instance.hierarchy,msft.instance.dynamic>", "NoTerminator"]
  } {
    %instanceRef = irdl.base "#hw.innerNameRef"
    irdl.attributes {
      "instanceRef" = %instanceRef
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @instance.hierarchy attributes {
    varve.format = "$topModuleRef ($instName^)? $body attr-dict",
    varve.traits = ["HasParent<builtin.module>", "NoTerminator"]
  } {
    %topModuleRef = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %instName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "topModuleRef" = %topModuleRef,
      "instName" = %instName
    } {
      varve.optional = ["instName"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @instance.verb_attr attributes {
    varve.format = "($ref^)? `name` `:` $name `value` `:` $value (`path` `:` $subPath^)? attr-dict",
    varve.traits = ["UnaryDynInstDataOpInterface"]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %value = irdl.any {varve.rule = "StrAttr"}
    %subPath = irdl.any {varve.rule = "StrAttr"}
    %ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "name" = %name,
      "value" = %value,
      "subPath" = %subPath,
      "ref" = %ref
    } {
      varve.optional = ["subPath", "ref"]
    }
  }
  irdl.operation @output attributes {
    varve.format = "attr-dict ($operands^ `:` qualified(type($operands)))?",
    varve.traits = ["Terminator", "Pure", "ReturnLike"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @pd.location attributes {
    varve.format = "($ref^)? custom<PhysLoc>($loc) (`path` `:` $subPath^)? attr-dict",
    varve.traits = ["UnaryDynInstDataOpInterface"]
  } {
    %loc = irdl.base "#msft.physloc"
    %subPath = irdl.any {varve.rule = "StrAttr"}
    %ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "loc" = %loc,
      "subPath" = %subPath,
      "ref" = %ref
    } {
      varve.optional = ["subPath", "ref"]
    }
  }
  irdl.operation @pd.multicycle attributes {
    varve.format = "$cycles $source `->` $dest attr-dict",
    varve.traits = ["DynInstDataOpInterface"]
  } {
    %source = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %dest = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %cycles = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<1>>"}
    irdl.attributes {
      "source" = %source,
      "dest" = %dest,
      "cycles" = %cycles
    }
  }
  irdl.operation @pd.physregion attributes {
    varve.format = "($ref^)? $physRegionRef (`path` `:` $subPath^)? attr-dict",
    varve.traits = ["UnaryDynInstDataOpInterface"]
  } {
    %physRegionRef = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %subPath = irdl.any {varve.rule = "StrAttr"}
    %ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "physRegionRef" = %physRegionRef,
      "subPath" = %subPath,
      "ref" = %ref
    } {
      varve.optional = ["subPath", "ref"]
    }
  }
  irdl.operation @pd.reg_location attributes {
    varve.format = "(`ref` $ref^)? custom<ListOptionalRegLocList>($locs) attr-dict",
    varve.traits = ["UnaryDynInstDataOpInterface"]
  } {
    %locs = irdl.base "#msft.location_vec"
    %ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "locs" = %locs,
      "ref" = %ref
    } {
      varve.optional = ["ref"]
    }
  }
  irdl.operation @pe.output attributes {
    varve.format = "$output attr-dict `:` type($output)",
    varve.traits = ["Terminator"]
  } {
    %output = irdl.any
    irdl.operands(
      output: %output)
  }
  irdl.operation @physical_region attributes {
    varve.format = "$sym_name `,` $bounds attr-dict",
    varve.traits = ["Symbol", "HasParent<builtin.module>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %bounds = irdl.any {varve.rule = "ArrayOf<#msft.physical_bounds>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "bounds" = %bounds
    }
  }
  irdl.operation @systolic.array attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock"],
    varve.terminator = "msft.pe.output",
    varve.arguments = {pe = [["%row", "1"], ["%column", "1"]]},
    varve.format = ["` ` `[` $rowInputs `:` $rows `x` $rowType `]` ` ` `[` $colInputs `:` $columns `x` $columnType `]` `pe` ` ` `(` %row `,` %column `)` `->` ` ` `(` $output `)`", "let(type(%row) = typeof($rowType); type(%column) = typeof($columnType); type($rowInputs) = !hw.array(typeof($rowType), integer($rows, i64));", "  type($colInputs) = !hw.array(typeof($columnType), integer($columns, i64));", "  type($peOutputs) = !hw.array(!hw.array(typeof($output), integer($columns, i64)), integer($rows, i64))) $pe attr-dict"],
    varve.locals = {columnType = ["TypeAttr", "type($colInputs).elementType"], columns = ["I64Attr", "type($colInputs).sizeAttr"], output = ["TypeAttr", "type($peOutputs).elementType.elementType"], rowType = ["TypeAttr", "type($rowInputs).elementType"], rows = ["I64Attr", "type($rowInputs).sizeAttr"]}
  } {
    %rowInputs = irdl.any
    %colInputs = irdl.any
    %peOutputs = irdl.any
    irdl.operands(
      rowInputs: %rowInputs,
      colInputs: %colInputs)
    irdl.results(
      peOutputs: %peOutputs)
    %pe = irdl.region with size 1
    irdl.regions(
      pe: %pe)
  }
}
