irdl.dialect @d attributes {varve.set = "own"} {
irdl.type @t attributes {varve.format = "`<` $x `>`", varve.stands_for = "!d.t(!d.t($x))"} {
  %0 = irdl.any {varve.rule = "type"}
  irdl.parameters(x: %0)
}
irdl.operation @o attributes {varve.format = "$x attr-dict `:` type($x)", varve.let = ["type($r) = canonical(type($x))"]} {
  %0 = irdl.any
  irdl.operands(x: %0)
  irdl.results(r: %0)
}
}
// -----
%0 = "x.y"() : () -> !d.t<!d.t<!d.t<!d.t<i8>>>>
%1 = d.o %0 : !d.t<!d.t<!d.t<!d.t<i8>>>>
