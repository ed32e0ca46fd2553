// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in gpu: pieces that make each true and false.

// expected-error@+1 {{expected either an op attribute or a non-empty body}}
func.func @a(%x: f32) { %0 = gpu.all_reduce %x { } : (f32) -> f32 return }
// -----
// expected-error@+1 {{`and` reduction operation is not compatible with type 'f32'}}
func.func @a(%x: f32) { %0 = gpu.all_reduce and %x { } : (f32) -> f32 return }
// -----
// expected-error@+1 {{`minnumf` reduction operation is not compatible with type 'i32'}}
func.func @a(%x: i32) { %0 = gpu.all_reduce minnumf %x { } : (i32) -> i32 return }
// -----
func.func @a(%x: i32) { %0 = gpu.all_reduce add %x { } : (i32) -> i32 return }
// -----
// expected-error@+1 {{expected either an op attribute or a non-empty body}}
func.func @a(%x: i32) { %0 = gpu.all_reduce add %x { ^bb0(%a: i32, %b: i32): gpu.yield %a : i32 } : (i32) -> i32 return }
// -----
// expected-error@+1 {{`minnumf` reduction operation is not compatible with type 'vector<2xi32>'}}
func.func @a(%x: vector<2xi32>) { %0 = gpu.subgroup_reduce minnumf %x : (vector<2xi32>) -> vector<2xi32> return }
// -----
// expected-error@+1 {{`minsi` reduction operation is not compatible with type 'vector<2xf32>'}}
func.func @a(%x: vector<2xf32>) { %0 = gpu.subgroup_reduce minsi %x : (vector<2xf32>) -> vector<2xf32> return }
// -----
// expected-error@+1 {{'gpu.subgroup_reduce' op cluster size 3 is not a power of two}}
func.func @a(%x: i32) { %0 = gpu.subgroup_reduce add %x cluster(size = 3) : (i32) -> i32 return }
// -----
// expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
func.func @a(%x: i32) { %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (i32) -> i32 return }
// -----
// expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
func.func @a(%x: i32) { %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 2 : i32}> : (i32) -> i32 return }
// -----
// expected-error@+1 {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
func.func @a(%x: i32) { %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 3 : i32}> : (i32) -> i32 return }
// -----
func.func @a(%x: i32) { %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_size = 4 : i32, cluster_stride = -2147483648 : i32}> : (i32) -> i32 return }
// -----
// expected-error@+1 {{'gpu.subgroup_reduce' op cluster size 0 is not a power of two}}
func.func @a(%x: i32) { %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_size = 0 : i32, cluster_stride = -3 : i32}> : (i32) -> i32 return }
// -----
// expected-error@+1 {{'gpu.subgroup_reduce' op cluster size 4294967292 is not a power of two}}
func.func @a(%x: i32) { %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_size = -4 : i32, cluster_stride = 1 : i32}> : (i32) -> i32 return }
// -----
// expected-error@+1 {{'gpu.memcpy' op arguments have incompatible element type}}
func.func @a(%x: memref<4xf32>, %y: memref<4xi32>) { gpu.memcpy %x, %y : memref<4xf32>, memref<4xi32> return }
// -----
func.func @a(%x: memref<4xf32>, %y: memref<?xf32>) { gpu.memcpy %x, %y : memref<4xf32>, memref<?xf32> return }
// -----
// expected-error@+1 {{'gpu.memcpy' op arguments have incompatible shape}}
func.func @a(%x: memref<4xf32>, %y: memref<4x1xf32>) { gpu.memcpy %x, %y : memref<4xf32>, memref<4x1xf32> return }
// -----
// expected-error@+1 {{'gpu.memcpy' op arguments have incompatible element type}}
func.func @a(%x: memref<4xvector<4xf32>>, %y: memref<4xf32>) { gpu.memcpy %x, %y : memref<4xvector<4xf32>>, memref<4xf32> return }
// -----
// expected-error@+1 {{'gpu.return' op unexpected type `'f32'' for operand #1}}
gpu.module @m { gpu.func @f() -> (f32, i32) { %0:2 = "test.op"() : () -> (f32, f32) gpu.return %0#0, %0#1 : f32, f32 } }
// -----
gpu.module @m { gpu.func @f() -> (f32, i32) { %0:2 = "test.op"() : () -> (f32, i32) gpu.return %0#0, %0#1 : f32, i32 } }
// -----
// expected-error@+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @a(%x: index) { %0 = gpu.alloc (%x) : memref<4xf32> return }
// -----
func.func @a(%x: index) { %0 = gpu.alloc (%x) : memref<?xf32> return }
// -----
func.func @a(%x: index) { %0 = "gpu.alloc"(%x) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (index) -> memref<4xf32, affine_map<(d)[s] -> (d+s)>> return }
// -----
// expected-error@+1 {{'gpu.rotate' op offset must be in the range [0, 4)}}
func.func @a(%x: f32) { %0,%1 = gpu.rotate %x, 4, 4 : f32 return }
// -----
func.func @a(%x: f32) { %0,%1 = gpu.rotate %x, 3, 4 : f32 return }
// -----
%0, %1 = "test.op"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, memref<16x16xf16>)
%i = "test.op"() : () -> index
// expected-error@+1 {{expected the operand matrix being stored to have 'COp' operand type}}
"gpu.subgroup_mma_store_matrix"(%0, %1, %i, %i) <{leadDimension = 16 : index}> : (!gpu.mma_matrix<16x16xf16, "AOp">, memref<16x16xf16>, index, index) -> ()
// -----
%0, %1 = "test.op"() : () -> (!gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>)
%i = "test.op"() : () -> index
"gpu.subgroup_mma_store_matrix"(%0, %1, %i, %i) <{leadDimension = 16 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>, index, index) -> ()
// -----
%0, %1, %2 = "test.op"() : () -> (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "COp">)
// expected-error@+1 {{operands must be in the order AOp, BOp, COp}}
%i = "gpu.subgroup_mma_compute"(%0, %1, %2) : (!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
// -----
%0, %1, %2 = "test.op"() : () -> (!gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">)
// expected-error@+1 {{operand shapes do not satisfy matmul constraints}}
%i = "gpu.subgroup_mma_compute"(%0, %1, %2) : (!gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
// -----
%0, %1, %2 = "test.op"() : () -> (!gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x32xf16, "BOp">, !gpu.mma_matrix<16x32xf16, "COp">)
%i = "gpu.subgroup_mma_compute"(%0, %1, %2) : (!gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x32xf16, "BOp">, !gpu.mma_matrix<16x32xf16, "COp">) -> !gpu.mma_matrix<16x32xf16, "COp">
// -----
gpu.module @m { gpu.func @f() kernel { gpu.return } }
// -----
// expected-error@+1 {{'gpu.func' op expected void return type for kernel function}}
gpu.module @m { "gpu.func"() <{function_type = () -> f32}> ({ ^bb0(%a: f32): gpu.return }) {gpu.kernel, sym_name = "k"} : () -> () }
// -----
// expected-error@+1 {{'gpu.func' op expected memref type in attribution}}
gpu.module @m { "gpu.func"() <{function_type = () -> f32}> ({ ^bb0(%a: f32): "gpu.return"(%a) : (f32) -> () }) {sym_name = "k"} : () -> () }
// -----
func.func @a(%x: memref<4x2xf32>, %y: memref<4x2xf32, 1>) { gpu.memcpy %x, %y : memref<4x2xf32>, memref<4x2xf32, 1> return }
