#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Floats of every format as mlir-opt 22 reads and prints them: the samples of the unit tests, to the byte.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22

# same_text PROGRAM NAME
same_text() {
  program=$top_builddir/tests/unit/$1
  test -x "$program" || tap_skip_all "$1 is not built: cmocka is absent"
  "$program" --source >"$tap_folder/source.mlir"
  "$program" --text >"$tap_folder/ours"
  echo >>"$tap_folder/ours"
  mlir-opt-22 --allow-unregistered-dialect --mlir-print-op-generic "$tap_folder/source.mlir" >"$tap_folder/theirs"
  tr ',' '\n' <"$tap_folder/ours" >"$tap_folder/ours.lines"
  tr ',' '\n' <"$tap_folder/theirs" >"$tap_folder/theirs.lines"
  tap_same "$2" "$tap_folder/theirs.lines" "$tap_folder/ours.lines"
}

same_text base/test_float_print 'bits are printed alike'
same_text base/test_float_parse 'decimal text is read alike'
tap_done
