// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @nvgpu {
  "varve.rule"() {
    sym_name = "matrices",
    takes = [],
    require = [
      ["elem(type($matrixA)) in [f64, f32, bf16, f16, i8, i4]", "expected input data type (i4,i8,f16,bf16,tf32,f64)"],
      ["shape(type($matrixB))[0] * shape(type($matrixB))[1] * 32 = $mmaShape[1] * $mmaShape[2]",
       "expected {$mmaShape[1] * $mmaShape[2]} warp-wide matrix B elements"],
      ["shape(type($matrixC))[0] * shape(type($matrixC))[1] * 32 = $mmaShape[0] * $mmaShape[1]",
       "expected {$mmaShape[0] * $mmaShape[1]} warp-wide matrix C elements"],
      ["not has($tf32Enabled) or elem(type($matrixA)) = f32", "tf32Enabled requires f32 elements"],
      ["elem(type($matrixA)) = f64 or shape(type($matrixA))[1] = 32 / width(elem(type($matrixA)))",
       "matrix A is not shaped as expected"],
      ["elem(type($matrixA)) = f64 or shape(type($matrixB))[1] = 32 / width(elem(type($matrixA)))",
       "matrix B is not shaped as expected"],
      ["shape(type($matrixC))[1] = 2", "matrix C is not shaped as expected"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "tensor_map",
    takes = [],
    require = [
      ["type($tensorMapDescriptor).interleave = 0", "interleaving is not supported"],
      ["space(type($tensorMapDescriptor).tensor) in [3, #gpu.address_space<workgroup>]",
       "!the tensor map descriptor has incorrect address space, it must be shared memory address space."],
      ["dynamic(type($tensorMapDescriptor).tensor) = 0", "!the tensor map descriptor must be static shaped"],
      ["min(shape(type($tensorMapDescriptor).tensor)) >= 1", "the tensor map descriptor has a dimension of 0"],
      ["max(shape(type($tensorMapDescriptor).tensor)) <= 256", "the tensor map descriptor has too large a dimension"],
      ["rank(type($tensorMapDescriptor).tensor) <= 1 or type($tensorMapDescriptor).swizzle = 0 or width(elem(type($tensorMapDescriptor).tensor)) * shape(type($tensorMapDescriptor).tensor)[-1] / 8 = 128",
       "the last dimension must have 128 bytes"],
      ["count($coordinates) <= 5", "expected at most 5 coordinates"],
      ["count($coordinates) = rank(type($tensorMapDescriptor).tensor)",
       "number of coordinates do not match with the rank"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "tensor_map_and_buffer",
    takes = [],
    require = [
      ["type($tensorMap).interleave = 0", "interleaving is not supported"],
      ["space(type($tensorMap).tensor) in [3, #gpu.address_space<workgroup>]",
       "!the tensor map descriptor has incorrect address space, it must be shared memory address space."],
      ["dynamic(type($tensorMap).tensor) = 0", "!the tensor map descriptor must be static shaped"],
      ["min(shape(type($tensorMap).tensor)) >= 1", "the tensor map descriptor has a dimension of 0"],
      ["max(shape(type($tensorMap).tensor)) <= 256", "the tensor map descriptor has too large a dimension"],
      ["rank(type($tensorMap).tensor) <= 1 or type($tensorMap).swizzle = 0 or width(elem(type($tensorMap).tensor)) * shape(type($tensorMap).tensor)[-1] / 8 = 128",
       "the last dimension must have 128 bytes"]]
  } : () -> ()
  irdl.operation @device_async_copy attributes {
    varve.require = [
      ["strides(type($src))[-1] = 1", "source memref most minor dim must have unit stride"],
      ["strides(type($dst))[-1] = 1", "destination memref most minor dim must have unit stride"],
      ["space(type($dst)) in [3, #gpu.address_space<workgroup>]", "the destination must be in shared memory"],
      ["elem(type($src)) = elem(type($dst))", "source and destination must have the same element type"],
      ["count($srcIndices) = rank(type($src))", "expected one source index for each dimension"],
      ["count($dstIndices) = rank(type($dst))", "expected one destination index for each dimension"],
      ["width(elem(type($dst))) * $dstElements / 8 in [4, 8, 16]", "expected 4, 8 or 16 bytes"],
      ["not $bypassL1 or width(elem(type($dst))) * $dstElements / 8 = 16", "bypassL1 requires 16 bytes"]]
  } {
  }
  irdl.operation @ldmatrix attributes {
    varve.require = [
      ["space(type($srcMemref)) in [3, #gpu.address_space<workgroup>]", "srcMemref must be in shared memory"],
      ["width(elem(type($res))) <= 32", "elements must have 32 bits or less"],
      ["not $transpose or width(elem(type($res))) = 16", "transposed elements must have 16 bits"],
      ["rank(type($res)) = 2", "results must be 2 dimensional vector"],
      ["shape(type($res))[1] = 32 / width(elem(type($res)))",
       "!expected vector register shape[1] = {32 / width(elem(type($res)))}"],
      ["shape(type($res))[0] = $numTiles", "!expected vector register shape[0] and numTiles to match"]]
  } {
  }
  irdl.operation @mma.sp.sync attributes {
    varve.require = [
      ["use matrices()"],
      ["elem(type($matrixA)) != f64", "f64 is not supported for sparse mode"],
      ["$sparsitySelector in [0, 1]", "sparsity selector should be 0 or 1"],
      ["shape(type($matrixA))[0] * shape(type($matrixA))[1] * 32 = $mmaShape[0] * $mmaShape[2] / 2",
       "wrong number of elements in matrix A"]]
  } {
  }
  irdl.operation @mma.sync attributes {
    varve.require = [
      ["use matrices()"],
      ["shape(type($matrixA))[0] * shape(type($matrixA))[1] * 32 = $mmaShape[0] * $mmaShape[2]",
       "expected {$mmaShape[0] * $mmaShape[2]} warp-wide matrix A elements"],
      ["elem(type($matrixA)) != f64 or shape(type($matrixA))[1] = 1", "matrix A is not shaped as expected"],
      ["elem(type($matrixA)) != f64 or shape(type($matrixB))[1] = 1", "matrix B is not shaped as expected"]]
  } {
  }
  irdl.operation @rcp attributes {
    varve.require = [
      ["$rounding = .approx", "only approx is supported"],
      ["$ftz",
       "has a limitation. #nvgpu<rcp_rounding_mode approx> or non-ftz is not supported yet."]]
  } {
  }
  irdl.operation @tma.async.load attributes {
    varve.require = [
      ["use tensor_map()"],
      ["elem(type($tensorMapDescriptor).tensor) = elem(type($dst))",
       "element types of descriptor and memref must be equal"],
      ["space(type($dst)) in [3, #gpu.address_space<workgroup>]", "the memref must be in shared memory"],
      ["dynamic(type($dst)) = 0", "the memref must be static shaped"],
      ["rank(type($dst)) = rank(type($tensorMapDescriptor).tensor)", "descriptor and memref must have same rank"],
      ["shape(type($dst))[0] = shape(type($tensorMapDescriptor).tensor)[0]", "shapes mismatch"],
      ["shape(type($dst))[1] = shape(type($tensorMapDescriptor).tensor)[1]", "shapes mismatch"],
      ["shape(type($dst))[2] = shape(type($tensorMapDescriptor).tensor)[2]", "shapes mismatch"],
      ["shape(type($dst))[3] = shape(type($tensorMapDescriptor).tensor)[3]", "shapes mismatch"],
      ["shape(type($dst))[4] = shape(type($tensorMapDescriptor).tensor)[4]", "shapes mismatch"]]
  } {
  }
  irdl.operation @tma.async.store attributes {
    varve.require = [
      ["use tensor_map()"],
      ["elem(type($tensorMapDescriptor).tensor) = elem(type($src))",
       "element types of descriptor and memref must be equal"],
      ["space(type($src)) in [3, #gpu.address_space<workgroup>]", "the memref must be in shared memory"],
      ["dynamic(type($src)) = 0", "the memref must be static shaped"],
      ["rank(type($src)) = rank(type($tensorMapDescriptor).tensor)", "descriptor and memref must have same rank"],
      ["shape(type($src))[0] = shape(type($tensorMapDescriptor).tensor)[0]", "shapes mismatch"],
      ["shape(type($src))[1] = shape(type($tensorMapDescriptor).tensor)[1]", "shapes mismatch"],
      ["shape(type($src))[2] = shape(type($tensorMapDescriptor).tensor)[2]", "shapes mismatch"],
      ["shape(type($src))[3] = shape(type($tensorMapDescriptor).tensor)[3]", "shapes mismatch"],
      ["shape(type($src))[4] = shape(type($tensorMapDescriptor).tensor)[4]", "shapes mismatch"]]
  } {
  }
  irdl.operation @tma.create.descriptor attributes {
    varve.require = [
      ["use tensor_map_and_buffer()"],
      ["count($boxDimensions) <= 5", "expected at most 5 coordinates"]]
  } {
  }
  irdl.operation @warpgroup.generate.descriptor attributes {
    varve.require = [
      ["use tensor_map_and_buffer()"],
      ["type($tensorMap).swizzle = 3", "only swizzle_128b is supported"]]
  } {
  }
  irdl.operation @warpgroup.mma attributes {
    varve.require = [
      ["not has($transposeA) or has($transposeB)", "matrix A cannot be transposed unless matrix B is"],
      ["type($matrixC).fragmented = type($matrixD).fragmented", "type of matrix C and matrix D must be the same"],
      ["rank(type($descriptorA).tensor) = 2", "matrices must be 2 dimensional"],
      ["rank(type($descriptorB).tensor) = 2", "matrices must be 2 dimensional"],
      ["rank(type($matrixC).fragmented) = 2", "matrices must be 2 dimensional"],
      ["shape(type($descriptorA).tensor)[1] = shape(type($descriptorB).tensor)[0]",
       "dimensions of matrices A and B do not match"],
      ["shape(type($descriptorA).tensor)[0] = shape(type($matrixC).fragmented)[0]",
       "dimensions of matrices A and C do not match"],
      ["shape(type($descriptorB).tensor)[1] = shape(type($matrixC).fragmented)[1]",
       "dimensions of matrices B and C do not match"],
      ["elem(type($descriptorA).tensor) in [f16, tf32, i16, i1, bf16, f8E5M2, f8E4M3FN]",
       "the types of the matrices are not supported"],
      ["not elem(type($descriptorA).tensor) in [f16, tf32, i16, i1, bf16] or elem(type($descriptorB).tensor) = elem(type($descriptorA).tensor)",
       "the types of the matrices are not supported"],
      ["not elem(type($descriptorA).tensor) in [f8E5M2, f8E4M3FN] or elem(type($descriptorB).tensor) in [f8E5M2, f8E4M3FN]",
       "the types of the matrices are not supported"],
      ["not elem(type($descriptorA).tensor) in [f16, bf16, f8E5M2, f8E4M3FN] or elem(type($matrixC).fragmented) in [f32, f16]",
       "the types of the matrices are not supported"],
      ["elem(type($descriptorA).tensor) != tf32 or elem(type($matrixC).fragmented) = f32",
       "the types of the matrices are not supported"],
      ["not elem(type($descriptorA).tensor) in [i16, i1] or elem(type($matrixC).fragmented) = i32",
       "the types of the matrices are not supported"],
      ["shape(type($descriptorB).tensor)[1] % 8 = 0", "the number of columns is not supported"],
      ["shape(type($descriptorB).tensor)[1] >= 8", "the number of columns is not supported"],
      ["shape(type($descriptorB).tensor)[1] <= 256", "the number of columns is not supported"],
      ["elem(type($descriptorA).tensor) != i16", "the number of columns is not supported"],
      ["elem(type($descriptorA).tensor) != i1 or shape(type($descriptorB).tensor)[1] in [8, 24] or shape(type($descriptorB).tensor)[1] % 16 = 0",
       "the number of columns is not supported"],
      ["elem(type($matrixC).fragmented) = f32 or elem(type($descriptorA).tensor) in [f16, bf16]",
       "this is not supported yet"]]
  } {
  }
  irdl.operation @warpgroup.mma.init.accumulator attributes {
    varve.require = [
      ["shape(type($matrixC).fragmented)[0] % 64 = 0", "the number of rows is not supported"],
      ["shape(type($matrixC).fragmented)[1] % 8 = 0", "the number of columns is not supported"],
      ["shape(type($matrixC).fragmented)[1] >= 8", "the number of columns is not supported"],
      ["shape(type($matrixC).fragmented)[1] <= 256", "the number of columns is not supported"],
      ["not elem(type($matrixC).fragmented) in [i8, i1] or shape(type($matrixC).fragmented)[1] in [8, 24] or shape(type($matrixC).fragmented)[1] % 16 = 0",
       "the number of columns is not supported"],
      ["elem(type($matrixC).fragmented) in [bf16, f16, f32, tf32, f8E4M3FN, f8E5M2, i8, i1]",
       "the type of the accumulator is not supported"]]
  } {
  }
  irdl.operation @warpgroup.mma.store attributes {
    varve.require = [
      ["elem(type($matrixD).fragmented) = f32", "only f32 can be stored"],
      ["shape(type($matrixD).fragmented)[0] = shape(type($dstMemref))[0]",
       "the destination does not have same size as the result"],
      ["shape(type($matrixD).fragmented)[1] = shape(type($dstMemref))[1]",
       "the destination does not have same size as the result"]]
  } {
  }
}
