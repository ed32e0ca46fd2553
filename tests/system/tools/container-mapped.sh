#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Mapped modules: what goes in comes out, from text, from bytecode and from packed files, the same bytes each time; and what the
# option says of itself.
. "$top_srcdir/tests/tap.sh"

files=$top_srcdir/tests/data/files
cases=$top_srcdir/tests/data/cases
cd "$tap_folder" || exit 1
translate() { "$VARVE_TRANSLATE" --no-verify "$@"; } # attributes of modules may be odd

# round_trip FILE: prints what is not as it was; nothing when all is.
round_trip() {
  translate --mlir-print-debuginfo "$1" --to=mlir -o text.1 &&
    translate --emit-bytecode "$1" -o bytecode.1 &&
    translate --layout=packed --to=varve "$1" -o packed.1.varve &&
    translate --hash "$1" | cut -c1-65 >hash.1 || return
  translate --layout=mapped --to=varve "$1" -o mapped.1.varve &&
    translate --layout=mapped --to=varve "$1" -o mapped.2.varve &&
    translate --layout=mapped --to=varve mapped.1.varve -o mapped.3.varve &&
    translate --layout=mapped --to=varve packed.1.varve -o mapped.4.varve &&
    translate --mlir-print-debuginfo mapped.1.varve --to=mlir -o text.2 &&
    translate --emit-bytecode mapped.1.varve -o bytecode.2 &&
    translate --to=varve mapped.1.varve -o packed.2.varve &&
    translate --hash mapped.1.varve | cut -c1-65 >hash.2 || return
  for form in text bytecode hash; do
    cmp "$form.1" "$form.2"
  done
  cmp packed.1.varve packed.2.varve
  cmp mapped.1.varve mapped.2.varve
  cmp mapped.1.varve mapped.3.varve
  cmp mapped.1.varve mapped.4.varve
}

for file in "$files"/*.mlir "$cases"/container/*.mlir "$cases"/bytecode/*.mlir; do
  round_trip "$file" >differences 2>&1
  tap_empty "${file#"$top_srcdir"/}" differences
done
translate --emit-bytecode "$files/good-functions.mlir" -o functions.mlirbc
round_trip functions.mlirbc >differences 2>&1
tap_empty "bytecode" differences
awk -f "$files/large-module.awk" -v functions=400 -v blob=ramp >large.mlir
round_trip large.mlir >differences 2>&1
tap_empty "a module of several pages, with a blob in a section" differences

tap_status "an unknown layout" 2 translate --layout=flat "$files/good-types.mlir" --to=varve -o x.varve
tap_ok "which is said" grep -q -- '--layout must be packed or mapped' stderr

# A byte in the middle of the columns.
translate --layout=mapped --to=varve large.mlir -o large.varve
printf '\377' | dd of=large.varve bs=1 seek=9000 conv=notrunc 2>/dev/null
tap_status "a page that was changed" 1 "$VARVE_VERIFY" large.varve
tap_done
