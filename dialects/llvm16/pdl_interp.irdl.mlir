irdl.dialect @pdl_interp attributes {
  varve.set = "llvm16",
  varve.base = "llvm22",
  varve.depends = ["pdl"]
} {
  irdl.operation @apply_constraint attributes {
    varve.format = "$name `(` $args `:` type($args) `)` attr-dict `->` successors",
    varve.traits = ["Terminator"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "name" = %name
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
}
