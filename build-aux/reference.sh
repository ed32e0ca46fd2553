#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# reference.sh FOLDER VERSION HEADER...: writes manual pages of section 3 from the comments of public headers: a page
# for each header, and for each function and type a page of one line that names it. It replaces FOLDER.
# reference.sh --check HEADER...: prints each declaration whose comments do not say since which release it exists.
#
# What the comments mean:
# - The first comment of a header is the start of its page; its first sentence is what apropos prints. "Everything here:
#   since 0.1." holds for the whole header; a later declaration says "Since 0.2." itself.
# - A comment with an empty line after it begins a section: up to the first full stop or line, it is the title.
# - Any other comment describes the declarations after it, up to the next comment or empty line. If functions are among
#   them, it describes the functions.
# - A comment after a declaration, a member or an enumerator describes that one. A comment before a member describes it
#   if no comment follows it, and otherwise is a heading.
# - A line of " *" separates paragraphs, "- " begins an item of a list, whose other lines are indented.
# - A macro needs a comment to be listed, except VARVE_..._INIT.
set -eu

if test "$1" = --check; then
  folder=
  version=
  shift
else
  folder=$1
  version=$2
  shift 2
  rm -rf "$folder.tmp"
  mkdir -p "$folder.tmp"
fi

# The overview comes first.
names=$(for header; do printf '%s\n' "$header"; done | LC_ALL=C sort)
headers="$(printf '%s\n' "$names" | grep '/varve\.h$' || :) $(printf '%s\n' "$names" | grep -v '/varve\.h$' || :)"
# shellcheck disable=SC2086
${AWK:-awk} -v folder="${folder:+$folder.tmp}" -v version="$version" -f "$(dirname "$0")/reference.awk" $headers
test -z "$folder" || { rm -rf "$folder" && mv "$folder.tmp" "$folder"; }
