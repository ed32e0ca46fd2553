#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Without options, the operations, types and attributes of a file choose the release in which it is read, and a note names any that is
# not LLVM 22. Words elsewhere choose nothing.
. "$top_srcdir/tests/tap.sh"
test -f "$top_builddir/dialects/torch.vdef" || tap_skip_all 'this build has no packs'
VARVE_DIALECT_PATH=$top_builddir/dialects
export VARVE_DIALECT_PATH
words=$top_srcdir/tests/oracle/words.awk
cd "$tap_folder" || exit 1
translate() { "$VARVE_TRANSLATE" "$@"; }
note='note: read as LLVM 24-2026-07 because of torch; --target=llvm22 writes for 22'

# as_22 NAME FILE: the file is read as LLVM 22 by all tools, in all forms and ways.
as_22() {
  name=$1 file=$2
  translate --era=llvm22 --mlir-print-debuginfo "$file" >text.22 2>errors
  translate --era=llvm22 --to=mlirbc -o bytecode.22 "$file"
  tap_status "$name: it is read" 0 translate --mlir-print-debuginfo "$file"
  tap_same "$name: as LLVM 22" text.22 stdout
  tap_same "$name: without a note" errors stderr
  translate --to=mlirbc -o bytecode "$file"
  tap_same "$name: it becomes bytecode of LLVM 22" bytecode.22 bytecode
  for form in mlirbc varve; do
    translate --to=$form -o "again.$form" text.22
    tap_status "$name: its $form is read" 0 translate --mlir-print-debuginfo "again.$form"
    tap_same "$name: without a note on its $form" errors stderr
  done
  if command -v mlir-opt-22 >/dev/null; then
    tap_ok "$name: mlir-opt 22 reads the bytecode" mlir-opt-22 --allow-unregistered-dialect bytecode -o out
  else
    tap_skip "$name: mlir-opt 22 reads the bytecode" 'no mlir-opt-22'
  fi
}

printf '// flow.\n%%a = memref.alloc() {alignment = 64 : i64} : memref<4xf32>\n' >comment.mlir
as_22 'a comment' comment.mlir
cat >symbol.mlir <<'IR'
gpu.module @"check.me" {
  gpu.func @f() kernel attributes {known_block_size = array<i32: 1, 1, 1>} { gpu.return }
}
IR
as_22 'a symbol' symbol.mlir
cat >attribute.mlir <<'IR'
#m = affine_map<(i) -> (i + 1)>
module attributes {torch.debug_module_name = "Net", ttg.unit} { func.func private @f() attributes {x.m = #m, "hw.x" = #m} }
IR
as_22 'a discardable attribute' attribute.mlir
cat >file.mlir <<'IR'
#di_file = #llvm.di_file<"flow.c" in "/src">
#loc1 = loc("dbg.c":1:0)
module {
  llvm.func @f() attributes {no_infs_fp_math = true} { llvm.return loc(fused<#di_file>["util.x"(#loc1), "lib/hal.py":3:4]) } loc(#loc1)
}
IR
as_22 'the name of a file' file.mlir
printf 'func.func @f(%%flow.a: index) -> (memref<?xf32>, index) {\n  cf.br ^hal.b\n^hal.b:\n  %%stream.x:2 = "t.o"(%%flow.a) {a = "see the kernel.", key = "hw.module", "flow.x" = 1 : i32} : (index) -> (memref<?xf32>, index)\n  return %%stream.x#0, %%stream.x#1 : memref<?xf32>, index\n}\n' >names.mlir
as_22 'names and strings' names.mlir
printf 'emitc.call_opaque "flow.f"() : () -> ()\n{-#\n  dialect_resources: { builtin: { torch.w: "0x0400000001000000" } }\n#-}\n' >call.mlir
as_22 'the callee of a call' call.mlir

# Words of all dialects of all packs.
# Not transform, which LLVM 22 has.
dialects=$(awk '/varve.dialects = \[/ { on = 1 } on { print } /\]/ { on = 0 }' "$top_srcdir"/dialects/*/pack.mlir |
  tr ',' '\n' | sed -n 's/.*"\([a-z0-9_]*\)".*/\1/p' | grep -v '^transform$' | sort -u | tr '\n' ' ')
set -- $dialects
tap_ok 'the dialects of all packs' test $# -gt 100
for file in comment symbol attribute names; do
  awk -v dialects="$dialects" -f "$words" $file.mlir >$file.words.mlir
  as_22 "words of all dialects in $file" $file.words.mlir
done

# --- What a file uses decides; all ways of reading say so once.
printf 'func.func @f() {\n  %%0 = torch.constant.int 1\n  return\n}\n' >torch.mlir
translate --to=mlirbc --producer=other -o torch.mlirbc torch.mlir 2>stderr
says 'text has a note' "torch.mlir: $note"
tap_ok 'one' test "$(grep -c note stderr)" = 1
translate --to=varve -o torch.varve torch.mlir 2>stderr
for form in mlir mlirbc varve; do
  case $form in mlir | mlirbc) reason=torch ;; varve) reason='its header' ;; esac
  expected="note: read as LLVM 24-2026-07 because of $reason; --target=llvm22 writes for 22"
  for input in torch.$form -; do
    shown=$input
    test "$input" != - || shown='<stdin>'
    tap_status "$form, $input: the exit status is 0" 0 translate "$input" <torch.$form
    says "$form, $input: varve-translate has the note" "$shown: $expected"
    "$VARVE_VERIFY" "$input" <torch.$form >stdout 2>stderr
    says "$form, $input: varve-verify, too" "$shown: $expected"
    "$VARVE_EXTRACT" --list "$input" <torch.$form >stdout 2>stderr
    says "$form, $input: varve-extract, too" "$shown: $expected"
    translate --hash "$input" <torch.$form >stdout 2>stderr
    says "$form, $input: --hash, too" "$shown: $expected"
  done
done
for option in --era=llvm24-2026-07 --target=llvm24-2026-07 --upgrade --target=torch@20261001; do
  tap_status "$option is an answer" 0 translate $option torch.mlir
  tap_ok "so there is no note with $option" sh -c '! grep -q note: stderr'
done
translate --diagnostics=json torch.mlir >stdout 2>stderr
says 'in JSON it is an object of its own' \
  '{"severity": "note", "file": "torch.mlir", "message": "read as LLVM 24-2026-07 because of torch; --target=llvm22 writes for 22", "notes": []}'
translate --hash torch.mlir comment.mlir torch.mlirbc >stdout 2>stderr
tap_ok 'each of several inputs has a release of its own' test "$(grep -c 'note: read as LLVM 24-2026-07' stderr)" = 2
"$VARVE_VERIFY" comment.mlir torch.mlir >stdout 2>stderr
tap_ok 'in varve-verify, too' test "$(grep -c 'note: read as LLVM 24-2026-07' stderr)" = 1
for used in '"torch.x"() : () -> ()' '%0 = "t.o"() : () -> !torch.int' '"t.o"() {a = #torch<"x">} : () -> ()' \
  '%0:2 = torch.x : f32' '"t.o"() : () -> () "torch.x"() : () -> ()'; do
  printf '%s\n' "$used" >used.mlir
  translate used.mlir >stdout 2>stderr
  says "$used: a use" "$note"
done
{ yes '// a line of a comment that is long enough' | head -n 3000 && cat torch.mlir; } >late.mlir
translate late.mlir >stdout 2>stderr
says 'a use at the end of a long text counts' "$note"
# The first 64 KiB end within the string.
{ yes '// a comment' | head -n 5038 && echo '"x.y"() {a = "not !flow.a or a flow.func, which is longer"} : () -> ()'; } >cut.mlir
for input in cut.mlir -; do
  translate $input <cut.mlir >stdout 2>stderr
  tap_empty "words in a string that is cut do not count, $input" stderr
done

# --- Text that fails is read again.
printf 'func.func @f(%%a: vector<4xf32>) -> vector<4xf32> {\n  %%0 = llvm.fmul %%a, %%a fastmath<contract> : vector<4xf32>\n  return %%0 : vector<4xf32>\n}\n' >newest.mlir
printf 'func.func @f(%%t: tensor<4xf32>) {\n  %%0 = bufferization.to_memref %%t : memref<4xf32>\n  return\n}\n' >older.mlir
for case in 'newest:2:24:LLVM 24-2026-09:llvm.fmul' 'older:2:8:LLVM 19:bufferization.to_memref'; do
  file=${case%%:*} rest=${case#*:}
  place=${rest%:*:*} shown=${rest#*:*:}
  tap_status "$file: it is read" 0 translate $file.mlir
  says "$file: a note says how" "$file.mlir:$place: note: read as ${shown%:*} because of ${shown#*:}; --target=llvm22 writes for 22"
  tap_ok "$file: it is all" test "$(wc -l <stderr)" = 1
  for tool in "$VARVE_VERIFY" "$VARVE_EXTRACT --list"; do
    $tool <$file.mlir >stdout 2>stderr
    tap_ok "$file: ${tool##*/} reads it" test $? = 0
    says "$file: ${tool##*/} has the note" "<stdin>:$place: note: read as ${shown%:*}"
  done
  tap_status "$file: no other release than that of --era" 1 translate --era=llvm22 $file.mlir
done
printf 'func.func @f(%%a: i32) {\n  rocdl.asyncmark\n  rocdl.sched.barrier valu|all_vmem\n  return\n}\n' >nearest.mlir
tap_status 'text of an operation that is new in LLVM 24 is read' 0 translate nearest.mlir
says 'as the nearest release that has it' 'nearest.mlir:2:3: note: read as LLVM 24-2026-07 because of rocdl.asyncmark; --target'
printf 'tt.func @f() {\n  rocdl.sched.barrier 0\n  tt.return\n}\n' >older-pack.mlir
tap_status 'text that a lower version of the pack wrote is read' 0 translate older-pack.mlir
tap_empty 'as LLVM 22, as that version does' stderr
cat >needs.mlir <<'IR'
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @v bind(0, 1) : !spirv.ptr<!spirv.struct<(i32, f32)>, Uniform>
  spirv.func @k() "None" {
    %c = spirv.Constant 1 : i32
    %v = spirv.mlir.addressof @v : !spirv.ptr<!spirv.struct<(i32, f32)>, Uniform>
    %0 = spirv.AccessChain %v[%c] : !spirv.ptr<!spirv.struct<(i32, f32)>, Uniform>, i32
    spirv.Return
  }
}
IR
tap_status 'text whose operation needs what is before it is read' 0 translate needs.mlir
says 'as a release that has its form' 'needs.mlir:6:88: note: read as LLVM 19 because of spirv.AccessChain; --target'
printf 'func.func @f(%%a: vector<4xf32>) {\n  %%0 = llvm.fmul %%a, %%a fastmath<contract> : vector<4xf32>\n  arith.none\n  return\n}\n' >never.mlir
translate --era=llvm22 never.mlir >stdout 2>expected
tap_status 'if no release reads a text, it is rejected' 1 translate never.mlir
tap_same 'with the errors of the first one' expected stderr
printf '%%0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32\n%%1 = "arith.maxf"(%%0, %%0) : (f32, f32) -> f32\n"vector.nonsense"() : () -> ()\n' >generic.mlir
tap_status 'a generic form of an operation of another release is read' 0 translate generic.mlir
says 'a warning names the release that has it' "generic.mlir:2:6: warning: 'arith.maxf' is read without definition: llvm22 has none, but llvm17 has one (--era=llvm17)"
{ cat generic.mlir; echo '// -----'; cat generic.mlir; } >twice.mlir
tap_status 'so is a second module in the same context' 0 translate --split-input-file twice.mlir
says 'which has the warning, too' "twice.mlir:6:6: warning: 'arith.maxf' is read without definition"
tap_status 'in that release it has a definition' 0 translate --era=llvm17 generic.mlir
tap_empty 'and there is no warning of operations that no release has' stderr
printf 'func.func @f(%%m: memref<?xf32>, %%t: tensor<4xf32>) {\n  %%r = memref.reinterpret_cast %%m to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1]>>\n  %%0 = bufferization.to_memref %%t : memref<4xf32, strided<[1]>>\n  return\n}\n' >strides.mlir
tap_status 'strides of an operation are no layout of a memref' 0 translate --era=auto strides.mlir
tap_ok 'the release is that of the operation' grep -q 'bufferization.to_memref' stdout
printf '"x.o"() {std.a = 1 : i32, loop.b} : () -> () // std.addi\nfunc.func private @f(i32 {std.c}) attributes {spv.d = "std.addf"}\n' >keys.mlir
tap_status 'keys are no evidence for --era=auto' 0 translate --era=auto --show-era keys.mlir
says 'it is text of LLVM 22' 'keys.mlir: text of llvm22'

# --- A pack of another version or project.
printf 'func.func @f(%%i: index) {\n  executor.print "row %%d"(%%i : index)\n  return\n}\n' >other.mlir
tap_status 'a dialect of another project is rejected' 1 translate other.mlir
says 'the error names the pack' "other.mlir:2:3: error: dialect 'executor' of catalyst "
says 'the note says how to go on' 'give those of another project or version with --dialect=FILE or --dialect=NAME@VERSION, or the file in generic form'
printf 'tt.func @f(%%0: f32) {\n  %%1 = "tt.splat"(%%0) : (f32) -> i32\n  tt.return\n}\n' >misfit.mlir
translate misfit.mlir >stdout 2>stderr
says 'what does not fit has a note that names the pack' 'misfit.mlir:2:8: note: the definitions are those of triton '
tap_done
