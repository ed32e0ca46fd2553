#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# legacy-table.sh ERAS LIST: prints the rows of the table in format-spec/legacy-syntax.md from src/base/eras.def, which has the
# names of eras, and src/text/lex/legacy_grammar.def.
LC_ALL=C awk -F '[(,]' '
/^VARVE_ERA\(/ {
  split($0, parts, "\"")
  names[$2] = parts[2]
}
/^VARVE_GRAMMAR/ {
  first = $3
  last = $4
  gsub(/ /, "", first)
  gsub(/ /, "", last)
  text = $0
  sub(/^[^"]*"/, "", text)
  sub(/"\)$/, "", text)
  gsub(/\047/, "`", text)
  printf "| %s | %s | %s |\n", text, names[first], last == "NEWEST" ? "newest" : names[last] }' "$1" "$2"
