#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What is printed without --mlir-print-op-generic is what mlir-opt 22 prints, for every file in cases/custom, and is read
# again as what it was.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22
opt="mlir-opt-22 --allow-unregistered-dialect"
folder=$top_srcdir/tests/data/cases/custom

# Operations that are printed in generic form still.
generic_still='omp\.atomic\.|omp\.critical\.|acc\.wait'

for file in "$folder"/*.mlir; do
  name=${file##*/}
  $opt --mlir-print-op-generic "$file" >"$tap_folder/generic" 2>/dev/null || {
    tap_fail "$name is read by mlir-opt"
    continue
  }
  for options in '' --mlir-print-debuginfo --mlir-print-local-scope '--mlir-print-debuginfo --mlir-print-local-scope'; do
    $opt $options "$tap_folder/generic" >"$tap_folder/theirs" 2>/dev/null || {
      tap_skip "$name${options:+ $options}" 'mlir-opt does not read what it printed'
      continue
    }
    "$VARVE_TRANSLATE" $options "$tap_folder/generic" >"$tap_folder/ours" 2>&1
    if grep -qE "\"($generic_still)" "$tap_folder/ours"; then
      tap_skip "$name${options:+ $options}" 'has an operation that is printed in generic form'
      continue
    fi
    # The encoding in an iterator type of sparse_tensor, which is kept as text, is printed with its name.
    case $name$options in
    sparse_tensor-iterate*local-scope)
      tap_skip "$name $options" 'the type of iterators is kept as text'
      continue
      ;;
    esac
    tap_same "$name${options:+ $options}" "$tap_folder/theirs" "$tap_folder/ours"
  done
  "$VARVE_TRANSLATE" "$tap_folder/generic" >"$tap_folder/ours" 2>/dev/null
  "$VARVE_TRANSLATE" --mlir-print-op-generic "$tap_folder/ours" >"$tap_folder/again" 2>&1
  if ! $opt "$tap_folder/ours" >/dev/null 2>&1; then
    tap_skip "$name comes back" 'mlir-opt does not read it either'
    continue
  fi
  tap_same "$name comes back" "$tap_folder/generic" "$tap_folder/again"
done
tap_done
