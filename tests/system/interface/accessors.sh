#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What the accessors of types, attributes, locations and affine expressions say is what printing says, and the constructors make
# each of them again: for the modules of tests/data/cases, and of the corpus where it is beside the project.
. "$top_srcdir/tests/tap.sh"
program=$top_builddir/tests/system/interface/print_by_accessors

# compare NAME FOLDER...
compare() {
  name=$1
  shift
  find "$@" -name '*.mlir' | sort | tr '\n' '\0' | xargs -0 "$program" - >"$tap_folder/found" 2>&1
  status=$?
  grep -c ' 0 differences' "$tap_folder/found" >/dev/null || status=1
  tail -n 5 "$tap_folder/found" | cut -c 1-300 | sed 's/^/# /'
  tap_ok "$name: accessors say what printing says" test "$status" -eq 0
}
compare 'tests/data/cases' "$top_srcdir/tests/data/cases"
corpus=$top_srcdir/../shared/corpus/corpus.tar.zst
if test -f "$corpus" && command -v zstd >/dev/null; then
  zstd -dcq "$corpus" | tar -xf - -C "$tap_folder" && compare 'the corpus' "$tap_folder"
fi
tap_done
