#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules of 2019 and of LLVM 13, upgraded: mlir-opt takes at least 90 and 95 of a hundred. All of them in a long run, else
# every sixteenth.
. "$top_srcdir/tests/tap.sh"

tap_need zstd mlir-opt-22
stride=16
test -z "${VARVE_TEST_LONG:-}" || stride=1

# corpus NAME ERA PERCENT
corpus() {
  archive=$top_srcdir/../shared/corpus/$1.tar.zst
  if test ! -f "$archive"; then
    tap_skip "modules of $2, upgraded" 'they are not beside the project'
    return
  fi
  mkdir "$tap_folder/$1"
  zstd -dcq "$archive" | tar -xf - -C "$tap_folder/$1"
  find "$tap_folder/$1" -name '*.mlir' ! -name '*.generic*' | sort | awk -v stride=$stride 'NR % stride == 0' >modules
  : >refused
  while read -r module; do
    "$VARVE_TRANSLATE" --era="$2" --upgrade --no-verify --mlir-print-op-generic "$module" >upgraded.mlir 2>said &&
      mlir-opt-22 --allow-unregistered-dialect upgraded.mlir >/dev/null 2>said ||
      echo "$(basename "$module"): $(grep -m 1 error said)" >>refused
  done <modules
  all=$(grep -c . modules)
  taken=$((all - $(grep -c . refused)))
  cp refused why
  if test $((taken * 100)) -ge $((all * $3)); then
    tap_pass "modules of $2, upgraded: $taken of $all are taken"
  else
    tap_fail "modules of $2, upgraded: $taken of $all are taken"
  fi
}

cd "$tap_folder" || exit 1
corpus legacy2019 2019 90
corpus llvm13 llvm13 95
tap_done
