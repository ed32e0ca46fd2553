// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @firrtl attributes {varve.llvm = "24"} {
  irdl.operation @add attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @and attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @andr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asAsyncReset attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asClock attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asReset attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asSInt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asUInt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bits attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bool.and attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bool.or attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bool.xor attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @cat attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @class attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @constCast attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @constant attributes {varve.names = "c{$value}_{if(isa(typeof($value), 'AnySignedInteger'), 'si', 'ui')}{if(type($result).width >= 0, type($result).width, '')}"} {
  }
  irdl.operation @cvt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @div attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @domain.anon attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @domain.create attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @dshl attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @dshlw attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @dshr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @elementwise_and attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @elementwise_or attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @elementwise_xor attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @eq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @extclass attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @extmodule attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @fstring.hierarchicalmodulename attributes {varve.names = "hierarchicalmodulename"} {
  }
  irdl.operation @fstring.time attributes {varve.names = "time"} {
  }
  irdl.operation @geq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @gt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @head attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @instance attributes {varve.names = "{if($name = '', 'inst', $name)}_{$portNames}"} {
  }
  irdl.operation @instance_choice attributes {varve.names = "{if($name = '', 'inst', $name)}_{$portNames}"} {
  }
  irdl.operation @int.generic attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.isX attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.mux2cell attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.mux4cell attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.plusargs.test attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.plusargs.value attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.sizeof attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.add attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.mul attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.shl attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.shr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @intmodule attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @istag attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @leq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @lt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @mem attributes {varve.names = "{if($name = '', 'mem', $name)}_{$portNames}"} {
  }
  irdl.operation @memmodule attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @module attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @mul attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @multibit_mux attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @mux attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @neg attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @neq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @node attributes {varve.names = "{$name}, {$name}_ref"} {
  }
  irdl.operation @not attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @object attributes {varve.names = "{$name}"} {
  }
  irdl.operation @opensubfield attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @opensubindex attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @or attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @orr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @pad attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.cast attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.resolve attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.rwprobe attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.send attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.sub attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @reg attributes {varve.names = "{$name}, {$name}_ref"} {
  }
  irdl.operation @regreset attributes {varve.names = "{$name}, {$name}_ref"} {
  }
  irdl.operation @rem attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @resetCast attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @shl attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @shr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @specialconstant attributes {varve.names = "c{if($value, 1, 0)}{if(type($result) = !firrtl.clock, '_clock', if(type($result) = !firrtl.reset, '_reset', if(type($result) = !firrtl.asyncreset, '_asyncreset', '')))}"} {
  }
  irdl.operation @sub attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @subaccess attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @subfield attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @subindex attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @subtag attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @tagextract attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @tail attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @wire attributes {varve.names = "{$name}, {$name}_ref"} {
  }
  irdl.operation @xor attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @xorr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @invalidvalue attributes {
    varve.names = "invalid{if(mnemonic(type($result)) in ['uint', 'const.uint'], '_ui', if(mnemonic(type($result)) in ['sint', 'const.sint'], '_si', if(mnemonic(type($result)) in ['analog', 'asyncreset', 'reset', 'clock'], concat('_', mnemonic(type($result))), '')))}{if(mnemonic(type($result)) in ['uint', 'const.uint', 'sint', 'const.sint', 'analog'] and type($result).width >= 0, type($result).width, '')}"
  } {
  }
  // The text of types, which omit the dialect inside each other.
  irdl.type @"!uint" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!sint" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!analog" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!clock" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!reset" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!asyncreset" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!bundle" attributes {varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"} {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!openbundle" attributes {varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"} {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!vector" attributes {varve.format = "`<` short($elementType) `,` $numElements `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %type, numElements: %count)
  }
  irdl.type @"!openvector" attributes {varve.format = "`<` short($elementType) `,` $numElements `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %type, numElements: %count)
  }
  irdl.type @"!enum" attributes {varve.format = ["`<` each($elements by `,`: name($elements.name) one( let($elements.value = -1) | `=` $elements.value )", "each($elements.type: `` `:` short($elements.type))) `>`"]} {
    %elements = irdl.any {varve.rule = "array<record<name: string, value: i64, type: array<type>>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!const.uint" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!const.sint" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!const.analog" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!const.clock" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!const.reset" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!const.asyncreset" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!const.bundle" attributes {varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"} {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!const.openbundle" attributes {varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"} {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!const.vector" attributes {varve.format = "`<` short($elementType) `,` $numElements `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %type, numElements: %count)
  }
  irdl.type @"!const.openvector" attributes {varve.format = "`<` short($elementType) `,` $numElements `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %type, numElements: %count)
  }
  irdl.type @"!const.enum" attributes {varve.format = ["`<` each($elements by `,`: name($elements.name) one( let($elements.value = -1) | `=` $elements.value )", "each($elements.type: `` `:` short($elements.type))) `>`"]} {
    %elements = irdl.any {varve.rule = "array<record<name: string, value: i64, type: array<type>>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!ref" attributes {varve.format = "`<` short($type) one( | `,` $layer ) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %layer = irdl.any {varve.rule = "optional<SymbolRefAttr>"}
    irdl.parameters(type: %type, layer: %layer)
  }
  irdl.type @"!probe" attributes {varve.format = "`<` short($type) one( | `,` $layer ) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %layer = irdl.any {varve.rule = "optional<SymbolRefAttr>"}
    irdl.parameters(type: %type, layer: %layer)
  }
  irdl.type @"!rwprobe" attributes {varve.format = "`<` short($type) one( | `,` $layer ) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %layer = irdl.any {varve.rule = "optional<SymbolRefAttr>"}
    irdl.parameters(type: %type, layer: %layer)
  }
  irdl.type @"!lhs" attributes {varve.format = "`<` short($type) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(type: %type)
  }
  irdl.type @"!list" attributes {varve.format = "`<` short($elementType) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(elementType: %type)
  }
  irdl.type @"!string" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!integer" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!bool" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!double" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!path" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!anyref" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!fstring" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!alias" attributes {varve.format = "`<` name($name) `,` short($innerType) `>`"} {
    %name = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(name: %name, innerType: %type)
  }
  irdl.type @"!class" attributes {varve.format = "`<` $name `(` each($elements by `,`: $elements.direction name($elements.name) `` `:` $elements.type) `)` `>`"} {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %elements = irdl.any {varve.rule = "array<record<name: string, type: type, direction: enum<@ClassDirection>>>"}
    irdl.parameters(name: %name, elements: %elements)
  }
  irdl.type @"!domain" attributes {varve.format = "`<` $name `(` each($fields by `,`: name($fields.name) `` `:` $fields.type) `)` `>`"} {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fields = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(name: %name, fields: %fields)
  }
  "varve.enum"() {sym_name = "ClassDirection", storage = i32, cases = [["in", 0 : i32], ["out", 1 : i32]]} : () -> ()
}
