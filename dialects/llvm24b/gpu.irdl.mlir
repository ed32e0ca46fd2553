irdl.dialect @gpu attributes {
  varve.set = "llvm24b",
  varve.base = "llvm24",
  varve.llvm = "24",
  varve.depends = ["arith"],
  varve.discardable = [
    ["known_block_size", "DenseI32ArrayAttr"],
    ["known_grid_size", "DenseI32ArrayAttr"],
    ["known_cluster_size", "DenseI32ArrayAttr"]]
} {
  irdl.operation @binary attributes {
    varve.format = "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects",
    varve.traits = ["Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %offloadingHandler = irdl.any {varve.rule = "HasTrait<\22OffloadingTranslationAttrTrait\22>"}
    %objects = irdl.any {varve.rule = "AllOf<ArrayOf<#gpu.object>, ArrayMinCount<1>>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "offloadingHandler" = %offloadingHandler,
      "objects" = %objects,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["offloadingHandler", "sym_visibility"]
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
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "AffineScope"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
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
      "kernel" = %kernel,
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name
    } {
      varve.optional = ["arg_attrs", "res_attrs", "workgroup_attrib_attrs", "private_attrib_attrs", "known_block_size", "known_grid_size", "known_cluster_size", "workgroup_attributions", "kernel", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @module attributes {
    varve.format = "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion",
    varve.traits = ["IsolatedFromAbove", "DataLayoutOpInterface", "HasDefaultDLTIDataLayout", "NoRegionArguments", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %targets = irdl.any {varve.rule = "AllOf<ArrayOf<Implements<\22TargetAttrInterface\22>>, ArrayMinCount<1>>"}
    %offloadingHandler = irdl.any {varve.rule = "HasTrait<\22OffloadingTranslationAttrTrait\22>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "targets" = %targets,
      "offloadingHandler" = %offloadingHandler,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["targets", "offloadingHandler", "sym_visibility"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
}
