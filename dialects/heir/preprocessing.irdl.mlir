irdl.dialect @preprocessing attributes {
  varve.set = "heir"
} {
  irdl.type @"!storage" attributes {
    varve.format = "`<` $elementTypes `>`"
  } {
    %elementTypes = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      elementTypes: %elementTypes)
  }
  irdl.operation @empty attributes {
    varve.format = "attr-dict `:` type($storage)",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %storage = irdl.base "!preprocessing.storage"
    irdl.results(
      storage: %storage)
  }
  irdl.operation @load attributes {
    varve.format = "$storage `[` $indices `]` `site` $site_id `<` $element_type `>` attr-dict `:` type($storage) `,` type($result)",
    varve.traits = ["MemoryEffectsOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %storage = irdl.base "!preprocessing.storage"
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %site_id = irdl.any {varve.rule = "I32Attr"}
    %element_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      storage: %storage,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "site_id" = %site_id,
      "element_type" = %element_type
    }
  }
  irdl.operation @load_resource attributes {
    varve.format = "$path attr-dict `:` type($result)",
    varve.traits = ["Pure"]
  } {
    %result = irdl.any {varve.rule = "AnyOf<AnyTensor, AnyMemRef>"}
    %path = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "path" = %path
    }
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $storage `[` $indices `]` `site` $site_id `<` $element_type `>` attr-dict `:` type($value) `,` type($storage)",
    varve.traits = ["MemoryEffectsOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %value = irdl.any
    %storage = irdl.base "!preprocessing.storage"
    %indices = irdl.any {varve.rule = "Index"}
    %site_id = irdl.any {varve.rule = "I32Attr"}
    %element_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      value: %value,
      storage: %storage,
      indices: variadic %indices)
    irdl.attributes {
      "site_id" = %site_id,
      "element_type" = %element_type
    }
  }
}
