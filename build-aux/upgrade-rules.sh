#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# upgrade-rules.sh RULES: prints the table of format-spec/upgrades.md, from src/upgrade/engine/rules.def.
set -eu
awk '
  BEGIN { print "| rule | what it does |"; print "| --- | --- |" }
  /^VARVE_UPGRADE\(/ { line = ""; inside = 1 }
  inside {
    text = $0
    sub(/^ +/, "", text)
    line = line text
    if (text ~ /\)$/) {
      inside = 0
      sub(/^VARVE_UPGRADE\([A-Z0-9_]+, */, "", line)
      sub(/\)$/, "", line)
      gsub(/""/, "", line)
      id = line
      sub(/^"/, "", id)
      sub(/".*/, "", id)
      what = line
      sub(/^"[^"]*", */, "", what)
      gsub(/"/, "", what)
      print "| `" id "` | " what " |"
    }
  }' "$1"
