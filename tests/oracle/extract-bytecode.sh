#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Bytecode that mlir-opt has written, read by parts: lists and symbols are those of the text, and mlir-opt takes what comes out.
# Symbols are nested, in isolated operations, in operations that nobody knows; the versions are those with lazy regions.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22

cd "$tap_folder" || exit 1
extract=$VARVE_EXTRACT
optimizer='mlir-opt-22 --allow-unregistered-dialect'

cat >m.mlir <<'END'
module @top attributes {my.flag} {
  func.func private @callee(i32) -> i32
  func.func @outer(%a: i32, %b: memref<4x?xf32>) -> i32 attributes {llvm.emit_c_interface} {
    %c = arith.constant 3 : i32
    %0 = scf.for %i = %c to %a step %c iter_args(%x = %a) -> (i32) : i32 {
      %y = func.call @callee(%x) : (i32) -> i32
      scf.yield %y : i32
    }
    return %0 : i32
  }
  module @inner {
    memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]>
    func.func nested @deep() -> memref<2xi32> {
      %0 = memref.get_global @g : memref<2xi32>
      return %0 : memref<2xi32>
    }
    module @innermost {
      func.func @deepest() {
        "my.isolated"() ({
        ^bb0(%z: i64):
          "my.end"(%z) : (i64) -> ()
        }) : () -> ()
        return
      }
    }
  }
  gpu.module @kernels {
    gpu.func @k(%m: memref<8xf32>) kernel { gpu.return }
  }
  "my.table"() ({
    "my.symbol"() {sym_name = "of unknown kind", x = @outer} : () -> ()
    "my.nest"() ({ func.func @hidden() { return } }) : () -> ()
  }) {sym_name = "table"} : () -> ()
  llvm.mlir.global external @lg(7 : i32) : i32
  func.func @user() -> i32 {
    %0 = llvm.mlir.addressof @lg : !llvm.ptr
    %1 = llvm.load %0 : !llvm.ptr -> i32
    return %1 : i32
  }
}
END
"$extract" --list m.mlir >list
cut -f 1 list >paths
tap_ok 'symbols are listed' test "$(wc -l <paths)" -eq 13

# symbols FILE: what each of them is, alone and with what it refers to.
symbols() {
  while read -r path; do
    "$extract" --symbol="$path" "$1" && "$extract" --symbol="$path" --with-deps "$1" || return
  done <paths
}
symbols m.mlir >expected 2>errors
tap_empty 'each of them is taken out of text' errors
while read -r path; do
  "$extract" --symbol="$path" --with-deps m.mlir -o with.mlir && $optimizer with.mlir -o ignored
done <paths >errors 2>&1
tap_empty 'and mlir-opt takes it with what it refers to' errors
for version in 6 5 4 3 2; do
  $optimizer m.mlir --emit-bytecode --emit-bytecode-version=$version -o m.mlirbc
  tap_status "version $version: list" 0 "$extract" --list m.mlirbc
  tap_same "version $version: it is that of the text" list stdout
  symbols m.mlirbc >got 2>&1
  tap_same "version $version: each symbol is that of the text" expected got
done
tap_done
