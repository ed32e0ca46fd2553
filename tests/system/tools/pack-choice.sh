#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Packs that define the same dialects: the one that fits the file is chosen, in each form of the file.
. "$top_srcdir/tests/tap.sh"

unset VARVE_DIALECT_PATH
cd "$tap_folder" || exit 1
translate() { "$VARVE_TRANSLATE" --no-default-dialects "$@"; }
# pack FOLDER NAME ATTRIBUTES compiles the definitions of FOLDER/NAME to FOLDER/NAME.vdef.
pack() {
  echo "module attributes {varve.dialects = [$4], varve.project = \"$3\"${5-}} {}" >"$1/$2/pack.mlir"
  "$VARVE_DIALECT" compile -o "$1/$2.vdef" "$1/$2/pack.mlir"
}

# Two projects with the dialect d. Their operations have other properties and formats.
mkdir -p two/p two/q
cat >two/p/d.irdl.mlir <<'END'
irdl.dialect @d attributes {varve.set = "p"} {
  irdl.operation @near attributes {varve.format = "$x `,` $value attr-dict"} {
    %i32 = irdl.is i32
    %value = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(x: %i32)
    irdl.attributes {"value" = %value}
  }
  irdl.operation @same attributes {varve.format = "`p` $size attr-dict"} {
    %size = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {"size" = %size}
  }
  irdl.operation @alike attributes {varve.format = "$x attr-dict"} { %i32 = irdl.is i32 irdl.operands(x: %i32) }
}
END
cat >two/q/d.irdl.mlir <<'END'
irdl.dialect @d attributes {varve.set = "q"} {
  irdl.operation @near attributes {varve.format = "`(` $x `,` $value (`,` `atol` $atol^)? `)` attr-dict"} {
    %i32 = irdl.is i32
    %value = irdl.any {varve.rule = "I32Attr"}
    %atol = irdl.any {varve.rule = "I8Attr"}
    irdl.operands(x: %i32)
    irdl.attributes {"atol" = %atol, "value" = %value} {varve.defaults = {atol = 1 : i8}}
  }
  irdl.operation @same attributes {varve.format = "`q` $size attr-dict"} {
    %size = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {"size" = %size}
  }
  irdl.operation @alike attributes {varve.format = "$x attr-dict"} { %i32 = irdl.is i32 irdl.operands(x: %i32) }
}
END
echo 'irdl.dialect @x { irdl.operation @o { } }' >two/p/x.irdl.mlir
echo 'irdl.dialect @y { irdl.operation @o { } }' >two/q/y.irdl.mlir
pack two p p '"d", "x"' && pack two q q '"d", "y"'

# Writes a text of one project in all forms, as that project means it.
forms() {
  for form in '--to=mlirbc:mlirbc' '--to=varve:varve' '--mlir-print-op-generic:generic.mlir' '--mlir-print-debuginfo:mlir'; do
    translate --dialect-path=two --dialect="$1" "${form%%:*}" -o "$2.${form#*:}" "$2.text"
  done
}
head='%0 = "builtin.unrealized_conversion_cast"() : () -> i32'
printf '%s d.near %%0, 3\n' "$head" >p.text
printf '%s d.near(%%0, 3)\n' "$head" >q.text
printf '%s d.near(%%0, 3) "x.o"() : () -> ()\n' "$head" >odd.text
printf '%s d.near %%0, 3 "x.o"() : () -> ()\n' "$head" >even.text
for name in p q odd even; do
  case $name in p | even) project=p ;; *) project=q ;; esac
  forms $project $name
  translate --dialect-path=two --dialect=$project $name.text >expected
  for form in mlir generic.mlir mlirbc varve; do
    tap_status "$name: the $form is read" 0 translate --dialect-path=two $name.$form
    tap_same "$name: the $form has the definitions that fit" expected stdout
    tap_empty "$name: the $form is read without a warning" stderr
    tap_status "$name: the $form is read by --strict" 0 translate --dialect-path=two --strict $name.$form
    tap_same "$name: the $form is then the same" expected stdout
  done
done

# Definitions that fit alike.
echo '"d.same"() <{size = 1 : i8}> : () -> ()' >same.mlir
translate --dialect-path=two --dialect=q --to=mlirbc -o same.mlirbc same.mlir
translate --dialect-path=two --dialect=q --to=varve -o same.varve same.mlir
for form in mlir varve; do
  tap_status "neither fits better: the $form is read" 0 translate --dialect-path=two same.$form
  tap_ok "the operation of the $form keeps its generic form" grep -q '"d.same"() <{size = 1 : i8}> : () -> ()' stdout
  says "the warning for the $form names both" "several packs define the dialect 'd' (p, q), and none was chosen"
done
tap_status 'bytecode that needs a definition is read with the first one' 0 translate --dialect-path=two --mlir-print-op-generic same.mlirbc
tap_ok 'because each reads the same' grep -q '"d.same"() <{size = 1 : i8}> : () -> ()' stdout
says 'the warning names both' "several packs define the dialect 'd' (p, q), and the file is the same with each: p was chosen"
tap_ok 'it is the only one' test "$(grep -c warning stderr)" = 1
printf '%s d.alike %%0\n' "$head" >alike.mlir
tap_status 'text that reads and prints the same with each is read' 0 translate --dialect-path=two alike.mlir
tap_ok 'with the definition of one' grep -q 'd.alike %0' stdout
says 'and a warning' "the file is the same with each: p was chosen; choose another one with --dialect=NAME"
printf '%s d.near[%%0]\n' "$head" >neither.mlir
tap_status 'text that fits neither is refused' 1 translate --dialect-path=two neither.mlir
says 'the warning names the packs' "several packs define the dialect 'd' (p, q), and none was chosen"
printf '%s "d.near"(%%0) <{value = 3 : i16}> : (i32) -> ()\n' "$head" >neither.mlir
tap_status 'generic text that fits neither is read' 0 translate --dialect-path=two neither.mlir
tap_ok 'as it is' grep -q '"d.near"(%0) <{value = 3 : i16}> : (i32) -> ()' stdout

# What a pack adds to a dialect that is built in is forgotten with it, and found again.
mkdir -p extended/p extended/q
cp two/p/*.irdl.mlir extended/p
cp two/q/*.irdl.mlir extended/q
cat >extended/p/arith.irdl.mlir <<'END'
irdl.dialect @arith attributes {varve.set = "p", varve.extends} {
  irdl.operation @added attributes {varve.format = "`by` `p` attr-dict"} { }
}
END
pack extended p p '"d", "x", "arith"' && pack extended q q '"d", "y"'
for name in p q; do
  { cat $name.mlir && echo 'arith.added by p'; } >added.mlir
  tap_status "$name: an added operation is read" 0 translate --dialect-path=extended added.mlir
  tap_ok "$name: by its definition" grep -q 'arith.added by p' stdout
  tap_empty "$name: without a warning" stderr
done

# A part of a file is read with the pack that has the other dialects of the file.
echo 'func.func @f(%a: i32) { d.near(%a, 3) return } func.func @g() { "y.o"() : () -> () return }' >part.text
translate --dialect-path=two --dialect=q --to=mlirbc -o part.mlirbc part.text
translate --dialect-path=two --dialect=q --to=varve --group-size=1 -o part.varve part.text
for form in text mlirbc varve; do
  tap_status "a part of the $form is read" 0 "$VARVE_EXTRACT" --no-default-dialects --dialect-path=two --symbol=f part.$form
  tap_ok "with the definitions that fit the $form" grep -q 'd.near(%' stdout
  tap_empty "without a warning about the $form" stderr
done

# Two files in one run of a program: what was chosen for the first counts for the second.
tap_status 'each part of a file chooses for itself' 0 translate --dialect-path=two --split-input-file --mlir-print-op-generic p.mlir

# Two versions of a pack, beside each other. The second one has one more property.
mkdir -p both/old both/new
cat >both/old/foam.irdl.mlir <<'END'
irdl.dialect @foam attributes {varve.set = "own", varve.version = "varint $major, varint $minor",
    varve.artifact = {dialect = "spume", producer = "Shore_v", newest = "1.0.0", bytecode = [["0.0.0", 6]]}} {
  irdl.operation @o attributes {varve.format = "`old` attr-dict"} {
    %any = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {"a" = %any} {varve.optional = ["a"]}
  }
  irdl.operation @same attributes {varve.format = "`old` attr-dict"} { }
}
END
sed 's/"a" = %any/"a" = %any, "b" = %any/; s/\["a"\]/["a", "b"]/; s/`old`/`new`/' both/old/foam.irdl.mlir >both/new/foam.irdl.mlir
pack both old shore '"foam"' ', varve.version = "1.4.0", varve.llvm = "22git"'
pack both new shore '"foam"' ', varve.version = "2.0.0", varve.llvm = "23git"'
for version in 1.4 2.0; do
  word=new other=old
  [ $version = 2.0 ] || { word=old other=new; }
  echo "foam.o $word {a = 1 : i8}" >foam.mlir
  tap_status "text of version $version is read" 0 translate --dialect-path=both foam.mlir
  tap_ok "by the format of $version" grep -q "foam.o $word" stdout
  tap_status "it becomes bytecode of version $version" 0 \
    translate --dialect-path=both --to=mlirbc --producer=tool -o "foam-$version.mlirbc" foam.mlir
  tap_status "which is read" 0 translate --dialect-path=both "foam-$version.mlirbc"
  tap_ok "by the layouts of $version" grep -q "foam.o $word" stdout
  tap_empty "without a warning, $version" stderr
  tap_status "it is refused by the other version" 1 \
    translate --dialect-path=both --dialect=shore@$([ $version = 2.0 ] && echo 1.4 || echo 2.0) "foam-$version.mlirbc"
done
echo '"foam.same"() : () -> ()' >foam.mlir
tap_status 'generic text that fits both is read' 0 translate --dialect-path=both foam.mlir
tap_ok 'by the highest version' grep -q 'foam.same new' stdout
for case in tool:new Shore_v1.0.0:old Shore_v1.4.0:old Shore_v1.4.1:new Shore_v3.0.0:new \
  MLIR22.0.0git:old MLIR23.0.0git:new MLIR24.0.0git:new; do
  translate --dialect-path=both --to=mlirbc --producer="${case%:*}" -o foam.mlirbc foam.mlir
  tap_status "bytecode of ${case%:*} is read" 0 translate --dialect-path=both foam.mlirbc
  tap_ok "the producer ${case%:*} chooses the version" grep -q "foam.same ${case#*:}" stdout
done

# A pack that builds on an earlier version: its modules are read and written so.
mkdir -p base/shore base/boat base/early
cp both/new/foam.irdl.mlir base/shore
sed -i 's/@o attributes {/@o attributes {varve.later = "b", /' base/shore/foam.irdl.mlir
cat >base/boat/boat.irdl.mlir <<'END'
irdl.dialect @boat attributes {varve.set = "own"} {
  irdl.operation @o { }
  irdl.operation @row attributes {varve.later = "b"} {
    %any = irdl.any
    irdl.attributes {"a" = %any, "b" = %any} {varve.optional = ["a", "b"]}
  }
}
END
pack base shore shore '"foam"' ', varve.version = "2.0.0"'
pack base boat boat '"boat"' ', varve.version = "1", varve.builds_on = "shore@1.4"'
echo '"foam.o"() <{a = 1 : i8}> : () -> ()' >alone.mlir
cat alone.mlir - >with.mlir <<'END'
"boat.o"() : () -> ()
END
translate --dialect-path=base --to=mlirbc --target=shore@1.4 -o older.mlirbc with.mlir
translate --dialect-path=base --to=mlirbc --target=shore@2.0 -o newest.mlirbc with.mlir
translate --dialect-path=base --to=mlirbc -o with.mlirbc with.mlir
tap_same 'a module of a pack that builds on an earlier version is written for it' older.mlirbc with.mlirbc
tap_ok 'which is not the newest' test "$(wc -c <older.mlirbc)" -lt "$(wc -c <newest.mlirbc)"
translate --dialect-path=base --to=mlirbc --target=shore@2.0 -o newest.mlirbc alone.mlir
translate --dialect-path=base --to=mlirbc -o alone.mlirbc alone.mlir
tap_same 'other modules are written for the newest' newest.mlirbc alone.mlirbc
translate --dialect-path=base --to=mlirbc --target=shore@2.0 -o newest.mlirbc with.mlir
translate --dialect-path=base --to=mlirbc -o again.mlirbc newest.mlirbc
tap_same 'what was read from bytecode is written as it was' newest.mlirbc again.mlirbc
cat with.mlir - >later.mlir <<'END'
"foam.o"() <{b = 2 : i8}> : () -> ()
END
tap_status 'an operation with a later property keeps it' 0 translate --dialect-path=base --to=mlirbc -o later.mlirbc later.mlir
tap_status 'and is read again' 0 translate --dialect-path=base --mlir-print-op-generic later.mlirbc
tap_ok 'with its property' grep -q '"foam.o"() <{b = 2 : i8}>' stdout
cat alone.mlir - >row.mlir <<'END'
"boat.row"() <{b = 2 : i8}> : () -> ()
END
tap_status 'a target is one of its project' 0 translate --dialect-path=base --to=mlirbc --target=shore@1.4 -o row.mlirbc row.mlir
tap_status 'and of what its pack builds on' 3 translate --dialect-path=base --to=mlirbc --target=boat@1 -o none.mlirbc later.mlir
says 'which the error names' "'foam.o' has the property 'b', which the target version of its dialect lacks"
tap_status 'an earlier version of it is another target' 3 \
  translate --dialect-path=base --to=mlirbc --target=boat@0.9 -o none.mlirbc row.mlir
says 'which lacks a property' "'boat.row' has the property 'b', which the target version of its dialect lacks"
mkdir -p base/old
cp both/old/foam.irdl.mlir base/old
pack base old shore '"foam"' ', varve.version = "1.4.2"'
echo '"foam.same"() : () -> () "boat.o"() : () -> ()' >with.mlir
for form in generic mlirbc varve; do
  case $form in generic) cp with.mlir with.generic ;; *) translate --dialect-path=base --to=$form -o with.$form with.mlir ;; esac
  tap_status "with both versions, the $form is read" 0 translate --dialect-path=base with.$form
  tap_ok "with the version that the other pack builds on, $form" grep -q 'foam.same old' stdout
done

# StableHLO 1.17, whose custom_call lacks a property, beside the pack of StableHLO and that of Shardy, which builds on it.
mkdir -p hlo/earlier alone
packs=$top_builddir/dialects
cp "$packs/stablehlo.vdef" "$packs/shardy.vdef" hlo
cp "$packs/stablehlo.vdef" "$packs/shardy.vdef" alone
cp "$top_srcdir"/dialects/stablehlo/*.irdl.mlir "$top_srcdir"/dialects/stablehlo/vhlo.upgrade.mlir hlo/earlier
sed 's/varve.version = .*/varve.version = "1.17.0",/; s/varve.llvm = .*/varve.llvm = "23git",/' \
  "$top_srcdir/dialects/stablehlo/pack.mlir" >hlo/earlier/pack.mlir
awk '/varve.later = "result_tilings"/ || /"result_tilings" = / { sub(/,$/, "", held); next }
  /%result_tilings = / { next }
  { sub(/, "result_tilings"\]/, "]"); if (NR > 1) print held; held = $0 }
  END { print held }' "$top_srcdir/dialects/stablehlo/stablehlo.irdl.mlir" >earlier.irdl.mlir
cp -f earlier.irdl.mlir hlo/earlier/stablehlo.irdl.mlir
tap_status 'an earlier StableHLO' 0 "$VARVE_DIALECT" compile -o hlo/earlier.vdef hlo/earlier/pack.mlir
cat >call.mlir <<'END'
%0 = "builtin.unrealized_conversion_cast"() : () -> tensor<2xf32>
%1 = "stablehlo.custom_call"(%0) <{call_target_name = "f"}> : (tensor<2xf32>) -> tensor<2xf32>
END
sed 's/"f"/"f", result_tilings = [[dense<8> : tensor<1xindex>]]/' call.mlir >tiled.mlir
cat call.mlir - >sharded.mlir <<'END'
"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2]>, sym_name = "m"}> : () -> ()
END
tap_status 'a property of StableHLO 1.20 is read beside 1.17' 0 translate --dialect-path=hlo tiled.mlir
tap_ok 'and printed' grep -q 'result_tilings = ' stdout
tap_ok 'without a warning about it' sh -c '! grep -q warning stderr'
tap_status '1.17 alone lacks it' 0 translate --dialect-path=hlo --dialect=stablehlo@1.17 tiled.mlir
says 'the warning says so' "'result_tilings' of 'stablehlo.custom_call': the operation has no such property"
for release in 23 24; do
  version=1.17
  [ $release = 23 ] || version=1.20
  translate --dialect-path=hlo --dialect=stablehlo@$version --to=mlirbc --producer=MLIR$release.0.0git -o $release.mlirbc call.mlir
  tap_status "bytecode of $version is read beside another version" 0 \
    translate --dialect-path=hlo --to=mlirbc --producer=MLIR$release.0.0git -o again.mlirbc $release.mlirbc
  tap_same "$version: it is written again" $release.mlirbc again.mlirbc
done
tap_ok 'their layouts differ' test "$(wc -c <23.mlirbc)" -lt "$(wc -c <24.mlirbc)"
for path in hlo alone; do
  translate --dialect-path=$path --to=mlirbc --target=stablehlo@1.17 -o target.mlirbc sharded.mlir
  tap_status "a module of Shardy is written, $path" 0 translate --dialect-path=$path --to=mlirbc -o sharded.mlirbc sharded.mlir
  tap_same "with the layouts of StableHLO 1.17, $path" target.mlirbc sharded.mlirbc
done
translate --dialect-path=alone --to=mlirbc --target=stablehlo@1.20 -o target.mlirbc sharded.mlir
tap_ok 'or with those of another version on request' test "$(wc -c <sharded.mlirbc)" -lt "$(wc -c <target.mlirbc)"

# Nothing in this module has a layout of its own in one of the two states of LLVM 24, but its text is of the later one.
mkdir -p state/r
cat >state/r/r.irdl.mlir <<'END'
irdl.dialect @r attributes {varve.set = "r"} { irdl.operation @op }
END
pack state r "R" '"r"' ', varve.era = "llvm24-2026-08"'
printf '"r.op"() {a = #gpu.dim<x>} : () -> ()\n' >state.mlir
translate --dialect-path=state --to=mlirbc --producer=MLIR24.0.0git -o state.mlirbc state.mlir
tap_ok 'bytecode has the text of a state of LLVM 24' grep -qa '#gpu.dim<x>' state.mlirbc
for input in state.mlirbc - ; do
  tap_status "the pack of its dialect chooses the state, $input" 0 translate --dialect-path=state "$input" <state.mlirbc
  tap_ok 'the attribute is read' grep -qF 'a = #gpu.dim<x>' stdout
done

# The names of files in locations look like those of operations.
mkdir state/a
cat >state/a/random.irdl.mlir <<'END'
irdl.dialect @random attributes {varve.set = "a"} { irdl.operation @op }
END
pack state a "A" '"random"' ', varve.era = "llvm24-2026-07"'
for file in lib/random.py random.py; do
  printf '"r.op"() {a = #gpu.dim<x>} : () -> () loc("%s":1:1)\n' $file >state.mlir
  tap_status "$file names no dialect" 0 translate --dialect-path=state state.mlir
  tap_ok "$file: the attribute is read" grep -qF 'a = #gpu.dim<x>' stdout
done

# Strings of bytecode may be the names of dialects, too.
printf '"r.op"() {a = #gpu.dim<x>, b = "random"} : () -> ()\n' >state.mlir
translate --dialect-path=state --to=mlirbc --producer=MLIR24.0.0git -o state.mlirbc state.mlir
tap_status 'a string names no dialect' 0 translate --dialect-path=state state.mlirbc
tap_ok 'the attribute is read from bytecode' grep -qF 'a = #gpu.dim<x>, b = "random"' stdout
# Versions of a project with other dialects: one version is taken for all of them.
mkdir -p versions/old versions/new
for version in old new; do
  cat >versions/$version/e.irdl.mlir <<END
irdl.dialect @e attributes {varve.set = "$version"} {
  irdl.operation @o attributes {varve.format = "attr-dict"} {
    %size = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {"$version" = %size} {varve.defaults = {$version = 1 : i8}}
  }
}
END
done
echo 'irdl.dialect @gone { irdl.operation @o { } }' >versions/old/gone.irdl.mlir
pack versions old project '"e", "gone"' ', varve.version = "1"'
pack versions new project '"e"' ', varve.version = "2"'
echo 'e.o' >plain.mlir
printf 'e.o\n"gone.o"() : () -> ()\n' >mixed.mlir
translate --dialect-path=versions --mlir-print-op-generic plain.mlir >plain.generic
translate --dialect-path=versions --mlir-print-op-generic mixed.mlir >mixed.generic
tap_ok 'the newest version is taken' grep -q '"e.o"() <{new = 1 : i8}>' plain.generic
tap_ok 'a dialect that only an older version has is taken with all others of that version' grep -q '"e.o"() <{old = 1 : i8}>' mixed.generic
tap_done
