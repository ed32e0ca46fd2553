#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The definitions of llvm14 are what the importer makes of LLVM 14's ODS and of llvm15, byte for byte.
# LLVM_INCLUDE names the folder of LLVM 14's .td files if it is not Debian's: libmlir-14-dev and libmlir-22-dev exclude
# each other.
. "$top_srcdir/tests/tap.sh"
tblgen=${LLVM_TBLGEN:-llvm-tblgen-22}
command -v "$tblgen" >/dev/null 2>&1 || tap_skip_all "$tblgen is not installed"
test -d "${LLVM_INCLUDE:-/usr/lib/llvm-14/include}/mlir" || tap_skip_all 'libmlir-14-dev is not installed'
"$VARVE_DIALECT" import "$top_srcdir/tests/data/cases/import/toy.json" >/dev/null 2>&1
test $? -eq 3 && tap_skip_all 'built without jansson'

committed=$top_srcdir/dialects/llvm14
mkdir "$tap_folder/made"
tap_status 'the ODS of LLVM 14 is imported' 0 \
  sh "$top_srcdir/build-aux/import-llvm.sh" llvm14 "$VARVE_DIALECT" "$tap_folder/made"
cp "$tap_folder/stderr" "$tap_folder/summary"
tap_ok 'less than half of the operations differ' grep -q '^37 dialects, 308 operations, ' "$tap_folder/summary"
for file in "$committed"/*.irdl.mlir; do
  cmp -s "$file" "$tap_folder/made/$(basename "$file")" || basename "$file"
done >"$tap_folder/stale"
tap_empty 'each committed file is fresh (make import-llvm14)' "$tap_folder/stale"
(cd "$committed" && ls -- *.irdl.mlir) >"$tap_folder/there"
ls "$tap_folder/made" >"$tap_folder/are-made"
tap_same 'and there are no others' "$tap_folder/are-made" "$tap_folder/there"
tap_done
