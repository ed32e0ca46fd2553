#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-dialect test: modules are printed and read back, and the uses of each part of a format are counted.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
dialect=$VARVE_DIALECT

# definition NAME LINE...: NAME.irdl.mlir defines the dialect d with these lines.
definition() {
  name=$1
  shift
  { echo 'irdl.dialect @d attributes {varve.set = "d"} {' && printf '%s\n' "$@" && echo '}'; } >"$name.irdl.mlir"
}

# covers NAME DEFINITION MODULE LINE...: the module is read by d.DEFINITION, and the report has these lines.
covers() {
  what=$1
  of=$2
  printf '%s\n' "$3" >module.mlir
  shift 3
  printf '%s\n' "$@" >expected
  "$dialect" test "$of.irdl.mlir" module.mlir >stdout 2>stderr || cat stderr >>stdout
  tap_same "$what" expected stdout
}

# One choice of each kind
definition one '  irdl.operation @x attributes {varve.format = "one( `a` let($n = 1) | `b` $n ) attr-dict"} {' \
  '    %0 = irdl.any {varve.rule = "I64Attr"}' '    irdl.attributes {"n" = %0}' '  }'
covers 'alternatives and equations that are used are not listed' one 'd.x a
d.x b 7' 'd.x: read 4, printed 2' 'formats 1 of 1, alternatives 2 of 2, equations 1 of 1'
covers 'an alternative and its equation that are never used have their places' one 'd.x b 7' 'd.x: read 2, printed 1' \
  '  one.irdl.mlir:2:54: alternative, never used: `a` let($n = 1)' \
  '  one.irdl.mlir:2:62: equation, never used: $n = 1' 'formats 1 of 1, alternatives 1 of 2, equations 0 of 1'
covers 'an alternative that the printer does not choose is only read' one 'd.x b 1
d.x a' 'd.x: read 4, printed 2' '  one.irdl.mlir:2:72: alternative, read, never printed: `b` $n' \
  'formats 1 of 1, alternatives 2 of 2, equations 1 of 1'
covers 'a module in generic form is printed by the format, and read back' one '"d.x"() <{n = 1}> : () -> ()' \
  'd.x: read 1, printed 1' '  one.irdl.mlir:2:72: alternative, never used: `b` $n' \
  'formats 1 of 1, alternatives 1 of 2, equations 1 of 1'
covers 'a format without uses is one line' one 'module {}' 'd.x: never used' \
  'formats 0 of 1, alternatives 0 of 2, equations 0 of 1'

definition printed \
  '  irdl.operation @x attributes {varve.format = "one( printed when($n = 2) `b` $n | `a` let($n = 1) | `b` $n ) attr-dict"} {' \
  '    %0 = irdl.any {varve.rule = "I64Attr"}' '    irdl.attributes {"n" = %0}' '  }'
covers 'an alternative of the printer alone is never read' printed 'd.x b 2' 'd.x: read 2, printed 1' \
  '  printed.irdl.mlir:2:54: alternative, printed, never read: printed when($n = 2) `b` $n' \
  '  printed.irdl.mlir:2:84: alternative, never used: `a` let($n = 1)' \
  '  printed.irdl.mlir:2:92: equation, never used: $n = 1' \
  '  printed.irdl.mlir:2:102: alternative, read, never printed: `b` $n' 'formats 1 of 1, alternatives 2 of 3, equations 0 of 1'

definition if '  irdl.operation @x attributes {varve.format = "$n if($n = 1: `one` | `more`) attr-dict"} {' \
  '    %0 = irdl.any {varve.rule = "I64Attr"}' '    irdl.attributes {"n" = %0}' '  }'
covers 'the halves of if are counted' if 'd.x 1 one' 'd.x: read 2, printed 1' \
  '  if.irdl.mlir:2:71: second half of if(...), never used: `more`' 'formats 1 of 1, alternatives 1 of 2, equations 0 of 0'
covers 'the first half too' if 'd.x 2 more' 'd.x: read 2, printed 1' \
  '  if.irdl.mlir:2:52: first half of if(...), never used: if($n = 1: `one` | `more`)' \
  'formats 1 of 1, alternatives 1 of 2, equations 0 of 0'

definition group '  irdl.operation @x attributes {varve.format = "(`n` $n^)? (`m` $m^) : (`none`)? attr-dict"} {' \
  '    %0 = irdl.any {varve.rule = "I64Attr"}' \
  '    irdl.attributes {"n" = %0, "m" = %0} {varve.optional = ["n", "m"]}' '  }'
covers 'optional groups are present and absent' group 'd.x n 1 none' 'd.x: read 2, printed 1' \
  '  group.irdl.mlir:2:49: group that is absent, never used: (`n` $n^)?' \
  '  group.irdl.mlir:2:60: group that is present, never used: (`m` $m^)' \
  'formats 1 of 1, alternatives 2 of 4, equations 0 of 0'
covers 'the second half of a group has its place' group 'd.x m 1' 'd.x: read 2, printed 1' \
  '  group.irdl.mlir:2:49: group that is present, never used: (`n` $n^)?' \
  '  group.irdl.mlir:2:73: group that is absent, never used: `none`' \
  'formats 1 of 1, alternatives 2 of 4, equations 0 of 0'

definition clauses '  irdl.operation @x attributes {varve.format = "oilist( `n` $n | `m` $m ) attr-dict"} {' \
  '    %0 = irdl.any {varve.rule = "I64Attr"}' \
  '    irdl.attributes {"n" = %0, "m" = %0} {varve.optional = ["n", "m"]}' '  }'
covers 'clauses are counted' clauses 'd.x m 1' 'd.x: read 2, printed 1' \
  '  clauses.irdl.mlir:2:57: clause, never used: `n` $n' 'formats 1 of 1, alternatives 1 of 2, equations 0 of 0'

definition each '  irdl.operation @x attributes {varve.format = [' \
  '    "`(` each($v by `,`: $v",' \
  '    "let(type($v) = i32)) `)` attr-dict"]} {' \
  '    %0 = irdl.any' '    irdl.operands(v: variadic %0)' '  }'
covers 'a loop has items or none; places are in lists of strings' each 'd.x ()' 'd.x: read 2, printed 1' \
  '  each.irdl.mlir:3:10: each(...) with items, never used: each($v by `,`: $v let(type($v) = i32))' \
  '  each.irdl.mlir:4:10: equation, never used: type($v) = i32' 'formats 1 of 1, alternatives 1 of 2, equations 0 of 1'
covers 'a loop that is never empty is listed' each '%0 = "u.x"() : () -> i32
d.x (%0, %0)' 'd.x: read 2, printed 1' \
  '  each.irdl.mlir:3:10: each(...) without items, never used: each($v by `,`: $v let(type($v) = i32))' \
  'formats 1 of 1, alternatives 1 of 2, equations 1 of 1'

definition dictionary '  irdl.operation @x attributes {varve.format = "attr-dict(let($n = 1))"} {' \
  '    %0 = irdl.any {varve.rule = "I64Attr"}' '    irdl.attributes {"n" = %0}' '  }'
covers 'an equation of attr-dict is used when the attribute is omitted' dictionary 'd.x' 'd.x: read 2, printed 1' \
  'formats 1 of 1, alternatives 0 of 0, equations 1 of 1'
covers 'otherwise it is not' dictionary 'd.x {n = 2 : i64}' 'd.x: read 2, printed 1' \
  '  dictionary.irdl.mlir:2:63: equation, never used: $n = 1' 'formats 1 of 1, alternatives 0 of 0, equations 0 of 1'

# Types and attributes
definition type '  irdl.type @"!t" attributes {varve.format = "`<` one( `all` let($n = 0) | $n ) (`,` $m^)? `>`"} {' \
  '    %0 = irdl.any {varve.rule = "i32"}' \
  '    irdl.parameters(n: %0, m: %0) {varve.defaults = {m = 1 : i32}}' '  }' \
  '  irdl.attribute @"#a" attributes {varve.format = "`<` each($v by `,`: $v) `>`"} {' \
  '    %0 = irdl.any {varve.rule = "array<i32>"}' '    irdl.parameters(v: %0)' '  }'
covers 'types and attributes have the same parts' type '"u.x"() {a = !d.t<7>, b = #d.a<1, 2>} : () -> ()' \
  '!d.t: read 3, printed 2' '  type.irdl.mlir:2:56: alternative, never used: `all` let($n = 0)' \
  '  type.irdl.mlir:2:66: equation, never used: $n = 0' \
  '  type.irdl.mlir:2:81: group that is present, never used: (`,` $m^)?' '#d.a: read 3, printed 2' \
  '  type.irdl.mlir:6:56: each(...) without items, never used: each($v by `,`: $v)' \
  'formats 2 of 2, alternatives 3 of 6, equations 0 of 1'
covers 'what was unused there is used here' type '"u.x"() {a = !d.t<all, 3>, b = #d.a<>} : () -> ()' \
  '!d.t: read 3, printed 2' '  type.irdl.mlir:2:76: alternative, never used: $n' \
  '  type.irdl.mlir:2:81: group that is absent, never used: (`,` $m^)?' '#d.a: read 3, printed 2' \
  '  type.irdl.mlir:6:56: each(...) with items, never used: each($v by `,`: $v)' \
  'formats 2 of 2, alternatives 3 of 6, equations 1 of 1'

# Text that is not in the format
definition directive '  "varve.directive"() {sym_name = "size", takes = ["$x"], format = "one( `small` let($x = 1) | `size` $x )"} : () -> ()' \
  '  irdl.operation @x attributes {varve.format = "`is` custom<size>($n) attr-dict"} {' \
  '    %0 = irdl.any {varve.rule = "I64Attr"}' '    irdl.attributes {"n" = %0}' '  }'
covers 'a part of a directive has the place of its use' directive 'd.x is size 3' 'd.x: read 2, printed 1' \
  '  directive.irdl.mlir:3:54: alternative, never used: `small` let($x = 1)' \
  '  directive.irdl.mlir:3:54: equation, never used: $x = 1' 'formats 1 of 1, alternatives 1 of 2, equations 0 of 1'

# Operations that the format cannot represent, and formats that cannot be used
definition unfit '  irdl.operation @x attributes {varve.format = "`(` $v `)` let(type($v) = i32) attr-dict"} {' \
  '    %0 = irdl.any' '    irdl.operands(v: %0)' '  }'
covers 'operations in generic form are counted apart' unfit '%0:2 = "u.x"() : () -> (i32, i64)
"d.x"(%0#0) : (i32) -> ()
"d.x"(%0#1) : (i64) -> ()' 'd.x: read 1, printed 1, printed in generic form 1' \
  'formats 1 of 1, alternatives 0 of 0, equations 1 of 1'
definition faulty '  irdl.operation @x attributes {varve.format = "one( `a` | `a` ) attr-dict"} {}'
covers 'a format with a fault is not covered' faulty '"d.x"() : () -> ()' \
  'd.x: the format cannot be used; varve-dialect check says why' 'formats 0 of 1, alternatives 0 of 0, equations 0 of 0'

# Exit status
printf 'd.x a\nd.x b 7\n' >all.mlir
printf 'd.x a\n' >some.mlir
tap_status 'modules that do not use everything pass' 0 "$dialect" test one.irdl.mlir some.mlir
tap_status 'with --require-all they fail' 1 "$dialect" test --require-all one.irdl.mlir some.mlir
says 'the message says why' 'varve-dialect: the modules do not use all parts of the formats'
prints 'the report is complete' 'formats 1 of 1, alternatives 1 of 2, equations 1 of 1'
tap_status 'modules that use everything pass' 0 "$dialect" test --require-all one.irdl.mlir all.mlir
printf 'd.x b 7\n' >rest.mlir
tap_status 'several modules are added up' 0 "$dialect" test --require-all one.irdl.mlir some.mlir rest.mlir
printf 'd.x c\n' >wrong.mlir
tap_status 'a module that is not read fails' 1 "$dialect" test one.irdl.mlir wrong.mlir some.mlir
says 'its error has its place' "wrong.mlir:1:5: error: expected 'a' or 'b' in the custom form of 'd.x'"
prints 'the other modules count' 'formats 1 of 1, alternatives 1 of 2, equations 1 of 1'
tap_status 'no module is a usage error' 2 "$dialect" test one.irdl.mlir
says 'its message says what is missing' 'varve-dialect: test needs a definition file and a module'
tap_status 'a missing module is a system error' 2 "$dialect" test one.irdl.mlir absent.mlir
tap_status 'a definition file that is no module fails' 1 "$dialect" test wrong.mlir some.mlir

# A printer that loses something
definition lossy \
  '  irdl.operation @x attributes {varve.format = "one( printed let($n = 2) `a` | `a` let($n = 1) | `b` $n ) attr-dict"} {' \
  '    %0 = irdl.any {varve.rule = "I64Attr"}' '    irdl.attributes {"n" = %0}' '  }'
printf '"d.x"() <{n = 2}> : () -> ()\n' >two.mlir
tap_status 'text that is read back as another module fails' 1 "$dialect" test lossy.irdl.mlir two.mlir
says 'the message names the difference' 'two.mlir: error: printed in custom form and read back, it differs: '

# Other definitions
cat >base.irdl.mlir <<'END'
irdl.dialect @base attributes {varve.set = "base"} {
  irdl.type @"!t" {}
}
END
definition user '  irdl.operation @x attributes {varve.format = "$v attr-dict"} {' \
  '    %0 = irdl.is !base.t' '    irdl.operands(v: %0)' '  }'
printf '%%0 = "u.x"() : () -> !base.t\nd.x %%0\n' >user.mlir
tap_status 'definitions of --dialect are loaded' 0 "$dialect" test --dialect=base.irdl.mlir user.irdl.mlir user.mlir
printf 'd.x: read 2, printed 1\nformats 1 of 1, alternatives 0 of 0, equations 0 of 0\n' >expected
tap_same 'and not reported' expected stdout
printf 'func.func private @f()\n' >function.mlir
tap_status 'a definition file replaces a built-in dialect' 0 \
  "$dialect" test "$top_srcdir/dialects/llvm22/func.irdl.mlir" function.mlir

# Rows of varve.codes
definition codes '  irdl.type @t attributes {varve.format = "`<` $n `>`", varve.codes = [[0, "; $n = 1"], [1, "svarint $n"]]} {' \
  '    %0 = irdl.any {varve.rule = "i64"}' '    irdl.parameters(n: %0)' '  }'
covers 'rows that no module uses are listed' codes '"t.x"() : () -> !d.t<1>' '!d.t: read 2, printed 1' '!d.t: code, never used: svarint $n' \
  'formats 1 of 1, alternatives 0 of 0, equations 0 of 0' 'codes 1 of 2'
covers 'rows that are used are not' codes '"t.x"() : () -> (!d.t<1>, !d.t<7>)' '!d.t: read 4, printed 2' \
  'formats 1 of 1, alternatives 0 of 0, equations 0 of 0' 'codes 2 of 2'
tap_done
