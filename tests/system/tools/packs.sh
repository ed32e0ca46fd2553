#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Packs: found by name, chosen, compiled and listed; and no pack makes a file unreadable.
. "$top_srcdir/tests/tap.sh"

unset VARVE_DIALECT_PATH
cd "$tap_folder" || exit 1
translate() { "$VARVE_TRANSLATE" --no-default-dialects "$@"; }
compile() { "$VARVE_DIALECT" compile -o "$@"; }

mkdir packs beach twice other
cat >beach/sand.irdl.mlir <<'END'
irdl.dialect @sand {
  irdl.type @grain { %0 = irdl.any irdl.parameters(size: %0) }
  irdl.operation @pour attributes {varve.format = "$amount attr-dict `:` type($amount)"} {
    %0 = irdl.is i32 irdl.operands(amount: %0) }
}
END
echo 'irdl.dialect @salt { irdl.operation @o { } }' >beach/salt.irdl.mlir
cat >beach/pack.mlir <<'END'
module attributes {varve.project = "beach", varve.version = "1.2.0", varve.dialects = ["salt", "sand"]} {}
END
cat >in.mlir <<'END'
module {
  %0 = "t.v"() : () -> i32
  sand.pour %0 : i32
}

END

# Compiling.
tap_status 'a description is compiled' 0 compile packs/beach.vdef beach/pack.mlir
tap_empty 'without a word' stderr
tap_status 'and again' 0 compile again.vdef beach/pack.mlir
tap_same 'to the same bytes' packs/beach.vdef again.vdef
cp beach/* other
(cd other && "$VARVE_DIALECT" compile pack.mlir >../again.vdef)
tap_same 'from another folder too' packs/beach.vdef again.vdef
tap_status 'one file is compiled alone' 0 compile alone.vdef beach/sand.irdl.mlir
tap_status 'a pack needs a file' 2 "$VARVE_DIALECT" compile -o none.vdef
tap_status 'that is there' 2 compile none.vdef beach/none.irdl.mlir
echo 'irdl.dialect @sand { }' >twice/more.irdl.mlir
tap_status 'a dialect is defined once' 1 compile none.vdef beach/sand.irdl.mlir twice/more.irdl.mlir
says 'both files are named, the second' "twice/more.irdl.mlir:1:1: error: dialect 'sand' is defined already"
says 'and the first' 'at beach/sand.irdl.mlir:1'
echo 'module attributes {varve.dialects = ["../sand"]} {}' >bad.mlir
tap_status 'a dialect is a name' 1 compile none.vdef bad.mlir
says 'without a path' "varve.dialects must be an array of names without '/'"
echo 'module attributes {varve.dialects = 3} {}' >bad.mlir
tap_status 'dialects are a list' 1 compile none.vdef bad.mlir
tap_ok 'a failure leaves no file' test ! -e none.vdef

# Finding.
tap_status 'a dialect is found by its name' 0 translate --dialect-path=packs in.mlir
tap_same 'and printed by its format' in.mlir stdout
tap_status 'also in the folder of the environment' 0 env VARVE_DIALECT_PATH=packs "$VARVE_TRANSLATE" in.mlir
tap_same 'the same' in.mlir stdout
tap_status 'also in the second folder' 0 translate --dialect-path=nowhere:packs in.mlir
tap_same 'as well' in.mlir stdout
tap_status 'not in a hermetic run' 1 env VARVE_DIALECT_PATH=packs "$VARVE_TRANSLATE" --no-default-dialects in.mlir
says 'which says so' "dialect 'sand' is not loaded"
tap_status 'other tools find it' 0 "$VARVE_VERIFY" --no-default-dialects --dialect-path=packs in.mlir
for name in sand beach sand@1 beach@1.2 beach@1.2.0; do
  tap_status "$name names the pack" 0 translate --dialect-path=packs --dialect=$name in.mlir
  tap_same "$name: the text is the same" in.mlir stdout
done
for name in none beach@2 beach@1.1; do
  tap_status "$name names no pack" 1 translate --dialect-path=packs --dialect=$name in.mlir
  says "$name: is said" "$name: error: no pack "
done
tap_status 'a compiled file is loaded by its path' 0 translate --dialect=packs/beach.vdef in.mlir
tap_same 'with the same text' in.mlir stdout
tap_status 'a dialect is loaded once' 1 translate --dialect=packs/beach.vdef --dialect=beach/sand.irdl.mlir in.mlir

# Versions beside each other.
sed 's/1\.2\.0/1.10.0/' beach/pack.mlir >other/pack.mlir
sed 's/attr-dict/`,` attr-dict/' beach/sand.irdl.mlir >other/sand.irdl.mlir
tap_status 'a second version' 0 compile packs/beach-1.10.vdef other/pack.mlir
tap_status 'the highest version is found' 0 translate --dialect-path=packs --dialect=sand@1.2 --mlir-print-op-generic -o generic in.mlir
tap_status 'the text of another version' 0 translate --dialect-path=packs generic
tap_ok 'is that of the highest' grep -q 'sand.pour %0, : i32' stdout
tap_status 'a version is chosen' 0 translate --dialect-path=packs --dialect=sand@1.2 generic
tap_same 'by its number' in.mlir stdout
rm packs/beach-1.10.vdef

# Two packs with one dialect.
mkdir two
echo 'irdl.dialect @d { irdl.operation @o attributes {varve.format = "`p` attr-dict"} { } }' >two/d.irdl.mlir
echo 'irdl.dialect @x { irdl.operation @o { } }' >two/x.irdl.mlir
echo 'module attributes {varve.project = "p", varve.version = "1", varve.dialects = ["d", "x"]} {}' >two/pack.mlir
compile two/p.vdef two/pack.mlir
echo 'irdl.dialect @d { irdl.operation @o attributes {varve.format = "`q` attr-dict"} { } }' >two/d.irdl.mlir
echo 'irdl.dialect @y { irdl.operation @o { } }' >two/y.irdl.mlir
echo 'module attributes {varve.project = "q", varve.version = "1", varve.dialects = ["d", "y"]} {}' >two/pack.mlir
compile two/q.vdef two/pack.mlir
for other in x y; do
  echo "\"d.o\"() : () -> () \"$other.o\"() : () -> ()" >choice.mlir
  tap_status "$other chooses a pack" 0 translate --dialect-path=two choice.mlir
  tap_ok "$other: its own" grep -q "d.o $(echo $other | tr xy pq)" stdout
done
echo '"d.o"() : () -> ()' >choice.mlir
tap_status 'nothing chooses a pack' 0 translate --dialect-path=two choice.mlir
says 'which is said' "warning: several packs define the dialect 'd' (p, q), and none was chosen: choose one with --dialect=NAME"
tap_ok 'once' test "$(grep -c warning stderr)" = 1
tap_ok 'the operation is kept' grep -q '"d.o"() : () -> ()' stdout
tap_status 'a project is chosen' 0 translate --dialect-path=two --dialect=q choice.mlir
tap_ok 'by its name' grep -q 'd.o q' stdout
tap_empty 'without a warning' stderr
echo 'd.o r' >choice.mlir
tap_status 'text that needs a choice' 1 translate --dialect-path=two choice.mlir
says 'is refused with both names' "several packs define the dialect 'd' (p, q)"

# What a pack does not know: each line is read with one warning, and refused by --strict.
while IFS='|' read -r name text; do
  printf '%s\n' "$text" >odd.mlir
  translate --mlir-print-op-generic odd.mlir >expected 2>&1
  tap_status "$name is kept" 0 translate --dialect-path=packs --mlir-print-op-generic odd.mlir
  tap_same "$name: as without the pack" expected stdout
  tap_ok "$name: one warning" test "$(grep -c 'warning: ' stderr)" = 1
  tap_ok "$name: no error" sh -c '! grep "error: " stderr'
  tap_status "$name is refused by --strict" 1 translate --dialect-path=packs --strict odd.mlir
  tap_status "$name is refused if the pack is asked for" 1 translate --dialect-path=packs --dialect=sand odd.mlir
done <<'END'
an unknown operation|"sand.fling"() : () -> ()
two of its kind|"sand.fling"() : () -> () "sand.fling"() : () -> ()
an operand of another type|%0 = "builtin.unrealized_conversion_cast"() : () -> i64 "sand.pour"(%0) : (i64) -> ()
a missing operand|"sand.pour"() : () -> ()
a property|%0 = "builtin.unrealized_conversion_cast"() : () -> i32 "sand.pour"(%0) <{q = 1 : i32}> : (i32) -> ()
an unknown type with parameters|"builtin.unrealized_conversion_cast"() : () -> !sand.grain<1, 2>
a region|"sand.pour"() ({ }) : () -> ()
END
for text in '"t.v"() : () -> !sand.other<3>' '"t.v"() {a = #sand.other<3>} : () -> ()'; do
  echo "$text" >odd.mlir
  translate odd.mlir >expected
  tap_status "an unknown name in $text" 0 translate --dialect-path=packs odd.mlir
  tap_same 'stays as it is' expected stdout
done

# No pack makes a file unreadable: definitions that contradict the files of the tests.
mkdir hostile traits
hostile() {
  for dialect in t test test_dialect foo other d x unregistered some my arith func builtin; do
    echo "irdl.dialect @$dialect {"
    echo '  irdl.type @t { %0 = irdl.is i1 %1 = irdl.is i2 irdl.parameters(p: %0, q: %1) }'
    echo '  irdl.attribute @attr { %0 = irdl.is i1 irdl.parameters(p: %0) }'
    for op in op o v use test a b addi return region; do
      echo "  irdl.operation @$op attributes {$1} {"
      echo "    $2 }"
    done
    echo '}'
  done
}
# shellcheck disable=SC2016 # the names are those of a format
hostile 'varve.format = "`<` $x `>` $p attr-dict"' \
  '%0 = irdl.is i77 irdl.operands(x: %0) irdl.attributes {"p" = %0}' >hostile.irdl.mlir
tap_status 'hostile definitions' 0 compile hostile/h.vdef hostile.irdl.mlir
hostile 'varve.traits = ["IsolatedFromAbove", "Terminator", "SingleBlock", "AttrSizedOperandSegments", "Symbol",
  "SymbolTable", "NoTerminator", "HasParent<@nowhere>", "ReturnLike"]' '' >traits.irdl.mlir
tap_status 'hostile traits' 0 compile traits/h.vdef traits.irdl.mlir
# Prints the files that are read without packs and not with them, or whose generic form then means something else. An
# operation that is defined has no empty properties.
generic() { translate --split-input-file --mlir-print-op-generic "$@" >printed && sed 's/ <{}>//' printed; }
compare() {
  pack=$1
  shift
  for file; do
    generic "$file" >without 2>/dev/null || continue
    if ! generic --dialect-path="$pack" "$file" >with 2>with.errors; then
      echo "$file: $(grep error: with.errors | head -n 1)"
    elif ! cmp -s without with && ! { generic with 2>/dev/null | cmp -s without -; }; then
      echo "$file: other text"
    fi
  done
}
# The same for the other ways of reading: verifying, listing, and reading the first symbol.
hermetic() { tool=$1; shift; "$tool" --no-default-dialects "$@"; }
compare_parts() {
  pack=$1
  shift
  for file; do
    if hermetic "$VARVE_VERIFY" --quiet "$file" 2>/dev/null; then
      hermetic "$VARVE_VERIFY" --quiet --dialect-path="$pack" "$file" 2>errors ||
        echo "$file: not verified: $(grep error: errors | head -n 1)"
    fi
    hermetic "$VARVE_EXTRACT" --list "$file" >without 2>/dev/null || continue
    hermetic "$VARVE_EXTRACT" --list --dialect-path="$pack" "$file" >with 2>errors ||
      echo "$file: not listed: $(grep error: errors | head -n 1)"
    cmp -s without with || echo "$file: another list"
    symbol=$(head -n 1 without | cut -f 1)
    test -z "$symbol" && continue
    hermetic "$VARVE_EXTRACT" --symbol="$symbol" "$file" >without 2>/dev/null || continue
    hermetic "$VARVE_EXTRACT" --symbol="$symbol" --dialect-path="$pack" "$file" >with 2>errors ||
      echo "$file: not extracted: $(grep error: errors | head -n 1)"
  done
}
find "$top_srcdir/tests/data/cases" "$top_srcdir/tests/data/files" -name '*.mlir' ! -name '*.irdl.mlir' | sort >files
cat >traits.mlir <<'END'
%0 = "t.v"() : () -> i32
"d.op"() ({ "t.use"(%0) : (i32) -> () }) : () -> ()
"d.op"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
func.func @f() { "d.x"() : () -> () return }
END
echo traits.mlir >>files
mkdir bytecode varve groups
while read -r file; do
  name=$(echo "${file#"$top_srcdir"/}" | tr / -)
  name=${name%.mlir}
  translate --emit-bytecode --allow-lossy "$file" -o "bytecode/$name" 2>/dev/null || rm -f "bytecode/$name"
  translate --to=varve "$file" -o "varve/$name" 2>/dev/null || rm -f "varve/$name"
  translate --to=varve --group-size=1 "$file" -o "groups/$name" 2>/dev/null || rm -f "groups/$name"
done <files
tap_ok 'some files are bytecode' test "$(find bytecode -type f | wc -l)" -gt 20
for pack in hostile traits; do
  # shellcheck disable=SC2046 # paths without spaces
  compare $pack $(cat files) >unreadable
  tap_empty "$pack: every text is read" unreadable
  compare $pack bytecode/* >unreadable
  tap_empty "$pack: all bytecode is read" unreadable
  compare $pack varve/* >unreadable
  tap_empty "$pack: all varve files are read" unreadable
  compare_parts $pack bytecode/* groups/* >unreadable
  tap_empty "$pack: so are their parts" unreadable
done

# Damage.
mkdir damaged
size=$(wc -c <packs/beach.vdef)
damage() {
  tap_status "$1: the file is read" 0 translate --dialect-path=damaged generic
  says "$1: with a warning" "$2"
  tap_status "$1: by name" 1 translate --dialect-path=damaged --dialect="$PWD/damaged/beach.vdef" generic
  says "$1: with an error" "$2"
}
head -c $((size - 1)) packs/beach.vdef >damaged/beach.vdef
damage 'a cut pack' "the file is incomplete: $((size - 1)) of $size bytes are there"
{ head -c $((size - 9)) packs/beach.vdef; printf '\377\377\377\377\377\377\377\377\377'; } >damaged/beach.vdef
damage 'a changed pack' 'the definitions are damaged: the checksum is wrong'
{ printf 'VARVEDEF\004'; tail -c +10 packs/beach.vdef; } >damaged/beach.vdef
tap_status 'a pack of another version: the file is read' 0 translate --dialect-path=damaged generic
says 'with a warning' 'the definitions were compiled for another release of Varve: they have version 4, and this release reads version 3'
tap_status 'it is unsupported' 3 translate --dialect="$PWD/damaged/beach.vdef" generic
: >damaged/beach.vdef
tap_status 'an empty pack: the file is read' 0 translate --dialect-path=damaged generic
says 'also with a warning' 'this is no file of compiled definitions'

# An earlier version of the project reads blobs without what was added later.
mkdir later
cat >later/pack.mlir <<'TEXT'
module attributes {varve.project = "shore", varve.version = "2.1.0", varve.dialects = ["foam"]} {}
TEXT
cat >later/foam.irdl.mlir <<'TEXT'
irdl.dialect @foam attributes {varve.set = "own"} {
  irdl.operation @o attributes {varve.later = "b"} {
    %any = irdl.any
    irdl.attributes {"a" = %any, "b" = %any} {varve.optional = ["b"]}
  }
}
TEXT
tap_status 'a pack with a later property' 0 compile later/shore.vdef later/pack.mlir
echo '"foam.o"() <{a = 1 : i8}> : () -> ()' >early.mlir
echo '"foam.o"() <{a = 1 : i8, b = 2 : i8}> : () -> ()' >late.mlir
tap_status 'bytecode of the version of the pack' 0 translate --dialect-path=later --to=mlirbc -o now.mlirbc early.mlir
tap_status 'and of an earlier one' 0 translate --dialect-path=later --to=mlirbc --target=shore@2.0 -o before.mlirbc early.mlir
tap_ok 'which is shorter' test "$(wc -c <before.mlirbc)" -lt "$(wc -c <now.mlirbc)"
tap_status 'both are read' 0 translate --dialect-path=later before.mlirbc
tap_status 'the version of the pack as a target' 0 translate --dialect-path=later --to=mlirbc --target=shore@2.1 -o same.mlirbc early.mlir
tap_same 'changes nothing' now.mlirbc same.mlirbc
tap_status 'the earlier one lacks a property' 3 translate --dialect-path=later --to=mlirbc --target=shore@2.0 -o none.mlirbc late.mlir
says 'the error names it' "has the property 'b', which the target version of its dialect lacks"
tap_status 'a target is a release or a pack' 2 translate --dialect-path=later --target=none@1 early.mlir

# Listing.
dialect() { "$VARVE_DIALECT" "$@" --no-default-dialects --dialect-path=packs; }
tap_status 'list has packs' 0 dialect list
tap_ok 'with project, version and path' grep -q '^sand  *1  *1  *0  *0  beach 1\.2\.0, packs/beach\.vdef$' stdout
mkdir extended
echo 'irdl.dialect @d attributes {varve.set = "a"} { irdl.operation @o { } }' >extended/d.irdl.mlir
echo 'irdl.dialect @d attributes {varve.set = "b", varve.extends} { irdl.operation @p { } }' >extended/more.irdl.mlir
echo 'module attributes {varve.dialects = ["d", "more"]} {}' >extended/pack.mlir
tap_status 'a pack that adds to its dialect' 0 "$VARVE_DIALECT" compile -o extended/d.vdef extended/pack.mlir
tap_status 'is listed' 0 "$VARVE_DIALECT" list --no-default-dialects --dialect-path=extended
tap_ok 'with both operations' grep -q '^d  *2  *0  *0  *0  extended/d\.vdef$' stdout
tap_ok 'once' test "$(grep -c '^d ' stdout)" = 1
tap_status 'list has the contents of a dialect' 0 dialect list sand
prints 'its operation' 'operation sand.pour'
tap_status 'show finds an operation' 0 dialect show sand.pour
prints 'by name' 'operation sand.pour'
tap_status 'show finds no other' 1 dialect show sand.fling
mkdir alone
mv alone.vdef alone
tap_status 'a pack without project is listed' 0 "$VARVE_DIALECT" list --no-default-dialects --dialect-path=alone
tap_ok 'by its path' grep -q '^sand .* alone/alone\.vdef$' stdout
tap_status 'a damaged pack is listed with an error' 1 "$VARVE_DIALECT" list --no-default-dialects --dialect-path=damaged
says 'of its path' 'damaged/beach.vdef'
tap_done
