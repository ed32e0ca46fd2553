#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# make.sh TOOL FOLDER: containers of all kinds as TOOL writes them, and what is in them. It is run once for each version of the
# format, when that is released; the files then stay as they are. tests/system/tools/read-versions.sh reads those of all versions.
set -eu
tool=$1
folder=$2
sources=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$folder"
cd "$folder"
rm -f ./*.varve ./*.mlir ./*.vdict hashes

# write NAME: NAME.mlir in all ways. Read from standard input, so that no location depends on where the tree is.
write() {
  "$tool" --to=varve <"$1.mlir" >"$1.varve"
  "$tool" --to=varve --level=1 <"$1.mlir" >"$1-level-1.varve"
  "$tool" --to=varve --no-builtin-dictionary <"$1.mlir" >"$1-alone.varve"
  "$tool" --to=varve --strip-debuginfo <"$1.mlir" >"$1-stripped.varve"
}

for source in attributes functions locations properties regions resources types; do
  "$tool" --mlir-print-op-generic --mlir-print-debuginfo "$sources/files/good-$source.mlir" >"$source.mlir"
  write "$source"
done
for source in builtin debug-info locations native resources segments uses-blocks uses-graph; do
  "$tool" --mlir-print-op-generic --mlir-print-debuginfo "$sources/cases/bytecode/$source.mlir" >"case-$source.mlir"
  write "case-$source"
done

# Large enough for streams that stand apart, a directory, hashes in it, and resources in sections of their own.
awk -f "$sources/files/large-module.awk" -v functions=900 -v blob=squares >large.mlir
write large
"$tool" --to=varve --group-size=512 <large.mlir >large-groups.varve
"$tool" --to=varve --layout=mapped --strip-debuginfo <large.mlir >large-mapped.varve
"$tool" --train-dictionary -o own.vdict types.mlir functions.mlir regions.mlir attributes.mlir
"$tool" --to=varve --dictionary=own.vdict <functions.mlir >own.varve
"$tool" --dictionary=own.vdict --hash own.varve >hashes
for file in *.varve; do
  test "$file" = own.varve || "$tool" --hash "$file"
done >>hashes
rm -f ./*.mlir
