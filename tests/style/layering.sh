#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Which folder may include and call which (ARCHITECTURE.md, 1): the table below is the only list of the allowed edges.
. "$top_srcdir/tests/tap.sh"

# layer: what it may include besides itself, <varve/...> and the C library
allowed_edges='
include:
src/base:
src/ir:          src/base
src/dialect:     src/base src/ir
src/verify:      src/base src/ir src/dialect
src/upgrade:     src/base src/ir src/dialect
src/text:        src/base src/ir src/dialect
src/hooks:       src/base src/ir src/dialect src/text
src/numbering:   src/base src/ir src/dialect src/text
src/bytecode:    src/base src/ir src/dialect src/text src/numbering
src/container:   src/base src/ir src/dialect src/text src/numbering
src/definitions: src/base src/ir src/dialect src/text src/bytecode src/container
src/api:         src/base src/ir src/dialect src/text src/numbering src/bytecode src/container src/definitions
tools:
fuzz:            tools src/base src/container
format-spec:
tests/bench:
tests/data:
tests/gen:       src/*
tests/oracle:    src/* fuzz
tests/oracle/mutants:
tests/system/interface: fuzz
tests/system/tools: tools
tests/unit:      src/* tests/system/interface fuzz
'

# Prints "file: what is wrong" for every forbidden #include below the folder $1.
forbidden_includes() {
  (cd "$1" && find include src tools tests fuzz format-spec \
    -name '*.[ch]' -o -name '*.def' -o -name '*.inc' ! -name Makefile.inc) 2>/dev/null |
    LC_ALL=C sort >"$tap_folder/files"
  (cd "$1" && xargs awk -v allowed_edges="$allowed_edges" '
    BEGIN {
      count = split(allowed_edges, line, "\n")
      for (i = 1; i <= count; i++) {
        layer = line[i]
        sub(/:.*/, "", layer)
        sub(/^[^:]*:/, "", line[i])
        if (layer != "")
          allowed[layer] = " " line[i] " "
      }
    }
    FNR == 1 {
      split(FILENAME, part, "/")
      layer = part[1] == "src" || part[1] == "tests" ? part[1] "/" part[2] : part[1]
      if (layer "/" part[3] in allowed)
        layer = layer "/" part[3]
      if (!(layer in allowed))
        print FILENAME ": the folder " layer " is in no layer"
    }
    /^[ \t]*#[ \t]*include[ \t]*"/ {
      split($0, quoted, "\"")
      target = quoted[2]
      if (target !~ /\// && layer !~ /^(src|include)/) # beside it
        next
      if (target ~ /\.\./ || target !~ /\//) {
        print FILENAME ": \"" target "\" must be named from src/ or from the top"
        next
      }
      split(target, part, "/")
      to = "src/" part[1]
      if (part[1] == "tests")
        to = part[1] "/" part[2] (part[1] "/" part[2] "/" part[3] in allowed ? "/" part[3] : "")
      if (part[1] == "fuzz")
        to = "fuzz"
      # -Itools: "dialect/import/import.h" is tools/dialect/import/import.h
      if (part[1] == "tools" || part[1] == "common" ||
          layer ~ /^(tools|fuzz)$/ && (getline text_there < ("tools/" target)) >= 0)
        to = "tools"
      if (to == layer || index(allowed[layer], " src/* ") && to ~ /^src\// || index(allowed[layer], " " to " "))
        next
      print FILENAME ": " layer " may not include \"" target "\""
    }
    /^[ \t]*#[ \t]*include[ \t]*</ {
      split($0, part, /[<\/]/)
      if ("src/" part[2] in allowed)
        print FILENAME ": private headers are included with quotes"
    }
    layer == "format-spec" && /^[ \t]*#[ \t]*include[ \t]*<varve\// {
      print FILENAME ": the reference decoder is independent of the library"
    }
    layer == "include" && /^[ \t]*#[ \t]*include[ \t]*"/ {
      print FILENAME ": public headers include with <varve/...>"
    }') <"$tap_folder/files"
}

forbidden_includes "$top_srcdir" >"$tap_folder/found"
tap_empty 'every include follows an allowed edge' "$tap_folder/found"

# The check itself: each of these must be found.
one_include() { # name, file, line of source
  rm -rf "$tap_folder/tree"
  mkdir -p "$tap_folder/tree/$(dirname "$2")"
  printf '%s\n' "$3" >"$tap_folder/tree/$2"
  forbidden_includes "$tap_folder/tree" >"$tap_folder/found"
  if test -s "$tap_folder/found"; then tap_pass "found: $1"; else tap_fail "found: $1"; fi
}
one_include 'a lower layer includes a higher one' src/base/x.c '#include "ir/context.h"'
one_include 'a sibling includes a sibling' src/verify/x.c '#include "text/lex/lexer.h"'
one_include 'a tool includes a private header' tools/x.c '# include "base/arena.h"'
one_include 'a test of the interface includes a private header' tests/system/interface/x.c '#include "ir/context.h"'
one_include 'a public header includes a private one' include/varve/x.h '#include "base/arena.h"'
one_include 'a path leaves its folder' src/text/x.c '#include "../base/arena.h"'
one_include 'a private header stands in angle brackets' src/text/x.c '#include <ir/context.h>'
one_include 'the reference decoder includes a private header' format-spec/reference/x.c '#include "base/arena.h"'
one_include 'the reference decoder includes a public header' format-spec/reference/x.c '#include <varve/status.h>'
one_include 'a folder is in no layer' src/misc/x.c ''

# The same by symbols: a public header may hide who calls whom. Prints "caller callee name" for each call between files.
symbol_uses() {
  (cd "$top_builddir" && find src -name '*.o' -path '*/.libs/*' >"$tap_folder/objects"
    test -s "$tap_folder/objects" || find src -name '*.o' >"$tap_folder/objects"
    xargs ${NM:-nm} -P -A <"$tap_folder/objects") | ${AWK:-awk} -v top="$top_srcdir" '
    {
      file = $1
      sub(/:$/, "", file)
      sub(/\[.*/, "", file)
      sub(/\.libs\//, "", file)
      sub(/\.o$/, ".c", file)
      if (!(file in is_source)) { # an object of a file that moved stays in a build folder
        is_source[file] = (getline text < (top "/" file)) > 0
        close(top "/" file)
      }
      if (!is_source[file])
        next
      if ($3 == "U")
        used[file, $2]
      else if ($3 ~ /^[A-Z]$/)
        defined[$2] = file
    }
    END {
      for (use in used) {
        split(use, part, SUBSEP)
        if (part[2] in defined && defined[part[2]] != part[1])
          print part[1], defined[part[2]], part[2]
      }
    }' | LC_ALL=C sort
}

# Prints the parts of one cycle of the pairs that standard input has, if there is a cycle.
cycle() { LC_ALL=C sort -u | tsort 2>&1 >"$tap_folder/order" | sed 's/^tsort: //'; }

folders() { ${AWK:-awk} '{ sub(/\/[^\/]*$/, "", $1); sub(/\/[^\/]*$/, "", $2) } $1 != $2 { print $1, $2 }'; }

symbol_uses >"$tap_folder/uses"
tap_ok 'the build has objects' test -s "$tap_folder/uses"
${AWK:-awk} -v allowed_edges="$allowed_edges" '
  BEGIN {
    count = split(allowed_edges, line, "\n")
    for (i = 1; i <= count; i++) {
      layer = line[i]
      sub(/:.*/, "", layer)
      sub(/^[^:]*:/, "", line[i])
      allowed[layer] = " " line[i] " "
    }
  }
  {
    split($1, from, "/")
    split($2, to, "/")
    layer = "src/" from[2]
    if (from[2] != to[2] && !index(allowed[layer], " src/* ") && !index(allowed[layer], " src/" to[2] " "))
      print $1 ": " layer " may not use " $3 " of " $2
  }' "$tap_folder/uses" >"$tap_folder/found"
tap_empty 'every use of a function follows an allowed edge' "$tap_folder/found"
${NM:-nm} -P "$top_builddir/.libs/libvarve-engine.a" | ${AWK:-awk} '
  $2 == "U" { used[$1] }
  $2 ~ /^[A-TV-Z]$/ { defined[$1] }
  END { for (name in used) if (name ~ /^_?varve_/ && !(name in defined)) print name }' >"$tap_folder/found"
echo varve_known >"$tap_folder/expected"
tap_same 'the engine lacks only varve_known' "$tap_folder/expected" "$tap_folder/found"
folders <"$tap_folder/uses" | cycle >"$tap_folder/found"
tap_empty 'no folder is in a cycle' "$tap_folder/found"
for layer in container upgrade verify; do
  ${AWK:-awk} -v layer="^src/$layer/" '$1 ~ layer && $2 ~ layer { print $1, $2 }' "$tap_folder/uses" |
    cycle >"$tap_folder/found"
  tap_empty "no file of src/$layer is in a cycle" "$tap_folder/found"
done
echo 'a/x.c b/y.c f
b/y.c c/z.c g
c/z.c a/w.c h' | folders | cycle >"$tap_folder/found"
tap_finds 'found: a cycle of folders' 'loop' "$tap_folder/found" -q
tap_done
