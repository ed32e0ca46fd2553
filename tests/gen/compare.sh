#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# compare.sh INPUT ACCEPTED FOLDER TOOL: prints "FORM OP ATTEMPT" for each instance of INPUT that TOOL writes otherwise than
# mlir-opt 22 does. ACCEPTED: what mlir-opt made of them, in generic form. Forms: generic, pretty: from generic text; read: generic from pretty
# text; bytes6, bytes4: bytecode from text; generic6, pretty6, generic4: text from bytecode.
input=$1
accepted=$2
folder=$3
tool=$4
here=$(dirname "$0")
# shellcheck source=tests/gen/batches.sh
. "$here/batches.sh"
mkdir -p "$folder" || exit 2

theirs() { mlir-opt-22 --allow-unregistered-dialect "$@" 2>/dev/null; }
ours() { "$tool" --allow-unregistered-dialect "$@" 2>/dev/null; }
chunks() { awk -f "$here/chunks.awk" "$@"; }

# differ FORM EXPECTED ACTUAL
differ() { chunks -v action=differ "$2" "$3" | sed "s/^/$1 /"; }

# Text: module by module. What mlir-opt crashes on, or does not read again, is not compared.
compare_text() {
  "$here/accept.sh" "$1" "$2.accept" >"$2.pretty"
  "$here/accept.sh" "$2.pretty" "$2.accept" --mlir-print-op-generic >"$2.read"
  ours --split-input-file --mlir-print-op-generic "$1" >"$2.our-generic"
  ours --split-input-file "$1" >"$2.our-pretty"
  ours --split-input-file --mlir-print-op-generic "$2.pretty" >"$2.our-read"
  differ generic "$accepted" "$2.our-generic"
  differ pretty "$2.pretty" "$2.our-pretty"
  differ read "$2.read" "$2.our-read"
}

# written FILE VERSION, reads FILE FLAG: where mlir-opt crashes there is nothing to compare.
written() {
  theirs --emit-bytecode --emit-bytecode-version="$2" <"$1" >"$1.theirs"
  [ $? -ge 128 ] && return 2
  ours --emit-bytecode --emit-bytecode-version="$2" --producer=MLIR22.1.8 --allow-lossy <"$1" >"$1.ours"
  cmp -s "$1.theirs" "$1.ours"
}
reads() {
  theirs "$2" "$1.theirs" >"$1.their-text"
  [ $? -ge 128 ] && return 2
  ours "$2" "$1.theirs" >"$1.our-text"
  cmp -s "$1.their-text" "$1.our-text"
}
holds() {
  case $1 in
    bytes6) written "$2" 6 ;;
    bytes4) written "$2" 4 ;;
    generic*) reads "$2" --mlir-print-op-generic ;;
    pretty*) reads "$2" --mlir-print-debuginfo=false ;;
  esac
}

# search FORMS FILE: the modules of FILE that do not hold, each alone.
search() {
  chunks -v action=join "$2" >"$2.joined"
  modules=$(chunks -v action=keys "$2" | wc -l)
  failed=
  for form in $1; do
    holds "$form" "$2.joined"
    case $?:$modules in
      0:* | 2:1) ;;
      *) failed="$failed $form" ;;
    esac
  done
  rm -f "$2.joined"*
  [ -n "$failed" ] || return
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

search_batch() {
  search 'bytes6 generic6 pretty6' "$1"
  search 'bytes4 generic4' "$1"
}
compare_text "$input" "$folder/text"
on_batches "$input" "$folder/bytes" search_batch
