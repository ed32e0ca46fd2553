#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# run.sh TARGET TIME: builds a fuzz target and the library with AFL++, ASan and UBSan in the folder fuzzing, and
# runs it for a time such as 35s, 60m or 8h. `make fuzz` calls it, with $srcdir and $MAKE set. What it
# finds is in fuzzing/findings/TARGET; its queue is where the next run begins. VARVE_FUZZ_PROGRAMS names another build
# folder whose programs are run: one that was configured with AFL++ as the compiler, and with sanitizers.
set -eu
target=$1
folder=$PWD/fuzzing
programs=${VARVE_FUZZ_PROGRAMS:-$folder}

test -n "${VARVE_FUZZ_PROGRAMS:-}" || sh "$srcdir/fuzz/build.sh" "$target"
mkdir -p "$folder/findings"
case $2 in
*h) seconds=$((${2%h} * 3600)) ;;
*m) seconds=$((${2%m} * 60)) ;;
*) seconds=${2%s} ;;
esac

cd "$folder"
export AFL_QUIET=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 AFL_ALLOW_TMP=1
export AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1
# Leaks are found by the target, which counts the memory of contexts.
export ASAN_OPTIONS=abort_on_error=1:symbolize=0:detect_leaks=0:allocator_may_return_null=1
ASAN_OPTIONS=$ASAN_OPTIONS:malloc_context_size=4:quarantine_size_mb=32
export UBSAN_OPTIONS=abort_on_error=1:halt_on_error=1:symbolize=0
rm -rf "inputs-$target" "seeds-$target"
(cd "$srcdir" && VARVE_TRANSLATE=$programs/tools/varve-translate VARVE_DIALECT=$programs/tools/varve-dialect \
  UNPACK_CONTAINER=$programs/fuzz/unpack-container \
  sh fuzz/inputs.sh "$target" "$folder/inputs-$target")
(cd "$srcdir" && sh fuzz/dictionary.sh "$target") >"$target.dict"
queue=findings/$target/default/queue
test ! -d "$queue" || find "$queue" -type f -exec cp {} "inputs-$target" \;
afl-cmin -m none -t 5000 -i "inputs-$target" -o "seeds-$target" -- "$programs/fuzz/$target" >"$target.cmin" 2>&1 ||
  { cat "$target.cmin"; exit 1; }

case $target in
bytecode-*) form=bytecode ;;
container-read | lazy-read) form=container ;;
*) form= ;;
esac
# Its own for each target: two of them run at a time and may have the same form.
if test -n "$form"; then
  ${CC:-cc} -std=c11 -O2 -fPIC -shared -I"$srcdir" -I"$srcdir/src" -I"$srcdir/include" -o "mutate-$target.so" \
    "$srcdir/fuzz/mutate.c" "$srcdir/fuzz/mutate-$form.c"
  export AFL_CUSTOM_MUTATOR_LIBRARY="$folder/mutate-$target.so"
fi
rm -rf "findings/$target"
afl-fuzz -i "seeds-$target" -o "findings/$target" -x "$target.dict" -m none -t 1000+ -V "$seconds" -G 16384 \
  ${VARVE_FUZZ_SEED:+-s "$VARVE_FUZZ_SEED"} \
  -- "$programs/fuzz/$target" >"$target.log" 2>&1 || { tail -n 30 "$target.log"; exit 1; }
stats=findings/$target/default/fuzzer_stats
grep -E '^(run_time|execs_done|execs_per_sec|corpus_count|bitmap_cvg|edges_found|total_edges|stability|saved_)' "$stats"
grep -q '^saved_crashes *: 0$' "$stats" && grep -q '^saved_hangs *: 0$' "$stats" && exit 0

# The log of a machine that is gone is all there is: it has the inputs.
find "findings/$target/default/crashes" "findings/$target/default/hangs" -name 'id*' | head -n 4 |
  while read -r input; do
    echo "base64 of $input, and what the target says of it:"
    base64 "$input"
    timeout 60 "$programs/fuzz/$target" "$input" 2>&1 | tail -n 3
  done
exit 1
