#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The lists of files: a release and a checkout give the same, and in a small tree, whose build uses the script and the rules of this
# one, a file is added by creating it and running `make`.
. "$top_srcdir/tests/tap.sh"

sh "$top_srcdir/build-aux/file-lists.sh" --lists >"$tap_folder/lists"
tap_same 'file-lists.am is what the files of the tree give' "$tap_folder/lists" "$top_srcdir/file-lists.am"
if test -e "$top_srcdir/.git"; then
  sh "$top_srcdir/build-aux/file-lists.sh" --release | LC_ALL=C sort >"$tap_folder/release"
  git -C "$top_srcdir" ls-files | grep -v '^\.git' | LC_ALL=C sort >"$tap_folder/tracked"
  comm -13 "$tap_folder/release" "$tap_folder/tracked" >"$tap_folder/found"
  tap_empty 'a release has every file of git' "$tap_folder/found"
fi

command -v autoreconf >/dev/null 2>&1 && command -v automake >/dev/null 2>&1 || { tap_done; exit; }
mkdir -p "$tap_folder/tree/build-aux" "$tap_folder/tree/src/base" "$tap_folder/build" || exit 1
cp "$top_srcdir"/build-aux/file-lists.* "$tap_folder/tree/build-aux" || exit 1
cd "$tap_folder/tree" || exit 1
cat >configure.ac <<'TEXT'
m4_syscmd([sh build-aux/file-lists.sh file-lists.am])
AC_INIT([tree], [1])
AC_CONFIG_AUX_DIR([build-aux])
AM_INIT_AUTOMAKE([foreign subdir-objects -Wall -Werror])
AM_MAINTAINER_MODE([enable])
AC_PROG_CC
AC_CONFIG_FILES([Makefile])
AC_OUTPUT
TEXT
cat >Makefile.am <<'TEXT'
CLEANFILES =
DISTCLEANFILES =
bin_PROGRAMS = main
main_SOURCES = $(engine_sources) $(knowledge_sources)
EXTRA_main_DEPENDENCIES = sources.list
include build-aux/file-lists.inc
TEXT
cat >src/main.c <<'TEXT'
#include <stdio.h>
int added(void) __attribute__((weak));
int main(void) { return puts(added ? "with" : "without") < 0; }
TEXT
autoreconf -fi >"$tap_folder/log" 2>&1 && (cd "$tap_folder/build" && ../tree/configure CC="$CC") >"$tap_folder/log" 2>&1 ||
  tap_skip_all 'autoreconf or configure failed'

# made WORD: make succeeds, and the program says whether it has the function.
made() {
  make -C "$tap_folder/build" >"$tap_folder/log" 2>&1 && test "$("$tap_folder/build/main")" = "$1"
}
tap_ok 'the tree is built' made without
echo 'int added(void); int added(void) { return 0; }' >src/base/added.c
tap_ok 'a new file is compiled' made with
cp Makefile.in "$tap_folder/before"
touch -d '1 hour ago' Makefile.in "$tap_folder/before"
touch src/base/.added.c.swp src/base/added.c~ src/base/.#added.c src/base/#added.c# src/base/4913
tap_ok "files of editors change nothing" made with
tap_same 'automake has not run again' "$tap_folder/before" Makefile.in
mkdir src/base/deep && mv src/base/added.c src/base/deep/renamed.c
tap_ok 'a moved file is compiled' made with
rm -r src/base/deep
tap_ok 'a removed file and folder leave the program' made without
tap_done
