/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm24: change those. */
#include "dialect/generated/llvm24.h"

static const struct {
  char part_0[3996];
  char part_1[3654];
  char part_2[3973];
  char part_3[3799];
  char part_4[3992];
  char part_5[3986];
  char part_6[3624];
  char part_7[2379];
} strings = {
    "\0"
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
    "true\0"
    "#nvvm.fp_rnd_mode<none>\0"
    "#nvvm.sat_mode<none>\0"
    "#vector.kind<add>\0"
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
    "memref\0"
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
    "data\0"
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
    "barrierId\0"
    "numberOfThreads\0"
    "aligned\0"
    "dst\0"
    "rnd\0"
    "sat\0"
    "relu\0"
    "dstTy\0"
    "src\0"
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
    "nowait\0"
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
    "dyn_groupprivate_size",
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
    "acc\0"
    "indexing_maps\0"
    "iterator_types\0"
    "arith\0"
    "llvm24\0"
    "llvm\0"
    "\"24\"\0"
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
    "let\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = type($lhs)\"]\0"
    "arith.addf\0"
    "arith.divf\0"
    "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>\0"
    "UnitAttr\0"
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
    "gpu\0"
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
    "I64Attr\0"
    "symbol($sym_name) `(` each($function_type.inputs %a $arg_attrs default {} by `,`: %a `` `:` $function_type.inputs let(type(%a) = $function_type.inputs) dict($arg_attrs)) `)` one( let($function_type.results = []) | `->` one( when(count($function_type.results) = 1 and count($res_attrs) = 0 and not isa($function_type.results[0], 'FunctionType')) each($function_type.results: $function_type.results) | `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` ) ) one( | `workgroup` `(` each(%w $workgroup_attrib_attrs default {} by `,`: %w `:` type(%w) dict($workgroup_attrib_attrs)) `)` let($workgroup_attributions = integer(count(%w), i64)) ) one( | `private` `(` each(%p $private_attrib_attrs default {} by `,`: %p `:` type(%p) dict($private_attrib_attrs)) `)` ) (`kernel` $kernel^)\? attr-dict-with-keyword region($body, end)\0"
    "HasParent<gpu.module>\0"
    "FunctionOpInterface\0"
    "AffineScope\0"
    "arguments\0"
    "{body = [[\"%a\", \"count($function_type.inputs)\"], [\"%w\", \"if(has($workgroup_attributions), $workgroup_attributions, 0)\"], [\"%p\", \"*\"]]}\0"
    "[\"sym_name\"]\0"
    "gpu.func\0"
    "I32\0"
    "$member_count attr-dict `:` type($member_count) `->` type($barrier)\0"
    "gpu.initialize_named_barrier\0"
    "!gpu.async.token\0"
    "Index\0"
    "FlatSymbolRefAttr",
    "one( `async` let(types($asyncToken) = [!gpu.async.token]) | let(types($asyncToken) = []) ) one( | ` ` `[` $asyncDependencies `]` ) (`<` $asyncObject^ `:` type($asyncObject) `>`)\? one( when(count($clusterSizeX) > 0) `clusters` `` `(` each(%cx: %cx) `,` each(%cy: %cy) `,` each(%cz: %cz) `)` `in` ` ` `(` each(%kx: %kx) `=` $clusterSizeX `,` each(%ky: %ky) `=` $clusterSizeY `,` each(%kz: %kz) `=` $clusterSizeZ `)` | ) `blocks` `` `(` %bx `,` %by `,` %bz `)` `in` ` ` `(` %gx `=` $gridSizeX `,` %gy `=` $gridSizeY `,` %gz `=` $gridSizeZ `)` `threads` `` `(` %tx `,` %ty `,` %tz `)` `in` ` ` `(` %sx `=` $blockSizeX `,` %sy `=` $blockSizeY `,` %sz `=` $blockSizeZ `)` let(type(%bx) = index; type(%by) = index; type(%bz) = index; type(%tx) = index; type(%ty) = index; type(%tz) = index; type(%gx) = index; type(%gy) = index; type(%gz) = index; type(%sx) = index; type(%sy) = index; type(%sz) = index) let(type(%cx) = index; type(%cy) = index; type(%cz) = index; type(%kx) = index; type(%ky) = index; type(%kz) = index) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? (`module` `` `(` $module^ `)`)\? (`function` `` `(` $function^ `)`)\? (`cooperative` $cooperative^)\? one( | `workgroup` `(` each(%w by `,`: %w `:` type(%w)) `)` let($workgroup_attributions = integer(count(%w), i64)) ) one( | `private` `(` each(%p by `,`: %p `:` type(%p)) `)` ) region($body, end) attr-dict\0"
    "GPU_AsyncOpInterface\0"
    "RecursiveMemoryEffects\0"
    "{body = [[\"%bx\", \"1\"], [\"%by\", \"1\"], [\"%bz\", \"1\"], [\"%tx\", \"1\"], [\"%ty\", \"1\"], [\"%tz\", \"1\"], [\"%gx\", \"1\"], [\"%gy\", \"1\"], [\"%gz\", \"1\"], [\"%sx\", \"1\"], [\"%sy\", \"1\"], [\"%sz\", \"1\"], [\"%cx\", \"count($clusterSizeX)\"], [\"%cy\", \"count($clusterSizeX)\"], [\"%cz\", \"count($clusterSizeX)\"], [\"%kx\", \"count($clusterSizeX)\"], [\"%ky\", \"count($clusterSizeX)\"], [\"%kz\", \"count($clusterSizeX)\"], [\"%w\", \"if(has($workgroup_attributions), $workgroup_attributions, 0)\"], [\"%p\", \"*\"]]}\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($gridSizeX) = index\", \"type($gridSizeY) = index\", \"type($gridSizeZ) = index\", \"type($blockSizeX) = index\", \"type($blockSizeY) = index\", \"type($blockSizeZ) = index\", \"type($clusterSizeX) = index\", \"type($clusterSizeY) = index\", \"type($clusterSizeZ) = index\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.launch\0"
    "AnyOf<Index, I32, I64>\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)\? $kernel ( `clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)` )\? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? (`cooperative` $cooperative^)\? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict\0"
    "AllTypesMatch<gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ>\0"
    "[\"type($gridSizeY) = type($gridSizeX)\", \"type($gridSizeZ) = type($gridSizeX)\", \"type($blockSizeX) = type($gridSizeX)\", \"type($blockSizeY) = type($gridSizeX)\", \"type($blockSizeZ) = type($gridSizeX)\", \"type($asyncDependencies) = !gpu.async.token\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.launch_func\0"
    "linalg\0"
    "affine\0"
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
    "linalg.pack",
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
    "BoolAttr\0"
    "#llvm.denormal_fpenv\0"
    "#llvm.vec_type_hint\0"
    "I32Attr\0"
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
    "TypeAttr\0"
    "enum<@TLSMode>\0"
    "one( `external` let($linkage = #llvm.linkage('external')) | `available_externally` let($linkage = #llvm.linkage('available_externally')) | `linkonce` let($linkage = #llvm.linkage('linkonce')) | `linkonce_odr` let($linkage = #llvm.linkage('linkonce_odr')) | `weak` let($linkage = #llvm.linkage('weak')) | `weak_odr` let($linkage = #llvm.linkage('weak_odr')) | `appending` let($linkage = #llvm.linkage('appending')) | `internal` let($linkage = #llvm.linkage('internal')) | `private` let($linkage = #llvm.linkage('private')) | `extern_weak` let($linkage = #llvm.linkage('extern_weak')) | `common` let($linkage = #llvm.linkage('common')) | let($linkage = #llvm.linkage('external')) ) one( let($visibility_ = integer(0, i64)) | `hidden` let($visibility_ = integer(1, i64)) | `protected` let($visibility_ = integer(2, i64)) ) one( let($tls_mode = integer(0, i64)) | `thread_local` one( let($tls_mode = integer(1, i64)) | `` `(` one( `generaldynamic` let($tls_mode = integer(1, i64)) | `localdynamic` let($tls_mode = integer(2, i64)) | `initialexec` let($tls_mode = integer(3, i64)) | `localexec` let($tls_mode = integer(4, i64)) ) `)` ) ) one( let($unnamed_addr = integer(0, i64)) | `local_unnamed_addr` let($unnamed_addr = integer(1, i64)) | `unnamed_addr` let($unnamed_addr = integer(2, i64)) | printed when(not has($unnamed_addr)) ) symbol($sym_name) attr-dict `:` $alias_type region($initializer, end)\0"
    "terminator\0"
    "\"llvm.return\"\0"
    "llvm.mlir.alias\0"
    "AllOf<I32Attr, IntNonNegative>\0"
    "ArrayOf<#llvm.di_global_variable_expression>",
    "one( `external` let($linkage = #llvm.linkage('external')) | `available_externally` let($linkage = #llvm.linkage('available_externally')) | `linkonce` let($linkage = #llvm.linkage('linkonce')) | `linkonce_odr` let($linkage = #llvm.linkage('linkonce_odr')) | `weak` let($linkage = #llvm.linkage('weak')) | `weak_odr` let($linkage = #llvm.linkage('weak_odr')) | `appending` let($linkage = #llvm.linkage('appending')) | `internal` let($linkage = #llvm.linkage('internal')) | `private` let($linkage = #llvm.linkage('private')) | `extern_weak` let($linkage = #llvm.linkage('extern_weak')) | `common` let($linkage = #llvm.linkage('common')) | let($linkage = #llvm.linkage('external')) ) one( let($visibility_ = integer(0, i64)) | `hidden` let($visibility_ = integer(1, i64)) | `protected` let($visibility_ = integer(2, i64)) ) one( let($tls_mode = integer(0, i64)) | `thread_local` one( let($tls_mode = integer(1, i64)) | `` `(` one( `generaldynamic` let($tls_mode = integer(1, i64)) | `localdynamic` let($tls_mode = integer(2, i64)) | `initialexec` let($tls_mode = integer(3, i64)) | `localexec` let($tls_mode = integer(4, i64)) ) `)` ) ) one( let($unnamed_addr = integer(0, i64)) | `local_unnamed_addr` let($unnamed_addr = integer(1, i64)) | `unnamed_addr` let($unnamed_addr = integer(2, i64)) | printed when(not has($unnamed_addr)) ) (`constant` $constant^)\? symbol($sym_name) `` `(` one( | $value ) `)` (`comdat` `` `(` $comdat^ `)`)\? attr-dict(shown($addr_space = integer(0, i32))) one( `:` $global_type one( | region($initializer, end) ) | let($global_type = !llvm.array(i8, count($value))) )\0"
    "llvm.mlir.global\0"
    "$a `,` $b `,` $c ($roundingmode^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($result) = type($a)\"]\0"
    "math.fma\0"
    "ub\0"
    "AnyMemRef\0"
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
    "Implements<\"PointerLikeType\">\0"
    "oilist( `map_entries` `(` $map_vars `:` type($map_vars) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` ) when(count($map_iterated) = 0) attr-dict\0"
    "HasParent<omp.declare_mapper>\0"
    "MapClauseOwningOpInterface\0"
    "omp.declare_mapper.info",
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
    "omp.simd\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)` | `nowait` $nowait ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict\0"
    "omp.single\0"
    "AnyInteger\0"
    "ArrayOf<#omp.clause_task_depend>",
    "#omp.access_group_modifier\0"
    "#omp.fallback_modifier\0"
    "#omp.kernel_type\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)` | `nowait` $nowait | `thread_limit` `(` $thread_limit_vars `:` type($thread_limit_vars) `)` | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` | `map_iterated` `(` $map_iterated `:` type($map_iterated) `)` | `dyn_groupprivate_size` `(` $dyn_groupprivate_size `:` type($dyn_groupprivate_size) `)` ) `kernel_type` $kernel_type custom<TargetOpRegion>( $region, $has_device_addr_vars, type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars), $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $map_vars, type($map_vars), $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $private_maps) when(count($depend_iterated) = 0 and count($map_iterated) = 0 and count($dyn_groupprivate_size) = 0) attr-dict\0"
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
    "omp.taskgroup\0"
    "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `nowait` $nowait | `depend_iterated` `(` $depend_iterated `:` type($depend_iterated) `)` ) when(count($depend_iterated) = 0) attr-dict\0"
    "omp.taskwait",
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )\? `to` $num_teams_upper_vars `:` type($num_teams_upper_vars) `)` | `thread_limit` `(` $thread_limit_vars `:` type($thread_limit_vars) `)` | `dyn_groupprivate_size` `(` $dyn_groupprivate_size `:` type($dyn_groupprivate_size) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) when(count($dyn_groupprivate_size) = 0) attr-dict\0"
    "omp.teams\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "#omp.schedulekind\0"
    "#omp.sched_mod\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `linear` `(` each($linear_vars type($linear_vars) $linear_step_vars type($linear_step_vars) $linear_modifiers default absent by `,`: one( `val` let($linear_modifiers = #omp.linear_modifier('val')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `ref` let($linear_modifiers = #omp.linear_modifier('ref')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | `uval` let($linear_modifiers = #omp.linear_modifier('uval')) `(` $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) `)` | $linear_vars `:` type($linear_vars) `=` $linear_step_vars `:` type($linear_step_vars) )) `)` | `nowait` $nowait | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `ordered` `(` $ordered `)` | `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "[\"type($linear_step_vars) = i32\"]\0"
    "omp.wsloop\0"
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
    171, 17, 0, 16, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 127, 1, 203, 20, 0, 16, 7, 3, 0, 0, 0,
    0, 0, 1, 0, 0, 127, 1, 208, 22, 0, 16, 10, 5, 0, 1, 1, 1, 1, 1, 101, 1, 125, 2, 4, 43,
    0, 16, 15, 2, 0, 0, 0, 0, 0, 0, 100, 5, 127, 1, 184, 17, 0, 17, 17, 12, 0, 0, 2, 4, 2,
    2, 0, 0, 129, 2, 242, 8, 0, 16, 29, 1, 0, 0, 0, 0, 4, 1, 101, 1, 127, 1, 86, 3, 0, 16,
    30, 1, 0, 0, 0, 0, 0, 0, 172, 2, 127, 1, 152, 68, 0, 17, 31, 6, 0, 0, 0, 0, 0, 0, 127,
    1, 127, 1, 242, 73, 0, 16, 37, 17, 6, 2, 8, 6, 5, 6, 174, 2, 127, 1, 214, 113, 0, 16, 54, 1,
    0, 0, 0, 0, 0, 0, 172, 2, 127, 1, 34, 19, 240, 17, 0, 184, 2, 200, 1, 0, 0, 0, 0, 34, 1,
    2, 11, 10, 176, 1, 45, 19, 240, 17, 0, 184, 2, 200, 1, 0, 0, 0, 0, 34, 1, 2, 21, 9, 176, 1,
    59, 20, 160, 19, 0, 201, 1, 202, 1, 0, 0, 0, 0, 44, 1, 1, 0, 11, 0, 0, 149, 20, 160, 19, 0,
    203, 1, 204, 1, 0, 0, 0, 0, 44, 1, 1, 0, 11, 0, 0, 168, 20, 240, 17, 0, 184, 2, 200, 1, 0,
    0, 0, 0, 34, 1, 2, 11, 10, 176, 1, 179, 20, 240, 17, 0, 184, 2, 200, 1, 0, 0, 0, 0, 34, 1,
    2, 21, 9, 176, 1, 190, 20, 160, 19, 0, 201, 1, 205, 1, 0, 0, 0, 0, 44, 1, 1, 1, 10, 0, 0,
    127, 21, 227, 20, 0, 206, 1, 207, 1, 0, 0, 0, 0, 13, 1, 3, 178, 1, 0, 0, 198, 21, 145, 21, 0,
    208, 1, 209, 1, 0, 0, 0, 0, 45, 1, 1, 178, 2, 0, 0, 196, 22, 241, 21, 4, 0, 0, 0, 0, 210,
    1, 0, 0, 16, 1, 3, 30, 9, 0, 0, 152, 24, 200, 23, 0, 211, 1, 0, 0, 0, 0, 0, 0, 36, 1,
    2, 0, 0, 0, 0, 75, 29, 10, 25, 4, 0, 0, 0, 0, 210, 1, 0, 0, 161, 0, 10, 105, 5, 133, 2,
    156, 29, 88, 29, 0, 212, 1, 213, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 198, 38, 226, 29, 5,
    46, 12, 214, 1, 210, 1, 0, 0, 253, 0, 4, 110, 5, 137, 2, 244, 42, 232, 38, 1, 33, 13, 214, 1, 0,
    0, 0, 0, 38, 1, 2, 180, 2, 182, 1, 91, 45, 53, 43, 1, 135, 4, 215, 1, 0, 0, 0, 0, 19, 1,
    3, 63, 7, 141, 2, 2, 47, 103, 45, 0, 163, 3, 215, 1, 0, 0, 0, 0, 19, 1, 3, 63, 7, 39, 4,
    194, 49, 189, 49, 1, 186, 2, 216, 1, 0, 0, 0, 0, 66, 0, 38, 115, 5, 0, 0, 187, 50, 108, 50, 0,
    217, 1, 218, 1, 0, 0, 0, 0, 68, 0, 1, 1, 1, 0, 0, 198, 50, 108, 50, 0, 217, 1, 218, 1, 0,
    0, 0, 0, 68, 0, 1, 1, 1, 0, 0, 151, 51, 146, 51, 4, 0, 0, 0, 0, 210, 1, 0, 0, 0, 0,
    66, 145, 4, 0, 0, 37, 52, 188, 51, 0, 219, 1, 220, 1, 0, 0, 0, 0, 23, 1, 2, 157, 2, 0, 0,
    233, 52, 121, 52, 0, 219, 1, 220, 1, 0, 0, 0, 0, 22, 1, 3, 157, 3, 0, 0, 20, 53, 121, 52, 0,
    219, 1, 220, 1, 0, 0, 0, 0, 22, 1, 3, 157, 3, 0, 0, 62, 53, 121, 52, 0, 219, 1, 220, 1, 0,
    0, 0, 0, 22, 1, 3, 157, 3, 0, 0, 247, 53, 147, 53, 0, 166, 3, 0, 0, 0, 0, 0, 0, 40, 1,
    2, 0, 0, 0, 0, 19, 54, 14, 54, 1, 139, 4, 216, 1, 0, 0, 188, 2, 191, 0, 9, 149, 4, 0, 0,
    226, 59, 81, 54, 4, 0, 0, 0, 0, 221, 1, 0, 0, 233, 0, 7, 160, 3, 184, 1, 118, 66, 62, 60, 4,
    0, 0, 0, 0, 222, 1, 0, 0, 104, 0, 16, 160, 3, 184, 1, 45, 67, 135, 66, 0, 169, 3, 200, 1, 0,
    0, 0, 0, 34, 1, 2, 47, 8, 186, 1, 140, 68, 108, 67, 0, 190, 2, 223, 1, 0, 0, 0, 0, 25, 1,
    3, 70, 6, 188, 1, 39, 69, 157, 68, 1, 192, 2, 0, 0, 0, 0, 0, 0, 46, 1, 1, 0, 0, 190, 1,
    154, 69, 52, 69, 0, 194, 2, 0, 0, 0, 0, 0, 0, 46, 1, 1, 194, 1, 190, 1, 114, 70, 57, 70, 0,
    224, 1, 225, 1, 0, 0, 0, 0, 1, 1, 4, 0, 0, 0, 0, 188, 70, 0, 0, 0, 196, 2, 226, 1, 0,
    0, 0, 0, 28, 1, 3, 0, 0, 0, 0, 231, 71, 219, 70, 1, 172, 3, 227, 1, 0, 0, 0, 0, 42, 1,
    2, 194, 1, 192, 1, 221, 73, 120, 72, 0, 175, 3, 228, 1, 0, 0, 0, 0, 171, 0, 10, 194, 2, 196, 1,
    190, 75, 223, 74, 1, 29, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 163, 3, 0, 0, 49, 78, 36, 76, 5,
    143, 4, 0, 0, 229, 1, 0, 0, 240, 0, 7, 76, 6, 0, 0, 123, 80, 158, 78, 1, 147, 4, 230, 1, 0,
    0, 0, 0, 209, 0, 8, 0, 0, 198, 1, 242, 82, 197, 80, 5, 117, 6, 0, 0, 229, 1, 0, 0, 217, 0,
    8, 120, 5, 200, 1, 114, 84, 255, 82, 5, 151, 4, 0, 0, 231, 1, 0, 0, 225, 0, 8, 81, 1, 0, 0,
    174, 89, 172, 84, 5, 103, 7, 0, 0, 229, 1, 0, 0, 149, 0, 12, 76, 6, 202, 1, 49, 91, 183, 89, 5,
    155, 4, 0, 0, 229, 1, 0, 0, 247, 0, 6, 81, 1, 0, 0, 47, 96, 171, 91, 5, 18, 15, 0, 0, 229,
    1, 0, 0, 136, 0, 13, 153, 4, 200, 1, 189, 97, 58, 96, 5, 123, 6, 0, 0, 229, 1, 0, 0, 0, 0,
    0, 204, 2, 200, 1, 141, 99, 205, 97, 1, 129, 6, 0, 0, 0, 0, 0, 0, 31, 1, 3, 156, 1, 200, 1,
    163, 99, 205, 97, 1, 129, 6, 0, 0, 0, 0, 0, 0, 31, 1, 3, 156, 1, 200, 1, 184, 99, 205, 97, 1,
    129, 6, 0, 0, 0, 0, 0, 0, 31, 1, 3, 156, 1, 200, 1, 108, 103, 202, 99, 5, 58, 12, 0, 0, 229,
    1, 0, 0, 181, 0, 10, 166, 3, 206, 1, 140, 104, 117, 103, 5, 178, 3, 0, 0, 229, 1, 0, 0, 5, 1,
    4, 208, 2, 0, 0, 131, 105, 154, 104, 1, 20, 2, 0, 0, 0, 0, 0, 0, 31, 1, 3, 0, 0, 0, 0,
    86, 108, 144, 105, 5, 94, 9, 0, 0, 229, 1, 0, 0, 200, 0, 9, 169, 3, 200, 1, 203, 113, 160, 108, 5,
    110, 7, 0, 0, 229, 1, 0, 0, 120, 0, 16, 76, 6, 210, 1, 37, 114, 32, 114, 0, 181, 3, 232, 1, 0,
    0, 0, 0, 9, 1, 4, 55, 8, 0, 0, 172, 1, 0, 0, 0, 0, 0, 0, 0, 0, 186, 1, 119, 23, 233,
    1, 0, 0, 0, 0, 81, 4, 96, 47, 159, 4, 0, 0, 0, 0, 235, 4, 96, 47, 70, 12, 0, 0, 82, 3,
    110, 5, 96, 47, 0, 18, 212, 1, 88, 3, 169, 5, 96, 47, 82, 12, 0, 0, 94, 3, 214, 12, 246, 73, 198,
    2, 0, 0, 0, 0, 118, 15, 21, 74, 234, 1, 0, 0, 0, 0, 244, 12, 69, 74, 235, 1, 0, 0, 0, 0,
    10, 13, 69, 74, 236, 1, 0, 0, 0, 0, 26, 13, 69, 74, 237, 1, 0, 0, 0, 0, 44, 13, 69, 74, 238,
    1, 0, 0, 0, 0, 57, 13, 69, 74, 239, 1, 0, 0, 0, 0, 69, 13, 69, 74, 240, 1, 0, 0, 0, 0,
    96, 4, 30, 1, 0, 0, 102, 4, 31, 0, 0, 42, 251, 4, 37, 0, 0, 23, 250, 6, 8, 1, 0, 0, 177,
    9, 33, 1, 0, 0, 38, 7, 38, 0, 0, 23, 194, 1, 39, 1, 0, 0, 255, 4, 39, 1, 0, 0, 8, 5,
    40, 0, 0, 23, 14, 5, 41, 0, 0, 48, 25, 5, 41, 0, 0, 48, 37, 5, 42, 1, 0, 0, 50, 5, 42,
    1, 0, 0, 55, 5, 42, 1, 0, 0, 65, 5, 42, 1, 0, 0, 76, 5, 8, 1, 0, 0, 87, 5, 43, 1,
    0, 0, 101, 5, 36, 0, 0, 56, 107, 13, 0, 2, 0, 0, 121, 13, 0, 2, 0, 0, 99, 15, 100, 2, 0,
    0, 111, 15, 0, 2, 0, 0, 127, 15, 114, 1, 0, 0, 134, 15, 0, 1, 0, 0, 156, 15, 100, 2, 0, 0,
    177, 15, 0, 2, 0, 0, 151, 14, 84, 1, 0, 0, 192, 15, 100, 2, 0, 0, 210, 15, 100, 2, 0, 0, 85,
    13, 100, 2, 0, 0, 94, 13, 0, 2, 0, 0, 69, 15, 0, 2, 0, 0, 229, 15, 0, 2, 0, 0, 132, 2,
    22, 2, 0, 0, 150, 2, 25, 0, 0, 0, 160, 2, 25, 0, 0, 0, 170, 2, 25, 0, 0, 0, 180, 2, 25,
    0, 0, 0, 191, 2, 25, 0, 0, 0, 202, 2, 25, 0, 0, 0, 213, 2, 25, 1, 0, 0, 226, 2, 25, 1,
    0, 0, 239, 2, 25, 1, 0, 0, 252, 2, 21, 1, 0, 0, 71, 3, 0, 2, 0, 0, 20, 3, 0, 1, 0,
    0, 132, 2, 22, 2, 0, 0, 150, 2, 23, 0, 0, 0, 160, 2, 23, 0, 0, 0, 170, 2, 23, 0, 0, 0,
    180, 2, 23, 0, 0, 0, 191, 2, 23, 0, 0, 0, 202, 2, 23, 0, 0, 0, 213, 2, 23, 1, 0, 0, 226,
    2, 23, 1, 0, 0, 239, 2, 23, 1, 0, 0, 252, 2, 21, 1, 0, 0, 20, 3, 0, 1, 0, 0, 118, 15,
    0, 2, 0, 0, 173, 16, 0, 2, 0, 0, 107, 13, 0, 2, 0, 0, 121, 13, 0, 2, 0, 0, 99, 15, 100,
    2, 0, 0, 111, 15, 0, 2, 0, 0, 187, 16, 84, 1, 0, 0, 151, 14, 84, 1, 0, 0, 192, 15, 100, 2,
    0, 0, 193, 16, 114, 1, 0, 0, 69, 15, 0, 2, 0, 0, 202, 16, 100, 1, 0, 0, 96, 4, 30, 1, 0,
    0, 102, 4, 31, 0, 0, 42, 136, 14, 30, 1, 0, 0, 112, 4, 32, 0, 0, 23, 177, 9, 33, 1, 0, 0,
    127, 4, 8, 1, 0, 0, 136, 4, 31, 0, 0, 42, 148, 4, 34, 0, 0, 48, 161, 4, 31, 0, 0, 42, 185,
    4, 35, 0, 0, 48, 199, 4, 8, 1, 0, 0, 218, 4, 36, 0, 0, 56, 251, 4, 37, 0, 0, 23, 250, 6,
    8, 1, 0, 0, 177, 9, 33, 1, 0, 0, 38, 7, 38, 0, 0, 23, 194, 1, 39, 1, 0, 0, 255, 4, 39,
    1, 0, 0, 14, 5, 41, 0, 0, 48, 25, 5, 38, 0, 0, 23, 128, 5, 41, 0, 0, 48, 141, 5, 38, 1,
    0, 0, 8, 5, 40, 0, 0, 23, 159, 5, 39, 1, 0, 0, 107, 13, 0, 2, 0, 0, 121, 13, 0, 2, 0,
    0, 134, 15, 0, 1, 0, 0, 151, 14, 84, 1, 0, 0, 37, 17, 114, 1, 0, 0, 53, 17, 0, 2, 0, 0,
    69, 15, 0, 2, 0, 0, 237, 16, 100, 2, 0, 0, 229, 15, 0, 2, 0, 0, 212, 14, 100, 2, 0, 0, 151,
    14, 84, 1, 0, 0, 225, 14, 0, 2, 0, 0, 237, 14, 21, 2, 0, 0, 254, 14, 100, 2, 0, 0, 69, 15,
    0, 2, 0, 0, 237, 16, 100, 2, 0, 0, 107, 13, 0, 2, 0, 0, 121, 13, 0, 2, 0, 0, 225, 14, 0,
    2, 0, 0, 237, 14, 21, 2, 0, 0, 69, 15, 0, 2, 0, 0, 237, 16, 100, 2, 0, 0, 74, 17, 0, 1,
    0, 0, 107, 13, 0, 2, 0, 0, 121, 13, 0, 2, 0, 0, 151, 14, 84, 1, 0, 0, 159, 14, 0, 2, 0,
    0, 69, 15, 0, 2, 0, 0, 237, 16, 100, 2, 0, 0, 127, 15, 114, 1, 0, 0, 151, 14, 84, 1, 0, 0,
    85, 13, 100, 2, 0, 0, 94, 13, 0, 2, 0, 0, 132, 16, 100, 2, 0, 0, 153, 16, 100, 2, 0, 0, 99,
    15, 100, 2, 0, 0, 111, 15, 0, 2, 0, 0, 127, 15, 114, 1, 0, 0, 151, 14, 84, 1, 0, 0, 85, 13,
    100, 2, 0, 0, 94, 13, 0, 2, 0, 0, 74, 1, 27, 0, 0, 0, 81, 1, 27, 0, 0, 0, 93, 3, 0,
    1, 0, 0, 145, 3, 23, 2, 0, 0, 185, 5, 44, 2, 0, 0, 230, 9, 44, 2, 0, 0, 249, 9, 44, 2,
    0, 0, 201, 5, 44, 3, 59, 0, 107, 13, 0, 2, 0, 0, 121, 13, 0, 2, 0, 0, 136, 13, 101, 1, 0,
    0, 69, 15, 0, 2, 0, 0, 16, 14, 100, 0, 0, 0, 24, 14, 100, 1, 0, 0, 36, 14, 100, 2, 0, 0,
    44, 14, 105, 2, 0, 0, 107, 13, 0, 2, 0, 0, 121, 13, 0, 2, 0, 0, 69, 15, 0, 2, 0, 0, 237,
    16, 100, 2, 0, 0, 107, 13, 0, 2, 0, 0, 121, 13, 0, 2, 0, 0, 65, 15, 100, 2, 0, 0, 69, 15,
    0, 2, 0, 0, 7, 4, 29, 0, 0, 0, 27, 4, 29, 0, 0, 0, 46, 4, 29, 0, 0, 0, 64, 4, 29,
    0, 0, 0, 74, 1, 27, 0, 0, 0, 81, 1, 27, 0, 0, 0, 145, 3, 23, 2, 0, 0, 101, 3, 69, 0,
    0, 0, 208, 9, 70, 0, 0, 0, 213, 9, 71, 0, 0, 0, 101, 7, 1, 0, 0, 0, 241, 10, 1, 0, 0,
    0, 140, 17, 1, 0, 0, 0, 78, 11, 0, 2, 0, 0, 91, 11, 0, 2, 0, 0, 105, 11, 84, 1, 0, 0,
    151, 11, 85, 0, 0, 0, 158, 11, 86, 0, 0, 0, 170, 11, 86, 0, 0, 0, 107, 13, 0, 2, 0, 0, 121,
    13, 0, 2, 0, 0, 232, 16, 100, 2, 0, 0, 230, 0, 122, 0, 0, 0, 234, 0, 122, 0, 0, 0, 138, 17,
    0, 0, 0, 0, 230, 0, 1, 0, 0, 0, 234, 0, 1, 0, 0, 0, 185, 5, 44, 2, 0, 0, 201, 5, 44,
    3, 59, 0, 27, 10, 0, 0, 0, 0, 38, 10, 0, 0, 0, 0, 86, 3, 77, 0, 0, 0, 198, 13, 23, 2,
    0, 0, 253, 10, 21, 1, 0, 0, 7, 11, 21, 1, 0, 0, 253, 10, 21, 1, 0, 0, 7, 11, 21, 0, 0,
    0, 54, 11, 83, 0, 0, 0, 58, 11, 0, 1, 0, 0, 197, 12, 93, 0, 0, 0, 206, 12, 93, 0, 0, 0,
    238, 0, 1, 0, 0, 0, 201, 6, 4, 0, 0, 0, 11, 1, 4, 0, 0, 0, 201, 6, 6, 0, 0, 0, 11,
    1, 6, 0, 0, 0, 11, 1, 1, 0, 0, 0, 192, 5, 7, 2, 0, 0, 45, 1, 7, 2, 0, 0, 74, 1,
    7, 0, 0, 0, 81, 1, 7, 0, 0, 0, 127, 1, 12, 0, 0, 0, 172, 1, 14, 1, 0, 0, 119, 2, 21,
    0, 0, 0, 178, 1, 14, 0, 0, 0, 32, 3, 22, 1, 0, 0, 238, 0, 27, 1, 0, 0, 238, 0, 44, 1,
    0, 0, 103, 7, 55, 0, 0, 0, 219, 8, 55, 0, 0, 0, 182, 9, 44, 0, 0, 0, 219, 8, 44, 0, 0,
    0, 69, 10, 74, 0, 0, 0, 69, 10, 12, 0, 0, 0, 238, 0, 0, 0, 0, 0, 101, 7, 79, 0, 0, 0,
    31, 11, 80, 0, 0, 0, 31, 11, 79, 0, 0, 0, 115, 11, 0, 2, 0, 0, 182, 11, 85, 0, 0, 0, 9,
    14, 12, 0, 0, 0, 51, 14, 100, 0, 0, 0, 9, 14, 74, 0, 0, 0, 45, 1, 0, 0, 0, 0, 101, 3,
    13, 0, 0, 0, 232, 12, 93, 0, 0, 0, 101, 3, 94, 0, 0, 0, 101, 3, 95, 0, 0, 0, 101, 3, 96,
    0, 0, 0, 101, 3, 97, 0, 0, 0, 101, 3, 98, 0, 0, 0, 101, 3, 99, 0, 0, 0, 91, 1, 8, 0,
    0, 107, 7, 8, 0, 1, 215, 1, 45, 0, 0, 122, 7, 56, 138, 0, 130, 7, 5, 0, 1, 250, 5, 47, 96,
    0, 140, 7, 26, 0, 1, 28, 6, 5, 0, 1, 147, 7, 24, 0, 1, 159, 7, 8, 0, 1, 176, 7, 9, 0,
    1, 229, 1, 18, 0, 1, 239, 1, 18, 0, 1, 188, 7, 20, 0, 1, 13, 6, 49, 0, 1, 209, 7, 57, 48,
    0, 221, 7, 5, 0, 1, 235, 7, 5, 0, 1, 1, 8, 5, 0, 1, 26, 8, 5, 0, 1, 37, 8, 5, 0,
    1, 47, 8, 5, 0, 1, 58, 8, 5, 0, 1, 71, 8, 5, 0, 1, 88, 8, 8, 0, 1, 96, 8, 58, 0,
    1, 109, 8, 20, 0, 1, 119, 8, 59, 0, 1, 132, 8, 60, 0, 1, 146, 8, 8, 0, 1, 157, 8, 8, 0,
    1, 166, 8, 8, 0, 1, 187, 8, 8, 0, 1, 207, 8, 61, 0, 1, 223, 8, 62, 0, 1, 81, 4, 63, 0,
    1, 247, 8, 8, 0, 1, 3, 9, 8, 0, 1, 29, 9, 8, 0, 1, 33, 7, 5, 0, 1, 43, 7, 5, 0,
    1, 57, 7, 5, 0, 1, 39, 6, 5, 0, 1, 49, 6, 5, 0, 1, 61, 6, 5, 0, 1, 54, 9, 5, 0,
    1, 70, 6, 5, 0, 1, 84, 6, 5, 0, 1, 88, 6, 5, 0, 1, 93, 6, 5, 0, 1, 105, 6, 5, 0,
    1, 131, 6, 5, 0, 1, 142, 6, 8, 0, 1, 157, 6, 9, 0, 1, 168, 6, 50, 0, 1, 178, 6, 5, 0,
    1, 186, 6, 5, 0, 1, 204, 6, 5, 0, 1, 220, 6, 8, 0, 1, 255, 6, 51, 0, 1, 68, 9, 64, 0,
    1, 82, 9, 50, 0, 1, 103, 9, 50, 0, 1, 124, 9, 65, 0, 1, 150, 9, 66, 0, 1, 163, 9, 62, 0,
    1, 220, 5, 45, 0, 1, 53, 1, 24, 0, 1, 236, 5, 46, 75, 0, 250, 5, 47, 96, 0, 0, 6, 48, 113,
    0, 13, 6, 49, 0, 1, 28, 6, 5, 0, 1, 39, 6, 5, 0, 1, 49, 6, 5, 0, 1, 61, 6, 5, 0,
    1, 70, 6, 5, 0, 1, 84, 6, 5, 0, 1, 88, 6, 5, 0, 1, 93, 6, 5, 0, 1, 105, 6, 5, 0,
    1, 131, 6, 5, 0, 1, 142, 6, 8, 0, 1, 157, 6, 9, 0, 1, 168, 6, 50, 0, 1, 178, 6, 5, 0,
    1, 186, 6, 5, 0, 1, 196, 6, 5, 0, 1, 194, 6, 5, 0, 1, 204, 6, 5, 0, 1, 220, 6, 8, 0,
    1, 240, 6, 8, 0, 1, 255, 6, 51, 0, 1, 59, 0, 50, 0, 0, 18, 7, 9, 0, 1, 229, 1, 18, 0,
    1, 239, 1, 18, 0, 1, 33, 7, 5, 0, 1, 43, 7, 5, 0, 1, 57, 7, 5, 0, 1, 69, 7, 52, 0,
    1, 85, 7, 53, 0, 1, 83, 7, 53, 0, 1, 98, 7, 54, 0, 1, 81, 10, 72, 0, 0, 93, 10, 5, 0,
    1, 91, 1, 8, 0, 0, 122, 7, 56, 0, 0, 130, 7, 5, 0, 1, 60, 10, 73, 48, 0, 102, 10, 5, 0,
    1, 101, 3, 0, 0, 1, 109, 8, 20, 0, 1, 125, 10, 75, 23, 0, 96, 8, 58, 0, 1, 88, 8, 8, 0,
    1, 140, 7, 26, 0, 1, 136, 10, 76, 0, 1, 209, 7, 57, 48, 0, 146, 10, 9, 0, 1, 161, 13, 28, 0,
    1, 181, 13, 28, 0, 1, 15, 15, 9, 0, 1, 32, 15, 9, 0, 1, 205, 14, 5, 0, 1, 227, 13, 102, 0,
    1, 233, 13, 103, 0, 1, 89, 17, 119, 0, 1, 86, 15, 104, 0, 1, 243, 13, 5, 0, 1, 191, 14, 110, 0,
    1, 1, 17, 111, 0, 1, 22, 17, 104, 0, 1, 97, 17, 120, 0, 1, 111, 17, 121, 0, 1, 124, 17, 5, 0,
    1, 161, 13, 28, 0, 1, 181, 13, 28, 0, 1, 247, 15, 115, 0, 1, 4, 16, 115, 0, 1, 26, 16, 116, 0,
    1, 56, 16, 117, 0, 1, 82, 16, 111, 0, 1, 101, 16, 104, 0, 1, 205, 14, 5, 0, 1, 86, 15, 104, 0,
    1, 243, 13, 5, 0, 1, 119, 16, 28, 0, 1, 57, 13, 118, 0, 0, 170, 13, 112, 0, 1, 15, 15, 9, 0,
    1, 32, 15, 9, 0, 1, 227, 13, 102, 0, 1, 233, 13, 103, 0, 1, 86, 15, 104, 0, 1, 243, 13, 5, 0,
    1, 191, 14, 110, 0, 1, 1, 17, 111, 0, 1, 22, 17, 104, 0, 1, 49, 15, 113, 0, 1, 57, 15, 113, 0,
    1, 215, 1, 17, 0, 0, 229, 1, 18, 0, 1, 239, 1, 18, 0, 1, 249, 1, 18, 0, 1, 16, 2, 18, 0,
    1, 37, 2, 19, 0, 1, 54, 2, 19, 0, 1, 70, 2, 19, 0, 1, 89, 2, 20, 0, 1, 112, 2, 5, 0,
    1, 190, 11, 87, 0, 0, 196, 11, 88, 0, 0, 202, 11, 88, 0, 0, 208, 11, 88, 0, 0, 214, 11, 89, 0,
    0, 221, 11, 90, 0, 0, 228, 11, 90, 0, 0, 235, 11, 91, 0, 0, 243, 11, 91, 0, 0, 251, 11, 92, 0,
    1, 161, 13, 28, 0, 1, 181, 13, 28, 0, 1, 247, 15, 115, 0, 1, 4, 16, 115, 0, 1, 82, 16, 111, 0,
    1, 101, 16, 104, 0, 1, 215, 16, 5, 0, 1, 86, 15, 104, 0, 1, 243, 13, 5, 0, 1, 225, 16, 5, 0,
    1, 220, 5, 45, 0, 1, 53, 1, 24, 0, 1, 229, 1, 18, 0, 1, 239, 1, 18, 0, 1, 12, 10, 50, 0,
    1, 250, 5, 47, 96, 0, 255, 6, 51, 0, 1, 59, 0, 50, 0, 0, 18, 7, 9, 0, 1, 161, 13, 28, 0,
    1, 181, 13, 28, 0, 1, 26, 16, 116, 0, 1, 56, 16, 117, 0, 1, 86, 15, 104, 0, 1, 243, 13, 5, 0,
    1, 191, 14, 110, 0, 1, 1, 17, 111, 0, 1, 22, 17, 104, 0, 1, 59, 14, 72, 0, 0, 72, 14, 106, 0,
    0, 81, 14, 107, 0, 0, 98, 14, 72, 0, 1, 115, 14, 108, 0, 1, 129, 14, 24, 0, 1, 250, 6, 8, 0,
    1, 139, 14, 62, 42, 0, 161, 13, 28, 0, 1, 181, 13, 28, 0, 1, 86, 15, 104, 0, 1, 243, 13, 5, 0,
    1, 176, 14, 109, 0, 1, 191, 14, 110, 0, 1, 1, 17, 111, 0, 1, 22, 17, 104, 0, 1, 161, 13, 28, 0,
    1, 181, 13, 28, 0, 1, 205, 14, 5, 0, 1, 86, 15, 104, 0, 1, 243, 13, 5, 0, 1, 191, 14, 110, 0,
    1, 1, 17, 111, 0, 1, 22, 17, 104, 0, 1, 49, 10, 72, 0, 0, 91, 1, 8, 0, 0, 122, 7, 56, 0,
    0, 130, 7, 5, 0, 1, 60, 10, 73, 48, 0, 96, 8, 58, 0, 1, 209, 7, 57, 48, 0, 161, 13, 28, 0,
    1, 181, 13, 28, 0, 1, 206, 13, 5, 0, 1, 227, 13, 102, 0, 1, 233, 13, 103, 0, 1, 86, 15, 104, 0,
    1, 243, 13, 5, 0, 1, 161, 13, 28, 0, 1, 181, 13, 28, 0, 1, 82, 15, 104, 0, 1, 205, 14, 5, 0,
    1, 86, 15, 104, 0, 1, 243, 13, 5, 0, 1, 43, 3, 5, 0, 1, 55, 3, 24, 0, 1, 62, 3, 24, 0,
    1, 89, 2, 20, 0, 1, 35, 11, 81, 167, 0, 39, 11, 82, 191, 0, 43, 11, 62, 42, 0, 48, 11, 72, 0,
    0, 161, 13, 28, 0, 1, 181, 13, 28, 0, 1, 252, 16, 111, 0, 1, 17, 17, 104, 0, 1, 142, 17, 9, 0,
    0, 156, 17, 123, 0, 0, 186, 14, 124, 212, 0, 245, 0, 2, 1, 0, 53, 1, 8, 0, 0, 69, 1, 9, 0,
    1, 60, 1, 9, 0, 1, 91, 1, 10, 0, 0, 100, 1, 5, 0, 1, 116, 1, 11, 23, 0, 107, 3, 28, 31,
    1, 123, 3, 28, 0, 0, 138, 3, 28, 0, 0, 254, 0, 68, 0, 0, 188, 9, 67, 0, 0, 236, 5, 46, 75,
    0, 218, 9, 62, 42, 1, 109, 8, 78, 0, 1, 243, 10, 62, 42, 1, 70, 11, 72, 0, 0, 39, 11, 82, 0,
    1, 43, 11, 62, 42, 0, 247, 15, 115, 0, 1, 4, 16, 115, 0, 1, 205, 14, 5, 0, 1, 245, 0, 2, 1,
    0, 254, 0, 3, 0, 1, 200, 1, 15, 0, 1, 194, 1, 16, 0, 1, 112, 2, 26, 0, 0, 43, 3, 5, 0,
    1, 109, 8, 65, 0, 0, 218, 9, 5, 0, 1, 129, 11, 8, 0, 0, 137, 11, 62, 42, 0, 15, 1, 5, 0,
    1, 86, 1, 5, 0, 1, 23, 11, 62, 162, 0, 22, 1, 32, 27, 2, 132, 1, 32, 18, 3, 157, 3, 64, 10,
    4, 205, 3, 64, 0, 5, 168, 10, 32, 5, 5, 5, 12, 32, 33, 1, 32, 12, 32, 29, 2, 61, 12, 32, 21,
    3, 101, 12, 32, 31, 2, 131, 12, 32, 24, 3, 151, 12, 32, 14, 4, 0, 0, 0, 213, 3, 1, 228, 3, 2,
    241, 3, 3, 253, 3, 4, 181, 10, 0, 197, 10, 1, 206, 10, 2, 213, 10, 3, 225, 10, 4, 174, 3, 0, 179,
    3, 1, 192, 3, 2, 233, 3, 3, 166, 12, 0, 171, 12, 1, 179, 12, 2, 184, 12, 3, 145, 1, 1, 154, 1,
    2, 164, 1, 3, 78, 12, 0, 84, 12, 1, 89, 12, 2, 147, 12, 0, 89, 3, 1, 146, 12, 2, 32, 1, 0,
    38, 1, 1, 47, 12, 0, 55, 12, 1, 113, 12, 0, 120, 12, 1, 25, 12, 0, 0, 0, 0, 1, 194, 17, 3,
    204, 17, 1, 220, 17, 1, 56, 19, 1, 151, 19, 1, 71, 20, 1, 209, 20, 1, 219, 20, 1, 85, 49, 1, 209,
    21, 1, 224, 21, 7, 0, 0, 1, 99, 23, 3, 134, 23, 1, 153, 23, 3, 181, 23, 1, 164, 24, 1, 189, 24,
    1, 213, 24, 1, 2, 25, 1, 84, 29, 3, 185, 29, 1, 202, 29, 1, 208, 29, 1, 209, 38, 1, 212, 29, 1,
    25, 43, 1, 35, 43, 1, 72, 47, 1, 119, 47, 1, 132, 47, 1, 137, 47, 3, 152, 47, 1, 166, 47, 1, 188,
    47, 1, 211, 47, 1, 27, 48, 1, 37, 48, 1, 41, 48, 1, 51, 48, 1, 66, 48, 3, 70, 48, 3, 90, 48,
    1, 233, 48, 1, 243, 48, 3, 10, 49, 3, 25, 49, 3, 37, 49, 3, 56, 49, 1, 77, 49, 1, 95, 49, 1,
    110, 49, 1, 138, 49, 1, 165, 49, 1, 57, 50, 3, 211, 50, 1, 225, 50, 1, 243, 50, 3, 6, 51, 3, 25,
    51, 3, 48, 51, 1, 70, 51, 3, 79, 51, 3, 100, 51, 1, 120, 51, 3, 128, 51, 1, 161, 51, 1, 78, 52,
    1, 104, 53, 3, 119, 53, 1, 129, 53, 1, 57, 54, 1, 66, 54, 7, 217, 70, 1, 242, 59, 1, 17, 60, 1,
    57, 67, 1, 67, 67, 1, 174, 69, 1, 222, 69, 3, 24, 70, 3, 42, 70, 1, 142, 70, 1, 216, 70, 3, 247,
    71, 1, 4, 72, 3, 8, 72, 3, 20, 72, 3, 37, 72, 3, 59, 72, 3, 80, 72, 3, 97, 72, 1, 32, 72,
    1, 42, 74, 1, 84, 74, 1, 106, 74, 1, 130, 74, 1, 149, 74, 1, 171, 74, 1, 193, 74, 1, 214, 75, 3,
    239, 75, 3, 254, 75, 1, 13, 76, 3, 64, 78, 3, 83, 78, 3, 105, 78, 1, 132, 78, 3, 136, 80, 3, 154,
    80, 1, 178, 80, 1, 127, 84, 1, 144, 84, 1, 60, 91, 1, 71, 91, 3, 104, 91, 3, 131, 91, 3, 154, 91,
    1, 96, 108, 3, 127, 108, 3, 145, 108, 1, 221, 113, 1, 244, 113, 3, 19, 114, 223, 19, 72, 18, 246, 19, 17,
    20, 43, 20, 138, 18, 162, 18, 177, 18, 189, 18, 202, 18, 215, 18, 72, 18, 77, 18, 100, 18, 112, 18, 138, 18,
    162, 18, 177, 18, 189, 18, 202, 18, 215, 18, 72, 18, 77, 18, 112, 18, 138, 18, 162, 18, 177, 18, 189, 18, 202,
    18, 215, 18, 53, 22, 78, 22, 96, 22, 113, 22, 125, 22, 132, 22, 145, 22, 157, 22, 177, 22, 212, 22, 152, 46,
    228, 18, 230, 44, 176, 46, 183, 46, 78, 45, 249, 46, 112, 18, 77, 18, 72, 18, 138, 18, 177, 18, 189, 18, 202,
    18, 215, 18, 53, 114, 72, 18, 76, 114, 103, 114, 130, 114, 165, 114, 199, 114, 138, 18, 96, 22, 89, 44, 117, 44,
    143, 44, 162, 18, 169, 44, 202, 44, 161, 67, 191, 67, 211, 67, 236, 67, 15, 68, 40, 68, 236, 77, 2, 78, 132,
    22, 90, 35, 145, 22, 23, 78, 236, 59, 228, 47, 246, 47, 251, 47, 3, 48, 10, 48, 236, 59, 141, 48, 246, 47,
    161, 48, 3, 48, 169, 48, 236, 59, 192, 48, 246, 47, 210, 48, 3, 48, 218, 48, 11, 43, 171, 17, 242, 8, 86,
    3, 18, 43, 119, 28, 53, 22, 141, 28, 78, 22, 161, 28, 161, 28, 53, 22, 223, 19, 69, 35, 90, 35, 204, 49,
    227, 49, 252, 49, 19, 50, 35, 50, 53, 22, 236, 77, 189, 82, 90, 35, 23, 78, 212, 22, 224, 22, 184, 17, 189,
    17, 212, 22, 16, 47, 184, 17, 189, 17, 173, 28, 183, 28, 212, 22, 62, 29, 173, 28, 113, 35, 228, 18, 62, 37,
    228, 18, 230, 44, 78, 45, 84, 45, 161, 28, 53, 22, 78, 22, 141, 28, 39, 54, 19, 50, 31, 54, 134, 22, 23,
    78, 78, 22, 189, 82, 163, 75, 72, 18, 6, 52, 209, 52, 78, 22, 145, 22, 125, 22, 133, 75, 134, 22, 163, 75,
    53, 22, 189, 82, 23, 78, 90, 35, 189, 82, 23, 78, 171, 17, 54, 67, 184, 17, 156, 51, 228, 18, 232, 18, 106,
    21, 43, 20, 69, 35, 96, 41, 228, 18, 174, 41, 201, 59, 212, 59, 228, 18, 226, 66, 228, 18, 74, 68, 228, 18,
    236, 68, 228, 18, 205, 71, 127, 69, 137, 73, 228, 18, 164, 73, 228, 18, 84, 80, 228, 18, 218, 82, 228, 18, 117,
    89, 163, 75, 23, 78, 228, 18, 63, 103, 53, 22, 23, 78, 228, 18, 169, 113, 112, 48, 177, 17, 0, 0, 0, 0,
    0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 16, 17, {2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 10 dialects */
    {160, 20, 17, {2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 55 operations */
    {1260, 10, 8, {2, 2, 1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0}}, /* 14 entities */
    {1400, 6, 5, {2, 1, 1, 1, 1}, {0, 0, 0, 0, 0}}, /* 241 values */
    {2846, 5, 5, {2, 1, 0, 1, 1}, {0, 0, 0, 0, 0}}, /* 303 properties */
    {4361, 5, 6, {2, 1, 0, 0, 1, 1}, {0, 0, 0, 0, 0, 0}}, /* 11 enums */
    {4416, 3, 2, {2, 1}, {0, 0}}, /* 34 enum_cases */
    {4518, 3, 2, {1, 2}, {0, 0}}, /* 125 constraints */
    {4893, 2, 1, {2}, {0}}, /* 213 numbers */
    {5319, 4, 1, {4}, {0}}, /* 1 constants */
};

void varve_generated_llvm24(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 10};
}
