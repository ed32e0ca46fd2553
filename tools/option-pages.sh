#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# option-pages.sh PROGRAM SOURCE-FOLDER TARGET-FOLDER: makes varve-translate.1 and varve-translate.bash of the option
# list.
set -eu
"$1" manual >"$3/varve-translate.options.tmp"
sed -e "/^@OPTIONS@\$/{
r $3/varve-translate.options.tmp
d
}" "$2/varve-translate.1.in" >"$3/varve-translate.1.tmp"
rm "$3/varve-translate.options.tmp"
mv "$3/varve-translate.1.tmp" "$3/varve-translate.1"
"$1" completion >"$3/varve-translate.bash"
