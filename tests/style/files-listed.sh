#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Every source file is named in the Makefile.inc of its folder: what is not named is in no release.
. "$top_srcdir/tests/tap.sh"

cd "$top_srcdir" || exit 1

# The lists that may name a file: those of its folder, of the folder above, and of the top.
find include src dialects tools tests fuzz format-spec python -name Makefile.inc >"$tap_folder/lists"
echo Makefile.am >>"$tap_folder/lists"

# Prints those of the given files that no such list names.
unlisted() {
  # shellcheck disable=SC2046
  ${AWK:-awk} '
    function folder_of(path) { return sub("/[^/]*$", "", path) ? path : "." }
    function is_named(file, folder) {
      list = folder == "." ? "Makefile.am" : folder "/Makefile.inc"
      return (list, file) in named
    }
    FILENAME != "-" {
      words = split($0, word, /[ =\\]+/)
      for (i = 1; i <= words; i++) named[FILENAME, word[i]]
      next
    }
    {
      name = $0
      sub(/[.]c$/, "", name)
      folder = folder_of($0)
      top = $0
      sub("/.*", "", top)
      for (i = split(". " top " " folder " " folder_of(folder), place, " "); i > 0; i--)
        if (is_named($0, place[i]) || is_named(name, place[i])) next
      print
    }' $(cat "$tap_folder/lists") -
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
