# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What the build asks of the compiler and the linker, each flag probed by itself.

# VARVE_PROBE_FLAGS(VARIABLE, FLAGS): appends to VARIABLE those of FLAGS the compiler takes.
# -Werror makes clang refuse what it does not know; gcc is silent about an unknown -Wno-x, so -Wx is tried.
AC_DEFUN([VARVE_PROBE_FLAGS], [
  for varve_flag in $2; do
    AS_CASE([$varve_flag],
      [-Wno-*], [varve_probe=-W`expr "X$varve_flag" : 'X-Wno-\(.*\)'`],
      [varve_probe=$varve_flag])
    AS_VAR_PUSHDEF([varve_cache], [varve_cv_cc_flag_$varve_flag])
    AC_CACHE_CHECK([whether $CC takes $varve_flag], [varve_cache], [
      varve_saved_CFLAGS=$CFLAGS
      AS_VAR_COPY([varve_so_far], [$1])
      CFLAGS="$CFLAGS $varve_so_far -Werror $varve_probe"
      AC_COMPILE_IFELSE([AC_LANG_SOURCE([int varve_probe(void);])],
        [AS_VAR_SET([varve_cache], [yes])], [AS_VAR_SET([varve_cache], [no])])
      CFLAGS=$varve_saved_CFLAGS])
    AS_VAR_IF([varve_cache], [yes], [AS_VAR_APPEND([$1], [" $varve_flag"])])
    AS_VAR_POPDEF([varve_cache])
  done
])

# VARVE_COMPILER_FLAGS: the language, hidden symbols, warnings; --enable-werror turns warnings into errors.
AC_DEFUN([VARVE_COMPILER_FLAGS], [
  AC_ARG_ENABLE([werror],
    [AS_HELP_STRING([--enable-werror], [treat compiler warnings as errors (for development and CI)])],
    [], [enable_werror=no])
  VARVE_LANGUAGE_CFLAGS=
  VARVE_WARNING_CFLAGS=
  VARVE_PROBE_FLAGS([VARVE_LANGUAGE_CFLAGS], [-std=c11 -fvisibility=hidden])
  VARVE_PROBE_FLAGS([VARVE_WARNING_CFLAGS], [-Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes dnl
    -Wmissing-prototypes -Wold-style-definition -Wconversion -Wno-sign-conversion -Wvla -Wundef dnl
    -Wformat-security -Wpointer-arith -Wwrite-strings])
  AS_IF([test "$enable_werror" = yes], [AS_VAR_APPEND([VARVE_WARNING_CFLAGS], [" -Werror"])])
  AC_SUBST([VARVE_LANGUAGE_CFLAGS])
  AC_SUBST([VARVE_WARNING_CFLAGS])
])

# VARVE_SANITIZERS: --enable-sanitizers=address,undefined compiles and links everything with them. The tests themselves are not
# optimized then: that would take longer than it saves.
AC_DEFUN([VARVE_SANITIZERS], [
  AC_ARG_ENABLE([sanitizers],
    [AS_HELP_STRING([--enable-sanitizers=LIST], [build with these sanitizers, such as address,undefined])],
    [], [enable_sanitizers=no])
  VARVE_SANITIZER_FLAGS=
  VARVE_TEST_CODE=
  AS_CASE([$enable_sanitizers],
    [no], [],
    [yes], [AC_MSG_ERROR([--enable-sanitizers needs a list, such as address,undefined])],
    [VARVE_SANITIZER_FLAGS="-fsanitize=$enable_sanitizers -fno-sanitize-recover=all -fno-omit-frame-pointer"
     AC_MSG_CHECKING([whether programs run with $VARVE_SANITIZER_FLAGS])
     varve_saved_CFLAGS=$CFLAGS
     CFLAGS="$CFLAGS $VARVE_SANITIZER_FLAGS"
     AC_LINK_IFELSE([AC_LANG_PROGRAM()], [AC_MSG_RESULT([yes])],
       [AC_MSG_RESULT([no])
        AC_MSG_ERROR([$CC cannot link with -fsanitize=$enable_sanitizers])])
     CFLAGS=$varve_saved_CFLAGS
     VARVE_TEST_CODE='tests/unit/%.o tests/system/interface/%.o: CFLAGS += -O0'])
  AC_SUBST([VARVE_SANITIZER_FLAGS])
  AC_SUBST([VARVE_TEST_CODE])
  AM_SUBST_NOTMAKE([VARVE_TEST_CODE])
])

# VARVE_VERSION_SCRIPT: does the linker take a symbol map?
AC_DEFUN([VARVE_VERSION_SCRIPT], [
  AC_CACHE_CHECK([whether the linker takes a version script], [varve_cv_version_script], [
    AS_ECHO(["VARVE_0 { global: varve_probe; local: *; };"]) >conftest.map
    varve_saved_LDFLAGS=$LDFLAGS
    LDFLAGS="$LDFLAGS -Wl,--version-script=conftest.map"
    AC_LINK_IFELSE([AC_LANG_PROGRAM()], [varve_cv_version_script=yes], [varve_cv_version_script=no])
    LDFLAGS=$varve_saved_LDFLAGS
    rm -f conftest.map])
  AM_CONDITIONAL([HAVE_VERSION_SCRIPT], [test "$varve_cv_version_script" = yes])
])

# VARVE_PROBE_LINKER(FLAG): appends it to VARVE_LIBRARY_LDFLAGS when a program that is linked with it runs: the C library
# must know what the linker makes of it. Not when it cannot be run.
AC_DEFUN([VARVE_PROBE_LINKER], [
  AS_VAR_PUSHDEF([varve_cache], [varve_cv_linker_flag_$1])
  AC_CACHE_CHECK([whether programs run with $1], [varve_cache], [
    varve_saved_LDFLAGS=$LDFLAGS
    LDFLAGS="$LDFLAGS -Wl,--fatal-warnings $1"
    AC_RUN_IFELSE([AC_LANG_PROGRAM([static int number; static int *const volatile places[[]] = {&number, &number};],
        [return places[[1]] != &number;])],
      [AS_VAR_SET([varve_cache], [yes])], [AS_VAR_SET([varve_cache], [no])], [AS_VAR_SET([varve_cache], [no])])
    LDFLAGS=$varve_saved_LDFLAGS])
  AS_VAR_IF([varve_cache], [yes], [AS_VAR_APPEND([VARVE_LIBRARY_LDFLAGS], [" $1"])])
  AS_VAR_POPDEF([varve_cache])
])

# VARVE_SMALL_LIBRARY: code and data that nothing reaches are left out of the shared library, and its relocations are packed.
AC_DEFUN([VARVE_SMALL_LIBRARY], [
  VARVE_PROBE_FLAGS([CFLAGS], [-ffunction-sections -fdata-sections])
  VARVE_PROBE_LINKER([-Wl,--gc-sections])
  VARVE_PROBE_LINKER([-Wl,-z,pack-relative-relocs])
])
