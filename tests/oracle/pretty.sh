#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What is printed without --mlir-print-op-generic is what mlir-opt 22 prints, for every file in cases/custom.
. "$top_srcdir/tests/tap.sh"
opt="mlir-opt-22 --allow-unregistered-dialect"
command -v mlir-opt-22 >/dev/null 2>&1 || tap_skip_all 'mlir-opt-22 is not installed'

for file in "$top_srcdir"/tests/cases/custom/*.mlir; do
  name=${file##*/}
  $opt --mlir-print-op-generic --mlir-print-debuginfo "$file" >"$tap_folder/generic" 2>/dev/null || {
    tap_fail "$name is read by mlir-opt"
    continue
  }
  for options in '' --mlir-print-debuginfo --mlir-print-local-scope '--mlir-print-debuginfo --mlir-print-local-scope'; do
    $opt $options "$tap_folder/generic" >"$tap_folder/theirs"
    "$VARVE_TRANSLATE" $options "$tap_folder/generic" >"$tap_folder/ours" 2>&1
    tap_same "$name${options:+ $options}" "$tap_folder/theirs" "$tap_folder/ours"
  done
done
tap_done
