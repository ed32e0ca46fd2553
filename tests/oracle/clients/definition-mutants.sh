#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules of StableHLO and Triton with one change each: Varve rejects all that violate a constraint or a trait of a definition, most of
# those that only C++ rejects, and none that jaxlib or Triton's own parser accepts. definition_mutants.py explains the figures.
# VARVE_FOREIGN names the folder with the modules of other projects: the archives, or what they contain. Each Nth module of $MUTANTS_EVERY
# is taken (default 8).
# Kind: long
: "${top_srcdir:=$(dirname "$0")/../../..}"
. "$top_srcdir/tests/tap.sh"
foreign=${VARVE_FOREIGN:-$top_srcdir/../shared/foreign}
cache=${VARVE_CLIENTS:-${XDG_CACHE_HOME:-$HOME/.cache}/varve-clients}
every=${MUTANTS_EVERY:-8}
tap_need python3 zstd
test -d "$foreign" || tap_skip_all 'the data of other projects is not beside the project'
VARVE_DIALECT_PATH=${VARVE_DIALECT_PATH:-${top_builddir:-.}/dialects}
export VARVE_DIALECT_PATH
test -f "$VARVE_DIALECT_PATH/stablehlo.vdef" || tap_skip_all 'the packs are not compiled'

# folder NAME: prints where the contents of an archive are.
folder() {
  if test -d "$foreign/$1"; then
    echo "$foreign/$1"
  else
    mkdir -p "$tap_folder/$1"
    zstd -dcq "$foreign/$1.tar.zst" | tar -xf - -C "$tap_folder/$1" && echo "$tap_folder/$1"
  fi
}

# compare CLIENT DIALECT LEAST ARCHIVE PATTERN
compare() {
  python=$cache/$1/bin/python
  if test ! -x "$python"; then
    tap_skip "mutants of $2" "$1 is not installed: make check-clients does so"
    return
  fi
  modules=$(folder "$4")
  mutants=$tap_folder/mutants-$1
  # shellcheck disable=SC2046
  python3 "$top_srcdir/tests/oracle/clients/definition_mutants.py" make "$2" "$mutants" \
    $(find "$modules/" -path "$5" | LC_ALL=C sort | awk -v every="$every" 'NR % every == 0')
  # The client may crash on a mutant: the next run goes on behind it.
  for run in 1 2 3 4 5 6 7 8; do
    "$python" "$top_srcdir/tests/oracle/clients/definition_mutants.py" judge "$1" "$mutants" >/dev/null 2>&1 && break
  done
  python3 "$top_srcdir/tests/oracle/clients/definition_mutants.py" compare "$VARVE_VERIFY" "$2" "$3" "$mutants" >"$tap_folder/rates"
  status=$?
  sed 's/^/# /' "$tap_folder/rates"
  tap_ok "mutants of $2: all that violate definitions are rejected, and $3 % of the others" test "$status" -eq 0
}
compare jax stablehlo 80 modules '*/stablehlo/????????????.generic.mlir'
compare triton tt 70 triton-kernels '*.ttir.generic.mlir'
tap_done
