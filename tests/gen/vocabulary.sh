#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# vocabulary.sh OUTPUT: the next edition of the built-in vocabulary. It is made from instances of all operations, two each,
# which are made from their definitions and accepted by mlir-opt 22, and from the modules of tests/data/idioms. Needs what the
# tests need: top_srcdir, top_builddir, VARVE_TRANSLATE. `make regen-vocabulary` calls it.
output=$1
here=$top_srcdir/tests/gen
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
case $output in /*) ;; *) output=$PWD/$output ;; esac
cd "$folder" || exit 1

# split PREFIX FILE...: a file for each module.
split() {
  prefix=$1
  shift
  "${AWK:-awk}" -v prefix="$prefix" '
    function close_part() { if (name != "") close(name); name = "" }
    FNR == 1 || /^\/\/ -----$/ { close_part() }
    /^\/\/ -----$/ || /^\/\/ SPDX/ { next }
    NF == 0 && name == "" { next }
    name == "" { name = sprintf("%s%05d.mlir", prefix, ++count) }
    { print > name }' "$@"
}

"$top_builddir/tests/gen/generate" "$here" list 0 0 '*' >operations || exit 1
"$top_builddir/tests/gen/generate" "$here" 1 0 7 @operations >made || exit 1
"$here/accept.sh" made "$folder/accept" --mlir-print-op-generic >accepted
"${AWK:-awk}" -f "$here/chunks.awk" -v action=select -v most=2 accepted made >chosen
"${AWK:-awk}" -f "$here/chunks.awk" -v action=select chosen accepted |
  sed 's/ {gen\.attempt = [0-9]* : i64, gen\.op = "[^"]*"}//' >instances
mkdir modules
split modules/a instances
split modules/b "$top_srcdir"/tests/data/idioms/*/*.mlir
# What one module has is not common, but what stands in one of tests/data/idioms is meant to be: these count twice.
"$VARVE_TRANSLATE" --train-dictionary --no-verify --no-builtin-dictionary --strip-debuginfo --dictionary-size=32768 -o "$output" modules/* modules/b*
