#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# LLVM 17 and 18, the states of LLVM's main branch with which IREE's wheels of May and November 2023 were made.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

prints() { # name, line
  if grep -qxF -- "$2" stdout; then tap_pass "$1"; else cp stdout why && tap_fail "$1"; fi
}

# Some dialects of LLVM 17 have no properties, and sizes of groups have their older name in all of them.
cat >read.mlir <<'END'
func.func @f(%m: memref<8xf32>, %i: index, %p: f32, %c: i1) {
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  cf.cond_br %c, ^bb1(%i : index), ^bb2
^bb1(%j: index):
  cf.br ^bb2
^bb2:
  return
}
END
tap_status 'text of LLVM 17 is read' 0 "$translate" --era=llvm17 --mlir-print-op-generic read.mlir
prints 'vector has a dictionary' \
  '    %0 = "vector.transfer_read"(%arg0, %arg1, %arg2) {in_bounds = [true], operand_segment_sizes = array<i32: 1, 1, 1, 0>, permutation_map = #map} : (memref<8xf32>, index, f32) -> vector<8xf32>'
prints 'cf has properties' \
  '    "cf.cond_br"(%arg3, %arg1)[^bb1, ^bb2] <{operand_segment_sizes = array<i32: 1, 1, 0>}> : (i1, index) -> ()'
"$translate" --era=llvm17 --mlir-print-op-generic read.mlir >generic.mlir
"$translate" --era=llvm17 read.mlir >pretty.mlir
tap_status 'generic text is read without options' 0 "$translate" --upgrade generic.mlir
"$translate" --era=llvm17 generic.mlir >again.mlir
tap_same 'both forms are the same module' pretty.mlir again.mlir
tap_status 'LLVM 18 has properties everywhere' 0 "$translate" --era=llvm18 --mlir-print-op-generic read.mlir
prints 'in vector, too' \
  '    %0 = "vector.transfer_read"(%arg0, %arg1, %arg2) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<8xf32>, index, f32) -> vector<8xf32>'

# Written by iree-compiler 20230524.529: bytecode of version 1 has no blobs, and the number of scalable dimensions.
base64 -d >vector.mlirbc <<'END'
TUzvUgNNTElSMTcuMC4wZ2l0AAETBQEFAQMFAwMDAycVBwEVCxMjCwsLCwsLEwEHExsHAlMFBxcBAQEDBwcJCw0PEQUJDQEFCwUNBQ8FERcB
AwMFAwMBKQMFCREFCwQdBQEQAwcDAQUDERMFBwEGAwEFAQChExEfBRMdBQ8LEWJ1aWx0aW4AZnVuYwBtb2R1bGUALQBmdW5jdGlvbl90eXBl
AHN5bV9uYW1lAGYAc3ltX3Zpc2liaWxpdHkAcHJpdmF0ZQA=
END
tap_status 'its producer is LLVM 17' 0 "$translate" vector.mlirbc
prints 'the vector is read' '  func.func private @f(vector<2x[4]xf32>)'

# A text without producer is that of an earlier release if an operation lacks what LLVM 22 requires.
cat >parallel.mlir <<'END'
func.func @f(%a: index) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
    scf.yield
  }
  return
}
END
tap_status 'a loop with the older terminator is read' 0 "$translate" parallel.mlir
tap_ok 'as that of LLVM 18' grep -q 'read as LLVM 18 because of scf.parallel' stderr
tap_status 'LLVM 22 refuses it' 1 "$translate" --era=llvm22 parallel.mlir

# Modules of LLVM 22 become modules of these states, and back.
"$translate" >today.mlir <<'END'
module {
  func.func @f(%arg0: memref<8xf32>, %arg1: index, %arg2: f32) -> memref<2x4xf32> {
    affine.for %arg3 = 0 to 8 {
    }
    %0 = scf.parallel (%arg3) = (%arg1) to (%arg1) step (%arg1) init (%arg2) -> f32 {
      scf.reduce(%arg2 : f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %1 = arith.maximumf %arg4, %arg5 : f32
        scf.reduce.return %1 : f32
      }
    }
    %expand_shape = memref.expand_shape %arg0 [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
    return %expand_shape : memref<2x4xf32>
  }
}
END
for era in llvm17 llvm18; do
  tap_status "a module goes to $era" 0 "$translate" --target=$era today.mlir
  cp stdout older.mlir
  tap_ok "a shape is not said in $era" grep -q 'expand_shape %arg0 \[\[0, 1\]\] : memref' older.mlir
  "$translate" --era=$era --upgrade older.mlir >again.mlir
  tap_same "and back from $era" today.mlir again.mlir
  "$translate" --target=$era --to=mlirbc -o older.mlirbc today.mlir
  "$translate" --upgrade older.mlirbc >again.mlir
  tap_same "so does bytecode of $era" today.mlir again.mlir
done

# Before LLVM 19 the text of an encoding is kept as it is, and checks read it.
echo 'func.func private @f(tensor<2x2xf32, #sparse_tensor.encoding<{ map = (d0,d1) -> (d0 : dense, d1 : dense) }>>)' >sparse.mlir
tap_status 'an encoding without spaces is read' 0 timeout 30 "$translate" --era=llvm17 sparse.mlir

tap_done
