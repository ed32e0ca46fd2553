#ct = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
func.func @f(%m: memref<?x?xf32>, %t: tensor<8x8xf32>, %i: index, %v: vector<4xf32>, %vm: vector<4xi1>, %p: f32, %a: vector<4x4xf32>, %z: memref<f32>, %sv: vector<[4]xf32>, %v1: vector<1xf32>, %mk1: vector<1xi1>, %mv: memref<?x?xvector<4xf32>>, %vm2: vector<4x4xi1>, %vi: vector<4xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %vm {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i, %i], %p, %vm {foo, permutation_map = affine_map<(d0, d1) -> (d0)>} : tensor<8x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %z[], %p : memref<f32>, vector<f32>
  %5 = vector.transfer_read %m[%i, %i], %p, %vm2 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  %6 = vector.transfer_read %m[%i, %i], %p, %vm {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<?x?xf32>, vector<4x4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %vm {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %7 = vector.transfer_write %v, %t[%i, %i] : vector<4xf32>, tensor<8x8xf32>
  %8 = vector.contract #ct %a, %a, %a : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  %9 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %v, %v, %p {foo} : vector<4xf32>, vector<4xf32> into f32
  %10 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
  %11 = vector.outerproduct %v, %v, %a {kind = #vector.kind<mul>} : vector<4xf32>, vector<4xf32>
  %12 = vector.outerproduct %v, %p, %v : vector<4xf32>, f32
  %13 = vector.outerproduct %sv, %sv : vector<[4]xf32>, vector<[4]xf32>
  %14 = vector.mask %vm { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %vm { vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32> } {foo} : vector<4xi1>
  vector.mask %vm { } : vector<4xi1>
  %16 = vector.multi_reduction <add>, %a, %p [0, 1] : vector<4x4xf32> to f32
  %17 = vector.reduction <add>, %v, %p fastmath<nnan> : vector<4xf32> into f32
  %18 = vector.extract %a[0, %i] : f32 from vector<4x4xf32>
  %19 = vector.extract %a[] : vector<4x4xf32> from vector<4x4xf32>
  %20 = vector.insert %p, %a [1, 2] : f32 into vector<4x4xf32>
  %21 = vector.constant_mask [4, 2] : vector<4x[2]xi1>
  %22 = vector.create_mask %i : vector<4xi1>
  %23 = vector.shuffle %v, %v [0, 1, 7] : vector<4xf32>, vector<4xf32>
  %24:4 = vector.to_elements %v : vector<4xf32>
  %25 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  vector.print %v : vector<4xf32>
  vector.print punctuation <newline>
  vector.print str "x"
  %26:2 = vector.scan <add>, %a, %v {inclusive = false, reduction_dim = 1 : i64} : vector<4x4xf32>, vector<4xf32>
  %27 = vector.step : vector<4xindex>
  %28:2 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %29 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %30 = vector.gather %m[%i, %i] [%vi], %vm, %v : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
