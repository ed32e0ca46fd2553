#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# --verify-diagnostics and --rules.
. "$top_srcdir/tests/tap.sh"

translate() { "$VARVE_TRANSLATE" --to=mlir "$@"; }

# Every rule that the cases can break is shown for one of them.
cat "$top_srcdir"/tests/data/cases/verify/*.mlir >"$tap_folder/all.mlir"
translate --split-input-file "$tap_folder/all.mlir" 2>"$tap_folder/errors" >"$tap_folder/out"
for rule in structure.regions structure.results structure.successors structure.operands structure.entry-block \
  structure.empty-block structure.successors-in-the-middle structure.terminator trait.terminator trait.parent \
  trait.single-block ssa.dominance symbol.redefinition symbol.visibility symbol.parent trait.same-types trait.branch \
  trait.function operation.builtin; do
  tap_ok "$rule is reported" grep -qF "[$rule]" "$tap_folder/errors"
done

cd "$tap_folder" || exit 1
printf '%s\n' 'func.func @f() {' '  "toy.use"(%0) : (i32) -> ()' '  %0 = "toy.make"() : () -> i32' '  return' '}' >ssa.mlir
tap_status 'an error is reported' 1 "$VARVE_TRANSLATE" --to=mlir ssa.mlir
tap_status '--no-verify accepts everything' 0 "$VARVE_TRANSLATE" --to=mlir --no-verify ssa.mlir
tap_status '--rules without the group' 0 "$VARVE_TRANSLATE" --to=mlir --rules=-ssa ssa.mlir
tap_status '--rules without the rule' 0 "$VARVE_TRANSLATE" --to=mlir --rules=-ssa.dominance,-symbol ssa.mlir
tap_status '--rules with others only' 0 "$VARVE_TRANSLATE" --to=mlir --rules=symbol,trait ssa.mlir
tap_status '--rules with this one only' 1 "$VARVE_TRANSLATE" --to=mlir --rules=ssa ssa.mlir
tap_status 'an unknown rule' 2 "$VARVE_TRANSLATE" --to=mlir --rules=ssa.sense ssa.mlir
tap_status 'invalid bytecode is made' 0 "$VARVE_TRANSLATE" --no-verify ssa.mlir -o ssa.mlirbc
tap_status 'and rejected' 1 "$VARVE_TRANSLATE" --to=mlir ssa.mlirbc

# announced NAME STATUS COMMENT: the comment in front of an operation that is at fault.
announced() {
  printf '%s\n' 'func.func @f() {' "  // $3" '  "toy.use"(%0) : (i32) -> ()' '  %0 = "toy.make"() : () -> i32' '  return' '}' >one.mlir
  tap_status "$1" "$2" "$VARVE_TRANSLATE" --to=mlir --verify-diagnostics one.mlir
}
announced 'the next line' 0 'expected-error@+1 {{does not dominate}}'
announced 'below' 0 'expected-error @below {{operand #0 does not dominate this use}}'
announced 'another text' 1 'expected-error @below {{operand #1}}'
announced 'another line' 1 'expected-error @+2 {{operand #0}}'
announced 'another kind' 1 'expected-warning @below {{operand #0}}'
announced 'nothing announced' 1 'nothing'
announced 'an expression' 0 'expected-error-re @below {{operand #{{[0-9]+}} does}}'
announced 'an expression that does not match' 1 'expected-error-re @below {{operand #{{[a-z]+}} does}}'
# What would take the stack or all memory to match does not match.
many=$(printf '%5000s' '' | tr ' ' '(')
announced 'an expression that is too deep' 1 "expected-error-re @below {{operand #{{$many}}}}"
announced 'an expression that is too large' 1 \
  'expected-error-re @below {{operand #{{(((.{1,99}){1,99}){1,99})+}} does}}'
announced 'an expression that is large' 0 'expected-error-re @below {{operand {{(#{1,9}){1,9}[0-9]+}} does}}'
tap_done
