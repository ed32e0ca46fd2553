#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Prints the release named in include/varve/version.h. Run from the top of the source tree.
exec sed -n '
  s/^#define VARVE_VERSION_MAJOR  *\([0-9][0-9]*\)$/\1/; t hold
  s/^#define VARVE_VERSION_MINOR  *\([0-9][0-9]*\)$/\1/; t hold
  s/^#define VARVE_VERSION_PATCH  *\([0-9][0-9]*\)$/\1/; t hold
  $ { x; s/^\n//; s/\n/./g; p; }
  b
  : hold
  H
' "${1:-include/varve/version.h}"
