irdl.dialect @d attributes {varve.set = "own"} {
irdl.operation @o attributes {varve.format = "attr-dict", varve.require = [["count(map(x in split($s, ''): written('\E9', x))) != 1", "no"]]} {
  %0 = irdl.any {varve.rule = "StrAttr"}
  irdl.attributes {"s" = %0}
}
}

// -----
"d.o"() {s = "aaaaaaaa"} : () -> ()
