#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# readme.sh README FIGURES: prints README with the real output of its commands, which run in the current folder.
#   ```console  each line that begins with "$ " is run; the output that follows it is replaced
#   ```sh       run if VARVE_README_SETUP is set: these commands build and install Varve
# The note of the release in which an input is read is printed once.
#   others      written to a file if their first line is a comment that begins with a file name: /* count.c: ...
# The table below <!-- tests/figures.tsv --> is made from FIGURES. A command that fails prints "exit status N".
set -u
script=$(mktemp "${TMPDIR:-/tmp}/varve-readme.XXXXXX") || exit 2
trap 'rm -f "$script"' EXIT

${AWK:-awk} -v setup="${VARVE_README_SETUP:-}" -v figures="$2" '
  function quoted(text) { gsub("\047", "\047\\\047\047", text); return "\047" text "\047" }
  function show(text) { print "printf \"%s\\n\" " quoted(text) }
  function run(command) { print "{ " command "\n} >readme.out 2>&1 </dev/null || echo \"exit status $?\" >>readme.out" }
  function table(row, field) {
    show("| what | figure |")
    show("|---|---|")
    while ((getline row <figures) > 0) {
      split(row, field, "\t")
      if (field[3] == "table") show("| " field[1] " | " field[2] " |")
    }
  }
  BEGIN {
    print "unset VARVE_README_SETUP"
    print "noted=no"
    print "put_output() {"
    print "  if test $noted = yes; then grep -v \": note: read as \" readme.out; else cat readme.out; fi"
    print "  ! grep -q \": note: read as \" readme.out || noted=yes"
    print "}"
  }
  /^```/ && block == "" { block = substr($0, 4); file = ""; first = 1; show($0); next }
  /^```/ { block = ""; show($0); next }
  block == "console" && /^[$] / { show($0); run(substr($0, 3)); print "put_output"; next }
  block == "console" { next }
  block == "sh" { show($0); if (setup != "") { run($0); print "cat readme.out >&2" } next }
  block != "" {
    if (first && match($0, /^[^A-Za-z]+ [a-z]+[.][a-z]+/)) { file = $2; sub(/:$/, "", file); print ": >" file }
    first = 0
    show($0)
    if (file != "") print "printf \"%s\\n\" " quoted($0) " >>" file
    next
  }
  $0 == "<!-- tests/figures.tsv -->" { show($0); table(); in_table = 1; next }
  in_table && /^[|]/ { next }
  { in_table = 0; show($0) }
' "$1" >"$script" || exit 2
# shellcheck source=/dev/null
. "$script"
rm -f readme.out
