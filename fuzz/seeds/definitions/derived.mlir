irdl.dialect @d attributes {varve.set = "own"} {
irdl.type @t attributes {varve.format = "`<` $x `>`", varve.derived.w = "$x.w + min($x.w, width($x), 8)"} {
  %0 = irdl.any {varve.rule = "type"}
  irdl.parameters(x: %0)
}
irdl.operation @o attributes {varve.format = "$x attr-dict `:` type($x)", varve.let = ["type($r) = int(known(type($x).w, 8))"]} {
  %0 = irdl.any
  irdl.operands(x: %0)
  irdl.results(r: %0)
}
}

// -----
%0 = "x.y"() : () -> !d.t<!d.t<!d.t<!d.t<i8>>>>
%1 = d.o %0 : !d.t<!d.t<!d.t<!d.t<i8>>>>
