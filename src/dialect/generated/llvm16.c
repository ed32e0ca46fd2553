/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm16: change those. */
#include "dialect/generated/llvm16.h"

static const struct {
  char part_0[4000];
  char part_1[3989];
  char part_2[3992];
  char part_3[3987];
  char part_4[3989];
  char part_5[3997];
  char part_6[3989];
  char part_7[3845];
  char part_8[3973];
  char part_9[3956];
  char part_10[3995];
  char part_11[3979];
  char part_12[3988];
  char part_13[3908];
  char part_14[3972];
  char part_15[3991];
  char part_16[3974];
  char part_17[3995];
  char part_18[3928];
  char part_19[3816];
  char part_20[3673];
  char part_21[3930];
  char part_22[3977];
  char part_23[3991];
  char part_24[3996];
  char part_25[3993];
  char part_26[3979];
  char part_27[3979];
  char part_28[3988];
  char part_29[3938];
  char part_30[3889];
  char part_31[3946];
  char part_32[3997];
  char part_33[3953];
  char part_34[3986];
  char part_35[1064];
} strings = {
    "\0"
    "none\0"
    "0 : i32\0"
    "#amdgpu<mfma_perm_b none>\0"
    "true\0"
    "false\0"
    ",\0"
    "#arith.fastmath<none>\0"
    "case_operand_segments\0"
    "dense<1> : tensor<1xi64>\0"
    "dense<1> : tensor<2xi64>\0"
    "dense<1> : tensor<3xi64>\0"
    "#linalg.type_fn<cast_signed>\0"
    "#linalg.binary_fn<add>\0"
    "#linalg.unary_fn<exp>\0"
    "|\0"
    ", \0"
    "[]\0"
    "#llvm.fastmath<none>\0"
    "#llvm.linkage<external>\0"
    "#llvm.cconv<ccc>\0"
    "array<i64>\0"
    "1 : i64\0"
    "10 : i64\0"
    "2 : i32\0"
    "#vector.kind<add>\0"
    "acc\0"
    "ClauseDefaultValue\0"
    "present\0"
    "ReductionOp\0"
    "redop_add\0"
    "redop_mul\0"
    "redop_max\0"
    "redop_min\0"
    "redop_and\0"
    "redop_or\0"
    "redop_xor\0"
    "redop_leqv\0"
    "redop_lneqv\0"
    "redop_land\0"
    "redop_lor\0"
    "defaultvalue\0"
    "reduction_op\0"
    "ifCond\0"
    "copyOperands\0"
    "copyinOperands\0"
    "copyinReadonlyOperands\0"
    "copyoutOperands\0"
    "copyoutZeroOperands\0"
    "createOperands\0"
    "createZeroOperands\0"
    "noCreateOperands\0"
    "presentOperands\0"
    "deviceptrOperands\0"
    "attachOperands\0"
    "defaultAttr\0"
    "region\0"
    "asyncOperand\0"
    "waitDevnum\0"
    "waitOperands\0"
    "async\0"
    "deleteOperands\0"
    "detachOperands\0"
    "finalize\0"
    "deviceTypeOperands\0"
    "deviceNumOperand\0"
    "gangNum\0"
    "gangStatic\0"
    "workerNum\0"
    "vectorLength\0"
    "tileOperands\0"
    "privateOperands\0"
    "reductionOperands\0"
    "results\0"
    "collapse\0"
    "seq\0"
    "independent\0"
    "auto_\0"
    "reductionOp\0"
    "exec_mapping\0"
    "numGangs\0"
    "numWorkers\0"
    "selfCond\0"
    "devicePtrOperands\0"
    "gangPrivateOperands\0"
    "gangFirstPrivateOperands\0"
    "asyncAttr\0"
    "waitAttr\0"
    "selfAttr\0"
    "hostOperands\0"
    "deviceOperands\0"
    "ifPresent\0"
    "affine\0"
    "AtomicRMWKind\0"
    "addf\0"
    "addi\0"
    "assign\0"
    "maxf\0"
    "maxs\0"
    "maxu\0"
    "minf\0"
    "mins\0"
    "minu\0"
    "mulf\0"
    "muli\0"
    "ori\0"
    "andi\0"
    "mapOperands\0"
    "result0\0"
    "Pure\0"
    "linear_index\0"
    "basis\0"
    "multi_index\0"
    "operand0\0"
    "thenRegion\0"
    "elseRegion\0"
    "memref\0"
    "indices\0"
    "result\0"
    "lowerBoundsMap\0"
    "lowerBoundsGroups\0"
    "upperBoundsMap\0"
    "upperBoundsGroups\0"
    "steps\0"
    "isWrite\0"
    "localityHint\0"
    "isDataCache\0"
    "MFMAPermB\0"
    "bcast_first_32\0"
    "bcast_second_32\0"
    "rotate_16_right\0"
    "bcast_first_16\0"
    "bcast_second_16\0"
    "bcast_third_16\0"
    "bcast_fourth_16\0"
    "mfma_perm_b\0"
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
    "sgprOffset\0"
    "boundsCheck\0"
    "indexOffset\0"
    "operand1\0"
    "operand2\0"
    "operand3\0"
    "operand4\0"
    "operand5\0"
    "res\0"
    "base\0"
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
    "CmpIPredicate\0"
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
    "contract\0"
    "afn\0"
    "fast\0"
    "fastmath\0"
    "sum\0"
    "operand\0"
    "condition\0"
    "true_value\0"
    "false_value\0"
    "src1\0"
    "src2\0"
    "dst\0"
    "coro.handle\0"
    "coro.id\0"
    "coro.state\0"
    "valueType\0"
    "rank\0"
    "callee\0"
    "suspendDest\0"
    "resumeDest\0"
    "cleanupDest\0"
    "dependencies\0"
    "bodyOperands\0"
    "bodyResults\0"
    "bodyRegion\0"
    "sym_name\0"
    "function_type\0"
    "sym_visibility\0"
    "arg_attrs\0"
    "res_attrs\0"
    "is_error\0"
    "tensor\0"
    "dynamic_sizes\0"
    "size_hint\0"
    "memory_space\0"
    "input\0"
    "output\0"
    "builtin\0"
    "inputs\0"
    "outputs\0"
    "arg\0"
    "msg\0"
    "destOperands\0"
    "dest\0"
    "trueDestOperands\0"
    "falseDestOperands\0"
    "trueDest\0"
    "falseDest\0"
    "flag\0"
    "defaultOperands\0"
    "caseOperands\0"
    "case_values\0"
    "defaultDestination\0"
    "caseDestinations\0"
    "complex\0"
    "imaginary\0"
    "opaque\0"
    "pointee\0"
    "applicableOperator\0"
    "template_args\0"
    "is_standard_include\0"
    "callee_operands\0"
    "AddressSpace\0"
    "global\0"
    "workgroup\0"
    "private\0"
    "AllReduceOperation\0"
    "Blocks\0"
    "MMAElementwiseOp\0"
    "subf\0"
    "divf\0"
    "subi\0"
    "divs\0"
    "divu\0"
    "negatef\0"
    "negates\0"
    "Processor\0"
    "block_x\0"
    "block_y\0"
    "block_z\0"
    "thread_x\0"
    "thread_y\0"
    "thread_z\0"
    "sequential\0"
    "ShuffleMode\0"
    "down\0"
    "idx\0"
    "Threads\0"
    "address_space\0"
    "all_reduce_op\0"
    "processor\0"
    "bound\0"
    "loop_dim_map\0"
    "mma_element_wise\0"
    "shuffle_mode\0"
    "thread\0"
    "uniform\0"
    "asyncDependencies\0"
    "dynamicSizes\0"
    "symbolOperands\0"
    "asyncToken\0"
    "hostShared\0"
    "gridSizeX\0"
    "gridSizeY\0"
    "gridSizeZ\0"
    "blockSizeX\0"
    "blockSizeY\0"
    "blockSizeZ\0"
    "dynamicSharedMemorySize\0"
    "kernelOperands\0"
    "kernel\0"
    "devIndex\0"
    "width\0"
    "shuffleResult\0"
    "opA\0"
    "opB\0"
    "opC\0"
    "a_transpose\0"
    "b_transpose\0"
    "opType\0"
    "srcMemref\0"
    "leadDimension\0"
    "dstMemref\0"
    "IndexCmpPredicate\0"
    "cmp_predicate\0"
    "pred\0"
    "BinaryFn\0"
    "max_signed\0"
    "min_signed\0"
    "max_unsigned\0"
    "min_unsigned\0"
    "IteratorType\0"
    "TypeFn\0"
    "cast_signed\0"
    "cast_unsigned\0"
    "UnaryFn\0"
    "exp\0"
    "log\0"
    "abs\0"
    "ceil\0"
    "floor\0"
    "negf\0"
    "binary_fn\0"
    "iterator_type\0"
    "type_fn\0"
    "unary_fn\0"
    "result_tensors\0"
    "init\0"
    "dilations\0"
    "fun\0"
    "indexing_maps\0"
    "iterator_types\0"
    "doc\0"
    "library_call\0"
    "mapper\0"
    "inits\0"
    "combiner\0"
    "permutation\0"
    "AsmDialect\0"
    "att\0"
    "intel\0"
    "AtomicBinOp\0"
    "xchg\0"
    "nand\0"
    "umax\0"
    "umin\0"
    "fadd\0"
    "fsub\0"
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
    "webkit_jscc\0"
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
    "DISubprogramFlags\0"
    "PureVirtual\0"
    "LocalToUnit\0"
    "Definition\0"
    "Elemental\0"
    "Recursive\0"
    "MainSubprogram\0"
    "Deleted\0"
    "ObjCDirect\0"
    "FCmpPredicate\0"
    "FastmathFlags\0"
    "ICmpPredicate\0"
    "Linkage\0"
    "internal\0"
    "available_externally\0"
    "linkonce\0"
    "common\0"
    "appending\0"
    "extern_weak\0"
    "weak_odr\0"
    "external\0"
    "LoopOptionCase\0"
    "disable_unroll\0"
    "disable_licm\0"
    "interleave_count\0"
    "disable_pipeline\0"
    "pipeline_initiation_interval\0"
    "ModRefInfo\0"
    "readwrite\0"
    "UnnamedAddr\0"
    "local_unnamed_addr\0"
    "CallingConv\0"
    "cconv\0"
    "tag\0"
    "sizeInBits\0"
    "encoding\0"
    "di_basic_type\0"
    "sourceLanguage\0"
    "producer\0"
    "isOptimized\0"
    "emissionKind\0"
    "di_compile_unit\0"
    "attribute\0"
    "baseType\0"
    "flags\0"
    "alignInBits\0"
    "elements\0"
    "di_composite_type\0"
    "offsetInBits\0"
    "di_derived_type\0"
    "directory\0"
    "di_file\0"
    "column\0"
    "di_lexical_block\0"
    "discriminator\0"
    "di_lexical_block_file\0"
    "di_local_variable\0"
    "compileUnit\0"
    "linkageName\0"
    "scopeLine\0"
    "subprogramFlags\0"
    "di_subprogram\0"
    "lowerBound\0"
    "upperBound\0"
    "stride\0"
    "di_subrange\0"
    "callingConvention\0"
    "di_subroutine_type\0"
    "di_void_result_type\0"
    "linkage\0"
    "options\0"
    "loopopts\0"
    "other\0"
    "argMem\0"
    "inaccessibleMem\0"
    "memory_effects\0"
    "domain\0"
    "description\0"
    "arraySize\0"
    "elem_type\0"
    "bin_op\0"
    "fastmathFlags\0"
    "branch_weights\0"
    "intrin\0"
    "cmp\0"
    "success_ordering\0"
    "failure_ordering\0"
    "vector\0"
    "position\0"
    "container\0"
    "syncscope\0"
    "dso_local\0"
    "personality\0"
    "garbageCollector\0"
    "function_entry_count\0"
    "memory\0"
    "dynamicIndices\0"
    "rawConstantIndices\0"
    "inbounds\0"
    "asm_string\0"
    "constraints\0"
    "has_side_effects\0"
    "is_align_stack\0"
    "asm_dialect\0"
    "operand_attrs\0"
    "is_int_min_poison\0"
    "mem\0"
    "unwind\0"
    "align\0"
    "promise\0"
    "coroaddr\0"
    "fnaddrs\0"
    "save\0"
    "final\0"
    "zero_undefined\0"
    "varInfo\0"
    "type_info\0"
    "evl\0"
    "bit\0"
    "ptrs\0"
    "pass_thru\0"
    "isVolatile\0"
    "lhs_rows\0"
    "lhs_columns\0"
    "rhs_columns\0"
    "power\0"
    "rw\0"
    "cache\0"
    "dest_list\0"
    "src_list\0"
    "arg_list\0"
    "srcvec\0"
    "dstvec\0"
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
    "cleanup\0"
    "access_groups\0"
    "noalias_scopes\0"
    "volatile_\0"
    "nontemporal\0"
    "global_name\0"
    "global_type\0"
    "constant\0"
    "thread_local_\0"
    "addr_space\0"
    "section\0"
    "initializer\0"
    "ctors\0"
    "priorities\0"
    "dtors\0"
    "trueValue\0"
    "falseValue\0"
    "v1\0"
    "v2\0"
    "base_type\0"
    "access_type\0"
    "members\0"
    "reassociation\0"
    "target\0"
    "tagMemRef\0"
    "tagIndices\0"
    "numElements\0"
    "aligned_pointer\0"
    "base_buffer\0"
    "atomic_body\0"
    "initial_value\0"
    "dynamicResultSize\0"
    "static_offsets\0"
    "static_sizes\0"
    "static_strides\0"
    "byte_shift\0"
    "extern\0"
    "is_mutable\0"
    "consumeTokens\0"
    "produceToken\0"
    "device.async.token\0"
    "dstIndices\0"
    "srcIndices\0"
    "srcElements\0"
    "dstElements\0"
    "bypassL1\0"
    "inputTokens\0"
    "numGroups\0"
    "numTiles\0"
    "matrixA\0"
    "matrixB\0"
    "matrixC\0"
    "sparseMetadata\0"
    "mmaShape\0"
    "sparsitySelector\0"
    "tf32Enabled\0"
    "MMAB1Op\0"
    "xor_popc\0"
    "and_popc\0"
    "MMAFrag\0"
    "MMAIntOverflow\0"
    "satfinite\0"
    "wrapped\0"
    "MMALayout\0"
    "col\0"
    "MMATypes\0"
    "tf32\0"
    "bf16\0"
    "s8\0"
    "u8\0"
    "s32\0"
    "s4\0"
    "u4\0"
    "b1\0"
    "f64\0"
    "ReduxKind\0"
    "ShflKind\0"
    "bfly\0"
    "mma_b1op\0"
    "mma_frag\0"
    "mma_int_overflow\0"
    "mma_layout\0"
    "mma_type\0"
    "redux_kind\0"
    "shfl_kind\0"
    "bypass_l1\0"
    "operandA\0"
    "operandB\0"
    "operandC\0"
    "b1Op\0"
    "intOverflowBehavior\0"
    "layoutA\0"
    "layoutB\0"
    "multiplicandAPtxType\0"
    "multiplicandBPtxType\0"
    "mask_and_clamp\0"
    "return_value_and_is_valid\0"
    "eltype\0"
    "eltypeA\0"
    "eltypeB\0"
    "ClauseCancellationConstructType\0"
    "loop\0"
    "sections\0"
    "taskgroup\0"
    "ClauseDepend\0"
    "dependsource\0"
    "dependsink\0"
    "ClauseGrainsizeType\0"
    "ClauseMemoryOrderKind\0"
    "relaxed\0"
    "ClauseNumTasksType\0"
    "ClauseOrderKind\0"
    "concurrent\0"
    "ClauseProcBindKind\0"
    "primary\0"
    "master\0"
    "close\0"
    "spread\0"
    "ClauseScheduleKind\0"
    "static\0"
    "dynamic\0"
    "guided\0"
    "auto\0"
    "runtime\0"
    "ScheduleModifier\0"
    "nonmonotonic\0"
    "simd\0"
    "cancellationconstructtype\0"
    "clause_depend\0"
    "grainsizetype\0"
    "memoryorderkind\0"
    "numtaskstype\0"
    "procbindkind\0"
    "sched_mod\0"
    "schedulekind\0"
    "hint_val\0"
    "memory_order_val\0"
    "address\0"
    "if_expr\0"
    "cancellation_construct_type_val\0"
    "varList\0"
    "depend_vec_vars\0"
    "depend_type_val\0"
    "num_loops_val\0"
    "if_expr_var\0"
    "num_threads_var\0"
    "allocate_vars",
    "allocators_vars\0"
    "proc_bind_val\0"
    "accumulator\0"
    "initializerRegion\0"
    "reductionRegion\0"
    "atomicReductionRegion\0"
    "nowait\0"
    "step\0"
    "aligned_vars\0"
    "nontemporal_vars\0"
    "alignment_values\0"
    "simdlen\0"
    "safelen\0"
    "inclusive\0"
    "device\0"
    "thread_limit\0"
    "use_device_ptr\0"
    "use_device_addr\0"
    "map_operands\0"
    "map_types\0"
    "final_expr\0"
    "in_reduction_vars\0"
    "priority\0"
    "untied\0"
    "mergeable\0"
    "in_reductions\0"
    "task_reduction_vars\0"
    "task_reductions\0"
    "grain_size\0"
    "num_tasks\0"
    "nogroup\0"
    "sym_addr\0"
    "tls_addr\0"
    "linear_vars\0"
    "linear_step_vars\0"
    "schedule_chunk_var\0"
    "schedule_val\0"
    "schedule_modifier\0"
    "simd_modifier\0"
    "ordered_val\0"
    "elementType\0"
    "attr\0"
    "opValue\0"
    "operandValues\0"
    "attributeValues\0"
    "typeValues\0"
    "opName\0"
    "attributeValueNames\0"
    "benefit\0"
    "replOperation\0"
    "replValues\0"
    "parent\0"
    "root\0"
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
    "operations\0"
    "matchedOps\0"
    "rewriter\0"
    "rootKind\0"
    "generatedOps\0"
    "caseValues\0"
    "defaultDest\0"
    "cases\0"
    "rsrc\0"
    "vindex\0"
    "glc\0"
    "slc\0"
    "vdata\0"
    "soffset\0"
    "aux\0"
    "initArgs\0"
    "defaultRegion\0"
    "caseRegions\0"
    "initVals\0"
    "reductionOperator\0"
    "before\0"
    "after\0"
    "value_shape\0"
    "witness\0"
    "doRegion\0"
    "shapes\0"
    "passing\0"
    "extent\0"
    "extents\0"
    "arg0\0"
    "arg1\0"
    "head\0"
    "tail\0"
    "StorageSpecifierKind\0"
    "dim_sz\0"
    "ptr_mem_sz\0"
    "idx_mem_sz\0"
    "val_mem_sz\0"
    "storage_specifier\0"
    "dimLevelType\0"
    "dimOrdering\0"
    "higherOrdering\0"
    "pointerBitWidth\0"
    "indexBitWidth\0"
    "dimSlices\0"
    "slice\0"
    "left_identity\0"
    "right_identity\0"
    "overlapRegion\0"
    "leftRegion\0"
    "rightRegion\0"
    "filled\0"
    "added\0"
    "hasInserts\0"
    "expandSymmetry\0"
    "curSize\0"
    "inBuffer\0"
    "outBuffer\0"
    "newSize\0"
    "ys\0"
    "stable\0"
    "xy\0"
    "nx\0"
    "ny\0"
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
    "ArbitraryPrecisionIntegersINTEL",
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
    "ClientAPI\0"
    "Metal\0"
    "OpenCL\0"
    "Vulkan\0"
    "WebGPU\0"
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
    "Location\0"
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
    "DoublepumpINTEL",
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
    "DeviceType\0"
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
    "SPV_INTEL_fpga_buffer_location",
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
    "ImageArrayedInfo\0"
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
    "ColumnMajor\0"
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
    "OpFUnordLessThanEqual",
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
    "OpSubgroupBallotKHR\0"
    "OpSDot\0"
    "OpUDot\0"
    "OpSUDot\0"
    "OpSDotAccSat\0"
    "OpUDotAccSat\0"
    "OpSUDotAccSat\0"
    "OpTypeCooperativeMatrixNV\0"
    "OpCooperativeMatrixLoadNV\0"
    "OpCooperativeMatrixStoreNV\0"
    "OpCooperativeMatrixMulAddNV\0"
    "OpCooperativeMatrixLengthNV\0"
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
    "Version\0"
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
    "jointmatrix\0"
    "rtarray\0"
    "sampled_image\0"
    "addressing_model\0"
    "built_in\0"
    "capability\0"
    "client_api\0"
    "device_type\0"
    "execution_mode\0"
    "execution_model\0"
    "ext\0"
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
    "linkage_type\0"
    "loop_control\0"
    "matrixLayout\0"
    "memory_semantics\0"
    "opcode\0"
    "packed_vector_format\0"
    "selection_control\0"
    "capabilities\0"
    "extensions\0"
    "vce\0"
    "vendor\0"
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
    "object\0"
    "execution_scope\0"
    "source_memory_access\0"
    "source_alignment\0"
    "interface\0"
    "return_value\0"
    "localid\0"
    "cluster_size\0"
    "delta\0"
    "joint_matrix_type\0"
    "sampledimage\0"
    "coordinate\0"
    "dref\0"
    "operand_arguments\0"
    "imageoperands\0"
    "leftmatrix\0"
    "rightmatrix\0"
    "scalar\0"
    "cooperative_matrix_type\0"
    "columnmajor\0"
    "vector1\0"
    "vector2\0"
    "default_value\0"
    "components\0"
    "reference\0"
    "spec_const\0"
    "vce_triple\0"
    "region0\0"
    "gather_dims\0"
    "unique\0"
    "dynamicExtents\0"
    "padding_value\0"
    "outer_dims_perm\0"
    "inner_dims_pos\0"
    "static_inner_tiles\0"
    "static_low\0"
    "static_high\0"
    "nofold\0"
    "scatter_dims\0"
    "aggregate\0"
    "input_zp\0"
    "weight_zp\0"
    "conv_quant\0"
    "a_zp\0"
    "b_zp\0"
    "matmul_quant\0"
    "pad_quant\0"
    "output_zp\0"
    "unary_quant\0"
    "input1\0"
    "input2\0"
    "multiplier\0"
    "double_round\0"
    "axis\0"
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
    "identifier\0"
    "config\0"
    "implementation_attrs\0"
    "pad_const\0"
    "scale32\0"
    "per_channel\0"
    "new_shape\0"
    "scale\0"
    "border\0"
    "output_real\0"
    "output_imag\0"
    "values_in\0"
    "values_out\0"
    "on_true\0"
    "on_false\0"
    "start\0"
    "multiples\0"
    "perms\0"
    "filter\0"
    "out_pad\0"
    "out_shape\0"
    "FailurePropagationMode\0"
    "propagate\0"
    "suppress\0"
    "LayoutMapOption\0"
    "InferLayoutMap\0"
    "IdentityLayoutMap\0"
    "FullyDynamicLayoutMap\0"
    "MatchInterfaceEnum\0"
    "LinalgOp\0"
    "TilingInterface\0"
    "VectorContractLowering\0"
    "dot\0"
    "matmulintrinsics\0"
    "outerproduct\0"
    "parallelarith\0"
    "VectorMultiReductionLowering\0"
    "innerparallel\0"
    "innerreduction\0"
    "VectorTransferSplit\0"
    "vector-transfer\0"
    "linalg-copy\0"
    "force-in-bounds",
    "VectorTransposeLowering\0"
    "eltwise\0"
    "flat_transpose\0"
    "shuffle\0"
    "any_op\0"
    "operation_name\0"
    "param\0"
    "bounded_values\0"
    "lower_bounds\0"
    "upper_bounds\0"
    "alternatives\0"
    "transformed\0"
    "function_boundary_type_conversion\0"
    "allow_return_allocs\0"
    "allow_unknown_ops\0"
    "bufferize_function_boundaries\0"
    "create_deallocs\0"
    "target_is_module\0"
    "test_analysis_only\0"
    "print_conflicts\0"
    "consumers\0"
    "result_number\0"
    "operand_number\0"
    "gridDim\0"
    "generate_gpu_launch\0"
    "blockDim\0"
    "syncAfterDistribute\0"
    "num_loops\0"
    "func_name\0"
    "fail_if_already_divisible\0"
    "iteration_interval\0"
    "read_latency\0"
    "deduplicate\0"
    "matched\0"
    "pattern_name\0"
    "pattern\0"
    "replicated\0"
    "failure_propagation_mode\0"
    "num_result_handles\0"
    "tile_interchange\0"
    "producer_op\0"
    "containing_op\0"
    "fused_op\0"
    "iterator_interchange\0"
    "static_vector_sizes\0"
    "op_attrs\0"
    "filter_result_type\0"
    "low_size\0"
    "high_size\0"
    "target_size\0"
    "divisor\0"
    "packed_op\0"
    "static_packed_sizes\0"
    "target_pack_or_un_pack_op\0"
    "target_linalg_op\0"
    "outer_perm\0"
    "inner_perm\0"
    "padding_values\0"
    "padding_dimensions\0"
    "pack_paddings\0"
    "hoist_paddings\0"
    "transpose_paddings\0"
    "operands_to_promote\0"
    "use_full_tile_buffers\0"
    "use_full_tiles_by_default\0"
    "use_alloca\0"
    "replacement\0"
    "dynamic_split_point\0"
    "first\0"
    "second\0"
    "static_split_point\0"
    "init_or_alloc_op\0"
    "fill_op\0"
    "split_linalg_op\0"
    "combining_linalg_op\0"
    "split_factor\0"
    "insert_split_dimension\0"
    "inner_parallel\0"
    "use_scaling_algorithm\0"
    "use_alloc\0"
    "tiled_linalg_op\0"
    "foreach_thread_op\0"
    "for_op\0"
    "packed_num_threads\0"
    "packed_tile_sizes\0"
    "tiled_op\0"
    "static_num_threads\0"
    "static_tile_sizes\0"
    "vectorize_padding\0"
    "vectorize_nd_extract\0"
    "disable_multi_reduction_to_contract_patterns\0"
    "disable_transfer_permutation_map_lowering_patterns\0"
    "contraction_lowering\0"
    "multireduction_lowering\0"
    "split_transfers\0"
    "transpose_lowering\0"
    "transpose_avx2_lowering\0"
    "unroll_vector_transfers\0"
    "CombiningKind\0"
    "minui\0"
    "minsi\0"
    "maxui\0"
    "maxsi\0"
    "valueToStore\0"
    "mask_dim_sizes\0"
    "masks\0"
    "index_vec\0"
    "passthru\0"
    "maskRegion\0"
    "reduction_dims\0"
    "input_shape\0"
    "output_shape\0"
    "fixed_vector_sizes\0"
    "accumulated_value\0"
    "reduction_dim\0"
    "permutation_map\0"
    "in_bounds\0"
    "transp\0"
    "laneid\0"
    "warp_size\0"
    "warpRegion\0"
    "imm\0"
    "rounding\0"
    "constant_src\0"
    "k1\0"
    "k2\0"
    "llvm16\0"
    "enum<@ClauseDefaultValue>\0"
    "enum<@ReductionOp>\0"
    "I1\0"
    "#acc.defaultvalue\0"
    "( `if` `(` $ifCond^ `)` )\? ( `copy` `(` $copyOperands^ `:` type($copyOperands) `)` )\? ( `copyin` `(` $copyinOperands^ `:` type($copyinOperands) `)` )\? ( `copyin_readonly` `(` $copyinReadonlyOperands^ `:` type($copyinReadonlyOperands) `)` )\? ( `copyout` `(` $copyoutOperands^ `:` type($copyoutOperands) `)` )\? ( `copyout_zero` `(` $copyoutZeroOperands^ `:` type($copyoutZeroOperands) `)` )\? ( `create` `(` $createOperands^ `:` type($createOperands) `)` )\? ( `create_zero` `(` $createZeroOperands^ `:` type($createZeroOperands) `)` )\? ( `no_create` `(` $noCreateOperands^ `:` type($noCreateOperands) `)` )\? ( `present` `(` $presentOperands^ `:` type($presentOperands) `)` )\? ( `deviceptr` `(` $deviceptrOperands^ `:` type($deviceptrOperands) `)` )\? ( `attach` `(` $attachOperands^ `:` type($attachOperands) `)` )\? $region attr-dict-with-keyword\0"
    "let\0"
    "[\"type($ifCond) = i1\"]\0"
    "acc.data\0"
    "AnyOf<AnyInteger, Index>\0"
    "UnitAttr\0"
    "( `if` `(` $ifCond^ `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `copyin` `(` $copyinOperands^ `:` type($copyinOperands) `)` )\? ( `create` `(` $createOperands^ `:` type($createOperands) `)` )\? ( `create_zero` `(` $createZeroOperands^ `:` type($createZeroOperands) `)` )\? ( `attach` `(` $attachOperands^ `:` type($attachOperands) `)` )\? attr-dict-with-keyword\0"
    "acc.enter_data\0"
    "( `if` `(` $ifCond^ `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `copyout` `(` $copyoutOperands^ `:` type($copyoutOperands) `)` )\? ( `delete` `(` $deleteOperands^ `:` type($deleteOperands) `)` )\? ( `detach` `(` $detachOperands^ `:` type($detachOperands) `)` )\? attr-dict-with-keyword\0"
    "acc.exit_data\0"
    "AnyInteger",
    "( `device_type` `(` $deviceTypeOperands^ `:` type($deviceTypeOperands) `)` )\? ( `device_num` `(` $deviceNumOperand^ `:` type($deviceNumOperand) `)` )\? ( `if` `(` $ifCond^ `)` )\? attr-dict-with-keyword\0"
    "acc.init\0"
    "I64Attr\0"
    "#acc.reduction_op\0"
    "hook:acc.loop\0"
    "\"acc.yield\"\0"
    "hook:acc.parallel\0"
    "[\"type($ifCond) = i1\", \"type($selfCond) = i1\"]\0"
    "acc.shutdown\0"
    "acc.terminator\0"
    "( `if` `(` $ifCond^ `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `device_type` `(` $deviceTypeOperands^ `:` type($deviceTypeOperands) `)` )\? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `host` `(` $hostOperands^ `:` type($hostOperands) `)` )\? ( `device` `(` $deviceOperands^ `:` type($deviceOperands) `)` )\? attr-dict-with-keyword\0"
    "acc.update\0"
    "( `(` $waitOperands^ `:` type($waitOperands) `)` )\? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )\? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )\? ( `if` `(` $ifCond^ `)` )\? attr-dict-with-keyword\0"
    "acc.wait\0"
    "attr-dict ($operands^ `:` type($operands))\?\0"
    "HasParent<acc.parallel,acc.loop>\0"
    "acc.yield\0"
    "AffineMapAttr\0"
    "hook:affine.apply\0"
    "[\"type($mapOperands) = index\", \"type($result0) = index\"]\0"
    "$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index)\0"
    "[\"type($linear_index) = index\", \"type($basis) = index\", \"type($multi_index) = index\"]\0"
    "affine.delinearize_index\0"
    "hook:affine.dma_start\0"
    "hook:affine.dma_wait\0"
    "hook:affine.for\0"
    "AutomaticAllocationScope\0"
    "ConditionallySpeculatable\0"
    "RecursiveMemoryEffects\0"
    "LoopLikeOpInterface\0"
    "RegionBranchOpInterface\0"
    "\"affine.yield\"\0"
    "hook:affine.if\0"
    "RecursivelySpeculatable\0"
    "NoRegionArguments\0"
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
    "ArrayOf<I64Attr>\0"
    "hook:affine.parallel\0"
    "[\"type($mapOperands) = index\"]\0"
    "BoolAttr\0"
    "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<3>>\0"
    "hook:affine.prefetch\0"
    "hook:affine.store\0"
    "AffineWriteOpInterface\0"
    "AnyVectorOfNonZeroRank\0"
    "hook:affine.vector_load\0"
    "hook:affine.vector_store\0"
    "ReturnLike\0"
    "affine.yield\0"
    "amdgpu\0"
    "enum<@MFMAPermB>\0"
    "amdgpu.lds_barrier\0"
    "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8>>>\0"
    "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>\0"
    "I32Attr\0"
    "#amdgpu.mfma_perm_b\0"
    "$sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($destC)\0"
    "AllTypesMatch<sourceA,sourceB>\0"
    "AllTypesMatch<destC,destD>\0"
    "[\"type($sourceB) = type($sourceA)\", \"type($destD) = type($destC)\"]\0"
    "amdgpu.mfma\0"
    "F32\0"
    "I32\0"
    "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($value) `->` type($memref) `,` type($indices)\0"
    "AllElementTypesMatch<value,memref>\0"
    "[\"type($value) = f32\", \"type($indices) = i32\", \"type($sgprOffset) = i32\"]\0"
    "amdgpu.raw_buffer_atomic_fadd\0"
    "AnyOf<BF16, F16, F32, I32, I8, AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<2, 4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2, 4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2, 4, 8, 16>>>\0"
    "attr-dict $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($memref) `,` type($indices) `->` type($value)\0"
    "[\"type($indices) = i32\", \"type($sgprOffset) = i32\"]\0"
    "amdgpu.raw_buffer_load\0"
    "amdgpu.raw_buffer_store\0"
    "amx\0"
    "LLVM_Type\0"
    "amx.tdpbf16ps\0"
    "amx.tdpbssd\0"
    "amx.tdpbsud\0"
    "amx.tdpbusd\0"
    "amx.tdpbuud\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16, I32, I8>>, RankIs<2>>\0"
    "$base `[` $indices `]` attr-dict `:` type($base) `into` type($res)\0"
    "amx.tile_load\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, BF16>>, RankIs<2>>\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)\0"
    "AllTypesMatch<acc,res>",
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
    "enum<@FastMathFlags>\0"
    "`<` $value `>`\0"
    "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>\0"
    "#arith.fastmath\0"
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
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
    "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>\0"
    "$lhs `,` $rhs attr-dict `:` type($result)\0"
    "InferIntRangeInterface\0"
    "arith.addi\0"
    "AnyOf<I1, VectorOfNonZeroRankOf<I1>, TensorOf<I1>>\0"
    "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)\0"
    "AllTypesMatch<lhs,rhs,sum>\0"
    "[\"type($rhs) = type($lhs)\", \"type($sum) = type($lhs)\"]\0"
    "arith.addui_extended\0"
    "Idempotent\0"
    "arith.andi\0"
    "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>, AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>, MemRefOf<AnyOf<AnySignlessInteger, Index, AnyFloat>>>\0"
    "$in attr-dict `:` type($in) `to` type($out)\0"
    "SameOperandsAndResultShape\0"
    "CastOpInterface\0"
    "arith.bitcast\0"
    "arith.ceildivsi\0"
    "arith.ceildivui\0"
    "enum<@CmpFPredicate>\0"
    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "SameTypeOperands\0"
    "TypesMatchWith<lhs,result>\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = over(type($lhs), e: i1)\"]\0"
    "arith.cmpf\0"
    "AnyOf<AnySignlessIntegerOrIndex, VectorOfAnyRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>\0"
    "AnyOf<I1, VectorOfAnyRankOf<I1>, TensorOf<I1>>\0"
    "enum<@CmpIPredicate>\0"
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
    "arith.divsi\0"
    "arith.divui\0"
    "arith.extf\0"
    "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>\0"
    "arith.extsi\0"
    "arith.extui\0"
    "arith.floordivsi\0"
    "arith.fptosi\0"
    "arith.fptoui\0"
    "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>, MemRefOf<AnyOf<AnySignlessInteger, Index>>>\0"
    "arith.index_cast\0"
    "arith.index_castui\0"
    "arith.maxf\0"
    "arith.maxsi\0"
    "arith.maxui\0"
    "arith.minf\0"
    "arith.minsi\0"
    "arith.minui\0"
    "arith.mulf\0"
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
    "hook:arith.select\0"
    "AllTypesMatch<true_value,false_value,result>\0"
    "[\"type($false_value) = type($true_value)\", \"type($result) = type($true_value)\"]\0"
    "arith.shli\0"
    "arith.shrsi\0"
    "arith.shrui\0"
    "arith.sitofp\0"
    "arith.subf\0"
    "arith.subi\0"
    "arith.truncf\0"
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
    "TypesMatchWith<b,res>\0"
    "[\"type($c) = type($b)\", \"type($res) = type($a)\", \"type($res) = vector([shape(type($b))[0] / 4], i32)\"]\0"
    "arm_neon.intr.sdot\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I16, I32>>, LengthIs<8, 4, 2>>\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I16, I32, I64>>, LengthIs<8, 4, 2>>\0"
    "$a `,` $b attr-dict `:` type($a) `to` type($res)\0"
    "AllTypesMatch<a,b>\0"
    "TypesMatchWith<a,res>",
    "[\"type($b) = type($a)\", \"type($res) = vector_wider_element(type($a))\"]\0"
    "arm_neon.intr.smull\0"
    "arm_sve\0"
    "LLVM_ScalableVector\0"
    "arm_sve.intr.add\0"
    "arm_sve.intr.fadd\0"
    "arm_sve.intr.fdiv\0"
    "arm_sve.intr.fmul\0"
    "arm_sve.intr.fsub\0"
    "arm_sve.intr.mul\0"
    "arm_sve.intr.sdiv\0"
    "arm_sve.intr.sdot\0"
    "arm_sve.intr.smmla\0"
    "arm_sve.intr.sub\0"
    "arm_sve.intr.udiv\0"
    "arm_sve.intr.udot\0"
    "arm_sve.intr.ummla\0"
    "AllOf<LLVM_ScalableVector, ElementType<I1>>\0"
    "AllOf<LLVM_ScalableVector, ElementType<AnyFloat>>\0"
    "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)\0"
    "AllTypesMatch<src1,src2,res>\0"
    "TypesMatchWith<src1,mask>\0"
    "[\"type($src2) = type($src1)\", \"type($res) = type($src1)\", \"type($mask) = over(type($src1), e: i1)\"]\0"
    "arm_sve.masked.addf\0"
    "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16, I32, I64>>>\0"
    "arm_sve.masked.addi\0"
    "arm_sve.masked.divf\0"
    "arm_sve.masked.divi_signed\0"
    "arm_sve.masked.divi_unsigned\0"
    "arm_sve.masked.mulf\0"
    "arm_sve.masked.muli\0"
    "arm_sve.masked.subf\0"
    "arm_sve.masked.subi\0"
    "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I32, I64>>, LengthIs<4, 2>>\0"
    "AllOf<LLVM_ScalableVector, ElementType<AnyOf<I8, I16>>, LengthIs<16, 8>>\0"
    "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)\0"
    "AllTypesMatch<src1,src2>\0"
    "AllTypesMatch<acc,dst>\0"
    "[\"type($src2) = type($src1)\", \"type($dst) = type($acc)\"]\0"
    "arm_sve.sdot\0"
    "AllOf<LLVM_ScalableVector, ElementType<I32>, LengthIs<4>>\0"
    "AllOf<LLVM_ScalableVector, ElementType<I8>, LengthIs<16>>\0"
    "arm_sve.smmla\0"
    "arm_sve.udot\0"
    "arm_sve.ummla\0"
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
    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)\0"
    "CallOpInterface\0"
    "SymbolUserOpInterface\0"
    "async.call\0"
    "!async.coro.id\0"
    "!async.coro.handle\0"
    "$id attr-dict\0"
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
    "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict\0"
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
    "SymbolNameAttr\0"
    "TypeAttrOf<FunctionType>\0"
    "StrAttr\0"
    "ArrayOf<DictionaryAttr>\0"
    "hook:async.func\0"
    "CallableOpInterface\0"
    "FunctionOpInterface\0"
    "IsolatedFromAbove\0"
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
    "InferTypeOpInterface\0"
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
    "RegionBranchTerminatorOpInterface\0"
    "async.yield\0"
    "bufferization\0"
    "AnyTensor\0"
    "hook:bufferization.alloc_tensor\0"
    "BufferizableOpInterface\0"
    "ReifyRankedShapedTypeOpInterface\0"
    "[\"type($dynamic_sizes) = index\", \"type($size_hint) = index\"]\0"
    "AnyOf<AnyUnrankedMemRef, AnyMemRef>",
    "$input attr-dict `:` type($input) `to` type($output)\0"
    "CopyOpInterface\0"
    "MemoryEffectsOpInterface\0"
    "AllocationOpInterface\0"
    "bufferization.clone\0"
    "$tensor attr-dict `:` type($tensor)\0"
    "bufferization.dealloc_tensor\0"
    "$tensor attr-dict `:` type($memref)\0"
    "SameOperandsAndResultElementType\0"
    "TypesMatchWith<memref,tensor>\0"
    "[\"type($tensor) = tensor(shape(type($memref)), elem(type($memref)))\"]\0"
    "bufferization.to_memref\0"
    "TypesMatchWith<memref,result>\0"
    "[\"type($result) = tensor(shape(type($memref)), elem(type($memref)))\"]\0"
    "bufferization.to_tensor\0"
    "($sym_name^)\? attr-dict-with-keyword $bodyRegion\0"
    "AffineScope\0"
    "SymbolTable\0"
    "Symbol\0"
    "NoTerminator\0"
    "SingleBlock\0"
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
    "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "[\"type($condition) = i1\"]\0"
    "cf.cond_br\0"
    "AnyIntElementsAttr\0"
    "DenseI32ArrayAttr\0"
    "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)),$defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict\0"
    "cf.switch\0"
    "apfloat\0"
    "hook:complex.number\0"
    "self_type\0"
    "[\"type\"]\0"
    "Complex<AnyFloat>\0"
    "AnyFloat\0"
    "$complex attr-dict `:` type($complex)\0"
    "TypesMatchWith<complex,result>\0"
    "[\"type($result) = elem(type($complex))\"]\0"
    "complex.abs\0"
    "complex.add\0"
    "complex.angle\0"
    "complex.atan2\0"
    "[\"type($result) = type($complex)\"]\0"
    "complex.conj\0"
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
    "AllTypesMatch<lhs,rhs>\0"
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
    "[\"type($real) = elem(type($complex))\"]\0"
    "complex.re\0"
    "complex.rsqrt\0"
    "complex.sign\0"
    "complex.sin\0"
    "complex.sqrt\0"
    "complex.sub\0"
    "complex.tan\0"
    "complex.tanh\0"
    "emitc\0"
    "`<` qualified($pointee) `>`\0"
    "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)\0"
    "emitc.apply\0"
    "emitc.call\0"
    "$source attr-dict `:` type($source) `to` type($dest)\0"
    "emitc.cast\0"
    "AnyOf<#emitc.opaque, TypedAttr>\0"
    "emitc.constant\0"
    "hook:emitc.include\0"
    "HasParent<builtin.module>\0"
    "emitc.variable\0"
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
    "enum<@AddressSpace>\0"
    "enum<@AllReduceOperation>\0"
    "enum<@Blocks>\0"
    "`<` params `>`\0"
    "DeviceMappingAttrInterface\0"
    "enum<@Dimension>\0"
    "enum<@Processor>\0"
    "affine_map\0"
    "`<` struct(params) `>`\0"
    "enum<@MMAElementwiseOp>\0"
    "enum<@ShuffleMode>\0"
    "enum<@Threads>\0"
    "#gpu.all_reduce_op\0"
    "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)\? $body attr-dict `:` functional-type(operands, results)\0"
    "[\"type($result0) = type($value)\"]\0"
    "gpu.all_reduce\0"
    "!gpu.async.token\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)\? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
    "GPU_AsyncOpInterface\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($dynamicSizes) = index\", \"type($symbolOperands) = index\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.alloc\0"
    "gpu.barrier\0"
    "#gpu.dim\0"
    "$dimension attr-dict\0"
    "[\"type($result0) = index\"]\0"
    "gpu.block_dim\0"
    "gpu.block_id",
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.dealloc\0"
    "hook:gpu.func\0"
    "HasParent<gpu.module>\0"
    "gpu.global_id\0"
    "gpu.grid_dim\0"
    "AnyUnrankedMemRef\0"
    "$value attr-dict `:` type($value)\0"
    "gpu.host_register\0"
    "gpu.lane_id\0"
    "hook:gpu.launch\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($gridSizeX) = index\", \"type($gridSizeY) = index\", \"type($gridSizeZ) = index\", \"type($blockSizeX) = index\", \"type($blockSizeY) = index\", \"type($blockSizeZ) = index\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $kernel `blocks` `in` ` ` `(`$gridSizeX`,` $gridSizeY`,` $gridSizeZ`)` `threads` `in` ` ` `(`$blockSizeX`,` $blockSizeY`,` $blockSizeZ`)` (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict\0"
    "gpu.launch_func\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:` type($dst)`,` type($src) attr-dict\0"
    "gpu.memcpy\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $value `:` type($dst)`,` type($value) attr-dict\0"
    "AllElementTypesMatch<dst,value>\0"
    "gpu.memset\0"
    "hook:gpu.module\0"
    "DataLayoutOpInterface\0"
    "HasDefaultDLTIDataLayout\0"
    "\"gpu.module_end\"\0"
    "gpu.module_end\0"
    "gpu.num_subgroups\0"
    "AnyOf<AnyInteger, Index, AnyFloat>\0"
    "$format attr-dict ($args^ `:` type($args))\?\0"
    "MemoryEffects<Write>\0"
    "gpu.printf\0"
    "HasParent<gpu.func>\0"
    "gpu.return\0"
    "attr-dict $devIndex\0"
    "[\"type($devIndex) = i32\"]\0"
    "gpu.set_default_device\0"
    "AnyOf<I32, F32>\0"
    "#gpu.shuffle_mode\0"
    "$mode $value `,` $offset `,` $width attr-dict `:` type($value)\0"
    "AllTypesMatch<value,shuffleResult>\0"
    "[\"type($shuffleResult) = type($value)\", \"type($offset) = i32\", \"type($width) = i32\", \"type($valid) = i1\"]\0"
    "gpu.shuffle\0"
    "gpu.subgroup_id\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<F16, F32>>>\0"
    "!gpu.mma_matrix\0"
    "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)\0"
    "AllTypesMatch<opC,res>\0"
    "[\"type($res) = type($opC)\"]\0"
    "gpu.subgroup_mma_compute\0"
    "AnyOf<F16, F32>\0"
    "$value attr-dict `:` type($res)\0"
    "TypesMatchWith<res,value>\0"
    "[\"type($value) = elem(type($res))\"]\0"
    "gpu.subgroup_mma_constant_matrix\0"
    "#gpu.mma_element_wise\0"
    "$opType $args attr-dict `:` functional-type($args, $res)\0"
    "AllTypesMatch<args>\0"
    "gpu.subgroup_mma_elementwise\0"
    "MemRefOf<AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, RankIs<1>>>>\0"
    "IndexAttr\0"
    "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)\0"
    "MemoryEffects<Read>\0"
    "gpu.subgroup_mma_load_matrix\0"
    "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)\0"
    "gpu.subgroup_mma_store_matrix\0"
    "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)\? attr-dict `:` functional-type(operands, results)\0"
    "gpu.subgroup_reduce\0"
    "gpu.subgroup_size\0"
    "HasParent<gpu.launch>\0"
    "gpu.terminator\0"
    "gpu.thread_id\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict\0"
    "gpu.wait\0"
    "gpu.yield\0"
    "enum<@IndexCmpPredicate>\0"
    "$lhs `,` $rhs attr-dict\0"
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
    "linalg\0"
    "enum<@BinaryFn>\0"
    "enum<@IteratorType>\0"
    "enum<@TypeFn>\0"
    "enum<@UnaryFn>\0"
    "AnyShaped\0"
    "AllOf<AnyTensor, Ranked>\0"
    "hook:linalg.batch_matmul\0"
    "DestinationStyleOpInterface\0"
    "LinalgStructuredInterface\0"
    "LinalgContractionOpInterface\0"
    "\"3: 2 0 cast_signed(2) 1 cast_signed(2) mul add\"\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d0, d1, d2)\"\0"
    "\"linalg.yield\"\0"
    "hook:linalg.batch_matmul_transpose_b",
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d2, d3), (d0, d1, d2)\"\0"
    "hook:linalg.batch_matvec\0"
    "\"(d0, d1, d2) -> (d0, d1, d2), (d0, d2), (d0, d1)\"\0"
    "hook:linalg.batch_reduce_matmul\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d1, d2)\"\0"
    "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>\0"
    "DenseI64ArrayAttr\0"
    "hook:linalg.broadcast\0"
    "SameVariadicOperandSize\0"
    "\"broadcasted\"\0"
    "hook:linalg.conv_1d\0"
    "LinalgConvolutionOpInterface\0"
    "\"(d0, d1) -> (d0 + d1), (d1), (d0)\"\0"
    "AllOf<I64ElementsAttr, ElementsShape<1>>\0"
    "hook:linalg.conv_1d_ncw_fcw\0"
    "\"(d0, d1, d2, d3, d4) -> (d0, d3, d2 * $strides[0] + d4 * $dilations[0]), (d1, d3, d4), (d0, d1, d2)\"\0"
    "hook:linalg.conv_1d_nwc_wcf\0"
    "\"(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d4), (d3, d4, d2), (d0, d1, d2)\"\0"
    "hook:linalg.conv_2d\0"
    "\"(d0, d1, d2, d3) -> (d0 + d2, d1 + d3), (d2, d3), (d0, d1)\"\0"
    "AllOf<I64ElementsAttr, ElementsShape<2>>\0"
    "hook:linalg.conv_2d_nchw_fchw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_ngchw_fgchw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d2, d1, d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.conv_2d_nhwc_fhwc\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d3, d4, d5, d6), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_nhwc_hwcf\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_2d_nhwc_hwcf_q\0"
    "\"5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add\"\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (), (), (d0, d1, d2, d3)\"\0"
    "hook:linalg.conv_3d\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5), (d3, d4, d5), (d0, d1, d2)\"\0"
    "AllOf<I64ElementsAttr, ElementsShape<3>>\0"
    "hook:linalg.conv_3d_ndhwc_dhwcf\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.conv_3d_ndhwc_dhwcf_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (), (), (d0, d1, d2, d3, d4)\"\0"
    "#linalg.type_fn\0"
    "hook:linalg.copy\0"
    "\"2: 0 cast(1)\"\0"
    "hook:linalg.depthwise_conv_1d_nwc_wc\0"
    "\"(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3, d2), (d0, d1, d2)\"\0"
    "hook:linalg.depthwise_conv_1d_nwc_wcm\0"
    "\"(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2), (d4, d2, d3), (d0, d1, d2, d3)\"\0"
    "hook:linalg.depthwise_conv_2d_nchw_chw\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1]), (d3, d4, d5), (d0, d3, d1, d2)\"\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwc\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (d0, d1, d2, d3)\"\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwc_q\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (), (), (d0, d1, d2, d3)\"\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwcm\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwcm_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (), (), (d0, d1, d2, d3, d4)\"\0"
    "hook:linalg.depthwise_conv_3d_ndhwc_dhwc",
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6, d7), (d0, d1, d2, d3, d7)\"\0"
    "hook:linalg.depthwise_conv_3d_ndhwc_dhwcm\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d8, d4)\"\0"
    "hook:linalg.dot\0"
    "\"(d0) -> (d0), (d0), ()\"\0"
    "#linalg.binary_fn\0"
    "hook:linalg.elemwise_binary\0"
    "\"3: 0 cast(2) 1 cast(2) fun(add)\"\0"
    "#linalg.unary_fn\0"
    "hook:linalg.elemwise_unary\0"
    "\"2: 0 cast(1) fun(exp)\"\0"
    "hook:linalg.fill\0"
    "LinalgFillOpInterface\0"
    "\"2: 0\"\0"
    "hook:linalg.fill_rng_2d\0"
    "\"4: i64(2147483647) cast_signed(f64) index(1) cast_signed(i32) index(0) cast_signed(i32) 2 add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add cast_signed(f64) add 1 0 sub f64(2.3283063999999999E-10) cast_signed(f64) mul mul 0 add cast_signed(3)\"\0"
    "\"(d0, d1) -> (), (), (), (d0, d1)\"\0"
    "ArrayOf<AffineMapAttr>\0"
    "ArrayOf<#linalg.iterator_type>\0"
    "hook:linalg.generic\0"
    "block_names\0"
    "\"in: inputs, out\"\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "$dim attr-dict `:` type($result)\0"
    "linalg.index\0"
    "hook:linalg.map\0"
    "\"in: inputs, init\"\0"
    "\"mapped\"\0"
    "hook:linalg.matmul\0"
    "\"3: 2 0 cast(2) 1 cast(2) mul add\"\0"
    "\"(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)\"\0"
    "hook:linalg.matmul_transpose_b\0"
    "\"(d0, d1, d2) -> (d0, d2), (d1, d2), (d0, d1)\"\0"
    "hook:linalg.matmul_unsigned\0"
    "\"3: 2 0 cast_unsigned(2) 1 cast_unsigned(2) mul add\"\0"
    "hook:linalg.matvec\0"
    "\"(d0, d1) -> (d0, d1), (d1), (d0)\"\0"
    "hook:linalg.mmt4d\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5), (d1, d2, d4, d5), (d0, d1, d3, d4)\"\0"
    "hook:linalg.pooling_nchw_max\0"
    "\"3: 2 0 cast_signed(2) max_signed\"\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * $strides[0] + d4 * $dilations[0], d3 * $strides[1] + d5 * $dilations[1]), (d4, d5), (d0, d1, d2, d3)\"\0"
    "hook:linalg.pooling_nchw_sum\0"
    "\"3: 2 0 cast_signed(2) add\"\0"
    "hook:linalg.pooling_ncw_max\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d2 * $strides[0] + d3 * $dilations[0]), (d3), (d0, d1, d2)\"\0"
    "hook:linalg.pooling_ncw_sum\0"
    "hook:linalg.pooling_ndhwc_max\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
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
    "hook:linalg.quantized_batch_matmul\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (), (), (d0, d1, d2)\"\0"
    "hook:linalg.quantized_matmul\0"
    "\"(d0, d1, d2) -> (d0, d2), (d2, d1), (), (), (d0, d1)\"\0"
    "AllOf<DenseI64ArrayAttr, DenseArraySorted, DenseArrayNoRepeats>\0"
    "hook:linalg.reduce\0"
    "\"reduced\"\0"
    "hook:linalg.transpose\0"
    "\"transposed\"\0"
    "hook:linalg.vecmat\0"
    "\"(d0, d1) -> (d1), (d1, d0), (d0)\"\0"
    "hook:linalg.yield\0"
    "llvm\0"
    "enum<@CConv>\0"
    "`<` $CallingConv `>`\0"
    "dwarf_tag\0"
    "u64\0"
    "dwarf_encoding\0"
    "dwarf_language\0"
    "#llvm.di_file\0"
    "bool\0"
    "enum<@DIEmissionKind>\0"
    "SubElementAttrInterface\0"
    "u32\0"
    "enum<@DIFlags>\0"
    "array<attribute>\0"
    "`<` $name `in` $directory `>`\0"
    "#llvm.di_compile_unit\0"
    "enum<@DISubprogramFlags>\0"
    "#llvm.di_subroutine_type\0"
    "APIntAttr\0"
    "dwarf_calling_convention\0"
    "enum<@FastmathFlags>\0"
    "enum<@Linkage>\0"
    "`<` $linkage `>`\0"
    "hook:llvm.loopopts\0"
    "enum<@ModRefInfo>\0"
    "$sym_name attr-dict\0"
    "HasParent<llvm.metadata>\0"
    "llvm.access_group",
    "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>\0"
    "$lhs `,` $rhs ` ` attr-dict ` ` `:` type($res)\0"
    "keyword.overflowFlags\0"
    "\"overflow\"\0"
    "[\"type($rhs) = type($lhs)\", \"type($res) = type($lhs)\"]\0"
    "llvm.add\0"
    "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>\0"
    "$arg attr-dict `:` type($arg) `to` type($res)\0"
    "llvm.addrspacecast\0"
    "llvm.alias_scope\0"
    "llvm.alias_scope_domain\0"
    "TypeAttr\0"
    "hook:llvm.alloca\0"
    "llvm.and\0"
    "llvm.ashr\0"
    "AnyOf<LLVM_AnyFloat, AnyInteger>\0"
    "enum<@AtomicBinOp>\0"
    "enum<@AtomicOrdering>\0"
    "hook:llvm.atomicrmw\0"
    "AllOf<LLVM_Type, Not<AnyOf<!llvm.struct, !llvm.array>>>\0"
    "llvm.bitcast\0"
    "llvm.br\0"
    "#llvm.fastmath\0"
    "hook:llvm.call\0"
    "FastmathFlagsInterface\0"
    "$intrin `(` $args `)` `:` functional-type($args, $results) attr-dict\0"
    "llvm.call_intrinsic\0"
    "AnyOf<AnyInteger, !llvm.ptr>\0"
    "AllOf<!llvm.struct, BodyType<0, AnyOf<AnyInteger, !llvm.ptr>>, BodyType<1, I1>>\0"
    "hook:llvm.cmpxchg\0"
    "$condition ( `weights` `(` $branch_weights^ `)` )\? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "llvm.cond_br\0"
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
    "TypesMatchWith<lhs,res>\0"
    "[\"type($rhs) = type($lhs)\", \"type($res) = over(type($lhs), e: i1)\"]\0"
    "llvm.fdiv\0"
    "hook:llvm.fence\0"
    "llvm.fmul\0"
    "$operand ` ` attr-dict ` ` `:` type($res)\0"
    "[\"type($res) = type($operand)\"]\0"
    "llvm.fneg\0"
    "llvm.fpext\0"
    "llvm.fptosi\0"
    "llvm.fptoui\0"
    "llvm.fptrunc\0"
    "$val attr-dict `:` type($val)\0"
    "[\"type($res) = type($val)\"]\0"
    "llvm.freeze\0"
    "llvm.frem\0"
    "llvm.fsub\0"
    "TypeAttrOf<!llvm.func>\0"
    "#llvm.linkage\0"
    "#llvm.cconv\0"
    "#llvm.memory_effects\0"
    "hook:llvm.func\0"
    "(`inbounds` $inbounds^)\? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) (`,` $elem_type^)\?\0"
    "llvm.getelementptr\0"
    "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>, !llvm.ptr, LLVM_VectorOf<!llvm.ptr>>\0"
    "enum<@ICmpPredicate>\0"
    "hook:llvm.icmp\0"
    "enum<@AsmDialect>\0"
    "(`has_side_effects` $has_side_effects^)\? (`is_align_stack` $is_align_stack^)\? (`asm_dialect` `=` $asm_dialect^)\? (`operand_attrs` `=` $operand_attrs^)\? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)\0"
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
    "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>\0"
    "[\"type($is_int_min_poison) = i1\"]\0"
    "llvm.intr.abs\0"
    "[\"type($cond) = i1\"]\0"
    "llvm.intr.assume\0"
    "`(` operands `)` ` ` attr-dict ` ` `:` functional-type(operands, results)\0"
    "[\"type($res) = type($in)\"]\0"
    "llvm.intr.bitreverse\0"
    "llvm.intr.ceil\0"
    "[\"type($b) = type($a)\", \"type($res) = type($a)\"]\0"
    "llvm.intr.copysign\0"
    "llvm.intr.coro.align\0"
    "!llvm.token\0"
    "$token `,` $mem attr-dict `:` type($res)\0"
    "[\"type($token) = !llvm.token\", \"type($mem) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.coro.begin\0"
    "$handle `,` $unwind attr-dict `:` type($res)\0"
    "[\"type($handle) = !llvm.ptr<i8>\", \"type($unwind) = i1\"]\0"
    "llvm.intr.coro.end\0"
    "$id `,` $handle attr-dict `:` type($res)\0"
    "[\"type($id) = !llvm.token\", \"type($handle) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.coro.free\0"
    "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` type($res)\0"
    "[\"type($align) = i32\", \"type($promise) = !llvm.ptr<i8>\", \"type($coroaddr) = !llvm.ptr<i8>\", \"type($fnaddrs) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.coro.id\0"
    "[\"type($handle) = !llvm.ptr<i8>\"]",
    "llvm.intr.coro.resume\0"
    "llvm.intr.coro.save\0"
    "llvm.intr.coro.size\0"
    "$save `,` $final attr-dict `:` type($res)\0"
    "[\"type($save) = !llvm.token\", \"type($final) = i1\"]\0"
    "llvm.intr.coro.suspend\0"
    "llvm.intr.cos\0"
    "[\"type($zero_undefined) = i1\"]\0"
    "llvm.intr.ctlz\0"
    "llvm.intr.ctpop\0"
    "llvm.intr.cttz\0"
    "#llvm.di_local_variable\0"
    "qualified($varInfo) `=` $addr `:` qualified(type($addr)) attr-dict\0"
    "llvm.intr.dbg.addr\0"
    "llvm.intr.dbg.declare\0"
    "qualified($varInfo) `=` $value `:` qualified(type($value)) attr-dict\0"
    "llvm.intr.dbg.value\0"
    "$type_info attr-dict `:` type($res)\0"
    "[\"type($type_info) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.eh.typeid.for\0"
    "llvm.intr.exp\0"
    "llvm.intr.exp2\0"
    "LLVM_VectorOf<AnySignlessInteger>\0"
    "llvm.intr.experimental.stepvector\0"
    "AnySignlessInteger\0"
    "LLVM_VectorOf<I1>\0"
    "[\"type($evl) = i32\"]\0"
    "llvm.intr.experimental.vp.strided.load\0"
    "llvm.intr.experimental.vp.strided.store\0"
    "llvm.intr.fabs\0"
    "llvm.intr.floor\0"
    "AnyOf<AnyFloat, LLVM_VectorOf<AnyFloat>>\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($res) = type($a)\"]\0"
    "llvm.intr.fma\0"
    "llvm.intr.fmuladd\0"
    "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)\0"
    "llvm.intr.get.active.lane.mask\0"
    "[\"type($bit) = i32\"]\0"
    "llvm.intr.is.fpclass\0"
    "$size `,` $ptr attr-dict `:` qualified(type($ptr))\0"
    "llvm.intr.lifetime.end\0"
    "llvm.intr.lifetime.start\0"
    "llvm.intr.log\0"
    "llvm.intr.log10\0"
    "llvm.intr.log2\0"
    "llvm.intr.masked.compressstore\0"
    "llvm.intr.masked.expandload\0"
    "LLVM_VectorOf<!llvm.ptr>\0"
    "operands attr-dict `:` functional-type(operands, results)\0"
    "llvm.intr.masked.gather\0"
    "llvm.intr.masked.load\0"
    "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)\0"
    "llvm.intr.masked.scatter\0"
    "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))\0"
    "llvm.intr.masked.store\0"
    "I1Attr\0"
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
    "[\"type($isVolatile) = i1\"]\0"
    "llvm.intr.memcpy\0"
    "llvm.intr.memcpy.inline\0"
    "llvm.intr.memmove\0"
    "I8\0"
    "[\"type($val) = i8\", \"type($isVolatile) = i1\"]\0"
    "llvm.intr.memset\0"
    "llvm.intr.minimum\0"
    "llvm.intr.minnum\0"
    "llvm.intr.pow\0"
    "llvm.intr.powi\0"
    "[\"type($rw) = i32\", \"type($hint) = i32\", \"type($cache) = i32\"]\0"
    "llvm.intr.prefetch\0"
    "llvm.intr.round\0"
    "llvm.intr.roundeven\0"
    "SameOperandsElementType\0"
    "llvm.intr.sadd.with.overflow\0"
    "llvm.intr.sin\0"
    "llvm.intr.smax\0"
    "llvm.intr.smin\0"
    "llvm.intr.smul.with.overflow\0"
    "llvm.intr.sqrt\0"
    "llvm.intr.ssub.with.overflow\0"
    "$ptr attr-dict\0"
    "[\"type($ptr) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.stackrestore\0"
    "llvm.intr.stacksave\0"
    "llvm.intr.trunc\0"
    "llvm.intr.uadd.with.overflow\0"
    "llvm.intr.umax\0"
    "llvm.intr.umin\0"
    "llvm.intr.umul.with.overflow\0"
    "llvm.intr.usub.with.overflow\0"
    "$src_list `to` $dest_list attr-dict\0"
    "[\"type($dest_list) = !llvm.ptr<i8>\", \"type($src_list) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.vacopy\0"
    "$arg_list attr-dict\0"
    "[\"type($arg_list) = !llvm.ptr<i8>\"]\0"
    "llvm.intr.vaend\0"
    "llvm.intr.vastart\0"
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
    "llvm.intr.vector.reduce.add\0"
    "llvm.intr.vector.reduce.and\0"
    "LLVM_VectorOf<AnyFloat>\0"
    "llvm.intr.vector.reduce.fadd\0"
    "llvm.intr.vector.reduce.fmax\0"
    "llvm.intr.vector.reduce.fmin\0"
    "llvm.intr.vector.reduce.fmul\0"
    "llvm.intr.vector.reduce.mul\0"
    "llvm.intr.vector.reduce.or\0"
    "llvm.intr.vector.reduce.smax\0"
    "llvm.intr.vector.reduce.smin\0"
    "llvm.intr.vector.reduce.umax\0"
    "llvm.intr.vector.reduce.umin",
    "llvm.intr.vector.reduce.xor\0"
    "llvm.intr.vp.add\0"
    "llvm.intr.vp.and\0"
    "llvm.intr.vp.ashr\0"
    "llvm.intr.vp.fadd\0"
    "llvm.intr.vp.fdiv\0"
    "llvm.intr.vp.fma\0"
    "llvm.intr.vp.fmul\0"
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
    "llvm.intr.vp.srem\0"
    "llvm.intr.vp.store\0"
    "llvm.intr.vp.sub\0"
    "llvm.intr.vp.trunc\0"
    "llvm.intr.vp.udiv\0"
    "llvm.intr.vp.uitofp\0"
    "llvm.intr.vp.urem\0"
    "llvm.intr.vp.xor\0"
    "llvm.intr.vp.zext\0"
    "llvm.intr.vscale\0"
    "llvm.inttoptr\0"
    "hook:llvm.invoke\0"
    "hook:llvm.landingpad\0"
    "AnyOf<AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>, Implements<\"PointerElementTypeInterface\">>\0"
    "ArrayOf<SymbolRefAttr>\0"
    "hook:llvm.load\0"
    "llvm.lshr\0"
    "hook:llvm.metadata\0"
    "$global_name attr-dict `:` qualified(type($res))\0"
    "llvm.mlir.addressof\0"
    "`(` $value `)` attr-dict `:` type($res)\0"
    "llvm.mlir.constant\0"
    "AllOf<I32Attr, IntNonNegative>\0"
    "enum<@UnnamedAddr>\0"
    "hook:llvm.mlir.global\0"
    "\"llvm.return\"\0"
    "ArrayOf<FlatSymbolRefAttr>\0"
    "ArrayOf<I32Attr>\0"
    "llvm.mlir.global_ctors\0"
    "llvm.mlir.global_dtors\0"
    "llvm.mlir.null\0"
    "llvm.mlir.undef\0"
    "llvm.mul\0"
    "llvm.or\0"
    "llvm.ptrtoint\0"
    "llvm.resume\0"
    "attr-dict ($arg^ `:` type($arg))\?\0"
    "llvm.return\0"
    "llvm.sdiv\0"
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
    "hook:llvm.store\0"
    "llvm.sub\0"
    "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)\? `[` `\\n` custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict\0"
    "llvm.switch\0"
    "$sym_name ` ` `{` `id` `=` $identity `}` attr-dict\0"
    "llvm.tbaa_root\0"
    "llvm.tbaa_tag\0"
    "$sym_name ` ` `{` ( `id` `=` $identity^ )\? `,` `members` `=` `{` custom<TBAAMembers>($members, $offsets) `}` `}` attr-dict\0"
    "llvm.tbaa_type_desc\0"
    "llvm.trunc\0"
    "llvm.udiv\0"
    "llvm.uitofp\0"
    "llvm.unreachable\0"
    "llvm.urem\0"
    "llvm.xor\0"
    "llvm.zext\0"
    "math.absf\0"
    "$operand attr-dict `:` type($result)\0"
    "math.absi\0"
    "math.atan\0"
    "math.atan2\0"
    "math.cbrt\0"
    "math.ceil\0"
    "math.copysign\0"
    "math.cos\0"
    "math.ctlz\0"
    "math.ctpop\0"
    "math.cttz\0"
    "math.erf\0"
    "math.exp\0"
    "math.exp2\0"
    "math.expm1\0"
    "math.floor\0"
    "$a `,` $b `,` $c (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($result) = type($a)\"]\0"
    "math.fma\0"
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)\? attr-dict `:` type($lhs) `,` type($rhs)\0"
    "AllTypesMatch<lhs,result>\0"
    "[\"type($result) = type($lhs)\"]\0"
    "math.fpowi\0"
    "math.ipowi\0"
    "math.log\0"
    "math.log10\0"
    "math.log1p\0"
    "math.log2\0"
    "math.powf\0"
    "math.round\0"
    "math.roundeven\0"
    "math.rsqrt\0"
    "math.sin\0"
    "math.sqrt\0"
    "math.tan\0"
    "math.tanh\0"
    "math.trunc\0"
    "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
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
    "\"assume_align\"\0"
    "memref.assume_alignment\0"
    "AnyOf<AnySignlessInteger, AnyFloat>\0"
    "MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>\0"
    "enum<@AtomicRMWKind>\0"
    "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)\0"
    "TypesMatchWith<memref,value>",
    "[\"type($result) = type($value)\", \"type($value) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.atomic_rmw\0"
    "$result attr-dict `:` type($result)\0"
    "HasParent<memref.generic_atomic_rmw>\0"
    "memref.atomic_yield\0"
    "ViewLikeOpInterface\0"
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
    "attr-dict $source `,` $index `:` type($source)\0"
    "ShapedDimOpInterface\0"
    "[\"type($index) = index\", \"type($result) = index\"]\0"
    "\"dim\"\0"
    "memref.dim\0"
    "hook:memref.dma_start\0"
    "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)\0"
    "[\"type($tagIndices) = index\", \"type($numElements) = index\"]\0"
    "memref.dma_wait\0"
    "\"expand_shape\"\0"
    "memref.expand_shape\0"
    "$source `:` type($source) `->` type(results) attr-dict\0"
    "SameVariadicResultSize\0"
    "[\"type($aligned_pointer) = index\"]\0"
    "\"intptr\"\0"
    "memref.extract_aligned_pointer_as_index\0"
    "AllOf<AnyStridedMemRef, RankIs<0>>\0"
    "[\"type($offset) = index\", \"type($sizes) = index\", \"type($strides) = index\"]\0"
    "\"base_buffer, offset, sizes, strides\"\0"
    "memref.extract_strided_metadata\0"
    "hook:memref.generic_atomic_rmw\0"
    "[\"type($result) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "\"memref.atomic_yield\"\0"
    "AnyStaticShapeMemRef\0"
    "$name `:` type($result) attr-dict\0"
    "memref.get_global\0"
    "TypeAttrOf<AnyMemRef>\0"
    "($sym_visibility^)\? (`constant` $constant^)\? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "memref.global\0"
    "memref.load\0"
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
    "\"subview\"\0"
    "memref.subview\0"
    "$tensor `,` $memref attr-dict `:` type($memref)\0"
    "memref.tensor_store\0"
    "hook:memref.transpose\0"
    "\"transpose\"\0"
    "AllOf<MemRefOf<I8>, RankIs<1>>\0"
    "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)\0"
    "[\"type($byte_shift) = index\", \"type($sizes) = index\"]\0"
    "\"view\"\0"
    "memref.view\0"
    "ml_program\0"
    "hook:ml_program.func\0"
    "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)\? $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict\0"
    "ml_program.global\0"
    "$global `:` type($result) attr-dict\0"
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
    "nvgpu\0"
    "!nvgpu.device.async.token",
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
    "TypeIs<Operand0,AnyShaped>\0"
    "SameElementType<Result0,Operand0>\0"
    "nvgpu.ldmatrix\0"
    "AllOf<Not<LLVM_ScalableVector>, ElementType<I16>, LengthIs<2>>\0"
    "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)\0"
    "TypeIs<Operand1,AnyShaped>\0"
    "SameElementType<Operand0,Operand1>\0"
    "[\"type($sparseMetadata) = vector<2xi16>\"]\0"
    "nvgpu.mma.sp.sync\0"
    "`(` $matrixA`,` $matrixB`,` $matrixC `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)\0"
    "nvgpu.mma.sync\0"
    "nvvm\0"
    "enum<@MMAB1Op>\0"
    "enum<@MMAFrag>\0"
    "enum<@MMAIntOverflow>\0"
    "enum<@MMALayout>\0"
    "enum<@MMATypes>\0"
    "enum<@ReduxKind>\0"
    "enum<@ShflKind>\0"
    "$mask attr-dict `:` type($mask)\0"
    "nvvm.bar.warp.sync\0"
    "nvvm.barrier0\0"
    "nvvm.cp.async.commit.group\0"
    "$dst `,` $src `,` $size attr-dict\0"
    "[\"type($dst) = !llvm.ptr<i8, 3>\", \"type($src) = !llvm.ptr<i8, 1>\"]\0"
    "nvvm.cp.async.shared.global\0"
    "$n attr-dict\0"
    "nvvm.cp.async.wait.group\0"
    "#nvvm.mma_layout\0"
    "$ptr attr-dict `:` functional-type($ptr, $res)\0"
    "nvvm.ldmatrix\0"
    "!llvm.struct\0"
    "#nvvm.shape\0"
    "#nvvm.mma_b1op\0"
    "#nvvm.mma_int_overflow\0"
    "#nvvm.mma_type\0"
    "hook:nvvm.mma.sync\0"
    "$arg attr-dict `:` type($res)\0"
    "[\"type($arg) = f32\", \"type($res) = f32\"]\0"
    "nvvm.rcp.approx.ftz.f\0"
    "nvvm.read.ptx.sreg.ctaid.x\0"
    "nvvm.read.ptx.sreg.ctaid.y\0"
    "nvvm.read.ptx.sreg.ctaid.z\0"
    "nvvm.read.ptx.sreg.laneid\0"
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
    "$kind $dst `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)\0"
    "[\"type($dst) = i32\", \"type($offset) = i32\", \"type($mask_and_clamp) = i32\"]\0"
    "nvvm.shfl.sync\0"
    "$mask `,` $pred attr-dict `:` type($res)\0"
    "[\"type($mask) = i32\", \"type($pred) = i1\"]\0"
    "nvvm.vote.ballot.sync\0"
    "#nvvm.mma_frag\0"
    "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)\0"
    "[\"type($stride) = i32\"]\0"
    "nvvm.wmma.load\0"
    "nvvm.wmma.mma\0"
    "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)\0"
    "nvvm.wmma.store\0"
    "omp\0"
    "enum<@ClauseCancellationConstructType>\0"
    "enum<@ClauseDepend>\0"
    "`(` $value `)`\0"
    "enum<@ClauseGrainsizeType>\0"
    "enum<@ClauseMemoryOrderKind>\0"
    "enum<@ClauseNumTasksType>\0"
    "enum<@ClauseOrderKind>\0"
    "enum<@ClauseProcBindKind>\0"
    "enum<@ScheduleModifier>\0"
    "enum<@ClauseScheduleKind>\0"
    "#omp.memoryorderkind\0"
    "oilist(`memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` |`hint` `(` custom<SynchronizationHint>($hint_val) `)`) $region attr-dict\0"
    "\"omp.terminator\"\0"
    "omp.atomic.capture\0"
    "Implements<\"PointerLikeType\">\0"
    "$v `=` $x oilist( `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` | `hint` `(` custom<SynchronizationHint>($hint_val) `)`) `:` type($x) attr-dict\0"
    "AllTypesMatch<x,v>\0"
    "[\"type($v) = type($x)\"]\0"
    "omp.atomic.read\0"
    "oilist( `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)` | `hint` `(` custom<SynchronizationHint>($hint_val) `)`) $x `:` type($x) $region attr-dict\0"
    "\"omp.yield\"\0"
    "omp.atomic.update",
    "$address `=` $value oilist( `hint` `(` custom<SynchronizationHint>($hint_val) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order_val) `)`) `:` type($address) `,` type($value) attr-dict\0"
    "omp.atomic.write\0"
    "omp.barrier\0"
    "#omp.cancellationconstructtype\0"
    "`cancellation_construct_type` `(` custom<ClauseAttr>($cancellation_construct_type_val) `)` ( `if` `(` $if_expr^ `)` )\? attr-dict\0"
    "[\"type($if_expr) = i1\"]\0"
    "omp.cancel\0"
    "`cancellation_construct_type` `(` custom<ClauseAttr>($cancellation_construct_type_val) `)` attr-dict\0"
    "omp.cancellationpoint\0"
    "(`(` $name^ `)`)\? $region attr-dict\0"
    "omp.critical\0"
    "$sym_name oilist(`hint` `(` custom<SynchronizationHint>($hint_val) `)`) attr-dict\0"
    "omp.critical.declare\0"
    "( `(` $varList^ `:` type($varList) `)` )\? attr-dict\0"
    "omp.flush\0"
    "omp.master\0"
    "#omp.clause_depend\0"
    "( `depend_type` `` $depend_type_val^ )\? ( `depend_vec` `(` $depend_vec_vars^ `:` type($depend_vec_vars) `)` )\? attr-dict\0"
    "omp.ordered\0"
    "( `simd` $simd^ )\? $region attr-dict\0"
    "omp.ordered_region\0"
    "#omp.procbindkind\0"
    "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `if` `(` $if_expr_var `:` type($if_expr_var) `)` | `num_threads` `(` $num_threads_var `:` type($num_threads_var) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_val) `)` ) $region attr-dict\0"
    "OutlineableOpenMPOpInterface\0"
    "ReductionClauseInterface\0"
    "[\"type($if_expr_var) = i1\"]\0"
    "omp.parallel\0"
    "$operand `,` $accumulator attr-dict `:` type($accumulator)\0"
    "TypesMatchWith<accumulator,operand>\0"
    "omp.reduction\0"
    "$sym_name `:` $type attr-dict-with-keyword `init` $initializerRegion `combiner` $reductionRegion custom<AtomicReductionRegion>($atomicReductionRegion)\0"
    "omp.reduction.declare\0"
    "HasParent<omp.sections>\0"
    "omp.section\0"
    "oilist( `reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` | `allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` | `nowait` $nowait ) $region attr-dict\0"
    "omp.sections\0"
    "#omp.orderkind\0"
    "oilist(`aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignment_values) `)` |`if` `(` $if_expr `)` |`nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` |`order` `(` custom<ClauseAttr>($order_val) `)` |`simdlen` `(` $simdlen `)` |`safelen` `(` $safelen `)` ) `for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive) attr-dict\0"
    "AllTypesMatch<lowerBound,upperBound,step>\0"
    "[\"type($upperBound) = type($lowerBound)\", \"type($step) = type($lowerBound)\", \"type($if_expr) = i1\"]\0"
    "omp.simdloop\0"
    "oilist(`allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` |`nowait` $nowait ) $region attr-dict\0"
    "omp.single\0"
    "oilist( `if` `(` $if_expr `)` | `device` `(` $device `:` type($device) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` | `nowait` $nowait ) $region attr-dict\0"
    "omp.target\0"
    "oilist(`if` `(` $if_expr `:` type($if_expr) `)` | `device` `(` $device `:` type($device) `)` | `use_device_ptr` `(` $use_device_ptr `:` type($use_device_ptr) `)` | `use_device_addr` `(` $use_device_addr `:` type($use_device_addr) `)`) `map` `(` custom<MapClause>($map_operands, type($map_operands), $map_types) `)` $region attr-dict\0"
    "omp.target_data\0"
    "oilist(`if` `(` $if_expr `:` type($if_expr) `)` | `device` `(` $device `:` type($device) `)` | `nowait` $nowait) `map` `(` custom<MapClause>($map_operands, type($map_operands), $map_types) `)` attr-dict\0"
    "omp.target_enter_data\0"
    "omp.target_exit_data",
    "oilist(`if` `(` $if_expr `)` |`final` `(` $final_expr `)` |`untied` $untied |`mergeable` $mergeable |`in_reduction` `(` custom<ReductionVarList>( $in_reduction_vars, type($in_reduction_vars), $in_reductions ) `)` |`priority` `(` $priority `)` |`allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` ) $region attr-dict\0"
    "[\"type($if_expr) = i1\", \"type($final_expr) = i1\", \"type($priority) = i32\"]\0"
    "omp.task\0"
    "oilist(`task_reduction` `(` custom<ReductionVarList>( $task_reduction_vars, type($task_reduction_vars), $task_reductions ) `)` |`allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` ) $region attr-dict\0"
    "omp.taskgroup\0"
    "oilist(`if` `(` $if_expr `)` |`final` `(` $final_expr `)` |`untied` $untied |`mergeable` $mergeable |`in_reduction` `(` custom<ReductionVarList>( $in_reduction_vars, type($in_reduction_vars), $in_reductions ) `)` |`reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` |`priority` `(` $priority `:` type($priority) `)` |`allocate` `(` custom<AllocateAndAllocator>( $allocate_vars, type($allocate_vars), $allocators_vars, type($allocators_vars) ) `)` |`grain_size` `(` $grain_size `:` type($grain_size) `)` |`num_tasks` `(` $num_tasks `:` type($num_tasks) `)` |`nogroup` $nogroup ) `for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive) attr-dict\0"
    "[\"type($upperBound) = type($lowerBound)\", \"type($step) = type($lowerBound)\", \"type($if_expr) = i1\", \"type($final_expr) = i1\"]\0"
    "omp.taskloop\0"
    "omp.taskwait\0"
    "omp.taskyield\0"
    "omp.terminator\0"
    "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict\0"
    "AllTypesMatch<sym_addr,tls_addr>\0"
    "[\"type($tls_addr) = type($sym_addr)\"]\0"
    "omp.threadprivate\0"
    "#omp.schedulekind\0"
    "#omp.sched_mod\0"
    "oilist(`linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` |`schedule` `(` custom<ScheduleClause>( $schedule_val, $schedule_modifier, $simd_modifier, $schedule_chunk_var, type($schedule_chunk_var)) `)` |`nowait` $nowait |`ordered` `(` $ordered_val `)` |`order` `(` custom<ClauseAttr>($order_val) `)` |`reduction` `(` custom<ReductionVarList>( $reduction_vars, type($reduction_vars), $reductions ) `)` ) `for` custom<LoopControl>($region, $lowerBound, $upperBound, $step, type($step), $inclusive) attr-dict\0"
    "[\"type($upperBound) = type($lowerBound)\", \"type($step) = type($lowerBound)\", \"type($linear_step_vars) = i32\"]\0"
    "omp.wsloop\0"
    "( `(` $results^ `:` type($results) `)` )\? attr-dict\0"
    "HasParent<omp.wsloop,omp.reduction.declare,omp.atomic.update,omp.simdloop>\0"
    "omp.yield\0"
    "pdl\0"
    "hook:pdl.range\0"
    "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>\0"
    "$name `(` $args `:` type($args) `)` attr-dict\0"
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
    "pdl.operand\0"
    "AllOf<!pdl.range, ElementType<!pdl.type>>\0"
    "AllOf<!pdl.range, ElementType<!pdl.value>>\0"
    "[\"type($valueType) = !pdl.range<type>\", \"type($value) = !pdl.range<value>\"]\0"
    "pdl.operands\0"
    "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>\0"
    "AnyOf<!pdl.type, AllOf<!pdl.range, ElementType<!pdl.type>>>\0"
    "ArrayOf<StrAttr>\0"
    "($opName^)\? (`(` $operandValues^ `:` type($operandValues) `)`)\? custom<OperationOpAttributes>($attributeValues, $attributeValueNames) (`->` `(` $typeValues^ `:` type($typeValues) `)`)\? attr-dict\0"
    "[\"type($attributeValues) = !pdl.attribute\", \"type($op) = !pdl.operation\"]\0"
    "AllOf<I16Attr, IntNonNegative>",
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
    "$name `(` $args `:` type($args) `)` attr-dict `->` successors\0"
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
    "[\"type($operations) = !pdl.range<operation>\"]\0"
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
    "pdl_interp.replace",
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
    "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>\0"
    "quant.dcast\0"
    "quant.qcast\0"
    "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>, AnySignlessInteger, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>\0"
    "quant.scast\0"
    "rocdl\0"
    "rocdl.barrier\0"
    "hook:rocdl.buffer.load\0"
    "hook:rocdl.buffer.store\0"
    "rocdl.grid.dim.x\0"
    "rocdl.grid.dim.y\0"
    "rocdl.grid.dim.z\0"
    "rocdl.mfma.f32.16x16x16bf16.1k\0"
    "rocdl.mfma.f32.16x16x16f16\0"
    "rocdl.mfma.f32.16x16x1f32\0"
    "rocdl.mfma.f32.16x16x2bf16\0"
    "rocdl.mfma.f32.16x16x4bf16.1k\0"
    "rocdl.mfma.f32.16x16x4f16\0"
    "rocdl.mfma.f32.16x16x4f32\0"
    "rocdl.mfma.f32.16x16x8.xf32\0"
    "rocdl.mfma.f32.16x16x8bf16\0"
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
    "rocdl.mfma.i32.32x32x16.i8\0"
    "rocdl.mfma.i32.32x32x4i8\0"
    "rocdl.mfma.i32.32x32x8i8\0"
    "rocdl.mfma.i32.4x4x4i8\0"
    "hook:rocdl.raw.buffer.atomic.fadd\0"
    "hook:rocdl.raw.buffer.load\0"
    "hook:rocdl.raw.buffer.store\0"
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
    "[\"type($lowerBound) = index\", \"type($upperBound) = index\", \"type($step) = index\"]\0"
    "\"scf.yield\"\0"
    "ArrayOf<Implements<\"DeviceMappingAttrInterface\">>\0"
    "hook:scf.foreach_thread\0"
    "[\"type($num_threads) = index\"]\0"
    "\"scf.foreach_thread.perform_concurrently\"\0"
    "hook:scf.foreach_thread.perform_concurrently\0"
    "ParallelCombiningOpInterface\0"
    "HasParent<scf.foreach_thread>\0"
    "hook:scf.if\0"
    "$arg attr-dict (`->` type($results)^)\? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion\0"
    "[\"type($arg) = index\"]\0"
    "scf.index_switch\0"
    "hook:scf.parallel\0"
    "hook:scf.reduce\0"
    "HasParent<scf.parallel>\0"
    "HasParent<scf.reduce>\0"
    "scf.reduce.return\0"
    "hook:scf.while\0"
    "HasParent<scf.execute_region,scf.for,scf.if,scf.index_switch,scf.parallel,scf.while>\0"
    "scf.yield\0"
    "AnyOf<!shape.size, Index>\0"
    "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)\0"
    "shape.add\0"
    "AnyOf<!shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>\0"
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
    "shape.dim",
    "shape.div\0"
    "AllOf<TensorOf<Index>, RankIs<1>>\0"
    "!shape.shape\0"
    "$input attr-dict `:` type($input)\0"
    "[\"type($result) = !shape.shape\"]\0"
    "shape.from_extent_tensor\0"
    "$extents attr-dict `:` type($extents)\0"
    "[\"type($shape) = !shape.shape\"]\0"
    "shape.from_extents\0"
    "hook:shape.func\0"
    "\"shape\"\0"
    "DictionaryAttr\0"
    "hook:shape.function_library\0"
    "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)\0"
    "shape.get_extent\0"
    "$arg attr-dict\0"
    "[\"type($arg) = index\", \"type($result) = !shape.size\"]\0"
    "shape.index_to_size\0"
    "shape.is_broadcastable\0"
    "shape.max\0"
    "AnyOf<!shape.size, Index, !shape.shape, AllOf<TensorOf<Index>, RankIs<1>>>\0"
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
    "AnyOf<AllOf<TensorOf<AnyOf<AnyInteger, Index>>, RankIs<1>>, !shape.value_shape>\0"
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
    "sparse_tensor\0"
    "#sparse_tensor.encoding\0"
    "`<` qualified($encoding) `>`\0"
    "array<#sparse_tensor.slice>\0"
    "hook:sparse_tensor.encoding\0"
    "VerifiableTensorEncoding\0"
    "enum<@StorageSpecifierKind>\0"
    "hook:sparse_tensor.slice\0"
    "$x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n` `overlap` `=` $overlapRegion `\\n` `left` `=` (`identity` $left_identity^):($leftRegion)\? `\\n` `right` `=` (`identity` $right_identity^):($rightRegion)\?\0"
    "sparse_tensor.binary\0"
    "AllOf<AnyStridedMemRef, RankIs<1>>\0"
    "AllOf<MemRefOf<I1>, RankIs<1>>\0"
    "AllOf<MemRefOf<Index>, RankIs<1>>\0"
    "AllOf<AnyTensor, SparseEncoded>\0"
    "$values `,` $filled `,` $added `,` $count `into` $tensor `[` $indices `]` attr-dict `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)\0"
    "AllTypesMatch<tensor,result>\0"
    "[\"type($result) = type($tensor)\", \"type($count) = index\", \"type($indices) = index\"]\0"
    "sparse_tensor.compress\0"
    "$inputs attr-dict `:` type($inputs) `to` type($result)\0"
    "sparse_tensor.concatenate\0"
    "sparse_tensor.convert\0"
    "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)\0"
    "[\"type($count) = index\"]\0"
    "sparse_tensor.expand\0"
    "`in` $tensor (`init``(`$initArgs^`)`)\? attr-dict `:` type($tensor) (`,` type($initArgs)^)\? (`->` type($results)^)\? `do` $region\0"
    "\"sparse_tensor.yield\"\0"
    "sparse_tensor.foreach\0"
    "$tensor attr-dict `:` type($tensor) `to` type($result)\0"
    "sparse_tensor.indices\0"
    "sparse_tensor.indices_buffer\0"
    "$value `into` $tensor `[` $indices `]` attr-dict `:` type($tensor)\0"
    "TypesMatchWith<tensor,value>\0"
    "[\"type($value) = elem(type($tensor))\", \"type($result) = type($tensor)\", \"type($indices) = index\"]\0"
    "sparse_tensor.insert\0"
    "$tensor (`hasInserts` $hasInserts^)\? attr-dict `:` type($tensor)\0"
    "[\"type($result) = type($tensor)\"]\0"
    "sparse_tensor.load\0"
    "(`expand_symmetry` $expandSymmetry^)\? $source attr-dict`:` type($source) `to` type($result)\0"
    "sparse_tensor.new\0"
    "sparse_tensor.number_of_entries\0"
    "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)\0"
    "sparse_tensor.out\0"
    "sparse_tensor.pointers\0"
    "(`inbounds` $inbounds^)\? $curSize `,` $inBuffer `,` $value (`,` $n^ )\? attr-dict `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^ )\?\0"
    "TypesMatchWith<inBuffer,value>\0"
    "AllTypesMatch<inBuffer,outBuffer>\0"
    "[\"type($value) = elem(type($inBuffer))\", \"type($outBuffer) = type($inBuffer)\", \"type($curSize) = index\", \"type($n) = index\", \"type($newSize) = index\"]\0"
    "sparse_tensor.push_back\0"
    "$x `,` $y `,` $identity attr-dict `:` type($output) $region",
    "[\"type($y) = type($x)\", \"type($identity) = type($x)\", \"type($output) = type($x)\"]\0"
    "sparse_tensor.reduce\0"
    "$x attr-dict `:` type($x) $region\0"
    "[\"type($output) = type($x)\"]\0"
    "sparse_tensor.select\0"
    "AllOf<MemRefOf<AnyOf<AnyInteger, Index>>, RankIs<1>>\0"
    "(`stable` $stable^)\? $n`,`$xs (`jointly` $ys^)\? attr-dict`:` type($xs) (`jointly` type($ys)^)\?\0"
    "[\"type($n) = index\"]\0"
    "sparse_tensor.sort\0"
    "(`stable` $stable^)\? $n`,`$xy (`jointly` $ys^)\? attr-dict`:` type($xy) (`jointly` type($ys)^)\?\0"
    "sparse_tensor.sort_coo\0"
    "!sparse_tensor.storage_specifier\0"
    "#sparse_tensor.kind\0"
    "$specifier $specifierKind (`at` $dim^)\? attr-dict `:` qualified(type($specifier)) `to` type($result)\0"
    "sparse_tensor.storage_specifier.get\0"
    "attr-dict `:` qualified(type($result))\0"
    "sparse_tensor.storage_specifier.init\0"
    "$specifier $specifierKind (`at` $dim^)\? `with` $value attr-dict `:` type($value) `,` qualified(type($result))\0"
    "AllTypesMatch<result,specifier>\0"
    "[\"type($specifier) = type($result)\"]\0"
    "sparse_tensor.storage_specifier.set\0"
    "$x attr-dict `:` type($x) `to` type($output) `\\n` `present` `=` $presentRegion `\\n` `absent` `=` $absentRegion\0"
    "sparse_tensor.unary\0"
    "sparse_tensor.values\0"
    "sparse_tensor.yield\0"
    "spirv\0"
    "`<` custom<Dimensions>($count) `` $element (`,` `stride` `` `=` `` $stride^)\? `>`\0"
    "qualified\0"
    "enum<@Scope>\0"
    "`<` custom<Dimensions>($rows, $columns) `` $element `,` $scope `>`\0"
    "enum<@Dim>\0"
    "enum<@ImageDepthInfo>\0"
    "enum<@ImageArrayedInfo>\0"
    "enum<@ImageSamplingInfo>\0"
    "enum<@ImageSamplerUseInfo>\0"
    "enum<@ImageFormat>\0"
    "enum<@MatrixLayout>\0"
    "`<` custom<Dimensions>($rows, $columns) `` $element `,` $layout `,` $scope `>`\0"
    "AnyVectorOfAnyRank\0"
    "`<` custom<Dimensions>($count) `` $column `>`\0"
    "enum<@StorageClass>\0"
    "`<` $element (`,` `stride` `` `=` `` $stride^)\? `>`\0"
    "!spirv.image\0"
    "`<` qualified($image) `>`\0"
    "enum<@AddressingModel>\0"
    "enum<@BuiltIn>\0"
    "enum<@Capability>\0"
    "enum<@ClientAPI>\0"
    "enum<@Decoration>\0"
    "enum<@DeviceType>\0"
    "enum<@ExecutionMode>\0"
    "enum<@ExecutionModel>\0"
    "enum<@Extension>\0"
    "enum<@FunctionControl>\0"
    "enum<@GroupOperation>\0"
    "enum<@ImageOperands>\0"
    "`<` `(` $descriptor_set `,` $binding `)` (`,` $storage_class^)\? `>`\0"
    "enum<@LinkageType>\0"
    "enum<@LoopControl>\0"
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
    "!spirv.ptr\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>\0"
    "hook:spirv.AccessChain\0"
    "QueryMinVersionInterface\0"
    "QueryMaxVersionInterface\0"
    "QueryExtensionInterface\0"
    "QueryCapabilityInterface\0"
    "#spirv.scope\0"
    "#spirv.memory_semantics\0"
    "custom<Name>($memory_scope) custom<Name>($semantics) $pointer `,` $value attr-dict `:` type($pointer)\0"
    "[\"type($value) = pointee(type($pointer))\", \"type($result) = pointee(type($pointer))\"]\0"
    "spirv.AtomicAnd\0"
    "custom<Name>($memory_scope) custom<Name>($equal_semantics) custom<Name>($unequal_semantics) $pointer `,` $value `,` $comparator attr-dict `:` type($pointer)\0"
    "[\"type($value) = pointee(type($pointer))\", \"type($comparator) = pointee(type($pointer))\", \"type($result) = pointee(type($pointer))\"]\0"
    "spirv.AtomicCompareExchange\0"
    "spirv.AtomicCompareExchangeWeak\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>\0"
    "spirv.AtomicExchange\0"
    "spirv.AtomicIAdd\0"
    "custom<Name>($memory_scope) custom<Name>($semantics) $pointer attr-dict `:` type($pointer)\0"
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
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "$operand `:` type($operand) attr-dict\0"
    "spirv.BitCount\0"
    "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)\0"
    "AllTypesMatch<base,insert,result>\0"
    "[\"type($insert) = type($base)\", \"type($result) = type($base)\"]\0"
    "spirv.BitFieldInsert\0"
    "SignedOp\0"
    "AllTypesMatch<base,result>\0"
    "[\"type($result) = type($base)\"]\0"
    "spirv.BitFieldSExtract",
    "spirv.BitFieldUExtract\0"
    "spirv.BitReverse\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>\0"
    "$operand attr-dict `:` type($operand) `to` type($result)\0"
    "spirv.Bitcast\0"
    "operands attr-dict `:` type($result)\0"
    "UsableInSpecConstantOp\0"
    "[\"type($operand2) = type($operand1)\", \"type($result) = type($operand1)\"]\0"
    "spirv.BitwiseAnd\0"
    "spirv.BitwiseOr\0"
    "spirv.BitwiseXor\0"
    "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.jointmatrix, !spirv.matrix, !spirv.sampled_image>\0"
    "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)\? attr-dict\0"
    "InFunctionScope\0"
    "spirv.Branch\0"
    "$condition (` ` `[` custom<Numbers>($branch_weights)^ `]`)\? `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)\? `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)\? attr-dict\0"
    "spirv.BranchConditional\0"
    "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.CL.ceil\0"
    "spirv.CL.cos\0"
    "spirv.CL.erf\0"
    "spirv.CL.exp\0"
    "spirv.CL.fabs\0"
    "spirv.CL.floor\0"
    "[\"type($y) = type($x)\", \"type($z) = type($x)\", \"type($result) = type($x)\"]\0"
    "spirv.CL.fma\0"
    "spirv.CL.fmax\0"
    "spirv.CL.fmin\0"
    "spirv.CL.log\0"
    "spirv.CL.pow\0"
    "spirv.CL.rint\0"
    "spirv.CL.round\0"
    "spirv.CL.rsqrt\0"
    "spirv.CL.s_abs\0"
    "spirv.CL.s_max\0"
    "spirv.CL.s_min\0"
    "spirv.CL.sin\0"
    "spirv.CL.sqrt\0"
    "spirv.CL.tanh\0"
    "spirv.CL.u_max\0"
    "spirv.CL.u_min\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.jointmatrix, !spirv.matrix>\0"
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
    "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>, AllOf<!spirv.coopmatrix, ElementType<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>>>\0"
    "spirv.ConvertFToS\0"
    "spirv.ConvertFToU\0"
    "spirv.ConvertSToF\0"
    "spirv.ConvertUToF\0"
    "#spirv.memory_access\0"
    "` ` custom<Pointer>(type($target)) $target `,` ` ` custom<Pointer>(type($source)) $source `` custom<Access>($memory_access, $alignment) `` custom<SourceAccess>($source_memory_access, $source_alignment, ref($memory_access)) `:` custom<Pointee>(ref(type($target)), ref(type($source))) attr-dict\0"
    "spirv.CopyMemory\0"
    "AnyOf<F16, F32, F64>\0"
    "spirv.EXT.AtomicFAdd\0"
    "#spirv.execution_model\0"
    "custom<Name>($execution_model) $fn `` custom<Symbols>($interface, \",\") attr-dict\0"
    "InModuleScope\0"
    "spirv.EntryPoint\0"
    "#spirv.execution_mode\0"
    "$fn custom<Name>($execution_mode) `` custom<Numbers>($values, \",\") attr-dict\0"
    "spirv.ExecutionMode\0"
    "spirv.FAdd\0"
    "spirv.FConvert\0"
    "spirv.FDiv\0"
    "spirv.FMod\0"
    "spirv.FMul\0"
    "spirv.FNegate\0"
    "AnyOf<I1, AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<2, 3, 4, 8, 16>>>\0"
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
    "spirv.FUnordEqual",
    "spirv.FUnordGreaterThan\0"
    "spirv.FUnordGreaterThanEqual\0"
    "spirv.FUnordLessThan\0"
    "spirv.FUnordLessThanEqual\0"
    "spirv.FUnordNotEqual\0"
    "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)\0"
    "spirv.FunctionCall\0"
    "AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.GL.Acos\0"
    "spirv.GL.Asin\0"
    "spirv.GL.Atan\0"
    "spirv.GL.Ceil\0"
    "spirv.GL.Cos\0"
    "spirv.GL.Cosh\0"
    "spirv.GL.Exp\0"
    "spirv.GL.FAbs\0"
    "spirv.GL.FClamp\0"
    "spirv.GL.FMax\0"
    "spirv.GL.FMin\0"
    "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)\0"
    "AllTypesMatch<x,y,a,result>\0"
    "[\"type($y) = type($x)\", \"type($a) = type($x)\", \"type($result) = type($x)\"]\0"
    "spirv.GL.FMix\0"
    "spirv.GL.FSign\0"
    "AnyOf<I32, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.GL.FindUMsb\0"
    "spirv.GL.Floor\0"
    "spirv.GL.Fma\0"
    "!spirv.struct\0"
    "attr-dict $operand `:` type($operand) `->` type($result)\0"
    "spirv.GL.FrexpStruct\0"
    "spirv.GL.InverseSqrt\0"
    "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)\0"
    "AllTypesMatch<x,y>\0"
    "[\"type($y) = type($x)\"]\0"
    "spirv.GL.Ldexp\0"
    "spirv.GL.Log\0"
    "spirv.GL.Pow\0"
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
    "$pointer attr-dict `:` type($pointer) `to` type($result)\0"
    "spirv.GenericCastToPtr\0"
    "spirv.GenericCastToPtrExplicit\0"
    "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)\? `` custom<Decorations>($descriptor_set, $binding, $builtin) attr-dict custom<PointerType>($type)\0"
    "spirv.GlobalVariable\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($localid)\0"
    "[\"type($result) = type($value)\"]\0"
    "spirv.GroupBroadcast\0"
    "#spirv.group_operation\0"
    "$execution_scope $group_operation operands attr-dict `:` type($x)\0"
    "AllTypesMatch<x,result>\0"
    "[\"type($result) = type($x)\"]\0"
    "spirv.GroupFAdd\0"
    "spirv.GroupFMax\0"
    "spirv.GroupFMin\0"
    "spirv.GroupIAdd\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, UI<8>, I16, UI<16>, I32, UI<32>, I64, UI<64>>>, LengthIs<4>>\0"
    "$execution_scope $predicate attr-dict `:` type($result)\0"
    "[\"type($predicate) = i1\"]\0"
    "spirv.GroupNonUniformBallot\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($id)\0"
    "spirv.GroupNonUniformBroadcast\0"
    "$execution_scope attr-dict `:` type($result)\0"
    "spirv.GroupNonUniformElect\0"
    "custom<Name>($execution_scope) custom<Name>($group_operation) $value (`cluster_size` `(` $cluster_size^ `)`)\? attr-dict `:` type($result)\0"
    "[\"type($value) = type($result)\", \"type($cluster_size) = i32\"]\0"
    "spirv.GroupNonUniformFAdd\0"
    "spirv.GroupNonUniformFMax\0"
    "spirv.GroupNonUniformFMin\0"
    "spirv.GroupNonUniformFMul\0"
    "spirv.GroupNonUniformIAdd\0"
    "spirv.GroupNonUniformIMul\0"
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
    "hook:spirv.INTEL.SubgroupBlockRead",
    "custom<Pointer>(type($ptr)) $ptr `,` $value `:` custom<Pointee>(type($value), ref(type($ptr))) attr-dict\0"
    "spirv.INTEL.SubgroupBlockWrite\0"
    "spirv.INotEqual\0"
    "spirv.ISub\0"
    "spirv.ISubBorrow\0"
    "!spirv.sampled_image\0"
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
    "TypesMatchWith<operand,result>\0"
    "[\"type($result) = over(type($operand), e: i1)\"]\0"
    "spirv.IsInf\0"
    "spirv.IsNan\0"
    "$condition attr-dict\0"
    "spirv.KHR.AssumeTrue\0"
    "spirv.KHR.GroupFMul\0"
    "spirv.KHR.GroupIMul\0"
    "AllOf<VectorOfNonZeroRankOf<AnyI<32>>, LengthIs<4>>\0"
    "spirv.KHR.SubgroupBallot\0"
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
    "spirv.MemoryBarrier\0"
    "attr-dict `:` $cooperative_matrix_type\0"
    "spirv.NV.CooperativeMatrixLength\0"
    "!spirv.coopmatrix\0"
    "$pointer `,` $stride `,` $columnmajor (` ` `[` custom<Name>($memory_access)^ `]`)\? attr-dict `:` type($pointer) `as` type($result)\0"
    "[\"type($stride) = i32\", \"type($columnmajor) = i1\"]\0"
    "spirv.NV.CooperativeMatrixLoad\0"
    "spirv.NV.CooperativeMatrixMulAdd\0"
    "$pointer `,` $object `,` $stride `,` $columnmajor (` ` `[` custom<Name>($memory_access)^ `]`)\? attr-dict `:` type($pointer) `,` type($object)\0"
    "spirv.NV.CooperativeMatrixStore\0"
    "spirv.Not\0"
    "spirv.Ordered\0"
    "hook:spirv.PtrAccessChain\0"
    "spirv.PtrCastToGeneric\0"
    "spirv.Return\0"
    "spirv.ReturnValue\0"
    "spirv.SConvert\0"
    "spirv.SDiv\0"
    "#spirv.packed_vector_format\0"
    "spirv.SDot\0"
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
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, I1>\0"
    "TypesMatchWith<vector,result>\0"
    "[\"type($result) = elem(type($vector))\"]\0"
    "spirv.VectorExtractDynamic\0"
    "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)\0"
    "TypesMatchWith<vector,component>\0"
    "AllTypesMatch<vector,result>",
    "[\"type($component) = elem(type($vector))\", \"type($result) = type($vector)\"]\0"
    "spirv.VectorInsertDynamic\0"
    "attr-dict $components $vector1 `:` type($vector1) `,` $vector2 `:` type($vector2) `->` type($result)\0"
    "AllElementTypesMatch<vector1,vector2,result>\0"
    "spirv.VectorShuffle\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4>>\0"
    "spirv.VectorTimesScalar\0"
    "#spirv.function_control\0"
    "hook:spirv.func\0"
    "$variable attr-dict `:` type($pointer)\0"
    "\"{$variable}_addr\"\0"
    "spirv.mlir.addressof\0"
    "#spirv.loop_control\0"
    "`` custom<Control>($loop_control) $body attr-dict\0"
    "spirv.mlir.loop\0"
    "spirv.mlir.merge\0"
    "$spec_const attr-dict `:` type($reference)\0"
    "spirv.mlir.referenceof\0"
    "#spirv.selection_control\0"
    "`` custom<Control>($selection_control) $body attr-dict\0"
    "spirv.mlir.selection\0"
    "attr-dict $operand `:` type($operand)\0"
    "HasParent<spirv.SpecConstantOperation>\0"
    "spirv.mlir.yield\0"
    "#spirv.addressing_model\0"
    "#spirv.memory_model\0"
    "#spirv.vce\0"
    "`` custom<SymbolName>($sym_name) custom<Word>($addressing_model) custom<Word>($memory_model) (`requires` qualified($vce_triple)^)\? attr-dict-with-keyword $region0\0"
    "spirv.module\0"
    "tensor.cast\0"
    "\"collapsed\"\0"
    "tensor.collapse_shape\0"
    "tensor.dim\0"
    "`(`$dynamicSizes`)` attr-dict `:` type($result)\0"
    "[\"type($dynamicSizes) = index\"]\0"
    "tensor.empty\0"
    "\"expanded\"\0"
    "tensor.expand_shape\0"
    "TypesMatchWith<tensor,result>\0"
    "[\"type($result) = elem(type($tensor))\", \"type($indices) = index\"]\0"
    "\"extracted\"\0"
    "tensor.extract\0"
    "\"extracted_slice\"\0"
    "tensor.extract_slice\0"
    "AllOf<AnyTensor, StaticShape>\0"
    "$elements attr-dict `:` type($result)\0"
    "TypesMatchWith<result,elements>\0"
    "[\"type($elements) = repeat(elem(type($result)), product(shape(type($result))))\"]\0"
    "\"from_elements\"\0"
    "tensor.from_elements\0"
    "AllOf<TensorOf<AnySignlessIntegerOrIndex>, Ranked>\0"
    "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)\? attr-dict `:` functional-type(operands, results)\0"
    "\"gather\"\0"
    "tensor.gather\0"
    "$dynamicExtents $body attr-dict `:` type($result)\0"
    "[\"type($dynamicExtents) = index\"]\0"
    "\"generated\"\0"
    "\"tensor.yield\"\0"
    "tensor.generate\0"
    "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)\0"
    "TypesMatchWith<dest,result>\0"
    "TypesMatchWith<dest,scalar>\0"
    "[\"type($result) = type($dest)\", \"type($scalar) = elem(type($dest))\", \"type($indices) = index\"]\0"
    "\"inserted\"\0"
    "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)\0"
    "[\"type($result) = type($dest)\", \"type($offsets) = index\", \"type($sizes) = index\", \"type($strides) = index\"]\0"
    "\"inserted_slice\"\0"
    "tensor.insert_slice\0"
    "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)\? (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "[\"type($result) = type($dest)\", \"type($inner_tiles) = index\"]\0"
    "tensor.pack\0"
    "$source (`nofold` $nofold^)\? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)\0"
    "[\"type($low) = index\", \"type($high) = index\"]\0"
    "\"padded\"\0"
    "tensor.pad\0"
    "tensor.parallel_insert_slice\0"
    "\"rank\"\0"
    "tensor.rank\0"
    "AllOf<TensorOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "tensor.reshape\0"
    "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)\? attr-dict `:` functional-type(operands, results)\0"
    "\"scatter\"\0"
    "tensor.scatter\0"
    "AnyOf<AnySignlessInteger, Index, AnyFloat>\0"
    "$input attr-dict `:` type($aggregate)\0"
    "TypesMatchWith<aggregate,input>\0"
    "[\"type($input) = elem(type($aggregate))\"]\0"
    "\"splat\"\0"
    "tensor.splat\0"
    "$source (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "tensor.unpack\0"
    "HasParent<tensor.generate,tensor.pad>\0"
    "tosa",
    "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>\0"
    "InferShapedTypeOpInterface\0"
    "TosaOpInterface\0"
    "tosa.abs\0"
    "ResultsBroadcastableShape\0"
    "tosa.add\0"
    "AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, VectorOfNonZeroRankOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64>>, TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64>>>\0"
    "AnyOf<I8, VectorOfNonZeroRankOf<I8>, TensorOf<I8>>\0"
    "tosa.apply_scale\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<0, 1, 2, 3, 4>>>\0"
    "tosa.argmax\0"
    "tosa.arithmetic_right_shift\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>\0"
    "#tosa.unary_quant\0"
    "tosa.avg_pool2d\0"
    "tosa.bitwise_and\0"
    "tosa.bitwise_not\0"
    "tosa.bitwise_or\0"
    "tosa.bitwise_xor\0"
    "tosa.cast\0"
    "tosa.ceil\0"
    "F32Attr\0"
    "tosa.clamp\0"
    "tosa.clz\0"
    "tosa.concat\0"
    "TensorOf<I1>\0"
    "\"tosa.yield\"\0"
    "tosa.cond_if\0"
    "FirstAttrDerivedResultType\0"
    "[\"type($output) = typeof($value)\"]\0"
    "tosa.const\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>\0"
    "#tosa.conv_quant\0"
    "tosa.conv2d\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<5>>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<6>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>\0"
    "tosa.conv3d\0"
    "tosa.custom\0"
    "tosa.depthwise_conv2d\0"
    "TensorOf<I32>\0"
    "tosa.div\0"
    "InferTensorType\0"
    "tosa.equal\0"
    "tosa.exp\0"
    "tosa.floor",
    "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<2>>>\0"
    "tosa.fully_connected\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>\0"
    "AllOf<TensorOf<I32>, RankIs<2>>\0"
    "tosa.gather\0"
    "tosa.greater\0"
    "tosa.greater_equal\0"
    "tosa.identity\0"
    "tosa.log\0"
    "tosa.logical_and\0"
    "tosa.logical_left_shift\0"
    "[\"type($output) = type($input1)\"]\0"
    "tosa.logical_not\0"
    "tosa.logical_or\0"
    "tosa.logical_right_shift\0"
    "tosa.logical_xor\0"
    "#tosa.matmul_quant\0"
    "tosa.matmul\0"
    "tosa.max_pool2d\0"
    "tosa.maximum\0"
    "tosa.minimum\0"
    "tosa.mul\0"
    "tosa.negate\0"
    "AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, Ranked>\0"
    "TensorOf<AnyOf<I32, I64>>\0"
    "AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<0>>\0"
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
    "tosa.rescale\0"
    "tosa.reshape\0"
    "tosa.resize\0"
    "tosa.reverse\0"
    "tosa.rfft2d\0"
    "tosa.rsqrt\0"
    "tosa.scatter\0"
    "tosa.select\0"
    "tosa.sigmoid\0"
    "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4, 5, 6>>>\0"
    "tosa.slice\0"
    "tosa.sub\0"
    "tosa.table\0"
    "tosa.tanh\0"
    "tosa.tile\0"
    "tosa.transpose\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayMaxCt<4>>\0"
    "tosa.transpose_conv2d\0"
    "tosa.while_loop\0"
    "tosa.yield\0"
    "transform\0"
    "TransformHandleTypeInterface\0"
    "`<` $operation_name `>`\0"
    "`<` $type `>`\0"
    "TransformParamTypeInterface\0"
    "$target `with` `[` $bounded_values `]` `within` $lower_bounds `and` $upper_bounds attr-dict\0"
    "TransformOpInterface\0"
    "[\"type($target) = !pdl.operation\", \"type($bounded_values) = !pdl.operation\"]\0"
    "transform.affine.simplify_bounded_affine_ops\0"
    "Implements<\"TransformHandleTypeInterface\">\0"
    "($scope^ `:` type($scope))\? (`->` type($results)^)\? attr-dict-with-keyword regions\0"
    "PossibleTopLevelTransformOpTrait\0"
    "\"transform.yield\"\0"
    "transform.alternatives\0"
    "AllOf<!transform.op, OperationName<\"tensor.empty\">>\0"
    "AllOf<!transform.op, OperationName<\"bufferization.alloc_tensor\">>\0"
    "$target attr-dict `:` functional-type(operands, results)\0"
    "FunctionalStyleTransformOpTrait\0"
    "TransformEachOpTrait\0"
    "transform.bufferization.empty_tensor_to_alloc_tensor\0"
    "enum<@LayoutMapOption>\0"
    "(`layout` `{` $function_boundary_type_conversion^ `}`)\? $target attr-dict\0"
    "[\"type($target) = !pdl.operation\"]\0"
    "transform.bufferization.one_shot_bufferize\0"
    "transform.cast",
    "$target `:` type($target) (`->` type($results)^)\? $body attr-dict\0"
    "transform.foreach\0"
    "NavigationTransformOpTrait\0"
    "transform.get_closest_isolated_parent\0"
    "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)\0"
    "transform.get_consumers_of_result\0"
    "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)\0"
    "transform.get_producer_of_operand\0"
    "[\"type($target) = !pdl.operation\", \"type($result) = !pdl.operation\"]\0"
    "transform.gpu.map_foreach_to_blocks\0"
    "transform.gpu.map_nested_foreach_to_threads\0"
    "$target attr-dict `:` functional-type($target, $transformed)\0"
    "transform.loop.coalesce\0"
    "transform.loop.get_parent_for\0"
    "transform.loop.outline\0"
    "AllOf<!transform.op, OperationName<\"scf.for\">>\0"
    "transform.loop.peel\0"
    "transform.loop.pipeline\0"
    "$target attr-dict `:` type($target)\0"
    "transform.loop.unroll\0"
    "[\"type($target) = !pdl.operation\", \"type($transformed) = !pdl.operation\"]\0"
    "transform.memref.multibuffer\0"
    "($deduplicate^)\? $handles attr-dict `:` type($result)\0"
    "[\"type($result) = type($handles)\"]\0"
    "transform.merge_handles\0"
    "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)\0"
    "transform.pdl_match\0"
    "$target attr-dict (`:` type($target)^)\?\0"
    "transform.print\0"
    "AnyOf<Implements<\"TransformParamTypeInterface\">, Implements<\"TransformHandleTypeInterface\">>\0"
    "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)\0"
    "AllTypesMatch<handles,replicated>\0"
    "[\"type($replicated) = type($handles)\"]\0"
    "transform.replicate\0"
    "enum<@FailurePropagationMode>\0"
    "($root^ `:` type($root))\? (`->` type($results)^)\? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions\0"
    "\"transform\"\0"
    "transform.sequence\0"
    "$handle `in` `[` $num_result_handles `]` attr-dict `:` functional-type(operands, results)\0"
    "transform.split_handles\0"
    "transform.structured.decompose\0"
    "hook:transform.structured.fuse\0"
    "[\"type($target) = !pdl.operation\", \"type($transformed) = !pdl.operation\", \"type($loops) = !pdl.operation\"]\0"
    "$producer_op `into` $containing_op attr-dict\0"
    "[\"type($producer_op) = !pdl.operation\", \"type($containing_op) = !pdl.operation\", \"type($fused_op) = !pdl.operation\"]\0"
    "transform.structured.fuse_into_containing_op\0"
    "transform.structured.generalize\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayNonNegative>\0"
    "$target (`iterator_interchange` `=` $iterator_interchange^)\? attr-dict\0"
    "transform.structured.interchange\0"
    "$target `vector_sizes` custom<DynamicIndexList>($vector_sizes, $static_vector_sizes) attr-dict\0"
    "[\"type($target) = !pdl.operation\", \"type($vector_sizes) = !pdl.operation\"]\0"
    "transform.structured.masked_vectorize\0"
    "enum<@MatchInterfaceEnum>\0"
    "(`ops` `{` $ops^ `}`)\? (`interface` `{` $interface^ `}`)\? (`attributes` $op_attrs^)\? (`filter_result_type` `=` $filter_result_type^)\? `in` $target attr-dict\0"
    "[\"type($target) = !pdl.operation\", \"type($results) = !pdl.operation\"]\0"
    "transform.structured.match\0"
    "AnyOf<Implements<\"TransformHandleTypeInterface\">, !transform.param>\0"
    "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))\0"
    "transform.structured.multitile_sizes\0"
    "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:` functional-type($target, results)\0"
    "[\"type($packed_sizes) = !pdl.operation\"]\0"
    "transform.structured.pack\0"
    "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^ )\? (`inner_perm` `=` $inner_perm^ )\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pack_transpose\0"
    "transform.structured.pad\0"
    "ArrayOf<BoolAttr>\0"
    "transform.structured.promote\0"
    "$target attr-dict-with-keyword regions\0"
    "[\"type($target) = !pdl.operation\", \"type($replacement) = !pdl.operation\"]\0"
    "transform.structured.replace\0"
    "transform.structured.scalarize\0"
    "hook:transform.structured.split\0"
    "[\"type($target) = !pdl.operation\", \"type($init_or_alloc_op) = !pdl.operation\", \"type($fill_op) = !pdl.operation\", \"type($split_linalg_op) = !pdl.operation\", \"type($combining_linalg_op) = !pdl.operation\"]\0"
    "transform.structured.split_reduction\0"
    "hook:transform.structured.tile",
    "$target `by` (`num_threads` `=` $num_threads^)\? (`,` `tile_sizes` `=` $tile_sizes^)\? (`,` `mapping` `=` $mapping^)\? attr-dict\0"
    "[\"type($target) = !pdl.operation\", \"type($foreach_thread_op) = !pdl.operation\", \"type($fill_op) = !pdl.operation\", \"type($split_linalg_op) = !pdl.operation\", \"type($combining_linalg_op) = !pdl.operation\"]\0"
    "transform.structured.tile_reduction_using_foreach_thread\0"
    "$target `by` `tile_sizes` `=` $tile_sizes attr-dict\0"
    "[\"type($target) = !pdl.operation\", \"type($for_op) = !pdl.operation\", \"type($fill_op) = !pdl.operation\", \"type($split_linalg_op) = !pdl.operation\", \"type($combining_linalg_op) = !pdl.operation\"]\0"
    "transform.structured.tile_reduction_using_scf\0"
    "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)\? attr-dict\0"
    "[\"type($target) = !pdl.operation\", \"type($num_threads) = !pdl.operation\", \"type($tile_sizes) = !pdl.operation\", \"type($packed_num_threads) = !pdl.operation\", \"type($packed_tile_sizes) = !pdl.operation\", \"type($foreach_thread_op) = !pdl.operation\", \"type($tiled_op) = !pdl.operation\"]\0"
    "transform.structured.tile_to_foreach_thread_op\0"
    "hook:transform.structured.tile_to_scf_for\0"
    "[\"type($target) = !pdl.operation\", \"type($dynamic_sizes) = !pdl.operation\", \"type($tiled_linalg_op) = !pdl.operation\", \"type($loops) = !pdl.operation\"]\0"
    "transform.structured.vectorize\0"
    "enum<@VectorContractLowering>\0"
    "enum<@VectorMultiReductionLowering>\0"
    "enum<@VectorTransferSplit>\0"
    "enum<@VectorTransposeLowering>\0"
    "$target oilist ( `contraction_lowering` `=` $contraction_lowering | `multireduction_lowering` `=` $multireduction_lowering | `split_transfers` `=` $split_transfers | `transpose_lowering` `=` $transpose_lowering ) attr-dict\0"
    "transform.vector.lower_vectors\0"
    "($root^ `:` type($root))\? attr-dict-with-keyword regions\0"
    "transform.with_pdl_patterns\0"
    "operands attr-dict (`:` type($operands)^)\?\0"
    "transform.yield\0"
    "enum<@CombiningKind>\0"
    "$source attr-dict `:` type($source) `to` type($result)\0"
    "AllRanksMatch<source,result>\0"
    "vector.bitcast\0"
    "$source attr-dict `:` type($source) `to` type($vector)\0"
    "vector.broadcast\0"
    "AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1>>\0"
    "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>\0"
    "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)\0"
    "vector.compressstore\0"
    "VectorOfAnyRankOf<I1>\0"
    "$mask_dim_sizes attr-dict `:` type(results)\0"
    "vector.constant_mask\0"
    "VectorOfNonZeroRankOf<I1>\0"
    "ArrayOf<#vector.iterator_type>\0"
    "#vector.kind\0"
    "hook:vector.contract\0"
    "SameElementType<Result0,Operand2>\0"
    "$operands attr-dict `:` type(results)\0"
    "[\"type($operands) = index\"]\0"
    "vector.create_mask\0"
    "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "vector.expandload\0"
    "hook:vector.extract\0"
    "$vector attr-dict `:` type($vector) `to` type(results)\0"
    "vector.extract_strided_slice\0"
    "AnySignlessIntegerOrIndex\0"
    "$vector `[` ($position^ `:` type($position))\? `]` attr-dict `:` type($vector)\0"
    "vector.extractelement\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>\0"
    "$matrix attr-dict `:` type($matrix) `->` type($res)\0"
    "vector.flat_transpose\0"
    "VectorOfAnyRankOf<AnyFloat>\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)\0"
    "AllTypesMatch<lhs,rhs,acc,result>\0"
    "[\"type($rhs) = type($lhs)\", \"type($acc) = type($lhs)\", \"type($result) = type($lhs)\"]\0"
    "vector.fma\0"
    "VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>\0"
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "vector.gather\0"
    "$source `,` $dest $position attr-dict `:` type($source) `into` type($dest)\0"
    "AllTypesMatch<dest,res>\0"
    "[\"type($res) = type($dest)\"]\0"
    "$source `,` $dest attr-dict `:` type($source) `into` type($dest)\0"
    "vector.insert_strided_slice",
    "$source `,` $dest `[` ($position^ `:` type($position))\? `]` attr-dict `:` type($result)\0"
    "TypesMatchWith<result,source>\0"
    "AllTypesMatch<dest,result>\0"
    "[\"type($source) = elem(type($result))\", \"type($result) = type($dest)\"]\0"
    "vector.insertelement\0"
    "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)\0"
    "vector.load\0"
    "hook:vector.mask\0"
    "MaskingOpInterface\0"
    "\"vector.yield\"\0"
    "vector.maskedload\0"
    "vector.maskedstore\0"
    "SameElementType<Result0,Operand1>\0"
    "vector.matrix_multiply\0"
    "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)\0"
    "AllTypesMatch<dest,acc>\0"
    "MaskableOpInterface\0"
    "[\"type($acc) = type($dest)\"]\0"
    "vector.multi_reduction\0"
    "hook:vector.outerproduct\0"
    "$source attr-dict `:` type($source)\0"
    "vector.print\0"
    "$kind `,` $vector (`,` $acc^)\? attr-dict `:` type($vector) `into` type($dest)\0"
    "vector.reduction\0"
    "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` $fixed_vector_sizes attr-dict `:` type($vector) `to` type($result)\0"
    "[\"type($input_shape) = index\", \"type($output_shape) = index\"]\0"
    "vector.reshape\0"
    "AllOf<LLVM_ScalableVector, RankIs<1>>\0"
    "$source `[` $pos `]` attr-dict `:` type($res) `from` type($source)\0"
    "AllElementTypesMatch<source,res>\0"
    "PositionAligned<ResultVectorType>\0"
    "vector.scalable.extract\0"
    "$source `,` $dest `[` $pos `]` attr-dict `:` type($source) `into` type($dest)\0"
    "AllElementTypesMatch<source,dest>\0"
    "PositionAligned<SourceVectorType>\0"
    "vector.scalable.insert\0"
    "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)\0"
    "AllTypesMatch<source,dest>\0"
    "AllTypesMatch<initial_value,accumulated_value>\0"
    "[\"type($dest) = type($source)\", \"type($accumulated_value) = type($initial_value)\"]\0"
    "vector.scan\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>, RankIs<1>>\0"
    "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($valueToStore)\0"
    "vector.scatter\0"
    "vector.shape_cast\0"
    "hook:vector.shuffle\0"
    "vector.splat\0"
    "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)\0"
    "vector.store\0"
    "hook:vector.transfer_read\0"
    "VectorTransferOpInterface\0"
    "hook:vector.transfer_write\0"
    "$vector `,` $transp attr-dict `:` type($vector) `to` type($result)\0"
    "vector.transpose\0"
    "$memref attr-dict `:` type($memref) `to` type($result)\0"
    "vector.type_cast\0"
    "[\"type($res) = index\"]\0"
    "vector.vscale\0"
    "hook:vector.warp_execute_on_lane_0\0"
    "[\"type($laneid) = index\"]\0"
    "vector.yield\0"
    "x86vector\0"
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
    "I16\0"
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
    "$k `,` $a (`,` $src^)\? attr-dict `:` type($dst) (`,` type($src)^)\?",
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
    "x86vector.avx512.vp2intersect",
};

static const unsigned char rows[] = {
    114, 1, 0, 0, 0, 0, 0, 11, 0, 0, 0, 2, 0, 2, 0, 0, 170, 4, 0, 0, 0, 11, 0, 15, 0,
    0, 0, 0, 2, 1, 1, 1, 173, 132, 0, 0, 0, 26, 0, 5, 0, 0, 2, 1, 3, 1, 1, 1, 50, 138,
    0, 0, 0, 31, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 167, 108, 0, 0, 0, 44, 0, 47, 0, 0, 3,
    1, 4, 4, 0, 0, 76, 152, 0, 0, 0, 91, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 128, 155, 0, 0,
    0, 94, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 34, 3, 0, 0, 0, 120, 0, 29, 4, 6, 0, 0, 0,
    0, 0, 0, 238, 169, 0, 0, 0, 149, 0, 5, 0, 0, 0, 0, 0, 0, 2, 2, 1, 9, 0, 0, 0, 154,
    0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 36, 152, 0, 0, 0, 156, 0, 4, 0, 0, 0, 0, 0, 0, 1,
    1, 186, 9, 0, 0, 0, 160, 0, 27, 0, 0, 10, 1, 0, 0, 1, 1, 31, 180, 0, 0, 0, 187, 0, 6,
    11, 2, 13, 1, 0, 0, 0, 0, 161, 182, 0, 0, 0, 193, 0, 5, 0, 0, 0, 0, 0, 0, 3, 1, 176,
    132, 0, 0, 0, 198, 0, 34, 0, 0, 14, 8, 8, 8, 1, 1, 51, 5, 0, 0, 0, 232, 0, 26, 0, 0,
    22, 1, 16, 1, 0, 0, 100, 200, 0, 0, 0, 2, 1, 63, 0, 0, 23, 4, 17, 4, 1, 4, 205, 230, 0,
    0, 1, 65, 1, 217, 0, 0, 27, 17, 21, 14, 0, 0, 188, 7, 0, 0, 0, 26, 2, 32, 0, 0, 0, 0,
    0, 0, 0, 0, 88, 5, 0, 0, 0, 58, 2, 31, 0, 0, 0, 0, 35, 1, 1, 1, 52, 35, 1, 0, 0,
    89, 2, 11, 44, 1, 45, 1, 0, 0, 0, 0, 151, 38, 1, 0, 0, 100, 2, 6, 46, 1, 0, 0, 0, 0,
    0, 0, 138, 43, 1, 0, 1, 106, 2, 28, 0, 0, 47, 8, 36, 7, 4, 1, 31, 50, 1, 0, 0, 134, 2,
    33, 0, 0, 55, 9, 43, 9, 4, 1, 98, 78, 1, 0, 0, 167, 2, 15, 64, 5, 0, 0, 0, 0, 0, 0,
    54, 87, 1, 0, 0, 182, 2, 39, 0, 0, 0, 0, 0, 0, 5, 1, 92, 106, 0, 0, 0, 221, 2, 3, 0,
    0, 0, 0, 0, 0, 0, 0, 58, 102, 1, 0, 1, 224, 2, 49, 0, 0, 0, 0, 0, 0, 4, 1, 143, 0,
    2, 0, 0, 17, 3, 12, 0, 0, 0, 0, 0, 0, 1, 1, 65, 35, 0, 0, 1, 29, 3, 40, 69, 4, 0,
    0, 0, 0, 6, 2, 157, 120, 1, 0, 0, 69, 3, 25, 73, 1, 74, 3, 52, 1, 0, 0, 136, 134, 1, 0,
    1, 94, 3, 238, 77, 8, 85, 33, 53, 31, 0, 0, 200, 8, 0, 0, 0, 76, 4, 21, 0, 0, 0, 0, 0,
    0, 7, 2, 174, 207, 1, 0, 0, 97, 4, 70, 0, 0, 118, 4, 0, 0, 8, 1, 91, 234, 1, 0, 0, 167,
    4, 49, 122, 3, 0, 0, 84, 7, 5, 1, 142, 22, 0, 0, 0, 216, 4, 41, 0, 0, 125, 2, 91, 2, 1,
    1, 172, 22, 2, 0, 0, 1, 5, 15, 0, 0, 0, 0, 0, 0, 0, 0, 52, 120, 0, 206, 116, 0, 5, 21,
    0, 12, 0, 0, 0, 1, 0, 0, 130, 0, 1, 0, 0, 0, 2, 6, 1, 87, 122, 0, 95, 120, 0, 1, 73,
    0, 8, 0, 0, 1, 0, 0, 0, 232, 0, 2, 0, 0, 0, 2, 6, 1, 19, 124, 0, 102, 122, 0, 1, 81,
    0, 7, 0, 0, 1, 0, 0, 0, 232, 0, 3, 0, 0, 0, 2, 6, 1, 245, 124, 0, 44, 124, 0, 1, 156,
    1, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 6, 1, 29, 125, 0, 24, 125, 0, 5, 88,
    0, 7, 1, 1, 0, 1, 0, 0, 78, 0, 6, 0, 0, 0, 4, 6, 1, 55, 125, 0, 50, 125, 0, 5, 0,
    0, 21, 0, 0, 0, 1, 0, 0, 126, 0, 5, 0, 0, 0, 6, 6, 1, 115, 125, 0, 44, 124, 0, 1, 156,
    1, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 6, 1, 128, 125, 0, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 200, 0, 1, 0, 0, 0, 64, 127, 0, 143, 125, 0, 1, 95,
    0, 7, 0, 0, 1, 0, 0, 0, 235, 0, 3, 0, 0, 0, 2, 6, 1, 43, 128, 0, 75, 127, 0, 1, 4,
    1, 4, 0, 0, 1, 0, 0, 0, 232, 0, 1, 0, 0, 0, 2, 6, 1, 129, 128, 0, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 8, 6, 2, 0, 0, 0, 158, 128, 0, 153, 128, 0, 0, 55,
    4, 1, 2, 1, 1, 0, 0, 0, 181, 1, 1, 2, 0, 1, 10, 6, 1, 131, 129, 0, 228, 128, 0, 0, 218,
    2, 2, 3, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 12, 6, 1, 161, 129, 0, 156, 129, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 183, 129, 0, 178, 129, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 204, 129, 0, 199, 129, 0, 4, 58,
    4, 1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 131, 3, 5, 246, 3, 1, 97, 130, 0, 92, 130, 0, 4, 58,
    4, 1, 1, 1, 3, 2, 0, 0, 0, 0, 0, 240, 3, 4, 246, 3, 1, 164, 130, 0, 159, 130, 0, 0, 160,
    1, 2, 4, 1, 1, 0, 0, 0, 0, 0, 0, 56, 5, 3, 14, 6, 1, 19, 131, 0, 14, 131, 0, 0, 60,
    4, 1, 2, 1, 1, 0, 0, 0, 181, 1, 1, 2, 0, 1, 16, 6, 1, 89, 131, 0, 84, 131, 0, 0, 60,
    4, 1, 2, 1, 1, 0, 0, 0, 181, 1, 1, 2, 0, 1, 16, 6, 1, 168, 131, 0, 163, 131, 0, 4, 55,
    4, 1, 1, 1, 2, 1, 0, 0, 84, 0, 6, 136, 3, 5, 244, 3, 2, 20, 132, 0, 15, 132, 0, 0, 160,
    1, 2, 0, 0, 1, 0, 0, 0, 238, 0, 3, 57, 5, 1, 14, 6, 1, 41, 132, 0, 36, 132, 0, 0, 159,
    1, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 59, 5, 3, 14, 6, 1, 105, 132, 0, 100, 132, 0, 0, 160,
    1, 2, 5, 1, 1, 0, 0, 0, 0, 0, 0, 56, 5, 3, 14, 6, 1, 129, 132, 0, 124, 132, 0, 0, 162,
    1, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 59, 5, 3, 14, 6, 1, 160, 132, 0, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 248, 3, 4, 0, 0, 0, 197, 132, 0, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 135, 0, 127, 134, 0, 0, 165,
    1, 3, 6, 1, 1, 0, 0, 0, 12, 0, 11, 62, 5, 3, 18, 6, 1, 96, 136, 0, 112, 135, 0, 1, 8,
    1, 4, 0, 0, 1, 0, 0, 0, 63, 1, 2, 61, 8, 1, 20, 6, 1, 3, 138, 0, 88, 137, 0, 1, 9,
    1, 3, 7, 1, 1, 0, 0, 0, 63, 1, 2, 61, 8, 1, 22, 6, 1, 26, 138, 0, 112, 135, 0, 1, 12,
    1, 4, 0, 0, 1, 0, 0, 0, 63, 1, 2, 61, 8, 1, 22, 6, 1, 64, 138, 0, 0, 0, 0, 0, 123,
    0, 6, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 78, 138, 0, 0, 0, 0, 0, 123,
    0, 6, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90, 138, 0, 0, 0, 0, 0, 123,
    0, 6, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 138, 0, 0, 0, 0, 0, 123,
    0, 6, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 114, 138, 0, 0, 0, 0, 0, 123,
    0, 6, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 139, 0, 193, 138, 0, 0, 215,
    0, 2, 9, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 14, 6, 1, 205, 139, 0, 76, 139, 0, 0, 168,
    1, 3, 10, 1, 1, 0, 0, 0, 0, 0, 0, 24, 6, 2, 26, 6, 1, 141, 140, 0, 19, 140, 0, 0, 171,
    1, 3, 11, 1, 1, 0, 0, 0, 65, 1, 2, 24, 6, 2, 26, 6, 1, 228, 140, 0, 155, 140, 0, 0, 174,
    1, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 6, 1, 243, 140, 0, 232, 12, 1, 0, 0,
    0, 0, 9, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 11, 141, 0, 0, 0, 0, 0, 165,
    0, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 141, 0, 0, 0, 0, 0, 165,
    0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 141, 0, 0, 0, 0, 0, 123,
    0, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 201, 142, 0, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 11, 0, 10, 28, 6, 1, 141, 143, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 0, 10, 28, 6, 1, 88, 144, 0, 203, 143, 0, 0, 224,
    2, 2, 14, 2, 1, 0, 0, 0, 0, 0, 0, 101, 0, 9, 30, 6, 1, 120, 144, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 11, 28, 6, 1, 199, 145, 0, 112, 145, 0, 0, 69,
    4, 1, 15, 1, 1, 0, 0, 0, 0, 0, 0, 42, 0, 9, 0, 0, 0, 213, 145, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 110, 0, 9, 28, 6, 1, 229, 145, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 110, 0, 9, 28, 6, 1, 179, 146, 0, 10, 146, 0, 0, 222,
    2, 2, 16, 1, 1, 0, 0, 0, 183, 1, 1, 32, 0, 9, 32, 6, 1, 118, 147, 0, 10, 146, 0, 0, 228,
    2, 2, 17, 1, 1, 0, 0, 0, 184, 1, 1, 31, 0, 10, 32, 6, 1, 9, 148, 0, 139, 147, 0, 0, 0,
    0, 0, 4, 1, 1, 0, 0, 0, 185, 1, 1, 141, 3, 5, 252, 3, 2, 24, 148, 0, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 119, 0, 9, 28, 6, 1, 35, 148, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 110, 0, 9, 28, 6, 1, 47, 148, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 110, 0, 9, 28, 6, 1, 59, 148, 0, 112, 145, 0, 0, 73,
    4, 1, 18, 1, 1, 0, 0, 0, 0, 0, 0, 42, 0, 9, 0, 0, 0, 165, 148, 0, 112, 145, 0, 0, 75,
    4, 1, 19, 1, 1, 0, 0, 0, 0, 0, 0, 41, 0, 10, 0, 0, 0, 177, 148, 0, 112, 145, 0, 0, 75,
    4, 1, 19, 1, 1, 0, 0, 0, 0, 0, 0, 41, 0, 10, 0, 0, 0, 189, 148, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 9, 28, 6, 1, 206, 148, 0, 112, 145, 0, 0, 73,
    4, 1, 19, 1, 1, 0, 0, 0, 0, 0, 0, 42, 0, 9, 0, 0, 0, 219, 148, 0, 112, 145, 0, 0, 73,
    4, 1, 19, 1, 1, 0, 0, 0, 0, 0, 0, 42, 0, 9, 0, 0, 0, 140, 149, 0, 112, 145, 0, 0, 77,
    4, 1, 20, 1, 1, 0, 0, 0, 0, 0, 0, 41, 0, 10, 0, 0, 0, 157, 149, 0, 112, 145, 0, 0, 77,
    4, 1, 20, 1, 1, 0, 0, 0, 0, 0, 0, 41, 0, 10, 0, 0, 0, 176, 149, 0, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 11, 0, 10, 28, 6, 1, 187, 149, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 0, 10, 28, 6, 1, 199, 149, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 0, 10, 28, 6, 1, 211, 149, 0, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 11, 0, 10, 28, 6, 1, 222, 149, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 0, 10, 28, 6, 1, 234, 149, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 0, 10, 28, 6, 1, 246, 149, 0, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 11, 0, 10, 28, 6, 1, 1, 150, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 0, 10, 28, 6, 1, 127, 150, 0, 25, 146, 0, 0, 224,
    2, 2, 21, 2, 1, 0, 0, 0, 0, 0, 0, 128, 0, 9, 34, 6, 1, 148, 150, 0, 25, 146, 0, 0, 224,
    2, 2, 21, 2, 1, 0, 0, 0, 0, 0, 0, 128, 0, 9, 34, 6, 1, 13, 151, 0, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 137, 0, 9, 36, 6, 1, 24, 151, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 11, 28, 6, 1, 34, 151, 0, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 119, 0, 9, 28, 6, 1, 45, 151, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 9, 28, 6, 1, 57, 151, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 9, 28, 6, 1, 74, 151, 0, 69, 151, 0, 0, 177,
    1, 3, 4, 1, 1, 0, 0, 0, 0, 0, 0, 146, 0, 9, 38, 6, 1, 212, 151, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 9, 28, 6, 1, 223, 151, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 9, 28, 6, 1, 235, 151, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 9, 28, 6, 1, 247, 151, 0, 112, 145, 0, 0, 75,
    4, 1, 18, 1, 1, 0, 0, 0, 0, 0, 0, 42, 0, 9, 0, 0, 0, 4, 152, 0, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 119, 0, 9, 28, 6, 1, 15, 152, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 9, 28, 6, 1, 26, 152, 0, 112, 145, 0, 0, 73,
    4, 1, 18, 1, 1, 0, 0, 0, 0, 0, 0, 42, 0, 9, 0, 0, 0, 39, 152, 0, 112, 145, 0, 0, 75,
    4, 1, 19, 1, 1, 0, 0, 0, 0, 0, 0, 41, 0, 10, 0, 0, 0, 52, 152, 0, 112, 145, 0, 0, 75,
    4, 1, 18, 1, 1, 0, 0, 0, 0, 0, 0, 42, 0, 9, 0, 0, 0, 65, 152, 0, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 0, 10, 28, 6, 1, 159, 153, 0, 185, 152, 0, 0, 180,
    1, 3, 22, 1, 1, 0, 0, 0, 0, 0, 0, 7, 1, 7, 40, 6, 1, 45, 154, 0, 185, 152, 0, 0, 180,
    1, 3, 22, 1, 1, 0, 0, 0, 0, 0, 0, 0, 4, 4, 42, 6, 1, 108, 155, 0, 203, 154, 0, 0, 232,
    2, 2, 23, 1, 1, 0, 0, 0, 0, 0, 0, 65, 5, 3, 44, 6, 1, 156, 155, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 173, 155, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 191, 155, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 209, 155, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 227, 155, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 245, 155, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 156, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 156, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 156, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, 156, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 78, 156, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 156, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 114, 156, 0, 0, 0, 0, 0, 183,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, 157, 0, 227, 156, 0, 0, 186,
    1, 3, 24, 1, 1, 0, 0, 0, 0, 0, 0, 68, 5, 3, 46, 6, 1, 23, 158, 0, 227, 156, 0, 0, 189,
    1, 3, 25, 1, 1, 0, 0, 0, 0, 0, 0, 68, 5, 3, 46, 6, 1, 43, 158, 0, 227, 156, 0, 0, 186,
    1, 3, 24, 1, 1, 0, 0, 0, 0, 0, 0, 69, 5, 2, 46, 6, 1, 63, 158, 0, 227, 156, 0, 0, 189,
    1, 3, 25, 1, 1, 0, 0, 0, 0, 0, 0, 69, 5, 2, 46, 6, 1, 90, 158, 0, 227, 156, 0, 0, 189,
    1, 3, 25, 1, 1, 0, 0, 0, 0, 0, 0, 69, 5, 2, 46, 6, 1, 119, 158, 0, 227, 156, 0, 0, 186,
    1, 3, 24, 1, 1, 0, 0, 0, 0, 0, 0, 68, 5, 3, 46, 6, 1, 139, 158, 0, 227, 156, 0, 0, 189,
    1, 3, 25, 1, 1, 0, 0, 0, 0, 0, 0, 68, 5, 3, 46, 6, 1, 159, 158, 0, 227, 156, 0, 0, 186,
    1, 3, 24, 1, 1, 0, 0, 0, 0, 0, 0, 69, 5, 2, 46, 6, 1, 179, 158, 0, 227, 156, 0, 0, 189,
    1, 3, 25, 1, 1, 0, 0, 0, 0, 0, 0, 69, 5, 2, 46, 6, 1, 5, 160, 0, 89, 159, 0, 0, 192,
    1, 3, 26, 1, 1, 0, 0, 0, 0, 0, 0, 71, 5, 3, 48, 6, 1, 134, 160, 0, 89, 159, 0, 0, 195,
    1, 3, 27, 1, 1, 0, 0, 0, 0, 0, 0, 71, 5, 3, 48, 6, 1, 148, 160, 0, 89, 159, 0, 0, 192,
    1, 3, 26, 1, 1, 0, 0, 0, 0, 0, 0, 71, 5, 3, 48, 6, 1, 161, 160, 0, 89, 159, 0, 0, 195,
    1, 3, 27, 1, 1, 0, 0, 0, 0, 0, 0, 71, 5, 3, 48, 6, 1, 89, 161, 0, 241, 160, 0, 0, 234,
    2, 2, 28, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 6, 1, 188, 161, 0, 108, 161, 0, 0, 234,
    2, 1, 29, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 253, 161, 0, 200, 161, 0, 0, 88,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 6, 1, 145, 162, 0, 31, 162, 0, 0, 54,
    4, 1, 30, 1, 1, 0, 0, 0, 186, 1, 1, 120, 5, 2, 0, 0, 0, 17, 163, 0, 190, 162, 0, 0, 236,
    2, 1, 31, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 6, 1, 73, 163, 0, 96, 163, 0, 0, 237,
    2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 6, 1, 114, 163, 0, 88, 163, 0, 0, 236,
    2, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 6, 1, 157, 162, 0, 178, 161, 0, 0, 0,
    0, 0, 32, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 6, 1, 254, 163, 0, 96, 163, 0, 0, 237,
    2, 1, 33, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 6, 1, 118, 164, 0, 14, 164, 0, 0, 90,
    4, 1, 0, 0, 1, 0, 1, 3, 0, 0, 0, 200, 0, 1, 62, 6, 1, 227, 164, 0, 137, 164, 0, 0, 91,
    4, 1, 34, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 64, 6, 1, 21, 165, 0, 16, 165, 0, 5, 238,
    2, 2, 35, 2, 4, 1, 0, 0, 0, 0, 0, 135, 3, 2, 4, 4, 2, 196, 165, 0, 191, 165, 0, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 131, 0, 5, 135, 1, 4, 66, 6, 1, 55, 166, 0, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 8, 4, 4, 0, 0, 0, 182, 166, 0, 144, 166, 0, 0, 242,
    2, 1, 0, 0, 1, 0, 0, 0, 187, 1, 1, 0, 0, 0, 0, 0, 0, 253, 166, 0, 204, 166, 0, 0, 234,
    2, 2, 28, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 6, 1, 24, 167, 0, 144, 166, 0, 0, 242,
    2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 94, 167, 0, 44, 167, 0, 0, 242,
    2, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 6, 1, 125, 167, 0, 3, 19, 1, 0, 0,
    0, 0, 36, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 146, 167, 0, 137, 164, 0, 0, 91,
    4, 1, 34, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 6, 1, 173, 167, 0, 144, 166, 0, 0, 242,
    2, 1, 0, 0, 1, 0, 0, 0, 187, 1, 1, 0, 0, 0, 0, 0, 0, 221, 167, 0, 144, 166, 0, 0, 242,
    2, 1, 37, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 68, 6, 1, 64, 168, 0, 247, 168, 0, 0, 245,
    2, 1, 4, 1, 1, 0, 0, 0, 0, 0, 0, 62, 8, 1, 70, 6, 1, 130, 168, 0, 3, 19, 1, 0, 0,
    0, 0, 38, 1, 1, 0, 0, 0, 0, 0, 0, 128, 3, 1, 36, 4, 1, 163, 168, 0, 96, 163, 0, 0, 237,
    2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 6, 1, 184, 168, 0, 144, 166, 0, 0, 234,
    2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 212, 168, 0, 144, 166, 0, 0, 234,
    2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 103, 169, 0, 236, 168, 0, 0, 244,
    2, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 63, 8, 1, 72, 6, 1, 226, 169, 0, 123, 169, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 12, 4, 4, 0, 0, 0, 11, 170, 0, 6, 170, 0, 1, 201,
    1, 3, 39, 1, 1, 0, 0, 0, 188, 1, 1, 74, 6, 2, 76, 6, 1, 52, 171, 0, 192, 170, 0, 0, 99,
    4, 1, 40, 1, 1, 0, 0, 0, 0, 0, 0, 74, 5, 3, 0, 0, 0, 108, 171, 0, 72, 171, 0, 0, 80,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 146, 3, 1, 0, 0, 0, 50, 172, 0, 137, 171, 0, 0, 80,
    3, 1, 41, 1, 1, 0, 0, 0, 0, 0, 0, 146, 3, 5, 78, 6, 1, 174, 172, 0, 140, 186, 0, 0, 81,
    3, 1, 39, 1, 1, 0, 0, 0, 0, 0, 0, 16, 4, 4, 80, 6, 1, 96, 173, 0, 198, 172, 0, 4, 0,
    0, 0, 0, 0, 4, 1, 0, 0, 67, 1, 2, 51, 0, 10, 82, 6, 1, 171, 173, 0, 111, 173, 0, 0, 10,
    3, 1, 42, 1, 1, 0, 0, 0, 0, 0, 0, 115, 5, 2, 0, 0, 0, 250, 173, 0, 206, 173, 0, 0, 102,
    4, 1, 0, 0, 1, 0, 0, 0, 189, 1, 1, 0, 0, 0, 84, 6, 1, 70, 174, 0, 4, 174, 0, 0, 103,
    4, 1, 0, 0, 1, 0, 2, 1, 0, 0, 0, 77, 5, 3, 0, 0, 0, 14, 175, 0, 76, 174, 0, 1, 204,
    1, 3, 0, 0, 1, 0, 3, 2, 0, 0, 0, 77, 5, 3, 188, 4, 1, 26, 176, 0, 62, 175, 0, 1, 207,
    1, 3, 0, 0, 1, 0, 4, 2, 69, 1, 2, 77, 5, 3, 0, 0, 0, 220, 176, 0, 110, 176, 0, 0, 104,
    4, 1, 43, 1, 1, 0, 0, 0, 0, 0, 0, 80, 5, 3, 86, 6, 1, 232, 176, 0, 76, 143, 0, 0, 250,
    2, 2, 44, 1, 1, 0, 0, 0, 0, 0, 0, 83, 5, 3, 28, 6, 1, 244, 176, 0, 110, 176, 0, 0, 104,
    4, 1, 43, 1, 1, 0, 0, 0, 0, 0, 0, 80, 5, 3, 86, 6, 1, 2, 177, 0, 76, 143, 0, 0, 250,
    2, 2, 44, 1, 1, 0, 0, 0, 0, 0, 0, 83, 5, 3, 28, 6, 1, 51, 177, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 106, 177, 0, 64, 177, 0, 0, 0,
    0, 0, 45, 1, 1, 0, 0, 0, 190, 1, 1, 141, 3, 3, 90, 6, 1, 123, 177, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 138, 178, 0, 135, 177, 0, 0, 252,
    2, 2, 45, 1, 1, 0, 0, 0, 0, 0, 0, 20, 4, 4, 92, 6, 1, 153, 178, 0, 76, 143, 0, 0, 250,
    2, 2, 44, 1, 1, 0, 0, 0, 0, 0, 0, 83, 5, 3, 28, 6, 1, 238, 178, 0, 25, 146, 0, 0, 250,
    2, 2, 46, 1, 1, 0, 0, 0, 0, 0, 0, 89, 5, 3, 94, 6, 1, 249, 178, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 5, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 63, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 47, 1, 1, 0, 0, 0, 0, 0, 0, 92, 5, 3, 96, 6, 1, 74, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 86, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 100, 179, 0, 76, 143, 0, 0, 250,
    2, 2, 44, 1, 1, 0, 0, 0, 0, 0, 0, 83, 5, 3, 28, 6, 1, 112, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 124, 179, 0, 25, 146, 0, 0, 250,
    2, 2, 46, 1, 1, 0, 0, 0, 0, 0, 0, 89, 5, 3, 94, 6, 1, 136, 179, 0, 76, 143, 0, 0, 250,
    2, 2, 44, 1, 1, 0, 0, 0, 0, 0, 0, 83, 5, 3, 28, 6, 1, 187, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 48, 1, 1, 0, 0, 0, 0, 0, 0, 95, 5, 3, 98, 6, 1, 198, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 212, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 225, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 237, 179, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 250, 179, 0, 76, 143, 0, 0, 250,
    2, 2, 44, 1, 1, 0, 0, 0, 0, 0, 0, 83, 5, 3, 28, 6, 1, 6, 180, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 18, 180, 0, 110, 176, 0, 0, 104,
    4, 1, 44, 1, 1, 0, 0, 0, 0, 0, 0, 86, 5, 3, 88, 6, 1, 151, 180, 0, 65, 180, 0, 0, 98,
    3, 1, 4, 1, 1, 0, 0, 0, 191, 1, 1, 0, 0, 0, 0, 0, 0, 163, 180, 0, 31, 162, 0, 0, 54,
    4, 1, 49, 1, 1, 0, 0, 0, 241, 0, 3, 0, 0, 0, 0, 0, 0, 227, 180, 0, 174, 180, 0, 0, 170,
    2, 1, 50, 1, 1, 0, 0, 0, 0, 0, 0, 100, 6, 2, 0, 0, 0, 14, 181, 0, 0, 0, 0, 0, 0,
    0, 0, 51, 1, 1, 0, 0, 0, 192, 1, 1, 49, 1, 1, 0, 0, 0, 34, 181, 0, 29, 181, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 71, 1, 2, 64, 8, 1, 0, 0, 0, 74, 181, 0, 0, 0, 0, 0, 0,
    0, 0, 51, 1, 1, 0, 0, 0, 192, 1, 1, 0, 0, 0, 0, 0, 0, 89, 181, 0, 31, 162, 0, 0, 54,
    4, 1, 49, 1, 1, 0, 0, 0, 186, 1, 1, 98, 5, 3, 0, 0, 0, 79, 182, 0, 112, 181, 0, 0, 254,
    2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 101, 5, 3, 102, 6, 1, 137, 182, 0, 98, 182, 0, 0, 0,
    0, 0, 51, 1, 1, 0, 0, 0, 193, 1, 1, 141, 3, 3, 104, 6, 1, 156, 182, 0, 151, 182, 0, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 131, 0, 5, 133, 1, 6, 106, 6, 1, 194, 182, 0, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 151, 3, 5, 0, 0, 0, 92, 184, 0, 197, 183, 0, 4, 86,
    1, 1, 51, 1, 5, 1, 0, 0, 73, 1, 2, 108, 6, 2, 110, 6, 1, 225, 185, 0, 124, 184, 0, 1, 210,
    1, 3, 52, 2, 1, 0, 0, 0, 194, 1, 1, 105, 5, 1, 112, 6, 1, 235, 185, 0, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 186, 0, 0, 186, 0, 0, 0,
    0, 0, 2, 1, 1, 0, 0, 0, 195, 1, 1, 2, 0, 2, 248, 4, 1, 62, 186, 0, 0, 186, 0, 0, 0,
    0, 0, 2, 1, 1, 0, 0, 0, 195, 1, 1, 2, 0, 2, 248, 4, 1, 8, 187, 0, 75, 186, 0, 0, 2,
    3, 2, 53, 1, 1, 0, 0, 0, 0, 0, 0, 105, 5, 1, 114, 6, 1, 25, 187, 0, 20, 187, 0, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 142, 0, 3, 24, 4, 4, 0, 0, 0, 56, 187, 0, 0, 186, 0, 0, 0,
    0, 0, 2, 1, 1, 0, 0, 0, 195, 1, 1, 2, 0, 2, 248, 4, 1, 70, 187, 0, 0, 186, 0, 0, 0,
    0, 0, 2, 1, 1, 0, 0, 0, 195, 1, 1, 2, 0, 2, 248, 4, 1, 135, 187, 0, 101, 187, 0, 0, 110,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 153, 187, 0, 178, 161, 0, 0, 0,
    0, 0, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 36, 4, 1, 170, 187, 0, 165, 187, 0, 5, 55,
    0, 8, 53, 1, 5, 1, 0, 0, 0, 0, 0, 104, 5, 3, 116, 6, 1, 50, 190, 0, 224, 188, 0, 1, 55,
    0, 9, 53, 1, 1, 0, 0, 0, 196, 1, 1, 105, 5, 1, 116, 6, 1, 183, 190, 0, 66, 190, 0, 0, 213,
    1, 3, 53, 1, 1, 0, 0, 0, 0, 0, 0, 105, 5, 1, 114, 6, 1, 91, 191, 0, 194, 190, 0, 0, 216,
    1, 3, 53, 1, 1, 0, 0, 0, 0, 0, 0, 118, 6, 2, 114, 6, 1, 107, 191, 0, 102, 191, 0, 4, 0,
    0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 156, 3, 5, 120, 6, 1, 182, 191, 0, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 122, 6, 2, 0, 0, 0, 197, 191, 0, 3, 19, 1, 0, 0,
    0, 0, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 36, 4, 1, 59, 192, 0, 250, 191, 0, 0, 111,
    4, 1, 0, 0, 1, 0, 0, 0, 197, 1, 1, 65, 8, 1, 0, 0, 0, 90, 192, 0, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 107, 5, 3, 0, 0, 0, 147, 192, 0, 101, 192, 0, 0, 112,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 65, 8, 1, 124, 6, 1, 152, 193, 0, 204, 192, 0, 0, 219,
    1, 3, 54, 2, 1, 0, 0, 0, 198, 1, 1, 126, 6, 2, 128, 6, 1, 164, 193, 0, 3, 19, 1, 0, 0,
    0, 0, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 36, 4, 1, 120, 194, 0, 249, 193, 0, 0, 222,
    1, 3, 55, 1, 1, 0, 0, 0, 75, 1, 2, 130, 6, 2, 132, 6, 1, 255, 194, 0, 161, 194, 0, 0, 114,
    4, 1, 55, 1, 1, 0, 0, 0, 0, 0, 0, 134, 6, 2, 136, 6, 1, 131, 195, 0, 54, 195, 0, 0, 115,
    4, 1, 55, 1, 1, 0, 0, 0, 199, 1, 1, 138, 6, 2, 0, 0, 0, 90, 196, 0, 254, 195, 0, 0, 6,
    3, 2, 55, 1, 1, 0, 0, 0, 77, 1, 2, 148, 4, 1, 14, 6, 1, 197, 196, 0, 119, 196, 0, 0, 225,
    1, 3, 0, 0, 1, 0, 0, 0, 77, 1, 2, 65, 8, 1, 14, 6, 1, 82, 197, 0, 227, 196, 0, 0, 86,
    1, 1, 51, 1, 1, 0, 0, 0, 79, 1, 2, 4, 0, 1, 110, 6, 1, 102, 197, 0, 3, 19, 1, 0, 0,
    0, 0, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 36, 4, 1, 142, 197, 0, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 110, 5, 3, 0, 0, 0, 157, 197, 0, 0, 186, 0, 0, 0,
    0, 0, 2, 1, 1, 0, 0, 0, 195, 1, 1, 2, 0, 2, 248, 4, 1, 246, 197, 0, 171, 197, 0, 0, 55,
    0, 1, 53, 1, 1, 0, 0, 0, 0, 0, 0, 105, 5, 1, 114, 6, 1, 255, 197, 0, 0, 0, 0, 0, 116,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 199, 0, 2, 0, 0, 0, 128, 198, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 138, 198, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 182, 198, 0, 139, 147, 0, 0, 0,
    0, 0, 46, 1, 1, 0, 0, 0, 200, 1, 1, 28, 4, 4, 32, 4, 2, 202, 198, 0, 192, 170, 0, 0, 117,
    4, 1, 56, 1, 1, 0, 0, 0, 0, 0, 0, 113, 5, 3, 0, 0, 0, 214, 198, 0, 192, 170, 0, 0, 117,
    4, 1, 56, 1, 1, 0, 0, 0, 0, 0, 0, 113, 5, 3, 0, 0, 0, 226, 198, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 241, 198, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 129, 199, 0, 21, 199, 0, 0, 8,
    3, 2, 46, 1, 1, 0, 0, 0, 201, 1, 1, 2, 0, 2, 142, 6, 1, 153, 199, 0, 139, 147, 0, 0, 0,
    0, 0, 38, 1, 1, 0, 0, 0, 202, 1, 1, 28, 4, 4, 36, 4, 2, 168, 199, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 179, 199, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 190, 199, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 206, 199, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 217, 199, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 228, 199, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 239, 199, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 250, 199, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 4, 200, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 13, 200, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 24, 200, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 35, 200, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 45, 200, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 56, 200, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 67, 200, 0, 178, 161, 0, 0, 0,
    0, 0, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 36, 4, 1, 80, 200, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 90, 200, 0, 34, 198, 0, 0, 8,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 2, 140, 6, 1, 212, 200, 0, 207, 200, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 139, 1, 6, 145, 1, 3, 191, 201, 0, 186, 201, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 139, 1, 6, 151, 1, 3, 35, 202, 0, 30, 202, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 139, 1, 6, 157, 1, 3, 111, 202, 0, 106, 202, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 139, 1, 6, 163, 1, 3, 7, 203, 0, 2, 203, 0, 4, 12,
    3, 2, 58, 1, 2, 1, 0, 0, 203, 1, 1, 14, 1, 7, 40, 4, 2, 67, 203, 0, 62, 203, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 169, 1, 6, 175, 1, 3, 193, 203, 0, 188, 203, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 181, 1, 3, 67, 204, 0, 62, 204, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 187, 1, 3, 197, 204, 0, 192, 204, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 169, 1, 6, 193, 1, 3, 63, 205, 0, 58, 205, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 199, 1, 3, 250, 205, 0, 245, 205, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 205, 1, 3, 199, 206, 0, 194, 206, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 211, 1, 3, 130, 207, 0, 125, 207, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 217, 1, 3, 61, 208, 0, 56, 208, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 223, 1, 3, 93, 209, 0, 88, 209, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 169, 1, 6, 229, 1, 3, 240, 209, 0, 235, 209, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 85, 1, 2, 169, 1, 6, 235, 1, 3, 228, 210, 0, 223, 210, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 85, 1, 2, 169, 1, 6, 241, 1, 3, 242, 211, 0, 237, 211, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 88, 1, 1, 14, 1, 5, 44, 4, 2, 18, 212, 0, 13, 212, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 247, 1, 3, 149, 212, 0, 144, 212, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 253, 1, 3, 37, 213, 0, 32, 213, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 3, 2, 3, 225, 213, 0, 220, 213, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 9, 2, 3, 157, 214, 0, 152, 214, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 15, 2, 3, 99, 215, 0, 94, 215, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 21, 2, 3, 44, 216, 0, 39, 216, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 27, 2, 3, 255, 216, 0, 250, 216, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 85, 1, 2, 169, 1, 6, 33, 2, 3, 244, 217, 0, 239, 217, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 85, 1, 2, 169, 1, 6, 39, 2, 3, 246, 218, 0, 241, 218, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 139, 1, 6, 45, 2, 3, 49, 219, 0, 44, 219, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 87, 1, 2, 14, 1, 5, 48, 4, 2, 128, 219, 0, 123, 219, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 89, 1, 2, 14, 1, 5, 52, 4, 2, 179, 219, 0, 174, 219, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 51, 2, 6, 56, 4, 2, 225, 219, 0, 220, 219, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 14, 1, 5, 57, 2, 3, 167, 221, 0, 162, 221, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 176, 0, 4, 14, 1, 6, 60, 4, 2, 20, 222, 0, 243, 221, 0, 0, 0,
    0, 0, 38, 1, 1, 0, 0, 0, 204, 1, 1, 2, 0, 1, 36, 4, 1, 38, 222, 0, 33, 222, 0, 4, 14,
    3, 2, 58, 1, 6, 1, 0, 0, 0, 0, 0, 14, 1, 6, 63, 2, 3, 82, 222, 0, 77, 222, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 88, 1, 1, 139, 1, 6, 69, 2, 3, 183, 222, 0, 178, 222, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 88, 1, 1, 139, 1, 6, 75, 2, 3, 5, 223, 0, 0, 223, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 139, 1, 6, 81, 2, 3, 86, 223, 0, 81, 223, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 139, 1, 6, 87, 2, 3, 140, 223, 0, 135, 223, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 139, 1, 6, 93, 2, 3, 241, 223, 0, 236, 223, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 99, 2, 3, 194, 224, 0, 189, 224, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 105, 2, 3, 251, 224, 0, 246, 224, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 111, 2, 3, 113, 225, 0, 108, 225, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 117, 2, 3, 141, 225, 0, 136, 225, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 85, 1, 2, 169, 1, 6, 123, 2, 3, 115, 226, 0, 110, 226, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 85, 1, 2, 169, 1, 6, 129, 2, 3, 180, 226, 0, 175, 226, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 85, 1, 2, 169, 1, 6, 135, 2, 3, 210, 226, 0, 205, 226, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 141, 2, 3, 128, 227, 0, 123, 227, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 147, 2, 3, 205, 227, 0, 200, 227, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 153, 2, 3, 234, 227, 0, 229, 227, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 159, 2, 3, 55, 228, 0, 50, 228, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 83, 1, 2, 169, 1, 6, 165, 2, 3, 84, 228, 0, 79, 228, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 171, 2, 3, 202, 228, 0, 197, 228, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 177, 2, 3, 239, 228, 0, 234, 228, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 183, 2, 3, 11, 229, 0, 6, 229, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 189, 2, 3, 48, 229, 0, 43, 229, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 81, 1, 2, 169, 1, 6, 195, 2, 3, 76, 229, 0, 71, 229, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 14, 1, 5, 201, 2, 3, 182, 229, 0, 177, 229, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 14, 1, 5, 207, 2, 3, 74, 230, 0, 69, 230, 0, 4, 16,
    3, 2, 59, 1, 7, 1, 0, 0, 205, 1, 1, 14, 1, 7, 213, 2, 3, 103, 230, 0, 98, 230, 0, 4, 12,
    3, 2, 58, 1, 2, 1, 0, 0, 206, 1, 1, 14, 1, 7, 64, 4, 2, 138, 230, 0, 133, 230, 0, 5, 10,
    3, 2, 57, 1, 0, 1, 0, 0, 0, 0, 0, 139, 1, 6, 219, 2, 3, 192, 230, 0, 187, 230, 0, 0, 116,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 101, 4, 3, 0, 0, 0, 149, 232, 0, 104, 232, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 102, 0, 1, 144, 6, 2, 0, 0, 0, 91, 233, 0, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 116, 5, 3, 68, 4, 2, 189, 233, 0, 143, 233, 0, 0, 125,
    4, 1, 61, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 208, 233, 0, 104, 232, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 244, 0, 3, 144, 6, 2, 0, 0, 0, 225, 233, 0, 104, 232, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 91, 1, 2, 144, 6, 2, 0, 0, 0, 7, 234, 0, 2, 234, 0, 0, 127,
    4, 1, 62, 1, 1, 0, 0, 0, 93, 1, 2, 0, 0, 0, 0, 0, 0, 19, 234, 0, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 70, 4, 1, 28, 234, 0, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 70, 4, 1, 117, 234, 0, 112, 234, 0, 0, 20,
    3, 2, 63, 1, 1, 0, 0, 0, 95, 1, 2, 0, 0, 0, 0, 0, 0, 188, 234, 0, 143, 233, 0, 0, 130,
    4, 1, 64, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 201, 234, 0, 4, 174, 0, 0, 132,
    4, 1, 0, 0, 1, 0, 2, 1, 0, 0, 0, 77, 5, 3, 0, 0, 0, 229, 234, 0, 224, 234, 0, 0, 133,
    4, 1, 65, 1, 1, 0, 0, 0, 247, 0, 3, 119, 5, 3, 0, 0, 0, 75, 235, 0, 6, 235, 0, 0, 42,
    2, 1, 66, 1, 1, 0, 0, 0, 207, 1, 1, 0, 0, 0, 0, 0, 0, 209, 235, 0, 204, 235, 0, 0, 228,
    1, 3, 67, 1, 1, 0, 0, 0, 97, 1, 2, 0, 0, 0, 0, 0, 0, 174, 236, 0, 222, 235, 0, 1, 231,
    1, 3, 0, 0, 1, 0, 3, 2, 249, 0, 1, 77, 5, 3, 188, 4, 1, 10, 237, 0, 144, 242, 0, 0, 22,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 146, 6, 2, 148, 6, 1, 207, 237, 0, 63, 237, 0, 0, 30,
    3, 1, 8, 1, 1, 0, 0, 0, 208, 1, 1, 2, 0, 1, 0, 0, 0, 20, 238, 0, 212, 232, 0, 0, 24,
    3, 2, 68, 1, 1, 0, 0, 0, 248, 0, 1, 122, 5, 3, 70, 4, 1, 85, 238, 0, 80, 238, 0, 0, 24,
    3, 2, 69, 1, 1, 0, 0, 0, 99, 1, 2, 72, 4, 4, 150, 6, 1, 187, 238, 0, 212, 232, 0, 0, 24,
    3, 2, 68, 1, 1, 0, 0, 0, 248, 0, 1, 122, 5, 3, 70, 4, 1, 202, 238, 0, 197, 238, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 101, 1, 2, 0, 0, 0, 0, 0, 0, 213, 238, 0, 212, 232, 0, 0, 24,
    3, 2, 68, 1, 1, 0, 0, 0, 248, 0, 1, 122, 5, 3, 70, 4, 1, 41, 239, 0, 223, 238, 0, 0, 139,
    4, 1, 68, 1, 1, 0, 0, 0, 248, 0, 1, 122, 5, 3, 152, 6, 1, 51, 239, 0, 143, 233, 0, 0, 140,
    4, 1, 68, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 62, 239, 0, 143, 233, 0, 0, 140,
    4, 1, 60, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 74, 239, 0, 143, 233, 0, 0, 140,
    4, 1, 60, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 86, 239, 0, 143, 233, 0, 0, 140,
    4, 1, 68, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 157, 239, 0, 99, 239, 0, 0, 73,
    1, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1, 154, 6, 1, 169, 239, 0, 212, 232, 0, 0, 24,
    3, 2, 68, 1, 1, 0, 0, 0, 248, 0, 1, 122, 5, 3, 70, 4, 1, 179, 239, 0, 212, 232, 0, 0, 24,
    3, 2, 68, 1, 1, 0, 0, 0, 248, 0, 1, 122, 5, 3, 70, 4, 1, 8, 240, 0, 3, 240, 0, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 0, 0, 12, 76, 4, 4, 0, 0, 0, 182, 240, 0, 18, 240, 0, 0, 26,
    3, 2, 61, 1, 1, 0, 0, 0, 250, 0, 3, 2, 0, 1, 0, 0, 0, 53, 241, 0, 48, 241, 0, 0, 28,
    3, 2, 69, 1, 1, 0, 0, 0, 209, 1, 1, 125, 5, 3, 150, 6, 1, 64, 242, 0, 81, 241, 0, 0, 141,
    4, 1, 70, 1, 1, 0, 0, 0, 90, 0, 6, 0, 0, 0, 0, 0, 0, 86, 243, 0, 133, 242, 0, 0, 234,
    1, 3, 71, 1, 1, 0, 0, 0, 0, 0, 0, 128, 5, 3, 156, 6, 1, 69, 244, 0, 105, 243, 0, 0, 30,
    3, 2, 72, 1, 1, 0, 0, 0, 208, 1, 1, 158, 6, 2, 160, 6, 1, 181, 244, 0, 0, 0, 0, 0, 32,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 162, 6, 1, 216, 244, 0, 0, 0, 0, 0, 145,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 164, 6, 1, 78, 245, 0, 233, 244, 0, 0, 32,
    3, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 166, 6, 1, 99, 245, 0, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 163, 245, 0, 233, 244, 0, 0, 34,
    3, 2, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 168, 6, 1, 182, 245, 0, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, 246, 0, 215, 245, 0, 0, 36,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 170, 6, 1, 183, 246, 0, 82, 246, 0, 0, 38,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 172, 6, 1, 48, 247, 0, 202, 246, 0, 0, 40,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 174, 6, 1, 10, 248, 0, 68, 247, 0, 0, 16,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 176, 6, 1, 62, 248, 0, 96, 163, 0, 0, 38,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 178, 6, 1, 84, 248, 0, 210, 246, 0, 0, 38,
    3, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 178, 6, 1, 104, 248, 0, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 217, 248, 0, 124, 248, 0, 0, 42,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 180, 6, 1, 240, 248, 0, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 29, 249, 0, 0, 0, 0, 0, 44,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 182, 6, 1, 44, 249, 0, 233, 244, 0, 0, 32,
    3, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 166, 6, 1, 60, 249, 0, 0, 0, 0, 0, 44,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 182, 6, 1, 166, 249, 0, 99, 249, 0, 0, 28,
    1, 1, 0, 0, 1, 0, 0, 0, 210, 1, 1, 0, 0, 0, 0, 0, 0, 185, 249, 0, 99, 249, 0, 0, 28,
    1, 1, 0, 0, 1, 0, 0, 0, 210, 1, 1, 0, 0, 0, 0, 0, 0, 20, 250, 0, 207, 249, 0, 0, 146,
    4, 1, 0, 0, 1, 0, 0, 0, 210, 1, 1, 0, 0, 0, 0, 0, 0, 113, 250, 0, 40, 250, 0, 0, 147,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 184, 6, 1, 137, 250, 0, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 151, 250, 0, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 200, 250, 0, 232, 12, 1, 0, 0,
    0, 0, 73, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 36, 251, 0, 0, 0, 0, 0, 171,
    0, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 186, 6, 1, 75, 251, 0, 0, 0, 0, 0, 170,
    0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 186, 6, 1, 115, 251, 0, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 130, 251, 0, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 3, 252, 0, 233, 244, 0, 0, 237,
    1, 3, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 188, 6, 1, 17, 252, 0, 233, 244, 0, 0, 237,
    1, 3, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 188, 6, 1, 103, 252, 0, 35, 252, 0, 0, 46,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 155, 252, 0, 0, 0, 0, 0, 48,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 190, 6, 1, 227, 252, 0, 176, 252, 0, 0, 171,
    0, 1, 0, 0, 1, 0, 0, 0, 211, 1, 1, 0, 0, 0, 0, 0, 0, 250, 252, 0, 176, 252, 0, 0, 171,
    0, 1, 0, 0, 1, 0, 0, 0, 211, 1, 1, 0, 0, 0, 0, 0, 0, 19, 253, 0, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 33, 253, 0, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 49, 253, 0, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 64, 253, 0, 0, 0, 0, 0, 240,
    1, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 95, 253, 0, 0, 0, 0, 0, 243,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 206, 253, 0, 148, 253, 0, 0, 246,
    1, 3, 71, 1, 1, 0, 0, 0, 212, 1, 1, 0, 0, 0, 0, 0, 0, 230, 253, 0, 148, 253, 0, 0, 249,
    1, 3, 71, 1, 1, 0, 0, 0, 212, 1, 1, 0, 0, 0, 0, 0, 0, 85, 254, 0, 252, 253, 0, 0, 252,
    1, 3, 0, 0, 1, 0, 0, 0, 212, 1, 1, 0, 0, 0, 0, 0, 0, 210, 254, 0, 110, 254, 0, 0, 255,
    1, 3, 0, 0, 1, 0, 0, 0, 212, 1, 1, 0, 0, 0, 0, 0, 0, 100, 255, 0, 240, 254, 0, 0, 3,
    2, 2, 71, 1, 1, 0, 0, 0, 253, 0, 3, 0, 0, 0, 0, 0, 0, 8, 0, 1, 135, 255, 0, 0, 2,
    2, 3, 0, 0, 1, 0, 0, 0, 253, 0, 3, 0, 0, 0, 0, 0, 0, 122, 0, 1, 44, 0, 1, 0, 50,
    3, 2, 71, 1, 1, 0, 0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 202, 0, 1, 148, 0, 1, 0, 2,
    2, 1, 71, 1, 1, 0, 0, 0, 254, 0, 2, 0, 0, 0, 0, 0, 0, 229, 0, 1, 233, 244, 0, 0, 34,
    3, 2, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 168, 6, 1, 247, 0, 1, 233, 244, 0, 0, 34,
    3, 2, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 168, 6, 1, 35, 1, 1, 0, 0, 0, 0, 20,
    1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 6, 1, 52, 1, 1, 0, 0, 0, 0, 20,
    1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 6, 1, 76, 1, 1, 0, 0, 0, 0, 20,
    1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 6, 1, 143, 1, 1, 0, 0, 0, 0, 24,
    1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 6, 1, 160, 1, 1, 233, 244, 0, 0, 34,
    3, 2, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 168, 6, 1, 178, 1, 1, 233, 244, 0, 0, 34,
    3, 2, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 168, 6, 1, 195, 1, 1, 233, 244, 0, 0, 34,
    3, 2, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 168, 6, 1, 209, 1, 1, 233, 244, 0, 0, 52,
    3, 2, 8, 1, 1, 0, 0, 0, 248, 0, 1, 124, 5, 2, 0, 0, 0, 31, 2, 1, 0, 0, 0, 0, 28,
    1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 196, 6, 1, 50, 2, 1, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 66, 2, 1, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 110, 2, 1, 0, 0, 0, 0, 54,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 144, 5, 1, 0, 0, 0, 139, 2, 1, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 153, 2, 1, 233, 244, 0, 0, 56,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 168, 6, 1, 168, 2, 1, 233, 244, 0, 0, 56,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 168, 6, 1, 183, 2, 1, 0, 0, 0, 0, 54,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 144, 5, 1, 0, 0, 0, 212, 2, 1, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 227, 2, 1, 0, 0, 0, 0, 54,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 144, 5, 1, 0, 0, 0, 46, 3, 1, 0, 3, 1, 0, 171,
    0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 198, 6, 1, 69, 3, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 89, 3, 1, 233, 244, 0, 0, 48,
    3, 1, 8, 1, 1, 0, 0, 0, 248, 0, 1, 131, 5, 3, 166, 6, 1, 105, 3, 1, 0, 0, 0, 0, 54,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 144, 5, 1, 0, 0, 0, 134, 3, 1, 233, 244, 0, 0, 56,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 168, 6, 1, 149, 3, 1, 233, 244, 0, 0, 56,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 168, 6, 1, 164, 3, 1, 0, 0, 0, 0, 54,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 144, 5, 1, 0, 0, 0, 193, 3, 1, 0, 0, 0, 0, 54,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 144, 5, 1, 0, 0, 0, 74, 4, 1, 222, 3, 1, 0, 58,
    3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 200, 6, 1, 147, 4, 1, 91, 4, 1, 0, 149,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 202, 6, 1, 163, 4, 1, 91, 4, 1, 0, 149,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 202, 6, 1, 89, 5, 1, 181, 4, 1, 0, 60,
    3, 1, 71, 1, 1, 0, 0, 0, 213, 1, 1, 80, 4, 4, 0, 0, 0, 61, 6, 1, 114, 5, 1, 0, 60,
    3, 2, 71, 1, 1, 0, 0, 0, 213, 1, 1, 161, 3, 5, 204, 6, 1, 85, 6, 1, 0, 0, 0, 0, 150,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 113, 6, 1, 0, 0, 0, 0, 150,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 165, 6, 1, 0, 0, 0, 0, 62,
    3, 2, 8, 1, 1, 0, 0, 0, 214, 1, 1, 206, 6, 2, 0, 0, 0, 194, 6, 1, 0, 0, 0, 0, 151,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 223, 6, 1, 0, 0, 0, 0, 151,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 252, 6, 1, 0, 0, 0, 0, 62,
    3, 2, 8, 1, 1, 0, 0, 0, 214, 1, 1, 206, 6, 2, 0, 0, 0, 25, 7, 1, 0, 0, 0, 0, 150,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 53, 7, 1, 0, 0, 0, 0, 150,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 80, 7, 1, 0, 0, 0, 0, 150,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 109, 7, 1, 0, 0, 0, 0, 150,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 138, 7, 1, 0, 0, 0, 0, 150,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 167, 7, 1, 0, 0, 0, 0, 150,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 196, 7, 1, 0, 0, 0, 0, 150,
    4, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 224, 7, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 241, 7, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 2, 8, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 20, 8, 1, 0, 0, 0, 0, 36,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 38, 8, 1, 0, 0, 0, 0, 36,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 56, 8, 1, 0, 0, 0, 0, 175,
    0, 5, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 73, 8, 1, 0, 0, 0, 0, 36,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 91, 8, 1, 0, 0, 0, 0, 5,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 109, 8, 1, 0, 0, 0, 0, 8,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 128, 8, 1, 0, 0, 0, 0, 8,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 148, 8, 1, 0, 0, 0, 0, 8,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 168, 8, 1, 0, 0, 0, 0, 8,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 189, 8, 1, 0, 0, 0, 0, 36,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 207, 8, 1, 0, 0, 0, 0, 36,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 225, 8, 1, 0, 0, 0, 0, 11,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 247, 8, 1, 0, 0, 0, 0, 53,
    1, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 186, 6, 1, 9, 9, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 27, 9, 1, 0, 0, 0, 0, 40,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 46, 9, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 63, 9, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 79, 9, 1, 0, 0, 0, 0, 14,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 101, 9, 1, 0, 0, 0, 0, 44,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 125, 9, 1, 0, 0, 0, 0, 44,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 149, 9, 1, 0, 0, 0, 0, 48,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 174, 9, 1, 0, 0, 0, 0, 48,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 199, 9, 1, 0, 0, 0, 0, 48,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 224, 9, 1, 0, 0, 0, 0, 48,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 249, 9, 1, 0, 0, 0, 0, 44,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 17, 10, 1, 0, 0, 0, 0, 44,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 40, 10, 1, 0, 0, 0, 0, 44,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 65, 10, 1, 0, 0, 0, 0, 44,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 90, 10, 1, 0, 0, 0, 0, 44,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 115, 10, 1, 0, 0, 0, 0, 44,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 140, 10, 1, 0, 0, 0, 0, 44,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 164, 10, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 182, 10, 1, 0, 0, 0, 0, 40,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 202, 10, 1, 0, 0, 0, 0, 11,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 220, 10, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 237, 10, 1, 0, 0, 0, 0, 11,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 1, 11, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 19, 11, 1, 0, 0, 0, 0, 52,
    1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 186, 6, 1, 38, 11, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 55, 11, 1, 0, 0, 0, 0, 11,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 74, 11, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 92, 11, 1, 0, 0, 0, 0, 11,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 112, 11, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 130, 11, 1, 0, 0, 0, 0, 32,
    1, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 147, 11, 1, 0, 0, 0, 0, 11,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 186, 6, 1, 165, 11, 1, 0, 0, 0, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 182, 11, 1, 143, 233, 0, 0, 152,
    4, 1, 61, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 201, 11, 1, 196, 11, 1, 1, 17,
    2, 3, 74, 1, 1, 0, 5, 2, 103, 1, 2, 134, 5, 3, 0, 0, 0, 218, 11, 1, 213, 11, 1, 0, 133,
    4, 1, 8, 1, 1, 0, 0, 0, 215, 1, 1, 0, 0, 0, 0, 0, 0, 109, 12, 1, 104, 12, 1, 0, 28,
    1, 1, 75, 1, 1, 0, 0, 0, 96, 0, 6, 0, 0, 0, 0, 0, 0, 119, 12, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 70, 4, 1, 134, 12, 1, 129, 12, 1, 4, 0,
    0, 0, 0, 0, 8, 1, 0, 0, 102, 0, 1, 84, 4, 4, 0, 0, 0, 197, 12, 1, 148, 12, 1, 0, 0,
    0, 0, 62, 1, 1, 0, 0, 0, 216, 1, 1, 208, 6, 2, 0, 0, 0, 1, 13, 1, 217, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 217, 1, 1, 210, 6, 2, 0, 0, 0, 75, 13, 1, 70, 13, 1, 4, 0,
    0, 0, 0, 0, 9, 1, 0, 0, 23, 0, 11, 212, 6, 2, 214, 6, 1, 150, 13, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 105, 1, 2, 100, 5, 1, 0, 0, 0, 173, 13, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 107, 1, 2, 100, 5, 1, 0, 0, 0, 196, 13, 1, 161, 12, 1, 0, 0,
    0, 0, 62, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 211, 13, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 227, 13, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 116, 5, 3, 68, 4, 2, 236, 13, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 70, 4, 1, 244, 13, 1, 143, 233, 0, 0, 125,
    4, 1, 60, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 2, 14, 1, 101, 187, 0, 0, 146,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 200, 0, 1, 0, 0, 0, 48, 14, 1, 14, 14, 1, 0, 156,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 101, 4, 3, 0, 0, 0, 60, 14, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 70, 4, 1, 239, 14, 1, 70, 14, 1, 0, 20,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 216, 6, 2, 218, 6, 1, 251, 14, 1, 143, 233, 0, 0, 152,
    4, 1, 60, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 5, 15, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 68, 4, 2, 163, 15, 1, 14, 15, 1, 0, 66,
    3, 2, 71, 1, 1, 0, 0, 0, 218, 1, 1, 220, 6, 2, 222, 6, 1, 182, 15, 1, 143, 233, 0, 0, 152,
    4, 1, 68, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 194, 15, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 70, 4, 1, 209, 15, 1, 204, 15, 1, 0, 68,
    3, 2, 0, 0, 1, 0, 0, 0, 96, 0, 6, 0, 0, 0, 0, 0, 0, 220, 15, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 68, 4, 2, 210, 16, 1, 229, 15, 1, 1, 23,
    2, 3, 0, 0, 1, 0, 4, 2, 3, 1, 3, 77, 5, 3, 0, 0, 0, 17, 17, 1, 222, 16, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 109, 1, 2, 144, 6, 2, 0, 0, 0, 32, 17, 1, 104, 232, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 136, 0, 5, 144, 6, 2, 0, 0, 0, 169, 17, 1, 46, 17, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 180, 0, 4, 144, 6, 2, 0, 0, 0, 189, 17, 1, 143, 233, 0, 0, 152,
    4, 1, 60, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 68, 4, 1, 200, 17, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 70, 4, 1, 210, 17, 1, 143, 233, 0, 0, 152,
    4, 1, 68, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 222, 17, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 200, 0, 1, 0, 0, 0, 239, 17, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 70, 4, 1, 249, 17, 1, 212, 232, 0, 0, 18,
    3, 2, 60, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 70, 4, 1, 2, 18, 1, 143, 233, 0, 0, 152,
    4, 1, 60, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 12, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 59, 18, 1, 22, 18, 1, 0, 157,
    4, 1, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 1, 7, 36, 6, 1, 69, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 79, 18, 1, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 28, 6, 1, 90, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 100, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 110, 18, 1, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 28, 6, 1, 124, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 133, 18, 1, 22, 18, 1, 0, 157,
    4, 1, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 1, 7, 36, 6, 1, 143, 18, 1, 22, 18, 1, 0, 157,
    4, 1, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 1, 7, 36, 6, 1, 154, 18, 1, 22, 18, 1, 0, 157,
    4, 1, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 1, 7, 36, 6, 1, 164, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 173, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 182, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 192, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 203, 18, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 106, 19, 1, 214, 18, 1, 0, 26,
    2, 3, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 224, 6, 1, 254, 19, 1, 115, 19, 1, 0, 70,
    3, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 155, 0, 9, 226, 6, 1, 9, 20, 1, 76, 143, 0, 0, 224,
    2, 2, 13, 1, 1, 0, 0, 0, 0, 0, 0, 21, 1, 7, 28, 6, 1, 20, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 29, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 40, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 51, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 61, 20, 1, 178, 141, 0, 0, 222,
    2, 2, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 28, 6, 1, 71, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 82, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 97, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 108, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 117, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 127, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 136, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 146, 20, 1, 169, 150, 0, 0, 79,
    4, 1, 12, 1, 1, 0, 0, 0, 182, 1, 1, 191, 0, 8, 36, 6, 1, 53, 21, 1, 157, 20, 1, 1, 211,
    1, 2, 76, 1, 1, 0, 0, 0, 219, 1, 1, 56, 0, 1, 88, 4, 2, 75, 21, 1, 157, 20, 1, 1, 211,
    1, 2, 76, 1, 1, 0, 0, 0, 219, 1, 1, 56, 0, 1, 92, 4, 2, 94, 21, 1, 89, 21, 1, 4, 0,
    0, 0, 1, 1, 4, 1, 0, 0, 0, 0, 0, 96, 4, 4, 228, 6, 1, 216, 21, 1, 143, 21, 1, 0, 53,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 100, 4, 4, 0, 0, 0, 81, 22, 1, 15, 22, 1, 0, 9,
    1, 1, 0, 0, 1, 0, 0, 0, 220, 1, 1, 0, 0, 0, 230, 6, 1, 192, 23, 1, 208, 22, 1, 0, 29,
    2, 3, 77, 1, 1, 0, 0, 0, 221, 1, 1, 232, 6, 2, 234, 6, 1, 27, 24, 1, 210, 23, 1, 0, 82,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 137, 5, 3, 0, 0, 0, 74, 24, 1, 174, 180, 0, 0, 60,
    1, 1, 78, 1, 1, 0, 0, 0, 0, 0, 0, 225, 2, 6, 236, 6, 1, 212, 24, 1, 129, 24, 1, 0, 160,
    4, 1, 79, 1, 1, 0, 0, 0, 222, 1, 1, 140, 5, 3, 238, 6, 1, 63, 25, 1, 234, 24, 1, 0, 72,
    3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 143, 5, 3, 0, 0, 0, 75, 25, 1, 140, 186, 0, 0, 81,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 227, 2, 1, 0, 0, 0, 214, 25, 1, 90, 25, 1, 0, 74,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 166, 3, 5, 104, 4, 2, 230, 25, 1, 225, 25, 1, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 26, 1, 247, 25, 1, 0, 32,
    2, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 240, 6, 1, 161, 26, 1, 129, 24, 1, 0, 160,
    4, 1, 79, 1, 1, 0, 0, 0, 222, 1, 1, 140, 5, 3, 242, 6, 1, 47, 27, 1, 181, 26, 1, 0, 162,
    4, 1, 80, 1, 1, 0, 0, 0, 0, 0, 0, 112, 4, 3, 108, 4, 2, 236, 27, 1, 181, 26, 1, 0, 162,
    4, 1, 81, 4, 1, 0, 0, 0, 0, 0, 0, 112, 4, 4, 116, 4, 2, 17, 28, 1, 12, 28, 1, 4, 30,
    2, 2, 77, 1, 10, 1, 0, 0, 0, 0, 0, 19, 4, 1, 120, 4, 2, 186, 28, 1, 152, 28, 1, 0, 0,
    0, 0, 82, 1, 1, 0, 0, 0, 223, 1, 1, 208, 6, 2, 0, 0, 0, 104, 29, 1, 226, 28, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 102, 0, 6, 55, 0, 1, 0, 0, 0, 118, 29, 1, 155, 32, 1, 0, 160,
    1, 2, 4, 1, 1, 0, 0, 0, 0, 0, 0, 244, 6, 2, 120, 4, 1, 135, 29, 1, 130, 29, 1, 0, 160,
    1, 2, 0, 0, 1, 0, 0, 0, 238, 0, 3, 0, 0, 0, 14, 6, 1, 151, 29, 1, 140, 186, 0, 0, 81,
    3, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 248, 4, 1, 58, 30, 1, 191, 29, 1, 0, 76,
    3, 2, 83, 1, 1, 0, 0, 0, 219, 1, 1, 0, 0, 0, 246, 6, 1, 218, 31, 1, 73, 30, 1, 1, 60,
    1, 4, 84, 1, 1, 0, 0, 0, 6, 1, 3, 171, 3, 5, 124, 4, 2, 129, 32, 1, 47, 32, 1, 0, 78,
    3, 2, 85, 1, 1, 0, 0, 0, 0, 0, 0, 140, 5, 3, 248, 6, 1, 17, 33, 1, 144, 32, 1, 0, 159,
    1, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 250, 6, 2, 252, 6, 1, 250, 33, 1, 30, 33, 1, 1, 64,
    1, 4, 84, 1, 1, 0, 0, 0, 6, 1, 3, 128, 4, 4, 132, 4, 2, 57, 34, 1, 9, 34, 1, 0, 80,
    3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 146, 5, 3, 78, 6, 1, 82, 34, 1, 77, 34, 1, 0, 169,
    4, 1, 86, 1, 1, 0, 0, 0, 224, 1, 1, 50, 1, 2, 254, 6, 1, 40, 35, 1, 142, 34, 1, 0, 35,
    2, 3, 87, 1, 1, 0, 0, 0, 0, 0, 0, 149, 5, 3, 136, 4, 2, 68, 35, 1, 63, 35, 1, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 141, 0, 5, 176, 3, 5, 0, 0, 0, 216, 35, 1, 84, 35, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 146, 0, 5, 55, 0, 1, 0, 0, 0, 14, 36, 1, 234, 35, 1, 0, 0,
    0, 0, 4, 1, 1, 0, 0, 0, 225, 1, 1, 100, 5, 1, 0, 0, 0, 37, 36, 1, 234, 35, 1, 0, 0,
    0, 0, 4, 1, 1, 0, 0, 0, 225, 1, 1, 208, 6, 2, 0, 0, 0, 14, 37, 1, 84, 36, 1, 0, 85,
    3, 1, 4, 2, 1, 0, 0, 0, 225, 1, 1, 100, 5, 1, 0, 7, 1, 89, 37, 1, 43, 37, 1, 0, 86,
    1, 1, 0, 0, 1, 0, 0, 0, 225, 1, 1, 100, 5, 1, 0, 0, 0, 221, 37, 1, 113, 37, 1, 0, 84,
    3, 2, 88, 1, 1, 0, 0, 0, 225, 1, 1, 100, 5, 1, 0, 7, 1, 26, 38, 1, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 140, 4, 4, 0, 0, 0, 71, 38, 1, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 144, 4, 4, 0, 0, 0, 94, 38, 1, 89, 38, 1, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 141, 0, 5, 28, 1, 7, 0, 0, 0, 67, 36, 1, 178, 161, 0, 0, 0,
    0, 0, 89, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, 7, 1, 198, 39, 1, 183, 38, 1, 1, 180,
    0, 5, 90, 1, 1, 0, 0, 0, 111, 1, 2, 0, 0, 0, 4, 7, 1, 89, 40, 1, 222, 39, 1, 0, 174,
    4, 1, 90, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 7, 1, 207, 40, 1, 121, 40, 1, 0, 175,
    4, 1, 0, 0, 1, 0, 0, 0, 226, 1, 1, 0, 0, 0, 8, 7, 1, 136, 41, 1, 231, 40, 1, 0, 86,
    3, 2, 91, 1, 1, 0, 0, 0, 113, 1, 2, 148, 4, 4, 14, 6, 1, 229, 42, 1, 214, 41, 1, 0, 68,
    1, 4, 91, 1, 1, 0, 0, 0, 9, 1, 3, 119, 3, 4, 10, 7, 1, 123, 43, 1, 247, 42, 1, 0, 68,
    1, 3, 91, 1, 1, 0, 0, 0, 115, 1, 2, 119, 3, 4, 0, 0, 0, 37, 44, 1, 5, 44, 1, 0, 90,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 44, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 44, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 198, 44, 1, 97, 44, 1, 0, 20,
    1, 2, 0, 0, 1, 0, 0, 0, 117, 1, 2, 0, 0, 0, 12, 7, 1, 239, 44, 1, 226, 44, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 13, 0, 1, 0, 0, 0, 0, 0, 0, 72, 45, 1, 25, 45, 1, 0, 171,
    0, 1, 92, 1, 1, 0, 0, 0, 119, 1, 2, 0, 0, 0, 0, 0, 0, 169, 45, 1, 164, 45, 1, 1, 38,
    2, 3, 93, 1, 1, 0, 0, 0, 50, 0, 7, 0, 0, 0, 0, 0, 0, 254, 45, 1, 183, 45, 1, 0, 179,
    4, 1, 94, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 14, 7, 1, 20, 46, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 47, 46, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 74, 46, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 101, 46, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 127, 46, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 155, 46, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 183, 46, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 211, 46, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 237, 46, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 7, 47, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 33, 47, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 58, 47, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 83, 47, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 108, 47, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 48, 1, 153, 47, 1, 0, 88,
    3, 2, 8, 1, 1, 0, 0, 0, 227, 1, 1, 0, 0, 0, 16, 7, 1, 201, 48, 1, 33, 48, 1, 0, 72,
    1, 4, 8, 1, 1, 0, 0, 0, 121, 1, 2, 0, 0, 0, 18, 7, 1, 43, 49, 1, 216, 48, 1, 0, 90,
    3, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 7, 1, 163, 49, 1, 80, 49, 1, 0, 92,
    3, 2, 93, 1, 1, 0, 0, 0, 108, 0, 6, 0, 0, 0, 22, 7, 1, 178, 49, 1, 62, 195, 0, 0, 42,
    2, 1, 93, 1, 1, 0, 0, 0, 57, 0, 7, 0, 0, 0, 0, 0, 0, 15, 50, 1, 192, 49, 1, 0, 41,
    2, 3, 0, 0, 1, 0, 0, 0, 108, 0, 5, 0, 0, 0, 22, 7, 1, 214, 51, 1, 55, 51, 1, 4, 0,
    0, 0, 0, 0, 2, 1, 0, 0, 123, 1, 2, 0, 0, 0, 24, 7, 1, 209, 52, 1, 7, 52, 1, 0, 94,
    3, 2, 0, 0, 1, 0, 0, 0, 123, 1, 2, 66, 8, 1, 26, 7, 1, 141, 53, 1, 225, 52, 1, 4, 94,
    3, 1, 0, 0, 2, 1, 0, 0, 123, 1, 2, 117, 3, 1, 28, 7, 1, 95, 54, 1, 159, 53, 1, 0, 96,
    3, 2, 0, 0, 1, 0, 0, 0, 123, 1, 2, 0, 0, 0, 0, 0, 0, 112, 54, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 55, 1, 155, 54, 1, 0, 36,
    0, 1, 0, 0, 1, 0, 0, 0, 228, 1, 1, 0, 0, 0, 30, 7, 1, 164, 55, 1, 63, 55, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 228, 1, 1, 0, 0, 0, 0, 0, 0, 222, 55, 1, 186, 55, 1, 4, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 229, 1, 1, 100, 5, 1, 0, 0, 0, 61, 56, 1, 235, 55, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 125, 1, 2, 55, 0, 1, 0, 0, 0, 134, 56, 1, 82, 56, 1, 0, 181,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 56, 1, 218, 70, 1, 4, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 57, 1, 174, 56, 1, 0, 182,
    4, 1, 0, 0, 1, 0, 0, 0, 127, 1, 2, 0, 0, 0, 0, 0, 0, 88, 57, 1, 51, 57, 1, 4, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 230, 1, 1, 0, 0, 0, 0, 0, 0, 131, 59, 1, 125, 57, 1, 5, 185,
    0, 5, 0, 0, 0, 1, 0, 0, 129, 1, 2, 152, 4, 4, 32, 7, 1, 239, 59, 1, 144, 59, 1, 0, 98,
    3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 67, 8, 1, 0, 0, 0, 148, 60, 1, 253, 59, 1, 4, 0,
    0, 0, 0, 0, 11, 3, 0, 0, 146, 0, 2, 34, 7, 2, 0, 0, 0, 194, 60, 1, 218, 70, 1, 4, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 68, 8, 1, 0, 0, 0, 229, 61, 1, 206, 60, 1, 5, 47,
    2, 3, 0, 0, 2, 1, 0, 0, 131, 1, 2, 155, 4, 1, 0, 0, 0, 34, 64, 1, 1, 62, 1, 5, 129,
    0, 6, 0, 0, 0, 1, 0, 0, 151, 0, 5, 158, 4, 1, 36, 7, 1, 222, 64, 1, 47, 64, 1, 5, 41,
    0, 2, 0, 0, 0, 1, 0, 0, 38, 0, 1, 0, 0, 0, 0, 0, 0, 154, 65, 1, 233, 64, 1, 5, 50,
    2, 3, 0, 0, 0, 1, 0, 0, 38, 0, 1, 0, 0, 0, 30, 7, 1, 242, 66, 1, 165, 65, 1, 5, 190,
    0, 5, 0, 0, 0, 1, 0, 0, 134, 1, 1, 0, 0, 0, 30, 7, 1, 205, 67, 1, 2, 67, 1, 1, 53,
    2, 3, 0, 0, 1, 0, 0, 0, 133, 1, 2, 0, 0, 0, 30, 7, 1, 227, 67, 1, 2, 67, 1, 1, 53,
    2, 3, 0, 0, 1, 0, 0, 0, 133, 1, 2, 0, 0, 0, 30, 7, 1, 205, 69, 1, 248, 67, 1, 5, 135,
    0, 6, 0, 0, 0, 1, 0, 0, 115, 0, 3, 152, 5, 3, 38, 7, 1, 236, 70, 1, 214, 69, 1, 5, 56,
    2, 3, 0, 0, 0, 1, 0, 0, 231, 1, 1, 155, 4, 2, 0, 0, 0, 81, 74, 1, 250, 70, 1, 5, 33,
    0, 12, 0, 0, 0, 1, 0, 0, 114, 0, 6, 156, 4, 4, 40, 7, 1, 94, 74, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 107, 74, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121, 74, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 143, 4, 2, 0, 0, 0, 12, 75, 1, 136, 74, 1, 0, 183,
    4, 1, 95, 1, 1, 0, 0, 0, 0, 0, 0, 69, 8, 1, 42, 7, 1, 206, 77, 1, 63, 75, 1, 5, 102,
    0, 7, 0, 0, 0, 1, 0, 0, 34, 0, 8, 155, 5, 3, 44, 7, 1, 88, 78, 1, 217, 77, 1, 0, 53,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 160, 4, 4, 0, 0, 0, 3, 79, 1, 190, 78, 1, 0, 185,
    4, 1, 0, 0, 1, 0, 0, 0, 12, 1, 1, 232, 2, 1, 0, 0, 0, 127, 79, 1, 31, 79, 1, 0, 185,
    4, 1, 96, 1, 1, 0, 0, 0, 12, 1, 1, 57, 7, 1, 0, 0, 0, 163, 79, 1, 177, 79, 1, 0, 187,
    4, 1, 97, 1, 1, 0, 0, 0, 29, 0, 1, 0, 0, 0, 46, 7, 1, 113, 80, 1, 58, 80, 1, 0, 62,
    2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 57, 7, 1, 48, 7, 1, 225, 80, 1, 134, 80, 1, 0, 187,
    4, 1, 98, 1, 1, 0, 0, 0, 0, 0, 0, 232, 2, 1, 50, 7, 1, 142, 81, 1, 134, 80, 1, 0, 190,
    4, 1, 99, 1, 1, 0, 0, 0, 0, 0, 0, 232, 2, 1, 52, 7, 1, 44, 80, 1, 38, 82, 1, 1, 59,
    2, 3, 100, 1, 1, 0, 0, 0, 135, 1, 2, 0, 0, 0, 54, 7, 1, 168, 83, 1, 82, 83, 1, 4, 0,
    0, 0, 0, 0, 4, 1, 0, 0, 137, 1, 2, 164, 4, 4, 168, 4, 1, 107, 78, 1, 241, 83, 1, 0, 193,
    4, 1, 101, 1, 1, 0, 0, 0, 0, 0, 0, 56, 7, 2, 0, 0, 0, 255, 84, 1, 87, 84, 1, 1, 62,
    2, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 57, 7, 1, 58, 7, 1, 103, 85, 1, 11, 85, 1, 0, 195,
    4, 1, 102, 1, 1, 0, 0, 0, 232, 1, 1, 2, 0, 1, 60, 7, 1, 233, 85, 1, 114, 85, 1, 0, 195,
    4, 1, 103, 1, 1, 0, 0, 0, 233, 1, 1, 2, 0, 1, 62, 7, 1, 138, 86, 1, 245, 85, 1, 5, 100,
    3, 2, 0, 0, 12, 1, 0, 0, 234, 1, 1, 231, 2, 6, 168, 4, 2, 153, 79, 1, 150, 86, 1, 0, 0,
    0, 0, 104, 1, 1, 0, 0, 0, 235, 1, 1, 0, 0, 0, 64, 7, 1, 44, 87, 1, 230, 86, 1, 0, 0,
    0, 0, 105, 1, 1, 0, 0, 0, 236, 1, 1, 0, 0, 0, 66, 7, 1, 127, 87, 1, 65, 87, 1, 0, 185,
    4, 1, 0, 0, 1, 0, 3, 2, 12, 1, 1, 200, 0, 1, 0, 0, 0, 155, 87, 1, 31, 79, 1, 0, 185,
    4, 1, 96, 1, 1, 0, 0, 0, 12, 1, 1, 0, 0, 0, 0, 0, 0, 2, 88, 1, 180, 87, 1, 0, 102,
    3, 2, 0, 0, 1, 0, 3, 2, 0, 0, 0, 158, 5, 3, 68, 7, 1, 39, 88, 1, 23, 88, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 2, 1, 0, 0, 0, 199, 0, 2, 0, 0, 0, 152, 88, 1, 57, 88, 1, 0, 201,
    4, 1, 0, 0, 1, 0, 3, 2, 237, 1, 1, 143, 4, 2, 70, 7, 1, 42, 89, 1, 179, 88, 1, 0, 106,
    3, 1, 0, 0, 1, 0, 3, 2, 139, 1, 2, 143, 4, 2, 72, 7, 1, 124, 89, 1, 73, 89, 1, 0, 106,
    3, 1, 0, 0, 1, 0, 3, 2, 12, 1, 1, 143, 4, 2, 72, 7, 1, 156, 89, 1, 179, 88, 1, 0, 106,
    3, 1, 0, 0, 1, 0, 3, 2, 139, 1, 2, 143, 4, 2, 72, 7, 1, 3, 90, 1, 186, 89, 1, 0, 202,
    4, 1, 0, 0, 1, 0, 3, 2, 64, 0, 1, 143, 4, 2, 74, 7, 1, 107, 90, 1, 25, 90, 1, 0, 203,
    4, 1, 0, 0, 1, 0, 3, 2, 238, 1, 1, 143, 4, 2, 76, 7, 1, 160, 90, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 161, 5, 3, 0, 0, 0, 210, 90, 1, 180, 90, 1, 0, 0,
    0, 0, 106, 1, 1, 0, 0, 0, 217, 1, 1, 2, 0, 1, 70, 7, 1, 52, 92, 1, 238, 90, 1, 1, 65,
    2, 3, 107, 1, 1, 0, 0, 0, 12, 1, 3, 0, 0, 0, 78, 7, 1, 80, 92, 1, 241, 83, 1, 0, 193,
    4, 1, 101, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 104, 92, 1, 119, 94, 1, 0, 0,
    0, 0, 104, 1, 1, 0, 0, 0, 239, 1, 1, 2, 0, 1, 64, 7, 1, 127, 92, 1, 119, 94, 1, 0, 0,
    0, 0, 105, 1, 1, 0, 0, 0, 240, 1, 1, 2, 0, 1, 66, 7, 1, 151, 92, 1, 253, 93, 1, 0, 106,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 7, 1, 140, 93, 1, 17, 93, 1, 0, 205,
    4, 1, 108, 1, 1, 0, 0, 0, 241, 1, 1, 80, 7, 2, 82, 7, 1, 159, 93, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 199, 0, 2, 0, 0, 0, 184, 93, 1, 179, 93, 1, 4, 207,
    4, 1, 0, 0, 0, 1, 6, 1, 0, 0, 0, 200, 0, 1, 0, 0, 0, 226, 93, 1, 221, 93, 1, 4, 0,
    0, 0, 0, 0, 13, 1, 0, 0, 141, 0, 4, 136, 1, 2, 0, 0, 0, 89, 94, 1, 242, 93, 1, 0, 106,
    3, 1, 106, 1, 1, 0, 0, 0, 12, 1, 1, 2, 0, 1, 84, 7, 1, 199, 94, 1, 114, 94, 1, 0, 210,
    4, 1, 104, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 86, 7, 1, 12, 95, 1, 229, 94, 1, 0, 211,
    4, 1, 109, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 72, 7, 1, 135, 95, 1, 39, 95, 1, 0, 106,
    3, 1, 98, 1, 1, 0, 0, 0, 241, 1, 1, 2, 0, 1, 88, 7, 1, 210, 95, 1, 158, 95, 1, 0, 106,
    3, 1, 110, 1, 1, 0, 0, 0, 242, 1, 1, 2, 0, 1, 72, 7, 1, 234, 95, 1, 39, 95, 1, 0, 106,
    3, 1, 98, 1, 1, 0, 0, 0, 241, 1, 1, 2, 0, 1, 88, 7, 1, 0, 96, 1, 158, 95, 1, 0, 106,
    3, 1, 110, 1, 1, 0, 0, 0, 242, 1, 1, 2, 0, 1, 72, 7, 1, 116, 96, 1, 229, 94, 1, 0, 211,
    4, 1, 111, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 90, 7, 1, 2, 97, 1, 137, 96, 1, 0, 211,
    4, 1, 112, 1, 1, 0, 0, 0, 0, 0, 0, 92, 7, 2, 94, 7, 1, 78, 97, 1, 28, 97, 1, 0, 214,
    4, 1, 0, 0, 1, 0, 3, 2, 0, 0, 0, 143, 4, 2, 0, 0, 0, 100, 98, 1, 101, 97, 1, 1, 104,
    3, 2, 0, 0, 1, 0, 2, 1, 184, 0, 4, 200, 0, 1, 96, 7, 1, 200, 98, 1, 124, 98, 1, 0, 106,
    3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 72, 7, 1, 34, 99, 1, 219, 98, 1, 0, 201,
    4, 1, 0, 0, 1, 0, 7, 2, 243, 1, 1, 143, 4, 2, 70, 7, 1, 136, 99, 1, 62, 99, 1, 0, 106,
    3, 1, 0, 0, 1, 0, 7, 2, 244, 1, 1, 143, 4, 2, 72, 7, 1, 168, 99, 1, 62, 99, 1, 0, 106,
    3, 1, 0, 0, 1, 0, 7, 2, 245, 1, 1, 143, 4, 2, 72, 7, 1, 201, 99, 1, 62, 99, 1, 0, 106,
    3, 1, 0, 0, 1, 0, 7, 2, 244, 1, 1, 143, 4, 2, 72, 7, 1, 43, 100, 1, 232, 99, 1, 0, 202,
    4, 1, 0, 0, 1, 0, 7, 2, 246, 1, 1, 143, 4, 2, 74, 7, 1, 93, 100, 1, 232, 99, 1, 0, 203,
    4, 1, 0, 0, 1, 0, 7, 2, 247, 1, 1, 143, 4, 2, 76, 7, 1, 254, 100, 1, 0, 0, 0, 0, 215,
    4, 1, 113, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 10, 101, 1, 0, 0, 0, 0, 215,
    4, 1, 113, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 46, 102, 1, 0, 0, 0, 0, 217,
    4, 1, 114, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 64, 102, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 83, 102, 1, 78, 102, 1, 0, 142,
    0, 5, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 106, 102, 1, 101, 102, 1, 0, 141,
    0, 6, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 125, 102, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 142, 102, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 159, 102, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 176, 102, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 207, 102, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 234, 102, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 61, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 87, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 113, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 141, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 168, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 221, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 247, 103, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 104, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 104, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 76, 104, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 104, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 132, 104, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 158, 104, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 182, 104, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 207, 104, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 235, 104, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 105, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 105, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, 105, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 79, 105, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 106, 105, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 131, 105, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 158, 105, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 183, 105, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 208, 105, 1, 62, 195, 0, 0, 42,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 236, 105, 1, 231, 105, 1, 0, 195,
    0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 106, 1, 9, 106, 1, 0, 196,
    0, 4, 8, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 106, 1, 36, 106, 1, 0, 195,
    0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 106, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 86, 106, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 108, 106, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 130, 106, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 151, 106, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 172, 106, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 193, 106, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 213, 106, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 233, 106, 1, 232, 12, 1, 0, 0,
    0, 0, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 73, 107, 1, 253, 106, 1, 0, 110,
    3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 172, 4, 4, 188, 4, 1, 92, 107, 1, 87, 107, 1, 4, 0,
    0, 0, 49, 1, 0, 1, 0, 0, 0, 0, 0, 17, 1, 1, 0, 0, 0, 116, 107, 1, 111, 107, 1, 4, 76,
    1, 4, 1, 1, 2, 1, 0, 0, 0, 0, 0, 181, 3, 5, 176, 4, 2, 17, 108, 1, 12, 108, 1, 5, 112,
    3, 2, 1, 1, 2, 1, 0, 0, 50, 1, 1, 98, 7, 2, 180, 4, 2, 114, 108, 1, 109, 108, 1, 4, 0,
    0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 199, 0, 8, 0, 0, 0, 218, 108, 1, 213, 108, 1, 4, 204,
    1, 1, 1, 1, 3, 2, 0, 0, 0, 0, 0, 184, 4, 4, 188, 4, 2, 106, 109, 1, 225, 108, 1, 4, 219,
    4, 1, 1, 1, 14, 2, 0, 0, 248, 1, 1, 100, 7, 2, 192, 4, 2, 128, 109, 1, 123, 109, 1, 5, 80,
    1, 4, 1, 1, 2, 1, 0, 0, 0, 0, 0, 164, 5, 3, 176, 4, 2, 146, 109, 1, 141, 109, 1, 4, 98,
    3, 1, 0, 0, 15, 1, 0, 0, 0, 0, 0, 70, 8, 1, 0, 0, 0, 203, 109, 1, 210, 23, 1, 0, 82,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 167, 5, 3, 0, 0, 0, 226, 109, 1, 221, 109, 1, 4, 221,
    4, 1, 1, 1, 16, 2, 0, 0, 0, 0, 0, 184, 3, 2, 0, 0, 0, 65, 110, 1, 143, 21, 1, 0, 53,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 196, 4, 4, 0, 0, 0, 174, 110, 1, 101, 110, 1, 0, 118,
    3, 2, 115, 1, 1, 0, 0, 0, 0, 0, 0, 170, 5, 3, 0, 0, 0, 38, 111, 1, 239, 110, 1, 0, 223,
    4, 1, 116, 1, 1, 0, 0, 0, 0, 0, 0, 21, 0, 2, 0, 0, 0, 68, 111, 1, 63, 111, 1, 4, 225,
    4, 1, 1, 1, 17, 1, 0, 0, 0, 0, 0, 184, 3, 2, 200, 4, 2, 229, 111, 1, 142, 111, 1, 0, 227,
    4, 1, 117, 1, 1, 0, 0, 0, 0, 0, 0, 21, 0, 2, 102, 7, 1, 18, 112, 1, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 204, 4, 4, 0, 0, 0, 94, 112, 1, 39, 112, 1, 0, 229,
    4, 1, 116, 1, 1, 0, 0, 0, 249, 1, 1, 21, 0, 2, 0, 0, 0, 110, 112, 1, 101, 110, 1, 0, 120,
    3, 2, 116, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 146, 112, 1, 141, 112, 1, 0, 0,
    0, 0, 116, 1, 1, 0, 0, 0, 250, 1, 1, 173, 5, 3, 0, 0, 0, 220, 112, 1, 119, 94, 1, 0, 0,
    0, 0, 118, 1, 1, 0, 0, 0, 202, 1, 1, 141, 3, 3, 208, 4, 2, 35, 113, 1, 237, 112, 1, 0, 0,
    0, 0, 117, 1, 1, 0, 0, 0, 251, 1, 1, 141, 3, 2, 104, 7, 1, 91, 113, 1, 55, 113, 1, 0, 229,
    4, 1, 117, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 104, 7, 1, 116, 113, 1, 55, 113, 1, 0, 229,
    4, 1, 117, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 104, 7, 1, 210, 113, 1, 130, 113, 1, 0, 231,
    4, 1, 117, 1, 1, 0, 0, 0, 189, 1, 1, 0, 0, 0, 106, 7, 1, 6, 114, 1, 0, 0, 0, 0, 232,
    4, 1, 119, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 104, 114, 1, 24, 114, 1, 0, 122,
    3, 2, 120, 1, 1, 0, 0, 0, 0, 0, 0, 171, 5, 2, 0, 0, 0, 114, 114, 1, 101, 110, 1, 0, 118,
    3, 2, 115, 1, 1, 0, 0, 0, 0, 0, 0, 171, 5, 2, 0, 0, 0, 238, 114, 1, 171, 114, 1, 0, 235,
    4, 1, 121, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 108, 7, 1, 77, 115, 1, 7, 115, 1, 0, 237,
    4, 1, 122, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 110, 7, 1, 101, 115, 1, 96, 115, 1, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 141, 0, 5, 133, 1, 6, 112, 7, 1, 140, 115, 1, 135, 115, 1, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 15, 1, 3, 207, 0, 8, 112, 7, 1, 240, 115, 1, 163, 115, 1, 0, 124,
    3, 2, 120, 1, 1, 0, 0, 0, 0, 0, 0, 171, 5, 2, 0, 0, 0, 70, 116, 1, 1, 116, 1, 0, 219,
    4, 1, 118, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 114, 7, 1, 90, 116, 1, 55, 113, 1, 0, 229,
    4, 1, 46, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 32, 4, 1, 113, 116, 1, 101, 110, 1, 0, 126,
    3, 2, 123, 1, 1, 0, 0, 0, 0, 0, 0, 170, 5, 3, 0, 0, 0, 46, 117, 1, 198, 116, 1, 0, 128,
    3, 2, 124, 1, 1, 0, 0, 0, 249, 1, 1, 116, 7, 2, 0, 0, 0, 57, 117, 1, 101, 110, 1, 0, 126,
    3, 2, 123, 1, 1, 0, 0, 0, 0, 0, 0, 170, 5, 3, 0, 0, 0, 67, 117, 1, 101, 110, 1, 0, 118,
    3, 2, 115, 1, 1, 0, 0, 0, 0, 0, 0, 170, 5, 3, 0, 0, 0, 130, 117, 1, 77, 117, 1, 0, 124,
    3, 1, 115, 1, 1, 0, 0, 0, 0, 0, 0, 171, 5, 2, 0, 0, 0, 200, 117, 1, 149, 117, 1, 0, 124,
    3, 1, 125, 1, 1, 0, 0, 0, 0, 0, 0, 171, 5, 2, 0, 0, 0, 216, 117, 1, 211, 117, 1, 4, 130,
    3, 2, 126, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 118, 7, 1, 9, 118, 1, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 212, 4, 4, 0, 0, 0, 22, 118, 1, 55, 113, 1, 0, 229,
    4, 1, 46, 1, 1, 0, 0, 0, 0, 0, 0, 101, 0, 2, 32, 4, 1, 123, 118, 1, 74, 118, 1, 0, 243,
    4, 1, 116, 1, 1, 0, 0, 0, 0, 0, 0, 171, 5, 2, 0, 0, 0, 168, 118, 1, 138, 118, 1, 0, 244,
    4, 1, 38, 1, 1, 0, 0, 0, 0, 0, 0, 115, 5, 2, 36, 4, 1, 188, 118, 1, 0, 0, 0, 0, 132,
    3, 2, 127, 2, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 16, 119, 1, 219, 118, 1, 0, 245,
    4, 1, 128, 1, 1, 0, 0, 0, 0, 0, 0, 115, 5, 2, 0, 0, 0, 119, 119, 1, 74, 118, 1, 0, 247,
    4, 1, 116, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 228, 119, 1, 159, 119, 1, 0, 248,
    4, 1, 129, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 120, 7, 1, 81, 120, 1, 243, 119, 1, 0, 136,
    3, 2, 130, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 122, 7, 1, 145, 120, 1, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 216, 4, 4, 0, 0, 0, 68, 122, 1, 102, 121, 1, 4, 74,
    2, 2, 131, 1, 18, 3, 0, 0, 141, 1, 2, 2, 0, 1, 0, 0, 0, 233, 123, 1, 221, 122, 1, 0, 147,
    0, 6, 132, 1, 1, 0, 0, 0, 0, 0, 0, 131, 7, 1, 124, 7, 1, 55, 124, 1, 0, 124, 1, 0, 253,
    4, 1, 133, 1, 1, 0, 0, 0, 252, 1, 1, 2, 0, 1, 0, 0, 0, 81, 124, 1, 174, 180, 0, 0, 128,
    2, 1, 134, 1, 1, 0, 0, 0, 0, 0, 0, 206, 6, 2, 0, 0, 0, 218, 124, 1, 103, 124, 1, 0, 151,
    0, 1, 135, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 126, 7, 1, 133, 125, 1, 239, 124, 1, 4, 138,
    3, 2, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 128, 7, 1, 210, 125, 1, 155, 125, 1, 0, 151,
    0, 1, 136, 1, 1, 0, 0, 0, 252, 1, 1, 2, 0, 1, 0, 0, 0, 232, 125, 1, 155, 125, 1, 0, 151,
    0, 1, 136, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 199, 126, 1, 5, 126, 1, 0, 71,
    2, 3, 132, 1, 1, 0, 0, 0, 0, 0, 0, 130, 7, 2, 132, 7, 1, 63, 127, 1, 220, 126, 1, 0, 151,
    0, 1, 39, 1, 1, 0, 0, 0, 253, 1, 1, 4, 0, 1, 134, 7, 1, 174, 127, 1, 82, 127, 1, 0, 170,
    2, 1, 132, 1, 1, 0, 0, 0, 254, 1, 1, 2, 0, 1, 0, 0, 0, 192, 127, 1, 72, 171, 0, 0, 151,
    0, 1, 38, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 36, 4, 1, 30, 128, 1, 224, 127, 1, 0, 140,
    3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 128, 1, 155, 125, 1, 0, 151,
    0, 1, 136, 1, 1, 0, 0, 0, 252, 1, 1, 2, 0, 1, 0, 0, 0, 186, 129, 1, 71, 128, 1, 0, 84,
    1, 4, 137, 2, 1, 0, 0, 0, 252, 0, 1, 136, 7, 2, 138, 7, 1, 96, 130, 1, 210, 129, 1, 4, 74,
    2, 3, 131, 1, 2, 1, 0, 0, 0, 0, 0, 138, 0, 2, 140, 7, 1, 180, 130, 1, 117, 130, 1, 4, 74,
    2, 1, 131, 1, 2, 1, 0, 0, 0, 0, 0, 138, 0, 2, 142, 7, 1, 114, 131, 1, 254, 130, 1, 1, 77,
    2, 3, 0, 0, 1, 0, 0, 0, 20, 1, 1, 0, 0, 0, 144, 7, 1, 228, 131, 1, 133, 131, 1, 0, 80,
    2, 3, 0, 0, 1, 0, 0, 0, 18, 1, 3, 0, 0, 0, 144, 7, 1, 149, 132, 1, 48, 132, 1, 0, 144,
    3, 1, 4, 1, 1, 0, 0, 0, 143, 1, 2, 2, 0, 1, 0, 0, 0, 224, 132, 1, 185, 132, 1, 0, 0,
    0, 0, 138, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 184, 133, 1, 5, 133, 1, 0, 144,
    3, 2, 138, 1, 1, 0, 0, 0, 143, 1, 2, 146, 7, 2, 148, 7, 1, 75, 134, 1, 220, 133, 1, 4, 74,
    2, 1, 131, 1, 19, 2, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 95, 134, 1, 155, 125, 1, 0, 151,
    0, 1, 136, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 116, 134, 1, 210, 23, 1, 0, 87,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 199, 0, 2, 0, 0, 0, 110, 139, 1, 105, 139, 1, 0, 148,
    3, 2, 139, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 196, 140, 1, 8, 140, 1, 0, 83,
    2, 2, 140, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 150, 7, 1, 246, 141, 1, 212, 140, 1, 0, 83,
    2, 3, 140, 1, 1, 0, 0, 0, 21, 1, 3, 67, 0, 4, 152, 7, 1, 18, 142, 1, 212, 140, 1, 0, 83,
    2, 3, 140, 1, 1, 0, 0, 0, 21, 1, 3, 67, 0, 4, 152, 7, 1, 110, 142, 1, 8, 140, 1, 0, 150,
    3, 2, 141, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 150, 7, 1, 131, 142, 1, 8, 140, 1, 0, 83,
    2, 2, 140, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 150, 7, 1, 27, 143, 1, 148, 142, 1, 0, 96,
    1, 1, 140, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 154, 7, 1, 50, 143, 1, 148, 142, 1, 0, 96,
    1, 1, 140, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 154, 7, 1, 73, 143, 1, 8, 140, 1, 0, 83,
    2, 2, 140, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 150, 7, 1, 90, 143, 1, 8, 140, 1, 0, 83,
    2, 2, 140, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 150, 7, 1, 105, 143, 1, 8, 140, 1, 0, 83,
    2, 2, 140, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 150, 7, 1, 122, 143, 1, 8, 140, 1, 0, 83,
    2, 2, 140, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 150, 7, 1, 150, 143, 1, 8, 140, 1, 0, 83,
    2, 2, 140, 1, 1, 0, 0, 0, 145, 1, 2, 186, 3, 5, 150, 7, 1, 167, 143, 1, 8, 140, 1, 0, 83,
    2, 2, 140, 1, 1, 0, 0, 0, 145, 1, 2, 186, 3, 5, 150, 7, 1, 184, 143, 1, 8, 140, 1, 0, 83,
    2, 2, 140, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 150, 7, 1, 129, 144, 1, 91, 144, 1, 0, 5,
    5, 1, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 55, 145, 1, 144, 144, 1, 0, 88,
    1, 4, 142, 1, 1, 0, 0, 0, 0, 0, 0, 237, 2, 6, 156, 7, 1, 144, 145, 1, 144, 144, 1, 0, 86,
    2, 3, 142, 1, 1, 0, 0, 0, 0, 0, 0, 35, 1, 7, 158, 7, 1, 167, 145, 1, 144, 144, 1, 0, 86,
    2, 3, 142, 1, 1, 0, 0, 0, 0, 0, 0, 42, 1, 7, 158, 7, 1, 190, 145, 1, 91, 144, 1, 0, 5,
    5, 1, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 205, 146, 1, 148, 146, 1, 0, 7,
    5, 1, 143, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 96, 147, 1, 219, 146, 1, 0, 152,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 215, 0, 8, 160, 7, 1, 113, 147, 1, 219, 146, 1, 0, 152,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 215, 0, 8, 160, 7, 1, 129, 147, 1, 219, 146, 1, 0, 152,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 215, 0, 8, 160, 7, 1, 50, 149, 1, 218, 148, 1, 0, 9,
    5, 1, 0, 0, 1, 0, 8, 1, 0, 0, 0, 223, 0, 8, 0, 0, 0, 36, 150, 1, 63, 149, 1, 1, 89,
    2, 3, 0, 0, 1, 0, 9, 2, 255, 1, 1, 223, 0, 8, 188, 4, 1, 159, 150, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 173, 150, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 186, 150, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 199, 150, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 212, 150, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 226, 150, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 60, 151, 1, 219, 146, 1, 0, 92,
    2, 3, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 162, 7, 1, 73, 151, 1, 219, 146, 1, 0, 156,
    3, 2, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 87, 151, 1, 219, 146, 1, 0, 156,
    3, 2, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 101, 151, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 114, 151, 1, 219, 146, 1, 0, 156,
    3, 2, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 127, 151, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 141, 151, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 156, 151, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 171, 151, 1, 91, 144, 1, 0, 5,
    5, 1, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 186, 151, 1, 219, 146, 1, 0, 158,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 201, 151, 1, 219, 146, 1, 0, 158,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 216, 151, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 229, 151, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 243, 151, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 1, 152, 1, 219, 146, 1, 0, 158,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 16, 152, 1, 219, 146, 1, 0, 158,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 71, 153, 1, 1, 153, 1, 0, 13,
    5, 1, 145, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 179, 153, 1, 96, 153, 1, 0, 161,
    3, 1, 146, 1, 1, 0, 0, 0, 0, 2, 1, 243, 2, 6, 0, 0, 0, 70, 154, 1, 202, 153, 1, 0, 160,
    3, 2, 145, 1, 1, 0, 0, 0, 0, 2, 1, 243, 2, 6, 164, 7, 1, 166, 154, 1, 92, 154, 1, 0, 0,
    0, 0, 147, 1, 1, 0, 0, 0, 217, 1, 1, 49, 1, 7, 166, 7, 1, 248, 154, 1, 181, 154, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 24, 1, 3, 67, 0, 4, 0, 0, 0, 149, 156, 1, 148, 146, 1, 0, 17,
    5, 1, 148, 1, 1, 0, 0, 0, 0, 0, 0, 233, 0, 6, 0, 0, 0, 167, 156, 1, 148, 146, 1, 0, 17,
    5, 1, 148, 1, 1, 0, 0, 0, 0, 0, 0, 233, 0, 6, 0, 0, 0, 185, 156, 1, 148, 146, 1, 0, 19,
    5, 1, 149, 1, 1, 0, 0, 0, 0, 0, 0, 232, 0, 7, 0, 0, 0, 203, 156, 1, 148, 146, 1, 0, 19,
    5, 1, 149, 1, 1, 0, 0, 0, 0, 0, 0, 56, 1, 7, 0, 0, 0, 23, 158, 1, 242, 156, 1, 0, 162,
    3, 2, 0, 0, 1, 0, 0, 0, 188, 0, 4, 67, 0, 4, 0, 0, 0, 61, 158, 1, 8, 140, 1, 0, 164,
    3, 2, 150, 1, 1, 0, 0, 0, 145, 1, 2, 67, 0, 4, 150, 7, 1, 200, 158, 1, 105, 158, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 27, 1, 3, 191, 3, 5, 0, 0, 0, 60, 159, 1, 239, 158, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 30, 1, 3, 191, 3, 5, 0, 0, 0, 80, 159, 1, 219, 146, 1, 0, 166,
    3, 2, 149, 1, 1, 0, 0, 0, 0, 0, 0, 63, 1, 7, 160, 7, 1, 91, 159, 1, 148, 146, 1, 0, 17,
    5, 1, 149, 1, 1, 0, 0, 0, 0, 0, 0, 248, 0, 7, 0, 0, 0, 106, 159, 1, 219, 146, 1, 0, 166,
    3, 2, 149, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 160, 7, 1, 117, 159, 1, 219, 146, 1, 0, 166,
    3, 2, 149, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 160, 7, 1, 128, 159, 1, 219, 146, 1, 0, 166,
    3, 2, 149, 1, 1, 0, 0, 0, 0, 0, 0, 63, 1, 7, 160, 7, 1, 139, 159, 1, 219, 146, 1, 0, 17,
    5, 1, 149, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 139, 160, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 164, 0, 9, 168, 7, 1, 155, 160, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 63, 0, 8, 168, 7, 1, 177, 160, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 63, 0, 8, 168, 7, 1, 204, 160, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 63, 0, 8, 168, 7, 1, 223, 160, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 63, 0, 8, 168, 7, 1, 247, 160, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 164, 0, 9, 168, 7, 1, 10, 161, 1, 219, 146, 1, 0, 166,
    3, 2, 149, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 160, 7, 1, 21, 161, 1, 219, 146, 1, 0, 166,
    3, 2, 149, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 160, 7, 1, 32, 161, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 164, 0, 9, 168, 7, 1, 50, 161, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 63, 0, 8, 168, 7, 1, 74, 161, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 63, 0, 8, 168, 7, 1, 103, 161, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 63, 0, 8, 168, 7, 1, 124, 161, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 63, 0, 8, 168, 7, 1, 150, 161, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 164, 0, 9, 168, 7, 1, 249, 161, 1, 171, 161, 1, 0, 23,
    5, 1, 152, 1, 1, 0, 0, 0, 186, 1, 1, 249, 2, 6, 0, 0, 0, 101, 162, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 115, 162, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 129, 162, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 143, 162, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 157, 162, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 170, 162, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 184, 162, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 197, 162, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 211, 162, 1, 219, 146, 1, 0, 92,
    2, 3, 144, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 162, 7, 1, 227, 162, 1, 219, 146, 1, 0, 156,
    3, 2, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 241, 162, 1, 219, 146, 1, 0, 156,
    3, 2, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 187, 163, 1, 255, 162, 1, 0, 95,
    2, 3, 144, 1, 1, 0, 0, 0, 0, 0, 0, 255, 2, 6, 170, 7, 1, 201, 163, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 32, 164, 1, 91, 144, 1, 0, 27,
    5, 1, 154, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 50, 164, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 65, 164, 1, 219, 146, 1, 0, 92,
    2, 3, 144, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 162, 7, 1, 149, 164, 1, 92, 164, 1, 0, 11,
    5, 1, 155, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 170, 164, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 42, 165, 1, 191, 164, 1, 0, 170,
    3, 2, 156, 1, 1, 0, 0, 0, 0, 0, 0, 5, 3, 6, 172, 7, 1, 57, 165, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 70, 165, 1, 219, 146, 1, 0, 172,
    3, 2, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 83, 165, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 98, 165, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 117, 165, 1, 91, 144, 1, 0, 5,
    5, 1, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 131, 165, 1, 219, 146, 1, 0, 98,
    2, 3, 142, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 162, 7, 1, 147, 165, 1, 219, 146, 1, 0, 158,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 161, 165, 1, 219, 146, 1, 0, 158,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 175, 165, 1, 91, 144, 1, 0, 5,
    5, 1, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 190, 165, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 203, 165, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 217, 165, 1, 91, 144, 1, 0, 11,
    5, 1, 144, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 231, 165, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 244, 165, 1, 91, 144, 1, 0, 25,
    5, 1, 153, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 36, 6, 1, 2, 166, 1, 219, 146, 1, 0, 98,
    2, 3, 142, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 162, 7, 1, 18, 166, 1, 219, 146, 1, 0, 158,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 32, 166, 1, 219, 146, 1, 0, 158,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 217, 0, 6, 28, 6, 1, 103, 166, 1, 46, 166, 1, 0, 96,
    1, 1, 157, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 126, 166, 1, 46, 166, 1, 0, 96,
    1, 1, 157, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 70, 167, 1, 157, 166, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 64, 0, 7, 11, 3, 6, 0, 0, 0, 196, 167, 1, 91, 167, 1, 0, 174,
    3, 2, 158, 1, 1, 0, 0, 0, 24, 1, 1, 17, 3, 6, 174, 7, 1, 103, 168, 1, 240, 167, 1, 0, 92,
    2, 1, 144, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 119, 168, 1, 240, 167, 1, 0, 92,
    2, 1, 144, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 135, 168, 1, 240, 167, 1, 0, 92,
    2, 1, 144, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 151, 168, 1, 240, 167, 1, 0, 98,
    2, 1, 142, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 92, 169, 1, 10, 169, 1, 0, 32,
    5, 1, 159, 1, 1, 0, 0, 0, 24, 1, 1, 67, 0, 4, 178, 7, 1, 187, 169, 1, 120, 169, 1, 0, 176,
    3, 2, 158, 1, 1, 0, 0, 0, 24, 1, 1, 17, 3, 6, 174, 7, 1, 7, 170, 1, 218, 169, 1, 0, 0,
    0, 0, 46, 1, 1, 0, 0, 0, 24, 1, 1, 67, 0, 4, 32, 4, 1, 234, 170, 1, 34, 170, 1, 0, 178,
    3, 2, 144, 1, 1, 0, 0, 0, 147, 1, 2, 67, 0, 4, 180, 7, 1, 4, 171, 1, 34, 170, 1, 0, 178,
    3, 2, 144, 1, 1, 0, 0, 0, 147, 1, 2, 67, 0, 4, 180, 7, 1, 30, 171, 1, 34, 170, 1, 0, 178,
    3, 2, 144, 1, 1, 0, 0, 0, 147, 1, 2, 67, 0, 4, 180, 7, 1, 56, 171, 1, 34, 170, 1, 0, 178,
    3, 2, 144, 1, 1, 0, 0, 0, 147, 1, 2, 67, 0, 4, 180, 7, 1, 82, 171, 1, 34, 170, 1, 0, 180,
    3, 2, 142, 1, 1, 0, 0, 0, 147, 1, 2, 67, 0, 4, 180, 7, 1, 108, 171, 1, 34, 170, 1, 0, 180,
    3, 2, 142, 1, 1, 0, 0, 0, 147, 1, 2, 67, 0, 4, 180, 7, 1, 134, 171, 1, 34, 170, 1, 0, 180,
    3, 2, 142, 1, 1, 0, 0, 0, 147, 1, 2, 196, 3, 5, 180, 7, 1, 160, 171, 1, 34, 170, 1, 0, 180,
    3, 2, 142, 1, 1, 0, 0, 0, 147, 1, 2, 196, 3, 5, 180, 7, 1, 115, 172, 1, 120, 169, 1, 0, 182,
    3, 2, 160, 1, 1, 0, 0, 0, 24, 1, 1, 17, 3, 6, 174, 7, 1, 214, 172, 1, 144, 172, 1, 0, 184,
    3, 2, 158, 1, 1, 0, 0, 0, 24, 1, 1, 17, 3, 6, 174, 7, 1, 247, 172, 1, 144, 172, 1, 0, 184,
    3, 2, 158, 1, 1, 0, 0, 0, 24, 1, 1, 17, 3, 6, 174, 7, 1, 91, 173, 1, 22, 173, 1, 0, 186,
    3, 2, 158, 1, 1, 0, 0, 0, 24, 1, 1, 17, 3, 6, 174, 7, 1, 123, 173, 1, 34, 170, 1, 0, 180,
    3, 2, 142, 1, 1, 0, 0, 0, 147, 1, 2, 186, 3, 5, 180, 7, 1, 149, 173, 1, 34, 170, 1, 0, 180,
    3, 2, 142, 1, 1, 0, 0, 0, 147, 1, 2, 186, 3, 5, 180, 7, 1, 175, 173, 1, 240, 167, 1, 0, 98,
    2, 1, 142, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 191, 173, 1, 240, 167, 1, 0, 98,
    2, 1, 142, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 207, 173, 1, 240, 167, 1, 0, 98,
    2, 1, 142, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 223, 173, 1, 240, 167, 1, 0, 98,
    2, 1, 142, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 239, 173, 1, 219, 146, 1, 0, 188,
    3, 2, 148, 1, 1, 0, 0, 0, 0, 0, 0, 215, 0, 8, 160, 7, 1, 149, 174, 1, 250, 173, 1, 0, 152,
    3, 2, 155, 1, 1, 0, 0, 0, 0, 0, 0, 71, 1, 6, 182, 7, 1, 165, 174, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 61, 0, 10, 168, 7, 1, 178, 174, 1, 219, 146, 1, 0, 188,
    3, 2, 148, 1, 1, 0, 0, 0, 0, 0, 0, 215, 0, 8, 160, 7, 1, 52, 175, 1, 228, 174, 1, 0, 110,
    2, 2, 161, 1, 1, 0, 0, 0, 192, 0, 4, 67, 0, 4, 0, 0, 0, 198, 175, 1, 80, 175, 1, 0, 101,
    2, 3, 161, 1, 1, 0, 0, 0, 193, 0, 1, 29, 3, 6, 184, 7, 1, 30, 176, 1, 225, 175, 1, 0, 104,
    2, 3, 0, 0, 1, 0, 0, 0, 192, 0, 4, 67, 0, 4, 0, 0, 0, 116, 176, 1, 59, 176, 1, 0, 0,
    0, 0, 162, 1, 1, 0, 0, 0, 1, 2, 1, 51, 1, 5, 186, 7, 1, 159, 176, 1, 154, 176, 1, 0, 190,
    3, 1, 163, 1, 1, 0, 0, 0, 0, 0, 0, 67, 0, 4, 0, 0, 0, 38, 177, 1, 189, 176, 1, 0, 190,
    3, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 67, 0, 4, 0, 0, 0, 69, 177, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 61, 0, 10, 168, 7, 1, 85, 177, 1, 219, 146, 1, 0, 188,
    3, 2, 148, 1, 1, 0, 0, 0, 0, 0, 0, 216, 0, 7, 160, 7, 1, 96, 177, 1, 250, 173, 1, 0, 152,
    3, 2, 155, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 182, 7, 1, 15, 178, 1, 134, 177, 1, 0, 92,
    1, 1, 164, 1, 1, 0, 0, 0, 0, 0, 0, 35, 3, 6, 188, 7, 1, 143, 179, 1, 169, 178, 1, 0, 92,
    1, 4, 165, 1, 1, 0, 0, 0, 2, 2, 1, 51, 1, 5, 0, 0, 0, 218, 179, 1, 165, 179, 1, 0, 39,
    5, 1, 142, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 244, 179, 1, 239, 179, 1, 0, 107,
    2, 3, 157, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 96, 180, 1, 91, 144, 1, 0, 11,
    5, 1, 151, 1, 1, 0, 0, 0, 0, 0, 0, 174, 0, 8, 190, 7, 1, 108, 180, 1, 91, 144, 1, 0, 11,
    5, 1, 151, 1, 1, 0, 0, 0, 0, 0, 0, 174, 0, 8, 190, 7, 1, 141, 180, 1, 120, 180, 1, 0, 204,
    1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 67, 0, 4, 188, 4, 1, 162, 180, 1, 240, 167, 1, 0, 92,
    2, 1, 144, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 182, 180, 1, 240, 167, 1, 0, 98,
    2, 1, 142, 1, 1, 0, 0, 0, 147, 1, 2, 23, 3, 6, 176, 7, 1, 254, 180, 1, 27, 169, 1, 0, 32,
    5, 1, 166, 1, 1, 0, 0, 0, 0, 0, 0, 67, 0, 4, 178, 7, 1, 163, 181, 1, 23, 181, 1, 0, 190,
    3, 1, 163, 1, 1, 0, 0, 0, 188, 0, 2, 67, 0, 4, 0, 0, 0, 174, 181, 1, 223, 159, 1, 0, 192,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 61, 0, 10, 168, 7, 1, 191, 181, 1, 223, 159, 1, 0, 192,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 61, 0, 10, 168, 7, 1, 210, 181, 1, 91, 144, 1, 0, 41,
    5, 1, 151, 1, 1, 0, 0, 0, 0, 0, 0, 173, 0, 9, 190, 7, 1, 227, 181, 1, 223, 159, 1, 0, 192,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 61, 0, 10, 168, 7, 1, 249, 181, 1, 223, 159, 1, 0, 192,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 61, 0, 10, 168, 7, 1, 106, 182, 1, 23, 182, 1, 0, 194,
    3, 2, 167, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 74, 183, 1, 212, 182, 1, 0, 196,
    3, 2, 168, 1, 1, 0, 0, 0, 0, 0, 0, 41, 3, 6, 192, 7, 1, 98, 183, 1, 202, 154, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 25, 1, 2, 67, 0, 4, 0, 0, 0, 157, 183, 1, 118, 183, 1, 0, 0,
    0, 0, 162, 1, 1, 0, 0, 0, 3, 2, 1, 51, 1, 5, 186, 7, 1, 134, 184, 1, 208, 183, 1, 0, 110,
    2, 3, 169, 1, 1, 0, 0, 0, 188, 0, 1, 67, 0, 4, 194, 7, 1, 165, 184, 1, 87, 175, 1, 0, 113,
    2, 3, 169, 1, 1, 0, 0, 0, 0, 0, 0, 29, 3, 6, 184, 7, 1, 84, 185, 1, 198, 184, 1, 0, 96,
    1, 4, 0, 0, 1, 0, 0, 0, 188, 0, 1, 67, 0, 4, 194, 7, 1, 116, 185, 1, 91, 144, 1, 0, 5,
    5, 1, 142, 1, 1, 0, 0, 0, 0, 0, 0, 216, 0, 7, 36, 6, 1, 126, 185, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 164, 0, 9, 168, 7, 1, 145, 185, 1, 140, 185, 1, 0, 107,
    2, 3, 157, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 166, 185, 1, 46, 166, 1, 0, 96,
    1, 1, 157, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 189, 185, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 224, 0, 7, 0, 0, 0, 202, 185, 1, 101, 187, 0, 0, 174,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 224, 0, 7, 0, 0, 0, 220, 185, 1, 148, 146, 1, 0, 19,
    5, 1, 148, 1, 1, 0, 0, 0, 0, 0, 0, 231, 0, 8, 0, 0, 0, 235, 185, 1, 219, 146, 1, 0, 188,
    3, 2, 148, 1, 1, 0, 0, 0, 0, 0, 0, 216, 0, 7, 160, 7, 1, 18, 186, 1, 243, 174, 1, 0, 116,
    2, 2, 140, 1, 1, 0, 0, 0, 4, 2, 1, 70, 1, 7, 0, 0, 0, 29, 186, 1, 243, 174, 1, 0, 116,
    2, 3, 140, 1, 1, 0, 0, 0, 4, 2, 1, 47, 3, 6, 0, 0, 0, 46, 186, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 71, 0, 10, 168, 7, 1, 65, 186, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 71, 0, 10, 168, 7, 1, 89, 186, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 71, 0, 10, 168, 7, 1, 105, 186, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 71, 0, 10, 168, 7, 1, 126, 186, 1, 219, 146, 1, 0, 188,
    3, 2, 148, 1, 1, 0, 0, 0, 0, 0, 0, 216, 0, 7, 160, 7, 1, 137, 186, 1, 250, 173, 1, 0, 152,
    3, 2, 155, 1, 1, 0, 0, 0, 0, 0, 0, 53, 3, 6, 182, 7, 1, 156, 186, 1, 219, 146, 1, 0, 19,
    5, 1, 148, 1, 1, 0, 0, 0, 0, 0, 0, 216, 0, 7, 36, 6, 1, 170, 186, 1, 219, 146, 1, 0, 188,
    3, 2, 148, 1, 1, 0, 0, 0, 0, 0, 0, 216, 0, 7, 160, 7, 1, 181, 186, 1, 243, 174, 1, 0, 116,
    2, 2, 140, 1, 1, 0, 0, 0, 4, 2, 1, 77, 1, 7, 0, 0, 0, 193, 186, 1, 243, 174, 1, 0, 116,
    2, 3, 140, 1, 1, 0, 0, 0, 4, 2, 1, 77, 1, 7, 0, 0, 0, 13, 187, 1, 211, 186, 1, 0, 119,
    2, 3, 143, 1, 1, 0, 0, 0, 0, 0, 0, 84, 1, 7, 38, 6, 1, 152, 187, 1, 26, 187, 1, 0, 152,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 239, 0, 8, 196, 7, 1, 175, 187, 1, 26, 187, 1, 0, 152,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 239, 0, 8, 196, 7, 1, 202, 187, 1, 26, 187, 1, 0, 152,
    3, 2, 142, 1, 1, 0, 0, 0, 0, 0, 0, 239, 0, 8, 196, 7, 1, 231, 187, 1, 226, 187, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 149, 1, 2, 11, 3, 6, 0, 0, 0, 90, 188, 1, 250, 187, 1, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 33, 1, 3, 11, 3, 6, 0, 0, 0, 123, 188, 1, 118, 188, 1, 4, 0,
    0, 0, 4, 1, 8, 1, 0, 0, 0, 0, 0, 59, 3, 6, 198, 7, 1, 65, 189, 1, 170, 188, 1, 0, 190,
    3, 2, 0, 0, 1, 0, 0, 0, 188, 0, 2, 67, 0, 4, 0, 0, 0, 133, 189, 1, 77, 189, 1, 0, 45,
    5, 1, 167, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 149, 189, 1, 148, 146, 1, 0, 19,
    5, 1, 148, 1, 1, 0, 0, 0, 0, 0, 0, 247, 0, 8, 0, 0, 0, 164, 189, 1, 219, 146, 1, 0, 188,
    3, 2, 148, 1, 1, 0, 0, 0, 0, 0, 0, 255, 0, 8, 160, 7, 1, 175, 189, 1, 243, 174, 1, 0, 116,
    2, 2, 140, 1, 1, 0, 0, 0, 4, 2, 1, 91, 1, 7, 0, 0, 0, 186, 189, 1, 243, 174, 1, 0, 116,
    2, 3, 140, 1, 1, 0, 0, 0, 4, 2, 1, 78, 1, 6, 0, 0, 0, 203, 189, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 10, 168, 7, 1, 222, 189, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 10, 168, 7, 1, 246, 189, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 10, 168, 7, 1, 6, 190, 1, 223, 159, 1, 0, 152,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 81, 0, 10, 168, 7, 1, 27, 190, 1, 219, 146, 1, 0, 188,
    3, 2, 148, 1, 1, 0, 0, 0, 0, 0, 0, 255, 0, 8, 160, 7, 1, 38, 190, 1, 250, 173, 1, 0, 152,
    3, 2, 155, 1, 1, 0, 0, 0, 0, 0, 0, 53, 3, 6, 182, 7, 1, 57, 190, 1, 3, 19, 1, 0, 0,
    0, 0, 158, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 69, 190, 1, 223, 159, 1, 0, 168,
    3, 2, 151, 1, 1, 0, 0, 0, 0, 0, 0, 164, 0, 9, 168, 7, 1, 85, 190, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 65, 3, 6, 0, 0, 0, 16, 191, 1, 124, 190, 1, 0, 46,
    5, 1, 170, 1, 1, 0, 0, 0, 5, 2, 1, 67, 0, 4, 200, 7, 1, 165, 191, 1, 207, 191, 1, 0, 198,
    3, 2, 171, 1, 1, 0, 0, 0, 0, 0, 0, 71, 3, 6, 202, 7, 1, 157, 192, 1, 192, 191, 1, 0, 122,
    2, 3, 165, 1, 1, 0, 0, 0, 0, 0, 0, 98, 1, 7, 204, 7, 1, 73, 193, 1, 183, 192, 1, 0, 200,
    3, 2, 165, 1, 1, 0, 0, 0, 6, 2, 1, 77, 3, 6, 0, 0, 0, 163, 193, 1, 243, 174, 1, 0, 202,
    3, 2, 172, 1, 1, 0, 0, 0, 0, 0, 0, 51, 1, 5, 0, 0, 0, 216, 193, 1, 211, 193, 1, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 156, 0, 5, 182, 0, 9, 0, 0, 0, 29, 194, 1, 227, 193, 1, 0, 0,
    0, 0, 170, 1, 1, 0, 0, 0, 7, 2, 1, 105, 1, 7, 206, 7, 1, 120, 194, 1, 70, 194, 1, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 8, 2, 1, 60, 3, 5, 0, 0, 0, 136, 194, 1, 178, 161, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 225, 0, 6, 0, 0, 0, 196, 194, 1, 153, 194, 1, 0, 0,
    0, 0, 173, 1, 1, 0, 0, 0, 9, 2, 1, 51, 1, 5, 0, 0, 0, 43, 195, 1, 244, 194, 1, 4, 0,
    0, 0, 0, 0, 5, 1, 0, 0, 10, 2, 1, 60, 3, 5, 0, 0, 0, 141, 195, 1, 64, 195, 1, 0, 98,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 112, 1, 7, 0, 0, 0, 120, 196, 1, 213, 195, 1, 4, 0,
    0, 0, 0, 0, 20, 1, 0, 0, 196, 0, 4, 91, 0, 10, 0, 0, 0, 133, 196, 1, 174, 180, 0, 0, 128,
    2, 1, 134, 1, 1, 0, 0, 0, 0, 0, 0, 176, 5, 3, 236, 6, 1, 157, 196, 1, 129, 24, 1, 0, 51,
    5, 1, 39, 1, 1, 0, 0, 0, 222, 1, 1, 50, 1, 2, 208, 7, 1, 179, 196, 1, 90, 25, 1, 0, 204,
    3, 2, 38, 1, 1, 0, 0, 0, 0, 0, 0, 220, 4, 4, 104, 4, 2, 14, 197, 1, 190, 196, 1, 0, 211,
    1, 1, 133, 1, 1, 0, 0, 0, 0, 0, 0, 210, 7, 2, 212, 7, 1, 38, 197, 1, 129, 24, 1, 0, 51,
    5, 1, 39, 1, 1, 0, 0, 0, 222, 1, 1, 50, 1, 2, 214, 7, 1, 166, 197, 1, 19, 126, 1, 0, 206,
    3, 2, 4, 1, 1, 0, 0, 0, 0, 0, 0, 179, 5, 3, 224, 4, 2, 199, 197, 1, 30, 33, 1, 1, 100,
    1, 4, 133, 1, 1, 0, 0, 0, 6, 1, 3, 228, 4, 4, 232, 4, 2, 161, 198, 1, 250, 197, 1, 0, 52,
    5, 1, 174, 1, 1, 0, 0, 0, 0, 0, 0, 182, 5, 3, 236, 4, 2, 116, 199, 1, 233, 198, 1, 0, 208,
    3, 2, 133, 1, 1, 0, 0, 0, 151, 1, 2, 50, 1, 2, 216, 7, 1, 241, 199, 1, 130, 199, 1, 4, 54,
    5, 1, 133, 1, 8, 1, 0, 0, 0, 0, 0, 185, 5, 3, 83, 3, 3, 206, 126, 1, 1, 200, 1, 0, 125,
    2, 3, 133, 1, 1, 0, 0, 0, 0, 0, 0, 201, 3, 5, 240, 4, 2, 63, 202, 1, 227, 200, 1, 1, 200,
    0, 5, 133, 1, 1, 0, 0, 0, 6, 1, 3, 89, 3, 6, 244, 4, 2, 181, 203, 1, 83, 202, 1, 1, 104,
    1, 4, 133, 1, 1, 0, 0, 0, 36, 1, 3, 95, 3, 6, 218, 7, 1, 185, 204, 1, 193, 203, 1, 5, 128,
    2, 3, 39, 1, 2, 1, 0, 0, 39, 1, 3, 50, 1, 2, 101, 3, 3, 196, 204, 1, 227, 200, 1, 1, 200,
    0, 5, 0, 0, 1, 0, 0, 0, 6, 1, 3, 93, 3, 1, 124, 4, 1, 232, 204, 1, 72, 171, 0, 0, 80,
    3, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 50, 1, 2, 248, 4, 2, 49, 205, 1, 47, 32, 1, 0, 210,
    3, 2, 39, 1, 1, 0, 0, 0, 0, 0, 0, 50, 1, 2, 248, 6, 1, 219, 205, 1, 64, 205, 1, 0, 131,
    2, 3, 133, 1, 1, 0, 0, 0, 153, 1, 2, 50, 1, 2, 220, 7, 1, 141, 206, 1, 21, 206, 1, 0, 55,
    5, 1, 175, 1, 1, 0, 0, 0, 0, 0, 0, 188, 5, 3, 252, 4, 2, 122, 207, 1, 154, 206, 1, 0, 134,
    2, 3, 133, 1, 1, 0, 0, 0, 36, 1, 3, 95, 3, 6, 218, 7, 1, 123, 134, 1, 101, 187, 0, 0, 86,
    1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 5, 4, 0, 0, 0, 213, 208, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 248, 208, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 206, 3, 5, 0, 0, 0, 240, 209, 1, 0, 0, 0, 0, 137,
    2, 3, 177, 1, 1, 0, 0, 0, 76, 0, 1, 107, 3, 6, 0, 0, 0, 54, 214, 1, 0, 0, 0, 0, 59,
    5, 1, 178, 1, 1, 0, 0, 0, 11, 2, 1, 191, 5, 3, 0, 0, 0, 66, 214, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 12, 2, 1, 4, 5, 4, 0, 0, 0, 218, 216, 1, 0, 0, 0, 0, 140,
    2, 1, 179, 1, 1, 0, 0, 0, 200, 0, 4, 191, 5, 3, 0, 0, 0, 234, 216, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 206, 3, 5, 0, 0, 0, 251, 216, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 4, 5, 4, 0, 0, 0, 12, 217, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 206, 3, 5, 0, 0, 0, 28, 217, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 206, 3, 5, 0, 0, 0, 45, 217, 1, 0, 0, 0, 0, 228,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 194, 5, 3, 0, 0, 0, 55, 217, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 73, 217, 1, 0, 0, 0, 0, 228,
    3, 1, 176, 1, 1, 0, 0, 0, 204, 0, 4, 191, 5, 3, 0, 0, 0, 84, 217, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 93, 217, 1, 0, 0, 0, 0, 62,
    5, 1, 176, 1, 1, 0, 0, 0, 11, 2, 1, 191, 5, 3, 0, 0, 0, 131, 217, 1, 0, 0, 0, 4, 214,
    3, 2, 180, 1, 21, 2, 0, 0, 0, 0, 0, 17, 5, 3, 222, 7, 1, 206, 217, 1, 0, 0, 0, 0, 0,
    0, 0, 176, 1, 1, 0, 0, 0, 13, 2, 1, 8, 5, 4, 224, 7, 1, 250, 219, 1, 0, 0, 0, 0, 140,
    2, 3, 179, 1, 1, 0, 0, 0, 208, 0, 4, 191, 5, 3, 0, 0, 0, 112, 222, 1, 0, 0, 0, 0, 143,
    2, 3, 181, 1, 1, 0, 0, 0, 212, 0, 4, 191, 5, 3, 0, 0, 0, 124, 222, 1, 0, 0, 0, 0, 215,
    3, 1, 182, 1, 1, 0, 0, 0, 42, 1, 3, 112, 3, 1, 0, 0, 0, 136, 222, 1, 0, 0, 0, 0, 140,
    2, 3, 179, 1, 1, 0, 0, 0, 208, 0, 4, 191, 5, 3, 0, 0, 0, 172, 222, 1, 0, 0, 0, 0, 218,
    3, 2, 183, 1, 1, 0, 0, 0, 0, 0, 0, 4, 5, 4, 0, 0, 0, 197, 222, 1, 0, 0, 0, 0, 212,
    3, 2, 184, 1, 1, 0, 0, 0, 0, 0, 0, 211, 3, 5, 0, 0, 0, 208, 222, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 217, 222, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 244, 224, 1, 0, 0, 0, 0, 146,
    2, 3, 185, 1, 1, 0, 0, 0, 211, 0, 1, 191, 5, 3, 0, 0, 0, 57, 227, 1, 0, 0, 0, 0, 220,
    3, 2, 186, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 69, 227, 1, 0, 0, 0, 0, 212,
    3, 2, 184, 1, 1, 0, 0, 0, 0, 0, 0, 4, 5, 4, 0, 0, 0, 82, 227, 1, 0, 0, 0, 0, 212,
    3, 2, 184, 1, 1, 0, 0, 0, 0, 0, 0, 4, 5, 4, 0, 0, 0, 101, 227, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 194, 5, 3, 0, 0, 0, 115, 227, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 124, 227, 1, 0, 0, 0, 0, 222,
    3, 2, 187, 1, 1, 0, 0, 0, 0, 0, 0, 216, 3, 5, 0, 0, 0, 141, 227, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 4, 5, 4, 0, 0, 0, 199, 227, 1, 0, 0, 0, 0, 222,
    3, 1, 184, 1, 1, 0, 0, 0, 0, 0, 0, 12, 5, 4, 226, 7, 1, 216, 227, 1, 0, 0, 0, 0, 222,
    3, 2, 187, 1, 1, 0, 0, 0, 0, 0, 0, 216, 3, 5, 0, 0, 0, 232, 227, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 4, 5, 4, 0, 0, 0, 1, 228, 1, 0, 0, 0, 0, 222,
    3, 2, 187, 1, 1, 0, 0, 0, 0, 0, 0, 216, 3, 5, 0, 0, 0, 37, 228, 1, 0, 0, 0, 0, 224,
    3, 2, 188, 1, 1, 0, 0, 0, 14, 2, 1, 191, 5, 3, 0, 0, 0, 49, 228, 1, 0, 0, 0, 0, 140,
    2, 1, 179, 1, 1, 0, 0, 0, 200, 0, 3, 191, 5, 3, 0, 0, 0, 65, 228, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 206, 3, 5, 0, 0, 0, 78, 228, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 206, 3, 5, 0, 0, 0, 91, 228, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 15, 2, 1, 206, 3, 5, 0, 0, 0, 100, 228, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 203, 0, 1, 191, 5, 3, 0, 0, 0, 169, 230, 1, 0, 0, 0, 0, 149,
    2, 3, 189, 1, 1, 0, 0, 0, 16, 2, 1, 191, 5, 3, 0, 0, 0, 178, 230, 1, 0, 0, 0, 0, 212,
    3, 2, 190, 1, 1, 0, 0, 0, 0, 0, 0, 4, 5, 4, 0, 0, 0, 187, 230, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 203, 230, 1, 0, 0, 0, 0, 59,
    5, 1, 191, 1, 1, 0, 0, 0, 11, 2, 1, 191, 5, 3, 0, 0, 0, 219, 230, 1, 0, 0, 0, 0, 59,
    5, 1, 191, 1, 1, 0, 0, 0, 11, 2, 1, 191, 5, 3, 0, 0, 0, 235, 230, 1, 0, 0, 0, 0, 59,
    5, 1, 191, 1, 1, 0, 0, 0, 11, 2, 1, 191, 5, 3, 0, 0, 0, 251, 230, 1, 0, 0, 0, 0, 59,
    5, 1, 191, 1, 1, 0, 0, 0, 11, 2, 1, 191, 5, 3, 0, 0, 0, 11, 231, 1, 0, 0, 0, 0, 59,
    5, 1, 191, 1, 1, 0, 0, 0, 11, 2, 1, 191, 5, 3, 0, 0, 0, 28, 231, 1, 0, 0, 0, 0, 59,
    5, 1, 191, 1, 1, 0, 0, 0, 11, 2, 1, 191, 5, 3, 0, 0, 0, 44, 231, 1, 0, 0, 0, 0, 228,
    3, 1, 176, 1, 1, 0, 0, 0, 71, 0, 7, 194, 5, 3, 0, 0, 0, 57, 231, 1, 0, 0, 0, 0, 212,
    3, 1, 189, 1, 1, 0, 0, 0, 17, 2, 1, 191, 5, 3, 0, 0, 0, 70, 231, 1, 0, 0, 0, 0, 140,
    2, 1, 179, 1, 1, 0, 0, 0, 216, 0, 4, 191, 5, 3, 0, 0, 0, 82, 231, 1, 0, 0, 0, 0, 59,
    5, 1, 191, 1, 1, 0, 0, 0, 11, 2, 1, 191, 5, 3, 0, 0, 0, 95, 231, 1, 0, 0, 0, 0, 154,
    2, 1, 192, 2, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 107, 231, 1, 0, 0, 0, 0, 212,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 118, 231, 1, 0, 0, 0, 0, 152,
    2, 3, 193, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 131, 231, 1, 0, 0, 0, 0, 155,
    2, 3, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 143, 231, 1, 0, 0, 0, 0, 228,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 187, 233, 1, 0, 0, 0, 0, 76,
    5, 1, 194, 1, 1, 0, 0, 0, 155, 1, 2, 191, 5, 3, 0, 0, 0, 198, 233, 1, 0, 0, 0, 0, 212,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 4, 5, 4, 0, 0, 0, 207, 233, 1, 0, 0, 0, 0, 228,
    3, 2, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 218, 233, 1, 0, 0, 0, 0, 228,
    3, 1, 176, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 228, 233, 1, 0, 0, 0, 0, 78,
    5, 1, 191, 1, 1, 0, 0, 0, 18, 2, 1, 191, 5, 3, 0, 0, 0, 238, 233, 1, 0, 0, 0, 0, 230,
    3, 2, 194, 1, 1, 0, 0, 0, 0, 0, 0, 191, 5, 3, 0, 0, 0, 42, 234, 1, 0, 0, 0, 0, 158,
    2, 3, 179, 1, 1, 0, 0, 0, 220, 0, 4, 191, 5, 3, 0, 0, 0, 64, 234, 1, 0, 0, 0, 4, 215,
    3, 1, 180, 1, 22, 2, 0, 0, 0, 0, 0, 16, 5, 4, 222, 7, 1, 80, 234, 1, 0, 0, 0, 0, 215,
    3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 197, 5, 3, 0, 0, 0, 130, 235, 1, 196, 234, 1, 0, 234,
    3, 2, 0, 0, 1, 0, 0, 0, 157, 1, 2, 120, 1, 2, 228, 7, 1, 96, 236, 1, 218, 235, 1, 4, 79,
    5, 1, 195, 1, 23, 1, 0, 0, 0, 0, 0, 221, 3, 5, 34, 5, 1, 91, 237, 1, 237, 236, 1, 0, 82,
    5, 1, 196, 1, 1, 0, 0, 0, 0, 0, 0, 20, 5, 4, 0, 0, 0, 20, 238, 1, 167, 237, 1, 0, 205,
    0, 1, 0, 0, 1, 0, 0, 0, 42, 0, 8, 120, 1, 2, 230, 7, 1, 63, 238, 1, 192, 170, 0, 0, 84,
    5, 1, 197, 1, 1, 0, 0, 0, 0, 0, 0, 24, 5, 4, 0, 0, 0, 144, 238, 1, 78, 238, 1, 4, 244,
    3, 1, 195, 1, 8, 1, 0, 0, 0, 0, 0, 200, 5, 3, 34, 5, 1, 189, 238, 1, 237, 236, 1, 0, 244,
    3, 1, 198, 1, 1, 0, 0, 0, 0, 0, 0, 203, 5, 3, 0, 0, 0, 51, 239, 1, 227, 238, 1, 0, 244,
    3, 1, 199, 1, 1, 0, 0, 0, 19, 2, 1, 203, 5, 3, 0, 0, 0, 166, 239, 1, 85, 239, 1, 0, 244,
    3, 1, 200, 1, 1, 0, 0, 0, 20, 2, 1, 203, 5, 3, 0, 0, 0, 13, 240, 1, 223, 237, 1, 0, 205,
    0, 1, 201, 1, 1, 0, 0, 0, 159, 1, 2, 20, 5, 4, 232, 7, 1, 49, 240, 1, 223, 237, 1, 0, 205,
    0, 1, 201, 1, 1, 0, 0, 0, 161, 1, 2, 28, 5, 4, 232, 7, 1, 154, 240, 1, 93, 240, 1, 0, 244,
    3, 1, 202, 1, 1, 0, 0, 0, 0, 0, 0, 20, 5, 4, 0, 0, 0, 178, 240, 1, 237, 236, 1, 0, 244,
    3, 1, 198, 1, 1, 0, 0, 0, 163, 1, 2, 206, 5, 3, 0, 0, 0, 208, 240, 1, 237, 236, 1, 0, 244,
    3, 1, 202, 1, 1, 0, 0, 0, 21, 2, 1, 20, 5, 3, 0, 0, 0, 22, 241, 1, 237, 236, 1, 0, 91,
    5, 1, 202, 1, 1, 0, 0, 0, 22, 2, 1, 20, 5, 4, 0, 0, 0, 42, 241, 1, 237, 236, 1, 0, 91,
    5, 1, 202, 1, 1, 0, 0, 0, 165, 1, 2, 20, 5, 4, 0, 0, 0, 102, 241, 1, 66, 241, 1, 0, 244,
    3, 1, 0, 0, 1, 0, 0, 0, 23, 2, 1, 20, 5, 4, 0, 0, 0, 198, 241, 1, 223, 237, 1, 0, 205,
    0, 1, 203, 1, 1, 0, 0, 0, 23, 2, 1, 20, 5, 4, 234, 7, 1, 60, 242, 1, 227, 241, 1, 0, 92,
    5, 1, 204, 1, 1, 0, 0, 0, 24, 2, 1, 209, 5, 3, 236, 7, 1, 158, 242, 1, 84, 242, 1, 0, 94,
    5, 1, 205, 1, 1, 0, 0, 0, 25, 2, 1, 120, 1, 2, 0, 0, 0, 218, 242, 1, 178, 242, 1, 0, 96,
    5, 1, 0, 0, 1, 0, 0, 0, 234, 1, 1, 120, 1, 2, 0, 0, 0, 224, 243, 1, 71, 243, 1, 0, 236,
    3, 2, 206, 1, 1, 0, 0, 0, 0, 0, 0, 212, 5, 3, 238, 7, 1, 156, 244, 1, 18, 244, 1, 4, 98,
    5, 1, 195, 1, 8, 1, 0, 0, 26, 2, 1, 226, 3, 5, 32, 5, 2, 9, 245, 1, 175, 244, 1, 0, 99,
    5, 1, 195, 1, 1, 0, 0, 0, 27, 2, 1, 215, 5, 3, 0, 0, 0, 33, 245, 1, 223, 237, 1, 0, 205,
    0, 1, 203, 1, 1, 0, 0, 0, 0, 0, 0, 20, 5, 4, 234, 7, 1, 69, 245, 1, 64, 245, 1, 0, 205,
    0, 1, 203, 2, 1, 0, 0, 0, 167, 1, 2, 20, 5, 3, 240, 7, 1, 108, 246, 1, 202, 245, 1, 0, 240,
    3, 2, 207, 1, 1, 0, 0, 0, 0, 0, 0, 120, 1, 1, 242, 7, 1, 153, 246, 1, 223, 237, 1, 0, 205,
    0, 1, 203, 1, 1, 0, 0, 0, 0, 0, 0, 20, 5, 4, 234, 7, 1, 48, 247, 1, 233, 246, 1, 0, 205,
    0, 1, 203, 1, 1, 0, 0, 0, 28, 2, 1, 20, 5, 4, 234, 7, 1, 251, 247, 1, 81, 247, 1, 0, 242,
    3, 2, 0, 0, 1, 0, 0, 0, 29, 2, 1, 21, 5, 2, 244, 7, 1, 30, 249, 1, 59, 248, 1, 0, 205,
    0, 1, 208, 1, 1, 0, 0, 0, 224, 0, 4, 218, 5, 3, 246, 7, 1, 245, 249, 1, 125, 249, 1, 0, 244,
    3, 1, 209, 3, 1, 0, 0, 0, 45, 1, 3, 21, 5, 3, 0, 0, 0, 204, 250, 1, 26, 250, 1, 0, 244,
    3, 2, 210, 1, 1, 0, 0, 0, 30, 2, 1, 120, 1, 2, 248, 7, 1, 162, 251, 1, 230, 250, 1, 0, 246,
    3, 2, 210, 3, 1, 0, 0, 0, 169, 1, 2, 20, 5, 3, 0, 0, 0, 198, 251, 1, 223, 237, 1, 0, 205,
    0, 1, 203, 1, 1, 0, 0, 0, 161, 0, 5, 20, 5, 4, 234, 7, 1, 241, 251, 1, 223, 237, 1, 0, 205,
    0, 1, 203, 1, 1, 0, 0, 0, 166, 0, 5, 20, 5, 4, 234, 7, 1, 127, 252, 1, 14, 252, 1, 4, 205,
    0, 1, 211, 1, 4, 1, 0, 0, 0, 0, 0, 119, 1, 7, 250, 7, 1, 156, 252, 1, 223, 237, 1, 0, 205,
    0, 1, 201, 1, 1, 0, 0, 0, 0, 0, 0, 20, 5, 4, 232, 7, 1, 192, 252, 1, 187, 252, 1, 0, 248,
    3, 2, 212, 2, 1, 0, 0, 0, 171, 1, 2, 21, 5, 2, 0, 0, 0, 167, 253, 1, 223, 237, 1, 0, 205,
    0, 1, 213, 4, 1, 0, 0, 0, 171, 0, 5, 28, 5, 4, 252, 7, 1, 209, 253, 1, 204, 253, 1, 0, 252,
    3, 2, 214, 2, 1, 0, 0, 0, 173, 1, 2, 120, 1, 2, 0, 0, 0, 54, 255, 1, 235, 253, 1, 0, 205,
    0, 1, 215, 4, 1, 0, 0, 0, 48, 1, 3, 28, 5, 4, 254, 7, 1, 101, 0, 2, 111, 255, 1, 0, 205,
    0, 1, 216, 4, 1, 0, 0, 0, 49, 1, 1, 28, 5, 4, 0, 8, 1, 185, 2, 2, 147, 0, 2, 1, 205,
    0, 5, 217, 2, 1, 0, 0, 0, 51, 1, 3, 21, 5, 2, 2, 8, 1, 237, 2, 2, 232, 2, 2, 0, 2,
    4, 2, 218, 2, 1, 0, 0, 0, 173, 1, 2, 120, 1, 2, 4, 8, 1, 170, 3, 2, 223, 237, 1, 0, 205,
    0, 1, 203, 1, 1, 0, 0, 0, 228, 0, 4, 28, 5, 4, 234, 7, 1, 36, 5, 2, 69, 4, 2, 0, 205,
    0, 1, 208, 1, 1, 0, 0, 0, 120, 0, 6, 120, 1, 2, 246, 7, 1, 124, 5, 2, 67, 5, 2, 4, 98,
    5, 1, 0, 0, 8, 1, 0, 0, 0, 0, 0, 113, 3, 6, 32, 5, 1, 195, 5, 2, 152, 5, 2, 0, 103,
    5, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 200, 0, 1, 0, 0, 0, 60, 6, 2, 232, 5, 2, 0, 104,
    5, 1, 219, 1, 1, 0, 0, 0, 0, 0, 0, 6, 8, 2, 0, 0, 0, 130, 6, 2, 75, 6, 2, 0, 170,
    2, 1, 220, 1, 1, 0, 0, 0, 0, 0, 0, 36, 5, 2, 0, 0, 0, 93, 7, 2, 232, 6, 2, 0, 120,
    1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 6, 1, 180, 7, 2, 136, 7, 2, 0, 0,
    0, 0, 221, 1, 1, 0, 0, 0, 31, 2, 1, 2, 0, 1, 0, 0, 0, 20, 8, 2, 15, 8, 2, 0, 124,
    1, 4, 51, 1, 1, 0, 0, 0, 54, 1, 3, 119, 3, 6, 0, 0, 0, 136, 8, 2, 70, 8, 2, 0, 60,
    4, 1, 221, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 8, 8, 1, 31, 9, 2, 155, 8, 2, 0, 128,
    1, 4, 222, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 6, 1, 99, 5, 1, 49, 9, 2, 0, 176,
    2, 1, 51, 1, 1, 0, 0, 0, 32, 2, 1, 221, 5, 3, 0, 0, 0, 124, 9, 2, 69, 9, 2, 0, 176,
    2, 1, 223, 1, 1, 0, 0, 0, 57, 1, 3, 36, 5, 2, 0, 0, 0, 1, 10, 2, 179, 9, 2, 0, 6,
    4, 2, 4, 1, 1, 0, 0, 0, 0, 0, 0, 71, 3, 2, 202, 7, 1, 177, 10, 2, 125, 10, 2, 0, 109,
    5, 1, 224, 1, 1, 0, 0, 0, 254, 0, 2, 36, 5, 2, 0, 0, 0, 138, 11, 2, 227, 10, 2, 0, 167,
    2, 3, 225, 1, 1, 0, 0, 0, 0, 0, 0, 126, 1, 7, 10, 8, 1, 113, 12, 2, 197, 11, 2, 0, 210,
    0, 5, 5, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 6, 1, 71, 6, 1, 127, 12, 2, 0, 8,
    4, 2, 91, 1, 1, 0, 0, 0, 32, 2, 1, 224, 5, 3, 12, 8, 1, 64, 13, 2, 255, 12, 2, 0, 10,
    4, 2, 91, 1, 1, 0, 0, 0, 175, 1, 2, 224, 5, 3, 12, 8, 1, 52, 14, 2, 92, 13, 2, 0, 170,
    2, 3, 219, 1, 1, 0, 0, 0, 0, 0, 0, 227, 5, 3, 14, 8, 1, 140, 14, 2, 73, 14, 2, 0, 215,
    0, 2, 5, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 6, 1, 157, 14, 2, 152, 14, 2, 4, 12,
    4, 2, 1, 1, 24, 1, 0, 0, 0, 0, 0, 230, 5, 3, 50, 5, 1, 203, 14, 2, 155, 8, 2, 0, 128,
    1, 4, 222, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 6, 1, 221, 14, 2, 232, 6, 2, 0, 120,
    1, 4, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 6, 1, 18, 15, 2, 44, 0, 1, 0, 14,
    4, 2, 224, 1, 1, 0, 0, 0, 0, 1, 3, 44, 5, 3, 0, 0, 0, 202, 15, 2, 41, 15, 2, 0, 16,
    4, 2, 50, 1, 1, 0, 0, 0, 177, 1, 2, 125, 3, 6, 16, 8, 1, 230, 15, 2, 225, 15, 2, 0, 173,
    2, 3, 223, 1, 1, 0, 0, 0, 56, 1, 1, 44, 5, 3, 0, 0, 0, 30, 16, 2, 250, 15, 2, 0, 170,
    2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121, 16, 2, 43, 16, 2, 0, 18,
    4, 2, 50, 1, 1, 0, 0, 0, 60, 1, 1, 36, 5, 4, 16, 8, 1, 74, 17, 2, 138, 16, 2, 1, 176,
    2, 3, 5, 1, 1, 0, 0, 0, 33, 2, 1, 2, 0, 1, 18, 8, 1, 5, 18, 2, 127, 17, 2, 0, 113,
    5, 1, 226, 1, 1, 0, 0, 0, 213, 1, 1, 233, 5, 3, 0, 0, 0, 175, 18, 2, 29, 18, 2, 0, 20,
    4, 2, 227, 1, 1, 0, 0, 0, 213, 1, 1, 40, 5, 4, 12, 8, 1, 189, 19, 2, 198, 18, 2, 0, 22,
    4, 2, 228, 2, 1, 0, 0, 0, 60, 1, 3, 236, 5, 3, 20, 8, 1, 168, 20, 2, 11, 20, 2, 0, 215,
    0, 5, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 6, 1, 183, 20, 2, 232, 5, 2, 0, 10,
    4, 1, 5, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 206, 20, 2, 201, 20, 2, 0, 26,
    4, 2, 229, 1, 1, 0, 0, 0, 34, 2, 1, 44, 5, 4, 0, 0, 0, 221, 20, 2, 21, 206, 1, 0, 55,
    5, 1, 230, 1, 1, 0, 0, 0, 0, 0, 0, 189, 5, 2, 252, 4, 1, 69, 21, 2, 234, 20, 2, 0, 179,
    2, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 6, 1, 87, 21, 2, 82, 21, 2, 1, 132,
    1, 4, 220, 1, 1, 0, 0, 0, 179, 1, 2, 231, 3, 4, 14, 6, 1, 139, 21, 2, 134, 21, 2, 1, 136,
    1, 4, 231, 1, 1, 0, 0, 0, 179, 1, 2, 231, 3, 5, 14, 6, 1, 228, 21, 2, 161, 21, 2, 0, 136,
    1, 1, 219, 1, 1, 0, 0, 0, 35, 2, 1, 239, 5, 3, 0, 0, 0, 44, 22, 2, 245, 21, 2, 0, 118,
    5, 1, 84, 1, 1, 0, 0, 0, 0, 0, 0, 141, 5, 2, 0, 0, 0, 84, 22, 2, 178, 161, 0, 0, 0,
    0, 0, 232, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 22, 8, 1, 103, 22, 2, 98, 22, 2, 4, 28,
    4, 2, 1, 1, 25, 1, 0, 0, 36, 2, 1, 184, 3, 2, 48, 5, 2, 159, 22, 2, 52, 128, 0, 0, 54,
    4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 101, 4, 3, 0, 0, 0, 8, 23, 2, 229, 22, 2, 0, 182,
    2, 2, 233, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 168, 6, 1, 120, 23, 2, 0, 0, 0, 0, 182,
    2, 3, 233, 1, 1, 0, 0, 0, 0, 0, 0, 24, 8, 2, 26, 8, 1, 175, 23, 2, 0, 0, 0, 0, 182,
    2, 1, 8, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 28, 8, 1, 1, 24, 2, 207, 23, 2, 0, 182,
    2, 1, 234, 1, 1, 0, 0, 0, 0, 0, 0, 138, 0, 2, 30, 8, 1, 35, 25, 2, 0, 0, 0, 0, 185,
    2, 3, 8, 1, 1, 0, 0, 0, 0, 0, 0, 242, 5, 3, 32, 8, 1, 233, 25, 2, 0, 0, 0, 0, 220,
    0, 5, 8, 1, 1, 0, 0, 0, 0, 0, 0, 34, 8, 2, 36, 8, 1, 163, 26, 2, 0, 0, 0, 0, 225,
    0, 5, 8, 1, 1, 0, 0, 0, 0, 0, 0, 34, 8, 2, 38, 8, 1, 72, 27, 2, 0, 0, 0, 0, 230,
    0, 5, 8, 1, 1, 0, 0, 0, 0, 0, 0, 40, 8, 2, 42, 8, 1, 209, 27, 2, 0, 0, 0, 0, 235,
    0, 5, 8, 1, 1, 0, 0, 0, 0, 0, 0, 40, 8, 2, 44, 8, 1, 42, 28, 2, 0, 0, 0, 0, 30,
    4, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 130, 28, 2, 0, 0, 0, 0, 32,
    4, 2, 8, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 100, 29, 2, 171, 28, 2, 0, 188,
    2, 3, 235, 1, 1, 0, 0, 0, 37, 2, 1, 245, 5, 3, 46, 8, 1, 207, 30, 2, 209, 29, 2, 0, 240,
    0, 5, 236, 1, 1, 0, 0, 0, 0, 0, 0, 248, 5, 3, 48, 8, 1, 217, 31, 2, 238, 30, 2, 0, 245,
    0, 5, 236, 1, 1, 0, 0, 0, 0, 0, 0, 251, 5, 3, 50, 8, 1, 248, 32, 2, 53, 32, 2, 0, 34,
    4, 2, 237, 2, 1, 0, 0, 0, 0, 0, 0, 52, 5, 4, 52, 8, 1, 14, 2, 0, 124, 5, 1, 0, 0,
    0, 0, 27, 2, 0, 125, 5, 1, 0, 0, 0, 0, 78, 6, 0, 126, 5, 1, 0, 0, 0, 0, 184, 7, 1,
    127, 5, 1, 0, 0, 0, 0, 252, 7, 2, 0, 0, 0, 0, 0, 0, 0, 8, 8, 2, 0, 0, 0, 0, 0,
    0, 0, 16, 8, 2, 0, 0, 0, 0, 0, 0, 0, 214, 69, 2, 0, 0, 0, 0, 0, 0, 0, 143, 26, 2,
    0, 0, 0, 0, 0, 0, 0, 20, 116, 3, 128, 5, 1, 0, 0, 0, 0, 134, 110, 4, 191, 2, 3, 1, 1,
    1, 1, 204, 9, 1, 129, 5, 1, 0, 0, 0, 0, 11, 32, 5, 44, 4, 1, 0, 0, 0, 0, 204, 9, 1,
    129, 5, 1, 0, 0, 0, 0, 255, 10, 1, 130, 5, 1, 0, 0, 0, 0, 13, 11, 0, 131, 5, 1, 0, 0,
    0, 0, 243, 20, 6, 132, 5, 1, 2, 1, 0, 0, 36, 116, 0, 133, 5, 1, 0, 0, 0, 0, 43, 11, 7,
    194, 2, 3, 0, 0, 0, 0, 56, 11, 0, 134, 5, 1, 0, 0, 0, 0, 73, 11, 0, 135, 5, 1, 0, 0,
    0, 0, 86, 11, 6, 136, 5, 1, 2, 1, 0, 0, 146, 12, 0, 137, 5, 1, 0, 0, 0, 0, 48, 13, 1,
    138, 5, 1, 0, 0, 0, 0, 58, 13, 1, 139, 5, 1, 0, 0, 0, 0, 72, 13, 1, 140, 5, 1, 0, 0,
    0, 0, 80, 13, 1, 141, 5, 1, 0, 0, 0, 0, 5, 20, 8, 142, 5, 1, 0, 0, 0, 0, 35, 20, 7,
    140, 1, 4, 0, 0, 0, 0, 98, 20, 7, 250, 0, 5, 3, 1, 0, 0, 160, 20, 7, 45, 0, 10, 3, 1,
    0, 0, 191, 20, 7, 153, 0, 6, 3, 1, 0, 0, 217, 20, 9, 38, 4, 2, 0, 0, 0, 0, 232, 20, 7,
    144, 1, 4, 3, 1, 0, 0, 7, 21, 7, 197, 2, 3, 3, 1, 0, 0, 29, 21, 7, 109, 0, 7, 3, 1,
    0, 0, 97, 21, 7, 64, 0, 9, 3, 1, 0, 0, 140, 21, 7, 148, 1, 4, 0, 0, 0, 0, 170, 21, 7,
    40, 4, 2, 3, 1, 0, 0, 189, 21, 2, 0, 0, 0, 0, 0, 0, 0, 184, 7, 1, 143, 5, 1, 0, 0,
    0, 0, 209, 21, 10, 144, 5, 1, 0, 0, 0, 0, 225, 21, 11, 145, 5, 1, 0, 0, 0, 0, 7, 22, 7,
    200, 2, 3, 3, 1, 0, 0, 143, 26, 2, 0, 0, 0, 0, 0, 0, 0, 85, 26, 2, 193, 2, 1, 1, 1,
    1, 1, 130, 26, 2, 0, 0, 0, 0, 0, 0, 0, 203, 27, 1, 146, 5, 1, 0, 0, 0, 0, 212, 27, 1,
    147, 5, 1, 0, 0, 0, 0, 221, 27, 1, 148, 5, 1, 0, 0, 0, 0, 238, 27, 1, 149, 5, 1, 0, 0,
    0, 0, 249, 27, 1, 150, 5, 1, 0, 0, 0, 0, 2, 28, 0, 151, 5, 1, 0, 0, 0, 0, 65, 35, 7,
    203, 2, 3, 0, 0, 0, 0, 13, 28, 0, 152, 5, 1, 0, 0, 0, 0, 20, 30, 0, 153, 5, 1, 0, 0,
    0, 0, 46, 30, 12, 154, 5, 1, 0, 0, 0, 0, 60, 30, 0, 155, 5, 1, 0, 0, 0, 0, 74, 30, 0,
    156, 5, 1, 0, 0, 0, 0, 90, 30, 0, 157, 5, 1, 0, 0, 0, 0, 80, 30, 0, 158, 5, 1, 0, 0,
    0, 0, 103, 30, 0, 159, 5, 1, 0, 0, 0, 0, 116, 30, 0, 160, 5, 1, 0, 0, 0, 0, 126, 30, 0,
    161, 5, 1, 0, 0, 0, 0, 114, 20, 2, 0, 0, 0, 0, 0, 0, 0, 104, 102, 2, 0, 0, 0, 0, 0,
    0, 0, 146, 21, 13, 162, 5, 1, 0, 0, 0, 0, 253, 27, 2, 0, 0, 0, 0, 0, 0, 0, 20, 116, 2,
    0, 0, 0, 0, 0, 0, 0, 65, 35, 2, 0, 0, 0, 0, 0, 0, 0, 251, 111, 2, 0, 0, 0, 0, 0,
    0, 0, 59, 35, 2, 0, 0, 0, 0, 0, 0, 0, 71, 35, 2, 0, 0, 0, 0, 0, 0, 0, 199, 35, 14,
    163, 5, 1, 0, 0, 0, 0, 26, 20, 15, 159, 0, 6, 4, 1, 0, 0, 18, 28, 0, 164, 5, 1, 0, 0,
    0, 0, 41, 36, 16, 206, 2, 3, 0, 0, 0, 0, 168, 76, 17, 209, 2, 3, 0, 0, 2, 1, 162, 101, 18,
    152, 1, 4, 0, 0, 2, 1, 236, 101, 6, 116, 0, 7, 0, 0, 2, 1, 208, 101, 19, 255, 0, 5, 0, 0,
    2, 1, 104, 79, 20, 42, 4, 2, 0, 0, 2, 1, 11, 32, 6, 44, 4, 2, 0, 0, 2, 1, 220, 101, 21,
    210, 2, 2, 0, 0, 2, 1, 228, 101, 22, 39, 5, 1, 0, 0, 2, 1, 242, 101, 1, 165, 5, 1, 0, 0,
    0, 0, 3, 102, 1, 166, 5, 1, 0, 0, 0, 0, 12, 102, 1, 167, 5, 1, 0, 0, 0, 0, 23, 102, 1,
    168, 5, 1, 0, 0, 0, 0, 61, 70, 1, 169, 5, 1, 0, 0, 0, 0, 34, 102, 1, 170, 5, 1, 0, 0,
    0, 0, 36, 116, 1, 171, 5, 1, 0, 0, 0, 0, 46, 102, 1, 172, 5, 1, 0, 0, 0, 0, 61, 102, 1,
    173, 5, 1, 0, 0, 0, 0, 77, 102, 1, 174, 5, 1, 0, 0, 0, 0, 81, 102, 1, 175, 5, 1, 0, 0,
    0, 0, 98, 102, 1, 176, 5, 1, 0, 0, 0, 0, 114, 102, 1, 177, 5, 1, 0, 0, 0, 0, 133, 102, 1,
    178, 5, 1, 0, 0, 0, 0, 150, 102, 1, 179, 5, 1, 0, 0, 0, 0, 163, 102, 1, 180, 5, 1, 0, 0,
    0, 0, 178, 102, 1, 181, 5, 1, 0, 0, 0, 0, 201, 102, 1, 182, 5, 1, 0, 0, 0, 0, 244, 102, 23,
    212, 2, 3, 0, 0, 0, 0, 6, 103, 1, 183, 5, 1, 0, 0, 0, 0, 19, 103, 1, 184, 5, 1, 0, 0,
    0, 0, 32, 103, 1, 185, 5, 1, 0, 0, 0, 0, 89, 104, 1, 186, 5, 1, 0, 0, 0, 0, 52, 71, 1,
    187, 5, 1, 0, 0, 0, 0, 45, 103, 1, 188, 5, 1, 0, 0, 0, 0, 62, 103, 1, 189, 5, 1, 0, 0,
    0, 0, 69, 103, 1, 190, 5, 1, 0, 0, 0, 0, 76, 104, 1, 191, 5, 1, 0, 0, 0, 0, 90, 103, 1,
    192, 5, 1, 0, 0, 0, 0, 231, 70, 1, 193, 5, 1, 0, 0, 0, 0, 132, 103, 24, 215, 2, 3, 0, 0,
    0, 0, 136, 103, 1, 194, 5, 1, 0, 0, 0, 0, 47, 59, 1, 195, 5, 1, 0, 0, 0, 0, 54, 106, 7,
    46, 4, 2, 0, 0, 0, 0, 75, 106, 7, 48, 4, 2, 0, 0, 0, 0, 88, 106, 7, 46, 4, 1, 0, 0,
    0, 0, 108, 106, 7, 50, 4, 2, 0, 0, 0, 0, 94, 109, 2, 0, 0, 0, 5, 1, 0, 0, 209, 27, 25,
    196, 5, 1, 5, 1, 0, 0, 116, 109, 26, 197, 5, 1, 6, 1, 0, 0, 58, 13, 1, 139, 5, 1, 0, 0,
    0, 0, 18, 28, 1, 198, 5, 1, 0, 0, 0, 0, 34, 3, 6, 0, 1, 0, 0, 21, 3, 6, 0, 2, 0,
    0, 12, 4, 6, 0, 1, 0, 0, 21, 4, 6, 0, 1, 0, 0, 144, 3, 6, 0, 1, 0, 0, 40, 2, 3,
    0, 1, 0, 0, 32, 4, 3, 0, 1, 0, 0, 186, 3, 0, 0, 2, 0, 0, 47, 2, 0, 0, 2, 0, 0,
    60, 2, 0, 0, 2, 0, 0, 75, 2, 0, 0, 2, 0, 0, 98, 2, 0, 0, 2, 0, 0, 114, 2, 0, 0,
    2, 0, 0, 134, 2, 0, 0, 2, 0, 0, 149, 2, 0, 0, 2, 0, 0, 168, 2, 0, 0, 2, 0, 0, 185,
    2, 0, 0, 2, 0, 0, 41, 4, 0, 0, 2, 0, 0, 219, 2, 0, 0, 2, 0, 0, 59, 4, 0, 0, 2,
    0, 0, 79, 4, 0, 0, 2, 0, 0, 40, 2, 3, 0, 1, 0, 0, 47, 2, 0, 0, 2, 0, 0, 60, 2,
    0, 0, 2, 0, 0, 75, 2, 0, 0, 2, 0, 0, 98, 2, 0, 0, 2, 0, 0, 114, 2, 0, 0, 2, 0,
    0, 134, 2, 0, 0, 2, 0, 0, 149, 2, 0, 0, 2, 0, 0, 168, 2, 0, 0, 2, 0, 0, 185, 2, 0,
    0, 2, 0, 0, 201, 2, 0, 0, 2, 0, 0, 219, 2, 0, 0, 2, 0, 0, 111, 21, 6, 0, 2, 0, 0,
    122, 21, 6, 0, 2, 0, 0, 158, 31, 6, 0, 2, 0, 0, 173, 30, 3, 0, 1, 0, 0, 54, 32, 3, 0,
    1, 0, 0, 65, 32, 232, 0, 2, 0, 0, 128, 32, 232, 0, 2, 0, 0, 83, 32, 6, 0, 1, 0, 0, 39,
    31, 0, 0, 2, 0, 0, 53, 31, 0, 0, 2, 0, 0, 159, 32, 6, 0, 1, 0, 0, 170, 32, 6, 0, 1,
    0, 0, 11, 20, 129, 0, 0, 0, 0, 213, 110, 70, 0, 0, 0, 0, 220, 20, 133, 0, 1, 0, 0, 163, 19,
    136, 0, 0, 0, 1, 76, 104, 137, 0, 1, 0, 0, 124, 20, 137, 0, 1, 0, 0, 133, 20, 138, 0, 0, 0,
    1, 15, 20, 130, 0, 0, 0, 2, 139, 20, 130, 0, 0, 0, 2, 151, 20, 139, 0, 0, 0, 3, 101, 11, 95,
    0, 2, 0, 0, 169, 11, 11, 0, 0, 0, 0, 179, 11, 11, 0, 0, 0, 0, 189, 11, 11, 0, 0, 0, 0,
    199, 11, 11, 0, 0, 0, 0, 210, 11, 11, 0, 0, 0, 0, 221, 11, 11, 0, 0, 0, 0, 232, 11, 27, 0,
    1, 0, 0, 0, 12, 0, 0, 2, 0, 0, 47, 21, 140, 0, 0, 0, 0, 76, 104, 137, 0, 0, 0, 0, 213,
    110, 70, 0, 0, 0, 0, 59, 21, 70, 0, 1, 0, 0, 220, 20, 133, 0, 0, 0, 0, 163, 19, 136, 0, 0,
    0, 1, 71, 21, 136, 0, 0, 0, 1, 81, 21, 141, 0, 0, 0, 0, 253, 27, 142, 0, 1, 0, 0, 40, 2,
    3, 0, 1, 0, 0, 253, 2, 6, 0, 1, 0, 0, 10, 3, 6, 0, 1, 0, 0, 21, 3, 6, 0, 2, 0,
    0, 60, 2, 0, 0, 2, 0, 0, 134, 2, 0, 0, 2, 0, 0, 149, 2, 0, 0, 2, 0, 0, 219, 2, 0,
    0, 2, 0, 0, 40, 2, 3, 0, 1, 0, 0, 253, 2, 6, 0, 1, 0, 0, 10, 3, 6, 0, 1, 0, 0,
    21, 3, 6, 0, 2, 0, 0, 98, 2, 0, 0, 2, 0, 0, 40, 3, 0, 0, 2, 0, 0, 55, 3, 0, 0,
    2, 0, 0, 115, 3, 6, 0, 1, 0, 0, 123, 3, 6, 0, 1, 0, 0, 134, 3, 6, 0, 1, 0, 0, 144,
    3, 6, 0, 1, 0, 0, 157, 3, 6, 0, 2, 0, 0, 170, 3, 0, 0, 2, 0, 0, 186, 3, 0, 0, 2,
    0, 0, 40, 2, 3, 0, 1, 0, 0, 253, 2, 6, 0, 1, 0, 0, 10, 3, 6, 0, 1, 0, 0, 21, 3,
    6, 0, 2, 0, 0, 79, 3, 6, 0, 2, 0, 0, 132, 4, 0, 0, 2, 0, 0, 145, 4, 0, 0, 2, 0,
    0, 111, 21, 6, 0, 2, 0, 0, 122, 21, 6, 0, 2, 0, 0, 158, 31, 6, 0, 2, 0, 0, 206, 32, 0,
    0, 2, 0, 0, 218, 32, 27, 0, 2, 0, 0, 128, 32, 232, 0, 2, 0, 0, 235, 32, 0, 0, 1, 0, 0,
    76, 104, 137, 0, 0, 0, 0, 213, 110, 70, 0, 0, 0, 0, 220, 20, 133, 0, 1, 0, 0, 163, 19, 136, 0,
    0, 0, 1, 24, 9, 136, 0, 0, 0, 1, 139, 20, 136, 0, 0, 0, 1, 253, 27, 137, 0, 1, 0, 0, 154,
    101, 59, 0, 0, 0, 0, 36, 116, 29, 1, 0, 0, 0, 173, 101, 30, 1, 0, 0, 0, 179, 101, 31, 1, 0,
    0, 0, 187, 101, 32, 1, 0, 0, 0, 196, 101, 33, 1, 0, 0, 0, 156, 102, 34, 1, 0, 0, 0, 57, 5,
    8, 0, 0, 0, 0, 215, 6, 8, 0, 0, 0, 0, 224, 6, 8, 0, 0, 0, 0, 233, 6, 29, 0, 0, 0,
    0, 242, 6, 29, 0, 0, 0, 0, 251, 6, 29, 0, 0, 0, 0, 111, 21, 6, 0, 2, 0, 0, 122, 21, 6,
    0, 2, 0, 0, 158, 31, 6, 0, 2, 0, 0, 163, 31, 232, 0, 2, 0, 0, 173, 30, 3, 0, 1, 0, 0,
    176, 31, 232, 0, 2, 0, 0, 173, 30, 3, 0, 1, 0, 0, 54, 32, 3, 0, 1, 0, 0, 65, 32, 232, 0,
    2, 0, 0, 83, 32, 27, 0, 1, 0, 0, 39, 31, 0, 0, 2, 0, 0, 53, 31, 0, 0, 2, 0, 0, 222,
    34, 29, 0, 0, 0, 0, 202, 34, 29, 0, 0, 0, 0, 207, 34, 29, 0, 0, 0, 0, 229, 34, 29, 0, 0,
    0, 0, 214, 34, 29, 0, 0, 0, 0, 218, 34, 29, 0, 0, 0, 0, 130, 109, 21, 1, 0, 0, 0, 113, 36,
    22, 1, 0, 0, 0, 120, 36, 23, 1, 0, 0, 0, 145, 19, 11, 0, 0, 0, 0, 200, 8, 24, 1, 0, 0,
    0, 95, 5, 11, 0, 2, 0, 0, 11, 20, 129, 0, 0, 0, 0, 213, 110, 70, 0, 1, 0, 0, 124, 20, 137,
    0, 0, 0, 0, 15, 20, 130, 0, 0, 0, 2, 139, 20, 136, 0, 0, 0, 1, 178, 20, 130, 0, 0, 0, 2,
    217, 35, 147, 0, 0, 0, 0, 230, 35, 90, 0, 0, 0, 0, 242, 35, 90, 0, 0, 0, 0, 1, 36, 136, 0,
    0, 0, 0, 17, 36, 136, 0, 0, 0, 0, 31, 36, 18, 1, 0, 0, 0, 57, 5, 8, 0, 0, 0, 0, 215,
    6, 8, 0, 0, 0, 0, 224, 6, 33, 0, 0, 0, 0, 233, 6, 8, 0, 0, 0, 0, 242, 6, 29, 0, 0,
    0, 0, 51, 33, 160, 0, 0, 0, 0, 11, 32, 33, 0, 0, 0, 0, 133, 21, 177, 0, 0, 0, 0, 105, 72,
    178, 0, 0, 0, 0, 217, 23, 27, 0, 0, 0, 0, 97, 24, 183, 0, 0, 0, 0, 101, 24, 183, 0, 0, 0,
    0, 105, 24, 183, 0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 217, 23, 27, 0, 0, 0, 0, 248, 7, 14,
    0, 0, 0, 0, 149, 26, 11, 0, 2, 0, 0, 123, 116, 14, 0, 0, 0, 0, 160, 26, 11, 0, 2, 0, 0,
    171, 26, 11, 0, 1, 0, 0, 11, 31, 3, 0, 1, 0, 0, 23, 31, 6, 0, 1, 0, 0, 39, 31, 0, 0,
    2, 0, 0, 53, 31, 0, 0, 2, 0, 0, 128, 32, 232, 0, 2, 0, 0, 173, 30, 3, 0, 1, 0, 0, 236,
    31, 8, 0, 1, 0, 0, 0, 32, 0, 0, 2, 0, 0, 15, 32, 0, 0, 2, 0, 0, 31, 32, 0, 0, 2,
    0, 0, 222, 34, 29, 0, 0, 0, 0, 202, 34, 29, 0, 0, 0, 0, 229, 34, 29, 0, 0, 0, 0, 228, 34,
    29, 0, 0, 0, 0, 236, 34, 29, 0, 0, 0, 0, 26, 29, 115, 0, 0, 0, 0, 45, 9, 115, 0, 0, 0,
    0, 38, 26, 11, 0, 2, 0, 0, 215, 8, 11, 0, 2, 0, 0, 66, 26, 11, 0, 2, 0, 0, 175, 25, 242,
    0, 0, 0, 0, 66, 114, 242, 0, 2, 0, 0, 85, 114, 242, 0, 2, 0, 0, 13, 114, 242, 0, 1, 0, 0,
    32, 114, 242, 0, 1, 0, 0, 8, 7, 114, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 175, 115, 161, 1,
    0, 0, 0, 105, 72, 155, 1, 0, 0, 0, 230, 23, 20, 0, 0, 0, 0, 8, 7, 14, 0, 0, 0, 0, 95,
    5, 11, 0, 2, 0, 0, 175, 115, 163, 1, 0, 0, 0, 105, 72, 152, 1, 0, 0, 0, 141, 115, 153, 1, 0,
    0, 0, 123, 116, 167, 1, 0, 0, 0, 223, 94, 27, 0, 0, 0, 0, 18, 113, 167, 1, 0, 0, 0, 101, 116,
    182, 0, 0, 0, 0, 105, 116, 29, 0, 0, 0, 0, 123, 116, 168, 1, 0, 0, 0, 223, 94, 27, 0, 0, 0,
    0, 18, 113, 168, 1, 0, 0, 0, 101, 116, 169, 1, 0, 0, 0, 105, 116, 29, 0, 0, 0, 0, 123, 116, 167,
    1, 0, 0, 0, 18, 113, 167, 1, 0, 0, 0, 88, 6, 167, 1, 0, 0, 0, 223, 94, 182, 0, 0, 0, 0,
    105, 116, 29, 0, 0, 0, 0, 123, 116, 168, 1, 0, 0, 0, 18, 113, 168, 1, 0, 0, 0, 88, 6, 168, 1,
    0, 0, 0, 223, 94, 169, 1, 0, 0, 0, 105, 116, 29, 0, 0, 0, 0, 123, 116, 172, 1, 0, 0, 0, 223,
    94, 27, 0, 0, 0, 0, 18, 113, 172, 1, 0, 0, 0, 101, 116, 173, 1, 0, 0, 0, 105, 116, 27, 0, 0,
    0, 0, 123, 116, 172, 1, 0, 0, 0, 18, 113, 172, 1, 0, 0, 0, 88, 6, 172, 1, 0, 0, 0, 223, 94,
    173, 1, 0, 0, 0, 105, 116, 27, 0, 0, 0, 0, 49, 20, 132, 0, 0, 0, 0, 220, 20, 133, 0, 0, 0,
    0, 64, 20, 70, 0, 0, 0, 0, 73, 20, 134, 0, 0, 0, 0, 85, 20, 135, 0, 0, 0, 0, 255, 23, 136,
    0, 0, 0, 0, 8, 24, 136, 0, 0, 0, 0, 154, 101, 59, 0, 0, 0, 0, 242, 27, 35, 1, 0, 0, 0,
    76, 104, 28, 1, 0, 0, 0, 21, 3, 6, 0, 2, 0, 0, 253, 2, 6, 0, 1, 0, 0, 10, 3, 6, 0,
    1, 0, 0, 40, 2, 3, 0, 1, 0, 0, 20, 116, 26, 0, 0, 0, 0, 88, 5, 14, 0, 0, 0, 0, 95,
    5, 27, 0, 2, 0, 0, 180, 6, 27, 0, 1, 0, 0, 20, 116, 28, 0, 0, 0, 0, 88, 5, 14, 0, 0,
    0, 0, 95, 5, 27, 0, 2, 0, 0, 180, 6, 27, 0, 1, 0, 0, 142, 23, 27, 0, 0, 0, 0, 148, 23,
    33, 0, 0, 0, 0, 156, 23, 33, 0, 0, 0, 0, 165, 23, 33, 0, 0, 0, 0, 248, 7, 33, 0, 0, 0,
    0, 123, 116, 33, 0, 0, 0, 0, 214, 31, 177, 0, 0, 0, 0, 240, 23, 3, 0, 0, 0, 0, 248, 7, 33,
    0, 0, 0, 0, 51, 33, 182, 0, 0, 0, 0, 214, 31, 177, 0, 0, 0, 0, 240, 23, 3, 0, 0, 0, 0,
    244, 19, 33, 0, 0, 0, 0, 34, 24, 27, 0, 0, 0, 0, 226, 8, 27, 0, 0, 0, 0, 37, 24, 27, 0,
    0, 0, 0, 13, 7, 176, 0, 0, 0, 0, 17, 7, 176, 0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 217,
    23, 27, 0, 0, 0, 0, 13, 7, 183, 0, 0, 0, 0, 17, 7, 183, 0, 0, 0, 0, 105, 72, 178, 0, 0,
    0, 0, 217, 23, 27, 0, 0, 0, 0, 60, 113, 178, 0, 0, 0, 0, 109, 24, 160, 0, 0, 0, 0, 118, 24,
    160, 0, 0, 0, 0, 217, 23, 27, 0, 0, 0, 0, 128, 24, 177, 0, 0, 0, 0, 51, 33, 176, 0, 0, 0,
    0, 105, 72, 178, 0, 0, 0, 0, 217, 23, 27, 0, 0, 0, 0, 128, 24, 80, 0, 0, 0, 0, 51, 33, 183,
    0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 217, 23, 27, 0, 0, 0, 0, 51, 33, 160, 0, 0, 0, 0,
    11, 32, 33, 0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 217, 23, 27, 0, 0, 0, 0, 231, 25, 196, 0,
    0, 0, 0, 229, 34, 11, 0, 0, 0, 0, 215, 8, 11, 0, 2, 0, 0, 66, 26, 11, 0, 2, 0, 0, 26,
    29, 75, 0, 0, 0, 0, 38, 26, 11, 0, 2, 0, 0, 215, 8, 11, 0, 2, 0, 0, 66, 26, 11, 0, 2,
    0, 0, 26, 29, 14, 0, 0, 0, 0, 38, 26, 11, 0, 2, 0, 0, 215, 8, 11, 0, 2, 0, 0, 66, 26,
    11, 0, 2, 0, 0, 235, 26, 20, 0, 0, 0, 0, 243, 26, 20, 0, 0, 0, 0, 251, 26, 20, 0, 0, 0,
    0, 3, 27, 204, 0, 0, 0, 0, 248, 7, 27, 0, 0, 0, 0, 51, 33, 29, 0, 0, 0, 0, 229, 34, 27,
    0, 0, 0, 0, 143, 28, 27, 0, 0, 0, 0, 111, 21, 11, 0, 0, 0, 0, 122, 21, 11, 0, 0, 0, 0,
    158, 31, 11, 0, 0, 0, 0, 240, 34, 0, 0, 2, 0, 0, 111, 21, 11, 0, 2, 0, 0, 122, 21, 11, 0,
    2, 0, 0, 158, 31, 11, 0, 2, 0, 0, 19, 35, 0, 0, 2, 0, 0, 152, 36, 11, 0, 0, 0, 0, 160,
    36, 199, 0, 0, 0, 0, 20, 116, 0, 0, 0, 0, 0, 240, 12, 11, 0, 1, 0, 0, 8, 7, 68, 1, 0,
    0, 0, 208, 103, 68, 1, 0, 0, 0, 229, 34, 64, 1, 0, 0, 0, 145, 19, 64, 1, 0, 0, 0, 188, 104,
    88, 1, 0, 0, 0, 201, 104, 71, 1, 0, 0, 0, 212, 104, 76, 1, 0, 0, 0, 217, 104, 70, 1, 2, 0,
    0, 223, 25, 63, 1, 0, 0, 0, 59, 104, 94, 1, 0, 0, 0, 133, 21, 64, 1, 0, 0, 0, 47, 105, 3,
    0, 0, 0, 0, 26, 29, 115, 0, 0, 0, 0, 38, 26, 11, 0, 2, 0, 0, 215, 8, 11, 0, 2, 0, 0,
    66, 26, 11, 0, 2, 0, 0, 26, 29, 115, 0, 0, 0, 0, 45, 9, 115, 0, 0, 0, 0, 174, 105, 0, 0,
    1, 0, 0, 226, 105, 11, 0, 2, 0, 0, 84, 113, 242, 0, 0, 0, 0, 101, 113, 242, 0, 0, 0, 0, 109,
    113, 242, 0, 0, 0, 0, 125, 113, 242, 0, 0, 0, 0, 244, 113, 242, 0, 0, 0, 0, 101, 113, 242, 0, 0,
    0, 0, 109, 113, 242, 0, 0, 0, 0, 125, 113, 242, 0, 0, 0, 0, 6, 114, 242, 0, 0, 0, 0, 101, 113,
    242, 0, 0, 0, 0, 109, 113, 242, 0, 0, 0, 0, 125, 113, 242, 0, 0, 0, 0, 8, 7, 14, 0, 0, 0,
    0, 95, 5, 11, 0, 2, 0, 0, 105, 72, 152, 1, 0, 0, 0, 141, 115, 153, 1, 0, 0, 0, 13, 7, 20,
    0, 0, 0, 0, 17, 7, 20, 0, 0, 0, 0, 114, 1, 0, 0, 0, 0, 0, 169, 115, 155, 1, 2, 0, 0,
    8, 7, 14, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 105, 72, 152, 1, 0, 0, 0, 230, 23, 153, 1,
    0, 0, 0, 26, 29, 114, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 106, 114, 0, 0, 0, 0, 0, 105,
    72, 155, 1, 1, 0, 0, 142, 22, 36, 1, 0, 0, 0, 26, 29, 114, 0, 0, 0, 0, 95, 5, 11, 0, 2,
    0, 0, 105, 72, 155, 1, 1, 0, 0, 11, 20, 129, 0, 0, 0, 0, 213, 110, 70, 0, 0, 0, 0, 15, 20,
    130, 0, 0, 0, 2, 26, 20, 131, 0, 0, 0, 1, 76, 104, 137, 0, 0, 0, 0, 220, 20, 133, 0, 1, 0,
    0, 163, 19, 136, 0, 0, 0, 1, 225, 20, 136, 0, 0, 0, 1, 145, 19, 143, 0, 1, 0, 0, 111, 21, 143,
    0, 1, 0, 0, 122, 21, 143, 0, 1, 0, 0, 133, 21, 143, 0, 1, 0, 0, 255, 23, 136, 0, 0, 0, 0,
    8, 24, 136, 0, 0, 0, 0, 154, 101, 59, 0, 0, 0, 0, 76, 104, 28, 1, 0, 0, 0, 79, 3, 8, 0,
    2, 0, 0, 98, 3, 6, 0, 1, 0, 0, 40, 2, 3, 0, 1, 0, 0, 20, 116, 0, 0, 0, 0, 0, 88,
    5, 14, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 20, 116, 20, 0, 0, 0, 0, 88, 5, 14, 0, 0,
    0, 0, 95, 5, 11, 0, 2, 0, 0, 90, 6, 22, 0, 0, 0, 0, 98, 6, 22, 0, 0, 0, 0, 106, 6,
    23, 0, 0, 0, 0, 13, 7, 31, 0, 0, 0, 0, 17, 7, 31, 0, 0, 0, 0, 114, 1, 31, 0, 0, 0,
    0, 13, 7, 32, 0, 0, 0, 0, 17, 7, 32, 0, 0, 0, 0, 114, 1, 32, 0, 0, 0, 0, 8, 7, 14,
    0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 51, 33, 30, 0, 0, 0, 0, 205, 7, 38, 0, 0, 0, 0,
    215, 7, 0, 0, 0, 0, 0, 226, 7, 0, 0, 0, 0, 0, 18, 113, 47, 0, 0, 0, 0, 88, 6, 48, 0,
    0, 0, 0, 141, 15, 48, 0, 0, 0, 0, 57, 5, 51, 0, 0, 0, 0, 215, 6, 51, 0, 0, 0, 0, 224,
    6, 51, 0, 0, 0, 0, 105, 72, 52, 0, 0, 0, 0, 238, 7, 53, 0, 0, 0, 0, 243, 7, 53, 0, 0,
    0, 0, 105, 72, 52, 0, 0, 0, 0, 238, 7, 54, 0, 0, 0, 0, 243, 7, 54, 0, 0, 0, 0, 114, 1,
    55, 0, 0, 0, 0, 238, 7, 56, 0, 0, 0, 0, 243, 7, 56, 0, 0, 0, 0, 114, 1, 57, 0, 0, 0,
    0, 238, 7, 58, 0, 0, 0, 0, 243, 7, 58, 0, 0, 0, 0, 49, 8, 0, 0, 0, 0, 0, 61, 8, 0,
    0, 0, 0, 0, 72, 8, 0, 0, 0, 0, 0, 207, 8, 11, 0, 2, 0, 0, 18, 109, 74, 0, 1, 0, 0,
    221, 8, 11, 0, 1, 0, 0, 205, 7, 3, 0, 0, 0, 0, 50, 9, 0, 0, 2, 0, 0, 67, 9, 0, 0,
    2, 0, 0, 104, 9, 8, 0, 0, 0, 0, 109, 9, 0, 0, 2, 0, 0, 125, 9, 0, 0, 3, 75, 0, 101,
    11, 95, 0, 2, 0, 0, 119, 11, 11, 0, 2, 0, 0, 132, 11, 11, 0, 2, 0, 0, 101, 11, 95, 0, 2,
    0, 0, 248, 7, 14, 0, 0, 0, 0, 123, 116, 14, 0, 0, 0, 0, 101, 11, 95, 0, 2, 0, 0, 248, 7,
    14, 0, 0, 0, 0, 20, 116, 0, 0, 0, 0, 0, 20, 116, 100, 0, 0, 0, 0, 229, 34, 27, 0, 0, 0,
    0, 31, 12, 27, 0, 0, 0, 0, 51, 12, 102, 0, 0, 0, 0, 55, 12, 102, 0, 0, 0, 0, 59, 12, 102,
    0, 0, 0, 0, 123, 116, 102, 0, 0, 0, 0, 118, 12, 106, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0,
    11, 32, 33, 0, 0, 0, 0, 104, 22, 158, 0, 0, 0, 0, 51, 33, 158, 0, 0, 0, 0, 205, 7, 3, 0,
    0, 0, 0, 50, 9, 29, 0, 2, 0, 0, 67, 9, 29, 0, 2, 0, 0, 142, 22, 160, 0, 0, 0, 0, 20,
    116, 172, 0, 0, 0, 0, 149, 22, 8, 0, 0, 0, 0, 18, 113, 179, 0, 0, 0, 0, 88, 6, 179, 0, 0,
    0, 0, 141, 15, 179, 0, 0, 0, 0, 57, 5, 160, 0, 0, 0, 0, 215, 6, 33, 0, 0, 0, 0, 224, 6,
    178, 0, 0, 0, 0, 57, 5, 33, 0, 0, 0, 0, 215, 6, 178, 0, 0, 0, 0, 224, 6, 160, 0, 0, 0,
    0, 225, 23, 180, 0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 230, 23, 160, 0, 2, 0, 0, 13, 27, 33,
    0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 230, 23, 160, 0, 2, 0, 0, 20, 116, 160, 0, 0, 0, 0,
    225, 23, 180, 0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 20, 116, 160, 0, 0, 0, 0, 13, 27, 33, 0,
    0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 104, 79, 160, 0, 0, 0, 0, 13, 27, 33, 0, 0, 0, 0, 133,
    21, 177, 0, 0, 0, 0, 209, 27, 183, 0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 217, 23, 27, 0, 0,
    0, 0, 123, 116, 183, 0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 217, 23, 27, 0, 0, 0, 0, 123, 116,
    176, 0, 0, 0, 0, 105, 72, 178, 0, 0, 0, 0, 217, 23, 27, 0, 0, 0, 0, 123, 116, 180, 0, 0, 0,
    0, 105, 72, 178, 0, 0, 0, 0, 217, 23, 27, 0, 0, 0, 0, 16, 10, 29, 0, 2, 0, 0, 140, 24, 29,
    0, 2, 0, 0, 159, 24, 29, 0, 2, 0, 0, 205, 7, 163, 0, 0, 0, 0, 104, 25, 29, 0, 0, 0, 0,
    114, 25, 29, 0, 0, 0, 0, 20, 116, 8, 0, 0, 0, 0, 109, 9, 0, 0, 2, 0, 0, 125, 9, 0, 0,
    3, 75, 0, 18, 113, 35, 0, 0, 0, 0, 88, 6, 35, 0, 0, 0, 0, 141, 15, 35, 0, 0, 0, 0, 20,
    116, 191, 0, 0, 0, 0, 88, 5, 192, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 182, 25, 14, 0, 0,
    0, 0, 192, 25, 11, 0, 2, 0, 0, 203, 25, 11, 0, 0, 0, 0, 26, 29, 201, 0, 0, 0, 0, 74, 26,
    11, 0, 0, 0, 0, 215, 8, 11, 0, 2, 0, 0, 33, 28, 29, 0, 2, 0, 0, 42, 28, 29, 0, 2, 0,
    0, 51, 28, 29, 0, 2, 0, 0, 11, 32, 33, 0, 0, 0, 0, 247, 9, 29, 0, 2, 0, 0, 133, 21, 27,
    0, 0, 0, 0, 95, 31, 5, 0, 0, 0, 0, 113, 31, 5, 0, 0, 0, 0, 129, 31, 5, 0, 0, 0, 0,
    128, 32, 232, 0, 2, 0, 0, 39, 31, 0, 0, 2, 0, 0, 53, 31, 0, 0, 2, 0, 0, 173, 30, 3, 0,
    1, 0, 0, 236, 31, 8, 0, 1, 0, 0, 243, 31, 8, 0, 1, 0, 0, 173, 30, 3, 0, 1, 0, 0, 236,
    31, 8, 0, 1, 0, 0, 31, 32, 0, 0, 2, 0, 0, 123, 32, 232, 0, 2, 0, 0, 39, 31, 0, 0, 2,
    0, 0, 53, 31, 0, 0, 2, 0, 0, 80, 33, 246, 0, 2, 0, 0, 94, 33, 241, 0, 2, 0, 0, 110, 33,
    247, 0, 2, 0, 0, 72, 33, 242, 0, 0, 0, 0, 156, 33, 242, 0, 1, 0, 0, 170, 33, 246, 0, 2, 0,
    0, 14, 34, 246, 0, 2, 0, 0, 28, 34, 241, 0, 2, 0, 0, 44, 34, 247, 0, 2, 0, 0, 76, 36, 5,
    0, 0, 0, 0, 90, 36, 5, 0, 0, 0, 0, 101, 36, 5, 0, 0, 0, 0, 20, 116, 0, 0, 0, 0, 0,
    200, 8, 24, 1, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 195, 10, 0, 0, 0, 0, 0, 204, 10, 0, 0,
    0, 0, 0, 52, 36, 0, 0, 0, 0, 0, 240, 12, 11, 0, 0, 0, 0, 215, 4, 25, 1, 2, 0, 0, 187,
    36, 199, 0, 2, 0, 0, 240, 12, 11, 0, 0, 0, 0, 197, 36, 25, 1, 0, 0, 0, 187, 36, 199, 0, 2,
    0, 0, 223, 25, 63, 1, 0, 0, 0, 20, 116, 64, 1, 0, 0, 0, 179, 103, 64, 1, 0, 0, 0, 8, 7,
    68, 1, 0, 0, 0, 229, 34, 64, 1, 0, 0, 0, 145, 19, 64, 1, 0, 0, 0, 205, 7, 3, 0, 0, 0,
    0, 230, 103, 70, 1, 2, 0, 0, 249, 103, 70, 1, 2, 0, 0, 195, 10, 71, 1, 0, 0, 0, 204, 10, 71,
    1, 0, 0, 0, 213, 10, 71, 1, 0, 0, 0, 195, 10, 71, 1, 0, 0, 0, 204, 10, 71, 1, 0, 0, 0,
    18, 113, 71, 1, 0, 0, 0, 195, 10, 68, 1, 0, 0, 0, 204, 10, 68, 1, 0, 0, 0, 213, 10, 68, 1,
    0, 0, 0, 18, 113, 86, 1, 0, 0, 0, 88, 6, 86, 1, 0, 0, 0, 141, 15, 86, 1, 0, 0, 0, 223,
    25, 63, 1, 0, 0, 0, 59, 104, 86, 1, 0, 0, 0, 133, 21, 64, 1, 0, 0, 0, 143, 103, 63, 1, 0,
    0, 0, 154, 101, 64, 1, 0, 0, 0, 95, 5, 64, 1, 2, 0, 0, 223, 25, 63, 1, 0, 0, 0, 133, 21,
    64, 1, 0, 0, 0, 47, 105, 3, 0, 0, 0, 0, 18, 113, 94, 1, 0, 0, 0, 88, 6, 94, 1, 0, 0,
    0, 141, 15, 94, 1, 0, 0, 0, 59, 105, 68, 1, 0, 0, 0, 67, 105, 68, 1, 0, 0, 0, 83, 31, 64,
    1, 0, 0, 0, 205, 7, 79, 1, 0, 0, 0, 215, 7, 69, 1, 0, 0, 0, 226, 7, 69, 1, 0, 0, 0,
    142, 22, 89, 1, 0, 0, 0, 49, 104, 97, 1, 0, 0, 0, 51, 5, 64, 1, 0, 0, 0, 16, 105, 0, 0,
    0, 0, 0, 45, 9, 115, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 26, 29, 74, 0, 0, 0, 0, 245,
    105, 11, 0, 2, 0, 0, 0, 106, 11, 0, 2, 0, 0, 26, 29, 115, 0, 0, 0, 0, 45, 9, 115, 0, 0,
    0, 0, 95, 5, 106, 1, 0, 0, 0, 26, 29, 115, 0, 0, 0, 0, 45, 9, 115, 0, 0, 0, 0, 226, 105,
    11, 0, 2, 0, 0, 20, 116, 110, 1, 0, 0, 0, 134, 106, 110, 1, 0, 0, 0, 79, 26, 111, 1, 0, 0,
    0, 244, 8, 114, 1, 0, 0, 0, 235, 106, 114, 1, 0, 0, 0, 242, 106, 120, 1, 0, 0, 0, 244, 8, 122,
    1, 0, 0, 0, 235, 106, 122, 1, 0, 0, 0, 242, 106, 120, 1, 0, 0, 0, 244, 8, 126, 1, 0, 0, 0,
    235, 106, 126, 1, 0, 0, 0, 242, 106, 120, 1, 0, 0, 0, 120, 106, 130, 1, 0, 0, 0, 106, 114, 131, 1,
    0, 0, 0, 39, 107, 132, 1, 1, 0, 0, 116, 107, 127, 1, 0, 0, 0, 95, 5, 128, 1, 0, 0, 0, 244,
    8, 127, 1, 0, 0, 0, 160, 12, 119, 1, 0, 0, 0, 137, 107, 109, 1, 0, 0, 0, 145, 107, 109, 1, 0,
    0, 0, 244, 8, 114, 1, 0, 0, 0, 176, 107, 114, 1, 0, 0, 0, 242, 106, 120, 1, 0, 0, 0, 237, 111,
    145, 1, 0, 0, 0, 246, 111, 145, 1, 0, 0, 0, 40, 113, 145, 1, 0, 0, 0, 20, 112, 136, 1, 0, 0,
    0, 68, 112, 136, 1, 0, 0, 0, 65, 112, 136, 1, 0, 0, 0, 13, 7, 160, 1, 0, 0, 0, 17, 7, 160,
    1, 0, 0, 0, 114, 1, 160, 1, 0, 0, 0, 26, 29, 0, 0, 0, 0, 0, 45, 9, 36, 1, 0, 0, 0,
    149, 22, 158, 1, 1, 0, 0, 13, 7, 20, 0, 0, 0, 0, 17, 7, 0, 0, 0, 0, 0, 114, 1, 20, 0,
    2, 0, 0, 142, 22, 20, 0, 0, 0, 0, 220, 115, 11, 0, 2, 0, 0, 232, 115, 11, 0, 2, 0, 0, 141,
    115, 20, 0, 0, 0, 0, 8, 7, 14, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 18, 113, 164, 1, 0,
    0, 0, 88, 6, 164, 1, 0, 0, 0, 141, 15, 182, 0, 0, 0, 0, 18, 113, 165, 1, 0, 0, 0, 123, 116,
    165, 1, 0, 0, 0, 223, 94, 166, 1, 0, 0, 0, 223, 94, 166, 1, 0, 0, 0, 18, 113, 165, 1, 0, 0,
    0, 123, 116, 165, 1, 1, 0, 0, 99, 107, 78, 0, 0, 0, 0, 111, 107, 78, 0, 0, 0, 0, 253, 27, 59,
    0, 0, 0, 4, 27, 11, 89, 0, 0, 0, 0, 52, 11, 90, 0, 0, 0, 0, 37, 11, 90, 0, 0, 0, 0,
    76, 104, 137, 0, 0, 0, 0, 220, 20, 133, 0, 1, 0, 0, 249, 20, 136, 0, 0, 0, 0, 234, 21, 148, 0,
    0, 0, 0, 240, 21, 148, 0, 0, 0, 0, 247, 21, 148, 0, 0, 0, 0, 60, 59, 211, 0, 0, 0, 0, 240,
    12, 211, 0, 0, 0, 0, 223, 94, 211, 0, 0, 0, 0, 229, 34, 20, 1, 0, 0, 0, 251, 111, 20, 1, 0,
    0, 0, 133, 21, 20, 1, 0, 0, 0, 145, 19, 136, 0, 0, 0, 0, 154, 101, 59, 0, 0, 0, 0, 133, 21,
    136, 0, 1, 0, 0, 221, 102, 136, 0, 0, 0, 0, 236, 102, 136, 0, 0, 0, 0, 231, 70, 37, 1, 1, 0,
    0, 47, 59, 59, 1, 0, 0, 0, 108, 103, 60, 1, 1, 0, 0, 121, 103, 61, 1, 1, 0, 0, 26, 5, 11,
    0, 0, 0, 0, 39, 5, 11, 0, 2, 0, 0, 66, 5, 13, 0, 0, 0, 0, 77, 5, 5, 0, 0, 0, 0,
    13, 7, 35, 0, 0, 0, 0, 17, 7, 35, 0, 0, 0, 0, 13, 7, 37, 0, 0, 0, 0, 17, 7, 37, 0,
    0, 0, 0, 193, 7, 37, 0, 0, 0, 0, 229, 27, 38, 0, 0, 0, 0, 13, 7, 41, 0, 0, 0, 0, 17,
    7, 41, 0, 0, 0, 0, 245, 105, 37, 0, 0, 0, 0, 0, 106, 37, 0, 0, 0, 0, 18, 113, 49, 0, 0,
    0, 0, 88, 6, 49, 0, 0, 0, 0, 197, 7, 60, 0, 0, 0, 0, 214, 69, 61, 0, 0, 0, 0, 13, 8,
    63, 0, 0, 0, 0, 1, 8, 64, 0, 0, 0, 0, 84, 8, 66, 0, 2, 0, 0, 97, 8, 60, 0, 2, 0,
    0, 143, 26, 66, 0, 0, 0, 0, 110, 8, 67, 0, 2, 0, 0, 197, 7, 72, 0, 0, 0, 0, 1, 8, 64,
    0, 0, 0, 0, 20, 116, 0, 0, 0, 0, 0, 170, 69, 67, 0, 0, 0, 0, 85, 9, 0, 0, 0, 0, 0,
    94, 9, 0, 0, 0, 0, 0, 150, 9, 0, 0, 0, 0, 0, 169, 9, 0, 0, 2, 0, 0, 13, 7, 79, 0,
    0, 0, 0, 17, 7, 79, 0, 0, 0, 0, 99, 107, 80, 0, 0, 0, 0, 194, 9, 80, 0, 0, 0, 0, 42,
    8, 84, 0, 0, 0, 0, 16, 10, 0, 0, 2, 0, 0, 88, 5, 14, 0, 0, 0, 0, 147, 11, 95, 0, 1,
    0, 0, 101, 11, 95, 0, 2, 0, 0, 88, 5, 14, 0, 0, 0, 0, 37, 12, 100, 0, 0, 0, 0, 178, 28,
    3, 0, 0, 0, 0, 94, 12, 106, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 13, 7, 11, 0, 0, 0,
    0, 17, 7, 11, 0, 0, 0, 0, 9, 9, 0, 0, 2, 0, 0, 16, 9, 114, 0, 2, 0, 0, 244, 8, 116,
    0, 0, 0, 0, 104, 13, 116, 0, 0, 0, 0, 9, 9, 116, 0, 2, 0, 0, 104, 13, 116, 0, 0, 0, 0,
    9, 9, 116, 0, 2, 0, 0, 176, 13, 116, 0, 2, 0, 0, 13, 7, 149, 0, 0, 0, 0, 17, 7, 149, 0,
    0, 0, 0, 11, 32, 33, 0, 0, 0, 0, 51, 33, 152, 0, 0, 0, 0, 142, 22, 160, 0, 0, 0, 0, 149,
    22, 8, 0, 0, 0, 0, 13, 7, 162, 0, 0, 0, 0, 17, 7, 162, 0, 0, 0, 0, 8, 7, 150, 0, 0,
    0, 0, 245, 22, 149, 0, 2, 0, 0, 13, 7, 169, 0, 0, 0, 0, 17, 7, 169, 0, 0, 0, 0, 158, 22,
    161, 0, 0, 0, 0, 20, 116, 172, 0, 0, 0, 0, 191, 97, 173, 0, 0, 0, 0, 113, 23, 3, 0, 0, 0,
    0, 18, 113, 162, 0, 0, 0, 0, 88, 6, 162, 0, 0, 0, 0, 143, 26, 174, 0, 0, 0, 0, 131, 23, 33,
    0, 0, 0, 0, 1, 8, 33, 0, 0, 0, 0, 135, 23, 3, 0, 0, 0, 0, 13, 8, 174, 0, 0, 0, 0,
    1, 8, 33, 0, 0, 0, 0, 173, 23, 174, 0, 0, 0, 0, 178, 23, 3, 0, 0, 0, 0, 191, 97, 173, 0,
    0, 0, 0, 184, 23, 3, 0, 0, 0, 0, 8, 7, 177, 0, 0, 0, 0, 240, 12, 177, 0, 0, 0, 0, 191,
    97, 162, 0, 0, 0, 0, 221, 23, 27, 0, 0, 0, 0, 13, 7, 160, 0, 0, 0, 0, 17, 7, 160, 0, 0,
    0, 0, 51, 33, 162, 0, 0, 0, 0, 28, 24, 177, 0, 0, 0, 0, 57, 5, 173, 0, 0, 0, 0, 215, 6,
    173, 0, 0, 0, 0, 18, 113, 173, 0, 0, 0, 0, 88, 6, 173, 0, 0, 0, 0, 43, 24, 33, 0, 0, 0,
    0, 53, 24, 33, 0, 0, 0, 0, 71, 24, 160, 0, 0, 0, 0, 78, 24, 160, 0, 0, 0, 0, 85, 24, 80,
    0, 0, 0, 0, 244, 8, 183, 0, 0, 0, 0, 178, 24, 0, 0, 0, 0, 0, 189, 24, 0, 0, 0, 0, 0,
    125, 25, 160, 0, 0, 0, 0, 128, 25, 160, 0, 0, 0, 0, 20, 116, 184, 0, 0, 0, 0, 244, 19, 33, 0,
    0, 0, 0, 13, 7, 35, 0, 0, 0, 0, 17, 7, 37, 0, 0, 0, 0, 26, 29, 75, 0, 0, 0, 0, 175,
    25, 75, 0, 0, 0, 0, 26, 29, 75, 0, 0, 0, 0, 51, 5, 11, 0, 0, 0, 0, 26, 29, 199, 0, 0,
    0, 0, 13, 26, 11, 0, 1, 0, 0, 26, 29, 75, 0, 0, 0, 0, 65, 35, 200, 0, 0, 0, 0, 200, 8,
    74, 0, 0, 0, 0, 88, 5, 75, 0, 0, 0, 0, 103, 5, 0, 0, 0, 0, 0, 117, 26, 202, 0, 0, 0,
    0, 20, 116, 0, 0, 0, 0, 0, 103, 26, 202, 0, 2, 0, 0, 94, 12, 14, 0, 0, 0, 0, 95, 5, 11,
    0, 2, 0, 0, 51, 33, 29, 0, 0, 0, 0, 143, 28, 27, 0, 0, 0, 0, 105, 72, 29, 0, 0, 0, 0,
    160, 12, 29, 0, 0, 0, 0, 11, 32, 33, 0, 0, 0, 0, 133, 21, 27, 0, 0, 0, 0, 195, 10, 232, 0,
    0, 0, 0, 69, 91, 232, 0, 0, 0, 0, 165, 30, 232, 0, 0, 0, 0, 20, 116, 0, 0, 0, 0, 0, 197,
    7, 0, 0, 0, 0, 0, 83, 31, 232, 0, 0, 0, 0, 188, 33, 242, 0, 1, 0, 0, 193, 33, 239, 0, 2,
    0, 0, 13, 7, 239, 0, 0, 0, 0, 17, 7, 239, 0, 0, 0, 0, 9, 9, 239, 0, 2, 0, 0, 131, 34,
    242, 0, 2, 0, 0, 247, 33, 242, 0, 0, 0, 0, 170, 33, 246, 0, 2, 0, 0, 184, 34, 0, 0, 0, 0,
    0, 196, 34, 0, 0, 2, 0, 0, 205, 7, 3, 0, 0, 0, 0, 247, 9, 0, 0, 2, 0, 0, 66, 114, 11,
    0, 2, 0, 0, 16, 9, 115, 0, 2, 0, 0, 249, 34, 13, 0, 0, 0, 0, 7, 35, 13, 0, 2, 0, 0,
    46, 35, 13, 0, 0, 0, 0, 53, 35, 13, 0, 0, 0, 0, 13, 7, 3, 1, 0, 0, 0, 17, 7, 3, 1,
    0, 0, 0, 13, 7, 4, 1, 0, 0, 0, 17, 7, 4, 1, 0, 0, 0, 20, 116, 114, 0, 0, 0, 0, 51,
    5, 3, 1, 0, 0, 0, 65, 35, 4, 1, 0, 0, 0, 36, 116, 3, 1, 0, 0, 0, 13, 7, 8, 1, 0,
    0, 0, 17, 7, 8, 1, 0, 0, 0, 118, 35, 12, 1, 0, 0, 0, 123, 35, 12, 1, 0, 0, 0, 65, 35,
    4, 1, 0, 0, 0, 19, 35, 0, 0, 2, 0, 0, 197, 7, 4, 1, 0, 0, 0, 51, 5, 3, 1, 0, 0,
    0, 128, 35, 4, 1, 0, 0, 0, 133, 35, 4, 1, 0, 0, 0, 197, 7, 13, 1, 0, 0, 0, 65, 35, 4,
    1, 0, 0, 0, 200, 8, 74, 0, 0, 0, 0, 240, 34, 0, 0, 2, 0, 0, 200, 8, 24, 1, 0, 0, 0,
    45, 9, 0, 0, 0, 0, 0, 169, 36, 199, 0, 0, 0, 0, 179, 36, 11, 0, 0, 0, 0, 207, 35, 26, 1,
    0, 0, 0, 20, 116, 0, 0, 0, 0, 0, 220, 36, 5, 0, 0, 0, 0, 234, 36, 5, 0, 0, 0, 0, 143,
    103, 63, 1, 0, 0, 0, 95, 5, 64, 1, 2, 0, 0, 223, 25, 63, 1, 0, 0, 0, 20, 116, 67, 1, 0,
    0, 0, 215, 6, 68, 1, 0, 0, 0, 224, 6, 68, 1, 0, 0, 0, 13, 104, 0, 0, 0, 0, 0, 24, 104,
    0, 0, 0, 0, 0, 13, 7, 71, 1, 0, 0, 0, 17, 7, 71, 1, 0, 0, 0, 13, 7, 68, 1, 0, 0,
    0, 17, 7, 68, 1, 0, 0, 0, 59, 104, 70, 1, 0, 0, 0, 148, 78, 72, 1, 0, 0, 0, 175, 25, 63,
    1, 0, 0, 0, 26, 29, 63, 1, 0, 0, 0, 223, 25, 63, 1, 0, 0, 0, 20, 116, 76, 1, 0, 0, 0,
    215, 6, 73, 1, 0, 0, 0, 224, 6, 73, 1, 0, 0, 0, 215, 6, 71, 1, 0, 0, 0, 224, 6, 71, 1,
    0, 0, 0, 195, 10, 71, 1, 0, 0, 0, 20, 13, 68, 1, 0, 0, 0, 13, 7, 80, 1, 0, 0, 0, 17,
    7, 80, 1, 0, 0, 0, 20, 116, 70, 1, 0, 0, 0, 143, 104, 68, 1, 0, 0, 0, 20, 116, 70, 1, 0,
    0, 0, 13, 8, 64, 1, 0, 0, 0, 20, 116, 71, 1, 0, 0, 0, 151, 104, 64, 1, 1, 0, 0, 20, 116,
    68, 1, 0, 0, 0, 151, 104, 64, 1, 1, 0, 0, 20, 116, 85, 1, 0, 0, 0, 13, 8, 64, 1, 0, 0,
    0, 20, 116, 85, 1, 0, 0, 0, 164, 104, 64, 1, 0, 0, 0, 20, 116, 85, 1, 0, 0, 0, 105, 72, 64,
    1, 0, 0, 0, 215, 6, 74, 1, 0, 0, 0, 224, 6, 74, 1, 0, 0, 0, 11, 32, 63, 1, 0, 0, 0,
    20, 116, 70, 1, 0, 0, 0, 215, 6, 79, 1, 0, 0, 0, 224, 6, 79, 1, 0, 0, 0, 249, 104, 92, 1,
    0, 0, 0, 4, 105, 92, 1, 0, 0, 0, 104, 79, 93, 1, 0, 0, 0, 16, 105, 76, 1, 0, 0, 0, 142,
    22, 89, 1, 0, 0, 0, 51, 5, 64, 1, 0, 0, 0, 59, 105, 89, 1, 0, 0, 0, 67, 105, 89, 1, 0,
    0, 0, 142, 22, 98, 1, 0, 0, 0, 16, 105, 76, 1, 0, 0, 0, 26, 29, 74, 0, 0, 0, 0, 51, 5,
    11, 0, 0, 0, 0, 200, 8, 115, 0, 0, 0, 0, 95, 5, 11, 0, 2, 0, 0, 26, 29, 115, 0, 0, 0,
    0, 95, 5, 106, 1, 0, 0, 0, 26, 29, 74, 0, 0, 0, 0, 65, 35, 107, 1, 0, 0, 0, 120, 106, 109,
    1, 0, 0, 0, 127, 106, 109, 1, 0, 0, 0, 60, 113, 119, 1, 0, 0, 0, 9, 9, 109, 1, 2, 0, 0,
    211, 106, 13, 0, 0, 0, 0, 223, 106, 13, 0, 0, 0, 0, 120, 106, 125, 1, 0, 0, 0, 127, 106, 125, 1,
    0, 0, 0, 130, 109, 127, 1, 0, 0, 0, 95, 5, 128, 1, 0, 0, 0, 120, 106, 119, 1, 0, 0, 0, 127,
    106, 119, 1, 0, 0, 0, 18, 113, 127, 1, 0, 0, 0, 88, 6, 127, 1, 0, 0, 0, 92, 107, 127, 1, 0,
    0, 0, 104, 107, 127, 1, 0, 0, 0, 244, 8, 109, 1, 0, 0, 0, 7, 59, 120, 1, 0, 0, 0, 120, 106,
    134, 1, 0, 0, 0, 170, 107, 131, 1, 0, 0, 0, 60, 113, 13, 0, 0, 0, 0, 250, 25, 13, 0, 0, 0,
    0, 175, 25, 242, 0, 0, 0, 0, 122, 109, 242, 0, 2, 0, 0, 53, 111, 136, 1, 0, 0, 0, 108, 111, 141,
    1, 2, 0, 0, 176, 109, 242, 0, 0, 0, 0, 202, 110, 242, 0, 2, 0, 0, 133, 111, 242, 0, 0, 0, 0,
    145, 111, 242, 0, 0, 0, 0, 175, 25, 242, 0, 0, 0, 0, 196, 111, 242, 0, 2, 0, 0, 175, 25, 136, 1,
    0, 0, 0, 37, 112, 242, 0, 2, 0, 0, 50, 112, 136, 1, 0, 0, 0, 76, 112, 136, 1, 0, 0, 0, 175,
    25, 136, 1, 0, 0, 0, 32, 113, 145, 1, 1, 0, 0, 52, 113, 136, 1, 0, 0, 0, 58, 113, 136, 1, 0,
    0, 0, 175, 25, 136, 1, 0, 0, 0, 207, 8, 145, 1, 2, 0, 0, 228, 113, 136, 1, 0, 0, 0, 202, 110,
    136, 1, 2, 0, 0, 244, 113, 242, 0, 0, 0, 0, 50, 114, 242, 0, 0, 0, 0, 175, 25, 242, 0, 0, 0,
    0, 207, 8, 242, 0, 2, 0, 0, 228, 113, 242, 0, 0, 0, 0, 202, 110, 242, 0, 2, 0, 0, 142, 22, 36,
    1, 0, 0, 0, 149, 22, 158, 1, 1, 0, 0, 26, 29, 0, 0, 0, 0, 0, 45, 9, 20, 0, 0, 0, 0,
    26, 29, 20, 0, 0, 0, 0, 45, 9, 20, 0, 0, 0, 0, 105, 72, 155, 1, 0, 0, 0, 185, 115, 0, 0,
    1, 0, 0, 13, 7, 159, 1, 0, 0, 0, 17, 7, 159, 1, 0, 0, 0, 26, 29, 20, 0, 0, 0, 0, 114,
    1, 0, 0, 0, 0, 0, 142, 22, 36, 1, 0, 0, 0, 114, 1, 0, 0, 1, 0, 0, 26, 29, 153, 1, 0,
    0, 0, 45, 9, 162, 1, 0, 0, 0, 26, 29, 20, 0, 0, 0, 0, 255, 25, 36, 1, 0, 0, 0, 45, 9,
    20, 0, 0, 0, 0, 8, 116, 36, 1, 0, 0, 0, 125, 25, 36, 1, 0, 0, 0, 128, 25, 36, 1, 0, 0,
    0, 73, 116, 11, 0, 0, 0, 0, 247, 9, 0, 0, 2, 0, 0, 18, 113, 170, 1, 0, 0, 0, 88, 6, 170,
    1, 0, 0, 0, 18, 113, 171, 1, 0, 0, 0, 88, 6, 171, 1, 0, 0, 0, 18, 113, 174, 1, 0, 0, 0,
    88, 6, 174, 1, 0, 0, 0, 127, 116, 166, 1, 0, 0, 0, 130, 116, 166, 1, 0, 0, 0, 213, 110, 70, 0,
    0, 0, 0, 207, 20, 70, 0, 0, 0, 0, 152, 21, 144, 0, 0, 0, 1, 48, 32, 139, 0, 0, 0, 3, 145,
    19, 136, 0, 0, 0, 0, 225, 20, 36, 1, 0, 0, 0, 211, 9, 59, 0, 0, 0, 0, 231, 70, 37, 1, 0,
    0, 0, 35, 106, 20, 1, 0, 0, 0, 44, 106, 20, 1, 0, 0, 0, 65, 106, 20, 1, 0, 0, 0, 70, 106,
    20, 1, 0, 0, 0, 35, 106, 20, 1, 0, 0, 0, 98, 106, 20, 1, 0, 0, 0, 246, 2, 5, 0, 0, 0,
    0, 204, 3, 0, 0, 2, 0, 0, 23, 10, 0, 0, 2, 0, 0, 1, 5, 11, 0, 2, 0, 0, 13, 5, 11,
    0, 0, 0, 0, 45, 5, 11, 0, 2, 0, 0, 57, 5, 0, 0, 2, 0, 0, 246, 2, 13, 0, 0, 0, 0,
    23, 10, 11, 0, 2, 0, 0, 103, 5, 20, 0, 0, 0, 0, 112, 6, 23, 0, 0, 0, 0, 4, 7, 29, 0,
    0, 0, 0, 4, 7, 30, 0, 0, 0, 0, 4, 7, 31, 0, 0, 0, 0, 4, 7, 32, 0, 0, 0, 0, 103,
    5, 35, 0, 0, 0, 0, 103, 5, 37, 0, 0, 0, 0, 191, 97, 39, 0, 0, 0, 0, 133, 107, 39, 0, 0,
    0, 0, 103, 5, 38, 0, 0, 0, 0, 103, 5, 42, 0, 0, 0, 0, 191, 97, 35, 0, 0, 0, 0, 133, 107,
    35, 0, 0, 0, 0, 191, 97, 45, 0, 0, 0, 0, 133, 107, 45, 0, 0, 0, 0, 191, 97, 46, 0, 0, 0,
    0, 133, 107, 46, 0, 0, 0, 0, 197, 7, 35, 0, 0, 0, 0, 4, 7, 47, 0, 0, 0, 0, 4, 7, 50,
    0, 0, 0, 0, 4, 7, 53, 0, 0, 0, 0, 4, 7, 54, 0, 0, 0, 0, 248, 7, 55, 0, 0, 0, 0,
    248, 7, 57, 0, 0, 0, 0, 37, 8, 11, 0, 0, 0, 0, 103, 5, 0, 0, 1, 0, 0, 197, 7, 61, 0,
    0, 0, 0, 13, 5, 60, 0, 2, 0, 0, 21, 8, 65, 0, 0, 0, 0, 251, 111, 11, 0, 0, 0, 0, 103,
    5, 61, 0, 0, 0, 0, 122, 8, 13, 0, 0, 0, 0, 250, 25, 5, 0, 0, 0, 0, 103, 5, 60, 0, 0,
    0, 0, 191, 8, 3, 0, 0, 0, 0, 103, 5, 11, 0, 0, 0, 0, 103, 5, 74, 0, 0, 0, 0, 244, 8,
    75, 0, 0, 0, 0, 250, 8, 75, 0, 0, 0, 0, 16, 9, 0, 0, 2, 0, 0, 24, 9, 3, 0, 0, 0,
    0, 32, 9, 0, 0, 2, 0, 0, 186, 9, 79, 0, 0, 0, 0, 103, 5, 80, 0, 0, 0, 0, 103, 5, 79,
    0, 0, 0, 0, 103, 5, 3, 0, 0, 0, 0, 13, 5, 0, 0, 2, 0, 0, 13, 5, 0, 0, 0, 0, 0,
    20, 116, 97, 0, 0, 0, 0, 247, 9, 99, 0, 2, 0, 0, 22, 12, 27, 0, 0, 0, 0, 4, 7, 103, 0,
    0, 0, 0, 20, 116, 104, 0, 0, 0, 0, 247, 9, 103, 0, 2, 0, 0, 130, 109, 0, 0, 2, 0, 0, 244,
    8, 6, 0, 0, 0, 0, 250, 8, 6, 0, 0, 0, 0, 89, 13, 115, 0, 2, 0, 0, 103, 5, 74, 0, 2,
    0, 0, 169, 13, 13, 0, 0, 0, 0, 13, 5, 74, 0, 2, 0, 0, 182, 13, 13, 0, 0, 0, 0, 4, 7,
    149, 0, 0, 0, 0, 24, 9, 150, 0, 0, 0, 0, 4, 7, 150, 0, 0, 0, 0, 41, 22, 8, 0, 0, 0,
    0, 4, 7, 33, 0, 0, 0, 0, 4, 7, 152, 0, 0, 0, 0, 24, 9, 155, 0, 0, 0, 0, 4, 7, 155,
    0, 0, 0, 0, 32, 9, 29, 0, 2, 0, 0, 57, 5, 29, 0, 2, 0, 0, 103, 5, 29, 0, 1, 0, 0,
    204, 3, 29, 0, 2, 0, 0, 4, 7, 159, 0, 0, 0, 0, 4, 7, 162, 0, 0, 0, 0, 4, 7, 163, 0,
    0, 0, 0, 197, 7, 162, 0, 0, 0, 0, 24, 9, 162, 0, 0, 0, 0, 23, 10, 29, 0, 2, 0, 0, 4,
    7, 29, 0, 1, 0, 0, 4, 7, 160, 0, 0, 0, 0, 4, 7, 161, 0, 0, 0, 0, 60, 113, 3, 0, 0,
    0, 0, 20, 116, 29, 0, 0, 0, 0, 207, 23, 33, 0, 0, 0, 0, 4, 7, 176, 0, 0, 0, 0, 62, 24,
    33, 0, 0, 0, 0, 57, 5, 176, 0, 0, 0, 0, 57, 5, 183, 0, 0, 0, 0, 24, 9, 149, 0, 0, 0,
    0, 13, 5, 29, 0, 2, 0, 0, 4, 7, 184, 0, 0, 0, 0, 69, 25, 5, 0, 0, 0, 0, 24, 9, 29,
    0, 1, 0, 0, 197, 7, 37, 0, 0, 0, 0, 103, 5, 191, 0, 0, 0, 0, 45, 9, 75, 0, 0, 0, 0,
    123, 116, 194, 0, 0, 0, 0, 103, 5, 194, 0, 0, 0, 0, 26, 29, 194, 0, 0, 0, 0, 215, 25, 11, 0,
    0, 0, 0, 243, 25, 5, 0, 0, 0, 0, 103, 5, 197, 0, 0, 0, 0, 13, 5, 199, 0, 0, 0, 0, 103,
    5, 14, 0, 0, 0, 0, 103, 5, 75, 0, 0, 0, 0, 191, 97, 194, 0, 0, 0, 0, 13, 5, 194, 0, 0,
    0, 0, 13, 5, 14, 0, 0, 0, 0, 143, 26, 202, 0, 0, 0, 0, 147, 11, 203, 0, 0, 0, 0, 204, 26,
    203, 0, 2, 0, 0, 101, 11, 203, 0, 0, 0, 0, 4, 7, 20, 0, 0, 0, 0, 4, 7, 0, 0, 0, 0,
    0, 4, 7, 214, 0, 0, 0, 0, 24, 9, 26, 0, 0, 0, 0, 4, 7, 26, 0, 0, 0, 0, 213, 30, 232,
    0, 2, 0, 0, 221, 30, 0, 0, 2, 0, 0, 188, 32, 232, 0, 0, 0, 0, 197, 32, 232, 0, 0, 0, 0,
    247, 9, 239, 0, 2, 0, 0, 204, 3, 239, 0, 2, 0, 0, 27, 8, 240, 0, 1, 0, 0, 67, 33, 241, 0,
    0, 0, 0, 20, 116, 243, 0, 0, 0, 0, 27, 8, 244, 0, 1, 0, 0, 20, 116, 245, 0, 0, 0, 0, 209,
    27, 242, 0, 0, 0, 0, 225, 104, 239, 0, 2, 0, 0, 103, 5, 250, 0, 0, 0, 0, 181, 33, 242, 0, 0,
    0, 0, 51, 33, 243, 0, 0, 0, 0, 51, 33, 246, 0, 0, 0, 0, 122, 8, 5, 0, 0, 0, 0, 103, 5,
    240, 0, 0, 0, 0, 103, 5, 244, 0, 0, 0, 0, 114, 20, 241, 0, 0, 0, 0, 20, 116, 240, 0, 0, 0,
    0, 20, 116, 244, 0, 0, 0, 0, 61, 34, 242, 0, 0, 0, 0, 146, 21, 252, 0, 0, 0, 0, 103, 5, 239,
    0, 0, 0, 0, 130, 109, 252, 0, 0, 0, 0, 110, 34, 0, 0, 0, 0, 0, 250, 25, 253, 0, 0, 0, 0,
    20, 116, 241, 0, 0, 0, 0, 20, 116, 246, 0, 0, 0, 0, 120, 34, 254, 0, 0, 0, 0, 103, 5, 247, 0,
    0, 0, 0, 20, 116, 239, 0, 0, 0, 0, 24, 9, 0, 1, 0, 0, 0, 13, 5, 0, 1, 0, 0, 0, 24,
    9, 1, 1, 0, 0, 0, 13, 5, 1, 1, 0, 0, 0, 24, 9, 11, 0, 0, 0, 0, 28, 35, 13, 0, 0,
    0, 0, 176, 13, 0, 0, 2, 0, 0, 103, 5, 3, 1, 0, 0, 0, 9, 9, 4, 1, 2, 0, 0, 103, 5,
    4, 1, 0, 0, 0, 71, 35, 5, 1, 0, 0, 0, 79, 35, 13, 0, 0, 0, 0, 9, 9, 5, 1, 2, 0,
    0, 103, 5, 5, 1, 0, 0, 0, 88, 35, 4, 1, 2, 0, 0, 103, 5, 7, 1, 0, 0, 0, 160, 12, 3,
    0, 0, 0, 0, 244, 8, 8, 1, 0, 0, 0, 250, 8, 8, 1, 0, 0, 0, 103, 35, 3, 1, 0, 0, 0,
    244, 8, 9, 1, 0, 0, 0, 103, 5, 10, 1, 0, 0, 0, 110, 35, 3, 1, 2, 0, 0, 65, 35, 10, 1,
    0, 0, 0, 103, 5, 8, 1, 0, 0, 0, 103, 5, 12, 1, 0, 0, 0, 37, 8, 3, 1, 0, 0, 0, 103,
    5, 0, 0, 2, 0, 0, 24, 9, 13, 1, 0, 0, 0, 24, 9, 3, 1, 0, 0, 0, 244, 8, 4, 1, 0,
    0, 0, 103, 5, 14, 1, 0, 0, 0, 24, 9, 15, 1, 0, 0, 0, 24, 9, 16, 1, 0, 0, 0, 103, 5,
    114, 0, 0, 0, 0, 103, 5, 16, 1, 0, 0, 0, 250, 8, 0, 0, 0, 0, 0, 103, 5, 24, 1, 0, 0,
    0, 9, 9, 115, 0, 2, 0, 0, 103, 5, 115, 0, 0, 0, 0, 45, 9, 74, 0, 0, 0, 0, 103, 5, 21,
    1, 0, 0, 0, 103, 5, 26, 1, 0, 0, 0, 152, 103, 63, 1, 0, 0, 0, 103, 5, 64, 1, 0, 0, 0,
    103, 5, 67, 1, 0, 0, 0, 197, 7, 68, 1, 0, 0, 0, 103, 5, 68, 1, 0, 0, 0, 197, 7, 69, 1,
    0, 0, 0, 103, 5, 69, 1, 0, 0, 0, 215, 103, 70, 1, 2, 0, 0, 175, 25, 0, 0, 0, 0, 0, 197,
    7, 71, 1, 0, 0, 0, 103, 5, 71, 1, 0, 0, 0, 36, 104, 70, 1, 2, 0, 0, 103, 5, 72, 1, 0,
    0, 0, 49, 104, 70, 1, 0, 0, 0, 27, 25, 70, 1, 0, 0, 0, 197, 7, 73, 1, 0, 0, 0, 103, 5,
    74, 1, 0, 0, 0, 197, 7, 74, 1, 0, 0, 0, 103, 5, 73, 1, 0, 0, 0, 103, 5, 76, 1, 0, 0,
    0, 103, 5, 79, 1, 0, 0, 0, 225, 104, 70, 1, 2, 0, 0, 130, 104, 70, 1, 1, 0, 0, 197, 7, 80,
    1, 0, 0, 0, 103, 5, 80, 1, 0, 0, 0, 197, 7, 81, 1, 0, 0, 0, 103, 5, 81, 1, 0, 0, 0,
    103, 5, 82, 1, 0, 0, 0, 103, 5, 63, 1, 0, 0, 0, 103, 5, 70, 1, 0, 0, 0, 150, 12, 3, 0,
    0, 0, 0, 103, 5, 84, 1, 0, 0, 0, 103, 5, 85, 1, 0, 0, 0, 103, 5, 86, 1, 0, 0, 0, 103,
    5, 27, 0, 0, 0, 0, 103, 5, 38, 1, 0, 0, 0, 103, 5, 89, 1, 0, 0, 0, 236, 101, 38, 1, 0,
    0, 0, 103, 5, 91, 1, 0, 0, 0, 197, 7, 79, 1, 0, 0, 0, 103, 5, 92, 1, 0, 0, 0, 103, 5,
    93, 1, 0, 0, 0, 103, 5, 94, 1, 0, 0, 0, 104, 79, 92, 1, 0, 0, 0, 69, 25, 0, 0, 1, 0,
    0, 103, 5, 97, 1, 0, 0, 0, 103, 5, 98, 1, 0, 0, 0, 100, 105, 70, 1, 0, 0, 0, 132, 105, 5,
    0, 0, 0, 0, 123, 116, 74, 0, 0, 0, 0, 151, 20, 0, 0, 2, 0, 0, 103, 5, 105, 1, 0, 0, 0,
    159, 105, 11, 0, 2, 0, 0, 244, 8, 108, 1, 0, 0, 0, 25, 106, 105, 1, 0, 0, 0, 250, 8, 109, 1,
    0, 0, 0, 250, 8, 110, 1, 0, 0, 0, 244, 8, 112, 1, 0, 0, 0, 250, 8, 113, 1, 0, 0, 0, 250,
    8, 114, 1, 0, 0, 0, 120, 106, 109, 1, 2, 0, 0, 250, 8, 109, 1, 2, 0, 0, 250, 8, 122, 1, 0,
    0, 0, 16, 9, 109, 1, 2, 0, 0, 250, 8, 125, 1, 0, 0, 0, 250, 8, 119, 1, 0, 0, 0, 250, 8,
    126, 1, 0, 0, 0, 250, 8, 127, 1, 0, 0, 0, 213, 10, 119, 1, 0, 0, 0, 141, 15, 127, 1, 0, 0,
    0, 250, 8, 130, 1, 0, 0, 0, 213, 10, 109, 1, 0, 0, 0, 250, 8, 112, 1, 0, 0, 0, 126, 107, 127,
    1, 0, 0, 0, 244, 8, 134, 1, 0, 0, 0, 250, 8, 134, 1, 0, 0, 0, 120, 106, 112, 1, 0, 0, 0,
    76, 104, 136, 1, 1, 0, 0, 204, 3, 136, 1, 2, 0, 0, 163, 109, 13, 0, 2, 0, 0, 175, 25, 137, 1,
    0, 0, 0, 176, 109, 138, 1, 0, 0, 0, 244, 8, 136, 1, 0, 0, 0, 250, 8, 136, 1, 0, 0, 0, 181,
    33, 136, 1, 0, 0, 0, 102, 110, 136, 1, 0, 0, 0, 64, 20, 136, 1, 0, 0, 0, 103, 5, 242, 0, 0,
    0, 0, 176, 109, 136, 1, 0, 0, 0, 175, 25, 140, 1, 0, 0, 0, 108, 111, 136, 1, 2, 0, 0, 103, 5,
    136, 1, 0, 0, 0, 188, 33, 136, 1, 0, 0, 0, 32, 111, 136, 1, 0, 0, 0, 175, 25, 136, 1, 1, 0,
    0, 61, 111, 141, 1, 2, 0, 0, 188, 33, 136, 1, 1, 0, 0, 1, 8, 136, 1, 0, 0, 0, 159, 111, 242,
    0, 0, 0, 0, 204, 3, 242, 0, 0, 0, 0, 20, 113, 242, 0, 0, 0, 0, 23, 10, 136, 1, 2, 0, 0,
    26, 29, 36, 1, 0, 0, 0, 103, 5, 36, 1, 0, 0, 0, 13, 5, 154, 1, 0, 0, 0, 103, 5, 153, 1,
    0, 0, 0, 13, 5, 20, 0, 0, 0, 0, 104, 79, 159, 1, 0, 0, 0, 4, 7, 159, 1, 0, 0, 0, 103,
    5, 160, 1, 0, 0, 0, 194, 115, 13, 0, 0, 0, 0, 26, 29, 162, 1, 0, 0, 0, 4, 7, 153, 1, 0,
    0, 0, 4, 7, 162, 1, 0, 0, 0, 25, 106, 36, 1, 0, 0, 0, 103, 5, 115, 0, 1, 0, 0, 88, 5,
    197, 0, 0, 0, 0, 4, 7, 11, 0, 0, 0, 0, 90, 116, 13, 0, 0, 0, 0, 4, 7, 164, 1, 0, 0,
    0, 248, 7, 165, 1, 0, 0, 0, 248, 7, 172, 1, 0, 0, 0, 20, 116, 1, 0, 0, 0, 0, 20, 116, 2,
    0, 0, 0, 0, 20, 116, 21, 0, 0, 0, 0, 20, 116, 34, 0, 0, 0, 0, 27, 8, 59, 0, 0, 0, 0,
    20, 116, 82, 0, 0, 0, 0, 20, 116, 85, 0, 0, 0, 0, 20, 116, 86, 0, 0, 0, 0, 243, 20, 87, 0,
    0, 0, 0, 20, 116, 88, 0, 0, 0, 0, 20, 116, 91, 0, 0, 0, 0, 20, 116, 92, 0, 0, 0, 0, 86,
    11, 93, 0, 0, 0, 0, 20, 116, 108, 0, 0, 0, 0, 20, 116, 110, 0, 0, 0, 0, 20, 116, 111, 0, 0,
    0, 0, 20, 116, 112, 0, 0, 0, 0, 20, 116, 113, 0, 0, 0, 0, 249, 19, 128, 0, 0, 0, 0, 20, 116,
    145, 0, 0, 0, 0, 209, 21, 146, 0, 0, 0, 0, 217, 21, 147, 0, 0, 0, 0, 20, 116, 205, 0, 0, 0,
    0, 20, 116, 206, 0, 0, 0, 0, 20, 116, 207, 0, 0, 0, 0, 20, 116, 208, 0, 0, 0, 0, 20, 116, 209,
    0, 0, 0, 0, 20, 116, 210, 0, 0, 0, 0, 20, 116, 212, 0, 0, 0, 0, 20, 116, 222, 0, 0, 0, 0,
    20, 116, 223, 0, 0, 0, 0, 20, 116, 224, 0, 0, 0, 0, 20, 116, 225, 0, 0, 0, 0, 20, 116, 226, 0,
    0, 0, 0, 20, 116, 227, 0, 0, 0, 0, 20, 116, 228, 0, 0, 0, 0, 20, 116, 229, 0, 0, 0, 0, 20,
    116, 230, 0, 0, 0, 0, 55, 33, 59, 0, 0, 0, 0, 26, 20, 17, 1, 0, 0, 0, 20, 116, 19, 1, 0,
    0, 0, 20, 116, 39, 1, 0, 0, 0, 20, 116, 40, 1, 0, 0, 0, 20, 116, 41, 1, 0, 0, 0, 20, 116,
    42, 1, 0, 0, 0, 20, 116, 43, 1, 0, 0, 0, 20, 116, 44, 1, 0, 0, 0, 20, 116, 29, 1, 0, 0,
    0, 20, 116, 45, 1, 0, 0, 0, 20, 116, 46, 1, 0, 0, 0, 20, 116, 47, 1, 0, 0, 0, 20, 116, 48,
    1, 0, 0, 0, 20, 116, 49, 1, 0, 0, 0, 20, 116, 31, 1, 0, 0, 0, 20, 116, 30, 1, 0, 0, 0,
    20, 116, 34, 1, 0, 0, 0, 20, 116, 50, 1, 0, 0, 0, 20, 116, 33, 1, 0, 0, 0, 20, 116, 32, 1,
    0, 0, 0, 20, 116, 51, 1, 0, 0, 0, 20, 116, 52, 1, 0, 0, 0, 20, 116, 35, 1, 0, 0, 0, 20,
    116, 53, 1, 0, 0, 0, 20, 116, 54, 1, 0, 0, 0, 20, 116, 55, 1, 0, 0, 0, 20, 116, 56, 1, 0,
    0, 0, 20, 116, 57, 1, 0, 0, 0, 20, 116, 28, 1, 0, 0, 0, 20, 116, 58, 1, 0, 0, 0, 20, 116,
    37, 1, 0, 0, 0, 20, 116, 62, 1, 0, 0, 0, 20, 116, 59, 1, 0, 0, 0, 101, 109, 82, 0, 0, 0,
    0, 253, 27, 59, 0, 0, 0, 0, 20, 116, 151, 1, 0, 0, 0, 133, 8, 0, 0, 0, 142, 8, 1, 0, 0,
    209, 21, 2, 1, 0, 178, 22, 3, 0, 1, 78, 14, 4, 2, 0, 188, 22, 5, 0, 1, 200, 22, 0, 0, 1,
    169, 79, 6, 0, 1, 171, 8, 7, 0, 1, 181, 8, 7, 0, 1, 217, 22, 8, 0, 1, 238, 22, 9, 0, 1,
    60, 59, 10, 0, 0, 240, 12, 10, 0, 0, 223, 94, 10, 0, 0, 118, 6, 10, 0, 0, 125, 6, 10, 3, 0,
    130, 6, 10, 3, 0, 135, 6, 11, 4, 0, 140, 6, 3, 0, 1, 156, 6, 3, 0, 1, 164, 6, 3, 0, 1,
    172, 6, 3, 0, 1, 15, 25, 12, 0, 0, 27, 25, 3, 0, 1, 133, 8, 0, 0, 0, 209, 21, 2, 0, 0,
    178, 22, 3, 0, 1, 36, 25, 3, 0, 1, 20, 116, 13, 0, 1, 110, 104, 8, 0, 1, 50, 25, 14, 3, 0,
    236, 19, 15, 0, 1, 61, 25, 0, 0, 1, 148, 32, 16, 0, 1, 254, 32, 17, 0, 1, 11, 33, 18, 0, 1,
    29, 33, 3, 0, 1, 151, 31, 3, 0, 1, 43, 33, 19, 0, 1, 155, 30, 20, 0, 1, 226, 31, 3, 0, 1,
    188, 109, 21, 0, 1, 222, 109, 22, 5, 0, 242, 109, 22, 5, 0, 4, 110, 22, 5, 0, 34, 110, 22, 6, 0,
    50, 110, 22, 6, 0, 67, 110, 22, 5, 0, 86, 110, 22, 5, 0, 65, 35, 23, 0, 0, 60, 28, 24, 0, 1,
    65, 28, 25, 0, 1, 85, 28, 26, 0, 0, 93, 28, 26, 0, 0, 101, 28, 27, 0, 1, 122, 28, 27, 0, 1,
    60, 59, 10, 0, 0, 240, 12, 10, 0, 0, 223, 94, 10, 0, 0, 85, 28, 26, 0, 0, 93, 28, 26, 0, 0,
    191, 28, 27, 0, 0, 199, 28, 27, 0, 0, 253, 27, 12, 0, 0, 133, 8, 0, 0, 0, 69, 25, 5, 0, 1,
    236, 77, 10, 0, 1, 236, 102, 10, 0, 1, 221, 102, 10, 0, 1, 1, 9, 0, 0, 1, 35, 106, 10, 0, 0,
    98, 106, 10, 0, 0, 134, 106, 28, 0, 0, 79, 26, 28, 0, 0, 49, 107, 22, 0, 0, 145, 106, 22, 0, 0,
    57, 107, 22, 0, 0, 212, 3, 8, 0, 1, 221, 3, 3, 0, 1, 225, 3, 3, 0, 1, 237, 3, 3, 0, 1,
    243, 3, 29, 0, 1, 255, 3, 8, 7, 0, 148, 32, 30, 0, 0, 110, 5, 31, 0, 0, 125, 5, 32, 0, 0,
    143, 5, 31, 0, 0, 158, 5, 32, 0, 0, 176, 5, 33, 0, 0, 32, 23, 0, 0, 0, 43, 23, 0, 0, 0,
    55, 23, 3, 0, 1, 72, 23, 3, 0, 1, 87, 23, 34, 0, 1, 99, 23, 6, 0, 1, 208, 24, 16, 0, 1,
    224, 24, 16, 0, 1, 222, 24, 16, 0, 1, 110, 104, 8, 0, 1, 237, 24, 3, 0, 1, 247, 24, 3, 0, 1,
    133, 8, 35, 0, 0, 156, 8, 0, 0, 1, 253, 27, 36, 0, 0, 255, 25, 13, 0, 1, 27, 25, 3, 0, 1,
    110, 104, 8, 0, 1, 60, 59, 10, 0, 0, 240, 12, 10, 0, 0, 223, 94, 10, 0, 0, 242, 27, 26, 0, 0,
    184, 28, 27, 0, 0, 216, 27, 37, 0, 0, 226, 31, 3, 0, 1, 92, 32, 3, 0, 1, 99, 32, 3, 0, 1,
    109, 32, 16, 0, 1, 148, 32, 16, 0, 1, 180, 32, 3, 0, 1, 231, 114, 38, 8, 0, 252, 114, 39, 3, 0,
    20, 115, 40, 8, 0, 36, 115, 41, 3, 0, 55, 115, 22, 5, 0, 79, 115, 22, 6, 0, 104, 4, 3, 0, 1,
    114, 4, 3, 0, 1, 123, 4, 3, 0, 1, 243, 3, 29, 0, 1, 234, 2, 42, 0, 1, 133, 8, 35, 0, 0,
    142, 8, 43, 0, 0, 156, 8, 0, 0, 1, 171, 8, 7, 0, 1, 181, 8, 7, 0, 1, 133, 8, 35, 0, 0,
    131, 25, 5, 0, 0, 141, 25, 5, 0, 0, 229, 34, 8, 0, 0, 27, 25, 3, 0, 1, 133, 8, 35, 0, 0,
    142, 8, 43, 0, 0, 171, 8, 7, 0, 1, 181, 8, 7, 0, 1, 156, 8, 0, 0, 1, 133, 8, 35, 0, 0,
    253, 27, 12, 0, 0, 92, 26, 3, 0, 1, 20, 116, 13, 0, 1, 156, 8, 0, 0, 1, 193, 31, 33, 0, 1,
    155, 30, 20, 0, 1, 210, 31, 44, 0, 1, 218, 31, 44, 0, 1, 226, 31, 3, 0, 1, 142, 8, 43, 0, 0,
    171, 8, 7, 0, 1, 181, 8, 7, 0, 1, 133, 8, 0, 0, 0, 81, 102, 45, 0, 0, 115, 112, 6, 9, 0,
    130, 112, 33, 9, 0, 149, 112, 33, 9, 0, 163, 112, 33, 9, 0, 178, 112, 46, 9, 0, 197, 112, 33, 9, 0,
    217, 112, 47, 9, 0, 239, 112, 3, 0, 1, 9, 113, 3, 0, 1, 110, 104, 8, 0, 1, 145, 113, 8, 7, 0,
    158, 113, 8, 7, 0, 181, 113, 3, 0, 1, 196, 113, 3, 0, 1, 218, 113, 3, 0, 1, 123, 13, 48, 0, 0,
    137, 13, 49, 0, 0, 152, 13, 0, 0, 1, 156, 13, 0, 0, 1, 133, 8, 35, 0, 0, 52, 36, 0, 0, 1,
    153, 25, 50, 0, 0, 38, 26, 51, 0, 0, 142, 34, 52, 0, 0, 151, 34, 0, 0, 1, 160, 34, 53, 0, 1,
    148, 33, 54, 0, 0, 89, 104, 55, 0, 1, 110, 104, 10, 0, 1, 82, 104, 55, 0, 1, 103, 104, 10, 0, 1,
    242, 27, 56, 0, 0, 76, 104, 57, 0, 0, 89, 104, 55, 0, 1, 110, 104, 10, 0, 1, 242, 101, 58, 0, 0,
    52, 71, 59, 0, 0, 121, 105, 60, 0, 1, 133, 8, 0, 0, 1, 15, 12, 61, 0, 0, 133, 21, 61, 0, 0,
    187, 107, 62, 0, 0, 163, 106, 63, 0, 1, 181, 106, 8, 0, 0, 189, 106, 8, 0, 0, 197, 106, 64, 0, 0,
    204, 106, 64, 0, 0, 187, 107, 62, 0, 0, 133, 21, 61, 0, 0, 247, 106, 61, 0, 0, 163, 106, 65, 0, 1,
    187, 107, 66, 0, 0, 133, 21, 67, 0, 0, 247, 106, 67, 0, 0, 163, 106, 65, 0, 1, 79, 107, 62, 0, 0,
    229, 34, 61, 0, 0, 85, 107, 61, 0, 0, 81, 11, 0, 0, 0, 183, 107, 62, 0, 0, 133, 21, 61, 0, 0,
    191, 107, 68, 0, 0, 163, 106, 65, 0, 1, 0, 110, 53, 0, 1, 120, 104, 69, 0, 1, 209, 111, 70, 0, 1,
    218, 111, 12, 0, 1, 96, 114, 3, 0, 1, 114, 114, 3, 0, 1, 135, 114, 3, 0, 1, 180, 114, 3, 0, 1,
    34, 3, 3, 0, 1, 153, 31, 3, 0, 1, 70, 3, 3, 0, 1, 34, 3, 3, 0, 1, 153, 31, 3, 0, 1,
    160, 4, 3, 0, 1, 182, 5, 22, 0, 0, 190, 5, 71, 0, 0, 203, 5, 22, 0, 0, 42, 8, 0, 0, 0,
    247, 9, 6, 0, 1, 238, 9, 6, 0, 1, 133, 8, 35, 0, 0, 22, 22, 5, 0, 0, 29, 22, 0, 0, 1,
    42, 8, 5, 0, 1, 68, 22, 72, 10, 0, 82, 22, 73, 0, 1, 4, 23, 28, 0, 0, 51, 22, 12, 0, 1,
    23, 23, 3, 0, 1, 240, 23, 74, 0, 0, 255, 23, 10, 0, 0, 8, 24, 10, 0, 0, 251, 23, 10, 0, 0,
    4, 24, 10, 0, 0, 16, 24, 10, 0, 0, 138, 9, 73, 0, 1, 75, 0, 28, 0, 0, 82, 22, 73, 0, 1,
    31, 26, 51, 0, 0, 46, 26, 51, 0, 0, 59, 26, 51, 0, 0, 18, 27, 33, 0, 0, 27, 27, 10, 3, 0,
    44, 27, 3, 0, 1, 213, 110, 0, 0, 0, 70, 34, 53, 0, 0, 90, 34, 3, 0, 1, 133, 8, 35, 0, 0,
    156, 8, 0, 0, 1, 4, 4, 70, 0, 0, 200, 36, 75, 0, 1, 203, 36, 75, 0, 1, 190, 36, 3, 0, 1,
    166, 103, 57, 0, 0, 192, 103, 76, 0, 0, 190, 103, 76, 0, 0, 66, 104, 57, 0, 0, 166, 103, 57, 0, 0,
    45, 103, 76, 0, 0, 61, 102, 77, 0, 0, 77, 13, 5, 0, 0, 120, 104, 16, 0, 0, 77, 13, 5, 0, 0,
    46, 102, 78, 0, 0, 130, 109, 79, 0, 0, 253, 27, 12, 0, 0, 133, 8, 0, 0, 0, 36, 104, 16, 0, 0,
    188, 105, 51, 11, 1, 204, 105, 51, 0, 0, 219, 105, 51, 0, 0, 238, 105, 51, 0, 0, 249, 105, 51, 0, 0,
    5, 106, 3, 0, 1, 0, 107, 0, 0, 0, 11, 107, 0, 0, 0, 18, 107, 0, 0, 0, 171, 113, 8, 0, 0,
    0, 112, 8, 0, 0, 12, 112, 8, 12, 0, 66, 114, 51, 11, 0, 85, 114, 51, 11, 0, 4, 4, 80, 0, 1,
    59, 114, 51, 11, 1, 78, 114, 51, 11, 1, 4, 4, 80, 0, 1, 123, 13, 6, 0, 0, 137, 13, 81, 0, 0,
    18, 28, 82, 13, 0, 38, 26, 33, 0, 0, 215, 8, 33, 0, 0, 66, 26, 33, 0, 0, 18, 28, 82, 0, 0,
    26, 116, 8, 0, 0, 226, 31, 22, 0, 0, 191, 6, 22, 6, 0, 203, 6, 10, 0, 1, 21, 7, 3, 0, 1,
    31, 7, 3, 0, 1, 133, 8, 35, 0, 1, 156, 8, 0, 0, 1, 138, 9, 83, 0, 1, 75, 0, 28, 0, 0,
    8, 10, 0, 0, 0, 252, 9, 3, 0, 1, 209, 27, 84, 0, 1, 93, 11, 3, 0, 1, 63, 12, 3, 0, 1,
    75, 12, 3, 0, 1, 104, 12, 75, 0, 0, 65, 12, 3, 0, 1, 209, 27, 84, 0, 0, 93, 11, 3, 0, 1,
    66, 26, 85, 14, 1, 109, 13, 85, 14, 1, 66, 26, 86, 15, 1, 109, 13, 86, 15, 1, 66, 26, 87, 16, 1,
    109, 13, 87, 16, 1, 119, 13, 88, 17, 1, 158, 96, 89, 18, 1, 119, 13, 90, 19, 1, 158, 96, 89, 18, 1,
    133, 8, 35, 0, 0, 29, 22, 0, 0, 1, 110, 104, 8, 0, 1, 51, 22, 12, 0, 1, 61, 22, 91, 0, 0,
    133, 22, 92, 0, 0, 108, 22, 92, 0, 0, 125, 22, 92, 0, 0, 150, 12, 93, 0, 0, 68, 22, 72, 10, 0,
    133, 22, 92, 0, 0, 168, 22, 0, 0, 0, 42, 8, 5, 0, 1, 82, 22, 73, 0, 1, 81, 25, 50, 0, 0,
    87, 25, 79, 0, 0, 98, 25, 50, 0, 0, 87, 25, 79, 0, 0, 133, 8, 35, 0, 0, 52, 36, 0, 0, 0,
    183, 26, 75, 0, 0, 195, 26, 3, 0, 1, 65, 12, 22, 0, 0, 226, 26, 10, 0, 0, 18, 27, 33, 0, 0,
    44, 27, 3, 0, 1, 251, 111, 10, 0, 0, 23, 28, 3, 0, 1, 73, 108, 10, 0, 0, 242, 27, 26, 0, 0,
    18, 28, 94, 0, 0, 158, 28, 3, 0, 1, 139, 30, 8, 7, 1, 148, 30, 95, 0, 1, 133, 8, 35, 0, 0,
    139, 30, 8, 7, 0, 237, 30, 96, 0, 1, 253, 30, 19, 0, 1, 148, 32, 16, 0, 1, 69, 31, 97, 0, 1,
    148, 32, 16, 0, 1, 151, 31, 3, 0, 1, 151, 31, 3, 0, 1, 44, 32, 33, 0, 0, 121, 33, 0, 0, 1,
    128, 33, 53, 0, 0, 148, 33, 54, 0, 0, 133, 8, 35, 0, 1, 145, 19, 14, 0, 0, 255, 33, 3, 0, 1,
    47, 36, 3, 0, 1, 61, 36, 3, 0, 1, 206, 36, 98, 0, 0, 36, 116, 75, 0, 1, 166, 103, 57, 0, 0,
    198, 103, 76, 0, 0, 66, 104, 57, 0, 0, 98, 102, 99, 0, 0, 133, 8, 0, 0, 0, 75, 105, 100, 0, 0,
    140, 105, 51, 0, 0, 152, 105, 3, 0, 1, 12, 106, 51, 0, 0, 152, 105, 3, 0, 1, 154, 107, 51, 0, 0,
    251, 111, 51, 0, 0, 137, 109, 51, 0, 0, 150, 109, 51, 0, 0, 141, 110, 33, 9, 0, 149, 110, 3, 0, 1,
    169, 110, 33, 9, 0, 178, 110, 22, 6, 0, 198, 110, 44, 12, 0, 170, 4, 22, 5, 0, 244, 110, 8, 12, 0,
    7, 111, 8, 20, 0, 85, 114, 33, 9, 0, 116, 111, 33, 9, 0, 93, 112, 51, 11, 1, 104, 112, 51, 11, 1,
    171, 113, 8, 0, 0, 65, 113, 8, 0, 0, 46, 26, 51, 11, 1, 121, 111, 51, 11, 1, 38, 26, 33, 0, 0,
    66, 26, 33, 0, 0, 18, 28, 82, 0, 0, 205, 115, 33, 0, 0, 40, 116, 31, 0, 0, 56, 116, 47, 0, 1,
    52, 11, 31, 0, 0, 184, 7, 101, 21, 0, 150, 12, 102, 0, 0, 150, 12, 103, 0, 0, 20, 116, 100, 0, 0,
    42, 8, 5, 0, 0, 145, 19, 44, 0, 0, 231, 8, 13, 0, 1, 28, 9, 0, 0, 0, 20, 116, 6, 0, 0,
    219, 9, 0, 0, 0, 20, 116, 104, 0, 0, 20, 116, 5, 0, 0, 158, 11, 3, 0, 1, 171, 113, 105, 0, 0,
    15, 12, 52, 0, 0, 156, 102, 0, 0, 0, 81, 11, 106, 0, 0, 87, 12, 107, 0, 0, 20, 116, 22, 0, 0,
    160, 12, 108, 0, 0, 20, 116, 75, 0, 0, 138, 112, 51, 0, 0, 36, 116, 19, 0, 0, 138, 112, 109, 0, 0,
    191, 13, 51, 0, 0, 97, 22, 0, 0, 0, 149, 22, 51, 0, 0, 150, 12, 110, 0, 0, 199, 23, 111, 0, 0,
    251, 111, 8, 0, 0, 110, 104, 10, 0, 0, 215, 105, 8, 0, 0, 139, 7, 22, 5, 0, 200, 24, 3, 0, 1,
    3, 25, 5, 0, 0, 20, 116, 13, 0, 0, 105, 72, 28, 0, 0, 110, 104, 19, 0, 1, 110, 104, 112, 0, 0,
    18, 28, 113, 0, 0, 161, 25, 46, 0, 0, 213, 110, 5, 0, 0, 191, 13, 31, 0, 0, 45, 10, 52, 0, 0,
    216, 26, 10, 0, 1, 18, 28, 114, 0, 0, 181, 30, 115, 0, 0, 213, 110, 5, 0, 1, 15, 30, 3, 0, 1,
    143, 32, 16, 0, 1, 51, 5, 10, 0, 0, 51, 5, 10, 0, 1, 213, 110, 0, 0, 1, 206, 33, 12, 0, 1,
    219, 33, 116, 0, 1, 233, 33, 13, 0, 0, 48, 32, 116, 0, 0, 20, 116, 12, 0, 0, 20, 116, 116, 0, 0,
    51, 5, 14, 0, 0, 51, 5, 14, 0, 1, 173, 34, 6, 0, 0, 173, 34, 32, 0, 0, 173, 34, 53, 0, 0,
    173, 34, 116, 0, 0, 173, 34, 117, 0, 0, 196, 34, 51, 0, 0, 194, 8, 0, 0, 1, 65, 35, 118, 0, 0,
    95, 35, 22, 0, 0, 171, 113, 75, 0, 0, 126, 36, 3, 0, 1, 137, 36, 3, 0, 1, 82, 22, 79, 0, 1,
    95, 5, 79, 0, 0, 170, 104, 12, 0, 0, 235, 104, 119, 0, 1, 23, 105, 12, 0, 0, 156, 102, 120, 0, 1,
    231, 70, 121, 0, 0, 89, 105, 79, 0, 0, 38, 21, 5, 0, 0, 19, 103, 122, 0, 0, 110, 105, 5, 0, 0,
    90, 103, 123, 0, 0, 158, 106, 8, 0, 0, 152, 106, 22, 0, 0, 20, 116, 73, 0, 0, 163, 106, 124, 0, 1,
    79, 26, 10, 0, 0, 163, 106, 125, 0, 1, 69, 107, 51, 0, 0, 160, 107, 51, 0, 0, 112, 110, 8, 0, 0,
    126, 110, 8, 0, 0, 208, 110, 0, 0, 0, 218, 110, 22, 5, 0, 151, 113, 44, 0, 0, 20, 111, 3, 0, 1,
    40, 111, 52, 0, 0, 72, 111, 126, 0, 0, 97, 111, 8, 0, 0, 168, 111, 127, 11, 1, 189, 111, 51, 11, 1,
    30, 112, 51, 11, 0, 154, 115, 33, 0, 0, 149, 22, 33, 0, 0, 245, 115, 33, 0, 0, 105, 72, 33, 0, 0,
    66, 116, 33, 0, 0, 80, 116, 8, 0, 0, 114, 116, 73, 0, 1, 118, 1, 32, 0, 0, 96, 5, 2, 145, 1,
    32, 0, 0, 57, 4, 11, 177, 4, 64, 0, 0, 18, 4, 13, 215, 5, 32, 0, 0, 158, 4, 8, 177, 4, 64,
    0, 0, 18, 4, 13, 41, 7, 64, 0, 0, 212, 3, 16, 95, 7, 64, 0, 0, 112, 4, 10, 125, 7, 32, 5,
    51, 122, 4, 9, 32, 10, 32, 0, 0, 63, 5, 3, 70, 10, 32, 0, 0, 174, 4, 7, 89, 10, 64, 0, 0,
    66, 5, 3, 108, 12, 32, 0, 0, 66, 5, 3, 96, 10, 32, 0, 0, 31, 4, 13, 154, 10, 64, 0, 0, 181,
    4, 7, 226, 10, 32, 0, 0, 11, 5, 4, 247, 10, 64, 0, 0, 66, 5, 3, 128, 12, 32, 0, 0, 112, 4,
    10, 165, 12, 32, 0, 0, 188, 4, 7, 222, 12, 32, 0, 0, 98, 5, 2, 235, 12, 32, 0, 0, 100, 5, 2,
    12, 13, 32, 0, 0, 230, 4, 6, 203, 13, 64, 0, 0, 102, 5, 2, 224, 13, 64, 0, 0, 44, 4, 13, 10,
    14, 64, 0, 0, 195, 4, 7, 78, 14, 64, 0, 0, 30, 3, 48, 171, 16, 64, 0, 0, 15, 5, 4, 231, 16,
    32, 5, 246, 120, 3, 34, 104, 18, 32, 5, 246, 68, 4, 11, 211, 18, 64, 0, 0, 228, 3, 16, 225, 18, 32,
    5, 248, 131, 4, 9, 239, 18, 64, 0, 0, 112, 4, 10, 253, 18, 64, 0, 0, 79, 4, 11, 91, 19, 32, 0,
    0, 242, 4, 5, 197, 19, 64, 0, 0, 19, 5, 4, 218, 19, 64, 0, 0, 69, 5, 3, 177, 4, 64, 0, 0,
    18, 4, 13, 56, 27, 32, 0, 0, 72, 5, 3, 82, 27, 32, 0, 0, 75, 5, 3, 90, 27, 32, 0, 0, 104,
    5, 2, 123, 27, 32, 0, 0, 106, 5, 2, 137, 27, 32, 0, 0, 90, 4, 11, 179, 27, 32, 0, 0, 166, 4,
    8, 189, 27, 32, 0, 0, 23, 5, 4, 207, 28, 32, 0, 0, 27, 5, 4, 7, 29, 32, 0, 0, 108, 5, 2,
    44, 29, 32, 0, 0, 120, 5, 1, 64, 29, 32, 0, 0, 247, 4, 5, 94, 29, 32, 0, 0, 120, 5, 1, 113,
    29, 32, 0, 0, 121, 5, 1, 140, 29, 32, 0, 0, 31, 5, 4, 187, 29, 32, 0, 0, 252, 4, 5, 241, 29,
    32, 0, 0, 35, 5, 4, 138, 35, 32, 0, 0, 39, 5, 4, 247, 36, 32, 0, 0, 43, 5, 4, 53, 37, 32,
    0, 0, 10, 2, 100, 113, 87, 32, 0, 0, 217, 0, 200, 34, 58, 32, 0, 0, 1, 5, 5, 15, 43, 32, 0,
    0, 161, 1, 105, 181, 63, 32, 0, 0, 6, 5, 5, 145, 110, 32, 0, 0, 202, 4, 7, 97, 87, 32, 0, 0,
    210, 2, 76, 251, 68, 32, 0, 0, 244, 3, 15, 240, 86, 32, 0, 0, 110, 2, 100, 0, 81, 32, 1, 246, 236,
    4, 6, 33, 81, 32, 0, 0, 209, 4, 7, 166, 81, 32, 0, 0, 110, 5, 2, 194, 81, 32, 0, 0, 78, 5,
    3, 238, 81, 32, 0, 0, 78, 3, 42, 23, 83, 32, 1, 246, 195, 3, 17, 172, 83, 32, 0, 0, 81, 5, 3,
    229, 83, 32, 0, 0, 112, 5, 2, 18, 84, 32, 0, 0, 84, 5, 3, 49, 84, 32, 1, 246, 177, 3, 18, 85,
    85, 32, 0, 0, 47, 5, 4, 126, 85, 32, 1, 246, 140, 4, 9, 127, 44, 32, 0, 0, 51, 5, 4, 1, 86,
    32, 1, 246, 3, 4, 15, 184, 86, 32, 0, 0, 0, 0, 217, 203, 99, 32, 0, 0, 122, 5, 1, 162, 44, 32,
    0, 0, 216, 4, 7, 38, 100, 32, 1, 246, 87, 5, 3, 67, 100, 32, 0, 0, 154, 3, 23, 48, 101, 32, 0,
    0, 149, 4, 9, 111, 101, 32, 0, 0, 223, 4, 7, 201, 107, 32, 0, 0, 114, 5, 2, 243, 107, 32, 0, 0,
    90, 5, 3, 58, 108, 32, 0, 0, 116, 5, 2, 102, 108, 32, 0, 0, 55, 5, 4, 173, 108, 32, 0, 0, 118,
    5, 2, 231, 108, 32, 0, 0, 59, 5, 4, 39, 109, 32, 0, 0, 93, 5, 3, 103, 115, 32, 1, 246, 101, 4,
    11, 222, 12, 32, 0, 0, 98, 5, 2, 191, 86, 0, 0, 197, 86, 1, 0, 205, 86, 2, 0, 223, 86, 3, 0,
    232, 86, 4, 0, 250, 86, 5, 0, 1, 87, 6, 0, 14, 87, 7, 0, 23, 87, 8, 0, 30, 87, 9, 0, 42,
    87, 10, 0, 58, 87, 11, 0, 68, 87, 12, 0, 82, 87, 13, 0, 95, 87, 14, 0, 111, 87, 15, 0, 124, 87,
    16, 0, 135, 87, 17, 0, 146, 87, 18, 0, 156, 87, 19, 0, 168, 87, 20, 0, 181, 87, 21, 0, 194, 87, 22,
    0, 206, 87, 23, 0, 225, 87, 24, 0, 237, 87, 25, 0, 0, 88, 26, 0, 13, 88, 27, 0, 27, 88, 28, 0,
    42, 88, 29, 0, 63, 88, 30, 0, 78, 88, 31, 0, 94, 88, 32, 0, 105, 88, 33, 0, 125, 88, 34, 0, 140,
    88, 35, 0, 159, 88, 36, 0, 179, 88, 37, 0, 194, 88, 38, 0, 218, 88, 39, 0, 235, 88, 40, 0, 246, 88,
    41, 0, 10, 89, 42, 0, 24, 89, 43, 0, 39, 89, 44, 0, 50, 89, 45, 0, 57, 89, 46, 0, 65, 89, 47,
    0, 78, 89, 48, 0, 92, 89, 49, 0, 109, 89, 50, 0, 134, 89, 51, 0, 145, 89, 52, 0, 162, 89, 53, 0,
    185, 89, 54, 0, 207, 89, 55, 0, 223, 89, 56, 0, 244, 89, 57, 0, 7, 90, 58, 0, 25, 90, 59, 0, 37,
    90, 60, 0, 55, 90, 61, 0, 63, 90, 62, 0, 80, 90, 63, 0, 94, 90, 64, 0, 108, 90, 65, 0, 122, 90,
    66, 0, 136, 90, 67, 0, 147, 90, 68, 0, 158, 90, 69, 0, 169, 90, 70, 0, 188, 90, 71, 0, 207, 90, 72,
    0, 234, 90, 73, 0, 244, 90, 74, 0, 254, 90, 75, 0, 8, 91, 76, 0, 15, 91, 77, 0, 22, 91, 78, 0,
    29, 91, 79, 0, 36, 91, 80, 0, 43, 91, 81, 0, 50, 91, 82, 0, 57, 91, 83, 0, 64, 91, 84, 0, 71,
    91, 85, 0, 78, 91, 86, 0, 85, 91, 87, 0, 92, 91, 88, 0, 99, 91, 89, 0, 106, 91, 90, 0, 126, 91,
    91, 0, 146, 91, 92, 0, 166, 91, 93, 0, 178, 91, 94, 0, 191, 91, 95, 0, 206, 91, 96, 0, 221, 91, 97,
    0, 229, 91, 98, 0, 237, 91, 99, 0, 247, 91, 100, 0, 3, 92, 101, 0, 18, 92, 102, 0, 36, 92, 103, 0,
    48, 92, 104, 0, 61, 92, 105, 0, 74, 92, 106, 0, 83, 92, 107, 0, 92, 92, 108, 0, 104, 92, 109, 0, 119,
    92, 110, 0, 134, 92, 111, 0, 154, 92, 112, 0, 174, 92, 113, 0, 186, 92, 114, 0, 198, 92, 115, 0, 215, 92,
    116, 0, 232, 92, 117, 0, 244, 92, 118, 0, 2, 93, 119, 0, 17, 93, 120, 0, 34, 93, 121, 0, 49, 93, 122,
    0, 66, 93, 123, 0, 84, 93, 124, 0, 104, 93, 125, 0, 124, 93, 126, 0, 146, 93, 127, 0, 169, 93, 128, 0,
    194, 93, 129, 0, 214, 93, 130, 0, 237, 93, 131, 0, 0, 94, 132, 0, 12, 94, 133, 0, 25, 94, 134, 0, 38,
    94, 135, 0, 44, 94, 136, 0, 61, 94, 137, 0, 80, 94, 138, 0, 99, 94, 139, 0, 112, 94, 140, 0, 123, 94,
    141, 0, 140, 94, 142, 0, 156, 94, 143, 0, 173, 94, 144, 0, 197, 94, 145, 0, 225, 94, 146, 0, 244, 94, 147,
    0, 7, 95, 148, 0, 20, 95, 149, 0, 33, 95, 150, 0, 46, 95, 151, 0, 59, 95, 152, 0, 72, 95, 153, 0,
    85, 95, 154, 0, 97, 95, 155, 0, 108, 95, 156, 0, 120, 95, 157, 0, 126, 95, 158, 0, 138, 95, 159, 0, 155,
    95, 160, 0, 163, 95, 161, 0, 172, 95, 162, 0, 192, 95, 163, 0, 201, 95, 164, 0, 215, 95, 165, 0, 229, 95,
    166, 0, 246, 95, 167, 0, 2, 96, 168, 0, 14, 96, 169, 0, 26, 96, 170, 0, 38, 96, 171, 0, 50, 96, 172,
    0, 62, 96, 173, 0, 74, 96, 174, 0, 86, 96, 175, 0, 95, 96, 176, 0, 113, 96, 177, 0, 136, 96, 178, 0,
    163, 96, 179, 0, 187, 96, 180, 0, 212, 96, 181, 0, 240, 96, 182, 0, 11, 97, 183, 0, 40, 97, 184, 0, 62,
    97, 185, 0, 84, 97, 186, 0, 106, 97, 187, 0, 128, 97, 188, 0, 150, 97, 189, 0, 172, 97, 190, 0, 194, 97,
    191, 0, 216, 97, 192, 0, 238, 97, 193, 0, 4, 98, 194, 0, 24, 98, 195, 0, 31, 98, 196, 0, 38, 98, 197,
    0, 46, 98, 198, 0, 59, 98, 199, 0, 72, 98, 200, 0, 86, 98, 201, 0, 112, 98, 202, 0, 138, 98, 203, 0,
    165, 98, 204, 0, 193, 98, 205, 0, 221, 98, 206, 0, 246, 98, 207, 0, 16, 99, 208, 0, 32, 99, 209, 0, 48,
    99, 210, 0, 63, 99, 211, 0, 78, 99, 212, 0, 101, 99, 213, 0, 124, 99, 214, 0, 148, 99, 215, 0, 170, 99,
    216, 0, 187, 87, 0, 0, 216, 54, 4, 0, 253, 18, 5, 0, 152, 42, 6, 0, 159, 42, 217, 0, 167, 42, 9,
    0, 175, 42, 10, 0, 219, 26, 218, 0, 181, 42, 19, 0, 187, 42, 29, 0, 192, 42, 32, 0, 202, 42, 34, 0,
    216, 42, 45, 0, 232, 42, 219, 0, 244, 42, 50, 0, 8, 43, 51, 0, 6, 98, 220, 0, 26, 43, 221, 0, 42,
    43, 222, 0, 67, 43, 223, 0, 89, 43, 224, 0, 110, 43, 225, 0, 122, 43, 226, 0, 139, 43, 227, 0, 46, 50,
    228, 0, 167, 43, 195, 0, 188, 43, 229, 0, 203, 43, 230, 0, 221, 43, 231, 0, 246, 43, 232, 0, 6, 44, 233,
    0, 22, 44, 234, 0, 39, 44, 235, 0, 62, 44, 236, 0, 92, 44, 237, 0, 121, 44, 238, 0, 139, 44, 239, 0,
    168, 44, 240, 0, 199, 44, 241, 0, 217, 44, 242, 0, 238, 44, 243, 0, 9, 45, 244, 0, 35, 45, 245, 0, 66,
    45, 246, 0, 98, 63, 247, 0, 87, 45, 248, 0, 109, 45, 249, 0, 133, 45, 250, 0, 142, 45, 251, 0, 165, 45,
    252, 0, 188, 45, 253, 0, 211, 45, 254, 0, 226, 45, 255, 0, 242, 45, 0, 1, 19, 46, 1, 1, 57, 46, 2,
    1, 96, 46, 3, 1, 121, 46, 4, 1, 147, 46, 5, 1, 173, 46, 6, 1, 205, 46, 7, 1, 242, 46, 8, 1,
    16, 47, 9, 1, 42, 47, 10, 1, 38, 47, 11, 1, 64, 47, 12, 1, 88, 47, 13, 1, 115, 47, 14, 1, 129,
    47, 15, 1, 155, 47, 16, 1, 179, 47, 17, 1, 213, 47, 18, 1, 236, 47, 19, 1, 249, 47, 20, 1, 12, 48,
    21, 1, 25, 48, 22, 1, 44, 48, 23, 1, 72, 48, 24, 1, 83, 48, 25, 1, 98, 48, 26, 1, 114, 48, 27,
    1, 134, 48, 28, 1, 154, 48, 29, 1, 181, 48, 30, 1, 194, 48, 31, 1, 214, 48, 32, 1, 235, 48, 33, 1,
    253, 48, 34, 1, 104, 101, 1, 0, 23, 49, 7, 0, 32, 49, 8, 0, 46, 49, 11, 0, 59, 49, 35, 1, 70,
    49, 15, 0, 76, 49, 16, 0, 90, 49, 17, 0, 105, 49, 36, 1, 120, 49, 33, 0, 128, 49, 37, 1, 140, 49,
    44, 0, 153, 49, 46, 0, 173, 49, 47, 0, 165, 96, 38, 1, 189, 96, 48, 0, 199, 49, 39, 1, 230, 49, 49,
    0, 255, 49, 40, 1, 19, 50, 41, 1, 36, 50, 42, 1, 70, 50, 43, 1, 109, 50, 44, 1, 128, 50, 45, 1,
    148, 50, 46, 1, 170, 50, 47, 1, 195, 50, 2, 0, 204, 50, 3, 0, 217, 50, 12, 0, 232, 50, 13, 0, 244,
    50, 18, 0, 2, 51, 22, 0, 22, 51, 23, 0, 46, 51, 24, 0, 80, 51, 25, 0, 113, 51, 26, 0, 147, 51,
    48, 1, 61, 37, 27, 0, 74, 37, 28, 0, 180, 51, 49, 1, 198, 51, 50, 1, 210, 51, 51, 1, 226, 51, 30,
    0, 242, 51, 31, 0, 249, 51, 52, 1, 10, 52, 35, 0, 23, 52, 36, 0, 51, 52, 37, 0, 62, 52, 38, 0,
    80, 52, 39, 0, 102, 52, 53, 1, 120, 52, 41, 0, 150, 52, 42, 0, 181, 52, 54, 1, 198, 52, 55, 1, 210,
    52, 56, 1, 233, 52, 57, 1, 248, 52, 58, 1, 25, 53, 59, 1, 69, 53, 60, 1, 79, 53, 61, 1, 109, 53,
    62, 1, 132, 53, 63, 1, 144, 53, 64, 1, 158, 53, 65, 1, 174, 53, 66, 1, 196, 53, 67, 1, 212, 53, 68,
    1, 229, 53, 69, 1, 250, 53, 70, 1, 8, 54, 71, 1, 23, 54, 72, 1, 47, 54, 73, 1, 61, 54, 74, 1,
    80, 54, 75, 1, 97, 54, 76, 1, 120, 54, 77, 1, 159, 54, 78, 1, 172, 54, 79, 1, 195, 54, 80, 1, 226,
    54, 81, 1, 92, 98, 82, 1, 251, 54, 83, 1, 28, 55, 84, 1, 66, 55, 85, 1, 85, 55, 86, 1, 117, 55,
    87, 1, 142, 55, 88, 1, 165, 55, 20, 0, 187, 55, 21, 0, 205, 55, 89, 1, 220, 55, 90, 1, 230, 55, 40,
    0, 246, 55, 43, 0, 4, 56, 91, 1, 47, 56, 92, 1, 64, 56, 93, 1, 96, 56, 94, 1, 125, 56, 95, 1,
    153, 56, 96, 1, 173, 56, 97, 1, 209, 56, 98, 1, 246, 56, 99, 1, 26, 57, 100, 1, 63, 57, 101, 1, 99,
    57, 102, 1, 138, 57, 103, 1, 180, 57, 104, 1, 222, 57, 105, 1, 250, 57, 106, 1, 15, 58, 107, 1, 84, 99,
    108, 1, 71, 58, 0, 0, 88, 58, 1, 0, 31, 17, 2, 0, 95, 58, 3, 0, 107, 58, 4, 0, 116, 58, 5,
    0, 125, 58, 6, 0, 137, 58, 7, 0, 150, 58, 8, 0, 161, 58, 217, 0, 172, 58, 9, 0, 53, 37, 10, 0,
    180, 58, 35, 1, 194, 58, 12, 0, 199, 58, 13, 0, 205, 58, 14, 0, 214, 58, 15, 0, 221, 58, 218, 0, 231,
    58, 16, 0, 240, 58, 17, 0, 242, 23, 18, 0, 185, 88, 19, 0, 248, 58, 20, 0, 1, 59, 21, 0, 13, 59,
    22, 0, 224, 42, 109, 1, 25, 59, 23, 0, 35, 59, 24, 0, 55, 59, 25, 0, 62, 59, 26, 0, 71, 59, 48,
    1, 127, 39, 27, 0, 81, 59, 28, 0, 89, 59, 89, 1, 237, 59, 49, 1, 103, 59, 90, 1, 113, 59, 50, 1,
    123, 59, 36, 1, 137, 59, 29, 0, 152, 59, 51, 1, 167, 59, 30, 0, 185, 59, 31, 0, 199, 59, 32, 0, 220,
    59, 33, 0, 230, 59, 52, 1, 244, 59, 34, 0, 0, 60, 37, 1, 16, 60, 110, 1, 29, 60, 111, 1, 44, 60,
    112, 1, 106, 56, 113, 1, 139, 56, 114, 1, 71, 60, 115, 1, 62, 60, 116, 1, 90, 60, 117, 1, 238, 40, 118,
    1, 105, 60, 119, 1, 115, 60, 120, 1, 221, 42, 121, 1, 128, 60, 122, 1, 144, 60, 123, 1, 159, 60, 124, 1,
    177, 60, 125, 1, 193, 60, 126, 1, 208, 60, 127, 1, 221, 60, 128, 1, 235, 60, 129, 1, 5, 61, 130, 1, 18,
    61, 131, 1, 35, 61, 132, 1, 62, 61, 133, 1, 83, 61, 134, 1, 110, 61, 135, 1, 125, 61, 136, 1, 151, 61,
    137, 1, 165, 61, 138, 1, 178, 61, 139, 1, 193, 61, 140, 1, 219, 61, 141, 1, 243, 61, 142, 1, 1, 62, 143,
    1, 13, 62, 144, 1, 27, 62, 145, 1, 42, 62, 146, 1, 64, 62, 147, 1, 80, 62, 148, 1, 96, 62, 149, 1,
    115, 62, 150, 1, 135, 62, 151, 1, 146, 62, 152, 1, 160, 62, 153, 1, 180, 62, 154, 1, 199, 62, 155, 1, 214,
    62, 156, 1, 242, 62, 157, 1, 0, 63, 158, 1, 17, 63, 159, 1, 42, 63, 160, 1, 58, 63, 161, 1, 159, 47,
    162, 1, 71, 63, 163, 1, 90, 63, 164, 1, 121, 63, 165, 1, 146, 63, 166, 1, 48, 45, 167, 1, 221, 37, 0,
    0, 177, 55, 1, 0, 61, 37, 3, 0, 74, 37, 4, 0, 87, 37, 5, 0, 96, 37, 6, 0, 107, 37, 7, 0,
    15, 38, 8, 0, 238, 42, 217, 0, 250, 42, 9, 0, 119, 37, 10, 0, 134, 37, 11, 0, 149, 37, 35, 1, 159,
    37, 12, 0, 173, 37, 13, 0, 183, 37, 14, 0, 194, 37, 15, 0, 206, 37, 218, 0, 215, 37, 16, 0, 230, 37,
    17, 0, 241, 37, 19, 0, 125, 55, 20, 0, 251, 37, 21, 0, 76, 38, 22, 0, 248, 65, 109, 1, 200, 38, 23,
    0, 9, 38, 24, 0, 28, 38, 25, 0, 49, 38, 26, 0, 57, 38, 48, 1, 68, 38, 27, 0, 90, 38, 28, 0,
    103, 38, 89, 1, 118, 38, 90, 1, 131, 38, 50, 1, 147, 38, 36, 1, 160, 38, 29, 0, 181, 38, 51, 1, 192,
    38, 30, 0, 218, 38, 31, 0, 230, 38, 32, 0, 244, 38, 168, 1, 3, 39, 169, 1, 18, 39, 170, 1, 33, 39,
    171, 1, 48, 39, 172, 1, 63, 39, 173, 1, 74, 39, 174, 1, 87, 39, 175, 1, 97, 39, 176, 1, 121, 39, 177,
    1, 133, 39, 178, 1, 106, 39, 179, 1, 143, 39, 180, 1, 163, 39, 181, 1, 191, 39, 182, 1, 217, 39, 183, 1,
    236, 39, 184, 1, 7, 40, 185, 1, 32, 40, 186, 1, 54, 40, 187, 1, 0, 58, 188, 1, 72, 40, 189, 1, 92,
    40, 190, 1, 116, 40, 191, 1, 134, 40, 192, 1, 31, 54, 193, 1, 156, 40, 194, 1, 168, 40, 195, 1, 185, 40,
    196, 1, 204, 40, 197, 1, 226, 40, 198, 1, 248, 40, 199, 1, 7, 41, 200, 1, 23, 41, 201, 1, 41, 41, 202,
    1, 54, 41, 203, 1, 74, 41, 204, 1, 86, 41, 205, 1, 109, 41, 206, 1, 121, 41, 207, 1, 135, 41, 208, 1,
    153, 41, 209, 1, 174, 41, 210, 1, 193, 41, 211, 1, 215, 41, 212, 1, 226, 41, 213, 1, 237, 41, 214, 1, 4,
    42, 215, 1, 21, 42, 216, 1, 38, 42, 217, 1, 45, 42, 218, 1, 56, 42, 219, 1, 73, 42, 220, 1, 93, 42,
    221, 1, 113, 42, 222, 1, 126, 42, 223, 1, 136, 42, 224, 1, 145, 42, 225, 1, 86, 48, 226, 1, 156, 69, 0,
    0, 178, 69, 1, 0, 199, 69, 2, 0, 220, 69, 3, 0, 243, 69, 4, 0, 19, 70, 5, 0, 37, 70, 6, 0,
    72, 70, 7, 0, 100, 70, 8, 0, 134, 70, 217, 0, 156, 70, 9, 0, 177, 70, 10, 0, 208, 70, 11, 0, 245,
    70, 35, 1, 11, 71, 12, 0, 37, 71, 13, 0, 65, 71, 14, 0, 87, 71, 15, 0, 115, 71, 218, 0, 140, 71,
    16, 0, 170, 71, 17, 0, 211, 71, 18, 0, 229, 71, 19, 0, 249, 71, 20, 0, 31, 72, 21, 0, 52, 72, 22,
    0, 88, 72, 109, 1, 110, 72, 23, 0, 145, 72, 24, 0, 169, 72, 25, 0, 195, 72, 26, 0, 224, 72, 227, 1,
    4, 73, 228, 1, 32, 73, 229, 1, 63, 73, 230, 1, 99, 73, 231, 1, 133, 73, 232, 1, 165, 73, 233, 1, 195,
    73, 234, 1, 231, 73, 235, 1, 7, 74, 236, 1, 43, 74, 237, 1, 70, 74, 238, 1, 104, 74, 239, 1, 140, 74,
    240, 1, 162, 74, 241, 1, 203, 74, 242, 1, 232, 74, 243, 1, 12, 75, 244, 1, 44, 75, 245, 1, 89, 75, 246,
    1, 116, 75, 247, 1, 147, 75, 248, 1, 168, 75, 249, 1, 212, 75, 250, 1, 237, 75, 251, 1, 17, 76, 252, 1,
    37, 76, 253, 1, 62, 76, 254, 1, 88, 76, 255, 1, 116, 76, 0, 2, 142, 76, 1, 2, 174, 76, 2, 2, 207,
    76, 3, 2, 244, 76, 4, 2, 17, 77, 5, 2, 56, 77, 6, 2, 101, 77, 7, 2, 129, 77, 8, 2, 160, 77,
    9, 2, 194, 77, 10, 2, 214, 77, 11, 2, 245, 77, 12, 2, 31, 78, 13, 2, 61, 78, 14, 2, 80, 78, 15,
    2, 105, 78, 16, 2, 124, 78, 17, 2, 158, 78, 18, 2, 176, 78, 19, 2, 199, 78, 20, 2, 227, 78, 21, 2,
    4, 79, 22, 2, 28, 79, 23, 2, 51, 79, 24, 2, 85, 79, 25, 2, 111, 79, 26, 2, 146, 79, 27, 2, 181,
    79, 28, 2, 200, 79, 29, 2, 219, 79, 30, 2, 0, 80, 31, 2, 30, 80, 65, 1, 56, 80, 66, 1, 91, 80,
    67, 1, 111, 80, 32, 2, 140, 80, 33, 2, 163, 80, 68, 1, 187, 80, 187, 1, 218, 80, 69, 1, 7, 64, 0,
    0, 19, 64, 1, 0, 32, 64, 2, 0, 54, 64, 3, 0, 75, 64, 4, 0, 89, 64, 5, 0, 104, 64, 6, 0,
    123, 64, 7, 0, 139, 64, 8, 0, 155, 64, 217, 0, 174, 64, 9, 0, 184, 64, 10, 0, 188, 64, 11, 0, 203,
    64, 12, 0, 216, 64, 13, 0, 226, 64, 14, 0, 241, 64, 15, 0, 251, 64, 218, 0, 9, 65, 16, 0, 21, 65,
    17, 0, 32, 65, 18, 0, 52, 65, 19, 0, 62, 65, 20, 0, 86, 65, 21, 0, 92, 65, 22, 0, 101, 65, 109,
    1, 116, 65, 23, 0, 129, 65, 24, 0, 145, 65, 25, 0, 165, 65, 26, 0, 177, 65, 48, 1, 192, 65, 28, 0,
    204, 65, 89, 1, 118, 38, 49, 1, 214, 65, 90, 1, 236, 65, 50, 1, 4, 66, 36, 1, 16, 66, 29, 0, 32,
    66, 194, 0, 149, 43, 34, 2, 188, 43, 35, 2, 203, 43, 36, 2, 221, 43, 37, 2, 246, 43, 38, 2, 6, 44,
    39, 2, 62, 66, 40, 2, 91, 66, 41, 2, 114, 66, 42, 2, 142, 66, 43, 2, 168, 66, 44, 2, 191, 66, 45,
    2, 218, 66, 46, 2, 243, 66, 47, 2, 9, 67, 48, 2, 23, 67, 49, 2, 69, 44, 50, 2, 175, 44, 51, 2,
    42, 67, 52, 2, 60, 67, 53, 2, 85, 67, 54, 2, 112, 67, 55, 2, 138, 67, 56, 2, 166, 67, 57, 2, 197,
    67, 58, 2, 230, 67, 59, 2, 1, 68, 60, 2, 22, 68, 61, 2, 43, 68, 62, 2, 69, 68, 63, 2, 96, 68,
    64, 2, 118, 68, 65, 2, 134, 68, 66, 2, 154, 68, 67, 2, 176, 68, 68, 2, 204, 68, 69, 2, 228, 68, 70,
    2, 172, 15, 0, 0, 84, 14, 8, 0, 91, 14, 217, 0, 98, 14, 9, 0, 104, 14, 10, 0, 110, 14, 11, 0,
    122, 14, 35, 1, 131, 14, 12, 0, 147, 14, 13, 0, 162, 14, 14, 0, 170, 14, 15, 0, 206, 14, 218, 0, 185,
    14, 16, 0, 201, 14, 17, 0, 213, 14, 38, 1, 227, 14, 48, 0, 242, 14, 39, 1, 253, 14, 49, 0, 9, 15,
    40, 1, 25, 15, 219, 0, 39, 15, 50, 0, 54, 15, 51, 0, 67, 15, 52, 0, 80, 15, 71, 2, 92, 15, 72,
    2, 106, 15, 53, 0, 121, 15, 54, 0, 135, 15, 55, 0, 143, 15, 56, 0, 160, 15, 57, 0, 167, 15, 58, 0,
    176, 15, 73, 2, 187, 15, 59, 0, 198, 15, 74, 2, 212, 15, 75, 2, 224, 15, 76, 2, 236, 15, 77, 2, 248,
    15, 78, 2, 8, 16, 79, 2, 22, 16, 80, 2, 34, 16, 81, 2, 51, 16, 82, 2, 63, 16, 83, 2, 75, 16,
    60, 0, 96, 16, 84, 2, 121, 16, 85, 2, 146, 16, 61, 0, 159, 16, 86, 2, 230, 81, 0, 0, 250, 81, 1,
    0, 2, 82, 2, 0, 10, 82, 3, 0, 15, 82, 4, 0, 21, 82, 5, 0, 32, 82, 6, 0, 38, 82, 7, 0,
    44, 82, 8, 0, 57, 82, 217, 0, 62, 82, 9, 0, 69, 82, 10, 0, 77, 82, 11, 0, 82, 82, 35, 1, 86,
    82, 12, 0, 90, 82, 13, 0, 93, 82, 14, 0, 105, 82, 15, 0, 115, 82, 218, 0, 124, 82, 16, 0, 133, 82,
    17, 0, 141, 82, 18, 0, 149, 82, 19, 0, 157, 82, 20, 0, 164, 82, 21, 0, 169, 82, 22, 0, 175, 82, 109,
    1, 181, 82, 23, 0, 186, 82, 24, 0, 191, 82, 25, 0, 195, 82, 26, 0, 204, 82, 48, 1, 213, 82, 27, 0,
    221, 82, 28, 0, 227, 82, 89, 1, 237, 82, 49, 1, 244, 82, 90, 1, 251, 82, 50, 1, 1, 83, 36, 1, 7,
    83, 29, 0, 12, 83, 51, 1, 18, 83, 30, 0, 216, 43, 0, 0, 239, 16, 1, 0, 244, 16, 2, 0, 249, 16,
    1, 0, 1, 17, 2, 0, 11, 17, 3, 0, 18, 17, 4, 0, 26, 17, 8, 0, 37, 17, 14, 0, 230, 17, 27,
    0, 50, 17, 38, 1, 225, 90, 76, 0, 61, 17, 87, 2, 72, 17, 88, 2, 90, 17, 89, 2, 174, 87, 90, 2,
    104, 17, 91, 2, 117, 17, 92, 2, 133, 17, 93, 2, 149, 17, 94, 2, 163, 17, 95, 2, 181, 17, 95, 2, 201,
    17, 95, 2, 220, 17, 96, 2, 238, 17, 97, 2, 247, 17, 98, 2, 0, 18, 99, 2, 16, 18, 100, 2, 36, 18,
    101, 2, 46, 18, 102, 2, 52, 18, 103, 2, 63, 18, 104, 2, 73, 18, 105, 2, 86, 18, 106, 2, 80, 100, 0,
    0, 96, 100, 1, 0, 224, 42, 2, 0, 102, 100, 3, 0, 226, 65, 4, 0, 109, 100, 5, 0, 249, 16, 6, 0,
    33, 88, 7, 0, 180, 90, 8, 0, 124, 100, 217, 0, 137, 100, 9, 0, 219, 87, 10, 0, 243, 100, 11, 0, 159,
    100, 107, 2, 151, 100, 108, 2, 199, 100, 109, 2, 175, 100, 110, 2, 191, 100, 111, 2, 213, 100, 112, 2, 235, 100,
    113, 2, 1, 101, 114, 2, 18, 101, 115, 2, 34, 101, 116, 2, 186, 16, 0, 0, 65, 84, 1, 0, 61, 84, 2,
    0, 72, 84, 4, 0, 91, 84, 8, 0, 108, 84, 14, 0, 122, 84, 27, 0, 136, 84, 38, 1, 154, 84, 76, 0,
    164, 84, 87, 2, 177, 84, 95, 2, 201, 84, 98, 2, 219, 84, 117, 2, 239, 84, 118, 2, 4, 85, 96, 2, 25,
    85, 99, 2, 51, 85, 97, 2, 71, 85, 100, 2, 186, 16, 0, 0, 37, 83, 1, 0, 245, 51, 2, 0, 42, 83,
    4, 0, 47, 83, 8, 0, 237, 59, 14, 0, 59, 83, 27, 0, 214, 58, 38, 1, 242, 51, 76, 0, 72, 83, 87,
    2, 91, 83, 88, 2, 108, 83, 89, 2, 124, 83, 90, 2, 138, 83, 91, 2, 64, 83, 95, 2, 149, 83, 92, 2,
    160, 83, 93, 2, 45, 0, 0, 0, 55, 7, 1, 0, 59, 7, 2, 0, 63, 7, 3, 0, 67, 7, 4, 0, 71,
    7, 5, 0, 187, 16, 6, 0, 179, 37, 7, 0, 75, 7, 8, 0, 79, 7, 217, 0, 83, 7, 9, 0, 5, 113,
    10, 0, 195, 78, 11, 0, 87, 7, 35, 1, 91, 7, 12, 0, 40, 0, 13, 0, 147, 107, 0, 0, 55, 7, 1,
    0, 59, 7, 2, 0, 63, 7, 3, 0, 67, 7, 4, 0, 71, 7, 5, 0, 187, 16, 6, 0, 179, 37, 7, 0,
    75, 7, 8, 0, 79, 7, 217, 0, 83, 7, 9, 0, 5, 113, 10, 0, 195, 78, 11, 0, 87, 7, 35, 1, 91,
    7, 12, 0, 139, 107, 13, 0, 67, 39, 0, 0, 10, 69, 1, 0, 30, 69, 2, 0, 195, 50, 3, 0, 53, 69,
    4, 0, 62, 69, 5, 0, 152, 42, 6, 0, 108, 60, 119, 2, 72, 69, 120, 2, 79, 69, 121, 2, 96, 69, 122,
    2, 112, 69, 123, 2, 122, 69, 124, 2, 136, 69, 125, 2, 144, 69, 126, 2, 186, 16, 0, 0, 17, 86, 2, 0,
    32, 86, 4, 0, 25, 86, 8, 0, 40, 86, 14, 0, 63, 86, 38, 1, 77, 86, 76, 0, 97, 86, 87, 2, 92,
    86, 88, 2, 113, 86, 89, 2, 133, 86, 90, 2, 145, 86, 91, 2, 158, 86, 92, 2, 172, 86, 93, 2, 242, 23,
    94, 2, 191, 4, 0, 0, 196, 4, 1, 0, 201, 4, 2, 0, 208, 4, 3, 0, 213, 4, 4, 0, 218, 4, 5,
    0, 223, 4, 6, 0, 228, 4, 7, 0, 233, 4, 8, 0, 238, 4, 217, 0, 243, 4, 9, 0, 248, 4, 10, 0,
    252, 4, 11, 0, 191, 4, 0, 0, 238, 4, 1, 0, 113, 10, 2, 0, 208, 4, 3, 0, 223, 4, 4, 0, 118,
    10, 5, 0, 196, 4, 6, 0, 243, 4, 7, 0, 123, 10, 8, 0, 128, 10, 217, 0, 133, 10, 9, 0, 138, 10,
    10, 0, 146, 10, 11, 0, 236, 13, 0, 0, 100, 74, 1, 0, 6, 14, 2, 0, 202, 1, 3, 0, 241, 13, 4,
    0, 212, 1, 5, 0, 221, 1, 6, 0, 39, 74, 7, 0, 193, 1, 8, 0, 246, 13, 217, 0, 251, 13, 9, 0,
    0, 14, 10, 0, 5, 14, 11, 0, 157, 1, 0, 0, 167, 1, 1, 0, 177, 1, 2, 0, 187, 1, 3, 0, 197,
    1, 4, 0, 207, 1, 5, 0, 216, 1, 6, 0, 226, 1, 7, 0, 237, 1, 8, 0, 249, 1, 217, 0, 4, 2,
    9, 0, 230, 17, 1, 0, 122, 18, 2, 0, 134, 18, 4, 0, 146, 18, 8, 0, 75, 20, 14, 0, 21, 5, 27,
    0, 157, 18, 38, 1, 167, 18, 76, 0, 177, 18, 87, 2, 192, 18, 88, 2, 200, 18, 90, 2, 62, 10, 0, 0,
    5, 19, 1, 0, 14, 19, 2, 0, 35, 19, 3, 0, 68, 19, 4, 0, 44, 19, 5, 0, 51, 19, 6, 0, 61,
    19, 7, 0, 39, 72, 8, 0, 73, 19, 217, 0, 82, 19, 9, 0, 152, 27, 0, 0, 147, 27, 1, 0, 146, 27,
    2, 0, 151, 27, 217, 0, 156, 27, 4, 0, 159, 27, 3, 0, 162, 27, 5, 0, 166, 27, 8, 0, 169, 27, 7,
    0, 172, 27, 6, 0, 175, 27, 9, 0, 100, 74, 1, 0, 173, 1, 2, 0, 117, 115, 4, 0, 123, 115, 8, 0,
    223, 4, 14, 0, 129, 115, 27, 0, 135, 115, 38, 1, 208, 4, 76, 0, 203, 1, 87, 2, 117, 95, 88, 2, 222,
    1, 89, 2, 56, 7, 0, 0, 78, 21, 1, 0, 109, 7, 2, 0, 113, 7, 3, 0, 117, 7, 4, 0, 121, 7,
    5, 0, 5, 113, 6, 0, 195, 78, 7, 0, 79, 7, 8, 0, 83, 7, 217, 0, 1, 0, 0, 0, 139, 7, 1,
    0, 147, 7, 2, 0, 152, 7, 4, 0, 157, 7, 8, 0, 161, 7, 14, 0, 166, 7, 27, 0, 175, 7, 38, 1,
    179, 7, 75, 0, 1, 0, 0, 0, 147, 7, 1, 0, 152, 7, 2, 0, 157, 7, 4, 0, 161, 7, 8, 0, 166,
    7, 14, 0, 175, 7, 27, 0, 139, 7, 38, 1, 179, 7, 75, 0, 186, 16, 0, 0, 242, 23, 1, 0, 139, 85,
    2, 0, 160, 83, 4, 0, 147, 85, 8, 0, 168, 85, 14, 0, 187, 85, 27, 0, 205, 85, 95, 2, 225, 85, 117,
    2, 3, 40, 0, 0, 55, 101, 1, 0, 61, 101, 2, 0, 65, 101, 3, 0, 77, 101, 4, 0, 83, 101, 5, 0,
    90, 101, 6, 0, 99, 101, 7, 0, 230, 81, 127, 2, 1, 0, 0, 0, 225, 5, 1, 0, 240, 5, 2, 0, 0,
    6, 3, 0, 16, 6, 4, 0, 31, 6, 5, 0, 47, 6, 6, 0, 62, 6, 7, 0, 100, 74, 1, 0, 203, 1,
    2, 0, 39, 74, 3, 0, 193, 1, 4, 0, 117, 95, 5, 0, 246, 13, 6, 0, 251, 13, 7, 0, 222, 1, 8,
    0, 100, 74, 0, 0, 203, 1, 1, 0, 39, 74, 2, 0, 193, 1, 3, 0, 173, 1, 4, 0, 117, 95, 5, 0,
    222, 1, 6, 0, 164, 10, 0, 0, 172, 10, 1, 0, 180, 10, 2, 0, 188, 10, 3, 0, 197, 10, 4, 0, 206,
    10, 5, 0, 215, 10, 6, 0, 100, 74, 0, 0, 6, 14, 1, 0, 173, 1, 2, 0, 174, 12, 3, 0, 185, 12,
    4, 0, 196, 12, 5, 0, 209, 12, 6, 0, 25, 14, 0, 0, 36, 14, 1, 0, 5, 30, 2, 0, 46, 14, 4,
    0, 54, 14, 5, 0, 62, 14, 6, 0, 70, 14, 7, 0, 228, 63, 0, 0, 234, 63, 1, 0, 240, 63, 2, 0,
    246, 63, 3, 0, 205, 51, 4, 0, 39, 49, 5, 0, 251, 63, 6, 0, 85, 81, 0, 0, 48, 81, 1, 0, 62,
    81, 2, 0, 76, 81, 3, 0, 92, 81, 6, 0, 112, 81, 7, 0, 139, 81, 8, 0, 247, 99, 0, 0, 252, 99,
    1, 0, 226, 65, 2, 0, 3, 100, 3, 0, 131, 55, 4, 0, 12, 100, 5, 0, 24, 100, 6, 0, 119, 101, 0,
    0, 124, 101, 1, 0, 129, 101, 2, 0, 134, 101, 3, 0, 139, 101, 4, 0, 144, 101, 5, 0, 149, 101, 6, 0,
    20, 13, 0, 0, 24, 13, 1, 0, 28, 13, 2, 0, 32, 13, 3, 0, 37, 13, 4, 0, 43, 13, 5, 0, 186,
    16, 0, 0, 20, 81, 1, 0, 16, 81, 2, 0, 21, 5, 4, 0, 27, 81, 8, 0, 181, 48, 95, 2, 106, 19,
    1, 0, 121, 19, 2, 0, 134, 19, 3, 0, 151, 19, 4, 0, 168, 19, 5, 0, 70, 14, 0, 0, 62, 14, 1,
    0, 46, 14, 2, 0, 54, 14, 3, 0, 86, 29, 4, 0, 206, 29, 0, 0, 213, 29, 1, 0, 221, 29, 2, 0,
    228, 29, 3, 0, 233, 29, 4, 0, 44, 58, 0, 0, 50, 58, 1, 0, 57, 58, 2, 0, 64, 58, 3, 0, 230,
    81, 127, 2, 192, 63, 3, 0, 198, 63, 2, 0, 212, 63, 1, 0, 224, 63, 0, 0, 230, 81, 127, 2, 222, 1,
    0, 0, 205, 24, 2, 0, 238, 10, 1, 0, 243, 10, 3, 0, 186, 16, 0, 0, 191, 16, 1, 0, 196, 16, 2,
    0, 211, 16, 3, 0, 1, 0, 0, 0, 88, 11, 1, 0, 212, 19, 2, 0, 208, 19, 3, 0, 198, 27, 0, 0,
    205, 24, 1, 0, 238, 10, 2, 0, 243, 10, 3, 0, 187, 113, 0, 0, 239, 28, 1, 0, 244, 28, 2, 0, 253,
    28, 3, 0, 159, 29, 0, 0, 167, 29, 1, 0, 174, 29, 2, 0, 180, 29, 3, 0, 1, 0, 0, 0, 5, 30,
    1, 0, 2, 30, 2, 0, 15, 30, 3, 0, 159, 35, 0, 0, 166, 35, 1, 0, 177, 35, 2, 0, 188, 35, 3,
    0, 248, 93, 0, 0, 7, 37, 1, 0, 18, 37, 2, 0, 29, 37, 128, 2, 98, 85, 0, 0, 107, 58, 1, 0,
    110, 85, 2, 0, 118, 85, 3, 0, 242, 85, 0, 0, 249, 85, 1, 0, 50, 58, 2, 0, 57, 58, 3, 0, 125,
    108, 0, 0, 129, 108, 1, 0, 146, 108, 2, 0, 159, 108, 3, 0, 1, 0, 0, 0, 251, 108, 1, 0, 11, 109,
    2, 0, 23, 109, 3, 0, 45, 10, 1, 0, 52, 10, 2, 0, 62, 10, 3, 0, 195, 10, 0, 0, 204, 10, 1,
    0, 213, 10, 2, 0, 0, 0, 0, 0, 230, 19, 1, 0, 236, 19, 2, 0, 1, 0, 0, 0, 64, 27, 1, 0,
    73, 27, 2, 0, 18, 113, 0, 0, 88, 6, 1, 0, 141, 15, 2, 0, 209, 81, 0, 0, 217, 81, 1, 0, 225,
    81, 2, 0, 192, 83, 0, 0, 207, 83, 1, 0, 219, 83, 2, 0, 30, 84, 0, 0, 51, 87, 1, 0, 37, 84,
    2, 0, 186, 16, 0, 0, 59, 100, 1, 0, 55, 100, 2, 0, 3, 108, 0, 0, 18, 108, 1, 0, 36, 108, 2,
    0, 63, 109, 0, 0, 71, 109, 1, 0, 86, 109, 2, 0, 137, 1, 0, 0, 1, 0, 1, 0, 187, 113, 0, 0,
    221, 108, 1, 0, 242, 12, 0, 0, 254, 12, 1, 0, 214, 13, 0, 0, 218, 13, 1, 0, 105, 27, 1, 0, 115,
    27, 0, 0, 187, 91, 0, 0, 133, 27, 1, 0, 20, 29, 0, 0, 33, 29, 1, 0, 183, 81, 0, 0, 186, 81,
    1, 0, 247, 83, 0, 0, 5, 84, 1, 0, 224, 107, 1, 0, 234, 107, 2, 0, 77, 108, 0, 0, 86, 108, 1,
    0, 202, 108, 0, 0, 216, 108, 1, 0, 233, 58, 0, 0, 129, 29, 1, 0, 222, 99, 0, 0, 0, 0, 0, 0,
    1, 140, 116, 0, 1, 166, 116, 0, 1, 185, 116, 0, 3, 188, 116, 0, 7, 0, 0, 0, 1, 61, 120, 0, 1,
    86, 120, 0, 1, 33, 124, 0, 1, 254, 124, 0, 3, 6, 125, 0, 1, 127, 39, 0, 1, 139, 128, 0, 7, 127,
    101, 0, 1, 149, 130, 0, 1, 100, 131, 0, 1, 130, 131, 0, 1, 146, 131, 0, 1, 215, 131, 0, 1, 224, 131,
    0, 1, 77, 132, 0, 1, 180, 132, 0, 1, 216, 132, 0, 1, 184, 133, 0, 1, 99, 134, 0, 3, 107, 134, 0,
    1, 104, 135, 0, 1, 108, 135, 0, 1, 126, 136, 0, 1, 54, 138, 0, 1, 126, 138, 0, 1, 18, 139, 0, 1,
    219, 139, 0, 3, 1, 141, 0, 1, 57, 141, 0, 1, 93, 141, 0, 3, 162, 141, 0, 1, 212, 142, 0, 1, 152,
    143, 0, 1, 131, 144, 0, 1, 245, 145, 0, 1, 190, 146, 0, 1, 50, 147, 0, 1, 97, 147, 0, 1, 129, 147,
    0, 1, 70, 148, 0, 1, 232, 148, 0, 1, 85, 152, 0, 1, 135, 152, 0, 1, 64, 154, 0, 1, 133, 154, 0,
    1, 136, 155, 0, 1, 133, 156, 0, 1, 177, 156, 0, 1, 213, 157, 0, 1, 199, 158, 0, 1, 16, 159, 0, 1,
    18, 160, 0, 1, 76, 160, 0, 1, 253, 27, 0, 1, 194, 160, 0, 3, 228, 160, 0, 1, 13, 162, 0, 3, 156,
    162, 0, 3, 171, 162, 0, 3, 161, 163, 0, 3, 246, 164, 0, 3, 3, 165, 0, 1, 119, 165, 0, 1, 134, 165,
    0, 1, 159, 165, 0, 1, 167, 165, 0, 1, 68, 166, 0, 1, 116, 166, 0, 1, 252, 169, 0, 1, 156, 170, 0,
    1, 25, 175, 0, 1, 44, 175, 0, 1, 36, 176, 0, 1, 83, 176, 0, 1, 101, 176, 0, 1, 52, 175, 0, 1,
    109, 75, 0, 1, 238, 180, 0, 1, 99, 181, 0, 1, 206, 182, 0, 1, 226, 182, 0, 1, 252, 182, 0, 1, 52,
    183, 0, 1, 69, 183, 0, 1, 86, 183, 0, 1, 120, 183, 0, 1, 144, 183, 0, 1, 163, 183, 0, 3, 178, 183,
    0, 3, 107, 184, 0, 3, 247, 185, 0, 1, 83, 187, 0, 1, 17, 162, 0, 1, 215, 191, 0, 1, 170, 192, 0,
    3, 186, 192, 0, 1, 180, 193, 0, 3, 233, 193, 0, 1, 145, 194, 0, 3, 32, 195, 0, 1, 160, 195, 0, 1,
    244, 195, 0, 1, 9, 198, 0, 3, 0, 199, 0, 1, 107, 200, 0, 1, 123, 200, 0, 1, 143, 200, 0, 1, 157,
    200, 0, 1, 172, 200, 0, 1, 182, 200, 0, 1, 197, 202, 0, 1, 240, 202, 0, 1, 147, 203, 0, 1, 17, 205,
    0, 1, 194, 209, 0, 3, 221, 211, 0, 3, 26, 219, 0, 3, 106, 219, 0, 1, 108, 221, 0, 1, 131, 221, 0,
    1, 212, 221, 0, 1, 5, 230, 0, 1, 210, 230, 0, 1, 244, 230, 0, 1, 254, 230, 0, 1, 2, 231, 0, 1,
    17, 231, 0, 3, 32, 231, 0, 1, 46, 231, 0, 1, 51, 231, 0, 1, 97, 231, 0, 1, 114, 20, 0, 1, 101,
    231, 0, 1, 116, 231, 0, 3, 163, 231, 0, 1, 185, 231, 0, 3, 210, 231, 0, 1, 235, 231, 0, 1, 245, 231,
    0, 1, 14, 232, 0, 1, 35, 232, 0, 1, 204, 9, 0, 1, 86, 232, 0, 1, 167, 232, 0, 1, 100, 233, 0,
    1, 249, 233, 0, 1, 38, 234, 0, 1, 71, 234, 0, 1, 90, 234, 0, 1, 132, 234, 0, 3, 209, 234, 0, 1,
    133, 131, 0, 1, 95, 235, 0, 1, 124, 235, 0, 1, 187, 236, 0, 1, 30, 237, 0, 1, 225, 237, 0, 1, 30,
    238, 0, 1, 59, 238, 0, 1, 189, 239, 0, 3, 212, 239, 0, 3, 226, 239, 0, 3, 238, 239, 0, 1, 201, 240,
    0, 1, 27, 241, 0, 1, 63, 241, 0, 1, 80, 242, 0, 1, 86, 244, 0, 3, 203, 245, 0, 3, 75, 249, 0,
    1, 166, 250, 0, 1, 234, 250, 0, 1, 253, 250, 0, 1, 146, 251, 0, 1, 123, 253, 0, 1, 233, 254, 0, 1,
    94, 1, 1, 1, 141, 6, 1, 1, 234, 11, 1, 1, 81, 12, 1, 1, 20, 13, 1, 1, 51, 13, 1, 1, 106,
    13, 1, 1, 133, 13, 1, 1, 243, 21, 1, 1, 105, 22, 1, 1, 141, 22, 1, 1, 187, 22, 1, 1, 86, 24,
    1, 1, 103, 24, 1, 1, 87, 27, 1, 1, 131, 28, 1, 1, 204, 28, 1, 1, 163, 29, 1, 1, 242, 31, 1,
    1, 111, 34, 1, 3, 66, 36, 1, 3, 157, 38, 1, 1, 151, 41, 1, 1, 143, 43, 1, 1, 158, 43, 1, 1,
    173, 43, 1, 1, 195, 43, 1, 1, 212, 43, 1, 1, 228, 43, 1, 1, 10, 0, 0, 1, 245, 43, 1, 3, 8,
    45, 1, 3, 86, 45, 1, 3, 99, 45, 1, 3, 111, 45, 1, 3, 126, 45, 1, 3, 149, 45, 1, 3, 136, 47,
    1, 3, 17, 48, 1, 3, 65, 49, 1, 1, 35, 50, 1, 1, 74, 50, 1, 1, 109, 50, 1, 1, 136, 50, 1,
    1, 165, 50, 1, 1, 191, 50, 1, 1, 214, 50, 1, 1, 240, 50, 1, 1, 8, 51, 1, 3, 34, 51, 1, 1,
    233, 51, 1, 3, 124, 54, 1, 3, 155, 56, 1, 3, 107, 57, 1, 3, 242, 61, 1, 3, 30, 75, 1, 3, 48,
    75, 1, 1, 117, 78, 1, 3, 152, 79, 1, 3, 162, 79, 1, 3, 43, 80, 1, 3, 123, 80, 1, 1, 237, 80,
    1, 1, 23, 81, 1, 1, 155, 81, 1, 1, 217, 81, 1, 1, 21, 82, 1, 1, 51, 83, 1, 1, 180, 83, 1,
    1, 212, 86, 1, 1, 168, 92, 1, 1, 203, 93, 1, 1, 23, 96, 1, 1, 66, 100, 1, 1, 117, 100, 1, 1,
    22, 101, 1, 1, 218, 107, 1, 1, 75, 110, 1, 1, 184, 110, 1, 3, 48, 111, 1, 1, 123, 112, 1, 3, 164,
    112, 1, 1, 229, 113, 1, 1, 124, 114, 1, 3, 158, 114, 1, 1, 120, 115, 1, 1, 123, 116, 1, 1, 37, 118,
    1, 1, 203, 118, 1, 1, 39, 119, 1, 3, 140, 119, 1, 3, 171, 120, 1, 1, 224, 120, 1, 1, 49, 121, 1,
    1, 84, 1, 0, 1, 89, 122, 1, 1, 124, 122, 1, 1, 155, 122, 1, 1, 189, 122, 1, 1, 201, 130, 1, 3,
    251, 131, 1, 3, 28, 132, 1, 1, 234, 134, 1, 1, 58, 135, 1, 1, 69, 135, 1, 1, 91, 135, 1, 1, 115,
    135, 1, 1, 140, 135, 1, 1, 167, 135, 1, 1, 186, 135, 1, 1, 29, 136, 1, 1, 94, 136, 1, 3, 166, 136,
    1, 1, 205, 136, 1, 1, 228, 136, 1, 1, 243, 136, 1, 1, 5, 137, 1, 1, 22, 137, 1, 1, 40, 137, 1,
    1, 58, 137, 1, 1, 79, 137, 1, 1, 101, 137, 1, 1, 118, 137, 1, 1, 141, 137, 1, 1, 163, 137, 1, 1,
    252, 137, 1, 1, 15, 138, 1, 1, 34, 138, 1, 1, 54, 138, 1, 1, 73, 138, 1, 1, 96, 138, 1, 1, 110,
    138, 1, 1, 136, 138, 1, 1, 160, 138, 1, 1, 175, 138, 1, 1, 200, 138, 1, 1, 35, 139, 1, 3, 49, 139,
    1, 1, 60, 139, 1, 3, 227, 139, 1, 3, 240, 139, 1, 1, 50, 142, 1, 1, 200, 143, 1, 1, 207, 145, 1,
    1, 146, 147, 1, 1, 60, 150, 1, 1, 31, 152, 1, 1, 13, 155, 1, 1, 173, 155, 1, 3, 221, 156, 1, 1,
    40, 158, 1, 3, 82, 158, 1, 3, 217, 158, 1, 1, 153, 159, 1, 1, 12, 162, 1, 1, 216, 163, 1, 3, 78,
    164, 1, 3, 217, 167, 1, 1, 167, 168, 1, 1, 186, 171, 1, 3, 189, 174, 1, 3, 208, 174, 1, 3, 113, 177,
    1, 1, 27, 178, 1, 3, 147, 178, 1, 1, 202, 180, 1, 3, 9, 182, 1, 1, 130, 182, 1, 3, 190, 183, 1,
    3, 246, 185, 1, 3, 103, 190, 1, 1, 31, 191, 1, 1, 93, 193, 1, 3, 187, 193, 1, 3, 50, 194, 1, 3,
    219, 194, 1, 3, 158, 195, 1, 3, 182, 195, 1, 3, 202, 195, 1, 1, 220, 197, 1, 1, 182, 198, 1, 1, 244,
    204, 1, 1, 234, 205, 1, 1, 179, 207, 1, 1, 1, 209, 1, 1, 189, 209, 1, 1, 1, 210, 1, 1, 26, 212,
    1, 1, 94, 214, 1, 1, 110, 216, 1, 1, 155, 216, 1, 3, 200, 216, 1, 1, 65, 217, 1, 1, 105, 217, 1,
    1, 217, 217, 1, 3, 233, 219, 1, 1, 6, 220, 1, 1, 22, 222, 1, 1, 67, 222, 1, 1, 158, 222, 1, 1,
    228, 222, 1, 1, 9, 225, 1, 1, 25, 227, 1, 3, 18, 228, 1, 1, 112, 228, 1, 1, 118, 229, 1, 1, 144,
    229, 1, 3, 153, 230, 1, 1, 156, 231, 1, 1, 253, 233, 1, 1, 175, 235, 1, 1, 119, 236, 1, 1, 171, 236,
    1, 1, 144, 237, 1, 1, 231, 240, 1, 1, 234, 242, 1, 1, 244, 243, 1, 1, 185, 246, 1, 1, 33, 248, 1,
    1, 57, 249, 1, 1, 223, 251, 1, 1, 201, 3, 2, 1, 231, 3, 2, 1, 11, 4, 2, 1, 38, 4, 2, 1,
    211, 5, 2, 1, 147, 6, 2, 1, 191, 6, 2, 1, 114, 7, 2, 1, 201, 7, 2, 1, 227, 7, 2, 3, 2,
    8, 2, 1, 153, 9, 2, 1, 23, 10, 2, 1, 199, 10, 2, 1, 149, 11, 2, 1, 89, 17, 2, 1, 201, 19,
    2, 1, 182, 22, 2, 1, 21, 24, 2, 1, 94, 24, 2, 1, 71, 25, 2, 1, 20, 26, 2, 1, 68, 26, 2,
    1, 250, 27, 2, 1, 83, 28, 2, 1, 131, 29, 2, 1, 194, 29, 2, 1, 246, 31, 2, 15, 142, 0, 109, 144,
    0, 21, 5, 0, 118, 143, 0, 27, 142, 0, 53, 142, 0, 77, 142, 0, 92, 142, 0, 104, 142, 0, 117, 142, 0,
    130, 142, 0, 21, 5, 0, 248, 141, 0, 15, 142, 0, 27, 142, 0, 53, 142, 0, 77, 142, 0, 92, 142, 0, 104,
    142, 0, 117, 142, 0, 130, 142, 0, 15, 142, 0, 21, 5, 0, 118, 143, 0, 27, 142, 0, 53, 142, 0, 77, 142,
    0, 92, 142, 0, 104, 142, 0, 117, 142, 0, 130, 142, 0, 118, 143, 0, 21, 5, 0, 64, 146, 0, 81, 146, 0,
    53, 142, 0, 77, 142, 0, 92, 142, 0, 104, 142, 0, 117, 142, 0, 130, 142, 0, 118, 143, 0, 21, 5, 0, 156,
    145, 0, 183, 145, 0, 53, 142, 0, 77, 142, 0, 92, 142, 0, 104, 142, 0, 117, 142, 0, 130, 142, 0, 247, 172,
    0, 247, 165, 0, 131, 130, 0, 3, 173, 0, 15, 173, 0, 169, 147, 0, 22, 173, 0, 35, 173, 0, 47, 173, 0,
    67, 173, 0, 15, 142, 0, 0, 147, 1, 21, 5, 0, 64, 146, 0, 156, 145, 0, 21, 160, 1, 128, 139, 1, 153,
    139, 1, 178, 139, 1, 202, 139, 1, 0, 147, 1, 76, 145, 1, 21, 5, 0, 64, 146, 0, 156, 145, 0, 21, 160,
    1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 139, 143, 1, 0, 147, 1, 21, 5, 0, 64, 146, 0,
    156, 145, 0, 21, 160, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 247, 165, 0, 131, 130, 0, 22,
    173, 0, 35, 173, 0, 3, 173, 0, 15, 173, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5,
    0, 15, 142, 0, 6, 144, 0, 53, 142, 0, 77, 142, 0, 92, 142, 0, 104, 142, 0, 117, 142, 0, 130, 142, 0,
    240, 129, 0, 118, 143, 0, 27, 142, 0, 53, 142, 0, 77, 142, 0, 92, 142, 0, 104, 142, 0, 117, 142, 0, 130,
    142, 0, 21, 5, 0, 248, 141, 0, 27, 142, 0, 53, 142, 0, 77, 142, 0, 92, 142, 0, 104, 142, 0, 117, 142,
    0, 130, 142, 0, 21, 5, 0, 15, 142, 0, 12, 150, 0, 53, 142, 0, 77, 142, 0, 92, 142, 0, 104, 142, 0,
    117, 142, 0, 130, 142, 0, 248, 141, 0, 21, 5, 0, 27, 142, 0, 53, 142, 0, 77, 142, 0, 92, 142, 0, 104,
    142, 0, 117, 142, 0, 130, 142, 0, 21, 5, 0, 87, 151, 0, 118, 143, 0, 92, 142, 0, 104, 142, 0, 117, 142,
    0, 130, 142, 0, 53, 142, 0, 77, 142, 0, 156, 145, 0, 197, 19, 1, 248, 141, 0, 21, 5, 0, 53, 142, 0,
    92, 142, 0, 104, 142, 0, 117, 142, 0, 130, 142, 0, 15, 142, 0, 21, 5, 0, 64, 146, 0, 156, 145, 0, 21,
    160, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 0, 147, 1, 21, 5, 0, 64, 146, 0, 156, 145,
    0, 17, 180, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 215, 129, 0, 207, 165, 0, 227, 165, 0,
    186, 158, 1, 247, 165, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 27, 142, 0, 248, 141, 0, 21,
    5, 0, 53, 142, 0, 92, 142, 0, 104, 142, 0, 117, 142, 0, 130, 142, 0, 21, 5, 0, 24, 173, 0, 154, 108,
    1, 183, 108, 1, 22, 173, 0, 35, 173, 0, 47, 173, 0, 67, 173, 0, 247, 172, 0, 247, 165, 0, 131, 130, 0,
    3, 173, 0, 15, 173, 0, 22, 173, 0, 169, 147, 0, 35, 173, 0, 15, 142, 0, 0, 147, 1, 21, 5, 0, 27,
    142, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 59, 130, 0, 34, 149, 1, 21, 5, 0, 24, 173,
    0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 0, 147, 1, 76, 145, 1, 21, 5, 0, 156, 145, 0,
    128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 0, 147, 1, 21, 5, 0, 156, 145, 0, 85, 187, 1, 128,
    139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 139, 143, 1, 0, 147, 1, 21, 5, 0, 156, 145, 0, 128, 139,
    1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 139, 143, 1, 0, 147, 1, 21, 5, 0, 27, 142, 0, 128, 139, 1,
    153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 254, 152, 0, 17, 153, 0, 38, 153, 0, 54, 153, 0, 70,
    153, 0, 87, 153, 0, 5, 171, 0, 232, 200, 0, 4, 201, 0, 53, 130, 0, 62, 170, 0, 169, 147, 0, 24, 203,
    0, 27, 142, 0, 21, 5, 0, 53, 142, 0, 92, 142, 0, 104, 142, 0, 117, 142, 0, 130, 142, 0, 207, 165, 0,
    227, 165, 0, 67, 173, 0, 247, 165, 0, 47, 173, 0, 35, 173, 0, 15, 173, 0, 76, 145, 1, 21, 5, 0, 85,
    145, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 139, 143, 1, 21, 5, 0, 85, 145, 1, 128, 139,
    1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 156, 147, 0, 169, 147, 0, 21, 5, 0, 128, 139, 1, 153, 139, 1,
    178, 139, 1, 202, 139, 1, 139, 143, 1, 21, 5, 0, 156, 145, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202,
    139, 1, 15, 142, 0, 21, 5, 0, 27, 142, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 76, 145,
    1, 15, 142, 0, 21, 5, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 76, 145, 1, 139, 143, 1,
    21, 5, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 87, 151, 0, 0, 147, 1, 128,
    139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 139, 143, 1, 15, 142, 0, 21, 5, 0, 128, 139, 1, 153, 139,
    1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 19, 192, 1, 52, 192, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1,
    202, 139, 1, 169, 147, 0, 34, 149, 1, 21, 5, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 102,
    195, 1, 21, 5, 0, 24, 173, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 247, 165, 0, 32, 235,
    1, 5, 171, 0, 22, 173, 0, 35, 173, 0, 47, 173, 0, 67, 173, 0, 21, 5, 0, 19, 11, 2, 53, 142, 0,
    92, 142, 0, 104, 142, 0, 117, 142, 0, 130, 142, 0, 247, 172, 0, 215, 129, 0, 207, 165, 0, 227, 165, 0, 247,
    165, 0, 169, 147, 0, 5, 171, 0, 232, 200, 0, 4, 201, 0, 53, 130, 0, 62, 170, 0, 30, 201, 0, 250, 25,
    0, 59, 201, 0, 132, 13, 0, 108, 201, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0,
    223, 201, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 55, 202, 0, 132, 125, 0, 171,
    201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 138, 202, 0, 132, 125, 0, 171, 201, 0, 5, 171, 0, 232, 200,
    0, 4, 201, 0, 53, 130, 0, 62, 170, 0, 82, 203, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 111, 203, 0,
    132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 216, 203, 0, 132, 125, 0, 171, 201, 0, 250,
    25, 0, 59, 201, 0, 132, 13, 0, 90, 204, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13,
    0, 212, 204, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 88, 205, 0, 132, 125, 0,
    171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 21, 206, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59,
    201, 0, 132, 13, 0, 224, 206, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 155, 207,
    0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 88, 208, 0, 132, 13, 0, 179, 208, 0, 132, 125, 0, 171, 201, 0,
    250, 25, 0, 59, 201, 0, 132, 13, 0, 108, 209, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132,
    13, 0, 11, 210, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 88, 208, 0, 132, 13, 0, 1, 211, 0, 132, 125,
    0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 50, 212, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0,
    59, 201, 0, 132, 13, 0, 182, 212, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 71,
    213, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 3, 214, 0, 132, 125, 0, 171, 201,
    0, 250, 25, 0, 88, 208, 0, 132, 13, 0, 193, 214, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0,
    132, 13, 0, 134, 215, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 88, 208, 0, 132, 13, 0, 81, 216, 0, 132,
    125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 35, 217, 0, 132, 125, 0, 171, 201, 0, 250, 25,
    0, 59, 201, 0, 132, 13, 0, 25, 218, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0,
    1, 219, 0, 132, 125, 0, 171, 201, 0, 5, 171, 0, 232, 200, 0, 4, 201, 0, 53, 130, 0, 62, 170, 0, 191,
    219, 0, 250, 25, 0, 244, 219, 0, 132, 13, 0, 73, 221, 0, 132, 125, 0, 171, 201, 0, 182, 221, 0, 49, 222,
    0, 188, 221, 0, 68, 222, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 96, 222, 0, 132, 13, 0, 131, 222, 0,
    132, 125, 0, 171, 201, 0, 250, 25, 0, 96, 222, 0, 132, 13, 0, 209, 222, 0, 132, 125, 0, 171, 201, 0, 250,
    25, 0, 28, 223, 0, 132, 13, 0, 131, 222, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13,
    0, 100, 223, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 153, 223, 0, 132, 125, 0,
    171, 201, 0, 250, 25, 0, 9, 224, 0, 132, 13, 0, 44, 224, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 218,
    224, 0, 132, 13, 0, 44, 224, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 9, 224, 0, 132, 13, 0, 18, 225,
    0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 218, 224, 0, 132, 13, 0, 18, 225, 0, 132, 125, 0, 171, 201, 0,
    250, 25, 0, 9, 224, 0, 132, 13, 0, 166, 225, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 140, 226, 0, 132,
    13, 0, 166, 225, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 218, 224, 0, 132, 13, 0, 166, 225, 0, 132, 125,
    0, 171, 201, 0, 250, 25, 0, 9, 224, 0, 132, 13, 0, 234, 226, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0,
    161, 227, 0, 132, 13, 0, 234, 226, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 140, 226, 0, 132, 13, 0, 234,
    226, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 11, 228, 0, 132, 13, 0, 234, 226, 0, 132, 125, 0, 171, 201,
    0, 250, 25, 0, 218, 224, 0, 132, 13, 0, 234, 226, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 9, 224, 0,
    132, 13, 0, 107, 228, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 161, 227, 0, 132, 13, 0, 107, 228, 0, 132,
    125, 0, 171, 201, 0, 250, 25, 0, 140, 226, 0, 132, 13, 0, 107, 228, 0, 132, 125, 0, 171, 201, 0, 250, 25,
    0, 11, 228, 0, 132, 13, 0, 107, 228, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 218, 224, 0, 132, 13, 0,
    107, 228, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 88, 208, 0, 132, 13, 0, 106, 229, 0, 132, 125, 0, 171,
    201, 0, 250, 25, 0, 88, 208, 0, 132, 13, 0, 206, 229, 0, 132, 125, 0, 171, 201, 0, 182, 221, 0, 49, 222,
    0, 188, 221, 0, 88, 230, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 59, 201, 0, 132, 13, 0, 152, 230, 0,
    132, 125, 0, 171, 201, 0, 183, 145, 0, 169, 147, 0, 223, 130, 0, 21, 5, 0, 156, 145, 0, 47, 24, 1, 24,
    173, 0, 236, 78, 1, 22, 173, 0, 131, 130, 0, 35, 173, 0, 169, 147, 0, 21, 5, 0, 214, 144, 1, 128, 139,
    1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 0, 147, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1,
    202, 139, 1, 34, 149, 1, 107, 162, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 84,
    163, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 255, 164, 1, 128, 139, 1, 153, 139,
    1, 178, 139, 1, 202, 139, 1, 186, 158, 1, 15, 173, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1,
    21, 5, 0, 186, 147, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 50, 168, 1, 128,
    139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 145, 175, 1, 128, 139, 1, 153, 139, 1, 178, 139,
    1, 202, 139, 1, 21, 5, 0, 182, 177, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0,
    11, 183, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 76, 145, 1, 21, 5, 0, 128, 139, 1, 153,
    139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 15, 142, 0, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139,
    1, 21, 5, 0, 34, 149, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 34, 149, 1, 24, 173, 0,
    128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 21, 5, 0, 95, 191, 1, 128, 139, 1, 153, 139, 1, 178,
    139, 1, 202, 139, 1, 21, 5, 0, 28, 193, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 25, 120,
    0, 180, 199, 1, 188, 221, 0, 214, 199, 1, 132, 125, 0, 226, 199, 1, 169, 147, 0, 62, 170, 0, 232, 200, 0,
    21, 5, 0, 91, 31, 1, 65, 200, 1, 169, 147, 0, 232, 200, 0, 240, 129, 0, 77, 142, 0, 62, 170, 0, 65,
    200, 1, 25, 120, 0, 130, 204, 1, 188, 221, 0, 176, 204, 1, 132, 125, 0, 226, 199, 1, 21, 5, 0, 92, 142,
    0, 104, 142, 0, 117, 142, 0, 130, 142, 0, 197, 208, 1, 32, 235, 1, 22, 173, 0, 169, 147, 0, 45, 236, 1,
    10, 130, 0, 3, 173, 0, 21, 5, 0, 75, 41, 1, 125, 42, 1, 152, 42, 1, 36, 8, 2, 53, 142, 0, 21,
    5, 0, 129, 15, 2, 102, 41, 1, 83, 168, 0, 153, 15, 2, 53, 142, 0, 215, 129, 0, 240, 129, 0, 10, 130,
    0, 33, 130, 0, 53, 130, 0, 215, 129, 0, 107, 130, 0, 10, 130, 0, 33, 130, 0, 223, 130, 0, 156, 147, 0,
    21, 5, 0, 169, 147, 0, 186, 147, 0, 118, 143, 0, 38, 170, 0, 156, 145, 0, 173, 171, 0, 21, 5, 0, 206,
    171, 0, 21, 5, 0, 173, 182, 0, 223, 130, 0, 149, 132, 0, 24, 173, 0, 118, 191, 0, 140, 191, 0, 247, 165,
    0, 3, 173, 0, 15, 173, 0, 21, 5, 0, 193, 5, 1, 248, 4, 1, 219, 5, 1, 252, 5, 1, 169, 147, 0,
    223, 130, 0, 240, 129, 0, 77, 142, 0, 137, 25, 1, 169, 147, 0, 223, 130, 0, 21, 5, 0, 91, 31, 1, 47,
    24, 1, 207, 165, 0, 227, 165, 0, 247, 165, 0, 47, 173, 0, 15, 173, 0, 215, 129, 0, 33, 130, 0, 240, 129,
    0, 53, 130, 0, 10, 130, 0, 139, 143, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 186, 158, 1,
    128, 139, 1, 153, 139, 1, 178, 139, 1, 202, 139, 1, 76, 145, 1, 128, 139, 1, 153, 139, 1, 178, 139, 1, 202,
    139, 1, 169, 147, 0, 232, 200, 0, 21, 5, 0, 65, 200, 1, 93, 200, 1, 170, 208, 1, 222, 208, 1, 21, 5,
    0, 15, 142, 0, 197, 208, 1, 181, 222, 1, 222, 208, 1, 15, 142, 0, 21, 5, 0, 197, 208, 1, 170, 208, 1,
    222, 208, 1, 15, 142, 0, 21, 5, 0, 197, 208, 1, 53, 130, 0, 32, 235, 1, 5, 171, 0, 247, 165, 0, 45,
    236, 1, 53, 130, 0, 32, 235, 1, 5, 171, 0, 169, 147, 0, 45, 236, 1, 108, 21, 2, 53, 142, 0, 153, 15,
    2, 5, 171, 0, 232, 200, 0, 167, 108, 0, 188, 7, 0, 88, 5, 0, 200, 8, 0, 107, 130, 0, 10, 130, 0,
    131, 130, 0, 53, 130, 0, 25, 120, 0, 184, 131, 0, 132, 125, 0, 77, 130, 0, 21, 5, 0, 24, 173, 0, 149,
    132, 0, 223, 130, 0, 25, 120, 0, 214, 147, 0, 188, 221, 0, 249, 147, 0, 21, 5, 0, 254, 152, 0, 17, 153,
    0, 176, 153, 0, 25, 120, 0, 35, 165, 0, 132, 125, 0, 105, 165, 0, 21, 5, 0, 33, 166, 0, 149, 132, 0,
    24, 173, 0, 167, 169, 0, 21, 5, 0, 24, 173, 0, 192, 169, 0, 38, 170, 0, 156, 145, 0, 173, 171, 0, 74,
    172, 0, 21, 5, 0, 185, 177, 0, 215, 177, 0, 244, 177, 0, 34, 187, 0, 215, 129, 0, 227, 165, 0, 247, 165,
    0, 21, 5, 0, 118, 143, 0, 156, 147, 0, 169, 147, 0, 25, 120, 0, 148, 198, 0, 188, 221, 0, 171, 198, 0,
    25, 120, 0, 104, 168, 0, 188, 221, 0, 139, 199, 0, 188, 221, 0, 48, 203, 0, 132, 125, 0, 171, 201, 0, 250,
    25, 0, 254, 211, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 72, 219, 0, 132, 125, 0, 171, 201, 0, 250, 25,
    0, 150, 219, 0, 132, 125, 0, 171, 201, 0, 250, 25, 0, 213, 219, 0, 132, 125, 0, 171, 201, 0, 182, 221, 0,
    194, 221, 0, 132, 125, 0, 171, 201, 0, 188, 221, 0, 120, 230, 0, 132, 125, 0, 171, 201, 0, 3, 233, 0, 25,
    233, 0, 25, 120, 0, 36, 233, 0, 21, 5, 0, 239, 234, 0, 64, 146, 0, 95, 238, 0, 215, 129, 0, 247, 165,
    0, 227, 165, 0, 207, 165, 0, 21, 5, 0, 248, 4, 1, 25, 5, 1, 58, 5, 1, 131, 130, 0, 22, 173, 0,
    3, 173, 0, 15, 173, 0, 25, 120, 0, 236, 20, 1, 188, 221, 0, 45, 21, 1, 25, 120, 0, 236, 20, 1, 188,
    221, 0, 66, 21, 1, 215, 129, 0, 53, 130, 0, 10, 130, 0, 131, 130, 0, 185, 21, 1, 21, 5, 0, 149, 132,
    0, 24, 173, 0, 25, 120, 0, 158, 25, 1, 188, 221, 0, 208, 25, 1, 25, 120, 0, 3, 27, 1, 188, 221, 0,
    38, 27, 1, 169, 147, 0, 21, 5, 0, 236, 26, 1, 83, 168, 0, 25, 120, 0, 122, 27, 1, 188, 221, 0, 198,
    27, 1, 25, 120, 0, 43, 28, 1, 132, 125, 0, 109, 28, 1, 25, 120, 0, 122, 31, 1, 188, 221, 0, 199, 31,
    1, 169, 147, 0, 47, 24, 1, 91, 31, 1, 21, 5, 0, 25, 120, 0, 122, 31, 1, 188, 221, 0, 240, 33, 1,
    25, 120, 0, 235, 34, 1, 188, 221, 0, 33, 35, 1, 21, 5, 0, 251, 37, 1, 149, 132, 0, 24, 173, 0, 21,
    5, 0, 44, 38, 1, 149, 132, 0, 24, 173, 0, 70, 196, 0, 49, 41, 1, 75, 41, 1, 102, 41, 1, 215, 129,
    0, 49, 59, 1, 10, 130, 0, 78, 59, 1, 215, 129, 0, 10, 130, 0, 148, 63, 1, 78, 59, 1, 21, 5, 0,
    149, 132, 0, 24, 173, 0, 13, 78, 1, 247, 165, 0, 35, 173, 0, 15, 173, 0, 169, 147, 0, 9, 166, 0, 162,
    83, 1, 25, 120, 0, 105, 86, 1, 52, 107, 1, 192, 169, 0, 21, 5, 0, 24, 173, 0, 25, 120, 0, 124, 107,
    1, 132, 125, 0, 206, 107, 1, 25, 120, 0, 36, 108, 1, 132, 125, 0, 67, 108, 1, 53, 130, 0, 83, 168, 0,
    10, 130, 0, 131, 130, 0, 25, 120, 0, 244, 174, 0, 132, 125, 0, 206, 107, 1, 25, 120, 0, 83, 109, 1, 132,
    125, 0, 206, 107, 1, 21, 5, 0, 149, 132, 0, 24, 173, 0, 236, 109, 1, 25, 120, 0, 83, 111, 1, 132, 125,
    0, 119, 111, 1, 21, 5, 0, 149, 132, 0, 24, 173, 0, 248, 111, 1, 25, 120, 0, 176, 112, 1, 188, 221, 0,
    208, 112, 1, 21, 5, 0, 243, 117, 1, 149, 132, 0, 24, 173, 0, 98, 120, 1, 21, 5, 0, 149, 132, 0, 24,
    173, 0, 169, 147, 0, 240, 129, 0, 77, 142, 0, 137, 25, 1, 25, 120, 0, 88, 197, 1, 188, 221, 0, 154, 197,
    1, 169, 147, 0, 62, 170, 0, 21, 5, 0, 91, 31, 1, 25, 120, 0, 122, 31, 1, 188, 221, 0, 181, 197, 1,
    25, 120, 0, 64, 198, 1, 188, 221, 0, 145, 198, 1, 25, 120, 0, 121, 200, 1, 188, 221, 0, 216, 200, 1, 25,
    120, 0, 194, 201, 1, 188, 221, 0, 46, 202, 1, 25, 120, 0, 21, 186, 0, 188, 221, 0, 225, 204, 1, 25, 120,
    0, 91, 206, 1, 188, 221, 0, 133, 206, 1, 21, 5, 0, 149, 132, 0, 24, 173, 0, 136, 207, 1, 170, 208, 1,
    222, 208, 1, 21, 5, 0, 197, 208, 1, 156, 147, 0, 21, 5, 0, 144, 217, 1, 197, 208, 1, 170, 208, 1, 21,
    5, 0, 27, 142, 0, 197, 208, 1, 33, 130, 0, 170, 208, 1, 10, 130, 0, 197, 208, 1, 38, 237, 1, 5, 171,
    0, 32, 235, 1, 70, 237, 1, 32, 235, 1, 70, 237, 1, 183, 145, 0, 5, 171, 0, 38, 237, 1, 5, 171, 0,
    70, 237, 1, 32, 235, 1, 9, 166, 0, 144, 244, 1, 132, 125, 0, 78, 236, 1, 21, 5, 0, 102, 41, 1, 153,
    15, 2, 53, 142, 0, 21, 5, 0, 107, 18, 2, 202, 12, 2, 141, 18, 2, 21, 5, 0, 102, 41, 1, 240, 14,
    2, 83, 168, 0, 25, 120, 0, 133, 22, 2, 132, 125, 0, 188, 14, 2, 21, 5, 0, 252, 154, 0, 86, 32, 2,
    107, 32, 2, 176, 130, 0, 198, 130, 0, 223, 130, 0, 54, 132, 0, 198, 130, 0, 223, 130, 0, 223, 134, 0, 254,
    134, 0, 21, 5, 0, 21, 5, 0, 252, 154, 0, 15, 155, 0, 15, 142, 0, 38, 157, 0, 67, 157, 0, 21, 5,
    0, 156, 159, 0, 181, 159, 0, 245, 170, 0, 5, 171, 0, 30, 171, 0, 59, 130, 0, 21, 5, 0, 24, 173, 0,
    148, 176, 0, 21, 5, 0, 92, 142, 0, 21, 5, 0, 27, 142, 0, 92, 142, 0, 27, 142, 0, 21, 5, 0, 92,
    142, 0, 21, 5, 0, 165, 178, 0, 92, 142, 0, 244, 177, 0, 21, 5, 0, 92, 142, 0, 215, 177, 0, 21, 5,
    0, 92, 142, 0, 107, 162, 0, 223, 130, 0, 123, 162, 0, 107, 162, 0, 173, 181, 0, 212, 181, 0, 215, 129, 0,
    52, 185, 0, 118, 143, 0, 70, 192, 0, 21, 5, 0, 24, 173, 0, 120, 197, 0, 21, 5, 0, 24, 173, 0, 21,
    5, 0, 118, 143, 0, 183, 145, 0, 21, 5, 0, 27, 142, 0, 15, 142, 0, 239, 234, 0, 107, 162, 0, 123, 162,
    0, 21, 5, 0, 27, 142, 0, 239, 234, 0, 21, 5, 0, 64, 146, 0, 95, 238, 0, 21, 5, 0, 218, 242, 0,
    247, 242, 0, 239, 234, 0, 21, 5, 0, 27, 142, 0, 59, 130, 0, 107, 162, 0, 24, 173, 0, 246, 23, 1, 21,
    5, 0, 24, 173, 0, 169, 147, 0, 21, 5, 0, 47, 24, 1, 245, 170, 0, 86, 2, 1, 45, 25, 1, 45, 25,
    1, 86, 2, 1, 206, 171, 0, 169, 147, 0, 47, 24, 1, 21, 5, 0, 49, 59, 1, 215, 129, 0, 78, 59, 1,
    148, 63, 1, 10, 130, 0, 78, 59, 1, 24, 173, 0, 21, 5, 0, 64, 146, 0, 21, 5, 0, 130, 90, 1, 24,
    173, 0, 215, 129, 0, 33, 130, 0, 10, 130, 0, 181, 109, 1, 21, 5, 0, 24, 173, 0, 15, 142, 0, 21, 5,
    0, 83, 168, 0, 156, 147, 0, 21, 5, 0, 83, 168, 0, 183, 145, 0, 169, 147, 0, 21, 5, 0, 169, 147, 0,
    21, 5, 0, 58, 197, 1, 169, 147, 0, 21, 5, 0, 32, 198, 1, 169, 147, 0, 10, 130, 0, 62, 170, 0, 169,
    147, 0, 21, 5, 0, 59, 206, 1, 170, 208, 1, 21, 5, 0, 197, 208, 1, 21, 5, 0, 170, 208, 1, 197, 208,
    1, 24, 173, 0, 21, 5, 0, 197, 208, 1, 32, 235, 1, 5, 171, 0, 53, 130, 0, 32, 235, 1, 162, 238, 1,
    5, 171, 0, 162, 238, 1, 5, 171, 0, 32, 235, 1, 32, 235, 1, 5, 171, 0, 27, 142, 0, 32, 235, 1, 5,
    171, 0, 151, 243, 1, 38, 237, 1, 32, 235, 1, 5, 171, 0, 5, 171, 0, 162, 238, 1, 32, 235, 1, 21, 5,
    0, 102, 41, 1, 83, 168, 0, 21, 5, 0, 102, 41, 1, 202, 12, 2, 21, 5, 0, 180, 13, 2, 210, 13, 2,
    169, 14, 2, 10, 130, 0, 131, 130, 0, 21, 5, 0, 194, 17, 2, 227, 17, 2, 21, 5, 0, 32, 19, 2, 59,
    19, 2, 21, 5, 0, 53, 142, 0, 102, 41, 1, 21, 5, 0, 144, 24, 2, 169, 24, 2, 21, 5, 0, 238, 28,
    2, 3, 29, 2, 21, 5, 0, 20, 30, 2, 45, 30, 2, 21, 5, 0, 47, 31, 2, 3, 29, 2, 167, 108, 0,
    200, 8, 0, 167, 108, 0, 186, 9, 0, 25, 120, 0, 29, 120, 0, 132, 125, 0, 38, 125, 0, 25, 120, 0, 68,
    125, 0, 24, 173, 0, 96, 128, 0, 25, 120, 0, 171, 128, 0, 25, 120, 0, 45, 129, 0, 25, 120, 0, 243, 130,
    0, 25, 120, 0, 30, 131, 0, 25, 120, 0, 25, 135, 0, 25, 120, 0, 22, 136, 0, 25, 120, 0, 207, 137, 0,
    21, 5, 0, 154, 139, 0, 25, 120, 0, 177, 139, 0, 25, 120, 0, 143, 142, 0, 25, 120, 0, 33, 144, 0, 25,
    120, 0, 108, 146, 0, 25, 120, 0, 44, 150, 0, 25, 120, 0, 234, 150, 0, 25, 120, 0, 132, 151, 0, 25, 120,
    0, 110, 153, 0, 25, 120, 0, 198, 153, 0, 25, 120, 0, 37, 155, 0, 25, 120, 0, 93, 157, 0, 25, 120, 0,
    204, 159, 0, 25, 120, 0, 34, 161, 0, 25, 120, 0, 219, 161, 0, 25, 120, 0, 204, 162, 0, 25, 120, 0, 34,
    163, 0, 25, 120, 0, 130, 163, 0, 25, 120, 0, 179, 163, 0, 25, 120, 0, 81, 164, 0, 25, 120, 0, 171, 164,
    0, 9, 166, 0, 25, 166, 0, 25, 120, 0, 196, 167, 0, 25, 120, 0, 19, 168, 0, 25, 120, 0, 59, 169, 0,
    38, 170, 0, 62, 170, 0, 25, 120, 0, 95, 170, 0, 25, 120, 0, 236, 171, 0, 25, 120, 0, 104, 172, 0, 9,
    166, 0, 86, 173, 0, 25, 120, 0, 230, 173, 0, 25, 120, 0, 179, 176, 0, 25, 120, 0, 16, 177, 0, 188, 221,
    0, 100, 177, 0, 25, 120, 0, 22, 178, 0, 25, 120, 0, 188, 178, 0, 25, 120, 0, 19, 179, 0, 25, 120, 0,
    148, 179, 0, 183, 145, 0, 156, 145, 0, 25, 120, 0, 243, 181, 0, 188, 221, 0, 133, 182, 0, 9, 166, 0, 166,
    182, 0, 27, 142, 0, 247, 165, 0, 25, 120, 0, 58, 184, 0, 25, 120, 0, 73, 185, 0, 25, 120, 0, 176, 186,
    0, 25, 120, 0, 181, 187, 0, 52, 185, 0, 59, 191, 0, 132, 125, 0, 165, 191, 0, 24, 173, 0, 34, 187, 0,
    25, 120, 0, 121, 192, 0, 21, 5, 0, 11, 193, 0, 25, 120, 0, 46, 193, 0, 21, 5, 0, 69, 194, 0, 25,
    120, 0, 92, 194, 0, 21, 5, 0, 193, 194, 0, 25, 120, 0, 219, 194, 0, 21, 5, 0, 111, 195, 0, 25, 120,
    0, 58, 198, 0, 25, 120, 0, 62, 199, 0, 124, 232, 0, 15, 173, 0, 21, 5, 0, 202, 236, 0, 25, 120, 0,
    229, 236, 0, 25, 120, 0, 119, 238, 0, 25, 120, 0, 9, 239, 0, 25, 120, 0, 129, 239, 0, 25, 120, 0, 17,
    243, 0, 21, 5, 0, 6, 244, 0, 25, 120, 0, 35, 244, 0, 25, 120, 0, 147, 244, 0, 25, 120, 0, 195, 244,
    0, 25, 120, 0, 51, 245, 0, 25, 120, 0, 114, 245, 0, 25, 120, 0, 0, 246, 0, 25, 120, 0, 127, 246, 0,
    25, 120, 0, 243, 246, 0, 25, 120, 0, 140, 247, 0, 25, 120, 0, 28, 248, 0, 25, 120, 0, 166, 248, 0, 25,
    120, 0, 254, 248, 0, 25, 120, 0, 76, 250, 0, 25, 120, 0, 15, 251, 0, 25, 120, 0, 187, 251, 0, 25, 120,
    0, 134, 252, 0, 25, 120, 0, 8, 1, 1, 25, 120, 0, 97, 1, 1, 25, 120, 0, 224, 1, 1, 25, 120, 0,
    15, 3, 1, 25, 120, 0, 2, 4, 1, 25, 120, 0, 111, 4, 1, 25, 120, 0, 30, 6, 1, 21, 5, 0, 173,
    171, 0, 21, 5, 0, 123, 162, 0, 21, 5, 0, 156, 147, 0, 247, 165, 0, 15, 173, 0, 132, 125, 0, 92, 13,
    1, 21, 5, 0, 125, 14, 1, 25, 120, 0, 165, 14, 1, 21, 5, 0, 116, 15, 1, 25, 120, 0, 137, 15, 1,
    25, 120, 0, 31, 19, 1, 25, 120, 0, 223, 19, 1, 132, 125, 0, 114, 21, 1, 188, 221, 0, 66, 22, 1, 186,
    147, 0, 66, 23, 1, 25, 120, 0, 95, 23, 1, 188, 221, 0, 67, 24, 1, 188, 221, 0, 195, 24, 1, 25, 120,
    0, 70, 26, 1, 188, 221, 0, 146, 26, 1, 74, 172, 0, 223, 130, 0, 25, 120, 0, 21, 30, 1, 188, 221, 0,
    119, 32, 1, 66, 23, 1, 223, 130, 0, 25, 120, 0, 208, 32, 1, 188, 221, 0, 99, 34, 1, 25, 120, 0, 182,
    36, 1, 25, 120, 0, 114, 38, 1, 25, 120, 0, 60, 39, 1, 25, 120, 0, 245, 39, 1, 25, 120, 0, 150, 40,
    1, 25, 120, 0, 187, 42, 1, 25, 120, 0, 131, 44, 1, 25, 120, 0, 213, 45, 1, 25, 120, 0, 225, 47, 1,
    25, 120, 0, 126, 48, 1, 25, 120, 0, 1, 49, 1, 25, 120, 0, 139, 49, 1, 132, 125, 0, 197, 51, 1, 25,
    120, 0, 185, 52, 1, 132, 125, 0, 129, 53, 1, 25, 120, 0, 28, 55, 1, 25, 120, 0, 103, 59, 1, 15, 173,
    0, 247, 165, 0, 25, 120, 0, 190, 63, 1, 25, 120, 0, 130, 69, 1, 25, 120, 0, 211, 73, 1, 25, 120, 0,
    230, 74, 1, 25, 120, 0, 96, 77, 1, 25, 120, 0, 234, 79, 1, 25, 120, 0, 77, 80, 1, 25, 120, 0, 163,
    80, 1, 25, 120, 0, 66, 81, 1, 25, 120, 0, 233, 82, 1, 21, 5, 0, 104, 79, 1, 25, 120, 0, 178, 84,
    1, 25, 120, 0, 41, 85, 1, 25, 120, 0, 198, 85, 1, 25, 120, 0, 182, 86, 1, 25, 120, 0, 7, 87, 1,
    25, 120, 0, 230, 87, 1, 25, 120, 0, 114, 88, 1, 25, 120, 0, 6, 89, 1, 25, 120, 0, 230, 89, 1, 25,
    120, 0, 71, 90, 1, 25, 120, 0, 228, 91, 1, 21, 5, 0, 64, 93, 1, 25, 120, 0, 93, 93, 1, 25, 120,
    0, 16, 94, 1, 25, 120, 0, 136, 94, 1, 25, 120, 0, 70, 95, 1, 25, 120, 0, 70, 96, 1, 21, 5, 0,
    177, 96, 1, 25, 120, 0, 206, 96, 1, 25, 120, 0, 61, 98, 1, 10, 130, 0, 215, 129, 0, 10, 130, 0, 53,
    130, 0, 25, 120, 0, 160, 111, 1, 25, 120, 0, 0, 113, 1, 25, 120, 0, 155, 113, 1, 25, 120, 0, 205, 114,
    1, 25, 120, 0, 45, 115, 1, 9, 166, 0, 112, 115, 1, 25, 120, 0, 16, 116, 1, 15, 142, 0, 83, 168, 0,
    132, 125, 0, 229, 117, 1, 25, 120, 0, 192, 119, 1, 25, 120, 0, 42, 120, 1, 25, 120, 0, 149, 123, 1, 25,
    120, 0, 193, 124, 1, 132, 125, 0, 111, 125, 1, 72, 126, 1, 120, 123, 1, 25, 120, 0, 101, 126, 1, 25, 120,
    0, 29, 127, 1, 226, 128, 1, 1, 129, 1, 25, 120, 0, 35, 129, 1, 25, 120, 0, 14, 130, 1, 25, 120, 0,
    151, 130, 1, 25, 120, 0, 93, 131, 1, 21, 5, 0, 115, 133, 1, 25, 120, 0, 147, 133, 1, 25, 120, 0, 110,
    140, 1, 25, 120, 0, 113, 141, 1, 25, 120, 0, 239, 142, 1, 25, 120, 0, 248, 144, 1, 25, 120, 0, 112, 145,
    1, 25, 120, 0, 23, 147, 1, 25, 120, 0, 241, 150, 1, 25, 120, 0, 33, 154, 1, 188, 221, 0, 144, 154, 1,
    25, 120, 0, 53, 160, 1, 25, 120, 0, 112, 163, 1, 25, 120, 0, 18, 165, 1, 25, 120, 0, 163, 167, 1, 25,
    120, 0, 74, 168, 1, 25, 120, 0, 66, 169, 1, 25, 120, 0, 172, 170, 1, 25, 120, 0, 38, 174, 1, 25, 120,
    0, 169, 175, 1, 25, 120, 0, 92, 176, 1, 25, 120, 0, 218, 177, 1, 25, 120, 0, 48, 180, 1, 25, 120, 0,
    40, 183, 1, 25, 120, 0, 83, 184, 1, 25, 120, 0, 116, 187, 1, 132, 125, 0, 151, 188, 1, 25, 120, 0, 223,
    190, 1, 25, 120, 0, 125, 191, 1, 25, 120, 0, 81, 192, 1, 188, 221, 0, 10, 194, 1, 188, 221, 0, 145, 196,
    1, 21, 5, 0, 62, 170, 0, 25, 120, 0, 238, 196, 1, 188, 221, 0, 27, 197, 1, 188, 221, 0, 107, 199, 1,
    25, 120, 0, 119, 203, 1, 188, 221, 0, 209, 205, 1, 132, 125, 0, 118, 217, 1, 25, 120, 0, 171, 217, 1, 25,
    120, 0, 165, 227, 1, 25, 120, 0, 53, 235, 1, 25, 120, 0, 241, 237, 1, 25, 120, 0, 200, 239, 1, 25, 120,
    0, 124, 241, 1, 25, 120, 0, 25, 242, 1, 25, 120, 0, 185, 243, 1, 25, 120, 0, 95, 245, 1, 25, 120, 0,
    247, 245, 1, 25, 120, 0, 176, 247, 1, 25, 120, 0, 216, 248, 1, 25, 120, 0, 163, 250, 1, 25, 120, 0, 53,
    252, 1, 25, 120, 0, 219, 252, 1, 25, 120, 0, 105, 254, 1, 25, 120, 0, 163, 255, 1, 25, 120, 0, 157, 1,
    2, 25, 120, 0, 18, 3, 2, 21, 5, 0, 31, 6, 2, 25, 120, 0, 108, 8, 2, 25, 120, 0, 53, 11, 2,
    25, 120, 0, 226, 12, 2, 25, 120, 0, 237, 13, 2, 25, 120, 0, 173, 15, 2, 25, 120, 0, 12, 17, 2, 25,
    120, 0, 106, 19, 2, 25, 120, 0, 61, 22, 2, 21, 5, 0, 31, 23, 2, 25, 120, 0, 54, 23, 2, 25, 120,
    0, 149, 23, 2, 25, 120, 0, 233, 23, 2, 25, 120, 0, 191, 24, 2, 21, 5, 0, 118, 25, 2, 25, 120, 0,
    143, 25, 2, 25, 120, 0, 72, 26, 2, 21, 5, 0, 206, 26, 2, 25, 120, 0, 233, 26, 2, 25, 120, 0, 113,
    27, 2, 25, 120, 0, 25, 29, 2, 25, 120, 0, 69, 30, 2, 25, 120, 0, 74, 31, 2, 25, 120, 0, 128, 32,
    2, 64, 176, 0, 74, 176, 0, 224, 134, 1, 109, 20, 0, 36, 152, 0, 205, 230, 0, 98, 78, 1, 243, 135, 0,
    244, 167, 0, 29, 169, 0, 48, 181, 0, 38, 192, 0, 166, 52, 1, 203, 59, 1, 170, 60, 1, 197, 74, 1, 157,
    109, 1, 129, 147, 0, 25, 183, 0, 73, 231, 0, 24, 121, 1, 101, 234, 1, 168, 234, 1, 133, 116, 0, 0, 0,
    0, 0, 0, 236, 3, 0, 0, 238, 3, 0, 0, 58, 8, 0, 0, 59, 8, 0, 0, 60, 8, 0, 0, 254, 5,
    0, 0, 0, 6, 0, 0, 239, 3, 0, 0, 0, 0, 0, 0, 53, 4, 0, 0, 56, 4, 0, 0, 57, 4, 0,
    0, 82, 3, 0, 0, 61, 4, 0, 0, 62, 4, 0, 0, 12, 1, 0, 0, 63, 4, 0, 0, 64, 4, 0, 0,
    65, 4, 0, 0, 66, 4, 0, 0, 67, 4, 0, 0, 68, 4, 0, 0, 226, 2, 0, 0, 70, 4, 0, 0, 71,
    4, 0, 0, 72, 4, 0, 0, 74, 4, 0, 0, 76, 4, 0, 0, 78, 4, 0, 0, 230, 2, 0, 0, 80, 4,
    0, 0, 81, 4, 0, 0, 82, 4, 0, 0, 83, 4, 0, 0, 84, 4, 0, 0, 85, 4, 0, 0, 86, 4, 0,
    0, 87, 4, 0, 0, 89, 4, 0, 0, 237, 2, 0, 0, 236, 2, 0, 0, 90, 4, 0, 0, 92, 4, 0, 0,
    240, 2, 0, 0, 95, 4, 0, 0, 96, 4, 0, 0, 97, 4, 0, 0, 98, 4, 0, 0, 100, 4, 0, 0, 81,
    3, 0, 0, 101, 4, 0, 0, 105, 4, 0, 0, 106, 4, 0, 0, 104, 4, 0, 0, 107, 4, 0, 0, 253, 2,
    0, 0, 252, 2, 0, 0, 108, 4, 0, 0, 141, 3, 0, 0, 109, 4, 0, 0, 0, 3, 0, 0, 1, 3, 0,
    0, 4, 3, 0, 0, 113, 4, 0, 0, 118, 4, 0, 0, 119, 4, 0, 0, 120, 4, 0, 0, 122, 4, 0, 0,
    124, 4, 0, 0, 126, 4, 0, 0, 128, 4, 0, 0, 129, 4, 0, 0, 131, 4, 0, 0, 134, 4, 0, 0, 135,
    4, 0, 0, 136, 4, 0, 0, 137, 4, 0, 0, 138, 4, 0, 0, 142, 4, 0, 0, 143, 4, 0, 0, 144, 4,
    0, 0, 148, 4, 0, 0, 153, 4, 0, 0, 154, 4, 0, 0, 9, 1, 0, 0, 158, 4, 0, 0, 159, 4, 0,
    0, 161, 4, 0, 0, 163, 4, 0, 0, 56, 1, 0, 0, 165, 4, 0, 0, 166, 4, 0, 0, 167, 4, 0, 0,
    168, 4, 0, 0, 170, 4, 0, 0, 171, 4, 0, 0, 83, 3, 0, 0, 172, 4, 0, 0, 173, 4, 0, 0, 176,
    4, 0, 0, 177, 4, 0, 0, 178, 4, 0, 0, 180, 4, 0, 0, 184, 4, 0, 0, 186, 4, 0, 0, 188, 4,
    0, 0, 189, 4, 0, 0, 191, 4, 0, 0, 192, 4, 0, 0, 194, 4, 0, 0, 196, 4, 0, 0, 197, 4, 0,
    0, 199, 4, 0, 0, 200, 4, 0, 0, 201, 4, 0, 0, 204, 4, 0, 0, 206, 4, 0, 0, 106, 3, 0, 0,
    211, 4, 0, 0, 212, 4, 0, 0, 213, 4, 0, 0, 216, 4, 0, 0, 218, 4, 0, 0, 222, 4, 0, 0, 224,
    4, 0, 0, 228, 4, 0, 0, 230, 4, 0, 0, 233, 4, 0, 0, 234, 4, 0, 0, 236, 4, 0, 0, 238, 4,
    0, 0, 239, 4, 0, 0, 240, 4, 0, 0, 241, 4, 0, 0, 242, 4, 0, 0, 134, 3, 0, 0, 246, 4, 0,
    0, 249, 4, 0, 0, 250, 4, 0, 0, 251, 4, 0, 0, 252, 4, 0, 0, 254, 4, 0, 0, 255, 4, 0, 0,
    147, 0, 0, 0, 0, 5, 0, 0, 142, 3, 0, 0, 1, 5, 0, 0, 2, 5, 0, 0, 3, 5, 0, 0, 4,
    5, 0, 0, 6, 5, 0, 0, 8, 5, 0, 0, 12, 5, 0, 0, 14, 5, 0, 0, 15, 5, 0, 0, 16, 5,
    0, 0, 18, 5, 0, 0, 20, 5, 0, 0, 21, 5, 0, 0, 22, 5, 0, 0, 24, 5, 0, 0, 26, 5, 0,
    0, 28, 5, 0, 0, 29, 5, 0, 0, 93, 2, 0, 0, 30, 5, 0, 0, 31, 5, 0, 0, 33, 5, 0, 0,
    34, 5, 0, 0, 35, 5, 0, 0, 36, 5, 0, 0, 174, 3, 0, 0, 37, 5, 0, 0, 38, 5, 0, 0, 40,
    5, 0, 0, 42, 5, 0, 0, 43, 5, 0, 0, 44, 5, 0, 0, 96, 1, 0, 0, 47, 5, 0, 0, 48, 5,
    0, 0, 49, 5, 0, 0, 53, 5, 0, 0, 56, 5, 0, 0, 57, 5, 0, 0, 58, 5, 0, 0, 60, 5, 0,
    0, 61, 5, 0, 0, 63, 5, 0, 0, 64, 5, 0, 0, 65, 5, 0, 0, 66, 5, 0, 0, 67, 5, 0, 0,
    68, 5, 0, 0, 69, 5, 0, 0, 70, 5, 0, 0, 71, 5, 0, 0, 72, 5, 0, 0, 73, 5, 0, 0, 74,
    5, 0, 0, 226, 3, 0, 0, 75, 5, 0, 0, 77, 5, 0, 0, 80, 5, 0, 0, 83, 5, 0, 0, 85, 5,
    0, 0, 86, 5, 0, 0, 87, 5, 0, 0, 88, 5, 0, 0, 89, 5, 0, 0, 90, 5, 0, 0, 238, 3, 0,
    0, 93, 5, 0, 0, 95, 5, 0, 0, 97, 5, 0, 0, 100, 5, 0, 0, 101, 5, 0, 0, 161, 2, 0, 0,
    164, 2, 0, 0, 102, 5, 0, 0, 250, 3, 0, 0, 108, 1, 0, 0, 254, 3, 0, 0, 112, 1, 0, 0, 116,
    1, 0, 0, 0, 4, 0, 0, 4, 4, 0, 0, 105, 5, 0, 0, 136, 1, 0, 0, 106, 5, 0, 0, 107, 5,
    0, 0, 108, 5, 0, 0, 110, 5, 0, 0, 111, 5, 0, 0, 114, 5, 0, 0, 115, 5, 0, 0, 24, 4, 0,
    0, 176, 2, 0, 0, 116, 5, 0, 0, 117, 5, 0, 0, 119, 5, 0, 0, 121, 5, 0, 0, 183, 2, 0, 0,
    122, 5, 0, 0, 123, 5, 0, 0, 36, 4, 0, 0, 52, 4, 0, 0, 0, 0, 0, 0, 59, 4, 0, 0, 220,
    2, 0, 0, 93, 4, 0, 0, 94, 4, 0, 0, 121, 4, 0, 0, 123, 4, 0, 0, 233, 3, 0, 0, 155, 4,
    0, 0, 164, 4, 0, 0, 44, 2, 0, 0, 198, 4, 0, 0, 209, 4, 0, 0, 114, 3, 0, 0, 220, 4, 0,
    0, 116, 3, 0, 0, 226, 4, 0, 0, 68, 2, 0, 0, 146, 3, 0, 0, 50, 5, 0, 0, 216, 3, 0, 0,
    232, 3, 0, 0, 81, 5, 0, 0, 112, 5, 0, 0, 120, 5, 0, 0, 0, 0, 0, 0, 198, 1, 0, 0, 141,
    3, 0, 0, 246, 2, 0, 0, 248, 2, 0, 0, 64, 3, 0, 0, 208, 4, 0, 0, 108, 3, 0, 0, 10, 5,
    0, 0, 154, 3, 0, 0, 149, 147, 0, 0, 78, 141, 0, 0, 0, 0, 0, 0, 175, 160, 0, 0, 44, 176, 0,
    0, 37, 180, 0, 0, 10, 183, 0, 0, 97, 183, 0, 0, 223, 230, 0, 0, 133, 231, 0, 0, 50, 232, 0, 0,
    67, 232, 0, 0, 94, 50, 1, 0, 102, 78, 1, 0, 195, 120, 1, 0, 252, 120, 1, 0, 77, 121, 1, 0, 142,
    134, 1, 0, 247, 134, 1, 0, 206, 135, 1, 0, 48, 136, 1, 0, 114, 136, 1, 0, 179, 136, 1, 0, 184, 137,
    1, 0, 224, 138, 1, 0, 130, 234, 1, 0, 154, 234, 1, 0, 0, 0, 0, 0, 71, 8, 0, 0, 72, 8, 0,
    0, 73, 8, 0, 0, 74, 8, 0, 0, 75, 8, 0, 0, 76, 8, 0, 0, 0, 0, 0, 0, 54, 8, 0, 0,
    56, 8, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 80, 1, 0, 0, 251, 0, 0, 0, 1, 0, 0, 0, 70,
    0, 0, 0, 165, 0, 0, 0, 166, 0, 0, 0, 7, 0, 0, 0, 167, 0, 0, 0, 62, 0, 0, 0, 81, 0,
    0, 0, 71, 0, 0, 0, 9, 0, 0, 0, 168, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 151, 0, 0,
    0, 0, 0, 0, 0, 186, 0, 0, 0, 187, 0, 0, 0, 185, 0, 0, 0, 237, 0, 0, 0, 238, 0, 0, 0,
    126, 0, 0, 0, 236, 0, 0, 0, 139, 1, 0, 0, 18, 0, 0, 0, 215, 0, 0, 0, 216, 0, 0, 0, 217,
    0, 0, 0, 213, 0, 0, 0, 218, 0, 0, 0, 77, 0, 0, 0, 10, 0, 0, 0, 15, 0, 0, 0, 12, 0,
    0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 171, 0, 0, 0, 68, 0, 0, 0, 198, 0, 0, 0, 221, 0, 0,
    0, 147, 1, 0, 0, 148, 1, 0, 0, 149, 1, 0, 0, 150, 1, 0, 0, 4, 0, 0, 0, 69, 0, 0, 0,
    73, 0, 0, 0, 99, 1, 0, 0, 195, 0, 0, 0, 146, 1, 0, 0, 124, 0, 0, 0, 125, 0, 0, 0, 188,
    0, 0, 0, 117, 0, 0, 0, 98, 0, 0, 0, 248, 0, 0, 0, 249, 0, 0, 0, 75, 1, 0, 0, 87, 1,
    0, 0, 65, 1, 0, 0, 102, 1, 0, 0, 103, 1, 0, 0, 104, 1, 0, 0, 115, 1, 0, 0, 116, 1, 0,
    0, 117, 1, 0, 0, 118, 1, 0, 0, 121, 1, 0, 0, 123, 1, 0, 0, 124, 1, 0, 0, 135, 1, 0, 0,
    144, 1, 0, 0, 11, 1, 0, 0, 19, 0, 0, 0, 156, 0, 0, 0, 157, 0, 0, 0, 181, 0, 0, 0, 107,
    0, 0, 0, 66, 1, 0, 0, 77, 1, 0, 0, 78, 1, 0, 0, 189, 0, 0, 0, 2, 1, 0, 0, 156, 1,
    0, 0, 157, 1, 0, 0, 76, 0, 0, 0, 94, 0, 0, 0, 118, 0, 0, 0, 119, 0, 0, 0, 120, 0, 0,
    0, 122, 0, 0, 0, 121, 0, 0, 0, 123, 0, 0, 0, 153, 0, 0, 0, 154, 0, 0, 0, 164, 0, 0, 0,
    220, 0, 0, 0, 231, 0, 0, 0, 234, 0, 0, 0, 235, 0, 0, 0, 27, 1, 0, 0, 83, 1, 0, 0, 44,
    0, 0, 0, 36, 0, 0, 0, 40, 0, 0, 0, 43, 0, 0, 0, 83, 0, 0, 0, 96, 0, 0, 0, 101, 0,
    0, 0, 105, 0, 0, 0, 109, 0, 0, 0, 127, 0, 0, 0, 170, 0, 0, 0, 175, 0, 0, 0, 190, 0, 0,
    0, 193, 0, 0, 0, 219, 0, 0, 0, 233, 0, 0, 0, 251, 0, 0, 0, 255, 0, 0, 0, 6, 1, 0, 0,
    90, 1, 0, 0, 95, 1, 0, 0, 96, 1, 0, 0, 100, 1, 0, 0, 101, 1, 0, 0, 129, 1, 0, 0, 133,
    1, 0, 0, 142, 1, 0, 0, 143, 1, 0, 0, 0, 0, 0, 0, 19, 1, 0, 0, 43, 1, 0, 0, 6, 0,
    0, 0, 14, 0, 0, 0, 45, 0, 0, 0, 40, 0, 0, 0, 80, 1, 0, 0, 88, 1, 0, 0, 251, 0, 0,
    0, 254, 0, 0, 0, 60, 1, 0, 0, 71, 1, 0, 0, 96, 1, 0, 0, 97, 0, 0, 0, 122, 0, 0, 0,
    147, 0, 0, 0, 201, 0, 0, 0, 172, 0, 0, 0, 224, 0, 0, 0, 79, 1, 0, 0, 53, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0,
    0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 14, 0, 0,
    0, 15, 0, 0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 0,
    22, 0, 0, 0, 23, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 27, 0, 0, 0, 28, 0, 0, 0, 29,
    0, 0, 0, 30, 0, 0, 0, 32, 0, 0, 0, 33, 0, 0, 0, 39, 0, 0, 0, 41, 0, 0, 0, 42, 0,
    0, 0, 43, 0, 0, 0, 44, 0, 0, 0, 46, 0, 0, 0, 48, 0, 0, 0, 49, 0, 0, 0, 50, 0, 0,
    0, 51, 0, 0, 0, 52, 0, 0, 0, 54, 0, 0, 0, 55, 0, 0, 0, 56, 0, 0, 0, 57, 0, 0, 0,
    59, 0, 0, 0, 61, 0, 0, 0, 62, 0, 0, 0, 63, 0, 0, 0, 65, 0, 0, 0, 67, 0, 0, 0, 70,
    0, 0, 0, 71, 0, 0, 0, 72, 0, 0, 0, 77, 0, 0, 0, 78, 0, 0, 0, 79, 0, 0, 0, 80, 0,
    0, 0, 81, 0, 0, 0, 82, 0, 0, 0, 84, 0, 0, 0, 97, 0, 0, 0, 100, 0, 0, 0, 104, 0, 0,
    0, 109, 0, 0, 0, 110, 0, 0, 0, 111, 0, 0, 0, 112, 0, 0, 0, 113, 0, 0, 0, 114, 0, 0, 0,
    115, 0, 0, 0, 121, 0, 0, 0, 122, 0, 0, 0, 123, 0, 0, 0, 124, 0, 0, 0, 126, 0, 0, 0, 127,
    0, 0, 0, 128, 0, 0, 0, 129, 0, 0, 0, 130, 0, 0, 0, 131, 0, 0, 0, 132, 0, 0, 0, 133, 0,
    0, 0, 134, 0, 0, 0, 135, 0, 0, 0, 136, 0, 0, 0, 137, 0, 0, 0, 138, 0, 0, 0, 139, 0, 0,
    0, 140, 0, 0, 0, 141, 0, 0, 0, 142, 0, 0, 0, 143, 0, 0, 0, 146, 0, 0, 0, 149, 0, 0, 0,
    150, 0, 0, 0, 151, 0, 0, 0, 152, 0, 0, 0, 156, 0, 0, 0, 157, 0, 0, 0, 162, 0, 0, 0, 163,
    0, 0, 0, 164, 0, 0, 0, 165, 0, 0, 0, 166, 0, 0, 0, 167, 0, 0, 0, 168, 0, 0, 0, 169, 0,
    0, 0, 170, 0, 0, 0, 171, 0, 0, 0, 172, 0, 0, 0, 173, 0, 0, 0, 174, 0, 0, 0, 175, 0, 0,
    0, 176, 0, 0, 0, 177, 0, 0, 0, 178, 0, 0, 0, 179, 0, 0, 0, 180, 0, 0, 0, 181, 0, 0, 0,
    182, 0, 0, 0, 183, 0, 0, 0, 184, 0, 0, 0, 185, 0, 0, 0, 186, 0, 0, 0, 187, 0, 0, 0, 188,
    0, 0, 0, 189, 0, 0, 0, 190, 0, 0, 0, 191, 0, 0, 0, 194, 0, 0, 0, 195, 0, 0, 0, 196, 0,
    0, 0, 197, 0, 0, 0, 198, 0, 0, 0, 199, 0, 0, 0, 200, 0, 0, 0, 201, 0, 0, 0, 202, 0, 0,
    0, 203, 0, 0, 0, 204, 0, 0, 0, 205, 0, 0, 0, 224, 0, 0, 0, 225, 0, 0, 0, 229, 0, 0, 0,
    230, 0, 0, 0, 231, 0, 0, 0, 232, 0, 0, 0, 233, 0, 0, 0, 234, 0, 0, 0, 235, 0, 0, 0, 236,
    0, 0, 0, 237, 0, 0, 0, 238, 0, 0, 0, 239, 0, 0, 0, 240, 0, 0, 0, 241, 0, 0, 0, 242, 0,
    0, 0, 245, 0, 0, 0, 246, 0, 0, 0, 247, 0, 0, 0, 248, 0, 0, 0, 249, 0, 0, 0, 250, 0, 0,
    0, 253, 0, 0, 0, 254, 0, 0, 0, 255, 0, 0, 0, 7, 1, 0, 0, 8, 1, 0, 0, 9, 1, 0, 0,
    10, 1, 0, 0, 11, 1, 0, 0, 12, 1, 0, 0, 13, 1, 0, 0, 14, 1, 0, 0, 15, 1, 0, 0, 61,
    1, 0, 0, 74, 1, 0, 0, 77, 1, 0, 0, 81, 1, 0, 0, 83, 1, 0, 0, 89, 1, 0, 0, 90, 1,
    0, 0, 91, 1, 0, 0, 92, 1, 0, 0, 93, 1, 0, 0, 94, 1, 0, 0, 95, 1, 0, 0, 96, 1, 0,
    0, 97, 1, 0, 0, 98, 1, 0, 0, 99, 1, 0, 0, 100, 1, 0, 0, 101, 1, 0, 0, 102, 1, 0, 0,
    69, 17, 0, 0, 98, 17, 0, 0, 99, 17, 0, 0, 100, 17, 0, 0, 101, 17, 0, 0, 102, 17, 0, 0, 103,
    17, 0, 0, 238, 20, 0, 0, 239, 20, 0, 0, 240, 20, 0, 0, 241, 20, 0, 0, 242, 20, 0, 0, 199, 21,
    0, 0, 200, 21, 0, 0, 254, 21, 0, 0, 147, 23, 0, 0, 1, 25, 0, 0, 2, 25, 0, 0, 231, 23, 0,
    0, 232, 23, 0, 0, 233, 23, 0, 0, 234, 23, 0, 0, 10, 25, 0, 0, 9, 0, 0, 0, 18, 0, 0, 0,
    69, 0, 0, 0, 71, 17, 0, 0, 79, 17, 0, 0, 81, 17, 0, 0, 83, 17, 0, 0, 84, 17, 0, 0, 85,
    17, 0, 0, 93, 17, 0, 0, 95, 17, 0, 0, 96, 17, 0, 0, 112, 17, 0, 0, 113, 17, 0, 0, 114, 17,
    0, 0, 115, 17, 0, 0, 116, 17, 0, 0, 162, 20, 0, 0, 164, 20, 0, 0, 168, 20, 0, 0, 177, 20, 0,
    0, 225, 20, 0, 0, 226, 20, 0, 0, 230, 20, 0, 0, 14, 21, 0, 0, 192, 21, 0, 0, 193, 21, 0, 0,
    194, 21, 0, 0, 203, 21, 0, 0, 206, 21, 0, 0, 207, 21, 0, 0, 227, 21, 0, 0, 228, 21, 0, 0, 230,
    21, 0, 0, 236, 21, 0, 0, 237, 21, 0, 0, 240, 21, 0, 0, 243, 21, 0, 0, 253, 21, 0, 0, 64, 22,
    0, 0, 65, 22, 0, 0, 66, 22, 0, 0, 185, 22, 0, 0, 189, 22, 0, 0, 192, 22, 0, 0, 212, 22, 0,
    0, 213, 22, 0, 0, 254, 22, 0, 0, 0, 23, 0, 0, 4, 23, 0, 0, 9, 23, 0, 0, 10, 23, 0, 0,
    16, 23, 0, 0, 18, 23, 0, 0, 22, 23, 0, 0, 32, 23, 0, 0, 34, 23, 0, 0, 47, 23, 0, 0, 55,
    23, 0, 0, 57, 23, 0, 0, 60, 23, 0, 0, 128, 23, 0, 0, 130, 23, 0, 0, 131, 23, 0, 0, 132, 23,
    0, 0, 137, 23, 0, 0, 145, 23, 0, 0, 146, 23, 0, 0, 201, 23, 0, 0, 206, 23, 0, 0, 207, 23, 0,
    0, 226, 23, 0, 0, 253, 23, 0, 0, 0, 25, 0, 0, 13, 0, 0, 0, 38, 0, 0, 0, 47, 0, 0, 0,
    64, 0, 0, 0, 66, 0, 0, 0, 68, 0, 0, 0, 82, 17, 0, 0, 97, 17, 0, 0, 184, 20, 0, 0, 241,
    21, 0, 0, 205, 22, 0, 0, 129, 23, 0, 0, 138, 23, 0, 0, 31, 0, 0, 0, 35, 0, 0, 0, 37, 0,
    0, 0, 40, 0, 0, 0, 45, 0, 0, 0, 53, 0, 0, 0, 58, 0, 0, 0, 60, 0, 0, 0, 70, 17, 0,
    0, 75, 17, 0, 0, 76, 17, 0, 0, 78, 17, 0, 0, 87, 17, 0, 0, 89, 17, 0, 0, 119, 17, 0, 0,
    120, 17, 0, 0, 127, 17, 0, 0, 144, 19, 0, 0, 145, 19, 0, 0, 146, 19, 0, 0, 149, 19, 0, 0, 151,
    19, 0, 0, 152, 19, 0, 0, 191, 19, 0, 0, 145, 20, 0, 0, 146, 20, 0, 0, 171, 20, 0, 0, 181, 20,
    0, 0, 182, 20, 0, 0, 185, 20, 0, 0, 220, 20, 0, 0, 221, 20, 0, 0, 227, 20, 0, 0, 233, 20, 0,
    0, 237, 20, 0, 0, 243, 20, 0, 0, 252, 20, 0, 0, 253, 20, 0, 0, 2, 21, 0, 0, 3, 21, 0, 0,
    208, 21, 0, 0, 34, 0, 0, 0, 36, 0, 0, 0, 77, 17, 0, 0, 90, 17, 0, 0, 126, 17, 0, 0, 129,
    20, 0, 0, 131, 20, 0, 0, 140, 20, 0, 0, 183, 20, 0, 0, 186, 20, 0, 0, 187, 20, 0, 0, 188, 20,
    0, 0, 189, 20, 0, 0, 190, 20, 0, 0, 191, 20, 0, 0, 192, 20, 0, 0, 134, 20, 0, 0, 135, 20, 0,
    0, 139, 20, 0, 0, 230, 23, 0, 0, 26, 0, 0, 0, 117, 17, 0, 0, 118, 17, 0, 0, 135, 19, 0, 0,
    128, 20, 0, 0, 130, 20, 0, 0, 132, 20, 0, 0, 136, 20, 0, 0, 151, 20, 0, 0, 152, 20, 0, 0, 153,
    20, 0, 0, 165, 20, 0, 0, 180, 20, 0, 0, 235, 20, 0, 0, 236, 20, 0, 0, 22, 21, 0, 0, 23, 21,
    0, 0, 24, 21, 0, 0, 25, 21, 0, 0, 223, 21, 0, 0, 226, 21, 0, 0, 231, 21, 0, 0, 232, 21, 0,
    0, 248, 21, 0, 0, 249, 21, 0, 0, 250, 21, 0, 0, 251, 21, 0, 0, 252, 21, 0, 0, 2, 22, 0, 0,
    3, 22, 0, 0, 4, 22, 0, 0, 190, 22, 0, 0, 191, 22, 0, 0, 193, 22, 0, 0, 194, 22, 0, 0, 195,
    22, 0, 0, 196, 22, 0, 0, 197, 22, 0, 0, 198, 22, 0, 0, 199, 22, 0, 0, 200, 22, 0, 0, 201, 22,
    0, 0, 202, 22, 0, 0, 203, 22, 0, 0, 204, 22, 0, 0, 11, 23, 0, 0, 12, 23, 0, 0, 13, 23, 0,
    0, 14, 23, 0, 0, 17, 23, 0, 0, 19, 23, 0, 0, 26, 23, 0, 0, 27, 23, 0, 0, 33, 23, 0, 0,
    56, 23, 0, 0, 192, 23, 0, 0, 197, 23, 0, 0, 199, 23, 0, 0, 252, 23, 0, 0, 64, 17, 0, 0, 65,
    17, 0, 0, 66, 17, 0, 0, 67, 17, 0, 0, 68, 17, 0, 0, 72, 17, 0, 0, 73, 17, 0, 0, 74, 17,
    0, 0, 80, 17, 0, 0, 86, 17, 0, 0, 88, 17, 0, 0, 92, 17, 0, 0, 128, 19, 0, 0, 129, 19, 0,
    0, 130, 19, 0, 0, 131, 19, 0, 0, 132, 19, 0, 0, 133, 19, 0, 0, 134, 19, 0, 0, 150, 19, 0, 0,
    133, 20, 0, 0, 137, 20, 0, 0, 138, 20, 0, 0, 141, 20, 0, 0, 142, 20, 0, 0, 144, 20, 0, 0, 154,
    20, 0, 0, 155, 20, 0, 0, 156, 20, 0, 0, 157, 20, 0, 0, 158, 20, 0, 0, 159, 20, 0, 0, 160, 20,
    0, 0, 161, 20, 0, 0, 166, 20, 0, 0, 167, 20, 0, 0, 172, 20, 0, 0, 173, 20, 0, 0, 199, 20, 0,
    0, 200, 20, 0, 0, 201, 20, 0, 0, 202, 20, 0, 0, 203, 20, 0, 0, 204, 20, 0, 0, 205, 20, 0, 0,
    206, 20, 0, 0, 207, 20, 0, 0, 210, 20, 0, 0, 211, 20, 0, 0, 212, 20, 0, 0, 213, 20, 0, 0, 214,
    20, 0, 0, 231, 20, 0, 0, 232, 20, 0, 0, 254, 20, 0, 0, 255, 20, 0, 0, 0, 21, 0, 0, 1, 21,
    0, 0, 133, 23, 0, 0, 232, 3, 0, 0, 233, 3, 0, 0, 234, 3, 0, 0, 235, 3, 0, 0, 236, 3, 0,
    0, 237, 3, 0, 0, 238, 3, 0, 0, 239, 3, 0, 0, 240, 3, 0, 0, 241, 3, 0, 0, 242, 3, 0, 0,
    243, 3, 0, 0, 208, 7, 0, 0, 209, 7, 0, 0, 210, 7, 0, 0, 211, 7, 0, 0, 212, 7, 0, 0, 213,
    7, 0, 0, 214, 7, 0, 0, 184, 11, 0, 0, 185, 11, 0, 0, 186, 11, 0, 0, 160, 15, 0, 0, 161, 15,
    0, 0, 162, 15, 0, 0, 163, 15, 0, 0, 167, 15, 0, 0, 164, 15, 0, 0, 165, 15, 0, 0, 166, 15, 0,
    0, 168, 15, 0, 0, 169, 15, 0, 0, 172, 15, 0, 0, 173, 15, 0, 0, 170, 15, 0, 0, 171, 15, 0, 0,
    174, 15, 0, 0, 175, 15, 0, 0, 176, 15, 0, 0, 177, 15, 0, 0, 178, 15, 0, 0, 179, 15, 0, 0, 180,
    15, 0, 0, 181, 15, 0, 0, 182, 15, 0, 0, 183, 15, 0, 0, 184, 15, 0, 0, 185, 15, 0, 0, 186, 15,
    0, 0, 187, 15, 0, 0, 188, 15, 0, 0, 189, 15, 0, 0, 190, 15, 0, 0, 136, 19, 0, 0, 137, 19, 0,
    0, 138, 19, 0, 0, 139, 19, 0, 0, 140, 19, 0, 0, 141, 19, 0, 0, 142, 19, 0, 0, 143, 19, 0, 0,
    147, 19, 0, 0, 148, 19, 0, 0, 94, 17, 0, 0, 107, 17, 0, 0, 108, 17, 0, 0, 109, 17, 0, 0, 110,
    17, 0, 0, 111, 17, 0, 0, 153, 19, 0, 0, 163, 19, 0, 0, 215, 19, 0, 0, 216, 19, 0, 0, 217, 19,
    0, 0, 218, 19, 0, 0, 219, 19, 0, 0, 220, 19, 0, 0, 149, 20, 0, 0, 150, 20, 0, 0, 169, 20, 0,
    0, 170, 20, 0, 0, 178, 20, 0, 0, 246, 20, 0, 0, 247, 20, 0, 0, 248, 20, 0, 0, 249, 20, 0, 0,
    250, 20, 0, 0, 251, 20, 0, 0, 242, 21, 0, 0, 244, 21, 0, 0, 245, 21, 0, 0, 246, 21, 0, 0, 247,
    21, 0, 0, 5, 23, 0, 0, 6, 23, 0, 0, 7, 23, 0, 0, 8, 23, 0, 0, 15, 23, 0, 0, 10, 24,
    0, 0, 17, 25, 0, 0, 75, 0, 0, 0, 76, 0, 0, 0, 83, 0, 0, 0, 86, 0, 0, 0, 87, 0, 0,
    0, 88, 0, 0, 0, 90, 0, 0, 0, 91, 0, 0, 0, 92, 0, 0, 0, 93, 0, 0, 0, 94, 0, 0, 0,
    95, 0, 0, 0, 96, 0, 0, 0, 98, 0, 0, 0, 99, 0, 0, 0, 101, 0, 0, 0, 0, 1, 0, 0, 0,
    2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 128,
    0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 64, 0, 0, 0, 128,
    0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 32,
    208, 20, 0, 0, 209, 20, 0, 0, 218, 20, 0, 0, 219, 20, 0, 0, 222, 20, 0, 0, 223, 20, 0, 0, 229,
    20, 0, 0, 229, 21, 0, 0, 48, 23, 0, 0, 49, 23, 0, 0, 0, 0, 2, 0, 0, 0, 32, 0, 147, 20,
    0, 0, 148, 20, 0, 0, 193, 20, 0, 0, 194, 20, 0, 0, 195, 20, 0, 0, 196, 20, 0, 0, 197, 20, 0,
    0, 198, 20, 0, 0, 255, 255, 255, 255, 228, 20, 0, 0, 0, 0, 0, 0,
};

static const varve_row_layout layouts[] = {
    {0, 16, 13, {3, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0}}, /* 37 dialects */
    {592, 25, 17, {3, 3, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1}, {0, 0, 0, 0, 0, 11, 0, 249, 0, 275, 0, 0, 0, 0, 0, 0, 0}}, /* 1296 operations */
    {32992, 10, 8, {2, 1, 2, 1, 1, 1, 1, 1}, {0, 285, 0, 0, 312, 0, 319, 0}}, /* 127 entities */
    {34262, 7, 5, {2, 2, 1, 1, 1}, {0, 0, 0, 0, 322}}, /* 1479 values */
    {44615, 5, 5, {2, 1, 0, 1, 1}, {0, 327, 0, 455, 0}}, /* 550 properties */
    {47365, 8, 6, {2, 1, 1, 1, 2, 1}, {0, 0, 0, 0, 0, 0}}, /* 93 enums */
    {48109, 4, 2, {2, 2}, {0, 477}}, /* 1403 enum_cases */
    {53721, 4, 2, {1, 3}, {0, 0}}, /* 431 constraints */
    {55445, 3, 1, {3}, {0}}, /* 2125 numbers */
    {61820, 4, 1, {4}, {0}}, /* 1117 constants */
};

void varve_generated_llvm16(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 37};
}
