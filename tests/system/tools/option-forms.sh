#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# An option that has no effect in the chosen form is an error: every option of every tool with every form of output, as
# the column of the option lists says, and with every form of input.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
tools=$top_srcdir/tools
mkdir folder
printf 'func.func @f() {\n  return\n}\n' >in.mlir
printf 'irdl.dialect @d { irdl.operation @o {} }\n' >d.irdl.mlir
"$VARVE_TRANSLATE" in.mlir -o in.mlirbc
"$VARVE_TRANSLATE" in.mlir -o in.varve
"$VARVE_TRANSLATE" --train-dictionary in.mlir -o in.vdict

# options_of LIST: name, kind, argument and forms of each option, also of the lists that it includes.
options_of() {
  sed -n "s,^#include \"\(.*\)\",$tools/\1,p" "$1" | while read -r list; do cat "$list"; done | cat - "$1" |
    awk '/^(OPTION|SHARED)\(/ { while ($0 !~ /, [A-Z_| ()a-z]+, *("|$)/) { getline more; $0 = $0 more }; print }' |
    sed -e 's/^[A-Z]*([a-z_]*, "\([^"]*\)", \([A-Z_]*\), "\([^"]*\)", \([^"]*\),.*/\1;\2;\3;\4/' -e 's/ *$//'
}

# value_of NAME KIND ARGUMENT: what to write after the name.
value_of() {
  case $1 in
  to | o) return ;;
  rules) echo =-ssa ;;
  resources) echo =inline ;;
  convert) echo =vhlo:stablehlo ;;
  dialect | replace-dialect | irdl-file) echo =d.irdl.mlir ;;
  dialect-path | folder | facts | base) echo =folder ;;
  dictionary) echo =in.vdict ;;
  report-file) echo =report ;;
  resource-alignment) echo =64 ;;
  only | set | producer | target) echo =llvm22 ;;
  *)
    case $2 in
    FLAG | OPTIONAL_*) ;;
    CHOICE) echo "=${3%%|*}" ;;
    *) echo =1 ;;
    esac
    ;;
  esac
}

# pairs LIST FORM ACCEPTS WORDS...: each option of LIST with WORDS, which choose FORM. ACCEPTS is a regular expression of forms.
pairs() {
  pairs_list=$1
  pairs_form=$2
  pairs_accepts=$3
  shift 3
  : >"wrong.$pairs_form"
  pairs_count=0
  options_of "$pairs_list" >options
  while IFS=';' read -r name kind argument forms; do
    case $name in # they choose the form, or need what is not here
    o | to | emit-bytecode | hash | train-dictionary | zstd | list | symbol | resource | h | V | help | version) continue ;;
    dialect-hooks | report | report-file | from-artifact | to-artifact | convert | target | upgrade) continue ;;
    esac
    pairs_count=$((pairs_count + 1))
    "$@" "--$name$(value_of "$name" "$kind" "$argument")" >out 2>err </dev/null
    pairs_status=$?
    case $forms in
    *TO_* | *FOR\(* | READS*) is_limited=yes ;;
    *) is_limited= ;;
    esac
    is_error=
    if grep -q "option '--$name' has no effect for .*; it is for " err; then is_error=yes; fi
    is_expected=
    printf '%s\n' "$forms" | grep -Eq "$pairs_accepts" || is_expected=$is_limited
    test "$is_error" = "$is_expected" && { test -z "$is_error" || test $pairs_status -eq 2; } ||
      echo "--$name ($forms): status $pairs_status, $(head -1 err)" >>"wrong.$pairs_form"
  done <options
  tap_empty "$pairs_form: $pairs_count options fit or are rejected" "wrong.$pairs_form"
  test $pairs_count -gt 5 || tap_fail "$pairs_form: options were found"
}

list=$tools/varve-translate.options.def
t=$VARVE_TRANSLATE
pairs "$list" text 'TO_TEXT|TO_MODULE' "$t" in.mlir
pairs "$list" bytecode 'TO_BYTECODE|TO_MODULE' "$t" in.mlir -o out.mlirbc
pairs "$list" varve 'TO_VARVE|TO_MODULE' "$t" in.mlir --to=varve
pairs "$list" text-frame 'TO_TEXT|TO_MODULE|TO_FRAME' "$t" in.mlir -o out.mlir.zst
pairs "$list" bytecode-frame 'TO_BYTECODE|TO_MODULE|TO_FRAME' "$t" in.mlir --zstd --emit-bytecode
pairs "$list" hash 'TO_HASHES' "$t" in.mlir --hash
pairs "$list" dictionary 'TO_DICTIONARY' "$t" in.mlir --train-dictionary
list=$tools/varve-extract.options.def
pairs "$list" symbol-text 'TO_TEXT|TO_MODULE' "$VARVE_EXTRACT" in.mlir --symbol=@f
pairs "$list" symbol-varve 'TO_VARVE|TO_MODULE' "$VARVE_EXTRACT" in.mlir --symbol=@f -o out.varve
pairs "$list" list 'TO_LIST' "$VARVE_EXTRACT" in.mlir --list
pairs "$list" resource 'TO_RESOURCE' "$VARVE_EXTRACT" in.mlir --resource=r
list=$tools/varve-dialect.options.def
for command in list show check test docs compile import; do
  case $command in
  compile | import) reads= ;;
  *) reads='|READS' ;;
  esac
  pairs "$list" $command "FOR\\($command\\)$reads" "$VARVE_DIALECT" $command d.irdl.mlir
done

# Inputs
for form in mlirbc varve; do
  options_of "$tools/varve-translate.options.def" | grep ';FROM_TEXT' | while IFS=';' read -r name rest; do
    "$t" in.$form "--$name" >out 2>err
    status=$?
    test $status -eq 2 && grep -q "option '--$name' has no effect for .* input; it is for text input" err ||
      echo "--$name: status $status, $(head -1 err)"
  done >wrong
  tap_empty "options for text are rejected for $form" wrong
done
tap_status 'a dictionary has no use from bytecode to text' 2 "$t" --dictionary=in.vdict in.mlirbc
tap_status 'nor from text to text' 2 "$t" --dictionary=in.vdict in.mlir
tap_status 'it has one for varve input' 0 "$t" --dictionary=in.vdict in.varve
tap_status 'and for varve output' 0 "$t" --dictionary=in.vdict in.mlir -o out.varve

# The form of the output
tap_status 'an unknown suffix is an error' 2 "$t" in.mlir -o x.vrv
says 'it names the known ones' "unknown suffix '.vrv' of 'x.vrv': give --to, or use .mlir, .mlirbc, .bc or .varve"
tap_status 'an unknown suffix before .zst is one, too' 2 "$t" in.mlir -o x.vrv.zst
tap_status 'of a file in a folder with a dot' 2 "$t" in.mlir -o ./folder/x.vrv
for name in x.vrv x.mlirbc.gz .vrv.x; do
  tap_ok "$name was not written" test ! -e $name
done
tap_status '--to needs no suffix' 0 "$t" in.mlir --to=mlir -o x.vrv
mkdir dotted.folder
tap_status 'a name without suffix is text' 0 "$t" in.mlir -o dotted.folder/x
tap_status 'a hidden file has no suffix' 0 "$t" in.mlir -o .x
for words in '--to=varve -o x.mlirbc' '--to=mlir -o x.bc' '--to=mlirbc -o x.mlir' '--emit-bytecode -o x.varve' \
  '--to=varve -o x.mlir.zst'; do
  # shellcheck disable=SC2086
  tap_status "$words disagree" 2 "$t" in.mlir $words
  says "$words: both are named" "' has the suffix of "
done
tap_status '--to=mlirbc and .bc agree' 0 "$t" in.mlir --to=mlirbc -o x.bc

# Numbers of bytes
for size in 1G 64M 100000K 1g 100000000; do
  tap_status "--max-memory=$size" 0 "$t" --max-memory=$size in.mlir
done
tap_status '--max-memory=1K is a limit' 2 "$t" --max-memory=1K in.mlir
for size in G 1X 1KK 9999999999999G -1 ''; do
  tap_status "--max-memory=$size is an error" 2 "$t" "--max-memory=$size" in.mlir
  says "it says what a size is: '$size'" "option '--max-memory' requires a number of bytes, such as 4096, 64K or 1G"
done

# Similar names
for tool in "$VARVE_TRANSLATE" "$VARVE_EXTRACT" "$VARVE_VERIFY" "$VARVE_DIALECT"; do
  tap_status "${tool##*/} -h" 0 "$tool" -h
  tap_ok 'prints the help' grep -q '^Usage: ' stdout
  tap_status "${tool##*/} -V" 0 "$tool" -V
  tap_ok 'prints the version' grep -q '(Varve) ' stdout
  tap_status "${tool##*/} --hlep" 2 "$tool" --hlep
  says 'a similar option is named' "unknown option '--hlep'; did you mean '--help'?"
done
tap_status '--emit-byecode' 2 "$t" --emit-byecode in.mlir
says 'a similar option is named' "did you mean '--emit-bytecode'?"
tap_status '--too=varve' 2 "$t" --too=varve in.mlir
says 'the value is not compared' "unknown option '--too=varve'; did you mean '--to'?"
tap_status 'lst' 2 "$VARVE_DIALECT" lst
says 'a similar command is named' "unknown command 'lst'; did you mean 'list'?"
tap_status '--canonicalize' 2 "$t" --canonicalize in.mlir
says 'where none is similar, the help is named' "unknown option '--canonicalize'; see varve-translate --help"
tap_status 'a single letter' 2 "$VARVE_VERIFY" -v
says 'has no similar ones' "unknown option '-v'; see varve-verify --help"
tap_status '--layout=map' 2 "$t" --layout=map in.mlir -o x.varve
says 'values are named' "--layout must be packed or mapped, not 'map'"
tap_status 'two inputs' 2 "$t" in.mlir in.varve
says 'both are named' "only one input is allowed, not 'in.mlir' and 'in.varve'"
tap_done
