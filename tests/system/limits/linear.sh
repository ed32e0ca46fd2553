#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A million of anything takes time in proportion: counted in instructions in a long run, else a fifth of it is run, with
# sanitizers a tenth.
. "$top_srcdir/tests/tap.sh"

# Time of the processor, which other work on the machine does not change. What is not linear takes hours.
ulimit -t 120

shape() { "$AWK" -v shape="$1" -v n="$2" -f "$top_srcdir/tests/system/limits/shapes.awk"; }
shapes='many-arguments many-operands many-results many-attributes many-symbols many-aliases many-blocks'
shapes="$shapes many-forward-references"
translate=$VARVE_TRANSLATE
many=200000
test -z "${VARVE_TEST_LONG:-}" || many=1000000
test -z "${VARVE_SANITIZERS:-}" || many=100000

for shape in $shapes; do
  shape "$shape" $many >"$tap_folder/in.mlir"
  tap_status "$shape: $many to bytecode" 0 $translate "$tap_folder/in.mlir" -o "$tap_folder/out.mlirbc"
  tap_status "$shape: $many back to text" 0 $translate --mlir-print-debuginfo "$tap_folder/out.mlirbc" \
    -o "$tap_folder/out.mlir"
done
rm -f "$tap_folder/out.mlir" "$tap_folder/out.mlirbc"

shape many-unknown-names $many >"$tap_folder/in.mlir"
tap_status "many-unknown-names: $many" 0 $VARVE_TRANSLATE --keep-unknown-text "$tap_folder/in.mlir" -o "$tap_folder/out.varve"
rm -f "$tap_folder/out.varve"

# Results take at most 48 bytes each, and the rest of the module a megabyte. Sanitizers put space around all memory.
if test -z "${VARVE_SANITIZERS:-}"; then
  for shape in many-results many-elements many-parts; do
    shape $shape 1000000 >"$tap_folder/in.mlir"
    tap_status "$shape: a result takes at most 48 bytes" 0 $VARVE_VERIFY --max-memory=49000000 "$tap_folder/in.mlir"
  done
fi

# instructions N SHAPE COMMAND...
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null |
    sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
# The program itself, not libtool's start-up script.
tool=$top_builddir/tools/.libs/varve-translate
test -x "$tool" || tool=$VARVE_TRANSLATE
LD_LIBRARY_PATH=$top_builddir/.libs
export LD_LIBRARY_PATH

# at_most_doubles NAME OPTION SHAPE
at_most_doubles() {
  for n in 20000 40000; do
    shape "$2" $n >"$tap_folder/$n.mlir"
    "$tool" "$tap_folder/$n.mlir" -o "$tap_folder/$n.mlirbc"
  done
  a=$(instructions "$tool" $3 "$tap_folder/20000.$1")
  b=$(instructions "$tool" $3 "$tap_folder/40000.$1")
  if test -n "$a" && test -n "$b" && test "$b" -le $((a * 23 / 10)); then
    tap_pass "$2 $1 $3: $a instructions for 20000, $b for 40000"
  else
    tap_fail "$2 $1 $3: $a instructions for 20000, $b for 40000"
  fi
}
if command -v valgrind >/dev/null 2>&1 && test -n "${VARVE_TEST_LONG:-}"; then
  for shape in $shapes; do
    at_most_doubles mlir $shape --emit-bytecode
    at_most_doubles mlirbc $shape --mlir-print-debuginfo
  done
fi
tap_done
