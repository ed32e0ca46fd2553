#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The definitions of llvm22 are what the importer makes of LLVM 22's ODS, byte for byte; mlir-opt 22 reads them, where
# it takes their names.
. "$top_srcdir/tests/tap.sh"
tap_need llvm-tblgen-22
test -d /usr/lib/llvm-22/include/mlir || tap_skip_all 'libmlir-22-dev is not installed'
"$VARVE_DIALECT" import "$top_srcdir/tests/data/cases/import/toy.json" >/dev/null 2>&1
test $? -eq 3 && tap_skip_all 'built without jansson'

committed=$top_srcdir/dialects/llvm22
mkdir "$tap_folder/made"
tap_status 'the ODS of LLVM 22 is imported' 0 \
  sh "$top_srcdir/build-aux/import-llvm.sh" llvm22 "$VARVE_DIALECT" "$tap_folder/made"
cp "$tap_folder/stderr" "$tap_folder/summary"
grep -c '^49 dialects, 2635 operations, ' "$tap_folder/summary" >"$tap_folder/count"
tap_ok 'all 2633 operations of ODS and two that only C++ defines' grep -q '^1$' "$tap_folder/count"
sed 1d "$tap_folder/summary" >"$tap_folder/unknown"
tap_empty 'everything in it has a name of ours' "$tap_folder/unknown"
for file in "$committed"/*.irdl.mlir; do
  cmp -s "$file" "$tap_folder/made/$(basename "$file")" || basename "$file"
done >"$tap_folder/stale"
tap_empty 'each committed file is fresh (make import-llvm22)' "$tap_folder/stale"
(cd "$committed" && ls -- *.irdl.mlir) >"$tap_folder/there"
ls "$tap_folder/made" >"$tap_folder/are-made"
tap_same 'and is made of ODS' "$tap_folder/are-made" "$tap_folder/there"

if test -z "${VARVE_TEST_LONG:-}"; then
  tap_skip 'mlir-opt refuses nothing but names' 'long: VARVE_TEST_LONG'
elif command -v mlir-opt-22 >/dev/null 2>&1; then
  for file in "$committed"/*.irdl.mlir; do
    mlir-opt-22 --allow-unregistered-dialect "$file" 2>&1 >/dev/null |
      grep 'error: ' | grep -v -e 'should not contain uppercase letters' -e 'must contain only lowercase letters'
  done >"$tap_folder/refused"
  tap_empty 'mlir-opt refuses nothing but names' "$tap_folder/refused"
else
  tap_skip 'mlir-opt refuses nothing but names' 'mlir-opt-22 is not installed'
fi
tap_done
