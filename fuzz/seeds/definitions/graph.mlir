irdl.dialect @d attributes {varve.set = "own"} {
irdl.operation @o attributes {varve.format = "attr-dict", varve.require = [["let a = [1, 1, 1, 1], b = [a, a, a, a], c = [b, b, b, b], d = [c, c, c, c]", ["d = concat(d, [])", "no {d}"], ["dictionary(['x'], [d]) != 1", "no"]]]} {
  %0 = irdl.any {varve.rule = "StrAttr"}
  irdl.attributes {"s" = %0}
}
}

// -----
"d.o"() {s = "aaaaaaaa"} : () -> ()
d.o {s = "b"}
