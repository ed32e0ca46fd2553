#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules of the corpus that mlir-opt 22 reads, with words of all dialects of all packs in comments, strings, symbols, keys, names and
# locations: with the packs, and without options, they become the text and bytecode of the release that they have without the words,
# and mlir-opt 22 reads those of LLVM 22. Every 40th, or all when VARVE_TEST_LONG is set.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22
test -f "$top_builddir/dialects/torch.vdef" || tap_skip_all 'this build has no packs'
. "$top_srcdir/tests/oracle/corpus-files.sh"
VARVE_DIALECT_PATH=$top_builddir/dialects
export VARVE_DIALECT_PATH
# Not transform, which LLVM 22 has.
dialects=$(awk '/varve.dialects = \[/ { on = 1 } on { print } /\]/ { on = 0 }' "$top_srcdir"/dialects/*/pack.mlir |
  tr ',' '\n' | sed -n 's/.*"\([a-z0-9_]*\)".*/\1/p' | grep -v '^transform$' | sort -u | tr '\n' ' ')
cd "$tap_folder" || exit 1

# released NOTE: the release of a note; LLVM 22 if there is none.
released() {
  release=$(sed -n 's/.*: note: read as LLVM \([^ ]*\) because of .*/llvm\1/p' "$1")
  echo "${release:-llvm22}"
}

# judge BASE: "same", "other" with the reason, or "skipped". With the words, the release is that of the module without them.
judge() {
  "$VARVE_TRANSLATE" --to=mlirbc -o original.bc "$1.mlir" 2>note || { echo "skipped $1: rejected" && return; }
  era=$(released note)
  awk -v dialects="$dialects" -f "$top_srcdir/tests/oracle/words.awk" "$1.mlir" >words.mlir
  "$VARVE_TRANSLATE" "--era=$era" --mlir-print-debuginfo -o expected.mlir words.mlir 2>error || { echo "skipped $1: $(head -n 1 error)" && return; }
  "$VARVE_TRANSLATE" "--era=$era" --to=mlirbc -o expected.bc words.mlir 2>error
  "$VARVE_TRANSLATE" --mlir-print-debuginfo -o found.mlir words.mlir 2>note
  test "$(released note)" = "$era" || { echo "other $1: $(head -n 1 note)" && return; }
  "$VARVE_TRANSLATE" --to=mlirbc -o found.bc words.mlir 2>note
  cmp -s expected.mlir found.mlir || { echo "other $1: text" && return; }
  cmp -s expected.bc found.bc || { echo "other $1: bytecode" && return; }
  "$VARVE_TRANSLATE" --mlir-print-debuginfo -o again.mlir found.bc 2>note
  test "$(released note)" = "$era" || { echo "other $1: bytecode: $(head -n 1 note)" && return; }
  if test "$era" = llvm22 && mlir-opt-22 --allow-unregistered-dialect original.bc -o out.mlir 2>error; then
    mlir-opt-22 --allow-unregistered-dialect found.bc -o out.mlir 2>error || { echo "other $1: $(head -n 1 error)" && return; }
  fi
  echo "same $1"
}

awk -v every="${VARVE_TEST_LONG:+1}" 'BEGIN { if (every == "") every = 40 } NR % every == 0' modules >tried
while read -r base; do judge "$base"; done <tried >judged
count=$(wc -l <tried)
grep '^same' judged >same
grep '^other' judged >other
tap_at_least "the same, of $count" $((count * 9 / 10)) same
tap_empty 'words change nothing' other
tap_done
