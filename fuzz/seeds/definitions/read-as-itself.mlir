irdl.dialect @d attributes {varve.set = "own"} {
irdl.attribute @a attributes {varve.format = "`<` $x `>`", varve.read_as = "#d.b<1>"} {
  %0 = irdl.any {varve.rule = "i64"}
  irdl.parameters(x: %0)
}
irdl.attribute @b attributes {varve.format = "`<` $x `>`", varve.read_as = "#d.a<1>"} {
  %0 = irdl.any {varve.rule = "i64"}
  irdl.parameters(x: %0)
}

}
// -----
"x.y"() {t = #d.a<7>} : () -> ()
