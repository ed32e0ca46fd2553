#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What operations of each dialect ask for: pieces of tests/cases/verify that are to be accepted, or refused on the line
# and with the words that "// expected-error@+N {{words}}" tells. mlir-opt 22, where it is installed, says the same.
. "$top_srcdir/tests/tap.sh"
case $top_srcdir in /*) ;; *) top_srcdir=$PWD/$top_srcdir ;; esac
cases=$top_srcdir/tests/cases/verify
cd "$tap_folder" || exit 1

# Pieces as files 001.mlir and so on, in 001.expected the line and the words of the first error.
split() {
  "${AWK:-awk}" '
    function piece() { return sprintf("%03d", number) }
    BEGIN { number = 1 }
    /^\/\/ -----$/ { close(piece() ".mlir"); number++; line = 0; next }
    {
      line++
      if (match($0, /expected-error@\+[0-9]+ \{\{.*\}\}/)) {
        text = substr($0, RSTART + 16, RLENGTH - 16)
        words = text
        sub(/^[0-9]+ \{\{/, "", words)
        sub(/\}\}$/, "", words)
        print line + text + 0 >(piece() ".expected")
        print words >(piece() ".expected")
      }
      print >(piece() ".mlir")
    }' "$1"
}

# judge PIECE: prints what is wrong.
judge() {
  "$VARVE_TRANSLATE" "$1.mlir" -o /dev/null >stdout 2>stderr
  status=$?
  if ! test -f "$1.expected"; then
    test $status -eq 0 || { echo "piece $1 is refused:"; cat stderr; }
    return
  fi
  line=$(sed -n 1p "$1.expected")
  words=$(sed -n 2p "$1.expected")
  if test $status -eq 0; then
    echo "piece $1 is accepted: $words"
  elif ! grep -F -- "$1.mlir:$line:" stderr | grep -qF -- "$words"; then
    echo "piece $1 should say on line $line: $words"
    head -n 3 stderr
  fi
}

for file in "$cases"/*.mlir; do
  name=$(basename "$file" .mlir)
  case $name in structure | ssa | symbol | traits) continue ;; esac # verify-diagnostics.sh
  rm -f [0-9]*.mlir [0-9]*.expected why
  split "$file"
  for piece in [0-9]*.mlir; do
    judge "${piece%.mlir}"
  done >why
  if test -s why; then tap_fail "$name is checked"; else tap_pass "$name is checked"; fi
  if command -v mlir-opt-22 >/dev/null 2>&1; then
    mlir-opt-22 --split-input-file --verify-diagnostics "$file" >/dev/null 2>why
    status=$?
    if test $status -eq 0; then tap_pass "$name: mlir-opt 22 says the same"; else tap_fail "$name: mlir-opt 22 says the same"; fi
  fi
done
tap_done
