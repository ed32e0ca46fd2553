irdl.dialect @d attributes {varve.set = "own", varve.rule.r0 = [["$x"], [["use r1($x)"], ["use r1($x)"], ["use r1($x)"]]], varve.rule.r1 = [["$x"], [["use r0($x)"], ["$x != 2", "no"]]]} {
irdl.operation @o attributes {varve.require = [["use r0(1)"], ["use r1($s)"]]} {
  %0 = irdl.any
  irdl.attributes {"s" = %0}
}
}
// -----
"d.o"() {s = "b"} : () -> ()
