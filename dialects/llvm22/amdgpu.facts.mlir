// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @amdgpu {
  "varve.rule"() {
    sym_name = "existing",
    takes = [],
    require = [
      ["not has($existing) or type($existing) = type($res)", "existing values must have same type as result"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "buffer",
    takes = [],
    require = [
      ["space(type($memref)) in [absent, 0, 1, #gpu.address_space<global>]", "the buffer must be in global memory"],
      ["count($indices) = rank(type($memref))", "expected one index for each dimension"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "memories",
    takes = [],
    require = [
      ["space(type($lds)) in [3, #gpu.address_space<workgroup>]", "lds must be in workgroup memory"],
      ["space(type($global)) in [absent, 0, 1, #gpu.address_space<global>]", "global must be in global memory"],
      ["width(elem(type($lds))) in [8, 16, 32, 64]", "elements must have 1, 2, 4 or 8 bytes"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "strides",
    takes = [],
    require = [
      ["count($global_static_strides) != 0", "expected strides"],
      ["$global_static_strides[-1] = 1", "strides for the innermost dimension must be 1."],
      ["count($global_static_sizes) <= 5", "expected at most 5 dimensions"],
      ["count($global_static_sizes) = count($global_static_strides)", "expected as many strides as sizes"],
      ["count($global_static_sizes) = count($shared_static_sizes)", "tensor and tile must have the same rank"],
      ["not has($atomic_barrier_address) or space(type($atomic_barrier_address)) in [3, #gpu.address_space<workgroup>]",
       "the barrier must be in workgroup memory"],
      ["not has($early_timeout) or has($workgroup_mask)", "early_timeout requires workgroup_mask"]]
  } : () -> ()
  irdl.operation @dpp attributes {
    varve.require = [
      ["width(elem(type($src))) <= 64", "types of more than 64 bits are not supported"],
      ["$kind != .quad_perm or count($permArgument) = 4", "quad_perm must have 4 numbers"],
      ["$kind != .quad_perm or has($permArgument)", "quad_perm must have 4 numbers"],
      ["$kind != .quad_perm or $permArgument[0] in [0, 1, 2, 3]", "quad_perm must have numbers from 0 to 3"],
      ["$kind != .quad_perm or $permArgument[1] in [0, 1, 2, 3]", "quad_perm must have numbers from 0 to 3"],
      ["$kind != .quad_perm or $permArgument[2] in [0, 1, 2, 3]", "quad_perm must have numbers from 0 to 3"],
      ["$kind != .quad_perm or $permArgument[3] in [0, 1, 2, 3]", "quad_perm must have numbers from 0 to 3"],
      ["not $kind in [.row_shl, .row_shr, .row_ror] or has($permArgument)", "expected a number of rows"],
      ["not $kind in [.row_shl, .row_shr, .row_ror] or $permArgument >= 1", "the number must be 1 to 15"],
      ["not $kind in [.row_shl, .row_shr, .row_ror] or $permArgument <= 15", "the number must be 1 to 15"]]
  } {
  }
  irdl.operation @gather_to_lds attributes {
    varve.require = [
      ["strides(type($dst))[-1] = 1", "the innermost stride of dst must be 1"],
      ["elem(type($src)) = elem(type($dst))", "element types must be equal"],
      ["length($transferType) * width(elem($transferType)) in [8, 16, 32, 96, 128]",
       "Transfering type size must be 8, 16, 32, 96 or 128 bits"],
      ["space(type($src)) in [absent, 0, 1, #gpu.address_space<global>, 7, #amdgpu.address_space<fat_raw_buffer>]",
       "src must be in global memory or a fat buffer"],
      ["space(type($dst)) in [3, #gpu.address_space<workgroup>]", "dst must be in workgroup memory"]]
  } {
  }
  irdl.operation @make_dma_base attributes {
    varve.require = [
      ["use memories()"]]
  } {
  }
  irdl.operation @make_dma_descriptor attributes {
    varve.require = [
      ["use strides()"]]
  } {
  }
  irdl.operation @make_gather_dma_base attributes {
    varve.require = [
      ["use memories()"]]
  } {
  }
  irdl.operation @make_gather_dma_descriptor attributes {
    varve.require = [
      ["count($global_static_sizes) <= 2", "expected at most 2 dimensions"],
      ["elem(type($indices)) = type($base).indexType", "indices must have the index type of the base"],
      ["use strides()"]]
  } {
  }
  irdl.operation @mfma attributes {
    varve.require = [
      ["not isa(elem(type($sourceA)), 'AnyFloat') or not width(elem(type($sourceA))) in [4, 6, 8] or width(elem(type($sourceB))) in [4, 6, 8]",
       "both sources must have small floats"],
      ["not isa(elem(type($sourceA)), 'AnyFloat') or not width(elem(type($sourceA))) in [4, 6, 8] or isa(elem(type($sourceB)), 'AnyFloat')",
       "both sources must have small floats"],
      ["not isa(elem(type($sourceA)), 'AnyFloat') or not width(elem(type($sourceA))) in [4, 6, 8] or length(type($sourceA)) = length(type($sourceB))",
       "sources must have the same length"],
      ["isa(elem(type($sourceA)), 'AnyFloat') or type($sourceA) = type($sourceB)", "sources must have the same type"],
      ["width(elem(type($sourceA))) <= 8 or type($sourceA) = type($sourceB)", "sources must have the same type"],
      ["not isa(elem(type($sourceA)), 'AnyFloat') or length(type($sourceA)) = $m * $k * $blocks / 64",
       "wrong number of source values"],
      ["isa(elem(type($sourceA)), 'AnyFloat') or length(type($sourceA)) * width(elem(type($sourceA))) / 8 = $m * $k * $blocks / 64",
       "wrong number of source values"],
      ["length(type($destC)) = $m * $n * $blocks / 64",
       "expected {$m * $n * $blocks / 64} result values for this operation but got {length(type($destC))}"],
      ["elem(type($destC)) != f64 or $blgp + $cbsz = 0", "blgp and cbsz must be 0 for f64"],
      ["$cbsz != 0 or $abid = 0", "abid must be below 2 ** cbsz"],
      ["$cbsz != 1 or $abid in [0, 1]", "abid must be below 2 ** cbsz"],
      ["$cbsz != 2 or $abid in [0, 1, 2, 3]", "abid must be below 2 ** cbsz"],
      ["$cbsz != 3 or $abid <= 7", "abid must be below 2 ** cbsz"],
      ["$cbsz != 4 or $abid <= 15", "abid must be below 2 ** cbsz"],
      ["elem(type($destC)) = f64 or not ($negateA or $negateB or $negateC)", "negation requires f64"]]
  } {
  }
  irdl.operation @packed_scaled_trunc attributes {
    varve.require = [
      ["use existing()"]]
  } {
  }
  irdl.operation @packed_stoch_round_fp8 attributes {
    varve.require = [
      ["use existing()"]]
  } {
  }
  irdl.operation @packed_trunc_2xfp8 attributes {
    varve.require = [
      ["use existing()"]]
  } {
  }
  irdl.operation @permlane_swap attributes {
    varve.require = [
      ["$row_length in [16, 32]", "row_length attribute must either be 16 or 32."]]
  } {
  }
  irdl.operation @raw_buffer_atomic_cmpswap attributes {
    varve.require = [
      ["use buffer()"]]
  } {
  }
  irdl.operation @raw_buffer_atomic_fadd attributes {
    varve.require = [
      ["use buffer()"]]
  } {
  }
  irdl.operation @raw_buffer_atomic_fmax attributes {
    varve.require = [
      ["use buffer()"]]
  } {
  }
  irdl.operation @raw_buffer_atomic_smax attributes {
    varve.require = [
      ["use buffer()"]]
  } {
  }
  irdl.operation @raw_buffer_atomic_umin attributes {
    varve.require = [
      ["use buffer()"]]
  } {
  }
  irdl.operation @raw_buffer_load attributes {
    varve.require = [
      ["use buffer()"]]
  } {
  }
  irdl.operation @raw_buffer_store attributes {
    varve.require = [
      ["use buffer()"]]
  } {
  }
  irdl.operation @scaled_ext_packed_matrix attributes {
    varve.require = [
      ["width(elem(type($source))) = 8 or $blockSize != 16 or $firstScaleByte in [0, 1]",
       "firstScaleByte of blocks of 16 must be 0 or 1"],
      ["width(elem(type($source))) = 8 or $blockSize != 32 or $firstScaleByte in [0, 2]",
       "firstScaleByte of blocks of 32 must be 0 or 2"],
      ["width(elem(type($source))) != 8 or $blockSize != 16 or $firstScaleLane != 0 or $firstScaleByte = 0",
       "firstScaleLane 0 requires firstScaleByte 0"],
      ["width(elem(type($source))) != 8 or $blockSize != 16 or $firstScaleLane != 16 or $firstScaleByte = 2",
       "firstScaleLane 16 requires firstScaleByte 2"]]
  } {
  }
  irdl.operation @scaled_wmma attributes {
    varve.require = [
      ["$m != 16 or length(type($destC)) = 8", "the result must have 8 elements"],
      ["$m != 32 or length(type($destC)) = 16", "the result must have 16 elements"],
      ["$m != 16 or length(type($sourceA)) = 64", "sourceA must have 64 elements"],
      ["$m != 32 or width(elem(type($sourceA))) = 4 or width(elem(type($sourceB))) = 4",
       "32x16x128 requires fp4 elements"],
      ["$m != 32 or length(type($sourceA)) = 128", "sourceA must have 128 elements"],
      ["length(type($sourceB)) = 64", "sourceB must have 64 elements"],
      ["$m != 32 or $a_first_scale_lane = 0", "a_first_scale_lane must be 0"],
      ["width(elem(type($sourceA))) = 4 or elem(type($scaleA)) = f8E8M0FNU", "scaleA does not match sourceA"],
      ["width(elem(type($sourceB))) = 4 or elem(type($scaleB)) = f8E8M0FNU", "scaleB does not match sourceB"],
      ["width(elem(type($sourceA))) != 4 or width(elem(type($sourceB))) != 4 or elem(type($scaleA)) = elem(type($scaleB))",
       "scales must have the same type"]]
  } {
  }
  irdl.operation @sparse_mfma attributes {
    varve.require = [
      ["length(type($sourceB)) = length(type($sourceA)) * 2",
       "the dense source must have twice as many elements as the sparse one"],
      ["width(elem(type($sourceA))) + width(elem(type($sourceB))) = 16 or elem(type($sourceA)) = elem(type($sourceB))",
       "sources must have the same element type"],
      ["isa(elem(type($sourceA)), 'AnyFloat') or isa(elem(type($sourceB)), 'AnyFloat') = 2 or elem(type($sourceA)) = elem(type($sourceB))",
       "sources must have the same element type"],
      ["$cbsz != 0 or width(elem(type($sourceA))) != 8 or $abid in [0, 1]", "abid must be 0 or 1"],
      ["$cbsz != 0 or width(elem(type($sourceA))) = 8 or $abid in [0, 1, 2, 3]", "abid must be 0 to 3"],
      ["width(elem(type($sourceA))) != 8 or type($sparseIdx) = vector<2xi16>",
       "indices for 8-bit data must be vector<2xi16>"],
      ["width(elem(type($sourceA))) = 8 or type($sparseIdx) = vector<4xi8>",
       "indices for 16-bit data must be vector<4xi8>"],
      ["length(type($sourceB)) = $m * $k / 64", "wrong number of source values"],
      ["length(type($destC)) = $m * $n / 64", "wrong number of result values"]]
  } {
  }
  irdl.operation @transpose_load attributes {
    varve.require = [
      ["space(type($src)) in [3, #gpu.address_space<workgroup>]", "src must be in workgroup memory"],
      ["width(elem(type($result))) in [4, 6, 8, 16]",
       "Unsupported element type size for transpose load: {width(elem(type($result)))} bits"],
      ["not width(elem(type($result))) in [4, 6] or length(type($result)) = 16", "expected 16 elements"],
      ["width(elem(type($result))) != 8 or length(type($result)) = 8", "expected 8 elements"],
      ["width(elem(type($result))) != 16 or length(type($result)) = 4", "expected 4 elements"]]
  } {
  }
  irdl.operation @wmma attributes {
    varve.require = [
      ["length(type($sourceA)) = length(type($sourceB))", "sources must have the same length"],
      ["isa(elem(type($destC)), 'AnyFloat') = isa(elem(type($sourceA)), 'AnyFloat')",
       "sources and destination must both be float or both be integer"],
      ["width(elem(type($sourceA))) = 8 or elem(type($sourceA)) = elem(type($sourceB))",
       "sources must have the same element type"],
      ["isa(elem(type($sourceA)), 'AnyFloat') or elem(type($sourceA)) = elem(type($sourceB))",
       "sources must have the same element type"],
      ["not isa(elem(type($sourceA)), 'AnyFloat') or not $clamp", "clamp requires integers"],
      ["not isa(elem(type($sourceA)), 'AnyFloat') or not ($unsignedA or $unsignedB)", "unsigned requires integers"]]
  } {
  }
}
