irdl.dialect @pdl attributes {
  varve.set = "llvm16",
  varve.base = "llvm22"
} {
  irdl.type @"!operation" {
  }
  irdl.operation @apply_native_constraint attributes {
    varve.format = "$name `(` $args `:` type($args) `)` attr-dict",
    varve.traits = ["HasParent<pdl.pattern>"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "name" = %name
    }
  }
}
