#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Dictionaries of the container: made of modules, used for others, and asked for by what was written with them.
. "$top_srcdir/tests/tap.sh"

files=$top_srcdir/tests/data/files
cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

# module N: one like the others of its kind.
module() {
  cat <<END
func.func @function_$1(%input: tensor<${1}x8xf32>, %other: tensor<${1}x8xf32>) -> tensor<${1}x8xf32> {
  %0 = "vendor.combine"(%input, %other) {vendor.mode = "saturating", axis = $1 : i64} : (tensor<${1}x8xf32>, tensor<${1}x8xf32>) -> tensor<${1}x8xf32>
  %1 = arith.addf %0, %other : tensor<${1}x8xf32>
  return %1 : tensor<${1}x8xf32>
}
END
}

for n in 1 2 3 4 5 6 7 8 9; do
  module $n >module$n.mlir
done
module 1234 >other.mlir
"$translate" --mlir-print-debuginfo other.mlir --to=mlir -o other.text

tap_status "a dictionary is made" 0 "$translate" --train-dictionary -o a.vdict module?.mlir
tap_status "a dictionary is made again" 0 "$translate" --train-dictionary -o b.vdict module?.mlir
tap_same "the same modules make the same dictionary" a.vdict b.vdict
tap_status "without it" 0 "$translate" --no-builtin-dictionary other.mlir -o without.varve
tap_status "with it" 0 "$translate" --dictionary=a.vdict other.mlir -o with.varve
tap_ok "a third of the size" test "$(($(wc -c <with.varve) * 3))" -lt "$(wc -c <without.varve)"
tap_status "it is read with it" 0 "$translate" --dictionary=a.vdict --mlir-print-debuginfo with.varve --to=mlir -o with.text
tap_same "and holds the module" other.text with.text
tap_status "it is not read without it" 3 "$translate" with.varve
tap_ok "which is said" grep -q 'requires dictionary .*--dictionary=FILE' stderr
tap_status "another dictionary" 0 "$translate" --train-dictionary -o c.vdict module1.mlir module2.mlir
tap_status "it is not read with another" 3 "$translate" --dictionary=c.vdict with.varve
tap_status "a file without a dictionary is read with any" 0 "$translate" --dictionary=c.vdict --mlir-print-debuginfo without.varve --to=mlir -o any.text
tap_same "and holds the module as well" other.text any.text

tap_status "with the built-in one" 0 "$translate" other.mlir -o builtin.varve
tap_ok "smaller" test "$(wc -c <builtin.varve)" -lt "$(wc -c <without.varve)"
tap_status "it is read without options" 0 "$translate" --mlir-print-debuginfo builtin.varve --to=mlir -o builtin.text
tap_same "and holds the module" other.text builtin.text
{ dd if=builtin.varve bs=1 count=6 && printf '\023' && dd if=builtin.varve bs=1 skip=7; } >later.varve 2>dd.out
tap_status "one with a later edition of the built-in one" 3 "$translate" later.varve
tap_ok "which is said" grep -q 'edition 9 of the built-in vocabulary' stderr
tap_status "a dictionary without the built-in one" 0 "$translate" --train-dictionary --no-builtin-dictionary -o f.vdict module?.mlir
tap_status "with it" 0 "$translate" --dictionary=f.vdict other.mlir -o alone.varve
tap_status "it is read with it" 0 "$translate" --dictionary=f.vdict --mlir-print-debuginfo alone.varve --to=mlir -o alone.text
tap_same "and holds the module" other.text alone.text

tap_status "a file that is not a dictionary" 1 "$translate" --dictionary=other.mlir without.varve
tap_ok "which is said" grep -q 'not a varve dictionary' stderr
dd if=a.vdict of=cut.vdict bs=1 count=100 2>dd.out
tap_status "a dictionary that ends early" 1 "$translate" --dictionary=cut.vdict without.varve
{ dd if=a.vdict bs=1 count=50 && printf x && dd if=a.vdict bs=1 skip=51; } >changed.vdict 2>dd.out
tap_status "a dictionary that was changed" 1 "$translate" --dictionary=changed.vdict without.varve
tap_status "training without files" 2 "$translate" --train-dictionary -o d.vdict
tap_status "training on a file that is not a module" 1 "$translate" --train-dictionary -o d.vdict module1.mlir dd.out module2.mlir
tap_ok "leaves no file" test ! -e d.vdict
tap_status "samples without locations" 0 "$translate" --train-dictionary --strip-debuginfo -o e.vdict module?.mlir

tap_done
