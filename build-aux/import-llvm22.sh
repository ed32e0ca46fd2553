#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# import-llvm22.sh VARVE-DIALECT FACTS FOLDER: makes FOLDER/<dialect>.irdl.mlir of the ODS of LLVM 22 and of
# FACTS/<dialect>.facts.mlir, which is written by hand.
# LLVM_TBLGEN and LLVM_INCLUDE name the program and the folder with the .td files, if they are not Debian's.
set -eu
LC_ALL=C
export LC_ALL
tblgen=${LLVM_TBLGEN:-llvm-tblgen-22}
include=${LLVM_INCLUDE:-/usr/lib/llvm-22/include}
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
  "$tblgen" --dump-json -I "$include" -I "$include/mlir/$(dirname "${files%% *}")" -o "$name.json" "$name.td"
done <<'FILES'
IR/BuiltinOps
IR/BuiltinLocationAttributes
Dialect/LLVMIR/LLVMOps
Dialect/LLVMIR/LLVMDialectBytecode
Dialect/Quant/IR/QuantDialectBytecode
Dialect/AMDGPU/IR/AMDGPU
Dialect/AMX/AMX
Dialect/Affine/IR/AffineOps
Dialect/Affine/TransformOps/AffineTransformOps
Dialect/Arith/IR/ArithOps
Dialect/ArmNeon/ArmNeon
Dialect/ArmNeon/TransformOps/ArmNeonVectorTransformOps
Dialect/ArmSME/IR/ArmSME Dialect/ArmSME/IR/ArmSMEOps Dialect/ArmSME/IR/ArmSMEIntrinsicOps
Dialect/ArmSVE/IR/ArmSVE
Dialect/ArmSVE/TransformOps/ArmSVEVectorTransformOps
Dialect/Async/IR/AsyncOps
Dialect/Bufferization/IR/BufferizationOps
Dialect/Bufferization/TransformOps/BufferizationTransformOps
Dialect/Complex/IR/ComplexOps
Dialect/Complex/IR/ComplexAttributes
Dialect/ControlFlow/IR/ControlFlowOps
Dialect/DLTI/DLTIAttrs
Dialect/DLTI/TransformOps/DLTITransformOps
Dialect/EmitC/IR/EmitC
Dialect/Func/IR/FuncOps
Dialect/Func/TransformOps/FuncTransformOps
Dialect/GPU/IR/GPUOps
Dialect/GPU/TransformOps/GPUTransformOps
Dialect/IRDL/IR/IRDLOps
Dialect/Index/IR/IndexOps
Dialect/LLVMIR/LLVMIntrinsicOps
Dialect/LLVMIR/NVVMOps
Dialect/LLVMIR/ROCDLOps
Dialect/LLVMIR/VCIXOps
Dialect/LLVMIR/XeVMOps
Dialect/Linalg/IR/LinalgDoc
Dialect/Linalg/TransformOps/LinalgMatchOps
Dialect/Linalg/TransformOps/LinalgTransformOps
Dialect/MLProgram/IR/MLProgramOps
Dialect/MPI/IR/MPIOps
Dialect/Math/IR/MathOps
Dialect/MemRef/IR/MemRefOps
Dialect/MemRef/TransformOps/MemRefTransformOps
Dialect/NVGPU/IR/NVGPUOps
Dialect/NVGPU/TransformOps/NVGPUTransformOps
Dialect/OpenACC/OpenACCOps
Dialect/OpenMP/OpenMPOps
Dialect/PDL/IR/PDLOps
Dialect/PDLInterp/IR/PDLInterpOps
Dialect/Ptr/IR/PtrOps
Dialect/Quant/IR/QuantOps
Dialect/SCF/IR/SCFOps
Dialect/SCF/TransformOps/SCFTransformOps
Dialect/SMT/IR/SMT
Dialect/SPIRV/IR/SPIRVOps
Dialect/Shape/IR/ShapeOps
Dialect/Shard/IR/ShardOps
Dialect/SparseTensor/IR/SparseTensorOps
Dialect/SparseTensor/TransformOps/SparseTensorTransformOps
Dialect/Tensor/IR/TensorOps
Dialect/Tensor/TransformOps/TensorTransformOps
Dialect/Tosa/IR/TosaOps
Dialect/Transform/IR/TransformOps
Dialect/Transform/DebugExtension/DebugExtensionOps
Dialect/Transform/IRDLExtension/IRDLExtensionOps
Dialect/Transform/LoopExtension/LoopExtensionOps
Dialect/Transform/PDLExtension/PDLExtensionOps
Dialect/Transform/SMTExtension/SMTExtensionOps
Dialect/Transform/TuneExtension/TuneExtensionOps
Dialect/UB/IR/UBOps
Dialect/Vector/IR/VectorOps
Dialect/Vector/TransformOps/VectorTransformOps
Dialect/WasmSSA/IR/WasmSSAOps
Dialect/X86Vector/X86Vector
Dialect/X86Vector/TransformOps/X86VectorTransformOps
Dialect/XeGPU/IR/XeGPU
Dialect/XeGPU/TransformOps/XeGPUTransformOps
FILES
"$tool" import --set=llvm22 --facts="$facts" --folder="$folder" "$work"/*.json
