irdl.dialect @d attributes {varve.set = "own"} {
irdl.attribute @a attributes {varve.format = "`<` $x `>`", varve.alias = "q{alias($x)}{alias(#d.a<1 : i8>)}", varve.type = "typeof(#d.a<1 : i8>)"} {
  %0 = irdl.any
  irdl.parameters(x: %0)
}

}
// -----
"x.y"() {t = #d.a<#d.a<#d.a<2 : i8>>>} : () -> ()
