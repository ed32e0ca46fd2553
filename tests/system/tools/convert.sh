#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-translate --convert: the rules of definitions (varve.upgrade) in both directions. The first example of
# format-spec/dialect-definitions.md, section 9, and what the document says of versions, refusal and order.
. "$top_srcdir/tests/tap.sh"

document=$top_srcdir/format-spec/dialect-definitions.md
cd "$tap_folder" || exit 1

awk '/^## 9/ { wanted = 1 } wanted && /^```mlir( |$)/ { file = $2 == "" ? "block" (++number) : $2; next } /^```/ { file = ""; next }
  file != "" { print > (file ".mlir") }' "$document"
definitions=--dialect=block1.mlir

# converts NAME CONVERSION INPUT OUTPUT [OPTION]...: the tool makes of INPUT what OUTPUT is.
converts() {
  name=$1 conversion=$2 input=$3 output=$4
  shift 4
  tap_status "$name" 0 "$VARVE_TRANSLATE" "$@" --convert="$conversion" "$input"
  cp stdout converted
  "$VARVE_TRANSLATE" "$@" "$output" >expected
  tap_same "the result of: $name" expected converted
}

# refuses NAME CONVERSION INPUT MESSAGE [OPTION]...: the conversion fails with this error.
refuses() {
  name=$1 conversion=$2 input=$3 message=$4
  shift 4
  tap_status "$name" 3 "$VARVE_TRANSLATE" "$@" --convert="$conversion" "$input"
  head -n 1 stderr | sed 's/^[^ ]* //' >said
  echo "$message" >expected
  tap_same "the error of: $name" expected said
}

converts 'the example' crate:ship crate.mlir ship.mlir "$definitions"
converts 'the example backwards' ship:crate ship.mlir crate.mlir "$definitions"
echo '"crate.sink_v1"() : () -> ()' >sink.mlir
refuses 'a rule refuses' crate:ship sink.mlir "error: operation 'crate.sink_v1' cannot be expressed in ship: ships do not sink" "$definitions"
tap_status 'a form without rules' 1 "$VARVE_TRANSLATE" "$definitions" --convert=crate:train crate.mlir
tap_ok 'its message' grep -q "no loaded definition has a rule from 'crate' to 'train'" stderr
tap_status 'a conversion without colon' 2 "$VARVE_TRANSLATE" "$definitions" --convert=crate crate.mlir

# An operation that a rule renames, by prefix and by its parent; cases of enums by their words; values that are unknown.
cat >rules.mlir <<'END'
irdl.dialect @old attributes {varve.set = "own", varve.unknown = ["operations"]} {
  "varve.enum"() {sym_name = "Pace", storage = i32, cases = [["slow", 0 : i32], ["fast", 1 : i32], ["gone", 2 : i32]]} : () -> ()
  irdl.attribute @pace attributes {varve.format = "`<` $value `>`"} {
    %pace = irdl.any {varve.rule = "enum<@Pace>"}
    irdl.parameters(value: %pace)
  }
}
irdl.dialect @new attributes {varve.set = "own", varve.unknown = ["operations"]} {
  "varve.enum"() {sym_name = "Pace", storage = i32, cases = [["fast", 0 : i32], ["slow", 1 : i32]]} : () -> ()
  irdl.attribute @pace attributes {varve.format = "`<` $value `>`"} {
    %pace = irdl.any {varve.rule = "enum<@Pace>"}
    irdl.parameters(value: %pace)
  }
  "varve.upgrade"() {from = "old", to = "new", rename = {"#old.pace" = "#new.pace", "old.math.*" = "new.*", "old.*" = "new.*"}} : () -> ()
  "varve.upgrade"() {from = "old", to = "new", operation = "old.end", when = "$parent = 'new.loop'", becomes = "new.yield"} : () -> ()
  "varve.upgrade"() {from = "old", to = "new", operation = "old.end", becomes = "new.return"} : () -> ()
  "varve.upgrade"() {from = "old", to = "new", operation = "old.split", becomes = "new.split", set = {a = "$b", b = "$a", n = "$n + 1"}} : () -> ()
  "varve.upgrade"() {from = "new", to = "new", before = "1.9.0", operation = "new.late", becomes = "new.late_v2", back = {refuse = "it is new in 1.9.0"}} : () -> ()
  "varve.upgrade"() {from = "new", to = "new", before = "1.10.0", operation = "new.step_v1", becomes = "new.step_v2", drop = ["flag"],
                     back = {move = {flag = "flag"}}} : () -> ()
}
END
cat >old.mlir <<'END'
"old.loop"() ({
  "old.math.sin"() {pace = [#old.pace<fast>, #old.pace<slow>]} : () -> ()
  "old.split"() {a = 1 : i64, b = "x", n = 2 : i64} : () -> ()
  "old.end"() : () -> ()
}) : () -> ()
"old.block"() ({ "old.end"() : () -> () }) : () -> ()
END
cat >new.mlir <<'END'
"new.loop"() ({
  "new.sin"() {pace = [#new.pace<fast>, #new.pace<slow>]} : () -> ()
  "new.split"() {a = "x", b = 1 : i64, n = 3 : i64} : () -> ()
  "new.yield"() : () -> ()
}) : () -> ()
"new.block"() ({ "new.return"() : () -> () }) : () -> ()
END
converts 'prefixes, parents, cases' old:new old.mlir new.mlir --dialect=rules.mlir
echo '"old.loop"() {pace = #old.pace<gone>} : () -> ()' >gone.mlir
refuses 'a case without equivalent' old:new gone.mlir "error: operation 'old.loop' cannot be expressed in new: a value of 'old.pace' has no equivalent" \
  --dialect=rules.mlir
echo '"old.split"() {a = 1 : i64, b = "x", n = "two"} : () -> ()' >unknown.mlir
refuses 'a value that is unknown' old:new unknown.mlir "error: operation 'old.split' cannot be expressed in new: the value of 'n' is unknown" \
  --dialect=rules.mlir

# Names with an ending, a name for each operation, backward rules, defaults, and enums as parameters beside rules for numbers.
cat >names.mlir <<'END'
irdl.dialect @art attributes {varve.set = "own", varve.unknown = ["operations"]} {
  irdl.type @i8 {}
  irdl.attribute @num attributes {varve.format = "`<` $value `>`"} {
    %value = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(value: %value)
  }
  "varve.enum"() {sym_name = "Pace", storage = i32, cases = [["slow", 0 : i32], ["fast", 1 : i32]]} : () -> ()
  irdl.attribute @pace attributes {varve.format = "`<` $value `>`"} {
    %pace = irdl.any {varve.rule = "enum<@Pace>"}
    irdl.parameters(value: %pace)
  }
  irdl.attribute @speed attributes {varve.format = "`<` $value `>`"} {
    %pace = irdl.any {varve.rule = "enum<@Pace>"}
    irdl.parameters(value: %pace)
  }
  "varve.upgrade"() {from = "v", to = "o", rename = {"!art.i8" = "i8", "#art.pace" = "#art.speed"}} : () -> ()
  "varve.upgrade"() {from = "v", to = "o", rename = {"art.*_v1" = "art.*"}} : () -> ()
  "varve.upgrade"() {from = "v", to = "o", forward, rename = {"art.*_v2" = "art.*"}} : () -> ()
  "varve.upgrade"() {from = "v", to = "o", operation = ["art.log_v2", "art.exp_v2"], becomes = ["art.log", "art.exp"], defaults = {n = "3", s = "''"}} : () -> ()
  "varve.upgrade"() {from = "v", to = "o", attribute = "art.num", becomes = "$self.value", back = {attribute = "builtin.integer", becomes = "#art.num($was)"}} : () -> ()
  "varve.upgrade"() {from = "v", to = "o", backward, operation = ["art.sin", "art.cos"], refuse = "it is lost"} : () -> ()
  "varve.upgrade"() {from = "v", to = "o", operation = "art.more.*_v1", refuse = "it is gone"} : () -> ()
}
END
cat >v.mlir <<'END'
%0 = "art.add_v1"() {n = #art.num<3 : i8>, p = #art.pace<fast>} : () -> !art.i8
"art.log_v2"() {n = #art.num<3 : i64>, s = "x"} : () -> ()
"art.exp_v2"() {n = #art.num<4 : i64>, s = ""} : () -> ()
END
cat >o.mlir <<'END'
%0 = "art.add"() {n = 3 : i8, p = #art.speed<fast>} : () -> i8
"art.log"() {s = "x"} : () -> ()
"art.exp"() {n = 4 : i64} : () -> ()
END
converts 'endings, lists of names and defaults' v:o v.mlir o.mlir --dialect=names.mlir
converts 'the same backwards' o:v o.mlir v.mlir --dialect=names.mlir
echo '"art.sin_v2"() : () -> ()' >sin2.mlir
echo '"art.sin"() : () -> ()' >sin.mlir
converts 'a rule that only runs forwards' v:o sin2.mlir sin.mlir --dialect=names.mlir
refuses 'a rule that only runs backwards' o:v sin.mlir "error: operation 'art.sin' cannot be expressed in v: it is lost" --dialect=names.mlir
echo '"art.more.x_v1"() : () -> ()' >more.mlir
refuses 'the longest beginning counts' v:o more.mlir "error: operation 'art.more.x_v1' cannot be expressed in o: it is gone" --dialect=names.mlir

# Versions of one form.
echo '"new.step_v1"() {flag} : () -> ()' >first.mlir
echo '"new.step_v2"() : () -> ()' >second.mlir
converts 'the newest version' new:new first.mlir second.mlir --dialect=rules.mlir
sed 's/ {flag}//' first.mlir >plain.mlir
converts 'an older version' new:new@1.2 second.mlir plain.mlir --dialect=rules.mlir
converts 'the version of a change has it' new:new@1.10.0 second.mlir second.mlir --dialect=rules.mlir
echo '"new.late_v2"() : () -> ()' >late.mlir
converts 'a version that has the operation' new:new@1.9 late.mlir late.mlir --dialect=rules.mlir
refuses 'a version without the operation' new:new@1.8.2 late.mlir \
  "error: operation 'new.late_v2' cannot be expressed in new: it is new in 1.9.0" --dialect=rules.mlir

# Versions in files: the example of section 9.1.
awk '/^### 9.1/ { wanted = 1 } wanted && /^```mlir$/ { copying = !done; next } /^```/ { done = done || copying; copying = 0 } copying' "$document" >can.irdl.mlir
echo '"can.open"() <{force = 1 : i64, lid = "x"}> : () -> ()' >can.mlir
echo '"can.open_v1"() <{cover = "x"}> : () -> ()' >can1.mlir
for form in mlirbc varve; do
  tap_status "an older version, $form" 0 "$VARVE_TRANSLATE" --dialect=can.irdl.mlir --convert=can:can@1.2 --to=$form -o "old.$form" can.mlir
  converts "it is what was asked for, $form" can:can@1.2 can.mlir can1.mlir --dialect=can.irdl.mlir
  for input in "old.$form" can.mlir; do "$VARVE_TRANSLATE" --dialect=can.irdl.mlir "$input" >"$input.text"; done
  tap_same "a reader upgrades the older version, $form" can.mlir.text "old.$form.text"
  tap_status "and stores the newest, $form" 0 "$VARVE_TRANSLATE" --dialect=can.irdl.mlir --to=$form -o "new.$form" "old.$form"
  sed 's/before = "1.3.0"/before = "1.4.0"/' can.irdl.mlir >later.irdl.mlir
  tap_status "so that rules for newer ones run, $form" 0 "$VARVE_TRANSLATE" --dialect=later.irdl.mlir --to=$form -o "later.$form" "new.$form"
  tap_ok "and set theirs, $form" sh -c '! cmp -s "$1" "$2"' sh "new.$form" "later.$form"
  sed 's/, varint $patch//' can.irdl.mlir >short.irdl.mlir
  tap_status "a version with other numbers is rejected, $form" 1 "$VARVE_TRANSLATE" --dialect=short.irdl.mlir "old.$form"
  tap_ok "its message, $form" grep -q "the version of dialect 'can' is not the 2 numbers that its definition lists" stderr
done
printf '"builtin.module"() ({ "can.open_v1"() <{cover = "x"}> : () -> () }) : () -> ()\n' >plain.mlir
"$VARVE_TRANSLATE" --dialect=can.irdl.mlir --to=mlirbc -o plain.mlirbc plain.mlir
"$VARVE_TRANSLATE" --dialect=can.irdl.mlir plain.mlirbc >stdout
tap_ok 'a file without a version is not upgraded' grep -q can.open_v1 stdout
tap_done
