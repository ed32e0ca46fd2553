#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# One file, one verdict: small files of each layout, every byte and field changed behind correct checksums. A whole load, varve_file_check, a lazy
# load, reading by parts, a view and the second decoder agree on the verdict and on the module.
. "$top_srcdir/tests/tap.sh"
. "$top_srcdir/tests/system/tools/all-paths-decoder.sh"

cd "$tap_folder" || exit 1
cat >module.mlir <<'END'
module @m attributes {d.v = dense<[1, 2, 3]> : tensor<3xi32>} {
  func.func private @g(i32) -> i32
  module @in attributes {sym_visibility = "nested"} {
    func.func @a(%x: i32) -> i32 { return %x : i32 }
    func.func private @ab()
  }
  "t.box"() ({ "t.item"() {sym_name = "i"} : () -> () }) {sym_name = "box"} : () -> ()
  func.func @f(%arg0: i32, %b: i1) -> i32 {
    "t.in"() {sym_name = "hidden"} : () -> ()
    %0 = arith.addi %arg0, %arg0 : i32
    cf.cond_br %b, ^bb1(%0 : i32), ^bb2
  ^bb1(%1: i32):
    %2 = func.call @g(%1) : (i32) -> i32
    return %2 : i32
  ^bb2:
    "t.r"() {r = dense_resource<r1> : tensor<4xi8>} : () -> ()
    return %0 : i32
  }
}
{-# dialect_resources: { builtin: { r1: "0x0100000001020304", r2: "0x0400000001020304" } } #-}
END
# write NAME OPTION...
write() {
  name=$1
  shift
  "$VARVE_TRANSLATE" --to=varve "$@" -o "$name.varve" 2>errors || cat errors >>misses
}
write small module.mlir
write small-plain --no-builtin-dictionary module.mlir
# A module that is not small: streams of their own.
awk 'BEGIN {
  print "func.func @f(%a0: i32, %b: i32) {"
  for (i = 0; i < 2100; i++) printf "%%a%d = arith.addi %%a%d, %%b : i32\n", i + 1, i
  print "return }"
}' >large.mlir
write packed --strip-debuginfo --no-builtin-dictionary large.mlir
write groups --group-size=3 --no-builtin-dictionary module.mlir
write groups-vocabulary --group-size=6 module.mlir
write mapped --layout=mapped module.mlir
write mapped-index --layout=mapped --group-size=6 module.mlir
touch misses
tap_empty "they are written" misses
# Sanitizers make a change take ten times as long.
samples=4000
test -z "${VARVE_SANITIZERS:-}" || samples=1000
for kind in small groups mapped; do
  tap_ok "$kind: no way of reading disagrees with another" all_paths --samples=$samples --decoded=100 $kind*.varve
  sed 's/^/# /' "$tap_folder/why" | tail -n 1
done
tap_ok "packed: no way of reading disagrees with another" all_paths --samples=150 --decoded=50 packed.varve
sed 's/^/# /' "$tap_folder/why" | tail -n 1
tap_done
