#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The tables in the library are what `make regen` makes of the definition files.
. "$top_srcdir/tests/tap.sh"

program=$top_builddir/build-aux/compile-definitions
tap_ok 'the compiler of definitions is there' test -x "$program"

cd "$top_srcdir" || exit 1
sets=$(sed -n 's/^definition_sets = //p' Makefile.am)
set --
for name in $sets; do
  set -- "$@" "$name" dialects/"$name"/*.irdl.mlir --
done
mkdir "$tap_folder/made" "$tap_folder/other"
tap_status 'the files of all sets are read' 0 "$program" "$tap_folder/made" "$@"
for name in $sets strings; do
  tap_same "$name.c is fresh (make regen)" src/dialect/generated/"$name".c "$tap_folder/made/$name.c"
done

# Again in another order: a file may refer to those that come later.
# shellcheck disable=SC2046
tap_status 'files may come in any order' 0 "$program" "$tap_folder/other" llvm22 $(printf '%s\n' dialects/llvm22/*.irdl.mlir | LC_ALL=C sort -r)
tap_done
