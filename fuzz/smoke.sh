#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# smoke.sh TARGET...: each of them shortly, five minutes in all, as many at a time as $JOBS says. With $srcdir and
# $MAKE set, as run.sh.
set -eu
sh "$srcdir/fuzz/build.sh" "$@"
# A machine that is busy is no hang.
export VARVE_FUZZ_IS_BUILT=yes AFL_HANG_TMOUT=5000
printf '%s\n' "$@" | xargs -P "${JOBS:-1}" -I TARGET sh -c '
  out=$(sh "$srcdir/fuzz/run.sh" TARGET "$0" 2>&1) && status=0 || status=1
  printf "%s\n" "--- TARGET" "$out"
  exit $status' "$((300 / $#))s"
