#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Prints "PASSED FAILED", the numbers of TAP points of a run, from the output of make or from automake's test-suite.log.
# Skipped points count as neither. Usage: count-tests.sh LOG. A missing log counts as one failure, because the run stopped early.
log=$1
test -f "$log" || { echo '0 1'; exit 0; }
exec ${AWK:-awk} '
  /^# (PASS|XFAIL):/ { passed += $3 }
  /^# (FAIL|XPASS|ERROR):/ { failed += $3 }
  /^\.\. contents::/ { exit }
  END { print passed + 0, failed + 0 }
' "$log"
