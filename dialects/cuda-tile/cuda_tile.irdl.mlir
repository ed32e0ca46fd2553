irdl.dialect @cuda_tile attributes {
  varve.set = "cuda-tile",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "AtomicRMWMode",
    storage = i32,
    cases = [
      ["and", 0 : i32],
      ["or", 1 : i32],
      ["xor", 2 : i32],
      ["add", 3 : i32],
      ["addf", 4 : i32],
      ["max", 5 : i32],
      ["min", 6 : i32],
      ["umax", 7 : i32],
      ["umin", 8 : i32],
      ["xchg", 9 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "BytecodeTestPriority",
    storage = i32,
    cases = [
      ["low", 0 : i32],
      ["normal", 1 : i32],
      ["high", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ComparisonOrdering",
    storage = i32,
    cases = [
      ["unordered", 0 : i32],
      ["ordered", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ComparisonPredicate",
    storage = i32,
    cases = [
      ["equal", 0 : i32],
      ["not_equal", 1 : i32],
      ["less_than", 2 : i32],
      ["less_than_or_equal", 3 : i32],
      ["greater_than", 4 : i32],
      ["greater_than_or_equal", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "IntegerOverflow",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["no_signed_wrap", 1 : i32],
      ["no_unsigned_wrap", 2 : i32],
      ["no_wrap", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryOrderingSemantics",
    storage = i32,
    cases = [
      ["weak", 0 : i32],
      ["relaxed", 1 : i32],
      ["acquire", 2 : i32],
      ["release", 3 : i32],
      ["acq_rel", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryScope",
    storage = i32,
    cases = [
      ["tl_blk", 0 : i32],
      ["device", 1 : i32],
      ["sys", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PaddingValue",
    storage = i32,
    cases = [
      ["zero", 0 : i32],
      ["neg_zero", 1 : i32],
      ["nan", 2 : i32],
      ["pos_inf", 3 : i32],
      ["neg_inf", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RoundingMode",
    storage = i32,
    cases = [
      ["nearest_even", 0 : i32],
      ["zero", 1 : i32],
      ["negative_inf", 2 : i32],
      ["positive_inf", 3 : i32],
      ["approx", 4 : i32],
      ["full", 5 : i32],
      ["nearest_int_to_zero", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Signedness",
    storage = i32,
    cases = [
      ["unsigned", 0 : i32],
      ["signed", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SymbolVisibility",
    storage = i32,
    cases = [
      ["public", 0 : i32],
      ["private", 1 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "short($p)",
    sym_name = "AssumePredicate",
    takes = ["$p"]
  } : () -> ()
  "varve.directive"() {
    format = "inside($s)",
    sym_name = "ComparisonOrdering",
    takes = ["$s"]
  } : () -> ()
  "varve.directive"() {
    format = "inside($s)",
    sym_name = "ComparisonPredicate",
    takes = ["$s"]
  } : () -> ()
  "varve.directive"() {
    format = "short(type($t))",
    sym_name = "CudaTileType",
    takes = ["type $t"]
  } : () -> ()
  "varve.directive"() {
    format = "dense($value) let(type($r) = typeof($value))",
    sym_name = "DenseTypedElementsAttr",
    takes = ["$value", "type $r"]
  } : () -> ()
  "varve.directive"() {
    format = "dense($value)",
    sym_name = "DenseTypedElementsAttrNoResult",
    takes = ["$value"]
  } : () -> ()
  "varve.directive"() {
    format = "custom<IEEERoundingMode>($r)",
    sym_name = "DivFOpRoundingMode",
    takes = ["$r"]
  } : () -> ()
  "varve.directive"() {
    format = "custom<TanHOpRoundingMode>($r)",
    sym_name = "ExpOpRoundingMode",
    takes = ["$r"]
  } : () -> ()
  "varve.directive"() {
    format = "one( ` ` let($r = #cuda_tile.rounding('nearest_even')) | `rounding` `` $r )",
    sym_name = "IEEERoundingMode",
    takes = ["$r"]
  } : () -> ()
  "varve.directive"() {
    format = "one( ` ` let($r = #cuda_tile.rounding('nearest_int_to_zero')) | `rounding` `` $r )",
    sym_name = "IntegerRoundingMode",
    takes = ["$r"]
  } : () -> ()
  "varve.directive"() {
    format = "inside($s)",
    sym_name = "Signedness",
    takes = ["$s"]
  } : () -> ()
  "varve.directive"() {
    format = "custom<IEEERoundingMode>($r)",
    sym_name = "SqrtOpRoundingMode",
    takes = ["$r"]
  } : () -> ()
  "varve.directive"() {
    format = "one( ` ` let($v = #cuda_tile.symbol_visibility('public')) | `private` ` ` let($v = #cuda_tile.symbol_visibility('private')) | `public` let($v = #cuda_tile.symbol_visibility('public')) )",
    sym_name = "SymbolVisibility",
    takes = ["$v"]
  } : () -> ()
  "varve.directive"() {
    format = "one( ` ` let($r = #cuda_tile.rounding('full')) | `rounding` `` $r )",
    sym_name = "TanHOpRoundingMode",
    takes = ["$r"]
  } : () -> ()
  irdl.type @"!gather_scatter_view" attributes {
    varve.traits = ["TileView"],
    varve.format = "`<` `tile` `` `=` `` `(` shaped($tile_shape) `)` `,` one( `padding_value` `=` $padding_value `,` | ) one( `tensor_view` `` $tensor_view | $tensor_view ) `,` `sparse_dim` `` `=` `` $sparse_dim `>`"
  } {
    %tile_shape = irdl.any {varve.rule = "array<i64>"}
    %tensor_view = irdl.base "!cuda_tile.tensor_view"
    %sparse_dim = irdl.any {varve.rule = "u32"}
    %padding_value = irdl.base "#cuda_tile.padding_value"
    irdl.parameters(
      tile_shape: %tile_shape,
      tensor_view: %tensor_view,
      sparse_dim: %sparse_dim,
      padding_value: %padding_value) {
      varve.optional = ["padding_value"]
    }
  }
  irdl.type @"!partition_view" attributes {
    varve.traits = ["TileView"],
    varve.format = ["`<` `tile` `` `=` `` `(` shaped($tile_shape) `)` `,` one( `padding_value` `=` $padding_value `,` | )", "one( `tensor_view` `` $tensor_view | $tensor_view ) one( let($dim_map = indices($tile_shape)) | `,` `dim_map` `` `=` `` list($dim_map) ) `>`"]
  } {
    %tile_shape = irdl.any {varve.rule = "array<i64>"}
    %tensor_view = irdl.base "!cuda_tile.tensor_view"
    %dim_map = irdl.any {varve.rule = "array<i32>"}
    %padding_value = irdl.base "#cuda_tile.padding_value"
    irdl.parameters(
      tile_shape: %tile_shape,
      tensor_view: %tensor_view,
      dim_map: %dim_map,
      padding_value: %padding_value) {
      varve.optional = ["padding_value"]
    }
  }
  irdl.type @"!ptr" attributes {
    varve.format = "`<` short($pointeeType) `>`"
  } {
    %pointeeType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      pointeeType: %pointeeType)
  }
  irdl.type @"!strided_view" attributes {
    varve.traits = ["TileView"],
    varve.format = ["`<` `tile` `` `=` `` `(` shaped($tile_shape) `)` `,` `traversal_strides` `` `=` `` `[` each($traversal_strides by `` `,` ``: $traversal_strides) `]` `,`", "one( `padding_value` `=` $padding_value `,` | ) one( `tensor_view` `` $tensor_view | $tensor_view ) one( let($dim_map = indices($tile_shape)) | `,` `dim_map` `` `=` `` list($dim_map) ) `>`"]
  } {
    %tile_shape = irdl.any {varve.rule = "array<i64>"}
    %traversal_strides = irdl.any {varve.rule = "array<i32>"}
    %tensor_view = irdl.base "!cuda_tile.tensor_view"
    %dim_map = irdl.any {varve.rule = "array<i32>"}
    %padding_value = irdl.base "#cuda_tile.padding_value"
    irdl.parameters(
      tile_shape: %tile_shape,
      traversal_strides: %traversal_strides,
      tensor_view: %tensor_view,
      dim_map: %dim_map,
      padding_value: %padding_value) {
      varve.optional = ["padding_value"]
    }
  }
  irdl.type @"!tensor_view" attributes {
    varve.format = ["`<` shaped($shape, short($elementType))", "one( let($strides = []) | `,` `strides` `` `=` `` `[` each($strides by `` `,` ``: one( `?` let($strides = -9223372036854775808) | $strides )) `]` ) `>`"]
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %shape = irdl.any {varve.rule = "array<i64>"}
    %strides = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      elementType: %elementType,
      shape: %shape,
      strides: %strides)
  }
  irdl.type @"!tile" attributes {
    varve.traits = ["ShapedType"],
    varve.format = "`<` shaped($shape, short($elementType)) `>`",
    varve.shaped = ["shape", "elementType"]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType)
  }
  irdl.type @"!token" {
  }
  irdl.attribute @"#bounded" attributes {
    varve.format = "`<` ($lb^) : (`?`)? `,` ($ub^) : (`?`)? `>`",
    varve.traits = ["AssumePredicateAttrInterface"]
  } {
    %lb = irdl.any {varve.rule = "i64"}
    %ub = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      lb: %lb,
      ub: %ub) {
      varve.optional = ["lb", "ub"]
    }
  }
  irdl.attribute @"#bytecode_test_priority" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@BytecodeTestPriority>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#bytecode_test_value" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#comparison_ordering" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ComparisonOrdering>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#comparison_predicate" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ComparisonPredicate>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#di_compile_unit" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %file = irdl.base "#cuda_tile.di_file"
    irdl.parameters(
      file: %file)
  }
  irdl.attribute @"#di_file" attributes {
    varve.format = "`<` $name `in` $directory `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %directory = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      name: %name,
      directory: %directory)
  }
  irdl.attribute @"#di_lexical_block" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %file = irdl.base "#cuda_tile.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %column = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      file: %file,
      line: %line,
      column: %column) {
      varve.defaults = {
        column = 0 : i32}
    }
  }
  irdl.attribute @"#di_loc" attributes {
    varve.format = "`<` $sourceLoc `in` $scope `>`",
    varve.traits = ["IsLocation"]
  } {
    %sourceLoc = irdl.any {varve.rule = "location"}
    %scope = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      sourceLoc: %sourceLoc,
      scope: %scope)
  }
  irdl.attribute @"#di_subprogram" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %file = irdl.base "#cuda_tile.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %linkageName = irdl.any {varve.rule = "StrAttr"}
    %compileUnit = irdl.base "#cuda_tile.di_compile_unit"
    %scopeLine = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      file: %file,
      line: %line,
      name: %name,
      linkageName: %linkageName,
      compileUnit: %compileUnit,
      scopeLine: %scopeLine) {
      varve.defaults = {
        scopeLine = 0 : i32}
    }
  }
  irdl.attribute @"#div_by" attributes {
    varve.traits = ["AssumePredicateAttrInterface"],
    varve.format = "`<` $divisor one( | `,` `every` $every `along` $along ) `>`"
  } {
    %divisor = irdl.any {varve.rule = "u64"}
    %every = irdl.any {varve.rule = "optional<i64>"}
    %along = irdl.any {varve.rule = "optional<i64>"}
    irdl.parameters(
      divisor: %divisor,
      every: %every,
      along: %along)
  }
  irdl.attribute @"#optimization_hints" attributes {
    varve.format = "`<` each($value sorted by `,`: name($value.target) `=` ` ` `{` each($value.hints sorted by `,`: name($value.hints.name) `=` typed($value.hints.value, i64)) `}`) `>`"
  } {
    %value = irdl.any {varve.rule = "array<record<target: string, hints: array<record<name: string, value: attribute>>>>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#overflow" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@IntegerOverflow>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#padding_value" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@PaddingValue>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#rounding" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#same_elements" attributes {
    varve.format = "`<` $values `>`",
    varve.traits = ["AssumePredicateAttrInterface"]
  } {
    %values = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.parameters(
      values: %values)
  }
  irdl.attribute @"#signedness" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Signedness>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#symbol_visibility" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@SymbolVisibility>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @absf attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @absi attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @addf attributes {
    varve.format = "$lhs `,` $rhs custom<IEEERoundingMode>($rounding_mode) (`flush_to_zero` $flush_to_zero^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rounding_mode" = %rounding_mode,
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["flush_to_zero"]
    }
  }
  irdl.operation @addi attributes {
    varve.format = "$lhs `,` $rhs (`overflow` `` $overflow^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %overflow = irdl.base "#cuda_tile.overflow"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "overflow" = %overflow
    } {
      varve.defaults = {
        overflow = #cuda_tile.overflow<none>}
    }
  }
  irdl.operation @alloca attributes {
    varve.format = "`num_elem` `=` $num_elem `,` `alignment` `=` $alignment (`global` $global^)? attr-dict `:` custom<CudaTileType>(type($result))"
  } {
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<!cuda_tile.ptr>>"}
    %num_elem = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    %global = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "num_elem" = %num_elem,
      "alignment" = %alignment,
      "global" = %global
    } {
      varve.optional = ["global"]
    }
  }
  irdl.operation @andi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @assert attributes {
    varve.format = "$condition `,` $message attr-dict `:` custom<CudaTileType>(type($condition))"
  } {
    %condition = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I1>>"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      condition: %condition)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @assume attributes {
    varve.format = "custom<AssumePredicate>($predicate) `,` $value attr-dict `:` custom<CudaTileType>(type($value))",
    varve.traits = ["AllTypesMatch<value,result>", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any
    %result = irdl.any
    %predicate = irdl.any {varve.rule = "Implements<\22AssumePredicateAttrInterface\22>"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @atan2 attributes {
    varve.format = "$x `,` $y attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<x,y,result>"],
    varve.let = [
      "type($y) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %y = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      x: %x,
      y: %y)
    irdl.results(
      result: %result)
  }
  irdl.operation @atomic_cas_tko attributes {
    varve.format = "$memory_ordering_semantics $memory_scope $pointers `,` $cmp `,` $val (`,` $mask^)? (`token` `` `=` `` $token^)? attr-dict `:` custom<CudaTileType>(type($pointers)) `,` custom<CudaTileType>(type($val)) (`,` custom<CudaTileType>(type($mask))^)? `->` custom<CudaTileType>(type($result)) `,` custom<CudaTileType>(type($result_token))",
    varve.traits = ["AllShapesMatch<pointers,cmp,val,result>", "AllTypesMatch<cmp,val,result>"],
    varve.let = [
      "type($val) = type($cmp)",
      "type($result) = type($cmp)",
      "type($token) = !cuda_tile.token",
      "type($result_token) = !cuda_tile.token"]
  } {
    %pointers = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    %cmp = irdl.base "!cuda_tile.tile"
    %val = irdl.base "!cuda_tile.tile"
    %mask = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I1>>"}
    %token = irdl.base "!cuda_tile.token"
    %result = irdl.base "!cuda_tile.tile"
    %result_token = irdl.base "!cuda_tile.token"
    %memory_ordering_semantics = irdl.any {varve.rule = "enum<@MemoryOrderingSemantics>"}
    %memory_scope = irdl.any {varve.rule = "enum<@MemoryScope>"}
    irdl.operands(
      pointers: %pointers,
      cmp: %cmp,
      val: %val,
      mask: optional %mask,
      token: optional %token) {
      varve.segments
    }
    irdl.results(
      result: %result,
      result_token: %result_token)
    irdl.attributes {
      "memory_ordering_semantics" = %memory_ordering_semantics,
      "memory_scope" = %memory_scope
    }
  }
  irdl.operation @atomic_red_view_tko attributes {
    varve.printer = "code",
    varve.let = [
      "type($token) = !cuda_tile.token",
      "type($result_token) = !cuda_tile.token"],
    varve.format = ["$memory_ordering_semantics $memory_scope $view `` `[` $index `]` `,` $mode `,` $value (`token` `=` $token^)? attr-dict-with-keyword", "`:` short(type($value)) `,` short(type($view))", "one( let($indices = []) | `,` each($indices by `,`: short($indices)) )", "`->` short(type($result_token))", "let(types($index) = if(count($indices) = 1, repeat(typeof($indices[0]), count($index)), map(t in $indices: typeof(t))))"],
    varve.locals = {indices = ["ArrayOf<TypeAttr>", "if(count($index) > 0 and all(t in types($index): t = types($index)[0]), slice(types($index), 0, 1), types($index))"]}
  } {
    %view = irdl.any {varve.rule = "Implements<\22TileView\22>"}
    %index = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %value = irdl.base "!cuda_tile.tile"
    %token = irdl.base "!cuda_tile.token"
    %result_token = irdl.base "!cuda_tile.token"
    %memory_ordering_semantics = irdl.any {varve.rule = "enum<@MemoryOrderingSemantics>"}
    %memory_scope = irdl.any {varve.rule = "enum<@MemoryScope>"}
    %mode = irdl.any {varve.rule = "enum<@AtomicRMWMode>"}
    irdl.operands(
      view: %view,
      index: variadic %index,
      value: %value,
      token: optional %token) {
      varve.segments
    }
    irdl.results(
      result_token: %result_token)
    irdl.attributes {
      "memory_ordering_semantics" = %memory_ordering_semantics,
      "memory_scope" = %memory_scope,
      "mode" = %mode
    }
  }
  irdl.operation @atomic_rmw_tko attributes {
    varve.format = "$memory_ordering_semantics $memory_scope $pointers `,` $mode `,` $arg (`,` $mask^)? (`token` `` `=` `` $token^)? attr-dict `:` custom<CudaTileType>(type($pointers)) `,` custom<CudaTileType>(type($arg)) (`,` custom<CudaTileType>(type($mask))^)? `->` custom<CudaTileType>(type($result)) `,` custom<CudaTileType>(type($result_token))",
    varve.traits = ["AllShapesMatch<pointers,arg,result>", "AllTypesMatch<arg,result>"],
    varve.let = [
      "type($result) = type($arg)",
      "type($token) = !cuda_tile.token",
      "type($result_token) = !cuda_tile.token"]
  } {
    %pointers = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    %arg = irdl.base "!cuda_tile.tile"
    %mask = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I1>>"}
    %token = irdl.base "!cuda_tile.token"
    %result = irdl.base "!cuda_tile.tile"
    %result_token = irdl.base "!cuda_tile.token"
    %memory_ordering_semantics = irdl.any {varve.rule = "enum<@MemoryOrderingSemantics>"}
    %memory_scope = irdl.any {varve.rule = "enum<@MemoryScope>"}
    %mode = irdl.any {varve.rule = "enum<@AtomicRMWMode>"}
    irdl.operands(
      pointers: %pointers,
      arg: %arg,
      mask: optional %mask,
      token: optional %token) {
      varve.segments
    }
    irdl.results(
      result: %result,
      result_token: %result_token)
    irdl.attributes {
      "memory_ordering_semantics" = %memory_ordering_semantics,
      "memory_scope" = %memory_scope,
      "mode" = %mode
    }
  }
  irdl.operation @bitcast attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllShapesMatch<source,result>"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @break attributes {
    varve.format = "attr-dict ($operands^ `:` custom<CudaTileType>(type($operands)))?",
    varve.traits = ["ReturnLike", "Terminator", "HasParent<cuda_tile.if,cuda_tile.loop>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @broadcast attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "AllRanksMatch<source,result>", "OpAsmOpInterface"],
    varve.names = "bcast"
  } {
    %source = irdl.base "!cuda_tile.tile"
    %result = irdl.base "!cuda_tile.tile"
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @cat attributes {
    varve.format = "$lhs `,` $rhs `dim` `=` $dim attr-dict `:` custom<CudaTileType>(type($lhs)) `,` custom<CudaTileType>(type($rhs)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllRanksMatch<lhs,rhs,result>", "AllElementTypeMatch<lhs,rhs,result>"]
  } {
    %lhs = irdl.base "!cuda_tile.tile"
    %rhs = irdl.base "!cuda_tile.tile"
    %result = irdl.base "!cuda_tile.tile"
    %dim = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dim" = %dim
    }
  }
  irdl.operation @ceil attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmpf attributes {
    varve.format = "custom<ComparisonPredicate>($comparison_predicate) custom<ComparisonOrdering>($comparison_ordering) $lhs `,` $rhs attr-dict `:` custom<CudaTileType>(type($lhs)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs>", "TypesMatchWith<lhs,result>"],
    varve.let = ["type($rhs) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I1>>"}
    %comparison_predicate = irdl.base "#cuda_tile.comparison_predicate"
    %comparison_ordering = irdl.base "#cuda_tile.comparison_ordering"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "comparison_predicate" = %comparison_predicate,
      "comparison_ordering" = %comparison_ordering
    }
  }
  irdl.operation @cmpi attributes {
    varve.format = "custom<ComparisonPredicate>($comparison_predicate) $lhs `,` $rhs `,` custom<Signedness>($signedness) attr-dict `:` custom<CudaTileType>(type($lhs)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs>", "TypesMatchWith<lhs,result>"],
    varve.let = ["type($rhs) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I1>>"}
    %comparison_predicate = irdl.base "#cuda_tile.comparison_predicate"
    %signedness = irdl.base "#cuda_tile.signedness"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "comparison_predicate" = %comparison_predicate,
      "signedness" = %signedness
    }
  }
  irdl.operation @constant attributes {
    varve.format = "custom<DenseTypedElementsAttr>($value, type($result)) attr-dict",
    varve.traits = ["ConstantLike", "Pure", "AllTypesMatch<value,result>", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = typeof($value)"],
    varve.names = "{if(width(elem(type($result))) = 1, if(has(splat($value)), splat($value), 'cst_i1'), concat('cst', if(has(splat($value)), if(isa(elem(type($result)), 'AnyInteger'), concat('_', splat($value)), if(has(whole(splat($value))) and whole(splat($value)) >= 0, concat('_', whole(splat($value))), '')), ''), '_'))}{if(width(elem(type($result))) = 1, '', elem(type($result)))}"
  } {
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN>>>"}
    %value = irdl.any
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @continue attributes {
    varve.format = "attr-dict ($operands^ `:` custom<CudaTileType>(type($operands)))?",
    varve.traits = ["Terminator", "HasParent<cuda_tile.for,cuda_tile.if,cuda_tile.loop>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @cos attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @cosh attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @divf attributes {
    varve.format = "$lhs `,` $rhs custom<DivFOpRoundingMode>($rounding_mode) (`flush_to_zero` $flush_to_zero^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rounding_mode" = %rounding_mode,
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["flush_to_zero"]
    }
  }
  irdl.operation @divi attributes {
    varve.format = "$lhs `,` $rhs custom<Signedness>($signedness) (`rounding` `` $rounding^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["NoMemoryEffect", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %signedness = irdl.base "#cuda_tile.signedness"
    %rounding = irdl.base "#cuda_tile.rounding"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "signedness" = %signedness,
      "rounding" = %rounding
    } {
      varve.defaults = {
        rounding = #cuda_tile.rounding<zero>}
    }
  }
  irdl.operation @entry attributes {
    varve.printer = "code",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface", "SingleBlock"],
    varve.terminator = "cuda_tile.return",
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.default_dialect = "cuda_tile",
    varve.format = ["$sym_name `` `(` each($function_type.inputs %arg $arg_attrs or {} all [] by `,`: %arg `` `:` short(type(%arg)) dict($arg_attrs) loc(%arg) let($function_type.inputs = type(%arg))) `)`", "one( | `optimization_hints` `` `=` `` $optimization_hints ) region($body, end) attr-dict"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %optimization_hints = irdl.base "#cuda_tile.optimization_hints"
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "optimization_hints" = %optimization_hints
    } {
      varve.optional = ["arg_attrs", "res_attrs", "optimization_hints"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @exp attributes {
    varve.format = "$source custom<ExpOpRoundingMode>($rounding_mode) attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rounding_mode" = %rounding_mode
    } {
      varve.defaults = {
        rounding_mode = #cuda_tile.rounding<full>}
    }
  }
  irdl.operation @exp2 attributes {
    varve.format = "$source (`flush_to_zero` $flush_to_zero^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["flush_to_zero"]
    }
  }
  irdl.operation @exti attributes {
    varve.format = "$from custom<Signedness>($signedness) attr-dict `:` custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))",
    varve.traits = ["Pure", "AllShapesMatch<from,to>"]
  } {
    %from = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, I<4>>>>"}
    %to = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, I<4>>>>"}
    %signedness = irdl.base "#cuda_tile.signedness"
    irdl.operands(
      from: %from)
    irdl.results(
      to: %to)
    irdl.attributes {
      "signedness" = %signedness
    }
  }
  irdl.operation @extract attributes {
    varve.format = "$source `[` $indices `]` attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllRanksMatch<source,result>"],
    varve.let = [
      "type($indices) = !cuda_tile.tile([], i32)"]
  } {
    %source = irdl.base "!cuda_tile.tile"
    %indices = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<I32>>"}
    %result = irdl.base "!cuda_tile.tile"
    irdl.operands(
      source: %source,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @floor attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @fma attributes {
    varve.format = "$lhs `,` $rhs `,` $acc custom<IEEERoundingMode>($rounding_mode) (`flush_to_zero` $flush_to_zero^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,acc,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($acc) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %acc = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rounding_mode" = %rounding_mode,
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["flush_to_zero"]
    }
  }
  irdl.operation @for attributes {
    varve.printer = "code",
    varve.traits = ["AutomaticAllocationScope", "AllTypesMatch<lowerBound,upperBound,step>", "AllTypesMatch<initValues,resultValues>", "OpAsmOpInterface", "RecursiveMemoryEffects", "SingleBlock"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)",
      "type($resultValues) = type($initValues)"],
    varve.terminator = "cuda_tile.continue",
    varve.arguments = {region = [["%i", "1"], ["%iter", "count($initValues)"]]},
    varve.block_names = "{concat(['loopIdx'], map(i in indices($initValues): concat('iterArg', i)))}",
    varve.default_dialect = "cuda_tile",
    varve.format = ["(`unsigned` $unsignedCmp^)? %i `in` ` ` `(` $lowerBound `to` $upperBound `,` `step` $step `)` `:` short(type(%i)) let(type($lowerBound) = type(%i))", "one( | `iter_values` `(` each(%iter $initValues by `,`: %iter `=` $initValues) `)` `->` ` ` `(` short(type($initValues)) `)` ) let(type(%iter) = types($initValues)) region($region) attr-dict"],
    varve.names = "for"
  } {
    %lowerBound = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %upperBound = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %step = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %initValues = irdl.any
    %resultValues = irdl.any
    %unsignedCmp = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lowerBound: %lowerBound,
      upperBound: %upperBound,
      step: %step,
      initValues: variadic %initValues)
    irdl.results(
      resultValues: variadic %resultValues)
    irdl.attributes {
      "unsignedCmp" = %unsignedCmp
    } {
      varve.optional = ["unsignedCmp"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @ftof attributes {
    varve.format = "$from custom<IEEERoundingMode>($rounding_mode) attr-dict `:` custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))",
    varve.traits = ["Pure", "AllShapesMatch<from,to>"]
  } {
    %from = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN>>>"}
    %to = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN>>>"}
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    irdl.operands(
      from: %from)
    irdl.results(
      to: %to)
    irdl.attributes {
      "rounding_mode" = %rounding_mode
    } {
      varve.defaults = {
        rounding_mode = #cuda_tile.rounding<nearest_even>}
    }
  }
  irdl.operation @ftoi attributes {
    varve.format = "$from custom<Signedness>($signedness) custom<IntegerRoundingMode>($rounding_mode) attr-dict `:` custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))",
    varve.traits = ["Pure", "AllShapesMatch<from,to>"]
  } {
    %from = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN>>>"}
    %to = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %signedness = irdl.base "#cuda_tile.signedness"
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    irdl.operands(
      from: %from)
    irdl.results(
      to: %to)
    irdl.attributes {
      "signedness" = %signedness,
      "rounding_mode" = %rounding_mode
    }
  }
  irdl.operation @get_global attributes {
    varve.format = "$name attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<!cuda_tile.ptr>>"}
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @get_index_space_shape attributes {
    varve.printer = "code",
    varve.traits = ["NoMemoryEffect"],
    varve.format = ["$src attr-dict(none) `:` short(type($src)) `->` short($size)", "let(types($result) = repeat(typeof($size), count(type($src).tile_shape)))"],
    varve.locals = {size = ["TypeAttr", "types($result)[0]"]}
  } {
    %src = irdl.any {varve.rule = "Implements<\22TileView\22>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @get_num_tile_blocks attributes {
    varve.format = "attr-dict `:` custom<CudaTileType>(type($gridSize_x))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($gridSize_x) = !cuda_tile.tile([], i32)",
      "type($gridSize_y) = !cuda_tile.tile([], i32)",
      "type($gridSize_z) = !cuda_tile.tile([], i32)"]
  } {
    %gridSize_x = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<I32>>"}
    %gridSize_y = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<I32>>"}
    %gridSize_z = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<I32>>"}
    irdl.results(
      gridSize_x: %gridSize_x,
      gridSize_y: %gridSize_y,
      gridSize_z: %gridSize_z)
  }
  irdl.operation @get_tensor_shape attributes {
    varve.printer = "code",
    varve.traits = ["NoMemoryEffect"],
    varve.format = ["$src attr-dict(none) `:` short(type($src)) `->` short($size)", "let(types($result) = repeat(typeof($size), count(type($src).shape)))"],
    varve.locals = {size = ["TypeAttr", "types($result)[0]"]}
  } {
    %src = irdl.base "!cuda_tile.tensor_view"
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @get_tile_block_id attributes {
    varve.format = "attr-dict `:` custom<CudaTileType>(type($blockId_x))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($blockId_x) = !cuda_tile.tile([], i32)",
      "type($blockId_y) = !cuda_tile.tile([], i32)",
      "type($blockId_z) = !cuda_tile.tile([], i32)"]
  } {
    %blockId_x = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<I32>>"}
    %blockId_y = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<I32>>"}
    %blockId_z = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<I32>>"}
    irdl.results(
      blockId_x: %blockId_x,
      blockId_y: %blockId_y,
      blockId_z: %blockId_z)
  }
  irdl.operation @global attributes {
    varve.format = "custom<SymbolVisibility>($symbol_visibility) (`constant` $constant^)? $sym_name (`alignment` `=` $alignment^)? attr-dict custom<DenseTypedElementsAttrNoResult>($value)",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %value = irdl.any
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %symbol_visibility = irdl.base "#cuda_tile.symbol_visibility"
    irdl.attributes {
      "sym_name" = %sym_name,
      "value" = %value,
      "alignment" = %alignment,
      "constant" = %constant,
      "symbol_visibility" = %symbol_visibility
    } {
      varve.optional = ["constant"],
      varve.defaults = {
        alignment = 0 : i64,
        symbol_visibility = #cuda_tile.symbol_visibility<public>}
    }
  }
  irdl.operation @if attributes {
    varve.let = [
      "type($condition) = !cuda_tile.tile([], i1)"],
    varve.default_dialect = "cuda_tile",
    varve.format = "$condition (`->` ` ` `(` short(type($results))^ `)`)? $thenRegion (`else` $elseRegion^)? attr-dict",
    varve.terminator = "cuda_tile.yield",
    varve.traits = ["NoRegionArguments", "OpAsmOpInterface", "RecursiveMemoryEffects"]
  } {
    %condition = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<I1>>"}
    %results = irdl.any
    irdl.operands(
      condition: %condition)
    irdl.results(
      results: variadic %results)
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @int_to_ptr attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllShapesMatch<source,result>"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I64>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @iota attributes {
    varve.format = "attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure"]
  } {
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    irdl.results(
      result: %result)
  }
  irdl.operation @itof attributes {
    varve.format = "$from custom<Signedness>($signedness) custom<IEEERoundingMode>($rounding_mode) attr-dict `:` custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))",
    varve.traits = ["Pure", "AllShapesMatch<from,to>"]
  } {
    %from = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %to = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN>>>"}
    %signedness = irdl.base "#cuda_tile.signedness"
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    irdl.operands(
      from: %from)
    irdl.results(
      to: %to)
    irdl.attributes {
      "signedness" = %signedness,
      "rounding_mode" = %rounding_mode
    }
  }
  irdl.operation @join_tokens attributes {
    varve.format = "$tokens attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($tokens) = !cuda_tile.token",
      "type($result) = !cuda_tile.token"]
  } {
    %tokens = irdl.base "!cuda_tile.token"
    %result = irdl.base "!cuda_tile.token"
    irdl.operands(
      tokens: variadic %tokens)
    irdl.results(
      result: %result)
  }
  irdl.operation @load_ptr_tko attributes {
    varve.format = "$memory_ordering_semantics ($memory_scope^)? $source (`,` $mask^)? (`,` $paddingValue^)? (`token` `` `=` `` $token^)? (`optimization_hints` `=` $optimization_hints^)? attr-dict `:` custom<CudaTileType>(type($source)) (`,` custom<CudaTileType>(type($mask))^)? (`,` custom<CudaTileType>(type($paddingValue))^)? `->` custom<CudaTileType>(type($result)) `,` custom<CudaTileType>(type($result_token))",
    varve.traits = ["TypesMatchWith<result,source>", "OptionalTypesMatchWith<source,mask>", "OptionalTypesMatchWith<result,paddingValue>"],
    varve.let = ["type($source) = with(type($result), elementType = !cuda_tile.ptr(type($result).elementType))", "type($token) = !cuda_tile.token", "type($result_token) = !cuda_tile.token"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    %mask = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I1>>"}
    %paddingValue = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN>>>"}
    %token = irdl.base "!cuda_tile.token"
    %result = irdl.base "!cuda_tile.tile"
    %result_token = irdl.base "!cuda_tile.token"
    %memory_ordering_semantics = irdl.any {varve.rule = "enum<@MemoryOrderingSemantics>"}
    %memory_scope = irdl.any {varve.rule = "enum<@MemoryScope>"}
    %optimization_hints = irdl.base "#cuda_tile.optimization_hints"
    irdl.operands(
      source: %source,
      mask: optional %mask,
      paddingValue: optional %paddingValue,
      token: optional %token) {
      varve.segments
    }
    irdl.results(
      result: %result,
      result_token: %result_token)
    irdl.attributes {
      "memory_ordering_semantics" = %memory_ordering_semantics,
      "memory_scope" = %memory_scope,
      "optimization_hints" = %optimization_hints
    } {
      varve.optional = ["memory_scope", "optimization_hints"]
    }
  }
  irdl.operation @load_view_tko attributes {
    varve.printer = "code",
    varve.let = [
      "type($token) = !cuda_tile.token",
      "type($result_token) = !cuda_tile.token"],
    varve.format = ["$memory_ordering_semantics ($memory_scope^)? $view `` `[` $index `]` (`token` `=` $token^)? (`optimization_hints` `=` $optimization_hints^)? attr-dict-with-keyword `:` short(type($view))", "one( let($indices = []) | `,` each($indices by `,`: short($indices)) )", "`->` short(type($tile)) `,` short(type($result_token))", "let(types($index) = if(count($indices) = 1, repeat(typeof($indices[0]), count($index)), map(t in $indices: typeof(t))))"],
    varve.locals = {indices = ["ArrayOf<TypeAttr>", "if(count($index) > 0 and all(t in types($index): t = types($index)[0]), slice(types($index), 0, 1), types($index))"]}
  } {
    %view = irdl.any {varve.rule = "Implements<\22TileView\22>"}
    %index = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %token = irdl.base "!cuda_tile.token"
    %tile = irdl.base "!cuda_tile.tile"
    %result_token = irdl.base "!cuda_tile.token"
    %memory_ordering_semantics = irdl.any {varve.rule = "enum<@MemoryOrderingSemantics>"}
    %memory_scope = irdl.any {varve.rule = "enum<@MemoryScope>"}
    %optimization_hints = irdl.base "#cuda_tile.optimization_hints"
    irdl.operands(
      view: %view,
      index: variadic %index,
      token: optional %token) {
      varve.segments
    }
    irdl.results(
      tile: %tile,
      result_token: %result_token)
    irdl.attributes {
      "memory_ordering_semantics" = %memory_ordering_semantics,
      "memory_scope" = %memory_scope,
      "optimization_hints" = %optimization_hints
    } {
      varve.optional = ["memory_scope", "optimization_hints"]
    }
  }
  irdl.operation @log attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @log2 attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @loop attributes {
    varve.printer = "code",
    varve.arguments = {region = [["%iter", "count($initValues)"]]},
    varve.default_dialect = "cuda_tile",
    varve.format = ["one( let(types($initValues) = []) one( let(types($resultValues) = []) | `:` short(type($resultValues)) )", "| `iter_values` `(` each(%iter $initValues by `,`: %iter `=` $initValues) `)` `:` short(type($initValues)) one( let(types($resultValues) = []) | `->` short(type($resultValues)) ) )", "let(type(%iter) = types($initValues)) region($region) attr-dict"],
    varve.terminator = "cuda_tile.continue",
    varve.traits = ["AutomaticAllocationScope", "OpAsmOpInterface", "RecursiveMemoryEffects"]
  } {
    %initValues = irdl.any
    %resultValues = irdl.any
    irdl.operands(
      initValues: variadic %initValues)
    irdl.results(
      resultValues: variadic %resultValues)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @make_gather_scatter_view attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.format = "$tensor_view attr-dict `:` short(type($result))",
    varve.let = ["type($tensor_view) = type($result).tensor_view"],
    varve.names = "gsview"
  } {
    %tensor_view = irdl.base "!cuda_tile.tensor_view"
    %result = irdl.base "!cuda_tile.gather_scatter_view"
    irdl.operands(
      tensor_view: %tensor_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @make_partition_view attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.format = "$tensor_view attr-dict `:` short(type($result))",
    varve.let = ["type($tensor_view) = type($result).tensor_view"],
    varve.names = "pview"
  } {
    %tensor_view = irdl.base "!cuda_tile.tensor_view"
    %result = irdl.base "!cuda_tile.partition_view"
    irdl.operands(
      tensor_view: %tensor_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @make_strided_view attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.format = "$tensor_view attr-dict `:` short(type($result))",
    varve.let = ["type($tensor_view) = type($result).tensor_view"],
    varve.names = "sview"
  } {
    %tensor_view = irdl.base "!cuda_tile.tensor_view"
    %result = irdl.base "!cuda_tile.strided_view"
    irdl.operands(
      tensor_view: %tensor_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @make_tensor_view attributes {
    varve.printer = "code",
    varve.traits = ["NoMemoryEffect", "OpAsmOpInterface"],
    varve.format = ["$base `,` `shape` `=` `[` each($shape $dynamicShape by `,`: one( $dynamicShape let($shape = -9223372036854775808) | number($shape, i64) when($shape != -9223372036854775808) )) `]`", "`,` `strides` `=` `[` each($strides $dynamicStrides by `,`: one( $dynamicStrides let($strides = -9223372036854775808) | number($strides, i64) when($strides != -9223372036854775808) )) `]` attr-dict", "`:` if(count($dynamicShape) + count($dynamicStrides) > 0: short($index) `->`) short(type($result))", "let(types($dynamicShape) = if(count($dynamicShape) > 0, repeat(typeof($index), count($dynamicShape)), []);", "types($dynamicStrides) = if(count($dynamicStrides) > 0, repeat(typeof($index), count($dynamicStrides)), []);", "type($base) = if($shape = type($result).shape and $strides = type($result).strides, !cuda_tile.tile([], !cuda_tile.ptr(type($result).elementType)), absent))"],
    varve.locals = {index = ["TypeAttr", "if(count($dynamicShape) > 0, types($dynamicShape)[0], types($dynamicStrides)[0])"], shape = ["ArrayOf<I64Attr>", "type($result).shape"], strides = ["ArrayOf<I64Attr>", "type($result).strides"]},
    varve.names = "tview"
  } {
    %base = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<!cuda_tile.ptr>>"}
    %dynamicShape = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %dynamicStrides = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, RankIs<0>, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.base "!cuda_tile.tensor_view"
    irdl.operands(
      base: %base,
      dynamicShape: variadic %dynamicShape,
      dynamicStrides: variadic %dynamicStrides) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @make_token attributes {
    varve.format = "attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !cuda_tile.token"]
  } {
    %result = irdl.base "!cuda_tile.token"
    irdl.results(
      result: %result)
  }
  irdl.operation @maxf attributes {
    varve.format = "$lhs `,` $rhs oilist(`flush_to_zero` $flush_to_zero | `propagate_nan` $propagate_nan) attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %propagate_nan = irdl.any {varve.rule = "UnitAttr"}
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "propagate_nan" = %propagate_nan,
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["propagate_nan", "flush_to_zero"]
    }
  }
  irdl.operation @maxi attributes {
    varve.format = "$lhs `,` $rhs custom<Signedness>($signedness) attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %signedness = irdl.base "#cuda_tile.signedness"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "signedness" = %signedness
    }
  }
  irdl.operation @minf attributes {
    varve.format = "$lhs `,` $rhs oilist(`flush_to_zero` $flush_to_zero | `propagate_nan` $propagate_nan) attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %propagate_nan = irdl.any {varve.rule = "UnitAttr"}
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "propagate_nan" = %propagate_nan,
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["propagate_nan", "flush_to_zero"]
    }
  }
  irdl.operation @mini attributes {
    varve.format = "$lhs `,` $rhs custom<Signedness>($signedness) attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %signedness = irdl.base "#cuda_tile.signedness"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "signedness" = %signedness
    }
  }
  irdl.operation @mmaf attributes {
    varve.format = "$lhs `,` $rhs `,` $acc (`fast_acc` $fast_acc^)? attr-dict `:` custom<CudaTileType>(type($lhs)) `,` custom<CudaTileType>(type($rhs)) `,` custom<CudaTileType>(type($acc))",
    varve.traits = ["Pure", "AllTypesMatch<acc,result>", "AllElementTypeMatch<lhs,rhs>", "AllRanksMatch<lhs,rhs,acc>"],
    varve.let = [
      "type($result) = type($acc)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2>>>"}
    %acc = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, F32, F64>>>"}
    %fast_acc = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fast_acc" = %fast_acc
    } {
      varve.optional = ["fast_acc"]
    }
  }
  irdl.operation @mmaf_scaled attributes {
    varve.format = "$lhs `,` $rhs `,` $acc `,` $lhs_scale `,` $rhs_scale attr-dict `:` custom<CudaTileType>(type($lhs)) `,` custom<CudaTileType>(type($rhs)) `,` custom<CudaTileType>(type($acc)) `,` custom<CudaTileType>(type($lhs_scale)) `,` custom<CudaTileType>(type($rhs_scale))",
    varve.traits = ["Pure", "AllTypesMatch<acc,result>", "AllElementTypeMatch<lhs,rhs>", "AllElementTypeMatch<lhs_scale,rhs_scale>", "AllRanksMatch<lhs,rhs,acc,lhs_scale,rhs_scale>"],
    varve.let = [
      "type($result) = type($acc)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN>>>"}
    %acc = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<F32>>"}
    %lhs_scale = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F8E4M3FN, F8E8M0FNU>>>"}
    %rhs_scale = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F8E4M3FN, F8E8M0FNU>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<F32>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc,
      lhs_scale: %lhs_scale,
      rhs_scale: %rhs_scale)
    irdl.results(
      result: %result)
  }
  irdl.operation @mmai attributes {
    varve.format = "$lhs `,` $rhs `,` $acc custom<Signedness>($signedness_lhs) custom<Signedness>($signedness_rhs) attr-dict `:` custom<CudaTileType>(type($lhs)) `,` custom<CudaTileType>(type($rhs)) `,` custom<CudaTileType>(type($acc))",
    varve.traits = ["Pure", "AllTypesMatch<acc,result>", "AllElementTypeMatch<lhs,rhs>", "AllRanksMatch<lhs,rhs,acc>"],
    varve.let = [
      "type($result) = type($acc)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I8>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I8>>"}
    %acc = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I32>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I32>>"}
    %signedness_lhs = irdl.base "#cuda_tile.signedness"
    %signedness_rhs = irdl.base "#cuda_tile.signedness"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      result: %result)
    irdl.attributes {
      "signedness_lhs" = %signedness_lhs,
      "signedness_rhs" = %signedness_rhs
    }
  }
  irdl.operation @module attributes {
    varve.format = "$sym_name attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "OpAsmOpInterface", "NoRegionArguments", "SingleBlock", "SymbolTable", "NoTerminator", "RegionKindInterface", "HasOnlyGraphRegion"],
    varve.default_dialect = "cuda_tile"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %producer = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "producer" = %producer
    } {
      varve.optional = ["producer"]
    }
    %body = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @mulf attributes {
    varve.format = "$lhs `,` $rhs custom<IEEERoundingMode>($rounding_mode) (`flush_to_zero` $flush_to_zero^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rounding_mode" = %rounding_mode,
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["flush_to_zero"]
    }
  }
  irdl.operation @mulhii attributes {
    varve.format = "$x `,` $y attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<x,y,result>"],
    varve.let = [
      "type($y) = type($x)",
      "type($result) = type($x)"]
  } {
    %x = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %y = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    irdl.operands(
      x: %x,
      y: %y)
    irdl.results(
      result: %result)
  }
  irdl.operation @muli attributes {
    varve.format = "$lhs `,` $rhs (`overflow` `` $overflow^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %overflow = irdl.base "#cuda_tile.overflow"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "overflow" = %overflow
    } {
      varve.defaults = {
        overflow = #cuda_tile.overflow<none>}
    }
  }
  irdl.operation @negf attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @negi attributes {
    varve.format = "$source (`overflow` `` $overflow^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %overflow = irdl.base "#cuda_tile.overflow"
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "overflow" = %overflow
    } {
      varve.defaults = {
        overflow = #cuda_tile.overflow<none>}
    }
  }
  irdl.operation @offset attributes {
    varve.format = "$ptr `,` $offset attr-dict `:` custom<CudaTileType>(type($ptr)) `,` custom<CudaTileType>(type($offset)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "Elementwise", "SameOperandsAndResultShape", "AllTypesMatch<result,ptr>"],
    varve.let = [
      "type($ptr) = type($result)"]
  } {
    %ptr = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    %offset = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    irdl.operands(
      ptr: %ptr,
      offset: %offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @ori attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @pack attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllRanksMatch<source,result>"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN, I<4>>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I8>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @permute attributes {
    varve.format = "$source $permutation attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllElementTypeMatch<source,result>", "AllRanksMatch<source,result>"]
  } {
    %source = irdl.base "!cuda_tile.tile"
    %result = irdl.base "!cuda_tile.tile"
    %permutation = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "permutation" = %permutation
    }
  }
  irdl.operation @pow attributes {
    varve.format = "$source `,` $exponent attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<result,source,exponent>", "AllRanksMatch<source,exponent,result>"],
    varve.let = [
      "type($source) = type($result)",
      "type($exponent) = type($result)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %exponent = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source,
      exponent: %exponent)
    irdl.results(
      result: %result)
  }
  irdl.operation @print_tko attributes {
    varve.format = "$str (`,` $args^)? (`token` `` `=` `` $token^)? attr-dict (`:` custom<CudaTileType>(type($args))^)? `->` custom<CudaTileType>(type($result_token))",
    varve.let = [
      "type($token) = !cuda_tile.token",
      "type($result_token) = !cuda_tile.token"]
  } {
    %args = irdl.base "!cuda_tile.tile"
    %token = irdl.base "!cuda_tile.token"
    %result_token = irdl.base "!cuda_tile.token"
    %str = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      args: variadic %args,
      token: optional %token) {
      varve.segments
    }
    irdl.results(
      result_token: %result_token)
    irdl.attributes {
      "str" = %str
    }
  }
  irdl.operation @ptr_to_int attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllShapesMatch<source,result>"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I64>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @ptr_to_ptr attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllShapesMatch<source,result>"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @reduce attributes {
    varve.traits = ["InferTypeOpAdaptor", "OpAsmOpInterface", "RecursiveMemoryEffects", "SameOperandsShape", "SingleBlock"],
    varve.terminator = "cuda_tile.yield",
    varve.arguments = {body = [["%arg", "*"]]},
    varve.block_names = "{map(i in indices(2 * count($operands)): concat('reduce_', if(i % 2 = 0, 'lhs', 'rhs'), if(count($operands) > 1, concat('', i / 2), '')))}",
    varve.default_dialect = "cuda_tile",
    varve.format = ["$operands attr-dict ` ` `dim` `` `=` `` $dim `identities` `` `=` `` $identities `:` short(type($operands)) `->` short(type($results))", "`\\n` `` `(` each(%arg by `,`: %arg `` `:` short(type(%arg)) loc(%arg)) `)` region($body, end)"],
    varve.names = "reduce"
  } {
    %operands = irdl.base "!cuda_tile.tile"
    %results = irdl.base "!cuda_tile.tile"
    %dim = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %identities = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dim" = %dim,
      "identities" = %identities
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @remf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @remi attributes {
    varve.format = "$lhs `,` $rhs custom<Signedness>($signedness) attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<result,lhs,rhs>", "AllShapesMatch<result,lhs,rhs>"],
    varve.let = [
      "type($lhs) = type($result)",
      "type($rhs) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %signedness = irdl.base "#cuda_tile.signedness"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "signedness" = %signedness
    }
  }
  irdl.operation @reshape attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "OpAsmOpInterface"],
    varve.names = "reshape"
  } {
    %source = irdl.base "!cuda_tile.tile"
    %result = irdl.base "!cuda_tile.tile"
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` custom<CudaTileType>(type($operands)))?",
    varve.traits = ["HasParent<cuda_tile.entry,cuda_tile.if>", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @rsqrt attributes {
    varve.format = "$source (`flush_to_zero` $flush_to_zero^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["flush_to_zero"]
    }
  }
  irdl.operation @scan attributes {
    varve.traits = ["InferTypeOpAdaptor", "OpAsmOpInterface", "RecursiveMemoryEffects", "SameOperandsShape", "SingleBlock"],
    varve.terminator = "cuda_tile.yield",
    varve.arguments = {body = [["%arg", "*"]]},
    varve.default_dialect = "cuda_tile",
    varve.format = ["$operands attr-dict ` ` `dim` `` `=` `` $dim `reverse` `` `=` `` $reverse `identities` `` `=` `` $identities `:` short(type($operands)) `->` short(type($results))", "`\\n` `` `(` each(%arg by `,`: %arg `` `:` short(type(%arg)) loc(%arg)) `)` region($body, end)"]
  } {
    %operands = irdl.base "!cuda_tile.tile"
    %results = irdl.base "!cuda_tile.tile"
    %dim = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %reverse = irdl.any {varve.rule = "BoolAttr"}
    %identities = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dim" = %dim,
      "reverse" = %reverse,
      "identities" = %identities
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @select attributes {
    varve.format = "$cond `,` $val_if_true `,` $val_if_false attr-dict `:` custom<CudaTileType>(type($cond)) `,` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<val_if_true,val_if_false,result>", "AllShapesMatch<cond,val_if_true,val_if_false,result>"],
    varve.let = [
      "type($val_if_false) = type($val_if_true)",
      "type($result) = type($val_if_true)"]
  } {
    %cond = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I1>>"}
    %val_if_true = irdl.base "!cuda_tile.tile"
    %val_if_false = irdl.base "!cuda_tile.tile"
    %result = irdl.base "!cuda_tile.tile"
    irdl.operands(
      cond: %cond,
      val_if_true: %val_if_true,
      val_if_false: %val_if_false)
    irdl.results(
      result: %result)
  }
  irdl.operation @shli attributes {
    varve.format = "$lhs `,` $rhs (`overflow` `` $overflow^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %overflow = irdl.base "#cuda_tile.overflow"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "overflow" = %overflow
    } {
      varve.defaults = {
        overflow = #cuda_tile.overflow<none>}
    }
  }
  irdl.operation @shri attributes {
    varve.format = "$lhs `,` $rhs custom<Signedness>($signedness) attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %signedness = irdl.base "#cuda_tile.signedness"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "signedness" = %signedness
    }
  }
  irdl.operation @sin attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @sinh attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @sqrt attributes {
    varve.format = "$source custom<SqrtOpRoundingMode>($rounding_mode) (`flush_to_zero` $flush_to_zero^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rounding_mode" = %rounding_mode,
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["flush_to_zero"]
    }
  }
  irdl.operation @store_ptr_tko attributes {
    varve.format = "$memory_ordering_semantics ($memory_scope^)? $destination `,` $value (`,` $mask^)? (`token` `` `=` `` $token^)? (`optimization_hints` `=` $optimization_hints^)? attr-dict `:` custom<CudaTileType>(type($destination)) `,` custom<CudaTileType>(type($value)) (`,` custom<CudaTileType>(type($mask))^)? `->` custom<CudaTileType>(type($result_token))",
    varve.traits = ["TypesMatchWith<value,destination>", "OptionalTypesMatchWith<mask,destination>"],
    varve.let = ["type($destination) = with(type($value), elementType = !cuda_tile.ptr(type($value).elementType))", "type($token) = !cuda_tile.token", "type($result_token) = !cuda_tile.token"]
  } {
    %destination = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<!cuda_tile.ptr>>"}
    %value = irdl.base "!cuda_tile.tile"
    %mask = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I1>>"}
    %token = irdl.base "!cuda_tile.token"
    %result_token = irdl.base "!cuda_tile.token"
    %memory_ordering_semantics = irdl.any {varve.rule = "enum<@MemoryOrderingSemantics>"}
    %memory_scope = irdl.any {varve.rule = "enum<@MemoryScope>"}
    %optimization_hints = irdl.base "#cuda_tile.optimization_hints"
    irdl.operands(
      destination: %destination,
      value: %value,
      mask: optional %mask,
      token: optional %token) {
      varve.segments
    }
    irdl.results(
      result_token: %result_token)
    irdl.attributes {
      "memory_ordering_semantics" = %memory_ordering_semantics,
      "memory_scope" = %memory_scope,
      "optimization_hints" = %optimization_hints
    } {
      varve.optional = ["memory_scope", "optimization_hints"]
    }
  }
  irdl.operation @store_view_tko attributes {
    varve.printer = "code",
    varve.let = [
      "type($token) = !cuda_tile.token",
      "type($result_token) = !cuda_tile.token"],
    varve.format = ["$memory_ordering_semantics ($memory_scope^)? $tile `,` $view `` `[` $index `]` (`token` `=` $token^)? (`optimization_hints` `=` $optimization_hints^)? attr-dict-with-keyword", "`:` short(type($tile)) `,` short(type($view))", "one( let($indices = []) | `,` each($indices by `,`: short($indices)) )", "`->` short(type($result_token))", "let(types($index) = if(count($indices) = 1, repeat(typeof($indices[0]), count($index)), map(t in $indices: typeof(t))))"],
    varve.locals = {indices = ["ArrayOf<TypeAttr>", "if(count($index) > 0 and all(t in types($index): t = types($index)[0]), slice(types($index), 0, 1), types($index))"]}
  } {
    %tile = irdl.base "!cuda_tile.tile"
    %view = irdl.any {varve.rule = "Implements<\22TileView\22>"}
    %index = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %token = irdl.base "!cuda_tile.token"
    %result_token = irdl.base "!cuda_tile.token"
    %memory_ordering_semantics = irdl.any {varve.rule = "enum<@MemoryOrderingSemantics>"}
    %memory_scope = irdl.any {varve.rule = "enum<@MemoryScope>"}
    %optimization_hints = irdl.base "#cuda_tile.optimization_hints"
    irdl.operands(
      tile: %tile,
      view: %view,
      index: variadic %index,
      token: optional %token) {
      varve.segments
    }
    irdl.results(
      result_token: %result_token)
    irdl.attributes {
      "memory_ordering_semantics" = %memory_ordering_semantics,
      "memory_scope" = %memory_scope,
      "optimization_hints" = %optimization_hints
    } {
      varve.optional = ["memory_scope", "optimization_hints"]
    }
  }
  irdl.operation @subf attributes {
    varve.format = "$lhs `,` $rhs custom<IEEERoundingMode>($rounding_mode) (`flush_to_zero` $flush_to_zero^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    %flush_to_zero = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rounding_mode" = %rounding_mode,
      "flush_to_zero" = %flush_to_zero
    } {
      varve.optional = ["flush_to_zero"]
    }
  }
  irdl.operation @subi attributes {
    varve.format = "$lhs `,` $rhs (`overflow` `` $overflow^)? attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %overflow = irdl.base "#cuda_tile.overflow"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "overflow" = %overflow
    } {
      varve.defaults = {
        overflow = #cuda_tile.overflow<none>}
    }
  }
  irdl.operation @tan attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @tanh attributes {
    varve.format = "$source custom<TanHOpRoundingMode>($rounding_mode) attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<source,result>"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<F16, BF16, F32, F64>>>"}
    %rounding_mode = irdl.base "#cuda_tile.rounding"
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "rounding_mode" = %rounding_mode
    } {
      varve.defaults = {
        rounding_mode = #cuda_tile.rounding<full>}
    }
  }
  irdl.operation @trunci attributes {
    varve.format = "$from (`overflow` `` $overflow^)? attr-dict `:` custom<CudaTileType>(type($from)) `->` custom<CudaTileType>(type($to))",
    varve.traits = ["Pure", "AllShapesMatch<from,to>"]
  } {
    %from = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, I<4>>>>"}
    %to = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, I<4>>>>"}
    %overflow = irdl.base "#cuda_tile.overflow"
    irdl.operands(
      from: %from)
    irdl.results(
      to: %to)
    irdl.attributes {
      "overflow" = %overflow
    } {
      varve.defaults = {
        overflow = #cuda_tile.overflow<none>}
    }
  }
  irdl.operation @unpack attributes {
    varve.format = "$source attr-dict `:` custom<CudaTileType>(type($source)) `->` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllRanksMatch<source,result>"]
  } {
    %source = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<I8>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64, F16, BF16, F32, F64, TF32, F8E4M3FN, F8E5M2, F8E8M0FNU, F4E2M1FN, I<4>>>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @xori attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` custom<CudaTileType>(type($result))",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,result>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %rhs = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AllOf<!cuda_tile.tile, ElementType<AnyOf<I1, I8, I16, I32, I64>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` custom<CudaTileType>(type($operands)))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<cuda_tile.if,cuda_tile.reduce,cuda_tile.scan>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
