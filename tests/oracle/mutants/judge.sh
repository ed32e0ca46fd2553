#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# judge.sh FOLDER: what mlir-opt 22 says of the mutants of FOLDER. FOLDER/judged gets a line for each: its number, "accept",
# "reject" or "crash"; FOLDER/errors what mlir-opt writes to standard error.
cd "$1" || exit 2

# The numbers of the mutants in a text.
numbers() { sed -n 's/.*mutant\.id = \([0-9]*\) : i64.*/\1/p' "$1"; }

# judge BATCH: a crash loses what was printed, so the mutants of the batch are then judged one by one.
judge() {
  timeout 120 mlir-opt-22 --allow-unregistered-dialect --split-input-file --mlir-print-op-generic --mlir-print-local-scope \
    "$1" >"$1.out" 2>>"$1.err"
  status=$?
  if [ $status -lt 124 ]; then
    numbers "$1.out" | sort -n >"$1.taken"
    numbers "$1" | "${AWK:-awk}" 'FILENAME != "-" { taken[$1] = 1; next } { print $1, ($1 in taken) ? "accept" : "reject" }' "$1.taken" -
  elif [ "$(numbers "$1" | wc -l)" -gt 1 ]; then
    "${AWK:-awk}" -v prefix="$1.x" 'BEGIN { name = prefix ".0" } /^\/\/ -----$/ { close(name); name = prefix "." ++n; next } { print > name }' "$1"
    for part in "$1".x.*; do judge "$part"; done
  else
    echo "$(numbers "$1") crash"
  fi
  case $1 in *.x.*) cat "$1.err" ;; esac >>"${1%.x.*}.err"
  rm -f "$1.out" "$1.taken" "$1".x.*
}

for half in 0 1; do
  number=0
  for batch in batch.[0-9][0-9][0-9][0-9]; do
    number=$((number + 1))
    if [ $((number % 2)) -eq $half ]; then
      : >"$batch.err"
      judge "$batch"
    fi
  done >"judged.$half" &
done
wait
sort -n judged.0 judged.1 >judged
cat batch.????.err >errors
rm -f judged.0 judged.1 batch.????.err
