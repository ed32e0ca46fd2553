/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm19: change those. */
#include "dialect/generated/llvm19.h"

static const struct {
  char part_0[4000];
  char part_1[3996];
  char part_2[3988];
  char part_3[3982];
  char part_4[3980];
  char part_5[3998];
  char part_6[3976];
  char part_7[3990];
  char part_8[3990];
  char part_9[3885];
  char part_10[3997];
  char part_11[3990];
  char part_12[3958];
  char part_13[3999];
  char part_14[4000];
  char part_15[3989];
  char part_16[3885];
  char part_17[3992];
  char part_18[3961];
  char part_19[3976];
  char part_20[3601];
  char part_21[3998];
  char part_22[3983];
  char part_23[3957];
  char part_24[3983];
  char part_25[3965];
  char part_26[3985];
  char part_27[3994];
  char part_28[3989];
  char part_29[3996];
  char part_30[3706];
  char part_31[3935];
  char part_32[3992];
  char part_33[3979];
  char part_34[3975];
  char part_35[3207];
} strings = {
    "\0"
    "#acc<data_clause acc_attach>\0"
    "true\0"
    "false\0"
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
    "0 : i32\0"
    "#amdgpu<mfma_perm_b none>\0"
    ",\0"
    "none\0"
    ", \0"
    "#arm_sme.layout<horizontal>\0"
    "4 : i32\0"
    "#linalg.binary_fn<add>\0"
    "#linalg.type_fn<cast_signed>\0"
    "#linalg.unary_fn<exp>\0"
    "|\0"
    "0 : i64\0"
    "[]\0"
    "enum\0"
    "#llvm.fastmath<none>\0"
    "#llvm.cconv<ccc>\0"
    "#llvm.tailcallkind<none>\0"
    "#llvm.linkage<external>\0"
    "array<i16>\0"
    "#mesh.partial<sum>\0"
    "1 : i32\0"
    "2 : i32\0"
    "\"nvptx64-nvidia-cuda\"\0"
    "\"sm_50\"\0"
    "\"+ptx60\"\0"
    "\"amdgcn-amd-amdhsa\"\0"
    "\"gfx900\"\0"
    "\"\"\0"
    "\"500\"\0"
    "array<i64>\0"
    "\"bufferization.materialize_in_destination\"\0"
    "array<i1>\0"
    "1 : i64\0"
    "acc\0"
    "memref\0"
    "ReductionOperator\0"
    "mul\0"
    "iand\0"
    "ior\0"
    "neqv\0"
    "land\0"
    "lor\0"
    "element_type\0"
    "varPtr\0"
    "varPtrPtr\0"
    "asyncOperands\0"
    "accPtr\0"
    "asyncOperandsDeviceType\0"
    "asyncOnly\0"
    "dataClause\0"
    "structured\0"
    "implicit\0"
    "ifCond\0"
    "waitOperands\0"
    "dataClauseOperands\0"
    "waitOperandsSegments\0"
    "waitOperandsDeviceType\0"
    "hasWaitDevnum\0"
    "waitOnly\0"
    "defaultAttr\0"
    "token\0"
    "asyncOperand\0"
    "waitDevnum\0"
    "async\0"
    "finalize\0"
    "ifPresent\0"
    "deviceNumOperand\0"
    "device_types\0"
    "numGangs\0"
    "numWorkers\0"
    "vectorLength\0"
    "selfCond\0"
    "numGangsSegments\0"
    "numGangsDeviceType\0"
    "numWorkersDeviceType\0"
    "vectorLengthDeviceType\0"
    "selfAttr\0"
    "combined\0"
    "lowerbound\0"
    "upperbound\0"
    "step\0"
    "gangOperands\0"
    "workerNumOperands\0"
    "vectorOperands\0"
    "tileOperands\0"
    "cacheOperands\0"
    "privateOperands\0"
    "reductionOperands\0"
    "results\0"
    "inclusiveUpperbound\0"
    "collapse\0"
    "collapseDeviceType\0"
    "gangOperandsArgType\0"
    "gangOperandsSegments\0"
    "gangOperandsDeviceType\0"
    "workerNumOperandsDeviceType\0"
    "vectorOperandsDeviceType\0"
    "seq\0"
    "independent\0"
    "auto_\0"
    "gang\0"
    "worker\0"
    "vector\0"
    "tileOperandsSegments\0"
    "tileOperandsDeviceType\0"
    "reductionRecipes\0"
    "gangPrivateOperands\0"
    "gangFirstPrivateOperands\0"
    "firstprivatizations\0"
    "sym_name\0"
    "reductionOperator\0"
    "initRegion\0"
    "combinerRegion\0"
    "func_name\0"
    "bindName\0"
    "bindNameDeviceType\0"
    "nohost\0"
    "gangDim\0"
    "gangDimDeviceType\0"
    "AtomicRMWKind\0"
    "addf\0"
    "addi\0"
    "assign\0"
    "maximumf\0"
    "maxs\0"
    "maxu\0"
    "minimumf\0"
    "mins\0"
    "minu\0"
    "mulf\0"
    "muli\0"
    "ori\0"
    "andi\0"
    "maxnumf\0"
    "minnumf\0"
    "linear_index\0"
    "basis\0"
    "multi_index\0"
    "Pure\0"
    "operand0\0"
    "thenRegion\0"
    "elseRegion\0"
    "source\0"
    "sourceA\0"
    "sourceB\0"
    "destC\0"
    "destD\0"
    "blocks\0"
    "cbsz\0"
    "abid\0"
    "blgp\0"
    "reducePrecision\0"
    "negateA\0"
    "negateB\0"
    "negateC\0"
    "stochiasticParam\0"
    "existing\0"
    "storeIndex\0"
    "wordIndex\0"
    "cmp\0"
    "sgprOffset\0"
    "boundsCheck\0"
    "indexOffset\0"
    "subwordOffset\0"
    "unsignedA\0"
    "unsignedB\0"
    "operand1\0"
    "operand2\0"
    "operand3\0"
    "operand4\0"
    "operand5\0"
    "base\0"
    "lhs\0"
    "rhs\0"
    "isZextLhs\0"
    "isZextRhs\0"
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
    "predicate\0"
    "tile_slice_index\0"
    "valueToStore\0"
    "result0\0"
    "callee\0"
    "tensor\0"
    "read_only\0"
    "restrict\0"
    "writable\0"
    "builtin\0"
    "bf16\0"
    "f128\0"
    "f64\0"
    "f80\0"
    "f8E4M3\0"
    "f8E4M3B11FNUZ\0"
    "f8E4M3FN\0"
    "f8E4M3FNUZ\0"
    "f8E5M2\0"
    "f8E5M2FNUZ\0"
    "signedness\0"
    "width\0"
    "integer\0"
    "tf32\0"
    "affine_map\0"
    "caller\0"
    "call_site_loc\0"
    "elementType\0"
    "rawData\0"
    "dense_array\0"
    "rawHandle\0"
    "dense_resource_elements\0"
    "filename\0"
    "column\0"
    "file_line_loc\0"
    "locations\0"
    "metadata\0"
    "fused_loc\0"
    "integer_set\0"
    "childLoc\0"
    "name_loc\0"
    "underlyingLocation\0"
    "underlyingTypeID\0"
    "fallbackLocation\0"
    "opaque_loc\0"
    "unknown_loc\0"
    "condition\0"
    "trueDestOperands\0"
    "falseDestOperands\0"
    "trueDest\0"
    "falseDest\0"
    "key\0"
    "dl_entry\0"
    "entries\0"
    "dl_spec\0"
    "target_device_spec\0"
    "target_system_spec\0"
    "applicableOperator\0"
    "dest\0"
    "do_not_inline\0"
    "lowerBound\0"
    "upperBound\0"
    "function_type\0"
    "specifiers\0"
    "arg_attrs\0"
    "res_attrs\0"
    "body\0"
    "is_standard_include\0"
    "member\0"
    "callee_operands\0"
    "sym_visibility\0"
    "format\0"
    "object\0"
    "properties\0"
    "workgroup_attrib_attrs\0"
    "private_attrib_attrs\0"
    "known_block_size\0"
    "known_grid_size\0"
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
    "asyncToken\0"
    "targets\0"
    "offloadingHandler\0"
    "bodyRegion\0"
    "args\0"
    "offset\0"
    "shuffleResult\0"
    "opA\0"
    "opB\0"
    "opC\0"
    "a_transpose\0"
    "b_transpose\0"
    "srcMemref\0"
    "leadDimension\0"
    "dstMemref\0"
    "uniform\0"
    "variadicity\0"
    "inputs\0"
    "outputs\0"
    "result_tensors\0"
    "fun\0"
    "filter\0"
    "output\0"
    "input\0"
    "AtomicBinOp\0"
    "xchg\0"
    "nand\0"
    "umax\0"
    "umin",
    "fadd\0"
    "fsub\0"
    "fmax\0"
    "fmin\0"
    "uinc_wrap\0"
    "udec_wrap\0"
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
    "DISubprogramFlags\0"
    "PureVirtual\0"
    "Definition\0"
    "Elemental\0"
    "Recursive\0"
    "MainSubprogram\0"
    "Deleted\0"
    "ObjCDirect\0"
    "FastmathFlags\0"
    "FramePointerKind\0"
    "non-leaf\0"
    "reserved\0"
    "Linkage\0"
    "private\0"
    "internal\0"
    "available_externally\0"
    "linkonce\0"
    "common\0"
    "appending\0"
    "extern_weak\0"
    "weak_odr\0"
    "external\0"
    "access_group\0"
    "description\0"
    "alias_scope\0"
    "alias_scope_domain\0"
    "sizeInBits\0"
    "encoding\0"
    "di_basic_type\0"
    "sourceLanguage\0"
    "producer\0"
    "isOptimized\0"
    "emissionKind\0"
    "nameTableKind\0"
    "di_compile_unit\0"
    "recId\0"
    "baseType\0"
    "flags\0"
    "alignInBits\0"
    "dataLocation\0"
    "rank\0"
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
    "linkageName\0"
    "isLocalToUnit\0"
    "isDefined\0"
    "di_global_variable\0"
    "di_global_variable_expression\0"
    "di_label\0"
    "di_lexical_block\0"
    "discriminator\0"
    "di_lexical_block_file\0"
    "arg\0"
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
    "di_subprogram\0"
    "stride\0"
    "di_subrange\0"
    "callingConvention\0"
    "di_subroutine_type\0"
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
    "memory_effects\0"
    "target_features\0"
    "tbaa_root\0"
    "base_type\0"
    "access_type\0"
    "constant\0"
    "tbaa_tag\0"
    "members\0"
    "tbaa_type_desc\0"
    "overflowFlags\0"
    "bin_op\0"
    "ordering\0"
    "syncscope\0"
    "volatile_\0"
    "access_groups\0"
    "noalias_scopes\0"
    "tbaa\0"
    "var_callee_type\0"
    "fastmathFlags\0"
    "branch_weights\0"
    "CConv\0"
    "TailCallKind\0"
    "intrin\0"
    "linkage\0"
    "dso_local\0"
    "comdat\0"
    "convergent\0"
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
    "unnamed_addr\0"
    "vscale_range\0"
    "frame_pointer\0"
    "target_cpu\0"
    "tune_cpu\0"
    "unsafe_fp_math\0"
    "no_infs_fp_math\0"
    "no_nans_fp_math\0"
    "approx_func_fp_math\0"
    "no_signed_zeros_fp_math\0"
    "denormal_fp_math\0"
    "denormal_fp_math_f32\0"
    "fp_contract\0"
    "no_inline\0"
    "always_inline\0"
    "no_unwind\0"
    "will_return\0"
    "optimize_none\0"
    "dynamicIndices\0"
    "rawConstantIndices\0"
    "elem_type\0"
    "inbounds\0"
    "asm_string\0"
    "constraints\0"
    "has_side_effects\0"
    "is_align_stack\0"
    "asm_dialect\0"
    "operand_attrs\0"
    "is_zero_poison\0"
    "pass_thru\0"
    "dst\0"
    "isVolatile\0"
    "power\0"
    "failureKind\0"
    "vec1\0"
    "vec2\0"
    "normalDestOperands\0"
    "unwindDestOperands\0"
    "normalDest\0"
    "unwindDest\0"
    "nontemporal\0"
    "invariant\0"
    "global_type\0"
    "thread_local_\0"
    "addr_space\0"
    "dbg_expr\0"
    "initializer\0"
    "ctors\0"
    "priorities\0"
    "dtors\0"
    "dynamicSizes\0"
    "symbolOperands\0"
    "initial_value\0"
    "dynamicResultSize\0"
    "static_offsets\0"
    "static_sizes\0"
    "static_strides\0"
    "mesh\0"
    "ReductionKind\0"
    "sum\0"
    "average\0"
    "bitwise_and\0"
    "bitwise_or\0"
    "bitwise_xor\0"
    "generic\0"
    "partial\0"
    "split_axes\0"
    "partial_axes\0"
    "partial_type\0"
    "shard\0"
    "mesh_axes\0"
    "gather_axis\0"
    "reduction\0"
    "slice_axis\0"
    "split_axis\0"
    "concat_axis\0"
    "root_dynamic\0"
    "source_dynamic\0"
    "scatter_axis\0"
    "destination_dynamic\0"
    "destination\0"
    "annotate_for_users\0"
    "shift_axis\0"
    "extern\0"
    "retval\0"
    "descriptorA\0"
    "descriptorB\0"
    "matrixC\0"
    "matrixD\0"
    "waitGroup\0"
    "transposeA\0"
    "transposeB\0"
    "MMATypes\0"
    "s8\0"
    "u8\0"
    "s32\0"
    "s4\0"
    "u4\0"
    "b1\0"
    "ProxyKind\0"
    "alias\0"
    "async.global\0"
    "async.shared\0"
    "ReduxKind\0"
    "O\0"
    "triple\0"
    "chip\0"
    "link\0"
    "barrierId\0"
    "numberOfThreads\0"
    "tmaDescriptor\0"
    "srcMem\0"
    "coordinates\0"
    "dstMem\0"
    "mbar\0"
    "im2colOffsets\0"
    "multicastMask\0"
    "l2CacheHint\0"
    "noinc\0"
    "cpSize\0"
    "pred\0"
    "txcount\0"
    "state\0"
    "phase\0"
    "ticks\0"
    "mask_and_clamp\0"
    "thread_mask\0"
    "return_value_and_is_valid\0"
    "sources\0"
    "eltype\0"
    "frag",
    "ClauseRequires\0"
    "reverse_offload\0"
    "unified_address\0"
    "unified_shared_memory\0"
    "dynamic_allocators\0"
    "ClauseScheduleKind\0"
    "guided\0"
    "auto\0"
    "runtime\0"
    "ClauseTaskDepend\0"
    "taskdependin\0"
    "taskdependout\0"
    "taskdependinout\0"
    "DeclareTargetCaptureClause\0"
    "enter\0"
    "device_type\0"
    "capture_clause\0"
    "declaretarget\0"
    "hint_val\0"
    "memory_order_val\0"
    "if_expr\0"
    "cancellation_construct_type_val\0"
    "initializerRegion\0"
    "reductionRegion\0"
    "atomicReductionRegion\0"
    "cleanupRegion\0"
    "chunk_size\0"
    "allocate_vars\0"
    "allocators_vars\0"
    "dist_schedule_static\0"
    "order_mod\0"
    "varList\0"
    "inclusive\0"
    "var_ptr\0"
    "var_ptr_ptr\0"
    "omp_ptr\0"
    "var_type\0"
    "members_index\0"
    "map_type\0"
    "map_capture_type\0"
    "partial_map\0"
    "depend_vec_vars\0"
    "depend_type_val\0"
    "num_loops_val\0"
    "simd\0"
    "num_threads_var\0"
    "proc_bind_val\0"
    "privatizers\0"
    "data_sharing_type\0"
    "copy_region\0"
    "dealloc_region\0"
    "nowait\0"
    "aligned_vars\0"
    "nontemporal_vars\0"
    "alignment_values\0"
    "safelen\0"
    "simdlen\0"
    "copyprivate_vars\0"
    "copyprivate_funcs\0"
    "device\0"
    "thread_limit\0"
    "depend_vars\0"
    "is_device_ptr\0"
    "has_device_addr\0"
    "map_operands\0"
    "depends\0"
    "use_device_ptr\0"
    "use_device_addr\0"
    "final_expr\0"
    "in_reduction_vars\0"
    "priority\0"
    "untied\0"
    "mergeable\0"
    "in_reduction_vars_byref\0"
    "in_reductions\0"
    "task_reduction_vars\0"
    "task_reduction_vars_byref\0"
    "task_reductions\0"
    "grain_size\0"
    "num_tasks\0"
    "nogroup\0"
    "num_teams_lower\0"
    "num_teams_upper\0"
    "linear_vars\0"
    "linear_step_vars\0"
    "schedule_chunk_var\0"
    "schedule_val\0"
    "schedule_modifier\0"
    "simd_modifier\0"
    "ordered_val\0"
    "degree\0"
    "primitive_root\0"
    "coefficientType\0"
    "coefficientModulus\0"
    "polynomialModulus\0"
    "typed_float_polynomial\0"
    "typed_int_polynomial\0"
    "coefficient\0"
    "monomialDegree\0"
    "scalar\0"
    "memorySpace\0"
    "abi\0"
    "srcA\0"
    "byteSel\0"
    "srcB\0"
    "old\0"
    "wordSel\0"
    "numRecords\0"
    "in0\0"
    "in1\0"
    "bitfield\0"
    "initArgs\0"
    "dynamicLowerBound\0"
    "dynamicUpperBound\0"
    "dynamicStep\0"
    "staticLowerBound\0"
    "staticUpperBound\0"
    "staticStep\0"
    "mapping\0"
    "lvlTypes\0"
    "dimToLvl\0"
    "lvlToDim\0"
    "posWidth\0"
    "crdWidth\0"
    "explicitVal\0"
    "implicitVal\0"
    "dimSlices\0"
    "filled\0"
    "lvlCoords\0"
    "level\0"
    "out_levels\0"
    "out_values\0"
    "ret_levels\0"
    "ret_values\0"
    "lvl_lens\0"
    "val_len\0"
    "parentIter\0"
    "extractedSpace\0"
    "loLvl\0"
    "hiLvl\0"
    "hasInserts\0"
    "input_coo\0"
    "result_coo\0"
    "algorithm\0"
    "slice\0"
    "dim\0"
    "BuiltIn\0"
    "ClipDistance\0"
    "CullDistance\0"
    "VertexId\0"
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
    "TaskCountNV\0"
    "PrimitiveCountNV\0"
    "PrimitiveIndicesNV\0"
    "ClipDistancePerViewNV\0"
    "CullDistancePerViewNV\0"
    "LayerPerViewNV\0"
    "MeshViewCountNV\0"
    "MeshViewIndicesNV\0"
    "BaryCoordKHR\0"
    "BaryCoordNoPerspKHR\0"
    "FragSizeEXT\0"
    "FragInvocationCountEXT\0"
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
    "Groups\0"
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
    "AsmINTEL",
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
    "BlockingPipesINTEL\0"
    "FPGARegINTEL\0"
    "DotProductInputAll\0"
    "DotProductInput4x8BitPacked\0"
    "DotProduct\0"
    "RayCullMaskKHR\0"
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
    "GroupNonUniformRotateKHR\0"
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
    "WorkgroupMemoryExplicitLayoutKHR\0"
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
    "MeshShadingNV\0"
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
    "CooperativeMatrixOperandsKHR\0"
    "None\0"
    "ASigned\0"
    "BSigned\0"
    "CSigned\0"
    "ResultSigned\0"
    "RelaxedPrecision\0"
    "SpecId\0"
    "BufferBlock\0"
    "RowMajor\0"
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
    "FPRoundingMode\0"
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
    "PerPrimitiveNV\0"
    "PerTaskNV\0"
    "PerVertexKHR\0"
    "RestrictPointer\0"
    "AliasedPointer\0"
    "BindlessSamplerNV\0"
    "BindlessImageNV\0"
    "BoundSamplerNV\0"
    "BoundImageNV\0"
    "SIMTCallINTEL",
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
    "OutputLinesNV\0"
    "OutputPrimitivesNV\0"
    "OutputTrianglesNV\0"
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
    "MeshNV\0"
    "RayGenerationKHR\0"
    "IntersectionKHR\0"
    "AnyHitKHR\0"
    "ClosestHitKHR\0"
    "MissKHR\0"
    "CallableKHR\0"
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
    "SPV_INTEL_variable_length_array",
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
    "SPV_INTEL_blocking_pipes\0"
    "SPV_INTEL_fpga_reg\0"
    "SPV_INTEL_long_constant_composite\0"
    "SPV_INTEL_optnone\0"
    "SPV_INTEL_debug_module\0"
    "SPV_INTEL_fp_fast_math_mode\0"
    "SPV_INTEL_memory_access_aliasing\0"
    "SPV_INTEL_split_barrier\0"
    "SPV_INTEL_joint_matrix\0"
    "SPV_INTEL_bfloat16_conversion\0"
    "SPV_NV_compute_shader_derivatives\0"
    "SPV_NV_cooperative_matrix\0"
    "SPV_NV_fragment_shader_barycentric\0"
    "SPV_NV_geometry_shader_passthrough\0"
    "SPV_NV_mesh_shader\0"
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
    "NotNaN\0"
    "NotInf\0"
    "NSZ\0"
    "AllowRecip\0"
    "Fast\0"
    "AllowContractFastINTEL\0"
    "AllowReassocINTEL\0"
    "FunctionControl\0"
    "DontInline\0"
    "Const\0"
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
    "MemoryAccess\0"
    "Aligned\0"
    "MakePointerAvailable\0"
    "MakePointerVisible\0"
    "NonPrivatePointer\0"
    "AliasScopeINTELMask\0"
    "NoAliasINTELMask\0"
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
    "OpImageDrefGather\0"
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
    "OpDot\0"
    "OpMatrixTimesMatrix\0"
    "OpIAddCarry\0"
    "OpISubBorrow\0"
    "OpUMulExtended\0"
    "OpSMulExtended\0"
    "OpIsNan\0"
    "OpIsInf\0"
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
    "OpBitReverse",
    "OpBitCount\0"
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
    "OpReturn\0"
    "OpReturnValue\0"
    "OpUnreachable\0"
    "OpGroupBroadcast\0"
    "OpGroupIAdd\0"
    "OpGroupFAdd\0"
    "OpGroupFMin\0"
    "OpGroupUMin\0"
    "OpGroupSMin\0"
    "OpGroupFMax\0"
    "OpGroupUMax\0"
    "OpGroupSMax\0"
    "OpNoLine\0"
    "OpModuleProcessed\0"
    "OpGroupNonUniformElect\0"
    "OpGroupNonUniformBroadcast\0"
    "OpGroupNonUniformBallot\0"
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
    "OpSubgroupBallotKHR\0"
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
    "OpSubgroupBlockReadINTEL\0"
    "OpSubgroupBlockWriteINTEL\0"
    "OpAssumeTrueKHR\0"
    "OpAtomicFAddEXT\0"
    "OpGroupIMulKHR\0"
    "OpGroupFMulKHR\0"
    "OpTypeJointMatrixINTEL\0"
    "OpJointMatrixLoadINTEL\0"
    "OpJointMatrixStoreINTEL\0"
    "OpJointMatrixMadINTEL\0"
    "OpJointMatrixWorkItemLengthINTEL\0"
    "OpConvertFToBF16INTEL\0"
    "OpConvertBF16ToFINTEL\0"
    "SelectionControl\0"
    "DontFlatten\0"
    "StorageClass\0"
    "UniformConstant\0"
    "Input\0"
    "Output\0"
    "CrossWorkgroup\0"
    "PushConstant\0"
    "AtomicCounter\0"
    "IncomingCallableDataKHR\0"
    "HitAttributeKHR\0"
    "IncomingRayPayloadKHR\0"
    "ShaderRecordBufferKHR\0"
    "PhysicalStorageBuffer\0"
    "CodeSectionINTEL\0"
    "DeviceOnlyINTEL\0"
    "HostOnlyINTEL\0"
    "Vendor\0"
    "Apple\0"
    "ARM\0"
    "Imagination\0"
    "Intel\0"
    "NVIDIA\0"
    "Qualcomm\0"
    "SwiftShader\0"
    "Unknown\0"
    "m_size\0"
    "a_type\0"
    "b_type\0"
    "result_type\0"
    "joint_matrix_props\0"
    "base_ptr\0"
    "component_ptr\0"
    "memory_scope\0"
    "semantics\0"
    "targetOperands\0"
    "trueTargetOperands\0"
    "falseTargetOperands\0"
    "trueTarget\0"
    "falseTarget\0"
    "constituents\0"
    "component\0"
    "source_memory_access\0"
    "source_alignment\0"
    "vector1\0"
    "vector2\0"
    "return_value\0"
    "binding\0"
    "descriptor_set\0"
    "linkage_attributes\0"
    "localid\0"
    "execution_scope\0"
    "cluster_size\0"
    "group_operation\0"
    "delta\0"
    "joint_matrix_type\0"
    "sampledimage\0"
    "coordinate\0"
    "dref\0"
    "operand_arguments\0"
    "imageoperands\0"
    "element\0"
    "matrix_layout\0"
    "memory_operand\0"
    "true_value\0"
    "false_value\0"
    "components\0"
    "loop_control\0"
    "reference\0"
    "spec_const\0"
    "selection_control\0"
    "padding_value\0"
    "outer_dims_perm\0"
    "inner_dims_pos\0"
    "static_inner_tiles\0"
    "aggregate\0"
    "input1\0"
    "input2\0"
    "multiplier\0"
    "shift\0"
    "double_round\0"
    "kernel\0"
    "acc_type\0"
    "quantization_info\0"
    "min_int\0"
    "max_int\0"
    "min_fp\0"
    "max_fp\0"
    "then_branch\0"
    "else_branch\0"
    "weight\0"
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
    "pad_const\0"
    "input_zp\0"
    "output_zp\0"
    "scale32\0"
    "per_channel\0"
    "new_shape\0"
    "scale\0"
    "border\0"
    "values_in\0"
    "values_out\0"
    "on_true\0"
    "on_false\0"
    "start\0"
    "multiples\0"
    "perms\0"
    "out_pad\0"
    "out_shape\0"
    "VectorContractLowering\0"
    "dot\0"
    "matmulintrinsics\0"
    "outerproduct\0"
    "parallelarith\0"
    "VectorTransposeLowering\0"
    "eltwise\0"
    "flat_transpose\0"
    "shuffle_1d\0"
    "shuffle_16x16\0"
    "reassociate_fp_reductions\0"
    "force_32bit_vector_indices\0"
    "pass_name\0"
    "options\0"
    "failure_propagation_mode\0"
    "operand_handle\0"
    "pass_through_empty_handle\0"
    "fail_on_payload_too_small\0"
    "overflow_result\0"
    "transformed\0"
    "loops\0"
    "tile_interchange\0"
    "iterator_interchange\0"
    "pad_op\0"
    "expand_shape_op\0"
    "transpose_op\0"
    "empty_op\0"
    "collapse_shape_op\0"
    "extract_slice_op\0"
    "padded\0"
    "copy\0"
    "padding_values\0"
    "padding_dimensions\0"
    "static_pad_to_multiple_of\0"
    "pack_paddings\0"
    "transpose_paddings\0"
    "copy_back_op\0"
    "operands_to_promote\0"
    "use_full_tile_buffers\0"
    "use_full_tiles_by_default\0"
    "use_alloca\0"
    "memory_space\0"
    "replacement\0"
    "dynamic_chunk_sizes\0"
    "first\0"
    "second\0"
    "dimension\0"
    "static_chunk_sizes\0"
    "multiway\0"
    "fill_op\0"
    "split_linalg_op\0"
    "combining_linalg_op\0"
    "for_op\0"
    "forall_op\0"
    "packed_num_threads\0"
    "packed_tile_sizes\0"
    "tiled_op\0"
    "static_num_threads\0"
    "static_tile_sizes\0"
    "static_vector_sizes\0"
    "vectorize_nd_extract\0"
    "scalable_sizes\0"
    "vectorize_padding\0"
    "flatten_1d_depthwise_conv",
    "disable_multi_reduction_to_contract_patterns\0"
    "disable_transfer_permutation_map_lowering_patterns\0"
    "CombiningKind\0"
    "minui\0"
    "minsi\0"
    "maxui\0"
    "maxsi\0"
    "mask_dim_sizes\0"
    "dynamic_position\0"
    "static_position\0"
    "index_vec\0"
    "lhs_rows\0"
    "lhs_columns\0"
    "rhs_columns\0"
    "reduction_dims\0"
    "input_shape\0"
    "output_shape\0"
    "fixed_vector_sizes\0"
    "v1\0"
    "v2\0"
    "permutation_map\0"
    "in_bounds\0"
    "laneid\0"
    "warp_size\0"
    "warpRegion\0"
    "imm\0"
    "rounding\0"
    "constant_src\0"
    "k1\0"
    "k2\0"
    "MemoryScope\0"
    "slm\0"
    "tensor_desc\0"
    "array_length\0"
    "boundary_check\0"
    "scattered\0"
    "tdesc_attr\0"
    "tensorDesc\0"
    "TensorDesc\0"
    "const_offsets\0"
    "const_shape\0"
    "const_strides\0"
    "memory_kind\0"
    "fence_scope\0"
    "l1_hint\0"
    "l2_hint\0"
    "l3_hint\0"
    "vnni_axis\0"
    "llvm19\0"
    "attribute data_clause_modifier\0"
    "attribute par_level\0"
    "attribute recipe_kind\0"
    "attribute specialized_routine\0"
    "attribute var_name\0"
    "enum DataClauseModifier\0"
    "enum LoopParMode\0"
    "enum ParLevel\0"
    "enum RecipeKind\0"
    "enum VariableTypeCategory\0"
    "operation acc.firstprivate_map\0"
    "operation acc.get_extent\0"
    "operation acc.get_lowerbound\0"
    "operation acc.get_stride\0"
    "operation acc.get_upperbound\0"
    "operation acc.kernel_environment\0"
    "[[\"$construct\"], \"one( | `combined` `(` one( `kernels` let($construct = #acc.combined_constructs('kernels_loop')) | `parallel` let($construct = #acc.combined_constructs('parallel_loop')) | `serial` let($construct = #acc.combined_constructs('serial_loop')) ) `)` )\"]\0"
    "directive.CombinedConstructsLoop\0"
    "[[\"$operands\", \"type $operands\", \"$symbols\"], \"each($symbols $operands by `,`: $symbols `->` $operands `:` type($operands))\"]\0"
    "directive.SymOperandList\0"
    "SingleBlock\0"
    "RecursiveMemoryEffects\0"
    "AtomicCaptureOpInterface\0"
    "terminator\0"
    "\"acc.terminator\"\0"
    "acc.atomic.capture\0"
    "Implements<\"PointerLikeType\">\0"
    "TypeAttr\0"
    "$v `=` $x `:` type($x) `,` $element_type attr-dict\0"
    "AllTypesMatch<x,v>\0"
    "AtomicReadOpInterface\0"
    "let\0"
    "[\"type($v) = type($x)\"]\0"
    "acc.atomic.read\0"
    "AtomicUpdateOpInterface\0"
    "\"acc.yield\"\0"
    "acc.atomic.update\0"
    "$x `=` $expr `:` type($x) `,` type($expr) attr-dict\0"
    "AtomicWriteOpInterface\0"
    "acc.atomic.write\0"
    "!acc.data_bounds_ty\0"
    "AnyOf<AnyInteger, Index>\0"
    "ArrayOf<#acc.device_type>\0"
    "#acc.data_clause\0"
    "BoolAttr\0"
    "StrAttr\0"
    "`varPtr` `(` $varPtr `:` type($varPtr) `)` oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` ) `->` type($accPtr) attr-dict\0"
    "MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>\0"
    "MemoryEffects<Read<CurrentDeviceIdResource>>\0"
    "[\"type($bounds) = !acc.data_bounds_ty\"]\0"
    "acc.attach\0"
    "NoMemoryEffect\0"
    "acc.cache\0"
    "acc.copyin\0"
    "`accPtr` `(` $accPtr `:` type($accPtr) `)` (`bounds` `(` $bounds^ `)` )\? (`async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType)^ `)`)\? `to` `varPtr` `(` $varPtr `:` type($varPtr) `)` attr-dict\0"
    "acc.copyout\0"
    "acc.create\0"
    "I1\0"
    "DenseI32ArrayAttr\0"
    "ArrayOf<BoolAttr>\0"
    "#acc.defaultvalue\0"
    "oilist( `if` `(` $ifCond `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict-with-keyword\0"
    "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>\0"
    "[\"type($ifCond) = i1\"]\0"
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
    "`accPtr` `(` $accPtr `:` type($accPtr) `)` (`bounds` `(` $bounds^ `)` )\? (`async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType)^ `)`)\? attr-dict",
    "acc.delete\0"
    "acc.detach\0"
    "MemoryEffects<Read<RuntimeCounters>>\0"
    "acc.deviceptr\0"
    "UnitAttr\0"
    "oilist( `if` `(` $ifCond `)` | `async` `(` $asyncOperand `:` type($asyncOperand) `)` | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `(` $waitOperands `:` type($waitOperands) `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "acc.enter_data\0"
    "acc.exit_data\0"
    "acc.firstprivate\0"
    "acc.getdeviceptr\0"
    "oilist( `if` `(` $ifCond `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) $region attr-dict-with-keyword\0"
    "acc.host_data\0"
    "oilist(`device_num` `(` $deviceNumOperand `:` type($deviceNumOperand) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "acc.init\0"
    "( `combined` `(` `loop` `)` $combined^)\? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` ) $region attr-dict-with-keyword\0"
    "[\"type($ifCond) = i1\", \"type($selfCond) = i1\"]\0"
    "acc.kernels\0"
    "DenseBoolArrayAttr\0"
    "ArrayOf<I64Attr>\0"
    "ArrayOf<#acc.gang_arg_type>\0"
    "ArrayOf<SymbolRefAttr>\0"
    "#acc.combined_constructs\0"
    "custom<CombinedConstructsLoop>($combined) oilist( `gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang) | `worker` `` custom<DeviceTypeOperandsWithKeywordOnly>( $workerNumOperands, type($workerNumOperands), $workerNumOperandsDeviceType, $worker) | `vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector) | `private` `(` custom<SymOperandList>( $privateOperands, type($privateOperands), $privatizations) `)` | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)` | `reduction` `(` custom<SymOperandList>( $reductionOperands, type($reductionOperands), $reductionRecipes) `)` | `cache` `(` $cacheOperands `:` type($cacheOperands) `)` ) custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step)) ( `(` type($results)^ `)` )\? attr-dict-with-keyword\0"
    "LoopLikeOpInterface\0"
    "acc.loop\0"
    "acc.nocreate\0"
    "( `combined` `(` `loop` `)` $combined^)\? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` | `firstprivate` `(` custom<SymOperandList>($gangFirstPrivateOperands, type($gangFirstPrivateOperands), $firstprivatizations) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` custom<SymOperandList>( $gangPrivateOperands, type($gangPrivateOperands), $privatizations) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` custom<SymOperandList>( $reductionOperands, type($reductionOperands), $reductionRecipes) `)` ) $region attr-dict-with-keyword\0"
    "acc.parallel\0"
    "acc.present\0"
    "acc.private\0"
    "acc.reduction\0"
    "SymbolNameAttr\0"
    "#acc.reduction_operator",
    "$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion\0"
    "IsolatedFromAbove\0"
    "Symbol\0"
    "RecipeInterface\0"
    "acc.reduction.recipe\0"
    "ArrayOf<StrAttr>\0"
    "$sym_name `func` `(` $func_name `)` oilist ( `bind` `(` custom<BindName>($bindName, $bindNameDeviceType) `)` | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<DeviceTypeArrayAttr>($worker) | `vector` custom<DeviceTypeArrayAttr>($vector) | `seq` custom<DeviceTypeArrayAttr>($seq) | `nohost` $nohost | `implicit` $implicit ) attr-dict-with-keyword\0"
    "acc.routine\0"
    "( `combined` `(` `loop` `)` $combined^)\? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `(` custom<DeviceTypeOperands>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType) `)` | `firstprivate` `(` custom<SymOperandList>($gangFirstPrivateOperands, type($gangFirstPrivateOperands), $firstprivatizations) `)` | `private` `(` custom<SymOperandList>( $gangPrivateOperands, type($gangPrivateOperands), $privatizations) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` custom<SymOperandList>( $reductionOperands, type($reductionOperands), $reductionRecipes) `)` ) $region attr-dict-with-keyword\0"
    "acc.serial\0"
    "oilist(`device_num` `(` $deviceNumOperand `:` type($deviceNumOperand) `)` |`if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "acc.shutdown\0"
    "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>( $asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $async) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "acc.update\0"
    "acc.update_device\0"
    "acc.update_host\0"
    "acc.use_device\0"
    "( `(` $waitOperands^ `:` type($waitOperands) `)` )\? oilist(`async` `(` $asyncOperand `:` type($asyncOperand) `)` |`wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` |`if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "acc.wait\0"
    "affine\0"
    "operation affine.linearize_index\0"
    "$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index)\0"
    "InferTypeOpInterface\0"
    "[\"type($linear_index) = index\", \"type($basis) = index\", \"type($multi_index) = index\"]\0"
    "affine.delinearize_index\0"
    "hook:affine.if\0"
    "RecursivelySpeculatable\0"
    "NoRegionArguments\0"
    "RegionBranchOpInterface\0"
    "\"affine.yield\"\0"
    "attribute address_space\0"
    "attribute dpp_perm\0"
    "attribute sched_barrier_opt\0"
    "enum AddressSpace\0"
    "enum DPPPerm\0"
    "enum sched_barrier_opt_enum\0"
    "operation amdgpu.dpp\0"
    "operation amdgpu.fat_raw_buffer_cast\0"
    "operation amdgpu.gather_to_lds\0"
    "operation amdgpu.make_dma_base\0"
    "operation amdgpu.make_dma_descriptor\0"
    "operation amdgpu.make_gather_dma_base\0"
    "operation amdgpu.make_gather_dma_descriptor\0"
    "operation amdgpu.memory_counter_wait\0"
    "operation amdgpu.packed_scaled_trunc\0"
    "operation amdgpu.permlane_swap\0"
    "operation amdgpu.scaled_ext_packed\0"
    "operation amdgpu.scaled_ext_packed_matrix\0"
    "operation amdgpu.scaled_mfma\0"
    "operation amdgpu.scaled_wmma\0"
    "operation amdgpu.sched_barrier\0"
    "operation amdgpu.sparse_mfma\0"
    "operation amdgpu.swizzle_bitmode\0"
    "operation amdgpu.tensor_load_to_lds\0"
    "operation amdgpu.tensor_store_from_lds\0"
    "operation amdgpu.transpose_load\0"
    "type tdm_base\0"
    "type tdm_descriptor\0"
    "type tdm_gather_base\0"
    "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>\0"
    "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)\0"
    "[\"type($res) = f32\"]\0"
    "amdgpu.ext_packed_fp8\0"
    "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyType>, LengthIs<8>>>",
    "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>\0"
    "I32Attr\0"
    "#amdgpu.mfma_perm_b\0"
    "$sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)\0"
    "AllTypesMatch<destC,destD>\0"
    "[\"type($destD) = type($destC)\"]\0"
    "amdgpu.mfma\0"
    "I32\0"
    "AllOf<FixedVectorOfAnyRank<AnyType>, LengthIs<4>>\0"
    "attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)\? `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)\?\0"
    "[\"type($source) = f32\", \"type($stochiasticParam) = i32\"]\0"
    "amdgpu.packed_stoch_round_fp8\0"
    "AllOf<I32Attr, IntNonNegative, IntMaxValue<1>>\0"
    "attr-dict $sourceA `,` ($sourceB^):(`undef`)\? `into` ($existing^):(`undef`)\? `[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)\?\0"
    "[\"type($sourceA) = f32\", \"type($sourceB) = f32\"]\0"
    "amdgpu.packed_trunc_2xfp8\0"
    "AnyOf<I32, I64, F32, F64>\0"
    "AnyMemRef\0"
    "attr-dict $src `,` $cmp `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($value) `->` type($memref) `,` type($indices)\0"
    "AllTypesMatch<src,cmp,value>\0"
    "AllElementTypesMatch<value,memref>\0"
    "[\"type($cmp) = type($src)\", \"type($value) = type($src)\", \"type($indices) = i32\", \"type($sgprOffset) = i32\"]\0"
    "amdgpu.raw_buffer_atomic_cmpswap\0"
    "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($value) `->` type($memref) `,` type($indices)\0"
    "[\"type($value) = f32\", \"type($indices) = i32\", \"type($sgprOffset) = i32\"]\0"
    "amdgpu.raw_buffer_atomic_fadd\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16, I8, SI<8>, UI<8>>>, LengthIs<16>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<8, 16>>>\0"
    "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<1>>\0"
    "$sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)\0"
    "AllTypesMatch<sourceA,sourceB>\0"
    "[\"type($destD) = type($destC)\", \"type($sourceB) = type($sourceA)\"]\0"
    "amdgpu.wmma\0"
    "type tile\0"
    "AnyInteger\0"
    "LLVM_Type\0"
    "amx.tdpbf16ps\0"
    "amx.tdpbssd\0"
    "amx.tdpbsud\0"
    "amx.tdpbusd\0"
    "amx.tdpbuud\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16, I32, I8>>, RankIs<2>>\0"
    "$base `[` $indices `]` attr-dict `:` type($base) `into` type($res)\0"
    "[\"type($indices) = index\"]\0"
    "amx.tile_load\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16>>, RankIs<2>>\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)\0"
    "AllTypesMatch<acc,res>\0"
    "[\"type($res) = type($acc)\"]\0"
    "amx.tile_mulf\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, I8>>, RankIs<2>>\0"
    "$lhs (`zext` $isZextLhs^)\? `,` $rhs (`zext` $isZextRhs^)\? `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)\0"
    "amx.tile_muli\0"
    "$base `[` $indices `]` `,` $val attr-dict `:` type($base) `,` type($val)\0"
    "amx.tile_store\0"
    "amx.tile_zero\0"
    "!llvm.ptr\0"
    "amx.tileloadd64\0"
    "amx.tilestored64\0"
    "amx.tilezero\0"
    "operation arith.scaling_extf\0"
    "operation arith.scaling_truncf\0"
    "AnyOf<SignlessIntegerOrIndexOrFloatLike, MemRefOf<AnyOf<AnySignlessInteger, Index, AnyFloat>>>\0"
    "$in attr-dict `:` type($in) `to` type($out)\0"
    "SameOperandsAndResultShape\0"
    "SameInputOutputTensorDims\0"
    "CastOpInterface\0"
    "VectorUnrollOpInterface\0"
    "Elementwise\0"
    "Scalarizable\0"
    "Vectorizable\0"
    "Tensorizable\0"
    "arith.bitcast\0"
    "AnyOf<AnySignlessIntegerOrIndex, VectorOfAnyRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>\0"
    "AnyOf<I1, VectorOfAnyRankOf<I1>, TensorOf<I1>>\0"
    "enum<@CmpIPredicate>\0"
    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "InferIntRangeInterface\0"
    "SameTypeOperands\0"
    "TypesMatchWith<lhs,result>\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = over(type($lhs), e: i1)\"]\0"
    "arith.cmpi\0"
    "SignlessIntegerOrIndexLike\0"
    "$lhs `,` $rhs attr-dict `:` type($result)\0"
    "ConditionallySpeculatable\0"
    "SameOperandsAndResultType\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = type($lhs)\"]\0"
    "arith.divsi\0"
    "arith.divui\0"
    "arith.shrsi\0"
    "arith.shrui\0"
    "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>\0"
    "arith.trunci\0"
    "arm_neon\0"
    "operation arm_neon.intr.bfmmla\0"
    "arm_sme\0"
    "scf",
    "operation arm_sme.extract_tile_slice\0"
    "operation arm_sme.insert_tile_slice\0"
    "TypeIs<res,I64>\0"
    "arm_sme.intr.cntsb\0"
    "arm_sme.intr.cntsh\0"
    "arm_sme.intr.cntsw\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>\0"
    "#arm_sme.layout\0"
    "$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)\? attr-dict `:` type($base) `,` type($mask) `,` type($result)\0"
    "ArmSMETileOpInterface\0"
    "AllTypesMatch<tile,result>\0"
    "TileSliceMaskConstraint<result,mask>\0"
    "[\"type($result) = type($tile)\", \"type($mask) = vector_of_i1_without_first_dim(type($result))\", \"type($indices) = index\", \"type($tile_slice_index) = index\"]\0"
    "arm_sme.load_tile_slice\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>\0"
    "$tile `[` $tile_slice_index `]` (`layout` `` $layout^)\? attr-dict `:` type($result) `from` type($tile)\0"
    "TypesMatchWith<tile,result>\0"
    "[\"type($result) = vector_without_first_dim(type($tile))\", \"type($tile_slice_index) = index\"]\0"
    "arm_sme.move_tile_slice_to_vector\0"
    "$vector `,` $tile `,` $tile_slice_index (`layout` `` $layout^)\? attr-dict `:` type($vector) `into` type($result)\0"
    "TypesMatchWith<tile,vector>\0"
    "[\"type($result) = type($tile)\", \"type($vector) = scalable_vector_without_first_dim(type($tile))\", \"type($tile_slice_index) = index\"]\0"
    "arm_sme.move_vector_to_tile_slice\0"
    "$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)\? attr-dict `:` type($base) `,` type($mask) `,` type($tile)\0"
    "TileSliceMaskConstraint<tile,mask>\0"
    "[\"type($mask) = vector_of_i1_without_first_dim(type($tile))\", \"type($tile_slice_index) = index\", \"type($indices) = index\"]\0"
    "arm_sme.store_tile_slice\0"
    "AnyVectorOfNonZeroRank\0"
    "$base `[` $indices `]` (`,` $padding `,` $mask^)\? (`layout` `` $layout^)\?attr-dict `:` type($base) `,` type($result)\0"
    "OptionalTypesMatchWith<result,padding>\0"
    "HasMatchingMaskTypeConstraint<result,mask>\0"
    "BothOrNone<Padding,Mask>\0"
    "[\"type($padding) = elem(type($result))\", \"type($mask) = over(type($result), e: i1)\", \"type($indices) = index\"]\0"
    "arm_sme.tile_load\0"
    "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)\? (`layout` `` $layout^)\?attr-dict `:` type($base) `,` type($valueToStore)\0"
    "HasMatchingMaskTypeConstraint<valueToStore,mask>\0"
    "[\"type($mask) = over(type($valueToStore), e: i1)\", \"type($indices) = index\"]\0"
    "arm_sme.tile_store\0"
    "arm_sve\0"
    "operation arm_sve.dupq_lane\0"
    "operation arm_sve.intr.bfmmla\0"
    "operation arm_sve.intr.dupq_lane\0"
    "operation arm_sve.intr.usmmla\0"
    "operation arm_sve.usmmla\0"
    "AnyOf<!async.value, !async.token>\0"
    "FlatSymbolRefAttr\0"
    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)\0"
    "CallOpInterface\0"
    "SymbolUserOpInterface\0"
    "async.call\0"
    "bufferization\0"
    "operation bufferization.to_buffer\0"
    "AnyTensor\0"
    "AnyRankedOrUnrankedMemRef\0"
    "$tensor (`read_only` $read_only^)\? attr-dict `:` type($memref)\0"
    "BufferizableOpInterface\0"
    "SameOperandsAndResultElementType\0"
    "TypesMatchWith<memref,tensor>\0"
    "[\"type($tensor) = tensor(shape(type($memref)), elem(type($memref)))\"]\0"
    "bufferization.to_memref\0"
    "$memref (`restrict` $restrict^)\? (`writable` $writable^)\? attr-dict `:` type($memref)\0"
    "TypesMatchWith<memref,result>\0"
    "[\"type($result) = tensor(shape(type($memref)), elem(type($memref)))\"]\0"
    "bufferization.to_tensor\0"
    "attribute file_line_range\0"
    "type f4E2M1FN\0"
    "type f6E2M3FN\0"
    "type f6E3M2FN\0"
    "type f8E3M4\0"
    "type f8E8M0FNU",
    "type graph\0"
    "hook:builtin.bf16\0"
    "hook:builtin.f128\0"
    "hook:builtin.f16\0"
    "hook:builtin.f32\0"
    "hook:builtin.f64\0"
    "hook:builtin.f80\0"
    "hook:builtin.f8E4M3\0"
    "hook:builtin.f8E4M3B11FNUZ\0"
    "hook:builtin.f8E4M3FN\0"
    "hook:builtin.f8E4M3FNUZ\0"
    "hook:builtin.f8E5M2\0"
    "hook:builtin.f8E5M2FNUZ\0"
    "hook:builtin.index\0"
    "u32\0"
    "hook:builtin.integer\0"
    "hook:builtin.tf32\0"
    "hook:builtin.affine_map\0"
    "MemRefLayoutAttrInterface\0"
    "hook:builtin.call_site_loc\0"
    "bytes\0"
    "hook:builtin.dense_array\0"
    "AnyShaped\0"
    "resource_handle\0"
    "hook:builtin.dense_resource_elements\0"
    "self_type\0"
    "[\"type\"]\0"
    "hook:builtin.file_line_loc\0"
    "array<location>\0"
    "hook:builtin.fused_loc\0"
    "hook:builtin.integer_set\0"
    "hook:builtin.name_loc\0"
    "u64\0"
    "hook:builtin.opaque_loc\0"
    "hook:builtin.unknown_loc\0"
    "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "[\"type($condition) = i1\"]\0"
    "cf.cond_br\0"
    "complex\0"
    "enum ComplexRangeFlags\0"
    "operation complex.powi\0"
    "dlti\0"
    "attribute function_pointer_alignment\0"
    "attribute map\0"
    "data_layout_key\0"
    "`<` $key `,` $value `>`\0"
    "array<attribute>\0"
    "`<` each($entries by `,`: qualified($entries)) `>`\0"
    "hook:text\0"
    "emitc\0"
    "operation emitc.address_of\0"
    "operation emitc.class\0"
    "operation emitc.dereference\0"
    "operation emitc.do\0"
    "operation emitc.field\0"
    "operation emitc.file\0"
    "operation emitc.get_field\0"
    "operation emitc.load\0"
    "operation emitc.switch\0"
    "type lvalue\0"
    "EmitCType\0"
    "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)\0"
    "CExpressionInterface\0"
    "emitc.apply\0"
    "$value `:` type($value) `to` $var `:` type($var) attr-dict\0"
    "emitc.assign\0"
    "emitc.call\0"
    "$source attr-dict `:` type($source) `to` type($dest)\0"
    "emitc.cast\0"
    "AnyOf<#emitc.opaque, TypedAttr>\0"
    "ConstantLike\0"
    "emitc.constant\0"
    "attr-dict (`noinline` $do_not_inline^)\? `:` type($result) $region\0"
    "HasOnlyGraphRegion\0"
    "\"emitc.yield\"\0"
    "emitc.expression\0"
    "EmitCIntegerIndexOrOpaqueType\0"
    "hook:emitc.for\0"
    "AllTypesMatch<lowerBound,upperBound,step>\0"
    "[\"type($upperBound) = type($lowerBound)\", \"type($step) = type($lowerBound)\"]\0"
    "TypeAttrOf<FunctionType>\0"
    "ArrayOf<DictionaryAttr>\0"
    "hook:emitc.func\0"
    "AutomaticAllocationScope\0"
    "FunctionOpInterface\0"
    "$name `:` type($result) attr-dict\0"
    "emitc.get_global\0"
    "MaxSizedRegion<1>\0"
    "hook:emitc.if\0"
    "hook:emitc.include\0"
    "HasParent<builtin.module>\0"
    "!emitc.opaque\0"
    "emitc.member\0"
    "AnyOf<!emitc.opaque, !emitc.ptr>\0"
    "emitc.member_of_ptr\0"
    "AnyOf<!emitc.array, !emitc.opaque, !emitc.ptr>\0"
    "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)\0"
    "emitc.subscript\0"
    "emitc.variable\0"
    "$value attr-dict\0"
    "emitc.verbatim\0"
    "attr-dict ($result^ `:` type($result))\?\0"
    "HasParent<emitc.expression,emitc.if,emitc.for>\0"
    "emitc.yield\0"
    "MemRefsNormalizable\0"
    "func.call\0"
    "FunctionType\0"
    "$callee `(` $callee_operands `)` attr-dict `:` type($callee)\0"
    "TypesMatchWith<callee,callee_operands>\0"
    "TypesMatchWith<callee,results>\0"
    "[\"type($callee_operands) = type($callee).inputs\", \"type($results) = type($callee).results\"]\0"
    "func.call_indirect\0"
    "hook:func.func\0"
    "AffineScope\0"
    "OpAsmOpInterface\0"
    "default_dialect\0"
    "\"func\"\0"
    "attribute broadcast\0"
    "attribute kernel_metadata\0"
    "attribute kernel_table\0"
    "attribute lane\0"
    "attribute mask\0"
    "enum BroadcastType\0"
    "operation gpu.rotate\0"
    "operation gpu.subgroup_broadcast\0"
    "operation gpu.subgroup_mma_extract_thread_local\0"
    "operation gpu.subgroup_mma_insert_thread_local\0"
    "operation gpu.warp_execute_on_lane_0\0"
    "discardable\0"
    "[[\"known_block_size\", \"DenseI32ArrayAttr\"], [\"known_grid_size\", \"DenseI32ArrayAttr\"]]\0"
    "enum<@CompilationTarget>\0"
    "DictionaryAttr\0"
    "`<` $target `,` (`properties` `=` $properties ^ `,`)\? custom<Object>($format, $object) `>`\0"
    "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>\0"
    "hook:gpu.func\0"
    "HasParent<gpu.module>\0"
    "!gpu.async.token\0"
    "hook:gpu.launch\0"
    "GPU_AsyncOpInterface\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($gridSizeX) = index\", \"type($gridSizeY) = index\", \"type($gridSizeZ) = index\", \"type($blockSizeX) = index\", \"type($blockSizeY) = index\", \"type($blockSizeZ) = index\", \"type($clusterSizeX) = index\", \"type($clusterSizeY) = index\", \"type($clusterSizeZ) = index\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]",
    "AllOf<ArrayOf<Implements<\"TargetAttrInterface\">>, ArrayMinCount<1>>\0"
    "HasTrait<\"OffloadingTranslationAttrTrait\">\0"
    "$sym_name (`<` $offloadingHandler^ `>`)\? ($targets^)\? attr-dict-with-keyword $bodyRegion\0"
    "DataLayoutOpInterface\0"
    "HasDefaultDLTIDataLayout\0"
    "SymbolTable\0"
    "\"gpu.module_end\"\0"
    "gpu.module\0"
    "gpu.module_end\0"
    "AnyOf<AnyInteger, Index, AnyFloat>\0"
    "$format attr-dict ($args^ `:` type($args))\?\0"
    "MemoryEffects<Write>\0"
    "gpu.printf\0"
    "#gpu.shuffle_mode\0"
    "$mode $value `,` $offset `,` $width attr-dict `:` type($value)\0"
    "AllTypesMatch<value,shuffleResult>\0"
    "[\"type($shuffleResult) = type($value)\", \"type($offset) = i32\", \"type($width) = i32\", \"type($valid) = i1\"]\0"
    "gpu.shuffle\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, F16, F32>>>\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<I32, F16, F32>>>\0"
    "!gpu.mma_matrix\0"
    "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)\0"
    "AllTypesMatch<opC,res>\0"
    "[\"type($res) = type($opC)\"]\0"
    "gpu.subgroup_mma_compute\0"
    "MemRefOf<AnyOf<I8, I32, F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I32, F16, F32>>, RankIs<1>>>>\0"
    "IndexAttr\0"
    "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)\0"
    "MemoryEffects<Read>\0"
    "gpu.subgroup_mma_load_matrix\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, I32, F16, F32>>>\0"
    "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)\0"
    "gpu.subgroup_mma_store_matrix\0"
    "AnyOf<AnySignlessInteger, AnyFloat, AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnyFloat>>, RankIs<1>>>\0"
    "#gpu.all_reduce_op\0"
    "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)\? attr-dict `:` functional-type(operands, results)\0"
    "[\"type($result) = type($value)\"]\0"
    "gpu.subgroup_reduce\0"
    "irdl\0"
    "[[\"$args\", \"$variadicity\"], \"`(` each($args $variadicity.value by `,`: one( let($variadicity.value = #irdl.variadicity('single')) | $variadicity.value ) $args) `)`\"]\0"
    "directive.ValuesWithVariadicity\0"
    "!irdl.attribute\0"
    "#irdl.variadicity_array\0"
    "`` custom<ValuesWithVariadicity>($args, $variadicity) attr-dict\0"
    "HasParent<irdl.operation>\0"
    "[\"type($args) = !irdl.attribute\"]\0"
    "irdl.operands\0"
    "`(` $args `)` attr-dict\0"
    "HasParent<irdl.attribute,irdl.type>\0"
    "irdl.parameters\0"
    "!irdl.region\0"
    "[\"type($args) = !irdl.region\"]\0"
    "irdl.regions\0"
    "irdl.results\0"
    "linalg\0"
    "attribute elementwise_kind\0"
    "enum ElementwiseArityGroup\0"
    "enum ElementwiseCaseLimits\0"
    "enum ElementwiseKind\0"
    "enum WinogradConv2DFmr\0"
    "operation linalg.contract\0"
    "operation linalg.conv_2d_nchw_fchw_q\0"
    "operation linalg.conv_2d_nhwgc_gfhwc\0"
    "operation linalg.conv_2d_nhwgc_gfhwc_q\0"
    "operation linalg.elementwise\0"
    "operation linalg.pack\0"
    "operation linalg.unpack\0"
    "AnyRankedTensor\0"
    "hook:linalg.batch_matmul\0"
    "MemoryEffectsOpInterface\0"
    "DestinationStyleOpInterface\0"
    "LinalgStructuredInterface\0"
    "ReifyRankedShapedTypeOpInterface\0"
    "LinalgContractionOpInterface\0"
    "\"3: 2 0 cast_signed(2) 1 cast_signed(2) mul add\"\0"
    "maps\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d0, d1, d2)\"\0"
    "\"linalg.yield\"\0"
    "hook:linalg.batch_matmul_transpose_a\0"
    "\"(d0, d1, d2, d3) -> (d0, d3, d1), (d0, d3, d2), (d0, d1, d2)\"\0"
    "hook:linalg.batch_matmul_transpose_b\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d2, d3), (d0, d1, d2)\"\0"
    "hook:linalg.batch_reduce_matmul\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d1, d2)\"\0"
    "#linalg.binary_fn\0"
    "#linalg.type_fn\0"
    "hook:linalg.elemwise_binary\0"
    "\"3: 0 cast(2) 1 cast(2) fun(add)\"\0"
    "#linalg.unary_fn\0"
    "hook:linalg.elemwise_unary\0"
    "\"2: 0 cast(1) fun(exp)\"\0"
    "hook:linalg.matmul\0"
    "\"3: 2 0 cast(2) 1 cast(2) mul add\"\0"
    "\"(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)\"\0"
    "hook:linalg.matmul_transpose_a\0"
    "\"(d0, d1, d2) -> (d2, d0), (d2, d1), (d0, d1)\"\0"
    "hook:linalg.matmul_transpose_b\0"
    "\"(d0, d1, d2) -> (d0, d2), (d1, d2), (d0, d1)\"\0"
    "AllOf<AnyRankedTensor, RankIs<4>>\0"
    "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)\0"
    "AllElementTypesMatch<filter,output>\0"
    "linalg.winograd_filter_transform\0"
    "AllOf<AnyRankedTensor, RankIs<6>>\0"
    "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)\0"
    "AllElementTypesMatch<input,output>",
    "linalg.winograd_input_transform\0"
    "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $value `:` type($value) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)\0"
    "AllElementTypesMatch<value,output>\0"
    "linalg.winograd_output_transform\0"
    "attribute blockaddress\0"
    "attribute blocktag\0"
    "attribute cgprofile_entry\0"
    "attribute constant_range\0"
    "attribute dependent_libraries\0"
    "attribute dereferenceable\0"
    "attribute di_annotation\0"
    "attribute di_common_block\0"
    "attribute di_generic_subrange\0"
    "attribute di_imported_entity\0"
    "attribute dso_local_equivalent\0"
    "attribute mlir.module_flag\0"
    "attribute mlir.workgroup_attribution\0"
    "attribute mmra_tag\0"
    "attribute profile_summary\0"
    "attribute profile_summary_detailed\0"
    "attribute target\0"
    "attribute uwtableKind\0"
    "attribute vec_type_hint\0"
    "enum GEPNoWrapFlags\0"
    "enum ModFlagBehavior\0"
    "enum ProfileSummaryFormatKind\0"
    "enum UWTableKind\0"
    "operation llvm.blockaddress\0"
    "operation llvm.blocktag\0"
    "operation llvm.dso_local_equivalent\0"
    "operation llvm.indirectbr\0"
    "operation llvm.intr.acos\0"
    "operation llvm.intr.asin\0"
    "operation llvm.intr.atan\0"
    "operation llvm.intr.atan2\0"
    "operation llvm.intr.cosh\0"
    "operation llvm.intr.exp10\0"
    "operation llvm.intr.experimental.constrained.fpext\0"
    "operation llvm.intr.experimental.constrained.sitofp\0"
    "operation llvm.intr.experimental.constrained.uitofp\0"
    "operation llvm.intr.frexp\0"
    "operation llvm.intr.launder.invariant.group\0"
    "operation llvm.intr.ldexp\0"
    "operation llvm.intr.memset.inline\0"
    "operation llvm.intr.ptrmask\0"
    "operation llvm.intr.scmp\0"
    "operation llvm.intr.sincos\0"
    "operation llvm.intr.sinh\0"
    "operation llvm.intr.stepvector\0"
    "operation llvm.intr.strip.invariant.group\0"
    "operation llvm.intr.tan\0"
    "operation llvm.intr.tanh\0"
    "operation llvm.intr.ucmp\0"
    "operation llvm.intr.vp.smax\0"
    "operation llvm.intr.vp.smin\0"
    "operation llvm.intr.vp.umax\0"
    "operation llvm.intr.vp.umin\0"
    "operation llvm.mlir.alias\0"
    "operation llvm.mlir.ifunc\0"
    "operation llvm.module_flags\0"
    "operation llvm.va_arg\0"
    "type array\0"
    "type func\0"
    "type ppc_fp128\0"
    "type ptr\0"
    "type struct\0"
    "type target\0"
    "type x86_amx\0"
    "DistinctAttr\0"
    "`<` struct(params) `>`\0"
    "#llvm.alias_scope_domain\0"
    "dwarf_tag\0"
    "dwarf_encoding\0"
    "dwarf_language\0"
    "#llvm.di_file\0"
    "bool\0"
    "enum<@DIEmissionKind>\0"
    "enum<@DINameTableKind>\0"
    "enum<@DIFlags>\0"
    "#llvm.di_expression\0"
    "DIRecursiveTypeAttrInterface\0"
    "array<#llvm.di_expression_elem>\0"
    "`<` ( `[` $operations^ `]` ) : (``)\? `>`\0"
    "dwarf_operation\0"
    "array<u64>\0"
    "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)\?\0"
    "`<` $name `in` $directory `>`\0"
    "#llvm.di_global_variable\0"
    "#llvm.di_compile_unit\0"
    "enum<@DISubprogramFlags>\0"
    "#llvm.di_subroutine_type\0"
    "dwarf_calling_convention\0"
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
    "#llvm.loop_annotation\0"
    "APIntAttr\0"
    "enum<@ModRefInfo>\0"
    "array<StrAttr>\0"
    "`<` `[` (`]`) : ($features^ `]`)\? `>`\0"
    "(`<` struct(params)^ `>`)\?\0"
    "#llvm.tbaa_type_desc\0"
    "tbaa_members\0"
    "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>\0"
    "enum<@IntegerOverflowFlags>\0"
    "$lhs `,` $rhs ($overflowFlags^)\? ` ` attr-dict ` ` `:` type($res)\0"
    "IntegerOverflowFlagsInterface\0"
    "Commutative\0"
    "keyword.overflowFlags\0"
    "\"overflow\"\0"
    "[\"type($rhs) = type($lhs)\", \"type($res) = type($lhs)\"]\0"
    "llvm.add\0"
    "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)\0"
    "llvm.and\0"
    "llvm.ashr\0"
    "AnyOf<LLVM_AnyFloat, !llvm.ptr, AnySignlessInteger>\0"
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
    "TypeAttrOf<!llvm.func>\0"
    "#llvm.fastmath\0"
    "#llvm.cconv\0"
    "#llvm.tailcallkind\0"
    "hook:llvm.call\0"
    "FastmathFlagsInterface\0"
    "WeightedBranchOpInterface\0"
    "$intrin `(` $args `)` `:` functional-type($args, $results) attr-dict\0"
    "llvm.call_intrinsic\0"
    "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>\0"
    "llvm.fadd\0"
    "llvm.fdiv\0"
    "llvm.fmul\0"
    "$operand ` ` attr-dict ` ` `:` type($res)",
    "[\"type($res) = type($operand)\"]\0"
    "llvm.fneg\0"
    "llvm.frem\0"
    "llvm.fsub\0"
    "#llvm.linkage\0"
    "#llvm.memory_effects\0"
    "enum<@Visibility>\0"
    "enum<@UnnamedAddr>\0"
    "#llvm.vscale_range\0"
    "#llvm.framePointerKind\0"
    "#llvm.target_features\0"
    "hook:llvm.func\0"
    "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>\0"
    "(`inbounds` $inbounds^)\? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) `,` $elem_type\0"
    "PromotableOpInterface\0"
    "SafeMemorySlotAccessOpInterface\0"
    "DestructurableAccessorOpInterface\0"
    "GetResultPtrElementType\0"
    "llvm.getelementptr\0"
    "enum<@AsmDialect>\0"
    "(`has_side_effects` $has_side_effects^)\? (`is_align_stack` $is_align_stack^)\? (`asm_dialect` `=` $asm_dialect^)\? (`operand_attrs` `=` $operand_attrs^)\? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)\0"
    "llvm.inline_asm\0"
    "[\"type($cond) = i1\"]\0"
    "llvm.intr.assume\0"
    "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)\0"
    "[\"type($res) = type($in)\"]\0"
    "llvm.intr.bitreverse\0"
    "llvm.intr.bswap\0"
    "llvm.intr.ceil\0"
    "[\"type($b) = type($a)\", \"type($res) = type($a)\"]\0"
    "llvm.intr.copysign\0"
    "llvm.intr.cos\0"
    "I1Attr\0"
    "llvm.intr.ctlz\0"
    "llvm.intr.ctpop\0"
    "llvm.intr.cttz\0"
    "llvm.intr.debugtrap\0"
    "llvm.intr.exp\0"
    "llvm.intr.exp2\0"
    "LLVM_VectorOf<AnySignlessInteger>\0"
    "llvm.intr.experimental.stepvector\0"
    "llvm.intr.fabs\0"
    "llvm.intr.floor\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($res) = type($a)\"]\0"
    "llvm.intr.fma\0"
    "llvm.intr.fmuladd\0"
    "llvm.intr.fshl\0"
    "llvm.intr.fshr\0"
    "$size `,` $ptr attr-dict `:` qualified(type($ptr))\0"
    "llvm.intr.lifetime.end\0"
    "llvm.intr.lifetime.start\0"
    "LLVM_AnyFloat\0"
    "llvm.intr.llrint\0"
    "llvm.intr.llround\0"
    "llvm.intr.log\0"
    "llvm.intr.log10\0"
    "llvm.intr.log2\0"
    "llvm.intr.lrint\0"
    "llvm.intr.lround\0"
    "LLVM_AnyVector\0"
    "LLVM_VectorOf<I1>\0"
    "llvm.intr.masked.compressstore\0"
    "llvm.intr.masked.expandload\0"
    "operands attr-dict `:` functional-type(operands, results)\0"
    "llvm.intr.masked.load\0"
    "llvm.intr.maximum\0"
    "llvm.intr.maxnum\0"
    "AnySignlessInteger\0"
    "PromotableMemOpInterface\0"
    "llvm.intr.memcpy\0"
    "llvm.intr.memcpy.inline\0"
    "llvm.intr.memmove\0"
    "I8\0"
    "[\"type($val) = i8\"]\0"
    "llvm.intr.memset\0"
    "llvm.intr.minimum\0"
    "llvm.intr.minnum\0"
    "llvm.intr.nearbyint\0"
    "llvm.intr.pow\0"
    "llvm.intr.powi\0"
    "llvm.intr.rint\0"
    "llvm.intr.round\0"
    "llvm.intr.roundeven\0"
    "llvm.intr.sadd.sat\0"
    "llvm.intr.sin\0"
    "llvm.intr.smax\0"
    "llvm.intr.smin\0"
    "llvm.intr.sqrt\0"
    "llvm.intr.sshl.sat\0"
    "llvm.intr.ssub.sat\0"
    "llvm.intr.trap\0"
    "llvm.intr.trunc\0"
    "llvm.intr.uadd.sat\0"
    "I8Attr\0"
    "llvm.intr.ubsantrap\0"
    "llvm.intr.umax\0"
    "llvm.intr.umin\0"
    "llvm.intr.ushl.sat\0"
    "llvm.intr.usub.sat\0"
    "AllTypesMatch<vec1,vec2>\0"
    "ElementCountTimes<res,vec1,2>\0"
    "[\"type($vec2) = type($vec1)\"]\0"
    "llvm.intr.vector.interleave2\0"
    "LLVM_VectorOf<AnyFloat>\0"
    "llvm.intr.vector.reduce.fmax\0"
    "llvm.intr.vector.reduce.fmaximum\0"
    "llvm.intr.vector.reduce.fmin\0"
    "llvm.intr.vector.reduce.fminimum\0"
    "$arg attr-dict `:` type($arg) `to` type($res)\0"
    "llvm.inttoptr\0"
    "hook:llvm.invoke\0"
    "AnyOf<AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>, Implements<\"PointerElementTypeInterface\">>\0"
    "(`volatile` $volatile_^)\? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)\? $ordering^)\? (`invariant` $invariant^)\? attr-dict `:` qualified(type($addr)) `->` type($res)\0"
    "llvm.load\0"
    "llvm.lshr\0"
    "AllOf<I32Attr, IntNonNegative>\0"
    "#llvm.di_global_variable_expression\0"
    "hook:llvm.mlir.global\0"
    "\"llvm.return\"\0"
    "ArrayOf<FlatSymbolRefAttr>\0"
    "ArrayOf<I32Attr>\0"
    "llvm.mlir.global_ctors\0"
    "llvm.mlir.global_dtors\0"
    "llvm.mul\0"
    "llvm.or\0"
    "llvm.sdiv\0"
    "llvm.shl\0"
    "llvm.srem\0"
    "(`volatile` $volatile_^)\? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)\? $ordering^)\? attr-dict `:` type($value) `,` qualified(type($addr))\0"
    "llvm.store\0"
    "llvm.sub\0"
    "llvm.trunc\0"
    "llvm.udiv\0"
    "llvm.uitofp\0"
    "llvm.urem\0"
    "llvm.xor\0"
    "llvm.zext\0"
    "operation math.clampf\0"
    "operation math.erfc\0"
    "operation math.isfinite\0"
    "operation math.isinf\0"
    "operation math.isnan\0"
    "operation math.isnormal\0"
    "operation math.sincos\0"
    "operation memref.distinct_objects\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
    "[\"type($dynamicSizes) = index\", \"type($symbolOperands) = index\"]\0"
    "names\0"
    "\"alloc\"\0"
    "memref.alloc\0"
    "PromotableAllocationOpInterface\0"
    "DestructurableAllocationOpInterface\0"
    "\"alloca\"\0"
    "memref.alloca",
    "AllOf<I32Attr, IntPositive>\0"
    "$memref `,` $alignment attr-dict `:` type($memref)\0"
    "\"assume_align\"\0"
    "memref.assume_alignment\0"
    "TypeAttrOf<AnyMemRef>\0"
    "($sym_visibility^)\? (`constant` $constant^)\? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "memref.global\0"
    "[\"type($result) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.load\0"
    "AllOf<AnyMemRef, RankIs<1>>\0"
    "$source (`(` $dynamicResultSize^ `)`)\? attr-dict `:` type($source) `to` type(results)\0"
    "[\"type($dynamicResultSize) = index\"]\0"
    "memref.realloc\0"
    "DenseI64ArrayAttr\0"
    "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "OffsetSizeAndStrideOpInterface\0"
    "ViewLikeOpInterface\0"
    "[\"type($offsets) = index\", \"type($sizes) = index\", \"type($strides) = index\"]\0"
    "\"reinterpret_cast\"\0"
    "memref.reinterpret_cast\0"
    "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "TypesMatchWith<memref,value>\0"
    "[\"type($value) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.store\0"
    "enum<@ReductionKind>\0"
    "`<` $value `>`\0"
    "`<` $mesh `,` `[` $split_axes `]` (`,` `partial` `=` $partial_type `[` $partial_axes^ `]`)\? `>`\0"
    "AnyNon0RankedTensor\0"
    "DenseI16ArrayAttr\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)\0"
    "SameOperandsAndResultRank\0"
    "mesh.all_gather\0"
    "#mesh.partial\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? (`reduction` `=` $reduction^)\? attr-dict `:` type($input) `->` type($result)\0"
    "mesh.all_reduce\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? `slice_axis` `=` $slice_axis attr-dict `:` type($input) `->` type($result)\0"
    "mesh.all_slice\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? `split_axis` `=` $split_axis `concat_axis` `=` $concat_axis attr-dict `:` type($input) `->` type($result)\0"
    "mesh.all_to_all\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "AllShapesMatch<input,result>\0"
    "AllElementTypesMatch<input,result>\0"
    "[\"type($root_dynamic) = index\"]\0"
    "mesh.broadcast\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? `gather_axis` `=` $gather_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "AllRanksMatch<input,result>\0"
    "mesh.gather\0"
    "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict\0"
    "mesh.mesh\0"
    "[\"type($result) = index\"]\0"
    "mesh.mesh_shape\0"
    "`on` $mesh attr-dict `:` type($result)\0"
    "mesh.process_linear_index\0"
    "`on` $mesh (`axes` `=` $axes^)\? attr-dict `:` type($result)\0"
    "mesh.process_multi_index\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)\? attr-dict `:` functional-type(operands, results)\0"
    "[\"type($source_dynamic) = index\"]\0"
    "mesh.recv\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? (`reduction` `=` $reduction^)\? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "mesh.reduce\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? (`reduction` `=` $reduction^)\? `scatter_axis` `=` $scatter_axis attr-dict `:` type($input) `->` type($result)\0"
    "mesh.reduce_scatter\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? `scatter_axis` `=` $scatter_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "mesh.scatter\0"
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? `destination` `=` custom<DynamicIndexList>($destination_dynamic, $destination) attr-dict `:` functional-type(operands, results)\0"
    "[\"type($destination_dynamic) = index\"]\0"
    "mesh.send\0"
    "#mesh.shard\0"
    "$src `to` $shard (`annotate_for_users` $annotate_for_users^)\? attr-dict `:` type($result)\0"
    "[\"type($result) = type($src)\"]",
    "$input `on` $mesh (`mesh_axes` `=` $mesh_axes^)\? `shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)\? attr-dict `:` type($input) `->` type($result)\0"
    "mesh.shift\0"
    "ml_program\0"
    "TypedAttr\0"
    "enum MPI_ReductionOpEnum\0"
    "operation mpi.allreduce\0"
    "operation mpi.barrier\0"
    "operation mpi.comm_size\0"
    "operation mpi.comm_split\0"
    "operation mpi.comm_world\0"
    "operation mpi.irecv\0"
    "operation mpi.isend\0"
    "operation mpi.wait\0"
    "type comm\0"
    "type request\0"
    "type status\0"
    "!mpi.retval\0"
    "[\"type($retval) = !mpi.retval\", \"type($rank) = i32\"]\0"
    "mpi.comm_rank\0"
    "`(` $ref `,` $tag `,` $rank `)` attr-dict `:` type($ref) `,` type($tag) `,` type($rank)(`->` type($retval)^)\?\0"
    "[\"type($tag) = i32\", \"type($rank) = i32\", \"type($retval) = !mpi.retval\"]\0"
    "mpi.recv\0"
    "mpi.send\0"
    "nvgpu\0"
    "attribute rcp_rounding_mode\0"
    "enum RcpRoundingMode\0"
    "operation nvgpu.mbarrier.get\0"
    "operation nvgpu.rcp\0"
    "operation nvgpu.tma.fence.descriptor\0"
    "!nvgpu.warpgroup.descriptor\0"
    "!nvgpu.warpgroup.accumulator\0"
    "$descriptorA`,` $descriptorB`,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)\0"
    "nvgpu.warpgroup.mma\0"
    "attribute block_scale_format\0"
    "attribute block_scale_kind\0"
    "attribute cache_eviction_priority\0"
    "attribute cluster_launch_control_query_type\0"
    "attribute cta_group\0"
    "attribute dot_accumulate_type\0"
    "attribute fp_rnd_mode\0"
    "attribute grid_dep_action\0"
    "attribute ld_st_matrix_elt_type\0"
    "attribute ld_st_matrix_shape\0"
    "attribute match_sync_kind\0"
    "attribute mem_order\0"
    "attribute mem_scope\0"
    "attribute memory_space\0"
    "attribute mma_kind\0"
    "attribute permute_mode\0"
    "attribute prefetch_cache_level\0"
    "attribute reduction\0"
    "attribute sat_mode\0"
    "attribute scale_vec_size\0"
    "attribute tcgen05_cp_multicast\0"
    "attribute tcgen05_cp_shape\0"
    "attribute tcgen05_cp_src_fmt\0"
    "attribute tcgen05_fence\0"
    "attribute tcgen05_ldst_shape\0"
    "attribute tcgen05_mma_block_scale\0"
    "attribute tcgen05_mma_collectorb\0"
    "attribute tcgen05_mma_collectorop\0"
    "attribute tcgen05_mma_kind\0"
    "attribute tcgen05_wait\0"
    "attribute tma_load_mode\0"
    "attribute tma_redux_kind\0"
    "attribute tma_store_mode\0"
    "attribute vote_sync_kind\0"
    "enum BarrierReduction\0"
    "enum BlockScaleFormat\0"
    "enum CTAGroupKind\0"
    "enum CacheEvictionPriority\0"
    "enum ClusterLaunchControlQueryType\0"
    "enum DotAccumulateType\0"
    "enum FPRoundingMode\0"
    "enum GridDepActionKind\0"
    "enum LdStMatrixEltType\0"
    "enum MMABlockScaleKind\0"
    "enum MMAKind\0"
    "enum MatchSyncKind\0"
    "enum MemOrderKind\0"
    "enum MemScopeKind\0"
    "enum NVVMMemorySpace\0"
    "enum PermuteMode\0"
    "enum PrefetchCacheLevel\0"
    "enum SaturationMode\0"
    "enum ScaleVecSize\0"
    "enum TMALoadMode\0"
    "enum TMAReduxKind\0"
    "enum TMAStoreMode\0"
    "enum Tcgen05CpMulticast\0"
    "enum Tcgen05CpShape\0"
    "enum Tcgen05CpSrcFormat\0"
    "enum Tcgen05FenceKind\0"
    "enum Tcgen05LdStShape\0"
    "enum Tcgen05MMABlockScale\0"
    "enum Tcgen05MMACollectorBBuffer\0"
    "enum Tcgen05MMACollectorOp\0"
    "enum Tcgen05MMAKind\0"
    "enum Tcgen05WaitKind\0"
    "enum VoteSyncKind\0"
    "operation nvvm.breakpoint\0"
    "operation nvvm.clusterlaunchcontrol.query.cancel\0"
    "operation nvvm.clusterlaunchcontrol.try.cancel\0"
    "operation nvvm.convert.bf16x2.to.f8x2\0"
    "operation nvvm.convert.f16x2.to.f8x2\0"
    "operation nvvm.convert.f32x2.to.bf16x2\0"
    "operation nvvm.convert.f32x2.to.f16x2\0"
    "operation nvvm.convert.f32x2.to.f4x2\0"
    "operation nvvm.convert.f32x2.to.f6x2\0"
    "operation nvvm.convert.f32x2.to.f8x2\0"
    "operation nvvm.convert.f32x4.to.f4x4\0"
    "operation nvvm.convert.f32x4.to.f6x4\0"
    "operation nvvm.convert.f32x4.to.f8x4\0"
    "operation nvvm.convert.f4x2.to.f16x2\0"
    "operation nvvm.convert.f6x2.to.f16x2\0"
    "operation nvvm.convert.f8x2.to.bf16x2\0"
    "operation nvvm.convert.f8x2.to.f16x2\0"
    "operation nvvm.convert.float.to.tf32\0"
    "operation nvvm.cp.async.bulk.global.shared.cta\0"
    "operation nvvm.cp.async.bulk.prefetch\0"
    "operation nvvm.cp.async.bulk.shared.cluster.global\0"
    "operation nvvm.cp.async.bulk.shared.cluster.shared.cta\0"
    "operation nvvm.cp.async.bulk.tensor.prefetch\0"
    "operation nvvm.cp.async.bulk.tensor.reduce\0"
    "operation nvvm.dot.accumulate.2way\0"
    "operation nvvm.dot.accumulate.4way\0"
    "operation nvvm.exit\0"
    "operation nvvm.fence.proxy.acquire\0"
    "operation nvvm.fence.proxy.release\0"
    "operation nvvm.fence.proxy.sync_restrict\0"
    "operation nvvm.fence.sync_restrict\0"
    "operation nvvm.griddepcontrol\0"
    "operation nvvm.inline_ptx\0"
    "operation nvvm.mapa\0"
    "operation nvvm.match.sync",
    "operation nvvm.mbarrier.arrive_drop\0"
    "operation nvvm.mbarrier.arrive_drop.expect_tx\0"
    "operation nvvm.mbarrier.arrive_drop.nocomplete\0"
    "operation nvvm.mbarrier.complete_tx\0"
    "operation nvvm.mbarrier.expect_tx\0"
    "operation nvvm.mbarrier.try_wait\0"
    "operation nvvm.memory.barrier\0"
    "operation nvvm.mma.block_scale\0"
    "operation nvvm.mma.sp.block_scale\0"
    "operation nvvm.mma.sp.sync\0"
    "operation nvvm.nanosleep\0"
    "operation nvvm.pmevent\0"
    "operation nvvm.prefetch\0"
    "operation nvvm.prmt\0"
    "operation nvvm.read.ptx.sreg.aggr.smem.size\0"
    "operation nvvm.read.ptx.sreg.dynamic.smem.size\0"
    "operation nvvm.read.ptx.sreg.envreg0\0"
    "operation nvvm.read.ptx.sreg.envreg1\0"
    "operation nvvm.read.ptx.sreg.envreg10\0"
    "operation nvvm.read.ptx.sreg.envreg11\0"
    "operation nvvm.read.ptx.sreg.envreg12\0"
    "operation nvvm.read.ptx.sreg.envreg13\0"
    "operation nvvm.read.ptx.sreg.envreg14\0"
    "operation nvvm.read.ptx.sreg.envreg15\0"
    "operation nvvm.read.ptx.sreg.envreg16\0"
    "operation nvvm.read.ptx.sreg.envreg17\0"
    "operation nvvm.read.ptx.sreg.envreg18\0"
    "operation nvvm.read.ptx.sreg.envreg19\0"
    "operation nvvm.read.ptx.sreg.envreg2\0"
    "operation nvvm.read.ptx.sreg.envreg20\0"
    "operation nvvm.read.ptx.sreg.envreg21\0"
    "operation nvvm.read.ptx.sreg.envreg22\0"
    "operation nvvm.read.ptx.sreg.envreg23\0"
    "operation nvvm.read.ptx.sreg.envreg24\0"
    "operation nvvm.read.ptx.sreg.envreg25\0"
    "operation nvvm.read.ptx.sreg.envreg26\0"
    "operation nvvm.read.ptx.sreg.envreg27\0"
    "operation nvvm.read.ptx.sreg.envreg28\0"
    "operation nvvm.read.ptx.sreg.envreg29\0"
    "operation nvvm.read.ptx.sreg.envreg3\0"
    "operation nvvm.read.ptx.sreg.envreg30\0"
    "operation nvvm.read.ptx.sreg.envreg31\0"
    "operation nvvm.read.ptx.sreg.envreg4\0"
    "operation nvvm.read.ptx.sreg.envreg5\0"
    "operation nvvm.read.ptx.sreg.envreg6\0"
    "operation nvvm.read.ptx.sreg.envreg7\0"
    "operation nvvm.read.ptx.sreg.envreg8\0"
    "operation nvvm.read.ptx.sreg.envreg9\0"
    "operation nvvm.read.ptx.sreg.globaltimer\0"
    "operation nvvm.read.ptx.sreg.globaltimer.lo\0"
    "operation nvvm.read.ptx.sreg.gridid\0"
    "operation nvvm.read.ptx.sreg.lanemask.eq\0"
    "operation nvvm.read.ptx.sreg.lanemask.ge\0"
    "operation nvvm.read.ptx.sreg.lanemask.gt\0"
    "operation nvvm.read.ptx.sreg.lanemask.le\0"
    "operation nvvm.read.ptx.sreg.lanemask.lt\0"
    "operation nvvm.read.ptx.sreg.nsmid\0"
    "operation nvvm.read.ptx.sreg.nwarpid\0"
    "operation nvvm.read.ptx.sreg.smid\0"
    "operation nvvm.read.ptx.sreg.total.smem.size\0"
    "operation nvvm.read.ptx.sreg.warpid\0"
    "operation nvvm.st.bulk\0"
    "operation nvvm.tcgen05.alloc\0"
    "operation nvvm.tcgen05.commit\0"
    "operation nvvm.tcgen05.cp\0"
    "operation nvvm.tcgen05.dealloc\0"
    "operation nvvm.tcgen05.fence\0"
    "operation nvvm.tcgen05.ld\0"
    "operation nvvm.tcgen05.mma\0"
    "operation nvvm.tcgen05.mma.block_scale\0"
    "operation nvvm.tcgen05.mma.sp\0"
    "operation nvvm.tcgen05.mma.sp.block_scale\0"
    "operation nvvm.tcgen05.mma.ws\0"
    "operation nvvm.tcgen05.mma.ws.sp\0"
    "operation nvvm.tcgen05.mma_smem_desc\0"
    "operation nvvm.tcgen05.relinquish_alloc_permit\0"
    "operation nvvm.tcgen05.shift\0"
    "operation nvvm.tcgen05.st\0"
    "operation nvvm.tcgen05.wait\0"
    "operation nvvm.vote.sync\0"
    "(`<` struct($O, $triple, $chip, $features, $flags, $link)^ `>`)\?\0"
    "TargetAttrVerifyInterface\0"
    "TargetAttrInterface\0"
    "$mask attr-dict `:` type($mask)\0"
    "nvvm.bar.warp.sync\0"
    "(`id` `=` $barrierId^)\? (`number_of_threads` `=` $numberOfThreads^)\? attr-dict\0"
    "[\"type($barrierId) = i32\", \"type($numberOfThreads) = i32\"]\0"
    "nvvm.barrier\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>\0"
    "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands)\0"
    "BasicPtxBuilderOpInterface\0"
    "[\"type($srcMem) = !llvm.ptr<3>\", \"type($coordinates) = i32\", \"type($predicate) = i1\"]\0"
    "nvvm.cp.async.bulk.tensor.global.shared.cta\0"
    "I16\0"
    "I64\0"
    "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )\? (`multicast_mask` `=` $multicastMask^ )\? (`l2_cache_hint` `=` $l2CacheHint^ )\? (`predicate` `=` $predicate^)\? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)\0"
    "[\"type($dstMem) = !llvm.ptr<3>\", \"type($coordinates) = i32\", \"type($mbar) = !llvm.ptr<3>\", \"type($im2colOffsets) = i16\", \"type($multicastMask) = i16\", \"type($l2CacheHint) = i64\", \"type($predicate) = i1\"]",
    "nvvm.cp.async.bulk.tensor.shared.cluster.global\0"
    "$addr attr-dict `:` type(operands)\0"
    "nvvm.cp.async.mbarrier.arrive\0"
    "[\"type($addr) = !llvm.ptr<3>\"]\0"
    "nvvm.cp.async.mbarrier.arrive.shared\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>\0"
    "#nvvm.load_cache_modifier\0"
    "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)\? attr-dict `:` type(operands)\0"
    "[\"type($dst) = !llvm.ptr<3>\", \"type($src) = !llvm.ptr<1>\"]\0"
    "nvvm.cp.async.shared.global\0"
    "attr-dict `->` type(results)\0"
    "[\"type($pred) = i1\"]\0"
    "nvvm.elect.sync\0"
    "#nvvm.mma_layout\0"
    "$ptr attr-dict `:` functional-type($ptr, $res)\0"
    "nvvm.ldmatrix\0"
    "$addr attr-dict `:` type($addr) `->` type($res)\0"
    "nvvm.mbarrier.arrive\0"
    "$addr `,` $txcount (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands)\0"
    "[\"type($txcount) = i32\", \"type($predicate) = i1\"]\0"
    "nvvm.mbarrier.arrive.expect_tx\0"
    "[\"type($addr) = !llvm.ptr<3>\", \"type($txcount) = i32\", \"type($predicate) = i1\"]\0"
    "nvvm.mbarrier.arrive.expect_tx.shared\0"
    "$addr `,` $count attr-dict `:` type(operands) `->` type($res)\0"
    "[\"type($count) = i32\"]\0"
    "nvvm.mbarrier.arrive.nocomplete\0"
    "[\"type($addr) = !llvm.ptr<3>\", \"type($count) = i32\"]\0"
    "nvvm.mbarrier.arrive.nocomplete.shared\0"
    "$addr attr-dict `:` qualified(type($addr)) `->` type($res)\0"
    "nvvm.mbarrier.arrive.shared\0"
    "$addr `,` $count (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands)\0"
    "[\"type($count) = i32\", \"type($predicate) = i1\"]\0"
    "nvvm.mbarrier.init\0"
    "[\"type($addr) = !llvm.ptr<3>\", \"type($count) = i32\", \"type($predicate) = i1\"]\0"
    "nvvm.mbarrier.init.shared\0"
    "nvvm.mbarrier.inval\0"
    "nvvm.mbarrier.inval.shared\0"
    "$addr `,` $state attr-dict `:` type(operands) `->` type($res)\0"
    "nvvm.mbarrier.test.wait\0"
    "nvvm.mbarrier.test.wait.shared\0"
    "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)\0"
    "[\"type($phase) = i32\", \"type($ticks) = i32\"]\0"
    "nvvm.mbarrier.try_wait.parity\0"
    "[\"type($addr) = !llvm.ptr<3>\", \"type($phase) = i32\", \"type($ticks) = i32\"]\0"
    "nvvm.mbarrier.try_wait.parity.shared\0"
    "$tmaDescriptor (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands)\0"
    "[\"type($predicate) = i1\"]\0"
    "nvvm.prefetch.tensormap\0"
    "nvvm.read.ptx.sreg.clock\0"
    "nvvm.read.ptx.sreg.clock64\0"
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
    "nvvm.read.ptx.sreg.laneid\0"
    "nvvm.read.ptx.sreg.nclusterid.x\0"
    "nvvm.read.ptx.sreg.nclusterid.y\0"
    "nvvm.read.ptx.sreg.nclusterid.z\0"
    "nvvm.read.ptx.sreg.nctaid.x\0"
    "nvvm.read.ptx.sreg.nctaid.y\0"
    "nvvm.read.ptx.sreg.nctaid.z\0"
    "nvvm.read.ptx.sreg.ntid.x\0"
    "nvvm.read.ptx.sreg.ntid.y\0"
    "nvvm.read.ptx.sreg.ntid.z\0"
    "nvvm.read.ptx.sreg.tid.x\0"
    "nvvm.read.ptx.sreg.tid.y\0"
    "nvvm.read.ptx.sreg.tid.z\0"
    "nvvm.read.ptx.sreg.warpsize\0"
    "#nvvm.redux_kind\0"
    "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)\0"
    "[\"type($mask_and_clamp) = i32\"]\0"
    "nvvm.redux.sync\0"
    "#nvvm.shfl_kind\0"
    "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)\0"
    "[\"type($thread_mask) = i32\", \"type($offset) = i32\", \"type($mask_and_clamp) = i32\"]\0"
    "nvvm.shfl.sync\0"
    "$ptr `,` $sources attr-dict `:` type(operands)\0"
    "[\"type($ptr) = !llvm.ptr<3>\", \"type($sources) = i32\"]\0"
    "nvvm.stmatrix\0"
    "$mask `,` $pred attr-dict `:` type($res)\0"
    "[\"type($mask) = i32\", \"type($pred) = i1\"]\0"
    "nvvm.vote.ballot.sync\0"
    "attr-dict $group\0"
    "nvvm.wgmma.wait.group.sync.aligned\0"
    "!llvm.struct\0"
    "#nvvm.mma_type\0"
    "#nvvm.mma_frag\0"
    "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)\0"
    "[\"type($stride) = i32\"]\0"
    "nvvm.wmma.load\0"
    "omp\0"
    "attribute atomic_control\0"
    "attribute bindkind\0"
    "attribute clause_map_flags\0"
    "attribute numthreadstype\0"
    "attribute reduction_modifier\0"
    "enum ClauseBindKind\0"
    "enum ClauseMapFlags\0"
    "enum ClauseNumThreadsType\0"
    "enum ReductionModifier\0"
    "enum TargetRegionFlags\0"
    "operation omp.allocate_dir\0"
    "operation omp.canonical_loop",
    "operation omp.declare_mapper\0"
    "operation omp.declare_mapper.info\0"
    "operation omp.loop\0"
    "operation omp.new_cli\0"
    "operation omp.scan\0"
    "operation omp.target_allocmem\0"
    "operation omp.target_freemem\0"
    "operation omp.tile\0"
    "operation omp.unroll_heuristic\0"
    "operation omp.workdistribute\0"
    "operation omp.workshare\0"
    "operation omp.workshare.loop_wrapper\0"
    "type cli\0"
    "[[\"$region\"], \"(`atomic` $region^)\?\"]\0"
    "directive.AtomicReductionRegion\0"
    "[[\"$region\"], \"(`cleanup` $region^)\?\"]\0"
    "directive.CleanupReductionRegion\0"
    "[[\"$vars\", \"type $vars\", \"$functions\"], \"each($vars $functions by `,`: $vars `->` $functions `:` type($vars))\"]\0"
    "directive.CopyPrivateVarList\0"
    "[[\"$vars\", \"type $vars\"], \"$vars `:` type($vars)\"]\0"
    "directive.MapEntries\0"
    "[[\"$vars\", \"type $vars\", \"$byref\", \"$symbols\"], \"each($vars $symbols $byref or false by `,`: one( `byref` let($byref = true) | let($byref = false) ) $symbols `->` $vars `:` type($vars))\"]\0"
    "directive.ReductionVarList\0"
    "#omp.device_type\0"
    "#omp.capture_clause\0"
    "#omp.memoryorderkind\0"
    "oilist( `hint` `(` custom<SynchronizationHint>($hint_val) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` ) $region attr-dict\0"
    "\"omp.terminator\"\0"
    "omp.atomic.capture\0"
    "$v `=` $x oilist( `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` | `hint` `(` custom<SynchronizationHint>($hint_val) `)`) `:` type($x) `,` $element_type attr-dict\0"
    "omp.atomic.read\0"
    "oilist( `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` | `hint` `(` custom<SynchronizationHint>($hint_val) `)`) $x `:` type($x) $region attr-dict\0"
    "\"omp.yield\"\0"
    "omp.atomic.update\0"
    "$x `=` $expr oilist( `hint` `(` custom<SynchronizationHint>($hint_val) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)`) `:` type($x) `,` type($expr) attr-dict\0"
    "omp.atomic.write\0"
    "#omp.cancellationconstructtype\0"
    "`cancellation_construct_type` `(` custom<ClauseAttr>($cancellation_construct_type_val) `)` oilist( `if` `(` $if_expr `)` ) attr-dict\0"
    "[\"type($if_expr) = i1\"]\0"
    "omp.cancel\0"
    "`cancellation_construct_type` `(` custom<ClauseAttr>($cancellation_construct_type_val) `)` attr-dict\0"
    "omp.cancellation_point\0"
    "$sym_name oilist( `hint` `(` custom<SynchronizationHint>($hint_val) `)` ) attr-dict\0"
    "omp.critical.declare\0"
    "$sym_name `:` $type attr-dict-with-keyword `init` $initializerRegion `combiner` $reductionRegion custom<AtomicReductionRegion>($atomicReductionRegion) custom<CleanupReductionRegion>($cleanupRegion)\0"
    "omp.declare_reduction\0"
    "#omp.orderkind\0"
    "#omp.order_mod\0"
    "oilist( `dist_schedule_static` $dist_schedule_static | `chunk_size` `(` $chunk_size `:` type($chunk_size) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `order` `(` custom<OrderClause>($order_val, $order_mod) `)` ) $region attr-dict\0"
    "LoopWrapperInterface\0"
    "omp.distribute\0"
    "( `(` $varList^ `:` type($varList) `)` )\? attr-dict\0"
    "omp.flush\0"
    "hook:omp.loop_nest\0"
    "SameVariadicOperandSize\0"
    "!omp.map_bounds_ty\0"
    "AnyIntElementsAttr\0"
    "UI64Attr\0"
    "#omp.variable_capture_kind\0"
    "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` oilist( `var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `map_clauses` `(` custom<MapClause>($map_type) `)` | `capture` `(` custom<CaptureType>($map_capture_type) `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)` ) `->` type($omp_ptr) attr-dict\0"
    "[\"type($bounds) = !omp.map_bounds_ty\"]\0"
    "omp.map.info\0"
    "#omp.clause_depend\0"
    "( `depend_type` `` $depend_type_val^ )\? ( `depend_vec` `(` $depend_vec_vars^ `:` type($depend_vec_vars) `)` )\? attr-dict\0"
    "omp.ordered\0"
    "oilist( `simd` $simd ) $region attr-dict\0"
    "omp.ordered.region\0"
    "#omp.procbindkind",
    "oilist( `if` `(` $if_expr `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_val) `)` ) one( | `reduction` `(` each($reduction_vars %r $reductions $reduction_vars_byref or false by `,`: one( `byref` let($reduction_vars_byref = true) | let($reduction_vars_byref = false) ) $reductions $reduction_vars `->` %r `:` type($reduction_vars) let(type(%r) = type($reduction_vars))) `)` ) one( | `private` `(` each($private_vars %p $privatizers by `,`: $privatizers $private_vars `->` %p `:` type($private_vars) let(type(%p) = type($private_vars))) `)` ) $region attr-dict\0"
    "OutlineableOpenMPOpInterface\0"
    "ReductionClauseInterface\0"
    "{region = [[\"%r\", \"count($reduction_vars)\"], [\"%p\", \"count($private_vars)\"]]}\0"
    "omp.parallel\0"
    "#omp.data_sharing_type\0"
    "MinSizedRegion<1>\0"
    "$data_sharing_type $sym_name `:` $type `alloc` $alloc_region (`copy` $copy_region^)\? (`dealloc` $dealloc_region^)\? attr-dict\0"
    "omp.private\0"
    "HasParent<omp.sections>\0"
    "omp.section\0"
    "oilist( `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reduction_vars_byref, $reductions) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `nowait` $nowait ) $region attr-dict\0"
    "omp.sections\0"
    "AllOf<I64Attr, IntPositive>\0"
    "oilist( `aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignment_values) `)` | `if` `(` $if_expr `)` | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<OrderClause>($order_val, $order_mod) `)` | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen `)` ) $region attr-dict\0"
    "omp.simd\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `copyprivate` `(` custom<CopyPrivateVarList>($copyprivate_vars, type($copyprivate_vars), $copyprivate_funcs) `)` | `nowait` $nowait ) $region attr-dict\0"
    "omp.single\0"
    "ArrayOf<#omp.clause_task_depend>\0"
    "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depends) `)` | `nowait` $nowait | `is_device_ptr` `(` $is_device_ptr `:` type($is_device_ptr) `)` | `has_device_addr` `(` $has_device_addr `:` type($has_device_addr) `)` | `map_entries` `(` custom<MapEntries>($map_operands, type($map_operands)) `)` | `private` `(` custom<PrivateList>($private_vars, type($private_vars), $privatizers) `)` ) $region attr-dict\0"
    "MapClauseOwningOpInterface\0"
    "omp.target\0"
    "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `use_device_ptr` `(` $use_device_ptr `:` type($use_device_ptr) `)` | `use_device_addr` `(` $use_device_addr `:` type($use_device_addr) `)` | `map_entries` `(` custom<MapEntries>($map_operands, type($map_operands)) `)` ) $region attr-dict\0"
    "omp.target_data\0"
    "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depends) `)` | `nowait` $nowait | `map_entries` `(` custom<MapEntries>($map_operands, type($map_operands)) `)` ) attr-dict\0"
    "omp.target_enter_data\0"
    "omp.target_exit_data\0"
    "omp.target_update\0"
    "oilist( `if` `(` $if_expr `)` | `final` `(` $final_expr `)` | `untied` $untied | `mergeable` $mergeable | `in_reduction` `(` custom<ReductionVarList>($in_reduction_vars, type($in_reduction_vars), $in_reduction_vars_byref, $in_reductions) `)` | `priority` `(` $priority `:` type($priority) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depends) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` ) $region attr-dict\0"
    "[\"type($if_expr) = i1\", \"type($final_expr) = i1\"]\0"
    "omp.task",
    "oilist( `task_reduction` `(` custom<ReductionVarList>($task_reduction_vars, type($task_reduction_vars), $task_reduction_vars_byref, $task_reductions) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` ) $region attr-dict\0"
    "omp.taskgroup\0"
    "oilist( `if` `(` $if_expr `)` | `final` `(` $final_expr `)` | `untied` $untied | `mergeable` $mergeable | `in_reduction` `(` custom<ReductionVarList>($in_reduction_vars, type($in_reduction_vars), $in_reduction_vars_byref, $in_reductions) `)` | `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reduction_vars_byref, $reductions) `)` | `priority` `(` $priority `:` type($priority) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `grain_size` `(` $grain_size `:` type($grain_size) `)` | `num_tasks` `(` $num_tasks `:` type($num_tasks) `)` | `nogroup` $nogroup ) $region attr-dict\0"
    "omp.taskloop\0"
    "omp.taskwait\0"
    "oilist( `num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )\? `to` $num_teams_upper `:` type($num_teams_upper) `)` | `if` `(` $if_expr `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` | `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars)) `)` | `reduction` `(` custom<ReductionVarList>($reduction_vars, type($reduction_vars), $reduction_vars_byref, $reductions) `)` ) $region attr-dict\0"
    "omp.teams\0"
    "#omp.schedulekind\0"
    "#omp.sched_mod\0"
    "oilist(`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` |`schedule` `(` custom<ScheduleClause>( $schedule_val, $schedule_modifier, $simd_modifier, $schedule_chunk_var, type($schedule_chunk_var)) `)` |`nowait` $nowait |`ordered` `(` $ordered_val `)` |`order` `(` custom<OrderClause>($order_val, $order_mod) `)` ) one( | `reduction` `(` each($reduction_vars %r $reductions $reduction_vars_byref or false by `,`: one( `byref` let($reduction_vars_byref = true) | let($reduction_vars_byref = false) ) $reductions $reduction_vars `->` %r `:` type($reduction_vars) let(type(%r) = type($reduction_vars))) `)` ) $region attr-dict\0"
    "{region = [[\"%r\", \"count($reduction_vars)\"]]}\0"
    "[\"type($linear_step_vars) = i32\"]\0"
    "omp.wsloop\0"
    "#polynomial.ring\0"
    "hook:polynomial.float_polynomial\0"
    "hook:polynomial.int_polynomial\0"
    "#polynomial.int_polynomial\0"
    "#polynomial.float_polynomial\0"
    "$value `:` $type\0"
    "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>\0"
    "operands attr-dict `:` type($result)\0"
    "ElementwiseMappable\0"
    "polynomial.add\0"
    "!polynomial.polynomial\0"
    "AnyOf<#polynomial.typed_float_polynomial, #polynomial.typed_int_polynomial>\0"
    "hook:polynomial.constant\0"
    "InferTypeOpAdaptor\0"
    "RankedTensorOf<AnyInteger>\0"
    "$input attr-dict `:` type($input) `->` type($output)\0"
    "polynomial.from_tensor\0"
    "#polynomial.primitive_root\0"
    "$input attr-dict `:` qualified(type($input)) `->` type($output)\0"
    "polynomial.intt\0"
    "operands attr-dict `:` type($input) `->` `(` type($degree) `,` type($coefficient) `)`\0"
    "[\"type($degree) = index\"]\0"
    "polynomial.leading_term\0"
    "AllTypesMatch<input,output>\0"
    "[\"type($output) = type($input)\", \"type($monomialDegree) = index\"]\0"
    "polynomial.monic_monomial_mul\0"
    "polynomial.monomial\0"
    "polynomial.mul\0"
    "operands attr-dict `:` type($polynomial) `,` type($scalar)\0"
    "AllTypesMatch<polynomial,output>\0"
    "[\"type($output) = type($polynomial)\"]\0"
    "polynomial.mul_scalar\0"
    "polynomial.ntt\0"
    "polynomial.sub\0"
    "polynomial.to_tensor\0"
    "attribute address\0"
    "attribute generic_space\0"
    "attribute null\0"
    "enum AtomicBinOp\0"
    "enum AtomicOrdering\0"
    "enum PtrAddFlags\0"
    "enum PtrDiffFlags\0"
    "operation ptr.constant\0"
    "operation ptr.from_ptr\0"
    "operation ptr.gather\0"
    "operation ptr.get_metadata\0"
    "operation ptr.load\0"
    "operation ptr.masked_load\0"
    "operation ptr.masked_store\0"
    "operation ptr.ptr_add\0"
    "operation ptr.ptr_diff\0"
    "operation ptr.scatter\0"
    "operation ptr.store\0"
    "operation ptr.to_ptr\0"
    "operation ptr.type_offset\0"
    "type ptr_metadata\0"
    "(`<` $memorySpace^ `>`)\?\0"
    "MemRefElementTypeInterface",
    "DataLayoutTypeInterface\0"
    "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>\0"
    "quant.dcast\0"
    "quant.qcast\0"
    "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>, AnySignlessInteger, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>\0"
    "quant.scast\0"
    "operation rocdl.cluster.id.x\0"
    "operation rocdl.cluster.id.y\0"
    "operation rocdl.cluster.id.z\0"
    "operation rocdl.cluster.load.async.to.lds.b128\0"
    "operation rocdl.cluster.load.async.to.lds.b32\0"
    "operation rocdl.cluster.load.async.to.lds.b64\0"
    "operation rocdl.cluster.load.async.to.lds.b8\0"
    "operation rocdl.cos\0"
    "operation rocdl.cvt.pk.f32.bf8\0"
    "operation rocdl.cvt.pk.f32.fp8\0"
    "operation rocdl.cvt.pkrtz\0"
    "operation rocdl.cvt.scale.pk16.bf16.bf6\0"
    "operation rocdl.cvt.scale.pk16.bf16.fp6\0"
    "operation rocdl.cvt.scale.pk16.f16.bf6\0"
    "operation rocdl.cvt.scale.pk16.f16.fp6\0"
    "operation rocdl.cvt.scale.pk16.f32.bf6\0"
    "operation rocdl.cvt.scale.pk16.f32.fp6\0"
    "operation rocdl.cvt.scale.pk8.bf16.bf8\0"
    "operation rocdl.cvt.scale.pk8.bf16.fp4\0"
    "operation rocdl.cvt.scale.pk8.bf16.fp8\0"
    "operation rocdl.cvt.scale.pk8.f16.bf8\0"
    "operation rocdl.cvt.scale.pk8.f16.fp4\0"
    "operation rocdl.cvt.scale.pk8.f16.fp8\0"
    "operation rocdl.cvt.scale.pk8.f32.bf8\0"
    "operation rocdl.cvt.scale.pk8.f32.fp4\0"
    "operation rocdl.cvt.scale.pk8.f32.fp8\0"
    "operation rocdl.cvt.scalef32.2xpk16.bf6.f32\0"
    "operation rocdl.cvt.scalef32.2xpk16.fp6.f32\0"
    "operation rocdl.cvt.scalef32.f16.bf8\0"
    "operation rocdl.cvt.scalef32.f16.fp8\0"
    "operation rocdl.cvt.scalef32.f32.bf8\0"
    "operation rocdl.cvt.scalef32.f32.fp8\0"
    "operation rocdl.cvt.scalef32.pk.bf16.bf8\0"
    "operation rocdl.cvt.scalef32.pk.bf16.fp4\0"
    "operation rocdl.cvt.scalef32.pk.bf16.fp8\0"
    "operation rocdl.cvt.scalef32.pk.bf8.bf16\0"
    "operation rocdl.cvt.scalef32.pk.bf8.f16\0"
    "operation rocdl.cvt.scalef32.pk.bf8.f32\0"
    "operation rocdl.cvt.scalef32.pk.f16.bf8\0"
    "operation rocdl.cvt.scalef32.pk.f16.fp4\0"
    "operation rocdl.cvt.scalef32.pk.f16.fp8\0"
    "operation rocdl.cvt.scalef32.pk.f32.bf8\0"
    "operation rocdl.cvt.scalef32.pk.f32.fp4\0"
    "operation rocdl.cvt.scalef32.pk.f32.fp8\0"
    "operation rocdl.cvt.scalef32.pk.fp4.bf16\0"
    "operation rocdl.cvt.scalef32.pk.fp4.f16\0"
    "operation rocdl.cvt.scalef32.pk.fp4.f32\0"
    "operation rocdl.cvt.scalef32.pk.fp8.bf16\0"
    "operation rocdl.cvt.scalef32.pk.fp8.f16\0"
    "operation rocdl.cvt.scalef32.pk.fp8.f32\0"
    "operation rocdl.cvt.scalef32.pk16.bf6.bf16\0"
    "operation rocdl.cvt.scalef32.pk16.bf6.f16\0"
    "operation rocdl.cvt.scalef32.pk16.bf6.f32\0"
    "operation rocdl.cvt.scalef32.pk16.fp6.bf16\0"
    "operation rocdl.cvt.scalef32.pk16.fp6.f16\0"
    "operation rocdl.cvt.scalef32.pk16.fp6.f32\0"
    "operation rocdl.cvt.scalef32.pk32.bf16.bf6\0"
    "operation rocdl.cvt.scalef32.pk32.bf16.fp6\0"
    "operation rocdl.cvt.scalef32.pk32.bf6.bf16\0"
    "operation rocdl.cvt.scalef32.pk32.bf6.f16\0"
    "operation rocdl.cvt.scalef32.pk32.f16.bf6\0"
    "operation rocdl.cvt.scalef32.pk32.f16.fp6\0"
    "operation rocdl.cvt.scalef32.pk32.f32.bf6\0"
    "operation rocdl.cvt.scalef32.pk32.f32.fp6\0"
    "operation rocdl.cvt.scalef32.pk32.fp6.bf16\0"
    "operation rocdl.cvt.scalef32.pk32.fp6.f16\0"
    "operation rocdl.cvt.scalef32.pk8.bf8.bf16\0"
    "operation rocdl.cvt.scalef32.pk8.bf8.f16\0"
    "operation rocdl.cvt.scalef32.pk8.bf8.f32\0"
    "operation rocdl.cvt.scalef32.pk8.fp4.bf16\0"
    "operation rocdl.cvt.scalef32.pk8.fp4.f16\0"
    "operation rocdl.cvt.scalef32.pk8.fp4.f32\0"
    "operation rocdl.cvt.scalef32.pk8.fp8.bf16\0"
    "operation rocdl.cvt.scalef32.pk8.fp8.f16\0"
    "operation rocdl.cvt.scalef32.pk8.fp8.f32\0"
    "operation rocdl.cvt.scalef32.sr.bf8.bf16\0"
    "operation rocdl.cvt.scalef32.sr.bf8.f16\0"
    "operation rocdl.cvt.scalef32.sr.bf8.f32\0"
    "operation rocdl.cvt.scalef32.sr.fp8.bf16\0"
    "operation rocdl.cvt.scalef32.sr.fp8.f16\0"
    "operation rocdl.cvt.scalef32.sr.fp8.f32\0"
    "operation rocdl.cvt.scalef32.sr.pk.fp4.bf16\0"
    "operation rocdl.cvt.scalef32.sr.pk.fp4.f16\0"
    "operation rocdl.cvt.scalef32.sr.pk.fp4.f32\0"
    "operation rocdl.cvt.scalef32.sr.pk16.bf6.bf16\0"
    "operation rocdl.cvt.scalef32.sr.pk16.bf6.f16\0"
    "operation rocdl.cvt.scalef32.sr.pk16.bf6.f32",
    "operation rocdl.cvt.scalef32.sr.pk16.fp6.bf16\0"
    "operation rocdl.cvt.scalef32.sr.pk16.fp6.f16\0"
    "operation rocdl.cvt.scalef32.sr.pk16.fp6.f32\0"
    "operation rocdl.cvt.scalef32.sr.pk32.bf6.bf16\0"
    "operation rocdl.cvt.scalef32.sr.pk32.bf6.f16\0"
    "operation rocdl.cvt.scalef32.sr.pk32.bf6.f32\0"
    "operation rocdl.cvt.scalef32.sr.pk32.fp6.bf16\0"
    "operation rocdl.cvt.scalef32.sr.pk32.fp6.f16\0"
    "operation rocdl.cvt.scalef32.sr.pk32.fp6.f32\0"
    "operation rocdl.cvt.scalef32.sr.pk8.bf8.bf16\0"
    "operation rocdl.cvt.scalef32.sr.pk8.bf8.f16\0"
    "operation rocdl.cvt.scalef32.sr.pk8.bf8.f32\0"
    "operation rocdl.cvt.scalef32.sr.pk8.fp4.bf16\0"
    "operation rocdl.cvt.scalef32.sr.pk8.fp4.f16\0"
    "operation rocdl.cvt.scalef32.sr.pk8.fp4.f32\0"
    "operation rocdl.cvt.scalef32.sr.pk8.fp8.bf16\0"
    "operation rocdl.cvt.scalef32.sr.pk8.fp8.f16\0"
    "operation rocdl.cvt.scalef32.sr.pk8.fp8.f32\0"
    "operation rocdl.ds.atomic.async.barrier.arrive.b64\0"
    "operation rocdl.ds.atomic.barrier.arrive.rtn.b64\0"
    "operation rocdl.ds.load.tr16.b128\0"
    "operation rocdl.ds.load.tr4.b64\0"
    "operation rocdl.ds.load.tr6.b96\0"
    "operation rocdl.ds.load.tr8.b64\0"
    "operation rocdl.ds.read.tr16.b64\0"
    "operation rocdl.ds.read.tr4.b64\0"
    "operation rocdl.ds.read.tr6.b96\0"
    "operation rocdl.ds.read.tr8.b64\0"
    "operation rocdl.exp\0"
    "operation rocdl.exp2\0"
    "operation rocdl.flat.prefetch\0"
    "operation rocdl.fmed3\0"
    "operation rocdl.global.load.async.to.lds.b128\0"
    "operation rocdl.global.load.async.to.lds.b32\0"
    "operation rocdl.global.load.async.to.lds.b64\0"
    "operation rocdl.global.load.async.to.lds.b8\0"
    "operation rocdl.global.load.lds\0"
    "operation rocdl.global.load.tr.b128\0"
    "operation rocdl.global.load.tr.b64\0"
    "operation rocdl.global.load.tr4.b64\0"
    "operation rocdl.global.load.tr6.b96\0"
    "operation rocdl.global.prefetch\0"
    "operation rocdl.iglp.opt\0"
    "operation rocdl.load.to.lds\0"
    "operation rocdl.log\0"
    "operation rocdl.mfma.f32.16x16x32.bf16\0"
    "operation rocdl.mfma.f32.16x16x32.f16\0"
    "operation rocdl.mfma.f32.32x32x16.bf16\0"
    "operation rocdl.mfma.f32.32x32x16.f16\0"
    "operation rocdl.mfma.i32.16x16x64.i8\0"
    "operation rocdl.mfma.i32.32x32x32.i8\0"
    "operation rocdl.mfma.scale.f32.16x16x128.f8f6f4\0"
    "operation rocdl.mfma.scale.f32.32x32x64.f8f6f4\0"
    "operation rocdl.permlane16.swap\0"
    "operation rocdl.permlane32.swap\0"
    "operation rocdl.permlanex16\0"
    "operation rocdl.raw.ptr.buffer.load.lds\0"
    "operation rocdl.rcp\0"
    "operation rocdl.readfirstlane\0"
    "operation rocdl.readlane\0"
    "operation rocdl.s.barrier.init\0"
    "operation rocdl.s.barrier.join\0"
    "operation rocdl.s.barrier.leave\0"
    "operation rocdl.s.barrier.signal\0"
    "operation rocdl.s.barrier.signal.isfirst\0"
    "operation rocdl.s.barrier.signal.var\0"
    "operation rocdl.s.barrier.wait\0"
    "operation rocdl.s.get.barrier.state\0"
    "operation rocdl.s.get.named.barrier.state\0"
    "operation rocdl.s.nop\0"
    "operation rocdl.s.sleep\0"
    "operation rocdl.s.wait.asynccnt\0"
    "operation rocdl.s.wait.dscnt\0"
    "operation rocdl.s.wait.expcnt\0"
    "operation rocdl.s.wait.loadcnt\0"
    "operation rocdl.s.wait.storecnt\0"
    "operation rocdl.s.wait.tensorcnt\0"
    "operation rocdl.s.waitcnt\0"
    "operation rocdl.s.wakeup.barrier\0"
    "operation rocdl.sched.group.barrier\0"
    "operation rocdl.sin\0"
    "operation rocdl.smfmac.f32.16x16x128.bf8.bf8\0"
    "operation rocdl.smfmac.f32.16x16x128.bf8.fp8\0"
    "operation rocdl.smfmac.f32.16x16x128.fp8.bf8\0"
    "operation rocdl.smfmac.f32.16x16x128.fp8.fp8\0"
    "operation rocdl.smfmac.f32.16x16x32.bf16\0"
    "operation rocdl.smfmac.f32.16x16x32.f16\0"
    "operation rocdl.smfmac.f32.16x16x64.bf16\0"
    "operation rocdl.smfmac.f32.16x16x64.bf8.bf8\0"
    "operation rocdl.smfmac.f32.16x16x64.bf8.fp8\0"
    "operation rocdl.smfmac.f32.16x16x64.f16\0"
    "operation rocdl.smfmac.f32.16x16x64.fp8.bf8\0"
    "operation rocdl.smfmac.f32.16x16x64.fp8.fp8\0"
    "operation rocdl.smfmac.f32.32x32x16.bf16\0"
    "operation rocdl.smfmac.f32.32x32x16.f16\0"
    "operation rocdl.smfmac.f32.32x32x32.bf16\0"
    "operation rocdl.smfmac.f32.32x32x32.bf8.bf8\0"
    "operation rocdl.smfmac.f32.32x32x32.bf8.fp8\0"
    "operation rocdl.smfmac.f32.32x32x32.f16\0"
    "operation rocdl.smfmac.f32.32x32x32.fp8.bf8\0"
    "operation rocdl.smfmac.f32.32x32x32.fp8.fp8\0"
    "operation rocdl.smfmac.f32.32x32x64.bf8.bf8\0"
    "operation rocdl.smfmac.f32.32x32x64.bf8.fp8\0"
    "operation rocdl.smfmac.f32.32x32x64.fp8.bf8\0"
    "operation rocdl.smfmac.f32.32x32x64.fp8.fp8\0"
    "operation rocdl.smfmac.i32.16x16x128.i8",
    "operation rocdl.smfmac.i32.16x16x64.i8\0"
    "operation rocdl.smfmac.i32.32x32x32.i8\0"
    "operation rocdl.smfmac.i32.32x32x64.i8\0"
    "operation rocdl.sqrt\0"
    "operation rocdl.tanh\0"
    "operation rocdl.tensor.load.to.lds\0"
    "operation rocdl.tensor.load.to.lds.d2\0"
    "operation rocdl.tensor.store.from.lds\0"
    "operation rocdl.tensor.store.from.lds.d2\0"
    "operation rocdl.update.dpp\0"
    "operation rocdl.wavefrontsize\0"
    "operation rocdl.wmma.bf16.16x16x32.bf16\0"
    "operation rocdl.wmma.bf16f32.16x16x32.bf16\0"
    "operation rocdl.wmma.f16.16x16x128.bf8_bf8\0"
    "operation rocdl.wmma.f16.16x16x128.bf8_fp8\0"
    "operation rocdl.wmma.f16.16x16x128.fp8_bf8\0"
    "operation rocdl.wmma.f16.16x16x128.fp8_fp8\0"
    "operation rocdl.wmma.f16.16x16x32.f16\0"
    "operation rocdl.wmma.f16.16x16x64.bf8_bf8\0"
    "operation rocdl.wmma.f16.16x16x64.bf8_fp8\0"
    "operation rocdl.wmma.f16.16x16x64.fp8_bf8\0"
    "operation rocdl.wmma.f16.16x16x64.fp8_fp8\0"
    "operation rocdl.wmma.f32.16x16x128.bf8_bf8\0"
    "operation rocdl.wmma.f32.16x16x128.bf8_fp8\0"
    "operation rocdl.wmma.f32.16x16x128.fp8_bf8\0"
    "operation rocdl.wmma.f32.16x16x128.fp8_fp8\0"
    "operation rocdl.wmma.f32.16x16x16.bf8_bf8\0"
    "operation rocdl.wmma.f32.16x16x16.bf8_fp8\0"
    "operation rocdl.wmma.f32.16x16x16.fp8_bf8\0"
    "operation rocdl.wmma.f32.16x16x16.fp8_fp8\0"
    "operation rocdl.wmma.f32.16x16x32.bf16\0"
    "operation rocdl.wmma.f32.16x16x32.f16\0"
    "operation rocdl.wmma.f32.16x16x4.f32\0"
    "operation rocdl.wmma.f32.16x16x64.bf8_bf8\0"
    "operation rocdl.wmma.f32.16x16x64.bf8_fp8\0"
    "operation rocdl.wmma.f32.16x16x64.fp8_bf8\0"
    "operation rocdl.wmma.f32.16x16x64.fp8_fp8\0"
    "operation rocdl.wmma.i32.16x16x32.iu4\0"
    "operation rocdl.wmma.i32.16x16x64.iu8\0"
    "operation rocdl.wmma.scale.f32.16x16x128.f8f6f4\0"
    "operation rocdl.wmma.scale.f32.32x16x128.f4\0"
    "operation rocdl.wmma.scale16.f32.16x16x128.f8f6f4\0"
    "operation rocdl.wmma.scale16.f32.32x16x128.f4\0"
    "[[\"kernel\", \"UnitAttr\"], [\"reqd_work_group_size\", \"DenseI32ArrayAttr\"], [\"flat_work_group_size\", \"StringAttr\"], [\"max_flat_work_group_size\", \"IntegerAttr\"], [\"waves_per_eu\", \"IntegerAttr\"]]\0"
    "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)\?\0"
    "attr-dict $srcA `[` $byteSel `]` `:` type($res)\0"
    "[\"type($srcA) = i32\", \"type($byteSel) = i32\"]\0"
    "rocdl.cvt.f32.bf8\0"
    "rocdl.cvt.f32.fp8\0"
    "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)\0"
    "[\"type($srcA) = f32\", \"type($srcB) = f32\", \"type($old) = i32\", \"type($wordSel) = i1\"]\0"
    "rocdl.cvt.pk.bf8.f32\0"
    "rocdl.cvt.pk.fp8.f32\0"
    "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)\0"
    "[\"type($srcA) = f32\", \"type($srcB) = i32\", \"type($old) = i32\", \"type($byteSel) = i32\"]\0"
    "rocdl.cvt.sr.bf8.f32\0"
    "rocdl.cvt.sr.fp8.f32\0"
    "rocdl.grid.dim.x\0"
    "rocdl.grid.dim.y\0"
    "rocdl.grid.dim.z\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>\0"
    "operands attr-dict `:` type($base) `to` type($res)\0"
    "[\"type($stride) = i16\", \"type($numRecords) = i32\", \"type($flags) = i32\", \"type($res) = !llvm.ptr<8>\"]\0"
    "rocdl.make.buffer.rsrc\0"
    "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)\0"
    "[\"type($in0) = i32\", \"type($in1) = i32\"]\0"
    "rocdl.mbcnt.hi\0"
    "rocdl.mbcnt.lo\0"
    "attr-dict $bitfield\0"
    "rocdl.waitcnt\0"
    "$args attr-dict `:` functional-type($args, $res)\0"
    "rocdl.wmma.bf16.16x16x16.bf16\0"
    "rocdl.wmma.f16.16x16x16.f16\0"
    "rocdl.wmma.f32.16x16x16.bf16\0"
    "rocdl.wmma.f32.16x16x16.f16\0"
    "rocdl.wmma.i32.16x16x16.iu4\0"
    "rocdl.wmma.i32.16x16x16.iu8\0"
    "rocdl.workgroup.dim.x\0"
    "rocdl.workgroup.dim.y\0"
    "rocdl.workgroup.dim.z\0"
    "rocdl.workgroup.id.x\0"
    "rocdl.workgroup.id.y\0"
    "rocdl.workgroup.id.z\0"
    "rocdl.workitem.id.x\0"
    "rocdl.workitem.id.y\0"
    "rocdl.workitem.id.z\0"
    "hook:scf.execute_region\0"
    "AnySignlessIntegerOrIndex\0"
    "hook:scf.for\0"
    "\"scf.yield\"\0"
    "ArrayOf<Implements<\"DeviceMappingAttrInterface\">>\0"
    "hook:scf.forall\0"
    "HasParallelRegion\0"
    "[\"type($dynamicLowerBound) = index\", \"type($dynamicUpperBound) = index\", \"type($dynamicStep) = index\"]\0"
    "\"scf.forall.in_parallel\"\0"
    "hook:scf.forall.in_parallel\0"
    "ParallelCombiningOpInterface\0"
    "HasParent<scf.forall>\0"
    "NoTerminator\0"
    "RegionKindInterface\0"
    "smt\0"
    "sparse_tensor\0"
    "operation sparse_tensor.coiterate\0"
    "operation sparse_tensor.extract_value\0"
    "array<sparse_level>\0"
    "array<#sparse_tensor.slice>\0"
    "hook:sparse_tensor.encoding\0"
    "VerifiableTensorEncoding\0"
    "\"sparse\"",
    "TensorOf<AnySignlessIntegerOrIndex>\0"
    "AllOf<AnyTensor, SparseEncoded>\0"
    "` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)\0"
    "sparse_tensor.assemble\0"
    "AllOf<AnyStridedMemRef, RankIs<1>>\0"
    "AllOf<MemRefOf<I1>, RankIs<1>>\0"
    "AllOf<MemRefOf<Index>, RankIs<1>>\0"
    "$values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)\0"
    "AllTypesMatch<tensor,result>\0"
    "[\"type($result) = type($tensor)\", \"type($count) = index\", \"type($lvlCoords) = index\"]\0"
    "sparse_tensor.compress\0"
    "StageWithSortSparseOpInterface\0"
    "sparse_tensor.convert\0"
    "AnyNon0RankedMemRef\0"
    "$tensor attr-dict `:` type($tensor) `to` type($result)\0"
    "sparse_tensor.coordinates\0"
    "sparse_tensor.coordinates_buffer\0"
    "AnyOf<AllOf<RankedTensorOf<AnySignlessIntegerOrIndex>, RankIs<0>>, AnySignlessIntegerOrIndex>\0"
    "$tensor attr-dict `:` type($tensor)`out_lvls` `(` $out_levels `:` type($out_levels) `)` `out_vals` `(` $out_values `:` type($out_values) `)` `->``(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)\0"
    "SameVariadicResultSize\0"
    "sparse_tensor.disassemble\0"
    "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)\0"
    "[\"type($count) = index\"]\0"
    "sparse_tensor.expand\0"
    "!sparse_tensor.iterator\0"
    "!sparse_tensor.iter_space\0"
    "$tensor (`at` $parentIter^)\? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict `:` type($tensor) (`,` type($parentIter)^)\? `->` qualified(type($extractedSpace))\0"
    "sparse_tensor.extract_iteration_space\0"
    "AffineMapAttr\0"
    "`in` $tensor (`init``(`$initArgs^`)`)\? attr-dict `:` type($tensor) (`,` type($initArgs)^)\? (`->` type($results)^)\? `do` $region\0"
    "\"sparse_tensor.yield\"\0"
    "sparse_tensor.foreach\0"
    "$tensor (`hasInserts` $hasInserts^)\? attr-dict `:` type($tensor)\0"
    "[\"type($result) = type($tensor)\"]\0"
    "sparse_tensor.load\0"
    "attr-dict $source `,` $index `:` type($source)\0"
    "[\"type($index) = index\", \"type($result) = index\"]\0"
    "sparse_tensor.lvl\0"
    "$source attr-dict `:` type($source) `to` type($result)\0"
    "sparse_tensor.new\0"
    "$tensor attr-dict `:` type($tensor)\0"
    "sparse_tensor.number_of_entries\0"
    "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)\0"
    "sparse_tensor.out\0"
    "sparse_tensor.positions\0"
    "sparse_tensor.print\0"
    "sparse_tensor.reinterpret_map\0"
    "#sparse_tensor.SparseTensorSortAlgorithm\0"
    "$algorithm $input_coo attr-dict`:` type($input_coo) `to` type($result_coo)\0"
    "sparse_tensor.reorder_coo\0"
    "AllOf<AnyTensor, SparseSlice>\0"
    "$slice `at` $dim attr-dict `:` type($slice)\0"
    "[\"type($offset) = index\"]\0"
    "sparse_tensor.slice.offset\0"
    "[\"type($stride) = index\"]\0"
    "sparse_tensor.slice.stride\0"
    "sparse_tensor.values\0"
    "$results attr-dict `:` type($results)\0"
    "HasParent<sparse_tensor.binary,sparse_tensor.unary,sparse_tensor.reduce,sparse_tensor.select,sparse_tensor.foreach,sparse_tensor.iterate>\0"
    "sparse_tensor.yield\0"
    "spirv\0"
    "attribute cache_control_load_intel\0"
    "attribute cache_control_store_intel\0"
    "attribute f_p_encoding\0"
    "attribute fp_rounding_mode\0"
    "attribute load_cache_control\0"
    "attribute store_cache_control\0"
    "enum FPEncoding\0"
    "enum LoadCacheControl\0"
    "enum StoreCacheControl\0"
    "operation spirv.ARM.Graph\0"
    "operation spirv.ARM.GraphConstant\0"
    "operation spirv.ARM.GraphEntryPoint\0"
    "operation spirv.ARM.GraphOutputs\0"
    "operation spirv.EXT.ConstantCompositeReplicate\0"
    "operation spirv.EXT.EmitMeshTasks\0"
    "operation spirv.EXT.SetMeshOutputs\0"
    "operation spirv.EXT.SpecConstantCompositeReplicate\0"
    "operation spirv.EmitVertex\0"
    "operation spirv.EndPrimitive\0"
    "operation spirv.GL.Acosh\0"
    "operation spirv.GL.Asinh\0"
    "operation spirv.GL.Atanh\0"
    "operation spirv.GL.Cross\0"
    "operation spirv.GL.Distance\0"
    "operation spirv.GL.Exp2\0"
    "operation spirv.GL.FindILsb\0"
    "operation spirv.GL.FindSMsb\0"
    "operation spirv.GL.Fract\0"
    "operation spirv.GL.Length\0"
    "operation spirv.GL.Log2\0"
    "operation spirv.GL.Normalize\0"
    "operation spirv.GL.PackHalf2x16\0"
    "operation spirv.GL.PackSnorm4x8\0"
    "operation spirv.GL.Reflect\0"
    "operation spirv.GL.UnpackHalf2x16\0"
    "operation spirv.GL.UnpackSnorm4x8\0"
    "operation spirv.GroupNonUniformAll\0"
    "operation spirv.GroupNonUniformAllEqual\0"
    "operation spirv.GroupNonUniformAny",
    "operation spirv.GroupNonUniformBallotBitCount\0"
    "operation spirv.GroupNonUniformBallotFindLSB\0"
    "operation spirv.GroupNonUniformBallotFindMSB\0"
    "operation spirv.GroupNonUniformQuadSwap\0"
    "operation spirv.GroupNonUniformRotateKHR\0"
    "operation spirv.INTEL.ControlBarrierArrive\0"
    "operation spirv.INTEL.ControlBarrierWait\0"
    "operation spirv.INTEL.RoundFToTF32\0"
    "operation spirv.ImageFetch\0"
    "operation spirv.ImageRead\0"
    "operation spirv.ImageSampleExplicitLod\0"
    "operation spirv.ImageSampleImplicitLod\0"
    "operation spirv.ImageSampleProjDrefImplicitLod\0"
    "operation spirv.ImageWrite\0"
    "operation spirv.IsFinite\0"
    "operation spirv.Kill\0"
    "operation spirv.MatrixTimesVector\0"
    "operation spirv.Switch\0"
    "operation spirv.VectorTimesMatrix\0"
    "#spirv.scope\0"
    "!spirv.ptr\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>\0"
    "hook:spirv.AccessChain\0"
    "QueryMinVersionInterface\0"
    "QueryMaxVersionInterface\0"
    "QueryExtensionInterface\0"
    "QueryCapabilityInterface\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>\0"
    "#spirv.memory_semantics\0"
    "$memory_scope $semantics operands attr-dict `:` type($pointer)\0"
    "PointeeTypeMatchTrait<pointer,value>\0"
    "PointeeTypeMatchTrait<pointer,result>\0"
    "[\"type($value) = pointee(type($pointer))\", \"type($result) = pointee(type($pointer))\"]\0"
    "spirv.AtomicExchange\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>\0"
    "$operand attr-dict `:` type($operand) `to` type($result)\0"
    "spirv.Bitcast\0"
    "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.jointmatrix, !spirv.matrix, !spirv.sampled_image>\0"
    "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)\? attr-dict\0"
    "InFunctionScope\0"
    "spirv.Branch\0"
    "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)\? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)\? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)\? attr-dict\0"
    "spirv.BranchConditional\0"
    "$format `,` $arguments attr-dict `:` `(` type($format) `,` `(` type($arguments) `)` `)` `->` type($result)\0"
    "spirv.CL.printf\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.jointmatrix, !spirv.matrix>\0"
    "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)\0"
    "spirv.CompositeConstruct\0"
    "$composite `` custom<Part>($indices, type($composite), type($component)) attr-dict\0"
    "UsableInSpecConstantOp\0"
    "spirv.CompositeExtract\0"
    "$object `,` $composite `` $indices attr-dict `:` type($object) `into` type($composite)\0"
    "[\"type($result) = type($composite)\"]\0"
    "spirv.CompositeInsert\0"
    "custom<Constant>($value, type($constant)) attr-dict\0"
    "\"rule:spirv_constant\"\0"
    "spirv.Constant\0"
    "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>\0"
    "spirv.ConvertFToS\0"
    "spirv.ConvertFToU\0"
    "SignedOp\0"
    "spirv.ConvertSToF\0"
    "UnsignedOp\0"
    "spirv.ConvertUToF\0"
    "#spirv.memory_access\0"
    "` ` custom<Pointer>(type($target)) $target `,` ` ` custom<Pointer>(type($source)) $source `` custom<Access>($memory_access, $alignment) `` custom<SourceAccess>($source_memory_access, $source_alignment, ref($memory_access)) `:` custom<Pointee>(ref(type($target)), ref(type($source))) attr-dict\0"
    "spirv.CopyMemory\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "AnyOf<F16, F32, F64>\0"
    "operands attr-dict `:` type($vector1) `->` type($result)\0"
    "AllTypesMatch<vector1,vector2>\0"
    "AllElementTypesMatch<vector1,result>",
    "[\"type($vector2) = type($vector1)\"]\0"
    "spirv.Dot\0"
    "[\"type($operand2) = type($operand1)\", \"type($result) = type($operand1)\"]\0"
    "spirv.FAdd\0"
    "spirv.FConvert\0"
    "spirv.FDiv\0"
    "spirv.FMod\0"
    "spirv.FMul\0"
    "[\"type($result) = type($operand)\"]\0"
    "spirv.FNegate\0"
    "spirv.FRem\0"
    "spirv.FSub\0"
    "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)\0"
    "spirv.FunctionCall\0"
    "#spirv.linkage_attributes\0"
    "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)\? `` custom<Decorations>($descriptor_set, $binding, $builtin) attr-dict custom<PointerType>($type)\0"
    "InModuleScope\0"
    "spirv.GlobalVariable\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($localid)\0"
    "AllTypesMatch<value,result>\0"
    "spirv.GroupBroadcast\0"
    "#spirv.group_operation\0"
    "hook:spirv.GroupNonUniformBitwiseAnd\0"
    "hook:spirv.GroupNonUniformBitwiseOr\0"
    "hook:spirv.GroupNonUniformBitwiseXor\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($id)\0"
    "spirv.GroupNonUniformBroadcast\0"
    "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)\? attr-dict `:` type($result)\0"
    "[\"type($value) = type($result)\", \"type($cluster_size) = i32\"]\0"
    "spirv.GroupNonUniformFAdd\0"
    "spirv.GroupNonUniformFMax\0"
    "spirv.GroupNonUniformFMin\0"
    "spirv.GroupNonUniformFMul\0"
    "spirv.GroupNonUniformIAdd\0"
    "spirv.GroupNonUniformIMul\0"
    "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "hook:spirv.GroupNonUniformLogicalAnd\0"
    "hook:spirv.GroupNonUniformLogicalOr\0"
    "hook:spirv.GroupNonUniformLogicalXor\0"
    "spirv.GroupNonUniformSMax\0"
    "spirv.GroupNonUniformSMin\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.GroupNonUniformShuffle\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($delta)\0"
    "spirv.GroupNonUniformShuffleDown\0"
    "spirv.GroupNonUniformShuffleUp\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($mask)\0"
    "spirv.GroupNonUniformShuffleXor\0"
    "spirv.GroupNonUniformUMax\0"
    "spirv.GroupNonUniformUMin\0"
    "spirv.IAdd\0"
    "spirv.IMul\0"
    "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I16>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.INTEL.ConvertBF16ToF\0"
    "spirv.INTEL.ConvertFToBF16\0"
    "!spirv.jointmatrix\0"
    "#spirv.matrixLayout\0"
    "$scope $layout operands attr-dict `:` `(` type(operands) `)` `->` type($result)\0"
    "spirv.INTEL.JointMatrixLoad\0"
    "$scope operands attr-dict`:` type($a) `,` type($b) `->` type($c)\0"
    "AllTypesMatch<c,result>\0"
    "[\"type($result) = type($c)\"]\0"
    "spirv.INTEL.JointMatrixMad\0"
    "$scope $layout operands attr-dict `:` `(` type(operands) `)`\0"
    "spirv.INTEL.JointMatrixStore\0"
    "attr-dict `:` $joint_matrix_type\0"
    "[\"type($result) = i32\"]\0"
    "spirv.INTEL.JointMatrixWorkItemLength\0"
    "hook:spirv.INTEL.SubgroupBlockRead\0"
    "custom<Pointer>(type($ptr)) $ptr `,` $value `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict\0"
    "spirv.INTEL.SubgroupBlockWrite\0"
    "spirv.ISub\0"
    "!spirv.sampled_image\0"
    "!spirv.image\0"
    "attr-dict $sampledimage `:` type($sampledimage)\0"
    "TypesMatchWith<sampledimage,result>\0"
    "[\"type($result) = spirv_image(type($sampledimage))\"]\0"
    "spirv.Image\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "#spirv.image_operands\0"
    "$sampledimage `:` type($sampledimage) `,` $coordinate `:` type($coordinate) `,` $dref `:` type($dref) custom<ImageOperands>($imageoperands) ( `(` $operand_arguments^ `:` type($operand_arguments) `)`)\? attr-dict `->` type($result)\0"
    "spirv.ImageDrefGather\0"
    "attr-dict $image `:` type($image) `->` type($result)\0"
    "spirv.ImageQuerySize\0"
    "hook:spirv.InBoundsPtrAccessChain\0"
    "!spirv.coopmatrix\0"
    "#spirv.coop_matrix_layout_khr\0"
    "$pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )\? attr-dict `:` type(operands) `->` type($result)",
    "spirv.KHR.CooperativeMatrixLoad\0"
    "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )\? attr-dict `:` type(operands)\0"
    "spirv.KHR.CooperativeMatrixStore\0"
    "custom<Pointer>(type($ptr)) $ptr `` custom<Access>($memory_access, $alignment) attr-dict `:` custom<Pointee>(type($value), ref(type($ptr)))\0"
    "spirv.Load\0"
    "hook:spirv.PtrAccessChain\0"
    "$value attr-dict `:` type($value)\0"
    "spirv.ReturnValue\0"
    "spirv.SDiv\0"
    "spirv.SMod\0"
    "spirv.SNegate\0"
    "spirv.SRem\0"
    "operands attr-dict `:` type($condition) `,` type($result)\0"
    "AllTypesMatch<true_value,false_value,result>\0"
    "[\"type($false_value) = type($true_value)\", \"type($result) = type($true_value)\"]\0"
    "spirv.Select\0"
    "custom<Pointer>(type($ptr)) $ptr `,` $value `` custom<Access>($memory_access, $alignment) `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict\0"
    "spirv.Store\0"
    "spirv.UDiv\0"
    "spirv.UMod\0"
    "spirv.Undef\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1>\0"
    "TypesMatchWith<vector,result>\0"
    "[\"type($result) = elem(type($vector))\"]\0"
    "spirv.VectorExtractDynamic\0"
    "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)\0"
    "TypesMatchWith<vector,component>\0"
    "AllTypesMatch<vector,result>\0"
    "[\"type($component) = elem(type($vector))\", \"type($result) = type($vector)\"]\0"
    "spirv.VectorInsertDynamic\0"
    "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)\0"
    "AllElementTypesMatch<vector1,vector2,result>\0"
    "spirv.VectorShuffle\0"
    "#spirv.loop_control\0"
    "`` custom<Control>($loop_control) $body attr-dict\0"
    "spirv.mlir.loop\0"
    "spirv.mlir.merge\0"
    "$spec_const attr-dict `:` type($reference)\0"
    "spirv.mlir.referenceof\0"
    "#spirv.selection_control\0"
    "`` custom<Control>($selection_control) $body attr-dict\0"
    "spirv.mlir.selection\0"
    "tensor.bitcast\0"
    "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)\? (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "TypesMatchWith<dest,result>\0"
    "[\"type($result) = type($dest)\", \"type($inner_tiles) = index\"]\0"
    "tensor.pack\0"
    "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)\0"
    "tensor.parallel_insert_slice\0"
    "AnyOf<AnySignlessInteger, Index, AnyFloat>\0"
    "$input (`[` $dynamicSizes^ `]`)\? attr-dict `:` type($aggregate)\0"
    "TypesMatchWith<aggregate,input>\0"
    "[\"type($input) = elem(type($aggregate))\", \"type($dynamicSizes) = index\"]\0"
    "\"splat\"\0"
    "tensor.splat\0"
    "$source (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "tensor.unpack\0"
    "tosa\0"
    "attribute block_size\0"
    "attribute ext\0"
    "attribute level\0"
    "attribute nan_mode\0"
    "attribute prof\0"
    "attribute resize_mode\0"
    "attribute rounding_mode\0"
    "attribute specification_version\0"
    "attribute target_env\0"
    "enum BlockSize\0"
    "enum Extension\0"
    "enum Level\0"
    "enum NanPropagationMode\0"
    "enum Profile\0"
    "enum ResizeMode\0"
    "enum RoundingMode\0"
    "enum SpecificationVersion\0"
    "operation tosa.add_shape\0"
    "operation tosa.cast_from_block_scaled\0"
    "operation tosa.cast_to_block_scaled\0"
    "operation tosa.concat_shape\0"
    "operation tosa.const_shape\0"
    "operation tosa.dim\0"
    "operation tosa.div_ceil_shape\0"
    "operation tosa.div_floor_shape\0"
    "operation tosa.exp2_shape\0"
    "operation tosa.intdiv\0"
    "operation tosa.log2_ceil_shape\0"
    "operation tosa.log2_floor_shape\0"
    "operation tosa.matmul_t_block_scaled\0"
    "operation tosa.max_shape\0"
    "operation tosa.min_shape\0"
    "operation tosa.mod_shape\0"
    "operation tosa.mul_shape\0"
    "operation tosa.reduce_product\0"
    "operation tosa.slice_shape\0"
    "operation tosa.sub_shape\0"
    "operation tosa.variable_read\0"
    "operation tosa.variable_write\0"
    "type mxint8\0"
    "type shape\0"
    "[[\"$type\", \"$value\"], \"one( `=` $value let($type = typeof($value)) | `:` $type (`=` $value^)\? )\"]\0"
    "directive.TypeOrAttr\0"
    "InferShapedTypeOpInterface\0"
    "ResultsBroadcastableShape\0"
    "TosaOpInterface\0"
    "tosa.abs\0"
    "tosa.add",
    "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>>\0"
    "AnyOf<I8, VectorOfNonZeroRankOf<I8>, TensorOf<I8>>\0"
    "tosa.apply_scale\0"
    "InferShapedTypeOpAdaptor\0"
    "tosa.argmax\0"
    "tosa.arithmetic_right_shift\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>\0"
    "TypeAttrOf<AnyOf<I32, SI<32>, F16, F32>>\0"
    "#tosa.unary_quant\0"
    "tosa.avg_pool2d\0"
    "tosa.bitwise_and\0"
    "tosa.bitwise_not\0"
    "tosa.bitwise_or\0"
    "tosa.bitwise_xor\0"
    "tosa.cast\0"
    "tosa.ceil\0"
    "FloatAttr\0"
    "tosa.clamp\0"
    "tosa.clz\0"
    "InferTensorTypeAdaptor\0"
    "tosa.concat\0"
    "TensorOf<I1>\0"
    "hook:tosa.cond_if\0"
    "\"tosa.yield\"\0"
    "AllShapesMatch<value,output>\0"
    "FirstAttrDerivedResultType\0"
    "[\"type($output) = typeof($value)\"]\0"
    "tosa.const\0"
    "AllOf<RankedTensorOf<AnyOf<I<4>, I8, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<1>>>\0"
    "#tosa.conv_quant\0"
    "tosa.conv2d\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<5>>>\0"
    "AllOf<RankedTensorOf<AnyOf<I<4>, I8, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<5>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<6>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>\0"
    "tosa.conv3d\0"
    "TensorOf<AnyFloat>\0"
    "tosa.cos\0"
    "tosa.custom\0"
    "tosa.depthwise_conv2d\0"
    "InferTensorType\0"
    "SameOperandsElementType\0"
    "tosa.equal\0"
    "tosa.erf\0"
    "tosa.exp\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>\0"
    "$input_real `,` $input_imag attr-dict `:` `(` type($input_real) `,` type($input_imag) `)` `->` `(` type($output_real) `,` type($output_imag) `)`\0"
    "tosa.fft2d\0"
    "tosa.floor",
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<2>>>\0"
    "AllOf<RankedTensorOf<AnyOf<I<4>, I8, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<2>>\0"
    "tosa.fully_connected\0"
    "AllOf<RankedTensorOf<I32>, RankIs<2>>\0"
    "tosa.gather\0"
    "tosa.greater\0"
    "tosa.greater_equal\0"
    "tosa.identity\0"
    "TensorOf<I32>\0"
    "tosa.int_div\0"
    "tosa.log\0"
    "tosa.logical_and\0"
    "tosa.logical_left_shift\0"
    "tosa.logical_not\0"
    "tosa.logical_or\0"
    "tosa.logical_right_shift\0"
    "tosa.logical_xor\0"
    "#tosa.matmul_quant\0"
    "tosa.matmul\0"
    "tosa.max_pool2d\0"
    "tosa.maximum\0"
    "tosa.minimum\0"
    "MulOperandsAndResultElementType\0"
    "tosa.mul\0"
    "tosa.negate\0"
    "RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>\0"
    "TensorOf<AnyOf<I32, I64>>\0"
    "AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<0>>\0"
    "#tosa.pad_quant\0"
    "tosa.pad\0"
    "tosa.pow\0"
    "tosa.reciprocal\0"
    "tosa.reduce_all\0"
    "tosa.reduce_any\0"
    "tosa.reduce_max\0"
    "tosa.reduce_min\0"
    "tosa.reduce_prod\0"
    "tosa.reduce_sum\0"
    "DenseI8ArrayAttr\0"
    "tosa.rescale\0"
    "tosa.reshape\0"
    "tosa.resize\0"
    "tosa.reverse\0"
    "$input attr-dict `:` `(` type($input) `)` `->` `(` type($output_real) `,` type($output_imag) `)`\0"
    "tosa.rfft2d\0"
    "tosa.rsqrt\0"
    "tosa.scatter\0"
    "operands attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type($output)\0"
    "tosa.select\0"
    "tosa.sigmoid\0"
    "tosa.sin\0"
    "tosa.slice\0"
    "tosa.sub\0"
    "$input `,` $table attr-dict `:` `(` type($input) `,` type($table) `)` `->` type($output)\0"
    "tosa.table\0"
    "tosa.tanh\0"
    "tosa.tile\0"
    "tosa.transpose\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayMaxCt<4>>\0"
    "tosa.transpose_conv2d\0"
    "$name attr-dict custom<TypeOrAttr>($type, $initial_value)\0"
    "tosa.variable\0"
    "$name attr-dict `:` type($value)\0"
    "tosa.variable.read\0"
    "$name attr-dict `,` $value `:` type($value)\0"
    "tosa.variable.write\0"
    "hook:tosa.while_loop\0"
    "$inputs attr-dict `:` type($inputs)\0"
    "tosa.yield\0"
    "attribute param_operand\0"
    "operation transform.affine.simplify_min_max_affine_ops\0"
    "operation transform.apply_conversion_patterns.gpu.gpu_to_rocdl\0"
    "operation transform.apply_patterns.arm_neon.vector_contract_to_bfmmla\0"
    "operation transform.apply_patterns.arm_neon.vector_contract_to_i8mm\0"
    "operation transform.apply_patterns.arm_sve.vector_contract_to_bfmmla\0"
    "operation transform.apply_patterns.arm_sve.vector_contract_to_i8mm\0"
    "operation transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu\0"
    "operation transform.apply_patterns.linalg.decompose_pack_unpack\0"
    "operation transform.apply_patterns.linalg.decompose_pad\0"
    "operation transform.apply_patterns.linalg.fold_add_into_dest\0"
    "operation transform.apply_patterns.linalg.fold_pack_unpack_into_empty\0"
    "operation transform.apply_patterns.linalg.pad_vectorization\0"
    "operation transform.apply_patterns.tensor.bubble_up_extract_slice\0"
    "operation transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops\0"
    "operation transform.apply_patterns.vector.drop_unit_dims_with_shape_cast\0"
    "operation transform.apply_patterns.vector.sink_mem_ops\0"
    "operation transform.apply_patterns.vector.sink_ops\0"
    "operation transform.apply_patterns.vector.unroll_from_elements\0"
    "operation transform.apply_patterns.vector.unroll_to_elements\0"
    "operation transform.apply_patterns.x86vector.sink_vector_producer_ops",
    "operation transform.apply_patterns.x86vector.vector_contract_bf16_to_fma\0"
    "operation transform.apply_patterns.x86vector.vector_contract_to_fma\0"
    "operation transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product\0"
    "operation transform.dlti.query\0"
    "operation transform.func.deduplicate_func_args\0"
    "operation transform.func.replace_func_signature\0"
    "operation transform.loop.parallel_for_to_nested_fors\0"
    "operation transform.smt.constrain_params\0"
    "operation transform.structured.decompose_winograd_op\0"
    "operation transform.structured.linalg_copy_to_memref\0"
    "operation transform.structured.pad_tiling_interface\0"
    "operation transform.structured.promote_tensor\0"
    "operation transform.tune.alternatives\0"
    "operation transform.tune.knob\0"
    "operation transform.xegpu.convert_layout\0"
    "operation transform.xegpu.get_desc_op\0"
    "operation transform.xegpu.insert_prefetch\0"
    "operation transform.xegpu.set_desc_layout\0"
    "operation transform.xegpu.set_gpu_launch_threads\0"
    "operation transform.xegpu.set_op_layout_attr\0"
    "ConversionPatternDescriptorOpInterface\0"
    "transform.apply_conversion_patterns.gpu.gpu_to_nvvm\0"
    "transform.apply_conversion_patterns.vector.vector_to_llvm\0"
    "Implements<\"TransformHandleTypeInterface\">\0"
    "$pass_name `to` $target attr-dict `:` functional-type(operands, results)\0"
    "TransformOpInterface\0"
    "TransformEachOpTrait\0"
    "FunctionalStyleTransformOpTrait\0"
    "transform.apply_registered_pass\0"
    "AnyOf<Implements<\"TransformParamTypeInterface\">, Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformValueHandleTypeInterface\">>\0"
    "enum<@FailurePropagationMode>\0"
    "$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` functional-type($operands, $results)\0"
    "MatchOpInterface\0"
    "transform.include\0"
    "Implements<\"TransformParamTypeInterface\">\0"
    "$operand_handle attr-dict `:`custom<SemiFunctionType>(type($operand_handle), type($rank))\0"
    "StructuredPredicate\0"
    "SingleOpMatcher\0"
    "transform.match.structured.rank\0"
    "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result))\0"
    "transform.sparse_tensor.match.sparse_inout\0"
    "$handle attr-dict `:` functional-type(operands, results)\0"
    "transform.split_handle\0"
    "$target ($tile_sizes^)\? (`interchange` $tile_interchange^)\? attr-dict `:` functional-type(operands, results)\0"
    "ReportTrackingListenerFailuresOpTrait\0"
    "transform.structured.fuse\0"
    "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))\0"
    "transform.structured.generalize\0"
    "transform.structured.hoist_redundant_vector_transfers\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayNonNegative>\0"
    "$target (`iterator_interchange` `=` $iterator_interchange^)\? attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))\0"
    "transform.structured.interchange\0"
    "AllOf<!transform.op, OperationName<\"tensor.pack\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.pad\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.expand_shape\">>\0"
    "AllOf<!transform.op, OperationName<\"linalg.transpose\">>\0"
    "transform.structured.lower_pack\0"
    "AllOf<!transform.op, OperationName<\"tensor.unpack\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.empty\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.collapse_shape\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.extract_slice\">>\0"
    "transform.structured.lower_unpack\0"
    "AnyOf<Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformParamTypeInterface\">>\0"
    "ArrayOf<ArrayOf<I64Attr>>\0"
    "$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pad\0"
    "$target attr-dict `:`custom<SemiFunctionType>(type($target), type($transformed))\0"
    "transform.structured.promote\0"
    "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement))\0"
    "transform.structured.replace\0"
    "$target attr-dict `:`custom<SemiFunctionType>(type($target), type($result))\0"
    "transform.structured.scalarize\0"
    "transform.structured.specialize\0"
    "hook:transform.structured.split\0"
    "$target `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_reduction_using_for",
    "$target `by` (`num_threads` `=` $num_threads^)\? (`,` `tile_sizes` `=` $tile_sizes^)\? (`,` `mapping` `=` $mapping^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_reduction_using_forall\0"
    "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_using_forall\0"
    "$target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes, $scalable_sizes)) attr-dict `:` type($target)(`,`type($vector_sizes)^)\?\0"
    "transform.structured.vectorize\0"
    "$target attr-dict `:`functional-type(operands, results)\0"
    "transform.structured.vectorize_children_and_apply_patterns\0"
    "$target attr-dict `:` functional-type($target, results)\0"
    "transform.structured.winograd_conv2d\0"
    "operation ub.unreachable\0"
    "operation vector.to_elements\0"
    "AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1>>\0"
    "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>\0"
    "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)\0"
    "vector.compressstore\0"
    "VectorOfAnyRankOf<I1>\0"
    "$mask_dim_sizes attr-dict `:` type(results)\0"
    "vector.constant_mask\0"
    "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "vector.expandload\0"
    "AnyVectorOfAnyRank\0"
    "$vector `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($vector)\0"
    "SameElementType<Result0,Operand0>\0"
    "InferTypeOpAdaptorWithIsCompatible\0"
    "[\"type($dynamic_position) = index\"]\0"
    "vector.extract\0"
    "$vector attr-dict `:` type($vector) `to` type(results)\0"
    "vector.extract_strided_slice\0"
    "$vector `[` ($position^ `:` type($position))\? `]` attr-dict `:` type($vector)\0"
    "vector.extractelement\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>\0"
    "$matrix attr-dict `:` type($matrix) `->` type($res)\0"
    "vector.flat_transpose\0"
    "$elements attr-dict `:` type($result)\0"
    "TypesMatchWith<result,elements>\0"
    "[\"type($elements) = repeat(elem(type($result)), product(shape(type($result))))\"]\0"
    "vector.from_elements\0"
    "VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>\0"
    "VectorOfNonZeroRankOf<I1>\0"
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "MaskableOpInterface\0"
    "vector.gather\0"
    "$source `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($source) `into` type($dest)\0"
    "AllTypesMatch<dest,result>\0"
    "[\"type($result) = type($dest)\", \"type($dynamic_position) = index\"]\0"
    "vector.insert\0"
    "$source `,` $dest attr-dict `:` type($source) `into` type($dest)\0"
    "AllTypesMatch<dest,res>\0"
    "[\"type($res) = type($dest)\"]\0"
    "vector.insert_strided_slice\0"
    "$source `,` $dest `[` ($position^ `:` type($position))\? `]` attr-dict `:` type($result)\0"
    "TypesMatchWith<result,source>\0"
    "[\"type($source) = elem(type($result))\", \"type($result) = type($dest)\"]\0"
    "vector.insertelement\0"
    "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)\0"
    "vector.load\0"
    "vector.maskedload\0"
    "vector.maskedstore\0"
    "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)\0"
    "SameElementType<Result0,Operand1>\0"
    "vector.matrix_multiply\0"
    "#vector.kind\0"
    "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)\0"
    "AllTypesMatch<dest,acc>\0"
    "[\"type($acc) = type($dest)\"]\0"
    "vector.multi_reduction\0"
    "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` $fixed_vector_sizes attr-dict `:` type($vector) `to` type($result)\0"
    "[\"type($input_shape) = index\", \"type($output_shape) = index\"]\0"
    "vector.reshape\0"
    "AllOf<AnyScalableVectorOfAnyRank, RankIs<1>>\0"
    "$source `[` $pos `]` attr-dict `:` type($res) `from` type($source)\0"
    "AllElementTypesMatch<source,res>\0"
    "PositionAligned<ResultVectorType>\0"
    "vector.scalable.extract",
    "$source `,` $dest `[` $pos `]` attr-dict `:` type($source) `into` type($dest)\0"
    "AllElementTypesMatch<source,dest>\0"
    "PositionAligned<SourceVectorType>\0"
    "vector.scalable.insert\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>, RankIs<1>>\0"
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($valueToStore)\0"
    "vector.scatter\0"
    "AnyFixedVectorOfAnyRank\0"
    "operands $mask attr-dict `:` type(operands)\0"
    "vector.shuffle\0"
    "$input attr-dict `:` type($aggregate)\0"
    "[\"type($input) = elem(type($aggregate))\"]\0"
    "vector.splat\0"
    "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)\0"
    "vector.store\0"
    "hook:vector.transfer_read\0"
    "VectorTransferOpInterface\0"
    "hook:vector.transfer_write\0"
    "hook:vector.warp_execute_on_lane_0\0"
    "[\"type($laneid) = index\"]\0"
    "\"vector.yield\"\0"
    "wasmssa\0"
    "x86vector\0"
    "operation x86vector.avx.bcst_to_f32.packed\0"
    "operation x86vector.avx.cvt.packed.even.indexed_to_f32\0"
    "operation x86vector.avx.cvt.packed.odd.indexed_to_f32\0"
    "operation x86vector.avx.dot.i8\0"
    "operation x86vector.avx512.cvt.packed.f32_to_bf16\0"
    "operation x86vector.avx512.dot\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>\0"
    "$a `,` $b attr-dict `:` type($res)\0"
    "x86vector.avx.intr.dot\0"
    "AllTypesMatch<a,b,res>\0"
    "[\"type($b) = type($a)\", \"type($res) = type($a)\", \"type($c) = i8\"]\0"
    "x86vector.avx.intr.dp.ps.256\0"
    "[\"type($res) = type($a)\"]\0"
    "x86vector.avx.intr.rsqrt.ps.256\0"
    "$a attr-dict `:` type($a)\0"
    "[\"type($b) = type($a)\"]\0"
    "x86vector.avx.rsqrt\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>\0"
    "AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<16, 8>>\0"
    "AllTypesMatch<a,src,res>\0"
    "TypesMatchWith<res,k>\0"
    "[\"type($src) = type($a)\", \"type($res) = type($a)\", \"type($k) = vector([shape(type($res))[0]], i1)\"]\0"
    "x86vector.avx512.intr.mask.compress\0"
    "AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<8>>\0"
    "AllTypesMatch<src,a,res>\0"
    "[\"type($a) = type($src)\", \"type($res) = type($src)\", \"type($k) = i32\", \"type($imm) = i8\"]\0"
    "x86vector.avx512.intr.mask.rndscale.pd.512\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<16>>\0"
    "[\"type($a) = type($src)\", \"type($res) = type($src)\", \"type($k) = i32\", \"type($imm) = i16\"]\0"
    "x86vector.avx512.intr.mask.rndscale.ps.512\0"
    "AllTypesMatch<src,a,b,res>\0"
    "[\"type($a) = type($src)\", \"type($b) = type($src)\", \"type($res) = type($src)\", \"type($k) = i8\"]\0"
    "x86vector.avx512.intr.mask.scalef.pd.512\0"
    "[\"type($a) = type($src)\", \"type($b) = type($src)\", \"type($res) = type($src)\", \"type($k) = i16\"]\0"
    "x86vector.avx512.intr.mask.scalef.ps.512\0"
    "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<16>>\0"
    "x86vector.avx512.intr.vp2intersect.d.512\0"
    "AllOf<VectorOfNonZeroRankOf<I64>, LengthIs<8>>\0"
    "x86vector.avx512.intr.vp2intersect.q.512\0"
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
    "AllTypesMatch<a,b>\0"
    "TypesMatchWith<a,k1>\0"
    "TypesMatchWith<a,k2>\0"
    "[\"type($b) = type($a)\", \"type($k1) = vector([shape(type($a))[0]], i1)\", \"type($k2) = vector([shape(type($a))[0]], i1)\"]\0"
    "x86vector.avx512.vp2intersect\0"
    "xegpu\0"
    "attribute block_tdesc_attr\0"
    "attribute layout\0"
    "attribute mem_layout\0"
    "attribute range\0"
    "attribute scatter_tdesc_attr\0"
    "attribute slice\0"
    "enum MemorySpace\0"
    "operation xegpu.convert_layout",
    "operation xegpu.create_mem_desc\0"
    "operation xegpu.load_matrix\0"
    "operation xegpu.store_matrix\0"
    "type mem_desc\0"
    "hook:xegpu.tensor_desc\0"
    "ShapedType\0"
    "enum<@MemoryScope>\0"
    "$value\0"
    "#xegpu.memory_scope\0"
    "!xegpu.tensor_desc\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1, 2>>, I1>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4>>, I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>\0"
    "enum<@AtomicRMWKind>\0"
    "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` type($tensorDesc) `,` type($mask) `,` type($value) `->` type($result)\0"
    "AllElementTypesMatch<tensorDesc,value,result>\0"
    "AllShapesMatch<tensorDesc,mask,value,result>\0"
    "xegpu.atomic_rmw\0"
    "AnyOf<AllOf<MemRefOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2>>, UI<64>, UI<32>, I64, I32>\0"
    "$source `` custom<DynamicIndexList>($offsets, $const_offsets) (`,` custom<DynamicIndexList>($shape, $const_shape)^ `,` custom<DynamicIndexList>($strides, $const_strides))\? attr-dict `:` type($source) `->` qualified(type($TensorDesc))\0"
    "[\"type($offsets) = index\", \"type($shape) = index\", \"type($strides) = index\"]\0"
    "xegpu.create_nd_tdesc\0"
    "$source custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` type($source) `->` qualified(type($TensorDesc))\0"
    "[\"type($offsets) = index\"]\0"
    "xegpu.create_tdesc\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<2, 3>>\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<2>>\0"
    "$lhs `,` $rhs (`,` $acc^)\? attr-dict `:` type($lhs)`,` type($rhs) (`,` type($acc)^)\? `->` type($result)\0"
    "AllElementTypesMatch<lhs,rhs>\0"
    "xegpu.dpas\0"
    "#xegpu.fence_scope\0"
    "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict\0"
    "xegpu.fence\0"
    "#xegpu.cache_hint\0"
    "$TensorDesc `,` $mask prop-dict attr-dict `:` qualified(type($TensorDesc)) `,` type($mask) `->` type($value)\0"
    "AllRanksMatch<value,TensorDesc>\0"
    "AllElementTypesMatch<value,TensorDesc>\0"
    "AllElementCountsMatch<value,TensorDesc>\0"
    "xegpu.load\0"
    "$TensorDesc prop-dict attr-dict `:` qualified(type($TensorDesc)) `->` type($value)\0"
    "xegpu.load_nd\0"
    "$TensorDesc prop-dict attr-dict `:` qualified(type($TensorDesc))\0"
    "xegpu.prefetch\0"
    "xegpu.prefetch_nd\0"
    "$value `,` $TensorDesc `,` $mask prop-dict attr-dict `:` type($value) `,` qualified(type($TensorDesc)) `,` type($mask)\0"
    "AllShapesMatch<value,TensorDesc>\0"
    "xegpu.store\0"
    "$value `,` $TensorDesc prop-dict attr-dict `:` type($value) `,` qualified(type($TensorDesc))\0"
    "xegpu.store_nd\0"
    "$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($result))\0"
    "AllTypesMatch<TensorDesc,result>\0"
    "[\"type($result) = type($TensorDesc)\", \"type($offsets) = index\"]\0"
    "xegpu.update_nd_offset\0"
    "$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) attr-dict `:` qualified(type($TensorDesc))\0"
    "xegpu.update_offset\0"
    "xevm",
};

static const unsigned char rows[] = {
    55, 4, 0, 0, 16, 0, 0, 40, 0, 0, 0, 0, 0, 1, 6, 6, 2, 188, 2, 16, 0, 2, 3, 149, 0,
    0, 16, 40, 0, 2, 0, 0, 0, 0, 1, 1, 8, 6, 2, 110, 7, 1, 1, 0, 89, 235, 1, 0, 16, 42,
    0, 7, 0, 0, 0, 0, 0, 0, 10, 6, 2, 113, 2, 29, 1, 0, 46, 225, 0, 0, 16, 49, 0, 13, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 111, 7, 1, 1, 0, 110, 105, 0, 0, 16, 62, 0, 7, 0, 0, 0, 0,
    2, 3, 0, 0, 0, 12, 6, 2, 1, 0, 210, 170, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 112, 7, 1, 1, 0, 250, 170, 0, 0, 16, 69, 0, 9, 0, 0, 0, 0, 0, 0, 103, 5, 3, 14,
    6, 2, 1, 0, 216, 182, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 105, 5, 1, 87, 4, 5, 1,
    0, 119, 5, 0, 0, 16, 78, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 35, 184,
    0, 0, 16, 79, 0, 2, 0, 0, 0, 0, 0, 0, 211, 4, 4, 113, 7, 1, 1, 0, 11, 11, 0, 0, 16,
    0, 0, 0, 0, 15, 15, 10, 0, 0, 0, 0, 0, 95, 3, 7, 1, 0, 212, 166, 0, 0, 16, 81, 0, 1,
    0, 0, 0, 0, 0, 0, 93, 4, 1, 0, 0, 0, 1, 0, 7, 190, 0, 0, 16, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 93, 4, 1, 16, 6, 2, 1, 0, 61, 190, 0, 0, 16, 0, 0, 0, 0, 0, 25, 4, 0, 0,
    0, 0, 0, 18, 6, 2, 1, 0, 235, 190, 0, 0, 16, 82, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    7, 3, 10, 1, 0, 240, 224, 0, 0, 16, 99, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 92, 235, 1, 0, 16, 102, 0, 10, 0, 0, 29, 1, 0, 0, 93, 4, 1, 241, 2, 11, 2, 1, 132,
    208, 0, 0, 16, 112, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 147, 210, 0, 0,
    16, 116, 0, 12, 0, 0, 0, 0, 0, 0, 92, 4, 5, 217, 2, 12, 1, 0, 2, 243, 1, 0, 17, 128, 0,
    100, 0, 0, 30, 38, 5, 6, 0, 0, 0, 162, 1, 65, 1, 0, 26, 26, 0, 0, 16, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 93, 4, 1, 102, 3, 7, 1, 0, 59, 4, 0, 0, 16, 228, 0, 8, 0, 0, 0, 0, 11,
    1, 93, 4, 1, 114, 7, 1, 1, 0, 121, 28, 0, 0, 0, 236, 0, 17, 0, 0, 68, 2, 12, 1, 93, 4,
    1, 0, 0, 0, 1, 0, 196, 8, 1, 0, 16, 0, 0, 0, 0, 0, 70, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 127, 169, 0, 0, 16, 253, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 229, 2, 12, 1, 0,
    224, 10, 1, 0, 16, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 97, 4, 5, 1, 0, 200, 242, 1,
    0, 17, 1, 1, 60, 0, 0, 71, 1, 13, 3, 6, 6, 1, 236, 0, 182, 1, 0, 131, 53, 1, 0, 16, 61,
    1, 31, 0, 0, 72, 1, 16, 4, 24, 6, 2, 142, 2, 25, 4, 5, 121, 36, 0, 0, 0, 92, 1, 12, 73,
    1, 74, 6, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 205, 34, 0, 0, 16, 0, 0, 0, 80, 1, 0, 0,
    0, 0, 0, 0, 0, 167, 2, 21, 1, 0, 204, 229, 1, 0, 16, 104, 1, 3, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 11, 234, 1, 0, 17, 107, 1, 28, 0, 0, 81, 1, 0, 0, 6, 6, 1, 0,
    0, 236, 5, 1, 2, 171, 0, 0, 16, 135, 1, 4, 0, 0, 0, 0, 0, 0, 93, 4, 1, 0, 0, 0, 1,
    0, 240, 28, 0, 0, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 163, 145,
    1, 0, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 167, 145, 1, 0, 16,
    139, 1, 22, 0, 0, 82, 1, 0, 0, 0, 0, 0, 28, 6, 2, 1, 0, 96, 157, 1, 0, 17, 161, 1, 84,
    0, 0, 83, 1, 20, 17, 0, 0, 0, 227, 1, 59, 1, 0, 232, 10, 0, 0, 16, 245, 1, 5, 0, 0, 0,
    0, 0, 0, 106, 5, 3, 0, 0, 0, 1, 0, 44, 204, 1, 0, 16, 250, 1, 77, 0, 0, 0, 0, 0, 0,
    30, 6, 2, 72, 2, 41, 6, 1, 216, 216, 0, 0, 16, 71, 2, 25, 0, 0, 0, 0, 37, 2, 0, 0, 0,
    30, 2, 42, 1, 0, 140, 178, 1, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 115, 7, 1,
    1, 0, 143, 7, 0, 0, 16, 96, 2, 27, 0, 0, 0, 0, 39, 1, 93, 4, 1, 116, 7, 1, 1, 0, 13,
    17, 2, 0, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 21, 17, 2, 0,
    16, 123, 2, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, 3, 6, 1, 0, 150, 28, 2, 0, 16, 138, 2,
    13, 84, 1, 85, 2, 40, 2, 93, 4, 1, 204, 2, 13, 1, 0, 204, 41, 2, 0, 48, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 245, 114, 0, 167, 71, 1, 4, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 109, 5, 3, 0, 1, 167, 115, 0, 47, 115, 0, 0, 194, 2, 2, 0, 0, 1, 0,
    0, 0, 14, 2, 1, 36, 6, 2, 1, 1, 219, 115, 0, 95, 60, 1, 4, 194, 2, 1, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 112, 5, 3, 2, 1, 56, 116, 0, 237, 115, 0, 0, 196, 2, 2, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 117, 7, 1, 3, 0, 81, 118, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 239,
    0, 6, 42, 6, 2, 4, 1, 107, 118, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 245, 0,
    6, 46, 6, 2, 4, 1, 117, 118, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 251, 0, 6,
    42, 6, 2, 4, 1, 114, 119, 0, 128, 118, 0, 1, 75, 1, 4, 0, 0, 1, 0, 0, 0, 1, 1, 6, 42,
    6, 2, 4, 1, 126, 119, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 7, 1, 6, 42, 6,
    2, 4, 1, 163, 121, 0, 194, 119, 0, 5, 79, 1, 4, 0, 0, 2, 1, 0, 0, 197, 0, 7, 48, 6, 2,
    5, 1, 60, 122, 0, 172, 121, 0, 4, 40, 0, 1, 0, 0, 2, 1, 0, 0, 0, 0, 0, 115, 5, 2, 3,
    0, 110, 122, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 13, 1, 6, 52, 6, 2, 4, 1,
    45, 123, 0, 157, 122, 0, 0, 40, 0, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 49, 6, 1, 6, 1, 194,
    123, 0, 63, 123, 0, 1, 198, 2, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 49, 6, 1, 6, 1, 211, 123,
    0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 19, 1, 6, 52, 6, 2, 4, 1, 166, 124, 0,
    228, 123, 0, 1, 219, 1, 3, 0, 0, 1, 0, 0, 0, 25, 1, 6, 42, 6, 2, 4, 1, 177, 124, 0, 228,
    123, 0, 1, 219, 1, 3, 0, 0, 1, 0, 0, 0, 31, 1, 6, 42, 6, 2, 4, 1, 225, 124, 0, 178, 116,
    0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 37, 1, 6, 56, 6, 2, 4, 1, 34, 126, 0, 248, 124, 0,
    1, 242, 0, 5, 0, 0, 1, 0, 0, 0, 240, 1, 2, 49, 6, 1, 5, 1, 49, 126, 0, 248, 124, 0, 1,
    242, 0, 5, 0, 0, 1, 0, 0, 0, 240, 1, 3, 49, 6, 1, 5, 1, 63, 126, 0, 178, 116, 0, 1, 71,
    1, 4, 1, 1, 1, 0, 0, 0, 43, 1, 6, 43, 6, 1, 4, 1, 80, 126, 0, 178, 116, 0, 1, 71, 1,
    4, 1, 1, 1, 0, 0, 0, 49, 1, 6, 56, 6, 2, 4, 1, 234, 126, 0, 97, 126, 0, 5, 200, 2, 2,
    0, 0, 2, 1, 0, 0, 210, 0, 1, 49, 6, 1, 5, 1, 114, 127, 0, 248, 126, 0, 1, 202, 2, 2, 0,
    0, 1, 0, 0, 0, 140, 2, 1, 0, 0, 0, 5, 1, 185, 130, 0, 123, 127, 0, 5, 90, 0, 8, 0, 0,
    2, 1, 0, 0, 94, 0, 13, 48, 6, 2, 7, 1, 93, 135, 0, 53, 131, 0, 5, 52, 0, 10, 3, 1, 2,
    1, 0, 0, 45, 0, 19, 115, 5, 3, 3, 0, 102, 135, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0,
    0, 0, 55, 1, 6, 42, 6, 2, 4, 1, 226, 139, 0, 115, 135, 0, 5, 30, 0, 11, 0, 0, 2, 1, 0,
    0, 64, 0, 16, 48, 6, 2, 7, 1, 239, 139, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0,
    61, 1, 6, 42, 6, 2, 4, 1, 251, 139, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 67,
    1, 6, 43, 6, 1, 4, 1, 7, 140, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 73, 1,
    6, 43, 6, 1, 4, 1, 230, 140, 0, 60, 140, 0, 4, 0, 0, 0, 0, 0, 3, 2, 0, 0, 243, 1, 3,
    118, 5, 3, 3, 0, 145, 142, 0, 12, 141, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 107, 0, 12, 87,
    3, 1, 3, 0, 197, 145, 0, 157, 142, 0, 5, 98, 0, 8, 0, 0, 2, 1, 0, 0, 119, 0, 12, 48, 6,
    2, 7, 1, 73, 146, 0, 208, 145, 0, 1, 202, 2, 2, 0, 0, 1, 0, 0, 0, 140, 2, 1, 0, 0, 0,
    5, 1, 229, 147, 0, 86, 146, 0, 1, 79, 1, 4, 0, 0, 1, 0, 0, 0, 204, 0, 7, 49, 6, 1, 5,
    1, 240, 147, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 79, 1, 6, 43, 6, 1, 4, 1,
    2, 148, 0, 128, 118, 0, 1, 75, 1, 4, 0, 0, 1, 0, 0, 0, 85, 1, 6, 42, 6, 2, 4, 1, 18,
    148, 0, 178, 116, 0, 1, 71, 1, 4, 1, 1, 1, 0, 0, 0, 91, 1, 6, 56, 6, 2, 4, 1, 250, 148,
    0, 33, 148, 0, 1, 83, 1, 4, 0, 0, 1, 0, 0, 0, 240, 1, 1, 0, 0, 0, 5, 1, 223, 149, 0,
    43, 149, 0, 0, 206, 2, 2, 4, 1, 1, 0, 0, 0, 0, 0, 0, 60, 6, 2, 8, 1, 253, 149, 0, 248,
    149, 0, 4, 197, 3, 1, 3, 1, 4, 2, 0, 0, 0, 0, 0, 102, 4, 5, 9, 1, 63, 154, 0, 231, 153,
    0, 0, 137, 2, 1, 5, 1, 1, 0, 0, 0, 141, 2, 1, 253, 2, 1, 10, 1, 222, 156, 0, 48, 156, 0,
    0, 222, 1, 3, 6, 1, 1, 0, 0, 0, 131, 0, 11, 68, 6, 2, 11, 1, 241, 157, 0, 32, 157, 0, 0,
    225, 1, 3, 7, 1, 1, 0, 0, 0, 142, 2, 1, 253, 2, 1, 12, 1, 20, 159, 0, 62, 158, 0, 1, 228,
    1, 3, 7, 1, 1, 0, 0, 0, 143, 2, 1, 253, 2, 1, 13, 1, 136, 160, 0, 82, 159, 0, 1, 247, 0,
    5, 8, 1, 1, 0, 0, 0, 62, 2, 2, 76, 6, 2, 14, 1, 118, 161, 0, 169, 160, 0, 1, 87, 1, 4,
    0, 0, 1, 0, 0, 0, 62, 2, 2, 77, 6, 1, 15, 1, 92, 163, 0, 152, 162, 0, 0, 231, 1, 3, 9,
    1, 1, 0, 0, 0, 188, 1, 4, 121, 5, 3, 16, 1, 135, 163, 0, 0, 0, 0, 0, 218, 0, 6, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 149, 163, 0, 0, 0, 0, 0, 218, 0, 6, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 161, 163, 0, 0, 0, 0, 0, 218, 0, 6, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 173, 163, 0, 0, 0, 0, 0, 218, 0, 6, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 3, 0, 185, 163, 0, 0, 0, 0, 0, 218, 0, 6, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 3, 0, 102, 164, 0, 8, 164, 0, 0, 9, 1, 2, 11, 1, 1, 0, 0, 0, 0,
    0, 0, 253, 2, 1, 17, 1, 47, 165, 0, 174, 164, 0, 0, 234, 1, 3, 12, 1, 1, 0, 0, 0, 0, 0,
    0, 86, 6, 2, 18, 1, 239, 165, 0, 117, 165, 0, 0, 237, 1, 3, 13, 1, 1, 0, 0, 0, 64, 2, 2,
    86, 6, 2, 18, 1, 70, 166, 0, 253, 165, 0, 0, 240, 1, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 17, 1, 85, 166, 0, 96, 18, 2, 0, 0, 0, 0, 11, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2,
    1, 3, 0, 109, 166, 0, 0, 0, 0, 0, 252, 0, 4, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 125, 166, 0, 0, 0, 0, 0, 252, 0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
    0, 142, 166, 0, 0, 0, 0, 0, 218, 0, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0,
    242, 167, 0, 54, 167, 0, 0, 206, 3, 1, 14, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 10, 3, 0, 120,
    169, 0, 184, 168, 0, 0, 210, 2, 2, 15, 1, 1, 0, 0, 0, 144, 2, 1, 27, 3, 10, 19, 1, 54, 170,
    0, 158, 169, 0, 0, 212, 2, 2, 16, 1, 1, 0, 0, 0, 0, 0, 0, 37, 3, 9, 20, 1, 66, 170, 0,
    158, 169, 0, 0, 212, 2, 2, 16, 1, 1, 0, 0, 0, 0, 0, 0, 37, 3, 9, 20, 1, 78, 170, 0, 158,
    169, 0, 0, 212, 2, 2, 16, 1, 1, 0, 0, 0, 0, 0, 0, 46, 3, 9, 20, 1, 90, 170, 0, 158, 169,
    0, 0, 212, 2, 2, 16, 1, 1, 0, 0, 0, 0, 0, 0, 46, 3, 9, 20, 1, 197, 170, 0, 54, 167, 0,
    0, 210, 3, 1, 17, 1, 1, 0, 0, 0, 0, 0, 0, 252, 2, 11, 3, 0, 95, 171, 0, 0, 0, 0, 0,
    0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 118, 7, 1, 3, 0, 114, 171, 0, 0, 0, 0, 0, 0,
    0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 118, 7, 1, 3, 0, 133, 171, 0, 0, 0, 0, 0, 0, 0,
    0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 118, 7, 1, 3, 0, 62, 176, 0, 183, 174, 0, 0, 1, 1, 5,
    18, 1, 1, 0, 0, 0, 145, 2, 1, 124, 5, 3, 21, 1, 175, 177, 0, 207, 176, 0, 0, 6, 1, 2, 19,
    1, 1, 0, 0, 0, 145, 2, 1, 127, 5, 3, 22, 1, 227, 178, 0, 209, 177, 0, 0, 243, 1, 3, 18, 1,
    1, 0, 0, 0, 145, 2, 1, 215, 4, 4, 23, 1, 54, 180, 0, 5, 179, 0, 0, 6, 1, 5, 0, 0, 1,
    0, 0, 0, 145, 2, 1, 100, 6, 2, 24, 1, 181, 181, 0, 102, 180, 0, 1, 91, 1, 4, 18, 1, 1, 0,
    0, 0, 145, 2, 1, 219, 4, 4, 25, 1, 197, 182, 0, 199, 181, 0, 1, 95, 1, 4, 0, 0, 1, 0, 0,
    0, 145, 2, 1, 106, 6, 2, 26, 1, 24, 184, 0, 166, 183, 0, 0, 214, 3, 1, 20, 1, 1, 0, 0, 0,
    146, 2, 1, 0, 4, 2, 3, 0, 83, 185, 0, 119, 184, 0, 0, 44, 3, 1, 21, 1, 1, 0, 0, 0, 147,
    2, 1, 107, 4, 5, 27, 1, 37, 186, 0, 107, 185, 0, 0, 216, 3, 1, 22, 1, 1, 0, 0, 0, 66, 2,
    2, 223, 4, 4, 28, 1, 252, 189, 0, 58, 189, 0, 1, 246, 1, 3, 0, 0, 1, 0, 1, 2, 0, 0, 0,
    130, 5, 3, 29, 1, 67, 192, 0, 216, 191, 0, 0, 218, 3, 1, 23, 1, 1, 0, 0, 0, 148, 2, 1, 134,
    5, 1, 3, 0, 138, 192, 0, 79, 192, 0, 0, 216, 2, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 3, 0, 151, 192, 0, 166, 183, 0, 0, 220, 3, 1, 24, 1, 1, 0, 0, 0, 146, 2, 1, 133, 5, 3,
    3, 0, 215, 192, 0, 162, 192, 0, 0, 222, 3, 1, 25, 1, 1, 0, 0, 0, 0, 0, 0, 136, 5, 3, 3,
    0, 15, 193, 0, 0, 0, 0, 0, 0, 0, 0, 26, 1, 1, 0, 0, 0, 149, 2, 1, 123, 3, 1, 3, 0,
    129, 193, 0, 30, 193, 0, 4, 0, 0, 0, 23, 1, 0, 1, 0, 0, 150, 2, 1, 139, 5, 3, 30, 1, 181,
    193, 0, 176, 193, 0, 4, 249, 1, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 142, 5, 3, 31, 2, 108, 194,
    0, 103, 194, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 133, 1, 5, 113, 4, 3, 3, 0, 198, 194, 0,
    164, 194, 0, 0, 0, 0, 0, 23, 1, 1, 0, 0, 0, 151, 2, 1, 178, 5, 2, 3, 0, 238, 194, 0, 233,
    194, 0, 4, 246, 1, 1, 0, 0, 6, 2, 0, 0, 0, 0, 0, 231, 4, 4, 29, 2, 252, 194, 0, 247, 194,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 68, 2, 2, 119, 7, 1, 3, 0, 50, 195, 0, 0, 0, 0,
    0, 226, 3, 1, 26, 1, 1, 0, 0, 0, 152, 2, 1, 0, 0, 0, 3, 0, 96, 195, 0, 0, 0, 0, 0,
    227, 3, 1, 26, 1, 1, 0, 0, 0, 152, 2, 1, 0, 0, 0, 3, 0, 236, 195, 0, 163, 195, 0, 0, 220,
    2, 2, 23, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 252, 195, 0, 0, 0, 0, 0, 0, 0,
    0, 26, 1, 1, 0, 0, 0, 149, 2, 1, 0, 0, 0, 3, 0, 28, 196, 0, 11, 196, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 153, 2, 1, 0, 0, 0, 3, 0, 130, 196, 0, 43, 196, 0, 0, 228, 3, 1, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 145, 5, 3, 3, 0, 162, 196, 0, 166, 183, 0, 0, 214, 3, 1, 27, 1,
    1, 0, 0, 0, 146, 2, 1, 148, 5, 3, 3, 0, 152, 197, 0, 185, 196, 0, 0, 222, 2, 2, 3, 1, 1,
    0, 0, 0, 0, 0, 0, 151, 5, 3, 32, 1, 176, 197, 0, 171, 197, 0, 4, 0, 0, 0, 0, 0, 5, 1,
    0, 0, 138, 1, 5, 112, 4, 5, 33, 1, 53, 200, 0, 48, 200, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0,
    0, 211, 0, 7, 239, 4, 4, 3, 0, 106, 200, 0, 101, 200, 0, 5, 41, 0, 11, 28, 1, 5, 1, 0, 0,
    0, 0, 0, 243, 4, 4, 34, 1, 38, 203, 0, 129, 202, 0, 4, 0, 0, 0, 0, 0, 7, 1, 0, 0, 246,
    1, 3, 199, 3, 6, 35, 1, 49, 203, 0, 201, 81, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 122, 6, 2, 3, 0, 164, 203, 0, 99, 203, 0, 0, 232, 3, 1, 0, 0, 1, 0, 0, 0, 154, 2, 1,
    120, 7, 1, 3, 0, 141, 204, 0, 193, 203, 0, 0, 252, 1, 3, 29, 2, 1, 0, 0, 0, 155, 2, 1, 124,
    6, 2, 36, 1, 165, 205, 0, 38, 205, 0, 0, 255, 1, 3, 30, 1, 1, 0, 0, 0, 70, 2, 2, 128, 6,
    2, 37, 1, 138, 206, 0, 46, 206, 0, 0, 226, 2, 2, 30, 1, 1, 0, 0, 0, 72, 2, 2, 121, 7, 1,
    17, 1, 61, 207, 0, 239, 206, 0, 0, 2, 2, 3, 0, 0, 1, 0, 0, 0, 72, 2, 2, 120, 7, 1, 17,
    1, 112, 208, 0, 224, 207, 0, 0, 234, 3, 1, 31, 1, 1, 0, 0, 0, 74, 2, 2, 39, 3, 1, 38, 1,
    243, 209, 0, 119, 209, 0, 0, 236, 3, 1, 0, 0, 1, 0, 0, 0, 156, 2, 1, 122, 7, 1, 39, 1, 61,
    210, 0, 1, 210, 0, 0, 236, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 123, 7, 1, 39, 1, 121, 210,
    0, 1, 210, 0, 0, 237, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 122, 7, 1, 40, 1, 134, 210, 0,
    119, 209, 0, 0, 236, 3, 1, 0, 0, 1, 0, 0, 0, 156, 2, 1, 122, 7, 1, 39, 1, 2, 212, 0, 253,
    211, 0, 5, 228, 2, 2, 32, 1, 2, 1, 0, 0, 0, 0, 0, 205, 3, 6, 41, 3, 44, 213, 0, 39, 213,
    0, 5, 228, 2, 2, 32, 1, 2, 1, 0, 0, 0, 0, 0, 205, 3, 6, 42, 3, 144, 213, 0, 139, 213, 0,
    5, 228, 2, 2, 32, 1, 2, 1, 0, 0, 0, 0, 0, 205, 3, 6, 43, 3, 244, 213, 0, 239, 213, 0, 5,
    228, 2, 2, 32, 1, 2, 1, 0, 0, 0, 0, 0, 205, 3, 6, 44, 3, 113, 214, 0, 108, 214, 0, 5, 228,
    2, 2, 32, 1, 2, 1, 0, 0, 76, 2, 2, 205, 3, 5, 45, 2, 192, 214, 0, 187, 214, 0, 5, 228, 2,
    2, 32, 1, 2, 1, 0, 0, 78, 2, 2, 205, 3, 5, 46, 2, 243, 214, 0, 238, 214, 0, 5, 228, 2, 2,
    32, 1, 2, 1, 0, 0, 77, 2, 1, 205, 3, 6, 47, 3, 88, 215, 0, 83, 215, 0, 5, 228, 2, 2, 32,
    1, 2, 1, 0, 0, 77, 2, 1, 205, 3, 6, 48, 3, 166, 215, 0, 161, 215, 0, 5, 228, 2, 2, 32, 1,
    2, 1, 0, 0, 77, 2, 1, 205, 3, 6, 49, 3, 193, 216, 0, 17, 216, 0, 0, 230, 2, 2, 33, 1, 1,
    0, 0, 0, 80, 2, 2, 124, 7, 1, 3, 0, 177, 217, 0, 4, 217, 0, 0, 232, 2, 2, 34, 1, 1, 0,
    0, 0, 80, 2, 2, 125, 7, 1, 3, 0, 126, 218, 0, 209, 217, 0, 0, 234, 2, 2, 33, 1, 1, 0, 0,
    0, 80, 2, 2, 126, 7, 1, 3, 0, 254, 229, 0, 58, 229, 0, 0, 236, 2, 2, 35, 1, 1, 0, 0, 0,
    157, 2, 1, 255, 4, 4, 50, 2, 54, 230, 0, 7, 230, 0, 0, 236, 2, 2, 35, 1, 1, 0, 0, 0, 0,
    0, 0, 73, 3, 2, 51, 1, 63, 230, 0, 7, 230, 0, 0, 236, 2, 2, 35, 1, 1, 0, 0, 0, 0, 0,
    0, 73, 3, 2, 51, 1, 233, 231, 0, 245, 230, 0, 0, 238, 2, 2, 36, 1, 1, 0, 0, 0, 162, 0, 9,
    154, 5, 3, 52, 1, 66, 232, 0, 61, 232, 0, 0, 26, 2, 1, 37, 1, 1, 0, 0, 0, 142, 0, 10, 253,
    3, 6, 3, 0, 194, 232, 0, 125, 232, 0, 0, 244, 3, 1, 38, 1, 1, 0, 0, 0, 82, 2, 2, 255, 3,
    1, 3, 0, 9, 233, 0, 7, 230, 0, 0, 240, 2, 2, 39, 1, 1, 0, 0, 0, 144, 0, 1, 157, 5, 3,
    51, 1, 19, 233, 0, 7, 230, 0, 0, 240, 2, 2, 39, 1, 1, 0, 0, 0, 144, 0, 1, 157, 5, 3, 51,
    1, 29, 233, 0, 7, 230, 0, 0, 240, 2, 2, 39, 1, 1, 0, 0, 0, 144, 0, 1, 157, 5, 3, 51, 1,
    113, 233, 0, 39, 233, 0, 0, 247, 3, 1, 39, 1, 1, 0, 0, 0, 144, 0, 1, 157, 5, 3, 53, 1, 123,
    233, 0, 7, 230, 0, 0, 240, 2, 2, 39, 1, 1, 0, 0, 0, 144, 0, 1, 157, 5, 3, 51, 1, 133, 233,
    0, 7, 230, 0, 0, 240, 2, 2, 39, 1, 1, 0, 0, 0, 144, 0, 1, 157, 5, 3, 51, 1, 28, 234, 0,
    23, 234, 0, 4, 0, 0, 0, 0, 0, 5, 1, 0, 0, 0, 0, 45, 160, 5, 3, 3, 0, 97, 235, 0, 81,
    234, 0, 0, 242, 2, 2, 40, 1, 1, 0, 0, 0, 249, 1, 3, 117, 4, 5, 3, 0, 117, 236, 0, 134, 235,
    0, 0, 249, 3, 1, 41, 1, 1, 0, 0, 0, 97, 1, 6, 89, 3, 1, 3, 0, 154, 236, 0, 0, 0, 0,
    0, 251, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 1, 16, 237, 0, 171, 236, 0, 0,
    252, 3, 1, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 55, 1, 37, 237, 0, 171, 236, 0, 0, 252,
    3, 1, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 55, 1, 53, 237, 0, 171, 236, 0, 0, 253, 3,
    1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1, 117, 237, 0, 171, 236, 0, 0, 5, 2, 2,
    10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 56, 1, 136, 237, 0, 171, 236, 0, 0, 253, 3, 1, 10,
    1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1, 157, 237, 0, 0, 0, 0, 0, 252, 3, 1, 10, 1,
    1, 0, 0, 0, 158, 2, 1, 253, 2, 1, 3, 0, 172, 237, 0, 171, 236, 0, 0, 252, 3, 1, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 73, 3, 2, 55, 1, 188, 237, 0, 0, 0, 0, 0, 252, 3, 1, 10, 1, 1, 0,
    0, 0, 158, 2, 1, 253, 2, 1, 3, 0, 203, 237, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 3, 0, 223, 237, 0, 171, 236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0,
    144, 0, 1, 163, 5, 3, 55, 1, 237, 237, 0, 171, 236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144,
    0, 1, 163, 5, 3, 55, 1, 30, 238, 0, 96, 18, 2, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0,
    0, 253, 2, 1, 3, 0, 64, 238, 0, 171, 236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1,
    163, 5, 3, 55, 1, 79, 238, 0, 171, 236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163,
    5, 3, 55, 1, 167, 238, 0, 171, 236, 0, 0, 5, 2, 3, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5,
    3, 57, 1, 181, 238, 0, 171, 236, 0, 0, 5, 2, 3, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3,
    57, 1, 199, 238, 0, 171, 236, 0, 0, 8, 2, 3, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 57,
    1, 214, 238, 0, 171, 236, 0, 0, 8, 2, 3, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 57, 1,
    24, 239, 0, 229, 238, 0, 0, 238, 2, 1, 0, 0, 1, 0, 0, 0, 159, 2, 1, 118, 4, 1, 3, 0, 47,
    239, 0, 229, 238, 0, 0, 238, 2, 1, 0, 0, 1, 0, 0, 0, 159, 2, 1, 118, 4, 1, 3, 0, 86, 239,
    0, 171, 236, 0, 0, 255, 3, 1, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 103, 239, 0,
    171, 236, 0, 0, 255, 3, 1, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 121, 239, 0, 171,
    236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1, 135, 239, 0, 171, 236,
    0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1, 151, 239, 0, 171, 236, 0,
    0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1, 166, 239, 0, 171, 236, 0, 0,
    255, 3, 1, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 182, 239, 0, 171, 236, 0, 0, 255,
    3, 1, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 232, 239, 0, 0, 0, 0, 0, 11, 2,
    3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 7, 240, 0, 0, 0, 0, 0, 14, 2, 3,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 93, 240, 0, 35, 240, 0, 0, 17, 2, 3, 43,
    1, 1, 0, 0, 0, 160, 2, 1, 0, 0, 0, 3, 0, 115, 240, 0, 171, 236, 0, 0, 5, 2, 2, 10, 1,
    1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 56, 1, 133, 240, 0, 171, 236, 0, 0, 5, 2, 2, 10, 1, 1,
    0, 0, 0, 144, 0, 1, 163, 5, 3, 56, 1, 194, 240, 0, 0, 0, 0, 0, 20, 2, 3, 0, 0, 1, 0,
    0, 0, 104, 1, 5, 122, 4, 5, 3, 0, 211, 240, 0, 0, 0, 0, 0, 20, 2, 2, 0, 0, 1, 0, 0,
    0, 103, 1, 6, 122, 4, 5, 3, 0, 235, 240, 0, 0, 0, 0, 0, 20, 2, 3, 0, 0, 1, 0, 0, 0,
    104, 1, 5, 122, 4, 5, 3, 0, 20, 241, 0, 0, 0, 0, 0, 23, 2, 3, 0, 0, 1, 0, 0, 0, 104,
    1, 5, 122, 4, 5, 58, 1, 37, 241, 0, 171, 236, 0, 0, 5, 2, 2, 10, 1, 1, 0, 0, 0, 144, 0,
    1, 163, 5, 3, 56, 1, 55, 241, 0, 171, 236, 0, 0, 5, 2, 2, 10, 1, 1, 0, 0, 0, 144, 0, 1,
    163, 5, 3, 56, 1, 72, 241, 0, 171, 236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163,
    5, 3, 55, 1, 92, 241, 0, 171, 236, 0, 0, 5, 2, 2, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5,
    3, 56, 1, 106, 241, 0, 171, 236, 0, 0, 244, 2, 2, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 2,
    3, 0, 121, 241, 0, 171, 236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55,
    1, 136, 241, 0, 171, 236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1,
    152, 241, 0, 171, 236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1, 172,
    241, 0, 171, 236, 0, 0, 8, 2, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 56, 1, 191, 241,
    0, 171, 236, 0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1, 205, 241, 0,
    171, 236, 0, 0, 8, 2, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 56, 1, 220, 241, 0, 171,
    236, 0, 0, 8, 2, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 56, 1, 235, 241, 0, 171, 236,
    0, 0, 253, 3, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1, 250, 241, 0, 171, 236, 0,
    0, 8, 2, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 56, 1, 13, 242, 0, 171, 236, 0, 0,
    8, 2, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 56, 1, 32, 242, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 47, 242, 0, 171, 236, 0, 0, 253, 3,
    1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 163, 5, 3, 55, 1, 63, 242, 0, 171, 236, 0, 0, 8, 2, 2,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 56, 1, 89, 242, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 161, 2, 1, 0, 0, 0, 3, 0, 109, 242, 0, 171, 236, 0, 0, 8, 2, 2, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 56, 1, 124, 242, 0, 171, 236, 0, 0, 8, 2, 2, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 73, 3, 2, 56, 1, 139, 242, 0, 171, 236, 0, 0, 8, 2, 2, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 73, 3, 2, 56, 1, 158, 242, 0, 171, 236, 0, 0, 8, 2, 2, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 73, 3, 2, 56, 1, 6, 243, 0, 0, 0, 0, 0, 246, 2, 2, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 166, 5, 3, 59, 1, 59, 243, 0, 171, 236, 0, 0, 1, 4, 1, 10, 1, 1, 0, 0, 0, 144,
    0, 1, 169, 5, 3, 3, 0, 88, 243, 0, 171, 236, 0, 0, 1, 4, 1, 10, 1, 1, 0, 0, 0, 144, 0,
    1, 169, 5, 3, 3, 0, 121, 243, 0, 171, 236, 0, 0, 1, 4, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1,
    169, 5, 3, 3, 0, 150, 243, 0, 171, 236, 0, 0, 1, 4, 1, 10, 1, 1, 0, 0, 0, 144, 0, 1, 169,
    5, 3, 3, 0, 229, 243, 0, 183, 243, 0, 0, 2, 4, 1, 40, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2,
    1, 3, 0, 248, 243, 0, 243, 243, 0, 1, 26, 2, 3, 37, 1, 1, 0, 2, 2, 192, 1, 4, 7, 5, 4,
    3, 0, 21, 245, 0, 107, 244, 0, 0, 41, 2, 1, 44, 1, 1, 0, 0, 0, 152, 0, 10, 3, 4, 6, 3,
    0, 31, 245, 0, 7, 230, 0, 0, 236, 2, 2, 35, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 51, 1,
    113, 245, 0, 108, 245, 0, 4, 0, 0, 0, 0, 0, 8, 1, 0, 0, 80, 0, 14, 172, 5, 3, 60, 1, 188,
    245, 0, 201, 81, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 84, 2, 2, 1, 4, 1, 3, 0, 211, 245,
    0, 201, 81, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 86, 2, 2, 1, 4, 1, 3, 0, 234, 245, 0,
    58, 229, 0, 0, 236, 2, 2, 35, 1, 1, 0, 0, 0, 157, 2, 1, 255, 4, 4, 50, 2, 243, 245, 0, 7,
    230, 0, 0, 236, 2, 2, 35, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 51, 1, 251, 245, 0, 7, 230,
    0, 0, 236, 2, 2, 35, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 51, 1, 5, 246, 0, 58, 229, 0,
    0, 236, 2, 2, 35, 1, 1, 0, 0, 0, 157, 2, 1, 255, 4, 3, 50, 2, 14, 246, 0, 7, 230, 0, 0,
    236, 2, 2, 35, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 51, 1, 179, 246, 0, 24, 246, 0, 0, 250,
    2, 2, 0, 0, 1, 0, 0, 0, 171, 0, 9, 3, 4, 6, 3, 0, 190, 246, 0, 58, 229, 0, 0, 236, 2,
    2, 35, 1, 1, 0, 0, 0, 157, 2, 1, 255, 4, 3, 50, 2, 199, 246, 0, 183, 243, 0, 0, 2, 4, 1,
    35, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 50, 1, 210, 246, 0, 7, 230, 0, 0, 236, 2, 2, 35,
    1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 51, 1, 220, 246, 0, 183, 243, 0, 0, 2, 4, 1, 39, 1,
    1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 232, 246, 0, 7, 230, 0, 0, 236, 2, 2, 35, 1, 1,
    0, 0, 0, 0, 0, 0, 73, 3, 2, 51, 1, 242, 246, 0, 7, 230, 0, 0, 236, 2, 2, 35, 1, 1, 0,
    0, 0, 0, 0, 0, 73, 3, 2, 51, 1, 251, 246, 0, 183, 243, 0, 0, 2, 4, 1, 35, 1, 1, 0, 0,
    0, 0, 0, 0, 253, 2, 1, 3, 0, 126, 248, 0, 224, 247, 0, 1, 252, 2, 2, 45, 1, 1, 0, 0, 0,
    162, 2, 1, 124, 3, 1, 61, 2, 216, 248, 0, 224, 247, 0, 1, 252, 2, 2, 45, 1, 1, 0, 0, 0, 162,
    2, 1, 175, 5, 3, 62, 2, 68, 249, 0, 2, 249, 0, 0, 249, 0, 1, 0, 0, 1, 0, 0, 0, 163, 2,
    1, 0, 0, 0, 63, 1, 248, 249, 0, 114, 249, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 109, 1, 6,
    203, 3, 1, 3, 0, 72, 250, 0, 212, 252, 0, 0, 30, 2, 2, 46, 1, 1, 0, 0, 0, 164, 2, 1, 19,
    5, 4, 64, 1, 235, 250, 0, 112, 250, 0, 0, 254, 2, 2, 47, 1, 1, 0, 0, 0, 162, 2, 1, 0, 0,
    0, 65, 1, 177, 252, 0, 12, 251, 0, 1, 99, 1, 4, 48, 1, 1, 0, 0, 0, 252, 1, 3, 127, 4, 5,
    66, 2, 103, 253, 0, 201, 252, 0, 0, 29, 2, 3, 0, 0, 1, 0, 0, 0, 164, 2, 1, 27, 5, 4, 67,
    1, 182, 254, 0, 30, 254, 0, 0, 2, 3, 1, 49, 1, 1, 0, 0, 0, 200, 1, 3, 132, 4, 5, 3, 0,
    82, 255, 0, 212, 254, 0, 0, 0, 3, 1, 50, 1, 1, 0, 0, 0, 204, 1, 3, 31, 5, 4, 3, 0, 222,
    255, 0, 98, 255, 0, 0, 2, 3, 1, 49, 1, 1, 0, 0, 0, 255, 1, 3, 132, 4, 5, 3, 0, 136, 0,
    1, 237, 255, 0, 0, 2, 3, 1, 49, 1, 1, 0, 0, 0, 196, 1, 4, 132, 4, 5, 3, 0, 148, 1, 1,
    152, 0, 1, 0, 0, 3, 2, 50, 1, 1, 0, 0, 0, 2, 2, 3, 137, 4, 5, 68, 1, 122, 2, 1, 163,
    1, 1, 0, 2, 3, 2, 49, 1, 1, 0, 0, 0, 200, 1, 4, 142, 4, 5, 68, 1, 204, 2, 1, 134, 2,
    1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 88, 2, 2, 203, 3, 1, 3, 0, 240, 2, 1, 70, 3, 1,
    0, 0, 0, 0, 51, 1, 1, 0, 0, 0, 90, 2, 2, 178, 5, 3, 69, 1, 39, 3, 1, 0, 3, 1, 0,
    0, 0, 0, 52, 1, 1, 0, 0, 0, 143, 1, 1, 178, 5, 3, 69, 1, 125, 3, 1, 65, 3, 1, 0, 0,
    0, 0, 51, 1, 1, 0, 0, 0, 90, 2, 2, 178, 5, 3, 69, 1, 94, 4, 1, 150, 3, 1, 0, 4, 3,
    2, 50, 1, 1, 0, 0, 0, 5, 2, 3, 138, 4, 4, 70, 1, 35, 5, 1, 104, 4, 1, 0, 0, 3, 2,
    50, 1, 1, 0, 0, 0, 204, 1, 4, 35, 5, 4, 68, 1, 206, 5, 1, 47, 5, 1, 0, 2, 3, 1, 50,
    1, 1, 0, 0, 0, 208, 1, 4, 39, 5, 4, 3, 0, 159, 6, 1, 226, 5, 1, 0, 2, 3, 2, 50, 1,
    1, 0, 0, 0, 212, 1, 4, 142, 4, 5, 68, 1, 132, 7, 1, 172, 6, 1, 0, 6, 3, 2, 50, 1, 1,
    0, 0, 0, 8, 2, 3, 138, 4, 4, 71, 1, 143, 7, 1, 154, 7, 1, 0, 12, 4, 1, 50, 1, 1, 0,
    0, 0, 92, 2, 2, 181, 5, 3, 72, 1, 185, 8, 1, 19, 8, 1, 0, 2, 3, 1, 50, 1, 1, 0, 0,
    0, 143, 1, 5, 147, 4, 5, 3, 0, 9, 10, 1, 54, 3, 2, 0, 0, 0, 0, 53, 2, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 73, 1, 206, 10, 1, 23, 10, 1, 0, 32, 2, 3, 53, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 74, 1, 215, 10, 1, 23, 10, 1, 0, 32, 2, 3, 53, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 74, 1, 46, 12, 1, 166, 11, 1, 0, 35, 2, 3, 54, 1, 1, 0, 0, 0, 11, 2, 3,
    0, 0, 0, 3, 0, 85, 35, 1, 53, 35, 1, 0, 22, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 3, 0, 242, 35, 1, 104, 35, 1, 1, 10, 3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 75, 1, 25, 37, 1, 47, 36, 1, 1, 103, 1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 127, 7, 1,
    76, 1, 36, 39, 1, 77, 37, 1, 1, 106, 0, 8, 0, 0, 1, 0, 0, 0, 0, 0, 0, 127, 7, 1, 77,
    1, 119, 39, 1, 84, 39, 1, 0, 41, 2, 1, 0, 0, 1, 0, 0, 0, 165, 2, 1, 0, 0, 0, 3, 0,
    180, 39, 1, 84, 39, 1, 0, 44, 2, 1, 0, 0, 1, 0, 0, 0, 165, 2, 1, 0, 0, 0, 78, 1, 189,
    40, 1, 35, 40, 1, 0, 38, 2, 3, 0, 0, 1, 0, 0, 0, 94, 2, 2, 127, 7, 1, 79, 1, 11, 41,
    1, 217, 40, 1, 0, 0, 0, 0, 55, 1, 1, 0, 0, 0, 0, 0, 0, 127, 7, 1, 80, 1, 91, 41, 1,
    44, 41, 1, 0, 238, 2, 1, 56, 1, 1, 0, 0, 0, 96, 2, 2, 0, 0, 0, 3, 0, 153, 41, 1, 105,
    41, 1, 0, 41, 2, 1, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 51, 42, 1, 174, 41,
    1, 0, 41, 2, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 127, 7, 1, 81, 1, 162, 42, 1, 174, 41, 1,
    0, 44, 2, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 127, 7, 1, 82, 1, 29, 43, 1, 200, 42, 1, 0,
    47, 2, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 83, 1, 114, 43, 1, 200, 42, 1, 0, 50,
    2, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 84, 1, 212, 43, 1, 153, 43, 1, 0, 44, 2,
    1, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 78, 1, 113, 44, 1, 240, 43, 1, 0, 47, 2, 3,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 127, 7, 1, 85, 1, 210, 44, 1, 240, 43, 1, 0, 50, 2, 3, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 127, 7, 1, 86, 1, 236, 44, 1, 84, 39, 1, 0, 41, 2, 1, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 45, 1, 84, 39, 1, 0, 44, 2, 1, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 78, 1, 89, 45, 1, 27, 45, 1, 0, 12, 3, 2, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 113, 45, 1, 27, 45, 1, 0, 14, 3, 2, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 78, 1, 246, 45, 1, 144, 45, 1, 0, 53, 2, 3, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 127, 7, 1, 87, 1, 95, 46, 1, 144, 45, 1, 0, 56, 2, 3, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 127, 7, 1, 88, 1, 237, 46, 1, 132, 46, 1, 0, 16, 3, 2, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 127, 7, 1, 89, 1, 5, 47, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    253, 2, 1, 3, 0, 30, 47, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253,
    2, 1, 3, 0, 57, 47, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2,
    1, 3, 0, 92, 47, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1,
    3, 0, 127, 47, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3,
    0, 162, 47, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0,
    197, 47, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 233,
    47, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 13, 48,
    1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 49, 48, 1,
    96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 85, 48, 1, 96,
    18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 116, 48, 1, 96, 18,
    2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 147, 48, 1, 96, 18, 2,
    0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 178, 48, 1, 96, 18, 2, 0,
    0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 205, 48, 1, 96, 18, 2, 0, 0,
    0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 232, 48, 1, 96, 18, 2, 0, 0, 0,
    0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 3, 49, 1, 96, 18, 2, 0, 0, 0, 0,
    10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 29, 49, 1, 96, 18, 2, 0, 0, 0, 0, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 61, 49, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 93, 49, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1,
    0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 125, 49, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 153, 49, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 253, 2, 1, 3, 0, 181, 49, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 253, 2, 1, 3, 0, 209, 49, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 253, 2, 1, 3, 0, 235, 49, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 253, 2, 1, 3, 0, 5, 50, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    253, 2, 1, 3, 0, 31, 50, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253,
    2, 1, 3, 0, 56, 50, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2,
    1, 3, 0, 81, 50, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1,
    3, 0, 106, 50, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3,
    0, 255, 50, 1, 151, 50, 1, 0, 18, 3, 2, 10, 1, 1, 0, 0, 0, 166, 2, 1, 0, 0, 0, 90, 1,
    215, 51, 1, 31, 51, 1, 0, 107, 1, 4, 10, 1, 1, 0, 0, 0, 98, 2, 2, 0, 0, 0, 91, 1, 75,
    52, 1, 230, 51, 1, 0, 20, 3, 2, 0, 0, 1, 0, 0, 0, 118, 1, 1, 127, 7, 1, 92, 1, 172, 52,
    1, 89, 52, 1, 0, 22, 3, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 93, 1, 211, 52, 1,
    194, 52, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 167, 2, 1, 127, 7, 1, 3, 0, 116, 53, 1, 33,
    53, 1, 0, 24, 3, 2, 57, 1, 1, 0, 0, 0, 115, 1, 6, 0, 0, 0, 94, 1, 13, 59, 1, 107, 58,
    1, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0, 15, 2, 2, 184, 5, 3, 95, 1, 209, 59, 1, 32, 59, 1,
    0, 194, 2, 2, 0, 0, 1, 0, 0, 0, 14, 2, 3, 36, 6, 2, 1, 1, 141, 60, 1, 225, 59, 1, 4,
    194, 2, 1, 0, 0, 0, 1, 0, 0, 15, 2, 2, 187, 5, 3, 96, 1, 81, 61, 1, 159, 60, 1, 0, 196,
    2, 2, 0, 0, 1, 0, 0, 0, 15, 2, 2, 117, 7, 1, 3, 0, 30, 62, 1, 129, 61, 1, 0, 72, 0,
    1, 0, 0, 1, 0, 0, 0, 168, 2, 1, 0, 0, 0, 97, 1, 142, 62, 1, 41, 62, 1, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 168, 2, 1, 0, 0, 0, 3, 0, 249, 62, 1, 165, 62, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 100, 2, 2, 203, 3, 1, 3, 0, 212, 63, 1, 14, 63, 1, 4, 0, 0, 0, 0, 0,
    9, 4, 0, 0, 243, 1, 2, 190, 5, 3, 3, 0, 95, 65, 1, 8, 64, 1, 5, 59, 2, 3, 0, 0, 2,
    1, 0, 0, 17, 2, 3, 158, 4, 3, 3, 0, 162, 65, 1, 110, 65, 1, 0, 17, 4, 1, 0, 0, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 177, 65, 1, 172, 65, 1, 4, 62, 2, 3, 0, 0, 2, 1, 0,
    0, 169, 2, 1, 193, 5, 3, 31, 1, 202, 67, 1, 33, 66, 1, 1, 115, 1, 4, 58, 1, 1, 0, 0, 0,
    121, 1, 6, 0, 0, 0, 98, 1, 99, 68, 1, 234, 67, 1, 0, 19, 4, 1, 0, 0, 1, 0, 0, 0, 102,
    2, 2, 0, 0, 0, 3, 0, 152, 68, 1, 111, 68, 1, 4, 0, 0, 0, 0, 0, 2, 1, 0, 0, 170, 2,
    1, 0, 0, 0, 3, 0, 61, 72, 1, 189, 68, 1, 5, 224, 0, 6, 0, 0, 2, 1, 0, 0, 216, 1, 4,
    152, 4, 5, 99, 2, 240, 72, 1, 115, 72, 1, 4, 0, 0, 0, 0, 0, 10, 3, 0, 0, 20, 2, 3, 190,
    5, 2, 3, 0, 20, 73, 1, 167, 71, 1, 4, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 128, 7,
    1, 3, 0, 74, 74, 1, 32, 73, 1, 5, 68, 2, 3, 0, 0, 0, 1, 0, 0, 23, 2, 3, 156, 4, 1,
    3, 0, 196, 75, 1, 115, 74, 1, 5, 71, 2, 3, 0, 0, 2, 1, 0, 0, 148, 1, 5, 158, 4, 3, 97,
    1, 239, 76, 1, 205, 75, 1, 5, 74, 2, 3, 0, 0, 2, 1, 0, 0, 104, 2, 2, 0, 0, 0, 3, 0,
    111, 79, 1, 27, 77, 1, 5, 114, 0, 8, 0, 0, 2, 1, 0, 0, 26, 2, 3, 196, 5, 3, 97, 1, 181,
    80, 1, 122, 79, 1, 5, 11, 1, 5, 0, 0, 2, 1, 0, 0, 0, 0, 0, 198, 5, 1, 97, 1, 211, 81,
    1, 197, 80, 1, 1, 119, 1, 4, 0, 0, 1, 0, 0, 0, 26, 2, 2, 198, 5, 1, 97, 1, 233, 81, 1,
    197, 80, 1, 1, 119, 1, 4, 0, 0, 1, 0, 0, 0, 26, 2, 2, 198, 5, 1, 97, 1, 254, 81, 1, 197,
    80, 1, 1, 119, 1, 4, 0, 0, 1, 0, 0, 0, 26, 2, 2, 198, 5, 1, 97, 1, 82, 84, 1, 16, 82,
    1, 5, 162, 0, 7, 0, 0, 2, 1, 0, 0, 153, 1, 5, 199, 5, 3, 100, 1, 139, 85, 1, 91, 84, 1,
    5, 77, 2, 3, 0, 0, 2, 1, 0, 0, 106, 2, 2, 226, 6, 2, 3, 0, 83, 88, 1, 153, 85, 1, 5,
    72, 0, 9, 0, 0, 2, 1, 0, 0, 218, 0, 7, 157, 4, 5, 100, 1, 96, 88, 1, 201, 81, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 84, 90, 1, 109, 88, 1, 5, 169, 0,
    7, 0, 0, 2, 1, 0, 0, 180, 0, 2, 155, 4, 2, 97, 1, 102, 93, 1, 127, 90, 1, 5, 123, 1, 4,
    0, 0, 2, 1, 0, 0, 180, 0, 9, 158, 4, 4, 101, 2, 149, 94, 1, 92, 94, 1, 0, 26, 3, 2, 59,
    1, 1, 0, 0, 0, 0, 0, 0, 51, 5, 4, 20, 1, 12, 95, 1, 7, 95, 1, 0, 0, 0, 0, 60, 1,
    1, 0, 0, 0, 171, 2, 1, 228, 6, 2, 3, 0, 131, 95, 1, 78, 95, 1, 0, 22, 4, 1, 60, 1, 1,
    0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 245, 95, 1, 181, 95, 1, 0, 22, 4, 1, 60, 1, 1, 0,
    0, 0, 172, 2, 1, 253, 2, 1, 3, 0, 117, 96, 1, 5, 96, 1, 0, 23, 4, 1, 61, 2, 1, 0, 0,
    0, 0, 0, 0, 253, 2, 1, 102, 1, 235, 96, 1, 35, 240, 0, 0, 30, 3, 2, 62, 1, 1, 0, 0, 0,
    0, 0, 0, 232, 6, 2, 103, 1, 9, 97, 1, 35, 240, 0, 0, 32, 3, 2, 60, 1, 1, 0, 0, 0, 0,
    0, 0, 253, 2, 1, 102, 1, 29, 97, 1, 92, 94, 1, 0, 26, 3, 2, 59, 1, 1, 0, 0, 0, 0, 0,
    0, 51, 5, 4, 20, 1, 174, 97, 1, 44, 97, 1, 0, 34, 3, 2, 62, 1, 1, 0, 0, 0, 0, 0, 0,
    202, 5, 3, 104, 1, 196, 97, 1, 181, 95, 1, 0, 23, 4, 1, 63, 1, 1, 0, 0, 0, 172, 2, 1, 253,
    2, 1, 3, 0, 211, 97, 1, 92, 94, 1, 0, 26, 3, 2, 59, 1, 1, 0, 0, 0, 0, 0, 0, 52, 5,
    3, 20, 1, 226, 97, 1, 78, 95, 1, 0, 23, 4, 1, 63, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1,
    3, 0, 139, 100, 1, 0, 0, 0, 0, 26, 4, 1, 64, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3,
    0, 151, 100, 1, 0, 0, 0, 0, 26, 4, 1, 64, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0,
    187, 101, 1, 0, 0, 0, 0, 28, 4, 1, 65, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 4,
    139, 1, 166, 138, 1, 0, 36, 3, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 105, 1, 22, 139,
    1, 166, 138, 1, 0, 36, 3, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 105, 1, 194, 139, 1,
    40, 139, 1, 0, 127, 1, 4, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 106, 1, 215, 139, 1, 40,
    139, 1, 0, 127, 1, 4, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 106, 1, 135, 140, 1, 236, 139,
    1, 0, 131, 1, 4, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 107, 1, 156, 140, 1, 236, 139, 1,
    0, 131, 1, 4, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 107, 1, 177, 140, 1, 96, 18, 2, 0,
    0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 194, 140, 1, 96, 18, 2, 0, 0,
    0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 211, 140, 1, 96, 18, 2, 0, 0, 0,
    0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 173, 141, 1, 20, 141, 1, 0, 135, 1, 4,
    66, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 108, 1, 59, 142, 1, 196, 141, 1, 0, 38, 3, 2, 10,
    1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 109, 1, 74, 142, 1, 196, 141, 1, 0, 38, 3, 2, 10, 1,
    1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 109, 1, 109, 142, 1, 89, 142, 1, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 173, 2, 1, 0, 0, 0, 3, 0, 172, 142, 1, 123, 142, 1, 0, 244, 3, 1, 10, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 202, 142, 1, 123, 142, 1, 0, 244, 3, 1, 10, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 3, 0, 230, 142, 1, 123, 142, 1, 0, 244, 3, 1, 10, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 3, 0, 3, 143, 1, 123, 142, 1, 0, 244, 3, 1, 10, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 3, 0, 31, 143, 1, 123, 142, 1, 0, 244, 3, 1, 10, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 0, 59, 143, 1, 123, 142, 1, 0, 244, 3, 1, 10, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 3, 0, 87, 143, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253,
    2, 1, 3, 0, 109, 143, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2,
    1, 3, 0, 131, 143, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1,
    3, 0, 153, 143, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3,
    0, 174, 143, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0,
    195, 143, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 216,
    143, 1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 236, 143,
    1, 96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 0, 144, 1,
    96, 18, 2, 0, 0, 0, 0, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 25, 144, 1, 20,
    144, 1, 4, 0, 0, 0, 27, 1, 2, 1, 0, 0, 0, 0, 0, 113, 3, 1, 3, 0, 75, 144, 1, 70, 144,
    1, 4, 139, 1, 4, 3, 1, 0, 1, 0, 0, 0, 0, 0, 109, 3, 7, 110, 2, 150, 144, 1, 145, 144, 1,
    5, 143, 1, 4, 3, 1, 0, 1, 0, 0, 220, 1, 4, 116, 3, 7, 111, 2, 56, 145, 1, 51, 145, 1, 4,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 55, 3, 8, 3, 0, 24, 147, 1, 175, 146, 1, 0, 40,
    3, 2, 67, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 163, 148, 1, 147, 147, 1, 0, 230, 0,
    6, 67, 1, 1, 0, 0, 0, 0, 0, 0, 129, 7, 1, 112, 1, 217, 148, 1, 162, 192, 0, 0, 32, 4, 1,
    68, 1, 1, 0, 0, 0, 0, 0, 0, 250, 6, 2, 3, 0, 58, 149, 1, 3, 149, 1, 0, 234, 0, 1, 69,
    1, 1, 0, 0, 0, 174, 2, 1, 60, 6, 2, 3, 0, 84, 149, 1, 3, 149, 1, 0, 234, 0, 1, 69, 1,
    1, 0, 0, 0, 0, 0, 0, 60, 6, 2, 3, 0, 218, 150, 1, 211, 149, 1, 0, 80, 2, 3, 70, 4, 1,
    0, 0, 0, 0, 0, 0, 252, 6, 2, 3, 0, 103, 151, 1, 244, 150, 1, 0, 234, 0, 1, 71, 4, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 113, 1, 85, 152, 1, 174, 151, 1, 0, 42, 3, 2, 72, 1, 1, 0, 0,
    0, 108, 2, 2, 60, 6, 2, 3, 0, 31, 153, 1, 137, 152, 1, 4, 44, 3, 2, 3, 1, 0, 1, 0, 0,
    175, 2, 1, 60, 3, 1, 114, 1, 152, 153, 1, 53, 153, 1, 0, 234, 0, 1, 22, 1, 1, 0, 0, 0, 176,
    2, 1, 39, 3, 1, 115, 1, 12, 154, 1, 171, 153, 1, 0, 46, 3, 2, 52, 1, 1, 0, 0, 0, 0, 0,
    0, 65, 4, 2, 116, 1, 85, 154, 1, 30, 154, 1, 0, 137, 2, 1, 67, 1, 1, 0, 0, 0, 0, 0, 0,
    253, 2, 1, 3, 0, 139, 154, 1, 103, 154, 1, 0, 234, 0, 1, 52, 1, 1, 0, 0, 0, 0, 0, 0, 253,
    2, 1, 69, 1, 233, 154, 1, 171, 154, 1, 0, 48, 3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 3, 0, 251, 154, 1, 3, 149, 1, 0, 234, 0, 1, 69, 1, 1, 0, 0, 0, 174, 2, 1, 60, 6, 2,
    3, 0, 19, 155, 1, 103, 154, 1, 0, 234, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
    0, 39, 155, 1, 162, 192, 0, 0, 46, 3, 1, 73, 1, 1, 0, 0, 0, 0, 0, 0, 2, 3, 1, 3, 0,
    185, 155, 1, 110, 155, 1, 0, 37, 4, 1, 74, 1, 1, 0, 0, 0, 177, 2, 1, 253, 2, 1, 3, 0, 55,
    156, 1, 241, 155, 1, 0, 39, 4, 1, 75, 1, 1, 0, 0, 0, 178, 2, 1, 253, 2, 1, 117, 1, 108, 156,
    1, 241, 155, 1, 0, 39, 4, 1, 76, 1, 1, 0, 0, 0, 178, 2, 1, 253, 2, 1, 118, 1, 135, 156, 1,
    3, 149, 1, 0, 234, 0, 1, 69, 1, 1, 0, 0, 0, 0, 0, 0, 60, 6, 2, 3, 0, 76, 157, 1, 156,
    156, 1, 0, 195, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 205, 5, 3, 3, 0, 236, 164, 1, 231, 164,
    1, 0, 50, 3, 2, 77, 1, 1, 0, 0, 0, 0, 0, 0, 125, 3, 5, 3, 0, 149, 166, 1, 181, 165, 1,
    0, 52, 3, 2, 78, 1, 1, 0, 0, 0, 110, 2, 2, 9, 4, 6, 119, 1, 168, 167, 1, 111, 167, 1, 0,
    44, 4, 1, 79, 1, 1, 0, 0, 0, 0, 0, 0, 125, 3, 5, 3, 0, 86, 169, 1, 254, 168, 1, 0, 46,
    4, 1, 0, 0, 1, 0, 3, 1, 0, 0, 0, 63, 3, 8, 3, 0, 72, 170, 1, 99, 169, 1, 1, 83, 2,
    3, 0, 0, 1, 0, 4, 2, 179, 2, 1, 63, 3, 8, 29, 1, 203, 170, 1, 96, 170, 1, 0, 56, 3, 2,
    80, 1, 1, 0, 0, 0, 0, 0, 0, 67, 3, 4, 3, 0, 3, 172, 1, 189, 171, 1, 0, 49, 4, 1, 81,
    1, 1, 0, 0, 0, 0, 0, 0, 125, 3, 5, 3, 0, 134, 172, 1, 28, 172, 1, 0, 59, 3, 1, 82, 1,
    1, 0, 0, 0, 180, 2, 1, 15, 4, 6, 3, 0, 25, 173, 1, 157, 172, 1, 0, 58, 3, 2, 81, 1, 1,
    0, 0, 0, 180, 2, 1, 15, 4, 6, 120, 1, 121, 173, 1, 47, 173, 1, 0, 0, 0, 0, 83, 1, 1, 0,
    0, 0, 181, 2, 1, 123, 3, 7, 121, 1, 16, 175, 1, 111, 167, 1, 0, 53, 4, 1, 84, 1, 1, 0, 0,
    0, 0, 0, 0, 131, 3, 6, 3, 0, 34, 175, 1, 111, 167, 1, 0, 53, 4, 1, 84, 1, 1, 0, 0, 0,
    0, 0, 0, 131, 3, 6, 3, 0, 61, 175, 1, 111, 167, 1, 0, 55, 4, 1, 85, 1, 1, 0, 0, 0, 0,
    0, 0, 130, 3, 7, 3, 0, 90, 175, 1, 111, 167, 1, 0, 55, 4, 1, 85, 1, 1, 0, 0, 0, 0, 0,
    0, 137, 3, 7, 3, 0, 166, 176, 1, 129, 175, 1, 0, 60, 3, 2, 0, 0, 1, 0, 0, 0, 224, 1, 4,
    67, 3, 4, 3, 0, 186, 177, 1, 25, 177, 1, 0, 62, 3, 2, 86, 1, 1, 0, 0, 0, 0, 0, 0, 144,
    3, 7, 122, 1, 13, 178, 1, 92, 94, 1, 0, 64, 3, 2, 85, 1, 1, 0, 0, 0, 0, 0, 0, 151, 3,
    7, 123, 1, 24, 178, 1, 111, 167, 1, 0, 53, 4, 1, 85, 1, 1, 0, 0, 0, 0, 0, 0, 158, 3, 7,
    3, 0, 39, 178, 1, 92, 94, 1, 0, 64, 3, 2, 85, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 6, 123,
    1, 50, 178, 1, 92, 94, 1, 0, 64, 3, 2, 85, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 6, 123, 1,
    61, 178, 1, 92, 94, 1, 0, 64, 3, 2, 85, 1, 1, 0, 0, 0, 0, 0, 0, 151, 3, 7, 123, 1, 107,
    178, 1, 92, 94, 1, 0, 53, 4, 1, 85, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 6, 124, 1, 121, 178,
    1, 92, 94, 1, 0, 64, 3, 2, 85, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 6, 123, 1, 132, 178, 1,
    92, 94, 1, 0, 64, 3, 2, 85, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 6, 123, 1, 221, 178, 1, 143,
    178, 1, 0, 57, 3, 1, 87, 1, 1, 0, 0, 0, 146, 2, 1, 21, 4, 6, 3, 0, 193, 179, 1, 10, 179,
    1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 189, 0, 8, 27, 4, 6, 3, 0, 205, 180, 1, 105, 180, 1,
    0, 66, 3, 2, 88, 1, 1, 0, 0, 0, 112, 2, 1, 33, 4, 6, 38, 1, 254, 180, 1, 249, 180, 1, 0,
    68, 3, 2, 89, 1, 1, 0, 0, 0, 112, 2, 2, 67, 3, 4, 3, 0, 35, 181, 1, 30, 181, 1, 0, 68,
    3, 2, 89, 1, 1, 0, 0, 0, 112, 2, 2, 67, 3, 4, 3, 0, 71, 181, 1, 66, 181, 1, 0, 68, 3,
    2, 89, 1, 1, 0, 0, 0, 112, 2, 2, 67, 3, 4, 3, 0, 170, 181, 1, 103, 181, 1, 0, 70, 3, 2,
    88, 1, 1, 0, 0, 0, 112, 2, 1, 33, 4, 6, 38, 1, 244, 182, 1, 44, 182, 1, 0, 72, 3, 2, 90,
    1, 1, 0, 0, 0, 112, 2, 2, 67, 3, 4, 125, 1, 14, 183, 1, 44, 182, 1, 0, 72, 3, 2, 90, 1,
    1, 0, 0, 0, 112, 2, 2, 67, 3, 4, 125, 1, 40, 183, 1, 44, 182, 1, 0, 72, 3, 2, 90, 1, 1,
    0, 0, 0, 112, 2, 2, 67, 3, 4, 125, 1, 66, 183, 1, 44, 182, 1, 0, 72, 3, 2, 90, 1, 1, 0,
    0, 0, 112, 2, 2, 67, 3, 4, 125, 1, 92, 183, 1, 44, 182, 1, 0, 68, 3, 2, 89, 1, 1, 0, 0,
    0, 112, 2, 2, 67, 3, 4, 125, 1, 118, 183, 1, 44, 182, 1, 0, 68, 3, 2, 89, 1, 1, 0, 0, 0,
    112, 2, 2, 67, 3, 4, 125, 1, 219, 183, 1, 214, 183, 1, 0, 74, 3, 2, 91, 1, 1, 0, 0, 0, 112,
    2, 2, 67, 3, 4, 3, 0, 0, 184, 1, 251, 183, 1, 0, 74, 3, 2, 91, 1, 1, 0, 0, 0, 112, 2,
    2, 67, 3, 4, 3, 0, 36, 184, 1, 31, 184, 1, 0, 74, 3, 2, 91, 1, 1, 0, 0, 0, 112, 2, 2,
    67, 3, 4, 3, 0, 68, 184, 1, 44, 182, 1, 0, 68, 3, 2, 89, 1, 1, 0, 0, 0, 112, 2, 2, 162,
    4, 5, 125, 1, 94, 184, 1, 44, 182, 1, 0, 68, 3, 2, 89, 1, 1, 0, 0, 0, 112, 2, 2, 162, 4,
    5, 125, 1, 49, 185, 1, 103, 181, 1, 0, 76, 3, 2, 92, 1, 1, 0, 0, 0, 112, 2, 1, 33, 4, 6,
    38, 1, 148, 185, 1, 78, 185, 1, 0, 78, 3, 2, 88, 1, 1, 0, 0, 0, 112, 2, 1, 33, 4, 6, 38,
    1, 181, 185, 1, 78, 185, 1, 0, 78, 3, 2, 88, 1, 1, 0, 0, 0, 112, 2, 1, 33, 4, 6, 38, 1,
    25, 186, 1, 212, 185, 1, 0, 80, 3, 2, 88, 1, 1, 0, 0, 0, 112, 2, 1, 33, 4, 6, 38, 1, 57,
    186, 1, 44, 182, 1, 0, 68, 3, 2, 89, 1, 1, 0, 0, 0, 112, 2, 2, 167, 4, 5, 125, 1, 83, 186,
    1, 44, 182, 1, 0, 68, 3, 2, 89, 1, 1, 0, 0, 0, 112, 2, 2, 167, 4, 5, 125, 1, 109, 186, 1,
    92, 94, 1, 0, 82, 3, 2, 84, 1, 1, 0, 0, 0, 0, 0, 0, 71, 3, 8, 123, 1, 120, 186, 1, 92,
    94, 1, 0, 82, 3, 2, 84, 1, 1, 0, 0, 0, 0, 0, 0, 71, 3, 8, 123, 1, 19, 187, 1, 111, 167,
    1, 0, 64, 4, 1, 93, 1, 1, 0, 0, 0, 0, 0, 0, 67, 3, 4, 3, 0, 46, 187, 1, 111, 167, 1,
    0, 66, 4, 1, 94, 1, 1, 0, 0, 0, 0, 0, 0, 67, 3, 4, 3, 0, 192, 187, 1, 112, 187, 1, 0,
    84, 3, 2, 95, 1, 1, 0, 0, 0, 228, 1, 4, 67, 3, 4, 3, 0, 82, 188, 1, 220, 187, 1, 0, 86,
    2, 3, 95, 1, 1, 0, 0, 0, 229, 1, 1, 39, 4, 6, 126, 1, 170, 188, 1, 109, 188, 1, 0, 89, 2,
    3, 0, 0, 1, 0, 0, 0, 228, 1, 4, 67, 3, 4, 3, 0, 0, 189, 1, 199, 188, 1, 0, 0, 0, 0,
    96, 1, 1, 0, 0, 0, 182, 2, 1, 125, 3, 5, 127, 1, 43, 189, 1, 38, 189, 1, 0, 86, 3, 1, 97,
    1, 1, 0, 0, 0, 0, 0, 0, 67, 3, 4, 3, 0, 178, 189, 1, 73, 189, 1, 0, 86, 3, 2, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 67, 3, 4, 3, 0, 209, 189, 1, 92, 94, 1, 0, 82, 3, 2, 84, 1, 1,
    0, 0, 0, 0, 0, 0, 72, 3, 7, 123, 1, 135, 190, 1, 254, 189, 1, 0, 151, 1, 1, 98, 1, 1, 0,
    0, 0, 0, 0, 0, 45, 4, 6, 128, 1, 7, 192, 1, 33, 191, 1, 0, 151, 1, 4, 99, 1, 1, 0, 0,
    0, 183, 2, 1, 125, 3, 5, 3, 0, 82, 192, 1, 29, 192, 1, 0, 72, 4, 1, 89, 1, 1, 0, 0, 0,
    0, 0, 0, 125, 3, 5, 3, 0, 108, 192, 1, 103, 192, 1, 0, 92, 2, 3, 100, 1, 1, 0, 0, 0, 0,
    0, 0, 125, 3, 5, 3, 0, 43, 193, 1, 185, 192, 1, 0, 84, 3, 2, 101, 1, 1, 0, 0, 0, 114, 2,
    2, 67, 3, 4, 3, 0, 182, 193, 1, 75, 193, 1, 0, 95, 2, 3, 0, 0, 1, 0, 0, 0, 114, 2, 2,
    67, 3, 4, 3, 0, 99, 194, 1, 215, 193, 1, 0, 86, 3, 1, 97, 1, 1, 0, 0, 0, 224, 1, 2, 67,
    3, 4, 3, 0, 115, 194, 1, 110, 194, 1, 0, 92, 2, 3, 100, 1, 1, 0, 0, 0, 0, 0, 0, 125, 3,
    5, 3, 0, 170, 194, 1, 136, 194, 1, 0, 66, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 64, 3, 7,
    3, 0, 188, 194, 1, 92, 94, 1, 0, 82, 3, 2, 84, 1, 1, 0, 0, 0, 0, 0, 0, 72, 3, 7, 123,
    1, 199, 194, 1, 92, 94, 1, 0, 82, 3, 2, 84, 1, 1, 0, 0, 0, 0, 0, 0, 72, 3, 7, 123, 1,
    210, 194, 1, 92, 94, 1, 0, 55, 4, 1, 84, 1, 1, 0, 0, 0, 0, 0, 0, 72, 3, 7, 124, 1, 224,
    194, 1, 92, 94, 1, 0, 82, 3, 2, 84, 1, 1, 0, 0, 0, 0, 0, 0, 72, 3, 7, 123, 1, 162, 195,
    1, 235, 194, 1, 0, 98, 2, 3, 79, 1, 1, 0, 0, 0, 0, 0, 0, 165, 3, 7, 129, 1, 70, 196, 1,
    175, 195, 1, 0, 86, 3, 2, 0, 0, 1, 0, 0, 0, 224, 1, 2, 67, 3, 4, 3, 0, 82, 196, 1, 92,
    94, 1, 0, 82, 3, 2, 84, 1, 1, 0, 0, 0, 0, 0, 0, 79, 3, 8, 123, 1, 93, 196, 1, 92, 94,
    1, 0, 82, 3, 2, 84, 1, 1, 0, 0, 0, 0, 0, 0, 79, 3, 8, 123, 1, 104, 196, 1, 97, 3, 1,
    0, 0, 0, 0, 88, 1, 1, 0, 0, 0, 0, 0, 0, 125, 3, 5, 3, 0, 250, 196, 1, 36, 197, 1, 0,
    88, 3, 2, 102, 1, 1, 0, 0, 0, 0, 0, 0, 51, 4, 6, 130, 1, 242, 197, 1, 21, 197, 1, 0, 101,
    2, 3, 99, 1, 1, 0, 0, 0, 0, 0, 0, 172, 3, 7, 131, 1, 158, 198, 1, 12, 198, 1, 0, 90, 3,
    2, 99, 1, 1, 0, 0, 0, 184, 2, 1, 57, 4, 6, 3, 0, 248, 198, 1, 198, 198, 1, 4, 0, 0, 0,
    0, 0, 5, 1, 0, 0, 185, 2, 1, 172, 4, 5, 3, 0, 8, 199, 1, 201, 81, 1, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 65, 3, 6, 3, 0, 68, 199, 1, 25, 199, 1, 0, 0, 0, 0, 103, 1,
    1, 0, 0, 0, 186, 2, 1, 125, 3, 5, 3, 0, 171, 199, 1, 116, 199, 1, 4, 0, 0, 0, 0, 0, 5,
    1, 0, 0, 187, 2, 1, 172, 4, 5, 3, 0, 192, 199, 1, 162, 192, 0, 0, 32, 4, 1, 68, 1, 1, 0,
    0, 0, 0, 0, 0, 36, 7, 2, 3, 0, 77, 201, 1, 207, 199, 1, 1, 155, 1, 4, 50, 1, 1, 0, 0,
    0, 29, 2, 3, 63, 4, 6, 132, 1, 56, 202, 1, 89, 201, 1, 1, 16, 1, 5, 0, 0, 1, 0, 0, 0,
    252, 1, 3, 130, 4, 1, 66, 1, 49, 203, 1, 128, 202, 1, 0, 92, 3, 2, 104, 1, 1, 0, 0, 0, 0,
    0, 0, 63, 5, 4, 133, 2, 30, 204, 1, 62, 203, 1, 0, 104, 2, 3, 50, 1, 1, 0, 0, 0, 29, 2,
    3, 63, 4, 6, 132, 1, 181, 208, 1, 35, 240, 0, 0, 94, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0,
    70, 4, 5, 3, 0, 190, 208, 1, 35, 240, 0, 0, 94, 3, 2, 105, 1, 1, 0, 0, 0, 0, 0, 0, 69,
    4, 6, 3, 0, 167, 209, 1, 35, 240, 0, 0, 107, 2, 3, 106, 1, 1, 0, 0, 0, 230, 0, 1, 179, 3,
    7, 3, 0, 209, 209, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 188, 2, 1, 72, 5, 3,
    3, 0, 221, 209, 1, 35, 240, 0, 0, 94, 3, 2, 105, 1, 1, 0, 0, 0, 189, 2, 1, 70, 4, 5, 3,
    0, 142, 212, 1, 35, 240, 0, 0, 110, 2, 1, 107, 1, 1, 0, 0, 0, 158, 1, 5, 72, 5, 3, 3, 0,
    158, 212, 1, 35, 240, 0, 0, 94, 3, 2, 105, 1, 1, 0, 0, 0, 0, 0, 0, 69, 4, 6, 3, 0, 175,
    212, 1, 35, 240, 0, 0, 94, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 192, 212,
    1, 35, 240, 0, 0, 94, 3, 2, 105, 1, 1, 0, 0, 0, 0, 0, 0, 69, 4, 6, 3, 0, 208, 212, 1,
    35, 240, 0, 0, 94, 3, 2, 105, 1, 1, 0, 0, 0, 0, 0, 0, 69, 4, 6, 3, 0, 225, 212, 1, 35,
    240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0, 208, 5, 3, 3, 0, 235, 212, 1, 35, 240,
    0, 0, 94, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 255, 212, 1, 35, 240, 0,
    0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 232, 1, 4, 189, 3, 4, 3, 0, 10, 213, 1, 35, 240, 0, 0,
    94, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 42, 213, 1, 35, 240, 0, 0, 81,
    4, 1, 105, 1, 1, 0, 0, 0, 188, 2, 1, 211, 5, 3, 3, 0, 72, 213, 1, 67, 213, 1, 4, 96, 3,
    2, 108, 1, 11, 2, 0, 0, 0, 0, 0, 183, 4, 4, 134, 1, 189, 213, 1, 0, 0, 0, 0, 0, 0, 0,
    105, 1, 1, 0, 0, 0, 190, 2, 1, 177, 4, 5, 135, 1, 191, 216, 1, 35, 240, 0, 0, 110, 2, 3, 107,
    1, 1, 0, 0, 0, 163, 1, 5, 72, 5, 3, 3, 0, 11, 220, 1, 35, 240, 0, 0, 113, 2, 3, 109, 1,
    1, 0, 0, 0, 168, 1, 5, 72, 5, 3, 3, 0, 42, 220, 1, 35, 240, 0, 0, 84, 4, 1, 110, 1, 1,
    0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 51, 220, 1, 35, 240, 0, 0, 97, 3, 1, 111, 1, 1, 0,
    0, 0, 32, 2, 3, 185, 3, 1, 3, 0, 63, 220, 1, 35, 240, 0, 0, 110, 2, 3, 107, 1, 1, 0, 0,
    0, 163, 1, 5, 72, 5, 3, 3, 0, 125, 220, 1, 35, 240, 0, 0, 94, 3, 2, 112, 1, 1, 0, 0, 0,
    0, 0, 0, 186, 3, 7, 3, 0, 136, 220, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 0,
    0, 0, 214, 5, 3, 3, 0, 145, 220, 1, 35, 240, 0, 0, 94, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0,
    0, 70, 4, 5, 3, 0, 43, 223, 1, 154, 222, 1, 0, 100, 3, 2, 113, 2, 1, 0, 0, 0, 116, 2, 2,
    72, 5, 3, 3, 0, 54, 223, 1, 35, 240, 0, 0, 94, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0, 70,
    4, 5, 3, 0, 39, 226, 1, 35, 240, 0, 0, 116, 2, 3, 114, 1, 1, 0, 0, 0, 166, 1, 1, 72, 5,
    3, 3, 0, 98, 226, 1, 35, 240, 0, 0, 104, 3, 2, 115, 1, 1, 0, 0, 0, 0, 0, 0, 72, 5, 3,
    3, 0, 110, 226, 1, 35, 240, 0, 0, 94, 3, 2, 112, 1, 1, 0, 0, 0, 0, 0, 0, 188, 3, 5, 3,
    0, 123, 226, 1, 35, 240, 0, 0, 94, 3, 2, 112, 1, 1, 0, 0, 0, 0, 0, 0, 188, 3, 5, 3, 0,
    142, 226, 1, 35, 240, 0, 0, 94, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0, 208, 5, 3, 3, 0, 170,
    226, 1, 35, 240, 0, 0, 106, 3, 2, 116, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 183, 226,
    1, 35, 240, 0, 0, 94, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 192, 226, 1,
    35, 240, 0, 0, 108, 3, 2, 117, 1, 1, 0, 0, 0, 0, 0, 0, 69, 4, 6, 3, 0, 209, 226, 1, 35,
    240, 0, 0, 94, 3, 2, 105, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 233, 226, 1, 35, 240,
    0, 0, 108, 3, 1, 112, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 250, 226, 1, 35, 240, 0,
    0, 108, 3, 2, 117, 1, 1, 0, 0, 0, 0, 0, 0, 69, 4, 6, 3, 0, 10, 227, 1, 35, 240, 0, 0,
    94, 3, 2, 105, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 35, 227, 1, 35, 240, 0, 0, 108,
    3, 2, 117, 1, 1, 0, 0, 0, 0, 0, 0, 69, 4, 6, 3, 0, 71, 227, 1, 35, 240, 0, 0, 110, 3,
    2, 118, 1, 1, 0, 0, 0, 191, 2, 1, 72, 5, 3, 3, 0, 83, 227, 1, 35, 240, 0, 0, 110, 2, 1,
    107, 1, 1, 0, 0, 0, 158, 1, 3, 72, 5, 3, 3, 0, 99, 227, 1, 35, 240, 0, 0, 94, 3, 2, 105,
    1, 1, 0, 0, 0, 0, 0, 0, 69, 4, 6, 3, 0, 112, 227, 1, 35, 240, 0, 0, 94, 3, 2, 105, 1,
    1, 0, 0, 0, 0, 0, 0, 69, 4, 6, 3, 0, 157, 227, 1, 35, 240, 0, 0, 94, 3, 2, 105, 1, 1,
    0, 0, 0, 192, 2, 1, 75, 4, 6, 3, 0, 166, 227, 1, 35, 240, 0, 0, 94, 3, 1, 105, 1, 1, 0,
    0, 0, 162, 1, 1, 70, 4, 5, 3, 0, 210, 229, 1, 35, 240, 0, 0, 119, 2, 3, 119, 1, 1, 0, 0,
    0, 193, 2, 1, 72, 5, 3, 3, 0, 219, 229, 1, 35, 240, 0, 0, 94, 3, 2, 120, 1, 1, 0, 0, 0,
    0, 0, 0, 70, 4, 5, 3, 0, 228, 229, 1, 35, 240, 0, 0, 94, 3, 1, 105, 1, 1, 0, 0, 0, 0,
    0, 0, 70, 4, 5, 3, 0, 244, 229, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 188, 2,
    1, 211, 5, 3, 3, 0, 4, 230, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 188, 2, 1,
    211, 5, 3, 3, 0, 20, 230, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 188, 2, 1, 211,
    5, 3, 3, 0, 36, 230, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 188, 2, 1, 211, 5,
    3, 3, 0, 52, 230, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 188, 2, 1, 211, 5, 3,
    3, 0, 69, 230, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 188, 2, 1, 211, 5, 3, 3,
    0, 102, 230, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 225, 0, 7, 208, 5, 3, 3, 0,
    115, 230, 1, 35, 240, 0, 0, 94, 3, 1, 119, 1, 1, 0, 0, 0, 194, 2, 1, 211, 5, 3, 3, 0, 128,
    230, 1, 35, 240, 0, 0, 110, 2, 1, 107, 1, 1, 0, 0, 0, 236, 1, 4, 72, 5, 3, 3, 0, 140, 230,
    1, 35, 240, 0, 0, 112, 3, 1, 105, 1, 1, 0, 0, 0, 188, 2, 1, 214, 5, 3, 3, 0, 250, 230, 1,
    153, 230, 1, 0, 124, 2, 1, 113, 2, 1, 0, 0, 0, 167, 1, 1, 72, 5, 3, 3, 0, 6, 231, 1, 35,
    240, 0, 0, 94, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 17, 231, 1, 35, 240,
    0, 0, 122, 2, 3, 121, 1, 1, 0, 0, 0, 0, 0, 0, 72, 5, 3, 3, 0, 131, 231, 1, 30, 231, 1,
    0, 125, 2, 3, 105, 1, 1, 0, 0, 0, 0, 0, 0, 189, 3, 4, 3, 0, 143, 231, 1, 35, 240, 0, 0,
    112, 3, 1, 105, 1, 1, 0, 0, 0, 0, 0, 0, 189, 3, 4, 3, 0, 156, 231, 1, 35, 240, 0, 0, 84,
    4, 1, 110, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 165, 231, 1, 35, 240, 0, 0, 112, 3,
    1, 105, 1, 1, 0, 0, 0, 118, 2, 2, 72, 5, 3, 3, 0, 176, 231, 1, 35, 240, 0, 0, 94, 3, 2,
    105, 1, 1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 18, 232, 1, 185, 231, 1, 0, 112, 3, 2, 105,
    1, 1, 0, 0, 0, 0, 0, 0, 72, 5, 3, 3, 0, 29, 232, 1, 35, 240, 0, 0, 112, 3, 1, 105, 1,
    1, 0, 0, 0, 0, 0, 0, 70, 4, 5, 3, 0, 39, 232, 1, 35, 240, 0, 0, 94, 3, 1, 105, 1, 1,
    0, 0, 0, 195, 2, 1, 72, 5, 3, 3, 0, 49, 232, 1, 35, 240, 0, 0, 114, 3, 2, 105, 1, 1, 0,
    0, 0, 0, 0, 0, 71, 5, 4, 3, 0, 109, 232, 1, 35, 240, 0, 0, 128, 2, 3, 107, 1, 1, 0, 0,
    0, 173, 1, 5, 72, 5, 3, 3, 0, 189, 232, 1, 131, 232, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    35, 2, 3, 185, 3, 1, 3, 0, 236, 232, 1, 203, 232, 1, 0, 0, 0, 0, 8, 1, 1, 0, 0, 0, 35,
    2, 1, 185, 3, 1, 3, 0, 43, 233, 1, 255, 232, 1, 0, 29, 2, 1, 0, 0, 1, 0, 0, 0, 35, 2,
    1, 185, 3, 1, 3, 0, 68, 233, 1, 63, 233, 1, 4, 97, 3, 1, 108, 1, 12, 2, 0, 0, 0, 0, 0,
    182, 4, 5, 134, 1, 120, 233, 1, 84, 233, 1, 0, 97, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 217,
    5, 3, 3, 0, 153, 242, 1, 201, 81, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 130, 7,
    1, 3, 0, 205, 242, 1, 201, 81, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 120, 2, 2, 130, 7, 1,
    3, 0, 197, 243, 1, 50, 243, 1, 0, 21, 1, 1, 122, 1, 1, 0, 0, 0, 122, 2, 2, 75, 5, 4, 3,
    0, 27, 245, 1, 145, 244, 1, 0, 97, 4, 1, 123, 1, 1, 0, 0, 0, 124, 2, 2, 187, 4, 5, 3, 0,
    213, 245, 1, 87, 245, 1, 0, 99, 4, 1, 124, 1, 1, 0, 0, 0, 0, 0, 0, 79, 5, 4, 3, 0, 66,
    246, 1, 245, 245, 1, 0, 21, 1, 1, 122, 1, 1, 0, 0, 0, 0, 0, 0, 220, 5, 3, 3, 0, 166, 246,
    1, 109, 246, 1, 0, 101, 4, 1, 125, 1, 1, 0, 0, 0, 38, 2, 3, 223, 5, 3, 3, 0, 80, 247, 1,
    189, 246, 1, 0, 21, 1, 1, 126, 2, 1, 0, 0, 0, 126, 2, 2, 83, 5, 4, 3, 0, 188, 247, 1, 106,
    247, 1, 0, 21, 1, 1, 126, 1, 1, 0, 0, 0, 0, 0, 0, 192, 4, 5, 3, 0, 220, 247, 1, 66, 243,
    1, 0, 21, 1, 1, 126, 1, 1, 0, 0, 0, 0, 0, 0, 197, 4, 5, 3, 0, 201, 248, 1, 66, 248, 1,
    0, 21, 1, 1, 126, 1, 1, 0, 0, 0, 196, 2, 1, 192, 4, 5, 3, 0, 194, 249, 1, 66, 243, 1, 0,
    103, 4, 1, 127, 3, 1, 0, 0, 0, 0, 0, 0, 197, 4, 5, 3, 0, 196, 250, 1, 66, 243, 1, 0, 104,
    4, 1, 128, 4, 1, 0, 0, 0, 0, 0, 0, 197, 4, 5, 3, 0, 249, 251, 1, 93, 251, 1, 0, 120, 3,
    2, 129, 3, 1, 0, 0, 0, 127, 1, 6, 83, 5, 4, 3, 0, 99, 252, 1, 18, 252, 1, 0, 21, 1, 1,
    126, 1, 1, 0, 0, 0, 232, 0, 7, 192, 4, 5, 3, 0, 231, 252, 1, 128, 252, 1, 4, 21, 1, 1, 130,
    1, 7, 1, 0, 0, 0, 0, 0, 87, 3, 8, 3, 0, 80, 253, 1, 4, 253, 1, 0, 21, 1, 1, 122, 1,
    1, 0, 0, 0, 0, 0, 0, 192, 4, 5, 3, 0, 111, 253, 1, 106, 247, 1, 0, 21, 1, 1, 126, 1, 1,
    0, 0, 0, 0, 0, 0, 192, 4, 5, 3, 0, 148, 253, 1, 143, 253, 1, 0, 122, 3, 2, 131, 2, 1, 0,
    0, 0, 41, 2, 3, 84, 5, 3, 3, 0, 10, 254, 1, 175, 253, 1, 0, 21, 1, 1, 132, 4, 1, 0, 0,
    0, 45, 2, 1, 197, 4, 5, 3, 0, 221, 254, 1, 56, 254, 1, 0, 21, 1, 1, 133, 4, 1, 0, 0, 0,
    44, 2, 3, 197, 4, 5, 3, 0, 63, 0, 2, 14, 255, 1, 1, 21, 1, 5, 134, 2, 1, 0, 0, 0, 47,
    2, 3, 84, 5, 3, 3, 0, 12, 1, 2, 102, 0, 2, 0, 128, 3, 2, 0, 0, 1, 0, 0, 0, 50, 2,
    3, 84, 5, 3, 3, 0, 99, 1, 2, 43, 1, 2, 0, 21, 1, 1, 126, 1, 1, 0, 0, 0, 178, 1, 5,
    197, 4, 5, 3, 0, 214, 1, 2, 158, 1, 2, 0, 21, 1, 1, 126, 1, 1, 0, 0, 0, 80, 2, 2, 192,
    4, 5, 3, 0, 251, 2, 2, 134, 2, 2, 0, 171, 1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 17, 1, 82, 3, 2, 38, 3, 2, 0, 0, 0, 0, 135, 1, 1, 0, 0, 0, 197, 2, 1, 253, 2, 1,
    3, 0, 235, 3, 2, 103, 3, 2, 0, 175, 1, 4, 136, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17,
    1, 243, 4, 2, 16, 4, 2, 0, 130, 3, 2, 46, 1, 1, 0, 0, 0, 198, 2, 1, 226, 5, 3, 136, 1,
    57, 5, 2, 2, 5, 2, 0, 143, 2, 1, 137, 1, 1, 0, 0, 0, 53, 2, 3, 91, 5, 2, 3, 0, 164,
    5, 2, 86, 5, 2, 0, 132, 3, 2, 46, 1, 1, 0, 0, 0, 0, 0, 0, 51, 4, 2, 130, 1, 84, 6,
    2, 32, 6, 2, 0, 109, 4, 1, 138, 1, 1, 0, 0, 0, 128, 2, 2, 91, 5, 2, 3, 0, 1, 7, 2,
    106, 6, 2, 0, 111, 4, 1, 139, 1, 1, 0, 0, 0, 0, 0, 0, 46, 7, 2, 137, 1, 32, 8, 2, 96,
    7, 2, 0, 26, 1, 5, 140, 1, 1, 0, 0, 0, 0, 0, 0, 85, 4, 2, 17, 1, 11, 9, 2, 46, 8,
    2, 0, 137, 2, 3, 139, 1, 1, 0, 0, 0, 198, 2, 1, 229, 5, 3, 138, 1, 143, 9, 2, 25, 9, 2,
    0, 134, 3, 2, 141, 1, 1, 0, 0, 0, 130, 2, 2, 232, 5, 3, 139, 1, 104, 10, 2, 171, 9, 2, 0,
    140, 2, 3, 139, 1, 1, 0, 0, 0, 0, 0, 0, 235, 5, 3, 140, 1, 192, 10, 2, 125, 10, 2, 0, 9,
    1, 2, 139, 1, 1, 0, 0, 0, 164, 2, 1, 0, 0, 0, 17, 1, 204, 10, 2, 103, 3, 2, 0, 175, 1,
    4, 136, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 1, 222, 10, 2, 134, 2, 2, 0, 171, 1, 4,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 1, 97, 11, 2, 241, 10, 2, 0, 136, 3, 2, 138,
    1, 1, 0, 0, 0, 56, 2, 3, 91, 5, 3, 3, 0, 18, 12, 2, 133, 11, 2, 0, 138, 3, 2, 142, 1,
    1, 0, 0, 0, 132, 2, 2, 81, 4, 6, 141, 1, 233, 12, 2, 41, 12, 2, 1, 143, 2, 3, 140, 1, 1,
    0, 0, 0, 199, 2, 1, 253, 2, 1, 142, 1, 171, 13, 2, 37, 13, 2, 0, 115, 4, 1, 143, 1, 1, 0,
    0, 0, 200, 2, 1, 238, 5, 3, 3, 0, 85, 14, 2, 195, 13, 2, 0, 140, 3, 2, 144, 1, 1, 0, 0,
    0, 200, 2, 1, 87, 5, 4, 139, 1, 75, 15, 2, 174, 14, 2, 0, 31, 1, 5, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 17, 1, 158, 15, 2, 114, 15, 2, 0, 142, 3, 2, 145, 1, 1, 0, 0, 0, 201,
    2, 1, 91, 5, 4, 3, 0, 253, 15, 2, 173, 15, 2, 0, 92, 3, 1, 146, 1, 1, 0, 0, 0, 0, 0,
    0, 65, 5, 2, 143, 1, 101, 16, 2, 10, 16, 2, 0, 146, 2, 3, 0, 0, 1, 0, 0, 0, 164, 2, 1,
    0, 0, 0, 17, 1, 119, 16, 2, 114, 16, 2, 1, 179, 1, 4, 147, 1, 1, 0, 0, 0, 134, 2, 2, 202,
    4, 5, 17, 1, 171, 16, 2, 166, 16, 2, 1, 183, 1, 4, 148, 1, 1, 0, 0, 0, 134, 2, 2, 202, 4,
    5, 17, 1, 198, 16, 2, 193, 16, 2, 4, 144, 3, 2, 3, 1, 13, 1, 0, 0, 202, 2, 1, 113, 3, 3,
    144, 2, 121, 18, 2, 86, 18, 2, 0, 149, 2, 2, 149, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 56,
    1, 233, 18, 2, 0, 0, 0, 0, 149, 2, 3, 149, 1, 1, 0, 0, 0, 0, 0, 0, 62, 7, 2, 145, 1,
    32, 19, 2, 0, 0, 0, 0, 149, 2, 1, 10, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 146, 1, 114,
    19, 2, 64, 19, 2, 0, 149, 2, 1, 150, 1, 1, 0, 0, 0, 0, 0, 0, 73, 3, 2, 147, 1, 148, 20,
    2, 0, 0, 0, 0, 152, 2, 3, 10, 1, 1, 0, 0, 0, 0, 0, 0, 241, 5, 3, 148, 1, 90, 21, 2,
    0, 0, 0, 0, 36, 1, 5, 10, 1, 1, 0, 0, 0, 0, 0, 0, 72, 7, 2, 149, 1, 16, 22, 2, 0,
    0, 0, 0, 41, 1, 5, 10, 1, 1, 0, 0, 0, 0, 0, 0, 72, 7, 2, 150, 1, 181, 22, 2, 0, 0,
    0, 0, 46, 1, 5, 10, 1, 1, 0, 0, 0, 0, 0, 0, 78, 7, 2, 151, 1, 62, 23, 2, 0, 0, 0,
    0, 51, 1, 5, 10, 1, 1, 0, 0, 0, 0, 0, 0, 78, 7, 2, 152, 1, 151, 23, 2, 0, 0, 0, 0,
    146, 3, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 239, 23, 2, 0, 0, 0, 0, 148,
    3, 2, 10, 1, 1, 0, 0, 0, 0, 0, 0, 253, 2, 1, 3, 0, 209, 24, 2, 24, 24, 2, 0, 155, 2,
    3, 151, 1, 1, 0, 0, 0, 203, 2, 1, 244, 5, 3, 153, 1, 60, 26, 2, 62, 25, 2, 0, 56, 1, 5,
    152, 1, 1, 0, 0, 0, 0, 0, 0, 247, 5, 3, 154, 1, 70, 27, 2, 91, 26, 2, 0, 61, 1, 5, 152,
    1, 1, 0, 0, 0, 0, 0, 0, 250, 5, 3, 155, 1, 120, 28, 2, 162, 27, 2, 0, 150, 3, 2, 153, 2,
    1, 0, 0, 0, 0, 0, 0, 99, 5, 4, 156, 1, 116, 32, 2, 158, 31, 2, 0, 158, 2, 3, 154, 1, 1,
    0, 0, 0, 204, 2, 1, 253, 5, 3, 3, 0, 128, 34, 2, 73, 33, 2, 1, 187, 1, 4, 155, 1, 1, 0,
    0, 0, 59, 2, 3, 0, 6, 3, 157, 1, 42, 35, 2, 150, 34, 2, 0, 187, 1, 2, 155, 1, 1, 0, 0,
    0, 136, 2, 2, 0, 6, 2, 158, 1, 32, 37, 2, 154, 36, 2, 0, 161, 2, 3, 156, 1, 1, 0, 0, 0,
    0, 0, 0, 96, 7, 2, 3, 0, 144, 37, 2, 62, 37, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 138,
    2, 2, 0, 0, 0, 3, 0, 138, 38, 2, 174, 37, 2, 0, 165, 2, 2, 157, 1, 1, 0, 0, 0, 184, 1,
    4, 3, 6, 3, 3, 0, 232, 38, 2, 149, 38, 2, 0, 165, 2, 1, 157, 1, 1, 0, 0, 0, 183, 1, 5,
    4, 6, 2, 3, 0, 55, 39, 2, 246, 38, 2, 0, 165, 2, 1, 0, 0, 1, 0, 0, 0, 185, 1, 3, 0,
    0, 0, 3, 0, 70, 39, 2, 246, 38, 2, 0, 165, 2, 1, 0, 0, 1, 0, 0, 0, 185, 1, 3, 0, 0,
    0, 3, 0, 240, 39, 2, 88, 39, 2, 0, 164, 2, 3, 0, 0, 1, 0, 0, 0, 185, 1, 3, 98, 7, 2,
    3, 0, 89, 40, 2, 252, 39, 2, 0, 164, 2, 2, 0, 0, 1, 0, 0, 0, 185, 1, 3, 98, 7, 2, 3,
    0, 51, 41, 2, 104, 40, 2, 0, 154, 3, 2, 158, 1, 1, 0, 0, 0, 59, 2, 1, 131, 7, 1, 159, 1,
    184, 41, 2, 74, 41, 2, 0, 154, 3, 2, 158, 1, 1, 0, 0, 0, 59, 2, 1, 131, 7, 1, 159, 1, 19,
    11, 167, 186, 0, 0, 0, 0, 0, 0, 0, 0, 24, 11, 185, 186, 0, 0, 0, 0, 0, 0, 0, 0, 20, 11,
    203, 186, 0, 0, 0, 0, 0, 0, 0, 0, 89, 26, 220, 186, 0, 0, 0, 0, 0, 0, 0, 0, 29, 11, 237,
    186, 0, 0, 0, 0, 0, 0, 0, 0, 33, 11, 254, 186, 0, 0, 0, 0, 0, 0, 0, 0, 37, 11, 15, 187,
    0, 0, 0, 0, 0, 0, 0, 0, 44, 11, 35, 187, 0, 0, 0, 0, 0, 0, 0, 0, 58, 11, 62, 187, 0,
    0, 0, 0, 0, 0, 0, 0, 67, 11, 84, 187, 0, 0, 0, 0, 0, 0, 0, 0, 78, 11, 108, 187, 0, 0,
    0, 0, 0, 0, 0, 0, 85, 11, 128, 187, 0, 0, 0, 0, 0, 0, 0, 0, 198, 10, 152, 187, 0, 0, 0,
    0, 0, 0, 0, 0, 113, 11, 175, 187, 0, 156, 3, 2, 0, 0, 0, 0, 121, 11, 196, 187, 0, 0, 0, 0,
    0, 0, 0, 0, 126, 11, 214, 187, 0, 127, 4, 1, 1, 1, 0, 0, 144, 11, 8, 188, 0, 158, 3, 2, 0,
    0, 0, 0, 178, 11, 41, 188, 0, 167, 2, 3, 0, 0, 0, 0, 200, 11, 92, 188, 0, 160, 3, 2, 2, 1,
    1, 1, 240, 11, 148, 188, 0, 170, 2, 3, 0, 0, 0, 0, 17, 12, 191, 188, 0, 162, 3, 2, 0, 0, 0,
    0, 27, 12, 214, 188, 0, 128, 4, 1, 0, 0, 0, 0, 48, 12, 239, 188, 0, 164, 3, 2, 0, 0, 0, 0,
    110, 12, 9, 189, 0, 173, 2, 3, 0, 0, 0, 0, 121, 12, 33, 189, 0, 0, 0, 0, 0, 0, 0, 0, 201,
    12, 133, 190, 0, 166, 3, 2, 3, 1, 0, 0, 218, 12, 174, 190, 0, 129, 4, 1, 3, 1, 0, 0, 226, 12,
    174, 190, 0, 129, 4, 1, 3, 1, 0, 0, 245, 12, 225, 190, 0, 130, 4, 1, 3, 1, 0, 0, 183, 13, 168,
    199, 0, 191, 1, 4, 0, 0, 0, 0, 63, 18, 63, 225, 0, 176, 0, 1, 0, 0, 0, 0, 88, 18, 63, 225,
    0, 176, 2, 3, 0, 0, 0, 0, 100, 18, 63, 225, 0, 168, 3, 2, 0, 0, 0, 0, 139, 18, 63, 225, 0,
    195, 1, 4, 0, 0, 0, 0, 216, 18, 63, 225, 0, 176, 0, 7, 0, 0, 0, 0, 48, 19, 63, 225, 0, 0,
    0, 15, 4, 1, 0, 0, 107, 19, 63, 225, 0, 122, 0, 8, 0, 0, 0, 0, 134, 19, 55, 226, 0, 131, 4,
    1, 0, 0, 0, 0, 155, 19, 123, 226, 0, 170, 3, 2, 0, 0, 0, 0, 184, 19, 203, 226, 0, 172, 3, 2,
    0, 0, 0, 0, 228, 19, 63, 225, 0, 81, 0, 9, 0, 0, 0, 0, 247, 19, 63, 225, 0, 174, 3, 2, 0,
    0, 0, 0, 21, 20, 63, 225, 0, 183, 0, 4, 0, 0, 0, 0, 30, 20, 63, 225, 0, 199, 1, 4, 0, 0,
    0, 0, 61, 20, 63, 225, 0, 179, 2, 3, 0, 0, 0, 0, 87, 20, 63, 225, 0, 183, 0, 7, 0, 0, 0,
    0, 146, 20, 63, 225, 0, 130, 0, 8, 0, 0, 0, 0, 170, 20, 63, 225, 0, 182, 2, 3, 0, 0, 0, 0,
    183, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 243, 20, 63, 225, 0, 138, 0, 8, 0, 0, 0, 0, 40,
    21, 63, 225, 0, 62, 0, 10, 0, 0, 0, 0, 61, 21, 63, 225, 0, 203, 1, 4, 0, 0, 0, 0, 91, 21,
    63, 225, 0, 176, 3, 2, 0, 0, 0, 0, 199, 21, 63, 225, 0, 15, 0, 15, 0, 0, 0, 0, 34, 22, 63,
    225, 0, 66, 1, 5, 0, 0, 0, 0, 50, 22, 63, 225, 0, 132, 4, 1, 0, 0, 0, 0, 84, 22, 63, 225,
    0, 178, 3, 2, 0, 0, 0, 0, 94, 22, 63, 225, 0, 191, 0, 1, 0, 0, 0, 0, 125, 22, 63, 225, 0,
    180, 3, 2, 0, 0, 0, 0, 194, 22, 63, 225, 0, 190, 0, 7, 0, 0, 0, 0, 24, 23, 63, 225, 0, 197,
    0, 7, 0, 0, 0, 0, 59, 23, 63, 225, 0, 133, 4, 1, 0, 0, 0, 0, 140, 23, 63, 225, 0, 204, 0,
    7, 0, 0, 0, 0, 184, 23, 63, 225, 0, 185, 2, 3, 0, 0, 0, 0, 199, 23, 126, 228, 0, 134, 4, 1,
    0, 0, 0, 0, 215, 23, 164, 228, 0, 135, 4, 1, 0, 0, 0, 0, 0, 24, 63, 225, 0, 207, 1, 4, 0,
    0, 0, 0, 17, 24, 63, 225, 0, 182, 3, 2, 0, 0, 0, 0, 195, 28, 137, 253, 0, 136, 4, 1, 0, 0,
    0, 0, 240, 28, 152, 253, 0, 211, 1, 4, 0, 0, 0, 0, 159, 29, 0, 0, 0, 137, 4, 1, 5, 1, 1,
    1, 58, 32, 198, 34, 1, 236, 0, 6, 6, 2, 0, 0, 51, 32, 63, 225, 0, 184, 3, 2, 0, 0, 0, 0,
    121, 36, 63, 225, 0, 138, 4, 1, 0, 0, 0, 0, 115, 36, 130, 93, 1, 139, 4, 1, 0, 0, 0, 0, 138,
    36, 163, 93, 1, 139, 4, 1, 0, 0, 0, 0, 41, 36, 63, 225, 0, 186, 3, 2, 0, 0, 0, 0, 225, 81,
    63, 225, 0, 188, 2, 3, 0, 0, 0, 0, 109, 36, 250, 93, 1, 188, 3, 2, 5, 1, 0, 0, 132, 36, 250,
    93, 1, 190, 3, 2, 5, 1, 0, 0, 205, 34, 182, 99, 1, 140, 4, 1, 7, 2, 0, 0, 58, 32, 95, 138,
    1, 211, 0, 7, 8, 1, 0, 0, 130, 18, 45, 146, 1, 146, 0, 8, 9, 1, 2, 1, 44, 101, 63, 225, 0,
    154, 0, 8, 0, 0, 0, 0, 152, 110, 177, 29, 2, 191, 2, 3, 10, 1, 0, 0, 86, 101, 230, 29, 2, 141,
    4, 1, 0, 0, 0, 0, 202, 110, 63, 225, 0, 215, 1, 4, 0, 0, 0, 0, 5, 24, 0, 0, 0, 232, 18,
    1, 1, 0, 78, 8, 2, 1, 0, 187, 19, 3, 1, 0, 134, 22, 4, 0, 1, 37, 111, 5, 1, 0, 238, 18,
    5, 1, 0, 247, 18, 6, 0, 1, 119, 18, 7, 0, 2, 253, 18, 7, 0, 2, 215, 11, 8, 0, 3, 9, 19,
    9, 1, 0, 22, 19, 9, 1, 0, 27, 19, 9, 1, 0, 37, 19, 9, 1, 0, 110, 21, 10, 1, 0, 145, 23,
    11, 1, 0, 55, 22, 12, 1, 0, 199, 22, 13, 1, 0, 127, 21, 14, 1, 0, 89, 22, 15, 1, 0, 39, 22,
    16, 1, 0, 130, 22, 17, 1, 0, 99, 22, 18, 1, 0, 64, 23, 19, 1, 0, 140, 21, 10, 1, 0, 153, 21,
    10, 1, 0, 166, 21, 20, 1, 0, 175, 21, 20, 1, 0, 182, 21, 21, 0, 3, 141, 4, 22, 2, 0, 234, 4,
    22, 2, 0, 174, 5, 22, 2, 0, 183, 5, 22, 2, 0, 194, 5, 22, 2, 0, 227, 4, 23, 1, 0, 207, 5,
    23, 1, 0, 174, 6, 24, 2, 0, 211, 7, 25, 2, 0, 231, 7, 25, 2, 0, 247, 4, 25, 2, 0, 22, 14,
    26, 2, 0, 40, 14, 27, 0, 0, 50, 14, 27, 0, 0, 60, 14, 27, 0, 0, 70, 14, 27, 0, 0, 81, 14,
    27, 0, 0, 92, 14, 27, 0, 0, 103, 14, 27, 1, 0, 116, 14, 27, 1, 0, 129, 14, 27, 1, 0, 142, 14,
    28, 1, 0, 58, 6, 22, 2, 0, 69, 6, 22, 2, 0, 80, 6, 22, 2, 0, 85, 6, 22, 2, 0, 98, 6,
    22, 2, 0, 116, 6, 22, 2, 0, 131, 6, 22, 2, 0, 144, 6, 25, 2, 0, 158, 6, 25, 2, 0, 174, 6,
    24, 2, 0, 108, 9, 1, 1, 0, 2, 21, 29, 1, 0, 37, 111, 5, 0, 0, 78, 8, 2, 1, 0, 192, 19,
    2, 1, 0, 187, 19, 3, 0, 0, 134, 22, 4, 0, 1, 14, 21, 4, 0, 1, 24, 21, 30, 0, 1, 20, 101,
    31, 1, 0, 91, 32, 23, 1, 0, 225, 34, 23, 1, 0, 236, 34, 25, 2, 0, 67, 35, 25, 2, 0, 254, 34,
    32, 1, 0, 212, 32, 24, 2, 0, 226, 32, 24, 2, 0, 124, 35, 22, 1, 0, 135, 35, 22, 1, 0, 37, 111,
    5, 1, 0, 78, 8, 2, 1, 0, 192, 19, 2, 1, 0, 187, 19, 3, 0, 0, 134, 22, 4, 0, 0, 20, 101,
    5, 0, 0, 204, 19, 33, 0, 4, 218, 19, 33, 0, 4, 253, 18, 4, 0, 1, 141, 4, 22, 2, 0, 234, 4,
    22, 2, 0, 174, 5, 22, 2, 0, 183, 5, 22, 2, 0, 194, 5, 22, 2, 0, 227, 4, 23, 1, 0, 207, 5,
    23, 1, 0, 247, 4, 25, 2, 0, 141, 4, 22, 2, 0, 234, 4, 22, 2, 0, 227, 4, 23, 1, 0, 207, 5,
    23, 1, 0, 174, 6, 24, 2, 0, 211, 7, 25, 2, 0, 231, 7, 25, 2, 0, 247, 4, 25, 2, 0, 147, 30,
    34, 0, 0, 114, 30, 35, 0, 0, 135, 30, 28, 2, 0, 154, 30, 34, 0, 0, 159, 30, 36, 2, 0, 173, 30,
    36, 1, 0, 187, 30, 37, 1, 0, 177, 10, 23, 1, 0, 91, 32, 23, 1, 0, 111, 34, 32, 1, 0, 118, 34,
    32, 1, 0, 131, 34, 25, 2, 0, 143, 34, 25, 2, 0, 157, 34, 25, 2, 0, 173, 34, 25, 2, 0, 80, 34,
    24, 2, 0, 5, 24, 0, 0, 0, 78, 8, 2, 1, 0, 238, 18, 5, 1, 0, 119, 18, 7, 0, 2, 253, 18,
    4, 0, 1, 66, 19, 7, 0, 2, 79, 19, 4, 1, 0, 97, 19, 5, 1, 0, 187, 19, 3, 1, 0, 37, 111,
    5, 1, 0, 78, 8, 2, 1, 0, 105, 20, 2, 1, 0, 118, 20, 2, 1, 0, 130, 20, 2, 1, 0, 134, 22,
    4, 0, 1, 139, 20, 33, 0, 4, 5, 24, 0, 0, 0, 78, 8, 2, 0, 0, 119, 18, 7, 0, 2, 253, 18,
    4, 0, 1, 196, 20, 5, 1, 0, 209, 20, 9, 1, 0, 225, 20, 9, 1, 0, 130, 18, 38, 0, 1, 115, 37,
    39, 0, 0, 124, 37, 40, 0, 0, 133, 37, 40, 0, 0, 142, 37, 4, 0, 0, 151, 37, 4, 0, 0, 160, 37,
    5, 0, 0, 172, 37, 5, 0, 0, 184, 37, 41, 0, 0, 11, 101, 42, 0, 0, 128, 35, 42, 0, 0, 255, 13,
    42, 0, 0, 18, 101, 43, 0, 0, 25, 101, 43, 0, 0, 194, 103, 43, 0, 0, 32, 101, 43, 0, 0, 37, 111,
    44, 0, 0, 91, 32, 23, 1, 0, 225, 34, 23, 1, 0, 236, 34, 25, 2, 0, 254, 34, 32, 1, 0, 131, 34,
    25, 2, 0, 212, 32, 24, 2, 0, 226, 32, 24, 2, 0, 153, 35, 32, 1, 0, 169, 35, 32, 1, 0, 91, 32,
    23, 1, 0, 118, 34, 32, 1, 0, 212, 32, 24, 2, 0, 226, 32, 24, 2, 0, 67, 35, 25, 2, 0, 108, 9,
    1, 0, 0, 153, 18, 45, 0, 0, 187, 19, 3, 0, 0, 168, 18, 2, 1, 0, 177, 18, 33, 0, 0, 189, 18,
    46, 0, 0, 202, 18, 47, 0, 2, 37, 111, 5, 0, 0, 78, 8, 2, 1, 0, 187, 19, 3, 1, 0, 134, 22,
    4, 0, 1, 83, 20, 4, 0, 1, 253, 18, 4, 0, 1, 20, 101, 5, 1, 0, 215, 21, 10, 1, 0, 11, 25,
    48, 1, 0, 139, 22, 10, 1, 0, 154, 22, 10, 1, 0, 159, 22, 49, 1, 0, 176, 22, 49, 1, 0, 22, 22,
    49, 1, 0, 215, 21, 10, 1, 0, 11, 25, 48, 1, 0, 206, 22, 49, 1, 0, 220, 22, 49, 1, 0, 234, 22,
    49, 1, 0, 1, 23, 49, 1, 0, 22, 22, 49, 1, 0, 215, 21, 10, 1, 0, 73, 23, 10, 1, 0, 89, 23,
    10, 1, 0, 107, 11, 48, 1, 0, 104, 23, 49, 1, 0, 123, 23, 49, 1, 0, 22, 22, 49, 1, 0, 69, 30,
    42, 0, 5, 71, 30, 50, 0, 6, 78, 30, 50, 0, 7, 206, 23, 50, 0, 8, 199, 36, 50, 0, 9, 247, 18,
    51, 1, 0, 83, 30, 52, 1, 0, 28, 9, 32, 0, 0, 20, 10, 32, 0, 0, 29, 10, 32, 0, 0, 38, 10,
    53, 0, 0, 47, 10, 53, 0, 0, 56, 10, 53, 0, 0, 91, 32, 23, 1, 0, 175, 33, 22, 1, 0, 212, 32,
    24, 2, 0, 226, 32, 24, 2, 0, 67, 35, 25, 2, 0, 80, 34, 24, 2, 0, 11, 107, 54, 0, 0, 194, 37,
    55, 0, 0, 248, 106, 56, 0, 0, 11, 25, 27, 0, 0, 232, 10, 57, 0, 0, 201, 37, 27, 2, 0, 69, 30,
    42, 0, 5, 71, 30, 50, 0, 10, 78, 30, 50, 0, 11, 206, 23, 50, 0, 12, 247, 18, 51, 1, 0, 83, 30,
    52, 1, 0, 227, 4, 23, 1, 0, 95, 5, 22, 1, 0, 108, 5, 22, 1, 0, 234, 4, 22, 2, 0, 247, 4,
    25, 2, 0, 126, 110, 58, 0, 0, 203, 9, 24, 0, 0, 59, 4, 59, 0, 0, 233, 105, 28, 2, 0, 207, 9,
    28, 1, 0, 28, 9, 32, 0, 0, 20, 10, 32, 0, 0, 29, 10, 35, 0, 0, 38, 10, 32, 0, 0, 47, 10,
    53, 0, 0, 65, 10, 59, 0, 0, 9, 31, 60, 0, 0, 78, 27, 61, 0, 0, 233, 105, 27, 2, 0, 187, 10,
    27, 0, 0, 78, 27, 61, 0, 0, 187, 10, 27, 0, 0, 9, 31, 60, 0, 0, 65, 10, 59, 0, 0, 233, 105,
    27, 2, 0, 91, 32, 23, 1, 0, 111, 34, 32, 1, 0, 194, 34, 25, 2, 0, 209, 34, 25, 2, 0, 173, 34,
    25, 2, 0, 59, 9, 62, 0, 0, 27, 13, 62, 0, 0, 85, 28, 27, 2, 0, 100, 28, 27, 2, 0, 113, 28,
    27, 2, 0, 58, 32, 63, 0, 0, 142, 108, 64, 2, 0, 161, 108, 64, 2, 0, 89, 108, 64, 1, 0, 108, 108,
    64, 1, 0, 65, 10, 65, 0, 0, 233, 105, 27, 2, 0, 198, 109, 66, 0, 0, 9, 31, 67, 0, 0, 58, 27,
    68, 0, 0, 65, 10, 59, 0, 0, 233, 105, 27, 2, 0, 198, 109, 69, 0, 0, 9, 31, 70, 0, 0, 204, 10,
    71, 0, 0, 126, 110, 72, 0, 0, 247, 93, 28, 0, 0, 114, 24, 72, 0, 0, 104, 110, 73, 0, 0, 108, 110,
    53, 0, 0, 126, 110, 74, 0, 0, 247, 93, 28, 0, 0, 114, 24, 74, 0, 0, 104, 110, 36, 0, 0, 108, 110,
    53, 0, 0, 126, 110, 72, 0, 0, 114, 24, 72, 0, 0, 219, 65, 72, 0, 0, 247, 93, 73, 0, 0, 108, 110,
    53, 0, 0, 126, 110, 74, 0, 0, 114, 24, 74, 0, 0, 219, 65, 74, 0, 0, 247, 93, 36, 0, 0, 108, 110,
    53, 0, 0, 126, 110, 75, 0, 0, 247, 93, 28, 0, 0, 114, 24, 75, 0, 0, 104, 110, 76, 0, 0, 108, 110,
    28, 0, 0, 126, 110, 75, 0, 0, 114, 24, 75, 0, 0, 219, 65, 75, 0, 0, 247, 93, 76, 0, 0, 108, 110,
    28, 0, 0, 215, 21, 10, 1, 0, 223, 21, 49, 1, 0, 242, 21, 49, 1, 0, 5, 22, 49, 1, 0, 22, 22,
    49, 1, 0, 124, 4, 25, 0, 0, 131, 4, 25, 1, 0, 69, 110, 77, 2, 0, 141, 4, 22, 2, 0, 155, 4,
    25, 0, 0, 124, 4, 25, 0, 0, 69, 110, 77, 2, 0, 141, 4, 22, 2, 0, 227, 4, 23, 1, 0, 141, 4,
    22, 2, 0, 234, 4, 22, 2, 0, 247, 4, 25, 2, 0, 234, 4, 22, 2, 0, 95, 5, 22, 1, 0, 108, 5,
    22, 1, 0, 227, 4, 23, 1, 0, 254, 102, 78, 0, 0, 59, 4, 59, 0, 0, 233, 105, 28, 2, 0, 207, 9,
    28, 1, 0, 65, 10, 59, 0, 0, 233, 105, 27, 2, 0, 238, 108, 24, 1, 0, 9, 31, 68, 1, 0, 204, 10,
    61, 0, 0, 65, 10, 59, 0, 0, 233, 105, 27, 2, 0, 9, 31, 68, 1, 0, 59, 9, 79, 0, 0, 85, 28,
    27, 2, 0, 100, 28, 27, 2, 0, 113, 28, 27, 2, 0, 114, 30, 35, 0, 0, 128, 30, 34, 0, 0, 135, 30,
    28, 2, 0, 177, 10, 23, 1, 0, 2, 31, 28, 0, 0, 30, 36, 53, 0, 0, 219, 14, 28, 0, 0, 243, 30,
    28, 0, 0, 131, 32, 80, 0, 0, 149, 32, 80, 0, 0, 165, 32, 80, 0, 0, 187, 32, 80, 0, 0, 35, 33,
    25, 0, 0, 43, 33, 25, 1, 0, 9, 24, 25, 2, 0, 69, 110, 81, 2, 0, 91, 32, 23, 1, 0, 111, 34,
    32, 1, 0, 131, 34, 25, 2, 0, 173, 34, 25, 2, 0, 185, 35, 24, 2, 0, 197, 35, 28, 2, 0, 67, 35,
    25, 2, 0, 214, 35, 24, 1, 0, 203, 36, 78, 0, 0, 216, 36, 78, 0, 0, 221, 36, 28, 0, 0, 225, 36,
    23, 0, 0, 203, 36, 78, 0, 0, 216, 36, 28, 0, 0, 221, 36, 28, 0, 0, 208, 36, 28, 0, 0, 65, 10,
    35, 0, 0, 54, 21, 36, 0, 0, 233, 36, 28, 0, 0, 247, 18, 28, 0, 0, 46, 13, 82, 0, 0, 57, 13,
    82, 0, 0, 80, 6, 82, 0, 0, 5, 37, 24, 2, 0, 14, 37, 27, 2, 0, 32, 37, 27, 2, 0, 50, 37,
    27, 2, 0, 81, 15, 62, 2, 0, 239, 37, 83, 2, 0, 250, 37, 84, 0, 0, 5, 38, 85, 2, 0, 14, 38,
    85, 0, 0, 139, 102, 86, 0, 0, 152, 102, 87, 0, 0, 163, 102, 88, 0, 0, 168, 102, 89, 2, 0, 59, 9,
    62, 0, 0, 27, 13, 62, 0, 0, 67, 103, 24, 1, 0, 119, 103, 27, 2, 0, 203, 106, 90, 0, 0, 190, 106,
    91, 0, 0, 212, 106, 92, 0, 0, 230, 106, 93, 0, 0, 28, 108, 63, 2, 0, 36, 108, 63, 0, 0, 52, 108,
    63, 0, 0, 72, 108, 63, 0, 0, 28, 108, 63, 2, 0, 36, 108, 63, 0, 0, 52, 108, 63, 0, 0, 79, 108,
    63, 0, 0, 65, 10, 59, 0, 0, 233, 105, 27, 2, 0, 9, 31, 70, 0, 0, 204, 10, 71, 0, 0, 65, 10,
    59, 0, 0, 233, 105, 27, 2, 0, 9, 31, 70, 0, 0, 58, 27, 71, 0, 0, 59, 9, 65, 0, 0, 233, 105,
    27, 2, 0, 238, 108, 24, 0, 0, 9, 31, 67, 1, 0, 143, 7, 94, 0, 0, 59, 9, 65, 0, 0, 233, 105,
    27, 2, 0, 9, 31, 67, 1, 0, 59, 9, 95, 0, 0, 85, 28, 27, 2, 0, 255, 110, 27, 2, 0, 113, 28,
    27, 2, 0, 58, 32, 5, 0, 0, 176, 13, 96, 0, 13, 183, 13, 2, 0, 0, 190, 13, 51, 1, 0, 5, 24,
    0, 0, 0, 78, 8, 2, 0, 0, 119, 18, 7, 0, 2, 130, 18, 38, 0, 1, 37, 111, 5, 0, 0, 187, 19,
    3, 1, 0, 134, 22, 4, 0, 1, 233, 11, 4, 0, 1, 11, 25, 5, 1, 0, 46, 13, 5, 1, 0, 57, 13,
    5, 1, 0, 54, 21, 5, 1, 0, 225, 23, 97, 0, 0, 235, 23, 97, 0, 0, 219, 14, 98, 0, 0, 247, 23,
    33, 0, 4, 121, 28, 99, 0, 0, 203, 28, 100, 0, 0, 214, 28, 100, 1, 0, 227, 28, 101, 0, 1, 86, 101,
    102, 1, 0, 164, 110, 48, 1, 0, 177, 110, 10, 1, 0, 192, 110, 10, 1, 0, 155, 4, 25, 0, 0, 69, 110,
    77, 2, 0, 141, 4, 22, 2, 0, 66, 9, 103, 0, 0, 74, 9, 103, 0, 0, 82, 9, 104, 0, 0, 59, 9,
    78, 0, 0, 156, 9, 28, 0, 0, 173, 9, 105, 1, 0, 66, 9, 78, 0, 0, 74, 9, 78, 1, 0, 173, 9,
    105, 1, 0, 66, 9, 106, 0, 0, 74, 9, 106, 0, 0, 82, 9, 107, 0, 0, 70, 10, 108, 0, 0, 74, 10,
    108, 0, 0, 55, 4, 108, 0, 0, 70, 10, 109, 0, 0, 74, 10, 109, 0, 0, 55, 4, 109, 0, 0, 65, 10,
    59, 0, 0, 233, 105, 27, 2, 0, 30, 36, 110, 0, 0, 143, 7, 111, 0, 0, 78, 27, 61, 0, 0, 187, 10,
    27, 0, 0, 133, 12, 23, 0, 0, 143, 12, 24, 2, 0, 160, 12, 24, 2, 0, 46, 13, 112, 0, 0, 57, 13,
    112, 0, 0, 80, 6, 112, 0, 0, 254, 102, 58, 0, 0, 219, 14, 28, 0, 0, 107, 11, 28, 0, 0, 240, 14,
    113, 0, 0, 244, 14, 113, 0, 0, 248, 14, 114, 0, 0, 126, 110, 115, 0, 0, 44, 15, 116, 0, 0, 233, 105,
    27, 2, 0, 114, 24, 117, 0, 0, 219, 65, 117, 0, 0, 57, 4, 117, 0, 0, 114, 24, 118, 0, 0, 219, 65,
    118, 0, 0, 57, 4, 118, 0, 0, 28, 9, 119, 0, 0, 20, 10, 35, 0, 0, 29, 10, 120, 0, 0, 28, 9,
    35, 0, 0, 20, 10, 120, 0, 0, 29, 10, 119, 0, 0, 12, 12, 35, 0, 0, 9, 31, 120, 0, 0, 58, 27,
    119, 2, 0, 68, 27, 35, 0, 0, 126, 110, 35, 0, 0, 18, 38, 121, 0, 0, 68, 27, 35, 0, 0, 30, 36,
    73, 0, 0, 18, 38, 121, 0, 0, 145, 13, 53, 2, 0, 111, 27, 53, 2, 0, 130, 27, 53, 2, 0, 254, 102,
    24, 0, 0, 59, 4, 59, 0, 0, 233, 105, 27, 2, 0, 164, 102, 59, 0, 0, 5, 24, 28, 0, 0, 22, 19,
    28, 0, 0, 173, 29, 122, 0, 0, 185, 29, 122, 0, 0, 197, 29, 123, 0, 0, 68, 27, 34, 0, 0, 126, 110,
    124, 0, 0, 205, 30, 53, 1, 0, 168, 25, 35, 0, 0, 217, 30, 28, 0, 0, 177, 10, 23, 1, 0, 168, 25,
    34, 0, 0, 217, 30, 28, 0, 0, 177, 10, 23, 1, 0, 168, 25, 35, 0, 0, 11, 25, 28, 0, 0, 177, 10,
    23, 1, 0, 168, 25, 34, 0, 0, 11, 25, 28, 0, 0, 177, 10, 23, 1, 0, 168, 25, 35, 0, 0, 231, 30,
    28, 0, 0, 237, 30, 28, 0, 0, 168, 25, 34, 0, 0, 231, 30, 28, 0, 0, 237, 30, 28, 0, 0, 201, 32,
    22, 1, 0, 212, 32, 24, 2, 0, 226, 32, 24, 2, 0, 46, 13, 22, 2, 0, 57, 13, 22, 2, 0, 80, 6,
    22, 2, 0, 249, 33, 125, 0, 0, 235, 33, 80, 0, 0, 247, 33, 80, 0, 0, 67, 35, 25, 2, 0, 212, 32,
    24, 2, 0, 226, 32, 24, 2, 0, 13, 34, 25, 2, 0, 91, 32, 23, 1, 0, 26, 34, 25, 2, 0, 212, 32,
    24, 2, 0, 226, 32, 24, 2, 0, 76, 34, 25, 2, 0, 62, 35, 25, 2, 0, 212, 32, 24, 2, 0, 226, 32,
    24, 2, 0, 232, 10, 57, 0, 0, 217, 37, 83, 2, 0, 228, 37, 84, 0, 0, 133, 12, 23, 0, 0, 124, 101,
    89, 2, 0, 143, 101, 89, 2, 0, 114, 24, 126, 0, 0, 219, 65, 126, 0, 0, 57, 4, 126, 0, 0, 192, 25,
    127, 0, 0, 183, 13, 126, 0, 0, 54, 21, 128, 0, 0, 63, 101, 127, 0, 0, 200, 102, 128, 0, 0, 233, 105,
    128, 2, 0, 192, 25, 127, 0, 0, 183, 13, 129, 0, 0, 54, 21, 128, 0, 0, 133, 12, 130, 0, 0, 237, 102,
    131, 0, 0, 248, 102, 131, 0, 0, 143, 7, 132, 0, 0, 199, 101, 133, 0, 0, 198, 10, 128, 0, 0, 59, 9,
    62, 0, 0, 27, 13, 62, 0, 0, 119, 103, 27, 2, 0, 254, 102, 134, 0, 0, 155, 103, 134, 0, 0, 166, 103,
    135, 0, 0, 122, 15, 136, 0, 0, 17, 104, 137, 0, 0, 24, 104, 138, 0, 0, 122, 15, 139, 0, 0, 17, 104,
    140, 0, 0, 24, 104, 138, 0, 0, 122, 15, 141, 0, 0, 17, 104, 142, 0, 0, 24, 104, 138, 0, 0, 141, 103,
    143, 0, 0, 238, 108, 144, 0, 0, 151, 104, 145, 1, 0, 223, 104, 146, 0, 0, 233, 105, 147, 0, 0, 122, 15,
    146, 0, 0, 212, 30, 148, 0, 0, 244, 104, 149, 0, 0, 252, 104, 149, 0, 0, 122, 15, 136, 0, 0, 108, 15,
    137, 0, 0, 24, 104, 138, 0, 0, 167, 106, 150, 0, 0, 174, 106, 151, 0, 0, 190, 106, 91, 0, 0, 247, 106,
    63, 0, 0, 31, 105, 63, 0, 0, 254, 106, 63, 0, 0, 59, 9, 24, 0, 0, 27, 13, 94, 0, 0, 165, 109,
    27, 2, 0, 59, 9, 24, 0, 0, 27, 13, 94, 0, 0, 173, 109, 82, 1, 0, 143, 7, 68, 0, 0, 0, 110,
    27, 2, 0, 12, 110, 27, 2, 0, 204, 10, 94, 0, 0, 65, 10, 59, 0, 0, 233, 105, 27, 2, 0, 114, 24,
    152, 0, 0, 219, 65, 152, 0, 0, 57, 4, 73, 0, 0, 114, 24, 153, 0, 0, 126, 110, 153, 0, 0, 247, 93,
    154, 0, 0, 247, 93, 154, 0, 0, 114, 24, 153, 0, 0, 126, 110, 153, 1, 0, 213, 110, 155, 0, 0, 9, 31,
    156, 0, 0, 254, 102, 157, 0, 0, 70, 10, 158, 0, 0, 74, 10, 158, 0, 0, 55, 4, 159, 1, 0, 254, 102,
    157, 0, 0, 224, 110, 155, 0, 0, 9, 31, 156, 0, 0, 158, 11, 43, 0, 0, 17, 14, 98, 0, 0, 170, 11,
    160, 0, 0, 224, 11, 2, 0, 0, 134, 22, 4, 0, 0, 233, 11, 4, 0, 0, 57, 12, 7, 0, 0, 76, 12,
    7, 0, 0, 93, 12, 161, 0, 0, 108, 9, 1, 0, 0, 112, 18, 162, 0, 0, 76, 18, 2, 1, 0, 37, 111,
    5, 0, 0, 187, 19, 3, 1, 0, 47, 20, 4, 0, 0, 78, 8, 2, 1, 0, 37, 111, 5, 1, 0, 156, 20,
    33, 0, 0, 155, 23, 163, 0, 0, 161, 23, 163, 0, 0, 168, 23, 163, 0, 0, 56, 36, 43, 0, 0, 72, 36,
    48, 1, 0, 91, 36, 164, 1, 0, 255, 110, 165, 0, 0, 158, 11, 43, 0, 0, 130, 18, 5, 1, 0, 26, 97,
    25, 0, 0, 87, 90, 25, 0, 0, 26, 97, 25, 0, 0, 94, 32, 24, 0, 0, 89, 5, 166, 1, 0, 247, 4,
    25, 2, 0, 227, 4, 23, 1, 0, 247, 4, 25, 2, 0, 144, 5, 22, 1, 0, 227, 4, 23, 1, 0, 47, 8,
    80, 0, 0, 58, 8, 80, 0, 0, 248, 8, 27, 0, 0, 5, 9, 27, 2, 0, 37, 9, 167, 0, 0, 48, 9,
    80, 0, 0, 70, 10, 168, 0, 0, 74, 10, 168, 0, 0, 70, 10, 169, 0, 0, 74, 10, 169, 0, 0, 178, 12,
    24, 0, 0, 187, 12, 24, 0, 0, 229, 35, 170, 0, 0, 254, 102, 170, 0, 0, 37, 9, 167, 0, 0, 48, 9,
    171, 0, 0, 254, 102, 172, 0, 0, 233, 105, 170, 2, 0, 225, 10, 173, 0, 0, 145, 13, 24, 2, 0, 226, 14,
    58, 0, 0, 34, 31, 23, 0, 0, 20, 15, 116, 0, 0, 233, 105, 27, 2, 0, 74, 15, 24, 2, 0, 81, 15,
    65, 2, 0, 108, 15, 174, 0, 0, 115, 15, 174, 0, 0, 122, 15, 174, 0, 0, 115, 15, 175, 0, 0, 254, 102,
    175, 0, 0, 115, 15, 174, 0, 0, 70, 10, 118, 0, 0, 74, 10, 118, 0, 0, 205, 34, 35, 0, 0, 30, 36,
    176, 0, 0, 70, 10, 117, 0, 0, 74, 10, 117, 0, 0, 65, 10, 177, 0, 0, 165, 26, 118, 2, 0, 30, 36,
    117, 0, 0, 83, 27, 121, 0, 0, 101, 27, 119, 0, 0, 106, 27, 119, 0, 0, 149, 27, 24, 0, 0, 160, 27,
    24, 0, 0, 254, 102, 178, 0, 0, 168, 25, 35, 0, 0, 18, 28, 27, 2, 0, 31, 28, 27, 2, 0, 59, 9,
    179, 0, 0, 60, 28, 27, 1, 0, 122, 15, 62, 0, 0, 56, 29, 27, 2, 0, 122, 15, 180, 0, 0, 56, 29,
    27, 2, 0, 122, 15, 180, 0, 0, 69, 29, 27, 2, 0, 122, 15, 180, 0, 0, 97, 29, 27, 2, 0, 166, 29,
    181, 1, 0, 22, 19, 28, 0, 0, 88, 30, 28, 1, 0, 98, 30, 28, 1, 0, 168, 25, 35, 0, 0, 225, 30,
    53, 0, 0, 168, 25, 34, 0, 0, 225, 30, 53, 0, 0, 114, 30, 35, 0, 0, 177, 10, 23, 1, 0, 30, 36,
    53, 0, 0, 243, 30, 28, 0, 0, 205, 34, 34, 0, 0, 40, 31, 28, 2, 0, 9, 31, 53, 0, 0, 212, 30,
    53, 0, 0, 205, 34, 35, 0, 0, 54, 21, 28, 0, 0, 70, 10, 182, 0, 0, 74, 10, 182, 0, 0, 34, 36,
    27, 0, 0, 153, 36, 32, 0, 0, 122, 15, 182, 0, 0, 165, 36, 27, 0, 0, 153, 36, 32, 0, 0, 34, 36,
    27, 0, 0, 121, 36, 182, 0, 0, 180, 36, 32, 0, 0, 203, 36, 28, 0, 0, 208, 36, 28, 0, 0, 244, 36,
    28, 0, 0, 248, 36, 28, 0, 0, 243, 37, 83, 2, 0, 11, 107, 84, 0, 0, 232, 10, 57, 0, 0, 22, 38,
    183, 1, 0, 232, 10, 84, 0, 0, 5, 37, 24, 2, 0, 59, 9, 57, 0, 0, 198, 10, 27, 0, 0, 232, 10,
    57, 0, 0, 27, 13, 24, 0, 0, 63, 101, 127, 0, 0, 233, 105, 128, 2, 0, 192, 25, 127, 0, 0, 254, 102,
    184, 0, 0, 163, 101, 24, 0, 0, 174, 101, 24, 0, 0, 176, 13, 127, 0, 0, 176, 102, 89, 2, 0, 183, 13,
    89, 0, 0, 208, 79, 185, 0, 0, 58, 32, 127, 0, 0, 59, 9, 127, 0, 0, 247, 101, 186, 0, 0, 255, 101,
    186, 0, 0, 20, 10, 187, 0, 0, 29, 10, 187, 0, 0, 254, 102, 89, 0, 0, 62, 102, 188, 0, 0, 254, 102,
    188, 0, 0, 86, 102, 128, 1, 0, 254, 102, 89, 0, 0, 108, 9, 128, 0, 0, 254, 102, 87, 0, 0, 86, 102,
    128, 1, 0, 254, 102, 130, 0, 0, 86, 102, 128, 1, 0, 254, 102, 189, 0, 0, 108, 9, 128, 0, 0, 254, 102,
    189, 0, 0, 115, 102, 128, 0, 0, 254, 102, 189, 0, 0, 9, 31, 128, 0, 0, 20, 10, 190, 0, 0, 29, 10,
    190, 0, 0, 192, 25, 127, 0, 0, 54, 21, 128, 0, 0, 205, 34, 127, 0, 0, 254, 102, 89, 0, 0, 143, 7,
    132, 0, 0, 198, 10, 128, 0, 0, 247, 101, 132, 0, 0, 255, 101, 132, 0, 0, 122, 15, 191, 0, 0, 18, 28,
    27, 2, 0, 141, 103, 149, 0, 0, 148, 103, 149, 0, 0, 241, 107, 148, 0, 0, 74, 15, 149, 2, 0, 249, 103,
    167, 0, 0, 5, 104, 167, 0, 0, 97, 104, 146, 0, 0, 108, 104, 146, 0, 0, 119, 104, 146, 0, 0, 131, 104,
    146, 0, 0, 11, 107, 146, 0, 0, 233, 105, 147, 0, 0, 141, 103, 192, 0, 0, 148, 103, 192, 0, 0, 141, 103,
    148, 0, 0, 148, 103, 148, 0, 0, 114, 24, 146, 0, 0, 219, 65, 146, 0, 0, 122, 15, 149, 0, 0, 131, 60,
    138, 0, 0, 141, 103, 149, 0, 0, 21, 105, 144, 0, 0, 241, 107, 167, 0, 0, 113, 13, 167, 0, 0, 111, 106,
    63, 0, 0, 123, 106, 63, 2, 0, 58, 32, 63, 0, 0, 44, 107, 64, 2, 0, 58, 32, 63, 0, 0, 213, 107,
    64, 1, 0, 233, 107, 63, 0, 0, 239, 107, 63, 0, 0, 126, 108, 63, 0, 0, 79, 108, 63, 0, 0, 58, 32,
    63, 0, 0, 179, 108, 64, 2, 0, 143, 7, 94, 0, 0, 165, 109, 27, 2, 0, 143, 7, 94, 0, 0, 173, 109,
    82, 1, 0, 59, 9, 68, 0, 0, 27, 13, 68, 0, 0, 70, 10, 193, 0, 0, 74, 10, 193, 0, 0, 59, 9,
    68, 0, 0, 55, 4, 24, 0, 0, 59, 9, 71, 0, 0, 27, 13, 194, 0, 0, 44, 110, 195, 0, 0, 47, 110,
    195, 0, 0, 76, 110, 27, 0, 0, 214, 14, 24, 2, 0, 114, 24, 196, 0, 0, 219, 65, 196, 0, 0, 114, 24,
    197, 0, 0, 219, 65, 197, 0, 0, 114, 24, 198, 0, 0, 219, 65, 198, 0, 0, 130, 110, 154, 0, 0, 133, 110,
    154, 0, 0, 224, 110, 155, 0, 0, 85, 28, 27, 2, 0, 107, 11, 4, 0, 0, 96, 11, 199, 0, 0, 225, 10,
    161, 0, 0, 137, 11, 161, 0, 0, 20, 101, 65, 0, 0, 190, 11, 200, 0, 0, 254, 11, 201, 0, 0, 8, 12,
    5, 0, 0, 78, 8, 2, 0, 0, 39, 12, 161, 0, 0, 197, 12, 202, 0, 0, 254, 102, 5, 0, 0, 108, 9,
    1, 0, 0, 76, 18, 2, 1, 0, 148, 19, 203, 0, 0, 176, 102, 204, 0, 3, 78, 8, 2, 0, 0, 174, 19,
    2, 0, 0, 229, 35, 205, 0, 0, 94, 32, 9, 1, 0, 73, 21, 206, 0, 1, 168, 5, 8, 0, 3, 215, 21,
    10, 1, 0, 66, 22, 10, 1, 0, 215, 21, 10, 1, 0, 106, 22, 48, 1, 0, 108, 9, 50, 0, 0, 9, 24,
    207, 0, 0, 24, 32, 208, 1, 0, 36, 32, 209, 1, 0, 254, 102, 48, 0, 0, 34, 36, 48, 0, 0, 20, 101,
    43, 0, 0, 254, 102, 210, 0, 0, 20, 101, 43, 0, 0, 254, 102, 164, 0, 0, 255, 33, 167, 0, 0, 255, 33,
    80, 0, 0, 89, 5, 166, 0, 0, 192, 6, 24, 2, 0, 11, 9, 27, 2, 0, 28, 9, 24, 2, 0, 71, 31,
    78, 0, 0, 88, 9, 104, 0, 0, 71, 31, 105, 0, 0, 88, 9, 107, 0, 0, 71, 31, 53, 0, 0, 71, 31,
    110, 0, 0, 71, 31, 108, 0, 0, 71, 31, 109, 0, 0, 215, 96, 211, 0, 0, 240, 104, 211, 0, 0, 104, 106,
    212, 0, 0, 104, 106, 169, 0, 0, 215, 96, 213, 0, 0, 240, 104, 213, 0, 0, 104, 106, 61, 0, 0, 104, 106,
    111, 0, 0, 152, 13, 24, 2, 0, 217, 10, 214, 2, 0, 59, 4, 79, 0, 0, 104, 106, 84, 0, 0, 229, 102,
    170, 0, 0, 104, 106, 170, 0, 0, 152, 13, 170, 2, 0, 217, 10, 170, 2, 0, 59, 9, 170, 0, 0, 27, 13,
    170, 0, 0, 217, 10, 170, 0, 0, 113, 13, 80, 0, 0, 229, 102, 215, 0, 0, 229, 102, 216, 0, 0, 104, 106,
    170, 1, 0, 217, 10, 24, 2, 0, 166, 14, 26, 1, 0, 203, 14, 167, 0, 0, 214, 14, 217, 2, 0, 71, 31,
    218, 0, 0, 254, 102, 219, 0, 0, 104, 106, 219, 0, 0, 214, 14, 220, 2, 0, 214, 14, 221, 2, 0, 89, 15,
    62, 2, 0, 104, 106, 174, 0, 0, 104, 106, 175, 0, 0, 71, 31, 118, 0, 0, 71, 31, 176, 0, 0, 104, 106,
    53, 1, 0, 214, 14, 53, 2, 0, 192, 6, 53, 1, 0, 71, 31, 117, 0, 0, 229, 102, 117, 0, 0, 71, 31,
    177, 0, 0, 152, 13, 53, 2, 0, 71, 31, 53, 1, 0, 241, 107, 23, 0, 0, 215, 96, 118, 0, 0, 215, 96,
    117, 0, 0, 71, 31, 222, 0, 0, 30, 36, 223, 0, 0, 71, 31, 119, 0, 0, 215, 96, 224, 0, 0, 83, 20,
    118, 0, 0, 71, 31, 178, 0, 0, 239, 27, 80, 0, 0, 104, 106, 24, 0, 0, 217, 10, 179, 0, 0, 104, 106,
    59, 0, 0, 104, 106, 180, 0, 0, 104, 106, 62, 0, 0, 104, 106, 27, 2, 0, 104, 106, 27, 0, 0, 126, 110,
    62, 0, 0, 205, 29, 123, 0, 0, 212, 30, 23, 0, 0, 71, 31, 24, 0, 0, 71, 31, 225, 0, 0, 17, 33,
    25, 2, 0, 55, 33, 25, 0, 0, 124, 33, 24, 2, 0, 104, 106, 182, 0, 0, 115, 15, 226, 0, 0, 122, 15,
    227, 0, 0, 122, 15, 226, 0, 0, 115, 15, 182, 0, 0, 115, 15, 227, 0, 0, 83, 20, 228, 0, 0, 71, 31,
    228, 0, 0, 83, 20, 229, 0, 0, 71, 31, 229, 0, 0, 71, 31, 230, 0, 0, 104, 106, 57, 0, 0, 59, 9,
    84, 0, 0, 27, 13, 84, 0, 0, 104, 106, 231, 0, 0, 33, 38, 232, 0, 0, 27, 13, 57, 0, 0, 71, 38,
    57, 0, 0, 81, 38, 57, 0, 0, 102, 38, 233, 0, 0, 219, 14, 27, 0, 0, 54, 21, 27, 0, 0, 72, 101,
    127, 0, 0, 104, 106, 184, 0, 0, 229, 102, 131, 0, 0, 104, 106, 131, 0, 0, 109, 101, 89, 2, 0, 58, 32,
    24, 0, 0, 104, 106, 128, 0, 0, 186, 101, 89, 2, 0, 104, 106, 185, 0, 0, 199, 101, 89, 0, 0, 247, 23,
    89, 0, 0, 229, 102, 187, 0, 0, 104, 106, 190, 0, 0, 229, 102, 190, 0, 0, 104, 106, 187, 0, 0, 104, 106,
    88, 0, 0, 7, 102, 89, 1, 0, 104, 106, 89, 0, 0, 104, 106, 188, 0, 0, 104, 106, 87, 0, 0, 104, 106,
    130, 0, 0, 104, 106, 189, 0, 0, 229, 102, 234, 0, 0, 104, 106, 235, 0, 0, 229, 102, 235, 0, 0, 104, 106,
    234, 0, 0, 104, 106, 126, 0, 0, 104, 106, 28, 0, 0, 104, 106, 236, 0, 0, 104, 106, 132, 0, 0, 146, 102,
    236, 0, 0, 104, 106, 127, 0, 0, 104, 106, 129, 0, 0, 104, 106, 133, 0, 0, 28, 103, 89, 0, 0, 131, 103,
    62, 0, 0, 115, 15, 149, 0, 0, 115, 15, 134, 0, 0, 115, 15, 136, 0, 0, 141, 103, 149, 2, 0, 115, 15,
    149, 2, 0, 115, 15, 139, 0, 0, 122, 15, 237, 0, 0, 115, 15, 237, 0, 0, 81, 15, 149, 2, 0, 115, 15,
    148, 0, 0, 115, 15, 141, 0, 0, 115, 15, 146, 0, 0, 115, 15, 192, 0, 0, 104, 9, 148, 0, 0, 57, 4,
    146, 0, 0, 115, 15, 143, 0, 0, 104, 9, 149, 0, 0, 233, 104, 146, 0, 0, 104, 106, 63, 0, 0, 152, 13,
    238, 2, 0, 192, 6, 238, 2, 0, 28, 106, 63, 0, 0, 22, 19, 239, 0, 0, 36, 106, 63, 0, 0, 192, 6,
    63, 2, 0, 58, 32, 240, 0, 0, 58, 32, 241, 0, 0, 201, 107, 63, 0, 0, 217, 10, 242, 0, 0, 104, 106,
    71, 0, 0, 217, 10, 68, 0, 0, 21, 74, 193, 0, 0, 71, 31, 193, 0, 0, 215, 11, 24, 2, 0, 104, 106,
    94, 0, 0, 104, 106, 68, 0, 0, 71, 31, 68, 0, 0, 59, 9, 194, 0, 0, 71, 31, 71, 0, 0, 71, 31,
    194, 0, 0, 131, 103, 94, 0, 0, 104, 106, 62, 1, 0, 93, 110, 167, 0, 0, 71, 31, 152, 0, 0, 68, 27,
    153, 0, 0, 68, 27, 75, 0, 0, 104, 106, 157, 0, 0, 104, 106, 159, 0, 0, 104, 106, 155, 0, 0, 254, 102,
    40, 0, 0, 254, 102, 243, 0, 0, 210, 12, 8, 0, 0, 210, 12, 100, 0, 0, 123, 19, 244, 0, 3, 11, 25,
    48, 0, 0, 44, 23, 10, 1, 0, 206, 23, 245, 0, 3, 108, 9, 2, 1, 0, 254, 102, 101, 0, 0, 20, 101,
    43, 0, 14, 225, 81, 246, 0, 0, 121, 36, 100, 0, 0, 187, 36, 5, 1, 0, 254, 102, 247, 0, 0, 20, 8,
    0, 0, 0, 0, 161, 13, 0, 0, 0, 1, 68, 13, 1, 0, 0, 0, 187, 24, 2, 0, 1, 0, 195, 24, 3,
    0, 0, 1, 161, 24, 4, 0, 2, 0, 205, 24, 5, 0, 0, 1, 212, 24, 3, 0, 0, 1, 223, 24, 6, 0,
    0, 1, 235, 24, 0, 0, 0, 1, 3, 81, 7, 0, 0, 1, 93, 13, 8, 0, 0, 1, 103, 13, 8, 0, 0,
    1, 252, 24, 9, 0, 0, 1, 122, 31, 10, 0, 0, 1, 17, 25, 11, 0, 3, 0, 29, 25, 3, 0, 0, 1,
    43, 25, 3, 0, 0, 1, 65, 25, 3, 0, 0, 1, 90, 25, 3, 0, 0, 1, 101, 25, 3, 0, 0, 1, 111,
    25, 3, 0, 0, 1, 122, 25, 3, 0, 0, 1, 135, 25, 3, 0, 0, 1, 152, 25, 0, 0, 0, 1, 160, 25,
    12, 0, 0, 1, 237, 101, 9, 0, 0, 1, 173, 25, 13, 0, 0, 1, 186, 25, 14, 0, 0, 1, 200, 25, 0,
    0, 0, 1, 211, 25, 0, 0, 0, 1, 199, 23, 15, 0, 0, 1, 220, 25, 16, 0, 0, 1, 235, 25, 16, 0,
    0, 1, 251, 25, 16, 0, 0, 1, 11, 26, 16, 0, 0, 1, 31, 26, 16, 0, 0, 1, 55, 26, 0, 0, 0,
    1, 72, 26, 0, 0, 0, 1, 93, 26, 0, 0, 0, 1, 105, 26, 3, 0, 0, 1, 115, 26, 3, 0, 0, 1,
    129, 26, 3, 0, 0, 1, 139, 26, 3, 0, 0, 1, 151, 26, 3, 0, 0, 1, 200, 6, 17, 0, 0, 1, 220,
    6, 18, 0, 0, 1, 229, 6, 19, 0, 0, 1, 248, 6, 20, 0, 0, 1, 12, 7, 21, 0, 0, 1, 33, 7,
    19, 0, 0, 1, 56, 7, 19, 0, 0, 1, 84, 7, 19, 0, 0, 1, 109, 7, 19, 0, 0, 1, 113, 7, 19,
    0, 0, 1, 125, 7, 19, 0, 0, 1, 131, 7, 19, 0, 0, 1, 136, 7, 19, 0, 0, 1, 143, 7, 19, 0,
    0, 1, 150, 7, 21, 0, 0, 1, 171, 7, 19, 0, 0, 1, 5, 8, 22, 0, 0, 1, 194, 7, 22, 0, 0,
    1, 49, 6, 23, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 10, 5, 21, 0, 0, 1,
    31, 5, 19, 0, 0, 1, 54, 5, 24, 0, 0, 1, 68, 5, 19, 0, 0, 1, 216, 5, 21, 0, 0, 1, 233,
    5, 19, 0, 0, 1, 252, 5, 19, 0, 0, 1, 17, 6, 19, 0, 0, 1, 40, 6, 3, 0, 0, 1, 194, 7,
    22, 0, 0, 1, 5, 8, 22, 0, 0, 1, 0, 8, 22, 0, 0, 1, 77, 5, 25, 0, 0, 1, 49, 6, 3,
    0, 0, 1, 193, 27, 26, 0, 0, 0, 247, 23, 3, 0, 0, 1, 20, 8, 0, 0, 0, 0, 187, 24, 2, 0,
    0, 0, 195, 24, 3, 0, 0, 1, 205, 27, 3, 0, 0, 1, 254, 102, 27, 0, 0, 1, 237, 101, 9, 0, 0,
    1, 219, 27, 28, 0, 4, 0, 160, 25, 12, 0, 0, 1, 152, 25, 0, 0, 0, 1, 205, 24, 5, 0, 0, 1,
    230, 27, 29, 0, 0, 1, 17, 25, 11, 0, 3, 0, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 10,
    5, 21, 0, 0, 1, 31, 5, 19, 0, 0, 1, 54, 5, 24, 0, 0, 1, 68, 5, 19, 0, 0, 1, 216, 5,
    21, 0, 0, 1, 233, 5, 19, 0, 0, 1, 252, 5, 19, 0, 0, 1, 17, 6, 19, 0, 0, 1, 40, 6, 3,
    0, 0, 1, 77, 5, 25, 0, 0, 1, 49, 6, 3, 0, 0, 1, 20, 8, 30, 0, 0, 0, 73, 8, 30, 0,
    0, 0, 83, 8, 31, 0, 0, 1, 92, 8, 19, 0, 0, 1, 136, 7, 19, 0, 0, 1, 143, 7, 19, 0, 0,
    1, 109, 7, 19, 0, 0, 1, 111, 8, 3, 0, 0, 1, 218, 4, 3, 0, 0, 1, 131, 7, 19, 0, 0, 1,
    118, 8, 18, 0, 0, 1, 126, 8, 19, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 10,
    5, 21, 0, 0, 1, 31, 5, 19, 0, 0, 1, 54, 5, 24, 0, 0, 1, 68, 5, 19, 0, 0, 1, 40, 6,
    3, 0, 0, 1, 194, 7, 22, 0, 0, 1, 5, 8, 22, 0, 0, 1, 0, 8, 22, 0, 0, 1, 77, 5, 25,
    0, 0, 1, 49, 6, 3, 0, 0, 1, 138, 21, 32, 0, 0, 0, 118, 38, 32, 0, 0, 0, 247, 93, 32, 0,
    0, 0, 94, 9, 32, 0, 0, 0, 101, 9, 32, 0, 4, 0, 106, 9, 32, 0, 4, 0, 111, 9, 33, 0, 5,
    0, 116, 9, 3, 0, 0, 1, 132, 9, 3, 0, 0, 1, 140, 9, 3, 0, 0, 1, 148, 9, 3, 0, 0, 1,
    116, 24, 1, 0, 0, 1, 225, 10, 6, 0, 0, 1, 132, 24, 34, 0, 6, 0, 146, 24, 21, 0, 0, 1, 161,
    24, 4, 0, 2, 0, 167, 24, 35, 0, 7, 0, 82, 24, 36, 0, 0, 1, 98, 24, 37, 0, 0, 1, 96, 24,
    37, 0, 0, 1, 111, 24, 38, 0, 0, 1, 237, 101, 9, 0, 0, 1, 72, 24, 3, 0, 0, 1, 171, 27, 3,
    0, 0, 1, 183, 27, 3, 0, 0, 1, 53, 24, 39, 0, 3, 0, 62, 24, 0, 0, 0, 1, 82, 24, 36, 0,
    0, 1, 98, 24, 37, 0, 0, 1, 96, 24, 37, 0, 0, 1, 111, 24, 38, 0, 0, 1, 46, 24, 40, 0, 0,
    0, 53, 24, 39, 0, 0, 0, 62, 24, 0, 0, 0, 1, 237, 101, 9, 0, 0, 1, 72, 24, 3, 0, 0, 1,
    82, 24, 36, 0, 0, 1, 98, 24, 37, 0, 0, 1, 96, 24, 37, 0, 0, 1, 111, 24, 38, 0, 0, 1, 237,
    101, 9, 0, 0, 1, 72, 24, 3, 0, 0, 1, 171, 27, 3, 0, 0, 1, 53, 24, 39, 0, 3, 0, 62, 24,
    0, 0, 0, 1, 82, 24, 36, 0, 0, 1, 98, 24, 37, 0, 0, 1, 96, 24, 37, 0, 0, 1, 111, 24, 38,
    0, 0, 1, 87, 35, 17, 0, 0, 1, 113, 35, 22, 0, 0, 1, 233, 35, 41, 0, 0, 1, 246, 35, 42, 0,
    0, 1, 8, 36, 3, 0, 0, 1, 6, 34, 3, 0, 0, 1, 22, 36, 43, 0, 0, 1, 81, 32, 44, 0, 0,
    1, 7, 33, 45, 0, 0, 1, 20, 101, 26, 0, 0, 0, 20, 8, 0, 0, 0, 0, 239, 27, 6, 0, 0, 1,
    40, 79, 32, 0, 0, 1, 20, 102, 32, 0, 0, 1, 28, 102, 32, 0, 0, 1, 11, 11, 0, 0, 0, 1, 43,
    102, 46, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 10, 5, 21, 0, 0, 1, 31, 5,
    19, 0, 0, 1, 54, 5, 24, 0, 0, 1, 68, 5, 19, 0, 0, 1, 77, 5, 25, 0, 0, 1, 162, 4, 19,
    0, 0, 1, 119, 5, 19, 0, 0, 1, 10, 5, 21, 0, 0, 1, 31, 5, 19, 0, 0, 1, 54, 5, 24, 0,
    0, 1, 68, 5, 19, 0, 0, 1, 134, 5, 3, 0, 0, 1, 68, 13, 47, 0, 0, 0, 93, 13, 8, 0, 0,
    1, 103, 13, 8, 0, 0, 1, 201, 13, 8, 0, 0, 1, 224, 13, 8, 0, 0, 1, 245, 13, 48, 0, 0, 1,
    6, 14, 48, 0, 0, 1, 7, 35, 3, 0, 0, 1, 14, 35, 3, 0, 0, 1, 24, 35, 17, 0, 0, 1, 48,
    35, 22, 0, 0, 1, 87, 35, 17, 0, 0, 1, 113, 35, 22, 0, 0, 1, 145, 35, 3, 0, 0, 1, 161, 104,
    32, 0, 0, 0, 170, 104, 32, 0, 0, 0, 155, 103, 21, 0, 0, 0, 166, 103, 49, 0, 0, 0, 180, 104, 16,
    0, 0, 0, 172, 103, 16, 0, 0, 0, 188, 104, 16, 0, 0, 0, 109, 107, 18, 0, 8, 0, 129, 107, 24, 0,
    8, 0, 151, 107, 3, 0, 0, 1, 177, 107, 3, 0, 0, 1, 188, 107, 27, 0, 0, 1, 107, 37, 50, 0, 0,
    1, 237, 101, 9, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 9, 0,
    207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186,
    4, 19, 0, 0, 1, 196, 4, 51, 0, 12, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8,
    0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 13, 0, 207, 4, 16,
    0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0,
    0, 1, 196, 4, 51, 0, 14, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0,
    1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 15, 0, 207, 4, 16, 0, 10, 0,
    218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196,
    4, 51, 0, 16, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4,
    19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 17, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16,
    0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0,
    18, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0,
    1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 19, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0,
    78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 20, 0, 207,
    4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4,
    19, 0, 0, 1, 196, 4, 51, 0, 21, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0,
    0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 22, 0, 207, 4, 16, 0,
    10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0,
    1, 196, 4, 51, 0, 23, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1,
    162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 24, 0, 207, 4, 16, 0, 10, 0, 218,
    4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4,
    51, 0, 25, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19,
    0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 26, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0,
    11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 27,
    0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1,
    186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 28, 0, 207, 4, 16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78,
    8, 0, 0, 0, 1, 162, 4, 19, 0, 0, 1, 186, 4, 19, 0, 0, 1, 196, 4, 51, 0, 29, 0, 207, 4,
    16, 0, 10, 0, 218, 4, 16, 0, 11, 0, 78, 8, 0, 0, 0, 1, 218, 26, 0, 0, 0, 0, 229, 26, 0,
    0, 0, 0, 241, 26, 3, 0, 0, 1, 2, 27, 3, 0, 0, 1, 17, 27, 52, 0, 0, 1, 29, 27, 7, 0,
    0, 1, 18, 38, 53, 0, 0, 0, 72, 27, 54, 0, 0, 0, 82, 24, 36, 0, 0, 1, 98, 24, 37, 0, 0,
    1, 96, 24, 37, 0, 0, 1, 111, 24, 38, 0, 0, 1, 20, 8, 30, 0, 0, 0, 161, 13, 0, 0, 0, 1,
    20, 101, 55, 0, 0, 0, 46, 28, 27, 0, 0, 1, 247, 23, 3, 0, 0, 1, 237, 101, 9, 0, 0, 1, 138,
    21, 32, 0, 0, 0, 118, 38, 32, 0, 0, 0, 247, 93, 32, 0, 0, 0, 237, 72, 56, 0, 0, 0, 48, 31,
    57, 0, 0, 0, 55, 31, 58, 0, 0, 0, 63, 33, 26, 0, 0, 0, 72, 33, 59, 0, 0, 1, 86, 33, 60,
    0, 0, 1, 95, 33, 61, 0, 0, 1, 78, 8, 0, 0, 0, 1, 112, 33, 16, 0, 11, 0, 3, 107, 7, 0,
    8, 0, 18, 107, 18, 0, 8, 0, 37, 107, 62, 0, 30, 1, 63, 107, 18, 0, 8, 0, 77, 107, 63, 0, 8,
    0, 96, 107, 0, 0, 31, 0, 20, 8, 30, 0, 0, 0, 68, 13, 47, 0, 0, 0, 82, 13, 31, 0, 0, 1,
    93, 13, 8, 0, 0, 1, 103, 13, 8, 0, 0, 1, 20, 8, 30, 0, 0, 0, 68, 13, 47, 0, 0, 0, 161,
    13, 0, 0, 0, 1, 93, 13, 8, 0, 0, 1, 103, 13, 8, 0, 0, 1, 121, 28, 6, 0, 0, 0, 246, 28,
    64, 0, 32, 0, 148, 29, 65, 0, 0, 0, 219, 14, 9, 0, 0, 0, 195, 73, 3, 0, 0, 1, 43, 34, 18,
    0, 0, 1, 81, 32, 44, 0, 0, 1, 7, 33, 45, 0, 0, 1, 60, 34, 66, 0, 0, 1, 68, 34, 66, 0,
    0, 1, 7, 35, 3, 0, 0, 1, 14, 35, 3, 0, 0, 1, 24, 35, 17, 0, 0, 1, 48, 35, 22, 0, 0,
    1, 186, 34, 67, 0, 0, 1, 185, 103, 68, 0, 0, 0, 54, 21, 68, 0, 0, 0, 31, 105, 69, 0, 0, 0,
    192, 103, 70, 0, 0, 0, 201, 103, 71, 0, 0, 1, 31, 105, 69, 0, 0, 0, 54, 21, 68, 0, 0, 0, 29,
    104, 68, 0, 0, 0, 201, 103, 72, 0, 0, 1, 38, 104, 16, 0, 11, 1, 31, 105, 73, 0, 0, 0, 54, 21,
    74, 0, 0, 0, 29, 104, 74, 0, 0, 0, 201, 103, 72, 0, 0, 1, 38, 104, 16, 0, 11, 1, 27, 105, 69,
    0, 0, 0, 54, 21, 68, 0, 0, 0, 35, 105, 75, 0, 0, 0, 201, 103, 72, 0, 0, 1, 38, 104, 16, 0,
    11, 1, 228, 108, 3, 0, 0, 1, 192, 108, 3, 0, 0, 1, 246, 108, 3, 0, 0, 1, 16, 109, 3, 0, 0,
    1, 61, 109, 3, 0, 0, 1, 67, 111, 9, 0, 0, 1, 254, 14, 62, 0, 0, 1, 43, 111, 76, 0, 0, 1,
    51, 111, 76, 0, 0, 1, 59, 111, 76, 0, 0, 1, 242, 9, 77, 0, 4, 0, 0, 10, 3, 0, 0, 1, 10,
    10, 3, 0, 0, 1, 252, 30, 3, 0, 0, 1, 116, 24, 1, 0, 0, 1, 225, 10, 6, 0, 0, 1, 146, 24,
    21, 0, 0, 1, 161, 24, 4, 0, 2, 0, 121, 28, 6, 0, 0, 0, 246, 28, 64, 0, 32, 0, 33, 29, 65,
    0, 0, 0, 44, 29, 65, 0, 0, 0, 121, 28, 6, 0, 0, 0, 246, 28, 64, 0, 32, 0, 0, 29, 65, 0,
    0, 0, 220, 23, 62, 0, 0, 0, 121, 28, 6, 0, 0, 0, 246, 28, 64, 0, 32, 0, 12, 29, 78, 0, 33,
    0, 220, 23, 62, 0, 0, 0, 121, 28, 6, 0, 0, 0, 246, 28, 64, 0, 32, 0, 12, 29, 78, 0, 33, 0,
    84, 29, 65, 0, 0, 0, 121, 28, 6, 0, 0, 0, 246, 28, 64, 0, 32, 0, 84, 29, 65, 0, 0, 0, 220,
    23, 62, 0, 0, 0, 87, 35, 17, 0, 0, 1, 113, 35, 22, 0, 0, 1, 191, 33, 79, 0, 0, 1, 205, 33,
    22, 0, 0, 1, 62, 37, 62, 0, 0, 0, 79, 37, 62, 0, 0, 0, 96, 37, 62, 0, 0, 0, 107, 37, 50,
    0, 0, 1, 216, 101, 80, 0, 0, 1, 237, 101, 32, 0, 0, 1, 209, 101, 80, 0, 0, 1, 230, 101, 32, 0,
    0, 1, 237, 72, 81, 0, 0, 0, 37, 111, 82, 0, 0, 0, 216, 101, 80, 0, 0, 1, 237, 101, 32, 0, 0,
    1, 219, 103, 9, 0, 0, 0, 227, 103, 9, 0, 0, 0, 235, 103, 83, 0, 0, 0, 242, 103, 83, 0, 0, 0,
    210, 104, 69, 0, 0, 0, 219, 14, 68, 0, 0, 0, 216, 104, 68, 0, 0, 0, 26, 80, 0, 0, 0, 0, 119,
    5, 3, 0, 0, 1, 8, 34, 3, 0, 0, 1, 125, 5, 3, 0, 0, 1, 20, 8, 30, 0, 0, 0, 20, 101,
    26, 0, 0, 0, 29, 8, 84, 0, 0, 0, 20, 8, 30, 0, 0, 0, 177, 14, 85, 0, 0, 1, 185, 14, 86,
    0, 0, 1, 180, 26, 21, 0, 0, 0, 199, 26, 26, 0, 0, 0, 209, 26, 3, 0, 0, 1, 78, 28, 62, 0,
    0, 0, 93, 28, 62, 0, 0, 0, 106, 28, 62, 0, 0, 0, 121, 28, 6, 0, 0, 0, 246, 28, 64, 0, 32,
    0, 22, 29, 65, 0, 0, 0, 121, 28, 6, 0, 0, 0, 246, 28, 64, 0, 32, 0, 220, 23, 62, 0, 0, 0,
    121, 28, 6, 0, 0, 0, 246, 28, 64, 0, 32, 0, 59, 9, 62, 0, 0, 1, 121, 28, 6, 0, 0, 0, 246,
    28, 64, 0, 32, 0, 117, 29, 62, 0, 0, 0, 213, 29, 32, 0, 34, 1, 223, 29, 3, 0, 0, 1, 234, 29,
    3, 0, 0, 1, 111, 4, 26, 0, 0, 0, 65, 32, 9, 0, 3, 1, 74, 32, 87, 0, 0, 1, 242, 32, 3,
    0, 0, 1, 81, 32, 44, 0, 0, 1, 7, 33, 45, 0, 0, 1, 20, 8, 30, 0, 0, 0, 20, 101, 26, 0,
    0, 0, 217, 33, 88, 0, 0, 0, 87, 35, 17, 0, 0, 1, 113, 35, 22, 0, 0, 1, 6, 34, 3, 0, 0,
    1, 186, 34, 67, 0, 0, 1, 6, 34, 3, 0, 0, 1, 205, 33, 22, 0, 0, 1, 81, 103, 62, 0, 30, 1,
    97, 103, 62, 0, 0, 0, 112, 103, 62, 0, 0, 0, 50, 104, 0, 0, 0, 0, 64, 104, 0, 0, 0, 0, 76,
    104, 0, 0, 0, 0, 78, 8, 30, 0, 0, 0, 20, 101, 26, 0, 0, 0, 46, 28, 27, 0, 0, 1, 43, 106,
    16, 0, 10, 0, 69, 106, 16, 0, 10, 0, 95, 106, 9, 0, 0, 1, 246, 107, 9, 0, 0, 0, 0, 108, 9,
    0, 0, 0, 19, 108, 3, 0, 0, 1, 142, 108, 62, 0, 30, 0, 161, 108, 62, 0, 30, 0, 107, 37, 50, 0,
    0, 1, 135, 108, 62, 0, 30, 1, 154, 108, 62, 0, 30, 1, 107, 37, 50, 0, 0, 1, 172, 108, 62, 0, 30,
    1, 192, 108, 3, 0, 0, 1, 213, 108, 17, 0, 35, 1, 85, 28, 18, 0, 0, 0, 100, 28, 18, 0, 0, 0,
    113, 28, 18, 0, 0, 0, 208, 109, 32, 0, 0, 0, 217, 109, 32, 0, 0, 0, 229, 109, 32, 0, 0, 0, 235,
    110, 62, 0, 0, 0, 249, 110, 62, 0, 0, 1, 5, 111, 62, 0, 0, 1, 218, 9, 16, 0, 10, 0, 230, 9,
    32, 0, 0, 1, 78, 10, 3, 0, 0, 1, 88, 10, 3, 0, 0, 1, 249, 10, 3, 0, 0, 1, 2, 11, 3,
    0, 0, 1, 130, 13, 0, 0, 0, 0, 118, 13, 3, 0, 0, 1, 252, 14, 3, 0, 0, 1, 8, 15, 3, 0,
    0, 1, 30, 15, 65, 0, 0, 0, 254, 14, 3, 0, 0, 1, 180, 85, 89, 0, 0, 0, 54, 15, 3, 0, 0,
    1, 104, 15, 90, 0, 36, 1, 182, 95, 91, 0, 37, 1, 104, 15, 92, 0, 38, 1, 182, 95, 91, 0, 37, 1,
    138, 21, 9, 0, 0, 0, 130, 94, 9, 0, 0, 0, 180, 24, 0, 0, 0, 0, 132, 24, 34, 0, 6, 0, 251,
    27, 93, 0, 0, 0, 1, 28, 94, 0, 0, 0, 12, 28, 93, 0, 0, 0, 1, 28, 94, 0, 0, 0, 20, 8,
    30, 0, 0, 0, 255, 110, 62, 0, 0, 0, 121, 28, 6, 0, 0, 0, 251, 28, 64, 0, 32, 0, 240, 28, 95,
    0, 0, 0, 129, 29, 3, 0, 0, 1, 17, 14, 32, 0, 0, 0, 13, 36, 96, 0, 0, 0, 25, 3, 32, 0,
    0, 0, 237, 72, 56, 0, 0, 0, 26, 111, 97, 0, 0, 0, 14, 31, 3, 0, 0, 1, 20, 8, 30, 0, 0,
    0, 65, 32, 9, 0, 3, 1, 140, 33, 98, 0, 0, 1, 156, 33, 43, 0, 0, 1, 93, 34, 22, 0, 0, 1,
    6, 34, 3, 0, 0, 1, 82, 35, 17, 0, 0, 1, 108, 35, 22, 0, 0, 1, 48, 38, 65, 0, 0, 0, 54,
    38, 65, 0, 0, 0, 86, 101, 82, 0, 0, 0, 99, 101, 99, 0, 0, 0, 70, 102, 82, 0, 0, 0, 99, 102,
    100, 0, 0, 0, 208, 102, 101, 0, 0, 0, 222, 102, 80, 0, 0, 1, 143, 104, 16, 0, 0, 0, 38, 104, 16,
    0, 11, 1, 5, 105, 62, 0, 0, 0, 17, 14, 62, 0, 0, 0, 188, 105, 16, 0, 11, 0, 214, 105, 16, 0,
    10, 0, 241, 105, 0, 0, 0, 0, 251, 105, 0, 0, 39, 0, 58, 32, 5, 0, 0, 0, 3, 106, 102, 0, 0,
    0, 161, 108, 18, 0, 8, 0, 129, 106, 18, 0, 8, 0, 212, 109, 32, 0, 0, 0, 221, 109, 32, 0, 0, 0,
    85, 28, 18, 0, 0, 0, 113, 28, 18, 0, 0, 0, 26, 111, 103, 0, 0, 0, 241, 109, 18, 0, 0, 0, 50,
    110, 104, 0, 0, 0, 66, 110, 24, 0, 0, 0, 235, 110, 62, 0, 0, 0, 201, 32, 9, 0, 40, 0, 19, 111,
    105, 0, 0, 0, 31, 111, 106, 0, 0, 0, 161, 5, 19, 0, 0, 1, 198, 10, 107, 0, 0, 0, 182, 9, 107,
    0, 0, 0, 193, 9, 108, 0, 0, 0, 177, 10, 109, 0, 0, 0, 237, 72, 110, 0, 41, 0, 225, 10, 6, 0,
    0, 0, 239, 10, 3, 0, 0, 1, 8, 13, 0, 0, 0, 0, 254, 102, 111, 0, 0, 0, 32, 13, 3, 0, 0,
    1, 78, 8, 6, 0, 0, 0, 138, 13, 0, 0, 0, 0, 254, 102, 0, 0, 0, 0, 176, 13, 0, 0, 0, 0,
    26, 80, 112, 0, 0, 0, 62, 15, 113, 0, 0, 0, 32, 24, 114, 1, 4, 0, 43, 27, 54, 0, 0, 0, 17,
    14, 9, 0, 0, 0, 237, 101, 32, 0, 0, 0, 89, 27, 115, 0, 0, 0, 237, 101, 43, 0, 0, 1, 237, 101,
    116, 0, 0, 0, 171, 27, 16, 0, 11, 1, 199, 30, 54, 0, 11, 0, 26, 111, 117, 0, 0, 0, 247, 70, 32,
    0, 0, 0, 99, 32, 118, 0, 0, 0, 25, 33, 3, 0, 0, 1, 170, 33, 3, 0, 0, 1, 254, 102, 119, 0,
    0, 0, 220, 23, 120, 0, 0, 1, 252, 36, 32, 0, 0, 0, 211, 37, 65, 0, 0, 0, 217, 104, 104, 0, 0,
    1, 60, 38, 3, 0, 0, 1, 92, 38, 121, 0, 0, 0, 108, 38, 65, 0, 0, 0, 146, 24, 94, 0, 0, 1,
    233, 105, 94, 0, 0, 0, 254, 102, 27, 0, 0, 0, 121, 102, 26, 0, 0, 0, 186, 102, 122, 0, 0, 1, 4,
    103, 94, 0, 0, 0, 15, 103, 123, 0, 0, 0, 38, 103, 6, 0, 0, 0, 49, 103, 124, 0, 0, 0, 28, 29,
    32, 0, 0, 0, 179, 103, 16, 0, 0, 0, 254, 102, 125, 0, 0, 0, 201, 103, 126, 0, 0, 1, 166, 103, 115,
    0, 0, 0, 201, 103, 127, 0, 0, 1, 200, 104, 62, 0, 0, 0, 11, 105, 62, 0, 0, 0, 146, 106, 128, 0,
    30, 1, 150, 109, 18, 0, 0, 0, 182, 109, 62, 0, 0, 0, 25, 110, 18, 0, 0, 0, 108, 103, 9, 0, 0,
    0, 9, 31, 18, 0, 0, 0, 83, 110, 9, 0, 0, 0, 117, 110, 125, 0, 0, 1, 26, 111, 129, 0, 0, 0,
    66, 4, 32, 0, 0, 211, 3, 11, 144, 8, 64, 0, 0, 153, 3, 15, 144, 8, 64, 0, 0, 153, 3, 15, 98,
    10, 32, 5, 1, 255, 3, 9, 148, 10, 32, 5, 2, 98, 4, 3, 128, 15, 64, 0, 0, 119, 3, 17, 200, 15,
    32, 5, 3, 44, 3, 34, 73, 17, 32, 5, 3, 222, 3, 11, 168, 17, 32, 5, 2, 8, 4, 9, 182, 17, 64,
    0, 0, 82, 4, 4, 217, 17, 64, 0, 0, 233, 3, 11, 144, 8, 64, 0, 0, 153, 3, 15, 126, 28, 32, 0,
    0, 17, 4, 9, 245, 29, 32, 0, 0, 244, 3, 11, 17, 30, 32, 0, 0, 86, 4, 4, 59, 30, 32, 0, 0,
    44, 4, 8, 60, 31, 32, 1, 3, 72, 4, 5, 148, 31, 32, 0, 0, 77, 4, 5, 187, 31, 32, 0, 0, 101,
    4, 3, 247, 31, 32, 0, 0, 104, 4, 3, 112, 38, 32, 0, 0, 124, 2, 100, 99, 86, 32, 0, 0, 228, 0,
    201, 124, 59, 32, 1, 3, 60, 4, 6, 81, 44, 32, 0, 0, 173, 1, 105, 83, 86, 32, 0, 0, 224, 2, 76,
    28, 70, 32, 0, 0, 168, 3, 15, 226, 85, 32, 0, 0, 22, 2, 102, 11, 61, 32, 1, 3, 52, 4, 8, 165,
    82, 32, 1, 3, 66, 4, 6, 198, 82, 32, 1, 3, 136, 3, 17, 91, 83, 32, 1, 3, 101, 3, 18, 127, 84,
    32, 1, 3, 26, 4, 9, 243, 84, 32, 1, 3, 183, 3, 15, 170, 85, 32, 0, 0, 0, 0, 228, 186, 99, 32,
    1, 3, 107, 4, 3, 215, 99, 32, 0, 0, 78, 3, 23, 196, 100, 32, 0, 0, 35, 4, 9, 45, 105, 32, 0,
    0, 90, 4, 4, 116, 105, 32, 0, 0, 94, 4, 4, 112, 109, 32, 1, 3, 198, 3, 13, 144, 8, 64, 0, 0,
    153, 3, 15, 136, 110, 32, 0, 0, 110, 4, 2, 177, 85, 0, 0, 0, 0, 183, 85, 1, 0, 0, 0, 191, 85,
    2, 0, 0, 0, 209, 85, 3, 0, 0, 0, 218, 85, 4, 0, 0, 0, 236, 85, 5, 0, 0, 0, 243, 85, 6,
    0, 0, 0, 0, 86, 7, 0, 0, 0, 9, 86, 8, 0, 0, 0, 16, 86, 10, 0, 0, 0, 28, 86, 11, 0,
    0, 0, 44, 86, 12, 0, 0, 0, 54, 86, 14, 0, 0, 0, 68, 86, 15, 0, 0, 0, 81, 86, 16, 0, 0,
    0, 97, 86, 17, 0, 0, 0, 110, 86, 19, 0, 0, 0, 121, 86, 20, 0, 0, 0, 132, 86, 21, 0, 0, 0,
    142, 86, 22, 0, 0, 0, 154, 86, 23, 0, 0, 0, 167, 86, 24, 0, 0, 0, 180, 86, 25, 0, 0, 0, 192,
    86, 27, 0, 0, 0, 211, 86, 28, 0, 0, 0, 223, 86, 29, 0, 0, 0, 242, 86, 30, 0, 0, 0, 255, 86,
    32, 0, 0, 0, 13, 87, 33, 0, 0, 0, 28, 87, 39, 0, 0, 0, 49, 87, 41, 0, 0, 0, 64, 87, 42,
    0, 0, 0, 80, 87, 43, 0, 0, 0, 91, 87, 44, 0, 0, 0, 111, 87, 46, 0, 0, 0, 126, 87, 48, 0,
    0, 0, 145, 87, 49, 0, 0, 0, 165, 87, 50, 0, 0, 0, 180, 87, 51, 0, 0, 0, 204, 87, 52, 0, 0,
    0, 221, 87, 54, 0, 0, 0, 232, 87, 55, 0, 0, 0, 252, 87, 56, 0, 0, 0, 10, 88, 57, 0, 0, 0,
    25, 88, 59, 0, 0, 0, 36, 88, 61, 0, 0, 0, 43, 88, 62, 0, 0, 0, 51, 88, 63, 0, 0, 0, 64,
    88, 65, 0, 0, 0, 78, 88, 67, 0, 0, 0, 95, 88, 70, 0, 0, 0, 120, 88, 71, 0, 0, 0, 131, 88,
    72, 0, 0, 0, 148, 88, 77, 0, 0, 0, 171, 88, 78, 0, 0, 0, 193, 88, 79, 0, 0, 0, 209, 88, 80,
    0, 0, 0, 230, 88, 81, 0, 0, 0, 249, 88, 82, 0, 0, 0, 11, 89, 84, 0, 0, 0, 23, 89, 97, 0,
    0, 0, 41, 89, 100, 0, 0, 0, 49, 89, 104, 0, 0, 0, 66, 89, 109, 0, 0, 0, 80, 89, 110, 0, 0,
    0, 94, 89, 111, 0, 0, 0, 108, 89, 112, 0, 0, 0, 122, 89, 113, 0, 0, 0, 133, 89, 114, 0, 0, 0,
    144, 89, 115, 0, 0, 0, 155, 89, 117, 0, 0, 0, 171, 89, 120, 0, 0, 0, 187, 89, 121, 0, 0, 0, 206,
    89, 122, 0, 0, 0, 225, 89, 123, 0, 0, 0, 252, 89, 124, 0, 0, 0, 6, 90, 126, 0, 0, 0, 16, 90,
    127, 0, 0, 0, 26, 90, 128, 0, 0, 0, 33, 90, 129, 0, 0, 0, 40, 90, 130, 0, 0, 0, 47, 90, 131,
    0, 0, 0, 54, 90, 132, 0, 0, 0, 61, 90, 133, 0, 0, 0, 68, 90, 134, 0, 0, 0, 75, 90, 135, 0,
    0, 0, 82, 90, 136, 0, 0, 0, 89, 90, 137, 0, 0, 0, 96, 90, 138, 0, 0, 0, 103, 90, 139, 0, 0,
    0, 110, 90, 140, 0, 0, 0, 117, 90, 141, 0, 0, 0, 124, 90, 142, 0, 0, 0, 144, 90, 143, 0, 0, 0,
    164, 90, 148, 0, 0, 0, 170, 90, 146, 0, 0, 0, 190, 90, 149, 0, 0, 0, 202, 90, 150, 0, 0, 0, 215,
    90, 151, 0, 0, 0, 230, 90, 152, 0, 0, 0, 245, 90, 156, 0, 0, 0, 253, 90, 157, 0, 0, 0, 5, 91,
    162, 0, 0, 0, 15, 91, 163, 0, 0, 0, 27, 91, 164, 0, 0, 0, 42, 91, 165, 0, 0, 0, 60, 91, 166,
    0, 0, 0, 72, 91, 167, 0, 0, 0, 85, 91, 168, 0, 0, 0, 98, 91, 169, 0, 0, 0, 107, 91, 170, 0,
    0, 0, 116, 91, 171, 0, 0, 0, 128, 91, 172, 0, 0, 0, 143, 91, 173, 0, 0, 0, 158, 91, 174, 0, 0,
    0, 178, 91, 175, 0, 0, 0, 198, 91, 176, 0, 0, 0, 210, 91, 177, 0, 0, 0, 222, 91, 178, 0, 0, 0,
    239, 91, 179, 0, 0, 0, 0, 92, 180, 0, 0, 0, 12, 92, 181, 0, 0, 0, 26, 92, 182, 0, 0, 0, 41,
    92, 183, 0, 0, 0, 58, 92, 184, 0, 0, 0, 73, 92, 185, 0, 0, 0, 90, 92, 186, 0, 0, 0, 108, 92,
    187, 0, 0, 0, 128, 92, 188, 0, 0, 0, 148, 92, 189, 0, 0, 0, 170, 92, 190, 0, 0, 0, 193, 92, 191,
    0, 0, 0, 218, 92, 194, 0, 0, 0, 238, 92, 195, 0, 0, 0, 5, 93, 196, 0, 0, 0, 24, 93, 197, 0,
    0, 0, 36, 93, 198, 0, 0, 0, 49, 93, 199, 0, 0, 0, 62, 93, 200, 0, 0, 0, 68, 93, 201, 0, 0,
    0, 85, 93, 202, 0, 0, 0, 104, 93, 203, 0, 0, 0, 123, 93, 204, 0, 0, 0, 136, 93, 205, 0, 0, 0,
    147, 93, 224, 0, 0, 0, 164, 93, 225, 0, 0, 0, 180, 93, 229, 0, 0, 0, 197, 93, 230, 0, 0, 0, 221,
    93, 231, 0, 0, 0, 249, 93, 232, 0, 0, 0, 12, 94, 233, 0, 0, 0, 31, 94, 234, 0, 0, 0, 44, 94,
    235, 0, 0, 0, 57, 94, 236, 0, 0, 0, 70, 94, 237, 0, 0, 0, 83, 94, 238, 0, 0, 0, 96, 94, 239,
    0, 0, 0, 109, 94, 240, 0, 0, 0, 121, 94, 241, 0, 0, 0, 132, 94, 242, 0, 0, 0, 144, 94, 245, 0,
    0, 0, 150, 94, 246, 0, 0, 0, 162, 94, 247, 0, 0, 0, 179, 94, 248, 0, 0, 0, 187, 94, 249, 0, 0,
    0, 196, 94, 250, 0, 0, 0, 216, 94, 253, 0, 0, 0, 225, 94, 254, 0, 0, 0, 239, 94, 255, 0, 0, 0,
    253, 94, 7, 1, 0, 0, 14, 95, 8, 1, 0, 0, 26, 95, 9, 1, 0, 0, 38, 95, 10, 1, 0, 0, 50,
    95, 11, 1, 0, 0, 62, 95, 12, 1, 0, 0, 74, 95, 13, 1, 0, 0, 86, 95, 14, 1, 0, 0, 98, 95,
    15, 1, 0, 0, 110, 95, 61, 1, 0, 0, 119, 95, 74, 1, 0, 0, 137, 95, 77, 1, 0, 0, 160, 95, 81,
    1, 0, 0, 187, 95, 83, 1, 0, 0, 211, 95, 89, 1, 0, 0, 236, 95, 90, 1, 0, 0, 8, 96, 91, 1,
    0, 0, 35, 96, 92, 1, 0, 0, 64, 96, 93, 1, 0, 0, 86, 96, 94, 1, 0, 0, 108, 96, 95, 1, 0,
    0, 130, 96, 96, 1, 0, 0, 152, 96, 97, 1, 0, 0, 174, 96, 98, 1, 0, 0, 196, 96, 99, 1, 0, 0,
    218, 96, 100, 1, 0, 0, 240, 96, 101, 1, 0, 0, 6, 97, 102, 1, 0, 0, 28, 97, 103, 1, 0, 0, 56,
    97, 104, 1, 0, 0, 83, 97, 105, 1, 0, 0, 111, 97, 106, 1, 0, 0, 139, 97, 107, 1, 0, 0, 166, 97,
    108, 1, 0, 0, 194, 97, 69, 17, 0, 0, 214, 97, 98, 17, 0, 0, 221, 97, 99, 17, 0, 0, 228, 97, 100,
    17, 0, 0, 236, 97, 101, 17, 0, 0, 249, 97, 102, 17, 0, 0, 6, 98, 103, 17, 0, 0, 20, 98, 104, 17,
    0, 0, 47, 98, 105, 17, 0, 0, 74, 98, 106, 17, 0, 0, 102, 98, 107, 17, 0, 0, 131, 98, 108, 17, 0,
    0, 160, 98, 199, 21, 0, 0, 185, 98, 200, 21, 0, 0, 211, 98, 254, 21, 0, 0, 227, 98, 147, 23, 0, 0,
    243, 98, 1, 25, 0, 0, 2, 99, 2, 25, 0, 0, 17, 99, 231, 23, 0, 0, 40, 99, 232, 23, 0, 0, 63,
    99, 233, 23, 0, 0, 87, 99, 234, 23, 0, 0, 109, 99, 10, 25, 0, 0, 142, 99, 228, 23, 0, 0, 164, 99,
    229, 23, 0, 0, 173, 86, 0, 0, 0, 0, 26, 56, 4, 0, 0, 0, 217, 17, 5, 0, 0, 0, 211, 43, 6,
    0, 0, 0, 218, 43, 9, 0, 0, 0, 226, 43, 10, 0, 0, 0, 234, 43, 11, 0, 0, 0, 240, 43, 18, 0,
    0, 0, 247, 43, 22, 0, 0, 0, 253, 43, 39, 0, 0, 0, 2, 44, 43, 0, 0, 0, 12, 44, 46, 0, 0,
    0, 26, 44, 61, 0, 0, 0, 42, 44, 69, 0, 0, 0, 54, 44, 70, 0, 0, 0, 74, 44, 71, 0, 0, 0,
    196, 97, 71, 17, 0, 0, 92, 44, 79, 17, 0, 0, 108, 44, 81, 17, 0, 0, 133, 44, 83, 17, 0, 0, 155,
    44, 84, 17, 0, 0, 176, 44, 85, 17, 0, 0, 188, 44, 93, 17, 0, 0, 205, 44, 95, 17, 0, 0, 112, 51,
    96, 17, 0, 0, 233, 44, 98, 17, 0, 0, 254, 44, 112, 17, 0, 0, 13, 45, 113, 17, 0, 0, 31, 45, 114,
    17, 0, 0, 56, 45, 115, 17, 0, 0, 72, 45, 116, 17, 0, 0, 88, 45, 162, 20, 0, 0, 105, 45, 164, 20,
    0, 0, 128, 45, 168, 20, 0, 0, 158, 45, 177, 20, 0, 0, 187, 45, 225, 20, 0, 0, 205, 45, 226, 20, 0,
    0, 234, 45, 230, 20, 0, 0, 9, 46, 14, 21, 0, 0, 27, 46, 192, 21, 0, 0, 48, 46, 193, 21, 0, 0,
    75, 46, 194, 21, 0, 0, 101, 46, 203, 21, 0, 0, 132, 46, 206, 21, 0, 0, 213, 64, 207, 21, 0, 0, 153,
    46, 227, 21, 0, 0, 175, 46, 228, 21, 0, 0, 199, 46, 230, 21, 0, 0, 208, 46, 236, 21, 0, 0, 231, 46,
    237, 21, 0, 0, 254, 46, 240, 21, 0, 0, 21, 47, 243, 21, 0, 0, 36, 47, 253, 21, 0, 0, 52, 47, 64,
    22, 0, 0, 85, 47, 65, 22, 0, 0, 123, 47, 66, 22, 0, 0, 162, 47, 185, 22, 0, 0, 187, 47, 189, 22,
    0, 0, 213, 47, 192, 22, 0, 0, 239, 47, 212, 22, 0, 0, 15, 48, 213, 22, 0, 0, 52, 48, 254, 22, 0,
    0, 82, 48, 0, 23, 0, 0, 108, 48, 4, 23, 0, 0, 104, 48, 9, 23, 0, 0, 130, 48, 10, 23, 0, 0,
    154, 48, 16, 23, 0, 0, 181, 48, 18, 23, 0, 0, 195, 48, 22, 23, 0, 0, 221, 48, 32, 23, 0, 0, 245,
    48, 34, 23, 0, 0, 23, 49, 47, 23, 0, 0, 46, 49, 55, 23, 0, 0, 59, 49, 57, 23, 0, 0, 78, 49,
    60, 23, 0, 0, 91, 49, 128, 23, 0, 0, 110, 49, 130, 23, 0, 0, 138, 49, 131, 23, 0, 0, 149, 49, 132,
    23, 0, 0, 26, 98, 134, 23, 0, 0, 164, 49, 137, 23, 0, 0, 180, 49, 145, 23, 0, 0, 200, 49, 146, 23,
    0, 0, 220, 49, 201, 23, 0, 0, 247, 49, 206, 23, 0, 0, 4, 50, 207, 23, 0, 0, 24, 50, 226, 23, 0,
    0, 45, 50, 253, 23, 0, 0, 63, 50, 0, 25, 0, 0, 252, 100, 1, 0, 0, 0, 89, 50, 7, 0, 0, 0,
    98, 50, 8, 0, 0, 0, 112, 50, 12, 0, 0, 0, 125, 50, 13, 0, 0, 0, 136, 50, 17, 0, 0, 0, 142,
    50, 19, 0, 0, 0, 156, 50, 20, 0, 0, 0, 171, 50, 38, 0, 0, 0, 186, 50, 44, 0, 0, 0, 194, 50,
    47, 0, 0, 0, 206, 50, 59, 0, 0, 0, 219, 50, 62, 0, 0, 0, 239, 50, 63, 0, 0, 0, 189, 95, 64,
    0, 0, 0, 213, 95, 65, 0, 0, 0, 9, 51, 66, 0, 0, 0, 40, 51, 67, 0, 0, 0, 65, 51, 68, 0,
    0, 0, 85, 51, 82, 17, 0, 0, 102, 51, 97, 17, 0, 0, 136, 51, 184, 20, 0, 0, 175, 51, 241, 21, 0,
    0, 194, 51, 205, 22, 0, 0, 214, 51, 129, 23, 0, 0, 236, 51, 138, 23, 0, 0, 5, 52, 2, 0, 0, 0,
    14, 52, 3, 0, 0, 0, 27, 52, 14, 0, 0, 0, 42, 52, 15, 0, 0, 0, 54, 52, 21, 0, 0, 0, 68,
    52, 25, 0, 0, 0, 88, 52, 27, 0, 0, 0, 112, 52, 28, 0, 0, 0, 146, 52, 29, 0, 0, 0, 179, 52,
    30, 0, 0, 0, 213, 52, 31, 0, 0, 0, 120, 38, 32, 0, 0, 0, 133, 38, 33, 0, 0, 0, 246, 52, 35,
    0, 0, 0, 8, 53, 37, 0, 0, 0, 20, 53, 40, 0, 0, 0, 36, 53, 41, 0, 0, 0, 52, 53, 42, 0,
    0, 0, 59, 53, 45, 0, 0, 0, 76, 53, 48, 0, 0, 0, 89, 53, 49, 0, 0, 0, 117, 53, 50, 0, 0,
    0, 128, 53, 51, 0, 0, 0, 146, 53, 52, 0, 0, 0, 168, 53, 53, 0, 0, 0, 186, 53, 55, 0, 0, 0,
    216, 53, 56, 0, 0, 0, 247, 53, 58, 0, 0, 0, 8, 54, 60, 0, 0, 0, 20, 54, 70, 17, 0, 0, 43,
    54, 75, 17, 0, 0, 58, 54, 76, 17, 0, 0, 91, 54, 78, 17, 0, 0, 135, 54, 87, 17, 0, 0, 145, 54,
    89, 17, 0, 0, 175, 54, 119, 17, 0, 0, 198, 54, 120, 17, 0, 0, 210, 54, 127, 17, 0, 0, 224, 54, 144,
    19, 0, 0, 240, 54, 145, 19, 0, 0, 6, 55, 146, 19, 0, 0, 22, 55, 149, 19, 0, 0, 39, 55, 151, 19,
    0, 0, 60, 55, 152, 19, 0, 0, 74, 55, 191, 19, 0, 0, 89, 55, 145, 20, 0, 0, 113, 55, 146, 20, 0,
    0, 127, 55, 171, 20, 0, 0, 146, 55, 181, 20, 0, 0, 163, 55, 182, 20, 0, 0, 186, 55, 185, 20, 0, 0,
    225, 55, 220, 20, 0, 0, 238, 55, 221, 20, 0, 0, 5, 56, 227, 20, 0, 0, 36, 56, 233, 20, 0, 0, 61,
    56, 243, 20, 0, 0, 94, 56, 252, 20, 0, 0, 132, 56, 253, 20, 0, 0, 151, 56, 2, 21, 0, 0, 183, 56,
    3, 21, 0, 0, 208, 56, 208, 21, 0, 0, 231, 56, 23, 0, 0, 0, 253, 56, 24, 0, 0, 0, 15, 57, 34,
    0, 0, 0, 30, 57, 36, 0, 0, 0, 40, 57, 54, 0, 0, 0, 56, 57, 57, 0, 0, 0, 70, 57, 77, 17,
    0, 0, 113, 57, 90, 17, 0, 0, 130, 57, 126, 17, 0, 0, 162, 57, 129, 20, 0, 0, 191, 57, 131, 20, 0,
    0, 219, 57, 140, 20, 0, 0, 239, 57, 183, 20, 0, 0, 19, 58, 186, 20, 0, 0, 56, 58, 187, 20, 0, 0,
    92, 58, 188, 20, 0, 0, 129, 58, 189, 20, 0, 0, 165, 58, 190, 20, 0, 0, 204, 58, 191, 20, 0, 0, 246,
    58, 192, 20, 0, 0, 32, 59, 134, 20, 0, 0, 60, 59, 135, 20, 0, 0, 81, 59, 139, 20, 0, 0, 23, 99,
    230, 23, 0, 0, 100, 59, 227, 23, 0, 0, 195, 59, 0, 0, 0, 0, 212, 59, 1, 0, 0, 0, 0, 16, 2,
    0, 0, 0, 219, 59, 3, 0, 0, 0, 231, 59, 4, 0, 0, 0, 240, 59, 5, 0, 0, 0, 249, 59, 6, 0,
    0, 0, 5, 60, 7, 0, 0, 0, 18, 60, 8, 0, 0, 0, 29, 60, 9, 0, 0, 0, 40, 60, 10, 0, 0,
    0, 112, 38, 11, 0, 0, 0, 48, 60, 13, 0, 0, 0, 62, 60, 14, 0, 0, 0, 67, 60, 15, 0, 0, 0,
    73, 60, 16, 0, 0, 0, 82, 60, 17, 0, 0, 0, 89, 60, 18, 0, 0, 0, 99, 60, 19, 0, 0, 0, 108,
    60, 20, 0, 0, 0, 74, 27, 21, 0, 0, 0, 171, 87, 22, 0, 0, 0, 116, 60, 23, 0, 0, 0, 125, 60,
    24, 0, 0, 0, 137, 60, 25, 0, 0, 0, 34, 44, 26, 0, 0, 0, 149, 60, 27, 0, 0, 0, 159, 60, 28,
    0, 0, 0, 179, 60, 29, 0, 0, 0, 13, 19, 30, 0, 0, 0, 186, 60, 31, 0, 0, 0, 197, 9, 32, 0,
    0, 0, 196, 60, 33, 0, 0, 0, 204, 60, 34, 0, 0, 0, 249, 9, 35, 0, 0, 0, 218, 60, 36, 0, 0,
    0, 228, 60, 37, 0, 0, 0, 238, 60, 38, 0, 0, 0, 252, 60, 39, 0, 0, 0, 11, 61, 40, 0, 0, 0,
    26, 61, 41, 0, 0, 0, 44, 61, 42, 0, 0, 0, 58, 61, 43, 0, 0, 0, 79, 61, 44, 0, 0, 0, 89,
    61, 45, 0, 0, 0, 103, 61, 46, 0, 0, 0, 115, 61, 47, 0, 0, 0, 131, 61, 117, 17, 0, 0, 144, 61,
    118, 17, 0, 0, 159, 61, 135, 19, 0, 0, 172, 57, 128, 20, 0, 0, 205, 57, 130, 20, 0, 0, 186, 61, 132,
    20, 0, 0, 177, 61, 136, 20, 0, 0, 205, 61, 151, 20, 0, 0, 41, 42, 152, 20, 0, 0, 220, 61, 153, 20,
    0, 0, 230, 61, 165, 20, 0, 0, 31, 44, 180, 20, 0, 0, 243, 61, 235, 20, 0, 0, 3, 62, 236, 20, 0,
    0, 18, 62, 22, 21, 0, 0, 36, 62, 23, 21, 0, 0, 52, 62, 24, 21, 0, 0, 67, 62, 25, 21, 0, 0,
    80, 62, 223, 21, 0, 0, 94, 62, 226, 21, 0, 0, 120, 62, 231, 21, 0, 0, 133, 62, 232, 21, 0, 0, 150,
    62, 248, 21, 0, 0, 177, 62, 249, 21, 0, 0, 198, 62, 250, 21, 0, 0, 225, 62, 251, 21, 0, 0, 240, 62,
    252, 21, 0, 0, 10, 63, 2, 22, 0, 0, 24, 63, 3, 22, 0, 0, 37, 63, 4, 22, 0, 0, 52, 63, 190,
    22, 0, 0, 78, 63, 191, 22, 0, 0, 102, 63, 193, 22, 0, 0, 116, 63, 194, 22, 0, 0, 128, 63, 195, 22,
    0, 0, 142, 63, 196, 22, 0, 0, 157, 63, 197, 22, 0, 0, 179, 63, 198, 22, 0, 0, 195, 63, 199, 22, 0,
    0, 211, 63, 200, 22, 0, 0, 230, 63, 201, 22, 0, 0, 250, 63, 202, 22, 0, 0, 5, 64, 203, 22, 0, 0,
    19, 64, 204, 22, 0, 0, 39, 64, 11, 23, 0, 0, 58, 64, 12, 23, 0, 0, 73, 64, 13, 23, 0, 0, 101,
    64, 14, 23, 0, 0, 115, 64, 17, 23, 0, 0, 132, 64, 19, 23, 0, 0, 157, 64, 26, 23, 0, 0, 173, 64,
    27, 23, 0, 0, 225, 48, 33, 23, 0, 0, 186, 64, 56, 23, 0, 0, 205, 64, 192, 23, 0, 0, 236, 64, 197,
    23, 0, 0, 5, 65, 199, 23, 0, 0, 114, 46, 252, 23, 0, 0, 189, 70, 0, 0, 0, 0, 211, 70, 1, 0,
    0, 0, 232, 70, 2, 0, 0, 0, 253, 70, 3, 0, 0, 0, 20, 71, 4, 0, 0, 0, 52, 71, 5, 0, 0,
    0, 70, 71, 6, 0, 0, 0, 105, 71, 7, 0, 0, 0, 133, 71, 8, 0, 0, 0, 167, 71, 9, 0, 0, 0,
    189, 71, 10, 0, 0, 0, 210, 71, 11, 0, 0, 0, 241, 71, 12, 0, 0, 0, 22, 72, 13, 0, 0, 0, 44,
    72, 14, 0, 0, 0, 70, 72, 15, 0, 0, 0, 98, 72, 16, 0, 0, 0, 120, 72, 17, 0, 0, 0, 148, 72,
    18, 0, 0, 0, 173, 72, 19, 0, 0, 0, 203, 72, 20, 0, 0, 0, 244, 72, 21, 0, 0, 0, 6, 73, 22,
    0, 0, 0, 26, 73, 23, 0, 0, 0, 64, 73, 24, 0, 0, 0, 85, 73, 25, 0, 0, 0, 121, 73, 26, 0,
    0, 0, 143, 73, 27, 0, 0, 0, 178, 73, 28, 0, 0, 0, 202, 73, 29, 0, 0, 0, 228, 73, 30, 0, 0,
    0, 1, 74, 31, 0, 0, 0, 28, 74, 232, 3, 0, 0, 64, 74, 233, 3, 0, 0, 92, 74, 234, 3, 0, 0,
    123, 74, 235, 3, 0, 0, 159, 74, 236, 3, 0, 0, 193, 74, 237, 3, 0, 0, 225, 74, 238, 3, 0, 0, 255,
    74, 239, 3, 0, 0, 35, 75, 240, 3, 0, 0, 67, 75, 241, 3, 0, 0, 103, 75, 242, 3, 0, 0, 130, 75,
    243, 3, 0, 0, 164, 75, 208, 7, 0, 0, 200, 75, 209, 7, 0, 0, 222, 75, 210, 7, 0, 0, 7, 76, 211,
    7, 0, 0, 36, 76, 212, 7, 0, 0, 72, 76, 213, 7, 0, 0, 104, 76, 214, 7, 0, 0, 149, 76, 184, 11,
    0, 0, 176, 76, 185, 11, 0, 0, 207, 76, 186, 11, 0, 0, 228, 76, 160, 15, 0, 0, 16, 77, 161, 15, 0,
    0, 41, 77, 162, 15, 0, 0, 77, 77, 163, 15, 0, 0, 97, 77, 167, 15, 0, 0, 122, 77, 164, 15, 0, 0,
    148, 77, 165, 15, 0, 0, 176, 77, 166, 15, 0, 0, 202, 77, 168, 15, 0, 0, 234, 77, 169, 15, 0, 0, 11,
    78, 172, 15, 0, 0, 48, 78, 173, 15, 0, 0, 77, 78, 170, 15, 0, 0, 116, 78, 171, 15, 0, 0, 161, 78,
    174, 15, 0, 0, 189, 78, 175, 15, 0, 0, 220, 78, 176, 15, 0, 0, 254, 78, 177, 15, 0, 0, 18, 79, 178,
    15, 0, 0, 49, 79, 179, 15, 0, 0, 91, 79, 180, 15, 0, 0, 121, 79, 181, 15, 0, 0, 140, 79, 182, 15,
    0, 0, 165, 79, 183, 15, 0, 0, 184, 79, 184, 15, 0, 0, 218, 79, 185, 15, 0, 0, 236, 79, 186, 15, 0,
    0, 3, 80, 187, 15, 0, 0, 31, 80, 188, 15, 0, 0, 64, 80, 189, 15, 0, 0, 88, 80, 190, 15, 0, 0,
    111, 80, 191, 15, 0, 0, 141, 80, 136, 19, 0, 0, 175, 80, 137, 19, 0, 0, 201, 80, 138, 19, 0, 0, 236,
    80, 139, 19, 0, 0, 15, 81, 140, 19, 0, 0, 34, 81, 141, 19, 0, 0, 53, 81, 142, 19, 0, 0, 90, 81,
    143, 19, 0, 0, 120, 81, 144, 19, 0, 0, 146, 81, 145, 19, 0, 0, 181, 81, 146, 19, 0, 0, 201, 81, 147,
    19, 0, 0, 230, 81, 148, 19, 0, 0, 253, 81, 149, 19, 0, 0, 21, 82, 150, 19, 0, 0, 52, 82, 151, 19,
    0, 0, 24, 39, 0, 0, 0, 0, 243, 56, 1, 0, 0, 0, 120, 38, 3, 0, 0, 0, 133, 38, 4, 0, 0,
    0, 146, 38, 5, 0, 0, 0, 155, 38, 6, 0, 0, 0, 166, 38, 7, 0, 0, 0, 74, 39, 8, 0, 0, 0,
    48, 44, 9, 0, 0, 0, 60, 44, 10, 0, 0, 0, 178, 38, 11, 0, 0, 0, 193, 38, 12, 0, 0, 0, 208,
    38, 13, 0, 0, 0, 218, 38, 14, 0, 0, 0, 232, 38, 15, 0, 0, 0, 242, 38, 16, 0, 0, 0, 253, 38,
    17, 0, 0, 0, 9, 39, 18, 0, 0, 0, 18, 39, 19, 0, 0, 0, 33, 39, 20, 0, 0, 0, 44, 39, 22,
    0, 0, 0, 191, 56, 23, 0, 0, 0, 54, 39, 24, 0, 0, 0, 135, 39, 25, 0, 0, 0, 25, 67, 26, 0,
    0, 0, 3, 40, 27, 0, 0, 0, 68, 39, 28, 0, 0, 0, 87, 39, 29, 0, 0, 0, 108, 39, 30, 0, 0,
    0, 116, 39, 31, 0, 0, 0, 127, 39, 32, 0, 0, 0, 149, 39, 33, 0, 0, 0, 162, 39, 34, 0, 0, 0,
    177, 39, 36, 0, 0, 0, 190, 39, 37, 0, 0, 0, 206, 39, 38, 0, 0, 0, 219, 39, 39, 0, 0, 0, 240,
    39, 40, 0, 0, 0, 251, 39, 41, 0, 0, 0, 21, 40, 42, 0, 0, 0, 33, 40, 43, 0, 0, 0, 47, 40,
    64, 17, 0, 0, 62, 40, 65, 17, 0, 0, 77, 40, 66, 17, 0, 0, 92, 40, 67, 17, 0, 0, 107, 40, 68,
    17, 0, 0, 122, 40, 72, 17, 0, 0, 133, 40, 73, 17, 0, 0, 146, 40, 74, 17, 0, 0, 156, 40, 80, 17,
    0, 0, 180, 40, 86, 17, 0, 0, 192, 40, 88, 17, 0, 0, 165, 40, 92, 17, 0, 0, 202, 40, 128, 19, 0,
    0, 222, 40, 129, 19, 0, 0, 250, 40, 130, 19, 0, 0, 20, 41, 131, 19, 0, 0, 39, 41, 132, 19, 0, 0,
    66, 41, 133, 19, 0, 0, 91, 41, 134, 19, 0, 0, 113, 41, 150, 19, 0, 0, 66, 59, 133, 20, 0, 0, 131,
    41, 137, 20, 0, 0, 151, 41, 138, 20, 0, 0, 175, 41, 141, 20, 0, 0, 193, 41, 142, 20, 0, 0, 97, 55,
    144, 20, 0, 0, 215, 41, 154, 20, 0, 0, 227, 41, 155, 20, 0, 0, 244, 41, 156, 20, 0, 0, 7, 42, 157,
    20, 0, 0, 29, 42, 158, 20, 0, 0, 51, 42, 159, 20, 0, 0, 66, 42, 160, 20, 0, 0, 82, 42, 161, 20,
    0, 0, 100, 42, 166, 20, 0, 0, 113, 42, 167, 20, 0, 0, 133, 42, 172, 20, 0, 0, 145, 42, 173, 20, 0,
    0, 168, 42, 199, 20, 0, 0, 180, 42, 200, 20, 0, 0, 194, 42, 201, 20, 0, 0, 212, 42, 202, 20, 0, 0,
    233, 42, 203, 20, 0, 0, 252, 42, 204, 20, 0, 0, 18, 43, 205, 20, 0, 0, 29, 43, 206, 20, 0, 0, 40,
    43, 207, 20, 0, 0, 63, 43, 210, 20, 0, 0, 80, 43, 211, 20, 0, 0, 97, 43, 212, 20, 0, 0, 104, 43,
    213, 20, 0, 0, 115, 43, 214, 20, 0, 0, 132, 43, 231, 20, 0, 0, 152, 43, 232, 20, 0, 0, 172, 43, 254,
    20, 0, 0, 185, 43, 255, 20, 0, 0, 195, 43, 0, 21, 0, 0, 204, 43, 1, 21, 0, 0, 152, 49, 133, 23,
    0, 0, 40, 65, 0, 0, 0, 0, 52, 65, 1, 0, 0, 0, 65, 65, 2, 0, 0, 0, 87, 65, 3, 0, 0,
    0, 108, 65, 4, 0, 0, 0, 122, 65, 5, 0, 0, 0, 137, 65, 6, 0, 0, 0, 156, 65, 7, 0, 0, 0,
    172, 65, 8, 0, 0, 0, 188, 65, 9, 0, 0, 0, 207, 65, 10, 0, 0, 0, 217, 65, 11, 0, 0, 0, 221,
    65, 12, 0, 0, 0, 236, 65, 14, 0, 0, 0, 249, 65, 15, 0, 0, 0, 3, 66, 16, 0, 0, 0, 18, 66,
    17, 0, 0, 0, 28, 66, 18, 0, 0, 0, 42, 66, 19, 0, 0, 0, 54, 66, 20, 0, 0, 0, 65, 66, 21,
    0, 0, 0, 85, 66, 22, 0, 0, 0, 95, 66, 23, 0, 0, 0, 119, 66, 24, 0, 0, 0, 125, 66, 25, 0,
    0, 0, 134, 66, 26, 0, 0, 0, 149, 66, 27, 0, 0, 0, 162, 66, 28, 0, 0, 0, 178, 66, 29, 0, 0,
    0, 198, 66, 30, 0, 0, 0, 210, 66, 31, 0, 0, 0, 225, 66, 33, 0, 0, 0, 237, 66, 34, 0, 0, 0,
    177, 39, 35, 0, 0, 0, 247, 66, 36, 0, 0, 0, 13, 67, 37, 0, 0, 0, 37, 67, 38, 0, 0, 0, 49,
    67, 39, 0, 0, 0, 65, 67, 69, 17, 0, 0, 215, 44, 94, 17, 0, 0, 254, 44, 107, 17, 0, 0, 13, 45,
    108, 17, 0, 0, 31, 45, 109, 17, 0, 0, 56, 45, 110, 17, 0, 0, 72, 45, 111, 17, 0, 0, 95, 67, 153,
    19, 0, 0, 124, 67, 163, 19, 0, 0, 147, 67, 215, 19, 0, 0, 175, 67, 216, 19, 0, 0, 201, 67, 217, 19,
    0, 0, 224, 67, 218, 19, 0, 0, 251, 67, 219, 19, 0, 0, 20, 68, 220, 19, 0, 0, 42, 68, 149, 20, 0,
    0, 56, 68, 150, 20, 0, 0, 135, 45, 169, 20, 0, 0, 241, 45, 170, 20, 0, 0, 75, 68, 178, 20, 0, 0,
    93, 68, 246, 20, 0, 0, 118, 68, 247, 20, 0, 0, 145, 68, 248, 20, 0, 0, 171, 68, 249, 20, 0, 0, 199,
    68, 250, 20, 0, 0, 230, 68, 251, 20, 0, 0, 7, 69, 242, 21, 0, 0, 34, 69, 244, 21, 0, 0, 55, 69,
    245, 21, 0, 0, 76, 69, 246, 21, 0, 0, 102, 69, 247, 21, 0, 0, 129, 69, 5, 23, 0, 0, 151, 69, 6,
    23, 0, 0, 167, 69, 7, 23, 0, 0, 187, 69, 8, 23, 0, 0, 209, 69, 15, 23, 0, 0, 237, 69, 10, 24,
    0, 0, 5, 70, 17, 25, 0, 0, 26, 45, 0, 0, 0, 0, 208, 15, 1, 0, 0, 0, 213, 15, 2, 0, 0,
    0, 218, 15, 1, 0, 0, 0, 226, 15, 2, 0, 0, 0, 236, 15, 3, 0, 0, 0, 243, 15, 4, 0, 0, 0,
    251, 15, 8, 0, 0, 0, 6, 16, 16, 0, 0, 0, 199, 16, 32, 0, 0, 0, 19, 16, 64, 0, 0, 0, 243,
    89, 128, 0, 0, 0, 30, 16, 0, 1, 0, 0, 41, 16, 0, 2, 0, 0, 59, 16, 0, 4, 0, 0, 160, 86,
    0, 8, 0, 0, 73, 16, 0, 16, 0, 0, 86, 16, 0, 32, 0, 0, 102, 16, 0, 64, 0, 0, 118, 16, 0,
    128, 0, 0, 132, 16, 0, 0, 1, 0, 150, 16, 0, 0, 1, 0, 170, 16, 0, 0, 1, 0, 189, 16, 0, 0,
    4, 0, 207, 16, 0, 0, 8, 0, 216, 16, 0, 0, 16, 0, 225, 16, 0, 0, 64, 0, 241, 16, 0, 0, 128,
    0, 5, 17, 0, 0, 0, 1, 15, 17, 0, 0, 0, 2, 21, 17, 0, 0, 0, 4, 32, 17, 0, 0, 0, 8,
    42, 17, 0, 0, 0, 16, 55, 17, 0, 0, 0, 32, 228, 99, 0, 0, 0, 0, 244, 99, 1, 0, 0, 0, 34,
    44, 2, 0, 0, 0, 250, 99, 3, 0, 0, 0, 3, 67, 4, 0, 0, 0, 1, 100, 5, 0, 0, 0, 218, 15,
    6, 0, 0, 0, 19, 87, 7, 0, 0, 0, 198, 89, 8, 0, 0, 0, 16, 100, 9, 0, 0, 0, 29, 100, 10,
    0, 0, 0, 205, 86, 11, 0, 0, 0, 135, 100, 12, 0, 0, 0, 51, 100, 208, 20, 0, 0, 43, 100, 209, 20,
    0, 0, 91, 100, 218, 20, 0, 0, 67, 100, 219, 20, 0, 0, 83, 100, 222, 20, 0, 0, 105, 100, 223, 20, 0,
    0, 127, 100, 229, 20, 0, 0, 149, 100, 229, 21, 0, 0, 166, 100, 48, 23, 0, 0, 182, 100, 49, 23, 0, 0,
    153, 59, 0, 0, 0, 0, 107, 83, 1, 0, 0, 0, 103, 83, 2, 0, 0, 0, 114, 83, 4, 0, 0, 0, 133,
    83, 8, 0, 0, 0, 150, 83, 16, 0, 0, 0, 164, 83, 32, 0, 0, 0, 178, 83, 64, 0, 0, 0, 196, 83,
    128, 0, 0, 0, 206, 83, 0, 1, 0, 0, 219, 83, 0, 0, 1, 0, 243, 83, 0, 0, 16, 0, 5, 84, 0,
    0, 2, 0, 25, 84, 0, 0, 32, 0, 46, 84, 0, 0, 4, 0, 67, 84, 0, 0, 64, 0, 93, 84, 0, 0,
    8, 0, 113, 84, 0, 0, 128, 0, 140, 15, 0, 0, 0, 0, 160, 75, 1, 0, 0, 0, 166, 15, 2, 0, 0,
    0, 159, 28, 3, 0, 0, 0, 145, 15, 4, 0, 0, 0, 171, 28, 5, 0, 0, 0, 182, 28, 6, 0, 0, 0,
    99, 75, 7, 0, 0, 0, 176, 15, 8, 0, 0, 0, 150, 15, 9, 0, 0, 0, 155, 15, 10, 0, 0, 0, 160,
    15, 11, 0, 0, 0, 165, 15, 12, 0, 0, 0, 170, 15, 13, 0, 0, 0, 175, 15, 14, 0, 0, 0, 180, 15,
    15, 0, 0, 0, 190, 15, 16, 0, 0, 0, 153, 59, 0, 0, 0, 0, 212, 82, 1, 0, 0, 0, 55, 53, 2,
    0, 0, 0, 217, 82, 4, 0, 0, 0, 222, 82, 8, 0, 0, 0, 249, 9, 16, 0, 0, 0, 234, 82, 32, 0,
    0, 0, 82, 60, 64, 0, 0, 0, 52, 53, 128, 0, 0, 0, 247, 82, 0, 1, 0, 0, 10, 83, 0, 2, 0,
    0, 27, 83, 0, 4, 0, 0, 43, 83, 0, 8, 0, 0, 57, 83, 0, 16, 0, 0, 165, 30, 0, 0, 1, 0,
    68, 83, 0, 32, 0, 0, 79, 83, 0, 64, 0, 0, 158, 8, 0, 0, 0, 0, 163, 8, 1, 0, 0, 0, 168,
    8, 2, 0, 0, 0, 175, 8, 3, 0, 0, 0, 184, 8, 4, 0, 0, 0, 189, 8, 5, 0, 0, 0, 194, 8,
    6, 0, 0, 0, 203, 8, 7, 0, 0, 0, 208, 8, 8, 0, 0, 0, 213, 8, 9, 0, 0, 0, 218, 8, 10,
    0, 0, 0, 223, 8, 11, 0, 0, 0, 227, 8, 12, 0, 0, 0, 232, 8, 13, 0, 0, 0, 240, 8, 14, 0,
    0, 0, 126, 40, 0, 0, 0, 0, 43, 70, 1, 0, 0, 0, 63, 70, 2, 0, 0, 0, 5, 52, 3, 0, 0,
    0, 86, 70, 4, 0, 0, 0, 95, 70, 5, 0, 0, 0, 211, 43, 6, 0, 0, 0, 223, 61, 147, 20, 0, 0,
    105, 70, 148, 20, 0, 0, 112, 70, 193, 20, 0, 0, 129, 70, 194, 20, 0, 0, 145, 70, 195, 20, 0, 0, 155,
    70, 196, 20, 0, 0, 169, 70, 197, 20, 0, 0, 177, 70, 198, 20, 0, 0, 153, 59, 0, 0, 0, 0, 3, 85,
    2, 0, 0, 0, 18, 85, 4, 0, 0, 0, 11, 85, 8, 0, 0, 0, 26, 85, 16, 0, 0, 0, 49, 85, 64,
    0, 0, 0, 63, 85, 128, 0, 0, 0, 83, 85, 0, 1, 0, 0, 78, 85, 0, 2, 0, 0, 99, 85, 0, 4,
    0, 0, 119, 85, 0, 8, 0, 0, 131, 85, 0, 16, 0, 0, 144, 85, 0, 32, 0, 0, 158, 85, 0, 64, 0,
    0, 74, 27, 0, 128, 0, 0, 160, 75, 1, 0, 0, 0, 84, 4, 2, 0, 0, 0, 126, 109, 4, 0, 0, 0,
    132, 109, 8, 0, 0, 0, 240, 8, 16, 0, 0, 0, 138, 109, 32, 0, 0, 0, 144, 109, 64, 0, 0, 0, 232,
    8, 128, 0, 0, 0, 160, 28, 0, 1, 0, 0, 141, 94, 0, 2, 0, 0, 183, 28, 0, 4, 0, 0, 175, 8,
    0, 16, 0, 0, 194, 8, 0, 8, 0, 0, 160, 75, 0, 0, 0, 0, 84, 4, 1, 0, 0, 0, 99, 75, 2,
    0, 0, 0, 176, 15, 3, 0, 0, 0, 88, 4, 4, 0, 0, 0, 93, 4, 5, 0, 0, 0, 183, 28, 6, 0,
    0, 0, 98, 4, 7, 0, 0, 0, 97, 4, 8, 0, 0, 0, 102, 4, 9, 0, 0, 0, 107, 4, 10, 0, 0,
    0, 199, 16, 1, 0, 0, 0, 91, 17, 2, 0, 0, 0, 206, 19, 4, 0, 0, 0, 103, 17, 8, 0, 0, 0,
    179, 18, 16, 0, 0, 0, 23, 9, 32, 0, 0, 0, 114, 17, 64, 0, 0, 0, 124, 17, 128, 0, 0, 0, 134,
    17, 0, 1, 0, 0, 149, 17, 0, 2, 0, 0, 157, 17, 0, 8, 0, 0, 225, 17, 0, 0, 0, 0, 233, 17,
    1, 0, 0, 0, 242, 17, 2, 0, 0, 0, 7, 18, 3, 0, 0, 0, 40, 18, 4, 0, 0, 0, 16, 18, 5,
    0, 0, 0, 23, 18, 6, 0, 0, 0, 33, 18, 7, 0, 0, 0, 72, 73, 8, 0, 0, 0, 45, 18, 9, 0,
    0, 0, 54, 18, 10, 0, 0, 0, 20, 11, 0, 0, 0, 0, 89, 26, 1, 0, 0, 0, 121, 11, 2, 0, 0,
    0, 19, 11, 9, 0, 0, 0, 254, 29, 4, 0, 0, 0, 1, 30, 3, 0, 0, 0, 4, 30, 5, 0, 0, 0,
    8, 30, 8, 0, 0, 0, 11, 30, 7, 0, 0, 0, 14, 30, 6, 0, 0, 0, 29, 11, 10, 0, 0, 0, 149,
    2, 0, 0, 0, 0, 112, 10, 1, 0, 0, 0, 120, 10, 2, 0, 0, 0, 125, 10, 4, 0, 0, 0, 130, 10,
    8, 0, 0, 0, 134, 10, 16, 0, 0, 0, 96, 26, 32, 0, 0, 0, 139, 10, 64, 0, 0, 0, 143, 10, 127,
    0, 0, 0, 149, 2, 0, 0, 0, 0, 120, 10, 1, 0, 0, 0, 125, 10, 2, 0, 0, 0, 130, 10, 4, 0,
    0, 0, 134, 10, 8, 0, 0, 0, 96, 26, 16, 0, 0, 0, 139, 10, 32, 0, 0, 0, 112, 10, 64, 0, 0,
    0, 143, 10, 127, 0, 0, 0, 140, 28, 1, 0, 0, 0, 99, 75, 2, 0, 0, 0, 176, 15, 3, 0, 0, 0,
    140, 72, 4, 0, 0, 0, 144, 28, 5, 0, 0, 0, 152, 28, 6, 0, 0, 0, 164, 28, 7, 0, 0, 0, 175,
    28, 8, 0, 0, 0, 187, 28, 100, 0, 0, 0, 153, 59, 0, 0, 0, 0, 74, 27, 1, 0, 0, 0, 140, 84,
    2, 0, 0, 0, 79, 83, 4, 0, 0, 0, 148, 84, 8, 0, 0, 0, 169, 84, 16, 0, 0, 0, 188, 84, 32,
    0, 0, 0, 206, 84, 0, 0, 1, 0, 226, 84, 0, 0, 2, 0, 62, 41, 0, 0, 0, 0, 203, 100, 1, 0,
    0, 0, 209, 100, 2, 0, 0, 0, 213, 100, 3, 0, 0, 0, 225, 100, 4, 0, 0, 0, 231, 100, 5, 0, 0,
    0, 238, 100, 6, 0, 0, 0, 247, 100, 7, 0, 0, 0, 3, 101, 255, 255, 255, 255, 160, 75, 1, 0, 0, 0,
    160, 28, 2, 0, 0, 0, 99, 75, 3, 0, 0, 0, 176, 15, 4, 0, 0, 0, 141, 94, 5, 0, 0, 0, 150,
    15, 6, 0, 0, 0, 155, 15, 7, 0, 0, 0, 183, 28, 8, 0, 0, 0, 153, 59, 0, 0, 0, 0, 90, 82,
    1, 0, 0, 0, 97, 82, 2, 0, 0, 0, 104, 82, 4, 0, 0, 0, 108, 82, 8, 0, 0, 0, 119, 82, 16,
    0, 0, 0, 124, 82, 0, 0, 1, 0, 147, 82, 0, 0, 2, 0, 153, 59, 0, 0, 0, 0, 158, 59, 1, 0,
    0, 0, 166, 59, 2, 0, 0, 0, 174, 59, 4, 0, 0, 0, 182, 59, 8, 0, 0, 0, 242, 97, 16, 0, 0,
    0, 153, 59, 0, 0, 0, 0, 185, 82, 1, 0, 0, 0, 181, 82, 2, 0, 0, 0, 23, 9, 4, 0, 0, 0,
    192, 82, 8, 0, 0, 0, 247, 49, 0, 0, 1, 0, 149, 2, 0, 0, 0, 0, 75, 31, 1, 0, 0, 0, 91,
    31, 2, 0, 0, 0, 107, 31, 4, 0, 0, 0, 129, 31, 8, 0, 0, 0, 0, 33, 0, 0, 0, 0, 76, 29,
    1, 0, 0, 0, 167, 31, 2, 0, 0, 0, 174, 31, 3, 0, 0, 0, 179, 31, 4, 0, 0, 0, 149, 2, 0,
    0, 0, 0, 199, 17, 1, 0, 0, 0, 21, 88, 2, 0, 0, 0, 208, 17, 3, 0, 0, 0, 27, 30, 0, 0,
    0, 0, 119, 5, 1, 0, 0, 0, 33, 30, 2, 0, 0, 0, 46, 30, 3, 0, 0, 0, 68, 105, 0, 0, 0,
    0, 72, 105, 1, 0, 0, 0, 89, 105, 2, 0, 0, 0, 102, 105, 3, 0, 0, 0, 140, 105, 0, 0, 0, 0,
    148, 105, 1, 0, 0, 0, 163, 105, 2, 0, 0, 0, 174, 105, 3, 0, 0, 0, 149, 2, 0, 0, 0, 0, 169,
    10, 1, 0, 0, 0, 173, 10, 2, 0, 0, 0, 204, 31, 0, 0, 0, 0, 217, 31, 1, 0, 0, 0, 231, 31,
    2, 0, 0, 0, 176, 31, 0, 0, 0, 0, 83, 30, 1, 0, 0, 0, 18, 32, 2, 0, 0, 0, 153, 59, 0,
    0, 0, 0, 207, 99, 1, 0, 0, 0, 203, 99, 2, 0, 0, 0, 39, 30, 0, 0, 0, 0, 148, 110, 1, 0,
    0, 0, 0, 0, 0, 0, 7, 88, 26, 1, 1, 8, 115, 0, 1, 38, 115, 0, 3, 73, 116, 0, 1, 93, 116,
    0, 1, 118, 116, 0, 3, 144, 116, 0, 1, 161, 116, 0, 1, 170, 116, 0, 1, 137, 119, 0, 1, 140, 119, 0,
    1, 158, 119, 0, 3, 176, 119, 0, 7, 0, 0, 0, 3, 138, 122, 0, 1, 239, 124, 0, 1, 197, 130, 0, 1,
    216, 130, 0, 1, 233, 130, 0, 1, 5, 131, 0, 3, 28, 131, 0, 1, 21, 140, 0, 3, 36, 140, 0, 1, 251,
    140, 0, 1, 197, 9, 0, 1, 72, 163, 1, 1, 184, 153, 0, 1, 85, 154, 0, 1, 105, 155, 0, 1, 20, 156,
    0, 3, 28, 156, 0, 1, 234, 156, 0, 1, 238, 156, 0, 1, 15, 158, 0, 1, 46, 159, 0, 1, 72, 159, 0,
    1, 148, 161, 0, 1, 227, 161, 0, 1, 105, 162, 0, 1, 114, 163, 0, 1, 125, 163, 0, 1, 197, 163, 0, 1,
    116, 164, 0, 1, 61, 165, 0, 3, 99, 166, 0, 1, 215, 166, 0, 1, 0, 168, 0, 1, 116, 168, 0, 1, 163,
    168, 0, 1, 131, 169, 0, 1, 102, 170, 0, 1, 152, 171, 0, 1, 224, 171, 0, 3, 167, 174, 0, 1, 86, 176,
    0, 1, 79, 180, 0, 1, 114, 183, 0, 1, 148, 183, 0, 1, 83, 184, 0, 1, 93, 184, 0, 1, 171, 187, 0,
    1, 96, 11, 0, 1, 126, 11, 0, 1, 40, 79, 0, 1, 20, 101, 0, 1, 17, 3, 0, 1, 35, 188, 0, 1,
    66, 188, 0, 1, 76, 188, 0, 1, 175, 188, 0, 1, 85, 209, 0, 1, 27, 12, 0, 1, 5, 189, 0, 1, 117,
    190, 0, 1, 157, 190, 0, 1, 43, 195, 0, 1, 206, 191, 0, 1, 226, 192, 0, 1, 146, 193, 0, 1, 54, 194,
    0, 1, 79, 194, 0, 1, 215, 194, 0, 3, 36, 195, 0, 1, 63, 195, 0, 1, 116, 195, 0, 1, 172, 196, 0,
    1, 128, 199, 0, 1, 153, 199, 0, 1, 3, 200, 0, 3, 84, 200, 0, 1, 18, 202, 0, 1, 86, 202, 0, 1,
    64, 203, 0, 3, 175, 203, 0, 1, 153, 204, 0, 1, 220, 204, 0, 3, 22, 205, 0, 1, 190, 205, 0, 1, 36,
    206, 0, 1, 167, 206, 0, 1, 91, 207, 0, 3, 205, 207, 0, 3, 79, 209, 0, 3, 95, 209, 0, 3, 77, 210,
    0, 1, 237, 211, 0, 3, 74, 214, 0, 3, 92, 214, 0, 3, 170, 214, 0, 1, 239, 215, 0, 1, 254, 65, 1,
    1, 226, 216, 0, 1, 50, 225, 0, 3, 86, 225, 0, 1, 111, 225, 0, 1, 121, 225, 0, 1, 136, 225, 0, 3,
    151, 225, 0, 1, 165, 225, 0, 1, 170, 225, 0, 1, 192, 225, 0, 1, 215, 225, 0, 3, 230, 225, 0, 1, 23,
    226, 0, 1, 96, 226, 0, 1, 112, 226, 0, 3, 233, 226, 0, 3, 2, 227, 0, 1, 24, 227, 0, 3, 49, 227,
    0, 1, 74, 227, 0, 3, 99, 227, 0, 3, 120, 227, 0, 3, 142, 227, 0, 3, 160, 227, 0, 3, 186, 227, 0,
    3, 202, 227, 0, 3, 224, 227, 0, 3, 244, 227, 0, 3, 6, 228, 0, 1, 26, 228, 0, 1, 35, 228, 0, 3,
    61, 228, 0, 1, 83, 228, 0, 1, 93, 228, 0, 1, 111, 228, 0, 3, 191, 228, 0, 1, 169, 76, 0, 1, 212,
    228, 0, 1, 225, 228, 0, 1, 30, 229, 0, 1, 73, 230, 0, 1, 125, 230, 0, 1, 144, 230, 0, 1, 166, 230,
    0, 1, 194, 230, 0, 1, 221, 230, 0, 1, 248, 231, 0, 3, 15, 232, 0, 3, 30, 232, 0, 3, 42, 232, 0,
    1, 214, 232, 0, 3, 143, 233, 0, 1, 152, 183, 0, 1, 148, 119, 0, 3, 157, 233, 0, 1, 178, 233, 0, 1,
    196, 233, 0, 3, 215, 233, 0, 3, 234, 233, 0, 3, 1, 234, 0, 1, 38, 234, 0, 1, 116, 235, 0, 1, 150,
    237, 0, 1, 252, 237, 0, 1, 72, 239, 0, 1, 199, 239, 0, 1, 214, 239, 0, 1, 150, 240, 0, 1, 253, 240,
    0, 1, 82, 242, 0, 1, 35, 243, 0, 1, 4, 244, 0, 1, 41, 245, 0, 3, 72, 245, 0, 1, 144, 245, 0,
    1, 171, 245, 0, 1, 193, 247, 0, 1, 230, 248, 0, 1, 92, 249, 0, 1, 84, 250, 0, 1, 250, 250, 0, 1,
    116, 253, 0, 1, 248, 253, 0, 1, 12, 254, 0, 3, 198, 254, 0, 3, 142, 7, 1, 3, 200, 9, 1, 3, 109,
    11, 1, 3, 137, 11, 1, 1, 117, 2, 0, 1, 255, 35, 1, 1, 69, 37, 1, 1, 73, 37, 1, 1, 217, 39,
    1, 3, 9, 40, 1, 3, 27, 41, 1, 3, 134, 50, 1, 3, 15, 51, 1, 3, 246, 52, 1, 3, 3, 53, 1,
    3, 18, 53, 1, 3, 49, 58, 1, 3, 66, 58, 1, 3, 86, 58, 1, 3, 98, 61, 1, 3, 234, 63, 1, 3,
    249, 63, 1, 3, 215, 65, 1, 1, 234, 65, 1, 1, 253, 65, 1, 3, 6, 66, 1, 3, 215, 67, 1, 3, 171,
    68, 1, 3, 74, 72, 1, 1, 97, 72, 1, 1, 87, 74, 1, 1, 250, 76, 1, 3, 94, 90, 1, 3, 112, 90,
    1, 3, 113, 93, 1, 3, 194, 93, 1, 3, 221, 93, 1, 1, 11, 94, 1, 3, 164, 94, 1, 1, 187, 94, 1,
    1, 51, 95, 1, 3, 154, 95, 1, 1, 2, 100, 1, 1, 163, 100, 1, 1, 228, 140, 1, 1, 44, 144, 1, 1,
    95, 144, 1, 1, 253, 145, 1, 1, 17, 146, 1, 1, 107, 146, 1, 1, 143, 146, 1, 1, 47, 147, 1, 1, 82,
    147, 1, 1, 113, 147, 1, 1, 239, 148, 1, 1, 117, 149, 1, 3, 124, 151, 1, 3, 148, 151, 1, 1, 123, 152,
    1, 3, 69, 155, 1, 1, 211, 155, 1, 3, 162, 164, 1, 3, 175, 164, 1, 1, 186, 164, 1, 1, 97, 165, 1,
    3, 157, 165, 1, 1, 170, 166, 1, 1, 182, 167, 1, 1, 219, 170, 1, 1, 136, 173, 1, 1, 40, 174, 1, 3,
    108, 175, 1, 1, 183, 176, 1, 1, 4, 177, 1, 3, 240, 178, 1, 1, 214, 179, 1, 3, 226, 180, 1, 1, 201,
    181, 1, 1, 144, 183, 1, 1, 120, 184, 1, 1, 131, 186, 1, 1, 203, 186, 1, 3, 73, 187, 1, 3, 92, 187,
    1, 3, 220, 189, 1, 3, 241, 189, 1, 1, 147, 190, 1, 3, 11, 191, 1, 3, 137, 192, 1, 3, 155, 192, 1,
    1, 116, 196, 1, 3, 178, 198, 1, 3, 91, 199, 1, 1, 85, 202, 1, 1, 184, 227, 1, 1, 199, 208, 1, 1,
    116, 209, 1, 1, 249, 209, 1, 1, 249, 211, 1, 1, 38, 212, 1, 1, 83, 212, 1, 3, 124, 212, 1, 1, 245,
    212, 1, 1, 54, 213, 1, 1, 240, 65, 1, 1, 200, 213, 1, 1, 174, 214, 1, 3, 174, 216, 1, 1, 203, 216,
    1, 1, 203, 218, 1, 1, 177, 219, 1, 1, 222, 219, 1, 1, 23, 220, 1, 1, 154, 220, 1, 1, 65, 223, 1,
    1, 65, 225, 1, 1, 60, 226, 1, 1, 156, 226, 1, 3, 52, 227, 1, 1, 178, 227, 1, 1, 164, 228, 1, 1,
    190, 228, 1, 3, 194, 229, 1, 1, 85, 230, 1, 1, 64, 232, 1, 1, 7, 243, 1, 1, 229, 243, 1, 1, 115,
    244, 1, 1, 45, 245, 1, 1, 18, 248, 1, 1, 234, 248, 1, 1, 29, 249, 1, 1, 79, 249, 1, 1, 138, 249,
    1, 1, 226, 249, 1, 1, 23, 250, 1, 1, 75, 250, 1, 1, 136, 250, 1, 1, 230, 250, 1, 1, 67, 251, 1,
    1, 49, 2, 2, 1, 93, 2, 2, 1, 16, 3, 2, 1, 253, 3, 2, 1, 186, 5, 2, 1, 22, 7, 2, 1,
    70, 7, 2, 3, 120, 11, 2, 1, 248, 12, 2, 1, 108, 14, 2, 1, 90, 15, 2, 1, 39, 18, 2, 1, 134,
    19, 2, 1, 207, 19, 2, 1, 184, 20, 2, 1, 133, 21, 2, 1, 103, 23, 2, 1, 192, 23, 2, 1, 240, 24,
    2, 1, 47, 25, 2, 1, 99, 27, 2, 1, 239, 3, 0, 1, 211, 29, 2, 3, 237, 29, 2, 3, 1, 30, 2,
    1, 20, 30, 2, 1, 78, 30, 2, 1, 137, 31, 2, 1, 133, 32, 2, 1, 61, 35, 2, 1, 237, 35, 2, 3,
    43, 37, 2, 3, 156, 37, 2, 199, 101, 1, 228, 101, 1, 1, 102, 1, 30, 102, 1, 77, 102, 1, 123, 102, 1,
    169, 102, 1, 214, 102, 1, 234, 102, 1, 9, 103, 1, 40, 103, 1, 66, 103, 1, 106, 103, 1, 146, 103, 1, 185,
    103, 1, 224, 103, 1, 7, 104, 1, 46, 104, 1, 85, 104, 1, 124, 104, 1, 163, 104, 1, 201, 104, 1, 239, 104,
    1, 21, 105, 1, 59, 105, 1, 97, 105, 1, 135, 105, 1, 179, 105, 1, 223, 105, 1, 4, 106, 1, 41, 106, 1,
    78, 106, 1, 115, 106, 1, 156, 106, 1, 197, 106, 1, 238, 106, 1, 23, 107, 1, 63, 107, 1, 103, 107, 1, 143,
    107, 1, 183, 107, 1, 223, 107, 1, 7, 108, 1, 47, 108, 1, 87, 108, 1, 128, 108, 1, 168, 108, 1, 208, 108,
    1, 249, 108, 1, 33, 109, 1, 73, 109, 1, 116, 109, 1, 158, 109, 1, 200, 109, 1, 243, 109, 1, 29, 110, 1,
    71, 110, 1, 114, 110, 1, 157, 110, 1, 200, 110, 1, 242, 110, 1, 28, 111, 1, 70, 111, 1, 112, 111, 1, 154,
    111, 1, 197, 111, 1, 239, 111, 1, 25, 112, 1, 66, 112, 1, 107, 112, 1, 149, 112, 1, 190, 112, 1, 231, 112,
    1, 17, 113, 1, 58, 113, 1, 99, 113, 1, 140, 113, 1, 180, 113, 1, 220, 113, 1, 5, 114, 1, 45, 114, 1,
    85, 114, 1, 129, 114, 1, 172, 114, 1, 215, 114, 1, 5, 115, 1, 50, 115, 1, 95, 115, 1, 141, 115, 1, 186,
    115, 1, 231, 115, 1, 21, 116, 1, 66, 116, 1, 111, 116, 1, 157, 116, 1, 202, 116, 1, 247, 116, 1, 36, 117,
    1, 80, 117, 1, 124, 117, 1, 169, 117, 1, 213, 117, 1, 1, 118, 1, 46, 118, 1, 90, 118, 1, 134, 118, 1,
    185, 118, 1, 234, 118, 1, 12, 119, 1, 44, 119, 1, 76, 119, 1, 108, 119, 1, 141, 119, 1, 173, 119, 1, 205,
    119, 1, 237, 119, 1, 1, 120, 1, 22, 120, 1, 52, 120, 1, 74, 120, 1, 120, 120, 1, 165, 120, 1, 210, 120,
    1, 254, 120, 1, 30, 121, 1, 66, 121, 1, 101, 121, 1, 137, 121, 1, 173, 121, 1, 205, 121, 1, 230, 121, 1,
    2, 122, 1, 22, 122, 1, 61, 122, 1, 99, 122, 1, 138, 122, 1, 176, 122, 1, 213, 122, 1, 250, 122, 1, 42,
    123, 1, 89, 123, 1, 121, 123, 1, 153, 123, 1, 181, 123, 1, 221, 123, 1, 241, 123, 1, 15, 124, 1, 40, 124,
    1, 71, 124, 1, 102, 124, 1, 134, 124, 1, 167, 124, 1, 208, 124, 1, 245, 124, 1, 20, 125, 1, 56, 125, 1,
    98, 125, 1, 120, 125, 1, 144, 125, 1, 176, 125, 1, 205, 125, 1, 235, 125, 1, 10, 126, 1, 42, 126, 1, 75,
    126, 1, 101, 126, 1, 134, 126, 1, 170, 126, 1, 190, 126, 1, 235, 126, 1, 24, 127, 1, 69, 127, 1, 114, 127,
    1, 155, 127, 1, 195, 127, 1, 236, 127, 1, 24, 128, 1, 68, 128, 1, 108, 128, 1, 152, 128, 1, 196, 128, 1,
    237, 128, 1, 21, 129, 1, 62, 129, 1, 106, 129, 1, 150, 129, 1, 190, 129, 1, 234, 129, 1, 22, 130, 1, 66,
    130, 1, 110, 130, 1, 154, 130, 1, 198, 130, 1, 238, 130, 1, 21, 131, 1, 60, 131, 1, 99, 131, 1, 120, 131,
    1, 141, 131, 1, 176, 131, 1, 214, 131, 1, 252, 131, 1, 37, 132, 1, 64, 132, 1, 94, 132, 1, 134, 132, 1,
    177, 132, 1, 220, 132, 1, 7, 133, 1, 50, 133, 1, 93, 133, 1, 131, 133, 1, 173, 133, 1, 215, 133, 1, 1,
    134, 1, 43, 134, 1, 86, 134, 1, 129, 134, 1, 172, 134, 1, 215, 134, 1, 1, 135, 1, 43, 135, 1, 85, 135,
    1, 127, 135, 1, 166, 135, 1, 204, 135, 1, 241, 135, 1, 27, 136, 1, 69, 136, 1, 111, 136, 1, 153, 136, 1,
    191, 136, 1, 229, 136, 1, 21, 137, 1, 65, 137, 1, 115, 137, 1, 66, 12, 1, 95, 12, 1, 122, 12, 1, 156,
    12, 1, 200, 12, 1, 220, 12, 1, 250, 12, 1, 16, 13, 1, 42, 13, 1, 74, 13, 1, 103, 13, 1, 129, 13,
    1, 149, 13, 1, 169, 13, 1, 192, 13, 1, 211, 13, 1, 234, 13, 1, 9, 14, 1, 29, 14, 1, 48, 14, 1,
    73, 14, 1, 104, 14, 1, 131, 14, 1, 160, 14, 1, 184, 14, 1, 213, 14, 1, 247, 14, 1, 24, 15, 1, 58,
    15, 1, 85, 15, 1, 108, 15, 1, 132, 15, 1, 157, 15, 1, 182, 15, 1, 207, 15, 1, 229, 15, 1, 251, 15,
    1, 13, 16, 1, 40, 16, 1, 75, 16, 1, 98, 16, 1, 118, 16, 1, 141, 16, 1, 164, 16, 1, 187, 16, 1,
    200, 16, 1, 219, 16, 1, 237, 16, 1, 255, 16, 1, 20, 17, 1, 37, 17, 1, 61, 17, 1, 81, 17, 1, 99,
    17, 1, 116, 17, 1, 134, 17, 1, 152, 17, 1, 176, 17, 1, 196, 17, 1, 220, 17, 1, 242, 17, 1, 8, 18,
    1, 34, 18, 1, 66, 18, 1, 93, 18, 1, 113, 18, 1, 134, 18, 1, 152, 18, 1, 178, 18, 1, 227, 18, 1,
    18, 19, 1, 56, 19, 1, 93, 19, 1, 132, 19, 1, 170, 19, 1, 207, 19, 1, 244, 19, 1, 25, 20, 1, 62,
    20, 1, 99, 20, 1, 136, 20, 1, 173, 20, 1, 210, 20, 1, 248, 20, 1, 29, 21, 1, 66, 21, 1, 113, 21,
    1, 151, 21, 1, 202, 21, 1, 1, 22, 1, 46, 22, 1, 89, 22, 1, 124, 22, 1, 159, 22, 1, 179, 22, 1,
    214, 22, 1, 249, 22, 1, 34, 23, 1, 69, 23, 1, 99, 23, 1, 125, 23, 1, 145, 23, 1, 171, 23, 1, 207,
    23, 1, 253, 23, 1, 44, 24, 1, 80, 24, 1, 114, 24, 1, 147, 24, 1, 177, 24, 1, 208, 24, 1, 242, 24,
    1, 13, 25, 1, 38, 25, 1, 61, 25, 1, 85, 25, 1, 105, 25, 1, 149, 25, 1, 196, 25, 1, 233, 25, 1,
    14, 26, 1, 52, 26, 1, 90, 26, 1, 128, 26, 1, 166, 26, 1, 204, 26, 1, 242, 26, 1, 24, 27, 1, 62,
    27, 1, 100, 27, 1, 138, 27, 1, 175, 27, 1, 213, 27, 1, 251, 27, 1, 33, 28, 1, 71, 28, 1, 109, 28,
    1, 147, 28, 1, 185, 28, 1, 223, 28, 1, 5, 29, 1, 43, 29, 1, 80, 29, 1, 118, 29, 1, 156, 29, 1,
    193, 29, 1, 230, 29, 1, 11, 30, 1, 48, 30, 1, 85, 30, 1, 122, 30, 1, 163, 30, 1, 207, 30, 1, 243,
    30, 1, 28, 31, 1, 69, 31, 1, 110, 31, 1, 151, 31, 1, 192, 31, 1, 227, 31, 1, 8, 32, 1, 42, 32,
    1, 87, 32, 1, 123, 32, 1, 146, 32, 1, 175, 32, 1, 205, 32, 1, 231, 32, 1, 6, 33, 1, 35, 33, 1,
    61, 33, 1, 88, 33, 1, 127, 33, 1, 157, 33, 1, 199, 33, 1, 229, 33, 1, 6, 34, 1, 43, 34, 1, 90,
    34, 1, 119, 34, 1, 145, 34, 1, 173, 34, 1, 88, 150, 0, 159, 218, 0, 182, 218, 0, 201, 218, 0, 227, 218,
    0, 252, 218, 0, 26, 219, 0, 52, 219, 0, 76, 219, 0, 102, 219, 0, 132, 219, 0, 161, 219, 0, 192, 219, 0,
    219, 219, 0, 0, 220, 0, 19, 220, 0, 45, 220, 0, 80, 220, 0, 97, 220, 0, 119, 220, 0, 143, 220, 0, 163,
    220, 0, 184, 220, 0, 214, 220, 0, 231, 220, 0, 3, 221, 0, 27, 221, 0, 63, 221, 0, 89, 221, 0, 114, 221,
    0, 139, 221, 0, 164, 221, 0, 190, 221, 0, 215, 221, 0, 241, 221, 0, 36, 222, 0, 88, 222, 0, 140, 222, 0,
    166, 222, 0, 210, 222, 0, 236, 222, 0, 14, 223, 0, 42, 223, 0, 67, 223, 0, 94, 223, 0, 119, 223, 0, 150,
    223, 0, 192, 223, 0, 216, 223, 0, 241, 223, 0, 10, 224, 0, 38, 224, 0, 66, 224, 0, 94, 224, 0, 122, 224,
    0, 148, 224, 0, 174, 224, 0, 202, 224, 0, 224, 224, 0, 235, 224, 0, 245, 224, 0, 4, 225, 0, 13, 225, 0,
    25, 225, 0, 37, 225, 0, 102, 157, 1, 137, 157, 1, 173, 157, 1, 196, 157, 1, 223, 157, 1, 252, 157, 1, 26,
    158, 1, 98, 16, 1, 42, 158, 1, 64, 158, 1, 87, 158, 1, 113, 158, 1, 147, 158, 1, 183, 158, 1, 216, 158,
    1, 7, 159, 1, 41, 159, 1, 76, 159, 1, 127, 159, 1, 154, 159, 1, 183, 159, 1, 208, 159, 1, 233, 159, 1,
    2, 160, 1, 27, 160, 1, 55, 160, 1, 79, 160, 1, 107, 160, 1, 135, 160, 1, 160, 160, 1, 186, 160, 1, 210,
    160, 1, 239, 160, 1, 15, 161, 1, 47, 161, 1, 74, 161, 1, 108, 161, 1, 142, 161, 1, 177, 161, 1, 217, 161,
    1, 252, 161, 1, 42, 162, 1, 87, 162, 1, 132, 162, 1, 172, 162, 1, 213, 162, 1, 0, 163, 1, 41, 163, 1,
    76, 163, 1, 103, 163, 1, 129, 163, 1, 168, 163, 1, 207, 163, 1, 254, 163, 1, 25, 164, 1, 50, 164, 1, 71,
    164, 1, 105, 164, 1, 128, 164, 1, 131, 233, 1, 0, 211, 0, 155, 233, 1, 210, 233, 1, 17, 234, 1, 87, 234,
    1, 155, 234, 1, 224, 234, 1, 35, 235, 1, 96, 235, 1, 160, 235, 1, 216, 235, 1, 21, 236, 1, 91, 236, 1,
    151, 236, 1, 217, 236, 1, 43, 237, 1, 116, 237, 1, 171, 237, 1, 222, 237, 1, 29, 238, 1, 90, 238, 1, 160,
    238, 1, 233, 238, 1, 45, 239, 1, 133, 239, 1, 164, 239, 1, 211, 239, 1, 3, 240, 1, 56, 240, 1, 97, 240,
    1, 150, 240, 1, 203, 240, 1, 255, 240, 1, 45, 241, 1, 83, 241, 1, 113, 241, 1, 154, 241, 1, 192, 241, 1,
    234, 241, 1, 20, 242, 1, 69, 242, 1, 49, 204, 1, 70, 204, 1, 84, 204, 1, 100, 204, 1, 119, 204, 1, 134,
    204, 1, 156, 204, 1, 180, 204, 1, 212, 204, 1, 233, 204, 1, 248, 204, 1, 7, 205, 1, 18, 205, 1, 42, 205,
    1, 55, 205, 1, 71, 205, 1, 89, 205, 1, 115, 205, 1, 140, 205, 1, 178, 205, 1, 214, 205, 1, 242, 205, 1,
    13, 206, 1, 32, 206, 1, 62, 206, 1, 93, 206, 1, 119, 206, 1, 141, 206, 1, 172, 206, 1, 204, 206, 1, 241,
    206, 1, 10, 207, 1, 35, 207, 1, 60, 207, 1, 85, 207, 1, 115, 207, 1, 142, 207, 1, 167, 207, 1, 196, 207,
    1, 226, 207, 1, 238, 207, 1, 88, 150, 0, 112, 150, 0, 131, 150, 0, 159, 150, 0, 177, 150, 0, 190, 150, 0,
    218, 150, 0, 239, 150, 0, 20, 151, 0, 51, 151, 0, 82, 151, 0, 119, 151, 0, 157, 151, 0, 201, 151, 0, 238,
    151, 0, 19, 152, 0, 50, 152, 0, 85, 152, 0, 127, 152, 0, 156, 152, 0, 185, 152, 0, 216, 152, 0, 245, 152,
    0, 22, 153, 0, 58, 153, 0, 97, 153, 0, 129, 153, 0, 143, 153, 0, 163, 153, 0, 135, 53, 1, 160, 53, 1,
    179, 53, 1, 206, 53, 1, 231, 53, 1, 4, 54, 1, 24, 54, 1, 44, 54, 1, 70, 54, 1, 93, 54, 1, 116,
    54, 1, 143, 54, 1, 172, 54, 1, 201, 54, 1, 235, 54, 1, 254, 54, 1, 20, 55, 1, 39, 55, 1, 69, 55,
    1, 98, 55, 1, 117, 55, 1, 148, 55, 1, 177, 55, 1, 201, 55, 1, 238, 55, 1, 247, 97, 1, 9, 98, 1,
    33, 98, 1, 48, 98, 1, 65, 98, 1, 85, 98, 1, 102, 98, 1, 120, 98, 1, 143, 98, 1, 166, 98, 1, 187,
    98, 1, 214, 98, 1, 233, 98, 1, 3, 99, 1, 30, 99, 1, 52, 99, 1, 75, 99, 1, 97, 99, 1, 117, 99,
    1, 138, 99, 1, 164, 99, 1, 84, 111, 0, 115, 111, 0, 135, 111, 0, 157, 111, 0, 187, 111, 0, 206, 111, 0,
    230, 111, 0, 247, 111, 0, 5, 112, 0, 21, 112, 0, 47, 112, 0, 78, 112, 0, 103, 112, 0, 132, 112, 0, 157,
    112, 0, 186, 112, 0, 156, 28, 2, 183, 28, 2, 200, 28, 2, 169, 13, 1, 221, 28, 2, 237, 28, 2, 10, 29,
    2, 26, 29, 2, 43, 29, 2, 74, 29, 2, 106, 29, 2, 134, 29, 2, 163, 29, 2, 154, 210, 0, 181, 210, 0,
    208, 210, 0, 235, 210, 0, 0, 211, 0, 23, 211, 0, 49, 211, 0, 86, 211, 0, 123, 211, 0, 162, 211, 0, 191,
    211, 0, 213, 211, 0, 217, 8, 1, 242, 8, 1, 10, 9, 1, 32, 9, 1, 56, 9, 1, 81, 9, 1, 106, 9,
    1, 126, 9, 1, 146, 9, 1, 165, 9, 1, 175, 9, 1, 188, 9, 1, 238, 197, 0, 2, 198, 0, 28, 198, 0,
    51, 198, 0, 66, 198, 0, 81, 198, 0, 100, 198, 0, 121, 198, 0, 154, 198, 0, 202, 198, 0, 249, 198, 0, 238,
    168, 0, 23, 9, 0, 98, 167, 0, 125, 167, 0, 151, 167, 0, 167, 167, 0, 92, 118, 0, 191, 167, 0, 203, 167,
    0, 216, 167, 0, 229, 167, 0, 241, 190, 0, 12, 191, 0, 34, 191, 0, 62, 191, 0, 81, 191, 0, 103, 191, 0,
    124, 191, 0, 150, 191, 0, 171, 191, 0, 194, 191, 0, 29, 56, 1, 247, 55, 1, 100, 56, 1, 61, 56, 1, 245,
    56, 1, 133, 56, 1, 69, 57, 1, 18, 57, 1, 22, 58, 1, 90, 57, 1, 238, 168, 0, 23, 9, 0, 5, 169,
    0, 22, 169, 0, 167, 167, 0, 92, 118, 0, 191, 167, 0, 203, 167, 0, 216, 167, 0, 229, 167, 0, 200, 169, 0,
    238, 168, 0, 226, 169, 0, 167, 167, 0, 92, 118, 0, 191, 167, 0, 203, 167, 0, 216, 167, 0, 229, 167, 0, 23,
    9, 0, 238, 168, 0, 226, 169, 0, 167, 167, 0, 92, 118, 0, 191, 167, 0, 203, 167, 0, 216, 167, 0, 229, 167,
    0, 23, 9, 0, 132, 145, 1, 79, 145, 1, 108, 145, 1, 130, 145, 1, 157, 114, 0, 143, 145, 1, 96, 193, 0,
    107, 232, 0, 70, 169, 1, 23, 9, 0, 132, 145, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 154,
    229, 0, 111, 172, 1, 23, 9, 0, 226, 169, 0, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 79, 175,
    1, 111, 172, 1, 23, 9, 0, 226, 169, 0, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 189, 140, 0,
    123, 243, 1, 22, 212, 0, 42, 247, 1, 130, 145, 1, 157, 114, 0, 143, 145, 1, 96, 193, 0, 61, 186, 0, 87,
    186, 0, 101, 186, 0, 115, 186, 0, 129, 186, 0, 141, 186, 0, 156, 186, 0, 5, 247, 0, 27, 247, 0, 47, 247,
    0, 71, 247, 0, 92, 247, 0, 113, 247, 0, 137, 247, 0, 119, 194, 0, 73, 135, 0, 191, 193, 0, 200, 169, 0,
    49, 150, 0, 157, 114, 0, 169, 114, 0, 119, 194, 0, 73, 135, 0, 169, 114, 0, 157, 114, 0, 49, 150, 0, 47,
    212, 0, 161, 144, 1, 2, 193, 0, 198, 197, 0, 23, 9, 0, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165,
    1, 52, 175, 1, 23, 9, 0, 98, 167, 0, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 79, 175, 1,
    23, 9, 0, 98, 167, 0, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 23, 9, 0, 82, 177, 1, 113,
    177, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 154, 229, 0, 23, 9, 0, 226, 169, 0, 254, 164,
    1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 111, 172, 1, 23, 9, 0, 98, 167, 0, 254, 164, 1, 23, 165, 1,
    48, 165, 1, 72, 165, 1, 23, 9, 0, 37, 195, 1, 111, 172, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72,
    165, 1, 23, 9, 0, 104, 197, 1, 137, 197, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 23, 9,
    0, 167, 167, 0, 191, 167, 0, 203, 167, 0, 216, 167, 0, 229, 167, 0, 165, 208, 1, 85, 220, 1, 154, 229, 0,
    101, 220, 1, 112, 208, 1, 139, 208, 1, 23, 9, 0, 165, 208, 1, 31, 17, 2, 74, 17, 2, 129, 17, 2, 183,
    17, 2, 214, 17, 2, 8, 18, 2, 218, 202, 0, 240, 202, 0, 189, 140, 0, 9, 203, 0, 207, 140, 0, 157, 114,
    0, 157, 114, 0, 22, 212, 0, 47, 212, 0, 75, 212, 0, 101, 212, 0, 134, 212, 0, 113, 13, 0, 163, 212, 0,
    212, 212, 0, 217, 212, 0, 217, 114, 0, 24, 213, 0, 113, 13, 0, 163, 212, 0, 212, 212, 0, 76, 213, 0, 217,
    114, 0, 24, 213, 0, 113, 13, 0, 163, 212, 0, 212, 212, 0, 176, 213, 0, 217, 114, 0, 24, 213, 0, 113, 13,
    0, 163, 212, 0, 212, 212, 0, 15, 214, 0, 217, 114, 0, 24, 213, 0, 113, 13, 0, 1, 215, 0, 212, 212, 0,
    36, 215, 0, 217, 114, 0, 24, 213, 0, 113, 13, 0, 1, 215, 0, 212, 212, 0, 114, 215, 0, 217, 114, 0, 24,
    213, 0, 113, 13, 0, 1, 215, 0, 212, 212, 0, 192, 215, 0, 217, 114, 0, 24, 213, 0, 133, 231, 0, 156, 231,
    0, 76, 232, 0, 242, 183, 0, 2, 184, 0, 99, 232, 0, 133, 231, 0, 156, 231, 0, 39, 235, 0, 22, 212, 0,
    169, 240, 0, 7, 235, 0, 244, 165, 1, 25, 166, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 23,
    9, 0, 111, 172, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 70, 169, 1, 242, 183, 0, 254, 164,
    1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 179, 179, 1, 207, 140, 0, 254, 164, 1, 23, 165, 1, 48, 165, 1,
    72, 165, 1, 23, 9, 0, 177, 180, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 23, 9, 0, 29,
    188, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 23, 9, 0, 46, 190, 1, 254, 164, 1, 23, 165,
    1, 48, 165, 1, 72, 165, 1, 23, 9, 0, 180, 196, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1,
    23, 9, 0, 113, 198, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 198, 197, 0, 47, 212, 0, 200,
    169, 0, 92, 118, 0, 101, 212, 0, 243, 200, 1, 154, 229, 0, 206, 184, 0, 112, 208, 1, 139, 208, 1, 23, 9,
    0, 165, 208, 1, 154, 229, 0, 125, 227, 1, 112, 208, 1, 139, 208, 1, 23, 9, 0, 165, 208, 1, 23, 9, 0,
    221, 11, 2, 138, 4, 2, 116, 149, 0, 12, 8, 2, 167, 167, 0, 224, 182, 0, 252, 182, 0, 26, 183, 0, 59,
    183, 0, 89, 183, 0, 3, 149, 0, 110, 105, 0, 26, 26, 0, 59, 4, 0, 232, 10, 0, 230, 10, 1, 2, 11,
    1, 23, 11, 1, 52, 11, 1, 72, 11, 1, 157, 114, 0, 7, 150, 0, 169, 114, 0, 31, 150, 0, 49, 150, 0,
    182, 184, 0, 98, 167, 0, 206, 184, 0, 23, 9, 0, 239, 184, 0, 186, 197, 0, 119, 194, 0, 144, 194, 0, 189,
    140, 0, 198, 197, 0, 23, 9, 0, 241, 234, 0, 7, 235, 0, 39, 235, 0, 73, 235, 0, 133, 231, 0, 156, 231,
    0, 169, 240, 0, 39, 235, 0, 7, 235, 0, 198, 197, 0, 142, 196, 0, 23, 9, 0, 30, 252, 0, 61, 252, 0,
    23, 9, 0, 206, 184, 0, 156, 254, 0, 2, 184, 0, 198, 197, 0, 23, 9, 0, 52, 1, 1, 81, 1, 1, 2,
    184, 0, 198, 197, 0, 23, 9, 0, 94, 2, 1, 81, 1, 1, 2, 184, 0, 198, 197, 0, 23, 9, 0, 206, 184,
    0, 98, 167, 0, 2, 184, 0, 198, 197, 0, 119, 194, 0, 74, 65, 1, 185, 71, 1, 169, 114, 0, 214, 71, 1,
    119, 194, 0, 74, 65, 1, 169, 114, 0, 157, 114, 0, 214, 71, 1, 52, 175, 1, 254, 164, 1, 23, 165, 1, 48,
    165, 1, 72, 165, 1, 79, 175, 1, 254, 164, 1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 70, 169, 1, 254, 164,
    1, 23, 165, 1, 48, 165, 1, 72, 165, 1, 2, 193, 0, 23, 9, 0, 98, 213, 1, 127, 213, 1, 165, 208, 1,
    73, 135, 0, 184, 209, 1, 157, 114, 0, 169, 114, 0, 165, 208, 1, 242, 183, 0, 10, 245, 1, 22, 212, 0, 2,
    184, 0, 123, 243, 1, 165, 243, 1, 22, 212, 0, 123, 243, 1, 144, 243, 1, 42, 247, 1, 165, 243, 1, 22, 212,
    0, 144, 243, 1, 123, 243, 1, 42, 247, 1, 140, 16, 2, 167, 167, 0, 12, 8, 2, 22, 212, 0, 47, 212, 0,
    229, 113, 0, 219, 112, 0, 132, 114, 0, 6, 114, 0, 3, 149, 0, 110, 105, 0, 59, 4, 0, 232, 10, 0, 76,
    175, 0, 23, 9, 0, 98, 175, 0, 66, 178, 0, 76, 175, 0, 219, 180, 0, 2, 181, 0, 45, 181, 0, 182, 184,
    0, 98, 167, 0, 206, 184, 0, 193, 185, 0, 139, 115, 0, 233, 193, 0, 217, 114, 0, 115, 193, 0, 49, 150, 0,
    157, 114, 0, 169, 114, 0, 31, 150, 0, 139, 115, 0, 226, 189, 0, 217, 114, 0, 115, 193, 0, 62, 200, 0, 119,
    194, 0, 144, 194, 0, 189, 140, 0, 119, 194, 0, 117, 200, 0, 238, 168, 0, 169, 114, 0, 113, 13, 0, 136, 214,
    0, 217, 114, 0, 24, 213, 0, 113, 13, 0, 214, 214, 0, 217, 114, 0, 24, 213, 0, 23, 9, 0, 226, 169, 0,
    124, 229, 0, 154, 229, 0, 166, 229, 0, 188, 229, 0, 139, 115, 0, 199, 229, 0, 107, 232, 0, 242, 183, 0, 99,
    232, 0, 132, 145, 1, 139, 115, 0, 47, 248, 0, 112, 248, 0, 118, 248, 0, 139, 115, 0, 47, 248, 0, 112, 248,
    0, 207, 248, 0, 193, 185, 0, 142, 196, 0, 169, 240, 0, 39, 235, 0, 139, 115, 0, 81, 252, 0, 112, 248, 0,
    158, 252, 0, 9, 253, 0, 142, 196, 0, 169, 240, 0, 39, 235, 0, 23, 9, 0, 98, 167, 0, 2, 184, 0, 198,
    197, 0, 23, 9, 0, 52, 1, 1, 2, 184, 0, 198, 197, 0, 23, 9, 0, 156, 254, 0, 2, 184, 0, 198, 197,
    0, 176, 102, 0, 239, 71, 1, 139, 115, 0, 6, 62, 1, 176, 102, 0, 22, 93, 1, 139, 115, 0, 68, 93, 1,
    154, 229, 0, 23, 9, 0, 226, 169, 0, 129, 94, 1, 139, 115, 0, 233, 193, 0, 217, 114, 0, 83, 144, 1, 139,
    115, 0, 179, 144, 1, 217, 114, 0, 26, 145, 1, 198, 197, 0, 101, 212, 0, 23, 9, 0, 192, 202, 1, 139, 115,
    0, 224, 202, 1, 112, 248, 0, 41, 203, 1, 101, 212, 0, 184, 209, 1, 23, 9, 0, 165, 208, 1, 123, 243, 1,
    144, 243, 1, 165, 243, 1, 22, 212, 0, 177, 245, 1, 197, 245, 1, 10, 245, 1, 22, 212, 0, 165, 243, 1, 22,
    212, 0, 123, 243, 1, 42, 247, 1, 23, 9, 0, 17, 14, 2, 90, 9, 2, 51, 14, 2, 23, 9, 0, 138, 4,
    2, 63, 11, 2, 32, 95, 1, 139, 115, 0, 228, 16, 2, 217, 114, 0, 254, 16, 2, 23, 9, 0, 195, 27, 2,
    214, 27, 2, 235, 27, 2, 59, 4, 0, 2, 171, 0, 143, 7, 0, 3, 149, 0, 110, 105, 0, 7, 190, 0, 157,
    114, 0, 169, 114, 0, 192, 114, 0, 157, 114, 0, 169, 114, 0, 183, 115, 0, 169, 114, 0, 20, 122, 0, 73, 135,
    0, 189, 140, 0, 207, 140, 0, 214, 140, 0, 163, 156, 0, 250, 162, 0, 23, 9, 0, 76, 175, 0, 98, 175, 0,
    125, 175, 0, 76, 175, 0, 23, 9, 0, 54, 177, 0, 107, 232, 0, 23, 9, 0, 132, 145, 1, 242, 183, 0, 46,
    192, 0, 2, 184, 0, 46, 192, 0, 151, 167, 0, 98, 167, 0, 96, 193, 0, 157, 114, 0, 31, 150, 0, 191, 193,
    0, 157, 114, 0, 169, 114, 0, 23, 9, 0, 132, 145, 1, 83, 196, 0, 242, 183, 0, 142, 196, 0, 2, 184, 0,
    242, 183, 0, 246, 196, 0, 29, 197, 0, 133, 231, 0, 156, 231, 0, 181, 231, 0, 23, 9, 0, 226, 169, 0, 76,
    232, 0, 119, 194, 0, 189, 140, 0, 144, 194, 0, 76, 232, 0, 23, 9, 0, 226, 169, 0, 23, 9, 0, 177, 242,
    0, 202, 242, 0, 76, 232, 0, 23, 9, 0, 206, 184, 0, 189, 140, 0, 157, 114, 0, 207, 140, 0, 198, 197, 0,
    139, 248, 0, 171, 248, 0, 23, 9, 0, 2, 184, 0, 198, 197, 0, 23, 9, 0, 226, 169, 0, 198, 197, 0, 192,
    114, 0, 169, 114, 0, 157, 114, 0, 183, 115, 0, 169, 114, 0, 157, 114, 0, 189, 140, 0, 214, 140, 0, 207, 140,
    0, 169, 114, 0, 191, 65, 1, 191, 193, 0, 189, 140, 0, 185, 71, 1, 84, 79, 1, 119, 194, 0, 185, 71, 1,
    214, 71, 1, 129, 94, 1, 103, 97, 1, 23, 9, 0, 23, 9, 0, 132, 145, 1, 194, 156, 1, 23, 9, 0, 112,
    208, 1, 165, 208, 1, 19, 213, 1, 23, 9, 0, 165, 208, 1, 112, 208, 1, 23, 9, 0, 165, 208, 1, 132, 145,
    1, 23, 9, 0, 165, 208, 1, 10, 245, 1, 197, 245, 1, 22, 212, 0, 165, 243, 1, 123, 243, 1, 22, 212, 0,
    23, 9, 0, 138, 4, 2, 172, 4, 2, 23, 9, 0, 138, 4, 2, 173, 8, 2, 23, 9, 0, 138, 4, 2, 90,
    9, 2, 23, 9, 0, 3, 10, 2, 173, 8, 2, 23, 9, 0, 104, 13, 2, 137, 13, 2, 23, 9, 0, 1, 20,
    2, 26, 20, 2, 23, 9, 0, 91, 24, 2, 112, 24, 2, 23, 9, 0, 129, 25, 2, 154, 25, 2, 23, 9, 0,
    156, 26, 2, 112, 24, 2, 23, 9, 0, 25, 32, 2, 71, 32, 2, 23, 9, 0, 61, 252, 0, 30, 252, 0, 27,
    38, 2, 59, 38, 2, 98, 38, 2, 2, 243, 1, 59, 4, 0, 110, 105, 0, 140, 178, 1, 110, 105, 0, 92, 235,
    1, 155, 166, 0, 184, 166, 0, 6, 171, 0, 43, 171, 0, 15, 190, 0, 38, 190, 0, 66, 190, 0, 103, 190, 0,
    30, 199, 0, 42, 199, 0, 47, 209, 0, 137, 208, 0, 2, 243, 1, 240, 224, 0, 30, 199, 0, 161, 137, 1, 181,
    145, 1, 215, 145, 1, 204, 229, 1, 232, 10, 0, 91, 208, 1, 249, 207, 1, 217, 114, 0, 228, 114, 0, 98, 115,
    0, 117, 115, 0, 139, 115, 0, 143, 115, 0, 217, 114, 0, 207, 115, 0, 192, 117, 0, 252, 117, 0, 139, 115, 0,
    41, 118, 0, 92, 118, 0, 252, 117, 0, 169, 114, 0, 70, 121, 0, 139, 115, 0, 140, 121, 0, 72, 122, 0, 252,
    117, 0, 139, 115, 0, 7, 123, 0, 188, 124, 0, 252, 117, 0, 139, 115, 0, 138, 130, 0, 23, 9, 0, 116, 149,
    0, 139, 115, 0, 137, 149, 0, 217, 114, 0, 73, 150, 0, 139, 115, 0, 42, 154, 0, 163, 156, 0, 23, 9, 0,
    139, 115, 0, 190, 156, 0, 139, 115, 0, 184, 157, 0, 139, 115, 0, 227, 158, 0, 220, 159, 0, 249, 159, 0, 139,
    115, 0, 28, 160, 0, 139, 115, 0, 44, 161, 0, 139, 115, 0, 25, 163, 0, 139, 115, 0, 75, 164, 0, 23, 9,
    0, 252, 164, 0, 139, 115, 0, 19, 165, 0, 139, 115, 0, 49, 169, 0, 139, 115, 0, 252, 169, 0, 139, 115, 0,
    162, 175, 0, 139, 115, 0, 82, 177, 0, 139, 115, 0, 94, 178, 0, 76, 175, 0, 152, 179, 0, 139, 115, 0, 187,
    179, 0, 139, 115, 0, 70, 181, 0, 76, 175, 0, 71, 182, 0, 139, 115, 0, 120, 182, 0, 139, 115, 0, 13, 185,
    0, 139, 115, 0, 223, 185, 0, 139, 115, 0, 60, 197, 0, 215, 197, 0, 231, 197, 0, 139, 115, 0, 138, 200, 0,
    217, 114, 0, 21, 203, 0, 132, 145, 1, 62, 200, 0, 23, 9, 0, 0, 204, 0, 139, 115, 0, 35, 204, 0, 23,
    9, 0, 114, 205, 0, 139, 115, 0, 137, 205, 0, 139, 115, 0, 79, 208, 0, 139, 115, 0, 209, 209, 0, 139, 115,
    0, 90, 210, 0, 139, 115, 0, 205, 231, 0, 139, 115, 0, 81, 233, 0, 139, 115, 0, 133, 236, 0, 139, 115, 0,
    245, 236, 0, 139, 115, 0, 68, 237, 0, 139, 115, 0, 95, 238, 0, 139, 115, 0, 0, 241, 0, 139, 115, 0, 232,
    242, 0, 217, 114, 0, 130, 245, 0, 112, 248, 0, 53, 249, 0, 139, 115, 0, 6, 250, 0, 139, 115, 0, 198, 250,
    0, 139, 115, 0, 38, 253, 0, 139, 115, 0, 116, 1, 1, 139, 115, 0, 214, 2, 1, 139, 115, 0, 60, 4, 1,
    139, 115, 0, 93, 7, 1, 139, 115, 0, 244, 7, 1, 139, 115, 0, 212, 9, 1, 139, 115, 0, 133, 10, 1, 139,
    115, 0, 183, 35, 1, 139, 115, 0, 195, 36, 1, 139, 115, 0, 88, 38, 1, 139, 115, 0, 149, 39, 1, 139, 115,
    0, 130, 40, 1, 139, 115, 0, 246, 40, 1, 139, 115, 0, 1, 42, 1, 139, 115, 0, 82, 42, 1, 139, 115, 0,
    6, 43, 1, 139, 115, 0, 61, 43, 1, 139, 115, 0, 65, 44, 1, 139, 115, 0, 132, 44, 1, 139, 115, 0, 201,
    45, 1, 139, 115, 0, 20, 46, 1, 139, 115, 0, 211, 46, 1, 139, 115, 0, 223, 50, 1, 139, 115, 0, 132, 51,
    1, 139, 115, 0, 21, 52, 1, 139, 115, 0, 130, 52, 1, 139, 115, 0, 92, 53, 1, 217, 114, 0, 252, 58, 1,
    217, 114, 0, 129, 60, 1, 139, 115, 0, 163, 67, 1, 139, 115, 0, 32, 84, 1, 119, 194, 0, 214, 71, 1, 23,
    9, 0, 32, 95, 1, 139, 115, 0, 91, 96, 1, 141, 96, 1, 23, 9, 0, 139, 115, 0, 169, 96, 1, 139, 115,
    0, 136, 97, 1, 139, 115, 0, 214, 138, 1, 139, 115, 0, 108, 139, 1, 139, 115, 0, 48, 140, 1, 139, 115, 0,
    71, 141, 1, 139, 115, 0, 18, 142, 1, 139, 115, 0, 77, 148, 1, 23, 9, 0, 186, 148, 1, 23, 9, 0, 195,
    150, 1, 139, 115, 0, 78, 151, 1, 217, 114, 0, 9, 153, 1, 139, 115, 0, 118, 153, 1, 139, 115, 0, 218, 153,
    1, 139, 115, 0, 29, 156, 1, 139, 115, 0, 82, 156, 1, 139, 115, 0, 63, 166, 1, 139, 115, 0, 244, 172, 1,
    112, 248, 0, 99, 173, 1, 139, 115, 0, 150, 177, 1, 139, 115, 0, 196, 177, 1, 139, 115, 0, 72, 178, 1, 139,
    115, 0, 182, 182, 1, 139, 115, 0, 53, 188, 1, 139, 115, 0, 232, 188, 1, 139, 115, 0, 82, 190, 1, 139, 115,
    0, 82, 195, 1, 139, 115, 0, 210, 196, 1, 139, 115, 0, 166, 197, 1, 151, 167, 0, 23, 9, 0, 139, 115, 0,
    15, 201, 1, 217, 114, 0, 85, 213, 1, 139, 115, 0, 154, 213, 1, 139, 115, 0, 207, 4, 2, 23, 9, 0, 144,
    6, 2, 139, 115, 0, 176, 6, 2, 139, 115, 0, 200, 8, 2, 139, 115, 0, 114, 9, 2, 139, 115, 0, 33, 10,
    2, 139, 115, 0, 245, 11, 2, 139, 115, 0, 171, 12, 2, 139, 115, 0, 211, 15, 2, 23, 9, 0, 144, 18, 2,
    139, 115, 0, 167, 18, 2, 139, 115, 0, 6, 19, 2, 139, 115, 0, 90, 19, 2, 139, 115, 0, 48, 20, 2, 23,
    9, 0, 231, 20, 2, 139, 115, 0, 0, 21, 2, 139, 115, 0, 181, 21, 2, 23, 9, 0, 59, 22, 2, 139, 115,
    0, 86, 22, 2, 139, 115, 0, 222, 22, 2, 139, 115, 0, 134, 24, 2, 139, 115, 0, 178, 25, 2, 139, 115, 0,
    183, 26, 2, 139, 115, 0, 0, 28, 2, 139, 115, 0, 51, 34, 2, 139, 115, 0, 15, 35, 2, 23, 9, 0, 2,
    37, 2, 207, 39, 2, 59, 38, 2, 139, 115, 0, 243, 40, 2, 129, 188, 0, 139, 188, 0, 7, 35, 1, 33, 35,
    1, 207, 99, 1, 234, 99, 1, 27, 30, 0, 98, 146, 1, 10, 149, 0, 104, 163, 0, 219, 170, 0, 49, 184, 0,
    159, 247, 0, 251, 1, 2, 20, 2, 2, 33, 116, 0, 79, 171, 0, 10, 195, 0, 143, 203, 0, 118, 206, 0, 183,
    209, 0, 25, 210, 0, 157, 216, 0, 142, 217, 0, 91, 218, 0, 168, 36, 1, 252, 72, 1, 48, 148, 1, 114, 242,
    1, 210, 40, 2, 238, 187, 0, 240, 65, 1, 159, 243, 1, 250, 225, 0, 207, 8, 1, 73, 146, 1, 200, 29, 2,
    77, 111, 0, 0, 207, 4, 0, 0, 0, 0, 0, 0, 20, 6, 0, 0, 22, 6, 0, 0, 17, 3, 0, 0, 26,
    6, 0, 0, 32, 6, 0, 0, 0, 0, 0, 0, 75, 1, 0, 0, 194, 3, 0, 0, 195, 3, 0, 0, 196, 3,
    0, 0, 198, 3, 0, 0, 199, 3, 0, 0, 200, 3, 0, 0, 29, 2, 0, 0, 201, 3, 0, 0, 202, 3, 0,
    0, 203, 3, 0, 0, 204, 3, 0, 0, 205, 3, 0, 0, 207, 3, 0, 0, 208, 3, 0, 0, 209, 3, 0, 0,
    211, 3, 0, 0, 212, 3, 0, 0, 213, 3, 0, 0, 215, 3, 0, 0, 216, 3, 0, 0, 217, 3, 0, 0, 219,
    3, 0, 0, 221, 3, 0, 0, 223, 3, 0, 0, 224, 3, 0, 0, 229, 3, 0, 0, 230, 3, 0, 0, 224, 2,
    0, 0, 233, 3, 0, 0, 235, 3, 0, 0, 238, 3, 0, 0, 239, 3, 0, 0, 240, 3, 0, 0, 241, 3, 0,
    0, 242, 3, 0, 0, 243, 3, 0, 0, 245, 3, 0, 0, 246, 3, 0, 0, 248, 3, 0, 0, 250, 3, 0, 0,
    254, 3, 0, 0, 0, 4, 0, 0, 3, 4, 0, 0, 249, 0, 0, 0, 5, 4, 0, 0, 6, 4, 0, 0, 7,
    4, 0, 0, 8, 4, 0, 0, 9, 4, 0, 0, 10, 4, 0, 0, 11, 4, 0, 0, 8, 3, 0, 0, 13, 4,
    0, 0, 14, 4, 0, 0, 15, 4, 0, 0, 16, 4, 0, 0, 18, 4, 0, 0, 20, 4, 0, 0, 21, 4, 0,
    0, 28, 3, 0, 0, 24, 4, 0, 0, 25, 4, 0, 0, 27, 4, 0, 0, 29, 4, 0, 0, 30, 4, 0, 0,
    31, 4, 0, 0, 33, 4, 0, 0, 34, 4, 0, 0, 147, 1, 0, 0, 230, 0, 0, 0, 35, 4, 0, 0, 36,
    4, 0, 0, 38, 4, 0, 0, 40, 4, 0, 0, 41, 4, 0, 0, 42, 4, 0, 0, 43, 4, 0, 0, 45, 4,
    0, 0, 48, 4, 0, 0, 50, 4, 0, 0, 51, 4, 0, 0, 52, 4, 0, 0, 54, 4, 0, 0, 56, 4, 0,
    0, 57, 4, 0, 0, 58, 4, 0, 0, 59, 4, 0, 0, 60, 4, 0, 0, 61, 4, 0, 0, 62, 4, 0, 0,
    63, 4, 0, 0, 65, 4, 0, 0, 67, 4, 0, 0, 68, 4, 0, 0, 69, 4, 0, 0, 66, 3, 0, 0, 70,
    4, 0, 0, 71, 4, 0, 0, 73, 4, 0, 0, 74, 4, 0, 0, 75, 4, 0, 0, 76, 4, 0, 0, 77, 4,
    0, 0, 78, 4, 0, 0, 79, 4, 0, 0, 80, 4, 0, 0, 82, 4, 0, 0, 83, 4, 0, 0, 85, 4, 0,
    0, 86, 4, 0, 0, 87, 4, 0, 0, 102, 3, 0, 0, 88, 4, 0, 0, 89, 4, 0, 0, 90, 4, 0, 0,
    91, 4, 0, 0, 92, 4, 0, 0, 93, 4, 0, 0, 94, 4, 0, 0, 95, 4, 0, 0, 96, 4, 0, 0, 98,
    4, 0, 0, 100, 4, 0, 0, 102, 4, 0, 0, 118, 3, 0, 0, 131, 2, 0, 0, 159, 1, 0, 0, 134, 2,
    0, 0, 105, 4, 0, 0, 124, 3, 0, 0, 163, 1, 0, 0, 167, 1, 0, 0, 126, 3, 0, 0, 106, 4, 0,
    0, 107, 4, 0, 0, 108, 4, 0, 0, 110, 4, 0, 0, 112, 4, 0, 0, 113, 4, 0, 0, 114, 4, 0, 0,
    49, 3, 0, 0, 116, 4, 0, 0, 117, 4, 0, 0, 143, 2, 0, 0, 118, 4, 0, 0, 183, 1, 0, 0, 119,
    4, 0, 0, 121, 4, 0, 0, 150, 2, 0, 0, 122, 4, 0, 0, 123, 4, 0, 0, 152, 3, 0, 0, 124, 4,
    0, 0, 165, 2, 0, 0, 125, 4, 0, 0, 160, 2, 0, 0, 126, 4, 0, 0, 192, 3, 0, 0, 0, 0, 0,
    0, 193, 3, 0, 0, 204, 2, 0, 0, 208, 2, 0, 0, 225, 3, 0, 0, 218, 2, 0, 0, 231, 3, 0, 0,
    4, 4, 0, 0, 111, 1, 0, 0, 65, 2, 0, 0, 98, 3, 0, 0, 116, 3, 0, 0, 120, 4, 0, 0, 0,
    0, 0, 0, 214, 2, 0, 0, 248, 2, 0, 0, 47, 4, 0, 0, 54, 3, 0, 0, 34, 6, 0, 0, 38, 6,
    0, 0, 40, 6, 0, 0, 0, 0, 0, 0, 44, 6, 0, 0, 50, 6, 0, 0, 54, 6, 0, 0, 58, 6, 0,
    0, 62, 6, 0, 0, 64, 6, 0, 0, 66, 6, 0, 0, 70, 6, 0, 0, 72, 6, 0, 0, 74, 6, 0, 0,
    78, 6, 0, 0, 80, 6, 0, 0, 82, 6, 0, 0, 84, 6, 0, 0, 88, 6, 0, 0, 90, 6, 0, 0, 92,
    6, 0, 0, 94, 6, 0, 0, 96, 6, 0, 0, 98, 6, 0, 0, 102, 6, 0, 0, 104, 6, 0, 0, 108, 6,
    0, 0, 110, 6, 0, 0, 112, 6, 0, 0, 235, 4, 0, 0, 229, 4, 0, 0, 227, 4, 0, 0, 114, 6, 0,
    0, 116, 6, 0, 0, 118, 6, 0, 0, 120, 6, 0, 0, 126, 6, 0, 0, 130, 6, 0, 0, 132, 6, 0, 0,
    134, 6, 0, 0, 136, 6, 0, 0, 211, 3, 0, 0, 217, 3, 0, 0, 223, 3, 0, 0, 229, 3, 0, 0, 247,
    4, 0, 0, 251, 4, 0, 0, 235, 3, 0, 0, 241, 3, 0, 0, 247, 3, 0, 0, 3, 5, 0, 0, 5, 5,
    0, 0, 138, 6, 0, 0, 140, 6, 0, 0, 142, 6, 0, 0, 144, 6, 0, 0, 146, 6, 0, 0, 148, 6, 0,
    0, 150, 6, 0, 0, 152, 6, 0, 0, 154, 6, 0, 0, 11, 5, 0, 0, 15, 5, 0, 0, 156, 6, 0, 0,
    158, 6, 0, 0, 160, 6, 0, 0, 23, 5, 0, 0, 162, 6, 0, 0, 164, 6, 0, 0, 166, 6, 0, 0, 168,
    6, 0, 0, 170, 6, 0, 0, 172, 6, 0, 0, 174, 6, 0, 0, 176, 6, 0, 0, 178, 6, 0, 0, 180, 6,
    0, 0, 182, 6, 0, 0, 184, 6, 0, 0, 186, 6, 0, 0, 188, 6, 0, 0, 190, 6, 0, 0, 192, 6, 0,
    0, 194, 6, 0, 0, 196, 6, 0, 0, 198, 6, 0, 0, 200, 6, 0, 0, 202, 6, 0, 0, 204, 6, 0, 0,
    206, 6, 0, 0, 208, 6, 0, 0, 210, 6, 0, 0, 212, 6, 0, 0, 214, 6, 0, 0, 216, 6, 0, 0, 218,
    6, 0, 0, 220, 6, 0, 0, 45, 5, 0, 0, 222, 6, 0, 0, 43, 5, 0, 0, 224, 6, 0, 0, 47, 5,
    0, 0, 230, 6, 0, 0, 234, 6, 0, 0, 236, 6, 0, 0, 238, 6, 0, 0, 240, 6, 0, 0, 242, 6, 0,
    0, 244, 6, 0, 0, 246, 6, 0, 0, 55, 5, 0, 0, 59, 5, 0, 0, 248, 6, 0, 0, 254, 6, 0, 0,
    0, 7, 0, 0, 2, 7, 0, 0, 4, 7, 0, 0, 6, 7, 0, 0, 8, 7, 0, 0, 10, 7, 0, 0, 12,
    7, 0, 0, 14, 7, 0, 0, 16, 7, 0, 0, 18, 7, 0, 0, 20, 7, 0, 0, 22, 7, 0, 0, 24, 7,
    0, 0, 26, 7, 0, 0, 28, 7, 0, 0, 30, 7, 0, 0, 32, 7, 0, 0, 34, 7, 0, 0, 38, 7, 0,
    0, 67, 5, 0, 0, 40, 7, 0, 0, 42, 7, 0, 0, 44, 7, 0, 0, 48, 7, 0, 0, 50, 7, 0, 0,
    52, 7, 0, 0, 54, 7, 0, 0, 56, 7, 0, 0, 58, 7, 0, 0, 60, 7, 0, 0, 95, 5, 0, 0, 64,
    7, 0, 0, 66, 7, 0, 0, 68, 7, 0, 0, 70, 7, 0, 0, 74, 7, 0, 0, 76, 7, 0, 0, 80, 7,
    0, 0, 82, 7, 0, 0, 84, 7, 0, 0, 86, 7, 0, 0, 88, 7, 0, 0, 90, 7, 0, 0, 92, 7, 0,
    0, 94, 7, 0, 0, 100, 7, 0, 0, 0, 0, 0, 0, 132, 7, 0, 0, 133, 7, 0, 0, 134, 7, 0, 0,
    135, 7, 0, 0, 136, 7, 0, 0, 104, 7, 0, 0, 106, 7, 0, 0, 105, 7, 0, 0, 137, 7, 0, 0, 138,
    7, 0, 0, 0, 0, 0, 0, 102, 7, 0, 0, 108, 7, 0, 0, 115, 0, 0, 0, 113, 0, 0, 0, 9, 0,
    0, 0, 118, 0, 0, 0, 61, 0, 0, 0, 71, 0, 0, 0, 122, 0, 0, 0, 73, 0, 0, 0, 75, 0, 0,
    0, 123, 0, 0, 0, 8, 0, 0, 0, 132, 0, 0, 0, 133, 0, 0, 0, 134, 0, 0, 0, 135, 0, 0, 0,
    136, 0, 0, 0, 137, 0, 0, 0, 138, 0, 0, 0, 139, 0, 0, 0, 140, 0, 0, 0, 141, 0, 0, 0, 142,
    0, 0, 0, 5, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 90, 0, 0, 0, 25, 0,
    0, 0, 32, 0, 0, 0, 128, 0, 0, 0, 129, 0, 0, 0, 130, 0, 0, 0, 40, 0, 0, 0, 119, 0, 0,
    0, 202, 0, 0, 0, 45, 0, 0, 0, 203, 0, 0, 0, 204, 0, 0, 0, 116, 0, 0, 0, 244, 0, 0, 0,
    63, 0, 0, 0, 245, 0, 0, 0, 201, 0, 0, 0, 65, 0, 0, 0, 2, 1, 0, 0, 117, 0, 0, 0, 120,
    0, 0, 0, 121, 0, 0, 0, 144, 0, 0, 0, 143, 0, 0, 0, 148, 0, 0, 0, 88, 0, 0, 0, 165, 0,
    0, 0, 41, 0, 0, 0, 248, 0, 0, 0, 249, 0, 0, 0, 250, 0, 0, 0, 247, 0, 0, 0, 35, 0, 0,
    0, 36, 0, 0, 0, 52, 0, 0, 0, 53, 0, 0, 0, 106, 0, 0, 0, 66, 1, 0, 0, 79, 1, 0, 0,
    68, 0, 0, 0, 86, 1, 0, 0, 87, 1, 0, 0, 56, 0, 0, 0, 90, 1, 0, 0, 81, 1, 0, 0, 82,
    1, 0, 0, 95, 1, 0, 0, 180, 0, 0, 0, 96, 1, 0, 0, 99, 1, 0, 0, 100, 1, 0, 0, 4, 0,
    0, 0, 26, 0, 0, 0, 60, 0, 0, 0, 14, 0, 0, 0, 219, 0, 0, 0, 242, 0, 0, 0, 246, 0, 0,
    0, 59, 0, 0, 0, 252, 0, 0, 0, 25, 1, 0, 0, 18, 1, 0, 0, 14, 1, 0, 0, 8, 1, 0, 0,
    76, 1, 0, 0, 74, 1, 0, 0, 77, 1, 0, 0, 78, 1, 0, 0, 84, 1, 0, 0, 109, 1, 0, 0, 87,
    0, 0, 0, 147, 0, 0, 0, 66, 0, 0, 0, 58, 0, 0, 0, 76, 0, 0, 0, 193, 0, 0, 0, 104, 1,
    0, 0, 28, 0, 0, 0, 29, 0, 0, 0, 33, 0, 0, 0, 37, 0, 0, 0, 38, 0, 0, 0, 43, 0, 0,
    0, 44, 0, 0, 0, 42, 0, 0, 0, 55, 0, 0, 0, 79, 0, 0, 0, 95, 0, 0, 0, 96, 0, 0, 0,
    100, 0, 0, 0, 98, 0, 0, 0, 162, 0, 0, 0, 150, 0, 0, 0, 177, 0, 0, 0, 178, 0, 0, 0, 179,
    0, 0, 0, 199, 0, 0, 0, 200, 0, 0, 0, 205, 0, 0, 0, 226, 0, 0, 0, 23, 1, 0, 0, 3, 1,
    0, 0, 4, 1, 0, 0, 29, 1, 0, 0, 19, 1, 0, 0, 7, 1, 0, 0, 27, 1, 0, 0, 31, 1, 0,
    0, 36, 1, 0, 0, 37, 1, 0, 0, 38, 1, 0, 0, 46, 1, 0, 0, 47, 1, 0, 0, 49, 1, 0, 0,
    50, 1, 0, 0, 55, 1, 0, 0, 56, 1, 0, 0, 60, 1, 0, 0, 61, 1, 0, 0, 62, 1, 0, 0, 54,
    1, 0, 0, 57, 1, 0, 0, 44, 1, 0, 0, 35, 1, 0, 0, 72, 1, 0, 0, 73, 1, 0, 0, 92, 1,
    0, 0, 93, 1, 0, 0, 94, 1, 0, 0, 105, 1, 0, 0, 106, 1, 0, 0, 107, 1, 0, 0, 110, 1, 0,
    0, 111, 1, 0, 0, 67, 0, 0, 0, 64, 0, 0, 0, 114, 0, 0, 0, 145, 0, 0, 0, 232, 0, 0, 0,
    102, 1, 0, 0, 15, 0, 0, 0, 1, 0, 0, 0, 47, 0, 0, 0, 50, 0, 0, 0, 77, 0, 0, 0, 82,
    0, 0, 0, 85, 0, 0, 0, 86, 0, 0, 0, 110, 0, 0, 0, 112, 0, 0, 0, 152, 0, 0, 0, 172, 0,
    0, 0, 183, 0, 0, 0, 191, 0, 0, 0, 194, 0, 0, 0, 198, 0, 0, 0, 234, 0, 0, 0, 253, 0, 0,
    0, 5, 1, 0, 0, 9, 1, 0, 0, 13, 1, 0, 0, 10, 1, 0, 0, 16, 1, 0, 0, 20, 1, 0, 0,
    11, 1, 0, 0, 34, 1, 0, 0, 58, 1, 0, 0, 85, 1, 0, 0, 89, 1, 0, 0, 91, 1, 0, 0, 97,
    1, 0, 0, 98, 1, 0, 0, 101, 1, 0, 0, 62, 0, 0, 0, 69, 0, 0, 0, 70, 0, 0, 0, 74, 0,
    0, 0, 125, 0, 0, 0, 126, 0, 0, 0, 127, 0, 0, 0, 131, 0, 0, 0, 149, 0, 0, 0, 213, 0, 0,
    0, 214, 0, 0, 0, 233, 0, 0, 0, 46, 0, 0, 0, 48, 0, 0, 0, 51, 0, 0, 0, 57, 0, 0, 0,
    83, 0, 0, 0, 84, 0, 0, 0, 93, 0, 0, 0, 97, 0, 0, 0, 101, 0, 0, 0, 103, 0, 0, 0, 105,
    0, 0, 0, 175, 0, 0, 0, 176, 0, 0, 0, 182, 0, 0, 0, 210, 0, 0, 0, 235, 0, 0, 0, 237, 0,
    0, 0, 239, 0, 0, 0, 240, 0, 0, 0, 241, 0, 0, 0, 251, 0, 0, 0, 254, 0, 0, 0, 1, 1, 0,
    0, 21, 1, 0, 0, 22, 1, 0, 0, 26, 1, 0, 0, 53, 1, 0, 0, 67, 1, 0, 0, 69, 1, 0, 0,
    71, 1, 0, 0, 75, 1, 0, 0, 83, 1, 0, 0, 72, 0, 0, 0, 124, 0, 0, 0, 146, 0, 0, 0, 231,
    0, 0, 0, 103, 1, 0, 0, 0, 0, 0, 0, 113, 2, 0, 0, 13, 3, 0, 0, 21, 3, 0, 0, 35, 0,
    0, 0, 154, 3, 0, 0, 201, 3, 0, 0, 221, 3, 0, 0, 230, 3, 0, 0, 233, 3, 0, 0, 162, 3, 0,
    0, 184, 3, 0, 0, 192, 3, 0, 0, 185, 2, 0, 0, 149, 2, 0, 0, 9, 0, 0, 0, 158, 0, 0, 0,
    163, 0, 0, 0, 16, 0, 0, 0, 160, 0, 0, 0, 164, 0, 0, 0, 58, 0, 0, 0, 165, 0, 0, 0, 81,
    0, 0, 0, 111, 0, 0, 0, 166, 0, 0, 0, 167, 0, 0, 0, 168, 0, 0, 0, 169, 0, 0, 0, 170, 0,
    0, 0, 171, 0, 0, 0, 8, 0, 0, 0, 17, 0, 0, 0, 18, 0, 0, 0, 6, 0, 0, 0, 19, 0, 0,
    0, 11, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 3, 0, 0, 0,
    0, 0, 0, 0, 184, 0, 0, 0, 185, 0, 0, 0, 22, 0, 0, 0, 24, 0, 0, 0, 30, 0, 0, 0, 31,
    0, 0, 0, 159, 0, 0, 0, 161, 0, 0, 0, 155, 0, 0, 0, 156, 0, 0, 0, 157, 0, 0, 0, 154, 0,
    0, 0, 153, 0, 0, 0, 229, 0, 0, 0, 230, 0, 0, 0, 188, 0, 0, 0, 217, 0, 0, 0, 218, 0, 0,
    0, 15, 1, 0, 0, 80, 0, 0, 0, 89, 0, 0, 0, 64, 1, 0, 0, 243, 0, 0, 0, 7, 0, 0, 0,
    173, 0, 0, 0, 144, 0, 0, 0, 174, 0, 0, 0, 190, 0, 0, 0, 207, 0, 0, 0, 211, 0, 0, 0, 212,
    0, 0, 0, 220, 0, 0, 0, 221, 0, 0, 0, 222, 0, 0, 0, 192, 0, 0, 0, 80, 1, 0, 0, 195, 0,
    0, 0, 99, 0, 0, 0, 227, 0, 0, 0, 228, 0, 0, 0, 39, 1, 0, 0, 40, 1, 0, 0, 41, 1, 0,
    0, 42, 1, 0, 0, 48, 1, 0, 0, 51, 1, 0, 0, 52, 1, 0, 0, 65, 1, 0, 0, 113, 1, 0, 0,
    39, 0, 0, 0, 196, 0, 0, 0, 224, 0, 0, 0, 12, 1, 0, 0, 24, 1, 0, 0, 2, 1, 0, 0, 43,
    1, 0, 0, 23, 0, 0, 0, 91, 0, 0, 0, 92, 0, 0, 0, 215, 0, 0, 0, 225, 0, 0, 0, 102, 0,
    0, 0, 107, 0, 0, 0, 108, 0, 0, 0, 109, 0, 0, 0, 186, 0, 0, 0, 187, 0, 0, 0, 197, 0, 0,
    0, 206, 0, 0, 0, 209, 0, 0, 0, 223, 0, 0, 0, 6, 1, 0, 0, 17, 1, 0, 0, 30, 1, 0, 0,
    68, 1, 0, 0, 88, 1, 0, 0, 255, 0, 0, 0, 104, 1, 0, 0, 112, 1, 0, 0, 27, 0, 0, 0, 34,
    0, 0, 0, 49, 0, 0, 0, 54, 0, 0, 0, 78, 0, 0, 0, 94, 0, 0, 0, 104, 0, 0, 0, 151, 0,
    0, 0, 181, 0, 0, 0, 189, 0, 0, 0, 208, 0, 0, 0, 216, 0, 0, 0, 236, 0, 0, 0, 238, 0, 0,
    0, 0, 1, 0, 0, 28, 1, 0, 0, 32, 1, 0, 0, 33, 1, 0, 0, 45, 1, 0, 0, 59, 1, 0, 0,
    63, 1, 0, 0, 70, 1, 0, 0, 108, 1, 0, 0, 0, 0, 0, 0, 24, 3, 0, 0, 0, 0, 0, 0, 92,
    3, 0, 0, 50, 3, 0, 0, 13, 3, 0, 0, 113, 2, 0, 0, 121, 2, 0, 0, 29, 3, 0, 0, 67, 3,
    0, 0, 21, 3, 0, 0, 1, 0, 0, 0, 30, 0, 0, 0, 35, 0, 0, 0, 41, 0, 0, 0, 69, 0, 0,
    0, 98, 0, 0, 0, 128, 0, 0, 0, 157, 0, 0, 0, 203, 0, 0, 0, 238, 0, 0, 0, 11, 1, 0, 0,
    40, 1, 0, 0, 72, 1, 0, 0, 107, 1, 0, 0, 142, 1, 0, 0, 174, 1, 0, 0, 204, 1, 0, 0, 234,
    1, 0, 0, 10, 2, 0, 0, 46, 2, 0, 0, 80, 2, 0, 0, 239, 3, 0, 0, 250, 3, 0, 0, 116, 3,
    0, 0, 127, 3, 0, 0, 146, 3, 0, 0, 37, 4, 0, 0, 193, 2, 0, 0, 216, 2, 0, 0, 245, 2, 0,
    0, 230, 3, 0, 0, 47, 4, 0, 0, 157, 2, 0, 0, 0, 0, 0, 0, 147, 2, 0, 0, 154, 2, 0, 0,
    11, 3, 0, 0, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 22, 17, {3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0}}, /* 46 dialects */
    {1012, 24, 17, {3, 3, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 1, 1}, {0, 0, 0, 0, 0, 9, 0, 168, 0, 182, 0, 0, 0, 0, 0, 187, 0}}, /* 663 operations */
    {16924, 12, 8, {2, 3, 2, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 347, 0, 358, 0}}, /* 87 entities */
    {17968, 5, 5, {2, 1, 1, 0, 1}, {0, 361, 0, 0, 609}}, /* 1166 values */
    {23798, 6, 5, {2, 1, 1, 1, 1}, {0, 624, 754, 756, 0}}, /* 717 properties */
    {28100, 8, 6, {2, 1, 1, 1, 2, 1}, {0, 0, 0, 798, 0, 0}}, /* 42 enums */
    {28436, 6, 2, {2, 4}, {0, 0}}, /* 1136 enum_cases */
    {35252, 4, 2, {1, 3}, {0, 0}}, /* 370 constraints */
    {36732, 3, 1, {3}, {0}}, /* 1931 numbers */
    {42525, 4, 1, {4}, {0}}, /* 801 constants */
};

void varve_generated_llvm19(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 46};
}
