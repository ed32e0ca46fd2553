#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Varve files: what goes in comes out, from text and from bytecode; and how the tool tells, writes and refuses them.
. "$top_srcdir/tests/tap.sh"

files=$top_srcdir/tests/data/files
cases=$top_srcdir/tests/data/cases
examples=$top_srcdir/examples
cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE
generic="--mlir-print-op-generic --mlir-print-debuginfo"

# Not every module of cases is valid.
unverified() { "$translate" --no-verify "$@"; }

# round_trip FILE: prints what is not as it was; nothing when all is.
round_trip() {
  unverified $generic "$1" --to=mlir -o generic.1 && unverified --mlir-print-debuginfo "$1" --to=mlir -o pretty.1 &&
    unverified --emit-bytecode "$1" -o code.1 && unverified $generic code.1 --to=mlir -o code-text.1 &&
    unverified --to=varve --level=3 "$1" -o first && unverified --to=varve --level=3 "$1" -o second &&
    unverified $generic first --to=mlir -o generic.2 && unverified --mlir-print-debuginfo first --to=mlir -o pretty.2 &&
    unverified --emit-bytecode first -o code.2 && unverified --to=varve --level=3 first -o again &&
    unverified --to=varve --level=3 code.1 -o third && unverified --emit-bytecode third -o code.3 &&
    unverified $generic third --to=mlir -o code-text.2 || return
  cmp first second
  cmp first again
  cmp generic.1 generic.2
  cmp pretty.1 pretty.2
  cmp code.1 code.2
  cmp code.1 code.3
  cmp code-text.1 code-text.2
}

set -- "$cases"/container/*.mlir "$cases"/bytecode/*.mlir "$files"/*.mlir "$examples"/*.mlir
test -z "${VARVE_TEST_LONG:-}" ||
  set -- "$@" "$cases"/custom/*.mlir "$cases"/names/*.mlir "$cases"/operation-forms/*.mlir
for file in "$@"; do
  name=${file#"$top_srcdir"/}
  unverified "$file" -o ignored 2>ignored.errors || {
    tap_skip "$name round-trips" 'it is not one module'
    continue
  }
  round_trip "$file" 2>&1 | grep -v ': note: read as LLVM' >why
  if test -s why; then tap_fail "$name round-trips"; else tap_pass "$name round-trips"; fi
done

# Names of files, options
good=$files/good-types.mlir
tap_status "the suffix .varve selects a container" 0 "$translate" "$good" -o types.varve
head -c 4 types.varve >magic
printf '\327vrv' >magic.expected
tap_same "a container begins with its magic number" magic.expected magic
tap_status "--to=varve writes one" 0 "$translate" --to=varve "$good"
tap_same "standard output gets the same" types.varve stdout
tap_status "a container is detected by its first bytes" 0 "$translate" --mlir-print-op-generic <types.varve
tap_same "a container of a pipe holds the module" "$good" stdout
for level in 1 19; do
  tap_status "--level=$level is accepted" 0 "$translate" --level=$level "$good" -o level.varve
  tap_status "level $level is read" 0 "$translate" --mlir-print-op-generic level.varve
  tap_same "level $level holds the module" "$good" stdout
done
tap_status "--level=20 is refused" 2 "$translate" --level=20 "$good" -o level.varve
tap_status "--level=x is rejected" 2 "$translate" --level=x "$good" -o level.varve
if command -v zstd >/dev/null 2>&1; then
  zstd -q types.varve -o types.varve.zst
  tap_status "a container in a zstd frame is read" 0 "$translate" --mlir-print-op-generic types.varve.zst
  tap_same "it holds the module" "$good" stdout
fi
if command -v script >/dev/null 2>&1; then
  script -qec "'$translate' --to=varve '$good'" /dev/null >terminal 2>&1 </dev/null
  if grep -q 'terminal' terminal && ! grep -q 'vrv' terminal; then
    tap_pass "a container is not written to a terminal"
  else
    cp terminal why
    tap_fail "a container is not written to a terminal"
  fi
fi

# Refusals: each has a place and a cause.
size=$(wc -c <types.varve)
head -c $((size - 1)) types.varve >cut.varve
tap_status "a truncated container is rejected" 1 "$translate" cut.varve
says "a cut container is named" "cut.varve:0x"
{ cat types.varve; printf x; } >longer.varve
tap_status "a longer container is rejected" 1 "$translate" longer.varve
{ head -c 30 types.varve; printf '\377\377'; tail -c +33 types.varve; } >changed.varve
tap_status "a changed container is rejected" 1 "$translate" changed.varve
says "the message names the checksum" "checksum"
{ head -c 4 types.varve; printf '\143'; tail -c +6 types.varve; } >newer.varve
tap_status "a newer version is rejected" 3 "$translate" newer.varve
says "the message names the version" "newer.varve:0x5: error: header: version 99"
echo old >kept.varve
cp kept.varve before
tap_status "bad input and a container that is there" 1 "$translate" cut.varve -o kept.varve
tap_same "it stays as it was" before kept.varve
if test -c /dev/full; then
  tap_status "a full device is reported" 2 "$translate" --to=varve "$good" -o /dev/full
fi
tap_done
