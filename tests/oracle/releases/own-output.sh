#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Varve reads what it wrote of the corpus and of the modules of other projects, in every form and in every release for which it
# wrote it: the same module. tests/oracle/releases/own_output.py explains the columns.
#   sh tests/oracle/releases/own-output.sh [OPTION]...   options of own_output.py: --every=N --jobs=N --targets=LIST --causes=FILE
# It takes one module of 12, and all of them with --every=1: some hours.
# Kind: long
: "${top_srcdir:=$(dirname "$0")/../../..}"
. "$top_srcdir/tests/tap.sh"
shared=$top_srcdir/../shared
test -d "$shared/foreign" || tap_skip_all 'the modules of other projects are not beside the project'
tap_need python3 zstd
mkdir "$tap_folder/data"
for archive in corpus/corpus foreign/modules foreign/jax foreign/triton-kernels; do
  folder=$tap_folder/data/${archive#*/}
  mkdir "$folder"
  zstd -dcq "$shared/$archive.tar.zst" | tar -xf - -C "$folder"
done
tap_status 'Varve reads what it wrote' 0 \
  python3 "$top_srcdir/tests/oracle/releases/own_output.py" --every=12 --causes="$tap_folder/causes" "$@" "$VARVE_TRANSLATE" \
  "$tap_folder/data"/*
sed 's/^/# /' "$tap_folder/stdout"
grep -v "$(printf '\trejected\t')" "$tap_folder/causes" | cut -c 1-400 | head -n 40 | sed 's/^/# /'
tap_done
