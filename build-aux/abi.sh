#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# abi.sh LIBRARY: prints the ABI of the shared library as libabigail's XML: exported functions and the public types that
# they use, without places. The library needs debug information. Fails if it has none.
set -eu

xml=$(abidw --suppressions "$(dirname "$0")/abi.suppr" --exported-interfaces-only --no-show-locs --no-corpus-path \
  --no-comp-dir-path --no-elf-needed --no-write-default-sizes --type-id-style hash "$1")
case $xml in
  *'<function-decl '*) ;;
  *) echo "abi.sh: $1 has no debug information" >&2; exit 1 ;;
esac
# The paths of sources depend on the build folder.
printf '%s\n' "$xml" | sed "s,\(<abi-instr .*path='\)[^']*/src/,\1src/,"
