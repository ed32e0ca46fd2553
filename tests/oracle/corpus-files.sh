# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# For tests on the corpus: unpacks it into $tap_folder and lists the modules, without their suffix, in
# $tap_folder/modules.
# shellcheck shell=sh disable=SC2154

corpus=${VARVE_CORPUS:-$top_srcdir/../shared/corpus/corpus.tar.zst}
tap_unpack "$corpus" "the corpus is"
find "$tap_folder/corpus" -name '*.generic.mlir' | sed 's/\.generic\.mlir$//' | sort >"$tap_folder/modules"

# tap_at_least NAME COUNT FILE: passes when FILE has at least COUNT lines, and tells how many.
tap_at_least() {
  touch "$3"
  tap_lines=$(grep -c . "$3")
  if test "$tap_lines" -ge "$2"; then tap_pass "$1: $tap_lines"; else tap_fail "$1: $tap_lines, expected $2"; fi
}

# tap_at_most NAME COUNT FILE: passes when FILE has at most COUNT lines; shows them otherwise.
tap_at_most() {
  touch "$3"
  tap_lines=$(grep -c . "$3")
  cp "$3" "$tap_folder/why"
  if test "$tap_lines" -le "$2"; then tap_pass "$1: $tap_lines"; else tap_fail "$1: $tap_lines, expected $2"; fi
}
