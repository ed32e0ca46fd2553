#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Sets that are differences: what llvm19 and llvm24 have apart from LLVM 22, and what they share with it.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

cat >load.mlir <<'END'
"func.func"() <{function_type = (memref<4xf32>, index) -> f32, sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %i: index):
  %0 = "memref.load"(%m, %i) <{invariant = true}> : (memref<4xf32>, index) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
END
tap_status 'llvm24 has a property of its own' 0 "$translate" --era=llvm24 load.mlir
prints 'its format is that of the difference' '    %0 = memref.load %arg0[%arg1] {invariant = true} : memref<4xf32>'
tap_empty 'nothing is ignored' stderr
tap_status 'what it does not change is as in llvm22' 0 "$translate" --era=llvm24 --mlir-print-op-generic load.mlir
prints 'a function' '  "func.func"() <{function_type = (memref<4xf32>, index) -> f32, sym_name = "f"}> ({'

printf 'func.func private @f() attributes {no_inline}\n' >no_inline.mlir
for era in llvm19 llvm22; do
  "$translate" --era=$era --mlir-print-op-generic no_inline.mlir >"$era"
done
tap_ok 'no_inline is a property in llvm22' grep -q '"func.func"() <{.*no_inline' llvm22
tap_ok 'but not in llvm19' grep -q '<{.*}> ({$' llvm19
tap_ok 'where it is discardable' grep -q '^  }) {no_inline} : () -> ()$' llvm19

# A difference of one's own
cat >own.irdl.mlir <<'END'
irdl.dialect @ub attributes {varve.set = "own", varve.base = "llvm22", varve.removes = ["operation ub.unreachable"]} {
  irdl.operation @poison attributes {varve.format = "`own` attr-dict `:` type($result)"} {
    %any = irdl.any
    irdl.results(result: %any)
  }
}
END
printf '%%0 = ub.poison own : i32\n' >own.mlir
tap_status 'a loaded difference replaces an operation' 0 "$translate" --dialect=own.irdl.mlir own.mlir
prints 'in its own form' '  %0 = ub.poison own : i32'
printf 'ub.unreachable\n' >removed.mlir
tap_status 'it removes another' 1 "$translate" --dialect=own.irdl.mlir removed.mlir
printf '"ub.poison"() {a = #ub.poison} : () -> i32\n' >kept.mlir
tap_status 'what it does not mention stays' 0 "$translate" --dialect=own.irdl.mlir kept.mlir
sed 's/varve.base = "llvm22", .*]}/varve.base = "llvm22", varve.removed}/; /irdl.operation/,/^  }$/d' own.irdl.mlir >gone.irdl.mlir
tap_status 'a whole dialect can be removed' 1 "$translate" --dialect=gone.irdl.mlir own.mlir
says 'it is then unknown' "ub"
tap_done
