// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of CUDA Tile gives to values, and the dialect whose prefix its modules omit.
irdl.dialect @cuda_tile attributes {varve.llvm = "24"} {
  "varve.directive"() {sym_name = "AssumePredicate", takes = ["$p"], format = "short($p)"} : () -> ()
  "varve.directive"() {sym_name = "CudaTileType", takes = ["type $t"], format = "short(type($t))"} : () -> ()
  "varve.directive"() {sym_name = "DenseTypedElementsAttr", takes = ["$value", "type $r"], format = "dense($value) let(type($r) = typeof($value))"} : () -> ()
  "varve.directive"() {sym_name = "DenseTypedElementsAttrNoResult", takes = ["$value"], format = "dense($value)"} : () -> ()
  "varve.directive"() {sym_name = "Signedness", takes = ["$s"], format = "inside($s)"} : () -> ()
  "varve.directive"() {sym_name = "ComparisonPredicate", takes = ["$s"], format = "inside($s)"} : () -> ()
  "varve.directive"() {sym_name = "ComparisonOrdering", takes = ["$s"], format = "inside($s)"} : () -> ()
  // A rounding mode that the text omits still has the space before it.
  "varve.directive"() {sym_name = "IEEERoundingMode", takes = ["$r"], format = "one( ` ` let($r = #cuda_tile.rounding('nearest_even')) | `rounding` `` $r )"} : () -> ()
  "varve.directive"() {sym_name = "DivFOpRoundingMode", takes = ["$r"], format = "custom<IEEERoundingMode>($r)"} : () -> ()
  "varve.directive"() {sym_name = "SqrtOpRoundingMode", takes = ["$r"], format = "custom<IEEERoundingMode>($r)"} : () -> ()
  "varve.directive"() {sym_name = "TanHOpRoundingMode", takes = ["$r"], format = "one( ` ` let($r = #cuda_tile.rounding('full')) | `rounding` `` $r )"} : () -> ()
  "varve.directive"() {sym_name = "ExpOpRoundingMode", takes = ["$r"], format = "custom<TanHOpRoundingMode>($r)"} : () -> ()
  "varve.directive"() {sym_name = "IntegerRoundingMode", takes = ["$r"], format = "one( ` ` let($r = #cuda_tile.rounding('nearest_int_to_zero')) | `rounding` `` $r )"} : () -> ()
  "varve.directive"() {
    sym_name = "SymbolVisibility",
    takes = ["$v"],
    format = "one( ` ` let($v = #cuda_tile.symbol_visibility('public')) | `private` ` ` let($v = #cuda_tile.symbol_visibility('private')) | `public` let($v = #cuda_tile.symbol_visibility('public')) )"
  } : () -> ()
  irdl.type @"!ptr" attributes {varve.format = "`<` short($pointeeType) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(pointeeType: %type)
  }
  irdl.type @"!tile" attributes {varve.format = "`<` shaped($shape, short($elementType)) `>`", varve.shaped = ["shape", "elementType"]} {
    %type = irdl.any {varve.rule = "type"}
    %shape = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(shape: %shape, elementType: %type)
  }
  // A shape of no dimensions has no strides.
  irdl.type @"!tensor_view" attributes {
    varve.format = [
      "`<` shaped($shape, short($elementType))",
      "one( let($strides = []) | `,` `strides` `` `=` `` `[` each($strides by `` `,` ``: one( `?` let($strides = -9223372036854775808) | $strides )) `]` ) `>`"
    ]
  } {
    %type = irdl.any {varve.rule = "type"}
    %numbers = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(elementType: %type, shape: %numbers, strides: %numbers)
  }
  // The arrays of views have rules that shapes and lists of formats accept: upstream, tile_shape and traversal_strides are DenseI32ArrayAttr.
  irdl.type @"!partition_view" attributes {
    varve.format = [
      "`<` `tile` `` `=` `` `(` shaped($tile_shape) `)` `,` one( `padding_value` `=` $padding_value `,` | )",
      "one( `tensor_view` `` $tensor_view | $tensor_view ) one( let($dim_map = indices($tile_shape)) | `,` `dim_map` `` `=` `` list($dim_map) ) `>`"
    ]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %view = irdl.base "!cuda_tile.tensor_view"
    %padding = irdl.base "#cuda_tile.padding_value"
    %places = irdl.any {varve.rule = "array<i32>"}
    irdl.parameters(tile_shape: %shape, tensor_view: %view, dim_map: %places, padding_value: %padding) {varve.optional = ["padding_value"]}
  }
  irdl.type @"!strided_view" attributes {
    varve.format = [
      "`<` `tile` `` `=` `` `(` shaped($tile_shape) `)` `,` `traversal_strides` `` `=` `` `[` each($traversal_strides by `` `,` ``: $traversal_strides) `]` `,`",
      "one( `padding_value` `=` $padding_value `,` | ) one( `tensor_view` `` $tensor_view | $tensor_view ) one( let($dim_map = indices($tile_shape)) | `,` `dim_map` `` `=` `` list($dim_map) ) `>`"
    ]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %view = irdl.base "!cuda_tile.tensor_view"
    %padding = irdl.base "#cuda_tile.padding_value"
    %places = irdl.any {varve.rule = "array<i32>"}
    %strides = irdl.any {varve.rule = "array<i32>"}
    irdl.parameters(tile_shape: %shape, traversal_strides: %strides, tensor_view: %view, dim_map: %places, padding_value: %padding) {varve.optional = ["padding_value"]}
  }
  irdl.type @"!gather_scatter_view" attributes {
    varve.format = "`<` `tile` `` `=` `` `(` shaped($tile_shape) `)` `,` one( `padding_value` `=` $padding_value `,` | ) one( `tensor_view` `` $tensor_view | $tensor_view ) `,` `sparse_dim` `` `=` `` $sparse_dim `>`"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %view = irdl.base "!cuda_tile.tensor_view"
    %padding = irdl.base "#cuda_tile.padding_value"
    %place = irdl.any {varve.rule = "u32"}
    irdl.parameters(tile_shape: %shape, tensor_view: %view, sparse_dim: %place, padding_value: %padding) {varve.optional = ["padding_value"]}
  }
  // The scope is an attribute of one of two kinds, which the ODS names by a C++ class.
  irdl.attribute @"#di_loc" {
    %location = irdl.any {varve.rule = "location"}
    %scope = irdl.any {varve.rule = "attribute"}
    irdl.parameters(sourceLoc: %location, scope: %scope)
  }
  irdl.attribute @"#di_lexical_block" {
    %scope = irdl.any {varve.rule = "attribute"}
    %file = irdl.base "#cuda_tile.di_file"
    %number = irdl.any {varve.rule = "u32"}
    irdl.parameters(scope: %scope, file: %file, line: %number, column: %number) {varve.defaults = {column = 0 : i32}}
  }
  irdl.attribute @"#div_by" attributes {varve.format = "`<` $divisor one( | `,` `every` $every `along` $along ) `>`"} {
    %divisor = irdl.any {varve.rule = "u64"}
    %number = irdl.any {varve.rule = "optional<i64>"}
    irdl.parameters(divisor: %divisor, every: %number, along: %number)
  }
  irdl.operation @broadcast attributes {varve.names = "bcast"} {
  }
  irdl.operation @entry attributes {
    varve.default_dialect = "cuda_tile",
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "$sym_name `` `(` each($function_type.inputs %arg $arg_attrs or {} all [] by `,`: %arg `` `:` short(type(%arg)) dict($arg_attrs) loc(%arg) let($function_type.inputs = type(%arg))) `)`",
      "one( | `optimization_hints` `` `=` `` $optimization_hints ) region($body, end) attr-dict"
    ]
  } {
  }
  irdl.attribute @"#optimization_hints" attributes {
    varve.format = "`<` each($value sorted by `,`: name($value.target) `=` ` ` `{` each($value.hints sorted by `,`: name($value.hints.name) `=` typed($value.hints.value, i64)) `}`) `>`"
  } {
    %value = irdl.any {varve.rule = "array<record<target: string, hints: array<record<name: string, value: attribute>>>>"}
    irdl.parameters(value: %value)
  }
  irdl.operation @for attributes {
    varve.names = "for",
    varve.arguments = {region = [["%i", "1"], ["%iter", "count($initValues)"]]},
    varve.format = [
      "(`unsigned` $unsignedCmp^)? %i `in` ` ` `(` $lowerBound `to` $upperBound `,` `step` $step `)` `:` short(type(%i)) let(type($lowerBound) = type(%i))",
      "one( | `iter_values` `(` each(%iter $initValues by `,`: %iter `=` $initValues) `)` `->` ` ` `(` short(type($initValues)) `)` ) let(type(%iter) = types($initValues)) region($region) attr-dict"
    ],
    varve.block_names = "{concat(['loopIdx'], map(i in indices($initValues): concat('iterArg', i)))}",
    varve.default_dialect = "cuda_tile"
  } {
  }
  // A terminator is added to a region without one, but regions may end otherwise: so no trait SingleBlock.
  irdl.operation @if attributes {
    varve.default_dialect = "cuda_tile",
    varve.traits = ["NoRegionArguments", "OpAsmOpInterface", "RecursiveMemoryEffects"],
    varve.terminator = "cuda_tile.yield",
    varve.format = "$condition (`->` ` ` `(` short(type($results))^ `)`)? $thenRegion (`else` $elseRegion^)? attr-dict"
  } {
  }
  irdl.operation @loop attributes {
    varve.default_dialect = "cuda_tile",
    varve.traits = ["AutomaticAllocationScope", "OpAsmOpInterface", "RecursiveMemoryEffects"],
    varve.terminator = "cuda_tile.continue",
    varve.arguments = {region = [["%iter", "count($initValues)"]]},
    varve.format = [
      "one( let(types($initValues) = []) one( let(types($resultValues) = []) | `:` short(type($resultValues)) )",
      "| `iter_values` `(` each(%iter $initValues by `,`: %iter `=` $initValues) `)` `:` short(type($initValues)) one( let(types($resultValues) = []) | `->` short(type($resultValues)) ) )",
      "let(type(%iter) = types($initValues)) region($region) attr-dict"
    ]
  } {
  }
  irdl.operation @cmpf attributes {varve.let = ["type($rhs) = type($lhs)"]} {
  }
  irdl.operation @cmpi attributes {varve.let = ["type($rhs) = type($lhs)"]} {
  }
  irdl.operation @constant attributes {
    varve.names = "{if(width(elem(type($result))) = 1, if(has(splat($value)), splat($value), 'cst_i1'), concat('cst', if(has(splat($value)), if(isa(elem(type($result)), 'AnyInteger'), concat('_', splat($value)), if(has(whole(splat($value))) and whole(splat($value)) >= 0, concat('_', whole(splat($value))), '')), ''), '_'))}{if(width(elem(type($result))) = 1, '', elem(type($result)))}"
  } {
  }
  irdl.operation @load_view_tko attributes {
    varve.locals = {indices = ["ArrayOf<TypeAttr>", "if(count($index) > 0 and all(t in types($index): t = types($index)[0]), slice(types($index), 0, 1), types($index))"]},
    varve.format = [
      "$memory_ordering_semantics ($memory_scope^)? $view `` `[` $index `]` (`token` `=` $token^)? (`optimization_hints` `=` $optimization_hints^)? attr-dict-with-keyword `:` short(type($view))",
      "one( let($indices = []) | `,` each($indices by `,`: short($indices)) )",
      "`->` short(type($tile)) `,` short(type($result_token))",
      "let(types($index) = if(count($indices) = 1, repeat(typeof($indices[0]), count($index)), map(t in $indices: typeof(t))))"
    ]
  } {
  }
  irdl.operation @store_view_tko attributes {
    varve.locals = {indices = ["ArrayOf<TypeAttr>", "if(count($index) > 0 and all(t in types($index): t = types($index)[0]), slice(types($index), 0, 1), types($index))"]},
    varve.format = [
      "$memory_ordering_semantics ($memory_scope^)? $tile `,` $view `` `[` $index `]` (`token` `=` $token^)? (`optimization_hints` `=` $optimization_hints^)? attr-dict-with-keyword",
      "`:` short(type($tile)) `,` short(type($view))",
      "one( let($indices = []) | `,` each($indices by `,`: short($indices)) )",
      "`->` short(type($result_token))",
      "let(types($index) = if(count($indices) = 1, repeat(typeof($indices[0]), count($index)), map(t in $indices: typeof(t))))"
    ]
  } {
  }
  irdl.operation @atomic_red_view_tko attributes {
    varve.locals = {indices = ["ArrayOf<TypeAttr>", "if(count($index) > 0 and all(t in types($index): t = types($index)[0]), slice(types($index), 0, 1), types($index))"]},
    varve.format = [
      "$memory_ordering_semantics $memory_scope $view `` `[` $index `]` `,` $mode `,` $value (`token` `=` $token^)? attr-dict-with-keyword",
      "`:` short(type($value)) `,` short(type($view))",
      "one( let($indices = []) | `,` each($indices by `,`: short($indices)) )",
      "`->` short(type($result_token))",
      "let(types($index) = if(count($indices) = 1, repeat(typeof($indices[0]), count($index)), map(t in $indices: typeof(t))))"
    ]
  } {
  }
  irdl.operation @get_index_space_shape attributes {
    varve.locals = {size = ["TypeAttr", "types($result)[0]"]},
    varve.format = [
      "$src attr-dict(none) `:` short(type($src)) `->` short($size)",
      "let(types($result) = repeat(typeof($size), count(type($src).tile_shape)))"
    ]
  } {
  }
  irdl.operation @get_tensor_shape attributes {
    varve.locals = {size = ["TypeAttr", "types($result)[0]"]},
    varve.format = [
      "$src attr-dict(none) `:` short(type($src)) `->` short($size)",
      "let(types($result) = repeat(typeof($size), count(type($src).shape)))"
    ]
  } {
  }
  irdl.operation @load_ptr_tko attributes {varve.let = [
    "type($source) = with(type($result), elementType = !cuda_tile.ptr(type($result).elementType))",
    "type($token) = !cuda_tile.token", "type($result_token) = !cuda_tile.token"]} {
  }
  irdl.operation @store_ptr_tko attributes {varve.let = [
    "type($destination) = with(type($value), elementType = !cuda_tile.ptr(type($value).elementType))",
    "type($token) = !cuda_tile.token", "type($result_token) = !cuda_tile.token"]} {
  }
  irdl.operation @make_gather_scatter_view attributes {
    varve.names = "gsview",
    varve.format = "$tensor_view attr-dict `:` short(type($result))",
    varve.let = ["type($tensor_view) = type($result).tensor_view"]
  } {
  }
  irdl.operation @make_partition_view attributes {
    varve.names = "pview",
    varve.format = "$tensor_view attr-dict `:` short(type($result))",
    varve.let = ["type($tensor_view) = type($result).tensor_view"]
  } {
  }
  irdl.operation @make_strided_view attributes {
    varve.names = "sview",
    varve.format = "$tensor_view attr-dict `:` short(type($result))",
    varve.let = ["type($tensor_view) = type($result).tensor_view"]
  } {
  }
  irdl.operation @make_tensor_view attributes {
    varve.names = "tview",
    varve.locals = {
      shape = ["ArrayOf<I64Attr>", "type($result).shape"],
      strides = ["ArrayOf<I64Attr>", "type($result).strides"],
      index = ["TypeAttr", "if(count($dynamicShape) > 0, types($dynamicShape)[0], types($dynamicStrides)[0])"]
    },
    varve.format = [
      "$base `,` `shape` `=` `[` each($shape $dynamicShape by `,`: one( $dynamicShape let($shape = -9223372036854775808) | number($shape, i64) when($shape != -9223372036854775808) )) `]`",
      "`,` `strides` `=` `[` each($strides $dynamicStrides by `,`: one( $dynamicStrides let($strides = -9223372036854775808) | number($strides, i64) when($strides != -9223372036854775808) )) `]` attr-dict",
      "`:` if(count($dynamicShape) + count($dynamicStrides) > 0: short($index) `->`) short(type($result))",
      "let(types($dynamicShape) = if(count($dynamicShape) > 0, repeat(typeof($index), count($dynamicShape)), []);",
      "types($dynamicStrides) = if(count($dynamicStrides) > 0, repeat(typeof($index), count($dynamicStrides)), []);",
      "type($base) = if($shape = type($result).shape and $strides = type($result).strides, !cuda_tile.tile([], !cuda_tile.ptr(type($result).elementType)), absent))"
    ]
  } {
  }
  irdl.operation @module attributes {varve.default_dialect = "cuda_tile"} {
  }
  irdl.operation @reduce attributes {
    varve.names = "reduce",
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = [
      "$operands attr-dict ` ` `dim` `` `=` `` $dim `identities` `` `=` `` $identities `:` short(type($operands)) `->` short(type($results))",
      "`\\n` `` `(` each(%arg by `,`: %arg `` `:` short(type(%arg)) loc(%arg)) `)` region($body, end)"
    ],
    varve.block_names = "{map(i in indices(2 * count($operands)): concat('reduce_', if(i % 2 = 0, 'lhs', 'rhs'), if(count($operands) > 1, concat('', i / 2), '')))}",
    varve.default_dialect = "cuda_tile"
  } {
  }
  irdl.operation @reshape attributes {varve.names = "reshape"} {
  }
  irdl.operation @scan attributes {
    varve.default_dialect = "cuda_tile",
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = [
      "$operands attr-dict ` ` `dim` `` `=` `` $dim `reverse` `` `=` `` $reverse `identities` `` `=` `` $identities `:` short(type($operands)) `->` short(type($results))",
      "`\\n` `` `(` each(%arg by `,`: %arg `` `:` short(type(%arg)) loc(%arg)) `)` region($body, end)"
    ]
  } {
  }
}
