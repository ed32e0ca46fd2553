#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# --diagnostics=json of each tool, and the examples of format-spec/diagnostics.md.
. "$top_srcdir/tests/tap.sh"

document=$top_srcdir/format-spec/diagnostics.md
cd "$tap_folder" || exit 1

# says NAME LINE: standard error is that line alone.
says() {
  printf '%s\n' "$2" >expected
  tap_same "$1" expected stderr
}

awk '
  /^```mlir$/ { number++; file = number ".mlir"; next }
  /^```json$/ { file = number ".json"; next }
  /^```$/ { file = ""; next }
  file != "" { print > file }' "$document"
for input in [0-9].mlir; do
  cp "$input" input.mlir
  "$VARVE_TRANSLATE" --no-default-dialects --diagnostics=json input.mlir >stdout 2>stderr
  tap_same "the document: $input" "${input%.mlir}.json" stderr
done
tap_ok 'the document has examples' test -s 3.json

printf 'ML\357R\006' >cut.mlirbc
expected='{"severity": "error", "status": "TRUNCATED", "file": "cut.mlirbc", "offset": 4, '
expected="$expected"'"message": "file: input ends inside version", "notes": []}'
for tool in "$VARVE_TRANSLATE" "$VARVE_VERIFY" "$VARVE_EXTRACT"; do
  case $tool in *extract) option=--symbol=@f ;; *) option=--diagnostics=json ;; esac
  "$tool" --diagnostics=json "$option" cut.mlirbc >stdout 2>stderr
  says "${tool##*/}: binary input has an offset" "$expected"
done

"$VARVE_TRANSLATE" --diagnostics=json nowhere.mlir >stdout 2>stderr
says 'a file that cannot be read has no offset' \
  '{"severity": "error", "status": "IO", "file": "nowhere.mlir", "message": "cannot read: No such file or directory", "notes": []}'

printf '"a.b"() {s = "x\377\001\303\251"\n' >bytes.mlir
"$VARVE_TRANSLATE" --diagnostics=json bytes.mlir >stdout 2>stderr
tap_ok 'bytes that are not UTF-8 become characters with their numbers' \
  grep -qF 'source_line": "\"a.b\"() {s = \"x\u00ff\u0001'"$(printf '\303\251')"'\""' stderr

printf 'func.func @f() { return }\nfunc.func @g() { return }\n' >two.mlir
"$VARVE_EXTRACT" --diagnostics=json --symbol=@h two.mlir >stdout 2>stderr
says 'varve-extract: a symbol that is missing' \
  '{"severity": "error", "file": "two.mlir", "message": "there is no symbol @h; did you mean @f or @g?", "notes": []}'
"$VARVE_DIALECT" show --diagnostics=json arith.none >stdout 2>stderr
says 'varve-dialect: a message without file' \
  '{"severity": "error", "message": "'"'arith.none'"' is not defined", "notes": []}'
"$VARVE_TRANSLATE" --diagnostics=json --era=1 two.mlir >stdout 2>stderr
tap_ok 'a value of an option' grep -q '^{"severity": "error", "message": "unknown era .1.: .*", "notes": \[\]}$' stderr

"$VARVE_VERIFY" --bogus --diagnostics=json two.mlir >stdout 2>stderr
says 'an unknown option before it' '{"severity": "error", "message": "unknown option '"'--bogus'"'; see varve-verify --help", "notes": []}'

printf '// expected-error @below {{no}}\n"a.b"() : () -> ()\n' >announced.mlir
"$VARVE_TRANSLATE" --diagnostics=json --verify-diagnostics announced.mlir >stdout 2>stderr
says '--verify-diagnostics' '{"severity": "error", "status": "INVALID", "file": "announced.mlir", "line": 1, "column": 1, '`
  `'"offset": 0, "message": "expected error \"no\" was not produced", "notes": []}'

tap_status 'another word is refused' 2 "$VARVE_TRANSLATE" --diagnostics=xml two.mlir
"$VARVE_TRANSLATE" --diagnostics=text 2.mlir >stdout 2>stderr
tap_ok 'text is as without the option' grep -q '^2.mlir:1:14: error: ' stderr
tap_done
