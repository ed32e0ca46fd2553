#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Forms of packs that facts describe. Each file of tests/data/packs has a module as somebody writes it, then as it is printed;
# NAME.loc.mlir with locations.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
packs=$(cd "$top_builddir/dialects" && pwd)
# Prints text without the blank line at its end.
translate() {
  "$VARVE_TRANSLATE" --no-default-dialects "--dialect-path=$packs" $flags $era -o out.mlir "$@" && sed '${/^$/d;}' out.mlir
}

for file in "$top_srcdir"/tests/data/packs/*.mlir; do
  name=$(basename "$file" .mlir)
  flags=
  test "${name%.loc}" = "$name" || flags=--mlir-print-debuginfo
  # No operation, type or attribute of a pack says which release these files need.
  era=
  test "${name%.llvm*}" = "$name" || era=--era=${name##*.}
  awk '/^\/\/ -----$/ { second = 1; next } { print > (second ? "printed.mlir" : "written.mlir") }' "$file"
  tap_status "$name is read" 0 translate written.mlir
  grep -v ': note: read as LLVM' stderr >warnings
  tap_empty "$name is read without a warning" warnings
  tap_same "$name is printed as expected" printed.mlir stdout
  tap_status "$name is read as printed" 0 translate printed.mlir
  tap_same "$name is printed the same again" printed.mlir stdout
  translate --mlir-print-op-generic written.mlir >generic.mlir
  tap_status "$name as printed is read to generic form" 0 translate --mlir-print-op-generic printed.mlir
  tap_same "$name as printed is the same module" generic.mlir stdout
  tap_status "the generic form of $name is read" 0 translate generic.mlir
  tap_same "the generic form of $name is printed as expected" printed.mlir stdout
  for form in mlirbc varve; do
    # shellcheck disable=SC2086
    "$VARVE_TRANSLATE" --no-default-dialects "--dialect-path=$packs" $era -o module.$form written.mlir
    tap_status "$name is read as $form" 0 translate module.$form
    tap_same "$name as $form is printed as expected" printed.mlir stdout
  done
done

tap_done
