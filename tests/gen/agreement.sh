#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Instances of all operations, made from their definitions: those that mlir-opt 22 accepts agree with it in generic and
# pretty text and in bytecode, both ways. Prints how many operations of each dialect do, and those without an instance.
# GEN_SEED is another seed, GEN_FOLDER keeps what is made, GEN_ONLY is a pattern of operations.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs
tap_need mlir-opt-22
here=$top_srcdir/tests/gen
generate=$top_builddir/tests/gen/generate
folder=${GEN_FOLDER:-$tap_folder}
seed=${GEN_SEED:-1}
only=${GEN_ONLY:-*}
least=${GEN_LEAST:-1500}
mkdir -p "$folder" && cd "$folder" || exit 1

chunks() { "${AWK:-awk}" -f "$here/chunks.awk" "$@"; }

# attempt FIRST LAST: for operations that have no instance yet; what is accepted is added.
attempt() {
  "$generate" "$here" "$seed" "$1" "$2" @missing >made
  "$here/accept.sh" made "$folder/accept.$1" --mlir-print-op-generic >taken
  cat made >>instances
  cat taken >>accepted
  chunks -v action=keys accepted | cut -d' ' -f1 | sort -u >have
  sort operations | comm -23 - have >missing
}

"$generate" "$here" list 0 0 "$only" >operations
cp operations missing
: >instances
: >accepted
attempt 0 7
attempt 8 23
attempt 24 63
chunks -v action=select -v most=4 accepted instances >chosen
chunks -v action=select chosen accepted >expected
"$here/compare.sh" chosen expected "$folder/compare" "$VARVE_TRANSLATE" >differing

# Operations, those with an instance, those with one that agrees in all forms.
chunks -v action=keys chosen >keys
"${AWK:-awk}" '
  FILENAME == "differing" { bad[$2 " " $3] = 1; next }
  FILENAME == "keys" { has[$1] = 1; if (!($0 in bad)) agrees[$1] = 1; next }
  { dialect = $0; sub(/\..*/, "", dialect); all[dialect]++; had[dialect] += $0 in has; agreed[dialect] += $0 in agrees
    total++; total_had += $0 in has; total_agreed += $0 in agrees }
  END {
    for (dialect in all)
      printf "# %-14s %4d of %4d operations agree, %4d have an instance\n", dialect, agreed[dialect], all[dialect], had[dialect] | "sort"
    close("sort")
    printf "# all            %4d of %4d operations agree, %4d have an instance\n", total_agreed, total, total_had
    print total_agreed >"agreed"
  }' differing keys operations
echo "# without an instance: $(tr '\n' ' ' <missing)"

# The smallest instance that fails, and how its pretty or generic text differs.
show_smallest() {
  sort -k2,3 -u differing >once
  best=
  while read -r form op number; do
    echo "$op $number" >key
    "${AWK:-awk}" -v wanted="gen.attempt = $number : i64, gen.op = \"$op\"" '
      { text = text $0 "\n" }
      /^\/\/ -----$/ { text = "" }
      index($0, wanted) { printf "%s", text; exit }' chosen >instance
    size=$(wc -c <instance)
    if [ -z "$best" ] || [ "$size" -lt "$best" ]; then
      best=$size
      cp instance smallest
      echo "$form of $op" >smallest-form
    fi
  done <once
  cat smallest-form smallest
  for flag in --mlir-print-op-generic --mlir-print-debuginfo=false; do
    mlir-opt-22 --allow-unregistered-dialect $flag smallest >theirs 2>&1
    "$VARVE_TRANSLATE" $flag smallest >ours 2>&1
    diff theirs ours
  done
}

# Those of known.txt are not shown, nor are they a failure.
"${AWK:-awk}" 'FILENAME ~ /known.txt$/ { known[$1] = 1; next }
  { all = $2; sub(/\..*/, ".*", all) }
  !($2 in known) && !($1 ~ /^pretty/ && all in known)' "$here/known.txt" differing >unknown
echo "# known not to agree: $(cut -d' ' -f2 differing | sort -u | wc -l | tr -d ' ') operations at most (tests/gen/known.txt)"
if [ -s unknown ]; then
  mv unknown differing
  show_smallest >"$tap_folder/why"
  tap_fail "instances agree with mlir-opt 22 ($(wc -l <differing) do not)"
else
  tap_pass "instances agree with mlir-opt 22"
fi
if [ "$(cat agreed)" -ge "$least" ]; then
  tap_pass "$least operations or more have an instance that agrees in all forms"
else
  tap_fail "$least operations or more have an instance that agrees in all forms"
fi
tap_done
