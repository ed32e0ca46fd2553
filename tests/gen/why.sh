#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# why.sh PATTERN [LAST]: in a build folder, what mlir-opt 22 says of instances of operations that it accepts none of.
here=$(dirname "$0")
folder=$(mktemp -d) || exit 2
trap 'rm -rf "$folder"' EXIT
tests/gen/generate "$here" 1 0 "${2:-9}" "$1" >"$folder/made" || exit 2
"$here/accept.sh" "$folder/made" "$folder/accept" --mlir-print-op-generic >"$folder/taken"
sed -n 's/.*gen\.op = "\([^"]*\)".*/\1/p' "$folder/taken" | sort -u >"$folder/have"
tests/gen/generate "$here" list 0 0 "$1" | sort | comm -23 - "$folder/have" | while read -r op; do
  echo "$op: $(grep -c "gen\.op = \"$op\"" "$folder/made") made"
  grep -hF "'$op'" "$folder/accept/refusals" "$folder/accept/crashes" | sed 's/.*error: /  /' | sort | uniq -c | sort -rn | head -n 3
done
