#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# import-llvm.sh SET VARVE-DIALECT FOLDER: generates FOLDER/<dialect>.irdl.mlir from the ODS of an LLVM release and from
# dialects/SET/<dialect>.facts.mlir, which is written by hand. SET is llvm and the number of the release.
# dialects/SET/ods.list names the files of mlir/ with definitions that no earlier file includes. The files on one line
# are read as one file, because some need others before them. Files whose definitions others use without including
# them come first.
# A set that has bases, other sets, is written as the difference from them: from the nearest set to the complete one.
# The facts of llvm19 are a difference too; those of the older sets are complete, but name entries of newer ones
# (varve.facts_of).
# LLVM_TBLGEN and LLVM_INCLUDE name the program and the folder with the .td files, if they are not Debian's.
set -eu
LC_ALL=C
export LC_ALL
set=$1
tool=$2
folder=$3
facts=$(dirname "$0")/../dialects/$set
tblgen=${LLVM_TBLGEN:-llvm-tblgen-22}
include=${LLVM_INCLUDE:-/usr/lib/llvm-${set#llvm}/include}
case $set in
  llvm14) bases='llvm15 llvm16 llvm19 llvm22' ;;
  llvm15) bases='llvm16 llvm19 llvm22' ;;
  llvm16) bases='llvm19 llvm22' ;;
  llvm19) bases=llvm22 ;;
  *) bases= ;;
esac
options=
test "$set" = llvm19 || options=--no-base-facts
folders=
for base in $bases; do
  folders=$folders${folders:+,}$(dirname "$facts")/$base
done
work=$(mktemp -d "${TMPDIR:-/tmp}/varve-import.XXXXXX")
trap 'rm -rf "$work"' EXIT

number=0
while read -r files; do
  number=$((number + 1))
  name=$work/$(printf %03d $number)
  for file in $files; do
    printf 'include "mlir/%s.td"\n' "$file"
  done >"$name.td"
  "$tblgen" --dump-json -I "$include" -I "$include/mlir/$(dirname "${files%% *}")" -o "$name.json" "$name.td" \
    2>"$work/messages" || { cat "$work/messages" >&2; exit 1; }
done <"$facts/ods.list"
"$tool" import --no-builtin --set="$set" ${folders:+--base="$folders"} $options --facts="$facts" --folder="$folder" \
  "$work"/*.json
# The build reads the definition of irdl before any other, so it is in generic form.
if test "$set" = llvm22; then
  "$(dirname "$tool")/varve-translate" --mlir-print-op-generic "$folder/irdl.irdl.mlir" -o "$work/irdl"
  cp "$work/irdl" "$folder/irdl.irdl.mlir"
fi
