#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The worked example of format-spec/definition-tables.md is what compile writes, and its comments leave out no byte.
. "$top_srcdir/tests/tap.sh"

document=$top_srcdir/format-spec/definition-tables.md
cd "$tap_folder" || exit 1

awk '/^```mlir$/ { inside = 1; next } /^```/ { inside = 0 } inside' "$document" >crate.irdl.mlir
tap_status 'the definition is compiled' 0 "$VARVE_DIALECT" compile -o crate.vdef crate.irdl.mlir
tap_finds 'with a warning: its format lacks the type' "warning: varve.format: the type of 'x' is missing" stderr
sed -n '/^writes [0-9]/,$p' "$document" | awk '/^```$/ { inside = !inside; next } inside { sub(/#.*/, ""); print }' |
  tr -s ' \n' '\n\n' | grep . >expected
od -An -v -tx1 crate.vdef | tr -s ' \n' '\n\n' | grep . >found
tap_same 'to the bytes of the document' expected found
echo "writes $(wc -l <found | tr -d ' ') bytes:" >expected
grep '^writes [0-9]* bytes:' "$document" >found
tap_same 'whose number is right' expected found
echo '"crate.pack"() : () -> ()' >module.mlir
tap_status 'a program reads them' 1 "$VARVE_TRANSLATE" --dialect=crate.vdef module.mlir
tap_finds 'and their operand' 'requires a single operand' stderr
tap_done
