#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# build.sh TARGET...: builds fuzz targets and the library with AFL++, ASan and UBSan in the folder fuzzing.
# With $srcdir and $MAKE set, as run.sh, and $JOBS, how many compilers run at a time.
set -eu
folder=$PWD/fuzzing

for command in afl-clang-fast afl-fuzz afl-cmin; do
  command -v $command >/dev/null 2>&1 || {
    echo "fuzzing needs $command, which AFL++ has (Debian: apt-get install afl++)" >&2
    exit 2
  }
done
programs=
for target in "$@"; do
  test -f "$srcdir/fuzz/$target.c" || {
    echo "there is no fuzz target $target; those that are: $(cd "$srcdir/fuzz" && echo *.c)" >&2
    exit 2
  }
  programs="$programs fuzz/$target"
done

mkdir -p "$folder/findings"
cd "$folder"
export AFL_QUIET=1
test -f config.status || "$srcdir/configure" --enable-silent-rules --disable-shared CC=afl-clang-fast CFLAGS='-O1 -g'
AFL_USE_ASAN=1 AFL_USE_UBSAN=1 $MAKE -j"${JOBS:-1}" libvarve.la
# shellcheck disable=SC2086
AFL_USE_ASAN=1 AFL_USE_UBSAN=1 $MAKE -j"${JOBS:-1}" $programs fuzz/unpack-container \
  tools/varve-translate tools/varve-dialect
