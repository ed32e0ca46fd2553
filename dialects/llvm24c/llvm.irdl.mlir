irdl.dialect @llvm attributes {
  varve.set = "llvm24c",
  varve.base = "llvm24b",
  varve.llvm = "24",
  varve.discardable = [
    ["workgroup_attribution", "WorkgroupAttributionAttr"]],
  varve.unknown = ["operations"]
} {
  irdl.operation @intr.masked.load attributes {
    varve.format = "operands (`,` `alignment` `(` $alignment^ `)`)? attr-dict `:` functional-type(operands, results)"
  } {
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      data: %data,
      mask: %mask,
      pass_thru: optional %pass_thru)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment,
      "nontemporal" = %nontemporal,
      "tbaa" = %tbaa,
      "noalias_scopes" = %noalias_scopes,
      "alias_scopes" = %alias_scopes,
      "access_groups" = %access_groups
    } {
      varve.optional = ["alignment", "nontemporal", "tbaa", "noalias_scopes", "alias_scopes", "access_groups"]
    }
  }
}
