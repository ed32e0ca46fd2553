#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The decoder of format-spec/reference, which was written from the document alone, reads what the tool writes as the tool does:
# the hashes of the canonical form agree.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/system/tools/reference-hashes.sh"

files=$top_srcdir/tests/data/files
cases=$top_srcdir/tests/data/cases
examples=$top_srcdir/examples
cd "$tap_folder" || exit 1

# layouts FILE: the module in several forms, each of which the decoder reads; prints what does not agree.
layouts() {
  for options in --level=1 --level=19 '--level=3 --strip-debuginfo' --layout=mapped; do
    # shellcheck disable=SC2086
    "$VARVE_TRANSLATE" --no-verify $options "$1" -o small.varve && agrees -- small.varve
  done
}

for file in "$cases"/container/*.mlir "$cases"/bytecode/*.mlir "$files"/*.mlir "$examples"/*.mlir; do
  layouts "$file" 2>&1 | grep -v ': note: read as LLVM' >differences
  tap_empty "${file#"$top_srcdir"/}" differences
done

# A module that is not small, with resources in sections of their own.
awk -f "$files/large-module.awk" -v functions=400 -v blob=ramp >large.mlir
layouts large.mlir >differences 2>&1
tap_empty "a module in streams of their own, with a blob in a section" differences

if test -n "$builtin"; then
  tap_status "a vocabulary is made" 0 "$VARVE_TRANSLATE" --train-dictionary -o a.vdict "$files"/good-*.mlir large.mlir
  {
    for file in "$files"/good-*.mlir large.mlir; do
      "$VARVE_TRANSLATE" --dictionary=a.vdict "$file" -o with.varve && agrees --dictionary=a.vdict -- -D a.vdict with.varve
    done
  } >differences 2>&1
  tap_empty "files that were written with it" differences
  tap_status "they are not read without it" 1 "$decode" with.varve
  tap_ok "which is said" grep -q 'vocabulary' stderr
fi

tap_status "a file that is not a container" 1 "$decode" large.mlir
tap_ok "which is said as well" grep -q 'not a varve container' stderr
size=$(wc -c <small.varve)
dd if=small.varve of=cut.varve bs=1 count=$((size - 1)) 2>dd.out
tap_status "a file that ends early" 1 "$decode" cut.varve
tap_status "no file" 2 "$decode"
tap_done
