#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The manual pages and the completions are what the option lists make of them.
. "$top_srcdir/tests/tap.sh"

program=$tap_folder/option-pages
# check_pages TOOL PROGRAM
check_pages() {
  # shellcheck disable=SC2086
  tap_ok "$1: the page maker compiles" sh "$top_builddir/libtool" --tag=CC --mode=link $CC $VARVE_SANITIZERS -static -std=c11 \
    -D_POSIX_C_SOURCE=200809L -I"$top_srcdir/include" -I"$top_srcdir/tools" "-DOPTION_LIST=\"$1.options.def\"" \
    "$top_srcdir/tools/pages/option-pages.c" "$top_srcdir/tools/common/option_text.c" \
    "$top_srcdir/tools/pages/option_completion.c" "$top_builddir/libvarve.la" -o "$program"
  tap_ok "$1: the pages are made" sh "$top_srcdir/tools/pages/option-pages.sh" "$1" "$program" "$top_srcdir/tools" \
    "$tap_folder"
  for page in "$1.1" "$1.bash" "$1.zsh" "$1.fish"; do
    tap_same "$page is fresh (make regen-option-pages)" "$tap_folder/$page" "$top_srcdir/tools/$page"
  done
  "$2" --help >"$tap_folder/help"
  shared=$(sed -n "s,^#include \"\(.*\)\",$top_srcdir/tools/\1,p" "$top_srcdir/tools/$1.options.def")
  # shellcheck disable=SC2086
  sed -n -e 's/^OPTION([a-z_]*, "\([^"]*\)".*/-\1/p' -e 's/^SHARED([a-z_]*, "\([^"]*\)".*/-\1/p' \
    -e 's/^COMMAND(\([a-z_]*\),.*/  \1/p' -e 's/^ALIAS([a-z_.]*, "\([^"]*\)".*/ -\1/p' "$top_srcdir/tools/$1.options.def" $shared |
    while read -r name; do grep -q -e "$name" "$tap_folder/help" || echo "$name"; done >"$tap_folder/missing"
  tap_empty "$1 --help names every option and command" "$tap_folder/missing"
}
check_pages varve-translate "$VARVE_TRANSLATE"
check_pages varve-dialect "$VARVE_DIALECT"
check_pages varve-verify "$VARVE_VERIFY"
check_pages varve-extract "$VARVE_EXTRACT"
tap_done
