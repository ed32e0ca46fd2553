#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# accept.sh INPUT FOLDER [FLAG...]: the instances of INPUT that mlir-opt 22 accepts, as it prints them with these flags. What
# it says of the others is in FOLDER/refusals, and those that it crashes on in FOLDER/crashes.
input=$1
folder=$2
shift 2
flags=$*
mkdir -p "$folder" || exit 2
: >"$folder/refusals"
: >"$folder/crashes"

# cut_into FILE SIZE PREFIX: files of so many modules.
cut_into() {
  awk -v size="$2" -v prefix="$3" '
    function open_next() { if (name != "") close(name); name = sprintf("%s.%04d", prefix, ++files); count = 0 }
    BEGIN { open_next() }
    /^\/\/ -----$/ { if (++count == size) { open_next(); next } }
    { print > name }' "$1"
}

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

# every OFFSET: each second batch.
every() {
  number=0
  for batch in "$folder"/batch.????; do
    number=$((number + 1))
    [ $((number % 2)) -eq "$1" ] || continue
    try "$batch"
    echo '// -----'
  done
}

cut_into "$input" 150 "$folder/batch"
every 0 >"$folder/even" &
every 1 >"$folder/odd"
wait
cat "$folder/odd" "$folder/even"
