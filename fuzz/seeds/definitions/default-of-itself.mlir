irdl.dialect @d attributes {varve.set = "own"} {
irdl.attribute @a attributes {varve.format = "`<` (`x` $x^)? `>`"} {
  %0 = irdl.any
  irdl.parameters(x: %0) {varve.defaults = {x = #d.a<>}}
}
}

// -----
"x.y"() {t = #d.a<>, u = #d.a<x 1 : i32>} : () -> ()
