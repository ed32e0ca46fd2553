// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @nvgpu {
  "varve.rule"() {
    sym_name = "matrices",
    takes = ["$name", "$sparse"],
    require = [
      ["elem(type($matrixA)) in [f64, f32, bf16, f16, i8, i4]",
       "!expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {$name}"],
      ["let a = shape(type($matrixA)), b = shape(type($matrixB)), c = shape(type($matrixC)), m = $mmaShape[0], n = $mmaShape[1], k = $mmaShape[2], element = elem(type($matrixA)), deep = k / if(element = f64, 4, 128 / width(element)), length = if(element = f64, 1, 32 / width(element))",
        ["a[0] * a[1] * 32 = m * k / $sparse", "expected {m * k} warp-wide matrix A elements"],
        ["b[0] * b[1] * 32 = k * n", "expected {k * n} warp-wide matrix B elements"],
        ["c[0] * c[1] * 32 = m * n", "expected {m * n} warp-wide matrix C elements"],
        ["not has($tf32Enabled) or element = f32", "expected tf32 tensor cores only for F32 operands"],
        ["a[0] = m / 8 * deep / $sparse and a[1] = length", "expected matrix A to be shaped ({m / 8 * deep} x {length})"],
        ["b[0] = n / 8 * deep and b[1] = length", "expected matrix B to be shaped ({n / 8 * deep} x {length})"],
        ["c[0] = m / 8 * (n / 8) and c[1] = 2", "expected matrix C to be shaped ({m / 8 * (n / 8)} x 2)"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "tensor_map",
    takes = ["$map"],
    require = [
      ["$map.interleave = 0", "!Interleave options are not supported yet."],
      ["let tensor = $map.tensor",
        ["space(tensor) in [3, #gpu.address_space<workgroup>]",
         "!the tensor map descriptor has incorrect address space, it must be shared memory address space."],
        ["dynamic(tensor) = 0", "!the tensor map descriptor must be static shaped"],
        ["each size in shape(tensor)",
          ["size >= 1 and size <= 256",
           "!the tensor map descriptor must have dimensions between 1 and 256 but it is {size}"]],
        ["let bytes = width(elem(tensor)) * shape(tensor)[-1] / 8",
          ["rank(tensor) <= 1 or $map.swizzle = 0 or bytes = 128",
           "!the tensormap descriptor must have last dimension of 128 bytes but it is {bytes} bytes"]]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "tensor_map_and_memory",
    takes = ["$map", "$memory"],
    require = [
      ["use tensor_map($map)"],
      ["let tensor = $map.tensor",
        ["elem(tensor) = elem($memory)", "!the element type of tensor map descriptor and memref must be same"],
        ["space($memory) in [3, #gpu.address_space<workgroup>]",
         "!the destination memref has incorrect address space, it must be shared memory address space."],
        ["dynamic($memory) = 0", "!the destination memref must be static shaped"],
        ["rank($memory) = rank(tensor)", "!the shape of tensor map descriptor and memref must have same rank"],
        ["shape($memory) = shape(tensor)", "!memref and tensor map shapes mismatch '{tensor}' != '{$memory}'"],
        ["width(elem(tensor)) * shape(tensor)[-1] / 8 % 16 = 0",
         "!the bytes in the last dimension of the tensor map must be a multiple of 16"],
        ["count($coordinates) <= 5", "!Maximum 5 coordinates are supported."],
        ["count($coordinates) = rank(tensor)",
         "!number of coordinates do not match with the rank of tensor descriptor map."]]]
  } : () -> ()
  irdl.operation @device_async_copy attributes {
    varve.require = [
      ["strides(type($src))[-1] = 1", "!source memref most minor dim must have unit stride"],
      ["strides(type($dst))[-1] = 1", "!destination memref most minor dim must have unit stride"],
      ["space(type($dst)) in [3, #gpu.address_space<workgroup>]",
       "!destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)"],
      ["elem(type($src)) = elem(type($dst))", "!source and destination must have the same element type"],
      ["count($srcIndices) = rank(type($src))", "expected {rank(type($src))} source indices, got {count($srcIndices)}"],
      ["count($dstIndices) = rank(type($dst))", "expected {rank(type($dst))} destination indices, got {count($dstIndices)}"],
      ["let width = width(elem(type($dst))), bytes = width * $dstElements / 8",
        ["bytes in [4, 8, 16]",
         "!Requested copy elements is {$dstElements} with width {width}. But copy elements could be one of {if(width <= 32, concat(32 / width, ', '), '')}{if(width <= 64, concat(64 / width, ', '), '')}{if(width <= 128, concat(128 / width, '.'), '')}"],
        ["not $bypassL1 or bytes = 16",
         "bypassL1 does not satify alignment for '{type($dst)}' with destination element {$dstElements}. Unset bypassL1, or set destination element to {128 / width}"]]]
  } {
  }
  irdl.operation @ldmatrix attributes {
    varve.require = [
      ["space(type($srcMemref)) in [3, #gpu.address_space<workgroup>]",
       "!expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)"],
      ["width(elem(type($res))) <= 32", "!nvgpu.ldmatrix works for 32b or lower"],
      ["not $transpose or width(elem(type($res))) = 16", "!nvgpu.ldmatrix transpose works only at 16b granularity"],
      ["rank(type($res)) = 2", "!results must be 2 dimensional vector"],
      ["shape(type($res))[1] = 32 / width(elem(type($res)))",
       "!expected vector register shape[1] = {32 / width(elem(type($res)))}"],
      ["shape(type($res))[0] = $numTiles", "!expected vector register shape[0] and numTiles to match"]]
  } {
  }
  irdl.operation @mma.sp.sync attributes {
    varve.require = [
      ["$sparsitySelector in [0, 1]", "sparsity selector should be 0 or 1"],
      ["elem(type($matrixA)) != f64", "!f64 is not supported for sparse mode"],
      ["use matrices('nvgpu.mma.sp.sync', 2)"]]
  } {
  }
  irdl.operation @mma.sync attributes {
    varve.require = [
      ["use matrices('nvgpu.mma.sync', 1)"]]
  } {
  }
  irdl.operation @rcp attributes {
    varve.require = [
      ["$rounding = .approx and $ftz", "has a limitation. {$rounding} or non-ftz is not supported yet."]]
  } {
  }
  irdl.operation @tma.async.load attributes {
    varve.require = [
      ["use tensor_map_and_memory(type($tensorMapDescriptor), type($dst))"]]
  } {
  }
  irdl.operation @tma.async.store attributes {
    varve.require = [
      ["use tensor_map_and_memory(type($tensorMapDescriptor), type($src))"]]
  } {
  }
  irdl.operation @tma.create.descriptor attributes {
    varve.require = [
      ["count($boxDimensions) <= 5", "!Maximum 5 coordinates are supported."],
      ["use tensor_map(type($tensorMap))"]]
  } {
  }
  irdl.operation @warpgroup.generate.descriptor attributes {
    varve.require = [
      ["use tensor_map(type($tensorMap))"],
      ["type($tensorMap).swizzle = 3", "!supports only swizzle_128b is supported for the time being"]]
  } {
  }
  irdl.operation @warpgroup.mma attributes {
    varve.require = [
      ["not has($transposeA) or has($transposeB)",
       "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being "],
      ["type($matrixC).fragmented = type($matrixD).fragmented", "type of matrix C and matrix D must be the same"],
      ["let a = type($descriptorA).tensor, b = type($descriptorB).tensor, c = type($matrixC).fragmented",
        ["rank(a) = 2 and rank(b) = 2 and rank(c) = 2", "has matrices A, B, C and D, they must be 2 dimensional"],
        ["shape(a)[1] = shape(b)[0]", "2nd dim matrix-A ({shape(a)[1]})!= 1st dim matrix-B ({shape(b)[0]} )"],
        ["shape(a)[0] = shape(c)[0]", "1st dim matrix-A ( {shape(a)[0]} )!= 1st dim matrix-C ( {shape(c)[0]} )"],
        ["shape(b)[1] = shape(c)[1]", "2nd dim matrix-B ( {shape(b)[1]} ) != 2nd dim matrix-C ( {shape(c)[1]} )"],
        ["let x = elem(a), y = elem(b), z = elem(c), n = shape(b)[1]",
          ["x in [f16, bf16] and y = x and z in [f32, f16] or x = tf32 and y = tf32 and z = f32 or x in [i16, i1] and y = x and z = i32 or x in [f8E5M2, f8E4M3FN] and y in [f8E5M2, f8E4M3FN] and z in [f32, f16]",
           "'{z}' += '{x}' * '{y}', it is not supported."],
          ["n % 8 = 0 and n >= 8 and n <= 256 and x != i16 and (x != i1 or n in [8, 24] or n % 16 = 0)",
           "has input type '{b}' n is set to {n}, it is not supported"],
          ["z = f32 or x in [f16, bf16]", "hit a limitation: '{z}' += '{x}' * '{y}', it is not supported yet"]]]]
  } {
  }
  irdl.operation @warpgroup.mma.init.accumulator attributes {
    varve.require = [
      ["let type = type($matrixC).fragmented, n = shape(type)[1], element = elem(type)",
        ["shape(type)[0] % 64 = 0 and n % 8 = 0 and n >= 8 and n <= 256 and (element in [bf16, f16, f32, tf32, f8E4M3FN, f8E5M2] or element in [i8, i1] and (n in [8, 24] or n % 16 = 0))",
         "has type '{type}'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)"]]]
  } {
  }
  irdl.operation @warpgroup.mma.store attributes {
    varve.require = [
      ["let type = type($matrixD).fragmented, to = shape(type($dstMemref))",
        ["elem(type) = f32", "hit a limitation: only f32 results for the time being"],
        ["shape(type)[0] = to[0] and shape(type)[1] = to[1]",
         "results ['{type}'][{shape(type)[1]}] values. However, destination memref[{to[0]}][{to[1]}]  does not have same size as results"]]]
  } {
  }
}
