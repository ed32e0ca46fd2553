#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Bytecode of the corpus with one bit changed: read, printed and written without a crash, and each in less than five
# seconds. 3,000 of them in a long run, with what mlir-opt 22 does with the same files beside it; else a few.
# Kind: shell
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/oracle/corpus-files.sh"

count=200
test -z "${VARVE_TEST_LONG:-}" || count=3000
cd "$tap_folder" || exit 1
mkdir flipped
# Small files are changed where it matters more often; a large one is one of many.
awk 'NR % 20 == 3 { print $0 ".mlirbc" }' modules >chosen
# shellcheck disable=SC2046
"$top_builddir/tests/oracle/flip_bytecode" 22 $count flipped $(cat chosen) >said 2>&1
status=$?
tail -n 2 said >why
if test $status -eq 0; then tap_pass "$count changed files, no crash, none over five seconds"; else
  tap_fail "$count changed files, no crash, none over five seconds (exit status $status)"
fi
sed 's/^/# varve: /' why | tail -n 1

# peer FILE: how mlir-opt ends, a word.
if test -n "${VARVE_TEST_LONG:-}" && command -v mlir-opt-22 >/dev/null; then
  cat >peer.sh <<'END'
ulimit -v 4000000 -c 0
timeout -s KILL 10 mlir-opt-22 --allow-unregistered-dialect "$1" >/dev/null 2>&1
case $? in
0) echo taken ;;
1) echo refused ;;
137) echo hung ;;
*) echo crashed ;;
esac
END
  find flipped -name '*.mlirbc' | xargs -n 1 -P 2 sh peer.sh 2>/dev/null | sort | uniq -c | sed 's/^ */# mlir-opt 22: /'
fi
tap_done
