#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Custom forms of LLVM 13: modules of tests/data/cases/eras/llvm13-forms, as mlir-opt 13 prints them, are printed as they
# stand, also of their generic form. What refused.txt there has is refused with the message it tells. Where mlir-opt 13 is
# installed it does the same, and the generic forms are its own.
. "$top_srcdir/tests/tap.sh"

cases=$top_srcdir/tests/data/cases/eras/llvm13-forms
has_opt=false
command -v mlir-opt-13 >/dev/null 2>&1 && has_opt=true

translate() {
  "$VARVE_TRANSLATE" --era=llvm13 --allow-unregistered-dialect --split-input-file "$@" 2>"$tap_folder/errors" |
    sed '/^$/d'
}

opt() {
  mlir-opt-13 --allow-unregistered-dialect --split-input-file "$@" 2>"$tap_folder/errors" | sed '/^$/d'
}

for file in "$cases"/*.mlir; do
  name=$(basename "$file" .mlir)
  sed 1d "$file" >"$tap_folder/expected"
  translate "$file" >"$tap_folder/custom"
  tap_same "$name: custom forms are printed back" "$tap_folder/expected" "$tap_folder/custom"
  translate --mlir-print-op-generic "$file" >"$tap_folder/generic"
  translate "$tap_folder/generic" >"$tap_folder/custom"
  tap_same "$name: and of their generic form" "$tap_folder/expected" "$tap_folder/custom"
  if $has_opt; then
    opt "$file" >"$tap_folder/custom"
    tap_same "$name: mlir-opt 13 prints them so" "$tap_folder/expected" "$tap_folder/custom"
    opt --mlir-print-op-generic "$file" >"$tap_folder/theirs"
    tap_same "$name: it has these generic forms" "$tap_folder/theirs" "$tap_folder/generic"
  else
    tap_skip "$name: mlir-opt 13 prints them so" 'mlir-opt-13 is not installed'
    tap_skip "$name: it has these generic forms" 'mlir-opt-13 is not installed'
  fi
done

# A line "// ---- MESSAGE" begins what is refused.
: >"$tap_folder/wrong"
awk -v folder="$tap_folder" '
  /^\/\/ ---- / { number++; print substr($0, 9) > (folder "/message." number); next }
  number { print > (folder "/refused." number) }' "$cases/refused.txt"
for file in "$tap_folder"/refused.*; do
  message=$tap_folder/message.${file##*.}
  if "$VARVE_TRANSLATE" --era=llvm13 "$file" >/dev/null 2>"$tap_folder/errors"; then
    echo "taken: $(cat "$message")" >>"$tap_folder/wrong"
  elif ! grep -qF -e "$(cat "$message")" "$tap_folder/errors"; then
    sed 1q "$tap_folder/errors" >>"$tap_folder/wrong"
  fi
  if $has_opt && mlir-opt-13 "$file" >/dev/null 2>&1; then
    echo "mlir-opt 13 takes: $(cat "$message")" >>"$tap_folder/wrong"
  fi
done
tap_empty 'what is no such form is refused' "$tap_folder/wrong"

# Every operation of the sets of old eras: nothing of its form is missing here.
for era in llvm13:llvm13 std2019:2020; do
  for file in "$top_srcdir/dialects/${era%:*}"/*.irdl.mlir; do
    dialect=$(sed -n 's/^irdl\.dialect @\([A-Za-z0-9_]*\).*/\1/p' "$file")
    sed -n "s/^  irdl\.operation @\"*\([A-Za-z0-9_.$]*\).*/$dialect.\1/p" "$file"
  done | awk '{ print $0; print "// -----" }' >"$tap_folder/names.mlir"
  "$VARVE_TRANSLATE" --era="${era#*:}" --split-input-file "$tap_folder/names.mlir" 2>&1 >/dev/null |
    grep -e 'the format of' -e 'does not know the custom form' >"$tap_folder/wrong"
  tap_empty "${era%:*}: the forms of all operations are known" "$tap_folder/wrong"
done
tap_done
