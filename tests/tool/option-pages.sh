#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The manual page and the completion are what the option list makes of them.
. "$top_srcdir/tests/tap.sh"

program=$tap_folder/option-pages
tap_ok "the page maker compiles" $CC -std=c11 -D_POSIX_C_SOURCE=200809L -I"$top_srcdir/include" -I"$top_srcdir/tools" \
  '-DOPTION_LIST="varve-translate.options.def"' "$top_srcdir/tools/common/option-pages.c" \
  "$top_srcdir/tools/common/options.c" -o "$program"
tap_ok "the pages are made" sh "$top_srcdir/tools/option-pages.sh" "$program" "$top_srcdir/tools" "$tap_folder"
for page in varve-translate.1 varve-translate.bash; do
  tap_same "$page is fresh (make regen-option-pages)" "$tap_folder/$page" "$top_srcdir/tools/$page"
done
"$VARVE_TRANSLATE" --help >"$tap_folder/help"
sed -n 's/^OPTION([a-z_]*, "\([^"]*\)".*/\1/p' "$top_srcdir/tools/varve-translate.options.def" |
  while read -r name; do grep -q -e "-$name" "$tap_folder/help" || echo "$name"; done >"$tap_folder/missing"
tap_empty "--help names every option" "$tap_folder/missing"
tap_done
