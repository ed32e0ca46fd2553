#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Prints "PASSED FAILED": the TAP points of a run as automake counts them in what make prints, or in its test-suite.log.
# Skipped points are neither. Usage: count-tests.sh LOG. A log that is absent is one failure: the run did not come to its end.
log=$1
test -f "$log" || { echo '0 1'; exit 0; }
exec ${AWK:-awk} '
  /^# (PASS|XFAIL):/ { passed += $3 }
  /^# (FAIL|XPASS|ERROR):/ { failed += $3 }
  /^\.\. contents::/ { exit }
  END { print passed + 0, failed + 0 }
' "$log"
