// Names without a dialect, with dots, with bytes that are no letters; strings with every kind of byte.
"nodialect"() : () -> ()
"t.x.y.z"() {"k e y", "\00\FF\22\5C" = 1, s = "\00\FF\22\5C\0A", typed = "x" : i8, e = ""} : () -> ()
"t.\C3\A9"() {a = @"\C3\A9"::@"", b = #t<x>, c = !t<y>, d = #t.x, e = !t.y<"a", [1]>} : () -> ()
module @a { module @b {} loc("b") module {} }
