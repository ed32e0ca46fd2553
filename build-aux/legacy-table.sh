#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# legacy-table.sh LIST: prints the rows of the table in format-spec/legacy-syntax.md from src/text/lex/legacy_grammar.def.
LC_ALL=C awk -F '[(,]' '/^VARVE_GRAMMAR/ {
  first = tolower($3)
  last = tolower($4)
  gsub(/ /, "", first)
  gsub(/ /, "", last)
  text = $0
  sub(/^[^"]*"/, "", text)
  sub(/"\)$/, "", text)
  gsub(/\047/, "`", text)
  printf "| %s | %s | %s |\n", text, first, last }' "$1"
