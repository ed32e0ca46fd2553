#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The test vectors of format-spec/varve.md and varve-vectors.md: every block of hex is read as the block of MLIR behind it, by the
# tool and by the decoder of format-spec/reference, which agree on its hashes; a block "canonical" is what the decoder makes of it.
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/system/tools/reference-hashes.sh"

cd "$tap_folder" || exit 1

# Files 1.octal, 1.mlir and so on: the bytes as escapes of printf, and the text; 1.canonical where it is given.
awk '
  function value(digit) { return index("0123456789abcdef", digit) - 1 }
  function add_bytes(file) {
    sub(/#.*/, "")
    gsub(/ /, "")
    for (i = 1; i < length($0); i += 2)
      printf "\\%03o", value(substr($0, i, 1)) * 16 + value(substr($0, i + 1, 1)) >file
  }
  /^```hex$/ { vectors++; kind = "hex"; next }
  /^```mlir$/ { kind = "mlir"; next }
  /^```canonical$/ { kind = "canonical"; next }
  /^```/ { kind = ""; next }
  kind == "hex" { add_bytes(vectors ".octal") }
  kind == "canonical" { add_bytes(vectors ".canonical") }
  kind == "mlir" { print >(vectors ".mlir") }
' "$top_srcdir/format-spec/varve.md" "$top_srcdir/format-spec/varve-vectors.md"

number=0
while number=$((number + 1)) && test -f "$number.octal"; do
  # shellcheck disable=SC2059 # the file is a format of escapes only
  printf "$(cat "$number.octal")" >"$number.varve"
  echo >>"$number.mlir" # mlir-opt ends its output with an empty line
  set --
  ! grep -q 'loc(' "$number.mlir" || set -- --mlir-print-debuginfo
  tap_status "vector $number is read" 0 "$VARVE_TRANSLATE" --mlir-print-op-generic --no-verify "$@" "$number.varve"
  tap_same "vector $number holds its text" "$number.mlir" stdout
  agrees -- "$number.varve" 2>&1 | grep -v ': note: read as LLVM' >differences
  tap_empty "vector $number is read by the reference decoder" differences
  test -f "$number.canonical" || continue
  # shellcheck disable=SC2059
  printf "$(cat "$number.canonical")" >canonical
  # shellcheck disable=SC2086 # a folder without blanks
  "$decode" $builtin "$number.varve" >made
  tap_same "vector $number has its canonical form" canonical made
done

# The last vector is of an era and a pack that this release does not know.
number=$((number - 1))
tap_status 'a file of an unknown era is read as the nearest' 0 "$VARVE_TRANSLATE" "$number.varve"
tap_ok 'a note says so' grep -q "read as LLVM 24-2026-09 because of its header, which names the unknown era llvm99-2031-01" stderr
"$VARVE_TRANSLATE" --to=varve "$number.varve" -o kept.varve 2>stderr
tap_ok 'the names are kept' grep -qa 'llvm99-2031-01,sand@1.5' kept.varve

# The decoder does not verify checksums: what is changed behind them comes to its own checks.
# refuses_changes N: each byte of vector N behind the checksum replaced, then the file cut in front of it; prints what is
# neither decoded nor refused with a message.
refuses_changes() {
  awk '{
    for (i = 10; i < length($0) / 4; i++) {
      print substr($0, 1, 4 * i) substr("\\000\\003\\007\\377", i % 4 * 4 + 1, 4) substr($0, 4 * i + 5)
      print substr($0, 1, 4 * i)
    }
  }' "$1.octal" >changed
  while read -r bytes; do
    # shellcheck disable=SC2059
    printf "$bytes" >changed.varve
    "$decode" changed.varve >made 2>refusal
    status=$?
    test "$status" -eq 0 && test ! -s refusal && continue
    test "$status" -eq 1 && grep -q '^decode: changed.varve: ' refusal && test "$(wc -l <refusal)" -eq 1 && continue
    echo "$bytes: status $status"
    cat refusal
  done <changed
}
for vector in 1 2 3; do
  refuses_changes "$vector" >differences 2>&1
  tap_empty "vector $vector with changed bytes" differences
done
tap_ok "there are vectors" test "$number" -gt 8
tap_done
