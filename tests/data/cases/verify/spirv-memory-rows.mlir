// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require for accesses, matrices and groups of spirv: pieces that make each true and false.

%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
%1 = "spirv.Load"(%0#0) : (!spirv.ptr<f32, StorageBuffer>) -> f32
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
%1 = "spirv.Load"(%0#0) <{memory_access = #spirv.memory_access<Volatile|Aligned>, alignment = 4 : i32}> : (!spirv.ptr<f32, StorageBuffer>) -> f32
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
%1 = "spirv.Load"(%0#0) <{memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, StorageBuffer>) -> f32
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
// expected-error@+1 {{'spirv.Load' op invalid alignment specification without aligned memory access specification}}
%1 = "spirv.Load"(%0#0) <{alignment = 4 : i32}> : (!spirv.ptr<f32, StorageBuffer>) -> f32
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
// expected-error@+1 {{'spirv.Load' op missing alignment value}}
%1 = "spirv.Load"(%0#0) <{memory_access = #spirv.memory_access<Volatile|Aligned>}> : (!spirv.ptr<f32, StorageBuffer>) -> f32
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
// expected-error@+1 {{'spirv.Load' op invalid alignment specification with non-aligned memory access specification}}
%1 = "spirv.Load"(%0#0) <{memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32}> : (!spirv.ptr<f32, StorageBuffer>) -> f32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, f32)
"spirv.Store"(%0#0, %0#1) : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, f32)
"spirv.Store"(%0#0, %0#1) <{memory_access = #spirv.memory_access<Volatile|Aligned>, alignment = 4 : i32}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, f32)
"spirv.Store"(%0#0, %0#1) <{memory_access = #spirv.memory_access<Volatile>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, f32)
// expected-error@+1 {{'spirv.Store' op invalid alignment specification without aligned memory access specification}}
"spirv.Store"(%0#0, %0#1) <{alignment = 4 : i32}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, f32)
// expected-error@+1 {{'spirv.Store' op missing alignment value}}
"spirv.Store"(%0#0, %0#1) <{memory_access = #spirv.memory_access<Volatile|Aligned>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, f32)
// expected-error@+1 {{'spirv.Store' op invalid alignment specification with non-aligned memory access specification}}
"spirv.Store"(%0#0, %0#1) <{memory_access = #spirv.memory_access<Volatile>, alignment = 4 : i32}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> ()
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
// expected-error@+1 {{'spirv.Load' op mismatch in result type and pointer type}}
%1 = "spirv.Load"(%0#0) : (!spirv.ptr<f32, StorageBuffer>) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, i32)
// expected-error@+1 {{'spirv.Store' op mismatch in result type and pointer type}}
"spirv.Store"(%0#0, %0#1) : (!spirv.ptr<f32, StorageBuffer>, i32) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, !spirv.ptr<f32, Function>)
"spirv.CopyMemory"(%0#0, %0#1) : (!spirv.ptr<f32, StorageBuffer>, !spirv.ptr<f32, Function>) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, !spirv.ptr<i32, Function>)
// expected-error@+1 {{'spirv.CopyMemory' op both operands must be pointers to the same type}}
"spirv.CopyMemory"(%0#0, %0#1) : (!spirv.ptr<f32, StorageBuffer>, !spirv.ptr<i32, Function>) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, !spirv.ptr<f32, Function>)
"spirv.CopyMemory"(%0#0, %0#1) <{memory_access = #spirv.memory_access<Aligned>, alignment = 4 : i32, source_memory_access = #spirv.memory_access<Aligned>, source_alignment = 8 : i32}> : (!spirv.ptr<f32, StorageBuffer>, !spirv.ptr<f32, Function>) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, !spirv.ptr<f32, Function>)
// expected-error@+1 {{'spirv.CopyMemory' op missing alignment value}}
"spirv.CopyMemory"(%0#0, %0#1) <{memory_access = #spirv.memory_access<Aligned>, alignment = 4 : i32, source_memory_access = #spirv.memory_access<Aligned>}> : (!spirv.ptr<f32, StorageBuffer>, !spirv.ptr<f32, Function>) -> ()
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
%1 = "spirv.INTEL.SubgroupBlockRead"(%0#0) : (!spirv.ptr<f32, StorageBuffer>) -> vector<2xf32>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
// expected-error@+1 {{'spirv.INTEL.SubgroupBlockRead' op mismatch in result type and pointer type}}
%1 = "spirv.INTEL.SubgroupBlockRead"(%0#0) : (!spirv.ptr<f32, StorageBuffer>) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, vector<2xf32>)
"spirv.INTEL.SubgroupBlockWrite"(%0#0, %0#1) : (!spirv.ptr<f32, StorageBuffer>, vector<2xf32>) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, i32)
// expected-error@+1 {{'spirv.INTEL.SubgroupBlockWrite' op mismatch in result type and pointer type}}
"spirv.INTEL.SubgroupBlockWrite"(%0#0, %0#1) : (!spirv.ptr<f32, StorageBuffer>, i32) -> ()
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Function>)
%1 = "spirv.PtrCastToGeneric"(%0#0) : (!spirv.ptr<f32, Function>) -> !spirv.ptr<f32, Generic>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Workgroup>)
%1 = "spirv.PtrCastToGeneric"(%0#0) : (!spirv.ptr<f32, Workgroup>) -> !spirv.ptr<f32, Generic>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, CrossWorkgroup>)
%1 = "spirv.PtrCastToGeneric"(%0#0) : (!spirv.ptr<f32, CrossWorkgroup>) -> !spirv.ptr<f32, Generic>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
// expected-error@+1 {{pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
%1 = "spirv.PtrCastToGeneric"(%0#0) : (!spirv.ptr<f32, StorageBuffer>) -> !spirv.ptr<f32, Generic>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Function>)
// expected-error@+1 {{result type must be of storage class Generic}}
%1 = "spirv.PtrCastToGeneric"(%0#0) : (!spirv.ptr<f32, Function>) -> !spirv.ptr<f32, StorageBuffer>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Function>)
// expected-error@+1 {{'spirv.PtrCastToGeneric' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'}}
%1 = "spirv.PtrCastToGeneric"(%0#0) : (!spirv.ptr<f32, Function>) -> !spirv.ptr<i32, Generic>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Generic>)
%1 = "spirv.GenericCastToPtr"(%0#0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, Function>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
// expected-error@+1 {{pointer type must be of storage class Generic}}
%1 = "spirv.GenericCastToPtr"(%0#0) : (!spirv.ptr<f32, StorageBuffer>) -> !spirv.ptr<f32, Function>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Generic>)
// expected-error@+1 {{result must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
%1 = "spirv.GenericCastToPtr"(%0#0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, StorageBuffer>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Generic>)
// expected-error@+1 {{'spirv.GenericCastToPtr' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'}}
%1 = "spirv.GenericCastToPtr"(%0#0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<i32, Function>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Generic>)
%1 = "spirv.GenericCastToPtrExplicit"(%0#0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, Function>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>)
// expected-error@+1 {{pointer type must be of storage class Generic}}
%1 = "spirv.GenericCastToPtrExplicit"(%0#0) : (!spirv.ptr<f32, StorageBuffer>) -> !spirv.ptr<f32, Function>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Generic>)
// expected-error@+1 {{result must point to the Workgroup, CrossWorkgroup, or Function Storage Class}}
%1 = "spirv.GenericCastToPtrExplicit"(%0#0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<f32, StorageBuffer>
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<f32, Generic>)
// expected-error@+1 {{'spirv.GenericCastToPtrExplicit' op pointer operand's pointee type must have the same as the op result type, but found 'f32' vs 'i32'}}
%1 = "spirv.GenericCastToPtrExplicit"(%0#0) : (!spirv.ptr<f32, Generic>) -> !spirv.ptr<i32, Function>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>)
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) <{matrix_operands = #spirv.cooperative_matrix_operands_khr<ASigned>}> : (!spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #0 must be of use 'MatrixA'}}
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) : (!spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #1 must be of use 'MatrixB'}}
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) : (!spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #2 must be of use 'MatrixAcc'}}
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) : (!spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>) -> !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<8x16xi8, Workgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix scope mismatch}}
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) : (!spirv.coopmatrix<8x16xi8, Workgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<4x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'M'}}
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) : (!spirv.coopmatrix<4x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x8xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'N'}}
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) : (!spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x8xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<8x8xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'K'}}
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) : (!spirv.coopmatrix<8x8xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>)
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// -----
%0:3 = "test.op"() : () -> (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op Matrix Operands require all matrix element types to be Integer Types}}
%1 = "spirv.KHR.CooperativeMatrixMulAdd"(%0#0, %0#1, %0#2) <{matrix_operands = #spirv.cooperative_matrix_operands_khr<ASigned>}> : (!spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>, !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i8, StorageBuffer>, i32)
%1 = "spirv.KHR.CooperativeMatrixLoad"(%0#0, %0#1) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i8, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<vector<4xi8>, StorageBuffer>, i32)
%1 = "spirv.KHR.CooperativeMatrixLoad"(%0#0, %0#1) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Aligned>, alignment = 4 : i32}> : (!spirv.ptr<vector<4xi8>, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, i32)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op Pointer must point to a scalar or vector type but provided '!spirv.struct<(f32)>'}}
%1 = "spirv.KHR.CooperativeMatrixLoad"(%0#0, %0#1) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i8, StorageBuffer>, i32)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op not compatible with memory operand 'MakePointerAvailable'}}
%1 = "spirv.KHR.CooperativeMatrixLoad"(%0#0, %0#1) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<MakePointerAvailable>}> : (!spirv.ptr<i8, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i8, StorageBuffer>, i32)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op missing value for the 'Aligned' memory operand}}
%1 = "spirv.KHR.CooperativeMatrixLoad"(%0#0, %0#1) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i8, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i8, StorageBuffer>, i32)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixLoad' op found alignment attribute for non-'Aligned' memory operand}}
%1 = "spirv.KHR.CooperativeMatrixLoad"(%0#0, %0#1) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Volatile>, alignment = 4 : i32}> : (!spirv.ptr<i8, StorageBuffer>, i32) -> !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>
// -----
%0:3 = "test.op"() : () -> (!spirv.ptr<i8, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32)
"spirv.KHR.CooperativeMatrixStore"(%0#0, %0#1, %0#2) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i8, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32) -> ()
// -----
%0:3 = "test.op"() : () -> (!spirv.ptr<vector<4xi8>, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32)
"spirv.KHR.CooperativeMatrixStore"(%0#0, %0#1, %0#2) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Aligned>, alignment = 4 : i32}> : (!spirv.ptr<vector<4xi8>, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32) -> ()
// -----
%0:3 = "test.op"() : () -> (!spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op Pointer must point to a scalar or vector type but provided '!spirv.struct<(f32)>'}}
"spirv.KHR.CooperativeMatrixStore"(%0#0, %0#1, %0#2) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<!spirv.struct<(f32)>, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32) -> ()
// -----
%0:3 = "test.op"() : () -> (!spirv.ptr<i8, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op not compatible with memory operand 'MakePointerVisible'}}
"spirv.KHR.CooperativeMatrixStore"(%0#0, %0#1, %0#2) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<MakePointerVisible>}> : (!spirv.ptr<i8, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32) -> ()
// -----
%0:3 = "test.op"() : () -> (!spirv.ptr<i8, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op missing value for the 'Aligned' memory operand}}
"spirv.KHR.CooperativeMatrixStore"(%0#0, %0#1, %0#2) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Aligned>}> : (!spirv.ptr<i8, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32) -> ()
// -----
%0:3 = "test.op"() : () -> (!spirv.ptr<i8, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32)
// expected-error@+1 {{'spirv.KHR.CooperativeMatrixStore' op found alignment attribute for non-'Aligned' memory operand}}
"spirv.KHR.CooperativeMatrixStore"(%0#0, %0#1, %0#2) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, memory_operand = #spirv.memory_access<Volatile>, alignment = 4 : i32}> : (!spirv.ptr<i8, StorageBuffer>, !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, i32) -> ()
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
%1 = "spirv.AtomicAnd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicAnd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
%1 = "spirv.AtomicIAdd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicIAdd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
%1 = "spirv.AtomicISub"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicISub"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
%1 = "spirv.AtomicOr"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicOr"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
%1 = "spirv.AtomicSMax"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicSMax"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
%1 = "spirv.AtomicSMin"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicSMin"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
%1 = "spirv.AtomicUMax"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicUMax"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
%1 = "spirv.AtomicUMin"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicUMin"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
%1 = "spirv.AtomicXor"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>, i32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicXor"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>)
%1 = "spirv.AtomicIDecrement"(%0#0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>) -> i32
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicIDecrement"(%0#0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>) -> i32
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>)
%1 = "spirv.AtomicIIncrement"(%0#0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<i32, StorageBuffer>) -> i32
// -----
%0:1 = "test.op"() : () -> (!spirv.ptr<i32, StorageBuffer>)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.AtomicIIncrement"(%0#0) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<i32, StorageBuffer>) -> i32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, f32)
%1 = "spirv.EXT.AtomicFAdd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AcquireRelease|UniformMemory>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
// -----
%0:2 = "test.op"() : () -> (!spirv.ptr<f32, StorageBuffer>, f32)
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
%1 = "spirv.EXT.AtomicFAdd"(%0#0, %0#1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<Acquire|Release>}> : (!spirv.ptr<f32, StorageBuffer>, f32) -> f32
// -----
"spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<None>}> : () -> ()
// -----
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
"spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|Release>}> : () -> ()
// -----
"spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<None>}> : () -> ()
// -----
// expected-error@+1 {{expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`}}
"spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Acquire|Release>}> : () -> ()
// -----
%0:1 = "test.op"() : () -> (f32)
%1 = "spirv.GroupFAdd"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
// expected-error@+1 {{'spirv.GroupFAdd' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupFAdd"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
%1 = "spirv.GroupFMax"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
// expected-error@+1 {{'spirv.GroupFMax' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupFMax"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
%1 = "spirv.GroupFMin"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
// expected-error@+1 {{'spirv.GroupFMin' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupFMin"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupIAdd"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupIAdd' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupIAdd"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupSMax"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupSMax' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupSMax"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupSMin"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupSMin' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupSMin"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupUMax"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupUMax' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupUMax"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupUMin"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupUMin' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupUMin"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (f32)
%1 = "spirv.KHR.GroupFMul"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
// expected-error@+1 {{'spirv.KHR.GroupFMul' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.KHR.GroupFMul"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.KHR.GroupIMul"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.KHR.GroupIMul' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.KHR.GroupIMul"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i1)
%1 = "spirv.GroupNonUniformAll"(%0#0) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i1)
// expected-error@+1 {{'spirv.GroupNonUniformAll' op failed to verify that execution_scope must be Scope of value Subgroup}}
%1 = "spirv.GroupNonUniformAll"(%0#0) <{execution_scope = #spirv.scope<Device>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i1)
%1 = "spirv.GroupNonUniformAny"(%0#0) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i1)
// expected-error@+1 {{'spirv.GroupNonUniformAny' op failed to verify that execution_scope must be Scope of value Subgroup}}
%1 = "spirv.GroupNonUniformAny"(%0#0) <{execution_scope = #spirv.scope<Device>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformAllEqual"(%0#0) <{execution_scope = #spirv.scope<Subgroup>}> : (i32) -> i1
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformAllEqual' op failed to verify that execution_scope must be Scope of value Subgroup}}
%1 = "spirv.GroupNonUniformAllEqual"(%0#0) <{execution_scope = #spirv.scope<Device>}> : (i32) -> i1
// -----
%0:1 = "test.op"() : () -> (i1)
%1 = "spirv.GroupNonUniformBallot"(%0#0) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> vector<4xi32>
// -----
%0:1 = "test.op"() : () -> (i1)
// expected-error@+1 {{'spirv.GroupNonUniformBallot' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformBallot"(%0#0) <{execution_scope = #spirv.scope<Device>}> : (i1) -> vector<4xi32>
// -----
%1 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Subgroup>}> : () -> i1
// -----
// expected-error@+1 {{'spirv.GroupNonUniformElect' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Device>}> : () -> i1
// -----
%0:1 = "test.op"() : () -> (vector<4xi32>)
%1 = "spirv.GroupNonUniformBallotFindLSB"(%0#0) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xi32>) -> i32
// -----
%0:1 = "test.op"() : () -> (vector<4xi32>)
// expected-error@+1 {{'spirv.GroupNonUniformBallotFindLSB' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformBallotFindLSB"(%0#0) <{execution_scope = #spirv.scope<Device>}> : (vector<4xi32>) -> i32
// -----
%0:1 = "test.op"() : () -> (vector<4xi32>)
%1 = "spirv.GroupNonUniformBallotFindMSB"(%0#0) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xi32>) -> i32
// -----
%0:1 = "test.op"() : () -> (vector<4xi32>)
// expected-error@+1 {{'spirv.GroupNonUniformBallotFindMSB' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformBallotFindMSB"(%0#0) <{execution_scope = #spirv.scope<Device>}> : (vector<4xi32>) -> i32
// -----
%0:1 = "test.op"() : () -> (vector<4xi32>)
%1 = "spirv.GroupNonUniformBallotBitCount"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (vector<4xi32>) -> i32
// -----
%0:1 = "test.op"() : () -> (vector<4xi32>)
// expected-error@+1 {{'spirv.GroupNonUniformBallotBitCount' op failed to verify that execution_scope must be Scope of value Subgroup}}
%1 = "spirv.GroupNonUniformBallotBitCount"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (vector<4xi32>) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformBitwiseAnd"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformBitwiseAnd' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformBitwiseAnd"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformBitwiseOr"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformBitwiseOr' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformBitwiseOr"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformBitwiseXor"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformBitwiseXor' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformBitwiseXor"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (f32)
%1 = "spirv.GroupNonUniformFAdd"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
// expected-error@+1 {{'spirv.GroupNonUniformFAdd' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformFAdd"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
%1 = "spirv.GroupNonUniformFMax"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
// expected-error@+1 {{'spirv.GroupNonUniformFMax' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformFMax"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
%1 = "spirv.GroupNonUniformFMin"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
// expected-error@+1 {{'spirv.GroupNonUniformFMin' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformFMin"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
%1 = "spirv.GroupNonUniformFMul"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (f32)
// expected-error@+1 {{'spirv.GroupNonUniformFMul' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformFMul"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformIAdd"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformIAdd' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformIAdd"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformIMul"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformIMul' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformIMul"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i1)
%1 = "spirv.GroupNonUniformLogicalAnd"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i1)
// expected-error@+1 {{'spirv.GroupNonUniformLogicalAnd' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformLogicalAnd"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i1)
%1 = "spirv.GroupNonUniformLogicalOr"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i1)
// expected-error@+1 {{'spirv.GroupNonUniformLogicalOr' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformLogicalOr"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i1)
%1 = "spirv.GroupNonUniformLogicalXor"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i1)
// expected-error@+1 {{'spirv.GroupNonUniformLogicalXor' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformLogicalXor"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformSMax"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformSMax' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformSMax"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformSMin"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformSMin' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformSMin"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformUMax"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformUMax' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformUMax"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%1 = "spirv.GroupNonUniformUMin"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformUMin' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformUMin"(%0#0) <{execution_scope = #spirv.scope<Device>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
// expected-error@+1 {{'spirv.GroupNonUniformIAdd' op cluster size operand must be provided for 'ClusteredReduce' group operation}}
%1 = "spirv.GroupNonUniformIAdd"(%0#0) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%c = spirv.Constant 4 : i32
%1 = "spirv.GroupNonUniformIAdd"(%0#0, %c) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i32, i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%c = spirv.Constant 5 : i32
// expected-error@+1 {{'spirv.GroupNonUniformIAdd' op cluster size operand must be a power of two}}
%1 = "spirv.GroupNonUniformIAdd"(%0#0, %c) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i32, i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%c = spirv.Constant 0 : i32
// expected-error@+1 {{'spirv.GroupNonUniformIAdd' op cluster size operand must be a power of two}}
%1 = "spirv.GroupNonUniformIAdd"(%0#0, %c) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i32, i32) -> i32
// -----
%0:1 = "test.op"() : () -> (i32)
%c = "test.op"() : () -> i32
// expected-error@+1 {{'spirv.GroupNonUniformIAdd' op cluster size operand must come from a constant op}}
%1 = "spirv.GroupNonUniformIAdd"(%0#0, %c) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i32, i32) -> i32
// -----
%0:2 = "test.op"() : () -> (f32, i32)
%c = spirv.Constant 4 : i32
%1 = "spirv.GroupNonUniformRotateKHR"(%0#0, %0#1, %c) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, i32, i32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, i32)
%c = spirv.Constant 5 : i32
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must be a power of two}}
%1 = "spirv.GroupNonUniformRotateKHR"(%0#0, %0#1, %c) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, i32, i32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, i32)
%c = spirv.Constant 0 : i32
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must be a power of two}}
%1 = "spirv.GroupNonUniformRotateKHR"(%0#0, %0#1, %c) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, i32, i32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, i32)
%c = "test.op"() : () -> i32
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op cluster size operand must come from a constant op}}
%1 = "spirv.GroupNonUniformRotateKHR"(%0#0, %0#1, %c) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, i32, i32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, i32)
%1 = "spirv.GroupNonUniformRotateKHR"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, i32)
// expected-error@+1 {{'spirv.GroupNonUniformRotateKHR' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformRotateKHR"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>}> : (f32, i32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, ui32)
%1 = "spirv.GroupNonUniformShuffle"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, ui32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, ui32)
// expected-error@+1 {{'spirv.GroupNonUniformShuffle' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformShuffle"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>}> : (f32, ui32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, si32)
// expected-error@+1 {{'spirv.GroupNonUniformShuffle' op second operand must be a singless/unsigned integer}}
%1 = "spirv.GroupNonUniformShuffle"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, si32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, ui32)
%1 = "spirv.GroupNonUniformShuffleDown"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, ui32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, ui32)
// expected-error@+1 {{'spirv.GroupNonUniformShuffleDown' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformShuffleDown"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>}> : (f32, ui32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, si32)
// expected-error@+1 {{'spirv.GroupNonUniformShuffleDown' op second operand must be a singless/unsigned integer}}
%1 = "spirv.GroupNonUniformShuffleDown"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, si32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, ui32)
%1 = "spirv.GroupNonUniformShuffleUp"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, ui32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, ui32)
// expected-error@+1 {{'spirv.GroupNonUniformShuffleUp' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformShuffleUp"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>}> : (f32, ui32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, si32)
// expected-error@+1 {{'spirv.GroupNonUniformShuffleUp' op second operand must be a singless/unsigned integer}}
%1 = "spirv.GroupNonUniformShuffleUp"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, si32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, ui32)
%1 = "spirv.GroupNonUniformShuffleXor"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, ui32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, ui32)
// expected-error@+1 {{'spirv.GroupNonUniformShuffleXor' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformShuffleXor"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>}> : (f32, ui32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, si32)
// expected-error@+1 {{'spirv.GroupNonUniformShuffleXor' op second operand must be a singless/unsigned integer}}
%1 = "spirv.GroupNonUniformShuffleXor"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, si32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, i32)
%1 = "spirv.GroupBroadcast"(%0#0, %0#1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, i32)
// expected-error@+1 {{'spirv.GroupBroadcast' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupBroadcast"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>}> : (f32, i32) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, vector<3xi32>)
%1 = "spirv.GroupBroadcast"(%0#0, %0#1) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, vector<3xi32>) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, vector<4xi32>)
// expected-error@+1 {{'spirv.GroupBroadcast' op localid is a vector and can be with only  2 or 3 components}}
%1 = "spirv.GroupBroadcast"(%0#0, %0#1) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, vector<4xi32>) -> f32
// -----
%0:2 = "test.op"() : () -> (f32, i32)
// expected-error@+1 {{'spirv.GroupNonUniformBroadcast' op execution scope must be 'Workgroup' or 'Subgroup'}}
%1 = "spirv.GroupNonUniformBroadcast"(%0#0, %0#1) <{execution_scope = #spirv.scope<Device>}> : (f32, i32) -> f32
// -----
%0 = "test.op"() : () -> f32
%1 = spirv.Constant 3 : i32
%2 = "spirv.GroupNonUniformBroadcast"(%0, %1) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
