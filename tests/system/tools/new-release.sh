#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A new release costs no C. A copy of the source tree gets rows for an invented one, LLVM 25: three operations changed, one
# came, and builtin got a type with a code in bytecode. What follows from the rows is compiled and linked with the objects
# of the build folder. The new tool reads, writes, upgrades and downgrades modules of the release.
# Kind: tree
. "$top_srcdir/tests/tap.sh"

knowledge=$top_builddir/.libs/libvarve-knowledge.a engine=$top_builddir/.libs/libvarve-engine.a
depended=$(find "$top_builddir/src" -name '*.Plo' -exec grep -lF base/eras.def {} + 2>/dev/null)
test -n "$depended" && test -f "$engine" || tap_skip_all 'the build folder has no objects with dependencies'
copy=$tap_folder/copy
mkdir "$copy"
for name in src include dialects build-aux; do cp -R "$top_srcdir/$name" "$copy/$name"; done
chmod -R u+w "$copy"

# --- The rows

row='VARVE_ERA(LLVM25, "llvm25-dev", "llvm25-dev", LLVM24_2026_09, "an invented state of the main branch", true, 6)'
sed -i "/^VARVE_DEFAULT(/ i $row" "$copy/src/base/eras.def"

set=$copy/dialects/llvm25-dev
mkdir "$set"
# dialect NAME [FACT]: the rest of the definition is the input.
dialect() {
  { printf 'irdl.dialect @%s attributes {varve.set = "llvm25-dev", varve.base = "llvm24-2026-09"%s} {\n' "$1" "${2-}"
    cat
    echo '}'; } >"$set/$1.irdl.mlir"
}
# Changed: arith.andi has another form and a new property. New: arith.noti.
dialect arith <<'EOF'
  irdl.operation @andi attributes {
    varve.format = "(`disjoint` $disjoint^)? $lhs `and` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = ["type($lhs) = type($result)", "type($rhs) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %disjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(lhs: %lhs, rhs: %rhs)
    irdl.results(result: %result)
    irdl.attributes {"disjoint" = %disjoint} {
      varve.optional = ["disjoint"]
    }
  }
  irdl.operation @noti attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand) = type($result)"]
  } {
    %operand = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(operand: %operand)
    irdl.results(result: %result)
  }
EOF
# Changed: the message of cf.assert has another name.
dialect cf <<'EOF'
  irdl.operation @assert attributes {
    varve.format = "$arg `message` $message attr-dict",
    varve.traits = ["MemoryEffectsOpInterface"],
    varve.let = ["type($arg) = i1"]
  } {
    %arg = irdl.any {varve.rule = "I1"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(arg: %arg)
    irdl.attributes {"message" = %message}
  }
EOF
# Changed: math.cbrt has another name.
dialect math ', varve.removes = ["operation math.cbrt"]' <<'EOF'
  irdl.operation @cuberoot attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = ["type($operand) = type($result)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(operand: %operand)
    irdl.results(result: %result)
  }
EOF
dialect builtin <<'EOF'
  irdl.type @span attributes {
    varve.format = "`<` $elementType `>`",
    varve.codes = [[33, "type $elementType"]]
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(elementType: %elementType)
  }
EOF
cat >"$copy/dialects/upgrades/cf.irdl.mlir" <<'EOF'
irdl.dialect @cf attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {from = "llvm24-2026-09", count = "branch", operation = "cf.assert", move = {msg = "message"}} : () -> ()
}
EOF
sed -i '$ i \  "varve.upgrade"() {from = "llvm24-2026-09", count = "arith", rename = {"math.cbrt" = "math.cuberoot"}} : () -> ()' \
  "$copy/dialects/upgrades/math.irdl.mlir"

# --- The build

for name in src include dialects build-aux; do
  diff -rq "$top_srcdir/$name" "$copy/$name"
done | grep -v 'builtin_sets.inc$' >"$tap_folder/differences"
tap_empty 'only rows differ' "$(grep -v '\.def differ$\|\.mlir differ$\|: llvm25-dev$\|: cf\.irdl\.mlir$' \
  "$tap_folder/differences" >"$tap_folder/others"; echo "$tap_folder/others")"

compile() { $CC -O0 -std=c11 -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64 -DHAVE_CONFIG_H -I"$tap_folder" -I"$top_builddir" \
  -I"$copy" -I"$copy/src" -I"$copy/include" "$@"; }
build() {
  cd "$tap_folder" || return
  mkdir dialects objects
  # A build folder may have what it knew of sources that are gone.
  set -- $(echo "$depended" | sed "s,^$top_builddir/\(.*\)\.deps/\(.*\)\.Plo\$,$copy/\1\2.c," |
    while read -r source; do test ! -f "$source" || echo "$source"; done)
  (cd objects && compile -c "$@") || return
  compile -o compile-definitions "$copy/build-aux/compile-definitions.c" objects/*.o "$knowledge" "$engine" -lzstd -lxxhash || return
  ./compile-definitions dialects/builtin_sets.inc "$copy"/dialects/llvm*/*.irdl.mlir "$copy"/dialects/std*/*.irdl.mlir \
    "$copy"/dialects/test/*.irdl.mlir "$copy"/dialects/upgrades/*.irdl.mlir || return
  (cd objects && compile -c "$copy/dialects/known.c") || return
  compile -o varve-translate "$top_builddir"/tools/varve_translate-*.o "$top_builddir"/tools/*/varve_translate-*.o \
    objects/*.o "$knowledge" "$engine" -lzstd -lxxhash
}
tap_ok 'the library with the rows' build
translate() { "$tap_folder/varve-translate" --no-implicit-module "$@"; }

# --- Its modules

cd "$tap_folder" || exit 1
new() { "$tap_folder/varve-translate" "$@"; }
cat >new.mlir <<'EOF'
module {
  func.func @f(%arg0: i32, %arg1: i1, %arg2: f32, %arg3: !builtin.span<i8>) -> i32 {
    %0 = arith.andi disjoint %arg0 and %arg0 : i32
    %1 = arith.noti %0 : i32
    cf.assert %arg1 message "wrong"
    %2 = math.cuberoot %arg2 : f32
    return %1 : i32
  }
}

EOF
cat >new.generic <<'EOF'
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1, f32, !builtin.span<i8>) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i1, %arg2: f32, %arg3: !builtin.span<i8>):
    %0 = "arith.andi"(%arg0, %arg0) <{disjoint}> : (i32, i32) -> i32
    %1 = "arith.noti"(%0) : (i32) -> i32
    "cf.assert"(%arg1) <{message = "wrong"}> : (i1) -> ()
    %2 = "math.cuberoot"(%arg2) : (f32) -> f32
    "func.return"(%1) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

EOF
cat >both.new <<'EOF'
module {
  func.func @f(%arg0: i32, %arg1: i1, %arg2: f32) -> i32 {
    %0 = arith.andi %arg0 and %arg0 : i32
    cf.assert %arg1 message "wrong"
    %1 = math.cuberoot %arg2 : f32
    return %0 : i32
  }
}

EOF
cat >both.22 <<'EOF'
module {
  func.func @f(%arg0: i32, %arg1: i1, %arg2: f32) -> i32 {
    %0 = arith.andi %arg0, %arg0 : i32
    cf.assert %arg1, "wrong"
    %1 = math.cbrt %arg2 : f32
    return %0 : i32
  }
}

EOF

# same NAME EXPECTED OPTION...: what is printed.
same() {
  name=$1 expected=$2
  shift 2
  new "$@" >got 2>errors || cat errors >>got
  tap_same "$name" "$expected" got
}
same 'custom text is printed back' new.mlir --era=llvm25-dev new.mlir
same 'its generic form' new.generic --era=llvm25-dev --mlir-print-op-generic new.mlir
same 'generic text is read' new.mlir --era=llvm25-dev new.generic

sed 's/, %arg3: !builtin.span<i8>//' new.mlir >shown.mlir
same 'an operation shows the release of a text' shown.mlir shown.mlir
tap_ok 'and a note names it' grep -q 'note: read as LLVM 25-dev because of arith.andi; ' errors
grep -v andi shown.mlir | sed 's/%0/%arg0/; s/%1/%0/; s/%2/%1/' >added.mlir
same 'so does one that came' added.mlir added.mlir
tap_ok 'which the note names' grep -q 'because of arith.noti; ' errors
grep -v assert added.mlir >few.mlir

tap_status 'bytecode is written' 0 new --era=llvm25-dev --to=mlirbc --producer=MLIR25.0.0git -o new.mlirbc new.mlir
same 'and read by its producer' new.mlir new.mlirbc
tap_ok 'which a note names' grep -q 'because of its producer MLIR25.0.0git' errors
tap_ok 'the type has a code' sh -c '! grep -aq "builtin.span" new.mlirbc'
tap_status 'a container is written' 0 new -o new.varve few.mlir
same 'and read' few.mlir new.varve
tap_status 'also of a type that came' 0 new --era=llvm25-dev -o type.varve new.mlir
same 'which is read, too' new.mlir type.varve
tap_status 'LLVM 24 has no such release' 3 "$VARVE_TRANSLATE" --era=llvm24-2026-09 new.mlirbc
says 'and no such definitions' "properties of 'func.func' by MLIR25.0.0git fit no known release"

same 'a module is upgraded to LLVM 22' both.22 --upgrade both.new
same 'and targets it' both.22 --target=llvm22 both.new
same 'a module of LLVM 22 targets the release' both.new --target=llvm25-dev both.22
same 'and is what it was' both.new --era=llvm24-2026-09 --target=llvm25-dev both.22
tap_status 'what LLVM 22 lacks is rejected' 3 new --target=llvm22 shown.mlir
says 'a property' "operation 'arith.andi' cannot be converted to llvm22: it has no attribute 'disjoint' there"
says 'an operation' "operation 'arith.noti' cannot be converted to llvm22: there is no such operation"
tap_status 'also a type' 3 new --era=llvm25-dev --target=llvm22 new.mlir
says 'of builtin' "there is no type '!builtin.span'"
tap_done
