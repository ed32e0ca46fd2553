irdl.dialect @pcf attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.directive"() {
    format = ["`\\n` ` ` ` ` `execute` one( let($tied = []) | `` `(` each(%ref $inits $tied by `,`: %ref one( `=` $inits let($tied = true) when($tied) | let($tied = false) when(not $tied) )) `)` )", "`` `[` each(%id by `,`: %id `` `:` type(%id) loc(%id)) `]`", "one( let(types($results) = []; $ties = []; $types = []) | `\\n` ` ` ` ` ` ` ` ` ` ` ` ` ` ` `:` `(` each($types by `,`: $types) `)` `\\n` ` ` ` ` ` ` ` ` ` ` ` ` `->` `(` each(type($results) $sizes $ties by `,`: type($results)", "  one( `` `{` $sizes[dynamic(type($results))] `}` let($ties = false) when(dynamic(type($results)) > 0) | let($ties = true) when(true) | printed let($ties = false) when(true) )) `)` )", "let(types(%ref) = map(t in items($types): typeof(t)); types($inits) = map(i in filter(i in indices($tied): $tied[i]): types($results)[i]))"],
    sym_name = "Execution",
    takes = ["$inits", "type $inits", "$sizes", "type $results", "$tied", "$ties", "$types", "%ref", "%id"]
  } : () -> ()
  irdl.type @"!sref" attributes {
    varve.syntax = "hook:pcf.sref",
    varve.traits = ["ShapedType"],
    varve.qualified = unit
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %scope = irdl.any {varve.rule = "attribute"}
    %sync_scope = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      scope: %scope,
      sync_scope: %sync_scope)
  }
  irdl.attribute @"#sequential" attributes {
    varve.format = "",
    varve.traits = ["ScopeAttrInterface"]
  } {
  }
  irdl.attribute @"#sync_on_return" attributes {
    varve.format = "",
    varve.traits = ["SyncScopeAttrInterface"]
  } {
  }
  irdl.attribute @"#test_scope" attributes {
    varve.format = "",
    varve.traits = ["ScopeAttrInterface"]
  } {
  }
  irdl.operation @alloc attributes {
    varve.format = "`(`$dynamicSizes`)` attr-dict `:` type($result)",
    varve.let = [
      "type($dynamicSizes) = index"]
  } {
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!pcf.sref"
    irdl.operands(
      dynamicSizes: variadic %dynamicSizes)
    irdl.results(
      result: %result)
  }
  irdl.operation @br.cond_return attributes {
    varve.format = "$condition $dest (`(` $dest_operands^ `:` type($dest_operands) `)`)? attr-dict",
    varve.traits = ["HasParent<pcf.generic>", "BranchOpInterface", "Pure", "Terminator"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %dest_operands = irdl.any
    irdl.operands(
      condition: %condition,
      dest_operands: variadic %dest_operands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @generic attributes {
    varve.traits = ["AutomaticAllocationScope", "RecursiveMemoryEffects", "OpAsmOpInterface"],
    varve.let = [
      "type($dynamic_sizes) = index"],
    varve.arguments = {region = [["%lead", "$num_leading_args"], ["%ref", "count($results)"], ["%id", "*"]]},
    varve.block_names = "{concat(repeat(absent, $num_leading_args), repeat('ref', count($results)), repeat('id', $num_index_args / 2), repeat('count', $num_index_args / 2))}",
    varve.format = ["one( `sync` let($sync_on_return = true) | let($sync_on_return = false) ) `scope` `(` $scope `)` one( ` ` | `initialize` region($initializer) ` ` )", "one( let($num_leading_args = 0) | `->` `(` each(%lead by `,`: %lead `` `:` type(%lead) loc(%lead)) `)` let($num_leading_args = count(%lead)) )", "custom<Execution>($inits, type($inits), $dynamic_sizes, type($results), $is_tied, $ties, $types, %ref, %id) let($num_index_args = count(%id)) region($region, end) ` ` attr-dict"],
    varve.locals = {ties = ["ArrayOf<BoolAttr>", "$is_tied"], types = ["ArrayOf<TypeAttr>", "types(%ref)"]}
  } {
    %inits = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %dynamic_sizes = irdl.any {varve.rule = "Index"}
    %results = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %scope = irdl.any {varve.rule = "Implements<\22ScopeAttrInterface\22>"}
    %is_tied = irdl.any {varve.rule = "array<bool>"}
    %sync_on_return = irdl.any {varve.rule = "bool"}
    %num_index_args = irdl.any {varve.rule = "i64"}
    %num_leading_args = irdl.any {varve.rule = "i64"}
    irdl.operands(
      inits: variadic %inits,
      dynamic_sizes: variadic %dynamic_sizes) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "scope" = %scope,
      "is_tied" = %is_tied,
      "sync_on_return" = %sync_on_return,
      "num_index_args" = %num_index_args,
      "num_leading_args" = %num_leading_args
    } {
      varve.native = {
        is_tied = "array<bool>",
        sync_on_return = "bool",
        num_index_args = "i64",
        num_leading_args = "i64"}
    }
    %initializer = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    %region = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      initializer: %initializer,
      region: %region)
  }
  irdl.operation @get_memref attributes {
    varve.format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["OffsetSizeAndStrideOpInterface", "AllRanksMatch<source,result>", "AllElementTypesMatch<source,result>"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.base "!pcf.sref"
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyMemRef"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @loop attributes {
    varve.traits = ["AutomaticAllocationScope", "RecursiveMemoryEffects", "OpAsmOpInterface", "RegionBranchOpInterface", "SingleBlock"],
    varve.let = [
      "type($count) = index",
      "type($dynamic_sizes) = index"],
    varve.terminator = "pcf.return",
    varve.arguments = {region = [["%ref", "count($results)"], ["%id", "*"]]},
    varve.block_names = "{concat(repeat('ref', count($results)), repeat('id', count($count)))}",
    varve.format = ["one( `sync` let($sync_on_return = true) | let($sync_on_return = false) ) `scope` `(` $scope `)` `count` `(` $count `)` ` `", "custom<Execution>($inits, type($inits), $dynamic_sizes, type($results), $is_tied, $ties, $types, %ref, %id) region($region, end) attr-dict"],
    varve.locals = {ties = ["ArrayOf<BoolAttr>", "$is_tied"], types = ["ArrayOf<TypeAttr>", "types(%ref)"]}
  } {
    %count = irdl.any {varve.rule = "Index"}
    %inits = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %dynamic_sizes = irdl.any {varve.rule = "Index"}
    %results = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %scope = irdl.any {varve.rule = "Implements<\22ScopeAttrInterface\22>"}
    %is_tied = irdl.any {varve.rule = "array<bool>"}
    %sync_on_return = irdl.any {varve.rule = "bool"}
    irdl.operands(
      count: variadic %count,
      inits: variadic %inits,
      dynamic_sizes: variadic %dynamic_sizes) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "scope" = %scope,
      "is_tied" = %is_tied,
      "sync_on_return" = %sync_on_return
    } {
      varve.native = {
        is_tied = "array<bool>",
        sync_on_return = "bool"}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @read_slice attributes {
    varve.format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["OffsetSizeAndStrideOpInterface", "AllRanksMatch<source,result>", "AllElementTypesMatch<source,result>"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.base "!pcf.sref"
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyVectorOfAnyRank>"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<pcf.generic,pcf.loop>", "Pure", "Terminator"]
  } {
  }
  irdl.operation @write_slice attributes {
    varve.format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["OffsetSizeAndStrideOpInterface", "MemoryEffectsOpInterface", "AllRanksMatch<source,dest>", "AllElementTypesMatch<source,dest>"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyVectorOfAnyRank, AnyMemRef>"}
    %dest = irdl.base "!pcf.sref"
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict $operands `:` type($operands)",
    varve.traits = ["HasParent<pcf.generic>", "Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
