// Block arguments with many uses, blocks in an order of their own, regions of which one sees the values of another.
"t.f"() ({
^bb0(%a: i32, %b: i64, %c: f32):
  %z:3 = "t.three"(%a, %a, %b) : (i32, i32, i64) -> (i32, i32, i32)
  "t.br"(%a, %b)[^bb2, ^bb1] : (i32, i64) -> ()
^bb1(%d: i32):
  %x = "t.use"(%d, %a, %d, %b, %c, %c) : (i32, i32, i32, i64, f32, f32) -> i32
  "t.use"(%z#2, %x, %z#2, %a) ({
    "t.use"(%a, %d, %z#2, %x) : (i32, i32, i32, i32) -> ()
    "t.end"() : () -> ()
  }, {
  ^bb0(%h: i32):
    "t.use"(%h, %a, %h) : (i32, i32, i32) -> ()
  }) : (i32, i32, i32, i32) -> ()
  "t.br"(%x)[^bb2] : (i32) -> ()
^bb2(%e: i32, %g: i32 loc(unknown)):
  %y = "t.use"(%e, %g, %z#0, %z#0, %a) : (i32, i32, i32, i32, i32) -> i32
  "t.br"(%y, %e, %e)[^bb3, ^bb3] : (i32, i32, i32) -> ()
^bb3(%w: i32 loc("w")):
  "t.use"(%w, %w, %w, %z#0) : (i32, i32, i32, i32) -> ()
  "t.ret"()[^bb1] : () -> ()
}) : () -> ()
