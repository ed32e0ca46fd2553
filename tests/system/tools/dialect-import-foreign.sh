#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-dialect import of dialects outside LLVM: names across files and dialects, C++ that no list has.
. "$top_srcdir/tests/tap.sh"

"$VARVE_DIALECT" import "$top_srcdir/tests/data/cases/import/toy.json" >/dev/null 2>&1
test $? -eq 3 && tap_skip_all 'built without jansson'
cd "$tap_folder" || exit 1

# import NAME FILE...: imports the files to stdout and stderr.
import() {
  tap_name_of_import=$1
  shift
  tap_status "$tap_name_of_import" 0 "$VARVE_DIALECT" import "$@"
  cp stdout definition
  cp stderr summary
}
# has NAME LINE, lacks NAME LINE: the definition has the line, or nothing like it.
has() { tap_ok "$1" grep -qF "$2" definition; }
lacks() { tap_ok "$1" sh -c '! grep -qF "$1" definition' sh "$2"; }
reports() { tap_ok "$1" grep -qF "$2" summary; }

# operation RECORD NAME DIALECT FIELDS: the record of an operation; FIELDS replace the empty ones.
operation() {
  printf '"%s": {"!name": "%s", "!superclasses": ["Op"], "opName": "%s", "opDialect": {"def": "%s"},' "$1" "$1" "$2" "$3"
  printf ' "arguments": {"args": []}, "results": {"args": []}, "regions": {"args": []}, "successors": {"args": []}'
  printf '%s},\n' "${4:+, $4}"
}
# dialect RECORD NAME NAMESPACE
dialect() {
  printf '"%s": {"!name": "%s", "!superclasses": ["Dialect"], "name": "%s", "cppNamespace": "%s"},\n' "$1" "$1" "$2" "$3"
}

# --- traits that name operations by C++ classes

# parent RECORD TRAIT: the record of an anonymous trait.
parent() {
  printf '"%s": {"!name": "%s", "!anonymous": true, "!superclasses": ["Trait", "NativeTrait", "ParamNativeTrait"],' "$1" "$1"
  printf ' "trait": "%s"},\n' "$2"
}
{
  echo '{"!instanceof": {"Dialect": ["A"], "Op": ["A_YieldOp", "A_Near", "A_Far", "A_Built", "A_Lost"]},'
  dialect A a '::proj::a'
  operation A_YieldOp yield A '"traits": []'
  operation A_Near near A '"traits": [{"def": "t1"}, {"def": "t2"}]'
  operation A_Far far A '"traits": [{"def": "t3"}]'
  operation A_Built built A '"traits": [{"def": "t4"}]'
  operation A_Lost lost A '"traits": [{"def": "t5"}, {"def": "t6"}]'
  parent t1 'SingleBlockImplicitTerminator<a::YieldOp>::Impl'
  parent t2 'HasParent<YieldOp, ::proj::b::YieldOp>::Impl'
  parent t3 'HasParent<b::Box>::Impl'
  parent t4 'HasParent<::mlir::ModuleOp, mlir::func::FuncOp, ::mlir::scf::WhileOp>::Impl'
  parent t5 'HasParent<b::Gone>::Impl'
  parent t6 'SingleBlockImplicitTerminator<AliasOfAClass>::Impl'
  echo '"end": {}}'
} >a.json
{
  echo '{"!instanceof": {"Dialect": ["B"], "Op": ["YieldOp", "Box"]},'
  dialect B b '::proj::b'
  operation YieldOp 'yield.it' B '"traits": []'
  operation Box box B '"traits": []'
  echo '"end": {}}'
} >b.json
import 'operations of another file' a.json b.json
has 'a terminator with a namespace is an operation' 'varve.terminator = "a.yield"'
has 'a class is looked up in the namespace of the record first' 'varve.traits = ["HasParent<a.yield,b.yield.it>"]'
has 'a class of a file that comes later' 'varve.traits = ["HasParent<b.box>"]'
has 'classes of built-in dialects' 'varve.traits = ["HasParent<builtin.module,func.func,scf.while>"]'
lacks 'a class that no file defines is no operation' Gone
reports 'the trait is reported' '1 operation of a trait: HasParent<b::Gone>'
lacks 'nor is it a terminator' Alias
reports 'the terminator is reported' '1 operation of a trait: AliasOfAClass'
cp definition first
import 'the other order' b.json a.json
sort first >expected
sort definition >got
tap_same 'gives the same definitions' expected got
tap_status 'the definitions load' 0 "$VARVE_DIALECT" check definition

# --- enums of the same name

# enumeration RECORD NAMESPACE CASE
enumeration() {
  printf '"%s": {"!name": "%s", "!superclasses": ["EnumInfo"], "className": "Kind", "cppNamespace": "%s", "bitwidth": 32,' "$1" "$1" "$2"
  printf ' "enumerants": [{"def": "case_%s"}]}, "case_%s": {"!name": "c", "symbol": "%s", "str": "%s", "value": 0},\n' "$1" "$1" "$3" "$3"
}
kind() {
  printf '"%s": {"!name": "%s", "!superclasses": ["Property", "EnumProp"], "enum": {"def": "%s"}, "interfaceType": "int32_t"},\n' "$1" "$1" "$2"
}
{
  echo '{"!instanceof": {"Dialect": ["A", "B"], "EnumInfo": ["K1", "K2", "K3"], "Op": ["A_X", "B_X"]},'
  dialect A a '::proj::a'
  dialect B b '::proj::b'
  enumeration K1 '::proj::a' wood
  enumeration K2 '::proj::b' steel
  enumeration K3 '::proj::a::inner' glass
  kind P1 K1
  kind P2 K2
  kind P3 K3
  operation A_X x A '"traits": [], "arguments": {"args": [[{"def": "P1"}, "own"], [{"def": "P2"}, "other"], [{"def": "P3"}, "inner"]]}'
  operation B_X x B '"traits": [], "arguments": {"args": [[{"def": "P2"}, "own"]]}'
  echo '"end": {}}'
} >enums.json
import 'enums of one name in several namespaces' enums.json
has 'the own enum has its name' '%own = irdl.any {varve.rule = "enum<@Kind>"}'
has 'that of another dialect has a name with its namespace' '%other = irdl.any {varve.rule = "enum<@b_Kind>"}'
has 'and so has that of an inner namespace' '%inner = irdl.any {varve.rule = "enum<@inner_Kind>"}'
sed -n '/^irdl.dialect @a/,/^}$/s/.*sym_name = \(.*\),/\1/p; /^irdl.dialect @a/,/^}$/s/ *\(\["[a-z]*", 0 : i32\]\)/\1/p' definition >got
cat >expected <<'TEXT'
"Kind"
["wood", 0 : i32]
"b_Kind"
["steel", 0 : i32]
"inner_Kind"
["glass", 0 : i32]
TEXT
tap_same 'each name is that of its own cases' expected got
tap_status 'the definitions load' 0 "$VARVE_DIALECT" check definition

# --- classes of other files

# user NAME: a file with a dialect of that name, two types of which have a parameter of the class ::proj::ring::RingAttr.
user() {
  echo '{"!instanceof": {"Dialect": ["D"], "TypeDef": ["Elt"], "Op": ["Use"]},'
  dialect D "$1" "::proj::$1"
  printf '"Elt": {"!name": "Elt", "!superclasses": ["TypeConstraint", "Type", "AttrOrTypeDef", "TypeDef"], "dialect": {"def": "D"},'
  printf ' "cppType": "::proj::%s::EltType", "mnemonic": "elt", "predicate": {"def": "isElt"},' "$1"
  echo '"parameters": {"args": [["::proj::ring::RingAttr", "ring"]]}},'
  echo '"isElt": {"!name": "isElt", "predExpr": "::llvm::isa<EltType>($_self)"},'
  echo '"other": {"!name": "other", "!superclasses": ["TypeConstraint"], "predicate": {"def": "isElt"}},'
  operation Use use D '"traits": [], "arguments": {"args": [[{"def": "other"}, "elt"]]}'
  echo '"end": {}}'
}
user first >first.json
user second >second.json
{
  echo '{"!instanceof": {"Dialect": ["R"], "AttrDef": ["Ring", "Bare"]},'
  dialect R ring '::proj::ring'
  for record in Ring Bare; do
    printf '"%s": {"!name": "%s", "!superclasses": ["Attr", "AttrOrTypeDef", "AttrDef"], "dialect": {"def": "R"},' $record $record
    printf '"cppType": "::proj::ring::%sAttr", "attrName": "ring.%s", ' $record $record
    if test $record = Ring; then printf '"mnemonic": "ring", '; fi
    printf '"parameters": {"args": [["::proj::ring::BareAttr", "of"]]}},\n'
  done
  echo '"end": {}}'
} >ring.json
import 'files of which each knows its own classes' first.json ring.json second.json first.json
tap_ok 'a class of a file that comes later is known' test "$(grep -c '%ring = irdl.base "#ring.ring"' definition)" = 2
has 'a class of several dialects is first that of the own one' '%elt = irdl.base "!first.elt"'
has 'in each of them' '%elt = irdl.base "!second.elt"'
has 'a class that its dialect prints in C++ has no name' '%of = irdl.any {varve.rule = "attribute"}'
reports 'which is reported' '2 class without a mnemonic: Bare'
tap_status 'the definitions load' 0 "$VARVE_DIALECT" check definition
{
  echo '{"!instanceof": {"Dialect": ["D"], "Op": ["Use"]},'
  dialect D third '::proj::third'
  echo '"isElt": {"!name": "isElt", "predExpr": "::llvm::isa<EltType>($_self)"},'
  echo '"other": {"!name": "other", "!superclasses": ["TypeConstraint"], "predicate": {"def": "isElt"}},'
  operation Use use D '"traits": [], "arguments": {"args": [[{"def": "other"}, "elt"]]}'
  echo '"end": {}}'
} >third.json
import 'a class without a record in its namespace' first.json third.json
tap_ok 'is not the class of that name in another namespace' \
  test "$(grep -c 'irdl.base "!first.elt"' definition)" = 1

# --- regions, default dialects

{
  echo '{"!instanceof": {"Dialect": ["G"], "Op": ["Graph", "List", "Mute"]},'
  dialect G g '::proj::g'
  echo '"RegionKindInterface": {"!name": "RegionKindInterface", "!superclasses": ["Trait", "NativeTrait"], "trait": "RegionKindInterface::Trait"},'
  echo '"OpAsmOpInterface": {"!name": "OpAsmOpInterface", "!superclasses": ["Trait", "NativeTrait"], "trait": "OpAsmOpInterface::Trait"},'
  echo '"OnlyGraph": {"!name": "OnlyGraph", "!superclasses": ["Trait", "NativeTrait"], "trait": "HasOnlyGraphRegion", "!anonymous": true},'
  echo '"Named": {"!name": "Named", "!superclasses": ["Trait", "TraitList"], "traits": [{"def": "RegionKindInterface"}, {"def": "OnlyGraph"}]},'
  echo '"body": {"!name": "body", "!superclasses": ["RegionConstraint", "Region"]},'
  operation Graph graph G '"traits": [{"def": "RegionKindInterface"}, {"def": "OpAsmOpInterface"}], "regions": {"args": [[{"def": "body"}, "body"]]}, "extraClassDeclaration": "static ::llvm::StringRef getDefaultDialect() {\n return GDialect::getDialectNamespace(); }"'
  operation List list G '"traits": [{"def": "Named"}, {"def": "OpAsmOpInterface"}], "extraClassDeclaration": "StringRef getDefaultDialect() { return \"other\"; }"'
  operation Mute mute G '"traits": [], "extraClassDeclaration": "StringRef getDefaultDialect() { return \"other\"; }"'
  echo '"end": {}}'
} >graph.json
import 'what regions are' graph.json
has 'a list of traits that says it is replaced by its items' 'varve.traits = ["RegionKindInterface", "HasOnlyGraphRegion", "OpAsmOpInterface"]'
has 'a default dialect that C++ names' 'varve.default_dialect = "other"'
has 'the own dialect as the default' 'varve.default_dialect = "g"'
tap_ok 'an operation without the interface has none' test "$(grep -c default_dialect definition)" = 2
cat >graph.mlir <<'TEXT'
"g.graph"() ({
  %0 = "test.use"(%1) : (i32) -> i32
  %1 = "test.use"(%0) : (i32) -> i32
}) : () -> ()
TEXT
cp definition graph.irdl.mlir
tap_status 'C++ decides whether order matters, so any order is accepted' 0 \
  "$VARVE_TRANSLATE" --allow-unregistered-dialect --dialect=graph.irdl.mlir graph.mlir

# --- built-in dialects

{
  echo '{"!instanceof": {"Dialect": ["T", "F"], "Op": ["Own", "Any", "Func"]},'
  dialect T transform '::mlir::transform'
  dialect F func '::mlir::func'
  operation Own 'own.thing' T '"traits": []'
  operation Any 'yield' T '"traits": []'
  operation Func func F '"traits": []'
  echo '"end": {}}'
} >extension.json
import 'operations of built-in dialects' extension.json
has 'what the dialect lacks extends it' 'varve.extends'
has 'with its operation' 'irdl.operation @own.thing'
lacks 'what it has is omitted' yield
lacks 'a dialect that adds nothing is omitted' '@func'
reports 'which is reported' '2 definitions omitted'
tap_status 'the extension loads' 0 "$VARVE_DIALECT" check definition
import 'all of them, if asked' --no-builtin extension.json
has 'with what is built in' 'irdl.operation @func'
import 'a dialect by name' --only=func extension.json
has 'is imported whole' 'irdl.operation @func'

# --- parameters with C++ of their own

# parameter RECORD PARSER PRINTER
parameter() {
  printf '"%s": {"!name": "%s", "!superclasses": ["AttrOrTypeParameter", "ArrayRefParameter"], "cppType": "::llvm::ArrayRef<int64_t>",' "$1" "$1"
  printf ' "parser": "%s", "printer": "%s"},\n' "$2" "$3"
}
# attribute RECORD FORMAT
attribute() {
  printf '"%s": {"!name": "%s", "!superclasses": ["Attr", "AttrOrTypeDef", "AttrDef"], "dialect": {"def": "P"}, "mnemonic": "%s",' "$1" "$1" "$1"
  printf ' "cppType": "::proj::p::%sAttr", "assemblyFormat": "%s", "parameters": {"args": [[{"def": "dims"}, "dims"], ["int64_t", "at"], [{"def": "%s"}, "more"]]}},\n' "$1" "$2" "$3"
}
{
  echo '{"!instanceof": {"Dialect": ["P"], "AttrDef": ["listed", "keyed", "odd"]},'
  dialect P p '::proj::p'
  parameter dims 'mlir::hlo::parseDimSizes($_parser)' 'mlir::hlo::printDimSizes($_printer, $_self)'
  parameter hex '' '$_printer << hexOf($_self)'
  attribute listed '`<` `dims` `=` $dims `,` $at `,` $more `>`' dims
  attribute keyed '`<` struct(params) `>`' dims
  attribute odd '`<` $dims `,` $at `,` $more `>`' hex
  echo '"end": {}}'
} >parameters.json
import 'parameters with C++' parameters.json
has 'unknown C++ leaves the parameter to its dialect' '%more = irdl.any {varve.rule = "opaque"}'
reports 'and is reported' '1 parameter syntax: $_printer << hexOf($_self)'
cp definition p.irdl.mlir
cat >p.mlir <<'TEXT'
module attributes {p.a = #p.listed<dims = [1, ?], 2, []>, p.b = #p.keyed<dims = [], at = 1, more = [3]>, p.c = #p.odd<any text [] 0xff>} {
}

TEXT
tap_status 'lists of dimensions are read, and what nothing describes keeps its text' 0 \
  "$VARVE_TRANSLATE" --dialect=p.irdl.mlir p.mlir
tap_same 'and printed as they were' p.mlir stdout
sed 's/\[1, ?\]/[1, x]/' p.mlir >bad.mlir
tap_status 'other text is not a list of dimensions' 1 "$VARVE_TRANSLATE" --dialect=p.irdl.mlir bad.mlir
tap_done
