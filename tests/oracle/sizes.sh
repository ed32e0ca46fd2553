#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# How small varve files of the corpus are, and what they are measured against, all made anew: modules of more than
# 8 KB of bytecode and one lowered to the llvm dialect by themselves, the small ones in sums by project, for these also
# with a dictionary that was trained on the other projects. No size may be 1 % above what tests/oracle/sizes.tsv has, and no
# target that is reached there may be missed. The table is left in tests/oracle/sizes.tsv of the build folder.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs
. "$top_srcdir/tests/oracle/corpus-files.sh"
tap_need mlir-opt-22

measure=$top_builddir/tests/oracle/measure_sizes
projects='buddy-mlir stablehlo xdsl'
lowered=buddy-mlir/081360291c128446
cd "$tap_folder/corpus" || exit 1

# strip FILE...: the same without locations, as mlir-opt writes it, below ../stripped
mkdir ../stripped
# shellcheck disable=SC2086
(cd ../stripped && mkdir -p $projects lowered/buddy-mlir)
strip() {
  for file in "$@"; do
    # Where somebody has them already, from the same mlir-opt.
    test ! -f "${VARVE_STRIPPED:-}/$file" || { cp "$VARVE_STRIPPED/$file" "../stripped/$file" && continue; }
    mlir-opt-22 --allow-unregistered-dialect --strip-debuginfo --emit-bytecode "$file" -o "../stripped/$file" \
      2>>../errors || echo "$file" >>../misses
  done
}

# lower FILE OTHER
lower() {
  mlir-opt-22 "$1" --convert-linalg-to-loops --lower-affine --convert-scf-to-cf --expand-strided-metadata \
    --lower-affine --convert-math-to-llvm --convert-math-to-libm --convert-arith-to-llvm --convert-index-to-llvm \
    --finalize-memref-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts \
    --emit-bytecode -o "$2" 2>>../errors
}

mkdir -p lowered/buddy-mlir
lower $lowered.mlirbc lowered/$lowered.mlirbc || echo "$lowered is not lowered" >>../misses
strip lowered/$lowered.mlirbc
for project in $projects; do
  strip "$project"/*.mlirbc
  others=$(ls ./*/*.mlirbc | sed 's|^\./||' | grep -v -e "^$project/" -e ^lowered/)
  # shellcheck disable=SC2086
  "$VARVE_TRANSLATE" --train-dictionary $others -o ../vdict 2>>../errors &&
    "$VARVE_TRANSLATE" --train-dictionary --strip-debuginfo $others -o ../vdict.stripped 2>>../errors &&
    "$measure" ../vdict ../vdict.stripped . ../stripped "$project"/*.mlirbc >>../sizes 2>>../errors ||
    echo "$project is not measured" >>../misses
done
"$measure" - - . ../stripped lowered/$lowered.mlirbc >>../sizes 2>>../errors ||
  echo "$lowered is not measured" >>../misses
cd .. || exit 1

awk '
  BEGIN {
    FS = OFS = "\t"
    print "module", "bc", "bc.z", "sbc", "sbc.z", "varve", "stripped", "alone", "trained", "trained stripped"
  }
  { sub(/\.mlirbc$/, "", $1) }
  $2 > 8192 { $9 = $10 = "-"; print; next }
  { split($1, path, "/"); for (i = 2; i <= 10; i++) sum[path[1], i] += $i; count[path[1]]++ }
  END {
    for (project in count) {
      line = project ", " count[project] " small"
      for (i = 2; i <= 10; i++) line = line OFS sum[project, i]
      print line
    }
  }' sizes >unsorted
{ head -n 1 unsorted && tail -n +2 unsorted | LC_ALL=C sort; } >sizes.tsv
cp sizes.tsv "$top_builddir/tests/oracle/sizes.tsv"
tap_at_most "modules that are not measured" 0 misses
tap_at_least "lines of the table" 18 sizes.tsv

# targets TABLE: a line for each target: its name, what is reached, what is wanted
targets() {
  awk '
    BEGIN { FS = OFS = "\t" }
    function target(name, value, wanted) { print name, sprintf("%.4f", value), wanted }
    NR == 1 { next }
    $1 ~ /small$/ {
      target($1 ": trained / sbc", $10 / $4, 0.30)
      target($1 ": trained, with locations / bc", $9 / $2, 0.28)
      target($1 ": built in / sbc", $7 / $4, 0.40)
      target($1 ": alone / sbc.z", $8 / $5, 0.80)
      next
    }
    $1 ~ /^lowered/ { target($1 ": / sbc.z", $7 / $5, 0.10); next }
    { count++; stripped += $7; sbcz += $5; all += $6; bcz += $3; logs += log($7 / $5); all_logs += log($6 / $3) }
    /081360291c128446|dc7d658ebe4bd54a|3a38184f47ea232d/ {
      target($1 ": / sbc.z", $7 / $5, 0.27)
      target($1 ": with locations / bc.z", $6 / $3, 0.10)
    }
    END {
      target("large: sum / sbc.z", stripped / sbcz, 0.50)
      target("large: geometric mean / sbc.z", exp(logs / count), 0.50)
      target("large: with locations: sum / bc.z", all / bcz, 0.22)
      target("large: with locations: geometric mean / bc.z", exp(all_logs / count), 0.22)
    }' "$1"
}

table=$top_srcdir/tests/oracle/sizes.tsv
targets "$table" >before
targets sizes.tsv >after
awk 'BEGIN { FS = "\t" }
  { missed = $2 > $3 }
  NR == FNR { was_missed[$1] = missed; next }
  { print "# " $1 ": " $2 ", target " $3 (missed ? ": missed" : "") }
  missed && !was_missed[$1] { print $1 ": " $2 ", target " $3 >"missed" }' before after
touch missed
tap_empty "targets that were reached are" missed
awk 'BEGIN { FS = "\t" }
  NR == FNR { for (i = 6; i <= 10; i++) was[$1, i] = $i; next }
  !(($1, 6) in was) { print $1 ": not in the table"; next }
  FNR > 1 {
    for (i = 6; i <= 10; i++)
      if ($i != "-" && $i > 1.01 * was[$1, i])
        print $1 ": column " i ": " $i ", was " was[$1, i]
  }' \
  "$table" sizes.tsv >larger
tap_empty "no size is 1 % above what it was" larger
tap_done
