#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What each tool reads and writes is bounded, in every mode: --max-output, --max-memory, --max-input; what cannot be
# written is an error with a message.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE
verify=$VARVE_VERIFY
extract=$VARVE_EXTRACT
dialect=$VARVE_DIALECT
"$dialect" import "$top_srcdir/tests/data/cases/import/toy.json" >/dev/null 2>&1
if test $? -eq 3; then imports=''; else imports=yes; fi # built without jansson

# Names of 2000 bytes in 20 modules around 3000 functions: each line of the list has 40 KB.
awk 'BEGIN {
  for (i = 0; i < 2000; i++) name = name "n"
  for (i = 0; i < 20; i++) print "module @" name i " {"
  for (i = 0; i < 3000; i++) print "func.func private @f" i "()"
  for (i = 0; i < 20; i++) print "}"
}' >names.mlir
cat >small.mlir <<'END'
module @m {
  func.func private @f()
  func.func private @g() attributes {a = dense_resource<r> : tensor<4xi32>}
}
{-# dialect_resources: { builtin: { r: "0x0400000001000000020000000300000004000000" } } #-}
END
cat >two.mlir <<'END'
"a.b"() : () -> ()
// -----
"a.c"() : () -> ()
END
cat >d.irdl.mlir <<'END'
irdl.dialect @d { irdl.operation @o {} }
END

# bounded NAME BYTES COMMAND...: refused with status 1, and no more than BYTES are in standard output.
bounded() {
  bounded_name=$1
  bounded_most=$2
  shift 2
  "$@" >stdout 2>stderr
  bounded_status=$?
  bounded_size=$(wc -c <stdout | tr -d ' ')
  if test "$bounded_status" -eq 1 && test "$bounded_size" -le "$bounded_most" && grep -q 'longer than' stderr; then
    tap_pass "$bounded_name"
  else
    { echo "exit status $bounded_status, $bounded_size bytes"; head -c 1000 stderr; } >why
    tap_fail "$bounded_name"
  fi
}

bounded "a_listing_ends_at_max_output" 100000 "$extract" --list --max-output=100000 names.mlir
tap_ok "the part within the limit is written" test "$(wc -c <stdout)" -gt 50000
tap_status "a listing beyond the limit creates no file" 1 "$extract" --list --max-output=100000 names.mlir -o list
tap_ok "nothing of it is there" test ! -e list
(
  # Where the tool does not even start so, nothing is said of it: a build with sanitizers.
  ulimit -v 100000 2>/dev/null
  "$extract" --version >/dev/null 2>&1 || exit 0
  "$extract" --list --max-memory=50000000 names.mlir
) >/dev/null 2>stderr
tap_ok "a_listing_of_any_size_needs_no_memory" test $? -eq 0
tap_status "the memory of a listing is bounded" 2 "$extract" --list --max-memory=100000 names.mlir

for command in "$translate" "$translate --hash" "$translate --to=varve" "$translate --split-input-file" \
  "$translate --era=auto" "$translate --upgrade" "$translate --verify-diagnostics" "$translate --train-dictionary" \
  "$translate --to=varve --dictionary=names.mlir" "$extract --list" "$extract --symbol=@f" "$extract --resource=r" "$verify" \
  "$dialect check" "$dialect import" "$dialect --dialect=names.mlir list"; do
  test -z "$imports" && test "$command" = "$dialect import" && continue
  # shellcheck disable=SC2086
  tap_status "memory is bounded: ${command##*/}" 2 $command --max-memory=20000 names.mlir
  says "it is reported" 'out of memory'
done
bounded "text is bounded" 20 "$translate" --max-output=20 small.mlir
bounded "bytecode is bounded" 20 "$translate" --max-output=20 --emit-bytecode small.mlir
bounded "varve is bounded" 20 "$translate" --max-output=20 --to=varve small.mlir
bounded "a frame is bounded" 20 "$translate" --max-output=20 --zstd small.mlir
bounded "hashes are bounded" 20 "$translate" --max-output=20 --hash small.mlir
bounded "parts are bounded together" 60 "$translate" --max-output=60 --split-input-file two.mlir
bounded "a dictionary is bounded" 20 "$translate" --max-output=20 --train-dictionary small.mlir two.mlir
bounded "a symbol is bounded" 20 "$extract" --max-output=20 --symbol=@f small.mlir
bounded "a resource is bounded" 15 "$extract" --max-output=15 --resource=r small.mlir
bounded "lines of varve-verify are bounded" 20 "$verify" --max-output=20 small.mlir
bounded "a list of dialects is bounded" 20 "$dialect" --max-output=20 list
bounded "a list of operations is bounded" 20 "$dialect" --max-output=20 list arith
bounded "a description is bounded" 20 "$dialect" --max-output=20 show arith.addi
bounded "a page is bounded" 20 "$dialect" --max-output=20 docs arith
bounded "counts of definitions are bounded" 20 "$dialect" --max-output=20 check d.irdl.mlir
tap_status "definitions are bounded in memory" 2 "$dialect" --max-memory=1000 check d.irdl.mlir
for bytes in ${imports:+10 1000 20000 100000}; do
  tap_status "the memory of an import is limited: $bytes" 2 "$dialect" --max-memory=$bytes import \
    "$top_srcdir/tests/data/cases/import/toy.json"
done
# 110 bytes that describe a billion results.
cat >results.mlir <<'END'
func.func @f(%v: vector<1000000000xf32>) {
  vector.to_elements %v : vector<1000000000xf32>
  return
}
END
for command in "$translate --to=mlirbc" "$translate --hash" "$verify" "$extract --list"; do
  # shellcheck disable=SC2086
  tap_status "memory_is_bounded_by_default: ${command##*/}" 2 $command results.mlir
  says "the message names the limit" 'out of memory: the limit is --max-memory='
done
"$translate" --to=mlirbc - <results.mlir >stdout 2>stderr
tap_ok "that of an input from a pipe, too" test $? -eq 1
says "the message names the limit" 'the limit for an input of this size (--max-memory)'
mkdir pages
bounded "pages are bounded together" 0 "$dialect" --max-output=30000 --folder=pages docs
cat >old.mlir <<'END'
func @f() {
  "std.unknown"() : () -> ()
  return
}
END
bounded "a report is bounded" 1000 "$translate" --era=2019 --upgrade --report-file=report --max-output=10 old.mlir
tap_status "so is one on standard error" 1 "$translate" --era=2019 --upgrade --report --max-output=200 old.mlir -o /dev/null

# Input without end
for command in "$translate" "$translate --hash" "$translate --split-input-file" "$translate --era=auto" \
  "$extract --list" "$extract --symbol=@f" "$extract --resource=r" "$verify" "$dialect check" "$dialect import" \
  "$translate --to=varve --dictionary=/dev/zero" "$translate --dialect=/dev/zero" "$dialect --dialect=/dev/zero check"; do
  test -z "$imports" && test "$command" = "$dialect import" && continue
  # shellcheck disable=SC2086
  tap_status "input_without_end_is_rejected: ${command##*/}" 1 timeout 300 $command --max-input=1000000 /dev/zero
  says "the message gives the cause" 'the input is no regular file and has more bytes than max-input allows'
done
timeout 300 "$translate" --max-input=1000000 - </dev/zero >stdout 2>stderr
tap_ok "so is standard input" test $? -eq 1
tap_status "a pipe within the limit is read" 0 sh -c "cat small.mlir | $translate --max-input=1000 -"
"$translate" --max-input=10 - <small.mlir >stdout 2>stderr
tap_ok "a regular file is not limited" test $? -eq 0
tap_status "nor by its name" 0 "$translate" --max-input=10 small.mlir

# What is no regular file
if mkfifo fifo; then
  for command in "$verify" "$extract --list" "$translate" "$translate --era=auto" "$translate --hash --era=auto"; do
    cat small.mlir >fifo &
    # shellcheck disable=SC2086
    tap_status "a FIFO is read once: ${command##*/}" 0 timeout 300 $command fifo
    wait
  done
  mkdir files
  tap_ok "a resource goes to a file" "$translate" --resources=external:files --resources-if-larger=1 small.mlir -o e.mlir
  rm files/builtin.r
  mkfifo files/builtin.r
  tap_status "a_FIFO_as_an_external_resource_is_rejected" 2 timeout 300 "$translate" --resources=inline:files e.mlir
  says "the message gives the cause" 'builtin.r'"'"': it is not a regular file'
  tap_status "it is not written to either" 2 timeout 300 "$translate" --resources=external:files --resources-if-larger=1 \
    small.mlir
  tap_status "hooks in a FIFO are rejected" 1 timeout 300 "$translate" --dialect-hooks=./fifo small.mlir
fi

# A full disk
if test -c /dev/full; then
  for command in "$translate --help" "$translate --version" "$verify --help" "$verify --version" "$extract --help" \
    "$extract --version" "$dialect --help" "$dialect --version" "$translate small.mlir" "$translate --hash small.mlir" \
    "$translate --split-input-file two.mlir" "$translate --to=varve small.mlir" "$verify small.mlir" \
    "$extract --list small.mlir" "$extract --symbol=@f small.mlir" "$extract --resource=r small.mlir" \
    "$dialect list" "$dialect show arith.addi" "$dialect docs arith" "$dialect check d.irdl.mlir"; do
    # shellcheck disable=SC2086
    $command >/dev/full 2>stderr
    tap_ok "a_full_disk_is_reported: ${command##*/}" test $? -eq 2
    says "the message says what failed" 'cannot write standard output: No space left on device'
  done
fi
tap_done
