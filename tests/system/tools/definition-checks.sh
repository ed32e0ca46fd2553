#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The verifier checks what loaded definitions say of operands, results and attributes: definitions of users, and packs that are found by
# their names; in text, bytecode and .varve.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# rejects NAME MESSAGE [OPTION]... FILE: in all forms.
rejects() {
  name=$1
  message=$2
  shift 2
  for form in mlir mlirbc varve; do
    generic=
    test "$form" != mlir || generic=--mlir-print-op-generic
    # shellcheck disable=SC2086
    tap_status "$name, $form: is written unverified" 0 "$translate" --no-verify $generic --to="$form" "$@" -o "unverified.$form"
    last=
    for argument; do last=$argument; done
    options=
    for argument; do test "$argument" = "$last" || options="$options $argument"; done
    # shellcheck disable=SC2086
    tap_status "$name, $form: is rejected" 1 "$translate" $options "unverified.$form"
    tap_finds "$name, $form: with the rule" "$message" stderr
  done
}

cat >shop.irdl.mlir <<'END'
irdl.dialect @shop attributes {varve.set = "shop1"} {
  "varve.enum"() {sym_name = "Size", storage = i32, cases = [["small", 0 : i32], ["large", 1 : i32]]} : () -> ()
  irdl.type @crate {}
  irdl.operation @pack attributes {varve.format = "$items attr-dict `:` type($items) `->` type($out)"} {
    %item = irdl.any {varve.rule = "AnyOf<I32, TensorOf<F32>>"}
    %crate = irdl.base @shop::@crate
    %size = irdl.any {varve.rule = "enum<@Size>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(items: variadic %item)
    irdl.results(out: %crate)
    irdl.attributes {"size" = %size, "label" = %label} {varve.optional = ["label"]}
  }
  irdl.operation @either attributes {varve.format = "$x attr-dict `:` type($x)"} {
    %0 = irdl.is i32
    %1 = irdl.any {varve.rule = "F32"}
    %2 = irdl.any_of(%0, %1)
    irdl.operands(x: %2)
  }
  irdl.operation @strange attributes {varve.format = "$x attr-dict `:` type($x)"} {
    %x = irdl.any {varve.rule = "Implements<\"ShopType\">"}
    irdl.operands(x: %x)
  }
  irdl.operation @same attributes {varve.format = "$a `,` $b attr-dict `:` type(operands)",
      varve.traits = ["AllTypesMatch< a , b >"]} {
    %0 = irdl.any
    irdl.operands(a: %0, b: %0)
  }
}
irdl.dialect @yard {
  irdl.operation @move {
    %x = irdl.any {varve.rule = "I32"}
    irdl.operands(x: %x)
  }
}
END
shop=--dialect=shop.irdl.mlir
cat >good.mlir <<'END'
%0:4 = "test.op"() : () -> (i32, f32, tensor<2xf32>, !shop.crate)
%1 = shop.pack %0#0, %0#2 {size = 1 : i32, label = "a"} : i32, tensor<2xf32> -> !shop.crate
shop.either %0#0 : i32
shop.either %0#1 : f32
shop.strange %0#1 : f32
shop.same %0#0, %0#0 : i32, i32
"yard.move"(%0#0) : (i32) -> ()
END
for form in mlir mlirbc varve; do
  tap_status "what meets its rules is accepted, $form" 0 "$translate" $shop --to=$form good.mlir -o "good.$form"
  tap_status "and read, $form" 0 "$translate" $shop "good.$form"
  tap_empty "without a word, $form" stderr
done

# case NAME MESSAGE TEXT
case_() {
  printf '%s\n%s\n' '%0:3 = "test.op"() : () -> (i32, f64, !shop.crate)' "$3" >bad.mlir
  rejects "$1" "$2" $shop bad.mlir
}
case_ 'an operand' "'shop.pack' op operand #1 must be variadic of AnyOf<I32, TensorOf<F32>>, but got 'f64'" \
  '%1 = shop.pack %0#0, %0#1 {size = 1 : i32} : i32, f64 -> !shop.crate'
case_ 'a result' "'shop.pack' op result #0 must be !shop.crate, but got 'i32'" '%1 = shop.pack %0#0 {size = 1 : i32} : i32 -> i32'
case_ 'an attribute' "'shop.pack' op attribute 'label' failed to satisfy constraint: StrAttr" \
  '%1 = shop.pack %0#0 {size = 1 : i32, label = 5 : i32} : i32 -> !shop.crate'
case_ 'a case of an enum' "'shop.pack' op attribute 'size' failed to satisfy constraint: enum<@Size>" \
  '%1 = shop.pack %0#0 {size = 2 : i32} : i32 -> !shop.crate'
case_ 'an alternative' "'shop.either' op operand #0 must be any of i32, F32, but got 'f64'" 'shop.either %0#1 : f64'
case_ 'a trait with blanks' "'shop.same' op failed to verify that all of {a, b} have same type" 'shop.same %0#0, %0#1 : i32, f64'
printf '%s\n' '%0 = "test.op"() : () -> f64' '"yard.move"(%0) : (f64) -> ()' >bad.mlir
tap_status 'a rule of a dynamic dialect' 1 "$translate" $shop bad.mlir
tap_finds 'is checked' "bad.mlir:2:1: error: 'f64' does not satisfy the rule I32" stderr

cat >traits.irdl.mlir <<'END'
irdl.dialect @traits attributes {varve.set = "own"} {
  irdl.operation @one attributes {varve.traits = ["AllTypeMatch<a, b>", "Pure"]} {
    %0 = irdl.any
    irdl.operands(a: %0, b: %0)
  }
}
END
tap_status 'an unknown trait is no fault' 0 "$VARVE_DIALECT" check traits.irdl.mlir
tap_finds 'but reported' "warning: unknown trait 'AllTypeMatch' of the operation 'traits.one': nothing is checked for it" stderr
tap_ok 'alone' test "$(wc -l <stderr)" -eq 1

packs=$top_builddir/dialects
if test ! -f "$packs/stablehlo.vdef"; then
  tap_skip 'packs are checked' 'the packs are not compiled'
  tap_done
fi
packs=$(cd "$packs" && pwd)
# found NAME MESSAGE: reads the module from standard input.
found() {
  cat >bad.mlir
  rejects "$1" "$2" "--dialect-path=$packs" bad.mlir
}
found 'a direction that is text' "'stablehlo.compare' op attribute 'comparison_direction' failed to satisfy constraint: #stablehlo.comparison_direction" <<'END'
func.func @f(%a: tensor<4xf32>) {
  %0 = "stablehlo.compare"(%a, %a) <{comparison_direction = "x"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}
END
found 'a dimension that is text' "'stablehlo.iota' op attribute 'iota_dimension' failed to satisfy constraint: AllOf<I64Attr, IntNonNegative>" <<'END'
func.func @f() {
  %0 = "stablehlo.iota"() <{iota_dimension = "x"}> : () -> tensor<4xi32>
  return
}
END
found 'an integer for a tensor' "'stablehlo.abs' op operand #0 must be RankedTensorOf<" <<'END'
func.func @f(%a: i32) {
  %0 = "stablehlo.abs"(%a) : (i32) -> i32
  return
}
END
found 'an integer for a pointer' "'tt.store' op operand #0 must be AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>, but got 'i32'" <<'END'
func.func @f(%a: i32) {
  "tt.store"(%a, %a) : (i32, i32) -> ()
  return
}
END
# Triton 3.1 has no such load.
found 'a violation is no reason to take a version that fits less' "'tt.addptr' op operand #0 must be AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>, but got 'i32'" <<'END'
func.func @f(%d: !tt.tensordesc<4xf32>, %i: i32) {
  %0 = "tt.addptr"(%i, %i) : (i32, i32) -> i32
  %1 = "tt.descriptor_load"(%d, %i) : (!tt.tensordesc<4xf32>, i32) -> tensor<4xf32>
  return
}
END
cat >old.mlir <<'END'
func.func @f(%a: i32) {
  %0 = "stablehlo.abs"(%a) : (i32) -> i32
  %1 = "stablehlo.dot"(%a) : (i32) -> i32
  return
}
END
tap_status 'an operation of another shape shows another version' 0 "$translate" "--dialect-path=$packs" old.mlir
tap_finds 'whose constraints may differ, too' "; the operation keeps its generic form [definition.operand]" stderr
tap_done
