#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# README.md is true: its commands run in order in a copy of the tree and print what it shows, its programs compile, its
# figures are those of tests/figures.tsv. With VARVE_TEST_LONG the commands that build and install Varve run, too.
. "$top_srcdir/tests/tap.sh"
tap_need pkg-config
test -f "$top_builddir/dialects/stablehlo.vdef" || tap_skip_all "this build has no packs"

figures=$top_srcdir/tests/figures.tsv
tree=$tap_folder/tree
mkdir "$tree" "$tap_folder/bin" "$tap_folder/home"
for tool in "$VARVE_TRANSLATE" "$VARVE_EXTRACT" "$VARVE_VERIFY" "$VARVE_DIALECT"; do
  ln -s "$tool" "$tap_folder/bin/"
done
printf '#!/bin/sh\nexec %s "$@"\n' "$CC" >"$tap_folder/bin/cc"
chmod +x "$tap_folder/bin/cc"
if test -n "${VARVE_TEST_LONG:-}" && test ! -f "$top_srcdir/config.status"; then
  setup=yes
  unset LD_LIBRARY_PATH
  (cd "$top_srcdir" && tar -cf - --exclude=./build --exclude=./.git --exclude=./configure .) | (cd "$tree" && tar -xf -)
  chmod -R u+w "$tree"
else
  setup=
  cp -R "$top_srcdir/examples" "$tree"
  chmod -R u+w "$tree"
  PATH=$tap_folder/bin:$PATH
  PKG_CONFIG_PATH=$top_builddir
  VARVE_DIALECT_PATH=$top_builddir/dialects
  export PATH PKG_CONFIG_PATH VARVE_DIALECT_PATH
fi
(cd "$tree" && HOME=$tap_folder/home VARVE_README_SETUP=$setup sh "$top_srcdir/build-aux/readme.sh" \
  "$top_srcdir/README.md" "$figures") >"$tap_folder/README.md" 2>"$tap_folder/setup"
test -z "${VARVE_README_OUTPUT:-}" || cp "$tap_folder/README.md" "$VARVE_README_OUTPUT"

# Sizes of compressed files depend on the release of zstd: README.md has those of Debian 12.
if pkg-config --exact-version=1.5.4 libzstd; then
  tap_same 'commands print what README.md shows (make regen-readme)' "$top_srcdir/README.md" "$tap_folder/README.md"
else
  sed 's/^ *[0-9]* \(.*varve\|total\)$/\1/' "$top_srcdir/README.md" >"$tap_folder/expected"
  sed 's/^ *[0-9]* \(.*varve\|total\)$/\1/' "$tap_folder/README.md" >"$tap_folder/found"
  tap_same 'commands print what README.md shows, sizes apart' "$tap_folder/expected" "$tap_folder/found"
fi
grep '^exit status' "$tap_folder/setup" >"$tap_folder/found"
tap_empty 'Varve is built and installed as README.md says' "$tap_folder/found"
# Commands in prose, too: on the modules of JAX. import has tests of its own.
mkdir "$tree/prose"
cp "$tree"/examples/jax/*.mlir "$tree/prose"
awk '/^```/ { code = !code; next } !code' "$top_srcdir/README.md" | grep -o '`varve-[a-z]* [^`]*`' | tr -d '`' |
  grep -vx 'varve-dialect import' >"$tap_folder/prose"
tap_ok 'README.md has commands in prose' test "$(grep -c . "$tap_folder/prose")" -ge 3
while read -r command; do
  (cd "$tree/prose" && PATH=$tap_folder/bin:$PATH VARVE_DIALECT_PATH=$top_builddir/dialects sh -c "$command") >"$tap_folder/prose.out" 2>&1 ||
    { echo "$command"; cat "$tap_folder/prose.out"; }
done <"$tap_folder/prose" >"$tap_folder/found"
tap_empty 'each of them runs' "$tap_folder/found"
(
  cd "$tree/prose" || exit 1
  VARVE_DIALECT_PATH=$top_builddir/dialects
  export VARVE_DIALECT_PATH
  "$VARVE_TRANSLATE" --dictionary=my.vdict -o with.varve predict.mlir && "$VARVE_TRANSLATE" -o without.varve predict.mlir &&
    "$VARVE_TRANSLATE" --resources=external:weights -o placed.varve transformer.mlir
) >"$tap_folder/prose.out" 2>&1
cp "$tap_folder/prose.out" "$tap_folder/why"
tap_ok 'the dictionary writes smaller files' test "$(wc -c <"$tree/prose/with.varve")" -lt "$(wc -c <"$tree/prose/without.varve")"
tap_ok '--resources writes a module' test -s "$tree/prose/placed.varve"
test -z "$setup" || tap_ok 'the installed tool runs' "$tap_folder/home/.local/bin/varve-translate" --version
tap_ok 'README.md has at most 220 lines' test "$(wc -l <"$top_srcdir/README.md")" -le 220
(cd "$top_srcdir/examples" && find . -name '*.[a-z]*' -type f ! -name '*.o' ! -name README.md) | sed 's,^\./,,' | LC_ALL=C sort |
  while read -r example; do grep -qF "\`$example\`" "$top_srcdir/examples/README.md" || echo "$example"; done >"$tap_folder/found"
tap_empty 'examples/README.md names each example' "$tap_folder/found"
if python3 -c 'import jax.export' 2>/dev/null; then
  cd "$tree" || exit 1
  tap_ok 'JAX writes a model' python3 save.py
  tap_ok 'Varve reads its text' "$VARVE_TRANSLATE" -o predict.varve predict.mlir
  tap_ok 'its bytecode' "$VARVE_TRANSLATE" -o predict.varve predict.mlirbc
  tap_ok 'and its artifact' "$VARVE_TRANSLATE" -o stored.mlir predict.artifact
else
  tap_skip 'Varve reads the output of JAX' 'no JAX'
fi

# Prose: each number with a unit, and each number of a thousand and more, is a figure.
awk '/^```/ { code = !code; next } !code && !/^[|]/' "$top_srcdir/README.md" |
  grep -oE '[0-9]([0-9.,]*[0-9])?( %| [MK]B| times| of [0-9,]+)|[0-9]+,[0-9]{3}' | sed 's/,$//' | sort -u >"$tap_folder/numbers"
tap_ok 'README.md has numbers' test -s "$tap_folder/numbers"
while read -r number; do
  cut -f 2 "$figures" | grep -qwF -- "$number" || echo "$number"
done <"$tap_folder/numbers" >"$tap_folder/found"
tap_empty 'numbers are in tests/figures.tsv' "$tap_folder/found"
tr '\n' ' ' <"$top_srcdir/README.md" >"$tap_folder/line"
awk -F '\t' 'NR > 1 { print $2 }' "$figures" | while read -r figure; do
  grep -qF -- "$figure" "$tap_folder/line" || echo "$figure"
done >"$tap_folder/found"
tap_empty 'figures are in README.md' "$tap_folder/found"

# Figures that the tree can count.
figure() { awk -F '\t' -v name="$1" '$1 == name { print $2 }' "$figures"; }
awk -F '\t' '/ small\t/ { bytecode += $2; varve += $6 } END { printf "%.0f %%\n", 100 * varve / bytecode }' \
  "$top_srcdir/tests/oracle/sizes.tsv" >"$tap_folder/expected"
figure "Modules below 8 KB: size of \`.varve\` against bytecode" >"$tap_folder/found"
tap_same 'sizes are those of tests/oracle/sizes.tsv' "$tap_folder/expected" "$tap_folder/found"
# rates ROW COLUMN...: what tests/oracle/foreign measures.
rates() {
  row=$1
  shift
  for column in "$@"; do
    awk -F '\t' -v row="$row" -v column="$column" '$1 == row && $2 == column { print $3 " %" }' \
      "$top_srcdir/tests/oracle/foreign/by-name-floors.tsv"
  done | paste -s -d , - | sed 's/,/, /g'
}
{ rates 'all tests' parsed generic pretty written; rates triton-kernels parsed; } >"$tap_folder/expected"
{
  figure 'Nine other projects: test modules that Varve reads without an option; that then have the same generic text, pretty text, bytecode for the tool'
  figure 'Triton: kernels that Varve reads; that it also prints as MLIR does'
} | sed 's/ of [0-9,]*;/,/; s/, all of these//' >"$tap_folder/found"
tap_same 'rates of other projects are those of tests/oracle/foreign' "$tap_folder/expected" "$tap_folder/found"
awk -F '\t' '/^jax\t(equal|written)\t|^jax-artifacts\twritten\t/ { printf "%s%s of %s", separator, $3, $3; separator = ", " } END { print "" }' \
  "$top_srcdir/tests/oracle/foreign/bytecode-floors.tsv" >"$tap_folder/expected"
figure 'JAX, 13 models: text, bytecode and artifacts that Varve reads and writes as the same bytes' >"$tap_folder/found"
tap_same "numbers of JAX's files are those of tests/oracle/foreign" "$tap_folder/expected" "$tap_folder/found"
"$VARVE_DIALECT" list | grep -c 'llvm22$' >"$tap_folder/expected"
figure 'built-in dialects' >"$tap_folder/found"
tap_same 'dialects are those that varve-dialect lists' "$tap_folder/expected" "$tap_folder/found"
tap_done
