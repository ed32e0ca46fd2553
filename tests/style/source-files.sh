#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Each source file: licence line, no tabs, no trailing space, width, length of files and of functions.
. "$top_srcdir/tests/tap.sh"

max_lines=800
max_columns=120 # clang-format breaks code at 100; a long string or comment may stand over. Shell tests hold modules
max_function_lines=100
max_switch_lines=150 # a function that is one straight switch or table

cd "$top_srcdir" || exit 1
find include src tools tests fuzz dialects -name files -prune -o \
  \( -name '*.[ch]' -o -name '*.def' -o -name '*.sh' -o -name Makefile.inc \) -print |
  LC_ALL=C sort >"$tap_folder/files"
grep '\.[ch]$' "$tap_folder/files" >"$tap_folder/c-files"

xargs awk 'FNR <= 2 && /SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception/ { found[FILENAME] = 1 }
  END { for (i = 1; i < ARGC; i++) if (!(ARGV[i] in found)) print ARGV[i] }' <"$tap_folder/files" >"$tap_folder/found"
tap_empty 'every file names its licence' "$tap_folder/found"

xargs awk 'FNR == 2 && !/^\/\*/ { print FILENAME }' <"$tap_folder/c-files" >"$tap_folder/found"
tap_empty 'every C file says what it is' "$tap_folder/found"

xargs awk 'FILENAME !~ /Makefile.inc$/ && /\t/ { print FILENAME ":" FNR }' <"$tap_folder/files" >"$tap_folder/found"
tap_empty 'no tabs' "$tap_folder/found"

xargs awk '/[ \r]$/ { print FILENAME ":" FNR }' <"$tap_folder/files" >"$tap_folder/found"
tap_empty 'no white space at the end of a line' "$tap_folder/found"

grep -v '^tests/.*\.sh$' "$tap_folder/files" |
  xargs awk -v max="$max_columns" 'length($0) > max { print FILENAME ":" FNR ": " length($0) }' >"$tap_folder/found"
tap_empty "no line beyond $max_columns columns" "$tap_folder/found"

xargs awk -v max="$max_lines" 'FNR == max + 1 { print FILENAME }' <"$tap_folder/files" >"$tap_folder/found"
tap_empty "no file beyond $max_lines lines" "$tap_folder/found"

# A function starts at the last line in column 0 before its body and ends with a brace in column 0.
xargs awk -v max="$max_function_lines" -v max_switch="$max_switch_lines" '
  FNR == 1 { start = 0 }
  /^[a-zA-Z_]/ && /\(/ && !/;[ \t]*$/ { start = FNR; name = $0; cases = 0 }
  /^  (  )?(case|default).*:/ { cases++ }
  /^}$/ && start {
    if (FNR - start + 1 > (cases > 8 ? max_switch : max))
      print FILENAME ":" start ": " FNR - start + 1 ": " name
    start = 0
  }
  ' <"$tap_folder/c-files" >"$tap_folder/found"
tap_empty "no function beyond $max_function_lines lines" "$tap_folder/found"

# Four levels: the fifth would begin in this column.
xargs grep -nE '^ {10,}((if|for|while|switch) [(]|do [{])' <"$tap_folder/c-files" | grep -v '^tests/' >"$tap_folder/found"
tap_empty 'no function nests deeper than four levels' "$tap_folder/found"

xargs grep -nE '\b(TODO|FIXME|XXX|HACK)\b|not implemented|for now' <"$tap_folder/c-files" >"$tap_folder/found"
tap_empty 'no notes to self' "$tap_folder/found"

xargs grep -nE '\b(setjmp|longjmp|alloca|gets|strcpy|strcat|sprintf|vsprintf|strtok|atoi) *\(' \
  <"$tap_folder/c-files" |
  grep -v '^tests/' >"$tap_folder/found"
tap_empty 'no functions without bounds, no long jumps' "$tap_folder/found"
tap_done
