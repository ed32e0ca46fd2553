#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-translate --keep-unknown-text: operations of dialects that are not loaded keep their text.
. "$top_srcdir/tests/tap.sh"

keep() {
  "$VARVE_TRANSLATE" --keep-unknown-text "$@"
}

cat >"$tap_folder/in.mlir" <<'EOT'
module {
  %0 = arith.constant 1 : i32
  %1:2 = foo.bar %0, [%0 : i32] {
      key = "}",   // kept as well
      type = !foo.t<i8>
    } -> i8
  foo.baz
  %2 = arith.addi %1#1, %0 : i32
  "a.b"(%1#0) : (f32) -> ()
  toy.print(%1#0, %1#1) <
    "x">
  %3 = foo.unused @symbol
}

EOT
# Constants have names of their own when they are printed.
sed 's/%0/%c1_i32/g; s/%1/%0/g; s/%2/%1/; s/%3/%2/; s/^  toy/  toy/' "$tap_folder/in.mlir" >"$tap_folder/expected"
keep "$tap_folder/in.mlir" >"$tap_folder/out" 2>&1
tap_same "the text is printed again" "$tap_folder/expected" "$tap_folder/out"
keep "$tap_folder/out" >"$tap_folder/again" 2>&1
tap_same "and again" "$tap_folder/expected" "$tap_folder/again"

cat >"$tap_folder/expected" <<'EOT'
"builtin.module"() ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
  %1:2 = "varve.unknown_text"(%0, %0) {text = ["foo.bar ", ", [", " : i32] {\0A      key = \22}\22,   // kept as well\0A      type = !foo.t<i8>\0A    } -> i8"]} : (i32, i32) -> (f32, i32)
  "varve.unknown_text"() {text = ["foo.baz"]} : () -> ()
  %2 = "arith.addi"(%1#1, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  "a.b"(%1#0) : (f32) -> ()
  "varve.unknown_text"(%1#0, %1#1) {text = ["toy.print(", ", ", ") <\0A    \22x\22>"]} : (f32, i32) -> ()
  %3 = "varve.unknown_text"() {text = ["foo.unused @symbol"]} : () -> !varve.unknown
}) : () -> ()

EOT
keep --mlir-print-op-generic "$tap_folder/in.mlir" >"$tap_folder/out" 2>&1
tap_same "the generic form has the kept text" "$tap_folder/expected" "$tap_folder/out"
keep --emit-bytecode "$tap_folder/in.mlir" >"$tap_folder/out.bc"
"$VARVE_TRANSLATE" --mlir-print-op-generic "$tap_folder/out.bc" >"$tap_folder/out" 2>&1
tap_same "it travels in bytecode" "$tap_folder/expected" "$tap_folder/out"

printf '#a = 3 : i8\nfoo.bar #a loc("here")\n' >"$tap_folder/in.mlir"
printf 'module {\n  foo.bar 3 : i8 loc(#loc1)\n} loc(#loc)\n' >"$tap_folder/expected"
keep --mlir-print-debuginfo "$tap_folder/in.mlir" 2>&1 | grep -v -e '^#loc' -e '^$' >"$tap_folder/out"
tap_same "aliases are written out, the location is the operation's" "$tap_folder/expected" "$tap_folder/out"

# refused TEXT PLACE-AND-MESSAGE
refused() {
  printf "$1" >"$tap_folder/in.mlir"
  keep "$tap_folder/in.mlir" 2>&1 | grep -F "$2" >"$tap_folder/found"
  tap_ok "rejected: $2" test -s "$tap_folder/found"
}
refused 'foo.bar %%x\n' "1:9: error: the text of 'foo.bar' cannot be kept: it has a value in it"
refused 'foo.bar { %%x = foo.y }\n' "1:11: error: the text of 'foo.bar' cannot be kept: it has a value in it"
refused '"a.b"() ({\nfoo.bar ^bb1\n^bb1:\n}) : () -> ()\n' "2:9: error: the text of 'foo.bar' cannot be kept: it has the name of a block"
refused 'foo.bar #b\n' "1:9: error: the text of 'foo.bar' cannot be kept: it has an alias"
refused 'foo.bar (}\n' "1:10: error: expected ')': cannot determine where the text of 'foo.bar' ends"
refused 'foo.bar (\n' "error: cannot determine where the text of 'foo.bar' ends"
refused '%%0 = foo.bar\n"a.b"(%%0) : (i32) -> ()\n"a.b"(%%0) : (i8) -> ()\n' "3:7: error: value '%0' is used with type 'i8', but its type is 'i32'"
printf 'foo.bar\n' >"$tap_folder/in.mlir"
"$VARVE_TRANSLATE" "$tap_folder/in.mlir" 2>&1 | grep -F 'or --keep-unknown-text' >"$tap_folder/found"
tap_ok "without the option the message names it" test -s "$tap_folder/found"
tap_done
