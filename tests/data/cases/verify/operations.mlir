// Own checks of operations. mlir-opt 22 finds the same: tests/system/tools/verify-diagnostics.sh.

// x

// expected-error @below {{'linalg.matmul' op inferred input/output operand #2 has shape's dimension #1 to be 5, but found 4}}
func.func @a(%t: tensor<4x4xf32>, %u: tensor<4x5xf32>) { %0 = linalg.matmul ins(%t, %u: tensor<4x4xf32>, tensor<4x5xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32> return }

// -----

// expected-error @below {{expected op with scalar input}}
func.func @a(%t: tensor<4x4xf32>, %f: f64) { %0 = linalg.fill ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32> return }

// -----

// expected-error @below {{'linalg.add' op expected operand #1 rank (1) to match the result rank of indexing_map (2)}}
func.func @a(%t: tensor<4x4xf32>, %u: tensor<4xf32>) { %0 = linalg.add ins(%t, %u : tensor<4x4xf32>, tensor<4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32> return }

// -----

// expected-error @below {{'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 8}}
func.func @a(%t: tensor<4x8xf32>, %u: tensor<4x8xf32>) { %0 = linalg.transpose ins(%t : tensor<4x8xf32>) outs(%u : tensor<4x8xf32>) permutation = [1, 0] return }

// -----

// expected-error @below {{'linalg.softmax' op incorrect dimension specified}}
func.func @a(%t: tensor<4x8xf32>) { %0 = linalg.softmax dimension(2) ins(%t : tensor<4x8xf32>) outs(%t : tensor<4x8xf32>) -> tensor<4x8xf32> return }

// -----

// expected-error @below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
func.func @a(%v: vector<4xf32>) { %0 = "vector.extract"(%v) {static_position = array<i64: 7>} : (vector<4xf32>) -> f32 return }

// -----

// expected-error @below {{'vector.broadcast' op dimension mismatch (4 vs. 3)}}
func.func @a(%v: vector<4xf32>) { %0 = "vector.broadcast"(%v) : (vector<4xf32>) -> vector<3xf32> return }

// -----

// expected-error @below {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'xor'}}
func.func @a(%v: vector<4xf32>) { %0 = "vector.reduction"(%v) {kind = #vector.kind<xor>} : (vector<4xf32>) -> f32 return }

// -----

// expected-error @below {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
func.func @a(%v: vector<4xf32>, %w: vector<8xf32>) { %0 = "vector.outerproduct"(%v, %w) {kind = #vector.kind<add>} : (vector<4xf32>, vector<8xf32>) -> vector<8x4xf32> return }

// -----

// expected-error @below {{'vector.shuffle' op mask index #2 out of range}}
func.func @a(%v: vector<4xf32>, %w: vector<8xf32>) { %0 = "vector.shuffle"(%v, %v) {mask = array<i64: 0, 9>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32> return }

// -----

// expected-error @below {{'vector.shuffle' op mask length mismatch}}
func.func @a(%v: vector<4xf32>, %w: vector<8xf32>) { %0 = "vector.shuffle"(%v, %v) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<3xf32> return }

// -----

// expected-error @below {{'vector.transpose' op dimension size mismatch at: 1}}
func.func @a(%v: vector<4x2xf32>) { %0 = "vector.transpose"(%v) {permutation = array<i64: 1, 0>} : (vector<4x2xf32>) -> vector<4x2xf32> return }

// -----

// expected-error @below {{'vector.load' op base and result element types should match}}
func.func @a(%m: memref<4xf32>, %i: index) { %0 = "vector.load"(%m, %i) : (memref<4xf32>, index) -> vector<4xf64> return }

// -----

// expected-error @below {{'vector.store' op requires 1 indices}}
func.func @a(%m: memref<4xf32>, %v: vector<4xf32>) { "vector.store"(%v, %m) : (vector<4xf32>, memref<4xf32>) -> () return }

// -----

// expected-error @below {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
func.func @a(%v: vector<4xf32>) { %0 = "vector.fma"(%v, %v, %v) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<8xf32> return }

// -----

// expected-error @below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
func.func @a() { %0 = vector.constant_mask [5] : vector<4xi1> return }

// -----

// expected-error @below {{'vector.scan' op initial value rank 1 has to be equal to 0}}
func.func @a(%v: vector<4xf32>, %w: vector<4xf32>) { %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 0 : i64} : vector<4xf32>, vector<4xf32> return }

// -----

// expected-error @below {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<4x5xf32>>'}}
func.func @a(%m: memref<4x4xf32>) { %0 = vector.type_cast %m : memref<4x4xf32> to memref<vector<4x5xf32>> return }

// -----

// expected-error @below {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
func.func @a(%i: index) { %0 = "affine.apply"(%i, %i) {map = affine_map<(d0) -> (d0 + 1)>} : (index, index) -> index return }

// -----

// expected-error @below {{'affine.apply' op mapping must produce one value}}
func.func @a(%i: index) { %0 = "affine.apply"(%i) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> index return }

// -----

// expected-error @below {{'affine.min' op operand count and affine map dimension and symbol count must match}}
func.func @a(%i: index) { %0 = "affine.min"(%i) {map = affine_map<(d0, d1) -> (d0, d1)>} : (index) -> index return }

// -----

// expected-error @below {{'affine.load' op affine map num results must equal memref rank}}
func.func @a(%m: memref<4xf32>, %i: index) { %0 = "affine.load"(%m, %i) {map = affine_map<(d0) -> (d0, d0)>} : (memref<4xf32>, index) -> f32 return }

// -----

// expected-error @below {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
func.func @a(%f: f32) { affine.for %i = 0 to 10 { affine.yield %f : f32 } return }

// -----

// expected-error @below {{'affine.yield' op types mismatch between yield op and its parent}}
func.func @a(%i: index) { %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> f32 { affine.yield %i : index } else { affine.yield %i : index } return }

// -----

// expected-error @below {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
func.func @a(%i: index) { %0:2 = affine.delinearize_index %i into (4, 5, 6) : index, index return }

// -----

// expected-error @below {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
func.func @a(%i: index) { %0 = affine.linearize_index [%i, %i] by (4, 5, 6) : index return }

// -----

// expected-error @below {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
func.func @a(%x: i32) { "builtin.unrealized_conversion_cast"(%x) : (i32) -> () return }

// -----

// expected-error @below {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
func.func @a() { scf.yield }

// -----

// expected-error @below {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
func.func @a(%i: index, %f: f32) { %0 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%f) -> f32 { scf.reduce } return }

// -----

// expected-error @below {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
func.func @a(%i: index, %t: tensor<4xf32>) { %0 = scf.forall (%a) in (4) shared_outs(%o = %t) -> tensor<4xf32> { scf.forall.in_parallel { arith.constant 1 : i32 } } return }

// -----

// expected-error @below {{'linalg.matmul' op inferred input/output operand #2 has shape's dimension #1 to be 4, but found 5}}
func.func @a(%t: tensor<4x4xf32>, %u: tensor<4x5xf32>) { %0 = linalg.matmul ins(%t, %t: tensor<4x4xf32>, tensor<4x4xf32>) outs(%u : tensor<4x5xf32>) -> tensor<4x5xf32> return }

// -----

// expected-error @below {{'linalg.conv_1d_nwc_wcf' op expected operand #0 rank (2) to match the result rank of indexing_map (3)}}
func.func @a(%t: tensor<2x8xf32>, %u: tensor<3xf32>, %o: tensor<6xf32>) { %0 = linalg.conv_1d_nwc_wcf ins(%t, %u: tensor<2x8xf32>, tensor<3xf32>) outs(%o : tensor<6xf32>) -> tensor<6xf32> return }

// -----

// expected-error @below {{'linalg.dot' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
func.func @a(%t: tensor<4xf32>, %u: tensor<5xf32>, %o: tensor<f32>) { %0 = linalg.dot ins(%t, %u: tensor<4xf32>, tensor<5xf32>) outs(%o : tensor<f32>) -> tensor<f32> return }

// -----

// expected-error @below {{'linalg.matmul' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
func.func @a(%t: memref<4x4xf32>, %u: tensor<4x4xf32>) { linalg.matmul ins(%t, %t: memref<4x4xf32>, memref<4x4xf32>) outs(%u : tensor<4x4xf32>) return }

// -----

// expected-error @below {{'linalg.exp' op expected operand #0 rank (1) to match the result rank of indexing_map (2)}}
func.func @a(%t: tensor<4x4xf32>, %u: tensor<4xf32>) { %0 = linalg.exp ins(%u: tensor<4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32> return }

// -----

// expected-error @below {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minnumf'}}
func.func @a(%v: vector<4xi32>) { %0 = vector.reduction <minnumf>, %v : vector<4xi32> into i32 return }

// -----

// expected-error @below {{'vector.outerproduct' op unsupported outerproduct type}}
func.func @a(%v: vector<4xf32>, %w: vector<8xf32>) { %0 = vector.outerproduct %v, %w {kind = #vector.kind<xor>} : vector<4xf32>, vector<8xf32> return }

// -----

// expected-error @below {{'llvm.add' op requires the same type for all operands and results}}
llvm.func @f(%x: i32, %y: i64) { %0 = "llvm.add"(%x, %y) : (i32, i64) -> i32 llvm.return }

// -----

// expected-error @below {{branch has 1 operands for successor #0, but target block has 0}}
llvm.func @f(%x: i32) { "llvm.br"(%x)[^bb1] : (i32) -> ()
^bb1: llvm.return }

// -----

// expected-error @below {{'llvm.func' op entry block must have 0 arguments to match function signature}}
"llvm.func"() ({ ^bb0(%x: i32): llvm.return }) {sym_name = "f", function_type = !llvm.func<void ()>} : () -> ()

// -----

// expected-error @below {{'llvm.store' op expected alignment for atomic access}}
llvm.func @f(%p: !llvm.ptr, %x: i32) { llvm.store %x, %p atomic seq_cst : i32, !llvm.ptr llvm.return }

// -----

// expected-error @below {{'llvm.switch' op expects number of case values to match number of case destinations}}
llvm.func @f(%x: i32) { "llvm.switch"(%x)[^bb1, ^bb1] {case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, case_values = dense<[1, 2]> : vector<2xi32>} : (i32) -> ()
^bb1: llvm.return }

// -----

// expected-error @below {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr, %x: i32) { %0 = llvm.cmpxchg %p, %x, %x monotonic acq_rel : !llvm.ptr, i32 llvm.return }

// -----

// expected-error @below {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
llvm.func @f() { llvm.fence monotonic llvm.return }

// -----

// expected-error @below {{'llvm.atomicrmw' op expected LLVM IR integer type}}
llvm.func @f(%p: !llvm.ptr, %x: f32) { %0 = llvm.atomicrmw add %p, %x seq_cst : !llvm.ptr, f32 llvm.return }

// -----

// expected-error @below {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal constant @g("ab") : !llvm.array<3 x i8>

// -----

// expected-error @below {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<5xf64>'}}
func.func @a(%m: memref<4xf32>) { %0 = memref.realloc %m : memref<4xf32> to memref<5xf64> return }

// -----

// expected-error @below {{missing dimension operand for result type 'memref<?xf32>'}}
func.func @a(%m: memref<4xf32>) { %0 = memref.realloc %m : memref<4xf32> to memref<?xf32> return }

// -----

// expected-error @below {{'memref.assume_alignment' op alignment must be power of 2}}
func.func @a(%m: memref<4xf32>) { %0 = memref.assume_alignment %m, 3 : memref<4xf32> return }

// -----

// expected-error @below {{expected either an op attribute or a non-empty body}}
func.func @a(%x: f32) { %0 = gpu.all_reduce %x { } : (f32) -> f32 return }

// -----

// expected-error @below {{'gpu.memcpy' op arguments have incompatible shape}}
func.func @a(%x: memref<4xf32>, %y: memref<5xf32>) { gpu.memcpy %x, %y : memref<4xf32>, memref<5xf32> return }

// -----

// expected-error @below {{'emitc.return' op has 0 operands, but enclosing function (@f) returns 1}}
emitc.func @f() -> i32 { emitc.return }

// -----

// expected-error @below {{'emitc.return' op has 1 operands, but enclosing function (@f) returns 0}}
emitc.func @f(%x: i32) { emitc.return %x : i32 }

// -----

// expected-error @below {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('i64') to match the op's result type ('i32')}}
func.func @f(%x: i32) { %0 = "emitc.variable"() {value = 1 : i64} : () -> !emitc.lvalue<i32> return }

// -----

// expected-error @below {{'emitc.literal' op value must not be empty}}
func.func @f() { %0 = emitc.literal "" : i32 return }

// -----

// expected-error @below {{'emitc.yield' op yields a value not returned by parent}}
func.func @f(%x: index) { emitc.for %i = %x to %x step %x : index { emitc.yield %i : index } return }
// -----
// mlir-opt adds the range in 32 bits.
"smt.solver"() ({
  %0 = "smt.declare_fun"() : () -> !smt.bv<8>
  %1 = "smt.bv.extract"(%0) <{lowBit = -1 : i32}> : (!smt.bv<8>) -> !smt.bv<8>
  "smt.yield"() : () -> ()
}) : () -> ()
