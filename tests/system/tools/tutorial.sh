#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# examples/tutorial.md is true: its blocks are written to files, its commands run in order and print what it shows.
. "$top_srcdir/tests/tap.sh"

mkdir "$tap_folder/bin" "$tap_folder/work"
for tool in "$VARVE_TRANSLATE" "$VARVE_VERIFY" "$VARVE_DIALECT"; do
  ln -s "$tool" "$tap_folder/bin/"
done
PATH=$tap_folder/bin:$PATH
export PATH
(cd "$tap_folder/work" && sh "$top_srcdir/build-aux/readme.sh" "$top_srcdir/examples/tutorial.md" /dev/null) >"$tap_folder/tutorial.md"
test -z "${VARVE_README_OUTPUT:-}" || cp "$tap_folder/tutorial.md" "$VARVE_README_OUTPUT"
# Without jansson, varve-dialect cannot import.
cp "$top_srcdir/examples/tutorial.md" "$tap_folder/expected.md"
echo '{}' >"$tap_folder/empty.json"
varve-dialect import "$tap_folder/empty.json" >/dev/null 2>&1
if test $? -eq 3; then
  for file in expected tutorial; do
    sed '/^## [0-9]*[.] Begin with ODS/,$d' "$tap_folder/$file.md" >"$tap_folder/part"
    mv "$tap_folder/part" "$tap_folder/$file.md"
  done
fi
tap_same 'commands print what the tutorial shows (make regen-readme)' "$tap_folder/expected.md" "$tap_folder/tutorial.md"

grep -c '^[$] ' "$top_srcdir/examples/tutorial.md" >"$tap_folder/commands"
tap_ok 'the tutorial has commands' test "$(cat "$tap_folder/commands")" -gt 20
sed -n 's/^ *irdl.operation @\([a-z]*\).*/"pipe.\1"/p' "$tap_folder/work/pipe.irdl.mlir" | sort >"$tap_folder/defined"
varve-translate --dialect="$tap_folder/work/pipe.irdl.mlir" --mlir-print-op-generic "$tap_folder/work/jobs.mlir" |
  grep -o '"pipe\.[a-z]*"' | sort -u >"$tap_folder/used"
tap_same 'its module has every operation of the dialect' "$tap_folder/defined" "$tap_folder/used"
tap_done
