#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules that are written in groups: what comes back is what comes back without groups, the files are the same each time, and
# the second decoder agrees.
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/system/tools/reference-hashes.sh"

files=$top_srcdir/tests/data/files
cases=$top_srcdir/tests/data/cases
cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# round_trip FILE SIZE: prints what is not as it is without groups; nothing when all is.
round_trip() {
  "$translate" --to=varve --level=3 --group-size=-1 "$1" -o whole &&
    "$translate" --to=varve --level=3 --group-size="$2" "$1" -o first &&
    "$translate" --to=varve --level=3 --group-size="$2" "$1" -o second &&
    "$translate" --to=varve --level=3 --group-size="$2" first -o again &&
    "$translate" --to=varve --level=3 --group-size=-1 first -o whole.2 &&
    for form in '--to=mlir --mlir-print-op-generic' '--to=mlir --mlir-print-debuginfo' --to=mlirbc; do
      # shellcheck disable=SC2086
      "$translate" $form whole -o whole.form && "$translate" $form first -o first.form && cmp whole.form first.form
    done
  cmp first second
  cmp first again
  cmp whole whole.2
  "$translate" --hash whole | sed 's/ *[^ ]*$//' >whole.hash
  "$translate" --hash first | sed 's/ *[^ ]*$//' >first.hash
  cmp whole.hash first.hash
  agrees -- first
  cmp -s first whole || echo "$1" >>grouped
}

set -- "$cases"/container/*.mlir "$cases"/bytecode/*.mlir "$files"/*.mlir "$top_srcdir"/tests/data/idioms/upstream/f*.mlir
test -z "${VARVE_TEST_LONG:-}" || set -- "$@" "$cases"/custom/*.mlir "$top_srcdir"/tests/data/idioms/*/*.mlir
for file in "$@"; do
  name=${file#"$top_srcdir"/}
  "$translate" "$file" -o ignored 2>ignored.errors || continue
  for size in 1 8; do
    round_trip "$file" $size >why 2>&1
    if test -s why; then tap_fail "$name round-trips through groups of $size"; else tap_pass "$name round-trips through groups of $size"; fi
  done
done
tap_ok 'at least 10 files have groups' test "$(wc -l <grouped)" -ge 10

# --no-verify keeps modules whose operations use values from inside each other, before and behind them. They have no groups:
# a group is read without the others.
use_elsewhere() {
  cat >"$1.mlir" &&
    for size in 1 2; do
      "$translate" --to=varve --no-verify --group-size=-1 "$1.mlir" -o "$1.whole" &&
        "$translate" --to=varve --no-verify --group-size=$size "$1.mlir" -o "$1.groups" &&
        "$translate" --to=varve --no-verify --layout=mapped --group-size=$size "$1.mlir" -o "$1.mapped" &&
        "$translate" --no-verify --mlir-print-op-generic "$1.mlir" --to=mlir -o "$1.generic" &&
        "$translate" --no-verify --mlir-print-op-generic "$1.groups" --to=mlir -o "$1.groups.generic" &&
        "$translate" --no-verify --mlir-print-op-generic "$1.mapped" --to=mlir -o "$1.mapped.generic"
      cmp "$1.generic" "$1.groups.generic"
      cmp "$1.generic" "$1.mapped.generic"
      cmp "$1.whole" "$1.groups"
    done >why 2>&1
  if test -s why; then tap_fail "values used elsewhere, $1: no groups"; else tap_pass "values used elsewhere, $1: no groups"; fi
}
use_elsewhere result-behind <<'MLIR'
"t.a"() ({
  %0 = "t.make"() : () -> i32
  "t.use"(%0, %1) : (i32, i32) -> ()
}) : () -> ()
"t.b"() ({
  %1 = "t.make"() : () -> i32
}) : () -> ()
MLIR
use_elsewhere result-in-the-middle <<'MLIR'
"t.a"() : () -> ()
"t.b"() ({
  "t.c"() ({
    %0 = "t.make"() : () -> i32
  }) : () -> ()
  "t.use"(%1) : (i32) -> ()
}) : () -> ()
"t.d"() ({
  %1 = "t.make"() : () -> i32
}) : () -> ()
MLIR
use_elsewhere argument-behind <<'MLIR'
"t.a"() ({
  %0 = "t.make"(%1) : (i32) -> i32
}) : () -> ()
"t.b"() ({
^bb0(%1: i32):
  "t.use"(%1) : (i32) -> ()
}) : () -> ()
MLIR

# By themselves only large modules have groups.
awk -f "$files/large-module.awk" -v functions=4000 >large.mlir
tap_status "a module of 20,000 operations" 0 "$translate" --to=varve --level=3 large.mlir -o large
tap_status "the same without groups" 0 "$translate" --to=varve --level=3 --group-size=-1 large.mlir -o large.whole
tap_status "the same in groups of 8192" 0 "$translate" --to=varve --level=3 --group-size=8192 large.mlir -o large.groups
tap_same "has groups of 8192 operations" large.groups large
if cmp -s large large.whole; then tap_fail "which are another file"; else tap_pass "which are another file"; fi
agrees -- large >why 2>&1
if test -s why; then tap_fail "the decoders agree on it"; else tap_pass "the decoders agree on it"; fi
awk -f "$files/large-module.awk" -v functions=2000 >less.mlir
tap_status "a module of 10,000 operations" 0 "$translate" --to=varve --level=3 less.mlir -o less
tap_status "the same without groups" 0 "$translate" --to=varve --level=3 --group-size=-1 less.mlir -o less.whole
tap_same "has no groups" less.whole less

# One distinct attribute that operations of several groups and the module have stays one.
cat >distinct.mlir <<'MLIR'
#one = distinct[0]<42 : i32>
#two = distinct[1]<42 : i32>
module attributes {t.a = #one} {
  "t.a"() {a = #one, b = #two} : () -> ()
  "t.b"() {a = [#one, #two]} : () -> ()
  "t.c"() {a = distinct[2]<42 : i32>} : () -> ()
}
MLIR
tap_status "distinct attributes in groups" 0 "$translate" --to=varve --group-size=1 distinct.mlir -o distinct.varve
tap_status "are read" 0 "$translate" --mlir-print-op-generic distinct.varve --to=mlir -o distinct.2
"$translate" --mlir-print-op-generic distinct.mlir --to=mlir -o distinct.1
tap_same "and are as many as before" distinct.1 distinct.2

# What cannot stand in groups has none.
printf '%s\n' '%0 = "t.a"() : () -> i32' '"t.b"(%0) : (i32) -> ()' >results.mlir
tap_status "operations that use values of each other" 0 "$translate" --to=varve --group-size=1 results.mlir -o results
tap_status "the same without groups" 0 "$translate" --to=varve --group-size=-1 results.mlir -o results.whole
tap_same "have no groups" results.whole results
tap_status "a group of fewer than zero operations" 2 "$translate" --to=varve --group-size=-2 results.mlir -o none
tap_done
