#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# import-llvm13.sh VARVE-DIALECT FACTS FOLDER: makes FOLDER/<dialect>.irdl.mlir of the ODS of LLVM 13 and of
# FACTS/<dialect>.facts.mlir, which is written by hand.
# LLVM_TBLGEN and LLVM_INCLUDE name the program and the folder with the .td files, if they are not Debian's.
set -eu
LC_ALL=C
export LC_ALL
tblgen=${LLVM_TBLGEN:-llvm-tblgen-22}
include=${LLVM_INCLUDE:-/usr/lib/llvm-13/include}
tool=$1
facts=$2
folder=$3
work=$(mktemp -d "${TMPDIR:-/tmp}/varve-import.XXXXXX")
trap 'rm -rf "$work"' EXIT

# Files of mlir/ that define something which no earlier one includes. What stands on one line is read as one file:
# some can only be read after others. Files that define what others use without including it come first.
number=0
while read -r files; do
  number=$((number + 1))
  name=$work/$(printf %03d $number)
  for file in $files; do
    printf 'include "mlir/%s.td"\n' "$file"
  done >"$name.td"
  "$tblgen" --dump-json -I "$include" -I "$include/mlir/$(dirname "${files%% *}")" -o "$name.json" "$name.td" 2>"$work/messages" ||
    { cat "$work/messages" >&2; exit 1; }
done <<'FILES'
IR/BuiltinDialect
Dialect/StandardOps/IR/Ops
Dialect/LLVMIR/LLVMOps
Dialect/AMX/AMX
Dialect/Affine/IR/AffineOps
Dialect/ArmNeon/ArmNeon
Dialect/ArmSVE/ArmSVE
Dialect/Async/IR/AsyncOps
Dialect/Complex/IR/ComplexOps
Dialect/DLTI/DLTI
Dialect/EmitC/IR/EmitC
Dialect/GPU/GPUOps
Dialect/LLVMIR/NVVMOps
Dialect/LLVMIR/ROCDLOps
Dialect/Linalg/IR/LinalgOps
Dialect/Linalg/IR/LinalgStructuredOps
Dialect/Math/IR/MathOps
Dialect/MemRef/IR/MemRefOps
Dialect/OpenACC/OpenACCOps
Dialect/OpenMP/OpenMPOps
Dialect/PDL/IR/PDLOps
Dialect/PDLInterp/IR/PDLInterpOps
Dialect/Quant/QuantOps
Dialect/SCF/SCFOps
Dialect/SPIRV/IR/SPIRVOps
Dialect/Shape/IR/ShapeOps
Dialect/SparseTensor/IR/SparseTensorOps
Dialect/Tensor/IR/TensorOps
Dialect/Tosa/IR/TosaOps
Dialect/Vector/VectorOps
Dialect/X86Vector/X86Vector
FILES
"$tool" import --set=llvm13 --facts="$facts" --folder="$folder" "$work"/*.json
