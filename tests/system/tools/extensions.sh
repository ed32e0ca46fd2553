#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Definitions that add to a loaded dialect (varve.extends), and definitions that replace one (--replace-dialect).
. "$top_srcdir/tests/tap.sh"
cd "$tap_folder" || exit 1

cat >speed.irdl.mlir <<'EOT'
irdl.dialect @transform attributes {varve.set = "speed", varve.extends} {
  "varve.enum"() {sym_name = "Speed", storage = i32, cases = [["slow", 0 : i32], ["fast", 1 : i32]]} : () -> ()
  irdl.type @"!speed.limit" attributes {varve.format = "`<` $most `>`"} {
    %most = irdl.any {varve.rule = "i64"}
    irdl.parameters(most: %most)
  }
  irdl.operation @speed.up attributes {
    varve.format = "$target `by` $speed attr-dict `:` type($target) `->` type($limit)", varve.traits = ["Pure"]} {
    %handle = irdl.base @transform::@any_op
    %speed = irdl.any {varve.rule = "enum<@Speed>"}
    %limit = irdl.base @transform::@"!speed.limit"
    irdl.operands(target: %handle)
    irdl.results(limit: %limit)
    irdl.attributes {"speed" = %speed}
  }
  irdl.operation @yield attributes {varve.format = "`nothing` attr-dict"} {}
}
EOT
cat >later.irdl.mlir <<'EOT'
irdl.dialect @transform attributes {varve.set = "later", varve.extends} {
  irdl.operation @later.check attributes {varve.format = "$limit attr-dict `:` type($limit) ($speed^)?"} {
    %limit = irdl.base @transform::@"!speed.limit"
    %speed = irdl.any {varve.rule = "enum<@Speed>"}
    irdl.operands(limit: %limit)
    irdl.attributes {"speed" = %speed} {varve.optional = ["speed"]}
  }
}
EOT
# transform.yield is printed with a blank at the end of its line.
sed 's/yield$/yield /' >module.mlir <<'EOT'
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.speed.up %arg0 by fast : !transform.any_op -> <50>
    transform.later.check %0 : <50> slow
    transform.yield
  }
}

EOT
extended() { "$VARVE_TRANSLATE" --dialect=speed.irdl.mlir --dialect=later.irdl.mlir "$@"; }
tap_status 'operations of two extensions of a built-in dialect are parsed and verified' 0 extended module.mlir
tap_same 'and printed' module.mlir stdout
for form in mlirbc varve; do
  extended --to=$form -o module.$form module.mlir
  tap_status "the module in $form is read" 0 extended module.$form
  tap_same "the same module comes out of $form" module.mlir stdout
done
extended --mlir-print-op-generic -o generic.mlir module.mlir
tap_status 'the generic form is read' 0 extended generic.mlir
tap_same 'as the same module' module.mlir stdout
sed 's/fast/faster/' module.mlir >wrong.mlir
tap_status 'an unknown case of its enum is rejected' 1 extended wrong.mlir
sed 's/@transform::@any_op/@transform::@param/' speed.irdl.mlir >other.irdl.mlir
tap_status 'the verifier knows constraints of an extension' 1 \
  "$VARVE_TRANSLATE" --dialect=other.irdl.mlir --dialect=later.irdl.mlir module.mlir
tap_status 'an extension can use what an earlier one has, not what is missing' 1 \
  "$VARVE_TRANSLATE" --dialect=later.irdl.mlir module.mlir
sed 's/@transform/@machine/' later.irdl.mlir | sed 's/@machine::@"!speed.limit"/"!builtin.integer"/' >none.irdl.mlir
tap_status 'an extension of an unknown dialect is rejected' 1 "$VARVE_TRANSLATE" --dialect=none.irdl.mlir module.mlir
says 'with the name of the dialect' \
  "none.irdl.mlir:1:1: error: no dialect 'machine' is loaded, which varve.extends or varve.base needs: load it before"
tap_status 'check reports what an extension defines again' 1 "$VARVE_DIALECT" check speed.irdl.mlir
says 'with its place' "speed.irdl.mlir:16:3: error: the dialect 'transform' has 'yield' already, which stays as it is"
prints 'and counts what the extension adds' \
  "speed.irdl.mlir: extends dialect 'transform': 1 operation, 1 type, 0 attributes, 1 enum"
tap_status 'show finds operations of extensions' 0 "$VARVE_DIALECT" --dialect=speed.irdl.mlir show transform.speed.up
tap_status 'list shows them' 0 "$VARVE_DIALECT" --dialect=speed.irdl.mlir list transform
prints 'beside those of the dialect' 'operation transform.speed.up'
prints 'which stay' 'operation transform.yield'

cat >arith.irdl.mlir <<'EOT'
irdl.dialect @arith attributes {varve.set = "own"} {
  irdl.operation @addi attributes {varve.format = "`only` $x attr-dict `:` type($x)"} {
    %any = irdl.any
    irdl.operands(x: %any)
  }
}
EOT
cat >own.mlir <<'EOT'
module {
  func.func @f(%arg0: i32) {
    arith.addi only %arg0 : i32
    return
  }
}

EOT
tap_status 'a loaded dialect is not defined again' 1 "$VARVE_TRANSLATE" --dialect=arith.irdl.mlir own.mlir
says 'and the message names both ways' "arith.irdl.mlir:1:1: error: dialect 'arith' is defined already: varve.extends adds to it, \
and --replace-dialect=FILE replaces it"
tap_status '--replace-dialect replaces a built-in dialect' 0 "$VARVE_TRANSLATE" --replace-dialect=arith.irdl.mlir own.mlir
tap_same 'and its operations print by the new definition' own.mlir stdout
echo 'func.func @f(%a: i32) { %0 = arith.muli %a, %a : i32 return }' >old.mlir
tap_status 'nothing of the replaced dialect remains' 1 "$VARVE_TRANSLATE" --replace-dialect=arith.irdl.mlir old.mlir
says 'muli is unknown' "dialect 'arith' has no operation 'arith.muli'"
tap_status 'a loaded dialect is replaced, and the new one extended' 0 "$VARVE_VERIFY" \
  --replace-dialect=arith.irdl.mlir --replace-dialect=arith.irdl.mlir --dialect=/dev/stdin own.mlir <<'EOT'
irdl.dialect @arith attributes {varve.set = "more", varve.extends} {}
EOT
cat >scf.irdl.mlir <<'EOT'
irdl.dialect @scf attributes {varve.set = "own"} {
  irdl.operation @for attributes {varve.format = "attr-dict"} {
  }
}
EOT
printf 'scf.for {a}\n' >for.mlir
tap_status 'a replaced operation is read by its own format' 0 "$VARVE_TRANSLATE" --replace-dialect=scf.irdl.mlir for.mlir
printf 'module {\n  scf.for {a}\n}\n' >expected
sed '/^$/d' stdout >printed
tap_same 'code for the built-in operation does not print it' expected printed
tap_status 'varve-dialect shows the new definition' 0 "$VARVE_DIALECT" --replace-dialect=arith.irdl.mlir list arith
prints 'which has one operation' 'operation arith.addi'
printf '%s\n' 'operation arith.addi' >only
tap_same 'and nothing else' only stdout

# A type and an attribute of builtin that only definitions have.
cat >builtin.irdl.mlir <<'EOT'
irdl.dialect @builtin attributes {varve.set = "more", varve.extends} {
  irdl.type @span attributes {varve.format = "`<` $of `>`"} {
    %of = irdl.any {varve.rule = "type"}
    irdl.parameters(of: %of)
  }
  irdl.attribute @mark attributes {varve.format = "`<` $of `>`"} {
    %of = irdl.any {varve.rule = "type"}
    irdl.parameters(of: %of)
  }
}
EOT
cat >builtin.mlir <<'EOT'
module attributes {d.mark = #builtin.mark<i3>} {
  func.func private @f(!builtin.span<tensor<2xi8>>)
}

EOT
for layout in packed mapped; do
  tap_status "they are stored in the $layout layout" 0 "$VARVE_TRANSLATE" --dialect=builtin.irdl.mlir --layout=$layout \
    builtin.mlir -o builtin.varve
  tap_status 'and read with their definitions' 0 "$VARVE_TRANSLATE" --dialect=builtin.irdl.mlir builtin.varve
  tap_same 'as they were' builtin.mlir stdout
  tap_status 'without them the file is rejected' 3 "$VARVE_TRANSLATE" builtin.varve
  says 'with the name' "'#builtin.mark' has no definition that parses it"
done

# The built-in definitions replaced by the same definitions from files.
cat >several.mlir <<'EOT'
func.func @sum(%n: index, %m: memref<?xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = arith.addf %acc, %x fastmath<nnan> : f32
    scf.yield %y : f32
  }
  return %sum : f32
}
EOT
set --
for dialect in func arith scf memref; do
  set -- "$@" "--replace-dialect=$top_srcdir/dialects/llvm22/$dialect.irdl.mlir"
done
"$VARVE_TRANSLATE" several.mlir -o expected.mlir
tap_status 'definitions of LLVM 22 from files replace the built-in ones' 0 "$VARVE_TRANSLATE" "$@" several.mlir
tap_same 'and print the same' expected.mlir stdout
tap_done
