#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Operations of 2019, one after the other: the custom form and the generic form of each are read and printed back, and
# printed as each other; those of std are what the case says when they are upgraded. A line "// ---- NAME KIND" begins
# what is expected of an operation.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"

# join FILE KIND: the parts of that kind, between // ----- lines; the operations are listed in $tap_folder/names.
join() {
  awk -v kind="$2" -v names="$tap_folder/names" '
    /^\/\/ ---- / { is_wanted = $4 == kind
      if (is_wanted) { if (count++) print "// -----"; print $3 > names }
      next }
    is_wanted { print }' "$1"
}

# part FOLDER: one file for each name of what is read, without blank lines at its end.
part() {
  mkdir -p "$1"
  awk -v folder="$1" -v names="$tap_folder/names" '
    function next_name() { if ((getline name < names) <= 0) name = "rest"; blank = "" }
    BEGIN { next_name() }
    $0 == "// -----" { next_name(); next }
    $0 == "" { blank = blank "\n"; next }
    { printf "%s%s\n", blank, $0 > (folder "/" name); blank = "" }'
}

# compare DIALECT MESSAGE FROM TO OPTION...: what is printed of parts of one kind are those of another.
compare() {
  dialect=$1 message=$2 from=$3 to=$4
  shift 4
  file=$top_srcdir/tests/data/cases/eras/$dialect.mlir
  rm -rf "$tap_folder/expected" "$tap_folder/got"
  join "$file" "$to" >"$tap_folder/to.mlir"
  part "$tap_folder/expected" <"$tap_folder/to.mlir"
  cp "$tap_folder/names" "$tap_folder/wanted"
  join "$file" "$from" >"$tap_folder/$from.mlir"
  "$VARVE_TRANSLATE" --era=2019 --split-input-file "$@" "$tap_folder/$from.mlir" 2>"$tap_folder/errors" |
    part "$tap_folder/got"
  while read -r name; do
    tap_same "$name: $message" "$tap_folder/expected/$name" "$tap_folder/got/$name"
  done <"$tap_folder/wanted"
}

for dialect in affine gpu linalg llvm loop nvvm rocdl spv std vector; do
  compare $dialect "the custom form is printed back" custom custom
  compare $dialect "the generic form of it" custom generic --mlir-print-op-generic
  compare $dialect "the generic form is read" generic custom
done
compare std "upgraded" custom upgraded --upgrade

# printed_back ERA FILE: the custom forms of the file are printed back as they stand, also of their generic form.
printed_back() {
  name=$(basename "$2" .mlir)
  sed 1d "$2" >"$tap_folder/expected.mlir"
  "$VARVE_TRANSLATE" --era="$1" "$2" 2>&1 | sed '/^$/d' >"$tap_folder/got.mlir"
  tap_same "$1: $name: custom forms are printed back" "$tap_folder/expected.mlir" "$tap_folder/got.mlir"
  "$VARVE_TRANSLATE" --era="$1" --mlir-print-op-generic "$2" >"$tap_folder/generic.mlir" 2>&1
  "$VARVE_TRANSLATE" --era="$1" "$tap_folder/generic.mlir" 2>&1 | sed '/^$/d' >"$tap_folder/got.mlir"
  tap_same "$1: $name: and of their generic form" "$tap_folder/expected.mlir" "$tap_folder/got.mlir"
}

# What 2020 added is rejected as text of 2019.
for file in "$top_srcdir"/tests/data/cases/eras/2020/*.mlir; do
  printed_back 2020 "$file"
  "$VARVE_TRANSLATE" --era=2019 "$file" >"$tap_folder/got.mlir" 2>&1
  tap_ok "2020: $name: rejected as text of 2019" \
    grep -q 'exists since 2020, but the era of the text is 2019' "$tap_folder/got.mlir"
done
for era in llvm14 llvm15 llvm16; do
  for file in "$top_srcdir"/tests/data/cases/eras/$era-forms/*.mlir; do
    printed_back $era "$file"
  done
done

# An operation has one list of values for the lists of its custom form, of which its type says how they divide.
while read -r text; do
  echo "func @f(%i: index, %m: memref<8xi8>) { $text }" >"$tap_folder/wrong.mlir"
  "$VARVE_TRANSLATE" --era=2019 "$tap_folder/wrong.mlir" >"$tap_folder/got.mlir" 2>&1
  tap_ok "rejected: $text" grep -q "error: the type of result .* cannot be inferred" "$tap_folder/got.mlir"
done <<'END'
%0 = alloc(%i) : memref<8xf32>
alloc() : memref<?xf32>
%0 = alloc[%i] : memref<?xf32>
%0 = alloc(%i)(%i) : memref<?xf32>
%0 = view %m[%i] : memref<8xi8> to memref<?xf32>
%0 = view %m[%i, %i][] : memref<8xi8> to memref<2xf32>
END
tap_done
