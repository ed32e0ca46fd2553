#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Modules of 2019 and of LLVM 13, upgraded: mlir-opt takes at least 90 and 95 of a hundred. All of them in a long run, else
# every sixteenth. Counted are those that have successors: the report tells of nothing that was left behind. mlir-opt may
# take unregistered operations only where a module has some of a dialect that is not upstream's today.
# Kind: long
. "$top_srcdir/tests/tap.sh"
tap_without_packs

tap_need zstd mlir-opt-22
stride=16
test -z "${VARVE_TEST_LONG:-}" || stride=1

# dialects FILE: prefixes of operations, types and attributes of generic text, strings apart.
dialects() {
  awk '
    { while (match($0, /"[^"]*"\(/)) {
        name = substr($0, RSTART + 1, RLENGTH - 3)
        dot = index(name, ".")
        print dot == 0 ? "-" : substr(name, 1, dot - 1)
        $0 = substr($0, 1, RSTART - 1) substr($0, RSTART + RLENGTH)
      }
      gsub(/"[^"]*"/, "")
      while (match($0, /[!#][a-z_][a-z_0-9]*[.<]/)) {
        print substr($0, RSTART + 1, RLENGTH - 2)
        $0 = substr($0, RSTART + RLENGTH)
      } }' "$1" | sort -u
}

# judge MODULE ERA: says what became of it: left, taken or not, foreign or upstream.
judge() {
  "$VARVE_TRANSLATE" --era="$2" --upgrade --report --no-verify --mlir-print-op-generic "$1" >upgraded.mlir 2>said || {
    echo "unread upstream $(grep -m 1 error: said)"
    return
  }
  if grep -q '^left: ' said; then
    mlir-opt-22 --allow-unregistered-dialect upgraded.mlir >/dev/null 2>said && echo 'left taken' || echo 'left refused'
    return
  fi
  kind=upstream
  flag=
  if dialects upgraded.mlir | comm -23 - upstream | grep -q .; then
    kind=foreign
    flag=--allow-unregistered-dialect
  fi
  # shellcheck disable=SC2086
  if mlir-opt-22 $flag upgraded.mlir >/dev/null 2>said; then
    echo "taken $kind"
  else
    echo "refused $kind $(grep -m 1 error: said)"
  fi
}

count() { grep -c "$1" verdicts; }

# corpus NAME ERA PERCENT
corpus() {
  archive=$top_srcdir/../shared/corpus/$1.tar.zst
  if test ! -f "$archive"; then
    tap_skip "modules of $2, upgraded" 'they are not beside the project'
    return
  fi
  mkdir "$tap_folder/$1"
  zstd -dcq "$archive" | tar -xf - -C "$tap_folder/$1"
  find "$tap_folder/$1" -name '*.mlir' ! -name '*.generic*' | sort | awk -v stride=$stride 'NR % stride == 0' >modules
  while read -r module; do
    echo "$(judge "$module" "$2") $(basename "$module")"
  done <modules >verdicts
  with=$(($(count .) - $(count '^left')))
  taken=$(count '^taken')
  echo "# $2: $(count .) modules, $with of them with successors ($(count '^left taken') of the $(count '^left') others are taken too)"
  echo "# of upstream's dialects alone: $(count '^taken upstream') of $(count '^[^l].* upstream') are taken, without" \
    "--allow-unregistered-dialect"
  echo "# of others too: $(count '^taken foreign') of $(count '^[^l].* foreign') are taken"
  grep '^refused\|^unread' verdicts >why
  if test $((taken * 100)) -ge $((with * $3)); then
    tap_pass "modules of $2, upgraded: $taken of $with are taken"
  else
    tap_fail "modules of $2, upgraded: $taken of $with are taken"
  fi
}

cd "$tap_folder" || exit 1
mlir-opt-22 --show-dialects | sed 's/^[^:]*: *//' | tr ',' '\n' | sort -u >upstream
corpus legacy2019 2019 90
corpus llvm13 llvm13 95
tap_done
