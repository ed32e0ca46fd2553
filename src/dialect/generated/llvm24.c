/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm24: change those. */
#include "dialect/generated/llvm24.h"

static const struct {
  char part_0[3989];
  char part_1[3940];
  char part_2[3540];
  char part_3[3912];
  char part_4[3838];
  char part_5[3800];
  char part_6[3814];
  char part_7[3976];
  char part_8[3991];
  char part_9[807];
} strings = {
    "\0"
    "true\0"
    "#arith.fastmath<none>\0"
    "0 : i32\0"
    "array<i64>\0"
    "false\0"
    "0 : i64\0"
    "[]\0"
    "op_bundle_sizes\0"
    "#llvm.fastmath<none>\0"
    "#llvm.cconv<ccc>\0"
    "#llvm.tailcallkind<none>\0"
    "#llvm.linkage<external>\0"
    "#nvgpu<rcp_rounding_mode approx>\0"
    "#nvvm.fp_rnd_mode<none>\0"
    "#nvvm.sat_mode<none>\0"
    "0 : i16\0"
    "array<i16>\0"
    "#shard<partial sum>\0"
    "array<i1>\0"
    "#vector.kind<add>\0"
    "src_map\0"
    "dst_map\0"
    "tag_map\0"
    "srcIndices\0"
    "dst\0"
    "dstIndices\0"
    "transferType\0"
    "async\0"
    "memref\0"
    "sgprOffset\0"
    "boundsCheck\0"
    "indexOffset\0"
    "lhs\0"
    "rhs\0"
    "result\0"
    "fastmath\0"
    "roundingmode\0"
    "out\0"
    "nonNeg\0"
    "ClassType\0"
    "class\0"
    "struct\0"
    "result0\0"
    "callee\0"
    "template_args\0"
    "source\0"
    "dest\0"
    "pure\0"
    "sym_name\0"
    "final_specifier\0"
    "class_type\0"
    "body\0"
    "BarrierScope\0"
    "subgroup\0"
    "workgroup\0"
    "cluster\0"
    "named_barrier\0"
    "barrier_scope\0"
    "address_spaces\0"
    "function_type\0"
    "arg_attrs\0"
    "res_attrs\0"
    "workgroup_attrib_attrs\0"
    "private_attrib_attrs\0"
    "known_block_size\0"
    "known_grid_size\0"
    "known_cluster_size\0"
    "workgroup_attributions\0"
    "kernel\0"
    "member_count\0"
    "asyncDependencies\0"
    "gridSizeX\0"
    "gridSizeY\0"
    "gridSizeZ\0"
    "blockSizeX\0"
    "blockSizeY\0"
    "blockSizeZ\0"
    "clusterSizeX\0"
    "clusterSizeY\0"
    "clusterSizeZ\0"
    "dynamicSharedMemorySize\0"
    "asyncObject\0"
    "asyncToken\0"
    "cooperative\0"
    "module\0"
    "function\0"
    "kernelOperands\0"
    "padding_value\0"
    "outer_dims_perm\0"
    "inner_dims_pos\0"
    "static_inner_tiles\0"
    "DenormalModeKind\0"
    "ieee\0"
    "preservesign\0"
    "positivezero\0"
    "TLSMode\0"
    "generaldynamic\0"
    "localdynamic\0"
    "initialexec\0"
    "localexec\0"
    "default_output_mode\0"
    "default_input_mode\0"
    "float_output_mode\0"
    "float_input_mode\0"
    "denormal_fpenv\0"
    "recId\0"
    "isRecSelf\0"
    "sourceLanguage\0"
    "producer\0"
    "isOptimized\0"
    "emissionKind\0"
    "isDebugInfoForProfiling\0"
    "nameTableKind\0"
    "splitDebugFilename\0"
    "importedEntities\0"
    "di_compile_unit\0"
    "tag\0"
    "baseType\0"
    "flags\0"
    "sizeInBits\0"
    "alignInBits\0"
    "dataLocation\0"
    "rank\0"
    "allocated\0"
    "associated\0"
    "identifier\0"
    "discriminator\0"
    "elements\0"
    "di_composite_type\0"
    "offsetInBits\0"
    "dwarfAddressSpace\0"
    "extraData\0"
    "di_derived_type\0"
    "callee_operands\0"
    "op_bundle_operands\0"
    "var_callee_type\0"
    "fastmathFlags\0"
    "CConv\0"
    "TailCallKind\0"
    "memory_effects\0"
    "convergent\0"
    "no_unwind\0"
    "will_return\0"
    "noreturn\0"
    "returns_twice\0"
    "hot\0"
    "cold\0"
    "noduplicate\0"
    "no_caller_saved_registers\0"
    "nocallback\0"
    "modular_format\0"
    "nobuiltins\0"
    "allocsize\0"
    "optsize\0"
    "minsize\0"
    "nobuiltin\0"
    "save_reg_params\0"
    "zero_call_used_regs\0"
    "trap_func_name\0"
    "default_func_attrs\0"
    "op_bundle_tags\0"
    "no_inline\0"
    "always_inline\0"
    "inline_hint\0"
    "access_groups\0"
    "noalias_scopes\0"
    "tbaa\0"
    "arg\0"
    "sym_visibility\0"
    "linkage\0"
    "dso_local\0"
    "comdat\0"
    "personality\0"
    "garbageCollector\0"
    "passthrough\0"
    "function_entry_count\0"
    "visibility_\0"
    "arm_streaming\0"
    "arm_locally_streaming\0"
    "arm_streaming_compatible\0"
    "arm_new_za\0"
    "arm_in_za\0"
    "arm_out_za\0"
    "arm_inout_za\0"
    "arm_preserves_za\0"
    "section\0"
    "unnamed_addr\0"
    "alignment\0"
    "vscale_range\0"
    "frame_pointer\0"
    "target_cpu\0"
    "tune_cpu\0"
    "reciprocal_estimates\0"
    "prefer_vector_width\0"
    "target_features\0"
    "no_signed_zeros_fp_math\0"
    "fp_contract\0"
    "instrument_function_entry\0"
    "instrument_function_exit\0"
    "optimize_none\0"
    "vec_type_hint\0"
    "work_group_size_hint\0"
    "reqd_work_group_size\0"
    "intel_reqd_sub_group_size\0"
    "uwtable_kind\0"
    "use_sample_profile\0"
    "arg_0\0"
    "fpExceptionBehavior\0"
    "mask\0"
    "nontemporal\0"
    "normalDestOperands\0"
    "unwindDestOperands\0"
    "branch_weights\0"
    "normalDest\0"
    "unwindDest\0"
    "alias_type\0"
    "tls_mode\0"
    "initializer\0"
    "global_type\0"
    "constant\0"
    "externally_initialized\0"
    "addr_space\0"
    "dbg_exprs\0"
    "target_specific_attrs\0"
    "RoundingMode\0"
    "to_nearest_even\0"
    "downward\0"
    "upward\0"
    "toward_zero\0"
    "to_nearest_away\0"
    "b\0"
    "invariant\0"
    "rounding\0"
    "approx\0"
    "ftz\0"
    "barrierId\0"
    "numberOfThreads\0"
    "aligned\0"
    "rnd\0"
    "sat\0"
    "relu\0"
    "dstTy\0"
    "scaleFactor\0"
    "srcType\0"
    "readOnlyArgs\0"
    "readWriteArgs\0"
    "predicate\0"
    "writeOnlyArgs\0"
    "ptxCode\0"
    "memoryClobber\0"
    "inouts\0"
    "descriptorA\0"
    "descriptorB\0"
    "results\0"
    "shape\0"
    "typeA\0"
    "typeB\0"
    "typeD\0"
    "scaleD\0"
    "scaleA\0"
    "scaleB\0"
    "layoutA\0"
    "layoutB\0"
    "satfinite\0"
    "AccessGroupModifier\0"
    "cgroup\0"
    "ClauseSeverity\0"
    "warning\0"
    "fatal\0"
    "FallbackModifier\0"
    "abort\0"
    "null\0"
    "default_mem\0"
    "InteropType\0"
    "target\0"
    "targetsync\0"
    "LinearModifier\0"
    "uval\0"
    "TargetExecMode\0"
    "bare\0"
    "generic\0"
    "spmd\0"
    "spmd_no_loop\0"
    "addrType\0"
    "lenType\0"
    "affinity_entry_ty\0"
    "elementType\0"
    "access_group_modifier\0"
    "clause_severity\0"
    "fallback_modifier\0"
    "interop_type\0"
    "kernel_type\0"
    "linear_modifier\0"
    "map_vars\0"
    "map_iterated\0"
    "allocate_vars\0"
    "allocator_vars\0"
    "dist_schedule_chunk_size\0"
    "allocate_alignments\0"
    "allocate_private_indices\0"
    "dist_schedule_static\0"
    "order\0"
    "order_mod\0"
    "private_needs_barrier\0"
    "region\0"
    "var_ptr\0"
    "var_ptr_ptr\0"
    "members\0"
    "bounds\0"
    "omp_ptr\0"
    "var_ptr_type\0"
    "map_type\0"
    "map_capture_type\0"
    "var_ptr_ptr_type\0"
    "members_index\0"
    "mapper_id\0"
    "partial_map\0"
    "if_expr\0"
    "num_threads_vars\0"
    "proc_bind_kind\0"
    "reduction_mod\0"
    "nowait",
    "aligned_vars\0"
    "linear_vars\0"
    "linear_step_vars\0"
    "nontemporal_vars\0"
    "linear_var_types\0"
    "linear_modifiers\0"
    "safelen\0"
    "simdlen\0"
    "copyprivate_vars\0"
    "copyprivate_syms\0"
    "depend_vars\0"
    "depend_iterated\0"
    "device\0"
    "dyn_groupprivate_size\0"
    "has_device_addr_vars\0"
    "host_eval_vars\0"
    "in_reduction_vars\0"
    "is_device_ptr_vars\0"
    "thread_limit_vars\0"
    "depend_kinds\0"
    "depend_iterated_kinds\0"
    "dyn_groupprivate_access_group\0"
    "dyn_groupprivate_fallback\0"
    "in_reduction_byref\0"
    "in_reduction_syms\0"
    "private_maps\0"
    "use_device_addr_vars\0"
    "use_device_ptr_vars\0"
    "affinity_vars\0"
    "final\0"
    "priority\0"
    "event_handle\0"
    "mergeable\0"
    "untied\0"
    "task_reduction_vars\0"
    "task_reduction_byref\0"
    "task_reduction_syms\0"
    "num_teams_lower\0"
    "num_teams_upper_vars\0"
    "schedule_chunk\0"
    "ordered\0"
    "schedule_kind\0"
    "schedule_mod\0"
    "schedule_simd\0"
    "globalPtr\0"
    "ldsPtr\0"
    "cpol\0"
    "cachePolicy\0"
    "aux\0"
    "cbsz\0"
    "abid\0"
    "blgp\0"
    "opselA\0"
    "opselB\0"
    "cmp\0"
    "rsrc\0"
    "soffset\0"
    "vdata\0"
    "voffset\0"
    "dgroup0\0"
    "dgroup1\0"
    "dgroup2\0"
    "dgroup3\0"
    "dgroup4\0"
    "modC\0"
    "reuseA\0"
    "reuseB\0"
    "input\0"
    "grid\0"
    "grid_axes\0"
    "reduction\0"
    "scatter_dim\0"
    "root_dynamic\0"
    "root\0"
    "packed_tile_sizes\0"
    "transformed\0"
    "loops\0"
    "static_tile_sizes\0"
    "static_tile_interchange\0"
    "inner_tile_alignments\0"
    "apply_cleanup\0"
    "use_forall\0"
    "producer_op\0"
    "fused_op\0"
    "new_containing_op\0"
    "emit_category\0"
    "dynamic_sizes\0"
    "tiled_linalg_op\0"
    "static_sizes\0"
    "scalable_sizes\0"
    "acc\0"
    "indexing_maps\0"
    "iterator_types\0"
    "affine\0"
    "llvm24\0"
    "arith\0"
    "ub\0"
    "llvm\0"
    "\"24\"\0"
    "AffineMapAttr\0"
    "hook:affine.dma_start\0"
    "hook:affine.dma_wait\0"
    "amdgpu\0"
    "rocdl\0"
    "AnyMemRef\0"
    "Index\0"
    "TypeAttr\0"
    "UnitAttr\0"
    "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)\0"
    "let\0"
    "[\"type($srcIndices) = index\", \"type($dstIndices) = index\"]\0"
    "amdgpu.gather_to_lds\0"
    "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2>>>\0"
    "I32\0"
    "BoolAttr\0"
    "I32Attr\0"
    "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($value) `->` type($memref) `,` type($indices)\0"
    "AllElementTypesMatch<value,memref>\0"
    "[\"type($indices) = i32\", \"type($sgprOffset) = i32\", \"type($old) = type($value)\"]\0"
    "amdgpu.raw_buffer_atomic_fadd\0"
    "AnyOf<F32, F64>\0"
    "amdgpu.raw_buffer_atomic_fmax\0"
    "[\"type($value) = i32\", \"type($indices) = i32\", \"type($sgprOffset) = i32\", \"type($old) = type($value)\"]\0"
    "amdgpu.raw_buffer_atomic_smax\0"
    "amdgpu.raw_buffer_atomic_umin\0"
    "FloatLike\0"
    "#arith.fastmath\0"
    "enum<@RoundingMode>\0"
    "$lhs `,` $rhs ($roundingmode^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "Pure\0"
    "ArithFastMathInterface\0"
    "Commutative\0"
    "SameOperandsAndResultType\0"
    "VectorUnrollOpInterface\0"
    "NoMemoryEffect\0"
    "Elementwise\0"
    "Scalarizable\0"
    "Vectorizable\0"
    "Tensorizable\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = type($lhs)\"]\0"
    "arith.addf\0"
    "arith.divf\0"
    "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>\0"
    "$in (`nneg` $nonNeg^)\? attr-dict `:` type($in) `to` type($out)\0"
    "InferIntRangeInterface\0"
    "SameOperandsAndResultShape\0"
    "SameInputOutputTensorDims\0"
    "CastOpInterface\0"
    "arith.extui\0"
    "AnyOf<SignlessIntegerOrIndexLike, MemRefOf<AnyOf<AnySignlessInteger, Index>>>\0"
    "arith.index_castui\0"
    "arith.mulf\0"
    "arith.subf\0"
    "arith.uitofp\0"
    "emitc\0"
    "EmitCType\0"
    "StrAttr\0"
    "$callee `(` $operands `)` if(has($args) or has($template_args): prop-dict | ` `) attr-dict ` ` `:` functional-type($operands, results)\0"
    "CExpressionInterface\0"
    "emitc.call_opaque\0"
    "$source attr-dict `:` type($source) `to` type($dest)\0"
    "emitc.cast\0"
    "SymbolNameAttr\0"
    "enum<@ClassType>\0"
    "(`final` $final_specifier^)\? $sym_name attr-dict-with-keyword $body\0"
    "AutomaticAllocationScope\0"
    "IsolatedFromAbove\0"
    "OpAsmOpInterface\0"
    "SymbolTable\0"
    "Symbol\0"
    "NoTerminator\0"
    "SingleBlock\0"
    "RegionKindInterface\0"
    "HasOnlyGraphRegion\0"
    "emitc.class\0"
    "discardable\0"
    "[[\"known_block_size\", \"DenseI32ArrayAttr\"], [\"known_grid_size\", \"DenseI32ArrayAttr\"], [\"known_cluster_size\", \"DenseI32ArrayAttr\"]]\0"
    "enum<@BarrierScope>\0"
    "`<` $value `>`\0"
    "!gpu.named_barrier\0"
    "ArrayOf<#gpu.address_space>\0"
    "#gpu.barrier_scope\0"
    "oilist(`named` `` `(` $named_barrier `:` type($named_barrier) `)` | `memfence` $address_spaces) one( let($scope = #gpu.barrier_scope('workgroup')) | `scope` $scope | printed when(not has($scope)) ) attr-dict\0"
    "gpu.barrier\0"
    "TypeAttrOf<FunctionType>\0"
    "ArrayOf<DictionaryAttr>\0"
    "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>\0"
    "I64Attr",
    "symbol($sym_name) `(` each($function_type.inputs %a $arg_attrs default {} by `,`: %a `` `:` $function_type.inputs let(type(%a) = $function_type.inputs) dict($arg_attrs)) `)` one( let($function_type.results = []) | `->` one( when(count($function_type.results) = 1 and count($res_attrs) = 0 and not isa($function_type.results[0], 'FunctionType')) each($function_type.results: $function_type.results) | `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` ) ) one( | `workgroup` `(` each(%w $workgroup_attrib_attrs default {} by `,`: %w `:` type(%w) dict($workgroup_attrib_attrs)) `)` let($workgroup_attributions = integer(count(%w), i64)) ) one( | `private` `(` each(%p $private_attrib_attrs default {} by `,`: %p `:` type(%p) dict($private_attrib_attrs)) `)` ) (`kernel` $kernel^)\? attr-dict-with-keyword region($body, end)\0"
    "HasParent<gpu.module>\0"
    "FunctionOpInterface\0"
    "AffineScope\0"
    "arguments\0"
    "{body = [[\"%a\", \"count($function_type.inputs)\"], [\"%w\", \"if(has($workgroup_attributions), $workgroup_attributions, 0)\"], [\"%p\", \"*\"]]}\0"
    "[\"sym_name\"]\0"
    "gpu.func\0"
    "$member_count attr-dict `:` type($member_count) `->` type($barrier)\0"
    "gpu.initialize_named_barrier\0"
    "!gpu.async.token\0"
    "FlatSymbolRefAttr\0"
    "one( `async` let(types($asyncToken) = [!gpu.async.token]) | let(types($asyncToken) = []) ) one( | ` ` `[` $asyncDependencies `]` ) (`<` $asyncObject^ `:` type($asyncObject) `>`)\? one( when(count($clusterSizeX) > 0) `clusters` `` `(` each(%cx: %cx) `,` each(%cy: %cy) `,` each(%cz: %cz) `)` `in` ` ` `(` each(%kx: %kx) `=` $clusterSizeX `,` each(%ky: %ky) `=` $clusterSizeY `,` each(%kz: %kz) `=` $clusterSizeZ `)` | ) `blocks` `` `(` %bx `,` %by `,` %bz `)` `in` ` ` `(` %gx `=` $gridSizeX `,` %gy `=` $gridSizeY `,` %gz `=` $gridSizeZ `)` `threads` `` `(` %tx `,` %ty `,` %tz `)` `in` ` ` `(` %sx `=` $blockSizeX `,` %sy `=` $blockSizeY `,` %sz `=` $blockSizeZ `)` let(type(%bx) = index; type(%by) = index; type(%bz) = index; type(%tx) = index; type(%ty) = index; type(%tz) = index; type(%gx) = index; type(%gy) = index; type(%gz) = index; type(%sx) = index; type(%sy) = index; type(%sz) = index) let(type(%cx) = index; type(%cy) = index; type(%cz) = index; type(%kx) = index; type(%ky) = index; type(%kz) = index) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? (`module` `` `(` $module^ `)`)\? (`function` `` `(` $function^ `)`)\? (`cooperative` $cooperative^)\? one( | `workgroup` `(` each(%w by `,`: %w `:` type(%w)) `)` let($workgroup_attributions = integer(count(%w), i64)) ) one( | `private` `(` each(%p by `,`: %p `:` type(%p)) `)` ) region($body, end) attr-dict\0"
    "GPU_AsyncOpInterface\0"
    "RecursiveMemoryEffects\0"
    "{body = [[\"%bx\", \"1\"], [\"%by\", \"1\"], [\"%bz\", \"1\"], [\"%tx\", \"1\"], [\"%ty\", \"1\"], [\"%tz\", \"1\"], [\"%gx\", \"1\"], [\"%gy\", \"1\"], [\"%gz\", \"1\"], [\"%sx\", \"1\"], [\"%sy\", \"1\"], [\"%sz\", \"1\"], [\"%cx\", \"count($clusterSizeX)\"], [\"%cy\", \"count($clusterSizeX)\"], [\"%cz\", \"count($clusterSizeX)\"], [\"%kx\", \"count($clusterSizeX)\"], [\"%ky\", \"count($clusterSizeX)\"], [\"%kz\", \"count($clusterSizeX)\"], [\"%w\", \"if(has($workgroup_attributions), $workgroup_attributions, 0)\"], [\"%p\", \"*\"]]}\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($gridSizeX) = index\", \"type($gridSizeY) = index\", \"type($gridSizeZ) = index\", \"type($blockSizeX) = index\", \"type($blockSizeY) = index\", \"type($blockSizeZ) = index\", \"type($clusterSizeX) = index\", \"type($clusterSizeY) = index\", \"type($clusterSizeZ) = index\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.launch\0"
    "AnyOf<Index, I32, I64>",
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)\? $kernel ( `clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)` )\? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? (`cooperative` $cooperative^)\? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict\0"
    "AllTypesMatch<gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ>\0"
    "[\"type($gridSizeY) = type($gridSizeX)\", \"type($gridSizeZ) = type($gridSizeX)\", \"type($blockSizeX) = type($gridSizeX)\", \"type($blockSizeY) = type($gridSizeX)\", \"type($blockSizeZ) = type($gridSizeX)\", \"type($asyncDependencies) = !gpu.async.token\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.launch_func\0"
    "linalg\0"
    "tensor\0"
    "AnyShaped\0"
    "DenseI64ArrayAttr\0"
    "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)\? (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "DestinationStyleOpInterface\0"
    "LinalgRelayoutOpInterface\0"
    "ConditionallySpeculatable\0"
    "ReifyRankedShapedTypeOpInterface\0"
    "TypesMatchWith<dest,result>\0"
    "[\"types($result) = if(isa(type($dest), 'AnyMemRef'), [], [type($dest)])\", \"type($inner_tiles) = index\"]\0"
    "names\0"
    "\"pack\"\0"
    "linalg.pack\0"
    "$source (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest let($sizes = [1, 1, 0, count($inner_tiles)]) attr-dict(let($operandSegmentSizes = $sizes)) `:` type($source) `->` type($dest)\0"
    "[\"operandSegmentSizes\"]\0"
    "locals\0"
    "{sizes = [\"DenseI32ArrayAttr\", \"[1, 1, 0, count($inner_tiles)]\"]}\0"
    "\"unpack\"\0"
    "linalg.unpack\0"
    "[[\"workgroup_attribution\", \"WorkgroupAttributionAttr\"]]\0"
    "enum<@DenormalModeKind>\0"
    "`<` struct(params) `>`\0"
    "DistinctAttr\0"
    "bool\0"
    "dwarf_language\0"
    "#llvm.di_file\0"
    "enum<@DIEmissionKind>\0"
    "enum<@DINameTableKind>\0"
    "array<attribute>\0"
    "\"di_compile_unit\"\0"
    "code\0"
    "1 : i64\0"
    "fields\0"
    "\"ObOvOObvbvO{O}\"\0"
    "dwarf_tag\0"
    "u32\0"
    "attribute\0"
    "enum<@DIFlags>\0"
    "u64\0"
    "#llvm.di_expression\0"
    "#llvm.di_derived_type\0"
    "DIRecursiveTypeAttrInterface\0"
    "\"di_composite_type\"\0"
    "2 : i64\0"
    "\"ObvOOvOOvvvOOOOOO{O}\"\0"
    "\"di_derived_type\"\0"
    "3 : i64\0"
    "\"vOOvOOvvvVvO\"\0"
    "LLVM_Type\0"
    "TypeAttrOf<!llvm.func>\0"
    "#llvm.fastmath\0"
    "#llvm.cconv\0"
    "#llvm.tailcallkind\0"
    "#llvm.memory_effects\0"
    "DenseI32ArrayAttr\0"
    "DictionaryAttr\0"
    "ArrayOf<#llvm.access_group>\0"
    "ArrayOf<#llvm.alias_scope>\0"
    "ArrayOf<#llvm.tbaa_tag>\0"
    "hook:llvm.call\0"
    "AccessGroupOpInterface\0"
    "AliasAnalysisOpInterface\0"
    "FastmathFlagsInterface\0"
    "CallOpInterface\0"
    "SymbolUserOpInterface\0"
    "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>\0"
    "$arg (`fastmath` `` $fastmathFlags^)\? attr-dict `:` type($arg) `to` type($res)\0"
    "llvm.fpext\0"
    "llvm.fptrunc\0"
    "#llvm.linkage\0"
    "enum<@Visibility>\0"
    "enum<@UnnamedAddr>\0"
    "#llvm.vscale_range\0"
    "#llvm.framePointerKind\0"
    "#llvm.target_features\0"
    "#llvm.denormal_fpenv\0"
    "#llvm.vec_type_hint\0"
    "#llvm.uwtableKind\0"
    "hook:llvm.func\0"
    "enum<@FPExceptionBehavior>\0"
    "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)\0"
    "FPExceptionBehaviorOpInterface\0"
    "llvm.intr.experimental.constrained.fpext\0"
    "AllOf<enum<@RoundingMode>, IntMinValue<0>>\0"
    "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)\0"
    "RoundingModeOpInterface\0"
    "llvm.intr.experimental.constrained.fptrunc\0"
    "llvm.intr.experimental.constrained.sitofp\0"
    "llvm.intr.experimental.constrained.uitofp\0"
    "LLVM_AnyVector\0"
    "!llvm.ptr\0"
    "LLVM_VectorOf<I1>\0"
    "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))\0"
    "llvm.intr.masked.store\0"
    "hook:llvm.invoke\0"
    "WeightedBranchOpInterface\0"
    "enum<@TLSMode>",
    "one( `external` let($linkage = #llvm.linkage('external')) | `available_externally` let($linkage = #llvm.linkage('available_externally')) | `linkonce` let($linkage = #llvm.linkage('linkonce')) | `linkonce_odr` let($linkage = #llvm.linkage('linkonce_odr')) | `weak` let($linkage = #llvm.linkage('weak')) | `weak_odr` let($linkage = #llvm.linkage('weak_odr')) | `appending` let($linkage = #llvm.linkage('appending')) | `internal` let($linkage = #llvm.linkage('internal')) | `private` let($linkage = #llvm.linkage('private')) | `extern_weak` let($linkage = #llvm.linkage('extern_weak')) | `common` let($linkage = #llvm.linkage('common')) | let($linkage = #llvm.linkage('external')) ) one( let($visibility_ = integer(0, i64)) | `hidden` let($visibility_ = integer(1, i64)) | `protected` let($visibility_ = integer(2, i64)) ) one( let($tls_mode = integer(0, i64)) | `thread_local` one( let($tls_mode = integer(1, i64)) | `` `(` one( `generaldynamic` let($tls_mode = integer(1, i64)) | `localdynamic` let($tls_mode = integer(2, i64)) | `initialexec` let($tls_mode = integer(3, i64)) | `localexec` let($tls_mode = integer(4, i64)) ) `)` ) ) one( let($unnamed_addr = integer(0, i64)) | `local_unnamed_addr` let($unnamed_addr = integer(1, i64)) | `unnamed_addr` let($unnamed_addr = integer(2, i64)) | printed when(not has($unnamed_addr)) ) symbol($sym_name) attr-dict `:` $alias_type region($initializer, end)\0"
    "terminator\0"
    "\"llvm.return\"\0"
    "llvm.mlir.alias\0"
    "AllOf<I32Attr, IntNonNegative>\0"
    "ArrayOf<#llvm.di_global_variable_expression>\0"
    "hook:llvm.mlir.global\0"
    "$a `,` $b `,` $c ($roundingmode^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($result) = type($a)\"]\0"
    "math.fma\0"
    "AllOf<I64Attr, IntPositive, IntPowerOf2>\0"
    "$memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "TypesMatchWith<memref,result>\0"
    "MemRefsNormalizable\0"
    "AlignmentAttrOpInterface\0"
    "MemorySpaceCastConsumerOpInterface\0"
    "PromotableMemOpInterface\0"
    "DestructurableAccessorOpInterface\0"
    "[\"type($result) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.load\0"
    "nvgpu\0"
    "VectorOfNonZeroRankOf<F32>\0"
    "#nvgpu.rcp_rounding_mode\0"
    "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)\? `}` attr-dict `:` type($out)\0"
    "[\"type($out) = type($in)\"]\0"
    "nvgpu.rcp\0"
    "nvvm\0"
    "(`id` `=` $barrierId^)\? (`number_of_threads` `=` $numberOfThreads^)\? attr-dict\0"
    "[\"type($barrierId) = i32\", \"type($numberOfThreads) = i32\"]\0"
    "nvvm.barrier\0"
    "(`id` `=` $barrierId^)\? `number_of_threads` `=` $numberOfThreads attr-dict\0"
    "BasicPtxBuilderOpInterface\0"
    "nvvm.barrier.arrive\0"
    "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2>>\0"
    "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>\0"
    "#nvvm.fp_rnd_mode\0"
    "#nvvm.sat_mode\0"
    "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`\0"
    "nvvm.convert.bf16x2.to.f8x2\0"
    "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>\0"
    "nvvm.convert.f8x2.to.bf16x2\0"
    "I1\0"
    "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )\? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)` )\? (`,` `predicate` `=` $predicate^)\? (`memory_clobber` `=` $memoryClobber^)\? attr-dict ( `->` type($writeOnlyArgs)^ )\?\0"
    "[\"type($predicate) = i1\"]\0"
    "nvvm.inline_ptx\0"
    "!llvm.struct\0"
    "I64\0"
    "#nvvm.shape\0"
    "#nvvm.wgmma_type\0"
    "#nvvm.wgmma_scale_out\0"
    "#nvvm.wgmma_scale_in\0"
    "#nvvm.mma_layout\0"
    "#nvvm.mma_int_overflow\0"
    "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)\? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` qualified(type($inouts)) `->` qualified(type($results))\0"
    "SameType<Result0,Operand0>\0"
    "[\"type($descriptorA) = i64\", \"type($descriptorB) = i64\"]\0"
    "nvvm.wgmma.mma_async\0"
    "omp\0"
    "`<` $addrType `,` $lenType `>`\0"
    "`<` $elementType `>`\0"
    "enum<@AccessGroupModifier>\0"
    "`(` $value `)`\0"
    "enum<@ClauseSeverity>\0"
    "enum<@FallbackModifier>\0"
    "enum<@InteropType>\0"
    "enum<@TargetExecMode>\0"
    "enum<@LinearModifier>\0"
    "Implements<\"PointerLikeType\">",
    "oilist( `map_entries` `(` $map_vars `:` type($map_vars) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` ) when(count($map_iterated) = 0) attr-dict\0"
    "HasParent<omp.declare_mapper>\0"
    "MapClauseOwningOpInterface\0"
    "omp.declare_mapper.info\0"
    "AnyOf<AnyInteger, Index>\0"
    "#omp.orderkind\0"
    "#omp.order_mod\0"
    "ArrayOf<SymbolRefAttr>\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `dist_schedule_static` $dist_schedule_static | `dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict\0"
    "ComposableOpInterface\0"
    "LoopWrapperInterface\0"
    "BlockArgOpenMPOpInterface\0"
    "omp.distribute\0"
    "!omp.map_bounds_ty\0"
    "#omp.clause_map_flags\0"
    "#omp.variable_capture_kind\0"
    "ArrayOf<ArrayOf<I64Attr>>\0"
    "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_ptr_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)` `capture` `(` custom<CaptureType>($map_capture_type) `)` oilist( `var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `,` $var_ptr_ptr_type `)` | `mapper` `(` $mapper_id `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)` ) `->` type($omp_ptr) attr-dict\0"
    "[\"type($bounds) = !omp.map_bounds_ty\"]\0"
    "omp.map.info\0"
    "#omp.procbindkind\0"
    "#omp.reduction_modifier\0"
    "DenseBoolArrayAttr\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_threads` `(` $num_threads_vars `:` type($num_threads_vars) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "OutlineableOpenMPOpInterface\0"
    "[\"type($if_expr) = i1\"]\0"
    "omp.parallel\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `nowait` $nowait ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.sections\0"
    "ArrayOf<I64Attr>\0"
    "AllOf<I64Attr, IntPositive>\0"
    "oilist( `aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)` | `if` `(` $if_expr `)` | `linear` `(` each($linear_vars type($linear_vars) $linear_step_vars type($linear_step_vars) $linear_modifiers default absent by `,`: one( `val` let($linear_modifiers = #omp.linear_modifier('val')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `ref` let($linear_modifiers = #omp.linear_modifier('ref')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `uval` let($linear_modifiers = #omp.linear_modifier('uval')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) )) `)` | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "[\"type($if_expr) = i1\", \"type($linear_step_vars) = i32\"]\0"
    "omp.simd",
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)` | `nowait` $nowait ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict\0"
    "omp.single\0"
    "AnyInteger\0"
    "ArrayOf<#omp.clause_task_depend>\0"
    "#omp.access_group_modifier\0"
    "#omp.fallback_modifier\0"
    "#omp.kernel_type\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)` | `nowait` $nowait | `thread_limit` `(` $thread_limit_vars `:` type($thread_limit_vars) `)` | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` | `dyn_groupprivate_size` `(` $dyn_groupprivate_size `:` type($dyn_groupprivate_size) `)` ) `kernel_type` `` $kernel_type custom<TargetOpRegion>( $region, $has_device_addr_vars, type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars), $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $map_vars, type($map_vars), $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $private_maps) when(count($depend_iterated) = 0 and count($map_iterated) = 0 and count($dyn_groupprivate_size) = 0) attr-dict\0"
    "omp.target\0"
    "oilist( `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` ) custom<UseDeviceAddrUseDevicePtrRegion>( $region, $use_device_addr_vars, type($use_device_addr_vars), $use_device_ptr_vars, type($use_device_ptr_vars)) when(count($map_iterated) = 0) attr-dict\0"
    "omp.target_data\0"
    "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` ) when(count($depend_iterated) = 0 and count($map_iterated) = 0) attr-dict\0"
    "omp.target_enter_data\0"
    "omp.target_exit_data\0"
    "omp.target_update\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `final` `(` $final `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied | `affinity` `(` $affinity_vars `:` type($affinity_vars) `)` | `detach` `(` $event_handle `:` type($event_handle) `)` | `iterated` `(` $iterated `:` type($iterated) `)` | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` ) custom<InReductionPrivateRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) when(count($iterated) = 0 and count($depend_iterated) = 0) attr-dict\0"
    "[\"type($final) = i1\", \"type($if_expr) = i1\"]\0"
    "omp.task\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` ) custom<TaskReductionRegion>( $region, $task_reduction_vars, type($task_reduction_vars), $task_reduction_byref, $task_reduction_syms) attr-dict\0"
    "omp.taskgroup",
    "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `nowait` $nowait | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` ) when(count($depend_iterated) = 0) attr-dict\0"
    "omp.taskwait\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )\? `to` $num_teams_upper_vars `:` type($num_teams_upper_vars) `)` | `thread_limit` `(` $thread_limit_vars `:` type($thread_limit_vars) `)` | `dyn_groupprivate_size` `(` $dyn_groupprivate_size `:` type($dyn_groupprivate_size) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) when(count($dyn_groupprivate_size) = 0) attr-dict\0"
    "omp.teams\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "#omp.schedulekind\0"
    "#omp.sched_mod\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `linear` `(` each($linear_vars type($linear_vars) $linear_step_vars type($linear_step_vars) $linear_modifiers default absent by `,`: one( `val` let($linear_modifiers = #omp.linear_modifier('val')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `ref` let($linear_modifiers = #omp.linear_modifier('ref')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `uval` let($linear_modifiers = #omp.linear_modifier('uval')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) )) `)` | `nowait` $nowait | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `ordered` `(` $ordered `)` | `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "[\"type($linear_step_vars) = i32\"]\0"
    "omp.wsloop\0"
    "[[\"kernel\", \"UnitAttr\"], [\"reqd_work_group_size\", \"DenseI32ArrayAttr\"], [\"flat_work_group_size\", \"StringAttr\"], [\"max_flat_work_group_size\", \"IntegerAttr\"], [\"waves_per_eu\", \"IntegerAttr\"], [\"unsafe_fp_atomics\", \"BoolAttr\"], [\"last_use\", \"UnitAttr\"], [\"no_remote_memory\", \"UnitAttr\"], [\"no_fine_grained_memory\", \"UnitAttr\"], [\"ignore_denormal_mode\", \"UnitAttr\"]]\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>\0"
    "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))\0"
    "[\"type($globalPtr) = !llvm.ptr<1>\", \"type($ldsPtr) = !llvm.ptr<3>\", \"type($mask) = i32\"]\0"
    "rocdl.cluster.load.async.to.lds.b128\0"
    "rocdl.cluster.load.async.to.lds.b32\0"
    "rocdl.cluster.load.async.to.lds.b64\0"
    "rocdl.cluster.load.async.to.lds.b8\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>\0"
    "rocdl.flat.prefetch\0"
    "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))\0"
    "[\"type($globalPtr) = !llvm.ptr<1>\", \"type($ldsPtr) = !llvm.ptr<3>\"]\0"
    "rocdl.global.load.async.to.lds.b128\0"
    "rocdl.global.load.async.to.lds.b32\0"
    "rocdl.global.load.async.to.lds.b64\0"
    "rocdl.global.load.async.to.lds.b8\0"
    "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict\0"
    "rocdl.global.load.lds\0"
    "rocdl.global.prefetch\0"
    "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)\0"
    "[\"type($ldsPtr) = !llvm.ptr<3>\"]\0"
    "rocdl.load.to.lds\0"
    "#rocdl.mfma_perm_b\0"
    "rocdl.mfma.f32.16x16x16bf16.1k\0"
    "rocdl.mfma.f32.16x16x16f16\0"
    "rocdl.mfma.f32.16x16x1f32\0"
    "rocdl.mfma.f32.16x16x2bf16\0"
    "rocdl.mfma.f32.16x16x32.bf16",
    "rocdl.mfma.f32.16x16x32.bf8.bf8\0"
    "rocdl.mfma.f32.16x16x32.bf8.fp8\0"
    "rocdl.mfma.f32.16x16x32.f16\0"
    "rocdl.mfma.f32.16x16x32.fp8.bf8\0"
    "rocdl.mfma.f32.16x16x32.fp8.fp8\0"
    "rocdl.mfma.f32.16x16x4bf16.1k\0"
    "rocdl.mfma.f32.16x16x4f16\0"
    "rocdl.mfma.f32.16x16x4f32\0"
    "rocdl.mfma.f32.16x16x8.xf32\0"
    "rocdl.mfma.f32.16x16x8bf16\0"
    "rocdl.mfma.f32.32x32x16.bf16\0"
    "rocdl.mfma.f32.32x32x16.bf8.bf8\0"
    "rocdl.mfma.f32.32x32x16.bf8.fp8\0"
    "rocdl.mfma.f32.32x32x16.f16\0"
    "rocdl.mfma.f32.32x32x16.fp8.bf8\0"
    "rocdl.mfma.f32.32x32x16.fp8.fp8\0"
    "rocdl.mfma.f32.32x32x1f32\0"
    "rocdl.mfma.f32.32x32x2bf16\0"
    "rocdl.mfma.f32.32x32x2f32\0"
    "rocdl.mfma.f32.32x32x4.xf32\0"
    "rocdl.mfma.f32.32x32x4bf16\0"
    "rocdl.mfma.f32.32x32x4bf16.1k\0"
    "rocdl.mfma.f32.32x32x4f16\0"
    "rocdl.mfma.f32.32x32x8bf16.1k\0"
    "rocdl.mfma.f32.32x32x8f16\0"
    "rocdl.mfma.f32.4x4x1f32\0"
    "rocdl.mfma.f32.4x4x2bf16\0"
    "rocdl.mfma.f32.4x4x4bf16.1k\0"
    "rocdl.mfma.f32.4x4x4f16\0"
    "#rocdl.mfma_neg_modifier\0"
    "rocdl.mfma.f64.16x16x4f64\0"
    "rocdl.mfma.f64.4x4x4f64\0"
    "rocdl.mfma.i32.16x16x16i8\0"
    "rocdl.mfma.i32.16x16x32.i8\0"
    "rocdl.mfma.i32.16x16x4i8\0"
    "rocdl.mfma.i32.16x16x64.i8\0"
    "rocdl.mfma.i32.32x32x16.i8\0"
    "rocdl.mfma.i32.32x32x32.i8\0"
    "rocdl.mfma.i32.32x32x4i8\0"
    "rocdl.mfma.i32.32x32x8i8\0"
    "rocdl.mfma.i32.4x4x4i8\0"
    "#rocdl.matrix_format\0"
    "rocdl.mfma.scale.f32.16x16x128.f8f6f4\0"
    "rocdl.mfma.scale.f32.32x32x64.f8f6f4\0"
    "AllTypesMatch<res,src,cmp>\0"
    "rocdl.raw.buffer.atomic.cmpswap\0"
    "rocdl.raw.buffer.atomic.fadd\0"
    "rocdl.raw.buffer.atomic.fmax\0"
    "rocdl.raw.buffer.atomic.smax\0"
    "rocdl.raw.buffer.atomic.umin\0"
    "rocdl.raw.buffer.load\0"
    "rocdl.raw.buffer.store\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>\0"
    "rocdl.raw.ptr.buffer.atomic.cmpswap\0"
    "rocdl.raw.ptr.buffer.atomic.fadd\0"
    "rocdl.raw.ptr.buffer.atomic.fmax\0"
    "rocdl.raw.ptr.buffer.atomic.smax\0"
    "rocdl.raw.ptr.buffer.atomic.umin\0"
    "rocdl.raw.ptr.buffer.load\0"
    "rocdl.raw.ptr.buffer.load.lds\0"
    "rocdl.raw.ptr.buffer.store\0"
    "rocdl.smfmac.f32.16x16x128.bf8.bf8\0"
    "rocdl.smfmac.f32.16x16x128.bf8.fp8\0"
    "rocdl.smfmac.f32.16x16x128.fp8.bf8\0"
    "rocdl.smfmac.f32.16x16x128.fp8.fp8\0"
    "rocdl.smfmac.f32.16x16x32.bf16\0"
    "rocdl.smfmac.f32.16x16x32.f16\0"
    "rocdl.smfmac.f32.16x16x64.bf16\0"
    "rocdl.smfmac.f32.16x16x64.bf8.bf8\0"
    "rocdl.smfmac.f32.16x16x64.bf8.fp8\0"
    "rocdl.smfmac.f32.16x16x64.f16\0"
    "rocdl.smfmac.f32.16x16x64.fp8.bf8\0"
    "rocdl.smfmac.f32.16x16x64.fp8.fp8\0"
    "rocdl.smfmac.f32.32x32x16.bf16\0"
    "rocdl.smfmac.f32.32x32x16.f16\0"
    "rocdl.smfmac.f32.32x32x32.bf16\0"
    "rocdl.smfmac.f32.32x32x32.bf8.bf8\0"
    "rocdl.smfmac.f32.32x32x32.bf8.fp8\0"
    "rocdl.smfmac.f32.32x32x32.f16\0"
    "rocdl.smfmac.f32.32x32x32.fp8.bf8\0"
    "rocdl.smfmac.f32.32x32x32.fp8.fp8\0"
    "rocdl.smfmac.f32.32x32x64.bf8.bf8\0"
    "rocdl.smfmac.f32.32x32x64.bf8.fp8\0"
    "rocdl.smfmac.f32.32x32x64.fp8.bf8\0"
    "rocdl.smfmac.f32.32x32x64.fp8.fp8\0"
    "rocdl.smfmac.i32.16x16x128.i8\0"
    "rocdl.smfmac.i32.16x16x64.i8\0"
    "rocdl.smfmac.i32.32x32x32.i8\0"
    "rocdl.smfmac.i32.32x32x64.i8\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<8>>\0"
    "rocdl.tensor.load.to.lds\0"
    "rocdl.tensor.store.from.lds\0"
    "AnyOf<BF16, LLVM_VectorOf<BF16>>\0"
    "I16Attr\0"
    "I1Attr\0"
    "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)\0"
    "rocdl.wmma.bf16.16x16x32.bf16\0"
    "AnyOf<F32, LLVM_VectorOf<F32>>\0"
    "rocdl.wmma.bf16f32.16x16x32.bf16\0"
    "AnyOf<F16, LLVM_VectorOf<F16>>\0"
    "rocdl.wmma.f16.16x16x32.f16\0"
    "rocdl.wmma.f32.16x16x32.bf16\0"
    "rocdl.wmma.f32.16x16x32.f16\0"
    "rocdl.wmma.f32.16x16x4.f32\0"
    "shard\0"
    "AnyNon0RankedTensor\0"
    "AnyRankedTensor\0"
    "DenseI16ArrayAttr\0"
    "#shard.partial\0"
    "IndexAttr\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? `scatter_dim` `=` $scatter_dim attr-dict `:` type($input) `->` type($result)\0"
    "SameOperandsAndResultRank\0"
    "\"reduce_scatter\"\0"
    "shard.reduce_scatter\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `scatter_dim` `=` $scatter_dim `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "AllRanksMatch<input,result>\0"
    "AllElementTypesMatch<input,result>\0"
    "[\"type($root_dynamic) = index\"]\0"
    "\"scatter\"\0"
    "shard.scatter\0"
    "transform\0"
    "Implements<\"TransformHandleTypeInterface\">\0"
    "AnyOf<Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformParamTypeInterface\">>\0"
    "MemoryEffectsOpInterface\0"
    "TransformOpInterface\0"
    "ReportTrackingListenerFailuresOpTrait",
    "transform.structured.fuse\0"
    "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.fuse_into_containing_op\0"
    "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")\0"
    "FunctionalStyleTransformOpTrait\0"
    "TransformEachOpTrait\0"
    "transform.structured.specialize\0"
    "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=` $interchange^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_using_for\0"
    "vector\0"
    "AnyVectorOfNonZeroRank\0"
    "ArrayOf<#vector.iterator_type>\0"
    "#vector.kind\0"
    "hook:vector.contract\0"
    "IndexingMapOpInterface\0"
    "TypeIs<Operand0,AnyShaped>\0"
    "TypeIs<Operand1,AnyShaped>\0"
    "SameElementType<Operand0,Operand1>\0"
    "SameElementType<Result0,Operand2>\0"
    "MaskableOpInterface",
};

static const unsigned char rows[] = {
    50, 20, 0, 16, 0, 2, 0, 0, 0, 0, 0, 0, 203, 2, 137, 1, 140, 20, 0, 16, 2, 5, 0, 0, 0,
    0, 0, 0, 179, 3, 137, 1, 64, 20, 0, 16, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 137, 1, 190, 26,
    0, 16, 14, 3, 0, 0, 0, 0, 0, 1, 0, 0, 137, 1, 143, 20, 0, 16, 17, 5, 0, 1, 1, 1, 1,
    1, 101, 1, 135, 2, 233, 48, 0, 16, 22, 2, 0, 0, 0, 0, 0, 0, 100, 5, 137, 1, 73, 20, 0, 17,
    24, 12, 0, 0, 2, 4, 2, 2, 0, 0, 139, 2, 172, 9, 0, 16, 36, 1, 0, 0, 0, 0, 4, 1, 101,
    1, 137, 1, 125, 1, 0, 16, 37, 1, 0, 0, 0, 0, 0, 0, 203, 2, 137, 1, 28, 68, 0, 16, 38, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 137, 1, 204, 68, 0, 17, 39, 6, 0, 0, 0, 0, 0, 0, 137, 1, 137,
    1, 38, 74, 0, 16, 45, 17, 6, 2, 8, 6, 5, 6, 205, 2, 137, 1, 147, 20, 0, 17, 62, 110, 0, 0,
    0, 0, 0, 0, 137, 1, 143, 2, 166, 132, 0, 16, 172, 2, 0, 0, 0, 0, 0, 0, 101, 1, 137, 1, 10,
    135, 0, 16, 174, 4, 0, 0, 0, 0, 0, 0, 0, 0, 137, 1, 18, 138, 0, 16, 178, 1, 0, 0, 0, 0,
    0, 0, 203, 2, 137, 1, 102, 20, 97, 20, 0, 34, 1, 1, 0, 0, 0, 0, 0, 0, 49, 1, 3, 0, 0,
    0, 0, 124, 20, 119, 20, 0, 34, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 1, 0, 0, 0, 0, 106, 21,
    187, 20, 1, 161, 0, 4, 0, 0, 0, 0, 0, 0, 85, 1, 2, 0, 0, 1, 1, 211, 22, 220, 21, 1, 165,
    0, 4, 1, 1, 0, 0, 0, 0, 87, 1, 2, 1, 1, 2, 1, 1, 23, 220, 21, 1, 169, 0, 4, 1, 1,
    0, 0, 0, 0, 87, 1, 2, 1, 1, 2, 1, 134, 23, 220, 21, 1, 173, 0, 4, 1, 1, 0, 0, 0, 0,
    87, 1, 2, 0, 0, 3, 1, 164, 23, 220, 21, 1, 173, 0, 4, 1, 1, 0, 0, 0, 0, 87, 1, 2, 0,
    0, 3, 1, 30, 25, 240, 23, 0, 4, 1, 2, 2, 1, 0, 0, 0, 0, 89, 1, 2, 2, 10, 4, 1, 41,
    25, 240, 23, 0, 4, 1, 2, 2, 1, 0, 0, 0, 0, 89, 1, 2, 3, 9, 4, 1, 46, 26, 147, 25, 0,
    37, 1, 1, 3, 1, 0, 0, 0, 0, 99, 1, 1, 0, 11, 0, 0, 136, 26, 147, 25, 0, 39, 1, 1, 4,
    1, 0, 0, 0, 0, 99, 1, 1, 0, 11, 0, 0, 155, 26, 240, 23, 0, 4, 1, 2, 2, 1, 0, 0, 0,
    0, 89, 1, 2, 2, 10, 4, 1, 166, 26, 240, 23, 0, 4, 1, 2, 2, 1, 0, 0, 0, 0, 89, 1, 2,
    3, 9, 4, 1, 177, 26, 147, 25, 0, 37, 1, 1, 5, 1, 0, 0, 0, 0, 99, 1, 1, 4, 10, 0, 0,
    114, 27, 214, 26, 0, 42, 1, 1, 6, 1, 0, 0, 0, 0, 52, 1, 3, 5, 1, 0, 0, 185, 27, 132, 27,
    0, 44, 1, 1, 7, 1, 0, 0, 0, 0, 100, 1, 1, 5, 2, 0, 0, 183, 28, 228, 27, 4, 0, 0, 0,
    0, 0, 1, 1, 0, 0, 55, 1, 3, 6, 9, 0, 0, 135, 30, 183, 29, 0, 47, 1, 1, 0, 0, 0, 0,
    0, 0, 91, 1, 2, 0, 0, 0, 0, 58, 35, 249, 30, 4, 0, 0, 0, 0, 0, 1, 1, 0, 0, 161, 0,
    10, 7, 5, 5, 2, 135, 35, 67, 35, 0, 48, 1, 1, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 171, 44, 199, 35, 5, 46, 0, 12, 9, 1, 1, 1, 0, 0, 13, 1, 4, 8, 5, 6, 2, 217, 48, 205,
    44, 1, 33, 0, 13, 9, 1, 0, 0, 0, 0, 93, 1, 2, 9, 2, 7, 1, 57, 51, 19, 49, 1, 177, 0,
    4, 10, 1, 0, 0, 0, 0, 58, 1, 3, 10, 7, 8, 2, 224, 52, 69, 51, 0, 221, 0, 3, 10, 1, 0,
    0, 0, 0, 58, 1, 3, 10, 7, 9, 4, 160, 55, 155, 55, 1, 6, 1, 2, 11, 1, 0, 0, 0, 0, 66,
    0, 38, 11, 5, 0, 0, 153, 56, 74, 56, 0, 53, 1, 1, 12, 1, 0, 0, 0, 0, 68, 0, 1, 4, 1,
    0, 0, 164, 56, 74, 56, 0, 53, 1, 1, 12, 1, 0, 0, 0, 0, 68, 0, 1, 4, 1, 0, 0, 100, 57,
    95, 57, 4, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 66, 12, 4, 0, 0, 242, 57, 137, 57, 0, 55,
    1, 1, 13, 1, 0, 0, 0, 0, 62, 1, 2, 13, 2, 0, 0, 182, 58, 70, 58, 0, 55, 1, 1, 13, 1,
    0, 0, 0, 0, 61, 1, 3, 13, 3, 0, 0, 225, 58, 70, 58, 0, 55, 1, 1, 13, 1, 0, 0, 0, 0,
    61, 1, 3, 13, 3, 0, 0, 11, 59, 70, 58, 0, 55, 1, 1, 13, 1, 0, 0, 0, 0, 61, 1, 3, 13,
    3, 0, 0, 196, 59, 96, 59, 0, 224, 0, 3, 0, 0, 0, 0, 0, 0, 95, 1, 2, 0, 0, 0, 0, 224,
    59, 219, 59, 1, 181, 0, 4, 11, 1, 0, 0, 1, 2, 191, 0, 9, 14, 4, 0, 0, 166, 65, 21, 60, 4,
    0, 0, 0, 0, 0, 2, 1, 0, 0, 233, 0, 7, 15, 3, 10, 1, 7, 66, 2, 66, 4, 0, 0, 0, 0,
    0, 3, 1, 0, 0, 104, 0, 16, 15, 3, 10, 1, 190, 66, 24, 66, 0, 227, 0, 3, 2, 1, 0, 0, 0,
    0, 89, 1, 2, 16, 8, 11, 1, 16, 68, 240, 66, 0, 10, 1, 2, 14, 1, 0, 0, 0, 0, 64, 1, 3,
    17, 6, 12, 1, 194, 68, 86, 68, 0, 60, 1, 1, 15, 1, 0, 0, 0, 0, 67, 1, 3, 18, 2, 13, 1,
    91, 69, 209, 68, 1, 12, 1, 2, 0, 0, 0, 0, 0, 0, 101, 1, 1, 0, 0, 14, 1, 206, 69, 104, 69,
    0, 14, 1, 2, 0, 0, 0, 0, 0, 0, 101, 1, 1, 19, 1, 14, 1, 166, 70, 109, 70, 0, 62, 1, 1,
    16, 1, 0, 0, 0, 0, 17, 1, 4, 0, 0, 0, 0, 240, 70, 0, 0, 0, 16, 1, 2, 17, 1, 0, 0,
    0, 0, 70, 1, 3, 0, 0, 0, 0, 27, 72, 15, 71, 1, 230, 0, 3, 18, 1, 0, 0, 0, 0, 97, 1,
    2, 19, 1, 15, 1, 17, 74, 172, 72, 0, 233, 0, 3, 19, 1, 0, 0, 0, 0, 171, 0, 10, 19, 2, 16,
    1, 242, 75, 19, 75, 1, 29, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 3, 0, 0, 101, 78, 88,
    76, 5, 185, 0, 4, 0, 0, 4, 1, 0, 0, 240, 0, 7, 21, 6, 0, 0, 175, 80, 210, 78, 1, 189, 0,
    4, 20, 1, 0, 0, 0, 0, 209, 0, 8, 0, 0, 17, 1, 38, 83, 249, 80, 5, 117, 0, 6, 0, 0, 4,
    1, 0, 0, 217, 0, 8, 22, 5, 18, 1, 166, 84, 51, 83, 5, 193, 0, 4, 0, 0, 5, 1, 0, 0, 225,
    0, 8, 23, 1, 0, 0, 226, 89, 224, 84, 5, 103, 0, 7, 0, 0, 4, 1, 0, 0, 149, 0, 12, 21, 6,
    19, 1, 101, 91, 235, 89, 5, 197, 0, 4, 0, 0, 4, 1, 0, 0, 247, 0, 6, 23, 1, 0, 0, 102, 96,
    223, 91, 5, 18, 0, 15, 0, 0, 4, 1, 0, 0, 136, 0, 13, 24, 4, 18, 1, 244, 97, 113, 96, 5, 123,
    0, 6, 0, 0, 4, 1, 0, 0, 0, 0, 0, 25, 2, 18, 1, 196, 99, 4, 98, 1, 129, 0, 6, 0, 0,
    0, 0, 0, 0, 73, 1, 3, 26, 1, 18, 1, 218, 99, 4, 98, 1, 129, 0, 6, 0, 0, 0, 0, 0, 0,
    73, 1, 3, 26, 1, 18, 1, 239, 99, 4, 98, 1, 129, 0, 6, 0, 0, 0, 0, 0, 0, 73, 1, 3, 26,
    1, 18, 1, 163, 103, 1, 100, 5, 58, 0, 12, 0, 0, 4, 1, 0, 0, 181, 0, 10, 27, 3, 20, 1, 195,
    104, 172, 103, 5, 236, 0, 3, 0, 0, 4, 1, 0, 0, 21, 1, 4, 28, 2, 0, 0, 186, 105, 209, 104, 1,
    20, 0, 2, 0, 0, 0, 0, 0, 0, 73, 1, 3, 0, 0, 0, 0, 141, 108, 199, 105, 5, 94, 0, 9, 0,
    0, 4, 1, 0, 0, 200, 0, 9, 29, 3, 18, 1, 2, 114, 215, 108, 5, 110, 0, 7, 0, 0, 4, 1, 0,
    0, 120, 0, 16, 21, 6, 21, 1, 175, 116, 216, 115, 0, 239, 0, 3, 0, 0, 0, 0, 0, 0, 3, 1, 5,
    30, 1, 22, 1, 212, 116, 216, 115, 0, 239, 0, 3, 0, 0, 0, 0, 0, 0, 3, 1, 5, 30, 1, 22, 1,
    248, 116, 216, 115, 0, 239, 0, 3, 0, 0, 0, 0, 0, 0, 3, 1, 5, 30, 1, 22, 1, 28, 117, 216, 115,
    0, 239, 0, 3, 0, 0, 0, 0, 0, 0, 3, 1, 5, 30, 1, 22, 1, 111, 117, 0, 0, 0, 70, 1, 1,
    0, 0, 0, 0, 0, 0, 25, 1, 4, 30, 1, 0, 0, 58, 118, 131, 117, 0, 239, 0, 2, 0, 0, 0, 0,
    0, 0, 254, 0, 5, 30, 1, 23, 1, 94, 118, 131, 117, 0, 239, 0, 2, 0, 0, 0, 0, 0, 0, 254, 0,
    5, 30, 1, 23, 1, 129, 118, 131, 117, 0, 239, 0, 2, 0, 0, 0, 0, 0, 0, 254, 0, 5, 30, 1, 23,
    1, 164, 118, 131, 117, 0, 239, 0, 2, 0, 0, 0, 0, 0, 0, 254, 0, 5, 30, 1, 23, 1, 6, 119, 198,
    118, 0, 239, 0, 2, 0, 0, 0, 0, 0, 0, 253, 0, 6, 30, 1, 23, 1, 28, 119, 0, 0, 0, 71, 1,
    1, 0, 0, 0, 0, 0, 0, 25, 1, 4, 30, 1, 0, 0, 168, 119, 50, 119, 0, 18, 1, 2, 0, 0, 0,
    0, 0, 0, 253, 0, 6, 30, 1, 24, 1, 205, 119, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76,
    1, 3, 0, 0, 0, 0, 236, 119, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0,
    0, 0, 7, 120, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 33, 120,
    0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 60, 120, 0, 0, 0, 141,
    0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 89, 120, 0, 0, 0, 141, 0, 3, 13, 1,
    0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 121, 120, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0,
    76, 1, 3, 0, 0, 0, 0, 153, 120, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0,
    0, 0, 0, 181, 120, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 213,
    120, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 245, 120, 0, 0, 0,
    141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 19, 121, 0, 0, 0, 141, 0, 3, 13,
    1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 45, 121, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0,
    0, 76, 1, 3, 0, 0, 0, 0, 71, 121, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3,
    0, 0, 0, 0, 99, 121, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0,
    126, 121, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 155, 121, 0, 0,
    0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 187, 121, 0, 0, 0, 141, 0, 3,
    13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 219, 121, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0,
    0, 0, 76, 1, 3, 0, 0, 0, 0, 247, 121, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1,
    3, 0, 0, 0, 0, 23, 122, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0,
    0, 55, 122, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 81, 122, 0,
    0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 108, 122, 0, 0, 0, 141, 0,
    3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 134, 122, 0, 0, 0, 141, 0, 3, 13, 1, 0,
    0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 162, 122, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76,
    1, 3, 0, 0, 0, 0, 189, 122, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0,
    0, 0, 219, 122, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 245, 122,
    0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 19, 123, 0, 0, 0, 141,
    0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 45, 123, 0, 0, 0, 141, 0, 3, 13, 1,
    0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 69, 123, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0,
    76, 1, 3, 0, 0, 0, 0, 94, 123, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0,
    0, 0, 0, 122, 123, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 171,
    123, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 79, 1, 3, 0, 0, 0, 0, 197, 123, 0, 0, 0,
    141, 0, 3, 13, 1, 0, 0, 0, 0, 79, 1, 3, 0, 0, 0, 0, 221, 123, 0, 0, 0, 141, 0, 3, 13,
    1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 247, 123, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0,
    0, 76, 1, 3, 0, 0, 0, 0, 18, 124, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3,
    0, 0, 0, 0, 43, 124, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0,
    70, 124, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 97, 124, 0, 0,
    0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 124, 124, 0, 0, 0, 141, 0, 3,
    13, 1, 0, 0, 0, 0, 76, 1, 3, 0, 0, 0, 0, 149, 124, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0,
    0, 0, 76, 1, 3, 0, 0, 0, 0, 174, 124, 0, 0, 0, 141, 0, 3, 13, 1, 0, 0, 0, 0, 76, 1,
    3, 0, 0, 0, 0, 218, 124, 0, 0, 0, 141, 0, 5, 13, 1, 0, 0, 0, 0, 29, 1, 4, 0, 0, 0,
    0, 0, 125, 0, 0, 0, 141, 0, 5, 13, 1, 0, 0, 0, 0, 29, 1, 4, 0, 0, 0, 0, 64, 125, 0,
    0, 0, 146, 0, 5, 13, 1, 0, 0, 0, 0, 2, 1, 1, 31, 1, 0, 0, 96, 125, 0, 0, 0, 201, 0,
    4, 21, 1, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 125, 125, 0, 0, 0, 201, 0, 4, 21, 1, 0,
    0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 154, 125, 0, 0, 0, 201, 0, 4, 21, 1, 0, 0, 0, 0, 2,
    1, 1, 0, 0, 0, 0, 183, 125, 0, 0, 0, 201, 0, 4, 21, 1, 0, 0, 0, 0, 2, 1, 1, 0, 0,
    0, 0, 212, 125, 0, 0, 0, 202, 0, 3, 13, 1, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 234, 125,
    0, 0, 0, 201, 0, 4, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 49, 126, 0, 0, 0, 151,
    0, 5, 13, 1, 0, 0, 0, 0, 255, 0, 4, 32, 2, 0, 0, 85, 126, 0, 0, 0, 205, 0, 4, 21, 1,
    0, 0, 0, 0, 255, 0, 4, 30, 1, 0, 0, 118, 126, 0, 0, 0, 205, 0, 4, 21, 1, 0, 0, 0, 0,
    255, 0, 4, 30, 1, 0, 0, 151, 126, 0, 0, 0, 205, 0, 4, 21, 1, 0, 0, 0, 0, 255, 0, 4, 30,
    1, 0, 0, 184, 126, 0, 0, 0, 205, 0, 4, 21, 1, 0, 0, 0, 0, 255, 0, 4, 30, 1, 0, 0, 217,
    126, 0, 0, 0, 153, 0, 3, 13, 1, 0, 0, 0, 0, 255, 0, 4, 30, 1, 0, 0, 243, 126, 0, 0, 0,
    135, 0, 6, 0, 0, 0, 0, 0, 0, 255, 0, 4, 30, 1, 0, 0, 17, 127, 0, 0, 0, 205, 0, 4, 0,
    0, 0, 0, 0, 0, 255, 0, 4, 30, 1, 0, 0, 44, 127, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0,
    0, 76, 1, 2, 0, 0, 0, 0, 79, 127, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2,
    0, 0, 0, 0, 114, 127, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0,
    149, 127, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 184, 127, 0, 0,
    0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 215, 127, 0, 0, 0, 209, 0, 4,
    13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 245, 127, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0,
    0, 0, 76, 1, 2, 0, 0, 0, 0, 20, 128, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1,
    2, 0, 0, 0, 0, 54, 128, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0,
    0, 88, 128, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 118, 128, 0,
    0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 152, 128, 0, 0, 0, 209, 0,
    4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 186, 128, 0, 0, 0, 209, 0, 4, 13, 1, 0,
    0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 217, 128, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76,
    1, 2, 0, 0, 0, 0, 247, 128, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0,
    0, 0, 22, 129, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 56, 129,
    0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 90, 129, 0, 0, 0, 209,
    0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 120, 129, 0, 0, 0, 209, 0, 4, 13, 1,
    0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 154, 129, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0,
    76, 1, 2, 0, 0, 0, 0, 188, 129, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0,
    0, 0, 0, 222, 129, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 0,
    130, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 34, 130, 0, 0, 0,
    209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 68, 130, 0, 0, 0, 209, 0, 4, 13,
    1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0, 98, 130, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0,
    0, 76, 1, 2, 0, 0, 0, 0, 127, 130, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2,
    0, 0, 0, 0, 156, 130, 0, 0, 0, 209, 0, 4, 13, 1, 0, 0, 0, 0, 76, 1, 2, 0, 0, 0, 0,
    21, 131, 0, 0, 0, 156, 0, 5, 0, 0, 0, 0, 0, 0, 25, 1, 4, 30, 1, 0, 0, 46, 131, 0, 0,
    0, 156, 0, 5, 0, 0, 0, 0, 0, 0, 25, 1, 4, 30, 1, 0, 0, 185, 131, 122, 131, 0, 242, 0, 3,
    22, 1, 0, 0, 0, 0, 82, 1, 3, 0, 0, 0, 0, 246, 131, 122, 131, 0, 245, 0, 3, 22, 1, 0, 0,
    0, 0, 82, 1, 3, 0, 0, 0, 0, 54, 132, 122, 131, 0, 248, 0, 3, 23, 1, 0, 0, 0, 0, 82, 1,
    3, 0, 0, 0, 0, 82, 132, 122, 131, 0, 245, 0, 3, 24, 1, 0, 0, 0, 0, 82, 1, 3, 0, 0, 0,
    0, 111, 132, 122, 131, 0, 251, 0, 3, 24, 1, 0, 0, 0, 0, 82, 1, 3, 0, 0, 0, 0, 139, 132, 122,
    131, 0, 254, 0, 3, 24, 1, 0, 0, 0, 0, 82, 1, 3, 0, 0, 0, 0, 195, 133, 251, 132, 0, 20, 1,
    1, 25, 1, 0, 0, 0, 0, 33, 1, 4, 33, 4, 25, 1, 252, 134, 216, 133, 0, 20, 1, 2, 25, 1, 0,
    0, 0, 0, 37, 1, 4, 34, 5, 26, 2, 240, 135, 0, 0, 1, 213, 0, 4, 26, 2, 0, 0, 0, 0, 8,
    1, 5, 35, 3, 0, 0, 94, 136, 10, 136, 0, 24, 1, 2, 27, 2, 0, 0, 0, 0, 10, 1, 1, 36, 3,
    0, 0, 27, 137, 139, 136, 0, 213, 0, 1, 26, 1, 0, 0, 0, 0, 102, 1, 1, 37, 5, 0, 0, 238, 137,
    59, 137, 0, 28, 1, 2, 28, 2, 0, 0, 0, 0, 41, 1, 4, 36, 3, 0, 0, 97, 138, 92, 138, 0, 1,
    1, 3, 29, 1, 0, 0, 0, 0, 45, 1, 4, 38, 8, 0, 0, 109, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 123, 2, 102, 29, 78, 1, 1, 0, 0, 0, 0, 11, 5, 62, 53, 217, 0, 4, 0, 0, 0, 0, 165, 5,
    62, 53, 70, 0, 12, 0, 0, 82, 3, 40, 6, 62, 53, 0, 0, 18, 1, 1, 88, 3, 99, 6, 62, 53, 82,
    0, 12, 0, 0, 94, 3, 151, 13, 42, 74, 32, 1, 2, 0, 0, 0, 0, 55, 16, 73, 74, 79, 1, 1, 0,
    0, 0, 0, 181, 13, 121, 74, 80, 1, 1, 0, 0, 0, 0, 203, 13, 121, 74, 81, 1, 1, 0, 0, 0, 0,
    219, 13, 121, 74, 82, 1, 1, 0, 0, 0, 0, 237, 13, 121, 74, 83, 1, 1, 0, 0, 0, 0, 250, 13, 121,
    74, 84, 1, 1, 0, 0, 0, 0, 6, 14, 121, 74, 85, 1, 1, 0, 0, 0, 0, 26, 5, 37, 1, 0, 0,
    32, 5, 38, 0, 0, 47, 181, 5, 44, 0, 0, 28, 180, 7, 17, 1, 0, 0, 107, 10, 40, 1, 0, 0, 224,
    7, 45, 0, 0, 28, 131, 2, 46, 1, 0, 0, 185, 5, 46, 1, 0, 0, 194, 5, 47, 0, 0, 28, 200, 5,
    48, 0, 0, 53, 211, 5, 48, 0, 0, 53, 223, 5, 49, 1, 0, 0, 236, 5, 49, 1, 0, 0, 241, 5, 49,
    1, 0, 0, 251, 5, 49, 1, 0, 0, 6, 6, 17, 1, 0, 0, 17, 6, 50, 1, 0, 0, 31, 6, 43, 0,
    0, 61, 44, 14, 0, 2, 0, 0, 58, 14, 0, 2, 0, 0, 36, 16, 105, 2, 0, 0, 48, 16, 0, 2, 0,
    0, 64, 16, 119, 1, 0, 0, 71, 16, 0, 1, 0, 0, 93, 16, 105, 2, 0, 0, 114, 16, 0, 2, 0, 0,
    88, 15, 89, 1, 0, 0, 129, 16, 105, 2, 0, 0, 147, 16, 105, 2, 0, 0, 22, 14, 105, 2, 0, 0, 31,
    14, 0, 2, 0, 0, 6, 16, 0, 2, 0, 0, 166, 16, 0, 2, 0, 0, 69, 3, 30, 2, 0, 0, 87, 3,
    32, 0, 0, 0, 97, 3, 32, 0, 0, 0, 107, 3, 32, 0, 0, 0, 117, 3, 32, 0, 0, 0, 128, 3, 32,
    0, 0, 0, 139, 3, 32, 0, 0, 0, 150, 3, 32, 1, 0, 0, 163, 3, 32, 1, 0, 0, 176, 3, 32, 1,
    0, 0, 189, 3, 7, 1, 0, 0, 8, 4, 0, 2, 0, 0, 213, 3, 0, 1, 0, 0, 69, 3, 30, 2, 0,
    0, 87, 3, 3, 0, 0, 0, 97, 3, 3, 0, 0, 0, 107, 3, 3, 0, 0, 0, 117, 3, 3, 0, 0, 0,
    128, 3, 3, 0, 0, 0, 139, 3, 3, 0, 0, 0, 150, 3, 3, 1, 0, 0, 163, 3, 3, 1, 0, 0, 176,
    3, 3, 1, 0, 0, 189, 3, 7, 1, 0, 0, 213, 3, 0, 1, 0, 0, 55, 16, 0, 2, 0, 0, 110, 17,
    0, 2, 0, 0, 44, 14, 0, 2, 0, 0, 58, 14, 0, 2, 0, 0, 36, 16, 105, 2, 0, 0, 48, 16, 0,
    2, 0, 0, 124, 17, 89, 1, 0, 0, 88, 15, 89, 1, 0, 0, 129, 16, 105, 2, 0, 0, 130, 17, 119, 1,
    0, 0, 6, 16, 0, 2, 0, 0, 139, 17, 105, 1, 0, 0, 26, 5, 37, 1, 0, 0, 32, 5, 38, 0, 0,
    47, 73, 15, 37, 1, 0, 0, 42, 5, 39, 0, 0, 28, 107, 10, 40, 1, 0, 0, 57, 5, 17, 1, 0, 0,
    66, 5, 38, 0, 0, 47, 78, 5, 41, 0, 0, 53, 91, 5, 38, 0, 0, 47, 115, 5, 42, 0, 0, 53, 129,
    5, 17, 1, 0, 0, 148, 5, 43, 0, 0, 61, 181, 5, 44, 0, 0, 28, 180, 7, 17, 1, 0, 0, 107, 10,
    40, 1, 0, 0, 224, 7, 45, 0, 0, 28, 131, 2, 46, 1, 0, 0, 185, 5, 46, 1, 0, 0, 200, 5, 48,
    0, 0, 53, 211, 5, 45, 0, 0, 28, 58, 6, 48, 0, 0, 53, 71, 6, 45, 1, 0, 0, 194, 5, 47, 0,
    0, 28, 89, 6, 46, 1, 0, 0, 44, 14, 0, 2, 0, 0, 58, 14, 0, 2, 0, 0, 71, 16, 0, 1, 0,
    0, 88, 15, 89, 1, 0, 0, 230, 17, 119, 1, 0, 0, 246, 17, 0, 2, 0, 0, 6, 16, 0, 2, 0, 0,
    174, 17, 105, 2, 0, 0, 166, 16, 0, 2, 0, 0, 149, 15, 105, 2, 0, 0, 88, 15, 89, 1, 0, 0, 162,
    15, 0, 2, 0, 0, 174, 15, 7, 2, 0, 0, 191, 15, 105, 2, 0, 0, 6, 16, 0, 2, 0, 0, 174, 17,
    105, 2, 0, 0, 44, 14, 0, 2, 0, 0, 58, 14, 0, 2, 0, 0, 162, 15, 0, 2, 0, 0, 174, 15, 7,
    2, 0, 0, 6, 16, 0, 2, 0, 0, 174, 17, 105, 2, 0, 0, 11, 18, 0, 1, 0, 0, 44, 14, 0, 2,
    0, 0, 58, 14, 0, 2, 0, 0, 88, 15, 89, 1, 0, 0, 96, 15, 0, 2, 0, 0, 6, 16, 0, 2, 0,
    0, 174, 17, 105, 2, 0, 0, 64, 16, 119, 1, 0, 0, 88, 15, 89, 1, 0, 0, 22, 14, 105, 2, 0, 0,
    31, 14, 0, 2, 0, 0, 69, 17, 105, 2, 0, 0, 90, 17, 105, 2, 0, 0, 36, 16, 105, 2, 0, 0, 48,
    16, 0, 2, 0, 0, 64, 16, 119, 1, 0, 0, 88, 15, 89, 1, 0, 0, 22, 14, 105, 2, 0, 0, 31, 14,
    0, 2, 0, 0, 146, 18, 133, 0, 0, 0, 85, 18, 128, 0, 0, 0, 2, 3, 7, 0, 0, 0, 165, 18, 7,
    0, 0, 0, 151, 18, 7, 0, 0, 0, 152, 18, 7, 0, 0, 0, 31, 8, 0, 0, 0, 0, 166, 11, 0, 0,
    0, 0, 19, 20, 0, 0, 0, 0, 158, 12, 0, 0, 0, 0, 165, 12, 0, 0, 0, 0, 147, 18, 51, 0, 0,
    0, 142, 18, 51, 0, 0, 0, 146, 18, 51, 0, 0, 0, 152, 18, 7, 0, 0, 0, 151, 18, 7, 0, 0, 0,
    147, 18, 51, 0, 0, 0, 142, 18, 51, 0, 0, 0, 146, 18, 133, 0, 0, 0, 152, 18, 7, 0, 0, 0, 151,
    18, 7, 0, 0, 0, 173, 18, 134, 0, 0, 0, 181, 18, 135, 0, 0, 0, 189, 18, 134, 0, 0, 0, 197, 18,
    134, 0, 0, 0, 205, 18, 0, 0, 0, 0, 147, 18, 2, 0, 0, 0, 80, 1, 3, 2, 0, 0, 91, 1, 2,
    0, 0, 0, 95, 1, 3, 2, 0, 0, 31, 4, 6, 0, 0, 0, 125, 1, 2, 0, 0, 0, 135, 14, 7, 2,
    0, 0, 132, 1, 7, 1, 0, 0, 31, 4, 10, 0, 0, 0, 125, 1, 2, 0, 0, 0, 135, 14, 7, 2, 0,
    0, 132, 1, 7, 1, 0, 0, 31, 4, 7, 0, 0, 0, 125, 1, 2, 0, 0, 0, 135, 14, 7, 2, 0, 0,
    132, 1, 7, 1, 0, 0, 11, 2, 34, 0, 0, 0, 18, 2, 34, 0, 0, 0, 23, 4, 0, 1, 0, 0, 75,
    4, 3, 2, 0, 0, 115, 6, 51, 2, 0, 0, 155, 10, 51, 2, 0, 0, 174, 10, 51, 2, 0, 0, 131, 6,
    51, 3, 64, 0, 44, 14, 0, 2, 0, 0, 58, 14, 0, 2, 0, 0, 73, 14, 106, 1, 0, 0, 6, 16, 0,
    2, 0, 0, 209, 14, 105, 0, 0, 0, 217, 14, 105, 1, 0, 0, 229, 14, 105, 2, 0, 0, 237, 14, 110, 2,
    0, 0, 44, 14, 0, 2, 0, 0, 58, 14, 0, 2, 0, 0, 6, 16, 0, 2, 0, 0, 174, 17, 105, 2, 0,
    0, 44, 14, 0, 2, 0, 0, 58, 14, 0, 2, 0, 0, 2, 16, 105, 2, 0, 0, 6, 16, 0, 2, 0, 0,
    159, 18, 51, 0, 0, 0, 146, 18, 51, 0, 0, 0, 152, 18, 51, 0, 0, 0, 151, 18, 51, 0, 0, 0, 159,
    18, 51, 0, 0, 0, 146, 18, 133, 0, 0, 0, 152, 18, 7, 0, 0, 0, 151, 18, 7, 0, 0, 0, 31, 8,
    0, 0, 0, 0, 166, 11, 0, 0, 0, 0, 19, 20, 0, 0, 0, 0, 60, 15, 0, 0, 0, 0, 50, 13, 146,
    0, 0, 0, 80, 19, 147, 2, 0, 0, 98, 19, 147, 2, 0, 0, 37, 19, 0, 1, 0, 0, 193, 4, 36, 0,
    0, 0, 213, 4, 36, 0, 0, 0, 232, 4, 36, 0, 0, 0, 250, 4, 36, 0, 0, 0, 11, 2, 34, 0, 0,
    0, 18, 2, 34, 0, 0, 0, 75, 4, 3, 2, 0, 0, 31, 4, 74, 0, 0, 0, 160, 18, 75, 0, 0, 0,
    138, 10, 76, 0, 0, 0, 31, 8, 11, 0, 0, 0, 166, 11, 11, 0, 0, 0, 19, 20, 11, 0, 0, 0, 15,
    12, 0, 2, 0, 0, 28, 12, 0, 2, 0, 0, 42, 12, 89, 1, 0, 0, 88, 12, 90, 0, 0, 0, 95, 12,
    91, 0, 0, 0, 107, 12, 91, 0, 0, 0, 44, 14, 0, 2, 0, 0, 58, 14, 0, 2, 0, 0, 169, 17, 105,
    2, 0, 0, 75, 18, 127, 0, 0, 0, 85, 18, 128, 0, 0, 0, 138, 10, 7, 0, 0, 0, 31, 8, 136, 0,
    0, 0, 166, 11, 136, 0, 0, 0, 19, 20, 136, 0, 0, 0, 31, 8, 136, 0, 0, 0, 166, 11, 136, 0, 0,
    0, 19, 20, 139, 0, 0, 0, 31, 8, 140, 0, 0, 0, 166, 11, 140, 0, 0, 0, 19, 20, 140, 0, 0, 0,
    31, 8, 140, 0, 0, 0, 166, 11, 140, 0, 0, 0, 19, 20, 139, 0, 0, 0, 31, 8, 139, 0, 0, 0, 166,
    11, 139, 0, 0, 0, 19, 20, 139, 0, 0, 0, 167, 1, 148, 0, 0, 0, 171, 1, 148, 0, 0, 0, 17, 20,
    0, 0, 0, 0, 167, 1, 11, 0, 0, 0, 171, 1, 11, 0, 0, 0, 115, 6, 51, 2, 0, 0, 131, 6, 51,
    3, 64, 0, 208, 10, 0, 0, 0, 0, 219, 10, 0, 0, 0, 0, 125, 1, 2, 0, 0, 0, 135, 14, 3, 2,
    0, 0, 198, 11, 7, 1, 0, 0, 208, 11, 7, 1, 0, 0, 198, 11, 7, 1, 0, 0, 208, 11, 7, 0, 0,
    0, 147, 18, 88, 0, 0, 0, 251, 11, 0, 1, 0, 0, 75, 18, 75, 0, 0, 0, 85, 18, 128, 0, 0, 0,
    232, 18, 141, 0, 0, 0, 19, 19, 3, 2, 0, 0, 55, 19, 146, 0, 0, 0, 67, 19, 146, 2, 0, 0, 162,
    19, 146, 0, 0, 0, 187, 19, 146, 0, 0, 0, 174, 19, 146, 0, 0, 0, 183, 19, 146, 0, 0, 0, 50, 13,
    146, 0, 0, 0, 215, 19, 147, 2, 0, 0, 229, 19, 146, 0, 0, 0, 67, 19, 146, 2, 0, 0, 134, 13, 98,
    0, 0, 0, 143, 13, 98, 0, 0, 0, 122, 6, 0, 2, 0, 0, 19, 7, 0, 0, 0, 0, 175, 1, 11, 0,
    0, 0, 131, 7, 14, 0, 0, 0, 204, 1, 14, 0, 0, 0, 131, 7, 15, 0, 0, 0, 204, 1, 15, 0, 0,
    0, 204, 1, 11, 0, 0, 0, 122, 6, 16, 2, 0, 0, 238, 1, 16, 2, 0, 0, 11, 2, 16, 0, 0, 0,
    18, 2, 16, 0, 0, 0, 64, 2, 21, 0, 0, 0, 109, 2, 23, 1, 0, 0, 56, 3, 7, 0, 0, 0, 115,
    2, 23, 0, 0, 0, 225, 3, 30, 1, 0, 0, 175, 1, 34, 1, 0, 0, 175, 1, 51, 1, 0, 0, 33, 8,
    62, 0, 0, 0, 149, 9, 62, 0, 0, 0, 112, 10, 51, 0, 0, 0, 149, 9, 51, 0, 0, 0, 250, 10, 78,
    0, 0, 0, 250, 10, 21, 0, 0, 0, 175, 1, 0, 0, 0, 0, 131, 7, 82, 0, 0, 0, 204, 1, 82, 0,
    0, 0, 31, 8, 84, 0, 0, 0, 91, 1, 85, 0, 0, 0, 91, 1, 84, 0, 0, 0, 52, 12, 0, 2, 0,
    0, 119, 12, 90, 0, 0, 0, 202, 14, 21, 0, 0, 0, 244, 14, 105, 0, 0, 0, 202, 14, 78, 0, 0, 0,
    248, 14, 129, 0, 0, 0, 248, 14, 127, 0, 0, 0, 149, 9, 0, 0, 0, 0, 149, 9, 136, 0, 0, 0, 149,
    9, 140, 0, 0, 0, 149, 9, 139, 0, 0, 0, 175, 1, 142, 0, 0, 0, 238, 1, 0, 0, 0, 0, 31, 4,
    22, 0, 0, 0, 169, 13, 98, 0, 0, 0, 31, 4, 99, 0, 0, 0, 31, 4, 100, 0, 0, 0, 31, 4, 101,
    0, 0, 0, 31, 4, 102, 0, 0, 0, 31, 4, 103, 0, 0, 0, 31, 4, 104, 0, 0, 0, 28, 2, 17, 0,
    0, 37, 8, 17, 0, 1, 152, 2, 52, 0, 0, 52, 8, 63, 1, 0, 60, 8, 5, 0, 1, 180, 6, 54, 2,
    0, 70, 8, 33, 0, 1, 214, 6, 5, 0, 1, 77, 8, 31, 0, 1, 89, 8, 17, 0, 1, 106, 8, 18, 0,
    1, 166, 2, 27, 0, 1, 176, 2, 27, 0, 1, 118, 8, 29, 0, 1, 199, 6, 56, 0, 1, 139, 8, 64, 3,
    0, 151, 8, 5, 0, 1, 165, 8, 5, 0, 1, 187, 8, 5, 0, 1, 212, 8, 5, 0, 1, 223, 8, 5, 0,
    1, 233, 8, 5, 0, 1, 244, 8, 5, 0, 1, 1, 9, 5, 0, 1, 18, 9, 17, 0, 1, 26, 9, 65, 0,
    1, 39, 9, 29, 0, 1, 49, 9, 66, 0, 1, 62, 9, 67, 0, 1, 76, 9, 17, 0, 1, 87, 9, 17, 0,
    1, 96, 9, 17, 0, 1, 117, 9, 17, 0, 1, 137, 9, 68, 0, 1, 153, 9, 8, 0, 1, 11, 5, 69, 0,
    1, 177, 9, 17, 0, 1, 189, 9, 17, 0, 1, 215, 9, 17, 0, 1, 219, 7, 5, 0, 1, 229, 7, 5, 0,
    1, 243, 7, 5, 0, 1, 225, 6, 5, 0, 1, 235, 6, 5, 0, 1, 247, 6, 5, 0, 1, 240, 9, 5, 0,
    1, 0, 7, 5, 0, 1, 14, 7, 5, 0, 1, 18, 7, 5, 0, 1, 23, 7, 5, 0, 1, 35, 7, 5, 0,
    1, 61, 7, 5, 0, 1, 72, 7, 17, 0, 1, 87, 7, 18, 0, 1, 98, 7, 57, 0, 1, 108, 7, 5, 0,
    1, 116, 7, 5, 0, 1, 134, 7, 5, 0, 1, 150, 7, 17, 0, 1, 185, 7, 58, 0, 1, 254, 9, 70, 0,
    1, 12, 10, 57, 0, 1, 33, 10, 57, 0, 1, 54, 10, 9, 0, 1, 80, 10, 71, 0, 1, 93, 10, 8, 0,
    1, 150, 6, 52, 0, 1, 246, 1, 31, 0, 1, 166, 6, 53, 4, 0, 180, 6, 54, 2, 0, 186, 6, 55, 5,
    0, 199, 6, 56, 0, 1, 214, 6, 5, 0, 1, 225, 6, 5, 0, 1, 235, 6, 5, 0, 1, 247, 6, 5, 0,
    1, 0, 7, 5, 0, 1, 14, 7, 5, 0, 1, 18, 7, 5, 0, 1, 23, 7, 5, 0, 1, 35, 7, 5, 0,
    1, 61, 7, 5, 0, 1, 72, 7, 17, 0, 1, 87, 7, 18, 0, 1, 98, 7, 57, 0, 1, 108, 7, 5, 0,
    1, 116, 7, 5, 0, 1, 126, 7, 5, 0, 1, 124, 7, 5, 0, 1, 134, 7, 5, 0, 1, 150, 7, 17, 0,
    1, 170, 7, 17, 0, 1, 185, 7, 58, 0, 1, 64, 0, 57, 0, 0, 204, 7, 18, 0, 1, 166, 2, 27, 0,
    1, 176, 2, 27, 0, 1, 219, 7, 5, 0, 1, 229, 7, 5, 0, 1, 243, 7, 5, 0, 1, 255, 7, 59, 0,
    1, 15, 8, 60, 0, 1, 13, 8, 60, 0, 1, 28, 8, 61, 0, 1, 6, 11, 4, 0, 0, 18, 11, 5, 0,
    1, 28, 2, 17, 0, 0, 52, 8, 63, 0, 0, 60, 8, 5, 0, 1, 241, 10, 77, 3, 0, 27, 11, 5, 0,
    1, 31, 4, 0, 0, 1, 39, 9, 29, 0, 1, 50, 11, 79, 6, 0, 26, 9, 65, 0, 1, 18, 9, 17, 0,
    1, 70, 8, 33, 0, 1, 61, 11, 80, 0, 1, 139, 8, 64, 3, 0, 71, 11, 18, 0, 1, 98, 14, 35, 0,
    1, 118, 14, 35, 0, 1, 208, 15, 18, 0, 1, 225, 15, 18, 0, 1, 142, 15, 5, 0, 1, 164, 14, 107, 0,
    1, 170, 14, 108, 0, 1, 26, 18, 124, 0, 1, 23, 16, 109, 0, 1, 180, 14, 5, 0, 1, 128, 15, 115, 0,
    1, 194, 17, 116, 0, 1, 215, 17, 109, 0, 1, 34, 18, 125, 0, 1, 48, 18, 126, 0, 1, 61, 18, 5, 0,
    1, 98, 14, 35, 0, 1, 118, 14, 35, 0, 1, 184, 16, 120, 0, 1, 197, 16, 120, 0, 1, 219, 16, 121, 0,
    1, 249, 16, 122, 0, 1, 19, 17, 116, 0, 1, 38, 17, 109, 0, 1, 142, 15, 5, 0, 1, 23, 16, 109, 0,
    1, 180, 14, 5, 0, 1, 56, 17, 35, 0, 1, 250, 13, 123, 0, 0, 126, 19, 117, 0, 1, 208, 15, 18, 0,
    1, 225, 15, 18, 0, 1, 164, 14, 107, 0, 1, 170, 14, 108, 0, 1, 23, 16, 109, 0, 1, 180, 14, 5, 0,
    1, 128, 15, 115, 0, 1, 194, 17, 116, 0, 1, 215, 17, 109, 0, 1, 242, 15, 118, 0, 1, 250, 15, 118, 0,
    1, 152, 2, 26, 0, 0, 166, 2, 27, 0, 1, 176, 2, 27, 0, 1, 186, 2, 27, 0, 1, 209, 2, 27, 0,
    1, 230, 2, 28, 0, 1, 247, 2, 28, 0, 1, 7, 3, 28, 0, 1, 26, 3, 29, 0, 1, 49, 3, 5, 0,
    1, 127, 12, 92, 0, 0, 133, 12, 93, 0, 0, 139, 12, 93, 0, 0, 145, 12, 93, 0, 0, 151, 12, 94, 0,
    0, 158, 12, 95, 0, 0, 165, 12, 95, 0, 0, 172, 12, 96, 0, 0, 180, 12, 96, 0, 0, 188, 12, 97, 0,
    1, 98, 14, 35, 0, 1, 118, 14, 35, 0, 1, 184, 16, 120, 0, 1, 197, 16, 120, 0, 1, 19, 17, 116, 0,
    1, 38, 17, 109, 0, 1, 152, 17, 5, 0, 1, 23, 16, 109, 0, 1, 180, 14, 5, 0, 1, 162, 17, 5, 0,
    1, 150, 6, 52, 0, 1, 246, 1, 31, 0, 1, 166, 2, 27, 0, 1, 176, 2, 27, 0, 1, 193, 10, 57, 0,
    1, 180, 6, 54, 2, 0, 185, 7, 58, 0, 1, 64, 0, 57, 0, 0, 204, 7, 18, 0, 1, 98, 14, 35, 0,
    1, 118, 14, 35, 0, 1, 219, 16, 121, 0, 1, 249, 16, 122, 0, 1, 23, 16, 109, 0, 1, 180, 14, 5, 0,
    1, 128, 15, 115, 0, 1, 194, 17, 116, 0, 1, 215, 17, 109, 0, 1, 252, 14, 4, 0, 0, 9, 15, 111, 0,
    0, 18, 15, 112, 0, 0, 35, 15, 4, 0, 1, 52, 15, 113, 0, 1, 66, 15, 31, 0, 1, 180, 7, 17, 0,
    1, 76, 15, 8, 7, 0, 98, 14, 35, 0, 1, 118, 14, 35, 0, 1, 23, 16, 109, 0, 1, 180, 14, 5, 0,
    1, 113, 15, 114, 0, 1, 128, 15, 115, 0, 1, 194, 17, 116, 0, 1, 215, 17, 109, 0, 1, 98, 14, 35, 0,
    1, 118, 14, 35, 0, 1, 142, 15, 5, 0, 1, 23, 16, 109, 0, 1, 180, 14, 5, 0, 1, 128, 15, 115, 0,
    1, 194, 17, 116, 0, 1, 215, 17, 109, 0, 1, 230, 10, 4, 0, 0, 28, 2, 17, 0, 0, 52, 8, 63, 0,
    0, 60, 8, 5, 0, 1, 241, 10, 77, 3, 0, 26, 9, 65, 0, 1, 139, 8, 64, 3, 0, 98, 14, 35, 0,
    1, 118, 14, 35, 0, 1, 143, 14, 5, 0, 1, 164, 14, 107, 0, 1, 170, 14, 108, 0, 1, 23, 16, 109, 0,
    1, 180, 14, 5, 0, 1, 98, 14, 35, 0, 1, 118, 14, 35, 0, 1, 19, 16, 109, 0, 1, 142, 15, 5, 0,
    1, 23, 16, 109, 0, 1, 180, 14, 5, 0, 1, 2, 3, 9, 0, 0, 152, 18, 9, 0, 0, 15, 8, 60, 0,
    1, 13, 8, 60, 0, 1, 28, 8, 61, 0, 1, 109, 18, 9, 6, 0, 152, 18, 9, 0, 0, 15, 8, 60, 0,
    1, 13, 8, 60, 0, 1, 28, 8, 61, 0, 1, 92, 18, 9, 6, 0, 73, 19, 35, 8, 1, 91, 19, 35, 8,
    1, 115, 19, 35, 0, 1, 137, 19, 5, 0, 1, 151, 19, 5, 0, 1, 236, 3, 5, 0, 1, 248, 3, 31, 0,
    1, 255, 3, 31, 0, 1, 26, 3, 29, 0, 1, 232, 11, 86, 9, 0, 236, 11, 87, 10, 0, 240, 11, 8, 7,
    0, 245, 11, 4, 0, 0, 98, 14, 35, 0, 1, 118, 14, 35, 0, 1, 189, 17, 116, 0, 1, 210, 17, 109, 0,
    1, 15, 8, 60, 0, 1, 13, 8, 60, 0, 1, 28, 8, 61, 0, 1, 97, 18, 9, 6, 0, 113, 18, 132, 0,
    0, 123, 18, 132, 0, 0, 128, 18, 9, 0, 0, 135, 18, 9, 0, 0, 238, 18, 31, 0, 0, 243, 18, 143, 11,
    0, 253, 18, 144, 12, 0, 7, 19, 145, 0, 0, 238, 18, 31, 0, 0, 243, 18, 143, 11, 0, 7, 19, 145, 0,
    0, 32, 19, 35, 0, 0, 245, 19, 35, 8, 1, 103, 19, 35, 8, 1, 2, 20, 116, 13, 1, 115, 19, 35, 0,
    1, 21, 20, 18, 0, 0, 35, 20, 149, 0, 0, 123, 15, 150, 14, 0, 182, 1, 12, 15, 0, 56, 1, 1, 0,
    0, 64, 1, 1, 0, 0, 72, 1, 1, 0, 0, 246, 1, 17, 0, 0, 6, 2, 18, 0, 1, 253, 1, 18, 0,
    1, 28, 2, 19, 0, 0, 37, 2, 5, 0, 1, 53, 2, 20, 6, 0, 37, 4, 35, 8, 1, 53, 4, 35, 0,
    0, 68, 4, 35, 0, 0, 191, 1, 73, 0, 0, 118, 10, 72, 0, 0, 166, 6, 53, 4, 0, 143, 10, 8, 7,
    1, 39, 9, 81, 0, 1, 168, 11, 8, 7, 1, 178, 11, 83, 16, 0, 187, 11, 8, 0, 1, 194, 11, 5, 0,
    1, 7, 12, 4, 0, 0, 236, 11, 87, 0, 1, 240, 11, 8, 7, 0, 184, 16, 120, 0, 1, 197, 16, 120, 0,
    1, 142, 15, 5, 0, 1, 113, 18, 9, 0, 0, 118, 18, 9, 0, 0, 123, 18, 130, 0, 0, 113, 18, 9, 0,
    0, 118, 18, 9, 0, 0, 123, 18, 131, 0, 0, 213, 18, 137, 17, 0, 218, 18, 138, 7, 0, 225, 18, 138, 7,
    0, 106, 1, 4, 0, 0, 119, 1, 5, 0, 1, 143, 1, 8, 18, 0, 155, 1, 9, 0, 1, 182, 1, 12, 15,
    0, 191, 1, 13, 0, 1, 137, 2, 24, 0, 1, 131, 2, 25, 0, 1, 49, 3, 33, 0, 0, 236, 3, 5, 0,
    1, 39, 9, 9, 0, 0, 143, 10, 5, 0, 1, 66, 12, 17, 0, 0, 74, 12, 8, 7, 0, 208, 1, 5, 0,
    1, 23, 2, 5, 0, 1, 224, 11, 8, 18, 0, 201, 19, 8, 0, 1, 215, 1, 32, 27, 2, 69, 2, 32, 18,
    3, 87, 4, 64, 10, 4, 135, 4, 64, 0, 5, 93, 11, 32, 5, 5, 198, 12, 32, 33, 1, 225, 12, 32, 29,
    2, 254, 12, 32, 21, 3, 38, 13, 32, 31, 2, 68, 13, 32, 24, 3, 88, 13, 32, 14, 4, 0, 0, 0, 143,
    4, 1, 158, 4, 2, 171, 4, 3, 183, 4, 4, 106, 11, 0, 122, 11, 1, 131, 11, 2, 138, 11, 3, 150, 11,
    4, 104, 4, 0, 109, 4, 1, 122, 4, 2, 24, 19, 3, 103, 13, 0, 108, 13, 1, 116, 13, 2, 121, 13, 3,
    82, 2, 1, 91, 2, 2, 101, 2, 3, 15, 13, 0, 21, 13, 1, 26, 13, 2, 84, 13, 0, 128, 1, 1, 83,
    13, 2, 225, 1, 0, 231, 1, 1, 240, 12, 0, 248, 12, 1, 50, 13, 0, 57, 13, 1, 218, 12, 0, 0, 0,
    0, 1, 83, 20, 1, 153, 20, 1, 163, 20, 1, 169, 20, 1, 178, 20, 1, 127, 21, 1, 199, 21, 1, 203, 21,
    1, 212, 21, 1, 241, 22, 1, 194, 23, 3, 204, 23, 1, 220, 23, 1, 52, 25, 1, 58, 26, 1, 196, 26, 1,
    206, 26, 1, 51, 55, 1, 196, 27, 1, 211, 27, 7, 0, 0, 1, 82, 29, 3, 117, 29, 1, 136, 29, 3, 164,
    29, 1, 147, 30, 1, 172, 30, 1, 196, 30, 1, 241, 30, 3, 164, 35, 1, 181, 35, 1, 182, 44, 1, 185, 35,
    1, 247, 48, 1, 1, 49, 1, 38, 53, 1, 85, 53, 1, 98, 53, 1, 103, 53, 3, 118, 53, 1, 132, 53, 1,
    154, 53, 1, 177, 53, 1, 249, 53, 1, 3, 54, 1, 7, 54, 1, 17, 54, 1, 32, 54, 3, 36, 54, 3, 56,
    54, 1, 199, 54, 1, 209, 54, 3, 232, 54, 3, 247, 54, 3, 3, 55, 3, 22, 55, 1, 43, 55, 1, 61, 55,
    1, 76, 55, 1, 104, 55, 1, 131, 55, 1, 23, 56, 3, 177, 56, 1, 191, 56, 1, 209, 56, 3, 228, 56, 3,
    247, 56, 3, 14, 57, 3, 36, 57, 3, 57, 57, 3, 77, 57, 1, 110, 57, 1, 27, 58, 1, 53, 59, 3, 68,
    59, 1, 78, 59, 1, 6, 60, 7, 13, 71, 1, 182, 65, 1, 213, 65, 1, 199, 66, 1, 34, 68, 3, 61, 68,
    1, 226, 69, 1, 18, 70, 3, 76, 70, 3, 94, 70, 1, 194, 70, 1, 12, 71, 3, 43, 72, 1, 56, 72, 3,
    60, 72, 3, 72, 72, 3, 89, 72, 3, 111, 72, 3, 132, 72, 3, 149, 72, 1, 84, 72, 1, 94, 74, 1, 136,
    74, 1, 158, 74, 1, 182, 74, 1, 201, 74, 1, 223, 74, 1, 245, 74, 1, 10, 76, 3, 35, 76, 3, 50, 76,
    1, 65, 76, 3, 116, 78, 3, 135, 78, 3, 157, 78, 1, 184, 78, 3, 188, 80, 3, 206, 80, 1, 230, 80, 1,
    179, 84, 1, 196, 84, 1, 112, 91, 1, 123, 91, 3, 156, 91, 3, 183, 91, 3, 206, 91, 1, 151, 108, 3, 182,
    108, 3, 200, 108, 1, 120, 115, 1, 168, 115, 1, 63, 117, 3, 186, 119, 3, 146, 123, 3, 197, 124, 1, 1, 126,
    1, 185, 130, 1, 231, 130, 1, 74, 131, 1, 107, 131, 1, 115, 131, 1, 215, 131, 1, 23, 132, 1, 172, 132, 1,
    192, 132, 1, 208, 132, 3, 226, 132, 1, 241, 132, 1, 20, 135, 1, 63, 135, 1, 25, 138, 1, 48, 138, 3, 79,
    138, 210, 25, 72, 24, 233, 25, 4, 26, 30, 26, 138, 24, 162, 24, 177, 24, 189, 24, 202, 24, 215, 24, 72, 24,
    77, 24, 100, 24, 112, 24, 138, 24, 162, 24, 177, 24, 189, 24, 202, 24, 215, 24, 72, 24, 77, 24, 112, 24, 138,
    24, 162, 24, 177, 24, 189, 24, 202, 24, 215, 24, 40, 28, 65, 28, 83, 28, 100, 28, 112, 28, 119, 28, 132, 28,
    144, 28, 164, 28, 195, 28, 118, 52, 43, 21, 196, 50, 142, 52, 149, 52, 44, 51, 215, 52, 112, 24, 77, 24, 72,
    24, 138, 24, 177, 24, 189, 24, 202, 24, 215, 24, 113, 138, 72, 24, 136, 138, 163, 138, 190, 138, 225, 138, 3, 139,
    138, 24, 83, 28, 55, 50, 83, 50, 109, 50, 162, 24, 135, 50, 168, 50, 37, 67, 67, 67, 87, 67, 112, 67, 147,
    67, 172, 67, 32, 78, 54, 78, 119, 28, 63, 41, 132, 28, 75, 78, 176, 65, 194, 53, 212, 53, 217, 53, 225, 53,
    232, 53, 176, 65, 107, 54, 212, 53, 127, 54, 225, 53, 135, 54, 176, 65, 158, 54, 212, 53, 176, 54, 225, 53, 184,
    54, 50, 20, 64, 20, 172, 9, 125, 1, 240, 48, 102, 34, 40, 28, 124, 34, 65, 28, 144, 34, 144, 34, 40, 28,
    210, 25, 42, 41, 63, 41, 170, 55, 193, 55, 218, 55, 241, 55, 1, 56, 40, 28, 32, 78, 241, 82, 63, 41, 75,
    78, 72, 24, 147, 134, 175, 134, 1, 56, 83, 28, 230, 136, 156, 135, 181, 135, 6, 137, 202, 135, 195, 28, 207, 28,
    73, 20, 78, 20, 195, 28, 238, 52, 73, 20, 78, 20, 195, 28, 13, 114, 73, 20, 78, 20, 156, 34, 166, 34, 195,
    28, 45, 35, 156, 34, 86, 41, 43, 21, 35, 43, 43, 21, 196, 50, 44, 51, 50, 51, 144, 34, 40, 28, 65, 28,
    124, 34, 244, 59, 241, 55, 236, 59, 121, 28, 75, 78, 65, 28, 241, 82, 215, 75, 72, 24, 152, 133, 1, 56, 83,
    28, 43, 21, 210, 134, 44, 51, 242, 134, 64, 20, 143, 20, 147, 20, 72, 24, 211, 57, 158, 58, 65, 28, 132, 28,
    112, 28, 185, 75, 121, 28, 215, 75, 40, 28, 241, 82, 75, 78, 63, 41, 241, 82, 75, 78, 156, 135, 181, 135, 202,
    135, 181, 135, 156, 135, 202, 135, 64, 20, 70, 20, 73, 20, 105, 57, 43, 21, 47, 21, 43, 21, 130, 22, 43, 21,
    31, 23, 43, 21, 228, 24, 93, 27, 30, 26, 42, 41, 69, 47, 43, 21, 147, 47, 141, 65, 152, 65, 43, 21, 115,
    66, 43, 21, 206, 67, 72, 24, 112, 24, 43, 21, 167, 68, 43, 21, 32, 69, 43, 21, 1, 72, 179, 69, 189, 73,
    43, 21, 216, 73, 43, 21, 136, 80, 43, 21, 14, 83, 43, 21, 169, 89, 215, 75, 75, 78, 43, 21, 118, 103, 40,
    28, 75, 78, 43, 21, 224, 113, 43, 21, 86, 116, 43, 21, 246, 117, 43, 21, 135, 119, 193, 55, 37, 125, 44, 51,
    178, 133, 95, 22, 78, 54, 57, 20, 0, 0, 0, 0, 0, 0, 35, 1, 0, 0, 36, 1, 0, 0, 38, 1, 0,
    0, 40, 1, 0, 0, 41, 1, 0, 0, 43, 1, 0, 0, 45, 1, 0, 0, 49, 1, 0, 0, 50, 1, 0, 0,
    51, 1, 0, 0, 52, 1, 0, 0, 54, 1, 0, 0, 56, 1, 0, 0, 59, 1, 0, 0, 61, 1, 0, 0, 63,
    1, 0, 0, 64, 1, 0, 0, 65, 1, 0, 0, 66, 1, 0, 0, 68, 1, 0, 0, 72, 1, 0, 0, 73, 1,
    0, 0, 74, 1, 0, 0, 75, 1, 0, 0, 76, 1, 0, 0, 22, 1, 0, 0, 26, 1, 0, 0, 30, 1, 0,
    0, 77, 1, 0, 0, 0, 0, 0, 0, 46, 1, 0, 0, 57, 1, 0, 0, 58, 1, 0, 0, 67, 1, 0, 0,
    69, 1, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 0, 0, 0, 0, 7, 1, 0, 0, 11, 0, 0, 0, 21,
    0, 0, 0, 1, 0, 0, 0, 215, 0, 0, 0, 30, 0, 0, 0, 105, 0, 0, 0, 110, 0, 0, 0, 217, 0,
    0, 0, 63, 0, 0, 0, 115, 0, 0, 0, 159, 0, 0, 0, 182, 0, 0, 0, 163, 0, 0, 0, 185, 0, 0,
    0, 47, 0, 0, 0, 70, 0, 0, 0, 227, 0, 0, 0, 235, 0, 0, 0, 188, 0, 0, 0, 76, 0, 0, 0,
    120, 0, 0, 0, 81, 0, 0, 0, 167, 0, 0, 0, 245, 0, 0, 0, 170, 0, 0, 0, 191, 0, 0, 0, 249,
    0, 0, 0, 194, 0, 0, 0, 116, 0, 0, 0, 4, 1, 0, 0, 3, 1, 0, 0, 171, 0, 0, 0, 125, 0,
    0, 0, 197, 0, 0, 0, 200, 0, 0, 0, 130, 0, 0, 0, 55, 0, 0, 0, 0, 0, 0, 0, 207, 0, 0,
    0, 209, 0, 0, 0, 211, 0, 0, 0, 213, 0, 0, 0, 147, 0, 0, 0, 151, 0, 0, 0, 219, 0, 0, 0,
    155, 0, 0, 0, 39, 0, 0, 0, 221, 0, 0, 0, 223, 0, 0, 0, 225, 0, 0, 0, 229, 0, 0, 0, 231,
    0, 0, 0, 233, 0, 0, 0, 237, 0, 0, 0, 239, 0, 0, 0, 241, 0, 0, 0, 243, 0, 0, 0, 247, 0,
    0, 0, 251, 0, 0, 0, 253, 0, 0, 0, 255, 0, 0, 0, 1, 1, 0, 0, 5, 1, 0, 0, 175, 0, 0,
    0, 0, 0, 0, 0, 8, 1, 0, 0, 0, 0, 0, 0, 143, 0, 0, 0, 101, 0, 0, 0, 53, 0, 0, 0,
    80, 0, 0, 0, 118, 0, 0, 0, 28, 0, 0, 0, 47, 0, 0, 0, 36, 0, 0, 0, 200, 0, 0, 0, 224,
    0, 0, 0, 253, 0, 0, 0, 8, 1, 0, 0, 28, 1, 0, 0, 38, 1, 0, 0, 6, 0, 0, 0, 167, 0,
    0, 0, 245, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 16, 17, {2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 16 dialects */
    {256, 21, 17, {2, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 2, 0, 32, 0, 38, 0, 0, 0, 40, 0, 79, 0}}, /* 179 operations */
    {4015, 11, 8, {2, 2, 2, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 106, 0, 0, 0}}, /* 14 entities */
    {4169, 6, 5, {2, 1, 1, 1, 1}, {0, 0, 0, 0, 0}}, /* 342 values */
    {6221, 5, 5, {2, 1, 0, 1, 1}, {0, 0, 0, 108, 0}}, /* 359 properties */
    {8016, 5, 6, {2, 1, 0, 0, 1, 1}, {0, 0, 0, 0, 0, 0}}, /* 11 enums */
    {8071, 3, 2, {2, 1}, {0, 0}}, /* 34 enum_cases */
    {8173, 3, 2, {1, 2}, {0, 0}}, /* 151 constraints */
    {8626, 2, 1, {2}, {0}}, /* 265 numbers */
    {9156, 4, 1, {4}, {0}}, /* 126 constants */
};

void varve_generated_llvm24(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 16};
}
