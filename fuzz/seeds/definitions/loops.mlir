irdl.dialect @d attributes {varve.set = "own"} {
irdl.operation @o attributes {varve.format = "attr-dict", varve.require = [["each x in indices(60000)", ["let y = map(z in indices(x): [x, z])", ["x >= 0 or any(z in flatten(y): z = x)", "no"], ["sum(map(z in y: sum(z))) != -1", "no"]]], ["all(x in indices(300): all(y in indices(x): tuple(repeat(int(y), x)) != i8))", "no"]]} {
  %0 = irdl.any {varve.rule = "StrAttr"}
  irdl.attributes {"s" = %0}
}
}
// -----
"d.o"() {s = "aaaaaaaa"} : () -> ()
d.o {s = "b"}
