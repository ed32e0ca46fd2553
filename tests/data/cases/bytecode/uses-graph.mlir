// Values that are used before they are defined: their use lists are not in the order that reading gives them.
"t.graph"() ({
  %0 = "t.a"(%1, %2, %1) : (i32, i64, i32) -> i32
  %1 = "t.b"(%0, %0) : (i32, i32) -> i32
  %2 = "t.c"(%2, %1) : (i64, i32) -> i64
  "t.d"(%0, %1, %2, %0) : (i32, i32, i64, i32) -> ()
  "t.r"(%1) ({
    "t.u"(%1, %4, %0) : (i32, i8, i32) -> ()
    %4 = "t.v"(%4, %1) : (i8, i32) -> i8
    "t.w"(%4, %4) : (i8, i8) -> ()
  }) : (i32) -> ()
  %many:9 = "t.many"(%many#8, %many#1, %many#1) : (i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
  "t.e"(%many#3, %many#8, %many#0, %many#8) ({
    "t.f"(%many#3, %many#0, %many#3) : (i32, i32, i32) -> ()
  }) : (i32, i32, i32, i32) -> ()
}) : () -> ()
