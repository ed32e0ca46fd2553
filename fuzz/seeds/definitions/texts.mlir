irdl.dialect @d attributes {varve.set = "own"} {
irdl.operation @o attributes {varve.format = "attr-dict", varve.require = [["count(replace($s, 'a', $s)) != 1", "no"], ["all(x in indices(60000): join(repeat($s, 60000), concat(x, $s)) != '')", "no {split($s, 'a')}"], ["count(map(x in split($s, ''): written('d', lower(identifier(concat(x, $s)))))) != 1", "no"]]} {
  %0 = irdl.any {varve.rule = "StrAttr"}
  irdl.attributes {"s" = %0}
}
}

// -----
"d.o"() {s = "aaaaaaaa"} : () -> ()
d.o {s = "b"}
