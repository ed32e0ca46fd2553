#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# accept.sh INPUT FOLDER [FLAG...]: the instances of INPUT that mlir-opt 22 accepts, as it prints them with these flags. What
# it says of the others is in FOLDER/refusals, and those that it crashes on in FOLDER/crashes.
input=$1
folder=$2
shift 2
flags=$*
# shellcheck source=tests/gen/batches.sh
. "$(dirname "$0")/batches.sh"
mkdir -p "$folder" || exit 2
: >"$folder/refusals"
: >"$folder/crashes"

# A crash loses what was printed: parts of the file are tried.
try() {
  # shellcheck disable=SC2086
  mlir-opt-22 --allow-unregistered-dialect --split-input-file $flags "$1" >"$1.out" 2>"$1.err"
  status=$?
  if [ $status -lt 128 ]; then
    cat "$1.out"
    grep ' error: ' "$1.err" >>"$folder/refusals"
    rm -f "$1" "$1.out" "$1.err"
    return
  fi
  modules=$(grep -c 'gen\.attempt = .* gen\.op = ' "$1")
  if [ "$modules" -le 1 ]; then
    grep 'gen\.attempt = .* gen\.op = ' "$1" >>"$folder/crashes"
    rm -f "$1" "$1.out" "$1.err"
    return
  fi
  cut_into "$1" $(((modules + 3) / 4)) "$1.x"
  rm -f "$1" "$1.out" "$1.err"
  for part in "$1".x.????; do
    try "$part"
    echo '// -----'
  done
}

try_batch() {
  try "$1"
  echo '// -----'
}
on_batches "$input" "$folder/batch" try_batch
