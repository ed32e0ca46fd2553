// Written for this test: what mlir-opt prints of it is compared.
#map = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
#enc = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), explicitVal = 1.0 : f32 }>
#loc9 = loc("zz")
!tup = tuple<i1,i2,i3,i4,i5,i6,i7,i8,i9,i10,i11,i12,i13,i14,i15,i16,i17>
module @top attributes {transform.with_named_sequence} {
 "a.b"() {a = #map, b = #set, c = dense_resource<blob1> : tensor<3xi64>, d = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, e = array<i8: 1, -2>, f = distinct[3]<"x">, l = loc(fused<#map>["a":1:2, #loc9]), t = !tup, s = "a\0Ab\22\\", n = @a::@b, "quoted key" = unit} : () -> ()
  func.func private @ext(memref<4x?xf32, #map>, !tup, tensor<4x8xf32, #enc>) -> (i32 {x.y = #set}, f32)
  memref.global "private" constant @gl : memref<3xf32> = dense<[1.0, 2.5, -0.0]>
  func.func @names(%arg0: tensor<4x8xf32, #enc> {bufferization.writable = true}, %m: memref<?x?xf32>, %n: index) -> (tensor<?x?xf32>, index) attributes {llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c-1 = arith.constant -1 : i32
    %cst = arith.constant 0x7FC00000 : f32
    %t = arith.constant true
    %cd = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
    %sp = arith.constant dense<1.5> : vector<4xf32>
    %d = memref.dim %m, %c0 : memref<?x?xf32>
    %al = memref.alloc(%d)[%n] : memref<4x?xf32, #map>
    %sv = memref.subview %m[%c0, 1][2, %n][1, 1] : memref<?x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
    %e = tensor.empty(%n, %n) : tensor<?x?xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
    %gen = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%fill : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) attrs = {z} {
    ^bb0(%in: f32, %out: f32):
      %i = linalg.index 0 : index
      %s = arith.addf %in, %out fastmath<fast> : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
    %r:2 = scf.for %iv = %c0 to %n step %c0_1 iter_args(%x = %gen, %y = %n) -> (tensor<?x?xf32>, index) {
      %w:2 = scf.while (%z = %y) : (index) -> (index, f32) {
        scf.condition(%t) %z, %cst : index, f32
      } do {
      ^bb0(%p: index, %q: f32):
        scf.yield %p : index
      }
      %if = scf.if %t -> (index) { scf.yield %w#0 : index } else { scf.yield %iv : index }
      scf.yield %x, %if : tensor<?x?xf32>, index
    } {attr = 1 : i8}
    affine.for %i = 0 to #map(%n, %n)[%n] step 2 { 
      affine.if #set(%i)[%n] { affine.store %cst, %m[%i + 1, symbol(%n)] : memref<?x?xf32> }
      %v = affine.vector_load %m[%i, %i mod 4] : memref<?x?xf32>, vector<4xf32>
    }
    %vc = vector.contract {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>, affine_map<(d0)->()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %sp, %sp, %cst : vector<4xf32>, vector<4xf32> into f32
    %vt = vector.transfer_read %m[%c0, %c0], %cst {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<?x?xf32>, vector<4xf32>
    %mask = vector.create_mask %n : vector<4xi1>
    %mr = vector.mask %mask { vector.reduction <add>, %vt : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %tok, %av = async.execute -> !async.value<f32> { async.yield %mr : f32 }
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) { gpu.barrier gpu.terminator }
    %fr = scf.forall (%fi, %fj) in (%n, 4) shared_outs(%o = %e) -> (tensor<?x?xf32>) {
      scf.forall.in_parallel { tensor.parallel_insert_slice %fill into %o[%fi, %fj][%n, %n][1, 1] : tensor<?x?xf32> into tensor<?x?xf32> }
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    cf.switch %c-1 : i32, [ default: ^bb1(%c0 : index), 4: ^bb2, -3: ^bb1(%n : index) ]
  ^bb1(%b: index):
    cf.cond_br %t weights([3, 4]), ^bb1(%b : index), ^bb2
  ^bb2:
    return %r#0, %r#1 : tensor<?x?xf32>, index
  }
  module @inner { func.func @names() { %c0 = arith.constant 0 : index  return } }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  pdl.pattern @p : benefit(1) {
    %ty = pdl.type : i32
    %o = pdl.operand : %ty
    %at = pdl.attribute = 3 : i64
    %root = pdl.operation "a.b"(%o : !pdl.value) {"x" = %at} -> (%ty : !pdl.type)

    pdl.rewrite %root { pdl.erase %root }
  }
}
{-# dialect_resources: { builtin: { blob1: "0x08000000010000000000000002000000000000000300000000000000" } }, external_resources: { mlir_reproducer: { a: "x", b: true } } #-}
