#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Names of values in custom text: as mlir-opt 22 gives them to modules with every operation that
# names some.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22

# names FILE: the left side of each definition, and every name of a value or block once.
names() {
  {
    sed -n 's/^ *\(%[^=]*\) = .*/defines \1/p' "$1"
    sed 's/"[^"]*"//g; s/^  *\/\/.*//' "$1" | grep -o '[%^][A-Za-z0-9_$.#-]*' | sort -u
  } | LC_ALL=C sort
}

# generic FILE: how many lines begin an operation in generic form.
generic() {
  grep -c '^ *\(%[^"]*\)*"[A-Za-z0-9_.]*"(' "$1"
}

# check NAME OPTION... FILE: the texts; where ours has a generic form that theirs has not, the names in
# their text that are not in ours, as custom forms hide names that generic forms have.
check() {
  tap_name=$1
  shift
  if mlir-opt-22 --allow-unregistered-dialect "$@" >"$tap_folder/their.mlir" &&
    "$VARVE_TRANSLATE" "$@" >"$tap_folder/our.mlir"; then
    if test "$(generic "$tap_folder/their.mlir")" -eq "$(generic "$tap_folder/our.mlir")"; then
      tap_same "$tap_name" "$tap_folder/their.mlir" "$tap_folder/our.mlir"
      return
    fi
    names "$tap_folder/their.mlir" >"$tap_folder/their.names"
    names "$tap_folder/our.mlir" >"$tap_folder/our.names"
    LC_ALL=C comm -23 "$tap_folder/their.names" "$tap_folder/our.names" >"$tap_folder/missing"
    tap_empty "$tap_name" "$tap_folder/missing"
  else
    tap_fail "$tap_name"
  fi
}

for file in "$top_srcdir"/tests/data/cases/names/*.mlir; do
  name=$(basename "$file" .mlir)
  check "$name" "$file"
  check "$name, unique in the module" "$file" --mlir-print-unique-ssa-ids
done
for option in "" --mlir-print-op-generic --mlir-print-unique-ssa-ids; do
  check "names of locations $option" "$top_srcdir/tests/data/cases/names/locations.mlir" \
    --mlir-use-nameloc-as-prefix $option
done

# What names that are no identifiers become.
while read -r name; do
  echo "%0 = \"t.x\"() : () -> i32 loc(\"$name\")" >"$tap_folder/one.mlir"
  check "a location named \"$name\"" "$tap_folder/one.mlir" --mlir-use-nameloc-as-prefix
done <<'END'
-a
.a
$a
+a
a+
_a
+
\C3\A9
a\C3\A9
a b
\20a
9
9+
\00
a\0Ab
END
tap_done
