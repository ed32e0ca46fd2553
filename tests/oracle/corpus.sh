#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Agreement with mlir-opt 22 over the corpus beside the project: its answers lie there, so nothing but the corpus is needed.
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/oracle/corpus-files.sh"

# count_misses NAME FUNCTION: runs FUNCTION BASE for each module; it prints a line for a miss.
count_misses() {
  while read -r base; do "$2" "$base"; done <"$tap_folder/modules" >"$tap_folder/misses"
  tap_empty "$1" "$tap_folder/misses"
}

generic_text_is_unchanged() {
  "$VARVE_TRANSLATE" --mlir-print-op-generic - <"$1.generic.mlir" >"$tap_folder/out" 2>"$tap_folder/err" &&
    cmp -s "$tap_folder/out" "$1.generic.mlir" || echo "$1: $(head -n 1 "$tap_folder/err")"
}

# Bytecode of version 6 without definitions of its operations is refused with exit 3; everything else must agree.
bytecode_is_read() {
  "$VARVE_TRANSLATE" "$1.mlirbc" >"$tap_folder/out" 2>"$tap_folder/err"
  case $? in
  0) if cmp -s "$tap_folder/out" "$1.generic.mlir"; then echo "$1" >>"$tap_folder/read"; else echo "$1: other text"; fi ;;
  3) grep -q 'definition' "$tap_folder/err" || echo "$1: $(head -n 1 "$tap_folder/err")" ;;
  *) echo "$1: $(head -n 1 "$tap_folder/err")" ;;
  esac
}

count_misses "generic text is printed as it was read" generic_text_is_unchanged
count_misses "bytecode of version 6 is read or refused for want of a definition" bytecode_is_read
tap_at_least "modules of version 6 read" 1500 "$tap_folder/read"
sed 's/$/.mlirbc/' "$tap_folder/modules" | tr '\n' '\0' >"$tap_folder/bytecode-files"
tap_ok "the scanner accounts for every byte of every file" \
  xargs -0 -a "$tap_folder/bytecode-files" -n 5000 "$top_builddir/tests/oracle/scan_files"
tap_done
