#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# varve-dialect explain prints what shows the release of a module, the one in which it is read, and the packs it uses.
. "$top_srcdir/tests/tap.sh"
cd "$tap_folder" || exit 1
explain() { "$VARVE_DIALECT" explain "$@"; }

cat >older.mlir <<'IR'
func.func @f(%t: tensor<4xf32>) {
  %0 = bufferization.to_memref %t : memref<4xf32>
  return
}
IR
cat >expected <<'IR'
older.mlir
  1:1: func.func: llvm15 and later
  2:8: bufferization.to_memref: llvm14 to llvm20
  2:8: read as LLVM 19 because of bufferization.to_memref; --target=llvm22 writes for 22
IR
tap_status 'a text of an older release is read' 0 explain older.mlir
tap_same 'its evidence has places, and says what is read' expected stdout
tap_empty 'nothing else is printed' stderr

printf 'func.func @f() {\n  return\n}\n' >today.mlir
tap_status 'text of today is read' 0 explain today.mlir
tap_ok 'as such' grep -qx '  read as llvm22' stdout

printf '#m = (d0) -> (d0)\nfunc.func @f() {\n  return\n}\n' >mixed.mlir
tap_status 'a contradiction cannot be read' 1 explain mixed.mlir
tap_ok 'both pieces are marked' test "$(grep -c 'contradicts another' stdout)" = 2
tap_ok 'the era that was tried is named' grep -qx '  cannot be read as llvm22' stdout
tap_ok 'the errors follow' grep -q 'mixed.mlir:1:' stderr

"$VARVE_TRANSLATE" --era=llvm19 --to=mlirbc -o older.mlirbc older.mlir
"$VARVE_TRANSLATE" --era=llvm19 --to=varve -o older.varve older.mlir
tap_status 'bytecode is read' 0 explain older.mlirbc
tap_ok 'its producer is evidence' grep -q '^  its producer .*: llvm19$' stdout
tap_ok 'and decides' grep -q 'read as LLVM 19 because of its producer' stdout
tap_status 'a container is read' 0 explain older.varve
tap_ok 'its header is evidence' grep -qx '  its header: llvm19' stdout
tap_status 'several inputs are explained' 0 explain older.mlirbc today.mlir
tap_ok 'each' test "$(grep -c '^[a-z]' stdout)" = 2
tap_status 'a module is needed' 2 explain
tap_status 'a file that is absent is an error' 2 explain absent.mlir

tap_status 'a stream is explained' 0 explain - <older.mlir
tap_ok 'by its name' grep -qx '<stdin>' stdout
printf 'irdl.dialect @shop {\n  irdl.operation @sell attributes {varve.format = "attr-dict"} {\n  }\n}\n' >shop.irdl.mlir
printf 'shop.sell\n' >shop.mlir
tap_status 'definitions of the command line are used' 0 explain --dialect=shop.irdl.mlir shop.mlir
tap_status 'without them there are none' 1 explain shop.mlir
zstd -q older.mlir
tap_status 'a zstd frame is explained' 0 explain older.mlir.zst

if test -f "$top_builddir/dialects/torch.vdef"; then
  printf 'func.func @f() {\n  %%0 = torch.constant.int 1\n  return\n}\n' >torch.mlir
  VARVE_DIALECT_PATH=$top_builddir/dialects tap_status 'text of a pack is read' 0 explain torch.mlir
  tap_ok 'the pack is named with its version' grep -q '^  pack torch [0-9]*: .*torch.vdef$' stdout
  printf 'func.func @f() {\n  %%0 = torch.constant.int\n  return\n}\n' >wrong.mlir
  VARVE_DIALECT_PATH=$top_builddir/dialects tap_status 'text that its pack does not read is rejected' 1 explain wrong.mlir
  tap_ok 'no line says that it was read' sh -c '! grep "^ *read as " stdout'
  tap_ok 'with the note that names the pack' grep -q 'note: the definitions are those of torch' stderr
else
  tap_skip 'text of a pack is read' 'this build has no packs'
fi
tap_done
