# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# For tests that change files behind correct checksums and read them in all ways.
# shellcheck shell=sh disable=SC2154

# all_paths ARGUMENT...: with the second decoder, where it is built.
all_paths() {
  decoder=$top_builddir/format-spec/reference/decode
  test -x "$decoder" || decoder=
  "$top_builddir/tests/oracle/all_paths" --scratch="$tap_folder/scratch.varve" ${decoder:+"--decode=$decoder"} \
    --vocabulary="$top_srcdir/src/container/vocabulary-1.vdict" "$@"
}
