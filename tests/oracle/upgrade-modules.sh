#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules with the operations of a dialect as an era wrote them (tests/data/files/upgrade/modules/NAME.ERA.mlir): mlir-opt of
# the era takes them, where it is installed; upgraded, nothing is left behind and mlir-opt 22 takes them without
# --allow-unregistered-dialect. What is left behind in NAME-left.ERA.mlir is told of, as often as a comment says.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22

# check FILE ERA LEFT FLAG: prints what is wrong.
check() {
  then=mlir-opt-${2#llvm}
  if command -v "$then" >/dev/null; then
    "$then" --allow-unregistered-dialect "$1" >/dev/null 2>said || echo "$then: $(grep -m 1 error: said)"
  fi
  "$VARVE_TRANSLATE" --era="$2" --upgrade --report --mlir-print-op-generic "$1" >upgraded.mlir 2>said || {
    echo "not upgraded: $(grep -m 1 error: said)"
    return
  }
  left=$(grep -c '^left: ' said)
  test "$left" -eq "$3" || { echo "$left left behind"; grep '^left: ' said; }
  # shellcheck disable=SC2086
  mlir-opt-22 $4 upgraded.mlir >/dev/null 2>said || echo "mlir-opt-22: $(grep -m 1 error: said)"
}

cd "$tap_folder" || exit 1
for file in "$top_srcdir"/tests/data/files/upgrade/modules/*.mlir; do
  name=$(basename "$file" .mlir)
  left=0
  flag=
  case $name in
    *-left.*)
      left=$(sed -n 's,^// left: ,,p' "$file")
      flag=--allow-unregistered-dialect
      ;;
  esac
  check "$file" "${name##*.}" "$left" "$flag" >wrong
  tap_empty "$name" wrong
done
tap_done
