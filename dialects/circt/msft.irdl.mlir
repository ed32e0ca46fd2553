irdl.dialect @msft attributes {
  varve.set = "circt",
  varve.depends = ["hw"]
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
  irdl.attribute @"#location_vec" attributes {
    varve.syntax = "hook:msft.location_vec"
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %locs = irdl.any {varve.rule = "array<#msft.physloc>"}
    irdl.parameters(
      type: %type,
      locs: %locs)
  }
  irdl.attribute @"#physical_bounds" attributes {
    varve.syntax = "hook:msft.physical_bounds"
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
    varve.syntax = "hook:msft.physloc"
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
    varve.syntax = "hook:msft.systolic.array",
    varve.traits = ["SingleBlock"],
    varve.terminator = "msft.pe.output"
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
