#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Every source file is named in the Makefile.inc of its folder: what is not named is in no release.
. "$top_srcdir/tests/tap.sh"

cd "$top_srcdir" || exit 1

# Prints those of the given files that no Makefile.inc of their folder or above names.
unlisted() {
  while read -r file; do
    name=${file%.c}
    grep -qE "(^|[ =])($file|$name)( |\\\\|\$)" Makefile.am "$(echo "$file" | sed 's,/.*,,')"/Makefile.inc \
      "$(dirname "$file")"/Makefile.inc "$(dirname "$(dirname "$file")")"/Makefile.inc 2>/dev/null || echo "$file"
  done
}

find include src -name '*.[ch]' -o -name '*.def' -o -name '*.inc' ! -name Makefile.inc | LC_ALL=C sort |
  unlisted >"$tap_folder/found"
tap_empty 'sources of the library' "$tap_folder/found"

find tools -name '*.[ch]' -o -name '*.def' -o -name '*.1' | LC_ALL=C sort | unlisted >"$tap_folder/found"
tap_empty 'sources of the tools' "$tap_folder/found"

find tests \( -name files -prune \) -o \( -name '*.[ch]' -o -name '*.def' -o -name '*.sh' \) -print | LC_ALL=C sort |
  unlisted >"$tap_folder/found"
tap_empty 'tests' "$tap_folder/found"

find python \( -name build -o -name lib -o -name bin -o -name dialects -o -name '*.egg-info' -o -name '.?*_cache' \) -prune -o \
  \( -name '*.py' -o -name '*.pyi' -o -name '*.[ch]' -o -name '*.md' -o -name '*.toml' \) -print | LC_ALL=C sort |
  unlisted >"$tap_folder/found"
tap_empty 'the Python package' "$tap_folder/found"

find fuzz -name '*.[ch]' -o -name '*.sh' | LC_ALL=C sort | unlisted >"$tap_folder/found"
tap_empty 'fuzz targets' "$tap_folder/found"

# A build in the source folder leaves objects and programs there.
find examples format-spec dialects \( -name '.?*' -prune \) -o -type f ! -name '*.o' -print 2>/dev/null |
  while read -r file; do test -f "$file.c" || echo "$file"; done | LC_ALL=C sort | unlisted >"$tap_folder/found"
tap_empty 'examples and documents' "$tap_folder/found"
tap_done
