#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The ABI of the shared library is that of libvarve.abi.xml: no change of an exported function or a public type goes
# unnoticed. make regen-abi writes the file after a change that is meant.
. "$top_srcdir/tests/tap.sh"
tap_need abidw abidiff

library=$top_builddir/.libs/libvarve.so
baseline=$top_srcdir/tests/abi/libvarve.abi.xml
abi=$tap_folder/abi.xml
test -f "$library" || tap_skip_all 'no shared library was built'
sh "$top_srcdir/build-aux/abi.sh" "$library" >"$abi" 2>"$tap_folder/stderr" || {
  grep -q 'no debug information' "$tap_folder/stderr" && tap_skip_all 'the library has no debug information'
  cat "$tap_folder/stderr"
  exit 1
}
architecture() { sed -n "1s/.* architecture='\([^']*\)'.*/\1/p" "$1"; }
test "$(architecture "$abi")" = "$(architecture "$baseline")" ||
  tap_skip_all 'libvarve.abi.xml is of another architecture'

# The status of abidiff is a set of bits; any bit is a difference or a failure.
tap_ok 'the ABI is that of tests/abi/libvarve.abi.xml (make regen-abi)' abidiff --harmless "$baseline" "$abi"

grep -o "<class-decl name='[^']*' size" "$abi" | cut -d "'" -f 2 | sort -u | while read -r name; do
  grep -qE "^typedef struct $name( \{|\$)" "$top_srcdir"/include/varve/*.h || echo "$name"
done >"$tap_folder/found"
tap_empty 'only types of public headers have members' "$tap_folder/found"

# finds CHANGE SED-SCRIPT: the comparison finds the change.
finds() {
  sed "$2" "$abi" >"$tap_folder/changed.xml"
  abidiff --harmless "$tap_folder/changed.xml" "$abi" >"$tap_folder/why" 2>&1
  tap_ok "finds $1" test $? -ne 0
}
finds 'a new function' '/elf-symbol name=.varve_version./d; /<function-decl name=.varve_version./,/<\/function-decl>/d'
finds 'a member at another place' \
  "/<class-decl name='varve_slice'/,/<\/class-decl>/s/offset-in-bits='64'/offset-in-bits='32'/"
finds 'a new enumerator' "/<enumerator name='VARVE_STATUS_CANCELLED'/d"
finds 'another type of a parameter' \
  "/<function-decl name='varve_status_text'/,/<\/function-decl>/s/parameter type-id='[0-9a-f]*'/parameter type-id='0'/"
tap_done
