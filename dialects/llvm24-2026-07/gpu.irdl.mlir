irdl.dialect @gpu attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["arith"],
  varve.discardable = [
    ["known_block_size", "DenseI32ArrayAttr"],
    ["known_grid_size", "DenseI32ArrayAttr"],
    ["known_cluster_size", "DenseI32ArrayAttr"]]
} {
  "varve.enum"() {
    sym_name = "BarrierScope",
    storage = i32,
    cases = [
      ["subgroup", 1 : i32],
      ["workgroup", 2 : i32],
      ["cluster", 3 : i32]
    ]
  } : () -> ()
  irdl.type @"!named_barrier" {
  }
  irdl.attribute @"#barrier_scope" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@BarrierScope>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @barrier attributes {
    varve.format = "oilist(`named` `` `(` $named_barrier `:` type($named_barrier) `)` | `memfence` $address_spaces) one( let($scope = #gpu.barrier_scope('workgroup')) | `scope` $scope | printed when(not has($scope)) ) attr-dict"
  } {
    %named_barrier = irdl.base "!gpu.named_barrier"
    %address_spaces = irdl.any {varve.rule = "ArrayOf<#gpu.address_space>"}
    %scope = irdl.base "#gpu.barrier_scope"
    irdl.operands(
      named_barrier: optional %named_barrier)
    irdl.attributes {
      "address_spaces" = %address_spaces,
      "scope" = %scope
    } {
      varve.optional = ["address_spaces", "scope"]
    }
  }
  irdl.operation @func attributes {
    varve.format = [
      "symbol($sym_name) `(` each($function_type.inputs %a $arg_attrs default {} by `,`: %a `` `:` $function_type.inputs let(type(%a) = $function_type.inputs) dict($arg_attrs)) `)`",
      "one( let($function_type.results = []) | `->` one( when(count($function_type.results) = 1 and count($res_attrs) = 0 and not isa($function_type.results[0], 'FunctionType')) each($function_type.results: $function_type.results) | `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` ) )",
      "one( | `workgroup` `(` each(%w $workgroup_attrib_attrs default {} by `,`: %w `:` type(%w) dict($workgroup_attrib_attrs)) `)` let($workgroup_attributions = integer(count(%w), i64)) )",
      "one( | `private` `(` each(%p $private_attrib_attrs default {} by `,`: %p `:` type(%p) dict($private_attrib_attrs)) `)` )",
      "(`kernel` $kernel^)? attr-dict-with-keyword region($body, end)"],
    varve.arguments = {body = [["%a", "count($function_type.inputs)"], ["%w", "if(has($workgroup_attributions), $workgroup_attributions, 0)"], ["%p", "*"]]},
    varve.discardable = ["sym_name"],
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "AffineScope"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %workgroup_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %private_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %known_block_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %known_grid_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %known_cluster_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %workgroup_attributions = irdl.any {varve.rule = "I64Attr"}
    %kernel = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "workgroup_attrib_attrs" = %workgroup_attrib_attrs,
      "private_attrib_attrs" = %private_attrib_attrs,
      "known_block_size" = %known_block_size,
      "known_grid_size" = %known_grid_size,
      "known_cluster_size" = %known_cluster_size,
      "workgroup_attributions" = %workgroup_attributions,
      "kernel" = %kernel
    } {
      varve.optional = ["arg_attrs", "res_attrs", "workgroup_attrib_attrs", "private_attrib_attrs", "known_block_size", "known_grid_size", "known_cluster_size", "workgroup_attributions", "kernel"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @initialize_named_barrier attributes {
    varve.format = "$member_count attr-dict `:` type($member_count) `->` type($barrier)"
  } {
    %member_count = irdl.any {varve.rule = "I32"}
    %barrier = irdl.base "!gpu.named_barrier"
    irdl.operands(
      member_count: %member_count)
    irdl.results(
      barrier: %barrier)
  }
  irdl.operation @launch attributes {
    varve.format = [
      "one( `async` let(types($asyncToken) = [!gpu.async.token]) | let(types($asyncToken) = []) ) one( | ` ` `[` $asyncDependencies `]` ) (`<` $asyncObject^ `:` type($asyncObject) `>`)?",
      "one( when(count($clusterSizeX) > 0) `clusters` `` `(` each(%cx: %cx) `,` each(%cy: %cy) `,` each(%cz: %cz) `)` `in` ` ` `(` each(%kx: %kx) `=` $clusterSizeX `,` each(%ky: %ky) `=` $clusterSizeY `,` each(%kz: %kz) `=` $clusterSizeZ `)` | )",
      "`blocks` `` `(` %bx `,` %by `,` %bz `)` `in` ` ` `(` %gx `=` $gridSizeX `,` %gy `=` $gridSizeY `,` %gz `=` $gridSizeZ `)`",
      "`threads` `` `(` %tx `,` %ty `,` %tz `)` `in` ` ` `(` %sx `=` $blockSizeX `,` %sy `=` $blockSizeY `,` %sz `=` $blockSizeZ `)`",
      "let(type(%bx) = index; type(%by) = index; type(%bz) = index; type(%tx) = index; type(%ty) = index; type(%tz) = index; type(%gx) = index; type(%gy) = index; type(%gz) = index; type(%sx) = index; type(%sy) = index; type(%sz) = index)",
      "let(type(%cx) = index; type(%cy) = index; type(%cz) = index; type(%kx) = index; type(%ky) = index; type(%kz) = index)",
      "(`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? (`module` `` `(` $module^ `)`)? (`function` `` `(` $function^ `)`)? (`cooperative` $cooperative^)?",
      "one( | `workgroup` `(` each(%w by `,`: %w `:` type(%w)) `)` let($workgroup_attributions = integer(count(%w), i64)) )",
      "one( | `private` `(` each(%p by `,`: %p `:` type(%p)) `)` )",
      "region($body, end) attr-dict"],
    varve.arguments = {body = [["%bx", "1"], ["%by", "1"], ["%bz", "1"], ["%tx", "1"], ["%ty", "1"], ["%tz", "1"], ["%gx", "1"], ["%gy", "1"], ["%gz", "1"], ["%sx", "1"], ["%sy", "1"], ["%sz", "1"], ["%cx", "count($clusterSizeX)"], ["%cy", "count($clusterSizeX)"], ["%cz", "count($clusterSizeX)"], ["%kx", "count($clusterSizeX)"], ["%ky", "count($clusterSizeX)"], ["%kz", "count($clusterSizeX)"], ["%w", "if(has($workgroup_attributions), $workgroup_attributions, 0)"], ["%p", "*"]]},
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "InferIntRangeInterface", "GPU_AsyncOpInterface", "RecursiveMemoryEffects"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($gridSizeX) = index",
      "type($gridSizeY) = index",
      "type($gridSizeZ) = index",
      "type($blockSizeX) = index",
      "type($blockSizeY) = index",
      "type($blockSizeZ) = index",
      "type($clusterSizeX) = index",
      "type($clusterSizeY) = index",
      "type($clusterSizeZ) = index",
      "type($dynamicSharedMemorySize) = i32",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %gridSizeX = irdl.any {varve.rule = "Index"}
    %gridSizeY = irdl.any {varve.rule = "Index"}
    %gridSizeZ = irdl.any {varve.rule = "Index"}
    %blockSizeX = irdl.any {varve.rule = "Index"}
    %blockSizeY = irdl.any {varve.rule = "Index"}
    %blockSizeZ = irdl.any {varve.rule = "Index"}
    %clusterSizeX = irdl.any {varve.rule = "Index"}
    %clusterSizeY = irdl.any {varve.rule = "Index"}
    %clusterSizeZ = irdl.any {varve.rule = "Index"}
    %dynamicSharedMemorySize = irdl.any {varve.rule = "I32"}
    %asyncObject = irdl.any
    %asyncToken = irdl.base "!gpu.async.token"
    %cooperative = irdl.any {varve.rule = "UnitAttr"}
    %module = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %function = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %workgroup_attributions = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      gridSizeX: %gridSizeX,
      gridSizeY: %gridSizeY,
      gridSizeZ: %gridSizeZ,
      blockSizeX: %blockSizeX,
      blockSizeY: %blockSizeY,
      blockSizeZ: %blockSizeZ,
      clusterSizeX: optional %clusterSizeX,
      clusterSizeY: optional %clusterSizeY,
      clusterSizeZ: optional %clusterSizeZ,
      dynamicSharedMemorySize: optional %dynamicSharedMemorySize,
      asyncObject: optional %asyncObject) {
      varve.segments
    }
    irdl.results(
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "cooperative" = %cooperative,
      "module" = %module,
      "function" = %function,
      "workgroup_attributions" = %workgroup_attributions
    } {
      varve.optional = ["cooperative", "module", "function", "workgroup_attributions"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @launch_func attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel ( `clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)` )? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? (`cooperative` $cooperative^)? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict",
    varve.traits = ["GPU_AsyncOpInterface", "AllTypesMatch<gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ>"],
    varve.let = [
      "type($gridSizeY) = type($gridSizeX)",
      "type($gridSizeZ) = type($gridSizeX)",
      "type($blockSizeX) = type($gridSizeX)",
      "type($blockSizeY) = type($gridSizeX)",
      "type($blockSizeZ) = type($gridSizeX)",
      "type($asyncDependencies) = !gpu.async.token",
      "type($dynamicSharedMemorySize) = i32",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %gridSizeX = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %gridSizeY = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %gridSizeZ = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %blockSizeX = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %blockSizeY = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %blockSizeZ = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %clusterSizeX = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %clusterSizeY = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %clusterSizeZ = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %dynamicSharedMemorySize = irdl.any {varve.rule = "I32"}
    %kernelOperands = irdl.any
    %asyncObject = irdl.any
    %asyncToken = irdl.base "!gpu.async.token"
    %kernel = irdl.any {varve.rule = "SymbolRefAttr"}
    %cooperative = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      gridSizeX: %gridSizeX,
      gridSizeY: %gridSizeY,
      gridSizeZ: %gridSizeZ,
      blockSizeX: %blockSizeX,
      blockSizeY: %blockSizeY,
      blockSizeZ: %blockSizeZ,
      clusterSizeX: optional %clusterSizeX,
      clusterSizeY: optional %clusterSizeY,
      clusterSizeZ: optional %clusterSizeZ,
      dynamicSharedMemorySize: optional %dynamicSharedMemorySize,
      kernelOperands: variadic %kernelOperands,
      asyncObject: optional %asyncObject) {
      varve.segments
    }
    irdl.results(
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "kernel" = %kernel,
      "cooperative" = %cooperative
    } {
      varve.optional = ["cooperative"]
    }
  }
  irdl.operation @ballot {
    %any = irdl.any
    irdl.operands(
      predicate: %any)
    irdl.results(
      result: %any)
  }
}
