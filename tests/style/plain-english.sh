#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Counts unclear words per folder, so that their number never rises. plain-english.words.tsv lists the words and the
# rule that each one breaks; plain-english.counts.tsv holds the highest number allowed in each folder, 0 by default.
# A change that removes words lowers the numbers: sh tests/style/plain-english.sh print >tests/style/plain-english.counts.tsv
here=$(dirname "$0")
here=$(cd "$here" && pwd)
: "${top_srcdir:=$here/../..}"
export top_srcdir
. "$top_srcdir/tests/tap.sh"

# The documents and sources below the folder $1.
prose_files() {
  (cd "$1" && find ./*.md ChangeLog include src tools format-spec fuzz docs dialects examples tests \
    \( -name '*.o' -o -name '*.lo' -o -name '*.la' -o -name .deps -o -name .libs \) -prune -o \
    -type f -print 2>/dev/null) | sed 's,^\./,,' | grep -E '^(include|src|tools|format-spec)/|\.md$|^ChangeLog$' | LC_ALL=C sort
}

# Prints "file:line:match" for every unclear word below the folder $1.
unclear_words() {
  prose_files "$1" >"$tap_folder/files"
  pattern=$(grep -v '^#' "$here/plain-english.words.tsv" | cut -f 1 | paste -s -d '|' -)
  (cd "$1" && xargs grep -HInowiE "$pattern" /dev/null) <"$tap_folder/files"
}

# Reads "file:line:match"; prints "folder<TAB>count". A document at the top is a folder of its own.
count_words() {
  awk -F: '{ n = split($1, part, "/"); folder = part[1] == "src" ? part[1] "/" part[2] : part[1]; count[folder]++ }
    END { for (folder in count) printf "%s\t%d\n", folder, count[folder] }' | LC_ALL=C sort
}

# Prints "file:line" for each line of the tree $1 that is newer than the commit that set the counts; nothing without git.
newer_lines() {
  (cd "$1" && test -e .git && counted=$(git log -1 --format=%H -- tests/style/plain-english.counts.tsv 2>/dev/null) &&
    git diff -U0 --no-color --no-ext-diff "$counted" 2>/dev/null) |
    awk '/^\+\+\+ b\// { file = substr($0, 7) }
      /^@@ / { split(substr($3, 2), at, ","); count = (2 in at) ? at[2] : 1
        for (i = 0; i < count; i++) print file ":" at[1] + i }'
}

# compare_words TREE COUNTS: prints the words of the folders that have more than COUNTS allows, with line and rule: those
# in newer lines, or all if git does not know the lines.
compare_words() {
  unclear_words "$1" >"$tap_folder/words"
  count_words <"$tap_folder/words" >"$tap_folder/counts"
  newer_lines "$1" >"$tap_folder/newer"
  awk -v words="$here/plain-english.words.tsv" -v counts="$tap_folder/counts" -v allowed="$2" -v newer="$tap_folder/newer" '
    function folder_of(file,  part) {
      split(file, part, "/")
      return part[1] == "src" ? part[1] "/" part[2] : part[1]
    }
    BEGIN {
      while ((getline line < newer) > 0)
        is_newer[line] = 1
      FS = "\t"
      while ((getline < words) > 0)
        if ($0 !~ /^#/) { pattern[++rules] = "^(" $1 ")$"; rule[rules] = $2; instead[rules] = $3 }
      while ((getline < allowed) > 0)
        if ($0 !~ /^#/) most[$1] = $2
      while ((getline < counts) > 0)
        if ($2 + 0 > most[$1] + 0) {
          is_over[$1] = 1
          print $1 ": " $2 " unclear words, at most " (most[$1] + 0) " are allowed"
        }
      FS = ":"
    }
    is_over[folder_of($1)] {
      for (i = 1; i <= rules && tolower($3) !~ pattern[i]; i++)
        ;
      text = $1 ":" $2 ": \"" $3 "\": rule " rule[i] ": write " instead[i] "\n"
      all = all text
      if (($1 ":" $2) in is_newer)
        new = new text
    }
    END { printf "%s", new != "" ? new : all }
  ' FS=: "$tap_folder/words"
}

if test "${1-}" = print; then
  printf '# folder\thighest number of unclear words (plain-english.words.tsv); changes only lower it\n'
  unclear_words "$top_srcdir" | count_words
  exit 0
fi

compare_words "$top_srcdir" "$here/plain-english.counts.tsv" >"$tap_folder/found"
tap_empty 'no folder gains unclear words' "$tap_folder/found"

# The check itself, on a small tree.
tree=$tap_folder/tree
mkdir -p "$tree/src/base" "$tree/include"
printf 'A line.\nThe reader is told.\n' >"$tree/src/base/x.c"
printf 'An unwanted limit is nonetheless retold.\n' >"$tree/include/x.h"
printf 'It Stands; there is none.\n' >"$tree/README.md"
printf 'src/base\t1\nREADME.md\t2\n' >"$tap_folder/allowed"
compare_words "$tree" "$tap_folder/allowed" >"$tap_folder/found"
tap_empty 'the allowed number and parts of words pass' "$tap_folder/found"

printf 'src/base\t0\n' >"$tap_folder/allowed"
compare_words "$tree" "$tap_folder/allowed" >"$tap_folder/found"
tap_finds 'names the folder' 'src/base: 1 unclear words, at most 0 are allowed' "$tap_folder/found" -qx
tap_finds 'names the line and the rule' 'src/base/x.c:2: "told": rule 2: write report' "$tap_folder/found" -q
tap_finds 'a document without a row has 0' 'README.md:1: "Stands": rule 2: write is' "$tap_folder/found" -q
tap_finds 'finds two words in a row' 'README.md:1: "is none": rule 6: write a' "$tap_folder/found" -q
tap_done
