#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# format-spec/legacy-syntax.md lists the constructs of src/text/lex/legacy_grammar.def.
. "$top_srcdir/tests/tap.sh"

sh "$top_srcdir/build-aux/legacy-table.sh" "$top_srcdir/src/base/eras.def" "$top_srcdir/src/text/lex/legacy_grammar.def" >"$tap_folder/wanted"
awk '/^[|] construct /{ inside = 1 } inside && /^$/ { exit } inside && !/^[|] (construct|---) /' \
  "$top_srcdir/format-spec/legacy-syntax.md" >"$tap_folder/table"
tap_ok 'there are constructs' test -s "$tap_folder/wanted"
tap_same 'the table is that of the list (build-aux/legacy-table.sh)' "$tap_folder/wanted" "$tap_folder/table"
tap_done
