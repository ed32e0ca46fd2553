# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The sources of the Python package, for the tests that install it.
# shellcheck shell=sh disable=SC2154

# The package takes the objects of the build folder, if that has a shared library: VARVE_BUILD, see python/README.md.
if test -z "${VARVE_SANITIZERS:-}" && test -f "${top_builddir:-.}/.libs/libvarve.so"; then
  VARVE_BUILD=$(cd "${top_builddir:-.}" && pwd)
  export VARVE_BUILD
fi

# python_tree FOLDER [PATH]...: copies what a build of the package reads, and the PATHs. The source tree may be read-only, and builds
# leave files beside setup.py.
python_tree() {
  python_folder=$1
  shift
  mkdir -p "$python_folder"
  (cd "$top_srcdir" && tar -cf - --exclude='*.o' --exclude=.libs --exclude=python/build --exclude='*.egg-info' --exclude='*.so' \
    include src dialects tools python build-aux/file-lists.sh build-aux/compile-definitions.c README.md COPYING NOTICE "$@") | (cd "$python_folder" && tar -xf -) && chmod -R u+w "$python_folder"
}
