irdl.dialect @d attributes {varve.set = "own"} {
irdl.type @t attributes {varve.format = "inside($x)"} {
  %0 = irdl.base "!d.u"
  irdl.parameters(x: %0)
}
irdl.type @u attributes {varve.format = "inside($x)"} {
  %0 = irdl.base "!d.t"
  irdl.parameters(x: %0)
}

}
// -----
"x.y"() {t = !d.t<>, u = !d.u<1>} : () -> ()
