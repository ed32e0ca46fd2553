#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Debug info and branches of C programs in the states of LLVM 24: text, bytecode, and the way from and to LLVM 22.
. "$top_srcdir/tests/tap.sh"
tap_without_packs
cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# unit LANGUAGE: a compile unit.
unit() {
  printf 'module attributes {llvm.a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = %s, file = <"a.c" in "/w">, isOptimized = true, emissionKind = Full>} {\n}\n' "$1"
}
local_scope() { "$translate" --mlir-print-local-scope "$@"; }

unit DW_LANG_C17 >c17.mlir
for era in llvm22 llvm24 llvm24b llvm24c; do
  local_scope --era=$era c17.mlir >text
  tap_same "the language is a word: $era" c17.mlir text
  "$translate" --era=$era --producer=MLIR24.0.0git --to=mlirbc -o $era.mlirbc c17.mlir
  local_scope --era=$era $era.mlirbc >text
  tap_same "also from bytecode: $era" c17.mlir text
done
tap_ok 'bytecode of llvm24c has an attribute for it' grep -qa '#llvm.di_source_language_name<language = DW_LANG_C17>' llvm24c.mlirbc
tap_ok 'that of llvm24b a number' sh -c '! grep -qa source_language llvm24b.mlirbc'
for era in llvm24b llvm24c; do
  local_scope $era.mlirbc >text
  tap_same "the state is found by its attributes: $era" c17.mlir text
done
tap_status 'a unit goes from 22 to 24c' 0 local_scope --target=llvm24c c17.mlir
tap_same 'with its language' c17.mlir stdout
sed 's/ isOptimized = true,//' c17.mlir >debug.mlir
tap_status 'a unit goes from 24c to 22' 0 local_scope --era=llvm24c --target=llvm22 debug.mlir
tap_ok 'which writes defaults' grep -q 'isOptimized = false, emissionKind = Full' stdout
unit '#llvm.di_source_language_name<name = DW_LNAME_C, version = 201710>' >name.mlir
tap_status 'a name with a version is read in full' 0 local_scope --era=llvm24c name.mlir
tap_same 'and printed' name.mlir stdout
unit '#llvm.di_source_language_name<language = DW_LANG_C17>' >full.mlir
tap_status 'a word may be written in full' 0 local_scope --era=llvm24c full.mlir
tap_same 'and is printed short' c17.mlir stdout
unit '#llvm.di_source_language_name<name = DW_LNAME_C>' >none.mlir
tap_status 'a name without version is refused' 1 "$translate" --era=llvm24c none.mlir
tap_ok 'for that reason' grep -q 'DW_LNAME requires a version' stderr
printf 'module attributes {llvm.a = #llvm.di_compile_unit<recId = distinct[0]<>, isRecSelf = true>} {\n}\n' >self.mlir
"$translate" --era=llvm24c --to=mlirbc -o self.mlirbc self.mlir
local_scope self.mlirbc >text
tap_same 'a unit in itself has no language' self.mlir text

# nodes TEXT: a subprogram that retains nodes.
nodes() {
  printf 'module attributes {llvm.a = #llvm.di_subprogram<id = distinct[0]<>, name = "g", retainedNodes = %s>} {\n}\n' "$1"
}
pair='#llvm.di_label<scope = #llvm.di_file<"a.c" in "/w">, line = 3>, #llvm.di_null_type'
nodes "$pair" >plain.mlir
nodes "[$pair]" >list.mlir
local_scope plain.mlir >text
tap_same 'retained nodes of LLVM 22 have no brackets' plain.mlir text
local_scope list.mlir >text
tap_same 'with which they are read, too' plain.mlir text
for era in llvm24 llvm24b llvm24c; do
  "$translate" --era=$era --to=mlirbc -o nodes.mlirbc list.mlir
  local_scope nodes.mlirbc >text
  tap_same "those of 24 have them: $era" list.mlir text
  local_scope --target=$era plain.mlir >text
  tap_same "also on the way from 22: $era" list.mlir text
  local_scope --era=$era --target=llvm22 list.mlir >text
  tap_same "and back: $era" plain.mlir text
done

cat >words.mlir <<'END'
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.mlir.alias weak @a {dso_local} : i32 {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r dso_local
  llvm.func @r() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32, %arg3: vector<4xf32>) {
    %0 = llvm.intr.vector.reduce.fadd(%arg2, %arg3) fastmath<nnan> : (f32, vector<4xf32>) -> f32
    %1 = llvm.intr.matrix.transpose %arg3, rows = 2, columns = 2 : vector<4xf32> into vector<4xf32>
    llvm.intr.ubsantrap failureKind = 3
    llvm.cond_br %arg0 weights([3, 4]), ^bb1, ^bb2 loop_annotation = #loop_annotation
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb1 loop_annotation = #loop_annotation
  ^bb2:  // pred: ^bb0
    llvm.switch %arg1 : i32, ^bb3 [
      1: ^bb3
    ] weights([3, 4])
  ^bb3:  // 2 preds: ^bb2, ^bb2
    llvm.return
  }
}

END
"$translate" --era=llvm24c words.mlir >text
tap_same 'properties are words in llvm24c' words.mlir text
"$translate" --era=llvm24c --upgrade words.mlir >text
tap_ok 'which LLVM 22 does not have' grep -q 'llvm.br ^bb1 {loop_annotation = #loop_annotation}' text
"$translate" --target=llvm24c text >again
tap_same 'they come back' words.mlir again
tap_done
