// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func @shape(%t: tensor<?x4xf32>, %s: !shape.shape, %e: tensor<?xindex>, %i: index, %z: !shape.size, %w: !shape.witness) {
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<?xindex>
  %1 = shape.shape_of %t : tensor<?x4xf32> -> !shape.shape
  %2 = shape.const_shape [] : !shape.shape
  %3 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %4 = shape.const_size 10
  %5 = shape.const_witness true
  %6 = shape.cstr_broadcastable %0, %e : tensor<?xindex>, tensor<?xindex>
  %7 = shape.cstr_eq %s, %1 : !shape.shape, !shape.shape
  %8 = shape.assuming_all %6, %7
  %9 = shape.assuming %8 -> (f32) {
    %f = constant 1.0 : f32
    shape.assuming_yield %f : f32
  }
  shape.assuming %w {
    shape.assuming_yield
  }
  %10 = shape.broadcast %0, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %11 = shape.broadcast %s, %s, %s {error = "e"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %12 = shape.num_elements %s : !shape.shape -> !shape.size
  %13 = shape.rank %s : !shape.shape -> !shape.size
  %14 = shape.get_extent %e, %i : tensor<?xindex>, index -> index
  %15 = shape.add %i, %i : index, index -> index
  %16 = shape.mul %z, %z : !shape.size, !shape.size -> !shape.size
  %17 = shape.from_extents %i, %z : index, !shape.size
  %18 = shape.from_extent_tensor %e : tensor<?xindex>
  %19 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %20 = shape.index_to_size %i
  %21 = shape.size_to_index %z : !shape.size
  %22 = shape.concat %s, %s
  %23, %24 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %25 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%ix: index, %ext: !shape.size, %acc: !shape.size):
    %q = shape.mul %acc, %ext : !shape.size, !shape.size -> !shape.size
    shape.yield %q : !shape.size
  }
  %26 = shape.shape_eq %s, %s : !shape.shape, !shape.shape
  %27 = shape.is_broadcastable %0, %e : tensor<?xindex>, tensor<?xindex>
  %28 = shape.cstr_require %27, "msg"
  %29 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %30 = shape.join %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %31 = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
  %33 = shape.div %i, %i : index, index -> index
  return
}
func @math(%f: f32, %v: vector<4xf32>, %i: i32, %c: complex<f32>) {
  %0 = math.tanh %f : f32
  %1 = math.exp %v : vector<4xf32>
  %2 = math.atan2 %f, %f : f32
  %3 = math.powf %f, %f {x} : f32
  %4 = math.log1p %f : f32
  %5 = math.sqrt %f : f32
  %6 = math.rsqrt %f : f32
  %7 = math.sin %f : f32
  %8 = math.cos %f : f32
  %9 = math.atan %f : f32
  %10 = math.expm1 %f : f32
  %11 = math.log2 %f : f32
  %12 = math.exp2 %f : f32
  %13 = math.log10 %f : f32
  %14 = math.log %f : f32
  %20 = complex.create %f, %f : complex<f32>
  %21 = complex.re %c : complex<f32>
  %22 = complex.im %c : complex<f32>
  %23 = complex.add %c, %c : complex<f32>
  %24 = complex.mul %c, %c : complex<f32>
  %25 = complex.abs %c : complex<f32>
  %26 = complex.eq %c, %c : complex<f32>
  %27 = complex.exp %c : complex<f32>
  %28 = complex.div %c, %c : complex<f32>
  %29 = complex.neg %c : complex<f32>
  %30 = complex.sign %c : complex<f32>
  %31 = complex.log %c : complex<f32>
  %32 = complex.neq %c, %c : complex<f32>
  %33 = complex.sub %c, %c : complex<f32>
  %34 = complex.log1p %c : complex<f32>
  return
}
shape.function_library @lib {
  func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {
  std.atan = @same
}
