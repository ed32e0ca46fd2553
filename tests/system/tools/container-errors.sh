#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What is wrong with a varve file is told apart: foreign, newer, asking for what is not known, cut, changed, without its
# dictionary. Each is made of good files of the three layouts; a full disk leaves what was there.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# put FILE OFFSET OCTAL: one byte is another one.
put() {
  # shellcheck disable=SC2059
  printf "\\$3" | dd of="$1" bs=1 seek="$2" conv=notrunc 2>/dev/null
}
byte_at() { od -An -tu1 -j"$2" -N1 "$1" | tr -d ' '; }
size_of() { wc -c <"$1" | tr -d ' '; }
hex() { printf '0x%x' "$1"; }

# The layouts: one section without directory, packed or not; one checksum of all; a checksum of each.
echo 'module {}' >tiny.mlir
awk 'BEGIN { for (i = 0; i < 20; i++) printf "\"a.op%d\"() {n = %d : i32} : () -> ()\n", i % 7, i }' >small.mlir
blob() { # SIZE: a resource of so many bytes that do not pack
  echo '"a.b"() {r = dense_resource<r> : tensor<4xi8>} : () -> ()'
  printf '{-# dialect_resources: { builtin: { r: "0x01000000'
  awk "BEGIN { srand(7); for (i = 0; i < $1; i++) printf \"%02x\", int(rand() * 256) }"
  printf '" } } #-}\n'
}
blob 5000 >whole.mlir
blob 80000 >parts.mlir
for name in tiny small whole parts; do
  tap_ok "$name is written" "$translate" $name.mlir -o $name.varve
done
for name in tiny small whole parts; do
  echo "$(($(byte_at $name.varve 5) & 25))"
done >flags
printf '8\n24\n1\n0\n' >flags.expected
tap_same "the files have the four layouts" flags.expected flags

for name in tiny small whole parts; do
  size=$(size_of $name.varve)

  cp $name.varve foreign
  put foreign 1 130
  tap_status "$name: foreign: rejected" 1 "$translate" foreign
  says "$name: foreign: reported" 'foreign: error: this is neither MLIR text nor bytecode nor varve'

  cp $name.varve newer
  put newer 4 2
  tap_status "$name: newer: rejected" 3 "$translate" newer
  says "$name: newer: reported" 'newer:0x5: error: header: version 2 is newer than this release, which reads version 1'

  cp $name.varve unknown
  put unknown 5 "$(printf %o $(($(byte_at $name.varve 5) + 64)))"
  tap_status "$name: unknown: rejected" 3 "$translate" unknown
  says "$name: unknown: reported" 'unknown:0x6: error: header: this release'
  says "$name: unknown: what for" 'this release does not know all of the flags'

  if test $(($(byte_at $name.varve 5) & 2)) -ne 0; then
    cp $name.varve edition
    put edition 6 177
    tap_status "$name: newer vocabulary: rejected" 3 "$translate" edition
    says "$name: newer vocabulary: reported" 'edition:0x6: error: header: edition 63 of the built-in vocabulary is newer than this release'
    put edition 6 1
    tap_status "$name: no vocabulary: rejected" 1 "$translate" edition
    says "$name: no vocabulary: reported" 'edition 0 of the built-in vocabulary'
  fi

  head -c $((size - 3)) $name.varve >cut
  tap_status "$name: truncated: rejected" 1 "$translate" cut
  case $name in
  tiny) says "$name: truncated: reported as changed" 'the checksum of the file is wrong' ;;
  small) says "$name: truncated: reported" "cut:$(hex $((size - 3))): error: truncated file: the module is incomplete" ;;
  *) says "$name: truncated: reported" "cut:$(hex $((size - 3))): error: truncated file: the resource section at offset 0x" ;;
  esac

  cp $name.varve changed
  put changed $((size - 3)) "$(printf %o $((255 - $(byte_at $name.varve $((size - 3))))))"
  tap_status "$name: changed: rejected" 1 "$translate" changed
  case $name in
  parts) says "$name: changed: reported" 'error: the checksum of the resource section is wrong' ;;
  *) says "$name: changed: reported" 'error: the checksum of the file is wrong' ;;
  esac
  cat $name.varve tiny.mlir >longer
  tap_status "$name: longer: rejected" 1 "$translate" longer
done

# Dictionaries
"$translate" --train-dictionary small.mlir small.mlir -o one.vdict
"$translate" --train-dictionary whole.mlir whole.mlir -o two.vdict
"$translate" --dictionary=one.vdict small.mlir -o needs.varve
tap_status "a dictionary is missing: rejected" 3 "$translate" needs.varve
says "a dictionary is missing: reported" 'needs.varve:0x6: error: header: the file requires dictionary '
says "a dictionary is missing: what helps" 'which is not loaded: give --dictionary=FILE'
tap_status "another dictionary: rejected" 3 "$translate" --dictionary=two.vdict needs.varve
says "another dictionary: reported" ', but dictionary '
tap_status "its dictionary: read" 0 "$translate" --dictionary=one.vdict needs.varve
cp one.vdict later.vdict
put later.vdict 4 2
tap_status "a newer dictionary: rejected" 3 "$translate" --dictionary=later.vdict needs.varve
says "a newer dictionary: reported" 'later.vdict:0x5: error: dictionary: version 2 is newer than this release, which reads version 1'
head -c 100 one.vdict >later.vdict
tap_status "a truncated dictionary: rejected" 1 "$translate" --dictionary=later.vdict needs.varve
cp one.vdict later.vdict
put later.vdict 60 "$(printf %o $((255 - $(byte_at one.vdict 60))))"
tap_status "a changed dictionary: rejected" 1 "$translate" --dictionary=later.vdict needs.varve
says "a changed dictionary: reported" 'error: the checksum of the dictionary is wrong'
tap_status "a dictionary is not a module" 1 "$translate" one.vdict
says "the message says what it is" 'one.vdict: error: this is a dictionary of varve, not a module'
tap_status "a module is not a dictionary" 1 "$translate" --dictionary=tiny.varve tiny.varve
says "it is reported" 'this is not a varve dictionary'
printf '\001\002\003\004' >binary
tap_status "any other binary file is foreign" 1 "$translate" binary
says "the message says so" ': error: this is neither MLIR text nor bytecode nor varve'

# A full disk
cp tiny.varve old.varve
(
  ulimit -f 8
  trap '' XFSZ
  "$translate" parts.mlir -o old.varve
) >stdout 2>stderr
tap_ok "a full device ends with status 2" test $? -eq 2
says "the message gives the reason" 'old.varve: error: cannot write: '
tap_same "the old file is as it was" tiny.varve old.varve
find . -name 'old.varve?*' >left
tap_empty "no other file is left" left
if test -c /dev/full; then
  tap_status "a full device is reported" 2 "$translate" parts.mlir --to=varve -o /dev/full
  says "with the reason" '/dev/full: error: cannot write: '
  "$translate" --to=varve parts.mlir >/dev/full 2>stderr
  tap_ok "so is full standard output" test $? -eq 2
fi
tap_done
