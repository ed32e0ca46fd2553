#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Texts of ../shared/reference/legacy-probes.tsv, with what the parser of 2019 and mlir-opt 13, 14, 15, 16 and 22 said to them: each is
# read or refused as in its era, but for those that legacy-probe-misses.txt explains.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs

tab=$(printf '\t')
probes=$top_srcdir/../shared/reference/legacy-probes.tsv
test -f "$probes" || tap_skip_all 'the probes are not there'

# \n outside of strings is a newline, \0 a NUL.
LC_ALL=C awk -F '\t' -v folder="$tap_folder" 'NR > 1 {
    file = folder "/" NR ".mlir"
    quoted = 0
    for (i = 1; i <= length($10); i++) {
      c = substr($10, i, 1)
      d = substr($10, i + 1, 1)
      if (c == "\"") quoted = !quoted
      if (c == "\\") {
        i++
        if (quoted) printf "%s%s", c, d >file
        else if (d == "n") printf "\n" >file
        else if (d == "0") printf "%c", 0 >file
        continue
      }
      printf "%s", c >file
    }
    print "" >file
    close(file)
    print NR "\t" $2 "\t" $3 "\t" $4 "\t" $5 "\t" $6 "\t" $7 "\t" $9 }' "$probes" >"$tap_folder/list"

check() { # era, column of the list
  cut -f "1,2,$2" "$tap_folder/list" >"$tap_folder/wanted"
  total=0
  while IFS=$tab read -r number name wanted; do
    total=$((total + 1))
    got=ERR
    "$VARVE_TRANSLATE" --era="$1" "$tap_folder/$number.mlir" >"$tap_folder/out" 2>"$tap_folder/err" && got=ok
    test $got = "$wanted" || printf '%s\t%s\n' "$1" "$name"
  done <"$tap_folder/wanted" >"$tap_folder/differ"
  echo "# $1: $(wc -l <"$tap_folder/differ") of $(wc -l <"$tap_folder/list") differ"
  grep "^$1$tab" "$top_srcdir/tests/oracle/legacy-probe-misses.txt" | cut -f 1,2 | sort >"$tap_folder/known"
  sort "$tap_folder/differ" >"$tap_folder/sorted"
  tap_same "$1: what differs is explained" "$tap_folder/known" "$tap_folder/sorted"
}

check 2019 3
check llvm13 4
check llvm14 5
check llvm15 6
check llvm16 7
check llvm22 8
tap_done
