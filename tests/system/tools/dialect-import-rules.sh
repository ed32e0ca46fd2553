#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-dialect import: rules of constraints, defaults, parameters; and the lists of rules that it works by.
. "$top_srcdir/tests/tap.sh"

files=$top_srcdir/tests/data/files
rules=$top_srcdir/src/dialect/rule/rules.def
table=$top_srcdir/tools/dialect/import/tables/rules_by_predicate.def

# --- the lists

sed -n 's/^[XY](\([A-Za-z0-9_]*\),.*/\1/p' "$rules" | LC_ALL=C sort >"$tap_folder/names"
LC_ALL=C sort "$tap_folder/names" | uniq -d >"$tap_folder/found"
tap_empty 'no rule is listed twice' "$tap_folder/found"
for list in X Y; do
  sed -n "s/^$list(\([A-Za-z0-9_]*\),.*/\1/p" "$rules" >"$tap_folder/listed"
  LC_ALL=C sort "$tap_folder/listed" >"$tap_folder/sorted"
  tap_same "the list $list is sorted by name" "$tap_folder/sorted" "$tap_folder/listed"
done
sh "$top_srcdir/build-aux/rules.sh" composed "$rules" >"$tap_folder/composed"
tap_same 'composed_rules.def is fresh (make regen-rules)' "$tap_folder/composed" \
  "$top_srcdir/tools/dialect/import/tables/composed_rules.def"
sh "$top_srcdir/build-aux/rules.sh" table "$rules" >"$tap_folder/table"
tap_ok 'the table for readers has a line for each rule' \
  test "$(($(wc -l <"$tap_folder/names") + 2))" -eq "$(wc -l <"$tap_folder/table")"

# Prints the names in rule expressions, one a line: what is no @enum, !type, #attribute, string or number.
names_of_rules() {
  sed -e 's/\\"[^"\\]*\\"//g' -e 's/\\22[^\\]*\\22//g' -e 's/[@!#][A-Za-z0-9_.]*//g' -e 's/\$[0-9]//g' |
    tr -c 'A-Za-z0-9_\n-' '\n' | grep -v -e '^$' -e '^-*[0-9]*$' | LC_ALL=C sort -u
}

# The last string of each entry; an entry may stand on several lines.
awk '/^(LEAF|WRAP|CLASS|PARAMETER)\(/ { entry = "" }
  { entry = entry $0 }
  /"\)$/ { n = split(entry, part, /", *"/); sub(/"\)$/, "", part[n]); print part[n] }' "$table" >"$tap_folder/results"
names_of_rules <"$tap_folder/results" | LC_ALL=C comm -23 - "$tap_folder/names" >"$tap_folder/found"
tap_empty 'the table of predicates has only known rules' "$tap_folder/found"
awk '{ line = $0; open = gsub(/</, "", line); line = $0; if (open != gsub(/>/, "", line)) print }' \
  "$tap_folder/results" >"$tap_folder/found"
tap_empty 'and whole expressions' "$tap_folder/found"

# --- definitions of LLVM 22

if test -d "$top_srcdir/dialects/llvm22"; then
  sed -n 's/.*varve\.rule = "\(.*\)"}.*/\1/p' "$top_srcdir"/dialects/llvm22/*.irdl.mlir |
    sed 's/optional<//g; s/record<//g; s/[a-z_]*: //g' >"$tap_folder/used"
  names_of_rules <"$tap_folder/used" | LC_ALL=C comm -23 - "$tap_folder/names" >"$tap_folder/found"
  tap_empty 'the definitions of LLVM 22 use listed rules only' "$tap_folder/found"
fi

# Encodings in bytecode: the table of the specification has the rows of the definition, with a letter for each kind.
sed -n '/^## 10 Attributes of llvm/,/^| code | since/p' "$top_srcdir/format-spec/bytecode.md" |
  awk -F ' *[|] *' '$2 ~ /^[0-9]+$/ { print $2, $3, $4; if ($5 != "") print $5, $6, $7 }' | sort -n >"$tap_folder/expected"
awk '/^  irdl.attribute / { name = $2; gsub(/[@"#]/, "", name) }
  /^    varve.codes = / { code = $3; gsub(/[^0-9]/, "", code); split($0, part, "\""); print code, name, part[2] }' \
  "$top_srcdir/dialects/llvm22/llvm.irdl.mlir" |
  sed 's/optional<list<varint>> [$][A-Za-z]*/{v}/g; s/optional<list<optattribute>> [$][A-Za-z]*/{O}/g; s/optattribute [$][A-Za-z]*/O/g
    s/optvarint [$][A-Za-z]*/V/g; s/attribute [$][A-Za-z]*/A/g; s/varint [$][A-Za-z]*/v/g; s/string [$][A-Za-z]*/S/g
    s/bool [$][A-Za-z]*/b/g; s/, //g' | sort -n >"$tap_folder/got"
tap_same 'bytecode encodings of llvm are those of the specification' "$tap_folder/expected" "$tap_folder/got"
tap_ok 'there are 19 encodings of llvm' test "$(wc -l <"$tap_folder/got")" -eq 19

# --- an import

# The facts that are looked at here.
facts() {
  grep -E -e '^  irdl\.' -e '^    %' -e 'varve\.(format|syntax|alias|optional|self_type)' \
    -e '^        [a-z0-9_]+ = ' "$1"
}

"$VARVE_DIALECT" import "$files/import-rules.json" >"$tap_folder/help" 2>&1
if grep -q 'import was not built in' "$tap_folder/help"; then
  tap_skip 'an import' 'built without jansson'
  tap_done
  exit 0
fi
tap_status 'records are imported' 0 "$VARVE_DIALECT" import "$files/import-rules.json"
cp "$tap_folder/stdout" "$tap_folder/definition"
facts "$tap_folder/definition" >"$tap_folder/facts"
tap_same 'rules, defaults and parameters match the records' "$files/import-rules.facts" "$tap_folder/facts"

mkdir "$tap_folder/hand"
cat >"$tap_folder/hand/sample.facts.mlir" <<'TEXT'
irdl.dialect @sample {
  irdl.attribute @"#value" attributes {varve.format = "`<` one(`none` | list($numbers)) `>`"} {
    %numbers = irdl.any {varve.rule = "optional<array<i64>>"}
    %space = irdl.any {varve.rule = "i32"}
    irdl.parameters(numbers: %numbers, space: %space) {varve.defaults = {space = 1 : i32}}
  }
}
TEXT
"$VARVE_DIALECT" import --set=one --facts="$tap_folder/hand" "$files/import-rules.json" 2>/dev/null |
  sed -n '/attribute @"#value"/,/^  }$/p' >"$tap_folder/found"
cat >"$tap_folder/expected" <<'TEXT'
  irdl.attribute @"#value" attributes {
    varve.format = "`<` one(`none` | list($numbers)) `>`"
  } {
    %numbers = irdl.any {varve.rule = "optional<array<i64>>"}
    %space = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      numbers: %numbers,
      space: %space) {
      varve.defaults = {
        space = 1 : i32}
    }
  }
TEXT
tap_same 'facts replace the parameters, with defaults, of the records' "$tap_folder/expected" "$tap_folder/found"

# Facts say more of an attribute in its place, drop another, and shorten types; a whole definition is copied.
cat >"$tap_folder/facts.json" <<'JSON'
{"!instanceof": {"Dialect": ["D"], "Op": ["O"]},
 "D": {"!name": "D", "!superclasses": ["Dialect"], "name": "d", "cppNamespace": "::d"},
 "T": {"!name": "T", "!superclasses": ["TypeConstraint"], "cppType": "::d::Base"},
 "S": {"!name": "S", "!superclasses": ["Attr"], "storageType": "::mlir::StringAttr"},
 "O": {"!name": "O", "!superclasses": ["Op"], "opName": "o", "opDialect": {"def": "D"},
       "assemblyFormat": "$x attr-dict `:` type($x) (`,` qualified(type($y))^)?",
       "arguments": {"args": [[{"def": "T"}, "x"], [{"def": "S"}, "first"], [{"def": "S"}, "new"], [{"def": "S"}, "last"]]},
       "results": {"args": [[{"def": "T"}, "y"]]}, "regions": {"args": []}, "successors": {"args": []}, "traits": []}}
JSON
cat >"$tap_folder/hand/d.facts.mlir" <<'TEXT'
irdl.dialect @d attributes {varve.short_classes = ["d::Base"]} {
  irdl.operation @o attributes {varve.removes = ["attribute new"]} {
    %text = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {"first" = %text} {varve.defaults = {first = "a"}}
  }
}
TEXT
echo 'irdl.dialect @alone {}' >"$tap_folder/hand/alone.whole.mlir"
"$VARVE_DIALECT" import --set=one --facts="$tap_folder/hand" "$tap_folder/facts.json" 2>/dev/null |
  grep -E 'format|first|new|last|alone' >"$tap_folder/found"
cat >"$tap_folder/expected" <<'TEXT'
    varve.format = "$x attr-dict `:` short(type($x)) (`,` qualified(type($y))^)?"
    %first = irdl.any {varve.rule = "StrAttr"}
    %last = irdl.any
      "first" = %first,
      "last" = %last
        first = "a"}
irdl.dialect @alone {}
TEXT
tap_same 'facts change attributes in their place and shorten types' "$tap_folder/expected" "$tap_folder/found"
sed -n 's/^ *[0-9]* \(predicate\|default\|parameter\): /\1: /p' "$tap_folder/stderr" >"$tap_folder/unknown"
cat >"$tap_folder/expected" <<'EOF'
parameter: Unheard
predicate: isUnheardOf($_self, 1)
predicate: isUnheardOf($_self, 2)
predicate: isUnheardOf($_self, 3)
default: someFunction()
EOF
tap_same 'unsupported constructs are reported' "$tap_folder/expected" "$tap_folder/unknown"
tap_ok 'the definition is a module' "$VARVE_TRANSLATE" "$tap_folder/definition" -o "$tap_folder/module.mlir"

if command -v llvm-tblgen-22 >/dev/null 2>&1 && test -d /usr/lib/llvm-22/include/mlir; then
  llvm-tblgen-22 --dump-json -I /usr/lib/llvm-22/include "$files/import-rules.td" -o "$tap_folder/whole.json"
  "$VARVE_DIALECT" import "$tap_folder/whole.json" >"$tap_folder/definition" 2>/dev/null
  facts "$tap_folder/definition" >"$tap_folder/facts"
  tap_same 'and the same from the output of llvm-tblgen-22' "$files/import-rules.facts" "$tap_folder/facts"
else
  tap_skip 'and the same from the output of llvm-tblgen-22' 'llvm-tblgen-22 is not installed'
fi

# --- records that are not what they should be

# Each of these is made twice of the one after it.
twice=$(awk 'BEGIN { for (i = 0; i < 60; i++)
  printf "\"P%d\": {\"!name\": \"P%d\", \"kind\": {\"def\": \"PredCombinerOr\"}, \"children\": [{\"def\": \"W%d\"}, " \
         "{\"def\": \"Q%d\"}]},\n\"W%d\": {\"!name\": \"W%d\", \"kind\": {\"def\": \"PredCombinerNot\"}, " \
         "\"children\": [{\"def\": \"Q%d\"}]},\n\"Q%d\": {\"!name\": \"Q%d\", \"kind\": {\"def\": \"PredCombinerNot\"}, " \
         "\"children\": [{\"def\": \"P%d\"}]},\n", i, i, i, i, i, i, i, i, i, i + 1 }')
# one_record NAME RECORD TEXT: the argument x of an operation with that record has the rule.
one_record() {
  cat >"$tap_folder/one.json" <<EOF
{"!instanceof": {"Dialect": ["D"], "Op": ["O"]},
 "D": {"!name": "D", "!superclasses": ["Dialect"], "name": "d", "cppNamespace": "::d"},
 "O": {"!name": "O", "!superclasses": ["Op"], "opName": "o", "opDialect": {"def": "D"},
       "arguments": {"args": [[{"def": "T"}, "x"]]}, "results": {"args": []}, "regions": {"args": []},
       "successors": {"args": []}, "traits": []},
 "Loop": {"!name": "Loop", "kind": {"def": "PredCombinerAnd"}, "children": [{"def": "Loop"}]},
 $twice
 "Odd": {"!name": "Odd", "predExpr": "isOdd(\$_self)"}, "AnIndex": {"!name": "AnIndex", "predExpr": "(::llvm::cast<::mlir::IntegerAttr>(\$_self).getType().isIndex())"}, "F32": {"!name": "F32", "predExpr": "\$_self.isF32()"},
 "Rank": {"!name": "Rank", "predExpr": "::llvm::cast<::mlir::ShapedType>(\$_self).hasRank()"},
 "And": {"!name": "And", "kind": {"def": "PredCombinerAnd"}, "children": [{"def": "Odd"}, {"def": "F32"}]},
 "Or": {"!name": "Or", "kind": {"def": "PredCombinerOr"}, "children": [{"def": "Odd"}, {"def": "F32"}]},
 "NotAnd": {"!name": "NotAnd", "kind": {"def": "PredCombinerNot"}, "children": [{"def": "And"}]},
 "Both": {"!name": "Both", "kind": {"def": "PredCombinerAnd"}, "children": [{"def": "NotAnd"}, {"def": "Rank"}]},
 "P60": {"!name": "P60", "predExpr": "\$_self.isF32()"},
 "T": $2}
EOF
  "$VARVE_DIALECT" import "$tap_folder/one.json" 2>"$tap_folder/messages" | sed -n 's/^ *%x = //p' >"$tap_folder/got"
  if test "$(cat "$tap_folder/got")" = "$3"; then tap_pass "$1"; else tap_fail "$1"; fi
}
one_record 'a predicate that is its own child' \
  '{"!name": "T", "!superclasses": ["Type"], "predicate": {"def": "Loop"}}' 'irdl.any'
one_record 'a constraint that wraps itself' \
  '{"!name": "T", "!superclasses": ["Type", "Variadic"], "baseType": {"def": "T"}}' 'irdl.any'
one_record 'a choice of itself' \
  '{"!name": "T", "!superclasses": ["Type"], "predicate": {"def": "Loop"}, "allowedTypes": [{"def": "T"}]}' 'irdl.any'
one_record 'an index' \
  '{"!name": "T", "!superclasses": ["Attr"], "predicate": {"def": "AnIndex"}}' 'irdl.any {varve.rule = "HasType<Index>"}'
one_record 'a predicate that is not there' \
  '{"!name": "T", "!superclasses": ["Type"], "predicate": {"def": "Nobody"}}' 'irdl.any'
one_record 'an unknown constraint with a name that no rule can have' \
  '{"!name": "1D\" b", "!superclasses": ["Type"], "predicate": {"def": "Loop"}}' 'irdl.any'
one_record 'a predicate that doubles at each of many levels' \
  '{"!name": "T", "!superclasses": ["Type"], "predicate": {"def": "P45"}}' 'irdl.any'
one_record 'choices that double without end' \
  '{"!name": "T", "!superclasses": ["Type"], "predicate": {"def": "Loop"}, "allowedTypes": [{"def": "T"}, {"def": "T"}]}' \
  'irdl.any'

# --- C++ that no list has: what is known of the constraint remains

one_record 'a condition with an unknown part' \
  '{"!name": "T", "!superclasses": ["Type"], "predicate": {"def": "And"}}' 'irdl.any {varve.rule = "F32"}'
one_record 'a choice with an unknown part' \
  '{"!name": "T", "!superclasses": ["Type"], "predicate": {"def": "Or"}}' 'irdl.any'
one_record 'the opposite of a condition with an unknown part' \
  '{"!name": "T", "!superclasses": ["Type"], "predicate": {"def": "Both"}}' 'irdl.any {varve.rule = "Ranked"}'
one_record 'a choice of an unknown constraint' \
  '{"!name": "T", "!superclasses": ["Type"], "predicate": {"def": "Odd"}, "allowedTypes": [{"def": "1D"}]},
   "1D": {"!name": "1D", "!superclasses": ["Type"], "predicate": {"def": "Odd"}}' 'irdl.any'
one_record 'an unknown condition on a class' \
  '{"!name": "T", "!superclasses": ["TypeConstraint"], "predicate": {"def": "Odd"}, "cppType": "::mlir::FunctionType"}' \
  'irdl.any {varve.rule = "FunctionType"}'
tap_ok 'what is unknown is reported' grep -q '1 predicate: isOdd(\$_self)' "$tap_folder/messages"
tap_done
