#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# compare.sh INPUT FOLDER TOOL: prints "FORM OP ATTEMPT" for each instance of INPUT, all of which mlir-opt 22 accepts, that
# TOOL writes otherwise than mlir-opt does. Forms: generic, pretty: from generic text; read: generic from pretty
# text; bytes6, bytes4: bytecode from text; generic6, pretty6, generic4: text from bytecode.
input=$1
folder=$2
tool=$3
here=$(dirname "$0")
mkdir -p "$folder" || exit 2

theirs() { mlir-opt-22 --allow-unregistered-dialect "$@" 2>/dev/null; }
ours() { "$tool" --allow-unregistered-dialect "$@" 2>/dev/null; }
chunks() { awk -f "$here/chunks.awk" "$@"; }

# differ FORM EXPECTED ACTUAL
differ() { chunks -v action=differ "$2" "$3" | sed "s/^/$1 /"; }

# Text: module by module.
compare_text() {
  theirs --split-input-file --mlir-print-op-generic "$1" >"$2.generic"
  theirs --split-input-file "$1" >"$2.pretty"
  theirs --split-input-file --mlir-print-op-generic "$2.pretty" >"$2.read"
  ours --split-input-file --mlir-print-op-generic "$1" >"$2.our-generic"
  ours --split-input-file "$1" >"$2.our-pretty"
  ours --split-input-file --mlir-print-op-generic "$2.pretty" >"$2.our-read"
  for form in generic pretty read; do
    differ $form "$2.$form" "$2.our-$form"
  done
}

# bytes_agree FILE VERSION: from the same text, and back from mlir-opt's.
written() {
  theirs --emit-bytecode --emit-bytecode-version="$2" <"$1" >"$1.theirs"
  ours --emit-bytecode --emit-bytecode-version="$2" --producer=MLIR22.1.8 --allow-lossy <"$1" >"$1.ours"
  cmp -s "$1.theirs" "$1.ours"
}
text_agrees() {
  theirs "$2" "$1.theirs" >"$1.their-text"
  ours "$2" "$1.theirs" >"$1.our-text"
  cmp -s "$1.their-text" "$1.our-text"
}

# holds FORM JOINED
holds() {
  case $1 in
    bytes6) written "$2" 6 ;;
    bytes4) written "$2" 4 ;;
    generic*) text_agrees "$2" --mlir-print-op-generic ;;
    pretty*) text_agrees "$2" --mlir-print-debuginfo=false ;;
  esac
}

cut_into() {
  awk -v size="$2" -v prefix="$3" '
    function open_next() { if (name != "") close(name); name = sprintf("%s.%04d", prefix, ++files); count = 0 }
    BEGIN { open_next() }
    /^\/\/ -----$/ { if (++count == size) { open_next(); next } }
    { print > name }' "$1"
}

# search FORMS FILE: the modules of FILE that do not hold, each alone.
search() {
  chunks -v action=join "$2" >"$2.joined"
  failed=
  for form in $1; do
    holds "$form" "$2.joined" || failed="$failed $form"
  done
  rm -f "$2.joined"*
  [ -n "$failed" ] || return
  modules=$(chunks -v action=keys "$2" | wc -l)
  if [ "$modules" -le 1 ]; then
    for form in $failed; do
      chunks -v action=keys "$2" | sed "s/^/$form /"
    done
    return
  fi
  cut_into "$2" $(((modules + 3) / 4)) "$2.x"
  for part in "$2".x.????; do
    search "$1" "$part"
  done
}

compare_text "$input" "$folder/text"
cut_into "$input" 200 "$folder/bytes"
for batch in "$folder"/bytes.????; do
  search 'bytes6 generic6 pretty6' "$batch"
  search 'bytes4 generic4' "$batch"
done
