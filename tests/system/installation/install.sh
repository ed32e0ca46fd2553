#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# pkg-config and CMake find an installation that was moved: the examples in C and C++ build with each library that was
# installed, and print what they should. With VARVE_TEST_LONG both libraries are built for this, in a folder of lib.
. "$top_srcdir/tests/tap.sh"
tap_need make pkg-config
# Variables of the make that runs the tests are not for those that run here.
unset MAKEFLAGS MFLAGS MAKEOVERRIDES DESTDIR
tools_path=${LD_LIBRARY_PATH:-}
unset LD_LIBRARY_PATH

compiler=${CC#ccache }
compiler_flags=
case $compiler in *' '*) compiler_flags=${compiler#* } compiler=${compiler%% *} ;; esac
case $compiler in
  *clang*) cxx=${CXX:-clang++} ;;
  *) cxx=${CXX:-c++} ;;
esac
command -v "$cxx" >/dev/null 2>&1 || cxx=
command -v cmake >/dev/null 2>&1 && cmake=yes || cmake=
examples='count-operations read-function'
test -z "$cxx" || examples="$examples list-functions"
build=$top_builddir

# --- installation ---------------------------------------------------------------------------------------------------

has_library() { grep -q "^$1='..*'" "$build/libvarve.la"; }
if test -n "${VARVE_TEST_LONG:-}" && test -z "$VARVE_SANITIZERS" && test ! -f "$top_srcdir/config.status" &&
  ! { has_library dlname && has_library old_library; }; then
  build=$tap_folder/build
  mkdir "$build"
  cd "$build" || exit 1
  # shellcheck disable=SC2016
  tap_ok 'both libraries are configured' "$top_srcdir/configure" --enable-shared --enable-static CC="$CC" \
    --libdir='${exec_prefix}/lib/some-host'
  tap_ok 'and built' make -j2
fi

make_variable() { sed -n "s/^$1 = //p" "$build/Makefile"; }
prefix=$(make_variable prefix)
# shellcheck disable=SC2016
libdir=$(make_variable libdir | sed 's,^${exec_prefix}/,,')
case $libdir in
  "$prefix"/*) libdir=${libdir#"$prefix"/} ;;
  /*) tap_skip_all 'the libraries are installed outside of the prefix' ;;
esac
tap_ok 'make install' make -C "$build" install DESTDIR="$tap_folder/stage"
moved="$tap_folder/another place"
mv "$tap_folder/stage$prefix" "$moved"
lib=$moved/$libdir
grep -F "$prefix" "$lib/pkgconfig/varve.pc" "$lib"/cmake/varve/*.cmake >"$tap_folder/found"
tap_empty 'the files for pkg-config and CMake do not name the prefix' "$tap_folder/found"
packs=$(PKG_CONFIG_PATH=$lib/pkgconfig pkg-config --variable=dialect_path varve | sed 's/\\//g')
for pack in "$build"/dialects/*.vdef; do
  test ! -f "$pack" || test -f "$packs/$(basename "$pack")" || basename "$pack"
done >"$tap_folder/found"
tap_empty 'the variable dialect_path of pkg-config is the folder of the packs that were moved' "$tap_folder/found"
kinds=
for file in "$lib"/libvarve.so "$lib"/libvarve.dylib; do test ! -f "$file" || kinds=shared; done
test ! -f "$lib/libvarve.a" || kinds="$kinds static"
tap_ok "a library is installed (${kinds# })" test -n "$kinds"
for page in varve_module varve_module_load varve_status; do
  test -f "$moved/share/man/man3/$page.3" || echo "$page"
done >"$tap_folder/found"
tap_empty 'manual pages of functions are installed' "$tap_folder/found"

# --- what the examples print ----------------------------------------------------------------------------------------

cat >"$tap_folder/model.mlir" <<'TEXT'
module @model {
  func.func @small(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @large(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.addi %1, %arg0 : i32
    return %2 : i32
  }
}
TEXT
cat >"$tap_folder/count-operations.expected" <<'TEXT'
1 builtin.module
2 func.func
2 func.return
2 arith.addi
1 arith.muli
TEXT
cat >"$tap_folder/read-function.expected" <<'TEXT'
module @model {
  func.func @small(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

TEXT
cat >"$tap_folder/list-functions.expected" <<'TEXT'
5 @large
2 @small
TEXT
LD_LIBRARY_PATH=$tools_path "$VARVE_TRANSLATE" --layout=mapped -o "$tap_folder/model.varve" "$tap_folder/model.mlir" ||
  exit 1

arguments_of() {
  case $1 in
    read-function) echo '@small' ;;
  esac
}

# prints_expected NAME FOLDER EXAMPLE: the example in FOLDER prints what it should.
run_path=
prints_expected() {
  # shellcheck disable=SC2046
  LD_LIBRARY_PATH=$run_path "$2/$3" "$tap_folder/model.varve" $(arguments_of "$3") >"$tap_folder/printed" 2>&1
  tap_same "$1: $3 prints what it should" "$tap_folder/$3.expected" "$tap_folder/printed"
}

# --- pkg-config -----------------------------------------------------------------------------------------------------

packages() { PKG_CONFIG_PATH=$lib/pkgconfig pkg-config "$@"; }

# compile EXAMPLE FLAGS OUTPUT: as the first lines of the example say. Paths in FLAGS are quoted for the shell.
compile() {
  if test -f "$top_srcdir/examples/$1.cc"; then
    eval "$cxx $compiler_flags -std=c++17 $VARVE_SANITIZERS -o '$3' '$top_srcdir/examples/$1.cc' $2"
  else
    eval "$CC -std=c11 $VARVE_SANITIZERS -o '$3' '$top_srcdir/examples/$1.c' $2"
  fi
}

# If both libraries are there, the linker takes the static one for a static program only.
flags_of() {
  case $1/$kinds in
    shared/*) packages --cflags --libs varve ;;
    static/*shared*) echo "-static $(packages --static --cflags --libs varve)" ;;
    *) packages --static --cflags --libs varve ;;
  esac
}

# with_pkg_config KIND
with_pkg_config() {
  name="$1, pkg-config"
  flags=$(flags_of "$1")
  printf 'int main(void) { return 0; }\n' >"$tap_folder/empty.c"
  case $flags in
    -static*) $CC -static -o "$tap_folder/empty" "$tap_folder/empty.c" 2>/dev/null ||
      { tap_skip "$name" 'no static C library'; return; } ;;
  esac
  mkdir "$tap_folder/$1"
  for example in $examples; do
    tap_ok "$name: $example compiles" compile "$example" "$flags" "$tap_folder/$1/$example"
    prints_expected "$name" "$tap_folder/$1" "$example"
  done
}
run_path=$lib
for kind in $kinds; do with_pkg_config "$kind"; done
run_path=
packages --libs varve >"$tap_folder/shared-flags"
packages --static --libs varve >"$tap_folder/static-flags"
tap_finds 'a static program links zstd' -lzstd "$tap_folder/static-flags" -q
tap_ok 'a shared one does not' sh -c "! grep -q zstd '$tap_folder/shared-flags'"
tap_ok 'an installed tool runs' env LD_LIBRARY_PATH="$lib" "$moved/bin/varve-translate" --version

# package_file TEMPLATE FOLDER HERE VARIABLE: as for an installation in /usr with libraries in lib/some-host.
includedir=/usr/include
package_file() {
  sh "$top_srcdir/build-aux/package-file.sh" "$top_srcdir/$1" "$2" "$3" "$4" prefix=/usr libdir=/usr/lib/some-host \
    includedir="$includedir" version=0.1.0 pointer_size=8
}
# shellcheck disable=SC2016
package_file varve.pc.in /usr/lib/some-host/pkgconfig '${pcfiledir}' '${prefix}' >"$tap_folder/varve.pc"
# shellcheck disable=SC2016
tap_finds 'the prefix starts at varve.pc' 'prefix=${pcfiledir}/../../..' "$tap_folder/varve.pc" -qx
# shellcheck disable=SC2016
tap_finds 'the other folders start at the prefix' 'libdir=${prefix}/lib/some-host' "$tap_folder/varve.pc" -qx
includedir=/opt/include
# shellcheck disable=SC2016
package_file varve.pc.in /usr/lib/some-host/pkgconfig '${pcfiledir}' '${prefix}' >"$tap_folder/varve.pc"
includedir=/usr/include
tap_finds 'a folder outside of the prefix stays' 'includedir=/opt/include' "$tap_folder/varve.pc" -qx

# --- CMake ----------------------------------------------------------------------------------------------------------

test -n "$cmake" || { tap_skip 'CMake' 'cmake is not installed'; tap_done; exit; }
test -n "$cxx" || { tap_skip 'CMake' 'no C++ compiler'; tap_done; exit; }

# configure FOLDER SOURCE OPTION...
configure() {
  folder=$1
  source=$2
  shift 2
  cmake -S "$source" -B "$folder" -DCMAKE_C_COMPILER="$compiler" -DCMAKE_CXX_COMPILER="$cxx" \
    -DCMAKE_C_FLAGS="$compiler_flags $VARVE_SANITIZERS" \
    -DCMAKE_CXX_FLAGS="$compiler_flags $VARVE_SANITIZERS" "$@"
}

# with_cmake KIND
with_cmake() {
  folder=$tap_folder/cmake-$1
  case $1 in static) static=ON ;; *) static=OFF ;; esac
  tap_ok "$1, CMake: the examples are configured" configure "$folder" "$top_srcdir/examples" \
    -DCMAKE_PREFIX_PATH="$moved" -DCMAKE_LIBRARY_ARCHITECTURE=some-host -DVARVE_EXAMPLES_STATIC=$static
  tap_ok "$1, CMake: and built" cmake --build "$folder"
  for example in $examples; do
    prints_expected "$1, CMake" "$folder" "$example"
  done
}
for kind in $kinds; do with_cmake "$kind"; done

# A project that links varve::varve of the package in the folder package. It has one language, so that it is quick.
mkdir "$tap_folder/small"
cat >"$tap_folder/small/CMakeLists.txt" <<'TEXT'
cmake_minimum_required(VERSION 3.13)
project(small C)
find_package(varve ${request} REQUIRED)
file(WRITE "${CMAKE_BINARY_DIR}/main.c" "#include <varve.h>\nint main(void) { return varve_version() == 0; }\n")
add_executable(small "${CMAKE_BINARY_DIR}/main.c")
target_link_libraries(small PRIVATE varve::varve)
TEXT
# small FOLDER LIBDIR [REQUEST]
small() {
  configure "$1" "$tap_folder/small" -Dvarve_DIR="$2/cmake/varve" -Drequest="${3:-}" && cmake --build "$1" && "$1/small"
}
mkdir -p "$tap_folder/linked"
ln -s "$lib" "$tap_folder/linked/lib"
tap_ok 'CMake: a link to the folder of libraries leads to the headers' small "$tap_folder/small-linked" \
  "$tap_folder/linked/lib"

multi=$tap_folder/multi
mkdir -p "$multi/lib/some-host/cmake/varve"
cp -R "$moved/include" "$multi/"
cp -R "$lib"/libvarve.* "$multi/lib/some-host/"
for file in varve-config varve-targets; do
  # shellcheck disable=SC2016
  package_file build-aux/$file.cmake.in /usr/lib/some-host/cmake/varve '${_varve_folder}' '${_varve_prefix}' \
    >"$multi/lib/some-host/cmake/varve/$file.cmake"
done
tap_ok 'CMake: libraries in a folder of lib' small "$tap_folder/small-multi" "$multi/lib/some-host"

small "$tap_folder/small-missing" "$lib" 'COMPONENTS;missing' >"$tap_folder/stderr" 2>&1
says 'CMake: a component that is not installed is an error' 'no component missing of Varve in'
rm "$multi/lib/some-host"/libvarve.*
small "$tap_folder/small-without" "$multi/lib/some-host" >"$tap_folder/stderr" 2>&1
says 'CMake: so is a package without a library' 'no library of Varve in'

# answers REQUEST ANSWER: whether version 0.1.0 is compatible, exact, unsuitable. A request is what find_package sets.
cat >"$tap_folder/version.cmake" <<'TEXT'
string(REPLACE "." ";" numbers "${PACKAGE_FIND_VERSION}")
list(LENGTH numbers PACKAGE_FIND_VERSION_COUNT)
list(APPEND numbers 0 0 0)
list(GET numbers 0 PACKAGE_FIND_VERSION_MAJOR)
list(GET numbers 1 PACKAGE_FIND_VERSION_MINOR)
include("${file}")
message("${PACKAGE_VERSION_COMPATIBLE} ${PACKAGE_VERSION_EXACT} ${PACKAGE_VERSION_UNSUITABLE}")
TEXT
package_file build-aux/varve-config-version.cmake.in / / / >"$tap_folder/varve-config-version.cmake"
answers() {
  answer=$2
  request=$1
  shift 2
  cmake -DPACKAGE_FIND_VERSION="$request" -Dfile="$tap_folder/varve-config-version.cmake" "$@" \
    -P "$tap_folder/version.cmake" >"$tap_folder/answer" 2>&1
  tap_finds "CMake: 0.1.0 for ${request:-a range}" "$answer" "$tap_folder/answer" -qx
}
answers 0.1 'TRUE TRUE FALSE'
answers 0.1.0 'TRUE TRUE FALSE'
answers 0 'TRUE FALSE FALSE'
answers 0.1.1 'FALSE FALSE FALSE'
answers 0.2 'FALSE FALSE FALSE'
answers 1.0 'FALSE FALSE FALSE'
answers '' 'TRUE FALSE FALSE' -DPACKAGE_FIND_VERSION_RANGE=0.0...0.2 -DPACKAGE_FIND_VERSION_MIN=0.0 \
  -DPACKAGE_FIND_VERSION_MAX=0.2 -DPACKAGE_FIND_VERSION_RANGE_MAX=INCLUDE
answers '' 'FALSE FALSE FALSE' -DPACKAGE_FIND_VERSION_RANGE='0.0...<0.1.0' -DPACKAGE_FIND_VERSION_MIN=0.0 \
  -DPACKAGE_FIND_VERSION_MAX=0.1.0 -DPACKAGE_FIND_VERSION_RANGE_MAX=EXCLUDE
answers 0.1 'TRUE TRUE TRUE' -DCMAKE_SIZEOF_VOID_P=4
tap_done
