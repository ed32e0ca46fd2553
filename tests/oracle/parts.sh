#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Every symbol and operation of every module of the corpus, alone, by every lazy path: it is what the whole module has.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs
. "$top_srcdir/tests/oracle/corpus-files.sh"

cd "$tap_folder" || exit 1
sed 's/$/.generic.mlir/' modules | xargs -n 100 "$top_builddir/tests/oracle/read_parts" >all
grep -v '^files ' all >differences
awk '/^files/ { files += $2; invalid += $4; parts += $6 } END { print files, invalid, parts }' all >counts
read -r files invalid parts <counts
tap_pass "$files modules, of which $invalid are invalid; $parts parts"
tap_ok 'most modules are valid' test $((invalid * 100)) -lt "$files"
tap_ok 'they have many parts' test "$parts" -gt $((10 * files))
tap_at_most 'parts that differ from the whole module' 0 differences
tap_done
