#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# coverage.sh: prints for each source folder how many lines ran and how many there are. It asks gcov about the objects
# below the current folder. `make coverage` calls it.
set -eu
LC_ALL=C
export LC_ALL

find src tools -name '*.gcda' | while read -r data; do
  ${GCOV:-gcov} -n -o "$(dirname "$data")" "$data" 2>/dev/null
done | awk '
  /^File / {
    file = $0
    sub(/^File ./, "", file)
    sub(/.$/, "", file)
    counts = file ~ /\.c$/ && match(file, /(src|tools)\/[^\/]*\//)
    if (counts) folder = substr(file, RSTART, RLENGTH - 1)
    else if (file ~ /tools\/[^\/]*\.c$/) { counts = 1; folder = "tools" }
  }
  /^Lines executed:/ && counts {
    counts = 0
    percent = $0
    sub(/^[^:]*:/, "", percent)
    sub(/%.*/, "", percent)
    all = int($NF)
    run = int(percent * all / 100 + 0.5)
    # A file that is in several programs counts once, with the most lines that ran.
    if (run > most[file] || !(file in lines)) most[file] = run
    lines[file] = all
    folder_of[file] = folder
  }
  END {
    for (file in lines) {
      folder = folder_of[file]
      runs[folder] += most[file]
      totals[folder] += lines[file]
      sum += most[file]
      total += lines[file]
    }
    printf "%-18s %7s %7s %8s\n", "folder", "run", "lines", "percent"
    for (folder in totals) {
      line = sprintf("%-18s %7d %7d %8.1f", folder, runs[folder], totals[folder], 100 * runs[folder] / totals[folder])
      print line | "sort"
    }
    close("sort")
    if (total > 0) printf "%-18s %7d %7d %8.1f\n", "all", sum, total, 100 * sum / total
  }'
