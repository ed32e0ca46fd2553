#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-translate --hash: one line a file, the same whatever form the module is in.
. "$top_srcdir/tests/tap.sh"

files=$top_srcdir/tests/data/files
cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# hashes NAME FILE: the two hashes alone, in NAME.
hashes() {
  "$translate" --hash "$2" >"$1.line" && cut -d ' ' -f 1,2 "$1.line" >"$1"
}

# column N FILE
column() {
  cut -d ' ' -f "$1" "$2"
}

# same_column NAME N A B, other_column NAME N A B
same_column() {
  column "$2" "$3" >column.a
  column "$2" "$4" >column.b
  tap_same "$1" column.a column.b
}
other_column() {
  tap_ok "$1" test "$(column "$2" "$3")" != "$(column "$2" "$4")"
}

printf '"a.b"() : () -> () loc(unknown)\n' >one.mlir
echo '4bb0d693ad46017da2bb1379f622e082 d98a68a9abec00633ba310d993687d52  one.mlir' >expected
tap_status "a small module" 0 "$translate" --hash --no-implicit-module one.mlir
tap_same "has the hashes of its canonical form" expected stdout
echo 'func.func private @f()' >f.mlir

for name in attributes functions locations properties regions resources types; do
  "$translate" --emit-bytecode "$files/good-$name.mlir" -o $name.mlirbc 2>errors
  hashes 6 $name.mlirbc
  "$translate" --mlir-print-op-generic --mlir-print-debuginfo $name.mlirbc --to=mlir -o $name.generic
  hashes generic $name.generic
  tap_same "$name: generic text" 6 generic
  "$translate" --mlir-print-debuginfo $name.mlirbc --to=mlir -o $name.pretty
  hashes pretty $name.pretty
  tap_same "$name: pretty text" 6 pretty
  for version in 4 5; do
    "$translate" --emit-bytecode --emit-bytecode-version=$version $name.mlirbc -o old.mlirbc 2>errors || continue
    hashes old old.mlirbc
    tap_same "$name: bytecode $version" 6 old
  done
  for level in 1 3 10 19; do
    "$translate" --to=varve --level=$level $name.mlirbc -o $name.varve
    hashes varve $name.varve
    tap_same "$name: varve, level $level" 6 varve
  done
  "$translate" --emit-bytecode --zstd $name.mlirbc -o $name.mlirbc.zst
  hashes zstd $name.mlirbc.zst
  tap_same "$name: in a zstd frame" 6 zstd
  "$translate" --strip-debuginfo --emit-bytecode $name.mlirbc -o stripped.mlirbc
  hashes stripped stripped.mlirbc
  same_column "$name: without locations" 2 6 stripped
done

# Larger than what is written in one stream; lines differ, and so do places.
{
  echo 'func.func @f() -> i32 {'
  awk 'BEGIN { for (i = 0; i < 3000; i++) print "  %c" i " = arith.constant " i " : i32" }'
  echo '  return %c7 : i32'
  echo '}'
} >large.mlir
hashes text large.mlir
"$translate" --to=varve large.mlir -o large.varve
hashes varve large.varve
tap_same "a large module in varve" text varve
"$translate" --emit-bytecode large.mlir -o large.mlirbc
hashes bytecode large.mlirbc
tap_same "and in bytecode" text bytecode
sed 's/arith.constant 2999 /arith.constant 2998 /' large.mlir >changed.mlir
hashes changed changed.mlir
other_column "another constant" 2 text changed
sed '1s/^/ /' large.mlir >moved.mlir
hashes moved moved.mlir
same_column "other places: without locations" 2 text moved
other_column "other places: with them" 1 text moved
"$translate" --train-dictionary -o d.vdict large.mlir changed.mlir
"$translate" --to=varve --dictionary=d.vdict large.mlir -o with.varve
"$translate" --hash --dictionary=d.vdict with.varve >with.line
column 1,2 with.line >with
tap_same "with a dictionary" text with
"$translate" --strip-debuginfo --hash large.mlir >line.a
"$translate" --no-source-locations --hash large.mlir >line.b
tap_same "--strip-debuginfo, --no-source-locations" line.a line.b
"$translate" --strip-debuginfo --to=varve large.mlir -o large.varve
hashes varve large.varve
column 1,2 line.a >stripped
tap_same "varve without locations" stripped varve

# Modules with large resources: hashing reads them all, so that their files have hashes when they are asked for.
{
  echo '"a.b"() {r = dense_resource<r> : tensor<4xi8>} : () -> ()'
  printf '{-# dialect_resources: { builtin: { r: "0x01000000'
  awk 'BEGIN { for (i = 0; i < 6000; i++) line = line sprintf("%02x", i % 251); for (i = 0; i < 2900; i++) printf "%s", line }'
  echo '" } } #-}'
} >blob.mlir
# has_hashes FILE: it says so in its header.
has_hashes() { test $(($(od -An -tu1 -j5 -N1 "$1") & 32)) -ne 0; }
for kind in auto always never; do
  tap_status "--stored-hashes=$kind" 0 "$translate" --stored-hashes=$kind --to=varve blob.mlir -o blob.$kind
  tap_status "--stored-hashes=$kind, small resources" 0 "$translate" --stored-hashes=$kind --to=varve large.mlir -o small.$kind
done
rm blob.mlir
tap_status "large resources are not hashed" 1 has_hashes blob.auto
tap_status "unless the option requests them" 0 has_hashes blob.always
tap_status "small ones are" 0 has_hashes small.auto
tap_status "unless --stored-hashes=never is given" 1 has_hashes small.never
"$translate" --hash blob.auto blob.always | cut -d ' ' -f 1,2 | uniq >lines
tap_ok "they are those of the module" test "$(wc -l <lines)" -eq 1
tap_ok "the hashes are in the file" grep -q "$(cut -d ' ' -f 1 lines)$(cut -d ' ' -f 2 lines)" <<END
$(od -An -v -tx1 -N100 blob.always | tr -d ' \n')
END
tap_status "the message lists the values of the option" 2 "$translate" --stored-hashes=some --to=varve large.mlir -o none.varve
rm -f blob.auto blob.always blob.never

# What sha256sum does with names.
tap_status "several files" 0 "$translate" --hash f.mlir large.mlirbc large.varve
sed 's/^[0-9a-f]* [0-9a-f]*  //' stdout >names
printf '%s\n' f.mlir large.mlirbc large.varve >expected
tap_same "a line each" expected names
tap_status "standard input" 0 "$translate" --hash - <f.mlir
tap_ok "is -" grep -qE '^[0-9a-f]{32} [0-9a-f]{32}  -$' stdout
tap_status "so it is without a file" 0 "$translate" --hash <f.mlir
tap_ok "which is said" grep -qE '^[0-9a-f]{32} [0-9a-f]{32}  -$' stdout
odd='a\b
c'
cp f.mlir "$odd"
tap_status "a name with a backslash and a new line" 0 "$translate" --hash "$odd"
tap_ok "is escaped" grep -qE '^\\[0-9a-f]{32} [0-9a-f]{32}  a\\\\b\\nc$' stdout
tap_status "into a file" 0 "$translate" --hash f.mlir -o f.hash
"$translate" --hash f.mlir >f.line
tap_same "which has the line" f.line f.hash

echo 'func.func @f(' >bad.mlir
tap_status "one of several is malformed" 1 "$translate" --hash bad.mlir f.mlir
tap_same "the others are hashed" f.line stdout
tap_status "one is not there" 2 "$translate" --hash bad.mlir absent.mlir f.mlir -o none.hash
tap_ok "a file appears whole or not at all" test ! -e none.hash
for option in --resources=inline --to=varve --emit-bytecode --split-input-file --train-dictionary --zstd; do
  tap_status "$option contradicts it" 2 "$translate" --hash $option f.mlir -o none.hash
done

# Empty attributes of arguments and results are what text does not show.
cat >empty.mlir <<'END'
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (i32, i32) -> i32, res_attrs = [{}], sym_name = "f"}> ({
  ^bb0(%a: i32, %b: i32):
    "func.return"(%a) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [], function_type = () -> (), res_attrs = [], sym_name = "g", sym_visibility = "private"}> ({}) : () -> ()
  "llvm.func"() <{arg_attrs = [{}], function_type = !llvm.func<i32 (i32)>, res_attrs = [{}], sym_name = "h", unnamed_addr = 0}> ({}) : () -> ()
  "own.function"() {arg_attrs = [{}], res_attrs = []} : () -> ()
}) : () -> ()
END
sed 's/arg_attrs = \[[^]]*\], //; s/, res_attrs = \[[^]]*\]//; s/ {arg_attrs = \[{}\]}//' empty.mlir >absent.mlir
"$translate" --strip-debuginfo -o pretty.mlir empty.mlir
for form in mlirbc varve; do
  "$translate" --strip-debuginfo --to=$form -o empty.$form empty.mlir
  "$translate" --strip-debuginfo --to=$form -o absent.$form absent.mlir
done
grep -v own.function pretty.mlir | "$translate" --strip-debuginfo --hash | cut -d ' ' -f 1,2 >expected
grep -v own.function empty.mlir | "$translate" --strip-debuginfo --hash | cut -d ' ' -f 1,2 >found
tap_same "pretty text has the hash of what it hides" expected found
"$translate" --strip-debuginfo --hash absent.mlir absent.mlirbc absent.varve empty.mlir empty.mlirbc empty.varve | cut -d ' ' -f 1,2 | sort | uniq -c >found
tap_ok "empty attributes have no part in it, in any form" grep -q '^ *6 ' found
sed 's/\[{}, {}\]/[{}, {a.b}]/' empty.mlir | "$translate" --strip-debuginfo --hash | cut -d ' ' -f 1 >other
tap_ok "others have" sh -c '! grep -qf other found'
sed 's/"own.function"() {arg_attrs = \[{}\]/"own.function"() {args = [{}]/' empty.mlir | "$translate" --strip-debuginfo --hash | cut -d ' ' -f 1 >other
tap_ok "so have other lists" sh -c '! grep -qf other found'
if test -x "$top_builddir/format-spec/reference/decode"; then
  . "$top_srcdir/tests/system/tools/reference-hashes.sh"
  agrees -- empty.varve >differences 2>&1
  tap_empty "the second decoder has the same form" differences
fi
tap_done
