#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Definitions are input like any other: those that contain themselves are refused, and expressions take work and memory
# in proportion to what they are given.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
# The frames of AddressSanitizer are larger.
if test -n "${VARVE_SANITIZERS:-}"; then ulimit -s 2048; else ulimit -s 512; fi
# Time of the processor, which other work on the machine does not change. What is not bounded takes hours.
ulimit -t 20

# define NAME BODY...: a file of definitions of the dialect.
define() {
  name=$1
  shift
  printf '%s\n' "irdl.dialect @$name attributes {varve.set = \"own\"} {" "$@" '}' >"$name.irdl.mlir"
}
# holder KIND NAME FACTS RULE: a type or attribute with one parameter, x.
holder() {
  printf '%s\n' "irdl.$1 @$2 attributes {$3} {" "  %0 = $4" '  irdl.parameters(x: %0)' '}'
}
any='irdl.any {varve.rule = "i64"}'
angles='varve.format = "`<` $x `>`"'

# uses NAME OPTION...: a module of the file NAME.mlir is printed and written in all forms; it may also be refused with
# one error as long as may_fail says so.
may_fail='1 1'
uses() {
  name=$1
  shift
  for output in --to=mlir --mlir-print-op-generic --to=mlirbc --to=varve; do
    "$VARVE_TRANSLATE" --max-memory=50000000 $output "$@" "$name.mlir" -o out 2>stderr
    echo "$? $(grep -c ': error: ' stderr)" >found
    grep -qx -e '0 0' ${may_fail:+-e "$may_fail"} found && tap_pass "$name, $output: ends" || tap_fail "$name, $output: $(cat found stderr)"
  done
}
# cycle NAME MESSAGE FILE...: check names the cycle; modules that use it are read, as text and from packs.
cycle() {
  name=$1
  message=$2
  shift 2
  options=
  packs=
  for file; do
    options="$options --dialect=$file"
    "$VARVE_DIALECT" compile "$file" -o "$file.vdef" 2>warnings
    packs="$packs --dialect=$file.vdef"
  done
  tap_status "$name is refused" 1 "$VARVE_DIALECT" check "$@"
  tap_finds "$name is named, with its place" "$message" stderr
  # shellcheck disable=SC2086
  uses "$name" $options
  # shellcheck disable=SC2086
  uses "$name" $packs
}

define inside "$(holder type t 'varve.format = "inside($x)"' 'irdl.base "!inside.t"')"
echo '"x.y"() {t = !inside.t<>} : () -> ()' >inside.mlir
cycle inside "2:1: error: varve.format: the format of '!inside.t' contains itself" inside.irdl.mlir

define both "$(holder type t 'varve.format = "inside($x)"' 'irdl.base "!both.u"')" \
  "$(holder type u 'varve.format = "inside($x)"' 'irdl.base "!both.t"')"
echo '"x.y"() {t = !both.t<>, u = !both.u<1>} : () -> ()' >both.mlir
cycle both "contains itself" both.irdl.mlir

define left "$(holder type t 'varve.format = "inside($x)"' 'irdl.base "!right.t"')"
define right "$(holder type t 'varve.format = "inside($x)"' 'irdl.base "!left.t"')"
echo '"x.y"() {t = !left.t<>, u = !right.t<1>} : () -> ()' >files.mlir
cycle files "contains itself" left.irdl.mlir right.irdl.mlir
mkdir folder && mv left.irdl.mlir.vdef folder/left.vdef && mv right.irdl.mlir.vdef folder/right.vdef
uses files --dialect-path=folder

define reads "$(holder attribute a "$angles, varve.read_as = \"#reads.a<1>\"" "$any")"
echo '"x.y"() {t = #reads.a<7>} : () -> ()' >reads.mlir
cycle reads "2:1: error: varve.read_as: reading '#reads.a<1>' needs itself" reads.irdl.mlir
tap_status 'what is read as itself is refused' 1 "$VARVE_TRANSLATE" --dialect=reads.irdl.mlir reads.mlir
tap_finds 'with its place' "reads.mlir:1:14: error: varve.read_as of 'reads.a' contains itself" stderr

define reads2 "$(holder attribute a "$angles, varve.read_as = \"#reads2.b<1>\"" "$any")" \
  "$(holder attribute b "$angles, varve.read_as = \"#reads2.a<1>\"" "$any")"
echo '"x.y"() {t = #reads2.a<7>} : () -> ()' >reads2.mlir
cycle reads2 "varve.read_as: reading '#reads2.b<1>' needs itself" reads2.irdl.mlir

# chain KIND FACTS RULE: each of 2000 names the next one, which is @ in the facts and the rule.
chain() {
  "$AWK" -v kind="$1" -v facts="$2" -v rule="$3" 'BEGIN {
    print "irdl.dialect @chain attributes {varve.set = \"own\"} {"
    for (i = 0; i < 2000; i++) {
      f = facts; r = rule
      gsub(/@/, i + 1, f); gsub(/@/, i + 1, r)
      printf "irdl.%s @a%d attributes {%s} {\n  %%0 = %s\n  irdl.parameters(x: %%0)\n}\n", kind, i, f, r
    }
    print "}"
  }' >chain.irdl.mlir
}
echo '"x.y"() {t = !chain.a0<1>, u = !chain.a1990<1>} : () -> ()' >chain.mlir
chain type 'varve.format = "inside($x)"' 'irdl.base "!chain.a@"'
uses chain --dialect=chain.irdl.mlir
echo '"x.y"() {t = #chain.a0<1>} : () -> ()' >chain.mlir
chain attribute "$angles, varve.read_as = \"#chain.a@<1>\"" "$any"
uses chain --dialect=chain.irdl.mlir

# repeat N TEXT
repeat() { "$AWK" -v n="$1" -v text="$2" 'BEGIN { while (n-- > 0) printf "%s", text }'; }

define deep "$(holder type t "$angles, varve.derived.w = \"$(repeat 24 'min(')\$x.w$(repeat 24 ', 1000)')\"" \
  'irdl.any {varve.rule = "type"}')" "$(holder type u "varve.format = \"\`<\` \$w \`>\`\"" "$any" | sed 's/x:/w:/')" \
  'irdl.operation @o attributes {varve.format = "$x attr-dict `:` type($x)", varve.let = ["type($r) = int(type($x).w)"]} {' \
  '  %0 = irdl.any' '  irdl.operands(x: %0)' '  irdl.results(r: %0)' '}'
type="$(repeat 31 '!deep.t<')!deep.u<7>$(repeat 31 '>')"
printf '%s\n' "%0 = \"x.y\"() : () -> $type" "%1 = deep.o %0 : $type" '"x.z"(%1) : (i7) -> ()' >deep.mlir
tap_status 'parts of nested types need little of the stack' 0 "$VARVE_TRANSLATE" --dialect=deep.irdl.mlir deep.mlir

# requires NAME EXPRESSION: of an operation with a string, s.
requires() {
  define "$1" "irdl.operation @o attributes {varve.format = \"attr-dict\", varve.require = [$2]} {" \
    '  %0 = irdl.any {varve.rule = "StrAttr"}' '  irdl.attributes {"s" = %0}' '}'
}
for chain in "$(repeat 50000 '1 + ')1 = 1" "$(repeat 50000 'not ')true" "$(repeat 50000 '(')true" "[1]$(repeat 50000 '[0]')"; do
  requires tall "[\"$chain\", \"no\"]"
  tap_status 'a tall expression is refused' 1 "$VARVE_DIALECT" check tall.irdl.mlir
  tap_finds 'because of that' 'nested too deeply' stderr
done

long=$(repeat 30000 a)
may_fail=
expensive() {
  requires "$1" "$2"
  repeat 20 "\"$1.o\"() {s = \"$long\"} : () -> ()
" >"$1.mlir"
  uses "$1" "--dialect=$1.irdl.mlir"
}
lists='let a = [1, 1, 1, 1, 1, 1, 1, 1]'
for pair in ab bc cd de ef fg gh hi ij jk kl lm; do
  x=${pair%?}
  lists="$lists, ${pair#?} = [$x, $x, $x, $x, $x, $x, $x, $x]"
done
expensive graph "[\"$lists\", [\"m = concat(m, [])\", \"no\"]]"
expensive graph_node "[\"$lists\", [\"dictionary(['x'], [m]) != 1\", \"no\"]]"
expensive written '["count(map(x in split($s, '"''"'): written('"'\\E9'"', x))) != 1", "no"]'
expensive replace '["count(replace($s, '"'a'"', $s)) != 1", "no"]'
expensive join '["count(join(repeat($s, 60000), $s)) != 1", "no"]'
expensive texts '["count(map(x in indices(60000): concat(x, $s))) != 1", "no"]'
expensive nodes '["count(map(x in indices(60000): written('"'d'"', concat(x, $s)))) != 1", "no"]'
expensive tuples '["count(map(x in indices(60000): tuple(repeat(int(x), 60000)))) != 1", "no"]'
expensive parts '["count(map(x in indices(60000): split(concat(x, $s), concat($s, x)))) != 1", "no"]'
expensive loops '["all(x in indices(60000): any(y in indices(60000): x + y = 59999))", "no"]'
expensive around '["count(map(x in indices(60000): around)) != 1", "no"]'
expensive rows '["each x in indices(60000)", ["each y in indices(60000)", ["x < 60000", "no"]]]'

define power "$(holder type t "$angles, varve.derived.w = \"\$x.w + \$x.w + \$x.w + \$x.w\"" 'irdl.any {varve.rule = "type"}')" \
  'irdl.operation @o attributes {varve.format = "$x attr-dict `:` type($x)", varve.let = ["type($r) = int(type($x).w)"]} {' \
  '  %0 = irdl.any' '  irdl.operands(x: %0)' '  irdl.results(r: %0)' '}'
type="$(repeat 30 '!power.t<')i8$(repeat 30 '>')"
printf '%s\n' "%0 = \"x.y\"() : () -> $type" "%1 = power.o %0 : $type" >power.mlir
may_fail='1 1'
uses power --dialect=power.irdl.mlir
may_fail=

define names 'irdl.operation @o attributes {varve.names = "{replace($s, '"'a'"', $s)}{$s}"} {' '  %0 = irdl.any' \
  '  %1 = irdl.any {varve.rule = "StrAttr"}' '  irdl.results(y: %0)' '  irdl.attributes {"s" = %1}' '}'
echo "%0 = \"names.o\"() {s = \"$long\"} : () -> i32" >names.mlir
uses names --dialect=names.irdl.mlir

rules=$("$AWK" 'BEGIN {
  for (i = 0; i < 12; i++) {
    printf ", varve.rule.r%d = [[\"$x\"], [", i
    for (k = 0; k < 60; k++)
      printf "%s[\"use r%d($x)\"]", k == 0 ? "" : ", ", i + 1
    printf "]]"
  }
}')
printf '%s\n' "irdl.dialect @rules attributes {varve.set = \"own\"$rules, varve.rule.r12 = [[\"\$x\"], []]} {" \
  'irdl.operation @o attributes {varve.require = [["use r0(1)"]]} {' '}' '}' >rules.irdl.mlir
tap_status 'rules in rules are counted' 1 "$VARVE_DIALECT" check rules.irdl.mlir
tap_finds 'and there are too many' 'too many rows' stderr

define long_rule 'irdl.operation @o attributes {varve.require = [["use r(1)"]'"$(repeat 3000 ', ["use r(1)"]')"']} {' '}'
sed "1s/\"own\"/\"own\", varve.rule.r = [[\"\$x\"], [[\"$(repeat 20000 '\$x = ')1 != 2\", \"no\"]]]/" long_rule.irdl.mlir |
  sed 's/\(\$x = \)\{200\}/&1", "no"], ["/g' >made && mv made long_rule.irdl.mlir
echo '"long_rule.o"() : () -> ()' >long_rule.mlir
uses long_rule --dialect=long_rule.irdl.mlir

# A pattern of 5000 bits takes what is in proportion to it.
printf '%s\n' 'hw.module @t(in %a : i5000) {' '  sv.alwayscomb {' '    sv.case %a : i5000' "    case b$(repeat 5000 0): {" \
  '    }' '  }' '}' >bits.mlir
tap_status 'a long pattern of bits is read' 0 "$VARVE_TRANSLATE" --max-memory=50000000 bits.mlir -o bits.varve
tap_status 'and printed' 0 "$VARVE_TRANSLATE" --max-memory=50000000 bits.varve
tap_finds 'with its bits' "case b$(repeat 60 0)" stdout
tap_done
