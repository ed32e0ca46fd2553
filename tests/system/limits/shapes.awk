# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Prints a module of one shape and size: awk -v shape=arrays -v n=1000 -f shapes.awk
function times(text, count,   out) {
  out = ""
  while (count > 0) {
    if (count % 2)
      out = out text
    text = text text
    count = int(count / 2)
  }
  return out
}
function attribute(text) { print "\"t.op\"() {a = " text "} : () -> ()" }
function of_type(text) { print "%0 = \"t.op\"() : () -> " text }
BEGIN {
  # Nesting
  if (shape == "arrays") attribute(times("[", n) times("]", n))
  else if (shape == "dictionaries") attribute(times("{a = ", n) "1" times("}", n))
  else if (shape == "tuples") of_type(times("tuple<", n) "i1" times(">", n))
  else if (shape == "functions") of_type("(" times("() -> (", n) "i1" times(")", n) ")")
  else if (shape == "affine") attribute("affine_map<(d0)[s0] -> (" times("(", n) "d0" times(" mod s0)", n) ")>")
  else if (shape == "locations") print "\"t.op\"() : () -> () loc(" times("\"a\"(", n) "unknown" times(")", n) ")"
  else if (shape == "regions") print times("\"t.op\"() ({\n", n) times("}) : () -> ()\n", n)
  # Shared graphs: n levels, each twice the one before
  else if (shape == "shared-types") {
    print "!t0 = tuple<i1, i1>"
    for (i = 1; i < n; i++) print "!t" i " = tuple<!t" i - 1 ", !t" i - 1 ">"
    of_type("!t" n - 1)
  } else if (shape == "shared-arrays") {
    print "#a0 = [1, 2]"
    for (i = 1; i < n; i++) print "#a" i " = [#a" i - 1 ", #a" i - 1 "]"
    attribute("#a" n - 1)
  } else if (shape == "shared-locations") {
    print "#l0 = loc(\"f\":1:1)"
    for (i = 1; i < n; i++) print "#l" i " = loc(callsite(#l" i - 1 " at #l" i - 1 "))"
    print "\"t.op\"() : () -> () loc(#l" n - 1 ")"
  } else if (shape == "shared-fused") {
    print "#l0 = loc(\"f\":1:1)"
    for (i = 1; i < n; i++) print "#l" i " = loc(fused<" i ">[#l" i - 1 ", callsite(#l" i - 1 " at #l" i - 1 ")])"
    print "\"t.op\"() : () -> () loc(#l" n - 1 ")"
  }
  else if (shape == "shared-structs") {
    print "!t0 = !llvm.struct<(i32, i32)>"
    for (i = 1; i < n; i++) print "!t" i " = !llvm.struct<(!t" i - 1 ", !t" i - 1 ")>"
    print "llvm.func @f(!t" n - 1 ") -> i32"
  } else if (shape == "shared-calls" || shape == "other-calls") {
    print "!t0 = i32\n!u0 = i64\n!v0 = " (shape == "other-calls" ? "i16" : "i32")
    for (i = 1; i < n; i++) {
      print "!t" i " = !llvm.struct<(!t" i - 1 ", !t" i - 1 ")>"
      print "!u" i " = !llvm.struct<\"u" i "\", (!u" i - 1 ", !u" i - 1 ")>"
      print "!v" i " = !llvm.struct<(!v" i - 1 ", !v" i - 1 ")>"
    }
    print "llvm.func @g(!v" n - 1 ", !u" n - 1 ")\nllvm.func @f(%t: !t" n - 1 ", %u: !u" n - 1 ") {"
    for (i = 0; i < n; i++) print "  llvm.call @g(%t, %u) : (!t" n - 1 ", !u" n - 1 ") -> ()"
    print "  llvm.return\n}"
    for (i = 0; i < 50 * n; i++) print "llvm.mlir.global @s" i "() : !t" n - 1
  } else if (shape == "shared-unknown") {
    print "!t0 = tuple<i1, i1>"
    for (i = 1; i < n; i++) print "!t" i " = tuple<!t" i - 1 ", !t" i - 1 ">"
    print "foo.bar : !t" n - 1
  }
  # Many of something
  else if (shape == "many-arguments") {
    printf "\"t.op\"() ({\n^bb0("
    for (i = 0; i < n; i++) printf "%s%%a%d: i32", i ? ", " : "", i
    print "):\n  \"t.end\"() : () -> ()\n}) : () -> ()"
  } else if (shape == "many-operands") {
    print "%0 = \"t.op\"() : () -> i32"
    printf "\"t.use\"("
    for (i = 0; i < n; i++) printf "%s%%0", i ? ", " : ""
    printf ") : ("
    for (i = 0; i < n; i++) printf "%si32", i ? ", " : ""
    print ") -> ()"
  } else if (shape == "many-results") {
    print "%0:" n " = \"t.op\"() : () -> (i32" times(", i32", n - 1) ")"
    print "\"t.use\"(%0#" n - 1 ") : (i32) -> ()"
  } else if (shape == "many-elements") {
    print "func.func @f(%v: vector<" n "xf32>) -> f32 {"
    print "  %e:" n " = vector.to_elements %v : vector<" n "xf32>\n  return %e#" n - 1 " : f32\n}"
  } else if (shape == "many-parts") {
    printf "!s = !hw.struct<f0: i1"
    for (i = 1; i < 1000; i++) printf ", f%d: i1", i
    print ">\nhw.module @m(in %x: !s) {"
    for (i = 0; i < n / 1000; i++) print "  %r" i ":1000 = hw.struct_explode %x : !s"
    print "}"
  } else if (shape == "many-attributes") {
    printf "\"t.op\"() {"
    for (i = 0; i < n; i++) printf "%sa%d = %d", i ? ", " : "", i, i
    print "} : () -> ()"
  } else if (shape == "many-symbols")
    for (i = 0; i < n; i++) print "\"t.op\"() {sym_name = \"s" i "\"} : () -> ()"
  else if (shape == "many-aliases")
    for (i = 0; i < n; i++) print "#a" i " = affine_map<(d0) -> (d0 + " i ")>\n\"t.op\"() {a = #a" i "} : () -> ()"
  else if (shape == "many-blocks") {
    print "\"t.op\"() ({"
    for (i = 0; i < n; i++) print "^b" i ":\n  \"t.br\"()[^b" (i + 1 < n ? i + 1 : 1) "] : () -> ()"
    print "}) : () -> ()"
  } else if (shape == "many-unknown-names") {
    print "%v = \"t.op\"() : () -> i32\nfoo.bar"
    for (i = 0; i < n; i++) print "%v,"
    print "%v"
  } else if (shape == "many-forward-references") {
    print "\"t.op\"() ({\n  \"t.br\"()[^b1] : () -> ()\n^b0:"
    for (i = 0; i < n; i++) print "  \"t.use\"(%v" i ") : (i32) -> ()"
    print "  \"t.end\"() : () -> ()\n^b1:"
    for (i = 0; i < n; i++) print "  %v" i " = \"t.def\"() : () -> i32"
    print "  \"t.br\"()[^b0] : () -> ()\n}) : () -> ()"
  } else exit 2
}
