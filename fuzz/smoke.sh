#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# smoke.sh TARGET...: each shortly, as many at a time as $JOBS says: about four minutes in all, of which building
# takes what it needs; but each runs for ten seconds at least. With $srcdir and $MAKE set, as run.sh.
set -eu
start=$(date +%s)
sh "$srcdir/fuzz/build.sh" "$@"
rm -f fuzzing/*.failed
left=$((240 - $(date +%s) + start))
# Of the share of a target, finding its inputs takes about six seconds.
share=$((left * ${JOBS:-1} / $# - 6))
test $share -ge 10 || share=10
# A machine that is busy is no hang. With one seed for all runs, what fails has changed.
export VARVE_FUZZ_IS_BUILT=yes VARVE_FUZZ_SEED=1 AFL_HANG_TMOUT=5000
printf '%s\n' "$@" | xargs -P "${JOBS:-1}" -I TARGET sh -c '
  out=$(sh "$srcdir/fuzz/run.sh" TARGET "$0" 2>&1) && status=0 || status=1
  test $status -eq 0 || exec >fuzzing/TARGET.failed
  printf "%s\n" "--- TARGET" "$out"
  exit $status' "${share}s" && exit 0

# Last, because the end of an output is what people see.
cat fuzzing/*.failed
exit 1
