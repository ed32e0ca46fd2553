#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# dictionary.sh TARGET: the words that an input of the fuzz target may hold, for afl-fuzz -x, from
# the lists that the library is made of. Run where the sources are.
set -eu
LC_ALL=C
export LC_ALL

tokens() {
  awk '/^VARVE_TOKEN\(/ && match($0, /\047.*\047/) { print substr($0, RSTART + 1, RLENGTH - 2) }
       /^VARVE_KEYWORD\(/ { split($0, part, "\""); print part[2] }' src/text/lex/token.def
}

# What formats are made of: their own words, and the functions of custom<...>.
format_words() {
  sed -n 's/.*at_word(c, "\([^"]*\)").*/\1/p' src/dialect/*/*format*.c
  sed -n 's/^VARVE_[A-Z]*("\([^"]*\)".*/custom<\1>(/p' src/hooks/directives.def
  printf '%s\n' '$' '`' '``' '` `' ')?' '):(' '^' '(`a` $a^)?'
}

# Names and literals that custom forms of the built-in dialects begin with or hold.
form_words() {
  awk '/^irdl.dialect @/ { dialect = $2; sub(/^@/, "", dialect) }
       /^ *irdl.operation @/ { name = $2; sub(/^@/, "", name); gsub(/"/, "", name); print dialect "." name }
       /^ *irdl.(type|attribute) @"/ { name = $2; gsub(/[@"]/, "", name)
         print substr(name, 1, 1) dialect "." substr(name, 2) }' dialects/llvm22/*.irdl.mlir
  grep -ho 'varve.format = "[^"]*"' dialects/llvm22/*.irdl.mlir | grep -o '`[a-zA-Z_][^`]*`' |
    tr -d '`'
}

# What definitions are written with.
definition_words() {
  grep -oh '[a-z]*[.][a-z_]*' dialects/llvm22/*.irdl.mlir | grep '^\(irdl\|varve\)[.]'
  sed -n 's/^[XY](\([A-Za-z_0-9]*\),.*/\1/p' src/dialect/rule/rules.def
}

option_words() {
  sed -n -e 's/^OPTION([^"]*"\([^"]*\)".*/--\1=/p' -e 's/^SHARED([^"]*"\([^"]*\)".*/--\1=/p' \
    tools/varve-translate.options.def tools/common/*.options.def
}

# Names of operations of earlier eras, and what their custom forms hold.
era_words() {
  for file in dialects/std2019/*.irdl.mlir dialects/llvm13/*.irdl.mlir; do
    awk '/^irdl.dialect @/ { dialect = $2; sub(/^@/, "", dialect) }
         /^ *irdl.operation @/ { name = $2; gsub(/[@"]/, "", name)
           print dialect == "std" ? name : dialect "." name }' "$file"
    grep -o 'varve.format = "[^"]*"' "$file" | grep -o '`[a-zA-Z_][^`]*`' | tr -d '`'
  done
}

# Lines as entries: what is not plain is written as \xNN.
entries() {
  sort -u | awk '
    BEGIN { for (i = 1; i < 128; i++) code[sprintf("%c", i)] = i }
    length($0) == 0 || length($0) > 64 { next }
    {
      printf "\""
      for (i = 1; i <= length($0); i++) {
        c = substr($0, i, 1)
        if (c == "\"" || c == "\\" || code[c] < 32) printf "\\x%02x", code[c]
        else printf "%s", c
      }
      print "\""
    }'
}

case $1 in
formats)
  { tokens; format_words; } | entries
  echo '"\x0a// -----\x0a"' ;;
bytecode-*) echo '"ML\xefR"' ;;
container-read | vocabulary) echo '"\xd7vrv"' ;;
custom-text | text-round-trip | container-round-trip) { tokens; form_words; } | entries ;;
upgrade) { tokens; era_words; } | entries ;;
definitions | definition-round-trip) { tokens; format_words; definition_words; } | entries ;;
options) option_words | entries ;;
*) tokens | entries ;;
esac
