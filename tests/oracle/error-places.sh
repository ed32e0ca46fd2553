#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Each part of tests/data/cases/parse/errors.mlir is refused at the line and column where mlir-opt 22 refuses it.
. "$top_srcdir/tests/tap.sh"
tap_without_packs
tap_need mlir-opt-22

cases=$top_srcdir/tests/data/cases/parse/errors.mlir

# The first error of each part, as its place: parts are told apart by the lines where they begin.
places() {
  awk -v starts="$(grep -n '^// -----' "$cases" | cut -d: -f1 | tr '\n' ' ')" '
    BEGIN { count = split(starts, start, " ") }
    match($0, /:[0-9]+:[0-9]+: error: /) {
      split(substr($0, RSTART), field, ":")
      part = 0
      while (part < count && start[part + 1] < field[2])
        part++
      if (!(part in seen))
        print part, field[2] ":" field[3]
      seen[part] = 1
    }'
}

mlir-opt-22 --allow-unregistered-dialect --split-input-file "$cases" 2>&1 >/dev/null | places >"$tap_folder/theirs"
"$VARVE_TRANSLATE" --split-input-file "$cases" 2>&1 >/dev/null | places >"$tap_folder/ours"
tap_ok 'parts are refused' test "$(grep -c . "$tap_folder/theirs")" -ge 150
tap_ok 'at the same places' diff "$tap_folder/theirs" "$tap_folder/ours"
tap_done
