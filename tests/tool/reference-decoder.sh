#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The decoder of format-spec/reference, which was written from the document alone, reads what the tool writes as the tool does:
# the hashes of the canonical form agree.
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/tool/reference-hashes.sh"

files=$top_srcdir/tests/files
cases=$top_srcdir/tests/cases
examples=$top_srcdir/examples
cd "$tap_folder" || exit 1

# layouts FILE: the module in several forms, each of which the decoder reads; prints what does not agree.
layouts() {
  for options in --level=1 --level=19 '--level=3 --strip-debuginfo' '--layout=mapped --group-size=1'; do
    # shellcheck disable=SC2086
    "$VARVE_TRANSLATE" --no-verify $options "$1" -o small.varve && agrees -- small.varve
  done
}

for file in "$cases"/container/*.mlir "$cases"/bytecode/*.mlir "$files"/*.mlir "$examples"/*.mlir; do
  layouts "$file" >differences 2>&1
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

# What SYMBOLS and INDEX tell is compared with the module: symbols that are nested, of unknown operations, of all
# visibilities, and what looks like one and is none. Behind checksums that are not looked at, no byte of the INDEX can be another one.
cat >symbols.mlir <<'END'
module @m {
  func.func private @used(i32) -> i32
  func.func @f(%a: i32) -> i32 { return %a : i32 }
  module @inner {
    func.func nested @f(%a: i32) -> i32 { return %a : i32 }
    module @deep { func.func private @g() }
  }
  "toy.box"() ({
    "toy.item"() {sym_name = "odd name", sym_visibility = "private"} : () -> ()
    "toy.item"() {sym_name = "typed" : i32, sym_visibility = 7 : i32} : () -> ()
    "toy.item"() {sym_name = unit} : () -> ()
  }) {sym_name = "toybox"} : () -> ()
  "toy.box"() ({ "toy.item"() {sym_name = "hidden"} : () -> () }) : () -> ()
  func.func @dead() { return }
}
END
# told_wrong FROM BYTES: so many bytes of the file from there, each with one of its bits another: what the decoder says.
told_wrong() {
  od -An -v -to1 indexed.varve | tr -s ' ' '\n' | awk -v from="$1" -v bytes="$2" '
    NF == 1 { byte[n++] = substr($1, 1, 1) * 64 + substr($1, 2, 1) * 8 + substr($1, 3, 1) }
    function xor(a, bit) { return int(a / bit) % 2 ? a - bit : a + bit }
    END {
      for (i = from; i < from + bytes; i++) {
        for (k = 0; k < n; k++)
          printf "\\%03o", k == i ? xor(byte[k], 2 ^ (i % 8)) : byte[k]
        print ""
      }
    }' >changed
  : >refusals
  while read -r bytes; do
    # shellcheck disable=SC2059
    printf "$bytes" >changed.varve
    # shellcheck disable=SC2086 # a folder without blanks
    "$decode" --without-checksums $builtin changed.varve >made 2>>refusals && echo taken >>refusals
  done <changed
  sed 's/.*: //' refusals | sort | uniq -c
}
for layout in packed mapped; do
  "$VARVE_TRANSLATE" --no-verify --layout=$layout --group-size=2 symbols.mlir -o indexed.varve
  agrees -- indexed.varve >differences 2>&1
  tap_empty "$layout: symbols and index are those of the module" differences
  size=$(wc -c <indexed.varve)
  case $layout in packed) index=44 ;; mapped) index=56 ;; esac
  told_wrong $((size - 8 - index)) "$index" >differences
  sed 's/^/# /' differences
  tap_ok "$layout: no byte of the index can be another" test "$(grep -c 'taken' differences)" -eq 0
  tap_ok "$layout: its entries are compared" grep -q 'an entry of the index is not that of a symbol' differences
  tap_ok "$layout: and its groups" grep -q 'a group of an index does not begin where it says' differences
  told_wrong $((size - 8 - index - 60)) 60 >differences
  tap_ok "$layout: symbols are compared" grep -q 'the list of symbols is not that of the module' differences
done

tap_status "a file that is none" 1 "$decode" large.mlir
tap_ok "which is said as well" grep -q 'no varve container' stderr
size=$(wc -c <small.varve)
dd if=small.varve of=cut.varve bs=1 count=$((size - 1)) 2>dd.out
tap_status "a file that ends early" 1 "$decode" cut.varve
tap_status "no file" 2 "$decode"
tap_done
