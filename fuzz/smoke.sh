#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# smoke.sh TARGET...: each for $TIME, by default four seconds, as many at a time as $JOBS says. Finding its inputs takes
# about six seconds more. With $srcdir and $MAKE set, as run.sh.
set -eu
test -n "${VARVE_FUZZ_PROGRAMS:-}" || sh "$srcdir/fuzz/build.sh" "$@"
mkdir -p fuzzing
rm -f fuzzing/*.failed
# A machine that is busy is no hang. With one seed for all runs, what fails has changed.
export VARVE_FUZZ_PROGRAMS="${VARVE_FUZZ_PROGRAMS:-$PWD/fuzzing}" VARVE_FUZZ_SEED=1
export AFL_HANG_TMOUT=20000 AFL_FORKSRV_INIT_TMOUT=300000
printf '%s\n' "$@" | xargs -P "${JOBS:-1}" -I TARGET sh -c '
  out=$(sh "$srcdir/fuzz/run.sh" TARGET "$0" 2>&1) && status=0 || status=1
  test $status -eq 0 || exec >fuzzing/TARGET.failed
  printf "%s\n" "--- TARGET" "$out"
  exit $status' "${TIME:-4s}" && exit 0

# Last, because the end of an output is what people see.
cat fuzzing/*.failed
exit 1
