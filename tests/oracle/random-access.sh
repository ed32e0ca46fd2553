#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What of a large file is touched when one function of it is wanted: bytes counted where they are read, and instructions
# where valgrind is there. A module of 100,000 functions, more than 100 MB as text.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE
extract=$VARVE_EXTRACT
awk -f "$top_srcdir/tests/data/files/large-module.awk" -v functions=100000 -v steps=22 >large.mlir
tap_ok 'the text is large enough' test "$(wc -c <large.mlir)" -ge 100000000
tap_status 'it becomes bytecode' 0 "$translate" large.mlir --emit-bytecode -o large.mlirbc
rm large.mlir
tap_status 'and varve' 0 "$translate" --level=1 large.mlirbc -o large.varve

# Bytes.
"$top_builddir/tests/oracle/count_reads" large.varve @f50000 >counts
sed 's/^/# /' counts
# bytes WHAT KIND: of that kind, or of several
bytes() {
  awk -v what="$1" -v kinds="$2" '$1 == what {
    count = split(kinds, kind, ",")
    for (i = 2; i <= NF; i++) {
      split($i, pair, "=")
      for (k = 1; k <= count; k++)
        if (pair[1] == kind[k])
          sum += pair[2]
    }
  } END { print sum + 0 }' counts
}
everything=head,module,small,resource,prelude,group,symbols,index
tables=module,prelude,symbols,index
tap_ok 'it is opened by 4 KiB and the directory' test "$(bytes open $everything)" -le $((4096 + $(bytes all head)))
tap_ok 'a function is read with at most 64 KiB of groups' test "$(bytes symbol group)" -le 65536
tap_ok 'and one group' test "$(bytes symbol group)" -gt 0
tap_ok 'and at most a hundredth of all that is not that group' \
  test $((100 * $(bytes symbol $tables))) -le "$(bytes all $everything)"
tap_ok 'all symbols are listed' test "$(bytes listed symbols)" -eq 100000
tap_ok 'without a group' test "$(bytes list group)" -eq 0

# The mapped layout: tables and pages.
tap_status 'and mapped' 0 "$translate" --layout=mapped --to=varve large.mlirbc -o mapped.varve
"$top_builddir/tests/oracle/count_reads" mapped.varve @f50000 >counts
sed 's/^/# mapped: /' counts
tap_ok 'it is opened by 4 KiB' test "$(bytes open $everything,mapped)" -le 4096
tap_ok 'a function is read with at most a hundredth of the file' \
  test $((100 * $(bytes symbol $everything,mapped))) -le "$(bytes all $everything,mapped)"
tap_ok 'all symbols are listed' test "$(bytes listed symbols)" -eq 100000
tap_ok 'without the module' test "$(bytes list mapped)" -eq 0

# The function is the one of the module.
"$extract" --symbol=@f50000 mapped.varve >from-mapped
rm mapped.varve
"$extract" --symbol=@f50000 large.varve >from-varve
"$extract" --symbol=@f50000 large.mlirbc >from-bytecode
tap_same 'bytecode and varve give the same function' from-bytecode from-varve
tap_same 'and the mapped layout' from-bytecode from-mapped
tap_ok 'which is it' grep -q 'func.func @f50000(' from-varve

if ! command -v valgrind >/dev/null; then
  tap_skip 'instructions' 'no valgrind'
  tap_done
  exit
fi
# instructions COMMAND...: millions
instructions() {
  valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "$@" 2>valgrind.out >/dev/null
  awk '/I +refs/ { gsub(",", "", $NF); print int($NF / 1000000) + 1 }' valgrind.out
}
convert=$(instructions "$translate" --emit-bytecode large.varve -o /dev/null)
from_bytecode=$(instructions "$translate" --emit-bytecode large.mlirbc -o /dev/null)
list=$(instructions "$extract" --list large.varve -o /dev/null)
one=$(instructions "$extract" --symbol=@f50000 large.varve -o /dev/null)
one_of_bytecode=$(instructions "$extract" --symbol=@f50000 large.mlirbc -o /dev/null)
echo "# millions of instructions: convert $convert, list $list, a function $one; of bytecode: convert $from_bytecode, a function $one_of_bytecode"
tap_ok 'a list costs a twentieth of converting' test $((20 * list)) -le "$convert"
tap_ok 'a function a hundredth' test $((100 * one)) -le "$convert"
tap_ok 'and of bytecode a tenth' test $((10 * one_of_bytecode)) -le "$from_bytecode"
tap_done
