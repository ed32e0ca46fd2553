#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What is made of the list of rules, src/dialect/rules.def:
#   rules.sh table FILE       the table of format-spec/dialect-definitions.md
#   rules.sh composed FILE    tools/dialect/composed_rules.def, which the importer names compositions by
set -eu

awk -v what="$1" '
  BEGIN {
    if (what == "table") {
      print "| rule | arguments | meaning |"
      print "|---|---|---|"
    } else {
      print "/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */"
      print "/* Made by build-aux/rules.sh of the list of rules: make regen-rules. */"
      print "/* clang-format off */"
    }
  }
  /^[XY]\(/ {
    if ($0 !~ /\)$/) {
      getline rest
      sub(/^ */, "", rest)
      $0 = $0 " " rest
    }
    name = $0
    sub(/^.\(/, "", name)
    sub(/,.*/, "", name)
    arity = $0
    sub(/^[^,]*, */, "", arity)
    sub(/,.*/, "", arity)
    text = $0
    sub(/^[^"]*"/, "", text)
    sub(/"\)$/, "", text)
    if (what == "table") {
      gsub(/\\"/, "\"", text)
      if (/^Y/)
        text = "`" text "`"
      print "| `" name "` | " (arity < 0 ? "1 or more" : arity) " | " text " |"
    } else if (/^Y/)
      print "COMPOSED(\"" name "\"," (length(name text) > 100 ? "\n  " : " ") "\"" text "\")"
  }
  END {
    if (what != "table")
      print "/* clang-format on */"
  }' "$2"
