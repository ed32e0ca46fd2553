// What a region captures decides whether its operation is isolated; the regions of scf.index_switch are not written
// in their order.
func.func @f(%c: i1, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> (i32) {
    %q = scf.if %c -> (i32) {
      %m = arith.addi %acc, %x overflow<nsw> : i32
      scf.yield %m : i32
    } else {
      %m = arith.muli %acc, %acc : i32
      %k = arith.muli %m, %x : i32
      scf.yield %k : i32
    }
    %s = scf.index_switch %i -> i32
    case 1 { %t = arith.addi %q, %x : i32
      scf.yield %t : i32 }
    case 5 { scf.yield %q : i32 }
    default { %t = arith.subi %x, %q : i32
      scf.yield %t : i32 }
    scf.yield %s : i32
  }
  %e = scf.while (%a = %r) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.addi %b, %r : i32
    scf.yield %d : i32
  }
  return %e : i32
}
"t.captures"() ({
  %0 = "t.v"() : () -> i32
  "t.one"() ({ "t.two"() ({ "t.u"(%0) : (i32) -> () }) : () -> () }) : () -> ()
  "t.three"(%0) ({ "t.four"() ({}, {}) : () -> () }, {}) : (i32) -> ()
}) : () -> ()
