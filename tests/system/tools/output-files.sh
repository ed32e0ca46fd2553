#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Output files appear whole or not at all, and leave nothing else behind, whatever ends the tool.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# 8 MB of a resource that does not pack.
{
  echo '"a.b"() {r = dense_resource<r> : tensor<8000000xi8>} : () -> ()'
  printf '{-# dialect_resources: { builtin: { r: "0x01000000'
  awk 'BEGIN { srand(7); for (i = 0; i < 2000000; i++) printf "%08x", int(rand() * 4294967295) }'
  printf '" } } #-}\n'
} >large.mlir
mkdir out
(
  ulimit -f 100
  exec "$translate" large.mlir -o out/a.mlirbc
) >stdout 2>stderr
tap_ok "a_file_larger_than_allowed_is_an_error_of_writing" test $? -eq 2
says "the message gives the reason" 'out/a.mlirbc: error: cannot write: File too large'
find out -type f >left
tap_empty "SIGXFSZ_leaves_no_temporary_file" left

for signal in TERM INT HUP KILL; do
  for step in 1 2 3 4 5 6; do
    # Only a new file appears in one step. To replace one takes two, and SIGKILL may fall between them.
    test $signal != KILL || rm -f out/a.mlirbc
    "$translate" large.mlir -o out/a.mlirbc 2>/dev/null &
    sleep "0.0$((step * 15))"
    kill -s $signal $! 2>/dev/null
    wait $! 2>/dev/null
  done
  find out -name '.varve*' >left
  tap_empty "SIG${signal}_leaves_no_temporary_file" left
done

# Names
name=$(printf 'a\nb\033[31m.mlir')
echo 'func.func @f(' >"$name"
"$VARVE_VERIFY" "$name" >stdout 2>stderr
tap_ok "a name with control characters is read" test $? -eq 1
printf '%s\n' 'a\0Ab\1B[31m.mlir: text, NOT verified: syntax error' >expected
tap_same "names_are_printed_without_control_characters" expected stdout
tap_ok "in diagnostics too" grep -qF 'a\0Ab\1B[31m.mlir:1:14: error: ' stderr
tap_ok "no control character remains" test "$(tr -d '\n' <stderr | LC_ALL=C tr -cd '\000-\037\177' | wc -c)" -eq 0
tap_status "names of options too" 2 "$translate" "$(printf -- '--a\033[31m')"
says "they are escaped" "unknown option '--a\\1B[31m'"
for command in "$VARVE_EXTRACT --list" "$translate" "$translate --hash" "$VARVE_DIALECT check" "$VARVE_DIALECT import"; do
  # shellcheck disable=SC2086
  $command "$name" >stdout 2>stderr
  tap_ok "names are escaped: ${command##*/}" sh -c '
    cat stdout stderr | LC_ALL=C tr -d "\n" | LC_ALL=C tr -cd "\000-\037\177" | wc -c | grep -qx " *0"'
done
printf '"d.\033[31m"() {sym_name = "x"} : () -> ()\n' >op.mlir
tap_status "an operation is listed" 0 "$VARVE_EXTRACT" --list op.mlir
printf '@x\td.\\1B[31m\n' >expected
tap_same "its name is escaped" expected "$tap_folder/stdout"
tap_status "a missing key is reported" 1 "$VARVE_EXTRACT" --resource="$(printf 'k\033')" op.mlir
says "it is escaped" "there is no resource 'k\\1B'"
printf 'func.func @f(\033[31m)\n' >line.mlir
tap_status "a line with control characters is shown" 1 "$translate" line.mlir
says "they are escaped, and the caret stands under its byte" '             ^'
# Text of several bytes stays readable.
name=$(printf 'gr\303\274n.mlir')
echo 'module {}' >"$name"
tap_status "UTF-8 is not escaped" 0 "$VARVE_VERIFY" "$name"
prints "it is as it was" "$name: text, 1 operation, structure verified, there is no checksum"
name=$(printf 'a\302\233b\200.mlir')
echo 'module {}' >"$name"
tap_status "control characters beyond ASCII are" 0 "$VARVE_VERIFY" "$name"
prints "they are escaped" 'a\C2\9Bb\80.mlir: text, 1 operation, structure verified, there is no checksum'
tap_done
