#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Depth is bounded by an option, not by the stack; shared graphs cost their size, not their text.
. "$top_srcdir/tests/tap.sh"

shape() { "$AWK" -v shape="$1" -v n="$2" -f "$top_srcdir/tests/system/limits/shapes.awk"; }
translate=$VARVE_TRANSLATE
deep="$translate --max-depth=200000"
located=--mlir-print-debuginfo
in=$tap_folder/in.mlir
out=$tap_folder/out
again=$tap_folder/again

ulimit -s 512
# Time of the processor, which other work on the machine does not change.
ulimit -t 120
for shape in arrays dictionaries tuples functions affine locations regions; do
  shape $shape 100000 >"$in"
  tap_status "$shape 100000 deep go to bytecode" 0 $deep "$in" -o "$out.mlirbc"
  tap_status "$shape 100000 deep come from bytecode" 0 $deep "$out.mlirbc" -o "$again.mlirbc"
  tap_same "$shape 100000 deep are the same" "$out.mlirbc" "$again.mlirbc"
  tap_status "$shape 100000 deep are refused by default" 1 $translate "$in" -o "$tap_folder/none"
  grep -c 'error:' "$tap_folder/stderr" | grep -qx 1 || cat "$tap_folder/stderr" >"$tap_folder/several"
  tap_empty "$shape: one error says so" "$tap_folder/several"
  rm -f "$tap_folder/several"
  tap_status "$shape 100000 deep in bytecode are refused by default" 1 $translate "$out.mlirbc" -o "$tap_folder/none"
  test ! -e "$tap_folder/none" || echo "written" >"$tap_folder/leftover"
  tap_empty "$shape: nothing is written" "$tap_folder/leftover"
done

# A type of a dialect is text in a varve file, which nests as deep.
"$AWK" 'BEGIN { for (i = 0; i < 3000; i++) { open = open "struct<("; close_ = close_ ")>" }
  print "\"t.o\"() {a = !llvm." open "i8" close_ "} : () -> ()" }' >"$in"
tap_status 'structs 3000 deep go to a varve file' 0 $deep "$in" -o "$out.varve"
tap_status 'and come from it' 0 $deep "$out.varve" -o "$again.varve"
tap_status 'and are refused by default' 1 $translate "$out.varve" -o "$tap_folder/none"
grep -q 'nests deeper than the limit of 1000 (--max-depth)' "$tap_folder/stderr" || cat "$tap_folder/stderr" >"$tap_folder/other"
tap_empty 'structs: the error says so' "$tap_folder/other"

# Indentation makes the text of regions 2 bytes a level longer with each level: 100000 would print as 20 GB.
for shape in arrays dictionaries tuples functions affine locations regions; do
  n=100000
  test $shape != regions || n=4000
  shape $shape $n >"$in"
  tap_status "$shape $n deep are printed" 0 $deep $located "$in" -o "$out.mlir"
  tap_status "$shape $n deep are printed again" 0 $deep $located "$out.mlir" -o "$again.mlir"
  tap_same "$shape $n deep print the same" "$out.mlir" "$again.mlir"
done

for shape in shared-types shared-arrays shared-locations shared-fused; do
  shape $shape 64 >"$in"
  tap_status "$shape, 64 levels, go to bytecode" 0 $translate "$in" -o "$out.mlirbc"
  tap_status "$shape, 64 levels, come from bytecode" 0 $translate "$out.mlirbc" -o "$again.mlirbc"
  tap_same "$shape, 64 levels, are the same" "$out.mlirbc" "$again.mlirbc"
done
for shape in shared-types shared-arrays; do
  shape $shape 64 >"$in"
  tap_status "$shape: printing is bounded" 1 $translate --max-output=1000000 "$in"
done
# 30 levels would print as gigabytes.
for shape in shared-types shared-arrays shared-structs; do
  shape $shape 30 >"$in"
  tap_status "$shape: printing is bounded by default" 1 $translate "$in" -o "$out.mlir"
  tap_finds "$shape: the error names the option" 'bytes (--max-output)' "$tap_folder/stderr"
done
tap_status "shared-structs: types are text in bytecode, which is bounded by default" 1 $translate --to=mlirbc "$in" -o "$out.mlirbc"
tap_finds "shared-structs: the error names the option" 'bytes (--max-output)' "$tap_folder/stderr"
shape shared-structs 20 >"$in"
tap_status "shared-structs: a higher limit is obeyed" 0 $translate --max-output=100000000 "$in" -o "$out.mlir"
rm -f "$out.mlir"
for shape in shared-locations shared-fused; do
  shape $shape 64 >"$in"
  tap_status "$shape: printing with aliases is short" 0 $translate $located --max-output=100000 "$in"
  tap_status "$shape: printing without aliases is bounded" 1 $translate $located --mlir-print-local-scope \
    --max-output=1000000 "$in"
done

# What is read is not written out: these would be gigabytes.
small="$translate --max-memory=100000000 --to=varve -o $out.varve"
shape shared-structs 30 >"$in"
tap_status "shared-structs: a struct in many places is one type" 0 $small "$in"
tap_status "shared-structs: printing is bounded" 1 $translate --max-output=1000000 "$in"
shape shared-calls 80 >"$in"
tap_status "shared-calls: a struct is visited once for all its uses" 0 $small "$in"
shape other-calls 80 >"$in"
tap_status "other-calls: other structs are rejected, however deep the difference" 1 $small "$in"
tap_finds "other-calls: an error says so" 'operand type mismatch for operand 0' "$tap_folder/stderr"
shape shared-unknown 30 >"$in"
tap_status "shared-unknown: text that is kept is bounded" 1 $small --keep-unknown-text "$in"
shape shared-unknown 8 >"$in"
tap_status "shared-unknown: few are fine" 0 $small --keep-unknown-text "$in"
shape shared-types 30 >"$in"
tap_status "shared-types: upgrades are bounded" 1 $small --era=llvm16 --upgrade "$in"
tap_finds "shared-types: an error says so" 'the converted module would be' "$tap_folder/stderr"
tap_done
