#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Operations of every dialect of LLVM 22 that has formats: each with the least that it can have, and with all of it. In generic
# form they stand in tests/data/cases/operation-forms, without regard to what a verifier says. They are printed as mlir-opt 22
# prints them.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22
cd "$tap_folder" || exit 1

# theirs FILE ARGUMENT...: as mlir-opt prints it when it trusts everything.
theirs() {
  mlir-opt-22 --allow-unregistered-dialect --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=false \
    --mlir-print-assume-verified "$@"
}

for file in "$top_srcdir"/tests/data/cases/operation-forms/*.mlir; do
  name=$(basename "$file" .mlir)
  count=$(grep -c '^"\|^%r' "$file")
  theirs "$file" 2>their-errors | sed '${/^$/d;}' >expected
  if ! "$VARVE_TRANSLATE" --no-verify "$file" >printed 2>why; then
    tap_fail "$name: $count operations are read"
    continue
  fi
  sed '${/^$/d;}' printed >ours
  tap_same "$name: $count operations are printed alike" expected ours
done
tap_done
