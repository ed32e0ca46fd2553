#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The page of the verifier's rules is what its lists say, and the lists are in order.
. "$top_srcdir/tests/tap.sh"

cd "$top_srcdir" || exit 1
tap_status 'the page is made' 0 sh build-aux/verifier-rules.sh src/verify/rules.def src/verify/driver/traits.def \
  src/verify/driver/custom.def
tap_same 'verifier-rules.md is fresh (make regen-verifier-rules)' format-spec/verifier-rules.md "$tap_folder/stdout"

# ascends NAME FILE MACRO: names of the list ascend bytewise, as bisection needs.
ascends() {
  sed -n "s/^$3(\"\([^\"]*\)\".*/\1/p" "$2" >"$tap_folder/names"
  LC_ALL=C sort -u "$tap_folder/names" >"$tap_folder/sorted"
  tap_same "$1" "$tap_folder/names" "$tap_folder/sorted"
}
ascends 'traits ascend' src/verify/driver/traits.def VARVE_TRAIT
for list in VARVE_CUSTOM VARVE_CUSTOM_ODD VARVE_CUSTOM_REGION VARVE_CUSTOM_USER VARVE_CUSTOM_ENTITY; do
  ascends "$list ascends" src/verify/driver/custom.def "$list"
done
sed -n 's/^VARVE_RULE([A-Z_]*, "\([^"]*\)".*/\1/p' src/verify/rules.def | LC_ALL=C sort | uniq -d >"$tap_folder/twice"
tap_empty 'no rule comes twice' "$tap_folder/twice"
tap_done
