#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-verify as a user meets it: a line a file, what is wrong with its place, the exit status of the worst.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE
verify=$VARVE_VERIFY

# put FILE OFFSET OCTAL: one byte is another one.
put() {
  # shellcheck disable=SC2059
  printf "\\$3" | dd of="$1" bs=1 seek="$2" conv=notrunc 2>/dev/null
}
size_of() { wc -c <"$1" | tr -d ' '; }

cat >good.mlir <<'END'
module @m {
  func.func @f(%a: i32) -> i32 {
    return %a : i32
  }
}
END
{
  echo '"a.b"() {r = dense_resource<r> : tensor<4xi8>} : () -> ()'
  printf '{-# dialect_resources: { builtin: { r: "0x01000000'
  awk 'BEGIN { srand(7); for (i = 0; i < 80000; i++) printf "%02x", int(rand() * 256) }'
  printf '" } } #-}\n'
} >large.mlir
tap_ok 'bytecode is made' "$translate" good.mlir -o good.mlirbc
tap_ok "an old version is made" "$translate" --emit-bytecode-version=1 --emit-bytecode --allow-lossy good.mlir \
  -o old.mlirbc
tap_ok 'varve is made' "$translate" good.mlir -o good.varve
tap_ok 'large varve is made' "$translate" large.mlir -o large.varve
tap_ok 'a frame is made' "$translate" good.mlir -o good.mlirbc.zst

version=$(od -An -tu1 -j4 -N1 good.varve | tr -d ' ')
tap_status 'good files pass' 0 "$verify" good.mlir good.mlirbc old.mlirbc good.varve large.varve good.mlirbc.zst
cat >expected <<END
good.mlir: text, 3 operations, structure verified, there is no checksum
good.mlirbc: MLIR bytecode, version 6, 3 operations, structure verified, there is no checksum
old.mlirbc: MLIR bytecode, version 1, 3 operations, structure verified, there is no checksum
good.varve: varve container, version $version, 3 operations, checksums and structure verified
large.varve: varve container, version $version, 2 operations, checksums, structure and hashes verified
good.mlirbc.zst: MLIR bytecode in a zstd frame, version 6, 3 operations, checksum of the frame and structure verified
END
tap_same 'each file has a line in the report' expected stdout
tap_empty 'and nothing else' stderr
for option in -q --quiet; do
  tap_status "$option passes" 0 "$verify" $option good.mlir good.varve
  tap_empty "$option says nothing" stdout
done
"$verify" <good.varve >stdout 2>stderr
prints 'standard input' "<stdin>: varve container, version $version, 3 operations, checksums and structure verified"
"$verify" - <good.mlir >stdout 2>stderr
prints 'standard input as -' '<stdin>: text, 3 operations, structure verified, there is no checksum'

# Every byte of a container is covered, in whichever section it stands.
size=$(size_of large.varve)
for i in 0 4 5 6 20 40 60 100 1000 40000 $((size - 90)) $((size - 1)); do
  cp large.varve changed.varve
  byte=$(od -An -tu1 -j"$i" -N1 large.varve | tr -d ' ')
  put changed.varve "$i" "$(printf %o $((byte ^ 16)))"
  "$verify" -q changed.varve >stdout 2>stderr
  if test $? -ne 0 && grep -q '^changed.varve:' stderr; then
    tap_pass "byte $i changed: detected"
  else
    tap_fail "byte $i changed: detected"
  fi
done
cp large.varve changed.varve
put changed.varve 40000 0
put changed.varve 40001 0
tap_status 'a changed section is rejected' 1 "$verify" changed.varve
says 'the section is named' 'section'
prints 'and the line says so' "changed.varve: varve container, version $version, NOT verified: input is corrupt"
head -c 50000 large.varve >cut.varve
tap_status 'a truncated file is rejected' 1 "$verify" cut.varve
says 'with its place' 'cut.varve:0x'

# Each fault is told, with its section and where it is; what is large is not held in memory.
{
  echo 'module { "a.b"() {r = dense_resource<r> : tensor<4xi8>, s = dense_resource<s> : tensor<4xi8>} : () -> () }'
  awk 'BEGIN {
    printf "{-# dialect_resources: { builtin: {"
    for (k = 0; k < 2; k++) {
      printf "%s: \"0x01000000", k ? ", s" : "r"
      for (i = 0; i < 300000; i++) printf "%02x%02x%02x%02x%02x%02x%02x%02x", i % 256, k, 7, 9, 1, 2, 3, 4
      printf "\""
    }
    print "} } #-}"
  }'
} >two.mlir
tap_ok 'two resources of megabytes' "$translate" --to=varve two.mlir -o two.varve
tap_status 'are verified' 0 "$verify" two.varve
cp two.varve faults.varve
total=$(size_of two.varve)
for place in $((total / 4)) $((total / 4 + 1200000)) $((total / 4 * 3)); do put faults.varve "$place" 377; done
tap_status 'three pages with errors' 1 "$verify" faults.varve
grep -c 'faults.varve:0x[0-9a-f]*: error: the checksum of a page of the resource section is wrong' stderr >count
echo 3 >expected
tap_same 'all are reported with their locations' expected count
rm -f two.mlir faults.varve
(
  ulimit -d 8192 2>/dev/null || exit 0
  cat two.varve >mapped.varve
  sh -c '"$0" --version; exit $?' "$translate" >/dev/null 2>&1 || exit 0
  truncate -s 0 why
  "$verify" -q two.varve
) >stdout 2>stderr
tap_empty 'in little memory' stderr

# The other forms.
head -c $(($(size_of good.mlirbc) - 3)) good.mlirbc >cut.mlirbc
tap_status 'truncated bytecode is rejected' 1 "$verify" cut.mlirbc
says 'with its offset' 'cut.mlirbc:0x'
echo 'module { func.func }' >bad.mlir
tap_status 'bad text is rejected' 1 "$verify" bad.mlir
says 'with its line' 'bad.mlir:1:20: error:'
cp good.mlirbc.zst bad.zst
put bad.zst $(($(size_of bad.zst) - 1)) 0
put bad.zst $(($(size_of bad.zst) - 2)) 0
tap_status 'the checksum of a frame is checked' 1 "$verify" bad.zst
says 'its error is reported' 'bad.zst:'

# Several files: it goes on, and the worst tells.
good="good.varve: varve container, version $version, 3 operations, checksums and structure verified"
tap_status 'a bad one between good ones' 1 "$verify" good.mlir bad.mlir good.varve
prints 'the file after it is checked' "$good"
tap_status 'a file that is not there' 2 "$verify" bad.mlir nowhere good.varve
says 'is reported' 'nowhere:'
prints 'in its line too' 'nowhere: NOT verified: input or output error'
prints 'the others are checked' "$good"
cp good.varve newer.varve
put newer.varve 4 170
tap_status 'a newer one' 3 "$verify" bad.mlir newer.varve nowhere
prints 'the report has its version' 'newer.varve: varve container, version 120, NOT verified: well-formed but unsupported'
tap_status 'an empty file is an empty module' 0 "$verify" /dev/null

# Dictionaries and dialects.
awk 'BEGIN { for (i = 0; i < 300; i++) printf "\"a.op%d\"() {n%d = %d : i32} : () -> ()\n", i % 7, i, i * 77 }' >many.mlir
"$translate" --train-dictionary many.mlir good.mlir -o d.vdict
"$translate" --dictionary=d.vdict many.mlir -o with.varve
tap_status 'without its dictionary' 3 "$verify" -q with.varve
says 'it is asked for' '--dictionary'
tap_status 'with its dictionary' 0 "$verify" --dictionary=d.vdict with.varve good.varve
tap_status 'a dictionary is not a module' 1 "$verify" d.vdict
cat >own.irdl.mlir <<'END'
irdl.dialect @own {
  irdl.operation @one {
    %0 = irdl.is i32
    irdl.results(r: %0)
  }
}
END
echo '%0 = "own.one"() : () -> i64' >wrong.mlir
tap_status 'unknown operations are not checked' 0 "$verify" wrong.mlir
tap_status 'loaded definitions are checked' 1 "$verify" --dialect=own.irdl.mlir wrong.mlir
tap_status 'and unknown operations are rejected with --strict' 1 "$verify" --strict wrong.mlir

tap_status 'an unknown option' 2 "$verify" --loud good.mlir
tap_status '--version' 0 "$verify" --version
says_version=$(cat stdout)
case $says_version in 'varve-verify (Varve) '*) tap_pass 'names the tool' ;; *) tap_fail 'names the tool' ;; esac
if test -c /dev/full; then
  "$verify" good.mlir >/dev/full 2>stderr
  if test $? -eq 2; then tap_pass 'a full disk is an error'; else tap_fail 'a full disk is an error'; fi
fi
tap_done
