#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Generic modules in other words (perturb.awk) print as mlir-opt 22 prints them: 25 of the corpus, or 500 when
# VARVE_TEST_LONG is set.
. "$top_srcdir/tests/tap.sh"
tap_without_packs
tap_need mlir-opt-22
. "$top_srcdir/tests/oracle/corpus-files.sh"

wanted=25
test -z "${VARVE_TEST_LONG:-}" || wanted=500
awk -v wanted="$wanted" '{ line[NR] = $0 } END { for (i = 0; i < wanted; i++) print i, line[1 + int(i * NR / wanted)] }' \
  "$tap_folder/modules" >"$tap_folder/sample"

# "operation key = value" for each default that stands in the definitions of operations.
default_values() {
  awk '$1 == "irdl.dialect" { dialect = substr($2, 2) }
    $1 == "irdl.operation" { operation = substr($2, 2); gsub(/"/, "", operation) }
    $1 == "irdl.type" || $1 == "irdl.attribute" { operation = "" }
    within && operation != "" && !/varve\./ {
      entry = $0
      sub(/^ */, "", entry)
      sub(/[,}]+$/, "", entry)
      print dialect "." operation " " entry
    }
    /varve\.defaults = \{$/ { within = 1 }
    /\}$/ { within = 0 }' "$top_srcdir"/dialects/llvm22/*.irdl.mlir
}
default_values >"$tap_folder/defaults"

while read -r seed base; do
  awk -v seed="$seed" -v defaults="$tap_folder/defaults" -f "$top_srcdir/tests/oracle/perturb.awk" \
    "$base.generic.mlir" >"$tap_folder/in.mlir"
  mlir-opt-22 --allow-unregistered-dialect --mlir-print-op-generic <"$tap_folder/in.mlir" \
    >"$tap_folder/theirs" 2>/dev/null || continue
  echo "$base" >>"$tap_folder/accepted"
  "$VARVE_TRANSLATE" --mlir-print-op-generic - <"$tap_folder/in.mlir" >"$tap_folder/ours" 2>"$tap_folder/err" &&
    cmp -s "$tap_folder/ours" "$tap_folder/theirs" || echo "$base, seed $seed: $(head -n 1 "$tap_folder/err")"
done <"$tap_folder/sample" >"$tap_folder/misses"
tap_at_least "modules that mlir-opt accepts in other words" $((wanted * 99 / 100)) "$tap_folder/accepted"
tap_empty "they print as mlir-opt prints them" "$tap_folder/misses"
tap_done
