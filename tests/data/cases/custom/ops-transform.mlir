// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of transform that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: !transform.any_op, %arg1: !transform.any_op) {
  transform.affine.simplify_bounded_affine_ops %arg0 with[%arg1 : !transform.any_op] within [0] and [0] : !transform.any_op
  return
}
func.func @f1(%arg0: !transform.any_op) {
  transform.affine.simplify_min_max_affine_ops %arg0 : !transform.any_op
  return
}
func.func @f2(%arg0: !transform.any_op) {
  transform.annotate %arg0 "v" : !transform.any_op
  return
}
func.func @f3(%arg0: !transform.any_op, %arg1: !transform.any_param) {
  transform.annotate %arg0 "abc" = %arg1 : !transform.any_op, !transform.any_param
  return
}
func.func @f4() {
  transform.apply_conversion_patterns.func.func_to_llvm
  return
}
func.func @f5() {
  transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
  return
}
func.func @f6() {
  transform.apply_conversion_patterns.gpu.gpu_to_nvvm
  return
}
func.func @f7() {
  transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 32 : i16}
  return
}
func.func @f8() {
  transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "v"
  return
}
func.func @f9() {
  transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "abc"
  return
}
func.func @f10() {
  transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
  return
}
func.func @f11() {
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  return
}
func.func @f12() {
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "abc", index_bitwidth = 3 : i64, use_aligned_alloc = true, use_generic_functions = true}
  return
}
func.func @f13() {
  transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
  return
}
func.func @f14() {
  transform.apply_conversion_patterns.scf.scf_to_control_flow
  return
}
func.func @f15() {
  transform.apply_conversion_patterns.scf.structural_conversions
  return
}
func.func @f16() {
  transform.apply_conversion_patterns.vector.vector_to_llvm
  return
}
func.func @f17() {
  transform.apply_conversion_patterns.vector.vector_to_llvm {force_32bit_vector_indices = false, reassociate_fp_reductions = true}
  return
}
func.func @f18(%arg0: !transform.any_op) {
  transform.apply_cse to %arg0 : !transform.any_op
  return
}
func.func @f19(%arg0: !transform.any_op) {
  transform.apply_dce to %arg0 : !transform.any_op
  return
}
func.func @f20(%arg0: !transform.any_op) {
  transform.apply_licm to %arg0 : !transform.any_op
  return
}
func.func @f21() {
  transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
  return
}
func.func @f22() {
  transform.apply_patterns.arm_neon.vector_contract_to_i8mm
  return
}
func.func @f23() {
  transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
  return
}
func.func @f24() {
  transform.apply_patterns.arm_sve.vector_contract_to_i8mm
  return
}
func.func @f25() {
  transform.apply_patterns.canonicalization
  return
}
func.func @f26() {
  transform.apply_patterns.gpu.eliminate_barriers
  return
}
func.func @f27() {
  transform.apply_patterns.gpu.gpu_rewrite_patterns
  return
}
func.func @f28() {
  transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
  return
}
func.func @f29() {
  transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "abc"
  return
}
func.func @f30() {
  transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[1, 0, 4]
  return
}
func.func @f31() {
  transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[32, 16, 1]
  return
}
func.func @f32() {
  transform.apply_patterns.linalg.decompose_pack_unpack
  return
}
func.func @f33() {
  transform.apply_patterns.linalg.decompose_pad
  return
}
func.func @f34() {
  transform.apply_patterns.linalg.erase_unnecessary_inputs
  return
}
func.func @f35() {
  transform.apply_patterns.linalg.fold_add_into_dest
  return
}
func.func @f36() {
  transform.apply_patterns.linalg.fold_pack_unpack_into_empty
  return
}
func.func @f37() {
  transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
  return
}
func.func @f38() {
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
  return
}
func.func @f39() {
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  return
}
func.func @f40() {
  transform.apply_patterns.linalg.pad_vectorization
  return
}
func.func @f41() {
  transform.apply_patterns.linalg.tiling_canonicalization
  return
}
func.func @f42() {
  transform.apply_patterns.memref.alloc_to_alloca
  return
}
func.func @f43() {
  transform.apply_patterns.memref.alloc_to_alloca size_limit(4)
  return
}
func.func @f44() {
  transform.apply_patterns.memref.expand_ops
  return
}
func.func @f45() {
  transform.apply_patterns.memref.expand_strided_metadata
  return
}
func.func @f46() {
  transform.apply_patterns.memref.extract_address_computations
  return
}
func.func @f47() {
  transform.apply_patterns.memref.fold_memref_alias_ops
  return
}
func.func @f48() {
  transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
  return
}
func.func @f49() {
  transform.apply_patterns.scf.for_loop_canonicalization
  return
}
func.func @f50() {
  transform.apply_patterns.tensor.bubble_up_extract_slice
  return
}
func.func @f51() {
  transform.apply_patterns.tensor.decompose_concat
  return
}
func.func @f52() {
  transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
  return
}
func.func @f53() {
  transform.apply_patterns.tensor.fold_into_pack_and_unpack
  return
}
func.func @f54() {
  transform.apply_patterns.tensor.fold_tensor_empty
  return
}
func.func @f55() {
  transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
  return
}
func.func @f56() {
  transform.apply_patterns.tensor.fold_tensor_subset_ops
  return
}
func.func @f57() {
  transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
  return
}
func.func @f58() {
  transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
  return
}
func.func @f59() {
  transform.apply_patterns.tensor.reassociative_reshape_folding
  return
}
func.func @f60() {
  transform.apply_patterns.tensor.rewrite_as_constant
  return
}
func.func @f61() {
  transform.apply_patterns.tensor.rewrite_as_constant aggressive
  return
}
func.func @f62() {
  transform.apply_patterns.vector.cast_away_vector_leading_one_dim
  return
}
func.func @f63() {
  transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
  return
}
func.func @f64() {
  transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
  return
}
func.func @f65() {
  transform.apply_patterns.vector.elementwise_to_vector
  return
}
func.func @f66() {
  transform.apply_patterns.vector.fold_arith_extension
  return
}
func.func @f67() {
  transform.apply_patterns.vector.interleave_to_shuffle
  return
}
func.func @f68() {
  transform.apply_patterns.vector.lower_bitcast
  return
}
func.func @f69() {
  transform.apply_patterns.vector.lower_broadcast
  return
}
func.func @f70() {
  transform.apply_patterns.vector.lower_contraction
  return
}
func.func @f71() {
  transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
  return
}
func.func @f72() {
  transform.apply_patterns.vector.lower_create_mask
  return
}
func.func @f73() {
  transform.apply_patterns.vector.lower_gather
  return
}
func.func @f74() {
  transform.apply_patterns.vector.lower_interleave
  return
}
func.func @f75() {
  transform.apply_patterns.vector.lower_masked_transfers
  return
}
func.func @f76() {
  transform.apply_patterns.vector.lower_masks
  return
}
func.func @f77() {
  transform.apply_patterns.vector.lower_multi_reduction
  return
}
func.func @f78() {
  transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
  return
}
func.func @f79() {
  transform.apply_patterns.vector.lower_outerproduct
  return
}
func.func @f80() {
  transform.apply_patterns.vector.lower_scan
  return
}
func.func @f81() {
  transform.apply_patterns.vector.lower_shape_cast
  return
}
func.func @f82() {
  transform.apply_patterns.vector.lower_transfer
  return
}
func.func @f83() {
  transform.apply_patterns.vector.lower_transfer max_transfer_rank = 16
  return
}
func.func @f84() {
  transform.apply_patterns.vector.lower_transpose
  return
}
func.func @f85() {
  transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16 avx2_lowering_strategy = true
  return
}
func.func @f86() {
  transform.apply_patterns.vector.materialize_masks
  return
}
func.func @f87() {
  transform.apply_patterns.vector.rank_reducing_subview_patterns
  return
}
func.func @f88() {
  transform.apply_patterns.vector.reduction_to_contract
  return
}
func.func @f89() {
  transform.apply_patterns.vector.rewrite_narrow_types
  return
}
func.func @f90() {
  transform.apply_patterns.vector.sink_mem_ops
  return
}
func.func @f91() {
  transform.apply_patterns.vector.sink_ops
  return
}
func.func @f92() {
  transform.apply_patterns.vector.split_transfer_full_partial
  return
}
func.func @f93() {
  transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
  return
}
func.func @f94() {
  transform.apply_patterns.vector.transfer_permutation_patterns
  return
}
func.func @f95() {
  transform.apply_patterns.vector.transfer_to_scf
  return
}
func.func @f96() {
  transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 16 full_unroll = true
  return
}
func.func @f97() {
  transform.apply_patterns.vector.unroll_from_elements
  return
}
func.func @f98() {
  transform.apply_patterns.vector.unroll_to_elements
  return
}
func.func @f99() {
  transform.apply_patterns.x86vector.sink_vector_producer_ops
  return
}
func.func @f100() {
  transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
  return
}
func.func @f101() {
  transform.apply_patterns.x86vector.vector_contract_to_fma
  return
}
func.func @f102() {
  transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
  return
}
func.func @f103(%arg0: !transform.any_op) {
  %0 = transform.apply_registered_pass "v" to %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f104(%arg0: !transform.any_op) {
  %0 = transform.apply_registered_pass "abc" to %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f105(%arg0: !transform.any_op) {
  transform.bufferization.buffer_loop_hoisting %arg0 : !transform.any_op
  return
}
func.func @f106(%arg0: !transform.any_op) {
  transform.bufferization.eliminate_empty_tensors %arg0 : !transform.any_op
  return
}
func.func @f107(%arg0: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f108(%arg0: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize layout{FullyDynamicLayoutMap} %arg0 {allow_return_allocs_from_loops = true, bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f109(%arg0: !transform.any_op) {
  %0 = transform.cast %arg0 : !transform.any_op to !transform.any_op
  return
}
func.func @f110(%arg0: !transform.any_param) {
  transform.debug.emit_param_as_remark %arg0 : !transform.any_param
  return
}
func.func @f111(%arg0: !transform.any_param, %arg1: !transform.any_op) {
  transform.debug.emit_param_as_remark %arg0, "abc" at %arg1 : !transform.any_param, !transform.any_op
  return
}
func.func @f112(%arg0: !transform.any_op) {
  transform.debug.emit_remark_at %arg0, "v" : !transform.any_op
  return
}
func.func @f113(%arg0: !transform.any_value) {
  transform.debug.emit_remark_at %arg0, "abc" : !transform.any_value
  return
}
func.func @f114(%arg0: !transform.any_op) {
  %0 = transform.dlti.query [] at %arg0 : (!transform.any_op) -> !transform.any_param
  return
}
func.func @f115(%arg0: !transform.any_op) {
  %0 = transform.dlti.query [1] at %arg0 : (!transform.any_op) -> !transform.any_param
  return
}
func.func @f116(%arg0: !transform.any_op) {
  %transformed_module, %transformed_function = transform.func.deduplicate_func_args @sym at %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f117(%arg0: !transform.any_op) {
  %transformed_module, %transformed_function = transform.func.deduplicate_func_args @a::@b at %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f118(%arg0: !transform.any_op) {
  %transformed_module, %transformed_function = transform.func.replace_func_signature @sym args_interchange = [0] results_interchange = [0] at %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f119(%arg0: !transform.any_op) {
  %transformed_module, %transformed_function = transform.func.replace_func_signature @a::@b args_interchange = [0, 1] results_interchange = [0, 1] at %arg0 {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f120(%arg0: !transform.any_op) {
  %0 = transform.get_consumers_of_result %arg0[3] : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f121(%arg0: !transform.any_op) {
  %0 = transform.get_consumers_of_result %arg0[16] : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f122(%arg0: !transform.any_value) {
  %0 = transform.get_defining_op %arg0 : (!transform.any_value) -> !transform.any_op
  return
}
func.func @f123(%arg0: !transform.any_op) {
  %0 = transform.get_parent_op %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f124(%arg0: !transform.any_op) {
  %0 = transform.get_parent_op %arg0 {allow_empty_results, deduplicate, isolated_from_above, nth_parent = 3 : i64, op_name = "v"} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f125(%arg0: !transform.any_op) {
  %0 = transform.get_producer_of_operand %arg0[1] : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f126(%arg0: !transform.any_op) {
  %0 = transform.get_producer_of_operand %arg0[16] : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f127(%arg0: !transform.any_value) {
  %0 = transform.get_type %arg0 : (!transform.any_value) -> !transform.any_param
  return
}
func.func @f128(%arg0: !transform.any_value) {
  %0 = transform.get_type elemental %arg0 : (!transform.any_value) -> !transform.any_param
  return
}
func.func @f129(%arg0: !transform.any_op) {
  %0 = transform.gpu.map_forall_to_blocks %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f130(%arg0: !transform.any_op) {
  %0 = transform.gpu.map_forall_to_blocks %arg0 generate_gpu_launch grid_dims = [1, 0, 1] : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f131(%arg0: !transform.any_op) {
  %0 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [] : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f132(%arg0: !transform.any_op) {
  %0 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [1, 0, 1] sync_after_distribute = false warp_size = 16 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f133(%arg0: !transform.any_op) {
  %0 = transform.loop.coalesce %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f134(%arg0: !transform.any_op) {
  transform.loop.forall_to_for %arg0 : (!transform.any_op) -> ()
  return
}
func.func @f135(%arg0: !transform.any_op) {
  %0:3 = transform.loop.forall_to_for %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f136(%arg0: !transform.any_op) {
  transform.loop.forall_to_parallel %arg0 : (!transform.any_op) -> ()
  return
}
func.func @f137(%arg0: !transform.any_op) {
  %0:3 = transform.loop.forall_to_parallel %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f138(%arg0: !transform.any_op, %arg1: !transform.any_op) {
  %0 = transform.loop.fuse_sibling %arg0 into %arg1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}
func.func @f139(%arg0: !transform.any_op) {
  transform.loop.hoist_loop_invariant_subsets %arg0 : !transform.any_op
  return
}
func.func @f140(%arg0: !transform.any_op) {
  %function, %call = transform.loop.outline %arg0 {func_name = "v"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f141(%arg0: !transform.any_op) {
  %function, %call = transform.loop.outline %arg0 {func_name = "abc"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f142(%arg0: !transform.any_op) {
  transform.loop.parallel_for_to_nested_fors %arg0 : (!transform.any_op) -> ()
  return
}
func.func @f143(%arg0: !transform.any_op) {
  %0:3 = transform.loop.parallel_for_to_nested_fors %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f144(%arg0: !transform.any_op) {
  transform.loop.promote_if_one_iteration %arg0 : !transform.any_op
  return
}
func.func @f145(%arg0: !transform.any_op) {
  transform.loop.unroll %arg0 {factor = 2 : i64} : !transform.any_op
  return
}
func.func @f146(%arg0: !transform.any_op) {
  transform.loop.unroll %arg0 {factor = 16 : i64} : !transform.any_op
  return
}
func.func @f147(%arg0: !transform.any_op) {
  transform.loop.unroll_and_jam %arg0 {factor = 3 : i64} : !transform.any_op
  return
}
func.func @f148(%arg0: !transform.any_op) {
  transform.loop.unroll_and_jam %arg0 {factor = 32 : i64} : !transform.any_op
  return
}
func.func @f149(%arg0: !transform.any_op) {
  transform.match.operation_empty %arg0 : !transform.any_op
  return
}
func.func @f150(%arg0: !transform.any_op) {
  transform.match.operation_name %arg0 [] : !transform.any_op
  return
}
func.func @f151(%arg0: !transform.any_op) {
  transform.match.operation_name %arg0 ["abc", "abc"] : !transform.any_op
  return
}
func.func @f152(%arg0: !transform.any_param, %arg1: !transform.any_param) {
  transform.match.param.cmpi le %arg0, %arg1 : !transform.any_param
  return
}
func.func @f153(%arg0: !transform.any_param, %arg1: !transform.any_param) {
  transform.match.param.cmpi eq %arg0, %arg1 : !transform.any_param
  return
}
func.func @f154(%arg0: !transform.any_value) {
  %0 = transform.match.structured.elemental_bitwidth %arg0 : (!transform.any_value) -> !transform.any_param
  return
}
func.func @f155(%arg0: !transform.any_op) {
  transform.memref.erase_dead_alloc_and_stores %arg0 : (!transform.any_op) -> ()
  return
}
func.func @f156(%arg0: !transform.any_op) {
  %0 = transform.memref.make_loop_independent %arg0 {num_loops = 8 : i64} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f157(%arg0: !transform.any_op) {
  %0 = transform.memref.make_loop_independent %arg0 {num_loops = 16 : i64} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f158(%arg0: !transform.any_op) {
  %0 = transform.merge_handles %arg0 : !transform.any_op
  return
}
func.func @f159(%arg0: !transform.any_value, %arg1: !transform.any_value, %arg2: !transform.any_value) {
  %0 = transform.merge_handles %arg0, %arg1, %arg2 : !transform.any_value
  return
}
func.func @f160(%arg0: !transform.any_op) {
  %0 = transform.num_associations %arg0 : (!transform.any_op) -> !transform.any_param
  return
}
func.func @f161(%arg0: !transform.any_param) {
  %0 = transform.num_associations %arg0 : (!transform.any_param) -> !transform.any_param
  return
}
func.func @f162(%arg0: !transform.any_op) {
  %0 = transform.nvgpu.create_async_groups %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f163(%arg0: !transform.any_op) {
  %0 = transform.nvgpu.create_async_groups %arg0 {bypass_l1} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f164(%arg0: !transform.any_op) {
  %0 = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %arg0 {depth = 8 : i64} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f165(%arg0: !transform.any_op) {
  %0 = transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %arg0 {depth = 2 : i64, peel_epilogue} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f166(%arg0: !transform.any_op) {
  transform.nvgpu.rewrite_copy_as_tma %arg0 : (!transform.any_op) -> ()
  return
}
func.func @f167(%arg0: !transform.any_op) {
  transform.nvgpu.rewrite_matmul_as_mma_sync %arg0 : (!transform.any_op) -> ()
  return
}
func.func @f168() {
  %0 = transform.param.constant unit -> !transform.any_param
  return
}
func.func @f169() {
  %0 = transform.param.constant 1 : i32 -> !transform.any_param
  return
}
func.func @f170(%arg0: !transform.any_op) {
  %0 = transform.pdl_match @sym in %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f171(%arg0: !transform.any_op) {
  %0 = transform.pdl_match @a::@b in %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f172() {
  transform.print 
  return
}
func.func @f173(%arg0: !transform.any_op) {
  transform.print %arg0 {assume_verified, name = "abc", skip_regions, use_local_scope} : !transform.any_op
  return
}
func.func @f174(%arg0: !transform.any_op, %arg1: !transform.any_value) {
  %0 = transform.replicate num(%arg0) %arg1 : !transform.any_op, !transform.any_value
  return
}
func.func @f175(%arg0: !transform.any_op, %arg1: !transform.any_value, %arg2: !transform.any_value, %arg3: !transform.any_value) {
  %0:3 = transform.replicate num(%arg0) %arg1, %arg2, %arg3 : !transform.any_op, !transform.any_value, !transform.any_value, !transform.any_value
  return
}
func.func @f176(%arg0: !transform.any_op) {
  transform.scf.take_assumed_branch %arg0 : (!transform.any_op) -> ()
  return
}
func.func @f177(%arg0: !transform.any_op) {
  transform.scf.take_assumed_branch %arg0 take_else_branch : (!transform.any_op) -> ()
  return
}
func.func @f178(%arg0: !transform.any_op) {
  %0 = transform.select "v" in %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f179(%arg0: !transform.any_op) {
  %0 = transform.select "abc" in %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f180(%arg0: !transform.any_op) {
  transform.split_handle %arg0 : (!transform.any_op) -> ()
  return
}
func.func @f181(%arg0: !transform.any_value) {
  %0:3 = transform.split_handle %arg0 : (!transform.any_value) -> (!transform.any_value, !transform.any_value, !transform.any_value)
  return
}
func.func @f182(%arg0: !transform.any_op) {
  %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %arg0 : !transform.any_op
  return
}
func.func @f183(%arg0: !transform.any_op) {
  %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %arg0 {emit_dealloc, memory_space} : !transform.any_op
  return
}
func.func @f184(%arg0: !transform.any_op) {
  %img2col_tensor, %transformed = transform.structured.convert_conv2d_to_img2col %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f185(%arg0: !transform.any_op) {
  %0 = transform.structured.convert_to_loops %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f186(%arg0: !transform.any_op) {
  %0 = transform.structured.decompose %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f187(%arg0: !transform.any_op) {
  %0 = transform.structured.decompose_interface %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f188(%arg0: !transform.any_op) {
  %0 = transform.structured.decompose_winograd_op %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f189(%arg0: !transform.any_op) {
  transform.structured.eliminate_empty_tensors %arg0 : !transform.any_op
  return
}
func.func @f190(%arg0: !transform.any_op) {
  %0 = transform.structured.flatten_elementwise %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f191(%arg0: !transform.any_op, %arg1: !transform.any_op) {
  %fused_op, %new_containing_op = transform.structured.fuse_into_containing_op %arg0 into %arg1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f192(%arg0: !transform.any_op) {
  %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %arg0 total_num_threads = 1 desired_bit_alignment = 3 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f193(%arg0: !transform.any_op) {
  %forall_op, %tiled_op = transform.structured.gpu.map_copy_to_threads %arg0 total_num_threads = 16 desired_bit_alignment = 4 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f194(%arg0: !transform.any_op) {
  %0 = transform.structured.hoist_pad %arg0 by 3 loops : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f195(%arg0: !transform.any_op) {
  %0 = transform.structured.hoist_pad %arg0 by 32 loops, transpose by [0, 1] : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f196(%arg0: !transform.any_op, %arg1: !transform.any_op) {
  %0 = transform.structured.hoist_pad.build_packing_loop_nest %arg0 above %arg1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}
func.func @f197(%arg0: !transform.any_op, %arg1: !transform.any_op) {
  %0 = transform.structured.hoist_pad.build_packing_loop_nest %arg0 above %arg1, transpose by [0, 1] : (!transform.any_op, !transform.any_op) -> !transform.any_op
  return
}
func.func @f198(%arg0: !transform.any_op) {
  %0 = transform.structured.hoist_redundant_vector_broadcasts %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f199(%arg0: !transform.any_op) {
  %0 = transform.structured.hoist_redundant_vector_transfers %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f200(%arg0: !transform.any_op) {
  %0 = transform.structured.hoist_redundant_vector_transfers %arg0 {verify_non_zero_trip} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f201(%arg0: !transform.any_op) {
  %0 = transform.structured.insert_slice_to_copy %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f202(%arg0: !transform.any_op) {
  %0 = transform.structured.linalg_copy_to_memref %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f203(%arg0: !transform.any_op) {
  %0 = transform.structured.match in %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f204(%arg0: !transform.any_op) {
  %0 = transform.structured.match ops{["abc", "abc"]} interface{TilingInterface} attributes {a = 1 : i32} filter_result_type = i8 filter_operand_types = [] in %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f205(%arg0: !transform.any_op) {
  %0 = transform.structured.pack %arg0 packed_sizes = [] : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f206(%arg0: !transform.any_op, %arg1: !transform.any_op) {
  %packed_op, %pack_op, %un_pack_op = transform.structured.pack_transpose %arg0 with_compute_op(%arg1) outer_perm = [0, 1] inner_perm = [0, 1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f207(%arg0: !transform.any_op) {
  %padded, %pad, %copy = transform.structured.pad %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f208(%arg0: !transform.any_op) {
  %padded, %pad = transform.structured.pad_tiling_interface %arg0 to : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  return
}
func.func @f209(%arg0: !transform.any_value) {
  %0 = transform.structured.promote_tensor %arg0 : !transform.any_value
  return
}
func.func @f210(%arg0: !transform.any_value) {
  %0 = transform.structured.promote_tensor to 1 : i32 %arg0 : !transform.any_value
  return
}
func.func @f211(%arg0: !transform.any_op) {
  %0 = transform.structured.rewrite_in_destination_passing_style %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f212(%arg0: !transform.any_op) {
  %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f213(%arg0: !transform.any_op) {
  %init_or_alloc_op, %fill_op, %split_linalg_op, %combining_linalg_op = transform.structured.split_reduction %arg0 {inner_parallel, insert_split_dimension = 32 : i64, split_factor = 2 : i64, use_alloc, use_scaling_algorithm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f214(%arg0: !transform.any_op) {
  %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %arg0 by tile_sizes = [] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f215(%arg0: !transform.any_op) {
  %fill_op:3, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %arg0 reduction_dims = [1, 1] by tile_sizes = [1, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f216(%arg0: !transform.any_op) {
  %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %arg0 by : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f217(%arg0: !transform.any_op) {
  %fill_op:3, %split_op, %combining_op, %forall_op = transform.structured.tile_reduction_using_forall %arg0 reduction_dims = [1, 1] by num_threads = [1, 0, 1] tile_sizes = [1, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  return
}
func.func @f218(%arg0: !transform.any_op) {
  %0 = transform.structured.transpose_conv2d %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f219(%arg0: !transform.any_op) {
  %0 = transform.structured.transpose_matmul %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f220(%arg0: !transform.any_op) {
  %0 = transform.structured.transpose_matmul %arg0<rhs> : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f221(%arg0: !transform.any_op) {
  transform.structured.vectorize %arg0 : !transform.any_op
  return
}
func.func @f222(%arg0: !transform.any_op) {
  transform.structured.vectorize %arg0 {assume_dynamic_dims_match_vec_sizes, vectorize_nd_extract} : !transform.any_op
  return
}
func.func @f223(%arg0: !transform.any_op) {
  %0 = transform.structured.vectorize_children_and_apply_patterns %arg0 : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f224(%arg0: !transform.any_op) {
  %0 = transform.structured.vectorize_children_and_apply_patterns %arg0 {disable_multi_reduction_to_contract_patterns, disable_transfer_permutation_map_lowering_patterns, flatten_1d_depthwise_conv, fold_type_extensions_into_contract, vectorize_nd_extract, vectorize_padding} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f225(%arg0: !transform.any_op) {
  %0 = transform.structured.winograd_conv2d %arg0 {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f226(%arg0: !transform.any_op) {
  %0 = transform.structured.winograd_conv2d %arg0 {fmr = 2 : i32} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f227(%arg0: !transform.any_op) {
  %0 = transform.tensor.make_loop_independent %arg0 {num_loops = 4 : i64} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f228(%arg0: !transform.any_op) {
  %0 = transform.tensor.make_loop_independent %arg0 {num_loops = 32 : i64} : (!transform.any_op) -> !transform.any_op
  return
}
func.func @f229() {
  %0 = transform.tune.knob<"v"> options = unit -> !transform.any_param
  return
}
func.func @f230() {
  %0 = transform.tune.knob<"abc"> = 1 : i32 from options = 1 : i32 -> !transform.any_param
  return
}
func.func @f231() {
  transform.type_conversion.tensor.cast_shape_dynamic_dims
  return
}
func.func @f232() {
  transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
  return
}
func.func @f233(%arg0: !transform.any_op) {
  transform.verify %arg0 : !transform.any_op
  return
}
func.func @f234(%arg0: !transform.any_value) {
  %0 = transform.xegpu.get_desc_op %arg0 : (!transform.any_value) -> !transform.any_op
  return
}
func.func @f235(%arg0: !transform.any_value) {
  %0 = transform.xegpu.insert_prefetch %arg0 nb_prefetch = 8 : (!transform.any_value) -> !transform.any_op
  return
}
func.func @f236(%arg0: !transform.any_value, %arg1: !transform.any_param) {
  %0 = transform.xegpu.insert_prefetch %arg0 nb_prefetch = %arg1 : (!transform.any_value, !transform.any_param) -> !transform.any_op
  return
}
