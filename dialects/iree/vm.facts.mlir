// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @vm attributes {varve.llvm = "24"} {
  // Absent visibility is printed as public, which is parsed as a value.
  "varve.directive"() {
    sym_name = "SymbolVisibility",
    takes = ["$visibility"],
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` | )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TypeOrAttr",
    takes = ["$type", "$value"],
    format = "one( `=` $value let($type = typeof($value)) | `:` $type one( | `=` $value ) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ResultTypeList",
    takes = ["$types"],
    format = "` ` `(` each($types by `,`: $types) `)`"
  } : () -> ()
  irdl.operation @cmp.eq.i32 attributes {varve.names = "eq"} {
  }
  irdl.operation @cmp.eq.i64 attributes {varve.names = "eq"} {
  }
  irdl.operation @cmp.eq.ref attributes {varve.names = "req"} {
  }
  irdl.operation @cmp.gt.i32.s attributes {varve.names = "sgt"} {
  }
  irdl.operation @cmp.gt.i32.u attributes {varve.names = "ugt"} {
  }
  irdl.operation @cmp.gt.i64.s attributes {varve.names = "sgt"} {
  }
  irdl.operation @cmp.gt.i64.u attributes {varve.names = "ugt"} {
  }
  irdl.operation @cmp.gte.i32.s attributes {varve.names = "sgte"} {
  }
  irdl.operation @cmp.gte.i32.u attributes {varve.names = "ugte"} {
  }
  irdl.operation @cmp.gte.i64.s attributes {varve.names = "sgte"} {
  }
  irdl.operation @cmp.gte.i64.u attributes {varve.names = "ugte"} {
  }
  irdl.operation @cmp.lt.i32.s attributes {varve.names = "slt"} {
  }
  irdl.operation @cmp.lt.i32.u attributes {varve.names = "ult"} {
  }
  irdl.operation @cmp.lt.i64.s attributes {varve.names = "slt"} {
  }
  irdl.operation @cmp.lt.i64.u attributes {varve.names = "ult"} {
  }
  irdl.operation @cmp.lte.i32.s attributes {varve.names = "slte"} {
  }
  irdl.operation @cmp.lte.i32.u attributes {varve.names = "ulte"} {
  }
  irdl.operation @cmp.lte.i64.s attributes {varve.names = "slte"} {
  }
  irdl.operation @cmp.lte.i64.u attributes {varve.names = "ulte"} {
  }
  irdl.operation @cmp.ne.i32 attributes {varve.names = "ne"} {
  }
  irdl.operation @cmp.ne.i64 attributes {varve.names = "ne"} {
  }
  irdl.operation @cmp.ne.ref attributes {varve.names = "rne"} {
  }
  irdl.operation @cmp.nz.i32 attributes {varve.names = "nz"} {
  }
  irdl.operation @cmp.nz.i64 attributes {varve.names = "nz"} {
  }
  irdl.operation @cmp.nz.ref attributes {varve.names = "rnz"} {
  }
  irdl.operation @const.f32.zero attributes {varve.names = "zero"} {
  }
  irdl.operation @const.f64.zero attributes {varve.names = "zero"} {
  }
  irdl.operation @const.i32 attributes {varve.names = "{if($value = 0, 'zero', 'c')}{if($value = 0, '', $value)}"} {
  }
  irdl.operation @const.i32.zero attributes {varve.names = "zero"} {
  }
  irdl.operation @const.i64 attributes {varve.names = "{if($value = 0, 'zero', 'c')}{if($value = 0, '', $value)}"} {
  }
  irdl.operation @const.i64.zero attributes {varve.names = "zero"} {
  }
  irdl.operation @const.ref.rodata attributes {varve.names = "{$rodata}"} {
  }
  irdl.operation @const.ref.zero attributes {varve.names = "null"} {
  }
  irdl.operation @global.load.f32 attributes {varve.names = "{$global}"} {
  }
  irdl.operation @global.load.f64 attributes {varve.names = "{$global}"} {
  }
  irdl.operation @global.load.i32 attributes {varve.names = "{$global}"} {
  }
  irdl.operation @global.load.i64 attributes {varve.names = "{$global}"} {
  }
  irdl.operation @global.load.ref attributes {varve.names = "{$global}"} {
  }
  // Types that only the C++ defines.
  irdl.type @"!buffer" {
    irdl.parameters()
  }
  irdl.type @"!opaque" {
    irdl.parameters()
  }
  irdl.type @"!list" attributes {varve.format = "`<` one( `?` | $type ) `>`"} {
    %type = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(type: %type)
  }
  irdl.type @"!ref" attributes {varve.format = "`<` one( `?` | $type ) `>`"} {
    %type = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(type: %type)
  }
  irdl.operation @func attributes {
    varve.layouts = "-sym_name -sym_visibility", // IREE 3.6
    varve.format = "function"
  } {
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    %text = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {"sym_name" = %name, "sym_visibility" = %text} {varve.optional = ["sym_visibility"]}
  }
  // In LLVM 24 each function has the properties of a symbol.
  irdl.operation @initializer attributes {
    varve.format = "let($function_type = fn([], [])) attr-dict-with-keyword region($body, end)"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {"sym_name" = %name, "sym_visibility" = %name} {varve.optional = ["sym_name", "sym_visibility"]}
  }
  irdl.operation @export attributes {
    varve.format = "$function_ref one( let($export_name = symbols($function_ref)[0]) | `as` `` `(` $export_name `)` ) attr-dict-with-keyword"
  } {
  }
  irdl.operation @import attributes {
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.locals = {
      names = ["ArrayOf<StrAttr>", "if(count($function_type.inputs) = 0, absent, if(has($arg_attrs), map(d in $arg_attrs: if(has(entry(d, 'vm.name')), entry(d, 'vm.name'), '')), repeat('', count($function_type.inputs))))"],
      variadics = ["ArrayOf<BoolAttr>", "if(count($function_type.inputs) = 0, absent, if(has($arg_attrs), map(d in $arg_attrs: has(entry(d, 'vm.variadic'))), repeat(false, count($function_type.inputs))))"]
    },
    varve.format = [
      "custom<SymbolVisibility>($sym_visibility) (`optional` $is_optional^)? symbol($sym_name) `` `(`",
      "each($function_type.inputs %arg $names or '' $variadics or false by `,`: one( %arg `:` $function_type.inputs let(type(%arg) = $function_type.inputs; $names = spelled(%arg)) one( ` ` `...` let($variadics = true) | let($variadics = false) ) when($names != '') | $function_type.inputs one( ` ` `...` let($variadics = true) | let($variadics = false) ) )) one( | `,` ) `)`",
      "one( let($function_type.results = []) | `->` one( each($function_type.results by `,`: $function_type.results) when(count($function_type.results) = 1) | `(` each($function_type.results by `,`: $function_type.results) `)` ) ) attr-dict-with-keyword(apart) one( | region($body) )",
      "let($arg_attrs = if(count($names) = 0, absent, if(any(p in zip($names, $variadics): p[0] != '' or p[1]), map(p in zip($names, $variadics): if(p[0] = '', if(p[1], dictionary(['vm.variadic'], [unit]), dictionary([], [])), if(p[1], dictionary(['vm.name', 'vm.variadic'], [p[0], unit]), dictionary(['vm.name'], [p[0]])))), absent)))"
    ]
  } {
  }
  irdl.operation @switch.ref attributes {
    varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}",
    varve.format = "$index `` `[` $values `]` `else` $default_value attr-dict `:` type($default_value) let(type($values) = type($default_value); type($result) = type($default_value))"
  } {
  }
  irdl.operation @global.i32 {
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.attributes {"initial_value" = %value} {varve.optional = ["initial_value"]}
  }
  irdl.operation @global.i64 {
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.attributes {"initial_value" = %value} {varve.optional = ["initial_value"]}
  }
  irdl.operation @global.f32 {
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.attributes {"initial_value" = %value} {varve.optional = ["initial_value"]}
  }
  irdl.operation @global.f64 {
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.attributes {"initial_value" = %value} {varve.optional = ["initial_value"]}
  }
  // The dialect names the first result of an operation by its type, if the operation does not.
  irdl.operation @assign.ref attributes {varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @buffer.alloc attributes {varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @buffer.clone attributes {varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @call attributes {varve.names = "{if(mnemonic(types($results)[0]) = 'buffer', 'buffer', if(mnemonic(types($results)[0]) = 'list', 'list', if(mnemonic(types($results)[0]) = 'ref', 'ref', absent)))}"} {
  }
  // Operands in brackets belong to one argument, which has `...` behind its type.
  irdl.operation @call.variadic attributes {
    varve.locals = {
      sizes = ["ArrayOf<I64Attr>", "map(s in numbers($segment_sizes): s)"],
      arity = ["ArrayOf<I64Attr>", "if(count($segment_types) = 0, absent, map(t in $segment_types: if(has(elements(typeof(t))), count(elements(typeof(t))), 0)))"],
      dots = ["ArrayOf<BoolAttr>", "map(s in numbers($segment_sizes): s >= 0)"]
    },
    varve.format = [
      "$callee `` `(` each($sizes $operands $arity or 0 by `,`: one( `[` $operands[$sizes, $arity] `]` when($sizes >= 0) | let($sizes = -1) $operands )) `)` attr-dict `:`",
      "`(` each($segment_types $dots by `,`: $segment_types one( let($dots = false) | ` ` `...` let($dots = true) )) `)` result-types($results)",
      "let($segment_sizes = dense($sizes, vector([count($sizes)], i16));",
      "  types($operands) = flatten(map(p in zip($segment_types, $sizes): if(p[1] < 0, [typeof(p[0])], if(has(elements(typeof(p[0]))), flatten(repeat(elements(typeof(p[0])), p[1])), repeat(typeof(p[0]), p[1]))))))"
    ],
    varve.names = "{if(mnemonic(types($results)[0]) = 'buffer', 'buffer', if(mnemonic(types($results)[0]) = 'list', 'list', if(mnemonic(types($results)[0]) = 'ref', 'ref', absent)))}"
  } {
  }
  irdl.operation @cast.any.ref attributes {varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @cast.ref.any attributes {varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @global.load.indirect.ref attributes {varve.names = "{if(mnemonic(type($value)) = 'buffer', 'buffer', if(mnemonic(type($value)) = 'list', 'list', if(mnemonic(type($value)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @list.alloc attributes {varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @list.get.ref attributes {varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @optimization_barrier attributes {varve.names = "{if(mnemonic(types($results)[0]) = 'buffer', 'buffer', if(mnemonic(types($results)[0]) = 'list', 'list', if(mnemonic(types($results)[0]) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @rodata.inline attributes {varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @rodata.table.inline attributes {varve.names = "{if(mnemonic(type($table_result)) = 'buffer', 'buffer', if(mnemonic(type($table_result)) = 'list', 'list', if(mnemonic(type($table_result)) = 'ref', 'ref', absent)))}"} {
  }
  irdl.operation @select.ref attributes {varve.names = "{if(mnemonic(type($result)) = 'buffer', 'buffer', if(mnemonic(type($result)) = 'list', 'list', if(mnemonic(type($result)) = 'ref', 'ref', absent)))}"} {
  }
  // A condition that is the status is written once.
  irdl.operation @cond_fail attributes {
    varve.format = "$condition one( let($status = $condition) | `,` one( $message let($status = $condition) | $status one( | `,` $message ) ) ) attr-dict"
  } {
  }
  irdl.operation @import.resolved attributes {varve.names = "has_{$import}"} {
  }
  // The operands are those of the call, not of the successor.
  irdl.operation @call.variadic.yieldable attributes {
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffectsOpInterface", "VM_RefMoveInterface", "CallOpInterface", "Terminator", "Util_YieldPoint", "VM_MayFail"]
  } {
  }
  irdl.operation @call.yieldable attributes {
    varve.traits = ["VM_SerializableOpInterface", "MemoryEffectsOpInterface", "VM_RefMoveInterface", "CallOpInterface", "Terminator", "Util_YieldPoint", "VM_MayFail"]
  } {
  }
}
