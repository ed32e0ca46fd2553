#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Prints the functions that public headers export, one per line.
# Usage: exported-names.sh INCLUDE-DIR HEADER... (CC and AWK come from the environment)
set -eu

include=$1
shift
here=$(dirname "$0")
text=$(for header in "$@"; do ${CC:-cc} -E -P -I"$include" "$header"; done)
printf '%s\n' "$text" | ${AWK:-awk} -f "$here/exported-names.awk" | LC_ALL=C sort -u
