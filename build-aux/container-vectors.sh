#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Updates the hex blocks of a document about the container to what this release writes:
#   container-vectors.sh TOOL DOCUMENT
# A block that begins with "# varve-translate OPTIONS" is the output of the tool for the text after it. The other blocks have
# comments between their bytes; in them the script corrects the lines "# version" and "# checksum". Their files have no
# vocabulary and one checksum of four bytes. Prints the document; needs xxhsum.
set -eu
translate=$1
document=$2
folder=$(mktemp -d "${TMPDIR:-/tmp}/varve-vectors.XXXXXX")
trap 'rm -rf "$folder"' EXIT

# Blocks 1, 2 ...: N.hex is a block of the document, N.mlir the text after it.
awk -v folder="$folder" '
  /^```hex$/ { out = folder "/" ++vectors ".hex"; printf "" >out; next }
  /^```mlir$/ { out = folder "/" vectors ".mlir"; next }
  /^```/ { out = ""; next }
  out != "" { print >out }
' "$document"

# as_hex FILE: prints a file in hex, 32 bytes per line.
as_hex() { od -An -v -tx1 "$1" | tr -d '\n' | sed 's/^ //' | fold -w 96 | sed 's/ $//'; echo; }

# as_bytes FILE: prints the bytes of hex with comments.
as_bytes() {
  # shellcheck disable=SC2059 # escapes only
  printf "$(sed 's/#.*//' "$1" | tr -cs '0-9a-f' '\n' | awk '
    function value(digit) { return index("0123456789abcdef", digit) - 1 }
    /../ { printf "\\%03o", value(substr($0, 1, 1)) * 16 + value(substr($0, 2, 1)) }')"
}

printf 'module {}\n' >"$folder/empty.mlir"
"$translate" --to=varve "$folder/empty.mlir" -o "$folder/empty.varve"
version=$(od -An -tx1 -j 4 -N 1 "$folder/empty.varve" | tr -d ' ')

# with_field NAME VALUE FILE: prints the file with this value in the line of this comment.
with_field() { awk -v name="# $1" -v value="$2" 'index($0, name) { sub(/^[0-9a-f ]*[0-9a-f]/, value) } { print }' "$3"; }

for hex in "$folder"/*.hex; do
  name=${hex%.hex}
  options=$(sed -n '1s/^# varve-translate//p' "$hex")
  if grep -q '^# varve-translate' "$hex"; then
    # shellcheck disable=SC2086 # options without blanks
    "$translate" $options --no-verify --to=varve "$name.mlir" -o "$name.varve"
    { sed 1q "$hex"; as_hex "$name.varve"; } >"$name.new"
  else
    with_field version "$version" "$hex" >"$name.1"
    with_field checksum '00 00 00 00' "$name.1" >"$name.2"
    as_bytes "$name.2" >"$name.varve"
    sum=$(xxhsum -H3 <"$name.varve" | sed 's/.*= *//; s/.*\(........\)$/\1/')
    sum=$(echo "$sum" | sed 's/\(..\)\(..\)\(..\)\(..\)/\4 \3 \2 \1/')
    with_field checksum "$sum" "$name.2" >"$name.new"
  fi
done

awk -v folder="$folder" '
  /^```hex$/ {
    print
    file = folder "/" ++vectors ".new"
    while ((getline line <file) > 0)
      print line
    in_hex = 1
    next
  }
  /^```$/ { in_hex = 0 }
  !in_hex { print }
' "$document"
