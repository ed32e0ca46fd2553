#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Mutants of modules: no crash, every form of a mutant is read back as it was, and mlir-opt 22 accepts what is accepted here.
# In make check a few mutants of tests/data/idioms, without mlir-opt. make check-mutants sets MUTANTS, how many are made of the
# corpus, and MUTANTS_JUDGED, how many of them mlir-opt judges. MUTANTS_SEED is another seed, MUTANTS_FOLDER keeps the files.
# Kind: shell
. "$top_srcdir/tests/tap.sh"
tap_without_packs
here=$top_srcdir/tests/oracle/mutants
count=${MUTANTS:-250}
judged=${MUTANTS_JUDGED:-0}
seed=${MUTANTS_SEED:-1}
folder=${MUTANTS_FOLDER:-$tap_folder/mutants}
mkdir -p "$folder"

if [ -n "${MUTANTS:-}" ]; then
  . "$top_srcdir/tests/oracle/corpus-files.sh"
  sed 's/$/.generic.mlir/' "$tap_folder/modules" >"$tap_folder/list"
else
  find "$top_srcdir/tests/data/idioms" -name '*.mlir' | LC_ALL=C sort >"$tap_folder/list"
fi

"$top_builddir/tests/oracle/mutants/mutants" "$seed" 0 "$count" "$folder" <"$tap_folder/list" >"$folder/failures" 2>"$folder/crash"
status=$?
grep '^#' "$folder/failures"
tail -n 40 "$folder/crash" >"$tap_folder/why"
# A sanitizer exits with 1 too. The line with the counts shows that the program made every mutant.
grep -q "^# seed $seed: $count mutants " "$folder/failures" || status=2
if [ $status -le 1 ]; then tap_pass "seed $seed: no crash"; else tap_fail "seed $seed: no crash"; fi

# mutant NUMBER: its text.
mutant() {
  "${AWK:-awk}" -v wanted="mutant.id = $1 : i64" '
    function flush_text() { if (index(text, wanted)) printf "%s", text; text = "" }
    /^\/\/ -----$/ { flush_text(); next }
    { text = text $0 "\n" }
    END { flush_text() }' "$folder/batch.$(printf %04d $(($1 / 100)))"
}

# Some forms of upstream do not hold all that an operation has: a default that is given, an operand that comes twice. Where
# mlir-opt 22 prints the same bytes, that loss is upstream's.
is_lost_upstream() {
  case $2 in *"pretty text: "*) flag= ;; *"generic text: "*) flag=--mlir-print-op-generic ;; *) return 1 ;; esac
  command -v mlir-opt-22 >/dev/null || return 1
  mutant "$1" >"$tap_folder/mutant.mlir"
  # shellcheck disable=SC2086
  mlir-opt-22 --allow-unregistered-dialect $flag "$tap_folder/mutant.mlir" >"$tap_folder/theirs" 2>"$tap_folder/theirs.err" &&
    "$VARVE_TRANSLATE" --to=mlir $flag "$tap_folder/mutant.mlir" >"$tap_folder/ours" 2>"$tap_folder/ours.err" &&
    cmp -s "$tap_folder/theirs" "$tap_folder/ours"
}
: >"$folder/lost-upstream"
grep -v '^#' "$folder/failures" | while read -r number what; do
  if is_lost_upstream "$number" "$what"; then echo "$number $what" >>"$folder/lost-upstream"; else echo "$number $what"; fi
done >"$folder/lost"
echo "# forms of upstream that lose a part of a mutant, printed as mlir-opt 22 does: $(wc -l <"$folder/lost-upstream")"
tap_empty "seed $seed: every form is read back as it was" "$folder/lost"
[ "$judged" -gt 0 ] || { tap_done && exit; }

command -v mlir-opt-22 >/dev/null || { tap_skip "mlir-opt 22 says the same" "mlir-opt-22 is not installed" && tap_done && exit; }
find "$folder" -name 'batch.*' | LC_ALL=C sort | tail -n "+$((judged / 100 + 1))" | xargs rm -f
sh "$here/judge.sh" "$folder"
cd "$folder" || exit 1
: >refusals
: >acceptances
"${AWK:-awk}" -v seed="$seed" '
  FILENAME == "judged" { verdict[$1] = $2; total[$2]++; next }
  !($1 in verdict) || verdict[$1] == "crash" { next }
  { both[verdict[$1] " " $2]++ }
  verdict[$1] != $2 { print >(verdict[$1] == "accept" ? "refusals" : "acceptances") }
  END {
    printf "# seed %s: mlir-opt 22 accepts %d mutants, rejects %d, crashes on %d; ", seed, total["accept"], total["reject"], total["crash"]
    printf "%d false refusals, %d false acceptances\n", both["accept reject"], both["reject accept"]
    print total["accept"] + 0, total["reject"] + 0 >"counts"
  }' judged verdicts
read -r accepted rejected <counts

# An error that needs the definition of an operation or type which is not registered: doubts.txt.
first_error() { mlir-opt-22 "$@" "$tap_folder/mutant.mlir" 2>&1 >"$tap_folder/theirs" | grep -m 1 error:; }
is_in_doubt() {
  mutant "$1" >"$tap_folder/mutant.mlir"
  first_error | grep -q 'unregistered dialect' && first_error --allow-unregistered-dialect | grep -qE -f "$tap_folder/doubts"
}
grep -v '^#' "$here/doubts.txt" >"$tap_folder/doubts"
: >in-doubt
while read -r number what; do
  if is_in_doubt "$number"; then echo "$number $what" >>in-doubt; else echo "$number $what"; fi
done <acceptances >certain
echo "# false acceptances: $(wc -l <in-doubt) need a definition that is not there, $(wc -l <certain) do not"
tap_ok "mlir-opt 22 accepts a third of the mutants: $accepted of $judged" test $((accepted * 3)) -ge "$judged"
tap_empty "what mlir-opt 22 accepts is accepted" refusals
tap_at_most "false acceptances without a doubt, at most 0.1 % of what mlir-opt 22 rejects" $((rejected / 1000)) certain
echo "# operations reached: $(wc -l <operations)"
tr '\n' ' ' <operations | fold -s -w 116 | sed 's/^/#   /'
tap_done
