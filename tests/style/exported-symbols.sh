#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The shared library exports exactly what the public headers declare with VARVE_API.
. "$top_srcdir/tests/tap.sh"

library=$top_builddir/.libs/libvarve.so
test -f "$library" || tap_skip_all 'no shared library was built'

(cd "$top_srcdir" && sh build-aux/exported-names.sh include include/varve/*.h) >"$tap_folder/declared"
tap_ok 'the headers declare functions' test -s "$tap_folder/declared"

${NM:-nm} -D --defined-only "$library" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' |
  LC_ALL=C sort -u >"$tap_folder/exported"
tap_same 'declared and exported names agree' "$tap_folder/declared" "$tap_folder/exported"

# Counted another way, so that a declaration that exported-names.awk does not understand is seen.
marks=$(cat "$top_srcdir"/include/varve/*.h | grep -c '^ *VARVE_API ')
names=$(wc -l <"$tap_folder/declared")
tap_ok "at least as many names as VARVE_API marks ($names, $marks)" test "$names" -ge "$marks"
tap_done
