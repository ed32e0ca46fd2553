#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ARCHITECTURE.md stays true: every path in backticks exists, every function in backticks is defined in the .c or .h
# file named last before it on its line (or anywhere, if the line names none), and every other identifier exists.
. "$top_srcdir/tests/tap.sh"

max_lines=300

# Prints the code spans of the document $1, one a line: "line<TAB>file before it<TAB>span".
code_spans() {
  awk -F'`' '{
    file = "-"
    for (i = 2; i < NF; i += 2) {
      printf "%d\t%s\t%s\n", NR, file, $i
      if ($i ~ /^[^ ]*\/[^ ]*\.[ch]$/)
        file = $i
    }
  }' "$1"
}

# A pattern of a path may hold * and <word>; both match any name.
path_exists() {
  pattern=$(printf '%s\n' "$1" | sed 's/<[a-z]*>/*/g')
  # shellcheck disable=SC2086
  ls -d $pattern >/dev/null 2>&1
}

# A definition starts in column 0; its result type and name are on one line.
is_defined_in() {
  grep -qE "^[A-Za-z_].*[ *]$1\(" "$2" 2>/dev/null
}

check_span() { # line, file before it, span
  case $3 in
  *' '* | *'='*) ;; # a command, or an option with its value
  *'()')
    name=${3%'()'}
    if test "$2" != -; then
      is_defined_in "$name" "$2" || echo "line $1: $2 does not define $name()"
    else
      grep -rqE "^[A-Za-z_].*[ *]$name\(" src include tools || echo "line $1: no file defines $name()"
    fi
    ;;
  '<'*'>') test -f "include/${3#<}" || test -f "include/$(echo "$3" | tr -d '<>')" || echo "line $1: no header $3" ;;
  -* | .*) ;; # an option, a suffix
  */* | *.md | *.am | *.def | *.c | *.h) path_exists "$3" || echo "line $1: no file or folder $3" ;;
  varve_* | VARVE_*) grep -rqw -- "$3" include src tools || echo "line $1: nothing is called $3" ;;
  esac
}

# Prints what is wrong with the document $1, from the top of the tree.
faults() {
  code_spans "$1" | while IFS="$(printf '\t')" read -r line file span; do
    check_span "$line" "$file" "$span"
  done
}

cd "$top_srcdir" || exit 1
faults ARCHITECTURE.md >"$tap_folder/found"
tap_empty 'every path and name in ARCHITECTURE.md exists' "$tap_folder/found"

awk -v max="$max_lines" 'END { if (NR > max) print FILENAME ": " NR " lines" }' ARCHITECTURE.md >"$tap_folder/found"
tap_empty "ARCHITECTURE.md has at most $max_lines lines" "$tap_folder/found"

# Every folder of the library has its line in the table of pieces.
for folder in src/*/; do
  grep -qF "| \`${folder%/}\` |" ARCHITECTURE.md || echo "$folder is in no row"
done >"$tap_folder/found"
tap_empty 'every folder of src is described' "$tap_folder/found"

count=$(code_spans ARCHITECTURE.md | awk -F'\t' '$3 ~ /\(\)$/' | wc -l)
tap_ok 'functions are named at all' test "$count" -ge 50

# The check itself.
finds() { # name, line of a document, message
  printf '%s\n' "$2" >"$tap_folder/document"
  faults "$tap_folder/document" >"$tap_folder/found"
  tap_finds "finds $1" "$3" "$tap_folder/found" -qx
}
# shellcheck disable=SC2016
{
  finds 'a file that does not exist' 'see `src/api/gone.c`' 'line 1: no file or folder src/api/gone.c'
  finds 'a folder that does not exist' 'see `src/gone/`' 'line 1: no file or folder src/gone/'
  finds 'a function in another file' '`src/api/load/load.c`: `varve_module_save()`' \
    'line 1: src/api/load/load.c does not define varve_module_save()'
  finds 'a function of no file' 'calls `varve_module_fly()`' 'line 1: no file defines varve_module_fly()'
  finds 'a name of nothing' 'has `varve_gone`' 'line 1: nothing is called varve_gone'
  printf '%s\n' '`src/api/load/load.c`: `load_text()`, `src/verify/custom_<dialect>.c`, `varve_load_options`, `--to=varve`' \
    >"$tap_folder/document"
}
faults "$tap_folder/document" >"$tap_folder/found"
tap_empty 'names that exist pass' "$tap_folder/found"
tap_done
