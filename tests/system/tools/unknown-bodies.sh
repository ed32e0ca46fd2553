#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Types and attributes that no definition describes: aliases and blanks in their text, and memrefs with foreign layouts.
. "$top_srcdir/tests/tap.sh"
cd "$tap_folder" || exit 1

# forms NAME FILE: all forms of the module print FILE.
forms() {
  for form in mlirbc varve; do
    "$VARVE_TRANSLATE" --to=$form -o module.$form "$2"
    tap_status "$1: $form is read" 0 "$VARVE_TRANSLATE" module.$form
    tap_same "$1: $form holds the module" "$2" stdout
  done
  tap_status "$1: the generic form is read" 0 "$VARVE_TRANSLATE" --mlir-print-op-generic "$2"
  cp stdout generic.mlir
  tap_status "$1: and printed" 0 "$VARVE_TRANSLATE" generic.mlir
  tap_same "$1: as the same module" "$2" stdout
}

cat >aliases.mlir <<'EOT'
#mma = #own.nvidia_mma<{versionMajor = 3}>
#map = affine_map<(d0) -> (d0)>
#twice = #own.pair<#mma, {x = #mma}>
!word = i32
"x.y"() {a = #own.slice<{parent = #mma, m = #map, s = "#mma \"#mma", u = #unknown, t = !word, o = #other.mma}>} : () -> ()
"x.z"() {b = #twice, c = #mma} : () -> tensor<4xf32, #own<slice<{ parent = #mma}>>>
EOT
cat >expected.mlir <<'EOT'
module {
  "x.y"() {a = #own.slice<{parent = #own.nvidia_mma<{versionMajor = 3}>, m = affine_map<(d0) -> (d0)>, s = "#mma \"#mma", u = #unknown, t = i32, o = #other.mma}>} : () -> ()
  %0 = "x.z"() {b = #own.pair<#own.nvidia_mma<{versionMajor = 3}>, {x = #own.nvidia_mma<{versionMajor = 3}>}>, c = #own.nvidia_mma<{versionMajor = 3}>} : () -> tensor<4xf32, #own.slice<{ parent = #own.nvidia_mma<{versionMajor = 3}>}>>
}

EOT
tap_status 'aliases in the text of an unknown attribute are read' 0 "$VARVE_TRANSLATE" aliases.mlir
tap_same 'and printed as what they stand for' expected.mlir stdout
forms aliases expected.mlir
cat >own.irdl.mlir <<'EOT'
irdl.dialect @own attributes {varve.set = "own"} {
  irdl.attribute @nvidia_mma attributes {varve.format = "`<` struct(params) `>`"} {
    %number = irdl.any {varve.rule = "i64"}
    irdl.parameters(versionMajor: %number)
  }
  irdl.attribute @slice attributes {varve.format = "`<` struct(params) `>`"} {
    %any = irdl.any {varve.rule = "attribute"}
    irdl.parameters(parent: %any)
  }
}
EOT
printf '%s\n' '#mma = #own.nvidia_mma<versionMajor = 3>' '"x.y"() {a = #own.slice<parent = #mma>} : () -> ()' >later.mlir
"$VARVE_TRANSLATE" later.mlir -o later-printed.mlir
tap_status 'what is printed without the definition can be read with it' 0 \
  "$VARVE_TRANSLATE" --dialect=own.irdl.mlir later-printed.mlir
# Each alias doubles the text.
{
  echo '#a0 = #u.a<xxxxxxxxxxxxxxxx>'
  for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do echo "#a$i = #u.a<#a$((i - 1)), #a$((i - 1))>"; done
} >long.mlir
tap_status 'aliases that double the text are bounded' 1 "$VARVE_TRANSLATE" long.mlir
says 'with the name of the alias' "is too long for this body"

cat >blanks.mlir <<'EOT'
func.func @f(%a: !u.t<a,  b = "x  y">) {
  "x.use"(%a) : (!u.t< a, b="x  y" >) -> ()
  %0 = "x.later"(%1) : (tensor<2x!u.t<c d>>) -> i32
  %1 = "x.make"() : () -> tensor<2x!u.t<c
    d>>
  return
}
EOT
tap_status 'texts of one type that differ in blanks are the same type' 0 "$VARVE_TRANSLATE" --no-verify blanks.mlir
prints 'printed as at the definition of the value' '    "x.use"(%arg0) : (!u.t<a,  b = "x  y">) -> ()'
sed 's/b="x  y" >/b="x y" >/' blanks.mlir >string.mlir
tap_status 'blanks in a string count' 1 "$VARVE_TRANSLATE" string.mlir
sed 's/!u.t<c d>/!u.t<cd>/' blanks.mlir >words.mlir
tap_status 'two words are not one' 1 "$VARVE_TRANSLATE" words.mlir
says 'and the message has both types' "is of type 'tensor<2x!u.t<c"

cat >memrefs.mlir <<'EOT'
module {
  func.func private @layouts(memref<4xf32, #u.layout<x>>, memref<4x5xf32, #u.shard<4, 1>, #u.space<l1>>, memref<?xf32, #u.layout<x>, 3>, memref<*xf32, #u.space>)
}

EOT
tap_status 'memrefs with layouts and spaces of unknown dialects are read' 0 "$VARVE_TRANSLATE" memrefs.mlir
tap_same 'and printed' memrefs.mlir stdout
forms memrefs memrefs.mlir
echo 'func.func private @f(memref<4xf32, #u.a, #u.b, #u.c>)' >three.mlir
tap_status 'a third attribute is rejected' 1 "$VARVE_TRANSLATE" three.mlir
says 'as a second memory space' 'a memref has one memory space only'
echo 'func.func private @f(memref<4xf32, #gpu.address_space<workgroup>, 3>)' >own.mlir
tap_status 'no attribute of LLVM becomes a layout' 1 "$VARVE_TRANSLATE" own.mlir
cat >u.irdl.mlir <<'EOT'
irdl.dialect @u attributes {varve.set = "u"} {
  irdl.attribute @layout attributes {varve.format = "`<` $name `>`", varve.traits = ["MemRefLayoutAttrInterface"]} {
    %name = irdl.any {varve.rule = "string"}
    irdl.parameters(name: %name)
  }
}
EOT
echo 'func.func private @f(memref<4xf32, #u.layout<"x">>, memref<*xf32, #u.layout<"x">>)' >unranked.mlir
tap_status 'a definition can say that an attribute is a layout' 1 "$VARVE_TRANSLATE" --dialect=u.irdl.mlir unranked.mlir
says 'which an unranked memref lacks' 'an unranked memref cannot have a layout'
tap_done
