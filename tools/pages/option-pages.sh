#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# option-pages.sh TOOL PROGRAM SOURCE-FOLDER TARGET-FOLDER: makes the manual page and the completions
# TOOL.bash, TOOL.zsh and TOOL.fish of the tool's option list.
set -eu
"$2" manual >"$4/$1.options.tmp"
sed -e "/^@OPTIONS@\$/{
r $4/$1.options.tmp
d
}" "$3/$1.1.in" >"$4/$1.1.tmp"
rm "$4/$1.options.tmp"
mv "$4/$1.1.tmp" "$4/$1.1"
for shell in bash zsh fish; do "$2" $shell >"$4/$1.$shell"; done
