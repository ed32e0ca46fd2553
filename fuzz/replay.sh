#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The fuzz targets over their first inputs and over what they once crashed on.
. "$top_srcdir/tests/tap.sh"

cd "$top_srcdir" || exit 1
export UNPACK_CONTAINER="$top_builddir/fuzz/unpack-container"
for file in fuzz/*.c; do
  target=$(basename "$file" .c)
  case $target in driver | target | generate* | mutate* | container | unpack*) continue ;; esac
  sh fuzz/inputs.sh "$target" "$tap_folder/$target"
  tap_ok "$target: has inputs" test -n "$(ls "$tap_folder/$target")"
  # The last line names the input that was run when it crashed.
  if "$top_builddir/fuzz/$target" "$tap_folder/$target"/* >"$tap_folder/out" 2>&1; then
    tap_pass "$target: survives"
  else
    tail -n 20 "$tap_folder/out" >"$tap_folder/why"
    tap_fail "$target: survives"
  fi
done
tap_done
