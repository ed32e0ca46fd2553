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
      ["space(type($memref)) in [absent, 0, 1, #gpu.address_space<global>]", "Buffer ops must operate on a memref in global memory"],
      ["count($indices) = rank(type($memref))", "Expected {rank(type($memref))} indices to memref"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "memories",
    takes = [],
    require = [
      ["space(type($lds)) in [3, #gpu.address_space<workgroup>]", "lds memref must have workgroup address space attribute."],
      ["space(type($global)) in [absent, 0, 1, #gpu.address_space<global>]", "global memref must have global address space attribute."],
      ["width(elem(type($lds))) in [8, 16, 32, 64]",
       "element type must be 1, 2, 4, or 8 bytes long but type was {width(elem(type($lds)))} bits long."]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "strides",
    takes = [],
    require = [
      ["count($global_static_strides) != 0", "strides must not be empty."],
      ["$global_static_strides[-1] = 1", "strides for the innermost dimension must be 1."],
      ["count($global_static_sizes) <= 5", "tensor and tile must be at most of rank 5."],
      ["count($global_static_sizes) = count($global_static_strides)", "strides and sizes must have same rank."],
      ["count($global_static_sizes) = count($shared_static_sizes)", "tensor must have same rank as tile."],
      ["not has($atomic_barrier_address) or space(type($atomic_barrier_address)) in [3, #gpu.address_space<workgroup>]",
       "atomic barrier address must be in LDS."],
      ["not has($early_timeout) or has($workgroup_mask)", "early timeout does not apply when workgroup_mask is not set."]]
  } : () -> ()
  irdl.operation @dpp attributes {
    varve.require = [
      ["width(elem(type($src))) <= 64", "integer and floating point types larger than 64 bits are not supported"],
      ["if $kind = .quad_perm",
        ["has($permArgument) and isa($permArgument, 'ArrayAttr') and count($permArgument) = 4",
         "quad_perm attribute must have exactly 4 elements"],
        ["all(x in $permArgument: x in [0, 1, 2, 3])", "Each element of quad_perm must be in the range [0, 3]"]],
      ["if $kind in [.row_shl, .row_shr, .row_ror]",
        ["has($permArgument)", "Attribute '{word($kind)}' value not specified"],
        ["isa($permArgument, 'UnitAttr') or $permArgument >= 1 and $permArgument <= 15",
         "Attribute value must be between 1 and 15"]],
      ["$kind in [.quad_perm, .row_shl, .row_shr, .row_ror] or not has($permArgument) or isa($permArgument, 'UnitAttr')",
       "Expected unit attribute for permArgument, but found non-trivial argument"]]
  } {
  }
  irdl.operation @gather_to_lds attributes {
    varve.require = [
      ["strides(type($dst))[-1] = 1", "destination type inner most dim must be contiguous"],
      ["elem(type($src)) = elem(type($dst))", "source and destination element types must match"],
      ["length($transferType) * width(elem($transferType)) in [8, 16, 32, 96, 128]",
       "Transfering type size must be 8, 16, 32, 96 or 128 bits"],
      ["space(type($src)) in [absent, 0, 1, #gpu.address_space<global>, 7, #amdgpu.address_space<fat_raw_buffer>]",
       "source memory address space must be global or fat raw buffer"],
      ["space(type($dst)) in [3, #gpu.address_space<workgroup>]", "destination memory address space must be Workgroup"]]
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
      ["count($global_static_sizes) <= 2", "tensor and tile must be at most of rank two in gather mode."],
      ["elem(type($indices)) = type($base).indexType", "indices' element type must match base's element type."],
      ["use strides()"]]
  } {
  }
  irdl.operation @mfma attributes {
    varve.require = [
      ["let a = elem(type($sourceA)), b = elem(type($sourceB)), length = length(type($sourceA)) * if(isa(a, 'I32'), 4, if(isa(a, 'I64'), 8, 1)), sources = $m * $k * $blocks / 64, results = $m * $n * $blocks / 64",
        ["if isa(a, 'AnyFloat') and width(a) in [4, 6, 8]",
          ["isa(b, 'AnyFloat') and width(b) in [4, 6, 8]",
           "expected both source operands to have small-float elements if one does"],
          ["length(type($sourceA)) = length(type($sourceB))",
           "expected both small-float source vectors to have the same length"]],
        ["isa(a, 'AnyFloat') and width(a) in [4, 6, 8] or type($sourceA) = type($sourceB)",
         "expected both non-small-float source operand types to match exactly"],
        ["length = sources", "expected {sources} source values for this operation but got {length}"],
        ["length(type($destC)) = results",
         "expected {results} result values for this operation but got {length(type($destC))}"],
        ["if elem(type($destC)) = f64",
          ["$blgp = .none", "double-precision ops do not support permuting lanes of B"],
          ["$cbsz = 0", "double-precision ops do not support permuting lanes of A"]]],
      ["let counts = [1, 2, 4, 8, 16]",
        ["$abid >= 0 and $abid < counts[$cbsz]", "block ID for permuting A (abid) must be below 2 ** cbsz"]],
      ["elem(type($destC)) = f64 or not ($negateA or $negateB or $negateC)",
       "negation flags only available for double-precision operations"]]
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
      ["if width(elem(type($source))) != 8",
        ["$blockSize != 16 or $firstScaleByte in [0, 1]",
         "blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6."],
        ["$blockSize != 32 or $firstScaleByte in [0, 2]",
         "blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6."]],
      ["width(elem(type($source))) != 8 or $blockSize != 16 or $firstScaleByte = if($firstScaleLane = 0, 0, 2)",
       "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8."]]
  } {
  }
  irdl.operation @scaled_wmma attributes {
    varve.require = [
      ["let length = if($m = 16, 8, 16)",
        ["length(type($destC)) = length",
         "expected output vector of length {length} but got {length(type($destC))}"]],
      ["if $m = 16",
        ["length(type($sourceA)) = 64",
         "for 16x16x128, sourceA must have 64 elements but got {length(type($sourceA))}"],
        ["length(type($sourceB)) = 64",
         "for 16x16x128, sourceB must have 64 elements but got {length(type($sourceB))}"]],
      ["if $m = 32",
        ["width(elem(type($sourceA))) = 4 or width(elem(type($sourceB))) = 4",
         "32x16x128 only supports fp4 element types"],
        ["length(type($sourceA)) = 128",
         "for 32x16x128, sourceA must have 128 elements but got {length(type($sourceA))}"],
        ["length(type($sourceB)) = 64",
         "for 32x16x128, sourceB must have 64 elements but got {length(type($sourceB))}"],
        ["$a_first_scale_lane = 0", "for 32x16x128, a_first_scale_lane must be 0"]],
      ["let a = elem(type($sourceA)), b = elem(type($sourceB)), s = elem(type($scaleA)), t = elem(type($scaleB))",
        ["(width(a) = 4 or s = f8E8M0FNU) and (width(b) = 4 or t = f8E8M0FNU) and (width(a) != 4 or width(b) != 4 or s = t)",
         "invalid combination of matrix and scale types: sourceA='{a}', scaleA='{s}', sourceB='{b}', scaleB='{t}'"]]]
  } {
  }
  irdl.operation @sparse_mfma attributes {
    varve.require = [
      ["let a = elem(type($sourceA)), b = elem(type($sourceB))",
        ["length(type($sourceB)) = length(type($sourceA)) * 2",
         "expected dense source operand to have exactly double the number of elements of the sparse source operand"],
        ["a = b or isa(a, 'AnyFloat') and isa(b, 'AnyFloat') and width(a) = 8 and width(b) = 8",
         "expected source operands to have the same element type"],
        ["if width(a) = 8",
          ["$cbsz != 0 or $abid in [0, 1]", "ABID must be 0 or 1 for 8-bit source data"],
          ["type($sparseIdx) = vector<2xi16>",
           "expected vector<2xi16> sparse indices for 8-bit source data, but got '{type($sparseIdx)}'"]],
        ["if width(a) != 8",
          ["$cbsz != 0 or $abid in [0, 1, 2, 3]", "ABID must be between 0 and 3 for 16-bit source data"],
          ["type($sparseIdx) = vector<4xi8>",
           "expected vector<4xi8> sparse indices for 16-bit source data, but got '{type($sparseIdx)}'"]]],
      ["length(type($sourceB)) = $m * $k / 64",
       "expected {$m * $k / 64} source values for this operation but got {length(type($sourceB))}"],
      ["length(type($destC)) = $m * $n / 64",
       "expected {$m * $n / 64} result values for this operation but got {length(type($destC))}"]]
  } {
  }
  irdl.operation @transpose_load attributes {
    varve.require = [
      ["space(type($src)) in [3, #gpu.address_space<workgroup>]", "source memory address space must be Workgroup"],
      ["width(elem(type($result))) in [4, 6, 8, 16]",
       "Unsupported element type size for transpose load: {width(elem(type($result)))} bits"],
      ["let count = if(width(elem(type($result))) = 16, 4, if(width(elem(type($result))) = 8, 8, 16))",
        ["length(type($result)) = count", "Transferring type size mismatch: expected num of elements: {count}"]]]
  } {
  }
  irdl.operation @wmma attributes {
    varve.require = [
      ["let a = elem(type($sourceA)), is_float = isa(a, 'AnyFloat')",
        ["length(type($sourceA)) = length(type($sourceB))",
         "source vectors have different lengths: '{type($sourceA)}' vs. '{type($sourceB)}'"],
        ["is_float or not isa(elem(type($destC)), 'AnyFloat')", "expected float sources with float destination"],
        ["not is_float or isa(elem(type($destC)), 'AnyFloat')", "expected int sources with int destination"],
        ["is_float and width(a) = 8 or a = elem(type($sourceB))",
         "source element types must match (except for fp8/bf8) but have '{type($sourceA)}' and '{type($sourceB)}'"],
        ["not is_float or not $clamp", "clamp flag is not supported for float types"],
        ["not is_float or not ($unsignedA or $unsignedB)", "unsigned flags are not supported for float types"]]]
  } {
  }
}
