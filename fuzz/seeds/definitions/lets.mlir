irdl.dialect @d attributes {varve.set = "own"} {
irdl.operation @o attributes {varve.format = "attr-dict let($a = $b + 1) let($b = $c * 2) let($c = $e)"} {
  %0 = irdl.any {varve.rule = "I64Attr"}
  irdl.attributes {"a" = %0, "b" = %0, "c" = %0, "e" = %0}
}
}
// -----
d.o {e = 1}
