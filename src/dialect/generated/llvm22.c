/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm22: change those. */
#include "dialect/generated/llvm22.h"

static const struct {
  char part_0[3997];
  char part_1[3994];
  char part_2[3998];
  char part_3[3999];
  char part_4[4000];
  char part_5[3997];
  char part_6[3999];
  char part_7[3993];
  char part_8[3989];
  char part_9[3996];
  char part_10[3990];
  char part_11[3997];
  char part_12[3986];
  char part_13[3974];
  char part_14[3736];
  char part_15[3892];
  char part_16[3922];
  char part_17[3958];
  char part_18[3866];
  char part_19[3866];
  char part_20[3959];
  char part_21[3977];
  char part_22[3883];
  char part_23[3999];
  char part_24[3987];
  char part_25[3996];
  char part_26[3931];
  char part_27[3639];
  char part_28[3990];
  char part_29[3976];
  char part_30[3962];
  char part_31[3878];
  char part_32[3994];
  char part_33[3997];
  char part_34[3946];
  char part_35[3994];
  char part_36[3977];
  char part_37[3974];
  char part_38[3973];
  char part_39[3982];
  char part_40[3958];
  char part_41[3941];
  char part_42[3868];
  char part_43[4000];
  char part_44[3991];
  char part_45[3987];
  char part_46[3986];
  char part_47[3888];
  char part_48[3847];
  char part_49[3979];
  char part_50[3981];
  char part_51[3843];
  char part_52[3951];
  char part_53[3935];
  char part_54[3949];
  char part_55[3993];
  char part_56[3982];
  char part_57[3946];
  char part_58[3855];
  char part_59[3925];
  char part_60[3998];
  char part_61[3989];
  char part_62[3941];
  char part_63[3990];
  char part_64[3957];
  char part_65[3944];
  char part_66[3963];
  char part_67[3926];
  char part_68[3831];
  char part_69[3991];
  char part_70[3995];
  char part_71[3974];
  char part_72[3992];
  char part_73[3908];
  char part_74[3965];
  char part_75[3991];
  char part_76[3975];
  char part_77[3995];
  char part_78[3974];
  char part_79[3937];
  char part_80[1063];
} strings = {
    "\0"
    "none\0"
    ",\0"
    "false\0"
    "#acc<data_clause acc_attach>\0"
    "true\0"
    "#acc<data_clause_modifier none>\0"
    "#acc<data_clause acc_cache>\0"
    "#acc<data_clause acc_copyin>\0"
    "#acc<data_clause acc_copyout>\0"
    "#acc<data_clause acc_create>\0"
    "#acc<data_clause acc_declare_device_resident>\0"
    "#acc<data_clause acc_declare_link>\0"
    "#acc<data_clause acc_delete>\0"
    "#acc<data_clause acc_detach>\0"
    "#acc<data_clause acc_deviceptr>\0"
    "#acc<data_clause acc_firstprivate>\0"
    "#acc<data_clause acc_getdeviceptr>\0"
    "#acc<data_clause acc_no_create>\0"
    "#acc<data_clause acc_present>\0"
    "#acc<data_clause acc_private>\0"
    "#acc<data_clause acc_reduction>\0"
    "#acc<data_clause acc_update_device>\0"
    "#acc<data_clause acc_update_host>\0"
    "#acc<data_clause acc_use_device>\0"
    "unit\0"
    "|\0"
    "15 : i32\0"
    "#amdgpu<mfma_perm_b none>\0"
    "array<i64>\0"
    ", \0"
    "#arith.fastmath<none>\0"
    "#arith.overflow<none>\0"
    "#arm_sme.layout<horizontal>\0"
    "#arm_sme.kind<add>\0"
    "case_operand_segments\0"
    "[]\0"
    "#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>\0"
    "#gpu<mat_transpose_mode NON_TRANSPOSE>\0"
    "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]\0"
    "#linalg.type_fn<cast_signed>\0"
    "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>]\0"
    "dense<1> : tensor<1xi64>\0"
    "dense<1> : tensor<2xi64>\0"
    "dense<1> : tensor<3xi64>\0"
    "[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]\0"
    "\"\"\0"
    "10 : i64\0"
    "enum\0"
    "op_bundle_sizes\0"
    "#llvm.fastmath<none>\0"
    "#llvm.cconv<ccc>\0"
    "#llvm.tailcallkind<none>\0"
    "#llvm.linkage<external>\0"
    "indbr_operand_segments\0"
    "#llvm.di_expression<>\0"
    "#nvgpu<rcp_rounding_mode approx>\0"
    "\"nvptx64-nvidia-cuda\"\0"
    "\"sm_50\"\0"
    "#nvvm.fp_rnd_mode<none>\0"
    "#nvvm.sat_mode<none>\0"
    "#nvvm.tma_store_mode<tile>\0"
    "#nvvm.tma_load_mode<tile>\0"
    "#nvvm.proxy_kind<generic>\0"
    "#nvvm.proxy_kind<tensormap>\0"
    "#nvvm.proxy_kind<async>\0"
    "#nvvm.mem_scope<cta>\0"
    "#nvvm.cta_group<cta_1>\0"
    "#nvvm.tcgen05_cp_multicast<none>\0"
    "#nvvm.tcgen05_mma_collectorop<discard>\0"
    "#nvvm.tcgen05_mma_block_scale<default>\0"
    "#nvvm.tcgen05_mma_collectorb<b0>\0"
    "50 : i32\0"
    "-1 : i32\0"
    "optional<i64>\0"
    "0 : i8\0"
    "\"amdgcn-amd-amdhsa\"\0"
    "\"gfx900\"\0"
    "\"600\"\0"
    "0 : i16\0"
    "array<i16>\0"
    "#shard<partial sum>\0"
    "16384 : i32\0"
    "128 : i32\0"
    "[128 : i32, 128 : i32, 64 : i32]\0"
    "32 : i32\0"
    "#tosa.nan_mode<PROPAGATE>\0"
    "1 : i16\0"
    "64 : i64\0"
    "-1 : i64\0"
    "{}\0"
    "\"memref.copy\"\0"
    "32 : i64\0"
    "\"bufferization.materialize_in_destination\"\0"
    "\"memref.alloc\"\0"
    "array<i1>\0"
    "#ub.poison\0"
    "#vector.kind<add>\0"
    "#vector.punctuation<newline>\0"
    "#xegpu<memory_space global>\0"
    "\"spirv64-unknown-unknown\"\0"
    "\"bmg\"\0"
    "#xevm.addr_space<generic>\0"
    "acc\0"
    "gpu\0"
    "ClauseDefaultValue\0"
    "CombinedConstructsType\0"
    "kernels_loop\0"
    "parallel_loop\0"
    "serial_loop\0"
    "acc_construct_parallel\0"
    "acc_construct_kernels\0"
    "acc_construct_loop\0"
    "acc_construct_data\0"
    "acc_construct_enter_data\0"
    "acc_construct_exit_data\0"
    "acc_construct_host_data\0"
    "acc_construct_atomic\0"
    "acc_construct_declare\0"
    "acc_construct_init\0"
    "acc_construct_shutdown\0"
    "acc_construct_set\0"
    "acc_construct_update\0"
    "acc_construct_routine\0"
    "acc_construct_wait\0"
    "acc_construct_runtime_api\0"
    "acc_construct_serial\0"
    "DataClause\0"
    "acc_copyin\0"
    "acc_copyin_readonly\0"
    "acc_copy\0"
    "acc_copyout\0"
    "acc_copyout_zero\0"
    "acc_present\0"
    "acc_create\0"
    "acc_create_zero\0"
    "acc_delete\0"
    "acc_attach\0"
    "acc_detach\0"
    "acc_no_create\0"
    "acc_private\0"
    "acc_firstprivate\0"
    "acc_deviceptr\0"
    "acc_getdeviceptr\0"
    "acc_update_host\0"
    "acc_update_self\0"
    "acc_update_device\0"
    "acc_use_device\0"
    "acc_reduction\0"
    "acc_declare_device_resident\0"
    "acc_declare_link\0"
    "acc_cache\0"
    "acc_cache_readonly\0"
    "DataClauseModifier\0"
    "alwaysin\0"
    "alwaysout\0"
    "capture\0"
    "star\0"
    "multicore\0"
    "nvidia\0"
    "radeon\0"
    "GangArgType\0"
    "Static\0"
    "LoopParMode\0"
    "loop_auto\0"
    "loop_independent\0"
    "loop_seq\0"
    "ParLevel\0"
    "gang_dim1\0"
    "gang_dim2\0"
    "gang_dim3\0"
    "worker\0"
    "RecipeKind\0"
    "firstprivate_recipe\0"
    "reduction_recipe\0"
    "ReductionOperator\0"
    "mul\0"
    "iand\0"
    "neqv\0"
    "land\0"
    "VariableTypeCategory\0"
    "uncategorized\0"
    "nonscalar\0"
    "aggregate\0"
    "data_bounds_ty\0"
    "declare_token\0"
    "combined_constructs\0"
    "construct\0"
    "data_clause\0"
    "data_clause_modifier\0"
    "dataClause\0"
    "implicit\0"
    "preAlloc\0"
    "postAlloc\0"
    "preDealloc\0"
    "postDealloc\0"
    "declare_action\0"
    "defaultvalue\0"
    "device_type\0"
    "gang_arg_type\0"
    "par_level\0"
    "recipe_kind\0"
    "reduction_operator\0"
    "accRoutines\0"
    "routine_info\0"
    "funcName\0"
    "specialized_routine\0"
    "var_name\0"
    "ifCond\0"
    "var\0"
    "varPtrPtr\0"
    "asyncOperands\0"
    "accVar\0"
    "varType",
    "asyncOperandsDeviceType\0"
    "asyncOnly\0"
    "modifiers\0"
    "lowerbound\0"
    "upperbound\0"
    "extent\0"
    "startIdx\0"
    "strideInBytes\0"
    "waitOperands\0"
    "dataClauseOperands\0"
    "waitOperandsSegments\0"
    "waitOperandsDeviceType\0"
    "hasWaitDevnum\0"
    "waitOnly\0"
    "defaultAttr\0"
    "asyncOperand\0"
    "waitDevnum\0"
    "async\0"
    "finalize\0"
    "sym_name\0"
    "initRegion\0"
    "copyRegion\0"
    "destroyRegion\0"
    "ifPresent\0"
    "deviceNum\0"
    "device_types\0"
    "numGangs\0"
    "numWorkers\0"
    "vectorLength\0"
    "selfCond\0"
    "reductionOperands\0"
    "firstprivateOperands\0"
    "numGangsSegments\0"
    "numGangsDeviceType\0"
    "numWorkersDeviceType\0"
    "vectorLengthDeviceType\0"
    "selfAttr\0"
    "combined\0"
    "step\0"
    "gangOperands\0"
    "workerNumOperands\0"
    "vectorOperands\0"
    "tileOperands\0"
    "cacheOperands\0"
    "inclusiveUpperbound\0"
    "collapse\0"
    "collapseDeviceType\0"
    "gangOperandsArgType\0"
    "gangOperandsSegments\0"
    "gangOperandsDeviceType\0"
    "workerNumOperandsDeviceType\0"
    "vectorOperandsDeviceType\0"
    "auto_\0"
    "gang\0"
    "tileOperandsSegments\0"
    "tileOperandsDeviceType\0"
    "unstructured\0"
    "reductionOperator\0"
    "combinerRegion\0"
    "func_name\0"
    "bindIdName\0"
    "bindStrName\0"
    "bindIdNameDeviceType\0"
    "bindStrNameDeviceType\0"
    "nohost\0"
    "gangDim\0"
    "gangDimDeviceType\0"
    "defaultAsync\0"
    "Pure\0"
    "AtomicRMWKind\0"
    "addf\0"
    "addi\0"
    "andi\0"
    "assign\0"
    "maximumf\0"
    "maxnumf\0"
    "maxs\0"
    "maxu\0"
    "minimumf\0"
    "minnumf\0"
    "mins\0"
    "minu\0"
    "mulf\0"
    "muli\0"
    "xori\0"
    "mapOperands\0"
    "result0\0"
    "linear_index\0"
    "dynamic_basis\0"
    "multi_index\0"
    "static_basis\0"
    "lowerBoundOperands\0"
    "upperBoundOperands\0"
    "inits\0"
    "lowerBoundMap\0"
    "upperBoundMap\0"
    "operand0\0"
    "condition\0"
    "thenRegion\0"
    "elseRegion\0"
    "disjoint\0"
    "lowerBoundsMap\0"
    "lowerBoundsGroups\0"
    "upperBoundsMap\0"
    "upperBoundsGroups\0"
    "isWrite\0"
    "localityHint\0"
    "isDataCache\0"
    "fat_raw_buffer\0"
    "buffer_rsrc\0"
    "fat_structured_buffer\0"
    "DPPPerm\0"
    "quad_perm\0"
    "row_shl\0"
    "row_shr\0"
    "row_ror\0"
    "wave_shl\0"
    "wave_shr\0"
    "wave_ror\0"
    "wave_rol\0"
    "row_mirror\0"
    "row_half_mirror\0"
    "row_bcast_15\0"
    "row_bcast_31\0"
    "MFMAPermB\0"
    "bcast_first_32\0"
    "bcast_second_32\0"
    "rotate_16_right\0"
    "bcast_first_16\0"
    "bcast_second_16\0"
    "bcast_third_16\0"
    "bcast_fourth_16\0"
    "sched_barrier_opt_enum\0"
    "non_mem_non_sideffect\0"
    "valu\0"
    "salu\0"
    "mfma_wmma\0"
    "all_vmem\0"
    "vmem_read\0"
    "vmem_write\0"
    "all_ds\0"
    "ds_read\0"
    "ds_write\0"
    "transcendental\0"
    "elementType\0"
    "tdm_base\0"
    "tdm_descriptor\0"
    "indexType\0"
    "tdm_gather_base\0"
    "address_space\0"
    "dpp_perm\0"
    "mfma_perm_b\0"
    "sched_barrier_opt\0"
    "permArgument\0"
    "row_mask\0"
    "bank_mask\0"
    "bound_ctrl\0"
    "validBytes\0"
    "cacheSwizzleStride\0"
    "boundsCheck\0"
    "resetOffset\0"
    "srcIndices\0"
    "dstIndices\0"
    "transferType\0"
    "global_indices\0"
    "lds\0"
    "lds_indices\0"
    "global_dynamic_sizes\0"
    "global_dynamic_strides\0"
    "shared_dynamic_sizes\0"
    "workgroup_mask\0"
    "early_timeout\0"
    "pad_amount\0"
    "pad_interval\0"
    "atomic_barrier_address\0"
    "atomic_barrier_indices\0"
    "global_increment\0"
    "lds_increment\0"
    "iteration_count\0"
    "global_static_sizes\0"
    "global_static_strides\0"
    "shared_static_sizes\0"
    "store\0"
    "exp\0"
    "sourceA\0"
    "sourceB\0"
    "destC\0"
    "destD\0"
    "cbsz\0"
    "abid\0"
    "blgp\0"
    "reducePrecision\0"
    "negateA\0"
    "negateB\0"
    "negateC\0"
    "existing\0"
    "stochiasticParam\0"
    "storeIndex\0"
    "wordIndex\0"
    "row_length\0"
    "fetch_inactive\0"
    "cmp\0"
    "sgprOffset\0"
    "indexOffset\0"
    "blockSize\0"
    "firstScaleLane\0"
    "firstScaleByte\0"
    "scalesA\0"
    "scalesB\0"
    "scalesIdxA\0"
    "scalesIdxB\0"
    "scaleA\0"
    "scaleB\0"
    "a_first_scale_lane\0"
    "b_first_scale_lane\0"
    "opts\0"
    "sparseIdx\0"
    "and_mask\0"
    "xor_mask\0"
    "subwordOffset\0"
    "unsignedA\0"
    "unsignedB\0"
    "lhs\0"
    "rhs\0"
    "isZextLhs\0"
    "isZextRhs\0"
    "CmpFPredicate\0"
    "oeq\0"
    "ogt\0"
    "oge\0"
    "olt\0"
    "ole\0"
    "ueq\0"
    "ugt\0"
    "uge\0"
    "une\0"
    "uno\0"
    "slt\0"
    "sle\0"
    "sgt\0"
    "sge\0"
    "FastMathFlags\0"
    "reassoc\0"
    "nnan\0"
    "ninf\0"
    "nsz\0"
    "arcp\0"
    "afn\0"
    "fast\0"
    "IntegerOverflowFlags\0"
    "nsw\0"
    "nuw\0"
    "to_nearest_even\0"
    "downward\0"
    "upward\0"
    "toward_zero\0"
    "to_nearest_away\0"
    "fastmath\0"
    "overflowFlags\0"
    "sum\0"
    "isExact\0"
    "roundingmode\0"
    "true_value\0"
    "false_value\0"
    "src1\0"
    "src2\0"
    "CombiningKind\0"
    "TileSliceLayout\0"
    "horizontal\0"
    "vertical\0"
    "TypeSize\0"
    "half\0"
    "word\0"
    "double\0"
    "type_size\0"
    "tile_slice_index\0"
    "lhsMask\0"
    "rhsMask\0"
    "load_address\0"
    "tile_id\0"
    "lhs_predicate\0"
    "rhs_predicate\0"
    "lhs_vector\0"
    "rhs_vector\0"
    "store_address\0"
    "tile_mask\0"
    "valueToStore\0"
    "operand1\0"
    "operand2\0"
    "svbool\0"
    "v1\0"
    "v2\0"
    "v3\0"
    "v4\0"
    "sourceV1\0"
    "sourceV2\0"
    "resultV1\0"
    "resultV2\0"
    "sourceV3\0"
    "sourceV4\0"
    "resultV3\0"
    "resultV4\0"
    "coro.handle\0"
    "coro.id\0"
    "coro.state\0"
    "valueType\0"
    "callee\0"
    "arg_attrs\0"
    "res_attrs\0"
    "suspendDest\0"
    "resumeDest\0"
    "cleanupDest\0"
    "dependencies\0"
    "bodyOperands\0"
    "bodyResults\0"
    "bodyRegion\0"
    "function_type\0"
    "sym_visibility\0"
    "is_error\0"
    "memory_space\0"
    "input\0"
    "output\0"
    "memrefs\0"
    "conditions\0"
    "retained\0"
    "updatedConditions\0"
    "dest\0"
    "restrict\0"
    "writable\0"
    "read_only\0"
    "bf16\0"
    "complex\0"
    "f128\0"
    "f4E2M1FN\0"
    "f64\0"
    "f6E2M3FN\0"
    "f6E3M2FN\0"
    "f80\0"
    "f8E3M4\0"
    "f8E4M3\0"
    "f8E4M3B11FNUZ\0"
    "f8E4M3FN\0"
    "f8E4M3FNUZ\0"
    "f8E5M2\0"
    "f8E5M2FNUZ\0"
    "f8E8M0FNU\0"
    "signedness\0"
    "integer\0"
    "attribute\0"
    "memorySpace\0"
    "dialectNamespace\0"
    "typeData\0"
    "opaque\0"
    "tf32\0"
    "tuple\0"
    "unranked_memref\0"
    "unranked_tensor\0"
    "scalableDims\0"
    "affine_map\0"
    "caller\0"
    "call_site_loc\0"
    "rawData",
    "dense_array\0"
    "dense_int_or_fp_elements\0"
    "rawHandle\0"
    "dense_resource_elements\0"
    "dense_string_elements\0"
    "dictionary\0"
    "filename\0"
    "start_line\0"
    "start_column\0"
    "end_line\0"
    "end_column\0"
    "file_line_range\0"
    "float\0"
    "locations\0"
    "fused_loc\0"
    "integer_set\0"
    "childLoc\0"
    "name_loc\0"
    "attrData\0"
    "underlyingLocation\0"
    "underlyingTypeID\0"
    "fallbackLocation\0"
    "opaque_loc\0"
    "sparse_elements\0"
    "strided_layout\0"
    "rootReference\0"
    "nestedReferences\0"
    "symbol_ref\0"
    "unknown_loc\0"
    "arg\0"
    "msg\0"
    "destOperands\0"
    "trueDestOperands\0"
    "falseDestOperands\0"
    "branch_weights\0"
    "trueDest\0"
    "falseDest\0"
    "defaultOperands\0"
    "caseOperands\0"
    "case_values\0"
    "defaultDestination\0"
    "caseDestinations\0"
    "ComplexRangeFlags\0"
    "improved\0"
    "basic\0"
    "imaginary\0"
    "key\0"
    "dl_entry\0"
    "entries\0"
    "dl_spec\0"
    "function_dependent\0"
    "function_pointer_alignment\0"
    "target_device_spec\0"
    "target_system_spec\0"
    "three_way\0"
    "lvalue\0"
    "pointee\0"
    "ptrdiff_t\0"
    "ssize_t\0"
    "reference\0"
    "applicableOperator\0"
    "template_args\0"
    "final_specifier\0"
    "conditionRegion\0"
    "defs\0"
    "do_not_inline\0"
    "initial_value\0"
    "lowerBound\0"
    "upperBound\0"
    "specifiers\0"
    "field_name\0"
    "extern_specifier\0"
    "static_specifier\0"
    "const_specifier\0"
    "is_standard_include\0"
    "cases\0"
    "defaultRegion\0"
    "caseRegions\0"
    "fmtArgs\0"
    "func\0"
    "no_inline\0"
    "callee_operands\0"
    "workgroup\0"
    "AllReduceOperation\0"
    "minui\0"
    "minsi\0"
    "maxui\0"
    "maxsi\0"
    "BroadcastType\0"
    "first_active_lane\0"
    "specific_lane\0"
    "CompilationTarget\0"
    "fatbin\0"
    "MMAElementwiseOp\0"
    "subf\0"
    "maxf\0"
    "minf\0"
    "divf\0"
    "subi\0"
    "divs\0"
    "divu\0"
    "negatef\0"
    "negates\0"
    "extf\0"
    "MappingId\0"
    "linear_dim_0\0"
    "linear_dim_1\0"
    "linear_dim_2\0"
    "linear_dim_3\0"
    "linear_dim_4\0"
    "linear_dim_5\0"
    "linear_dim_6\0"
    "linear_dim_7\0"
    "linear_dim_8\0"
    "linear_dim_9\0"
    "Processor\0"
    "block_x\0"
    "block_y\0"
    "block_z\0"
    "thread_x\0"
    "thread_y\0"
    "thread_z\0"
    "sequential\0"
    "Prune2To4SpMatFlag\0"
    "NONE\0"
    "PRUNE_ONLY\0"
    "PRUNE_AND_CHECK\0"
    "ShuffleMode\0"
    "SpGEMMWorkEstimationOrComputeKind\0"
    "WORK_ESTIMATION\0"
    "COMPUTE\0"
    "TransposeMode\0"
    "NON_TRANSPOSE\0"
    "CONJUGATE_TRANSPOSE\0"
    "all_reduce_op\0"
    "broadcast\0"
    "kernel_metadata\0"
    "kernel_table\0"
    "processor\0"
    "loop_dim_map\0"
    "mat_transpose_mode\0"
    "mma_element_wise\0"
    "properties\0"
    "prune_2to4_spmat_flag\0"
    "select_object\0"
    "shuffle_mode\0"
    "spgemm_work_estimation_or_compute_kind\0"
    "thread\0"
    "warp\0"
    "warpgroup\0"
    "uniform\0"
    "asyncDependencies\0"
    "dynamicSizes\0"
    "symbolOperands\0"
    "asyncToken\0"
    "hostShared\0"
    "offloadingHandler\0"
    "objects\0"
    "upper_bound\0"
    "spMat\0"
    "pruneFlag\0"
    "brows\0"
    "bcols\0"
    "bnnz\0"
    "rBlockSize\0"
    "cBlockSize\0"
    "bRowPos\0"
    "bColIdxs\0"
    "spmat\0"
    "rowIdxs\0"
    "colIdxs\0"
    "idxs\0"
    "colPos\0"
    "rowPos\0"
    "dnTensor\0"
    "resultMemref\0"
    "workgroup_attrib_attrs\0"
    "private_attrib_attrs\0"
    "known_block_size\0"
    "known_grid_size\0"
    "known_cluster_size\0"
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
    "kernelOperands\0"
    "asyncObject\0"
    "kernel\0"
    "targets\0"
    "rotateResult\0"
    "dnmatA\0"
    "dnmatB\0"
    "spmatC\0"
    "modeA\0"
    "modeB\0"
    "computeType\0"
    "bufferSz\0"
    "positions\0"
    "coordinates\0"
    "devIndex\0"
    "shuffleResult\0"
    "spmatA\0"
    "spmatB\0"
    "bufferSzNew\0"
    "dnmatC\0"
    "bufferSzs\0"
    "dnX\0"
    "dnY\0"
    "broadcast_type\0"
    "opA\0"
    "opB\0"
    "opC\0"
    "a_transpose\0"
    "b_transpose\0"
    "opType\0"
    "srcMemref\0"
    "leadDimension\0"
    "dstMemref\0"
    "cluster_stride\0"
    "laneid\0"
    "warp_size\0"
    "warpRegion\0"
    "IndexCmpPredicate\0"
    "cmp_predicate\0"
    "pred\0"
    "Variadicity\0"
    "single\0"
    "optional\0"
    "variadic\0"
    "variadicity\0"
    "variadicity_array\0"
    "attributeValues\0"
    "attributeValueNames\0"
    "base_ref\0"
    "base_name\0"
    "expected\0"
    "base_type\0"
    "entryBlockArgs\0"
    "numberOfBlocks\0"
    "constrainedArguments\0"
    "BinaryFn\0"
    "div\0"
    "div_unsigned\0"
    "max_signed\0"
    "min_signed\0"
    "max_unsigned\0"
    "min_unsigned\0"
    "powf\0"
    "ElementwiseArityGroup\0"
    "ElementwiseCaseLimits\0"
    "LastUnary\0"
    "LastBinary\0"
    "LastTernary\0"
    "ElementwiseKind\0"
    "log\0"
    "abs\0"
    "ceil\0"
    "floor\0"
    "negf\0"
    "reciprocal\0"
    "rsqrt\0"
    "square\0"
    "tanh\0"
    "erf\0"
    "select\0"
    "IteratorType\0"
    "TernaryFn\0"
    "TypeFn\0"
    "cast_signed\0"
    "cast_unsigned\0"
    "UnaryFn\0"
    "WinogradConv2DFmr\0"
    "F_2_3\0"
    "F_4_3\0"
    "F_2_5\0"
    "binary_fn\0"
    "elementwise_kind\0"
    "iterator_type\0"
    "ternary_fn\0"
    "type_fn\0"
    "unary_fn\0"
    "result_tensors\0"
    "indexing_maps\0"
    "combiner\0"
    "dilations\0"
    "iterator_types\0"
    "doc\0"
    "library_call\0"
    "mapper\0"
    "padding_value\0"
    "outer_dims_perm\0"
    "inner_dims_pos\0"
    "static_inner_tiles\0"
    "TilingInterface\0"
    "filter\0"
    "fmr\0"
    "AsmDialect\0"
    "att\0"
    "AtomicBinOp\0"
    "xchg\0"
    "nand\0"
    "umax\0"
    "umin\0"
    "fadd\0"
    "fsub\0"
    "fmax\0"
    "fmin\0"
    "uinc_wrap\0"
    "udec_wrap\0"
    "usub_cond\0"
    "usub_sat\0"
    "fmaximum\0"
    "fminimum\0"
    "AtomicOrdering\0"
    "not_atomic\0"
    "unordered\0"
    "acquire\0"
    "release\0"
    "acq_rel\0"
    "seq_cst\0"
    "CConv\0"
    "fastcc\0"
    "coldcc\0"
    "cc_10\0"
    "cc_11\0"
    "anyregcc\0"
    "preserve_mostcc\0"
    "preserve_allcc\0"
    "swiftcc\0"
    "cxx_fast_tlscc\0"
    "cfguard_checkcc\0"
    "swifttailcc\0"
    "x86_stdcallcc\0"
    "x86_fastcallcc\0"
    "arm_apcscc\0"
    "arm_aapcscc\0"
    "arm_aapcs_vfpcc\0"
    "msp430_intrcc\0"
    "x86_thiscallcc\0"
    "ptx_kernelcc\0"
    "ptx_devicecc\0"
    "spir_funccc\0"
    "spir_kernelcc\0"
    "intel_ocl_bicc\0"
    "x86_64_sysvcc\0"
    "win64cc\0"
    "x86_vectorcallcc",
    "hhvmcc\0"
    "hhvm_ccc\0"
    "x86_intrcc\0"
    "avr_intrcc\0"
    "avr_builtincc\0"
    "amdgpu_vscc\0"
    "amdgpu_gscc\0"
    "amdgpu_cscc\0"
    "amdgpu_kernelcc\0"
    "x86_regcallcc\0"
    "amdgpu_hscc\0"
    "msp430_builtincc\0"
    "amdgpu_lscc\0"
    "amdgpu_escc\0"
    "aarch64_vectorcallcc\0"
    "aarch64_sve_vectorcallcc\0"
    "wasm_emscripten_invokecc\0"
    "amdgpu_gfxcc\0"
    "m68k_intrcc\0"
    "Comdat\0"
    "any\0"
    "exactmatch\0"
    "largest\0"
    "nodeduplicate\0"
    "samesize\0"
    "DIEmissionKind\0"
    "None\0"
    "Full\0"
    "LineTablesOnly\0"
    "DebugDirectivesOnly\0"
    "DIFlags\0"
    "Bit0\0"
    "Bit1\0"
    "Private\0"
    "Protected\0"
    "Public\0"
    "FwdDecl\0"
    "AppleBlock\0"
    "ReservedBit4\0"
    "Artificial\0"
    "Prototyped\0"
    "ObjcClassComplete\0"
    "ObjectPointer\0"
    "StaticMember\0"
    "LValueReference\0"
    "RValueReference\0"
    "ExportSymbols\0"
    "SingleInheritance\0"
    "MultipleInheritance\0"
    "VirtualInheritance\0"
    "IntroducedVirtual\0"
    "BitField\0"
    "NoReturn\0"
    "TypePassByValue\0"
    "TypePassByReference\0"
    "EnumClass\0"
    "Thunk\0"
    "NonTrivial\0"
    "BigEndian\0"
    "LittleEndian\0"
    "AllCallsDescribed\0"
    "DINameTableKind\0"
    "Default\0"
    "GNU\0"
    "Apple\0"
    "DISubprogramFlags\0"
    "PureVirtual\0"
    "Definition\0"
    "Elemental\0"
    "Recursive\0"
    "MainSubprogram\0"
    "Deleted\0"
    "ObjCDirect\0"
    "FCmpPredicate\0"
    "_false\0"
    "_true\0"
    "FPExceptionBehavior\0"
    "ignore\0"
    "maytrap\0"
    "FastmathFlags\0"
    "FramePointerKind\0"
    "non-leaf\0"
    "reserved\0"
    "non-leaf-no-reserve\0"
    "GEPNoWrapFlags\0"
    "inbounds_flag\0"
    "nusw\0"
    "inbounds\0"
    "ICmpPredicate\0"
    "Linkage\0"
    "external\0"
    "available_externally\0"
    "linkonce\0"
    "weak_odr\0"
    "appending\0"
    "internal\0"
    "extern_weak\0"
    "common\0"
    "ModFlagBehavior\0"
    "warning\0"
    "require\0"
    "override\0"
    "append\0"
    "append_unique\0"
    "ModRefInfo\0"
    "readwrite\0"
    "ProfileSummaryFormatKind\0"
    "SampleProfile\0"
    "CSInstrProf\0"
    "towardzero\0"
    "tonearest\0"
    "tonearestaway\0"
    "invalid\0"
    "TailCallKind\0"
    "notail\0"
    "musttail\0"
    "UWTableKind\0"
    "UnnamedAddr\0"
    "local_unnamed_addr\0"
    "Visibility\0"
    "hidden\0"
    "protected\0"
    "numElements\0"
    "returnType\0"
    "varArg\0"
    "ppc_fp128\0"
    "addressSpace\0"
    "extTypeName\0"
    "typeParams\0"
    "intParams\0"
    "x86_amx\0"
    "alias\0"
    "access_group\0"
    "description\0"
    "alias_scope\0"
    "alias_scope_domain\0"
    "blockaddress\0"
    "blocktag\0"
    "CallingConv\0"
    "cconv\0"
    "from\0"
    "cgprofile_entry\0"
    "comdat\0"
    "constant_range\0"
    "libs\0"
    "dependent_libraries\0"
    "mayBeNull\0"
    "dereferenceable\0"
    "di_annotation\0"
    "sizeInBits\0"
    "di_basic_type\0"
    "decl\0"
    "di_common_block\0"
    "sourceLanguage\0"
    "producer\0"
    "isOptimized\0"
    "emissionKind\0"
    "nameTableKind\0"
    "splitDebugFilename\0"
    "di_compile_unit\0"
    "recId\0"
    "isRecSelf\0"
    "baseType\0"
    "alignInBits\0"
    "dataLocation\0"
    "allocated\0"
    "associated\0"
    "di_composite_type\0"
    "offsetInBits\0"
    "dwarfAddressSpace\0"
    "extraData\0"
    "di_derived_type\0"
    "operations\0"
    "di_expression\0"
    "opcode\0"
    "di_expression_elem\0"
    "directory\0"
    "di_file\0"
    "di_generic_subrange\0"
    "linkageName\0"
    "isLocalToUnit\0"
    "isDefined\0"
    "di_global_variable\0"
    "di_global_variable_expression\0"
    "di_imported_entity\0"
    "di_label\0"
    "di_lexical_block\0"
    "discriminator\0"
    "di_lexical_block_file\0"
    "di_local_variable\0"
    "configMacros\0"
    "includePath\0"
    "apinotes\0"
    "isDecl\0"
    "di_module\0"
    "exportSymbols\0"
    "di_namespace\0"
    "di_null_type\0"
    "stringLength\0"
    "stringLengthExp\0"
    "stringLocationExp\0"
    "di_string_type\0"
    "compileUnit\0"
    "scopeLine\0"
    "subprogramFlags\0"
    "retainedNodes\0"
    "annotations\0"
    "di_subprogram\0"
    "di_subrange\0"
    "callingConvention\0"
    "di_subroutine_type\0"
    "sym\0"
    "dso_local_equivalent\0"
    "framePointerKind\0"
    "linkage\0"
    "disableNonforced\0"
    "unrollAndJam\0"
    "mustProgress\0"
    "isVectorized\0"
    "startLoc\0"
    "endLoc\0"
    "parallelAccesses\0"
    "loop_annotation\0"
    "disable\0"
    "followupCoincident\0"
    "followupSequential\0"
    "followupFallback\0"
    "followupAll\0"
    "loop_distribute\0"
    "loop_interleave\0"
    "versioningDisable\0"
    "loop_licm\0"
    "loop_peeled\0"
    "initiationinterval\0"
    "loop_pipeline\0"
    "runtimeDisable\0"
    "full\0"
    "followupUnrolled\0"
    "followupRemainder\0"
    "loop_unroll\0"
    "followupOuter\0"
    "followupInner\0"
    "followupRemainderOuter\0"
    "followupRemainderInner\0"
    "loop_unroll_and_jam\0"
    "partialDisable\0"
    "loop_unswitch\0"
    "predicateEnable\0"
    "scalableEnable\0"
    "followupVectorized\0"
    "followupEpilogue\0"
    "loop_vectorize\0"
    "other\0"
    "argMem\0"
    "inaccessibleMem\0"
    "errnoMem\0"
    "targetMem0\0"
    "targetMem1\0"
    "memory_effects\0"
    "behavior\0"
    "mlir.module_flag\0"
    "num_elements\0"
    "mlir.workgroup_attribution\0"
    "prefix\0"
    "suffix\0"
    "mmra_tag\0"
    "total_count\0"
    "max_count\0"
    "max_internal_count\0"
    "max_function_count\0"
    "num_counts\0"
    "num_functions\0"
    "is_partial_profile\0"
    "partial_profile_ratio\0"
    "detailed_summary\0"
    "profile_summary\0"
    "cut_off\0"
    "min_count\0"
    "profile_summary_detailed\0"
    "tailCallKind\0"
    "tailcallkind\0"
    "chip\0"
    "target_features\0"
    "typeDesc\0"
    "tbaa_member\0"
    "tbaa_root\0"
    "access_type\0"
    "tbaa_tag\0"
    "members\0"
    "tbaa_type_desc\0"
    "undef\0"
    "uwtableKind\0"
    "is_signed\0"
    "vec_type_hint\0"
    "minRange\0"
    "maxRange\0"
    "vscale_range\0"
    "arraySize\0"
    "elem_type\0"
    "inalloca\0"
    "bin_op\0"
    "syncscope\0"
    "volatile_\0"
    "access_groups\0"
    "noalias_scopes\0"
    "tbaa\0"
    "block_addr\0"
    "op_bundle_operands\0"
    "var_callee_type\0"
    "fastmathFlags\0"
    "convergent\0"
    "no_unwind\0"
    "will_return\0"
    "op_bundle_tags\0"
    "always_inline\0"
    "inline_hint\0"
    "intrin",
    "success_ordering\0"
    "failure_ordering\0"
    "function_name\0"
    "container\0"
    "dso_local\0"
    "personality\0"
    "garbageCollector\0"
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
    "frame_pointer\0"
    "target_cpu\0"
    "tune_cpu\0"
    "reciprocal_estimates\0"
    "prefer_vector_width\0"
    "no_infs_fp_math\0"
    "no_nans_fp_math\0"
    "no_signed_zeros_fp_math\0"
    "denormal_fp_math\0"
    "denormal_fp_math_f32\0"
    "fp_contract\0"
    "instrument_function_entry\0"
    "instrument_function_exit\0"
    "optimize_none\0"
    "work_group_size_hint\0"
    "reqd_work_group_size\0"
    "intel_reqd_sub_group_size\0"
    "uwtable_kind\0"
    "dynamicIndices\0"
    "rawConstantIndices\0"
    "noWrapFlags\0"
    "succOperands\0"
    "successors\0"
    "asm_string\0"
    "constraints\0"
    "has_side_effects\0"
    "is_align_stack\0"
    "tail_call_kind\0"
    "asm_dialect\0"
    "operand_attrs\0"
    "is_int_min_poison\0"
    "fileName\0"
    "retvals\0"
    "align\0"
    "promise\0"
    "coroaddr\0"
    "fnaddrs\0"
    "save\0"
    "final\0"
    "is_zero_poison\0"
    "varInfo\0"
    "locationExpr\0"
    "type_info\0"
    "prob\0"
    "arg_0\0"
    "fpExceptionBehavior\0"
    "evl\0"
    "start\0"
    "bit\0"
    "power\0"
    "passthru\0"
    "ptrs\0"
    "pass_thru\0"
    "nontemporal\0"
    "isVolatile\0"
    "lhs_rows\0"
    "lhs_columns\0"
    "rhs_columns\0"
    "rw\0"
    "failureKind\0"
    "dest_list\0"
    "src_list\0"
    "arg_list\0"
    "srcvec\0"
    "dstvec\0"
    "vec1\0"
    "vec2\0"
    "start_value\0"
    "op1\0"
    "op2\0"
    "op3\0"
    "true_val\0"
    "false_val\0"
    "satrt_value\0"
    "normalDestOperands\0"
    "unwindDestOperands\0"
    "normalDest\0"
    "unwindDest\0"
    "invariant\0"
    "invariantGroup\0"
    "global_name\0"
    "alias_type\0"
    "thread_local_\0"
    "initializer\0"
    "global_type\0"
    "externally_initialized\0"
    "addr_space\0"
    "dbg_exprs\0"
    "target_specific_attrs\0"
    "ctors\0"
    "priorities\0"
    "dtors\0"
    "i_func_type\0"
    "resolver\0"
    "resolver_type\0"
    "isDisjoint\0"
    "trueValue\0"
    "falseValue\0"
    "nonNeg\0"
    "cos\0"
    "reassociation\0"
    "tagMemRef\0"
    "tagIndices\0"
    "static_output_shape\0"
    "aligned_pointer\0"
    "base_buffer\0"
    "atomic_body\0"
    "dynamicResultSize\0"
    "static_offsets\0"
    "byte_shift\0"
    "extern\0"
    "is_mutable\0"
    "consumeTokens\0"
    "produceToken\0"
    "MPI_ErrorClassEnum\0"
    "MPI_SUCCESS\0"
    "MPI_ERR_ACCESS\0"
    "MPI_ERR_AMODE\0"
    "MPI_ERR_ARG\0"
    "MPI_ERR_ASSERT\0"
    "MPI_ERR_BAD_FILE\0"
    "MPI_ERR_BASE\0"
    "MPI_ERR_BUFFER\0"
    "MPI_ERR_COMM\0"
    "MPI_ERR_CONVERSION\0"
    "MPI_ERR_COUNT\0"
    "MPI_ERR_DIMS\0"
    "MPI_ERR_DISP\0"
    "MPI_ERR_DUP_DATAREP\0"
    "MPI_ERR_ERRHANDLER\0"
    "MPI_ERR_FILE\0"
    "MPI_ERR_FILE_EXISTS\0"
    "MPI_ERR_FILE_IN_USE\0"
    "MPI_ERR_GROUP\0"
    "MPI_ERR_INFO\0"
    "MPI_ERR_INFO_KEY\0"
    "MPI_ERR_INFO_NOKEY\0"
    "MPI_ERR_INFO_VALUE\0"
    "MPI_ERR_IN_STATUS\0"
    "MPI_ERR_INTERN\0"
    "MPI_ERR_IO\0"
    "MPI_ERR_KEYVAL\0"
    "MPI_ERR_LOCKTYPE\0"
    "MPI_ERR_NAME\0"
    "MPI_ERR_NO_MEM\0"
    "MPI_ERR_NO_SPACE\0"
    "MPI_ERR_NO_SUCH_FILE\0"
    "MPI_ERR_NOT_SAME\0"
    "MPI_ERR_OP\0"
    "MPI_ERR_OTHER\0"
    "MPI_ERR_PENDING\0"
    "MPI_ERR_PORT\0"
    "MPI_ERR_PROC_ABORTED\0"
    "MPI_ERR_QUOTA\0"
    "MPI_ERR_RANK\0"
    "MPI_ERR_READ_ONLY\0"
    "MPI_ERR_REQUEST\0"
    "MPI_ERR_RMA_ATTACH\0"
    "MPI_ERR_RMA_CONFLICT\0"
    "MPI_ERR_RMA_FLAVOR\0"
    "MPI_ERR_RMA_RANGE\0"
    "MPI_ERR_RMA_SHARED\0"
    "MPI_ERR_RMA_SYNC\0"
    "MPI_ERR_ROOT\0"
    "MPI_ERR_SERVICE\0"
    "MPI_ERR_SESSION\0"
    "MPI_ERR_SIZE\0"
    "MPI_ERR_SPAWN\0"
    "MPI_ERR_TAG\0"
    "MPI_ERR_TOPOLOGY\0"
    "MPI_ERR_TRUNCATE\0"
    "MPI_ERR_TYPE\0"
    "MPI_ERR_UNKNOWN\0"
    "MPI_ERR_UNSUPPORTED_DATAREP\0"
    "MPI_ERR_UNSUPPORTED_OPERATION\0"
    "MPI_ERR_VALUE_TOO_LARGE\0"
    "MPI_ERR_WIN\0"
    "MPI_ERR_LASTCODE\0"
    "MPI_ReductionOpEnum\0"
    "MPI_OP_NULL\0"
    "MPI_MAX\0"
    "MPI_MIN\0"
    "MPI_SUM\0"
    "MPI_PROD\0"
    "MPI_LAND\0"
    "MPI_BAND\0"
    "MPI_LOR\0"
    "MPI_BOR\0"
    "MPI_LXOR\0"
    "MPI_BXOR\0"
    "MPI_MINLOC\0"
    "MPI_MAXLOC\0"
    "MPI_REPLACE\0"
    "request\0"
    "retval\0"
    "status\0"
    "errclass\0"
    "sendbuf\0"
    "recvbuf\0"
    "color\0"
    "newcomm\0"
    "req\0"
    "RcpRoundingMode\0"
    "approx\0"
    "rz\0"
    "TensorMapInterleaveKind\0"
    "interleave_16b\0"
    "interleave_32b\0"
    "TensorMapL2PromoKind\0"
    "l2promo_64b\0"
    "l2promo_128b\0"
    "l2promo_256b\0"
    "TensorMapOOBKind\0"
    "TensorMapSwizzleKind\0"
    "swizzle_32b\0"
    "swizzle_64b\0"
    "swizzle_128b\0"
    "device.async.token\0"
    "num_barriers\0"
    "mbarrier.group\0"
    "mbarrier.token\0"
    "swizzle\0"
    "l2promo\0"
    "oob\0"
    "tensormap.descriptor\0"
    "fragmented\0"
    "warpgroup.accumulator\0"
    "warpgroup.descriptor\0"
    "rcp_rounding_mode\0"
    "srcElements\0"
    "dstElements\0"
    "bypassL1\0"
    "inputTokens\0"
    "numGroups\0"
    "numTiles\0"
    "mbarId\0"
    "txcount\0"
    "mbarrierPointer\0"
    "waitComplete\0"
    "phaseParity\0"
    "ticks\0"
    "matrixA\0"
    "matrixB\0"
    "matrixC\0"
    "sparseMetadata\0"
    "mmaShape\0"
    "sparsitySelector\0"
    "tf32Enabled\0"
    "rounding\0"
    "ftz\0"
    "tensorMapDescriptor\0"
    "multicastMask\0"
    "boxDimensions\0"
    "tensorMap\0"
    "descriptorA\0"
    "descriptorB\0"
    "matrixD\0"
    "waitGroup\0"
    "transposeA\0"
    "transposeB\0"
    "BarrierReduction\0"
    "BlockScaleFormat\0"
    "ue8m0\0"
    "ue4m3\0"
    "CTAGroupKind\0"
    "cta_1\0"
    "cta_2\0"
    "CacheEvictionPriority\0"
    "evict_normal\0"
    "evict_first\0"
    "evict_last\0"
    "evict_unchanged\0"
    "no_allocate\0"
    "ClusterLaunchControlQueryType\0"
    "is_canceled\0"
    "get_first_cta_id_x\0"
    "get_first_cta_id_y\0"
    "get_first_cta_id_z\0"
    "DotAccumulateType\0"
    "FPRoundingMode\0"
    "rna\0"
    "GridDepActionKind\0"
    "launch_dependents\0"
    "LdStMatrixEltType\0"
    "b16\0"
    "b8\0"
    "b8x16.b6x16_p32\0"
    "b8x16.b4x16_p64",
    "LoadCacheModifierKind\0"
    "cg\0"
    "cv\0"
    "MMAB1Op\0"
    "xor_popc\0"
    "and_popc\0"
    "MMABlockScaleKind\0"
    "mxf8f6f4\0"
    "mxf4\0"
    "mxf4nvf4\0"
    "MMAFrag\0"
    "MMAIntOverflow\0"
    "satfinite\0"
    "wrapped\0"
    "MMALayout\0"
    "s8\0"
    "u8\0"
    "s32\0"
    "s4\0"
    "u4\0"
    "b1\0"
    "e3m2\0"
    "e2m3\0"
    "e2m1\0"
    "MatchSyncKind\0"
    "MemOrderKind\0"
    "relaxed\0"
    "mmio\0"
    "volatile\0"
    "MemScopeKind\0"
    "cta\0"
    "sys\0"
    "NVVMMemorySpace\0"
    "generic\0"
    "shared_cluster\0"
    "PermuteMode\0"
    "f4e\0"
    "b4e\0"
    "rc8\0"
    "ecr\0"
    "rc16\0"
    "PrefetchCacheLevel\0"
    "L2\0"
    "ProxyKind\0"
    "async.global\0"
    "async.shared\0"
    "tensormap\0"
    "SaturationMode\0"
    "ScaleVecSize\0"
    "x1\0"
    "SetMaxRegisterAction\0"
    "decrease\0"
    "increase\0"
    "SharedSpace\0"
    "ShflKind\0"
    "bfly\0"
    "TMALoadMode\0"
    "im2col\0"
    "im2col_w\0"
    "im2col_w_128\0"
    "tile_gather4\0"
    "TMAReduxKind\0"
    "dec\0"
    "TMAStoreMode\0"
    "tile_scatter4\0"
    "Tcgen05CpMulticast\0"
    "warpx2_02_13\0"
    "warpx2_01_23\0"
    "warpx4\0"
    "Tcgen05CpShape\0"
    "shape_128x256b\0"
    "shape_4x256b\0"
    "shape_128x128b\0"
    "shape_64x128b\0"
    "shape_32x128b\0"
    "Tcgen05CpSrcFormat\0"
    "Tcgen05FenceKind\0"
    "before\0"
    "Tcgen05LdStShape\0"
    "shape_16x64b\0"
    "shape_16x128b\0"
    "shape_16x256b\0"
    "shape_32x32b\0"
    "shape_16x32bx2\0"
    "Tcgen05MMABlockScale\0"
    "block16\0"
    "block32\0"
    "Tcgen05MMACollectorBBuffer\0"
    "b0\0"
    "b2\0"
    "b3\0"
    "Tcgen05MMACollectorOp\0"
    "discard\0"
    "lastuse\0"
    "fill\0"
    "Tcgen05MMAKind\0"
    "Tcgen05WaitKind\0"
    "VoteSyncKind\0"
    "uni\0"
    "WGMMAScaleIn\0"
    "neg\0"
    "WGMMAScaleOut\0"
    "WGMMATypes\0"
    "block_scale_format\0"
    "block_scale_kind\0"
    "cache_eviction_priority\0"
    "cluster_launch_control_query_type\0"
    "cta_group\0"
    "dot_accumulate_type\0"
    "fp_rnd_mode\0"
    "grid_dep_action\0"
    "ld_st_matrix_elt_type\0"
    "ld_st_matrix_shape\0"
    "load_cache_modifier\0"
    "match_sync_kind\0"
    "mem_order\0"
    "mem_scope\0"
    "mma_b1op\0"
    "mma_frag\0"
    "mma_int_overflow\0"
    "mma_layout\0"
    "permute_mode\0"
    "prefetch_cache_level\0"
    "proxy_kind\0"
    "sat_mode\0"
    "scale_vec_size\0"
    "shared_space\0"
    "shfl_kind\0"
    "verifyTarget\0"
    "tcgen05_cp_multicast\0"
    "tcgen05_cp_shape\0"
    "tcgen05_cp_src_fmt\0"
    "tcgen05_fence\0"
    "tcgen05_ldst_shape\0"
    "tcgen05_mma_block_scale\0"
    "tcgen05_mma_collectorb\0"
    "tcgen05_mma_collectorop\0"
    "tcgen05_mma_kind\0"
    "tcgen05_wait\0"
    "tma_load_mode\0"
    "tma_redux_kind\0"
    "tma_store_mode\0"
    "vote_sync_kind\0"
    "wgmma_scale_in\0"
    "wgmma_scale_out\0"
    "wgmma_type\0"
    "barrierId\0"
    "numberOfThreads\0"
    "reductionPredicate\0"
    "reductionOp\0"
    "aligned\0"
    "try_cancel_response\0"
    "smemAddress\0"
    "mbarrier\0"
    "rnd\0"
    "dstTy\0"
    "relu\0"
    "src_hi\0"
    "src_lo\0"
    "random_bits\0"
    "rbits\0"
    "srcType\0"
    "dstMem\0"
    "srcMem\0"
    "l2CacheHint\0"
    "byteMask\0"
    "mbar\0"
    "tmaDescriptor\0"
    "im2colOffsets\0"
    "redKind\0"
    "isCTAOnly\0"
    "noinc\0"
    "cpSize\0"
    "b_type\0"
    "b_hi\0"
    "membermask\0"
    "fromProxy\0"
    "toProxy\0"
    "readOnlyArgs\0"
    "readWriteArgs\0"
    "writeOnlyArgs\0"
    "ptxCode\0"
    "eltType\0"
    "thread_mask\0"
    "stateOrPhase\0"
    "phase\0"
    "operandA\0"
    "operandB\0"
    "operandC\0"
    "scaleAData\0"
    "byteIdA\0"
    "threadIdA\0"
    "scaleBData\0"
    "byteIdB\0"
    "threadIdB\0"
    "multiplicandAPtxType\0"
    "multiplicandBPtxType\0"
    "scaleVecSize\0"
    "blockScaleFormat\0"
    "orderedMetadata\0"
    "intOverflowBehavior\0"
    "b1Op\0"
    "layoutA\0"
    "layoutB\0"
    "duration\0"
    "maskedEventId\0"
    "eventId\0"
    "cacheLevel\0"
    "evictPriority\0"
    "in_param_space\0"
    "selector\0"
    "mask_and_clamp\0"
    "regCount\0"
    "return_value_and_is_valid\0"
    "initVal\0"
    "sources\0"
    "nCols\0"
    "taddr\0"
    "smem_desc\0"
    "srcFormat\0"
    "tmemAddr\0"
    "idesc\0"
    "enableInputD\0"
    "scaleInputD\0"
    "disableOutputLane\0"
    "ctaGroup\0"
    "collectorOp\0"
    "aShift\0"
    "blockScale\0"
    "zeroColMask\0"
    "collectorBBuffer\0"
    "startAddr\0"
    "leadingDimOffset\0"
    "strideDimOffset\0"
    "baseOffset\0"
    "leadingDimMode\0"
    "swizzleMode\0"
    "unpack\0"
    "inouts\0"
    "typeD\0"
    "scaleD\0"
    "eltype\0"
    "eltypeA\0"
    "eltypeB\0"
    "ClauseBindKind\0"
    "teams\0"
    "ClauseCancellationConstructType\0"
    "sections\0"
    "taskgroup\0"
    "ClauseDepend\0"
    "dependsource\0"
    "dependsink\0"
    "ClauseGrainsizeType\0"
    "ClauseMapFlags\0"
    "return_param\0"
    "priv\0"
    "literal\0"
    "close\0"
    "ompx_hold\0"
    "attach_always\0"
    "attach_none\0"
    "attach_auto\0"
    "ref_ptr\0"
    "ref_ptee\0"
    "ref_ptr_ptee\0"
    "is_device_ptr\0"
    "ClauseMemoryOrderKind\0"
    "ClauseNumTasksType\0"
    "ClauseNumThreadsType\0"
    "ClauseOrderKind\0"
    "concurrent\0"
    "ClauseProcBindKind\0"
    "primary\0"
    "master\0"
    "spread\0"
    "ClauseRequires\0"
    "reverse_offload\0"
    "unified_address\0"
    "unified_shared_memory\0"
    "dynamic_allocators\0"
    "ClauseScheduleKind\0"
    "guided\0"
    "runtime\0"
    "ClauseTaskDepend\0"
    "taskdependin\0"
    "taskdependout\0"
    "taskdependinout\0"
    "taskdependmutexinoutset\0"
    "taskdependinoutset\0"
    "DataSharingClauseType\0"
    "DeclareTargetCaptureClause\0"
    "enter\0"
    "DeclareTargetDeviceType\0"
    "OrderModifier\0"
    "reproducible\0"
    "unconstrained\0"
    "ReductionModifier\0"
    "defaultmod\0"
    "inscan\0"
    "task\0"
    "ScheduleModifier\0"
    "nonmonotonic\0"
    "TargetRegionFlags\0"
    "spmd\0"
    "trip_count\0"
    "no_loop\0"
    "VariableCaptureKind\0"
    "This\0"
    "ByRef\0"
    "ByCopy\0"
    "VLAType\0"
    "cli\0"
    "map_bounds_ty\0"
    "ignore_denormal_mode\0"
    "fine_grained_memory\0"
    "remote_memory\0"
    "atomic_control\0"
    "cancellationconstructtype\0"
    "capture_clause\0"
    "clause_depend\0"
    "clause_map_flags\0"
    "clause_requires\0"
    "clause_task_depend\0"
    "data_sharing_type\0"
    "automap\0"
    "declaretarget\0"
    "debug_kind\0"
    "assume_teams_oversubscription\0"
    "assume_threads_oversubscription",
    "assume_no_thread_state\0"
    "assume_no_nested_parallelism\0"
    "no_gpu_lib\0"
    "openmp_device_version\0"
    "grainsizetype\0"
    "memoryorderkind\0"
    "numtaskstype\0"
    "numthreadstype\0"
    "order_mod\0"
    "procbindkind\0"
    "reduction_modifier\0"
    "sched_mod\0"
    "schedulekind\0"
    "variable_capture_kind\0"
    "varList\0"
    "allocator\0"
    "memory_order\0"
    "if_expr\0"
    "cancel_directive\0"
    "tripCount\0"
    "map_vars\0"
    "byref_element_type\0"
    "allocRegion\0"
    "initializerRegion\0"
    "reductionRegion\0"
    "atomicReductionRegion\0"
    "cleanupRegion\0"
    "dataPtrPtrRegion\0"
    "allocate_vars\0"
    "allocator_vars\0"
    "dist_schedule_chunk_size\0"
    "dist_schedule_static\0"
    "private_needs_barrier\0"
    "reduction_mod\0"
    "loop_lower_bounds\0"
    "loop_upper_bounds\0"
    "loop_steps\0"
    "collapse_num_loops\0"
    "loop_inclusive\0"
    "lower_bound\0"
    "start_idx\0"
    "stride_in_bytes\0"
    "var_ptr\0"
    "var_ptr_ptr\0"
    "omp_ptr\0"
    "var_type\0"
    "map_type\0"
    "map_capture_type\0"
    "members_index\0"
    "mapper_id\0"
    "partial_map\0"
    "filtered_thread_id\0"
    "doacross_depend_vars\0"
    "doacross_depend_type\0"
    "doacross_num_loops\0"
    "par_level_simd\0"
    "proc_bind_kind\0"
    "init_region\0"
    "copy_region\0"
    "dealloc_region\0"
    "inclusive_vars\0"
    "exclusive_vars\0"
    "nowait\0"
    "aligned_vars\0"
    "linear_vars\0"
    "linear_step_vars\0"
    "nontemporal_vars\0"
    "alignments\0"
    "linear_var_types\0"
    "safelen\0"
    "simdlen\0"
    "copyprivate_vars\0"
    "copyprivate_syms\0"
    "has_device_addr_vars\0"
    "host_eval_vars\0"
    "in_reduction_vars\0"
    "is_device_ptr_vars\0"
    "thread_limit\0"
    "bare\0"
    "depend_kinds\0"
    "in_reduction_byref\0"
    "in_reduction_syms\0"
    "private_maps\0"
    "typeparams\0"
    "in_type\0"
    "uniq_name\0"
    "bindc_name\0"
    "use_device_addr_vars\0"
    "use_device_ptr_vars\0"
    "heapref\0"
    "event_handle\0"
    "mergeable\0"
    "untied\0"
    "task_reduction_vars\0"
    "task_reduction_byref\0"
    "task_reduction_syms\0"
    "grainsize\0"
    "num_tasks\0"
    "grainsize_mod\0"
    "nogroup\0"
    "num_tasks_mod\0"
    "num_teams_lower\0"
    "num_teams_upper\0"
    "sym_addr\0"
    "tls_addr\0"
    "generatees\0"
    "applyees\0"
    "applyee\0"
    "schedule_chunk\0"
    "schedule_kind\0"
    "schedule_mod\0"
    "schedule_simd\0"
    "isNegated\0"
    "opValue\0"
    "operandValues\0"
    "typeValues\0"
    "opName\0"
    "benefit\0"
    "replOperation\0"
    "replValues\0"
    "externalArgs\0"
    "constantType\0"
    "constantTypes\0"
    "constantValue\0"
    "inputOp\0"
    "compareAtLeast\0"
    "inputOperands\0"
    "inputAttributes\0"
    "inputResultTypes\0"
    "resultOp\0"
    "inputAttributeNames\0"
    "inferredResultTypes\0"
    "successor\0"
    "matchedOps\0"
    "rewriter\0"
    "rootKind\0"
    "generatedOps\0"
    "caseValues\0"
    "defaultDest\0"
    "PtrAddFlags\0"
    "PtrDiffFlags\0"
    "ptr_metadata\0"
    "generic_space\0"
    "null\0"
    "preferred\0"
    "globalPtr\0"
    "ldsPtr\0"
    "cpol\0"
    "srcA\0"
    "byteSel\0"
    "srcB\0"
    "wordSel\0"
    "scaleSel\0"
    "src0\0"
    "oldVdst\0"
    "srcSelIndex\0"
    "dstLoHiSel\0"
    "srcLoHiSel\0"
    "dstSelIndex\0"
    "seed\0"
    "barrierPtr\0"
    "aux\0"
    "numRecords\0"
    "in0\0"
    "in1\0"
    "fi\0"
    "boundControl\0"
    "soffset\0"
    "vdata\0"
    "voffset\0"
    "memberCnt\0"
    "bitfield\0"
    "dgroup0\0"
    "dgroup1\0"
    "dgroup2\0"
    "dgroup3\0"
    "cachePolicy\0"
    "dppCtrl\0"
    "rowMask\0"
    "bankMask\0"
    "boundCtrl\0"
    "opsel\0"
    "signA\0"
    "signB\0"
    "modC\0"
    "reuseA\0"
    "reuseB\0"
    "fmtA\0"
    "fmtB\0"
    "scaleAType\0"
    "fmtScaleA\0"
    "scaleBType\0"
    "fmtScaleB\0"
    "initArgs\0"
    "unsignedCmp\0"
    "dynamicLowerBound\0"
    "dynamicUpperBound\0"
    "dynamicStep\0"
    "staticLowerBound\0"
    "staticUpperBound\0"
    "staticStep\0"
    "mapping\0"
    "initVals\0"
    "value_shape\0"
    "witness\0"
    "doRegion\0"
    "passing\0"
    "extents\0"
    "arg0\0"
    "arg1\0"
    "head\0"
    "ReductionKind\0"
    "average\0"
    "bitwise_and\0"
    "bitwise_or\0"
    "bitwise_xor\0"
    "sharding\0"
    "axisarray\0"
    "partial\0"
    "grid\0"
    "grid_axes\0"
    "gather_axis\0"
    "slice_axis\0"
    "split_axis\0"
    "concat_axis\0"
    "root_dynamic\0"
    "neighbor_down\0"
    "neighbor_up\0"
    "split_axes\0"
    "source_dynamic\0"
    "scatter_axis\0"
    "destination_dynamic\0"
    "destination\0"
    "annotate_for_users\0"
    "dims_dynamic\0"
    "device_dynamic\0"
    "dynamic_sharded_dims_offsets\0"
    "dynamic_halo_sizes\0"
    "static_sharded_dims_offsets\0"
    "static_halo_sizes\0"
    "shift_axis\0"
    "BVCmpPredicate\0"
    "IntPredicate\0"
    "domainType\0"
    "rangeType\0"
    "bv\0"
    "domainTypes\0"
    "identifier\0"
    "sortParams\0"
    "lowBit\0"
    "unknownRegion\0"
    "unsatRegion\0"
    "namePrefix\0"
    "weight\0"
    "noPattern\0"
    "boundVarNames\0"
    "thenValue\0"
    "elseValue\0"
    "logic\0"
    "CrdTransDirectionKind\0"
    "dim_to_lvl\0"
    "lvl_to_dim\0"
    "SparseTensorSortKind\0"
    "hybrid_quick_sort\0"
    "insertion_sort_stable\0"
    "heap_sort\0"
    "StorageSpecifierKind\0"
    "lvl_sz\0"
    "pos_mem_sz\0"
    "crd_mem_sz\0"
    "val_mem_sz\0"
    "dim_offset\0"
    "dim_stride\0"
    "loLvl\0"
    "hiLvl\0"
    "iter_space\0"
    "iterator\0"
    "storage_specifier\0"
    "CrdTransDirection\0"
    "SparseTensorSortAlgorithm\0"
    "lvlTypes\0"
    "dimToLvl\0"
    "lvlToDim\0"
    "posWidth\0"
    "crdWidth\0"
    "explicitVal\0"
    "implicitVal\0"
    "dimSlices\0"
    "slice\0"
    "left_identity\0"
    "right_identity\0"
    "overlapRegion\0"
    "leftRegion\0"
    "rightRegion\0"
    "iterSpaces\0"
    "crdUsedLvls\0"
    "filled\0"
    "lvlCoords\0"
    "in_crds\0"
    "out_crds\0"
    "direction\0"
    "encoder\0"
    "out_levels\0"
    "out_values\0"
    "ret_levels\0"
    "ret_values\0"
    "lvl_lens\0"
    "val_len\0"
    "parentIter\0"
    "extractedSpace\0"
    "iterSpace\0"
    "hasInserts\0"
    "curSize\0"
    "inBuffer\0"
    "outBuffer\0"
    "newSize\0"
    "input_coo\0"
    "result_coo\0"
    "perm_map\0"
    "specifierKind\0"
    "presentRegion\0"
    "absentRegion\0"
    "AddressingModel\0"
    "Physical32\0"
    "Physical64\0"
    "PhysicalStorageBuffer64\0"
    "BuiltIn\0"
    "ClipDistance\0"
    "CullDistance\0"
    "VertexId",
    "InstanceId\0"
    "PrimitiveId\0"
    "TessLevelOuter\0"
    "TessLevelInner\0"
    "TessCoord\0"
    "PatchVertices\0"
    "FragCoord\0"
    "PointCoord\0"
    "FrontFacing\0"
    "SampleId\0"
    "SamplePosition\0"
    "SampleMask\0"
    "FragDepth\0"
    "NumWorkgroups\0"
    "GlobalInvocationId\0"
    "LocalInvocationIndex\0"
    "WorkDim\0"
    "GlobalSize\0"
    "EnqueuedWorkgroupSize\0"
    "GlobalOffset\0"
    "GlobalLinearId\0"
    "SubgroupSize\0"
    "SubgroupMaxSize\0"
    "NumSubgroups\0"
    "NumEnqueuedSubgroups\0"
    "SubgroupId\0"
    "SubgroupLocalInvocationId\0"
    "VertexIndex\0"
    "InstanceIndex\0"
    "SubgroupEqMask\0"
    "SubgroupGeMask\0"
    "SubgroupGtMask\0"
    "SubgroupLeMask\0"
    "SubgroupLtMask\0"
    "BaseVertex\0"
    "BaseInstance\0"
    "DrawIndex\0"
    "PrimitiveShadingRateKHR\0"
    "DeviceIndex\0"
    "ViewIndex\0"
    "BaryCoordNoPerspAMD\0"
    "BaryCoordNoPerspCentroidAMD\0"
    "BaryCoordNoPerspSampleAMD\0"
    "BaryCoordSmoothAMD\0"
    "BaryCoordSmoothCentroidAMD\0"
    "BaryCoordSmoothSampleAMD\0"
    "BaryCoordPullModelAMD\0"
    "FragStencilRefEXT\0"
    "SecondaryPositionNV\0"
    "SecondaryViewportMaskNV\0"
    "PositionPerViewNV\0"
    "ViewportMaskPerViewNV\0"
    "BaryCoordKHR\0"
    "BaryCoordNoPerspKHR\0"
    "FragSizeEXT\0"
    "FragInvocationCountEXT\0"
    "PrimitivePointIndicesEXT\0"
    "PrimitiveLineIndicesEXT\0"
    "PrimitiveTriangleIndicesEXT\0"
    "CullPrimitiveEXT\0"
    "LaunchIdKHR\0"
    "LaunchSizeKHR\0"
    "WorldRayOriginKHR\0"
    "WorldRayDirectionKHR\0"
    "ObjectRayOriginKHR\0"
    "ObjectRayDirectionKHR\0"
    "RayTminKHR\0"
    "RayTmaxKHR\0"
    "InstanceCustomIndexKHR\0"
    "ObjectToWorldKHR\0"
    "WorldToObjectKHR\0"
    "HitTNV\0"
    "HitKindKHR\0"
    "CurrentRayTimeNV\0"
    "IncomingRayFlagsKHR\0"
    "RayGeometryIndexKHR\0"
    "WarpsPerSMNV\0"
    "SMCountNV\0"
    "WarpIDNV\0"
    "SMIDNV\0"
    "Kernel\0"
    "Float16\0"
    "Float64\0"
    "Int64\0"
    "Int16\0"
    "Int8\0"
    "Sampled1D\0"
    "SampledBuffer\0"
    "GroupNonUniform\0"
    "ShaderLayer\0"
    "ShaderViewportIndex\0"
    "UniformDecoration\0"
    "SubgroupVoteKHR\0"
    "StorageBuffer16BitAccess\0"
    "StoragePushConstant16\0"
    "StorageInputOutput16\0"
    "DeviceGroup\0"
    "AtomicStorageOps\0"
    "SampleMaskPostDepthCoverage\0"
    "StoragePushConstant8\0"
    "DenormPreserve\0"
    "DenormFlushToZero\0"
    "SignedZeroInfNanPreserve\0"
    "RoundingModeRTE\0"
    "RoundingModeRTZ\0"
    "ImageFootprintNV\0"
    "FragmentBarycentricKHR\0"
    "MeshShadingEXT\0"
    "ComputeDerivativeGroupQuadsNV\0"
    "GroupNonUniformPartitionedNV\0"
    "VulkanMemoryModel\0"
    "VulkanMemoryModelDeviceScope\0"
    "ComputeDerivativeGroupLinearNV\0"
    "BindlessTextureNV\0"
    "SubgroupShuffleINTEL\0"
    "SubgroupBufferBlockIOINTEL\0"
    "SubgroupImageBlockIOINTEL\0"
    "SubgroupImageMediaBlockIOINTEL\0"
    "RoundToInfinityINTEL\0"
    "FunctionPointersINTEL\0"
    "IndirectReferencesINTEL\0"
    "AsmINTEL\0"
    "AtomicFloat32MinMaxEXT\0"
    "AtomicFloat64MinMaxEXT\0"
    "AtomicFloat16MinMaxEXT\0"
    "VectorAnyINTEL\0"
    "ExpectAssumeKHR\0"
    "SubgroupAvcMotionEstimationINTEL\0"
    "SubgroupAvcMotionEstimationIntraINTEL\0"
    "SubgroupAvcMotionEstimationChromaINTEL\0"
    "VariableLengthArrayINTEL\0"
    "FunctionFloatControlINTEL\0"
    "FPGAMemoryAttributesINTEL\0"
    "ArbitraryPrecisionIntegersINTEL\0"
    "ArbitraryPrecisionFloatingPointINTEL\0"
    "UnstructuredLoopControlsINTEL\0"
    "FPGALoopControlsINTEL\0"
    "FPGAKernelAttributesINTEL\0"
    "FPGAMemoryAccessesINTEL\0"
    "FPGAClusterAttributesINTEL\0"
    "LoopFuseINTEL\0"
    "MemoryAccessAliasingINTEL\0"
    "FPGABufferLocationINTEL\0"
    "ArbitraryPrecisionFixedPointINTEL\0"
    "USMStorageClassesINTEL\0"
    "IOPipesINTEL\0"
    "BlockingPipesALTERA\0"
    "FPGARegINTEL\0"
    "DotProductInputAll\0"
    "DotProductInput4x8BitPacked\0"
    "DotProduct\0"
    "RayCullMaskKHR\0"
    "ReplicatedCompositesEXT\0"
    "BitInstructions\0"
    "AtomicFloat32AddEXT\0"
    "AtomicFloat64AddEXT\0"
    "LongConstantCompositeINTEL\0"
    "OptNoneINTEL\0"
    "AtomicFloat16AddEXT\0"
    "DebugInfoModuleINTEL\0"
    "SplitBarrierINTEL\0"
    "GroupUniformArithmeticKHR\0"
    "Vector16\0"
    "Float16Buffer\0"
    "Int64Atomics\0"
    "ImageBasic\0"
    "Pipes\0"
    "DeviceEnqueue\0"
    "LiteralSampler\0"
    "GenericPointer\0"
    "Image1D\0"
    "ImageBuffer\0"
    "NamedBarrier\0"
    "GroupNonUniformVote\0"
    "GroupNonUniformArithmetic\0"
    "GroupNonUniformShuffleRelative\0"
    "GroupNonUniformClustered\0"
    "GroupNonUniformQuad\0"
    "StorageUniform16\0"
    "UniformAndStorageBuffer8BitAccess\0"
    "UniformTexelBufferArrayDynamicIndexing\0"
    "VectorComputeINTEL\0"
    "FPFastMathModeINTEL\0"
    "DotProductInput4x8Bit\0"
    "Geometry\0"
    "Tessellation\0"
    "ImageReadWrite\0"
    "ImageMipmap\0"
    "AtomicStorage\0"
    "ImageGatherExtended\0"
    "StorageImageMultisample\0"
    "UniformBufferArrayDynamicIndexing\0"
    "SampledImageArrayDynamicIndexing\0"
    "StorageBufferArrayDynamicIndexing\0"
    "StorageImageArrayDynamicIndexing\0"
    "SampleRateShading\0"
    "SampledRect\0"
    "InputAttachment\0"
    "SparseResidency\0"
    "MinLod\0"
    "SampledCubeArray\0"
    "ImageMSArray\0"
    "StorageImageExtendedFormats\0"
    "ImageQuery\0"
    "DerivativeControl\0"
    "InterpolationFunction\0"
    "TransformFeedback\0"
    "StorageImageReadWithoutFormat\0"
    "StorageImageWriteWithoutFormat\0"
    "SubgroupDispatch\0"
    "PipeStorage\0"
    "FragmentShadingRateKHR\0"
    "DrawParameters\0"
    "WorkgroupMemoryExplicitLayoutKHR",
    "WorkgroupMemoryExplicitLayout16BitAccessKHR\0"
    "MultiView\0"
    "VariablePointersStorageBuffer\0"
    "RayQueryProvisionalKHR\0"
    "RayQueryKHR\0"
    "RayTracingKHR\0"
    "Float16ImageAMD\0"
    "ImageGatherBiasLodAMD\0"
    "FragmentMaskAMD\0"
    "StencilExportEXT\0"
    "ImageReadWriteLodAMD\0"
    "Int64ImageEXT\0"
    "ShaderClockKHR\0"
    "FragmentFullyCoveredEXT\0"
    "FragmentDensityEXT\0"
    "ShaderNonUniform\0"
    "RuntimeDescriptorArray\0"
    "StorageTexelBufferArrayDynamicIndexing\0"
    "RayTracingNV\0"
    "RayTracingMotionBlurNV\0"
    "PhysicalStorageBufferAddresses\0"
    "RayTracingProvisionalKHR\0"
    "FragmentShaderSampleInterlockEXT\0"
    "FragmentShaderShadingRateInterlockEXT\0"
    "ShaderSMBuiltinsNV\0"
    "FragmentShaderPixelInterlockEXT\0"
    "DemoteToHelperInvocation\0"
    "IntegerFunctions2INTEL\0"
    "TessellationPointSize\0"
    "GeometryPointSize\0"
    "ImageCubeArray\0"
    "ImageRect\0"
    "GeometryStreams\0"
    "MultiViewport\0"
    "TensorsARM\0"
    "StorageTensorArrayDynamicIndexingEXT\0"
    "StorageTensorArrayNonUniformIndexingEXT\0"
    "WorkgroupMemoryExplicitLayout8BitAccessKHR\0"
    "VariablePointers\0"
    "RayTraversalPrimitiveCullingKHR\0"
    "SampleMaskOverrideCoverageNV\0"
    "GeometryShaderPassthroughNV\0"
    "PerViewAttributesNV\0"
    "InputAttachmentArrayDynamicIndexing\0"
    "UniformBufferArrayNonUniformIndexing\0"
    "SampledImageArrayNonUniformIndexing\0"
    "StorageBufferArrayNonUniformIndexing\0"
    "StorageImageArrayNonUniformIndexing\0"
    "InputAttachmentArrayNonUniformIndexing\0"
    "UniformTexelBufferArrayNonUniformIndexing\0"
    "StorageTexelBufferArrayNonUniformIndexing\0"
    "ShaderViewportIndexLayerEXT\0"
    "ShaderViewportMaskNV\0"
    "ShaderStereoViewNV\0"
    "Bfloat16ConversionINTEL\0"
    "CacheControlsINTEL\0"
    "BFloat16TypeKHR\0"
    "BFloat16DotProductKHR\0"
    "BFloat16CooperativeMatrixKHR\0"
    "TensorFloat32RoundingINTEL\0"
    "ClientAPI\0"
    "Metal\0"
    "OpenCL\0"
    "Vulkan\0"
    "WebGPU\0"
    "CooperativeMatrixLayoutKHR\0"
    "RowMajor\0"
    "ColumnMajor\0"
    "CooperativeMatrixOperandsKHR\0"
    "ASigned\0"
    "BSigned\0"
    "CSigned\0"
    "ResultSigned\0"
    "CooperativeMatrixUseKHR\0"
    "MatrixA\0"
    "MatrixB\0"
    "MatrixAcc\0"
    "RelaxedPrecision\0"
    "SpecId\0"
    "BufferBlock\0"
    "ColMajor\0"
    "ArrayStride\0"
    "MatrixStride\0"
    "GLSLShared\0"
    "GLSLPacked\0"
    "CPacked\0"
    "NoPerspective\0"
    "Flat\0"
    "Patch\0"
    "Centroid\0"
    "Sample\0"
    "Invariant\0"
    "Restrict\0"
    "Aliased\0"
    "Coherent\0"
    "NonWritable\0"
    "NonReadable\0"
    "UniformId\0"
    "SaturatedConversion\0"
    "Stream\0"
    "Component\0"
    "Binding\0"
    "DescriptorSet\0"
    "XfbBuffer\0"
    "XfbStride\0"
    "FuncParamAttr\0"
    "FPFastMathMode\0"
    "LinkageAttributes\0"
    "NoContraction\0"
    "InputAttachmentIndex\0"
    "Alignment\0"
    "MaxByteOffset\0"
    "AlignmentId\0"
    "MaxByteOffsetId\0"
    "NoSignedWrap\0"
    "NoUnsignedWrap\0"
    "ExplicitInterpAMD\0"
    "SecondaryViewportRelativeNV\0"
    "PerPrimitiveEXT\0"
    "PerVertexKHR\0"
    "RestrictPointer\0"
    "AliasedPointer\0"
    "BindlessSamplerNV\0"
    "BindlessImageNV\0"
    "BoundSamplerNV\0"
    "BoundImageNV\0"
    "SIMTCallINTEL\0"
    "ReferencedIndirectlyINTEL\0"
    "ClobberINTEL\0"
    "SideEffectsINTEL\0"
    "VectorComputeVariableINTEL\0"
    "FuncParamIOKindINTEL\0"
    "VectorComputeFunctionINTEL\0"
    "StackCallINTEL\0"
    "GlobalVariableOffsetINTEL\0"
    "CounterBuffer\0"
    "UserSemantic\0"
    "UserTypeGOOGLE\0"
    "FunctionRoundingModeINTEL\0"
    "FunctionDenormModeINTEL\0"
    "RegisterINTEL\0"
    "MemoryINTEL\0"
    "NumbanksINTEL\0"
    "BankwidthINTEL\0"
    "MaxPrivateCopiesINTEL\0"
    "SinglepumpINTEL\0"
    "DoublepumpINTEL\0"
    "MaxReplicatesINTEL\0"
    "SimpleDualPortINTEL\0"
    "MergeINTEL\0"
    "BankBitsINTEL\0"
    "ForcePow2DepthINTEL\0"
    "BurstCoalesceINTEL\0"
    "CacheSizeINTEL\0"
    "DontStaticallyCoalesceINTEL\0"
    "PrefetchINTEL\0"
    "StallEnableINTEL\0"
    "FuseLoopsInFunctionINTEL\0"
    "AliasScopeINTEL\0"
    "NoAliasINTEL\0"
    "IOPipeStorageINTEL\0"
    "FunctionFloatingPointModeINTEL\0"
    "SingleElementVectorINTEL\0"
    "VectorComputeCallableFunctionINTEL\0"
    "CacheControlLoadINTEL\0"
    "CacheControlStoreINTEL\0"
    "Other\0"
    "IntegratedGPU\0"
    "DiscreteGPU\0"
    "CPU\0"
    "Dim1D\0"
    "Dim2D\0"
    "Dim3D\0"
    "Cube\0"
    "SubpassData\0"
    "Invocations\0"
    "SpacingEqual\0"
    "SpacingFractionalEven\0"
    "SpacingFractionalOdd\0"
    "VertexOrderCw\0"
    "VertexOrderCcw\0"
    "PixelCenterInteger\0"
    "OriginUpperLeft\0"
    "OriginLowerLeft\0"
    "EarlyFragmentTests\0"
    "PointMode\0"
    "Xfb\0"
    "DepthReplacing\0"
    "DepthGreater\0"
    "DepthLess\0"
    "DepthUnchanged\0"
    "LocalSize\0"
    "LocalSizeHint\0"
    "InputPoints\0"
    "InputLines\0"
    "InputLinesAdjacency\0"
    "Triangles\0"
    "InputTrianglesAdjacency\0"
    "Quads\0"
    "Isolines\0"
    "OutputVertices\0"
    "OutputPoints\0"
    "OutputLineStrip\0"
    "OutputTriangleStrip\0"
    "VecTypeHint\0"
    "ContractionOff\0"
    "Initializer\0"
    "Finalizer\0"
    "SubgroupsPerWorkgroup\0"
    "SubgroupsPerWorkgroupId\0"
    "LocalSizeId\0"
    "LocalSizeHintId\0"
    "SubgroupUniformControlFlowKHR\0"
    "EarlyAndLateFragmentTestsAMD\0"
    "StencilRefReplacingEXT\0"
    "StencilRefUnchangedFrontAMD\0"
    "StencilRefGreaterFrontAMD\0"
    "StencilRefLessFrontAMD\0"
    "StencilRefUnchangedBackAMD\0"
    "StencilRefGreaterBackAMD\0"
    "StencilRefLessBackAMD\0"
    "OutputLinesEXT\0"
    "OutputPrimitivesEXT\0"
    "OutputTrianglesEXT",
    "PixelInterlockOrderedEXT\0"
    "PixelInterlockUnorderedEXT\0"
    "SampleInterlockOrderedEXT\0"
    "SampleInterlockUnorderedEXT\0"
    "ShadingRateInterlockOrderedEXT\0"
    "ShadingRateInterlockUnorderedEXT\0"
    "SharedLocalMemorySizeINTEL\0"
    "RoundingModeRTPINTEL\0"
    "RoundingModeRTNINTEL\0"
    "FloatingPointModeALTINTEL\0"
    "FloatingPointModeIEEEINTEL\0"
    "MaxWorkgroupSizeINTEL\0"
    "MaxWorkDimINTEL\0"
    "NoGlobalOffsetINTEL\0"
    "NumSIMDWorkitemsINTEL\0"
    "SchedulerTargetFmaxMhzINTEL\0"
    "StreamingInterfaceINTEL\0"
    "NamedBarrierCountINTEL\0"
    "ExecutionModel\0"
    "TessellationControl\0"
    "TessellationEvaluation\0"
    "Fragment\0"
    "GLCompute\0"
    "RayGenerationKHR\0"
    "IntersectionKHR\0"
    "AnyHitKHR\0"
    "ClosestHitKHR\0"
    "MissKHR\0"
    "CallableKHR\0"
    "TaskEXT\0"
    "MeshEXT\0"
    "SPV_KHR_16bit_storage\0"
    "SPV_KHR_8bit_storage\0"
    "SPV_KHR_device_group\0"
    "SPV_KHR_float_controls\0"
    "SPV_KHR_physical_storage_buffer\0"
    "SPV_KHR_multiview\0"
    "SPV_KHR_no_integer_wrap_decoration\0"
    "SPV_KHR_post_depth_coverage\0"
    "SPV_KHR_shader_atomic_counter_ops\0"
    "SPV_KHR_shader_ballot\0"
    "SPV_KHR_shader_clock\0"
    "SPV_KHR_shader_draw_parameters\0"
    "SPV_KHR_storage_buffer_storage_class\0"
    "SPV_KHR_subgroup_vote\0"
    "SPV_KHR_variable_pointers\0"
    "SPV_KHR_vulkan_memory_model\0"
    "SPV_KHR_expect_assume\0"
    "SPV_KHR_integer_dot_product\0"
    "SPV_KHR_bit_instructions\0"
    "SPV_KHR_fragment_shading_rate\0"
    "SPV_KHR_workgroup_memory_explicit_layout\0"
    "SPV_KHR_ray_query\0"
    "SPV_KHR_ray_tracing\0"
    "SPV_KHR_subgroup_uniform_control_flow\0"
    "SPV_KHR_linkonce_odr\0"
    "SPV_KHR_fragment_shader_barycentric\0"
    "SPV_KHR_ray_cull_mask\0"
    "SPV_KHR_uniform_group_instructions\0"
    "SPV_KHR_subgroup_rotate\0"
    "SPV_KHR_non_semantic_info\0"
    "SPV_KHR_terminate_invocation\0"
    "SPV_KHR_cooperative_matrix\0"
    "SPV_KHR_bfloat16\0"
    "SPV_EXT_demote_to_helper_invocation\0"
    "SPV_EXT_descriptor_indexing\0"
    "SPV_EXT_fragment_fully_covered\0"
    "SPV_EXT_fragment_invocation_density\0"
    "SPV_EXT_fragment_shader_interlock\0"
    "SPV_EXT_physical_storage_buffer\0"
    "SPV_EXT_shader_stencil_export\0"
    "SPV_EXT_shader_viewport_index_layer\0"
    "SPV_EXT_shader_atomic_float_add\0"
    "SPV_EXT_shader_atomic_float_min_max\0"
    "SPV_EXT_shader_image_int64\0"
    "SPV_EXT_shader_atomic_float16_add\0"
    "SPV_EXT_mesh_shader\0"
    "SPV_EXT_replicated_composites\0"
    "SPV_ARM_tensors\0"
    "SPV_ARM_graph\0"
    "SPV_AMD_gpu_shader_half_float_fetch\0"
    "SPV_AMD_shader_ballot\0"
    "SPV_AMD_shader_explicit_vertex_parameter\0"
    "SPV_AMD_shader_fragment_mask\0"
    "SPV_AMD_shader_image_load_store_lod\0"
    "SPV_AMD_texture_gather_bias_lod\0"
    "SPV_AMD_shader_early_and_late_fragment_tests\0"
    "SPV_GOOGLE_decorate_string\0"
    "SPV_GOOGLE_hlsl_functionality1\0"
    "SPV_GOOGLE_user_type\0"
    "SPV_INTEL_device_side_avc_motion_estimation\0"
    "SPV_INTEL_media_block_io\0"
    "SPV_INTEL_shader_integer_functions2\0"
    "SPV_INTEL_subgroups\0"
    "SPV_INTEL_vector_compute\0"
    "SPV_INTEL_float_controls2\0"
    "SPV_INTEL_function_pointers\0"
    "SPV_INTEL_inline_assembly\0"
    "SPV_INTEL_variable_length_array\0"
    "SPV_INTEL_fpga_memory_attributes\0"
    "SPV_INTEL_unstructured_loop_controls\0"
    "SPV_INTEL_fpga_loop_controls\0"
    "SPV_INTEL_arbitrary_precision_integers\0"
    "SPV_INTEL_arbitrary_precision_floating_point\0"
    "SPV_INTEL_kernel_attributes\0"
    "SPV_INTEL_fpga_memory_accesses\0"
    "SPV_INTEL_fpga_cluster_attributes\0"
    "SPV_INTEL_loop_fuse\0"
    "SPV_INTEL_fpga_buffer_location\0"
    "SPV_INTEL_arbitrary_precision_fixed_point\0"
    "SPV_INTEL_usm_storage_classes\0"
    "SPV_INTEL_io_pipes\0"
    "SPV_ALTERA_blocking_pipes\0"
    "SPV_INTEL_fpga_reg\0"
    "SPV_INTEL_long_constant_composite\0"
    "SPV_INTEL_optnone\0"
    "SPV_INTEL_debug_module\0"
    "SPV_INTEL_fp_fast_math_mode\0"
    "SPV_INTEL_memory_access_aliasing\0"
    "SPV_INTEL_split_barrier\0"
    "SPV_INTEL_bfloat16_conversion\0"
    "SPV_INTEL_cache_controls\0"
    "SPV_INTEL_tensor_float32_conversion\0"
    "SPV_NV_compute_shader_derivatives\0"
    "SPV_NV_cooperative_matrix\0"
    "SPV_NV_fragment_shader_barycentric\0"
    "SPV_NV_geometry_shader_passthrough\0"
    "SPV_NV_ray_tracing\0"
    "SPV_NV_sample_mask_override_coverage\0"
    "SPV_NV_shader_image_footprint\0"
    "SPV_NV_shader_sm_builtins\0"
    "SPV_NV_shader_subgroup_partitioned\0"
    "SPV_NV_shading_rate\0"
    "SPV_NV_stereo_view_rendering\0"
    "SPV_NV_viewport_array2\0"
    "SPV_NV_bindless_texture\0"
    "SPV_NV_ray_tracing_motion_blur\0"
    "SPV_NVX_multiview_per_view_attributes\0"
    "FPEncoding\0"
    "BFloat16KHR\0"
    "NotNaN\0"
    "NotInf\0"
    "NSZ\0"
    "AllowRecip\0"
    "Fast\0"
    "AllowContractFastINTEL\0"
    "AllowReassocINTEL\0"
    "RTP\0"
    "RTN\0"
    "FunctionControl\0"
    "DontInline\0"
    "Const\0"
    "GroupOperation\0"
    "InclusiveScan\0"
    "ExclusiveScan\0"
    "ClusteredReduce\0"
    "PartitionedReduceNV\0"
    "PartitionedInclusiveScanNV\0"
    "PartitionedExclusiveScanNV\0"
    "ImageArrayedInfo",
    "NonArrayed\0"
    "ImageDepthInfo\0"
    "NoDepth\0"
    "IsDepth\0"
    "DepthUnknown\0"
    "ImageFormat\0"
    "Rgba32f\0"
    "Rgba16f\0"
    "R32f\0"
    "Rgba8\0"
    "Rgba8Snorm\0"
    "Rg32f\0"
    "Rg16f\0"
    "R11fG11fB10f\0"
    "R16f\0"
    "Rgba16\0"
    "Rgb10A2\0"
    "Rg16\0"
    "Rg8\0"
    "R16\0"
    "R8\0"
    "Rgba16Snorm\0"
    "Rg16Snorm\0"
    "Rg8Snorm\0"
    "R16Snorm\0"
    "R8Snorm\0"
    "Rgba32i\0"
    "Rgba16i\0"
    "Rgba8i\0"
    "R32i\0"
    "Rg32i\0"
    "Rg16i\0"
    "Rg8i\0"
    "R16i\0"
    "R8i\0"
    "Rgba32ui\0"
    "Rgba16ui\0"
    "Rgba8ui\0"
    "R32ui\0"
    "Rgb10a2ui\0"
    "Rg32ui\0"
    "Rg16ui\0"
    "Rg8ui\0"
    "R16ui\0"
    "R8ui\0"
    "R64ui\0"
    "R64i\0"
    "ImageOperands\0"
    "Bias\0"
    "Grad\0"
    "ConstOffset\0"
    "ConstOffsets\0"
    "MakeTexelAvailable\0"
    "MakeTexelVisible\0"
    "NonPrivateTexel\0"
    "VolatileTexel\0"
    "SignExtend\0"
    "ZeroExtend\0"
    "Nontemporal\0"
    "ImageSamplerUseInfo\0"
    "SamplerUnknown\0"
    "NeedSampler\0"
    "NoSampler\0"
    "ImageSamplingInfo\0"
    "SingleSampled\0"
    "MultiSampled\0"
    "LinkageType\0"
    "Export\0"
    "LinkOnceODR\0"
    "LoadCacheControl\0"
    "Uncached\0"
    "Streaming\0"
    "InvalidateAfterR\0"
    "ConstCached\0"
    "LoopControl\0"
    "DontUnroll\0"
    "DependencyInfinite\0"
    "DependencyLength\0"
    "MinIterations\0"
    "MaxIterations\0"
    "IterationMultiple\0"
    "PeelCount\0"
    "PartialCount\0"
    "InitiationIntervalINTEL\0"
    "LoopCoalesceINTEL\0"
    "MaxConcurrencyINTEL\0"
    "MaxInterleavingINTEL\0"
    "DependencyArrayINTEL\0"
    "SpeculatedIterationsINTEL\0"
    "PipelineEnableINTEL\0"
    "NoFusionINTEL\0"
    "MatrixLayout\0"
    "PackedA\0"
    "PackedB\0"
    "MemoryAccess\0"
    "Aligned\0"
    "MakePointerAvailable\0"
    "MakePointerVisible\0"
    "NonPrivatePointer\0"
    "AliasScopeINTELMask\0"
    "NoAliasINTELMask\0"
    "Simple\0"
    "GLSL450\0"
    "MemorySemantics\0"
    "Acquire\0"
    "AcquireRelease\0"
    "SequentiallyConsistent\0"
    "UniformMemory\0"
    "SubgroupMemory\0"
    "CrossWorkgroupMemory\0"
    "AtomicCounterMemory\0"
    "ImageMemory\0"
    "OutputMemory\0"
    "MakeAvailable\0"
    "MakeVisible\0"
    "Opcode\0"
    "OpNop\0"
    "OpUndef\0"
    "OpSourceContinued\0"
    "OpSource\0"
    "OpSourceExtension\0"
    "OpName\0"
    "OpMemberName\0"
    "OpString\0"
    "OpLine\0"
    "OpExtension\0"
    "OpExtInstImport\0"
    "OpExtInst\0"
    "OpMemoryModel\0"
    "OpEntryPoint\0"
    "OpExecutionMode\0"
    "OpCapability\0"
    "OpTypeVoid\0"
    "OpTypeBool\0"
    "OpTypeInt\0"
    "OpTypeFloat\0"
    "OpTypeVector\0"
    "OpTypeMatrix\0"
    "OpTypeImage\0"
    "OpTypeSampledImage\0"
    "OpTypeArray\0"
    "OpTypeRuntimeArray\0"
    "OpTypeStruct\0"
    "OpTypePointer\0"
    "OpTypeFunction\0"
    "OpTypeForwardPointer\0"
    "OpConstantTrue\0"
    "OpConstantFalse\0"
    "OpConstant\0"
    "OpConstantComposite\0"
    "OpConstantNull\0"
    "OpSpecConstantTrue\0"
    "OpSpecConstantFalse\0"
    "OpSpecConstant\0"
    "OpSpecConstantComposite\0"
    "OpSpecConstantOp\0"
    "OpFunction\0"
    "OpFunctionParameter\0"
    "OpFunctionEnd\0"
    "OpFunctionCall\0"
    "OpVariable\0"
    "OpLoad\0"
    "OpStore\0"
    "OpCopyMemory\0"
    "OpAccessChain\0"
    "OpPtrAccessChain\0"
    "OpInBoundsPtrAccessChain\0"
    "OpDecorate\0"
    "OpMemberDecorate\0"
    "OpVectorExtractDynamic\0"
    "OpVectorInsertDynamic\0"
    "OpVectorShuffle\0"
    "OpCompositeConstruct\0"
    "OpCompositeExtract\0"
    "OpCompositeInsert\0"
    "OpTranspose\0"
    "OpImageSampleImplicitLod\0"
    "OpImageSampleExplicitLod\0"
    "OpImageSampleProjDrefImplicitLod\0"
    "OpImageFetch\0"
    "OpImageDrefGather\0"
    "OpImageRead\0"
    "OpImageWrite\0"
    "OpImage\0"
    "OpImageQuerySize\0"
    "OpConvertFToU\0"
    "OpConvertFToS\0"
    "OpConvertSToF\0"
    "OpConvertUToF\0"
    "OpUConvert\0"
    "OpSConvert\0"
    "OpFConvert\0"
    "OpConvertPtrToU\0"
    "OpConvertUToPtr\0"
    "OpPtrCastToGeneric\0"
    "OpGenericCastToPtr\0"
    "OpGenericCastToPtrExplicit\0"
    "OpBitcast\0"
    "OpSNegate\0"
    "OpFNegate\0"
    "OpIAdd\0"
    "OpFAdd\0"
    "OpISub\0"
    "OpFSub\0"
    "OpIMul\0"
    "OpFMul\0"
    "OpUDiv\0"
    "OpSDiv\0"
    "OpFDiv\0"
    "OpUMod\0"
    "OpSRem\0"
    "OpSMod\0"
    "OpFRem\0"
    "OpFMod\0"
    "OpVectorTimesScalar\0"
    "OpMatrixTimesScalar\0"
    "OpVectorTimesMatrix\0"
    "OpMatrixTimesVector\0"
    "OpMatrixTimesMatrix\0"
    "OpDot\0"
    "OpIAddCarry\0"
    "OpISubBorrow\0"
    "OpUMulExtended\0"
    "OpSMulExtended\0"
    "OpIsNan\0"
    "OpIsInf\0"
    "OpIsFinite\0"
    "OpOrdered\0"
    "OpUnordered\0"
    "OpLogicalEqual\0"
    "OpLogicalNotEqual\0"
    "OpLogicalOr\0"
    "OpLogicalAnd\0"
    "OpLogicalNot\0"
    "OpSelect\0"
    "OpIEqual\0"
    "OpINotEqual\0"
    "OpUGreaterThan\0"
    "OpSGreaterThan\0"
    "OpUGreaterThanEqual\0"
    "OpSGreaterThanEqual\0"
    "OpULessThan\0"
    "OpSLessThan\0"
    "OpULessThanEqual\0"
    "OpSLessThanEqual\0"
    "OpFOrdEqual\0"
    "OpFUnordEqual\0"
    "OpFOrdNotEqual\0"
    "OpFUnordNotEqual\0"
    "OpFOrdLessThan\0"
    "OpFUnordLessThan\0"
    "OpFOrdGreaterThan\0"
    "OpFUnordGreaterThan\0"
    "OpFOrdLessThanEqual\0"
    "OpFUnordLessThanEqual\0"
    "OpFOrdGreaterThanEqual\0"
    "OpFUnordGreaterThanEqual\0"
    "OpShiftRightLogical\0"
    "OpShiftRightArithmetic\0"
    "OpShiftLeftLogical\0"
    "OpBitwiseOr\0"
    "OpBitwiseXor\0"
    "OpBitwiseAnd\0"
    "OpNot\0"
    "OpBitFieldInsert\0"
    "OpBitFieldSExtract\0"
    "OpBitFieldUExtract\0"
    "OpBitReverse\0"
    "OpBitCount\0"
    "OpEmitVertex\0"
    "OpEndPrimitive\0"
    "OpControlBarrier\0"
    "OpMemoryBarrier\0"
    "OpAtomicExchange\0"
    "OpAtomicCompareExchange\0"
    "OpAtomicCompareExchangeWeak\0"
    "OpAtomicIIncrement\0"
    "OpAtomicIDecrement\0"
    "OpAtomicIAdd\0"
    "OpAtomicISub\0"
    "OpAtomicSMin\0"
    "OpAtomicUMin\0"
    "OpAtomicSMax\0"
    "OpAtomicUMax\0"
    "OpAtomicAnd\0"
    "OpAtomicOr\0"
    "OpAtomicXor\0"
    "OpPhi\0"
    "OpLoopMerge\0"
    "OpSelectionMerge\0"
    "OpLabel\0"
    "OpBranch\0"
    "OpBranchConditional\0"
    "OpSwitch\0"
    "OpKill\0"
    "OpReturn\0"
    "OpReturnValue\0"
    "OpUnreachable\0"
    "OpGroupBroadcast\0"
    "OpGroupIAdd\0"
    "OpGroupFAdd\0"
    "OpGroupFMin",
    "OpGroupUMin\0"
    "OpGroupSMin\0"
    "OpGroupFMax\0"
    "OpGroupUMax\0"
    "OpGroupSMax\0"
    "OpNoLine\0"
    "OpModuleProcessed\0"
    "OpGroupNonUniformElect\0"
    "OpGroupNonUniformAll\0"
    "OpGroupNonUniformAny\0"
    "OpGroupNonUniformAllEqual\0"
    "OpGroupNonUniformBroadcast\0"
    "OpGroupNonUniformBallot\0"
    "OpGroupNonUniformBallotBitCount\0"
    "OpGroupNonUniformBallotFindLSB\0"
    "OpGroupNonUniformBallotFindMSB\0"
    "OpGroupNonUniformShuffle\0"
    "OpGroupNonUniformShuffleXor\0"
    "OpGroupNonUniformShuffleUp\0"
    "OpGroupNonUniformShuffleDown\0"
    "OpGroupNonUniformIAdd\0"
    "OpGroupNonUniformFAdd\0"
    "OpGroupNonUniformIMul\0"
    "OpGroupNonUniformFMul\0"
    "OpGroupNonUniformSMin\0"
    "OpGroupNonUniformUMin\0"
    "OpGroupNonUniformFMin\0"
    "OpGroupNonUniformSMax\0"
    "OpGroupNonUniformUMax\0"
    "OpGroupNonUniformFMax\0"
    "OpGroupNonUniformBitwiseAnd\0"
    "OpGroupNonUniformBitwiseOr\0"
    "OpGroupNonUniformBitwiseXor\0"
    "OpGroupNonUniformLogicalAnd\0"
    "OpGroupNonUniformLogicalOr\0"
    "OpGroupNonUniformLogicalXor\0"
    "OpGroupNonUniformQuadSwap\0"
    "OpTypeTensorARM\0"
    "OpGraphEntryPointARM\0"
    "OpGraphARM\0"
    "OpGraphInputARM\0"
    "OpGraphSetOutputARM\0"
    "OpGraphEndARM\0"
    "OpTypeGraphARM\0"
    "OpGraphConstantARM\0"
    "OpSubgroupBallotKHR\0"
    "OpGroupNonUniformRotateKHR\0"
    "OpSDot\0"
    "OpUDot\0"
    "OpSUDot\0"
    "OpSDotAccSat\0"
    "OpUDotAccSat\0"
    "OpSUDotAccSat\0"
    "OpTypeCooperativeMatrixKHR\0"
    "OpCooperativeMatrixLoadKHR\0"
    "OpCooperativeMatrixStoreKHR\0"
    "OpCooperativeMatrixMulAddKHR\0"
    "OpCooperativeMatrixLengthKHR\0"
    "OpConstantCompositeReplicateEXT\0"
    "OpSpecConstantCompositeReplicateEXT\0"
    "OpEmitMeshTasksEXT\0"
    "OpSetMeshOutputsEXT\0"
    "OpSubgroupBlockReadINTEL\0"
    "OpSubgroupBlockWriteINTEL\0"
    "OpAssumeTrueKHR\0"
    "OpAtomicFAddEXT\0"
    "OpConvertFToBF16INTEL\0"
    "OpConvertBF16ToFINTEL\0"
    "OpControlBarrierArriveINTEL\0"
    "OpControlBarrierWaitINTEL\0"
    "OpGroupIMulKHR\0"
    "OpGroupFMulKHR\0"
    "OpRoundFToTF32INTEL\0"
    "PackedVectorFormat\0"
    "PackedVectorFormat4x8Bit\0"
    "CrossDevice\0"
    "Subgroup\0"
    "QueueFamily\0"
    "ShaderCallKHR\0"
    "SelectionControl\0"
    "DontFlatten\0"
    "StorageClass\0"
    "UniformConstant\0"
    "Output\0"
    "CrossWorkgroup\0"
    "PushConstant\0"
    "AtomicCounter\0"
    "IncomingCallableDataKHR\0"
    "HitAttributeKHR\0"
    "IncomingRayPayloadKHR\0"
    "ShaderRecordBufferKHR\0"
    "PhysicalStorageBuffer\0"
    "TaskPayloadWorkgroupEXT\0"
    "CodeSectionINTEL\0"
    "DeviceOnlyINTEL\0"
    "HostOnlyINTEL\0"
    "StoreCacheControl\0"
    "WriteThrough\0"
    "WriteBack\0"
    "Vendor\0"
    "Broadcom\0"
    "Imagination\0"
    "Intel\0"
    "NVIDIA\0"
    "Qualcomm\0"
    "SwiftShader\0"
    "v1.0\0"
    "v1.1\0"
    "v1.2\0"
    "v1.3\0"
    "v1.4\0"
    "v1.5\0"
    "v1.6\0"
    "element\0"
    "coopmatrix\0"
    "depth\0"
    "arrayed\0"
    "sampling\0"
    "sampler_use\0"
    "rtarray\0"
    "sampled_image\0"
    "addressing_model\0"
    "built_in\0"
    "load_cache_control\0"
    "cache_control_load_intel\0"
    "store_cache_control\0"
    "cache_control_store_intel\0"
    "capability\0"
    "client_api\0"
    "coop_matrix_layout_khr\0"
    "m_size\0"
    "n_size\0"
    "acc_sat\0"
    "coop_matrix_props_khr\0"
    "coop_matrix_props_nv\0"
    "coop_matrix_use_khr\0"
    "cooperative_matrix_operands_khr\0"
    "target_width\0"
    "entry_point_abi\0"
    "execution_mode\0"
    "execution_model\0"
    "ext\0"
    "f_p_encoding\0"
    "fastmath_mode\0"
    "fp_rounding_mode\0"
    "function_control\0"
    "group_operation\0"
    "image_arrayed_info\0"
    "image_depth_info\0"
    "image_format\0"
    "image_operands\0"
    "image_sampler_use_info\0"
    "image_sampling_info\0"
    "descriptor_set\0"
    "binding\0"
    "interface_var_abi\0"
    "linkage_name\0"
    "linkage_type\0"
    "linkage_attributes\0"
    "loop_control\0"
    "matrixLayout\0"
    "memory_semantics\0"
    "packed_vector_format\0"
    "max_compute_shared_memory_size\0"
    "max_compute_workgroup_invocations\0"
    "max_compute_workgroup_size\0"
    "min_subgroup_size\0"
    "max_subgroup_size\0"
    "cooperative_matrix_properties_khr\0"
    "cooperative_matrix_properties_nv\0"
    "resource_limits\0"
    "selection_control\0"
    "capabilities\0"
    "extensions\0"
    "vce\0"
    "vendor\0"
    "entry_point\0"
    "graph_constant_id\0"
    "interface\0"
    "base_ptr\0"
    "component_ptr\0"
    "memory_scope\0"
    "comparator\0"
    "unequal_semantics\0"
    "insert\0"
    "targetOperands\0"
    "trueTargetOperands\0"
    "falseTargetOperands\0"
    "trueTarget\0"
    "falseTarget\0"
    "constituents\0"
    "component\0"
    "execution_scope\0"
    "source_memory_access\0"
    "source_alignment\0"
    "vector1\0"
    "vector2\0"
    "replicated_constant\0"
    "group_count_x\0"
    "group_count_y\0"
    "group_count_z\0"
    "payload\0"
    "vertex_count\0"
    "primitive_count\0"
    "constituent\0"
    "return_value\0"
    "localid\0"
    "delta\0"
    "coordinate\0"
    "dref\0"
    "operand_arguments\0"
    "texel\0"
    "cooperative_matrix_type\0"
    "matrix_layout\0"
    "memory_operand\0"
    "matrix_operands\0"
    "leftmatrix\0"
    "rightmatrix\0"
    "default_value\0"
    "literals\0"
    "defaultTarget\0"
    "components\0"
    "spec_const\0"
    "vce_triple\0"
    "region0\0"
    "gather_dims\0"
    "dynamicExtents\0"
    "static_low\0"
    "static_high\0"
    "nofold\0"
    "scatter_dims\0"
    "BLOCK_SIZE_32\0"
    "int16\0"
    "int4\0"
    "fp8e4m3\0"
    "fp8e5m2\0"
    "fft\0"
    "controlflow\0"
    "doubleround\0"
    "inexactround\0"
    "mxfp\0"
    "8k\0"
    "NanPropagationMode\0"
    "PROPAGATE\0"
    "IGNORE\0"
    "pro_int\0"
    "pro_fp\0"
    "ResizeMode\0"
    "NEAREST_NEIGHBOR\0"
    "BILINEAR\0"
    "SINGLE_ROUND\0"
    "INEXACT_ROUND",
    "DOUBLE_ROUND\0"
    "SpecificationVersion\0"
    "1.1.draft\0"
    "mxint8\0"
    "input_zp\0"
    "weight_zp\0"
    "conv_quant\0"
    "a_zp\0"
    "b_zp\0"
    "matmul_quant\0"
    "nan_mode\0"
    "pad_quant\0"
    "prof\0"
    "resize_mode\0"
    "specification_version\0"
    "profiles\0"
    "target_env\0"
    "output_zp\0"
    "unary_quant\0"
    "input1\0"
    "input2\0"
    "multiplier\0"
    "acc_type\0"
    "input_data\0"
    "input_scale\0"
    "output_data\0"
    "output_scale\0"
    "min_val\0"
    "max_val\0"
    "input_list\0"
    "output_list\0"
    "then_graph\0"
    "else_graph\0"
    "bias\0"
    "dilation\0"
    "local_bound\0"
    "operator_name\0"
    "domain_name\0"
    "implementation_attrs\0"
    "input_real\0"
    "input_imag\0"
    "output_real\0"
    "output_imag\0"
    "inverse\0"
    "a_data\0"
    "a_scale\0"
    "b_data\0"
    "b_scale\0"
    "input1_zp\0"
    "pad_const\0"
    "scale32\0"
    "per_channel\0"
    "input_unsigned\0"
    "output_unsigned\0"
    "border\0"
    "values_in\0"
    "values_out\0"
    "input3\0"
    "multiples\0"
    "perms\0"
    "out_pad\0"
    "var_shape\0"
    "output1\0"
    "cond_graph\0"
    "body_graph\0"
    "FailurePropagationMode\0"
    "propagate\0"
    "suppress\0"
    "LayoutMapOption\0"
    "InferLayoutMap\0"
    "IdentityLayoutMap\0"
    "FullyDynamicLayoutMap\0"
    "MatchCmpIPredicate\0"
    "MatchInterfaceEnum\0"
    "LinalgOp\0"
    "LoopLikeInterface\0"
    "TransposeMatmulInput\0"
    "VectorContractLowering\0"
    "dot\0"
    "llvmintr\0"
    "outerproduct\0"
    "parallelarith\0"
    "VectorMultiReductionLowering\0"
    "innerparallel\0"
    "innerreduction\0"
    "VectorTransferSplit\0"
    "vector-transfer\0"
    "linalg-copy\0"
    "force-in-bounds\0"
    "VectorTransposeLowering\0"
    "eltwise\0"
    "shuffle_1d\0"
    "shuffle_16x16\0"
    "any_op\0"
    "any_param\0"
    "any_value\0"
    "operation_name\0"
    "param_operand\0"
    "bounded_values\0"
    "alternatives\0"
    "illegal_ops\0"
    "illegal_dialects\0"
    "partial_conversion\0"
    "preserve_handles\0"
    "default_type_converter_region\0"
    "dialect_name\0"
    "chipset\0"
    "use_aligned_alloc\0"
    "index_bitwidth\0"
    "use_generic_functions\0"
    "use_bare_ptr_call_conv\0"
    "data_layout\0"
    "reassociate_fp_reductions\0"
    "force_32bit_vector_indices\0"
    "use_vector_alignment\0"
    "apply_cse\0"
    "max_iterations\0"
    "max_num_rewrites\0"
    "fold_single_use_only\0"
    "size_limit\0"
    "aggressive\0"
    "max_transfer_rank\0"
    "avx2_lowering_strategy\0"
    "split_transfer_strategy\0"
    "full_unroll\0"
    "dynamic_options\0"
    "pass_name\0"
    "transformed\0"
    "function_boundary_type_conversion\0"
    "allow_return_allocs_from_loops\0"
    "allow_unknown_ops\0"
    "bufferize_function_boundaries\0"
    "dump_alias_sets\0"
    "test_analysis_only\0"
    "print_conflicts\0"
    "check_parallel_regions\0"
    "memcpy_op\0"
    "matcher\0"
    "anchor\0"
    "message\0"
    "associated_attr\0"
    "keys\0"
    "with_zip_shortest\0"
    "forwarded_inputs\0"
    "updated\0"
    "forwarded_outputs\0"
    "restrict_root\0"
    "flatten_results\0"
    "matchers\0"
    "actions\0"
    "insertion_point\0"
    "insert_after\0"
    "conversions\0"
    "transformed_module\0"
    "transformed_function\0"
    "args_interchange\0"
    "results_interchange\0"
    "adjust_func_calls\0"
    "consumers\0"
    "result_number\0"
    "raw_position_list\0"
    "is_inverted\0"
    "is_all\0"
    "isolated_from_above\0"
    "allow_empty_results\0"
    "op_name\0"
    "nth_parent\0"
    "operand_number\0"
    "type_param\0"
    "elemental\0"
    "grid_dims\0"
    "generate_gpu_launch\0"
    "block_dims\0"
    "sync_after_distribute\0"
    "failure_propagation_mode\0"
    "matched\0"
    "fused_loop\0"
    "peeled_loop\0"
    "remainder_loop\0"
    "peel_front\0"
    "fail_if_already_divisible\0"
    "iteration_interval\0"
    "read_latency\0"
    "operand_handle\0"
    "op_names\0"
    "body_region\0"
    "reduction_position\0"
    "elementwise\0"
    "batch\0"
    "output_image\0"
    "output_channel\0"
    "filter_loop\0"
    "input_channel\0"
    "raw_dim_list\0"
    "projected_permutation\0"
    "getGlobal\0"
    "skip_analysis\0"
    "bypass_l1\0"
    "for_op\0"
    "peel_epilogue\0"
    "pattern_name\0"
    "assume_verified\0"
    "use_local_scope\0"
    "skip_regions\0"
    "pattern\0"
    "replicated\0"
    "take_else_branch\0"
    "extra_bindings\0"
    "pass_through_empty_handle\0"
    "fail_on_payload_too_small\0"
    "overflow_result\0"
    "allocated_buffer\0"
    "new_ops\0"
    "bufferize_destination_only\0"
    "emit_dealloc\0"
    "target_size\0"
    "img2col_tensor\0"
    "static_tile_sizes\0"
    "static_tile_interchange\0"
    "apply_cleanup\0"
    "use_forall\0"
    "producer_op\0"
    "fused_op\0"
    "new_containing_op\0"
    "forall_op\0"
    "tiled_op\0"
    "total_num_threads\0"
    "desired_bit_alignment\0"
    "packing_loop\0"
    "verify_non_zero_trip\0"
    "iterator_interchange\0"
    "pad_op\0"
    "expand_shape_op\0"
    "transpose_op\0"
    "lowerPadLikeWithInsertSlice\0"
    "empty_op\0"
    "collapse_shape_op\0"
    "extract_slice_op\0"
    "lowerUnpadLikeWithExtractSlice\0"
    "op_attrs\0"
    "filter_result_type\0"
    "filter_operand_types\0"
    "low_size\0"
    "high_size\0"
    "split_point\0"
    "divisor\0"
    "packed_op\0"
    "static_packed_sizes\0"
    "static_matmul_packed_sizes\0"
    "matmul_padded_sizes_next_multiple_of\0"
    "matmul_inner_dims_order\0"
    "target_pack_or_un_pack_op\0"
    "target_linalg_op\0"
    "outer_perm\0"
    "inner_perm\0"
    "padded\0"
    "padding_values\0"
    "padding_dimensions\0"
    "static_pad_to_multiple_of\0"
    "nofold_flags\0"
    "transpose_paddings\0"
    "copy_back_op\0"
    "use_prescribed_tensor_shapes\0"
    "static_padding_sizes\0"
    "operands_to_promote\0"
    "use_full_tile_buffers\0"
    "use_full_tiles_by_default\0"
    "use_original_subview_size\0"
    "use_alloca\0"
    "promoted\0"
    "replacement\0"
    "dynamic_chunk_sizes\0"
    "split_list\0"
    "static_chunk_sizes\0"
    "multiway",
    "init_or_alloc_op\0"
    "fill_op\0"
    "split_linalg_op\0"
    "combining_linalg_op\0"
    "split_factor\0"
    "insert_split_dimension\0"
    "inner_parallel\0"
    "use_scaling_algorithm\0"
    "use_alloc\0"
    "split_op\0"
    "combining_op\0"
    "reduction_dims\0"
    "tiled_linalg_op\0"
    "scalable_sizes\0"
    "packed_num_threads\0"
    "packed_tile_sizes\0"
    "static_num_threads\0"
    "inputToTranspose\0"
    "static_vector_sizes\0"
    "vectorize_nd_extract\0"
    "assume_dynamic_dims_match_vec_sizes\0"
    "create_named_contraction\0"
    "fold_type_extensions_into_contract\0"
    "vectorize_padding\0"
    "flatten_1d_depthwise_conv\0"
    "disable_multi_reduction_to_contract_patterns\0"
    "disable_transfer_permutation_map_lowering_patterns\0"
    "selected_region_param\0"
    "selected_region_attr\0"
    "selected\0"
    "ignore_dynamic_info\0"
    "newConvertOp\0"
    "static_input_sg_layout\0"
    "static_input_sg_data\0"
    "static_input_inst_data\0"
    "static_target_sg_layout\0"
    "static_target_sg_data\0"
    "static_target_inst_data\0"
    "descHandle\0"
    "dynamic_nb_prefetch\0"
    "desc_op\0"
    "static_nb_prefetch\0"
    "static_sg_layout\0"
    "static_sg_data\0"
    "static_inst_data\0"
    "slice_dims\0"
    "static_threads\0"
    "vs2\0"
    "imm\0"
    "PrintPunctuation\0"
    "no_punctuation\0"
    "newline\0"
    "comma\0"
    "open\0"
    "mask_dim_sizes\0"
    "res1\0"
    "res2\0"
    "dynamic_position\0"
    "static_position\0"
    "maskRegion\0"
    "stringLiteral\0"
    "accumulated_value\0"
    "reduction_dim\0"
    "permutation_map\0"
    "in_bounds\0"
    "externref\0"
    "funcref\0"
    "tabletype\0"
    "exitLevel\0"
    "elseSuccessor\0"
    "bitsToTake\0"
    "functionType\0"
    "exported\0"
    "isMutable\0"
    "global_val\0"
    "if\0"
    "else\0"
    "moduleName\0"
    "importName\0"
    "localVar\0"
    "constant_src\0"
    "k1\0"
    "k2\0"
    "CachePolicy\0"
    "uncached\0"
    "read_invalidate\0"
    "write_back\0"
    "write_through\0"
    "FenceScope\0"
    "slm\0"
    "mem_layout\0"
    "nbarrier\0"
    "tensor_desc\0"
    "array_length\0"
    "boundary_check\0"
    "block_tdesc_attr\0"
    "cache_hint\0"
    "fence_scope\0"
    "lane_layout\0"
    "lane_data\0"
    "scatter_tdesc_attr\0"
    "nbarrier_num\0"
    "tensorDesc\0"
    "input_layout\0"
    "target_layout\0"
    "TensorDesc\0"
    "const_offsets\0"
    "const_shape\0"
    "const_strides\0"
    "layout_a\0"
    "layout_b\0"
    "layout_cd\0"
    "memory_kind\0"
    "nbarrier_id\0"
    "participant_thread_num\0"
    "l1_hint\0"
    "l2_hint\0"
    "l3_hint\0"
    "subgroup_block_io\0"
    "packed\0"
    "offset_align_byte\0"
    "AddrSpace\0"
    "ElemType\0"
    "L1uc_L2uc_L3uc\0"
    "L1uc_L2uc_L3c\0"
    "L1uc_L2c_L3uc\0"
    "L1uc_L2c_L3c\0"
    "L1c_L2uc_L3uc\0"
    "L1c_L2uc_L3c\0"
    "L1c_L2c_L3uc\0"
    "L1c_L2c_L3c\0"
    "L1s_L2uc_L3uc\0"
    "L1s_L2uc_L3c\0"
    "L1s_L2c_L3uc\0"
    "L1s_L2c_L3c\0"
    "ir\0"
    "MemScope\0"
    "subgroup\0"
    "system\0"
    "L1uc_L2uc_L3wb\0"
    "L1uc_L2wb_L3uc\0"
    "L1uc_L2wb_L3wb\0"
    "L1wt_L2uc_L3uc\0"
    "L1wt_L2uc_L3wb\0"
    "L1wt_L2wb_L3uc\0"
    "L1wt_L2wb_L3wb\0"
    "L1s_L2uc_L3wb\0"
    "L1s_L2wb_L3uc\0"
    "L1s_L2wb_L3wb\0"
    "L1wb_L2uc_L3uc\0"
    "L1wb_L2wb_L3uc\0"
    "L1wb_L2uc_L3wb\0"
    "mma_shape\0"
    "mma_types\0"
    "linkFiles\0"
    "base_width\0"
    "base_height\0"
    "base_pitch\0"
    "elem_size_in_bits\0"
    "tile_width\0"
    "tile_height\0"
    "v_blocks\0"
    "pack_register\0"
    "stored_val\0"
    "addrspace\0"
    "llvm22\0"
    "enum<@CombinedConstructsType>\0"
    "```<` $value `>`\0"
    "enum<@Construct>\0"
    "enum<@DataClause>\0"
    "enum<@DataClauseModifier>\0"
    "#acc.data_clause\0"
    "`<` struct(params) `>`\0"
    "enum<@ClauseDefaultValue>\0"
    "enum<@DeviceType>\0"
    "enum<@GangArgType>\0"
    "enum<@ParLevel>\0"
    "enum<@RecipeKind>\0"
    "enum<@ReductionOperator>\0"
    "array<SymbolRefAttr>\0"
    "`<` `[` `` $accRoutines `]` `>`\0"
    "#acc.par_level\0"
    "StrAttr\0"
    "`<` $routine `,` $level `,` $funcName `>`\0"
    "`<` $name `>`\0"
    "I1\0"
    "oilist( `if` `(` $ifCond `)` ) $region attr-dict\0"
    "SingleBlock\0"
    "RecursiveMemoryEffects\0"
    "AtomicCaptureOpInterface\0"
    "let\0"
    "[\"type($ifCond) = i1\"]\0"
    "\"acc.terminator\"\0"
    "acc.atomic.capture\0"
    "Implements<\"PointerLikeType\">\0"
    "TypeAttr\0"
    "oilist( `if` `(` $ifCond `)` ) $v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict\0"
    "AtomicReadOpInterface\0"
    "acc.atomic.read\0"
    "oilist( `if` `(` $ifCond `)` ) $x `:` type($x) $region attr-dict\0"
    "AtomicUpdateOpInterface\0"
    "\"acc.yield\"\0"
    "acc.atomic.update\0"
    "oilist( `if` `(` $ifCond `)` ) $x `=` $expr `:` type($x) `,` type($expr) attr-dict\0"
    "AtomicWriteOpInterface\0"
    "acc.atomic.write\0"
    "AnyOf<Implements<\"PointerLikeType\">, Implements<\"MappableType\">>\0"
    "!acc.data_bounds_ty\0"
    "AnyOf<AnyInteger, Index>\0"
    "ArrayOf<#acc.device_type>\0"
    "BoolAttr\0"
    "#acc.data_clause_modifier\0"
    "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict\0"
    "MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>\0"
    "MemoryEffects<Read<CurrentDeviceIdResource>>\0"
    "[\"type($bounds) = !acc.data_bounds_ty\"]\0"
    "acc.attach",
    "oilist( `lowerbound` `(` $lowerbound `:` type($lowerbound) `)` | `upperbound` `(` $upperbound `:` type($upperbound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `startIdx` `(` $startIdx `:` type($startIdx) `)` ) attr-dict\0"
    "NoMemoryEffect\0"
    "OutlineRematerializationOpInterface\0"
    "[\"type($result) = !acc.data_bounds_ty\"]\0"
    "acc.bounds\0"
    "acc.cache\0"
    "acc.copyin\0"
    "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )\? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)\? `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict\0"
    "acc.copyout\0"
    "acc.create\0"
    "DenseI32ArrayAttr\0"
    "ArrayOf<BoolAttr>\0"
    "#acc.defaultvalue\0"
    "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict-with-keyword\0"
    "RegionBranchOpInterface\0"
    "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>\0"
    "acc.data\0"
    "`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` $region attr-dict-with-keyword\0"
    "MemoryEffects<Write<ConstructResource>>\0"
    "acc.declare\0"
    "MemoryEffects<Write<RuntimeCounters>>\0"
    "acc.declare_device_resident\0"
    "!acc.declare_token\0"
    "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "[\"type($token) = !acc.declare_token\"]\0"
    "acc.declare_enter\0"
    "oilist( `token` `(` $token `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "acc.declare_exit\0"
    "acc.declare_link\0"
    "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )\? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)\? attr-dict\0"
    "acc.delete\0"
    "acc.detach\0"
    "MemoryEffects<Read<RuntimeCounters>>\0"
    "acc.deviceptr\0"
    "UnitAttr\0"
    "oilist( `if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "acc.enter_data\0"
    "acc.exit_data\0"
    "acc.firstprivate\0"
    "SymbolNameAttr\0"
    "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion `copy` $copyRegion (`destroy` $destroyRegion^)\?\0"
    "IsolatedFromAbove\0"
    "Symbol\0"
    "RecipeInterface\0"
    "AutomaticAllocationScope\0"
    "acc.firstprivate.recipe\0"
    "acc.firstprivate_map\0"
    "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)\0"
    "[\"type($bounds) = !acc.data_bounds_ty\", \"type($result) = index\"]\0"
    "acc.get_extent\0"
    "acc.get_lowerbound\0"
    "acc.get_stride\0"
    "acc.get_upperbound\0"
    "acc.getdeviceptr\0"
    "$sym_name $region attr-dict-with-keyword\0"
    "acc.global_ctor\0"
    "acc.global_dtor\0"
    "oilist( `if` `(` $ifCond `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) $region attr-dict-with-keyword\0"
    "acc.host_data\0"
    "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "acc.init\0"
    "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict\0"
    "NoTerminator\0"
    "acc.kernel_environment",
    "( `combined` `(` `loop` `)` $combined^)\? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword\0"
    "ComputeRegionOpInterface\0"
    "OffloadRegionOpInterface\0"
    "[\"type($ifCond) = i1\", \"type($selfCond) = i1\"]\0"
    "acc.kernels\0"
    "DenseBoolArrayAttr\0"
    "ArrayOf<I64Attr>\0"
    "ArrayOf<#acc.gang_arg_type>\0"
    "#acc.combined_constructs\0"
    "( `combined` `(` custom<CombinedConstructsLoop>($combined)^ `)` )\? oilist( `gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang) | `worker` `` custom<DeviceTypeOperandsWithKeywordOnly>( $workerNumOperands, type($workerNumOperands), $workerNumOperandsDeviceType, $worker) | `vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector) | `private` `(` $privateOperands `:` type($privateOperands) `)` | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` | `cache` `(` $cacheOperands `:` type($cacheOperands) `)` ) custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step)) ( `(` type($results)^ `)` )\? attr-dict-with-keyword\0"
    "LoopLikeOpInterface\0"
    "acc.loop\0"
    "acc.nocreate\0"
    "acc.parallel\0"
    "acc.present\0"
    "acc.private\0"
    "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)\?\0"
    "acc.private.recipe\0"
    "acc.reduction\0"
    "#acc.reduction_operator\0"
    "$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion (`destroy` $destroyRegion^)\?\0"
    "acc.reduction.recipe\0"
    "ArrayOf<SymbolRefAttr>\0"
    "ArrayOf<StrAttr>\0"
    "$sym_name `func` `(` $func_name `)` oilist ( `bind` `(` custom<BindName>($bindIdName, $bindStrName ,$bindIdNameDeviceType, $bindStrNameDeviceType) `)` | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<DeviceTypeArrayAttr>($worker) | `vector` custom<DeviceTypeArrayAttr>($vector) | `seq` custom<DeviceTypeArrayAttr>($seq) | `nohost` $nohost | `implicit` $implicit ) attr-dict-with-keyword\0"
    "acc.routine\0"
    "( `combined` `(` `loop` `)` $combined^)\? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword\0"
    "acc.serial\0"
    "#acc.device_type",
    "oilist(`default_async` `(` $defaultAsync `:` type($defaultAsync) `)` | `device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "MemoryEffects<Write<CurrentDeviceIdResource>>\0"
    "acc.set\0"
    "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` |`if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "acc.shutdown\0"
    "RegionBranchTerminatorOpInterface\0"
    "acc.terminator\0"
    "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "acc.update\0"
    "acc.update_device\0"
    "acc.update_host\0"
    "acc.use_device\0"
    "( `(` $waitOperands^ `:` type($waitOperands) `)` )\? oilist( `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "acc.wait\0"
    "attr-dict ($operands^ `:` type($operands))\?\0"
    "ReturnLike\0"
    "HasParent<acc.firstprivate.recipe,acc.loop,acc.parallel,acc.private.recipe,acc.reduction.recipe,acc.serial,acc.atomic.update>\0"
    "acc.yield\0"
    "affine\0"
    "AffineMapAttr\0"
    "hook:affine.apply\0"
    "InferIntRangeInterface\0"
    "[\"type($mapOperands) = index\", \"type($result0) = index\"]\0"
    "DenseI64ArrayAttr\0"
    "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($multi_index)\0"
    "[\"type($linear_index) = index\", \"type($dynamic_basis) = index\", \"type($multi_index) = index\"]\0"
    "affine.delinearize_index\0"
    "hook:affine.dma_start\0"
    "hook:affine.dma_wait\0"
    "IndexAttr\0"
    "hook:affine.for\0"
    "ConditionallySpeculatable\0"
    "[\"type($lowerBoundOperands) = index\", \"type($upperBoundOperands) = index\"]\0"
    "\"affine.yield\"\0"
    "IntegerSetAttr\0"
    "hook:affine.if\0"
    "RecursivelySpeculatable\0"
    "NoRegionArguments\0"
    "(`disjoint` $disjoint^)\? ` ` `[` $multi_index `]` `by` custom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($linear_index)\0"
    "[\"type($multi_index) = index\", \"type($dynamic_basis) = index\", \"type($linear_index) = index\"]\0"
    "affine.linearize_index\0"
    "AnyMemRef\0"
    "hook:affine.load\0"
    "AffineReadOpInterface\0"
    "AffineMapAccessInterface\0"
    "MemRefsNormalizable\0"
    "[\"type($indices) = index\"]\0"
    "hook:affine.max\0"
    "[\"type($operands) = index\", \"type($result0) = index\"]\0"
    "hook:affine.min\0"
    "ArrayOf<enum<@AtomicRMWKind>>\0"
    "I32ElementsAttr\0"
    "hook:affine.parallel\0"
    "[\"type($mapOperands) = index\"]\0"
    "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<3>>\0"
    "hook:affine.prefetch\0"
    "hook:affine.store\0"
    "AffineWriteOpInterface\0"
    "AnyVectorOfNonZeroRank\0"
    "hook:affine.vector_load\0"
    "hook:affine.vector_store\0"
    "affine.yield\0"
    "`<` $elementType `>`\0"
    "`<` $elementType `,` $indexType`>`\0"
    "enum<@AddressSpace>\0"
    "enum<@DPPPerm>\0"
    "enum<@MFMAPermB>\0"
    "enum<@sched_barrier_opt_enum>\0"
    "#amdgpu.dpp_perm\0"
    "AnyOf<I32Attr, ArrayAttr, UnitAttr>\0"
    "$old $src $kind (`(` $permArgument^ `)`)\? attr-dict `:` type($result)\0"
    "SameTypeOperands\0"
    "AllTypesMatch<result,old,src>\0"
    "[\"type($src) = type($old)\", \"type($old) = type($result)\", \"type($src) = type($result)\"]\0"
    "amdgpu.dpp\0"
    "AnyOf<F8E5M2FNUZ, F8E4M3FNUZ, F8E5M2, F8E4M3FN, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2FNUZ, F8E4M3FNUZ, F8E5M2, F8E4M3FN>>, LengthIs<1, 2, 3, 4>>>\0"
    "AnyOf<F32, AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>>\0"
    "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>\0"
    "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)\0"
    "amdgpu.ext_packed_fp8\0"
    "I64\0"
    "I<14>\0"
    "$source oilist (`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)` | `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset ) attr-dict `:` type($source) `to` type($result)\0"
    "InferTypeOpInterface\0"
    "ReifyRankedShapedTypeOpInterface\0"
    "ViewLikeOpInterface\0"
    "[\"type($validBytes) = i64\", \"type($cacheSwizzleStride) = i14\"]\0"
    "amdgpu.fat_raw_buffer_cast",
    "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)\0"
    "[\"type($srcIndices) = index\", \"type($dstIndices) = index\"]\0"
    "amdgpu.gather_to_lds\0"
    "amdgpu.lds_barrier\0"
    "!amdgpu.tdm_base\0"
    "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)\0"
    "AllElementTypesMatch<global,lds>\0"
    "[\"type($global_indices) = index\", \"type($lds_indices) = index\"]\0"
    "amdgpu.make_dma_base\0"
    "AllOf<FixedVectorOfAnyRank<I1>, LengthIs<16>>\0"
    "I32\0"
    "!amdgpu.tdm_descriptor\0"
    "$base `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )\? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)\?)\? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)\? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )\? attr-dict `:` qualified(type($base)) `->` type(results)\0"
    "[\"type($global_dynamic_sizes) = index\", \"type($global_dynamic_strides) = index\", \"type($shared_dynamic_sizes) = index\", \"type($workgroup_mask) = vector<16xi1>\", \"type($early_timeout) = i1\", \"type($pad_amount) = i32\", \"type($pad_interval) = i32\", \"type($atomic_barrier_indices) = index\", \"type($global_increment) = index\", \"type($lds_increment) = i32\", \"type($iteration_count) = index\", \"type($desc) = !amdgpu.tdm_descriptor\"]\0"
    "amdgpu.make_dma_descriptor\0"
    "!amdgpu.tdm_gather_base\0"
    "amdgpu.make_gather_dma_base\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, LengthAtLeast<1>, LengthAtMost<8>>, AllOf<VectorOfNonZeroRankOf<I16>, LengthAtLeast<1>, LengthAtMost<16>>>\0"
    "$base `[` $indices `]` `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )\? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)\?)\? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)\? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )\? attr-dict `:` qualified(type($base)) `,` type($indices) `->` type(results)\0"
    "amdgpu.make_gather_dma_descriptor\0"
    "oilist( `load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` | `tensor` `(` $tensor `)` ) attr-dict\0"
    "amdgpu.memory_counter_wait\0"
    "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2FNUZ, F8E4M3FNUZ>>, LengthIs<8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<8, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>\0"
    "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>\0"
    "AllOf<I32Attr, IntIsOneOf<4, 16, 32>>\0"
    "AllOf<I32Attr, IntIsOneOf<1, 2, 4, 8, 16, 32, 64, 128>>\0"
    "AllOf<I32Attr, IntIsOneOf<1, 2, 4, 16>>\0"
    "#amdgpu.mfma_perm_b\0"
    "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)\0"
    "AllTypesMatch<destC,destD>\0"
    "[\"type($destD) = type($destC)\"]\0"
    "amdgpu.mfma\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F16, BF16>>, LengthIs<1, 2>>\0"
    "AnyOf<AllOf<FixedVectorOfAnyRank<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<4>>, AllOf<FixedVectorOfAnyRank<F4E2M1FN>, LengthIs<8>>>\0"
    "AllOf<I32Attr, IntNonNegative, IntMaxValue<7>>",
    "attr-dict $source `into` ($existing^):(`undef`)\? `[` $index `]` `,` $scale `:` type($source) `to` type($res) (`into` type($existing)^)\?\0"
    "[\"type($scale) = f32\"]\0"
    "amdgpu.packed_scaled_trunc\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ, F8E4M3FN, F8E5M2>>, LengthIs<4>>\0"
    "attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)\? `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)\?\0"
    "[\"type($source) = f32\", \"type($stochiasticParam) = i32\"]\0"
    "amdgpu.packed_stoch_round_fp8\0"
    "AllOf<I32Attr, IntNonNegative, IntMaxValue<1>>\0"
    "attr-dict $sourceA `,` ($sourceB^):(`undef`)\? `into` ($existing^):(`undef`)\? `[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)\?\0"
    "[\"type($sourceA) = f32\", \"type($sourceB) = f32\"]\0"
    "amdgpu.packed_trunc_2xfp8\0"
    "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>\0"
    "$src $row_length attr-dict `:` type($result)\0"
    "AllTypesMatch<result,src>\0"
    "[\"type($src) = type($result)\"]\0"
    "amdgpu.permlane_swap\0"
    "attr-dict $src `,` $cmp `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($value) `->` type($memref) `,` type($indices)\0"
    "AllTypesMatch<src,cmp,value>\0"
    "AllElementTypesMatch<value,memref>\0"
    "[\"type($cmp) = type($src)\", \"type($value) = type($src)\", \"type($indices) = i32\", \"type($sgprOffset) = i32\"]\0"
    "amdgpu.raw_buffer_atomic_cmpswap\0"
    "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2>>>\0"
    "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($value) `->` type($memref) `,` type($indices)\0"
    "[\"type($indices) = i32\", \"type($sgprOffset) = i32\"]\0"
    "amdgpu.raw_buffer_atomic_fadd\0"
    "AnyOf<F32, F64>\0"
    "amdgpu.raw_buffer_atomic_fmax\0"
    "[\"type($value) = i32\", \"type($indices) = i32\", \"type($sgprOffset) = i32\"]\0"
    "amdgpu.raw_buffer_atomic_smax\0"
    "amdgpu.raw_buffer_atomic_umin\0"
    "attr-dict $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($memref) (`,` type($indices)^)\? `->` type($value)\0"
    "amdgpu.raw_buffer_load\0"
    "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($value) `->` type($memref) (`,` type($indices)^)\?\0"
    "amdgpu.raw_buffer_store\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<1, 2, 3, 4>>, AllOf<VectorOfNonZeroRankOf<F4E2M1FN>, LengthIs<1, 2, 3, 4, 5, 6, 7, 8>>>\0"
    "AnyOf<AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>, AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>, AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>>\0"
    "attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)\0"
    "amdgpu.scaled_ext_packed\0"
    "AnyOf<AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F4E2M1FN>>, AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F8E4M3FN>>, AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F8E5M2>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<F6E2M3FN>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<F6E3M2FN>>>\0"
    "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<F8E8M0FNU>>\0"
    "AnyOf<AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F32>>, AllOf<ShapeIs<8>, FixedVectorOfAnyRank<F16>>, AllOf<ShapeIs<8>, FixedVectorOfAnyRank<BF16>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<F32>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<F16>>, AllOf<ShapeIs<16>, FixedVectorOfAnyRank<BF16>>>\0"
    "AllOf<I32Attr, IntIsOneOf<16, 32>>\0"
    "AllOf<I32Attr, IntIsOneOf<0, 16>>\0"
    "attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane`)` `firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)\0"
    "AllShapesMatch<source,res>\0"
    "[\"type($scale) = vector<4xf8E8M0FNU>\"]\0"
    "amdgpu.scaled_ext_packed_matrix\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>\0"
    "AnyOf<F8E8M0FNU, AllOf<FixedVectorOfAnyRank<F8E8M0FNU>, LengthIs<4>>>\0"
    "AllOf<I32Attr, IntIsOneOf<64, 128>>",
    "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,` type($destC)\0"
    "amdgpu.scaled_mfma\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<F4E2M1FN>, LengthIs<64, 128>>>\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8, 16>>\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F8E8M0FNU, F8E4M3FN>>, LengthIs<4, 8>>\0"
    "AllOf<I32Attr, IntIsOneOf<16>>\0"
    "AllOf<I32Attr, IntIsOneOf<128>>\0"
    "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)\0"
    "amdgpu.scaled_wmma\0"
    "#amdgpu.sched_barrier_opt\0"
    "`allow` `=` $opts attr-dict\0"
    "amdgpu.sched_barrier\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ>>, LengthIs<8, 16>>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ>>, LengthIs<16, 32>>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16>>>\0"
    "AnyOf<AllOf<FixedVectorOfAnyRank<I8>, LengthIs<4>>, AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>>\0"
    "AllOf<I32Attr, IntIsOneOf<16, 32, 64, 128>>\0"
    "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC `sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)\0"
    "amdgpu.sparse_mfma\0"
    "$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)\0"
    "amdgpu.swizzle_bitmode\0"
    "$desc attr-dict `:` qualified(type($desc))\0"
    "MemoryEffects<Write,Read>\0"
    "[\"type($desc) = !amdgpu.tdm_descriptor\"]\0"
    "amdgpu.tensor_load_to_lds\0"
    "amdgpu.tensor_store_from_lds\0"
    "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)\0"
    "SameVariadicOperandSize\0"
    "[\"type($srcIndices) = index\"]\0"
    "amdgpu.transpose_load\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, SI<8>, UI<8>>>, LengthIs<4, 8, 16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<4, 8, 32, 64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<I<4>, SI<4>, UI<4>>>, LengthIs<4, 8, 16>>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<4, 8, 16>>>\0"
    "AllOf<I32Attr, IntIsOneOf<4, 16, 32, 64, 128>>\0"
    "AllOf<I32Attr, IntIsOneOf<0, 1>>\0"
    "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)\0"
    "amdgpu.wmma\0"
    "hook:amx.tile\0"
    "ShapedType\0"
    "ValueSemantics\0"
    "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F32, F16, BF16, I32, I8>>>\0"
    "$base `[` $indices `]` (`,` $stride^ )\? attr-dict`:` type($base) `into` qualified(type($res))\0"
    "AMXIntrinsicOpInterface\0"
    "MemoryEffects<Write>\0"
    "[\"type($indices) = index\", \"type($stride) = index\"]\0"
    "amx.tile_load\0"
    "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F16, BF16>>>\0"
    "AllOf<!amx.tile, RankIs<2>, ElementType<F32>>\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))\0"
    "AllTypesMatch<acc,res>\0"
    "[\"type($res) = type($acc)\"]\0"
    "amx.tile_mulf\0"
    "AllOf<!amx.tile, RankIs<2>, ElementType<I8>>\0"
    "AllOf<!amx.tile, RankIs<2>, ElementType<I32>>",
    "$lhs (`zext` $isZextLhs^)\? `,` $rhs (`zext` $isZextRhs^)\? `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))\0"
    "amx.tile_muli\0"
    "$base `[` $indices `]` `,` $val (`,` $stride^ )\?attr-dict `:` type($base) `,` qualified(type($val))\0"
    "amx.tile_store\0"
    "amx.tile_zero\0"
    "enum<@FastMathFlags>\0"
    "enum<@IntegerOverflowFlags>\0"
    "#arith.fastmath\0"
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "ArithFastMathInterface\0"
    "Commutative\0"
    "SameOperandsAndResultType\0"
    "VectorUnrollOpInterface\0"
    "Elementwise\0"
    "Scalarizable\0"
    "Vectorizable\0"
    "Tensorizable\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = type($lhs)\"]\0"
    "arith.addf\0"
    "SignlessIntegerOrIndexLike\0"
    "#arith.overflow\0"
    "$lhs `,` $rhs (`overflow` `` $overflowFlags^)\? attr-dict `:` type($result)\0"
    "ArithIntegerOverflowFlagsInterface\0"
    "arith.addi\0"
    "BoolLike\0"
    "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)\0"
    "AllTypesMatch<lhs,rhs,sum>\0"
    "[\"type($rhs) = type($lhs)\", \"type($sum) = type($lhs)\"]\0"
    "arith.addui_extended\0"
    "$lhs `,` $rhs attr-dict `:` type($result)\0"
    "Idempotent\0"
    "arith.andi\0"
    "AnyOf<SignlessIntegerOrFloatLike, MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>>\0"
    "$in attr-dict `:` type($in) `to` type($out)\0"
    "SameOperandsAndResultShape\0"
    "SameInputOutputTensorDims\0"
    "arith.bitcast\0"
    "arith.ceildivsi\0"
    "arith.ceildivui\0"
    "enum<@CmpFPredicate>\0"
    "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)\? attr-dict `:` type($lhs)\0"
    "TypesMatchWith<lhs,result>\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = over(type($lhs), e: i1)\"]\0"
    "arith.cmpf\0"
    "enum<@CmpIPredicate>\0"
    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "arith.cmpi\0"
    "TypedAttr\0"
    "attr-dict $value\0"
    "ConstantLike\0"
    "OpAsmOpInterface\0"
    "AllTypesMatch<value,result>\0"
    "[\"type($result) = typeof($value)\"]\0"
    "\"rule:constant\"\0"
    "arith.constant\0"
    "arith.divf\0"
    "$lhs `,` $rhs (`exact` $isExact^)\? attr-dict `:` type($result)\0"
    "arith.divsi\0"
    "arith.divui\0"
    "$in (`fastmath` `` $fastmath^)\? attr-dict `:` type($in) `to` type($out)\0"
    "arith.extf\0"
    "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>\0"
    "arith.extsi\0"
    "arith.extui\0"
    "arith.floordivsi\0"
    "arith.fptosi\0"
    "arith.fptoui\0"
    "AnyOf<SignlessIntegerOrIndexLike, MemRefOf<AnyOf<AnySignlessInteger, Index>>>\0"
    "arith.index_cast\0"
    "arith.index_castui\0"
    "arith.maximumf\0"
    "arith.maxnumf\0"
    "arith.maxsi\0"
    "arith.maxui\0"
    "arith.minimumf\0"
    "arith.minnumf\0"
    "arith.minsi\0"
    "arith.minui\0"
    "arith.mulf\0"
    "\"rule:vscale_multiple\"\0"
    "arith.muli\0"
    "AllTypesMatch<lhs,rhs,low,high>\0"
    "[\"type($rhs) = type($lhs)\", \"type($low) = type($lhs)\", \"type($high) = type($lhs)\"]\0"
    "arith.mulsi_extended\0"
    "arith.mului_extended\0"
    "$operand (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "[\"type($result) = type($operand)\"]\0"
    "arith.negf\0"
    "arith.ori\0"
    "arith.remf\0"
    "arith.remsi\0"
    "arith.remui\0"
    "$in `,` $scale (`fastmath` `` $fastmath^)\? attr-dict `:` type($in) `,` type($scale) `to` type($out)\0"
    "arith.scaling_extf\0"
    "enum<@RoundingMode>\0"
    "$in `,` $scale ($roundingmode^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($in) `,` type($scale) `to` type($out)\0"
    "ArithRoundingModeInterface\0"
    "arith.scaling_truncf\0"
    "hook:arith.select\0"
    "AllTypesMatch<true_value,false_value,result>\0"
    "BooleanConditionOrMatchingShape\0"
    "SelectLikeOpInterface\0"
    "[\"type($false_value) = type($true_value)\", \"type($result) = type($true_value)\"]\0"
    "arith.shli\0"
    "arith.shrsi\0"
    "arith.shrui\0"
    "arith.sitofp\0"
    "arith.subf\0"
    "arith.subi\0"
    "$in ($roundingmode^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($in) `to` type($out)\0"
    "arith.truncf\0"
    "$in (`overflow` `` $overflowFlags^)\? attr-dict `:` type($in) `to` type($out)\0"
    "arith.trunci\0"
    "arith.uitofp\0"
    "arith.xori\0"
    "arm_neon\0"
    "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 2>>\0"
    "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 8>>\0"
    "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)\0"
    "AllTypesMatch<b,c>\0"
    "AllTypesMatch<a,res>\0"
    "VectorRank<A,1>\0"
    "VectorRank<B,2>\0"
    "VectorDim<B,1,4>\0"
    "SameVectorDim<B,0,A,0>\0"
    "[\"type($c) = type($b)\", \"type($res) = type($a)\"]\0"
    "arm_neon.2d.sdot\0"
    "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<F32>>\0"
    "AllOf<ShapeIs<8>, FixedVectorOfAnyRank<BF16>>\0"
    "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)\0"
    "AllTypesMatch<src1,src2>",
    "[\"type($src2) = type($src1)\", \"type($res) = type($acc)\"]\0"
    "arm_neon.intr.bfmmla\0"
    "TypesMatchWith<b,res>\0"
    "[\"type($c) = type($b)\", \"type($res) = type($a)\", \"type($res) = vector([shape(type($b))[0] / 4], i32)\"]\0"
    "arm_neon.intr.sdot\0"
    "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<I32>>\0"
    "AllOf<ShapeIs<16>, FixedVectorOfAnyRank<I8>>\0"
    "arm_neon.intr.smmla\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I16, I32>>, LengthIs<8, 4, 2>>\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I16, I32, I64>>, LengthIs<8, 4, 2>>\0"
    "$a `,` $b attr-dict `:` type($a) `to` type($res)\0"
    "AllTypesMatch<a,b>\0"
    "TypesMatchWith<a,res>\0"
    "[\"type($b) = type($a)\", \"type($res) = vector_wider_element(type($a))\"]\0"
    "arm_neon.intr.smull\0"
    "arm_neon.intr.ummla\0"
    "arm_neon.intr.usmmla\0"
    "arm_sme\0"
    "enum<@CombiningKind>\0"
    "enum<@TileSliceLayout>\0"
    "enum<@TypeSize>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>\0"
    "$tile attr-dict `:` type($result)\0"
    "ArmSMETileOpInterface\0"
    "AllTypesMatch<tile,result>\0"
    "[\"type($result) = type($tile)\"]\0"
    "arm_sme.copy_tile\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>\0"
    "#arm_sme.layout\0"
    "$tile `[` $tile_slice_index `]` (`layout` `` $layout^)\? attr-dict `:` type($result) `from` type($tile)\0"
    "TypesMatchWith<tile,result>\0"
    "[\"type($result) = vector_without_first_dim(type($tile))\", \"type($tile_slice_index) = index\"]\0"
    "arm_sme.extract_tile_slice\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<F16, BF16>>, LengthIs<8>>\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>\0"
    "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)\0"
    "AllTypesMatch<lhs,rhs>\0"
    "HasMatchingMaskTypeConstraint<lhs,lhsMask>\0"
    "HasMatchingMaskTypeConstraint<rhs,rhsMask>\0"
    "BothOrNone<LhsMask,RhsMask>\0"
    "OptionalTypesMatchWith<result,acc>\0"
    "TileElementWidthTimes<2>\0"
    "[\"type($rhs) = type($lhs)\", \"type($lhsMask) = over(type($lhs), e: i1)\", \"type($rhsMask) = over(type($rhs), e: i1)\", \"type($acc) = type($result)\"]\0"
    "arm_sme.fmopa_2way\0"
    "arm_sme.fmops_2way\0"
    "attr-dict `:` type($tile)\0"
    "arm_sme.get_tile\0"
    "$vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)\? attr-dict `:` type($vector) `into` type($result)\0"
    "TypesMatchWith<tile,vector>\0"
    "[\"type($result) = type($tile)\", \"type($vector) = scalable_vector_without_first_dim(type($tile))\", \"type($tile_slice_index) = index\"]\0"
    "arm_sme.insert_tile_slice\0"
    "LLVM_Type\0"
    "TypeIs<res,I64>\0"
    "arm_sme.intr.cntsd\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>\0"
    "!llvm.ptr\0"
    "[\"type($tile_slice_index) = i32\"]\0"
    "arm_sme.intr.ld1b.horiz\0"
    "arm_sme.intr.ld1b.vert\0"
    "arm_sme.intr.ld1d.horiz\0"
    "arm_sme.intr.ld1d.vert\0"
    "arm_sme.intr.ld1h.horiz\0"
    "arm_sme.intr.ld1h.vert\0"
    "arm_sme.intr.ld1q.horiz\0"
    "arm_sme.intr.ld1q.vert\0"
    "arm_sme.intr.ld1w.horiz\0"
    "arm_sme.intr.ld1w.vert\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>\0"
    "arm_sme.intr.mopa\0"
    "arm_sme.intr.mopa.wide\0"
    "arm_sme.intr.mops\0"
    "arm_sme.intr.mops.wide\0"
    "AllShapesMatch<vector,predicate,res>\0"
    "AllElementTypesMatch<vector,res>\0"
    "arm_sme.intr.read.horiz\0"
    "arm_sme.intr.read.vert\0"
    "arm_sme.intr.smopa.wide\0"
    "arm_sme.intr.smopa.za32\0"
    "arm_sme.intr.smops.wide\0"
    "arm_sme.intr.smops.za32\0"
    "arm_sme.intr.st1b.horiz\0"
    "arm_sme.intr.st1b.vert\0"
    "arm_sme.intr.st1d.horiz\0"
    "arm_sme.intr.st1d.vert",
    "arm_sme.intr.st1h.horiz\0"
    "arm_sme.intr.st1h.vert\0"
    "arm_sme.intr.st1q.horiz\0"
    "arm_sme.intr.st1q.vert\0"
    "arm_sme.intr.st1w.horiz\0"
    "arm_sme.intr.st1w.vert\0"
    "[\"type($index) = i32\", \"type($offset) = i32\"]\0"
    "arm_sme.intr.str\0"
    "arm_sme.intr.sumopa.wide\0"
    "arm_sme.intr.sumops.wide\0"
    "arm_sme.intr.umopa.wide\0"
    "arm_sme.intr.umopa.za32\0"
    "arm_sme.intr.umops.wide\0"
    "arm_sme.intr.umops.za32\0"
    "arm_sme.intr.usmopa.wide\0"
    "arm_sme.intr.usmops.wide\0"
    "AllShapesMatch<predicate,vector>\0"
    "arm_sme.intr.write.horiz\0"
    "arm_sme.intr.write.vert\0"
    "arm_sme.intr.zero\0"
    "$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)\? attr-dict `:` type($base) `,` type($mask) `,` type($result)\0"
    "AllElementTypesMatch<tile,base>\0"
    "TileSliceMaskConstraint<result,mask>\0"
    "[\"type($result) = type($tile)\", \"type($mask) = vector_of_i1_without_first_dim(type($result))\", \"type($indices) = index\", \"type($tile_slice_index) = index\"]\0"
    "arm_sme.load_tile_slice\0"
    "#arm_sme.kind\0"
    "$lhs `,` $rhs oilist( `kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs)\0"
    "OuterProductResultTileTypeConstraint<lhs,result>\0"
    "OuterProductResultTileTypeConstraint<lhs,acc>\0"
    "[\"type($rhs) = type($lhs)\", \"type($lhsMask) = over(type($lhs), e: i1)\", \"type($rhsMask) = over(type($rhs), e: i1)\", \"type($result) = square_scalable_vector(type($lhs))\", \"type($acc) = square_scalable_vector(type($lhs))\"]\0"
    "arm_sme.outerproduct\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>\0"
    "AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>\0"
    "arm_sme.smopa_2way\0"
    "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>\0"
    "TileElementWidthTimes<4>\0"
    "arm_sme.smopa_4way\0"
    "arm_sme.smops_2way\0"
    "arm_sme.smops_4way\0"
    "$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)\? attr-dict `:` type($base) `,` type($mask) `,` type($tile)\0"
    "TileSliceMaskConstraint<tile,mask>\0"
    "[\"type($mask) = vector_of_i1_without_first_dim(type($tile))\", \"type($tile_slice_index) = index\", \"type($indices) = index\"]\0"
    "arm_sme.store_tile_slice\0"
    "#arm_sme.type_size\0"
    "$type_size attr-dict\0"
    "[\"type($result0) = index\"]\0"
    "arm_sme.streaming_vl\0"
    "arm_sme.sumopa_4way\0"
    "arm_sme.sumops_4way\0"
    "AllOf<AnyMemRef, RankIs<2>>\0"
    "$base `[` $indices `]` (`,` $padding `,` $mask^)\? (`layout` `` $layout^)\?attr-dict `:` type($base) `,` type($result)\0"
    "AllElementTypesMatch<result,base>\0"
    "OptionalTypesMatchWith<result,padding>\0"
    "HasMatchingMaskTypeConstraint<result,mask>\0"
    "BothOrNone<Padding,Mask>\0"
    "[\"type($padding) = elem(type($result))\", \"type($mask) = over(type($result), e: i1)\", \"type($indices) = index\"]\0"
    "arm_sme.tile_load\0"
    "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)\? (`layout` `` $layout^)\?attr-dict `:` type($base) `,` type($valueToStore)\0"
    "AllElementTypesMatch<valueToStore,base>\0"
    "HasMatchingMaskTypeConstraint<valueToStore,mask>\0"
    "[\"type($mask) = over(type($valueToStore), e: i1)\", \"type($indices) = index\"]\0"
    "arm_sme.tile_store\0"
    "arm_sme.umopa_2way\0"
    "arm_sme.umopa_4way\0"
    "arm_sme.umops_2way\0"
    "arm_sme.umops_4way\0"
    "arm_sme.usmopa_4way\0"
    "arm_sme.usmops_4way\0"
    "arm_sme.zero\0"
    "arm_sve\0"
    "AllOf<VectorOfNonZeroRankOf<I1>, TrailingDimScalable, OnlyTrailingDimScalable, DimIs<-1, 16>>\0"
    "AllOf<VectorOfNonZeroRankOf<I1>, TrailingDimScalable, OnlyTrailingDimScalable, DimIs<-1, 16, 8, 4, 2, 1>>\0"
    "$source attr-dict `:` type($result)\0"
    "SvboolTypeConstraint<result,source>\0"
    "[\"type($source) = with(type($result), shape = concat(slice(shape(type($result)), 0, rank(type($result)) - 1), [16]))\"]\0"
    "arm_sve.convert_from_svbool\0"
    "$source attr-dict `:` type($source)\0"
    "SvboolTypeConstraint<source,result>\0"
    "[\"type($result) = with(type($source), shape = concat(slice(shape(type($source)), 0, rank(type($source)) - 1), [16]))\"]\0"
    "arm_sve.convert_to_svbool",
    "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>\0"
    "I64Attr\0"
    "$src `[` $lane `]` attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,dst>\0"
    "[\"type($dst) = type($src)\"]\0"
    "arm_sve.dupq_lane\0"
    "AnyScalableVectorOfAnyRank\0"
    "arm_sve.intr.add\0"
    "AllOf<ScalableVectorOfAnyRank<F32>, LengthIs<4>>\0"
    "AllOf<ScalableVectorOfAnyRank<BF16>, LengthIs<8>>\0"
    "arm_sve.intr.bfmmla\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16>>\0"
    "TypeIs<res,AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>>\0"
    "arm_sve.intr.convert.from.svbool\0"
    "TypeIs<res,AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16>>>\0"
    "arm_sve.intr.convert.to.svbool\0"
    "AllOf<AnyScalableVectorOfAnyRank, RankIs<1>>\0"
    "arm_sve.intr.dupq_lane\0"
    "arm_sve.intr.fadd\0"
    "arm_sve.intr.fdiv\0"
    "arm_sve.intr.fmul\0"
    "arm_sve.intr.fsub\0"
    "arm_sve.intr.mul\0"
    "[\"type($index) = i32\"]\0"
    "arm_sve.intr.psel\0"
    "arm_sve.intr.sdiv\0"
    "arm_sve.intr.sdot\0"
    "arm_sve.intr.smmla\0"
    "arm_sve.intr.sub\0"
    "arm_sve.intr.udiv\0"
    "arm_sve.intr.udot\0"
    "arm_sve.intr.ummla\0"
    "arm_sve.intr.usmmla\0"
    "[\"type($base) = i64\", \"type($n) = i64\"]\0"
    "arm_sve.intr.whilelt\0"
    "arm_sve.intr.zip.x2\0"
    "arm_sve.intr.zip.x4\0"
    "ScalableVectorOfAnyRank<I1>\0"
    "ScalableVectorOfAnyRank<AnyFloat>\0"
    "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)\0"
    "AllTypesMatch<src1,src2,res>\0"
    "TypesMatchWith<src1,mask>\0"
    "[\"type($src2) = type($src1)\", \"type($res) = type($src1)\", \"type($mask) = over(type($src1), e: i1)\"]\0"
    "arm_sve.masked.addf\0"
    "ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>\0"
    "arm_sve.masked.addi\0"
    "arm_sve.masked.divf\0"
    "arm_sve.masked.divi_signed\0"
    "arm_sve.masked.divi_unsigned\0"
    "arm_sve.masked.mulf\0"
    "arm_sve.masked.muli\0"
    "arm_sve.masked.subf\0"
    "arm_sve.masked.subi\0"
    "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)\0"
    "AllTypesMatch<p1,result>\0"
    "[\"type($result) = type($p1)\", \"type($index) = index\"]\0"
    "arm_sve.psel\0"
    "AllOf<ScalableVectorOfAnyRank<AnyOf<I32, I64>>, LengthIs<4, 2>>\0"
    "AllOf<ScalableVectorOfAnyRank<AnyOf<I8, I16>>, LengthIs<16, 8>>\0"
    "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)\0"
    "AllTypesMatch<acc,dst>\0"
    "[\"type($src2) = type($src1)\", \"type($dst) = type($acc)\"]\0"
    "arm_sve.sdot\0"
    "AllOf<ScalableVectorOfAnyRank<I32>, LengthIs<4>>\0"
    "AllOf<ScalableVectorOfAnyRank<I8>, LengthIs<16>>\0"
    "arm_sve.smmla\0"
    "arm_sve.udot\0"
    "arm_sve.ummla\0"
    "arm_sve.usmmla\0"
    "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)\0"
    "AllTypesMatch<sourceV1,sourceV2,resultV1,resultV2>\0"
    "[\"type($sourceV2) = type($sourceV1)\", \"type($resultV1) = type($sourceV1)\", \"type($resultV2) = type($sourceV1)\"]\0"
    "arm_sve.zip.x2\0"
    "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)\0"
    "AllTypesMatch<sourceV1,sourceV2,sourceV3,sourceV4,resultV1,resultV2,resultV3,resultV4>\0"
    "[\"type($sourceV2) = type($sourceV1)\", \"type($sourceV3) = type($sourceV1)\", \"type($sourceV4) = type($sourceV1)\", \"type($resultV1) = type($sourceV1)\", \"type($resultV2) = type($sourceV1)\", \"type($resultV3) = type($sourceV1)\", \"type($resultV4) = type($sourceV1)\"]\0"
    "arm_sve.zip.x4\0"
    "`<` $valueType `>`\0"
    "AnyOf<!async.value, !async.token>\0"
    "!async.group\0"
    "$operand `,` $group `:` type($operand) attr-dict\0"
    "[\"type($group) = !async.group\", \"type($rank) = index\"]\0"
    "async.add_to_group\0"
    "$operand `:` custom<AwaitResultType>( type($operand), type($result) ) attr-dict\0"
    "async.await\0"
    "$operand attr-dict\0"
    "[\"type($operand) = !async.group\"]\0"
    "async.await_all\0"
    "FlatSymbolRefAttr\0"
    "ArrayOf<DictionaryAttr>\0"
    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)\0"
    "CallOpInterface\0"
    "SymbolUserOpInterface\0"
    "async.call\0"
    "!async.coro.id\0"
    "!async.coro.handle\0"
    "[\"type($id) = !async.coro.id\", \"type($handle) = !async.coro.handle\"]\0"
    "async.coro.begin\0"
    "[\"type($handle) = !async.coro.handle\"]\0"
    "async.coro.end\0"
    "$id `,` $handle attr-dict\0"
    "async.coro.free\0"
    "[\"type($id) = !async.coro.id\"]\0"
    "!async.coro.state\0"
    "[\"type($handle) = !async.coro.handle\", \"type($state) = !async.coro.state\"]\0"
    "async.coro.save\0"
    "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict",
    "[\"type($state) = !async.coro.state\"]\0"
    "async.coro.suspend\0"
    "$size `:` type($result) attr-dict\0"
    "[\"type($size) = index\", \"type($result) = !async.group\"]\0"
    "async.create_group\0"
    "!async.token\0"
    "!async.value\0"
    "hook:async.execute\0"
    "[\"type($dependencies) = !async.token\", \"type($token) = !async.token\"]\0"
    "\"async.yield\"\0"
    "TypeAttrOf<FunctionType>\0"
    "hook:async.func\0"
    "FunctionOpInterface\0"
    "default_dialect\0"
    "\"async\"\0"
    "HasParent<async.func>\0"
    "async.return\0"
    "AnyOf<!async.value, !async.token, !async.group>\0"
    "AllOf<I64Attr, IntPositive>\0"
    "$operand attr-dict `:` type($operand)\0"
    "async.runtime.add_ref\0"
    "$operand `,` $group attr-dict `:` type($operand)\0"
    "async.runtime.add_to_group\0"
    "async.runtime.await\0"
    "$operand `,` $handle attr-dict `:` type($operand)\0"
    "async.runtime.await_and_resume\0"
    "async.runtime.create\0"
    "async.runtime.create_group\0"
    "async.runtime.drop_ref\0"
    "[\"type($is_error) = i1\"]\0"
    "async.runtime.is_error\0"
    "TypesMatchWith<storage,result>\0"
    "[\"type($result) = type($storage).valueType\"]\0"
    "async.runtime.load\0"
    "[\"type($result) = index\"]\0"
    "async.runtime.num_worker_threads\0"
    "async.runtime.resume\0"
    "async.runtime.set_available\0"
    "async.runtime.set_error\0"
    "$value `,` $storage attr-dict `:` type($storage)\0"
    "TypesMatchWith<storage,value>\0"
    "[\"type($value) = type($storage).valueType\"]\0"
    "async.runtime.store\0"
    "($operands^ `:` type($operands))\? attr-dict\0"
    "HasParent<async.execute>\0"
    "async.yield\0"
    "bufferization\0"
    "AnyTensor\0"
    "hook:bufferization.alloc_tensor\0"
    "BufferizableOpInterface\0"
    "[\"type($dynamic_sizes) = index\", \"type($size_hint) = index\"]\0"
    "AnyRankedOrUnrankedMemRef\0"
    "$input attr-dict `:` type($input) `to` type($output)\0"
    "MemoryEffectsOpInterface\0"
    "bufferization.clone\0"
    "(` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )\? (`retain` ` ` `(` $retained^ `:` type($retained) `)` )\? attr-dict\0"
    "[\"type($conditions) = i1\", \"type($updatedConditions) = i1\"]\0"
    "bufferization.dealloc\0"
    "bufferization.dealloc_tensor\0"
    "AnyShaped\0"
    "$source `in` (`restrict` $restrict^)\? (`writable` $writable^)\? $dest attr-dict `:` functional-type(operands, results)\0"
    "AllElementTypesMatch<source,dest>\0"
    "DestinationStyleOpInterface\0"
    "SubsetOpInterface\0"
    "SubsetInsertionOpInterface\0"
    "bufferization.materialize_in_destination\0"
    "Implements<\"TensorLikeType\">\0"
    "Implements<\"BufferLikeType\">\0"
    "$tensor (`read_only` $read_only^)\? attr-dict `:` type($tensor) `to` type($buffer)\0"
    "SameOperandsAndResultElementType\0"
    "Bufferization_TensorAndBufferMatch\0"
    "bufferization.to_buffer\0"
    "$buffer (`restrict` $restrict^)\? (`writable` $writable^)\? attr-dict `:` type($buffer) `to` type($result)\0"
    "bufferization.to_tensor\0"
    "builtin\0"
    "hook:builtin.bf16\0"
    "FloatType\0"
    "hook:builtin.complex\0"
    "hook:builtin.f128\0"
    "hook:builtin.f16\0"
    "hook:builtin.f32\0"
    "hook:builtin.f4E2M1FN\0"
    "hook:builtin.f64\0"
    "hook:builtin.f6E2M3FN\0"
    "hook:builtin.f6E3M2FN\0"
    "hook:builtin.f80\0"
    "hook:builtin.f8E3M4\0"
    "hook:builtin.f8E4M3\0"
    "hook:builtin.f8E4M3B11FNUZ\0"
    "hook:builtin.f8E4M3FN\0"
    "hook:builtin.f8E4M3FNUZ\0"
    "hook:builtin.f8E5M2\0"
    "hook:builtin.f8E5M2FNUZ\0"
    "hook:builtin.f8E8M0FNU\0"
    "array<type>\0"
    "hook:builtin.function\0"
    "hook:builtin.graph\0"
    "hook:builtin.index\0"
    "VectorElementTypeInterface\0"
    "u32\0"
    "hook:builtin.integer\0"
    "MemRefLayout\0"
    "hook:builtin.memref\0"
    "PtrLikeTypeInterface\0"
    "BufferLikeType\0"
    "PointerLikeType\0"
    "hook:builtin.none\0"
    "hook:builtin.opaque\0"
    "hook:builtin.tensor\0"
    "TensorLikeType\0"
    "hook:builtin.tf32\0"
    "hook:builtin.tuple\0"
    "hook:builtin.unranked_memref\0"
    "hook:builtin.unranked_tensor\0"
    "array<bool>\0"
    "hook:builtin.vector\0"
    "hook:builtin.affine_map\0"
    "MemRefLayoutAttrInterface\0"
    "OpAsmAttrInterface\0"
    "array<attribute>\0"
    "hook:builtin.array\0"
    "hook:builtin.call_site_loc\0"
    "IsLocation\0"
    "hook:builtin.dense_array\0"
    "BlobAttr\0"
    "hook:builtin.dense_int_or_fp_elements\0"
    "self_type\0"
    "[\"type\"]\0"
    "resource_handle\0"
    "hook:builtin.dense_resource_elements\0"
    "array<string>\0"
    "hook:builtin.dense_string_elements\0"
    "array<named_attribute>\0"
    "hook:builtin.dictionary\0"
    "hook:builtin.file_line_range\0"
    "apfloat\0"
    "hook:builtin.float\0"
    "array<location>\0"
    "hook:builtin.fused_loc\0"
    "apint\0"
    "hook:builtin.integer_set\0"
    "hook:builtin.name_loc\0"
    "u64\0"
    "hook:builtin.opaque_loc\0"
    "AnyIntElementsAttr\0"
    "DenseElementsAttr\0"
    "hook:builtin.sparse_elements\0"
    "hook:builtin.strided_layout\0"
    "hook:builtin.string\0"
    "array<FlatSymbolRefAttr>\0"
    "hook:builtin.symbol_ref\0"
    "hook:builtin.type",
    "hook:builtin.unit\0"
    "hook:builtin.unknown_loc\0"
    "($sym_name^)\? attr-dict-with-keyword $bodyRegion\0"
    "AffineScope\0"
    "SymbolTable\0"
    "RegionKindInterface\0"
    "HasOnlyGraphRegion\0"
    "\"builtin\"\0"
    "builtin.module\0"
    "($inputs^ `:` type($inputs))\? `to` type($outputs) attr-dict\0"
    "builtin.unrealized_conversion_cast\0"
    "$arg `,` $msg attr-dict\0"
    "[\"type($arg) = i1\"]\0"
    "cf.assert\0"
    "$dest (`(` $destOperands^ `:` type($destOperands) `)`)\? attr-dict\0"
    "cf.br\0"
    "$condition (`weights` `(` $branch_weights^ `)` )\? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "WeightedBranchOpInterface\0"
    "[\"type($condition) = i1\"]\0"
    "cf.cond_br\0"
    "AnyInteger\0"
    "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)),$defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict\0"
    "cf.switch\0"
    "hook:complex.number\0"
    "Complex<AnyFloat>\0"
    "$complex (`fastmath` `` $fastmath^)\? attr-dict `:` type($complex)\0"
    "TypesMatchWith<complex,result>\0"
    "[\"type($result) = elem(type($complex))\"]\0"
    "complex.abs\0"
    "complex.add\0"
    "complex.angle\0"
    "complex.atan2\0"
    "$operand attr-dict `:` type($operand) `to` type($result)\0"
    "complex.bitcast\0"
    "[\"type($result) = type($complex)\"]\0"
    "complex.conj\0"
    "AnyComplex\0"
    "$value attr-dict `:` type($complex)\0"
    "\"cst\"\0"
    "complex.constant\0"
    "complex.cos\0"
    "$real `,` $imaginary attr-dict `:` type($complex)\0"
    "AllTypesMatch<real,imaginary>\0"
    "TypesMatchWith<complex,real>\0"
    "TypesMatchWith<complex,imaginary>\0"
    "[\"type($imaginary) = type($real)\", \"type($real) = elem(type($complex))\", \"type($imaginary) = elem(type($complex))\"]\0"
    "complex.create\0"
    "complex.div\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = i1\"]\0"
    "complex.eq\0"
    "complex.exp\0"
    "complex.expm1\0"
    "[\"type($imaginary) = elem(type($complex))\"]\0"
    "complex.im\0"
    "complex.log\0"
    "complex.log1p\0"
    "complex.mul\0"
    "complex.neg\0"
    "complex.neq\0"
    "complex.pow\0"
    "AnySignlessInteger\0"
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)\? attr-dict `:` type($result) `,` type($rhs)\0"
    "AllTypesMatch<lhs,result>\0"
    "[\"type($result) = type($lhs)\"]\0"
    "complex.powi\0"
    "[\"type($real) = elem(type($complex))\"]\0"
    "complex.re\0"
    "complex.rsqrt\0"
    "complex.sign\0"
    "complex.sin\0"
    "complex.sqrt\0"
    "complex.sub\0"
    "complex.tan\0"
    "complex.tanh\0"
    "dlti\0"
    "data_layout_key\0"
    "`<` $key `,` $value `>`\0"
    "DataLayoutEntryInterface\0"
    "`<` custom<DataLayoutEntries>($entries) `>`\0"
    "DataLayoutSpecInterface\0"
    "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`\0"
    "DLTIQueryInterface\0"
    "TargetDeviceSpecInterface\0"
    "TargetSystemSpecInterface\0"
    "emitc\0"
    "hook:emitc.array\0"
    "`<` qualified($valueType) `>`\0"
    "`<` qualified($pointee) `>`\0"
    "EmitCType\0"
    "CExpressionInterface\0"
    "emitc.add\0"
    "!emitc.lvalue\0"
    "!emitc.ptr\0"
    "$reference `:` qualified(type($reference)) attr-dict\0"
    "TypesMatchWith<reference,result>\0"
    "[\"type($result) = !emitc.ptr(type($reference).valueType)\"]\0"
    "emitc.address_of\0"
    "AnyOf<EmitCType, !emitc.lvalue>\0"
    "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)\0"
    "emitc.apply\0"
    "$value `:` type($value) `to` $var `:` type($var) attr-dict\0"
    "emitc.assign\0"
    "emitc.bitwise_and\0"
    "emitc.bitwise_left_shift\0"
    "emitc.bitwise_not\0"
    "emitc.bitwise_or\0"
    "emitc.bitwise_right_shift\0"
    "emitc.bitwise_xor\0"
    "emitc.call\0"
    "emitc.call_opaque\0"
    "$source attr-dict `:` type($source) `to` type($dest)\0"
    "emitc.cast\0"
    "(`final` $final_specifier^)\? $sym_name attr-dict-with-keyword $body\0"
    "emitc.class\0"
    "enum<@CmpPredicate>\0"
    "$predicate `,` operands attr-dict `:` functional-type(operands, results)\0"
    "emitc.cmp\0"
    "operands attr-dict `:` type($result)\0"
    "[\"type($false_value) = type($true_value)\", \"type($result) = type($true_value)\", \"type($condition) = i1\"]\0"
    "emitc.conditional\0"
    "AnyOf<#emitc.opaque, TypedAttr>\0"
    "emitc.constant\0"
    "emitc.declare_func\0"
    "$pointer `:` qualified(type($pointer)) attr-dict\0"
    "TypesMatchWith<pointer,result>\0"
    "[\"type($result) = !emitc.lvalue(type($pointer).pointee)\"]\0"
    "emitc.dereference\0"
    "AnyOf<EmitCFloatType, EmitCIntegerIndexOrOpaqueType>\0"
    "emitc.div\0"
    "hook:emitc.do\0"
    "\"emitc\"\0"
    "hook:emitc.expression\0"
    "\"emitc.yield\"\0"
    "$sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "emitc.field\0"
    "$id attr-dict-with-keyword $bodyRegion\0"
    "emitc.file",
    "EmitCIntegerIndexOrOpaqueType\0"
    "hook:emitc.for\0"
    "AllTypesMatch<lowerBound,upperBound,step>\0"
    "[\"type($upperBound) = type($lowerBound)\", \"type($step) = type($lowerBound)\"]\0"
    "hook:emitc.func\0"
    "$field_name `:` type($result) attr-dict\0"
    "emitc.get_field\0"
    "AnyOf<!emitc.array, !emitc.lvalue>\0"
    "$name `:` type($result) attr-dict\0"
    "emitc.get_global\0"
    "(`extern` $extern_specifier^)\? (`static` $static_specifier^)\? (`const` $const_specifier^)\? $sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "emitc.global\0"
    "MaxSizedRegion<1>\0"
    "hook:emitc.if\0"
    "hook:emitc.include\0"
    "$value attr-dict `:` type($result)\0"
    "emitc.literal\0"
    "TypesMatchWith<operand,result>\0"
    "[\"type($result) = type($operand).valueType\"]\0"
    "emitc.load\0"
    "operands attr-dict `:` type(operands)\0"
    "[\"type($result0) = i1\"]\0"
    "emitc.logical_and\0"
    "emitc.logical_not\0"
    "emitc.logical_or\0"
    "AllOf<!emitc.lvalue, ElementType<!emitc.opaque>>\0"
    "emitc.member\0"
    "AllOf<!emitc.lvalue, ElementType<AnyOf<!emitc.opaque, !emitc.ptr>>>\0"
    "emitc.member_of_ptr\0"
    "emitc.mul\0"
    "emitc.rem\0"
    "attr-dict ($operand^ `:` type($operand))\?\0"
    "HasParent<emitc.func>\0"
    "emitc.return\0"
    "emitc.sub\0"
    "AnyOf<!emitc.array, !emitc.opaque, !emitc.ptr>\0"
    "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)\0"
    "emitc.subscript\0"
    "$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion\0"
    "emitc.switch\0"
    "emitc.unary_minus\0"
    "emitc.unary_plus\0"
    "emitc.variable\0"
    "$value (`args` $fmtArgs^ `:` type($fmtArgs))\? attr-dict\0"
    "emitc.verbatim\0"
    "attr-dict ($result^ `:` type($result))\?\0"
    "HasParent<emitc.do,emitc.expression,emitc.for,emitc.if,emitc.switch>\0"
    "emitc.yield\0"
    "func.call\0"
    "FunctionType\0"
    "$callee `(` $callee_operands `)` attr-dict `:` type($callee)\0"
    "TypesMatchWith<callee,callee_operands>\0"
    "TypesMatchWith<callee,results>\0"
    "[\"type($callee_operands) = type($callee).inputs\", \"type($results) = type($callee).results\"]\0"
    "func.call_indirect\0"
    "attr-dict $value `:` type(results)\0"
    "\"f\"\0"
    "func.constant\0"
    "hook:func.func\0"
    "\"func\"\0"
    "HasParent<func.func>\0"
    "func.return\0"
    "discardable\0"
    "[[\"known_block_size\", \"DenseI32ArrayAttr\"], [\"known_grid_size\", \"DenseI32ArrayAttr\"], [\"known_cluster_size\", \"DenseI32ArrayAttr\"]]\0"
    "enum<@AllReduceOperation>\0"
    "enum<@MappingId>\0"
    "`<` params `>`\0"
    "DeviceMappingAttrInterface\0"
    "enum<@BroadcastType>\0"
    "enum<@Dimension>\0"
    "DictionaryAttr\0"
    "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)\? `>`\0"
    "array<#gpu.kernel_metadata>\0"
    "`<` (`[` qualified($kernel_table)^ `]`)\? `>`\0"
    "enum<@Processor>\0"
    "DeviceMaskingAttrInterface\0"
    "enum<@TransposeMode>\0"
    "enum<@MMAElementwiseOp>\0"
    "enum<@CompilationTarget>\0"
    "#gpu.kernel_table\0"
    "`<` $target `,` (`properties` `=` $properties^ `,`)\? (`kernels` `=` $kernels^ `,`)\? custom<Object>($format, $object) `>`\0"
    "enum<@Prune2To4SpMatFlag>\0"
    "(`<` $target^ `>`)\?\0"
    "OffloadingTranslationAttrTrait\0"
    "enum<@ShuffleMode>\0"
    "enum<@SpGEMMWorkEstimationOrComputeKind>\0"
    "AnyOf<AnySignlessInteger, AnyFloat>\0"
    "#gpu.all_reduce_op\0"
    "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)\? $body attr-dict `:` functional-type(operands, results)\0"
    "[\"type($result) = type($value)\"]\0"
    "gpu.all_reduce\0"
    "!gpu.async.token\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)\? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
    "GPU_AsyncOpInterface\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($dynamicSizes) = index\", \"type($symbolOperands) = index\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.alloc\0"
    "gpu.barrier\0"
    "HasTrait<\"OffloadingTranslationAttrTrait\">\0"
    "AllOf<ArrayOf<#gpu.object>, ArrayMinCount<1>>\0"
    "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects\0"
    "gpu.binary\0"
    "#gpu.dim\0"
    "$dimension (`upper_bound` $upper_bound^)\? attr-dict\0"
    "\"block_dim_{$dimension}\"\0"
    "gpu.block_dim\0"
    "\"block_id_{$dimension}\"\0"
    "gpu.block_id\0"
    "\"cluster_block_id_{$dimension}\"\0"
    "gpu.cluster_block_id\0"
    "\"cluster_dim_{$dimension}\"\0"
    "gpu.cluster_dim\0"
    "\"cluster_dim_blocks_{$dimension}\"\0"
    "gpu.cluster_dim_blocks\0"
    "\"cluster_id_{$dimension}\"\0"
    "gpu.cluster_id\0"
    "!gpu.sparse.spmat_handle\0"
    "#gpu.prune_2to4_spmat_flag",
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($rows) = index\", \"type($cols) = index\", \"type($spMat) = !gpu.sparse.spmat_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.create_2to4_spmat\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values attr-dict `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($brows) = index\", \"type($bcols) = index\", \"type($bnnz) = index\", \"type($rBlockSize) = index\", \"type($cBlockSize) = index\", \"type($spmat) = !gpu.sparse.spmat_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.create_bsr\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` type($values)\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($rows) = index\", \"type($cols) = index\", \"type($nnz) = index\", \"type($spmat) = !gpu.sparse.spmat_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.create_coo\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)\0"
    "gpu.create_coo_aos\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` type($values)\0"
    "gpu.create_csc\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` type($values)\0"
    "gpu.create_csr\0"
    "!gpu.sparse.dntensor_handle\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref `,` $dims attr-dict `:` type($dims) `into` type($memref)\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($dims) = index\", \"type($dnTensor) = !gpu.sparse.dntensor_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.create_dn_tensor\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.dealloc\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnTensor attr-dict\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($dnTensor) = !gpu.sparse.dntensor_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.destroy_dn_tensor\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($spmat) = !gpu.sparse.spmat_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.destroy_sp_mat\0"
    "AllOf<MemRefOf<I8>, RankIs<1>>\0"
    "attr-dict `:` type($resultMemref)\0"
    "gpu.dynamic_shared_memory\0"
    "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>\0"
    "hook:gpu.func\0"
    "HasParent<gpu.module>\0"
    "\"global_id_{$dimension}\"\0"
    "gpu.global_id\0"
    "\"grid_dim_{$dimension}\"\0"
    "gpu.grid_dim\0"
    "AnyUnrankedMemRef\0"
    "$value attr-dict `:` type($value)\0"
    "gpu.host_register\0"
    "gpu.host_unregister\0"
    "gpu.lane_id\0"
    "hook:gpu.launch\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($gridSizeX) = index\", \"type($gridSizeY) = index\", \"type($gridSizeZ) = index\", \"type($blockSizeX) = index\", \"type($blockSizeY) = index\", \"type($blockSizeZ) = index\", \"type($clusterSizeX) = index\", \"type($clusterSizeY) = index\", \"type($clusterSizeZ) = index\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "AnyOf<Index, I32, I64>",
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)\? $kernel ( `clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)` )\? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict\0"
    "AllTypesMatch<gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ>\0"
    "[\"type($gridSizeY) = type($gridSizeX)\", \"type($gridSizeZ) = type($gridSizeX)\", \"type($blockSizeX) = type($gridSizeX)\", \"type($blockSizeY) = type($gridSizeX)\", \"type($blockSizeZ) = type($gridSizeX)\", \"type($asyncDependencies) = !gpu.async.token\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.launch_func\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:` type($dst)`,` type($src) attr-dict\0"
    "gpu.memcpy\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $value `:` type($dst)`,` type($value) attr-dict\0"
    "AllElementTypesMatch<dst,value>\0"
    "gpu.memset\0"
    "AllOf<ArrayOf<Implements<\"TargetAttrInterface\">>, ArrayMinCount<1>>\0"
    "$sym_name (`<` $offloadingHandler^ `>`)\? ($targets^)\? attr-dict-with-keyword $bodyRegion\0"
    "DataLayoutOpInterface\0"
    "HasDefaultDLTIDataLayout\0"
    "gpu.module\0"
    "(`upper_bound` $upper_bound^)\? attr-dict `:` type($result)\0"
    "gpu.num_subgroups\0"
    "AnyOf<AnyInteger, Index, AnyFloat>\0"
    "$format attr-dict (`,` $args^ `:` type($args))\?\0"
    "gpu.printf\0"
    "HasParent<gpu.func>\0"
    "gpu.return\0"
    "AllOf<I32Attr, IntMinValue<0>>\0"
    "AllOf<I32Attr, IntPowerOf2>\0"
    "AllTypesMatch<value,rotateResult>\0"
    "[\"type($rotateResult) = type($value)\", \"type($valid) = i1\"]\0"
    "gpu.rotate\0"
    "#gpu.mat_transpose_mode\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($dnmatA) = !gpu.sparse.dntensor_handle\", \"type($dnmatB) = !gpu.sparse.dntensor_handle\", \"type($spmatC) = !gpu.sparse.spmat_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.sddmm\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $spmatC attr-dict `into` $computeType\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($dnmatA) = !gpu.sparse.dntensor_handle\", \"type($dnmatB) = !gpu.sparse.dntensor_handle\", \"type($spmatC) = !gpu.sparse.spmat_handle\", \"type($bufferSz) = index\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.sddmm_buffer_size\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)\0"
    "gpu.set_csr_pointers\0"
    "attr-dict $devIndex\0"
    "[\"type($devIndex) = i32\"]\0"
    "gpu.set_default_device\0"
    "#gpu.shuffle_mode\0"
    "$mode $value `,` $offset `,` $width attr-dict `:` type($value)\0"
    "AllTypesMatch<value,shuffleResult>\0"
    "[\"type($shuffleResult) = type($value)\", \"type($offset) = i32\", \"type($width) = i32\", \"type($valid) = i1\"]\0"
    "gpu.shuffle\0"
    "!gpu.sparse.spgemmop_handle\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $spmatB (`{` $modeB^ `}`)\? `,` $spmatC `,` $desc attr-dict `:` $computeType\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($desc) = !gpu.sparse.spgemmop_handle\", \"type($spmatA) = !gpu.sparse.spmat_handle\", \"type($spmatB) = !gpu.sparse.spmat_handle\", \"type($spmatC) = !gpu.sparse.spmat_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.spgemm_copy\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($desc) = !gpu.sparse.spgemmop_handle\", \"type($asyncToken) = !gpu.async.token\"]",
    "gpu.spgemm_create_descr\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $desc attr-dict\0"
    "gpu.spgemm_destroy_descr\0"
    "#gpu.spgemm_work_estimation_or_compute_kind\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $kind `}` $spmatA (`{` $modeA^ `}`)\? `,` $spmatB (`{` $modeB^ `}`)\? `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($desc) = !gpu.sparse.spgemmop_handle\", \"type($spmatA) = !gpu.sparse.spmat_handle\", \"type($spmatB) = !gpu.sparse.spmat_handle\", \"type($spmatC) = !gpu.sparse.spmat_handle\", \"type($bufferSz) = index\", \"type($bufferSzNew) = index\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.spgemm_work_estimation_or_compute\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($spmat) = !gpu.sparse.spmat_handle\", \"type($rows) = index\", \"type($cols) = index\", \"type($nnz) = index\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.spmat_get_size\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into` $computeType\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($spmatA) = !gpu.sparse.spmat_handle\", \"type($dnmatB) = !gpu.sparse.dntensor_handle\", \"type($dnmatC) = !gpu.sparse.dntensor_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.spmm\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($spmatA) = !gpu.sparse.spmat_handle\", \"type($dnmatB) = !gpu.sparse.dntensor_handle\", \"type($dnmatC) = !gpu.sparse.dntensor_handle\", \"type($bufferSzs) = index\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.spmm_buffer_size\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($spmatA) = !gpu.sparse.spmat_handle\", \"type($dnX) = !gpu.sparse.dntensor_handle\", \"type($dnY) = !gpu.sparse.dntensor_handle\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.spmv\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnX `,` $dnY attr-dict `into` $computeType\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($spmatA) = !gpu.sparse.spmat_handle\", \"type($dnX) = !gpu.sparse.dntensor_handle\", \"type($dnY) = !gpu.sparse.dntensor_handle\", \"type($bufferSz) = index\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.spmv_buffer_size\0"
    "#gpu.broadcast\0"
    "$src `,` $broadcast_type ($lane^)\? attr-dict `:` type($result)\0"
    "[\"type($src) = type($result)\", \"type($lane) = i32\"]\0"
    "gpu.subgroup_broadcast\0"
    "gpu.subgroup_id\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, F16, F32, F64>>>\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<I32, F16, F32, F64>>>\0"
    "!gpu.mma_matrix\0"
    "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)\0"
    "AllTypesMatch<opC,res>\0"
    "[\"type($res) = type($opC)\"]\0"
    "gpu.subgroup_mma_compute\0"
    "AnyOf<SI<8>, UI<8>, I32, F16, F32>\0"
    "$value attr-dict `:` type($res)\0"
    "TypesMatchWith<res,value>\0"
    "[\"type($value) = elem(type($res))\"]\0"
    "gpu.subgroup_mma_constant_matrix\0"
    "#gpu.mma_element_wise\0"
    "$opType $args attr-dict `:` functional-type($args, $res)\0"
    "AllTypesMatch<args>\0"
    "gpu.subgroup_mma_elementwise\0"
    "$matrix`[`$indices`]` attr-dict `:` type($matrix) `->` type($res)\0"
    "TypesMatchWith<matrix,res>\0"
    "[\"type($res) = elem(type($matrix))\", \"type($indices) = index\"]\0"
    "gpu.subgroup_mma_extract_thread_local\0"
    "$value`,` $matrix`[`$indices`]` attr-dict `:` type($value)`,` type($matrix) `->` type($res)\0"
    "TypesMatchWith<matrix,value>\0"
    "[\"type($value) = elem(type($matrix))\", \"type($indices) = index\"]\0"
    "gpu.subgroup_mma_insert_thread_local\0"
    "MemRefOf<AnyOf<I8, I32, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I32, F16, F32, F64>>, RankIs<1>>>>",
    "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)\0"
    "MemoryEffects<Read>\0"
    "gpu.subgroup_mma_load_matrix\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, I32, F16, F32, F64>>>\0"
    "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)\0"
    "gpu.subgroup_mma_store_matrix\0"
    "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)\? (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)\? `)`)\? attr-dict `:` functional-type(operands, results)\0"
    "gpu.subgroup_reduce\0"
    "gpu.subgroup_size\0"
    "HasParent<gpu.launch>\0"
    "gpu.terminator\0"
    "\"thread_id_{$dimension}\"\0"
    "gpu.thread_id\0"
    "gpu.wait\0"
    "hook:gpu.warp_execute_on_lane_0\0"
    "[\"type($laneid) = index\"]\0"
    "\"gpu.yield\"\0"
    "attr-dict ($values^ `:` type($values))\?\0"
    "gpu.yield\0"
    "enum<@IndexCmpPredicate>\0"
    "[\"type($lhs) = index\", \"type($rhs) = index\", \"type($result) = index\"]\0"
    "index.add\0"
    "index.and\0"
    "[\"type($result) = i1\"]\0"
    "\"{$value}\"\0"
    "index.bool.constant\0"
    "index.casts\0"
    "index.castu\0"
    "index.ceildivs\0"
    "index.ceildivu\0"
    "#index.cmp_predicate\0"
    "`` $pred `(` $lhs `,` $rhs `)` attr-dict\0"
    "[\"type($lhs) = index\", \"type($rhs) = index\", \"type($result) = i1\"]\0"
    "index.cmp\0"
    "\"idx{$value}\"\0"
    "index.constant\0"
    "index.divs\0"
    "index.divu\0"
    "index.floordivs\0"
    "index.maxs\0"
    "index.maxu\0"
    "index.mins\0"
    "index.minu\0"
    "index.mul\0"
    "index.or\0"
    "index.rems\0"
    "index.remu\0"
    "index.shl\0"
    "index.shrs\0"
    "index.shru\0"
    "index.sizeof\0"
    "index.sub\0"
    "index.xor\0"
    "irdl\0"
    "enum<@Variadicity>\0"
    "array<#irdl.variadicity>\0"
    "`[` (`]`) : ($value^ `]`)\?\0"
    "!irdl.attribute\0"
    "`(` $args `)` ` ` attr-dict\0"
    "VerifyConstraintInterface\0"
    "HasParent<irdl.type,irdl.attribute,irdl.operation>\0"
    "[\"type($output) = type($args)\", \"type($args) = !irdl.attribute\", \"type($output) = !irdl.attribute\"]\0"
    "irdl.all_of\0"
    "[\"type($output) = !irdl.attribute\"]\0"
    "irdl.any\0"
    "irdl.any_of\0"
    "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)\0"
    "HasParent<irdl.dialect>\0"
    "AtMostOneChildOf<irdl.parameters>\0"
    "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict\0"
    "HasParent<irdl.operation>\0"
    "[\"type($attributeValues) = !irdl.attribute\"]\0"
    "irdl.attributes\0"
    "($base_ref^)\? ($base_name^)\? ` ` attr-dict\0"
    "irdl.base\0"
    "$pred ` ` attr-dict\0"
    "irdl.c_pred\0"
    "irdl.dialect\0"
    "$expected ` ` attr-dict\0"
    "irdl.is\0"
    "#irdl.variadicity_array\0"
    "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict\0"
    "[\"type($args) = !irdl.attribute\"]\0"
    "irdl.operands\0"
    "AtMostOneChildOf<irdl.operands,irdl.results,irdl.attributes,irdl.regions>\0"
    "irdl.operation\0"
    "`` custom<NamedValueList>($args, $names) attr-dict\0"
    "HasParent<irdl.attribute,irdl.type>\0"
    "irdl.parameters\0"
    "$base_type `<` $args `>` ` ` attr-dict\0"
    "[\"type($args) = !irdl.attribute\", \"type($output) = !irdl.attribute\"]\0"
    "irdl.parametric\0"
    "!irdl.region\0"
    "``(`(` $entryBlockArgs $constrainedArguments^ `)`)\? ``(` ` `with` `size` $numberOfBlocks^)\? attr-dict\0"
    "VerifyRegionInterface\0"
    "[\"type($entryBlockArgs) = !irdl.attribute\", \"type($output) = !irdl.region\"]\0"
    "[\"type($args) = !irdl.region\"]\0"
    "irdl.regions\0"
    "irdl.results\0"
    "irdl.type\0"
    "linalg\0"
    "enum<@BinaryFn>\0"
    "enum<@ElementwiseKind>\0"
    "enum<@IteratorType>\0"
    "enum<@TernaryFn>\0"
    "enum<@TypeFn>\0"
    "enum<@UnaryFn>\0"
    "AnyRankedTensor\0"
    "hook:linalg.abs\0"
    "LinalgStructuredInterface\0"
    "\"2: 0 abs\"\0"
    "\"linalg.yield\"\0"
    "hook:linalg.add\0"
    "\"3: 0 1 add\"\0"
    "ArrayOf<AffineMapAttr>\0"
    "#linalg.type_fn\0"
    "hook:linalg.batch_matmul\0"
    "LinalgContractionOpInterface\0"
    "\"3: 2 0 cast(2) 1 cast(2) mul add\"\0"
    "hook:linalg.batch_matvec\0"
    "\"3: 2 0 cast_signed(2) 1 cast_signed(2) mul add\"\0"
    "\"(d0, d1, d2) -> (d0, d1, d2), (d0, d2), (d0, d1)\"\0"
    "hook:linalg.batch_mmt4d\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6), (d0, d2, d3, d5, d6), (d0, d1, d2, d4, d5)\"\0"
    "hook:linalg.batch_reduce_matmul\0"
    "hook:linalg.batch_vecmat\0"
    "\"(d0, d1, d2) -> (d0, d2), (d0, d2, d1), (d0, d1)\"\0"
    "AnyOf<AnyMemRef, AnyRankedTensor>\0"
    "hook:linalg.broadcast\0"
    "\"broadcasted\"\0"
    "hook:linalg.ceil\0"
    "\"2: 0 ceil\"\0"
    "hook:linalg.contract\0"
    "hook:linalg.conv_1d\0"
    "LinalgConvolutionOpInterface\0"
    "\"(d0, d1) -> (d0 + d1), (d1), (d0)\"\0"
    "AllOf<I64ElementsAttr, ElementsShape<1>>\0"
    "hook:linalg.conv_1d_ncw_fcw\0"
    "\"(d0, d1, d2, d3, d4) -> (d0, d3, d2 * $strides[0] + d4 * $dilations[0]), (d1, d3, d4), (d0, d1, d2)\"\0"
    "hook:linalg.conv_1d_nwc_wcf",
    "\"(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d4), (d3, d4, d2), (d0, d1, d2)\"\0"
    "hook:linalg.conv_2d\0"
    "\"(d0, d1, d2, d3) -> (d0 + d2, d1 + d3), (d2, d3), (d0, d1)\"\0"
    "AllOf<I64ElementsAttr, ElementsShape<2>>\0"
    "hook:linalg.conv_2d_nchw_fchw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_nchw_fchw_q\0"
    "\"5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add\"\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (), (), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_ngchw_fgchw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d2, d1, d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.conv_2d_ngchw_gfchw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d1, d2, d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.conv_2d_ngchw_gfchw_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d1, d2, d5, d6, d7), (), (), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.conv_2d_nhwc_fhwc\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d3, d4, d5, d6), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_nhwc_fhwc_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d3, d4, d5, d6), (), (), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_nhwc_hwcf\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_nhwc_hwcf_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (), (), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_nhwgc_gfhwc\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3, d7), (d3, d4, d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.conv_2d_nhwgc_gfhwc_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3, d7), (d3, d4, d5, d6, d7), (), (), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.conv_3d\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5), (d3, d4, d5), (d0, d1, d2)\"\0"
    "AllOf<I64ElementsAttr, ElementsShape<3>>\0"
    "hook:linalg.conv_3d_ncdhw_fcdhw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * $strides[0] + d6 * $dilations[0], d3 * $strides[1] + d7 * $dilations[1], d4 * $strides[2] + d8 * $dilations[2]), (d1, d5, d6, d7, d8), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.conv_3d_ndhwc_dhwcf\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.conv_3d_ndhwc_dhwcf_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (), (), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.copy\0"
    "\"2: 0 cast(1)\"\0"
    "hook:linalg.depthwise_conv_1d_ncw_cw\0"
    "\"(d0, d1, d2, d3) -> (d0, d2, d1 * $strides[0] + d3 * $dilations[0]), (d2, d3), (d0, d2, d1)\"\0"
    "hook:linalg.depthwise_conv_1d_nwc_wc\0"
    "\"(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3, d2), (d0, d1, d2)\"\0"
    "hook:linalg.depthwise_conv_1d_nwc_wcm\0"
    "\"(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2), (d4, d2, d3), (d0, d1, d2, d3)\"\0"
    "hook:linalg.depthwise_conv_2d_nchw_chw",
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1]), (d3, d4, d5), (d0, d3, d1, d2)\"\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwc\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (d0, d1, d2, d3)\"\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwc_q\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (), (), (d0, d1, d2, d3)\"\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwcm\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwcm_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (), (), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.depthwise_conv_3d_ncdhw_cdhw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2]), (d7, d4, d5, d6), (d0, d7, d1, d2, d3)\"\0"
    "hook:linalg.depthwise_conv_3d_ndhwc_dhwc\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6, d7), (d0, d1, d2, d3, d7)\"\0"
    "hook:linalg.depthwise_conv_3d_ndhwc_dhwcm\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d8, d4)\"\0"
    "hook:linalg.div\0"
    "\"3: 0 1 div\"\0"
    "hook:linalg.div_unsigned\0"
    "\"3: 0 1 div_unsigned\"\0"
    "hook:linalg.dot\0"
    "\"(d0) -> (d0), (d0), ()\"\0"
    "#linalg.elementwise_kind\0"
    "hook:linalg.elementwise\0"
    "hook:linalg.erf\0"
    "\"2: 0 erf\"\0"
    "hook:linalg.exp\0"
    "\"2: 0 exp\"\0"
    "hook:linalg.fill\0"
    "LinalgFillOpInterface\0"
    "\"2: 0\"\0"
    "hook:linalg.fill_rng_2d\0"
    "\"4: i64(2147483647) cast_signed(f64) index(1) cast_signed(i32) index(0) cast_signed(i32) 2 add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add cast_signed(f64) add 1 0 sub f64(2.3283063999999999E-10) cast_signed(f64) mul mul 0 add cast_signed(3)\"\0"
    "\"(d0, d1) -> (), (), (), (d0, d1)\"\0"
    "hook:linalg.floor\0"
    "\"2: 0 floor\"\0"
    "ArrayOf<#linalg.iterator_type>\0"
    "hook:linalg.generic\0"
    "block_names\0"
    "\"in: inputs, out\"\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "$dim attr-dict `:` type($result)\0"
    "linalg.index\0"
    "hook:linalg.log\0"
    "\"2: 0 log\"\0"
    "hook:linalg.map\0"
    "\"in: inputs, init\"\0"
    "\"mapped\"\0"
    "hook:linalg.matmul\0"
    "hook:linalg.matvec\0"
    "\"(d0, d1) -> (d0, d1), (d1), (d0)\"\0"
    "hook:linalg.max\0"
    "\"3: 0 1 max_signed\"\0"
    "hook:linalg.min\0"
    "\"3: 0 1 min_signed\"\0"
    "hook:linalg.mmt4d\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5), (d1, d2, d4, d5), (d0, d1, d3, d4)\"\0"
    "hook:linalg.mul\0"
    "\"3: 0 1 mul\"\0"
    "hook:linalg.negf\0"
    "\"2: 0 negf\"\0"
    "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)\? (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "LinalgRelayoutOpInterface\0"
    "TypesMatchWith<dest,result>\0"
    "[\"type($result) = type($dest)\", \"type($inner_tiles) = index\"]\0"
    "\"pack\"\0"
    "linalg.pack\0"
    "hook:linalg.pooling_nchw_max\0"
    "\"3: 2 0 cast_signed(2) max_signed\"\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * $strides[0] + d4 * $dilations[0], d3 * $strides[1] + d5 * $dilations[1]), (d4, d5), (d0, d1, d2, d3)\"\0"
    "hook:linalg.pooling_nchw_sum\0"
    "\"3: 2 0 cast_signed(2) add\"\0"
    "hook:linalg.pooling_ncw_max\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d2 * $strides[0] + d3 * $dilations[0]), (d3), (d0, d1, d2)\"\0"
    "hook:linalg.pooling_ncw_sum\0"
    "hook:linalg.pooling_ndhwc_max\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)\"",
    "hook:linalg.pooling_ndhwc_min\0"
    "\"3: 2 0 cast_signed(2) min_signed\"\0"
    "hook:linalg.pooling_ndhwc_sum\0"
    "hook:linalg.pooling_nhwc_max\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)\"\0"
    "hook:linalg.pooling_nhwc_max_unsigned\0"
    "\"3: 2 0 cast_unsigned(2) max_unsigned\"\0"
    "hook:linalg.pooling_nhwc_min\0"
    "hook:linalg.pooling_nhwc_min_unsigned\0"
    "\"3: 2 0 cast_unsigned(2) min_unsigned\"\0"
    "hook:linalg.pooling_nhwc_sum\0"
    "hook:linalg.pooling_nwc_max\0"
    "\"(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)\"\0"
    "hook:linalg.pooling_nwc_max_unsigned\0"
    "hook:linalg.pooling_nwc_min\0"
    "hook:linalg.pooling_nwc_min_unsigned\0"
    "hook:linalg.pooling_nwc_sum\0"
    "hook:linalg.powf\0"
    "\"3: 0 1 powf\"\0"
    "hook:linalg.quantized_batch_matmul\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (), (), (d0, d1, d2)\"\0"
    "hook:linalg.quantized_matmul\0"
    "\"(d0, d1, d2) -> (d0, d2), (d2, d1), (), (), (d0, d1)\"\0"
    "hook:linalg.reciprocal\0"
    "\"2: 0 reciprocal\"\0"
    "AllOf<DenseI64ArrayAttr, DenseArraySorted, DenseArrayNoRepeats>\0"
    "hook:linalg.reduce\0"
    "\"reduced\"\0"
    "hook:linalg.round\0"
    "\"2: 0 round\"\0"
    "hook:linalg.rsqrt\0"
    "\"2: 0 rsqrt\"\0"
    "hook:linalg.select\0"
    "\"4: 0 1 2 select\"\0"
    "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)\?\0"
    "TypeIs<Operand0,AnyShaped>\0"
    "TypeIs<Operand1,AnyShaped>\0"
    "SameElementType<Operand0,Operand1>\0"
    "AggregatedOpInterface\0"
    "linalg.softmax\0"
    "hook:linalg.sqrt\0"
    "\"2: 0 sqrt\"\0"
    "hook:linalg.square\0"
    "\"2: 0 square\"\0"
    "hook:linalg.sub\0"
    "\"3: 0 1 sub\"\0"
    "hook:linalg.tanh\0"
    "\"2: 0 tanh\"\0"
    "hook:linalg.transpose\0"
    "\"transposed\"\0"
    "$source (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "\"unpack\"\0"
    "linalg.unpack\0"
    "hook:linalg.vecmat\0"
    "\"(d0, d1) -> (d1), (d1, d0), (d0)\"\0"
    "AllOf<AnyRankedTensor, RankIs<4>>\0"
    "enum<@WinogradConv2DFmr>\0"
    "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)\0"
    "AllElementTypesMatch<filter,output>\0"
    "linalg.winograd_filter_transform\0"
    "AllOf<AnyRankedTensor, RankIs<6>>\0"
    "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)\0"
    "AllElementTypesMatch<input,output>\0"
    "linalg.winograd_input_transform\0"
    "attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)\0"
    "AllElementTypesMatch<value,output>\0"
    "linalg.winograd_output_transform\0"
    "hook:linalg.yield\0"
    "[[\"workgroup_attribution\", \"WorkgroupAttributionAttr\"]]\0"
    "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`\0"
    "DataLayoutTypeInterface\0"
    "DestructurableTypeInterface\0"
    "`<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`\0"
    "(`<` $addressSpace^ `>`)\?\0"
    "hook:llvm.struct\0"
    "IsMutable\0"
    "array<u32>\0"
    "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )\? `>`\0"
    "DistinctAttr\0"
    "\"access_group\"\0"
    "`<` $addressSpace `>`\0"
    "LLVMAddrSpaceAttrInterface\0"
    "MemorySpaceAttrInterface\0"
    "#llvm.alias_scope_domain\0"
    "\"alias_scope\"\0"
    "\"alias_scope_domain\"\0"
    "#llvm.blocktag\0"
    "enum<@CConv>\0"
    "`<` $CallingConv `>`\0"
    "enum<@Comdat>\0"
    "$comdat\0"
    "hook:llvm.constant_range\0"
    "array<StrAttr>\0"
    "`<` $libs `>`\0"
    "dwarf_tag\0"
    "dwarf_encoding\0"
    "\"di_basic_type\"\0"
    "fields\0"
    "\"vSvv\"\0"
    "#llvm.di_global_variable\0"
    "#llvm.di_file\0"
    "\"di_common_block\"\0"
    "dwarf_language\0"
    "enum<@DIEmissionKind>\0"
    "enum<@DINameTableKind>\0"
    "\"di_compile_unit\"\0"
    "\"AvAObvv\"\0"
    "enum<@DIFlags>\0"
    "#llvm.di_expression\0"
    "DIRecursiveTypeAttrInterface\0"
    "\"di_composite_type\"\0"
    "\"ObvOOvOOvvvOOOO{O}\"\0"
    "\"di_derived_type\"\0"
    "\"vOOvvvVO\"\0"
    "array<#llvm.di_expression_elem>\0"
    "`<` ( `[` $operations^ `]` ) : (``)\? `>`\0"
    "\"{O}\"\0"
    "dwarf_operation\0"
    "array<u64>\0"
    "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)\?\0"
    "\"v{v}\"\0"
    "`<` $name `in` $directory `>`\0"
    "\"di_file\"\0"
    "\"SS\"\0"
    "\"di_global_variable\"\0"
    "\"OOOAvAbbv\"\0"
    "\"di_global_variable_expression\"\0"
    "\"AO\"\0"
    "\"di_imported_entity\"\0"
    "9 : i64\0"
    "\"vAAOvO{O}\"\0"
    "\"di_label\"\0"
    "\"AOOv\"",
    "\"di_lexical_block\"\0"
    "11 : i64\0"
    "\"AOvv\"\0"
    "\"di_lexical_block_file\"\0"
    "12 : i64\0"
    "\"AOv\"\0"
    "\"di_local_variable\"\0"
    "13 : i64\0"
    "\"AOOvvvOv\"\0"
    "\"di_module\"\0"
    "\"di_namespace\"\0"
    "14 : i64\0"
    "\"OOb\"\0"
    "\"di_null_type\"\0"
    "\"di_string_type\"\0"
    "#llvm.di_compile_unit\0"
    "enum<@DISubprogramFlags>\0"
    "#llvm.di_subroutine_type\0"
    "\"di_subprogram\"\0"
    "15 : i64\0"
    "\"ObOOOOOOvvvO{O}{O}\"\0"
    "16 : i64\0"
    "\"OOOO\"\0"
    "dwarf_calling_convention\0"
    "\"di_subroutine_type\"\0"
    "17 : i64\0"
    "\"v{O}\"\0"
    "$sym\0"
    "enum<@FastmathFlags>\0"
    "enum<@FramePointerKind>\0"
    "`<` $framePointerKind `>`\0"
    "enum<@Linkage>\0"
    "`<` $linkage `>`\0"
    "#llvm.loop_vectorize\0"
    "#llvm.loop_interleave\0"
    "#llvm.loop_unroll\0"
    "#llvm.loop_unroll_and_jam\0"
    "#llvm.loop_licm\0"
    "#llvm.loop_distribute\0"
    "#llvm.loop_pipeline\0"
    "#llvm.loop_peeled\0"
    "#llvm.loop_unswitch\0"
    "FusedLoc\0"
    "array<#llvm.access_group>\0"
    "\"loop_annotation\"\0"
    "18 : i64\0"
    "\"OOOOOOOOOOOOOO{O}\"\0"
    "#llvm.loop_annotation\0"
    "\"loop_distribute\"\0"
    "APIntAttr\0"
    "\"loop_interleave\"\0"
    "\"loop_licm\"\0"
    "\"loop_peeled\"\0"
    "\"loop_pipeline\"\0"
    "\"loop_unroll\"\0"
    "\"loop_unroll_and_jam\"\0"
    "\"loop_unswitch\"\0"
    "\"loop_vectorize\"\0"
    "enum<@ModRefInfo>\0"
    "enum<@ModFlagBehavior>\0"
    "`<` $behavior `,` $key `,` $value `>`\0"
    "`<` $num_elements `,` $element_type `>`\0"
    "`<` $prefix `` `:` `` $suffix `>`\0"
    "\"mmra_tag\"\0"
    "enum<@ProfileSummaryFormatKind>\0"
    "FloatAttr\0"
    "array<#llvm.profile_summary_detailed>\0"
    "enum<@TailCallKind>\0"
    "`<` $tailCallKind `>`\0"
    "#llvm.target_features\0"
    "`<` struct($triple, $chip, $features) `>`\0"
    "TargetAttrInterface\0"
    "`<` `[` (`]`) : ($features^ `]`)\? `>`\0"
    "(`<` struct(params)^ `>`)\?\0"
    "\"tbaa_root\"\0"
    "#llvm.tbaa_type_desc\0"
    "\"tbaa_tag\"\0"
    "tbaa_members\0"
    "\"tbaa_type_desc\"\0"
    "enum<@UWTableKind>\0"
    "`<` $uwtableKind `>`\0"
    "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>\0"
    "$lhs `,` $rhs ($overflowFlags^)\? attr-dict `:` type($res)\0"
    "keyword.overflowFlags\0"
    "\"overflow\"\0"
    "[\"type($rhs) = type($lhs)\", \"type($res) = type($lhs)\"]\0"
    "llvm.add\0"
    "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>\0"
    "PromotableOpInterface\0"
    "llvm.addrspacecast\0"
    "hook:llvm.alloca\0"
    "PromotableAllocationOpInterface\0"
    "DestructurableAllocationOpInterface\0"
    "llvm.and\0"
    "(`exact` $isExact^)\? $lhs `,` $rhs attr-dict `:` type($res)\0"
    "ExactFlagInterface\0"
    "llvm.ashr\0"
    "AnyOf<LLVM_AnyFloat, !llvm.ptr, AnySignlessInteger, Not<LLVM_ScalableVector>>\0"
    "enum<@AtomicBinOp>\0"
    "enum<@AtomicOrdering>\0"
    "ArrayOf<#llvm.access_group>\0"
    "ArrayOf<#llvm.alias_scope>\0"
    "ArrayOf<#llvm.tbaa_tag>\0"
    "(`volatile` $volatile_^)\? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)\? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)\0"
    "AccessGroupOpInterface\0"
    "AliasAnalysisOpInterface\0"
    "TypesMatchWith<val,res>\0"
    "[\"type($res) = type($val)\"]\0"
    "llvm.atomicrmw\0"
    "AllOf<LLVM_Type, Not<AnyOf<!llvm.struct, !llvm.array>>>\0"
    "llvm.bitcast\0"
    "#llvm.blockaddress\0"
    "$block_addr attr-dict `:` qualified(type($res))\0"
    "$tag attr-dict\0"
    "llvm.br\0"
    "TypeAttrOf<!llvm.func>\0"
    "#llvm.fastmath\0"
    "#llvm.cconv\0"
    "#llvm.tailcallkind\0"
    "#llvm.memory_effects\0"
    "hook:llvm.call\0"
    "FastmathFlagsInterface\0"
    "hook:llvm.call_intrinsic\0"
    "ArgAndResultAttrsOpInterface\0"
    "AnyOf<AnySignlessInteger, !llvm.ptr>\0"
    "!llvm.struct\0"
    "(`weak` $weak^)\? (`volatile` $volatile_^)\? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)\? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)\0"
    "TypesMatchWith<val,cmp>\0"
    "[\"type($cmp) = type($val)\", \"type($res) = llvm_struct_with_i1(type($val))\"]\0"
    "llvm.cmpxchg\0"
    "$sym_name $body attr-dict\0"
    "llvm.comdat\0"
    "$sym_name $comdat attr-dict\0"
    "llvm.comdat_selector\0"
    "$condition ( `weights` `(` $branch_weights^ `)` )\? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "llvm.cond_br\0"
    "$function_name attr-dict `:` qualified(type($res))\0"
    "llvm.dso_local_equivalent\0"
    "LLVM_AnyVector\0"
    "TypesMatchWith<vector,res>\0"
    "[\"type($res) = elem(type($vector))\"]\0"
    "llvm.extractelement\0"
    "AnyOf<!llvm.struct, !llvm.array>\0"
    "$container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))\0"
    "llvm.extractvalue\0"
    "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>\0"
    "llvm.fadd\0"
    "AnyOf<I1, LLVM_VectorOf<I1>>\0"
    "enum<@FCmpPredicate>\0"
    "hook:llvm.fcmp\0"
    "TypesMatchWith<lhs,res>",
    "[\"type($rhs) = type($lhs)\", \"type($res) = over(type($lhs), e: i1)\"]\0"
    "llvm.fdiv\0"
    "(`syncscope` `(` $syncscope^ `)`)\? $ordering attr-dict\0"
    "llvm.fence\0"
    "llvm.fmul\0"
    "$operand attr-dict `:` type($res)\0"
    "[\"type($res) = type($operand)\"]\0"
    "llvm.fneg\0"
    "llvm.fpext\0"
    "llvm.fptosi\0"
    "llvm.fptoui\0"
    "llvm.fptrunc\0"
    "$val attr-dict `:` type($val)\0"
    "llvm.freeze\0"
    "llvm.frem\0"
    "llvm.fsub\0"
    "#llvm.linkage\0"
    "enum<@Visibility>\0"
    "enum<@UnnamedAddr>\0"
    "#llvm.vscale_range\0"
    "#llvm.framePointerKind\0"
    "#llvm.vec_type_hint\0"
    "#llvm.uwtableKind\0"
    "hook:llvm.func\0"
    "enum<@GEPNoWrapFlags>\0"
    "($noWrapFlags^)\? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) `,` $elem_type\0"
    "SafeMemorySlotAccessOpInterface\0"
    "DestructurableAccessorOpInterface\0"
    "llvm.getelementptr\0"
    "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>, !llvm.ptr, LLVM_VectorOf<!llvm.ptr>>\0"
    "enum<@ICmpPredicate>\0"
    "hook:llvm.icmp\0"
    "$addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands)) attr-dict\0"
    "llvm.indirectbr\0"
    "enum<@AsmDialect>\0"
    "(`has_side_effects` $has_side_effects^)\? (`is_align_stack` $is_align_stack^)\? (`tail_call_kind` `=` $tail_call_kind^)\? (`asm_dialect` `=` $asm_dialect^)\? (`operand_attrs` `=` $operand_attrs^)\? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)\0"
    "llvm.inline_asm\0"
    "AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>\0"
    "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)\0"
    "TypesMatchWith<vector,value>\0"
    "AllTypesMatch<res,vector>\0"
    "[\"type($value) = elem(type($vector))\", \"type($vector) = type($res)\"]\0"
    "llvm.insertelement\0"
    "$value `,` $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))\0"
    "AllTypesMatch<container,res>\0"
    "[\"type($res) = type($container)\"]\0"
    "llvm.insertvalue\0"
    "I1Attr\0"
    "llvm.intr.abs\0"
    "`(` operands `)` attr-dict `:` functional-type(operands, results)\0"
    "[\"type($res) = type($in)\"]\0"
    "llvm.intr.acos\0"
    "AllTypesMatch<res,integer>\0"
    "AllTypesMatch<annotation,fileName>\0"
    "[\"type($integer) = type($res)\", \"type($fileName) = type($annotation)\", \"type($line) = i32\"]\0"
    "llvm.intr.annotation\0"
    "llvm.intr.asin\0"
    "$cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^ )\? `:` type($cond) attr-dict\0"
    "[\"type($cond) = i1\"]\0"
    "llvm.intr.assume\0"
    "llvm.intr.atan\0"
    "[\"type($b) = type($a)\", \"type($res) = type($a)\"]\0"
    "llvm.intr.atan2\0"
    "llvm.intr.bitreverse\0"
    "llvm.intr.bswap\0"
    "llvm.intr.ceil\0"
    "llvm.intr.copysign\0"
    "llvm.intr.coro.align\0"
    "!llvm.token\0"
    "$token `,` $mem attr-dict `:` functional-type(operands, results)\0"
    "[\"type($token) = !llvm.token\"]\0"
    "llvm.intr.coro.begin\0"
    "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)\0"
    "[\"type($unwind) = i1\", \"type($retvals) = !llvm.token\"]\0"
    "llvm.intr.coro.end\0"
    "$id `,` $handle attr-dict `:` functional-type(operands, results)\0"
    "[\"type($id) = !llvm.token\"]\0"
    "llvm.intr.coro.free\0"
    "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)\0"
    "[\"type($align) = i32\"]\0"
    "llvm.intr.coro.id\0"
    "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)\0"
    "[\"type($align) = i32\", \"type($from) = i1\"]\0"
    "llvm.intr.coro.promise\0"
    "$handle attr-dict `:` qualified(type($handle))\0"
    "llvm.intr.coro.resume\0"
    "llvm.intr.coro.save\0"
    "llvm.intr.coro.size\0"
    "$save `,` $final attr-dict `:` type($res)\0"
    "[\"type($save) = !llvm.token\", \"type($final) = i1\"]\0"
    "llvm.intr.coro.suspend\0"
    "llvm.intr.cos\0"
    "llvm.intr.cosh\0"
    "llvm.intr.ctlz\0"
    "llvm.intr.ctpop\0"
    "llvm.intr.cttz\0"
    "#llvm.di_local_variable\0"
    "qualified($varInfo) (qualified($locationExpr)^)\? `=` $addr `:` qualified(type($addr)) attr-dict\0"
    "llvm.intr.dbg.declare\0"
    "#llvm.di_label\0"
    "$label attr-dict\0"
    "llvm.intr.dbg.label\0"
    "qualified($varInfo) (qualified($locationExpr)^)\? `=` $value `:` qualified(type($value)) attr-dict\0"
    "llvm.intr.dbg.value\0"
    "llvm.intr.debugtrap\0"
    "$type_info attr-dict `:` functional-type(operands, results)\0"
    "llvm.intr.eh.typeid.for\0"
    "llvm.intr.exp\0"
    "llvm.intr.exp10\0"
    "llvm.intr.exp2\0"
    "$val `,` $expected attr-dict `:` type($val)",
    "[\"type($expected) = type($val)\", \"type($res) = type($val)\"]\0"
    "llvm.intr.expect\0"
    "F64Attr\0"
    "$val `,` $expected `,` $prob attr-dict `:` type($val)\0"
    "AllTypesMatch<val,expected,res>\0"
    "llvm.intr.expect.with.probability\0"
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
    "#llvm.alias_scope\0"
    "$scope attr-dict\0"
    "llvm.intr.experimental.noalias.scope.decl\0"
    "LLVM_VectorOf<I1>\0"
    "[\"type($evl) = i32\"]\0"
    "llvm.intr.experimental.vp.strided.load\0"
    "llvm.intr.experimental.vp.strided.store\0"
    "llvm.intr.fabs\0"
    "llvm.intr.floor\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($res) = type($a)\"]\0"
    "llvm.intr.fma\0"
    "llvm.intr.fmuladd\0"
    "llvm.intr.frexp\0"
    "llvm.intr.fshl\0"
    "llvm.intr.fshr\0"
    "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)\0"
    "llvm.intr.get.active.lane.mask\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>\0"
    "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))\0"
    "[\"type($start) = !llvm.ptr\"]\0"
    "llvm.intr.invariant.end\0"
    "[\"type($res) = !llvm.ptr\"]\0"
    "llvm.intr.invariant.start\0"
    "[\"type($res) = i1\"]\0"
    "llvm.intr.is.constant\0"
    "llvm.intr.is.fpclass\0"
    "[\"type($res) = type($ptr)\"]\0"
    "llvm.intr.launder.invariant.group\0"
    "llvm.intr.ldexp\0"
    "llvm.intr.lifetime.end\0"
    "llvm.intr.lifetime.start\0"
    "llvm.intr.llrint\0"
    "LLVM_AnyFloat\0"
    "llvm.intr.llround\0"
    "llvm.intr.log\0"
    "llvm.intr.log10\0"
    "llvm.intr.log2\0"
    "llvm.intr.lrint\0"
    "llvm.intr.lround\0"
    "llvm.intr.masked.compressstore\0"
    "llvm.intr.masked.expandload\0"
    "LLVM_VectorOf<!llvm.ptr>\0"
    "llvm.intr.masked.gather\0"
    "llvm.intr.masked.load\0"
    "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)\0"
    "llvm.intr.masked.scatter\0"
    "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))\0"
    "llvm.intr.masked.store\0"
    "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride` type($stride)\0"
    "llvm.intr.matrix.column.major.load\0"
    "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` qualified(type($data)) `stride` type($stride)\0"
    "llvm.intr.matrix.column.major.store\0"
    "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)\0"
    "llvm.intr.matrix.multiply\0"
    "$matrix attr-dict `:` type($matrix) `into` type($res)\0"
    "llvm.intr.matrix.transpose\0"
    "llvm.intr.maximum\0"
    "llvm.intr.maxnum\0"
    "PromotableMemOpInterface\0"
    "llvm.intr.memcpy\0"
    "llvm.intr.memcpy.inline\0"
    "llvm.intr.memmove\0"
    "I8\0"
    "[\"type($val) = i8\"]\0"
    "llvm.intr.memset\0"
    "llvm.intr.memset.inline\0"
    "llvm.intr.minimum\0"
    "llvm.intr.minnum\0"
    "llvm.intr.nearbyint\0"
    "llvm.intr.pow\0"
    "llvm.intr.powi\0"
    "llvm.intr.prefetch\0"
    "AllTypesMatch<res,ptr>\0"
    "AllTypesMatch<annotation,fileName,attr>\0"
    "[\"type($ptr) = type($res)\", \"type($fileName) = type($annotation)\", \"type($attr) = type($annotation)\", \"type($line) = i32\"]\0"
    "llvm.intr.ptr.annotation\0"
    "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>\0"
    "$ptr `,` $mask attr-dict `:` functional-type(operands, results)\0"
    "AllTypesMatch<ptr,res>\0"
    "llvm.intr.ptrmask\0"
    "llvm.intr.rint\0"
    "llvm.intr.round\0"
    "llvm.intr.roundeven\0"
    "llvm.intr.sadd.sat\0"
    "SameOperandsElementType\0"
    "llvm.intr.sadd.with.overflow\0"
    "[\"type($b) = type($a)\"]\0"
    "llvm.intr.scmp\0"
    "llvm.intr.sin\0"
    "llvm.intr.sincos\0"
    "llvm.intr.sinh\0"
    "llvm.intr.smax\0"
    "llvm.intr.smin\0"
    "llvm.intr.smul.with.overflow\0"
    "llvm.intr.sqrt\0"
    "llvm.intr.ssa.copy\0"
    "llvm.intr.sshl.sat\0"
    "llvm.intr.ssub.sat\0"
    "llvm.intr.ssub.with.overflow\0"
    "llvm.intr.stackrestore\0"
    "llvm.intr.stacksave\0"
    "LLVM_VectorOf<AnySignlessInteger>\0"
    "llvm.intr.stepvector\0"
    "llvm.intr.strip.invariant.group\0"
    "llvm.intr.tan\0"
    "llvm.intr.tanh\0"
    "llvm.intr.threadlocal.address\0"
    "llvm.intr.trap\0"
    "llvm.intr.trunc\0"
    "llvm.intr.uadd.sat\0"
    "llvm.intr.uadd.with.overflow\0"
    "I8Attr\0"
    "prop-dict attr-dict\0"
    "llvm.intr.ubsantrap\0"
    "llvm.intr.ucmp\0"
    "llvm.intr.umax\0"
    "llvm.intr.umin\0"
    "llvm.intr.umul.with.overflow\0"
    "llvm.intr.ushl.sat\0"
    "llvm.intr.usub.sat",
    "llvm.intr.usub.with.overflow\0"
    "$src_list `to` $dest_list attr-dict `:` type(operands)\0"
    "llvm.intr.vacopy\0"
    "$arg_list attr-dict `:` qualified(type($arg_list))\0"
    "llvm.intr.vaend\0"
    "[\"type($fileName) = type($annotation)\", \"type($attr) = type($annotation)\", \"type($line) = i32\"]\0"
    "llvm.intr.var.annotation\0"
    "llvm.intr.vastart\0"
    "llvm.intr.vector.deinterleave2\0"
    "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)\0"
    "AtMost<SrcVectorBitWidth,131072>\0"
    "AtMost<ResVectorBitWidth,131072>\0"
    "ScalableIfScalable<res,srcvec>\0"
    "llvm.intr.vector.extract\0"
    "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)\0"
    "AllTypesMatch<dstvec,res>\0"
    "AtMost<DstVectorBitWidth,131072>\0"
    "ScalableIfScalable<srcvec,dstvec>\0"
    "[\"type($res) = type($dstvec)\"]\0"
    "llvm.intr.vector.insert\0"
    "AllTypesMatch<vec1,vec2>\0"
    "ElementCountTimes<res,vec1,2>\0"
    "SameElementType<vec1,res>\0"
    "[\"type($vec2) = type($vec1)\"]\0"
    "llvm.intr.vector.interleave2\0"
    "llvm.intr.vector.reduce.add\0"
    "llvm.intr.vector.reduce.and\0"
    "LLVM_VectorOf<AnyFloat>\0"
    "llvm.intr.vector.reduce.fadd\0"
    "llvm.intr.vector.reduce.fmax\0"
    "llvm.intr.vector.reduce.fmaximum\0"
    "llvm.intr.vector.reduce.fmin\0"
    "llvm.intr.vector.reduce.fminimum\0"
    "llvm.intr.vector.reduce.fmul\0"
    "llvm.intr.vector.reduce.mul\0"
    "llvm.intr.vector.reduce.or\0"
    "llvm.intr.vector.reduce.smax\0"
    "llvm.intr.vector.reduce.smin\0"
    "llvm.intr.vector.reduce.umax\0"
    "llvm.intr.vector.reduce.umin\0"
    "llvm.intr.vector.reduce.xor\0"
    "llvm.intr.vp.add\0"
    "llvm.intr.vp.and\0"
    "llvm.intr.vp.ashr\0"
    "llvm.intr.vp.fadd\0"
    "llvm.intr.vp.fdiv\0"
    "llvm.intr.vp.fma\0"
    "llvm.intr.vp.fmul\0"
    "llvm.intr.vp.fmuladd\0"
    "llvm.intr.vp.fneg\0"
    "llvm.intr.vp.fpext\0"
    "llvm.intr.vp.fptosi\0"
    "llvm.intr.vp.fptoui\0"
    "llvm.intr.vp.fptrunc\0"
    "llvm.intr.vp.frem\0"
    "llvm.intr.vp.fsub\0"
    "llvm.intr.vp.inttoptr\0"
    "llvm.intr.vp.load\0"
    "llvm.intr.vp.lshr\0"
    "llvm.intr.vp.merge\0"
    "llvm.intr.vp.mul\0"
    "llvm.intr.vp.or\0"
    "llvm.intr.vp.ptrtoint\0"
    "llvm.intr.vp.reduce.add\0"
    "llvm.intr.vp.reduce.and\0"
    "llvm.intr.vp.reduce.fadd\0"
    "llvm.intr.vp.reduce.fmax\0"
    "llvm.intr.vp.reduce.fmin\0"
    "llvm.intr.vp.reduce.fmul\0"
    "llvm.intr.vp.reduce.mul\0"
    "llvm.intr.vp.reduce.or\0"
    "llvm.intr.vp.reduce.smax\0"
    "llvm.intr.vp.reduce.smin\0"
    "llvm.intr.vp.reduce.umax\0"
    "llvm.intr.vp.reduce.umin\0"
    "llvm.intr.vp.reduce.xor\0"
    "llvm.intr.vp.sdiv\0"
    "llvm.intr.vp.select\0"
    "llvm.intr.vp.sext\0"
    "llvm.intr.vp.shl\0"
    "llvm.intr.vp.sitofp\0"
    "llvm.intr.vp.smax\0"
    "llvm.intr.vp.smin\0"
    "llvm.intr.vp.srem\0"
    "llvm.intr.vp.store\0"
    "llvm.intr.vp.sub\0"
    "llvm.intr.vp.trunc\0"
    "llvm.intr.vp.udiv\0"
    "llvm.intr.vp.uitofp\0"
    "llvm.intr.vp.umax\0"
    "llvm.intr.vp.umin\0"
    "llvm.intr.vp.urem\0"
    "llvm.intr.vp.xor\0"
    "llvm.intr.vp.zext\0"
    "llvm.intr.vscale\0"
    "#llvm.dereferenceable\0"
    "$arg (`dereferenceable` `` $dereferenceable^)\? attr-dict `:` type($arg) `to` type($res)\0"
    "DereferenceableOpInterface\0"
    "llvm.inttoptr\0"
    "hook:llvm.invoke\0"
    "hook:llvm.landingpad\0"
    "$options attr-dict\0"
    "llvm.linker_options\0"
    "AnyOf<LLVM_LoadableType, Implements<\"PointerElementTypeInterface\">>\0"
    "(`volatile` $volatile_^)\? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)\? $ordering^)\? (`invariant` $invariant^)\? (`invariant_group` $invariantGroup^)\? (`dereferenceable` `` $dereferenceable^)\? attr-dict `:` qualified(type($addr)) `->` type($res)\0"
    "llvm.load\0"
    "llvm.lshr\0"
    "$global_name attr-dict `:` qualified(type($res))\0"
    "llvm.mlir.addressof\0"
    "hook:llvm.mlir.alias\0"
    "\"llvm.return\"\0"
    "`(` $value `)` attr-dict `:` type($res)\0"
    "llvm.mlir.constant\0"
    "AllOf<I32Attr, IntNonNegative>\0"
    "ArrayOf<#llvm.di_global_variable_expression>\0"
    "hook:llvm.mlir.global\0"
    "ArrayOf<FlatSymbolRefAttr>\0"
    "ArrayOf<I32Attr>\0"
    "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict\0"
    "llvm.mlir.global_ctors\0"
    "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict\0"
    "llvm.mlir.global_dtors\0"
    "custom<LLVMLinkage>($linkage) ($visibility_^)\? ($unnamed_addr^)\? $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict\0"
    "llvm.mlir.ifunc\0"
    "[\"type($res) = !llvm.token\"]\0"
    "llvm.mlir.none\0"
    "llvm.mlir.poison\0"
    "llvm.mlir.undef\0"
    "llvm.mlir.zero\0"
    "$flags attr-dict\0"
    "llvm.module_flags\0"
    "llvm.mul\0"
    "(`disjoint` $isDisjoint^)\? $lhs `,` $rhs attr-dict `:` type($res)\0"
    "DisjointFlagInterface\0"
    "llvm.or\0"
    "llvm.ptrtoint\0"
    "llvm.resume\0"
    "attr-dict ($arg^ `:` type($arg))\?\0"
    "llvm.return\0"
    "llvm.sdiv",
    "operands attr-dict `:` type($condition) `,` type($res)\0"
    "AllTypesMatch<trueValue,falseValue,res>\0"
    "[\"type($falseValue) = type($trueValue)\", \"type($res) = type($trueValue)\"]\0"
    "llvm.select\0"
    "llvm.sext\0"
    "llvm.shl\0"
    "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))\0"
    "AllTypesMatch<v1,v2>\0"
    "[\"type($v2) = type($v1)\"]\0"
    "llvm.shufflevector\0"
    "llvm.sitofp\0"
    "llvm.srem\0"
    "(`volatile` $volatile_^)\? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)\? $ordering^)\? (`invariant_group` $invariantGroup^)\? attr-dict `:` type($value) `,` qualified(type($addr))\0"
    "llvm.store\0"
    "llvm.sub\0"
    "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)\? custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) attr-dict\0"
    "llvm.switch\0"
    "$arg ($overflowFlags^)\? attr-dict `:` type($arg) `to` type($res)\0"
    "llvm.trunc\0"
    "llvm.udiv\0"
    "(`nneg` $nonNeg^)\? $arg attr-dict `:` type($arg) `to` type($res)\0"
    "NonNegFlagInterface\0"
    "llvm.uitofp\0"
    "llvm.unreachable\0"
    "llvm.urem\0"
    "$arg attr-dict `:` functional-type($arg, $res)\0"
    "llvm.va_arg\0"
    "llvm.xor\0"
    "llvm.zext\0"
    "math.absf\0"
    "$operand attr-dict `:` type($result)\0"
    "math.absi\0"
    "math.acos\0"
    "math.acosh\0"
    "math.asin\0"
    "math.asinh\0"
    "math.atan\0"
    "math.atan2\0"
    "math.atanh\0"
    "math.cbrt\0"
    "math.ceil\0"
    "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "[\"type($min) = type($value)\", \"type($max) = type($value)\", \"type($result) = type($value)\"]\0"
    "math.clampf\0"
    "math.copysign\0"
    "math.cos\0"
    "math.cosh\0"
    "math.ctlz\0"
    "math.ctpop\0"
    "math.cttz\0"
    "math.erf\0"
    "math.erfc\0"
    "math.exp\0"
    "math.exp2\0"
    "math.expm1\0"
    "math.floor\0"
    "$a `,` $b `,` $c (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($result) = type($a)\"]\0"
    "math.fma\0"
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)\? attr-dict `:` type($lhs) `,` type($rhs)\0"
    "math.fpowi\0"
    "math.ipowi\0"
    "[\"type($result) = over(type($operand), e: i1)\"]\0"
    "math.isfinite\0"
    "math.isinf\0"
    "math.isnan\0"
    "math.isnormal\0"
    "math.log\0"
    "math.log10\0"
    "math.log1p\0"
    "math.log2\0"
    "math.powf\0"
    "math.round\0"
    "math.roundeven\0"
    "math.rsqrt\0"
    "math.sin\0"
    "$operand (`fastmath` `` $fastmath^)\? attr-dict `:` type($operand)\0"
    "AllTypesMatch<operand,sin,cos>\0"
    "[\"type($sin) = type($operand)\", \"type($cos) = type($operand)\"]\0"
    "math.sincos\0"
    "math.sinh\0"
    "math.sqrt\0"
    "math.tan\0"
    "math.tanh\0"
    "math.trunc\0"
    "AllOf<I64Attr, IntPositive, IntPowerOf2>\0"
    "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
    "AlignmentAttrOpInterface\0"
    "[\"type($dynamicSizes) = index\", \"type($symbolOperands) = index\"]\0"
    "\"alloc\"\0"
    "memref.alloc\0"
    "\"alloca\"\0"
    "memref.alloca\0"
    "hook:memref.alloca_scope\0"
    "\"memref.alloca_scope.return\"\0"
    "attr-dict ($results^ `:` type($results))\?\0"
    "HasParent<memref.alloca_scope>\0"
    "memref.alloca_scope.return\0"
    "AllOf<I32Attr, IntPositive>\0"
    "$memref `,` $alignment attr-dict `:` type($memref)\0"
    "MemorySpaceCastConsumerOpInterface\0"
    "[\"type($result) = type($memref)\"]\0"
    "\"assume_align\"\0"
    "memref.assume_alignment\0"
    "MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>\0"
    "enum<@AtomicRMWKind>\0"
    "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)\0"
    "TypesMatchWith<memref,value>\0"
    "[\"type($result) = type($value)\", \"type($value) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.atomic_rmw\0"
    "$result attr-dict `:` type($result)\0"
    "HasParent<memref.generic_atomic_rmw>\0"
    "memref.atomic_yield\0"
    "\"cast\"\0"
    "memref.cast\0"
    "AnyStridedMemRef\0"
    "ArrayOf<ArrayOf<I64Attr>>\0"
    "$src $reassociation attr-dict `:` type($src) `into` type($result)\0"
    "\"collapse_shape\"\0"
    "memref.collapse_shape\0"
    "$source `,` $target attr-dict `:` type($source) `to` type($target)\0"
    "SameOperandsShape\0"
    "memref.copy\0"
    "memref.dealloc\0"
    "AnyOf<AnyUnrankedMemRef, AnyNon0RankedMemRef>\0"
    "attr-dict $source `,` $index `:` type($source)\0"
    "ShapedDimOpInterface\0"
    "[\"type($index) = index\", \"type($result) = index\"]\0"
    "\"dim\"\0"
    "memref.dim\0"
    "$operands attr-dict `:` type($operands)\0"
    "DistinctObjectsTrait\0"
    "[\"type($results) = type($operands)\"]\0"
    "memref.distinct_objects\0"
    "hook:memref.dma_start\0"
    "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
    "[\"type($tagIndices) = index\", \"type($numElements) = index\"]\0"
    "memref.dma_wait\0"
    "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)\0"
    "[\"type($output_shape) = index\"]\0"
    "\"expand_shape\"\0"
    "memref.expand_shape\0"
    "$source `:` type($source) `->` type(results) attr-dict\0"
    "SameVariadicResultSize\0"
    "[\"type($aligned_pointer) = index\"]\0"
    "\"intptr\"\0"
    "memref.extract_aligned_pointer_as_index\0"
    "AllOf<AnyStridedMemRef, RankIs<0>>\0"
    "InferTypeOpAdaptor\0"
    "[\"type($offset) = index\", \"type($sizes) = index\", \"type($strides) = index\"]\0"
    "\"base_buffer, offset, sizes, strides\"\0"
    "memref.extract_strided_metadata\0"
    "hook:memref.generic_atomic_rmw\0"
    "TypesMatchWith<memref,result>\0"
    "[\"type($result) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "\"memref.atomic_yield\"\0"
    "AnyStaticShapeMemRef\0"
    "memref.get_global\0"
    "TypeAttrOf<AnyMemRef>\0"
    "($sym_visibility^)\? (`constant` $constant^)\? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "memref.global\0"
    "memref.load\0"
    "MemorySpaceCastOpInterface\0"
    "\"memspacecast\"\0"
    "memref.memory_space_cast\0"
    "hook:memref.prefetch\0"
    "memref.rank\0"
    "AllOf<AnyMemRef, RankIs<1>>\0"
    "$source (`(` $dynamicResultSize^ `)`)\? attr-dict `:` type($source) `to` type(results)\0"
    "[\"type($dynamicResultSize) = index\"]\0"
    "memref.realloc\0"
    "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "OffsetSizeAndStrideOpInterface\0"
    "[\"type($offsets) = index\", \"type($sizes) = index\", \"type($strides) = index\"]\0"
    "\"reinterpret_cast\"\0"
    "memref.reinterpret_cast\0"
    "AllOf<MemRefOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)\0"
    "\"reshape\"\0"
    "memref.reshape\0"
    "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "[\"type($value) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.store\0"
    "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "InferStridedMetadataOpInterface\0"
    "\"subview\"\0"
    "memref.subview\0"
    "hook:memref.transpose\0"
    "\"transpose\"\0"
    "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)\0"
    "[\"type($byte_shift) = index\", \"type($sizes) = index\"]\0"
    "\"view\"\0"
    "memref.view\0"
    "ml_program\0"
    "\"extern\"\0"
    "hook:ml_program.func\0"
    "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)\? $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict\0"
    "ml_program.global\0"
    "$global `:` type($result) attr-dict\0"
    "\"{$global}\"\0"
    "ml_program.global_load\0"
    "ml_program.global_load_const\0"
    "!ml_program.token\0"
    "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict\0"
    "[\"type($consumeTokens) = !ml_program.token\", \"type($produceToken) = !ml_program.token\"]\0"
    "ml_program.global_load_graph\0"
    "$global `=` $value `:` type($value) attr-dict\0"
    "ml_program.global_store\0"
    "$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value) attr-dict\0"
    "ml_program.global_store_graph\0"
    "HasParent<ml_program.subgraph>\0"
    "ml_program.output\0"
    "HasParent<ml_program.func>\0"
    "ml_program.return\0"
    "hook:ml_program.subgraph\0"
    "[\"type($token) = !ml_program.token\"]\0"
    "enum<@MPI_ErrorClassEnum>\0"
    "!mpi.comm\0"
    "!mpi.retval\0"
    "enum<@MPI_ReductionOpEnum>\0"
    "`(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)\?\0"
    "[\"type($comm) = !mpi.comm\", \"type($retval) = !mpi.retval\"]\0"
    "mpi.allreduce\0"
    "`(` $comm `)` attr-dict (`->` type($retval)^)\?\0"
    "mpi.barrier\0"
    "`(` $comm `)` attr-dict `:` type(results)\0"
    "[\"type($comm) = !mpi.comm\", \"type($retval) = !mpi.retval\", \"type($rank) = i32\"]\0"
    "mpi.comm_rank\0"
    "[\"type($comm) = !mpi.comm\", \"type($retval) = !mpi.retval\", \"type($size) = i32\"]\0"
    "mpi.comm_size\0"
    "`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)",
    "[\"type($comm) = !mpi.comm\", \"type($color) = i32\", \"type($key) = i32\", \"type($retval) = !mpi.retval\", \"type($newcomm) = !mpi.comm\"]\0"
    "mpi.comm_split\0"
    "[\"type($comm) = !mpi.comm\"]\0"
    "mpi.comm_world\0"
    "[\"type($val) = !mpi.retval\", \"type($errclass) = !mpi.retval\"]\0"
    "mpi.error_class\0"
    "attr-dict (`:` type($retval)^)\?\0"
    "[\"type($retval) = !mpi.retval\"]\0"
    "mpi.finalize\0"
    "mpi.init\0"
    "!mpi.request\0"
    "`(` $ref `,` $tag `,` $source `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($source)`->` type(results)\0"
    "[\"type($tag) = i32\", \"type($source) = i32\", \"type($comm) = !mpi.comm\", \"type($retval) = !mpi.retval\", \"type($req) = !mpi.request\"]\0"
    "mpi.irecv\0"
    "`(` $ref `,` $tag `,` $dest `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest) `->` type(results)\0"
    "[\"type($tag) = i32\", \"type($dest) = i32\", \"type($comm) = !mpi.comm\", \"type($retval) = !mpi.retval\", \"type($req) = !mpi.request\"]\0"
    "mpi.isend\0"
    "`(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) (`->` type($retval)^)\?\0"
    "[\"type($tag) = i32\", \"type($source) = i32\", \"type($comm) = !mpi.comm\", \"type($retval) = !mpi.retval\"]\0"
    "mpi.recv\0"
    "#mpi.errclass\0"
    "$val `=` $errclass attr-dict `:` type($res)\0"
    "[\"type($val) = !mpi.retval\", \"type($res) = i1\"]\0"
    "mpi.retval_check\0"
    "`(` $ref `,` $tag `,` $dest `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest)(`->` type($retval)^)\?\0"
    "[\"type($tag) = i32\", \"type($dest) = i32\", \"type($comm) = !mpi.comm\", \"type($retval) = !mpi.retval\"]\0"
    "mpi.send\0"
    "`(` $req `)` attr-dict `:` type($req) (`->` type($retval) ^)\?\0"
    "[\"type($req) = !mpi.request\", \"type($retval) = !mpi.retval\"]\0"
    "mpi.wait\0"
    "nvgpu\0"
    "enum<@TensorMapSwizzleKind>\0"
    "enum<@TensorMapL2PromoKind>\0"
    "enum<@TensorMapOOBKind>\0"
    "enum<@TensorMapInterleaveKind>\0"
    "AnyVectorOfAnyRank\0"
    "enum<@RcpRoundingMode>\0"
    "!nvgpu.device.async.token\0"
    "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)\? attr-dict `:` type($src) `to` type($dst)\0"
    "[\"type($dstIndices) = index\", \"type($srcIndices) = index\", \"type($srcElements) = index\", \"type($asyncToken) = !nvgpu.device.async.token\"]\0"
    "nvgpu.device_async_copy\0"
    "$inputTokens attr-dict\0"
    "[\"type($inputTokens) = !nvgpu.device.async.token\", \"type($asyncToken) = !nvgpu.device.async.token\"]\0"
    "nvgpu.device_async_create_group\0"
    "$asyncDependencies attr-dict\0"
    "[\"type($asyncDependencies) = !nvgpu.device.async.token\"]\0"
    "nvgpu.device_async_wait\0"
    "$srcMemref`[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)\0"
    "TypeIs<Result0,AnyShaped>\0"
    "SameElementType<Result0,Operand0>\0"
    "nvgpu.ldmatrix\0"
    "!nvgpu.mbarrier.group\0"
    "!nvgpu.mbarrier.token\0"
    "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)\0"
    "[\"type($mbarId) = index\", \"type($token) = !nvgpu.mbarrier.token\"]\0"
    "nvgpu.mbarrier.arrive\0"
    "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($barriers)\0"
    "[\"type($txcount) = index\", \"type($mbarId) = index\", \"type($predicate) = i1\"]\0"
    "nvgpu.mbarrier.arrive.expect_tx\0"
    "$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)\0"
    "[\"type($mbarId) = index\", \"type($count) = index\", \"type($token) = !nvgpu.mbarrier.token\"]\0"
    "nvgpu.mbarrier.arrive.nocomplete\0"
    "attr-dict `->` type($barriers)\0"
    "nvgpu.mbarrier.create\0"
    "AnyOf<I32, I64>\0"
    "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($mbarrierPointer)\0"
    "[\"type($mbarId) = index\"]\0"
    "nvgpu.mbarrier.get\0"
    "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($barriers)\0"
    "[\"type($count) = index\", \"type($mbarId) = index\", \"type($predicate) = i1\"]\0"
    "nvgpu.mbarrier.init\0"
    "$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)\0"
    "[\"type($token) = !nvgpu.mbarrier.token\", \"type($mbarId) = index\", \"type($waitComplete) = i1\"]\0"
    "nvgpu.mbarrier.test.wait\0"
    "$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)\0"
    "[\"type($phaseParity) = i1\", \"type($ticks) = index\", \"type($mbarId) = index\"]\0"
    "nvgpu.mbarrier.try_wait.parity\0"
    "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>",
    "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)\0"
    "[\"type($sparseMetadata) = vector<2xi16>\"]\0"
    "nvgpu.mma.sp.sync\0"
    "`(` $matrixA`,` $matrixB`,` $matrixC `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)\0"
    "nvgpu.mma.sync\0"
    "VectorOfNonZeroRankOf<F32>\0"
    "#nvgpu.rcp_rounding_mode\0"
    "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)\? `}` attr-dict `:` type($out)\0"
    "[\"type($out) = type($in)\"]\0"
    "nvgpu.rcp\0"
    "!nvgpu.tensormap.descriptor\0"
    "I16\0"
    "$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst (`multicast_mask` `=` $multicastMask^ )\? (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)\0"
    "[\"type($coordinates) = index\", \"type($mbarId) = index\", \"type($multicastMask) = i16\", \"type($predicate) = i1\"]\0"
    "nvgpu.tma.async.load\0"
    "$src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($src) `->` type($tensorMapDescriptor)\0"
    "[\"type($coordinates) = index\", \"type($predicate) = i1\"]\0"
    "nvgpu.tma.async.store\0"
    "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)\0"
    "[\"type($boxDimensions) = index\"]\0"
    "nvgpu.tma.create.descriptor\0"
    "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)\0"
    "nvgpu.tma.fence.descriptor\0"
    "$tensorMapDescriptor (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($tensorMapDescriptor)\0"
    "[\"type($predicate) = i1\"]\0"
    "nvgpu.tma.prefetch.descriptor\0"
    "!nvgpu.warpgroup.descriptor\0"
    "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)\0"
    "nvgpu.warpgroup.generate.descriptor\0"
    "!nvgpu.warpgroup.accumulator\0"
    "$descriptorA`,` $descriptorB`,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)\0"
    "nvgpu.warpgroup.mma\0"
    "attr-dict `->` type($matrixC)\0"
    "nvgpu.warpgroup.mma.init.accumulator\0"
    "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)\0"
    "nvgpu.warpgroup.mma.store\0"
    "enum<@SetMaxRegisterAction>\0"
    "enum<@BlockScaleFormat>\0"
    "enum<@MMABlockScaleKind>\0"
    "enum<@CacheEvictionPriority>\0"
    "enum<@ClusterLaunchControlQueryType>\0"
    "enum<@CTAGroupKind>\0"
    "enum<@DotAccumulateType>\0"
    "enum<@FPRoundingMode>\0"
    "enum<@GridDepActionKind>\0"
    "enum<@LdStMatrixEltType>\0"
    "enum<@LoadCacheModifierKind>\0"
    "enum<@MatchSyncKind>\0"
    "enum<@MemOrderKind>\0"
    "enum<@MemScopeKind>\0"
    "enum<@NVVMMemorySpace>\0"
    "enum<@MMAB1Op>\0"
    "enum<@MMAFrag>\0"
    "enum<@MMAIntOverflow>\0"
    "enum<@MMAKind>\0"
    "enum<@MMALayout>\0"
    "enum<@MMATypes>\0"
    "enum<@PermuteMode>\0"
    "enum<@PrefetchCacheLevel>\0"
    "enum<@ProxyKind>\0"
    "enum<@BarrierReduction>\0"
    "enum<@ReduxKind>\0"
    "enum<@SaturationMode>\0"
    "enum<@ScaleVecSize>\0"
    "enum<@SharedSpace>\0"
    "enum<@ShflKind>\0"
    "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)\?\0"
    "TargetAttrVerifyInterface\0"
    "enum<@Tcgen05CpMulticast>\0"
    "enum<@Tcgen05CpShape>\0"
    "enum<@Tcgen05CpSrcFormat>\0"
    "enum<@Tcgen05FenceKind>\0"
    "enum<@Tcgen05LdStShape>\0"
    "enum<@Tcgen05MMABlockScale>\0"
    "enum<@Tcgen05MMACollectorBBuffer>\0"
    "enum<@Tcgen05MMACollectorOp>\0"
    "enum<@Tcgen05MMAKind>\0"
    "enum<@Tcgen05WaitKind>\0"
    "enum<@TMALoadMode>\0"
    "enum<@TMAReduxKind>\0"
    "enum<@TMAStoreMode>\0"
    "enum<@VoteSyncKind>\0"
    "enum<@WGMMAScaleIn>\0"
    "enum<@WGMMAScaleOut>\0"
    "enum<@WGMMATypes>\0"
    "$mask attr-dict `:` type($mask)\0"
    "[\"type($mask) = i32\"]\0"
    "nvvm.bar.warp.sync\0"
    "#nvvm.reduction\0"
    "(`id` `=` $barrierId^)\? (`number_of_threads` `=` $numberOfThreads^)\? (qualified($reductionOp)^ $reductionPredicate)\? (`->` type($res)^)\? attr-dict\0"
    "[\"type($barrierId) = i32\", \"type($numberOfThreads) = i32\", \"type($reductionPredicate) = i32\", \"type($res) = i32\"]\0"
    "nvvm.barrier\0"
    "(`id` `=` $barrierId^)\? `number_of_threads` `=` $numberOfThreads attr-dict\0"
    "BasicPtxBuilderOpInterface\0"
    "[\"type($barrierId) = i32\", \"type($numberOfThreads) = i32\"]\0"
    "nvvm.barrier.arrive\0"
    "nvvm.barrier0\0"
    "nvvm.breakpoint\0"
    "nvvm.cluster.arrive\0"
    "NVVMRequiresSM<90>\0"
    "nvvm.cluster.arrive.relaxed\0"
    "nvvm.cluster.wait\0"
    "I128\0"
    "AnyOf<I1, I32>\0"
    "#nvvm.cluster_launch_control_query_type",
    "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)\0"
    "NVVMRequiresSM<100>\0"
    "[\"type($try_cancel_response) = i128\"]\0"
    "nvvm.clusterlaunchcontrol.query.cancel\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>\0"
    "(`multicast` $multicast^ `,`)\? $smemAddress `,` $mbarrier attr-dict\0"
    "[\"type($smemAddress) = !llvm.ptr<3>\", \"type($mbarrier) = !llvm.ptr<3>\"]\0"
    "nvvm.clusterlaunchcontrol.try.cancel\0"
    "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2>>\0"
    "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>\0"
    "#nvvm.fp_rnd_mode\0"
    "#nvvm.sat_mode\0"
    "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`\0"
    "nvvm.convert.bf16x2.to.f8x2\0"
    "AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<2>>\0"
    "nvvm.convert.f16x2.to.f8x2\0"
    "$src_hi `,` $src_lo (`,` $random_bits^)\? attr-dict `:` type($dst)\0"
    "[\"type($src_hi) = f32\", \"type($src_lo) = f32\", \"type($random_bits) = i32\"]\0"
    "nvvm.convert.f32x2.to.bf16x2\0"
    "nvvm.convert.f32x2.to.f16x2\0"
    "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`\0"
    "[\"type($a) = f32\", \"type($b) = f32\", \"type($dst) = i8\"]\0"
    "nvvm.convert.f32x2.to.f4x2\0"
    "[\"type($a) = f32\", \"type($b) = f32\"]\0"
    "nvvm.convert.f32x2.to.f6x2\0"
    "nvvm.convert.f32x2.to.f8x2\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4>>\0"
    "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`\0"
    "NVVMRequiresSMa<100,103>\0"
    "[\"type($rbits) = i32\", \"type($dst) = i16\"]\0"
    "nvvm.convert.f32x4.to.f4x4\0"
    "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4>>\0"
    "[\"type($rbits) = i32\"]\0"
    "nvvm.convert.f32x4.to.f6x4\0"
    "nvvm.convert.f32x4.to.f8x4\0"
    "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)\0"
    "[\"type($src) = i8\"]\0"
    "nvvm.convert.f4x2.to.f16x2\0"
    "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>\0"
    "nvvm.convert.f6x2.to.f16x2\0"
    "nvvm.convert.f8x2.to.bf16x2\0"
    "nvvm.convert.f8x2.to.f16x2\0"
    "$src attr-dict\0"
    "[\"type($src) = f32\", \"type($res) = i32\"]\0"
    "nvvm.convert.float.to.tf32\0"
    "nvvm.cp.async.bulk.commit.group\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>\0"
    "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )\? (`byte_mask` `=` $byteMask^ )\? attr-dict `:` type($dstMem) `,` type($srcMem)\0"
    "[\"type($dstMem) = !llvm.ptr<1>\", \"type($srcMem) = !llvm.ptr<3>\", \"type($size) = i32\", \"type($l2CacheHint) = i64\", \"type($byteMask) = i16\"]\0"
    "nvvm.cp.async.bulk.global.shared.cta\0"
    "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )\? attr-dict `:` type($srcMem)\0"
    "[\"type($srcMem) = !llvm.ptr<1>\", \"type($size) = i32\", \"type($l2CacheHint) = i64\"]\0"
    "nvvm.cp.async.bulk.prefetch\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>\0"
    "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )\? (`l2_cache_hint` `=` $l2CacheHint^ )\? attr-dict `:` type($dstMem) `,` type($srcMem)\0"
    "[\"type($srcMem) = !llvm.ptr<1>\", \"type($mbar) = !llvm.ptr<3>\", \"type($size) = i32\", \"type($multicastMask) = i16\", \"type($l2CacheHint) = i64\"]\0"
    "nvvm.cp.async.bulk.shared.cluster.global\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>\0"
    "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)\0"
    "[\"type($dstMem) = !llvm.ptr<7>\", \"type($srcMem) = !llvm.ptr<3>\", \"type($mbar) = !llvm.ptr<3>\", \"type($size) = i32\"]\0"
    "nvvm.cp.async.bulk.shared.cluster.shared.cta\0"
    "#nvvm.tma_store_mode\0"
    "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )\? (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)\0"
    "[\"type($tmaDescriptor) = !llvm.ptr\", \"type($srcMem) = !llvm.ptr<3>\", \"type($coordinates) = i32\", \"type($l2CacheHint) = i64\", \"type($predicate) = i1\"]\0"
    "nvvm.cp.async.bulk.tensor.global.shared.cta\0"
    "#nvvm.tma_load_mode\0"
    "$tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )\? (`l2_cache_hint` `=` $l2CacheHint^ )\? attr-dict `:` type($tmaDescriptor)\0"
    "[\"type($tmaDescriptor) = !llvm.ptr\", \"type($coordinates) = i32\", \"type($im2colOffsets) = i16\", \"type($l2CacheHint) = i64\"]\0"
    "nvvm.cp.async.bulk.tensor.prefetch\0"
    "#nvvm.tma_redux_kind",
    "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )\? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)\0"
    "[\"type($srcMem) = !llvm.ptr<3>\", \"type($coordinates) = i32\", \"type($l2CacheHint) = i64\"]\0"
    "nvvm.cp.async.bulk.tensor.reduce\0"
    "#nvvm.cta_group\0"
    "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )\? (`multicast_mask` `=` $multicastMask^ )\? (`l2_cache_hint` `=` $l2CacheHint^ )\? (`predicate` `=` $predicate^)\? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)\0"
    "[\"type($tmaDescriptor) = !llvm.ptr\", \"type($coordinates) = i32\", \"type($mbar) = !llvm.ptr<3>\", \"type($im2colOffsets) = i16\", \"type($multicastMask) = i16\", \"type($l2CacheHint) = i64\", \"type($predicate) = i1\"]\0"
    "nvvm.cp.async.bulk.tensor.shared.cluster.global\0"
    "$group attr-dict\0"
    "nvvm.cp.async.bulk.wait_group\0"
    "nvvm.cp.async.commit.group\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>\0"
    "$addr attr-dict `:` type(operands)\0"
    "nvvm.cp.async.mbarrier.arrive\0"
    "#nvvm.load_cache_modifier\0"
    "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)\? attr-dict `:` type(operands)\0"
    "[\"type($dst) = !llvm.ptr<3>\", \"type($src) = !llvm.ptr<1>\", \"type($cpSize) = i32\"]\0"
    "nvvm.cp.async.shared.global\0"
    "$n attr-dict\0"
    "nvvm.cp.async.wait.group\0"
    "AllOf<VectorOfNonZeroRankOf<I16>, LengthIs<2>>\0"
    "#nvvm.dot_accumulate_type\0"
    "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)\0"
    "[\"type($c) = i32\", \"type($res) = i32\"]\0"
    "nvvm.dot.accumulate.2way\0"
    "nvvm.dot.accumulate.4way\0"
    "($membermask^)\? attr-dict `->` type(results)\0"
    "[\"type($membermask) = i32\", \"type($pred) = i1\"]\0"
    "nvvm.elect.sync\0"
    "nvvm.exit\0"
    "nvvm.fence.mbarrier.init\0"
    "#nvvm.proxy_kind\0"
    "#nvvm.shared_space\0"
    "nvvm.fence.proxy\0"
    "#nvvm.mem_scope\0"
    "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)\? (`to_proxy` `=` $toProxy^)\? attr-dict\0"
    "[\"type($addr) = !llvm.ptr\", \"type($size) = i32\"]\0"
    "nvvm.fence.proxy.acquire\0"
    "$scope (`from_proxy` `=` $fromProxy^)\? (`to_proxy` `=` $toProxy^)\? attr-dict\0"
    "nvvm.fence.proxy.release\0"
    "#nvvm.mem_order\0"
    "nvvm.fence.proxy.sync_restrict\0"
    "nvvm.fence.sc.cluster\0"
    "nvvm.fence.sync_restrict\0"
    "#nvvm.grid_dep_action\0"
    "$kind attr-dict\0"
    "nvvm.griddepcontrol\0"
    "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )\? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)` )\? (`,` `predicate` `=` $predicate^)\? attr-dict ( `->` type($writeOnlyArgs)^ )\?\0"
    "nvvm.inline_ptx\0"
    "#nvvm.mma_layout\0"
    "#nvvm.ld_st_matrix_shape\0"
    "#nvvm.ld_st_matrix_elt_type\0"
    "$ptr attr-dict `:` functional-type($ptr, $res)\0"
    "[\"type($ptr) = !llvm.ptr<3>\"]\0"
    "nvvm.ldmatrix\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>\0"
    "$a`,` $b attr-dict `:` type($a) `->` type($res)\0"
    "InputAddressIsCombinationOf\0"
    "[\"type($b) = i32\"]\0"
    "nvvm.mapa\0"
    "AnyOf<I32, !llvm.struct>\0"
    "#nvvm.match_sync_kind\0"
    "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)\0"
    "[\"type($thread_mask) = i32\"]\0"
    "nvvm.match.sync\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>\0"
    "$addr (`,` $count^)\? attr-dict `:` type($addr) (`->` type($res)^)\?\0"
    "[\"type($count) = i32\", \"type($res) = i64\"]\0"
    "nvvm.mbarrier.arrive\0"
    "$addr `,` $txcount (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands) (`->` type($res)^)\?\0"
    "[\"type($txcount) = i32\", \"type($predicate) = i1\", \"type($res) = i64\"]\0"
    "nvvm.mbarrier.arrive.expect_tx\0"
    "$addr `,` $count attr-dict `:` type(operands) `->` type($res)\0"
    "nvvm.mbarrier.arrive.nocomplete\0"
    "nvvm.mbarrier.arrive_drop\0"
    "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)\?\0"
    "[\"type($txcount) = i32\", \"type($res) = i64\"]\0"
    "nvvm.mbarrier.arrive_drop.expect_tx\0"
    "nvvm.mbarrier.arrive_drop.nocomplete\0"
    "$addr `,` $txcount attr-dict `:` type(operands)\0"
    "[\"type($txcount) = i32\"]\0"
    "nvvm.mbarrier.complete_tx\0"
    "nvvm.mbarrier.expect_tx\0"
    "$addr `,` $count (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands)\0"
    "[\"type($count) = i32\", \"type($predicate) = i1\"]\0"
    "nvvm.mbarrier.init",
    "nvvm.mbarrier.inval\0"
    "AnyOf<I64, I32>\0"
    "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)\0"
    "nvvm.mbarrier.test.wait\0"
    "$addr `,` $stateOrPhase (`,` $ticks^)\? attr-dict `:` type(operands) `->` type($res)\0"
    "[\"type($ticks) = i32\", \"type($res) = i1\"]\0"
    "nvvm.mbarrier.try_wait\0"
    "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)\0"
    "[\"type($phase) = i32\", \"type($ticks) = i32\"]\0"
    "nvvm.mbarrier.try_wait.parity\0"
    "nvvm.memory.barrier\0"
    "#nvvm.shape\0"
    "#nvvm.mma_type\0"
    "#nvvm.scale_vec_size\0"
    "#nvvm.block_scale_format\0"
    "#nvvm.block_scale_kind\0"
    "hook:nvvm.mma.block_scale\0"
    "[\"type($scaleAData) = i32\", \"type($byteIdA) = i16\", \"type($threadIdA) = i16\", \"type($scaleBData) = i32\", \"type($byteIdB) = i16\", \"type($threadIdB) = i16\"]\0"
    "hook:nvvm.mma.sp.block_scale\0"
    "[\"type($sparseMetadata) = i32\", \"type($sparsitySelector) = i32\", \"type($scaleAData) = i32\", \"type($byteIdA) = i16\", \"type($threadIdA) = i16\", \"type($scaleBData) = i32\", \"type($byteIdB) = i16\", \"type($threadIdB) = i16\"]\0"
    "#nvvm.mma_int_overflow\0"
    "#nvvm.mma_kind\0"
    "hook:nvvm.mma.sp.sync\0"
    "[\"type($sparseMetadata) = i32\", \"type($sparsitySelector) = i32\"]\0"
    "#nvvm.mma_b1op\0"
    "hook:nvvm.mma.sync\0"
    "attr-dict $duration\0"
    "[\"type($duration) = i32\"]\0"
    "nvvm.nanosleep\0"
    "I16Attr\0"
    "attr-dict (`id` `=` $eventId^)\? (`mask` `=` $maskedEventId^)\?\0"
    "nvvm.pmevent\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<5>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<4>>>\0"
    "#nvvm.prefetch_cache_level\0"
    "#nvvm.cache_eviction_priority\0"
    "(`level` `=` $cacheLevel^ (`uniform` $uniform^)\? `,`)\? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)\? `,`)\? (`evict_priority` `=` $evictPriority^ `,`)\? $addr (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands)\0"
    "nvvm.prefetch\0"
    "#nvvm.permute_mode\0"
    "$mode $selector `,` $lo (`,` $hi^)\? attr-dict `:` type($res)\0"
    "[\"type($lo) = i32\", \"type($hi) = i32\", \"type($selector) = i32\", \"type($res) = i32\"]\0"
    "nvvm.prmt\0"
    "$arg attr-dict `:` type($res)\0"
    "[\"type($arg) = f32\", \"type($res) = f32\"]\0"
    "nvvm.rcp.approx.ftz.f\0"
    "nvvm.read.ptx.sreg.aggr.smem.size\0"
    "nvvm.read.ptx.sreg.clock\0"
    "nvvm.read.ptx.sreg.clock64\0"
    "#llvm.constant_range\0"
    "(`range` $range^)\? attr-dict `:` type($res)\0"
    "nvvm.read.ptx.sreg.cluster.ctaid.x\0"
    "nvvm.read.ptx.sreg.cluster.ctaid.y\0"
    "nvvm.read.ptx.sreg.cluster.ctaid.z\0"
    "nvvm.read.ptx.sreg.cluster.ctarank\0"
    "nvvm.read.ptx.sreg.cluster.nctaid.x\0"
    "nvvm.read.ptx.sreg.cluster.nctaid.y\0"
    "nvvm.read.ptx.sreg.cluster.nctaid.z\0"
    "nvvm.read.ptx.sreg.cluster.nctarank\0"
    "nvvm.read.ptx.sreg.clusterid.x\0"
    "nvvm.read.ptx.sreg.clusterid.y\0"
    "nvvm.read.ptx.sreg.clusterid.z\0"
    "nvvm.read.ptx.sreg.ctaid.x\0"
    "nvvm.read.ptx.sreg.ctaid.y\0"
    "nvvm.read.ptx.sreg.ctaid.z\0"
    "nvvm.read.ptx.sreg.dynamic.smem.size\0"
    "nvvm.read.ptx.sreg.envreg0\0"
    "nvvm.read.ptx.sreg.envreg1\0"
    "nvvm.read.ptx.sreg.envreg10\0"
    "nvvm.read.ptx.sreg.envreg11\0"
    "nvvm.read.ptx.sreg.envreg12\0"
    "nvvm.read.ptx.sreg.envreg13\0"
    "nvvm.read.ptx.sreg.envreg14\0"
    "nvvm.read.ptx.sreg.envreg15\0"
    "nvvm.read.ptx.sreg.envreg16\0"
    "nvvm.read.ptx.sreg.envreg17\0"
    "nvvm.read.ptx.sreg.envreg18\0"
    "nvvm.read.ptx.sreg.envreg19\0"
    "nvvm.read.ptx.sreg.envreg2\0"
    "nvvm.read.ptx.sreg.envreg20\0"
    "nvvm.read.ptx.sreg.envreg21\0"
    "nvvm.read.ptx.sreg.envreg22\0"
    "nvvm.read.ptx.sreg.envreg23\0"
    "nvvm.read.ptx.sreg.envreg24\0"
    "nvvm.read.ptx.sreg.envreg25\0"
    "nvvm.read.ptx.sreg.envreg26\0"
    "nvvm.read.ptx.sreg.envreg27\0"
    "nvvm.read.ptx.sreg.envreg28\0"
    "nvvm.read.ptx.sreg.envreg29\0"
    "nvvm.read.ptx.sreg.envreg3\0"
    "nvvm.read.ptx.sreg.envreg30\0"
    "nvvm.read.ptx.sreg.envreg31\0"
    "nvvm.read.ptx.sreg.envreg4\0"
    "nvvm.read.ptx.sreg.envreg5\0"
    "nvvm.read.ptx.sreg.envreg6\0"
    "nvvm.read.ptx.sreg.envreg7\0"
    "nvvm.read.ptx.sreg.envreg8\0"
    "nvvm.read.ptx.sreg.envreg9\0"
    "nvvm.read.ptx.sreg.globaltimer\0"
    "nvvm.read.ptx.sreg.globaltimer.lo\0"
    "nvvm.read.ptx.sreg.gridid\0"
    "nvvm.read.ptx.sreg.laneid\0"
    "nvvm.read.ptx.sreg.lanemask.eq\0"
    "nvvm.read.ptx.sreg.lanemask.ge\0"
    "nvvm.read.ptx.sreg.lanemask.gt\0"
    "nvvm.read.ptx.sreg.lanemask.le\0"
    "nvvm.read.ptx.sreg.lanemask.lt\0"
    "nvvm.read.ptx.sreg.nclusterid.x\0"
    "nvvm.read.ptx.sreg.nclusterid.y\0"
    "nvvm.read.ptx.sreg.nclusterid.z\0"
    "nvvm.read.ptx.sreg.nctaid.x\0"
    "nvvm.read.ptx.sreg.nctaid.y",
    "nvvm.read.ptx.sreg.nctaid.z\0"
    "nvvm.read.ptx.sreg.nsmid\0"
    "nvvm.read.ptx.sreg.ntid.x\0"
    "nvvm.read.ptx.sreg.ntid.y\0"
    "nvvm.read.ptx.sreg.ntid.z\0"
    "nvvm.read.ptx.sreg.nwarpid\0"
    "nvvm.read.ptx.sreg.smid\0"
    "nvvm.read.ptx.sreg.tid.x\0"
    "nvvm.read.ptx.sreg.tid.y\0"
    "nvvm.read.ptx.sreg.tid.z\0"
    "nvvm.read.ptx.sreg.total.smem.size\0"
    "nvvm.read.ptx.sreg.warpid\0"
    "nvvm.read.ptx.sreg.warpsize\0"
    "AnyOf<I32, F32>\0"
    "#nvvm.redux_kind\0"
    "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)\0"
    "NVVMRequiresSM<80>\0"
    "AllTypesMatch<res,val>\0"
    "[\"type($val) = type($res)\", \"type($mask_and_clamp) = i32\"]\0"
    "nvvm.redux.sync\0"
    "#nvvm.action\0"
    "$action $regCount attr-dict\0"
    "nvvm.setmaxregister\0"
    "AnyOf<I32, F32, !llvm.struct>\0"
    "#nvvm.shfl_kind\0"
    "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)\0"
    "NVVMRequiresSM<30>\0"
    "[\"type($thread_mask) = i32\", \"type($offset) = i32\", \"type($mask_and_clamp) = i32\"]\0"
    "nvvm.shfl.sync\0"
    "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)\? attr-dict `:` type($addr)\0"
    "[\"type($size) = i64\"]\0"
    "nvvm.st.bulk\0"
    "$ptr `,` $sources attr-dict `:` type(operands)\0"
    "[\"type($ptr) = !llvm.ptr<3>\", \"type($sources) = i32\"]\0"
    "nvvm.stmatrix\0"
    "AnyOf<!llvm.ptr, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>\0"
    "$addr `,` $nCols attr-dict `:` type(operands)\0"
    "NVVMRequiresSMa<100,101>\0"
    "[\"type($nCols) = i32\"]\0"
    "nvvm.tcgen05.alloc\0"
    "$addr (`,` `multicast_mask` `=` $multicastMask^)\? attr-dict `:` type(operands)\0"
    "[\"type($multicastMask) = i16\"]\0"
    "nvvm.tcgen05.commit\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>\0"
    "#nvvm.tcgen05_cp_shape\0"
    "#nvvm.tcgen05_cp_multicast\0"
    "#nvvm.tcgen05_cp_src_fmt\0"
    "$taddr`,` $smem_desc attr-dict\0"
    "[\"type($taddr) = !llvm.ptr<6>\", \"type($smem_desc) = i64\"]\0"
    "nvvm.tcgen05.cp\0"
    "$taddr `,` $nCols attr-dict `:` type(operands)\0"
    "[\"type($taddr) = !llvm.ptr<6>\", \"type($nCols) = i32\"]\0"
    "nvvm.tcgen05.dealloc\0"
    "#nvvm.tcgen05_fence\0"
    "nvvm.tcgen05.fence\0"
    "AnyOf<I32, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<2, 4, 8, 16, 32, 64, 128>>>\0"
    "#nvvm.tcgen05_ldst_shape\0"
    "$tmemAddr (`,` $offset^)\? (`pack` $pack^)\? attr-dict `:` type($res)\0"
    "[\"type($tmemAddr) = !llvm.ptr<6>\", \"type($offset) = i64\"]\0"
    "nvvm.tcgen05.ld\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>, I64>\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4, 8>>\0"
    "#nvvm.tcgen05_mma_kind\0"
    "#nvvm.tcgen05_mma_collectorop\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)\? (`mask` `=` $disableOutputLane^)\? attr-dict `:` `(` type(operands) `)`\0"
    "NVVMRequiresSMa<100,110>\0"
    "[\"type($matrixD) = !llvm.ptr<6>\", \"type($matrixB) = i64\", \"type($idesc) = i32\", \"type($enableInputD) = i1\", \"type($scaleInputD) = i64\"]\0"
    "nvvm.tcgen05.mma\0"
    "#nvvm.tcgen05_mma_block_scale\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`\0"
    "[\"type($matrixD) = !llvm.ptr<6>\", \"type($matrixB) = i64\", \"type($idesc) = i32\", \"type($enableInputD) = i1\", \"type($scaleA) = !llvm.ptr<6>\", \"type($scaleB) = !llvm.ptr<6>\"]\0"
    "nvvm.tcgen05.mma.block_scale\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`scale` `=` $scaleInputD^)\? (`mask` `=` $disableOutputLane^)\? attr-dict `:` `(` type(operands) `)`\0"
    "[\"type($matrixD) = !llvm.ptr<6>\", \"type($matrixB) = i64\", \"type($idesc) = i32\", \"type($enableInputD) = i1\", \"type($sparseMetadata) = !llvm.ptr<6>\", \"type($scaleInputD) = i64\"]\0"
    "nvvm.tcgen05.mma.sp\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`\0"
    "[\"type($matrixD) = !llvm.ptr<6>\", \"type($matrixB) = i64\", \"type($idesc) = i32\", \"type($enableInputD) = i1\", \"type($sparseMetadata) = !llvm.ptr<6>\", \"type($scaleA) = !llvm.ptr<6>\", \"type($scaleB) = !llvm.ptr<6>\"]\0"
    "nvvm.tcgen05.mma.sp.block_scale\0"
    "#nvvm.tcgen05_mma_collectorb\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)\? attr-dict `:` `(` type(operands) `)`\0"
    "[\"type($matrixD) = !llvm.ptr<6>\", \"type($matrixB) = i64\", \"type($idesc) = i32\", \"type($enableInputD) = i1\", \"type($zeroColMask) = i64\"]",
    "nvvm.tcgen05.mma.ws\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)\? attr-dict `:` `(` type(operands) `)`\0"
    "[\"type($matrixD) = !llvm.ptr<6>\", \"type($matrixB) = i64\", \"type($idesc) = i32\", \"type($enableInputD) = i1\", \"type($sparseMetadata) = !llvm.ptr<6>\", \"type($zeroColMask) = i64\"]\0"
    "nvvm.tcgen05.mma.ws.sp\0"
    "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)\0"
    "[\"type($startAddr) = i32\", \"type($leadingDimOffset) = i32\", \"type($strideDimOffset) = i32\", \"type($baseOffset) = i8\", \"type($leadingDimMode) = i1\", \"type($swizzleMode) = i8\", \"type($res) = i64\"]\0"
    "nvvm.tcgen05.mma_smem_desc\0"
    "nvvm.tcgen05.relinquish_alloc_permit\0"
    "$taddr attr-dict `:` type(operands)\0"
    "NVVMRequiresSMa<100,101,103>\0"
    "[\"type($taddr) = !llvm.ptr<6>\"]\0"
    "nvvm.tcgen05.shift\0"
    "$tmemAddr `,` $val (`,` $offset^)\? (`unpack` $unpack^)\? attr-dict `:` type($val)\0"
    "nvvm.tcgen05.st\0"
    "#nvvm.tcgen05_wait\0"
    "nvvm.tcgen05.wait\0"
    "AnyOf<I32, I1>\0"
    "#nvvm.vote_sync_kind\0"
    "$kind $mask `,` $pred attr-dict `->` type($res)\0"
    "[\"type($mask) = i32\", \"type($pred) = i1\"]\0"
    "nvvm.vote.sync\0"
    "NVVMRequiresSMa<90>\0"
    "nvvm.wgmma.commit.group.sync.aligned\0"
    "nvvm.wgmma.fence.aligned\0"
    "#nvvm.wgmma_type\0"
    "#nvvm.wgmma_scale_out\0"
    "#nvvm.wgmma_scale_in\0"
    "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)\? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` type($inouts) `->` type($results)\0"
    "SameType<Result0,Operand0>\0"
    "[\"type($descriptorA) = i64\", \"type($descriptorB) = i64\"]\0"
    "nvvm.wgmma.mma_async\0"
    "attr-dict $group\0"
    "nvvm.wgmma.wait.group.sync.aligned\0"
    "AnyOf<!llvm.struct, F64>\0"
    "#nvvm.mma_frag\0"
    "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)\0"
    "[\"type($stride) = i32\"]\0"
    "nvvm.wmma.load\0"
    "nvvm.wmma.mma\0"
    "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)\0"
    "nvvm.wmma.store\0"
    "omp\0"
    "enum<@ClauseBindKind>\0"
    "enum<@ClauseCancellationConstructType>\0"
    "enum<@DeclareTargetCaptureClause>\0"
    "`(` $value `)`\0"
    "enum<@ClauseDepend>\0"
    "enum<@ClauseMapFlags>\0"
    "enum<@ClauseRequires>\0"
    "enum<@ClauseTaskDepend>\0"
    "enum<@DataSharingClauseType>\0"
    "`{` `type` `=` $value `}`\0"
    "#omp.device_type\0"
    "#omp.capture_clause\0"
    "enum<@DeclareTargetDeviceType>\0"
    "enum<@ClauseGrainsizeType>\0"
    "enum<@ClauseMemoryOrderKind>\0"
    "enum<@ClauseNumTasksType>\0"
    "enum<@ClauseNumThreadsType>\0"
    "enum<@OrderModifier>\0"
    "enum<@ClauseOrderKind>\0"
    "enum<@ClauseProcBindKind>\0"
    "enum<@ReductionModifier>\0"
    "enum<@ScheduleModifier>\0"
    "enum<@ClauseScheduleKind>\0"
    "enum<@VariableCaptureKind>\0"
    "`(` $varList `:` type($varList) `)` oilist( `align` `(` $align `)` | `allocator` `(` $allocator `)` ) attr-dict\0"
    "[\"type($allocator) = i64\"]\0"
    "omp.allocate_dir\0"
    "#omp.memoryorderkind\0"
    "oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) $region attr-dict\0"
    "\"omp.terminator\"\0"
    "omp.atomic.capture\0"
    "$v `=` $x oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) `:` type($v) `,` type($x) `,` $element_type attr-dict\0"
    "omp.atomic.read\0"
    "#omp.atomic_control\0"
    "oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` )$x `:` type($x) $region attr-dict\0"
    "\"omp.yield\"\0"
    "omp.atomic.update\0"
    "$x `=` $expr oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) `:` type($x) `,` type($expr) attr-dict\0"
    "omp.atomic.write\0"
    "omp.barrier\0"
    "#omp.cancellationconstructtype\0"
    "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` oilist( `if` `(` $if_expr `)` ) attr-dict\0"
    "[\"type($if_expr) = i1\"]\0"
    "omp.cancel\0"
    "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` attr-dict\0"
    "omp.cancellation_point\0"
    "!omp.cli\0"
    "hook:omp.canonical_loop\0"
    "LoopTransformationInterface\0"
    "\"rule:omp_loop\"\0"
    "entry_block\0"
    "\"body_entry\"\0"
    "[\"type($cli) = !omp.cli\"]\0"
    "(`(` $name^ `)`)\? $region attr-dict\0"
    "omp.critical\0"
    "$sym_name oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` ) attr-dict",
    "omp.critical.declare\0"
    "$sym_name `:` $type $body attr-dict\0"
    "omp.declare_mapper\0"
    "oilist( `map_entries` `(` $map_vars `:` type($map_vars) `)` ) attr-dict\0"
    "HasParent<omp.declare_mapper>\0"
    "MapClauseOwningOpInterface\0"
    "omp.declare_mapper.info\0"
    "$sym_name `:` $type attr-dict-with-keyword ( `alloc` $allocRegion^ )\? `init` $initializerRegion `combiner` $reductionRegion ( `atomic` $atomicReductionRegion^ )\? ( `cleanup` $cleanupRegion^ )\? ( `data_ptr_ptr` $dataPtrPtrRegion^ )\?\0"
    "omp.declare_reduction\0"
    "#omp.orderkind\0"
    "#omp.order_mod\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `dist_schedule_static` $dist_schedule_static | `dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict\0"
    "ComposableOpInterface\0"
    "LoopWrapperInterface\0"
    "BlockArgOpenMPOpInterface\0"
    "omp.distribute\0"
    "( `(` $varList^ `:` type($varList) `)` )\? attr-dict\0"
    "omp.flush\0"
    "#omp.bindkind\0"
    "#omp.reduction_modifier\0"
    "oilist( `bind` `(` custom<ClauseAttr>($bind_kind) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.loop\0"
    "AllOf<I64Attr, IntMinValue<1>>\0"
    "hook:omp.loop_nest\0"
    "AllTypesMatch<loop_lower_bounds,loop_upper_bounds,loop_steps>\0"
    "[\"type($loop_upper_bounds) = type($loop_lower_bounds)\", \"type($loop_steps) = type($loop_lower_bounds)\"]\0"
    "!omp.map_bounds_ty\0"
    "oilist( `lower_bound` `(` $lower_bound `:` type($lower_bound) `)` | `upper_bound` `(` $upper_bound `:` type($upper_bound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `start_idx` `(` $start_idx `:` type($start_idx) `)` ) attr-dict\0"
    "[\"type($result) = !omp.map_bounds_ty\"]\0"
    "omp.map.bounds\0"
    "#omp.clause_map_flags\0"
    "#omp.variable_capture_kind\0"
    "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)` `capture` `(` custom<CaptureType>($map_capture_type) `)` oilist( `var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `mapper` `(` $mapper_id `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)` ) `->` type($omp_ptr) attr-dict\0"
    "[\"type($bounds) = !omp.map_bounds_ty\"]\0"
    "omp.map.info\0"
    "oilist( `filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)` ) $region attr-dict\0"
    "omp.masked\0"
    "omp.master\0"
    "[\"type($result) = !omp.cli\"]\0"
    "omp.new_cli\0"
    "#omp.clause_depend\0"
    "( `depend_type` `` $doacross_depend_type^ )\? ( `depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)` )\? attr-dict\0"
    "omp.ordered\0"
    "oilist( `par_level_simd` $par_level_simd ) $region attr-dict\0"
    "omp.ordered.region\0"
    "#omp.procbindkind\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_threads` `(` $num_threads `:` type($num_threads) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "OutlineableOpenMPOpInterface\0"
    "omp.parallel\0"
    "#omp.data_sharing_type\0"
    "$data_sharing_type $sym_name `:` $type (`init` $init_region^)\? (`copy` $copy_region^)\? (`dealloc` $dealloc_region^)\? attr-dict\0"
    "omp.private\0"
    "oilist( `inclusive` `(` $inclusive_vars `:` type($inclusive_vars) `)` | `exclusive` `(` $exclusive_vars `:` type($exclusive_vars) `)` ) attr-dict\0"
    "omp.scan\0"
    "HasParent<omp.sections>\0"
    "omp.section",
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `nowait` $nowait ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.sections\0"
    "oilist( `aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)` | `if` `(` $if_expr `)` | `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "[\"type($if_expr) = i1\", \"type($linear_step_vars) = i32\"]\0"
    "omp.simd\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)` | `nowait` $nowait ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict\0"
    "omp.single\0"
    "ArrayOf<#omp.clause_task_depend>\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `ompx_bare` $bare | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)` | `nowait` $nowait | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` ) custom<TargetOpRegion>( $region, $has_device_addr_vars, type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars), $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $map_vars, type($map_vars), $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $private_maps) attr-dict\0"
    "omp.target\0"
    "hook:omp.target_allocmem\0"
    "MemoryEffects<Allocate>\0"
    "[\"type($result0) = i64\"]\0"
    "oilist( `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` ) custom<UseDeviceAddrUseDevicePtrRegion>( $region, $use_device_addr_vars, type($use_device_addr_vars), $use_device_ptr_vars, type($use_device_ptr_vars)) attr-dict\0"
    "omp.target_data\0"
    "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait ) attr-dict\0"
    "omp.target_enter_data\0"
    "omp.target_exit_data\0"
    "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))\0"
    "MemoryEffects<Free>\0"
    "[\"type($heapref) = i64\"]\0"
    "omp.target_freemem\0"
    "omp.target_update\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `final` `(` $final `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied | `detach` `(` $event_handle `:` type($event_handle) `)` ) custom<InReductionPrivateRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict\0"
    "[\"type($final) = i1\", \"type($if_expr) = i1\"]\0"
    "omp.task",
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` ) custom<TaskReductionRegion>( $region, $task_reduction_vars, type($task_reduction_vars), $task_reduction_byref, $task_reduction_syms) attr-dict\0"
    "omp.taskgroup\0"
    "#omp.grainsizetype\0"
    "#omp.numtaskstype\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `final` `(` $final `)` | `grainsize` `(` custom<GrainsizeClause>($grainsize_mod , $grainsize, type($grainsize)) `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `nogroup` $nogroup | `num_tasks` `(` custom<NumTasksClause>($num_tasks_mod , $num_tasks, type($num_tasks)) `)` | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied ) custom<InReductionPrivateReductionRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.taskloop\0"
    "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `nowait` $nowait ) attr-dict\0"
    "omp.taskwait\0"
    "omp.taskyield\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )\? `to` $num_teams_upper `:` type($num_teams_upper) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.teams\0"
    "omp.terminator\0"
    "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict\0"
    "AllTypesMatch<sym_addr,tls_addr>\0"
    "[\"type($tls_addr) = type($sym_addr)\"]\0"
    "omp.threadprivate\0"
    "custom<LoopTransformClis>($generatees, $applyees) oilist( `sizes` `(` $sizes `:` type($sizes) `)` ) attr-dict\0"
    "[\"type($generatees) = !omp.cli\", \"type($applyees) = !omp.cli\"]\0"
    "omp.tile\0"
    "hook:omp.unroll_heuristic\0"
    "[\"type($applyee) = !omp.cli\"]\0"
    "omp.workdistribute\0"
    "oilist( `nowait` $nowait ) $region attr-dict\0"
    "omp.workshare\0"
    "omp.workshare.loop_wrapper\0"
    "#omp.schedulekind\0"
    "#omp.sched_mod\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nowait` $nowait | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `ordered` `(` $ordered `)` | `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "[\"type($linear_step_vars) = i32\"]\0"
    "omp.wsloop\0"
    "( `(` $results^ `:` type($results) `)` )\? attr-dict\0"
    "HasParent<omp.atomic.update,omp.declare_reduction,omp.loop_nest,omp.private>\0"
    "omp.yield\0"
    "pdl\0"
    "TransformHandleTypeInterface\0"
    "hook:pdl.range\0"
    "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>\0"
    "$name `(` $args `:` type($args) `)` (`:` type($results)^ )\? attr-dict\0"
    "HasParent<pdl.pattern>\0"
    "pdl.apply_native_constraint\0"
    "$name (`(` $args^ `:` type($args) `)`)\? (`:` type($results)^)\? attr-dict\0"
    "HasParent<pdl.rewrite>\0"
    "pdl.apply_native_rewrite\0"
    "!pdl.type\0"
    "!pdl.attribute\0"
    "(`:` $valueType^)\? (`=` $value^)\? attr-dict-with-keyword\0"
    "[\"type($valueType) = !pdl.type\", \"type($attr) = !pdl.attribute\"]\0"
    "!pdl.operation\0"
    "$opValue attr-dict\0"
    "[\"type($opValue) = !pdl.operation\"]\0"
    "pdl.erase\0"
    "!pdl.value\0"
    "(`:` $valueType^)\? attr-dict\0"
    "[\"type($valueType) = !pdl.type\", \"type($value) = !pdl.value\"]\0"
    "pdl.operand",
    "AllOf<!pdl.range, ElementType<!pdl.type>>\0"
    "AllOf<!pdl.range, ElementType<!pdl.value>>\0"
    "[\"type($valueType) = !pdl.range<type>\", \"type($value) = !pdl.range<value>\"]\0"
    "pdl.operands\0"
    "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>\0"
    "AnyOf<!pdl.type, AllOf<!pdl.range, ElementType<!pdl.type>>>\0"
    "($opName^)\? (`(` $operandValues^ `:` type($operandValues) `)`)\? custom<OperationOpAttributes>($attributeValues, $attributeValueNames) (`->` `(` $typeValues^ `:` type($typeValues) `)`)\? attr-dict\0"
    "[\"type($attributeValues) = !pdl.attribute\", \"type($op) = !pdl.operation\"]\0"
    "AllOf<I16Attr, IntNonNegative>\0"
    "($sym_name^)\? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion\0"
    "\"pdl\"\0"
    "pdl.pattern\0"
    "AllOf<!pdl.range, ElementType<AnyOf<!pdl.type, !pdl.value>>>\0"
    "($arguments^ `:` type($arguments))\? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict\0"
    "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)\? ($replOperation^)\? attr-dict\0"
    "[\"type($opValue) = !pdl.operation\", \"type($replOperation) = !pdl.operation\"]\0"
    "pdl.replace\0"
    "$index `of` $parent attr-dict\0"
    "[\"type($parent) = !pdl.operation\", \"type($val) = !pdl.value\"]\0"
    "pdl.result\0"
    "($index^)\? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict\0"
    "[\"type($parent) = !pdl.operation\"]\0"
    "pdl.results\0"
    "($root^)\? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)\?)\? ($bodyRegion^)\? attr-dict-with-keyword\0"
    "[\"type($root) = !pdl.operation\"]\0"
    "pdl.rewrite\0"
    "attr-dict (`:` $constantType^)\?\0"
    "[\"type($result) = !pdl.type\"]\0"
    "ArrayOf<TypeAttr>\0"
    "attr-dict (`:` $constantTypes^)\?\0"
    "[\"type($result) = !pdl.range<type>\"]\0"
    "pdl.types\0"
    "pdl_interp\0"
    "$name `(` $args `:` type($args) `)` (`:` type($results)^)\? attr-dict `->` successors\0"
    "pdl_interp.apply_constraint\0"
    "pdl_interp.apply_rewrite\0"
    "operands `:` type($lhs) attr-dict `->` successors\0"
    "[\"type($rhs) = type($lhs)\"]\0"
    "pdl_interp.are_equal\0"
    "$dest attr-dict\0"
    "pdl_interp.branch\0"
    "$attribute `is` $constantValue attr-dict `->` successors\0"
    "[\"type($attribute) = !pdl.attribute\"]\0"
    "pdl_interp.check_attribute\0"
    "`of` $inputOp `is` (`at_least` $compareAtLeast^)\? $count attr-dict `->` successors\0"
    "[\"type($inputOp) = !pdl.operation\"]\0"
    "pdl_interp.check_operand_count\0"
    "`of` $inputOp `is` $name attr-dict `->` successors\0"
    "pdl_interp.check_operation_name\0"
    "pdl_interp.check_result_count\0"
    "$value `is` $type attr-dict `->` successors\0"
    "[\"type($value) = !pdl.type\"]\0"
    "pdl_interp.check_type\0"
    "$value `are` $types attr-dict `->` successors\0"
    "[\"type($value) = !pdl.range<type>\"]\0"
    "pdl_interp.check_types\0"
    "HasParent<pdl_interp.foreach>\0"
    "pdl_interp.continue\0"
    "$value attr-dict-with-keyword\0"
    "pdl_interp.create_attribute\0"
    "$name (`(` $inputOperands^ `:` type($inputOperands) `)`)\? `` custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames) custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) attr-dict\0"
    "[\"type($inputAttributes) = !pdl.attribute\", \"type($resultOp) = !pdl.operation\"]\0"
    "pdl_interp.create_operation\0"
    "pdl_interp.create_range\0"
    "pdl_interp.create_type\0"
    "pdl_interp.create_types\0"
    "pdl_interp.erase\0"
    "AllOf<!pdl.range, ElementType<AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>>>\0"
    "$index `of` $range `:` type($result) attr-dict\0"
    "TypesMatchWith<result,range>\0"
    "[\"type($range) = pdl_range_of(type($result))\"]\0"
    "pdl_interp.extract\0"
    "pdl_interp.finalize\0"
    "hook:pdl_interp.foreach\0"
    "MinSizedRegion<1>\0"
    "hook:pdl_interp.func\0"
    "$name `of` $inputOp attr-dict\0"
    "[\"type($inputOp) = !pdl.operation\", \"type($attribute) = !pdl.attribute\"]\0"
    "pdl_interp.get_attribute\0"
    "`of` $value attr-dict\0"
    "[\"type($value) = !pdl.attribute\", \"type($result) = !pdl.type\"]\0"
    "pdl_interp.get_attribute_type\0"
    "`of` $value `:` type($value) attr-dict\0"
    "pdl_interp.get_defining_op\0"
    "$index `of` $inputOp attr-dict\0"
    "[\"type($inputOp) = !pdl.operation\", \"type($value) = !pdl.value\"]\0"
    "pdl_interp.get_operand\0"
    "($index^)\? `of` $inputOp `:` type($value) attr-dict\0"
    "pdl_interp.get_operands\0"
    "pdl_interp.get_result\0"
    "pdl_interp.get_results\0"
    "AllOf<!pdl.range, ElementType<!pdl.operation>>\0"
    "[\"type($operations) = !pdl.range<operation>\"]",
    "pdl_interp.get_users\0"
    "`of` $value `:` type($result) attr-dict\0"
    "TypesMatchWith<result,value>\0"
    "[\"type($value) = pdl_value_of_type(type($result))\"]\0"
    "pdl_interp.get_value_type\0"
    "$value `:` type($value) attr-dict `->` successors\0"
    "pdl_interp.is_not_null\0"
    "$rewriter (`(` $inputs^ `:` type($inputs) `)`)\? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` `,`)\? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)\? attr-dict `->` $dest\0"
    "[\"type($matchedOps) = !pdl.operation\"]\0"
    "pdl_interp.record_match\0"
    "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))\? `)` attr-dict\0"
    "pdl_interp.replace\0"
    "$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest\0"
    "pdl_interp.switch_attribute\0"
    "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest\0"
    "pdl_interp.switch_operand_count\0"
    "pdl_interp.switch_operation_name\0"
    "pdl_interp.switch_result_count\0"
    "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest\0"
    "pdl_interp.switch_type\0"
    "ArrayOf<ArrayOf<TypeAttr>>\0"
    "pdl_interp.switch_types\0"
    "`<` $memorySpace `>`\0"
    "MemRefElementTypeInterface\0"
    "`<` $type `>`\0"
    "!ptr.ptr\0"
    "ptr.constant\0"
    "!ptr.ptr_metadata\0"
    "Implements<\"PtrLikeTypeInterface\">\0"
    "$ptr (`metadata` $metadata^)\? attr-dict `:` type($ptr) `->` type($result)\0"
    "OptionalTypesMatchWith<result,metadata>\0"
    "[\"type($metadata) = !ptr.ptr_metadata(type($result))\"]\0"
    "ptr.from_ptr\0"
    "AllOf<ValueSemanticsContainerOf<!ptr.ptr>, RankIs<1>>\0"
    "AllOf<ValueSemanticsContainerOf<I1>, RankIs<1>>\0"
    "AllOf<HasTrait<\"ValueSemantics\">, RankIs<1>>\0"
    "$ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)\? attr-dict `:` type($ptrs) `->` type($result)\0"
    "TypesMatchWith<result,mask>\0"
    "AllTypesMatch<result,passthrough>\0"
    "AllShapesMatch<result,ptrs>\0"
    "AllTypeIDsMatch<result,ptrs>\0"
    "[\"type($mask) = over(type($result), e: i1)\", \"type($passthrough) = type($result)\"]\0"
    "ptr.gather\0"
    "$ptr attr-dict `:` type($ptr)\0"
    "TypesMatchWith<ptr,result>\0"
    "[\"type($result) = !ptr.ptr_metadata(type($ptr))\"]\0"
    "ptr.get_metadata\0"
    "(`volatile` $volatile_^)\? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)\? $ordering^)\? oilist( `nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` qualified(type($ptr)) `->` type($value)\0"
    "ptr.load\0"
    "$ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)\? attr-dict `:` qualified(type($ptr)) `->` type($result)\0"
    "ptr.masked_load\0"
    "$value `,` $ptr `,` $mask (`alignment` `=` $alignment^)\? attr-dict `:` type($value) `,` qualified(type($ptr))\0"
    "TypesMatchWith<value,mask>\0"
    "[\"type($mask) = over(type($value), e: i1)\"]\0"
    "ptr.masked_store\0"
    "AnyOf<AllOf<ValueSemanticsContainerOf<!ptr.ptr>, Ranked>, !ptr.ptr>\0"
    "AnyOf<AllOf<ValueSemanticsContainerOf<AnySignlessIntegerOrIndex>, Ranked>, AnySignlessIntegerOrIndex>\0"
    "enum<@PtrAddFlags>\0"
    "($flags^)\? $base `,` $offset attr-dict `:` type($base) `,` type($offset)\0"
    "ptr.ptr_add\0"
    "enum<@PtrDiffFlags>\0"
    "($flags^)\? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)\0"
    "ptr.ptr_diff\0"
    "$value `,` $ptrs `,` $mask (`alignment` `=` $alignment^)\? attr-dict `:` type($value) `,` type($ptrs)\0"
    "AllShapesMatch<value,ptrs>\0"
    "AllTypeIDsMatch<value,ptrs>\0"
    "ptr.scatter\0"
    "(`volatile` $volatile_^)\? $value `,` $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)\? $ordering^)\? oilist( `nontemporal` $nontemporal | `invariant_group` $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` type($value) `,` qualified(type($ptr))\0"
    "ptr.store\0"
    "$ptr attr-dict `:` type($ptr) `->` type($result)\0"
    "ptr.to_ptr\0"
    "AnySignlessIntegerOrIndex\0"
    "$elementType attr-dict `:` type($result)\0"
    "ptr.type_offset\0"
    "AnyOf<AnyQuantizedType, TensorOf<AnyQuantizedType>>\0"
    "AnyOf<AnyFloat, TensorOf<AnyFloat>>\0"
    "$input attr-dict `:` type($input) `to` type($result)\0"
    "quant_SameScalarOrTensorShape\0"
    "quant.dcast\0"
    "quant.qcast\0"
    "AnyOf<AnySignlessInteger, AnyQuantizedType, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>\0"
    "quant_IntegerAndQuantizedCombination\0"
    "quant.scast",
    "[[\"kernel\", \"UnitAttr\"], [\"reqd_work_group_size\", \"DenseI32ArrayAttr\"], [\"flat_work_group_size\", \"StringAttr\"], [\"max_flat_work_group_size\", \"IntegerAttr\"], [\"waves_per_eu\", \"IntegerAttr\"], [\"unsafe_fp_atomics\", \"BoolAttr\"], [\"last_use\", \"UnitAttr\"], [\"no_remote_memory\", \"UnitAttr\"], [\"no_fine_grained_memory\", \"UnitAttr\"], [\"ignore_denormal_mode\", \"UnitAttr\"]]\0"
    "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)\?\0"
    "$pred attr-dict `:` type($res)\0"
    "[\"type($pred) = i1\"]\0"
    "rocdl.ballot\0"
    "rocdl.barrier\0"
    "rocdl.cluster.id.x\0"
    "rocdl.cluster.id.y\0"
    "rocdl.cluster.id.z\0"
    "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))\0"
    "[\"type($globalPtr) = !llvm.ptr<1>\", \"type($ldsPtr) = !llvm.ptr<3>\", \"type($mask) = i32\"]\0"
    "rocdl.cluster.load.async.to.lds.b128\0"
    "rocdl.cluster.load.async.to.lds.b32\0"
    "rocdl.cluster.load.async.to.lds.b64\0"
    "rocdl.cluster.load.async.to.lds.b8\0"
    "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))\0"
    "rocdl.cos\0"
    "attr-dict $srcA `[` $byteSel `]` `:` type($res)\0"
    "[\"type($srcA) = i32\"]\0"
    "rocdl.cvt.f32.bf8\0"
    "rocdl.cvt.f32.fp8\0"
    "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)\0"
    "[\"type($srcA) = f32\", \"type($srcB) = f32\", \"type($old) = i32\"]\0"
    "rocdl.cvt.pk.bf8.f32\0"
    "attr-dict $src `[` $wordSel `]` `:` type($res)\0"
    "[\"type($src) = i32\"]\0"
    "rocdl.cvt.pk.f32.bf8\0"
    "rocdl.cvt.pk.f32.fp8\0"
    "rocdl.cvt.pk.fp8.f32\0"
    "attr-dict $srcA `,` $srcB `:` type($res)\0"
    "[\"type($srcA) = f32\", \"type($srcB) = f32\"]\0"
    "rocdl.cvt.pkrtz\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>\0"
    "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<16>>\0"
    "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)\0"
    "[\"type($src) = vector<3xi32>\", \"type($scale) = i32\", \"type($res) = vector<16xbf16>\"]\0"
    "rocdl.cvt.scale.pk16.bf16.bf6\0"
    "rocdl.cvt.scale.pk16.bf16.fp6\0"
    "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<16>>\0"
    "[\"type($src) = vector<3xi32>\", \"type($scale) = i32\", \"type($res) = vector<16xf16>\"]\0"
    "rocdl.cvt.scale.pk16.f16.bf6\0"
    "rocdl.cvt.scale.pk16.f16.fp6\0"
    "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>\0"
    "[\"type($src) = vector<3xi32>\", \"type($scale) = i32\", \"type($res) = vector<16xf32>\"]\0"
    "rocdl.cvt.scale.pk16.f32.bf6\0"
    "rocdl.cvt.scale.pk16.f32.fp6\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>\0"
    "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>\0"
    "[\"type($src) = vector<2xi32>\", \"type($scale) = i32\", \"type($res) = vector<8xbf16>\"]\0"
    "rocdl.cvt.scale.pk8.bf16.bf8\0"
    "[\"type($src) = i32\", \"type($scale) = i32\", \"type($res) = vector<8xbf16>\"]\0"
    "rocdl.cvt.scale.pk8.bf16.fp4\0"
    "rocdl.cvt.scale.pk8.bf16.fp8\0"
    "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>\0"
    "[\"type($src) = vector<2xi32>\", \"type($scale) = i32\", \"type($res) = vector<8xf16>\"]\0"
    "rocdl.cvt.scale.pk8.f16.bf8\0"
    "[\"type($src) = i32\", \"type($scale) = i32\", \"type($res) = vector<8xf16>\"]\0"
    "rocdl.cvt.scale.pk8.f16.fp4\0"
    "rocdl.cvt.scale.pk8.f16.fp8\0"
    "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>\0"
    "[\"type($src) = vector<2xi32>\", \"type($scale) = i32\", \"type($res) = vector<8xf32>\"]\0"
    "rocdl.cvt.scale.pk8.f32.bf8\0"
    "[\"type($src) = i32\", \"type($scale) = i32\", \"type($res) = vector<8xf32>\"]\0"
    "rocdl.cvt.scale.pk8.f32.fp4\0"
    "rocdl.cvt.scale.pk8.f32.fp8\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>\0"
    "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)\0"
    "[\"type($src0) = vector<16xf32>\", \"type($src1) = vector<16xf32>\", \"type($scale) = f32\", \"type($res) = vector<6xi32>\"]\0"
    "rocdl.cvt.scalef32.2xpk16.bf6.f32\0"
    "rocdl.cvt.scalef32.2xpk16.fp6.f32\0"
    "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>\0"
    "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)\0"
    "[\"type($oldVdst) = vector<2xf16>\", \"type($src) = i32\", \"type($scale) = f32\", \"type($res) = vector<2xf16>\"]\0"
    "rocdl.cvt.scalef32.f16.bf8\0"
    "rocdl.cvt.scalef32.f16.fp8\0"
    "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)\0"
    "[\"type($src) = i32\", \"type($scale) = f32\", \"type($res) = f32\"]\0"
    "rocdl.cvt.scalef32.f32.bf8\0"
    "rocdl.cvt.scalef32.f32.fp8\0"
    "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>\0"
    "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)",
    "[\"type($src) = i32\", \"type($scale) = f32\", \"type($res) = vector<2xbf16>\"]\0"
    "rocdl.cvt.scalef32.pk.bf16.bf8\0"
    "rocdl.cvt.scalef32.pk.bf16.fp4\0"
    "rocdl.cvt.scalef32.pk.bf16.fp8\0"
    "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)\0"
    "[\"type($oldVdst) = vector<2xi16>\", \"type($src0) = vector<2xbf16>\", \"type($scale) = f32\", \"type($res) = vector<2xi16>\"]\0"
    "rocdl.cvt.scalef32.pk.bf8.bf16\0"
    "[\"type($oldVdst) = vector<2xi16>\", \"type($src0) = vector<2xf16>\", \"type($scale) = f32\", \"type($res) = vector<2xi16>\"]\0"
    "rocdl.cvt.scalef32.pk.bf8.f16\0"
    "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)\0"
    "[\"type($oldVdst) = vector<2xi16>\", \"type($src0) = f32\", \"type($src1) = f32\", \"type($scale) = f32\", \"type($res) = vector<2xi16>\"]\0"
    "rocdl.cvt.scalef32.pk.bf8.f32\0"
    "[\"type($src) = i32\", \"type($scale) = f32\", \"type($res) = vector<2xf16>\"]\0"
    "rocdl.cvt.scalef32.pk.f16.bf8\0"
    "rocdl.cvt.scalef32.pk.f16.fp4\0"
    "rocdl.cvt.scalef32.pk.f16.fp8\0"
    "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>\0"
    "[\"type($src) = i32\", \"type($scale) = f32\", \"type($res) = vector<2xf32>\"]\0"
    "rocdl.cvt.scalef32.pk.f32.bf8\0"
    "rocdl.cvt.scalef32.pk.f32.fp4\0"
    "rocdl.cvt.scalef32.pk.f32.fp8\0"
    "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)\0"
    "[\"type($oldVdst) = i32\", \"type($src) = vector<2xbf16>\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.pk.fp4.bf16\0"
    "[\"type($oldVdst) = i32\", \"type($src) = vector<2xf16>\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.pk.fp4.f16\0"
    "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)\0"
    "[\"type($oldVdst) = i32\", \"type($src0) = f32\", \"type($src1) = f32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.pk.fp4.f32\0"
    "rocdl.cvt.scalef32.pk.fp8.bf16\0"
    "rocdl.cvt.scalef32.pk.fp8.f16\0"
    "rocdl.cvt.scalef32.pk.fp8.f32\0"
    "attr-dict $src `,` $scale `:` type($res)\0"
    "[\"type($src) = vector<16xbf16>\", \"type($scale) = f32\", \"type($res) = vector<3xi32>\"]\0"
    "rocdl.cvt.scalef32.pk16.bf6.bf16\0"
    "[\"type($src) = vector<16xf16>\", \"type($scale) = f32\", \"type($res) = vector<3xi32>\"]\0"
    "rocdl.cvt.scalef32.pk16.bf6.f16\0"
    "[\"type($src) = vector<16xf32>\", \"type($scale) = f32\", \"type($res) = vector<3xi32>\"]\0"
    "rocdl.cvt.scalef32.pk16.bf6.f32\0"
    "rocdl.cvt.scalef32.pk16.fp6.bf16\0"
    "rocdl.cvt.scalef32.pk16.fp6.f16\0"
    "rocdl.cvt.scalef32.pk16.fp6.f32\0"
    "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<32>>\0"
    "[\"type($src) = vector<6xi32>\", \"type($scale) = f32\", \"type($res) = vector<32xbf16>\"]\0"
    "rocdl.cvt.scalef32.pk32.bf16.bf6\0"
    "rocdl.cvt.scalef32.pk32.bf16.fp6\0"
    "[\"type($src) = vector<32xbf16>\", \"type($scale) = f32\", \"type($res) = vector<6xi32>\"]\0"
    "rocdl.cvt.scalef32.pk32.bf6.bf16\0"
    "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<32>>\0"
    "[\"type($src) = vector<32xf16>\", \"type($scale) = f32\", \"type($res) = vector<6xi32>\"]\0"
    "rocdl.cvt.scalef32.pk32.bf6.f16\0"
    "[\"type($src) = vector<6xi32>\", \"type($scale) = f32\", \"type($res) = vector<32xf16>\"]\0"
    "rocdl.cvt.scalef32.pk32.f16.bf6\0"
    "rocdl.cvt.scalef32.pk32.f16.fp6\0"
    "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<32>>\0"
    "[\"type($src) = vector<6xi32>\", \"type($scale) = f32\", \"type($res) = vector<32xf32>\"]\0"
    "rocdl.cvt.scalef32.pk32.f32.bf6\0"
    "rocdl.cvt.scalef32.pk32.f32.fp6\0"
    "rocdl.cvt.scalef32.pk32.fp6.bf16\0"
    "rocdl.cvt.scalef32.pk32.fp6.f16\0"
    "[\"type($src) = vector<8xbf16>\", \"type($scale) = f32\", \"type($res) = vector<2xi32>\"]\0"
    "rocdl.cvt.scalef32.pk8.bf8.bf16\0"
    "[\"type($src) = vector<8xf16>\", \"type($scale) = f32\", \"type($res) = vector<2xi32>\"]\0"
    "rocdl.cvt.scalef32.pk8.bf8.f16\0"
    "[\"type($src) = vector<8xf32>\", \"type($scale) = f32\", \"type($res) = vector<2xi32>\"]\0"
    "rocdl.cvt.scalef32.pk8.bf8.f32\0"
    "[\"type($src) = vector<8xbf16>\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.pk8.fp4.bf16\0"
    "[\"type($src) = vector<8xf16>\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.pk8.fp4.f16\0"
    "[\"type($src) = vector<8xf32>\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.pk8.fp4.f32\0"
    "rocdl.cvt.scalef32.pk8.fp8.bf16\0"
    "rocdl.cvt.scalef32.pk8.fp8.f16\0"
    "rocdl.cvt.scalef32.pk8.fp8.f32",
    "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)\0"
    "[\"type($oldVdst) = i32\", \"type($src0) = bf16\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.sr.bf8.bf16\0"
    "[\"type($oldVdst) = i32\", \"type($src0) = f16\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.sr.bf8.f16\0"
    "[\"type($oldVdst) = i32\", \"type($src0) = f32\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.sr.bf8.f32\0"
    "rocdl.cvt.scalef32.sr.fp8.bf16\0"
    "rocdl.cvt.scalef32.sr.fp8.f16\0"
    "rocdl.cvt.scalef32.sr.fp8.f32\0"
    "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)\0"
    "[\"type($oldVdst) = i32\", \"type($src) = vector<2xbf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.sr.pk.fp4.bf16\0"
    "[\"type($oldVdst) = i32\", \"type($src) = vector<2xf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.sr.pk.fp4.f16\0"
    "[\"type($oldVdst) = i32\", \"type($src) = vector<2xf32>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.sr.pk.fp4.f32\0"
    "attr-dict $src `,` $seed `,` $scale `:` type($res)\0"
    "[\"type($src) = vector<16xbf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = vector<3xi32>\"]\0"
    "rocdl.cvt.scalef32.sr.pk16.bf6.bf16\0"
    "[\"type($src) = vector<16xf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = vector<3xi32>\"]\0"
    "rocdl.cvt.scalef32.sr.pk16.bf6.f16\0"
    "[\"type($src) = vector<16xf32>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = vector<3xi32>\"]\0"
    "rocdl.cvt.scalef32.sr.pk16.bf6.f32\0"
    "rocdl.cvt.scalef32.sr.pk16.fp6.bf16\0"
    "rocdl.cvt.scalef32.sr.pk16.fp6.f16\0"
    "rocdl.cvt.scalef32.sr.pk16.fp6.f32\0"
    "[\"type($src) = vector<32xbf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = vector<6xi32>\"]\0"
    "rocdl.cvt.scalef32.sr.pk32.bf6.bf16\0"
    "[\"type($src) = vector<32xf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = vector<6xi32>\"]\0"
    "rocdl.cvt.scalef32.sr.pk32.bf6.f16\0"
    "[\"type($src) = vector<32xf32>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = vector<6xi32>\"]\0"
    "rocdl.cvt.scalef32.sr.pk32.bf6.f32\0"
    "rocdl.cvt.scalef32.sr.pk32.fp6.bf16\0"
    "rocdl.cvt.scalef32.sr.pk32.fp6.f16\0"
    "rocdl.cvt.scalef32.sr.pk32.fp6.f32\0"
    "[\"type($src) = vector<8xbf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = vector<2xi32>\"]\0"
    "rocdl.cvt.scalef32.sr.pk8.bf8.bf16\0"
    "[\"type($src) = vector<8xf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = vector<2xi32>\"]\0"
    "rocdl.cvt.scalef32.sr.pk8.bf8.f16\0"
    "[\"type($src) = vector<8xf32>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = vector<2xi32>\"]\0"
    "rocdl.cvt.scalef32.sr.pk8.bf8.f32\0"
    "[\"type($src) = vector<8xbf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.sr.pk8.fp4.bf16\0"
    "[\"type($src) = vector<8xf16>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.sr.pk8.fp4.f16\0"
    "[\"type($src) = vector<8xf32>\", \"type($seed) = i32\", \"type($scale) = f32\", \"type($res) = i32\"]\0"
    "rocdl.cvt.scalef32.sr.pk8.fp4.f32\0"
    "rocdl.cvt.scalef32.sr.pk8.fp8.bf16\0"
    "rocdl.cvt.scalef32.sr.pk8.fp8.f16\0"
    "rocdl.cvt.scalef32.sr.pk8.fp8.f32\0"
    "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)\0"
    "[\"type($srcA) = f32\", \"type($srcB) = i32\", \"type($old) = i32\"]\0"
    "rocdl.cvt.sr.bf8.f32\0"
    "rocdl.cvt.sr.fp8.f32\0"
    "$barrierPtr attr-dict `:` qualified(type($barrierPtr))\0"
    "[\"type($barrierPtr) = !llvm.ptr<3>\"]\0"
    "rocdl.ds.atomic.async.barrier.arrive.b64\0"
    "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)\0"
    "[\"type($barrierPtr) = !llvm.ptr<3>\", \"type($val) = i64\", \"type($res) = i64\"]\0"
    "rocdl.ds.atomic.barrier.arrive.rtn.b64\0"
    "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)\0"
    "rocdl.ds.load.tr16.b128\0"
    "rocdl.ds.load.tr4.b64\0"
    "rocdl.ds.load.tr6.b96\0"
    "rocdl.ds.load.tr8.b64\0"
    "$ptr attr-dict `:` type($ptr) `->` type($res)\0"
    "rocdl.ds.read.tr16.b64\0"
    "rocdl.ds.read.tr4.b64\0"
    "rocdl.ds.read.tr6.b96\0"
    "rocdl.ds.read.tr8.b64",
    "$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)\0"
    "[\"type($index) = i32\", \"type($src) = i32\", \"type($res) = i32\"]\0"
    "rocdl.ds_bpermute\0"
    "$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)\0"
    "[\"type($src) = i32\", \"type($offset) = i32\", \"type($res) = i32\"]\0"
    "rocdl.ds_swizzle\0"
    "rocdl.exp\0"
    "rocdl.exp2\0"
    "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))\0"
    "[\"type($ptr) = !llvm.ptr\"]\0"
    "rocdl.flat.prefetch\0"
    "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)\0"
    "AllTypesMatch<res,src0,src1,src2>\0"
    "[\"type($src0) = type($res)\", \"type($src1) = type($res)\", \"type($src2) = type($res)\"]\0"
    "rocdl.fmed3\0"
    "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))\0"
    "[\"type($globalPtr) = !llvm.ptr<1>\", \"type($ldsPtr) = !llvm.ptr<3>\"]\0"
    "rocdl.global.load.async.to.lds.b128\0"
    "rocdl.global.load.async.to.lds.b32\0"
    "rocdl.global.load.async.to.lds.b64\0"
    "rocdl.global.load.async.to.lds.b8\0"
    "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict\0"
    "rocdl.global.load.lds\0"
    "[\"type($ptr) = !llvm.ptr<1>\"]\0"
    "rocdl.global.load.tr.b128\0"
    "rocdl.global.load.tr.b64\0"
    "rocdl.global.load.tr4.b64\0"
    "rocdl.global.load.tr6.b96\0"
    "rocdl.global.prefetch\0"
    "rocdl.grid.dim.x\0"
    "rocdl.grid.dim.y\0"
    "rocdl.grid.dim.z\0"
    "$variant attr-dict\0"
    "rocdl.iglp.opt\0"
    "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)\0"
    "[\"type($ldsPtr) = !llvm.ptr<3>\"]\0"
    "rocdl.load.to.lds\0"
    "rocdl.log\0"
    "operands attr-dict `:` type($base) `to` type($res)\0"
    "[\"type($stride) = i16\", \"type($numRecords) = i64\", \"type($flags) = i32\"]\0"
    "rocdl.make.buffer.rsrc\0"
    "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)\0"
    "[\"type($in0) = i32\", \"type($in1) = i32\", \"type($res) = i32\"]\0"
    "rocdl.mbcnt.hi\0"
    "rocdl.mbcnt.lo\0"
    "rocdl.mfma.f32.16x16x16bf16.1k\0"
    "rocdl.mfma.f32.16x16x16f16\0"
    "rocdl.mfma.f32.16x16x1f32\0"
    "rocdl.mfma.f32.16x16x2bf16\0"
    "rocdl.mfma.f32.16x16x32.bf16\0"
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
    "rocdl.mfma.scale.f32.16x16x128.f8f6f4\0"
    "rocdl.mfma.scale.f32.32x32x64.f8f6f4\0"
    "AllOf<!llvm.struct, BodyType<0, I32>, BodyType<1, I32>>\0"
    "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)\0"
    "[\"type($old) = i32\", \"type($src) = i32\", \"type($res) = !llvm.struct<(i32, i32)>\"]\0"
    "rocdl.permlane16.swap\0"
    "rocdl.permlane32.swap\0"
    "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)\0"
    "AllTypesMatch<res,old,src0>\0"
    "[\"type($old) = type($res)\", \"type($src0) = type($res)\", \"type($src2) = type($src1)\"]\0"
    "rocdl.permlanex16\0"
    "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)\0"
    "AllTypesMatch<res,src,cmp>\0"
    "[\"type($src) = type($res)\", \"type($cmp) = type($res)\", \"type($offset) = i32\", \"type($soffset) = i32\", \"type($aux) = i32\"]\0"
    "rocdl.raw.buffer.atomic.cmpswap\0"
    "hook:rocdl.raw.buffer.atomic.fadd\0"
    "hook:rocdl.raw.buffer.atomic.fmax\0"
    "hook:rocdl.raw.buffer.atomic.smax\0"
    "hook:rocdl.raw.buffer.atomic.umin\0"
    "hook:rocdl.raw.buffer.load",
    "hook:rocdl.raw.buffer.store\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>\0"
    "operands attr-dict `:` type($res)\0"
    "[\"type($src) = type($res)\", \"type($cmp) = type($res)\", \"type($rsrc) = !llvm.ptr<8>\", \"type($offset) = i32\", \"type($soffset) = i32\", \"type($aux) = i32\"]\0"
    "rocdl.raw.ptr.buffer.atomic.cmpswap\0"
    "operands attr-dict `:` type($vdata)\0"
    "[\"type($rsrc) = !llvm.ptr<8>\", \"type($offset) = i32\", \"type($soffset) = i32\", \"type($aux) = i32\"]\0"
    "rocdl.raw.ptr.buffer.atomic.fadd\0"
    "rocdl.raw.ptr.buffer.atomic.fmax\0"
    "rocdl.raw.ptr.buffer.atomic.smax\0"
    "rocdl.raw.ptr.buffer.atomic.umin\0"
    "rocdl.raw.ptr.buffer.load\0"
    "operands attr-dict\0"
    "[\"type($rsrc) = !llvm.ptr<8>\", \"type($ldsPtr) = !llvm.ptr<3>\", \"type($size) = i32\", \"type($voffset) = i32\", \"type($soffset) = i32\", \"type($offset) = i32\", \"type($aux) = i32\"]\0"
    "rocdl.raw.ptr.buffer.load.lds\0"
    "rocdl.raw.ptr.buffer.store\0"
    "rocdl.rcp\0"
    "$src attr-dict `:` type($res)\0"
    "AllTypesMatch<res,src>\0"
    "[\"type($src) = type($res)\"]\0"
    "rocdl.readfirstlane\0"
    "$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)\0"
    "AllTypesMatch<res,src0>\0"
    "[\"type($src0) = type($res)\", \"type($src1) = i32\"]\0"
    "rocdl.readlane\0"
    "rocdl.s.barrier\0"
    "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))\0"
    "rocdl.s.barrier.init\0"
    "rocdl.s.barrier.join\0"
    "`id` `=` $id attr-dict\0"
    "rocdl.s.barrier.leave\0"
    "rocdl.s.barrier.signal\0"
    "`id` `=` $id attr-dict `->` type($res)\0"
    "rocdl.s.barrier.signal.isfirst\0"
    "rocdl.s.barrier.signal.var\0"
    "rocdl.s.barrier.wait\0"
    "[\"type($res) = i32\"]\0"
    "rocdl.s.get.barrier.state\0"
    "[\"type($ptr) = !llvm.ptr<3>\", \"type($res) = i32\"]\0"
    "rocdl.s.get.named.barrier.state\0"
    "attr-dict $count\0"
    "rocdl.s.nop\0"
    "$priority attr-dict\0"
    "rocdl.s.setprio\0"
    "rocdl.s.sleep\0"
    "$count attr-dict\0"
    "rocdl.s.wait.asynccnt\0"
    "rocdl.s.wait.dscnt\0"
    "rocdl.s.wait.expcnt\0"
    "rocdl.s.wait.loadcnt\0"
    "rocdl.s.wait.storecnt\0"
    "rocdl.s.wait.tensorcnt\0"
    "attr-dict $bitfield\0"
    "rocdl.s.waitcnt\0"
    "rocdl.s.wakeup.barrier\0"
    "$mask attr-dict\0"
    "rocdl.sched.barrier\0"
    "$mask `,` $size `,` $groupId attr-dict\0"
    "rocdl.sched.group.barrier\0"
    "rocdl.sin\0"
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
    "rocdl.sqrt\0"
    "rocdl.tanh\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4>>\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<8>>\0"
    "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)\0"
    "[\"type($dgroup0) = vector<4xi32>\", \"type($dgroup1) = vector<8xi32>\", \"type($dgroup2) = vector<4xi32>\", \"type($dgroup3) = vector<4xi32>\"]\0"
    "rocdl.tensor.load.to.lds\0"
    "[\"type($dgroup0) = vector<4xi32>\", \"type($dgroup1) = vector<8xi32>\"]\0"
    "rocdl.tensor.load.to.lds.d2\0"
    "rocdl.tensor.store.from.lds\0"
    "rocdl.tensor.store.from.lds.d2\0"
    "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)\0"
    "AllTypesMatch<res,src,old>\0"
    "[\"type($src) = type($res)\", \"type($old) = type($res)\"]\0"
    "rocdl.update.dpp\0"
    "rocdl.wavefrontsize\0"
    "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)\0"
    "rocdl.wmma.bf16.16x16x16.bf16\0"
    "AnyOf<BF16, LLVM_VectorOf<BF16>>\0"
    "rocdl.wmma.bf16.16x16x32.bf16\0"
    "AnyOf<F32, LLVM_VectorOf<F32>>\0"
    "rocdl.wmma.bf16f32.16x16x32.bf16\0"
    "AnyOf<F16, LLVM_VectorOf<F16>>\0"
    "rocdl.wmma.f16.16x16x128.bf8_bf8\0"
    "rocdl.wmma.f16.16x16x128.bf8_fp8\0"
    "rocdl.wmma.f16.16x16x128.fp8_bf8\0"
    "rocdl.wmma.f16.16x16x128.fp8_fp8",
    "rocdl.wmma.f16.16x16x16.f16\0"
    "rocdl.wmma.f16.16x16x32.f16\0"
    "rocdl.wmma.f16.16x16x64.bf8_bf8\0"
    "rocdl.wmma.f16.16x16x64.bf8_fp8\0"
    "rocdl.wmma.f16.16x16x64.fp8_bf8\0"
    "rocdl.wmma.f16.16x16x64.fp8_fp8\0"
    "rocdl.wmma.f32.16x16x128.bf8_bf8\0"
    "rocdl.wmma.f32.16x16x128.bf8_fp8\0"
    "rocdl.wmma.f32.16x16x128.fp8_bf8\0"
    "rocdl.wmma.f32.16x16x128.fp8_fp8\0"
    "rocdl.wmma.f32.16x16x16.bf16\0"
    "rocdl.wmma.f32.16x16x16.bf8_bf8\0"
    "rocdl.wmma.f32.16x16x16.bf8_fp8\0"
    "rocdl.wmma.f32.16x16x16.f16\0"
    "rocdl.wmma.f32.16x16x16.fp8_bf8\0"
    "rocdl.wmma.f32.16x16x16.fp8_fp8\0"
    "rocdl.wmma.f32.16x16x32.bf16\0"
    "rocdl.wmma.f32.16x16x32.f16\0"
    "rocdl.wmma.f32.16x16x4.f32\0"
    "rocdl.wmma.f32.16x16x64.bf8_bf8\0"
    "rocdl.wmma.f32.16x16x64.bf8_fp8\0"
    "rocdl.wmma.f32.16x16x64.fp8_bf8\0"
    "rocdl.wmma.f32.16x16x64.fp8_fp8\0"
    "rocdl.wmma.i32.16x16x16.iu4\0"
    "rocdl.wmma.i32.16x16x16.iu8\0"
    "rocdl.wmma.i32.16x16x32.iu4\0"
    "rocdl.wmma.i32.16x16x64.iu8\0"
    "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)\0"
    "[\"type($scaleA) = i32\", \"type($scaleB) = i32\"]\0"
    "rocdl.wmma.scale.f32.16x16x128.f8f6f4\0"
    "rocdl.wmma.scale.f32.32x16x128.f4\0"
    "[\"type($scaleA) = i64\", \"type($scaleB) = i64\"]\0"
    "rocdl.wmma.scale16.f32.16x16x128.f8f6f4\0"
    "rocdl.wmma.scale16.f32.32x16x128.f4\0"
    "rocdl.workgroup.dim.x\0"
    "rocdl.workgroup.dim.y\0"
    "rocdl.workgroup.dim.z\0"
    "rocdl.workgroup.id.x\0"
    "rocdl.workgroup.id.y\0"
    "rocdl.workgroup.id.z\0"
    "rocdl.workitem.id.x\0"
    "rocdl.workitem.id.y\0"
    "rocdl.workitem.id.z\0"
    "`(` $condition `)` attr-dict ($args^ `:` type($args))\?\0"
    "HasParent<scf.while>\0"
    "scf.condition\0"
    "hook:scf.execute_region\0"
    "hook:scf.for\0"
    "\"scf.yield\"\0"
    "ArrayOf<AnyOf<Implements<\"DeviceMappingAttrInterface\">, Implements<\"DeviceMaskingAttrInterface\">>>\0"
    "hook:scf.forall\0"
    "HasParallelRegion\0"
    "[\"type($dynamicLowerBound) = index\", \"type($dynamicUpperBound) = index\", \"type($dynamicStep) = index\"]\0"
    "\"scf.forall.in_parallel\"\0"
    "hook:scf.forall.in_parallel\0"
    "InParallelOpInterface\0"
    "HasParent<scf.forall>\0"
    "hook:scf.if\0"
    "$arg attr-dict (`->` type($results)^)\? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion\0"
    "[\"type($arg) = index\"]\0"
    "scf.index_switch\0"
    "hook:scf.parallel\0"
    "[\"type($lowerBound) = index\", \"type($upperBound) = index\", \"type($step) = index\"]\0"
    "\"scf.reduce\"\0"
    "(`(` $operands^ `:` type($operands) `)`)\? $reductions attr-dict\0"
    "HasParent<scf.parallel>\0"
    "scf.reduce\0"
    "HasParent<scf.reduce>\0"
    "scf.reduce.return\0"
    "hook:scf.while\0"
    "HasParent<scf.execute_region,scf.for,scf.if,scf.index_switch,scf.while>\0"
    "scf.yield\0"
    "AnyOf<!shape.size, Index>\0"
    "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)\0"
    "InferTypeOpAdaptorWithIsCompatible\0"
    "shape.add\0"
    "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>\0"
    "$inputs attr-dict `:` type($inputs) `->` type($result)\0"
    "shape.any\0"
    "!shape.witness\0"
    "hook:shape.assuming\0"
    "[\"type($witness) = !shape.witness\"]\0"
    "\"shape.assuming_yield\"\0"
    "$inputs attr-dict\0"
    "[\"type($inputs) = !shape.witness\", \"type($result) = !shape.witness\"]\0"
    "shape.assuming_all\0"
    "HasParent<shape.assuming>\0"
    "shape.assuming_yield\0"
    "$shapes attr-dict `:` type($shapes) `->` type($result)\0"
    "shape.broadcast\0"
    "shape.concat\0"
    "IndexElementsAttr\0"
    "hook:shape.const_shape\0"
    "!shape.size\0"
    "[\"type($result) = !shape.size\"]\0"
    "\"c{$value}\"\0"
    "shape.const_size\0"
    "$passing attr-dict\0"
    "[\"type($result) = !shape.witness\"]\0"
    "shape.const_witness\0"
    "$shapes attr-dict `:` type($shapes)\0"
    "shape.cstr_broadcastable\0"
    "shape.cstr_eq\0"
    "$pred `,` $msg attr-dict\0"
    "[\"type($pred) = i1\", \"type($result) = !shape.witness\"]\0"
    "shape.cstr_require\0"
    "AnyOf<!shape.size, !shape.shape>\0"
    "shape.debug_print\0"
    "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` type($extent)\0"
    "shape.dim\0"
    "shape.div\0"
    "AllOf<RankedTensorOf<Index>, RankIs<1>>\0"
    "!shape.shape\0"
    "$input attr-dict `:` type($input)\0"
    "[\"type($result) = !shape.shape\"]\0"
    "shape.from_extent_tensor\0"
    "$extents attr-dict `:` type($extents)\0"
    "[\"type($shape) = !shape.shape\"]\0"
    "shape.from_extents\0"
    "hook:shape.func\0"
    "\"shape\"\0"
    "hook:shape.function_library\0"
    "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)\0"
    "shape.get_extent\0"
    "$arg attr-dict\0"
    "[\"type($arg) = index\", \"type($result) = !shape.size\"]\0"
    "shape.index_to_size\0"
    "shape.is_broadcastable\0"
    "shape.max",
    "AnyOf<!shape.size, Index, !shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>\0"
    "$arg0 `,` $arg1 (`,` `error` `=` $error^)\? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)\0"
    "shape.meet\0"
    "shape.min\0"
    "shape.mul\0"
    "$shape attr-dict `:` type($shape) `->` type($result)\0"
    "shape.num_elements\0"
    "$shape attr-dict `:` type($shape) `->` type($rank)\0"
    "shape.rank\0"
    "hook:shape.reduce\0"
    "\"shape.yield\"\0"
    "HasParent<shape.func>\0"
    "shape.return\0"
    "shape.shape_eq\0"
    "AnyOf<AnyShaped, !shape.value_shape>\0"
    "$arg attr-dict `:` type($arg) `->` type($result)\0"
    "shape.shape_of\0"
    "$arg attr-dict `:` type($arg)\0"
    "shape.size_to_index\0"
    "shape.split_at\0"
    "TensorOf<Index>\0"
    "$input attr-dict `:` type($input) `->` type($result)\0"
    "shape.to_extent_tensor\0"
    "AnyOf<AllOf<RankedTensorOf<AnyOf<AnyInteger, Index>>, RankIs<1>>, !shape.value_shape>\0"
    "shape.value_as_shape\0"
    "!shape.value_shape\0"
    "$arg attr-dict `:` type($result)\0"
    "[\"type($arg) = !shape.value_shape\"]\0"
    "shape.value_of\0"
    "operands attr-dict `:` type($operand) `,` type($shape)\0"
    "[\"type($result) = !shape.value_shape\"]\0"
    "shape.with_shape\0"
    "HasParent<shape.reduce,shape.function_library>\0"
    "shape.yield\0"
    "array<DenseI16ArrayAttr>\0"
    "`[` $axes `]`\0"
    "enum<@ReductionKind>\0"
    "AnyNon0RankedTensor\0"
    "DenseI16ArrayAttr\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)\0"
    "SameOperandsAndResultRank\0"
    "\"all_gather\"\0"
    "shard.all_gather\0"
    "#shard.partial\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? attr-dict `:` type($input) `->` type($result)\0"
    "\"all_reduce\"\0"
    "shard.all_reduce\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `slice_axis` `=` $slice_axis attr-dict `:` type($input) `->` type($result)\0"
    "\"all_slice\"\0"
    "shard.all_slice\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `split_axis` `=` $split_axis `concat_axis` `=` $concat_axis attr-dict `:` type($input) `->` type($result)\0"
    "\"all_to_all\"\0"
    "shard.all_to_all\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "AllShapesMatch<input,result>\0"
    "AllElementTypesMatch<input,result>\0"
    "[\"type($root_dynamic) = index\"]\0"
    "\"broadcast\"\0"
    "shard.broadcast\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `gather_axis` `=` $gather_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "AllRanksMatch<input,result>\0"
    "\"gather\"\0"
    "shard.gather\0"
    "!shard.sharding\0"
    "$source attr-dict `:` type($source) `->` type($result)\0"
    "[\"type($result) = !shard.sharding\"]\0"
    "shard.get_sharding\0"
    "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict\0"
    "shard.grid\0"
    "\"grid_shape\"\0"
    "shard.grid_shape\0"
    "`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)\0"
    "[\"type($device) = index\", \"type($neighbor_down) = index\", \"type($neighbor_up) = index\"]\0"
    "\"down_linear_idx, up_linear_idx\"\0"
    "shard.neighbors_linear_indices\0"
    "`on` $grid attr-dict `:` type($result)\0"
    "\"proc_linear_idx\"\0"
    "shard.process_linear_index\0"
    "`on` $grid (`axes` `=` $axes^)\? attr-dict `:` type($result)\0"
    "shard.process_multi_index\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)\? attr-dict `:` functional-type(operands, results)\0"
    "[\"type($source_dynamic) = index\"]\0"
    "\"recv\"\0"
    "shard.recv\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "\"reduce\"\0"
    "shard.reduce\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? `scatter_axis` `=` $scatter_axis attr-dict `:` type($input) `->` type($result)\0"
    "\"reduce_scatter\"\0"
    "shard.reduce_scatter\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `scatter_axis` `=` $scatter_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "\"scatter\"\0"
    "shard.scatter",
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `destination` `=` custom<DynamicIndexList>($destination_dynamic, $destination) attr-dict `:` functional-type(operands, results)\0"
    "[\"type($destination_dynamic) = index\"]\0"
    "\"send\"\0"
    "shard.send\0"
    "$src `to` $sharding (`annotate_for_users` $annotate_for_users^)\? attr-dict `:` type($result)\0"
    "[\"type($src) = type($result)\", \"type($sharding) = !shard.sharding\"]\0"
    "\"sharding_annotated\"\0"
    "shard.shard\0"
    "`dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)\0"
    "[\"type($dims_dynamic) = index\", \"type($sharding) = !shard.sharding\", \"type($device_dynamic) = index\", \"type($result) = index\"]\0"
    "\"shard_shape\"\0"
    "shard.shard_shape\0"
    "#shard.axisarray\0"
    "$grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)\? (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)\? attr-dict `:` type($result)\0"
    "[\"type($dynamic_sharded_dims_offsets) = i64\", \"type($dynamic_halo_sizes) = i64\", \"type($result) = !shard.sharding\"]\0"
    "\"sharding\"\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)\? attr-dict `:` type($input) `->` type($result)\0"
    "\"shift\"\0"
    "shard.shift\0"
    "AnyOf<AnyNon0RankedMemRef, AnyNon0RankedTensor>\0"
    "$destination `on` $grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)\? attr-dict `:` type($result)\0"
    "TypesMatchWith<result,destination>\0"
    "[\"type($destination) = type($result)\", \"type($halo_sizes) = i64\"]\0"
    "shard.update_halo\0"
    "smt\0"
    "`<` `[` $domainType `->` $rangeType `]` `>`\0"
    "`<` $width `>`\0"
    "`<` `(` $domainTypes `)` ` ` $rangeType `>`\0"
    "`<` $identifier (`[` $sortParams^ `]`)\? `>`\0"
    "hook:smt.bv\0"
    "!smt.bool\0"
    "[\"type($inputs) = !smt.bool\", \"type($result) = !smt.bool\"]\0"
    "smt.and\0"
    "!smt.func\0"
    "SMT_AnyNonFuncType\0"
    "$func `(` $args `)` attr-dict `:` qualified(type($func))\0"
    "TypesMatchWith<func,result>\0"
    "RangedTypesMatchWith<func,args>\0"
    "[\"type($result) = type($func).rangeType\", \"type($args) = type($func).domainTypes\"]\0"
    "smt.apply_func\0"
    "SMT_AnyType\0"
    "!smt.array\0"
    "[\"type($value) = type($result).rangeType\"]\0"
    "smt.array.broadcast\0"
    "$array `[` $index `]` attr-dict `:` qualified(type($array))\0"
    "TypesMatchWith<array,index>\0"
    "TypesMatchWith<array,result>\0"
    "[\"type($index) = type($array).domainType\", \"type($result) = type($array).rangeType\"]\0"
    "smt.array.select\0"
    "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))\0"
    "TypesMatchWith<array,value>\0"
    "AllTypesMatch<array,result>\0"
    "[\"type($index) = type($array).domainType\", \"type($value) = type($array).rangeType\", \"type($result) = type($array)\"]\0"
    "smt.array.store\0"
    "$input attr-dict\0"
    "[\"type($input) = !smt.bool\"]\0"
    "smt.assert\0"
    "!smt.bv\0"
    "$lhs `,` $rhs attr-dict `:` qualified(type($result))\0"
    "smt.bv.add\0"
    "smt.bv.and\0"
    "smt.bv.ashr\0"
    "enum<@BVCmpPredicate>\0"
    "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = !smt.bool\"]\0"
    "smt.bv.cmp\0"
    "$lhs `,` $rhs attr-dict `:` qualified(type(operands))\0"
    "smt.bv.concat\0"
    "#smt.bv\0"
    "qualified($value) attr-dict\0"
    "FirstAttrDerivedResultType\0"
    "\"rule:bit_vector\"\0"
    "smt.bv.constant\0"
    "$input `from` $lowBit attr-dict `:` functional-type($input, $result)\0"
    "smt.bv.extract\0"
    "smt.bv.lshr\0"
    "smt.bv.mul\0"
    "$input attr-dict `:` qualified(type($result))\0"
    "[\"type($result) = type($input)\"]\0"
    "smt.bv.neg\0"
    "smt.bv.not\0"
    "smt.bv.or\0"
    "hook:smt.bv.repeat\0"
    "smt.bv.sdiv\0"
    "smt.bv.shl\0"
    "smt.bv.smod\0"
    "smt.bv.srem\0"
    "smt.bv.udiv\0"
    "smt.bv.urem\0"
    "smt.bv.xor\0"
    "!smt.int\0"
    "$input (`signed` $is_signed^)\? attr-dict `:` qualified(type($input))\0"
    "[\"type($result) = !smt.int\"]\0"
    "smt.bv2int\0"
    "attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion (`->` qualified(type($results))^ )\?\0"
    "\"smt.yield\"\0"
    "smt.check\0"
    "[\"type($result) = !smt.bool\"]\0"
    "smt.constant\0"
    "($namePrefix^)\? attr-dict `:` qualified(type($result))\0"
    "\"{$namePrefix}\"\0"
    "smt.declare_fun\0"
    "hook:smt.distinct\0"
    "hook:smt.eq",
    "($boundVarNames^)\? (`no_pattern` $noPattern^)\? (`weight` $weight^)\? attr-dict-with-keyword $body (`patterns` $patterns^)\?\0"
    "smt.exists\0"
    "smt.forall\0"
    "[\"type($lhs) = !smt.bool\", \"type($rhs) = !smt.bool\", \"type($result) = !smt.bool\"]\0"
    "smt.implies\0"
    "[\"type($input) = !smt.int\", \"type($result) = !smt.int\"]\0"
    "smt.int.abs\0"
    "[\"type($inputs) = !smt.int\", \"type($result) = !smt.int\"]\0"
    "smt.int.add\0"
    "enum<@IntPredicate>\0"
    "$pred $lhs `,` $rhs attr-dict\0"
    "[\"type($lhs) = !smt.int\", \"type($rhs) = !smt.int\", \"type($result) = !smt.bool\"]\0"
    "smt.int.cmp\0"
    "hook:smt.int.constant\0"
    "\"c{signed($value)}\"\0"
    "[\"type($lhs) = !smt.int\", \"type($rhs) = !smt.int\", \"type($result) = !smt.int\"]\0"
    "smt.int.div\0"
    "smt.int.mod\0"
    "smt.int.mul\0"
    "smt.int.sub\0"
    "[\"type($input) = !smt.int\"]\0"
    "smt.int2bv\0"
    "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))\0"
    "AllTypesMatch<thenValue,elseValue,result>\0"
    "[\"type($elseValue) = type($thenValue)\", \"type($result) = type($thenValue)\", \"type($cond) = !smt.bool\"]\0"
    "smt.ite\0"
    "[\"type($input) = !smt.bool\", \"type($result) = !smt.bool\"]\0"
    "smt.not\0"
    "smt.or\0"
    "smt.pop\0"
    "smt.push\0"
    "smt.reset\0"
    "$logic attr-dict\0"
    "HasParent<smt.solver>\0"
    "smt.set_logic\0"
    "Not<SMT_AnyType>\0"
    "`(` $inputs `)` attr-dict `:` functional-type($inputs, $results) $bodyRegion\0"
    "smt.solver\0"
    "smt.xor\0"
    "($values^ `:` qualified(type($values)))\? attr-dict\0"
    "smt.yield\0"
    "sparse_tensor\0"
    "#sparse_tensor.encoding\0"
    "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`\0"
    "`<` qualified($encoding) `>`\0"
    "enum<@CrdTransDirectionKind>\0"
    "enum<@SparseTensorSortKind>\0"
    "array<sparse_level>\0"
    "array<#sparse_tensor.slice>\0"
    "hook:sparse_tensor.encoding\0"
    "VerifiableTensorEncoding\0"
    "\"sparse\"\0"
    "enum<@StorageSpecifierKind>\0"
    "hook:sparse_tensor.slice\0"
    "RankedTensorOf<AnySignlessIntegerOrIndex>\0"
    "AllOf<AnyRankedTensor, SparseEncoded>\0"
    "` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)\0"
    "sparse_tensor.assemble\0"
    "$x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n` `overlap` `=` $overlapRegion `\\n` `left` `=` (`identity` $left_identity^):($leftRegion)\? `\\n` `right` `=` (`identity` $right_identity^):($rightRegion)\?\0"
    "sparse_tensor.binary\0"
    "!sparse_tensor.iter_space\0"
    "AllOf<APIntAttr, HasType<AnyI<64>>>\0"
    "ArrayOf<AllOf<APIntAttr, HasType<AnyI<64>>>>\0"
    "hook:sparse_tensor.coiterate\0"
    "\"sparse_tensor.yield\"\0"
    "AllOf<AnyStridedMemRef, RankIs<1>>\0"
    "AllOf<MemRefOf<I1>, RankIs<1>>\0"
    "AllOf<MemRefOf<Index>, RankIs<1>>\0"
    "$values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)\0"
    "AllTypesMatch<tensor,result>\0"
    "[\"type($result) = type($tensor)\", \"type($count) = index\", \"type($lvlCoords) = index\"]\0"
    "sparse_tensor.compress\0"
    "$inputs attr-dict `:` type($inputs) `to` type($result)\0"
    "StageWithSortSparseOpInterface\0"
    "sparse_tensor.concatenate\0"
    "sparse_tensor.convert\0"
    "AnyNon0RankedMemRef\0"
    "$tensor attr-dict `:` type($tensor) `to` type($result)\0"
    "sparse_tensor.coordinates\0"
    "sparse_tensor.coordinates_buffer\0"
    "#sparse_tensor.CrdTransDirection\0"
    "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)\0"
    "[\"type($in_crds) = index\", \"type($out_crds) = index\"]\0"
    "sparse_tensor.crd_translate\0"
    "AnyOf<AllOf<RankedTensorOf<AnySignlessIntegerOrIndex>, RankIs<0>>, AnySignlessIntegerOrIndex>\0"
    "$tensor attr-dict `:` type($tensor)`out_lvls` `(` $out_levels `:` type($out_levels) `)` `out_vals` `(` $out_values `:` type($out_values) `)` `->``(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)\0"
    "sparse_tensor.disassemble\0"
    "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)\0"
    "[\"type($count) = index\"]\0"
    "sparse_tensor.expand\0"
    "!sparse_tensor.iterator\0"
    "$tensor (`at` $parentIter^)\? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict `:` type($tensor) (`,` type($parentIter)^)\? `->` qualified(type($extractedSpace))\0"
    "sparse_tensor.extract_iteration_space\0"
    "$tensor `at` $iterator attr-dict `:` type($tensor)`,` qualified(type($iterator))\0"
    "TypesMatchWith<tensor,result>\0"
    "[\"type($result) = elem(type($tensor))\"]\0"
    "sparse_tensor.extract_value",
    "`in` $tensor (`init``(`$initArgs^`)`)\? attr-dict `:` type($tensor) (`,` type($initArgs)^)\? (`->` type($results)^)\? `do` $region\0"
    "sparse_tensor.foreach\0"
    "sparse_tensor.has_runtime_library\0"
    "hook:sparse_tensor.iterate\0"
    "$tensor (`hasInserts` $hasInserts^)\? attr-dict `:` type($tensor)\0"
    "[\"type($result) = type($tensor)\"]\0"
    "sparse_tensor.load\0"
    "sparse_tensor.lvl\0"
    "$source attr-dict `:` type($source) `to` type($result)\0"
    "sparse_tensor.new\0"
    "sparse_tensor.number_of_entries\0"
    "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)\0"
    "sparse_tensor.out\0"
    "sparse_tensor.positions\0"
    "sparse_tensor.print\0"
    "(`inbounds` $inbounds^)\? $curSize `,` $inBuffer `,` $value (`,` $n^ )\? attr-dict `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^ )\?\0"
    "TypesMatchWith<inBuffer,value>\0"
    "AllTypesMatch<inBuffer,outBuffer>\0"
    "[\"type($value) = elem(type($inBuffer))\", \"type($outBuffer) = type($inBuffer)\", \"type($curSize) = index\", \"type($n) = index\", \"type($newSize) = index\"]\0"
    "sparse_tensor.push_back\0"
    "$x `,` $y `,` $identity attr-dict `:` type($output) $region\0"
    "[\"type($y) = type($x)\", \"type($identity) = type($x)\", \"type($output) = type($x)\"]\0"
    "sparse_tensor.reduce\0"
    "sparse_tensor.reinterpret_map\0"
    "#sparse_tensor.SparseTensorSortAlgorithm\0"
    "$algorithm $input_coo attr-dict`:` type($input_coo) `to` type($result_coo)\0"
    "sparse_tensor.reorder_coo\0"
    "$x attr-dict `:` type($x) $region\0"
    "[\"type($output) = type($x)\"]\0"
    "sparse_tensor.select\0"
    "AllOf<AnyRankedTensor, SparseSlice>\0"
    "$slice `at` $dim attr-dict `:` type($slice)\0"
    "[\"type($offset) = index\"]\0"
    "sparse_tensor.slice.offset\0"
    "[\"type($stride) = index\"]\0"
    "sparse_tensor.slice.stride\0"
    "AllOf<MemRefOf<AnyOf<AnyInteger, Index>>, RankIs<1>>\0"
    "$algorithm $n`,`$xy (`jointly` $ys^)\? attr-dict`:` type($xy) (`jointly` type($ys)^)\?\0"
    "[\"type($n) = index\"]\0"
    "sparse_tensor.sort\0"
    "!sparse_tensor.storage_specifier\0"
    "#sparse_tensor.kind\0"
    "$specifier $specifierKind (`at` $level^)\? attr-dict`:` qualified(type($specifier))\0"
    "sparse_tensor.storage_specifier.get\0"
    "attr-dict (`with` $source^)\? `:` (`from` qualified(type($source))^ `to`)\? qualified(type($result))\0"
    "sparse_tensor.storage_specifier.init\0"
    "$specifier $specifierKind (`at` $level^)\? `with` $value attr-dict `:` qualified(type($result))\0"
    "AllTypesMatch<result,specifier>\0"
    "[\"type($specifier) = type($result)\", \"type($value) = index\"]\0"
    "sparse_tensor.storage_specifier.set\0"
    "$x attr-dict `:` type($x) `to` type($output) `\\n` `present` `=` $presentRegion `\\n` `absent` `=` $absentRegion\0"
    "sparse_tensor.unary\0"
    "sparse_tensor.values\0"
    "$results attr-dict `:` type($results)\0"
    "HasParent<sparse_tensor.binary,sparse_tensor.unary,sparse_tensor.reduce,sparse_tensor.select,sparse_tensor.foreach,sparse_tensor.iterate,sparse_tensor.coiterate>\0"
    "sparse_tensor.yield\0"
    "spirv\0"
    "`<` custom<Dimensions>($count) `` $element (`,` `stride` `` `=` `` $stride^)\? `>`\0"
    "qualified\0"
    "enum<@Scope>\0"
    "enum<@CooperativeMatrixUseKHR>\0"
    "`<` custom<Dimensions>($rows, $columns) `` $element `,` $scope `,` $use `>`\0"
    "enum<@Dim>\0"
    "enum<@ImageDepthInfo>\0"
    "enum<@ImageArrayedInfo>\0"
    "enum<@ImageSamplingInfo>\0"
    "enum<@ImageSamplerUseInfo>\0"
    "enum<@ImageFormat>\0"
    "`<` custom<Dimensions>($count) `` $column `>`\0"
    "enum<@StorageClass>\0"
    "`<` $element (`,` `stride` `` `=` `` $stride^)\? `>`\0"
    "!spirv.image\0"
    "`<` qualified($image) `>`\0"
    "enum<@AddressingModel>\0"
    "enum<@BuiltIn>\0"
    "enum<@LoadCacheControl>\0"
    "enum<@StoreCacheControl>\0"
    "enum<@Capability>\0"
    "enum<@ClientAPI>\0"
    "enum<@CooperativeMatrixLayoutKHR>\0"
    "#spirv.scope\0"
    "enum<@CooperativeMatrixOperandsKHR>\0"
    "enum<@Decoration>\0"
    "enum<@ExecutionMode>\0"
    "enum<@ExecutionModel>\0"
    "enum<@Extension>\0"
    "enum<@FPEncoding>\0"
    "enum<@FPFastMathMode>\0"
    "enum<@FunctionControl>\0"
    "enum<@GroupOperation>\0"
    "enum<@ImageOperands>\0"
    "`<` `(` $descriptor_set `,` $binding `)` (`,` $storage_class^)\? `>`\0"
    "#spirv.linkage_type\0"
    "enum<@LinkageType>\0"
    "enum<@LoopControl>\0"
    "enum<@MatrixLayout>\0"
    "enum<@MemoryAccess>\0"
    "enum<@MemoryModel>\0"
    "enum<@MemorySemantics>\0"
    "enum<@Opcode>\0"
    "enum<@PackedVectorFormat>\0"
    "enum<@SelectionControl>\0"
    "enum<@Version>\0"
    "array<enum<@Capability>>\0"
    "array<enum<@Extension>>\0"
    "`<` $version `,` `[` $capabilities `]` `,` `[` $extensions `]` `>`\0"
    "enum<@Vendor>\0"
    "TypeAttrOf<GraphType>",
    "hook:spirv.ARM.Graph\0"
    "CallableOpInterface\0"
    "InModuleScope\0"
    "QueryMinVersionInterface\0"
    "QueryMaxVersionInterface\0"
    "QueryExtensionInterface\0"
    "QueryCapabilityInterface\0"
    "!spirv.arm.tensor\0"
    "attr-dict `:` type($output)\0"
    "InGraphScope\0"
    "spirv.ARM.GraphConstant\0"
    "spirv.ARM.GraphEntryPoint\0"
    "spirv.ARM.GraphOutputs\0"
    "!spirv.ptr\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>\0"
    "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)\0"
    "spirv.AccessChain\0"
    "#spirv.memory_semantics\0"
    "$memory_scope $semantics operands attr-dict `:` type($pointer)\0"
    "PointeeTypeMatchTrait<pointer,value>\0"
    "PointeeTypeMatchTrait<pointer,result>\0"
    "[\"type($value) = pointee(type($pointer))\", \"type($result) = pointee(type($pointer))\"]\0"
    "spirv.AtomicAnd\0"
    "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)\0"
    "PointeeTypeMatchTrait<pointer,comparator>\0"
    "[\"type($result) = pointee(type($pointer))\", \"type($value) = pointee(type($pointer))\", \"type($comparator) = pointee(type($pointer))\"]\0"
    "spirv.AtomicCompareExchange\0"
    "spirv.AtomicCompareExchangeWeak\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>\0"
    "spirv.AtomicExchange\0"
    "spirv.AtomicIAdd\0"
    "[\"type($result) = pointee(type($pointer))\"]\0"
    "spirv.AtomicIDecrement\0"
    "spirv.AtomicIIncrement\0"
    "spirv.AtomicISub\0"
    "spirv.AtomicOr\0"
    "spirv.AtomicSMax\0"
    "spirv.AtomicSMin\0"
    "UnsignedOp\0"
    "spirv.AtomicUMax\0"
    "spirv.AtomicUMin\0"
    "spirv.AtomicXor\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "$operand `:` type($operand) attr-dict\0"
    "spirv.BitCount\0"
    "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)\0"
    "AllTypesMatch<base,insert,result>\0"
    "[\"type($insert) = type($base)\", \"type($result) = type($base)\"]\0"
    "spirv.BitFieldInsert\0"
    "SignedOp\0"
    "AllTypesMatch<base,result>\0"
    "[\"type($result) = type($base)\"]\0"
    "spirv.BitFieldSExtract\0"
    "spirv.BitFieldUExtract\0"
    "spirv.BitReverse\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>\0"
    "spirv.Bitcast\0"
    "UsableInSpecConstantOp\0"
    "[\"type($operand2) = type($operand1)\", \"type($result) = type($operand1)\"]\0"
    "spirv.BitwiseAnd\0"
    "spirv.BitwiseOr\0"
    "spirv.BitwiseXor\0"
    "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>\0"
    "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)\? attr-dict\0"
    "InFunctionScope\0"
    "spirv.Branch\0"
    "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)\? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)\? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)\? attr-dict\0"
    "spirv.BranchConditional\0"
    "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.CL.acos\0"
    "spirv.CL.acosh\0"
    "spirv.CL.asin\0"
    "spirv.CL.asinh\0"
    "spirv.CL.atan\0"
    "spirv.CL.atan2\0"
    "spirv.CL.atanh\0"
    "spirv.CL.ceil\0"
    "spirv.CL.cos\0"
    "spirv.CL.cosh\0"
    "spirv.CL.erf\0"
    "spirv.CL.exp\0"
    "spirv.CL.fabs\0"
    "spirv.CL.floor\0"
    "[\"type($y) = type($x)\", \"type($z) = type($x)\", \"type($result) = type($x)\"]\0"
    "spirv.CL.fma\0"
    "spirv.CL.fmax\0"
    "spirv.CL.fmin\0"
    "spirv.CL.log\0"
    "spirv.CL.mix\0"
    "spirv.CL.pow\0"
    "$format ( $arguments^ )\? attr-dict `:` type($format) ( `,` type($arguments)^ )\? `->` type($result)\0"
    "spirv.CL.printf\0"
    "spirv.CL.rint\0"
    "spirv.CL.round\0"
    "spirv.CL.rsqrt\0"
    "spirv.CL.s_abs\0"
    "spirv.CL.s_max\0"
    "spirv.CL.s_min\0"
    "spirv.CL.sin\0"
    "spirv.CL.sinh\0"
    "spirv.CL.sqrt\0"
    "spirv.CL.tan\0"
    "spirv.CL.tanh\0"
    "spirv.CL.u_max\0"
    "spirv.CL.u_min\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.arm.tensor>",
    "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)\0"
    "spirv.CompositeConstruct\0"
    "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict\0"
    "spirv.CompositeExtract\0"
    "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)\0"
    "[\"type($result) = type($composite)\"]\0"
    "spirv.CompositeInsert\0"
    "custom<Constant>($value, type($constant)) attr-dict\0"
    "\"rule:spirv_constant\"\0"
    "spirv.Constant\0"
    "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict\0"
    "spirv.ControlBarrier\0"
    "AnyOf<F16, F32, F64, BF16, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64, BF16>>>>\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>\0"
    "spirv.ConvertFToS\0"
    "spirv.ConvertFToU\0"
    "$pointer attr-dict `:` type($pointer) `to` type($result)\0"
    "spirv.ConvertPtrToU\0"
    "spirv.ConvertSToF\0"
    "spirv.ConvertUToF\0"
    "spirv.ConvertUToPtr\0"
    "#spirv.memory_access\0"
    "AllOf<I32Attr, IntPositive, IntPowerOf2>\0"
    "` ` custom<Pointer>(type($target)) $target `,` ` ` custom<Pointer>(type($source)) $source `` custom<Access>($memory_access, $alignment) `` custom<SourceAccess>($source_memory_access, $source_alignment, ref($memory_access)) `:` custom<Pointee>(ref(type($target)), ref(type($source))) attr-dict\0"
    "spirv.CopyMemory\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "AnyOf<F16, F32, F64, BF16>\0"
    "operands attr-dict `:` type($vector1) `->` type($result)\0"
    "AllTypesMatch<vector1,vector2>\0"
    "AllElementTypesMatch<vector1,result>\0"
    "[\"type($vector2) = type($vector1)\"]\0"
    "spirv.Dot\0"
    "AnyOf<F16, F32, F64>\0"
    "[\"type($result) = pointee(type($pointer))\", \"type($value) = pointee(type($pointer))\"]\0"
    "spirv.EXT.AtomicFAdd\0"
    "` ` `[` $value `]` `:` type($replicated_constant) attr-dict\0"
    "spirv.EXT.ConstantCompositeReplicate\0"
    "AnyOf<I32, UI<32>>\0"
    "spirv.EXT.EmitMeshTasks\0"
    "spirv.EXT.SetMeshOutputs\0"
    "`` custom<SymbolName>($sym_name) ` ` `(` $constituent `)` `:` $type attr-dict\0"
    "spirv.EXT.SpecConstantCompositeReplicate\0"
    "spirv.EmitVertex\0"
    "spirv.EndPrimitive\0"
    "#spirv.execution_model\0"
    "custom<Name>($execution_model) $fn `` custom<Symbols>($interface, \",\") attr-dict\0"
    "spirv.EntryPoint\0"
    "#spirv.execution_mode\0"
    "$fn custom<Name>($execution_mode) `` custom<Numbers>($values, \",\") attr-dict\0"
    "spirv.ExecutionMode\0"
    "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>\0"
    "AllTypesMatch<operand1,operand2,result>\0"
    "spirv.FAdd\0"
    "spirv.FConvert\0"
    "spirv.FDiv\0"
    "spirv.FMod\0"
    "spirv.FMul\0"
    "AllTypesMatch<operand,result>\0"
    "spirv.FNegate\0"
    "AnyOf<I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "$operand1 `,` $operand2 `:` type($operand1) attr-dict\0"
    "TypesMatchWith<operand1,result>\0"
    "[\"type($operand2) = type($operand1)\", \"type($result) = over(type($operand1), e: i1)\"]\0"
    "spirv.FOrdEqual\0"
    "spirv.FOrdGreaterThan\0"
    "spirv.FOrdGreaterThanEqual\0"
    "spirv.FOrdLessThan\0"
    "spirv.FOrdLessThanEqual\0"
    "spirv.FOrdNotEqual\0"
    "spirv.FRem\0"
    "spirv.FSub\0"
    "spirv.FUnordEqual\0"
    "spirv.FUnordGreaterThan\0"
    "spirv.FUnordGreaterThanEqual\0"
    "spirv.FUnordLessThan\0"
    "spirv.FUnordLessThanEqual\0"
    "spirv.FUnordNotEqual\0"
    "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)\0"
    "spirv.FunctionCall\0"
    "AnyOf<F16, F32, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.GL.Acos\0"
    "spirv.GL.Acosh\0"
    "spirv.GL.Asin\0"
    "spirv.GL.Asinh\0"
    "spirv.GL.Atan\0"
    "spirv.GL.Atanh\0"
    "spirv.GL.Ceil\0"
    "spirv.GL.Cos\0"
    "spirv.GL.Cosh\0"
    "spirv.GL.Cross\0"
    "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)\0"
    "AllTypesMatch<p0,p1>\0"
    "TypesMatchWith<p0,result>\0"
    "[\"type($p1) = type($p0)\", \"type($result) = elem(type($p0))\"]\0"
    "spirv.GL.Distance\0"
    "spirv.GL.Exp\0"
    "spirv.GL.Exp2\0"
    "spirv.GL.FAbs\0"
    "spirv.GL.FClamp\0"
    "spirv.GL.FMax\0"
    "spirv.GL.FMin\0"
    "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)\0"
    "AllTypesMatch<x,y,a,result>",
    "[\"type($y) = type($x)\", \"type($a) = type($x)\", \"type($result) = type($x)\"]\0"
    "spirv.GL.FMix\0"
    "spirv.GL.FSign\0"
    "spirv.GL.FindILsb\0"
    "AnyOf<I32, AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.GL.FindSMsb\0"
    "spirv.GL.FindUMsb\0"
    "spirv.GL.Floor\0"
    "spirv.GL.Fma\0"
    "spirv.GL.Fract\0"
    "!spirv.struct\0"
    "attr-dict $operand `:` type($operand) `->` type($result)\0"
    "spirv.GL.FrexpStruct\0"
    "spirv.GL.InverseSqrt\0"
    "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)\0"
    "AllTypesMatch<x,y>\0"
    "[\"type($y) = type($x)\"]\0"
    "spirv.GL.Ldexp\0"
    "$operand attr-dict `:` type($operand) `->` type($result)\0"
    "[\"type($result) = elem(type($operand))\"]\0"
    "spirv.GL.Length\0"
    "spirv.GL.Log\0"
    "spirv.GL.Log2\0"
    "spirv.GL.Normalize\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>\0"
    "[\"type($result) = i32\"]\0"
    "spirv.GL.PackHalf2x16\0"
    "spirv.GL.PackSnorm4x8\0"
    "spirv.GL.Pow\0"
    "spirv.GL.Reflect\0"
    "spirv.GL.Round\0"
    "spirv.GL.RoundEven\0"
    "spirv.GL.SAbs\0"
    "spirv.GL.SClamp\0"
    "spirv.GL.SMax\0"
    "spirv.GL.SMin\0"
    "spirv.GL.SSign\0"
    "spirv.GL.Sin\0"
    "spirv.GL.Sinh\0"
    "spirv.GL.Sqrt\0"
    "spirv.GL.Tan\0"
    "spirv.GL.Tanh\0"
    "spirv.GL.UClamp\0"
    "spirv.GL.UMax\0"
    "spirv.GL.UMin\0"
    "[\"type($operand) = i32\"]\0"
    "spirv.GL.UnpackHalf2x16\0"
    "spirv.GL.UnpackSnorm4x8\0"
    "spirv.GenericCastToPtr\0"
    "spirv.GenericCastToPtrExplicit\0"
    "#spirv.linkage_attributes\0"
    "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)\? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)\0"
    "spirv.GlobalVariable\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($localid)\0"
    "spirv.GroupBroadcast\0"
    "#spirv.group_operation\0"
    "$execution_scope $group_operation operands attr-dict `:` type($x)\0"
    "AllTypesMatch<x,result>\0"
    "[\"type($result) = type($x)\"]\0"
    "spirv.GroupFAdd\0"
    "spirv.GroupFMax\0"
    "spirv.GroupFMin\0"
    "spirv.GroupIAdd\0"
    "$execution_scope $predicate attr-dict `:` type($result)\0"
    "SPIRV_ExecutionScopeAttrIs\0"
    "[\"type($predicate) = i1\", \"type($result) = i1\"]\0"
    "spirv.GroupNonUniformAll\0"
    "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, I1, AllOf<FixedVectorOfAnyRank<I1>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "$execution_scope $value attr-dict `:` type($value) `,` type($result)\0"
    "spirv.GroupNonUniformAllEqual\0"
    "spirv.GroupNonUniformAny\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<4>>\0"
    "spirv.GroupNonUniformBallot\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, UI<32>>>, LengthIs<4>>\0"
    "AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>\0"
    "$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)\0"
    "spirv.GroupNonUniformBallotBitCount\0"
    "spirv.GroupNonUniformBallotFindLSB\0"
    "spirv.GroupNonUniformBallotFindMSB\0"
    "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)\? attr-dict `:` type($value) (`,` type($cluster_size)^)\? `->` type(results)\0"
    "spirv.GroupNonUniformBitwiseAnd\0"
    "spirv.GroupNonUniformBitwiseOr\0"
    "spirv.GroupNonUniformBitwiseXor\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($id)\0"
    "spirv.GroupNonUniformBroadcast\0"
    "$execution_scope attr-dict `:` type($result)\0"
    "spirv.GroupNonUniformElect\0"
    "spirv.GroupNonUniformFAdd\0"
    "spirv.GroupNonUniformFMax\0"
    "spirv.GroupNonUniformFMin\0"
    "spirv.GroupNonUniformFMul\0"
    "spirv.GroupNonUniformIAdd\0"
    "spirv.GroupNonUniformIMul\0"
    "spirv.GroupNonUniformLogicalAnd\0"
    "spirv.GroupNonUniformLogicalOr\0"
    "spirv.GroupNonUniformLogicalXor\0"
    "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)\0"
    "spirv.GroupNonUniformQuadSwap\0"
    "$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)\? attr-dict `:` type($value) `,` type($delta) (`,` type($cluster_size)^)\? `->` type(results)\0"
    "spirv.GroupNonUniformRotateKHR\0"
    "spirv.GroupNonUniformSMax\0"
    "spirv.GroupNonUniformSMin\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.GroupNonUniformShuffle",
    "$execution_scope operands attr-dict `:` type($value) `,` type($delta)\0"
    "spirv.GroupNonUniformShuffleDown\0"
    "spirv.GroupNonUniformShuffleUp\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($mask)\0"
    "spirv.GroupNonUniformShuffleXor\0"
    "spirv.GroupNonUniformUMax\0"
    "spirv.GroupNonUniformUMin\0"
    "spirv.GroupSMax\0"
    "spirv.GroupSMin\0"
    "spirv.GroupUMax\0"
    "spirv.GroupUMin\0"
    "spirv.IAdd\0"
    "` ` attr-dict `` operands `:` type($result)\0"
    "[\"type($operand1) = spirv_first_member(type($result))\", \"type($operand2) = spirv_first_member(type($result))\"]\0"
    "spirv.IAddCarry\0"
    "spirv.IEqual\0"
    "spirv.IMul\0"
    "$execution_scope $memory_scope $memory_semantics attr-dict\0"
    "spirv.INTEL.ControlBarrierArrive\0"
    "spirv.INTEL.ControlBarrierWait\0"
    "AnyOf<I16, AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "AnyOf<F32, AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.INTEL.ConvertBF16ToF\0"
    "spirv.INTEL.ConvertFToBF16\0"
    "spirv.INTEL.RoundFToTF32\0"
    "$ptr attr-dict `:` type($ptr) `->` type($value)\0"
    "spirv.INTEL.SubgroupBlockRead\0"
    "custom<Pointer>(type($ptr)) $ptr `,` $value `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict\0"
    "spirv.INTEL.SubgroupBlockWrite\0"
    "spirv.INotEqual\0"
    "spirv.ISub\0"
    "spirv.ISubBorrow\0"
    "!spirv.sampled_image\0"
    "$sampled_image attr-dict `:` type($sampled_image)\0"
    "TypesMatchWith<sampled_image,result>\0"
    "[\"type($result) = spirv_image(type($sampled_image))\"]\0"
    "spirv.Image\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<4>>>\0"
    "#spirv.image_operands\0"
    "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )\? attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )\? `->` type($result)\0"
    "SPIRV_DimIs\0"
    "SPIRV_MSOperandIs\0"
    "SPIRV_NoneOrElementMatchImage\0"
    "[\"type($dref) = f32\"]\0"
    "spirv.ImageDrefGather\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<4>>>\0"
    "$image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )\? attr-dict `:` type($image) `,` type($coordinate) ( `,` type($operand_arguments)^ )\? `->` type($result)\0"
    "SPIRV_DimIsNot\0"
    "SPIRV_SampledOperandIs\0"
    "spirv.ImageFetch\0"
    "$image attr-dict `:` type($image) `->` type($result)\0"
    "spirv.ImageQuerySize\0"
    "AnyOf<F16, F32, F64, AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.ImageRead\0"
    "$sampled_image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )\? attr-dict `:` type($sampled_image) `,` type($coordinate) ( `,` type($operand_arguments)^ )\? `->` type($result)\0"
    "SPIRV_ImageOperandIsPresent\0"
    "SPIRV_ExplicitLodOpInterface\0"
    "spirv.ImageSampleExplicitLod\0"
    "SPIRV_ImplicitLodOpInterface\0"
    "spirv.ImageSampleImplicitLod\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>\0"
    "[\"type($result) = spirv_image_element(type($sampled_image))\", \"type($dref) = f32\"]\0"
    "spirv.ImageSampleProjDrefImplicitLod\0"
    "$image `,` $coordinate `,` $texel custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )\? attr-dict `:` type($image) `,` type($coordinate) `,` type($texel) ( `,` type($operand_arguments)^ )\?\0"
    "spirv.ImageWrite\0"
    "$base_ptr `[` $element ($indices^)\? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)\? `->` type($result)\0"
    "spirv.InBoundsPtrAccessChain\0"
    "spirv.IsFinite\0"
    "spirv.IsInf\0"
    "spirv.IsNan\0"
    "$condition attr-dict\0"
    "spirv.KHR.AssumeTrue\0"
    "TypeAttrOf<!spirv.coopmatrix>\0"
    "attr-dict `:` $cooperative_matrix_type\0"
    "spirv.KHR.CooperativeMatrixLength\0"
    "!spirv.coopmatrix\0"
    "#spirv.coop_matrix_layout_khr\0"
    "$pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )\? ( `,` $alignment^ )\? attr-dict `:` type(operands) `->` type($result)\0"
    "spirv.KHR.CooperativeMatrixLoad\0"
    "#spirv.cooperative_matrix_operands_khr",
    "$a `,` $b `,` $c ( `,` $matrix_operands^ )\? attr-dict `:` type($a) `,` type($b) `->` type($c)\0"
    "AllTypesMatch<c,result>\0"
    "[\"type($result) = type($c)\"]\0"
    "spirv.KHR.CooperativeMatrixMulAdd\0"
    "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )\? ( `,` $alignment^ )\? attr-dict `:` type(operands)\0"
    "spirv.KHR.CooperativeMatrixStore\0"
    "spirv.KHR.GroupFMul\0"
    "spirv.KHR.GroupIMul\0"
    "AllOf<VectorOfNonZeroRankOf<AnyI<32>>, LengthIs<4>>\0"
    "spirv.KHR.SubgroupBallot\0"
    "spirv.Kill\0"
    "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))\0"
    "spirv.Load\0"
    "spirv.LogicalAnd\0"
    "spirv.LogicalEqual\0"
    "spirv.LogicalNot\0"
    "spirv.LogicalNotEqual\0"
    "spirv.LogicalOr\0"
    "!spirv.matrix\0"
    "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)\0"
    "spirv.MatrixTimesMatrix\0"
    "AnyOf<!spirv.matrix, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>\0"
    "operands attr-dict `:` type($matrix) `,` type($scalar)\0"
    "AllTypesMatch<matrix,result>\0"
    "[\"type($result) = type($matrix)\"]\0"
    "spirv.MatrixTimesScalar\0"
    "AllOf<!spirv.matrix, ElementType<AnyOf<F16, F32, F64>>>\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "operands attr-dict `:` type($matrix) `,` type($vector) `->` type($result)\0"
    "AllElementTypesMatch<vector,result>\0"
    "spirv.MatrixTimesVector\0"
    "spirv.MemoryBarrier\0"
    "spirv.Not\0"
    "spirv.Ordered\0"
    "spirv.PtrAccessChain\0"
    "spirv.PtrCastToGeneric\0"
    "spirv.Return\0"
    "spirv.ReturnValue\0"
    "spirv.SConvert\0"
    "spirv.SDiv\0"
    "#spirv.packed_vector_format\0"
    "$vector1 `,` $vector2 ( `,` $format^ )\? attr-dict `:` type($vector1) `->` type($result)\0"
    "spirv.SDot\0"
    "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )\? attr-dict `:` type($vector1) `->` type($result)\0"
    "AllTypesMatch<accumulator,result>\0"
    "[\"type($vector2) = type($vector1)\", \"type($result) = type($accumulator)\"]\0"
    "spirv.SDotAccSat\0"
    "spirv.SGreaterThan\0"
    "spirv.SGreaterThanEqual\0"
    "spirv.SLessThan\0"
    "spirv.SLessThanEqual\0"
    "spirv.SMod\0"
    "spirv.SMulExtended\0"
    "spirv.SNegate\0"
    "spirv.SRem\0"
    "spirv.SUDot\0"
    "spirv.SUDotAccSat\0"
    "operands attr-dict `:` type($condition) `,` type($result)\0"
    "spirv.Select\0"
    "operands attr-dict `:` type($operand1) `,` type($operand2)\0"
    "AllTypesMatch<operand1,result>\0"
    "[\"type($result) = type($operand1)\"]\0"
    "spirv.ShiftLeftLogical\0"
    "spirv.ShiftRightArithmetic\0"
    "spirv.ShiftRightLogical\0"
    "hook:spirv.SpecConstant\0"
    "`` custom<SymbolName>($sym_name) ` ` `(` custom<Symbols>($constituents) `)` `:` $type attr-dict\0"
    "spirv.SpecConstantComposite\0"
    "hook:spirv.SpecConstantOperation\0"
    "\"spirv.mlir.yield\"\0"
    "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict\0"
    "spirv.Store\0"
    "$selector `:` type($selector) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($selector)),$defaultTarget, $defaultOperands, type($defaultOperands), $literals, $targets, $targetOperands, type($targetOperands)) `]` attr-dict\0"
    "spirv.Switch\0"
    "operands attr-dict `:` type($matrix) `->` type($result)\0"
    "spirv.Transpose\0"
    "spirv.UConvert\0"
    "spirv.UDiv\0"
    "spirv.UDot\0"
    "spirv.UDotAccSat\0"
    "spirv.UGreaterThan\0"
    "spirv.UGreaterThanEqual\0"
    "spirv.ULessThan\0"
    "spirv.ULessThanEqual\0"
    "spirv.UMod\0"
    "spirv.UMulExtended\0"
    "spirv.Undef\0"
    "spirv.Unordered\0"
    "spirv.Unreachable\0"
    "#spirv.storage_class\0"
    "(`init` `(` $initializer^ `)`)\? attr-dict `:` custom<VariableType>(type($pointer), $storage_class)\0"
    "[\"type($initializer) = pointee(type($pointer))\"]\0"
    "spirv.Variable\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1>\0"
    "TypesMatchWith<vector,result>\0"
    "[\"type($result) = elem(type($vector))\"]\0"
    "spirv.VectorExtractDynamic\0"
    "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)\0"
    "TypesMatchWith<vector,component>\0"
    "AllTypesMatch<vector,result>\0"
    "[\"type($component) = elem(type($vector))\", \"type($result) = type($vector)\"]\0"
    "spirv.VectorInsertDynamic\0"
    "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)",
    "AllElementTypesMatch<vector1,vector2,result>\0"
    "spirv.VectorShuffle\0"
    "operands attr-dict `:` type($vector) `,` type($matrix) `->` type($result)\0"
    "spirv.VectorTimesMatrix\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4>>\0"
    "operands attr-dict `:` `(` type(operands) `)` `->` type($result)\0"
    "spirv.VectorTimesScalar\0"
    "#spirv.function_control\0"
    "hook:spirv.func\0"
    "$variable attr-dict `:` type($pointer)\0"
    "\"{$variable}_addr\"\0"
    "spirv.mlir.addressof\0"
    "#spirv.loop_control\0"
    "`` custom<Control>($loop_control) (`->` type($results)^)\? $body attr-dict\0"
    "spirv.mlir.loop\0"
    "HasParent<spirv.mlir.selection,spirv.mlir.loop>\0"
    "spirv.mlir.merge\0"
    "$spec_const attr-dict `:` type($reference)\0"
    "spirv.mlir.referenceof\0"
    "#spirv.selection_control\0"
    "`` custom<Control>($selection_control) (`->` type($results)^)\? $body attr-dict\0"
    "spirv.mlir.selection\0"
    "attr-dict $operand `:` type($operand)\0"
    "HasParent<spirv.SpecConstantOperation>\0"
    "spirv.mlir.yield\0"
    "#spirv.addressing_model\0"
    "#spirv.memory_model\0"
    "#spirv.vce\0"
    "`` custom<SymbolName>($sym_name) custom<Word>($addressing_model) custom<Word>($memory_model) (`requires` qualified($vce_triple)^)\? attr-dict-with-keyword $region0\0"
    "spirv.module\0"
    "TensorOf<AnyOf<AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat>>\0"
    "tensor.bitcast\0"
    "tensor.cast\0"
    "\"collapsed\"\0"
    "tensor.collapse_shape\0"
    "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)\0"
    "\"concat\"\0"
    "tensor.concat\0"
    "AnyOf<AnyUnrankedTensor, AnyNon0RankedTensor>\0"
    "tensor.dim\0"
    "`(`$dynamicSizes`)` attr-dict `:` type($result)\0"
    "[\"type($dynamicSizes) = index\"]\0"
    "tensor.empty\0"
    "\"expanded\"\0"
    "tensor.expand_shape\0"
    "$tensor `[` $indices `]` attr-dict `:` type($tensor)\0"
    "[\"type($result) = elem(type($tensor))\", \"type($indices) = index\"]\0"
    "\"extracted\"\0"
    "tensor.extract\0"
    "\"extracted_slice\"\0"
    "tensor.extract_slice\0"
    "AnyStaticShapeTensor\0"
    "$elements attr-dict `:` type($result)\0"
    "TypesMatchWith<result,elements>\0"
    "[\"type($elements) = repeat(elem(type($result)), product(shape(type($result))))\"]\0"
    "\"from_elements\"\0"
    "tensor.from_elements\0"
    "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)\? attr-dict `:` functional-type(operands, results)\0"
    "tensor.gather\0"
    "$dynamicExtents $body attr-dict `:` type($result)\0"
    "[\"type($dynamicExtents) = index\"]\0"
    "\"generated\"\0"
    "\"tensor.yield\"\0"
    "tensor.generate\0"
    "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)\0"
    "TypesMatchWith<dest,scalar>\0"
    "[\"type($result) = type($dest)\", \"type($scalar) = elem(type($dest))\", \"type($indices) = index\"]\0"
    "\"inserted\"\0"
    "tensor.insert\0"
    "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)\0"
    "[\"type($result) = type($dest)\", \"type($offsets) = index\", \"type($sizes) = index\", \"type($strides) = index\"]\0"
    "\"inserted_slice\"\0"
    "tensor.insert_slice\0"
    "$source (`nofold` $nofold^)\? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)\0"
    "[\"type($low) = index\", \"type($high) = index\"]\0"
    "\"padded\"\0"
    "tensor.pad\0"
    "ParallelCombiningOpInterface\0"
    "tensor.parallel_insert_slice\0"
    "\"rank\"\0"
    "tensor.rank\0"
    "AllOf<RankedTensorOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "tensor.reshape\0"
    "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)\? attr-dict `:` functional-type(operands, results)\0"
    "tensor.scatter\0"
    "$input (`[` $dynamicSizes^ `]`)\? attr-dict `:` type($aggregate)\0"
    "TypesMatchWith<aggregate,input>\0"
    "[\"type($input) = elem(type($aggregate))\", \"type($dynamicSizes) = index\"]\0"
    "\"splat\"\0"
    "tensor.splat\0"
    "HasParent<tensor.generate,tensor.pad>\0"
    "tosa\0"
    "`<` $rank `>`\0"
    "enum<@BlockSize>\0"
    "enum<@Level>\0"
    "enum<@NanPropagationMode>\0"
    "enum<@Profile>\0"
    "enum<@ResizeMode>\0"
    "enum<@SpecificationVersion>\0"
    "array<enum<@Profile>>\0"
    "`<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`",
    "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>\0"
    "InferShapedTypeOpInterface\0"
    "ResultsBroadcastableShape\0"
    "TosaElementwiseOperator\0"
    "TosaOpInterface\0"
    "QueryProfileInterface\0"
    "TosaResolvableShapeOperands\0"
    "tosa.abs\0"
    "tosa.add\0"
    "!tosa.shape\0"
    "TosaShapeOperatorWithSameRanks\0"
    "TosaShapeOperator\0"
    "tosa.add_shape\0"
    "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>\0"
    "AnyOf<I8, VectorOfNonZeroRankOf<I8>, AllOf<TensorOf<I8>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>\0"
    "#tosa.rounding_mode\0"
    "hook:tosa.apply_scale\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>\0"
    "#tosa.nan_mode\0"
    "hook:tosa.argmax\0"
    "InferShapedTypeOpAdaptor\0"
    "tosa.arithmetic_right_shift\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>\0"
    "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>\0"
    "tosa.avg_pool2d\0"
    "tosa.bitwise_and\0"
    "tosa.bitwise_not\0"
    "tosa.bitwise_or\0"
    "tosa.bitwise_xor\0"
    "tosa.cast\0"
    "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>\0"
    "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankAtLeast<1>>>\0"
    "#tosa.block_size\0"
    "hook:tosa.cast_from_block_scaled\0"
    "hook:tosa.cast_to_block_scaled\0"
    "tosa.ceil\0"
    "AnyOf<APIntAttr, FloatAttr>\0"
    "hook:tosa.clamp\0"
    "tosa.clz\0"
    "InferTensorTypeAdaptor\0"
    "tosa.concat\0"
    "tosa.concat_shape\0"
    "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>\0"
    "hook:tosa.cond_if\0"
    "\"tosa.yield\"\0"
    "AllShapesMatch<values,output>\0"
    "[\"type($output) = typeof($values)\"]\0"
    "tosa.const\0"
    "tosa.const_shape\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>\0"
    "tosa.conv2d",
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<5>>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<6>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>\0"
    "tosa.conv3d\0"
    "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>\0"
    "tosa.cos\0"
    "tosa.custom\0"
    "tosa.depthwise_conv2d\0"
    "tosa.dim\0"
    "tosa.div_ceil_shape\0"
    "tosa.div_floor_shape\0"
    "InferTensorType\0"
    "tosa.equal\0"
    "tosa.erf\0"
    "tosa.exp\0"
    "tosa.exp2_shape\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>\0"
    "ResultsAreFloatLike\0"
    "tosa.fft2d\0"
    "tosa.floor\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<I32, I64>>, NoDim<0>, RankIs<2>>>\0"
    "tosa.gather\0"
    "tosa.greater\0"
    "tosa.greater_equal\0"
    "tosa.identity\0"
    "AllOf<TensorOf<AnyOf<I32, I64>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>\0"
    "tosa.intdiv\0"
    "tosa.log\0"
    "tosa.log2_ceil_shape\0"
    "tosa.log2_floor_shape\0"
    "tosa.logical_and\0"
    "tosa.logical_left_shift\0"
    "tosa.logical_not\0"
    "tosa.logical_or\0"
    "tosa.logical_right_shift\0"
    "tosa.logical_xor\0"
    "tosa.matmul\0"
    "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>\0"
    "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankIs<3>>>\0"
    "hook:tosa.matmul_t_block_scaled\0"
    "hook:tosa.max_pool2d\0"
    "tosa.max_shape\0"
    "hook:tosa.maximum\0"
    "tosa.min_shape\0"
    "hook:tosa.minimum\0"
    "tosa.mod_shape\0"
    "AnyOf<UnrankedTensorOf<I8>, AllOf<RankedTensorOf<I8>, NoDim<0>, RankIs<1>, AllDims<1>>>\0"
    "tosa.mul\0"
    "tosa.mul_shape\0"
    "tosa.negate\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>, AllDims<1>>>\0"
    "tosa.pad\0"
    "tosa.pow\0"
    "tosa.reciprocal\0"
    "tosa.reduce_all\0"
    "tosa.reduce_any\0"
    "hook:tosa.reduce_max\0"
    "hook:tosa.reduce_min\0"
    "tosa.reduce_product\0"
    "tosa.reduce_sum\0"
    "AllOf<RankedTensorOf<AnyOf<I16, I32>>, RankIs<1>>\0"
    "AllOf<RankedTensorOf<I8>, RankIs<1>>\0"
    "hook:tosa.rescale\0"
    "tosa.reshape\0"
    "AllOf<!tosa.shape, TosaShapeRank<4>>\0"
    "AllOf<!tosa.shape, TosaShapeRank<2>>\0"
    "#tosa.resize_mode\0"
    "hook:tosa.resize\0"
    "tosa.reverse\0"
    "tosa.rfft2d\0"
    "tosa.rsqrt\0"
    "tosa.scatter\0"
    "tosa.select\0"
    "tosa.sigmoid\0"
    "tosa.sin\0"
    "tosa.slice\0"
    "AnyOf<UnrankedTensorOf<I32>, AllOf<RankedTensorOf<I32>, NoDim<0>, RankIs<1>, AllDims<1>>>\0"
    "tosa.slice_shape\0"
    "tosa.sub\0"
    "tosa.sub_shape\0"
    "tosa.table\0"
    "tosa.tanh\0"
    "tosa.tile\0"
    "AllElementTypesMatch<input1,output>\0"
    "tosa.transpose\0"
    "tosa.transpose_conv2d\0"
    "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)\0"
    "tosa.variable\0"
    "$name attr-dict `:` type($output1)\0"
    "tosa.variable_read\0"
    "$name attr-dict `,` $input1 `:` type($input1)",
    "tosa.variable_write\0"
    "hook:tosa.while_loop\0"
    "$inputs attr-dict `:` type($inputs)\0"
    "tosa.yield\0"
    "TransformParamTypeInterface\0"
    "TransformValueHandleTypeInterface\0"
    "`<` $operation_name `>`\0"
    "`<` `index` `=` $index `>`\0"
    "Implements<\"TransformHandleTypeInterface\">\0"
    "$target `with` `[` ($bounded_values^ `:` type($bounded_values))\? `]` `within` $lower_bounds `and` $upper_bounds attr-dict `:` type($target)\0"
    "TransformOpInterface\0"
    "transform.affine.simplify_bounded_affine_ops\0"
    "transform.affine.simplify_min_max_affine_ops\0"
    "($scope^ `:` type($scope))\? (`->` type($results)^)\? attr-dict-with-keyword regions\0"
    "PossibleTopLevelTransformOpTrait\0"
    "\"transform.yield\"\0"
    "transform.alternatives\0"
    "Implements<\"TransformParamTypeInterface\">\0"
    "$target $name attr-dict (`=` $param^)\?`:` type($target) (`,` type($param)^)\?\0"
    "transform.annotate\0"
    "`to` $target $patterns (`with` `type_converter` $default_type_converter_region^)\? attr-dict `:` type($target)\0"
    "ReportTrackingListenerFailuresOpTrait\0"
    "transform.apply_conversion_patterns\0"
    "$dialect_name attr-dict\0"
    "ConversionPatternDescriptorOpInterface\0"
    "transform.apply_conversion_patterns.dialect_to_llvm\0"
    "transform.apply_conversion_patterns.func.func_to_llvm\0"
    "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm\0"
    "transform.apply_conversion_patterns.gpu.gpu_to_nvvm\0"
    "`chipset` `=` $chipset attr-dict\0"
    "transform.apply_conversion_patterns.gpu.gpu_to_rocdl\0"
    "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm\0"
    "TypeConverterBuilderOpInterface\0"
    "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter\0"
    "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm\0"
    "transform.apply_conversion_patterns.scf.scf_to_control_flow\0"
    "transform.apply_conversion_patterns.scf.structural_conversions\0"
    "transform.apply_conversion_patterns.vector.vector_to_llvm\0"
    "`to` $target attr-dict `:` type($target)\0"
    "TransformEachOpTrait\0"
    "transform.apply_cse\0"
    "transform.apply_dce\0"
    "transform.apply_licm\0"
    "`to` $target $patterns attr-dict `:` type($target)\0"
    "transform.apply_patterns\0"
    "transform.apply_patterns.arm_neon.vector_contract_to_bfmmla\0"
    "transform.apply_patterns.arm_neon.vector_contract_to_i8mm\0"
    "transform.apply_patterns.arm_sve.vector_contract_to_bfmmla\0"
    "transform.apply_patterns.arm_sve.vector_contract_to_i8mm\0"
    "transform.apply_patterns.canonicalization\0"
    "transform.apply_patterns.gpu.eliminate_barriers\0"
    "transform.apply_patterns.gpu.gpu_rewrite_patterns\0"
    "(`chipset` `=` $chipset^)\? attr-dict\0"
    "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu\0"
    "`[` $m `,` $n `,` $k `]` attr-dict\0"
    "transform.apply_patterns.gpu.unroll_vectors_subgroup_mma\0"
    "transform.apply_patterns.linalg.decompose_pack_unpack\0"
    "transform.apply_patterns.linalg.decompose_pad\0"
    "transform.apply_patterns.linalg.erase_unnecessary_inputs\0"
    "transform.apply_patterns.linalg.fold_add_into_dest\0"
    "transform.apply_patterns.linalg.fold_pack_unpack_into_empty\0"
    "transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes\0"
    "transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices\0"
    "transform.apply_patterns.linalg.pad_vectorization\0"
    "transform.apply_patterns.linalg.tiling_canonicalization\0"
    "(`size_limit` `(` $size_limit^ `)`)\? attr-dict\0"
    "transform.apply_patterns.memref.alloc_to_alloca\0"
    "transform.apply_patterns.memref.expand_ops\0"
    "transform.apply_patterns.memref.expand_strided_metadata\0"
    "transform.apply_patterns.memref.extract_address_computations\0"
    "transform.apply_patterns.memref.fold_memref_alias_ops\0"
    "transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims\0"
    "transform.apply_patterns.scf.for_loop_canonicalization\0"
    "transform.apply_patterns.tensor.bubble_up_extract_slice\0"
    "transform.apply_patterns.tensor.decompose_concat\0"
    "transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion\0"
    "transform.apply_patterns.tensor.fold_into_pack_and_unpack\0"
    "transform.apply_patterns.tensor.fold_tensor_empty\0"
    "transform.apply_patterns.tensor.fold_tensor_subset_ops\0"
    "transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers\0"
    "transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice\0"
    "transform.apply_patterns.tensor.reassociative_reshape_folding",
    "(`aggressive` $aggressive^)\? attr-dict\0"
    "transform.apply_patterns.tensor.rewrite_as_constant\0"
    "transform.apply_patterns.vector.cast_away_vector_leading_one_dim\0"
    "transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops\0"
    "transform.apply_patterns.vector.drop_unit_dims_with_shape_cast\0"
    "transform.apply_patterns.vector.elementwise_to_vector\0"
    "transform.apply_patterns.vector.fold_arith_extension\0"
    "transform.apply_patterns.vector.interleave_to_shuffle\0"
    "transform.apply_patterns.vector.lower_bitcast\0"
    "transform.apply_patterns.vector.lower_broadcast\0"
    "enum<@VectorContractLowering>\0"
    "(`lowering_strategy` `=` $lowering_strategy^)\? attr-dict\0"
    "transform.apply_patterns.vector.lower_contraction\0"
    "transform.apply_patterns.vector.lower_create_mask\0"
    "transform.apply_patterns.vector.lower_gather\0"
    "transform.apply_patterns.vector.lower_interleave\0"
    "transform.apply_patterns.vector.lower_masked_transfers\0"
    "transform.apply_patterns.vector.lower_masks\0"
    "enum<@VectorMultiReductionLowering>\0"
    "transform.apply_patterns.vector.lower_multi_reduction\0"
    "transform.apply_patterns.vector.lower_outerproduct\0"
    "transform.apply_patterns.vector.lower_scan\0"
    "transform.apply_patterns.vector.lower_shape_cast\0"
    "(`max_transfer_rank` `=` $max_transfer_rank^)\? attr-dict\0"
    "transform.apply_patterns.vector.lower_transfer\0"
    "enum<@VectorTransposeLowering>\0"
    "oilist ( `lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` $avx2_lowering_strategy ) attr-dict\0"
    "transform.apply_patterns.vector.lower_transpose\0"
    "transform.apply_patterns.vector.materialize_masks\0"
    "transform.apply_patterns.vector.rank_reducing_subview_patterns\0"
    "transform.apply_patterns.vector.reduction_to_contract\0"
    "transform.apply_patterns.vector.rewrite_narrow_types\0"
    "transform.apply_patterns.vector.sink_mem_ops\0"
    "transform.apply_patterns.vector.sink_ops\0"
    "enum<@VectorTransferSplit>\0"
    "(`split_transfer_strategy` `=` $split_transfer_strategy^)\? attr-dict\0"
    "transform.apply_patterns.vector.split_transfer_full_partial\0"
    "transform.apply_patterns.vector.transfer_permutation_patterns\0"
    "oilist ( `max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll ) attr-dict\0"
    "transform.apply_patterns.vector.transfer_to_scf\0"
    "transform.apply_patterns.vector.unroll_from_elements\0"
    "transform.apply_patterns.vector.unroll_to_elements\0"
    "transform.apply_patterns.x86vector.sink_vector_producer_ops\0"
    "transform.apply_patterns.x86vector.vector_contract_bf16_to_fma\0"
    "transform.apply_patterns.x86vector.vector_contract_to_fma\0"
    "transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product\0"
    "$pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)\? `to` $target attr-dict `:` functional-type(operands, results)\0"
    "transform.apply_registered_pass\0"
    "transform.bufferization.buffer_loop_hoisting\0"
    "transform.bufferization.eliminate_empty_tensors\0"
    "AllOf<!transform.op, OperationName<\"tensor.empty\">>\0"
    "AllOf<!transform.op, OperationName<\"bufferization.alloc_tensor\">>\0"
    "FunctionalStyleTransformOpTrait\0"
    "transform.bufferization.empty_tensor_to_alloc_tensor\0"
    "enum<@LayoutMapOption>\0"
    "(`layout` `{` $function_boundary_type_conversion^ `}`)\? $target attr-dict `:` functional-type($target, results)\0"
    "transform.bufferization.one_shot_bufferize\0"
    "transform.cast\0"
    "AnyOf<Implements<\"TransformParamTypeInterface\">, Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformValueHandleTypeInterface\">>\0"
    "$matcher `in` $root attr-dict `:` functional-type($root, $results)\0"
    "transform.collect_matching\0"
    "$param (`,` $message^)\? (`at` $anchor^)\?attr-dict `:` type($param) (`,` type($anchor)^)\?\0"
    "MatchOpInterface\0"
    "NavigationTransformOpTrait\0"
    "transform.debug.emit_param_as_remark\0"
    "AnyOf<Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformValueHandleTypeInterface\">>\0"
    "$at `,` $message attr-dict `:` type($at)\0"
    "transform.debug.emit_remark_at\0"
    "$keys `at` $target attr-dict `:` functional-type(operands, results)\0"
    "transform.dlti.query\0"
    "$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results)^)\? $body attr-dict\0"
    "transform.foreach",
    "oilist( `restrict_root` $restrict_root | `flatten_results` $flatten_results ) `in` $root (`,` $forwarded_inputs^)\? custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:` functional-type(operands, results)\0"
    "\"updated_root, yielded...\"\0"
    "transform.foreach_match\0"
    "Implements<\"TransformValueHandleTypeInterface\">\0"
    "($function_name^)\? ($function^)\? ( `(` $inputs^ `)` )\? ( `->` $outputs^ )\? (`after` $insert_after^):(`before`)\? $insertion_point ($conversions^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.func.cast_and_call\0"
    "$function_name `at` $module attr-dict `:` functional-type(operands, results)\0"
    "transform.func.deduplicate_func_args\0"
    "$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module attr-dict `:` functional-type(operands, results)\0"
    "transform.func.replace_func_signature\0"
    "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)\0"
    "transform.get_consumers_of_result\0"
    "transform.get_defining_op\0"
    "$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, results)\0"
    "transform.get_operand\0"
    "transform.get_parent_op\0"
    "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)\0"
    "transform.get_producer_of_operand\0"
    "transform.get_result\0"
    "(`elemental` $elemental^)\? $value attr-dict `:`functional-type(operands, results)\0"
    "transform.get_type\0"
    "$target (`generate_gpu_launch` $generate_gpu_launch^)\? (`grid_dims` `=` $grid_dims^)\? attr-dict `:` functional-type($target, $result)\0"
    "transform.gpu.map_forall_to_blocks\0"
    "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)\? (`warp_size` `=` $warp_size^)\? attr-dict `:` functional-type($target, $result)\0"
    "transform.gpu.map_nested_forall_to_threads\0"
    "enum<@FailurePropagationMode>\0"
    "$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` functional-type($operands, $results)\0"
    "transform.include\0"
    "`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions\0"
    "transform.irdl.collect_matching\0"
    "$target attr-dict `:` functional-type($target, $transformed)\0"
    "transform.loop.coalesce\0"
    "transform.loop.forall_to_for\0"
    "transform.loop.forall_to_parallel\0"
    "$target `into` $source attr-dict `:` functional-type(operands, results)\0"
    "transform.loop.fuse_sibling\0"
    "transform.loop.hoist_loop_invariant_subsets\0"
    "transform.loop.outline\0"
    "transform.loop.parallel_for_to_nested_fors\0"
    "AllOf<!transform.op, OperationName<\"scf.for\">>\0"
    "transform.loop.peel\0"
    "transform.loop.pipeline\0"
    "transform.loop.promote_if_one_iteration\0"
    "transform.loop.unroll\0"
    "transform.loop.unroll_and_jam\0"
    "$operand_handle attr-dict `:` type($operand_handle)\0"
    "AtMostOneOpMatcher\0"
    "transform.match.operation_empty\0"
    "$operand_handle $op_names attr-dict `:` type($operand_handle)\0"
    "SingleOpMatcher\0"
    "transform.match.operation_name\0"
    "enum<@MatchCmpIPredicate>\0"
    "$predicate $param `,` $reference attr-dict `:` type($param)\0"
    "[\"type($reference) = type($param)\"]\0"
    "transform.match.param.cmpi\0"
    "(`failures` `(` $failure_propagation_mode^ `)`)\?$current `:` custom<SemiFunctionType>(type($current), type($outputs))attr-dict-with-keyword regions\0"
    "\"transform.match.structured.yield\"\0"
    "transform.match.structured\0"
    "StructuredPredicate\0"
    "transform.match.structured.body\0"
    "$operand_handle attr-dict `:` functional-type(operands, results)\0"
    "transform.match.structured.classify_contraction_dims\0"
    "transform.match.structured.classify_convolution_dims\0"
    "$operand_handle `[`custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))\0"
    "transform.match.structured.dim\0"
    "SingleValueMatcher\0"
    "transform.match.structured.elemental_bitwidth\0"
    "AnyOf<Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformValueHandleTypeInterface\">, !transform.affine_map>\0"
    "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))\0"
    "transform.match.structured.init",
    "transform.match.structured.input\0"
    "transform.match.structured.num_inits\0"
    "transform.match.structured.num_inputs\0"
    "$operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank), \"false\")\0"
    "transform.match.structured.rank\0"
    "$operand_handle `[` $position `]` (`any` $any^)\? (`single` $single^)\?attr-dict `:` functional-type(operands, results)\0"
    "transform.match.structured.result\0"
    "$handles attr-dict (`:` type($handles)^)\?\0"
    "transform.match.structured.yield\0"
    "AllOf<!transform.op, OperationName<\"memref.alloca\">>\0"
    "$alloca attr-dict `:` functional-type(operands, results)\0"
    "transform.memref.alloca_to_global\0"
    "transform.memref.erase_dead_alloc_and_stores\0"
    "transform.memref.make_loop_independent\0"
    "AllOf<!transform.op, OperationName<\"memref.alloc\">>\0"
    "transform.memref.multibuffer\0"
    "(`deduplicate` $deduplicate^)\? $handles attr-dict `:` type($result)\0"
    "[\"type($result) = type($handles)\"]\0"
    "transform.merge_handles\0"
    "hook:transform.named_sequence\0"
    "ParamProducerTransformOpTrait\0"
    "transform.num_associations\0"
    "transform.nvgpu.create_async_groups\0"
    "`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)\0"
    "transform.nvgpu.pipeline_shared_memory_copies\0"
    "transform.nvgpu.rewrite_copy_as_tma\0"
    "transform.nvgpu.rewrite_matmul_as_mma_sync\0"
    "$value attr-dict `->` type($param)\0"
    "transform.param.constant\0"
    "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)\0"
    "transform.pdl_match\0"
    "$target attr-dict (`:` type($target)^)\?\0"
    "transform.print\0"
    "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)\0"
    "AllTypesMatch<handles,replicated>\0"
    "[\"type($replicated) = type($handles)\"]\0"
    "transform.replicate\0"
    "$target (`take_else_branch` $take_else_branch^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.scf.take_assumed_branch\0"
    "$op_name `in` $target attr-dict `:` functional-type(operands, results)\0"
    "transform.select\0"
    "custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)\? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions\0"
    "\"transform\"\0"
    "transform.sequence\0"
    "`(` $params `)` attr-dict `:` functional-type(operands, results) $body\0"
    "transform.smt.constrain_params\0"
    "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), \"false\")\0"
    "transform.sparse_tensor.match.sparse_inout\0"
    "transform.split_handle\0"
    "!transform.any_value\0"
    "!transform.any_op\0"
    "[\"type($allocated_buffer) = !transform.any_value\", \"type($new_ops) = !transform.any_op\"]\0"
    "transform.structured.bufferize_to_allocation\0"
    "AnyOf<Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformParamTypeInterface\">>\0"
    "AllOf<I64Attr, IntNonNegative>\0"
    "$target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), type($chunk_sizes))\0"
    "transform.structured.continuous_tile_sizes\0"
    "transform.structured.convert_conv2d_to_img2col\0"
    "transform.structured.convert_to_loops\0"
    "transform.structured.decompose\0"
    "transform.structured.decompose_interface\0"
    "transform.structured.decompose_winograd_op\0"
    "transform.structured.eliminate_empty_tensors\0"
    "transform.structured.flatten_elementwise\0"
    "$target oilist( `tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes) | `interchange` custom<DynamicIndexList>($tile_interchange, $static_tile_interchange) ) attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.fuse\0"
    "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.fuse_into_containing_op\0"
    "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")\0"
    "transform.structured.generalize\0"
    "$target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.gpu.map_copy_to_threads\0"
    "$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.hoist_pad",
    "$target `above` $loop (`,` `transpose` `by` $transpose^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.hoist_pad.build_packing_loop_nest\0"
    "transform.structured.hoist_redundant_vector_broadcasts\0"
    "transform.structured.hoist_redundant_vector_transfers\0"
    "transform.structured.insert_slice_to_copy\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayNonNegative>\0"
    "$target (`iterator_interchange` `=` $iterator_interchange^)\? attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")\0"
    "transform.structured.interchange\0"
    "transform.structured.linalg_copy_to_memref\0"
    "AllOf<!transform.op, OperationName<\"linalg.pack\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.pad\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.expand_shape\">>\0"
    "AllOf<!transform.op, OperationName<\"linalg.transpose\">>\0"
    "transform.structured.lower_pack\0"
    "AllOf<!transform.op, OperationName<\"linalg.unpack\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.collapse_shape\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.extract_slice\">>\0"
    "transform.structured.lower_unpack\0"
    "enum<@MatchInterfaceEnum>\0"
    "(`ops` `{` $ops^ `}`)\? (`interface` `{` $interface^ `}`)\? (`attributes` $op_attrs^)\? (`filter_result_type` `=` $filter_result_type^)\? (`filter_operand_types` `=` $filter_operand_types^)\? `in` $target attr-dict `:` functional-type($target, results)\0"
    "transform.structured.match\0"
    "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))\0"
    "transform.structured.multitile_sizes\0"
    "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pack\0"
    "AllOf<DenseI64ArrayAttr, AnyOf<DenseArrayCount<0>, DenseArrayCount<3>>>\0"
    "$target oilist( `matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes) (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)\? `matmul_inner_dims_order` `=` $matmul_inner_dims_order ) attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pack_greedily\0"
    "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^ )\? (`inner_perm` `=` $inner_perm^ )\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pack_transpose\0"
    "$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)\? (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pad\0"
    "$target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)\? (`pad_to_multiple_of` $pad_to_multiple_of^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pad_tiling_interface\0"
    "transform.structured.promote\0"
    "(`to` $memory_space^)\? $tensor attr-dict `:` type($tensor)\0"
    "[\"type($promoted) = type($tensor)\"]\0"
    "transform.structured.promote_tensor\0"
    "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement), \"false\")\0"
    "transform.structured.replace\0"
    "transform.structured.rewrite_in_destination_passing_style\0"
    "transform.structured.scalarize\0"
    "transform.structured.specialize\0"
    "hook:transform.structured.split\0"
    "$target attr-dict `:`functional-type(operands, results)\0"
    "transform.structured.split_reduction\0"
    "$target (`reduction_dims` `=` $reduction_dims^)\? `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_reduction_using_for\0"
    "$target (`reduction_dims` `=` $reduction_dims^)\? `by` (`num_threads` `=` $num_threads^)\? (`tile_sizes` `=` $tile_sizes^)\? (`mapping` `=` $mapping^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_reduction_using_forall\0"
    "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=` $interchange^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_using_for",
    "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_using_forall\0"
    "transform.structured.transpose_conv2d\0"
    "enum<@TransposeMatmulInput>\0"
    "$target (`<` $inputToTranspose^ `>`)\? attr-dict `:` functional-type($target, results)\0"
    "transform.structured.transpose_matmul\0"
    "$target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes, $scalable_sizes)) attr-dict `:` type($target)(`,`type($vector_sizes)^)\?\0"
    "transform.structured.vectorize\0"
    "transform.structured.vectorize_children_and_apply_patterns\0"
    "transform.structured.winograd_conv2d\0"
    "transform.tensor.make_loop_independent\0"
    "`<` $name `>` (`selected_region` `=` custom<AlternativesOpSelectedRegion>( $selected_region_attr, $selected_region_param)^)\? attr-dict-with-keyword (`:` type($selected_region_param)^)\? (`->` type($results)^)\? regions\0"
    "transform.tune.alternatives\0"
    "`<` $name `>` (`=` $selected^ `from`)\? `options` `=` $options attr-dict `->` type(results)\0"
    "transform.tune.knob\0"
    "(`ignore_dynamic_info` $ignore_dynamic_info^)\? attr-dict\0"
    "transform.type_conversion.tensor.cast_shape_dynamic_dims\0"
    "transform.verify\0"
    "($root^ `:` type($root))\? attr-dict-with-keyword regions\0"
    "transform.with_pdl_patterns\0"
    "$target `input_sg_layout` `=` custom<DynamicIndexList>($input_sg_layout, $static_input_sg_layout) `input_sg_data` `=` custom<DynamicIndexList>($input_sg_data, $static_input_sg_data) (`input_inst_data` `=` custom<DynamicIndexList>($input_inst_data, $static_input_inst_data)^)\? `target_sg_layout` `=` custom<DynamicIndexList>($target_sg_layout, $static_target_sg_layout) `target_sg_data` `=` custom<DynamicIndexList>($target_sg_data, $static_target_sg_data) (`target_inst_data` `=` custom<DynamicIndexList>($target_inst_data, $static_target_inst_data)^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.xegpu.convert_layout\0"
    "transform.xegpu.get_desc_op\0"
    "$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.xegpu.insert_prefetch\0"
    "$target `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)\? (`slice_dims` `=` $slice_dims^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.xegpu.set_desc_layout\0"
    "$target `threads` `=` custom<DynamicIndexList>($threads, $static_threads) attr-dict `:` qualified(type(operands))\0"
    "transform.xegpu.set_gpu_launch_threads\0"
    "$target (`result` $result^)\? (`index` `=` $index^)\? `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)\? (`slice_dims` `=` $slice_dims^)\? attr-dict `:` qualified(type(operands))\0"
    "transform.xegpu.set_op_layout_attr\0"
    "operands attr-dict (`:` type($operands)^)\?\0"
    "transform.yield\0"
    "PoisonAttrInterface\0"
    "Implements<\"PoisonAttrInterface\">\0"
    "attr-dict (`<` $value^ `>`)\? `:` type($result)\0"
    "ub.unreachable\0"
    "vcix\0"
    "AnyOf<I32Attr, I64Attr>\0"
    "vcix.v.iv\0"
    "AnyOf<LLVM_AnyVector, I64, I32, F16, F32, F64>\0"
    "vcix.v.sv\0"
    "enum<@PrintPunctuation>\0"
    "AllRanksMatch<source,result>\0"
    "vector.bitcast\0"
    "$source attr-dict `:` type($source) `to` type($vector)\0"
    "vector.broadcast\0"
    "FixedVectorOfNonZeroRankOf<I1>\0"
    "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)\0"
    "vector.compressstore\0"
    "VectorOfAnyRankOf<I1>\0"
    "$mask_dim_sizes attr-dict `:` type(results)\0"
    "vector.constant_mask\0"
    "ArrayOf<#vector.iterator_type>\0"
    "#vector.kind\0"
    "hook:vector.contract\0"
    "IndexingMapOpInterface\0"
    "SameElementType<Result0,Operand2>\0"
    "MaskableOpInterface\0"
    "$operands attr-dict `:` type(results)\0"
    "[\"type($operands) = index\"]",
    "vector.create_mask\0"
    "$source attr-dict `:` type($source) `->` type($res1)\0"
    "SourceVectorEvenElementCount\0"
    "ResultIsHalfSourceVectorType<source,res1>\0"
    "AllTypesMatch<res1,res2>\0"
    "[\"type($res1) = with(type($source), shape = concat(slice(shape(type($source)), 0, rank(type($source)) - 1), [shape(type($source))[rank(type($source)) - 1] / 2]))\", \"type($res2) = type($res1)\"]\0"
    "vector.deinterleave\0"
    "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "vector.expandload\0"
    "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($source)\0"
    "[\"type($dynamic_position) = index\"]\0"
    "$source attr-dict `:` type($source) `to` type(results)\0"
    "vector.extract_strided_slice\0"
    "VectorOfAnyRankOf<AnyFloat>\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)\0"
    "AllTypesMatch<lhs,rhs,acc,result>\0"
    "[\"type($rhs) = type($lhs)\", \"type($acc) = type($lhs)\", \"type($result) = type($lhs)\"]\0"
    "vector.fma\0"
    "AnyFixedVectorOfAnyRank\0"
    "$elements attr-dict `:` type($dest)\0"
    "ShapedTypeMatchesElementCountAndTypes\0"
    "[\"type($elements) = repeat(elem(type($dest)), product(shape(type($dest))))\"]\0"
    "vector.from_elements\0"
    "AnyOf<AnyTensor, AnyMemRef>\0"
    "VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>\0"
    "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "[\"type($offsets) = index\"]\0"
    "vector.gather\0"
    "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($valueToStore) `into` type($dest)\0"
    "AllTypesMatch<dest,result>\0"
    "[\"type($result) = type($dest)\", \"type($dynamic_position) = index\"]\0"
    "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)\0"
    "[\"type($result) = type($dest)\"]\0"
    "vector.insert_strided_slice\0"
    "ResultIsDoubleSourceVectorType\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = vector_last_dim_times_2(type($lhs))\"]\0"
    "vector.interleave\0"
    "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)\0"
    "vector.load\0"
    "hook:vector.mask\0"
    "MaskingOpInterface\0"
    "\"vector.yield\"\0"
    "vector.maskedload\0"
    "vector.maskedstore\0"
    "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)\0"
    "AllTypesMatch<dest,acc>\0"
    "[\"type($acc) = type($dest)\"]\0"
    "vector.multi_reduction\0"
    "hook:vector.outerproduct\0"
    "SameElementType<Result0,Operand1>\0"
    "AnyOf<AnyVectorOfAnyRank, AnyInteger, Index, AnyFloat>\0"
    "#vector.punctuation\0"
    "($source^ `:` type($source))\? oilist( `str` $stringLiteral | `punctuation` $punctuation) attr-dict\0"
    "LiteralStandsAlone\0"
    "vector.print\0"
    "$kind `,` $vector (`,` $acc^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($vector) `into` type($dest)\0"
    "OptionalTypesMatchWith<dest,acc>\0"
    "vector.reduction\0"
    "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>\0"
    "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)\0"
    "AllElementTypesMatch<source,result>\0"
    "PositionAligned<ResultVectorType>\0"
    "vector.scalable.extract\0"
    "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)\0"
    "AllElementTypesMatch<valueToStore,dest>\0"
    "PositionAligned<SourceVectorType>\0"
    "vector.scalable.insert\0"
    "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)\0"
    "AllTypesMatch<source,dest>\0"
    "AllTypesMatch<initial_value,accumulated_value>\0"
    "[\"type($dest) = type($source)\", \"type($accumulated_value) = type($initial_value)\"]\0"
    "vector.scan\0"
    "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)\?\0"
    "vector.scatter\0"
    "vector.shape_cast\0"
    "operands $mask attr-dict `:` type(operands)\0"
    "vector.shuffle\0"
    "AllOf<VectorOfNonZeroRankOf<Index>, RankIs<1>>\0"
    "vector.step\0"
    "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)\0"
    "vector.store\0"
    "[\"type($elements) = repeat(elem(type($source)), product(shape(type($source))))\"]\0"
    "vector.to_elements\0"
    "hook:vector.transfer_read\0"
    "VectorTransferOpInterface\0"
    "hook:vector.transfer_write",
    "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)\0"
    "vector.transpose\0"
    "$memref attr-dict `:` type($memref) `to` type($result)\0"
    "vector.type_cast\0"
    "[\"type($res) = index\"]\0"
    "\"vscale\"\0"
    "vector.vscale\0"
    "vector.yield\0"
    "wasmssa\0"
    "`[` $min `` `:` ($max^)\? `]`\0"
    "`ref` `to` $elementType\0"
    "!wasmssa.limit\0"
    "$reference $limit\0"
    "$src`:` type($src) attr-dict\0"
    "AllTypesMatch<src,result>\0"
    "[\"type($result) = type($src)\"]\0"
    "wasmssa.abs\0"
    "AnyOf<I32, I64, F32, F64>\0"
    "$lhs $rhs `:` type($lhs) attr-dict\0"
    "AllTypesMatch<lhs,rhs,result>\0"
    "wasmssa.add\0"
    "wasmssa.and\0"
    "AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>\0"
    "(`(`$inputs^`)` `:` type($inputs))\? attr-dict `:` $body `>` $target\0"
    "LabelLevelOpInterface\0"
    "wasmssa.block\0"
    "($inputs^ `:` type($inputs))\? attr-dict\0"
    "LabelBranchingOpInterface\0"
    "wasmssa.block_return\0"
    "UI32Attr\0"
    "$condition `to` `level` $exitLevel (`with` `args` `(`$inputs^ `:` type($inputs)`)`)\? `else` $elseSuccessor attr-dict\0"
    "[\"type($condition) = i32\"]\0"
    "wasmssa.branch_if\0"
    "$callee (`(`$operands^`)`)\? attr-dict `:` functional-type($operands, $results)\0"
    "wasmssa.call\0"
    "wasmssa.ceil\0"
    "wasmssa.clz\0"
    "ConstantExprOpTrait\0"
    "wasmssa.const\0"
    "$input `:` type($input) `to` type($result) attr-dict\0"
    "wasmssa.convert_s\0"
    "wasmssa.convert_u\0"
    "wasmssa.copysign\0"
    "wasmssa.ctz\0"
    "F64\0"
    "wasmssa.demote\0"
    "wasmssa.div\0"
    "wasmssa.div_si\0"
    "wasmssa.div_ui\0"
    "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = i32\"]\0"
    "wasmssa.eq\0"
    "$input`:` type($input) `->` type($result) attr-dict\0"
    "wasmssa.eqz\0"
    "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict\0"
    "AllTypesMatch<input,result>\0"
    "wasmssa.extend\0"
    "$input `to` type($result) attr-dict\0"
    "[\"type($input) = i32\", \"type($result) = i64\"]\0"
    "wasmssa.extend_i32_s\0"
    "wasmssa.extend_i32_u\0"
    "wasmssa.floor\0"
    "hook:wasmssa.func\0"
    "wasmssa.ge\0"
    "wasmssa.ge_si\0"
    "wasmssa.ge_ui\0"
    "TypeAttrOf<AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>>\0"
    "hook:wasmssa.global\0"
    "ConstantExpressionInitializerOpTrait\0"
    "$global attr-dict `:` type($global_val)\0"
    "wasmssa.global_get\0"
    "wasmssa.gt\0"
    "wasmssa.gt_si\0"
    "wasmssa.gt_ui\0"
    "$condition (`(`$inputs^`)` `:` type($inputs))\? attr-dict `:` $if custom<ElseRegion>($else) `>` $target\0"
    "wasmssa.if\0"
    "$importName `from` $moduleName `as` $sym_name attr-dict\0"
    "ImportOpInterface\0"
    "wasmssa.import_func\0"
    "hook:wasmssa.import_global\0"
    "TypeAttrOf<!wasmssa.limit>\0"
    "wasmssa.import_mem\0"
    "TypeAttrOf<!wasmssa.tabletype>\0"
    "wasmssa.import_table\0"
    "wasmssa.le\0"
    "wasmssa.le_si\0"
    "wasmssa.le_ui\0"
    "!wasmssa.local\0"
    "`of` `type` $type attr-dict\0"
    "[\"type($result) = !wasmssa.local(typeof($type))\"]\0"
    "$localVar `:` type($localVar) attr-dict\0"
    "[\"type($result) = type($localVar).elementType\"]\0"
    "wasmssa.local_get\0"
    "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict\0"
    "wasmssa.local_set\0"
    "wasmssa.local_tee\0"
    "wasmssa.loop\0"
    "wasmssa.lt\0"
    "wasmssa.lt_si\0"
    "wasmssa.lt_ui\0"
    "wasmssa.max\0"
    "(`exported` $exported^)\? $sym_name $limits attr-dict\0"
    "wasmssa.memory\0"
    "wasmssa.min\0"
    "wasmssa.mul\0"
    "wasmssa.ne\0"
    "wasmssa.neg\0"
    "wasmssa.or\0"
    "wasmssa.popcnt\0"
    "wasmssa.promote\0"
    "$input `:` type($input) `as` type($result) attr-dict\0"
    "wasmssa.reinterpret\0"
    "wasmssa.rem_si\0"
    "wasmssa.rem_ui\0"
    "wasmssa.return\0"
    "$val `by` $bits `bits` `:` type($val) attr-dict\0"
    "AllTypesMatch<val,bits,result>\0"
    "[\"type($bits) = type($val)\", \"type($result) = type($val)\"]\0"
    "wasmssa.rotl\0"
    "wasmssa.rotr\0"
    "wasmssa.shl\0"
    "wasmssa.shr_s\0"
    "wasmssa.shr_u\0"
    "wasmssa.sqrt\0"
    "wasmssa.sub\0"
    "(`exported` $exported^)\? $sym_name $type attr-dict\0"
    "wasmssa.table\0"
    "wasmssa.trunc\0"
    "wasmssa.wrap\0"
    "wasmssa.xor\0"
    "x86vector\0"
    "MemRefOf<AnyOf<BF16, F16>>\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 8>>\0"
    "$a attr-dict`:` type($a)`->` type($dst)\0"
    "X86IntrinsicOpInterface\0"
    "x86vector.avx.bcst_to_f32.packed\0"
    "x86vector.avx.cvt.packed.even.indexed_to_f32\0"
    "x86vector.avx.cvt.packed.odd.indexed_to_f32\0"
    "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 8>>\0"
    "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 32>>\0"
    "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)\0"
    "AllTypesMatch<w,dst>\0"
    "TypesMatchWith<w,a>\0"
    "[\"type($b) = type($a)\", \"type($dst) = type($w)\", \"type($a) = vector([shape(type($w))[0] * 4], i8)\"]\0"
    "x86vector.avx.dot.i8\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>",
    "$a `,` $b attr-dict `:` type($res)\0"
    "x86vector.avx.intr.dot\0"
    "$a attr-dict `:` type($a)\0"
    "x86vector.avx.rsqrt\0"
    "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<8, 16>>\0"
    "$a attr-dict `:` type($a) `->` type($dst)\0"
    "AllElementCountsMatch<a,dst>\0"
    "x86vector.avx512.cvt.packed.f32_to_bf16\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 8, 16>>\0"
    "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<8, 16, 32>>\0"
    "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)\0"
    "TypesMatchWith<src,a>\0"
    "[\"type($b) = type($a)\", \"type($dst) = type($src)\", \"type($a) = vector([shape(type($src))[0] * 2], bf16)\"]\0"
    "x86vector.avx512.dot\0"
    "AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<16, 8>>\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>\0"
    "$k `,` $a (`,` $src^)\? attr-dict `:` type($dst) (`,` type($src)^)\?\0"
    "AllTypesMatch<a,dst>\0"
    "TypesMatchWith<dst,k>\0"
    "[\"type($dst) = type($a)\", \"type($k) = vector([shape(type($dst))[0]], i1)\"]\0"
    "x86vector.avx512.mask.compress\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>\0"
    "AnyOf<I16, I8>\0"
    "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,a,dst>\0"
    "TypesMatchWith<dst,imm>\0"
    "[\"type($a) = type($src)\", \"type($dst) = type($src)\", \"type($imm) = int(shape(type($dst))[0])\", \"type($k) = i32\", \"type($rounding) = i32\"]\0"
    "x86vector.avx512.mask.rndscale\0"
    "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,a,b,dst>\0"
    "[\"type($a) = type($src)\", \"type($b) = type($src)\", \"type($dst) = type($src)\", \"type($k) = int(shape(type($dst))[0])\", \"type($rounding) = i32\"]\0"
    "x86vector.avx512.mask.scalef\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, I64>>, LengthIs<16, 8>>\0"
    "$a `,` $b attr-dict `:` type($a)\0"
    "TypesMatchWith<a,k1>\0"
    "TypesMatchWith<a,k2>\0"
    "[\"type($b) = type($a)\", \"type($k1) = vector([shape(type($a))[0]], i1)\", \"type($k2) = vector([shape(type($a))[0]], i1)\"]\0"
    "x86vector.avx512.vp2intersect\0"
    "xegpu\0"
    "#xegpu.mem_layout\0"
    "hook:xegpu.mem_desc\0"
    "hook:xegpu.tensor_desc\0"
    "#xegpu.memory_space\0"
    "enum<@CachePolicy>\0"
    "enum<@FenceScope>\0"
    "DistributeLayoutAttr\0"
    "hook:xegpu.mem_layout\0"
    "enum<@MemorySpace>\0"
    "`<` `[`$start `,` $end `]` `>`\0"
    "`<` qualified($parent) `,` `dims` `=` $dims `>`\0"
    "$nbarrier_num attr-dict\0"
    "xegpu.alloc_nbarrier\0"
    "!xegpu.tensor_desc\0"
    "FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>\0"
    "Implements<\"DistributeLayoutAttr\">\0"
    "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` qualified(type($tensorDesc)) `,` type($mask) `,` type($value) `->` type($result)\0"
    "MemoryEffects<Read,Write>\0"
    "AllElementTypesMatch<tensorDesc,value,result>\0"
    "AllShapesMatch<tensorDesc,value,result>\0"
    "AnchorLayoutInterface\0"
    "xegpu.atomic_rmw\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4, 5, 6>>\0"
    "$source prop-dict attr-dict `:` type($source)\0"
    "AllTypesMatch<source,result>\0"
    "[\"type($result) = type($source)\"]\0"
    "AnyOf<AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>, StaticShape, SharedMemory>, AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<2>, StaticShape, SharedMemory>>\0"
    "!xegpu.mem_desc\0"
    "$source prop-dict attr-dict `` `:` type($source) `->` qualified(type($mem_desc))\0"
    "AllMemSizesMatch<source,mem_desc>\0"
    "xegpu.create_mem_desc\0"
    "AnyOf<AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankAtLeast<1>>, UI<64>, UI<32>, I64, I32>\0"
    "$source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) (`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^ `,` `strides``:` custom<DynamicIndexList>($strides, $const_strides))\? attr-dict `:` type($source) `->` qualified(type($TensorDesc))",
    "[\"type($offsets) = index\", \"type($shape) = index\", \"type($strides) = index\"]\0"
    "xegpu.create_nd_tdesc\0"
    "AnyOf<AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>>, UI<64>, UI<32>, I64, I32>\0"
    "FixedVectorOfNonZeroRankOf<Index>\0"
    "$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) `->` qualified(type($TensorDesc))\0"
    "xegpu.create_tdesc\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, AnyVectorOfNonZeroRank, RankIs<1, 2, 3>>\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, AnyVectorOfNonZeroRank, RankIs<1, 2>>\0"
    "$lhs `,` $rhs (`,` $acc^)\? attr-dict `:` type($lhs)`,` type($rhs) (`,` type($acc)^)\? `->` type($result)\0"
    "AllElementTypesMatch<lhs,rhs>\0"
    "xegpu.dpas\0"
    "#xegpu.fence_scope\0"
    "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict\0"
    "xegpu.fence\0"
    "!xegpu.nbarrier\0"
    "$nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num) `->` qualified(type($result))\0"
    "[\"type($nbarrier_id) = i8\", \"type($participant_thread_num) = i8\", \"type($result) = !xegpu.nbarrier\"]\0"
    "xegpu.init_nbarrier\0"
    "AnyOf<!xegpu.tensor_desc, AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>>, UI<64>, UI<32>, I64, I32>\0"
    "AnyOf<FixedVectorOfNonZeroRankOf<Index>, Index>\0"
    "AnyOf<FixedVectorOfNonZeroRankOf<I1>, I1>\0"
    "AnyOf<FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>\0"
    "#xegpu.cache_hint\0"
    "$source (`[` $offsets^ `]`)\? `,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)\0"
    "xegpu.load\0"
    "$mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands) `->` type(results)\0"
    "AllElementTypesMatch<mem_desc,res>\0"
    "xegpu.load_matrix\0"
    "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc)) `->` type($value)\0"
    "AllElementTypesMatch<value,TensorDesc>\0"
    "xegpu.load_nd\0"
    "$nbarrier attr-dict `:` qualified(type($nbarrier))\0"
    "[\"type($nbarrier) = !xegpu.nbarrier\"]\0"
    "xegpu.nbarrier_arrive\0"
    "xegpu.nbarrier_wait\0"
    "$source (`[` $offsets^ `]`)\? prop-dict attr-dict `:` type(operands)\0"
    "xegpu.prefetch\0"
    "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc))\0"
    "xegpu.prefetch_nd\0"
    "$value `,` $dest (`[` $offsets^ `]`)\? `,` $mask prop-dict attr-dict `:` type(operands)\0"
    "xegpu.store\0"
    "$data `,` $mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands)\0"
    "AllElementTypesMatch<mem_desc,data>\0"
    "xegpu.store_matrix\0"
    "$value `,` $TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` type($value) `,` qualified(type($TensorDesc))\0"
    "xegpu.store_nd\0"
    "$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($result))\0"
    "AllTypesMatch<TensorDesc,result>\0"
    "[\"type($result) = type($TensorDesc)\", \"type($offsets) = index\"]\0"
    "xegpu.update_nd_offset\0"
    "$TensorDesc `,` $offsets attr-dict `:` qualified(type($TensorDesc)) `,` type($offsets)\0"
    "[\"type($result) = type($TensorDesc)\"]\0"
    "xegpu.update_offset\0"
    "xevm\0"
    "enum<@AddrSpace>\0"
    "enum<@MemScope>\0"
    "enum<@ElemType>\0"
    "(`<` struct($O, $triple, $chip, $flags, $linkFiles)^ `>`)\?\0"
    "AnyOf<I8, I16, I32, I64, AllOf<FixedVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>, AnyVectorOfNonZeroRank, RankIs<1>>>\0"
    "#xevm.load_cache_control",
    "operands prop-dict attr-dict `:` functional-type(operands, results)\0"
    "xevm.blockload\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, F32, TF32, F16, BF16>>, AnyVectorOfNonZeroRank, RankIs<1>>\0"
    "[\"type($base_width) = i32\", \"type($base_height) = i32\", \"type($base_pitch) = i32\", \"type($x) = i32\", \"type($y) = i32\"]\0"
    "xevm.blockload2d\0"
    "operands prop-dict attr-dict `:` `(` type(operands) `)`\0"
    "xevm.blockprefetch2d\0"
    "#xevm.store_cache_control\0"
    "xevm.blockstore\0"
    "xevm.blockstore2d\0"
    "xevm.group_count.x\0"
    "xevm.group_count.y\0"
    "xevm.group_count.z\0"
    "xevm.group_id.x\0"
    "xevm.group_id.y\0"
    "xevm.group_id.z\0"
    "xevm.lane_id\0"
    "xevm.local_id.x\0"
    "xevm.local_id.y\0"
    "xevm.local_id.z\0"
    "xevm.local_size.x\0"
    "xevm.local_size.y\0"
    "xevm.local_size.z\0"
    "#xevm.mem_scope\0"
    "#xevm.addr_space\0"
    "xevm.memfence\0"
    "#xevm.mma_shape\0"
    "#xevm.mma_types\0"
    "$a `,` $b (`,` $c^)\? ` ` `{` `shape` `=` $shape `,` `types` `=` $types `}` attr-dict `:` functional-type(operands, results)\0"
    "xevm.mma\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<4>>>\0"
    "xevm.prefetch\0"
    "xevm.subgroup_id\0"
    "xevm.subgroup_size",
};

static const unsigned char rows[] = {
    167, 9, 0, 0, 0, 0, 0, 54, 0, 0, 0, 2, 2, 0, 15, 0, 12, 212, 10, 3, 0, 0, 78, 253, 0,
    0, 0, 54, 0, 16, 0, 0, 0, 0, 0, 0, 0, 12, 1, 9, 12, 2, 0, 0, 116, 65, 4, 0, 0, 70,
    0, 33, 0, 17, 0, 3, 20, 0, 4, 13, 4, 215, 10, 3, 0, 0, 220, 52, 0, 0, 0, 103, 0, 5, 0,
    24, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 239, 190, 0, 0, 0, 108, 0, 51, 0, 0, 0, 0,
    25, 0, 2, 17, 6, 0, 0, 0, 0, 0, 137, 66, 1, 0, 0, 159, 0, 7, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 89, 71, 1, 0, 0, 166, 0, 68, 0, 0, 0, 0, 27, 0, 3, 23, 3, 218,
    10, 3, 0, 0, 212, 96, 1, 0, 0, 234, 0, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 220, 10, 1, 0,
    0, 132, 16, 0, 0, 0, 20, 1, 29, 0, 30, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 120,
    1, 0, 0, 49, 1, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 7, 4, 0, 0, 136, 124, 1, 0, 0,
    56, 1, 2, 0, 36, 0, 31, 67, 0, 23, 0, 0, 0, 0, 0, 0, 0, 20, 66, 1, 0, 0, 58, 1, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 173, 6, 1, 0, 0, 17, 30, 0, 0, 0, 62, 1, 29, 0, 0, 0,
    0, 90, 0, 1, 26, 1, 173, 6, 1, 0, 0, 248, 138, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 91, 0,
    6, 0, 0, 0, 0, 0, 0, 0, 13, 140, 1, 0, 0, 91, 1, 49, 0, 97, 0, 7, 104, 0, 1, 27, 1,
    0, 0, 0, 0, 0, 46, 35, 0, 0, 0, 140, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 171, 9, 0, 0, 0, 145, 1, 66, 0, 0, 0, 0, 105, 0, 21, 28, 12, 173, 6, 1, 1, 1, 246,
    27, 0, 0, 0, 211, 1, 26, 0, 0, 0, 0, 126, 0, 1, 40, 1, 0, 0, 0, 0, 0, 1, 212, 1, 0,
    0, 237, 1, 17, 0, 127, 0, 2, 129, 0, 2, 41, 1, 0, 0, 0, 0, 0, 247, 217, 1, 0, 0, 254, 1,
    99, 0, 0, 0, 0, 131, 0, 6, 42, 9, 172, 6, 5, 0, 0, 132, 60, 4, 0, 1, 97, 2, 28, 1, 137,
    0, 7, 144, 0, 70, 51, 25, 0, 0, 0, 2, 1, 8, 64, 0, 0, 0, 125, 3, 46, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 173, 6, 1, 0, 0, 235, 30, 0, 0, 0, 171, 3, 32, 0, 0, 0, 0, 0, 0, 0, 76,
    1, 9, 12, 2, 0, 0, 241, 99, 2, 0, 0, 203, 3, 11, 0, 214, 0, 1, 215, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 64, 59, 1, 0, 0, 214, 3, 15, 0, 216, 0, 4, 220, 0, 1, 77, 2, 0, 0, 0, 0, 0,
    20, 112, 2, 0, 0, 229, 3, 24, 0, 221, 0, 6, 227, 0, 5, 79, 5, 0, 0, 0, 0, 0, 139, 61, 4,
    0, 1, 253, 3, 185, 0, 0, 0, 0, 232, 0, 50, 84, 47, 212, 10, 1, 0, 0, 234, 205, 2, 0, 0, 182,
    4, 54, 0, 26, 1, 2, 28, 1, 24, 131, 21, 15, 12, 2, 0, 0, 40, 1, 3, 0, 0, 236, 4, 15, 0,
    52, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 10, 3, 0, 0, 251, 4, 39, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 31, 17, 1, 0, 0, 255, 89, 0, 0, 0, 34, 5, 13, 0, 57, 1, 2, 59, 1, 4,
    152, 4, 0, 0, 0, 0, 0, 194, 187, 0, 0, 0, 47, 5, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 81, 61, 4, 0, 1, 50, 5, 67, 1, 0, 0, 0, 63, 1, 1, 0, 0, 212, 10, 1, 3,
    1, 251, 79, 4, 0, 0, 117, 6, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 173, 6, 1, 0, 0, 65, 211,
    0, 0, 1, 129, 6, 40, 0, 64, 1, 4, 0, 0, 0, 0, 0, 19, 12, 2, 0, 0, 249, 143, 3, 0, 0,
    169, 6, 22, 0, 68, 1, 1, 69, 1, 2, 156, 1, 173, 6, 1, 0, 0, 233, 148, 3, 0, 0, 191, 6, 54,
    0, 71, 1, 6, 77, 1, 1, 157, 2, 0, 0, 0, 0, 0, 168, 162, 3, 0, 0, 245, 6, 37, 0, 78, 1,
    3, 81, 1, 5, 159, 3, 0, 0, 0, 0, 0, 168, 183, 3, 0, 1, 26, 7, 50, 1, 86, 1, 7, 93, 1,
    48, 162, 39, 0, 0, 0, 0, 0, 251, 30, 0, 0, 0, 76, 8, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    221, 10, 3, 0, 0, 70, 24, 4, 0, 0, 97, 8, 94, 0, 141, 1, 2, 143, 1, 13, 201, 8, 21, 12, 2,
    0, 0, 123, 5, 2, 0, 0, 191, 8, 224, 0, 156, 1, 7, 163, 1, 1, 209, 10, 0, 0, 0, 0, 0, 122,
    216, 3, 0, 0, 159, 9, 2, 0, 0, 0, 0, 164, 1, 1, 0, 0, 0, 0, 0, 0, 0, 103, 146, 4, 0,
    0, 161, 9, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 212, 10, 1, 0, 0, 65, 28, 0, 0, 0, 163, 9,
    39, 0, 0, 0, 0, 165, 1, 3, 219, 3, 9, 12, 2, 0, 0, 134, 165, 4, 0, 0, 202, 9, 73, 0, 168,
    1, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 177, 4, 0, 0, 19, 10, 12, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 115, 187, 4, 0, 0, 31, 10, 21, 0, 173, 1, 3, 176, 1, 9, 222,
    4, 173, 6, 1, 0, 0, 47, 210, 4, 0, 0, 52, 10, 23, 0, 0, 0, 0, 185, 1, 7, 226, 5, 212, 10,
    1, 0, 0, 7, 214, 0, 110, 213, 0, 4, 102, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 224, 10,
    3, 160, 7, 2, 182, 214, 0, 65, 214, 0, 0, 131, 4, 3, 0, 0, 0, 1, 0, 0, 0, 68, 4, 1, 32,
    17, 1, 160, 7, 1, 43, 215, 0, 198, 214, 0, 4, 38, 7, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    227, 10, 3, 164, 7, 2, 167, 215, 0, 61, 215, 0, 0, 134, 4, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 33, 17, 1, 160, 7, 1, 90, 218, 0, 99, 216, 0, 1, 239, 2, 4, 243, 2, 1, 1, 0, 0, 0, 223,
    0, 9, 23, 12, 2, 25, 12, 1, 209, 219, 0, 101, 218, 0, 1, 19, 2, 5, 13, 10, 1, 1, 0, 0, 0,
    167, 5, 1, 27, 12, 2, 29, 12, 1, 220, 219, 0, 99, 216, 0, 1, 239, 2, 4, 243, 2, 1, 1, 0, 0,
    0, 232, 0, 9, 31, 12, 2, 25, 12, 1, 230, 219, 0, 99, 216, 0, 1, 239, 2, 4, 243, 2, 1, 1, 0,
    0, 0, 241, 0, 9, 23, 12, 2, 25, 12, 1, 9, 221, 0, 241, 219, 0, 1, 243, 2, 4, 0, 0, 0, 1,
    0, 0, 0, 147, 1, 8, 23, 12, 2, 25, 12, 1, 21, 221, 0, 99, 216, 0, 1, 239, 2, 4, 243, 2, 1,
    1, 0, 0, 0, 250, 0, 9, 23, 12, 2, 25, 12, 1, 78, 223, 0, 86, 221, 0, 5, 247, 2, 4, 0, 0,
    0, 2, 1, 0, 0, 219, 1, 7, 230, 10, 3, 160, 7, 1, 231, 223, 0, 87, 223, 0, 4, 107, 0, 1, 0,
    0, 0, 2, 1, 0, 0, 0, 0, 0, 33, 12, 2, 0, 0, 0, 25, 224, 0, 99, 216, 0, 1, 239, 2, 4,
    243, 2, 1, 1, 0, 0, 0, 3, 1, 9, 35, 12, 2, 25, 12, 1, 216, 224, 0, 72, 224, 0, 0, 107, 0,
    1, 15, 10, 1, 1, 0, 0, 0, 0, 0, 0, 201, 3, 1, 37, 12, 1, 109, 225, 0, 234, 224, 0, 1, 40,
    7, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 201, 3, 1, 37, 12, 1, 126, 225, 0, 99, 216, 0, 1,
    239, 2, 4, 243, 2, 1, 1, 0, 0, 0, 12, 1, 9, 35, 12, 2, 25, 12, 1, 99, 226, 0, 143, 225, 0,
    1, 137, 4, 3, 0, 0, 0, 1, 0, 0, 0, 226, 1, 7, 23, 12, 2, 25, 12, 1, 110, 226, 0, 143, 225,
    0, 1, 137, 4, 3, 0, 0, 0, 1, 0, 0, 0, 233, 1, 7, 23, 12, 2, 25, 12, 1, 158, 226, 0, 99,
    216, 0, 1, 239, 2, 4, 243, 2, 1, 1, 0, 0, 0, 21, 1, 9, 39, 12, 2, 25, 12, 1, 31, 228, 0,
    181, 226, 0, 1, 24, 2, 5, 0, 0, 0, 1, 0, 0, 0, 237, 3, 2, 201, 3, 1, 160, 7, 1, 46, 228,
    0, 181, 226, 0, 1, 24, 2, 5, 0, 0, 0, 1, 0, 0, 0, 237, 3, 3, 201, 3, 1, 160, 7, 1, 60,
    228, 0, 99, 216, 0, 1, 239, 2, 4, 243, 2, 1, 1, 0, 0, 0, 30, 1, 9, 24, 12, 1, 25, 12, 1,
    12, 229, 0, 92, 228, 0, 4, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 81, 2, 2, 168, 7, 4, 0, 0,
    0, 36, 229, 0, 99, 216, 0, 1, 239, 2, 4, 243, 2, 1, 1, 0, 0, 0, 30, 1, 9, 24, 12, 1, 25,
    12, 1, 185, 229, 0, 57, 229, 0, 0, 16, 10, 1, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 7, 0, 1,
    41, 12, 1, 200, 229, 0, 57, 229, 0, 0, 16, 10, 1, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 7, 0,
    1, 41, 12, 1, 219, 229, 0, 57, 229, 0, 0, 16, 10, 1, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 7,
    0, 1, 41, 12, 1, 234, 229, 0, 57, 229, 0, 0, 16, 10, 1, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    7, 0, 1, 41, 12, 1, 253, 229, 0, 99, 216, 0, 1, 239, 2, 4, 243, 2, 1, 1, 0, 0, 0, 39, 1,
    9, 39, 12, 2, 25, 12, 1, 55, 230, 0, 14, 230, 0, 4, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 107,
    0, 1, 129, 7, 2, 0, 0, 0, 71, 230, 0, 14, 230, 0, 4, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0,
    107, 0, 1, 129, 7, 2, 0, 0, 0, 224, 230, 0, 87, 230, 0, 5, 42, 7, 2, 0, 0, 0, 2, 1, 0,
    0, 246, 1, 1, 180, 6, 2, 160, 7, 1, 90, 231, 0, 238, 230, 0, 1, 150, 4, 2, 0, 0, 0, 1, 0,
    0, 0, 168, 5, 1, 0, 0, 0, 160, 7, 1, 230, 232, 0, 99, 231, 0, 5, 143, 4, 3, 0, 0, 0, 0,
    1, 0, 0, 121, 0, 6, 177, 6, 5, 0, 0, 0, 88, 237, 0, 253, 232, 0, 5, 97, 0, 11, 0, 0, 0,
    2, 1, 0, 0, 121, 0, 13, 196, 3, 6, 43, 12, 1, 253, 241, 0, 189, 237, 0, 5, 108, 0, 11, 18, 10,
    1, 2, 1, 0, 0, 73, 0, 18, 202, 3, 6, 0, 0, 0, 6, 242, 0, 99, 216, 0, 1, 239, 2, 4, 243,
    2, 1, 1, 0, 0, 0, 48, 1, 9, 23, 12, 2, 25, 12, 1, 19, 242, 0, 253, 232, 0, 5, 97, 0, 11,
    0, 0, 0, 2, 1, 0, 0, 121, 0, 13, 196, 3, 6, 43, 12, 1, 32, 242, 0, 99, 216, 0, 1, 239, 2,
    4, 243, 2, 1, 1, 0, 0, 0, 57, 1, 9, 23, 12, 2, 25, 12, 1, 44, 242, 0, 99, 216, 0, 1, 239,
    2, 4, 243, 2, 1, 1, 0, 0, 0, 66, 1, 9, 24, 12, 1, 25, 12, 1, 147, 242, 0, 56, 242, 0, 4,
    0, 0, 0, 0, 0, 0, 4, 2, 0, 0, 81, 2, 2, 168, 7, 4, 0, 0, 0, 166, 242, 0, 99, 216, 0,
    1, 239, 2, 4, 243, 2, 1, 1, 0, 0, 0, 75, 1, 9, 24, 12, 1, 25, 12, 1, 106, 243, 0, 204, 242,
    0, 4, 0, 0, 0, 0, 0, 0, 5, 3, 0, 0, 240, 3, 3, 168, 7, 4, 0, 0, 0, 86, 245, 0, 167,
    243, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 107, 0, 14, 187, 0, 1, 0, 0, 0, 21, 248, 0,
    98, 245, 0, 5, 206, 0, 8, 0, 0, 0, 2, 1, 0, 0, 84, 1, 9, 196, 3, 6, 43, 12, 1, 11, 249,
    0, 49, 248, 0, 1, 149, 4, 3, 0, 0, 0, 1, 0, 0, 0, 169, 5, 1, 34, 17, 1, 160, 7, 1, 126,
    249, 0, 19, 249, 0, 1, 150, 4, 2, 0, 0, 0, 1, 0, 0, 0, 168, 5, 1, 0, 0, 0, 160, 7, 1,
    173, 249, 0, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 233, 10, 3, 0, 0,
    0, 78, 251, 0, 188, 249, 0, 1, 247, 2, 4, 0, 0, 0, 1, 0, 0, 0, 240, 1, 7, 201, 3, 1, 160,
    7, 1, 89, 251, 0, 99, 216, 0, 1, 239, 2, 4, 243, 2, 1, 1, 0, 0, 0, 93, 1, 9, 24, 12, 1,
    25, 12, 1, 107, 251, 0, 241, 219, 0, 1, 243, 2, 4, 0, 0, 0, 1, 0, 0, 0, 155, 1, 8, 23, 12,
    2, 25, 12, 1, 123, 251, 0, 99, 216, 0, 1, 239, 2, 4, 243, 2, 1, 1, 0, 0, 0, 102, 1, 9, 39,
    12, 2, 25, 12, 1, 134, 252, 0, 138, 251, 0, 1, 251, 2, 4, 0, 0, 0, 1, 0, 0, 0, 237, 3, 1,
    0, 0, 0, 160, 7, 1, 68, 253, 0, 143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 172, 7, 4, 0, 0, 0, 104, 253, 0, 99, 253, 0, 0, 20, 10, 1, 21, 10, 1, 1, 0, 0, 0, 84,
    3, 1, 2, 0, 2, 45, 12, 1, 208, 254, 0, 215, 253, 0, 0, 46, 7, 2, 50, 7, 1, 1, 0, 0, 0,
    215, 4, 1, 2, 0, 1, 47, 12, 1, 238, 254, 0, 233, 254, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 255, 0, 255, 254, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 255, 0, 30, 255, 0, 5, 152, 4, 3, 18, 10, 1, 0,
    1, 0, 0, 243, 3, 3, 208, 3, 6, 176, 7, 2, 182, 255, 0, 177, 255, 0, 4, 22, 10, 1, 18, 10, 1,
    6, 2, 0, 0, 170, 5, 1, 182, 6, 5, 178, 7, 1, 6, 1, 1, 234, 255, 0, 1, 50, 7, 2, 46, 7,
    1, 1, 0, 0, 0, 215, 4, 2, 2, 0, 1, 49, 12, 1, 44, 1, 1, 39, 1, 1, 0, 156, 4, 2, 230,
    7, 1, 1, 0, 0, 0, 84, 3, 1, 236, 10, 3, 51, 12, 1, 155, 1, 1, 150, 1, 1, 0, 23, 10, 1,
    21, 10, 1, 1, 0, 0, 0, 84, 3, 1, 2, 0, 1, 53, 12, 1, 225, 1, 1, 220, 1, 1, 0, 23, 10,
    1, 21, 10, 1, 1, 0, 0, 0, 84, 3, 1, 2, 0, 1, 53, 12, 1, 31, 2, 1, 26, 2, 1, 4, 20,
    10, 1, 18, 10, 1, 0, 1, 0, 0, 75, 2, 6, 214, 3, 6, 180, 7, 2, 130, 2, 1, 125, 2, 1, 0,
    156, 4, 2, 0, 0, 0, 1, 0, 0, 0, 81, 3, 4, 237, 10, 2, 51, 12, 1, 151, 2, 1, 146, 2, 1,
    0, 155, 4, 3, 0, 0, 0, 1, 0, 0, 0, 84, 3, 1, 239, 10, 3, 51, 12, 1, 215, 2, 1, 210, 2,
    1, 0, 156, 4, 2, 24, 10, 1, 1, 0, 0, 0, 84, 3, 1, 236, 10, 3, 51, 12, 1, 239, 2, 1, 234,
    2, 1, 0, 158, 4, 3, 0, 0, 0, 1, 0, 0, 0, 84, 3, 1, 239, 10, 3, 51, 12, 1, 3, 3, 1,
    143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 184, 7, 4, 0, 0, 0, 156, 4,
    1, 207, 3, 1, 0, 52, 7, 2, 230, 7, 1, 1, 0, 0, 0, 177, 2, 5, 242, 10, 3, 55, 12, 1, 232,
    5, 1, 165, 5, 1, 0, 25, 10, 1, 26, 10, 1, 1, 0, 0, 0, 171, 5, 1, 2, 0, 1, 0, 0, 0,
    104, 7, 1, 8, 6, 1, 1, 161, 4, 3, 27, 10, 1, 1, 0, 0, 0, 217, 4, 2, 188, 7, 4, 57, 12,
    1, 46, 8, 1, 131, 7, 1, 1, 255, 2, 4, 0, 0, 0, 1, 0, 0, 0, 172, 5, 1, 0, 0, 0, 59,
    12, 1, 67, 8, 1, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 68, 9, 1, 103, 8, 1, 1, 3, 3, 4, 59, 0, 1, 1, 0, 0, 0, 0, 0, 0, 61, 12,
    2, 63, 12, 1, 206, 13, 1, 162, 9, 1, 1, 59, 0, 13, 28, 10, 1, 1, 0, 0, 0, 246, 3, 3, 2,
    0, 1, 65, 12, 1, 1, 14, 1, 103, 8, 1, 1, 3, 3, 4, 31, 0, 1, 1, 0, 0, 0, 0, 0, 0,
    61, 12, 2, 63, 12, 1, 86, 17, 1, 176, 14, 1, 1, 31, 0, 14, 28, 10, 1, 1, 0, 0, 0, 246, 3,
    3, 2, 0, 1, 65, 12, 1, 253, 17, 1, 120, 17, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 182,
    2, 5, 0, 0, 0, 0, 0, 0, 253, 21, 1, 42, 21, 1, 0, 164, 4, 3, 29, 10, 1, 1, 0, 0, 0,
    171, 0, 11, 67, 12, 2, 69, 12, 1, 152, 23, 1, 249, 22, 1, 0, 167, 4, 3, 30, 10, 1, 1, 0, 0,
    0, 173, 5, 1, 2, 0, 1, 71, 12, 1, 222, 24, 1, 13, 24, 1, 0, 170, 4, 3, 31, 10, 1, 1, 0,
    0, 0, 174, 5, 1, 2, 0, 1, 73, 12, 1, 1, 26, 1, 43, 25, 1, 1, 173, 4, 3, 31, 10, 1, 1,
    0, 0, 0, 175, 5, 1, 2, 0, 1, 75, 12, 1, 10, 27, 1, 164, 26, 1, 0, 32, 10, 1, 33, 10, 1,
    1, 0, 0, 0, 249, 3, 3, 160, 11, 2, 77, 12, 1, 85, 28, 1, 31, 27, 1, 1, 29, 2, 5, 19, 3,
    1, 1, 0, 0, 0, 219, 4, 2, 79, 12, 2, 81, 12, 1, 117, 29, 1, 190, 28, 1, 1, 7, 3, 4, 0,
    0, 0, 1, 0, 0, 0, 219, 4, 2, 80, 12, 1, 83, 12, 1, 163, 29, 1, 190, 28, 1, 1, 11, 3, 4,
    0, 0, 0, 1, 0, 0, 0, 219, 4, 2, 80, 12, 1, 83, 12, 1, 11, 30, 1, 190, 28, 1, 1, 15, 3,
    4, 0, 0, 0, 1, 0, 0, 0, 219, 4, 2, 0, 0, 0, 85, 12, 1, 41, 30, 1, 190, 28, 1, 1, 15,
    3, 4, 0, 0, 0, 1, 0, 0, 0, 219, 4, 2, 0, 0, 0, 85, 12, 1, 194, 30, 1, 71, 30, 1, 1,
    31, 2, 3, 19, 3, 1, 1, 0, 0, 0, 219, 4, 2, 80, 12, 1, 83, 12, 1, 96, 31, 1, 217, 30, 1,
    1, 19, 3, 4, 0, 0, 0, 1, 0, 0, 0, 219, 4, 2, 80, 12, 1, 83, 12, 1, 247, 32, 1, 169, 32,
    1, 0, 54, 7, 2, 34, 10, 1, 1, 0, 0, 0, 173, 5, 1, 2, 0, 1, 71, 12, 1, 186, 36, 1, 172,
    35, 1, 0, 56, 7, 2, 35, 10, 1, 1, 0, 0, 0, 252, 3, 3, 87, 12, 2, 89, 12, 1, 22, 39, 1,
    19, 38, 1, 0, 34, 2, 5, 36, 10, 1, 1, 0, 0, 0, 187, 2, 5, 67, 12, 2, 69, 12, 1, 136, 41,
    1, 177, 40, 1, 0, 39, 2, 5, 37, 10, 1, 1, 0, 0, 0, 192, 2, 5, 67, 12, 2, 69, 12, 1, 209,
    41, 1, 181, 41, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 176, 5, 1, 0, 0, 0, 0, 0, 0,
    12, 46, 1, 84, 45, 1, 0, 23, 3, 4, 38, 10, 1, 1, 0, 0, 0, 197, 2, 5, 67, 12, 2, 69, 12,
    1, 93, 46, 1, 31, 46, 1, 0, 32, 10, 1, 33, 10, 1, 1, 0, 0, 0, 255, 3, 3, 160, 11, 2, 77,
    12, 1, 226, 46, 1, 116, 46, 1, 0, 28, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 35, 17, 1,
    91, 12, 1, 252, 46, 1, 116, 46, 1, 0, 28, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 35, 17,
    1, 91, 12, 1, 148, 47, 1, 25, 47, 1, 0, 116, 2, 2, 24, 10, 1, 1, 0, 0, 0, 0, 0, 0, 62,
    1, 1, 93, 12, 1, 111, 50, 1, 232, 49, 1, 0, 176, 4, 3, 39, 10, 1, 1, 0, 0, 0, 247, 1, 7,
    67, 12, 2, 69, 12, 1, 171, 51, 1, 236, 50, 1, 1, 179, 4, 3, 40, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 95, 12, 2, 97, 12, 1, 196, 52, 1, 34, 52, 1, 0, 182, 4, 3, 41, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 245, 10, 3, 99, 12, 1, 200, 53, 1, 45, 53, 1, 0, 185, 4, 3, 42, 10, 1, 1, 0, 0, 0,
    221, 4, 2, 245, 10, 3, 99, 12, 1, 58, 54, 1, 214, 53, 1, 1, 27, 3, 4, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 246, 10, 1, 97, 12, 1, 73, 54, 1, 251, 70, 2, 0, 0, 0, 0, 40, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 95, 12, 2, 0, 0, 0, 160, 55, 1, 152, 54, 1, 0, 58, 7, 2, 43, 10, 1, 1,
    0, 0, 0, 224, 4, 1, 136, 0, 10, 196, 7, 1, 68, 56, 1, 214, 55, 1, 0, 60, 7, 2, 44, 10, 1,
    1, 0, 0, 0, 177, 5, 1, 48, 0, 11, 196, 7, 1, 229, 56, 1, 88, 56, 1, 0, 60, 7, 2, 62, 7,
    2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 9, 101, 12, 1, 47, 57, 1, 250, 56, 1, 0, 60, 7, 2, 44,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 59, 0, 11, 196, 7, 1, 236, 57, 1, 139, 57, 1, 0, 45, 10, 1,
    46, 10, 1, 1, 0, 0, 0, 0, 0, 0, 71, 0, 10, 0, 0, 0, 250, 57, 1, 250, 56, 1, 0, 60, 7,
    2, 44, 10, 1, 1, 0, 0, 0, 0, 0, 0, 9, 1, 9, 196, 7, 1, 10, 58, 1, 250, 56, 1, 0, 60,
    7, 2, 44, 10, 1, 1, 0, 0, 0, 0, 0, 0, 9, 1, 9, 196, 7, 1, 227, 58, 1, 47, 58, 1, 0,
    58, 7, 2, 47, 10, 1, 1, 0, 0, 0, 223, 4, 2, 146, 0, 10, 103, 12, 1, 57, 59, 1, 3, 59, 1,
    0, 60, 7, 2, 47, 10, 1, 1, 0, 0, 0, 178, 5, 1, 156, 0, 10, 103, 12, 1, 204, 59, 1, 78, 59,
    1, 0, 0, 0, 0, 230, 7, 1, 1, 0, 0, 0, 179, 5, 1, 187, 6, 5, 192, 7, 2, 219, 59, 1, 152,
    54, 1, 0, 58, 7, 2, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 18, 1, 9, 196, 7, 1, 37, 60, 1,
    230, 59, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 180, 5, 1, 9, 1, 9, 196, 7, 1, 49, 60,
    1, 230, 59, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 180, 5, 1, 9, 1, 9, 196, 7, 1, 133,
    60, 1, 61, 60, 1, 0, 66, 7, 1, 48, 10, 1, 1, 0, 0, 0, 226, 4, 1, 70, 0, 11, 0, 0, 0,
    239, 60, 1, 139, 57, 1, 0, 49, 10, 1, 50, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 11, 0, 0,
    0, 251, 60, 1, 139, 57, 1, 0, 49, 10, 1, 50, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 11, 0,
    0, 0, 7, 61, 1, 250, 56, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 0, 0, 0, 61, 0, 9,
    196, 7, 1, 24, 61, 1, 139, 57, 1, 0, 66, 7, 1, 50, 10, 1, 1, 0, 0, 0, 0, 0, 0, 71, 0,
    10, 0, 0, 0, 37, 61, 1, 139, 57, 1, 0, 66, 7, 1, 50, 10, 1, 1, 0, 0, 0, 0, 0, 0, 71,
    0, 10, 0, 0, 0, 128, 61, 1, 139, 57, 1, 0, 51, 10, 1, 52, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    81, 0, 11, 0, 0, 0, 145, 61, 1, 139, 57, 1, 0, 51, 10, 1, 52, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 81, 0, 11, 0, 0, 0, 164, 61, 1, 152, 54, 1, 0, 58, 7, 2, 43, 10, 1, 1, 0, 0, 0, 224,
    4, 1, 136, 0, 10, 196, 7, 1, 179, 61, 1, 152, 54, 1, 0, 58, 7, 2, 43, 10, 1, 1, 0, 0, 0,
    224, 4, 1, 136, 0, 10, 196, 7, 1, 193, 61, 1, 250, 56, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 166, 0, 10, 196, 7, 1, 205, 61, 1, 250, 56, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 166, 0, 10, 196, 7, 1, 217, 61, 1, 152, 54, 1, 0, 58, 7, 2, 43, 10, 1, 1,
    0, 0, 0, 224, 4, 1, 136, 0, 10, 196, 7, 1, 232, 61, 1, 152, 54, 1, 0, 58, 7, 2, 43, 10, 1,
    1, 0, 0, 0, 224, 4, 1, 136, 0, 10, 196, 7, 1, 246, 61, 1, 250, 56, 1, 0, 60, 7, 2, 44, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 166, 0, 10, 196, 7, 1, 2, 62, 1, 250, 56, 1, 0, 60, 7, 2, 44,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 166, 0, 10, 196, 7, 1, 14, 62, 1, 152, 54, 1, 0, 58, 7, 2,
    43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 136, 0, 10, 196, 7, 1, 48, 62, 1, 214, 55, 1, 0, 60, 7,
    2, 44, 10, 1, 1, 0, 0, 0, 177, 5, 1, 0, 0, 12, 196, 7, 2, 174, 62, 1, 18, 59, 1, 0, 60,
    7, 2, 64, 7, 2, 1, 0, 0, 0, 0, 0, 0, 27, 1, 9, 105, 12, 1, 195, 62, 1, 18, 59, 1, 0,
    60, 7, 2, 64, 7, 2, 1, 0, 0, 0, 0, 0, 0, 27, 1, 9, 105, 12, 1, 60, 63, 1, 216, 62, 1,
    0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 36, 1, 9, 107, 12, 1, 71, 63, 1, 250, 56,
    1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 0, 0, 0, 59, 0, 11, 196, 7, 1, 81, 63, 1, 152,
    54, 1, 0, 58, 7, 2, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 18, 1, 9, 196, 7, 1, 92, 63, 1,
    250, 56, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 0, 0, 0, 61, 0, 9, 196, 7, 1, 104, 63,
    1, 250, 56, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 0, 0, 0, 61, 0, 9, 196, 7, 1, 216,
    63, 1, 116, 63, 1, 0, 66, 7, 2, 48, 10, 1, 1, 0, 0, 0, 226, 4, 1, 176, 0, 10, 0, 0, 0,
    144, 64, 1, 255, 63, 1, 0, 66, 7, 2, 48, 10, 1, 1, 0, 0, 0, 225, 4, 2, 92, 0, 11, 0, 0,
    0, 170, 64, 1, 165, 64, 1, 0, 188, 4, 3, 230, 7, 1, 1, 0, 0, 0, 0, 0, 0, 103, 0, 11, 109,
    12, 1, 106, 65, 1, 214, 55, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 177, 5, 1, 2, 0, 10,
    196, 7, 1, 117, 65, 1, 230, 59, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 180, 5, 1, 61, 0,
    9, 196, 7, 1, 129, 65, 1, 230, 59, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 180, 5, 1, 61,
    0, 9, 196, 7, 1, 141, 65, 1, 139, 57, 1, 0, 49, 10, 1, 48, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    71, 0, 10, 0, 0, 0, 154, 65, 1, 152, 54, 1, 0, 58, 7, 2, 43, 10, 1, 1, 0, 0, 0, 224, 4,
    1, 18, 1, 9, 196, 7, 1, 165, 65, 1, 214, 55, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 177,
    5, 1, 2, 0, 10, 196, 7, 1, 10, 66, 1, 176, 65, 1, 0, 66, 7, 1, 48, 10, 1, 1, 0, 0, 0,
    225, 4, 2, 12, 0, 12, 0, 0, 0, 100, 66, 1, 23, 66, 1, 0, 49, 10, 1, 50, 10, 1, 1, 0, 0,
    0, 177, 5, 1, 24, 0, 12, 0, 0, 0, 113, 66, 1, 139, 57, 1, 0, 49, 10, 1, 48, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 71, 0, 10, 0, 0, 0, 126, 66, 1, 250, 56, 1, 0, 60, 7, 2, 44, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 166, 0, 10, 196, 7, 1, 220, 67, 1, 246, 66, 1, 0, 191, 4, 3, 54, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 207, 2, 7, 111, 12, 1, 221, 68, 1, 72, 68, 1, 0, 194, 4, 3, 55, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 248, 10, 3, 113, 12, 1, 111, 69, 1, 246, 66, 1, 0, 191, 4, 3, 54,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 200, 7, 4, 115, 12, 1, 220, 69, 1, 72, 68, 1, 0, 197, 4, 3,
    56, 10, 1, 1, 0, 0, 0, 0, 0, 0, 248, 10, 3, 113, 12, 1, 28, 71, 1, 123, 70, 1, 0, 68, 7,
    2, 57, 10, 1, 1, 0, 0, 0, 0, 0, 0, 251, 10, 3, 117, 12, 1, 48, 71, 1, 72, 68, 1, 0, 197,
    4, 3, 56, 10, 1, 1, 0, 0, 0, 0, 0, 0, 248, 10, 3, 113, 12, 1, 68, 71, 1, 72, 68, 1, 0,
    197, 4, 3, 56, 10, 1, 1, 0, 0, 0, 0, 0, 0, 248, 10, 3, 113, 12, 1, 215, 74, 1, 100, 74, 1,
    0, 51, 2, 1, 58, 10, 1, 1, 0, 0, 0, 0, 0, 0, 254, 10, 3, 119, 12, 1, 82, 76, 1, 114, 75,
    1, 0, 69, 2, 2, 59, 10, 1, 1, 0, 0, 0, 181, 5, 1, 1, 11, 3, 121, 12, 1, 240, 78, 1, 3,
    77, 1, 1, 44, 2, 5, 60, 10, 1, 1, 0, 0, 0, 0, 0, 0, 135, 1, 8, 123, 12, 1, 3, 79, 1,
    3, 77, 1, 1, 44, 2, 5, 60, 10, 1, 1, 0, 0, 0, 0, 0, 0, 135, 1, 8, 123, 12, 1, 48, 79,
    1, 22, 79, 1, 0, 0, 0, 0, 51, 2, 1, 1, 0, 0, 0, 0, 0, 0, 204, 7, 2, 0, 0, 0, 87,
    80, 1, 65, 79, 1, 0, 200, 4, 3, 58, 10, 1, 1, 0, 0, 0, 181, 5, 1, 204, 7, 4, 125, 12, 1,
    139, 80, 1, 0, 0, 0, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 36, 17, 1, 0, 0,
    0, 18, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 127,
    12, 1, 42, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0,
    127, 12, 1, 65, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0,
    0, 127, 12, 1, 89, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0,
    0, 0, 127, 12, 1, 112, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1,
    0, 0, 0, 127, 12, 1, 136, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5,
    1, 0, 0, 0, 127, 12, 1, 159, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182,
    5, 1, 0, 0, 0, 127, 12, 1, 183, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0, 0, 0,
    182, 5, 1, 0, 0, 0, 127, 12, 1, 206, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0, 0,
    0, 182, 5, 1, 0, 0, 0, 127, 12, 1, 230, 81, 1, 0, 0, 0, 0, 203, 4, 3, 0, 0, 0, 1, 0,
    0, 0, 182, 5, 1, 0, 0, 0, 127, 12, 1, 168, 82, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0, 0, 1,
    0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 186, 82, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0, 0,
    1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 209, 82, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0,
    0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 227, 82, 1, 0, 0, 0, 0, 31, 3, 4, 0,
    0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 64, 83, 1, 0, 0, 0, 0, 206, 4, 3,
    61, 10, 1, 1, 0, 0, 0, 182, 5, 1, 129, 12, 2, 127, 12, 1, 88, 83, 1, 0, 0, 0, 0, 206, 4,
    3, 61, 10, 1, 1, 0, 0, 0, 182, 5, 1, 129, 12, 2, 127, 12, 1, 111, 83, 1, 0, 0, 0, 0, 31,
    3, 4, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 135, 83, 1, 0, 0, 0, 0,
    31, 3, 4, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 159, 83, 1, 0, 0, 0,
    0, 31, 3, 4, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 183, 83, 1, 0, 0,
    0, 0, 31, 3, 4, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 207, 83, 1, 0,
    0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 127, 12, 1, 231, 83, 1,
    0, 0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 127, 12, 1, 254, 83,
    1, 0, 0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 127, 12, 1, 22,
    84, 1, 0, 0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 127, 12, 1,
    45, 84, 1, 0, 0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 127, 12,
    1, 69, 84, 1, 0, 0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 127,
    12, 1, 92, 84, 1, 0, 0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0,
    127, 12, 1, 116, 84, 1, 0, 0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0,
    0, 127, 12, 1, 139, 84, 1, 0, 0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 0,
    0, 0, 127, 12, 1, 163, 84, 1, 0, 0, 0, 0, 209, 4, 3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1,
    0, 0, 0, 127, 12, 1, 232, 84, 1, 0, 0, 0, 0, 212, 4, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 131, 12, 1, 249, 84, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0, 0, 1, 0, 0, 0, 182,
    5, 1, 0, 0, 0, 0, 0, 0, 18, 85, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0, 0, 1, 0, 0, 0,
    182, 5, 1, 0, 0, 0, 0, 0, 0, 43, 85, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0, 0, 1, 0, 0,
    0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 67, 85, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0, 0, 1, 0,
    0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 91, 85, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0, 0, 1,
    0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 115, 85, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0, 0,
    1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 139, 85, 1, 0, 0, 0, 0, 31, 3, 4, 0, 0,
    0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 164, 85, 1, 0, 0, 0, 0, 31, 3, 4, 0,
    0, 0, 1, 0, 0, 0, 182, 5, 1, 0, 0, 0, 0, 0, 0, 222, 85, 1, 0, 0, 0, 0, 215, 4, 3,
    0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 37, 17, 1, 127, 12, 1, 247, 85, 1, 0, 0, 0, 0, 215, 4,
    3, 0, 0, 0, 1, 0, 0, 0, 182, 5, 1, 37, 17, 1, 127, 12, 1, 15, 86, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 183, 5, 1, 0, 0, 0, 0, 0, 0, 151, 87, 1, 33, 86, 1, 0,
    49, 2, 5, 58, 10, 1, 1, 0, 0, 0, 181, 5, 1, 208, 7, 4, 133, 12, 1, 140, 89, 1, 189, 87, 1,
    1, 54, 2, 5, 58, 10, 1, 1, 0, 0, 0, 184, 5, 1, 143, 1, 8, 135, 12, 1, 42, 90, 1, 3, 77,
    1, 1, 59, 2, 5, 62, 10, 1, 1, 0, 0, 0, 0, 0, 0, 135, 1, 8, 123, 12, 1, 120, 91, 1, 3,
    77, 1, 1, 64, 2, 5, 63, 10, 1, 1, 0, 0, 0, 0, 0, 0, 151, 1, 8, 123, 12, 1, 139, 91, 1,
    3, 77, 1, 1, 59, 2, 5, 62, 10, 1, 1, 0, 0, 0, 0, 0, 0, 135, 1, 8, 123, 12, 1, 158, 91,
    1, 3, 77, 1, 1, 64, 2, 5, 63, 10, 1, 1, 0, 0, 0, 0, 0, 0, 151, 1, 8, 123, 12, 1, 226,
    92, 1, 177, 91, 1, 0, 69, 2, 5, 0, 0, 0, 1, 0, 0, 0, 181, 5, 1, 4, 11, 3, 137, 12, 1,
    62, 93, 1, 14, 93, 1, 0, 0, 0, 0, 21, 10, 1, 1, 0, 0, 0, 185, 5, 1, 2, 0, 1, 28, 8,
    1, 83, 93, 1, 3, 77, 1, 1, 64, 2, 5, 63, 10, 1, 1, 0, 0, 0, 0, 0, 0, 151, 1, 8, 123,
    12, 1, 103, 93, 1, 3, 77, 1, 1, 64, 2, 5, 63, 10, 1, 1, 0, 0, 0, 0, 0, 0, 151, 1, 8,
    123, 12, 1, 8, 95, 1, 151, 93, 1, 1, 35, 3, 4, 58, 10, 1, 1, 0, 0, 0, 181, 5, 1, 192, 6,
    5, 139, 12, 1, 64, 96, 1, 26, 95, 1, 1, 39, 3, 4, 0, 0, 0, 1, 0, 0, 0, 181, 5, 1, 7,
    11, 3, 141, 12, 1, 83, 96, 1, 3, 77, 1, 1, 59, 2, 5, 62, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    135, 1, 8, 123, 12, 1, 102, 96, 1, 3, 77, 1, 1, 64, 2, 5, 63, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 151, 1, 8, 123, 12, 1, 121, 96, 1, 3, 77, 1, 1, 59, 2, 5, 62, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 135, 1, 8, 123, 12, 1, 140, 96, 1, 3, 77, 1, 1, 64, 2, 5, 63, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 151, 1, 8, 123, 12, 1, 159, 96, 1, 3, 77, 1, 1, 64, 2, 5, 63, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 151, 1, 8, 123, 12, 1, 179, 96, 1, 3, 77, 1, 1, 64, 2, 5, 63, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 151, 1, 8, 123, 12, 1, 199, 96, 1, 149, 82, 3, 0, 0, 0, 0, 64, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 204, 7, 2, 0, 0, 0, 99, 98, 1, 164, 97, 1, 0, 65, 10, 1, 66, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 143, 12, 2, 145, 12, 1, 62, 99, 1, 127, 98, 1, 0, 67, 10, 1, 68, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 147, 12, 2, 149, 12, 1, 179, 100, 1, 84, 100, 1, 0, 69, 10, 1, 70,
    10, 1, 1, 0, 0, 0, 186, 5, 1, 151, 12, 2, 153, 12, 1, 224, 100, 1, 0, 0, 0, 0, 218, 4, 3,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 84, 101, 1, 72, 68, 1, 0, 221, 4,
    3, 71, 10, 1, 1, 0, 0, 0, 0, 0, 0, 248, 10, 3, 113, 12, 1, 248, 101, 1, 0, 0, 0, 0, 72,
    10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 159, 12, 1, 0, 0, 0, 97, 102, 1, 0, 0, 0, 0,
    50, 2, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 156, 12, 1, 0, 0, 0, 173, 102, 1, 0, 0, 0,
    0, 73, 10, 1, 61, 10, 1, 1, 0, 0, 0, 186, 5, 1, 0, 0, 0, 0, 0, 0, 196, 102, 1, 0, 0,
    0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 214, 102, 1, 0,
    0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 232, 102, 1,
    0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 250, 102,
    1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12,
    103, 1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    52, 103, 1, 0, 0, 0, 0, 224, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 155, 12, 2, 157, 12,
    1, 70, 103, 1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 88, 103, 1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 106, 103, 1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 125, 103, 1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 142, 103, 1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 160, 103, 1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 178, 103, 1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 197, 103, 1, 0, 0, 0, 0, 218, 4, 3, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 104, 1, 0, 0, 0, 0, 70, 7, 2, 61, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 159, 12, 2, 161, 12, 1, 22, 104, 1, 0, 0, 0, 0, 43, 3, 2, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 104, 1, 0, 0, 0, 0, 43, 3, 4, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 105, 1, 124, 104, 1, 0, 227, 4, 3, 74, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 10, 11, 3, 163, 12, 1, 160, 105, 1, 124, 104, 1, 0, 230, 4, 3, 75, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 10, 11, 3, 163, 12, 1, 180, 105, 1, 124, 104, 1, 0, 227, 4, 3, 74,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 11, 11, 2, 163, 12, 1, 200, 105, 1, 124, 104, 1, 0, 230, 4, 3,
    75, 10, 1, 1, 0, 0, 0, 0, 0, 0, 11, 11, 2, 163, 12, 1, 227, 105, 1, 124, 104, 1, 0, 230, 4,
    3, 75, 10, 1, 1, 0, 0, 0, 0, 0, 0, 11, 11, 2, 163, 12, 1, 0, 106, 1, 124, 104, 1, 0, 227,
    4, 3, 74, 10, 1, 1, 0, 0, 0, 0, 0, 0, 10, 11, 3, 163, 12, 1, 20, 106, 1, 124, 104, 1, 0,
    230, 4, 3, 75, 10, 1, 1, 0, 0, 0, 0, 0, 0, 10, 11, 3, 163, 12, 1, 40, 106, 1, 124, 104, 1,
    0, 227, 4, 3, 74, 10, 1, 1, 0, 0, 0, 0, 0, 0, 11, 11, 2, 163, 12, 1, 60, 106, 1, 124, 104,
    1, 0, 230, 4, 3, 75, 10, 1, 1, 0, 0, 0, 0, 0, 0, 11, 11, 2, 163, 12, 1, 224, 106, 1, 80,
    106, 1, 0, 233, 4, 3, 76, 10, 1, 1, 0, 0, 0, 0, 0, 0, 165, 12, 2, 167, 12, 1, 0, 108, 1,
    109, 107, 1, 0, 236, 4, 3, 77, 10, 1, 1, 0, 0, 0, 0, 0, 0, 13, 11, 3, 169, 12, 1, 111, 108,
    1, 109, 107, 1, 0, 239, 4, 3, 78, 10, 1, 1, 0, 0, 0, 0, 0, 0, 13, 11, 3, 169, 12, 1, 125,
    108, 1, 109, 107, 1, 0, 236, 4, 3, 77, 10, 1, 1, 0, 0, 0, 0, 0, 0, 13, 11, 3, 169, 12, 1,
    138, 108, 1, 109, 107, 1, 0, 239, 4, 3, 78, 10, 1, 1, 0, 0, 0, 0, 0, 0, 13, 11, 3, 169, 12,
    1, 152, 108, 1, 109, 107, 1, 0, 239, 4, 3, 78, 10, 1, 1, 0, 0, 0, 0, 0, 0, 13, 11, 3, 169,
    12, 1, 128, 109, 1, 167, 108, 1, 0, 47, 3, 2, 51, 3, 2, 1, 0, 0, 0, 0, 0, 0, 171, 12, 2,
    173, 12, 1, 60, 111, 1, 143, 109, 1, 0, 47, 3, 4, 51, 3, 4, 1, 0, 0, 0, 0, 0, 0, 175, 12,
    2, 177, 12, 1, 245, 111, 1, 141, 111, 1, 0, 72, 7, 2, 79, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 179, 12, 1, 88, 112, 1, 8, 112, 1, 0, 72, 7, 1, 80, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 153, 112, 1, 100, 112, 1, 0, 81, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 181, 12, 1, 69, 113, 1, 211, 112, 1, 0, 19, 10, 1, 82, 10, 1, 1, 0, 0, 0, 85,
    3, 3, 78, 3, 2, 0, 0, 0, 183, 113, 1, 55, 101, 3, 0, 74, 7, 1, 75, 7, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 183, 12, 1, 239, 113, 1, 6, 114, 1, 0, 75, 7, 1, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 185, 12, 1, 24, 114, 1, 254, 113, 1, 0, 74, 7, 2, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 183, 12, 1, 81, 113, 1, 78, 112, 1, 0, 0, 0, 0, 74, 7, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 187, 12, 1, 164, 114, 1, 6, 114, 1, 0, 75, 7, 1, 83, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 189, 12, 1, 28, 115, 1, 180, 114, 1, 0, 83, 10, 1, 0, 0,
    0, 1, 0, 1, 3, 0, 0, 0, 240, 1, 1, 191, 12, 1, 137, 115, 1, 47, 115, 1, 0, 84, 10, 1, 85,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 193, 12, 1, 187, 115, 1, 182, 115, 1, 5, 76, 7, 2,
    78, 7, 2, 7, 1, 0, 0, 0, 0, 0, 212, 7, 4, 216, 7, 2, 59, 116, 1, 54, 116, 1, 4, 0, 0,
    0, 0, 0, 0, 8, 1, 0, 0, 87, 2, 5, 214, 6, 3, 195, 12, 1, 136, 116, 1, 143, 252, 0, 0, 19,
    10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 220, 7, 4, 0, 0, 0, 7, 117, 1, 225, 116, 1, 0,
    80, 7, 1, 0, 0, 0, 1, 0, 0, 0, 187, 5, 1, 0, 0, 0, 0, 0, 0, 78, 117, 1, 29, 117, 1,
    0, 72, 7, 2, 79, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 179, 12, 1, 105, 117, 1, 225, 116,
    1, 0, 80, 7, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 175, 117, 1, 125,
    117, 1, 0, 80, 7, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 185, 12, 1, 206, 117, 1,
    86, 148, 3, 0, 0, 0, 0, 87, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 227, 117,
    1, 47, 115, 1, 0, 84, 10, 1, 85, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, 12, 1, 254,
    117, 1, 225, 116, 1, 0, 80, 7, 1, 0, 0, 0, 1, 0, 0, 0, 187, 5, 1, 0, 0, 0, 0, 0, 0,
    46, 118, 1, 225, 116, 1, 0, 80, 7, 1, 88, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 197, 12,
    1, 145, 118, 1, 51, 119, 1, 0, 83, 7, 1, 230, 7, 1, 1, 0, 0, 0, 0, 0, 0, 38, 17, 1, 199,
    12, 1, 190, 118, 1, 86, 148, 3, 0, 0, 0, 0, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 67, 6, 1,
    76, 8, 1, 223, 118, 1, 6, 114, 1, 0, 75, 7, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 185, 12, 1, 244, 118, 1, 225, 116, 1, 0, 72, 7, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 16, 119, 1, 225, 116, 1, 0, 72, 7, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 163, 119, 1, 40, 119, 1, 0, 82, 7, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 39, 17, 1, 201, 12, 1, 252, 119, 1, 183, 119, 1, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 224, 7, 4, 0, 0, 0, 37, 120, 1, 32, 120, 1, 1, 245, 4, 3, 89, 10, 1, 1, 0, 0, 0,
    216, 1, 1, 203, 12, 2, 205, 12, 1, 253, 120, 1, 175, 120, 1, 0, 90, 10, 1, 91, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 207, 12, 2, 0, 0, 0, 216, 121, 1, 17, 121, 1, 1, 248, 4, 3, 92, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 67, 6, 1, 209, 12, 1, 238, 121, 1, 29, 129, 4, 0, 93, 10, 1, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 215, 2, 1, 0, 0, 0, 246, 122, 1, 21, 122, 1, 0, 84, 7, 2, 94, 10, 1,
    1, 0, 0, 0, 227, 4, 2, 214, 2, 7, 0, 0, 0, 239, 123, 1, 89, 123, 1, 0, 95, 10, 1, 96, 10,
    1, 1, 0, 0, 0, 188, 5, 1, 197, 6, 5, 0, 0, 0, 112, 124, 1, 7, 124, 1, 0, 96, 10, 1, 97,
    10, 1, 1, 0, 0, 0, 227, 4, 2, 228, 7, 4, 0, 0, 0, 47, 131, 1, 181, 130, 1, 4, 0, 0, 0,
    0, 0, 0, 7, 1, 0, 0, 229, 4, 2, 186, 0, 10, 211, 12, 1, 122, 131, 1, 62, 131, 1, 0, 144, 7,
    1, 98, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 201, 131, 1, 157, 131, 1, 0, 99,
    10, 1, 0, 0, 0, 1, 0, 0, 0, 189, 5, 1, 55, 1, 1, 213, 12, 1, 21, 132, 1, 211, 131, 1, 0,
    100, 10, 1, 0, 0, 0, 1, 0, 2, 1, 0, 0, 0, 104, 2, 3, 0, 0, 0, 30, 133, 1, 27, 132, 1,
    1, 251, 4, 3, 0, 0, 0, 1, 0, 3, 2, 183, 1, 1, 232, 7, 4, 228, 3, 1, 16, 134, 1, 52, 133,
    1, 1, 254, 4, 3, 0, 0, 0, 1, 0, 4, 2, 35, 4, 2, 104, 2, 3, 0, 0, 0, 202, 134, 1, 64,
    134, 1, 0, 101, 10, 1, 102, 10, 1, 1, 0, 0, 0, 224, 4, 1, 236, 7, 4, 215, 12, 1, 214, 134, 1,
    152, 54, 1, 0, 90, 7, 2, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 240, 7, 4, 196, 7, 1, 226, 134,
    1, 64, 134, 1, 0, 101, 10, 1, 102, 10, 1, 1, 0, 0, 0, 224, 4, 1, 236, 7, 4, 215, 12, 1, 240,
    134, 1, 152, 54, 1, 0, 90, 7, 2, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 240, 7, 4, 196, 7, 1,
    55, 135, 1, 254, 134, 1, 0, 104, 10, 1, 230, 7, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0,
    0, 106, 135, 1, 64, 134, 1, 0, 101, 10, 1, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 244, 7, 4, 217,
    12, 1, 172, 135, 1, 130, 135, 1, 0, 0, 0, 0, 105, 10, 1, 1, 0, 0, 0, 190, 5, 1, 187, 6, 3,
    219, 12, 1, 189, 135, 1, 64, 134, 1, 0, 101, 10, 1, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 244, 7,
    4, 217, 12, 1, 204, 136, 1, 201, 135, 1, 0, 92, 7, 2, 101, 10, 1, 1, 0, 0, 0, 0, 0, 0, 248,
    7, 4, 221, 12, 1, 219, 136, 1, 152, 54, 1, 0, 90, 7, 2, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1,
    240, 7, 4, 196, 7, 1, 25, 137, 1, 18, 59, 1, 0, 90, 7, 2, 106, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 16, 11, 3, 223, 12, 1, 36, 137, 1, 64, 134, 1, 0, 101, 10, 1, 103, 10, 1, 1, 0, 0, 0, 224,
    4, 1, 244, 7, 4, 217, 12, 1, 48, 137, 1, 64, 134, 1, 0, 101, 10, 1, 103, 10, 1, 1, 0, 0, 0,
    224, 4, 1, 244, 7, 4, 217, 12, 1, 106, 137, 1, 64, 134, 1, 0, 101, 10, 1, 93, 7, 1, 1, 0, 0,
    0, 224, 4, 1, 252, 7, 4, 225, 12, 1, 117, 137, 1, 64, 134, 1, 0, 101, 10, 1, 103, 10, 1, 1, 0,
    0, 0, 224, 4, 1, 244, 7, 4, 217, 12, 1, 129, 137, 1, 64, 134, 1, 0, 101, 10, 1, 103, 10, 1, 1,
    0, 0, 0, 224, 4, 1, 244, 7, 4, 217, 12, 1, 143, 137, 1, 152, 54, 1, 0, 90, 7, 2, 103, 10, 1,
    1, 0, 0, 0, 224, 4, 1, 240, 7, 4, 196, 7, 1, 155, 137, 1, 64, 134, 1, 0, 101, 10, 1, 103, 10,
    1, 1, 0, 0, 0, 224, 4, 1, 244, 7, 4, 217, 12, 1, 167, 137, 1, 18, 59, 1, 0, 90, 7, 2, 106,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 16, 11, 3, 223, 12, 1, 179, 137, 1, 152, 54, 1, 0, 90, 7, 2,
    103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 240, 7, 4, 196, 7, 1, 96, 138, 1, 210, 137, 1, 0, 94, 7,
    2, 103, 10, 1, 1, 0, 0, 0, 226, 4, 1, 202, 6, 5, 227, 12, 1, 148, 138, 1, 64, 134, 1, 0, 101,
    10, 1, 92, 7, 1, 1, 0, 0, 0, 224, 4, 1, 0, 8, 4, 229, 12, 1, 159, 138, 1, 64, 134, 1, 0,
    101, 10, 1, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 244, 7, 4, 217, 12, 1, 173, 138, 1, 64, 134, 1,
    0, 101, 10, 1, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 244, 7, 4, 217, 12, 1, 186, 138, 1, 64, 134,
    1, 0, 101, 10, 1, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 244, 7, 4, 217, 12, 1, 198, 138, 1, 64,
    134, 1, 0, 101, 10, 1, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 244, 7, 4, 217, 12, 1, 211, 138, 1,
    152, 54, 1, 0, 90, 7, 2, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 240, 7, 4, 196, 7, 1, 223, 138,
    1, 64, 134, 1, 0, 101, 10, 1, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 244, 7, 4, 217, 12, 1, 235,
    138, 1, 64, 134, 1, 0, 101, 10, 1, 103, 10, 1, 1, 0, 0, 0, 224, 4, 1, 244, 7, 4, 217, 12, 1,
    125, 140, 1, 86, 143, 1, 0, 96, 7, 2, 107, 10, 1, 1, 0, 0, 0, 0, 0, 0, 20, 11, 1, 0, 0,
    0, 49, 141, 1, 160, 140, 1, 0, 108, 10, 1, 109, 10, 1, 1, 0, 0, 0, 0, 0, 0, 231, 12, 2, 233,
    12, 1, 184, 141, 1, 98, 141, 1, 0, 110, 10, 1, 111, 10, 1, 1, 0, 0, 0, 191, 5, 1, 20, 11, 1,
    0, 0, 0, 255, 141, 1, 196, 141, 1, 0, 98, 7, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 12, 142, 1, 86, 143, 1, 0, 96, 7, 2, 107, 10, 1, 1, 0, 0, 0, 0, 0, 0, 20,
    11, 1, 0, 0, 0, 30, 142, 1, 86, 143, 1, 0, 96, 7, 2, 107, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    20, 11, 1, 0, 0, 0, 55, 142, 1, 86, 143, 1, 0, 112, 10, 1, 107, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 20, 11, 1, 0, 0, 0, 73, 142, 1, 86, 143, 1, 0, 96, 7, 2, 107, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 20, 11, 1, 0, 0, 0, 90, 142, 1, 86, 143, 1, 0, 96, 7, 2, 107, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 20, 11, 1, 0, 0, 0, 116, 142, 1, 86, 143, 1, 0, 96, 7, 2, 107, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 20, 11, 1, 0, 0, 0, 134, 142, 1, 211, 112, 1, 0, 113, 10, 1, 114, 10, 1, 1, 0,
    0, 0, 85, 3, 3, 19, 11, 3, 0, 0, 0, 145, 142, 1, 211, 112, 1, 0, 113, 10, 1, 114, 10, 1, 1,
    0, 0, 0, 2, 4, 3, 20, 11, 1, 0, 0, 0, 216, 142, 1, 163, 142, 1, 0, 115, 10, 1, 116, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 235, 12, 2, 0, 0, 0, 39, 143, 1, 227, 142, 1, 4, 0, 0, 0, 0, 0,
    0, 8, 1, 0, 0, 231, 4, 2, 45, 1, 9, 0, 0, 0, 144, 143, 1, 71, 143, 1, 0, 96, 7, 2, 107,
    10, 1, 1, 0, 0, 0, 192, 5, 1, 20, 11, 1, 0, 0, 0, 40, 144, 1, 154, 143, 1, 0, 1, 5, 3,
    111, 10, 1, 1, 0, 0, 0, 0, 0, 0, 237, 12, 2, 239, 12, 1, 90, 144, 1, 0, 0, 0, 0, 0, 0,
    0, 107, 10, 1, 1, 0, 0, 0, 193, 5, 1, 241, 12, 2, 0, 0, 0, 105, 144, 1, 26, 173, 4, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 194, 5, 1, 79, 3, 1, 0, 0, 0, 6, 145, 1, 124, 144, 1, 0,
    117, 10, 1, 118, 10, 1, 1, 0, 0, 0, 0, 0, 0, 40, 17, 1, 243, 12, 1, 77, 145, 1, 86, 143, 1,
    0, 100, 7, 2, 119, 10, 1, 1, 0, 0, 0, 0, 0, 0, 20, 11, 1, 0, 0, 0, 92, 145, 1, 87, 145,
    1, 4, 0, 0, 0, 0, 0, 0, 7, 2, 0, 0, 0, 0, 0, 22, 11, 3, 220, 3, 1, 114, 145, 1, 109,
    145, 1, 4, 120, 10, 1, 111, 10, 1, 0, 1, 0, 0, 195, 5, 1, 4, 8, 4, 8, 8, 2, 232, 145, 1,
    145, 145, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 81, 2, 3, 190, 0, 1, 0, 0, 0, 27, 146,
    1, 244, 145, 1, 4, 0, 0, 0, 0, 0, 0, 7, 1, 0, 0, 196, 5, 1, 159, 1, 8, 220, 3, 1, 73,
    146, 1, 68, 146, 1, 4, 4, 5, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 12, 8, 4, 220, 3, 3,
    207, 146, 1, 202, 146, 1, 4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 202, 2, 5, 213, 6, 4, 220, 3,
    1, 2, 147, 1, 218, 146, 1, 0, 0, 0, 0, 111, 10, 1, 1, 0, 0, 0, 197, 5, 1, 25, 8, 2, 0,
    0, 0, 87, 147, 1, 53, 147, 1, 0, 0, 0, 0, 121, 10, 1, 1, 0, 0, 0, 198, 5, 1, 25, 8, 2,
    0, 0, 0, 27, 148, 1, 104, 147, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 81, 2, 6, 190, 0,
    1, 0, 0, 0, 63, 148, 1, 58, 148, 1, 4, 251, 4, 1, 0, 0, 0, 9, 2, 0, 0, 0, 0, 0, 207,
    6, 5, 226, 3, 3, 77, 148, 1, 72, 148, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 233, 4, 2,
    0, 0, 0, 0, 0, 0, 126, 148, 1, 91, 148, 1, 0, 0, 0, 0, 111, 10, 1, 1, 0, 0, 0, 199, 5,
    1, 2, 0, 1, 0, 0, 0, 216, 148, 1, 225, 116, 1, 0, 122, 10, 1, 230, 7, 1, 1, 0, 0, 0, 0,
    0, 0, 245, 12, 2, 247, 12, 1, 33, 149, 1, 227, 148, 1, 0, 96, 7, 2, 123, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 20, 11, 1, 249, 12, 1, 51, 149, 1, 227, 148, 1, 0, 112, 10, 1, 123, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 20, 11, 1, 249, 12, 1, 69, 149, 1, 227, 148, 1, 0, 96, 7, 2, 123, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 20, 11, 1, 249, 12, 1, 135, 149, 1, 0, 0, 0, 0, 124, 10, 1, 125, 10, 1, 1,
    0, 0, 0, 200, 5, 1, 0, 0, 0, 0, 0, 0, 216, 149, 1, 0, 0, 0, 0, 126, 10, 1, 125, 10, 1,
    1, 0, 0, 0, 200, 5, 1, 0, 0, 0, 0, 0, 0, 236, 149, 1, 86, 143, 1, 0, 100, 7, 2, 119, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 20, 11, 1, 0, 0, 0, 246, 149, 1, 86, 143, 1, 0, 106, 7, 2, 127,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 20, 11, 1, 0, 0, 0, 64, 150, 1, 0, 150, 1, 0, 128, 10, 1,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 16, 8, 4, 0, 0, 0, 77, 150, 1, 86, 143, 1, 0, 96, 7,
    2, 107, 10, 1, 1, 0, 0, 0, 0, 0, 0, 20, 11, 1, 0, 0, 0, 207, 150, 1, 134, 150, 1, 0, 108,
    7, 2, 118, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 151, 1, 223, 150, 1, 4,
    129, 10, 1, 0, 0, 0, 10, 2, 0, 0, 201, 5, 1, 20, 8, 4, 8, 8, 2, 85, 151, 1, 86, 143, 1,
    0, 112, 10, 1, 107, 10, 1, 1, 0, 0, 0, 0, 0, 0, 20, 11, 1, 0, 0, 0, 103, 151, 1, 86, 143,
    1, 0, 112, 10, 1, 107, 10, 1, 1, 0, 0, 0, 0, 0, 0, 20, 11, 1, 0, 0, 0, 120, 151, 1, 0,
    0, 0, 0, 0, 0, 0, 125, 10, 1, 1, 0, 0, 0, 193, 5, 1, 0, 0, 0, 0, 0, 0, 191, 151, 1,
    135, 151, 1, 0, 130, 10, 1, 0, 0, 0, 1, 0, 0, 0, 199, 5, 1, 0, 0, 0, 0, 0, 0, 59, 152,
    1, 206, 151, 1, 0, 131, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 25, 11, 3, 0, 0, 0, 71,
    152, 1, 211, 112, 1, 0, 19, 10, 1, 132, 10, 1, 1, 0, 0, 0, 85, 3, 4, 28, 11, 3, 0, 0, 0,
    61, 153, 1, 94, 152, 1, 0, 112, 7, 2, 18, 10, 1, 1, 0, 0, 0, 11, 0, 2, 31, 11, 3, 251, 12,
    1, 119, 153, 1, 80, 153, 1, 0, 0, 0, 0, 133, 10, 1, 1, 0, 0, 0, 202, 5, 1, 24, 8, 4, 253,
    12, 1, 138, 153, 1, 133, 153, 1, 4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 87, 2, 6, 212, 6, 5,
    255, 12, 1, 176, 153, 1, 143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 217, 6,
    5, 0, 0, 0, 184, 157, 1, 34, 157, 1, 4, 25, 5, 1, 134, 10, 1, 8, 1, 0, 0, 235, 4, 2, 1,
    13, 2, 3, 13, 1, 61, 159, 1, 216, 157, 1, 1, 7, 5, 3, 114, 7, 2, 1, 0, 0, 0, 203, 5, 1,
    230, 6, 1, 5, 13, 1, 71, 159, 1, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 247, 159, 1, 172, 159, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 5,
    4, 3, 190, 0, 1, 0, 0, 0, 88, 160, 1, 11, 160, 1, 0, 0, 0, 0, 21, 10, 1, 1, 0, 0, 0,
    237, 4, 2, 34, 11, 3, 28, 8, 2, 126, 160, 1, 11, 160, 1, 0, 0, 0, 0, 21, 10, 1, 1, 0, 0,
    0, 237, 4, 2, 34, 11, 3, 32, 8, 2, 171, 160, 1, 11, 160, 1, 0, 0, 0, 0, 21, 10, 1, 1, 0,
    0, 0, 237, 4, 2, 34, 11, 3, 36, 8, 2, 219, 160, 1, 11, 160, 1, 0, 0, 0, 0, 21, 10, 1, 1,
    0, 0, 0, 237, 4, 2, 34, 11, 3, 40, 8, 2, 13, 161, 1, 11, 160, 1, 0, 0, 0, 0, 21, 10, 1,
    1, 0, 0, 0, 237, 4, 2, 34, 11, 3, 44, 8, 2, 62, 161, 1, 11, 160, 1, 0, 0, 0, 0, 21, 10,
    1, 1, 0, 0, 0, 237, 4, 2, 34, 11, 3, 48, 8, 2, 190, 162, 1, 129, 161, 1, 0, 55, 3, 4, 116,
    7, 2, 1, 0, 0, 0, 204, 5, 1, 230, 6, 1, 7, 13, 1, 191, 164, 1, 212, 162, 1, 0, 161, 0, 9,
    118, 7, 2, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 9, 13, 1, 87, 166, 1, 206, 164, 1, 0, 62, 1,
    7, 118, 7, 2, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 11, 13, 1, 2, 167, 1, 102, 166, 1, 0, 209,
    1, 6, 118, 7, 2, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 11, 13, 1, 213, 167, 1, 21, 167, 1, 0,
    69, 1, 7, 118, 7, 2, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 11, 13, 1, 164, 168, 1, 228, 167, 1,
    0, 76, 1, 7, 118, 7, 2, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 11, 13, 1, 241, 169, 1, 207, 168,
    1, 1, 10, 5, 3, 120, 7, 2, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 13, 13, 1, 195, 170, 1, 6,
    170, 1, 0, 10, 5, 2, 62, 3, 1, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 15, 13, 1, 173, 171, 1,
    207, 170, 1, 0, 122, 7, 2, 62, 3, 1, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 17, 13, 1, 152, 172,
    1, 195, 171, 1, 0, 79, 2, 2, 62, 3, 1, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 19, 13, 1, 236,
    172, 1, 202, 172, 1, 0, 0, 0, 0, 135, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0,
    56, 173, 1, 51, 173, 1, 4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 163, 1, 8, 222, 6, 5, 0, 0,
    0, 112, 173, 1, 11, 160, 1, 0, 0, 0, 0, 21, 10, 1, 1, 0, 0, 0, 237, 4, 2, 34, 11, 3, 52,
    8, 2, 150, 173, 1, 11, 160, 1, 0, 0, 0, 0, 21, 10, 1, 1, 0, 0, 0, 237, 4, 2, 34, 11, 3,
    56, 8, 2, 215, 173, 1, 181, 173, 1, 0, 136, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 233, 173, 1, 181, 173, 1, 0, 136, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 253, 173, 1, 22, 160, 1, 0, 0, 0, 0, 17, 10, 1, 1, 0, 0, 0, 238, 4, 1,
    2, 0, 2, 76, 8, 1, 14, 174, 1, 9, 174, 1, 5, 119, 0, 11, 62, 3, 1, 8, 1, 0, 0, 239, 4,
    2, 227, 6, 5, 21, 13, 1, 165, 179, 1, 184, 175, 1, 1, 72, 0, 13, 62, 3, 1, 1, 0, 0, 0, 205,
    5, 1, 23, 13, 2, 25, 13, 1, 42, 180, 1, 181, 179, 1, 0, 13, 5, 3, 62, 3, 1, 1, 0, 0, 0,
    0, 0, 0, 230, 6, 1, 15, 13, 1, 206, 180, 1, 53, 180, 1, 0, 16, 5, 3, 62, 3, 1, 1, 0, 0,
    0, 0, 0, 0, 27, 13, 2, 15, 13, 1, 165, 181, 1, 29, 181, 1, 4, 0, 0, 0, 0, 0, 0, 7, 1,
    0, 0, 8, 4, 3, 196, 0, 10, 0, 0, 0, 235, 181, 1, 176, 181, 1, 0, 0, 0, 0, 17, 10, 1, 1,
    0, 0, 0, 238, 4, 1, 2, 0, 2, 76, 8, 1, 80, 182, 1, 32, 182, 1, 0, 137, 10, 1, 0, 0, 0,
    1, 0, 0, 0, 206, 5, 1, 250, 11, 1, 0, 0, 0, 111, 182, 1, 143, 252, 0, 0, 19, 10, 1, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 37, 11, 3, 0, 0, 0, 19, 183, 1, 203, 187, 1, 0, 19, 5, 1, 124,
    7, 2, 1, 0, 0, 0, 241, 4, 2, 29, 13, 2, 31, 13, 1, 219, 184, 1, 54, 183, 1, 0, 74, 2, 5,
    62, 3, 1, 1, 0, 0, 0, 89, 3, 3, 230, 6, 1, 33, 13, 1, 135, 186, 1, 229, 184, 1, 0, 74, 2,
    4, 126, 7, 2, 1, 0, 0, 0, 89, 3, 3, 230, 6, 1, 35, 13, 1, 89, 187, 1, 157, 186, 1, 0, 79,
    2, 5, 62, 3, 1, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 19, 13, 1, 156, 187, 1, 110, 187, 1, 0,
    138, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 250, 11, 1, 37, 13, 1, 145, 188, 1, 197, 187, 1,
    0, 19, 5, 3, 128, 7, 2, 1, 0, 0, 0, 207, 5, 1, 39, 13, 2, 41, 13, 1, 110, 190, 1, 185, 188,
    1, 0, 83, 1, 5, 62, 3, 1, 1, 0, 0, 0, 89, 3, 3, 230, 6, 1, 43, 13, 1, 78, 191, 1, 126,
    190, 1, 0, 72, 0, 1, 130, 7, 2, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 45, 13, 1, 183, 191, 1,
    102, 191, 1, 0, 83, 1, 2, 62, 3, 1, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 45, 13, 1, 39, 194,
    1, 252, 191, 1, 0, 83, 1, 7, 132, 7, 2, 1, 0, 0, 0, 89, 3, 4, 230, 6, 1, 47, 13, 1, 20,
    195, 1, 195, 171, 1, 0, 79, 2, 2, 59, 3, 4, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 49, 13, 1,
    206, 196, 1, 39, 195, 1, 1, 84, 2, 5, 62, 3, 1, 1, 0, 0, 0, 89, 3, 3, 230, 6, 1, 51, 13,
    1, 143, 198, 1, 215, 196, 1, 2, 84, 2, 4, 134, 7, 2, 1, 0, 0, 0, 89, 3, 3, 230, 6, 1, 53,
    13, 1, 42, 200, 1, 164, 198, 1, 0, 89, 2, 5, 62, 3, 1, 1, 0, 0, 0, 243, 4, 2, 230, 6, 1,
    55, 13, 1, 182, 201, 1, 51, 200, 1, 0, 89, 2, 4, 126, 7, 2, 1, 0, 0, 0, 243, 4, 2, 230, 6,
    1, 57, 13, 1, 77, 202, 1, 218, 201, 1, 0, 136, 7, 2, 230, 7, 1, 1, 0, 0, 0, 208, 5, 1, 167,
    1, 8, 59, 13, 1, 100, 202, 1, 176, 181, 1, 0, 0, 0, 0, 17, 10, 1, 1, 0, 0, 0, 238, 4, 1,
    2, 0, 2, 76, 8, 1, 138, 203, 1, 11, 203, 1, 0, 22, 5, 3, 139, 10, 1, 1, 0, 0, 0, 245, 4,
    2, 61, 13, 2, 63, 13, 1, 36, 204, 1, 198, 203, 1, 0, 140, 10, 1, 139, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 65, 13, 2, 67, 13, 1, 168, 204, 1, 91, 204, 1, 0, 141, 10, 1, 139, 10, 1, 1, 0, 0, 0,
    209, 5, 1, 69, 13, 2, 0, 0, 0, 97, 205, 1, 197, 204, 1, 0, 26, 5, 2, 142, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 71, 13, 2, 73, 13, 1, 65, 206, 1, 135, 205, 1, 0, 25, 5, 3, 139, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 75, 13, 2, 77, 13, 1, 50, 207, 1, 214, 206, 1, 0, 138, 7, 2, 139, 10, 1, 1,
    0, 0, 0, 247, 4, 2, 88, 9, 1, 51, 12, 1, 234, 207, 1, 156, 207, 1, 0, 28, 5, 3, 0, 0, 0,
    1, 0, 0, 0, 247, 4, 2, 250, 11, 1, 51, 12, 1, 203, 208, 1, 8, 208, 1, 0, 19, 5, 1, 33, 10,
    1, 1, 0, 0, 0, 93, 3, 4, 5, 0, 1, 3, 13, 1, 223, 208, 1, 176, 181, 1, 0, 0, 0, 0, 17,
    10, 1, 1, 0, 0, 0, 238, 4, 1, 2, 0, 2, 76, 8, 1, 7, 209, 1, 78, 112, 1, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 40, 11, 3, 0, 0, 0, 47, 209, 1, 11, 160, 1, 0, 0, 0,
    0, 21, 10, 1, 1, 0, 0, 0, 237, 4, 2, 34, 11, 3, 60, 8, 2, 61, 209, 1, 126, 190, 1, 0, 72,
    0, 1, 62, 3, 1, 1, 0, 0, 0, 0, 0, 0, 230, 6, 1, 15, 13, 1, 75, 209, 1, 70, 209, 1, 4,
    140, 7, 2, 18, 10, 1, 11, 1, 0, 0, 210, 5, 1, 253, 2, 3, 64, 8, 2, 180, 209, 1, 140, 209, 1,
    0, 144, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 48, 2, 3, 0, 0, 0, 29, 210, 1, 57, 159,
    3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 43, 11, 3, 79, 13, 1, 39, 210, 1, 57,
    159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 43, 11, 3, 79, 13, 1, 83, 210, 1,
    78, 59, 1, 0, 0, 0, 0, 106, 10, 1, 1, 0, 0, 0, 211, 5, 1, 68, 8, 4, 72, 8, 2, 103, 210,
    1, 175, 120, 1, 0, 145, 10, 1, 146, 10, 1, 1, 0, 0, 0, 0, 0, 0, 46, 11, 3, 0, 0, 0, 115,
    210, 1, 175, 120, 1, 0, 145, 10, 1, 146, 10, 1, 1, 0, 0, 0, 0, 0, 0, 46, 11, 3, 0, 0, 0,
    127, 210, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 13, 2, 79, 13,
    1, 142, 210, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 13, 2, 79,
    13, 1, 30, 211, 1, 178, 210, 1, 0, 142, 7, 2, 106, 10, 1, 1, 0, 0, 0, 212, 5, 1, 81, 0, 2,
    83, 13, 1, 54, 211, 1, 78, 59, 1, 0, 0, 0, 0, 17, 10, 1, 1, 0, 0, 0, 213, 5, 1, 68, 8,
    4, 76, 8, 2, 69, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81,
    13, 2, 79, 13, 1, 80, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    81, 13, 2, 79, 13, 1, 91, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 81, 13, 2, 79, 13, 1, 107, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 43, 11, 3, 79, 13, 1, 118, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 43, 11, 3, 79, 13, 1, 129, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 43, 11, 3, 79, 13, 1, 140, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 43, 11, 3, 79, 13, 1, 151, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 43, 11, 3, 79, 13, 1, 161, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 43, 11, 3, 79, 13, 1, 170, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 81, 13, 2, 79, 13, 1, 181, 211, 1, 57, 159, 3, 0, 142, 7, 2, 17,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 13, 2, 79, 13, 1, 192, 211, 1, 57, 159, 3, 0, 142, 7, 2,
    17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 2, 79, 13, 1, 202, 211, 1, 57, 159, 3, 0, 142, 7,
    2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 2, 79, 13, 1, 213, 211, 1, 57, 159, 3, 0, 142,
    7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 2, 79, 13, 1, 224, 211, 1, 78, 112, 1, 0,
    0, 0, 0, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 2, 76, 8, 1, 237, 211, 1, 57, 159, 3,
    0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 2, 79, 13, 1, 247, 211, 1, 57, 159,
    3, 0, 142, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 43, 11, 3, 79, 13, 1, 42, 213, 1, 93,
    212, 1, 0, 147, 10, 1, 148, 10, 1, 1, 0, 0, 0, 0, 0, 0, 49, 11, 3, 85, 13, 1, 90, 213, 1,
    78, 112, 1, 0, 0, 0, 0, 148, 10, 1, 1, 0, 0, 0, 0, 0, 0, 84, 8, 2, 87, 13, 1, 99, 213,
    1, 93, 212, 1, 0, 147, 10, 1, 148, 10, 1, 1, 0, 0, 0, 0, 0, 0, 49, 11, 3, 85, 13, 1, 78,
    212, 1, 111, 213, 1, 4, 0, 0, 0, 0, 0, 0, 12, 1, 0, 0, 107, 0, 1, 232, 6, 5, 0, 0, 0,
    121, 214, 1, 235, 213, 1, 0, 149, 10, 1, 0, 0, 0, 1, 0, 0, 0, 72, 5, 1, 95, 13, 1, 89, 13,
    1, 180, 214, 1, 137, 214, 1, 0, 0, 0, 0, 148, 10, 1, 1, 0, 0, 0, 249, 4, 2, 84, 8, 3, 87,
    13, 1, 210, 214, 1, 190, 214, 1, 0, 0, 0, 0, 148, 10, 1, 1, 0, 0, 0, 214, 5, 1, 0, 0, 0,
    87, 13, 1, 222, 214, 1, 111, 213, 1, 4, 0, 0, 0, 0, 0, 0, 12, 1, 0, 0, 107, 0, 1, 80, 8,
    4, 0, 0, 0, 3, 215, 1, 235, 214, 1, 0, 0, 0, 0, 148, 10, 1, 1, 0, 0, 0, 215, 5, 1, 52,
    11, 3, 87, 13, 1, 149, 215, 1, 35, 215, 1, 0, 147, 10, 1, 0, 0, 0, 1, 0, 0, 0, 251, 4, 2,
    95, 13, 1, 91, 13, 1, 237, 215, 1, 111, 213, 1, 4, 0, 0, 0, 0, 0, 0, 12, 1, 0, 0, 107, 0,
    1, 237, 6, 5, 0, 0, 0, 83, 216, 1, 252, 215, 1, 0, 147, 10, 1, 0, 0, 0, 1, 0, 0, 0, 251,
    4, 1, 41, 17, 1, 91, 13, 1, 207, 216, 1, 99, 216, 1, 0, 147, 10, 1, 148, 10, 1, 1, 0, 0, 0,
    216, 5, 1, 84, 8, 4, 93, 13, 1, 224, 216, 1, 236, 216, 1, 0, 150, 10, 1, 151, 10, 1, 1, 0, 0,
    0, 253, 4, 2, 95, 13, 2, 97, 13, 1, 211, 217, 1, 252, 215, 1, 0, 152, 10, 1, 0, 0, 0, 1, 0,
    0, 0, 251, 4, 1, 95, 13, 1, 99, 13, 1, 224, 217, 1, 35, 215, 1, 0, 147, 10, 1, 0, 0, 0, 1,
    0, 0, 0, 251, 4, 2, 95, 13, 1, 91, 13, 1, 237, 217, 1, 111, 213, 1, 4, 0, 0, 0, 0, 0, 0,
    12, 1, 0, 0, 107, 0, 1, 232, 6, 5, 0, 0, 0, 124, 218, 1, 119, 218, 1, 5, 144, 7, 2, 153, 10,
    1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 88, 8, 2, 192, 218, 1, 187, 218, 1, 5, 144, 7, 2, 153,
    10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 92, 8, 2, 4, 219, 1, 255, 218, 1, 5, 144, 7, 2,
    153, 10, 1, 2, 1, 0, 0, 255, 4, 2, 175, 1, 8, 96, 8, 2, 93, 219, 1, 88, 219, 1, 5, 144, 7,
    2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 175, 1, 8, 232, 3, 3, 218, 219, 1, 213, 219, 1, 5, 144,
    7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 175, 1, 8, 238, 3, 3, 85, 220, 1, 80, 220, 1, 5,
    144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 1, 5, 2, 175, 1, 8, 96, 8, 2, 117, 220, 1, 112, 220, 1,
    5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 175, 1, 8, 244, 3, 3, 227, 220, 1, 222, 220,
    1, 4, 146, 7, 2, 154, 10, 1, 0, 1, 0, 0, 217, 5, 1, 54, 1, 8, 100, 8, 2, 7, 221, 1, 2,
    221, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 104, 8, 2, 36, 221, 1,
    31, 221, 1, 5, 144, 7, 2, 155, 10, 1, 13, 1, 0, 0, 3, 5, 2, 175, 1, 8, 96, 8, 2, 57, 221,
    1, 52, 221, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 183, 1, 8, 250, 3, 3, 183,
    221, 1, 178, 221, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 0, 4, 3,
    57, 222, 1, 52, 222, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 6, 4,
    3, 187, 222, 1, 182, 222, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 183, 1, 8, 12,
    4, 3, 53, 223, 1, 48, 223, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183, 1, 8,
    18, 4, 3, 240, 223, 1, 235, 223, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183, 1,
    8, 24, 4, 3, 16, 225, 1, 11, 225, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183,
    1, 8, 30, 4, 3, 221, 225, 1, 216, 225, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2,
    183, 1, 8, 36, 4, 3, 170, 226, 1, 165, 226, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5,
    2, 183, 1, 8, 42, 4, 3, 129, 227, 1, 124, 227, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7,
    5, 2, 183, 1, 8, 48, 4, 3, 60, 228, 1, 55, 228, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0,
    7, 5, 2, 183, 1, 8, 54, 4, 3, 1, 229, 1, 252, 228, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0,
    0, 7, 5, 2, 183, 1, 8, 60, 4, 3, 188, 229, 1, 183, 229, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1,
    0, 0, 7, 5, 2, 183, 1, 8, 66, 4, 3, 129, 230, 1, 124, 230, 1, 5, 144, 7, 2, 153, 10, 1, 2,
    1, 0, 0, 7, 5, 2, 183, 1, 8, 72, 4, 3, 78, 231, 1, 73, 231, 1, 5, 144, 7, 2, 153, 10, 1,
    2, 1, 0, 0, 7, 5, 2, 183, 1, 8, 78, 4, 3, 37, 232, 1, 32, 232, 1, 5, 144, 7, 2, 153, 10,
    1, 2, 1, 0, 0, 0, 0, 0, 183, 1, 8, 84, 4, 3, 184, 232, 1, 179, 232, 1, 5, 144, 7, 2, 153,
    10, 1, 2, 1, 0, 0, 9, 5, 2, 183, 1, 8, 90, 4, 3, 172, 233, 1, 167, 233, 1, 5, 144, 7, 2,
    153, 10, 1, 2, 1, 0, 0, 9, 5, 2, 183, 1, 8, 96, 4, 3, 160, 234, 1, 155, 234, 1, 5, 144, 7,
    2, 153, 10, 1, 2, 1, 0, 0, 9, 5, 2, 183, 1, 8, 102, 4, 3, 158, 235, 1, 153, 235, 1, 5, 144,
    7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 5, 1, 54, 1, 7, 108, 8, 2, 190, 235, 1, 185, 235, 1, 5,
    144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 108, 4, 3, 65, 236, 1, 60, 236, 1,
    5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 114, 4, 3, 196, 236, 1, 191, 236,
    1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 120, 4, 3, 84, 237, 1, 79,
    237, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183, 1, 8, 126, 4, 3, 16, 238, 1,
    11, 238, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183, 1, 8, 132, 4, 3, 204, 238,
    1, 199, 238, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183, 1, 8, 138, 4, 3, 146,
    239, 1, 141, 239, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183, 1, 8, 144, 4, 3,
    91, 240, 1, 86, 240, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183, 1, 8, 150, 4,
    3, 46, 241, 1, 41, 241, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 9, 5, 2, 183, 1, 8, 156,
    4, 3, 35, 242, 1, 30, 242, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 9, 5, 2, 183, 1, 8,
    162, 4, 3, 24, 243, 1, 19, 243, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 9, 5, 2, 183, 1,
    8, 168, 4, 3, 26, 244, 1, 21, 244, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54,
    1, 7, 112, 8, 2, 55, 244, 1, 50, 244, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0,
    54, 1, 7, 116, 8, 2, 102, 244, 1, 97, 244, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0,
    0, 175, 1, 8, 174, 4, 3, 168, 244, 1, 163, 244, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 11,
    5, 2, 54, 1, 7, 236, 3, 1, 192, 244, 1, 187, 244, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0,
    0, 0, 0, 54, 1, 7, 120, 8, 2, 219, 244, 1, 214, 244, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0,
    0, 0, 0, 0, 54, 1, 7, 124, 8, 2, 246, 244, 1, 241, 244, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1,
    0, 0, 0, 0, 0, 191, 1, 8, 128, 8, 2, 36, 245, 1, 31, 245, 1, 5, 144, 7, 2, 153, 10, 1, 2,
    1, 0, 0, 0, 0, 0, 54, 1, 7, 180, 4, 3, 180, 246, 1, 175, 246, 1, 5, 144, 7, 2, 153, 10, 1,
    2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 132, 8, 2, 242, 246, 1, 237, 246, 1, 5, 144, 7, 2, 153, 10,
    1, 2, 1, 0, 0, 97, 3, 4, 54, 1, 8, 136, 8, 2, 95, 247, 1, 62, 247, 1, 0, 0, 0, 0, 17,
    10, 1, 1, 0, 0, 0, 218, 5, 1, 2, 0, 1, 76, 8, 1, 113, 247, 1, 108, 247, 1, 5, 144, 7, 2,
    153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 140, 8, 2, 140, 247, 1, 135, 247, 1, 4, 148, 7,
    2, 154, 10, 1, 14, 1, 0, 0, 0, 0, 0, 54, 1, 8, 186, 4, 3, 184, 247, 1, 179, 247, 1, 5, 144,
    7, 2, 153, 10, 1, 2, 1, 0, 0, 13, 5, 2, 175, 1, 8, 96, 8, 2, 203, 247, 1, 198, 247, 1, 5,
    144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 175, 1, 8, 192, 4, 3, 1, 248, 1, 252, 247, 1,
    5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 144, 8, 2, 37, 248, 1, 32, 248,
    1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 148, 8, 2, 73, 248, 1, 68,
    248, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 175, 1, 8, 198, 4, 3, 174, 248, 1,
    169, 248, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 152, 8, 2, 203, 248,
    1, 198, 248, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 156, 8, 2, 130,
    250, 1, 227, 248, 1, 1, 63, 3, 4, 158, 10, 1, 1, 0, 0, 0, 11, 4, 3, 221, 2, 7, 160, 8, 2,
    147, 250, 1, 142, 250, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183, 1, 8, 204, 4,
    3, 100, 251, 1, 95, 251, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7, 5, 2, 183, 1, 8, 210,
    4, 3, 157, 251, 1, 152, 251, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8,
    216, 4, 3, 19, 252, 1, 14, 252, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1,
    8, 222, 4, 3, 47, 252, 1, 42, 252, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 9, 5, 2, 183,
    1, 8, 228, 4, 3, 21, 253, 1, 16, 253, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 9, 5, 2,
    183, 1, 8, 234, 4, 3, 86, 253, 1, 81, 253, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 9, 5,
    2, 183, 1, 8, 240, 4, 3, 116, 253, 1, 111, 253, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 7,
    5, 2, 183, 1, 8, 246, 4, 3, 34, 254, 1, 29, 254, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0,
    7, 5, 2, 183, 1, 8, 252, 4, 3, 111, 254, 1, 106, 254, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0,
    0, 7, 5, 2, 183, 1, 8, 2, 5, 3, 140, 254, 1, 135, 254, 1, 5, 144, 7, 2, 153, 10, 1, 2, 1,
    0, 0, 7, 5, 2, 183, 1, 8, 8, 5, 3, 217, 254, 1, 212, 254, 1, 5, 144, 7, 2, 153, 10, 1, 2,
    1, 0, 0, 7, 5, 2, 183, 1, 8, 14, 5, 3, 246, 254, 1, 241, 254, 1, 5, 144, 7, 2, 153, 10, 1,
    2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 20, 5, 3, 108, 255, 1, 103, 255, 1, 5, 144, 7, 2, 153, 10,
    1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 26, 5, 3, 145, 255, 1, 140, 255, 1, 5, 144, 7, 2, 153,
    10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 32, 5, 3, 173, 255, 1, 168, 255, 1, 5, 144, 7, 2,
    153, 10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 38, 5, 3, 210, 255, 1, 205, 255, 1, 5, 144, 7,
    2, 153, 10, 1, 2, 1, 0, 0, 5, 5, 2, 183, 1, 8, 44, 5, 3, 238, 255, 1, 233, 255, 1, 5, 144,
    7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 164, 8, 2, 13, 0, 2, 8, 0, 2, 5,
    144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 50, 5, 3, 119, 0, 2, 114, 0, 2,
    5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 56, 5, 3, 203, 0, 2, 198, 0,
    2, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 168, 8, 2, 52, 1, 2, 47,
    1, 2, 4, 150, 7, 2, 159, 10, 1, 13, 1, 0, 0, 219, 5, 1, 54, 1, 9, 62, 5, 3, 81, 1, 2,
    76, 1, 2, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 172, 8, 2, 112, 1,
    2, 107, 1, 2, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 176, 8, 2, 143,
    1, 2, 138, 1, 2, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 180, 8, 2,
    173, 2, 2, 175, 1, 2, 0, 152, 7, 2, 160, 10, 1, 1, 0, 0, 0, 170, 4, 1, 199, 1, 8, 0, 0,
    0, 193, 2, 2, 188, 2, 2, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7, 184,
    8, 2, 222, 2, 2, 217, 2, 2, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1, 7,
    188, 8, 2, 255, 2, 2, 250, 2, 2, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54, 1,
    7, 192, 8, 2, 28, 3, 2, 23, 3, 2, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0, 0, 0, 54,
    1, 7, 196, 8, 2, 57, 3, 2, 52, 3, 2, 4, 146, 7, 2, 154, 10, 1, 0, 1, 0, 0, 220, 5, 1,
    54, 1, 8, 200, 8, 2, 64, 4, 2, 87, 3, 2, 0, 31, 5, 3, 158, 10, 1, 1, 0, 0, 0, 11, 4,
    3, 221, 2, 7, 204, 8, 2, 83, 4, 2, 78, 4, 2, 5, 144, 7, 2, 153, 10, 1, 2, 1, 0, 0, 0,
    0, 0, 175, 1, 8, 68, 5, 3, 100, 5, 2, 191, 4, 2, 0, 154, 7, 2, 161, 10, 1, 1, 0, 0, 0,
    221, 5, 1, 55, 11, 3, 0, 0, 0, 73, 6, 2, 167, 5, 2, 0, 156, 7, 2, 162, 10, 1, 1, 0, 0,
    0, 221, 5, 1, 58, 11, 3, 0, 0, 0, 11, 7, 2, 105, 6, 2, 0, 158, 7, 2, 161, 10, 1, 1, 0,
    0, 0, 221, 5, 1, 61, 11, 3, 0, 0, 0, 49, 7, 2, 44, 7, 2, 0, 144, 10, 1, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 48, 2, 3, 0, 0, 0, 73, 19, 2, 183, 18, 2, 0, 160, 7, 2, 163, 10, 1,
    1, 0, 0, 0, 222, 5, 1, 242, 6, 5, 208, 8, 2, 147, 19, 2, 112, 78, 2, 0, 164, 10, 1, 165, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 64, 11, 3, 0, 0, 0, 171, 19, 2, 166, 19, 2, 0, 166, 10, 1, 167,
    10, 1, 1, 0, 0, 0, 14, 4, 3, 18, 9, 2, 0, 0, 0, 251, 19, 2, 25, 20, 2, 0, 160, 7, 2,
    163, 10, 1, 1, 0, 0, 0, 0, 0, 0, 67, 11, 3, 210, 8, 1, 83, 20, 2, 4, 20, 2, 0, 160, 7,
    2, 163, 10, 1, 1, 0, 0, 0, 180, 5, 1, 212, 8, 4, 210, 8, 1, 23, 22, 2, 35, 21, 2, 0, 162,
    7, 2, 168, 10, 1, 1, 0, 0, 0, 111, 1, 9, 70, 11, 3, 101, 13, 1, 94, 22, 2, 112, 78, 2, 0,
    169, 10, 1, 170, 10, 1, 1, 0, 0, 0, 0, 0, 0, 252, 6, 2, 0, 0, 0, 108, 22, 2, 126, 22, 2,
    0, 0, 0, 0, 167, 10, 1, 1, 0, 0, 0, 223, 5, 1, 73, 11, 3, 0, 0, 0, 116, 9, 2, 174, 22,
    2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 224, 5, 1, 0, 0, 0, 0, 0, 0, 189, 22, 2, 211,
    131, 1, 0, 171, 10, 1, 0, 0, 0, 1, 0, 2, 1, 18, 5, 1, 104, 2, 3, 0, 0, 0, 36, 23, 2,
    31, 23, 2, 1, 164, 7, 2, 172, 10, 1, 1, 0, 0, 0, 53, 0, 20, 247, 6, 5, 0, 0, 0, 74, 23,
    2, 69, 23, 2, 1, 166, 7, 2, 173, 10, 1, 1, 0, 0, 0, 93, 2, 6, 103, 13, 2, 0, 0, 0, 205,
    24, 2, 173, 23, 2, 0, 34, 5, 3, 174, 10, 1, 1, 0, 0, 0, 193, 0, 10, 216, 8, 4, 105, 13, 1,
    244, 24, 2, 218, 24, 2, 4, 0, 0, 0, 0, 0, 0, 12, 1, 0, 0, 107, 0, 1, 220, 8, 4, 0, 0,
    0, 28, 25, 2, 0, 25, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 15, 5, 2, 190, 0, 1, 0,
    0, 0, 1, 26, 2, 49, 25, 2, 1, 37, 5, 3, 0, 0, 0, 1, 0, 3, 2, 17, 5, 2, 232, 7, 4,
    228, 3, 1, 65, 26, 2, 14, 26, 2, 0, 0, 0, 0, 167, 10, 1, 1, 0, 0, 0, 225, 5, 1, 73, 11,
    3, 0, 0, 0, 170, 26, 2, 149, 33, 2, 0, 168, 7, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 107,
    13, 2, 109, 13, 1, 111, 27, 2, 223, 26, 2, 0, 178, 7, 1, 61, 10, 1, 1, 0, 0, 0, 226, 5, 1,
    2, 0, 1, 0, 0, 0, 180, 27, 2, 25, 20, 2, 0, 170, 7, 2, 175, 10, 1, 1, 0, 0, 0, 55, 0,
    1, 224, 8, 4, 210, 8, 1, 245, 27, 2, 240, 27, 2, 0, 170, 7, 2, 176, 10, 1, 1, 0, 0, 0, 19,
    5, 2, 228, 8, 4, 111, 13, 1, 91, 28, 2, 25, 20, 2, 0, 170, 7, 2, 175, 10, 1, 1, 0, 0, 0,
    55, 0, 1, 224, 8, 4, 210, 8, 1, 156, 28, 2, 101, 28, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 112, 1, 2, 0, 0, 0, 0, 0, 0, 167, 28, 2, 25, 20, 2, 0, 170, 7, 2, 175, 10, 1, 1, 0,
    0, 0, 55, 0, 1, 224, 8, 4, 210, 8, 1, 243, 28, 2, 177, 28, 2, 0, 177, 10, 1, 175, 10, 1, 1,
    0, 0, 0, 55, 0, 1, 76, 11, 3, 113, 13, 1, 253, 28, 2, 112, 78, 2, 0, 178, 10, 1, 175, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 8, 29, 2, 112, 78, 2, 0, 178, 10, 1, 163, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 20, 29, 2, 112, 78, 2, 0, 178, 10, 1, 163,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 32, 29, 2, 112, 78, 2, 0, 178, 10, 1,
    175, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 75, 29, 2, 45, 29, 2, 0, 179, 10,
    1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 101, 13, 1, 87, 29, 2, 25, 20, 2, 0, 170,
    7, 2, 175, 10, 1, 1, 0, 0, 0, 55, 0, 1, 224, 8, 4, 210, 8, 1, 97, 29, 2, 25, 20, 2, 0,
    170, 7, 2, 175, 10, 1, 1, 0, 0, 0, 55, 0, 1, 224, 8, 4, 210, 8, 1, 243, 29, 2, 238, 29, 2,
    4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 0, 0, 53, 232, 8, 4, 0, 0, 0, 237, 30, 2, 19, 30,
    2, 0, 172, 7, 2, 165, 10, 1, 1, 0, 0, 0, 17, 4, 3, 252, 6, 5, 0, 0, 0, 124, 31, 2, 119,
    31, 2, 0, 174, 7, 2, 176, 10, 1, 1, 0, 0, 0, 227, 5, 1, 79, 11, 3, 111, 13, 1, 11, 32, 2,
    134, 31, 2, 0, 176, 7, 2, 0, 0, 0, 1, 0, 5, 1, 228, 5, 1, 236, 8, 4, 0, 0, 0, 69, 33,
    2, 45, 32, 2, 0, 181, 10, 1, 182, 10, 1, 1, 0, 0, 0, 254, 1, 7, 55, 1, 1, 0, 0, 0, 91,
    34, 2, 138, 33, 2, 0, 40, 5, 3, 183, 10, 1, 1, 0, 0, 0, 0, 0, 0, 82, 11, 3, 115, 13, 1,
    74, 35, 2, 110, 34, 2, 0, 178, 7, 2, 184, 10, 1, 1, 0, 0, 0, 226, 5, 1, 117, 13, 2, 119, 13,
    1, 98, 35, 2, 0, 0, 0, 0, 185, 10, 1, 61, 10, 1, 1, 0, 0, 0, 229, 5, 1, 2, 0, 1, 0,
    0, 0, 205, 35, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3,
    121, 13, 1, 118, 36, 2, 0, 0, 0, 0, 67, 3, 4, 187, 10, 1, 1, 0, 0, 0, 0, 0, 0, 123, 13,
    2, 125, 13, 1, 139, 36, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85,
    11, 3, 121, 13, 1, 40, 37, 2, 154, 36, 2, 0, 180, 7, 2, 0, 0, 0, 1, 0, 0, 0, 62, 0, 2,
    0, 0, 0, 127, 13, 1, 57, 37, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0,
    1, 85, 11, 3, 121, 13, 1, 121, 37, 2, 112, 35, 2, 0, 49, 5, 2, 61, 10, 1, 1, 0, 0, 0, 55,
    0, 1, 85, 11, 3, 129, 13, 1, 137, 37, 2, 112, 35, 2, 0, 185, 10, 1, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 37, 1, 2, 121, 13, 1, 158, 37, 2, 112, 35, 2, 0, 185, 10, 1, 61, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 37, 1, 2, 121, 13, 1, 174, 37, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0,
    0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 189, 37, 2, 112, 35, 2, 0, 49, 5, 2, 61, 10, 1, 1,
    0, 0, 0, 55, 0, 1, 85, 11, 3, 129, 13, 1, 208, 37, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 38, 2, 241, 37, 2, 0, 182, 7, 2, 61, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 131, 13, 1, 239, 38, 2, 102, 38, 2, 0, 43, 5, 3, 61,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 133, 13, 1, 95, 39, 2, 2, 39, 2, 0, 184, 7, 2,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 135, 13, 1, 234, 39, 2, 115, 39, 2, 0, 71, 3,
    4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 137, 13, 1, 117, 40, 2, 252, 39, 2, 0, 46,
    5, 3, 167, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 139, 13, 1, 187, 40, 2, 140, 40, 2, 0,
    43, 5, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 209, 40, 2, 10, 39, 2,
    0, 43, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 229, 40, 2, 149, 82,
    3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 86, 41, 2, 249,
    40, 2, 0, 186, 7, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 141, 13, 1, 109, 41, 2,
    112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 123, 41,
    2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 138,
    41, 2, 0, 0, 0, 0, 185, 10, 1, 61, 10, 1, 1, 0, 0, 0, 230, 5, 1, 37, 1, 2, 121, 13, 1,
    153, 41, 2, 112, 35, 2, 0, 185, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 121, 13,
    1, 169, 41, 2, 0, 0, 0, 0, 185, 10, 1, 61, 10, 1, 1, 0, 0, 0, 230, 5, 1, 37, 1, 2, 121,
    13, 1, 48, 42, 2, 208, 41, 2, 0, 176, 7, 1, 0, 0, 0, 1, 0, 0, 0, 21, 5, 2, 253, 6, 1,
    0, 0, 0, 102, 42, 2, 85, 42, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 231, 5, 1, 0, 0,
    0, 0, 0, 0, 220, 42, 2, 122, 42, 2, 0, 188, 10, 1, 0, 0, 0, 1, 0, 0, 0, 21, 5, 2, 253,
    6, 1, 0, 0, 0, 240, 42, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 64, 43, 2, 4, 43, 2, 0, 189, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 88, 43, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55,
    0, 1, 85, 11, 3, 121, 13, 1, 102, 43, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0,
    55, 0, 1, 85, 11, 3, 121, 13, 1, 118, 43, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0,
    0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 237, 43, 2, 133, 43, 2, 0, 188, 7, 2, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 37, 1, 2, 143, 13, 1, 92, 44, 2, 6, 44, 2, 0, 188, 7, 2, 61, 10, 1, 1,
    0, 0, 0, 232, 5, 1, 145, 13, 2, 143, 13, 1, 2, 45, 2, 153, 44, 2, 0, 190, 10, 1, 61, 10, 1,
    1, 0, 0, 0, 24, 5, 1, 88, 11, 2, 0, 0, 0, 198, 45, 2, 86, 45, 2, 0, 190, 10, 1, 61, 10,
    1, 1, 0, 0, 0, 23, 5, 2, 88, 11, 3, 0, 0, 0, 241, 45, 2, 86, 45, 2, 0, 190, 10, 1, 61,
    10, 1, 1, 0, 0, 0, 23, 5, 2, 88, 11, 3, 0, 0, 0, 27, 46, 2, 86, 45, 2, 0, 190, 10, 1,
    61, 10, 1, 1, 0, 0, 0, 23, 5, 2, 88, 11, 3, 0, 0, 0, 104, 46, 2, 87, 46, 2, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 233, 5, 1, 0, 0, 0, 0, 0, 0, 185, 46, 2, 0, 0, 0, 0, 95,
    2, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 147, 13, 1, 224, 46, 2, 0, 0, 0, 0,
    94, 2, 5, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 147, 13, 1, 8, 47, 2, 112, 35, 2,
    0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 23, 47, 2, 112, 35,
    2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 111, 47, 2, 112,
    35, 2, 0, 49, 5, 3, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 149, 13, 1, 125, 47, 2,
    112, 35, 2, 0, 49, 5, 3, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 149, 13, 1, 143, 47,
    2, 112, 35, 2, 0, 194, 7, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 226, 8, 2, 0, 0, 0, 159,
    47, 2, 112, 35, 2, 0, 52, 5, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 149, 13, 1,
    174, 47, 2, 112, 35, 2, 0, 52, 5, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 149, 13,
    1, 1, 48, 2, 189, 47, 2, 0, 190, 7, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0,
    0, 0, 171, 48, 2, 80, 48, 2, 0, 192, 7, 2, 0, 0, 0, 1, 0, 0, 0, 234, 5, 1, 253, 6, 1,
    151, 13, 1, 222, 48, 2, 91, 48, 2, 0, 146, 1, 1, 191, 10, 1, 1, 0, 0, 0, 234, 5, 1, 253, 6,
    1, 153, 13, 1, 12, 49, 2, 0, 0, 0, 0, 179, 10, 1, 192, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2,
    0, 1, 155, 13, 1, 34, 49, 2, 0, 0, 0, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 235, 5, 1,
    2, 0, 1, 0, 0, 0, 83, 49, 2, 101, 48, 2, 0, 146, 1, 1, 167, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 157, 13, 2, 159, 13, 1, 117, 49, 2, 112, 35, 2, 0, 194, 7, 2, 61, 10, 1, 1, 0, 0, 0, 55,
    0, 1, 226, 8, 2, 0, 0, 0, 133, 49, 2, 101, 48, 2, 0, 146, 1, 1, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 253, 6, 1, 0, 0, 0, 156, 49, 2, 101, 48, 2, 0, 146, 1, 1, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 253, 6, 1, 0, 0, 0, 181, 49, 2, 112, 35, 2, 0, 194, 7, 1, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 212, 49, 2, 112, 35, 2, 0, 193, 10, 1, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 230, 49, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1,
    1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 244, 49, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10,
    1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 4, 50, 2, 112, 35, 2, 0, 186, 10, 1, 61,
    10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 19, 50, 2, 112, 35, 2, 0, 194, 7, 1,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 35, 50, 2, 112, 35, 2, 0, 194, 7,
    1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 52, 50, 2, 0, 0, 0, 0, 55,
    5, 3, 0, 0, 0, 1, 0, 0, 0, 11, 0, 2, 76, 5, 1, 0, 0, 0, 83, 50, 2, 0, 0, 0, 0,
    58, 5, 3, 61, 10, 1, 1, 0, 0, 0, 11, 0, 2, 76, 5, 1, 0, 0, 0, 136, 50, 2, 86, 143, 1,
    0, 61, 5, 3, 183, 10, 1, 1, 0, 0, 0, 25, 5, 1, 0, 0, 0, 0, 0, 0, 160, 50, 2, 86, 143,
    1, 0, 64, 5, 3, 183, 10, 1, 1, 0, 0, 0, 25, 5, 2, 0, 0, 0, 0, 0, 0, 15, 51, 2, 182,
    50, 2, 0, 67, 5, 3, 0, 0, 0, 1, 0, 0, 0, 25, 5, 1, 0, 0, 0, 0, 0, 0, 140, 51, 2,
    40, 51, 2, 0, 70, 5, 3, 0, 0, 0, 1, 0, 0, 0, 25, 5, 1, 0, 0, 0, 0, 0, 0, 23, 52,
    2, 163, 51, 2, 0, 74, 5, 2, 183, 10, 1, 1, 0, 0, 0, 20, 4, 3, 0, 0, 0, 0, 0, 0, 187,
    52, 2, 58, 52, 2, 0, 73, 5, 3, 0, 0, 0, 1, 0, 0, 0, 20, 4, 3, 0, 0, 0, 0, 0, 0,
    45, 53, 2, 223, 52, 2, 0, 196, 7, 2, 183, 10, 1, 1, 0, 0, 0, 23, 4, 3, 0, 0, 0, 0, 0,
    0, 125, 53, 2, 71, 53, 2, 0, 73, 5, 1, 183, 10, 1, 1, 0, 0, 0, 21, 4, 2, 0, 0, 0, 0,
    0, 0, 152, 53, 2, 112, 35, 2, 0, 49, 5, 2, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3,
    129, 13, 1, 170, 53, 2, 112, 35, 2, 0, 49, 5, 2, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11,
    3, 129, 13, 1, 212, 53, 2, 0, 0, 0, 0, 76, 5, 3, 0, 0, 0, 1, 0, 0, 0, 172, 1, 7, 74,
    5, 6, 0, 0, 0, 229, 53, 2, 0, 0, 0, 0, 76, 5, 2, 0, 0, 0, 1, 0, 0, 0, 171, 1, 8,
    74, 5, 6, 0, 0, 0, 253, 53, 2, 0, 0, 0, 0, 76, 5, 3, 0, 0, 0, 1, 0, 0, 0, 172, 1,
    7, 74, 5, 6, 0, 0, 0, 38, 54, 2, 0, 0, 0, 0, 79, 5, 3, 0, 0, 0, 1, 0, 0, 0, 172,
    1, 7, 74, 5, 6, 161, 13, 1, 55, 54, 2, 0, 0, 0, 0, 79, 5, 2, 0, 0, 0, 1, 0, 0, 0,
    171, 1, 8, 74, 5, 6, 161, 13, 1, 79, 54, 2, 112, 35, 2, 0, 49, 5, 2, 61, 10, 1, 1, 0, 0,
    0, 55, 0, 1, 85, 11, 3, 129, 13, 1, 97, 54, 2, 112, 35, 2, 0, 49, 5, 2, 61, 10, 1, 1, 0,
    0, 0, 55, 0, 1, 85, 11, 3, 129, 13, 1, 114, 54, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1,
    0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 134, 54, 2, 112, 35, 2, 0, 49, 5, 2, 61, 10, 1,
    1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 129, 13, 1, 148, 54, 2, 112, 35, 2, 0, 194, 7, 2, 61, 10,
    1, 1, 0, 0, 0, 55, 0, 1, 226, 8, 2, 0, 0, 0, 163, 54, 2, 0, 0, 0, 0, 176, 7, 1, 0,
    0, 0, 1, 0, 0, 0, 26, 4, 3, 0, 0, 0, 0, 0, 0, 112, 55, 2, 0, 0, 0, 0, 99, 2, 5,
    167, 10, 1, 1, 0, 0, 0, 0, 0, 0, 163, 13, 2, 165, 13, 1, 13, 56, 2, 182, 55, 2, 0, 198, 7,
    2, 165, 10, 1, 1, 0, 0, 0, 0, 0, 0, 167, 13, 2, 159, 13, 1, 31, 56, 2, 112, 35, 2, 0, 186,
    10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 46, 56, 2, 112, 35, 2, 0,
    186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 62, 56, 2, 112, 35, 2,
    0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 82, 56, 2, 112, 35,
    2, 0, 52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 129, 13, 1, 125, 56, 2, 0,
    0, 0, 0, 200, 7, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 169, 13, 2, 0, 0, 0, 178, 56, 2,
    112, 35, 2, 0, 52, 5, 2, 163, 10, 1, 1, 0, 0, 0, 0, 0, 0, 147, 0, 2, 171, 13, 1, 193, 56,
    2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 207,
    56, 2, 112, 35, 2, 0, 194, 7, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 226, 8, 2, 0, 0, 0,
    224, 56, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13,
    1, 239, 56, 2, 112, 35, 2, 0, 52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 129,
    13, 1, 254, 56, 2, 112, 35, 2, 0, 52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2,
    129, 13, 1, 13, 57, 2, 0, 0, 0, 0, 200, 7, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 169, 13,
    2, 0, 0, 0, 42, 57, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85,
    11, 3, 121, 13, 1, 57, 57, 2, 225, 116, 1, 0, 104, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    37, 1, 2, 113, 13, 1, 76, 57, 2, 112, 35, 2, 0, 52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 37, 1, 2, 129, 13, 1, 95, 57, 2, 112, 35, 2, 0, 52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 37, 1, 2, 129, 13, 1, 114, 57, 2, 0, 0, 0, 0, 200, 7, 2, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 169, 13, 2, 0, 0, 0, 143, 57, 2, 101, 48, 2, 0, 146, 1, 1, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 166, 57, 2, 251, 70, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 220, 57, 2, 149, 82, 3, 0, 0, 0, 0, 194, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 241, 57, 2, 101, 48, 2, 0, 146, 1, 1, 167, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 157, 13, 2, 159, 13, 1, 17, 58, 2, 112, 35, 2, 0, 186, 10, 1, 61, 10,
    1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 31, 58, 2, 112, 35, 2, 0, 186, 10, 1, 61,
    10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 46, 58, 2, 0, 0, 0, 0, 195, 10, 1,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 76, 58, 2, 78, 112, 1, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 91, 58, 2, 112, 35, 2, 0, 186,
    10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 85, 11, 3, 121, 13, 1, 107, 58, 2, 112, 35, 2, 0,
    52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 129, 13, 1, 126, 58, 2, 0, 0, 0,
    0, 200, 7, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 169, 13, 2, 0, 0, 0, 182, 58, 2, 162, 58,
    2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 236, 5, 1, 0, 0, 0, 0, 0, 0, 202, 58, 2, 112,
    35, 2, 0, 52, 5, 2, 163, 10, 1, 1, 0, 0, 0, 0, 0, 0, 147, 0, 2, 171, 13, 1, 217, 58, 2,
    112, 35, 2, 0, 52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 129, 13, 1, 232, 58,
    2, 112, 35, 2, 0, 52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 129, 13, 1, 247,
    58, 2, 0, 0, 0, 0, 200, 7, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 169, 13, 2, 0, 0, 0,
    20, 59, 2, 112, 35, 2, 0, 52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 129, 13,
    1, 39, 59, 2, 112, 35, 2, 0, 52, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 129,
    13, 1, 58, 59, 2, 0, 0, 0, 0, 200, 7, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 169, 13, 2,
    0, 0, 0, 142, 59, 2, 87, 59, 2, 0, 202, 7, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 210, 59, 2, 159, 59, 2, 0, 196, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 66, 60, 2, 0, 0, 0, 0, 104, 2, 5, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    164, 13, 1, 173, 13, 1, 91, 60, 2, 159, 59, 2, 0, 196, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 109, 60, 2, 0, 0, 0, 0, 197, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 2, 0, 1, 0, 0, 0, 48, 61, 2, 140, 60, 2, 0, 205, 7, 1, 183, 10, 1, 1, 0, 0, 0,
    237, 5, 1, 240, 8, 4, 0, 0, 0, 20, 62, 2, 73, 61, 2, 0, 204, 7, 2, 183, 10, 1, 1, 0, 0,
    0, 237, 5, 1, 1, 7, 5, 175, 13, 1, 155, 62, 2, 0, 0, 0, 0, 206, 7, 2, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 244, 8, 4, 177, 13, 1, 184, 62, 2, 0, 0, 0, 0, 198, 10, 1, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 227, 1, 2, 0, 0, 0, 212, 62, 2, 0, 0, 0, 0, 198, 10, 1, 61, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 227, 1, 2, 0, 0, 0, 8, 63, 2, 0, 0, 0, 0, 208, 7, 2, 61, 10,
    1, 1, 0, 0, 0, 55, 0, 1, 91, 11, 3, 0, 0, 0, 37, 63, 2, 112, 35, 2, 0, 199, 10, 1, 61,
    10, 1, 1, 0, 0, 0, 55, 0, 1, 91, 11, 3, 0, 0, 0, 66, 63, 2, 112, 35, 2, 0, 199, 10, 1,
    61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 91, 11, 3, 0, 0, 0, 99, 63, 2, 112, 35, 2, 0, 199, 10,
    1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 91, 11, 3, 0, 0, 0, 128, 63, 2, 112, 35, 2, 0, 199,
    10, 1, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 91, 11, 3, 0, 0, 0, 161, 63, 2, 0, 0, 0, 0,
    208, 7, 2, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 91, 11, 3, 0, 0, 0, 190, 63, 2, 0, 0, 0,
    0, 198, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 227, 1, 2, 0, 0, 0, 218, 63, 2, 0, 0,
    0, 0, 198, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 227, 1, 2, 0, 0, 0, 245, 63, 2, 0,
    0, 0, 0, 198, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 227, 1, 2, 0, 0, 0, 18, 64, 2,
    0, 0, 0, 0, 198, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 227, 1, 2, 0, 0, 0, 47, 64,
    2, 0, 0, 0, 0, 198, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 227, 1, 2, 0, 0, 0, 76,
    64, 2, 0, 0, 0, 0, 198, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 227, 1, 2, 0, 0, 0,
    105, 64, 2, 0, 0, 0, 0, 198, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 227, 1, 2, 0, 0,
    0, 133, 64, 2, 0, 0, 0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147,
    13, 1, 150, 64, 2, 0, 0, 0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    147, 13, 1, 167, 64, 2, 0, 0, 0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0,
    1, 147, 13, 1, 185, 64, 2, 0, 0, 0, 0, 79, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2,
    0, 1, 147, 13, 1, 203, 64, 2, 0, 0, 0, 0, 79, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    2, 0, 1, 147, 13, 1, 221, 64, 2, 0, 0, 0, 0, 109, 2, 5, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 2, 0, 1, 147, 13, 1, 238, 64, 2, 0, 0, 0, 0, 79, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 2, 0, 1, 147, 13, 1, 0, 65, 2, 0, 0, 0, 0, 109, 2, 5, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 2, 0, 1, 147, 13, 1, 21, 65, 2, 0, 0, 0, 0, 82, 5, 3, 61, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 39, 65, 2, 0, 0, 0, 0, 85, 5, 3, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 58, 65, 2, 0, 0, 0, 0, 85, 5, 3, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 78, 65, 2, 0, 0, 0, 0, 85, 5, 3, 61, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 98, 65, 2, 0, 0, 0, 0, 85, 5, 3, 61, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 119, 65, 2, 0, 0, 0, 0, 79, 3, 4, 61,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 137, 65, 2, 0, 0, 0, 0, 79, 3, 4,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 155, 65, 2, 0, 0, 0, 0, 88, 5,
    3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 177, 65, 2, 0, 0, 0, 0, 96,
    3, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 147, 13, 1, 195, 65, 2, 0, 0, 0, 0,
    75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 213, 65, 2, 0, 0, 0,
    0, 83, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 232, 65, 2, 0, 0,
    0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 249, 65, 2, 0,
    0, 0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 9, 66, 2,
    0, 0, 0, 0, 91, 5, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 31, 66,
    2, 0, 0, 0, 0, 87, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 55,
    66, 2, 0, 0, 0, 0, 87, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1,
    79, 66, 2, 0, 0, 0, 0, 91, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13,
    1, 104, 66, 2, 0, 0, 0, 0, 91, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147,
    13, 1, 129, 66, 2, 0, 0, 0, 0, 91, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    147, 13, 1, 154, 66, 2, 0, 0, 0, 0, 91, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0,
    1, 147, 13, 1, 179, 66, 2, 0, 0, 0, 0, 87, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2,
    0, 1, 147, 13, 1, 203, 66, 2, 0, 0, 0, 0, 87, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    2, 0, 1, 147, 13, 1, 226, 66, 2, 0, 0, 0, 0, 87, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 2, 0, 1, 147, 13, 1, 251, 66, 2, 0, 0, 0, 0, 87, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 2, 0, 1, 147, 13, 1, 20, 67, 2, 0, 0, 0, 0, 87, 3, 4, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 2, 0, 1, 147, 13, 1, 45, 67, 2, 0, 0, 0, 0, 87, 3, 4, 61, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 70, 67, 2, 0, 0, 0, 0, 87, 3, 4, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 94, 67, 2, 0, 0, 0, 0, 75, 3, 4, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 112, 67, 2, 0, 0, 0, 0, 83, 3, 4, 61, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 132, 67, 2, 0, 0, 0, 0, 88, 5, 3, 61, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 150, 67, 2, 0, 0, 0, 0, 75, 3, 4, 61,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 167, 67, 2, 0, 0, 0, 0, 88, 5, 3,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 187, 67, 2, 0, 0, 0, 0, 75, 3,
    4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 205, 67, 2, 0, 0, 0, 0, 75,
    3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 223, 67, 2, 0, 0, 0, 0,
    75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 241, 67, 2, 0, 0, 0,
    0, 95, 3, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 147, 13, 1, 4, 68, 2, 0, 0,
    0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 21, 68, 2, 0,
    0, 0, 0, 88, 5, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 40, 68, 2,
    0, 0, 0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 58, 68,
    2, 0, 0, 0, 0, 88, 5, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1, 78,
    68, 2, 0, 0, 0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13, 1,
    96, 68, 2, 0, 0, 0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147, 13,
    1, 114, 68, 2, 0, 0, 0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 147,
    13, 1, 132, 68, 2, 0, 0, 0, 0, 75, 3, 4, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    147, 13, 1, 149, 68, 2, 0, 0, 0, 0, 88, 5, 3, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0,
    1, 147, 13, 1, 167, 68, 2, 0, 0, 0, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 65, 69, 2, 206, 68, 2, 0, 200, 10, 1, 165, 10, 1, 1, 0, 0, 0, 154, 0, 1,
    179, 13, 2, 0, 0, 0, 84, 69, 2, 79, 69, 2, 1, 99, 3, 4, 172, 10, 1, 1, 0, 6, 2, 179, 1,
    8, 248, 8, 4, 0, 0, 0, 101, 69, 2, 96, 69, 2, 0, 201, 10, 1, 61, 10, 1, 1, 0, 0, 0, 238,
    5, 1, 0, 0, 0, 0, 0, 0, 136, 69, 2, 117, 69, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    239, 5, 1, 0, 0, 0, 0, 0, 0, 218, 70, 2, 224, 69, 2, 0, 176, 7, 1, 202, 10, 1, 1, 0, 0,
    0, 147, 0, 12, 228, 2, 7, 0, 0, 0, 228, 70, 2, 4, 20, 2, 0, 160, 7, 2, 163, 10, 1, 1, 0,
    0, 0, 180, 5, 1, 212, 8, 4, 210, 8, 1, 31, 71, 2, 238, 70, 2, 0, 0, 0, 0, 167, 10, 1, 1,
    0, 0, 0, 240, 5, 1, 73, 11, 3, 0, 0, 0, 56, 71, 2, 51, 71, 2, 4, 0, 0, 0, 0, 0, 0,
    15, 1, 0, 0, 5, 2, 7, 112, 9, 3, 181, 13, 1, 126, 71, 2, 86, 71, 2, 0, 0, 0, 0, 61, 10,
    1, 1, 0, 0, 0, 241, 5, 1, 8, 3, 2, 0, 0, 0, 226, 71, 2, 221, 71, 2, 4, 0, 0, 0, 0,
    0, 0, 16, 1, 0, 0, 91, 0, 16, 112, 9, 3, 181, 13, 1, 114, 72, 2, 31, 72, 2, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 29, 4, 3, 79, 3, 1, 0, 0, 0, 220, 72, 2, 137, 72, 2, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 32, 4, 3, 79, 3, 1, 0, 0, 0, 118, 73, 2, 243, 72, 2, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 120, 1, 9, 94, 11, 3, 0, 0, 0, 163, 73, 2, 149, 82, 3, 0,
    0, 0, 0, 205, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 183, 13, 1, 178, 73, 2, 149, 82, 3,
    0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 8, 3, 2, 0, 0, 0, 195, 73, 2, 149, 82,
    3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 8, 3, 2, 0, 0, 0, 211, 73, 2, 149,
    82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 8, 3, 2, 0, 0, 0, 243, 73, 2,
    226, 73, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 242, 5, 1, 0, 0, 0, 0, 0, 0, 5, 74,
    2, 183, 18, 2, 0, 160, 7, 2, 163, 10, 1, 1, 0, 0, 0, 222, 5, 1, 242, 6, 5, 208, 8, 2, 102,
    74, 2, 14, 74, 2, 0, 160, 7, 2, 163, 10, 1, 1, 0, 0, 0, 243, 5, 1, 252, 8, 4, 210, 8, 1,
    110, 74, 2, 112, 78, 2, 0, 164, 10, 1, 163, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0,
    0, 124, 74, 2, 181, 173, 1, 0, 188, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 240, 1, 1, 0,
    0, 0, 170, 74, 2, 136, 74, 2, 0, 206, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 48, 2, 3,
    0, 0, 0, 182, 74, 2, 4, 20, 2, 0, 160, 7, 2, 163, 10, 1, 1, 0, 0, 0, 180, 5, 1, 0, 9,
    4, 210, 8, 1, 105, 75, 2, 192, 74, 2, 0, 94, 5, 3, 61, 10, 1, 1, 0, 0, 0, 55, 0, 1, 4,
    9, 4, 185, 13, 1, 117, 75, 2, 112, 78, 2, 0, 200, 10, 1, 163, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    2, 0, 1, 0, 0, 0, 127, 75, 2, 183, 18, 2, 0, 160, 7, 2, 163, 10, 1, 1, 0, 0, 0, 222, 5,
    1, 8, 9, 4, 208, 8, 2, 29, 76, 2, 136, 75, 2, 0, 212, 7, 2, 183, 10, 1, 1, 0, 0, 0, 244,
    5, 1, 187, 13, 2, 189, 13, 1, 48, 76, 2, 112, 78, 2, 0, 200, 10, 1, 175, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 2, 0, 1, 0, 0, 0, 60, 76, 2, 25, 20, 2, 0, 160, 7, 2, 163, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 67, 11, 3, 210, 8, 1, 7, 77, 2, 70, 76, 2, 0, 214, 7, 2, 0, 0, 0, 1, 0,
    0, 0, 203, 0, 10, 228, 2, 6, 0, 0, 0, 18, 77, 2, 183, 18, 2, 0, 160, 7, 2, 163, 10, 1, 1,
    0, 0, 0, 222, 5, 1, 8, 9, 4, 208, 8, 2, 251, 77, 2, 27, 77, 2, 1, 97, 5, 3, 0, 0, 0,
    1, 0, 4, 2, 35, 4, 3, 232, 7, 4, 0, 0, 0, 72, 78, 2, 7, 78, 2, 0, 200, 10, 1, 163, 10,
    1, 1, 0, 0, 0, 222, 5, 1, 191, 13, 2, 208, 8, 1, 83, 78, 2, 4, 20, 2, 0, 160, 7, 2, 163,
    10, 1, 1, 0, 0, 0, 180, 5, 1, 0, 9, 4, 210, 8, 1, 178, 78, 2, 93, 78, 2, 0, 200, 10, 1,
    175, 10, 1, 1, 0, 0, 0, 245, 5, 1, 193, 13, 2, 0, 0, 0, 190, 78, 2, 78, 112, 1, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 240, 1, 1, 0, 0, 0, 207, 78, 2, 25, 20, 2, 0, 160,
    7, 2, 163, 10, 1, 1, 0, 0, 0, 0, 0, 0, 67, 11, 3, 210, 8, 1, 8, 79, 2, 217, 78, 2, 0,
    207, 10, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 79, 2, 25, 20, 2,
    0, 160, 7, 2, 163, 10, 1, 1, 0, 0, 0, 0, 0, 0, 67, 11, 3, 210, 8, 1, 29, 79, 2, 93, 78,
    2, 0, 200, 10, 1, 163, 10, 1, 1, 0, 0, 0, 245, 5, 1, 193, 13, 2, 0, 0, 0, 39, 79, 2, 216,
    62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 86, 79, 2,
    49, 79, 2, 0, 208, 10, 1, 44, 10, 1, 1, 0, 0, 0, 0, 0, 0, 235, 2, 7, 107, 12, 1, 96, 79,
    2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 106,
    79, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1,
    117, 79, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12,
    1, 127, 79, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107,
    12, 1, 138, 79, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8,
    107, 12, 1, 148, 79, 2, 152, 54, 1, 0, 58, 7, 2, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1,
    8, 196, 7, 1, 159, 79, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207,
    1, 8, 107, 12, 1, 170, 79, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1,
    207, 1, 8, 107, 12, 1, 180, 79, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4,
    1, 207, 1, 8, 107, 12, 1, 119, 80, 2, 190, 79, 2, 0, 100, 5, 3, 43, 10, 1, 1, 0, 0, 0, 224,
    4, 1, 207, 1, 8, 195, 13, 1, 131, 80, 2, 152, 54, 1, 0, 58, 7, 2, 43, 10, 1, 1, 0, 0, 0,
    224, 4, 1, 207, 1, 8, 196, 7, 1, 145, 80, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0,
    0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 154, 80, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0,
    0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 164, 80, 2, 49, 79, 2, 0, 208, 10, 1, 44, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 235, 2, 7, 107, 12, 1, 174, 80, 2, 49, 79, 2, 0, 208, 10, 1, 44, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 235, 2, 7, 107, 12, 1, 185, 80, 2, 49, 79, 2, 0, 208, 10, 1, 44, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 235, 2, 7, 107, 12, 1, 195, 80, 2, 216, 62, 1, 0, 53, 10, 1, 43,
    10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 204, 80, 2, 216, 62, 1, 0, 53, 10, 1,
    43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 214, 80, 2, 216, 62, 1, 0, 53, 10,
    1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 223, 80, 2, 216, 62, 1, 0, 53,
    10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 233, 80, 2, 216, 62, 1, 0,
    53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 244, 80, 2, 216, 62, 1,
    0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 147, 81, 2, 255, 80,
    2, 0, 103, 5, 3, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 197, 13, 1, 238, 81, 2, 156,
    81, 2, 0, 216, 7, 2, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 63, 1, 9, 227, 12, 1, 249, 81, 2,
    250, 56, 1, 0, 60, 7, 2, 44, 10, 1, 1, 0, 0, 0, 0, 0, 0, 235, 2, 7, 196, 7, 1, 52, 82,
    2, 225, 116, 1, 0, 53, 10, 1, 47, 10, 1, 1, 0, 0, 0, 224, 4, 1, 215, 1, 8, 199, 13, 1, 66,
    82, 2, 225, 116, 1, 0, 53, 10, 1, 47, 10, 1, 1, 0, 0, 0, 224, 4, 1, 215, 1, 8, 199, 13, 1,
    77, 82, 2, 225, 116, 1, 0, 53, 10, 1, 47, 10, 1, 1, 0, 0, 0, 224, 4, 1, 215, 1, 8, 199, 13,
    1, 88, 82, 2, 225, 116, 1, 0, 53, 10, 1, 47, 10, 1, 1, 0, 0, 0, 224, 4, 1, 215, 1, 8, 199,
    13, 1, 102, 82, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8,
    107, 12, 1, 111, 82, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1,
    8, 107, 12, 1, 122, 82, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207,
    1, 8, 107, 12, 1, 133, 82, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1,
    207, 1, 8, 107, 12, 1, 143, 82, 2, 152, 54, 1, 0, 58, 7, 2, 43, 10, 1, 1, 0, 0, 0, 224, 4,
    1, 207, 1, 8, 196, 7, 1, 153, 82, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0, 224,
    4, 1, 207, 1, 8, 107, 12, 1, 164, 82, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0, 0,
    224, 4, 1, 207, 1, 8, 107, 12, 1, 179, 82, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0, 0,
    0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 190, 82, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1, 1, 0,
    0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 103, 83, 2, 199, 82, 2, 0, 53, 10, 1, 218, 7, 2, 1,
    0, 0, 0, 224, 4, 1, 72, 1, 9, 201, 13, 1, 115, 83, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10, 1,
    1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 125, 83, 2, 216, 62, 1, 0, 53, 10, 1, 43, 10,
    1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 135, 83, 2, 216, 62, 1, 0, 53, 10, 1, 43,
    10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 144, 83, 2, 216, 62, 1, 0, 53, 10, 1,
    43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 154, 83, 2, 216, 62, 1, 0, 53, 10,
    1, 43, 10, 1, 1, 0, 0, 0, 224, 4, 1, 207, 1, 8, 107, 12, 1, 127, 84, 2, 206, 83, 2, 1, 8,
    5, 2, 31, 2, 1, 1, 0, 0, 0, 104, 2, 1, 16, 9, 2, 12, 9, 2, 149, 84, 2, 206, 83, 2, 1,
    8, 5, 2, 31, 2, 1, 1, 0, 0, 0, 104, 2, 1, 16, 9, 4, 20, 9, 2, 168, 84, 2, 163, 84, 2,
    4, 0, 0, 0, 18, 10, 1, 7, 1, 0, 0, 0, 0, 0, 6, 7, 5, 203, 13, 1, 34, 85, 2, 217, 84,
    2, 0, 18, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 24, 9, 4, 0, 0, 0, 224, 85, 2, 89,
    85, 2, 0, 31, 2, 1, 27, 10, 1, 1, 0, 0, 0, 246, 5, 1, 80, 5, 6, 28, 9, 2, 43, 87, 2,
    59, 86, 2, 0, 106, 5, 3, 134, 10, 1, 1, 0, 0, 0, 157, 5, 1, 97, 11, 3, 205, 13, 1, 134, 87,
    2, 61, 87, 2, 0, 230, 7, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 32, 9, 4, 0, 0, 0, 161,
    87, 2, 163, 142, 1, 0, 107, 3, 1, 209, 10, 1, 1, 0, 0, 0, 0, 0, 0, 242, 2, 7, 207, 13, 1,
    43, 88, 2, 216, 87, 2, 0, 224, 7, 1, 210, 10, 1, 1, 0, 0, 0, 27, 5, 1, 36, 9, 4, 209, 13,
    1, 150, 88, 2, 65, 88, 2, 0, 220, 7, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 211, 13, 2, 0,
    0, 0, 162, 88, 2, 71, 170, 1, 0, 211, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 226, 1, 1,
    0, 0, 0, 91, 89, 2, 223, 88, 2, 0, 222, 7, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5,
    6, 40, 9, 2, 200, 89, 2, 102, 89, 2, 0, 212, 10, 1, 213, 10, 1, 1, 0, 0, 0, 0, 0, 0, 100,
    11, 3, 213, 13, 1, 229, 89, 2, 224, 89, 2, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 129, 90, 2, 246, 89, 2, 0, 109, 5, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 215, 13, 1, 79, 91, 2, 145, 90, 2, 0, 224, 7, 2, 210, 10, 1, 1, 0, 0, 0, 27,
    5, 2, 11, 7, 5, 44, 9, 2, 221, 91, 2, 99, 91, 2, 0, 107, 3, 1, 214, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 16, 7, 3, 48, 9, 2, 173, 92, 2, 99, 91, 2, 0, 215, 10, 1, 103, 3, 4, 1, 0, 0,
    0, 0, 0, 0, 16, 7, 5, 52, 9, 2, 210, 92, 2, 205, 92, 2, 4, 107, 5, 2, 134, 10, 1, 17, 1,
    0, 0, 0, 0, 0, 217, 13, 2, 56, 9, 2, 119, 93, 2, 53, 147, 1, 0, 0, 0, 0, 217, 10, 1, 1,
    0, 0, 0, 198, 5, 1, 25, 8, 2, 0, 0, 0, 37, 94, 2, 159, 93, 2, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 99, 2, 6, 219, 13, 2, 0, 0, 0, 51, 94, 2, 155, 97, 2, 0, 156, 4, 2, 230, 7,
    1, 1, 0, 0, 0, 29, 5, 2, 92, 5, 6, 56, 9, 1, 105, 94, 2, 163, 142, 1, 0, 107, 3, 1, 209,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 223, 1, 8, 221, 13, 1, 135, 94, 2, 130, 94, 2, 0, 156, 4, 2,
    0, 0, 0, 1, 0, 0, 0, 81, 3, 3, 0, 0, 0, 51, 12, 1, 151, 94, 2, 71, 170, 1, 0, 211, 10,
    1, 21, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 28, 8, 1, 58, 95, 2, 191, 94, 2, 0, 226,
    7, 2, 218, 10, 1, 1, 0, 0, 0, 104, 2, 1, 94, 5, 1, 223, 13, 1, 218, 96, 2, 73, 95, 2, 1,
    107, 3, 4, 210, 10, 1, 1, 0, 0, 0, 38, 4, 3, 98, 5, 6, 60, 9, 2, 129, 97, 2, 47, 97, 2,
    0, 228, 7, 2, 219, 10, 1, 1, 0, 0, 0, 0, 0, 0, 36, 9, 4, 225, 13, 1, 17, 98, 2, 144, 97,
    2, 0, 155, 4, 3, 0, 0, 0, 1, 0, 0, 0, 29, 5, 2, 104, 5, 6, 227, 13, 1, 26, 99, 2, 30,
    98, 2, 1, 111, 3, 4, 27, 10, 1, 1, 0, 0, 0, 38, 4, 3, 110, 5, 6, 64, 9, 2, 46, 99, 2,
    41, 99, 2, 0, 220, 10, 1, 221, 10, 1, 1, 0, 0, 0, 247, 5, 1, 36, 9, 3, 229, 13, 1, 229, 99,
    2, 75, 99, 2, 0, 112, 5, 3, 222, 10, 1, 1, 0, 0, 0, 0, 0, 0, 68, 9, 4, 72, 9, 2, 10,
    100, 2, 5, 100, 2, 4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 207, 2, 5, 76, 9, 4, 0, 0, 0,
    158, 100, 2, 26, 100, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 212, 2, 5, 190, 0, 1, 0, 0,
    0, 224, 100, 2, 176, 100, 2, 0, 0, 0, 0, 230, 7, 1, 1, 0, 0, 0, 248, 5, 1, 104, 11, 2, 231,
    13, 1, 247, 100, 2, 176, 100, 2, 0, 0, 0, 0, 230, 7, 1, 1, 0, 0, 0, 248, 5, 1, 103, 11, 3,
    231, 13, 1, 224, 101, 2, 38, 101, 2, 0, 233, 7, 1, 230, 7, 2, 1, 0, 0, 0, 248, 5, 1, 79, 3,
    1, 233, 13, 1, 43, 102, 2, 253, 101, 2, 0, 19, 3, 1, 0, 0, 0, 1, 0, 0, 0, 248, 5, 1, 79,
    3, 1, 0, 0, 0, 175, 102, 2, 67, 102, 2, 0, 232, 7, 2, 231, 7, 1, 1, 0, 0, 0, 248, 5, 1,
    79, 3, 1, 233, 13, 1, 236, 102, 2, 143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 80, 9, 4, 0, 0, 0, 25, 103, 2, 143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 84, 9, 4, 0, 0, 0, 48, 103, 2, 43, 103, 2, 4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0,
    207, 2, 5, 116, 5, 6, 0, 0, 0, 21, 101, 2, 78, 112, 1, 0, 0, 0, 0, 223, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 235, 13, 1, 102, 104, 2, 180, 103, 2, 0, 115, 5, 3, 234, 7, 1, 1, 0,
    0, 0, 249, 5, 1, 0, 0, 0, 237, 13, 1, 163, 104, 2, 116, 104, 2, 0, 118, 3, 1, 234, 7, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 237, 13, 1, 41, 105, 2, 175, 104, 2, 0, 118, 3, 1, 234, 7, 2,
    1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 239, 13, 1, 135, 105, 2, 175, 104, 2, 0, 118, 3, 1, 236, 7,
    2, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 241, 13, 1, 86, 106, 2, 149, 105, 2, 0, 118, 5, 3, 238,
    7, 2, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 243, 13, 1, 129, 106, 2, 146, 144, 3, 0, 0, 0, 0,
    118, 3, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 245, 13, 1, 206, 106, 2, 45, 29, 2, 0, 224, 10,
    1, 225, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 247, 13, 1, 30, 107, 2, 222, 106, 2, 0, 0,
    0, 0, 234, 7, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 249, 13, 1, 43, 107, 2, 222, 106, 2, 0,
    0, 0, 0, 234, 7, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 249, 13, 1, 59, 108, 2, 65, 107, 2,
    0, 115, 3, 4, 240, 7, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 251, 13, 1, 58, 109, 2, 69, 108,
    2, 0, 119, 3, 4, 240, 7, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 253, 13, 1, 39, 110, 2, 68,
    109, 2, 0, 115, 3, 4, 234, 7, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 13, 1, 154, 110, 2,
    62, 110, 2, 0, 224, 10, 1, 192, 10, 1, 1, 0, 0, 0, 250, 5, 1, 0, 0, 0, 1, 14, 1, 135, 111,
    2, 171, 110, 2, 0, 119, 3, 4, 234, 7, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 14, 1, 11,
    112, 2, 144, 111, 2, 0, 241, 7, 1, 234, 7, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 14, 1,
    220, 113, 2, 205, 112, 2, 1, 114, 2, 5, 226, 10, 1, 1, 0, 0, 0, 31, 5, 2, 0, 0, 0, 7, 14,
    1, 111, 114, 2, 244, 113, 2, 0, 227, 10, 1, 226, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9,
    14, 1, 229, 114, 2, 143, 114, 2, 0, 228, 10, 1, 0, 0, 0, 1, 0, 0, 0, 251, 5, 1, 0, 0, 0,
    11, 14, 1, 131, 115, 2, 253, 114, 2, 0, 242, 7, 2, 229, 10, 1, 1, 0, 0, 0, 33, 5, 2, 88, 9,
    4, 51, 12, 1, 74, 116, 2, 190, 115, 2, 0, 121, 5, 2, 125, 5, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 13, 14, 1, 21, 117, 2, 96, 116, 2, 0, 123, 3, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 15, 14, 1, 228, 117, 2, 53, 117, 2, 0, 121, 5, 3, 125, 5, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 17, 14, 1, 36, 118, 2, 5, 118, 2, 0, 0, 0, 0, 91, 1, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 184, 118, 2, 74, 118, 2, 0, 121, 5, 2, 230, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 19, 14, 1, 124, 119, 2, 203, 118, 2, 0, 127, 3, 4, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 21, 14, 1, 66, 120, 2, 144, 119, 2, 0, 124, 5, 3, 231, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 23, 14, 1, 252, 120, 2, 91, 120, 2, 0, 131, 3, 4, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 14, 1, 26, 122, 2, 73, 121, 2, 0, 135, 3, 4, 229, 10, 1,
    1, 0, 0, 0, 41, 4, 3, 200, 2, 4, 27, 14, 1, 176, 122, 2, 44, 122, 2, 0, 135, 3, 3, 229, 10,
    1, 1, 0, 0, 0, 35, 5, 2, 200, 2, 4, 0, 0, 0, 95, 123, 2, 243, 122, 2, 0, 232, 10, 1, 233,
    10, 1, 1, 0, 0, 0, 37, 5, 2, 37, 1, 2, 29, 14, 1, 227, 124, 2, 137, 123, 2, 1, 90, 1, 7,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 14, 1, 192, 125, 2, 248, 124, 2, 1, 139, 3,
    4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 14, 1, 78, 126, 2, 214, 125, 2, 0, 244,
    7, 2, 249, 7, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 14, 1, 168, 126, 2, 106, 126, 2, 0,
    92, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 127, 2, 195, 126, 2,
    0, 246, 7, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 14, 1, 215, 127, 2, 120, 127,
    2, 0, 248, 7, 2, 234, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 160, 128, 2, 24,
    128, 2, 0, 127, 5, 3, 250, 7, 1, 1, 0, 0, 0, 44, 4, 3, 0, 0, 0, 0, 0, 0, 210, 128, 2,
    180, 128, 2, 0, 0, 0, 0, 129, 5, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 66, 129,
    2, 247, 128, 2, 0, 250, 7, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21,
    134, 2, 223, 133, 2, 0, 213, 5, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 14, 1,
    61, 135, 2, 56, 134, 2, 1, 130, 5, 3, 235, 10, 1, 1, 0, 0, 0, 252, 5, 1, 0, 0, 0, 41, 14,
    1, 235, 135, 2, 74, 135, 2, 0, 252, 7, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 79, 14, 1, 43,
    14, 1, 255, 135, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 13, 136, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 29, 136, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 253, 5, 1, 0,
    0, 0, 0, 0, 0, 68, 136, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 253, 5, 1,
    106, 11, 1, 0, 0, 0, 96, 136, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 253, 5,
    1, 106, 11, 1, 0, 0, 0, 50, 137, 2, 174, 136, 2, 0, 236, 10, 1, 237, 10, 1, 1, 0, 0, 0, 254,
    5, 1, 42, 17, 1, 45, 14, 1, 21, 138, 2, 137, 137, 2, 0, 254, 7, 2, 0, 0, 0, 1, 0, 0, 0,
    255, 5, 1, 42, 17, 1, 47, 14, 1, 254, 138, 2, 197, 138, 2, 0, 238, 10, 1, 239, 10, 1, 1, 0, 0,
    0, 47, 4, 3, 0, 0, 0, 0, 0, 0, 73, 139, 2, 197, 138, 2, 0, 240, 10, 1, 239, 10, 1, 1, 0,
    0, 0, 103, 3, 2, 0, 0, 0, 0, 0, 0, 241, 139, 2, 100, 139, 2, 0, 133, 5, 3, 241, 10, 1, 1,
    0, 0, 0, 101, 3, 3, 2, 0, 1, 49, 14, 1, 14, 140, 2, 100, 139, 2, 0, 133, 5, 3, 242, 10, 1,
    1, 0, 0, 0, 101, 3, 3, 2, 0, 1, 49, 14, 1, 148, 140, 2, 42, 140, 2, 0, 0, 8, 2, 243, 10,
    1, 1, 0, 0, 0, 103, 3, 2, 0, 0, 0, 51, 14, 1, 212, 140, 2, 42, 140, 2, 0, 0, 8, 2, 239,
    10, 1, 1, 0, 0, 0, 103, 3, 2, 0, 0, 0, 53, 14, 1, 239, 140, 2, 42, 140, 2, 0, 0, 8, 2,
    239, 10, 1, 1, 0, 0, 0, 101, 3, 4, 0, 0, 0, 53, 14, 1, 197, 141, 2, 57, 141, 2, 0, 2, 8,
    2, 244, 10, 1, 1, 0, 0, 0, 103, 3, 2, 55, 14, 2, 57, 14, 1, 37, 142, 2, 57, 141, 2, 0, 2,
    8, 2, 245, 10, 1, 1, 0, 0, 0, 103, 3, 2, 55, 14, 2, 59, 14, 1, 64, 142, 2, 57, 141, 2, 0,
    2, 8, 2, 245, 10, 1, 1, 0, 0, 0, 103, 3, 2, 55, 14, 2, 59, 14, 1, 174, 142, 2, 91, 142, 2,
    0, 246, 10, 1, 242, 10, 1, 1, 0, 0, 0, 39, 5, 2, 0, 0, 0, 61, 14, 1, 247, 142, 2, 91, 142,
    2, 0, 247, 10, 1, 242, 10, 1, 1, 0, 0, 0, 39, 5, 2, 0, 0, 0, 0, 0, 0, 18, 143, 2, 91,
    142, 2, 0, 247, 10, 1, 241, 10, 1, 1, 0, 0, 0, 40, 5, 1, 0, 0, 0, 0, 0, 0, 46, 143, 2,
    91, 142, 2, 0, 247, 10, 1, 242, 10, 1, 1, 0, 0, 0, 39, 5, 2, 0, 0, 0, 0, 0, 0, 129, 143,
    2, 73, 143, 2, 0, 248, 10, 1, 249, 10, 1, 1, 0, 0, 0, 101, 3, 3, 0, 0, 0, 63, 14, 1, 156,
    143, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    8, 145, 2, 236, 143, 2, 1, 119, 2, 5, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 14,
    1, 211, 145, 2, 45, 145, 2, 0, 136, 5, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 67,
    14, 1, 138, 147, 2, 87, 146, 2, 1, 215, 1, 6, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    69, 14, 1, 173, 148, 2, 227, 147, 2, 0, 143, 3, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 71, 14, 1, 60, 150, 2, 239, 148, 2, 1, 124, 2, 5, 0, 0, 0, 1, 0, 0, 0, 42, 5, 1, 79,
    14, 1, 73, 14, 1, 146, 151, 2, 124, 150, 2, 1, 147, 3, 4, 0, 0, 0, 1, 0, 0, 0, 50, 4, 1,
    0, 0, 0, 75, 14, 1, 183, 152, 2, 202, 151, 2, 1, 151, 3, 4, 0, 0, 0, 1, 0, 0, 0, 41, 5,
    2, 0, 0, 0, 77, 14, 1, 195, 154, 2, 232, 152, 2, 1, 214, 0, 8, 0, 0, 0, 1, 0, 0, 0, 50,
    4, 3, 79, 14, 2, 81, 14, 1, 4, 155, 2, 243, 154, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    43, 5, 2, 106, 11, 1, 0, 0, 0, 34, 155, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 155, 2, 165, 155, 2, 0, 154, 5, 1, 0, 0, 0, 1, 0,
    0, 0, 0, 6, 1, 0, 0, 0, 0, 0, 0, 177, 156, 2, 0, 156, 2, 0, 139, 5, 3, 0, 0, 0, 1,
    0, 0, 0, 45, 5, 2, 0, 0, 0, 83, 14, 1, 218, 156, 2, 205, 156, 2, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 27, 2, 1, 0, 0, 0, 0, 0, 0, 168, 157, 2, 60, 157, 2, 0, 142, 5, 3, 249, 10,
    1, 1, 0, 0, 0, 53, 4, 3, 0, 0, 0, 85, 14, 1, 193, 157, 2, 60, 157, 2, 0, 145, 5, 3, 249,
    10, 1, 1, 0, 0, 0, 53, 4, 2, 0, 0, 0, 85, 14, 1, 55, 158, 2, 218, 157, 2, 0, 250, 10, 1,
    33, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 87, 14, 1, 71, 158, 2, 78, 112, 1, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 158, 2, 78, 112, 1, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 142, 158, 2, 78, 112, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 47, 5, 2, 0, 0, 0, 0, 0, 0, 61, 159, 2, 175, 158, 2,
    0, 4, 8, 2, 0, 0, 0, 1, 0, 0, 0, 56, 4, 3, 0, 0, 0, 89, 14, 1, 163, 159, 2, 86, 159,
    2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 56, 4, 3, 0, 0, 0, 0, 0, 0, 204, 159, 2, 78,
    112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 59, 4, 3, 0, 0, 0, 0, 0, 0, 235, 159, 2,
    78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 160,
    2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 59, 4, 1, 0, 0, 0, 0, 0, 0, 64,
    160, 2, 48, 160, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 6, 1, 0, 0, 0, 0, 0, 0,
    30, 161, 2, 84, 160, 2, 1, 148, 5, 3, 251, 10, 1, 1, 0, 0, 0, 2, 6, 1, 79, 14, 1, 37, 14,
    1, 193, 161, 2, 116, 161, 2, 0, 20, 8, 1, 252, 10, 1, 1, 0, 0, 0, 105, 3, 4, 0, 0, 0, 91,
    14, 1, 150, 162, 2, 55, 162, 2, 0, 6, 8, 2, 253, 10, 1, 1, 0, 0, 0, 0, 0, 0, 93, 14, 2,
    95, 14, 1, 49, 163, 2, 207, 162, 2, 0, 8, 8, 2, 254, 10, 1, 1, 0, 0, 0, 3, 6, 1, 0, 0,
    0, 97, 14, 1, 72, 164, 2, 218, 163, 2, 0, 10, 8, 2, 255, 10, 1, 1, 0, 0, 0, 49, 5, 2, 0,
    0, 0, 99, 14, 1, 10, 165, 2, 93, 164, 2, 0, 151, 5, 3, 255, 10, 1, 1, 0, 0, 0, 49, 5, 2,
    79, 14, 1, 101, 14, 1, 103, 165, 2, 41, 165, 2, 0, 154, 5, 2, 0, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 99, 14, 1, 135, 165, 2, 218, 163, 2, 0, 10, 8, 2, 255, 10, 1, 1, 0, 0, 0, 49,
    5, 2, 0, 0, 0, 99, 14, 1, 18, 166, 2, 161, 165, 2, 0, 151, 5, 2, 255, 10, 1, 1, 0, 0, 0,
    49, 5, 2, 0, 0, 0, 103, 14, 1, 54, 166, 2, 41, 165, 2, 0, 154, 5, 2, 0, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 99, 14, 1, 164, 166, 2, 91, 166, 2, 0, 12, 8, 2, 0, 0, 0, 1, 0,
    0, 0, 49, 5, 1, 0, 0, 0, 105, 14, 1, 190, 166, 2, 91, 166, 2, 0, 12, 8, 2, 0, 0, 0, 1,
    0, 0, 0, 49, 5, 1, 0, 0, 0, 105, 14, 1, 87, 167, 2, 214, 166, 2, 0, 154, 5, 3, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 79, 14, 1, 107, 14, 1, 106, 167, 2, 165, 155, 2, 0, 154, 5, 1, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 211, 167, 2, 142, 167, 2, 0, 157, 5, 2, 192,
    10, 1, 1, 0, 0, 0, 49, 5, 2, 0, 0, 0, 155, 13, 1, 105, 168, 2, 235, 167, 2, 0, 157, 5, 3,
    192, 10, 1, 1, 0, 0, 0, 49, 5, 2, 0, 0, 0, 109, 14, 1, 230, 168, 2, 128, 168, 2, 0, 160, 5,
    3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 79, 14, 1, 111, 14, 1, 4, 169, 2, 87, 46, 2, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 56, 4, 1, 0, 0, 0, 0, 0, 0, 125, 169, 2, 120, 169, 2, 1,
    170, 0, 9, 174, 10, 1, 1, 0, 0, 0, 12, 2, 6, 0, 0, 0, 113, 14, 1, 50, 170, 2, 45, 170, 2,
    1, 130, 0, 11, 174, 10, 1, 1, 0, 0, 0, 12, 2, 7, 0, 0, 0, 115, 14, 1, 80, 171, 2, 75, 171,
    2, 1, 130, 0, 5, 174, 10, 1, 1, 0, 0, 0, 105, 2, 6, 0, 0, 0, 117, 14, 1, 182, 171, 2, 177,
    171, 2, 1, 130, 0, 3, 174, 10, 1, 1, 0, 0, 0, 19, 2, 7, 0, 0, 0, 0, 0, 0, 242, 171, 2,
    196, 171, 2, 0, 1, 11, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 119, 14, 1, 71, 172,
    2, 9, 172, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 51, 5, 2, 0, 0, 0, 0, 0, 0, 68,
    174, 2, 87, 173, 2, 0, 14, 8, 2, 0, 0, 0, 1, 0, 0, 0, 217, 2, 5, 79, 14, 1, 37, 14, 1,
    246, 174, 2, 101, 174, 2, 0, 163, 5, 3, 249, 10, 1, 1, 0, 0, 0, 4, 6, 1, 2, 0, 1, 121, 14,
    1, 71, 175, 2, 0, 175, 2, 0, 2, 11, 1, 3, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 123,
    14, 1, 93, 175, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 125, 14, 2,
    0, 0, 0, 127, 175, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 152, 175, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 244, 175, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1,
    106, 11, 3, 0, 0, 0, 23, 176, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6,
    1, 106, 11, 3, 0, 0, 0, 58, 176, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5,
    6, 1, 106, 11, 3, 0, 0, 0, 93, 176, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0,
    5, 6, 1, 106, 11, 3, 0, 0, 0, 128, 176, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0,
    0, 5, 6, 1, 106, 11, 3, 0, 0, 0, 164, 176, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0,
    0, 0, 5, 6, 1, 106, 11, 3, 0, 0, 0, 200, 176, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1,
    0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 236, 176, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1,
    1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 16, 177, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10,
    1, 1, 0, 0, 0, 5, 6, 1, 106, 11, 3, 0, 0, 0, 47, 177, 2, 200, 175, 2, 0, 0, 0, 0, 61,
    10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 78, 177, 2, 200, 175, 2, 0, 0, 0, 0,
    61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 109, 177, 2, 200, 175, 2, 0, 0, 0,
    0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 136, 177, 2, 200, 175, 2, 0, 0,
    0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 163, 177, 2, 200, 175, 2, 0,
    0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 190, 177, 2, 149, 82, 3,
    0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 227, 177, 2, 149, 82,
    3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 254, 177, 2, 149,
    82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 25, 178, 2,
    149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 53, 178,
    2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 81,
    178, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0,
    109, 178, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0,
    0, 137, 178, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0,
    0, 0, 165, 178, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    0, 0, 0, 193, 178, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0,
    1, 0, 0, 0, 221, 178, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2,
    0, 1, 0, 0, 0, 249, 178, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    2, 0, 1, 0, 0, 0, 21, 179, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 2, 0, 1, 0, 0, 0, 49, 179, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 2, 0, 1, 0, 0, 0, 76, 179, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 2, 0, 1, 0, 0, 0, 104, 179, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 132, 179, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 160, 179, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 188, 179, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 216, 179, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 244, 179, 2, 149, 82, 3, 0, 0, 0, 0, 61,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 16, 180, 2, 149, 82, 3, 0, 0, 0, 0,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 44, 180, 2, 149, 82, 3, 0, 0, 0,
    0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 72, 180, 2, 149, 82, 3, 0, 0,
    0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 100, 180, 2, 149, 82, 3, 0,
    0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 127, 180, 2, 149, 82, 3,
    0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 155, 180, 2, 149, 82,
    3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 183, 180, 2, 149,
    82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 210, 180, 2,
    149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 237, 180,
    2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 8,
    181, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0,
    35, 181, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0,
    0, 62, 181, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0,
    0, 0, 89, 181, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 120, 181, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 154, 181, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81,
    0, 2, 0, 0, 0, 180, 181, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1,
    81, 0, 2, 0, 0, 0, 206, 181, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 2, 0, 1, 0, 0, 0, 237, 181, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 2, 0, 1, 0, 0, 0, 12, 182, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 2, 0, 1, 0, 0, 0, 43, 182, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 74, 182, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 105, 182, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1,
    0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 137, 182, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1,
    1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 169, 182, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10,
    1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 201, 182, 2, 200, 175, 2, 0, 0, 0, 0, 61,
    10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 229, 182, 2, 200, 175, 2, 0, 0, 0, 0,
    61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 1, 183, 2, 200, 175, 2, 0, 0, 0,
    0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 29, 183, 2, 200, 175, 2, 0, 0,
    0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 54, 183, 2, 200, 175, 2, 0,
    0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 80, 183, 2, 200, 175, 2,
    0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 106, 183, 2, 200, 175,
    2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 132, 183, 2, 200,
    175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 159, 183, 2,
    200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 183, 183,
    2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0, 208,
    183, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0, 0,
    233, 183, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2, 0, 0,
    0, 2, 184, 2, 149, 82, 3, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0,
    0, 0, 37, 184, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0, 2,
    0, 0, 0, 63, 184, 2, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 81, 0,
    2, 0, 0, 0, 41, 185, 2, 124, 184, 2, 0, 16, 8, 2, 4, 11, 1, 1, 0, 0, 0, 62, 4, 3, 127,
    14, 2, 129, 14, 1, 98, 185, 2, 70, 185, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 53, 5, 2,
    0, 0, 0, 0, 0, 0, 111, 186, 2, 164, 185, 2, 0, 155, 3, 4, 5, 11, 1, 1, 0, 0, 0, 55, 5,
    2, 43, 17, 1, 131, 14, 1, 229, 186, 2, 126, 186, 2, 0, 18, 8, 2, 0, 0, 0, 1, 0, 0, 0, 6,
    6, 1, 0, 0, 0, 133, 14, 1, 87, 187, 2, 242, 186, 2, 0, 20, 8, 2, 0, 0, 0, 1, 0, 0, 0,
    106, 3, 3, 0, 0, 0, 135, 14, 1, 5, 188, 2, 167, 187, 2, 0, 22, 8, 2, 0, 0, 0, 1, 0, 0,
    0, 110, 3, 1, 44, 17, 1, 137, 14, 1, 134, 188, 2, 24, 188, 2, 0, 24, 8, 2, 0, 0, 0, 1, 0,
    0, 0, 110, 3, 1, 44, 17, 1, 139, 14, 1, 110, 189, 2, 21, 189, 2, 0, 26, 8, 2, 0, 0, 0, 1,
    0, 0, 0, 109, 3, 4, 44, 17, 1, 141, 14, 1, 227, 189, 2, 126, 189, 2, 0, 28, 8, 2, 0, 0, 0,
    1, 0, 0, 0, 110, 3, 1, 44, 17, 1, 143, 14, 1, 12, 190, 2, 48, 160, 2, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 7, 6, 1, 44, 17, 1, 0, 0, 0, 8, 191, 2, 138, 190, 2, 0, 30, 8, 2, 6,
    11, 1, 1, 0, 0, 0, 57, 5, 2, 44, 17, 1, 145, 14, 1, 255, 192, 2, 186, 191, 2, 1, 97, 1, 7,
    0, 0, 0, 1, 0, 0, 0, 113, 3, 4, 45, 17, 1, 147, 14, 1, 87, 194, 2, 46, 193, 2, 0, 104, 1,
    7, 0, 0, 0, 1, 0, 0, 0, 117, 3, 4, 45, 17, 1, 149, 14, 1, 220, 195, 2, 116, 194, 2, 1, 222,
    0, 8, 0, 0, 0, 1, 0, 0, 0, 113, 3, 4, 45, 17, 1, 151, 14, 1, 85, 197, 2, 240, 195, 2, 0,
    230, 0, 8, 0, 0, 0, 1, 0, 0, 0, 117, 3, 4, 45, 17, 1, 153, 14, 1, 148, 198, 2, 146, 197, 2,
    0, 221, 1, 6, 0, 0, 0, 1, 0, 0, 0, 65, 4, 3, 45, 17, 1, 155, 14, 1, 230, 199, 2, 168, 198,
    2, 0, 111, 1, 7, 0, 0, 0, 1, 0, 0, 0, 65, 4, 3, 45, 17, 1, 157, 14, 1, 6, 201, 2, 253,
    199, 2, 0, 227, 1, 6, 0, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 159, 14, 1, 33, 201, 2,
    78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 110, 3, 1, 44, 17, 1, 0, 0, 0, 167, 201,
    2, 70, 201, 2, 0, 26, 8, 1, 0, 0, 0, 1, 0, 0, 0, 110, 3, 1, 46, 17, 1, 161, 14, 1, 11,
    202, 2, 186, 201, 2, 0, 166, 5, 3, 0, 0, 0, 1, 0, 0, 0, 59, 5, 2, 44, 17, 1, 145, 14, 1,
    46, 202, 2, 48, 160, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 8, 6, 1, 44, 17, 1, 0, 0,
    0, 190, 202, 2, 100, 202, 2, 0, 32, 8, 2, 7, 11, 1, 1, 0, 0, 0, 9, 6, 1, 0, 0, 0, 163,
    14, 1, 225, 202, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 47, 17, 1,
    0, 0, 0, 6, 203, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 47, 17,
    1, 0, 0, 0, 170, 204, 2, 91, 203, 2, 0, 169, 5, 3, 8, 11, 1, 1, 0, 0, 0, 213, 0, 10, 165,
    14, 2, 167, 14, 1, 208, 204, 2, 191, 204, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 10, 6, 1,
    47, 17, 1, 0, 0, 0, 110, 205, 2, 27, 205, 2, 0, 34, 8, 2, 9, 11, 1, 1, 0, 0, 0, 111, 2,
    6, 0, 0, 0, 169, 14, 1, 125, 205, 2, 99, 204, 1, 0, 173, 5, 1, 174, 10, 1, 1, 0, 0, 0, 26,
    2, 7, 0, 0, 0, 0, 0, 0, 218, 205, 2, 139, 205, 2, 0, 172, 5, 3, 0, 0, 0, 1, 0, 0, 0,
    111, 2, 5, 0, 0, 0, 169, 14, 1, 212, 208, 2, 73, 208, 2, 1, 36, 8, 2, 0, 0, 0, 1, 0, 0,
    0, 11, 6, 1, 0, 0, 0, 171, 14, 1, 148, 209, 2, 250, 208, 2, 4, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 69, 4, 2, 109, 11, 3, 173, 14, 1, 94, 210, 2, 167, 209, 2, 0, 131, 4, 2, 0, 0, 0, 1,
    0, 0, 0, 68, 4, 3, 32, 17, 1, 0, 0, 0, 38, 211, 2, 130, 210, 2, 4, 131, 4, 1, 0, 0, 0,
    0, 1, 0, 0, 71, 4, 3, 112, 11, 3, 175, 14, 1, 227, 211, 2, 56, 211, 2, 0, 134, 4, 2, 0, 0,
    0, 1, 0, 0, 0, 69, 4, 2, 33, 17, 1, 0, 0, 0, 244, 211, 2, 78, 112, 1, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 173, 212, 2, 31, 212, 2, 0, 91, 0, 1,
    0, 0, 0, 1, 0, 0, 0, 12, 6, 1, 0, 0, 0, 177, 14, 1, 14, 213, 2, 184, 212, 2, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 12, 6, 1, 0, 0, 0, 0, 0, 0, 51, 213, 2, 46, 213, 2, 4, 38,
    8, 2, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 179, 14, 2, 122, 5, 3, 201, 213, 2, 165, 213, 2, 4,
    0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 13, 6, 1, 79, 3, 1, 0, 0, 0, 38, 214, 2, 214, 213, 2,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 61, 5, 2, 190, 0, 1, 0, 0, 0, 95, 214, 2, 59, 214,
    2, 4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 81, 2, 2, 92, 9, 4, 0, 0, 0, 243, 214, 2, 114,
    214, 2, 0, 94, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 115, 11, 3, 0, 0, 0, 243, 215, 2,
    11, 215, 2, 4, 0, 0, 0, 0, 0, 0, 18, 6, 0, 0, 74, 4, 3, 118, 11, 3, 0, 0, 0, 52, 218,
    2, 39, 216, 2, 5, 159, 3, 4, 0, 0, 0, 2, 1, 0, 0, 222, 2, 5, 128, 5, 6, 0, 0, 0, 119,
    218, 2, 67, 218, 2, 0, 36, 8, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    241, 219, 2, 167, 218, 2, 5, 149, 0, 2, 0, 0, 0, 2, 1, 0, 0, 187, 1, 8, 96, 9, 4, 0, 0,
    0, 30, 220, 2, 25, 220, 2, 4, 175, 5, 3, 0, 0, 0, 2, 1, 0, 0, 77, 4, 3, 121, 11, 3, 181,
    14, 1, 38, 222, 2, 229, 220, 2, 1, 129, 2, 5, 10, 11, 1, 1, 0, 0, 0, 14, 6, 1, 7, 0, 1,
    183, 14, 1, 41, 224, 2, 102, 222, 2, 1, 163, 3, 4, 11, 11, 1, 1, 0, 0, 0, 33, 2, 7, 0, 0,
    0, 185, 14, 1, 149, 224, 2, 54, 224, 2, 4, 12, 11, 1, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 160, 224, 2, 199, 232, 0, 4, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 200, 224, 2, 78, 112, 1, 0, 0, 0, 0, 13, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 1, 100, 9, 2, 111, 225, 2, 231, 224, 2, 0, 14, 11, 1, 0, 0, 0, 1, 0, 0, 0, 63,
    5, 2, 0, 0, 0, 0, 0, 0, 184, 225, 2, 123, 225, 2, 4, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0,
    15, 6, 1, 0, 0, 0, 0, 0, 0, 232, 227, 2, 221, 225, 2, 5, 239, 1, 6, 0, 0, 0, 2, 1, 0,
    0, 117, 2, 6, 21, 7, 5, 177, 14, 1, 139, 228, 2, 12, 228, 2, 4, 0, 0, 0, 0, 0, 0, 19, 3,
    0, 0, 80, 4, 3, 92, 9, 2, 0, 0, 0, 41, 229, 2, 151, 228, 2, 1, 40, 8, 2, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 250, 11, 1, 0, 0, 0, 74, 229, 2, 199, 232, 0, 4, 0, 0, 0, 0, 0, 0,
    2, 1, 0, 0, 0, 0, 0, 187, 14, 2, 0, 0, 0, 201, 230, 2, 86, 229, 2, 5, 167, 3, 4, 0, 0,
    0, 0, 1, 0, 0, 123, 2, 6, 238, 1, 1, 0, 0, 0, 121, 233, 2, 214, 230, 2, 5, 118, 1, 7, 0,
    0, 0, 2, 1, 0, 0, 182, 0, 11, 128, 5, 6, 189, 14, 1, 252, 234, 2, 130, 233, 2, 5, 171, 3, 4,
    0, 0, 0, 2, 1, 0, 0, 121, 3, 4, 238, 1, 1, 0, 0, 0, 85, 238, 2, 40, 235, 2, 5, 85, 0,
    12, 0, 0, 0, 2, 1, 0, 0, 195, 1, 8, 104, 9, 4, 177, 14, 1, 101, 238, 2, 96, 238, 2, 1, 181,
    5, 3, 15, 11, 1, 1, 0, 0, 0, 83, 4, 3, 48, 17, 1, 191, 14, 1, 207, 239, 2, 170, 238, 2, 5,
    134, 2, 5, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 193, 14, 2, 177, 14, 1, 217, 240, 2, 223, 239, 2,
    1, 175, 3, 4, 0, 0, 0, 1, 0, 0, 0, 65, 5, 2, 107, 9, 1, 177, 14, 1, 239, 240, 2, 223, 239,
    2, 1, 175, 3, 4, 0, 0, 0, 1, 0, 0, 0, 65, 5, 2, 107, 9, 1, 177, 14, 1, 128, 241, 2, 4,
    241, 2, 0, 42, 8, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 49, 17, 1, 195, 14, 1, 147, 241, 2,
    223, 239, 2, 1, 175, 3, 4, 0, 0, 0, 1, 0, 0, 0, 65, 5, 2, 107, 9, 1, 177, 14, 1, 84, 244,
    2, 165, 241, 2, 5, 179, 0, 9, 0, 0, 0, 2, 1, 0, 0, 40, 2, 7, 124, 11, 3, 197, 14, 1, 116,
    245, 2, 93, 244, 2, 5, 184, 5, 3, 0, 0, 0, 2, 1, 0, 0, 67, 5, 2, 199, 14, 2, 0, 0, 0,
    200, 248, 2, 167, 245, 2, 5, 141, 0, 10, 0, 0, 0, 2, 1, 0, 0, 159, 0, 12, 231, 1, 8, 197, 14,
    1, 84, 249, 2, 213, 248, 2, 0, 87, 0, 1, 0, 0, 0, 1, 0, 0, 0, 65, 5, 2, 0, 0, 0, 0,
    0, 0, 97, 249, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 159, 251, 2, 111, 249, 2, 5, 238, 0, 8, 0, 0, 0, 2, 1, 0, 0, 139, 0, 5, 127, 11,
    3, 177, 14, 1, 169, 251, 2, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 46,
    6, 2, 0, 0, 0, 60, 252, 2, 184, 251, 2, 0, 16, 11, 1, 17, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    50, 17, 1, 201, 14, 1, 251, 252, 2, 78, 252, 2, 1, 187, 5, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 179, 14, 1, 203, 14, 1, 9, 253, 2, 4, 253, 2, 0, 18, 11, 1, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 179, 14, 1, 205, 14, 1, 60, 253, 2, 199, 232, 0, 4, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 124, 253, 2, 79, 253, 2, 4, 0, 0, 0, 0, 0, 0, 2, 1, 0,
    0, 135, 0, 1, 57, 1, 1, 0, 0, 0, 138, 253, 2, 199, 232, 0, 4, 0, 0, 0, 0, 0, 0, 2, 1,
    0, 0, 0, 0, 0, 234, 1, 4, 0, 0, 0, 146, 0, 3, 198, 253, 2, 5, 125, 1, 7, 0, 0, 0, 2,
    1, 0, 0, 134, 0, 13, 128, 5, 6, 207, 14, 1, 30, 1, 3, 157, 0, 3, 0, 18, 10, 1, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 108, 9, 4, 0, 0, 0, 254, 1, 3, 161, 1, 3, 0, 19, 11, 1, 20, 11,
    1, 1, 0, 0, 0, 69, 5, 2, 135, 5, 1, 0, 0, 0, 122, 2, 3, 26, 2, 3, 0, 19, 11, 1, 20,
    11, 1, 1, 0, 0, 0, 86, 4, 1, 220, 14, 1, 0, 0, 0, 158, 2, 3, 172, 2, 3, 0, 21, 11, 1,
    22, 11, 1, 1, 0, 0, 0, 98, 0, 1, 0, 0, 0, 209, 14, 1, 108, 3, 3, 53, 3, 3, 0, 193, 5,
    1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 220, 14, 1, 211, 14, 1, 220, 3, 3, 129, 3, 3, 0, 21,
    11, 1, 23, 11, 1, 1, 0, 0, 0, 0, 0, 0, 135, 5, 1, 213, 14, 1, 137, 4, 3, 129, 3, 3, 0,
    24, 11, 1, 25, 11, 1, 1, 0, 0, 0, 0, 0, 0, 135, 5, 1, 215, 14, 1, 39, 3, 3, 16, 5, 3,
    1, 190, 5, 3, 26, 11, 1, 1, 0, 0, 0, 71, 5, 2, 0, 0, 0, 217, 14, 1, 146, 6, 3, 60, 6,
    3, 4, 0, 0, 0, 0, 0, 0, 7, 1, 0, 0, 73, 5, 2, 112, 9, 4, 116, 9, 1, 78, 1, 3, 219,
    6, 3, 0, 27, 11, 1, 28, 11, 1, 1, 0, 0, 0, 0, 0, 0, 219, 14, 2, 0, 0, 0, 233, 7, 3,
    65, 7, 3, 1, 193, 5, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 220, 14, 1, 221, 14, 1, 81, 8,
    3, 245, 7, 3, 0, 29, 11, 1, 30, 11, 1, 1, 0, 0, 0, 16, 6, 1, 2, 0, 1, 223, 14, 1, 211,
    8, 3, 92, 8, 3, 0, 29, 11, 1, 31, 11, 1, 1, 0, 0, 0, 17, 6, 1, 2, 0, 1, 225, 14, 1,
    116, 9, 3, 223, 8, 3, 5, 44, 8, 2, 0, 0, 0, 20, 1, 0, 0, 230, 0, 1, 134, 5, 6, 116, 9,
    2, 148, 2, 3, 128, 9, 3, 0, 0, 0, 0, 33, 11, 1, 1, 0, 0, 0, 18, 6, 1, 0, 0, 0, 227,
    14, 1, 22, 10, 3, 208, 9, 3, 0, 0, 0, 0, 34, 11, 1, 1, 0, 0, 0, 19, 6, 1, 0, 0, 0,
    229, 14, 1, 128, 10, 3, 43, 10, 3, 0, 19, 11, 1, 20, 11, 1, 1, 0, 3, 2, 69, 5, 2, 240, 1,
    1, 0, 0, 0, 156, 10, 3, 26, 2, 3, 0, 19, 11, 1, 20, 11, 1, 1, 0, 0, 0, 86, 4, 1, 0,
    0, 0, 0, 0, 0, 3, 11, 3, 181, 10, 3, 0, 46, 8, 2, 0, 0, 0, 1, 0, 3, 2, 0, 0, 0,
    130, 11, 3, 231, 14, 1, 40, 11, 3, 24, 11, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1, 0, 0,
    0, 239, 1, 2, 0, 0, 0, 153, 11, 3, 58, 11, 3, 0, 35, 11, 1, 0, 0, 0, 1, 0, 3, 2, 20,
    6, 1, 46, 6, 2, 233, 14, 1, 43, 12, 3, 180, 11, 3, 0, 50, 8, 1, 0, 0, 0, 1, 0, 3, 2,
    75, 5, 2, 46, 6, 2, 235, 14, 1, 125, 12, 3, 74, 12, 3, 0, 50, 8, 1, 0, 0, 0, 1, 0, 3,
    2, 86, 4, 1, 46, 6, 2, 235, 14, 1, 157, 12, 3, 180, 11, 3, 0, 50, 8, 1, 0, 0, 0, 1, 0,
    3, 2, 75, 5, 2, 46, 6, 2, 235, 14, 1, 4, 13, 3, 187, 12, 3, 0, 36, 11, 1, 0, 0, 0, 1,
    0, 3, 2, 203, 1, 1, 46, 6, 2, 237, 14, 1, 108, 13, 3, 26, 13, 3, 0, 37, 11, 1, 0, 0, 0,
    1, 0, 3, 2, 21, 6, 1, 46, 6, 2, 239, 14, 1, 161, 13, 3, 78, 112, 1, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 133, 11, 3, 0, 0, 0, 211, 13, 3, 181, 13, 3, 0, 0, 0, 0, 35,
    11, 1, 1, 0, 0, 0, 241, 5, 1, 2, 0, 1, 233, 14, 1, 53, 15, 3, 239, 13, 3, 1, 196, 5, 3,
    38, 11, 1, 1, 0, 0, 0, 86, 4, 3, 0, 0, 0, 241, 14, 1, 81, 15, 3, 219, 6, 3, 0, 27, 11,
    1, 28, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 105, 15, 3, 120, 17, 3, 0, 0,
    0, 0, 33, 11, 1, 1, 0, 0, 0, 22, 6, 1, 2, 0, 1, 227, 14, 1, 128, 15, 3, 120, 17, 3, 0,
    0, 0, 0, 34, 11, 1, 1, 0, 0, 0, 23, 6, 1, 2, 0, 1, 229, 14, 1, 152, 15, 3, 254, 16, 3,
    0, 50, 8, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 235, 14, 1, 141, 16, 3, 18, 16,
    3, 0, 39, 11, 1, 40, 11, 1, 1, 0, 0, 0, 24, 6, 1, 243, 14, 2, 245, 14, 1, 160, 16, 3, 78,
    112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 239, 1, 2, 0, 0, 0, 185, 16, 3,
    180, 16, 3, 4, 41, 11, 1, 0, 0, 0, 2, 1, 7, 1, 0, 0, 0, 240, 1, 1, 0, 0, 0, 227, 16,
    3, 222, 16, 3, 4, 0, 0, 0, 0, 0, 0, 21, 1, 0, 0, 207, 2, 4, 214, 6, 2, 0, 0, 0, 90,
    17, 3, 243, 16, 3, 0, 50, 8, 1, 35, 11, 1, 1, 0, 0, 0, 86, 4, 1, 2, 0, 1, 247, 14, 1,
    200, 17, 3, 115, 17, 3, 0, 44, 11, 1, 33, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 249, 14,
    1, 13, 18, 3, 230, 17, 3, 0, 45, 11, 1, 50, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 235,
    14, 1, 136, 18, 3, 40, 18, 3, 0, 50, 8, 1, 23, 11, 1, 1, 0, 0, 0, 24, 6, 1, 2, 0, 1,
    251, 14, 1, 211, 18, 3, 159, 18, 3, 0, 50, 8, 1, 45, 11, 1, 1, 0, 0, 0, 25, 6, 1, 2, 0,
    1, 235, 14, 1, 235, 18, 3, 40, 18, 3, 0, 50, 8, 1, 23, 11, 1, 1, 0, 0, 0, 24, 6, 1, 2,
    0, 1, 251, 14, 1, 1, 19, 3, 159, 18, 3, 0, 50, 8, 1, 45, 11, 1, 1, 0, 0, 0, 25, 6, 1,
    2, 0, 1, 235, 14, 1, 117, 19, 3, 230, 17, 3, 0, 45, 11, 1, 46, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 2, 0, 1, 253, 14, 1, 3, 20, 3, 138, 19, 3, 0, 45, 11, 1, 47, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 255, 14, 2, 1, 15, 1, 79, 20, 3, 29, 20, 3, 0, 48, 11, 1, 0, 0, 0, 1, 0, 3, 2,
    0, 0, 0, 46, 6, 2, 0, 0, 0, 101, 21, 3, 102, 20, 3, 1, 48, 8, 2, 0, 0, 0, 1, 0, 2,
    1, 125, 3, 4, 240, 1, 1, 3, 15, 1, 201, 21, 3, 125, 21, 3, 0, 50, 8, 2, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 235, 14, 1, 35, 22, 3, 220, 21, 3, 0, 35, 11, 1, 0, 0, 0, 1,
    0, 8, 2, 26, 6, 1, 46, 6, 2, 233, 14, 1, 137, 22, 3, 63, 22, 3, 0, 50, 8, 1, 0, 0, 0,
    1, 0, 8, 2, 27, 6, 1, 46, 6, 2, 235, 14, 1, 169, 22, 3, 63, 22, 3, 0, 50, 8, 1, 0, 0,
    0, 1, 0, 8, 2, 28, 6, 1, 46, 6, 2, 235, 14, 1, 202, 22, 3, 63, 22, 3, 0, 50, 8, 1, 0,
    0, 0, 1, 0, 8, 2, 27, 6, 1, 46, 6, 2, 235, 14, 1, 44, 23, 3, 233, 22, 3, 0, 36, 11, 1,
    0, 0, 0, 1, 0, 8, 2, 29, 6, 1, 46, 6, 2, 237, 14, 1, 94, 23, 3, 233, 22, 3, 0, 37, 11,
    1, 0, 0, 0, 1, 0, 8, 2, 30, 6, 1, 46, 6, 2, 239, 14, 1, 189, 23, 3, 78, 59, 1, 0, 0,
    0, 0, 49, 11, 1, 1, 0, 0, 0, 179, 5, 1, 136, 11, 3, 192, 7, 1, 168, 24, 3, 255, 23, 3, 0,
    54, 8, 2, 50, 11, 1, 1, 0, 0, 0, 0, 0, 0, 5, 15, 2, 7, 15, 1, 127, 26, 3, 72, 25, 3,
    0, 199, 5, 3, 51, 11, 1, 1, 0, 0, 0, 47, 2, 1, 26, 7, 5, 9, 15, 1, 245, 26, 3, 138, 26,
    3, 0, 52, 11, 1, 53, 11, 1, 1, 0, 0, 0, 0, 0, 0, 11, 15, 2, 13, 15, 1, 20, 28, 3, 6,
    27, 3, 0, 202, 5, 1, 19, 3, 1, 1, 0, 0, 0, 47, 2, 7, 55, 1, 1, 0, 0, 0, 147, 28, 3,
    29, 28, 3, 0, 202, 5, 3, 51, 11, 1, 1, 0, 0, 0, 47, 2, 1, 26, 7, 3, 9, 15, 1, 88, 29,
    3, 163, 28, 3, 0, 205, 5, 3, 0, 0, 0, 1, 0, 0, 0, 47, 2, 1, 120, 9, 2, 15, 15, 1, 111,
    30, 3, 38, 30, 3, 0, 56, 8, 2, 54, 11, 1, 1, 0, 0, 0, 31, 6, 1, 139, 11, 3, 0, 0, 0,
    212, 30, 3, 143, 30, 3, 0, 58, 8, 2, 55, 11, 1, 1, 0, 0, 0, 32, 6, 1, 142, 11, 3, 231, 14,
    1, 125, 31, 3, 225, 30, 3, 0, 208, 5, 3, 0, 0, 0, 1, 0, 0, 0, 47, 2, 1, 120, 9, 4, 15,
    15, 1, 136, 32, 3, 137, 31, 3, 0, 60, 8, 2, 0, 0, 0, 1, 0, 0, 0, 129, 2, 6, 55, 1, 1,
    0, 0, 0, 195, 32, 3, 146, 32, 3, 0, 52, 11, 1, 49, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0,
    1, 0, 0, 0, 17, 33, 3, 232, 32, 3, 0, 0, 0, 0, 56, 11, 1, 1, 0, 0, 0, 33, 6, 1, 2,
    0, 1, 0, 0, 0, 204, 33, 3, 121, 33, 3, 0, 57, 11, 1, 58, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    145, 11, 2, 0, 0, 0, 216, 33, 3, 121, 33, 3, 0, 59, 11, 1, 60, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 145, 11, 2, 0, 0, 0, 108, 34, 3, 121, 33, 3, 0, 61, 11, 1, 62, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 145, 11, 3, 0, 0, 0, 94, 36, 3, 42, 36, 3, 0, 33, 8, 1, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 17, 15, 1, 107, 36, 3, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121, 36, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0,
    0, 0, 5, 6, 1, 2, 0, 1, 0, 0, 0, 140, 36, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1,
    0, 0, 0, 5, 6, 1, 2, 0, 1, 0, 0, 0, 159, 36, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1,
    1, 0, 0, 0, 5, 6, 1, 2, 0, 1, 0, 0, 0, 137, 37, 3, 178, 36, 3, 0, 211, 5, 3, 0, 0,
    0, 1, 0, 0, 0, 227, 2, 5, 229, 2, 1, 19, 15, 1, 174, 37, 3, 178, 36, 3, 0, 211, 5, 3, 0,
    0, 0, 1, 0, 0, 0, 227, 2, 5, 229, 2, 1, 19, 15, 1, 210, 37, 3, 178, 36, 3, 0, 211, 5, 3,
    0, 0, 0, 1, 0, 0, 0, 227, 2, 5, 229, 2, 1, 19, 15, 1, 246, 37, 3, 178, 36, 3, 0, 211, 5,
    3, 0, 0, 0, 1, 0, 0, 0, 227, 2, 5, 229, 2, 1, 19, 15, 1, 89, 38, 3, 25, 38, 3, 0, 63,
    11, 1, 64, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 169, 38, 3, 99, 38, 3, 0,
    65, 11, 1, 61, 10, 1, 1, 0, 0, 0, 34, 6, 1, 2, 0, 1, 21, 15, 1, 187, 38, 3, 99, 38, 3,
    0, 65, 11, 1, 61, 10, 1, 1, 0, 0, 0, 34, 6, 1, 2, 0, 1, 21, 15, 1, 80, 39, 3, 205, 38,
    3, 0, 214, 5, 3, 61, 10, 1, 1, 0, 0, 0, 35, 6, 1, 2, 0, 1, 23, 15, 1, 169, 39, 3, 101,
    39, 3, 0, 221, 5, 1, 61, 10, 1, 1, 0, 0, 0, 35, 6, 1, 2, 0, 1, 25, 15, 1, 190, 39, 3,
    101, 39, 3, 0, 221, 5, 1, 61, 10, 1, 1, 0, 0, 0, 35, 6, 1, 2, 0, 1, 25, 15, 1, 211, 39,
    3, 205, 38, 3, 0, 214, 5, 3, 61, 10, 1, 1, 0, 0, 0, 35, 6, 1, 2, 0, 1, 23, 15, 1, 60,
    40, 3, 232, 39, 3, 0, 214, 5, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 27, 15, 1,
    58, 41, 3, 170, 40, 3, 0, 62, 8, 2, 66, 11, 1, 1, 0, 0, 0, 36, 6, 1, 2, 0, 1, 29, 15,
    1, 88, 41, 3, 170, 40, 3, 0, 62, 8, 2, 66, 11, 1, 1, 0, 0, 0, 36, 6, 1, 2, 0, 1, 29,
    15, 1, 249, 41, 3, 170, 40, 3, 0, 62, 8, 2, 67, 11, 1, 1, 0, 0, 0, 36, 6, 1, 2, 0, 1,
    31, 15, 1, 22, 42, 3, 170, 40, 3, 0, 62, 8, 2, 67, 11, 1, 1, 0, 0, 0, 36, 6, 1, 2, 0,
    1, 31, 15, 1, 182, 42, 3, 170, 40, 3, 0, 62, 8, 2, 68, 11, 1, 1, 0, 0, 0, 36, 6, 1, 2,
    0, 1, 33, 15, 1, 211, 42, 3, 170, 40, 3, 0, 62, 8, 2, 68, 11, 1, 1, 0, 0, 0, 36, 6, 1,
    2, 0, 1, 33, 15, 1, 161, 43, 3, 170, 40, 3, 0, 64, 8, 2, 69, 11, 1, 1, 0, 0, 0, 36, 6,
    1, 2, 0, 1, 35, 15, 1, 8, 44, 3, 170, 40, 3, 0, 66, 8, 2, 69, 11, 1, 1, 0, 0, 0, 36,
    6, 1, 2, 0, 1, 37, 15, 1, 37, 44, 3, 170, 40, 3, 0, 64, 8, 2, 69, 11, 1, 1, 0, 0, 0,
    36, 6, 1, 2, 0, 1, 35, 15, 1, 195, 44, 3, 170, 40, 3, 0, 64, 8, 2, 70, 11, 1, 1, 0, 0,
    0, 36, 6, 1, 2, 0, 1, 39, 15, 1, 40, 45, 3, 170, 40, 3, 0, 66, 8, 2, 70, 11, 1, 1, 0,
    0, 0, 36, 6, 1, 2, 0, 1, 41, 15, 1, 68, 45, 3, 170, 40, 3, 0, 64, 8, 2, 70, 11, 1, 1,
    0, 0, 0, 36, 6, 1, 2, 0, 1, 39, 15, 1, 225, 45, 3, 170, 40, 3, 0, 64, 8, 2, 71, 11, 1,
    1, 0, 0, 0, 36, 6, 1, 2, 0, 1, 43, 15, 1, 70, 46, 3, 170, 40, 3, 0, 66, 8, 2, 71, 11,
    1, 1, 0, 0, 0, 36, 6, 1, 2, 0, 1, 45, 15, 1, 98, 46, 3, 170, 40, 3, 0, 64, 8, 2, 71,
    11, 1, 1, 0, 0, 0, 36, 6, 1, 2, 0, 1, 43, 15, 1, 85, 47, 3, 172, 46, 3, 0, 217, 5, 3,
    72, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 47, 15, 1, 119, 47, 3, 172, 46, 3, 0, 217, 5,
    3, 72, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 47, 15, 1, 146, 48, 3, 199, 47, 3, 0, 220,
    5, 3, 73, 11, 1, 1, 0, 0, 0, 77, 5, 2, 2, 0, 1, 49, 15, 1, 173, 48, 3, 199, 47, 3, 0,
    220, 5, 3, 73, 11, 1, 1, 0, 0, 0, 77, 5, 2, 2, 0, 1, 49, 15, 1, 69, 49, 3, 200, 48, 3,
    0, 221, 5, 2, 3, 11, 1, 1, 0, 0, 0, 77, 5, 1, 2, 0, 1, 51, 15, 1, 96, 49, 3, 200, 48,
    3, 0, 221, 5, 2, 3, 11, 1, 1, 0, 0, 0, 77, 5, 1, 2, 0, 1, 51, 15, 1, 49, 50, 3, 170,
    49, 3, 0, 221, 5, 2, 74, 11, 1, 1, 0, 0, 0, 37, 6, 1, 2, 0, 1, 53, 15, 1, 80, 50, 3,
    200, 48, 3, 0, 221, 5, 2, 74, 11, 1, 1, 0, 0, 0, 77, 5, 1, 2, 0, 1, 53, 15, 1, 111, 50,
    3, 170, 49, 3, 0, 221, 5, 2, 74, 11, 1, 1, 0, 0, 0, 37, 6, 1, 2, 0, 1, 53, 15, 1, 81,
    51, 3, 142, 50, 3, 0, 223, 5, 3, 75, 11, 1, 1, 0, 0, 0, 78, 5, 1, 2, 0, 1, 55, 15, 1,
    230, 51, 3, 142, 50, 3, 0, 226, 5, 3, 75, 11, 1, 1, 0, 0, 0, 78, 5, 1, 2, 0, 1, 57, 15,
    1, 219, 52, 3, 4, 52, 3, 0, 179, 3, 4, 75, 11, 1, 1, 0, 0, 0, 78, 5, 1, 2, 0, 1, 59,
    15, 1, 66, 53, 3, 170, 49, 3, 0, 221, 5, 2, 73, 11, 1, 1, 0, 0, 0, 37, 6, 1, 2, 0, 1,
    61, 15, 1, 96, 53, 3, 200, 48, 3, 0, 221, 5, 2, 73, 11, 1, 1, 0, 0, 0, 77, 5, 1, 2, 0,
    1, 61, 15, 1, 126, 53, 3, 170, 49, 3, 0, 221, 5, 2, 73, 11, 1, 1, 0, 0, 0, 37, 6, 1, 2,
    0, 1, 61, 15, 1, 19, 54, 3, 170, 49, 3, 0, 221, 5, 2, 76, 11, 1, 1, 0, 0, 0, 37, 6, 1,
    2, 0, 1, 63, 15, 1, 49, 54, 3, 200, 48, 3, 0, 221, 5, 2, 76, 11, 1, 1, 0, 0, 0, 77, 5,
    1, 2, 0, 1, 63, 15, 1, 79, 54, 3, 170, 49, 3, 0, 221, 5, 2, 76, 11, 1, 1, 0, 0, 0, 37,
    6, 1, 2, 0, 1, 63, 15, 1, 27, 55, 3, 109, 54, 3, 0, 229, 5, 3, 249, 10, 1, 1, 0, 0, 0,
    38, 6, 1, 2, 0, 1, 65, 15, 1, 155, 55, 3, 109, 54, 3, 0, 232, 5, 3, 249, 10, 1, 1, 0, 0,
    0, 38, 6, 1, 2, 0, 1, 67, 15, 1, 125, 56, 3, 185, 55, 3, 0, 183, 3, 4, 249, 10, 1, 1, 0,
    0, 0, 38, 6, 1, 2, 0, 1, 69, 15, 1, 155, 56, 3, 142, 50, 3, 0, 223, 5, 3, 75, 11, 1, 1,
    0, 0, 0, 78, 5, 1, 2, 0, 1, 55, 15, 1, 186, 56, 3, 142, 50, 3, 0, 226, 5, 3, 75, 11, 1,
    1, 0, 0, 0, 78, 5, 1, 2, 0, 1, 57, 15, 1, 216, 56, 3, 4, 52, 3, 0, 179, 3, 4, 75, 11,
    1, 1, 0, 0, 0, 78, 5, 1, 2, 0, 1, 59, 15, 1, 116, 57, 3, 246, 56, 3, 0, 68, 8, 2, 77,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 71, 15, 1, 233, 57, 3, 246, 56, 3, 0, 70, 8, 2,
    77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 73, 15, 1, 93, 58, 3, 246, 56, 3, 0, 72, 8,
    2, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 75, 15, 1, 125, 58, 3, 246, 56, 3, 0, 68,
    8, 2, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 71, 15, 1, 158, 58, 3, 246, 56, 3, 0,
    70, 8, 2, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 73, 15, 1, 190, 58, 3, 246, 56, 3,
    0, 72, 8, 2, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 75, 15, 1, 99, 59, 3, 246, 56,
    3, 0, 74, 8, 2, 78, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 77, 15, 1, 132, 59, 3, 246,
    56, 3, 0, 74, 8, 2, 78, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 77, 15, 1, 250, 59, 3,
    246, 56, 3, 0, 76, 8, 2, 72, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 79, 15, 1, 158, 60,
    3, 246, 56, 3, 0, 78, 8, 2, 72, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 81, 15, 1, 18,
    61, 3, 246, 56, 3, 0, 74, 8, 2, 79, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 83, 15, 1,
    50, 61, 3, 246, 56, 3, 0, 74, 8, 2, 79, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 83, 15,
    1, 213, 61, 3, 246, 56, 3, 0, 74, 8, 2, 80, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 85,
    15, 1, 245, 61, 3, 246, 56, 3, 0, 74, 8, 2, 80, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    85, 15, 1, 21, 62, 3, 246, 56, 3, 0, 76, 8, 2, 72, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0,
    1, 79, 15, 1, 54, 62, 3, 246, 56, 3, 0, 78, 8, 2, 72, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2,
    0, 1, 81, 15, 1, 170, 62, 3, 246, 56, 3, 0, 80, 8, 2, 81, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    2, 0, 1, 87, 15, 1, 29, 63, 3, 246, 56, 3, 0, 82, 8, 2, 81, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 2, 0, 1, 89, 15, 1, 143, 63, 3, 246, 56, 3, 0, 84, 8, 2, 81, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 2, 0, 1, 91, 15, 1, 248, 63, 3, 246, 56, 3, 0, 80, 8, 2, 249, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 2, 0, 1, 93, 15, 1, 97, 64, 3, 246, 56, 3, 0, 82, 8, 2, 249, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 95, 15, 1, 201, 64, 3, 246, 56, 3, 0, 84, 8, 2, 249, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 2, 0, 1, 97, 15, 1, 232, 64, 3, 246, 56, 3, 0, 80, 8, 2, 81, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 2, 0, 1, 87, 15, 1, 8, 65, 3, 246, 56, 3, 0, 82, 8, 2, 81, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 89, 15, 1, 39, 65, 3, 246, 56, 3, 0, 84, 8, 2, 81, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 91, 15, 1, 11, 66, 3, 70, 65, 3, 0, 187, 3, 4, 249,
    10, 1, 1, 0, 0, 0, 38, 6, 1, 2, 0, 1, 99, 15, 1, 151, 66, 3, 70, 65, 3, 0, 191, 3, 4,
    249, 10, 1, 1, 0, 0, 0, 38, 6, 1, 2, 0, 1, 101, 15, 1, 34, 67, 3, 70, 65, 3, 0, 195, 3,
    4, 249, 10, 1, 1, 0, 0, 0, 38, 6, 1, 2, 0, 1, 103, 15, 1, 64, 67, 3, 70, 65, 3, 0, 187,
    3, 4, 249, 10, 1, 1, 0, 0, 0, 38, 6, 1, 2, 0, 1, 99, 15, 1, 95, 67, 3, 70, 65, 3, 0,
    191, 3, 4, 249, 10, 1, 1, 0, 0, 0, 38, 6, 1, 2, 0, 1, 101, 15, 1, 125, 67, 3, 70, 65, 3,
    0, 195, 3, 4, 249, 10, 1, 1, 0, 0, 0, 38, 6, 1, 2, 0, 1, 103, 15, 1, 104, 68, 3, 155, 67,
    3, 0, 199, 3, 4, 249, 10, 1, 1, 0, 0, 0, 38, 6, 1, 2, 0, 1, 105, 15, 1, 0, 69, 3, 155,
    67, 3, 0, 203, 3, 4, 249, 10, 1, 1, 0, 0, 0, 38, 6, 1, 2, 0, 1, 107, 15, 1, 151, 69, 3,
    155, 67, 3, 0, 207, 3, 4, 249, 10, 1, 1, 0, 0, 0, 38, 6, 1, 2, 0, 1, 109, 15, 1, 85, 70,
    3, 184, 69, 3, 0, 235, 5, 3, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 111, 15, 1, 226,
    70, 3, 184, 69, 3, 0, 238, 5, 3, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 113, 15, 1,
    110, 71, 3, 184, 69, 3, 0, 241, 5, 3, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 115, 15,
    1, 145, 71, 3, 184, 69, 3, 0, 235, 5, 3, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 111,
    15, 1, 181, 71, 3, 184, 69, 3, 0, 238, 5, 3, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    113, 15, 1, 216, 71, 3, 184, 69, 3, 0, 241, 5, 3, 77, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0,
    1, 115, 15, 1, 101, 72, 3, 184, 69, 3, 0, 244, 5, 3, 72, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2,
    0, 1, 117, 15, 1, 242, 72, 3, 184, 69, 3, 0, 247, 5, 3, 72, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    2, 0, 1, 119, 15, 1, 126, 73, 3, 184, 69, 3, 0, 250, 5, 3, 72, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 2, 0, 1, 121, 15, 1, 161, 73, 3, 184, 69, 3, 0, 244, 5, 3, 72, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 2, 0, 1, 117, 15, 1, 197, 73, 3, 184, 69, 3, 0, 247, 5, 3, 72, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 2, 0, 1, 119, 15, 1, 232, 73, 3, 184, 69, 3, 0, 250, 5, 3, 72, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 121, 15, 1, 116, 74, 3, 184, 69, 3, 0, 253, 5, 3, 81, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 2, 0, 1, 123, 15, 1, 255, 74, 3, 184, 69, 3, 0, 0, 6, 3, 81, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 2, 0, 1, 125, 15, 1, 137, 75, 3, 184, 69, 3, 0, 3, 6, 3, 81, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 127, 15, 1, 10, 76, 3, 184, 69, 3, 0, 253, 5, 3, 249, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 129, 15, 1, 139, 76, 3, 184, 69, 3, 0, 0, 6, 3, 249,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 131, 15, 1, 11, 77, 3, 184, 69, 3, 0, 3, 6, 3,
    249, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 133, 15, 1, 45, 77, 3, 184, 69, 3, 0, 253, 5,
    3, 81, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 123, 15, 1, 80, 77, 3, 184, 69, 3, 0, 0,
    6, 3, 81, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 125, 15, 1, 114, 77, 3, 184, 69, 3, 0,
    3, 6, 3, 81, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 127, 15, 1, 23, 78, 3, 148, 77, 3,
    0, 6, 6, 3, 61, 10, 1, 1, 0, 0, 0, 34, 6, 1, 2, 0, 1, 135, 15, 1, 44, 78, 3, 148, 77,
    3, 0, 6, 6, 3, 61, 10, 1, 1, 0, 0, 0, 34, 6, 1, 2, 0, 1, 135, 15, 1, 157, 78, 3, 65,
    78, 3, 0, 86, 8, 1, 0, 0, 0, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 137, 15, 1, 114, 79, 3,
    198, 78, 3, 0, 86, 8, 2, 0, 11, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 139, 15, 1, 210, 79,
    3, 153, 79, 3, 0, 20, 8, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 91, 14, 1, 234,
    79, 3, 153, 79, 3, 0, 20, 8, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 91, 14, 1,
    0, 80, 3, 153, 79, 3, 0, 20, 8, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 91, 14,
    1, 22, 80, 3, 153, 79, 3, 0, 20, 8, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 91,
    14, 1, 90, 80, 3, 44, 80, 3, 0, 20, 8, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1,
    91, 14, 1, 113, 80, 3, 44, 80, 3, 0, 20, 8, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2,
    1, 91, 14, 1, 135, 80, 3, 44, 80, 3, 0, 20, 8, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229,
    2, 1, 91, 14, 1, 157, 80, 3, 44, 80, 3, 0, 20, 8, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3,
    229, 2, 1, 91, 14, 1, 68, 81, 3, 179, 80, 3, 0, 88, 8, 2, 249, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 141, 15, 1, 234, 81, 3, 86, 81, 3, 0, 90, 8, 2, 249, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 143, 15, 1, 251, 81, 3, 25, 38, 3, 0, 63, 11, 1, 64, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 2, 0, 1, 0, 0, 0, 5, 82, 3, 25, 38, 3, 0, 63, 11, 1, 64, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 103, 82, 3, 16, 82, 3, 0, 82, 11, 1, 0, 0, 0, 1, 0,
    0, 0, 129, 3, 4, 229, 2, 1, 145, 15, 1, 37, 83, 3, 123, 82, 3, 0, 9, 6, 3, 175, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 147, 15, 2, 149, 15, 1, 232, 83, 3, 49, 83, 3, 0, 211, 5, 2, 0, 0, 0,
    1, 0, 0, 0, 136, 2, 5, 229, 2, 1, 151, 15, 1, 12, 84, 3, 49, 83, 3, 0, 211, 5, 2, 0, 0,
    0, 1, 0, 0, 0, 136, 2, 5, 229, 2, 1, 151, 15, 1, 47, 84, 3, 49, 83, 3, 0, 211, 5, 2, 0,
    0, 0, 1, 0, 0, 0, 136, 2, 5, 229, 2, 1, 151, 15, 1, 82, 84, 3, 49, 83, 3, 0, 211, 5, 2,
    0, 0, 0, 1, 0, 0, 0, 136, 2, 5, 229, 2, 1, 151, 15, 1, 180, 84, 3, 116, 84, 3, 0, 211, 5,
    2, 0, 0, 0, 1, 0, 0, 0, 135, 2, 6, 229, 2, 1, 151, 15, 1, 232, 84, 3, 153, 79, 3, 0, 83,
    11, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 153, 15, 1, 2, 85, 3, 153, 79, 3, 0,
    83, 11, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 153, 15, 1, 27, 85, 3, 153, 79, 3,
    0, 83, 11, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 153, 15, 1, 53, 85, 3, 153, 79,
    3, 0, 83, 11, 1, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 153, 15, 1, 79, 85, 3, 16,
    82, 3, 0, 83, 11, 1, 0, 0, 0, 1, 0, 0, 0, 129, 3, 4, 229, 2, 1, 153, 15, 1, 101, 85, 3,
    200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0, 1, 0, 0, 0, 118, 85,
    3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0, 1, 0, 0, 0, 135,
    85, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0, 1, 0, 0, 0,
    171, 85, 3, 152, 85, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 39, 6, 1, 0, 0, 0, 0, 0,
    0, 48, 86, 3, 186, 85, 3, 0, 92, 8, 2, 0, 0, 0, 1, 0, 0, 0, 135, 2, 6, 229, 2, 1, 155,
    15, 1, 66, 86, 3, 25, 38, 3, 0, 63, 11, 1, 64, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    0, 0, 0, 200, 86, 3, 76, 86, 3, 0, 211, 3, 4, 167, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0,
    1, 157, 15, 1, 106, 87, 3, 223, 86, 3, 0, 94, 8, 2, 249, 10, 1, 1, 0, 0, 0, 11, 0, 2, 159,
    15, 2, 161, 15, 1, 121, 87, 3, 223, 86, 3, 0, 94, 8, 2, 249, 10, 1, 1, 0, 0, 0, 11, 0, 2,
    159, 15, 2, 161, 15, 1, 136, 87, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 167, 87, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 194, 87, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 220, 87, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 247, 87, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 88, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 88, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 84, 88, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 112, 88, 3, 99, 204, 1, 0, 173, 5, 1, 61,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 88, 3, 99, 204, 1, 0, 173, 5, 1,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 176, 88, 3, 99, 204, 1, 0, 173, 5,
    1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 206, 88, 3, 99, 204, 1, 0, 173,
    5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 232, 88, 3, 99, 204, 1, 0,
    173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 89, 3, 99, 204, 1,
    0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 89, 3, 99, 204,
    1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 57, 89, 3, 99,
    204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 86, 89, 3,
    99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 118, 89,
    3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 150,
    89, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    178, 89, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 210, 89, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 242, 89, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 12, 90, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 39, 90, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 65, 90, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 93, 90, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 120, 90, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 150, 90, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 176, 90, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 206, 90, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 232, 90, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 91, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 91, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, 91, 3, 99, 204, 1, 0, 173, 5, 1, 61,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 77, 91, 3, 99, 204, 1, 0, 173, 5, 1,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 103, 91, 3, 99, 204, 1, 0, 173, 5,
    1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 127, 91, 3, 99, 204, 1, 0, 173,
    5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 153, 91, 3, 99, 204, 1, 0,
    173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 180, 91, 3, 99, 204, 1,
    0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 205, 91, 3, 99, 204,
    1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 232, 91, 3, 99,
    204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 92, 3,
    99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 92,
    3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55,
    92, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    80, 92, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 103, 92, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 141, 92, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 164, 93, 3, 234, 92, 3, 0, 96, 8, 2, 84, 11, 1, 1, 0, 0, 0, 79, 5, 2, 0, 0,
    0, 163, 15, 1, 186, 93, 3, 234, 92, 3, 0, 96, 8, 2, 84, 11, 1, 1, 0, 0, 0, 79, 5, 2, 0,
    0, 0, 163, 15, 1, 168, 94, 3, 208, 93, 3, 0, 215, 3, 4, 61, 10, 1, 1, 0, 0, 0, 79, 5, 2,
    165, 15, 2, 167, 15, 1, 137, 95, 3, 186, 94, 3, 0, 245, 1, 6, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 172, 15, 1, 169, 15, 1, 174, 95, 3, 169, 95, 3, 0, 139, 2, 5, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 208, 95, 3, 203, 95, 3, 0, 139, 2, 5, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 242, 95, 3, 237, 95, 3, 0, 139, 2, 5, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 96, 3, 15, 96, 3, 0, 139, 2, 5, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 96, 3, 49, 96, 3, 0, 140, 2, 4, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 81, 96, 3, 76, 96, 3, 0, 139, 2, 5, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 82, 97, 3, 152, 96, 3, 0, 251, 1, 6, 61, 10,
    1, 1, 0, 0, 0, 70, 0, 3, 171, 15, 2, 173, 15, 1, 252, 97, 3, 118, 97, 3, 0, 144, 2, 5, 0,
    0, 0, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 175, 15, 1, 29, 98, 3, 118, 97, 3, 0, 144, 2, 5,
    0, 0, 0, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 175, 15, 1, 62, 98, 3, 118, 97, 3, 0, 144, 2,
    5, 0, 0, 0, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 175, 15, 1, 95, 98, 3, 118, 97, 3, 0, 144,
    2, 5, 0, 0, 0, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 175, 15, 1, 128, 98, 3, 152, 96, 3, 0,
    253, 1, 4, 61, 10, 1, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 175, 15, 1, 92, 99, 3, 154, 98, 3,
    0, 132, 1, 7, 0, 0, 0, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 177, 15, 1, 122, 99, 3, 118, 97,
    3, 0, 144, 2, 5, 0, 0, 0, 1, 0, 0, 0, 70, 0, 3, 229, 2, 1, 175, 15, 1, 149, 99, 3, 25,
    38, 3, 0, 63, 11, 1, 64, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 240, 99, 3,
    159, 99, 3, 0, 245, 1, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 51, 17, 1, 179, 15, 1, 160, 100,
    3, 4, 100, 3, 0, 98, 8, 2, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 52, 17, 1, 181, 15, 1, 175,
    100, 3, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 101, 3, 191, 100, 3, 0, 20, 8, 1, 0, 0, 0, 1, 0, 0, 0, 40, 6, 1, 0, 0, 0, 91, 14,
    1, 25, 101, 3, 101, 48, 2, 0, 20, 8, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 91,
    14, 1, 69, 101, 3, 46, 101, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 41, 6, 1, 0, 0, 0,
    0, 0, 0, 91, 101, 3, 46, 101, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 42, 6, 1, 0, 0,
    0, 0, 0, 0, 153, 101, 3, 114, 101, 3, 0, 0, 0, 0, 192, 10, 1, 1, 0, 0, 0, 42, 6, 1, 0,
    0, 0, 155, 13, 1, 184, 101, 3, 191, 100, 3, 0, 20, 8, 1, 0, 0, 0, 1, 0, 0, 0, 40, 6, 1,
    0, 0, 0, 91, 14, 1, 211, 101, 3, 46, 101, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 41, 6,
    1, 0, 0, 0, 0, 0, 0, 253, 101, 3, 114, 101, 3, 0, 0, 0, 0, 249, 10, 1, 1, 0, 0, 0, 42,
    6, 1, 0, 0, 0, 183, 15, 1, 73, 102, 3, 153, 79, 3, 0, 20, 8, 1, 249, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 185, 15, 1, 122, 102, 3, 105, 102, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 43, 6, 1, 0, 0, 0, 0, 0, 0, 154, 102, 3, 134, 102, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 44, 6, 1, 0, 0, 0, 0, 0, 0, 170, 102, 3, 105, 102, 3, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 45, 6, 1, 0, 0, 0, 0, 0, 0, 201, 102, 3, 184, 102, 3, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 43, 6, 1, 0, 0, 0, 0, 0, 0, 223, 102, 3, 184, 102, 3, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 43, 6, 1, 0, 0, 0, 0, 0, 0, 242, 102, 3, 184, 102, 3, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 43, 6, 1, 0, 0, 0, 0, 0, 0, 6, 103, 3, 184, 102, 3, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 43, 6, 1, 0, 0, 0, 0, 0, 0, 27, 103, 3, 184, 102, 3, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 43, 6, 1, 0, 0, 0, 0, 0, 0, 49, 103, 3, 184, 102, 3, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 43, 6, 1, 0, 0, 0, 0, 0, 0, 92, 103, 3, 72, 103, 3, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 46, 6, 1, 0, 0, 0, 0, 0, 0, 108, 103, 3, 101, 48, 2,
    0, 20, 8, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 91, 14, 1, 147, 103, 3, 131, 103,
    3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 89, 4, 1, 0, 0, 0, 0, 0, 0, 206, 103, 3, 167,
    103, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 89, 4, 3, 0, 0, 0, 0, 0, 0, 232, 103, 3,
    25, 38, 3, 0, 63, 11, 1, 64, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 242, 103,
    3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21,
    104, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    56, 104, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 91, 104, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 126, 104, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 157, 104, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 187, 104, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 218, 104, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 252, 104, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 30, 105, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 60, 105, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 94, 105, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 105, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 159, 105, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 189, 105, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 220, 105, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 254, 105, 3, 99, 204, 1, 0, 173, 5, 1, 61,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 106, 3, 99, 204, 1, 0, 173, 5, 1,
    61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 106, 3, 99, 204, 1, 0, 173, 5,
    1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 106, 3, 99, 204, 1, 0, 173,
    5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 106, 3, 99, 204, 1, 0,
    173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 164, 106, 3, 99, 204, 1,
    0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 198, 106, 3, 99, 204,
    1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 232, 106, 3, 99,
    204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 107, 3,
    99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 107,
    3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 69,
    107, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    98, 107, 3, 99, 204, 1, 0, 173, 5, 1, 61, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 127, 107, 3, 25, 38, 3, 0, 63, 11, 1, 64, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0,
    0, 0, 138, 107, 3, 25, 38, 3, 0, 63, 11, 1, 64, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    0, 0, 0, 206, 108, 3, 241, 107, 3, 0, 219, 3, 4, 0, 0, 0, 1, 0, 0, 0, 133, 3, 4, 229, 2,
    1, 187, 15, 1, 44, 109, 3, 241, 107, 3, 0, 219, 3, 2, 0, 0, 0, 1, 0, 0, 0, 133, 3, 4, 229,
    2, 1, 189, 15, 1, 72, 109, 3, 241, 107, 3, 0, 219, 3, 4, 0, 0, 0, 1, 0, 0, 0, 133, 3, 4,
    229, 2, 1, 187, 15, 1, 100, 109, 3, 241, 107, 3, 0, 219, 3, 2, 0, 0, 0, 1, 0, 0, 0, 133, 3,
    4, 229, 2, 1, 189, 15, 1, 54, 110, 3, 131, 109, 3, 0, 100, 8, 2, 61, 10, 1, 1, 0, 0, 0, 137,
    3, 4, 53, 17, 1, 191, 15, 1, 71, 110, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0,
    5, 6, 1, 2, 0, 1, 0, 0, 0, 154, 110, 3, 91, 110, 3, 0, 12, 6, 3, 85, 11, 1, 1, 0, 0,
    0, 47, 6, 1, 0, 0, 0, 0, 0, 0, 217, 110, 3, 91, 110, 3, 0, 15, 6, 3, 86, 11, 1, 1, 0,
    0, 0, 232, 2, 5, 0, 0, 0, 0, 0, 0, 22, 111, 3, 91, 110, 3, 0, 18, 6, 3, 86, 11, 1, 1,
    0, 0, 0, 232, 2, 5, 0, 0, 0, 0, 0, 0, 86, 111, 3, 91, 110, 3, 0, 21, 6, 3, 87, 11, 1,
    1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 119, 111, 3, 91, 110, 3, 0, 21, 6, 3, 87, 11,
    1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 152, 111, 3, 91, 110, 3, 0, 21, 6, 3, 87,
    11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 185, 111, 3, 91, 110, 3, 0, 21, 6, 3,
    87, 11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 218, 111, 3, 91, 110, 3, 0, 24, 6,
    3, 87, 11, 1, 1, 0, 0, 0, 47, 6, 1, 0, 0, 0, 0, 0, 0, 246, 111, 3, 91, 110, 3, 0, 24,
    6, 3, 87, 11, 1, 1, 0, 0, 0, 232, 2, 5, 0, 0, 0, 0, 0, 0, 18, 112, 3, 91, 110, 3, 0,
    21, 6, 3, 87, 11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 50, 112, 3, 91, 110, 3,
    0, 21, 6, 3, 87, 11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 82, 112, 3, 91, 110,
    3, 0, 21, 6, 3, 87, 11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 114, 112, 3, 91,
    110, 3, 0, 21, 6, 3, 87, 11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 146, 112, 3,
    91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 179, 112,
    3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 212,
    112, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0,
    245, 112, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0,
    0, 22, 113, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 51, 113, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 83, 113, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 115, 113, 3, 91, 110, 3, 0, 27, 6, 3, 88, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 143, 113, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 175, 113, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 207, 113, 3, 91, 110, 3, 0, 18, 6, 3, 88, 11, 1, 1, 0, 0, 0, 232,
    2, 5, 0, 0, 0, 0, 0, 0, 236, 113, 3, 91, 110, 3, 0, 27, 6, 3, 88, 11, 1, 1, 0, 0, 0,
    232, 2, 5, 0, 0, 0, 0, 0, 0, 8, 114, 3, 91, 110, 3, 0, 30, 6, 3, 88, 11, 1, 1, 0, 0,
    0, 232, 2, 5, 0, 0, 0, 0, 0, 0, 35, 114, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1, 0,
    0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 67, 114, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1, 1,
    0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 99, 114, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11, 1,
    1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 131, 114, 3, 91, 110, 3, 0, 149, 2, 3, 88, 11,
    1, 1, 0, 0, 0, 234, 2, 3, 0, 0, 0, 0, 0, 0, 163, 114, 3, 91, 110, 3, 0, 12, 6, 3, 85,
    11, 1, 1, 0, 0, 0, 92, 4, 3, 0, 0, 0, 0, 0, 0, 191, 114, 3, 91, 110, 3, 0, 12, 6, 3,
    85, 11, 1, 1, 0, 0, 0, 92, 4, 3, 0, 0, 0, 0, 0, 0, 219, 114, 3, 91, 110, 3, 0, 12, 6,
    3, 85, 11, 1, 1, 0, 0, 0, 92, 4, 3, 0, 0, 0, 0, 0, 0, 247, 114, 3, 91, 110, 3, 0, 12,
    6, 3, 85, 11, 1, 1, 0, 0, 0, 237, 2, 5, 0, 0, 0, 0, 0, 0, 153, 115, 3, 19, 115, 3, 0,
    149, 2, 5, 88, 11, 1, 1, 0, 0, 0, 129, 1, 9, 0, 0, 0, 193, 15, 1, 191, 115, 3, 19, 115, 3,
    0, 149, 2, 5, 88, 11, 1, 1, 0, 0, 0, 131, 1, 7, 0, 0, 0, 193, 15, 1, 16, 116, 3, 19, 115,
    3, 0, 154, 2, 5, 88, 11, 1, 1, 0, 0, 0, 129, 1, 9, 0, 0, 0, 195, 15, 1, 56, 116, 3, 19,
    115, 3, 0, 154, 2, 5, 88, 11, 1, 1, 0, 0, 0, 131, 1, 7, 0, 0, 0, 195, 15, 1, 92, 116, 3,
    200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0, 1, 0, 0, 0, 114, 116,
    3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0, 1, 0, 0, 0, 136,
    116, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0, 1, 0, 0, 0,
    158, 116, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0, 1, 0, 0,
    0, 179, 116, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0, 1, 0,
    0, 0, 200, 116, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0, 1,
    0, 0, 0, 221, 116, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2, 0,
    1, 0, 0, 0, 241, 116, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1, 2,
    0, 1, 0, 0, 0, 5, 117, 3, 200, 175, 2, 0, 0, 0, 0, 61, 10, 1, 1, 0, 0, 0, 5, 6, 1,
    2, 0, 1, 0, 0, 0, 101, 117, 3, 25, 117, 3, 0, 102, 8, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 124, 9, 4, 228, 3, 1, 120, 117, 3, 115, 117, 3, 4, 0, 0, 0, 132, 10, 1, 2, 1, 0, 0, 42,
    0, 1, 155, 11, 2, 0, 0, 0, 144, 117, 3, 139, 117, 3, 4, 223, 3, 4, 18, 10, 1, 0, 1, 0, 0,
    48, 6, 1, 249, 2, 7, 128, 9, 2, 12, 118, 3, 7, 118, 3, 5, 227, 3, 4, 18, 10, 1, 0, 1, 0,
    0, 141, 3, 4, 0, 3, 7, 132, 9, 2, 174, 118, 3, 169, 118, 3, 4, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 239, 1, 8, 0, 0, 0, 246, 118, 3, 241, 118, 3, 4, 251, 4, 1, 18, 10, 1, 9,
    2, 0, 0, 0, 0, 0, 140, 5, 6, 136, 9, 2, 134, 119, 3, 253, 118, 3, 4, 89, 11, 1, 18, 10, 1,
    10, 2, 0, 0, 201, 5, 1, 2, 3, 3, 140, 9, 2, 156, 119, 3, 151, 119, 3, 5, 231, 3, 4, 18, 10,
    1, 0, 1, 0, 0, 0, 0, 0, 146, 5, 6, 144, 9, 2, 96, 120, 3, 8, 120, 3, 4, 19, 10, 1, 0,
    0, 0, 22, 1, 0, 0, 0, 0, 0, 148, 9, 4, 0, 0, 0, 129, 120, 3, 61, 87, 2, 0, 230, 7, 1,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 148, 11, 3, 0, 0, 0, 152, 120, 3, 147, 120, 3, 4, 154, 4,
    1, 18, 10, 1, 23, 2, 0, 0, 0, 0, 0, 152, 9, 4, 0, 0, 0, 234, 120, 3, 217, 84, 2, 0, 18,
    10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 156, 9, 4, 0, 0, 0, 122, 121, 3, 14, 121, 3, 0,
    106, 8, 2, 91, 11, 1, 1, 0, 0, 0, 0, 0, 0, 151, 11, 3, 0, 0, 0, 248, 121, 3, 193, 121, 3,
    0, 92, 11, 1, 93, 11, 1, 1, 0, 0, 0, 0, 0, 0, 48, 0, 2, 0, 0, 0, 22, 122, 3, 17, 122,
    3, 4, 94, 11, 1, 18, 10, 1, 24, 1, 0, 0, 0, 0, 0, 154, 11, 3, 160, 9, 2, 183, 122, 3, 96,
    122, 3, 0, 96, 11, 1, 97, 11, 1, 1, 0, 0, 0, 0, 0, 0, 48, 0, 2, 197, 15, 1, 228, 122, 3,
    143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 164, 9, 4, 0, 0, 0, 48, 123,
    3, 249, 122, 3, 0, 98, 11, 1, 93, 11, 1, 1, 0, 0, 0, 49, 6, 1, 48, 0, 2, 0, 0, 0, 64,
    123, 3, 14, 121, 3, 0, 108, 8, 2, 93, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0,
    100, 123, 3, 95, 123, 3, 0, 0, 0, 0, 93, 11, 1, 1, 0, 0, 0, 50, 6, 1, 157, 11, 3, 0, 0,
    0, 174, 123, 3, 120, 17, 3, 0, 0, 0, 0, 99, 11, 1, 1, 0, 0, 0, 213, 5, 1, 187, 6, 3, 168,
    9, 2, 245, 123, 3, 191, 123, 3, 0, 0, 0, 0, 97, 11, 1, 1, 0, 0, 0, 51, 6, 1, 151, 2, 2,
    199, 15, 1, 45, 124, 3, 9, 124, 3, 0, 98, 11, 1, 97, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 199, 15, 1, 70, 124, 3, 9, 124, 3, 0, 98, 11, 1, 97, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 199, 15, 1, 164, 124, 3, 84, 124, 3, 0, 33, 8, 1, 97, 11, 1, 1, 0, 0, 0, 189, 5, 1,
    0, 0, 0, 201, 15, 1, 216, 124, 3, 0, 0, 0, 0, 100, 11, 1, 101, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 58, 125, 3, 234, 124, 3, 0, 110, 8, 2, 102, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 152, 11, 2, 0, 0, 0, 68, 125, 3, 14, 121, 3, 0, 106, 8, 2, 91, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 152, 11, 2, 0, 0, 0, 198, 125, 3, 131, 125, 3, 0, 103, 11, 1, 104, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 203, 15, 1, 37, 126, 3, 223, 125, 3, 0, 105, 11, 1, 106, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 2, 0, 1, 205, 15, 1, 61, 126, 3, 56, 126, 3, 4, 0, 0, 0, 0, 0, 0, 8,
    1, 0, 0, 207, 2, 5, 212, 6, 5, 207, 15, 1, 85, 126, 3, 80, 126, 3, 4, 0, 0, 0, 0, 0, 0,
    8, 1, 0, 0, 95, 4, 3, 247, 1, 8, 207, 15, 1, 185, 126, 3, 108, 126, 3, 0, 112, 8, 2, 102, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 152, 11, 2, 0, 0, 0, 15, 127, 3, 202, 126, 3, 0, 89, 11, 1, 99,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 209, 15, 1, 35, 127, 3, 9, 124, 3, 0, 98, 11, 1,
    106, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 72, 8, 1, 58, 127, 3, 14, 121, 3, 0, 114, 8,
    2, 107, 11, 1, 1, 0, 0, 0, 0, 0, 0, 151, 11, 3, 0, 0, 0, 253, 127, 3, 149, 127, 3, 0, 116,
    8, 2, 108, 11, 1, 1, 0, 0, 0, 49, 6, 1, 211, 15, 2, 0, 0, 0, 8, 128, 3, 14, 121, 3, 0,
    114, 8, 2, 107, 11, 1, 1, 0, 0, 0, 0, 0, 0, 151, 11, 3, 0, 0, 0, 18, 128, 3, 14, 121, 3,
    0, 106, 8, 2, 91, 11, 1, 1, 0, 0, 0, 0, 0, 0, 151, 11, 3, 0, 0, 0, 81, 128, 3, 28, 128,
    3, 0, 112, 8, 1, 91, 11, 1, 1, 0, 0, 0, 0, 0, 0, 152, 11, 2, 0, 0, 0, 151, 128, 3, 100,
    128, 3, 0, 112, 8, 1, 109, 11, 1, 1, 0, 0, 0, 0, 0, 0, 152, 11, 2, 0, 0, 0, 167, 128, 3,
    162, 128, 3, 4, 118, 8, 2, 110, 11, 1, 0, 1, 0, 0, 0, 0, 0, 193, 0, 1, 213, 15, 1, 216, 128,
    3, 143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 172, 9, 4, 0, 0, 0, 229,
    128, 3, 9, 124, 3, 0, 98, 11, 1, 106, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 72, 8, 1,
    74, 129, 3, 25, 129, 3, 0, 111, 11, 1, 93, 11, 1, 1, 0, 0, 0, 0, 0, 0, 152, 11, 2, 0, 0,
    0, 119, 129, 3, 89, 129, 3, 0, 112, 11, 1, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 215, 15, 2, 76,
    8, 1, 139, 129, 3, 0, 0, 0, 0, 120, 8, 2, 122, 8, 2, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    0, 0, 0, 223, 129, 3, 170, 129, 3, 0, 113, 11, 1, 114, 11, 1, 1, 0, 0, 0, 0, 0, 0, 215, 15,
    2, 0, 0, 0, 76, 130, 3, 25, 129, 3, 0, 115, 11, 1, 93, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2,
    0, 1, 0, 0, 0, 185, 130, 3, 116, 130, 3, 0, 116, 11, 1, 117, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    2, 0, 1, 217, 15, 1, 38, 131, 3, 200, 130, 3, 0, 124, 8, 2, 118, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 2, 0, 1, 219, 15, 1, 102, 131, 3, 143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 176, 9, 4, 0, 0, 0, 121, 132, 3, 212, 131, 3, 0, 128, 8, 1, 119, 11, 1, 1, 0, 0, 0,
    149, 3, 3, 31, 7, 5, 221, 15, 1, 36, 133, 3, 153, 132, 3, 0, 146, 7, 1, 120, 11, 1, 1, 0, 0,
    0, 153, 3, 3, 180, 9, 4, 223, 15, 1, 189, 133, 3, 53, 133, 3, 0, 128, 8, 1, 119, 11, 1, 1, 0,
    0, 0, 98, 4, 3, 31, 7, 5, 225, 15, 1, 117, 134, 3, 205, 133, 3, 0, 128, 8, 1, 119, 11, 1, 1,
    0, 0, 0, 145, 3, 4, 31, 7, 5, 227, 15, 1, 142, 135, 3, 134, 134, 3, 0, 126, 8, 2, 158, 10, 1,
    1, 0, 0, 0, 101, 4, 3, 36, 7, 5, 184, 9, 2, 126, 136, 3, 158, 135, 3, 0, 128, 8, 2, 119, 11,
    1, 1, 0, 0, 0, 149, 3, 4, 41, 7, 5, 188, 9, 2, 246, 136, 3, 155, 136, 3, 0, 159, 2, 1, 121,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 229, 15, 1, 79, 137, 3, 9, 137, 3, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 81, 5, 2, 79, 9, 2, 0, 0, 0, 103, 137, 3, 189, 138, 3, 0, 0, 0,
    0, 122, 11, 1, 1, 0, 0, 0, 83, 5, 2, 25, 8, 3, 192, 9, 2, 69, 138, 3, 120, 137, 3, 0, 123,
    11, 1, 130, 8, 2, 1, 0, 0, 0, 85, 5, 2, 25, 8, 3, 196, 9, 2, 157, 138, 3, 100, 138, 3, 0,
    0, 0, 0, 17, 10, 1, 1, 0, 0, 0, 242, 2, 1, 25, 8, 3, 200, 9, 2, 244, 138, 3, 184, 138, 3,
    0, 0, 0, 0, 122, 11, 1, 1, 0, 0, 0, 83, 5, 2, 25, 8, 3, 200, 9, 2, 221, 139, 3, 14, 139,
    3, 0, 132, 8, 2, 158, 10, 1, 1, 0, 0, 0, 104, 4, 3, 37, 7, 4, 204, 9, 2, 172, 140, 3, 232,
    139, 3, 0, 126, 8, 2, 158, 10, 1, 1, 0, 0, 0, 153, 3, 4, 208, 9, 4, 212, 9, 2, 105, 141, 3,
    185, 140, 3, 0, 128, 8, 1, 158, 10, 1, 1, 0, 0, 0, 157, 3, 4, 216, 9, 4, 231, 15, 1, 69, 142,
    3, 126, 141, 3, 0, 128, 8, 2, 158, 10, 1, 1, 0, 0, 0, 161, 3, 4, 41, 7, 5, 220, 9, 2, 50,
    143, 3, 83, 142, 3, 0, 134, 8, 2, 158, 10, 1, 1, 0, 0, 0, 107, 4, 3, 37, 7, 4, 224, 9, 2,
    243, 143, 3, 61, 143, 3, 0, 136, 8, 2, 158, 10, 1, 1, 0, 0, 0, 52, 6, 1, 160, 11, 3, 228, 9,
    2, 59, 145, 3, 255, 143, 3, 1, 33, 6, 3, 122, 11, 1, 1, 0, 0, 0, 87, 5, 2, 188, 6, 2, 232,
    9, 2, 140, 136, 3, 94, 145, 3, 1, 138, 8, 2, 121, 11, 1, 1, 0, 0, 0, 165, 3, 4, 25, 8, 3,
    236, 9, 2, 150, 147, 3, 232, 146, 3, 0, 128, 8, 1, 158, 10, 1, 1, 0, 0, 0, 242, 2, 5, 46, 7,
    5, 233, 15, 1, 215, 148, 3, 210, 147, 3, 0, 140, 8, 2, 124, 11, 1, 1, 0, 0, 0, 110, 4, 3, 240,
    9, 4, 235, 15, 1, 209, 149, 3, 96, 122, 3, 0, 125, 11, 1, 126, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    2, 0, 1, 237, 15, 1, 190, 150, 3, 246, 149, 3, 0, 142, 8, 2, 127, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 163, 11, 3, 239, 15, 1, 15, 151, 3, 133, 181, 3, 0, 38, 6, 1, 128, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 255, 14, 2, 241, 15, 1, 237, 151, 3, 35, 151, 3, 0, 36, 6, 2, 129, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 166, 11, 3, 243, 15, 1, 241, 152, 3, 254, 151, 3, 0, 36, 6, 3, 128, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 244, 9, 4, 245, 15, 1, 47, 153, 3, 1, 153, 3, 0, 130, 11, 1, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 247, 15, 1, 119, 153, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 37, 1, 2, 196, 7, 1, 130, 153, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 196, 7, 1, 141, 153, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 196, 7, 1, 32, 154, 3, 175, 153, 3, 0, 144, 8, 2, 126,
    11, 1, 1, 0, 0, 0, 53, 6, 1, 147, 0, 2, 249, 15, 1, 97, 154, 3, 43, 154, 3, 0, 144, 8, 2,
    131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 188, 7, 2, 0, 0, 0, 192, 154, 3, 119, 154, 3, 0, 0, 0,
    0, 131, 11, 1, 1, 0, 0, 0, 54, 6, 1, 51, 7, 5, 248, 9, 2, 21, 155, 3, 208, 154, 3, 0, 132,
    11, 1, 131, 11, 1, 1, 0, 0, 0, 55, 6, 1, 2, 0, 1, 0, 0, 0, 36, 155, 3, 66, 153, 3, 0,
    144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 196, 7, 1, 48, 155, 3, 66, 153, 3,
    0, 144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 196, 7, 1, 138, 155, 3, 59, 155,
    3, 0, 132, 11, 1, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 251, 15, 1, 149, 155, 3, 59,
    155, 3, 0, 132, 11, 1, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 251, 15, 1, 160, 155, 3,
    66, 153, 3, 0, 144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 196, 7, 1, 175, 155,
    3, 170, 155, 3, 0, 132, 11, 1, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 189,
    155, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 196, 7, 1,
    201, 155, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 196, 7,
    1, 212, 155, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2, 196,
    7, 1, 224, 155, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1, 2,
    196, 7, 1, 236, 155, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37, 1,
    2, 196, 7, 1, 248, 155, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 37,
    1, 2, 196, 7, 1, 4, 156, 3, 66, 153, 3, 0, 144, 8, 2, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    37, 1, 2, 196, 7, 1, 122, 156, 3, 24, 156, 3, 0, 132, 11, 1, 133, 11, 1, 1, 0, 0, 0, 56, 6,
    1, 2, 0, 1, 4, 10, 1, 254, 156, 3, 133, 156, 3, 4, 0, 0, 0, 18, 10, 1, 25, 3, 0, 0, 0,
    0, 0, 137, 5, 2, 2, 10, 1, 38, 157, 3, 120, 17, 3, 0, 0, 0, 0, 126, 11, 1, 1, 0, 0, 0,
    211, 5, 1, 169, 11, 3, 252, 9, 2, 122, 157, 3, 51, 157, 3, 0, 0, 0, 0, 129, 11, 1, 1, 0, 0,
    0, 57, 6, 1, 1, 0, 1, 253, 15, 1, 143, 157, 3, 138, 157, 3, 0, 134, 11, 1, 126, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 147, 0, 2, 252, 9, 1, 161, 157, 3, 156, 157, 3, 0, 134, 11, 1, 126, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 147, 0, 2, 252, 9, 1, 34, 158, 3, 168, 157, 3, 4, 0, 0, 0, 126, 11, 1,
    12, 2, 0, 0, 113, 4, 3, 172, 11, 3, 0, 10, 2, 45, 158, 3, 168, 157, 3, 4, 0, 0, 0, 126, 11,
    1, 12, 2, 0, 0, 113, 4, 3, 172, 11, 3, 0, 10, 2, 138, 158, 3, 57, 159, 3, 0, 148, 8, 2, 126,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 255, 15, 1, 206, 158, 3, 1, 153, 3, 0, 135, 11, 1,
    133, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 16, 1, 19, 159, 3, 96, 122, 3, 0, 136, 11,
    1, 133, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 16, 1, 161, 159, 3, 51, 159, 3, 0, 150,
    8, 2, 126, 11, 1, 1, 0, 0, 0, 58, 6, 1, 2, 0, 1, 5, 16, 1, 178, 159, 3, 173, 159, 3, 0,
    0, 0, 0, 133, 11, 1, 1, 0, 0, 0, 59, 6, 1, 169, 11, 3, 4, 10, 2, 38, 160, 3, 57, 159, 3,
    0, 150, 8, 2, 133, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 7, 16, 1, 50, 160, 3, 57, 159,
    3, 0, 150, 8, 2, 133, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 7, 16, 1, 62, 160, 3, 96,
    122, 3, 0, 136, 11, 1, 133, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 16, 1, 74, 160, 3,
    57, 159, 3, 0, 150, 8, 2, 133, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 7, 16, 1, 114, 160,
    3, 59, 155, 3, 0, 135, 11, 1, 131, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 9, 16, 1, 89,
    161, 3, 125, 160, 3, 0, 42, 6, 3, 129, 11, 1, 1, 0, 0, 0, 0, 0, 0, 11, 16, 2, 13, 16, 1,
    155, 161, 3, 1, 153, 3, 0, 130, 11, 1, 126, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 15, 16,
    1, 163, 161, 3, 96, 122, 3, 0, 125, 11, 1, 126, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 237,
    15, 1, 170, 161, 3, 184, 102, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 75, 5, 1, 0, 0, 0,
    0, 0, 0, 178, 161, 3, 184, 102, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 75, 5, 1, 0, 0,
    0, 0, 0, 0, 187, 161, 3, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 236, 161, 3, 197, 161, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 60, 6, 1,
    54, 17, 1, 0, 0, 0, 88, 162, 3, 11, 162, 3, 4, 137, 11, 1, 138, 11, 1, 7, 1, 0, 0, 0, 0,
    0, 6, 8, 2, 2, 10, 1, 99, 162, 3, 96, 122, 3, 0, 125, 11, 1, 126, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 2, 0, 1, 237, 15, 1, 158, 162, 3, 107, 162, 3, 0, 144, 10, 1, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 184, 7, 3, 0, 0, 0, 196, 164, 3, 91, 164, 3, 0, 152, 8, 2, 139, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 185, 165, 3, 219, 164, 3, 4, 51, 6, 2, 140, 11, 1, 26, 3,
    0, 0, 89, 5, 2, 2, 0, 1, 0, 0, 0, 62, 166, 3, 57, 166, 3, 5, 154, 8, 2, 18, 10, 1, 27,
    1, 0, 0, 91, 5, 2, 177, 2, 2, 17, 16, 1, 224, 167, 3, 208, 166, 3, 0, 1, 2, 6, 139, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 55, 17, 1, 19, 16, 1, 77, 168, 3, 247, 167, 3, 0, 141, 11, 1, 158, 10,
    1, 1, 0, 0, 0, 61, 6, 1, 21, 16, 2, 0, 0, 0, 103, 168, 3, 163, 142, 1, 0, 159, 2, 1, 160,
    2, 1, 1, 0, 0, 0, 0, 0, 0, 21, 16, 2, 0, 0, 0, 200, 168, 3, 145, 168, 3, 0, 5, 2, 1,
    142, 11, 1, 1, 0, 0, 0, 62, 6, 1, 188, 7, 2, 0, 0, 0, 226, 168, 3, 145, 168, 3, 0, 5, 2,
    1, 142, 11, 1, 1, 0, 0, 0, 0, 0, 0, 188, 7, 2, 0, 0, 0, 162, 169, 3, 36, 169, 3, 0, 143,
    11, 1, 144, 11, 1, 1, 0, 0, 0, 93, 5, 2, 2, 0, 1, 23, 16, 1, 12, 171, 3, 28, 170, 3, 0,
    48, 6, 3, 235, 3, 4, 1, 0, 0, 0, 0, 0, 0, 17, 7, 2, 0, 0, 0, 153, 171, 3, 38, 171, 3,
    0, 5, 2, 1, 1, 2, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 16, 1, 109, 172, 3, 198, 171,
    3, 0, 156, 8, 2, 145, 11, 1, 1, 0, 0, 0, 95, 5, 2, 188, 7, 2, 0, 0, 0, 42, 173, 3, 147,
    172, 3, 0, 158, 8, 2, 230, 7, 1, 1, 0, 0, 0, 0, 0, 0, 185, 11, 2, 27, 16, 1, 198, 173, 3,
    70, 173, 3, 4, 160, 8, 2, 18, 10, 1, 0, 1, 0, 0, 63, 6, 1, 193, 0, 1, 17, 16, 1, 220, 173,
    3, 78, 112, 1, 0, 0, 0, 0, 106, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 8, 1, 3,
    174, 3, 254, 173, 3, 4, 162, 8, 2, 18, 10, 1, 0, 1, 0, 0, 91, 5, 1, 56, 7, 5, 17, 16, 1,
    124, 174, 3, 25, 174, 3, 0, 5, 2, 1, 89, 10, 1, 1, 0, 0, 0, 64, 6, 1, 5, 0, 1, 29, 16,
    1, 143, 174, 3, 223, 88, 2, 0, 164, 8, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 224, 2, 2, 40,
    9, 1, 216, 174, 3, 161, 174, 3, 0, 146, 11, 1, 139, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1,
    0, 0, 0, 234, 174, 3, 29, 129, 4, 0, 5, 2, 1, 17, 10, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0,
    1, 76, 8, 1, 72, 175, 3, 10, 175, 3, 0, 166, 8, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 90, 175, 3, 145, 168, 3, 0, 5, 2, 1, 142, 11, 1, 1, 0, 0, 0, 62, 6, 1,
    188, 7, 2, 0, 0, 0, 114, 175, 3, 29, 129, 4, 0, 5, 2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 249, 176, 3, 134, 175, 3, 0, 239, 3, 4, 168, 8, 2, 1, 0, 0, 0, 65,
    6, 1, 31, 16, 2, 33, 16, 1, 159, 177, 3, 17, 177, 3, 4, 51, 6, 3, 140, 11, 1, 0, 1, 0, 0,
    0, 0, 0, 37, 1, 2, 35, 16, 1, 180, 177, 3, 163, 142, 1, 0, 164, 8, 1, 147, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 7, 0, 1, 0, 0, 0, 70, 178, 3, 251, 177, 3, 0, 148, 11, 1, 149, 11, 1, 1, 0,
    0, 0, 118, 4, 1, 2, 0, 1, 0, 0, 0, 159, 178, 3, 96, 178, 3, 4, 51, 6, 1, 140, 11, 1, 0,
    1, 0, 0, 0, 0, 0, 37, 1, 2, 37, 16, 1, 30, 179, 3, 216, 178, 3, 0, 150, 11, 1, 104, 3, 1,
    1, 0, 0, 0, 66, 6, 1, 2, 0, 1, 39, 16, 1, 83, 179, 3, 216, 178, 3, 0, 150, 11, 1, 151, 11,
    1, 1, 0, 0, 0, 66, 6, 1, 2, 0, 1, 41, 16, 1, 13, 180, 3, 163, 179, 3, 0, 54, 6, 3, 0,
    0, 0, 1, 0, 0, 0, 116, 4, 3, 0, 0, 0, 43, 16, 1, 168, 180, 3, 85, 180, 3, 0, 170, 8, 1,
    17, 10, 1, 1, 0, 0, 0, 97, 5, 2, 2, 0, 1, 76, 8, 1, 47, 181, 3, 204, 180, 3, 0, 152, 11,
    1, 153, 11, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 16, 182, 3, 84, 181, 3, 0, 170,
    8, 2, 153, 11, 1, 1, 0, 0, 0, 97, 5, 2, 45, 16, 2, 47, 16, 1, 163, 182, 3, 52, 182, 3, 4,
    51, 6, 1, 140, 11, 1, 28, 2, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 183, 182, 3, 145, 168, 3,
    0, 5, 2, 1, 142, 11, 1, 1, 0, 0, 0, 0, 0, 0, 188, 7, 2, 0, 0, 0, 148, 183, 3, 204, 182,
    3, 0, 18, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 175, 11, 3, 0, 0, 0, 224, 188, 3, 219,
    188, 3, 4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 247, 2, 5, 81, 1, 9, 0, 0, 0, 176, 189, 3,
    135, 189, 3, 0, 0, 0, 0, 154, 11, 1, 1, 0, 0, 0, 67, 6, 1, 7, 3, 7, 0, 0, 0, 200, 189,
    3, 15, 213, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 129, 4, 2, 61, 7, 5, 0, 0, 0, 226,
    189, 3, 181, 173, 1, 0, 155, 11, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 14, 3, 7, 0, 0, 0,
    144, 190, 3, 49, 190, 3, 0, 174, 8, 2, 156, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 0, 0,
    0, 154, 191, 3, 186, 190, 3, 0, 57, 6, 2, 157, 11, 1, 1, 0, 0, 0, 99, 5, 2, 29, 3, 6, 49,
    16, 1, 177, 192, 3, 170, 191, 3, 0, 57, 6, 3, 157, 11, 1, 1, 0, 0, 0, 119, 4, 3, 21, 3, 7,
    51, 16, 1, 205, 192, 3, 170, 191, 3, 0, 57, 6, 3, 157, 11, 1, 1, 0, 0, 0, 119, 4, 3, 21, 3,
    7, 51, 16, 1, 47, 193, 3, 186, 190, 3, 0, 176, 8, 2, 158, 11, 1, 1, 0, 0, 0, 99, 5, 2, 29,
    3, 6, 49, 16, 1, 68, 193, 3, 186, 190, 3, 0, 57, 6, 2, 157, 11, 1, 1, 0, 0, 0, 99, 5, 2,
    29, 3, 6, 49, 16, 1, 129, 193, 3, 186, 190, 3, 0, 57, 6, 1, 157, 11, 1, 1, 0, 0, 0, 99, 5,
    2, 30, 3, 5, 53, 16, 1, 152, 193, 3, 186, 190, 3, 0, 57, 6, 1, 157, 11, 1, 1, 0, 0, 0, 99,
    5, 2, 30, 3, 5, 53, 16, 1, 175, 193, 3, 186, 190, 3, 0, 57, 6, 2, 157, 11, 1, 1, 0, 0, 0,
    99, 5, 2, 29, 3, 6, 49, 16, 1, 192, 193, 3, 186, 190, 3, 0, 57, 6, 2, 157, 11, 1, 1, 0, 0,
    0, 99, 5, 2, 29, 3, 6, 49, 16, 1, 207, 193, 3, 186, 190, 3, 0, 57, 6, 2, 157, 11, 1, 1, 0,
    0, 0, 99, 5, 2, 29, 3, 6, 49, 16, 1, 224, 193, 3, 186, 190, 3, 0, 57, 6, 2, 157, 11, 1, 1,
    0, 0, 0, 99, 5, 2, 29, 3, 6, 49, 16, 1, 252, 193, 3, 186, 190, 3, 0, 57, 6, 2, 157, 11, 1,
    1, 0, 0, 0, 99, 5, 2, 28, 3, 7, 49, 16, 1, 13, 194, 3, 186, 190, 3, 0, 57, 6, 2, 157, 11,
    1, 1, 0, 0, 0, 99, 5, 2, 28, 3, 7, 49, 16, 1, 30, 194, 3, 186, 190, 3, 0, 57, 6, 2, 157,
    11, 1, 1, 0, 0, 0, 99, 5, 2, 29, 3, 6, 49, 16, 1, 230, 194, 3, 192, 194, 3, 0, 159, 11, 1,
    160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 156, 195, 3, 245, 194, 3, 0, 243, 3,
    4, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 152, 5, 6, 55, 16, 1, 245, 195, 3, 245, 194, 3, 0, 60,
    6, 3, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 35, 3, 7, 57, 16, 1, 12, 196, 3, 245, 194, 3, 0,
    60, 6, 3, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 42, 3, 7, 57, 16, 1, 35, 196, 3, 192, 194, 3,
    0, 159, 11, 1, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 5, 197, 3, 254, 134,
    1, 0, 161, 11, 1, 162, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0, 115, 197, 3, 154,
    143, 1, 0, 178, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 255, 1, 8, 59, 16, 1, 132, 197, 3,
    154, 143, 1, 0, 178, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 255, 1, 8, 59, 16, 1, 148, 197,
    3, 154, 143, 1, 0, 178, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 255, 1, 8, 59, 16, 1, 94,
    199, 3, 6, 199, 3, 0, 163, 11, 1, 0, 0, 0, 1, 0, 9, 1, 0, 0, 0, 7, 2, 8, 0, 0, 0,
    80, 200, 3, 107, 199, 3, 1, 63, 6, 3, 0, 0, 0, 1, 0, 10, 2, 68, 6, 1, 7, 2, 8, 228, 3,
    1, 202, 200, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107,
    12, 1, 216, 200, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6,
    107, 12, 1, 231, 200, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2,
    6, 107, 12, 1, 245, 200, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1,
    2, 6, 107, 12, 1, 4, 201, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    1, 2, 6, 107, 12, 1, 18, 201, 3, 154, 143, 1, 0, 182, 8, 2, 166, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 6, 196, 7, 1, 33, 201, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 1, 2, 6, 107, 12, 1, 48, 201, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 1, 2, 6, 107, 12, 1, 62, 201, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 75, 201, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 89, 201, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 102, 201, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 115, 201, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 129, 201, 3, 192, 194, 3, 0, 165, 11, 1, 166,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 219, 201, 3, 154, 143, 1, 0, 66, 6, 3,
    166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 61, 16, 1, 232, 201, 3, 154, 143, 1, 0, 182, 8,
    2, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 246, 201, 3, 154, 143, 1, 0, 182,
    8, 2, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 4, 202, 3, 192, 194, 3, 0,
    165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 17, 202, 3, 154, 143, 1,
    0, 66, 6, 3, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 61, 16, 1, 30, 202, 3, 154, 143,
    1, 0, 182, 8, 2, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 142, 202, 3, 43,
    202, 3, 0, 184, 8, 2, 157, 11, 1, 1, 0, 0, 0, 0, 0, 0, 212, 0, 4, 0, 0, 0, 158, 202, 3,
    192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 172, 202,
    3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 187,
    202, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1,
    202, 202, 3, 192, 194, 3, 0, 159, 11, 1, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12,
    1, 217, 202, 3, 154, 143, 1, 0, 186, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196,
    7, 1, 232, 202, 3, 154, 143, 1, 0, 186, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6,
    196, 7, 1, 247, 202, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2,
    6, 107, 12, 1, 4, 203, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1,
    2, 6, 107, 12, 1, 18, 203, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    1, 2, 6, 107, 12, 1, 32, 203, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 6, 107, 12, 1, 45, 203, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 1, 2, 6, 107, 12, 1, 59, 203, 3, 154, 143, 1, 0, 186, 8, 2, 160, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 1, 2, 6, 196, 7, 1, 74, 203, 3, 154, 143, 1, 0, 186, 8, 2, 160, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 134, 204, 3, 64, 204, 3, 0, 167, 11, 1, 168, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0, 242, 204, 3, 159, 204, 3, 0, 189, 8, 1, 169, 11, 1, 1,
    0, 0, 0, 69, 6, 1, 158, 5, 6, 0, 0, 0, 133, 205, 3, 9, 205, 3, 0, 188, 8, 2, 168, 11, 1,
    1, 0, 0, 0, 69, 6, 1, 158, 5, 6, 63, 16, 1, 229, 205, 3, 155, 205, 3, 0, 0, 0, 0, 170, 11,
    1, 1, 0, 0, 0, 241, 5, 1, 49, 3, 7, 65, 16, 1, 55, 206, 3, 244, 205, 3, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 122, 4, 3, 212, 0, 4, 0, 0, 0, 228, 207, 3, 254, 134, 1, 0, 171, 11, 1,
    172, 11, 1, 1, 0, 0, 0, 0, 0, 0, 57, 2, 6, 0, 0, 0, 246, 207, 3, 254, 134, 1, 0, 171, 11,
    1, 172, 11, 1, 1, 0, 0, 0, 0, 0, 0, 57, 2, 6, 0, 0, 0, 65, 208, 3, 8, 208, 3, 0, 57,
    6, 1, 157, 11, 1, 1, 0, 0, 0, 0, 0, 0, 212, 0, 4, 0, 0, 0, 85, 208, 3, 254, 134, 1, 0,
    173, 11, 1, 174, 11, 1, 1, 0, 0, 0, 0, 0, 0, 56, 2, 7, 0, 0, 0, 103, 208, 3, 254, 134, 1,
    0, 173, 11, 1, 174, 11, 1, 1, 0, 0, 0, 0, 0, 0, 56, 3, 7, 0, 0, 0, 121, 208, 3, 254, 134,
    1, 0, 175, 11, 1, 176, 11, 1, 1, 0, 0, 0, 0, 0, 0, 66, 7, 5, 0, 0, 0, 240, 209, 3, 203,
    208, 3, 0, 190, 8, 2, 0, 0, 0, 1, 0, 0, 0, 169, 3, 4, 71, 7, 5, 0, 0, 0, 15, 211, 3,
    110, 210, 3, 0, 192, 8, 2, 177, 11, 1, 1, 0, 0, 0, 0, 0, 0, 63, 3, 7, 67, 16, 1, 132, 211,
    3, 186, 190, 3, 0, 194, 8, 2, 178, 11, 1, 1, 0, 0, 0, 99, 5, 2, 164, 5, 6, 69, 16, 1, 213,
    211, 3, 153, 211, 3, 0, 0, 0, 0, 179, 11, 1, 1, 0, 0, 0, 241, 5, 1, 121, 1, 5, 0, 0, 0,
    13, 212, 3, 227, 148, 1, 0, 247, 3, 4, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 10, 2, 5, 0, 0,
    0, 37, 212, 3, 227, 148, 1, 0, 196, 8, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 212, 0, 4, 0,
    0, 0, 140, 212, 3, 62, 212, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 125, 4, 3, 170, 5, 6,
    0, 0, 0, 181, 212, 3, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 212, 0,
    4, 0, 0, 0, 198, 212, 3, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 212,
    0, 4, 0, 0, 0, 65, 213, 3, 240, 212, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 128, 4, 3,
    61, 7, 5, 0, 0, 0, 181, 213, 3, 104, 213, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 131, 4,
    3, 61, 7, 5, 0, 0, 0, 144, 214, 3, 154, 143, 1, 0, 198, 8, 2, 180, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 70, 3, 7, 59, 16, 1, 155, 214, 3, 254, 134, 1, 0, 171, 11, 1, 174, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 112, 2, 7, 0, 0, 0, 170, 214, 3, 154, 143, 1, 0, 198, 8, 2, 180, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 17, 2, 6, 59, 16, 1, 181, 214, 3, 154, 143, 1, 0, 200, 8, 2, 166, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 17, 2, 6, 59, 16, 1, 192, 214, 3, 154, 143, 1, 0, 198, 8, 2, 180, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 70, 3, 7, 59, 16, 1, 233, 214, 3, 154, 143, 1, 0, 181, 11, 1, 180, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 106, 3, 6, 107, 12, 1, 232, 215, 3, 60, 215, 3, 0, 200, 8, 2, 182, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 90, 1, 9, 71, 16, 1, 248, 215, 3, 60, 215, 3, 0, 200, 8, 2, 182,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 208, 0, 8, 71, 16, 1, 14, 216, 3, 60, 215, 3, 0, 200, 8, 2,
    182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 208, 0, 8, 71, 16, 1, 41, 216, 3, 60, 215, 3, 0, 200, 8,
    2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 208, 0, 8, 71, 16, 1, 60, 216, 3, 60, 215, 3, 0, 200,
    8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 208, 0, 8, 71, 16, 1, 84, 216, 3, 60, 215, 3, 0,
    200, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 90, 1, 9, 71, 16, 1, 103, 216, 3, 154, 143, 1,
    0, 200, 8, 2, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 17, 2, 6, 59, 16, 1, 114, 216, 3, 154, 143,
    1, 0, 198, 8, 2, 180, 11, 1, 1, 0, 0, 0, 0, 0, 0, 17, 2, 6, 59, 16, 1, 125, 216, 3, 60,
    215, 3, 0, 200, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 90, 1, 9, 71, 16, 1, 143, 216, 3,
    60, 215, 3, 0, 200, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 208, 0, 8, 71, 16, 1, 167, 216,
    3, 60, 215, 3, 0, 200, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 208, 0, 8, 71, 16, 1, 196,
    216, 3, 60, 215, 3, 0, 200, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 208, 0, 8, 71, 16, 1,
    217, 216, 3, 60, 215, 3, 0, 200, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 208, 0, 8, 71, 16,
    1, 243, 216, 3, 60, 215, 3, 0, 200, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 90, 1, 9, 71,
    16, 1, 86, 217, 3, 8, 217, 3, 0, 185, 8, 1, 183, 11, 1, 1, 0, 0, 0, 85, 3, 3, 77, 3, 7,
    0, 0, 0, 193, 217, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2,
    6, 107, 12, 1, 207, 217, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1,
    2, 6, 107, 12, 1, 222, 217, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    1, 2, 6, 107, 12, 1, 236, 217, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 1, 2, 6, 107, 12, 1, 251, 217, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 1, 2, 6, 107, 12, 1, 9, 218, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 1, 2, 6, 107, 12, 1, 24, 218, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 38, 218, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 51, 218, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 65, 218, 3, 154, 143, 1, 0, 182, 8, 2, 166, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 254, 218, 3, 80, 218, 3, 0, 202, 8, 2, 178, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 84, 3, 7, 73, 16, 1, 16, 219, 3, 192, 194, 3, 0, 184, 11, 1, 185,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 29, 219, 3, 192, 194, 3, 0, 184, 11, 1,
    185, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 43, 219, 3, 192, 194, 3, 0, 165, 11,
    1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 57, 219, 3, 154, 143, 1, 0, 66,
    6, 3, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 61, 16, 1, 73, 219, 3, 154, 143, 1, 0,
    182, 8, 2, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 87, 219, 3, 154, 143, 1,
    0, 182, 8, 2, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 33, 220, 3, 101, 219,
    3, 0, 69, 6, 3, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 176, 5, 6, 75, 16, 1, 47, 220, 3, 192,
    194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 62, 220, 3,
    192, 194, 3, 0, 159, 11, 1, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 151, 220,
    3, 192, 194, 3, 0, 186, 11, 1, 187, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 169,
    220, 3, 192, 194, 3, 0, 186, 11, 1, 187, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1,
    187, 220, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12,
    1, 202, 220, 3, 154, 143, 1, 0, 66, 6, 3, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 61,
    16, 1, 215, 220, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6,
    107, 12, 1, 45, 221, 3, 244, 220, 3, 0, 165, 11, 1, 188, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1,
    5, 0, 0, 0, 66, 221, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1,
    2, 6, 107, 12, 1, 194, 221, 3, 87, 221, 3, 0, 204, 8, 2, 67, 6, 1, 1, 0, 0, 0, 0, 0, 0,
    182, 5, 6, 77, 16, 1, 51, 222, 3, 209, 221, 3, 0, 165, 11, 1, 178, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 188, 5, 6, 79, 16, 1, 67, 222, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 1, 2, 6, 107, 12, 1, 80, 222, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 1, 2, 6, 107, 12, 1, 94, 222, 3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 184, 222, 3, 244, 220, 3, 0, 189, 11, 1, 190, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 121, 1, 5, 81, 16, 1, 206, 222, 3, 244, 220, 3, 0, 191, 11, 1, 190, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 121, 1, 5, 81, 16, 1, 228, 222, 3, 154, 143, 1, 0, 206, 8, 2, 185, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 241, 222, 3, 154, 143, 1, 0, 182, 8, 2, 166, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 2, 223, 3, 192, 194, 3, 0, 165, 11, 1, 166,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 17, 223, 3, 192, 194, 3, 0, 165, 11, 1,
    166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 36, 223, 3, 192, 194, 3, 0, 159, 11,
    1, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 50, 223, 3, 154, 143, 1, 0, 72,
    6, 3, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 61, 16, 1, 66, 223, 3, 154, 143, 1, 0,
    186, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 80, 223, 3, 154, 143, 1,
    0, 186, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 196, 7, 1, 94, 223, 3, 192, 194,
    3, 0, 159, 11, 1, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 109, 223, 3, 192,
    194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 122, 223, 3,
    192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 136, 223,
    3, 192, 194, 3, 0, 165, 11, 1, 166, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1, 150,
    223, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12, 1,
    163, 223, 3, 192, 194, 3, 0, 184, 11, 1, 185, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6, 107, 12,
    1, 177, 223, 3, 154, 143, 1, 0, 72, 6, 3, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 61,
    16, 1, 193, 223, 3, 154, 143, 1, 0, 186, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 6,
    196, 7, 1, 207, 223, 3, 154, 143, 1, 0, 186, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 1, 2,
    6, 196, 7, 1, 246, 223, 3, 244, 220, 3, 0, 192, 11, 1, 193, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121,
    1, 5, 83, 16, 1, 14, 224, 3, 244, 220, 3, 0, 192, 11, 1, 194, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    121, 1, 5, 83, 16, 1, 38, 224, 3, 8, 208, 3, 0, 57, 6, 1, 176, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 121, 1, 5, 0, 0, 0, 61, 224, 3, 8, 208, 3, 0, 57, 6, 1, 176, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 121, 1, 5, 0, 0, 0, 32, 225, 3, 118, 224, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    203, 1, 8, 170, 5, 6, 0, 0, 0, 125, 225, 3, 53, 225, 3, 0, 208, 8, 2, 195, 11, 1, 1, 0, 0,
    0, 122, 4, 1, 194, 5, 6, 3, 13, 1, 32, 226, 3, 169, 225, 3, 0, 66, 6, 1, 166, 11, 1, 1, 0,
    0, 0, 101, 5, 2, 200, 5, 6, 85, 16, 1, 48, 226, 3, 169, 225, 3, 0, 66, 6, 1, 166, 11, 1, 1,
    0, 0, 0, 101, 5, 2, 200, 5, 6, 85, 16, 1, 64, 226, 3, 169, 225, 3, 0, 66, 6, 1, 166, 11, 1,
    1, 0, 0, 0, 101, 5, 2, 200, 5, 6, 85, 16, 1, 80, 226, 3, 169, 225, 3, 0, 72, 6, 1, 160, 11,
    1, 1, 0, 0, 0, 101, 5, 2, 200, 5, 6, 85, 16, 1, 227, 226, 3, 96, 226, 3, 0, 196, 11, 1, 106,
    10, 1, 1, 0, 0, 0, 122, 4, 1, 76, 7, 5, 87, 16, 1, 110, 228, 3, 41, 228, 3, 0, 75, 6, 1,
    106, 10, 1, 1, 0, 0, 0, 122, 4, 1, 76, 7, 5, 72, 8, 1, 140, 228, 3, 96, 226, 3, 0, 196, 11,
    1, 106, 10, 1, 1, 0, 0, 0, 122, 4, 1, 76, 7, 5, 87, 16, 1, 8, 229, 3, 96, 226, 3, 0, 196,
    11, 1, 197, 11, 1, 1, 0, 0, 0, 122, 4, 1, 212, 0, 4, 37, 14, 1, 241, 229, 3, 154, 229, 3, 0,
    198, 11, 1, 199, 11, 1, 1, 0, 0, 0, 101, 5, 2, 76, 7, 5, 0, 0, 0, 21, 230, 3, 41, 228, 3,
    0, 200, 11, 1, 199, 11, 1, 1, 0, 0, 0, 122, 4, 1, 212, 0, 4, 0, 0, 0, 56, 230, 3, 41, 228,
    3, 0, 200, 11, 1, 199, 11, 1, 1, 0, 0, 0, 122, 4, 1, 212, 0, 4, 0, 0, 0, 246, 230, 3, 91,
    230, 3, 0, 210, 8, 2, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2, 212, 0, 4, 0, 0, 0, 22, 231, 3,
    91, 230, 3, 0, 210, 8, 2, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2, 212, 0, 4, 0, 0, 0, 53, 231,
    3, 91, 230, 3, 0, 210, 8, 2, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2, 212, 0, 4, 0, 0, 0, 152,
    231, 3, 85, 231, 3, 0, 212, 8, 2, 195, 11, 1, 1, 0, 0, 0, 122, 4, 1, 194, 5, 6, 3, 13, 1,
    228, 231, 3, 183, 231, 3, 0, 0, 0, 0, 106, 10, 1, 1, 0, 0, 0, 122, 4, 1, 212, 0, 4, 72, 8,
    1, 255, 231, 3, 91, 230, 3, 0, 214, 8, 2, 166, 11, 1, 1, 0, 0, 0, 101, 5, 2, 212, 0, 4, 0,
    0, 0, 25, 232, 3, 91, 230, 3, 0, 214, 8, 2, 166, 11, 1, 1, 0, 0, 0, 101, 5, 2, 212, 0, 4,
    0, 0, 0, 51, 232, 3, 91, 230, 3, 0, 214, 8, 2, 166, 11, 1, 1, 0, 0, 0, 101, 5, 2, 212, 0,
    4, 0, 0, 0, 77, 232, 3, 91, 230, 3, 0, 214, 8, 2, 166, 11, 1, 1, 0, 0, 0, 101, 5, 2, 212,
    0, 4, 0, 0, 0, 103, 232, 3, 91, 230, 3, 0, 210, 8, 2, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2,
    212, 0, 4, 0, 0, 0, 129, 232, 3, 91, 230, 3, 0, 210, 8, 2, 160, 11, 1, 1, 0, 0, 0, 101, 5,
    2, 212, 0, 4, 0, 0, 0, 155, 232, 3, 91, 230, 3, 0, 216, 8, 2, 182, 11, 1, 1, 0, 0, 0, 101,
    5, 2, 212, 0, 4, 0, 0, 0, 187, 232, 3, 91, 230, 3, 0, 216, 8, 2, 182, 11, 1, 1, 0, 0, 0,
    101, 5, 2, 212, 0, 4, 0, 0, 0, 218, 232, 3, 91, 230, 3, 0, 216, 8, 2, 182, 11, 1, 1, 0, 0,
    0, 101, 5, 2, 212, 0, 4, 0, 0, 0, 77, 233, 3, 250, 232, 3, 0, 218, 8, 2, 201, 11, 1, 1, 0,
    0, 0, 122, 4, 1, 206, 5, 6, 3, 13, 1, 22, 234, 3, 107, 233, 3, 0, 75, 6, 3, 201, 11, 1, 1,
    0, 0, 0, 122, 4, 1, 194, 5, 6, 3, 13, 1, 53, 234, 3, 91, 230, 3, 0, 210, 8, 2, 160, 11, 1,
    1, 0, 0, 0, 101, 5, 2, 81, 7, 5, 0, 0, 0, 79, 234, 3, 91, 230, 3, 0, 210, 8, 2, 160, 11,
    1, 1, 0, 0, 0, 101, 5, 2, 81, 7, 5, 0, 0, 0, 46, 235, 3, 85, 231, 3, 0, 220, 8, 2, 202,
    11, 1, 1, 0, 0, 0, 122, 4, 1, 194, 5, 6, 3, 13, 1, 145, 235, 3, 75, 235, 3, 0, 222, 8, 2,
    195, 11, 1, 1, 0, 0, 0, 122, 4, 1, 194, 5, 6, 3, 13, 1, 178, 235, 3, 75, 235, 3, 0, 222, 8,
    2, 195, 11, 1, 1, 0, 0, 0, 122, 4, 1, 194, 5, 6, 3, 13, 1, 22, 236, 3, 209, 235, 3, 0, 224,
    8, 2, 195, 11, 1, 1, 0, 0, 0, 122, 4, 1, 194, 5, 6, 3, 13, 1, 54, 236, 3, 91, 230, 3, 0,
    210, 8, 2, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2, 66, 7, 5, 0, 0, 0, 80, 236, 3, 91, 230, 3,
    0, 210, 8, 2, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2, 66, 7, 5, 0, 0, 0, 106, 236, 3, 169, 225,
    3, 0, 72, 6, 1, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2, 200, 5, 6, 85, 16, 1, 122, 236, 3, 169,
    225, 3, 0, 72, 6, 1, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2, 200, 5, 6, 85, 16, 1, 138, 236, 3,
    169, 225, 3, 0, 72, 6, 1, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2, 200, 5, 6, 85, 16, 1, 154, 236,
    3, 169, 225, 3, 0, 72, 6, 1, 160, 11, 1, 1, 0, 0, 0, 101, 5, 2, 200, 5, 6, 85, 16, 1, 170,
    236, 3, 154, 143, 1, 0, 226, 8, 2, 172, 11, 1, 1, 0, 0, 0, 0, 0, 0, 15, 2, 8, 59, 16, 1,
    80, 237, 3, 181, 236, 3, 0, 178, 8, 2, 188, 11, 1, 1, 0, 0, 0, 0, 0, 0, 212, 5, 6, 89, 16,
    1, 96, 237, 3, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 206, 0, 10, 71,
    16, 1, 109, 237, 3, 154, 143, 1, 0, 226, 8, 2, 172, 11, 1, 1, 0, 0, 0, 0, 0, 0, 15, 2, 8,
    59, 16, 1, 179, 237, 3, 120, 237, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 122, 4, 3, 212, 0,
    4, 0, 0, 0, 212, 237, 3, 120, 237, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 122, 4, 3, 212,
    0, 4, 0, 0, 0, 129, 238, 3, 254, 134, 1, 0, 203, 11, 1, 204, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    58, 2, 5, 0, 0, 0, 156, 238, 3, 254, 134, 1, 0, 205, 11, 1, 206, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 58, 2, 5, 0, 0, 0, 183, 238, 3, 254, 134, 1, 0, 205, 11, 1, 204, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 58, 2, 5, 0, 0, 0, 0, 239, 3, 208, 238, 3, 0, 228, 8, 1, 208, 8, 1, 1, 0, 0, 0,
    0, 0, 0, 212, 0, 4, 0, 0, 0, 135, 239, 3, 30, 239, 3, 0, 228, 8, 2, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 212, 0, 4, 0, 0, 0, 166, 239, 3, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 206, 0, 10, 71, 16, 1, 182, 239, 3, 154, 143, 1, 0, 226, 8, 2, 172, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 16, 2, 7, 59, 16, 1, 193, 239, 3, 181, 236, 3, 0, 178, 8, 2, 188, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 89, 16, 1, 116, 240, 3, 231, 239, 3, 0, 251, 3, 1, 207, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 218, 5, 6, 91, 16, 1, 116, 242, 3, 54, 241, 3, 0, 251, 3, 4, 208,
    11, 1, 1, 0, 0, 0, 70, 6, 1, 23, 2, 8, 93, 16, 1, 18, 244, 3, 42, 243, 3, 0, 78, 6, 3,
    209, 11, 1, 1, 0, 0, 0, 70, 6, 1, 91, 3, 7, 0, 0, 0, 88, 244, 3, 35, 244, 3, 0, 3, 4,
    1, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0, 91, 245, 3, 42, 243, 3, 0, 81,
    6, 3, 210, 11, 1, 1, 0, 0, 0, 70, 6, 1, 92, 3, 6, 0, 0, 0, 118, 246, 3, 107, 245, 3, 0,
    84, 6, 3, 208, 11, 1, 1, 0, 0, 0, 71, 6, 1, 99, 1, 9, 0, 0, 0, 176, 246, 3, 107, 245, 3,
    0, 87, 6, 3, 208, 11, 1, 1, 0, 0, 0, 70, 6, 1, 31, 2, 8, 0, 0, 0, 92, 247, 3, 54, 241,
    3, 0, 255, 3, 4, 211, 11, 1, 1, 0, 0, 0, 70, 6, 1, 39, 2, 8, 95, 16, 1, 76, 248, 3, 129,
    247, 3, 0, 3, 4, 4, 0, 0, 0, 1, 0, 0, 0, 70, 6, 1, 98, 3, 7, 0, 0, 0, 224, 248, 3,
    93, 248, 3, 0, 90, 6, 3, 176, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0, 253, 248,
    3, 192, 194, 3, 0, 165, 11, 1, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 109, 1, 8, 199, 13, 1, 12,
    249, 3, 192, 194, 3, 0, 165, 11, 1, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 109, 1, 8, 199, 13, 1,
    24, 249, 3, 192, 194, 3, 0, 165, 11, 1, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 109, 1, 8, 199, 13,
    1, 57, 249, 3, 36, 249, 3, 0, 251, 4, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 212, 0, 4, 228,
    3, 1, 147, 249, 3, 108, 249, 3, 0, 0, 0, 0, 190, 11, 1, 1, 0, 0, 0, 72, 6, 1, 121, 1, 5,
    81, 16, 1, 108, 250, 3, 229, 249, 3, 0, 230, 8, 2, 212, 11, 1, 1, 0, 0, 0, 134, 4, 3, 71, 7,
    5, 0, 0, 0, 70, 251, 3, 179, 250, 3, 0, 93, 6, 3, 212, 11, 1, 1, 0, 0, 0, 73, 6, 1, 224,
    5, 6, 97, 16, 1, 232, 251, 3, 104, 251, 3, 0, 96, 6, 3, 0, 0, 0, 1, 0, 0, 0, 134, 4, 3,
    71, 7, 5, 0, 0, 0, 9, 252, 3, 169, 225, 3, 0, 66, 6, 1, 166, 11, 1, 1, 0, 0, 0, 101, 5,
    2, 200, 5, 6, 85, 16, 1, 29, 252, 3, 169, 225, 3, 0, 72, 6, 1, 160, 11, 1, 1, 0, 0, 0, 101,
    5, 2, 200, 5, 6, 85, 16, 1, 101, 252, 3, 113, 226, 3, 0, 196, 11, 1, 213, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 212, 0, 4, 37, 14, 1, 126, 252, 3, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 10, 2, 5, 0, 0, 0, 21, 253, 3, 137, 252, 3, 0, 228, 8, 1, 208, 8, 1, 1, 0,
    0, 0, 169, 3, 2, 71, 7, 5, 0, 0, 0, 32, 253, 3, 60, 215, 3, 0, 232, 8, 2, 182, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 206, 0, 10, 71, 16, 1, 49, 253, 3, 60, 215, 3, 0, 232, 8, 2, 182, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 206, 0, 10, 71, 16, 1, 68, 253, 3, 192, 194, 3, 0, 214, 11, 1, 182, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 108, 1, 9, 199, 13, 1, 85, 253, 3, 60, 215, 3, 0, 232, 8, 2, 182,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 206, 0, 10, 71, 16, 1, 107, 253, 3, 60, 215, 3, 0, 232, 8, 2,
    182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 206, 0, 10, 71, 16, 1, 220, 253, 3, 137, 253, 3, 0, 234, 8,
    2, 215, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0, 188, 254, 3, 70, 254, 3, 0, 236,
    8, 2, 216, 11, 1, 1, 0, 0, 0, 0, 0, 0, 230, 5, 6, 99, 16, 1, 198, 255, 3, 88, 255, 3, 0,
    238, 8, 2, 217, 11, 1, 1, 0, 0, 0, 0, 0, 0, 236, 5, 6, 0, 0, 0, 222, 255, 3, 9, 206, 3,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 123, 4, 2, 212, 0, 4, 0, 0, 0, 242, 255, 3, 192, 194,
    3, 0, 159, 11, 1, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 7, 107, 12, 1, 252, 255, 3, 60,
    215, 3, 0, 200, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 90, 1, 9, 71, 16, 1, 10, 0, 4,
    93, 248, 3, 0, 90, 6, 3, 176, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0, 31, 0,
    4, 8, 208, 3, 0, 57, 6, 1, 176, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0, 54,
    0, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 47, 2, 8, 0, 0, 0,
    67, 0, 4, 181, 173, 1, 0, 208, 8, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 47, 2, 8, 0, 0,
    0, 85, 0, 4, 254, 134, 1, 0, 173, 11, 1, 172, 11, 1, 1, 0, 0, 0, 0, 0, 0, 55, 2, 8, 0,
    0, 0, 100, 0, 4, 154, 143, 1, 0, 226, 8, 2, 172, 11, 1, 1, 0, 0, 0, 0, 0, 0, 16, 2, 7,
    59, 16, 1, 227, 0, 4, 139, 0, 4, 0, 99, 6, 2, 157, 11, 1, 1, 0, 0, 0, 74, 6, 1, 63, 2,
    8, 67, 16, 1, 195, 1, 4, 238, 0, 4, 0, 99, 6, 3, 157, 11, 1, 1, 0, 0, 0, 74, 6, 1, 71,
    2, 8, 101, 16, 1, 212, 1, 4, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    216, 0, 10, 71, 16, 1, 231, 1, 4, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 216, 0, 10, 71, 16, 1, 255, 1, 4, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 216, 0, 10, 71, 16, 1, 15, 2, 4, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 216, 0, 10, 71, 16, 1, 36, 2, 4, 154, 143, 1, 0, 178, 8, 2, 160, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 16, 2, 7, 59, 16, 1, 47, 2, 4, 181, 236, 3, 0, 178, 8, 2, 188, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 242, 5, 6, 89, 16, 1, 66, 2, 4, 154, 143, 1, 0, 173, 11, 1, 172, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 105, 3, 7, 107, 12, 1, 80, 2, 4, 154, 143, 1, 0, 178, 8, 2, 160, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 16, 2, 7, 59, 16, 1, 91, 2, 4, 139, 0, 4, 0, 99, 6, 2, 157, 11,
    1, 1, 0, 0, 0, 74, 6, 1, 79, 2, 8, 67, 16, 1, 103, 2, 4, 238, 0, 4, 0, 99, 6, 3, 157,
    11, 1, 1, 0, 0, 0, 74, 6, 1, 117, 1, 9, 101, 16, 1, 179, 2, 4, 121, 2, 4, 0, 102, 6, 3,
    162, 11, 1, 1, 0, 0, 0, 0, 0, 0, 87, 2, 8, 109, 12, 1, 62, 3, 4, 192, 2, 4, 0, 178, 8,
    2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 95, 2, 8, 103, 16, 1, 85, 3, 4, 192, 2, 4, 0, 178,
    8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 95, 2, 8, 103, 16, 1, 112, 3, 4, 192, 2, 4, 0,
    178, 8, 2, 160, 11, 1, 1, 0, 0, 0, 0, 0, 0, 95, 2, 8, 103, 16, 1, 141, 3, 4, 136, 3, 4,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 103, 5, 2, 170, 5, 6, 0, 0, 0, 0, 4, 4, 160, 3,
    4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 137, 4, 3, 170, 5, 6, 0, 0, 0, 33, 4, 4, 28,
    4, 4, 4, 0, 0, 0, 230, 7, 1, 12, 1, 0, 0, 0, 0, 0, 112, 3, 7, 105, 16, 1, 231, 4, 4,
    80, 4, 4, 0, 228, 8, 2, 0, 0, 0, 1, 0, 0, 0, 169, 3, 2, 71, 7, 5, 0, 0, 0, 206, 5,
    4, 243, 4, 4, 1, 105, 6, 3, 0, 0, 0, 1, 0, 11, 2, 105, 5, 2, 103, 2, 8, 0, 0, 0, 19,
    6, 4, 219, 5, 4, 0, 218, 11, 1, 215, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0,
    35, 6, 4, 254, 134, 1, 0, 173, 11, 1, 172, 11, 1, 1, 0, 0, 0, 0, 0, 0, 111, 2, 8, 0, 0,
    0, 50, 6, 4, 154, 143, 1, 0, 226, 8, 2, 172, 11, 1, 1, 0, 0, 0, 0, 0, 0, 119, 2, 8, 59,
    16, 1, 61, 6, 4, 139, 0, 4, 0, 99, 6, 2, 157, 11, 1, 1, 0, 0, 0, 74, 6, 1, 127, 2, 8,
    67, 16, 1, 72, 6, 4, 238, 0, 4, 0, 99, 6, 3, 157, 11, 1, 1, 0, 0, 0, 74, 6, 1, 118, 1,
    8, 101, 16, 1, 89, 6, 4, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0, 226,
    0, 10, 71, 16, 1, 108, 6, 4, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    226, 0, 10, 71, 16, 1, 132, 6, 4, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 226, 0, 10, 71, 16, 1, 148, 6, 4, 60, 215, 3, 0, 178, 8, 2, 182, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 226, 0, 10, 71, 16, 1, 169, 6, 4, 154, 143, 1, 0, 178, 8, 2, 160, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 119, 2, 8, 59, 16, 1, 180, 6, 4, 181, 236, 3, 0, 178, 8, 2, 188, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 242, 5, 6, 89, 16, 1, 199, 6, 4, 86, 148, 3, 0, 0, 0, 0, 195, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0, 211, 6, 4, 60, 215, 3, 0, 200, 8, 2, 182, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 90, 1, 9, 71, 16, 1, 227, 6, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 248, 5, 6, 0, 0, 0, 158, 7, 4, 10, 7, 4, 0, 219, 11, 1, 57, 6,
    1, 1, 0, 0, 0, 75, 6, 1, 212, 0, 4, 107, 16, 1, 183, 8, 4, 225, 8, 4, 0, 242, 8, 2, 220,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 254, 5, 6, 109, 16, 1, 175, 9, 4, 210, 8, 4, 0, 108, 6, 3,
    221, 11, 1, 1, 0, 0, 0, 0, 0, 0, 119, 3, 7, 111, 16, 1, 91, 10, 4, 201, 9, 4, 0, 244, 8,
    2, 221, 11, 1, 1, 0, 0, 0, 76, 6, 1, 4, 6, 6, 0, 0, 0, 185, 10, 4, 111, 10, 4, 0, 246,
    8, 2, 217, 11, 1, 1, 0, 0, 0, 0, 0, 0, 236, 5, 6, 0, 0, 0, 88, 11, 4, 23, 11, 4, 0,
    248, 8, 2, 222, 11, 1, 1, 0, 0, 0, 0, 0, 0, 121, 1, 5, 0, 0, 0, 141, 11, 4, 136, 11, 4,
    4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0, 141, 2, 6, 135, 2, 8, 0, 0, 0, 210, 11, 4, 152, 11,
    4, 0, 0, 0, 0, 57, 6, 1, 1, 0, 0, 0, 77, 6, 1, 126, 3, 7, 113, 16, 1, 69, 12, 4, 251,
    11, 4, 4, 0, 0, 0, 18, 10, 1, 8, 1, 0, 0, 78, 6, 1, 86, 7, 5, 0, 0, 0, 133, 12, 4,
    143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 143, 2, 8, 0, 0, 0, 193, 12,
    4, 150, 12, 4, 0, 0, 0, 0, 223, 11, 1, 1, 0, 0, 0, 79, 6, 1, 121, 1, 5, 0, 0, 0, 64,
    13, 4, 241, 12, 4, 4, 0, 0, 0, 18, 10, 1, 8, 1, 0, 0, 80, 6, 1, 86, 7, 5, 0, 0, 0,
    162, 13, 4, 85, 13, 4, 0, 104, 10, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 133, 3, 7, 0, 0,
    0, 141, 14, 4, 234, 13, 4, 4, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 173, 3, 4, 236, 0, 10, 0,
    0, 0, 238, 14, 4, 163, 142, 1, 0, 225, 11, 1, 226, 11, 1, 1, 0, 0, 0, 0, 0, 0, 215, 15, 2,
    0, 0, 0, 253, 14, 4, 163, 142, 1, 0, 84, 7, 1, 227, 11, 1, 1, 0, 0, 0, 0, 0, 0, 178, 11,
    3, 207, 13, 1, 21, 15, 4, 216, 87, 2, 0, 252, 8, 1, 89, 10, 1, 1, 0, 0, 0, 27, 5, 1, 1,
    0, 2, 115, 16, 1, 128, 15, 4, 43, 15, 4, 0, 141, 11, 1, 158, 10, 1, 1, 0, 0, 0, 81, 6, 1,
    181, 11, 3, 117, 16, 1, 188, 15, 4, 223, 88, 2, 0, 250, 8, 2, 17, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 91, 7, 5, 40, 9, 2, 23, 16, 4, 199, 15, 4, 0, 8, 5, 1, 158, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 119, 16, 2, 121, 16, 1, 47, 16, 4, 145, 90, 2, 0, 252, 8, 2, 89, 10, 1, 1, 0, 0, 0,
    27, 5, 2, 1, 0, 2, 8, 10, 2, 198, 16, 4, 67, 16, 4, 0, 254, 8, 2, 230, 7, 1, 1, 0, 0,
    0, 0, 0, 0, 184, 11, 3, 12, 10, 2, 231, 16, 4, 30, 98, 2, 1, 7, 4, 4, 158, 10, 1, 1, 0,
    0, 0, 38, 4, 3, 16, 10, 4, 20, 10, 2, 184, 17, 4, 17, 17, 4, 0, 228, 11, 1, 229, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 187, 11, 3, 24, 10, 2, 79, 18, 4, 205, 17, 4, 0, 0, 9, 2, 158, 10, 1,
    1, 0, 0, 0, 107, 5, 2, 1, 0, 2, 190, 9, 1, 204, 18, 4, 93, 18, 4, 4, 230, 11, 1, 158, 10,
    1, 12, 1, 0, 0, 0, 0, 0, 28, 10, 4, 10, 6, 3, 162, 19, 4, 220, 18, 4, 0, 111, 6, 3, 158,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 96, 7, 5, 32, 10, 2, 12, 21, 4, 176, 19, 4, 1, 159, 2, 5,
    158, 10, 1, 1, 0, 0, 0, 38, 4, 3, 16, 6, 6, 36, 10, 2, 24, 22, 4, 32, 21, 4, 5, 114, 6,
    3, 158, 10, 1, 0, 1, 0, 0, 140, 4, 3, 40, 10, 4, 22, 6, 3, 64, 22, 4, 176, 19, 4, 1, 159,
    2, 5, 0, 0, 0, 1, 0, 0, 0, 38, 4, 3, 123, 16, 2, 60, 9, 1, 100, 22, 4, 29, 129, 4, 0,
    93, 10, 1, 21, 10, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 2, 44, 10, 2, 179, 22, 4, 47, 97, 2,
    0, 2, 9, 2, 89, 10, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 2, 225, 13, 1, 83, 23, 4, 194, 22,
    4, 0, 117, 6, 3, 158, 10, 1, 1, 0, 0, 0, 109, 5, 2, 1, 0, 2, 222, 9, 1, 19, 24, 4, 98,
    23, 4, 0, 4, 9, 2, 231, 11, 1, 1, 0, 0, 0, 0, 0, 0, 48, 10, 4, 52, 10, 2, 155, 183, 3,
    181, 173, 1, 0, 19, 3, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 56, 10, 4, 0, 0, 0, 80, 27,
    4, 86, 143, 1, 0, 126, 6, 1, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0, 114, 0, 11, 0, 0, 0, 89,
    27, 4, 86, 143, 1, 0, 126, 6, 2, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0, 125, 0, 11, 0, 0, 0,
    159, 27, 4, 86, 143, 1, 0, 6, 9, 2, 233, 11, 1, 1, 0, 0, 0, 0, 0, 0, 140, 3, 7, 0, 0,
    0, 45, 29, 4, 40, 29, 4, 0, 120, 6, 3, 234, 11, 1, 1, 0, 0, 0, 7, 3, 1, 246, 0, 10, 0,
    0, 0, 125, 31, 4, 120, 31, 4, 0, 235, 11, 1, 232, 11, 1, 1, 0, 0, 0, 111, 5, 2, 129, 1, 6,
    0, 0, 0, 162, 31, 4, 86, 143, 1, 0, 126, 6, 2, 232, 11, 1, 1, 0, 0, 0, 82, 6, 1, 115, 0,
    10, 0, 0, 0, 40, 35, 4, 86, 143, 1, 0, 123, 6, 3, 236, 11, 1, 1, 0, 0, 0, 177, 3, 4, 129,
    1, 6, 0, 0, 0, 56, 35, 4, 86, 143, 1, 0, 126, 6, 2, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    125, 0, 11, 0, 0, 0, 73, 35, 4, 86, 143, 1, 0, 126, 6, 1, 232, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 114, 0, 11, 0, 0, 0, 90, 35, 4, 86, 143, 1, 0, 126, 6, 2, 232, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 125, 0, 11, 0, 0, 0, 106, 35, 4, 86, 143, 1, 0, 126, 6, 2, 232, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 125, 0, 11, 0, 0, 0, 123, 35, 4, 86, 143, 1, 0, 174, 2, 1, 232, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 147, 3, 7, 0, 0, 0, 205, 36, 4, 200, 36, 4, 0, 8, 9, 2, 237, 11, 1, 1, 0,
    0, 0, 83, 6, 1, 129, 1, 6, 0, 0, 0, 238, 36, 4, 233, 36, 4, 0, 238, 11, 1, 10, 9, 2, 1,
    0, 0, 0, 83, 6, 1, 129, 1, 6, 0, 0, 0, 8, 37, 4, 86, 143, 1, 0, 126, 6, 1, 232, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 114, 0, 11, 0, 0, 0, 51, 37, 4, 46, 37, 4, 0, 174, 2, 1, 232, 11,
    1, 1, 0, 0, 0, 143, 4, 3, 114, 0, 11, 0, 0, 0, 62, 37, 4, 86, 143, 1, 0, 126, 6, 1, 232,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 114, 0, 11, 0, 0, 0, 94, 37, 4, 86, 143, 1, 0, 239, 11, 1,
    240, 11, 1, 1, 0, 0, 0, 111, 5, 1, 28, 6, 6, 0, 0, 0, 106, 37, 4, 86, 143, 1, 0, 241, 11,
    1, 233, 11, 1, 1, 0, 0, 0, 0, 0, 0, 155, 3, 6, 0, 0, 0, 209, 37, 4, 204, 37, 4, 4, 12,
    9, 2, 242, 11, 1, 30, 2, 0, 0, 0, 0, 0, 176, 2, 7, 125, 16, 1, 45, 38, 4, 0, 0, 0, 0,
    0, 0, 0, 232, 11, 1, 1, 0, 0, 0, 84, 6, 1, 151, 2, 8, 127, 16, 1, 56, 38, 4, 86, 143, 1,
    0, 0, 0, 0, 233, 11, 1, 1, 0, 0, 0, 85, 6, 1, 154, 3, 7, 0, 0, 0, 111, 40, 4, 86, 143,
    1, 0, 164, 2, 5, 236, 11, 1, 1, 0, 0, 0, 252, 2, 5, 161, 3, 7, 0, 0, 0, 251, 42, 4, 86,
    143, 1, 0, 169, 2, 5, 243, 11, 1, 1, 0, 0, 0, 1, 3, 5, 161, 3, 7, 0, 0, 0, 93, 43, 4,
    86, 143, 1, 0, 244, 11, 1, 245, 11, 1, 1, 0, 0, 0, 0, 0, 0, 114, 0, 11, 0, 0, 0, 102, 43,
    4, 86, 143, 1, 0, 13, 9, 1, 242, 11, 1, 1, 0, 0, 0, 146, 4, 3, 44, 0, 4, 0, 0, 0, 114,
    43, 4, 86, 143, 1, 0, 164, 2, 5, 236, 11, 1, 1, 0, 0, 0, 252, 2, 5, 161, 3, 7, 0, 0, 0,
    136, 43, 4, 86, 143, 1, 0, 132, 6, 1, 233, 11, 1, 1, 0, 0, 0, 111, 5, 1, 155, 3, 6, 0, 0,
    0, 145, 43, 4, 86, 143, 1, 0, 6, 9, 2, 233, 11, 1, 1, 0, 0, 0, 0, 0, 0, 140, 3, 7, 0,
    0, 0, 165, 43, 4, 86, 143, 1, 0, 6, 9, 2, 233, 11, 1, 1, 0, 0, 0, 0, 0, 0, 140, 3, 7,
    0, 0, 0, 202, 43, 4, 86, 143, 1, 0, 126, 6, 2, 246, 11, 1, 1, 0, 0, 0, 0, 0, 0, 36, 0,
    12, 0, 0, 0, 213, 43, 4, 86, 143, 1, 0, 174, 2, 1, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0, 114,
    0, 11, 0, 0, 0, 222, 43, 4, 86, 143, 1, 0, 126, 6, 1, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    114, 0, 11, 0, 0, 0, 231, 43, 4, 86, 143, 1, 0, 144, 6, 1, 233, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 140, 3, 7, 0, 0, 0, 49, 46, 4, 86, 143, 1, 0, 16, 9, 2, 18, 9, 2, 1, 0, 0, 0, 113,
    5, 2, 126, 1, 9, 0, 0, 0, 60, 46, 4, 86, 143, 1, 0, 126, 6, 1, 232, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 114, 0, 11, 0, 0, 0, 141, 47, 4, 86, 143, 1, 0, 20, 9, 2, 247, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 129, 1, 6, 0, 0, 0, 153, 47, 4, 86, 143, 1, 0, 126, 6, 2, 246, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 38, 0, 10, 0, 0, 0, 166, 47, 4, 86, 143, 1, 0, 126, 6, 2, 246, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 38, 0, 10, 0, 0, 0, 185, 47, 4, 86, 143, 1, 0, 126, 6, 1, 232, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 34, 6, 6, 0, 0, 0, 36, 48, 4, 86, 143, 1, 0, 22, 9, 2, 248, 11,
    1, 1, 0, 0, 0, 0, 0, 0, 115, 0, 10, 0, 0, 0, 48, 48, 4, 86, 143, 1, 0, 126, 6, 1, 232,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 114, 0, 11, 0, 0, 0, 57, 48, 4, 86, 143, 1, 0, 144, 6, 1,
    233, 11, 1, 1, 0, 0, 0, 0, 0, 0, 140, 3, 7, 0, 0, 0, 78, 48, 4, 86, 143, 1, 0, 144, 6,
    1, 233, 11, 1, 1, 0, 0, 0, 0, 0, 0, 140, 3, 7, 0, 0, 0, 100, 48, 4, 86, 143, 1, 0, 24,
    9, 2, 246, 11, 1, 1, 0, 0, 0, 0, 0, 0, 125, 0, 11, 0, 0, 0, 117, 48, 4, 86, 143, 1, 0,
    126, 6, 2, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0, 115, 0, 10, 0, 0, 0, 141, 48, 4, 86, 143, 1,
    0, 138, 6, 1, 246, 11, 1, 1, 0, 0, 0, 0, 0, 0, 114, 0, 11, 0, 0, 0, 158, 48, 4, 86, 143,
    1, 0, 24, 9, 2, 246, 11, 1, 1, 0, 0, 0, 0, 0, 0, 125, 0, 11, 0, 0, 0, 174, 48, 4, 86,
    143, 1, 0, 126, 6, 2, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0, 115, 0, 10, 0, 0, 0, 199, 48, 4,
    86, 143, 1, 0, 24, 9, 2, 246, 11, 1, 1, 0, 0, 0, 0, 0, 0, 125, 0, 11, 0, 0, 0, 216, 48,
    4, 86, 143, 1, 0, 11, 4, 4, 247, 11, 1, 1, 0, 0, 0, 0, 0, 0, 129, 1, 6, 0, 0, 0, 17,
    50, 4, 12, 50, 4, 0, 15, 4, 4, 249, 11, 1, 1, 0, 0, 0, 83, 6, 1, 129, 1, 6, 0, 0, 0,
    49, 50, 4, 44, 50, 4, 0, 164, 2, 1, 236, 11, 1, 1, 0, 0, 0, 181, 3, 4, 129, 1, 6, 0, 0,
    0, 65, 50, 4, 86, 143, 1, 0, 6, 9, 2, 233, 11, 1, 1, 0, 0, 0, 0, 0, 0, 140, 3, 7, 0,
    0, 0, 85, 50, 4, 80, 50, 4, 0, 126, 6, 2, 232, 11, 1, 1, 0, 0, 0, 184, 3, 1, 125, 0, 11,
    0, 0, 0, 98, 50, 4, 86, 143, 1, 0, 6, 9, 2, 233, 11, 1, 1, 0, 0, 0, 0, 0, 0, 140, 3,
    7, 0, 0, 0, 118, 50, 4, 113, 50, 4, 0, 126, 6, 2, 232, 11, 1, 1, 0, 0, 0, 184, 3, 1, 125,
    0, 11, 0, 0, 0, 131, 50, 4, 86, 143, 1, 0, 6, 9, 2, 233, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    140, 3, 7, 0, 0, 0, 234, 50, 4, 86, 143, 1, 0, 126, 6, 3, 232, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 40, 6, 6, 0, 0, 0, 243, 50, 4, 86, 143, 1, 0, 6, 9, 2, 233, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 140, 3, 7, 0, 0, 0, 2, 51, 4, 86, 143, 1, 0, 129, 6, 3, 232, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 168, 3, 7, 0, 0, 0, 136, 52, 4, 86, 143, 1, 0, 132, 6, 3, 240, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 129, 1, 6, 0, 0, 0, 145, 52, 4, 86, 143, 1, 0, 126, 6, 2, 232, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 115, 0, 10, 0, 0, 0, 154, 52, 4, 86, 143, 1, 0, 126, 6, 1, 232, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 114, 0, 11, 0, 0, 0, 170, 52, 4, 86, 143, 1, 0, 235, 11, 1, 240, 11, 1,
    1, 0, 0, 0, 111, 5, 1, 28, 6, 6, 0, 0, 0, 186, 52, 4, 86, 143, 1, 0, 235, 11, 1, 240, 11,
    1, 1, 0, 0, 0, 111, 5, 1, 28, 6, 6, 0, 0, 0, 207, 52, 4, 202, 52, 4, 0, 235, 11, 1, 240,
    11, 1, 1, 0, 0, 0, 111, 5, 2, 28, 6, 6, 0, 0, 0, 228, 52, 4, 223, 52, 4, 0, 235, 11, 1,
    240, 11, 1, 1, 0, 0, 0, 111, 5, 2, 28, 6, 6, 0, 0, 0, 244, 52, 4, 86, 143, 1, 0, 235, 11,
    1, 240, 11, 1, 1, 0, 0, 0, 111, 5, 1, 28, 6, 6, 0, 0, 0, 8, 53, 4, 86, 143, 1, 0, 235,
    11, 1, 240, 11, 1, 1, 0, 0, 0, 111, 5, 1, 28, 6, 6, 0, 0, 0, 116, 53, 4, 111, 53, 4, 0,
    174, 2, 5, 232, 11, 1, 1, 0, 0, 0, 6, 3, 5, 129, 1, 6, 0, 0, 0, 129, 53, 4, 86, 143, 1,
    0, 26, 9, 2, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0, 28, 6, 6, 0, 0, 0, 239, 53, 4, 234, 53,
    4, 0, 19, 4, 4, 236, 11, 1, 1, 0, 0, 0, 86, 6, 1, 129, 1, 6, 0, 0, 0, 251, 53, 4, 86,
    143, 1, 0, 132, 6, 1, 240, 11, 1, 1, 0, 0, 0, 111, 5, 1, 40, 6, 6, 0, 0, 0, 8, 54, 4,
    86, 143, 1, 0, 16, 9, 1, 18, 9, 2, 1, 0, 0, 0, 0, 3, 1, 159, 2, 8, 0, 0, 0, 20, 54,
    4, 86, 143, 1, 0, 126, 6, 1, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0, 114, 0, 11, 0, 0, 0, 31,
    54, 4, 86, 143, 1, 0, 135, 6, 3, 250, 11, 1, 1, 0, 0, 0, 0, 0, 0, 129, 1, 6, 0, 0, 0,
    44, 54, 4, 86, 143, 1, 0, 138, 6, 3, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0, 39, 0, 9, 0, 0,
    0, 56, 54, 4, 86, 143, 1, 0, 174, 2, 1, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0, 114, 0, 11, 0,
    0, 0, 69, 54, 4, 86, 143, 1, 0, 244, 11, 1, 245, 11, 1, 1, 0, 0, 0, 0, 0, 0, 114, 0, 11,
    0, 0, 0, 78, 54, 4, 86, 143, 1, 0, 141, 6, 3, 240, 11, 1, 1, 0, 0, 0, 0, 0, 0, 129, 1,
    6, 0, 0, 0, 179, 54, 4, 86, 143, 1, 0, 144, 6, 3, 233, 11, 1, 1, 0, 0, 0, 0, 0, 0, 155,
    3, 6, 0, 0, 0, 196, 54, 4, 86, 143, 1, 0, 126, 6, 2, 232, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    115, 0, 10, 0, 0, 0, 205, 54, 4, 86, 143, 1, 0, 6, 9, 2, 233, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 140, 3, 7, 0, 0, 0, 220, 54, 4, 86, 143, 1, 0, 28, 9, 2, 232, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 129, 1, 6, 0, 0, 0, 231, 54, 4, 86, 143, 1, 0, 174, 2, 1, 232, 11, 1, 1, 0, 0, 0,
    0, 0, 0, 114, 0, 11, 0, 0, 0, 241, 54, 4, 86, 143, 1, 0, 30, 9, 2, 240, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 129, 1, 6, 0, 0, 0, 31, 55, 4, 86, 143, 1, 0, 132, 6, 1, 240, 11, 1, 1, 0,
    0, 0, 87, 6, 1, 167, 2, 8, 0, 0, 0, 46, 55, 4, 86, 143, 1, 0, 164, 2, 5, 236, 11, 1, 1,
    0, 0, 0, 185, 3, 4, 161, 3, 7, 0, 0, 0, 160, 55, 4, 68, 55, 4, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 189, 3, 4, 101, 7, 5, 0, 0, 0, 209, 55, 4, 174, 55, 4, 0, 0, 0, 0, 251, 11,
    1, 1, 0, 0, 0, 88, 6, 1, 44, 0, 4, 0, 0, 0, 18, 56, 4, 228, 55, 4, 0, 126, 6, 1, 0,
    0, 0, 1, 0, 0, 0, 88, 6, 1, 44, 0, 4, 0, 0, 0, 43, 56, 4, 38, 56, 4, 4, 13, 9, 1,
    242, 11, 1, 31, 2, 0, 0, 0, 0, 0, 175, 2, 8, 125, 16, 1, 95, 56, 4, 59, 56, 4, 0, 252, 11,
    1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 46, 6, 6, 0, 0, 0, 167, 57, 4, 6, 57, 4, 0, 34,
    9, 2, 0, 0, 0, 1, 0, 0, 0, 115, 5, 2, 192, 2, 2, 0, 0, 0, 212, 57, 4, 235, 62, 4, 0,
    179, 2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 192, 2, 2, 0, 0, 0, 135, 58, 4, 1, 58, 4,
    4, 253, 11, 1, 254, 11, 1, 32, 1, 0, 0, 0, 0, 0, 52, 6, 6, 126, 10, 1, 21, 59, 4, 200, 58,
    4, 0, 36, 9, 2, 0, 0, 0, 1, 0, 0, 0, 86, 4, 1, 192, 2, 2, 0, 0, 0, 188, 59, 4, 40,
    59, 4, 4, 179, 2, 1, 0, 0, 0, 33, 2, 0, 0, 147, 2, 6, 192, 2, 7, 0, 0, 0, 31, 60, 4,
    224, 59, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 89, 6, 1, 56, 17, 1, 0, 0, 0, 83, 60,
    4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 56, 17, 1, 0, 0, 0, 137,
    60, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 56, 17, 1, 0, 0, 0,
    205, 60, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 90, 6, 1, 56, 17, 1, 0, 0,
    0, 34, 61, 4, 1, 61, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 91, 6, 1, 56, 17, 1, 0,
    0, 0, 87, 61, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 56, 17, 1,
    0, 0, 0, 176, 61, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 11, 3, 5, 57, 17,
    1, 0, 0, 0, 249, 61, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 56,
    17, 1, 0, 0, 0, 49, 62, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    56, 17, 1, 0, 0, 0, 109, 62, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 56, 17, 1, 0, 0, 0, 172, 62, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 149,
    4, 3, 56, 17, 1, 0, 0, 0, 36, 63, 4, 230, 62, 4, 0, 179, 2, 1, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 183, 2, 4, 0, 0, 0, 56, 63, 4, 230, 62, 4, 0, 179, 2, 1, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 183, 2, 4, 0, 0, 0, 76, 63, 4, 230, 62, 4, 0, 179, 2, 1, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 183, 2, 4, 0, 0, 0, 148, 63, 4, 97, 63, 4, 4, 179, 2, 1, 0, 0, 0, 33,
    1, 0, 0, 152, 4, 3, 183, 2, 8, 0, 0, 0, 173, 63, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 233, 63, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 35, 64, 4, 78, 112, 1, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 94, 64, 4, 78, 112, 1, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 151, 64, 4, 78, 112, 1, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 193, 64, 4, 78, 112, 1, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 241, 64, 4, 78, 112, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 72, 65, 4, 35, 65, 4,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 92, 6, 1, 58, 17, 1, 0, 0, 0, 158, 65, 4, 123, 65,
    4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 155, 4, 3, 58, 17, 1, 0, 0, 0, 215, 65, 4, 78,
    112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 13, 66, 4,
    78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 59, 66,
    4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 116,
    66, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0,
    167, 66, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 93, 6, 1, 58, 17, 1, 0, 0,
    0, 227, 66, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0,
    0, 0, 38, 67, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1,
    0, 0, 0, 103, 67, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17,
    1, 0, 0, 0, 153, 67, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58,
    17, 1, 0, 0, 0, 0, 68, 4, 209, 67, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 94, 6, 1,
    58, 17, 1, 0, 0, 0, 48, 68, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 58, 17, 1, 0, 0, 0, 91, 68, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 58, 17, 1, 0, 0, 0, 147, 68, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 58, 17, 1, 0, 0, 0, 208, 68, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 6, 69, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 77, 69, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 132, 69, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 188, 69, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 237, 69, 4, 78, 112, 1, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 56, 70, 4, 78, 112, 1, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 114, 70, 4, 78, 112, 1, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 93, 6, 1, 58, 17, 1, 0, 0, 0, 164, 70, 4, 78, 112, 1, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 219, 70, 4, 78, 112, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 40, 71, 4, 78, 112, 1,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 111, 71, 4, 78, 112,
    1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 212, 71, 4, 173,
    71, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 95, 6, 1, 58, 17, 1, 0, 0, 0, 8, 72, 4,
    78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 73, 72,
    4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 145,
    72, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0,
    208, 72, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0,
    0, 6, 73, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0,
    0, 0, 59, 73, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1,
    0, 0, 0, 113, 73, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17,
    1, 0, 0, 0, 159, 73, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58,
    17, 1, 0, 0, 0, 38, 74, 4, 237, 73, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 96, 6, 1,
    58, 17, 1, 0, 0, 0, 88, 74, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 58, 17, 1, 0, 0, 0, 138, 74, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 58, 17, 1, 0, 0, 0, 183, 74, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 58, 17, 1, 0, 0, 0, 232, 74, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 31, 75, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 111, 75, 4, 237, 73, 4, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 97, 6, 1, 58, 17, 1, 0, 0, 0, 165, 75, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 216, 75, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 3, 76, 4, 78, 112, 1, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 109, 76, 4, 52, 76, 4, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 119, 5, 1, 58, 17, 1, 0, 0, 0, 50, 77, 4, 187, 76, 4, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 117, 5, 2, 58, 17, 1, 0, 0, 0, 98, 77, 4, 78, 112, 1, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 148, 77, 4, 78, 112, 1, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 211, 77, 4, 78, 112, 1,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 9, 78, 4, 78, 112,
    1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 62, 78, 4, 78,
    112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 107, 78, 4,
    78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0, 244, 78,
    4, 175, 78, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 98, 6, 1, 58, 17, 1, 0, 0, 0, 48,
    79, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0, 0, 0,
    207, 79, 4, 110, 79, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 119, 5, 2, 58, 17, 1, 0, 0,
    0, 255, 79, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1, 0,
    0, 0, 52, 80, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17, 1,
    0, 0, 0, 103, 80, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58, 17,
    1, 0, 0, 0, 163, 80, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 58,
    17, 1, 0, 0, 0, 226, 80, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    58, 17, 1, 0, 0, 0, 28, 81, 4, 78, 112, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 58, 17, 1, 0, 0, 0, 11, 82, 4, 106, 81, 4, 0, 40, 9, 2, 0, 12, 1, 1, 0, 0, 0, 121,
    5, 2, 192, 2, 2, 0, 0, 0, 43, 82, 4, 235, 62, 4, 0, 179, 2, 1, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 112, 7, 3, 0, 0, 0, 88, 82, 4, 235, 62, 4, 0, 179, 2, 1, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 192, 2, 2, 0, 0, 0, 30, 83, 4, 193, 109, 4, 0, 1, 12, 1, 2, 12, 1, 1, 0,
    0, 0, 0, 0, 0, 116, 7, 4, 0, 0, 0, 218, 83, 4, 106, 83, 4, 0, 179, 2, 1, 69, 9, 1, 1,
    0, 0, 0, 138, 1, 9, 116, 7, 3, 0, 0, 0, 5, 84, 4, 175, 120, 1, 0, 3, 12, 1, 4, 12, 1,
    1, 0, 0, 0, 0, 0, 0, 60, 10, 4, 0, 0, 0, 229, 84, 4, 162, 84, 4, 0, 44, 9, 1, 5, 12,
    1, 1, 0, 0, 0, 99, 6, 1, 108, 7, 3, 0, 0, 0, 133, 85, 4, 0, 85, 4, 0, 42, 9, 2, 0,
    0, 0, 1, 0, 0, 0, 100, 6, 1, 64, 10, 4, 0, 0, 0, 54, 86, 4, 13, 86, 4, 0, 6, 12, 1,
    0, 0, 0, 1, 0, 0, 0, 101, 6, 1, 64, 10, 4, 0, 0, 0, 153, 86, 4, 85, 86, 4, 0, 179, 2,
    1, 7, 12, 1, 1, 0, 0, 0, 102, 6, 1, 183, 2, 3, 0, 0, 0, 33, 87, 4, 174, 86, 4, 4, 8,
    12, 1, 5, 12, 1, 12, 1, 0, 0, 103, 6, 1, 68, 10, 4, 126, 10, 1, 35, 88, 4, 51, 87, 4, 0,
    44, 9, 2, 46, 9, 2, 1, 0, 0, 0, 193, 3, 4, 72, 10, 4, 129, 16, 1, 46, 89, 4, 107, 88, 4,
    5, 23, 4, 4, 0, 12, 1, 34, 1, 0, 0, 123, 5, 2, 192, 2, 7, 0, 0, 0, 152, 89, 4, 75, 89,
    4, 0, 10, 12, 1, 48, 9, 2, 1, 0, 0, 0, 197, 3, 1, 192, 2, 2, 0, 0, 0, 98, 90, 4, 189,
    89, 4, 0, 10, 12, 1, 48, 9, 2, 1, 0, 0, 0, 197, 3, 4, 192, 2, 2, 0, 0, 0, 216, 90, 4,
    136, 90, 4, 0, 179, 2, 1, 11, 12, 1, 1, 0, 0, 0, 104, 6, 1, 190, 11, 3, 0, 0, 0, 250, 90,
    4, 193, 109, 4, 0, 139, 1, 1, 0, 12, 1, 1, 0, 0, 0, 0, 0, 0, 76, 10, 4, 0, 0, 0, 153,
    91, 4, 20, 91, 4, 0, 179, 2, 1, 12, 12, 1, 1, 0, 0, 0, 26, 3, 3, 80, 10, 4, 0, 0, 0,
    175, 91, 4, 193, 109, 4, 0, 179, 2, 1, 13, 12, 1, 1, 0, 0, 0, 16, 3, 5, 76, 10, 4, 0, 0,
    0, 24, 92, 4, 199, 91, 4, 0, 179, 2, 1, 14, 12, 1, 1, 0, 0, 0, 105, 6, 1, 80, 10, 4, 0,
    0, 0, 58, 92, 4, 20, 91, 4, 0, 179, 2, 1, 12, 12, 1, 1, 0, 0, 0, 26, 3, 3, 190, 11, 3,
    0, 0, 0, 161, 92, 4, 79, 92, 4, 0, 15, 12, 1, 16, 12, 1, 1, 0, 0, 0, 106, 6, 1, 88, 10,
    3, 0, 0, 0, 58, 93, 4, 180, 92, 4, 0, 179, 2, 1, 0, 12, 1, 1, 0, 0, 0, 125, 5, 2, 116,
    7, 4, 0, 0, 0, 8, 94, 4, 93, 93, 4, 0, 179, 2, 1, 0, 12, 1, 1, 0, 0, 0, 158, 4, 3,
    111, 7, 4, 0, 0, 0, 202, 94, 4, 81, 94, 4, 0, 17, 12, 1, 5, 12, 1, 1, 0, 0, 0, 201, 3,
    4, 106, 7, 5, 0, 0, 0, 45, 95, 4, 220, 94, 4, 4, 44, 9, 1, 18, 12, 1, 12, 1, 0, 0, 0,
    0, 0, 84, 10, 4, 0, 0, 0, 138, 95, 4, 77, 95, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0,
    0, 0, 0, 116, 7, 4, 0, 0, 0, 162, 95, 4, 193, 109, 4, 0, 179, 2, 1, 19, 12, 1, 1, 0, 0,
    0, 0, 0, 0, 116, 7, 3, 0, 0, 0, 191, 95, 4, 193, 109, 4, 0, 179, 2, 1, 19, 12, 1, 1, 0,
    0, 0, 0, 0, 0, 116, 7, 3, 0, 0, 0, 41, 96, 4, 225, 95, 4, 0, 50, 9, 2, 20, 12, 1, 1,
    0, 0, 0, 0, 0, 0, 116, 7, 3, 0, 0, 0, 69, 96, 4, 235, 62, 4, 0, 179, 2, 1, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 183, 2, 4, 0, 0, 0, 113, 96, 4, 193, 109, 4, 0, 179, 2, 1, 52, 9,
    2, 1, 0, 0, 0, 107, 6, 1, 116, 7, 3, 0, 0, 0, 136, 96, 4, 193, 109, 4, 0, 179, 2, 1, 19,
    12, 1, 1, 0, 0, 0, 0, 0, 0, 116, 7, 3, 0, 0, 0, 226, 96, 4, 193, 109, 4, 0, 21, 12, 1,
    54, 9, 2, 1, 0, 0, 0, 127, 5, 2, 116, 7, 4, 0, 0, 0, 246, 96, 4, 193, 109, 4, 0, 21, 12,
    1, 69, 9, 1, 1, 0, 0, 0, 129, 5, 2, 116, 7, 4, 0, 0, 0, 14, 97, 4, 235, 62, 4, 0, 179,
    2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 117, 7, 3, 0, 0, 0, 54, 97, 4, 235, 62, 4, 0,
    179, 2, 1, 0, 0, 0, 1, 0, 0, 0, 131, 5, 1, 116, 7, 4, 0, 0, 0, 76, 97, 4, 235, 62, 4,
    0, 179, 2, 1, 0, 0, 0, 1, 0, 0, 0, 131, 5, 1, 116, 7, 4, 0, 0, 0, 177, 97, 4, 106, 97,
    4, 0, 22, 12, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 193, 11, 3, 0, 0, 0, 31, 98, 4, 209,
    97, 4, 0, 22, 12, 1, 0, 0, 0, 1, 0, 0, 0, 108, 6, 1, 101, 10, 3, 0, 0, 0, 184, 98, 4,
    88, 98, 4, 0, 56, 9, 2, 0, 0, 0, 1, 0, 0, 0, 109, 6, 1, 88, 10, 4, 131, 16, 1, 138, 99,
    4, 211, 98, 4, 4, 23, 12, 1, 24, 12, 1, 35, 1, 0, 0, 110, 6, 1, 92, 10, 4, 133, 16, 1, 185,
    99, 4, 106, 97, 4, 0, 22, 12, 1, 0, 0, 0, 1, 0, 0, 0, 205, 3, 4, 96, 10, 4, 0, 0, 0,
    26, 100, 4, 217, 99, 4, 0, 22, 12, 1, 27, 4, 4, 1, 0, 0, 0, 0, 0, 0, 96, 10, 4, 0, 0,
    0, 79, 100, 4, 217, 99, 4, 0, 22, 12, 1, 246, 0, 8, 1, 0, 0, 0, 0, 0, 0, 96, 10, 4, 0,
    0, 0, 40, 101, 4, 132, 100, 4, 0, 22, 12, 1, 26, 12, 1, 1, 0, 0, 0, 21, 3, 5, 100, 10, 4,
    0, 0, 0, 90, 101, 4, 217, 99, 4, 0, 27, 12, 1, 28, 12, 1, 1, 0, 0, 0, 0, 0, 0, 196, 11,
    3, 0, 0, 0, 171, 102, 4, 2, 102, 4, 0, 22, 12, 1, 29, 12, 1, 1, 0, 0, 0, 26, 3, 5, 100,
    10, 4, 0, 0, 0, 203, 102, 4, 2, 102, 4, 0, 22, 12, 1, 29, 12, 1, 1, 0, 0, 0, 26, 3, 5,
    100, 10, 4, 0, 0, 0, 236, 102, 4, 217, 99, 4, 0, 22, 12, 1, 28, 12, 1, 1, 0, 0, 0, 0, 0,
    0, 100, 10, 4, 0, 0, 0, 17, 103, 4, 217, 99, 4, 0, 22, 12, 1, 28, 12, 1, 1, 0, 0, 0, 0,
    0, 0, 100, 10, 4, 0, 0, 0, 155, 103, 4, 55, 103, 4, 0, 22, 12, 1, 30, 12, 1, 1, 0, 0, 0,
    0, 0, 0, 100, 10, 4, 0, 0, 0, 49, 104, 4, 187, 103, 4, 0, 22, 12, 1, 31, 12, 1, 1, 0, 0,
    0, 161, 4, 3, 100, 10, 4, 0, 0, 0, 125, 104, 4, 83, 104, 4, 0, 61, 9, 1, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 135, 16, 2, 0, 0, 0, 12, 105, 4, 211, 104, 4, 0, 32, 12, 1, 58, 9, 2, 1,
    0, 0, 0, 0, 0, 0, 192, 2, 2, 0, 0, 0, 46, 105, 4, 162, 83, 4, 0, 179, 2, 1, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 104, 10, 4, 0, 0, 0, 91, 105, 4, 77, 95, 4, 0, 179, 2, 1, 69, 9,
    1, 1, 0, 0, 0, 137, 5, 1, 116, 7, 4, 0, 0, 0, 182, 105, 4, 193, 109, 4, 0, 33, 12, 1, 69,
    9, 1, 1, 0, 0, 0, 131, 5, 2, 116, 7, 3, 0, 0, 0, 58, 106, 4, 211, 105, 4, 0, 61, 9, 1,
    34, 12, 1, 1, 0, 0, 0, 19, 3, 1, 108, 10, 4, 137, 16, 1, 87, 106, 4, 82, 106, 4, 4, 0, 0,
    0, 0, 0, 0, 36, 1, 0, 0, 87, 2, 5, 112, 10, 4, 0, 0, 0, 142, 106, 4, 10, 39, 2, 0, 36,
    12, 1, 37, 12, 1, 1, 0, 0, 0, 0, 0, 0, 116, 10, 4, 0, 0, 0, 169, 106, 4, 193, 109, 4, 0,
    179, 2, 1, 0, 12, 1, 1, 0, 0, 0, 111, 6, 1, 112, 7, 4, 0, 0, 0, 51, 107, 4, 205, 106, 4,
    0, 42, 4, 1, 0, 12, 1, 1, 0, 0, 0, 164, 4, 3, 111, 7, 5, 0, 0, 0, 97, 107, 4, 193, 109,
    4, 0, 179, 2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 111, 7, 5, 0, 0, 0, 133, 107, 4, 193,
    109, 4, 0, 179, 2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 111, 7, 5, 0, 0, 0, 211, 107, 4,
    176, 107, 4, 0, 0, 0, 0, 42, 9, 1, 1, 0, 0, 0, 241, 5, 1, 120, 10, 4, 0, 0, 0, 54, 108,
    4, 236, 107, 4, 0, 44, 9, 1, 18, 12, 1, 1, 0, 0, 0, 112, 6, 1, 192, 2, 2, 0, 0, 0, 114,
    108, 4, 74, 108, 4, 0, 38, 12, 1, 0, 0, 0, 1, 0, 0, 0, 209, 3, 4, 108, 10, 3, 0, 0, 0,
    27, 109, 4, 130, 108, 4, 0, 60, 9, 2, 39, 12, 1, 1, 0, 0, 0, 0, 0, 0, 199, 11, 3, 139, 16,
    1, 145, 109, 4, 47, 109, 4, 0, 179, 2, 1, 0, 0, 0, 1, 0, 0, 0, 113, 6, 1, 117, 7, 3, 0,
    0, 0, 250, 109, 4, 179, 109, 4, 0, 179, 2, 1, 0, 12, 1, 1, 0, 0, 0, 114, 6, 1, 190, 11, 3,
    0, 0, 0, 210, 110, 4, 11, 110, 4, 5, 62, 9, 2, 254, 11, 1, 12, 1, 0, 0, 202, 3, 1, 175, 3,
    7, 124, 10, 2, 44, 111, 4, 229, 110, 4, 4, 40, 12, 1, 41, 12, 1, 12, 1, 0, 0, 0, 0, 0, 122,
    7, 3, 2, 10, 1, 161, 111, 4, 75, 111, 4, 0, 179, 2, 1, 0, 12, 1, 1, 0, 0, 0, 0, 0, 0,
    202, 11, 3, 0, 0, 0, 204, 111, 4, 10, 39, 2, 0, 36, 12, 1, 5, 12, 1, 1, 0, 0, 0, 167, 4,
    3, 205, 11, 3, 0, 0, 0, 99, 112, 4, 235, 62, 4, 0, 179, 2, 1, 64, 9, 2, 1, 0, 0, 0, 31,
    3, 5, 192, 2, 3, 141, 16, 1, 120, 113, 4, 12, 113, 4, 0, 179, 2, 1, 66, 9, 2, 1, 0, 0, 0,
    133, 5, 2, 129, 10, 3, 0, 0, 0, 163, 113, 4, 162, 83, 4, 0, 179, 2, 1, 68, 9, 2, 1, 0, 0,
    0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 210, 113, 4, 193, 109, 4, 0, 179, 2, 1, 0, 12, 1, 1, 0,
    0, 0, 0, 0, 0, 128, 10, 4, 0, 0, 0, 248, 113, 4, 193, 109, 4, 0, 179, 2, 1, 69, 9, 1, 1,
    0, 0, 0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 23, 114, 4, 193, 109, 4, 0, 179, 2, 1, 69, 9, 1,
    1, 0, 0, 0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 64, 114, 4, 162, 83, 4, 0, 179, 2, 1, 69, 9,
    1, 1, 0, 0, 0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 107, 114, 4, 235, 62, 4, 0, 179, 2, 1, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 192, 2, 2, 0, 0, 0, 152, 114, 4, 162, 83, 4, 0, 179, 2, 1,
    69, 9, 1, 1, 0, 0, 0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 161, 115, 4, 193, 114, 4, 1, 147, 6,
    3, 70, 9, 2, 1, 0, 0, 0, 213, 3, 4, 129, 10, 3, 0, 0, 0, 15, 116, 4, 187, 115, 4, 0, 72,
    9, 2, 74, 9, 2, 1, 0, 0, 0, 0, 0, 0, 192, 2, 3, 0, 0, 0, 151, 116, 4, 60, 116, 4, 0,
    179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 78, 117, 4, 183, 116, 4,
    0, 179, 2, 1, 76, 9, 2, 1, 0, 0, 0, 135, 5, 2, 111, 7, 4, 0, 0, 0, 240, 117, 4, 123, 117,
    4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 137, 5, 2, 116, 7, 4, 0, 0, 0, 122, 118, 4, 15,
    118, 4, 0, 78, 9, 2, 42, 12, 1, 1, 0, 0, 0, 138, 5, 1, 129, 10, 3, 0, 0, 0, 177, 118, 4,
    193, 109, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 0, 0, 0, 111, 7, 5, 0, 0, 0, 232, 118,
    4, 193, 109, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 115, 6, 1, 111, 7, 5, 0, 0, 0, 30,
    119, 4, 193, 109, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 0, 0, 0, 111, 7, 4, 0, 0, 0,
    8, 120, 4, 120, 119, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 116, 6, 1, 116, 7, 5, 0, 0,
    0, 41, 120, 4, 193, 109, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 0, 0, 0, 111, 7, 4, 0,
    0, 0, 44, 121, 4, 193, 109, 4, 0, 43, 12, 1, 150, 6, 3, 1, 0, 0, 0, 117, 6, 1, 111, 7, 5,
    0, 0, 0, 250, 121, 4, 193, 109, 4, 0, 44, 12, 1, 31, 4, 4, 1, 0, 0, 0, 118, 6, 1, 111, 7,
    5, 0, 0, 0, 46, 123, 4, 54, 122, 4, 0, 179, 2, 1, 45, 12, 1, 1, 0, 0, 0, 36, 3, 5, 66,
    10, 3, 0, 0, 0, 193, 123, 4, 73, 123, 4, 0, 179, 2, 1, 153, 6, 3, 1, 0, 0, 0, 170, 4, 3,
    117, 7, 4, 0, 0, 0, 112, 124, 4, 230, 123, 4, 0, 80, 9, 2, 156, 6, 1, 1, 0, 0, 0, 119, 6,
    1, 192, 2, 3, 0, 0, 0, 7, 126, 4, 210, 124, 4, 0, 82, 9, 2, 156, 6, 1, 1, 0, 0, 0, 173,
    4, 3, 192, 2, 3, 0, 0, 0, 230, 126, 4, 42, 126, 4, 0, 84, 9, 2, 156, 6, 3, 1, 0, 0, 0,
    139, 5, 2, 128, 10, 4, 0, 0, 0, 231, 127, 4, 10, 127, 4, 0, 86, 9, 2, 159, 6, 3, 1, 0, 0,
    0, 54, 2, 7, 128, 10, 4, 0, 0, 0, 191, 128, 4, 0, 128, 4, 0, 88, 9, 2, 159, 6, 2, 1, 0,
    0, 0, 176, 4, 3, 128, 10, 4, 0, 0, 0, 233, 128, 4, 60, 116, 4, 0, 179, 2, 1, 69, 9, 1, 1,
    0, 0, 0, 211, 1, 8, 116, 7, 5, 0, 0, 0, 101, 129, 4, 6, 129, 4, 0, 46, 12, 1, 47, 12, 1,
    1, 0, 0, 0, 216, 1, 1, 208, 11, 3, 143, 16, 1, 249, 129, 4, 137, 129, 4, 4, 179, 2, 1, 48, 12,
    1, 7, 1, 0, 0, 0, 0, 0, 191, 2, 8, 0, 0, 0, 22, 130, 4, 162, 83, 4, 0, 179, 2, 1, 69,
    9, 1, 1, 0, 0, 0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 80, 130, 4, 75, 111, 4, 0, 179, 2, 1,
    0, 12, 1, 1, 0, 0, 0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 111, 130, 4, 60, 116, 4, 0, 179, 2,
    1, 69, 9, 1, 1, 0, 0, 0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 148, 130, 4, 143, 130, 4, 0, 90,
    9, 2, 49, 12, 1, 1, 0, 0, 0, 179, 4, 3, 129, 10, 3, 0, 0, 0, 231, 130, 4, 175, 130, 4, 0,
    179, 2, 1, 35, 4, 4, 1, 0, 0, 0, 41, 3, 5, 111, 7, 5, 0, 0, 0, 144, 131, 4, 12, 131, 4,
    0, 179, 2, 1, 39, 4, 4, 1, 0, 0, 0, 141, 5, 2, 111, 7, 5, 0, 0, 0, 132, 132, 4, 190, 131,
    4, 0, 179, 2, 1, 43, 4, 4, 1, 0, 0, 0, 217, 3, 4, 111, 7, 5, 0, 0, 0, 104, 133, 4, 181,
    132, 4, 0, 92, 9, 2, 94, 9, 2, 1, 0, 0, 0, 182, 4, 3, 192, 2, 3, 0, 0, 0, 189, 134, 4,
    140, 133, 4, 1, 179, 2, 5, 96, 9, 2, 1, 0, 0, 0, 185, 4, 3, 129, 10, 3, 0, 0, 0, 228, 134,
    4, 162, 83, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 0, 0, 0, 116, 7, 5, 0, 0, 0, 124,
    135, 4, 38, 135, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 120, 6, 1, 116, 7, 5, 0, 0, 0,
    72, 136, 4, 162, 135, 4, 0, 98, 9, 2, 0, 0, 0, 1, 0, 0, 0, 46, 3, 5, 129, 10, 3, 0, 0,
    0, 103, 136, 4, 175, 130, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 153, 2, 6, 111, 7, 5, 0,
    0, 0, 162, 136, 4, 162, 83, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 221, 5, 1, 116, 7, 5,
    0, 0, 0, 199, 136, 4, 77, 95, 4, 0, 179, 2, 1, 69, 9, 1, 1, 0, 0, 0, 137, 5, 1, 116, 7,
    4, 0, 0, 0, 199, 137, 4, 238, 136, 4, 4, 50, 12, 1, 5, 12, 1, 32, 1, 0, 0, 143, 5, 2, 121,
    7, 5, 126, 10, 1, 62, 138, 4, 227, 137, 4, 0, 0, 0, 0, 28, 12, 1, 1, 0, 0, 0, 188, 4, 3,
    192, 2, 2, 0, 0, 0, 139, 138, 4, 82, 138, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 121, 6,
    1, 57, 17, 1, 0, 0, 0, 196, 138, 4, 235, 62, 4, 0, 179, 2, 1, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 183, 2, 4, 0, 0, 0, 14, 139, 4, 213, 138, 4, 4, 62, 9, 1, 0, 0, 0, 12, 1, 0, 0,
    0, 0, 0, 58, 6, 6, 124, 10, 1, 132, 141, 4, 42, 139, 4, 1, 139, 1, 7, 51, 12, 1, 1, 0, 0,
    0, 159, 2, 6, 117, 7, 2, 0, 0, 0, 163, 141, 4, 193, 109, 4, 0, 139, 1, 1, 52, 12, 1, 1, 0,
    0, 0, 0, 0, 0, 190, 11, 3, 0, 0, 0, 57, 142, 4, 191, 141, 4, 0, 100, 9, 2, 53, 12, 1, 1,
    0, 0, 0, 122, 6, 1, 117, 7, 2, 0, 0, 0, 137, 143, 4, 89, 142, 4, 1, 47, 4, 4, 69, 9, 1,
    1, 0, 0, 0, 166, 2, 4, 117, 7, 2, 0, 0, 0, 27, 144, 4, 169, 143, 4, 0, 102, 9, 2, 0, 0,
    0, 1, 0, 0, 0, 123, 6, 1, 117, 7, 2, 0, 0, 0, 149, 145, 4, 66, 144, 4, 1, 47, 4, 4, 0,
    0, 0, 1, 0, 0, 0, 165, 2, 6, 117, 7, 2, 0, 0, 0, 227, 145, 4, 184, 145, 4, 0, 17, 12, 1,
    0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 145, 16, 2, 0, 0, 0, 24, 9, 0, 41, 146, 4, 0, 0, 0,
    0, 230, 7, 1, 1, 0, 0, 0, 124, 6, 1, 151, 2, 2, 0, 0, 0, 88, 146, 4, 78, 112, 1, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 240, 1, 1, 0, 0, 0, 132, 146, 4, 0, 0, 0, 0,
    104, 9, 2, 183, 10, 1, 1, 0, 0, 0, 145, 5, 2, 0, 0, 0, 0, 0, 0, 189, 146, 4, 0, 0, 0,
    0, 162, 6, 3, 183, 10, 1, 1, 0, 0, 0, 145, 5, 1, 0, 0, 0, 0, 0, 0, 252, 146, 4, 161, 174,
    3, 0, 108, 9, 1, 54, 12, 1, 1, 0, 0, 0, 0, 0, 0, 147, 16, 2, 0, 0, 0, 66, 147, 4, 11,
    147, 4, 0, 146, 11, 1, 118, 9, 1, 1, 0, 0, 0, 0, 0, 0, 132, 10, 4, 0, 0, 0, 231, 147, 4,
    114, 147, 4, 0, 51, 4, 4, 0, 0, 0, 1, 0, 0, 0, 104, 2, 1, 218, 11, 2, 51, 12, 1, 62, 148,
    4, 18, 148, 4, 0, 0, 0, 0, 55, 12, 1, 1, 0, 0, 0, 125, 6, 1, 246, 0, 2, 0, 0, 0, 132,
    148, 4, 127, 148, 4, 0, 165, 6, 3, 133, 10, 1, 1, 0, 0, 0, 191, 4, 3, 199, 2, 8, 0, 0, 0,
    35, 149, 4, 225, 148, 4, 0, 23, 10, 1, 55, 12, 1, 1, 0, 0, 0, 0, 0, 0, 246, 0, 2, 149, 16,
    1, 140, 150, 4, 54, 149, 4, 0, 116, 9, 1, 106, 9, 2, 1, 0, 0, 0, 0, 0, 0, 136, 10, 4, 151,
    16, 1, 36, 151, 4, 160, 150, 4, 0, 55, 4, 4, 24, 10, 1, 1, 0, 0, 0, 104, 2, 1, 218, 11, 2,
    51, 12, 1, 58, 61, 2, 54, 151, 4, 0, 108, 9, 2, 230, 7, 1, 1, 0, 0, 0, 126, 6, 1, 140, 10,
    4, 153, 16, 1, 11, 152, 4, 212, 151, 4, 0, 116, 9, 1, 56, 12, 1, 1, 0, 0, 0, 194, 4, 3, 70,
    6, 2, 0, 0, 0, 235, 152, 4, 68, 152, 4, 0, 168, 6, 3, 57, 12, 1, 1, 0, 0, 0, 0, 0, 0,
    182, 3, 7, 155, 16, 1, 165, 153, 4, 14, 153, 4, 0, 228, 11, 1, 58, 12, 1, 1, 0, 0, 0, 0, 0,
    0, 227, 11, 2, 157, 16, 1, 201, 154, 4, 6, 154, 4, 0, 184, 2, 5, 24, 10, 1, 1, 0, 0, 0, 104,
    2, 1, 144, 10, 4, 159, 16, 1, 30, 62, 2, 215, 154, 4, 0, 171, 6, 3, 54, 12, 1, 1, 0, 0, 0,
    126, 6, 1, 148, 10, 4, 161, 16, 1, 45, 156, 4, 192, 155, 4, 0, 110, 9, 2, 24, 10, 1, 1, 0, 0,
    0, 147, 5, 2, 211, 11, 3, 163, 16, 1, 187, 156, 4, 154, 30, 3, 0, 112, 9, 2, 24, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 214, 11, 3, 165, 16, 1, 16, 157, 4, 205, 156, 4, 0, 72, 2, 2, 54, 12, 1, 1,
    0, 0, 0, 29, 5, 2, 217, 11, 3, 51, 12, 1, 33, 157, 4, 28, 157, 4, 4, 114, 9, 2, 18, 10, 1,
    37, 1, 0, 0, 0, 0, 0, 152, 10, 4, 167, 16, 1, 79, 157, 4, 160, 150, 4, 0, 59, 4, 4, 24, 10,
    1, 1, 0, 0, 0, 104, 2, 1, 218, 11, 2, 51, 12, 1, 97, 157, 4, 114, 147, 4, 0, 63, 4, 4, 0,
    0, 0, 1, 0, 0, 0, 104, 2, 1, 218, 11, 2, 51, 12, 1, 1, 158, 4, 116, 157, 4, 0, 116, 9, 2,
    167, 8, 1, 1, 0, 0, 0, 149, 5, 2, 64, 6, 6, 169, 16, 1, 29, 158, 4, 24, 158, 4, 0, 174, 6,
    3, 56, 12, 1, 1, 0, 0, 0, 193, 4, 1, 156, 10, 4, 0, 0, 0, 20, 159, 4, 158, 158, 4, 0, 60,
    12, 1, 0, 0, 0, 1, 0, 0, 0, 151, 5, 2, 171, 16, 2, 0, 0, 0, 172, 159, 4, 33, 159, 4, 0,
    118, 9, 2, 167, 8, 1, 1, 0, 0, 0, 153, 5, 2, 70, 6, 6, 169, 16, 1, 114, 160, 4, 230, 159, 4,
    0, 61, 12, 1, 62, 12, 1, 1, 0, 0, 0, 237, 5, 1, 220, 11, 3, 0, 0, 0, 46, 161, 4, 138, 160,
    4, 0, 120, 9, 2, 63, 12, 1, 1, 0, 0, 0, 237, 5, 1, 160, 10, 4, 163, 16, 1, 60, 162, 4, 69,
    161, 4, 0, 122, 9, 2, 124, 9, 2, 1, 0, 0, 0, 197, 4, 3, 223, 11, 3, 173, 16, 1, 248, 162, 4,
    72, 162, 4, 0, 189, 2, 5, 64, 12, 1, 1, 0, 0, 0, 104, 2, 1, 218, 11, 2, 159, 16, 1, 7, 163,
    4, 161, 174, 3, 0, 108, 9, 1, 54, 12, 1, 1, 0, 0, 0, 0, 0, 0, 132, 10, 3, 0, 0, 0, 69,
    163, 4, 25, 163, 4, 0, 126, 9, 2, 65, 12, 1, 1, 0, 0, 0, 127, 6, 1, 164, 10, 4, 0, 0, 0,
    131, 163, 4, 86, 148, 3, 0, 0, 0, 0, 66, 12, 1, 1, 0, 0, 0, 0, 0, 0, 132, 10, 3, 0, 0,
    0, 234, 163, 4, 143, 163, 4, 0, 177, 6, 3, 0, 0, 0, 1, 0, 0, 0, 29, 5, 2, 217, 11, 3, 51,
    12, 1, 72, 164, 4, 127, 98, 1, 0, 108, 9, 1, 228, 11, 1, 1, 0, 0, 0, 0, 0, 0, 226, 11, 3,
    175, 16, 1, 96, 164, 4, 91, 164, 4, 1, 67, 4, 4, 118, 9, 1, 1, 0, 0, 0, 155, 5, 2, 189, 3,
    7, 51, 12, 1, 148, 164, 4, 143, 164, 4, 1, 71, 4, 4, 64, 12, 1, 1, 0, 0, 0, 155, 5, 2, 189,
    3, 7, 51, 12, 1, 242, 164, 4, 170, 164, 4, 0, 118, 9, 1, 54, 12, 1, 1, 0, 0, 0, 220, 5, 1,
    168, 10, 4, 0, 0, 0, 58, 165, 4, 3, 165, 4, 0, 67, 12, 1, 27, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 81, 5, 2, 0, 0, 0, 107, 165, 4, 78, 112, 1, 0, 0, 0, 0, 68, 12, 1, 1, 0, 0, 0, 0,
    0, 0, 188, 6, 2, 172, 10, 2, 121, 165, 4, 143, 252, 0, 0, 19, 10, 1, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 48, 2, 3, 0, 0, 0, 58, 166, 4, 228, 165, 4, 0, 69, 12, 1, 70, 12, 1, 1, 0, 0,
    0, 0, 0, 0, 59, 17, 1, 177, 16, 1, 161, 166, 4, 96, 166, 4, 0, 128, 9, 2, 71, 12, 1, 1, 0,
    0, 0, 0, 0, 0, 60, 17, 1, 196, 7, 1, 173, 166, 4, 96, 166, 4, 0, 128, 9, 2, 71, 12, 1, 1,
    0, 0, 0, 0, 0, 0, 60, 17, 1, 196, 7, 1, 89, 167, 4, 255, 166, 4, 4, 131, 9, 1, 0, 0, 0,
    8, 1, 9, 1, 0, 0, 0, 179, 16, 2, 0, 0, 0, 169, 167, 4, 103, 167, 4, 0, 131, 9, 1, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 181, 16, 2, 0, 0, 0, 87, 168, 4, 199, 167, 4, 0, 130, 9, 2, 0,
    0, 0, 1, 0, 12, 1, 128, 6, 1, 181, 16, 2, 183, 16, 1, 184, 168, 4, 105, 168, 4, 0, 73, 12, 1,
    74, 12, 1, 1, 0, 0, 0, 85, 3, 1, 0, 0, 0, 0, 0, 0, 197, 168, 4, 228, 165, 4, 0, 69, 12,
    1, 70, 12, 1, 1, 0, 0, 0, 0, 0, 0, 59, 17, 1, 177, 16, 1, 210, 168, 4, 228, 165, 4, 0, 75,
    12, 1, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 59, 17, 1, 177, 16, 1, 242, 168, 4, 120, 17, 3, 0,
    0, 0, 0, 71, 12, 1, 1, 0, 0, 0, 179, 5, 1, 185, 16, 2, 192, 7, 1, 53, 169, 4, 0, 169, 4,
    0, 77, 12, 1, 70, 12, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 71, 169, 4, 0, 169,
    4, 0, 77, 12, 1, 70, 12, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 89, 169, 4, 96,
    166, 4, 0, 132, 9, 2, 70, 12, 1, 1, 0, 0, 0, 0, 0, 0, 60, 17, 1, 196, 7, 1, 106, 169, 4,
    228, 165, 4, 0, 75, 12, 1, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 59, 17, 1, 177, 16, 1, 122, 169,
    4, 0, 169, 4, 0, 78, 12, 1, 79, 12, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 137,
    169, 4, 96, 166, 4, 0, 132, 9, 2, 70, 12, 1, 1, 0, 0, 0, 0, 0, 0, 60, 17, 1, 196, 7, 1,
    149, 169, 4, 96, 166, 4, 0, 134, 9, 2, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 60, 17, 1, 196, 7,
    1, 164, 169, 4, 96, 166, 4, 0, 134, 9, 2, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 60, 17, 1, 196,
    7, 1, 28, 170, 4, 179, 169, 4, 0, 128, 9, 2, 190, 11, 1, 1, 0, 0, 0, 0, 0, 0, 137, 1, 1,
    187, 16, 1, 91, 170, 4, 39, 170, 4, 0, 77, 12, 1, 190, 11, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 81, 16, 1, 197, 170, 4, 103, 170, 4, 0, 77, 12, 1, 76, 12, 1, 1, 0, 0, 0, 129, 6, 1, 61,
    17, 1, 251, 15, 1, 38, 171, 4, 212, 170, 4, 0, 80, 12, 1, 81, 12, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 189, 16, 1, 59, 171, 4, 212, 170, 4, 0, 80, 12, 1, 81, 12, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 189, 16, 1, 80, 171, 4, 228, 165, 4, 0, 69, 12, 1, 70, 12, 1, 1, 0, 0, 0, 0,
    0, 0, 59, 17, 1, 177, 16, 1, 99, 171, 4, 94, 171, 4, 4, 0, 0, 0, 0, 0, 0, 8, 1, 0, 0,
    51, 3, 5, 126, 7, 5, 0, 0, 0, 112, 171, 4, 179, 169, 4, 0, 132, 9, 2, 190, 11, 1, 1, 0, 0,
    0, 0, 0, 0, 137, 1, 1, 187, 16, 1, 123, 171, 4, 179, 169, 4, 0, 134, 9, 2, 190, 11, 1, 1, 0,
    0, 0, 0, 0, 0, 137, 1, 1, 187, 16, 1, 137, 171, 4, 179, 169, 4, 0, 134, 9, 2, 190, 11, 1, 1,
    0, 0, 0, 0, 0, 0, 137, 1, 1, 187, 16, 1, 238, 171, 4, 233, 171, 4, 4, 0, 0, 0, 0, 0, 0,
    16, 1, 0, 0, 221, 3, 4, 131, 7, 5, 0, 0, 0, 74, 172, 4, 34, 172, 4, 0, 0, 0, 0, 82, 12,
    1, 1, 0, 0, 0, 130, 6, 1, 191, 16, 2, 0, 0, 0, 93, 172, 4, 179, 169, 4, 0, 132, 9, 2, 190,
    11, 1, 1, 0, 0, 0, 0, 0, 0, 137, 1, 1, 187, 16, 1, 104, 172, 4, 179, 169, 4, 0, 134, 9, 2,
    190, 11, 1, 1, 0, 0, 0, 0, 0, 0, 137, 1, 1, 187, 16, 1, 118, 172, 4, 179, 169, 4, 0, 134, 9,
    2, 190, 11, 1, 1, 0, 0, 0, 0, 0, 0, 137, 1, 1, 187, 16, 1, 235, 172, 4, 132, 172, 4, 4, 130,
    9, 2, 0, 0, 0, 38, 2, 9, 1, 0, 0, 0, 179, 16, 2, 183, 16, 1, 64, 173, 4, 246, 172, 4, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 171, 2, 6, 229, 11, 3, 0, 0, 0, 89, 173, 4, 84, 173, 4,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 56, 3, 5, 193, 16, 2, 0, 0, 0, 138, 173, 4, 246, 172,
    4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 225, 3, 4, 193, 16, 2, 0, 0, 0, 188, 173, 4, 246,
    172, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 229, 3, 4, 193, 16, 2, 0, 0, 0, 209, 173, 4,
    179, 169, 4, 0, 132, 9, 2, 190, 11, 1, 1, 0, 0, 0, 0, 0, 0, 137, 1, 1, 187, 16, 1, 220, 173,
    4, 179, 169, 4, 0, 134, 9, 2, 190, 11, 1, 1, 0, 0, 0, 0, 0, 0, 137, 1, 1, 187, 16, 1, 234,
    173, 4, 179, 169, 4, 0, 134, 9, 2, 190, 11, 1, 1, 0, 0, 0, 0, 0, 0, 137, 1, 1, 187, 16, 1,
    249, 173, 4, 7, 174, 4, 0, 0, 0, 0, 83, 12, 1, 1, 0, 0, 0, 59, 3, 1, 67, 6, 1, 195, 16,
    1, 173, 174, 4, 85, 174, 4, 0, 138, 9, 1, 84, 12, 1, 1, 0, 0, 0, 0, 0, 0, 67, 6, 1, 197,
    16, 1, 4, 175, 4, 191, 174, 4, 0, 138, 9, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 22, 175, 4, 191, 174, 4, 0, 138, 9, 2, 84, 12, 1, 1, 0, 0, 0, 0, 0, 0, 67, 6,
    1, 197, 16, 1, 40, 175, 4, 255, 166, 4, 4, 131, 9, 1, 0, 0, 0, 8, 1, 9, 1, 0, 0, 0, 179,
    16, 2, 0, 0, 0, 53, 175, 4, 179, 169, 4, 0, 132, 9, 2, 190, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    137, 1, 1, 187, 16, 1, 64, 175, 4, 179, 169, 4, 0, 134, 9, 2, 190, 11, 1, 1, 0, 0, 0, 0, 0,
    0, 137, 1, 1, 187, 16, 1, 78, 175, 4, 179, 169, 4, 0, 134, 9, 2, 190, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 137, 1, 1, 187, 16, 1, 92, 175, 4, 96, 166, 4, 0, 132, 9, 2, 70, 12, 1, 1, 0, 0, 0,
    0, 0, 0, 60, 17, 1, 196, 7, 1, 157, 175, 4, 104, 175, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 200, 4, 3, 190, 0, 1, 0, 0, 0, 172, 175, 4, 96, 166, 4, 0, 132, 9, 2, 70, 12, 1, 1, 0,
    0, 0, 0, 0, 0, 60, 17, 1, 196, 7, 1, 184, 175, 4, 96, 166, 4, 0, 128, 9, 2, 71, 12, 1, 1,
    0, 0, 0, 0, 0, 0, 60, 17, 1, 196, 7, 1, 196, 175, 4, 179, 169, 4, 0, 128, 9, 2, 190, 11, 1,
    1, 0, 0, 0, 0, 0, 0, 137, 1, 1, 187, 16, 1, 207, 175, 4, 228, 165, 4, 0, 69, 12, 1, 70, 12,
    1, 1, 0, 0, 0, 0, 0, 0, 59, 17, 1, 177, 16, 1, 219, 175, 4, 96, 166, 4, 0, 128, 9, 2, 71,
    12, 1, 1, 0, 0, 0, 0, 0, 0, 60, 17, 1, 196, 7, 1, 230, 175, 4, 228, 165, 4, 0, 75, 12, 1,
    76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 59, 17, 1, 177, 16, 1, 245, 175, 4, 0, 169, 4, 0, 85, 12,
    1, 86, 12, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 176, 4, 5, 176, 4, 0, 87,
    12, 1, 71, 12, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 78, 176, 4, 96, 166, 4, 0,
    134, 9, 2, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 60, 17, 1, 196, 7, 1, 93, 176, 4, 96, 166, 4,
    0, 134, 9, 2, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 60, 17, 1, 196, 7, 1, 108, 176, 4, 143, 252,
    0, 0, 73, 12, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 240, 1, 1, 0, 0, 0, 5, 177, 4, 123,
    176, 4, 0, 140, 9, 2, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 62, 17, 1, 199, 16, 1, 18, 177, 4,
    123, 176, 4, 0, 140, 9, 2, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 62, 17, 1, 199, 16, 1, 31, 177,
    4, 123, 176, 4, 0, 140, 9, 2, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 62, 17, 1, 199, 16, 1, 43,
    177, 4, 123, 176, 4, 0, 140, 9, 2, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 62, 17, 1, 199, 16, 1,
    57, 177, 4, 123, 176, 4, 0, 140, 9, 2, 76, 12, 1, 1, 0, 0, 0, 0, 0, 0, 62, 17, 1, 199, 16,
    1, 71, 177, 4, 228, 165, 4, 0, 69, 12, 1, 70, 12, 1, 1, 0, 0, 0, 0, 0, 0, 59, 17, 1, 177,
    16, 1, 84, 177, 4, 96, 166, 4, 0, 128, 9, 2, 71, 12, 1, 1, 0, 0, 0, 0, 0, 0, 60, 17, 1,
    196, 7, 1, 147, 177, 4, 96, 177, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 203, 4, 3, 190, 0,
    1, 0, 0, 0, 161, 177, 4, 228, 165, 4, 0, 69, 12, 1, 70, 12, 1, 1, 0, 0, 0, 0, 0, 0, 59,
    17, 1, 177, 16, 1, 175, 177, 4, 0, 169, 4, 0, 88, 12, 1, 190, 11, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 188, 177, 4, 96, 166, 4, 0, 128, 9, 2, 71, 12, 1, 1, 0, 0, 0, 0, 0,
    0, 60, 17, 1, 196, 7, 1, 95, 178, 4, 31, 178, 4, 0, 89, 12, 1, 90, 12, 1, 1, 0, 0, 0, 0,
    0, 0, 201, 16, 2, 0, 0, 0, 128, 178, 4, 31, 178, 4, 0, 89, 12, 1, 90, 12, 1, 1, 0, 0, 0,
    0, 0, 0, 201, 16, 2, 0, 0, 0, 173, 178, 4, 31, 178, 4, 0, 89, 12, 1, 90, 12, 1, 1, 0, 0,
    0, 0, 0, 0, 201, 16, 2, 0, 0, 0, 1, 180, 4, 62, 179, 4, 0, 180, 6, 3, 91, 12, 1, 1, 0,
    0, 0, 0, 0, 0, 136, 7, 5, 203, 16, 1, 104, 180, 4, 69, 180, 4, 0, 142, 9, 2, 92, 12, 1, 1,
    0, 0, 0, 0, 0, 0, 232, 11, 3, 129, 13, 1, 153, 180, 4, 127, 180, 4, 0, 142, 9, 1, 143, 9, 1,
    1, 0, 0, 0, 0, 0, 0, 232, 11, 3, 171, 13, 1, 40, 181, 4, 225, 180, 4, 0, 93, 12, 1, 94, 12,
    1, 1, 0, 0, 0, 0, 0, 0, 235, 11, 3, 0, 0, 0, 120, 182, 4, 190, 181, 4, 0, 183, 6, 3, 95,
    12, 1, 1, 0, 0, 0, 0, 0, 0, 141, 7, 5, 205, 16, 1, 193, 183, 4, 8, 183, 4, 0, 186, 6, 3,
    96, 12, 1, 1, 0, 0, 0, 131, 6, 1, 176, 10, 4, 207, 16, 1, 44, 185, 4, 46, 184, 4, 0, 194, 2,
    5, 97, 12, 1, 1, 0, 0, 0, 0, 0, 0, 180, 10, 4, 209, 16, 1, 54, 186, 4, 75, 185, 4, 0, 199,
    2, 5, 97, 12, 1, 1, 0, 0, 0, 0, 0, 0, 184, 10, 4, 211, 16, 1, 85, 187, 4, 146, 186, 4, 0,
    144, 9, 2, 146, 9, 2, 1, 0, 0, 0, 0, 0, 0, 146, 7, 5, 213, 16, 1, 148, 188, 4, 124, 188, 4,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 132, 6, 1, 0, 0, 0, 0, 0, 0, 145, 190, 4, 133, 189,
    4, 0, 189, 6, 3, 98, 12, 1, 1, 0, 0, 0, 157, 5, 2, 151, 7, 5, 0, 0, 0, 142, 141, 4, 100,
    191, 4, 0, 99, 12, 1, 100, 12, 1, 1, 0, 0, 0, 159, 5, 2, 238, 11, 3, 215, 16, 1, 222, 193, 4,
    107, 193, 4, 0, 101, 12, 1, 199, 6, 1, 1, 0, 0, 0, 0, 0, 0, 217, 16, 2, 0, 0, 0, 24, 196,
    4, 192, 194, 4, 1, 75, 4, 4, 202, 6, 1, 1, 0, 0, 0, 206, 4, 3, 81, 5, 2, 219, 16, 1, 125,
    197, 4, 23, 197, 4, 0, 148, 9, 2, 202, 6, 1, 1, 0, 0, 0, 0, 0, 0, 81, 5, 2, 0, 0, 0,
    179, 199, 4, 45, 199, 4, 0, 192, 6, 3, 102, 12, 1, 1, 0, 0, 0, 209, 4, 3, 241, 11, 3, 0, 0,
    0, 35, 200, 4, 209, 199, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 161, 5, 2, 0, 0, 0, 0,
    0, 0, 46, 201, 4, 63, 200, 4, 0, 150, 9, 2, 103, 12, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    221, 16, 1, 26, 204, 4, 186, 203, 4, 0, 195, 6, 3, 79, 4, 1, 1, 0, 0, 0, 61, 3, 5, 248, 11,
    2, 0, 0, 0, 197, 204, 4, 37, 204, 4, 0, 199, 6, 2, 104, 12, 1, 1, 0, 0, 0, 212, 4, 3, 244,
    11, 3, 159, 16, 1, 143, 205, 4, 215, 204, 4, 0, 202, 6, 2, 191, 6, 1, 1, 0, 0, 0, 61, 2, 7,
    247, 11, 3, 159, 16, 1, 246, 205, 4, 157, 205, 4, 0, 105, 12, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 223, 16, 1, 12, 206, 4, 157, 205, 4, 0, 105, 12, 1, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 223, 16, 1, 100, 206, 4, 32, 206, 4, 0, 195, 6, 2, 0, 0, 0, 1, 0, 0, 0,
    66, 3, 5, 155, 7, 1, 0, 0, 0, 242, 206, 4, 115, 206, 4, 0, 202, 6, 2, 0, 0, 0, 1, 0, 0,
    0, 71, 3, 5, 155, 7, 1, 159, 16, 1, 91, 207, 4, 4, 207, 4, 0, 79, 4, 4, 0, 0, 0, 1, 0,
    0, 0, 61, 3, 5, 254, 11, 2, 0, 0, 0, 255, 207, 4, 103, 207, 4, 0, 198, 6, 3, 0, 0, 0, 1,
    0, 0, 0, 212, 4, 3, 250, 11, 3, 159, 16, 1, 173, 208, 4, 18, 208, 4, 0, 201, 6, 3, 0, 0, 0,
    1, 0, 0, 0, 71, 3, 5, 253, 11, 3, 159, 16, 1, 135, 209, 4, 188, 208, 4, 0, 202, 6, 2, 106, 12,
    1, 1, 0, 0, 0, 212, 4, 1, 225, 16, 2, 227, 16, 1, 27, 210, 4, 158, 209, 4, 0, 152, 9, 2, 106,
    12, 1, 1, 0, 0, 0, 0, 0, 0, 226, 16, 1, 229, 16, 1, 112, 211, 4, 44, 211, 4, 0, 146, 1, 1,
    107, 12, 1, 1, 0, 0, 0, 74, 2, 1, 0, 0, 0, 0, 0, 0, 111, 212, 4, 44, 211, 4, 0, 146, 1,
    6, 108, 12, 1, 1, 0, 0, 0, 68, 2, 7, 0, 0, 0, 231, 16, 1, 184, 212, 4, 128, 212, 4, 0, 146,
    1, 6, 0, 0, 0, 1, 0, 0, 0, 76, 3, 5, 0, 0, 0, 231, 16, 1, 231, 212, 4, 128, 212, 4, 0,
    154, 9, 2, 0, 0, 0, 1, 0, 0, 0, 236, 3, 1, 0, 0, 0, 0, 0, 0, 247, 212, 4, 128, 212, 4,
    0, 146, 1, 7, 0, 0, 0, 1, 0, 0, 0, 233, 3, 4, 0, 0, 0, 231, 16, 1, 9, 213, 4, 200, 175,
    2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0, 0, 0, 0, 0, 0, 28, 213, 4, 200,
    175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0, 0, 0, 0, 0, 0, 47, 213, 4,
    200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0, 0, 0, 0, 0, 0, 66, 213,
    4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0, 0, 0, 0, 0, 0, 82,
    213, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0, 0, 0, 0, 0, 0,
    98, 213, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0, 0, 0, 0, 0,
    0, 114, 213, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0, 0, 0, 0,
    0, 0, 127, 213, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0, 0, 0,
    0, 0, 0, 143, 213, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0, 0,
    0, 0, 0, 0, 159, 213, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1, 0,
    0, 0, 0, 0, 0, 175, 213, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6, 1,
    0, 0, 0, 0, 0, 0, 193, 213, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5, 6,
    1, 0, 0, 0, 0, 0, 0, 211, 213, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1, 0, 0, 0, 5,
    6, 1, 0, 0, 0, 0, 0, 0, 6, 214, 4, 162, 58, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    163, 5, 2, 0, 0, 0, 0, 0, 0, 176, 214, 4, 52, 214, 4, 0, 204, 6, 3, 110, 12, 1, 1, 0, 0,
    0, 165, 5, 2, 0, 0, 0, 0, 0, 0, 33, 215, 4, 128, 212, 4, 0, 111, 12, 1, 0, 0, 0, 1, 0,
    0, 0, 74, 2, 1, 0, 0, 0, 0, 0, 0, 47, 215, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1, 1,
    0, 0, 0, 5, 6, 1, 0, 0, 0, 0, 0, 0, 64, 215, 4, 200, 175, 2, 0, 0, 0, 0, 109, 12, 1,
    1, 0, 0, 0, 5, 6, 1, 0, 0, 0, 0, 0, 0, 51, 14, 0, 0, 0, 0, 0, 0, 0, 0, 66, 14,
    0, 0, 0, 0, 0, 0, 0, 0, 80, 14, 1, 112, 12, 1, 0, 0, 0, 0, 100, 14, 2, 113, 12, 1, 0,
    0, 0, 0, 110, 14, 2, 114, 12, 1, 0, 0, 0, 0, 122, 14, 2, 115, 12, 1, 0, 0, 0, 0, 191, 10,
    3, 156, 9, 2, 0, 0, 0, 0, 205, 14, 3, 83, 4, 4, 0, 0, 0, 0, 220, 14, 2, 116, 12, 1, 0,
    0, 0, 0, 233, 14, 1, 117, 12, 1, 0, 0, 0, 0, 245, 14, 1, 118, 12, 1, 0, 0, 0, 0, 3, 15,
    1, 119, 12, 1, 0, 0, 0, 0, 13, 15, 1, 120, 12, 1, 0, 0, 0, 0, 25, 15, 1, 121, 12, 1, 0,
    0, 0, 0, 56, 15, 4, 122, 12, 1, 0, 0, 0, 0, 78, 15, 5, 207, 6, 3, 0, 0, 0, 0, 98, 15,
    6, 123, 12, 1, 0, 0, 0, 0, 182, 22, 7, 88, 4, 1, 0, 0, 0, 0, 191, 22, 0, 0, 0, 0, 0,
    0, 0, 0, 216, 22, 8, 158, 9, 2, 0, 0, 0, 0, 232, 22, 9, 124, 12, 1, 0, 0, 0, 0, 246, 22,
    2, 125, 12, 1, 0, 0, 0, 0, 255, 22, 2, 126, 12, 1, 0, 0, 0, 0, 11, 23, 9, 127, 12, 1, 0,
    0, 0, 0, 62, 66, 10, 87, 4, 2, 1, 2, 0, 0, 68, 27, 9, 128, 12, 1, 0, 0, 0, 0, 72, 83,
    9, 129, 12, 1, 0, 0, 0, 0, 114, 84, 9, 130, 12, 1, 0, 0, 0, 0, 85, 83, 9, 131, 12, 1, 0,
    0, 0, 0, 225, 27, 9, 132, 12, 1, 0, 0, 0, 0, 229, 28, 0, 0, 0, 0, 0, 0, 0, 0, 241, 28,
    0, 0, 0, 0, 0, 0, 0, 0, 249, 28, 0, 0, 0, 0, 0, 0, 0, 0, 186, 74, 0, 0, 0, 0, 0,
    0, 0, 0, 158, 74, 0, 0, 0, 0, 0, 0, 0, 0, 14, 207, 11, 133, 12, 1, 0, 0, 0, 0, 12, 30,
    12, 0, 0, 0, 2, 1, 0, 0, 17, 30, 13, 88, 4, 1, 0, 0, 0, 0, 25, 30, 14, 0, 0, 0, 2,
    1, 0, 0, 13, 30, 15, 0, 0, 0, 2, 1, 0, 0, 30, 64, 16, 0, 0, 0, 2, 1, 0, 0, 30, 30,
    17, 0, 0, 0, 2, 1, 0, 0, 39, 30, 18, 0, 0, 0, 2, 1, 0, 0, 43, 30, 19, 0, 0, 0, 2,
    1, 0, 0, 52, 30, 20, 0, 0, 0, 2, 1, 0, 0, 61, 30, 21, 0, 0, 0, 2, 1, 0, 0, 65, 30,
    22, 0, 0, 0, 2, 1, 0, 0, 72, 30, 23, 0, 0, 0, 2, 1, 0, 0, 79, 30, 24, 0, 0, 0, 2,
    1, 0, 0, 93, 30, 25, 0, 0, 0, 2, 1, 0, 0, 102, 30, 26, 0, 0, 0, 2, 1, 0, 0, 113, 30,
    27, 0, 0, 0, 2, 1, 0, 0, 120, 30, 28, 0, 0, 0, 2, 1, 0, 0, 131, 30, 29, 0, 0, 0, 2,
    1, 0, 0, 129, 195, 30, 160, 9, 2, 0, 0, 0, 0, 41, 148, 31, 160, 9, 2, 0, 0, 0, 0, 246, 27,
    32, 0, 0, 0, 3, 1, 0, 0, 152, 30, 33, 162, 9, 2, 3, 1, 0, 0, 235, 30, 34, 87, 4, 4, 4,
    4, 0, 0, 1, 0, 35, 0, 0, 0, 0, 0, 0, 0, 208, 30, 36, 164, 9, 2, 0, 0, 0, 0, 251, 30,
    37, 210, 6, 3, 1, 3, 0, 0, 215, 30, 38, 0, 0, 0, 2, 1, 0, 0, 220, 30, 39, 134, 12, 1, 0,
    0, 0, 0, 226, 30, 40, 166, 9, 2, 4, 4, 0, 0, 242, 30, 41, 88, 4, 1, 1, 3, 0, 0, 65, 28,
    42, 213, 6, 3, 1, 2, 0, 0, 15, 31, 43, 135, 12, 1, 5, 2, 0, 0, 61, 31, 44, 136, 12, 1, 0,
    0, 0, 0, 33, 31, 45, 168, 9, 2, 6, 1, 0, 0, 55, 31, 46, 216, 6, 3, 7, 1, 0, 0, 67, 31,
    47, 170, 9, 2, 8, 1, 1, 1, 102, 31, 48, 172, 9, 2, 8, 2, 1, 1, 126, 31, 49, 174, 9, 2, 8,
    1, 1, 1, 148, 31, 50, 137, 12, 1, 0, 0, 0, 0, 212, 31, 51, 204, 2, 5, 6, 1, 0, 0, 228, 31,
    52, 176, 9, 2, 9, 1, 1, 1, 244, 31, 53, 178, 9, 2, 6, 1, 0, 0, 152, 30, 33, 180, 9, 2, 9,
    1, 1, 1, 254, 31, 54, 138, 12, 1, 10, 1, 0, 0, 19, 32, 55, 182, 9, 2, 6, 1, 0, 0, 208, 30,
    36, 219, 6, 3, 9, 1, 1, 1, 90, 32, 56, 222, 6, 3, 6, 1, 0, 0, 101, 32, 57, 225, 6, 3, 8,
    1, 1, 1, 117, 32, 58, 184, 9, 2, 5, 1, 0, 0, 52, 149, 59, 186, 9, 2, 9, 1, 1, 1, 163, 32,
    60, 188, 9, 2, 0, 0, 0, 0, 228, 84, 61, 139, 12, 1, 0, 0, 0, 0, 152, 2, 62, 0, 0, 0, 0,
    0, 0, 0, 174, 32, 63, 0, 0, 0, 6, 1, 0, 0, 65, 196, 64, 228, 6, 3, 9, 1, 1, 1, 144, 33,
    65, 190, 9, 2, 11, 1, 0, 0, 161, 33, 66, 140, 12, 1, 12, 1, 0, 0, 188, 33, 67, 192, 9, 2, 0,
    0, 0, 0, 22, 31, 66, 140, 12, 1, 13, 1, 0, 0, 215, 33, 66, 140, 12, 1, 14, 1, 0, 0, 234, 33,
    66, 140, 12, 1, 15, 1, 0, 0, 61, 31, 68, 87, 4, 2, 16, 1, 0, 0, 7, 34, 69, 133, 12, 1, 0,
    0, 0, 0, 208, 30, 9, 186, 9, 1, 0, 0, 0, 0, 255, 89, 70, 244, 9, 1, 0, 0, 0, 0, 22, 34,
    0, 0, 0, 0, 0, 0, 0, 0, 33, 34, 0, 0, 0, 0, 0, 0, 0, 0, 32, 34, 0, 0, 0, 0, 0,
    0, 0, 0, 208, 30, 9, 186, 9, 1, 0, 0, 0, 0, 232, 22, 9, 124, 12, 1, 0, 0, 0, 0, 143, 37,
    2, 141, 12, 1, 0, 0, 0, 0, 169, 55, 71, 142, 12, 1, 17, 1, 0, 0, 157, 37, 2, 143, 12, 1, 0,
    0, 0, 0, 30, 207, 2, 144, 12, 1, 0, 0, 0, 0, 167, 37, 72, 91, 4, 4, 0, 0, 0, 0, 183, 37,
    73, 145, 12, 1, 0, 0, 0, 0, 171, 35, 71, 146, 12, 1, 17, 1, 0, 0, 206, 37, 3, 231, 6, 3, 0,
    0, 0, 0, 86, 86, 71, 147, 12, 1, 18, 1, 0, 0, 219, 37, 2, 148, 12, 1, 0, 0, 0, 0, 163, 29,
    71, 149, 12, 1, 17, 1, 0, 0, 238, 37, 2, 150, 12, 1, 0, 0, 0, 0, 39, 38, 74, 209, 2, 5, 0,
    0, 0, 0, 10, 38, 2, 151, 12, 1, 0, 0, 0, 0, 32, 38, 75, 152, 12, 1, 19, 1, 0, 0, 46, 38,
    2, 153, 12, 1, 0, 0, 0, 0, 59, 38, 2, 154, 12, 1, 0, 0, 0, 0, 98, 38, 71, 155, 12, 1, 17,
    1, 0, 0, 105, 38, 71, 156, 12, 1, 17, 1, 0, 0, 110, 38, 71, 157, 12, 1, 17, 1, 0, 0, 181, 41,
    2, 158, 12, 1, 0, 0, 0, 0, 160, 30, 0, 0, 0, 0, 0, 0, 0, 0, 47, 97, 0, 0, 0, 0, 0,
    0, 0, 0, 237, 41, 2, 159, 12, 1, 0, 0, 0, 0, 249, 41, 76, 160, 12, 1, 0, 0, 0, 0, 216, 43,
    9, 161, 12, 1, 0, 0, 0, 0, 226, 43, 9, 162, 12, 1, 0, 0, 0, 0, 243, 43, 9, 163, 12, 1, 0,
    0, 0, 0, 1, 44, 9, 164, 12, 1, 0, 0, 0, 0, 12, 44, 9, 165, 12, 1, 0, 0, 0, 0, 20, 44,
    9, 166, 12, 1, 0, 0, 0, 0, 61, 31, 77, 194, 9, 2, 20, 2, 0, 0, 46, 35, 78, 234, 6, 3, 0,
    0, 0, 0, 160, 52, 0, 0, 0, 0, 2, 1, 0, 0, 255, 89, 79, 167, 12, 1, 21, 3, 0, 0, 133, 164,
    80, 196, 9, 2, 22, 3, 0, 0, 97, 93, 81, 237, 6, 3, 0, 0, 0, 0, 216, 52, 0, 0, 0, 0, 0,
    0, 0, 0, 230, 52, 3, 254, 0, 1, 0, 0, 2, 1, 232, 22, 82, 168, 12, 1, 23, 2, 0, 0, 255, 52,
    3, 240, 6, 3, 0, 0, 3, 1, 11, 53, 3, 198, 9, 2, 0, 0, 4, 1, 30, 53, 3, 200, 9, 2, 0,
    0, 0, 0, 43, 53, 3, 169, 12, 1, 0, 0, 0, 0, 64, 53, 83, 170, 12, 1, 0, 0, 0, 0, 75, 53,
    3, 243, 6, 3, 0, 0, 0, 0, 91, 53, 84, 171, 12, 1, 0, 0, 0, 0, 98, 53, 85, 202, 9, 2, 0,
    0, 0, 0, 118, 53, 86, 172, 12, 1, 0, 0, 0, 0, 148, 53, 3, 204, 9, 2, 0, 0, 0, 0, 164, 53,
    3, 206, 9, 2, 0, 0, 0, 0, 189, 53, 3, 95, 4, 4, 0, 0, 5, 3, 208, 53, 3, 214, 2, 5, 0,
    0, 6, 1, 50, 54, 3, 254, 0, 8, 0, 0, 7, 3, 137, 54, 3, 0, 0, 16, 24, 1, 8, 3, 196, 54,
    3, 6, 1, 8, 0, 0, 9, 3, 223, 54, 87, 173, 12, 1, 0, 0, 10, 2, 244, 54, 88, 208, 9, 2, 0,
    0, 11, 2, 17, 55, 89, 210, 9, 2, 0, 0, 12, 3, 25, 55, 3, 99, 4, 4, 0, 0, 0, 0, 81, 55,
    3, 188, 0, 9, 0, 0, 13, 3, 100, 55, 3, 212, 9, 2, 0, 0, 14, 3, 130, 55, 3, 153, 1, 7, 0,
    0, 15, 3, 149, 55, 3, 14, 1, 4, 0, 0, 16, 3, 158, 55, 3, 103, 4, 4, 0, 0, 17, 3, 189, 55,
    3, 246, 6, 3, 0, 0, 18, 3, 211, 55, 3, 14, 1, 8, 0, 0, 19, 3, 14, 56, 3, 22, 1, 8, 0,
    0, 20, 1, 38, 56, 3, 249, 6, 3, 0, 0, 21, 3, 51, 56, 0, 0, 0, 0, 0, 0, 22, 1, 111, 56,
    3, 30, 1, 8, 0, 0, 23, 1, 190, 56, 3, 45, 0, 14, 24, 1, 24, 3, 204, 56, 3, 107, 4, 4, 0,
    0, 25, 2, 234, 56, 3, 214, 9, 2, 0, 0, 26, 3, 1, 57, 90, 174, 12, 1, 0, 0, 0, 0, 68, 27,
    9, 175, 12, 1, 0, 0, 0, 0, 22, 57, 91, 176, 12, 1, 0, 0, 0, 0, 39, 57, 92, 177, 12, 1, 0,
    0, 0, 0, 136, 57, 3, 16, 0, 15, 0, 0, 27, 3, 227, 57, 3, 219, 2, 5, 0, 0, 28, 1, 243, 57,
    3, 178, 12, 1, 0, 0, 29, 1, 21, 58, 3, 216, 9, 2, 0, 0, 30, 1, 31, 58, 3, 161, 1, 1, 0,
    0, 31, 1, 62, 58, 3, 218, 9, 2, 0, 0, 32, 1, 131, 58, 3, 160, 1, 7, 0, 0, 33, 1, 217, 58,
    3, 167, 1, 7, 0, 0, 34, 1, 252, 58, 3, 179, 12, 1, 0, 0, 35, 1, 77, 59, 3, 174, 1, 7, 0,
    0, 36, 1, 152, 59, 3, 7, 2, 6, 0, 0, 0, 0, 176, 59, 93, 252, 6, 3, 0, 0, 0, 0, 206, 59,
    94, 220, 9, 2, 0, 0, 0, 0, 247, 59, 95, 222, 9, 2, 0, 0, 37, 1, 72, 83, 9, 129, 12, 1, 0,
    0, 0, 0, 27, 9, 0, 0, 0, 0, 0, 0, 0, 0, 143, 60, 3, 151, 0, 10, 0, 0, 0, 0, 177, 60,
    3, 255, 6, 3, 0, 0, 0, 0, 215, 60, 96, 180, 12, 1, 0, 0, 0, 0, 97, 93, 97, 2, 7, 3, 25,
    1, 0, 0, 233, 60, 98, 181, 12, 1, 13, 1, 0, 0, 2, 61, 71, 224, 9, 2, 0, 0, 0, 0, 14, 61,
    99, 182, 12, 1, 0, 0, 38, 1, 36, 61, 3, 111, 4, 4, 0, 0, 39, 1, 53, 61, 3, 226, 9, 2, 0,
    0, 40, 1, 68, 61, 0, 0, 0, 0, 0, 0, 0, 0, 74, 61, 100, 183, 12, 1, 0, 0, 0, 0, 96, 61,
    3, 228, 9, 2, 0, 0, 0, 0, 128, 61, 3, 230, 9, 2, 0, 0, 0, 0, 47, 27, 0, 0, 0, 0, 0,
    0, 0, 0, 158, 74, 0, 0, 0, 0, 0, 0, 0, 0, 162, 68, 0, 221, 6, 1, 9, 1, 41, 2, 152, 179,
    0, 0, 0, 0, 0, 0, 0, 0, 122, 73, 0, 0, 0, 0, 0, 0, 0, 0, 130, 73, 0, 0, 0, 0, 0,
    0, 0, 0, 137, 73, 0, 0, 0, 0, 0, 0, 0, 0, 144, 73, 9, 184, 12, 1, 0, 0, 0, 0, 145, 74,
    0, 0, 0, 0, 0, 0, 0, 0, 177, 74, 3, 232, 9, 2, 0, 0, 0, 0, 192, 74, 0, 0, 0, 0, 0,
    0, 0, 0, 227, 74, 3, 224, 2, 5, 0, 0, 0, 0, 3, 75, 3, 185, 12, 1, 0, 0, 0, 0, 25, 75,
    3, 224, 2, 1, 0, 0, 0, 0, 248, 57, 2, 186, 12, 1, 0, 0, 0, 0, 215, 74, 2, 187, 12, 1, 0,
    0, 0, 0, 223, 74, 2, 188, 12, 1, 0, 0, 0, 0, 46, 75, 2, 189, 12, 1, 0, 0, 0, 0, 207, 74,
    2, 190, 12, 1, 0, 0, 0, 0, 213, 14, 2, 191, 12, 1, 0, 0, 0, 0, 53, 82, 9, 192, 12, 1, 0,
    0, 0, 0, 72, 82, 9, 193, 12, 1, 0, 0, 0, 0, 89, 82, 2, 194, 12, 1, 0, 0, 0, 0, 113, 82,
    2, 195, 12, 1, 0, 0, 0, 0, 147, 82, 9, 196, 12, 1, 0, 0, 0, 0, 157, 82, 9, 197, 12, 1, 0,
    0, 0, 0, 177, 82, 9, 198, 12, 1, 0, 0, 0, 0, 189, 82, 2, 199, 12, 1, 0, 0, 0, 0, 205, 82,
    9, 200, 12, 1, 0, 0, 0, 0, 227, 82, 3, 5, 7, 2, 0, 0, 0, 0, 246, 82, 2, 201, 12, 1, 0,
    0, 0, 0, 10, 83, 2, 202, 12, 1, 0, 0, 0, 0, 26, 83, 9, 203, 12, 1, 0, 0, 0, 0, 36, 83,
    9, 204, 12, 1, 0, 0, 0, 0, 163, 29, 9, 205, 12, 1, 23, 2, 0, 0, 46, 83, 9, 206, 12, 1, 0,
    0, 0, 0, 55, 83, 9, 207, 12, 1, 0, 0, 0, 0, 64, 83, 9, 208, 12, 1, 0, 0, 0, 0, 110, 84,
    9, 209, 12, 1, 0, 0, 0, 0, 81, 83, 9, 210, 12, 1, 0, 0, 0, 0, 224, 84, 9, 211, 12, 1, 0,
    0, 0, 0, 92, 83, 9, 212, 12, 1, 0, 0, 0, 0, 105, 83, 2, 213, 12, 1, 0, 0, 0, 0, 126, 83,
    9, 214, 12, 1, 0, 0, 0, 0, 151, 12, 9, 215, 12, 1, 0, 0, 0, 0, 150, 84, 2, 216, 12, 1, 0,
    0, 0, 0, 137, 83, 9, 217, 12, 1, 0, 0, 0, 0, 146, 83, 9, 218, 12, 1, 0, 0, 0, 0, 65, 211,
    3, 5, 7, 3, 0, 0, 0, 0, 161, 83, 9, 219, 12, 1, 0, 0, 0, 0, 174, 83, 2, 220, 12, 1, 0,
    0, 0, 0, 97, 93, 101, 181, 1, 7, 26, 2, 0, 0, 197, 83, 9, 221, 12, 1, 0, 0, 0, 0, 218, 83,
    9, 222, 12, 1, 0, 0, 0, 0, 235, 83, 9, 223, 12, 1, 0, 0, 0, 0, 254, 83, 9, 224, 12, 1, 0,
    0, 0, 0, 12, 84, 9, 225, 12, 1, 0, 0, 0, 0, 31, 84, 9, 226, 12, 1, 0, 0, 0, 0, 55, 84,
    9, 227, 12, 1, 0, 0, 0, 0, 78, 84, 9, 228, 12, 1, 0, 0, 0, 0, 102, 84, 9, 229, 12, 1, 0,
    0, 0, 0, 119, 84, 9, 230, 12, 1, 0, 0, 0, 0, 132, 84, 9, 231, 12, 1, 0, 0, 0, 0, 146, 84,
    9, 232, 12, 1, 0, 0, 0, 0, 161, 84, 9, 233, 12, 1, 0, 0, 0, 0, 176, 84, 2, 234, 12, 1, 0,
    0, 0, 0, 191, 84, 9, 235, 12, 1, 0, 0, 0, 0, 206, 84, 9, 236, 12, 1, 0, 0, 0, 0, 222, 84,
    9, 237, 12, 1, 0, 0, 0, 0, 125, 92, 0, 0, 0, 0, 0, 0, 0, 0, 129, 92, 0, 0, 0, 0, 0,
    0, 0, 0, 198, 92, 3, 8, 7, 3, 0, 0, 0, 0, 78, 94, 2, 238, 12, 1, 0, 0, 0, 0, 213, 92,
    2, 239, 12, 1, 0, 0, 0, 0, 239, 92, 102, 240, 12, 1, 0, 0, 0, 0, 254, 92, 102, 241, 12, 1, 0,
    0, 0, 0, 12, 93, 2, 242, 12, 1, 0, 0, 0, 0, 29, 93, 2, 243, 12, 1, 0, 0, 0, 0, 45, 93,
    102, 244, 12, 1, 0, 0, 0, 0, 64, 93, 103, 245, 12, 1, 0, 0, 0, 0, 90, 93, 3, 11, 7, 3, 0,
    0, 0, 0, 233, 14, 102, 246, 12, 1, 0, 0, 0, 0, 206, 201, 3, 188, 1, 7, 0, 0, 0, 0, 6, 94,
    2, 247, 12, 1, 0, 0, 0, 0, 20, 94, 2, 248, 12, 1, 0, 0, 0, 0, 36, 94, 2, 249, 12, 1, 0,
    0, 0, 0, 49, 94, 2, 250, 12, 1, 0, 0, 0, 0, 64, 94, 2, 251, 12, 1, 0, 0, 0, 0, 26, 94,
    2, 252, 12, 1, 0, 0, 0, 0, 74, 94, 2, 253, 12, 1, 0, 0, 0, 0, 87, 94, 102, 254, 12, 1, 0,
    0, 0, 0, 106, 94, 2, 255, 12, 1, 0, 0, 0, 0, 116, 94, 2, 0, 13, 1, 0, 0, 0, 0, 129, 94,
    102, 1, 13, 1, 0, 0, 0, 0, 254, 93, 3, 2, 13, 1, 0, 0, 0, 0, 160, 30, 0, 0, 0, 0, 0,
    0, 0, 0, 177, 181, 0, 0, 0, 0, 27, 1, 0, 0, 135, 61, 104, 88, 4, 1, 0, 0, 0, 0, 228, 84,
    0, 0, 0, 0, 0, 0, 0, 0, 14, 207, 0, 0, 0, 0, 0, 0, 0, 0, 255, 89, 105, 90, 4, 1, 28,
    4, 0, 0, 84, 101, 106, 3, 13, 1, 0, 0, 0, 0, 17, 28, 9, 234, 9, 2, 9, 1, 1, 1, 97, 101,
    0, 0, 0, 0, 29, 1, 0, 0, 111, 101, 0, 234, 9, 1, 9, 1, 1, 1, 229, 33, 3, 115, 4, 4, 0,
    0, 0, 0, 97, 93, 107, 195, 1, 7, 25, 1, 0, 0, 65, 211, 0, 0, 0, 0, 0, 0, 0, 0, 156, 83,
    0, 0, 0, 0, 0, 0, 0, 0, 125, 103, 0, 0, 0, 0, 0, 0, 0, 0, 137, 103, 0, 0, 0, 0, 0,
    0, 0, 0, 242, 103, 0, 0, 0, 0, 0, 0, 0, 0, 251, 103, 108, 4, 13, 1, 0, 0, 0, 0, 5, 104,
    2, 5, 13, 1, 0, 0, 0, 0, 61, 31, 109, 236, 9, 2, 0, 0, 0, 0, 140, 28, 0, 0, 0, 0, 0,
    0, 0, 0, 129, 105, 110, 6, 13, 1, 0, 0, 0, 0, 46, 35, 111, 238, 9, 2, 0, 0, 0, 0, 160, 85,
    0, 0, 0, 0, 0, 0, 0, 0, 89, 106, 112, 240, 9, 2, 0, 0, 0, 0, 129, 105, 113, 181, 9, 1, 9,
    1, 0, 0, 221, 106, 114, 14, 7, 3, 0, 0, 0, 0, 232, 106, 114, 14, 7, 3, 0, 0, 0, 0, 241, 106,
    115, 14, 7, 1, 0, 0, 0, 0, 3, 107, 2, 7, 13, 1, 0, 0, 0, 0, 21, 107, 2, 8, 13, 1, 0,
    0, 0, 0, 114, 181, 116, 38, 1, 8, 30, 2, 42, 1, 114, 84, 2, 9, 13, 1, 0, 0, 0, 0, 126, 107,
    117, 17, 7, 3, 0, 0, 0, 0, 61, 31, 118, 20, 7, 3, 0, 0, 43, 1, 212, 179, 119, 229, 2, 5, 16,
    1, 43, 1, 18, 180, 71, 202, 1, 7, 0, 0, 43, 1, 63, 146, 120, 242, 9, 2, 0, 0, 43, 1, 255, 89,
    71, 244, 9, 2, 0, 0, 43, 1, 2, 180, 121, 21, 7, 2, 0, 0, 43, 1, 10, 180, 122, 3, 4, 1, 0,
    0, 43, 1, 24, 180, 9, 10, 13, 1, 0, 0, 0, 0, 41, 180, 9, 11, 13, 1, 0, 0, 0, 0, 69, 180,
    3, 246, 9, 2, 0, 0, 0, 0, 114, 180, 3, 248, 9, 2, 0, 0, 0, 0, 140, 180, 9, 12, 13, 1, 0,
    0, 0, 0, 151, 180, 9, 13, 13, 1, 0, 0, 0, 0, 162, 180, 9, 14, 13, 1, 0, 0, 0, 0, 207, 180,
    3, 197, 0, 9, 0, 0, 0, 0, 229, 180, 3, 46, 1, 8, 0, 0, 0, 0, 250, 180, 9, 15, 13, 1, 0,
    0, 0, 0, 14, 181, 9, 16, 13, 1, 0, 0, 0, 0, 136, 143, 9, 17, 13, 1, 0, 0, 0, 0, 233, 14,
    9, 117, 12, 1, 0, 0, 0, 0, 30, 207, 9, 18, 13, 1, 0, 0, 0, 0, 59, 181, 3, 23, 7, 3, 0,
    0, 0, 0, 75, 181, 9, 19, 13, 1, 0, 0, 0, 0, 90, 181, 9, 20, 13, 1, 0, 0, 0, 0, 106, 181,
    9, 21, 13, 1, 0, 0, 0, 0, 110, 181, 9, 22, 13, 1, 0, 0, 0, 0, 123, 181, 9, 23, 13, 1, 0,
    0, 0, 0, 137, 181, 9, 198, 12, 1, 0, 0, 0, 0, 154, 181, 9, 24, 13, 1, 0, 0, 0, 0, 171, 181,
    9, 25, 13, 1, 0, 0, 0, 0, 187, 181, 9, 26, 13, 1, 0, 0, 0, 0, 206, 181, 9, 27, 13, 1, 0,
    0, 0, 0, 223, 181, 9, 28, 13, 1, 0, 0, 0, 0, 236, 181, 9, 29, 13, 1, 0, 0, 0, 0, 251, 181,
    9, 30, 13, 1, 0, 0, 0, 0, 18, 182, 9, 31, 13, 1, 0, 0, 0, 0, 61, 182, 123, 26, 7, 3, 0,
    0, 0, 0, 105, 182, 3, 250, 9, 2, 0, 0, 0, 0, 92, 182, 9, 32, 13, 1, 0, 0, 0, 0, 50, 180,
    9, 33, 13, 1, 0, 0, 0, 0, 124, 182, 9, 34, 13, 1, 0, 0, 0, 0, 137, 182, 9, 35, 13, 1, 0,
    0, 0, 0, 175, 184, 9, 36, 13, 1, 0, 0, 0, 0, 127, 144, 9, 37, 13, 1, 0, 0, 0, 0, 150, 182,
    9, 38, 13, 1, 0, 0, 0, 0, 237, 54, 9, 39, 13, 1, 0, 0, 0, 0, 167, 182, 9, 40, 13, 1, 0,
    0, 0, 0, 127, 183, 3, 54, 1, 8, 0, 0, 0, 0, 139, 208, 9, 41, 13, 1, 0, 0, 0, 0, 143, 183,
    9, 42, 13, 1, 0, 0, 0, 0, 50, 144, 9, 43, 13, 1, 0, 0, 0, 0, 94, 180, 9, 44, 13, 1, 0,
    0, 0, 0, 185, 183, 124, 29, 7, 3, 0, 0, 0, 0, 189, 183, 9, 45, 13, 1, 0, 0, 0, 0, 254, 93,
    9, 46, 13, 1, 0, 0, 0, 0, 121, 187, 0, 0, 0, 0, 0, 0, 0, 0, 65, 211, 125, 47, 13, 1, 0,
    0, 0, 0, 163, 39, 9, 48, 13, 1, 0, 0, 0, 0, 147, 187, 3, 252, 9, 2, 0, 0, 0, 0, 106, 181,
    9, 21, 13, 1, 0, 0, 0, 0, 120, 83, 9, 49, 13, 1, 0, 0, 0, 0, 168, 187, 3, 254, 9, 2, 0,
    0, 0, 0, 181, 187, 9, 50, 13, 1, 0, 0, 0, 0, 190, 187, 3, 252, 9, 1, 0, 0, 0, 0, 200, 187,
    9, 51, 13, 1, 0, 0, 0, 0, 205, 187, 9, 52, 13, 1, 0, 0, 0, 0, 50, 75, 9, 53, 13, 1, 0,
    0, 0, 0, 217, 187, 9, 54, 13, 1, 0, 0, 0, 0, 248, 187, 126, 119, 4, 4, 0, 0, 0, 0, 13, 188,
    3, 0, 10, 2, 0, 0, 0, 0, 15, 31, 0, 0, 0, 0, 31, 1, 0, 0, 168, 191, 0, 0, 0, 0, 27,
    1, 0, 0, 175, 191, 0, 0, 0, 0, 31, 1, 0, 0, 185, 191, 0, 0, 0, 0, 32, 1, 0, 0, 52, 83,
    127, 55, 13, 1, 27, 1, 0, 0, 77, 196, 106, 3, 13, 1, 31, 1, 0, 0, 228, 84, 0, 0, 0, 0, 31,
    1, 0, 0, 210, 191, 128, 56, 13, 1, 0, 0, 0, 0, 27, 9, 0, 0, 0, 0, 33, 1, 0, 0, 243, 43,
    9, 163, 12, 1, 0, 0, 0, 0, 114, 84, 9, 130, 12, 1, 0, 0, 0, 0, 144, 206, 9, 57, 13, 1, 0,
    0, 0, 0, 60, 207, 0, 0, 0, 0, 0, 0, 0, 0, 70, 207, 0, 0, 0, 0, 0, 0, 0, 0, 52, 98,
    129, 2, 10, 2, 0, 0, 0, 0, 178, 62, 130, 88, 4, 1, 0, 0, 0, 0, 78, 207, 131, 4, 10, 2, 0,
    0, 0, 0, 227, 87, 132, 32, 7, 3, 16, 1, 0, 0, 56, 208, 0, 0, 0, 0, 0, 0, 0, 0, 65, 208,
    133, 123, 4, 4, 16, 1, 0, 0, 105, 208, 3, 35, 7, 3, 0, 0, 0, 0, 122, 208, 9, 58, 13, 1, 0,
    0, 0, 0, 133, 208, 2, 59, 13, 1, 0, 0, 0, 0, 85, 83, 3, 13, 2, 6, 34, 1, 0, 0, 45, 208,
    134, 60, 13, 1, 0, 0, 0, 0, 163, 29, 2, 61, 13, 1, 0, 0, 0, 0, 135, 61, 135, 6, 10, 2, 0,
    0, 0, 0, 167, 208, 3, 8, 10, 2, 0, 0, 0, 0, 126, 107, 136, 10, 10, 2, 34, 1, 0, 0, 135, 67,
    9, 62, 13, 1, 0, 0, 0, 0, 50, 180, 9, 33, 13, 1, 0, 0, 0, 0, 36, 83, 9, 63, 13, 1, 0,
    0, 0, 0, 61, 211, 3, 5, 7, 3, 0, 0, 0, 0, 71, 211, 3, 127, 4, 4, 0, 0, 0, 0, 94, 180,
    9, 44, 13, 1, 0, 0, 0, 0, 97, 93, 137, 234, 2, 5, 25, 1, 0, 0, 66, 54, 52, 1, 1, 0, 0,
    72, 54, 6, 0, 0, 0, 1, 41, 61, 58, 1, 0, 0, 2, 161, 98, 16, 0, 1, 0, 0, 20, 55, 61, 1,
    1, 0, 0, 196, 31, 195, 0, 0, 0, 2, 139, 208, 198, 0, 1, 0, 0, 82, 54, 198, 0, 1, 0, 0, 206,
    201, 65, 1, 0, 0, 2, 178, 53, 212, 0, 0, 0, 3, 91, 54, 212, 0, 0, 0, 3, 103, 54, 66, 1, 1,
    0, 0, 118, 193, 66, 1, 1, 0, 0, 116, 54, 66, 1, 1, 0, 0, 126, 54, 66, 1, 1, 0, 0, 117, 31,
    201, 0, 0, 0, 4, 47, 57, 26, 0, 1, 0, 0, 82, 59, 77, 1, 1, 0, 0, 248, 57, 78, 1, 1, 0,
    0, 175, 193, 79, 1, 1, 0, 0, 64, 57, 80, 1, 1, 0, 0, 26, 58, 81, 1, 1, 0, 0, 232, 57, 82,
    1, 1, 0, 0, 67, 58, 83, 1, 1, 0, 0, 36, 58, 84, 1, 1, 0, 0, 1, 59, 85, 1, 1, 0, 0,
    77, 57, 26, 0, 1, 0, 0, 90, 57, 26, 0, 1, 0, 0, 103, 57, 86, 1, 1, 0, 0, 112, 57, 86, 1,
    1, 0, 0, 119, 57, 87, 1, 0, 0, 4, 186, 22, 70, 0, 0, 0, 0, 168, 23, 71, 0, 0, 0, 0, 192,
    23, 35, 0, 2, 0, 0, 213, 23, 35, 0, 2, 0, 0, 236, 23, 35, 0, 2, 0, 0, 1, 24, 67, 0, 1,
    0, 0, 16, 24, 18, 0, 1, 0, 0, 30, 24, 68, 0, 1, 0, 0, 41, 24, 68, 0, 1, 0, 0, 54, 24,
    48, 0, 1, 0, 0, 77, 24, 35, 0, 2, 0, 0, 100, 24, 35, 0, 1, 0, 0, 117, 24, 68, 0, 1, 0,
    0, 131, 24, 35, 0, 1, 0, 0, 66, 54, 52, 1, 1, 0, 0, 72, 54, 6, 0, 0, 0, 1, 246, 28, 52,
    1, 1, 0, 0, 126, 56, 70, 1, 1, 0, 0, 139, 208, 198, 0, 1, 0, 0, 161, 98, 16, 0, 1, 0, 0,
    45, 55, 16, 0, 1, 0, 0, 20, 55, 61, 1, 1, 0, 0, 196, 31, 195, 0, 0, 0, 2, 138, 56, 195, 0,
    0, 0, 2, 148, 56, 71, 1, 0, 0, 2, 228, 84, 72, 1, 1, 0, 0, 164, 56, 201, 0, 0, 0, 4, 178,
    56, 201, 0, 0, 0, 4, 186, 22, 66, 0, 0, 0, 0, 192, 23, 35, 0, 2, 0, 0, 213, 23, 35, 0, 2,
    0, 0, 236, 23, 35, 0, 2, 0, 0, 1, 24, 67, 0, 1, 0, 0, 16, 24, 18, 0, 1, 0, 0, 30, 24,
    68, 0, 1, 0, 0, 41, 24, 68, 0, 1, 0, 0, 54, 24, 48, 0, 1, 0, 0, 77, 24, 35, 0, 2, 0,
    0, 100, 24, 35, 0, 1, 0, 0, 117, 24, 68, 0, 1, 0, 0, 131, 24, 35, 0, 1, 0, 0, 128, 38, 253,
    0, 2, 0, 0, 209, 39, 7, 1, 0, 0, 0, 219, 39, 7, 1, 0, 0, 0, 229, 39, 7, 1, 0, 0, 0,
    239, 39, 7, 1, 0, 0, 0, 250, 39, 7, 1, 0, 0, 0, 5, 40, 7, 1, 0, 0, 0, 16, 40, 7, 1,
    1, 0, 0, 29, 40, 7, 1, 1, 0, 0, 42, 40, 7, 1, 1, 0, 0, 55, 40, 68, 0, 1, 0, 0, 79,
    40, 0, 0, 2, 0, 0, 94, 40, 0, 0, 1, 0, 0, 88, 95, 0, 0, 2, 0, 0, 102, 95, 0, 0, 2,
    0, 0, 189, 96, 20, 0, 2, 0, 0, 140, 12, 216, 0, 1, 0, 0, 228, 97, 20, 0, 2, 0, 0, 249, 97,
    0, 0, 2, 0, 0, 182, 94, 18, 0, 1, 0, 0, 8, 98, 20, 0, 2, 0, 0, 26, 98, 20, 0, 2, 0,
    0, 217, 94, 20, 0, 2, 0, 0, 198, 97, 0, 0, 2, 0, 0, 45, 98, 216, 0, 1, 0, 0, 128, 15, 24,
    0, 2, 0, 0, 253, 15, 24, 0, 2, 0, 0, 225, 16, 24, 0, 2, 0, 0, 234, 16, 24, 0, 2, 0, 0,
    245, 16, 24, 0, 2, 0, 0, 107, 15, 18, 0, 1, 0, 0, 2, 17, 18, 0, 1, 0, 0, 11, 17, 22, 0,
    2, 0, 0, 34, 17, 22, 0, 2, 0, 0, 29, 17, 22, 0, 2, 0, 0, 10, 16, 22, 0, 2, 0, 0, 201,
    15, 24, 0, 2, 0, 0, 212, 15, 24, 0, 2, 0, 0, 148, 17, 24, 0, 2, 0, 0, 153, 17, 24, 0, 2,
    0, 0, 166, 17, 24, 0, 2, 0, 0, 184, 17, 24, 0, 2, 0, 0, 199, 17, 24, 0, 2, 0, 0, 212, 17,
    22, 0, 2, 0, 0, 34, 17, 22, 0, 2, 0, 0, 29, 17, 22, 0, 2, 0, 0, 11, 17, 0, 0, 2, 0,
    0, 128, 38, 253, 0, 2, 0, 0, 209, 39, 35, 0, 0, 0, 0, 219, 39, 35, 0, 0, 0, 0, 229, 39, 35,
    0, 0, 0, 0, 239, 39, 35, 0, 0, 0, 0, 250, 39, 35, 0, 0, 0, 0, 5, 40, 35, 0, 0, 0, 0,
    16, 40, 35, 0, 1, 0, 0, 29, 40, 35, 0, 1, 0, 0, 42, 40, 35, 0, 1, 0, 0, 55, 40, 68, 0,
    1, 0, 0, 110, 86, 149, 0, 2, 0, 0, 119, 86, 149, 0, 2, 0, 0, 128, 86, 149, 0, 2, 0, 0, 214,
    75, 68, 0, 0, 0, 0, 238, 75, 68, 0, 0, 0, 0, 137, 86, 68, 0, 0, 0, 0, 148, 86, 190, 1, 0,
    0, 0, 156, 86, 190, 1, 0, 0, 0, 166, 86, 68, 0, 0, 0, 0, 177, 86, 190, 1, 0, 0, 0, 185, 86,
    190, 1, 0, 0, 0, 88, 95, 0, 0, 2, 0, 0, 102, 95, 0, 0, 2, 0, 0, 173, 65, 18, 0, 1, 0,
    0, 50, 99, 24, 0, 1, 0, 0, 182, 94, 18, 0, 1, 0, 0, 8, 98, 20, 0, 2, 0, 0, 60, 99, 24,
    0, 1, 0, 0, 104, 82, 216, 0, 1, 0, 0, 198, 97, 0, 0, 2, 0, 0, 250, 98, 20, 0, 2, 0, 0,
    229, 181, 92, 1, 0, 0, 0, 0, 60, 212, 0, 0, 0, 0, 12, 60, 212, 0, 0, 0, 0, 22, 60, 212, 0,
    0, 0, 0, 41, 60, 212, 0, 0, 0, 0, 60, 60, 212, 0, 0, 0, 0, 71, 60, 212, 0, 0, 0, 0, 85,
    60, 212, 0, 1, 0, 0, 104, 60, 93, 1, 1, 0, 0, 126, 60, 94, 1, 0, 0, 0, 128, 38, 253, 0, 2,
    0, 0, 250, 38, 35, 0, 0, 0, 0, 0, 39, 35, 0, 0, 0, 0, 6, 39, 35, 0, 0, 0, 0, 11, 39,
    35, 0, 0, 0, 0, 22, 39, 35, 0, 0, 0, 0, 33, 39, 48, 0, 0, 0, 0, 41, 39, 48, 0, 0, 0,
    0, 232, 191, 48, 0, 0, 0, 0, 110, 86, 149, 0, 2, 0, 0, 119, 86, 149, 0, 2, 0, 0, 128, 86, 149,
    0, 2, 0, 0, 137, 86, 68, 0, 0, 0, 0, 148, 86, 190, 1, 0, 0, 0, 156, 86, 190, 1, 0, 0, 0,
    166, 86, 68, 0, 0, 0, 0, 177, 86, 190, 1, 0, 0, 0, 185, 86, 190, 1, 0, 0, 0, 88, 95, 0, 0,
    2, 0, 0, 102, 95, 0, 0, 2, 0, 0, 189, 96, 20, 0, 2, 0, 0, 173, 65, 18, 0, 1, 0, 0, 182,
    94, 18, 0, 1, 0, 0, 8, 98, 20, 0, 2, 0, 0, 104, 82, 216, 0, 1, 0, 0, 198, 97, 0, 0, 2,
    0, 0, 215, 98, 20, 0, 1, 0, 0, 139, 208, 198, 0, 1, 0, 0, 161, 98, 16, 0, 1, 0, 0, 45, 55,
    16, 0, 1, 0, 0, 20, 55, 61, 1, 0, 0, 0, 196, 31, 195, 0, 0, 0, 0, 228, 84, 198, 0, 0, 0,
    0, 57, 55, 6, 0, 0, 0, 1, 71, 55, 6, 0, 0, 0, 1, 91, 54, 195, 0, 0, 0, 2, 185, 180, 195,
    0, 0, 0, 0, 192, 180, 195, 0, 0, 0, 0, 167, 39, 195, 0, 0, 0, 0, 226, 84, 53, 0, 0, 0, 0,
    237, 85, 53, 0, 0, 0, 0, 52, 188, 53, 0, 0, 0, 0, 133, 200, 53, 0, 0, 0, 0, 199, 180, 6, 0,
    0, 0, 0, 139, 208, 232, 2, 0, 0, 0, 128, 15, 24, 0, 2, 0, 0, 253, 15, 24, 0, 2, 0, 0, 107,
    15, 18, 0, 1, 0, 0, 2, 17, 18, 0, 1, 0, 0, 11, 17, 22, 0, 2, 0, 0, 34, 17, 22, 0, 2,
    0, 0, 29, 17, 22, 0, 2, 0, 0, 10, 16, 22, 0, 2, 0, 0, 138, 85, 255, 1, 0, 0, 0, 178, 85,
    143, 1, 0, 0, 0, 198, 40, 68, 0, 2, 0, 0, 173, 85, 245, 1, 0, 0, 0, 192, 85, 190, 1, 2, 0,
    0, 44, 76, 190, 1, 1, 0, 0, 152, 85, 64, 0, 1, 0, 0, 185, 41, 18, 0, 1, 0, 0, 106, 76, 42,
    2, 0, 0, 0, 190, 75, 49, 2, 0, 0, 0, 198, 75, 64, 0, 0, 0, 0, 255, 87, 68, 0, 0, 0, 0,
    5, 88, 18, 0, 0, 0, 0, 214, 75, 42, 2, 0, 0, 0, 18, 88, 64, 0, 1, 0, 0, 30, 88, 50, 2,
    1, 0, 0, 106, 76, 42, 2, 0, 0, 0, 190, 75, 49, 2, 0, 0, 0, 198, 75, 64, 0, 0, 0, 0, 255,
    87, 68, 0, 0, 0, 0, 5, 88, 18, 0, 0, 0, 0, 214, 75, 42, 2, 0, 0, 0, 224, 25, 42, 2, 0,
    0, 0, 231, 25, 42, 2, 0, 0, 0, 88, 95, 0, 0, 2, 0, 0, 102, 95, 0, 0, 2, 0, 0, 182, 94,
    18, 0, 1, 0, 0, 106, 99, 216, 0, 1, 0, 0, 122, 99, 216, 0, 1, 0, 0, 198, 97, 0, 0, 2, 0,
    0, 250, 98, 20, 0, 2, 0, 0, 45, 98, 216, 0, 1, 0, 0, 107, 197, 111, 3, 0, 0, 0, 113, 197, 111,
    3, 0, 0, 0, 126, 197, 111, 3, 0, 0, 0, 141, 197, 111, 3, 0, 0, 0, 153, 197, 111, 3, 0, 0, 0,
    223, 179, 111, 3, 0, 0, 0, 228, 23, 111, 3, 0, 0, 0, 67, 44, 111, 3, 0, 0, 0, 246, 28, 52, 1,
    0, 0, 0, 224, 53, 62, 1, 0, 0, 0, 20, 55, 61, 1, 0, 0, 0, 239, 53, 16, 0, 1, 0, 0, 248,
    53, 6, 0, 0, 0, 0, 4, 54, 63, 1, 0, 0, 0, 17, 54, 64, 1, 0, 0, 3, 31, 54, 16, 0, 1,
    0, 0, 41, 61, 58, 1, 0, 0, 2, 161, 98, 16, 0, 1, 0, 0, 82, 54, 198, 0, 1, 0, 0, 178, 53,
    212, 0, 0, 0, 3, 91, 54, 195, 0, 0, 0, 2, 155, 54, 212, 0, 0, 0, 3, 168, 54, 195, 0, 1, 0,
    0, 186, 54, 198, 0, 1, 0, 0, 139, 208, 198, 0, 0, 0, 0, 161, 98, 16, 0, 1, 0, 0, 20, 55, 61,
    1, 1, 0, 0, 196, 31, 195, 0, 0, 0, 2, 186, 32, 195, 0, 0, 0, 2, 91, 54, 195, 0, 0, 0, 2,
    228, 84, 198, 0, 1, 0, 0, 206, 201, 65, 1, 0, 0, 2, 20, 55, 61, 1, 1, 0, 0, 139, 208, 198, 0,
    1, 0, 0, 161, 98, 16, 0, 1, 0, 0, 229, 55, 16, 0, 1, 0, 0, 242, 55, 16, 0, 1, 0, 0, 254,
    55, 16, 0, 1, 0, 0, 196, 31, 195, 0, 0, 0, 2, 7, 56, 6, 0, 0, 0, 1, 41, 61, 58, 1, 0,
    0, 2, 161, 98, 16, 0, 0, 0, 0, 178, 53, 212, 0, 0, 0, 3, 91, 54, 195, 0, 0, 0, 2, 64, 56,
    198, 0, 1, 0, 0, 77, 56, 66, 1, 1, 0, 0, 93, 56, 66, 1, 1, 0, 0, 114, 181, 59, 1, 0, 0,
    2, 47, 107, 195, 2, 0, 0, 0, 56, 107, 200, 0, 0, 0, 0, 65, 107, 200, 0, 0, 0, 0, 74, 107, 195,
    0, 0, 0, 0, 83, 107, 195, 0, 0, 0, 0, 92, 107, 198, 0, 0, 0, 0, 104, 107, 198, 0, 0, 0, 0,
    116, 107, 196, 2, 0, 0, 0, 185, 180, 203, 1, 0, 0, 0, 192, 180, 203, 1, 0, 0, 0, 167, 39, 203, 1,
    0, 0, 0, 226, 84, 53, 0, 0, 0, 0, 237, 85, 53, 0, 0, 0, 0, 52, 188, 53, 0, 0, 0, 0, 133,
    200, 53, 0, 0, 0, 0, 139, 208, 232, 2, 0, 0, 0, 188, 182, 203, 1, 0, 0, 5, 219, 182, 203, 1, 0,
    0, 6, 253, 182, 220, 0, 0, 0, 7, 28, 183, 203, 1, 0, 0, 8, 24, 183, 203, 1, 1, 0, 0, 42, 183,
    203, 1, 1, 0, 0, 60, 183, 220, 0, 1, 0, 0, 94, 183, 220, 0, 1, 0, 0, 128, 38, 253, 0, 2, 0,
    0, 71, 66, 35, 0, 0, 0, 0, 1, 39, 35, 0, 0, 0, 0, 7, 39, 35, 0, 0, 0, 0, 56, 39, 48,
    0, 0, 0, 0, 64, 39, 48, 0, 0, 0, 0, 232, 191, 48, 0, 0, 0, 0, 128, 38, 253, 0, 2, 0, 0,
    71, 66, 35, 0, 0, 0, 0, 1, 39, 35, 0, 0, 0, 0, 7, 39, 35, 0, 0, 0, 0, 77, 39, 48, 0,
    0, 0, 0, 56, 39, 48, 0, 0, 0, 0, 232, 191, 48, 0, 0, 0, 0, 128, 38, 253, 0, 2, 0, 0, 71,
    66, 35, 0, 0, 0, 0, 1, 39, 35, 0, 0, 0, 0, 7, 39, 35, 0, 0, 0, 0, 84, 39, 48, 0, 0,
    0, 0, 64, 39, 48, 0, 0, 0, 0, 232, 191, 48, 0, 0, 0, 0, 128, 38, 253, 0, 2, 0, 0, 63, 61,
    14, 1, 0, 0, 0, 233, 40, 1, 1, 0, 0, 0, 240, 40, 1, 1, 0, 0, 0, 148, 40, 1, 1, 0, 0,
    0, 179, 40, 35, 0, 0, 0, 0, 35, 21, 48, 0, 0, 0, 0, 192, 101, 48, 0, 0, 0, 0, 168, 74, 183,
    1, 0, 0, 0, 24, 76, 189, 1, 0, 0, 0, 198, 40, 35, 0, 2, 0, 0, 128, 75, 35, 0, 0, 0, 0,
    44, 76, 190, 1, 1, 0, 0, 185, 41, 18, 0, 1, 0, 0, 106, 76, 42, 2, 0, 0, 0, 190, 75, 49, 2,
    0, 0, 0, 198, 75, 64, 0, 0, 0, 0, 255, 87, 68, 0, 0, 0, 0, 5, 88, 18, 0, 0, 0, 0, 18,
    88, 64, 0, 1, 0, 0, 30, 88, 50, 2, 1, 0, 0, 106, 76, 42, 2, 0, 0, 0, 190, 75, 49, 2, 0,
    0, 0, 198, 75, 64, 0, 0, 0, 0, 255, 87, 68, 0, 0, 0, 0, 5, 88, 18, 0, 0, 0, 0, 224, 25,
    42, 2, 0, 0, 0, 231, 25, 42, 2, 0, 0, 0, 106, 76, 42, 2, 0, 0, 0, 190, 75, 49, 2, 0, 0,
    0, 198, 75, 64, 0, 0, 0, 0, 255, 87, 68, 0, 0, 0, 0, 5, 88, 18, 0, 0, 0, 0, 214, 75, 42,
    2, 0, 0, 0, 87, 88, 64, 0, 1, 0, 0, 91, 97, 20, 0, 2, 0, 0, 182, 94, 18, 0, 1, 0, 0,
    104, 97, 0, 0, 2, 0, 0, 116, 97, 68, 0, 2, 0, 0, 133, 97, 20, 0, 2, 0, 0, 198, 97, 0, 0,
    2, 0, 0, 250, 98, 20, 0, 2, 0, 0, 88, 95, 0, 0, 2, 0, 0, 102, 95, 0, 0, 2, 0, 0, 104,
    97, 0, 0, 2, 0, 0, 116, 97, 68, 0, 2, 0, 0, 198, 97, 0, 0, 2, 0, 0, 250, 98, 20, 0, 2,
    0, 0, 184, 99, 0, 0, 1, 0, 0, 15, 21, 153, 2, 0, 0, 0, 136, 101, 245, 1, 0, 0, 0, 156, 83,
    68, 0, 0, 0, 0, 55, 102, 68, 0, 0, 0, 0, 41, 102, 68, 0, 0, 0, 0, 191, 106, 68, 0, 0, 0,
    0, 2, 102, 68, 0, 0, 0, 0, 97, 93, 121, 3, 0, 0, 0, 109, 205, 130, 3, 2, 0, 0, 132, 205, 130,
    3, 2, 0, 0, 153, 205, 130, 3, 2, 0, 0, 176, 205, 130, 3, 2, 0, 0, 200, 205, 130, 3, 2, 0, 0,
    222, 205, 130, 3, 2, 0, 0, 255, 89, 151, 0, 0, 0, 0, 91, 211, 68, 0, 0, 0, 0, 102, 211, 68, 0,
    0, 0, 0, 114, 211, 68, 0, 0, 0, 0, 199, 36, 68, 0, 0, 0, 0, 91, 85, 68, 0, 0, 0, 0, 189,
    211, 210, 3, 0, 0, 0, 41, 61, 58, 1, 0, 0, 2, 139, 208, 198, 0, 0, 0, 0, 142, 55, 198, 0, 0,
    0, 0, 20, 55, 61, 1, 1, 0, 0, 196, 31, 195, 0, 0, 0, 2, 161, 98, 16, 0, 1, 0, 0, 117, 31,
    201, 0, 0, 0, 4, 152, 57, 26, 0, 1, 0, 0, 59, 185, 89, 1, 1, 0, 0, 76, 58, 26, 0, 1, 0,
    0, 91, 58, 26, 0, 1, 0, 0, 96, 58, 88, 1, 1, 0, 0, 113, 58, 88, 1, 1, 0, 0, 215, 57, 88,
    1, 1, 0, 0, 152, 57, 26, 0, 1, 0, 0, 59, 185, 89, 1, 1, 0, 0, 143, 58, 88, 1, 1, 0, 0,
    157, 58, 88, 1, 1, 0, 0, 171, 58, 88, 1, 1, 0, 0, 194, 58, 88, 1, 1, 0, 0, 215, 57, 88, 1,
    1, 0, 0, 152, 57, 26, 0, 1, 0, 0, 10, 59, 26, 0, 1, 0, 0, 26, 59, 26, 0, 1, 0, 0, 148,
    211, 89, 1, 1, 0, 0, 41, 59, 88, 1, 1, 0, 0, 60, 59, 88, 1, 1, 0, 0, 215, 57, 88, 1, 1,
    0, 0, 16, 70, 203, 1, 0, 0, 9, 43, 186, 17, 0, 0, 0, 10, 228, 60, 17, 0, 0, 0, 11, 240, 60,
    17, 0, 0, 0, 12, 206, 201, 241, 0, 1, 0, 0, 201, 12, 220, 0, 1, 0, 0, 184, 83, 6, 0, 0, 0,
    13, 104, 93, 195, 0, 0, 0, 2, 115, 93, 6, 0, 0, 0, 1, 145, 93, 6, 0, 0, 0, 1, 177, 93, 6,
    0, 0, 0, 1, 200, 93, 6, 0, 0, 0, 1, 229, 93, 6, 0, 0, 0, 1, 240, 93, 195, 0, 0, 0, 14,
    16, 70, 203, 1, 0, 0, 9, 43, 186, 17, 0, 0, 0, 15, 228, 60, 17, 0, 0, 0, 16, 240, 60, 17, 0,
    0, 0, 12, 75, 182, 17, 0, 0, 0, 17, 206, 201, 241, 0, 1, 0, 0, 201, 12, 220, 0, 1, 0, 0, 204,
    179, 53, 0, 0, 0, 0, 30, 207, 217, 2, 0, 0, 0, 223, 179, 218, 2, 0, 0, 0, 229, 179, 219, 2, 0,
    0, 0, 237, 179, 220, 2, 0, 0, 0, 246, 179, 221, 2, 0, 0, 0, 229, 181, 222, 2, 0, 0, 0, 128, 38,
    253, 0, 2, 0, 0, 71, 66, 35, 0, 0, 0, 0, 1, 39, 35, 0, 0, 0, 0, 7, 39, 35, 0, 0, 0,
    0, 72, 39, 48, 0, 0, 0, 0, 232, 191, 48, 0, 0, 0, 0, 138, 85, 255, 1, 0, 0, 0, 145, 85, 254,
    1, 0, 0, 0, 173, 85, 245, 1, 0, 0, 0, 156, 83, 68, 0, 0, 0, 0, 44, 76, 190, 1, 1, 0, 0,
    152, 85, 64, 0, 1, 0, 0, 106, 76, 42, 2, 0, 0, 0, 190, 75, 49, 2, 0, 0, 0, 198, 75, 64, 0,
    0, 0, 0, 255, 87, 68, 0, 0, 0, 0, 5, 88, 18, 0, 0, 0, 0, 87, 88, 64, 0, 1, 0, 0, 116,
    88, 68, 0, 0, 0, 0, 126, 88, 68, 0, 0, 0, 0, 143, 88, 68, 0, 0, 0, 0, 159, 88, 146, 1, 0,
    0, 0, 170, 88, 18, 0, 0, 0, 0, 185, 88, 146, 1, 0, 0, 0, 245, 94, 232, 0, 0, 0, 0, 1, 95,
    31, 0, 0, 0, 0, 19, 95, 31, 0, 0, 0, 0, 35, 95, 31, 0, 0, 0, 0, 57, 95, 31, 0, 0, 0,
    0, 71, 95, 232, 0, 0, 0, 0, 88, 95, 0, 0, 2, 0, 0, 102, 95, 0, 0, 2, 0, 0, 182, 94, 18,
    0, 1, 0, 0, 223, 203, 24, 0, 1, 0, 0, 198, 97, 0, 0, 2, 0, 0, 250, 98, 20, 0, 2, 0, 0,
    214, 207, 149, 0, 0, 0, 0, 119, 25, 149, 0, 0, 0, 0, 15, 21, 149, 0, 0, 0, 0, 191, 106, 68, 0,
    0, 0, 0, 41, 102, 68, 0, 0, 0, 0, 2, 102, 68, 0, 0, 0, 0, 214, 207, 149, 0, 0, 0, 0, 119,
    25, 149, 0, 0, 0, 0, 15, 21, 153, 2, 0, 0, 0, 191, 106, 68, 0, 0, 0, 0, 41, 102, 68, 0, 0,
    0, 0, 2, 102, 68, 0, 0, 0, 0, 232, 191, 203, 2, 0, 0, 0, 221, 107, 204, 2, 0, 0, 0, 133, 201,
    205, 2, 0, 0, 0, 59, 185, 35, 0, 0, 0, 0, 251, 30, 199, 2, 0, 0, 0, 228, 107, 35, 0, 2, 0,
    0, 92, 59, 90, 1, 0, 0, 0, 98, 59, 90, 1, 0, 0, 0, 105, 59, 90, 1, 0, 0, 0, 121, 59, 90,
    1, 0, 0, 0, 130, 59, 90, 1, 0, 0, 0, 141, 59, 90, 1, 0, 0, 0, 48, 206, 28, 0, 1, 0, 0,
    65, 206, 28, 0, 1, 0, 0, 80, 206, 28, 0, 1, 0, 0, 145, 208, 28, 0, 1, 0, 0, 157, 208, 28, 0,
    1, 0, 0, 30, 83, 28, 0, 1, 0, 0, 201, 15, 24, 0, 1, 0, 0, 212, 15, 24, 0, 1, 0, 0, 223,
    15, 24, 0, 1, 0, 0, 202, 106, 24, 0, 1, 0, 0, 230, 15, 24, 0, 1, 0, 0, 107, 15, 18, 0, 1,
    0, 0, 108, 16, 24, 0, 1, 0, 0, 121, 16, 24, 0, 1, 0, 0, 253, 15, 24, 0, 2, 0, 0, 10, 16,
    22, 0, 2, 0, 0, 214, 207, 0, 0, 0, 0, 0, 119, 25, 0, 0, 0, 0, 0, 235, 30, 48, 0, 0, 0,
    0, 168, 23, 68, 0, 2, 0, 0, 123, 25, 68, 0, 1, 0, 0, 219, 24, 94, 0, 0, 0, 0, 227, 24, 94,
    0, 0, 0, 0, 235, 24, 95, 0, 0, 0, 0, 186, 25, 96, 0, 0, 0, 0, 194, 25, 96, 0, 0, 0, 0,
    219, 24, 98, 0, 0, 0, 0, 227, 24, 98, 0, 0, 0, 0, 235, 24, 99, 0, 0, 0, 0, 224, 25, 100, 0,
    0, 0, 0, 231, 25, 100, 0, 0, 0, 0, 87, 26, 147, 0, 0, 0, 0, 91, 26, 52, 0, 0, 0, 0, 252,
    27, 52, 0, 1, 0, 0, 4, 28, 52, 0, 1, 0, 0, 167, 9, 52, 0, 1, 0, 0, 186, 22, 48, 0, 0,
    0, 0, 86, 86, 150, 0, 0, 0, 0, 62, 66, 144, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 235, 27,
    35, 0, 0, 0, 0, 87, 26, 145, 0, 0, 0, 0, 91, 26, 145, 0, 0, 0, 0, 252, 27, 150, 0, 1, 0,
    0, 4, 28, 150, 0, 1, 0, 0, 167, 9, 144, 0, 1, 0, 0, 87, 26, 155, 0, 0, 0, 0, 91, 26, 52,
    0, 0, 0, 0, 252, 27, 52, 0, 1, 0, 0, 4, 28, 52, 0, 1, 0, 0, 167, 9, 52, 0, 1, 0, 0,
    87, 26, 157, 0, 0, 0, 0, 91, 26, 52, 0, 0, 0, 0, 252, 27, 52, 0, 1, 0, 0, 4, 28, 52, 0,
    1, 0, 0, 167, 9, 52, 0, 1, 0, 0, 62, 66, 144, 0, 0, 0, 0, 235, 27, 35, 0, 0, 0, 0, 86,
    86, 150, 0, 0, 0, 0, 186, 22, 48, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 128, 38, 253, 0, 2,
    0, 0, 134, 40, 3, 1, 0, 0, 0, 141, 40, 3, 1, 0, 0, 0, 148, 40, 1, 1, 0, 0, 0, 35, 21,
    48, 0, 0, 0, 0, 128, 38, 253, 0, 2, 0, 0, 50, 39, 1, 1, 0, 0, 0, 188, 40, 48, 0, 0, 0,
    0, 198, 40, 48, 0, 0, 0, 0, 232, 191, 48, 0, 0, 0, 0, 128, 38, 253, 0, 2, 0, 0, 233, 40, 1,
    1, 0, 0, 0, 141, 40, 3, 1, 0, 0, 0, 3, 41, 3, 1, 0, 0, 0, 72, 202, 48, 0, 2, 0, 0,
    128, 38, 253, 0, 2, 0, 0, 233, 40, 1, 1, 0, 0, 0, 20, 41, 3, 1, 0, 0, 0, 24, 41, 3, 1,
    0, 0, 0, 35, 21, 48, 0, 0, 0, 0, 196, 211, 117, 1, 0, 0, 0, 255, 89, 151, 0, 0, 0, 0, 202,
    106, 221, 0, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0, 255, 89, 151, 0, 0,
    0, 0, 167, 53, 151, 0, 0, 0, 0, 120, 65, 151, 0, 0, 0, 0, 196, 31, 68, 0, 0, 0, 0, 117, 208,
    151, 0, 0, 0, 0, 196, 211, 151, 0, 0, 0, 0, 167, 53, 151, 0, 0, 0, 0, 120, 65, 151, 0, 0, 0,
    0, 196, 31, 68, 0, 0, 0, 0, 117, 208, 151, 0, 0, 0, 0, 179, 66, 150, 1, 0, 0, 0, 183, 66, 150,
    1, 0, 0, 0, 187, 66, 150, 1, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0,
    192, 101, 48, 0, 0, 0, 0, 137, 23, 35, 0, 2, 0, 0, 214, 207, 48, 0, 0, 0, 0, 126, 23, 35, 0,
    2, 0, 0, 64, 75, 35, 0, 1, 0, 0, 138, 85, 254, 1, 0, 0, 0, 145, 85, 245, 1, 0, 0, 0, 156,
    83, 68, 0, 0, 0, 0, 152, 85, 64, 0, 1, 0, 0, 164, 85, 190, 1, 1, 0, 0, 178, 85, 143, 1, 0,
    0, 0, 145, 85, 245, 1, 0, 0, 0, 198, 40, 68, 0, 2, 0, 0, 152, 85, 64, 0, 1, 0, 0, 185, 41,
    18, 0, 1, 0, 0, 24, 96, 24, 0, 1, 0, 0, 222, 38, 24, 0, 1, 0, 0, 223, 15, 24, 0, 1, 0,
    0, 202, 106, 24, 0, 1, 0, 0, 36, 96, 24, 0, 1, 0, 0, 140, 12, 216, 0, 1, 0, 0, 182, 94, 18,
    0, 1, 0, 0, 217, 94, 20, 0, 2, 0, 0, 166, 98, 20, 0, 2, 0, 0, 187, 98, 20, 0, 2, 0, 0,
    49, 102, 149, 0, 0, 0, 0, 15, 21, 149, 0, 0, 0, 0, 191, 106, 149, 0, 0, 0, 0, 41, 102, 149, 0,
    0, 0, 0, 2, 102, 149, 0, 0, 0, 0, 49, 102, 149, 0, 0, 0, 0, 15, 21, 153, 2, 0, 0, 0, 191,
    106, 68, 0, 0, 0, 0, 41, 102, 68, 0, 0, 0, 0, 2, 102, 68, 0, 0, 0, 0, 39, 209, 147, 1, 0,
    0, 0, 118, 74, 147, 1, 0, 0, 0, 43, 210, 157, 2, 0, 0, 0, 224, 25, 68, 0, 0, 0, 0, 231, 25,
    68, 0, 0, 0, 0, 39, 209, 147, 1, 0, 0, 0, 118, 74, 147, 1, 0, 0, 0, 43, 210, 157, 2, 0, 0,
    0, 224, 25, 64, 0, 0, 0, 0, 231, 25, 64, 0, 0, 0, 0, 82, 89, 37, 1, 0, 0, 0, 235, 29, 37,
    1, 0, 0, 0, 143, 68, 35, 0, 2, 0, 0, 67, 204, 35, 0, 2, 0, 0, 228, 23, 35, 0, 2, 0, 0,
    176, 29, 81, 3, 0, 0, 0, 210, 105, 81, 3, 0, 0, 0, 168, 188, 92, 3, 0, 0, 0, 128, 187, 82, 3,
    0, 0, 0, 137, 187, 82, 3, 0, 0, 0, 176, 29, 93, 3, 0, 0, 0, 210, 105, 93, 3, 0, 0, 0, 168,
    188, 92, 3, 0, 0, 0, 128, 187, 82, 3, 0, 0, 0, 137, 187, 82, 3, 0, 0, 0, 176, 29, 74, 3, 0,
    0, 0, 39, 188, 104, 3, 0, 0, 0, 156, 68, 105, 3, 0, 0, 0, 128, 187, 82, 3, 0, 0, 0, 3, 188,
    82, 3, 0, 0, 0, 97, 93, 110, 3, 0, 0, 0, 223, 203, 130, 3, 2, 0, 0, 21, 199, 130, 3, 2, 0,
    0, 179, 203, 130, 3, 1, 0, 0, 198, 203, 130, 3, 1, 0, 0, 186, 22, 153, 3, 0, 0, 0, 143, 68, 35,
    0, 2, 0, 0, 168, 23, 154, 3, 0, 0, 0, 86, 86, 155, 3, 0, 0, 0, 34, 66, 52, 0, 0, 0, 0,
    186, 22, 153, 3, 0, 0, 0, 143, 68, 35, 0, 2, 0, 0, 168, 23, 154, 3, 0, 0, 0, 86, 86, 155, 3,
    0, 0, 0, 107, 28, 52, 0, 0, 0, 0, 214, 207, 179, 3, 0, 0, 0, 216, 186, 68, 0, 0, 0, 0, 39,
    209, 179, 3, 0, 0, 0, 120, 206, 180, 3, 0, 0, 0, 11, 76, 68, 0, 0, 0, 0, 214, 207, 179, 3, 0,
    0, 0, 39, 209, 179, 3, 0, 0, 0, 118, 74, 179, 3, 0, 0, 0, 216, 186, 180, 3, 0, 0, 0, 11, 76,
    68, 0, 0, 0, 0, 159, 31, 16, 0, 0, 0, 0, 168, 31, 195, 0, 0, 0, 0, 179, 31, 195, 0, 0, 0,
    0, 192, 31, 195, 0, 0, 0, 0, 201, 31, 195, 0, 0, 0, 0, 97, 93, 198, 0, 0, 0, 0, 229, 181, 246,
    0, 0, 0, 18, 39, 38, 16, 0, 0, 0, 0, 255, 37, 241, 0, 1, 0, 0, 37, 10, 247, 0, 1, 0, 0,
    139, 208, 198, 0, 0, 0, 0, 203, 53, 60, 1, 1, 0, 0, 161, 98, 16, 0, 0, 0, 0, 20, 55, 61, 1,
    1, 0, 0, 196, 31, 195, 0, 0, 0, 2, 152, 57, 26, 0, 1, 0, 0, 160, 57, 88, 1, 1, 0, 0, 179,
    57, 88, 1, 1, 0, 0, 198, 57, 88, 1, 1, 0, 0, 215, 57, 88, 1, 1, 0, 0, 251, 30, 48, 0, 0,
    0, 0, 207, 74, 176, 1, 0, 0, 0, 215, 74, 177, 1, 0, 0, 0, 223, 74, 178, 1, 0, 0, 0, 248, 57,
    179, 1, 0, 0, 0, 71, 66, 195, 0, 0, 0, 0, 80, 66, 195, 0, 0, 0, 0, 204, 179, 53, 0, 0, 0,
    0, 139, 208, 215, 2, 0, 0, 0, 254, 179, 216, 2, 0, 0, 0, 16, 70, 203, 1, 0, 0, 9, 43, 186, 17,
    0, 0, 0, 19, 228, 60, 17, 0, 0, 0, 20, 206, 201, 241, 0, 1, 0, 0, 81, 211, 220, 0, 1, 0, 0,
    114, 15, 22, 0, 0, 0, 0, 118, 15, 20, 0, 1, 0, 0, 104, 191, 23, 0, 2, 0, 0, 128, 15, 24, 0,
    2, 0, 0, 142, 15, 22, 0, 0, 0, 0, 114, 15, 22, 0, 0, 0, 0, 104, 191, 23, 0, 2, 0, 0, 128,
    15, 24, 0, 2, 0, 0, 107, 15, 18, 0, 1, 0, 0, 128, 15, 24, 0, 2, 0, 0, 253, 15, 24, 0, 2,
    0, 0, 10, 16, 22, 0, 2, 0, 0, 253, 15, 24, 0, 2, 0, 0, 108, 16, 24, 0, 1, 0, 0, 121, 16,
    24, 0, 1, 0, 0, 107, 15, 18, 0, 1, 0, 0, 214, 207, 48, 0, 0, 0, 0, 126, 23, 35, 0, 2, 0,
    0, 192, 101, 48, 0, 0, 0, 0, 137, 23, 35, 0, 2, 0, 0, 124, 79, 48, 0, 0, 0, 0, 161, 23, 35,
    0, 2, 0, 0, 176, 23, 48, 0, 0, 0, 0, 180, 23, 35, 0, 2, 0, 0, 14, 207, 85, 0, 0, 0, 0,
    235, 30, 48, 0, 0, 0, 0, 168, 23, 68, 0, 2, 0, 0, 123, 25, 68, 0, 1, 0, 0, 14, 207, 86, 0,
    0, 0, 0, 235, 30, 48, 0, 0, 0, 0, 168, 23, 68, 0, 2, 0, 0, 123, 25, 68, 0, 1, 0, 0, 14,
    207, 68, 0, 0, 0, 0, 235, 30, 48, 0, 0, 0, 0, 168, 23, 68, 0, 2, 0, 0, 123, 25, 68, 0, 1,
    0, 0, 14, 207, 0, 0, 0, 0, 0, 235, 30, 48, 0, 0, 0, 0, 168, 23, 68, 0, 2, 0, 0, 123, 25,
    68, 0, 1, 0, 0, 219, 24, 104, 0, 0, 0, 0, 227, 24, 105, 0, 0, 0, 0, 235, 24, 106, 0, 0, 0,
    0, 25, 26, 107, 0, 0, 0, 0, 186, 22, 48, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 196, 211, 114,
    0, 0, 0, 0, 202, 106, 35, 0, 1, 0, 0, 33, 28, 152, 0, 0, 0, 0, 47, 28, 152, 0, 0, 0, 0,
    61, 28, 153, 0, 0, 0, 0, 72, 28, 153, 0, 0, 0, 0, 186, 22, 160, 0, 0, 0, 0, 168, 23, 35, 0,
    2, 0, 0, 143, 204, 0, 0, 1, 0, 0, 86, 86, 52, 0, 1, 0, 0, 107, 28, 144, 0, 0, 0, 0, 186,
    22, 160, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 86, 86, 52, 0, 1, 0, 0, 145, 28, 165, 0, 0,
    0, 0, 148, 28, 165, 0, 0, 0, 0, 151, 28, 165, 0, 0, 0, 0, 154, 28, 165, 0, 0, 0, 0, 157, 28,
    163, 0, 0, 0, 0, 166, 28, 163, 0, 0, 0, 0, 193, 28, 163, 0, 0, 0, 0, 202, 28, 163, 0, 0, 0,
    0, 175, 28, 163, 0, 0, 0, 0, 184, 28, 163, 0, 0, 0, 0, 211, 28, 163, 0, 0, 0, 0, 220, 28, 163,
    0, 0, 0, 0, 128, 38, 253, 0, 2, 0, 0, 71, 66, 35, 0, 0, 0, 0, 1, 39, 35, 0, 0, 0, 0,
    235, 30, 48, 0, 0, 0, 0, 71, 66, 35, 0, 0, 0, 0, 1, 39, 35, 0, 0, 0, 0, 7, 39, 35, 0,
    0, 0, 0, 174, 38, 253, 0, 1, 0, 0, 82, 89, 37, 1, 0, 0, 0, 235, 29, 37, 1, 0, 0, 0, 116,
    44, 0, 0, 1, 0, 0, 168, 44, 35, 0, 2, 0, 0, 152, 30, 221, 0, 0, 0, 0, 167, 53, 151, 0, 0,
    0, 0, 120, 65, 151, 0, 0, 0, 0, 196, 31, 68, 0, 0, 0, 0, 137, 65, 68, 0, 0, 0, 0, 143, 65,
    151, 0, 0, 0, 0, 151, 65, 151, 0, 0, 0, 0, 160, 65, 151, 0, 0, 0, 0, 87, 26, 148, 1, 0, 0,
    0, 91, 26, 148, 1, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0, 87, 26, 150,
    1, 0, 0, 0, 91, 26, 150, 1, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0,
    43, 45, 142, 1, 0, 0, 0, 191, 66, 117, 1, 0, 0, 0, 200, 66, 117, 1, 0, 0, 0, 0, 66, 68, 0,
    0, 0, 0, 210, 66, 221, 0, 0, 0, 0, 196, 211, 148, 1, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 0,
    66, 68, 0, 0, 0, 0, 210, 66, 218, 0, 0, 0, 0, 196, 211, 150, 1, 0, 0, 0, 86, 86, 142, 1, 0,
    0, 0, 0, 66, 68, 0, 0, 0, 0, 196, 211, 117, 1, 0, 0, 0, 255, 89, 151, 0, 0, 0, 0, 86, 86,
    142, 1, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0, 61, 35, 149, 0, 2, 0, 0, 222, 66, 149, 0, 2, 0,
    0, 241, 66, 149, 0, 2, 0, 0, 242, 61, 149, 0, 3, 1, 0, 94, 68, 164, 1, 0, 0, 0, 191, 106, 35,
    0, 0, 0, 0, 67, 204, 35, 0, 2, 0, 0, 228, 23, 35, 0, 2, 0, 0, 82, 89, 190, 0, 0, 0, 0,
    143, 68, 35, 0, 2, 0, 0, 67, 204, 35, 0, 2, 0, 0, 228, 23, 35, 0, 2, 0, 0, 82, 89, 48, 0,
    0, 0, 0, 143, 68, 35, 0, 2, 0, 0, 67, 204, 35, 0, 2, 0, 0, 228, 23, 35, 0, 2, 0, 0, 52,
    42, 48, 0, 0, 0, 0, 41, 61, 68, 0, 0, 0, 0, 82, 89, 68, 0, 0, 0, 0, 152, 179, 171, 1, 0,
    0, 0, 52, 42, 48, 0, 0, 0, 0, 41, 61, 68, 0, 0, 0, 0, 235, 29, 68, 0, 0, 0, 0, 152, 179,
    171, 1, 0, 0, 0, 168, 74, 183, 1, 0, 0, 0, 135, 75, 35, 0, 0, 0, 0, 128, 75, 35, 0, 0, 0,
    0, 185, 41, 18, 0, 1, 0, 0, 168, 74, 183, 1, 0, 0, 0, 59, 185, 35, 0, 0, 0, 0, 128, 75, 35,
    0, 0, 0, 0, 185, 41, 18, 0, 1, 0, 0, 168, 74, 183, 1, 0, 0, 0, 172, 75, 18, 0, 0, 0, 0,
    184, 75, 35, 0, 0, 0, 0, 128, 75, 35, 0, 0, 0, 0, 190, 75, 52, 0, 0, 0, 0, 198, 75, 52, 0,
    0, 0, 0, 206, 75, 52, 0, 0, 0, 0, 214, 75, 186, 1, 0, 0, 0, 214, 207, 48, 0, 0, 0, 0, 24,
    76, 189, 1, 0, 0, 0, 198, 40, 35, 0, 2, 0, 0, 185, 41, 18, 0, 1, 0, 0, 138, 85, 0, 2, 0,
    0, 0, 145, 85, 245, 1, 0, 0, 0, 173, 85, 245, 1, 0, 0, 0, 156, 83, 68, 0, 0, 0, 0, 178, 85,
    143, 1, 0, 0, 0, 198, 40, 68, 0, 2, 0, 0, 192, 85, 190, 1, 2, 0, 0, 152, 85, 64, 0, 1, 0,
    0, 178, 85, 151, 0, 0, 0, 0, 145, 85, 245, 1, 0, 0, 0, 198, 40, 68, 0, 2, 0, 0, 152, 85, 64,
    0, 1, 0, 0, 79, 86, 68, 0, 0, 0, 0, 196, 211, 36, 2, 0, 0, 0, 191, 106, 68, 0, 0, 0, 0,
    148, 87, 68, 0, 0, 0, 0, 88, 95, 0, 0, 2, 0, 0, 102, 95, 0, 0, 2, 0, 0, 117, 95, 24, 0,
    1, 0, 0, 198, 97, 0, 0, 2, 0, 0, 62, 96, 20, 0, 0, 0, 0, 70, 96, 20, 0, 1, 0, 0, 45,
    61, 20, 0, 2, 0, 0, 104, 191, 94, 2, 2, 0, 0, 88, 95, 0, 0, 2, 0, 0, 102, 95, 0, 0, 2,
    0, 0, 198, 97, 0, 0, 2, 0, 0, 250, 98, 20, 0, 2, 0, 0, 88, 95, 0, 0, 2, 0, 0, 102, 95,
    0, 0, 2, 0, 0, 194, 97, 20, 0, 2, 0, 0, 198, 97, 0, 0, 2, 0, 0, 189, 96, 20, 0, 2, 0,
    0, 140, 12, 216, 0, 1, 0, 0, 182, 94, 18, 0, 1, 0, 0, 217, 94, 20, 0, 2, 0, 0, 188, 101, 186,
    1, 0, 0, 0, 183, 101, 79, 0, 0, 0, 0, 139, 27, 79, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0,
    188, 101, 68, 0, 0, 0, 0, 183, 101, 79, 0, 0, 0, 0, 139, 27, 79, 0, 0, 0, 0, 48, 189, 79, 0,
    0, 0, 0, 188, 101, 68, 0, 0, 0, 0, 183, 101, 150, 2, 0, 0, 0, 242, 101, 68, 0, 0, 0, 0, 48,
    189, 79, 0, 0, 0, 0, 188, 101, 68, 0, 0, 0, 0, 183, 101, 151, 2, 0, 0, 0, 242, 101, 68, 0, 0,
    0, 0, 48, 189, 79, 0, 0, 0, 0, 188, 101, 68, 0, 0, 0, 0, 183, 101, 79, 0, 0, 0, 0, 242, 101,
    68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 188, 101, 68, 0, 0, 0, 0, 214, 207, 145, 2, 0, 0,
    0, 242, 101, 68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 188, 101, 68, 0, 0, 0, 0, 214, 207, 144,
    2, 0, 0, 0, 242, 101, 68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 188, 101, 68, 0, 0, 0, 0,
    214, 207, 146, 2, 0, 0, 0, 242, 101, 68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 186, 22, 151, 0,
    0, 0, 0, 202, 106, 190, 1, 0, 0, 0, 6, 102, 64, 0, 0, 0, 0, 206, 201, 68, 0, 0, 0, 0, 111,
    186, 149, 0, 0, 0, 0, 183, 101, 149, 0, 0, 0, 0, 139, 27, 149, 0, 0, 0, 0, 144, 27, 149, 0, 0,
    0, 0, 82, 102, 154, 2, 0, 0, 0, 90, 102, 155, 2, 0, 0, 0, 98, 102, 154, 2, 0, 0, 0, 106, 102,
    154, 2, 0, 0, 0, 148, 34, 131, 2, 0, 0, 0, 159, 34, 131, 2, 0, 0, 0, 148, 17, 131, 2, 0, 0,
    0, 250, 102, 0, 0, 2, 0, 0, 15, 103, 35, 0, 2, 0, 0, 33, 103, 35, 0, 2, 0, 0, 51, 103, 35,
    0, 2, 0, 0, 2, 195, 37, 1, 2, 0, 0, 148, 34, 35, 0, 2, 0, 0, 159, 34, 35, 0, 2, 0, 0,
    148, 17, 35, 0, 2, 0, 0, 116, 103, 0, 0, 2, 0, 0, 39, 108, 198, 2, 2, 0, 0, 50, 108, 37, 1,
    0, 0, 0, 61, 108, 208, 2, 2, 0, 0, 70, 108, 208, 2, 0, 0, 0, 125, 108, 35, 0, 0, 0, 0, 133,
    108, 167, 1, 0, 0, 0, 14, 207, 0, 0, 0, 0, 0, 144, 43, 35, 0, 1, 0, 0, 186, 22, 7, 3, 0,
    0, 0, 45, 184, 7, 3, 0, 0, 0, 191, 106, 4, 3, 0, 0, 0, 59, 185, 4, 3, 0, 0, 0, 242, 184,
    19, 3, 0, 0, 0, 0, 185, 19, 3, 0, 0, 0, 14, 185, 19, 3, 0, 0, 0, 28, 185, 3, 3, 1, 0,
    0, 10, 180, 37, 3, 0, 0, 0, 104, 185, 10, 3, 0, 0, 0, 115, 185, 79, 0, 0, 0, 0, 120, 185, 9,
    3, 2, 0, 0, 10, 180, 37, 3, 0, 0, 0, 104, 185, 41, 3, 0, 0, 0, 115, 185, 79, 0, 0, 0, 0,
    120, 185, 9, 3, 2, 0, 0, 18, 180, 224, 2, 0, 0, 0, 104, 185, 41, 3, 0, 0, 0, 138, 185, 41, 3,
    0, 0, 0, 120, 185, 9, 3, 2, 0, 0, 82, 89, 37, 1, 0, 0, 0, 143, 68, 35, 0, 2, 0, 0, 67,
    204, 35, 0, 2, 0, 0, 228, 23, 35, 0, 2, 0, 0, 39, 209, 97, 3, 0, 0, 0, 118, 74, 97, 3, 0,
    0, 0, 158, 187, 82, 3, 0, 0, 0, 163, 187, 82, 3, 0, 0, 0, 39, 189, 100, 3, 0, 0, 0, 46, 189,
    101, 3, 0, 0, 0, 54, 189, 100, 3, 0, 0, 0, 61, 189, 101, 3, 0, 0, 0, 176, 29, 81, 3, 0, 0,
    0, 48, 189, 106, 3, 0, 0, 0, 191, 106, 107, 3, 0, 0, 0, 140, 189, 107, 3, 0, 0, 0, 57, 195, 110,
    3, 0, 0, 0, 233, 194, 121, 3, 1, 0, 0, 2, 195, 121, 3, 1, 0, 0, 129, 195, 110, 3, 1, 0, 0,
    107, 197, 111, 3, 0, 0, 0, 75, 57, 111, 3, 0, 0, 0, 144, 43, 111, 3, 0, 0, 0, 216, 186, 111, 3,
    0, 0, 0, 42, 200, 116, 3, 0, 0, 0, 1, 200, 136, 3, 0, 0, 0, 51, 200, 138, 3, 0, 0, 0, 69,
    200, 139, 3, 0, 0, 0, 223, 202, 110, 3, 0, 0, 0, 240, 202, 110, 3, 0, 0, 0, 248, 202, 110, 3, 0,
    0, 0, 8, 203, 110, 3, 0, 0, 0, 240, 202, 110, 3, 2, 0, 0, 111, 203, 110, 3, 0, 0, 0, 120, 203,
    110, 3, 0, 0, 0, 236, 197, 110, 3, 0, 0, 0, 240, 202, 110, 3, 2, 0, 0, 111, 203, 110, 3, 0, 0,
    0, 120, 203, 110, 3, 0, 0, 0, 120, 199, 110, 3, 0, 0, 0, 97, 93, 110, 3, 0, 0, 0, 48, 206, 130,
    3, 2, 0, 0, 65, 206, 130, 3, 2, 0, 0, 80, 206, 130, 3, 2, 0, 0, 186, 22, 48, 0, 0, 0, 0,
    168, 23, 35, 0, 2, 0, 0, 86, 86, 147, 3, 0, 0, 0, 107, 28, 52, 0, 0, 0, 0, 186, 22, 48, 0,
    0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 86, 86, 147, 3, 0, 0, 0, 34, 66, 52, 0, 0, 0, 0, 186,
    22, 48, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 86, 86, 155, 3, 0, 0, 0, 34, 66, 52, 0, 0,
    0, 0, 186, 22, 48, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 86, 86, 155, 3, 0, 0, 0, 107, 28,
    52, 0, 0, 0, 0, 186, 22, 191, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 143, 204, 0, 0, 0, 0,
    0, 86, 86, 155, 3, 1, 0, 0, 107, 28, 180, 1, 0, 0, 0, 186, 22, 191, 0, 0, 0, 0, 168, 23, 35,
    0, 2, 0, 0, 86, 86, 155, 3, 1, 0, 0, 82, 89, 193, 3, 0, 0, 0, 143, 68, 35, 0, 2, 0, 0,
    65, 211, 35, 0, 2, 0, 0, 228, 23, 35, 0, 2, 0, 0, 14, 207, 203, 3, 0, 0, 0, 235, 29, 200, 3,
    0, 0, 0, 143, 68, 201, 3, 1, 0, 0, 86, 86, 202, 3, 0, 0, 0, 163, 14, 7, 0, 1, 0, 0, 172,
    14, 7, 0, 1, 0, 0, 182, 14, 7, 0, 1, 0, 0, 193, 14, 7, 0, 1, 0, 0, 65, 211, 113, 0, 0,
    0, 0, 170, 22, 53, 0, 0, 0, 0, 85, 83, 197, 0, 0, 0, 0, 170, 30, 198, 0, 0, 0, 0, 161, 98,
    16, 0, 0, 0, 0, 125, 29, 53, 0, 0, 0, 0, 21, 29, 220, 0, 1, 0, 0, 174, 37, 241, 0, 1, 0,
    0, 41, 61, 58, 1, 0, 0, 2, 161, 98, 16, 0, 0, 0, 0, 178, 53, 212, 0, 0, 0, 3, 114, 181, 59,
    1, 0, 0, 2, 59, 185, 198, 0, 1, 0, 0, 148, 34, 198, 0, 0, 0, 0, 159, 34, 198, 0, 1, 0, 0,
    202, 106, 198, 0, 0, 0, 0, 139, 208, 198, 0, 0, 0, 0, 20, 55, 61, 1, 1, 0, 0, 196, 31, 195, 0,
    0, 0, 2, 205, 31, 195, 0, 0, 0, 2, 59, 185, 198, 0, 1, 0, 0, 148, 34, 198, 0, 1, 0, 0, 159,
    34, 198, 0, 1, 0, 0, 202, 106, 198, 0, 1, 0, 0, 75, 42, 97, 1, 0, 0, 0, 24, 61, 97, 1, 0,
    0, 0, 191, 106, 203, 0, 0, 0, 0, 233, 184, 6, 0, 0, 0, 1, 156, 83, 195, 0, 0, 0, 0, 75, 182,
    195, 0, 0, 0, 0, 116, 101, 195, 0, 0, 0, 0, 246, 27, 195, 0, 0, 0, 21, 217, 187, 72, 3, 0, 0,
    0, 120, 83, 68, 3, 0, 0, 0, 239, 187, 73, 3, 0, 0, 0, 174, 183, 255, 2, 0, 0, 0, 65, 211, 113,
    0, 0, 0, 0, 170, 22, 53, 0, 0, 0, 0, 114, 181, 198, 0, 1, 0, 0, 85, 83, 198, 0, 1, 0, 0,
    152, 191, 207, 3, 0, 0, 0, 39, 209, 207, 3, 0, 0, 0, 118, 74, 207, 3, 0, 0, 0, 43, 210, 207, 3,
    0, 0, 2, 199, 36, 20, 0, 0, 0, 0, 130, 105, 20, 0, 0, 0, 0, 107, 15, 18, 0, 1, 0, 0, 199,
    36, 20, 0, 0, 0, 0, 185, 94, 0, 0, 0, 0, 0, 107, 15, 18, 0, 1, 0, 0, 142, 15, 22, 0, 0,
    0, 0, 104, 191, 23, 0, 2, 0, 0, 128, 15, 24, 0, 2, 0, 0, 156, 16, 31, 0, 0, 0, 0, 167, 16,
    31, 0, 0, 0, 0, 178, 16, 31, 0, 0, 0, 0, 10, 16, 0, 0, 2, 0, 0, 128, 15, 24, 0, 2, 0,
    0, 253, 15, 24, 0, 2, 0, 0, 156, 16, 31, 0, 0, 0, 0, 221, 18, 31, 0, 0, 0, 0, 178, 16, 31,
    0, 0, 0, 0, 89, 19, 24, 0, 1, 0, 0, 202, 16, 24, 0, 1, 0, 0, 107, 15, 18, 0, 1, 0, 0,
    28, 20, 35, 0, 2, 0, 0, 47, 20, 35, 0, 2, 0, 0, 66, 20, 0, 0, 2, 0, 0, 14, 207, 0, 0,
    0, 0, 0, 235, 30, 48, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 14, 207, 52, 0, 0, 0, 0, 235,
    30, 48, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 82, 89, 48, 0, 0, 0, 0, 72, 23, 64, 0, 1,
    0, 0, 83, 23, 65, 0, 1, 0, 0, 219, 24, 72, 0, 0, 0, 0, 227, 24, 72, 0, 0, 0, 0, 235, 24,
    73, 0, 0, 0, 0, 82, 89, 78, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 46, 25, 80, 0, 1, 0,
    0, 82, 89, 79, 0, 0, 0, 0, 55, 25, 68, 0, 0, 0, 0, 46, 25, 82, 0, 1, 0, 0, 219, 24, 79,
    0, 0, 0, 0, 227, 24, 79, 0, 1, 0, 0, 46, 25, 82, 0, 1, 0, 0, 219, 24, 109, 0, 0, 0, 0,
    227, 24, 109, 0, 0, 0, 0, 235, 24, 110, 0, 0, 0, 0, 186, 22, 48, 0, 0, 0, 0, 168, 23, 35, 0,
    2, 0, 0, 202, 106, 35, 0, 1, 0, 0, 87, 26, 115, 0, 0, 0, 0, 91, 26, 115, 0, 0, 0, 0, 167,
    9, 116, 0, 0, 0, 0, 87, 26, 117, 0, 0, 0, 0, 91, 26, 117, 0, 0, 0, 0, 167, 9, 118, 0, 0,
    0, 0, 109, 20, 125, 0, 0, 0, 0, 116, 27, 0, 0, 0, 0, 0, 127, 27, 0, 0, 0, 0, 0, 39, 209,
    133, 0, 0, 0, 0, 118, 74, 134, 0, 0, 0, 0, 43, 210, 134, 0, 0, 0, 0, 167, 9, 135, 0, 0, 0,
    0, 139, 27, 136, 0, 0, 0, 0, 144, 27, 136, 0, 0, 0, 0, 167, 9, 137, 0, 0, 0, 0, 139, 27, 138,
    0, 0, 0, 0, 144, 27, 138, 0, 0, 0, 0, 65, 28, 145, 0, 0, 0, 0, 62, 66, 144, 0, 0, 0, 0,
    235, 27, 35, 0, 0, 0, 0, 185, 41, 150, 0, 0, 0, 0, 12, 28, 151, 0, 0, 0, 0, 235, 27, 68, 0,
    0, 0, 0, 65, 28, 145, 0, 0, 0, 0, 185, 41, 150, 0, 0, 0, 0, 235, 27, 68, 0, 0, 0, 0, 185,
    41, 150, 0, 0, 0, 0, 83, 28, 151, 0, 0, 0, 0, 235, 27, 68, 0, 0, 0, 0, 246, 27, 68, 0, 0,
    0, 0, 83, 28, 151, 0, 0, 0, 0, 191, 106, 68, 0, 0, 0, 0, 235, 27, 68, 0, 0, 0, 0, 185, 41,
    150, 0, 0, 0, 0, 65, 28, 145, 0, 0, 0, 0, 100, 20, 165, 0, 0, 0, 0, 120, 28, 165, 0, 0, 0,
    0, 129, 28, 165, 0, 0, 0, 0, 167, 9, 166, 0, 0, 0, 0, 139, 27, 167, 0, 0, 0, 0, 144, 27, 167,
    0, 0, 0, 0, 180, 66, 168, 0, 0, 0, 0, 184, 66, 150, 0, 0, 0, 0, 246, 27, 68, 0, 0, 0, 0,
    86, 86, 170, 0, 0, 0, 0, 139, 27, 171, 0, 0, 0, 0, 144, 27, 171, 0, 0, 0, 0, 86, 86, 170, 0,
    0, 0, 0, 139, 27, 172, 0, 0, 0, 0, 144, 27, 172, 0, 0, 0, 0, 180, 66, 150, 0, 0, 0, 0, 184,
    66, 150, 0, 0, 0, 0, 246, 27, 35, 0, 0, 0, 0, 167, 9, 173, 0, 0, 0, 0, 139, 27, 174, 0, 0,
    0, 0, 144, 27, 174, 0, 0, 0, 0, 167, 9, 175, 0, 0, 0, 0, 139, 27, 176, 0, 0, 0, 0, 144, 27,
    176, 0, 0, 0, 0, 41, 29, 0, 0, 0, 0, 0, 53, 29, 0, 0, 0, 0, 0, 64, 29, 0, 0, 0, 0,
    0, 243, 23, 35, 0, 2, 0, 0, 90, 191, 189, 0, 1, 0, 0, 122, 64, 35, 0, 1, 0, 0, 189, 29, 190,
    0, 2, 0, 0, 197, 29, 18, 0, 2, 0, 0, 208, 29, 190, 0, 2, 0, 0, 109, 20, 18, 0, 0, 0, 0,
    207, 32, 0, 0, 2, 0, 0, 224, 32, 0, 0, 2, 0, 0, 188, 59, 216, 0, 0, 0, 0, 20, 33, 0, 0,
    2, 0, 0, 36, 33, 0, 0, 3, 2, 0, 109, 20, 18, 0, 0, 0, 0, 116, 27, 223, 0, 0, 0, 0, 127,
    27, 223, 0, 0, 0, 0, 148, 34, 230, 0, 0, 0, 0, 159, 34, 230, 0, 0, 0, 0, 148, 17, 230, 0, 0,
    0, 0, 128, 38, 253, 0, 2, 0, 0, 146, 38, 35, 0, 2, 0, 0, 159, 38, 35, 0, 2, 0, 0, 128, 38,
    253, 0, 2, 0, 0, 235, 30, 48, 0, 0, 0, 0, 98, 196, 35, 0, 2, 0, 0, 128, 38, 253, 0, 2, 0,
    0, 192, 101, 48, 0, 0, 0, 0, 214, 207, 48, 0, 0, 0, 0, 128, 38, 253, 0, 2, 0, 0, 192, 101, 48,
    0, 0, 0, 0, 14, 207, 0, 0, 0, 0, 0, 14, 207, 84, 0, 0, 0, 0, 191, 106, 68, 0, 0, 0, 0,
    148, 211, 68, 0, 0, 0, 0, 43, 41, 17, 1, 0, 0, 0, 47, 41, 17, 1, 0, 0, 0, 51, 41, 18, 1,
    0, 0, 0, 14, 207, 251, 0, 0, 0, 0, 63, 146, 19, 1, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 214,
    207, 23, 1, 0, 0, 0, 110, 41, 22, 1, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 82, 89, 37, 1, 0,
    0, 0, 235, 29, 37, 1, 0, 0, 0, 168, 44, 35, 0, 2, 0, 0, 255, 89, 151, 0, 0, 0, 0, 119, 25,
    115, 1, 0, 0, 0, 196, 211, 115, 1, 0, 0, 0, 109, 20, 18, 0, 0, 0, 0, 207, 32, 149, 0, 2, 0,
    0, 224, 32, 149, 0, 2, 0, 0, 65, 28, 117, 1, 0, 0, 0, 14, 207, 133, 1, 0, 0, 0, 208, 206, 221,
    0, 0, 0, 0, 234, 28, 151, 0, 0, 0, 0, 49, 62, 18, 0, 0, 0, 0, 129, 65, 135, 1, 0, 0, 0,
    234, 28, 151, 0, 0, 0, 0, 137, 65, 68, 0, 0, 0, 0, 70, 53, 18, 0, 0, 0, 0, 39, 209, 119, 1,
    0, 0, 0, 118, 74, 119, 1, 0, 0, 0, 43, 210, 119, 1, 0, 0, 0, 39, 209, 100, 1, 0, 0, 0, 118,
    74, 100, 1, 0, 0, 0, 43, 210, 100, 1, 0, 0, 0, 14, 207, 117, 1, 0, 0, 0, 255, 89, 151, 0, 0,
    0, 0, 86, 86, 142, 1, 0, 0, 0, 255, 89, 151, 0, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 20, 66,
    117, 1, 0, 0, 0, 29, 66, 145, 1, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 34, 66, 117, 1, 2, 0,
    0, 41, 189, 151, 0, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 34, 66, 117, 1, 1, 0, 0, 14, 207, 117,
    1, 0, 0, 0, 29, 66, 145, 1, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 14, 207, 117, 1, 0, 0, 0,
    41, 189, 151, 0, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 63, 146, 117, 1, 0, 0, 0, 41, 189, 151, 0,
    0, 0, 0, 202, 106, 221, 0, 0, 0, 0, 192, 101, 151, 0, 0, 0, 0, 214, 207, 151, 0, 0, 0, 0, 74,
    108, 221, 0, 0, 0, 0, 192, 101, 151, 0, 0, 0, 0, 196, 211, 146, 1, 0, 0, 0, 74, 108, 221, 0, 0,
    0, 0, 52, 83, 150, 1, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0, 214, 207,
    150, 1, 0, 0, 0, 86, 86, 142, 1, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0, 214, 207, 148, 1, 0, 0,
    0, 86, 86, 142, 1, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0, 214, 207, 145, 1, 0, 0, 0, 86, 86, 142,
    1, 0, 0, 0, 0, 66, 68, 0, 0, 0, 0, 109, 20, 120, 1, 0, 0, 0, 247, 67, 149, 0, 0, 0, 0,
    1, 68, 149, 0, 0, 0, 0, 14, 207, 221, 0, 0, 0, 0, 20, 33, 0, 0, 2, 0, 0, 36, 33, 0, 0,
    3, 2, 0, 14, 207, 121, 0, 0, 0, 0, 14, 45, 121, 0, 0, 0, 0, 158, 147, 121, 0, 0, 0, 0, 39,
    209, 121, 0, 0, 0, 0, 118, 74, 121, 0, 0, 0, 0, 43, 210, 121, 0, 0, 0, 0, 14, 207, 251, 0, 0,
    0, 0, 235, 30, 159, 1, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 37, 68, 48, 0, 0, 0, 0, 47, 68,
    35, 0, 2, 0, 0, 130, 52, 35, 0, 0, 0, 0, 82, 89, 4, 1, 0, 0, 0, 151, 68, 35, 0, 0, 0,
    0, 67, 204, 35, 0, 2, 0, 0, 153, 73, 48, 0, 0, 0, 0, 161, 73, 48, 0, 0, 0, 0, 152, 179, 171,
    1, 0, 0, 0, 152, 179, 171, 1, 0, 0, 0, 169, 73, 68, 0, 0, 0, 0, 140, 33, 68, 0, 0, 0, 0,
    168, 74, 183, 1, 0, 0, 0, 128, 75, 35, 0, 0, 0, 0, 59, 185, 35, 0, 0, 0, 0, 168, 74, 183, 1,
    0, 0, 0, 158, 74, 184, 1, 0, 0, 0, 128, 75, 35, 0, 0, 0, 0, 82, 76, 191, 1, 0, 0, 0, 94,
    76, 191, 1, 0, 0, 0, 206, 75, 192, 1, 0, 0, 0, 233, 84, 68, 0, 1, 0, 0, 243, 84, 68, 0, 1,
    0, 0, 3, 85, 68, 0, 1, 0, 0, 98, 85, 79, 0, 0, 0, 0, 105, 85, 79, 0, 0, 0, 0, 112, 85,
    68, 0, 1, 0, 0, 145, 85, 254, 1, 0, 0, 0, 156, 83, 68, 0, 0, 0, 0, 152, 85, 64, 0, 1, 0,
    0, 192, 101, 245, 1, 0, 0, 0, 214, 207, 254, 1, 0, 0, 0, 230, 85, 68, 0, 1, 0, 0, 39, 209, 7,
    2, 0, 0, 0, 118, 74, 252, 1, 0, 0, 0, 43, 210, 68, 0, 0, 0, 0, 39, 209, 252, 1, 0, 0, 0,
    118, 74, 252, 1, 0, 0, 0, 43, 210, 68, 0, 0, 0, 0, 22, 86, 0, 0, 2, 0, 0, 35, 86, 0, 0,
    2, 0, 0, 185, 41, 18, 0, 1, 0, 0, 97, 52, 20, 2, 0, 0, 0, 135, 75, 68, 0, 0, 0, 0, 185,
    41, 18, 0, 1, 0, 0, 97, 52, 5, 2, 0, 0, 0, 59, 185, 68, 0, 0, 0, 0, 185, 41, 18, 0, 1,
    0, 0, 97, 52, 5, 2, 0, 0, 0, 91, 86, 21, 2, 0, 0, 0, 184, 75, 68, 0, 1, 0, 0, 97, 52,
    5, 2, 0, 0, 0, 104, 86, 68, 0, 0, 0, 0, 184, 75, 68, 0, 0, 0, 0, 109, 85, 68, 0, 0, 0,
    0, 1, 171, 68, 0, 1, 0, 0, 139, 87, 68, 0, 0, 0, 0, 246, 87, 42, 2, 0, 0, 0, 196, 211, 47,
    2, 0, 0, 0, 191, 106, 64, 0, 1, 0, 0, 204, 88, 116, 1, 0, 0, 0, 82, 76, 64, 0, 0, 0, 0,
    94, 76, 64, 0, 0, 0, 0, 255, 89, 151, 0, 0, 0, 0, 78, 34, 149, 0, 2, 0, 0, 202, 106, 68, 0,
    0, 0, 0, 199, 95, 24, 0, 2, 0, 0, 217, 95, 24, 0, 2, 0, 0, 235, 95, 24, 0, 2, 0, 0, 15,
    97, 31, 0, 0, 0, 0, 27, 97, 31, 0, 0, 0, 0, 39, 97, 31, 0, 0, 0, 0, 140, 12, 216, 0, 0,
    0, 0, 126, 98, 24, 0, 2, 0, 0, 65, 211, 24, 0, 2, 0, 0, 88, 95, 0, 0, 2, 0, 0, 102, 95,
    0, 0, 2, 0, 0, 245, 98, 20, 0, 2, 0, 0, 156, 99, 88, 2, 2, 0, 0, 167, 99, 88, 2, 2, 0,
    0, 67, 204, 24, 0, 2, 0, 0, 2, 100, 112, 2, 2, 0, 0, 11, 42, 107, 2, 2, 0, 0, 16, 100, 113,
    2, 2, 0, 0, 250, 99, 108, 2, 0, 0, 0, 42, 100, 108, 2, 1, 0, 0, 56, 100, 112, 2, 2, 0, 0,
    144, 100, 112, 2, 2, 0, 0, 158, 100, 107, 2, 2, 0, 0, 174, 100, 113, 2, 2, 0, 0, 29, 66, 124, 2,
    0, 0, 0, 86, 86, 125, 2, 0, 0, 0, 181, 153, 126, 2, 0, 0, 0, 255, 89, 121, 2, 0, 0, 0, 86,
    86, 125, 2, 0, 0, 0, 181, 153, 126, 2, 0, 0, 0, 14, 207, 126, 2, 0, 0, 0, 255, 89, 121, 2, 0,
    0, 0, 86, 86, 125, 2, 0, 0, 0, 14, 207, 126, 2, 0, 0, 0, 29, 66, 124, 2, 0, 0, 0, 86, 86,
    125, 2, 0, 0, 0, 126, 101, 254, 1, 0, 0, 0, 136, 101, 245, 1, 0, 0, 0, 86, 86, 68, 0, 0, 0,
    0, 148, 101, 79, 0, 0, 0, 0, 161, 101, 79, 0, 0, 0, 0, 111, 186, 68, 0, 0, 0, 0, 183, 101, 138,
    2, 0, 0, 0, 139, 27, 138, 2, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 188, 101, 144, 2, 0, 0, 0,
    214, 207, 68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 188, 101, 186, 1, 0, 0, 0, 183, 101, 145, 2,
    0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 188, 101, 186, 1, 0, 0, 0, 183, 101, 144, 2, 0, 0, 0, 48,
    189, 79, 0, 0, 0, 0, 188, 101, 68, 0, 0, 0, 0, 214, 207, 145, 2, 0, 0, 0, 48, 189, 79, 0, 0,
    0, 0, 188, 101, 68, 0, 0, 0, 0, 214, 207, 144, 2, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207,
    136, 2, 0, 0, 0, 242, 101, 68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 137, 2, 0, 0,
    0, 242, 101, 68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 138, 2, 0, 0, 0, 242, 101, 68,
    0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 147, 2, 0, 0, 0, 242, 101, 68, 0, 0, 0, 0,
    48, 189, 79, 0, 0, 0, 0, 214, 207, 148, 2, 0, 0, 0, 242, 101, 68, 0, 0, 0, 0, 48, 189, 79, 0,
    0, 0, 0, 214, 207, 149, 2, 0, 0, 0, 242, 101, 68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214,
    207, 140, 2, 0, 0, 0, 242, 101, 68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 141, 2, 0,
    0, 0, 242, 101, 68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 142, 2, 0, 0, 0, 242, 101,
    68, 0, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 148, 101, 79, 0, 0, 0, 0, 161, 101, 68, 0, 0, 0,
    0, 111, 186, 68, 0, 0, 0, 0, 183, 101, 119, 1, 0, 0, 0, 139, 27, 119, 1, 0, 0, 0, 144, 27, 119,
    1, 0, 0, 0, 39, 209, 147, 1, 0, 0, 0, 118, 74, 147, 1, 0, 0, 0, 43, 210, 147, 1, 0, 0, 0,
    39, 209, 156, 2, 0, 0, 0, 118, 74, 156, 2, 0, 0, 0, 43, 210, 156, 2, 0, 0, 0, 39, 209, 156, 2,
    0, 0, 0, 118, 74, 156, 2, 0, 0, 0, 43, 210, 157, 2, 0, 0, 0, 39, 209, 147, 1, 0, 0, 0, 118,
    74, 147, 1, 0, 0, 0, 43, 210, 158, 2, 0, 0, 0, 39, 209, 158, 2, 0, 0, 0, 118, 74, 158, 2, 0,
    0, 0, 43, 210, 158, 2, 0, 0, 0, 39, 209, 158, 2, 0, 0, 0, 118, 74, 158, 2, 0, 0, 0, 43, 210,
    157, 2, 0, 0, 0, 39, 209, 157, 2, 0, 0, 0, 118, 74, 157, 2, 0, 0, 0, 43, 210, 157, 2, 0, 0,
    0, 203, 104, 35, 0, 2, 0, 0, 242, 103, 178, 2, 0, 0, 0, 216, 104, 35, 0, 2, 0, 0, 61, 31, 185,
    2, 0, 0, 0, 246, 27, 184, 2, 0, 0, 0, 14, 207, 184, 2, 0, 0, 0, 189, 105, 19, 0, 0, 0, 0,
    173, 105, 19, 0, 0, 0, 0, 187, 105, 19, 0, 0, 0, 0, 43, 45, 181, 2, 0, 0, 0, 241, 105, 184, 2,
    0, 0, 0, 251, 105, 184, 2, 0, 0, 0, 161, 107, 31, 0, 0, 0, 0, 175, 107, 31, 0, 0, 0, 0, 186,
    107, 31, 0, 0, 0, 0, 251, 30, 199, 2, 0, 0, 0, 17, 108, 198, 2, 2, 0, 0, 28, 108, 37, 1, 0,
    0, 0, 199, 36, 0, 0, 0, 0, 0, 91, 85, 0, 0, 0, 0, 0, 137, 107, 0, 0, 0, 0, 0, 144, 43,
    35, 0, 0, 0, 0, 11, 86, 212, 2, 0, 0, 0, 188, 89, 167, 1, 2, 0, 0, 86, 68, 3, 3, 0, 0,
    0, 14, 207, 4, 3, 0, 0, 0, 16, 184, 4, 3, 0, 0, 0, 186, 22, 7, 3, 0, 0, 0, 191, 106, 4,
    3, 0, 0, 0, 59, 185, 4, 3, 0, 0, 0, 109, 20, 18, 0, 0, 0, 0, 67, 184, 9, 3, 2, 0, 0,
    86, 184, 9, 3, 2, 0, 0, 199, 36, 10, 3, 0, 0, 0, 91, 85, 10, 3, 0, 0, 0, 186, 40, 10, 3,
    0, 0, 0, 199, 36, 10, 3, 0, 0, 0, 91, 85, 10, 3, 0, 0, 0, 39, 209, 10, 3, 0, 0, 0, 199,
    36, 7, 3, 0, 0, 0, 91, 85, 7, 3, 0, 0, 0, 186, 40, 7, 3, 0, 0, 0, 14, 207, 30, 3, 0,
    0, 0, 98, 185, 33, 3, 0, 0, 0, 196, 39, 33, 3, 1, 0, 0, 18, 180, 224, 2, 0, 0, 0, 104, 185,
    7, 3, 0, 0, 0, 120, 185, 9, 3, 2, 0, 0, 18, 180, 224, 2, 0, 0, 0, 104, 185, 41, 3, 0, 0,
    0, 120, 185, 9, 3, 2, 0, 0, 10, 180, 37, 3, 0, 0, 0, 104, 185, 41, 3, 0, 0, 0, 120, 185, 9,
    3, 2, 0, 0, 10, 180, 37, 3, 0, 0, 0, 104, 185, 10, 3, 0, 0, 0, 120, 185, 9, 3, 2, 0, 0,
    236, 183, 3, 3, 0, 0, 0, 204, 179, 4, 3, 0, 0, 0, 168, 23, 4, 3, 2, 0, 0, 39, 209, 44, 3,
    0, 0, 0, 118, 74, 44, 3, 0, 0, 0, 43, 210, 44, 3, 0, 0, 0, 86, 68, 3, 3, 0, 0, 0, 39,
    38, 44, 3, 0, 0, 0, 202, 106, 4, 3, 0, 0, 0, 206, 184, 7, 3, 0, 0, 0, 214, 184, 7, 3, 0,
    0, 0, 13, 75, 4, 3, 0, 0, 0, 109, 20, 23, 3, 0, 0, 0, 116, 27, 8, 3, 0, 0, 0, 127, 27,
    8, 3, 0, 0, 0, 139, 87, 4, 3, 0, 0, 0, 20, 33, 0, 0, 2, 0, 0, 52, 184, 0, 0, 3, 2,
    0, 65, 28, 54, 3, 0, 0, 0, 142, 184, 55, 3, 0, 0, 0, 246, 27, 4, 3, 0, 0, 0, 34, 14, 0,
    0, 0, 0, 0, 235, 29, 37, 1, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 82, 89, 37, 1, 0, 0, 0,
    92, 186, 35, 0, 2, 0, 0, 103, 186, 35, 0, 2, 0, 0, 82, 89, 37, 1, 0, 0, 0, 235, 29, 37, 1,
    0, 0, 0, 168, 23, 198, 2, 0, 0, 0, 14, 207, 76, 3, 0, 0, 0, 39, 188, 76, 3, 0, 0, 0, 156,
    68, 77, 3, 0, 0, 0, 176, 29, 81, 3, 0, 0, 0, 128, 187, 82, 3, 0, 0, 0, 3, 188, 82, 3, 0,
    0, 0, 25, 188, 74, 3, 0, 0, 0, 32, 188, 74, 3, 0, 0, 0, 156, 68, 102, 3, 0, 0, 0, 25, 188,
    74, 3, 0, 0, 0, 69, 189, 82, 3, 0, 0, 0, 3, 188, 82, 3, 0, 0, 0, 25, 188, 79, 3, 0, 0,
    0, 143, 204, 75, 3, 0, 0, 0, 79, 189, 103, 3, 0, 0, 0, 147, 189, 97, 3, 0, 0, 0, 168, 23, 98,
    3, 0, 0, 0, 176, 29, 97, 3, 0, 0, 0, 25, 188, 90, 3, 0, 0, 0, 32, 188, 74, 3, 0, 0, 0,
    168, 189, 74, 3, 0, 0, 0, 25, 188, 79, 3, 0, 0, 0, 4, 66, 75, 3, 0, 0, 0, 156, 83, 75, 3,
    0, 0, 0, 176, 29, 75, 3, 0, 0, 0, 4, 66, 109, 3, 0, 0, 0, 156, 83, 109, 3, 0, 0, 0, 97,
    93, 110, 3, 0, 0, 0, 21, 199, 130, 3, 2, 0, 0, 39, 199, 130, 3, 2, 0, 0, 234, 199, 134, 3, 0,
    0, 0, 241, 199, 135, 3, 0, 0, 0, 1, 200, 136, 3, 0, 0, 0, 166, 200, 130, 3, 0, 0, 0, 175, 200,
    130, 3, 0, 0, 0, 185, 200, 130, 3, 0, 0, 0, 205, 200, 110, 3, 0, 0, 0, 85, 201, 110, 3, 0, 0,
    0, 82, 201, 110, 3, 0, 0, 0, 132, 201, 110, 3, 0, 0, 0, 195, 189, 110, 3, 0, 0, 0, 90, 191, 110,
    3, 0, 0, 0, 116, 206, 117, 1, 0, 0, 0, 52, 83, 145, 3, 0, 0, 0, 218, 106, 21, 2, 1, 0, 0,
    87, 26, 52, 0, 0, 0, 0, 91, 26, 52, 0, 0, 0, 0, 167, 9, 0, 0, 0, 0, 0, 87, 26, 151, 3,
    0, 0, 0, 91, 26, 151, 3, 0, 0, 0, 167, 9, 151, 3, 0, 0, 0, 107, 28, 0, 0, 0, 0, 0, 235,
    29, 180, 1, 0, 0, 0, 200, 206, 35, 0, 2, 0, 0, 87, 26, 52, 0, 0, 0, 0, 91, 26, 0, 0, 0,
    0, 0, 167, 9, 52, 0, 1, 0, 0, 107, 28, 180, 1, 0, 0, 0, 186, 22, 48, 0, 0, 0, 0, 168, 23,
    35, 0, 2, 0, 0, 150, 137, 171, 3, 0, 0, 0, 39, 209, 172, 3, 0, 0, 0, 118, 74, 172, 3, 0, 0,
    0, 214, 207, 175, 3, 0, 0, 0, 39, 209, 176, 3, 0, 0, 0, 118, 74, 176, 3, 0, 0, 0, 216, 186, 177,
    3, 0, 0, 0, 39, 209, 178, 3, 0, 0, 0, 214, 207, 178, 3, 1, 0, 0, 199, 208, 187, 3, 0, 0, 0,
    86, 86, 147, 3, 0, 0, 0, 14, 207, 188, 3, 0, 0, 0, 87, 26, 196, 3, 0, 0, 0, 91, 26, 196, 3,
    0, 0, 0, 167, 9, 197, 3, 1, 0, 0, 82, 89, 200, 3, 0, 0, 0, 143, 68, 201, 3, 1, 0, 0, 86,
    86, 202, 3, 0, 0, 0, 41, 189, 203, 3, 0, 0, 0, 227, 87, 192, 3, 0, 0, 0, 143, 68, 35, 0, 2,
    0, 0, 14, 207, 188, 3, 0, 0, 0, 237, 208, 187, 3, 0, 0, 0, 143, 68, 35, 0, 2, 0, 0, 39, 209,
    210, 3, 0, 0, 0, 118, 74, 210, 3, 0, 0, 0, 43, 210, 210, 3, 1, 0, 0, 90, 15, 7, 0, 0, 0,
    0, 120, 83, 15, 0, 0, 0, 0, 69, 15, 16, 0, 0, 0, 0, 65, 211, 113, 0, 0, 0, 0, 170, 22, 53,
    0, 0, 0, 0, 114, 181, 198, 0, 0, 0, 0, 65, 211, 113, 0, 0, 0, 0, 170, 22, 53, 0, 0, 0, 0,
    2, 31, 199, 0, 0, 0, 0, 170, 22, 53, 0, 0, 0, 0, 156, 83, 203, 0, 0, 0, 0, 47, 31, 204, 0,
    0, 0, 0, 182, 30, 16, 0, 0, 0, 0, 28, 32, 17, 0, 0, 0, 0, 228, 84, 53, 0, 0, 0, 22, 37,
    32, 212, 0, 0, 0, 0, 56, 32, 212, 0, 0, 0, 0, 73, 32, 202, 0, 0, 0, 0, 228, 84, 191, 0, 0,
    0, 0, 168, 23, 213, 0, 0, 0, 0, 232, 191, 214, 0, 0, 0, 0, 247, 188, 208, 0, 0, 0, 0, 2, 189,
    208, 0, 0, 0, 0, 228, 84, 53, 0, 0, 0, 22, 196, 37, 243, 0, 0, 0, 0, 22, 31, 200, 0, 0, 0,
    0, 188, 188, 200, 0, 0, 0, 0, 142, 52, 53, 0, 0, 0, 0, 130, 98, 194, 0, 0, 0, 0, 153, 52, 6,
    0, 0, 0, 0, 183, 52, 17, 0, 0, 0, 0, 195, 52, 194, 0, 0, 0, 4, 206, 52, 51, 1, 0, 0, 4,
    246, 28, 198, 0, 0, 0, 0, 23, 53, 53, 1, 0, 0, 0, 243, 52, 16, 0, 1, 0, 0, 70, 53, 179, 0,
    1, 0, 0, 212, 89, 179, 0, 1, 0, 0, 59, 185, 212, 0, 0, 0, 0, 139, 208, 198, 0, 0, 0, 0, 20,
    55, 61, 1, 1, 0, 0, 175, 55, 195, 0, 0, 0, 0, 161, 98, 16, 0, 1, 0, 0, 139, 208, 198, 0, 1,
    0, 0, 24, 56, 6, 0, 0, 0, 0, 167, 59, 91, 1, 0, 0, 0, 140, 33, 16, 0, 0, 0, 0, 14, 207,
    198, 0, 0, 0, 0, 159, 60, 195, 0, 0, 0, 0, 167, 60, 212, 0, 0, 0, 0, 60, 60, 195, 0, 0, 0,
    0, 43, 186, 16, 0, 0, 0, 0, 228, 60, 16, 0, 0, 0, 0, 240, 60, 96, 1, 1, 0, 0, 75, 57, 203,
    1, 0, 0, 0, 144, 43, 203, 1, 0, 0, 0, 216, 186, 203, 1, 0, 0, 0, 143, 92, 6, 0, 0, 0, 1,
    164, 92, 6, 0, 0, 0, 1, 184, 92, 6, 0, 0, 0, 1, 233, 14, 71, 2, 1, 0, 0, 239, 92, 72, 2,
    1, 0, 0, 82, 93, 26, 0, 1, 0, 0, 114, 181, 192, 2, 0, 0, 0, 209, 106, 212, 0, 0, 0, 0, 215,
    106, 212, 0, 0, 0, 0, 191, 106, 203, 0, 0, 0, 0, 156, 83, 203, 0, 0, 0, 0, 202, 106, 203, 0, 0,
    0, 0, 59, 185, 195, 0, 0, 0, 0, 204, 179, 53, 0, 0, 0, 0, 202, 106, 195, 0, 1, 0, 0, 9, 183,
    28, 0, 1, 0, 0, 28, 183, 203, 1, 1, 0, 0, 46, 181, 203, 1, 1, 0, 0, 38, 182, 195, 0, 0, 0,
    0, 53, 182, 195, 0, 0, 0, 0, 50, 144, 223, 2, 1, 0, 0, 254, 93, 253, 2, 0, 0, 0, 161, 183, 254,
    2, 1, 0, 0, 174, 183, 255, 2, 1, 0, 0, 65, 211, 113, 0, 0, 0, 0, 170, 22, 53, 0, 0, 0, 0,
    45, 208, 182, 3, 1, 0, 0, 163, 29, 183, 3, 0, 0, 23, 77, 208, 89, 1, 0, 0, 24, 90, 208, 26, 0,
    0, 0, 13, 199, 36, 20, 0, 0, 0, 0, 107, 15, 18, 0, 1, 0, 0, 158, 74, 32, 0, 1, 0, 0, 10,
    16, 22, 0, 2, 0, 0, 107, 15, 18, 0, 1, 0, 0, 10, 16, 22, 0, 2, 0, 0, 156, 16, 31, 0, 0,
    0, 0, 178, 16, 31, 0, 0, 0, 0, 232, 19, 35, 0, 0, 0, 0, 245, 19, 35, 0, 2, 0, 0, 119, 20,
    19, 0, 0, 0, 0, 130, 20, 31, 0, 0, 0, 0, 3, 20, 35, 0, 2, 0, 0, 245, 19, 35, 0, 2, 0,
    0, 111, 186, 0, 0, 0, 0, 0, 214, 207, 0, 0, 0, 0, 0, 82, 89, 87, 0, 0, 0, 0, 48, 189, 79,
    0, 0, 0, 0, 82, 89, 89, 0, 0, 0, 0, 48, 189, 90, 0, 0, 0, 0, 87, 26, 121, 0, 0, 0, 0,
    91, 26, 121, 0, 0, 0, 0, 87, 26, 123, 0, 0, 0, 0, 91, 26, 123, 0, 0, 0, 0, 91, 27, 123, 0,
    0, 0, 0, 72, 83, 125, 0, 0, 0, 0, 92, 186, 123, 0, 0, 0, 0, 103, 186, 123, 0, 0, 0, 0, 247,
    173, 121, 0, 0, 0, 0, 48, 189, 121, 0, 0, 0, 0, 39, 209, 139, 0, 0, 0, 0, 118, 74, 139, 0, 0,
    0, 0, 186, 22, 64, 0, 0, 0, 0, 144, 43, 64, 0, 0, 0, 0, 216, 191, 177, 0, 0, 0, 0, 186, 74,
    178, 0, 0, 0, 0, 246, 28, 181, 0, 0, 0, 0, 234, 28, 182, 0, 0, 0, 0, 76, 29, 184, 0, 2, 0,
    0, 89, 29, 177, 0, 2, 0, 0, 158, 74, 184, 0, 0, 0, 0, 102, 29, 185, 0, 2, 0, 0, 216, 191, 187,
    0, 0, 0, 0, 234, 28, 182, 0, 0, 0, 0, 14, 207, 0, 0, 0, 0, 0, 245, 142, 185, 0, 0, 0, 0,
    82, 89, 189, 0, 0, 0, 0, 235, 29, 191, 0, 0, 0, 0, 1, 33, 0, 0, 0, 0, 0, 10, 33, 0, 0,
    0, 0, 0, 61, 33, 0, 0, 0, 0, 0, 80, 33, 0, 0, 2, 0, 0, 87, 26, 217, 0, 0, 0, 0, 91,
    26, 217, 0, 0, 0, 0, 247, 188, 218, 0, 0, 0, 0, 130, 33, 218, 0, 0, 0, 0, 87, 26, 217, 0, 0,
    0, 0, 91, 26, 221, 0, 0, 0, 0, 87, 26, 223, 0, 0, 0, 0, 91, 26, 223, 0, 0, 0, 0, 114, 15,
    224, 0, 0, 0, 0, 14, 207, 223, 0, 0, 0, 0, 100, 20, 229, 0, 0, 0, 0, 120, 28, 229, 0, 0, 0,
    0, 114, 29, 19, 0, 0, 0, 0, 99, 34, 19, 0, 0, 0, 0, 119, 20, 19, 0, 0, 0, 0, 130, 20, 232,
    0, 0, 0, 0, 100, 20, 230, 0, 0, 0, 0, 120, 28, 230, 0, 0, 0, 0, 14, 207, 235, 0, 0, 0, 0,
    168, 23, 223, 0, 2, 0, 0, 12, 35, 19, 0, 0, 0, 0, 26, 35, 19, 0, 2, 0, 0, 14, 29, 236, 0,
    0, 0, 0, 61, 35, 0, 0, 2, 0, 0, 235, 30, 48, 0, 0, 0, 0, 174, 38, 253, 0, 1, 0, 0, 234,
    38, 1, 1, 0, 0, 0, 174, 38, 253, 0, 1, 0, 0, 50, 39, 1, 1, 0, 0, 0, 174, 38, 253, 0, 1,
    0, 0, 91, 39, 3, 1, 0, 0, 0, 174, 38, 253, 0, 1, 0, 0, 128, 38, 253, 0, 2, 0, 0, 91, 39,
    3, 1, 0, 0, 0, 121, 40, 84, 0, 0, 0, 0, 192, 87, 18, 0, 0, 0, 0, 179, 40, 35, 0, 0, 0,
    0, 174, 38, 253, 0, 1, 0, 0, 219, 40, 84, 0, 0, 0, 0, 192, 87, 18, 0, 0, 0, 0, 63, 61, 14,
    1, 0, 0, 0, 174, 38, 253, 0, 1, 0, 0, 247, 40, 35, 0, 0, 0, 0, 174, 38, 253, 0, 1, 0, 0,
    10, 41, 35, 0, 2, 0, 0, 174, 38, 253, 0, 1, 0, 0, 214, 207, 0, 0, 0, 0, 0, 171, 35, 68, 0,
    1, 0, 0, 86, 41, 22, 1, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 135, 41, 35, 0, 0, 0, 0, 78,
    34, 0, 0, 2, 0, 0, 87, 26, 35, 0, 0, 0, 0, 91, 26, 35, 0, 0, 0, 0, 233, 194, 0, 0, 2,
    0, 0, 2, 195, 191, 0, 2, 0, 0, 176, 29, 40, 1, 0, 0, 0, 213, 10, 40, 1, 0, 0, 0, 233, 194,
    40, 1, 2, 0, 0, 213, 10, 40, 1, 0, 0, 0, 233, 194, 40, 1, 2, 0, 0, 66, 20, 40, 1, 2, 0,
    0, 176, 29, 191, 0, 0, 0, 0, 182, 29, 191, 0, 0, 0, 0, 196, 44, 48, 1, 0, 0, 0, 182, 29, 48,
    1, 0, 0, 0, 176, 29, 48, 1, 0, 0, 0, 182, 29, 50, 1, 0, 0, 0, 14, 207, 50, 1, 0, 0, 0,
    182, 29, 48, 1, 0, 0, 0, 87, 26, 100, 1, 0, 0, 0, 91, 26, 100, 1, 0, 0, 0, 255, 89, 151, 0,
    0, 0, 0, 196, 211, 102, 1, 0, 0, 0, 61, 35, 149, 0, 2, 0, 0, 242, 61, 149, 0, 3, 1, 0, 78,
    34, 149, 0, 2, 0, 0, 242, 61, 149, 0, 3, 1, 0, 65, 28, 117, 1, 0, 0, 0, 208, 206, 221, 0, 0,
    0, 0, 87, 26, 119, 1, 0, 0, 0, 91, 26, 119, 1, 0, 0, 0, 186, 22, 101, 1, 0, 0, 0, 192, 64,
    100, 1, 2, 0, 0, 87, 26, 130, 1, 0, 0, 0, 91, 26, 130, 1, 0, 0, 0, 97, 52, 151, 0, 0, 0,
    0, 238, 64, 0, 0, 3, 3, 0, 164, 62, 118, 1, 0, 0, 0, 14, 207, 133, 1, 0, 0, 0, 43, 45, 18,
    0, 0, 0, 0, 242, 61, 149, 0, 3, 1, 0, 158, 74, 135, 1, 0, 0, 0, 106, 22, 151, 0, 0, 0, 0,
    246, 28, 135, 1, 0, 0, 0, 234, 28, 151, 0, 0, 0, 0, 168, 65, 135, 1, 0, 0, 0, 173, 65, 18, 0,
    0, 0, 0, 196, 211, 221, 0, 0, 0, 0, 66, 42, 221, 0, 0, 0, 0, 186, 22, 221, 0, 0, 0, 0, 144,
    43, 221, 0, 0, 0, 0, 4, 66, 143, 1, 0, 0, 0, 255, 89, 151, 0, 0, 0, 0, 196, 211, 119, 1, 0,
    0, 0, 14, 66, 221, 0, 0, 0, 0, 87, 26, 117, 1, 0, 0, 0, 91, 26, 117, 1, 0, 0, 0, 255, 89,
    101, 1, 0, 0, 0, 86, 86, 147, 1, 0, 0, 0, 100, 20, 100, 1, 0, 0, 0, 120, 28, 100, 1, 0, 0,
    0, 115, 66, 151, 0, 0, 0, 0, 125, 66, 151, 0, 0, 0, 0, 150, 66, 117, 1, 0, 0, 0, 143, 66, 117,
    1, 0, 0, 0, 157, 66, 117, 1, 0, 0, 0, 162, 66, 117, 1, 0, 0, 0, 167, 66, 218, 0, 0, 0, 0,
    176, 29, 150, 1, 0, 0, 0, 4, 67, 0, 0, 0, 0, 0, 15, 67, 0, 0, 0, 0, 0, 145, 28, 117, 1,
    0, 0, 0, 148, 28, 117, 1, 0, 0, 0, 14, 207, 152, 1, 0, 0, 0, 97, 52, 151, 0, 0, 0, 0, 87,
    26, 121, 0, 0, 0, 0, 91, 26, 123, 0, 0, 0, 0, 3, 13, 121, 0, 0, 0, 0, 19, 68, 121, 0, 0,
    0, 0, 82, 89, 190, 0, 0, 0, 0, 97, 93, 190, 0, 0, 0, 0, 82, 89, 163, 1, 0, 0, 0, 246, 27,
    35, 0, 0, 0, 0, 214, 207, 161, 1, 0, 0, 0, 65, 68, 35, 0, 2, 0, 0, 82, 89, 167, 1, 0, 0,
    0, 118, 68, 35, 0, 1, 0, 0, 82, 89, 190, 0, 0, 0, 0, 65, 211, 168, 1, 0, 0, 0, 171, 198, 0,
    0, 0, 0, 0, 194, 68, 169, 1, 0, 0, 0, 14, 207, 0, 0, 0, 0, 0, 180, 68, 169, 1, 2, 0, 0,
    130, 73, 172, 1, 1, 0, 0, 118, 193, 68, 0, 0, 0, 0, 130, 73, 172, 1, 1, 0, 0, 156, 83, 68, 0,
    0, 0, 0, 130, 73, 172, 1, 1, 0, 0, 175, 73, 171, 1, 0, 0, 0, 130, 73, 172, 1, 1, 0, 0, 183,
    73, 174, 1, 0, 0, 0, 86, 41, 48, 0, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 251, 30, 6, 1, 0,
    0, 0, 58, 76, 35, 0, 2, 0, 0, 24, 76, 189, 1, 0, 0, 0, 185, 41, 18, 0, 1, 0, 0, 251, 30,
    48, 0, 0, 0, 0, 72, 76, 189, 1, 0, 0, 0, 106, 76, 192, 1, 0, 0, 0, 110, 41, 48, 0, 0, 0,
    0, 233, 84, 68, 0, 1, 0, 0, 243, 84, 68, 0, 0, 0, 0, 62, 85, 245, 1, 0, 0, 0, 74, 85, 245,
    1, 0, 0, 0, 39, 209, 79, 0, 0, 0, 0, 118, 74, 79, 0, 0, 0, 0, 214, 207, 251, 1, 0, 0, 0,
    124, 85, 68, 0, 0, 0, 0, 97, 52, 143, 1, 0, 0, 0, 156, 83, 68, 0, 0, 0, 0, 39, 209, 5, 2,
    0, 0, 0, 118, 74, 68, 0, 0, 0, 0, 79, 86, 68, 0, 0, 0, 0, 196, 211, 185, 1, 0, 0, 0, 97,
    52, 20, 2, 0, 0, 0, 59, 185, 68, 0, 1, 0, 0, 97, 52, 255, 1, 0, 0, 0, 135, 75, 68, 0, 0,
    0, 0, 97, 52, 31, 2, 0, 0, 0, 185, 41, 18, 0, 1, 0, 0, 196, 211, 36, 2, 0, 0, 0, 148, 87,
    68, 0, 0, 0, 0, 97, 52, 5, 2, 0, 0, 0, 156, 83, 64, 0, 0, 0, 0, 255, 89, 245, 1, 0, 0,
    0, 206, 87, 68, 0, 2, 0, 0, 97, 52, 41, 2, 0, 0, 0, 214, 87, 68, 0, 0, 0, 0, 97, 52, 41,
    2, 0, 0, 0, 44, 76, 190, 1, 1, 0, 0, 220, 87, 42, 2, 0, 0, 0, 226, 87, 64, 0, 0, 0, 0,
    220, 87, 42, 2, 0, 0, 0, 214, 87, 68, 0, 0, 0, 0, 246, 87, 42, 2, 0, 0, 0, 191, 106, 64, 0,
    1, 0, 0, 86, 86, 68, 0, 0, 0, 0, 195, 41, 18, 0, 0, 0, 0, 255, 89, 151, 0, 0, 0, 0, 202,
    106, 68, 0, 0, 0, 0, 151, 94, 0, 0, 2, 0, 0, 159, 94, 64, 0, 1, 0, 0, 207, 94, 24, 0, 0,
    0, 0, 125, 92, 88, 2, 1, 0, 0, 54, 97, 0, 0, 2, 0, 0, 69, 97, 0, 0, 2, 0, 0, 140, 12,
    216, 0, 0, 0, 0, 207, 98, 64, 0, 0, 0, 0, 19, 61, 108, 2, 1, 0, 0, 67, 100, 105, 2, 2, 0,
    0, 87, 26, 105, 2, 0, 0, 0, 91, 26, 105, 2, 0, 0, 0, 233, 194, 105, 2, 2, 0, 0, 250, 100, 108,
    2, 2, 0, 0, 121, 100, 108, 2, 0, 0, 0, 56, 100, 112, 2, 2, 0, 0, 47, 101, 0, 0, 0, 0, 0,
    6, 35, 0, 0, 2, 0, 0, 255, 89, 121, 2, 0, 0, 0, 174, 37, 122, 2, 1, 0, 0, 186, 22, 127, 2,
    0, 0, 0, 191, 106, 128, 2, 0, 0, 0, 87, 26, 127, 2, 0, 0, 0, 91, 26, 127, 2, 0, 0, 0, 14,
    207, 0, 0, 0, 0, 0, 255, 89, 121, 2, 0, 0, 0, 214, 207, 135, 2, 0, 0, 0, 48, 189, 68, 0, 0,
    0, 0, 214, 207, 139, 2, 0, 0, 0, 48, 189, 68, 0, 0, 0, 0, 214, 207, 68, 0, 0, 0, 0, 48, 189,
    68, 0, 0, 0, 0, 214, 207, 136, 2, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 137, 2, 0, 0,
    0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 138, 2, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 143,
    2, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 147, 2, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0,
    214, 207, 148, 2, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 140, 2, 0, 0, 0, 48, 189, 79, 0,
    0, 0, 0, 214, 207, 141, 2, 0, 0, 0, 48, 189, 79, 0, 0, 0, 0, 214, 207, 142, 2, 0, 0, 0, 48,
    189, 79, 0, 0, 0, 0, 247, 101, 245, 1, 0, 0, 0, 196, 211, 64, 0, 0, 0, 0, 246, 27, 68, 0, 0,
    0, 0, 214, 207, 68, 0, 0, 0, 0, 214, 207, 68, 0, 0, 0, 0, 191, 106, 68, 0, 0, 0, 0, 126, 101,
    151, 0, 0, 0, 0, 136, 101, 245, 1, 0, 0, 0, 17, 102, 68, 0, 0, 0, 0, 21, 102, 68, 0, 0, 0,
    0, 111, 186, 68, 0, 0, 0, 0, 214, 207, 68, 0, 0, 0, 0, 183, 101, 149, 0, 0, 0, 0, 139, 27, 68,
    0, 0, 0, 0, 111, 186, 149, 0, 0, 0, 0, 214, 207, 149, 0, 0, 0, 0, 109, 20, 18, 0, 0, 0, 0,
    78, 34, 0, 0, 2, 0, 0, 10, 81, 19, 0, 0, 0, 0, 80, 195, 19, 0, 0, 0, 0, 87, 26, 160, 2,
    0, 0, 0, 91, 26, 160, 2, 0, 0, 0, 87, 26, 161, 2, 0, 0, 0, 91, 26, 161, 2, 0, 0, 0, 14,
    207, 191, 0, 0, 0, 0, 246, 27, 160, 2, 0, 0, 0, 65, 211, 161, 2, 0, 0, 0, 30, 207, 160, 2, 0,
    0, 0, 87, 26, 165, 2, 0, 0, 0, 91, 26, 165, 2, 0, 0, 0, 170, 103, 168, 2, 0, 0, 0, 175, 103,
    168, 2, 0, 0, 0, 65, 211, 161, 2, 0, 0, 0, 116, 103, 0, 0, 2, 0, 0, 216, 191, 161, 2, 0, 0,
    0, 246, 27, 160, 2, 0, 0, 0, 180, 103, 161, 2, 0, 0, 0, 45, 52, 161, 2, 0, 0, 0, 216, 191, 169,
    2, 0, 0, 0, 65, 211, 161, 2, 0, 0, 0, 176, 29, 37, 1, 0, 0, 0, 74, 104, 35, 0, 2, 0, 0,
    176, 29, 175, 2, 0, 0, 0, 74, 104, 35, 0, 2, 0, 0, 87, 104, 35, 0, 0, 0, 0, 101, 104, 35, 0,
    0, 0, 0, 176, 29, 175, 2, 0, 0, 0, 124, 104, 35, 0, 2, 0, 0, 176, 29, 175, 2, 0, 0, 0, 152,
    104, 35, 0, 2, 0, 0, 214, 207, 37, 1, 0, 0, 0, 242, 103, 178, 2, 0, 0, 0, 231, 104, 64, 0, 2,
    0, 0, 4, 105, 64, 0, 2, 0, 0, 172, 104, 180, 2, 0, 0, 0, 12, 105, 64, 0, 2, 0, 0, 46, 35,
    182, 2, 0, 0, 0, 78, 34, 183, 2, 2, 0, 0, 87, 26, 186, 2, 0, 0, 0, 91, 26, 186, 2, 0, 0,
    0, 113, 68, 19, 0, 0, 0, 0, 8, 205, 19, 0, 2, 0, 0, 87, 26, 181, 2, 0, 0, 0, 91, 26, 181,
    2, 0, 0, 0, 87, 26, 189, 2, 0, 0, 0, 91, 26, 189, 2, 0, 0, 0, 43, 108, 198, 2, 2, 0, 0,
    232, 191, 37, 1, 0, 0, 0, 198, 107, 200, 2, 2, 0, 0, 250, 102, 0, 0, 2, 0, 0, 251, 30, 199, 2,
    0, 0, 0, 78, 108, 209, 2, 1, 0, 0, 251, 30, 199, 2, 0, 0, 0, 232, 106, 209, 2, 0, 0, 0, 251,
    30, 37, 1, 0, 0, 0, 250, 102, 0, 0, 2, 0, 0, 104, 108, 200, 2, 0, 0, 0, 250, 102, 0, 0, 2,
    0, 0, 82, 89, 199, 2, 0, 0, 0, 246, 27, 35, 0, 0, 0, 0, 251, 30, 199, 2, 0, 0, 0, 235, 29,
    0, 0, 0, 0, 0, 142, 108, 167, 1, 0, 0, 0, 152, 108, 35, 0, 0, 0, 0, 216, 34, 213, 2, 0, 0,
    0, 14, 207, 35, 0, 0, 0, 0, 204, 108, 31, 0, 0, 0, 0, 218, 108, 31, 0, 0, 0, 0, 236, 183, 3,
    3, 0, 0, 0, 168, 23, 4, 3, 2, 0, 0, 86, 68, 3, 3, 0, 0, 0, 14, 207, 6, 3, 0, 0, 0,
    120, 28, 7, 3, 0, 0, 0, 129, 28, 7, 3, 0, 0, 0, 106, 184, 0, 0, 0, 0, 0, 117, 184, 0, 0,
    0, 0, 0, 87, 26, 10, 3, 0, 0, 0, 91, 26, 10, 3, 0, 0, 0, 229, 181, 3, 3, 0, 0, 0, 128,
    185, 9, 3, 2, 0, 0, 87, 26, 7, 3, 0, 0, 0, 91, 26, 7, 3, 0, 0, 0, 39, 38, 9, 3, 0,
    0, 0, 92, 152, 11, 3, 0, 0, 0, 97, 93, 3, 3, 0, 0, 0, 82, 89, 3, 3, 0, 0, 0, 206, 184,
    16, 3, 0, 0, 0, 214, 184, 16, 3, 0, 0, 0, 86, 68, 3, 3, 0, 0, 0, 14, 207, 18, 3, 0, 0,
    0, 36, 185, 19, 3, 0, 0, 0, 49, 185, 19, 3, 0, 0, 0, 120, 28, 22, 3, 0, 0, 0, 129, 28, 22,
    3, 0, 0, 0, 120, 28, 10, 3, 0, 0, 0, 129, 28, 10, 3, 0, 0, 0, 87, 102, 10, 3, 0, 0, 0,
    180, 66, 10, 3, 0, 0, 0, 199, 36, 10, 3, 0, 0, 0, 215, 24, 7, 3, 0, 0, 0, 87, 26, 24, 3,
    0, 0, 0, 91, 26, 24, 3, 0, 0, 0, 14, 207, 9, 3, 0, 0, 0, 90, 185, 7, 3, 0, 0, 0, 14,
    207, 7, 3, 0, 0, 0, 196, 39, 4, 3, 1, 0, 0, 14, 207, 9, 3, 0, 0, 0, 246, 28, 4, 3, 0,
    0, 0, 14, 207, 10, 3, 0, 0, 0, 196, 39, 4, 3, 1, 0, 0, 14, 207, 23, 3, 0, 0, 0, 196, 39,
    4, 3, 1, 0, 0, 14, 207, 30, 3, 0, 0, 0, 255, 107, 33, 3, 0, 0, 0, 14, 207, 34, 3, 0, 0,
    0, 246, 28, 4, 3, 0, 0, 0, 14, 207, 34, 3, 0, 0, 0, 98, 185, 4, 3, 0, 0, 0, 14, 207, 34,
    3, 0, 0, 0, 86, 86, 4, 3, 0, 0, 0, 120, 28, 13, 3, 0, 0, 0, 129, 28, 13, 3, 0, 0, 0,
    255, 89, 3, 3, 0, 0, 0, 14, 207, 9, 3, 0, 0, 0, 86, 68, 3, 3, 0, 0, 0, 202, 106, 4, 3,
    0, 0, 0, 120, 28, 23, 3, 0, 0, 0, 129, 28, 23, 3, 0, 0, 0, 213, 185, 48, 3, 0, 0, 0, 224,
    185, 48, 3, 0, 0, 0, 63, 146, 49, 3, 0, 0, 0, 34, 14, 18, 3, 0, 0, 0, 63, 146, 50, 3, 0,
    0, 0, 65, 28, 51, 3, 0, 0, 0, 3, 186, 0, 0, 0, 0, 0, 113, 40, 0, 0, 2, 0, 0, 65, 28,
    54, 3, 0, 0, 0, 246, 27, 4, 3, 0, 0, 0, 206, 184, 54, 3, 0, 0, 0, 214, 184, 54, 3, 0, 0,
    0, 65, 28, 51, 3, 0, 0, 0, 63, 146, 50, 3, 0, 0, 0, 65, 28, 56, 3, 0, 0, 0, 34, 14, 18,
    3, 0, 0, 0, 82, 89, 64, 3, 0, 0, 0, 246, 27, 35, 0, 0, 0, 0, 214, 207, 189, 0, 0, 0, 0,
    65, 68, 35, 0, 2, 0, 0, 251, 30, 37, 1, 0, 0, 0, 168, 23, 35, 0, 2, 0, 0, 82, 89, 37, 1,
    0, 0, 0, 168, 23, 198, 2, 0, 0, 0, 82, 89, 189, 0, 0, 0, 0, 65, 211, 66, 3, 0, 0, 0, 176,
    29, 0, 0, 0, 0, 0, 146, 38, 35, 0, 2, 0, 0, 25, 188, 75, 3, 0, 0, 0, 32, 188, 75, 3, 0,
    0, 0, 59, 188, 86, 3, 0, 0, 0, 70, 188, 87, 3, 0, 0, 0, 82, 188, 86, 3, 0, 0, 0, 94, 188,
    87, 3, 0, 0, 0, 109, 20, 90, 3, 0, 0, 0, 123, 188, 74, 3, 2, 0, 0, 146, 188, 19, 0, 0, 0,
    0, 157, 188, 19, 0, 0, 0, 0, 241, 188, 97, 3, 0, 0, 0, 252, 188, 97, 3, 0, 0, 0, 7, 189, 97,
    3, 0, 0, 0, 19, 189, 97, 3, 0, 0, 0, 232, 191, 97, 3, 0, 0, 0, 168, 23, 98, 3, 0, 0, 0,
    25, 188, 99, 3, 0, 0, 0, 32, 188, 99, 3, 0, 0, 0, 25, 188, 90, 3, 0, 0, 0, 32, 188, 90, 3,
    0, 0, 0, 25, 188, 74, 3, 0, 0, 0, 65, 211, 75, 3, 0, 0, 0, 25, 188, 74, 3, 0, 0, 0, 190,
    37, 92, 3, 0, 0, 0, 25, 188, 79, 3, 0, 0, 0, 175, 189, 75, 3, 0, 0, 0, 217, 189, 19, 0, 0,
    0, 0, 228, 189, 19, 0, 0, 0, 0, 97, 93, 110, 3, 0, 0, 0, 224, 191, 110, 3, 2, 0, 0, 97, 93,
    110, 3, 0, 0, 0, 77, 196, 111, 3, 1, 0, 0, 8, 205, 232, 0, 0, 0, 0, 61, 192, 232, 0, 2, 0,
    0, 97, 93, 110, 3, 0, 0, 0, 182, 193, 111, 3, 2, 0, 0, 77, 196, 111, 3, 0, 0, 0, 169, 194, 110,
    3, 1, 0, 0, 19, 61, 110, 3, 0, 0, 0, 223, 194, 119, 3, 2, 0, 0, 240, 194, 110, 3, 0, 0, 0,
    248, 194, 119, 3, 2, 0, 0, 98, 195, 110, 3, 0, 0, 0, 117, 195, 110, 3, 0, 0, 0, 97, 93, 110, 3,
    0, 0, 0, 82, 89, 110, 3, 0, 0, 0, 129, 195, 110, 3, 0, 0, 0, 104, 44, 110, 3, 0, 0, 0, 200,
    196, 110, 3, 0, 0, 0, 212, 196, 110, 3, 0, 0, 0, 77, 196, 111, 3, 0, 0, 0, 40, 34, 111, 3, 0,
    0, 0, 202, 197, 110, 3, 0, 0, 0, 124, 79, 110, 3, 0, 0, 0, 59, 198, 110, 3, 0, 0, 0, 53, 192,
    119, 3, 2, 0, 0, 19, 61, 110, 3, 1, 0, 0, 95, 198, 119, 3, 2, 0, 0, 178, 198, 128, 3, 0, 0,
    0, 195, 198, 129, 3, 0, 0, 0, 21, 199, 130, 3, 0, 0, 0, 172, 202, 130, 3, 0, 0, 0, 255, 198, 110,
    3, 0, 0, 0, 208, 193, 110, 3, 0, 0, 0, 208, 193, 110, 3, 0, 0, 0, 23, 194, 110, 3, 2, 0, 0,
    81, 199, 110, 3, 0, 0, 0, 106, 199, 110, 3, 0, 0, 0, 93, 199, 110, 3, 0, 0, 0, 102, 199, 110, 3,
    0, 0, 0, 120, 199, 110, 3, 0, 0, 0, 130, 199, 110, 3, 0, 0, 0, 97, 93, 110, 3, 0, 0, 0, 207,
    196, 110, 3, 0, 0, 0, 97, 93, 110, 3, 0, 0, 0, 222, 200, 110, 3, 2, 0, 0, 97, 93, 110, 3, 0,
    0, 0, 242, 200, 110, 3, 2, 0, 0, 67, 201, 110, 3, 0, 0, 0, 93, 201, 110, 3, 0, 0, 0, 97, 93,
    110, 3, 0, 0, 0, 180, 201, 130, 3, 2, 0, 0, 97, 93, 110, 3, 0, 0, 0, 24, 202, 130, 3, 2, 0,
    0, 97, 93, 110, 3, 0, 0, 0, 164, 202, 130, 3, 1, 0, 0, 97, 93, 110, 3, 0, 0, 0, 243, 23, 130,
    3, 2, 0, 0, 148, 203, 110, 3, 0, 0, 0, 23, 194, 110, 3, 2, 0, 0, 130, 199, 110, 3, 0, 0, 0,
    120, 199, 110, 3, 0, 0, 0, 97, 93, 110, 3, 0, 0, 0, 3, 204, 130, 3, 2, 0, 0, 97, 93, 121, 3,
    0, 0, 0, 250, 205, 130, 3, 1, 0, 0, 97, 93, 110, 3, 0, 0, 0, 108, 206, 130, 3, 2, 0, 0, 116,
    206, 117, 1, 0, 0, 0, 218, 106, 21, 2, 1, 0, 0, 190, 206, 52, 0, 0, 0, 0, 195, 206, 52, 0, 0,
    0, 0, 82, 89, 180, 1, 0, 0, 0, 200, 206, 35, 0, 2, 0, 0, 107, 28, 52, 0, 0, 0, 0, 235, 29,
    52, 0, 0, 0, 0, 87, 26, 180, 1, 0, 0, 0, 91, 26, 180, 1, 0, 0, 0, 86, 86, 155, 3, 0, 0,
    0, 20, 66, 0, 0, 1, 0, 0, 82, 89, 52, 0, 0, 0, 0, 167, 9, 0, 0, 0, 0, 0, 65, 28, 180,
    1, 0, 0, 0, 167, 9, 0, 0, 1, 0, 0, 107, 28, 158, 3, 0, 0, 0, 235, 29, 169, 0, 0, 0, 0,
    82, 89, 52, 0, 0, 0, 0, 134, 34, 180, 1, 0, 0, 0, 235, 29, 52, 0, 0, 0, 0, 2, 207, 180, 1,
    0, 0, 0, 145, 28, 152, 3, 0, 0, 0, 148, 28, 152, 3, 0, 0, 0, 87, 26, 161, 3, 0, 0, 0, 91,
    26, 161, 3, 0, 0, 0, 109, 20, 68, 0, 0, 0, 0, 233, 194, 162, 3, 2, 0, 0, 87, 26, 86, 0, 0,
    0, 0, 91, 26, 86, 0, 0, 0, 0, 87, 26, 185, 1, 0, 0, 0, 91, 26, 185, 1, 0, 0, 0, 166, 207,
    31, 0, 0, 0, 0, 169, 207, 31, 0, 0, 0, 0, 196, 207, 168, 3, 0, 0, 0, 14, 207, 162, 3, 0, 0,
    0, 196, 211, 185, 1, 0, 0, 0, 119, 85, 185, 1, 0, 0, 0, 39, 209, 173, 3, 0, 0, 0, 118, 74, 173,
    3, 0, 0, 0, 39, 209, 181, 3, 0, 0, 0, 118, 74, 181, 3, 0, 0, 0, 218, 207, 177, 3, 0, 0, 0,
    221, 207, 177, 3, 0, 0, 0, 82, 89, 194, 3, 0, 0, 0, 143, 68, 195, 3, 0, 0, 0, 72, 209, 146, 1,
    0, 0, 0, 84, 209, 146, 1, 0, 0, 0, 237, 208, 187, 3, 0, 0, 0, 143, 68, 195, 3, 0, 0, 0, 255,
    89, 151, 0, 0, 0, 0, 196, 211, 208, 3, 0, 0, 0, 143, 14, 5, 0, 0, 0, 0, 154, 14, 6, 0, 0,
    0, 1, 170, 22, 53, 0, 0, 0, 0, 206, 22, 53, 0, 0, 0, 0, 233, 194, 194, 0, 0, 0, 0, 32, 195,
    194, 0, 0, 0, 0, 148, 211, 195, 0, 0, 0, 0, 141, 30, 196, 0, 0, 0, 0, 182, 30, 16, 0, 0, 0,
    0, 199, 30, 17, 0, 0, 0, 0, 170, 22, 53, 0, 0, 0, 0, 170, 30, 198, 0, 0, 0, 0, 14, 29, 202,
    0, 0, 0, 0, 26, 31, 202, 0, 0, 0, 0, 228, 84, 191, 0, 0, 0, 0, 47, 31, 204, 0, 0, 0, 0,
    228, 84, 191, 0, 0, 0, 0, 92, 31, 205, 0, 0, 0, 0, 228, 84, 191, 0, 0, 0, 0, 14, 207, 206, 0,
    0, 0, 0, 228, 84, 53, 0, 0, 0, 22, 14, 207, 208, 0, 0, 0, 0, 234, 31, 209, 0, 0, 0, 0, 174,
    37, 198, 0, 0, 0, 0, 228, 84, 53, 0, 0, 0, 22, 14, 207, 210, 0, 0, 0, 0, 161, 98, 16, 0, 0,
    0, 0, 10, 32, 202, 0, 0, 0, 0, 191, 106, 203, 0, 0, 0, 0, 228, 23, 113, 0, 0, 0, 0, 14, 207,
    17, 0, 0, 0, 0, 228, 84, 53, 0, 0, 0, 22, 132, 32, 16, 0, 0, 0, 0, 146, 32, 215, 0, 0, 0,
    0, 140, 33, 222, 0, 0, 0, 0, 14, 207, 198, 0, 0, 0, 0, 196, 184, 212, 0, 0, 0, 0, 169, 33, 6,
    0, 0, 0, 0, 170, 22, 53, 0, 0, 0, 0, 130, 52, 212, 0, 0, 0, 0, 161, 98, 17, 0, 0, 0, 12,
    113, 68, 194, 0, 0, 0, 4, 246, 28, 198, 0, 0, 0, 0, 243, 52, 16, 0, 1, 0, 0, 129, 195, 179, 0,
    0, 0, 0, 41, 61, 54, 1, 0, 0, 0, 116, 99, 210, 0, 0, 0, 0, 132, 99, 210, 0, 0, 0, 0, 56,
    96, 212, 0, 0, 0, 0, 138, 53, 6, 0, 0, 0, 1, 161, 98, 16, 0, 0, 0, 0, 14, 207, 16, 0, 0,
    0, 0, 237, 54, 68, 1, 0, 0, 0, 128, 185, 69, 1, 0, 0, 4, 161, 98, 16, 0, 0, 0, 0, 7, 55,
    16, 0, 0, 0, 0, 114, 15, 60, 1, 0, 0, 0, 185, 94, 66, 1, 1, 0, 0, 216, 56, 73, 1, 0, 0,
    2, 75, 211, 201, 0, 0, 0, 4, 152, 57, 26, 0, 1, 0, 0, 3, 58, 26, 0, 1, 0, 0, 152, 57, 26,
    0, 1, 0, 0, 43, 58, 89, 1, 1, 0, 0, 193, 59, 89, 1, 0, 0, 0, 232, 94, 21, 0, 0, 0, 0,
    233, 59, 17, 0, 0, 0, 0, 240, 59, 17, 0, 0, 0, 0, 249, 60, 198, 0, 0, 0, 0, 191, 106, 203, 0,
    0, 0, 0, 246, 28, 17, 0, 0, 0, 0, 45, 61, 98, 1, 0, 0, 0, 110, 209, 21, 0, 0, 0, 0, 86,
    61, 6, 0, 0, 0, 1, 110, 61, 89, 1, 0, 0, 0, 119, 61, 89, 1, 0, 0, 0, 170, 30, 198, 0, 0,
    0, 0, 164, 74, 195, 0, 0, 0, 25, 228, 84, 121, 2, 0, 0, 0, 14, 207, 210, 0, 0, 0, 0, 108, 105,
    53, 0, 0, 0, 0, 119, 105, 53, 0, 0, 0, 0, 132, 105, 194, 0, 0, 0, 0, 119, 105, 53, 0, 0, 0,
    0, 144, 105, 16, 0, 0, 0, 0, 155, 105, 194, 0, 0, 0, 4, 59, 185, 195, 0, 0, 0, 0, 205, 31, 180,
    1, 0, 0, 0, 14, 34, 53, 0, 0, 0, 0, 50, 144, 223, 2, 0, 0, 0, 114, 83, 195, 0, 0, 0, 0,
    50, 180, 227, 2, 0, 0, 0, 114, 83, 195, 0, 0, 0, 0, 94, 180, 228, 2, 0, 0, 0, 79, 182, 16, 0,
    0, 0, 0, 92, 182, 243, 2, 0, 0, 0, 128, 187, 203, 0, 0, 0, 0, 137, 187, 203, 0, 0, 0, 0, 158,
    187, 203, 0, 0, 0, 0, 163, 187, 203, 0, 0, 0, 0, 128, 187, 203, 0, 0, 0, 0, 3, 188, 203, 0, 0,
    0, 0, 14, 45, 195, 0, 0, 0, 0, 158, 147, 195, 0, 1, 0, 0, 40, 34, 53, 0, 0, 0, 0, 52, 98,
    160, 3, 0, 0, 0, 4, 66, 89, 1, 0, 0, 0, 72, 89, 89, 1, 0, 0, 0, 163, 29, 183, 3, 0, 0,
    23, 131, 95, 89, 1, 0, 0, 24, 50, 196, 198, 0, 0, 0, 0, 98, 196, 45, 0, 0, 0, 0, 47, 97, 19,
    0, 0, 0, 0, 171, 198, 23, 0, 0, 0, 0, 47, 97, 31, 0, 0, 0, 0, 158, 74, 32, 0, 0, 0, 0,
    104, 191, 23, 0, 0, 0, 0, 171, 198, 35, 0, 0, 0, 0, 32, 195, 0, 0, 2, 0, 0, 68, 35, 0, 0,
    2, 0, 0, 212, 19, 35, 0, 2, 0, 0, 224, 19, 35, 0, 0, 0, 0, 100, 20, 0, 0, 2, 0, 0, 68,
    35, 35, 0, 2, 0, 0, 171, 198, 52, 0, 0, 0, 0, 82, 89, 61, 0, 0, 0, 0, 144, 90, 62, 0, 0,
    0, 0, 171, 198, 48, 0, 0, 0, 0, 63, 61, 69, 0, 0, 0, 0, 241, 24, 73, 0, 0, 0, 0, 144, 90,
    80, 0, 0, 0, 0, 144, 90, 82, 0, 0, 0, 0, 214, 207, 84, 0, 0, 0, 0, 171, 198, 84, 0, 0, 0,
    0, 144, 90, 88, 0, 0, 0, 0, 144, 90, 91, 0, 0, 0, 0, 241, 24, 95, 0, 0, 0, 0, 241, 24, 99,
    0, 0, 0, 0, 241, 24, 106, 0, 0, 0, 0, 241, 24, 110, 0, 0, 0, 0, 144, 90, 114, 0, 0, 0, 0,
    144, 90, 116, 0, 0, 0, 0, 144, 90, 118, 0, 0, 0, 0, 171, 198, 121, 0, 0, 0, 0, 171, 198, 123, 0,
    0, 0, 0, 247, 173, 126, 0, 0, 0, 0, 218, 84, 126, 0, 0, 0, 0, 171, 198, 125, 0, 0, 0, 0, 218,
    84, 121, 0, 0, 0, 0, 247, 173, 130, 0, 0, 0, 0, 218, 84, 130, 0, 0, 0, 0, 247, 173, 131, 0, 0,
    0, 0, 218, 84, 131, 0, 0, 0, 0, 216, 191, 121, 0, 0, 0, 0, 144, 90, 133, 0, 0, 0, 0, 144, 90,
    135, 0, 0, 0, 0, 144, 90, 137, 0, 0, 0, 0, 144, 90, 140, 0, 0, 0, 0, 171, 198, 144, 0, 0, 0,
    0, 171, 198, 145, 0, 0, 0, 0, 171, 198, 148, 0, 0, 0, 0, 144, 90, 149, 0, 0, 0, 0, 171, 198, 156,
    0, 0, 0, 0, 171, 198, 158, 0, 0, 0, 0, 144, 90, 144, 0, 0, 0, 0, 82, 89, 161, 0, 0, 0, 0,
    171, 198, 162, 0, 0, 0, 0, 82, 89, 162, 0, 0, 0, 0, 171, 198, 161, 0, 0, 0, 0, 214, 207, 163, 0,
    0, 0, 0, 192, 101, 163, 0, 0, 0, 0, 144, 90, 166, 0, 0, 0, 0, 138, 28, 168, 0, 0, 0, 0, 130,
    105, 169, 0, 0, 0, 0, 144, 90, 171, 0, 0, 0, 0, 144, 90, 172, 0, 0, 0, 0, 171, 198, 150, 0, 0,
    0, 0, 192, 101, 173, 0, 0, 0, 0, 192, 101, 175, 0, 0, 0, 0, 118, 193, 35, 0, 0, 0, 0, 171, 198,
    0, 0, 1, 0, 0, 216, 191, 178, 0, 0, 0, 0, 224, 19, 177, 0, 2, 0, 0, 254, 28, 183, 0, 0, 0,
    0, 156, 83, 35, 0, 0, 0, 0, 171, 198, 178, 0, 0, 0, 0, 113, 68, 31, 0, 0, 0, 0, 171, 198, 177,
    0, 0, 0, 0, 154, 29, 18, 0, 0, 0, 0, 171, 198, 189, 0, 0, 0, 0, 176, 29, 190, 0, 0, 0, 0,
    182, 29, 190, 0, 0, 0, 0, 217, 29, 18, 0, 2, 0, 0, 251, 30, 189, 0, 0, 0, 0, 171, 198, 189, 0,
    1, 0, 0, 251, 30, 192, 0, 0, 0, 0, 35, 21, 193, 0, 0, 0, 0, 171, 198, 192, 0, 0, 0, 0, 2,
    195, 0, 0, 2, 0, 0, 186, 32, 18, 0, 0, 0, 0, 194, 32, 0, 0, 2, 0, 0, 17, 30, 217, 0, 0,
    0, 0, 171, 198, 218, 0, 0, 0, 0, 171, 198, 217, 0, 0, 0, 0, 216, 191, 0, 0, 0, 0, 0, 17, 30,
    219, 0, 0, 0, 0, 171, 198, 18, 0, 0, 0, 0, 224, 19, 223, 0, 0, 0, 0, 40, 34, 224, 0, 0, 0,
    0, 171, 198, 225, 0, 0, 0, 0, 216, 191, 226, 0, 0, 0, 0, 171, 198, 223, 0, 0, 0, 0, 100, 20, 223,
    0, 0, 0, 0, 68, 35, 223, 0, 2, 0, 0, 224, 19, 223, 0, 2, 0, 0, 82, 89, 223, 0, 0, 0, 0,
    235, 29, 223, 0, 0, 0, 0, 86, 68, 225, 0, 0, 0, 0, 171, 198, 224, 0, 0, 0, 0, 224, 19, 229, 0,
    0, 0, 0, 115, 34, 226, 0, 2, 0, 0, 171, 198, 231, 0, 0, 0, 0, 216, 191, 224, 0, 0, 0, 0, 224,
    19, 18, 0, 0, 0, 0, 216, 191, 233, 0, 0, 0, 0, 224, 19, 231, 0, 0, 0, 0, 216, 191, 234, 0, 0,
    0, 0, 224, 19, 230, 0, 0, 0, 0, 216, 191, 223, 0, 1, 0, 0, 186, 32, 230, 0, 0, 0, 0, 38, 35,
    226, 0, 2, 0, 0, 171, 198, 223, 0, 1, 0, 0, 224, 19, 0, 0, 2, 0, 0, 224, 19, 0, 0, 0, 0,
    0, 171, 198, 251, 0, 0, 0, 0, 100, 39, 4, 1, 0, 0, 0, 14, 207, 6, 1, 0, 0, 0, 78, 34, 9,
    1, 2, 0, 0, 210, 40, 68, 0, 0, 0, 0, 144, 90, 19, 1, 0, 0, 0, 14, 207, 20, 1, 0, 0, 0,
    78, 34, 19, 1, 2, 0, 0, 144, 90, 251, 0, 0, 0, 0, 152, 41, 19, 0, 0, 0, 0, 232, 191, 0, 0,
    2, 0, 0, 176, 29, 24, 0, 0, 0, 0, 182, 29, 24, 0, 0, 0, 0, 78, 34, 28, 1, 2, 0, 0, 182,
    29, 28, 1, 0, 0, 0, 11, 42, 28, 1, 2, 0, 0, 85, 42, 28, 1, 2, 0, 0, 182, 29, 30, 1, 0,
    0, 0, 78, 34, 30, 1, 2, 0, 0, 29, 44, 37, 1, 2, 0, 0, 171, 198, 189, 0, 2, 0, 0, 29, 44,
    191, 0, 2, 0, 0, 58, 44, 19, 0, 0, 0, 0, 109, 44, 19, 0, 0, 0, 0, 171, 198, 37, 1, 0, 0,
    0, 224, 19, 189, 0, 2, 0, 0, 171, 198, 37, 1, 2, 0, 0, 171, 198, 48, 1, 0, 0, 0, 171, 198, 50,
    1, 0, 0, 0, 144, 90, 100, 1, 0, 0, 0, 186, 32, 101, 1, 0, 0, 0, 144, 90, 101, 1, 0, 0, 0,
    141, 61, 221, 0, 0, 0, 0, 144, 90, 151, 0, 0, 0, 0, 144, 90, 102, 1, 0, 0, 0, 186, 32, 108, 1,
    0, 0, 0, 144, 90, 108, 1, 0, 0, 0, 194, 32, 149, 0, 2, 0, 0, 171, 198, 149, 0, 1, 0, 0, 32,
    195, 149, 0, 1, 0, 0, 144, 90, 116, 1, 0, 0, 0, 144, 90, 119, 1, 0, 0, 0, 144, 90, 120, 1, 0,
    0, 0, 216, 191, 119, 1, 0, 0, 0, 186, 32, 119, 1, 0, 0, 0, 196, 211, 149, 0, 0, 0, 0, 251, 64,
    0, 0, 2, 0, 0, 68, 35, 149, 0, 2, 0, 0, 144, 90, 149, 0, 1, 0, 0, 144, 90, 117, 1, 0, 0,
    0, 144, 90, 118, 1, 0, 0, 0, 247, 173, 100, 1, 0, 0, 0, 247, 173, 119, 1, 0, 0, 0, 144, 90, 221,
    0, 0, 0, 0, 14, 207, 149, 0, 0, 0, 0, 215, 65, 151, 0, 0, 0, 0, 230, 65, 149, 0, 0, 0, 0,
    144, 90, 143, 1, 0, 0, 0, 144, 90, 18, 0, 0, 0, 0, 196, 211, 144, 1, 0, 0, 0, 144, 90, 148, 1,
    0, 0, 0, 124, 79, 151, 0, 0, 0, 0, 134, 66, 151, 0, 0, 0, 0, 146, 66, 117, 1, 0, 0, 0, 247,
    173, 148, 1, 0, 0, 0, 247, 173, 150, 1, 0, 0, 0, 186, 32, 100, 1, 0, 0, 0, 100, 20, 149, 0, 2,
    0, 0, 144, 90, 152, 1, 0, 0, 0, 88, 67, 19, 0, 0, 0, 0, 88, 67, 31, 0, 0, 0, 0, 144, 90,
    135, 1, 0, 0, 0, 186, 32, 149, 0, 1, 0, 0, 186, 32, 151, 0, 0, 0, 0, 216, 191, 123, 0, 0, 0,
    0, 235, 29, 190, 0, 0, 0, 0, 171, 198, 161, 1, 0, 0, 0, 235, 30, 190, 0, 0, 0, 0, 68, 35, 48,
    0, 2, 0, 0, 32, 195, 48, 0, 2, 0, 0, 78, 68, 35, 0, 0, 0, 0, 82, 89, 161, 1, 0, 0, 0,
    106, 68, 31, 0, 0, 0, 0, 171, 198, 165, 1, 0, 0, 0, 224, 19, 167, 1, 0, 0, 0, 171, 198, 190, 0,
    0, 0, 0, 247, 173, 161, 1, 0, 0, 0, 224, 19, 161, 1, 0, 0, 0, 224, 19, 48, 0, 0, 0, 0, 158,
    74, 169, 1, 0, 0, 0, 196, 211, 172, 1, 0, 0, 0, 144, 73, 172, 1, 0, 0, 0, 174, 38, 182, 1, 0,
    0, 0, 97, 75, 182, 1, 2, 0, 0, 128, 38, 182, 1, 0, 0, 0, 144, 90, 52, 0, 0, 0, 0, 143, 75,
    185, 1, 0, 0, 0, 159, 75, 18, 0, 0, 0, 0, 247, 173, 187, 1, 0, 0, 0, 218, 84, 187, 1, 0, 0,
    0, 237, 74, 191, 1, 0, 0, 0, 144, 90, 68, 0, 1, 0, 0, 42, 85, 242, 1, 0, 0, 0, 144, 90, 243,
    1, 0, 0, 0, 39, 209, 246, 1, 0, 0, 0, 192, 101, 247, 1, 0, 0, 0, 39, 209, 250, 1, 0, 0, 0,
    192, 101, 246, 1, 0, 0, 0, 192, 101, 250, 1, 0, 0, 0, 192, 101, 146, 1, 0, 0, 0, 192, 101, 190, 1,
    0, 0, 0, 192, 101, 252, 1, 0, 0, 0, 214, 207, 146, 1, 0, 0, 0, 214, 207, 253, 1, 0, 0, 0, 214,
    207, 79, 0, 0, 0, 0, 144, 90, 68, 0, 0, 0, 0, 249, 85, 68, 0, 1, 0, 0, 49, 86, 0, 0, 2,
    0, 0, 144, 90, 0, 0, 0, 0, 0, 144, 90, 17, 2, 0, 0, 0, 144, 90, 18, 2, 0, 0, 0, 144, 90,
    64, 0, 1, 0, 0, 144, 90, 64, 0, 0, 0, 0, 68, 87, 68, 0, 0, 0, 0, 186, 32, 79, 0, 0, 0,
    0, 144, 90, 79, 0, 0, 0, 0, 144, 90, 36, 2, 0, 0, 0, 144, 90, 39, 2, 0, 0, 0, 144, 90, 47,
    2, 0, 0, 0, 144, 90, 56, 2, 0, 0, 0, 32, 195, 116, 1, 0, 0, 0, 144, 90, 61, 2, 0, 0, 0,
    171, 198, 94, 2, 0, 0, 0, 82, 96, 20, 0, 0, 0, 0, 161, 96, 24, 0, 1, 0, 0, 171, 198, 88, 2,
    0, 0, 0, 180, 96, 0, 0, 2, 0, 0, 224, 19, 64, 0, 0, 0, 0, 138, 99, 20, 0, 0, 0, 0, 147,
    99, 20, 0, 0, 0, 0, 176, 99, 88, 2, 0, 0, 0, 78, 34, 105, 2, 2, 0, 0, 32, 195, 105, 2, 2,
    0, 0, 4, 29, 106, 2, 1, 0, 0, 117, 208, 107, 2, 0, 0, 0, 14, 207, 109, 2, 0, 0, 0, 4, 29,
    110, 2, 1, 0, 0, 14, 207, 111, 2, 0, 0, 0, 52, 83, 108, 2, 0, 0, 0, 128, 185, 105, 2, 2, 0,
    0, 171, 198, 115, 2, 0, 0, 0, 50, 196, 108, 2, 0, 0, 0, 196, 211, 109, 2, 0, 0, 0, 196, 211, 112,
    2, 0, 0, 0, 114, 29, 31, 0, 0, 0, 0, 171, 198, 106, 2, 0, 0, 0, 171, 198, 110, 2, 0, 0, 0,
    160, 30, 107, 2, 0, 0, 0, 14, 207, 106, 2, 0, 0, 0, 14, 207, 110, 2, 0, 0, 0, 191, 100, 108, 2,
    0, 0, 0, 135, 61, 117, 2, 0, 0, 0, 171, 198, 105, 2, 0, 0, 0, 232, 191, 117, 2, 0, 0, 0, 240,
    100, 0, 0, 0, 0, 0, 113, 68, 118, 2, 0, 0, 0, 14, 207, 107, 2, 0, 0, 0, 14, 207, 112, 2, 0,
    0, 0, 212, 54, 119, 2, 0, 0, 0, 171, 198, 113, 2, 0, 0, 0, 14, 207, 105, 2, 0, 0, 0, 171, 198,
    121, 2, 0, 0, 0, 171, 198, 123, 2, 0, 0, 0, 171, 198, 126, 2, 0, 0, 0, 255, 89, 123, 2, 0, 0,
    0, 171, 198, 122, 2, 0, 0, 0, 171, 198, 127, 2, 0, 0, 0, 171, 198, 128, 2, 0, 0, 0, 171, 198, 131,
    2, 0, 0, 0, 176, 29, 132, 2, 0, 0, 0, 171, 198, 133, 2, 0, 0, 0, 176, 29, 133, 2, 0, 0, 0,
    171, 198, 132, 2, 0, 0, 0, 176, 29, 134, 2, 0, 0, 0, 171, 198, 134, 2, 0, 0, 0, 186, 32, 144, 1,
    0, 0, 0, 144, 90, 144, 1, 0, 0, 0, 148, 101, 68, 0, 0, 0, 0, 144, 90, 136, 2, 0, 0, 0, 144,
    90, 137, 2, 0, 0, 0, 144, 90, 138, 2, 0, 0, 0, 144, 90, 140, 2, 0, 0, 0, 144, 90, 141, 2, 0,
    0, 0, 144, 90, 142, 2, 0, 0, 0, 144, 90, 143, 2, 0, 0, 0, 144, 90, 144, 2, 0, 0, 0, 144, 90,
    145, 2, 0, 0, 0, 144, 90, 186, 1, 0, 0, 0, 144, 90, 146, 2, 0, 0, 0, 144, 90, 135, 2, 0, 0,
    0, 144, 90, 147, 2, 0, 0, 0, 144, 90, 148, 2, 0, 0, 0, 144, 90, 149, 2, 0, 0, 0, 144, 90, 139,
    2, 0, 0, 0, 255, 89, 143, 1, 0, 0, 0, 255, 89, 254, 1, 0, 0, 0, 144, 90, 152, 2, 0, 0, 0,
    144, 90, 147, 1, 0, 0, 0, 144, 90, 156, 2, 0, 0, 0, 144, 90, 158, 2, 0, 0, 0, 144, 90, 157, 2,
    0, 0, 0, 186, 32, 35, 0, 0, 0, 0, 217, 192, 19, 0, 2, 0, 0, 171, 198, 160, 2, 0, 0, 0, 233,
    194, 161, 2, 2, 0, 0, 171, 198, 161, 2, 0, 0, 0, 137, 103, 162, 2, 0, 0, 0, 145, 103, 19, 0, 0,
    0, 0, 233, 194, 162, 2, 2, 0, 0, 171, 198, 162, 2, 0, 0, 0, 10, 202, 161, 2, 2, 0, 0, 171, 198,
    164, 2, 0, 0, 0, 176, 29, 165, 2, 0, 0, 0, 182, 29, 165, 2, 0, 0, 0, 223, 15, 160, 2, 0, 0,
    0, 176, 29, 166, 2, 0, 0, 0, 171, 198, 167, 2, 0, 0, 0, 162, 103, 160, 2, 2, 0, 0, 65, 211, 167,
    2, 0, 0, 0, 171, 198, 165, 2, 0, 0, 0, 171, 198, 168, 2, 0, 0, 0, 118, 193, 160, 2, 0, 0, 0,
    171, 198, 0, 0, 2, 0, 0, 186, 32, 169, 2, 0, 0, 0, 186, 32, 160, 2, 0, 0, 0, 176, 29, 161, 2,
    0, 0, 0, 171, 198, 170, 2, 0, 0, 0, 186, 32, 171, 2, 0, 0, 0, 186, 32, 172, 2, 0, 0, 0, 171,
    198, 191, 0, 0, 0, 0, 171, 198, 172, 2, 0, 0, 0, 171, 198, 175, 2, 0, 0, 0, 171, 198, 40, 1, 0,
    0, 0, 171, 198, 178, 2, 0, 0, 0, 171, 198, 35, 0, 2, 0, 0, 140, 12, 35, 0, 2, 0, 0, 171, 198,
    180, 2, 0, 0, 0, 233, 194, 181, 2, 2, 0, 0, 171, 198, 181, 2, 0, 0, 0, 171, 198, 183, 2, 0, 0,
    0, 171, 198, 185, 2, 0, 0, 0, 171, 198, 184, 2, 0, 0, 0, 176, 29, 181, 2, 0, 0, 0, 171, 198, 186,
    2, 0, 0, 0, 176, 29, 186, 2, 0, 0, 0, 171, 198, 189, 2, 0, 0, 0, 233, 194, 183, 2, 2, 0, 0,
    176, 29, 189, 2, 0, 0, 0, 233, 194, 189, 2, 2, 0, 0, 233, 194, 191, 2, 2, 0, 0, 32, 195, 191, 2,
    2, 0, 0, 171, 198, 199, 2, 0, 0, 0, 182, 29, 0, 0, 0, 0, 0, 233, 194, 37, 1, 2, 0, 0, 171,
    198, 206, 2, 0, 0, 0, 238, 107, 35, 0, 2, 0, 0, 246, 107, 35, 0, 2, 0, 0, 89, 108, 200, 2, 0,
    0, 0, 82, 89, 0, 0, 0, 0, 0, 235, 29, 199, 2, 0, 0, 0, 160, 108, 199, 2, 0, 0, 0, 170, 108,
    199, 2, 0, 0, 0, 126, 107, 211, 2, 0, 0, 0, 202, 106, 35, 0, 0, 0, 0, 82, 89, 213, 2, 1, 0,
    0, 171, 198, 213, 2, 0, 0, 0, 182, 29, 2, 3, 0, 0, 0, 14, 207, 2, 3, 2, 0, 0, 245, 183, 3,
    3, 0, 0, 0, 171, 198, 4, 3, 0, 0, 0, 171, 198, 6, 3, 0, 0, 0, 216, 191, 7, 3, 0, 0, 0,
    171, 198, 7, 3, 0, 0, 0, 216, 191, 8, 3, 0, 0, 0, 171, 198, 8, 3, 0, 0, 0, 52, 184, 9, 3,
    2, 0, 0, 97, 93, 0, 0, 0, 0, 0, 216, 191, 10, 3, 0, 0, 0, 171, 198, 10, 3, 0, 0, 0, 129,
    184, 9, 3, 2, 0, 0, 171, 198, 11, 3, 0, 0, 0, 142, 184, 9, 3, 0, 0, 0, 233, 184, 9, 3, 0,
    0, 0, 216, 191, 12, 3, 0, 0, 0, 171, 198, 13, 3, 0, 0, 0, 216, 191, 13, 3, 0, 0, 0, 171, 198,
    12, 3, 0, 0, 0, 216, 191, 4, 3, 0, 0, 0, 171, 198, 3, 3, 0, 0, 0, 171, 198, 17, 3, 0, 0,
    0, 171, 198, 18, 3, 0, 0, 0, 222, 184, 11, 3, 0, 0, 0, 171, 198, 22, 3, 0, 0, 0, 216, 191, 22,
    3, 0, 0, 0, 171, 198, 23, 3, 0, 0, 0, 77, 185, 9, 3, 1, 0, 0, 216, 191, 24, 3, 0, 0, 0,
    171, 198, 24, 3, 0, 0, 0, 216, 191, 25, 3, 0, 0, 0, 171, 198, 25, 3, 0, 0, 0, 171, 198, 26, 3,
    0, 0, 0, 216, 191, 27, 3, 0, 0, 0, 171, 198, 68, 0, 0, 0, 0, 216, 191, 251, 1, 0, 0, 0, 216,
    191, 68, 0, 0, 0, 0, 171, 198, 27, 3, 0, 0, 0, 171, 198, 251, 1, 0, 0, 0, 171, 198, 9, 3, 0,
    0, 0, 185, 41, 18, 0, 0, 0, 0, 171, 198, 31, 3, 0, 0, 0, 14, 207, 32, 3, 0, 0, 0, 171, 198,
    33, 3, 0, 0, 0, 14, 207, 31, 3, 0, 0, 0, 171, 198, 30, 3, 0, 0, 0, 171, 198, 34, 3, 0, 0,
    0, 216, 191, 35, 3, 0, 0, 0, 171, 198, 36, 3, 0, 0, 0, 216, 191, 36, 3, 0, 0, 0, 171, 198, 35,
    3, 0, 0, 0, 171, 198, 224, 2, 0, 0, 0, 171, 198, 38, 3, 0, 0, 0, 171, 198, 40, 3, 0, 0, 0,
    171, 198, 41, 3, 0, 0, 0, 171, 198, 42, 3, 0, 0, 0, 171, 198, 44, 3, 0, 0, 0, 171, 198, 47, 3,
    0, 0, 0, 216, 191, 23, 3, 0, 0, 0, 171, 198, 48, 3, 0, 0, 0, 171, 198, 49, 3, 0, 0, 0, 171,
    198, 51, 3, 0, 0, 0, 63, 146, 48, 3, 0, 0, 0, 88, 67, 0, 0, 1, 0, 0, 171, 198, 55, 3, 0,
    0, 0, 171, 198, 54, 3, 0, 0, 0, 171, 198, 56, 3, 0, 0, 0, 40, 34, 9, 3, 0, 0, 0, 50, 186,
    31, 0, 0, 0, 0, 82, 89, 63, 3, 0, 0, 0, 235, 29, 63, 3, 0, 0, 0, 235, 29, 189, 0, 0, 0,
    0, 117, 31, 0, 0, 2, 0, 0, 171, 198, 65, 3, 0, 0, 0, 70, 186, 35, 0, 2, 0, 0, 41, 14, 37,
    1, 0, 0, 0, 182, 29, 74, 3, 0, 0, 0, 182, 29, 75, 3, 0, 0, 0, 182, 29, 76, 3, 0, 0, 0,
    176, 29, 79, 3, 0, 0, 0, 182, 29, 81, 3, 0, 0, 0, 82, 188, 79, 3, 0, 0, 0, 59, 188, 79, 3,
    0, 0, 0, 25, 188, 79, 3, 2, 0, 0, 182, 29, 79, 3, 0, 0, 0, 176, 29, 75, 3, 2, 0, 0, 134,
    188, 74, 3, 2, 0, 0, 182, 29, 93, 3, 0, 0, 0, 25, 188, 96, 3, 0, 0, 0, 182, 29, 96, 3, 0,
    0, 0, 182, 29, 90, 3, 0, 0, 0, 182, 29, 97, 3, 0, 0, 0, 182, 29, 99, 3, 0, 0, 0, 82, 188,
    97, 3, 0, 0, 0, 157, 189, 97, 3, 0, 0, 0, 209, 189, 74, 3, 0, 0, 0, 233, 194, 74, 3, 2, 0,
    0, 139, 208, 110, 3, 1, 0, 0, 32, 195, 110, 3, 2, 0, 0, 239, 191, 19, 0, 2, 0, 0, 171, 198, 110,
    3, 0, 0, 0, 97, 93, 116, 3, 0, 0, 0, 208, 193, 117, 3, 0, 0, 0, 176, 29, 110, 3, 0, 0, 0,
    182, 29, 110, 3, 0, 0, 0, 32, 195, 119, 3, 2, 0, 0, 237, 38, 120, 3, 0, 0, 0, 184, 194, 111, 3,
    0, 0, 0, 113, 40, 119, 3, 2, 0, 0, 86, 195, 232, 0, 0, 0, 0, 110, 195, 110, 3, 0, 0, 0, 193,
    195, 110, 3, 0, 0, 0, 171, 198, 121, 3, 0, 0, 0, 50, 196, 110, 3, 0, 0, 0, 239, 53, 110, 3, 0,
    0, 0, 14, 207, 121, 3, 0, 0, 0, 72, 196, 111, 3, 0, 0, 0, 68, 35, 119, 3, 2, 0, 0, 181, 196,
    110, 3, 0, 0, 0, 208, 193, 110, 3, 2, 0, 0, 189, 196, 110, 3, 0, 0, 0, 97, 93, 123, 3, 0, 0,
    0, 40, 197, 110, 3, 0, 0, 0, 84, 90, 110, 3, 0, 0, 0, 2, 195, 119, 3, 2, 0, 0, 64, 197, 19,
    0, 0, 0, 0, 171, 198, 111, 3, 1, 0, 0, 40, 197, 121, 3, 0, 0, 0, 171, 198, 111, 3, 0, 0, 0,
    171, 198, 125, 3, 1, 0, 0, 118, 193, 111, 3, 0, 0, 0, 171, 198, 120, 3, 0, 0, 0, 136, 202, 126, 3,
    0, 0, 0, 97, 93, 127, 3, 0, 0, 0, 171, 198, 119, 3, 0, 0, 0, 113, 68, 232, 0, 0, 0, 0, 234,
    28, 119, 3, 0, 0, 0, 130, 190, 111, 3, 0, 0, 0, 97, 93, 110, 3, 1, 0, 0, 67, 198, 119, 3, 2,
    0, 0, 130, 98, 111, 3, 2, 0, 0, 32, 195, 111, 3, 2, 0, 0, 179, 199, 110, 3, 0, 0, 0, 97, 93,
    133, 3, 0, 0, 0, 97, 93, 137, 3, 0, 0, 0, 32, 195, 110, 3, 0, 0, 0, 251, 30, 121, 3, 0, 0,
    0, 143, 202, 121, 3, 0, 0, 0, 152, 202, 110, 3, 0, 0, 0, 184, 202, 110, 3, 0, 0, 0, 17, 205, 111,
    3, 1, 0, 0, 89, 205, 110, 3, 0, 0, 0, 239, 205, 110, 3, 0, 0, 0, 14, 206, 110, 3, 0, 0, 0,
    171, 198, 180, 1, 0, 0, 0, 224, 19, 148, 3, 0, 0, 0, 224, 19, 52, 0, 0, 0, 0, 171, 198, 151, 3,
    0, 0, 0, 235, 29, 152, 3, 0, 0, 0, 233, 206, 19, 0, 0, 0, 0, 82, 89, 156, 3, 1, 0, 0, 82,
    89, 169, 0, 0, 0, 0, 171, 198, 158, 3, 0, 0, 0, 171, 198, 169, 0, 0, 0, 0, 171, 198, 37, 1, 1,
    0, 0, 65, 28, 52, 0, 0, 0, 0, 171, 198, 159, 3, 0, 0, 0, 235, 30, 165, 1, 0, 0, 0, 144, 90,
    35, 0, 0, 0, 0, 214, 207, 86, 0, 0, 0, 0, 171, 198, 86, 0, 0, 0, 0, 171, 198, 161, 3, 0, 0,
    0, 98, 207, 0, 0, 0, 0, 0, 68, 35, 162, 3, 2, 0, 0, 32, 195, 162, 3, 2, 0, 0, 214, 207, 185,
    1, 0, 0, 0, 171, 198, 185, 1, 0, 0, 0, 176, 29, 185, 1, 0, 0, 0, 176, 29, 164, 3, 0, 0, 0,
    171, 198, 79, 0, 0, 0, 0, 176, 29, 68, 0, 0, 0, 0, 171, 198, 64, 0, 0, 0, 0, 155, 207, 162, 3,
    0, 0, 0, 171, 198, 168, 3, 0, 0, 0, 171, 198, 162, 3, 0, 0, 0, 176, 29, 79, 0, 0, 0, 0, 171,
    198, 164, 3, 0, 0, 0, 176, 29, 161, 3, 0, 0, 0, 176, 29, 64, 0, 0, 0, 0, 39, 209, 169, 3, 0,
    0, 0, 192, 101, 170, 3, 0, 0, 0, 192, 101, 171, 3, 0, 0, 0, 144, 90, 173, 3, 0, 0, 0, 39, 209,
    99, 0, 0, 0, 0, 192, 101, 174, 3, 0, 0, 0, 192, 101, 175, 3, 0, 0, 0, 192, 101, 178, 3, 0, 0,
    0, 192, 101, 179, 3, 0, 0, 0, 171, 198, 188, 3, 0, 0, 0, 82, 89, 190, 3, 0, 0, 0, 171, 198, 190,
    3, 0, 0, 0, 82, 89, 191, 3, 0, 0, 0, 171, 198, 197, 3, 0, 0, 0, 171, 198, 199, 3, 0, 0, 0,
    144, 90, 203, 3, 0, 0, 0, 56, 208, 199, 3, 0, 0, 0, 171, 198, 187, 3, 0, 0, 0, 144, 90, 208, 3,
    0, 0, 0, 144, 90, 210, 3, 0, 0, 0, 144, 90, 185, 1, 0, 0, 0, 152, 191, 210, 3, 0, 0, 0, 255,
    89, 216, 3, 0, 0, 0, 14, 207, 1, 0, 0, 0, 0, 14, 207, 2, 0, 0, 0, 0, 14, 207, 3, 0, 0,
    0, 0, 14, 207, 4, 0, 0, 0, 0, 14, 207, 8, 0, 0, 0, 0, 14, 207, 9, 0, 0, 0, 0, 14, 207,
    10, 0, 0, 0, 0, 14, 207, 11, 0, 0, 0, 0, 14, 207, 12, 0, 0, 0, 0, 14, 207, 13, 0, 0, 0,
    0, 44, 15, 14, 0, 0, 0, 0, 161, 98, 17, 0, 0, 0, 0, 14, 207, 54, 0, 0, 0, 0, 14, 207, 55,
    0, 0, 0, 0, 14, 207, 56, 0, 0, 0, 0, 14, 207, 57, 0, 0, 0, 0, 14, 207, 119, 0, 0, 0, 0,
    14, 207, 120, 0, 0, 0, 0, 14, 207, 141, 0, 0, 0, 0, 14, 207, 142, 0, 0, 0, 0, 14, 207, 143, 0,
    0, 0, 0, 4, 29, 53, 0, 0, 0, 0, 75, 211, 194, 0, 0, 0, 0, 14, 207, 200, 0, 0, 0, 0, 14,
    207, 201, 0, 0, 0, 0, 14, 207, 207, 0, 0, 0, 0, 14, 207, 211, 0, 0, 0, 0, 14, 207, 53, 0, 0,
    0, 0, 153, 33, 201, 0, 0, 0, 0, 14, 207, 237, 0, 0, 0, 0, 169, 55, 238, 0, 0, 0, 0, 14, 207,
    239, 0, 0, 0, 0, 14, 207, 240, 0, 0, 0, 0, 183, 37, 242, 0, 0, 0, 4, 171, 35, 238, 0, 0, 0,
    0, 86, 86, 212, 0, 0, 0, 0, 14, 207, 244, 0, 0, 0, 0, 232, 22, 54, 0, 0, 0, 0, 14, 207, 245,
    0, 0, 0, 0, 14, 207, 248, 0, 0, 0, 0, 97, 93, 198, 0, 1, 0, 0, 14, 207, 249, 0, 0, 0, 0,
    14, 207, 250, 0, 0, 0, 0, 98, 38, 238, 0, 0, 0, 0, 105, 38, 238, 0, 0, 0, 0, 110, 38, 238, 0,
    0, 0, 0, 14, 207, 24, 1, 0, 0, 0, 14, 207, 26, 1, 0, 0, 0, 14, 207, 27, 1, 0, 0, 4, 14,
    207, 31, 1, 0, 0, 0, 14, 207, 32, 1, 0, 0, 0, 14, 207, 33, 1, 0, 0, 0, 14, 207, 34, 1, 0,
    0, 0, 14, 207, 35, 1, 0, 0, 0, 14, 207, 36, 1, 0, 0, 0, 170, 52, 195, 0, 0, 0, 2, 170, 52,
    195, 0, 0, 0, 0, 246, 28, 195, 0, 0, 0, 0, 52, 53, 55, 1, 0, 0, 0, 91, 53, 56, 1, 0, 0,
    0, 113, 53, 57, 1, 0, 0, 4, 212, 54, 67, 1, 0, 0, 4, 253, 56, 179, 0, 0, 0, 0, 14, 207, 74,
    1, 0, 0, 0, 22, 57, 75, 1, 0, 0, 0, 39, 57, 76, 1, 0, 0, 0, 59, 185, 89, 1, 0, 0, 0,
    237, 58, 26, 0, 1, 0, 0, 202, 60, 95, 1, 0, 0, 0, 240, 60, 57, 1, 0, 0, 4, 246, 28, 16, 0,
    1, 0, 0, 74, 61, 99, 1, 0, 0, 0, 14, 207, 170, 1, 0, 0, 0, 248, 74, 180, 1, 0, 0, 0, 14,
    207, 179, 1, 0, 0, 0, 14, 207, 177, 1, 0, 0, 0, 14, 207, 178, 1, 0, 0, 0, 14, 207, 181, 1, 0,
    0, 0, 14, 207, 176, 1, 0, 0, 0, 14, 207, 193, 1, 0, 0, 0, 14, 207, 194, 1, 0, 0, 0, 14, 207,
    195, 1, 0, 0, 0, 14, 207, 196, 1, 0, 0, 0, 14, 207, 197, 1, 0, 0, 0, 14, 207, 198, 1, 0, 0,
    0, 14, 207, 199, 1, 0, 0, 0, 14, 207, 200, 1, 0, 0, 0, 14, 207, 201, 1, 0, 0, 0, 14, 207, 202,
    1, 0, 0, 0, 14, 207, 204, 1, 0, 0, 0, 14, 207, 205, 1, 0, 0, 0, 14, 207, 206, 1, 0, 0, 0,
    14, 207, 207, 1, 0, 0, 0, 14, 207, 208, 1, 0, 0, 0, 14, 207, 209, 1, 0, 0, 0, 14, 207, 210, 1,
    0, 0, 0, 14, 207, 211, 1, 0, 0, 0, 14, 207, 212, 1, 0, 0, 0, 14, 207, 213, 1, 0, 0, 0, 14,
    207, 214, 1, 0, 0, 0, 14, 207, 215, 1, 0, 0, 0, 14, 207, 216, 1, 0, 0, 0, 14, 207, 217, 1, 0,
    0, 0, 14, 207, 218, 1, 0, 0, 0, 14, 207, 219, 1, 0, 0, 0, 14, 207, 220, 1, 0, 0, 0, 14, 207,
    221, 1, 0, 0, 0, 14, 207, 222, 1, 0, 0, 0, 14, 207, 223, 1, 0, 0, 0, 14, 207, 224, 1, 0, 0,
    0, 14, 207, 225, 1, 0, 0, 0, 14, 207, 226, 1, 0, 0, 0, 14, 207, 227, 1, 0, 0, 0, 14, 207, 228,
    1, 0, 0, 0, 14, 207, 229, 1, 0, 0, 0, 14, 207, 230, 1, 0, 0, 0, 14, 207, 231, 1, 0, 0, 0,
    14, 207, 232, 1, 0, 0, 0, 14, 207, 233, 1, 0, 0, 0, 14, 207, 234, 1, 0, 0, 0, 14, 207, 235, 1,
    0, 0, 0, 14, 207, 236, 1, 0, 0, 0, 14, 207, 237, 1, 0, 0, 0, 14, 207, 238, 1, 0, 0, 0, 14,
    207, 239, 1, 0, 0, 0, 14, 207, 240, 1, 0, 0, 0, 14, 207, 63, 2, 0, 0, 0, 14, 207, 64, 2, 0,
    0, 0, 14, 207, 65, 2, 0, 0, 0, 14, 207, 66, 2, 0, 0, 0, 14, 207, 67, 2, 0, 0, 0, 14, 207,
    68, 2, 0, 0, 0, 14, 207, 69, 2, 0, 0, 0, 14, 207, 70, 2, 0, 0, 0, 14, 207, 73, 2, 0, 0,
    0, 14, 207, 74, 2, 0, 0, 0, 14, 207, 75, 2, 0, 0, 0, 14, 207, 76, 2, 0, 0, 0, 14, 207, 77,
    2, 0, 0, 0, 14, 207, 78, 2, 0, 0, 0, 14, 207, 79, 2, 0, 0, 0, 14, 207, 80, 2, 0, 0, 0,
    14, 207, 81, 2, 0, 0, 0, 14, 207, 82, 2, 0, 0, 0, 14, 207, 83, 2, 0, 0, 0, 14, 207, 84, 2,
    0, 0, 0, 254, 93, 195, 0, 0, 0, 0, 228, 84, 53, 0, 0, 0, 0, 23, 104, 173, 2, 0, 0, 0, 14,
    207, 174, 2, 0, 0, 0, 148, 211, 203, 0, 0, 0, 0, 14, 207, 193, 2, 0, 0, 0, 14, 207, 194, 2, 0,
    0, 0, 14, 207, 197, 2, 0, 0, 0, 14, 207, 225, 2, 0, 0, 0, 14, 207, 226, 2, 0, 0, 0, 14, 207,
    229, 2, 0, 0, 0, 14, 207, 230, 2, 0, 0, 0, 14, 207, 231, 2, 0, 0, 0, 14, 207, 216, 2, 0, 0,
    0, 14, 207, 233, 2, 0, 0, 0, 14, 207, 234, 2, 0, 0, 0, 14, 207, 217, 2, 0, 0, 0, 14, 207, 235,
    2, 0, 0, 0, 14, 207, 236, 2, 0, 0, 0, 14, 207, 237, 2, 0, 0, 0, 14, 207, 238, 2, 0, 0, 0,
    14, 207, 239, 2, 0, 0, 0, 14, 207, 240, 2, 0, 0, 0, 14, 207, 241, 2, 0, 0, 0, 14, 207, 219, 2,
    0, 0, 0, 14, 207, 218, 2, 0, 0, 0, 14, 207, 222, 2, 0, 0, 0, 14, 207, 242, 2, 0, 0, 0, 14,
    207, 221, 2, 0, 0, 0, 14, 207, 220, 2, 0, 0, 0, 14, 207, 244, 2, 0, 0, 0, 14, 207, 227, 2, 0,
    0, 0, 14, 207, 245, 2, 0, 0, 0, 14, 207, 246, 2, 0, 0, 0, 14, 207, 247, 2, 0, 0, 0, 14, 207,
    248, 2, 0, 0, 0, 14, 207, 249, 2, 0, 0, 0, 14, 207, 250, 2, 0, 0, 0, 14, 207, 251, 2, 0, 0,
    0, 14, 207, 215, 2, 0, 0, 0, 14, 207, 252, 2, 0, 0, 0, 14, 207, 223, 2, 0, 0, 0, 14, 207, 228,
    2, 0, 0, 0, 14, 207, 0, 3, 0, 0, 0, 14, 207, 253, 2, 0, 0, 0, 118, 193, 203, 1, 0, 0, 0,
    14, 207, 67, 3, 0, 0, 0, 14, 207, 68, 3, 0, 0, 0, 14, 207, 69, 3, 0, 0, 0, 14, 207, 70, 3,
    0, 0, 0, 14, 207, 71, 3, 0, 0, 0, 14, 207, 132, 0, 0, 0, 0, 14, 207, 72, 3, 0, 0, 0, 195,
    191, 17, 0, 0, 0, 0, 246, 27, 89, 1, 0, 0, 0, 14, 207, 146, 3, 0, 0, 0, 14, 207, 184, 3, 0,
    0, 0, 14, 207, 185, 3, 0, 0, 0, 151, 39, 241, 0, 0, 0, 0, 14, 207, 186, 3, 0, 0, 0, 14, 207,
    205, 3, 0, 0, 0, 14, 207, 206, 3, 0, 0, 0, 147, 16, 16, 0, 0, 0, 0, 139, 29, 16, 0, 0, 0,
    1, 125, 29, 110, 1, 0, 0, 0, 39, 57, 122, 1, 0, 1, 0, 174, 62, 33, 0, 0, 0, 1, 143, 45, 112,
    1, 0, 2, 0, 91, 53, 7, 0, 0, 0, 1, 35, 62, 33, 0, 0, 0, 1, 184, 62, 179, 0, 0, 0, 1,
    196, 62, 16, 0, 0, 0, 1, 181, 153, 220, 0, 0, 0, 1, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0,
    0, 0, 1, 213, 62, 164, 0, 0, 0, 1, 152, 59, 114, 1, 0, 0, 1, 234, 62, 123, 1, 0, 3, 0, 246,
    62, 33, 0, 0, 0, 1, 4, 63, 33, 0, 0, 0, 1, 26, 63, 33, 0, 0, 0, 1, 51, 63, 33, 0, 0,
    0, 1, 62, 63, 33, 0, 0, 0, 1, 72, 63, 33, 0, 0, 0, 1, 83, 63, 33, 0, 0, 0, 1, 96, 63,
    33, 0, 0, 0, 1, 113, 63, 16, 0, 0, 0, 1, 89, 52, 124, 1, 0, 0, 1, 196, 184, 164, 0, 0, 0,
    1, 128, 61, 125, 1, 0, 0, 1, 121, 63, 126, 1, 0, 0, 1, 135, 63, 16, 0, 0, 0, 1, 146, 63, 16,
    0, 0, 0, 1, 155, 63, 16, 0, 0, 0, 1, 176, 63, 16, 0, 0, 0, 1, 233, 60, 96, 1, 0, 0, 1,
    196, 63, 26, 0, 0, 0, 1, 212, 63, 26, 0, 0, 0, 1, 228, 63, 26, 0, 0, 0, 1, 252, 63, 16, 0,
    0, 0, 1, 13, 64, 16, 0, 0, 0, 1, 34, 64, 16, 0, 0, 0, 1, 46, 64, 16, 0, 0, 0, 1, 72,
    64, 16, 0, 0, 0, 1, 51, 35, 33, 0, 0, 0, 1, 83, 62, 33, 0, 0, 0, 1, 97, 62, 33, 0, 0,
    0, 1, 46, 62, 33, 0, 0, 0, 1, 56, 62, 33, 0, 0, 0, 1, 97, 64, 33, 0, 0, 0, 1, 96, 61,
    127, 1, 0, 0, 1, 111, 64, 28, 0, 0, 0, 1, 132, 64, 28, 0, 0, 0, 1, 153, 64, 60, 0, 0, 0,
    1, 179, 64, 128, 1, 0, 0, 1, 5, 62, 110, 1, 0, 0, 1, 14, 29, 179, 0, 0, 0, 1, 21, 62, 111,
    1, 0, 4, 0, 143, 45, 112, 1, 0, 2, 0, 30, 52, 113, 1, 0, 5, 0, 152, 59, 114, 1, 0, 0, 1,
    35, 62, 33, 0, 0, 0, 1, 46, 62, 33, 0, 0, 0, 1, 56, 62, 33, 0, 0, 0, 1, 149, 5, 28, 0,
    0, 0, 0, 68, 62, 220, 0, 0, 0, 1, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 51,
    35, 33, 0, 0, 0, 1, 83, 62, 33, 0, 0, 0, 1, 97, 62, 33, 0, 0, 0, 1, 197, 61, 105, 1, 0,
    0, 1, 213, 61, 106, 1, 0, 0, 1, 211, 61, 106, 1, 0, 0, 1, 226, 61, 107, 1, 0, 0, 1, 226, 17,
    36, 0, 0, 0, 1, 246, 17, 37, 0, 0, 0, 1, 255, 17, 25, 0, 0, 0, 1, 18, 18, 38, 0, 0, 0,
    1, 38, 18, 28, 0, 0, 0, 1, 59, 18, 25, 0, 0, 0, 1, 82, 18, 25, 0, 0, 0, 1, 110, 18, 25,
    0, 0, 0, 1, 117, 13, 25, 0, 0, 0, 1, 100, 13, 25, 0, 0, 0, 1, 135, 18, 25, 0, 0, 0, 1,
    141, 18, 25, 0, 0, 0, 1, 160, 13, 25, 0, 0, 0, 1, 65, 28, 25, 0, 0, 0, 1, 146, 18, 28, 0,
    0, 0, 1, 167, 18, 25, 0, 0, 0, 1, 139, 17, 39, 0, 0, 0, 1, 190, 18, 33, 0, 0, 0, 1, 100,
    67, 21, 0, 0, 0, 0, 233, 184, 33, 0, 0, 0, 1, 147, 16, 16, 0, 0, 0, 0, 39, 57, 122, 1, 0,
    0, 0, 174, 62, 33, 0, 0, 0, 1, 74, 67, 33, 0, 0, 0, 1, 112, 67, 33, 0, 0, 0, 1, 14, 207,
    0, 0, 0, 0, 1, 196, 184, 164, 0, 0, 0, 1, 135, 67, 153, 1, 0, 6, 0, 89, 52, 124, 1, 0, 0,
    1, 113, 63, 16, 0, 0, 0, 1, 91, 53, 7, 0, 0, 0, 1, 146, 67, 154, 1, 0, 0, 1, 234, 62, 123,
    1, 0, 3, 0, 156, 67, 220, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0, 236, 18, 7, 0, 0, 0, 0,
    246, 18, 41, 0, 0, 0, 1, 1, 19, 42, 0, 0, 0, 1, 13, 19, 25, 0, 0, 0, 1, 34, 19, 25, 0,
    0, 0, 1, 160, 13, 25, 0, 0, 0, 1, 65, 28, 25, 0, 0, 0, 1, 117, 13, 25, 0, 0, 0, 1, 56,
    19, 33, 0, 0, 0, 1, 154, 14, 33, 0, 0, 0, 1, 141, 18, 25, 0, 0, 0, 1, 63, 19, 37, 0, 0,
    0, 1, 71, 19, 25, 0, 0, 0, 1, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 29, 16,
    28, 0, 0, 0, 1, 50, 16, 25, 0, 0, 0, 1, 73, 16, 29, 0, 0, 0, 1, 87, 16, 25, 0, 0, 0,
    1, 50, 17, 28, 0, 0, 0, 1, 67, 17, 25, 0, 0, 0, 1, 86, 17, 25, 0, 0, 0, 1, 107, 17, 25,
    0, 0, 0, 1, 130, 17, 33, 0, 0, 0, 1, 96, 16, 30, 0, 0, 0, 1, 139, 17, 33, 0, 0, 0, 1,
    161, 97, 220, 0, 0, 0, 1, 84, 97, 33, 0, 0, 0, 1, 30, 83, 89, 2, 0, 0, 1, 64, 94, 90, 2,
    0, 0, 1, 101, 167, 46, 1, 0, 0, 1, 215, 97, 41, 0, 0, 0, 1, 163, 95, 33, 0, 0, 0, 1, 185,
    95, 92, 2, 0, 0, 1, 14, 99, 36, 0, 0, 0, 1, 35, 99, 41, 0, 0, 0, 1, 199, 99, 103, 2, 0,
    0, 1, 213, 99, 104, 2, 0, 0, 1, 226, 99, 33, 0, 0, 0, 1, 196, 184, 164, 0, 0, 0, 1, 187, 61,
    33, 0, 0, 0, 1, 44, 66, 33, 0, 0, 0, 1, 26, 67, 33, 0, 0, 0, 1, 36, 67, 33, 0, 0, 0,
    1, 141, 62, 104, 1, 0, 3, 0, 177, 61, 16, 0, 0, 0, 1, 148, 53, 151, 1, 0, 0, 1, 197, 61, 105,
    1, 0, 0, 1, 213, 61, 106, 1, 0, 0, 1, 211, 61, 106, 1, 0, 0, 1, 226, 61, 107, 1, 0, 0, 1,
    70, 99, 101, 2, 0, 0, 1, 76, 98, 36, 0, 0, 0, 1, 95, 98, 41, 0, 0, 0, 1, 228, 98, 33, 0,
    0, 0, 1, 84, 99, 33, 0, 0, 0, 1, 92, 99, 102, 2, 0, 0, 1, 215, 97, 41, 0, 0, 0, 1, 163,
    95, 33, 0, 0, 0, 1, 185, 95, 92, 2, 0, 0, 1, 14, 99, 36, 0, 0, 0, 1, 35, 99, 41, 0, 0,
    0, 1, 238, 98, 33, 0, 0, 0, 1, 75, 57, 74, 0, 0, 0, 0, 144, 43, 74, 0, 0, 0, 0, 216, 186,
    75, 0, 0, 0, 0, 168, 211, 76, 0, 0, 7, 0, 247, 24, 60, 0, 0, 6, 0, 252, 24, 60, 0, 0, 6,
    0, 1, 25, 77, 0, 0, 8, 0, 6, 25, 33, 0, 0, 0, 1, 22, 25, 33, 0, 0, 0, 1, 30, 25, 33,
    0, 0, 0, 1, 38, 25, 33, 0, 0, 0, 1, 150, 97, 37, 0, 0, 0, 1, 161, 97, 220, 0, 0, 0, 1,
    30, 83, 89, 2, 0, 0, 1, 64, 94, 90, 2, 0, 0, 1, 215, 97, 41, 0, 0, 0, 1, 163, 95, 33, 0,
    0, 0, 1, 185, 95, 92, 2, 0, 0, 1, 14, 99, 36, 0, 0, 0, 1, 35, 99, 41, 0, 0, 0, 1, 178,
    97, 188, 0, 0, 0, 1, 186, 97, 188, 0, 0, 0, 1, 116, 62, 104, 1, 0, 0, 0, 133, 62, 104, 1, 0,
    0, 0, 177, 61, 16, 0, 0, 0, 1, 196, 184, 164, 0, 0, 0, 1, 97, 51, 33, 0, 0, 0, 1, 187, 61,
    33, 0, 0, 0, 1, 197, 61, 105, 1, 0, 0, 1, 213, 61, 106, 1, 0, 0, 1, 211, 61, 106, 1, 0, 0,
    1, 226, 61, 107, 1, 0, 0, 1, 196, 184, 164, 0, 0, 0, 1, 187, 61, 33, 0, 0, 0, 1, 44, 66, 33,
    0, 0, 0, 1, 36, 67, 33, 0, 0, 0, 1, 141, 62, 104, 1, 0, 3, 0, 177, 61, 16, 0, 0, 0, 1,
    197, 61, 105, 1, 0, 0, 1, 213, 61, 106, 1, 0, 0, 1, 211, 61, 106, 1, 0, 0, 1, 226, 61, 107, 1,
    0, 0, 1, 65, 211, 22, 2, 0, 0, 0, 233, 88, 58, 2, 0, 0, 0, 241, 88, 58, 2, 0, 0, 0, 211,
    88, 58, 2, 0, 0, 0, 217, 88, 59, 2, 0, 0, 0, 224, 25, 60, 2, 0, 0, 0, 231, 25, 60, 2, 0,
    0, 0, 52, 87, 14, 2, 0, 0, 0, 60, 87, 14, 2, 0, 0, 0, 138, 78, 27, 2, 0, 0, 1, 149, 15,
    21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0, 9,
    0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98, 16,
    0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1,
    181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0, 13, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0,
    0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1, 149,
    15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0,
    14, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98,
    16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0,
    1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0, 15, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26,
    0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1,
    149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0,
    0, 16, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161,
    98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0,
    0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0, 17, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14,
    26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0,
    1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5,
    0, 0, 18, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0,
    161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0,
    0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0, 19, 0, 192, 18, 26, 0, 0, 10, 0, 154,
    14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0,
    0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14,
    5, 0, 0, 20, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12,
    0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25,
    0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0, 21, 0, 192, 18, 26, 0, 0, 10, 0,
    154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0,
    0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143,
    14, 5, 0, 0, 22, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0,
    12, 0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15,
    25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0, 23, 0, 192, 18, 26, 0, 0, 10,
    0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7,
    0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1,
    143, 14, 5, 0, 0, 24, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0,
    0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1, 157, 15, 25, 0, 0, 0, 1, 181,
    15, 25, 0, 0, 0, 1, 29, 16, 28, 0, 0, 0, 1, 50, 16, 25, 0, 0, 0, 1, 73, 16, 29, 0, 0,
    0, 1, 87, 16, 25, 0, 0, 0, 1, 130, 17, 33, 0, 0, 0, 1, 96, 16, 30, 0, 0, 0, 1, 139, 17,
    33, 0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0,
    1, 143, 14, 5, 0, 0, 25, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27,
    0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 191, 13, 7, 0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0,
    157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0, 26, 0, 192, 18, 26, 0,
    0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 191,
    13, 7, 0, 0, 0, 1, 170, 61, 103, 1, 0, 0, 0, 141, 62, 104, 1, 0, 0, 0, 177, 61, 16, 0, 0,
    0, 1, 196, 184, 164, 0, 0, 0, 1, 187, 61, 33, 0, 0, 0, 1, 197, 61, 105, 1, 0, 0, 1, 213, 61,
    106, 1, 0, 0, 1, 211, 61, 106, 1, 0, 0, 1, 226, 61, 107, 1, 0, 0, 1, 147, 16, 34, 0, 0, 0,
    0, 201, 67, 21, 0, 0, 0, 0, 213, 67, 179, 0, 0, 0, 0, 222, 67, 21, 0, 0, 0, 0, 39, 57, 122,
    1, 0, 0, 0, 174, 62, 33, 0, 0, 0, 1, 232, 22, 153, 1, 0, 6, 0, 89, 52, 124, 1, 0, 3, 0,
    234, 62, 123, 1, 0, 3, 0, 198, 102, 60, 0, 0, 6, 0, 203, 102, 60, 0, 0, 6, 0, 179, 102, 30, 2,
    0, 27, 0, 208, 102, 60, 0, 0, 6, 0, 219, 102, 60, 0, 0, 6, 0, 229, 102, 60, 0, 0, 6, 0, 240,
    102, 60, 0, 0, 6, 0, 184, 102, 134, 1, 0, 11, 0, 191, 102, 134, 1, 0, 11, 0, 220, 193, 118, 3, 0,
    0, 1, 254, 193, 26, 0, 0, 11, 0, 29, 194, 26, 0, 0, 11, 0, 47, 194, 26, 0, 0, 11, 0, 77, 194,
    26, 0, 0, 11, 0, 93, 194, 26, 0, 0, 11, 0, 112, 194, 26, 0, 0, 11, 0, 128, 194, 26, 0, 0, 10,
    0, 151, 194, 16, 0, 0, 28, 0, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25,
    0, 0, 0, 1, 143, 14, 5, 0, 0, 29, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0,
    191, 15, 27, 0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 149, 15, 21, 0, 0, 0, 0, 157, 15, 25, 0,
    0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143, 14, 5, 0, 0, 30, 0, 192, 18, 26, 0, 0, 10, 0, 154,
    14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 125, 29, 186, 0, 0,
    0, 0, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 113, 39, 180, 0, 0, 0, 1, 136, 39,
    180, 0, 0, 0, 1, 157, 39, 5, 1, 0, 0, 1, 174, 39, 5, 1, 0, 0, 1, 190, 39, 5, 1, 0, 0,
    1, 74, 108, 89, 1, 0, 0, 0, 56, 66, 134, 1, 0, 0, 0, 197, 61, 105, 1, 0, 0, 1, 213, 61, 106,
    1, 0, 0, 1, 211, 61, 106, 1, 0, 0, 1, 226, 61, 107, 1, 0, 0, 1, 21, 29, 180, 0, 0, 0, 1,
    31, 29, 180, 0, 0, 0, 1, 5, 62, 110, 1, 0, 0, 1, 14, 29, 179, 0, 0, 0, 1, 21, 29, 180, 0,
    0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 242, 32, 28, 0, 0, 0, 1, 143, 45, 112, 1, 0, 2, 0, 149,
    5, 28, 0, 0, 0, 0, 68, 62, 220, 0, 0, 0, 1, 5, 97, 91, 2, 0, 0, 1, 215, 97, 41, 0, 0,
    0, 1, 163, 95, 33, 0, 0, 0, 1, 30, 83, 89, 2, 0, 0, 1, 64, 94, 90, 2, 0, 0, 1, 185, 95,
    92, 2, 0, 0, 1, 14, 99, 36, 0, 0, 0, 1, 35, 99, 41, 0, 0, 0, 1, 58, 98, 33, 0, 0, 0,
    1, 63, 98, 100, 2, 0, 0, 1, 76, 98, 36, 0, 0, 0, 1, 95, 98, 41, 0, 0, 0, 1, 84, 97, 33,
    0, 0, 0, 1, 215, 97, 41, 0, 0, 0, 1, 163, 95, 33, 0, 0, 0, 1, 113, 98, 45, 0, 0, 0, 1,
    228, 84, 21, 0, 0, 0, 0, 147, 16, 16, 0, 0, 0, 0, 88, 67, 179, 0, 0, 0, 1, 179, 151, 60, 0,
    0, 0, 1, 53, 182, 60, 0, 0, 0, 1, 38, 182, 60, 0, 0, 0, 1, 41, 180, 16, 0, 0, 0, 1, 105,
    182, 28, 3, 0, 0, 1, 38, 202, 37, 0, 0, 31, 0, 58, 202, 29, 0, 0, 31, 0, 80, 202, 33, 0, 0,
    0, 1, 106, 202, 33, 0, 0, 0, 1, 132, 202, 33, 0, 0, 0, 1, 163, 29, 0, 0, 0, 0, 1, 108, 103,
    159, 2, 0, 0, 1, 196, 184, 164, 0, 0, 0, 1, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0,
    1, 29, 16, 28, 0, 0, 0, 1, 50, 16, 25, 0, 0, 0, 1, 73, 16, 29, 0, 0, 0, 1, 87, 16, 25,
    0, 0, 0, 1, 96, 16, 30, 0, 0, 0, 1, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1,
    143, 14, 5, 0, 0, 32, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0,
    0, 12, 0, 161, 98, 16, 0, 0, 0, 1, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 143,
    14, 5, 0, 0, 33, 0, 192, 18, 26, 0, 0, 10, 0, 154, 14, 26, 0, 0, 11, 0, 191, 15, 27, 0, 0,
    12, 0, 161, 98, 16, 0, 0, 0, 1, 157, 15, 25, 0, 0, 0, 1, 181, 15, 25, 0, 0, 0, 1, 29, 16,
    28, 0, 0, 0, 1, 50, 16, 25, 0, 0, 0, 1, 73, 16, 29, 0, 0, 0, 1, 87, 16, 25, 0, 0, 0,
    1, 192, 16, 33, 0, 0, 0, 1, 75, 57, 101, 0, 0, 0, 0, 144, 43, 101, 0, 0, 0, 0, 216, 186, 111,
    0, 0, 0, 0, 53, 26, 112, 0, 0, 6, 0, 67, 26, 33, 0, 0, 0, 1, 77, 26, 33, 0, 0, 0, 1,
    157, 87, 33, 0, 0, 0, 1, 6, 65, 16, 0, 0, 0, 0, 17, 65, 16, 0, 0, 0, 0, 29, 65, 33, 0,
    0, 0, 1, 46, 65, 33, 0, 0, 0, 1, 61, 65, 113, 1, 0, 5, 0, 76, 65, 132, 1, 0, 0, 1, 88,
    65, 220, 0, 0, 0, 1, 63, 67, 21, 0, 0, 0, 0, 147, 16, 16, 0, 0, 0, 0, 39, 57, 122, 1, 0,
    0, 0, 174, 62, 33, 0, 0, 0, 1, 74, 67, 33, 0, 0, 0, 1, 89, 52, 124, 1, 0, 0, 1, 234, 62,
    123, 1, 0, 3, 0, 65, 211, 22, 2, 0, 0, 0, 195, 86, 23, 2, 0, 0, 1, 216, 86, 23, 2, 0, 0,
    1, 237, 86, 24, 2, 0, 0, 0, 250, 86, 25, 2, 0, 0, 0, 114, 84, 26, 2, 0, 0, 0, 11, 87, 33,
    0, 0, 0, 1, 65, 211, 22, 2, 0, 0, 0, 47, 87, 29, 2, 0, 0, 1, 27, 87, 27, 2, 0, 0, 1,
    52, 87, 14, 2, 0, 0, 0, 60, 87, 14, 2, 0, 0, 0, 195, 86, 23, 2, 0, 0, 1, 216, 86, 23, 2,
    0, 0, 1, 75, 57, 60, 0, 0, 0, 0, 144, 43, 60, 0, 0, 0, 0, 216, 186, 60, 0, 0, 0, 0, 52,
    87, 14, 2, 0, 0, 0, 60, 87, 14, 2, 0, 0, 0, 231, 88, 23, 2, 0, 0, 0, 239, 88, 23, 2, 0,
    0, 0, 90, 96, 21, 0, 0, 0, 0, 99, 96, 95, 2, 0, 0, 0, 108, 96, 96, 2, 0, 0, 0, 125, 96,
    162, 1, 0, 0, 1, 139, 96, 179, 0, 0, 0, 1, 161, 98, 16, 0, 0, 0, 1, 149, 96, 26, 0, 0, 11,
    0, 63, 98, 100, 2, 0, 0, 1, 76, 98, 36, 0, 0, 0, 1, 95, 98, 41, 0, 0, 0, 1, 228, 98, 33,
    0, 0, 0, 1, 215, 97, 41, 0, 0, 0, 1, 163, 95, 33, 0, 0, 0, 1, 238, 98, 33, 0, 0, 0, 1,
    196, 184, 203, 0, 1, 0, 0, 187, 61, 33, 0, 2, 0, 0, 44, 66, 33, 0, 2, 0, 0, 26, 67, 33, 0,
    2, 0, 0, 36, 67, 33, 0, 2, 0, 0, 141, 62, 104, 1, 3, 6, 0, 177, 61, 16, 0, 0, 0, 1, 139,
    201, 220, 0, 0, 31, 0, 154, 201, 37, 0, 0, 31, 0, 173, 201, 45, 0, 0, 34, 1, 199, 201, 37, 0, 0,
    31, 0, 212, 201, 162, 1, 0, 31, 0, 231, 201, 16, 0, 0, 35, 0, 244, 201, 33, 0, 0, 0, 1, 248, 208,
    45, 0, 0, 0, 1, 149, 209, 33, 0, 0, 0, 1, 57, 41, 45, 0, 0, 0, 1, 107, 209, 204, 3, 0, 0,
    1, 115, 209, 204, 3, 0, 0, 1, 123, 209, 204, 3, 0, 0, 1, 85, 83, 189, 3, 0, 0, 1, 125, 211, 60,
    0, 0, 0, 0, 143, 211, 60, 0, 0, 0, 0, 154, 211, 60, 0, 0, 0, 0, 166, 211, 60, 0, 0, 0, 0,
    57, 41, 134, 1, 0, 0, 0, 175, 211, 134, 1, 0, 0, 0, 55, 180, 209, 3, 0, 0, 1, 217, 192, 49, 0,
    0, 0, 0, 150, 20, 44, 0, 0, 0, 0, 165, 20, 50, 0, 0, 0, 0, 183, 20, 44, 0, 0, 0, 0, 198,
    20, 50, 0, 0, 0, 0, 240, 95, 37, 0, 0, 0, 0, 147, 16, 34, 0, 0, 0, 0, 228, 84, 21, 0, 0,
    0, 0, 134, 34, 228, 0, 0, 0, 1, 192, 34, 33, 0, 0, 0, 1, 209, 34, 33, 0, 0, 0, 1, 226, 34,
    33, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0, 125, 29, 186, 0, 0, 0, 0, 139, 29, 16, 0, 0, 0,
    1, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 51, 35, 33, 0, 0, 0, 1, 109, 62, 16,
    0, 0, 0, 0, 21, 62, 111, 1, 0, 4, 0, 149, 5, 28, 0, 0, 0, 0, 68, 62, 220, 0, 0, 0, 1,
    21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0, 139, 29, 16, 0,
    0, 0, 1, 228, 84, 166, 1, 0, 0, 0, 134, 34, 0, 0, 0, 0, 1, 233, 184, 33, 0, 0, 0, 1, 196,
    184, 157, 1, 0, 0, 1, 65, 211, 22, 2, 0, 0, 0, 27, 87, 27, 2, 0, 0, 1, 195, 86, 23, 2, 0,
    0, 1, 216, 86, 23, 2, 0, 0, 1, 11, 87, 33, 0, 0, 0, 1, 114, 84, 28, 2, 0, 0, 1, 75, 57,
    60, 0, 0, 0, 0, 144, 43, 60, 0, 0, 0, 0, 216, 186, 60, 0, 0, 0, 0, 85, 83, 14, 2, 0, 0,
    0, 224, 88, 23, 2, 0, 0, 0, 59, 83, 62, 2, 0, 0, 0, 215, 97, 41, 0, 0, 0, 1, 163, 95, 33,
    0, 0, 0, 1, 0, 97, 98, 2, 0, 0, 1, 185, 95, 92, 2, 0, 0, 1, 14, 99, 36, 0, 0, 0, 1,
    35, 99, 41, 0, 0, 0, 1, 84, 97, 33, 0, 0, 0, 1, 215, 97, 41, 0, 0, 0, 1, 163, 95, 33, 0,
    0, 0, 1, 185, 95, 92, 2, 0, 0, 1, 14, 99, 36, 0, 0, 0, 1, 35, 99, 41, 0, 0, 0, 1, 196,
    184, 203, 0, 1, 0, 0, 187, 61, 33, 0, 2, 0, 0, 44, 66, 33, 0, 2, 0, 0, 36, 67, 33, 0, 2,
    0, 0, 141, 62, 104, 1, 3, 6, 0, 177, 61, 16, 0, 0, 0, 1, 156, 83, 60, 0, 0, 0, 0, 191, 106,
    60, 0, 0, 0, 0, 2, 102, 60, 0, 0, 0, 0, 213, 61, 106, 1, 0, 0, 1, 211, 61, 106, 1, 0, 0,
    1, 226, 61, 107, 1, 0, 0, 1, 125, 29, 186, 0, 0, 0, 0, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180,
    0, 0, 0, 1, 147, 16, 16, 0, 0, 0, 0, 154, 181, 57, 3, 0, 0, 0, 105, 182, 28, 3, 0, 0, 1,
    254, 191, 42, 0, 0, 0, 1, 252, 191, 42, 0, 0, 0, 1, 10, 192, 42, 0, 0, 0, 1, 8, 192, 42, 0,
    0, 0, 1, 25, 192, 33, 0, 0, 0, 1, 44, 192, 33, 0, 0, 0, 1, 98, 204, 33, 0, 0, 0, 1, 133,
    204, 33, 0, 0, 0, 1, 16, 204, 33, 0, 0, 0, 1, 151, 204, 33, 0, 0, 0, 1, 177, 204, 33, 0, 0,
    0, 1, 222, 204, 33, 0, 0, 0, 1, 102, 205, 45, 0, 0, 34, 1, 125, 205, 45, 0, 0, 34, 1, 146, 205,
    45, 0, 0, 34, 1, 169, 205, 45, 0, 0, 34, 1, 193, 205, 45, 0, 0, 34, 1, 215, 205, 45, 0, 0, 34,
    1, 246, 27, 164, 0, 0, 3, 1, 41, 206, 45, 0, 0, 34, 1, 58, 206, 45, 0, 0, 34, 1, 73, 206, 45,
    0, 0, 34, 1, 90, 206, 45, 0, 0, 34, 1, 171, 198, 33, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0,
    174, 207, 16, 0, 0, 0, 0, 185, 207, 16, 0, 0, 0, 0, 228, 84, 186, 0, 0, 0, 0, 21, 29, 180, 0,
    0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 114, 84, 58, 0, 0, 0, 0, 29, 23, 59, 0, 0, 0, 1, 42,
    23, 60, 0, 0, 36, 0, 51, 23, 60, 0, 0, 36, 0, 61, 23, 26, 0, 0, 11, 0, 159, 90, 60, 0, 0,
    0, 1, 209, 24, 60, 0, 0, 0, 1, 135, 22, 60, 0, 0, 0, 1, 215, 24, 60, 0, 0, 0, 1, 251, 30,
    60, 0, 0, 0, 1, 75, 57, 92, 0, 0, 0, 0, 144, 43, 92, 0, 0, 0, 0, 216, 186, 97, 0, 0, 0,
    0, 202, 25, 63, 0, 0, 0, 0, 213, 25, 63, 0, 0, 0, 0, 75, 57, 92, 0, 0, 0, 0, 144, 43, 101,
    0, 0, 0, 0, 216, 186, 102, 0, 0, 0, 0, 238, 25, 93, 0, 0, 0, 0, 1, 26, 93, 0, 0, 0, 0,
    75, 57, 92, 0, 0, 0, 0, 144, 43, 92, 0, 0, 0, 0, 216, 186, 108, 0, 0, 0, 0, 247, 24, 60, 0,
    0, 6, 0, 252, 24, 60, 0, 0, 6, 0, 147, 16, 34, 0, 0, 0, 0, 125, 29, 186, 0, 0, 0, 0, 170,
    34, 42, 0, 0, 0, 1, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 147, 16, 34, 0, 0,
    0, 0, 125, 29, 186, 0, 0, 0, 0, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 139, 29,
    16, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0, 228, 84, 21, 0, 0, 0, 0, 169, 68, 33, 0, 0, 0,
    1, 14, 207, 0, 0, 0, 0, 1, 139, 29, 16, 0, 0, 0, 1, 99, 87, 32, 2, 0, 0, 1, 110, 87, 33,
    2, 0, 0, 1, 144, 79, 33, 0, 0, 0, 1, 120, 38, 33, 0, 0, 0, 1, 124, 87, 33, 0, 0, 0, 1,
    142, 95, 33, 0, 0, 0, 1, 30, 83, 89, 2, 0, 0, 1, 64, 94, 90, 2, 0, 0, 1, 215, 97, 41, 0,
    0, 0, 1, 163, 95, 33, 0, 0, 0, 1, 191, 106, 60, 0, 0, 0, 0, 143, 101, 60, 0, 0, 0, 0, 213,
    61, 106, 1, 0, 0, 1, 211, 61, 106, 1, 0, 0, 1, 226, 61, 107, 1, 0, 0, 1, 167, 102, 134, 1, 0,
    11, 0, 173, 102, 134, 1, 0, 11, 0, 179, 102, 30, 2, 0, 27, 0, 184, 102, 134, 1, 0, 11, 0, 191, 102,
    134, 1, 0, 11, 0, 167, 102, 134, 1, 0, 11, 0, 173, 102, 134, 1, 0, 11, 0, 184, 102, 134, 1, 0, 11,
    0, 191, 102, 134, 1, 0, 11, 0, 157, 87, 134, 1, 0, 11, 0, 13, 104, 179, 0, 0, 0, 0, 18, 104, 176,
    2, 0, 37, 0, 69, 105, 46, 0, 0, 0, 0, 191, 106, 164, 0, 0, 0, 0, 237, 145, 33, 0, 0, 0, 1,
    125, 29, 1, 3, 0, 0, 0, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 196, 183, 26, 0,
    0, 0, 1, 147, 16, 16, 0, 0, 0, 0, 195, 189, 84, 3, 0, 0, 0, 202, 106, 83, 3, 0, 0, 0, 173,
    188, 83, 3, 0, 0, 0, 50, 188, 85, 3, 0, 0, 0, 182, 188, 26, 0, 0, 11, 1, 195, 189, 94, 3, 0,
    0, 0, 202, 106, 95, 3, 0, 0, 0, 173, 188, 95, 3, 0, 0, 0, 50, 188, 85, 3, 0, 0, 0, 182, 188,
    26, 0, 0, 11, 1, 89, 189, 26, 0, 0, 0, 0, 50, 75, 78, 3, 0, 0, 0, 97, 189, 26, 0, 0, 0,
    0, 109, 189, 26, 0, 0, 0, 0, 124, 189, 26, 0, 0, 0, 0, 112, 192, 26, 0, 0, 11, 1, 130, 192, 164,
    0, 0, 38, 1, 145, 192, 26, 0, 0, 11, 1, 167, 192, 26, 0, 0, 11, 1, 190, 192, 16, 0, 0, 0, 1,
    254, 195, 33, 0, 0, 0, 1, 18, 196, 33, 0, 0, 0, 1, 38, 196, 16, 0, 0, 0, 1, 0, 48, 33, 0,
    0, 0, 1, 46, 196, 188, 0, 0, 39, 0, 167, 197, 45, 0, 0, 0, 0, 235, 195, 33, 0, 0, 0, 1, 247,
    195, 33, 0, 0, 0, 1, 70, 203, 33, 0, 0, 0, 1, 151, 12, 33, 0, 0, 0, 1, 217, 195, 45, 0, 0,
    0, 0, 235, 195, 33, 0, 0, 0, 1, 247, 195, 33, 0, 0, 0, 1, 190, 197, 33, 0, 0, 0, 1, 180, 197,
    33, 0, 0, 0, 1, 163, 29, 0, 0, 0, 0, 1, 151, 194, 16, 0, 0, 35, 0, 231, 202, 16, 0, 0, 40,
    0, 203, 198, 33, 0, 0, 0, 1, 230, 198, 33, 0, 0, 0, 1, 4, 192, 42, 0, 0, 0, 1, 226, 183, 140,
    3, 0, 0, 1, 117, 200, 241, 0, 0, 0, 1, 126, 200, 21, 0, 0, 0, 1, 145, 200, 116, 2, 0, 0, 1,
    28, 203, 164, 0, 0, 3, 0, 41, 203, 164, 0, 0, 3, 0, 64, 203, 33, 0, 0, 0, 1, 79, 203, 33, 0,
    0, 0, 1, 101, 203, 33, 0, 0, 0, 1, 252, 203, 45, 0, 0, 34, 1, 16, 204, 33, 0, 0, 0, 1, 37,
    204, 33, 0, 0, 0, 1, 73, 204, 33, 0, 0, 0, 1, 164, 203, 36, 0, 0, 41, 1, 147, 16, 34, 0, 0,
    0, 0, 123, 207, 186, 0, 0, 0, 0, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 136, 207,
    33, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0, 174, 207, 16, 0, 0, 0, 0, 185, 207, 16, 0, 0, 0,
    0, 228, 84, 165, 3, 0, 0, 0, 145, 207, 33, 0, 0, 0, 1, 131, 95, 164, 0, 0, 0, 1, 107, 209, 204,
    3, 0, 0, 1, 115, 209, 204, 3, 0, 0, 1, 123, 209, 204, 3, 0, 0, 1, 85, 83, 189, 3, 0, 0, 1,
    107, 209, 204, 3, 0, 0, 1, 115, 209, 204, 3, 0, 0, 1, 123, 209, 204, 3, 0, 0, 1, 156, 209, 164, 0,
    0, 0, 1, 85, 83, 189, 3, 0, 0, 1, 248, 208, 45, 0, 0, 0, 1, 107, 209, 204, 3, 0, 0, 1, 115,
    209, 204, 3, 0, 0, 1, 123, 209, 204, 3, 0, 0, 1, 85, 83, 189, 3, 0, 0, 1, 125, 211, 60, 0, 0,
    0, 0, 143, 211, 60, 0, 0, 0, 0, 154, 211, 60, 0, 0, 0, 0, 166, 211, 60, 0, 0, 0, 0, 55, 180,
    209, 3, 0, 0, 1, 216, 20, 26, 0, 0, 0, 0, 224, 20, 51, 0, 0, 0, 0, 237, 20, 26, 0, 0, 0,
    0, 22, 31, 44, 0, 0, 0, 0, 14, 29, 179, 0, 0, 0, 0, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180,
    0, 0, 0, 1, 51, 35, 33, 0, 0, 0, 1, 155, 40, 12, 1, 0, 42, 0, 161, 40, 12, 1, 0, 42, 0,
    167, 40, 21, 0, 0, 0, 0, 114, 84, 15, 1, 0, 0, 0, 52, 83, 252, 0, 0, 0, 0, 120, 38, 33, 0,
    0, 0, 1, 196, 39, 60, 0, 0, 0, 1, 120, 41, 60, 0, 0, 7, 0, 44, 44, 38, 1, 0, 0, 0, 77,
    44, 45, 1, 0, 0, 0, 92, 44, 16, 0, 0, 0, 1, 96, 44, 16, 0, 0, 0, 1, 83, 85, 248, 1, 0,
    43, 0, 53, 45, 249, 1, 0, 44, 0, 93, 85, 26, 0, 0, 11, 0, 87, 85, 21, 0, 0, 0, 0, 130, 190,
    60, 0, 0, 0, 0, 85, 83, 14, 2, 0, 0, 0, 65, 211, 15, 2, 0, 0, 0, 71, 86, 16, 2, 0, 0,
    0, 65, 211, 43, 2, 0, 0, 0, 186, 74, 4, 2, 0, 45, 0, 208, 83, 44, 2, 0, 46, 0, 236, 87, 45,
    2, 0, 0, 1, 114, 84, 51, 2, 0, 0, 0, 48, 88, 4, 2, 0, 0, 0, 57, 88, 52, 2, 0, 47, 0,
    69, 88, 33, 0, 0, 0, 1, 114, 84, 26, 2, 0, 0, 0, 48, 88, 4, 2, 0, 0, 0, 76, 88, 53, 2,
    0, 48, 0, 57, 88, 52, 2, 0, 47, 0, 211, 97, 41, 0, 0, 0, 1, 84, 97, 33, 0, 0, 0, 1, 215,
    97, 41, 0, 0, 0, 1, 163, 95, 33, 0, 0, 0, 1, 5, 101, 7, 0, 0, 0, 0, 14, 101, 16, 0, 0,
    0, 1, 23, 101, 42, 0, 0, 0, 1, 34, 100, 114, 2, 0, 0, 0, 139, 208, 60, 0, 0, 0, 0, 213, 61,
    106, 1, 0, 0, 1, 211, 61, 106, 1, 0, 0, 1, 226, 61, 107, 1, 0, 0, 1, 114, 102, 60, 0, 0, 0,
    0, 213, 61, 106, 1, 0, 0, 1, 211, 61, 106, 1, 0, 0, 1, 226, 61, 107, 1, 0, 0, 1, 126, 102, 60,
    0, 0, 0, 0, 134, 102, 60, 0, 0, 0, 0, 142, 102, 60, 0, 0, 0, 0, 151, 102, 134, 1, 0, 0, 0,
    63, 103, 45, 0, 0, 0, 0, 80, 103, 45, 0, 0, 0, 0, 97, 103, 45, 0, 0, 0, 0, 108, 103, 159, 2,
    0, 0, 1, 13, 104, 179, 0, 0, 0, 0, 18, 104, 176, 2, 0, 37, 0, 51, 104, 46, 0, 0, 0, 0, 62,
    104, 46, 0, 0, 0, 0, 13, 104, 179, 0, 0, 0, 0, 18, 104, 176, 2, 0, 37, 0, 28, 104, 46, 0, 0,
    0, 0, 19, 61, 45, 0, 0, 0, 0, 13, 104, 179, 0, 0, 0, 0, 18, 104, 176, 2, 0, 37, 0, 151, 12,
    177, 2, 0, 49, 0, 19, 61, 45, 0, 0, 0, 0, 13, 104, 179, 0, 0, 0, 0, 18, 104, 176, 2, 0, 37,
    0, 151, 12, 177, 2, 0, 49, 0, 139, 104, 46, 0, 0, 0, 0, 13, 104, 179, 0, 0, 0, 0, 18, 104, 176,
    2, 0, 37, 0, 139, 104, 46, 0, 0, 0, 0, 19, 61, 45, 0, 0, 0, 0, 13, 104, 179, 0, 0, 0, 0,
    113, 104, 179, 2, 0, 0, 0, 23, 105, 45, 0, 0, 34, 0, 51, 105, 45, 0, 0, 34, 0, 175, 184, 14, 3,
    0, 0, 1, 196, 184, 15, 3, 0, 0, 1, 168, 184, 14, 3, 0, 0, 1, 189, 184, 15, 3, 0, 0, 1, 24,
    180, 60, 3, 0, 0, 0, 127, 144, 61, 3, 0, 0, 0, 39, 186, 62, 3, 0, 0, 1, 147, 16, 16, 0, 0,
    0, 1, 106, 40, 83, 3, 0, 0, 0, 202, 106, 83, 3, 0, 0, 0, 195, 189, 84, 3, 0, 0, 0, 50, 188,
    85, 3, 0, 0, 0, 106, 40, 83, 3, 0, 0, 0, 202, 106, 83, 3, 0, 0, 0, 195, 189, 84, 3, 0, 0,
    0, 181, 187, 80, 3, 0, 50, 0, 191, 189, 84, 3, 0, 0, 0, 202, 106, 83, 3, 0, 0, 0, 50, 188, 85,
    3, 0, 0, 0, 182, 188, 26, 0, 0, 11, 1, 147, 16, 34, 0, 0, 0, 0, 199, 189, 163, 2, 0, 0, 0,
    228, 84, 21, 0, 0, 0, 0, 134, 34, 0, 0, 0, 0, 1, 10, 195, 33, 0, 0, 0, 1, 24, 195, 33, 0,
    0, 0, 1, 40, 195, 41, 0, 0, 0, 0, 49, 195, 41, 0, 0, 0, 0, 150, 62, 7, 0, 0, 0, 0, 138,
    195, 28, 0, 0, 0, 0, 155, 195, 28, 0, 0, 0, 0, 175, 195, 33, 0, 0, 0, 1, 97, 93, 7, 0, 0,
    0, 0, 156, 196, 122, 3, 0, 0, 0, 21, 29, 180, 0, 0, 0, 1, 31, 29, 180, 0, 0, 0, 1, 76, 197,
    164, 0, 0, 0, 1, 181, 153, 33, 0, 0, 0, 1, 95, 197, 33, 0, 0, 0, 1, 86, 204, 42, 0, 0, 0,
    1, 161, 98, 16, 0, 0, 0, 1, 14, 198, 33, 0, 0, 0, 1, 30, 198, 33, 0, 0, 0, 1, 46, 198, 33,
    0, 0, 0, 1, 14, 199, 45, 0, 0, 34, 1, 32, 199, 45, 0, 0, 34, 1, 56, 199, 33, 0, 0, 0, 1,
    70, 199, 33, 0, 0, 0, 1, 133, 203, 37, 0, 0, 31, 0, 223, 203, 45, 0, 0, 34, 0, 21, 199, 45, 0,
    0, 34, 0, 108, 103, 159, 2, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0, 228, 84, 165, 3, 0, 0, 0, 145,
    207, 33, 0, 0, 0, 1, 136, 207, 33, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0, 174, 207, 16, 0, 0,
    0, 0, 185, 207, 16, 0, 0, 0, 0, 136, 183, 166, 3, 0, 0, 0, 147, 16, 34, 0, 0, 0, 0, 174, 207,
    16, 0, 0, 0, 0, 185, 207, 16, 0, 0, 0, 0, 228, 84, 167, 3, 0, 0, 0, 125, 211, 60, 0, 0, 0,
    0, 143, 211, 60, 0, 0, 0, 0, 154, 211, 60, 0, 0, 0, 0, 55, 180, 211, 3, 0, 0, 1, 132, 16, 33,
    0, 0, 0, 1, 127, 84, 33, 0, 0, 0, 1, 138, 16, 33, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0,
    228, 84, 21, 0, 0, 0, 0, 203, 18, 40, 0, 0, 0, 0, 72, 20, 44, 0, 0, 0, 0, 86, 20, 44, 0,
    0, 0, 0, 148, 17, 46, 0, 0, 0, 0, 147, 24, 45, 0, 0, 0, 0, 167, 24, 45, 0, 0, 0, 0, 189,
    24, 45, 0, 0, 0, 0, 93, 25, 60, 0, 0, 0, 0, 104, 25, 26, 0, 0, 11, 0, 61, 23, 26, 0, 0,
    11, 0, 146, 25, 92, 0, 0, 0, 0, 156, 25, 93, 0, 0, 0, 0, 171, 25, 51, 0, 0, 0, 0, 35, 26,
    60, 0, 0, 0, 0, 45, 26, 60, 0, 0, 0, 0, 44, 26, 60, 0, 0, 0, 0, 14, 29, 16, 0, 0, 0,
    0, 78, 34, 220, 0, 0, 0, 1, 69, 34, 220, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0, 196, 38, 254,
    0, 0, 0, 1, 214, 38, 255, 0, 0, 0, 0, 147, 16, 34, 0, 0, 0, 0, 113, 40, 8, 1, 0, 0, 1,
    196, 38, 254, 0, 0, 0, 1, 130, 44, 45, 0, 0, 34, 1, 146, 44, 45, 0, 0, 0, 0, 161, 44, 45, 0,
    0, 0, 0, 196, 184, 164, 0, 0, 0, 1, 151, 61, 21, 0, 0, 0, 0, 161, 61, 33, 0, 0, 0, 1, 207,
    64, 28, 0, 0, 0, 0, 151, 61, 21, 0, 0, 0, 0, 226, 64, 129, 1, 3, 6, 0, 56, 66, 134, 1, 0,
    0, 0, 71, 66, 60, 0, 0, 0, 0, 80, 66, 60, 0, 0, 0, 0, 67, 66, 60, 0, 0, 0, 0, 76, 66,
    60, 0, 0, 0, 0, 88, 66, 60, 0, 0, 0, 0, 100, 66, 60, 0, 0, 0, 0, 110, 209, 60, 0, 0, 0,
    0, 210, 12, 60, 0, 0, 0, 0, 178, 67, 155, 1, 0, 0, 0, 184, 67, 156, 1, 0, 0, 0, 41, 189, 220,
    0, 0, 0, 0, 195, 67, 155, 1, 0, 0, 0, 184, 67, 156, 1, 0, 0, 0, 41, 189, 220, 0, 0, 0, 0,
    49, 33, 213, 0, 0, 0, 1, 43, 3, 28, 0, 0, 0, 0, 242, 32, 28, 0, 0, 0, 1, 136, 68, 45, 0,
    0, 0, 0, 196, 24, 45, 0, 0, 0, 0, 174, 24, 45, 0, 0, 0, 0, 229, 75, 37, 0, 0, 0, 0, 238,
    75, 60, 0, 0, 6, 0, 255, 75, 33, 0, 0, 0, 1, 114, 76, 164, 0, 0, 39, 1, 124, 76, 33, 0, 0,
    0, 1, 135, 76, 33, 0, 0, 0, 1, 83, 85, 248, 1, 0, 43, 0, 53, 45, 249, 1, 0, 44, 0, 87, 85,
    21, 0, 0, 0, 0, 141, 84, 2, 2, 0, 51, 0, 214, 85, 26, 0, 0, 11, 0, 186, 74, 4, 2, 0, 0,
    1, 226, 84, 8, 2, 0, 0, 0, 237, 85, 8, 2, 0, 0, 0, 244, 85, 26, 0, 0, 0, 0, 139, 208, 11,
    2, 0, 0, 0, 4, 86, 9, 2, 0, 52, 0, 14, 86, 9, 2, 0, 53, 0, 30, 83, 12, 2, 0, 0, 0,
    4, 86, 9, 2, 0, 52, 0, 14, 86, 9, 2, 0, 54, 0, 114, 84, 37, 2, 0, 0, 0, 56, 43, 26, 0,
    0, 11, 0, 208, 26, 26, 0, 0, 11, 0, 114, 84, 51, 2, 0, 0, 0, 99, 88, 54, 2, 0, 55, 0, 57,
    88, 52, 2, 0, 47, 0, 232, 94, 21, 0, 0, 0, 0, 110, 209, 164, 0, 0, 3, 1, 169, 94, 85, 2, 0,
    0, 1, 198, 92, 86, 2, 0, 0, 1, 110, 209, 164, 0, 0, 3, 1, 169, 94, 85, 2, 0, 0, 1, 147, 16,
    34, 0, 0, 0, 0, 228, 84, 21, 0, 0, 0, 0, 226, 94, 21, 0, 0, 0, 1, 246, 95, 93, 2, 0, 39,
    1, 9, 96, 33, 0, 0, 0, 1, 21, 199, 45, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 0, 228, 84, 21,
    0, 0, 0, 0, 64, 93, 99, 2, 0, 0, 0, 137, 98, 21, 0, 0, 0, 0, 145, 98, 16, 0, 0, 0, 1,
    155, 98, 16, 0, 0, 0, 1, 161, 98, 16, 0, 0, 0, 0, 200, 100, 42, 0, 0, 0, 0, 220, 100, 33, 0,
    0, 0, 1, 86, 86, 60, 0, 0, 0, 0, 156, 83, 60, 0, 0, 0, 0, 168, 110, 60, 0, 0, 0, 0, 167,
    102, 134, 1, 0, 11, 0, 173, 102, 134, 1, 0, 11, 0, 157, 87, 134, 1, 0, 11, 0, 147, 16, 34, 0, 0,
    0, 0, 139, 29, 16, 0, 0, 0, 1, 108, 103, 241, 0, 0, 0, 0, 13, 104, 179, 0, 0, 0, 0, 18, 104,
    176, 2, 0, 37, 0, 40, 104, 46, 0, 0, 0, 0, 13, 104, 179, 0, 0, 0, 0, 18, 104, 176, 2, 0, 37,
    0, 19, 61, 45, 0, 0, 0, 0, 13, 104, 179, 0, 0, 0, 0, 18, 104, 176, 2, 0, 37, 0, 82, 89, 45,
    0, 0, 0, 1, 13, 104, 179, 0, 0, 0, 0, 18, 104, 176, 2, 0, 37, 0, 172, 104, 45, 0, 0, 0, 0,
    13, 104, 179, 0, 0, 0, 0, 113, 104, 179, 2, 0, 0, 0, 51, 105, 45, 0, 0, 34, 0, 210, 105, 60, 0,
    0, 6, 0, 217, 105, 33, 0, 0, 0, 1, 227, 105, 42, 0, 0, 0, 1, 181, 108, 44, 0, 0, 0, 0, 69,
    172, 46, 0, 0, 0, 1, 91, 203, 210, 2, 0, 0, 0, 3, 184, 232, 2, 0, 0, 0, 29, 184, 5, 3, 0,
    0, 0, 27, 184, 5, 3, 0, 0, 0, 152, 184, 232, 2, 0, 0, 0, 3, 184, 232, 2, 0, 0, 0, 150, 182,
    5, 3, 0, 0, 0, 228, 84, 21, 0, 0, 0, 0, 147, 16, 16, 0, 0, 0, 0, 65, 185, 7, 0, 0, 0,
    0, 90, 181, 20, 3, 0, 0, 0, 17, 44, 179, 0, 0, 0, 0, 226, 183, 41, 0, 0, 0, 0, 17, 44, 179,
    0, 0, 0, 0, 75, 181, 21, 3, 0, 0, 0, 232, 191, 156, 1, 0, 0, 0, 168, 185, 45, 3, 0, 0, 0,
    182, 185, 14, 3, 0, 0, 1, 196, 184, 15, 3, 0, 0, 1, 228, 84, 21, 0, 0, 0, 0, 147, 16, 16, 0,
    0, 0, 0, 129, 184, 41, 0, 0, 0, 0, 85, 186, 45, 0, 0, 0, 0, 96, 186, 45, 0, 0, 0, 0, 108,
    186, 33, 0, 0, 0, 1, 107, 188, 89, 3, 0, 0, 0, 115, 188, 89, 3, 0, 0, 0, 181, 187, 80, 3, 0,
    50, 0, 194, 188, 16, 0, 0, 0, 0, 208, 188, 16, 0, 0, 0, 0, 220, 188, 16, 0, 0, 0, 0, 202, 192,
    26, 0, 0, 11, 0, 228, 192, 26, 0, 0, 10, 0, 255, 192, 26, 0, 0, 11, 0, 20, 193, 33, 0, 0, 0,
    1, 30, 193, 164, 0, 0, 56, 0, 45, 193, 164, 0, 0, 56, 0, 75, 57, 164, 0, 0, 0, 0, 144, 43, 164,
    0, 0, 0, 0, 216, 186, 164, 0, 0, 0, 0, 123, 196, 45, 0, 0, 34, 0, 134, 196, 26, 0, 0, 10, 0,
    142, 41, 164, 0, 0, 57, 0, 208, 206, 164, 0, 0, 0, 0, 231, 47, 33, 0, 0, 0, 1, 212, 41, 33, 0,
    0, 0, 1, 223, 179, 164, 0, 0, 0, 0, 243, 197, 33, 0, 0, 0, 1, 156, 196, 122, 3, 0, 58, 0, 110,
    198, 26, 0, 0, 10, 0, 136, 198, 26, 0, 0, 10, 0, 162, 198, 164, 0, 0, 0, 1, 54, 203, 164, 0, 0,
    0, 0, 243, 198, 164, 0, 0, 0, 0, 197, 200, 164, 0, 0, 39, 0, 235, 200, 95, 3, 0, 34, 0, 6, 201,
    141, 3, 0, 34, 0, 43, 201, 95, 3, 0, 34, 0, 139, 201, 220, 0, 0, 31, 0, 17, 202, 45, 0, 0, 34,
    1, 180, 201, 33, 0, 0, 0, 1, 54, 203, 164, 0, 0, 0, 0, 195, 202, 164, 0, 0, 0, 0, 214, 202, 33,
    0, 0, 0, 1, 196, 24, 45, 0, 0, 34, 1, 44, 199, 45, 0, 0, 34, 1, 164, 203, 36, 0, 0, 41, 1,
    216, 203, 45, 0, 0, 34, 1, 14, 199, 45, 0, 0, 34, 1, 108, 103, 159, 2, 0, 0, 1, 161, 98, 16, 0,
    0, 0, 0, 190, 193, 0, 0, 0, 0, 0, 60, 205, 0, 0, 0, 0, 1, 44, 44, 220, 0, 0, 0, 0, 77,
    44, 149, 3, 0, 0, 0, 114, 84, 150, 3, 0, 59, 0, 143, 68, 37, 0, 0, 0, 0, 67, 204, 37, 0, 0,
    0, 0, 228, 23, 37, 0, 0, 0, 0, 114, 84, 150, 3, 0, 0, 0, 20, 207, 164, 0, 0, 0, 0, 14, 96,
    26, 0, 0, 0, 0, 147, 16, 34, 0, 0, 0, 0, 136, 183, 166, 3, 0, 0, 0, 136, 207, 33, 0, 0, 0,
    1, 147, 16, 34, 0, 0, 0, 0, 228, 84, 167, 3, 0, 0, 0, 136, 207, 33, 0, 0, 0, 1, 248, 208, 45,
    0, 0, 0, 1, 6, 209, 45, 0, 0, 0, 1, 18, 209, 45, 0, 0, 0, 1, 32, 209, 189, 3, 0, 0, 1,
    41, 209, 189, 3, 0, 0, 1, 50, 209, 189, 3, 0, 0, 1, 248, 208, 45, 0, 0, 0, 0, 131, 209, 33, 0,
    0, 0, 1, 85, 83, 189, 3, 0, 0, 1, 15, 20, 45, 0, 0, 0, 0, 141, 20, 33, 0, 2, 0, 0, 102,
    23, 26, 0, 0, 10, 0, 114, 23, 33, 0, 0, 0, 1, 102, 23, 26, 0, 0, 10, 0, 134, 25, 60, 0, 0,
    0, 1, 95, 26, 33, 0, 0, 0, 1, 105, 26, 33, 0, 0, 0, 1, 185, 41, 127, 0, 0, 0, 0, 68, 27,
    122, 0, 0, 60, 0, 103, 27, 132, 0, 0, 0, 1, 68, 27, 122, 0, 0, 0, 1, 240, 29, 33, 0, 0, 0,
    1, 249, 29, 33, 0, 0, 0, 1, 147, 16, 34, 0, 0, 0, 1, 139, 29, 16, 0, 0, 0, 1, 147, 16, 34,
    0, 0, 0, 0, 83, 34, 33, 0, 0, 0, 1, 254, 34, 16, 0, 0, 0, 0, 242, 34, 33, 0, 0, 0, 1,
    52, 83, 252, 0, 0, 0, 1, 120, 38, 33, 0, 0, 0, 1, 54, 203, 0, 1, 0, 0, 0, 222, 38, 46, 0,
    0, 0, 1, 110, 195, 179, 0, 0, 0, 1, 129, 195, 179, 0, 0, 0, 1, 191, 106, 10, 1, 0, 0, 0, 148,
    211, 11, 1, 0, 0, 0, 155, 40, 12, 1, 0, 42, 0, 167, 40, 21, 0, 0, 0, 0, 55, 41, 33, 0, 0,
    0, 1, 67, 41, 33, 0, 0, 0, 1, 96, 41, 46, 0, 0, 0, 0, 57, 41, 33, 0, 0, 0, 1, 47, 42,
    7, 0, 0, 0, 1, 56, 42, 16, 0, 0, 0, 1, 58, 197, 42, 0, 0, 0, 0, 237, 41, 29, 1, 0, 0,
    0, 100, 42, 60, 0, 0, 0, 1, 115, 42, 33, 0, 0, 0, 1, 44, 44, 38, 1, 0, 61, 1, 120, 172, 39,
    1, 0, 62, 1, 44, 44, 38, 1, 0, 63, 1, 120, 172, 39, 1, 0, 62, 1, 44, 44, 38, 1, 0, 0, 0,
    120, 172, 39, 1, 0, 62, 1, 228, 23, 41, 1, 0, 64, 1, 67, 44, 41, 1, 0, 64, 1, 228, 23, 42, 1,
    0, 65, 1, 67, 44, 42, 1, 0, 65, 1, 228, 23, 43, 1, 0, 66, 1, 67, 44, 43, 1, 0, 66, 1, 114,
    84, 44, 1, 0, 0, 0, 44, 44, 38, 1, 0, 31, 1, 44, 44, 38, 1, 0, 67, 1, 120, 172, 39, 1, 0,
    62, 1, 147, 16, 34, 0, 0, 0, 0, 91, 53, 56, 1, 0, 0, 0, 242, 32, 28, 0, 0, 0, 1, 136, 57,
    88, 1, 0, 0, 1, 185, 41, 121, 1, 0, 0, 0, 21, 62, 111, 1, 0, 4, 0, 194, 65, 136, 1, 0, 0,
    0, 202, 65, 66, 1, 0, 68, 0, 103, 27, 140, 1, 0, 0, 0, 236, 65, 139, 1, 0, 0, 0, 196, 184, 60,
    0, 0, 0, 0, 44, 66, 33, 0, 0, 0, 1, 23, 68, 162, 1, 0, 0, 0, 58, 68, 45, 0, 0, 0, 0,
    44, 66, 26, 0, 0, 11, 1, 196, 184, 157, 1, 0, 0, 1, 76, 75, 46, 0, 0, 0, 0, 88, 75, 33, 0,
    0, 0, 1, 57, 41, 26, 0, 0, 0, 0, 119, 75, 60, 0, 0, 0, 0, 229, 75, 37, 0, 0, 0, 0, 255,
    75, 33, 0, 0, 0, 1, 11, 76, 188, 1, 0, 69, 0, 20, 76, 33, 0, 0, 0, 1, 93, 85, 26, 0, 0,
    11, 0, 130, 85, 21, 0, 0, 0, 0, 206, 85, 3, 2, 0, 0, 0, 141, 84, 1, 2, 0, 70, 0, 186, 74,
    10, 1, 0, 0, 0, 115, 22, 33, 0, 0, 0, 1, 156, 83, 60, 0, 0, 0, 0, 1, 83, 6, 2, 0, 0,
    0, 114, 84, 9, 2, 0, 0, 0, 105, 101, 10, 2, 0, 0, 1, 139, 208, 11, 2, 0, 71, 0, 227, 78, 26,
    0, 0, 11, 0, 77, 87, 30, 2, 0, 0, 1, 91, 87, 60, 0, 0, 0, 1, 163, 87, 60, 0, 0, 0, 0,
    213, 14, 38, 2, 0, 0, 0, 114, 84, 40, 2, 0, 0, 0, 172, 87, 33, 0, 0, 0, 1, 199, 88, 33, 0,
    0, 0, 1, 65, 211, 48, 2, 0, 0, 0, 197, 88, 33, 0, 0, 0, 1, 65, 211, 48, 2, 0, 0, 0, 147,
    16, 34, 0, 0, 0, 0, 110, 209, 164, 0, 0, 3, 1, 201, 96, 97, 2, 0, 0, 1, 222, 96, 46, 1, 0,
    0, 1, 63, 98, 100, 2, 0, 0, 1, 84, 97, 33, 0, 0, 0, 1, 9, 99, 36, 0, 0, 0, 1, 30, 99,
    41, 0, 0, 0, 1, 161, 98, 16, 0, 0, 0, 0, 240, 99, 26, 0, 0, 11, 0, 27, 100, 16, 0, 0, 0,
    1, 27, 42, 42, 0, 0, 0, 0, 34, 100, 114, 2, 0, 0, 0, 147, 16, 34, 0, 0, 0, 1, 59, 185, 153,
    1, 0, 0, 0, 129, 100, 33, 0, 0, 0, 1, 196, 101, 60, 0, 0, 0, 0, 208, 101, 134, 1, 0, 0, 0,
    25, 102, 134, 1, 0, 0, 0, 28, 102, 134, 1, 0, 0, 0, 147, 16, 34, 0, 0, 0, 0, 65, 211, 45, 0,
    0, 0, 0, 13, 104, 179, 0, 0, 0, 0, 23, 104, 176, 2, 0, 37, 0, 13, 104, 179, 0, 0, 0, 0, 113,
    104, 176, 2, 0, 0, 0, 98, 196, 45, 0, 0, 0, 0, 140, 12, 45, 0, 0, 0, 0, 132, 107, 33, 0, 0,
    0, 1, 146, 107, 33, 0, 0, 0, 1, 209, 107, 201, 2, 0, 0, 0, 6, 35, 202, 2, 0, 0, 0, 255, 107,
    207, 2, 0, 0, 0, 9, 108, 192, 2, 0, 0, 0, 209, 106, 46, 0, 0, 0, 0, 215, 106, 46, 0, 0, 0,
    0, 190, 108, 214, 2, 0, 0, 0, 120, 83, 46, 0, 0, 0, 1, 3, 184, 232, 2, 0, 0, 0, 35, 184, 5,
    3, 0, 0, 0, 152, 184, 232, 2, 0, 0, 0, 171, 181, 29, 3, 0, 0, 0, 147, 16, 16, 0, 0, 0, 0,
    236, 185, 129, 0, 0, 0, 0, 250, 185, 213, 0, 0, 0, 1, 43, 3, 28, 0, 0, 0, 0, 58, 186, 45, 0,
    0, 0, 0, 164, 51, 33, 0, 0, 0, 1, 115, 186, 45, 0, 0, 0, 0, 164, 51, 33, 0, 0, 0, 1, 46,
    104, 60, 0, 0, 0, 0, 181, 187, 80, 3, 0, 50, 0, 31, 189, 26, 0, 0, 0, 0, 182, 188, 26, 0, 0,
    11, 1, 204, 95, 45, 0, 0, 0, 0, 222, 95, 45, 0, 0, 0, 0, 128, 193, 114, 3, 0, 6, 0, 123, 193,
    26, 0, 0, 11, 0, 105, 193, 164, 0, 0, 39, 0, 170, 193, 26, 0, 0, 11, 0, 198, 193, 16, 0, 0, 0,
    0, 190, 193, 241, 0, 0, 72, 0, 73, 195, 33, 0, 0, 0, 1, 150, 62, 7, 0, 0, 0, 1, 93, 196, 45,
    0, 0, 34, 1, 103, 196, 33, 0, 0, 0, 1, 227, 196, 26, 0, 0, 11, 0, 238, 196, 26, 0, 0, 11, 0,
    8, 197, 164, 0, 0, 39, 0, 27, 197, 164, 0, 0, 73, 0, 34, 203, 188, 0, 0, 0, 0, 212, 197, 33, 0,
    0, 0, 1, 54, 203, 131, 3, 0, 0, 0, 243, 198, 131, 3, 0, 0, 0, 139, 199, 164, 0, 0, 0, 0, 157,
    199, 164, 0, 0, 0, 0, 255, 95, 164, 0, 0, 0, 0, 57, 41, 45, 0, 0, 34, 0, 110, 201, 45, 0, 0,
    34, 1, 121, 201, 45, 0, 0, 34, 1, 133, 203, 37, 0, 0, 31, 0, 21, 199, 37, 0, 0, 31, 0, 161, 98,
    16, 0, 0, 0, 0, 39, 205, 89, 1, 0, 0, 1, 237, 54, 144, 3, 0, 0, 0, 120, 206, 144, 3, 0, 0,
    0, 143, 68, 37, 0, 0, 0, 0, 228, 23, 37, 0, 0, 0, 0, 114, 84, 150, 3, 0, 0, 0, 133, 203, 45,
    0, 0, 0, 0, 144, 206, 157, 3, 0, 74, 0, 244, 206, 16, 0, 0, 0, 1, 114, 84, 150, 3, 0, 0, 0,
    68, 27, 122, 0, 0, 60, 0, 34, 207, 44, 0, 0, 0, 0, 50, 207, 29, 0, 0, 0, 0, 114, 84, 160, 1,
    0, 0, 0, 85, 83, 189, 3, 0, 0, 1, 210, 208, 189, 3, 0, 0, 0, 223, 208, 189, 3, 0, 0, 0, 60,
    209, 183, 3, 0, 0, 0, 133, 208, 198, 3, 0, 0, 0, 139, 208, 212, 3, 0, 0, 0, 200, 211, 213, 3, 0,
    75, 0, 65, 211, 214, 3, 0, 0, 0, 75, 211, 215, 3, 0, 0, 0, 239, 15, 26, 0, 0, 11, 0, 212, 16,
    25, 0, 0, 0, 1, 233, 14, 43, 0, 0, 0, 1, 109, 20, 47, 0, 0, 0, 0, 246, 27, 63, 0, 0, 0,
    0, 148, 23, 21, 0, 0, 0, 0, 246, 27, 81, 0, 0, 0, 0, 72, 25, 63, 0, 0, 0, 0, 83, 25, 83,
    0, 0, 0, 0, 20, 26, 103, 0, 0, 0, 0, 77, 27, 124, 0, 0, 76, 0, 185, 41, 128, 0, 0, 0, 0,
    14, 207, 129, 0, 0, 0, 0, 95, 27, 33, 0, 0, 0, 1, 85, 83, 146, 0, 0, 77, 0, 25, 28, 60, 0,
    0, 0, 0, 97, 28, 60, 0, 0, 0, 0, 114, 84, 154, 0, 0, 78, 0, 225, 27, 159, 0, 0, 0, 0, 171,
    35, 164, 0, 0, 0, 0, 59, 185, 188, 0, 0, 0, 0, 2, 30, 33, 0, 0, 0, 1, 190, 32, 16, 0, 0,
    0, 0, 14, 207, 220, 0, 0, 0, 0, 50, 34, 16, 0, 0, 0, 0, 185, 41, 227, 0, 0, 0, 0, 14, 207,
    228, 0, 0, 0, 0, 147, 16, 179, 0, 0, 0, 0, 120, 34, 33, 0, 0, 0, 1, 246, 28, 16, 0, 0, 0,
    0, 181, 34, 179, 0, 0, 0, 0, 161, 98, 179, 0, 0, 0, 0, 14, 207, 16, 0, 0, 0, 0, 7, 61, 16,
    0, 0, 0, 0, 6, 35, 45, 0, 0, 0, 0, 14, 207, 179, 0, 0, 0, 0, 185, 38, 33, 0, 0, 0, 1,
    240, 38, 2, 1, 0, 79, 0, 106, 40, 7, 0, 0, 0, 0, 229, 181, 16, 0, 0, 0, 0, 141, 84, 13, 1,
    0, 0, 0, 28, 41, 16, 1, 0, 0, 0, 79, 41, 21, 1, 0, 0, 0, 142, 41, 164, 0, 0, 0, 0, 14,
    207, 26, 0, 0, 0, 0, 195, 41, 25, 1, 0, 0, 0, 14, 207, 46, 0, 0, 0, 0, 195, 41, 16, 0, 0,
    0, 0, 66, 42, 0, 0, 0, 0, 0, 75, 42, 7, 0, 0, 0, 0, 162, 201, 45, 0, 0, 0, 0, 30, 207,
    46, 1, 0, 0, 0, 162, 201, 47, 1, 0, 0, 0, 190, 197, 45, 0, 0, 0, 0, 203, 44, 49, 1, 0, 0,
    0, 77, 27, 120, 0, 3, 6, 0, 231, 61, 109, 1, 0, 0, 0, 41, 61, 54, 1, 0, 0, 0, 150, 62, 179,
    0, 0, 0, 0, 208, 206, 45, 0, 0, 0, 0, 185, 41, 131, 1, 0, 0, 0, 252, 5, 28, 0, 0, 0, 0,
    102, 65, 134, 1, 0, 0, 0, 179, 65, 134, 1, 0, 0, 0, 152, 55, 137, 1, 0, 0, 0, 225, 65, 138, 1,
    0, 0, 0, 139, 208, 141, 1, 0, 0, 0, 156, 83, 164, 0, 0, 0, 0, 10, 66, 60, 0, 0, 0, 0, 103,
    66, 149, 1, 0, 0, 0, 157, 44, 164, 0, 0, 0, 0, 62, 199, 33, 0, 0, 0, 1, 190, 193, 42, 0, 0,
    0, 0, 51, 67, 179, 0, 0, 0, 0, 14, 207, 0, 0, 0, 0, 0, 206, 201, 220, 0, 0, 0, 0, 236, 67,
    33, 0, 0, 0, 1, 86, 86, 28, 0, 0, 0, 0, 12, 68, 33, 0, 0, 0, 1, 196, 184, 158, 1, 0, 0,
    0, 190, 197, 44, 0, 0, 0, 0, 124, 79, 7, 0, 0, 0, 0, 52, 83, 173, 1, 0, 0, 0, 144, 73, 175,
    1, 0, 0, 0, 109, 75, 60, 0, 0, 0, 1, 22, 85, 241, 1, 0, 0, 1, 34, 85, 33, 0, 0, 0, 1,
    136, 82, 244, 1, 0, 0, 0, 208, 83, 33, 0, 0, 0, 1, 224, 85, 134, 1, 0, 11, 0, 114, 84, 13, 2,
    0, 0, 0, 63, 86, 16, 0, 0, 0, 0, 114, 84, 19, 2, 0, 0, 0, 141, 84, 34, 2, 0, 0, 0, 135,
    61, 35, 2, 0, 0, 1, 198, 87, 164, 0, 0, 3, 0, 114, 84, 46, 2, 0, 0, 0, 114, 84, 55, 2, 0,
    0, 0, 114, 84, 57, 2, 0, 0, 0, 186, 74, 164, 0, 0, 0, 0, 137, 65, 188, 0, 0, 0, 1, 190, 94,
    87, 2, 0, 0, 0, 161, 98, 179, 0, 0, 0, 1, 46, 96, 26, 0, 0, 11, 0, 241, 96, 33, 0, 0, 0,
    1, 246, 27, 60, 0, 0, 0, 0, 246, 27, 60, 0, 0, 0, 1, 80, 100, 21, 0, 0, 0, 1, 93, 100, 116,
    2, 0, 0, 1, 107, 100, 0, 0, 0, 0, 0, 75, 211, 116, 2, 0, 0, 0, 14, 207, 21, 0, 0, 0, 0,
    14, 207, 116, 2, 0, 0, 0, 246, 27, 153, 1, 0, 0, 0, 246, 27, 153, 1, 0, 0, 1, 36, 101, 220, 0,
    0, 0, 0, 36, 101, 50, 0, 0, 0, 0, 36, 101, 42, 0, 0, 0, 0, 36, 101, 116, 2, 0, 0, 0, 36,
    101, 120, 2, 0, 0, 0, 206, 201, 129, 2, 3, 6, 0, 206, 201, 130, 2, 3, 80, 0, 170, 22, 21, 0, 0,
    0, 0, 153, 101, 60, 0, 0, 0, 0, 166, 101, 134, 1, 0, 0, 0, 174, 101, 60, 0, 0, 0, 0, 219, 101,
    134, 1, 0, 0, 0, 230, 101, 60, 0, 0, 0, 0, 29, 132, 60, 0, 0, 0, 0, 63, 102, 60, 0, 0, 0,
    0, 246, 28, 30, 2, 0, 0, 0, 246, 28, 60, 0, 0, 0, 0, 59, 185, 30, 2, 0, 0, 0, 104, 82, 30,
    2, 0, 0, 0, 59, 185, 60, 0, 0, 0, 0, 73, 102, 60, 0, 0, 0, 0, 161, 102, 134, 1, 0, 11, 0,
    3, 103, 33, 0, 0, 0, 1, 157, 29, 16, 0, 0, 0, 1, 65, 211, 163, 2, 0, 0, 0, 154, 103, 26, 0,
    0, 0, 0, 184, 104, 33, 0, 0, 0, 1, 195, 41, 187, 2, 0, 0, 0, 14, 207, 188, 2, 0, 0, 0, 166,
    105, 60, 0, 0, 0, 0, 86, 61, 33, 0, 0, 0, 1, 199, 105, 16, 0, 0, 0, 1, 195, 41, 190, 2, 0,
    0, 0, 14, 207, 89, 1, 0, 0, 0, 5, 106, 16, 0, 0, 0, 0, 54, 203, 46, 0, 0, 0, 0, 120, 83,
    46, 0, 0, 0, 0, 30, 83, 44, 0, 0, 0, 1, 114, 108, 33, 0, 0, 0, 1, 248, 50, 33, 0, 0, 0,
    1, 30, 207, 46, 0, 0, 0, 0, 208, 183, 60, 0, 0, 0, 0, 242, 32, 156, 1, 0, 0, 1, 168, 23, 156,
    1, 0, 0, 0, 236, 181, 39, 3, 0, 0, 1, 236, 181, 39, 3, 0, 0, 0, 144, 185, 43, 3, 0, 0, 0,
    197, 185, 46, 3, 0, 0, 1, 229, 181, 52, 3, 0, 0, 1, 50, 144, 53, 3, 0, 0, 0, 17, 186, 156, 1,
    0, 0, 0, 91, 55, 179, 0, 0, 0, 0, 124, 182, 58, 3, 0, 0, 0, 28, 186, 179, 0, 0, 0, 0, 143,
    183, 59, 3, 0, 0, 0, 30, 207, 164, 0, 0, 0, 0, 191, 186, 26, 0, 0, 0, 0, 163, 39, 88, 3, 0,
    0, 0, 232, 191, 91, 3, 0, 0, 0, 232, 191, 163, 2, 0, 0, 0, 141, 84, 108, 3, 0, 0, 0, 185, 189,
    28, 0, 0, 0, 0, 161, 98, 34, 0, 0, 0, 0, 91, 192, 16, 0, 0, 0, 0, 34, 100, 30, 2, 0, 81,
    0, 104, 192, 16, 0, 0, 0, 0, 104, 192, 16, 0, 0, 0, 1, 62, 193, 26, 0, 0, 11, 0, 83, 193, 164,
    0, 0, 0, 1, 94, 193, 33, 0, 0, 0, 1, 128, 193, 112, 3, 0, 58, 0, 128, 193, 113, 3, 0, 6, 0,
    146, 193, 115, 3, 0, 58, 0, 161, 194, 7, 0, 0, 0, 0, 176, 194, 16, 0, 0, 0, 1, 176, 194, 16, 0,
    0, 0, 0, 200, 194, 220, 0, 0, 0, 0, 205, 194, 33, 0, 0, 0, 1, 203, 195, 164, 0, 0, 0, 0, 57,
    196, 164, 0, 0, 0, 0, 83, 196, 33, 0, 0, 0, 1, 236, 18, 16, 0, 0, 0, 0, 55, 197, 42, 0, 0,
    0, 0, 185, 41, 124, 3, 0, 0, 0, 156, 196, 122, 3, 0, 0, 1, 226, 197, 33, 0, 0, 0, 1, 1, 198,
    7, 0, 0, 0, 0, 78, 198, 33, 0, 0, 0, 1, 38, 196, 16, 0, 0, 0, 0, 192, 199, 33, 0, 0, 0,
    1, 213, 199, 132, 3, 0, 34, 1, 14, 200, 26, 0, 0, 10, 0, 86, 200, 26, 0, 0, 10, 0, 215, 200, 45,
    0, 0, 34, 0, 235, 203, 142, 3, 0, 6, 0, 69, 205, 33, 0, 0, 0, 1, 22, 206, 164, 0, 0, 39, 1,
    101, 206, 45, 0, 0, 34, 1, 14, 207, 143, 3, 0, 82, 0, 175, 206, 45, 0, 0, 0, 0, 217, 206, 45, 0,
    0, 0, 0, 86, 86, 45, 0, 0, 0, 0, 88, 207, 163, 3, 0, 0, 0, 112, 207, 89, 1, 0, 0, 0, 124,
    79, 179, 0, 0, 0, 0, 205, 207, 91, 3, 0, 0, 1, 186, 208, 164, 0, 0, 0, 0, 175, 9, 32, 0, 0,
    66, 8, 0, 194, 9, 32, 0, 0, 202, 7, 1, 130, 164, 64, 0, 0, 148, 4, 2, 112, 11, 64, 0, 0, 15,
    4, 3, 235, 12, 32, 7, 1, 75, 6, 4, 23, 19, 32, 0, 0, 82, 6, 4, 54, 13, 32, 0, 0, 205, 7,
    1, 73, 13, 32, 0, 0, 208, 7, 1, 121, 13, 32, 0, 0, 173, 6, 5, 167, 13, 32, 0, 0, 211, 7, 1,
    215, 13, 32, 0, 0, 130, 5, 6, 252, 13, 32, 7, 1, 179, 6, 5, 107, 19, 64, 0, 0, 182, 4, 7, 173,
    54, 32, 0, 0, 214, 7, 1, 42, 21, 32, 0, 0, 142, 5, 6, 173, 21, 32, 0, 0, 27, 6, 8, 36, 22,
    32, 3, 2, 154, 5, 6, 107, 19, 64, 0, 0, 182, 4, 7, 115, 26, 64, 0, 0, 198, 4, 7, 101, 190, 64,
    0, 0, 188, 5, 9, 185, 26, 32, 7, 1, 238, 5, 10, 235, 26, 32, 7, 3, 217, 7, 1, 166, 77, 32, 0,
    0, 227, 6, 11, 149, 27, 32, 0, 0, 198, 5, 0, 163, 27, 32, 0, 0, 68, 8, 0, 199, 27, 32, 0, 0,
    66, 7, 12, 97, 33, 32, 3, 2, 220, 7, 1, 84, 50, 64, 0, 0, 89, 6, 4, 173, 54, 32, 0, 0, 223,
    7, 1, 87, 35, 32, 0, 0, 78, 5, 13, 130, 35, 32, 0, 0, 70, 8, 0, 176, 35, 32, 0, 0, 70, 7,
    12, 100, 41, 32, 0, 0, 91, 5, 1, 201, 35, 32, 0, 0, 50, 5, 14, 18, 36, 64, 0, 0, 91, 5, 13,
    158, 36, 64, 0, 0, 96, 6, 4, 230, 36, 32, 0, 0, 226, 7, 1, 25, 37, 32, 0, 0, 74, 7, 12, 37,
    37, 32, 0, 0, 72, 8, 0, 95, 37, 32, 0, 0, 229, 7, 1, 163, 41, 32, 0, 0, 188, 5, 9, 200, 41,
    32, 0, 0, 232, 7, 1, 136, 42, 32, 0, 0, 198, 5, 9, 215, 42, 32, 0, 0, 235, 7, 1, 237, 42, 32,
    0, 0, 238, 7, 1, 36, 43, 32, 0, 0, 40, 4, 15, 116, 43, 32, 0, 0, 74, 8, 0, 129, 43, 32, 0,
    0, 142, 8, 16, 139, 43, 32, 0, 0, 76, 8, 0, 172, 43, 32, 0, 0, 40, 4, 13, 180, 43, 32, 0, 0,
    241, 7, 1, 207, 44, 64, 0, 0, 78, 8, 0, 222, 44, 64, 0, 0, 88, 4, 17, 75, 45, 64, 0, 0, 103,
    6, 4, 143, 45, 64, 0, 0, 148, 3, 18, 224, 47, 64, 0, 0, 232, 6, 11, 21, 48, 64, 0, 0, 78, 7,
    12, 81, 48, 32, 7, 2, 237, 3, 19, 210, 49, 64, 0, 0, 82, 7, 12, 244, 49, 32, 7, 2, 166, 5, 20,
    83, 50, 64, 0, 0, 214, 4, 7, 110, 50, 64, 0, 0, 244, 7, 1, 145, 50, 32, 7, 3, 247, 5, 10, 159,
    50, 64, 0, 0, 237, 6, 11, 214, 50, 32, 5, 2, 242, 6, 11, 1, 51, 64, 0, 0, 188, 5, 9, 235, 26,
    32, 5, 3, 217, 7, 1, 15, 51, 64, 0, 0, 177, 5, 20, 109, 51, 64, 0, 0, 35, 6, 8, 171, 51, 64,
    0, 0, 86, 7, 12, 192, 51, 64, 0, 0, 247, 7, 1, 166, 77, 64, 0, 0, 110, 6, 4, 30, 52, 64, 0,
    0, 90, 7, 12, 59, 52, 64, 0, 0, 250, 7, 1, 71, 52, 64, 0, 0, 253, 7, 1, 102, 52, 64, 0, 0,
    0, 8, 1, 107, 19, 64, 0, 0, 182, 4, 7, 207, 68, 32, 0, 0, 85, 3, 21, 227, 72, 32, 0, 0, 64,
    5, 14, 187, 73, 32, 0, 0, 247, 6, 11, 213, 73, 32, 0, 0, 3, 8, 1, 11, 74, 32, 0, 0, 94, 7,
    12, 70, 74, 32, 0, 0, 80, 8, 0, 87, 74, 32, 0, 0, 98, 7, 12, 146, 76, 32, 0, 0, 6, 8, 1,
    163, 76, 32, 0, 0, 82, 8, 0, 192, 76, 32, 0, 0, 84, 8, 0, 217, 76, 32, 0, 0, 252, 6, 11, 47,
    77, 32, 0, 0, 102, 7, 12, 146, 77, 32, 0, 0, 86, 8, 0, 164, 77, 32, 0, 0, 117, 6, 4, 183, 77,
    32, 0, 0, 88, 8, 0, 219, 77, 32, 0, 0, 106, 7, 12, 20, 78, 32, 0, 0, 1, 7, 11, 48, 78, 32,
    0, 0, 9, 8, 1, 74, 78, 32, 0, 0, 12, 8, 1, 115, 78, 32, 0, 0, 15, 8, 1, 123, 78, 32, 0,
    0, 90, 8, 0, 226, 81, 32, 0, 0, 143, 8, 16, 156, 78, 32, 0, 0, 92, 8, 0, 44, 82, 32, 0, 0,
    230, 4, 7, 200, 78, 32, 0, 0, 134, 7, 0, 214, 78, 32, 0, 0, 43, 6, 8, 249, 78, 32, 0, 0, 110,
    7, 12, 14, 79, 32, 0, 0, 124, 6, 4, 53, 79, 32, 0, 0, 131, 6, 4, 86, 79, 32, 0, 0, 94, 8,
    0, 108, 79, 32, 0, 0, 185, 6, 5, 51, 80, 32, 0, 0, 208, 5, 9, 154, 79, 32, 0, 0, 96, 8, 0,
    169, 79, 32, 0, 0, 18, 8, 1, 185, 79, 32, 0, 0, 98, 8, 0, 224, 79, 32, 0, 0, 110, 7, 0, 236,
    79, 32, 0, 0, 114, 7, 12, 250, 79, 32, 0, 0, 6, 7, 11, 48, 80, 32, 0, 0, 51, 6, 8, 65, 80,
    32, 0, 0, 21, 8, 1, 92, 80, 32, 0, 0, 118, 7, 12, 144, 80, 32, 0, 0, 11, 7, 11, 230, 80, 32,
    0, 0, 100, 8, 0, 249, 80, 32, 0, 0, 102, 8, 0, 17, 81, 32, 0, 0, 16, 7, 11, 103, 81, 32, 0,
    0, 24, 8, 1, 140, 81, 32, 0, 0, 122, 7, 12, 176, 81, 32, 0, 0, 126, 7, 12, 219, 81, 32, 0, 0,
    130, 7, 12, 234, 81, 32, 0, 0, 104, 8, 0, 250, 81, 32, 0, 0, 134, 7, 12, 11, 82, 32, 0, 0, 106,
    8, 0, 28, 82, 32, 0, 0, 108, 8, 0, 42, 82, 32, 0, 0, 218, 5, 9, 247, 88, 32, 0, 0, 27, 8,
    1, 12, 89, 32, 0, 0, 138, 7, 12, 63, 89, 32, 0, 0, 110, 8, 0, 100, 89, 32, 0, 0, 144, 8, 16,
    120, 89, 32, 3, 2, 109, 4, 17, 3, 90, 32, 0, 0, 21, 7, 11, 25, 90, 32, 0, 0, 144, 8, 16, 44,
    90, 32, 0, 0, 144, 8, 16, 65, 90, 32, 0, 0, 145, 8, 16, 92, 90, 32, 0, 0, 142, 7, 12, 133, 90,
    32, 3, 2, 26, 7, 11, 221, 90, 32, 0, 0, 191, 6, 5, 255, 90, 32, 0, 0, 31, 7, 11, 102, 91, 32,
    0, 0, 112, 8, 0, 124, 91, 32, 0, 0, 146, 7, 12, 157, 91, 32, 0, 0, 30, 8, 1, 181, 91, 32, 0,
    0, 114, 8, 0, 222, 91, 32, 0, 0, 33, 8, 1, 7, 92, 32, 0, 0, 150, 7, 12, 37, 92, 32, 3, 2,
    36, 7, 11, 79, 92, 32, 0, 0, 154, 7, 12, 222, 44, 32, 0, 0, 88, 4, 2, 75, 45, 32, 0, 0, 138,
    6, 4, 59, 101, 32, 0, 0, 158, 7, 12, 71, 101, 8, 1, 2, 36, 8, 1, 185, 103, 32, 0, 0, 0, 6,
    10, 80, 105, 64, 0, 0, 59, 6, 8, 95, 105, 64, 0, 0, 162, 7, 12, 11, 106, 32, 0, 0, 116, 8, 0,
    55, 106, 32, 0, 0, 166, 7, 12, 126, 106, 32, 0, 0, 197, 6, 5, 231, 108, 32, 0, 0, 170, 7, 12, 37,
    109, 32, 0, 0, 169, 2, 22, 9, 162, 32, 0, 0, 3, 1, 23, 197, 130, 32, 0, 0, 41, 7, 11, 234, 130,
    32, 0, 0, 118, 8, 0, 26, 131, 32, 3, 2, 203, 6, 5, 92, 131, 32, 0, 0, 39, 8, 1, 208, 114, 32,
    0, 0, 64, 2, 24, 23, 19, 32, 0, 0, 46, 7, 11, 67, 19, 32, 0, 0, 145, 6, 4, 249, 161, 32, 0,
    0, 9, 3, 25, 61, 142, 32, 0, 0, 246, 4, 26, 136, 161, 32, 0, 0, 213, 1, 27, 249, 154, 32, 0, 0,
    146, 8, 16, 190, 132, 32, 3, 2, 67, 6, 8, 164, 77, 32, 0, 0, 174, 7, 12, 99, 155, 32, 3, 2, 209,
    6, 5, 132, 155, 32, 0, 0, 152, 6, 4, 9, 156, 32, 0, 0, 120, 8, 0, 37, 156, 32, 0, 0, 42, 8,
    1, 81, 156, 32, 0, 0, 195, 3, 28, 122, 157, 32, 3, 2, 165, 4, 2, 15, 158, 32, 0, 0, 45, 8, 1,
    72, 158, 32, 0, 0, 122, 8, 0, 117, 158, 32, 0, 0, 48, 8, 1, 148, 158, 32, 0, 0, 51, 7, 11, 213,
    158, 32, 3, 2, 130, 4, 29, 249, 159, 32, 0, 0, 178, 7, 12, 22, 160, 32, 3, 2, 9, 6, 10, 79, 116,
    32, 0, 0, 182, 7, 12, 153, 160, 32, 3, 2, 5, 5, 26, 80, 161, 32, 0, 0, 0, 0, 30, 203, 177, 32,
    0, 0, 147, 8, 16, 114, 116, 32, 0, 0, 159, 6, 4, 38, 178, 32, 3, 2, 51, 8, 1, 67, 178, 32, 0,
    0, 64, 4, 15, 66, 179, 32, 0, 0, 186, 7, 12, 107, 179, 32, 0, 0, 228, 5, 9, 103, 187, 32, 0, 0,
    166, 6, 4, 23, 39, 32, 0, 0, 148, 8, 16, 136, 161, 32, 0, 0, 20, 5, 26, 99, 79, 32, 0, 0, 124,
    8, 0, 218, 186, 32, 0, 0, 126, 8, 0, 223, 51, 32, 0, 0, 54, 8, 1, 13, 187, 32, 0, 0, 128, 8,
    0, 166, 77, 32, 0, 0, 57, 8, 1, 90, 187, 32, 0, 0, 130, 8, 0, 239, 189, 32, 0, 0, 132, 8, 0,
    25, 190, 32, 0, 0, 60, 8, 1, 96, 190, 32, 0, 0, 89, 6, 5, 115, 190, 32, 0, 0, 63, 8, 1, 161,
    190, 32, 0, 0, 134, 8, 0, 182, 190, 32, 0, 0, 190, 7, 12, 245, 190, 32, 0, 0, 136, 8, 0, 47, 191,
    32, 0, 0, 194, 7, 12, 111, 191, 32, 0, 0, 198, 7, 12, 180, 43, 32, 0, 0, 241, 7, 1, 149, 27, 32,
    0, 0, 104, 5, 13, 116, 43, 32, 0, 0, 74, 8, 0, 124, 206, 32, 0, 0, 56, 7, 11, 107, 19, 64, 0,
    0, 182, 4, 7, 224, 207, 32, 0, 0, 215, 6, 5, 30, 208, 32, 0, 0, 138, 8, 0, 18, 79, 32, 0, 0,
    140, 8, 0, 174, 209, 32, 0, 0, 61, 7, 11, 184, 209, 32, 0, 0, 18, 6, 10, 148, 158, 32, 0, 0, 117,
    5, 13, 100, 210, 32, 0, 0, 221, 6, 5, 66, 179, 32, 0, 0, 35, 5, 26, 87, 161, 0, 0, 0, 93, 161,
    1, 0, 0, 101, 161, 2, 0, 0, 119, 161, 3, 0, 0, 128, 161, 4, 0, 0, 146, 161, 5, 0, 0, 153, 161,
    6, 0, 0, 166, 161, 7, 0, 0, 175, 161, 8, 0, 0, 182, 161, 9, 0, 0, 194, 161, 10, 0, 0, 210, 161,
    11, 0, 0, 220, 161, 12, 0, 0, 234, 161, 13, 0, 0, 247, 161, 14, 0, 0, 7, 162, 15, 0, 0, 20, 162,
    16, 0, 0, 31, 162, 17, 0, 0, 42, 162, 18, 0, 0, 52, 162, 19, 0, 0, 64, 162, 20, 0, 0, 77, 162,
    21, 0, 0, 90, 162, 22, 0, 0, 102, 162, 23, 0, 0, 121, 162, 24, 0, 0, 133, 162, 25, 0, 0, 152, 162,
    26, 0, 0, 165, 162, 27, 0, 0, 179, 162, 28, 0, 0, 194, 162, 29, 0, 0, 215, 162, 30, 0, 0, 230, 162,
    31, 0, 0, 246, 162, 32, 0, 0, 1, 163, 33, 0, 0, 21, 163, 34, 0, 0, 36, 163, 35, 0, 0, 55, 163,
    36, 0, 0, 75, 163, 37, 0, 0, 90, 163, 38, 0, 0, 114, 163, 39, 0, 0, 131, 163, 40, 0, 0, 142, 163,
    41, 0, 0, 162, 163, 42, 0, 0, 176, 163, 43, 0, 0, 191, 163, 44, 0, 0, 202, 163, 45, 0, 0, 209, 163,
    46, 0, 0, 217, 163, 47, 0, 0, 230, 163, 48, 0, 0, 244, 163, 49, 0, 0, 5, 164, 50, 0, 0, 30, 164,
    51, 0, 0, 41, 164, 52, 0, 0, 58, 164, 53, 0, 0, 81, 164, 54, 0, 0, 103, 164, 55, 0, 0, 119, 164,
    56, 0, 0, 140, 164, 57, 0, 0, 159, 164, 58, 0, 0, 177, 164, 59, 0, 0, 189, 164, 60, 0, 0, 214, 164,
    61, 0, 0, 239, 164, 62, 0, 0, 16, 165, 63, 0, 0, 29, 165, 64, 0, 0, 47, 165, 65, 0, 0, 59, 165,
    66, 0, 0, 72, 165, 67, 0, 0, 80, 165, 68, 0, 0, 97, 165, 69, 0, 0, 111, 165, 70, 0, 0, 125, 165,
    71, 0, 0, 139, 165, 72, 0, 0, 153, 165, 73, 0, 0, 164, 165, 74, 0, 0, 175, 165, 75, 0, 0, 186, 165,
    76, 0, 0, 202, 165, 77, 0, 0, 218, 165, 78, 0, 0, 237, 165, 79, 0, 0, 0, 166, 80, 0, 0, 27, 166,
    81, 0, 0, 37, 166, 82, 0, 0, 47, 166, 83, 0, 0, 57, 166, 84, 0, 0, 64, 166, 85, 0, 0, 71, 166,
    86, 0, 0, 78, 166, 87, 0, 0, 85, 166, 88, 0, 0, 92, 166, 89, 0, 0, 99, 166, 90, 0, 0, 106, 166,
    91, 0, 0, 113, 166, 92, 0, 0, 120, 166, 93, 0, 0, 127, 166, 94, 0, 0, 134, 166, 95, 0, 0, 141, 166,
    96, 0, 0, 148, 166, 97, 0, 0, 155, 166, 98, 0, 0, 175, 166, 99, 0, 0, 195, 166, 100, 0, 0, 215, 166,
    101, 0, 0, 235, 166, 102, 0, 0, 255, 166, 103, 0, 0, 5, 167, 104, 0, 0, 17, 167, 105, 0, 0, 30, 167,
    106, 0, 0, 45, 167, 107, 0, 0, 60, 167, 108, 0, 0, 68, 167, 109, 0, 0, 76, 167, 110, 0, 0, 87, 167,
    111, 0, 0, 97, 167, 112, 0, 0, 109, 167, 113, 0, 0, 124, 167, 114, 0, 0, 142, 167, 115, 0, 0, 154, 167,
    116, 0, 0, 167, 167, 117, 0, 0, 180, 167, 118, 0, 0, 189, 167, 119, 0, 0, 198, 167, 120, 0, 0, 210, 167,
    121, 0, 0, 225, 167, 122, 0, 0, 240, 167, 123, 0, 0, 4, 168, 124, 0, 0, 24, 168, 125, 0, 0, 36, 168,
    126, 0, 0, 48, 168, 127, 0, 0, 65, 168, 128, 0, 0, 82, 168, 129, 0, 0, 94, 168, 130, 0, 0, 108, 168,
    131, 0, 0, 123, 168, 132, 0, 0, 140, 168, 133, 0, 0, 155, 168, 134, 0, 0, 172, 168, 135, 0, 0, 190, 168,
    136, 0, 0, 210, 168, 137, 0, 0, 230, 168, 138, 0, 0, 252, 168, 139, 0, 0, 19, 169, 140, 0, 0, 44, 169,
    141, 0, 0, 64, 169, 142, 0, 0, 87, 169, 143, 0, 0, 106, 169, 144, 0, 0, 118, 169, 145, 0, 0, 131, 169,
    146, 0, 0, 144, 169, 147, 0, 0, 150, 169, 148, 0, 0, 167, 169, 149, 0, 0, 186, 169, 150, 0, 0, 205, 169,
    151, 0, 0, 218, 169, 152, 0, 0, 229, 169, 153, 0, 0, 242, 169, 154, 0, 0, 1, 170, 155, 0, 0, 18, 170,
    156, 0, 0, 34, 170, 157, 0, 0, 51, 170, 158, 0, 0, 75, 170, 159, 0, 0, 103, 170, 160, 0, 0, 122, 170,
    161, 0, 0, 141, 170, 162, 0, 0, 154, 170, 163, 0, 0, 167, 170, 164, 0, 0, 180, 170, 165, 0, 0, 193, 170,
    166, 0, 0, 206, 170, 167, 0, 0, 219, 170, 168, 0, 0, 231, 170, 169, 0, 0, 242, 170, 170, 0, 0, 254, 170,
    171, 0, 0, 4, 171, 172, 0, 0, 16, 171, 173, 0, 0, 33, 171, 174, 0, 0, 41, 171, 175, 0, 0, 50, 171,
    176, 0, 0, 70, 171, 177, 0, 0, 79, 171, 178, 0, 0, 86, 171, 179, 0, 0, 95, 171, 180, 0, 0, 109, 171,
    181, 0, 0, 123, 171, 182, 0, 0, 140, 171, 183, 0, 0, 152, 171, 184, 0, 0, 164, 171, 185, 0, 0, 176, 171,
    186, 0, 0, 188, 171, 187, 0, 0, 200, 171, 188, 0, 0, 212, 171, 189, 0, 0, 224, 171, 190, 0, 0, 236, 171,
    191, 0, 0, 245, 171, 192, 0, 0, 7, 172, 193, 0, 0, 30, 172, 194, 0, 0, 51, 172, 195, 0, 0, 72, 172,
    196, 0, 0, 98, 172, 197, 0, 0, 125, 172, 198, 0, 0, 149, 172, 199, 0, 0, 181, 172, 200, 0, 0, 212, 172,
    201, 0, 0, 243, 172, 202, 0, 0, 12, 173, 203, 0, 0, 40, 173, 204, 0, 0, 67, 173, 205, 0, 0, 96, 173,
    206, 0, 0, 118, 173, 207, 0, 0, 140, 173, 208, 0, 0, 162, 173, 209, 0, 0, 184, 173, 210, 0, 0, 206, 173,
    211, 0, 0, 228, 173, 212, 0, 0, 250, 173, 213, 0, 0, 16, 174, 214, 0, 0, 38, 174, 215, 0, 0, 60, 174,
    216, 0, 0, 88, 174, 217, 0, 0, 115, 174, 218, 0, 0, 143, 174, 219, 0, 0, 171, 174, 220, 0, 0, 198, 174,
    221, 0, 0, 226, 174, 222, 0, 0, 252, 174, 223, 0, 0, 12, 175, 224, 0, 0, 33, 175, 225, 0, 0, 44, 175,
    226, 0, 0, 60, 175, 227, 0, 0, 80, 175, 228, 0, 0, 94, 175, 229, 0, 0, 109, 175, 230, 0, 0, 128, 175,
    231, 0, 0, 148, 175, 232, 0, 0, 175, 175, 233, 0, 0, 182, 175, 234, 0, 0, 189, 175, 235, 0, 0, 197, 175,
    236, 0, 0, 210, 175, 237, 0, 0, 223, 175, 238, 0, 0, 237, 175, 239, 0, 0, 8, 176, 240, 0, 0, 35, 176,
    241, 0, 0, 63, 176, 242, 0, 0, 92, 176, 243, 0, 0, 121, 176, 244, 0, 0, 153, 176, 245, 0, 0, 189, 176,
    246, 0, 0, 208, 176, 247, 0, 0, 228, 176, 248, 0, 0, 253, 176, 249, 0, 0, 23, 177, 250, 0, 0, 39, 177,
    251, 0, 0, 55, 177, 252, 0, 0, 77, 177, 253, 0, 0, 99, 177, 254, 0, 0, 127, 177, 255, 0, 0, 153, 177,
    0, 1, 0, 168, 177, 1, 1, 0, 183, 177, 2, 1, 0, 83, 162, 0, 0, 0, 154, 126, 4, 0, 0, 15, 51,
    5, 0, 0, 89, 114, 6, 0, 0, 96, 114, 3, 1, 0, 104, 114, 9, 0, 0, 112, 114, 10, 0, 0, 112, 75,
    4, 1, 0, 118, 114, 19, 0, 0, 124, 114, 29, 0, 0, 129, 114, 32, 0, 0, 139, 114, 34, 0, 0, 153, 114,
    45, 0, 0, 169, 114, 5, 1, 0, 181, 114, 50, 0, 0, 201, 114, 51, 0, 0, 130, 175, 6, 1, 0, 219, 114,
    232, 0, 0, 235, 114, 7, 1, 0, 4, 115, 8, 1, 0, 26, 115, 9, 1, 0, 47, 115, 10, 1, 0, 59, 115,
    11, 1, 0, 76, 115, 12, 1, 0, 23, 122, 13, 1, 0, 104, 115, 233, 0, 0, 125, 115, 14, 1, 0, 140, 115,
    15, 1, 0, 158, 115, 16, 1, 0, 183, 115, 17, 1, 0, 199, 115, 18, 1, 0, 215, 115, 19, 1, 0, 232, 115,
    20, 1, 0, 255, 115, 21, 1, 0, 14, 116, 22, 1, 0, 44, 116, 23, 1, 0, 73, 116, 24, 1, 0, 91, 116,
    25, 1, 0, 120, 116, 26, 1, 0, 151, 116, 27, 1, 0, 169, 116, 28, 1, 0, 190, 116, 29, 1, 0, 217, 116,
    30, 1, 0, 243, 116, 31, 1, 0, 18, 117, 32, 1, 0, 127, 136, 33, 1, 0, 39, 117, 34, 1, 0, 61, 117,
    35, 1, 0, 85, 117, 36, 1, 0, 94, 117, 37, 1, 0, 117, 117, 38, 1, 0, 140, 117, 39, 1, 0, 163, 117,
    40, 1, 0, 178, 117, 41, 1, 0, 194, 117, 42, 1, 0, 227, 117, 43, 1, 0, 9, 118, 44, 1, 0, 48, 118,
    45, 1, 0, 73, 118, 46, 1, 0, 99, 118, 47, 1, 0, 125, 118, 48, 1, 0, 157, 118, 49, 1, 0, 194, 118,
    50, 1, 0, 224, 118, 51, 1, 0, 250, 118, 52, 1, 0, 246, 118, 53, 1, 0, 16, 119, 54, 1, 0, 40, 119,
    55, 1, 0, 67, 119, 56, 1, 0, 81, 119, 57, 1, 0, 107, 119, 58, 1, 0, 131, 119, 59, 1, 0, 165, 119,
    60, 1, 0, 188, 119, 61, 1, 0, 201, 119, 62, 1, 0, 221, 119, 63, 1, 0, 234, 119, 64, 1, 0, 253, 119,
    65, 1, 0, 25, 120, 66, 1, 0, 36, 120, 67, 1, 0, 149, 130, 68, 1, 0, 51, 120, 69, 1, 0, 75, 120,
    70, 1, 0, 91, 120, 71, 1, 0, 111, 120, 72, 1, 0, 131, 120, 73, 1, 0, 158, 120, 74, 1, 0, 171, 120,
    75, 1, 0, 191, 120, 76, 1, 0, 212, 120, 77, 1, 0, 230, 120, 78, 1, 0, 162, 179, 1, 0, 0, 0, 121,
    7, 0, 0, 9, 121, 8, 0, 0, 23, 121, 11, 0, 0, 36, 121, 79, 1, 0, 47, 121, 15, 0, 0, 53, 121,
    16, 0, 0, 67, 121, 17, 0, 0, 82, 121, 80, 1, 0, 97, 121, 33, 0, 0, 105, 121, 81, 1, 0, 117, 121,
    44, 0, 0, 130, 121, 46, 0, 0, 150, 121, 47, 0, 0, 127, 172, 82, 1, 0, 245, 172, 48, 0, 0, 176, 121,
    83, 1, 0, 207, 121, 49, 0, 0, 232, 121, 84, 1, 0, 252, 121, 85, 1, 0, 13, 122, 86, 1, 0, 47, 122,
    87, 1, 0, 86, 122, 88, 1, 0, 105, 122, 89, 1, 0, 125, 122, 90, 1, 0, 150, 175, 91, 1, 0, 147, 122,
    2, 0, 0, 156, 122, 3, 0, 0, 169, 122, 12, 0, 0, 184, 122, 13, 0, 0, 196, 122, 18, 0, 0, 210, 122,
    22, 0, 0, 230, 122, 23, 0, 0, 254, 122, 24, 0, 0, 32, 123, 25, 0, 0, 65, 123, 26, 0, 0, 99, 123,
    92, 1, 0, 45, 109, 27, 0, 0, 58, 109, 28, 0, 0, 132, 123, 93, 1, 0, 150, 123, 94, 1, 0, 162, 123,
    95, 1, 0, 178, 123, 30, 0, 0, 194, 123, 31, 0, 0, 201, 123, 96, 1, 0, 218, 123, 35, 0, 0, 231, 123,
    36, 0, 0, 3, 124, 37, 0, 0, 14, 124, 38, 0, 0, 32, 124, 39, 0, 0, 54, 124, 97, 1, 0, 72, 124,
    41, 0, 0, 102, 124, 42, 0, 0, 133, 124, 98, 1, 0, 150, 124, 99, 1, 0, 162, 124, 100, 1, 0, 185, 124,
    101, 1, 0, 200, 124, 102, 1, 0, 233, 124, 103, 1, 0, 21, 125, 104, 1, 0, 31, 125, 105, 1, 0, 61, 125,
    106, 1, 0, 84, 125, 107, 1, 0, 96, 125, 108, 1, 0, 110, 125, 109, 1, 0, 126, 125, 110, 1, 0, 148, 125,
    111, 1, 0, 164, 125, 112, 1, 0, 181, 125, 113, 1, 0, 202, 125, 114, 1, 0, 216, 125, 115, 1, 0, 231, 125,
    116, 1, 0, 255, 125, 117, 1, 0, 18, 126, 118, 1, 0, 35, 126, 119, 1, 0, 58, 126, 120, 1, 0, 97, 126,
    121, 1, 0, 110, 126, 122, 1, 0, 133, 126, 123, 1, 0, 164, 126, 124, 1, 0, 189, 126, 125, 1, 0, 222, 126,
    126, 1, 0, 4, 127, 127, 1, 0, 23, 127, 128, 1, 0, 55, 127, 129, 1, 0, 80, 127, 130, 1, 0, 103, 127,
    20, 0, 0, 125, 127, 21, 0, 0, 143, 127, 131, 1, 0, 158, 127, 132, 1, 0, 168, 127, 40, 0, 0, 184, 127,
    43, 0, 0, 198, 127, 133, 1, 0, 209, 127, 134, 1, 0, 246, 127, 135, 1, 0, 100, 175, 136, 1, 0, 30, 128,
    137, 1, 0, 73, 128, 138, 1, 0, 90, 128, 139, 1, 0, 122, 128, 140, 1, 0, 151, 128, 141, 1, 0, 179, 128,
    142, 1, 0, 199, 128, 143, 1, 0, 235, 128, 144, 1, 0, 16, 129, 145, 1, 0, 52, 129, 146, 1, 0, 89, 129,
    147, 1, 0, 125, 129, 148, 1, 0, 164, 129, 149, 1, 0, 206, 129, 150, 1, 0, 248, 129, 151, 1, 0, 20, 130,
    152, 1, 0, 41, 130, 153, 1, 0, 60, 130, 154, 1, 0, 84, 130, 155, 1, 0, 103, 130, 156, 1, 0, 119, 130,
    157, 1, 0, 141, 130, 158, 1, 0, 170, 130, 159, 1, 0, 231, 142, 0, 0, 0, 253, 142, 1, 0, 0, 18, 143,
    2, 0, 0, 39, 143, 3, 0, 0, 62, 143, 4, 0, 0, 94, 143, 5, 0, 0, 112, 143, 6, 0, 0, 147, 143,
    7, 0, 0, 175, 143, 8, 0, 0, 209, 143, 3, 1, 0, 231, 143, 9, 0, 0, 252, 143, 10, 0, 0, 27, 144,
    11, 0, 0, 64, 144, 79, 1, 0, 86, 144, 12, 0, 0, 112, 144, 13, 0, 0, 140, 144, 14, 0, 0, 162, 144,
    15, 0, 0, 190, 144, 4, 1, 0, 215, 144, 16, 0, 0, 245, 144, 17, 0, 0, 30, 145, 18, 0, 0, 48, 145,
    19, 0, 0, 68, 145, 20, 0, 0, 106, 145, 21, 0, 0, 127, 145, 22, 0, 0, 163, 145, 160, 1, 0, 185, 145,
    23, 0, 0, 220, 145, 24, 0, 0, 244, 145, 25, 0, 0, 14, 146, 26, 0, 0, 43, 146, 92, 1, 0, 70, 146,
    27, 0, 0, 87, 146, 161, 1, 0, 123, 146, 162, 1, 0, 151, 146, 163, 1, 0, 182, 146, 164, 1, 0, 218, 146,
    165, 1, 0, 252, 146, 166, 1, 0, 28, 147, 167, 1, 0, 58, 147, 168, 1, 0, 94, 147, 169, 1, 0, 126, 147,
    170, 1, 0, 162, 147, 171, 1, 0, 189, 147, 172, 1, 0, 223, 147, 173, 1, 0, 243, 147, 174, 1, 0, 17, 148,
    175, 1, 0, 33, 148, 176, 1, 0, 47, 148, 177, 1, 0, 83, 148, 178, 1, 0, 105, 148, 179, 1, 0, 146, 148,
    180, 1, 0, 175, 148, 181, 1, 0, 211, 148, 182, 1, 0, 243, 148, 183, 1, 0, 32, 149, 184, 1, 0, 59, 149,
    185, 1, 0, 90, 149, 186, 1, 0, 111, 149, 187, 1, 0, 155, 149, 188, 1, 0, 180, 149, 189, 1, 0, 216, 149,
    190, 1, 0, 236, 149, 191, 1, 0, 5, 150, 192, 1, 0, 31, 150, 193, 1, 0, 59, 150, 194, 1, 0, 85, 150,
    195, 1, 0, 117, 150, 196, 1, 0, 150, 150, 197, 1, 0, 187, 150, 198, 1, 0, 216, 150, 199, 1, 0, 255, 150,
    200, 1, 0, 44, 151, 201, 1, 0, 72, 151, 202, 1, 0, 103, 151, 203, 1, 0, 137, 151, 204, 1, 0, 157, 151,
    205, 1, 0, 188, 151, 206, 1, 0, 230, 151, 207, 1, 0, 4, 152, 208, 1, 0, 23, 152, 209, 1, 0, 49, 152,
    210, 1, 0, 68, 152, 211, 1, 0, 102, 152, 212, 1, 0, 120, 152, 213, 1, 0, 143, 152, 214, 1, 0, 171, 152,
    215, 1, 0, 204, 152, 216, 1, 0, 228, 152, 217, 1, 0, 2, 153, 218, 1, 0, 27, 153, 219, 1, 0, 63, 153,
    220, 1, 0, 97, 153, 221, 1, 0, 123, 153, 222, 1, 0, 158, 153, 223, 1, 0, 193, 153, 224, 1, 0, 212, 153,
    225, 1, 0, 249, 153, 226, 1, 0, 23, 154, 109, 1, 0, 49, 154, 110, 1, 0, 84, 154, 111, 1, 0, 104, 154,
    227, 1, 0, 133, 154, 228, 1, 0, 156, 154, 112, 1, 0, 180, 154, 229, 1, 0, 211, 154, 113, 1, 0, 142, 131,
    0, 0, 0, 159, 131, 1, 0, 0, 137, 48, 2, 0, 0, 166, 131, 3, 0, 0, 5, 131, 4, 0, 0, 178, 131,
    5, 0, 0, 187, 131, 6, 0, 0, 199, 131, 7, 0, 0, 212, 131, 8, 0, 0, 223, 131, 3, 1, 0, 234, 131,
    9, 0, 0, 37, 109, 10, 0, 0, 242, 131, 79, 1, 0, 0, 132, 12, 0, 0, 5, 132, 13, 0, 0, 11, 132,
    14, 0, 0, 20, 132, 15, 0, 0, 27, 132, 4, 1, 0, 37, 132, 16, 0, 0, 46, 132, 17, 0, 0, 58, 66,
    18, 0, 0, 81, 163, 19, 0, 0, 54, 132, 20, 0, 0, 63, 132, 21, 0, 0, 75, 132, 22, 0, 0, 161, 114,
    160, 1, 0, 87, 132, 23, 0, 0, 97, 132, 24, 0, 0, 117, 132, 25, 0, 0, 107, 54, 26, 0, 0, 124, 132,
    92, 1, 0, 87, 25, 27, 0, 0, 134, 132, 28, 0, 0, 142, 132, 131, 1, 0, 60, 26, 93, 1, 0, 156, 132,
    132, 1, 0, 166, 132, 94, 1, 0, 176, 132, 80, 1, 0, 164, 77, 29, 0, 0, 190, 132, 95, 1, 0, 205, 132,
    30, 0, 0, 223, 132, 31, 0, 0, 237, 132, 32, 0, 0, 2, 133, 33, 0, 0, 12, 133, 96, 1, 0, 26, 133,
    34, 0, 0, 38, 133, 81, 1, 0, 54, 133, 230, 1, 0, 67, 133, 231, 1, 0, 82, 133, 232, 1, 0, 132, 128,
    233, 1, 0, 165, 128, 234, 1, 0, 109, 133, 235, 1, 0, 100, 133, 236, 1, 0, 128, 133, 237, 1, 0, 144, 133,
    238, 1, 0, 158, 114, 239, 1, 0, 157, 133, 240, 1, 0, 173, 133, 241, 1, 0, 188, 133, 242, 1, 0, 206, 133,
    243, 1, 0, 222, 133, 244, 1, 0, 237, 133, 245, 1, 0, 250, 133, 246, 1, 0, 8, 134, 247, 1, 0, 34, 134,
    248, 1, 0, 47, 134, 249, 1, 0, 64, 134, 250, 1, 0, 91, 134, 251, 1, 0, 112, 134, 252, 1, 0, 139, 134,
    253, 1, 0, 154, 134, 254, 1, 0, 180, 134, 255, 1, 0, 194, 134, 0, 2, 0, 207, 134, 1, 2, 0, 222, 134,
    2, 2, 0, 248, 134, 3, 2, 0, 16, 135, 4, 2, 0, 30, 135, 5, 2, 0, 42, 135, 6, 2, 0, 56, 135,
    7, 2, 0, 71, 135, 8, 2, 0, 93, 135, 9, 2, 0, 109, 135, 10, 2, 0, 125, 135, 11, 2, 0, 144, 135,
    12, 2, 0, 164, 135, 13, 2, 0, 175, 135, 14, 2, 0, 189, 135, 15, 2, 0, 209, 135, 16, 2, 0, 228, 135,
    17, 2, 0, 243, 135, 18, 2, 0, 15, 136, 19, 2, 0, 29, 136, 20, 2, 0, 46, 136, 21, 2, 0, 71, 136,
    22, 2, 0, 87, 136, 23, 2, 0, 111, 119, 24, 2, 0, 100, 136, 25, 2, 0, 119, 136, 26, 2, 0, 150, 136,
    27, 2, 0, 175, 136, 28, 2, 0, 0, 117, 29, 2, 0, 210, 136, 30, 2, 0, 232, 136, 31, 2, 0, 205, 109,
    0, 0, 0, 115, 127, 1, 0, 0, 45, 109, 3, 0, 0, 58, 109, 4, 0, 0, 71, 109, 5, 0, 0, 80, 109,
    6, 0, 0, 91, 109, 7, 0, 0, 255, 109, 8, 0, 0, 175, 114, 3, 1, 0, 187, 114, 9, 0, 0, 103, 109,
    10, 0, 0, 118, 109, 11, 0, 0, 133, 109, 79, 1, 0, 143, 109, 12, 0, 0, 157, 109, 13, 0, 0, 167, 109,
    14, 0, 0, 178, 109, 15, 0, 0, 190, 109, 4, 1, 0, 199, 109, 16, 0, 0, 214, 109, 17, 0, 0, 225, 109,
    19, 0, 0, 63, 127, 20, 0, 0, 235, 109, 21, 0, 0, 60, 110, 22, 0, 0, 55, 139, 160, 1, 0, 184, 110,
    23, 0, 0, 249, 109, 24, 0, 0, 12, 110, 25, 0, 0, 33, 110, 26, 0, 0, 41, 110, 92, 1, 0, 52, 110,
    27, 0, 0, 74, 110, 28, 0, 0, 87, 110, 131, 1, 0, 102, 110, 132, 1, 0, 115, 110, 94, 1, 0, 131, 110,
    80, 1, 0, 144, 110, 29, 0, 0, 165, 110, 95, 1, 0, 176, 110, 30, 0, 0, 202, 110, 31, 0, 0, 214, 110,
    32, 0, 0, 228, 110, 32, 2, 0, 243, 110, 33, 2, 0, 2, 111, 34, 2, 0, 17, 111, 35, 2, 0, 32, 111,
    36, 2, 0, 47, 111, 37, 2, 0, 58, 111, 38, 2, 0, 71, 111, 39, 2, 0, 81, 111, 40, 2, 0, 105, 111,
    41, 2, 0, 117, 111, 42, 2, 0, 90, 111, 43, 2, 0, 127, 111, 44, 2, 0, 147, 111, 45, 2, 0, 175, 111,
    46, 2, 0, 201, 111, 47, 2, 0, 220, 111, 48, 2, 0, 247, 111, 49, 2, 0, 16, 112, 50, 2, 0, 38, 112,
    229, 1, 0, 26, 130, 51, 2, 0, 56, 112, 52, 2, 0, 76, 112, 53, 2, 0, 100, 112, 54, 2, 0, 118, 112,
    55, 2, 0, 239, 125, 56, 2, 0, 140, 112, 57, 2, 0, 153, 112, 58, 2, 0, 173, 112, 59, 2, 0, 185, 112,
    60, 2, 0, 208, 112, 246, 0, 0, 233, 112, 247, 0, 0, 1, 113, 61, 2, 0, 29, 113, 62, 2, 0, 46, 113,
    63, 2, 0, 58, 113, 64, 2, 0, 72, 113, 65, 2, 0, 90, 113, 66, 2, 0, 111, 113, 67, 2, 0, 130, 113,
    68, 2, 0, 152, 113, 69, 2, 0, 163, 113, 70, 2, 0, 174, 113, 71, 2, 0, 197, 113, 72, 2, 0, 214, 113,
    73, 2, 0, 231, 113, 74, 2, 0, 238, 113, 75, 2, 0, 249, 113, 76, 2, 0, 10, 114, 77, 2, 0, 30, 114,
    78, 2, 0, 50, 114, 79, 2, 0, 63, 114, 80, 2, 0, 73, 114, 81, 2, 0, 82, 114, 82, 2, 0, 39, 120,
    83, 2, 0, 70, 137, 0, 0, 0, 82, 137, 1, 0, 0, 95, 137, 2, 0, 0, 117, 137, 3, 0, 0, 138, 137,
    4, 0, 0, 152, 137, 5, 0, 0, 167, 137, 6, 0, 0, 186, 137, 7, 0, 0, 202, 137, 8, 0, 0, 218, 137,
    3, 1, 0, 237, 137, 9, 0, 0, 247, 137, 10, 0, 0, 251, 137, 11, 0, 0, 10, 138, 12, 0, 0, 23, 138,
    13, 0, 0, 33, 138, 14, 0, 0, 48, 138, 15, 0, 0, 58, 138, 4, 1, 0, 72, 138, 16, 0, 0, 84, 138,
    17, 0, 0, 95, 138, 18, 0, 0, 115, 138, 19, 0, 0, 125, 138, 20, 0, 0, 149, 138, 21, 0, 0, 155, 138,
    22, 0, 0, 164, 138, 160, 1, 0, 179, 138, 23, 0, 0, 192, 138, 24, 0, 0, 208, 138, 25, 0, 0, 228, 138,
    26, 0, 0, 240, 138, 92, 1, 0, 255, 138, 28, 0, 0, 11, 139, 131, 1, 0, 102, 110, 93, 1, 0, 21, 139,
    132, 1, 0, 43, 139, 94, 1, 0, 67, 139, 80, 1, 0, 79, 139, 29, 0, 0, 95, 139, 231, 0, 0, 86, 115,
    84, 2, 0, 125, 115, 242, 0, 0, 140, 115, 243, 0, 0, 158, 115, 244, 0, 0, 183, 115, 245, 0, 0, 199, 115,
    85, 2, 0, 125, 139, 86, 2, 0, 154, 139, 87, 2, 0, 177, 139, 88, 2, 0, 205, 139, 89, 2, 0, 231, 139,
    90, 2, 0, 254, 139, 91, 2, 0, 25, 140, 92, 2, 0, 50, 140, 93, 2, 0, 72, 140, 94, 2, 0, 87, 140,
    95, 2, 0, 21, 116, 96, 2, 0, 127, 116, 97, 2, 0, 107, 140, 98, 2, 0, 126, 140, 99, 2, 0, 151, 140,
    100, 2, 0, 178, 140, 101, 2, 0, 204, 140, 102, 2, 0, 232, 140, 103, 2, 0, 7, 141, 104, 2, 0, 40, 141,
    105, 2, 0, 67, 141, 106, 2, 0, 88, 141, 107, 2, 0, 109, 141, 108, 2, 0, 135, 141, 109, 2, 0, 162, 141,
    110, 2, 0, 184, 141, 111, 2, 0, 200, 141, 112, 2, 0, 220, 141, 113, 2, 0, 242, 141, 114, 2, 0, 14, 142,
    115, 2, 0, 38, 142, 116, 2, 0, 226, 68, 0, 0, 0, 238, 68, 1, 0, 0, 253, 68, 2, 0, 0, 11, 69,
    3, 0, 0, 23, 69, 4, 0, 0, 38, 69, 5, 0, 0, 55, 69, 6, 0, 0, 68, 69, 7, 0, 0, 83, 69,
    8, 0, 0, 96, 69, 3, 1, 0, 115, 69, 9, 0, 0, 129, 69, 10, 0, 0, 142, 69, 11, 0, 0, 155, 69,
    79, 1, 0, 175, 69, 12, 0, 0, 194, 69, 13, 0, 0, 207, 69, 14, 0, 0, 227, 69, 15, 0, 0, 247, 69,
    4, 1, 0, 5, 70, 16, 0, 0, 18, 70, 17, 0, 0, 35, 70, 18, 0, 0, 54, 70, 19, 0, 0, 73, 70,
    20, 0, 0, 91, 70, 21, 0, 0, 106, 70, 22, 0, 0, 117, 70, 160, 1, 0, 132, 70, 23, 0, 0, 149, 70,
    24, 0, 0, 162, 70, 25, 0, 0, 177, 70, 26, 0, 0, 194, 70, 92, 1, 0, 215, 70, 27, 0, 0, 232, 70,
    28, 0, 0, 243, 70, 131, 1, 0, 1, 71, 93, 1, 0, 17, 71, 132, 1, 0, 30, 71, 94, 1, 0, 51, 71,
    80, 1, 0, 65, 71, 29, 0, 0, 78, 71, 95, 1, 0, 96, 71, 30, 0, 0, 112, 71, 31, 0, 0, 131, 71,
    32, 0, 0, 152, 71, 33, 0, 0, 171, 71, 96, 1, 0, 189, 71, 34, 0, 0, 208, 71, 81, 1, 0, 225, 71,
    35, 0, 0, 238, 71, 36, 0, 0, 254, 71, 37, 0, 0, 14, 72, 38, 0, 0, 27, 72, 39, 0, 0, 41, 72,
    97, 1, 0, 53, 72, 40, 0, 0, 70, 72, 41, 0, 0, 87, 72, 42, 0, 0, 100, 72, 43, 0, 0, 116, 72,
    98, 1, 0, 144, 72, 44, 0, 0, 174, 72, 99, 1, 0, 198, 72, 45, 0, 0, 210, 72, 46, 0, 0, 225, 46,
    0, 0, 0, 149, 45, 8, 0, 0, 156, 45, 3, 1, 0, 163, 45, 9, 0, 0, 169, 45, 10, 0, 0, 175, 45,
    79, 1, 0, 184, 45, 12, 0, 0, 200, 45, 13, 0, 0, 215, 45, 14, 0, 0, 223, 45, 15, 0, 0, 3, 46,
    4, 1, 0, 238, 45, 16, 0, 0, 254, 45, 17, 0, 0, 10, 46, 82, 1, 0, 24, 46, 48, 0, 0, 39, 46,
    83, 1, 0, 50, 46, 49, 0, 0, 62, 46, 84, 1, 0, 78, 46, 5, 1, 0, 92, 46, 50, 0, 0, 107, 46,
    51, 0, 0, 120, 46, 52, 0, 0, 133, 46, 117, 2, 0, 145, 46, 118, 2, 0, 159, 46, 53, 0, 0, 174, 46,
    54, 0, 0, 188, 46, 55, 0, 0, 196, 46, 56, 0, 0, 213, 46, 57, 0, 0, 220, 46, 58, 0, 0, 229, 46,
    119, 2, 0, 240, 46, 59, 0, 0, 251, 46, 120, 2, 0, 9, 47, 60, 0, 0, 21, 47, 61, 0, 0, 33, 47,
    121, 2, 0, 45, 47, 122, 2, 0, 61, 47, 123, 2, 0, 75, 47, 62, 0, 0, 87, 47, 124, 2, 0, 104, 47,
    63, 0, 0, 116, 47, 125, 2, 0, 128, 47, 64, 0, 0, 149, 47, 65, 0, 0, 174, 47, 66, 0, 0, 199, 47,
    67, 0, 0, 212, 47, 126, 2, 0, 73, 156, 0, 0, 0, 93, 156, 1, 0, 0, 101, 156, 2, 0, 0, 109, 156,
    3, 0, 0, 114, 156, 4, 0, 0, 120, 156, 5, 0, 0, 131, 156, 6, 0, 0, 137, 156, 7, 0, 0, 143, 156,
    8, 0, 0, 156, 156, 3, 1, 0, 161, 156, 9, 0, 0, 168, 156, 10, 0, 0, 176, 156, 11, 0, 0, 181, 156,
    79, 1, 0, 185, 156, 12, 0, 0, 189, 156, 13, 0, 0, 192, 156, 14, 0, 0, 204, 156, 15, 0, 0, 214, 156,
    4, 1, 0, 223, 156, 16, 0, 0, 232, 156, 17, 0, 0, 240, 156, 18, 0, 0, 248, 156, 19, 0, 0, 0, 157,
    20, 0, 0, 7, 157, 21, 0, 0, 12, 157, 22, 0, 0, 18, 157, 160, 1, 0, 24, 157, 23, 0, 0, 29, 157,
    24, 0, 0, 34, 157, 25, 0, 0, 38, 157, 26, 0, 0, 47, 157, 92, 1, 0, 56, 157, 27, 0, 0, 64, 157,
    28, 0, 0, 70, 157, 131, 1, 0, 80, 157, 93, 1, 0, 87, 157, 132, 1, 0, 94, 157, 94, 1, 0, 100, 157,
    80, 1, 0, 106, 157, 29, 0, 0, 111, 157, 95, 1, 0, 117, 157, 30, 0, 0, 153, 115, 0, 0, 0, 89, 48,
    1, 0, 0, 94, 48, 2, 0, 0, 99, 48, 1, 0, 0, 107, 48, 2, 0, 0, 117, 48, 3, 0, 0, 124, 48,
    4, 0, 0, 132, 48, 8, 0, 0, 143, 48, 14, 0, 0, 80, 49, 27, 0, 0, 156, 48, 82, 1, 0, 18, 166,
    84, 0, 0, 167, 48, 127, 2, 0, 178, 48, 128, 2, 0, 196, 48, 129, 2, 0, 70, 162, 130, 2, 0, 210, 48,
    131, 2, 0, 223, 48, 132, 2, 0, 239, 48, 133, 2, 0, 255, 48, 134, 2, 0, 13, 49, 135, 2, 0, 31, 49,
    135, 2, 0, 51, 49, 135, 2, 0, 70, 49, 136, 2, 0, 88, 49, 137, 2, 0, 97, 49, 138, 2, 0, 106, 49,
    139, 2, 0, 122, 49, 140, 2, 0, 142, 49, 141, 2, 0, 152, 49, 142, 2, 0, 158, 49, 143, 2, 0, 169, 49,
    144, 2, 0, 179, 49, 145, 2, 0, 192, 49, 146, 2, 0, 123, 11, 1, 0, 0, 134, 11, 2, 0, 0, 154, 11,
    3, 0, 0, 163, 11, 4, 0, 0, 175, 11, 5, 0, 0, 192, 11, 6, 0, 0, 204, 11, 7, 0, 0, 215, 11,
    8, 0, 0, 231, 11, 3, 1, 0, 242, 11, 9, 0, 0, 253, 11, 10, 0, 0, 8, 12, 11, 0, 0, 22, 12,
    79, 1, 0, 34, 12, 12, 0, 0, 51, 12, 13, 0, 0, 65, 12, 14, 0, 0, 82, 12, 15, 0, 0, 98, 12,
    4, 1, 0, 114, 12, 16, 0, 0, 132, 12, 17, 0, 0, 147, 12, 18, 0, 0, 161, 12, 19, 0, 0, 189, 12,
    20, 0, 0, 206, 12, 21, 0, 0, 216, 12, 22, 0, 0, 215, 24, 0, 0, 0, 52, 43, 1, 0, 0, 56, 43,
    2, 0, 0, 60, 43, 3, 0, 0, 65, 43, 4, 0, 0, 71, 43, 5, 0, 0, 76, 43, 6, 0, 0, 191, 186,
    7, 0, 0, 88, 43, 8, 0, 0, 87, 43, 3, 1, 0, 93, 43, 9, 0, 0, 100, 43, 10, 0, 0, 105, 43,
    11, 0, 0, 219, 147, 79, 1, 0, 4, 45, 12, 0, 0, 233, 13, 13, 0, 0, 145, 42, 14, 0, 0, 149, 42,
    15, 0, 0, 162, 42, 4, 1, 0, 173, 42, 16, 0, 0, 184, 42, 17, 0, 0, 197, 42, 18, 0, 0, 210, 42,
    19, 0, 0, 109, 43, 20, 0, 0, 80, 178, 0, 0, 0, 176, 190, 1, 0, 0, 161, 114, 2, 0, 0, 96, 178,
    3, 0, 0, 33, 139, 4, 0, 0, 103, 178, 5, 0, 0, 99, 48, 6, 0, 0, 185, 162, 7, 0, 0, 229, 165,
    8, 0, 0, 118, 178, 3, 1, 0, 131, 178, 9, 0, 0, 115, 162, 10, 0, 0, 237, 178, 11, 0, 0, 153, 178,
    147, 2, 0, 145, 178, 148, 2, 0, 193, 178, 149, 2, 0, 169, 178, 150, 2, 0, 185, 178, 151, 2, 0, 207, 178,
    152, 2, 0, 229, 178, 153, 2, 0, 251, 178, 154, 2, 0, 19, 179, 155, 2, 0, 36, 179, 156, 2, 0, 52, 179,
    157, 2, 0, 234, 44, 0, 0, 0, 219, 147, 1, 0, 0, 4, 45, 2, 0, 0, 214, 103, 3, 0, 0, 239, 44,
    4, 0, 0, 226, 103, 5, 0, 0, 237, 103, 6, 0, 0, 158, 147, 7, 0, 0, 14, 45, 8, 0, 0, 244, 44,
    3, 1, 0, 249, 44, 9, 0, 0, 254, 44, 10, 0, 0, 3, 45, 11, 0, 0, 8, 45, 79, 1, 0, 13, 45,
    12, 0, 0, 18, 45, 13, 0, 0, 28, 45, 14, 0, 0, 38, 45, 15, 0, 0, 48, 45, 4, 1, 0, 57, 45,
    16, 0, 0, 66, 45, 17, 0, 0, 1, 0, 0, 0, 0, 245, 142, 1, 0, 0, 212, 89, 2, 0, 0, 70, 53,
    4, 0, 0, 184, 89, 8, 0, 0, 243, 108, 14, 0, 0, 135, 89, 27, 0, 0, 148, 89, 82, 1, 0, 153, 89,
    84, 0, 0, 154, 14, 127, 2, 0, 161, 89, 128, 2, 0, 196, 11, 129, 2, 0, 167, 89, 130, 2, 0, 246, 11,
    131, 2, 0, 177, 89, 132, 2, 0, 191, 89, 133, 2, 0, 203, 89, 134, 2, 0, 215, 89, 135, 2, 0, 223, 89,
    158, 2, 0, 232, 89, 136, 2, 0, 245, 89, 137, 2, 0, 36, 48, 0, 0, 0, 229, 158, 1, 0, 0, 225, 158,
    2, 0, 0, 236, 158, 4, 0, 0, 255, 158, 8, 0, 0, 16, 159, 14, 0, 0, 30, 159, 27, 0, 0, 44, 159,
    82, 1, 0, 62, 159, 84, 0, 0, 72, 159, 127, 2, 0, 85, 159, 135, 2, 0, 109, 159, 138, 2, 0, 127, 159,
    158, 2, 0, 147, 159, 159, 2, 0, 168, 159, 136, 2, 0, 189, 159, 139, 2, 0, 215, 159, 137, 2, 0, 235, 159,
    140, 2, 0, 0, 10, 0, 0, 0, 23, 10, 1, 0, 0, 45, 10, 2, 0, 0, 64, 10, 3, 0, 0, 83, 10,
    4, 0, 0, 108, 10, 5, 0, 0, 132, 10, 6, 0, 0, 156, 10, 7, 0, 0, 177, 10, 8, 0, 0, 199, 10,
    3, 1, 0, 218, 10, 9, 0, 0, 241, 10, 10, 0, 0, 3, 11, 11, 0, 0, 24, 11, 79, 1, 0, 46, 11,
    12, 0, 0, 65, 11, 13, 0, 0, 91, 11, 14, 0, 0, 36, 48, 0, 0, 0, 136, 157, 1, 0, 0, 197, 123,
    2, 0, 0, 141, 157, 4, 0, 0, 146, 157, 8, 0, 0, 60, 26, 14, 0, 0, 158, 157, 27, 0, 0, 20, 132,
    82, 1, 0, 194, 123, 84, 0, 0, 171, 157, 127, 2, 0, 190, 157, 128, 2, 0, 207, 157, 129, 2, 0, 223, 157,
    130, 2, 0, 237, 157, 131, 2, 0, 198, 85, 135, 2, 0, 248, 157, 132, 2, 0, 3, 158, 133, 2, 0, 121, 19,
    0, 0, 0, 126, 19, 1, 0, 0, 131, 19, 2, 0, 0, 136, 19, 3, 0, 0, 143, 19, 4, 0, 0, 152, 19,
    5, 0, 0, 160, 19, 6, 0, 0, 165, 19, 7, 0, 0, 170, 19, 8, 0, 0, 179, 19, 3, 1, 0, 187, 19,
    9, 0, 0, 192, 19, 10, 0, 0, 197, 19, 11, 0, 0, 202, 19, 79, 1, 0, 208, 19, 12, 0, 0, 207, 19,
    13, 0, 0, 8, 0, 0, 0, 0, 129, 26, 1, 0, 0, 133, 26, 2, 0, 0, 137, 26, 3, 0, 0, 141, 26,
    4, 0, 0, 145, 26, 5, 0, 0, 37, 48, 6, 0, 0, 163, 109, 7, 0, 0, 149, 26, 8, 0, 0, 153, 26,
    3, 1, 0, 157, 26, 9, 0, 0, 230, 49, 10, 0, 0, 113, 195, 11, 0, 0, 161, 26, 79, 1, 0, 165, 26,
    12, 0, 0, 43, 0, 13, 0, 0, 97, 50, 0, 0, 0, 129, 26, 1, 0, 0, 133, 26, 2, 0, 0, 137, 26,
    3, 0, 0, 141, 26, 4, 0, 0, 145, 26, 5, 0, 0, 37, 48, 6, 0, 0, 163, 109, 7, 0, 0, 149, 26,
    8, 0, 0, 153, 26, 3, 1, 0, 157, 26, 9, 0, 0, 230, 49, 10, 0, 0, 113, 195, 11, 0, 0, 161, 26,
    79, 1, 0, 165, 26, 12, 0, 0, 104, 50, 13, 0, 0, 13, 30, 0, 0, 0, 30, 64, 1, 0, 0, 215, 30,
    2, 0, 0, 12, 30, 3, 1, 0, 166, 78, 4, 0, 0, 169, 78, 3, 0, 0, 172, 78, 5, 0, 0, 176, 78,
    8, 0, 0, 179, 78, 7, 0, 0, 182, 78, 6, 0, 0, 39, 30, 9, 0, 0, 156, 186, 10, 0, 0, 164, 186,
    11, 0, 0, 185, 78, 79, 1, 0, 190, 78, 12, 0, 0, 195, 78, 13, 0, 0, 51, 111, 0, 0, 0, 76, 142,
    1, 0, 0, 96, 142, 2, 0, 0, 147, 122, 3, 0, 0, 119, 142, 4, 0, 0, 128, 142, 5, 0, 0, 89, 114,
    6, 0, 0, 138, 142, 160, 2, 0, 155, 142, 161, 2, 0, 171, 142, 162, 2, 0, 181, 142, 163, 2, 0, 195, 142,
    164, 2, 0, 203, 142, 165, 2, 0, 215, 142, 166, 2, 0, 223, 142, 167, 2, 0, 36, 48, 0, 0, 0, 169, 160,
    2, 0, 0, 184, 160, 4, 0, 0, 177, 160, 8, 0, 0, 192, 160, 14, 0, 0, 215, 160, 82, 1, 0, 229, 160,
    84, 0, 0, 249, 160, 127, 2, 0, 244, 160, 128, 2, 0, 9, 161, 129, 2, 0, 29, 161, 130, 2, 0, 41, 161,
    131, 2, 0, 54, 161, 132, 2, 0, 68, 161, 133, 2, 0, 58, 66, 134, 2, 0, 1, 0, 0, 0, 0, 142, 186,
    1, 0, 0, 148, 186, 2, 0, 0, 12, 30, 3, 0, 0, 153, 186, 4, 0, 0, 161, 186, 5, 0, 0, 169, 186,
    6, 0, 0, 91, 55, 7, 0, 0, 173, 186, 8, 0, 0, 185, 186, 3, 1, 0, 197, 186, 9, 0, 0, 223, 104,
    10, 0, 0, 210, 186, 11, 0, 0, 183, 147, 79, 1, 0, 65, 211, 12, 0, 0, 193, 209, 1, 0, 0, 125, 210,
    2, 0, 0, 140, 210, 3, 0, 0, 155, 210, 4, 0, 0, 170, 210, 5, 0, 0, 185, 210, 6, 0, 0, 200, 210,
    7, 0, 0, 215, 210, 8, 0, 0, 45, 210, 3, 1, 0, 230, 210, 9, 0, 0, 244, 210, 10, 0, 0, 2, 211,
    11, 0, 0, 16, 211, 79, 1, 0, 31, 211, 12, 0, 0, 46, 211, 13, 0, 0, 121, 19, 0, 0, 0, 197, 19,
    1, 0, 0, 218, 35, 2, 0, 0, 223, 35, 3, 0, 0, 228, 35, 4, 0, 0, 233, 35, 5, 0, 0, 126, 19,
    6, 0, 0, 202, 19, 7, 0, 0, 238, 35, 8, 0, 0, 243, 35, 3, 1, 0, 248, 35, 9, 0, 0, 253, 35,
    10, 0, 0, 5, 36, 11, 0, 0, 13, 36, 79, 1, 0, 247, 72, 0, 0, 0, 3, 73, 1, 0, 0, 11, 73,
    2, 0, 0, 19, 73, 3, 0, 0, 27, 73, 4, 0, 0, 36, 73, 5, 0, 0, 45, 73, 6, 0, 0, 54, 73,
    7, 0, 0, 62, 73, 8, 0, 0, 70, 73, 3, 1, 0, 79, 73, 9, 0, 0, 88, 73, 10, 0, 0, 99, 73,
    11, 0, 0, 110, 73, 79, 1, 0, 219, 147, 0, 0, 0, 233, 13, 1, 0, 0, 106, 35, 2, 0, 0, 112, 35,
    3, 0, 0, 179, 19, 4, 0, 0, 118, 35, 5, 0, 0, 124, 35, 6, 0, 0, 152, 19, 7, 0, 0, 215, 103,
    8, 0, 0, 251, 170, 3, 1, 0, 238, 103, 9, 0, 0, 170, 19, 10, 0, 0, 143, 19, 11, 0, 0, 199, 36,
    0, 0, 0, 91, 85, 1, 0, 0, 186, 40, 2, 0, 0, 28, 36, 3, 0, 0, 41, 36, 4, 0, 0, 54, 36,
    5, 0, 0, 67, 36, 6, 0, 0, 80, 36, 7, 0, 0, 93, 36, 8, 0, 0, 106, 36, 3, 1, 0, 119, 36,
    9, 0, 0, 132, 36, 10, 0, 0, 145, 36, 11, 0, 0, 219, 147, 0, 0, 0, 233, 13, 1, 0, 0, 106, 35,
    2, 0, 0, 112, 35, 3, 0, 0, 179, 19, 4, 0, 0, 118, 35, 5, 0, 0, 124, 35, 6, 0, 0, 152, 19,
    7, 0, 0, 215, 103, 8, 0, 0, 251, 170, 3, 1, 0, 238, 103, 9, 0, 0, 143, 19, 11, 0, 0, 170, 19,
    10, 0, 0, 193, 209, 1, 0, 0, 208, 209, 2, 0, 0, 222, 209, 3, 0, 0, 236, 209, 4, 0, 0, 249, 209,
    5, 0, 0, 7, 210, 6, 0, 0, 20, 210, 7, 0, 0, 33, 210, 8, 0, 0, 45, 210, 3, 1, 0, 59, 210,
    9, 0, 0, 72, 210, 10, 0, 0, 85, 210, 11, 0, 0, 97, 210, 79, 1, 0, 1, 0, 0, 0, 0, 219, 147,
    1, 0, 0, 233, 13, 2, 0, 0, 158, 147, 3, 0, 0, 14, 45, 4, 0, 0, 237, 13, 5, 0, 0, 121, 51,
    6, 0, 0, 238, 103, 7, 0, 0, 243, 13, 8, 0, 0, 242, 13, 3, 1, 0, 247, 13, 9, 0, 0, 171, 73,
    10, 0, 0, 50, 21, 0, 0, 0, 60, 21, 1, 0, 0, 68, 21, 2, 0, 0, 76, 21, 3, 0, 0, 84, 21,
    4, 0, 0, 93, 21, 5, 0, 0, 102, 21, 6, 0, 0, 111, 21, 7, 0, 0, 120, 21, 8, 0, 0, 131, 21,
    3, 1, 0, 147, 21, 9, 0, 0, 160, 21, 10, 0, 0, 1, 0, 0, 0, 0, 59, 22, 1, 0, 0, 81, 22,
    2, 0, 0, 86, 22, 4, 0, 0, 91, 22, 8, 0, 0, 101, 22, 14, 0, 0, 110, 22, 27, 0, 0, 120, 22,
    82, 1, 0, 131, 22, 84, 0, 0, 138, 22, 127, 2, 0, 146, 22, 128, 2, 0, 155, 22, 129, 2, 0, 80, 49,
    1, 0, 0, 6, 50, 2, 0, 0, 59, 55, 4, 0, 0, 18, 50, 8, 0, 0, 250, 53, 14, 0, 0, 102, 19,
    27, 0, 0, 29, 50, 82, 1, 0, 39, 50, 84, 0, 0, 49, 50, 127, 2, 0, 64, 50, 128, 2, 0, 72, 50,
    130, 2, 0, 23, 51, 0, 0, 0, 32, 51, 1, 0, 0, 53, 51, 2, 0, 0, 114, 145, 3, 0, 0, 97, 51,
    4, 0, 0, 62, 51, 5, 0, 0, 71, 51, 6, 0, 0, 81, 51, 7, 0, 0, 26, 12, 8, 0, 0, 90, 51,
    3, 1, 0, 102, 51, 9, 0, 0, 130, 26, 0, 0, 0, 168, 25, 1, 0, 0, 169, 26, 2, 0, 0, 173, 26,
    3, 0, 0, 177, 26, 4, 0, 0, 181, 26, 5, 0, 0, 230, 49, 6, 0, 0, 113, 195, 7, 0, 0, 153, 26,
    8, 0, 0, 157, 26, 3, 1, 0, 219, 147, 0, 0, 0, 4, 45, 1, 0, 0, 233, 13, 2, 0, 0, 145, 42,
    3, 0, 0, 149, 42, 4, 0, 0, 162, 42, 5, 0, 0, 173, 42, 6, 0, 0, 184, 42, 7, 0, 0, 197, 42,
    8, 0, 0, 210, 42, 3, 1, 0, 219, 147, 1, 0, 0, 215, 103, 2, 0, 0, 158, 147, 3, 0, 0, 14, 45,
    4, 0, 0, 251, 170, 5, 0, 0, 244, 44, 6, 0, 0, 249, 44, 7, 0, 0, 238, 103, 8, 0, 0, 13, 45,
    3, 1, 0, 8, 45, 9, 0, 0, 13, 30, 0, 0, 0, 215, 30, 1, 0, 0, 169, 78, 2, 0, 0, 166, 78,
    3, 0, 0, 182, 78, 4, 0, 0, 12, 30, 5, 0, 0, 156, 186, 6, 0, 0, 164, 186, 7, 0, 0, 30, 64,
    8, 0, 0, 172, 78, 3, 1, 0, 243, 111, 0, 0, 0, 238, 49, 1, 0, 0, 90, 175, 2, 0, 0, 114, 179,
    3, 0, 0, 123, 179, 4, 0, 0, 135, 179, 5, 0, 0, 141, 179, 6, 0, 0, 148, 179, 7, 0, 0, 157, 179,
    8, 0, 0, 73, 156, 168, 2, 0, 1, 0, 0, 0, 0, 199, 26, 1, 0, 0, 207, 26, 2, 0, 0, 212, 26,
    4, 0, 0, 217, 26, 8, 0, 0, 221, 26, 14, 0, 0, 124, 204, 27, 0, 0, 226, 26, 82, 1, 0, 230, 26,
    83, 0, 0, 1, 0, 0, 0, 0, 207, 26, 1, 0, 0, 212, 26, 2, 0, 0, 217, 26, 4, 0, 0, 221, 26,
    8, 0, 0, 124, 204, 14, 0, 0, 226, 26, 27, 0, 0, 199, 26, 82, 1, 0, 230, 26, 83, 0, 0, 91, 27,
    1, 0, 0, 158, 147, 2, 0, 0, 14, 45, 3, 0, 0, 182, 144, 4, 0, 0, 199, 103, 5, 0, 0, 207, 103,
    6, 0, 0, 219, 103, 7, 0, 0, 230, 103, 8, 0, 0, 30, 79, 67, 0, 0, 36, 48, 0, 0, 0, 58, 66,
    1, 0, 0, 35, 160, 2, 0, 0, 3, 158, 4, 0, 0, 43, 160, 8, 0, 0, 64, 160, 14, 0, 0, 83, 160,
    27, 0, 0, 101, 160, 135, 2, 0, 121, 160, 158, 2, 0, 12, 30, 8, 0, 0, 13, 30, 3, 1, 0, 166, 78,
    9, 0, 0, 169, 78, 10, 0, 0, 176, 78, 11, 0, 0, 179, 78, 79, 1, 0, 215, 30, 12, 0, 0, 30, 64,
    13, 0, 0, 172, 78, 14, 0, 0, 1, 0, 0, 0, 0, 183, 21, 1, 0, 0, 198, 21, 2, 0, 0, 214, 21,
    3, 0, 0, 230, 21, 4, 0, 0, 245, 21, 5, 0, 0, 5, 22, 6, 0, 0, 20, 22, 7, 0, 0, 157, 29,
    1, 0, 0, 125, 51, 2, 0, 0, 133, 51, 3, 0, 0, 141, 51, 4, 0, 0, 150, 51, 5, 0, 0, 157, 51,
    6, 0, 0, 158, 147, 7, 0, 0, 14, 45, 8, 0, 0, 97, 51, 0, 0, 0, 227, 78, 1, 0, 0, 111, 45,
    2, 0, 0, 119, 45, 3, 0, 0, 127, 45, 4, 0, 0, 255, 60, 5, 0, 0, 235, 78, 6, 0, 0, 240, 78,
    7, 0, 0, 219, 147, 0, 0, 0, 158, 147, 2, 0, 0, 14, 45, 1, 0, 0, 226, 85, 3, 0, 0, 61, 80,
    4, 0, 0, 215, 103, 5, 0, 0, 251, 170, 6, 0, 0, 238, 103, 7, 0, 0, 169, 26, 0, 0, 0, 173, 26,
    1, 0, 0, 177, 26, 2, 0, 0, 181, 26, 3, 0, 0, 230, 49, 4, 0, 0, 113, 195, 5, 0, 0, 153, 26,
    6, 0, 0, 157, 26, 7, 0, 0, 36, 48, 0, 0, 0, 16, 155, 1, 0, 0, 23, 155, 2, 0, 0, 30, 155,
    4, 0, 0, 34, 155, 8, 0, 0, 45, 155, 14, 0, 0, 50, 155, 135, 2, 0, 73, 155, 158, 2, 0, 1, 0,
    0, 0, 0, 47, 27, 1, 0, 0, 226, 12, 2, 0, 0, 254, 12, 4, 0, 0, 7, 13, 8, 0, 0, 184, 89,
    11, 0, 0, 17, 13, 14, 0, 0, 1, 0, 0, 0, 0, 25, 13, 1, 0, 0, 98, 202, 2, 0, 0, 93, 12,
    3, 0, 0, 30, 13, 4, 0, 0, 40, 13, 5, 0, 0, 47, 13, 6, 0, 0, 130, 26, 0, 0, 0, 168, 25,
    1, 0, 0, 142, 26, 2, 0, 0, 121, 81, 3, 0, 0, 134, 26, 4, 0, 0, 20, 51, 5, 0, 0, 253, 33,
    6, 0, 0, 168, 36, 0, 0, 0, 176, 36, 1, 0, 0, 184, 36, 2, 0, 0, 192, 36, 3, 0, 0, 201, 36,
    4, 0, 0, 210, 36, 5, 0, 0, 219, 36, 6, 0, 0, 90, 45, 0, 0, 0, 101, 45, 1, 0, 0, 27, 92,
    2, 0, 0, 111, 45, 4, 0, 0, 119, 45, 5, 0, 0, 127, 45, 6, 0, 0, 135, 45, 7, 0, 0, 243, 51,
    0, 0, 0, 254, 51, 1, 0, 0, 33, 27, 2, 0, 0, 24, 27, 3, 0, 0, 8, 52, 4, 0, 0, 223, 104,
    7, 0, 0, 22, 52, 168, 2, 1, 1, 0, 0, 0, 0, 224, 105, 1, 0, 0, 47, 21, 2, 0, 0, 107, 38,
    3, 0, 0, 210, 73, 4, 0, 0, 179, 77, 5, 0, 0, 101, 97, 6, 0, 0, 30, 79, 0, 0, 0, 124, 79,
    1, 0, 0, 137, 79, 3, 0, 0, 233, 184, 4, 0, 0, 178, 62, 5, 0, 0, 251, 30, 6, 0, 0, 38, 79,
    7, 0, 0, 98, 202, 0, 0, 0, 65, 79, 1, 0, 0, 69, 79, 2, 0, 0, 73, 79, 3, 0, 0, 128, 48,
    4, 0, 0, 77, 79, 5, 0, 0, 81, 79, 6, 0, 0, 90, 45, 0, 0, 0, 101, 45, 1, 0, 0, 27, 92,
    2, 0, 0, 111, 45, 3, 0, 0, 119, 45, 4, 0, 0, 127, 45, 5, 0, 0, 135, 45, 6, 0, 0, 35, 137,
    0, 0, 0, 41, 137, 1, 0, 0, 47, 137, 2, 0, 0, 53, 137, 3, 0, 0, 157, 123, 4, 0, 0, 16, 121,
    5, 0, 0, 58, 137, 6, 0, 0, 184, 155, 0, 0, 0, 147, 155, 1, 0, 0, 161, 155, 2, 0, 0, 175, 155,
    3, 0, 0, 191, 155, 6, 0, 0, 211, 155, 7, 0, 0, 238, 155, 8, 0, 0, 247, 177, 0, 0, 0, 252, 177,
    1, 0, 0, 33, 139, 2, 0, 0, 3, 178, 3, 0, 0, 69, 127, 4, 0, 0, 12, 178, 5, 0, 0, 24, 178,
    6, 0, 0, 169, 179, 0, 0, 0, 174, 179, 1, 0, 0, 179, 179, 2, 0, 0, 184, 179, 3, 0, 0, 189, 179,
    4, 0, 0, 194, 179, 5, 0, 0, 199, 179, 6, 0, 0, 117, 13, 0, 0, 0, 130, 13, 1, 0, 0, 140, 13,
    2, 0, 0, 150, 13, 3, 0, 0, 160, 13, 4, 0, 0, 65, 28, 5, 0, 0, 17, 14, 0, 0, 0, 34, 14,
    1, 0, 0, 61, 31, 2, 0, 0, 92, 152, 4, 0, 0, 31, 14, 8, 0, 0, 41, 14, 12, 0, 0, 224, 52,
    0, 0, 0, 132, 16, 1, 0, 0, 118, 79, 2, 0, 0, 131, 79, 3, 0, 0, 144, 79, 4, 0, 0, 30, 79,
    5, 0, 0, 156, 95, 0, 0, 0, 223, 104, 1, 0, 0, 240, 90, 2, 0, 0, 210, 89, 3, 0, 0, 247, 90,
    4, 0, 0, 232, 57, 5, 0, 0, 147, 106, 0, 0, 0, 154, 106, 1, 0, 0, 165, 106, 2, 0, 0, 176, 106,
    3, 0, 0, 187, 106, 4, 0, 0, 198, 106, 5, 0, 0, 36, 48, 0, 0, 0, 55, 131, 1, 0, 0, 63, 131,
    2, 0, 0, 71, 131, 4, 0, 0, 79, 131, 8, 0, 0, 203, 175, 14, 0, 0, 36, 48, 0, 0, 0, 119, 155,
    1, 0, 0, 115, 155, 2, 0, 0, 102, 19, 4, 0, 0, 126, 155, 8, 0, 0, 158, 120, 135, 2, 0, 167, 158,
    0, 0, 0, 236, 207, 1, 0, 0, 250, 62, 2, 0, 0, 245, 207, 3, 0, 0, 5, 208, 4, 0, 0, 16, 208,
    5, 0, 0, 171, 35, 0, 0, 0, 109, 210, 1, 0, 0, 77, 35, 2, 0, 0, 45, 79, 3, 0, 0, 140, 12,
    4, 0, 0, 118, 210, 5, 0, 0, 8, 27, 0, 0, 0, 24, 27, 1, 0, 0, 33, 27, 2, 0, 0, 40, 27,
    3, 0, 0, 52, 27, 4, 0, 0, 231, 47, 0, 0, 0, 235, 47, 1, 0, 0, 246, 47, 2, 0, 0, 254, 47,
    3, 0, 0, 12, 48, 4, 0, 0, 1, 0, 0, 0, 0, 176, 50, 1, 0, 0, 187, 163, 2, 0, 0, 185, 50,
    3, 0, 0, 194, 50, 4, 0, 0, 1, 0, 0, 0, 0, 229, 50, 1, 0, 0, 243, 50, 2, 0, 0, 4, 27,
    4, 0, 0, 248, 50, 3, 0, 0, 203, 73, 0, 0, 0, 224, 105, 1, 0, 0, 210, 73, 2, 0, 0, 47, 21,
    3, 0, 0, 107, 38, 4, 0, 0, 239, 76, 0, 0, 0, 252, 76, 1, 0, 0, 8, 77, 2, 0, 0, 19, 77,
    3, 0, 0, 35, 77, 4, 0, 0, 140, 202, 0, 0, 0, 42, 78, 1, 0, 0, 33, 121, 2, 0, 0, 88, 22,
    3, 0, 0, 45, 78, 4, 0, 0, 62, 66, 0, 0, 0, 6, 80, 1, 0, 0, 13, 80, 2, 0, 0, 22, 80,
    3, 0, 0, 35, 80, 4, 0, 0, 159, 80, 0, 0, 0, 174, 80, 1, 0, 0, 187, 80, 2, 0, 0, 202, 80,
    3, 0, 0, 216, 80, 4, 0, 0, 34, 81, 0, 0, 0, 47, 81, 1, 0, 0, 61, 81, 2, 0, 0, 75, 81,
    3, 0, 0, 88, 81, 4, 0, 0, 135, 45, 0, 0, 0, 127, 45, 1, 0, 0, 111, 45, 2, 0, 0, 119, 45,
    3, 0, 0, 227, 78, 4, 0, 0, 1, 0, 0, 0, 0, 148, 90, 1, 0, 0, 164, 90, 2, 0, 0, 180, 90,
    4, 0, 0, 202, 90, 8, 0, 0, 16, 91, 0, 0, 0, 29, 91, 1, 0, 0, 43, 91, 2, 0, 0, 59, 91,
    3, 0, 0, 83, 91, 4, 0, 0, 1, 0, 0, 0, 0, 30, 79, 1, 0, 0, 55, 92, 2, 0, 0, 60, 92,
    4, 0, 0, 71, 92, 8, 0, 0, 207, 130, 0, 0, 0, 213, 130, 1, 0, 0, 220, 130, 2, 0, 0, 227, 130,
    3, 0, 0, 73, 156, 168, 2, 0, 255, 136, 3, 0, 0, 5, 137, 2, 0, 0, 19, 137, 1, 0, 0, 31, 137,
    0, 0, 0, 73, 156, 168, 2, 0, 165, 158, 0, 0, 0, 206, 158, 1, 0, 0, 174, 158, 2, 0, 0, 184, 158,
    3, 0, 0, 201, 158, 4, 0, 0, 141, 206, 0, 0, 0, 156, 206, 1, 0, 0, 164, 206, 2, 0, 0, 170, 206,
    3, 0, 0, 161, 89, 4, 0, 0, 26, 12, 0, 0, 0, 124, 79, 1, 0, 0, 233, 184, 2, 0, 0, 137, 79,
    3, 0, 0, 30, 79, 4, 0, 0, 169, 209, 0, 0, 0, 208, 27, 1, 0, 0, 213, 27, 2, 0, 0, 218, 27,
    3, 0, 0, 156, 90, 1, 0, 0, 76, 150, 2, 0, 0, 197, 35, 3, 0, 0, 194, 35, 4, 0, 0, 238, 103,
    0, 0, 0, 110, 104, 2, 0, 0, 96, 104, 1, 0, 0, 42, 96, 3, 0, 0, 36, 48, 0, 0, 0, 41, 48,
    1, 0, 0, 46, 48, 2, 0, 0, 61, 48, 3, 0, 0, 226, 49, 0, 0, 0, 234, 49, 1, 0, 0, 36, 48,
    2, 0, 0, 238, 49, 3, 0, 0, 1, 0, 0, 0, 0, 115, 22, 1, 0, 0, 125, 22, 2, 0, 0, 182, 51,
    3, 0, 0, 1, 0, 0, 0, 0, 43, 52, 3, 0, 0, 50, 52, 2, 0, 0, 45, 52, 1, 0, 0, 1, 0,
    0, 0, 0, 32, 74, 1, 0, 0, 44, 74, 2, 0, 0, 57, 74, 3, 0, 0, 1, 0, 0, 0, 0, 108, 74,
    1, 0, 0, 120, 74, 2, 0, 0, 132, 74, 3, 0, 0, 77, 77, 0, 0, 0, 89, 77, 1, 0, 0, 108, 77,
    2, 0, 0, 127, 77, 3, 0, 0, 237, 77, 0, 0, 0, 241, 77, 1, 0, 0, 244, 77, 2, 0, 0, 4, 78,
    3, 0, 0, 6, 79, 0, 0, 0, 45, 79, 1, 0, 0, 171, 9, 2, 0, 0, 10, 79, 3, 0, 0, 245, 79,
    0, 0, 0, 110, 104, 1, 0, 0, 96, 104, 2, 0, 0, 42, 96, 3, 0, 0, 1, 0, 0, 0, 0, 111, 80,
    1, 0, 0, 124, 80, 2, 0, 0, 137, 80, 3, 0, 0, 167, 81, 0, 0, 0, 182, 78, 1, 0, 0, 170, 81,
    2, 0, 0, 173, 81, 3, 0, 0, 198, 81, 0, 0, 0, 206, 81, 1, 0, 0, 214, 81, 2, 0, 0, 254, 179,
    3, 0, 0, 94, 78, 2, 0, 0, 248, 7, 3, 0, 0, 13, 30, 0, 0, 0, 215, 30, 1, 0, 0, 231, 47,
    0, 0, 0, 187, 163, 1, 0, 0, 98, 148, 2, 0, 0, 7, 82, 3, 0, 0, 70, 203, 0, 0, 0, 207, 196,
    1, 0, 0, 44, 89, 2, 0, 0, 53, 89, 3, 0, 0, 111, 90, 0, 0, 0, 119, 90, 1, 0, 0, 161, 89,
    2, 0, 0, 126, 90, 3, 0, 0, 1, 0, 0, 0, 0, 212, 89, 1, 0, 0, 201, 12, 2, 0, 0, 151, 91,
    3, 0, 0, 1, 0, 0, 0, 0, 27, 92, 1, 0, 0, 24, 92, 2, 0, 0, 235, 99, 3, 0, 0, 99, 92,
    0, 0, 0, 104, 92, 1, 0, 0, 110, 92, 2, 0, 0, 117, 92, 3, 0, 0, 1, 0, 0, 0, 0, 243, 50,
    1, 0, 0, 4, 27, 2, 0, 0, 248, 50, 3, 0, 0, 142, 26, 0, 0, 0, 121, 81, 1, 0, 0, 134, 26,
    2, 0, 0, 20, 51, 3, 0, 0, 76, 106, 0, 0, 0, 94, 106, 1, 0, 0, 83, 106, 2, 0, 0, 116, 106,
    3, 0, 0, 98, 169, 0, 0, 0, 247, 108, 1, 0, 0, 2, 109, 2, 0, 0, 13, 109, 169, 2, 0, 195, 115,
    0, 0, 0, 211, 115, 1, 0, 0, 91, 155, 2, 0, 0, 95, 155, 3, 0, 0, 14, 131, 0, 0, 0, 5, 131,
    1, 0, 0, 6, 160, 2, 0, 0, 14, 160, 3, 0, 0, 138, 160, 0, 0, 0, 145, 160, 1, 0, 0, 213, 130,
    2, 0, 0, 220, 130, 3, 0, 0, 165, 158, 0, 0, 0, 84, 179, 1, 0, 0, 97, 179, 2, 0, 0, 174, 158,
    3, 0, 0, 205, 190, 0, 0, 0, 209, 190, 1, 0, 0, 218, 190, 2, 0, 0, 231, 190, 3, 0, 0, 1, 0,
    0, 0, 0, 67, 191, 1, 0, 0, 83, 191, 2, 0, 0, 95, 191, 3, 0, 0, 135, 191, 0, 0, 0, 209, 190,
    1, 0, 0, 143, 191, 2, 0, 0, 154, 191, 3, 0, 0, 217, 9, 1, 0, 0, 230, 9, 2, 0, 0, 244, 9,
    3, 0, 0, 208, 16, 0, 0, 0, 67, 19, 1, 0, 0, 66, 13, 2, 0, 0, 85, 13, 1, 0, 0, 95, 13,
    2, 0, 0, 112, 13, 0, 0, 0, 183, 13, 0, 0, 0, 178, 13, 1, 0, 0, 198, 13, 2, 0, 0, 249, 20,
    0, 0, 0, 8, 21, 1, 0, 0, 20, 21, 2, 0, 0, 1, 0, 0, 0, 0, 0, 27, 1, 0, 0, 4, 27,
    2, 0, 0, 115, 33, 1, 0, 0, 124, 33, 2, 0, 0, 1, 0, 4, 0, 0, 124, 79, 1, 0, 0, 77, 35,
    2, 0, 0, 26, 12, 3, 0, 0, 249, 36, 0, 0, 0, 254, 36, 1, 0, 0, 9, 37, 2, 0, 0, 109, 37,
    0, 0, 0, 133, 37, 1, 0, 0, 123, 37, 2, 0, 0, 212, 41, 0, 0, 0, 219, 41, 1, 0, 0, 228, 41,
    2, 0, 0, 7, 43, 1, 0, 0, 17, 43, 2, 0, 0, 28, 43, 3, 0, 0, 3, 43, 79, 1, 0, 13, 43,
    20, 0, 0, 24, 43, 21, 0, 0, 198, 43, 0, 0, 0, 204, 43, 1, 0, 0, 210, 43, 2, 0, 0, 130, 50,
    0, 0, 0, 137, 50, 1, 0, 0, 39, 132, 2, 0, 0, 217, 51, 0, 0, 0, 233, 51, 1, 0, 0, 231, 51,
    2, 0, 0, 1, 0, 0, 0, 0, 97, 19, 1, 0, 0, 132, 16, 2, 0, 0, 0, 0, 0, 0, 0, 83, 52,
    1, 0, 0, 89, 52, 2, 0, 0, 0, 0, 0, 0, 0, 113, 52, 1, 0, 0, 120, 52, 2, 0, 0, 1, 0,
    0, 0, 0, 237, 73, 1, 0, 0, 252, 73, 2, 0, 0, 69, 78, 0, 0, 0, 215, 103, 1, 0, 0, 251, 170,
    2, 0, 0, 1, 0, 0, 0, 0, 56, 78, 1, 0, 0, 65, 78, 2, 0, 0, 92, 78, 0, 0, 0, 101, 78,
    1, 0, 0, 106, 78, 2, 0, 0, 39, 209, 0, 0, 0, 118, 74, 1, 0, 0, 43, 210, 2, 0, 0, 182, 79,
    0, 0, 0, 100, 81, 1, 0, 0, 141, 80, 2, 0, 0, 62, 66, 0, 0, 0, 6, 80, 1, 0, 0, 78, 80,
    2, 0, 0, 98, 202, 0, 0, 0, 124, 81, 1, 0, 0, 132, 81, 2, 0, 0, 70, 203, 0, 0, 0, 6, 89,
    1, 0, 0, 98, 38, 2, 0, 0, 231, 47, 0, 0, 0, 93, 12, 1, 0, 0, 56, 19, 2, 0, 0, 240, 91,
    0, 0, 0, 251, 91, 1, 0, 0, 2, 92, 2, 0, 0, 1, 0, 0, 0, 0, 4, 27, 1, 0, 0, 0, 27,
    2, 0, 0, 116, 131, 0, 0, 0, 124, 131, 1, 0, 0, 132, 131, 2, 0, 0, 52, 156, 0, 0, 0, 60, 156,
    1, 0, 0, 68, 156, 2, 0, 0, 35, 158, 0, 0, 0, 50, 158, 1, 0, 0, 62, 158, 2, 0, 0, 129, 158,
    0, 0, 0, 203, 161, 1, 0, 0, 136, 158, 2, 0, 0, 36, 48, 0, 0, 0, 59, 178, 1, 0, 0, 55, 178,
    2, 0, 0, 254, 186, 1, 0, 0, 6, 187, 2, 0, 0, 1, 0, 0, 0, 0, 50, 187, 1, 0, 0, 63, 187,
    2, 0, 0, 77, 187, 3, 0, 0, 41, 190, 0, 0, 0, 56, 190, 1, 0, 0, 74, 190, 2, 0, 0, 134, 190,
    0, 0, 0, 180, 44, 1, 0, 0, 143, 190, 2, 0, 0, 196, 11, 0, 0, 0, 1, 0, 1, 0, 0, 179, 27,
    0, 0, 0, 190, 27, 1, 0, 0, 144, 35, 0, 0, 0, 162, 35, 1, 0, 0, 71, 37, 0, 0, 0, 87, 37,
    1, 0, 0, 70, 203, 0, 0, 0, 151, 12, 1, 0, 0, 146, 43, 0, 0, 0, 158, 43, 1, 0, 0, 218, 44,
    0, 0, 0, 88, 180, 1, 0, 0, 47, 27, 0, 0, 0, 208, 26, 1, 0, 0, 180, 76, 0, 0, 0, 186, 76,
    1, 0, 0, 205, 76, 0, 0, 0, 211, 76, 1, 0, 0, 177, 42, 1, 0, 0, 201, 42, 0, 0, 0, 127, 84,
    0, 0, 0, 201, 77, 1, 0, 0, 138, 78, 1, 0, 0, 148, 78, 0, 0, 0, 26, 167, 0, 0, 0, 9, 80,
    1, 0, 0, 94, 75, 0, 0, 0, 105, 79, 1, 0, 0, 1, 0, 0, 0, 0, 138, 78, 1, 0, 0, 206, 79,
    1, 0, 0, 215, 79, 0, 0, 0, 250, 77, 0, 0, 0, 10, 78, 1, 0, 0, 10, 81, 0, 0, 0, 80, 195,
    1, 0, 0, 159, 90, 0, 0, 0, 209, 24, 1, 0, 0, 37, 48, 1, 0, 0, 24, 82, 168, 2, 0, 47, 27,
    0, 0, 0, 37, 48, 1, 0, 0, 76, 89, 0, 0, 0, 89, 89, 1, 0, 0, 26, 12, 0, 0, 0, 38, 12,
    1, 0, 0, 195, 91, 0, 0, 0, 208, 91, 1, 0, 0, 33, 106, 0, 0, 0, 44, 106, 1, 0, 0, 5, 131,
    0, 0, 0, 14, 131, 1, 0, 0, 26, 156, 0, 0, 0, 29, 156, 1, 0, 0, 90, 158, 0, 0, 0, 104, 158,
    1, 0, 0, 1, 0, 0, 0, 0, 215, 186, 1, 0, 0, 237, 186, 1, 0, 0, 247, 186, 2, 0, 0, 24, 187,
    1, 0, 0, 41, 187, 2, 0, 0, 170, 179, 0, 0, 0, 111, 187, 1, 0, 0, 6, 190, 1, 0, 0, 16, 190,
    2, 0, 0, 87, 26, 0, 0, 0, 91, 26, 1, 0, 0, 18, 191, 0, 0, 0, 32, 191, 1, 0, 0, 77, 35,
    0, 0, 0, 171, 9, 1, 0, 0, 124, 79, 0, 0, 0, 41, 208, 3, 0, 0, 109, 43, 0, 0, 0, 94, 78,
    0, 0, 0, 39, 132, 0, 0, 0, 81, 90, 1, 0, 0, 4, 155, 0, 0, 0, 222, 177, 0, 0, 0, 128, 186,
    27, 0, 0, 0, 0, 0, 0, 1, 217, 211, 0, 1, 8, 212, 0, 1, 25, 212, 0, 1, 43, 212, 0, 3, 69,
    212, 0, 1, 140, 28, 0, 1, 173, 112, 1, 1, 109, 212, 0, 1, 135, 212, 0, 1, 153, 212, 0, 1, 172, 212,
    0, 1, 188, 212, 0, 1, 206, 212, 0, 1, 231, 212, 0, 3, 28, 213, 0, 1, 43, 213, 0, 1, 52, 149, 0,
    1, 107, 213, 0, 7, 177, 179, 0, 1, 26, 214, 0, 1, 56, 214, 0, 1, 184, 215, 0, 3, 249, 215, 0, 1,
    13, 216, 0, 1, 38, 216, 0, 1, 64, 216, 0, 3, 73, 216, 0, 1, 32, 221, 0, 1, 50, 221, 0, 3, 68,
    221, 0, 7, 0, 0, 0, 3, 53, 224, 0, 1, 172, 226, 0, 1, 77, 228, 0, 1, 87, 25, 0, 1, 100, 237,
    0, 1, 119, 237, 0, 1, 136, 237, 0, 3, 164, 237, 0, 3, 180, 242, 0, 1, 127, 243, 0, 1, 150, 243, 0,
    3, 32, 248, 0, 1, 85, 253, 0, 1, 197, 253, 0, 1, 20, 255, 0, 1, 162, 255, 0, 1, 29, 1, 1, 1,
    236, 1, 1, 1, 10, 2, 1, 1, 78, 2, 1, 1, 187, 2, 1, 1, 228, 84, 0, 1, 72, 3, 1, 1, 92,
    3, 1, 1, 107, 3, 1, 1, 124, 3, 1, 3, 154, 3, 1, 1, 171, 3, 1, 1, 191, 167, 4, 1, 167, 4,
    1, 1, 60, 5, 1, 1, 118, 5, 1, 1, 254, 5, 1, 1, 2, 6, 1, 3, 86, 8, 1, 1, 89, 9, 1,
    1, 135, 9, 1, 3, 139, 9, 1, 3, 233, 13, 1, 1, 29, 14, 1, 1, 24, 18, 1, 1, 229, 19, 1, 1,
    144, 20, 1, 1, 182, 20, 1, 1, 238, 20, 1, 3, 22, 21, 1, 1, 9, 22, 1, 1, 204, 238, 3, 1, 77,
    22, 1, 1, 202, 22, 1, 1, 179, 23, 1, 1, 252, 24, 1, 1, 27, 26, 1, 1, 118, 28, 1, 1, 147, 29,
    1, 1, 120, 31, 1, 1, 21, 32, 1, 1, 16, 33, 1, 1, 21, 34, 1, 1, 72, 34, 1, 1, 103, 35, 1,
    1, 138, 35, 1, 1, 218, 36, 1, 1, 118, 37, 1, 1, 169, 37, 1, 1, 239, 37, 1, 1, 41, 39, 1, 1,
    246, 39, 1, 1, 41, 40, 1, 1, 114, 40, 1, 1, 145, 40, 1, 3, 155, 41, 1, 1, 230, 41, 1, 1, 28,
    43, 1, 1, 87, 44, 1, 1, 197, 44, 1, 1, 40, 45, 1, 1, 170, 47, 1, 1, 15, 49, 1, 1, 152, 49,
    1, 1, 199, 49, 1, 1, 194, 2, 0, 1, 163, 50, 1, 1, 185, 51, 1, 1, 244, 51, 1, 1, 210, 52, 1,
    1, 255, 52, 1, 1, 87, 54, 1, 1, 108, 54, 1, 1, 39, 46, 4, 3, 136, 54, 1, 1, 171, 55, 1, 3,
    198, 55, 1, 1, 79, 56, 1, 1, 58, 57, 1, 1, 26, 58, 1, 1, 238, 58, 1, 1, 68, 59, 1, 1, 144,
    60, 1, 1, 50, 61, 1, 1, 235, 63, 1, 1, 146, 66, 1, 1, 196, 66, 1, 1, 237, 67, 1, 1, 26, 68,
    1, 1, 130, 69, 1, 1, 175, 69, 1, 1, 240, 69, 1, 1, 53, 70, 1, 1, 97, 71, 1, 1, 118, 71, 1,
    1, 141, 71, 1, 1, 157, 71, 1, 1, 233, 74, 1, 3, 98, 75, 1, 1, 109, 76, 1, 1, 182, 76, 1, 1,
    113, 80, 1, 1, 158, 80, 1, 3, 230, 80, 1, 1, 253, 81, 1, 1, 66, 82, 1, 3, 175, 87, 1, 1, 161,
    89, 1, 1, 221, 89, 1, 1, 61, 90, 1, 1, 189, 90, 1, 3, 251, 92, 1, 1, 123, 93, 1, 1, 220, 96,
    1, 1, 58, 97, 1, 1, 88, 99, 1, 1, 76, 100, 1, 1, 197, 100, 1, 1, 241, 100, 1, 1, 34, 101, 1,
    1, 104, 101, 1, 1, 128, 102, 1, 1, 62, 104, 1, 1, 90, 104, 1, 1, 110, 105, 1, 1, 237, 106, 1, 1,
    45, 107, 1, 1, 13, 108, 1, 1, 62, 108, 1, 1, 94, 111, 1, 3, 128, 111, 1, 1, 169, 112, 1, 1, 187,
    112, 1, 3, 80, 113, 1, 3, 95, 113, 1, 3, 71, 114, 1, 3, 156, 115, 1, 3, 169, 115, 1, 1, 29, 116,
    1, 1, 149, 116, 1, 1, 197, 116, 1, 1, 22, 120, 1, 1, 149, 120, 1, 1, 11, 122, 1, 1, 31, 123, 1,
    1, 60, 123, 1, 1, 13, 126, 1, 1, 112, 126, 1, 1, 141, 30, 0, 1, 137, 126, 1, 1, 160, 30, 0, 1,
    134, 127, 1, 1, 15, 31, 0, 1, 235, 127, 1, 1, 179, 151, 0, 1, 140, 5, 0, 1, 56, 96, 0, 1, 144,
    128, 1, 1, 197, 128, 1, 1, 246, 128, 1, 1, 66, 129, 1, 1, 93, 129, 1, 1, 132, 129, 1, 1, 254, 31,
    0, 1, 185, 129, 1, 1, 213, 129, 1, 1, 232, 129, 1, 1, 71, 130, 1, 1, 41, 133, 1, 1, 46, 134, 1,
    1, 203, 49, 2, 1, 119, 135, 1, 1, 40, 221, 0, 1, 191, 137, 1, 1, 253, 138, 1, 1, 94, 140, 1, 3,
    135, 140, 1, 3, 149, 140, 1, 1, 66, 141, 1, 1, 51, 143, 1, 1, 58, 144, 1, 1, 24, 145, 1, 1, 38,
    146, 1, 1, 18, 147, 1, 1, 40, 148, 1, 1, 86, 149, 1, 1, 148, 149, 1, 1, 87, 150, 1, 1, 81, 152,
    1, 1, 75, 154, 1, 1, 101, 154, 1, 1, 160, 154, 1, 1, 181, 154, 1, 1, 198, 154, 1, 1, 28, 155, 1,
    1, 101, 155, 1, 1, 145, 155, 1, 1, 166, 155, 1, 1, 190, 155, 1, 3, 215, 155, 1, 1, 98, 156, 1, 1,
    175, 156, 1, 1, 194, 156, 1, 1, 235, 156, 1, 3, 15, 157, 1, 3, 199, 157, 1, 1, 83, 159, 1, 1, 126,
    159, 1, 3, 2, 160, 1, 3, 77, 161, 1, 3, 102, 161, 1, 3, 179, 168, 1, 1, 171, 172, 1, 1, 6, 173,
    1, 1, 163, 173, 1, 1, 161, 175, 1, 1, 217, 180, 1, 1, 253, 181, 1, 1, 122, 182, 1, 1, 153, 182, 1,
    3, 30, 183, 1, 3, 179, 187, 1, 3, 157, 188, 1, 3, 208, 191, 1, 3, 203, 201, 1, 1, 116, 202, 1, 1,
    188, 202, 1, 3, 251, 202, 1, 1, 163, 203, 1, 3, 69, 204, 1, 1, 102, 206, 1, 1, 79, 207, 1, 1, 190,
    209, 1, 3, 157, 210, 1, 1, 6, 212, 1, 1, 25, 212, 1, 3, 77, 212, 1, 3, 11, 215, 1, 3, 223, 216,
    1, 1, 254, 217, 1, 1, 14, 218, 1, 1, 37, 218, 1, 1, 57, 218, 1, 1, 74, 218, 1, 1, 88, 218, 1,
    1, 103, 218, 1, 1, 216, 218, 1, 3, 239, 218, 1, 1, 188, 220, 1, 1, 137, 221, 1, 1, 7, 223, 1, 1,
    138, 232, 1, 3, 138, 244, 1, 1, 206, 246, 1, 1, 31, 247, 1, 1, 239, 0, 2, 1, 132, 4, 2, 1, 166,
    4, 2, 1, 133, 5, 2, 1, 121, 8, 2, 1, 209, 8, 2, 3, 55, 9, 2, 3, 115, 9, 2, 1, 130, 9,
    2, 1, 164, 9, 2, 1, 211, 9, 2, 1, 240, 9, 2, 1, 250, 9, 2, 3, 39, 10, 2, 3, 64, 10, 2,
    1, 96, 10, 2, 1, 111, 10, 2, 1, 133, 10, 2, 1, 184, 10, 2, 3, 199, 10, 2, 1, 62, 11, 2, 1,
    141, 11, 2, 1, 157, 11, 2, 3, 105, 13, 2, 1, 127, 13, 2, 3, 152, 13, 2, 1, 239, 13, 2, 1, 50,
    14, 2, 1, 71, 14, 2, 1, 121, 14, 2, 3, 153, 14, 2, 3, 174, 14, 2, 3, 196, 14, 2, 3, 214, 14,
    2, 3, 240, 14, 2, 3, 0, 15, 2, 3, 22, 15, 2, 3, 42, 15, 2, 3, 60, 15, 2, 1, 80, 15, 2,
    1, 89, 15, 2, 3, 162, 15, 2, 1, 202, 15, 2, 1, 85, 16, 2, 1, 103, 16, 2, 1, 249, 16, 2, 1,
    25, 17, 2, 1, 35, 17, 2, 1, 73, 17, 2, 3, 115, 17, 2, 3, 20, 18, 2, 1, 52, 18, 2, 1, 82,
    18, 2, 1, 122, 18, 2, 1, 82, 19, 2, 1, 93, 20, 2, 1, 171, 20, 2, 1, 190, 20, 2, 1, 212, 20,
    2, 1, 240, 20, 2, 1, 11, 21, 2, 1, 38, 22, 2, 3, 107, 22, 2, 1, 197, 22, 2, 3, 220, 22, 2,
    3, 235, 22, 2, 3, 247, 22, 2, 3, 10, 23, 2, 1, 123, 23, 2, 3, 160, 23, 2, 1, 91, 26, 2, 1,
    190, 26, 2, 1, 129, 27, 2, 1, 190, 27, 2, 1, 219, 27, 2, 3, 107, 29, 2, 1, 121, 29, 2, 1, 139,
    29, 2, 3, 158, 29, 2, 3, 177, 29, 2, 3, 200, 29, 2, 3, 220, 29, 2, 1, 253, 29, 2, 1, 0, 31,
    2, 1, 98, 31, 2, 1, 27, 32, 2, 1, 85, 33, 2, 1, 91, 35, 2, 3, 229, 37, 2, 3, 184, 41, 2,
    3, 70, 42, 2, 1, 254, 43, 2, 1, 126, 44, 2, 1, 43, 45, 2, 3, 69, 46, 2, 1, 146, 46, 2, 1,
    32, 48, 2, 1, 198, 49, 2, 1, 111, 50, 2, 1, 15, 54, 2, 1, 137, 55, 2, 1, 186, 57, 2, 1, 155,
    58, 2, 1, 240, 62, 2, 3, 184, 68, 2, 1, 156, 69, 2, 1, 145, 71, 2, 1, 176, 71, 2, 1, 243, 71,
    2, 1, 14, 72, 2, 1, 165, 83, 2, 1, 61, 85, 2, 1, 248, 85, 2, 1, 38, 86, 2, 1, 173, 87, 2,
    1, 190, 87, 2, 1, 177, 88, 2, 1, 5, 92, 2, 1, 98, 93, 2, 1, 137, 93, 2, 1, 163, 94, 2, 1,
    242, 96, 2, 3, 20, 101, 2, 1, 105, 103, 2, 3, 131, 103, 2, 3, 141, 103, 2, 1, 153, 103, 2, 3, 52,
    107, 2, 3, 48, 110, 2, 1, 26, 112, 2, 1, 54, 112, 2, 1, 82, 112, 2, 1, 106, 112, 2, 1, 137, 112,
    2, 1, 156, 112, 2, 3, 179, 112, 2, 3, 146, 115, 2, 3, 168, 115, 2, 1, 58, 118, 2, 1, 27, 121, 2,
    1, 191, 122, 2, 3, 218, 122, 2, 3, 105, 123, 2, 1, 133, 123, 2, 3, 92, 127, 2, 3, 251, 127, 2, 1,
    92, 129, 2, 1, 120, 129, 2, 1, 144, 129, 2, 1, 169, 129, 2, 1, 198, 129, 2, 1, 235, 129, 2, 1, 255,
    129, 2, 1, 24, 130, 2, 1, 46, 130, 2, 1, 71, 130, 2, 1, 217, 7, 0, 1, 96, 130, 2, 1, 125, 130,
    2, 1, 146, 130, 2, 1, 166, 130, 2, 1, 186, 130, 2, 1, 209, 130, 2, 1, 224, 130, 2, 1, 239, 130, 2,
    1, 5, 131, 2, 1, 20, 131, 2, 1, 37, 131, 2, 1, 53, 131, 2, 1, 72, 131, 2, 1, 98, 131, 2, 1,
    115, 131, 2, 1, 139, 131, 2, 1, 156, 131, 2, 1, 178, 131, 2, 1, 198, 131, 2, 1, 217, 131, 2, 1, 83,
    132, 2, 1, 109, 132, 2, 1, 131, 132, 2, 1, 157, 132, 2, 1, 181, 132, 2, 1, 205, 132, 2, 1, 233, 132,
    2, 1, 11, 133, 2, 1, 40, 133, 2, 1, 62, 133, 2, 1, 85, 133, 2, 1, 104, 133, 2, 1, 124, 133, 2,
    1, 144, 133, 2, 1, 164, 133, 2, 1, 184, 133, 2, 1, 205, 133, 2, 3, 40, 134, 2, 1, 114, 136, 2, 1,
    119, 136, 2, 3, 134, 136, 2, 1, 89, 137, 2, 1, 58, 138, 2, 1, 106, 138, 2, 3, 164, 138, 2, 3, 182,
    138, 2, 1, 26, 139, 2, 1, 10, 141, 2, 1, 224, 141, 2, 1, 201, 142, 2, 1, 188, 143, 2, 1, 239, 145,
    2, 1, 179, 147, 2, 3, 218, 148, 2, 3, 104, 150, 2, 3, 181, 151, 2, 3, 216, 152, 2, 1, 61, 155, 2,
    3, 230, 155, 2, 1, 243, 156, 2, 3, 34, 157, 2, 3, 106, 158, 2, 3, 123, 158, 2, 3, 159, 158, 2, 3,
    188, 159, 2, 3, 26, 160, 2, 3, 46, 161, 2, 3, 63, 161, 2, 3, 88, 161, 2, 1, 207, 161, 2, 1, 160,
    162, 2, 3, 185, 162, 2, 1, 65, 163, 2, 1, 126, 167, 2, 3, 24, 169, 2, 3, 36, 169, 2, 3, 51, 169,
    2, 3, 72, 169, 2, 3, 97, 169, 2, 3, 37, 171, 2, 3, 60, 171, 2, 3, 162, 171, 2, 1, 1, 172, 2,
    1, 84, 172, 2, 3, 30, 173, 2, 3, 57, 173, 2, 3, 82, 174, 2, 3, 179, 175, 2, 1, 91, 184, 2, 3,
    107, 184, 2, 3, 57, 185, 2, 1, 118, 185, 2, 3, 148, 185, 2, 1, 101, 187, 2, 1, 154, 188, 2, 3, 202,
    188, 2, 3, 225, 188, 2, 3, 252, 188, 2, 3, 248, 189, 2, 1, 31, 190, 2, 3, 113, 190, 2, 1, 24, 191,
    2, 1, 84, 191, 2, 3, 133, 191, 2, 3, 156, 191, 2, 3, 16, 193, 2, 3, 117, 197, 2, 3, 27, 202, 2,
    1, 64, 202, 2, 3, 79, 202, 2, 3, 31, 203, 2, 3, 48, 203, 2, 3, 70, 203, 2, 1, 243, 204, 2, 3,
    12, 205, 2, 1, 238, 205, 2, 1, 4, 206, 2, 1, 43, 206, 2, 1, 92, 206, 2, 1, 112, 206, 2, 1, 134,
    206, 2, 1, 156, 206, 2, 1, 180, 206, 2, 3, 235, 206, 2, 3, 252, 206, 2, 1, 16, 207, 2, 1, 47, 207,
    2, 1, 74, 207, 2, 1, 103, 207, 2, 1, 129, 207, 2, 1, 157, 207, 2, 1, 178, 207, 2, 1, 201, 207, 2,
    1, 227, 207, 2, 1, 252, 207, 2, 1, 20, 208, 2, 1, 46, 208, 2, 3, 229, 208, 2, 3, 110, 210, 2, 3,
    0, 212, 2, 3, 37, 213, 2, 3, 9, 216, 2, 3, 24, 216, 2, 3, 129, 218, 2, 3, 143, 218, 2, 1, 250,
    219, 2, 3, 210, 220, 2, 3, 53, 222, 2, 3, 75, 222, 2, 3, 212, 224, 2, 3, 203, 225, 2, 3, 245, 227,
    2, 1, 7, 235, 2, 3, 130, 245, 2, 3, 149, 245, 2, 3, 165, 253, 2, 3, 183, 253, 2, 1, 88, 1, 3,
    3, 147, 2, 3, 3, 157, 2, 3, 3, 38, 3, 3, 3, 118, 3, 3, 1, 232, 3, 3, 1, 18, 4, 3, 1,
    150, 4, 3, 1, 212, 4, 3, 1, 29, 6, 3, 1, 158, 6, 3, 1, 190, 9, 3, 1, 169, 15, 3, 1, 204,
    16, 3, 1, 24, 19, 3, 1, 67, 23, 3, 3, 180, 23, 3, 3, 202, 23, 3, 1, 220, 23, 3, 1, 181, 24,
    3, 1, 235, 24, 3, 1, 27, 25, 3, 1, 105, 29, 3, 1, 173, 29, 3, 1, 19, 30, 3, 1, 123, 30, 3,
    1, 206, 32, 3, 1, 33, 33, 3, 1, 85, 33, 3, 1, 228, 33, 3, 1, 76, 40, 3, 1, 122, 40, 3, 1,
    118, 41, 3, 1, 51, 42, 3, 1, 240, 42, 3, 1, 30, 43, 3, 1, 66, 44, 3, 1, 96, 45, 3, 1, 126,
    46, 3, 1, 153, 47, 3, 1, 123, 49, 3, 1, 156, 53, 3, 1, 222, 58, 3, 1, 27, 60, 3, 1, 82, 61,
    3, 1, 178, 238, 3, 1, 179, 238, 3, 1, 178, 92, 3, 1, 104, 96, 3, 1, 149, 107, 3, 1, 195, 107, 3,
    1, 184, 110, 3, 1, 247, 110, 3, 1, 55, 111, 3, 1, 164, 117, 3, 1, 244, 120, 3, 1, 132, 121, 3, 3,
    2, 122, 3, 1, 77, 123, 3, 3, 118, 123, 3, 1, 183, 124, 3, 1, 78, 125, 3, 3, 118, 125, 3, 1, 68,
    127, 3, 1, 244, 128, 3, 1, 154, 129, 3, 1, 246, 129, 3, 3, 97, 130, 3, 1, 114, 131, 3, 1, 153, 131,
    3, 1, 174, 131, 3, 1, 194, 131, 3, 3, 138, 132, 3, 3, 139, 136, 3, 3, 77, 145, 3, 1, 162, 147, 3,
    3, 140, 149, 3, 3, 217, 149, 3, 1, 227, 149, 3, 1, 205, 150, 3, 3, 217, 150, 3, 3, 58, 153, 3, 1,
    153, 153, 3, 3, 111, 154, 3, 3, 15, 156, 3, 1, 31, 159, 3, 1, 250, 161, 3, 3, 182, 162, 3, 1, 47,
    163, 3, 1, 76, 163, 3, 1, 104, 163, 3, 1, 124, 163, 3, 1, 214, 163, 3, 1, 11, 164, 3, 1, 53, 164,
    3, 3, 206, 165, 3, 1, 232, 165, 3, 1, 12, 166, 3, 1, 108, 166, 3, 1, 143, 166, 3, 1, 174, 166, 3,
    1, 125, 168, 3, 3, 3, 169, 3, 1, 190, 169, 3, 3, 174, 171, 3, 3, 210, 177, 3, 1, 180, 178, 3, 1,
    110, 179, 3, 3, 32, 180, 3, 3, 65, 180, 3, 1, 10, 184, 3, 1, 23, 184, 3, 1, 130, 184, 3, 1, 141,
    184, 3, 1, 163, 184, 3, 1, 187, 184, 3, 1, 212, 184, 3, 1, 239, 184, 3, 1, 48, 185, 3, 3, 120, 185,
    3, 1, 159, 185, 3, 1, 182, 185, 3, 1, 197, 185, 3, 1, 221, 185, 3, 1, 246, 185, 3, 1, 8, 186, 3,
    1, 25, 186, 3, 3, 59, 186, 3, 1, 72, 186, 3, 1, 108, 186, 3, 1, 126, 186, 3, 1, 147, 186, 3, 1,
    169, 186, 3, 1, 186, 186, 3, 1, 204, 186, 3, 1, 226, 186, 3, 1, 249, 186, 3, 1, 15, 187, 3, 3, 104,
    187, 3, 1, 124, 187, 3, 1, 143, 187, 3, 1, 162, 187, 3, 1, 182, 187, 3, 1, 202, 187, 3, 1, 221, 187,
    3, 1, 244, 187, 3, 1, 2, 188, 3, 1, 28, 188, 3, 1, 52, 188, 3, 1, 67, 188, 3, 1, 92, 188, 3,
    1, 183, 188, 3, 1, 197, 188, 3, 3, 117, 189, 3, 3, 249, 189, 3, 1, 4, 190, 3, 3, 162, 190, 3, 1,
    237, 192, 3, 1, 46, 194, 3, 1, 52, 196, 3, 1, 165, 197, 3, 1, 104, 200, 3, 1, 89, 203, 3, 1, 76,
    206, 3, 1, 253, 206, 3, 3, 141, 208, 3, 1, 162, 208, 3, 1, 1, 210, 3, 1, 83, 210, 3, 1, 25, 211,
    3, 1, 250, 211, 3, 3, 217, 212, 3, 3, 82, 213, 3, 1, 201, 213, 3, 1, 247, 214, 3, 1, 105, 217, 3,
    1, 80, 220, 3, 3, 230, 220, 3, 1, 113, 222, 3, 3, 92, 224, 3, 3, 146, 225, 3, 1, 252, 226, 3, 1,
    165, 228, 3, 1, 36, 229, 3, 1, 98, 229, 3, 1, 105, 234, 3, 1, 243, 237, 3, 1, 58, 238, 3, 3, 210,
    239, 3, 1, 128, 240, 3, 3, 32, 241, 3, 1, 138, 242, 3, 1, 109, 244, 3, 1, 205, 246, 3, 1, 78, 249,
    3, 3, 181, 249, 3, 3, 199, 249, 3, 3, 140, 250, 3, 1, 49, 252, 3, 3, 123, 253, 3, 1, 244, 253, 3,
    1, 212, 254, 3, 1, 12, 255, 3, 3, 111, 0, 4, 3, 245, 6, 4, 1, 173, 7, 4, 1, 43, 8, 4, 1,
    209, 10, 4, 3, 112, 11, 4, 3, 231, 11, 4, 3, 216, 12, 4, 3, 179, 13, 4, 3, 203, 13, 4, 3, 223,
    13, 4, 1, 154, 14, 4, 1, 142, 15, 4, 1, 252, 16, 4, 1, 112, 22, 4, 1, 89, 24, 4, 1, 106, 24,
    4, 1, 119, 24, 4, 1, 145, 24, 4, 1, 160, 24, 4, 1, 178, 24, 4, 1, 206, 24, 4, 1, 132, 25, 4,
    3, 98, 27, 4, 1, 174, 27, 4, 1, 158, 28, 4, 3, 20, 29, 4, 1, 62, 29, 4, 3, 105, 31, 4, 1,
    190, 31, 4, 1, 228, 33, 4, 1, 166, 34, 4, 1, 211, 34, 4, 1, 0, 35, 4, 1, 133, 35, 4, 1, 88,
    36, 4, 3, 183, 36, 4, 1, 18, 37, 4, 1, 124, 37, 4, 1, 13, 2, 1, 1, 73, 38, 4, 1, 123, 40,
    4, 1, 161, 42, 4, 1, 206, 42, 4, 1, 7, 43, 4, 1, 247, 43, 4, 1, 71, 46, 4, 1, 199, 47, 4,
    1, 228, 48, 4, 1, 178, 49, 4, 1, 146, 50, 4, 1, 14, 51, 4, 1, 24, 53, 4, 1, 74, 53, 4, 1,
    142, 53, 4, 1, 179, 53, 4, 3, 216, 53, 4, 1, 89, 54, 4, 1, 219, 56, 4, 1, 158, 58, 4, 1, 207,
    73, 4, 1, 75, 75, 4, 1, 156, 76, 4, 1, 148, 78, 4, 1, 136, 82, 4, 1, 188, 82, 4, 1, 83, 83,
    4, 1, 20, 84, 4, 1, 170, 85, 4, 1, 59, 88, 4, 1, 51, 94, 4, 1, 179, 96, 4, 1, 62, 98, 4,
    1, 136, 101, 4, 1, 158, 104, 4, 1, 130, 105, 4, 3, 227, 111, 4, 3, 248, 111, 4, 1, 144, 112, 4, 1,
    237, 112, 4, 1, 72, 119, 4, 1, 84, 120, 4, 1, 135, 120, 4, 1, 185, 120, 4, 1, 244, 120, 4, 1, 76,
    121, 4, 1, 129, 121, 4, 1, 190, 121, 4, 1, 28, 122, 4, 1, 138, 124, 4, 1, 10, 135, 4, 1, 7, 146,
    4, 1, 108, 146, 4, 1, 142, 146, 4, 1, 199, 146, 4, 1, 83, 147, 4, 1, 252, 147, 4, 1, 83, 148, 4,
    3, 114, 148, 4, 1, 40, 152, 4, 1, 246, 152, 4, 1, 186, 153, 4, 1, 214, 153, 4, 1, 88, 147, 4, 1,
    83, 158, 4, 3, 138, 158, 4, 1, 189, 159, 4, 1, 84, 163, 4, 3, 195, 165, 4, 1, 70, 166, 4, 1, 185,
    166, 4, 1, 190, 167, 4, 1, 118, 169, 4, 1, 151, 171, 4, 1, 111, 173, 4, 1, 157, 173, 4, 3, 248, 173,
    4, 1, 210, 177, 4, 1, 237, 177, 4, 1, 217, 178, 4, 1, 11, 179, 4, 1, 22, 180, 4, 1, 173, 180, 4,
    1, 80, 181, 4, 1, 134, 181, 4, 1, 141, 182, 4, 1, 191, 182, 4, 1, 224, 183, 4, 1, 31, 184, 4, 1,
    83, 186, 4, 3, 121, 187, 4, 3, 182, 187, 4, 1, 202, 187, 4, 1, 221, 187, 4, 1, 26, 188, 4, 3, 169,
    188, 4, 1, 188, 188, 4, 1, 98, 189, 4, 1, 162, 190, 4, 1, 209, 191, 4, 3, 91, 193, 4, 1, 244, 193,
    4, 1, 46, 196, 4, 1, 245, 196, 4, 1, 144, 197, 4, 1, 96, 198, 4, 3, 190, 199, 4, 3, 47, 200, 4,
    1, 66, 201, 4, 1, 29, 202, 4, 1, 77, 202, 4, 1, 119, 202, 4, 3, 168, 203, 4, 1, 52, 210, 4, 1,
    69, 210, 4, 1, 85, 210, 4, 1, 160, 210, 4, 3, 19, 211, 4, 1, 127, 211, 4, 3, 205, 212, 4, 3, 229,
    213, 4, 3, 245, 213, 4, 3, 20, 214, 4, 3, 36, 214, 4, 1, 185, 214, 4, 245, 54, 1, 108, 59, 1, 102,
    19, 0, 117, 253, 0, 33, 56, 1, 1, 55, 1, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55,
    1, 89, 55, 1, 102, 19, 0, 183, 57, 1, 210, 57, 1, 117, 64, 1, 222, 54, 1, 74, 94, 2, 27, 55, 1,
    118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 102, 19, 0, 183, 57, 1, 210, 57, 1, 74,
    94, 2, 117, 253, 0, 33, 56, 1, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55,
    1, 186, 43, 4, 245, 54, 1, 101, 56, 2, 193, 26, 4, 220, 26, 4, 246, 26, 4, 82, 132, 3, 102, 19, 0,
    14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27, 4, 245, 54, 1, 102, 19, 0, 117, 253, 0, 33, 56, 1, 1,
    55, 1, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 245, 54, 1, 36, 57,
    1, 102, 19, 0, 117, 253, 0, 1, 55, 1, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1,
    89, 55, 1, 222, 54, 1, 102, 19, 0, 183, 57, 1, 210, 57, 1, 74, 94, 2, 27, 55, 1, 118, 219, 0, 51,
    55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 117, 253, 0, 102, 19, 0, 183, 57, 1, 210, 57, 1, 74, 94,
    2, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 102, 19, 0, 210, 57, 1,
    117, 64, 1, 222, 54, 1, 74, 94, 2, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89,
    55, 1, 102, 19, 0, 183, 64, 1, 228, 64, 1, 117, 253, 0, 4, 65, 1, 27, 55, 1, 118, 219, 0, 51, 55,
    1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 183, 57, 1, 171, 123, 1, 193, 26, 4, 220, 26, 4, 246, 26, 4,
    82, 132, 3, 102, 19, 0, 14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27, 4, 245, 54, 1, 171, 123, 1, 193,
    26, 4, 220, 26, 4, 246, 26, 4, 82, 132, 3, 102, 19, 0, 14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27,
    4, 102, 19, 0, 222, 54, 1, 245, 54, 1, 1, 55, 1, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1,
    76, 55, 1, 89, 55, 1, 222, 54, 1, 102, 19, 0, 21, 4, 1, 129, 58, 1, 27, 55, 1, 118, 219, 0, 51,
    55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 117, 253, 0, 102, 19, 0, 21, 4, 1, 129, 58, 1, 27, 55,
    1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 245, 54, 1, 102, 19, 0, 117, 253, 0,
    1, 55, 1, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 102, 19, 0, 210,
    57, 1, 222, 54, 1, 74, 94, 2, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55,
    1, 230, 130, 1, 202, 228, 0, 216, 255, 0, 242, 130, 1, 220, 228, 0, 108, 59, 1, 217, 232, 0, 159, 213, 0,
    254, 130, 1, 18, 131, 1, 202, 228, 0, 118, 181, 1, 140, 181, 1, 216, 255, 0, 242, 130, 1, 220, 228, 0, 217,
    232, 0, 159, 213, 0, 254, 130, 1, 18, 131, 1, 245, 54, 1, 19, 197, 3, 102, 19, 0, 21, 4, 1, 183, 57,
    1, 114, 215, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 19, 197, 3, 177, 195, 3, 102, 19, 0,
    21, 4, 1, 183, 57, 1, 114, 215, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 241, 193, 3, 19,
    197, 3, 102, 19, 0, 21, 4, 1, 183, 57, 1, 114, 215, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189,
    3, 202, 228, 0, 216, 255, 0, 217, 232, 0, 159, 213, 0, 242, 130, 1, 220, 228, 0, 18, 189, 3, 43, 189, 3,
    68, 189, 3, 92, 189, 3, 102, 19, 0, 27, 55, 1, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 14,
    27, 4, 30, 27, 4, 68, 189, 3, 52, 27, 4, 102, 19, 0, 245, 54, 1, 147, 56, 1, 27, 55, 1, 118, 219,
    0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 46, 255, 0, 117, 253, 0, 1, 55, 1, 27, 55, 1,
    118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 102, 19, 0, 222, 54, 1, 1, 55, 1, 27,
    55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 102, 19, 0, 245, 54, 1, 59, 62,
    1, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 222, 54, 1, 102, 19, 0,
    1, 55, 1, 27, 55, 1, 118, 219, 0, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 243, 228, 0, 202,
    228, 0, 108, 59, 1, 242, 130, 1, 220, 228, 0, 217, 232, 0, 159, 213, 0, 254, 130, 1, 18, 131, 1, 159, 213,
    0, 228, 120, 1, 46, 255, 0, 171, 213, 0, 173, 122, 1, 135, 218, 1, 244, 6, 1, 108, 59, 1, 94, 47, 1,
    183, 57, 1, 39, 138, 1, 222, 54, 1, 102, 19, 0, 27, 55, 1, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89,
    55, 1, 183, 57, 1, 222, 54, 1, 9, 83, 2, 102, 19, 0, 27, 55, 1, 51, 55, 1, 63, 55, 1, 76, 55,
    1, 89, 55, 1, 243, 228, 0, 240, 188, 3, 70, 116, 1, 4, 189, 3, 202, 228, 0, 18, 189, 3, 43, 189, 3,
    68, 189, 3, 92, 189, 3, 245, 54, 1, 102, 19, 0, 21, 4, 1, 183, 57, 1, 114, 215, 3, 18, 189, 3, 43,
    189, 3, 68, 189, 3, 92, 189, 3, 236, 243, 3, 46, 242, 3, 64, 242, 3, 61, 246, 3, 89, 246, 3, 18, 189,
    3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 19, 197, 3, 102, 19, 0, 21, 4, 1, 183, 57, 1, 140, 148, 1,
    18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 177, 195, 3, 241, 193, 3, 167, 210, 3, 87, 1, 4, 102,
    19, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 171, 123, 1, 183, 57, 1, 29, 46, 4, 137, 31,
    4, 102, 19, 0, 14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27, 4, 102, 19, 0, 134, 74, 1, 153, 77, 1,
    176, 77, 1, 219, 77, 1, 6, 78, 1, 34, 78, 1, 69, 78, 1, 102, 19, 0, 134, 74, 1, 153, 77, 1, 176,
    77, 1, 219, 77, 1, 6, 78, 1, 80, 88, 1, 129, 88, 1, 102, 19, 0, 134, 74, 1, 153, 77, 1, 176, 77,
    1, 219, 77, 1, 6, 78, 1, 34, 78, 1, 95, 91, 1, 202, 228, 0, 216, 255, 0, 242, 130, 1, 108, 59, 1,
    217, 232, 0, 159, 213, 0, 254, 130, 1, 18, 131, 1, 118, 219, 0, 209, 26, 1, 117, 253, 0, 46, 255, 0, 51,
    55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 159, 213, 0, 228, 120, 1, 46, 255, 0, 171, 213, 0, 173, 122,
    1, 135, 218, 1, 244, 6, 1, 24, 219, 1, 159, 213, 0, 228, 120, 1, 46, 255, 0, 171, 213, 0, 173, 122, 1,
    135, 218, 1, 244, 6, 1, 72, 221, 1, 159, 213, 0, 228, 120, 1, 46, 255, 0, 171, 213, 0, 173, 122, 1, 135,
    218, 1, 244, 6, 1, 2, 245, 1, 173, 122, 1, 62, 2, 2, 89, 2, 2, 116, 2, 2, 244, 6, 1, 151, 2,
    2, 228, 120, 1, 180, 44, 0, 1, 55, 1, 222, 54, 1, 102, 19, 0, 27, 55, 1, 51, 55, 1, 63, 55, 1,
    76, 55, 1, 89, 55, 1, 222, 54, 1, 140, 148, 1, 102, 19, 0, 27, 55, 1, 51, 55, 1, 63, 55, 1, 76,
    55, 1, 89, 55, 1, 74, 94, 2, 108, 59, 1, 63, 94, 2, 103, 1, 1, 102, 19, 0, 171, 123, 1, 183, 57,
    1, 21, 7, 1, 243, 228, 0, 239, 217, 2, 203, 227, 2, 5, 218, 2, 217, 232, 0, 171, 213, 0, 159, 213, 0,
    26, 218, 2, 102, 19, 0, 219, 232, 0, 197, 118, 3, 219, 118, 3, 217, 232, 0, 159, 213, 0, 254, 130, 1, 18,
    131, 1, 230, 130, 1, 202, 228, 0, 216, 255, 0, 242, 130, 1, 220, 228, 0, 217, 232, 0, 108, 59, 1, 159, 213,
    0, 245, 54, 1, 19, 197, 3, 102, 19, 0, 1, 55, 1, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3,
    242, 132, 1, 78, 199, 3, 102, 19, 0, 219, 232, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 245,
    54, 1, 19, 197, 3, 102, 19, 0, 104, 214, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19,
    0, 34, 242, 3, 46, 242, 3, 64, 242, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 236, 243, 3,
    46, 242, 3, 64, 242, 3, 147, 246, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 236, 243, 3, 46,
    242, 3, 25, 240, 3, 147, 246, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 78, 199, 3, 102, 19,
    0, 187, 252, 0, 219, 232, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 19, 197, 3, 177, 195, 3,
    102, 19, 0, 183, 57, 1, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 177, 195, 3, 245, 54, 1, 167,
    210, 3, 102, 19, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 177, 195, 3, 167, 210, 3, 87, 1,
    4, 102, 19, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 177, 195, 3, 241, 193, 3, 167, 210, 3,
    102, 19, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 183, 64, 1, 19, 197, 3, 4,
    65, 1, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 19, 197, 3, 102, 19, 0, 183, 57, 1, 251, 2,
    4, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 78, 199, 3, 242, 132, 1, 102, 19, 0, 219, 232, 0,
    18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 241, 193, 3, 19, 197, 3, 102, 19, 0, 183, 57, 1, 18,
    189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 241, 193, 3, 19, 197, 3, 102, 19, 0, 104, 214, 3, 18, 189,
    3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 241, 193, 3, 245, 54, 1, 167, 210, 3, 102, 19, 0, 18, 189, 3,
    43, 189, 3, 68, 189, 3, 92, 189, 3, 243, 228, 0, 70, 116, 1, 4, 189, 3, 202, 228, 0, 18, 189, 3, 43,
    189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 219, 232, 0, 85, 12, 4, 187, 252, 0, 18, 189, 3, 43, 189,
    3, 68, 189, 3, 92, 189, 3, 95, 59, 1, 102, 19, 0, 235, 37, 4, 147, 154, 3, 14, 27, 4, 30, 27, 4,
    68, 189, 3, 52, 27, 4, 171, 123, 1, 29, 46, 4, 137, 31, 4, 102, 19, 0, 14, 27, 4, 30, 27, 4, 68,
    189, 3, 52, 27, 4, 244, 6, 1, 251, 54, 4, 137, 31, 4, 102, 19, 0, 14, 27, 4, 30, 27, 4, 68, 189,
    3, 52, 27, 4, 233, 241, 0, 137, 31, 4, 159, 213, 0, 171, 213, 0, 14, 27, 4, 30, 27, 4, 68, 189, 3,
    52, 27, 4, 146, 57, 4, 15, 63, 4, 228, 120, 1, 150, 59, 4, 217, 232, 0, 159, 213, 0, 254, 130, 1, 18,
    131, 1, 202, 228, 0, 146, 57, 4, 228, 120, 1, 150, 59, 4, 217, 232, 0, 159, 213, 0, 254, 130, 1, 18, 131,
    1, 148, 148, 4, 102, 19, 0, 62, 2, 2, 89, 2, 2, 116, 2, 2, 171, 148, 4, 205, 148, 4, 27, 55, 1,
    102, 19, 0, 59, 67, 1, 78, 67, 1, 99, 67, 1, 115, 67, 1, 131, 67, 1, 148, 67, 1, 139, 122, 1, 64,
    120, 1, 173, 122, 1, 244, 6, 1, 201, 122, 1, 219, 122, 1, 228, 120, 1, 108, 59, 1, 173, 122, 1, 7, 250,
    1, 46, 255, 0, 118, 219, 0, 244, 6, 1, 33, 250, 1, 179, 21, 2, 202, 21, 2, 203, 30, 2, 228, 120, 1,
    187, 53, 2, 171, 30, 2, 38, 69, 2, 1, 55, 1, 102, 19, 0, 27, 55, 1, 51, 55, 1, 63, 55, 1, 76,
    55, 1, 89, 55, 1, 74, 94, 2, 108, 59, 1, 140, 85, 2, 103, 1, 1, 102, 19, 0, 183, 57, 1, 21, 7,
    1, 243, 228, 0, 233, 241, 0, 83, 146, 1, 46, 255, 0, 240, 222, 0, 159, 213, 0, 171, 213, 0, 243, 228, 0,
    233, 241, 0, 171, 213, 0, 159, 213, 0, 240, 222, 0, 173, 122, 1, 23, 118, 3, 163, 189, 3, 102, 19, 0, 95,
    59, 1, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 163, 189, 3, 102, 19, 0, 219, 232, 0, 18, 189,
    3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 30, 191, 3, 249, 190, 3, 2, 192, 3, 18, 189, 3, 43, 189, 3,
    68, 189, 3, 92, 189, 3, 241, 193, 3, 249, 190, 3, 30, 191, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92,
    189, 3, 177, 195, 3, 102, 19, 0, 186, 195, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 241, 193,
    3, 102, 19, 0, 186, 195, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 95, 59, 1, 108, 59, 1,
    102, 19, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 241, 193, 3, 102, 19, 0, 183, 57, 1, 18,
    189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 167, 210, 3, 198, 210, 3, 18, 189, 3, 43, 189,
    3, 68, 189, 3, 92, 189, 3, 245, 54, 1, 102, 19, 0, 104, 214, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3,
    92, 189, 3, 78, 199, 3, 31, 113, 1, 47, 113, 1, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102,
    19, 0, 146, 218, 3, 167, 218, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 236, 243, 3, 251, 243,
    3, 64, 242, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 251, 243, 3, 236, 243, 3, 64, 242, 3,
    18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 19, 197, 3, 102, 19, 0, 203, 214, 3, 18, 189, 3, 43,
    189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 78, 199, 3, 159, 213, 0, 18, 189, 3, 43, 189, 3, 68, 189,
    3, 92, 189, 3, 102, 19, 0, 37, 9, 4, 70, 9, 4, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3,
    108, 59, 1, 78, 199, 3, 102, 19, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 123, 13, 4, 102,
    19, 0, 219, 232, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 110, 27, 4, 141, 27,
    4, 14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27, 4, 102, 19, 0, 183, 57, 1, 193, 26, 4, 14, 27, 4,
    30, 27, 4, 68, 189, 3, 52, 27, 4, 95, 59, 1, 102, 19, 0, 141, 27, 4, 14, 27, 4, 30, 27, 4, 68,
    189, 3, 52, 27, 4, 94, 47, 1, 137, 31, 4, 102, 19, 0, 14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27,
    4, 246, 26, 4, 102, 19, 0, 137, 31, 4, 14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27, 4, 240, 222, 0,
    89, 85, 4, 146, 57, 4, 228, 120, 1, 108, 59, 1, 84, 58, 4, 159, 213, 0, 102, 19, 0, 116, 152, 4, 27,
    55, 1, 51, 55, 1, 63, 55, 1, 76, 55, 1, 89, 55, 1, 117, 164, 4, 27, 55, 1, 205, 148, 4, 228, 120,
    1, 46, 255, 0, 140, 85, 2, 173, 122, 1, 243, 228, 0, 171, 213, 0, 247, 236, 0, 240, 222, 0, 16, 237, 0,
    8, 223, 0, 243, 228, 0, 171, 213, 0, 247, 236, 0, 233, 241, 0, 240, 222, 0, 191, 223, 0, 243, 228, 0, 159,
    213, 0, 46, 255, 0, 171, 213, 0, 233, 241, 0, 240, 222, 0, 243, 228, 0, 159, 213, 0, 192, 255, 0, 171, 213,
    0, 233, 241, 0, 103, 1, 1, 90, 116, 1, 101, 145, 1, 219, 213, 0, 125, 146, 1, 177, 249, 0, 131, 145, 1,
    90, 116, 1, 101, 145, 1, 219, 213, 0, 4, 133, 1, 177, 249, 0, 131, 145, 1, 113, 68, 0, 113, 219, 1, 121,
    98, 0, 162, 219, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 237, 219, 1, 177, 249,
    0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 137, 220, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0,
    113, 219, 1, 121, 98, 0, 101, 221, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 206,
    221, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 80, 222, 1, 177, 249, 0, 172, 218,
    1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 202, 222, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1,
    121, 98, 0, 78, 223, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 11, 224, 1, 121, 98, 0, 102, 224, 1, 177,
    249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 43, 225, 1, 177, 249, 0, 172, 218, 1, 113, 68,
    0, 113, 219, 1, 121, 98, 0, 248, 225, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 11, 224, 1, 121, 98, 0,
    199, 226, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 154, 227, 1, 177, 249, 0, 172,
    218, 1, 113, 68, 0, 11, 224, 1, 121, 98, 0, 87, 228, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219,
    1, 121, 98, 0, 26, 229, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 11, 224, 1, 121, 98, 0, 215, 229, 1,
    177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 156, 230, 1, 177, 249, 0, 172, 218, 1, 113,
    68, 0, 11, 224, 1, 121, 98, 0, 107, 231, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98,
    0, 52, 232, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 211, 232, 1, 177, 249, 0,
    172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 199, 233, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 11,
    224, 1, 121, 98, 0, 189, 234, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 222, 235,
    1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 97, 236, 1, 177, 249, 0, 172, 218, 1,
    113, 68, 0, 113, 219, 1, 121, 98, 0, 229, 236, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121,
    98, 0, 118, 237, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 50, 238, 1, 177, 249,
    0, 172, 218, 1, 113, 68, 0, 11, 224, 1, 121, 98, 0, 240, 238, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0,
    113, 219, 1, 121, 98, 0, 181, 239, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 11, 224, 1, 121, 98, 0, 128,
    240, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 82, 241, 1, 177, 249, 0, 172, 218,
    1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 71, 242, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1,
    121, 98, 0, 61, 243, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 113, 244, 1, 177,
    249, 0, 172, 218, 1, 113, 68, 0, 55, 245, 1, 121, 98, 0, 140, 246, 1, 177, 249, 0, 172, 218, 1, 1, 247,
    1, 151, 247, 1, 58, 197, 0, 170, 247, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0,
    217, 247, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 86, 248, 1, 177, 249, 0, 172,
    218, 1, 113, 68, 0, 171, 250, 1, 121, 98, 0, 206, 250, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 124, 251,
    1, 121, 98, 0, 206, 250, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 171, 250, 1, 121, 98, 0, 180, 251, 1,
    177, 249, 0, 172, 218, 1, 113, 68, 0, 124, 251, 1, 121, 98, 0, 180, 251, 1, 177, 249, 0, 172, 218, 1, 113,
    68, 0, 171, 250, 1, 121, 98, 0, 72, 252, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 46, 253, 1, 121, 98,
    0, 72, 252, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 124, 251, 1, 121, 98, 0, 72, 252, 1, 177, 249, 0,
    172, 218, 1, 113, 68, 0, 171, 250, 1, 121, 98, 0, 140, 253, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 67,
    254, 1, 121, 98, 0, 140, 253, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 46, 253, 1, 121, 98, 0, 140, 253,
    1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 173, 254, 1, 121, 98, 0, 140, 253, 1, 177, 249, 0, 172, 218, 1,
    113, 68, 0, 124, 251, 1, 121, 98, 0, 140, 253, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 171, 250, 1, 121,
    98, 0, 13, 255, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 67, 254, 1, 121, 98, 0, 13, 255, 1, 177, 249,
    0, 172, 218, 1, 113, 68, 0, 46, 253, 1, 121, 98, 0, 13, 255, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0,
    173, 254, 1, 121, 98, 0, 13, 255, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 124, 251, 1, 121, 98, 0, 13,
    255, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 11, 224, 1, 121, 98, 0, 43, 0, 2, 177, 249, 0, 172, 218,
    1, 113, 68, 0, 11, 224, 1, 121, 98, 0, 143, 0, 2, 177, 249, 0, 172, 218, 1, 1, 247, 1, 151, 247, 1,
    58, 197, 0, 66, 1, 2, 177, 249, 0, 172, 218, 1, 113, 68, 0, 113, 219, 1, 121, 98, 0, 97, 4, 2, 177,
    249, 0, 172, 218, 1, 179, 21, 2, 202, 21, 2, 94, 23, 2, 187, 53, 2, 203, 30, 2, 171, 30, 2, 108, 59,
    1, 102, 19, 0, 21, 7, 1, 1, 55, 1, 140, 85, 2, 244, 6, 1, 108, 59, 1, 103, 1, 1, 46, 255, 0,
    118, 219, 0, 14, 89, 2, 117, 253, 0, 236, 92, 2, 103, 1, 1, 29, 84, 2, 140, 85, 2, 187, 53, 2, 203,
    30, 2, 108, 59, 1, 140, 85, 2, 103, 1, 1, 102, 19, 0, 91, 96, 2, 21, 7, 1, 173, 86, 2, 103, 1,
    1, 29, 84, 2, 140, 85, 2, 187, 53, 2, 203, 30, 2, 108, 59, 1, 240, 98, 2, 140, 85, 2, 21, 7, 1,
    91, 96, 2, 102, 19, 0, 70, 116, 1, 18, 131, 1, 202, 228, 0, 254, 130, 1, 159, 213, 0, 220, 228, 0, 1,
    247, 1, 98, 213, 2, 114, 213, 2, 126, 213, 2, 219, 213, 0, 139, 213, 2, 239, 217, 2, 5, 218, 2, 217, 232,
    0, 171, 213, 0, 159, 213, 0, 26, 218, 2, 219, 232, 0, 231, 1, 3, 217, 232, 0, 216, 255, 0, 159, 213, 0,
    108, 59, 1, 240, 222, 0, 40, 92, 2, 159, 213, 0, 171, 213, 0, 192, 255, 0, 216, 255, 0, 243, 228, 0, 233,
    241, 0, 171, 213, 0, 240, 222, 0, 159, 213, 0, 23, 118, 3, 102, 19, 0, 59, 195, 3, 18, 189, 3, 43, 189,
    3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 19, 197, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3,
    30, 191, 3, 249, 190, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 4, 189, 3, 220, 228, 0, 18,
    189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 186, 219, 3, 18, 189, 3, 43, 189, 3, 68, 189,
    3, 92, 189, 3, 102, 19, 0, 151, 221, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0,
    140, 148, 1, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 125, 59, 1, 18, 189, 3, 43,
    189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 235, 225, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189,
    3, 152, 226, 3, 125, 59, 1, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 245, 54, 1, 102, 19, 0,
    18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 25, 240, 3, 18, 189, 3, 43, 189, 3, 68,
    189, 3, 92, 189, 3, 102, 19, 0, 17, 251, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19,
    0, 125, 254, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 162, 255, 3, 18, 189, 3,
    43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 245, 54, 1, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92,
    189, 3, 78, 199, 3, 219, 232, 0, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 113, 8,
    4, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 102, 19, 0, 46, 10, 4, 18, 189, 3, 43, 189, 3,
    68, 189, 3, 92, 189, 3, 219, 213, 0, 143, 18, 4, 58, 197, 0, 177, 18, 4, 177, 249, 0, 189, 18, 4, 108,
    59, 1, 244, 6, 1, 173, 122, 1, 102, 19, 0, 91, 96, 2, 33, 250, 1, 219, 213, 0, 225, 21, 4, 58, 197,
    0, 15, 22, 4, 177, 249, 0, 189, 18, 4, 71, 37, 4, 102, 19, 0, 14, 27, 4, 30, 27, 4, 68, 189, 3,
    52, 27, 4, 102, 19, 0, 193, 26, 4, 14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27, 4, 193, 26, 4, 102,
    19, 0, 14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27, 4, 219, 232, 0, 102, 19, 0, 14, 27, 4, 30, 27,
    4, 68, 189, 3, 52, 27, 4, 240, 222, 0, 146, 57, 4, 228, 120, 1, 202, 228, 0, 84, 58, 4, 159, 213, 0,
    146, 57, 4, 217, 232, 0, 108, 59, 1, 84, 58, 4, 228, 120, 1, 242, 130, 1, 102, 19, 0, 204, 157, 4, 97,
    115, 2, 223, 6, 1, 205, 148, 4, 27, 55, 1, 102, 19, 0, 97, 115, 2, 139, 159, 4, 222, 54, 1, 205, 148,
    4, 27, 55, 1, 224, 52, 0, 9, 10, 2, 82, 161, 0, 136, 5, 0, 25, 10, 2, 32, 10, 2, 224, 52, 0,
    156, 10, 2, 82, 161, 0, 177, 8, 0, 25, 10, 2, 174, 10, 2, 224, 52, 0, 248, 10, 2, 82, 161, 0, 233,
    12, 2, 25, 10, 2, 12, 11, 2, 224, 52, 0, 33, 11, 2, 82, 161, 0, 12, 13, 2, 25, 10, 2, 51, 11,
    2, 224, 52, 0, 29, 12, 2, 82, 161, 0, 224, 13, 2, 25, 10, 2, 39, 12, 2, 224, 52, 0, 44, 12, 2,
    82, 161, 0, 30, 14, 2, 25, 10, 2, 65, 12, 2, 224, 52, 0, 77, 12, 2, 82, 161, 0, 134, 15, 2, 25,
    10, 2, 109, 12, 2, 224, 52, 0, 114, 12, 2, 82, 161, 0, 135, 12, 2, 25, 10, 2, 143, 12, 2, 224, 52,
    0, 155, 12, 2, 82, 161, 0, 135, 5, 0, 25, 10, 2, 166, 12, 2, 224, 52, 0, 173, 12, 2, 82, 161, 0,
    192, 12, 2, 25, 10, 2, 201, 12, 2, 224, 52, 0, 208, 12, 2, 82, 161, 0, 232, 12, 2, 25, 10, 2, 241,
    12, 2, 224, 52, 0, 247, 12, 2, 82, 161, 0, 11, 13, 2, 25, 10, 2, 20, 13, 2, 224, 52, 0, 43, 13,
    2, 82, 161, 0, 58, 13, 2, 25, 10, 2, 67, 13, 2, 224, 52, 0, 177, 13, 2, 82, 161, 0, 193, 13, 2,
    25, 10, 2, 202, 13, 2, 224, 52, 0, 8, 14, 2, 82, 161, 0, 29, 14, 2, 25, 10, 2, 38, 14, 2, 224,
    52, 0, 115, 15, 2, 82, 161, 0, 133, 15, 2, 25, 10, 2, 142, 15, 2, 78, 253, 0, 239, 190, 0, 8, 64,
    0, 235, 30, 0, 251, 30, 0, 171, 213, 0, 159, 213, 0, 217, 232, 0, 240, 222, 0, 8, 223, 0, 159, 213, 0,
    192, 255, 0, 171, 213, 0, 216, 255, 0, 240, 222, 0, 95, 59, 1, 102, 19, 0, 108, 59, 1, 125, 59, 1, 117,
    253, 0, 134, 74, 1, 12, 94, 1, 46, 94, 1, 85, 94, 1, 128, 94, 1, 64, 120, 1, 183, 57, 1, 171, 123,
    1, 102, 19, 0, 204, 123, 1, 102, 19, 0, 51, 55, 1, 183, 57, 1, 39, 138, 1, 222, 54, 1, 240, 222, 0,
    108, 59, 1, 159, 213, 0, 171, 213, 0, 216, 255, 0, 230, 130, 1, 243, 228, 0, 70, 116, 1, 202, 228, 0, 108,
    59, 1, 102, 19, 0, 155, 153, 1, 103, 1, 1, 187, 252, 0, 219, 232, 0, 65, 173, 1, 243, 228, 0, 70, 116,
    1, 202, 228, 0, 230, 130, 1, 230, 130, 1, 243, 228, 0, 117, 253, 0, 144, 158, 1, 171, 213, 0, 177, 213, 1,
    217, 232, 0, 216, 255, 0, 201, 213, 1, 220, 228, 0, 177, 213, 1, 217, 232, 0, 216, 255, 0, 163, 215, 1, 220,
    228, 0, 1, 55, 1, 118, 219, 0, 38, 56, 1, 245, 54, 1, 102, 19, 0, 179, 21, 2, 202, 21, 2, 46, 23,
    2, 31, 113, 1, 47, 113, 1, 102, 19, 0, 125, 19, 2, 171, 30, 2, 203, 30, 2, 21, 7, 1, 102, 19, 0,
    152, 61, 2, 207, 60, 2, 178, 61, 2, 211, 61, 2, 243, 228, 0, 240, 222, 0, 159, 213, 0, 171, 213, 0, 216,
    255, 0, 108, 59, 1, 140, 85, 2, 244, 6, 1, 102, 19, 0, 21, 7, 1, 108, 59, 1, 102, 19, 0, 154, 91,
    2, 21, 7, 1, 40, 92, 2, 243, 228, 0, 239, 217, 2, 203, 227, 2, 171, 213, 0, 26, 218, 2, 228, 120, 1,
    181, 25, 3, 209, 25, 3, 243, 25, 3, 15, 26, 3, 102, 19, 0, 171, 123, 1, 82, 132, 3, 47, 113, 1, 108,
    59, 1, 102, 19, 0, 34, 135, 3, 63, 135, 3, 47, 113, 1, 108, 59, 1, 102, 19, 0, 89, 136, 3, 63, 135,
    3, 47, 113, 1, 108, 59, 1, 102, 19, 0, 171, 123, 1, 183, 57, 1, 47, 113, 1, 108, 59, 1, 102, 19, 0,
    95, 59, 1, 147, 154, 3, 223, 6, 1, 108, 59, 1, 171, 213, 0, 192, 255, 0, 233, 241, 0, 240, 222, 0, 159,
    213, 0, 4, 189, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 241, 193, 3, 18, 189, 3, 43, 189,
    3, 68, 189, 3, 92, 189, 3, 29, 84, 2, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 152, 226, 3,
    18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 177, 195, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92,
    189, 3, 78, 199, 3, 18, 189, 3, 43, 189, 3, 68, 189, 3, 92, 189, 3, 108, 59, 1, 46, 255, 0, 118, 219,
    0, 14, 89, 2, 117, 253, 0, 108, 59, 1, 173, 122, 1, 102, 19, 0, 33, 250, 1, 28, 19, 4, 220, 228, 0,
    14, 27, 4, 30, 27, 4, 68, 189, 3, 52, 27, 4, 31, 113, 1, 89, 85, 4, 228, 120, 1, 47, 113, 1, 146,
    57, 4, 254, 82, 4, 228, 120, 1, 15, 63, 4, 146, 57, 4, 150, 59, 4, 254, 82, 4, 228, 120, 1, 146, 57,
    4, 15, 63, 4, 150, 59, 4, 240, 222, 0, 146, 57, 4, 228, 120, 1, 159, 213, 0, 216, 255, 0, 230, 130, 1,
    243, 228, 0, 70, 116, 1, 202, 228, 0, 220, 228, 0, 230, 130, 1, 243, 228, 0, 202, 228, 0, 220, 228, 0, 253,
    171, 4, 102, 19, 0, 71, 178, 4, 172, 70, 1, 116, 179, 4, 137, 179, 4, 102, 19, 0, 71, 178, 4, 172, 70,
    1, 128, 100, 1, 248, 181, 4, 102, 19, 0, 71, 178, 4, 172, 70, 1, 179, 186, 4, 200, 186, 4, 102, 19, 0,
    11, 190, 4, 37, 190, 4, 83, 190, 4, 123, 190, 4, 78, 253, 0, 239, 190, 0, 235, 30, 0, 251, 30, 0, 219,
    213, 0, 223, 213, 0, 177, 249, 0, 246, 213, 0, 219, 213, 0, 223, 213, 0, 177, 249, 0, 31, 215, 0, 202, 228,
    0, 220, 228, 0, 227, 228, 0, 243, 228, 0, 102, 19, 0, 187, 252, 0, 219, 232, 0, 198, 252, 0, 219, 213, 0,
    72, 255, 0, 177, 249, 0, 147, 255, 0, 219, 213, 0, 47, 2, 1, 177, 249, 0, 147, 255, 0, 102, 19, 0, 219,
    232, 0, 187, 252, 0, 103, 1, 1, 102, 19, 0, 223, 6, 1, 244, 6, 1, 21, 7, 1, 219, 213, 0, 153, 59,
    1, 58, 197, 0, 188, 59, 1, 219, 213, 0, 102, 55, 1, 58, 197, 0, 25, 62, 1, 102, 19, 0, 59, 67, 1,
    78, 67, 1, 242, 68, 1, 134, 74, 1, 102, 19, 0, 156, 74, 1, 182, 79, 1, 134, 74, 1, 182, 86, 1, 156,
    74, 1, 214, 86, 1, 159, 213, 0, 240, 222, 0, 243, 228, 0, 171, 213, 0, 219, 213, 0, 201, 115, 1, 177, 249,
    0, 15, 116, 1, 102, 19, 0, 114, 116, 1, 187, 252, 0, 219, 232, 0, 227, 119, 1, 102, 19, 0, 219, 232, 0,
    187, 252, 0, 64, 120, 1, 183, 57, 1, 171, 123, 1, 204, 123, 1, 242, 132, 1, 234, 132, 1, 102, 19, 0, 219,
    232, 0, 130, 134, 1, 102, 19, 0, 51, 55, 1, 222, 54, 1, 102, 19, 0, 1, 55, 1, 51, 55, 1, 222, 54,
    1, 1, 55, 1, 102, 19, 0, 51, 55, 1, 222, 54, 1, 102, 19, 0, 251, 135, 1, 25, 136, 1, 54, 136, 1,
    54, 136, 1, 102, 19, 0, 51, 55, 1, 222, 54, 1, 25, 136, 1, 102, 19, 0, 51, 55, 1, 222, 54, 1, 18,
    131, 1, 108, 59, 1, 202, 228, 0, 159, 213, 0, 90, 116, 1, 101, 145, 1, 177, 249, 0, 131, 145, 1, 83, 146,
    1, 108, 59, 1, 159, 213, 0, 171, 213, 0, 102, 19, 0, 42, 150, 1, 187, 252, 0, 219, 232, 0, 171, 213, 0,
    108, 59, 1, 159, 213, 0, 240, 222, 0, 95, 59, 1, 102, 19, 0, 47, 113, 1, 108, 59, 1, 219, 213, 0, 35,
    93, 1, 58, 197, 0, 63, 160, 1, 219, 213, 0, 35, 93, 1, 58, 197, 0, 102, 160, 1, 219, 213, 0, 35, 93,
    1, 58, 197, 0, 139, 160, 1, 219, 213, 0, 35, 93, 1, 58, 197, 0, 192, 160, 1, 219, 213, 0, 35, 93, 1,
    58, 197, 0, 235, 160, 1, 219, 213, 0, 35, 93, 1, 58, 197, 0, 36, 161, 1, 219, 213, 0, 35, 93, 1, 58,
    197, 0, 87, 173, 1, 219, 213, 0, 35, 93, 1, 58, 197, 0, 126, 173, 1, 219, 213, 0, 35, 93, 1, 58, 197,
    0, 22, 209, 1, 219, 213, 0, 102, 209, 1, 177, 249, 0, 128, 209, 1, 117, 253, 0, 95, 59, 1, 102, 19, 0,
    108, 59, 1, 219, 213, 0, 49, 210, 1, 58, 197, 0, 72, 210, 1, 219, 213, 0, 164, 118, 1, 58, 197, 0, 40,
    211, 1, 202, 228, 0, 217, 232, 0, 220, 228, 0, 242, 130, 1, 121, 212, 1, 147, 212, 1, 47, 113, 1, 102, 19,
    0, 113, 68, 0, 161, 218, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 203, 218, 1, 177, 249, 0, 172, 218, 1,
    113, 68, 0, 53, 219, 1, 177, 249, 0, 172, 218, 1, 58, 197, 0, 244, 220, 1, 177, 249, 0, 172, 218, 1, 113,
    68, 0, 19, 221, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 170, 235, 1, 177, 249, 0, 172, 218, 1, 113, 68,
    0, 37, 244, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 75, 244, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0,
    203, 244, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 230, 244, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 24,
    245, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 193, 246, 1, 177, 249, 0, 172, 218, 1, 1, 247, 1, 13, 247,
    1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 124, 247, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 12, 248, 1,
    177, 249, 0, 172, 218, 1, 113, 68, 0, 48, 248, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 185, 248, 1, 177,
    249, 0, 172, 218, 1, 113, 68, 0, 215, 248, 1, 177, 249, 0, 172, 218, 1, 219, 213, 0, 61, 250, 1, 58, 197,
    0, 123, 250, 1, 113, 68, 0, 250, 255, 1, 177, 249, 0, 172, 218, 1, 113, 68, 0, 221, 0, 2, 177, 249, 0,
    172, 218, 1, 113, 68, 0, 94, 1, 2, 177, 249, 0, 172, 218, 1, 113, 68, 0, 125, 1, 2, 177, 249, 0, 172,
    218, 1, 113, 68, 0, 157, 1, 2, 177, 249, 0, 172, 218, 1, 113, 68, 0, 205, 2, 2, 177, 249, 0, 172, 218,
    1, 113, 68, 0, 236, 2, 2, 177, 249, 0, 172, 218, 1, 113, 68, 0, 10, 3, 2, 177, 249, 0, 172, 218, 1,
    113, 68, 0, 40, 3, 2, 177, 249, 0, 172, 218, 1, 58, 197, 0, 74, 3, 2, 177, 249, 0, 172, 218, 1, 219,
    213, 0, 61, 250, 1, 58, 197, 0, 55, 4, 2, 241, 18, 2, 7, 19, 2, 219, 213, 0, 18, 19, 2, 1, 55,
    1, 118, 219, 0, 64, 20, 2, 102, 19, 0, 179, 21, 2, 202, 21, 2, 105, 24, 2, 227, 21, 2, 217, 232, 0,
    216, 255, 0, 242, 130, 1, 220, 228, 0, 1, 55, 1, 118, 219, 0, 46, 23, 2, 102, 19, 0, 102, 19, 0, 46,
    23, 2, 21, 4, 1, 255, 27, 2, 230, 130, 1, 243, 228, 0, 202, 228, 0, 70, 116, 1, 94, 47, 1, 242, 132,
    1, 102, 19, 0, 219, 232, 0, 102, 19, 0, 207, 60, 2, 240, 60, 2, 17, 61, 2, 102, 19, 0, 44, 62, 2,
    69, 62, 2, 99, 62, 2, 242, 132, 1, 31, 113, 1, 234, 132, 1, 219, 232, 0, 1, 55, 1, 118, 219, 0, 80,
    74, 2, 102, 19, 0, 1, 55, 1, 118, 219, 0, 64, 20, 2, 46, 255, 0, 102, 19, 0, 247, 74, 2, 46, 23,
    2, 4, 65, 1, 1, 55, 1, 118, 219, 0, 38, 56, 1, 102, 19, 0, 219, 213, 0, 54, 84, 2, 58, 197, 0,
    119, 84, 2, 29, 84, 2, 108, 59, 1, 183, 19, 2, 215, 19, 2, 219, 213, 0, 54, 84, 2, 58, 197, 0, 140,
    84, 2, 3, 85, 2, 102, 19, 0, 187, 252, 0, 219, 232, 0, 219, 213, 0, 175, 85, 2, 58, 197, 0, 209, 85,
    2, 97, 87, 2, 102, 19, 0, 219, 232, 0, 187, 252, 0, 108, 59, 1, 140, 85, 2, 102, 19, 0, 21, 7, 1,
    219, 213, 0, 35, 89, 2, 58, 197, 0, 85, 89, 2, 219, 213, 0, 32, 91, 2, 58, 197, 0, 64, 91, 2, 219,
    213, 0, 177, 91, 2, 58, 197, 0, 212, 91, 2, 219, 213, 0, 59, 92, 2, 58, 197, 0, 135, 92, 2, 219, 213,
    0, 10, 93, 2, 177, 249, 0, 76, 93, 2, 219, 213, 0, 122, 96, 2, 58, 197, 0, 199, 96, 2, 219, 213, 0,
    122, 96, 2, 58, 197, 0, 16, 99, 2, 108, 59, 1, 140, 85, 2, 21, 7, 1, 102, 19, 0, 219, 213, 0, 168,
    99, 2, 58, 197, 0, 222, 99, 2, 70, 116, 1, 202, 228, 0, 254, 130, 1, 220, 228, 0, 102, 19, 0, 205, 102,
    2, 187, 252, 0, 219, 232, 0, 102, 19, 0, 254, 102, 2, 187, 252, 0, 219, 232, 0, 30, 207, 1, 71, 115, 2,
    62, 2, 2, 97, 115, 2, 202, 228, 0, 227, 228, 0, 159, 213, 0, 220, 228, 0, 5, 218, 2, 217, 232, 0, 159,
    213, 0, 26, 218, 2, 219, 213, 0, 171, 224, 2, 58, 197, 0, 98, 213, 2, 26, 218, 2, 202, 228, 0, 203, 227,
    2, 216, 214, 2, 102, 19, 0, 187, 252, 0, 219, 232, 0, 209, 0, 3, 202, 228, 0, 159, 213, 0, 220, 228, 0,
    108, 59, 1, 90, 116, 1, 140, 6, 3, 219, 213, 0, 83, 9, 3, 228, 120, 1, 17, 29, 3, 70, 31, 3, 97,
    31, 3, 80, 117, 3, 139, 249, 0, 102, 19, 0, 219, 232, 0, 219, 213, 0, 125, 146, 1, 177, 249, 0, 152, 117,
    3, 219, 213, 0, 41, 118, 3, 177, 249, 0, 144, 118, 3, 219, 213, 0, 4, 133, 1, 177, 249, 0, 152, 117, 3,
    219, 213, 0, 111, 119, 3, 177, 249, 0, 152, 117, 3, 219, 213, 0, 169, 119, 3, 177, 249, 0, 251, 119, 3, 219,
    232, 0, 72, 120, 3, 171, 213, 0, 139, 249, 0, 240, 222, 0, 233, 241, 0, 171, 213, 0, 159, 213, 0, 102, 19,
    0, 187, 252, 0, 219, 232, 0, 162, 120, 3, 219, 213, 0, 37, 122, 3, 177, 249, 0, 73, 122, 3, 102, 19, 0,
    187, 252, 0, 219, 232, 0, 202, 122, 3, 219, 213, 0, 130, 123, 3, 58, 197, 0, 162, 123, 3, 102, 19, 0, 194,
    128, 3, 187, 252, 0, 219, 232, 0, 55, 131, 3, 102, 19, 0, 187, 252, 0, 219, 232, 0, 102, 19, 0, 183, 57,
    1, 47, 113, 1, 108, 59, 1, 219, 213, 0, 98, 135, 3, 58, 197, 0, 130, 135, 3, 219, 213, 0, 98, 135, 3,
    58, 197, 0, 117, 136, 3, 219, 213, 0, 164, 118, 1, 58, 197, 0, 90, 137, 3, 219, 213, 0, 204, 137, 3, 58,
    197, 0, 36, 138, 3, 219, 213, 0, 164, 118, 1, 58, 197, 0, 139, 138, 3, 219, 213, 0, 180, 139, 3, 58, 197,
    0, 214, 139, 3, 102, 19, 0, 34, 135, 3, 47, 113, 1, 108, 59, 1, 219, 213, 0, 98, 135, 3, 58, 197, 0,
    163, 140, 3, 102, 19, 0, 82, 132, 3, 47, 113, 1, 108, 59, 1, 219, 213, 0, 98, 135, 3, 58, 197, 0, 59,
    142, 3, 219, 213, 0, 4, 143, 3, 58, 197, 0, 43, 143, 3, 219, 213, 0, 154, 143, 3, 58, 197, 0, 222, 143,
    3, 219, 213, 0, 174, 144, 3, 58, 197, 0, 45, 145, 3, 219, 213, 0, 105, 146, 3, 58, 197, 0, 221, 146, 3,
    102, 19, 0, 173, 122, 1, 114, 148, 3, 47, 113, 1, 102, 19, 0, 95, 151, 3, 69, 152, 3, 97, 152, 3, 219,
    213, 0, 153, 59, 1, 58, 197, 0, 174, 154, 3, 219, 213, 0, 8, 157, 3, 58, 197, 0, 72, 210, 1, 219, 213,
    0, 8, 157, 3, 177, 249, 0, 242, 156, 3, 219, 213, 0, 93, 156, 3, 58, 197, 0, 195, 159, 3, 219, 213, 0,
    32, 91, 2, 58, 197, 0, 36, 16, 4, 219, 213, 0, 120, 16, 4, 58, 197, 0, 186, 16, 4, 108, 59, 1, 244,
    6, 1, 102, 19, 0, 91, 96, 2, 219, 213, 0, 122, 96, 2, 58, 197, 0, 213, 16, 4, 219, 213, 0, 87, 17,
    4, 58, 197, 0, 168, 17, 4, 108, 59, 1, 171, 213, 0, 244, 6, 1, 159, 213, 0, 219, 213, 0, 56, 19, 4,
    58, 197, 0, 151, 19, 4, 219, 213, 0, 143, 20, 4, 58, 197, 0, 251, 20, 4, 108, 59, 1, 244, 6, 1, 102,
    19, 0, 159, 213, 0, 219, 213, 0, 35, 93, 1, 58, 197, 0, 93, 22, 4, 108, 59, 1, 244, 6, 1, 102, 19,
    0, 162, 23, 4, 219, 213, 0, 194, 23, 4, 58, 197, 0, 11, 24, 4, 102, 19, 0, 187, 252, 0, 219, 232, 0,
    32, 24, 4, 146, 57, 4, 15, 63, 4, 74, 94, 2, 228, 120, 1, 89, 85, 4, 146, 57, 4, 228, 120, 1, 106,
    85, 4, 146, 57, 4, 228, 120, 1, 240, 222, 0, 159, 213, 0, 228, 120, 1, 47, 113, 1, 146, 57, 4, 108, 59,
    1, 146, 57, 4, 89, 85, 4, 106, 85, 4, 228, 120, 1, 146, 57, 4, 106, 85, 4, 89, 85, 4, 228, 120, 1,
    146, 57, 4, 228, 120, 1, 242, 130, 1, 217, 232, 0, 146, 57, 4, 89, 85, 4, 228, 120, 1, 21, 4, 1, 89,
    85, 4, 228, 120, 1, 15, 98, 4, 159, 213, 0, 15, 98, 4, 165, 99, 4, 89, 85, 4, 228, 120, 1, 165, 99,
    4, 15, 98, 4, 89, 85, 4, 228, 120, 1, 15, 63, 4, 146, 57, 4, 228, 120, 1, 150, 59, 4, 146, 57, 4,
    228, 120, 1, 89, 85, 4, 1, 55, 1, 70, 116, 1, 202, 228, 0, 228, 120, 1, 146, 57, 4, 228, 120, 1, 112,
    106, 4, 146, 57, 4, 89, 85, 4, 89, 85, 4, 146, 57, 4, 228, 120, 1, 112, 106, 4, 90, 116, 1, 198, 110,
    4, 177, 249, 0, 117, 58, 4, 254, 82, 4, 228, 120, 1, 146, 57, 4, 150, 59, 4, 102, 19, 0, 27, 55, 1,
    117, 253, 0, 97, 115, 2, 102, 19, 0, 107, 149, 4, 136, 149, 4, 178, 149, 4, 102, 19, 0, 117, 253, 0, 97,
    115, 2, 87, 121, 3, 205, 148, 4, 140, 85, 2, 27, 55, 1, 29, 84, 2, 102, 19, 0, 117, 253, 0, 97, 115,
    2, 98, 155, 4, 159, 213, 0, 45, 157, 4, 171, 213, 0, 216, 255, 0, 102, 19, 0, 97, 115, 2, 49, 158, 4,
    205, 148, 4, 102, 19, 0, 228, 160, 4, 98, 155, 4, 12, 161, 4, 102, 19, 0, 97, 115, 2, 49, 158, 4, 40,
    92, 2, 102, 19, 0, 117, 253, 0, 27, 55, 1, 97, 115, 2, 219, 213, 0, 75, 165, 4, 58, 197, 0, 98, 165,
    4, 102, 19, 0, 71, 178, 4, 75, 183, 4, 96, 183, 4, 102, 19, 0, 71, 178, 4, 113, 184, 4, 138, 184, 4,
    102, 19, 0, 71, 178, 4, 140, 185, 4, 96, 183, 4, 170, 126, 1, 137, 50, 1, 191, 126, 1, 206, 126, 1, 82,
    161, 0, 194, 13, 2, 25, 10, 2, 135, 11, 2, 82, 161, 0, 59, 13, 2, 25, 10, 2, 248, 11, 2, 82, 161,
    0, 223, 13, 2, 25, 10, 2, 232, 13, 2, 224, 52, 0, 252, 99, 2, 125, 128, 1, 135, 128, 1, 139, 23, 3,
    170, 126, 1, 85, 126, 1, 180, 7, 2, 132, 60, 4, 171, 9, 0, 235, 30, 0, 239, 190, 0, 171, 9, 0, 81,
    61, 4, 235, 30, 0, 251, 79, 4, 65, 28, 0, 78, 253, 0, 239, 190, 0, 17, 30, 0, 159, 213, 0, 171, 213,
    0, 194, 213, 0, 159, 213, 0, 171, 213, 0, 7, 215, 0, 171, 213, 0, 240, 222, 0, 8, 223, 0, 102, 19, 0,
    219, 232, 0, 139, 249, 0, 56, 1, 1, 78, 1, 1, 103, 1, 1, 164, 2, 1, 78, 1, 1, 103, 1, 1, 102,
    19, 0, 21, 4, 1, 38, 4, 1, 102, 19, 0, 74, 51, 1, 145, 52, 1, 102, 19, 0, 139, 68, 1, 145, 52,
    1, 102, 19, 0, 172, 70, 1, 191, 70, 1, 102, 19, 0, 134, 74, 1, 156, 74, 1, 134, 74, 1, 102, 19, 0,
    217, 75, 1, 134, 74, 1, 182, 86, 1, 68, 92, 1, 134, 74, 1, 154, 95, 1, 194, 95, 1, 245, 54, 1, 191,
    104, 1, 220, 104, 1, 102, 19, 0, 139, 68, 1, 176, 107, 1, 102, 19, 0, 153, 77, 1, 51, 55, 1, 31, 113,
    1, 104, 140, 1, 47, 113, 1, 217, 232, 0, 108, 59, 1, 171, 213, 0, 102, 19, 0, 219, 232, 0, 246, 151, 1,
    31, 113, 1, 103, 1, 1, 47, 113, 1, 31, 113, 1, 155, 152, 1, 194, 152, 1, 102, 19, 0, 117, 253, 0, 108,
    59, 1, 91, 182, 1, 102, 19, 0, 219, 232, 0, 241, 208, 1, 102, 19, 0, 219, 232, 0, 117, 253, 0, 245, 54,
    1, 102, 19, 0, 117, 253, 0, 102, 19, 0, 74, 94, 2, 121, 212, 1, 147, 212, 1, 1, 55, 1, 121, 212, 1,
    147, 212, 1, 102, 19, 0, 64, 5, 2, 173, 122, 1, 180, 44, 0, 38, 6, 2, 173, 122, 1, 180, 44, 0, 232,
    6, 2, 173, 122, 1, 180, 44, 0, 102, 19, 0, 125, 19, 2, 21, 7, 1, 1, 55, 1, 118, 219, 0, 102, 19,
    0, 179, 21, 2, 202, 21, 2, 227, 21, 2, 102, 19, 0, 95, 59, 1, 47, 113, 1, 102, 19, 0, 1, 55, 1,
    46, 23, 2, 102, 19, 0, 21, 4, 1, 255, 27, 2, 102, 19, 0, 223, 33, 2, 252, 33, 2, 46, 23, 2, 102,
    19, 0, 1, 55, 1, 102, 19, 0, 227, 44, 2, 174, 45, 2, 46, 23, 2, 102, 19, 0, 171, 123, 1, 202, 228,
    0, 220, 228, 0, 47, 113, 1, 140, 85, 2, 125, 59, 1, 173, 86, 2, 102, 19, 0, 142, 89, 2, 223, 6, 1,
    102, 19, 0, 108, 59, 1, 47, 113, 1, 49, 136, 2, 117, 253, 0, 102, 19, 0, 194, 213, 0, 171, 213, 0, 159,
    213, 0, 7, 215, 0, 171, 213, 0, 159, 213, 0, 186, 214, 2, 219, 232, 0, 216, 214, 2, 202, 228, 0, 227, 228,
    0, 220, 228, 0, 171, 213, 0, 94, 47, 1, 44, 220, 2, 243, 228, 0, 203, 227, 2, 26, 218, 2, 171, 213, 0,
    203, 227, 2, 26, 218, 2, 219, 232, 0, 102, 19, 0, 21, 4, 1, 102, 19, 0, 131, 13, 3, 219, 232, 0, 95,
    59, 1, 102, 19, 0, 125, 59, 1, 102, 19, 0, 21, 7, 1, 223, 6, 1, 102, 19, 0, 153, 77, 1, 183, 57,
    1, 102, 19, 0, 174, 33, 3, 71, 34, 3, 107, 120, 3, 102, 19, 0, 219, 232, 0, 245, 54, 1, 102, 19, 0,
    87, 121, 3, 159, 213, 0, 240, 222, 0, 171, 213, 0, 95, 59, 1, 102, 19, 0, 87, 121, 3, 102, 19, 0, 209,
    26, 1, 108, 59, 1, 102, 19, 0, 47, 150, 3, 75, 150, 3, 102, 19, 0, 95, 151, 3, 123, 151, 3, 102, 19,
    0, 95, 59, 1, 108, 59, 1, 192, 255, 0, 171, 213, 0, 159, 213, 0, 102, 19, 0, 219, 232, 0, 242, 182, 3,
    74, 94, 2, 108, 59, 1, 102, 19, 0, 102, 19, 0, 108, 59, 1, 244, 6, 1, 108, 59, 1, 102, 19, 0, 228,
    172, 3, 108, 59, 1, 102, 19, 0, 55, 17, 4, 146, 57, 4, 106, 85, 4, 228, 120, 1, 158, 97, 4, 89, 85,
    4, 228, 120, 1, 71, 101, 4, 89, 85, 4, 228, 120, 1, 146, 57, 4, 228, 120, 1, 210, 108, 4, 89, 85, 4,
    15, 98, 4, 228, 120, 1, 254, 82, 4, 146, 57, 4, 228, 120, 1, 146, 57, 4, 228, 120, 1, 1, 55, 1, 102,
    19, 0, 97, 115, 2, 98, 155, 4, 102, 19, 0, 153, 77, 1, 73, 156, 4, 27, 55, 1, 140, 85, 2, 29, 84,
    2, 102, 19, 0, 44, 160, 4, 80, 160, 4, 102, 19, 0, 159, 161, 4, 186, 161, 4, 40, 92, 2, 102, 19, 0,
    50, 153, 4, 220, 228, 0, 240, 188, 3, 46, 173, 4, 102, 19, 0, 71, 178, 4, 1, 55, 1, 102, 19, 0, 71,
    178, 4, 11, 181, 4, 102, 19, 0, 146, 191, 4, 123, 190, 4, 102, 19, 0, 149, 199, 4, 123, 190, 4, 30, 207,
    1, 162, 204, 4, 123, 190, 4, 104, 205, 4, 30, 207, 1, 123, 190, 4, 98, 51, 1, 219, 207, 4, 123, 190, 4,
    104, 205, 4, 98, 51, 1, 123, 190, 4, 137, 50, 1, 148, 50, 1, 24, 127, 1, 180, 7, 2, 85, 126, 1, 206,
    126, 1, 111, 8, 2, 180, 7, 2, 204, 7, 2, 239, 190, 0, 122, 216, 3, 188, 153, 1, 200, 153, 1, 188, 153,
    1, 62, 7, 2, 132, 60, 4, 46, 35, 0, 188, 153, 1, 120, 34, 3, 239, 190, 0, 251, 30, 0, 194, 187, 0,
    251, 30, 0, 201, 217, 0, 5, 218, 0, 219, 213, 0, 50, 218, 0, 118, 219, 0, 133, 219, 0, 219, 213, 0, 169,
    219, 0, 118, 219, 0, 5, 218, 0, 171, 213, 0, 191, 223, 0, 243, 223, 0, 5, 218, 0, 219, 213, 0, 178, 224,
    0, 121, 226, 0, 5, 218, 0, 219, 213, 0, 120, 229, 0, 219, 213, 0, 41, 237, 0, 219, 213, 0, 140, 253, 0,
    219, 213, 0, 114, 254, 0, 219, 213, 0, 168, 0, 1, 219, 213, 0, 123, 1, 1, 219, 213, 0, 166, 1, 1, 219,
    213, 0, 68, 4, 1, 219, 213, 0, 41, 7, 1, 219, 213, 0, 243, 7, 1, 102, 19, 0, 227, 8, 1, 219, 213,
    0, 4, 9, 1, 219, 213, 0, 36, 12, 1, 194, 21, 1, 102, 19, 0, 219, 213, 0, 221, 21, 1, 219, 213, 0,
    129, 23, 1, 219, 213, 0, 165, 24, 1, 219, 213, 0, 208, 25, 1, 219, 213, 0, 235, 26, 1, 169, 27, 1, 198,
    27, 1, 219, 213, 0, 233, 27, 1, 219, 213, 0, 65, 29, 1, 219, 213, 0, 193, 29, 1, 102, 19, 0, 120, 36,
    1, 219, 213, 0, 147, 36, 1, 219, 213, 0, 185, 46, 1, 219, 213, 0, 118, 47, 1, 74, 51, 1, 98, 51, 1,
    219, 213, 0, 119, 51, 1, 219, 213, 0, 168, 52, 1, 219, 213, 0, 174, 56, 1, 219, 213, 0, 156, 58, 1, 219,
    213, 0, 91, 62, 1, 219, 213, 0, 25, 63, 1, 219, 213, 0, 26, 65, 1, 219, 213, 0, 171, 67, 1, 219, 213,
    0, 164, 68, 1, 219, 213, 0, 8, 69, 1, 219, 213, 0, 213, 70, 1, 219, 213, 0, 183, 74, 1, 219, 213, 0,
    245, 75, 1, 219, 213, 0, 94, 78, 1, 219, 213, 0, 210, 79, 1, 219, 213, 0, 240, 80, 1, 250, 82, 1, 31,
    83, 1, 219, 213, 0, 186, 84, 1, 219, 213, 0, 251, 86, 1, 219, 213, 0, 175, 88, 1, 219, 213, 0, 103, 92,
    1, 219, 213, 0, 153, 94, 1, 219, 213, 0, 243, 95, 1, 102, 19, 0, 200, 97, 1, 219, 213, 0, 236, 97, 1,
    102, 19, 0, 163, 98, 1, 219, 213, 0, 199, 98, 1, 102, 19, 0, 128, 100, 1, 219, 213, 0, 151, 100, 1, 102,
    19, 0, 25, 102, 1, 219, 213, 0, 29, 103, 1, 164, 101, 1, 102, 19, 0, 219, 213, 0, 217, 103, 1, 219, 213,
    0, 246, 104, 1, 102, 19, 0, 145, 106, 1, 219, 213, 0, 170, 106, 1, 219, 213, 0, 199, 107, 1, 102, 19, 0,
    221, 108, 1, 219, 213, 0, 16, 109, 1, 102, 19, 0, 225, 109, 1, 219, 213, 0, 56, 110, 1, 219, 213, 0, 190,
    111, 1, 219, 213, 0, 119, 112, 1, 219, 213, 0, 114, 113, 1, 219, 213, 0, 200, 113, 1, 219, 213, 0, 40, 114,
    1, 219, 213, 0, 89, 114, 1, 219, 213, 0, 247, 114, 1, 219, 213, 0, 81, 115, 1, 90, 116, 1, 106, 116, 1,
    219, 213, 0, 21, 118, 1, 219, 213, 0, 100, 118, 1, 219, 213, 0, 119, 119, 1, 64, 120, 1, 244, 6, 1, 219,
    213, 0, 88, 120, 1, 228, 120, 1, 229, 19, 2, 219, 213, 0, 156, 121, 1, 90, 116, 1, 37, 131, 1, 219, 213,
    0, 181, 131, 1, 219, 213, 0, 161, 134, 1, 219, 213, 0, 71, 135, 1, 58, 197, 0, 166, 135, 1, 219, 213, 0,
    88, 136, 1, 219, 213, 0, 231, 136, 1, 219, 213, 0, 62, 137, 1, 219, 213, 0, 65, 138, 1, 219, 213, 0, 109,
    138, 1, 104, 140, 1, 213, 140, 1, 219, 213, 0, 246, 140, 1, 104, 140, 1, 74, 94, 2, 183, 64, 1, 104, 140,
    1, 219, 213, 0, 191, 143, 1, 95, 59, 1, 104, 140, 1, 219, 213, 0, 204, 144, 1, 104, 140, 1, 140, 148, 1,
    219, 213, 0, 171, 148, 1, 219, 213, 0, 9, 149, 1, 219, 213, 0, 225, 152, 1, 58, 197, 0, 115, 153, 1, 90,
    116, 1, 148, 153, 1, 1, 55, 1, 202, 228, 0, 219, 213, 0, 151, 157, 1, 219, 213, 0, 165, 158, 1, 219, 213,
    0, 13, 162, 1, 219, 213, 0, 187, 163, 1, 219, 213, 0, 144, 165, 1, 219, 213, 0, 81, 169, 1, 219, 213, 0,
    107, 170, 1, 219, 213, 0, 36, 171, 1, 219, 213, 0, 21, 172, 1, 219, 213, 0, 25, 174, 1, 144, 158, 1, 17,
    178, 1, 219, 213, 0, 95, 178, 1, 144, 158, 1, 174, 180, 1, 102, 19, 0, 181, 182, 1, 219, 213, 0, 215, 182,
    1, 219, 213, 0, 249, 183, 1, 219, 213, 0, 138, 185, 1, 219, 213, 0, 130, 187, 1, 102, 19, 0, 4, 188, 1,
    219, 213, 0, 39, 188, 1, 219, 213, 0, 101, 189, 1, 219, 213, 0, 201, 190, 1, 219, 213, 0, 229, 192, 1, 219,
    213, 0, 77, 194, 1, 219, 213, 0, 236, 195, 1, 219, 213, 0, 145, 197, 1, 219, 213, 0, 78, 199, 1, 219, 213,
    0, 191, 200, 1, 219, 213, 0, 25, 202, 1, 102, 19, 0, 87, 203, 1, 219, 213, 0, 110, 203, 1, 102, 19, 0,
    230, 203, 1, 219, 213, 0, 0, 204, 1, 102, 19, 0, 148, 204, 1, 102, 19, 0, 7, 205, 1, 219, 213, 0, 34,
    205, 1, 102, 19, 0, 227, 205, 1, 219, 213, 0, 0, 206, 1, 219, 213, 0, 215, 209, 1, 117, 253, 0, 118, 219,
    0, 219, 213, 0, 219, 210, 1, 219, 213, 0, 198, 212, 1, 219, 213, 0, 54, 213, 1, 219, 213, 0, 76, 214, 1,
    219, 213, 0, 115, 215, 1, 219, 213, 0, 138, 216, 1, 50, 214, 1, 82, 217, 1, 219, 213, 0, 104, 217, 1, 219,
    213, 0, 180, 217, 1, 219, 213, 0, 251, 21, 2, 94, 23, 2, 46, 23, 2, 219, 213, 0, 129, 24, 2, 102, 19,
    0, 106, 26, 2, 219, 213, 0, 133, 26, 2, 219, 213, 0, 23, 28, 2, 219, 213, 0, 211, 28, 2, 219, 213, 0,
    22, 34, 2, 102, 19, 0, 11, 35, 2, 219, 213, 0, 40, 35, 2, 219, 213, 0, 178, 35, 2, 220, 35, 2, 247,
    35, 2, 219, 213, 0, 26, 36, 2, 219, 213, 0, 19, 37, 2, 219, 213, 0, 72, 37, 2, 219, 213, 0, 50, 38,
    2, 219, 213, 0, 184, 38, 2, 219, 213, 0, 67, 39, 2, 219, 213, 0, 211, 39, 2, 219, 213, 0, 74, 40, 2,
    219, 213, 0, 35, 41, 2, 219, 213, 0, 177, 43, 2, 102, 19, 0, 60, 44, 2, 219, 213, 0, 164, 46, 2, 219,
    213, 0, 39, 47, 2, 219, 213, 0, 142, 48, 2, 219, 213, 0, 195, 48, 2, 219, 213, 0, 248, 48, 2, 125, 19,
    2, 1, 55, 1, 219, 213, 0, 55, 49, 2, 219, 213, 0, 18, 54, 2, 182, 54, 2, 205, 54, 2, 219, 213, 0,
    245, 54, 2, 102, 19, 0, 246, 55, 2, 102, 19, 0, 101, 56, 2, 219, 213, 0, 154, 56, 2, 219, 213, 0, 226,
    59, 2, 219, 213, 0, 245, 61, 2, 219, 213, 0, 125, 62, 2, 102, 19, 0, 38, 69, 2, 177, 249, 0, 72, 71,
    2, 219, 213, 0, 134, 73, 2, 219, 213, 0, 31, 75, 2, 102, 19, 0, 238, 75, 2, 219, 213, 0, 3, 76, 2,
    102, 19, 0, 38, 56, 1, 102, 19, 0, 158, 78, 2, 219, 213, 0, 28, 80, 2, 219, 213, 0, 72, 81, 2, 219,
    213, 0, 4, 82, 2, 219, 213, 0, 40, 83, 2, 177, 249, 0, 188, 84, 2, 219, 213, 0, 202, 86, 2, 58, 197,
    0, 154, 87, 2, 58, 197, 0, 26, 88, 2, 101, 56, 2, 132, 88, 2, 219, 213, 0, 163, 89, 2, 219, 213, 0,
    69, 90, 2, 159, 213, 0, 236, 92, 2, 220, 228, 0, 29, 84, 2, 58, 197, 0, 90, 94, 2, 219, 213, 0, 21,
    95, 2, 58, 197, 0, 119, 97, 2, 219, 213, 0, 208, 97, 2, 58, 197, 0, 63, 99, 2, 58, 197, 0, 212, 100,
    2, 219, 213, 0, 136, 101, 2, 219, 213, 0, 68, 103, 2, 219, 213, 0, 43, 104, 2, 219, 213, 0, 217, 104, 2,
    219, 213, 0, 55, 105, 2, 219, 213, 0, 211, 105, 2, 219, 213, 0, 101, 106, 2, 219, 213, 0, 144, 106, 2, 219,
    213, 0, 254, 106, 2, 219, 213, 0, 184, 107, 2, 219, 213, 0, 185, 108, 2, 219, 213, 0, 193, 109, 2, 219, 213,
    0, 106, 110, 2, 219, 213, 0, 35, 111, 2, 219, 213, 0, 206, 111, 2, 219, 213, 0, 82, 113, 2, 219, 213, 0,
    11, 114, 2, 219, 213, 0, 172, 114, 2, 219, 213, 0, 8, 116, 2, 219, 213, 0, 200, 116, 2, 219, 213, 0, 138,
    117, 2, 219, 213, 0, 158, 118, 2, 219, 213, 0, 49, 119, 2, 219, 213, 0, 228, 119, 2, 219, 213, 0, 175, 120,
    2, 219, 213, 0, 240, 121, 2, 219, 213, 0, 68, 123, 2, 219, 213, 0, 116, 124, 2, 219, 213, 0, 136, 125, 2,
    219, 213, 0, 45, 126, 2, 219, 213, 0, 36, 127, 2, 219, 213, 0, 255, 133, 2, 219, 213, 0, 203, 134, 2, 219,
    213, 0, 176, 135, 2, 219, 213, 0, 12, 137, 2, 219, 213, 0, 205, 137, 2, 219, 213, 0, 166, 139, 2, 219, 213,
    0, 92, 140, 2, 219, 213, 0, 175, 140, 2, 102, 19, 0, 129, 141, 2, 219, 213, 0, 154, 141, 2, 219, 213, 0,
    14, 142, 2, 219, 213, 0, 154, 142, 2, 219, 213, 0, 88, 143, 2, 219, 213, 0, 125, 144, 2, 219, 213, 0, 129,
    145, 2, 219, 213, 0, 252, 146, 2, 219, 213, 0, 57, 148, 2, 219, 213, 0, 166, 149, 2, 219, 213, 0, 23, 151,
    2, 219, 213, 0, 94, 152, 2, 149, 135, 2, 49, 136, 2, 219, 213, 0, 243, 153, 2, 219, 213, 0, 95, 156, 2,
    219, 213, 0, 129, 157, 2, 219, 213, 0, 7, 158, 2, 219, 213, 0, 12, 159, 2, 219, 213, 0, 163, 161, 2, 103,
    162, 2, 49, 136, 2, 219, 213, 0, 131, 162, 2, 219, 213, 0, 20, 163, 2, 219, 213, 0, 29, 164, 2, 219, 213,
    0, 196, 164, 2, 219, 213, 0, 229, 165, 2, 219, 213, 0, 139, 166, 2, 219, 213, 0, 39, 167, 2, 219, 213, 0,
    63, 168, 2, 219, 213, 0, 185, 168, 2, 219, 213, 0, 146, 169, 2, 219, 213, 0, 74, 170, 2, 219, 213, 0, 97,
    171, 2, 219, 213, 0, 216, 171, 2, 219, 213, 0, 162, 174, 2, 219, 213, 0, 30, 175, 2, 49, 136, 2, 102, 19,
    0, 196, 184, 2, 215, 184, 2, 219, 213, 0, 238, 184, 2, 219, 213, 0, 28, 186, 2, 219, 213, 0, 207, 186, 2,
    219, 213, 0, 33, 187, 2, 219, 213, 0, 238, 187, 2, 219, 213, 0, 103, 188, 2, 219, 213, 0, 52, 189, 2, 219,
    213, 0, 173, 189, 2, 219, 213, 0, 206, 190, 2, 219, 213, 0, 119, 192, 2, 219, 213, 0, 171, 193, 2, 219, 213,
    0, 44, 195, 2, 219, 213, 0, 129, 196, 2, 219, 213, 0, 12, 198, 2, 219, 213, 0, 54, 199, 2, 219, 213, 0,
    67, 200, 2, 219, 213, 0, 135, 201, 2, 219, 213, 0, 148, 202, 2, 149, 135, 2, 86, 204, 2, 219, 213, 0, 113,
    204, 2, 219, 213, 0, 86, 205, 2, 219, 213, 0, 185, 208, 2, 177, 249, 0, 131, 209, 2, 177, 249, 0, 26, 211,
    2, 219, 213, 0, 149, 212, 2, 70, 213, 2, 108, 59, 1, 219, 213, 0, 106, 220, 2, 219, 213, 0, 255, 221, 2,
    219, 213, 0, 2, 224, 2, 26, 218, 2, 50, 229, 2, 219, 213, 0, 64, 233, 2, 219, 213, 0, 145, 238, 2, 216,
    214, 2, 26, 218, 2, 219, 213, 0, 103, 241, 2, 219, 213, 0, 39, 244, 2, 243, 228, 0, 26, 218, 2, 219, 213,
    0, 22, 252, 2, 219, 213, 0, 188, 252, 2, 219, 213, 0, 30, 253, 2, 219, 213, 0, 112, 0, 3, 219, 213, 0,
    229, 2, 3, 219, 213, 0, 72, 3, 3, 219, 213, 0, 158, 3, 3, 219, 213, 0, 61, 4, 3, 219, 213, 0, 211,
    5, 3, 102, 19, 0, 99, 2, 3, 219, 213, 0, 156, 7, 3, 219, 213, 0, 19, 8, 3, 219, 213, 0, 176, 8,
    3, 219, 213, 0, 160, 9, 3, 219, 213, 0, 241, 9, 3, 219, 213, 0, 231, 10, 3, 219, 213, 0, 115, 11, 3,
    219, 213, 0, 7, 12, 3, 219, 213, 0, 231, 12, 3, 219, 213, 0, 72, 13, 3, 219, 213, 0, 229, 14, 3, 102,
    19, 0, 65, 16, 3, 219, 213, 0, 94, 16, 3, 219, 213, 0, 17, 17, 3, 219, 213, 0, 137, 17, 3, 219, 213,
    0, 71, 18, 3, 219, 213, 0, 71, 19, 3, 102, 19, 0, 178, 19, 3, 219, 213, 0, 207, 19, 3, 219, 213, 0,
    62, 21, 3, 102, 19, 0, 73, 24, 3, 219, 213, 0, 113, 24, 3, 219, 213, 0, 44, 26, 3, 102, 19, 0, 168,
    26, 3, 219, 213, 0, 195, 26, 3, 219, 213, 0, 44, 29, 3, 219, 213, 0, 73, 36, 3, 219, 213, 0, 48, 37,
    3, 219, 213, 0, 147, 38, 3, 219, 213, 0, 17, 39, 3, 219, 213, 0, 148, 39, 3, 219, 213, 0, 17, 40, 3,
    219, 213, 0, 229, 40, 3, 219, 213, 0, 165, 41, 3, 219, 213, 0, 98, 42, 3, 219, 213, 0, 77, 43, 3, 219,
    213, 0, 190, 43, 3, 219, 213, 0, 112, 44, 3, 219, 213, 0, 223, 44, 3, 219, 213, 0, 142, 45, 3, 219, 213,
    0, 253, 45, 3, 219, 213, 0, 224, 46, 3, 219, 213, 0, 39, 48, 3, 219, 213, 0, 6, 49, 3, 219, 213, 0,
    231, 49, 3, 219, 213, 0, 218, 50, 3, 219, 213, 0, 112, 51, 3, 219, 213, 0, 90, 52, 3, 219, 213, 0, 249,
    52, 3, 219, 213, 0, 202, 53, 3, 219, 213, 0, 185, 54, 3, 219, 213, 0, 58, 55, 3, 219, 213, 0, 16, 56,
    3, 219, 213, 0, 31, 57, 3, 219, 213, 0, 149, 57, 3, 219, 213, 0, 9, 58, 3, 219, 213, 0, 14, 59, 3,
    219, 213, 0, 165, 59, 3, 219, 213, 0, 74, 60, 3, 219, 213, 0, 190, 60, 3, 219, 213, 0, 129, 61, 3, 219,
    213, 0, 86, 62, 3, 219, 213, 0, 202, 62, 3, 219, 213, 0, 60, 63, 3, 219, 213, 0, 174, 63, 3, 219, 213,
    0, 24, 64, 3, 219, 213, 0, 128, 64, 3, 219, 213, 0, 157, 65, 3, 219, 213, 0, 42, 66, 3, 219, 213, 0,
    181, 66, 3, 219, 213, 0, 241, 67, 3, 219, 213, 0, 138, 68, 3, 219, 213, 0, 33, 69, 3, 219, 213, 0, 235,
    69, 3, 219, 213, 0, 121, 70, 3, 219, 213, 0, 5, 71, 3, 219, 213, 0, 251, 71, 3, 219, 213, 0, 137, 72,
    3, 219, 213, 0, 21, 73, 3, 219, 213, 0, 11, 74, 3, 219, 213, 0, 151, 74, 3, 219, 213, 0, 33, 75, 3,
    219, 213, 0, 171, 75, 3, 219, 213, 0, 45, 76, 3, 219, 213, 0, 173, 76, 3, 219, 213, 0, 216, 77, 3, 219,
    213, 0, 120, 78, 3, 219, 213, 0, 37, 79, 3, 219, 213, 0, 5, 81, 3, 219, 213, 0, 170, 81, 3, 219, 213,
    0, 76, 82, 3, 102, 19, 0, 174, 82, 3, 219, 213, 0, 208, 82, 3, 219, 213, 0, 164, 83, 3, 219, 213, 0,
    202, 84, 3, 219, 213, 0, 15, 86, 3, 219, 213, 0, 127, 86, 3, 94, 23, 2, 102, 19, 0, 219, 213, 0, 45,
    87, 3, 219, 213, 0, 82, 93, 3, 55, 94, 3, 139, 68, 1, 219, 213, 0, 83, 94, 3, 219, 213, 0, 15, 95,
    3, 202, 21, 2, 244, 94, 3, 219, 213, 0, 186, 96, 3, 219, 213, 0, 154, 97, 3, 219, 213, 0, 173, 98, 3,
    219, 213, 0, 212, 99, 3, 219, 213, 0, 110, 100, 3, 219, 213, 0, 232, 101, 3, 219, 213, 0, 23, 102, 3, 219,
    213, 0, 69, 108, 3, 219, 213, 0, 231, 108, 3, 219, 213, 0, 255, 109, 3, 219, 213, 0, 106, 115, 3, 219, 213,
    0, 225, 115, 3, 219, 213, 0, 114, 122, 3, 219, 213, 0, 210, 123, 3, 219, 213, 0, 109, 124, 3, 219, 213, 0,
    165, 125, 3, 219, 213, 0, 5, 126, 3, 90, 116, 1, 72, 126, 3, 219, 213, 0, 217, 126, 3, 245, 54, 1, 87,
    121, 3, 177, 249, 0, 180, 128, 3, 74, 94, 2, 102, 19, 0, 219, 213, 0, 149, 130, 3, 219, 213, 0, 255, 130,
    3, 58, 197, 0, 108, 132, 3, 58, 197, 0, 23, 133, 3, 58, 197, 0, 177, 133, 3, 58, 197, 0, 104, 134, 3,
    219, 213, 0, 210, 136, 3, 58, 197, 0, 88, 141, 3, 58, 197, 0, 142, 147, 3, 219, 213, 0, 149, 148, 3, 219,
    213, 0, 150, 149, 3, 219, 213, 0, 107, 150, 3, 219, 213, 0, 228, 150, 3, 219, 213, 0, 152, 151, 3, 219, 213,
    0, 125, 152, 3, 219, 213, 0, 18, 153, 3, 219, 213, 0, 231, 153, 3, 219, 213, 0, 105, 155, 3, 58, 197, 0,
    106, 157, 3, 219, 213, 0, 56, 158, 3, 219, 213, 0, 150, 158, 3, 219, 213, 0, 218, 158, 3, 219, 213, 0, 81,
    159, 3, 219, 213, 0, 215, 159, 3, 219, 213, 0, 86, 160, 3, 102, 19, 0, 200, 160, 3, 219, 213, 0, 242, 160,
    3, 219, 213, 0, 97, 161, 3, 177, 249, 0, 86, 166, 3, 219, 213, 0, 138, 167, 3, 102, 19, 0, 46, 168, 3,
    219, 213, 0, 108, 169, 3, 219, 213, 0, 128, 171, 3, 219, 213, 0, 2, 173, 3, 219, 213, 0, 90, 174, 3, 33,
    176, 3, 64, 176, 3, 219, 213, 0, 98, 176, 3, 219, 213, 0, 77, 177, 3, 219, 213, 0, 130, 178, 3, 219, 213,
    0, 4, 179, 3, 219, 213, 0, 57, 179, 3, 219, 213, 0, 248, 179, 3, 102, 19, 0, 179, 181, 3, 219, 213, 0,
    211, 181, 3, 219, 213, 0, 68, 191, 3, 219, 213, 0, 44, 192, 3, 219, 213, 0, 85, 193, 3, 219, 213, 0, 93,
    195, 3, 219, 213, 0, 213, 195, 3, 219, 213, 0, 42, 197, 3, 219, 213, 0, 144, 201, 3, 219, 213, 0, 96, 205,
    3, 58, 197, 0, 207, 205, 3, 219, 213, 0, 235, 210, 3, 219, 213, 0, 46, 211, 3, 219, 213, 0, 146, 215, 3,
    219, 213, 0, 193, 218, 3, 219, 213, 0, 214, 219, 3, 219, 213, 0, 170, 221, 3, 219, 213, 0, 10, 222, 3, 219,
    213, 0, 160, 222, 3, 219, 213, 0, 221, 223, 3, 219, 213, 0, 3, 226, 3, 219, 213, 0, 179, 226, 3, 219, 213,
    0, 225, 236, 3, 219, 213, 0, 62, 240, 3, 219, 213, 0, 94, 242, 3, 219, 213, 0, 9, 247, 3, 219, 213, 0,
    41, 251, 3, 219, 213, 0, 154, 254, 3, 219, 213, 0, 121, 1, 4, 219, 213, 0, 26, 3, 4, 177, 249, 0, 61,
    4, 4, 219, 213, 0, 109, 7, 4, 219, 213, 0, 143, 8, 4, 219, 213, 0, 99, 9, 4, 58, 197, 0, 191, 11,
    4, 58, 197, 0, 9, 15, 4, 58, 197, 0, 119, 15, 4, 102, 19, 0, 244, 6, 1, 219, 213, 0, 247, 15, 4,
    91, 96, 2, 35, 22, 4, 177, 249, 0, 222, 37, 4, 219, 213, 0, 9, 38, 4, 58, 197, 0, 8, 88, 4, 219,
    213, 0, 148, 98, 4, 177, 249, 0, 103, 99, 4, 228, 120, 1, 219, 232, 0, 219, 213, 0, 23, 106, 4, 219, 213,
    0, 244, 108, 4, 219, 213, 0, 10, 112, 4, 219, 213, 0, 65, 129, 4, 219, 232, 0, 228, 120, 1, 102, 19, 0,
    223, 146, 4, 219, 213, 0, 7, 149, 4, 219, 213, 0, 203, 149, 4, 219, 213, 0, 176, 151, 4, 219, 213, 0, 150,
    152, 4, 219, 213, 0, 88, 153, 4, 219, 213, 0, 174, 154, 4, 219, 213, 0, 125, 155, 4, 219, 213, 0, 13, 156,
    4, 219, 213, 0, 104, 156, 4, 177, 249, 0, 64, 157, 4, 219, 213, 0, 228, 157, 4, 98, 51, 1, 1, 159, 4,
    219, 213, 0, 233, 161, 4, 219, 213, 0, 247, 163, 4, 219, 213, 0, 27, 166, 4, 219, 232, 0, 67, 167, 4, 219,
    232, 0, 143, 167, 4, 219, 213, 0, 60, 168, 4, 125, 59, 1, 222, 168, 4, 219, 213, 0, 233, 169, 4, 219, 213,
    0, 248, 170, 4, 47, 113, 1, 222, 168, 4, 220, 228, 0, 46, 173, 4, 219, 213, 0, 35, 174, 4, 219, 213, 0,
    125, 174, 4, 219, 213, 0, 202, 176, 4, 30, 207, 1, 71, 178, 4, 219, 213, 0, 157, 179, 4, 219, 213, 0, 14,
    182, 4, 219, 213, 0, 118, 183, 4, 219, 213, 0, 162, 184, 4, 219, 213, 0, 167, 185, 4, 219, 213, 0, 221, 186,
    4, 219, 213, 0, 175, 191, 4, 102, 19, 0, 188, 193, 4, 219, 213, 0, 203, 195, 4, 219, 213, 0, 201, 200, 4,
    219, 213, 0, 208, 205, 4, 102, 19, 0, 38, 209, 4, 219, 213, 0, 71, 209, 4, 219, 213, 0, 245, 209, 4, 219,
    213, 0, 248, 211, 4, 190, 127, 1, 216, 127, 1, 13, 2, 1, 78, 128, 1, 224, 52, 0, 222, 8, 2, 3, 9,
    2, 30, 9, 2, 224, 52, 0, 80, 9, 2, 224, 52, 0, 94, 9, 2, 224, 52, 0, 78, 10, 2, 224, 52, 0,
    31, 13, 2, 224, 52, 0, 73, 13, 2, 224, 52, 0, 88, 13, 2, 224, 52, 0, 184, 15, 2, 224, 52, 0, 212,
    15, 2, 224, 52, 0, 230, 15, 2, 224, 52, 0, 242, 15, 2, 224, 52, 0, 0, 16, 2, 224, 52, 0, 16, 16,
    2, 224, 52, 0, 30, 16, 2, 224, 52, 0, 52, 16, 2, 224, 52, 0, 68, 16, 2, 224, 52, 0, 238, 16, 2,
    224, 52, 0, 8, 18, 2, 224, 52, 0, 41, 18, 2, 224, 52, 0, 65, 18, 2, 57, 132, 2, 179, 17, 2, 180,
    163, 3, 216, 127, 1, 224, 52, 0, 205, 163, 3, 0, 184, 3, 152, 2, 0, 40, 1, 3, 160, 214, 0, 144, 215,
    0, 221, 248, 0, 159, 46, 1, 123, 80, 1, 189, 85, 1, 69, 118, 1, 89, 119, 1, 173, 144, 1, 47, 216, 1,
    248, 136, 2, 9, 186, 2, 213, 187, 2, 94, 192, 2, 106, 201, 2, 205, 202, 2, 121, 238, 2, 83, 241, 2, 245,
    251, 2, 189, 99, 3, 86, 100, 3, 228, 109, 3, 214, 161, 3, 109, 167, 3, 248, 59, 4, 144, 61, 4, 2, 60,
    4, 1, 166, 4, 131, 166, 4, 169, 170, 4, 171, 176, 4, 162, 124, 1, 42, 128, 1, 68, 59, 1, 37, 139, 1,
    106, 139, 1, 198, 139, 1, 217, 139, 1, 243, 139, 1, 133, 154, 1, 118, 155, 1, 144, 156, 1, 219, 10, 2, 44,
    1, 3, 106, 56, 4, 134, 56, 4, 243, 145, 4, 239, 187, 4, 210, 211, 0, 0, 0, 0, 0, 0, 11, 12, 0,
    0, 13, 12, 0, 0, 17, 12, 0, 0, 12, 10, 0, 0, 0, 0, 0, 0, 14, 10, 0, 0, 140, 4, 0, 0,
    44, 7, 0, 0, 146, 4, 0, 0, 48, 7, 0, 0, 102, 7, 0, 0, 86, 10, 0, 0, 104, 7, 0, 0, 110,
    7, 0, 0, 143, 10, 0, 0, 146, 8, 0, 0, 156, 10, 0, 0, 157, 10, 0, 0, 203, 10, 0, 0, 204, 10,
    0, 0, 216, 10, 0, 0, 233, 1, 0, 0, 178, 5, 0, 0, 32, 11, 0, 0, 43, 11, 0, 0, 90, 11, 0,
    0, 104, 8, 0, 0, 95, 11, 0, 0, 39, 6, 0, 0, 45, 6, 0, 0, 111, 7, 0, 0, 172, 8, 0, 0,
    224, 11, 0, 0, 14, 9, 0, 0, 32, 9, 0, 0, 255, 11, 0, 0, 38, 9, 0, 0, 9, 12, 0, 0, 25,
    12, 0, 0, 35, 12, 0, 0, 59, 12, 0, 0, 136, 9, 0, 0, 0, 0, 0, 0, 242, 4, 0, 0, 167, 8,
    0, 0, 86, 7, 0, 0, 88, 7, 0, 0, 180, 10, 0, 0, 210, 7, 0, 0, 42, 11, 0, 0, 52, 8, 0,
    0, 164, 11, 0, 0, 180, 8, 0, 0, 240, 8, 0, 0, 72, 12, 0, 0, 0, 0, 0, 0, 247, 211, 0, 0,
    88, 59, 1, 0, 86, 212, 0, 0, 252, 212, 0, 0, 51, 213, 0, 0, 93, 213, 0, 0, 16, 3, 1, 0, 37,
    3, 1, 0, 249, 211, 0, 0, 123, 50, 1, 0, 75, 111, 1, 0, 144, 124, 1, 0, 172, 124, 1, 0, 193, 124,
    1, 0, 211, 124, 1, 0, 228, 124, 1, 0, 245, 124, 1, 0, 11, 125, 1, 0, 28, 125, 1, 0, 50, 125, 1,
    0, 72, 125, 1, 0, 89, 125, 1, 0, 109, 125, 1, 0, 129, 125, 1, 0, 156, 125, 1, 0, 178, 125, 1, 0,
    202, 125, 1, 0, 222, 125, 1, 0, 246, 125, 1, 0, 25, 126, 1, 0, 47, 126, 1, 0, 66, 126, 1, 0, 116,
    126, 1, 0, 150, 126, 1, 0, 222, 126, 1, 0, 240, 126, 1, 0, 4, 127, 1, 0, 39, 127, 1, 0, 57, 127,
    1, 0, 76, 127, 1, 0, 105, 127, 1, 0, 146, 127, 1, 0, 166, 127, 1, 0, 252, 127, 1, 0, 15, 128, 1,
    0, 53, 128, 1, 0, 87, 128, 1, 0, 160, 128, 1, 0, 211, 128, 1, 0, 13, 129, 1, 0, 37, 129, 1, 0,
    74, 129, 1, 0, 109, 129, 1, 0, 138, 129, 1, 0, 163, 129, 1, 0, 189, 129, 1, 0, 250, 129, 1, 0, 23,
    130, 1, 0, 51, 130, 1, 0, 96, 130, 1, 0, 120, 130, 1, 0, 138, 130, 1, 0, 156, 130, 1, 0, 26, 134,
    1, 0, 13, 139, 1, 0, 62, 139, 1, 0, 130, 139, 1, 0, 19, 140, 1, 0, 36, 140, 1, 0, 66, 140, 1,
    0, 118, 154, 1, 0, 213, 154, 1, 0, 56, 155, 1, 0, 233, 155, 1, 0, 124, 156, 1, 0, 50, 212, 1, 0,
    118, 7, 2, 0, 232, 7, 2, 0, 68, 8, 2, 0, 94, 8, 2, 0, 132, 8, 2, 0, 237, 8, 2, 0, 143,
    9, 2, 0, 178, 9, 2, 0, 186, 9, 2, 0, 226, 9, 2, 0, 94, 11, 2, 0, 168, 11, 2, 0, 255, 11,
    2, 0, 45, 14, 2, 0, 95, 14, 2, 0, 136, 14, 2, 0, 126, 16, 2, 0, 164, 16, 2, 0, 204, 16, 2,
    0, 93, 17, 2, 0, 137, 17, 2, 0, 199, 17, 2, 0, 237, 17, 2, 0, 101, 18, 2, 0, 233, 131, 2, 0,
    77, 206, 2, 0, 209, 206, 2, 0, 73, 1, 3, 0, 118, 23, 3, 0, 166, 23, 3, 0, 227, 35, 3, 0, 139,
    131, 3, 0, 237, 148, 3, 0, 25, 149, 3, 0, 40, 149, 3, 0, 84, 149, 3, 0, 128, 149, 3, 0, 206, 162,
    3, 0, 18, 163, 3, 0, 152, 163, 3, 0, 242, 163, 3, 0, 174, 183, 3, 0, 54, 184, 3, 0, 2, 185, 3,
    0, 68, 185, 3, 0, 133, 185, 3, 0, 36, 187, 3, 0, 116, 188, 3, 0, 75, 24, 4, 0, 228, 24, 4, 0,
    168, 56, 4, 0, 192, 56, 4, 0, 142, 165, 4, 0, 171, 165, 4, 0, 210, 165, 4, 0, 139, 187, 4, 0, 159,
    187, 4, 0, 4, 188, 4, 0, 45, 188, 4, 0, 76, 188, 4, 0, 101, 210, 4, 0, 0, 0, 0, 0, 0, 12,
    0, 0, 63, 17, 0, 0, 210, 10, 0, 0, 188, 10, 0, 0, 233, 16, 0, 0, 64, 17, 0, 0, 236, 16, 0,
    0, 235, 16, 0, 0, 65, 17, 0, 0, 234, 16, 0, 0, 66, 17, 0, 0, 67, 17, 0, 0, 68, 17, 0, 0,
    69, 17, 0, 0, 70, 17, 0, 0, 189, 10, 0, 0, 71, 17, 0, 0, 72, 17, 0, 0, 73, 17, 0, 0, 7,
    12, 0, 0, 3, 12, 0, 0, 6, 12, 0, 0, 239, 16, 0, 0, 74, 17, 0, 0, 24, 17, 0, 0, 23, 17,
    0, 0, 75, 17, 0, 0, 208, 10, 0, 0, 240, 16, 0, 0, 25, 17, 0, 0, 76, 17, 0, 0, 77, 17, 0,
    0, 78, 17, 0, 0, 79, 17, 0, 0, 0, 0, 0, 0, 206, 10, 0, 0, 237, 16, 0, 0, 241, 16, 0, 0,
    243, 16, 0, 0, 76, 6, 0, 0, 245, 16, 0, 0, 82, 6, 0, 0, 88, 6, 0, 0, 94, 6, 0, 0, 192,
    10, 0, 0, 196, 10, 0, 0, 100, 6, 0, 0, 106, 6, 0, 0, 112, 6, 0, 0, 118, 6, 0, 0, 124, 6,
    0, 0, 130, 6, 0, 0, 136, 6, 0, 0, 142, 6, 0, 0, 247, 16, 0, 0, 148, 6, 0, 0, 249, 16, 0,
    0, 251, 16, 0, 0, 154, 6, 0, 0, 200, 10, 0, 0, 160, 6, 0, 0, 166, 6, 0, 0, 253, 16, 0, 0,
    255, 16, 0, 0, 1, 17, 0, 0, 3, 17, 0, 0, 5, 17, 0, 0, 7, 17, 0, 0, 9, 17, 0, 0, 11,
    17, 0, 0, 13, 17, 0, 0, 15, 17, 0, 0, 17, 17, 0, 0, 19, 17, 0, 0, 21, 17, 0, 0, 204, 10,
    0, 0, 27, 17, 0, 0, 29, 17, 0, 0, 0, 0, 0, 0, 149, 5, 0, 0, 43, 3, 0, 0, 252, 5, 0,
    0, 0, 0, 0, 0, 8, 0, 0, 0, 213, 7, 0, 0, 136, 5, 0, 0, 65, 3, 0, 0, 69, 8, 0, 0,
    81, 8, 0, 0, 91, 8, 0, 0, 124, 8, 0, 0, 125, 8, 0, 0, 74, 6, 0, 0, 96, 6, 0, 0, 132,
    5, 0, 0, 43, 0, 0, 0, 212, 7, 0, 0, 251, 7, 0, 0, 15, 8, 0, 0, 24, 8, 0, 0, 73, 8,
    0, 0, 109, 9, 0, 0, 135, 9, 0, 0, 221, 7, 0, 0, 1, 0, 0, 0, 81, 9, 0, 0, 177, 8, 0,
    0, 222, 7, 0, 0, 0, 0, 0, 0, 230, 7, 0, 0, 152, 2, 0, 0, 144, 5, 0, 0, 0, 0, 0, 0,
    228, 5, 0, 0, 186, 5, 0, 0, 136, 5, 0, 0, 165, 5, 0, 0, 203, 5, 0, 0, 213, 7, 0, 0, 222,
    7, 0, 0, 168, 2, 0, 0, 14, 0, 0, 0, 43, 0, 0, 0, 8, 0, 0, 0, 48, 0, 0, 0, 80, 0,
    0, 0, 108, 0, 0, 0, 167, 0, 0, 0, 196, 0, 0, 0, 242, 0, 0, 0, 79, 1, 0, 0, 111, 1, 0,
    0, 146, 1, 0, 0, 181, 1, 0, 0, 213, 1, 0, 0, 243, 1, 0, 0, 17, 2, 0, 0, 49, 2, 0, 0,
    119, 2, 0, 0, 30, 8, 0, 0, 188, 8, 0, 0, 137, 0, 0, 0, 85, 2, 0, 0, 65, 3, 0, 0, 21,
    1, 0, 0, 50, 1, 0, 0, 194, 2, 0, 0, 211, 8, 0, 0, 159, 2, 0, 0, 38, 8, 0, 0, 167, 8,
    0, 0, 177, 8, 0, 0, 254, 8, 0, 0, 13, 9, 0, 0, 112, 3, 0, 0, 104, 6, 0, 0, 128, 6, 0,
    0, 45, 7, 0, 0, 68, 7, 0, 0, 101, 7, 0, 0, 140, 7, 0, 0, 49, 8, 0, 0, 133, 8, 0, 0,
    176, 6, 0, 0, 202, 6, 0, 0, 228, 6, 0, 0, 0, 7, 0, 0, 179, 7, 0, 0, 176, 8, 0, 0, 202,
    8, 0, 0, 125, 8, 0, 0, 34, 9, 0, 0, 208, 2, 0, 0, 151, 3, 0, 0, 34, 4, 0, 0, 63, 4,
    0, 0, 198, 4, 0, 0, 223, 4, 0, 0, 248, 4, 0, 0, 17, 5, 0, 0, 19, 6, 0, 0, 41, 6, 0,
    0, 149, 6, 0, 0, 24, 7, 0, 0, 185, 8, 0, 0, 135, 5, 0, 0, 52, 9, 0, 0, 141, 9, 0, 0,
    230, 2, 0, 0, 252, 2, 0, 0, 24, 3, 0, 0, 68, 3, 0, 0, 244, 7, 0, 0, 159, 8, 0, 0, 23,
    9, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 157, 2, 0, 0, 205, 2, 0, 0, 2, 0, 0, 0, 3, 0,
    0, 0, 17, 0, 0, 0, 25, 0, 0, 0, 7, 0, 0, 0, 6, 0, 0, 0, 12, 0, 0, 0, 16, 0, 0,
    0, 8, 0, 0, 0, 10, 0, 0, 0, 9, 0, 0, 0, 5, 0, 0, 0, 4, 0, 0, 0, 13, 0, 0, 0,
    14, 0, 0, 0, 24, 0, 0, 0, 1, 0, 0, 0, 21, 0, 0, 0, 47, 0, 0, 0, 34, 0, 0, 0, 11,
    0, 0, 0, 63, 0, 0, 0, 96, 0, 0, 0, 210, 0, 0, 0, 105, 0, 0, 0, 76, 0, 0, 0, 15, 0,
    0, 0, 107, 0, 0, 0, 42, 0, 0, 0, 18, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0,
    8, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 16,
    0, 0, 0, 17, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 0, 22, 0, 0, 0, 23, 0,
    0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 27, 0, 0, 0, 28, 0, 0, 0, 29, 0, 0, 0, 30, 0, 0,
    0, 32, 0, 0, 0, 33, 0, 0, 0, 39, 0, 0, 0, 41, 0, 0, 0, 42, 0, 0, 0, 43, 0, 0, 0,
    44, 0, 0, 0, 46, 0, 0, 0, 48, 0, 0, 0, 49, 0, 0, 0, 50, 0, 0, 0, 51, 0, 0, 0, 52,
    0, 0, 0, 54, 0, 0, 0, 55, 0, 0, 0, 56, 0, 0, 0, 57, 0, 0, 0, 59, 0, 0, 0, 61, 0,
    0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 65, 0, 0, 0, 67, 0, 0, 0, 70, 0, 0, 0, 71, 0, 0,
    0, 72, 0, 0, 0, 77, 0, 0, 0, 78, 0, 0, 0, 79, 0, 0, 0, 80, 0, 0, 0, 81, 0, 0, 0,
    82, 0, 0, 0, 84, 0, 0, 0, 87, 0, 0, 0, 88, 0, 0, 0, 93, 0, 0, 0, 95, 0, 0, 0, 97,
    0, 0, 0, 98, 0, 0, 0, 99, 0, 0, 0, 100, 0, 0, 0, 104, 0, 0, 0, 109, 0, 0, 0, 110, 0,
    0, 0, 111, 0, 0, 0, 112, 0, 0, 0, 113, 0, 0, 0, 114, 0, 0, 0, 115, 0, 0, 0, 117, 0, 0,
    0, 120, 0, 0, 0, 121, 0, 0, 0, 122, 0, 0, 0, 123, 0, 0, 0, 124, 0, 0, 0, 126, 0, 0, 0,
    127, 0, 0, 0, 128, 0, 0, 0, 129, 0, 0, 0, 130, 0, 0, 0, 131, 0, 0, 0, 132, 0, 0, 0, 133,
    0, 0, 0, 134, 0, 0, 0, 135, 0, 0, 0, 136, 0, 0, 0, 137, 0, 0, 0, 138, 0, 0, 0, 139, 0,
    0, 0, 140, 0, 0, 0, 141, 0, 0, 0, 142, 0, 0, 0, 143, 0, 0, 0, 144, 0, 0, 0, 145, 0, 0,
    0, 146, 0, 0, 0, 148, 0, 0, 0, 149, 0, 0, 0, 150, 0, 0, 0, 151, 0, 0, 0, 152, 0, 0, 0,
    156, 0, 0, 0, 157, 0, 0, 0, 158, 0, 0, 0, 162, 0, 0, 0, 163, 0, 0, 0, 164, 0, 0, 0, 165,
    0, 0, 0, 166, 0, 0, 0, 167, 0, 0, 0, 168, 0, 0, 0, 169, 0, 0, 0, 170, 0, 0, 0, 171, 0,
    0, 0, 172, 0, 0, 0, 173, 0, 0, 0, 174, 0, 0, 0, 175, 0, 0, 0, 176, 0, 0, 0, 177, 0, 0,
    0, 178, 0, 0, 0, 179, 0, 0, 0, 180, 0, 0, 0, 181, 0, 0, 0, 182, 0, 0, 0, 183, 0, 0, 0,
    184, 0, 0, 0, 185, 0, 0, 0, 186, 0, 0, 0, 187, 0, 0, 0, 188, 0, 0, 0, 189, 0, 0, 0, 190,
    0, 0, 0, 191, 0, 0, 0, 194, 0, 0, 0, 195, 0, 0, 0, 196, 0, 0, 0, 197, 0, 0, 0, 198, 0,
    0, 0, 199, 0, 0, 0, 200, 0, 0, 0, 201, 0, 0, 0, 202, 0, 0, 0, 203, 0, 0, 0, 204, 0, 0,
    0, 205, 0, 0, 0, 218, 0, 0, 0, 219, 0, 0, 0, 224, 0, 0, 0, 225, 0, 0, 0, 229, 0, 0, 0,
    230, 0, 0, 0, 231, 0, 0, 0, 232, 0, 0, 0, 233, 0, 0, 0, 234, 0, 0, 0, 235, 0, 0, 0, 236,
    0, 0, 0, 237, 0, 0, 0, 238, 0, 0, 0, 239, 0, 0, 0, 240, 0, 0, 0, 241, 0, 0, 0, 242, 0,
    0, 0, 245, 0, 0, 0, 246, 0, 0, 0, 247, 0, 0, 0, 248, 0, 0, 0, 249, 0, 0, 0, 250, 0, 0,
    0, 251, 0, 0, 0, 252, 0, 0, 0, 253, 0, 0, 0, 254, 0, 0, 0, 255, 0, 0, 0, 7, 1, 0, 0,
    8, 1, 0, 0, 9, 1, 0, 0, 10, 1, 0, 0, 11, 1, 0, 0, 12, 1, 0, 0, 13, 1, 0, 0, 14,
    1, 0, 0, 15, 1, 0, 0, 61, 1, 0, 0, 74, 1, 0, 0, 77, 1, 0, 0, 78, 1, 0, 0, 79, 1,
    0, 0, 80, 1, 0, 0, 81, 1, 0, 0, 83, 1, 0, 0, 86, 1, 0, 0, 87, 1, 0, 0, 88, 1, 0,
    0, 89, 1, 0, 0, 90, 1, 0, 0, 91, 1, 0, 0, 92, 1, 0, 0, 93, 1, 0, 0, 94, 1, 0, 0,
    95, 1, 0, 0, 96, 1, 0, 0, 97, 1, 0, 0, 98, 1, 0, 0, 99, 1, 0, 0, 100, 1, 0, 0, 101,
    1, 0, 0, 102, 1, 0, 0, 103, 1, 0, 0, 104, 1, 0, 0, 105, 1, 0, 0, 106, 1, 0, 0, 107, 1,
    0, 0, 108, 1, 0, 0, 110, 1, 0, 0, 67, 16, 0, 0, 86, 16, 0, 0, 87, 16, 0, 0, 88, 16, 0,
    0, 89, 16, 0, 0, 90, 16, 0, 0, 94, 16, 0, 0, 85, 16, 0, 0, 69, 17, 0, 0, 79, 17, 0, 0,
    98, 17, 0, 0, 99, 17, 0, 0, 100, 17, 0, 0, 101, 17, 0, 0, 102, 17, 0, 0, 103, 17, 0, 0, 104,
    17, 0, 0, 105, 17, 0, 0, 106, 17, 0, 0, 107, 17, 0, 0, 108, 17, 0, 0, 109, 17, 0, 0, 110, 17,
    0, 0, 174, 20, 0, 0, 175, 20, 0, 0, 199, 21, 0, 0, 200, 21, 0, 0, 254, 21, 0, 0, 147, 23, 0,
    0, 228, 23, 0, 0, 229, 23, 0, 0, 254, 23, 0, 0, 255, 23, 0, 0, 1, 25, 0, 0, 2, 25, 0, 0,
    26, 25, 0, 0, 9, 0, 0, 0, 18, 0, 0, 0, 69, 0, 0, 0, 71, 17, 0, 0, 81, 17, 0, 0, 83,
    17, 0, 0, 84, 17, 0, 0, 85, 17, 0, 0, 93, 17, 0, 0, 95, 17, 0, 0, 96, 17, 0, 0, 112, 17,
    0, 0, 113, 17, 0, 0, 114, 17, 0, 0, 115, 17, 0, 0, 116, 17, 0, 0, 162, 20, 0, 0, 164, 20, 0,
    0, 163, 20, 0, 0, 168, 20, 0, 0, 177, 20, 0, 0, 225, 20, 0, 0, 226, 20, 0, 0, 230, 20, 0, 0,
    14, 21, 0, 0, 192, 21, 0, 0, 193, 21, 0, 0, 194, 21, 0, 0, 203, 21, 0, 0, 206, 21, 0, 0, 207,
    21, 0, 0, 227, 21, 0, 0, 228, 21, 0, 0, 230, 21, 0, 0, 236, 21, 0, 0, 237, 21, 0, 0, 240, 21,
    0, 0, 243, 21, 0, 0, 253, 21, 0, 0, 64, 22, 0, 0, 65, 22, 0, 0, 66, 22, 0, 0, 185, 22, 0,
    0, 189, 22, 0, 0, 192, 22, 0, 0, 212, 22, 0, 0, 213, 22, 0, 0, 254, 22, 0, 0, 0, 23, 0, 0,
    4, 23, 0, 0, 9, 23, 0, 0, 10, 23, 0, 0, 16, 23, 0, 0, 18, 23, 0, 0, 22, 23, 0, 0, 32,
    23, 0, 0, 34, 23, 0, 0, 47, 23, 0, 0, 55, 23, 0, 0, 57, 23, 0, 0, 60, 23, 0, 0, 128, 23,
    0, 0, 130, 23, 0, 0, 131, 23, 0, 0, 132, 23, 0, 0, 134, 23, 0, 0, 136, 23, 0, 0, 137, 23, 0,
    0, 145, 23, 0, 0, 146, 23, 0, 0, 201, 23, 0, 0, 206, 23, 0, 0, 207, 23, 0, 0, 226, 23, 0, 0,
    253, 23, 0, 0, 0, 25, 0, 0, 13, 0, 0, 0, 38, 0, 0, 0, 47, 0, 0, 0, 64, 0, 0, 0, 66,
    0, 0, 0, 68, 0, 0, 0, 82, 17, 0, 0, 97, 17, 0, 0, 184, 20, 0, 0, 241, 21, 0, 0, 205, 22,
    0, 0, 129, 23, 0, 0, 138, 23, 0, 0, 31, 0, 0, 0, 35, 0, 0, 0, 37, 0, 0, 0, 40, 0, 0,
    0, 45, 0, 0, 0, 53, 0, 0, 0, 58, 0, 0, 0, 60, 0, 0, 0, 70, 17, 0, 0, 75, 17, 0, 0,
    76, 17, 0, 0, 78, 17, 0, 0, 87, 17, 0, 0, 89, 17, 0, 0, 119, 17, 0, 0, 120, 17, 0, 0, 127,
    17, 0, 0, 144, 19, 0, 0, 145, 19, 0, 0, 146, 19, 0, 0, 149, 19, 0, 0, 151, 19, 0, 0, 152, 19,
    0, 0, 191, 19, 0, 0, 145, 20, 0, 0, 171, 20, 0, 0, 181, 20, 0, 0, 182, 20, 0, 0, 185, 20, 0,
    0, 220, 20, 0, 0, 221, 20, 0, 0, 227, 20, 0, 0, 233, 20, 0, 0, 243, 20, 0, 0, 252, 20, 0, 0,
    253, 20, 0, 0, 2, 21, 0, 0, 3, 21, 0, 0, 208, 21, 0, 0, 34, 0, 0, 0, 36, 0, 0, 0, 78,
    16, 0, 0, 79, 16, 0, 0, 80, 16, 0, 0, 95, 16, 0, 0, 77, 17, 0, 0, 90, 17, 0, 0, 126, 17,
    0, 0, 129, 20, 0, 0, 131, 20, 0, 0, 140, 20, 0, 0, 183, 20, 0, 0, 186, 20, 0, 0, 187, 20, 0,
    0, 188, 20, 0, 0, 189, 20, 0, 0, 190, 20, 0, 0, 191, 20, 0, 0, 192, 20, 0, 0, 134, 20, 0, 0,
    135, 20, 0, 0, 139, 20, 0, 0, 227, 23, 0, 0, 41, 25, 0, 0, 252, 19, 0, 0, 253, 19, 0, 0, 254,
    19, 0, 0, 25, 25, 0, 0, 26, 0, 0, 0, 232, 3, 0, 0, 233, 3, 0, 0, 234, 3, 0, 0, 235, 3,
    0, 0, 236, 3, 0, 0, 237, 3, 0, 0, 238, 3, 0, 0, 239, 3, 0, 0, 240, 3, 0, 0, 241, 3, 0,
    0, 242, 3, 0, 0, 243, 3, 0, 0, 244, 3, 0, 0, 245, 3, 0, 0, 112, 23, 0, 0, 113, 23, 0, 0,
    208, 7, 0, 0, 209, 7, 0, 0, 210, 7, 0, 0, 211, 7, 0, 0, 212, 7, 0, 0, 213, 7, 0, 0, 214,
    7, 0, 0, 184, 11, 0, 0, 185, 11, 0, 0, 186, 11, 0, 0, 160, 15, 0, 0, 161, 15, 0, 0, 162, 15,
    0, 0, 163, 15, 0, 0, 167, 15, 0, 0, 164, 15, 0, 0, 165, 15, 0, 0, 166, 15, 0, 0, 168, 15, 0,
    0, 169, 15, 0, 0, 172, 15, 0, 0, 173, 15, 0, 0, 170, 15, 0, 0, 171, 15, 0, 0, 174, 15, 0, 0,
    175, 15, 0, 0, 176, 15, 0, 0, 177, 15, 0, 0, 178, 15, 0, 0, 179, 15, 0, 0, 180, 15, 0, 0, 181,
    15, 0, 0, 182, 15, 0, 0, 183, 15, 0, 0, 184, 15, 0, 0, 185, 15, 0, 0, 186, 15, 0, 0, 187, 15,
    0, 0, 188, 15, 0, 0, 189, 15, 0, 0, 191, 15, 0, 0, 192, 15, 0, 0, 193, 15, 0, 0, 136, 19, 0,
    0, 137, 19, 0, 0, 138, 19, 0, 0, 139, 19, 0, 0, 141, 19, 0, 0, 142, 19, 0, 0, 143, 19, 0, 0,
    147, 19, 0, 0, 148, 19, 0, 0, 150, 19, 0, 0, 117, 17, 0, 0, 118, 17, 0, 0, 135, 19, 0, 0, 128,
    20, 0, 0, 130, 20, 0, 0, 132, 20, 0, 0, 136, 20, 0, 0, 151, 20, 0, 0, 165, 20, 0, 0, 180, 20,
    0, 0, 235, 20, 0, 0, 236, 20, 0, 0, 22, 21, 0, 0, 23, 21, 0, 0, 24, 21, 0, 0, 25, 21, 0,
    0, 223, 21, 0, 0, 226, 21, 0, 0, 231, 21, 0, 0, 232, 21, 0, 0, 248, 21, 0, 0, 249, 21, 0, 0,
    250, 21, 0, 0, 251, 21, 0, 0, 252, 21, 0, 0, 2, 22, 0, 0, 3, 22, 0, 0, 4, 22, 0, 0, 190,
    22, 0, 0, 191, 22, 0, 0, 193, 22, 0, 0, 194, 22, 0, 0, 195, 22, 0, 0, 196, 22, 0, 0, 197, 22,
    0, 0, 198, 22, 0, 0, 199, 22, 0, 0, 200, 22, 0, 0, 201, 22, 0, 0, 202, 22, 0, 0, 203, 22, 0,
    0, 204, 22, 0, 0, 11, 23, 0, 0, 12, 23, 0, 0, 13, 23, 0, 0, 14, 23, 0, 0, 17, 23, 0, 0,
    19, 23, 0, 0, 26, 23, 0, 0, 27, 23, 0, 0, 33, 23, 0, 0, 56, 23, 0, 0, 192, 23, 0, 0, 197,
    23, 0, 0, 199, 23, 0, 0, 252, 23, 0, 0, 42, 25, 0, 0, 43, 25, 0, 0, 64, 17, 0, 0, 65, 17,
    0, 0, 66, 17, 0, 0, 67, 17, 0, 0, 68, 17, 0, 0, 72, 17, 0, 0, 73, 17, 0, 0, 74, 17, 0,
    0, 80, 17, 0, 0, 86, 17, 0, 0, 88, 17, 0, 0, 92, 17, 0, 0, 128, 19, 0, 0, 129, 19, 0, 0,
    130, 19, 0, 0, 131, 19, 0, 0, 132, 19, 0, 0, 133, 19, 0, 0, 134, 19, 0, 0, 133, 20, 0, 0, 137,
    20, 0, 0, 138, 20, 0, 0, 141, 20, 0, 0, 142, 20, 0, 0, 144, 20, 0, 0, 166, 20, 0, 0, 167, 20,
    0, 0, 172, 20, 0, 0, 173, 20, 0, 0, 176, 20, 0, 0, 179, 20, 0, 0, 199, 20, 0, 0, 200, 20, 0,
    0, 201, 20, 0, 0, 202, 20, 0, 0, 203, 20, 0, 0, 204, 20, 0, 0, 205, 20, 0, 0, 206, 20, 0, 0,
    207, 20, 0, 0, 210, 20, 0, 0, 211, 20, 0, 0, 212, 20, 0, 0, 213, 20, 0, 0, 214, 20, 0, 0, 231,
    20, 0, 0, 232, 20, 0, 0, 254, 20, 0, 0, 255, 20, 0, 0, 0, 21, 0, 0, 1, 21, 0, 0, 133, 23,
    0, 0, 94, 17, 0, 0, 111, 17, 0, 0, 153, 19, 0, 0, 163, 19, 0, 0, 215, 19, 0, 0, 216, 19, 0,
    0, 217, 19, 0, 0, 218, 19, 0, 0, 219, 19, 0, 0, 220, 19, 0, 0, 149, 20, 0, 0, 150, 20, 0, 0,
    169, 20, 0, 0, 170, 20, 0, 0, 178, 20, 0, 0, 246, 20, 0, 0, 247, 20, 0, 0, 248, 20, 0, 0, 249,
    20, 0, 0, 250, 20, 0, 0, 251, 20, 0, 0, 242, 21, 0, 0, 244, 21, 0, 0, 245, 21, 0, 0, 246, 21,
    0, 0, 247, 21, 0, 0, 5, 23, 0, 0, 6, 23, 0, 0, 7, 23, 0, 0, 8, 23, 0, 0, 15, 23, 0,
    0, 10, 24, 0, 0, 17, 25, 0, 0, 75, 0, 0, 0, 76, 0, 0, 0, 83, 0, 0, 0, 86, 0, 0, 0,
    90, 0, 0, 0, 91, 0, 0, 0, 92, 0, 0, 0, 94, 0, 0, 0, 96, 0, 0, 0, 101, 0, 0, 0, 0,
    1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 64,
    0, 0, 0, 128, 0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 64,
    0, 0, 0, 128, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16,
    0, 0, 0, 32, 208, 20, 0, 0, 209, 20, 0, 0, 218, 20, 0, 0, 219, 20, 0, 0, 222, 20, 0, 0, 223,
    20, 0, 0, 229, 20, 0, 0, 26, 21, 0, 0, 229, 21, 0, 0, 48, 23, 0, 0, 49, 23, 0, 0, 0, 0,
    2, 0, 0, 0, 32, 0, 193, 20, 0, 0, 194, 20, 0, 0, 195, 20, 0, 0, 196, 20, 0, 0, 197, 20, 0,
    0, 198, 20, 0, 0, 244, 20, 0, 0, 245, 20, 0, 0, 255, 255, 255, 255, 228, 20, 0, 0, 0, 0, 0, 0,
    255, 255, 255, 255, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 22, 17, {3, 1, 1, 2, 2, 2, 1, 2, 1, 1, 1, 2, 1, 0, 0, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0}}, /* 49 dialects */
    {1078, 26, 17, {3, 3, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1}, {0, 0, 0, 0, 0, 0, 0, 6, 0, 45, 0, 0, 0, 0, 0, 0, 0}}, /* 2635 operations */
    {69588, 10, 8, {2, 1, 2, 1, 1, 1, 1, 1}, {0, 58, 0, 0, 196, 0, 231, 0}}, /* 448 entities */
    {74068, 7, 5, {2, 2, 1, 1, 1}, {0, 0, 0, 275, 279}}, /* 3392 values */
    {97812, 7, 5, {2, 2, 1, 1, 1}, {0, 0, 305, 309, 0}}, /* 1669 properties */
    {109495, 8, 6, {2, 1, 1, 1, 2, 1}, {0, 0, 0, 392, 0, 396}}, /* 231 enums */
    {111343, 5, 3, {2, 2, 1}, {0, 427, 1109}}, /* 2197 enum_cases */
    {122328, 4, 2, {1, 3}, {0, 0}}, /* 985 constraints */
    {126268, 3, 1, {3}, {0}}, /* 4432 numbers */
    {139564, 4, 1, {4}, {0}}, /* 1110 constants */
};

void varve_generated_llvm22(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 49};
}
