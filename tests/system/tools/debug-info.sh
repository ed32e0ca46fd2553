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
for era in llvm22 llvm24-2026-07 llvm24-2026-08 llvm24-2026-09; do
  local_scope --era=$era c17.mlir >text
  tap_same "the language is a word: $era" c17.mlir text
  "$translate" --era=$era --producer=MLIR24.0.0git --to=mlirbc -o $era.mlirbc c17.mlir
  local_scope --era=$era $era.mlirbc >text
  tap_same "also from bytecode: $era" c17.mlir text
done
tap_ok 'bytecode of llvm24-2026-09 has an attribute for it' grep -qa '#llvm.di_source_language_name<language = DW_LANG_C17>' llvm24-2026-09.mlirbc
tap_ok 'that of llvm24-2026-08 a number' sh -c '! grep -qa source_language llvm24-2026-08.mlirbc'
for era in llvm24-2026-08 llvm24-2026-09; do
  local_scope $era.mlirbc >text
  tap_same "the state is found by its attributes: $era" c17.mlir text
done
tap_status 'a unit goes from 22 to 24c' 0 local_scope --target=llvm24-2026-09 c17.mlir
tap_same 'with its language' c17.mlir stdout
sed 's/ isOptimized = true,//' c17.mlir >debug.mlir
tap_status 'a unit goes from 24c to 22' 0 local_scope --era=llvm24-2026-09 --target=llvm22 debug.mlir
tap_ok 'which writes defaults' grep -q 'isOptimized = false, emissionKind = Full' stdout
unit '#llvm.di_source_language_name<name = DW_LNAME_C, version = 201710>' >name.mlir
tap_status 'a name with a version is read in full' 0 local_scope --era=llvm24-2026-09 name.mlir
tap_same 'and printed' name.mlir stdout
unit '#llvm.di_source_language_name<language = DW_LANG_C17>' >full.mlir
tap_status 'a word may be written in full' 0 local_scope --era=llvm24-2026-09 full.mlir
tap_same 'and is printed short' c17.mlir stdout
unit '#llvm.di_source_language_name<name = DW_LNAME_C>' >none.mlir
tap_status 'a name without version is refused' 1 "$translate" --era=llvm24-2026-09 none.mlir
tap_ok 'for that reason' grep -q 'DW_LNAME requires a version' stderr
printf 'module attributes {llvm.a = #llvm.di_compile_unit<recId = distinct[0]<>, isRecSelf = true>} {\n}\n' >self.mlir
"$translate" --era=llvm24-2026-09 --to=mlirbc -o self.mlirbc self.mlir
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
for era in llvm24-2026-07 llvm24-2026-08 llvm24-2026-09; do
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
    %2 = llvm.fcmp "oeq" %arg2, %arg2 fastmath<nnan, ninf> : f32
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
"$translate" --era=llvm24-2026-09 words.mlir >text
tap_same 'properties are words in llvm24-2026-09' words.mlir text
"$translate" --era=llvm24-2026-09 --upgrade words.mlir >text
tap_ok 'which LLVM 22 does not have' grep -q 'llvm.br ^bb1 {loop_annotation = #loop_annotation}' text
"$translate" --target=llvm24-2026-09 text >again
tap_same 'they come back' words.mlir again
# Attributes of functions and globals that became others.
cat >functions.mlir <<'END'
module {
  llvm.func @a() attributes {denormal_fp_math = "preserve-sign,positive-zero"} {
    llvm.return
  }
  llvm.func @b() attributes {denormal_fp_math = "ieee,ieee", denormal_fp_math_f32 = "dynamic,positive-zero", passthrough = ["x"]} {
    llvm.return
  }
  llvm.mlir.global external thread_local @g(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal @h(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.alias external thread_local @i : i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}

END
for era in llvm24-2026-07 llvm24-2026-08 llvm24-2026-09; do
  "$translate" --target=$era functions.mlir >text
  tap_ok "one attribute is for denormal numbers: $era" grep -q 'denormal_fpenv<default_output_mode = ieee, default_input_mode = ieee, float_output_mode = dynamic, float_input_mode = positivezero>' text
  "$translate" --era=$era --upgrade text >again
  tap_same "two are in LLVM 22: $era" functions.mlir again
done
"$translate" --target=llvm24-2026-08 --mlir-print-op-generic functions.mlir >text
tap_ok 'a global has a mode in llvm24-2026-08' grep -q 'sym_name = "g", tls_mode = 1 : i64' text
printf 'llvm.func @f() attributes {denormal_fp_math_f32 = "preserve-sign", no_infs_fp_math = true} {\n  llvm.return\n}\n' >more.mlir
"$translate" --target=llvm24-2026-09 more.mlir >text
tap_ok 'one mode is for input and output' grep -q 'default_input_mode = ieee, float_output_mode = preservesign, float_input_mode = preservesign' text
tap_ok 'what is no property any more is passed through' grep -qF 'passthrough = [["no-infs-fp-math", "true"]]' text
sed 's/preserve-sign/x/' more.mlir >wrong.mlir
tap_status 'a mode that does not exist is refused' 3 "$translate" --target=llvm24-2026-09 wrong.mlir

cat >older.mlir <<'END'
module {
  llvm.func @a() attributes {memory = #llvm.memory_effects<other = read, argMem = write, inaccessibleMem = none>} {
    llvm.return
  }
  llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32, dbg_expr = #llvm.di_global_variable_expression<var = <file = <"a.c" in "/w">, line = 3, type = #llvm.di_null_type>>} : i32
  llvm.mlir.global_ctors {ctors = [@a], priorities = [3 : i32]}
}
END
"$translate" --era=llvm19 --upgrade --mlir-print-local-scope older.mlir >text
tap_ok 'errno was other memory' grep -q 'inaccessibleMem = none, errnoMem = read, targetMem0 = none' text
tap_ok 'a global has a list of variables' grep -qF 'dbg_exprs = [#llvm.di_global_variable_expression<' text
"$translate" --target=llvm19 --mlir-print-local-scope text >again
tap_same 'LLVM 19 gets what it had' older.mlir again
cat >calls.mlir <<'END'
module {
  llvm.func @g(!llvm.ptr, i32) -> i32
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.getelementptr inbounds|nuw %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i8
    %1 = llvm.getelementptr nuw %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i8
    %2 = llvm.call @g(%0, %arg1) {no_unwind} : (!llvm.ptr {llvm.align = 4 : i64, llvm.noundef}, i32) -> (i32 {llvm.noundef})
    llvm.return
  }
}
END
"$translate" --target=llvm19 calls.mlir >text
tap_ok 'flags that LLVM 19 lacks are dropped' grep -q 'getelementptr inbounds %arg0' text
tap_ok 'and promises to the optimizer' grep -q 'llvm.call @g(%0, %arg1) : (!llvm.ptr, i32) -> i32' text
sed 's/llvm.noundef}, i32/llvm.byval = i32}, i32/' calls.mlir >by_value.mlir
tap_status 'what the callee relies on is not' 3 "$translate" --target=llvm19 by_value.mlir
printf 'module attributes {llvm.a = #llvm.di_null_type} {\n}\n' | "$translate" --era=llvm19 >text
tap_ok 'debug info of LLVM 19 has aliases' grep -q '^#di_null_type = #llvm.di_null_type' text
printf 'llvm.func @f() attributes {uwtable_kind = #llvm.uwtableKind<async>} {\n  llvm.return\n}\n' >tables.mlir
"$translate" --target=llvm19 tables.mlir >text
tap_ok 'tables for unwinding are passed through' grep -qF 'passthrough = [["uwtable", "2"]]' text
tap_done
