# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Sourced: files of many modules in parts, as mlir-opt is slow on large ones, and loses all when it crashes.

# cut_into FILE SIZE PREFIX: files of so many modules, PREFIX.0001 and so on.
cut_into() {
  awk -v size="$2" -v prefix="$3" '
    function open_next() { if (name != "") close(name); name = sprintf("%s.%04d", prefix, ++files); count = 0 }
    BEGIN { open_next() }
    /^\/\/ -----$/ { if (++count == size) { open_next(); next } }
    { print > name }' "$1"
}

# every_second REMAINDER PREFIX COMMAND: the command with each second of these files.
every_second() {
  number=0
  for batch in "$2".[0-9][0-9][0-9][0-9]; do
    number=$((number + 1))
    [ $((number % 2)) -eq "$1" ] || continue
    "$3" "$batch"
  done
}

# on_batches FILE PREFIX COMMAND: what the command prints for each part of the file, in two processes.
on_batches() {
  cut_into "$1" 150 "$2"
  every_second 0 "$2" "$3" >"$2-even" &
  every_second 1 "$2" "$3" >"$2-odd"
  wait
  cat "$2-odd" "$2-even"
}
