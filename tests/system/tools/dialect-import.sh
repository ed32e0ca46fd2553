#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-dialect import: operations, enums and dialects of ODS as definitions; input that is not ODS.
# Rules, defaults, types and attributes are in dialect-import-rules.sh.
. "$top_srcdir/tests/tap.sh"

"$VARVE_DIALECT" import "$top_srcdir/tests/data/cases/import/toy.json" >/dev/null 2>&1
test $? -eq 3 && tap_skip_all 'built without jansson'
cases=$top_srcdir/tests/data/cases/import
cd "$tap_folder" || exit 1

# --- what is imported

tap_status 'a file with each kind of fact' 0 "$VARVE_DIALECT" import --set=toys "$cases/toy.json"
tap_same 'the definition matches the file' "$cases/toy.irdl.mlir" stdout
cp stderr summary
cat >expected <<'TEXT'
1 dialects, 5 operations, 0 types, 0 attributes, 2 enums
5 unsupported ODS constructs:
     1 default: odd()
     1 native property: odd::Thing
     1 trait: odd($_op)
     1 transform: something($_self)
     1 operation of a trait: HasParent<LoopOp,base::Missing>
TEXT
tap_same 'unsupported constructs are reported by name' expected summary
tap_status 'the definition is a module' 0 "$VARVE_TRANSLATE" "$cases/toy.irdl.mlir"
tap_status 'a file that is read twice agrees with itself' 0 \
  "$VARVE_DIALECT" import --set=toys "$cases/toy.json" "$cases/toy.json"
tap_same 'and changes nothing' "$cases/toy.irdl.mlir" stdout
"$VARVE_DIALECT" import --set=toys - <"$cases/toy.json" >stdout 2>/dev/null
tap_same 'standard input is a file' "$cases/toy.irdl.mlir" stdout
if command -v llvm-tblgen-22 >/dev/null 2>&1; then
  tap_status 'llvm-tblgen reads the source of the file' 0 llvm-tblgen-22 --dump-json "$cases/toy.td" -o made.json
  tap_status 'its output is imported' 0 "$VARVE_DIALECT" import --set=toys made.json
  tap_same 'to the same definition' "$cases/toy.irdl.mlir" stdout
else
  tap_skip 'llvm-tblgen reads the source of the file' 'llvm-tblgen-22 is not installed'
fi

mkdir out
tap_status 'a folder is written to' 0 "$VARVE_DIALECT" import --set=toys --folder=out "$cases/toy.json"
tap_same 'a file for each dialect' "$cases/toy.irdl.mlir" out/toy.irdl.mlir
tap_status 'a folder that is not there is created' 0 "$VARVE_DIALECT" import --set=toys --folder=new/absent "$cases/toy.json"
tap_same 'with those that it is in' "$cases/toy.irdl.mlir" new/absent/toy.irdl.mlir
tap_status 'a folder that cannot be' 2 "$VARVE_DIALECT" import --folder=new/absent/toy.irdl.mlir "$cases/toy.json"
tap_status 'without --set' 0 "$VARVE_DIALECT" import "$cases/toy.json"
sed 's/varve.set = "toys"/varve.set = "toy"/' "$cases/toy.irdl.mlir" >named.irdl.mlir
tap_same 'the set is the dialect, so that operations have properties' named.irdl.mlir stdout
tap_status 'only the selected dialects are imported' 0 "$VARVE_DIALECT" import --only=base,other "$cases/toy.json"
tap_empty 'is written' stdout

# --- functions of LLVM's dialects

sed -n 's/^INFERENCE("\(.*\)", "\(.*\)")$/| `\1` | \2 |/p' "$top_srcdir/src/dialect/expression/inferences.def" >expected
sed -n '/^| function of a type |/,/^$/p' "$top_srcdir/format-spec/dialect-definitions.md" | sed -n '3,/^$/p' | sed '$d' >got
tap_same 'the table of functions in dialect-definitions.md is that of inferences.def' expected got
sed 's/^| `\([a-z0-9_]*\)`.*/\1/' expected >names
LC_ALL=C sort -u names >sorted
tap_same 'they are sorted by name' sorted names
sed -n 's/.*"\([a-z0-9_]*\)(@)")$/\1/p' "$top_srcdir/tools/dialect/import/tables/import_transforms.def" | grep -v -x elem |
  LC_ALL=C sort -u | LC_ALL=C comm -23 - names >unlisted
tap_empty 'the table has the functions that the importer writes' unlisted

# --- C++ that computes types

# computes CPP VALUE: TypesMatchWith with this C++ gives this value in varve.let; none without VALUE.
computes() {
  sed "s/something(\$_self)/$1/" "$cases/toy.json" >cpp.json
  "$VARVE_DIALECT" import --set=toys cpp.json 2>unknown | sed -n 's/.*"type(\$c) = \(.*\)"[],]*$/\1/p' | sed 1d >got
  printf '%s' "${2:+$2
}" >expected
  tap_same "$1" expected got
}
computes 'cast<RefType>($_self).getNestedType()' 'type($a).nestedType'
computes 'llvm::cast<BoxType>(cast<RefType>($_self).getNestedType()).getElementType()' 'type($a).nestedType.elementType'
computes '::mlir::cast<MemRefType>($_self).getElementType()' 'elem(type($a))'
computes 'IntegerType::get($_self.getContext(), std::max(1U, llvm::Log2_64_Ceil(cast<M>($_self).getDepth())))' \
  'int(max(1, log2ceil(type($a).depth)))'
computes 'getI1SameShape(getPointeeType($_self))' 'over(over(type($a), e: e.pointeeType), e: i1)'
computes '$_builder.getType<iree::HAL::FenceType>()' '!hal.fence'
computes 'circt::firrtl::UIntType::get($_builder.getContext(), 1)' '!firrtl.uint(1)'
computes 'cast<RefType>($_self).getNestedType(' ''
nested=$(printf 'cast<A>(%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17)
computes "$nested"'$_self)))))))))))))))))' ''

# --- facts written by hand

tap_status 'facts are added' 0 "$VARVE_DIALECT" import --set=toys --facts="$cases" "$cases/toy.json"
diff "$cases/toy.irdl.mlir" stdout | sed -n 's/^[<>]/&/p' >got
cat >expected <<'TEXT'
<   varve.set = "toys",
<     ["marker", "UnitAttr"]]
>     ["marker", "UnitAttr"]],
>   varve.set = "mine",
>   varve.unknown = ["types"]
>   "varve.enum"() {
>     cases = [["left", 0 : i32], ["right", 1 : i32]],
>     storage = i32,
>     sym_name = "Side"
>   } : () -> ()
>   irdl.type @"!box" attributes {
>     varve.syntax = "hook:toy.box"
>   } {
>     %inner = irdl.any {varve.rule = "AnyInteger"}
>     %any = irdl.any
>     %shape = irdl.base "!builtin.tensor"
>     irdl.parameters(
>       inner: %inner,
>       any: %any,
>       shape: %shape)
>   }
<     varve.terminator = "toy.end"
>     varve.names = "loop",
>     varve.terminator = "toy.other"
TEXT
tap_same 'and replace those of ODS' expected got
mkdir own
cat >own/toy.facts.mlir <<'TEXT'
irdl.dialect @toy {
  irdl.operation @extra attributes {varve.let = ["type($b) = type($a)"]} {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.results(b: variadic %0)
  }
}
TEXT
"$VARVE_DIALECT" import --set=toys --facts=own "$cases/toy.json" 2>/dev/null | sed -n '/irdl.operation @extra/,/^  }$/p' >got
cat >expected <<'TEXT'
  irdl.operation @extra attributes {
    varve.let = ["type($b) = type($a)"]
  } {
    %a = irdl.any
    %b = irdl.any
    irdl.operands(
      a: %a)
    irdl.results(
      b: variadic %b)
  }
TEXT
tap_same 'facts add operations with operands and results' expected got

cat >own/toy.facts.mlir <<'TEXT'
irdl.dialect @toy {
  irdl.operation @loop {
    %0 = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {"sym_name" = %0} {varve.optional = ["sym_name"]}
  }
}
TEXT
"$VARVE_DIALECT" import --set=toys "$cases/toy.json" 2>/dev/null >without
"$VARVE_DIALECT" import --set=toys --facts=own "$cases/toy.json" 2>/dev/null | diff without - | sed -n 's/^> //p' >got
cat >expected <<'TEXT'
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    } {
      varve.optional = ["sym_name"]
    }
TEXT
tap_same 'facts add attributes to operations of ODS, and change nothing else' expected got

cat >own/toy.facts.mlir <<'TEXT'
irdl.dialect @toy attributes {varve.removes = ["operation toy.loop", "operation toy.end", "enum Color", "type nothing"]} {
  irdl.operation @loop attributes {varve.format = "$in attr-dict $body", varve.removes = ["attribute never"]} {
    %0 = irdl.any {varve.rule = "I32"}
    %1 = irdl.region with size 1
    %2 = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.operands(in: variadic %0, out: variadic %0) {varve.segments}
    irdl.regions(body: %1, others: %2) {varve.variadic = ["others"]}
    "varve.successors"() {names = ["first", "rest"], variadic = ["rest"]} : () -> ()
  }
}
TEXT
"$VARVE_DIALECT" import --set=toys --facts=own "$cases/toy.json" 2>/dev/null >got
sed -n '/irdl.operation @loop/,/^  }$/p' got >loop
cat >expected <<'TEXT'
  irdl.operation @loop attributes {
    varve.format = "$in attr-dict $body"
  } {
    %in = irdl.any {varve.rule = "I32"}
    %out = irdl.any {varve.rule = "I32"}
    irdl.operands(
      in: variadic %in,
      out: variadic %out) {
      varve.segments
    }
    %body = irdl.region with size 1
    %others = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      body: %body,
      others: %others) {
      varve.variadic = ["others"]
    }
    "varve.successors"() {names = ["first", "rest"], variadic = ["rest"]} : () -> ()
  }
TEXT
tap_same 'facts replace an operation that they remove' expected loop
grep -e '@end' -e 'Color' -e 'varve.removes' got >removed
tap_empty 'facts remove operations and enums, and this is not in the definition' removed
cat >own/toy.facts.mlir <<'TEXT'
irdl.dialect @toy {
  irdl.operation @parts.of attributes {varve.removes = ["attribute maybe", "attribute odd", "attribute nothing"]} {
  }
}
TEXT
"$VARVE_DIALECT" import --set=toys --facts=own "$cases/toy.json" 2>/dev/null | diff without - | sed -n 's/^[<>] //p' >got
cat >expected <<'TEXT'
    %maybe = irdl.any
    %odd = irdl.any
      "maybe" = %maybe,
      "numbers" = %numbers,
      "odd" = %odd
      "numbers" = %numbers
      varve.optional = ["maybe", "flag", "lost"],
      varve.optional = ["flag", "lost"],
        numbers = "array<i64>",
        odd = "attribute"}
        numbers = "array<i64>"}
TEXT
tap_same 'facts remove attributes' expected got

# refused_facts NAME MESSAGE: the facts on standard input are refused with the message.
refused_facts() {
  mkdir -p facts
  cat >facts/toy.facts.mlir
  tap_status "$1" 1 "$VARVE_DIALECT" import --facts=facts "$cases/toy.json"
  tap_ok "$1: the message" grep -q "$2" stderr
}
refused_facts 'facts of a missing operation' 'ODS does not define the operation.*: looop' <<'TEXT'
irdl.dialect @toy {
  irdl.operation @looop attributes {varve.names = "loop"} {
  }
}
TEXT
refused_facts 'facts of another dialect' 'the facts must be those of dialect: toy' <<'TEXT'
irdl.dialect @base {
}
TEXT
refused_facts 'facts that do not parse' '^facts/toy.facts.mlir:1:20: error' <<'TEXT'
irdl.dialect @toy {
TEXT

# --- what is not ODS

# refused NAME MESSAGE: the JSON on standard input is refused with the message.
refused() {
  cat >bad.json
  tap_status "$1" 1 "$VARVE_DIALECT" import bad.json
  tap_ok "$1: the message" grep -q "^bad.json.*$2" stderr
}
refused 'an empty file' ':1:0: error' </dev/null
refused 'JSON that is not an object' '!instanceof is missing' <<'TEXT'
[1, 2]
TEXT
refused 'JSON of something else' '!instanceof is missing' <<'TEXT'
{"a": 1}
TEXT
refused 'a missing record' 'a record that is not there: Missing' <<'TEXT'
{"!instanceof": {"Op": ["Missing"]}}
TEXT
refused 'a dialect whose name is a path' 'a dialect without a valid name' <<'TEXT'
{"!instanceof": {"Dialect": ["D"]}, "D": {"!name": "D", "name": "../etc"}}
TEXT
refused 'an operation without dialect' 'an operation without name or dialect: A_Op' <<'TEXT'
{"!instanceof": {"Op": ["A"]}, "A": {"!name": "A_Op", "opName": "a", "opDialect": {"def": "A"}}}
TEXT
refused 'an operation without arguments' 'an operation without arguments' <<'TEXT'
{"!instanceof": {"Op": ["A"]}, "D": {"name": "d"},
 "A": {"!name": "A_Op", "opName": "a", "opDialect": {"def": "D"}, "arguments": 7}}
TEXT
refused 'an enum without cases' 'an enum without name or cases' <<'TEXT'
{"!instanceof": {"EnumInfo": ["E"]}, "E": {"className": "E"}}
TEXT
"$AWK" 'BEGIN { for (i = 0; i < 100000; i++) printf "["; print "" }' >deep
refused 'nesting without end' 'error: .*depth' <deep
head -c 9999 "$cases/toy.json" >half.json
refused 'half a file' ':1:[0-9]*: error' <half.json
sed 's/"str":"red"/"str":"green"/' "$cases/toy.json" >other.json
tap_status 'files that contradict each other' 1 "$VARVE_DIALECT" import "$cases/toy.json" other.json
tap_ok 'the message names the contradiction' grep -q "^other.json: error: '::toy::Color' contradicts its definition in an earlier file" stderr
tap_status 'a file that is not there' 2 "$VARVE_DIALECT" import absent.json
tap_status 'no input file' 2 "$VARVE_DIALECT" import

# A trait list and a predicate that hold themselves.
sed -e 's/"!name":"Pure"/"!name":"Pure","!anonymous":true/' \
  -e 's/"traits":\[{"def":"anonymous_[0-9]*"/"traits":[{"def":"Pure"/g' \
  -e 's/"children":\[{"def":"anonymous_[0-9]*"/"children":[{"def":"anonymous_0"/g' "$cases/toy.json" >circle.json
tap_status 'records that contain themselves' 0 timeout 300 "$VARVE_DIALECT" import circle.json

# Each value in turn is replaced by something of another kind: refused or not, but never a crash.
"$AWK" '{
  count = split($0, part, "\"")
  for (change = 2; change <= count; change += 2) {
    if (part[change + 1] !~ /^:/)
      continue
    line = ""
    for (i = 1; i <= count; i++)
      line = line (i > 1 ? "\"" : "") (i == change ? part[i] "x" : part[i])
    print line
  }
}' "$cases/toy.json" | "$AWK" 'NR % 9 == 1' >changed
number=0
while read -r line; do
  number=$((number + 1))
  printf '%s\n' "$line" >changed.json
  "$VARVE_DIALECT" import changed.json >/dev/null 2>&1
  test $? -le 2 || echo "change $number"
done <changed >crashed
tap_empty 'a field with another name is never a crash' crashed
tap_ok 'many fields were renamed' test "$(wc -l <changed)" -gt 100
tap_done
