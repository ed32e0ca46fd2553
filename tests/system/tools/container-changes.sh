#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Varve files of all kinds, changed and cut: all of it is refused.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1

# write NAME MODULE OPTION...
write() {
  name=$1
  module=$2
  shift 2
  "$VARVE_TRANSLATE" --to=varve "$@" "$module" -o "$name" 2>errors || cat errors >>misses
}

# Blobs that have sections of their own, and one that has not.
{
  echo '{-# dialect_resources: { builtin: {'
  for key in a b; do
    printf '%s: "0x40000000' "$key"
    awk -v key="$key" 'BEGIN {
      srand(key == "a")
      for (i = 0; i < 3000; i++) printf "%02x", key == "a" ? int(rand() * 256) : i % 7
    }'
    echo '",'
  done
  echo 'c: "0x0800000001020304" } } #-}'
  for key in a b c; do
    echo "\"t.use\"() {value = dense_resource<$key> : tensor<4xi8>} : () -> ()"
  done
} >resources.mlir
# More operations than small files have.
awk 'BEGIN {
  print "func.func @f(%a0: i32, %b: i32) {"
  for (i = 0; i < 2100; i++) printf "%%a%d = arith.addi %%a%d, %%%s : i32\n", i + 1, i, i % 3 ? "b" : "a" int(i / 2)
  print "return }"
}' >large.mlir

"$VARVE_TRANSLATE" --train-dictionary -o vdict "$top_srcdir"/tests/data/files/good-*.mlir 2>errors || cp errors misses
for file in "$top_srcdir"/tests/data/files/good-*.mlir; do
  name=$(basename "$file" .mlir)
  write "$name.1.varve" "$file"
  write "$name.2.varve" "$file" --no-builtin-dictionary
  write "$name.3.varve" "$file" --dictionary=vdict --strip-debuginfo
done
write idioms.varve "$top_srcdir/tests/data/idioms/upstream/func.mlir"
write large.varve large.mlir --strip-debuginfo
write groups.varve "$top_srcdir/tests/data/idioms/upstream/func.mlir" --group-size=8
write groups.mapped.varve "$top_srcdir/tests/data/idioms/upstream/func.mlir" --group-size=8 --layout=mapped
write resources.varve resources.mlir
write resources.raw.varve resources.mlir --resource-codec=none --group-size=1
write resources.mapped.varve resources.mlir --layout=mapped
for name in functions regions locations; do
  write $name.mapped.varve "$top_srcdir/tests/data/files/good-$name.mlir" --layout=mapped
done
touch misses
tap_empty "they are written" misses
# Pages of resources: a blob of more than 1 MiB.
{
  echo '"t.use"() {value = dense_resource<a> : tensor<4xi8>} : () -> ()'
  printf '{-# dialect_resources: { builtin: { a: "0x40000000'
  awk 'BEGIN { for (i = 0; i < 1100; i++) line = line sprintf("%02x", i % 251); for (i = 0; i < 1000; i++) printf "%s", line }'
  echo '" } } #-}'
} >pages.mlir
mkdir pages
write pages/pages.varve pages.mlir
touch misses
tap_empty "one with pages is written" misses
tap_ok "no change of $(ls ./*.varve | wc -l) files is accepted" \
  "$top_builddir/tests/oracle/change_files" --samples=3000 --dictionary=vdict ./*.varve --samples=300 pages/pages.varve
sed 's/^/# /' "$tap_folder/why" | tail -n 1
tap_status "changes of text are accepted, and change the result" 1 \
  "$top_builddir/tests/oracle/change_files" "$top_srcdir/tests/data/files/good-functions.mlir"
tap_done
