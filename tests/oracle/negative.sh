#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules of the corpus that mlir-opt 22 refuses: how many are refused here, and how many on the line that it names.
# negative-misses.txt lists those that are not, and why. All modules that it accepts are accepted: every 40th, or all when
# VARVE_TEST_LONG is set.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs
. "$top_srcdir/tests/oracle/corpus-files.sh"

# judge FILE: "refused ID", and "line ID" where the line is the same.
judge() {
  id=$(basename "$1" .mlir)
  "$VARVE_TRANSLATE" --to=mlir -o "$tap_folder/out" - <"$1" >"$tap_folder/told" 2>&1
  status=$?
  test $status -eq 1 || { echo "accepted $id: exit status $status" && return; }
  echo "refused $id"
  wanted=$(sed -n 's/^<stdin>:\([0-9]*\):[0-9]*: error: .*/\1/p' "${1%.mlir}.err" | head -n 1)
  found=$(sed -n 's/^<stdin>:\([0-9]*\):[0-9]*: error: .*/\1/p' "$tap_folder/told" | head -n 1)
  if test "$wanted" = "$found"; then echo "line $id"; else echo "elsewhere $id"; fi
}

for file in "$tap_folder"/corpus/negative/*.mlir; do judge "$file"; done >"$tap_folder/judged"
count=$(ls "$tap_folder"/corpus/negative | grep -c '\.mlir$')
grep '^refused' "$tap_folder/judged" >"$tap_folder/refused"
grep '^line' "$tap_folder/judged" >"$tap_folder/line"
tap_at_least "refused, of $count" $((count * 95 / 100 + 1)) "$tap_folder/refused"
tap_at_least "refused on the line that mlir-opt names" $((count * 85 / 100 + 1)) "$tap_folder/line"
awk '$1 == "accepted" || $1 == "elsewhere" { sub(/:$/, "", $2); print $1, $2 }' "$tap_folder/judged" | sort >"$tap_folder/misses"
awk '!/^#/ { print $1, $2 }' "$top_srcdir/tests/oracle/negative-misses.txt" | sort >"$tap_folder/listed"
tap_same "what is not is listed with its reason" "$tap_folder/listed" "$tap_folder/misses"

awk -v every="${VARVE_TEST_LONG:+1}" 'BEGIN { if (every == "") every = 40 } NR % every == 0' "$tap_folder/modules" |
  while read -r base; do
    "$VARVE_TRANSLATE" --to=mlir "$base.mlir" -o "$tap_folder/out" 2>"$tap_folder/told" ||
      echo "$base: $(head -n 1 "$tap_folder/told")"
  done >"$tap_folder/misses"
tap_empty "what mlir-opt accepts is accepted" "$tap_folder/misses"
tap_done
