#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Bytecode of every version to the byte: what mlir-opt 22 writes we write, from its bytecode too, and print as it does when it reads it.
# Modules made for this (tests/data/cases/bytecode), modules made at random, and a sample of the corpus, of 300 when VARVE_TEST_LONG is set.
. "$top_srcdir/tests/tap.sh"
tap_without_packs
tap_need mlir-opt-22

opt='mlir-opt-22 --allow-unregistered-dialect'
versions='0 4 6' seeds='1 2 3' sample=8
test -z "${VARVE_TEST_LONG:-}" || { versions='0 1 2 3 4 5 6' seeds=$(seq 1 40) sample=300; }
theirs=$tap_folder/theirs.mlirbc ours=$tap_folder/ours.mlirbc

# write FILE OPTION...: $ours from FILE, and what is said in err.
write() {
  write_file=$1
  shift
  "$VARVE_TRANSLATE" --emit-bytecode --producer=MLIR22.1.8 "$@" <"$write_file" >"$ours" 2>"$tap_folder/err"
}

# same_bytes FILE OPTION...: $ours becomes $theirs.
same_bytes() {
  write "$@"
  cmp -s "$theirs" "$ours"
}

# same_or_refused FILE OPTION...: without leave to lose, the same bytes or a refusal that names the operation and what it would lose.
same_or_refused() {
  same_bytes "$@" && return
  test ! -s "$ours" && grep -Eq "(^|:[0-9]+: )error: cannot write '.*' below version 5: it would lose " "$tap_folder/err"
}

# same_text: $theirs prints alike, where mlir-opt reads it: that depends on the address it has in memory when resources are aligned.
# It prints an empty symbol so that it cannot read it.
same_text() {
  $opt --mlir-print-op-generic --mlir-print-debuginfo "$theirs" >"$tap_folder/theirs" 2>/dev/null || return 0
  sed 's/@<<INVALID EMPTY SYMBOL>>/@""/g' "$tap_folder/theirs" >"$tap_folder/theirs.mlir"
  "$VARVE_TRANSLATE" --mlir-print-op-generic --mlir-print-debuginfo "$theirs" 2>&1 | cmp -s - "$tap_folder/theirs.mlir"
}

# compare FILE NAME VERSION: a line for each disagreement.
compare() {
  $opt --emit-bytecode "--emit-bytecode-version=$3" <"$1" >"$theirs" 2>/dev/null || { echo "$2: mlir-opt refuses it"; return; }
  same_bytes "$1" "--emit-bytecode-version=$3" --allow-lossy || echo "$2: written from text: $(head -n 1 "$tap_folder/err")"
  same_bytes "$theirs" "--emit-bytecode-version=$3" --allow-lossy || echo "$2: written from bytecode: $(head -n 1 "$tap_folder/err")"
  same_or_refused "$1" "--emit-bytecode-version=$3" || echo "$2: neither written nor refused: $(head -n 1 "$tap_folder/err")"
  same_text || echo "$2: read"
}

for version in $versions; do
  for file in "$top_srcdir"/tests/data/cases/bytecode/*.mlir; do
    compare "$file" "$(basename "$file")" "$version"
  done >"$tap_folder/misses"
  tap_empty "modules made for version $version" "$tap_folder/misses"
  for seed in $seeds; do
    awk -v "seed=$seed" -f "$top_srcdir/tests/oracle/random-module.awk" >"$tap_folder/random.mlir"
    compare "$tap_folder/random.mlir" "seed $seed" "$version"
  done >"$tap_folder/misses"
  tap_empty "modules made at random, version $version" "$tap_folder/misses"
done

# same_with OPTION: version 6 of the modules made for this, with OPTION of both tools.
same_with() {
  for file in "$top_srcdir"/tests/data/cases/bytecode/*.mlir; do
    $opt --emit-bytecode "$1" <"$file" >"$theirs" 2>/dev/null
    same_bytes "$file" "$1" || echo "$(basename "$file"): $(head -n 1 "$tap_folder/err")"
  done >"$tap_folder/misses"
  tap_empty "modules made for $1" "$tap_folder/misses"
}
same_with --strip-debuginfo
same_with --elide-resource-data-from-bytecode

# Versions that there are not, and one of text.
for version in 7 -1 x 4294967296; do
  tap_status "version $version is refused" 1 $opt --emit-bytecode "--emit-bytecode-version=$version" "$top_srcdir/tests/data/cases/bytecode/empty.mlir"
  tap_status "version $version is refused here" 2 "$VARVE_TRANSLATE" --emit-bytecode "--emit-bytecode-version=$version" "$top_srcdir/tests/data/cases/bytecode/empty.mlir"
done
tap_status "a version of text is refused" 1 $opt --emit-bytecode-version=4 "$top_srcdir/tests/data/cases/bytecode/empty.mlir"
tap_status "a version of text is refused here" 2 "$VARVE_TRANSLATE" --emit-bytecode-version=4 "$top_srcdir/tests/data/cases/bytecode/empty.mlir"

if ! test -f "${VARVE_CORPUS:-$top_srcdir/../shared/corpus/corpus.tar.zst}" || ! command -v zstd >/dev/null; then
  tap_skip "a sample of the corpus" "the corpus is not beside the project"
  tap_done
  exit
fi
. "$top_srcdir/tests/oracle/corpus-files.sh"
stride=$(($(wc -l <"$tap_folder/modules") / sample))
awk "NR % $stride == 0" "$tap_folder/modules" | head -n "$sample" >"$tap_folder/sample"

# sample_at VERSION: the sample as its authors wrote it and as bytecode. Refused ones lose something, and are told. Operations of mlir-opt's own
# tests have no definition in any package.
sample_at() {
  : >"$tap_folder/same"
  while read -r base; do
    $opt --emit-bytecode "--emit-bytecode-version=$1" <"$base.mlir" >"$theirs" 2>/dev/null || continue
    if same_bytes "$base.mlir" "--emit-bytecode-version=$1" --allow-lossy && same_bytes "$base.mlirbc" "--emit-bytecode-version=$1" --allow-lossy &&
      same_or_refused "$base.mlir" "--emit-bytecode-version=$1"; then
      echo "$base" >>"$tap_folder/same"
    else
      echo "$base: $(head -n 1 "$tap_folder/err")"
    fi
  done <"$tap_folder/sample" | grep -v "of it in dialect 'test' is loaded" >"$tap_folder/misses"
  tap_empty "the corpus at version $1 is the same to the byte" "$tap_folder/misses"
  tap_at_least "of the sample the same at version $1" $((sample * 98 / 100)) "$tap_folder/same"
}

for version in $versions; do
  sample_at "$version"
done
tap_done
