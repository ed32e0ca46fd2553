irdl.dialect @d attributes {varve.set = "own"} {
irdl.operation @o attributes {varve.format = "$s attr-dict `:` type($y)", varve.names = "{replace($s, 'a', $s)}{$s}"} {
  %0 = irdl.any
  %1 = irdl.any {varve.rule = "StrAttr"}
  irdl.results(y: %0)
  irdl.attributes {"s" = %1}
}
}

// -----
%0 = "d.o"() {s = "aaaaaaaaaaaa"} : () -> i32
%1 = d.o "b" : i32
