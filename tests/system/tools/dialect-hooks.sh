#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# --dialect-hooks: functions of a shared object read and print custom<...> in formats of a loaded dialect.
. "$top_srcdir/tests/tap.sh"
cases=$top_srcdir/tests/data/cases/hooks
hooks=$tap_folder/interval.so
set -- --dialect="$cases/interval.irdl.mlir"
nm -D --undefined-only "$VARVE_TRANSLATE" | grep -q varve_registry_load_file || tap_skip_all 'no shared library was built'
$CC -std=c11 -Wall -Wextra -Werror -fPIC -shared -I"$top_srcdir/include" -o "$hooks" "$cases/interval.c" || tap_skip_all 'no shared object can be built'

# refused NAME WORDS TEXT OPTION... : the text is refused with these words.
refused() {
  name=$1
  words=$2
  text=$3
  shift 3
  printf '%s' "$text" | "$VARVE_TRANSLATE" "$@" - >"$tap_folder/out" 2>"$tap_folder/errors"
  status=$?
  if test "$status" -eq 1 && grep -qF -e "$words" "$tap_folder/errors"; then
    tap_pass "$name"
  else
    cp "$tap_folder/errors" "$tap_folder/why"
    tap_fail "$name"
  fi
}

cat >"$tap_folder/module.mlir" <<'MLIR'
module {
  %0:2 = "u.x"() : () -> (i32, i64)
  d.range [1 : i64 to "end"] {note}
  d.values {%0#0 of i32, %0#1 of i64}
}
MLIR
"$VARVE_TRANSLATE" "$@" --dialect-hooks="$hooks" "$tap_folder/module.mlir" >"$tap_folder/out"
echo | cat "$tap_folder/module.mlir" - >"$tap_folder/expected"
tap_same 'hooks print what they parsed' "$tap_folder/expected" "$tap_folder/out"
"$VARVE_TRANSLATE" "$@" --mlir-print-op-generic --dialect-hooks="$hooks" "$tap_folder/module.mlir" |
  sed -n 's/^ *\("d\.[a-z]*"\)/\1/p' >"$tap_folder/out"
cat >"$tap_folder/expected" <<'MLIR'
"d.range"() <{high = "end", low = 1 : i64}> {note} : () -> ()
"d.values"(%0#0, %0#1) : (i32, i64) -> ()
MLIR
tap_same 'their generic form is as expected' "$tap_folder/expected" "$tap_folder/out"

# Text in parts: 512 types of 8 parts.
awk 'BEGIN {
  split("affine_layout column_major distributed element_wise fragmented quantized replicated scattered", part)
  for (i = 0; i < 512; i++)
    printf "\"u.x\"() : () -> !e.layout<%s,%s,%s>\n", part[1 + i % 8], part[1 + int(i / 8) % 8], part[1 + int(i / 64)]
}' >"$tap_folder/layouts.mlir"
"$VARVE_TRANSLATE" "$@" "$tap_folder/layouts.mlir" -o "$tap_folder/whole.varve"
"$VARVE_TRANSLATE" "$@" --dialect-hooks="$hooks" "$tap_folder/layouts.mlir" -o "$tap_folder/parts.varve"
whole=$(wc -c <"$tap_folder/whole.varve")
parts=$(wc -c <"$tap_folder/parts.varve")
tap_ok "types in parts take less than half ($parts of $whole)" test $((2 * parts)) -lt "$whole"
"$VARVE_TRANSLATE" "$tap_folder/whole.varve" -o "$tap_folder/expected"
tap_status 'they are read without the hook' 0 "$VARVE_TRANSLATE" "$tap_folder/parts.varve" -o "$tap_folder/out"
tap_same 'as before' "$tap_folder/expected" "$tap_folder/out"

refused 'a mismatch of a hook is reported' "<stdin>:1:17: error: expected 'to'" \
  'd.range [1 : i64 2]' "$@" --dialect-hooks="$hooks"
refused 'a rejection by a hook is reported' 'an interval is not empty' \
  'd.range [1 to 1]' "$@" --dialect-hooks="$hooks"
refused 'wrong arguments of a hook' 'custom<Interval>' \
  'd.other [1 to 2]' "$@" --dialect-hooks="$hooks"
refused 'without hooks the form is unknown' 'custom<Interval>' \
  'd.range [1 to 2]' "$@"
refused 'a file that is not there' 'missing.so' \
  '' "$@" --dialect-hooks="$tap_folder/missing.so"
refused 'hooks that are loaded already' 'error: ' \
  '' "$@" --dialect-hooks="$hooks" --dialect-hooks="$hooks"
tap_done
