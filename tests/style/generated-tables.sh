#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The tables in the library are the same bytes in each build, whatever the order and the folder of the files.
. "$top_srcdir/tests/tap.sh"

program=$top_builddir/build-aux/compile-definitions
test -x "$program" || tap_skip_all 'another build compiled the definitions'
cd "$top_srcdir" || exit 1
sets=$(sed -n 's/^VARVE_ERA([^,]*, "[^"]*", "\([^"]*\)",.*/\1/p' src/base/eras.def | sort -u)
files() {
  for name in $sets test upgrades; do
    printf '%s\n' dialects/"$name"/*.irdl.mlir
  done
}

# shellcheck disable=SC2046
tap_status 'the files of all sets are compiled' 0 "$program" "$tap_folder/made" $(files)
tap_same 'the bytes are those of the build' "$top_builddir/dialects/builtin_sets.inc" "$tap_folder/made"
# shellcheck disable=SC2046
tap_status 'the files are compiled in another order' 0 "$program" "$tap_folder/other" $(files | sort -r)
tap_same 'the bytes are the same' "$tap_folder/made" "$tap_folder/other"

# What is known to be faulty: forms that only C++ read and printed, a definition that stands for an operation without a
# dialect, and a type that is not known.
cat >"$tap_folder/known" <<'TEXT'
llvm13 builtin.func
llvm14 omp.atomic.capture
llvm14 omp.atomic.update
llvm14 omp.parallel
llvm14 omp.sections
llvm19 polynomial.constant
llvm24-2026-09 nvvm.convert.f8x2.to.bf16x2
std2019 builtin.func
TEXT
# shellcheck disable=SC2046
tap_status 'the sets are checked' 0 "$program" --check "$tap_folder/other" $(files)
sed -n 's,^dialects/\([^/]*\)/[^:]*:[0-9:]* warning: \([^:]*\):.*,\1 \2,p' "$tap_folder/stderr" | sort -u >"$tap_folder/faulty"
tap_same 'no definition has a fault that is not known' "$tap_folder/known" "$tap_folder/faulty"

# shellcheck disable=SC2046
tap_status 'a file of another folder is an error' 1 "$program" "$tap_folder/other" $(files) dialects/torch/torch.irdl.mlir
says 'which names it' 'dialects/torch/torch.irdl.mlir: error: the file belongs to no set'
tap_done
