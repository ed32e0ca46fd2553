#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Prints the linker's symbol map, made from the VARVE_API declarations of the public headers.
# Usage: symbol-map.sh NODE INCLUDE-DIR HEADER...
set -eu

node=$1
shift
names=$("$(dirname "$0")/exported-names.sh" "$@")
test -n "$names" || { echo "symbol-map.sh: the headers export nothing" >&2; exit 1; }
printf '%s {\n  global:\n' "$node"
printf '%s\n' "$names" | sed 's/.*/    &;/'
printf '  local:\n    *;\n};\n'
