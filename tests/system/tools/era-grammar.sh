#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What eras have and refuse, by legacy_grammar.def: tests/data/cases/grammar/constructs.tsv has texts for its lines.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"

tab=$(printf '\t')
list=$top_srcdir/src/text/lex/legacy_grammar.def
cases=$top_srcdir/tests/data/cases/grammar/constructs.tsv
eras='2019 2020 llvm13 llvm14 llvm15 llvm16 llvm17 llvm18 llvm19 llvm20 llvm21 llvm22 llvm24-2026-07'

# name, first and last era as numbers, what it is called
LC_ALL=C awk -F '[(,]' '/^VARVE_GRAMMAR/ {
    split("2019 2020 LLVM13 LLVM14 LLVM15 LLVM16 LLVM17 LLVM18 LLVM19 LLVM20 LLVM21 LLVM22 NEWEST", order, " ")
    for (i in order) number[order[i]] = i
    for (i = 2; i <= 4; i++) gsub(/ /, "", $i)
    text = $0
    sub(/^[^"]*"/, "", text)
    sub(/"\)$/, "", text)
    print $2 "\t" number[$3] "\t" number[$4] "\t" text }' "$list" >"$tap_folder/list"

# Answers: how many of the cases of a construct went wrong in any era.
judge() { # name, first, last, text
  wrong=0
  awk -F '\t' -v name="$1" '$1 == name { gsub(/\\n/, "\n", $2); number++; printf "%s\n", $2 >(folder "/case." number) }
    END { print number + 0 }' folder="$tap_folder" "$cases" >"$tap_folder/count"
  read -r count <"$tap_folder/count"
  for case in $(seq 1 "$count"); do
    number=0
    for era in $eras; do
      number=$((number + 1))
      "$VARVE_TRANSLATE" --era="$era" "$tap_folder/case.$case" >"$tap_folder/out" 2>"$tap_folder/err"
      status=$?
      if [ $number -ge "$2" ] && [ $number -le "$3" ]; then
        [ $status = 0 ] || { wrong=$((wrong + 1)); echo "$1 in $era: $(head -1 "$tap_folder/err")"; }
      elif [ $status != 1 ]; then
        wrong=$((wrong + 1)) && echo "$1 is read in $era"
      fi
    done
  done
  return $wrong
}

while IFS=$tab read -r name first last text; do
  grep -q "^$name$tab" "$cases" || continue
  tap_ok "$text: from era $first to $last" judge "$name" "$first" "$last" "$text"
done <"$tap_folder/list"

translate() { # era, text ...
  era=$1
  shift
  printf '%s\n' "$@" | "$VARVE_TRANSLATE" --era="$era"
}

tap_status 'values of successors follow the operands' 0 translate 2020 'func @f(%c: i1) {' \
  '  "d.br"(%c)[^a(%c, %c : i1, i1), ^b] : (i1) -> ()' '^a(%x: i1, %y: i1):' '  "d.e"() : () -> ()' '^b:' '  "d.e"() : () -> ()' '}'
tap_ok 'their numbers are stored' grep -q 'operand_segment_sizes = dense<\[1, 2, 0\]> : vector<3xi32>' "$tap_folder/stdout"
tap_status 'several layouts are read' 0 translate 2019 \
  '"d.x"() : () -> (memref<2x4xi8, (d0, d1) -> (d1, d0), (d0, d1)[s0] -> (d0 + s0, d1 * 2), 3>)'
tap_ok 'they become one' grep -q '(d0, d1)\[s0\] -> (d1 + s0, d0 \* 2)' "$tap_folder/stdout"
tap_status '() -> () is a map in 2019' 0 translate 2019 '"d.x"() {a = () -> ()} : () -> ()'
tap_ok 'and printed as one' grep -q '() -> ()' "$tap_folder/stdout"
tap_status 'a quoted body that is a name is that name' 0 translate 2019 '"d.x"() {a = #foo<"bar<1>">} : () -> ()'
tap_ok 'without quotes' grep -q '#foo.bar<1>' "$tap_folder/stdout"
tap_status 'a body {} is no body in 2019' 0 translate 2019 'func @f() {}'
tap_status 'and wrong in LLVM 13' 1 translate llvm13 'func private @f() {}'
tap_status 'types of LLVM are looked at' 1 translate 2019 '"d.x"() : () -> !llvm<"[4 x float">'
tap_status 'wrapped ones are kept' 0 translate 2019 '"d.x"() : () -> (!llvm<"{ i32, double } (i8 addrspace(3)*, ...)*">)'
tap_ok 'as they are' grep -qF '!llvm<"{ i32, double } (i8 addrspace(3)*, ...)*">' "$tap_folder/stdout"

# --lenient
cat >"$tap_folder/slips.mlir" <<'X'
func @f(%C: memref<100x50xf32>, %i: index) {
  %t = tensor_load %C : memref<100x50xf32>
  tensor_store %t to %C : memref<100x50xf32>
  store 0 to %C[%i, 7] : memref<100x50xf32>
  "foo"(%t) : (tensor<100x50xf32) -> ()
  %y = "bar"(%t) : tensor<100x50xf32> -> memref<2xf32, memspace1>
  return
}
func @g(memref<42x16xf32, offset: 33 strides: [1, 64]>)
X
tap_status 'slips are repaired' 0 "$VARVE_TRANSLATE" --era=2019 --lenient "$tap_folder/slips.mlir"
tap_ok "with a warning each" test "$(grep -c "warning:" "$tap_folder/stderr")" = 8
tap_status 'and rejected otherwise' 1 "$VARVE_TRANSLATE" --era=2019 "$tap_folder/slips.mlir"
tap_ok 'with advice' grep -q 'lenient repairs it' "$tap_folder/stderr"

# --era=auto
cat >"$tap_folder/old.mlir" <<'X'
#m = (d0) -> (d0)
func @f(%a: i32) {
  %0 = addi %a, %a : i32
  return
}
X
tap_status 'the era is found' 0 "$VARVE_TRANSLATE" --era=auto --show-era "$tap_folder/old.mlir"
tap_ok 'and reported' grep -q 'old.mlir: text of 2019' "$tap_folder/stderr"
tap_ok 'with its evidence' grep -q "old.mlir:1:1: note: '#m' is in 2020 and earlier" "$tap_folder/stderr"
printf '%s\n' '#m = (d0) -> (d0)' 'func.func @f() {' '  return' '}' >"$tap_folder/mixed.mlir"
tap_status 'a contradiction is an error' 1 "$VARVE_TRANSLATE" --era=auto "$tap_folder/mixed.mlir"
tap_ok 'that names one place' grep -q 'mixed.mlir:1:1: error: ' "$tap_folder/stderr"
tap_ok 'and the other' grep -q 'mixed.mlir:2:1: note: ' "$tap_folder/stderr"
printf '%s\n' 'func.func @f() {' '  return' '}' >"$tap_folder/today.mlir"
tap_status 'text of today is read as such' 0 "$VARVE_TRANSLATE" --era=auto --show-era "$tap_folder/today.mlir"
tap_ok 'and the message says so' grep -q 'text of llvm22' "$tap_folder/stderr"
tap_status 'standard input has an era' 0 sh -c 'echo "func private @f(i32)" | "$0" --era=auto --show-era' "$VARVE_TRANSLATE"
tap_ok 'and reports it' grep -q '<stdin>: text of llvm14' "$tap_folder/stderr"
tap_status 'an era has a name' 2 "$VARVE_TRANSLATE" --era=2021 "$tap_folder/today.mlir"
tap_done
