#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What is asked of modules and of the operations of each dialect: pieces of tests/cases/verify that are to be accepted, or
# refused where and with the words that "// expected-error" tells. mlir-opt 22, where it is installed, says the same.
. "$top_srcdir/tests/tap.sh"

for file in "$top_srcdir"/tests/cases/verify/*.mlir; do
  name=$(basename "$file" .mlir)
  tap_status "$name: what is announced is found, and nothing else" 0 \
    "$VARVE_TRANSLATE" --to=mlir --split-input-file --verify-diagnostics "$file" -o "$tap_folder/out"
  command -v mlir-opt-22 >/dev/null || continue
  tap_status "$name: mlir-opt 22 says the same" 0 \
    mlir-opt-22 --allow-unregistered-dialect --split-input-file --verify-diagnostics "$file"
done
tap_done
