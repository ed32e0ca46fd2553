#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Instances of all operations, made from their definitions: the generator answers the same each time, and what it makes
# goes through text and bytecode and comes back.
. "$top_srcdir/tests/tap.sh"
cd "$tap_folder" || exit 1
generate=$top_builddir/tests/gen/generate
here=$top_srcdir/tests/gen

run() { "$VARVE_TRANSLATE" --split-input-file --mlir-print-op-generic "$@" 2>/dev/null; }
chunks() { "${AWK:-awk}" -f "$here/chunks.awk" "$@"; }

tap_status "instances are made" 0 "$generate" "$here" 1 0 1
mv stdout instances
"$generate" "$here" 1 0 1 >again
tap_same "the same ones for the same seed" instances again
"$generate" "$here" 2 0 1 'arith.*' >again
"$generate" "$here" 1 0 1 'arith.*' >other
tap_ok "other ones for another seed" sh -c '! cmp -s again other'

tap_status "an operation that does not exist has none" 0 "$generate" "$here" 1 0 1 no.such
tap_empty "and nothing is said" stdout
tap_status "a folder without data is refused" 2 "$generate" "$tap_folder" 1 0 1

run instances >printed
chunks -v action=keys printed >keys
tap_ok "instances of 2,000 operations are read" sh -c 'test "$(cut -d" " -f1 keys | sort -u | wc -l)" -ge 2000'
run printed >twice
chunks -v action=differ printed twice >differing
tap_empty "what is printed is read, and printed the same" differing

chunks -v action=select printed instances >readable
chunks -v action=join readable >joined
tap_status "they are read as one module" 0 "$VARVE_TRANSLATE" --mlir-print-op-generic joined
mv stdout expected
for version in 6 5; do
  tap_status "all are written as bytecode, version $version" 0 \
    "$VARVE_TRANSLATE" --emit-bytecode --emit-bytecode-version=$version joined -o bytes
  "$VARVE_TRANSLATE" --mlir-print-op-generic bytes >read 2>why
  tap_same "and come back" expected read
done
tap_done
