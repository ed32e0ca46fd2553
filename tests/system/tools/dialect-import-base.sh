#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-dialect import --base=FOLDER: definitions as the difference from those of another set.
. "$top_srcdir/tests/tap.sh"

"$VARVE_DIALECT" import "$top_srcdir/tests/data/cases/import/toy.json" >/dev/null 2>&1
test $? -eq 3 && tap_skip_all 'built without jansson'
cases=$top_srcdir/tests/data/cases/import
cd "$tap_folder" || exit 1

# imported NAME [OPTION]...: imports toy.json as the set new with the base in the folder.
imported() {
  name=$1
  shift
  tap_status "$name" 0 "$VARVE_DIALECT" import --set=new --base=base "$@" "$cases/toy.json"
}
# written NAME: compares what the last command wrote with standard input.
written() {
  cat >expected
  tap_same "$1" expected stdout
}
# change COMMAND: makes the base of toy.json, changed by a command of sed.
change() {
  rm -rf base
  mkdir base
  "$VARVE_DIALECT" import --set=old "$cases/toy.json" 2>/dev/null | sed "$1" >base/toy.irdl.mlir
}

# --- what differs

change ''
imported 'a release like its base'
tap_empty 'nothing is written' stdout
rm -rf out
mkdir out
imported 'the same with a folder' --folder=out
ls out >files
tap_empty 'there is no file' files

change 's/loop/cycle/; s/"red", 0/"red", 7/'
imported 'an enum and an operation that differ'
sed '/^ *cases/,/^    \]/d' stdout >short
sed -n '/irdl.operation @loop/,/^  }$/p' "$cases/toy.irdl.mlir" >loop
{
  cat <<'TEXT'
irdl.dialect @toy attributes {
  varve.set = "new",
  varve.base = "old",
  varve.removes = [
    "operation toy.cycle"],
TEXT
  sed -n '/varve.depends/,/^} {/p' "$cases/toy.irdl.mlir"
  cat <<'TEXT'
  "varve.enum"() {
    sym_name = "Color",
    storage = i64,
  } : () -> ()
TEXT
  cat loop
  echo '}'
} >expected
tap_same 'are written whole; what only the base has is listed; the facts of the dialect are complete' expected short

change 's/^}$/  irdl.type @"!z" {}\n  irdl.type @"!b" {}\n  irdl.attribute @"#c" {}\n  irdl.operation @a {}\n  "varve.enum"() {sym_name = "E", storage = i32, cases = []} : () -> ()\n}/'
imported 'a base with more'
sed -n '/varve.removes/,/]/p' stdout >got
cat >expected <<'TEXT'
  varve.removes = [
    "attribute c",
    "enum E",
    "operation toy.a",
    "type b",
    "type z"],
TEXT
tap_same 'what is removed is sorted, with the word for its kind and without sign' expected got

change 's/varve.depends = \["base"\]/varve.depends = ["other"]/; s/%[a-z]*\>/&_x/g'
grep -c '_x' base/toy.irdl.mlir >/dev/null || echo 'no names were changed' >&2
imported 'only a fact of the dialect differs, and names of values'
grep -c -e 'irdl.operation' -e 'varve.removes' -e 'varve.enum' stdout >got
echo 0 >expected
tap_same 'the dialect has no entries' expected got
tap_ok 'but its facts' grep -q 'varve.depends = \["base"\]' stdout

change ''
cat >base/gone.irdl.mlir <<'TEXT'
irdl.dialect @gone attributes {varve.set = "old", varve.depends = ["toy"]} {
  irdl.operation @a {}
}
TEXT
imported 'a dialect that only the base has'
written 'is removed as a whole' <<'TEXT'
irdl.dialect @gone attributes {
  varve.set = "new",
  varve.base = "old",
  varve.removed
} {
}
TEXT
imported 'unless it is not selected' --only=toy
tap_empty 'nothing is written' stdout

rm -rf base
mkdir base
"$VARVE_DIALECT" import --set=new "$cases/toy.json" >whole 2>/dev/null
imported 'a dialect that the base lacks'
tap_same 'is written whole' whole stdout

# --- what means the same

# one ENTRY: a file of the base with the entry.
one() {
  mkdir -p small
  cat >small/d.irdl.mlir
}
# The operation d.o with the traits T1 and T2 and an operand whose rule is RULE.
# json TRAITS PREDICATE
json() {
  cat >d.json <<TEXT
{"!instanceof": {"Dialect": ["D"], "Op": ["O"]}, "D": {"!name": "D", "name": "d"},
 "Pure": {"!name": "Pure"}, "NoSideEffect": {"!name": "NoSideEffect"}, "Commutative": {"!name": "Commutative"},
 "SymbolTable": {"!name": "SymbolTable"},
 "P": {"!name": "P", "predExpr": "$2"},
 "C": {"!name": "C", "!superclasses": ["Constraint", "TypeConstraint"], "predicate": {"def": "P"}},
 "O": {"!name": "D_O", "opName": "o", "opDialect": {"def": "D"}, "traits": [$1],
       "arguments": {"args": [[{"def": "C"}, "x"]]}, "results": {"args": []}, "regions": {"args": []}, "successors": {"args": []}}}
TEXT
}
small() { tap_status "$1" 0 "$VARVE_DIALECT" import --no-builtin --set=new --base=small d.json; }
definition() {
  one <<TEXT
irdl.dialect @d attributes {varve.set = "old"} {
  irdl.operation @o attributes {varve.traits = [$1]} {
    %0 = irdl.any {varve.rule = "$2"}
    irdl.operands(x: %0)
  }
}
TEXT
}
vector='::llvm::isa<::mlir::VectorType>(\$_self) \&\& ::llvm::cast<::mlir::VectorType>(\$_self).isScalable()'
vector=$(printf %s "$vector" | sed 's/\\//g')
json '{"def": "SymbolTable"}, {"def": "Pure"}, {"def": "Commutative"}' "$vector"
definition '"Pure", "NoMemoryEffect", "SymbolTable", "NoSideEffect"' AnyScalableVectorOfAnyRank
small 'traits in another order, and traits without effect'
tap_empty 'are no difference' stdout
definition '"SymbolTable"' AnyScalableVectorOfAnyRank
small 'a trait that the base lacks'
tap_ok 'is a difference' grep -q 'varve.traits = \["SymbolTable", "Pure", "Commutative"\]' stdout
definition '"Pure", "SymbolTable", "Terminator"' AnyScalableVectorOfAnyRank
small 'a trait that only the base has'
tap_ok 'is a difference' grep -q 'varve.traits = \["SymbolTable", "Pure", "Commutative"\]' stdout
definition '"Pure", "SymbolTable"' AnyVectorOfAnyRank
small 'another rule'
tap_ok 'is a difference' grep -q 'varve.rule = "AnyScalableVectorOfAnyRank"' stdout
definition '"Pure", "SymbolTable"' 'AnyOf<'
small 'a rule of the base that does not parse'
tap_ok 'is a difference' grep -q 'varve.rule = "AnyScalableVectorOfAnyRank"' stdout

LC_ALL=C sed -n 's/^IDLE("\(.*\)")$/\1/p' "$top_srcdir/tools/dialect/import/tables/idle_traits.def" >idle
LC_ALL=C sort -u idle >sorted
tap_same 'idle traits are sorted' sorted idle
find "$top_srcdir/src" -name '*.[ch]' -exec cat {} + >sources
while read -r trait; do
  grep -w -q "$trait" sources && echo "$trait"
done <idle >named
tap_empty 'and nothing in the library names them' named

# --- facts of the base

change ''
cat >base/toy.facts.mlir <<'TEXT'
irdl.dialect @toy {
  irdl.operation @loop attributes {varve.names = "of_base"} {
  }
  irdl.operation @newer attributes {varve.names = "newer"} {
  }
  irdl.type @"!newer" attributes {varve.alias = "newer"} {
  }
  irdl.operation @cpp {
    %0 = irdl.any
    irdl.operands(a: %0)
  }
}
TEXT
imported 'facts of the base apply'
tap_ok 'to entries of this release' grep -q 'varve.names = "of_base"' stdout
tap_ok 'and add those that no ODS has' grep -q 'irdl.operation @cpp' stdout
grep newer stdout >got
tap_empty 'others are ignored' got
mkdir own
cat >own/toy.facts.mlir <<'TEXT'
irdl.dialect @toy {
  irdl.operation @loop attributes {varve.names = "own"} {
  }
}
TEXT
imported 'with facts of this release' --facts=own
tap_ok 'which count more' grep -q 'varve.names = "own"' stdout
sed -i.old 's/loop/looop/' own/toy.facts.mlir
tap_status 'those must be right' 1 "$VARVE_DIALECT" import --set=new --base=base --facts=own "$cases/toy.json"

imported 'facts of the base can be left out' --no-base-facts
grep -e of_base -e cpp stdout >got
tap_empty 'none applies' got

cat >own/toy.facts.mlir <<'TEXT'
irdl.dialect @toy attributes {varve.facts_of = {"base/toy" = ["loop"]}} {
}
TEXT
imported 'facts name entries of other files' --no-base-facts --facts=own
grep -e of_base -e cpp -e facts_of stdout >got
echo '    varve.names = "of_base"' >expected
tap_same 'only those apply' expected got
sed -i.old 's/"loop"/"lop"/' own/toy.facts.mlir
tap_status 'the other file must have them' 1 "$VARVE_DIALECT" import --set=new --base=base --facts=own "$cases/toy.json"

# --- a base that is a difference itself

# chain OLDER OLD: both bases, of which base is a difference from older. Each is the contents of the dialect toy.
chain() {
  rm -rf base older
  mkdir base older
  printf '%s\n' "$2" >base/toy.irdl.mlir
  if test "$1" = toy; then
    "$VARVE_DIALECT" import --set=older "$cases/toy.json" >older/toy.irdl.mlir 2>/dev/null
  else
    printf '%s\n' "$1" >older/toy.irdl.mlir
  fi
}
chained() { imported "$1" --base=base,older; }
from_older='irdl.dialect @toy attributes {varve.set = "old", varve.base = "older"'
facts=$(sed -n '/varve.depends/,/^} {/p' "$cases/toy.irdl.mlir" | sed '/^} {/d' | tr '\n' ' ')
chain toy "$from_older, $facts} {}"
chained 'a release like both its bases'
tap_empty 'nothing is written' stdout
chain toy "$from_older, varve.removes = [\"operation toy.loop\"], $facts} {}"
chained 'an operation that the nearer base removes'
grep -e 'irdl.operation' -e 'varve.base' -e 'varve.removes' stdout >got
printf '%s\n' '  varve.base = "old",' '  irdl.operation @loop attributes {' >expected
tap_same 'is written' expected got
chain toy "$from_older, $facts} { irdl.operation @loop {} irdl.operation @mine {} }"
chained 'an operation that the nearer base changes'
grep -e 'irdl.operation' -e 'operation toy' stdout >got
printf '%s\n' '    "operation toy.mine"],' '  irdl.operation @loop attributes {' >expected
tap_same 'is compared with the nearer one' expected got
chain toy "$from_older, varve.removed} {}"
chained 'a dialect that the nearer base removes'
tap_same 'is written whole' whole stdout
chain toy ''
rm base/toy.irdl.mlir
chained 'a dialect that only the farther base has'
tap_empty 'nothing is written' stdout
cat >older/gone.irdl.mlir <<'TEXT'
irdl.dialect @gone attributes {varve.set = "older"} {
  irdl.operation @a {}
}
TEXT
chained 'one that this release lacks'
tap_ok 'is removed' grep -q 'varve.removed' stdout
printf '%s\n' 'irdl.dialect @gone attributes {varve.set = "old", varve.base = "older", varve.removed} {}' >base/gone.irdl.mlir
chained 'unless the nearer base removes it'
tap_empty 'nothing is written' stdout
tap_status 'too many folders are refused' 2 "$VARVE_DIALECT" import --base=1,2,3,4,5,6,7,8,9 "$cases/toy.json"

# --- what is no base

# refused NAME CODE MESSAGE
refused() {
  tap_status "$1" "$2" "$VARVE_DIALECT" import --set=new --base=base "$cases/toy.json"
  tap_ok "$1: the message" grep -q "$3" stderr
}
rm -rf base
refused 'a missing folder' 2 '^varve-dialect: base: No such file or directory'
mkdir base
echo 'irdl.dialect @toy {' >base/toy.irdl.mlir
refused 'a base that does not parse' 1 '^base/toy.irdl.mlir:1:20: error'
: >base/toy.irdl.mlir
refused 'an empty file' 1 'the file must define only the dialect: toy'
echo 'irdl.dialect @base {}' >base/toy.irdl.mlir
refused 'another dialect' 1 'the file must define only the dialect: toy'
printf 'irdl.dialect @toy {}\nirdl.dialect @more {}\n' >base/toy.irdl.mlir
refused 'two dialects' 1 'the file must define only the dialect: toy'
echo 'irdl.dialect @toy {}' >base/toy.irdl.mlir
refused 'a base without set' 1 'the base belongs to no set: toy'
echo 'irdl.dialect @toy attributes {varve.set = "old", varve.base = "older"} {}' >base/toy.irdl.mlir
refused 'a difference as only base' 1 'the base is a difference itself: add the folder of its base to --base: toy'
echo 'irdl.dialect @toy attributes {varve.set = "old"} { "varve.enum"() {sym_name = 7} : () -> () }' >base/toy.irdl.mlir
refused 'an entry without name' 1 'an entry of the dialect has no kind or no name: toy'
echo 'irdl.dialect @toy attributes {varve.set = "old"} { "varve.other"() {sym_name = "x"} : () -> () }' >base/toy.irdl.mlir
refused 'an entry of no kind' 1 'an entry of the dialect has no kind or no name: toy'
rm base/toy.irdl.mlir
mkdir base/toy.irdl.mlir
tap_status 'a folder instead of a file' 2 "$VARVE_DIALECT" import --set=new --base=base "$cases/toy.json"
rm -rf base
change ''
mv base/toy.irdl.mlir whole
for size in 1 100 700 1500 2500; do
  head -c $size whole >base/toy.irdl.mlir
  "$VARVE_DIALECT" import --set=new --base=base "$cases/toy.json" >/dev/null 2>&1
  test $? -eq 1 || echo "$size bytes"
done >unexpected
tap_empty 'a base that is cut is refused' unexpected
{
  echo 'irdl.dialect @toy attributes {varve.set = "old"} {'
  echo 'irdl.operation @loop attributes {varve.traits = ['
  "$AWK" 'BEGIN { for (i = 0; i < 20000; i++) printf "\"T%d\",\n", i }'
  echo '"U"]} {'
  "$AWK" 'BEGIN { for (i = 0; i < 20000; i++) printf "%%%d = irdl.any {varve.rule = \"AnyOf<A%d, B>\"}\n", i, i }'
  echo '} }'
} >base/toy.irdl.mlir
tap_status 'a huge entry is compared in no time' 0 timeout 300 "$VARVE_DIALECT" import --set=new --base=base "$cases/toy.json"
tap_done
