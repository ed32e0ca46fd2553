#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The tables of the built-in vocabularies are what their .vdict files have.
. "$top_srcdir/tests/tap.sh"

for vdict in "$top_srcdir"/src/container/vocabulary-*.vdict; do
  table=${vdict%.vdict}.table
  name=${table##*/}
  tap_status "$name is made" 0 "$top_builddir/tests/gen/table/make_table" "$vdict"
  tap_ok "$name is fresh (make regen-vocabulary)" cmp -s "$tap_folder/stdout" "$table"
done
tap_status 'what is no vocabulary is refused' 1 "$top_builddir/tests/gen/table/make_table" "$top_srcdir/README.md"
tap_done
