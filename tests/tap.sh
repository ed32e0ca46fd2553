# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# TAP for shell tests. A test begins with
#   . "$top_srcdir/tests/tap.sh"
# and ends with tap_done. It writes in $tap_folder only, which is removed afterwards.
# shellcheck shell=sh disable=SC2034,SC2154

set -u
tap_count=0
tap_folder=$(mktemp -d "${TMPDIR:-/tmp}/varve-test.XXXXXX")
trap 'rm -rf "$tap_folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# tap_skip_all REASON: the whole test does not apply here.
tap_skip_all() {
  echo "1..0 # SKIP $1"
  exit 0
}

# tap_need COMMAND...: skips the whole test where a command is absent.
tap_need() {
  for tap_command in "$@"; do
    command -v "$tap_command" >/dev/null 2>&1 || tap_skip_all "$tap_command is not installed"
  done
}

# tap_without_packs: the tools find no packs, as with --no-default-dialects. Only for tests where mlir-opt is the judge: it knows
# no other dialects than those of LLVM. All other tests run as users do, with the packs of the build folder.
tap_without_packs() {
  VARVE_DIALECT_PATH=
  export VARVE_DIALECT_PATH
}

# tap_unpack ARCHIVE WHAT: a tar.zst into $tap_folder/corpus; skips the whole test where it is not beside the project.
tap_unpack() {
  test -f "$1" || tap_skip_all "$2 not beside the project"
  tap_need zstd
  mkdir "$tap_folder/corpus"
  zstd -dcq "$1" | tar -xf - -C "$tap_folder/corpus" || tap_skip_all "$2 not unpacked"
}

tap_pass() {
  tap_count=$((tap_count + 1))
  echo "ok $tap_count - $1"
}

# tap_fail NAME: the file $tap_folder/why, if there is one, tells why and is used up.
tap_fail() {
  tap_count=$((tap_count + 1))
  echo "not ok $tap_count - $1"
  if test -s "$tap_folder/why"; then
    head -n 40 "$tap_folder/why" | sed 's/^/#   /'
  fi
  rm -f "$tap_folder/why"
}

tap_skip() {
  tap_count=$((tap_count + 1))
  echo "ok $tap_count - $1 # SKIP $2"
}

# tap_ok NAME COMMAND...: passes when the command does; what it prints is shown otherwise.
tap_ok() {
  tap_name=$1
  shift
  if "$@" >"$tap_folder/why" 2>&1; then tap_pass "$tap_name"; else tap_fail "$tap_name"; fi
}

# tap_status NAME STATUS COMMAND...: passes when the command exits with STATUS.
# Its output is left in $tap_folder/stdout and $tap_folder/stderr.
tap_status() {
  tap_name=$1
  tap_expected=$2
  shift 2
  "$@" >"$tap_folder/stdout" 2>"$tap_folder/stderr"
  tap_got=$?
  if test "$tap_got" -eq "$tap_expected"; then
    tap_pass "$tap_name"
  else
    { echo "exit status $tap_got, expected $tap_expected"; cat "$tap_folder/stderr"; } >"$tap_folder/why"
    tap_fail "$tap_name"
  fi
}

# tap_finds NAME TEXT FILE GREP-OPTION...
tap_finds() {
  tap_name=$1
  tap_expected=$2
  tap_file=$3
  shift 3
  if grep "$@" -F -- "$tap_expected" "$tap_file"; then
    tap_pass "$tap_name"
  else
    { echo "expected: $tap_expected"; cat "$tap_file"; } >"$tap_folder/why"
    tap_fail "$tap_name"
  fi
}

# says NAME TEXT: what tap_status ran has TEXT in what it wrote to standard error.
says() { tap_finds "$1" "$2" "$tap_folder/stderr" -aq; }

# prints NAME LINE: what tap_status ran has the line in its standard output.
prints() { tap_finds "$1" "$2" "$tap_folder/stdout" -qx; }

# tap_same NAME EXPECTED-FILE FILE
tap_same() {
  if cmp -s "$2" "$3"; then
    tap_pass "$1"
  else
    { diff -u "$2" "$3" || cmp "$2" "$3"; } >"$tap_folder/why" 2>&1
    tap_fail "$1"
  fi
}

# tap_empty NAME FILE: passes when the file is empty; its lines are shown otherwise.
tap_empty() {
  if test -s "$2"; then
    cp "$2" "$tap_folder/why"
    tap_fail "$1"
  else
    tap_pass "$1"
  fi
}

tap_done() {
  echo "1..$tap_count"
}
