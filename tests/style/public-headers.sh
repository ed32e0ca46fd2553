#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Each public header compiles alone, strictly, as C11 and as C++.
. "$top_srcdir/tests/tap.sh"

cd "$top_srcdir" || exit 1
cxx=${CXX:-c++}
command -v "$cxx" >/dev/null 2>&1 || cxx=
warnings='-pedantic-errors -Wall -Wextra -Werror -Wundef -Wshadow'
for header in include/*.h include/varve/*.h; do
  test -f "$header" || continue
  printf "#include <%s>\ntypedef int not_empty;\n" "${header#include/}" >"$tap_folder/one.c"
  cp "$tap_folder/one.c" "$tap_folder/one.cc"
  # shellcheck disable=SC2086
  tap_ok "$header as C11" ${CC:-cc} -std=c11 $warnings -Wstrict-prototypes -fsyntax-only -Iinclude "$tap_folder/one.c"
  if test -n "$cxx"; then
    # shellcheck disable=SC2086
    tap_ok "$header as C++" $cxx -std=c++11 $warnings -fsyntax-only -Iinclude "$tap_folder/one.cc"
  else
    tap_skip "$header as C++" 'no C++ compiler'
  fi
done
tap_done
