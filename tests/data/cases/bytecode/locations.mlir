// Every kind of location.
#a = loc("a.c":1:2)
"t.a"() ({
^bb0(%x: i32 loc("arg"), %y: i32 loc(fused["a", "b"]), %z: i32 loc(callsite("c" at "d.c":4:5))):
  "t.b"() : () -> () loc(fused<"meta">["a", #a])
  "t.b"() : () -> () loc(fused<{a = 1}>[])
  "t.b"() : () -> () loc("n"(#a))
  "t.b"() : () -> () loc("n"(callsite("x"("y") at fused[#a, unknown])))
  "t.b"() : () -> () loc("r":1:2 to :5)
  "t.b"() : () -> () loc("r":1:2 to 3:4)
  "t.b"() : () -> () loc("r":1:2 to 1:2)
  "t.b"() : () -> () loc("r":7:0)
  "t.b"() : () -> () loc("r":0:0)
  "t.b"() : () -> () loc("r":4294967295:4294967295)
  "t.b"() : () -> () loc(unknown)
  "t.b"() {l = loc("r":5:5), m = loc(unknown)} : () -> () loc(fused[#a])
  "t.b"() : () -> () loc(fused[#a, #a])
  "t.b"() : () -> () loc(fused[fused[#a, "q"], "z", unknown])
}) : () -> ()
