# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# For tests of the reference decoder: what it makes of varve files against the hashes that the tool tells.
# shellcheck shell=sh disable=SC2154

decode=$top_builddir/format-spec/reference/decode
test -x "$decode" || tap_skip_all "the reference decoder is not built"
tap_need xxhsum

# The editions of the built-in vocabulary, in order.
builtin=
for edition in "$top_srcdir"/src/container/vocabulary-[0-9]*.vdict; do
  test ! -f "$edition" || builtin="$builtin -D $edition"
done

# agrees [OPTION OF THE TOOL]... -- [OPTION OF THE DECODER]... FILE.varve: prints how they differ; nothing when they agree.
agrees() {
  tool_options=
  while test "$1" != --; do
    tool_options="$tool_options $1"
    shift
  done
  shift
  for read_file; do :; done
  # shellcheck disable=SC2086 # options without blanks
  "$VARVE_TRANSLATE" $tool_options --no-verify --hash "$read_file" >hash.told || return
  # shellcheck disable=SC2086 # a folder without blanks
  {
    "$decode" $builtin "$@" | xxhsum -H2 &&
      "$decode" --without-locations $builtin "$@" | xxhsum -H2
  } >hash.made || return
  awk -v file="$read_file" 'NR == FNR { made = made $1 " "; next } made != $1 " " $2 " " { print file ": " made "of the decoder, " $1 " " $2 }' \
    hash.made hash.told
}
