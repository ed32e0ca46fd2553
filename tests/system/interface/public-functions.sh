#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# A test in C calls every public function.
. "$top_srcdir/tests/tap.sh"

cat "$top_srcdir"/include/varve/*.h "$top_srcdir/include/varve.h" | tr '\n' ' ' | grep -oE 'VARVE_API [^;(]*\(' |
  grep -oE 'varve_[a-z_0-9]+ *\($' | tr -d ' (' | sort -u >"$tap_folder/public"
cat "$top_srcdir"/tests/system/interface/*.[ch] "$top_srcdir"/tests/unit/*.h "$top_srcdir"/tests/unit/*/*.c "$top_srcdir"/tests/data/cases/hooks/*.c | grep -oE 'varve_[a-z_0-9]+' | sort -u >"$tap_folder/called"
comm -23 "$tap_folder/public" "$tap_folder/called" >"$tap_folder/uncalled"
tap_ok 'there are public functions' test -s "$tap_folder/public"
tap_empty 'a test calls each of them' "$tap_folder/uncalled"
tap_done
