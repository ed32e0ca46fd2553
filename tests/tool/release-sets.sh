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

# What code reads in llvm22 is read by a format of the difference, or by code that knows the era.
cat >modes.mlir <<'END'
module {
  gpu.module @m {
    gpu.func @k(%arg0: f32) kernel {
      gpu.return
    }
  }
  llvm.mlir.global internal constant @g("abc") {addr_space = 0 : i32}
  llvm.mlir.global external thread_local(initialexec) @h(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external thread_local @i(0 : i32) {addr_space = 0 : i32} : i32
}
END
tap_status 'forms of llvm24 are read' 0 "$translate" --era=llvm24 modes.mlir
echo >>modes.mlir
tap_same 'and printed' modes.mlir stdout
tap_status 'a mode that does not exist is refused' 1 sh -c "sed s/initialexec/x/ modes.mlir | '$translate' --era=llvm24"
says 'the message names it' 'expected a mode of thread_local'
"$translate" --mlir-print-op-generic load.mlir >stdout 2>stderr
tap_ok 'a property that LLVM 22 lacks is kept' grep -q '{invariant = true}' stdout
says 'with a warning' "'invariant' of 'memref.load': the operation has no such property: it is kept"

# Bytecode: the properties decide, unless the producer is a release.
# by PRODUCER: the file as this producer would have written it.
by() { LC_ALL=C sed "s/Varve [0-9.]* llvm2*[49]/$1/" written.mlirbc; }
printf '%s\n' 'func.func @f(%m: memref<4xf32>, %i: index) -> f32 {' '  %0 = memref.load %m[%i] {invariant = true} : memref<4xf32>' \
  '  return %0 : f32' '}' >source.mlir
tap_status 'a module of llvm24 is written' 0 "$translate" --era=llvm24 --to=mlirbc source.mlir -o written.mlirbc
tap_ok 'its producer names the set' grep -qa 'Varve [0-9.]* llvm24' written.mlirbc
for producer in 'MLIR24.0.0git' 'MLIR17.0.0git' 'StableHLO_v1.17.0' '22.0.0git' ''; do
  by "$producer" >read.mlirbc
  tap_status "it is read as written by '$producer'" 0 "$translate" read.mlirbc
  prints "as it was: '$producer'" '    %0 = memref.load %arg0[%arg1] {invariant = true} : memref<4xf32>'
done
by 'MLIR22.1.8' >read.mlirbc
tap_status 'a release decides alone' 1 "$translate" read.mlirbc
says 'its layout does not fit' "1 unexpected bytes after the last property"
by 'MLIR24.0.0git' >read.mlirbc
tap_status 'an era that does not fit is refused' 3 "$translate" --era=llvm22 read.mlirbc
says 'the message names the one that does' "cannot be read without the definitions of llvm24"
printf 'func.func @f() { return }\n' | "$translate" --era=llvm24 --to=mlirbc -o written.mlirbc
by 'MLIR99.0.0git' >read.mlirbc
tap_status 'what did not change is read from any producer' 0 "$translate" read.mlirbc
printf 'func.func @f() { return }\n' | "$translate" --era=llvm19 --to=mlirbc -o written.mlirbc
by 'MLIR24.0.0git' >read.mlirbc
tap_status 'an older layout is found' 0 "$translate" read.mlirbc

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
