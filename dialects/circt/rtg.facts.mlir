// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes, and types that it infers.
irdl.dialect @rtg attributes {varve.llvm = "24"} {
  irdl.type @"!dict" attributes {varve.format = "`<` each($entries by `,`: name($entries.name) `` `:` $entries.type) `>`"} {
    %entries = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(entries: %entries)
  }
  irdl.operation @array_create attributes {
    varve.locals = {type = ["TypeAttr", "type($result).elementType"]},
    varve.format = "$elements `:` $type attr-dict let(type($result) = !rtg.array(typeof($type)); type($elements) = typeof($type))"
  } {
  }
  irdl.operation @sequence attributes {
    varve.arguments = {bodyRegion = [["%arg", "count($sequenceType.elementTypes)"]]},
    varve.format = [
      "symbol($sym_name) `(` each($sequenceType.elementTypes %arg by `,`: %arg `` `:` $sequenceType.elementTypes let(type(%arg) = $sequenceType.elementTypes) loc(%arg)) `)`",
      "attr-dict-with-keyword region($bodyRegion)"]
  } {
  }
  irdl.operation @test attributes {
    varve.arguments = {bodyRegion = [["%arg", "count($targetType.entries)"]]},
    varve.block_names = "{map(e in $targetType.entries: e[0])}",
    varve.format = [
      "symbol($sym_name) `(` each($targetType.entries %arg by `,`: name($targetType.entries.name) `=` %arg `` `:` $targetType.entries.type let(type(%arg) = $targetType.entries.type) loc(%arg)) `)`",
      "one( let($templateName = $sym_name) | `template` $templateName ) one( | `target` symbol($target) ) attr-dict-with-keyword region($bodyRegion)"]
  } {
  }
  irdl.attribute @"#isa.label" attributes {varve.type = "!rtg.isa.label"} {
  }
  // A set or map whose text omits the type has that of its first item.
  irdl.attribute @"#set" attributes {
    varve.read_as = "if(isa($type, 'NoneType') and count($elements) > 0, #rtg.set(!rtg.set(typeof($elements[0])), $elements), absent)",
    varve.format = "`<` each($elements sorted text by `,`: $elements) `>`"
  } {
    %type = irdl.any {varve.rule = "type"}
    %elements = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(type: %type, elements: %elements)
  }
  irdl.attribute @"#map" attributes {
    varve.read_as = "if(isa($type, 'NoneType') and count($entries) > 0, #rtg.map(!rtg.map(typeof($entries[0][0]), typeof($entries[0][1])), $entries), absent)",
    varve.format = "`<` each($entries sorted text by `,`: $entries.key `->` $entries.value) `>`"
  } {
    %type = irdl.any {varve.rule = "type"}
    %entries = irdl.any {varve.rule = "array<record<key: attribute, value: attribute>>"}
    irdl.parameters(type: %type, entries: %entries)
  }
  irdl.attribute @"#tuple" attributes {varve.type = "!rtg.tuple(map(e in $elements: typeof(e)))"} {
  }
  irdl.attribute @"#virtual_register_config" attributes {varve.type = "typeof($allowedRegs[0])"} {
  }
  irdl.operation @bag_create attributes {
    varve.locals = {type = ["TypeAttr", "type($bag).elementType"]},
    varve.format = [
      "one( ` ` ` ` | ` ` `(` each($multiples $elements by `,`: $multiples `x` $elements) `)` )",
      "`:` $type attr-dict let(type($bag) = !rtg.bag(typeof($type)); type($elements) = typeof($type))"]
  } {
  }
  irdl.operation @isa.concat_immediate attributes {varve.let = ["type($result) = int(sum(t in types($operands): width(t)))"]} {
  }
  irdl.operation @constant attributes {varve.names = "{if(mnemonic(typeof($value)) in ['ireg', 'freg'], mnemonic($value), absent)}", varve.let = ["type($result) = typeof($value)"]} {
  }
  irdl.operation @isa.memory_base_address attributes {varve.let = ["type($result) = int(type($memory).addressWidth)"]} {
  }
  // Without a result the text has the type none.
  irdl.operation @perform attributes {
    varve.format = "$effect `(` $operands `)` `:` ` ` `(` one( let(types($operands) = []) when(count($operands) = 0) | type($operands) ) `)` `->` one( type($result) when(count($result) > 0) | `none` let(types($result) = []) ) attr-dict"
  } {
  }
  irdl.operation @set_cartesian_product attributes {varve.let = ["type($result) = !rtg.set(!rtg.tuple(map(t in types($inputs): t.elementType)))"]} {
  }
  irdl.operation @set_create attributes {
    varve.locals = {type = ["TypeAttr", "type($set).elementType"]},
    varve.format = "$elements attr-dict `:` $type let(type($set) = !rtg.set(typeof($type)); type($elements) = typeof($type))"
  } {
  }
  irdl.operation @substitute_sequence attributes {
    varve.format = [
      "$sequence `(` $replacements `)` `:` qualified(type($sequence)) attr-dict",
      "let(types($replacements) = slice(type($sequence).elementTypes, 0, count($replacements)); type($result) = !rtg.sequence(drop(type($sequence).elementTypes, count($replacements))))"]
  } {
  }
  irdl.operation @tuple_create attributes {varve.let = ["type($result) = !rtg.tuple(types($elements))"]} {
  }
  irdl.operation @tuple_extract attributes {varve.let = ["type($result) = type($tuple).fieldTypes[$index]"]} {
  }
  irdl.operation @virtual_reg attributes {varve.let = ["type($result) = typeof($allowedRegs)"]} {
  }
  irdl.operation @with_handlers attributes {
    varve.format = [
      "` ` `{` deeper each($effects $handlerRegions: `\\n` `` `handle` $effects `` custom<RegionWithArguments>($handlerRegions)) `\\n` `` `do` $body higher `\\n` `` `}` attr-dict"]
  } {
  }
  irdl.operation @isa.memory_block_declare attributes {
    varve.format = "` ` `[` number($baseAddress, int(type($result).addressWidth), hex) `-` number($endAddress, int(type($result).addressWidth), hex) `]` `:` qualified(type($result)) attr-dict"
  } {
  }
}
