#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-dialect as a user meets it: list, show, check, docs; and varve-translate with loaded dialects.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
dialect=$VARVE_DIALECT
translate=$VARVE_TRANSLATE

cat >shapes.irdl.mlir <<'END'
irdl.dialect @shapes attributes {varve.set = "own", varve.depends = ["arith"]} {
  "varve.enum"() {sym_name = "Colour", storage = i32, cases = [["red", 0 : i32], ["blue", 5 : i32]]} : () -> ()
  irdl.type @box {
    %0 = irdl.is i32
    %1 = irdl.is i64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(side: %2)
  }
  irdl.attribute @"#paint" {
    %0 = irdl.any
    irdl.parameters(colour: %0)
  }
  irdl.operation @grow attributes {varve.format = "$in `,` $rest `to` $next attr-dict-with-keyword $body `:` type(operands) `->` type($out)", varve.traits = ["Pure"]} {
    %0 = irdl.any
    %1 = irdl.base @shapes::@box
    %2 = irdl.any {varve.rule = "I32Attr"}
    %3 = irdl.any {varve.rule = "UnitAttr"}
    %r = irdl.region with size 1
    irdl.operands(in: %1, rest: variadic %0)
    irdl.results(out: %0)
    irdl.attributes {"by" = %2, "fast" = %3} {varve.optional = ["fast"], varve.defaults = {by = 1 : i32}}
    irdl.regions(body: %r)
    "varve.successors"() {names = ["next"], variadic = []} : () -> ()
  }
}
END

# The terminator that the parser adds has the place of the operation, or of what follows the region.
cat >ends.irdl.mlir <<'END'
irdl.dialect @ends attributes {varve.set = "own"} {
  irdl.operation @here attributes {varve.format = "region($r) attr-dict", varve.terminator = "ends.end"} {
    %r = irdl.region with size 1
    irdl.regions(r: %r)
  }
  irdl.operation @behind attributes {varve.format = "region($r, behind) attr-dict", varve.terminator = "ends.end"} {
    %r = irdl.region with size 1
    irdl.regions(r: %r)
  }
  irdl.operation @end attributes {varve.traits = ["Terminator"]} {}
}
END
printf 'ends.here {\n} {a}\nends.behind {\n} {a}\n' | "$translate" --dialect=ends.irdl.mlir --mlir-print-debuginfo --mlir-print-local-scope --mlir-print-op-generic >ends
grep 'ends.end' ends | sed 's/.* loc(//' >places
printf '"<stdin>":1:1)\n"<stdin>":4:3)\n' >expected
tap_same 'terminators have their places' expected places

# list
tap_status "list exits 0" 0 "$dialect" list
tap_ok "list has the dialects of LLVM 22" test "$(grep -c ' llvm22$' stdout)" -ge 48
tap_status "list DIALECT exits 0" 0 "$dialect" list func
prints "list DIALECT names operations" "operation func.call"
tap_status "list shows a loaded dialect" 0 "$dialect" --dialect=shapes.irdl.mlir list shapes
cat >expected <<'END'
operation shapes.grow
type      !shapes.box
attribute #shapes.paint
enum      shapes.Colour
END
tap_same "list DIALECT names its definitions" expected stdout
tap_status "list of a dialect that is not loaded exits 1" 1 "$dialect" list shapes
says "it says how to load it" "dialect 'shapes' is not loaded: give --dialect=FILE"
tap_status "list --no-builtin is empty" 0 "$dialect" list --no-builtin --no-default-dialects
tap_ok "except its header" test "$(wc -l <stdout)" -eq 1
tap_status "list accepts one dialect" 2 "$dialect" list func arith

# show
tap_status "show exits 0" 0 "$dialect" --dialect=shapes.irdl.mlir show shapes.grow shapes.box shapes.Colour
cat >expected <<'END'
operation shapes.grow
  format
    $in `,` $rest `to` $next attr-dict-with-keyword $body `:` type(operands) `->` type($out)
  operands
    in: !shapes.box
    rest: any, variadic
  results
    out: any
  regions
    body: region of size 1
  successors
    next
  properties
    by: I32Attr, default 1 : i32
    fast: UnitAttr, optional
  traits
    Pure
type !shapes.box
  parameters
    side: AnyOf<is i32, is i64>
enum shapes.Colour of i32
  cases
    red = 0
    blue = 5
END
tap_same "show prints all facts of an operation, a type and an enum" expected stdout
tap_status "show of a dialect" 0 "$dialect" --dialect shapes.irdl.mlir show shapes
cat >expected <<'END'
dialect shapes
  set
    own
  depends on
    arith
  has
    1 operation, 1 type, 1 attribute, 1 enum
END
tap_same "show of a dialect prints its set and counts" expected stdout
tap_status "show '#name' is for attributes" 1 "$dialect" --dialect=shapes.irdl.mlir show '#shapes.box'
says "what is not defined is named" "'#shapes.box' is not defined"
tap_status "show of an unknown dialect exits 1" 1 "$dialect" show nowhere.op
says "it says how to load it" "the dialect of 'nowhere.op' is not loaded: give --dialect=FILE"
tap_status "show needs a name" 2 "$dialect" show

# check
tap_status "check exits 0" 0 "$dialect" check shapes.irdl.mlir
prints "check says what is in a file" "shapes.irdl.mlir: dialect 'shapes': 1 operation, 1 type, 1 attribute, 1 enum"
"$translate" shapes.irdl.mlir -o shapes.mlirbc
tap_status "check reads bytecode" 0 "$dialect" check shapes.mlirbc
prints "bytecode holds the same" "shapes.mlirbc: dialect 'shapes': 1 operation, 1 type, 1 attribute, 1 enum"
tap_status "check of a missing file exits 2" 2 "$dialect" check missing.mlir
says "a missing file is named" "missing.mlir"
tap_status "check needs a file" 2 "$dialect" check
tap_status "check of the same dialect twice exits 1" 1 "$dialect" check shapes.irdl.mlir shapes.mlirbc
says "the dialect and its place are named" "shapes.irdl.mlir:1:1: error: dialect 'shapes' is defined already"
printf 'irdl.dialect @arith {\n}\n' >arith.irdl.mlir
tap_status "a built-in dialect is not defined again" 1 "$dialect" check arith.irdl.mlir
tap_status "check --no-builtin allows it" 0 "$dialect" check --no-builtin arith.irdl.mlir

# refused NAME MESSAGE: check refuses standard input as wrong with MESSAGE.
refused() {
  tap_status "$1 is refused" 1 "$dialect" check - <<END
$3
END
  says "$1 has place and cause" "<stdin>:$2"
}
refused "a cut definition" "1:18: error: " "irdl.dialect @d {"
refused "a reference to a missing type" "3:" "irdl.dialect @d {
irdl.operation @o {
%0 = irdl.base @d::@missing
irdl.operands(x: %0)
}
}"
refused "a type that needs itself" "4:" "irdl.dialect @d {
irdl.type @t {
%0 = irdl.any
%1 = irdl.parametric @d::@t<%1>
irdl.parameters(x: %1)
}
}"
refused "a duplicate operation" "3:" "irdl.dialect @d {
irdl.operation @o {}
irdl.operation @o {}
}"
printf 'irdl.dialect @d {\nirdl.operation @o {\n%%0 = irdl.c_pred "x"\nirdl.operands(x: %%0)\n}\n}\n' >pred.irdl.mlir
tap_status "C++ exits 1" 1 "$dialect" check pred.irdl.mlir
says "C++ has a place" "pred.irdl.mlir:3:6: error: irdl.c_pred is C++"
tap_status "check exits with the worst status of several files" 2 "$dialect" check pred.irdl.mlir missing.mlir shapes.irdl.mlir
says "a fault names its definition" "pred.irdl.mlir:3:6: note: irdl.c_pred of the operation 'd.o' is ignored"
prints "the others are read all the same" "shapes.irdl.mlir: dialect 'shapes': 1 operation, 1 type, 1 attribute, 1 enum"

# The place in a format: characters are counted in the strings of the file, with their escapes.
cat >places.irdl.mlir <<'END'
irdl.dialect @d {
  irdl.operation @one attributes {varve.format = "`\\n` $x attr-dict"} {}
  irdl.operation @two attributes {varve.format = [
    "`a`",
    "`\62` $y attr-dict"]} {}
}
END
tap_status "faults of formats exit 1" 1 "$dialect" check places.irdl.mlir
says "a fault of a format has its place in the line" "places.irdl.mlir:2:57: note: the fault is here"
says "the line of the format is shown" '    "`\62` $y attr-dict"]} {}'
says "a format in several strings has the place of its string" "places.irdl.mlir:5:12: note: the fault is here"
says "a caret is below the character" '           ^'

# docs
tap_status "docs exits 0" 0 "$dialect" docs --dialect=shapes.irdl.mlir shapes
prints "docs has a heading an operation" '### `shapes.grow`'
mkdir pages
tap_status "docs --folder exits 0" 0 "$dialect" docs --folder=pages
tap_ok "docs --folder writes a page a dialect" test -s pages/arith.md -a -s pages/index.md
tap_ok "docs --folder writes an index" grep -qF '| [arith](arith.md) |' pages/README.md
tap_status "docs of an unknown dialect exits 1" 1 "$dialect" docs nowhere
tap_status "docs creates its folder" 0 "$dialect" docs --folder=missing

# varve-translate
printf '"t.a"() : () -> !shapes.box<i32>\n' >good.mlir
printf '"shapes.grow"() : () -> ()\n' >bad.mlir
printf '"shapes.shrink"() : () -> ()\n' >unknown.mlir
printf 'shapes.grow %%0\n' >custom.mlir
tap_status "a module that satisfies the definitions exits 0" 0 "$translate" --dialect=shapes.irdl.mlir good.mlir
cat >boxes.irdl.mlir <<'EOF'
irdl.dialect @boxes attributes {varve.set = "own"} {
  irdl.type @box {
    %0 = irdl.any
    irdl.parameters(of: %0)
  }
  irdl.operation @turn attributes {varve.traits = ["SameOperandsAndResultElementType"]} {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.results(b: %0)
  }
}
EOF
printf '%%0 = "t.a"() : () -> !boxes.box<i1>\n%%1 = "boxes.turn"(%%0) : (!boxes.box<i1>) -> !boxes.box<i2>\n' >boxes.mlir
tap_status "only the C++ of a dialect knows the elements of its types" 0 "$translate" --dialect=boxes.irdl.mlir boxes.mlir
tap_status "an operation that does not satisfy them exits 1" 1 "$translate" --dialect=shapes.irdl.mlir bad.mlir
tap_status "an operation of a loaded dialect that is not defined exits 1" 1 "$translate" --dialect=shapes.irdl.mlir unknown.mlir
says "it has a place" "unknown.mlir:1:1: error: "
tap_status "--irdl-file loads a dialect" 1 "$translate" --irdl-file shapes.irdl.mlir unknown.mlir
tap_status "--no-verify accepts it" 0 "$translate" --no-verify --dialect=shapes.irdl.mlir unknown.mlir
tap_status "--strict rejects a dialect that is not loaded" 1 "$translate" --strict unknown.mlir
tap_status "a custom form of a dialect that is not loaded exits 1" 1 "$translate" custom.mlir
says "it says how to load the dialect" "custom.mlir:1:1: error: dialect 'shapes' is not loaded: give --dialect=FILE"
cat >symbols.irdl.mlir <<'TEXT'
irdl.dialect @symbols attributes {varve.set = "own"} {
  irdl.operation @initializer attributes {varve.traits = ["Symbol"]} {}
  irdl.operation @global attributes {varve.traits = ["Symbol"]} {
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {"sym_name" = %name}
  }
}
TEXT
printf '"symbols.initializer"() : () -> ()\n' >nameless.mlir
printf '"symbols.global"() : () -> ()\n' >unnamed.mlir
tap_status "a symbol may have no name if its definition has no sym_name" 0 "$translate" --dialect=symbols.irdl.mlir nameless.mlir
tap_status "a symbol needs the name that its definition has" 1 "$translate" --dialect=symbols.irdl.mlir unnamed.mlir
tap_status "a dialect given twice exits 1" 1 "$translate" --dialect=shapes.irdl.mlir --dialect=shapes.mlirbc unknown.mlir
tap_status "a missing definition exits 2" 2 "$translate" --dialect=missing.mlir unknown.mlir
set --
while test $# -lt 65; do set -- "$@" --dialect=x; done
tap_status "more than 64 definitions are rejected" 2 "$translate" "$@" unknown.mlir
says "the option is named" "option '--dialect' is given more than 64 times"
tap_done
