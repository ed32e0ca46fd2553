#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The tables in the library are what `make regen` makes of the definition files.
. "$top_srcdir/tests/tap.sh"

program=$top_builddir/build-aux/compile-definitions
tap_ok 'the compiler of definitions is there' test -x "$program"

cd "$top_srcdir" || exit 1
for set in std2019 llvm13 llvm16 llvm19 llvm22 llvm24; do
  tap_status "the files of $set are read" 0 "$program" $set dialects/$set/*.irdl.mlir
  tap_same "$set.c is fresh (make regen)" src/dialect/generated/$set.c "$tap_folder/stdout"
done

# Again in another order: a file may refer to those that come later.
# shellcheck disable=SC2046
tap_status 'files may come in any order' 0 "$program" llvm22 $(printf '%s\n' dialects/llvm22/*.irdl.mlir | LC_ALL=C sort -r)
tap_done
