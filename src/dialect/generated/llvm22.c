/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm22: change those. */
#include "dialect/generated/llvm22.h"

static const struct {
  char part_0[3990];
  char part_1[3661];
  char part_2[3940];
  char part_3[3984];
  char part_4[3514];
  char part_5[3950];
  char part_6[3770];
  char part_7[4000];
  char part_8[3993];
  char part_9[3989];
  char part_10[3996];
  char part_11[3988];
  char part_12[3988];
  char part_13[3996];
  char part_14[3992];
  char part_15[3999];
  char part_16[3818];
  char part_17[3964];
  char part_18[3997];
  char part_19[3976];
  char part_20[3947];
  char part_21[3996];
  char part_22[3814];
  char part_23[3998];
  char part_24[3997];
  char part_25[3944];
  char part_26[3996];
  char part_27[3999];
  char part_28[4000];
  char part_29[3976];
  char part_30[3977];
  char part_31[3997];
  char part_32[3980];
  char part_33[3990];
  char part_34[3983];
  char part_35[3906];
  char part_36[3992];
  char part_37[3976];
  char part_38[3997];
  char part_39[3971];
  char part_40[3842];
  char part_41[3886];
  char part_42[3808];
  char part_43[3968];
  char part_44[3996];
  char part_45[3970];
  char part_46[3934];
  char part_47[3910];
  char part_48[4000];
  char part_49[3993];
  char part_50[3927];
  char part_51[3890];
  char part_52[3997];
  char part_53[3830];
  char part_54[3991];
  char part_55[3980];
  char part_56[3999];
  char part_57[3986];
  char part_58[3979];
  char part_59[3983];
  char part_60[3994];
  char part_61[3992];
  char part_62[3982];
  char part_63[3997];
  char part_64[3985];
  char part_65[3886];
  char part_66[3991];
  char part_67[3989];
  char part_68[3673];
  char part_69[3988];
  char part_70[3992];
  char part_71[3993];
  char part_72[3971];
  char part_73[3994];
  char part_74[3980];
  char part_75[3914];
  char part_76[3870];
  char part_77[3988];
  char part_78[3978];
  char part_79[3993];
  char part_80[3980];
  char part_81[3960];
  char part_82[3346];
} strings = {
    "\0"
    "acc\0"
    "llvm22\0"
    "llvm\0"
    "gpu\0"
    "memref\0"
    "ClauseDefaultValue\0"
    "present\0"
    "none\0"
    "CombinedConstructsType\0"
    "kernels_loop\0"
    "parallel_loop\0"
    "serial_loop\0"
    "Construct\0"
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
    ",\0"
    "zero\0"
    "readonly\0"
    "alwaysin\0"
    "alwaysout\0"
    "always\0"
    "capture\0"
    "DeviceType\0"
    "star\0"
    "default\0"
    "host\0"
    "multicore\0"
    "nvidia\0"
    "radeon\0"
    "GangArgType\0"
    "Num\0"
    "Dim\0"
    "Static\0"
    "LoopParMode\0"
    "loop_auto\0"
    "loop_independent\0"
    "loop_seq\0"
    "ParLevel\0"
    "seq\0"
    "gang_dim1\0"
    "gang_dim2\0"
    "gang_dim3\0"
    "worker\0"
    "vector\0"
    "RecipeKind\0"
    "private_recipe\0"
    "firstprivate_recipe\0"
    "reduction_recipe\0"
    "ReductionOperator\0"
    "add\0"
    "mul\0"
    "max\0"
    "min\0"
    "iand\0"
    "ior\0"
    "xor\0"
    "eqv\0"
    "neqv\0"
    "land\0"
    "lor\0"
    "VariableTypeCategory\0"
    "uncategorized\0"
    "scalar\0"
    "array\0"
    "composite\0"
    "nonscalar\0"
    "aggregate\0"
    "data_bounds_ty\0"
    "declare_token\0"
    "enum<@CombinedConstructsType>\0"
    "value\0"
    "```<` $value `>`\0"
    "combined_constructs\0"
    "enum<@Construct>\0"
    "$value\0"
    "construct\0"
    "enum<@DataClause>\0"
    "data_clause\0"
    "enum<@DataClauseModifier>\0"
    "data_clause_modifier\0"
    "#acc.data_clause\0"
    "bool\0"
    "dataClause\0"
    "implicit\0"
    "false\0"
    "`<` struct(params) `>`\0"
    "declare\0"
    "SymbolRefAttr\0"
    "preAlloc\0"
    "postAlloc\0"
    "preDealloc\0"
    "postDealloc\0"
    "declare_action\0"
    "enum<@ClauseDefaultValue>\0"
    "defaultvalue\0"
    "enum<@DeviceType>\0"
    "device_type\0"
    "enum<@GangArgType>\0"
    "gang_arg_type\0"
    "enum<@ParLevel>\0"
    "par_level\0"
    "enum<@RecipeKind>\0"
    "recipe_kind\0"
    "enum<@ReductionOperator>\0"
    "reduction_operator\0"
    "array<SymbolRefAttr>\0"
    "accRoutines\0"
    "`<` `[` `` $accRoutines `]` `>`\0"
    "routine_info\0"
    "#acc.par_level\0"
    "StrAttr\0"
    "routine\0"
    "level\0"
    "funcName\0"
    "`<` $routine `,` $level `,` $funcName `>`\0"
    "specialized_routine\0"
    "string\0"
    "name\0"
    "`<` $name `>`\0"
    "var_name\0"
    "I1\0"
    "ifCond\0"
    "1\0"
    "region\0"
    "oilist( `if` `(` $ifCond `)` ) $region attr-dict\0"
    "SingleBlock\0"
    "RecursiveMemoryEffects\0"
    "AtomicCaptureOpInterface\0"
    "infer\0"
    "[[\"ifCond\", \"type\", \"i1\"]]\0"
    "terminator\0"
    "\"acc.terminator\"\0"
    "acc.atomic.capture\0"
    "Implements<\"PointerLikeType\">\0"
    "TypeAttr\0"
    "x\0"
    "v\0"
    "element_type\0"
    "oilist( `if` `(` $ifCond `)` ) $v `=` $x `:` type($v) `,` type($x) `,` $element_type attr-dict\0"
    "AtomicReadOpInterface\0"
    "acc.atomic.read\0"
    "oilist( `if` `(` $ifCond `)` ) $x `:` type($x) $region attr-dict\0"
    "AtomicUpdateOpInterface\0"
    "\"acc.yield\"\0"
    "acc.atomic.update\0"
    "expr\0"
    "oilist( `if` `(` $ifCond `)` ) $x `=` $expr `:` type($x) `,` type($expr) attr-dict\0"
    "AtomicWriteOpInterface\0"
    "acc.atomic.write\0"
    "AnyOf<Implements<\"PointerLikeType\">, Implements<\"MappableType\">>\0"
    "!acc.data_bounds_ty\0"
    "AnyOf<AnyInteger, Index>\0"
    "ArrayOf<#acc.device_type>\0"
    "BoolAttr\0"
    "#acc.data_clause_modifier\0"
    "var\0"
    "varPtrPtr\0"
    "bounds\0"
    "asyncOperands\0"
    "accVar\0"
    "varType\0"
    "asyncOperandsDeviceType\0"
    "asyncOnly\0"
    "#acc<data_clause acc_attach>\0"
    "structured\0"
    "true\0"
    "modifiers\0"
    "#acc<data_clause_modifier none>\0"
    "recipe\0"
    "custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) oilist( `varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `recipe` `(` custom<RecipeSym>($recipe) `)` ) `->` type($accVar) attr-dict\0"
    "MemoryEffects<Read<RuntimeCounters>,Write<RuntimeCounters>>\0"
    "MemoryEffects<Read<CurrentDeviceIdResource>>\0"
    "[[\"bounds\", \"type\", \"!acc.data_bounds_ty\"]]\0"
    "acc.attach\0"
    "lowerbound\0"
    "upperbound\0"
    "extent\0"
    "stride\0"
    "startIdx\0"
    "result\0"
    "strideInBytes\0"
    "oilist( `lowerbound` `(` $lowerbound `:` type($lowerbound) `)` | `upperbound` `(` $upperbound `:` type($upperbound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `startIdx` `(` $startIdx `:` type($startIdx) `)` ) attr-dict\0"
    "NoMemoryEffect",
    "OutlineRematerializationOpInterface\0"
    "[[\"result\", \"type\", \"!acc.data_bounds_ty\"]]\0"
    "acc.bounds\0"
    "#acc<data_clause acc_cache>\0"
    "acc.cache\0"
    "#acc<data_clause acc_copyin>\0"
    "acc.copyin\0"
    "#acc<data_clause acc_copyout>\0"
    "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )\? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)\? `to` custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) attr-dict\0"
    "acc.copyout\0"
    "#acc<data_clause acc_create>\0"
    "acc.create\0"
    "DenseI32ArrayAttr\0"
    "ArrayOf<BoolAttr>\0"
    "#acc.defaultvalue\0"
    "waitOperands\0"
    "dataClauseOperands\0"
    "waitOperandsSegments\0"
    "waitOperandsDeviceType\0"
    "hasWaitDevnum\0"
    "waitOnly\0"
    "defaultAttr\0"
    "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict-with-keyword\0"
    "RegionBranchOpInterface\0"
    "MemoryEffects<Write<ConstructResource>,Read<CurrentDeviceIdResource>>\0"
    "acc.data\0"
    "`dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` $region attr-dict-with-keyword\0"
    "MemoryEffects<Write<ConstructResource>>\0"
    "acc.declare\0"
    "#acc<data_clause acc_declare_device_resident>\0"
    "MemoryEffects<Write<RuntimeCounters>>\0"
    "acc.declare_device_resident\0"
    "!acc.declare_token\0"
    "token\0"
    "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "[[\"token\", \"type\", \"!acc.declare_token\"]]\0"
    "acc.declare_enter\0"
    "oilist( `token` `(` $token `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "acc.declare_exit\0"
    "#acc<data_clause acc_declare_link>\0"
    "acc.declare_link\0"
    "#acc<data_clause acc_delete>\0"
    "custom<AccVar>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)` )\? (`async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)\? attr-dict\0"
    "acc.delete\0"
    "#acc<data_clause acc_detach>\0"
    "acc.detach\0"
    "#acc<data_clause acc_deviceptr>\0"
    "MemoryEffects<Read<RuntimeCounters>>\0"
    "acc.deviceptr\0"
    "UnitAttr\0"
    "asyncOperand\0"
    "waitDevnum\0"
    "async\0"
    "wait\0"
    "oilist( `if` `(` $ifCond `)` | `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `wait` `` custom<OperandsWithKeywordOnly>($waitOperands, type($waitOperands), $wait) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "acc.enter_data\0"
    "finalize\0"
    "acc.exit_data\0"
    "#acc<data_clause acc_firstprivate>\0"
    "acc.firstprivate\0"
    "SymbolNameAttr\0"
    "sym_name\0"
    "type\0"
    "initRegion\0"
    "copyRegion\0"
    "destroyRegion\0"
    "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion `copy` $copyRegion (`destroy` $destroyRegion^)\?\0"
    "IsolatedFromAbove\0"
    "Symbol\0"
    "RecipeInterface\0"
    "AutomaticAllocationScope\0"
    "acc.firstprivate.recipe\0"
    "acc.firstprivate_map\0"
    "Index\0"
    "$bounds attr-dict `:` `(` type($bounds) `)` `->` type($result)\0"
    "[[\"bounds\", \"type\", \"!acc.data_bounds_ty\"], [\"result\", \"type\", \"index\"]]\0"
    "acc.get_extent\0"
    "acc.get_lowerbound\0"
    "acc.get_stride\0"
    "acc.get_upperbound\0"
    "#acc<data_clause acc_getdeviceptr>\0"
    "acc.getdeviceptr\0"
    "$sym_name $region attr-dict-with-keyword\0"
    "acc.global_ctor\0"
    "acc.global_dtor\0"
    "ifPresent\0"
    "oilist( `if` `(` $ifCond `)` | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) $region attr-dict-with-keyword\0"
    "acc.host_data\0"
    "deviceNum\0"
    "device_types\0"
    "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "acc.init",
    "oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) ) $region attr-dict\0"
    "NoTerminator\0"
    "acc.kernel_environment\0"
    "numGangs\0"
    "numWorkers\0"
    "vectorLength\0"
    "selfCond\0"
    "reductionOperands\0"
    "privateOperands\0"
    "firstprivateOperands\0"
    "numGangsSegments\0"
    "numGangsDeviceType\0"
    "numWorkersDeviceType\0"
    "vectorLengthDeviceType\0"
    "selfAttr\0"
    "combined\0"
    "( `combined` `(` `loop` `)` $combined^)\? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `num_gangs` `(` custom<NumGangs>($numGangs, type($numGangs), $numGangsDeviceType, $numGangsSegments) `)` | `num_workers` `(` custom<DeviceTypeOperands>($numWorkers, type($numWorkers), $numWorkersDeviceType) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `vector_length` `(` custom<DeviceTypeOperands>($vectorLength, type($vectorLength), $vectorLengthDeviceType) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword\0"
    "ComputeRegionOpInterface\0"
    "OffloadRegionOpInterface\0"
    "[[\"ifCond\", \"type\", \"i1\"], [\"selfCond\", \"type\", \"i1\"]]\0"
    "acc.kernels\0"
    "DenseBoolArrayAttr\0"
    "ArrayOf<I64Attr>\0"
    "ArrayOf<#acc.gang_arg_type>\0"
    "#acc.combined_constructs\0"
    "step\0"
    "gangOperands\0"
    "workerNumOperands\0"
    "vectorOperands\0"
    "tileOperands\0"
    "cacheOperands\0"
    "results\0"
    "inclusiveUpperbound\0"
    "collapse\0"
    "collapseDeviceType\0"
    "gangOperandsArgType\0"
    "gangOperandsSegments\0"
    "gangOperandsDeviceType\0"
    "workerNumOperandsDeviceType\0"
    "vectorOperandsDeviceType\0"
    "independent\0"
    "auto_\0"
    "gang\0"
    "tileOperandsSegments\0"
    "tileOperandsDeviceType\0"
    "unstructured\0"
    "( `combined` `(` custom<CombinedConstructsLoop>($combined)^ `)` )\? oilist( `gang` `` custom<GangClause>($gangOperands, type($gangOperands), $gangOperandsArgType, $gangOperandsDeviceType, $gangOperandsSegments, $gang) | `worker` `` custom<DeviceTypeOperandsWithKeywordOnly>( $workerNumOperands, type($workerNumOperands), $workerNumOperandsDeviceType, $worker) | `vector` `` custom<DeviceTypeOperandsWithKeywordOnly>($vectorOperands, type($vectorOperands), $vectorOperandsDeviceType, $vector) | `private` `(` $privateOperands `:` type($privateOperands) `)` | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `tile` `(` custom<DeviceTypeOperandsWithSegment>($tileOperands, type($tileOperands), $tileOperandsDeviceType, $tileOperandsSegments) `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` | `cache` `(` $cacheOperands `:` type($cacheOperands) `)` ) custom<LoopControl>($region, $lowerbound, type($lowerbound), $upperbound, type($upperbound), $step, type($step)) ( `(` type($results)^ `)` )\? attr-dict-with-keyword\0"
    "LoopLikeOpInterface\0"
    "acc.loop\0"
    "#acc<data_clause acc_no_create>\0"
    "acc.nocreate\0"
    "acc.parallel\0"
    "#acc<data_clause acc_present>\0"
    "acc.present\0"
    "#acc<data_clause acc_private>\0"
    "acc.private\0"
    "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)\?\0"
    "acc.private.recipe\0"
    "#acc<data_clause acc_reduction>\0"
    "acc.reduction\0"
    "#acc.reduction_operator\0"
    "reductionOperator\0"
    "combinerRegion\0"
    "$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion (`destroy` $destroyRegion^)\?\0"
    "acc.reduction.recipe\0"
    "ArrayOf<SymbolRefAttr>\0"
    "ArrayOf<StrAttr>\0"
    "func_name\0"
    "bindIdName\0"
    "bindStrName\0"
    "bindIdNameDeviceType\0"
    "bindStrNameDeviceType\0"
    "nohost\0"
    "gangDim\0"
    "gangDimDeviceType",
    "$sym_name `func` `(` $func_name `)` oilist ( `bind` `(` custom<BindName>($bindIdName, $bindStrName ,$bindIdNameDeviceType, $bindStrNameDeviceType) `)` | `gang` `` custom<RoutineGangClause>($gang, $gangDim, $gangDimDeviceType) | `worker` custom<DeviceTypeArrayAttr>($worker) | `vector` custom<DeviceTypeArrayAttr>($vector) | `seq` custom<DeviceTypeArrayAttr>($seq) | `nohost` $nohost | `implicit` $implicit ) attr-dict-with-keyword\0"
    "acc.routine\0"
    "( `combined` `(` `loop` `)` $combined^)\? oilist( `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `firstprivate` `(` $firstprivateOperands `:` type($firstprivateOperands) `)` | `private` `(` $privateOperands `:` type($privateOperands) `)` | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `self` `(` $selfCond `)` | `if` `(` $ifCond `)` | `reduction` `(` $reductionOperands `:` type($reductionOperands) `)` ) $region attr-dict-with-keyword\0"
    "acc.serial\0"
    "#acc.device_type\0"
    "defaultAsync\0"
    "oilist(`default_async` `(` $defaultAsync `:` type($defaultAsync) `)` | `device_num` `(` $deviceNum `:` type($deviceNum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "MemoryEffects<Write<CurrentDeviceIdResource>>\0"
    "acc.set\0"
    "oilist(`device_num` `(` $deviceNum `:` type($deviceNum) `)` |`if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "acc.shutdown\0"
    "attr-dict\0"
    "Pure\0"
    "Terminator\0"
    "RegionBranchTerminatorOpInterface\0"
    "acc.terminator\0"
    "oilist( `if` `(` $ifCond `)` | `async` `` custom<DeviceTypeOperandsWithKeywordOnly>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly) | `wait` `` custom<WaitClause>($waitOperands, type($waitOperands), $waitOperandsDeviceType, $waitOperandsSegments, $hasWaitDevnum, $waitOnly) | `dataOperands` `(` $dataClauseOperands `:` type($dataClauseOperands) `)` ) attr-dict-with-keyword\0"
    "acc.update\0"
    "#acc<data_clause acc_update_device>\0"
    "acc.update_device\0"
    "#acc<data_clause acc_update_host>\0"
    "acc.update_host\0"
    "#acc<data_clause acc_use_device>\0"
    "acc.use_device\0"
    "( `(` $waitOperands^ `:` type($waitOperands) `)` )\? oilist( `async` `` custom<OperandWithKeywordOnly>($asyncOperand, type($asyncOperand), $async) | `wait_devnum` `(` $waitDevnum `:` type($waitDevnum) `)` | `if` `(` $ifCond `)` ) attr-dict-with-keyword\0"
    "acc.wait\0"
    "operands\0"
    "attr-dict ($operands^ `:` type($operands))\?\0"
    "ReturnLike\0"
    "HasParent<acc.firstprivate.recipe,acc.loop,acc.parallel,acc.private.recipe,acc.reduction.recipe,acc.serial,acc.atomic.update>\0"
    "acc.yield\0"
    "affine\0"
    "arith\0"
    "ub\0"
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
    "ori\0"
    "xori\0"
    "AffineMapAttr\0"
    "mapOperands\0"
    "result0\0"
    "map\0"
    "hook:affine.apply\0"
    "InferIntRangeInterface\0"
    "[[\"mapOperands\", \"type\", \"index\"], [\"result0\", \"type\", \"index\"]]\0"
    "affine.apply\0"
    "DenseI64ArrayAttr\0"
    "linear_index\0"
    "dynamic_basis\0"
    "multi_index\0"
    "static_basis\0"
    "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($multi_index)\0"
    "[[\"linear_index\", \"type\", \"index\"], [\"dynamic_basis\", \"type\", \"index\"], [\"multi_index\", \"type\", \"index\"]]\0"
    "affine.delinearize_index\0"
    "IndexAttr\0"
    "lowerBoundOperands\0"
    "upperBoundOperands\0"
    "inits\0"
    "lowerBoundMap\0"
    "upperBoundMap\0"
    "hook:affine.for\0"
    "ConditionallySpeculatable\0"
    "[[\"lowerBoundOperands\", \"type\", \"index\"], [\"upperBoundOperands\", \"type\", \"index\"]]\0"
    "\"affine.yield\"\0"
    "affine.for\0"
    "IntegerSetAttr\0"
    "operand0\0"
    "condition\0"
    "thenRegion\0"
    "elseRegion\0"
    "hook:affine.if\0"
    "RecursivelySpeculatable\0"
    "NoRegionArguments\0"
    "affine.if\0"
    "disjoint\0"
    "unit\0"
    "(`disjoint` $disjoint^)\? ` ` `[` $multi_index `]` `by` custom<DynamicIndexList>($dynamic_basis, $static_basis, \"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict `:` type($linear_index)\0"
    "[[\"multi_index\", \"type\", \"index\"], [\"dynamic_basis\", \"type\", \"index\"], [\"linear_index\", \"type\", \"index\"]]\0"
    "affine.linearize_index\0"
    "AnyMemRef\0"
    "indices\0"
    "hook:affine.load",
    "AffineReadOpInterface\0"
    "AffineMapAccessInterface\0"
    "MemRefsNormalizable\0"
    "[[\"indices\", \"type\", \"index\"]]\0"
    "affine.load\0"
    "hook:affine.max\0"
    "[[\"operands\", \"type\", \"index\"], [\"result0\", \"type\", \"index\"]]\0"
    "affine.max\0"
    "hook:affine.min\0"
    "affine.min\0"
    "ArrayOf<enum<@AtomicRMWKind>>\0"
    "I32ElementsAttr\0"
    "reductions\0"
    "lowerBoundsMap\0"
    "lowerBoundsGroups\0"
    "upperBoundsMap\0"
    "upperBoundsGroups\0"
    "steps\0"
    "hook:affine.parallel\0"
    "[[\"mapOperands\", \"type\", \"index\"]]\0"
    "affine.parallel\0"
    "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<3>>\0"
    "isWrite\0"
    "localityHint\0"
    "isDataCache\0"
    "hook:affine.prefetch\0"
    "affine.prefetch\0"
    "hook:affine.store\0"
    "AffineWriteOpInterface\0"
    "affine.store\0"
    "AnyVectorOfNonZeroRank\0"
    "hook:affine.vector_load\0"
    "affine.vector_load\0"
    "hook:affine.vector_store\0"
    "affine.vector_store\0"
    "affine.yield\0"
    "amdgpu\0"
    "rocdl\0"
    "AddressSpace\0"
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
    "|\0"
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
    "`<` $elementType `>`\0"
    "tdm_base\0"
    "tdm_descriptor\0"
    "indexType\0"
    "`<` $elementType `,` $indexType`>`\0"
    "tdm_gather_base\0"
    "enum<@AddressSpace>\0"
    "`<` $value `>`\0"
    "address_space\0"
    "enum<@DPPPerm>\0"
    "dpp_perm\0"
    "enum<@MFMAPermB>\0"
    "mfma_perm_b\0"
    "enum<@sched_barrier_opt_enum>\0"
    "sched_barrier_opt\0"
    "#amdgpu.dpp_perm\0"
    "AnyOf<I32Attr, ArrayAttr, UnitAttr>\0"
    "I32Attr\0"
    "old\0"
    "src\0"
    "kind\0"
    "permArgument\0"
    "row_mask\0"
    "15 : i32\0"
    "bank_mask\0"
    "bound_ctrl\0"
    "$old $src $kind (`(` $permArgument^ `)`)\? attr-dict `:` type($result)\0"
    "SameTypeOperands\0"
    "AllTypesMatch<result,old,src>\0"
    "[[\"src\", \"same\", \"old\"], [\"old\", \"same\", \"result\"], [\"src\", \"same\", \"result\"]]\0"
    "amdgpu.dpp\0"
    "AnyOf<F8E5M2FNUZ, F8E4M3FNUZ, F8E5M2, F8E4M3FN, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2FNUZ, F8E4M3FNUZ, F8E5M2, F8E4M3FN>>, LengthIs<1, 2, 3, 4>>>\0"
    "AnyOf<F32, AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>>\0"
    "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>\0"
    "source\0"
    "res\0"
    "index\0"
    "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)\0"
    "amdgpu.ext_packed_fp8\0"
    "I64\0"
    "I<14>\0"
    "validBytes\0"
    "cacheSwizzleStride\0"
    "boundsCheck\0"
    "resetOffset\0"
    "$source oilist (`validBytes` `(` $validBytes `)` | `cacheSwizzleStride` `(` $cacheSwizzleStride `)` | `boundsCheck` `(` $boundsCheck `)` | `resetOffset` $resetOffset ) attr-dict `:` type($source) `to` type($result)\0"
    "InferTypeOpInterface\0"
    "ReifyRankedShapedTypeOpInterface\0"
    "ViewLikeOpInterface\0"
    "[[\"validBytes\", \"type\", \"i64\"], [\"cacheSwizzleStride\", \"type\", \"i14\"]]\0"
    "amdgpu.fat_raw_buffer_cast\0"
    "srcIndices\0"
    "dst\0"
    "dstIndices\0"
    "transferType\0"
    "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)\0"
    "[[\"srcIndices\", \"type\", \"index\"], [\"dstIndices\", \"type\", \"index\"]]\0"
    "amdgpu.gather_to_lds\0"
    "amdgpu.lds_barrier\0"
    "!amdgpu.tdm_base\0"
    "global\0"
    "global_indices\0"
    "lds\0"
    "lds_indices\0"
    "base\0"
    "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict `:` type($global) `,` type($lds) `->` type(results)\0"
    "AllElementTypesMatch<global,lds>\0"
    "[[\"global_indices\", \"type\", \"index\"], [\"lds_indices\", \"type\", \"index\"]]\0"
    "amdgpu.make_dma_base\0"
    "AllOf<FixedVectorOfAnyRank<I1>, LengthIs<16>>\0"
    "I32\0"
    "!amdgpu.tdm_descriptor\0"
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
    "desc\0"
    "global_static_sizes\0"
    "global_static_strides\0"
    "shared_static_sizes",
    "$base `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )\? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)\?)\? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)\? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )\? attr-dict `:` qualified(type($base)) `->` type(results)\0"
    "[[\"global_dynamic_sizes\", \"type\", \"index\"], [\"global_dynamic_strides\", \"type\", \"index\"], [\"shared_dynamic_sizes\", \"type\", \"index\"], [\"workgroup_mask\", \"type\", \"vector<16xi1>\"], [\"early_timeout\", \"type\", \"i1\"], [\"pad_amount\", \"type\", \"i32\"], [\"pad_interval\", \"type\", \"i32\"], [\"atomic_barrier_indices\", \"type\", \"index\"], [\"global_increment\", \"type\", \"index\"], [\"lds_increment\", \"type\", \"i32\"], [\"iteration_count\", \"type\", \"index\"], [\"desc\", \"type\", \"!amdgpu.tdm_descriptor\"]]\0"
    "amdgpu.make_dma_descriptor\0"
    "!amdgpu.tdm_gather_base\0"
    "amdgpu.make_gather_dma_base\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, LengthAtLeast<1>, LengthAtMost<8>>, AllOf<VectorOfNonZeroRankOf<I16>, LengthAtLeast<1>, LengthAtMost<16>>>\0"
    "$base `[` $indices `]` `globalSize` custom<DynamicIndexList>($global_dynamic_sizes, $global_static_sizes) `globalStride` custom<DynamicIndexList>($global_dynamic_strides, $global_static_strides) `sharedSize` custom<DynamicIndexList>($shared_dynamic_sizes, $shared_static_sizes) ( `padShared` `(` $pad_amount^ `every` $pad_interval `)` )\? ( `workgroupMask` $workgroup_mask^ ( `earlyTimeout` $early_timeout^)\?)\? ( `atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]` `:` type($atomic_barrier_address) `)`)\? ( `iterate` $global_increment^ `,` $lds_increment `,` $iteration_count )\? attr-dict `:` qualified(type($base)) `,` type($indices) `->` type(results)\0"
    "amdgpu.make_gather_dma_descriptor\0"
    "load\0"
    "store\0"
    "ds\0"
    "exp\0"
    "tensor\0"
    "oilist( `load` `(` $load `)` | `store` `(` $store `)` | `ds` `(` $ds `)` | `exp` `(` $exp `)` | `tensor` `(` $tensor `)` ) attr-dict\0"
    "amdgpu.memory_counter_wait\0"
    "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2FNUZ, F8E4M3FNUZ>>, LengthIs<8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<8, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>\0"
    "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>\0"
    "AllOf<I32Attr, IntIsOneOf<4, 16, 32>>\0"
    "AllOf<I32Attr, IntIsOneOf<1, 2, 4, 8, 16, 32, 64, 128>>\0"
    "AllOf<I32Attr, IntIsOneOf<1, 2, 4, 16>>\0"
    "#amdgpu.mfma_perm_b\0"
    "sourceA\0"
    "sourceB\0"
    "destC\0"
    "destD\0"
    "m\0"
    "n\0"
    "k\0"
    "blocks\0"
    "1 : i32\0"
    "cbsz\0"
    "0 : i32\0"
    "abid\0"
    "blgp\0"
    "#amdgpu<mfma_perm_b none>\0"
    "reducePrecision\0"
    "negateA\0"
    "negateB\0"
    "negateC\0"
    "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)\0"
    "AllTypesMatch<destC,destD>\0"
    "[[\"destD\", \"same\", \"destC\"]]\0"
    "amdgpu.mfma\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F16, BF16>>, LengthIs<1, 2>>\0"
    "F32\0"
    "AnyOf<AllOf<FixedVectorOfAnyRank<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<4>>, AllOf<FixedVectorOfAnyRank<F4E2M1FN>, LengthIs<8>>>\0"
    "AllOf<I32Attr, IntNonNegative, IntMaxValue<7>>\0"
    "scale\0"
    "existing\0"
    "attr-dict $source `into` ($existing^):(`undef`)\? `[` $index `]` `,` $scale `:` type($source) `to` type($res) (`into` type($existing)^)\?\0"
    "[[\"scale\", \"type\", \"f32\"]]\0"
    "amdgpu.packed_scaled_trunc\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ, F8E4M3FN, F8E5M2>>, LengthIs<4>>\0"
    "stochiasticParam\0"
    "storeIndex",
    "attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)\? `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)\?\0"
    "[[\"source\", \"type\", \"f32\"], [\"stochiasticParam\", \"type\", \"i32\"]]\0"
    "amdgpu.packed_stoch_round_fp8\0"
    "AllOf<I32Attr, IntNonNegative, IntMaxValue<1>>\0"
    "wordIndex\0"
    "attr-dict $sourceA `,` ($sourceB^):(`undef`)\? `into` ($existing^):(`undef`)\? `[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)\?\0"
    "[[\"sourceA\", \"type\", \"f32\"], [\"sourceB\", \"type\", \"f32\"]]\0"
    "amdgpu.packed_trunc_2xfp8\0"
    "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>\0"
    "row_length\0"
    "fetch_inactive\0"
    "$src $row_length attr-dict `:` type($result)\0"
    "AllTypesMatch<result,src>\0"
    "[[\"src\", \"same\", \"result\"]]\0"
    "amdgpu.permlane_swap\0"
    "cmp\0"
    "sgprOffset\0"
    "indexOffset\0"
    "attr-dict $src `,` $cmp `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($value) `->` type($memref) `,` type($indices)\0"
    "AllTypesMatch<src,cmp,value>\0"
    "AllElementTypesMatch<value,memref>\0"
    "[[\"cmp\", \"same\", \"src\"], [\"value\", \"same\", \"src\"], [\"indices\", \"type\", \"i32\"], [\"sgprOffset\", \"type\", \"i32\"]]\0"
    "amdgpu.raw_buffer_atomic_cmpswap\0"
    "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2>>>\0"
    "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)\? `:` type($value) `->` type($memref) `,` type($indices)\0"
    "[[\"indices\", \"type\", \"i32\"], [\"sgprOffset\", \"type\", \"i32\"]]\0"
    "amdgpu.raw_buffer_atomic_fadd\0"
    "AnyOf<F32, F64>\0"
    "amdgpu.raw_buffer_atomic_fmax\0"
    "[[\"value\", \"type\", \"i32\"], [\"indices\", \"type\", \"i32\"], [\"sgprOffset\", \"type\", \"i32\"]]\0"
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
    "blockSize\0"
    "firstScaleLane\0"
    "firstScaleByte\0"
    "attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` `firstScaleLane` `(` $firstScaleLane`)` `firstScaleByte` `(` $firstScaleByte `)` `:` type($source) `,` type($scale) `->` type($res)\0"
    "AllShapesMatch<source,res>\0"
    "[[\"scale\", \"type\", \"vector<4xf8E8M0FNU>\"]]\0"
    "amdgpu.scaled_ext_packed_matrix\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN, F4E2M1FN>>, LengthIs<32>>>\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>\0"
    "AnyOf<F8E8M0FNU, AllOf<FixedVectorOfAnyRank<F8E8M0FNU>, LengthIs<4>>>\0"
    "AllOf<I32Attr, IntIsOneOf<64, 128>>\0"
    "scalesA\0"
    "scalesB\0"
    "scalesIdxA\0"
    "scalesIdxB",
    "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scalesA `[` $scalesIdxA `]` `*` $sourceA `)` `*` `(` $scalesB `[` $scalesIdxB `]` `*` $sourceB `)` `+` $destC attr-dict `:` type($scalesA) `,` type($sourceA) `,` type($scalesB) `,` type($sourceB) `,` type($destC)\0"
    "amdgpu.scaled_mfma\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F8E5M2, F8E4M3FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F6E2M3FN, F6E3M2FN>>, LengthIs<64>>, AllOf<VectorOfNonZeroRankOf<F4E2M1FN>, LengthIs<64, 128>>>\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8, 16>>\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F8E8M0FNU, F8E4M3FN>>, LengthIs<4, 8>>\0"
    "AllOf<I32Attr, IntIsOneOf<16>>\0"
    "AllOf<I32Attr, IntIsOneOf<128>>\0"
    "scaleA\0"
    "scaleB\0"
    "a_first_scale_lane\0"
    "b_first_scale_lane\0"
    "custom<MNKDimensionList>($m, $n, $k) ` ` `(` $scaleA `*` $sourceA `)` `*` `(` $scaleB `*` $sourceB `)` `+` $destC attr-dict `:` type($scaleA) `,` type($sourceA) `,` type($scaleB) `,` type($sourceB) `,` type($destC)\0"
    "amdgpu.scaled_wmma\0"
    "#amdgpu.sched_barrier_opt\0"
    "opts\0"
    "`allow` `=` $opts attr-dict\0"
    "amdgpu.sched_barrier\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ>>, LengthIs<8, 16>>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<8, 16>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FNUZ, F8E5M2FNUZ>>, LengthIs<16, 32>>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16>>>\0"
    "AnyOf<AllOf<FixedVectorOfAnyRank<I8>, LengthIs<4>>, AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>>\0"
    "AllOf<I32Attr, IntIsOneOf<16, 32, 64, 128>>\0"
    "sparseIdx\0"
    "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC `sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)\0"
    "amdgpu.sparse_mfma\0"
    "and_mask\0"
    "or_mask\0"
    "xor_mask\0"
    "$src $and_mask $or_mask $xor_mask attr-dict `:` type($result)\0"
    "amdgpu.swizzle_bitmode\0"
    "$desc attr-dict `:` qualified(type($desc))\0"
    "MemoryEffects<Write,Read>\0"
    "[[\"desc\", \"type\", \"!amdgpu.tdm_descriptor\"]]\0"
    "amdgpu.tensor_load_to_lds\0"
    "amdgpu.tensor_store_from_lds\0"
    "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)\0"
    "SameVariadicOperandSize\0"
    "[[\"srcIndices\", \"type\", \"index\"]]\0"
    "amdgpu.transpose_load\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<4, 8, 16>>, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, SI<8>, UI<8>>>, LengthIs<4, 8, 16, 32>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F8E4M3FN, F8E5M2>>, LengthIs<4, 8, 32, 64>>, AllOf<VectorOfNonZeroRankOf<AnyOf<I<4>, SI<4>, UI<4>>>, LengthIs<4, 8, 16>>>\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<4, 8, 16>>>\0"
    "AllOf<I32Attr, IntIsOneOf<4, 16, 32, 64, 128>>\0"
    "AllOf<I32Attr, IntIsOneOf<0, 1>>\0"
    "subwordOffset\0"
    "unsignedA\0"
    "unsignedB\0"
    "clamp\0"
    "custom<MNKDimensionList>($m, $n, $k) $sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)\0"
    "amdgpu.wmma\0"
    "amx\0"
    "array<i64>\0"
    "shape\0"
    "hook:amx.tile\0"
    "ShapedType\0"
    "ValueSemantics\0"
    "tile\0"
    "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F32, F16, BF16, I32, I8>>>\0"
    "$base `[` $indices `]` (`,` $stride^ )\? attr-dict`:` type($base) `into` qualified(type($res))\0"
    "AMXIntrinsicOpInterface\0"
    "MemoryEffects<Write>\0"
    "[[\"indices\", \"type\", \"index\"], [\"stride\", \"type\", \"index\"]]\0"
    "amx.tile_load\0"
    "AllOf<!amx.tile, RankIs<2>, ElementType<AnyOf<F16, BF16>>>\0"
    "AllOf<!amx.tile, RankIs<2>, ElementType<F32>>\0"
    "lhs\0"
    "rhs\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))\0"
    "AllTypesMatch<acc,res>\0"
    "[[\"res\", \"same\", \"acc\"]]\0"
    "amx.tile_mulf\0"
    "AllOf<!amx.tile, RankIs<2>, ElementType<I8>>",
    "AllOf<!amx.tile, RankIs<2>, ElementType<I32>>\0"
    "isZextLhs\0"
    "isZextRhs\0"
    "$lhs (`zext` $isZextLhs^)\? `,` $rhs (`zext` $isZextRhs^)\? `,` $acc attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs)) `,` qualified(type($acc))\0"
    "amx.tile_muli\0"
    "val\0"
    "$base `[` $indices `]` `,` $val (`,` $stride^ )\?attr-dict `:` type($base) `,` qualified(type($val))\0"
    "amx.tile_store\0"
    "attr-dict `:` qualified(type($res))\0"
    "amx.tile_zero\0"
    "CmpFPredicate\0"
    "oeq\0"
    "ogt\0"
    "oge\0"
    "olt\0"
    "ole\0"
    "one\0"
    "ord\0"
    "ueq\0"
    "ugt\0"
    "uge\0"
    "ult\0"
    "ule\0"
    "une\0"
    "uno\0"
    "CmpIPredicate\0"
    "eq\0"
    "ne\0"
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
    "IntegerOverflowFlags\0"
    ", \0"
    "nsw\0"
    "nuw\0"
    "RoundingMode\0"
    "to_nearest_even\0"
    "downward\0"
    "upward\0"
    "toward_zero\0"
    "to_nearest_away\0"
    "enum<@FastMathFlags>\0"
    "fastmath\0"
    "enum<@IntegerOverflowFlags>\0"
    "overflow\0"
    "FloatLike\0"
    "#arith.fastmath\0"
    "#arith.fastmath<none>\0"
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "ArithFastMathInterface\0"
    "Commutative\0"
    "SameOperandsAndResultType\0"
    "VectorUnrollOpInterface\0"
    "Elementwise\0"
    "Scalarizable\0"
    "Vectorizable\0"
    "Tensorizable\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"same\", \"lhs\"]]\0"
    "arith.addf\0"
    "SignlessIntegerOrIndexLike\0"
    "#arith.overflow\0"
    "overflowFlags\0"
    "#arith.overflow<none>\0"
    "$lhs `,` $rhs (`overflow` `` $overflowFlags^)\? attr-dict `:` type($result)\0"
    "ArithIntegerOverflowFlagsInterface\0"
    "arith.addi\0"
    "BoolLike\0"
    "sum\0"
    "$lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow)\0"
    "AllTypesMatch<lhs,rhs,sum>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"sum\", \"same\", \"lhs\"]]\0"
    "arith.addui_extended\0"
    "$lhs `,` $rhs attr-dict `:` type($result)\0"
    "Idempotent\0"
    "arith.andi\0"
    "AnyOf<SignlessIntegerOrFloatLike, MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>>\0"
    "in\0"
    "out\0"
    "$in attr-dict `:` type($in) `to` type($out)\0"
    "SameOperandsAndResultShape\0"
    "SameInputOutputTensorDims\0"
    "CastOpInterface\0"
    "arith.bitcast\0"
    "arith.ceildivsi\0"
    "arith.ceildivui\0"
    "enum<@CmpFPredicate>\0"
    "predicate\0"
    "$predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)\? attr-dict `:` type($lhs)\0"
    "TypesMatchWith<lhs,result>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"i1_same_shape\", \"lhs\"]]\0"
    "arith.cmpf\0"
    "enum<@CmpIPredicate>\0"
    "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "arith.cmpi\0"
    "TypedAttr\0"
    "attr-dict $value\0"
    "ConstantLike\0"
    "OpAsmOpInterface\0"
    "AllTypesMatch<value,result>\0"
    "[[\"result\", \"same\", \"value\"]]\0"
    "names\0"
    "\"rule:constant\"\0"
    "arith.constant\0"
    "arith.divf\0"
    "isExact\0"
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
    "low\0"
    "high\0"
    "$lhs `,` $rhs attr-dict `:` type($lhs)\0"
    "AllTypesMatch<lhs,rhs,low,high>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"low\", \"same\", \"lhs\"], [\"high\", \"same\", \"lhs\"]]\0"
    "arith.mulsi_extended\0"
    "arith.mului_extended\0"
    "operand\0"
    "$operand (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "[[\"result\", \"same\", \"operand\"]]\0"
    "arith.negf\0"
    "arith.ori\0"
    "arith.remf\0"
    "arith.remsi\0"
    "arith.remui\0"
    "$in `,` $scale (`fastmath` `` $fastmath^)\? attr-dict `:` type($in) `,` type($scale) `to` type($out)\0"
    "arith.scaling_extf\0"
    "enum<@RoundingMode>\0"
    "roundingmode\0"
    "$in `,` $scale ($roundingmode^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($in) `,` type($scale) `to` type($out)\0"
    "ArithRoundingModeInterface\0"
    "arith.scaling_truncf\0"
    "true_value\0"
    "false_value\0"
    "hook:arith.select\0"
    "AllTypesMatch<true_value,false_value,result>\0"
    "BooleanConditionOrMatchingShape\0"
    "SelectLikeOpInterface\0"
    "[[\"false_value\", \"same\", \"true_value\"], [\"result\", \"same\", \"true_value\"]]\0"
    "arith.select\0"
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
    "arith.xori",
    "arm_neon\0"
    "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 2>>\0"
    "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 8>>\0"
    "a\0"
    "b\0"
    "c\0"
    "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)\0"
    "AllTypesMatch<b,c>\0"
    "AllTypesMatch<a,res>\0"
    "VectorRank<A,1>\0"
    "VectorRank<B,2>\0"
    "VectorDim<B,1,4>\0"
    "SameVectorDim<B,0,A,0>\0"
    "[[\"c\", \"same\", \"b\"], [\"res\", \"same\", \"a\"]]\0"
    "arm_neon.2d.sdot\0"
    "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<F32>>\0"
    "AllOf<ShapeIs<8>, FixedVectorOfAnyRank<BF16>>\0"
    "src1\0"
    "src2\0"
    "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)\0"
    "AllTypesMatch<src1,src2>\0"
    "[[\"src2\", \"same\", \"src1\"], [\"res\", \"same\", \"acc\"]]\0"
    "arm_neon.intr.bfmmla\0"
    "TypesMatchWith<b,res>\0"
    "[[\"c\", \"same\", \"b\"], [\"res\", \"same\", \"a\"], [\"res\", \"vector_quarter_of_i32\", \"b\"]]\0"
    "arm_neon.intr.sdot\0"
    "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<I32>>\0"
    "AllOf<ShapeIs<16>, FixedVectorOfAnyRank<I8>>\0"
    "arm_neon.intr.smmla\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I16, I32>>, LengthIs<8, 4, 2>>\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I16, I32, I64>>, LengthIs<8, 4, 2>>\0"
    "$a `,` $b attr-dict `:` type($a) `to` type($res)\0"
    "AllTypesMatch<a,b>\0"
    "TypesMatchWith<a,res>\0"
    "[[\"b\", \"same\", \"a\"], [\"res\", \"vector_wider_element\", \"a\"]]\0"
    "arm_neon.intr.smull\0"
    "arm_neon.intr.ummla\0"
    "arm_neon.intr.usmmla\0"
    "arm_sme\0"
    "scf\0"
    "CombiningKind\0"
    "sub\0"
    "TileSliceLayout\0"
    "horizontal\0"
    "vertical\0"
    "TypeSize\0"
    "byte\0"
    "half\0"
    "word\0"
    "double\0"
    "enum<@CombiningKind>\0"
    "enum<@TileSliceLayout>\0"
    "layout\0"
    "enum<@TypeSize>\0"
    "type_size\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>\0"
    "$tile attr-dict `:` type($result)\0"
    "ArmSMETileOpInterface\0"
    "AllTypesMatch<tile,result>\0"
    "[[\"result\", \"same\", \"tile\"]]\0"
    "arm_sme.copy_tile\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>\0"
    "#arm_sme.layout\0"
    "tile_slice_index\0"
    "#arm_sme.layout<horizontal>\0"
    "$tile `[` $tile_slice_index `]` (`layout` `` $layout^)\? attr-dict `:` type($result) `from` type($tile)\0"
    "TypesMatchWith<tile,result>\0"
    "[[\"result\", \"vector_without_first_dim\", \"tile\"], [\"tile_slice_index\", \"type\", \"index\"]]\0"
    "arm_sme.extract_tile_slice\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<F16, BF16>>, LengthIs<8>>\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>\0"
    "lhsMask\0"
    "rhsMask\0"
    "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)\0"
    "AllTypesMatch<lhs,rhs>\0"
    "HasMatchingMaskTypeConstraint<lhs,lhsMask>\0"
    "HasMatchingMaskTypeConstraint<rhs,rhsMask>\0"
    "BothOrNone<LhsMask,RhsMask>\0"
    "OptionalTypesMatchWith<result,acc>\0"
    "TileElementWidthTimes<2>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"lhsMask\", \"i1_same_shape\", \"lhs\"], [\"rhsMask\", \"i1_same_shape\", \"rhs\"], [\"acc\", \"same\", \"result\"]]\0"
    "arm_sme.fmopa_2way\0"
    "arm_sme.fmops_2way\0"
    "attr-dict `:` type($tile)\0"
    "arm_sme.get_tile\0"
    "$vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)\? attr-dict `:` type($vector) `into` type($result)\0"
    "TypesMatchWith<tile,vector>\0"
    "[[\"result\", \"same\", \"tile\"], [\"vector\", \"scalable_vector_without_first_dim\", \"tile\"], [\"tile_slice_index\", \"type\", \"index\"]]\0"
    "arm_sme.insert_tile_slice\0"
    "LLVM_Type\0"
    "TypeIs<res,I64>\0"
    "arm_sme.intr.cntsd\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>\0"
    "!llvm.ptr\0"
    "load_address\0"
    "tile_id\0"
    "[[\"tile_slice_index\", \"type\", \"i32\"]]\0"
    "arm_sme.intr.ld1b.horiz\0"
    "arm_sme.intr.ld1b.vert\0"
    "arm_sme.intr.ld1d.horiz\0"
    "arm_sme.intr.ld1d.vert\0"
    "arm_sme.intr.ld1h.horiz\0"
    "arm_sme.intr.ld1h.vert",
    "arm_sme.intr.ld1q.horiz\0"
    "arm_sme.intr.ld1q.vert\0"
    "arm_sme.intr.ld1w.horiz\0"
    "arm_sme.intr.ld1w.vert\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>\0"
    "lhs_predicate\0"
    "rhs_predicate\0"
    "lhs_vector\0"
    "rhs_vector\0"
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
    "store_address\0"
    "arm_sme.intr.st1b.horiz\0"
    "arm_sme.intr.st1b.vert\0"
    "arm_sme.intr.st1d.horiz\0"
    "arm_sme.intr.st1d.vert\0"
    "arm_sme.intr.st1h.horiz\0"
    "arm_sme.intr.st1h.vert\0"
    "arm_sme.intr.st1q.horiz\0"
    "arm_sme.intr.st1q.vert\0"
    "arm_sme.intr.st1w.horiz\0"
    "arm_sme.intr.st1w.vert\0"
    "offset\0"
    "[[\"index\", \"type\", \"i32\"], [\"offset\", \"type\", \"i32\"]]\0"
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
    "tile_mask\0"
    "arm_sme.intr.zero\0"
    "mask\0"
    "$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)\? attr-dict `:` type($base) `,` type($mask) `,` type($result)\0"
    "AllElementTypesMatch<tile,base>\0"
    "TileSliceMaskConstraint<result,mask>\0"
    "[[\"result\", \"same\", \"tile\"], [\"mask\", \"vector_of_i1_without_first_dim\", \"result\"], [\"indices\", \"type\", \"index\"], [\"tile_slice_index\", \"type\", \"index\"]]\0"
    "arm_sme.load_tile_slice\0"
    "#arm_sme.kind\0"
    "#arm_sme.kind<add>\0"
    "$lhs `,` $rhs oilist( `kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs)\0"
    "OuterProductResultTileTypeConstraint<lhs,result>\0"
    "OuterProductResultTileTypeConstraint<lhs,acc>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"lhsMask\", \"i1_same_shape\", \"lhs\"], [\"rhsMask\", \"i1_same_shape\", \"rhs\"], [\"result\", \"square_scalable_vector\", \"lhs\"], [\"acc\", \"square_scalable_vector\", \"lhs\"]]\0"
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
    "[[\"mask\", \"vector_of_i1_without_first_dim\", \"tile\"], [\"tile_slice_index\", \"type\", \"index\"], [\"indices\", \"type\", \"index\"]]\0"
    "arm_sme.store_tile_slice\0"
    "#arm_sme.type_size\0"
    "$type_size attr-dict\0"
    "[[\"result0\", \"type\", \"index\"]]\0"
    "arm_sme.streaming_vl\0"
    "arm_sme.sumopa_4way\0"
    "arm_sme.sumops_4way\0"
    "AllOf<AnyMemRef, RankIs<2>>\0"
    "padding\0"
    "$base `[` $indices `]` (`,` $padding `,` $mask^)\? (`layout` `` $layout^)\?attr-dict `:` type($base) `,` type($result)\0"
    "AllElementTypesMatch<result,base>\0"
    "OptionalTypesMatchWith<result,padding>\0"
    "HasMatchingMaskTypeConstraint<result,mask>\0"
    "BothOrNone<Padding,Mask>\0"
    "[[\"padding\", \"element_type\", \"result\"], [\"mask\", \"i1_same_shape\", \"result\"], [\"indices\", \"type\", \"index\"]]\0"
    "arm_sme.tile_load\0"
    "valueToStore\0"
    "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)\? (`layout` `` $layout^)\?attr-dict `:` type($base) `,` type($valueToStore)\0"
    "AllElementTypesMatch<valueToStore,base>\0"
    "HasMatchingMaskTypeConstraint<valueToStore,mask>\0"
    "[[\"mask\", \"i1_same_shape\", \"valueToStore\"], [\"indices\", \"type\", \"index\"]]\0"
    "arm_sme.tile_store\0"
    "arm_sme.umopa_2way\0"
    "arm_sme.umopa_4way\0"
    "arm_sme.umops_2way\0"
    "arm_sme.umops_4way\0"
    "arm_sme.usmopa_4way\0"
    "arm_sme.usmops_4way\0"
    "attr-dict `:` type($res)",
    "arm_sme.zero\0"
    "arm_sve\0"
    "AllOf<VectorOfNonZeroRankOf<I1>, TrailingDimScalable, OnlyTrailingDimScalable, DimIs<-1, 16>>\0"
    "AllOf<VectorOfNonZeroRankOf<I1>, TrailingDimScalable, OnlyTrailingDimScalable, DimIs<-1, 16, 8, 4, 2, 1>>\0"
    "$source attr-dict `:` type($result)\0"
    "SvboolTypeConstraint<result,source>\0"
    "[[\"source\", \"vector_last_dim_16\", \"result\"]]\0"
    "arm_sve.convert_from_svbool\0"
    "$source attr-dict `:` type($source)\0"
    "SvboolTypeConstraint<source,result>\0"
    "[[\"result\", \"vector_last_dim_16\", \"source\"]]\0"
    "arm_sve.convert_to_svbool\0"
    "AnyOf<AllOf<ShapeIs<2>, ScalableVectorOfAnyRank<AnyOf<I64, F64>>>, AllOf<ShapeIs<4>, ScalableVectorOfAnyRank<AnyOf<I32, F32>>>, AllOf<ShapeIs<8>, ScalableVectorOfAnyRank<AnyOf<I16, F16, BF16>>>, AllOf<ShapeIs<16>, ScalableVectorOfAnyRank<I8>>>\0"
    "I64Attr\0"
    "lane\0"
    "$src `[` $lane `]` attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,dst>\0"
    "[[\"dst\", \"same\", \"src\"]]\0"
    "arm_sve.dupq_lane\0"
    "AnyScalableVectorOfAnyRank\0"
    "operand1\0"
    "operand2\0"
    "arm_sve.intr.add\0"
    "AllOf<ScalableVectorOfAnyRank<F32>, LengthIs<4>>\0"
    "AllOf<ScalableVectorOfAnyRank<BF16>, LengthIs<8>>\0"
    "arm_sve.intr.bfmmla\0"
    "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16>>\0"
    "svbool\0"
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
    "p1\0"
    "p2\0"
    "[[\"index\", \"type\", \"i32\"]]\0"
    "arm_sve.intr.psel\0"
    "arm_sve.intr.sdiv\0"
    "arm_sve.intr.sdot\0"
    "arm_sve.intr.smmla\0"
    "arm_sve.intr.sub\0"
    "arm_sve.intr.udiv\0"
    "arm_sve.intr.udot\0"
    "arm_sve.intr.ummla\0"
    "arm_sve.intr.usmmla\0"
    "[[\"base\", \"type\", \"i64\"], [\"n\", \"type\", \"i64\"]]\0"
    "arm_sve.intr.whilelt\0"
    "v1\0"
    "v2\0"
    "arm_sve.intr.zip.x2\0"
    "v3\0"
    "v4\0"
    "arm_sve.intr.zip.x4\0"
    "ScalableVectorOfAnyRank<I1>\0"
    "ScalableVectorOfAnyRank<AnyFloat>\0"
    "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)\0"
    "AllTypesMatch<src1,src2,res>\0"
    "TypesMatchWith<src1,mask>\0"
    "[[\"src2\", \"same\", \"src1\"], [\"res\", \"same\", \"src1\"], [\"mask\", \"i1_same_shape\", \"src1\"]]\0"
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
    "[[\"result\", \"same\", \"p1\"], [\"index\", \"type\", \"index\"]]\0"
    "arm_sve.psel\0"
    "AllOf<ScalableVectorOfAnyRank<AnyOf<I32, I64>>, LengthIs<4, 2>>\0"
    "AllOf<ScalableVectorOfAnyRank<AnyOf<I8, I16>>, LengthIs<16, 8>>\0"
    "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)\0"
    "AllTypesMatch<acc,dst>\0"
    "[[\"src2\", \"same\", \"src1\"], [\"dst\", \"same\", \"acc\"]]\0"
    "arm_sve.sdot\0"
    "AllOf<ScalableVectorOfAnyRank<I32>, LengthIs<4>>\0"
    "AllOf<ScalableVectorOfAnyRank<I8>, LengthIs<16>>\0"
    "arm_sve.smmla\0"
    "arm_sve.udot\0"
    "arm_sve.ummla\0"
    "arm_sve.usmmla\0"
    "sourceV1\0"
    "sourceV2\0"
    "resultV1\0"
    "resultV2\0"
    "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)\0"
    "AllTypesMatch<sourceV1,sourceV2,resultV1,resultV2>\0"
    "[[\"sourceV2\", \"same\", \"sourceV1\"], [\"resultV1\", \"same\", \"sourceV1\"], [\"resultV2\", \"same\", \"sourceV1\"]]\0"
    "arm_sve.zip.x2\0"
    "sourceV3\0"
    "sourceV4\0"
    "resultV3\0"
    "resultV4\0"
    "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)\0"
    "AllTypesMatch<sourceV1,sourceV2,sourceV3,sourceV4,resultV1,resultV2,resultV3,resultV4>\0"
    "[[\"sourceV2\", \"same\", \"sourceV1\"], [\"sourceV3\", \"same\", \"sourceV1\"], [\"sourceV4\", \"same\", \"sourceV1\"], [\"resultV1\", \"same\", \"sourceV1\"], [\"resultV2\", \"same\", \"sourceV1\"], [\"resultV3\", \"same\", \"sourceV1\"], [\"resultV4\", \"same\", \"sourceV1\"]]\0"
    "arm_sve.zip.x4\0"
    "coro.handle\0"
    "coro.id\0"
    "coro.state\0"
    "group\0"
    "valueType\0"
    "hook:async.value\0"
    "AnyOf<!async.value, !async.token>\0"
    "!async.group\0"
    "rank\0"
    "$operand `,` $group `:` type($operand) attr-dict\0"
    "[[\"group\", \"type\", \"!async.group\"], [\"rank\", \"type\", \"index\"]]\0"
    "async.add_to_group\0"
    "$operand `:` custom<AwaitResultType>( type($operand), type($result) ) attr-dict\0"
    "async.await",
    "$operand attr-dict\0"
    "[[\"operand\", \"type\", \"!async.group\"]]\0"
    "async.await_all\0"
    "FlatSymbolRefAttr\0"
    "ArrayOf<DictionaryAttr>\0"
    "callee\0"
    "arg_attrs\0"
    "res_attrs\0"
    "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)\0"
    "CallOpInterface\0"
    "SymbolUserOpInterface\0"
    "async.call\0"
    "!async.coro.id\0"
    "!async.coro.handle\0"
    "id\0"
    "handle\0"
    "$id attr-dict\0"
    "[[\"id\", \"type\", \"!async.coro.id\"], [\"handle\", \"type\", \"!async.coro.handle\"]]\0"
    "async.coro.begin\0"
    "$handle attr-dict\0"
    "[[\"handle\", \"type\", \"!async.coro.handle\"]]\0"
    "async.coro.end\0"
    "$id `,` $handle attr-dict\0"
    "async.coro.free\0"
    "[[\"id\", \"type\", \"!async.coro.id\"]]\0"
    "async.coro.id\0"
    "!async.coro.state\0"
    "state\0"
    "[[\"handle\", \"type\", \"!async.coro.handle\"], [\"state\", \"type\", \"!async.coro.state\"]]\0"
    "async.coro.save\0"
    "suspendDest\0"
    "resumeDest\0"
    "cleanupDest\0"
    "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict\0"
    "[[\"state\", \"type\", \"!async.coro.state\"]]\0"
    "async.coro.suspend\0"
    "size\0"
    "$size `:` type($result) attr-dict\0"
    "[[\"size\", \"type\", \"index\"], [\"result\", \"type\", \"!async.group\"]]\0"
    "async.create_group\0"
    "!async.token\0"
    "!async.value\0"
    "dependencies\0"
    "bodyOperands\0"
    "bodyResults\0"
    "bodyRegion\0"
    "hook:async.execute\0"
    "[[\"dependencies\", \"type\", \"!async.token\"], [\"token\", \"type\", \"!async.token\"]]\0"
    "\"async.yield\"\0"
    "async.execute\0"
    "TypeAttrOf<FunctionType>\0"
    "function_type\0"
    "sym_visibility\0"
    "body\0"
    "hook:async.func\0"
    "FunctionOpInterface\0"
    "default_dialect\0"
    "\"async\"\0"
    "async.func\0"
    "HasParent<async.func>\0"
    "async.return\0"
    "AnyOf<!async.value, !async.token, !async.group>\0"
    "AllOf<I64Attr, IntPositive>\0"
    "count\0"
    "$operand attr-dict `:` type($operand)\0"
    "async.runtime.add_ref\0"
    "$operand `,` $group attr-dict `:` type($operand)\0"
    "async.runtime.add_to_group\0"
    "async.runtime.await\0"
    "$operand `,` $handle attr-dict `:` type($operand)\0"
    "async.runtime.await_and_resume\0"
    "attr-dict `:` type($result)\0"
    "async.runtime.create\0"
    "async.runtime.create_group\0"
    "async.runtime.drop_ref\0"
    "is_error\0"
    "[[\"is_error\", \"type\", \"i1\"]]\0"
    "async.runtime.is_error\0"
    "storage\0"
    "$storage attr-dict `:` type($storage)\0"
    "TypesMatchWith<storage,result>\0"
    "[[\"result\", \"value_type\", \"storage\"]]\0"
    "async.runtime.load\0"
    "[[\"result\", \"type\", \"index\"]]\0"
    "async.runtime.num_worker_threads\0"
    "async.runtime.resume\0"
    "async.runtime.set_available\0"
    "async.runtime.set_error\0"
    "$value `,` $storage attr-dict `:` type($storage)\0"
    "TypesMatchWith<storage,value>\0"
    "[[\"value\", \"value_type\", \"storage\"]]\0"
    "async.runtime.store\0"
    "($operands^ `:` type($operands))\? attr-dict\0"
    "HasParent<async.execute>\0"
    "async.yield\0"
    "bufferization\0"
    "AnyTensor\0"
    "dynamic_sizes\0"
    "copy\0"
    "size_hint\0"
    "memory_space\0"
    "hook:bufferization.alloc_tensor\0"
    "BufferizableOpInterface\0"
    "[[\"dynamic_sizes\", \"type\", \"index\"], [\"size_hint\", \"type\", \"index\"]]\0"
    "bufferization.alloc_tensor\0"
    "AnyRankedOrUnrankedMemRef\0"
    "input\0"
    "output\0"
    "$input attr-dict `:` type($input) `to` type($output)\0"
    "MemoryEffectsOpInterface\0"
    "AllocationOpInterface\0"
    "bufferization.clone\0"
    "memrefs\0"
    "conditions\0"
    "retained\0"
    "updatedConditions\0"
    "(` ``(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)` )\? (`retain` ` ` `(` $retained^ `:` type($retained) `)` )\? attr-dict\0"
    "[[\"conditions\", \"type\", \"i1\"], [\"updatedConditions\", \"type\", \"i1\"]]\0"
    "bufferization.dealloc\0"
    "$tensor attr-dict `:` type($tensor)\0"
    "bufferization.dealloc_tensor\0"
    "AnyShaped\0"
    "dest\0"
    "restrict\0"
    "writable\0"
    "$source `in` (`restrict` $restrict^)\? (`writable` $writable^)\? $dest attr-dict `:` functional-type(operands, results)\0"
    "AllElementTypesMatch<source,dest>\0"
    "DestinationStyleOpInterface\0"
    "SubsetOpInterface\0"
    "SubsetInsertionOpInterface\0"
    "bufferization.materialize_in_destination\0"
    "Implements<\"TensorLikeType\">\0"
    "Implements<\"BufferLikeType\">\0"
    "buffer\0"
    "read_only\0"
    "$tensor (`read_only` $read_only^)\? attr-dict `:` type($tensor) `to` type($buffer)\0"
    "SameOperandsAndResultElementType\0"
    "Bufferization_TensorAndBufferMatch\0"
    "bufferization.to_buffer\0"
    "$buffer (`restrict` $restrict^)\? (`writable` $writable^)\? attr-dict `:` type($buffer) `to` type($result)\0"
    "bufferization.to_tensor\0"
    "builtin\0"
    "hook:builtin.bf16\0"
    "FloatType\0"
    "bf16\0"
    "hook:builtin.complex\0"
    "complex\0"
    "hook:builtin.f128\0"
    "f128\0"
    "hook:builtin.f16\0"
    "f16\0"
    "hook:builtin.f32\0"
    "f32\0"
    "hook:builtin.f4E2M1FN\0"
    "f4E2M1FN\0"
    "hook:builtin.f64\0"
    "f64\0"
    "hook:builtin.f6E2M3FN\0"
    "f6E2M3FN\0"
    "hook:builtin.f6E3M2FN\0"
    "f6E3M2FN\0"
    "hook:builtin.f80\0"
    "f80",
    "hook:builtin.f8E3M4\0"
    "f8E3M4\0"
    "hook:builtin.f8E4M3\0"
    "f8E4M3\0"
    "hook:builtin.f8E4M3B11FNUZ\0"
    "f8E4M3B11FNUZ\0"
    "hook:builtin.f8E4M3FN\0"
    "f8E4M3FN\0"
    "hook:builtin.f8E4M3FNUZ\0"
    "f8E4M3FNUZ\0"
    "hook:builtin.f8E5M2\0"
    "f8E5M2\0"
    "hook:builtin.f8E5M2FNUZ\0"
    "f8E5M2FNUZ\0"
    "hook:builtin.f8E8M0FNU\0"
    "f8E8M0FNU\0"
    "array<type>\0"
    "inputs\0"
    "hook:builtin.function\0"
    "function\0"
    "hook:builtin.graph\0"
    "graph\0"
    "hook:builtin.index\0"
    "VectorElementTypeInterface\0"
    "u32\0"
    "signedness\0"
    "width\0"
    "hook:builtin.integer\0"
    "integer\0"
    "MemRefLayout\0"
    "attribute\0"
    "memorySpace\0"
    "hook:builtin.memref\0"
    "PtrLikeTypeInterface\0"
    "hook:builtin.none\0"
    "dialectNamespace\0"
    "typeData\0"
    "hook:builtin.opaque\0"
    "opaque\0"
    "encoding\0"
    "hook:builtin.tensor\0"
    "hook:builtin.tf32\0"
    "tf32\0"
    "types\0"
    "hook:builtin.tuple\0"
    "tuple\0"
    "hook:builtin.unranked_memref\0"
    "unranked_memref\0"
    "hook:builtin.unranked_tensor\0"
    "unranked_tensor\0"
    "array<bool>\0"
    "scalableDims\0"
    "hook:builtin.vector\0"
    "affine_map\0"
    "hook:builtin.affine_map\0"
    "MemRefLayoutAttrInterface\0"
    "OpAsmAttrInterface\0"
    "array<attribute>\0"
    "hook:builtin.array\0"
    "location\0"
    "caller\0"
    "hook:builtin.call_site_loc\0"
    "IsLocation\0"
    "call_site_loc\0"
    "i64\0"
    "bytes\0"
    "rawData\0"
    "hook:builtin.dense_array\0"
    "BlobAttr\0"
    "dense_array\0"
    "hook:builtin.dense_int_or_fp_elements\0"
    "ElementsAttr\0"
    "self_type\0"
    "[\"type\"]\0"
    "dense_int_or_fp_elements\0"
    "resource_handle\0"
    "rawHandle\0"
    "hook:builtin.dense_resource_elements\0"
    "dense_resource_elements\0"
    "array<string>\0"
    "hook:builtin.dense_string_elements\0"
    "dense_string_elements\0"
    "array<named_attribute>\0"
    "hook:builtin.dictionary\0"
    "dictionary\0"
    "filename\0"
    "start_line\0"
    "start_column\0"
    "end_line\0"
    "end_column\0"
    "hook:builtin.file_line_range\0"
    "file_line_range\0"
    "apfloat\0"
    "hook:builtin.float\0"
    "float\0"
    "array<location>\0"
    "locations\0"
    "metadata\0"
    "hook:builtin.fused_loc\0"
    "fused_loc\0"
    "apint\0"
    "integer_set\0"
    "hook:builtin.integer_set\0"
    "childLoc\0"
    "hook:builtin.name_loc\0"
    "name_loc\0"
    "attrData\0"
    "u64\0"
    "underlyingLocation\0"
    "underlyingTypeID\0"
    "fallbackLocation\0"
    "hook:builtin.opaque_loc\0"
    "opaque_loc\0"
    "AnyIntElementsAttr\0"
    "DenseElementsAttr\0"
    "values\0"
    "hook:builtin.sparse_elements\0"
    "sparse_elements\0"
    "strides\0"
    "hook:builtin.strided_layout\0"
    "strided_layout\0"
    "hook:builtin.string\0"
    "array<FlatSymbolRefAttr>\0"
    "rootReference\0"
    "nestedReferences\0"
    "hook:builtin.symbol_ref\0"
    "symbol_ref\0"
    "hook:builtin.type\0"
    "hook:builtin.unit\0"
    "hook:builtin.unknown_loc\0"
    "unknown_loc\0"
    "($sym_name^)\? attr-dict-with-keyword $bodyRegion\0"
    "AffineScope\0"
    "SymbolTable\0"
    "RegionKindInterface\0"
    "HasOnlyGraphRegion\0"
    "\"builtin\"\0"
    "builtin.module\0"
    "outputs\0"
    "($inputs^ `:` type($inputs))\? `to` type($outputs) attr-dict\0"
    "builtin.unrealized_conversion_cast\0"
    "cf\0"
    "arg\0"
    "msg\0"
    "$arg `,` $msg attr-dict\0"
    "[[\"arg\", \"type\", \"i1\"]]\0"
    "cf.assert\0"
    "destOperands\0"
    "$dest (`(` $destOperands^ `:` type($destOperands) `)`)\? attr-dict\0"
    "BranchOpInterface\0"
    "cf.br\0"
    "trueDestOperands\0"
    "falseDestOperands\0"
    "branch_weights\0"
    "trueDest\0"
    "falseDest\0"
    "$condition (`weights` `(` $branch_weights^ `)` )\? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "WeightedBranchOpInterface\0"
    "[[\"condition\", \"type\", \"i1\"]]\0"
    "cf.cond_br\0"
    "AnyInteger\0"
    "flag\0"
    "defaultOperands\0"
    "caseOperands\0"
    "case_operand_segments\0"
    "case_values\0"
    "defaultDestination\0"
    "caseDestinations\0"
    "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)),$defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict\0"
    "cf.switch\0"
    "ComplexRangeFlags\0"
    "improved\0"
    "basic\0"
    "real\0"
    "imag\0"
    "hook:complex.number\0"
    "number\0"
    "Complex<AnyFloat>\0"
    "AnyFloat\0"
    "$complex (`fastmath` `` $fastmath^)\? attr-dict `:` type($complex)\0"
    "TypesMatchWith<complex,result>\0"
    "[[\"result\", \"element_type\", \"complex\"]]\0"
    "complex.abs\0"
    "complex.add\0"
    "complex.angle\0"
    "complex.atan2\0"
    "$operand attr-dict `:` type($operand) `to` type($result)\0"
    "complex.bitcast\0"
    "[[\"result\", \"same\", \"complex\"]]\0"
    "complex.conj\0"
    "AnyComplex\0"
    "ArrayAttr\0"
    "$value attr-dict `:` type($complex)\0"
    "\"cst\"\0"
    "complex.constant\0"
    "complex.cos\0"
    "imaginary\0"
    "$real `,` $imaginary attr-dict `:` type($complex)\0"
    "AllTypesMatch<real,imaginary>\0"
    "TypesMatchWith<complex,real>\0"
    "TypesMatchWith<complex,imaginary>\0"
    "[[\"imaginary\", \"same\", \"real\"], [\"real\", \"element_type\", \"complex\"], [\"imaginary\", \"element_type\", \"complex\"]]\0"
    "complex.create\0"
    "complex.div\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"type\", \"i1\"]]",
    "complex.eq\0"
    "complex.exp\0"
    "complex.expm1\0"
    "[[\"imaginary\", \"element_type\", \"complex\"]]\0"
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
    "[[\"result\", \"same\", \"lhs\"]]\0"
    "complex.powi\0"
    "[[\"real\", \"element_type\", \"complex\"]]\0"
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
    "key\0"
    "hook:dlti.dl_entry\0"
    "DataLayoutEntryInterface\0"
    "dl_entry\0"
    "entries\0"
    "hook:dlti.dl_spec\0"
    "DataLayoutSpecInterface\0"
    "dl_spec\0"
    "alignment\0"
    "function_dependent\0"
    "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`\0"
    "function_pointer_alignment\0"
    "hook:dlti.map\0"
    "DLTIQueryInterface\0"
    "hook:dlti.target_device_spec\0"
    "TargetDeviceSpecInterface\0"
    "target_device_spec\0"
    "hook:dlti.target_system_spec\0"
    "TargetSystemSpecInterface\0"
    "target_system_spec\0"
    "emitc\0"
    "CmpPredicate\0"
    "lt\0"
    "le\0"
    "gt\0"
    "ge\0"
    "three_way\0"
    "hook:emitc.array\0"
    "`<` qualified($valueType) `>`\0"
    "lvalue\0"
    "pointee\0"
    "`<` qualified($pointee) `>`\0"
    "ptr\0"
    "ptrdiff_t\0"
    "size_t\0"
    "ssize_t\0"
    "EmitCType\0"
    "operands attr-dict `:` functional-type(operands, results)\0"
    "CExpressionInterface\0"
    "emitc.add\0"
    "!emitc.lvalue\0"
    "!emitc.ptr\0"
    "reference\0"
    "$reference `:` qualified(type($reference)) attr-dict\0"
    "TypesMatchWith<reference,result>\0"
    "[[\"result\", \"emitc_pointer_of_lvalue\", \"reference\"]]\0"
    "emitc.address_of\0"
    "AnyOf<EmitCType, !emitc.lvalue>\0"
    "applicableOperator\0"
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
    "args\0"
    "template_args\0"
    "emitc.call_opaque\0"
    "$source attr-dict `:` type($source) `to` type($dest)\0"
    "emitc.cast\0"
    "final_specifier\0"
    "(`final` $final_specifier^)\? $sym_name attr-dict-with-keyword $body\0"
    "emitc.class\0"
    "enum<@CmpPredicate>\0"
    "$predicate `,` operands attr-dict `:` functional-type(operands, results)\0"
    "emitc.cmp\0"
    "operands attr-dict `:` type($result)\0"
    "[[\"false_value\", \"same\", \"true_value\"], [\"result\", \"same\", \"true_value\"], [\"condition\", \"type\", \"i1\"]]\0"
    "emitc.conditional\0"
    "AnyOf<#emitc.opaque, TypedAttr>\0"
    "emitc.constant\0"
    "$sym_name attr-dict\0"
    "emitc.declare_func\0"
    "pointer\0"
    "$pointer `:` qualified(type($pointer)) attr-dict\0"
    "TypesMatchWith<pointer,result>\0"
    "[[\"result\", \"emitc_lvalue_of_pointer\", \"pointer\"]]\0"
    "emitc.dereference\0"
    "AnyOf<EmitCFloatType, EmitCIntegerIndexOrOpaqueType>\0"
    "emitc.div\0"
    "conditionRegion\0"
    "hook:emitc.do\0"
    "\"emitc\"\0"
    "emitc.do\0"
    "defs\0"
    "do_not_inline\0"
    "hook:emitc.expression\0"
    "\"emitc.yield\"\0"
    "emitc.expression\0"
    "initial_value\0"
    "$sym_name `:` custom<EmitCFieldOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "emitc.field\0"
    "$id attr-dict-with-keyword $bodyRegion\0"
    "emitc.file\0"
    "EmitCIntegerIndexOrOpaqueType\0"
    "lowerBound\0"
    "upperBound\0"
    "hook:emitc.for\0"
    "AllTypesMatch<lowerBound,upperBound,step>\0"
    "[[\"upperBound\", \"same\", \"lowerBound\"], [\"step\", \"same\", \"lowerBound\"]]\0"
    "emitc.for\0"
    "specifiers\0"
    "hook:emitc.func\0"
    "emitc.func\0"
    "field_name\0"
    "$field_name `:` type($result) attr-dict\0"
    "emitc.get_field\0"
    "AnyOf<!emitc.array, !emitc.lvalue>\0"
    "$name `:` type($result) attr-dict\0"
    "emitc.get_global\0"
    "extern_specifier\0"
    "static_specifier\0"
    "const_specifier\0"
    "(`extern` $extern_specifier^)\? (`static` $static_specifier^)\? (`const` $const_specifier^)\? $sym_name `:` custom<EmitCGlobalOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "emitc.global\0"
    "MaxSizedRegion<1>\0"
    "hook:emitc.if\0"
    "emitc.if\0"
    "include\0"
    "is_standard_include\0"
    "hook:emitc.include\0"
    "emitc.include\0"
    "$value attr-dict `:` type($result)\0"
    "emitc.literal\0"
    "TypesMatchWith<operand,result>\0"
    "[[\"result\", \"value_type\", \"operand\"]]\0"
    "emitc.load\0"
    "operands attr-dict `:` type(operands)\0"
    "[[\"result0\", \"type\", \"i1\"]]\0"
    "emitc.logical_and\0"
    "emitc.logical_not\0"
    "emitc.logical_or\0"
    "AllOf<!emitc.lvalue, ElementType<!emitc.opaque>>\0"
    "member\0"
    "emitc.member\0"
    "AllOf<!emitc.lvalue, ElementType<AnyOf<!emitc.opaque, !emitc.ptr>>>\0"
    "emitc.member_of_ptr\0"
    "emitc.mul\0"
    "emitc.rem\0"
    "attr-dict ($operand^ `:` type($operand))\?\0"
    "HasParent<emitc.func>\0"
    "emitc.return",
    "emitc.sub\0"
    "AnyOf<!emitc.array, !emitc.opaque, !emitc.ptr>\0"
    "$value `[` $indices `]` attr-dict `:` functional-type(operands, results)\0"
    "emitc.subscript\0"
    "cases\0"
    "defaultRegion\0"
    "caseRegions\0"
    "$arg `:` type($arg) attr-dict custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion\0"
    "emitc.switch\0"
    "emitc.unary_minus\0"
    "emitc.unary_plus\0"
    "emitc.variable\0"
    "fmtArgs\0"
    "$value (`args` $fmtArgs^ `:` type($fmtArgs))\? attr-dict\0"
    "emitc.verbatim\0"
    "attr-dict ($result^ `:` type($result))\?\0"
    "HasParent<emitc.do,emitc.expression,emitc.for,emitc.if,emitc.switch>\0"
    "emitc.yield\0"
    "func\0"
    "no_inline\0"
    "func.call\0"
    "FunctionType\0"
    "callee_operands\0"
    "$callee `(` $callee_operands `)` attr-dict `:` type($callee)\0"
    "TypesMatchWith<callee,callee_operands>\0"
    "TypesMatchWith<callee,results>\0"
    "[[\"callee_operands\", \"function_inputs\", \"callee\"], [\"results\", \"function_results\", \"callee\"]]\0"
    "func.call_indirect\0"
    "attr-dict $value `:` type(results)\0"
    "\"f\"\0"
    "func.constant\0"
    "hook:func.func\0"
    "\"func\"\0"
    "func.func\0"
    "HasParent<func.func>\0"
    "func.return\0"
    "discardable\0"
    "[[\"known_block_size\", \"DenseI32ArrayAttr\"], [\"known_grid_size\", \"DenseI32ArrayAttr\"], [\"known_cluster_size\", \"DenseI32ArrayAttr\"]]\0"
    "workgroup\0"
    "private\0"
    "AllReduceOperation\0"
    "minui\0"
    "minsi\0"
    "maxui\0"
    "maxsi\0"
    "and\0"
    "or\0"
    "BroadcastType\0"
    "first_active_lane\0"
    "specific_lane\0"
    "CompilationTarget\0"
    "offload\0"
    "assembly\0"
    "bin\0"
    "fatbin\0"
    "Dimension\0"
    "y\0"
    "z\0"
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
    "up\0"
    "down\0"
    "idx\0"
    "SpGEMMWorkEstimationOrComputeKind\0"
    "WORK_ESTIMATION\0"
    "COMPUTE\0"
    "TransposeMode\0"
    "NON_TRANSPOSE\0"
    "TRANSPOSE\0"
    "CONJUGATE_TRANSPOSE\0"
    "enum<@AllReduceOperation>\0"
    "all_reduce_op\0"
    "enum<@MappingId>\0"
    "block\0"
    "`<` params `>`\0"
    "DeviceMappingAttrInterface\0"
    "enum<@BroadcastType>\0"
    "broadcast\0"
    "enum<@Dimension>\0"
    "dim\0"
    "DictionaryAttr\0"
    "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)\? `>`\0"
    "kernel_metadata\0"
    "array<#gpu.kernel_metadata>\0"
    "kernel_table\0"
    "[]\0"
    "`<` (`[` qualified($kernel_table)^ `]`)\? `>`\0"
    "enum<@Processor>\0"
    "processor\0"
    "bound\0"
    "loop_dim_map\0"
    "DeviceMaskingAttrInterface\0"
    "enum<@TransposeMode>\0"
    "mat_transpose_mode\0"
    "enum<@MMAElementwiseOp>\0"
    "mma_element_wise\0"
    "enum<@CompilationTarget>\0"
    "#gpu.kernel_table\0"
    "target\0"
    "format\0"
    "4 : i32\0"
    "object\0"
    "properties\0"
    "kernels\0"
    "`<` $target `,` (`properties` `=` $properties^ `,`)\? (`kernels` `=` $kernels^ `,`)\? custom<Object>($format, $object) `>`\0"
    "enum<@Prune2To4SpMatFlag>\0"
    "prune_2to4_spmat_flag\0"
    "(`<` $target^ `>`)\?\0"
    "OffloadingTranslationAttrTrait\0"
    "select_object\0"
    "enum<@ShuffleMode>\0"
    "shuffle_mode\0"
    "enum<@SpGEMMWorkEstimationOrComputeKind>\0"
    "spgemm_work_estimation_or_compute_kind\0"
    "thread\0"
    "warp\0"
    "warpgroup\0"
    "AnyOf<AnySignlessInteger, AnyFloat>\0"
    "#gpu.all_reduce_op\0"
    "op\0"
    "uniform\0"
    "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)\? $body attr-dict `:` functional-type(operands, results)\0"
    "gpu.all_reduce\0"
    "!gpu.async.token\0"
    "asyncDependencies\0"
    "dynamicSizes\0"
    "symbolOperands\0"
    "asyncToken\0"
    "hostShared\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)\? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
    "GPU_AsyncOpInterface\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"dynamicSizes\", \"type\", \"index\"], [\"symbolOperands\", \"type\", \"index\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.alloc\0"
    "gpu.barrier\0"
    "HasTrait<\"OffloadingTranslationAttrTrait\">\0"
    "AllOf<ArrayOf<#gpu.object>, ArrayMinCount<1>>\0"
    "offloadingHandler\0"
    "objects\0"
    "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects\0"
    "gpu.binary\0"
    "#gpu.dim\0"
    "dimension\0"
    "upper_bound\0"
    "$dimension (`upper_bound` $upper_bound^)\? attr-dict\0"
    "\"block_dim_{dimension}\"\0"
    "gpu.block_dim\0"
    "\"block_id_{dimension}\"\0"
    "gpu.block_id\0"
    "\"cluster_block_id_{dimension}\"\0"
    "gpu.cluster_block_id\0"
    "\"cluster_dim_{dimension}\"\0"
    "gpu.cluster_dim\0"
    "\"cluster_dim_blocks_{dimension}\"\0"
    "gpu.cluster_dim_blocks\0"
    "\"cluster_id_{dimension}\"\0"
    "gpu.cluster_id\0"
    "!gpu.sparse.spmat_handle\0"
    "#gpu.prune_2to4_spmat_flag\0"
    "rows",
    "cols\0"
    "spMat\0"
    "pruneFlag\0"
    "#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"rows\", \"type\", \"index\"], [\"cols\", \"type\", \"index\"], [\"spMat\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.create_2to4_spmat\0"
    "brows\0"
    "bcols\0"
    "bnnz\0"
    "rBlockSize\0"
    "cBlockSize\0"
    "bRowPos\0"
    "bColIdxs\0"
    "spmat\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values attr-dict `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"brows\", \"type\", \"index\"], [\"bcols\", \"type\", \"index\"], [\"bnnz\", \"type\", \"index\"], [\"rBlockSize\", \"type\", \"index\"], [\"cBlockSize\", \"type\", \"index\"], [\"spmat\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.create_bsr\0"
    "nnz\0"
    "rowIdxs\0"
    "colIdxs\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` type($values)\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"rows\", \"type\", \"index\"], [\"cols\", \"type\", \"index\"], [\"nnz\", \"type\", \"index\"], [\"spmat\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.create_coo\0"
    "idxs\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)\0"
    "gpu.create_coo_aos\0"
    "colPos\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` type($values)\0"
    "gpu.create_csc\0"
    "rowPos\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` type($values)\0"
    "gpu.create_csr\0"
    "!gpu.sparse.dntensor_handle\0"
    "dims\0"
    "dnTensor\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref `,` $dims attr-dict `:` type($dims) `into` type($memref)\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"dims\", \"type\", \"index\"], [\"dnTensor\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.create_dn_tensor\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.dealloc\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnTensor attr-dict\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"dnTensor\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.destroy_dn_tensor\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"spmat\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.destroy_sp_mat\0"
    "AllOf<MemRefOf<I8>, RankIs<1>>\0"
    "resultMemref\0"
    "attr-dict `:` type($resultMemref)\0"
    "gpu.dynamic_shared_memory\0"
    "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>\0"
    "workgroup_attrib_attrs\0"
    "private_attrib_attrs\0"
    "known_block_size\0"
    "known_grid_size\0"
    "known_cluster_size\0"
    "hook:gpu.func\0"
    "HasParent<gpu.module>\0"
    "gpu.func\0"
    "\"global_id_{dimension}\"\0"
    "gpu.global_id\0"
    "\"grid_dim_{dimension}\"\0"
    "gpu.grid_dim\0"
    "AnyUnrankedMemRef\0"
    "$value attr-dict `:` type($value)\0"
    "gpu.host_register\0"
    "gpu.host_unregister\0"
    "(`upper_bound` $upper_bound^)\? attr-dict\0"
    "gpu.lane_id\0"
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
    "module\0"
    "hook:gpu.launch",
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"gridSizeX\", \"type\", \"index\"], [\"gridSizeY\", \"type\", \"index\"], [\"gridSizeZ\", \"type\", \"index\"], [\"blockSizeX\", \"type\", \"index\"], [\"blockSizeY\", \"type\", \"index\"], [\"blockSizeZ\", \"type\", \"index\"], [\"clusterSizeX\", \"type\", \"index\"], [\"clusterSizeY\", \"type\", \"index\"], [\"clusterSizeZ\", \"type\", \"index\"], [\"dynamicSharedMemorySize\", \"type\", \"i32\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.launch\0"
    "AnyOf<Index, I32, I64>\0"
    "kernelOperands\0"
    "asyncObject\0"
    "kernel\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)\? $kernel ( `clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)` )\? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict\0"
    "AllTypesMatch<gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ>\0"
    "[[\"gridSizeY\", \"same\", \"gridSizeX\"], [\"gridSizeZ\", \"same\", \"gridSizeX\"], [\"blockSizeX\", \"same\", \"gridSizeX\"], [\"blockSizeY\", \"same\", \"gridSizeX\"], [\"blockSizeZ\", \"same\", \"gridSizeX\"], [\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"dynamicSharedMemorySize\", \"type\", \"i32\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.launch_func\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:` type($dst)`,` type($src) attr-dict\0"
    "gpu.memcpy\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $value `:` type($dst)`,` type($value) attr-dict\0"
    "AllElementTypesMatch<dst,value>\0"
    "gpu.memset\0"
    "AllOf<ArrayOf<Implements<\"TargetAttrInterface\">>, ArrayMinCount<1>>\0"
    "targets\0"
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
    "rotateResult\0"
    "valid\0"
    "$value `,` $offset `,` $width attr-dict `:` type($value)\0"
    "AllTypesMatch<value,rotateResult>\0"
    "[[\"rotateResult\", \"same\", \"value\"], [\"valid\", \"type\", \"i1\"]]\0"
    "gpu.rotate\0"
    "#gpu.mat_transpose_mode\0"
    "dnmatA\0"
    "dnmatB\0"
    "spmatC\0"
    "modeA\0"
    "#gpu<mat_transpose_mode NON_TRANSPOSE>\0"
    "modeB\0"
    "computeType\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"dnmatA\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"dnmatB\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"spmatC\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.sddmm\0"
    "bufferSz\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $spmatC attr-dict `into` $computeType\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"dnmatA\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"dnmatB\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"spmatC\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"bufferSz\", \"type\", \"index\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.sddmm_buffer_size\0"
    "positions\0"
    "coordinates\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)\0"
    "gpu.set_csr_pointers\0"
    "devIndex\0"
    "attr-dict $devIndex\0"
    "[[\"devIndex\", \"type\", \"i32\"]]\0"
    "gpu.set_default_device\0"
    "#gpu.shuffle_mode\0"
    "shuffleResult\0"
    "mode\0"
    "$mode $value `,` $offset `,` $width attr-dict `:` type($value)\0"
    "AllTypesMatch<value,shuffleResult>",
    "[[\"shuffleResult\", \"same\", \"value\"], [\"offset\", \"type\", \"i32\"], [\"width\", \"type\", \"i32\"], [\"valid\", \"type\", \"i1\"]]\0"
    "gpu.shuffle\0"
    "!gpu.sparse.spgemmop_handle\0"
    "spmatA\0"
    "spmatB\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $spmatB (`{` $modeB^ `}`)\? `,` $spmatC `,` $desc attr-dict `:` $computeType\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"desc\", \"type\", \"!gpu.sparse.spgemmop_handle\"], [\"spmatA\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"spmatB\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"spmatC\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.spgemm_copy\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"desc\", \"type\", \"!gpu.sparse.spgemmop_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.spgemm_create_descr\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $desc attr-dict\0"
    "gpu.spgemm_destroy_descr\0"
    "#gpu.spgemm_work_estimation_or_compute_kind\0"
    "bufferSzNew\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $kind `}` $spmatA (`{` $modeA^ `}`)\? `,` $spmatB (`{` $modeB^ `}`)\? `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"desc\", \"type\", \"!gpu.sparse.spgemmop_handle\"], [\"spmatA\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"spmatB\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"spmatC\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"bufferSz\", \"type\", \"index\"], [\"bufferSzNew\", \"type\", \"index\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.spgemm_work_estimation_or_compute\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"spmat\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"rows\", \"type\", \"index\"], [\"cols\", \"type\", \"index\"], [\"nnz\", \"type\", \"index\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.spmat_get_size\0"
    "dnmatC\0"
    "buffers\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into` $computeType\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"spmatA\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"dnmatB\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"dnmatC\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.spmm\0"
    "bufferSzs\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnmatB (`{` $modeB^ `}`)\? `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"spmatA\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"dnmatB\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"dnmatC\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"bufferSzs\", \"type\", \"index\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.spmm_buffer_size\0"
    "dnX\0"
    "dnY\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"spmatA\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"dnX\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"dnY\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.spmv\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)\? `,` $dnX `,` $dnY attr-dict `into` $computeType\0"
    "[[\"asyncDependencies\", \"type\", \"!gpu.async.token\"], [\"spmatA\", \"type\", \"!gpu.sparse.spmat_handle\"], [\"dnX\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"dnY\", \"type\", \"!gpu.sparse.dntensor_handle\"], [\"bufferSz\", \"type\", \"index\"], [\"asyncToken\", \"type\", \"!gpu.async.token\"]]\0"
    "gpu.spmv_buffer_size\0"
    "#gpu.broadcast\0"
    "broadcast_type\0"
    "$src `,` $broadcast_type ($lane^)\? attr-dict `:` type($result)\0"
    "[[\"src\", \"same\", \"result\"], [\"lane\", \"type\", \"i32\"]]\0"
    "gpu.subgroup_broadcast\0"
    "gpu.subgroup_id\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, F16, F32, F64>>>",
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<I32, F16, F32, F64>>>\0"
    "!gpu.mma_matrix\0"
    "opA\0"
    "opB\0"
    "opC\0"
    "a_transpose\0"
    "b_transpose\0"
    "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)\0"
    "AllTypesMatch<opC,res>\0"
    "[[\"res\", \"same\", \"opC\"]]\0"
    "gpu.subgroup_mma_compute\0"
    "AnyOf<SI<8>, UI<8>, I32, F16, F32>\0"
    "$value attr-dict `:` type($res)\0"
    "TypesMatchWith<res,value>\0"
    "[[\"value\", \"element_type\", \"res\"]]\0"
    "gpu.subgroup_mma_constant_matrix\0"
    "#gpu.mma_element_wise\0"
    "opType\0"
    "$opType $args attr-dict `:` functional-type($args, $res)\0"
    "AllTypesMatch<args>\0"
    "gpu.subgroup_mma_elementwise\0"
    "matrix\0"
    "$matrix`[`$indices`]` attr-dict `:` type($matrix) `->` type($res)\0"
    "TypesMatchWith<matrix,res>\0"
    "[[\"res\", \"element_type\", \"matrix\"], [\"indices\", \"type\", \"index\"]]\0"
    "gpu.subgroup_mma_extract_thread_local\0"
    "$value`,` $matrix`[`$indices`]` attr-dict `:` type($value)`,` type($matrix) `->` type($res)\0"
    "TypesMatchWith<matrix,value>\0"
    "[[\"value\", \"element_type\", \"matrix\"], [\"indices\", \"type\", \"index\"]]\0"
    "gpu.subgroup_mma_insert_thread_local\0"
    "MemRefOf<AnyOf<I8, I32, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I32, F16, F32, F64>>, RankIs<1>>>>\0"
    "srcMemref\0"
    "leadDimension\0"
    "transpose\0"
    "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)\0"
    "MemoryEffects<Read>\0"
    "gpu.subgroup_mma_load_matrix\0"
    "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, I32, F16, F32, F64>>>\0"
    "dstMemref\0"
    "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)\0"
    "gpu.subgroup_mma_store_matrix\0"
    "cluster_size\0"
    "cluster_stride\0"
    "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)\? (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)\? `)`)\? attr-dict `:` functional-type(operands, results)\0"
    "gpu.subgroup_reduce\0"
    "gpu.subgroup_size\0"
    "HasParent<gpu.launch>\0"
    "gpu.terminator\0"
    "\"thread_id_{dimension}\"\0"
    "gpu.thread_id\0"
    "gpu.wait\0"
    "laneid\0"
    "warp_size\0"
    "warpRegion\0"
    "hook:gpu.warp_execute_on_lane_0\0"
    "[[\"laneid\", \"type\", \"index\"]]\0"
    "\"gpu.yield\"\0"
    "gpu.warp_execute_on_lane_0\0"
    "attr-dict ($values^ `:` type($values))\?\0"
    "gpu.yield\0"
    "IndexCmpPredicate\0"
    "enum<@IndexCmpPredicate>\0"
    "cmp_predicate\0"
    "$lhs `,` $rhs attr-dict\0"
    "[[\"lhs\", \"type\", \"index\"], [\"rhs\", \"type\", \"index\"], [\"result\", \"type\", \"index\"]]\0"
    "index.add\0"
    "index.and\0"
    "[[\"result\", \"type\", \"i1\"]]\0"
    "\"{value}\"\0"
    "index.bool.constant\0"
    "index.casts\0"
    "index.castu\0"
    "index.ceildivs\0"
    "index.ceildivu\0"
    "#index.cmp_predicate\0"
    "pred\0"
    "`` $pred `(` $lhs `,` $rhs `)` attr-dict\0"
    "[[\"lhs\", \"type\", \"index\"], [\"rhs\", \"type\", \"index\"], [\"result\", \"type\", \"i1\"]]\0"
    "index.cmp\0"
    "\"idx{value}\"\0"
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
    "Variadicity\0"
    "single\0"
    "optional\0"
    "variadic\0"
    "enum<@Variadicity>\0"
    "variadicity\0"
    "array<#irdl.variadicity>\0"
    "`[` (`]`) : ($value^ `]`)\?\0"
    "variadicity_array\0"
    "!irdl.attribute\0"
    "`(` $args `)` ` ` attr-dict\0"
    "VerifyConstraintInterface\0"
    "HasParent<irdl.type,irdl.attribute,irdl.operation>\0"
    "[[\"output\", \"same\", \"args\"], [\"args\", \"type\", \"!irdl.attribute\"], [\"output\", \"type\", \"!irdl.attribute\"]]\0"
    "irdl.all_of\0"
    "[[\"output\", \"type\", \"!irdl.attribute\"]]\0"
    "irdl.any\0"
    "irdl.any_of\0"
    "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)\0"
    "HasParent<irdl.dialect>\0"
    "AtMostOneChildOf<irdl.parameters>\0"
    "irdl.attribute\0"
    "attributeValues\0"
    "attributeValueNames\0"
    "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict\0"
    "HasParent<irdl.operation>\0"
    "[[\"attributeValues\", \"type\", \"!irdl.attribute\"]]\0"
    "irdl.attributes\0"
    "base_ref\0"
    "base_name\0"
    "($base_ref^)\? ($base_name^)\? ` ` attr-dict\0"
    "irdl.base\0"
    "$pred ` ` attr-dict\0"
    "irdl.c_pred\0"
    "irdl.dialect\0"
    "expected\0"
    "$expected ` ` attr-dict\0"
    "irdl.is\0"
    "#irdl.variadicity_array\0"
    "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict\0"
    "[[\"args\", \"type\", \"!irdl.attribute\"]]\0"
    "irdl.operands\0"
    "AtMostOneChildOf<irdl.operands,irdl.results,irdl.attributes,irdl.regions>\0"
    "irdl.operation\0"
    "`` custom<NamedValueList>($args, $names) attr-dict\0"
    "HasParent<irdl.attribute,irdl.type>\0"
    "irdl.parameters\0"
    "base_type\0"
    "$base_type `<` $args `>` ` ` attr-dict",
    "[[\"args\", \"type\", \"!irdl.attribute\"], [\"output\", \"type\", \"!irdl.attribute\"]]\0"
    "irdl.parametric\0"
    "!irdl.region\0"
    "entryBlockArgs\0"
    "numberOfBlocks\0"
    "constrainedArguments\0"
    "``(`(` $entryBlockArgs $constrainedArguments^ `)`)\? ``(` ` `with` `size` $numberOfBlocks^)\? attr-dict\0"
    "VerifyRegionInterface\0"
    "[[\"entryBlockArgs\", \"type\", \"!irdl.attribute\"], [\"output\", \"type\", \"!irdl.region\"]]\0"
    "irdl.region\0"
    "[[\"args\", \"type\", \"!irdl.region\"]]\0"
    "irdl.regions\0"
    "irdl.results\0"
    "irdl.type\0"
    "linalg\0"
    "math\0"
    "BinaryFn\0"
    "div\0"
    "div_unsigned\0"
    "max_signed\0"
    "min_signed\0"
    "max_unsigned\0"
    "min_unsigned\0"
    "powf\0"
    "ElementwiseArityGroup\0"
    "Unary\0"
    "Binary\0"
    "Ternary\0"
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
    "round\0"
    "sqrt\0"
    "rsqrt\0"
    "square\0"
    "tanh\0"
    "erf\0"
    "select\0"
    "IteratorType\0"
    "parallel\0"
    "reduction\0"
    "TernaryFn\0"
    "TypeFn\0"
    "cast_signed\0"
    "cast_unsigned\0"
    "UnaryFn\0"
    "WinogradConv2DFmr\0"
    "F_2_3\0"
    "F_4_3\0"
    "F_2_5\0"
    "enum<@BinaryFn>\0"
    "binary_fn\0"
    "enum<@ElementwiseKind>\0"
    "elementwise_kind\0"
    "enum<@IteratorType>\0"
    "iterator_type\0"
    "enum<@TernaryFn>\0"
    "ternary_fn\0"
    "enum<@TypeFn>\0"
    "type_fn\0"
    "enum<@UnaryFn>\0"
    "unary_fn\0"
    "AnyRankedTensor\0"
    "result_tensors\0"
    "hook:linalg.abs\0"
    "LinalgStructuredInterface\0"
    "\"2: 0 abs\"\0"
    "\"linalg.yield\"\0"
    "linalg.abs\0"
    "hook:linalg.add\0"
    "\"3: 0 1 add\"\0"
    "linalg.add\0"
    "ArrayOf<AffineMapAttr>\0"
    "#linalg.type_fn\0"
    "indexing_maps\0"
    "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]\0"
    "cast\0"
    "#linalg.type_fn<cast_signed>\0"
    "hook:linalg.batch_matmul\0"
    "LinalgContractionOpInterface\0"
    "\"3: 2 0 cast(2) 1 cast(2) mul add\"\0"
    "linalg.batch_matmul\0"
    "hook:linalg.batch_matvec\0"
    "\"3: 2 0 cast_signed(2) 1 cast_signed(2) mul add\"\0"
    "maps\0"
    "\"(d0, d1, d2) -> (d0, d1, d2), (d0, d2), (d0, d1)\"\0"
    "linalg.batch_matvec\0"
    "hook:linalg.batch_mmt4d\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6), (d0, d2, d3, d5, d6), (d0, d1, d2, d4, d5)\"\0"
    "linalg.batch_mmt4d\0"
    "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>]\0"
    "hook:linalg.batch_reduce_matmul\0"
    "linalg.batch_reduce_matmul\0"
    "hook:linalg.batch_vecmat\0"
    "\"(d0, d1, d2) -> (d0, d2), (d0, d2, d1), (d0, d1)\"\0"
    "linalg.batch_vecmat\0"
    "AnyOf<AnyMemRef, AnyRankedTensor>\0"
    "init\0"
    "dimensions\0"
    "hook:linalg.broadcast\0"
    "\"broadcasted\"\0"
    "linalg.broadcast\0"
    "hook:linalg.ceil\0"
    "\"2: 0 ceil\"\0"
    "linalg.ceil\0"
    "combiner\0"
    "hook:linalg.contract\0"
    "linalg.contract\0"
    "hook:linalg.conv_1d\0"
    "LinalgConvolutionOpInterface\0"
    "\"(d0, d1) -> (d0 + d1), (d1), (d0)\"\0"
    "linalg.conv_1d\0"
    "AllOf<I64ElementsAttr, ElementsShape<1>>\0"
    "dense<1> : tensor<1xi64>\0"
    "dilations\0"
    "hook:linalg.conv_1d_ncw_fcw\0"
    "\"(d0, d1, d2, d3, d4) -> (d0, d3, d2 * $strides[0] + d4 * $dilations[0]), (d1, d3, d4), (d0, d1, d2)\"\0"
    "linalg.conv_1d_ncw_fcw\0"
    "hook:linalg.conv_1d_nwc_wcf\0"
    "\"(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d4), (d3, d4, d2), (d0, d1, d2)\"\0"
    "linalg.conv_1d_nwc_wcf\0"
    "hook:linalg.conv_2d\0"
    "\"(d0, d1, d2, d3) -> (d0 + d2, d1 + d3), (d2, d3), (d0, d1)\"\0"
    "linalg.conv_2d\0"
    "AllOf<I64ElementsAttr, ElementsShape<2>>\0"
    "dense<1> : tensor<2xi64>\0"
    "hook:linalg.conv_2d_nchw_fchw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (d0, d1, d2, d3)\"\0"
    "linalg.conv_2d_nchw_fchw\0"
    "hook:linalg.conv_2d_nchw_fchw_q\0"
    "\"5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add\"\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (), (), (d0, d1, d2, d3)\"\0"
    "linalg.conv_2d_nchw_fchw_q\0"
    "hook:linalg.conv_2d_ngchw_fgchw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d2, d1, d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
    "linalg.conv_2d_ngchw_fgchw\0"
    "hook:linalg.conv_2d_ngchw_gfchw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d1, d2, d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
    "linalg.conv_2d_ngchw_gfchw\0"
    "hook:linalg.conv_2d_ngchw_gfchw_q",
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d1, d2, d5, d6, d7), (), (), (d0, d1, d2, d3, d4)\"\0"
    "linalg.conv_2d_ngchw_gfchw_q\0"
    "hook:linalg.conv_2d_nhwc_fhwc\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d3, d4, d5, d6), (d0, d1, d2, d3)\"\0"
    "linalg.conv_2d_nhwc_fhwc\0"
    "hook:linalg.conv_2d_nhwc_fhwc_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d3, d4, d5, d6), (), (), (d0, d1, d2, d3)\"\0"
    "linalg.conv_2d_nhwc_fhwc_q\0"
    "hook:linalg.conv_2d_nhwc_hwcf\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (d0, d1, d2, d3)\"\0"
    "linalg.conv_2d_nhwc_hwcf\0"
    "hook:linalg.conv_2d_nhwc_hwcf_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (), (), (d0, d1, d2, d3)\"\0"
    "linalg.conv_2d_nhwc_hwcf_q\0"
    "hook:linalg.conv_2d_nhwgc_gfhwc\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3, d7), (d3, d4, d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
    "linalg.conv_2d_nhwgc_gfhwc\0"
    "hook:linalg.conv_2d_nhwgc_gfhwc_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3, d7), (d3, d4, d5, d6, d7), (), (), (d0, d1, d2, d3, d4)\"\0"
    "linalg.conv_2d_nhwgc_gfhwc_q\0"
    "hook:linalg.conv_3d\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5), (d3, d4, d5), (d0, d1, d2)\"\0"
    "linalg.conv_3d\0"
    "AllOf<I64ElementsAttr, ElementsShape<3>>\0"
    "dense<1> : tensor<3xi64>\0"
    "hook:linalg.conv_3d_ncdhw_fcdhw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * $strides[0] + d6 * $dilations[0], d3 * $strides[1] + d7 * $dilations[1], d4 * $strides[2] + d8 * $dilations[2]), (d1, d5, d6, d7, d8), (d0, d1, d2, d3, d4)\"\0"
    "linalg.conv_3d_ncdhw_fcdhw\0"
    "hook:linalg.conv_3d_ndhwc_dhwcf\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d4)\"\0"
    "linalg.conv_3d_ndhwc_dhwcf\0"
    "hook:linalg.conv_3d_ndhwc_dhwcf_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (), (), (d0, d1, d2, d3, d4)\"\0"
    "linalg.conv_3d_ndhwc_dhwcf_q\0"
    "hook:linalg.copy\0"
    "\"2: 0 cast(1)\"\0"
    "linalg.copy\0"
    "hook:linalg.depthwise_conv_1d_ncw_cw\0"
    "\"(d0, d1, d2, d3) -> (d0, d2, d1 * $strides[0] + d3 * $dilations[0]), (d2, d3), (d0, d2, d1)\"\0"
    "linalg.depthwise_conv_1d_ncw_cw\0"
    "hook:linalg.depthwise_conv_1d_nwc_wc\0"
    "\"(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3, d2), (d0, d1, d2)\"\0"
    "linalg.depthwise_conv_1d_nwc_wc\0"
    "hook:linalg.depthwise_conv_1d_nwc_wcm\0"
    "\"(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2), (d4, d2, d3), (d0, d1, d2, d3)\"\0"
    "linalg.depthwise_conv_1d_nwc_wcm\0"
    "hook:linalg.depthwise_conv_2d_nchw_chw\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1]), (d3, d4, d5), (d0, d3, d1, d2)\"\0"
    "linalg.depthwise_conv_2d_nchw_chw\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwc\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (d0, d1, d2, d3)\"\0"
    "linalg.depthwise_conv_2d_nhwc_hwc\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwc_q\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (), (), (d0, d1, d2, d3)\"\0"
    "linalg.depthwise_conv_2d_nhwc_hwc_q\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwcm\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (d0, d1, d2, d3, d4)\"",
    "linalg.depthwise_conv_2d_nhwc_hwcm\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwcm_q\0"
    "\"(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (), (), (d0, d1, d2, d3, d4)\"\0"
    "linalg.depthwise_conv_2d_nhwc_hwcm_q\0"
    "hook:linalg.depthwise_conv_3d_ncdhw_cdhw\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2]), (d7, d4, d5, d6), (d0, d7, d1, d2, d3)\"\0"
    "linalg.depthwise_conv_3d_ncdhw_cdhw\0"
    "hook:linalg.depthwise_conv_3d_ndhwc_dhwc\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6, d7), (d0, d1, d2, d3, d7)\"\0"
    "linalg.depthwise_conv_3d_ndhwc_dhwc\0"
    "hook:linalg.depthwise_conv_3d_ndhwc_dhwcm\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d8, d4)\"\0"
    "linalg.depthwise_conv_3d_ndhwc_dhwcm\0"
    "hook:linalg.div\0"
    "\"3: 0 1 div\"\0"
    "linalg.div\0"
    "hook:linalg.div_unsigned\0"
    "\"3: 0 1 div_unsigned\"\0"
    "linalg.div_unsigned\0"
    "hook:linalg.dot\0"
    "\"(d0) -> (d0), (d0), ()\"\0"
    "linalg.dot\0"
    "#linalg.elementwise_kind\0"
    "hook:linalg.elementwise\0"
    "linalg.elementwise\0"
    "hook:linalg.erf\0"
    "\"2: 0 erf\"\0"
    "linalg.erf\0"
    "hook:linalg.exp\0"
    "\"2: 0 exp\"\0"
    "linalg.exp\0"
    "hook:linalg.fill\0"
    "LinalgFillOpInterface\0"
    "\"2: 0\"\0"
    "linalg.fill\0"
    "hook:linalg.fill_rng_2d\0"
    "\"4: i64(2147483647) cast_signed(f64) index(1) cast_signed(i32) index(0) cast_signed(i32) 2 add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add cast_signed(f64) add 1 0 sub f64(2.3283063999999999E-10) cast_signed(f64) mul mul 0 add cast_signed(3)\"\0"
    "\"(d0, d1) -> (), (), (), (d0, d1)\"\0"
    "linalg.fill_rng_2d\0"
    "hook:linalg.floor\0"
    "\"2: 0 floor\"\0"
    "linalg.floor\0"
    "ArrayOf<#linalg.iterator_type>\0"
    "iterator_types\0"
    "doc\0"
    "library_call\0"
    "hook:linalg.generic\0"
    "block_names\0"
    "\"in: inputs, out\"\0"
    "linalg.generic\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "$dim attr-dict `:` type($result)\0"
    "linalg.index\0"
    "hook:linalg.log\0"
    "\"2: 0 log\"\0"
    "linalg.log\0"
    "mapper\0"
    "hook:linalg.map\0"
    "\"in: inputs, init\"\0"
    "\"mapped\"\0"
    "linalg.map\0"
    "[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]\0"
    "hook:linalg.matmul\0"
    "linalg.matmul\0"
    "hook:linalg.matvec\0"
    "\"(d0, d1) -> (d0, d1), (d1), (d0)\"\0"
    "linalg.matvec\0"
    "hook:linalg.max\0"
    "\"3: 0 1 max_signed\"\0"
    "linalg.max\0"
    "hook:linalg.min\0"
    "\"3: 0 1 min_signed\"\0"
    "linalg.min\0"
    "hook:linalg.mmt4d\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5), (d1, d2, d4, d5), (d0, d1, d3, d4)\"\0"
    "linalg.mmt4d\0"
    "hook:linalg.mul\0"
    "\"3: 0 1 mul\"\0"
    "linalg.mul\0"
    "hook:linalg.negf\0"
    "\"2: 0 negf\"\0"
    "linalg.negf\0"
    "padding_value\0"
    "inner_tiles\0"
    "outer_dims_perm\0"
    "inner_dims_pos\0"
    "static_inner_tiles\0"
    "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)\? (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "LinalgRelayoutOpInterface\0"
    "TypesMatchWith<dest,result>\0"
    "[[\"result\", \"same\", \"dest\"], [\"inner_tiles\", \"type\", \"index\"]]\0"
    "\"pack\"\0"
    "linalg.pack\0"
    "hook:linalg.pooling_nchw_max\0"
    "\"3: 2 0 cast_signed(2) max_signed\"\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * $strides[0] + d4 * $dilations[0], d3 * $strides[1] + d5 * $dilations[1]), (d4, d5), (d0, d1, d2, d3)\"\0"
    "linalg.pooling_nchw_max\0"
    "hook:linalg.pooling_nchw_sum\0"
    "\"3: 2 0 cast_signed(2) add\"\0"
    "linalg.pooling_nchw_sum\0"
    "hook:linalg.pooling_ncw_max\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d2 * $strides[0] + d3 * $dilations[0]), (d3), (d0, d1, d2)\"\0"
    "linalg.pooling_ncw_max\0"
    "hook:linalg.pooling_ncw_sum\0"
    "linalg.pooling_ncw_sum\0"
    "hook:linalg.pooling_ndhwc_max",
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
    "linalg.pooling_ndhwc_max\0"
    "hook:linalg.pooling_ndhwc_min\0"
    "\"3: 2 0 cast_signed(2) min_signed\"\0"
    "linalg.pooling_ndhwc_min\0"
    "hook:linalg.pooling_ndhwc_sum\0"
    "linalg.pooling_ndhwc_sum\0"
    "hook:linalg.pooling_nhwc_max\0"
    "\"(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)\"\0"
    "linalg.pooling_nhwc_max\0"
    "hook:linalg.pooling_nhwc_max_unsigned\0"
    "\"3: 2 0 cast_unsigned(2) max_unsigned\"\0"
    "linalg.pooling_nhwc_max_unsigned\0"
    "hook:linalg.pooling_nhwc_min\0"
    "linalg.pooling_nhwc_min\0"
    "hook:linalg.pooling_nhwc_min_unsigned\0"
    "\"3: 2 0 cast_unsigned(2) min_unsigned\"\0"
    "linalg.pooling_nhwc_min_unsigned\0"
    "hook:linalg.pooling_nhwc_sum\0"
    "linalg.pooling_nhwc_sum\0"
    "hook:linalg.pooling_nwc_max\0"
    "\"(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)\"\0"
    "linalg.pooling_nwc_max\0"
    "hook:linalg.pooling_nwc_max_unsigned\0"
    "linalg.pooling_nwc_max_unsigned\0"
    "hook:linalg.pooling_nwc_min\0"
    "linalg.pooling_nwc_min\0"
    "hook:linalg.pooling_nwc_min_unsigned\0"
    "linalg.pooling_nwc_min_unsigned\0"
    "hook:linalg.pooling_nwc_sum\0"
    "linalg.pooling_nwc_sum\0"
    "hook:linalg.powf\0"
    "\"3: 0 1 powf\"\0"
    "linalg.powf\0"
    "hook:linalg.quantized_batch_matmul\0"
    "\"(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (), (), (d0, d1, d2)\"\0"
    "linalg.quantized_batch_matmul\0"
    "hook:linalg.quantized_matmul\0"
    "\"(d0, d1, d2) -> (d0, d2), (d2, d1), (), (), (d0, d1)\"\0"
    "linalg.quantized_matmul\0"
    "hook:linalg.reciprocal\0"
    "\"2: 0 reciprocal\"\0"
    "linalg.reciprocal\0"
    "AllOf<DenseI64ArrayAttr, DenseArraySorted, DenseArrayNoRepeats>\0"
    "hook:linalg.reduce\0"
    "\"reduced\"\0"
    "linalg.reduce\0"
    "hook:linalg.round\0"
    "\"2: 0 round\"\0"
    "linalg.round\0"
    "hook:linalg.rsqrt\0"
    "\"2: 0 rsqrt\"\0"
    "linalg.rsqrt\0"
    "hook:linalg.select\0"
    "\"4: 0 1 2 select\"\0"
    "linalg.select\0"
    "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)\?\0"
    "TypeIs<Operand0,AnyShaped>\0"
    "TypeIs<Operand1,AnyShaped>\0"
    "SameElementType<Operand0,Operand1>\0"
    "AggregatedOpInterface\0"
    "TilingInterface\0"
    "linalg.softmax\0"
    "hook:linalg.sqrt\0"
    "\"2: 0 sqrt\"\0"
    "linalg.sqrt\0"
    "hook:linalg.square\0"
    "\"2: 0 square\"\0"
    "linalg.square\0"
    "hook:linalg.sub\0"
    "\"3: 0 1 sub\"\0"
    "linalg.sub\0"
    "hook:linalg.tanh\0"
    "\"2: 0 tanh\"\0"
    "linalg.tanh\0"
    "permutation\0"
    "hook:linalg.transpose\0"
    "\"transposed\"\0"
    "linalg.transpose\0"
    "$source (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "\"unpack\"\0"
    "linalg.unpack\0"
    "hook:linalg.vecmat\0"
    "\"(d0, d1) -> (d1), (d1, d0), (d0)\"\0"
    "linalg.vecmat\0"
    "AllOf<AnyRankedTensor, RankIs<4>>\0"
    "enum<@WinogradConv2DFmr>\0"
    "filter\0"
    "fmr\0"
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
    "linalg.yield\0"
    "[[\"workgroup_attribution\", \"WorkgroupAttributionAttr\"]]\0"
    "AsmDialect\0"
    "att\0"
    "intel\0"
    "AtomicBinOp\0"
    "xchg\0"
    "_and\0"
    "nand\0"
    "_or\0"
    "_xor\0"
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
    "monotonic\0"
    "acquire\0"
    "release\0"
    "acq_rel\0"
    "seq_cst\0"
    "CConv\0"
    "ccc\0"
    "fastcc\0"
    "coldcc\0"
    "cc_10\0"
    "cc_11\0"
    "anyregcc\0"
    "preserve_mostcc\0"
    "preserve_allcc\0"
    "swiftcc\0"
    "cxx_fast_tlscc\0"
    "tailcc\0"
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
    "intel_ocl_bicc",
    "x86_64_sysvcc\0"
    "win64cc\0"
    "x86_vectorcallcc\0"
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
    "Zero\0"
    "Bit0\0"
    "Bit1\0"
    "Private\0"
    "Protected\0"
    "Public\0"
    "FwdDecl\0"
    "AppleBlock\0"
    "ReservedBit4\0"
    "Virtual\0"
    "Artificial\0"
    "Explicit\0"
    "Prototyped\0"
    "ObjcClassComplete\0"
    "ObjectPointer\0"
    "Vector\0"
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
    "LocalToUnit\0"
    "Definition\0"
    "Optimized\0"
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
    "strict\0"
    "FastmathFlags\0"
    "FramePointerKind\0"
    "non-leaf\0"
    "all\0"
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
    "linkonce_odr\0"
    "weak\0"
    "weak_odr\0"
    "appending\0"
    "internal\0"
    "extern_weak\0"
    "common\0"
    "ModFlagBehavior\0"
    "error\0"
    "warning\0"
    "require\0"
    "override\0"
    "append\0"
    "append_unique\0"
    "ModRefInfo\0"
    "read\0"
    "write\0"
    "readwrite\0"
    "ProfileSummaryFormatKind\0"
    "SampleProfile\0"
    "InstrProf\0"
    "CSInstrProf\0"
    "towardzero\0"
    "tonearest\0"
    "tonearestaway\0"
    "dynamic\0"
    "invalid\0"
    "TailCallKind\0"
    "notail\0"
    "musttail\0"
    "tail\0"
    "UWTableKind\0"
    "sync\0"
    "UnnamedAddr\0"
    "local_unnamed_addr\0"
    "unnamed_addr\0"
    "Visibility\0"
    "hidden\0"
    "protected\0"
    "numElements\0"
    "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`\0"
    "DataLayoutTypeInterface\0"
    "DestructurableTypeInterface\0"
    "returnType\0"
    "params\0"
    "varArg\0"
    "`<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`\0"
    "ppc_fp128\0"
    "addressSpace\0"
    "(`<` $addressSpace^ `>`)\?\0"
    "\"\"\0"
    "hook:llvm.struct\0"
    "IsMutable\0"
    "struct\0"
    "array<u32>\0"
    "extTypeName\0"
    "typeParams\0"
    "intParams\0"
    "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )\? `>`\0"
    "x86_amx\0"
    "DistinctAttr\0"
    "alias\0"
    "\"access_group\"\0"
    "access_group\0"
    "`<` $addressSpace `>`\0"
    "LLVMAddrSpaceAttrInterface\0"
    "MemorySpaceAttrInterface\0"
    "#llvm.alias_scope_domain\0"
    "domain\0"
    "description\0"
    "\"alias_scope\"\0"
    "alias_scope\0"
    "\"alias_scope_domain\"\0"
    "alias_scope_domain\0"
    "#llvm.blocktag\0"
    "tag\0"
    "blockaddress\0"
    "blocktag\0"
    "enum<@CConv>\0"
    "CallingConv\0"
    "`<` $CallingConv `>`\0"
    "cconv\0"
    "from\0"
    "to\0"
    "cgprofile_entry\0"
    "enum<@Comdat>\0"
    "comdat\0"
    "$comdat\0"
    "lower\0"
    "upper\0"
    "hook:llvm.constant_range\0"
    "constant_range\0"
    "array<StrAttr>\0"
    "libs\0"
    "`<` $libs `>`\0"
    "dependent_libraries\0"
    "mayBeNull\0"
    "dereferenceable\0"
    "di_annotation\0"
    "dwarf_tag\0"
    "dwarf_encoding\0"
    "sizeInBits\0"
    "0 : i64\0"
    "\"di_basic_type\"\0"
    "code\0"
    "fields\0"
    "\"vSvv\"\0"
    "di_basic_type\0"
    "#llvm.di_global_variable\0"
    "#llvm.di_file\0"
    "scope\0"
    "decl\0"
    "file\0"
    "line\0"
    "\"di_common_block\"\0"
    "di_common_block\0"
    "dwarf_language\0"
    "enum<@DIEmissionKind>\0"
    "enum<@DINameTableKind>\0"
    "sourceLanguage\0"
    "producer\0"
    "isOptimized\0"
    "emissionKind\0"
    "nameTableKind\0"
    "splitDebugFilename\0"
    "\"di_compile_unit\"\0"
    "1 : i64\0"
    "\"AvAObvv\"\0"
    "di_compile_unit\0"
    "enum<@DIFlags>\0"
    "#llvm.di_expression\0"
    "recId\0"
    "isRecSelf\0"
    "baseType\0"
    "flags\0"
    "alignInBits\0"
    "dataLocation\0"
    "allocated\0"
    "associated\0"
    "elements\0"
    "DIRecursiveTypeAttrInterface\0"
    "\"di_composite_type\"\0"
    "2 : i64\0"
    "\"ObvOOvOOvvvOOOO{O}\"\0"
    "di_composite_type\0"
    "offsetInBits\0"
    "dwarfAddressSpace\0"
    "extraData\0"
    "\"di_derived_type\"\0"
    "3 : i64\0"
    "\"vOOvvvVO\"\0"
    "di_derived_type\0"
    "array<#llvm.di_expression_elem>\0"
    "operations\0"
    "`<` ( `[` $operations^ `]` ) : (``)\? `>`\0"
    "5 : i64\0"
    "\"{O}\"\0"
    "di_expression\0"
    "dwarf_operation\0"
    "array<u64>\0"
    "opcode\0"
    "arguments\0"
    "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)\?\0"
    "4 : i64\0"
    "\"v{v}\"\0"
    "di_expression_elem\0"
    "directory\0"
    "`<` $name `in` $directory `>`\0"
    "\"di_file\"\0"
    "6 : i64\0"
    "\"SS\"\0"
    "di_file\0"
    "di_generic_subrange\0"
    "linkageName\0"
    "isLocalToUnit\0"
    "isDefined\0"
    "\"di_global_variable\"\0"
    "7 : i64\0"
    "\"OOOAvAbbv\"\0"
    "di_global_variable\0"
    "\"di_global_variable_expression\"\0"
    "8 : i64\0"
    "\"AO\"\0"
    "di_global_variable_expression\0"
    "entity\0"
    "\"di_imported_entity\"\0"
    "9 : i64\0"
    "\"vAAOvO{O}\"\0"
    "di_imported_entity\0"
    "\"di_label\"\0"
    "10 : i64\0"
    "\"AOOv\"\0"
    "di_label\0"
    "column\0"
    "\"di_lexical_block\"\0"
    "11 : i64\0"
    "\"AOvv\"\0"
    "di_lexical_block",
    "discriminator\0"
    "\"di_lexical_block_file\"\0"
    "12 : i64\0"
    "\"AOv\"\0"
    "di_lexical_block_file\0"
    "\"di_local_variable\"\0"
    "13 : i64\0"
    "\"AOOvvvOv\"\0"
    "di_local_variable\0"
    "configMacros\0"
    "includePath\0"
    "apinotes\0"
    "isDecl\0"
    "\"di_module\"\0"
    "di_module\0"
    "exportSymbols\0"
    "\"di_namespace\"\0"
    "14 : i64\0"
    "\"OOb\"\0"
    "di_namespace\0"
    "\"di_null_type\"\0"
    "di_null_type\0"
    "stringLength\0"
    "stringLengthExp\0"
    "stringLocationExp\0"
    "\"di_string_type\"\0"
    "di_string_type\0"
    "#llvm.di_compile_unit\0"
    "enum<@DISubprogramFlags>\0"
    "#llvm.di_subroutine_type\0"
    "compileUnit\0"
    "scopeLine\0"
    "subprogramFlags\0"
    "retainedNodes\0"
    "annotations\0"
    "\"di_subprogram\"\0"
    "15 : i64\0"
    "\"ObOOOOOOvvvO{O}{O}\"\0"
    "di_subprogram\0"
    "16 : i64\0"
    "\"OOOO\"\0"
    "di_subrange\0"
    "dwarf_calling_convention\0"
    "callingConvention\0"
    "\"di_subroutine_type\"\0"
    "17 : i64\0"
    "\"v{O}\"\0"
    "di_subroutine_type\0"
    "sym\0"
    "$sym\0"
    "dso_local_equivalent\0"
    "enum<@FastmathFlags>\0"
    "enum<@FramePointerKind>\0"
    "framePointerKind\0"
    "`<` $framePointerKind `>`\0"
    "enum<@Linkage>\0"
    "linkage\0"
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
    "disableNonforced\0"
    "vectorize\0"
    "interleave\0"
    "unroll\0"
    "unrollAndJam\0"
    "licm\0"
    "distribute\0"
    "pipeline\0"
    "peeled\0"
    "unswitch\0"
    "mustProgress\0"
    "isVectorized\0"
    "startLoc\0"
    "endLoc\0"
    "parallelAccesses\0"
    "\"loop_annotation\"\0"
    "18 : i64\0"
    "\"OOOOOOOOOOOOOO{O}\"\0"
    "loop_annotation\0"
    "#llvm.loop_annotation\0"
    "disable\0"
    "followupCoincident\0"
    "followupSequential\0"
    "followupFallback\0"
    "followupAll\0"
    "\"loop_distribute\"\0"
    "loop_distribute\0"
    "APIntAttr\0"
    "\"loop_interleave\"\0"
    "loop_interleave\0"
    "versioningDisable\0"
    "\"loop_licm\"\0"
    "loop_licm\0"
    "\"loop_peeled\"\0"
    "loop_peeled\0"
    "initiationinterval\0"
    "\"loop_pipeline\"\0"
    "loop_pipeline\0"
    "runtimeDisable\0"
    "full\0"
    "followupUnrolled\0"
    "followupRemainder\0"
    "\"loop_unroll\"\0"
    "loop_unroll\0"
    "followupOuter\0"
    "followupInner\0"
    "followupRemainderOuter\0"
    "followupRemainderInner\0"
    "\"loop_unroll_and_jam\"\0"
    "loop_unroll_and_jam\0"
    "partialDisable\0"
    "\"loop_unswitch\"\0"
    "loop_unswitch\0"
    "predicateEnable\0"
    "scalableEnable\0"
    "followupVectorized\0"
    "followupEpilogue\0"
    "\"loop_vectorize\"\0"
    "loop_vectorize\0"
    "enum<@ModRefInfo>\0"
    "other\0"
    "argMem\0"
    "inaccessibleMem\0"
    "errnoMem\0"
    "targetMem0\0"
    "targetMem1\0"
    "memory_effects\0"
    "enum<@ModFlagBehavior>\0"
    "behavior\0"
    "`<` $behavior `,` $key `,` $value `>`\0"
    "mlir.module_flag\0"
    "num_elements\0"
    "`<` $num_elements `,` $element_type `>`\0"
    "mlir.workgroup_attribution\0"
    "prefix\0"
    "suffix\0"
    "`<` $prefix `` `:` `` $suffix `>`\0"
    "\"mmra_tag\"\0"
    "mmra_tag\0"
    "poison\0"
    "enum<@ProfileSummaryFormatKind>\0"
    "FloatAttr\0"
    "array<#llvm.profile_summary_detailed>\0"
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
    "enum<@TailCallKind>\0"
    "tailCallKind\0"
    "`<` $tailCallKind `>`\0"
    "tailcallkind\0"
    "#llvm.target_features\0"
    "triple\0"
    "chip\0"
    "features\0"
    "`<` struct($triple, $chip, $features) `>`\0"
    "TargetAttrInterface\0"
    "`<` `[` (`]`) : ($features^ `]`)\? `>`\0"
    "target_features\0"
    "typeDesc\0"
    "tbaa_member\0"
    "(`<` struct(params)^ `>`)\?\0"
    "\"tbaa_root\"\0"
    "tbaa_root\0"
    "#llvm.tbaa_type_desc\0"
    "access_type\0"
    "constant\0"
    "\"tbaa_tag\"\0"
    "tbaa_tag\0"
    "tbaa_members\0"
    "members\0"
    "\"tbaa_type_desc\"\0"
    "tbaa_type_desc\0"
    "undef\0"
    "enum<@UWTableKind>\0"
    "uwtableKind\0"
    "`<` $uwtableKind `>`\0"
    "hint\0"
    "is_signed\0"
    "vec_type_hint\0"
    "minRange\0"
    "maxRange\0"
    "vscale_range\0"
    "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>\0"
    "enum\0"
    "$lhs `,` $rhs ($overflowFlags^)\? attr-dict `:` type($res)\0"
    "IntegerOverflowFlagsInterface\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"res\", \"same\", \"lhs\"]]\0"
    "llvm.add\0"
    "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>\0"
    "$arg attr-dict `:` type($arg) `to` type($res)\0"
    "PromotableOpInterface\0"
    "llvm.addrspacecast\0"
    "arraySize\0"
    "elem_type\0"
    "inalloca\0"
    "hook:llvm.alloca\0"
    "PromotableAllocationOpInterface\0"
    "DestructurableAllocationOpInterface\0"
    "llvm.alloca\0"
    "$lhs `,` $rhs attr-dict `:` type($res)\0"
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
    "bin_op\0"
    "ordering\0"
    "syncscope\0"
    "volatile_\0"
    "access_groups\0"
    "alias_scopes\0"
    "noalias_scopes\0"
    "tbaa",
    "(`volatile` $volatile_^)\? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)\? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)\0"
    "AccessGroupOpInterface\0"
    "AliasAnalysisOpInterface\0"
    "TypesMatchWith<val,res>\0"
    "[[\"res\", \"same\", \"val\"]]\0"
    "llvm.atomicrmw\0"
    "AllOf<LLVM_Type, Not<AnyOf<!llvm.struct, !llvm.array>>>\0"
    "llvm.bitcast\0"
    "#llvm.blockaddress\0"
    "block_addr\0"
    "$block_addr attr-dict `:` qualified(type($res))\0"
    "llvm.blockaddress\0"
    "$tag attr-dict\0"
    "llvm.blocktag\0"
    "llvm.br\0"
    "TypeAttrOf<!llvm.func>\0"
    "#llvm.fastmath\0"
    "#llvm.cconv\0"
    "#llvm.tailcallkind\0"
    "#llvm.memory_effects\0"
    "op_bundle_operands\0"
    "op_bundle_sizes\0"
    "var_callee_type\0"
    "fastmathFlags\0"
    "#llvm.fastmath<none>\0"
    "#llvm.cconv<ccc>\0"
    "#llvm.tailcallkind<none>\0"
    "convergent\0"
    "no_unwind\0"
    "will_return\0"
    "op_bundle_tags\0"
    "always_inline\0"
    "inline_hint\0"
    "hook:llvm.call\0"
    "FastmathFlagsInterface\0"
    "llvm.call\0"
    "intrin\0"
    "hook:llvm.call_intrinsic\0"
    "ArgAndResultAttrsOpInterface\0"
    "llvm.call_intrinsic\0"
    "AnyOf<AnySignlessInteger, !llvm.ptr>\0"
    "!llvm.struct\0"
    "success_ordering\0"
    "failure_ordering\0"
    "(`weak` $weak^)\? (`volatile` $volatile_^)\? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)\? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)\0"
    "TypesMatchWith<val,cmp>\0"
    "[[\"cmp\", \"same\", \"val\"], [\"res\", \"llvm_struct_with_i1\", \"val\"]]\0"
    "llvm.cmpxchg\0"
    "$sym_name $body attr-dict\0"
    "llvm.comdat\0"
    "$sym_name $comdat attr-dict\0"
    "llvm.comdat_selector\0"
    "$condition ( `weights` `(` $branch_weights^ `)` )\? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)\? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)\? attr-dict\0"
    "llvm.cond_br\0"
    "function_name\0"
    "$function_name attr-dict `:` qualified(type($res))\0"
    "llvm.dso_local_equivalent\0"
    "LLVM_AnyVector\0"
    "position\0"
    "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)\0"
    "TypesMatchWith<vector,res>\0"
    "[[\"res\", \"element_type\", \"vector\"]]\0"
    "llvm.extractelement\0"
    "AnyOf<!llvm.struct, !llvm.array>\0"
    "container\0"
    "$container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))\0"
    "llvm.extractvalue\0"
    "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>\0"
    "llvm.fadd\0"
    "AnyOf<I1, LLVM_VectorOf<I1>>\0"
    "enum<@FCmpPredicate>\0"
    "hook:llvm.fcmp\0"
    "TypesMatchWith<lhs,res>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"res\", \"i1_same_shape\", \"lhs\"]]\0"
    "llvm.fcmp\0"
    "llvm.fdiv\0"
    "(`syncscope` `(` $syncscope^ `)`)\? $ordering attr-dict\0"
    "llvm.fence\0"
    "llvm.fmul\0"
    "$operand attr-dict `:` type($res)\0"
    "[[\"res\", \"same\", \"operand\"]]\0"
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
    "#llvm.linkage<external>\0"
    "dso_local\0"
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
    "hook:llvm.func\0"
    "llvm.func\0"
    "enum<@GEPNoWrapFlags>\0"
    "dynamicIndices\0"
    "rawConstantIndices\0"
    "noWrapFlags\0"
    "($noWrapFlags^)\? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) `,` $elem_type\0"
    "SafeMemorySlotAccessOpInterface\0"
    "DestructurableAccessorOpInterface\0"
    "llvm.getelementptr\0"
    "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>, !llvm.ptr, LLVM_VectorOf<!llvm.ptr>>\0"
    "enum<@ICmpPredicate>\0"
    "hook:llvm.icmp\0"
    "llvm.icmp\0"
    "addr\0"
    "succOperands\0"
    "indbr_operand_segments\0"
    "successors\0"
    "$addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands)) attr-dict\0"
    "llvm.indirectbr\0"
    "enum<@AsmDialect>\0"
    "asm_string\0"
    "constraints\0"
    "has_side_effects\0"
    "is_align_stack\0"
    "tail_call_kind\0"
    "asm_dialect",
    "operand_attrs\0"
    "(`has_side_effects` $has_side_effects^)\? (`is_align_stack` $is_align_stack^)\? (`tail_call_kind` `=` $tail_call_kind^)\? (`asm_dialect` `=` $asm_dialect^)\? (`operand_attrs` `=` $operand_attrs^)\? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)\0"
    "llvm.inline_asm\0"
    "AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>\0"
    "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)\0"
    "TypesMatchWith<vector,value>\0"
    "AllTypesMatch<res,vector>\0"
    "[[\"value\", \"element_type\", \"vector\"], [\"vector\", \"same\", \"res\"]]\0"
    "llvm.insertelement\0"
    "$value `,` $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))\0"
    "AllTypesMatch<container,res>\0"
    "[[\"res\", \"same\", \"container\"]]\0"
    "llvm.insertvalue\0"
    "I1Attr\0"
    "is_int_min_poison\0"
    "llvm.intr.abs\0"
    "`(` operands `)` attr-dict `:` functional-type(operands, results)\0"
    "[[\"res\", \"same\", \"in\"]]\0"
    "llvm.intr.acos\0"
    "annotation\0"
    "fileName\0"
    "AllTypesMatch<res,integer>\0"
    "AllTypesMatch<annotation,fileName>\0"
    "[[\"integer\", \"same\", \"res\"], [\"fileName\", \"same\", \"annotation\"], [\"line\", \"type\", \"i32\"]]\0"
    "llvm.intr.annotation\0"
    "llvm.intr.asin\0"
    "cond\0"
    "$cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^ )\? `:` type($cond) attr-dict\0"
    "[[\"cond\", \"type\", \"i1\"]]\0"
    "llvm.intr.assume\0"
    "llvm.intr.atan\0"
    "[[\"b\", \"same\", \"a\"], [\"res\", \"same\", \"a\"]]\0"
    "llvm.intr.atan2\0"
    "llvm.intr.bitreverse\0"
    "llvm.intr.bswap\0"
    "llvm.intr.ceil\0"
    "llvm.intr.copysign\0"
    "llvm.intr.coro.align\0"
    "!llvm.token\0"
    "mem\0"
    "$token `,` $mem attr-dict `:` functional-type(operands, results)\0"
    "[[\"token\", \"type\", \"!llvm.token\"]]\0"
    "llvm.intr.coro.begin\0"
    "unwind\0"
    "retvals\0"
    "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)\0"
    "[[\"unwind\", \"type\", \"i1\"], [\"retvals\", \"type\", \"!llvm.token\"]]\0"
    "llvm.intr.coro.end\0"
    "$id `,` $handle attr-dict `:` functional-type(operands, results)\0"
    "[[\"id\", \"type\", \"!llvm.token\"]]\0"
    "llvm.intr.coro.free\0"
    "align\0"
    "promise\0"
    "coroaddr\0"
    "fnaddrs\0"
    "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)\0"
    "[[\"align\", \"type\", \"i32\"]]\0"
    "llvm.intr.coro.id\0"
    "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)\0"
    "[[\"align\", \"type\", \"i32\"], [\"from\", \"type\", \"i1\"]]\0"
    "llvm.intr.coro.promise\0"
    "$handle attr-dict `:` qualified(type($handle))\0"
    "llvm.intr.coro.resume\0"
    "$handle attr-dict `:` functional-type(operands, results)\0"
    "llvm.intr.coro.save\0"
    "llvm.intr.coro.size\0"
    "save\0"
    "final\0"
    "$save `,` $final attr-dict `:` type($res)\0"
    "[[\"save\", \"type\", \"!llvm.token\"], [\"final\", \"type\", \"i1\"]]\0"
    "llvm.intr.coro.suspend\0"
    "llvm.intr.cos\0"
    "llvm.intr.cosh\0"
    "is_zero_poison\0"
    "llvm.intr.ctlz\0"
    "llvm.intr.ctpop\0"
    "llvm.intr.cttz\0"
    "#llvm.di_local_variable\0"
    "varInfo\0"
    "locationExpr\0"
    "#llvm.di_expression<>\0"
    "qualified($varInfo) (qualified($locationExpr)^)\? `=` $addr `:` qualified(type($addr)) attr-dict\0"
    "llvm.intr.dbg.declare\0"
    "#llvm.di_label\0"
    "label\0"
    "$label attr-dict\0"
    "llvm.intr.dbg.label\0"
    "qualified($varInfo) (qualified($locationExpr)^)\? `=` $value `:` qualified(type($value)) attr-dict\0"
    "llvm.intr.dbg.value\0"
    "llvm.intr.debugtrap\0"
    "type_info\0"
    "$type_info attr-dict `:` functional-type(operands, results)\0"
    "llvm.intr.eh.typeid.for\0"
    "llvm.intr.exp\0"
    "llvm.intr.exp10\0"
    "llvm.intr.exp2\0"
    "$val `,` $expected attr-dict `:` type($val)\0"
    "[[\"expected\", \"same\", \"val\"], [\"res\", \"same\", \"val\"]]\0"
    "llvm.intr.expect\0"
    "F64Attr\0"
    "prob\0"
    "$val `,` $expected `,` $prob attr-dict `:` type($val)\0"
    "AllTypesMatch<val,expected,res>\0"
    "llvm.intr.expect.with.probability\0"
    "enum<@FPExceptionBehavior>\0"
    "arg_0\0"
    "fpExceptionBehavior\0"
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
    "LLVM_VectorOf<I1>",
    "evl\0"
    "[[\"evl\", \"type\", \"i32\"]]\0"
    "llvm.intr.experimental.vp.strided.load\0"
    "llvm.intr.experimental.vp.strided.store\0"
    "llvm.intr.fabs\0"
    "llvm.intr.floor\0"
    "[[\"b\", \"same\", \"a\"], [\"c\", \"same\", \"a\"], [\"res\", \"same\", \"a\"]]\0"
    "llvm.intr.fma\0"
    "llvm.intr.fmuladd\0"
    "llvm.intr.frexp\0"
    "llvm.intr.fshl\0"
    "llvm.intr.fshr\0"
    "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)\0"
    "llvm.intr.get.active.lane.mask\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>\0"
    "start\0"
    "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))\0"
    "[[\"start\", \"type\", \"!llvm.ptr\"]]\0"
    "llvm.intr.invariant.end\0"
    "$size `,` $ptr attr-dict `:` qualified(type($ptr))\0"
    "[[\"res\", \"type\", \"!llvm.ptr\"]]\0"
    "llvm.intr.invariant.start\0"
    "[[\"res\", \"type\", \"i1\"]]\0"
    "llvm.intr.is.constant\0"
    "bit\0"
    "llvm.intr.is.fpclass\0"
    "$ptr attr-dict `:` qualified(type($ptr))\0"
    "[[\"res\", \"same\", \"ptr\"]]\0"
    "llvm.intr.launder.invariant.group\0"
    "power\0"
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
    "passthru\0"
    "llvm.intr.masked.expandload\0"
    "LLVM_VectorOf<!llvm.ptr>\0"
    "ptrs\0"
    "pass_thru\0"
    "llvm.intr.masked.gather\0"
    "data\0"
    "nontemporal\0"
    "llvm.intr.masked.load\0"
    "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)\0"
    "llvm.intr.masked.scatter\0"
    "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))\0"
    "llvm.intr.masked.store\0"
    "isVolatile\0"
    "columns\0"
    "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride` type($stride)\0"
    "llvm.intr.matrix.column.major.load\0"
    "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` qualified(type($data)) `stride` type($stride)\0"
    "llvm.intr.matrix.column.major.store\0"
    "lhs_rows\0"
    "lhs_columns\0"
    "rhs_columns\0"
    "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)\0"
    "llvm.intr.matrix.multiply\0"
    "$matrix attr-dict `:` type($matrix) `into` type($res)\0"
    "llvm.intr.matrix.transpose\0"
    "llvm.intr.maximum\0"
    "llvm.intr.maxnum\0"
    "len\0"
    "PromotableMemOpInterface\0"
    "llvm.intr.memcpy\0"
    "llvm.intr.memcpy.inline\0"
    "llvm.intr.memmove\0"
    "I8\0"
    "[[\"val\", \"type\", \"i8\"]]\0"
    "llvm.intr.memset\0"
    "llvm.intr.memset.inline\0"
    "llvm.intr.minimum\0"
    "llvm.intr.minnum\0"
    "llvm.intr.nearbyint\0"
    "llvm.intr.pow\0"
    "llvm.intr.powi\0"
    "rw\0"
    "cache\0"
    "llvm.intr.prefetch\0"
    "attr\0"
    "AllTypesMatch<res,ptr>\0"
    "AllTypesMatch<annotation,fileName,attr>\0"
    "[[\"ptr\", \"same\", \"res\"], [\"fileName\", \"same\", \"annotation\"], [\"attr\", \"same\", \"annotation\"], [\"line\", \"type\", \"i32\"]]\0"
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
    "[[\"b\", \"same\", \"a\"]]\0"
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
    "failureKind\0"
    "prop-dict attr-dict\0"
    "llvm.intr.ubsantrap\0"
    "llvm.intr.ucmp\0"
    "llvm.intr.umax\0"
    "llvm.intr.umin\0"
    "llvm.intr.umul.with.overflow\0"
    "llvm.intr.ushl.sat\0"
    "llvm.intr.usub.sat\0"
    "llvm.intr.usub.with.overflow\0"
    "dest_list\0"
    "src_list\0"
    "$src_list `to` $dest_list attr-dict `:` type(operands)\0"
    "llvm.intr.vacopy\0"
    "arg_list\0"
    "$arg_list attr-dict `:` qualified(type($arg_list))\0"
    "llvm.intr.vaend\0"
    "[[\"fileName\", \"same\", \"annotation\"], [\"attr\", \"same\", \"annotation\"], [\"line\", \"type\", \"i32\"]]\0"
    "llvm.intr.var.annotation\0"
    "llvm.intr.vastart\0"
    "vec\0"
    "llvm.intr.vector.deinterleave2\0"
    "srcvec\0"
    "pos\0"
    "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)\0"
    "AtMost<SrcVectorBitWidth,131072>\0"
    "AtMost<ResVectorBitWidth,131072>\0"
    "ScalableIfScalable<res,srcvec>",
    "llvm.intr.vector.extract\0"
    "dstvec\0"
    "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)\0"
    "AllTypesMatch<dstvec,res>\0"
    "AtMost<DstVectorBitWidth,131072>\0"
    "ScalableIfScalable<srcvec,dstvec>\0"
    "[[\"res\", \"same\", \"dstvec\"]]\0"
    "llvm.intr.vector.insert\0"
    "vec1\0"
    "vec2\0"
    "AllTypesMatch<vec1,vec2>\0"
    "ElementCountTimes<res,vec1,2>\0"
    "SameElementType<vec1,res>\0"
    "[[\"vec2\", \"same\", \"vec1\"]]\0"
    "llvm.intr.vector.interleave2\0"
    "llvm.intr.vector.reduce.add\0"
    "llvm.intr.vector.reduce.and\0"
    "LLVM_VectorOf<AnyFloat>\0"
    "start_value\0"
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
    "op1\0"
    "op2\0"
    "op3\0"
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
    "true_val\0"
    "false_val\0"
    "llvm.intr.vp.merge\0"
    "llvm.intr.vp.mul\0"
    "llvm.intr.vp.or\0"
    "llvm.intr.vp.ptrtoint\0"
    "satrt_value\0"
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
    "normalDestOperands\0"
    "unwindDestOperands\0"
    "normalDest\0"
    "unwindDest\0"
    "hook:llvm.invoke\0"
    "llvm.invoke\0"
    "cleanup\0"
    "hook:llvm.landingpad\0"
    "llvm.landingpad\0"
    "options\0"
    "$options attr-dict\0"
    "llvm.linker_options\0"
    "AnyOf<LLVM_LoadableType, Implements<\"PointerElementTypeInterface\">>\0"
    "invariant\0"
    "invariantGroup\0"
    "(`volatile` $volatile_^)\? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)\? $ordering^)\? (`invariant` $invariant^)\? (`invariant_group` $invariantGroup^)\? (`dereferenceable` `` $dereferenceable^)\? attr-dict `:` qualified(type($addr)) `->` type($res)\0"
    "llvm.load\0"
    "llvm.lshr\0"
    "global_name\0"
    "$global_name attr-dict `:` qualified(type($res))\0"
    "llvm.mlir.addressof\0"
    "alias_type\0"
    "thread_local_\0"
    "initializer\0"
    "hook:llvm.mlir.alias\0"
    "\"llvm.return\"\0"
    "llvm.mlir.alias\0"
    "`(` $value `)` attr-dict `:` type($res)\0"
    "llvm.mlir.constant\0"
    "AllOf<I32Attr, IntNonNegative>\0"
    "ArrayOf<#llvm.di_global_variable_expression>\0"
    "global_type\0"
    "externally_initialized\0"
    "addr_space\0"
    "dbg_exprs\0"
    "target_specific_attrs\0"
    "hook:llvm.mlir.global\0"
    "llvm.mlir.global\0"
    "ArrayOf<FlatSymbolRefAttr>\0"
    "ArrayOf<I32Attr>\0"
    "ctors\0"
    "priorities\0"
    "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict\0"
    "llvm.mlir.global_ctors\0"
    "dtors\0"
    "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict\0"
    "llvm.mlir.global_dtors\0"
    "i_func_type\0"
    "resolver\0"
    "resolver_type\0"
    "custom<LLVMLinkage>($linkage) ($visibility_^)\? ($unnamed_addr^)\? $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict\0"
    "llvm.mlir.ifunc\0"
    "[[\"res\", \"type\", \"!llvm.token\"]]\0"
    "llvm.mlir.none\0"
    "llvm.mlir.poison\0"
    "llvm.mlir.undef\0"
    "llvm.mlir.zero\0"
    "$flags attr-dict\0"
    "llvm.module_flags\0"
    "llvm.mul\0"
    "isDisjoint\0"
    "(`disjoint` $isDisjoint^)\? $lhs `,` $rhs attr-dict `:` type($res)\0"
    "DisjointFlagInterface\0"
    "llvm.or\0"
    "llvm.ptrtoint\0"
    "llvm.resume\0"
    "attr-dict ($arg^ `:` type($arg))\?\0"
    "llvm.return\0"
    "llvm.sdiv\0"
    "trueValue\0"
    "falseValue\0"
    "operands attr-dict `:` type($condition) `,` type($res)",
    "AllTypesMatch<trueValue,falseValue,res>\0"
    "[[\"falseValue\", \"same\", \"trueValue\"], [\"res\", \"same\", \"trueValue\"]]\0"
    "llvm.select\0"
    "llvm.sext\0"
    "llvm.shl\0"
    "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))\0"
    "AllTypesMatch<v1,v2>\0"
    "[[\"v2\", \"same\", \"v1\"]]\0"
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
    "nonNeg\0"
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
    "[[\"min\", \"same\", \"value\"], [\"max\", \"same\", \"value\"], [\"result\", \"same\", \"value\"]]\0"
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
    "[[\"b\", \"same\", \"a\"], [\"c\", \"same\", \"a\"], [\"result\", \"same\", \"a\"]]\0"
    "math.fma\0"
    "$lhs `,` $rhs (`fastmath` `` $fastmath^)\? attr-dict `:` type($lhs) `,` type($rhs)\0"
    "math.fpowi\0"
    "math.ipowi\0"
    "[[\"result\", \"i1_same_shape\", \"operand\"]]\0"
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
    "sin\0"
    "cos\0"
    "$operand (`fastmath` `` $fastmath^)\? attr-dict `:` type($operand)\0"
    "AllTypesMatch<operand,sin,cos>\0"
    "[[\"sin\", \"same\", \"operand\"], [\"cos\", \"same\", \"operand\"]]\0"
    "math.sincos\0"
    "math.sinh\0"
    "math.sqrt\0"
    "math.tan\0"
    "math.tanh\0"
    "math.trunc\0"
    "AllOf<I64Attr, IntPositive, IntPowerOf2>\0"
    "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)\? attr-dict `:` type($memref)\0"
    "AlignmentAttrOpInterface\0"
    "[[\"dynamicSizes\", \"type\", \"index\"], [\"symbolOperands\", \"type\", \"index\"]]\0"
    "\"alloc\"\0"
    "memref.alloc\0"
    "\"alloca\"\0"
    "memref.alloca\0"
    "hook:memref.alloca_scope\0"
    "\"memref.alloca_scope.return\"\0"
    "memref.alloca_scope\0"
    "attr-dict ($results^ `:` type($results))\?\0"
    "HasParent<memref.alloca_scope>\0"
    "memref.alloca_scope.return\0"
    "AllOf<I32Attr, IntPositive>\0"
    "$memref `,` $alignment attr-dict `:` type($memref)\0"
    "MemorySpaceCastConsumerOpInterface\0"
    "[[\"result\", \"same\", \"memref\"]]\0"
    "\"assume_align\"\0"
    "memref.assume_alignment\0"
    "MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>\0"
    "enum<@AtomicRMWKind>\0"
    "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)\0"
    "TypesMatchWith<memref,value>\0"
    "[[\"result\", \"same\", \"value\"], [\"value\", \"element_type\", \"memref\"], [\"indices\", \"type\", \"index\"]]\0"
    "memref.atomic_rmw\0"
    "$result attr-dict `:` type($result)\0"
    "HasParent<memref.generic_atomic_rmw>\0"
    "memref.atomic_yield\0"
    "\"cast\"\0"
    "memref.cast\0"
    "AnyStridedMemRef\0"
    "ArrayOf<ArrayOf<I64Attr>>\0"
    "reassociation\0"
    "$src $reassociation attr-dict `:` type($src) `into` type($result)\0"
    "\"collapse_shape\"\0"
    "memref.collapse_shape\0"
    "$source `,` $target attr-dict `:` type($source) `to` type($target)\0"
    "SameOperandsShape\0"
    "memref.copy\0"
    "$memref attr-dict `:` type($memref)\0"
    "memref.dealloc\0"
    "AnyOf<AnyUnrankedMemRef, AnyNon0RankedMemRef>\0"
    "attr-dict $source `,` $index `:` type($source)\0"
    "ShapedDimOpInterface\0"
    "[[\"index\", \"type\", \"index\"], [\"result\", \"type\", \"index\"]]\0"
    "\"dim\"\0"
    "memref.dim\0"
    "$operands attr-dict `:` type($operands)\0"
    "DistinctObjectsTrait\0"
    "memref.distinct_objects\0"
    "hook:memref.dma_start\0"
    "memref.dma_start\0"
    "tagMemRef\0"
    "tagIndices\0"
    "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
    "[[\"tagIndices\", \"type\", \"index\"], [\"numElements\", \"type\", \"index\"]]\0"
    "memref.dma_wait\0"
    "output_shape\0"
    "static_output_shape\0"
    "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)\0"
    "[[\"output_shape\", \"type\", \"index\"]]\0"
    "\"expand_shape\"\0"
    "memref.expand_shape\0"
    "aligned_pointer\0"
    "$source `:` type($source) `->` type(results) attr-dict\0"
    "SameVariadicResultSize\0"
    "[[\"aligned_pointer\", \"type\", \"index\"]]\0"
    "\"intptr\"\0"
    "memref.extract_aligned_pointer_as_index\0"
    "AllOf<AnyStridedMemRef, RankIs<0>>\0"
    "base_buffer\0"
    "sizes\0"
    "InferTypeOpAdaptor\0"
    "[[\"offset\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"], [\"strides\", \"type\", \"index\"]]\0"
    "\"base_buffer, offset, sizes, strides\"\0"
    "memref.extract_strided_metadata\0"
    "atomic_body\0"
    "hook:memref.generic_atomic_rmw\0"
    "TypesMatchWith<memref,result>\0"
    "[[\"result\", \"element_type\", \"memref\"], [\"indices\", \"type\", \"index\"]]\0"
    "\"memref.atomic_yield\"\0"
    "memref.generic_atomic_rmw\0"
    "AnyStaticShapeMemRef\0"
    "memref.get_global\0"
    "TypeAttrOf<AnyMemRef>\0"
    "($sym_visibility^)\? (`constant` $constant^)\? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict\0"
    "memref.global\0"
    "$memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "memref.load\0"
    "MemorySpaceCastOpInterface\0"
    "\"memspacecast\"\0"
    "memref.memory_space_cast\0"
    "hook:memref.prefetch\0"
    "memref.prefetch\0"
    "memref.rank\0"
    "AllOf<AnyMemRef, RankIs<1>>\0"
    "dynamicResultSize\0"
    "$source (`(` $dynamicResultSize^ `)`)\? attr-dict `:` type($source) `to` type(results)\0"
    "[[\"dynamicResultSize\", \"type\", \"index\"]]\0"
    "memref.realloc\0"
    "offsets\0"
    "static_offsets\0"
    "static_sizes\0"
    "static_strides\0"
    "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "OffsetSizeAndStrideOpInterface\0"
    "[[\"offsets\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"], [\"strides\", \"type\", \"index\"]]\0"
    "\"reinterpret_cast\"\0"
    "memref.reinterpret_cast\0"
    "AllOf<MemRefOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)\0"
    "\"reshape\"\0"
    "memref.reshape\0"
    "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "[[\"value\", \"element_type\", \"memref\"], [\"indices\", \"type\", \"index\"]]\0"
    "memref.store\0"
    "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "InferStridedMetadataOpInterface\0"
    "\"subview\"\0"
    "memref.subview\0"
    "hook:memref.transpose\0"
    "\"transpose\"\0"
    "memref.transpose\0"
    "byte_shift\0"
    "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)\0"
    "[[\"byte_shift\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"]]\0"
    "\"view\"\0"
    "memref.view\0"
    "ml_program\0"
    "\"extern\"\0"
    "extern\0"
    "hook:ml_program.func\0"
    "ml_program.func\0"
    "is_mutable\0"
    "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)\? $sym_name `` custom<TypedInitialValue>($type, $value) attr-dict\0"
    "ml_program.global\0"
    "$global `:` type($result) attr-dict\0"
    "\"{global}\"\0"
    "ml_program.global_load\0"
    "ml_program.global_load_const\0"
    "!ml_program.token\0"
    "consumeTokens\0"
    "produceToken\0"
    "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict\0"
    "[[\"consumeTokens\", \"type\", \"!ml_program.token\"], [\"produceToken\", \"type\", \"!ml_program.token\"]]\0"
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
    "ml_program.subgraph\0"
    "[[\"token\", \"type\", \"!ml_program.token\"]]\0"
    "ml_program.token\0"
    "mpi\0"
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
    "MPI_ERR_DIMS",
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
    "comm\0"
    "request\0"
    "retval\0"
    "status\0"
    "enum<@MPI_ErrorClassEnum>\0"
    "errclass\0"
    "!mpi.comm\0"
    "!mpi.retval\0"
    "enum<@MPI_ReductionOpEnum>\0"
    "sendbuf\0"
    "recvbuf\0"
    "`(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf) (`->` type($retval)^)\?\0"
    "[[\"comm\", \"type\", \"!mpi.comm\"], [\"retval\", \"type\", \"!mpi.retval\"]]\0"
    "mpi.allreduce\0"
    "`(` $comm `)` attr-dict (`->` type($retval)^)\?\0"
    "mpi.barrier\0"
    "`(` $comm `)` attr-dict `:` type(results)\0"
    "[[\"comm\", \"type\", \"!mpi.comm\"], [\"retval\", \"type\", \"!mpi.retval\"], [\"rank\", \"type\", \"i32\"]]\0"
    "mpi.comm_rank\0"
    "[[\"comm\", \"type\", \"!mpi.comm\"], [\"retval\", \"type\", \"!mpi.retval\"], [\"size\", \"type\", \"i32\"]]\0"
    "mpi.comm_size\0"
    "color\0"
    "newcomm\0"
    "`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)\0"
    "[[\"comm\", \"type\", \"!mpi.comm\"], [\"color\", \"type\", \"i32\"], [\"key\", \"type\", \"i32\"], [\"retval\", \"type\", \"!mpi.retval\"], [\"newcomm\", \"type\", \"!mpi.comm\"]]\0"
    "mpi.comm_split\0"
    "attr-dict `:` type(results)\0"
    "[[\"comm\", \"type\", \"!mpi.comm\"]]\0"
    "mpi.comm_world\0"
    "[[\"val\", \"type\", \"!mpi.retval\"], [\"errclass\", \"type\", \"!mpi.retval\"]]\0"
    "mpi.error_class\0"
    "attr-dict (`:` type($retval)^)\?\0"
    "[[\"retval\", \"type\", \"!mpi.retval\"]]\0"
    "mpi.finalize\0"
    "mpi.init\0"
    "!mpi.request\0"
    "ref\0"
    "req\0"
    "`(` $ref `,` $tag `,` $source `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($source)`->` type(results)\0"
    "[[\"tag\", \"type\", \"i32\"], [\"source\", \"type\", \"i32\"], [\"comm\", \"type\", \"!mpi.comm\"], [\"retval\", \"type\", \"!mpi.retval\"], [\"req\", \"type\", \"!mpi.request\"]]\0"
    "mpi.irecv\0"
    "`(` $ref `,` $tag `,` $dest `,` $comm`)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest) `->` type(results)\0"
    "[[\"tag\", \"type\", \"i32\"], [\"dest\", \"type\", \"i32\"], [\"comm\", \"type\", \"!mpi.comm\"], [\"retval\", \"type\", \"!mpi.retval\"], [\"req\", \"type\", \"!mpi.request\"]]\0"
    "mpi.isend\0"
    "`(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) (`->` type($retval)^)\?\0"
    "[[\"tag\", \"type\", \"i32\"], [\"source\", \"type\", \"i32\"], [\"comm\", \"type\", \"!mpi.comm\"], [\"retval\", \"type\", \"!mpi.retval\"]]\0"
    "mpi.recv\0"
    "#mpi.errclass\0"
    "$val `=` $errclass attr-dict `:` type($res)\0"
    "[[\"val\", \"type\", \"!mpi.retval\"], [\"res\", \"type\", \"i1\"]]\0"
    "mpi.retval_check\0"
    "`(` $ref `,` $tag `,` $dest `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($dest)(`->` type($retval)^)\?\0"
    "[[\"tag\", \"type\", \"i32\"], [\"dest\", \"type\", \"i32\"], [\"comm\", \"type\", \"!mpi.comm\"], [\"retval\", \"type\", \"!mpi.retval\"]]\0"
    "mpi.send\0"
    "`(` $req `)` attr-dict `:` type($req) (`->` type($retval) ^)\?\0"
    "[[\"req\", \"type\", \"!mpi.request\"], [\"retval\", \"type\", \"!mpi.retval\"]]\0"
    "mpi.wait\0"
    "nvgpu\0"
    "RcpRoundingMode\0"
    "approx\0"
    "rn\0"
    "rz\0"
    "rm\0"
    "rp\0"
    "TensorMapInterleaveKind\0"
    "interleave_16b\0"
    "interleave_32b\0"
    "TensorMapL2PromoKind\0"
    "l2promo_64b\0"
    "l2promo_128b\0"
    "l2promo_256b\0"
    "TensorMapOOBKind\0"
    "nan\0"
    "TensorMapSwizzleKind\0"
    "swizzle_32b\0"
    "swizzle_64b\0"
    "swizzle_128b\0"
    "device.async.token\0"
    "num_barriers\0"
    "mbarrier.group\0"
    "mbarrier.token\0"
    "enum<@TensorMapSwizzleKind>\0"
    "enum<@TensorMapL2PromoKind>\0"
    "enum<@TensorMapOOBKind>\0"
    "enum<@TensorMapInterleaveKind>\0"
    "swizzle\0"
    "l2promo\0"
    "oob\0"
    "tensormap.descriptor\0"
    "AnyVectorOfAnyRank\0"
    "fragmented\0"
    "warpgroup.accumulator",
    "warpgroup.descriptor\0"
    "enum<@RcpRoundingMode>\0"
    "rcp_rounding_mode\0"
    "!nvgpu.device.async.token\0"
    "srcElements\0"
    "dstElements\0"
    "bypassL1\0"
    "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` `,` $dstElements (`,` $srcElements^)\? attr-dict `:` type($src) `to` type($dst)\0"
    "[[\"dstIndices\", \"type\", \"index\"], [\"srcIndices\", \"type\", \"index\"], [\"srcElements\", \"type\", \"index\"], [\"asyncToken\", \"type\", \"!nvgpu.device.async.token\"]]\0"
    "nvgpu.device_async_copy\0"
    "inputTokens\0"
    "$inputTokens attr-dict\0"
    "[[\"inputTokens\", \"type\", \"!nvgpu.device.async.token\"], [\"asyncToken\", \"type\", \"!nvgpu.device.async.token\"]]\0"
    "nvgpu.device_async_create_group\0"
    "numGroups\0"
    "$asyncDependencies attr-dict\0"
    "[[\"asyncDependencies\", \"type\", \"!nvgpu.device.async.token\"]]\0"
    "nvgpu.device_async_wait\0"
    "numTiles\0"
    "$srcMemref`[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)\0"
    "TypeIs<Result0,AnyShaped>\0"
    "SameElementType<Result0,Operand0>\0"
    "nvgpu.ldmatrix\0"
    "!nvgpu.mbarrier.group\0"
    "!nvgpu.mbarrier.token\0"
    "barriers\0"
    "mbarId\0"
    "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($token)\0"
    "[[\"mbarId\", \"type\", \"index\"], [\"token\", \"type\", \"!nvgpu.mbarrier.token\"]]\0"
    "nvgpu.mbarrier.arrive\0"
    "txcount\0"
    "$barriers `[` $mbarId `]` `,` $txcount (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($barriers)\0"
    "[[\"txcount\", \"type\", \"index\"], [\"mbarId\", \"type\", \"index\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvgpu.mbarrier.arrive.expect_tx\0"
    "$barriers `[` $mbarId `]` `,` $count attr-dict `:` type($barriers) `->` type($token)\0"
    "[[\"mbarId\", \"type\", \"index\"], [\"count\", \"type\", \"index\"], [\"token\", \"type\", \"!nvgpu.mbarrier.token\"]]\0"
    "nvgpu.mbarrier.arrive.nocomplete\0"
    "attr-dict `->` type($barriers)\0"
    "nvgpu.mbarrier.create\0"
    "AnyOf<I32, I64>\0"
    "mbarrierPointer\0"
    "$barriers `[` $mbarId `]` attr-dict `:` type($barriers) `->` type($mbarrierPointer)\0"
    "[[\"mbarId\", \"type\", \"index\"]]\0"
    "nvgpu.mbarrier.get\0"
    "$barriers `[` $mbarId `]` `,` $count (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($barriers)\0"
    "[[\"count\", \"type\", \"index\"], [\"mbarId\", \"type\", \"index\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvgpu.mbarrier.init\0"
    "waitComplete\0"
    "$barriers `[` $mbarId `]` `,` $token attr-dict `:` type($barriers) `,` type($token)\0"
    "[[\"token\", \"type\", \"!nvgpu.mbarrier.token\"], [\"mbarId\", \"type\", \"index\"], [\"waitComplete\", \"type\", \"i1\"]]\0"
    "nvgpu.mbarrier.test.wait\0"
    "phaseParity\0"
    "ticks\0"
    "$barriers `[` $mbarId `]` `,` $phaseParity `,` $ticks attr-dict `:` type($barriers)\0"
    "[[\"phaseParity\", \"type\", \"i1\"], [\"ticks\", \"type\", \"index\"], [\"mbarId\", \"type\", \"index\"]]\0"
    "nvgpu.mbarrier.try_wait.parity\0"
    "AllOf<FixedVectorOfAnyRank<I16>, LengthIs<2>>\0"
    "matrixA\0"
    "matrixB\0"
    "matrixC\0"
    "sparseMetadata\0"
    "mmaShape\0"
    "sparsitySelector\0"
    "tf32Enabled\0"
    "`(` $matrixA`,` $matrixB`,` $matrixC `)` `metadata` `(` $sparseMetadata `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)\0"
    "[[\"sparseMetadata\", \"type\", \"vector<2xi16>\"]]\0"
    "nvgpu.mma.sp.sync\0"
    "`(` $matrixA`,` $matrixB`,` $matrixC `)` attr-dict `:` `(` type($matrixA) `,` type($matrixB) `,` type($matrixC) `)` `->` type($res)\0"
    "nvgpu.mma.sync\0"
    "VectorOfNonZeroRankOf<F32>\0"
    "#nvgpu.rcp_rounding_mode\0"
    "rounding\0"
    "#nvgpu<rcp_rounding_mode approx>\0"
    "ftz\0"
    "$in `{` `rounding` `=` $rounding (`,` `ftz` $ftz^)\? `}` attr-dict `:` type($out)\0"
    "[[\"out\", \"same\", \"in\"]]\0"
    "nvgpu.rcp\0"
    "!nvgpu.tensormap.descriptor\0"
    "I16\0"
    "tensorMapDescriptor\0"
    "multicastMask\0"
    "$tensorMapDescriptor `[` $coordinates `]` `,` $barriers `[` $mbarId `]` `to` $dst (`multicast_mask` `=` $multicastMask^ )\? (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($tensorMapDescriptor) `,` type($barriers) `->` type($dst)\0"
    "[[\"coordinates\", \"type\", \"index\"], [\"mbarId\", \"type\", \"index\"], [\"multicastMask\", \"type\", \"i16\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvgpu.tma.async.load\0"
    "$src `to` $tensorMapDescriptor `[` $coordinates `]` (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($src) `->` type($tensorMapDescriptor)\0"
    "[[\"coordinates\", \"type\", \"index\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvgpu.tma.async.store\0"
    "boxDimensions\0"
    "tensorMap\0"
    "$tensor `box` `[` $boxDimensions `]` attr-dict `:` type($tensor) `->` type($tensorMap)\0"
    "[[\"boxDimensions\", \"type\", \"index\"]]",
    "nvgpu.tma.create.descriptor\0"
    "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)\0"
    "nvgpu.tma.fence.descriptor\0"
    "$tensorMapDescriptor (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($tensorMapDescriptor)\0"
    "[[\"predicate\", \"type\", \"i1\"]]\0"
    "nvgpu.tma.prefetch.descriptor\0"
    "!nvgpu.warpgroup.descriptor\0"
    "descriptor\0"
    "$tensor `,` $tensorMap attr-dict `:` type($tensor) `,` type($tensorMap) `->` type($descriptor)\0"
    "nvgpu.warpgroup.generate.descriptor\0"
    "!nvgpu.warpgroup.accumulator\0"
    "descriptorA\0"
    "descriptorB\0"
    "matrixD\0"
    "waitGroup\0"
    "transposeA\0"
    "transposeB\0"
    "$descriptorA`,` $descriptorB`,` $matrixC attr-dict `:` type($descriptorA) `,` type($descriptorB) `,` type($matrixC) `->` type($matrixD)\0"
    "nvgpu.warpgroup.mma\0"
    "attr-dict `->` type($matrixC)\0"
    "nvgpu.warpgroup.mma.init.accumulator\0"
    "$matrixD `,` $dstMemref attr-dict `:` type($matrixD) `to` type($dstMemref)\0"
    "nvgpu.warpgroup.mma.store\0"
    "nvvm\0"
    "BarrierReduction\0"
    "popc\0"
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
    "signed\0"
    "unsigned\0"
    "FPRoundingMode\0"
    "rna\0"
    "rs\0"
    "GridDepActionKind\0"
    "launch_dependents\0"
    "LdStMatrixEltType\0"
    "b16\0"
    "b8\0"
    "b8x16.b6x16_p32\0"
    "b8x16.b4x16_p64\0"
    "LoadCacheModifierKind\0"
    "ca\0"
    "cg\0"
    "cs\0"
    "lu\0"
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
    "MMAKind\0"
    "f8f6f4\0"
    "MMALayout\0"
    "row\0"
    "col\0"
    "MMATypes\0"
    "s8\0"
    "u8\0"
    "s32\0"
    "s4\0"
    "u4\0"
    "b1\0"
    "e4m3\0"
    "e5m2\0"
    "e3m2\0"
    "e2m3\0"
    "e2m1\0"
    "MatchSyncKind\0"
    "MemOrderKind\0"
    "relaxed\0"
    "sc\0"
    "mmio\0"
    "volatile\0"
    "MemScopeKind\0"
    "cta\0"
    "cluster\0"
    "sys\0"
    "NVVMMemorySpace\0"
    "generic\0"
    "shared\0"
    "local\0"
    "shared_cluster\0"
    "PermuteMode\0"
    "f4e\0"
    "b4e\0"
    "rc8\0"
    "ecl\0"
    "ecr\0"
    "rc16\0"
    "PrefetchCacheLevel\0"
    "L1\0"
    "L2\0"
    "ProxyKind\0"
    "async.global\0"
    "async.shared\0"
    "tensormap\0"
    "ReduxKind\0"
    "SaturationMode\0"
    "ScaleVecSize\0"
    "x1\0"
    "x2\0"
    "x4\0"
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
    "inc\0"
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
    "b6x16_p32\0"
    "b4x16_p64\0"
    "Tcgen05FenceKind\0"
    "before\0"
    "after\0"
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
    "use\0"
    "Tcgen05MMAKind\0"
    "i8\0"
    "Tcgen05WaitKind\0"
    "VoteSyncKind\0"
    "ballot\0"
    "uni\0"
    "WGMMAScaleIn\0"
    "neg\0"
    "WGMMAScaleOut\0"
    "WGMMATypes\0"
    "enum<@SetMaxRegisterAction>\0"
    "action\0"
    "enum<@BlockScaleFormat>\0"
    "block_scale_format\0"
    "enum<@MMABlockScaleKind>\0"
    "block_scale_kind\0"
    "enum<@CacheEvictionPriority>\0"
    "cache_eviction_priority\0"
    "enum<@ClusterLaunchControlQueryType>\0"
    "cluster_launch_control_query_type\0"
    "enum<@CTAGroupKind>\0"
    "cta_group\0"
    "enum<@DotAccumulateType>\0"
    "dot_accumulate_type\0"
    "enum<@FPRoundingMode>\0"
    "fp_rnd_mode\0"
    "enum<@GridDepActionKind>\0"
    "grid_dep_action\0"
    "enum<@LdStMatrixEltType>\0"
    "ld_st_matrix_elt_type\0"
    "i32\0"
    "ld_st_matrix_shape\0"
    "enum<@LoadCacheModifierKind>\0"
    "load_cache_modifier\0"
    "enum<@MatchSyncKind>\0"
    "match_sync_kind\0"
    "enum<@MemOrderKind>\0"
    "mem_order\0"
    "enum<@MemScopeKind>\0"
    "mem_scope\0"
    "enum<@NVVMMemorySpace>\0"
    "enum<@MMAB1Op>\0"
    "mma_b1op\0"
    "enum<@MMAFrag>\0"
    "mma_frag\0"
    "enum<@MMAIntOverflow>\0"
    "mma_int_overflow\0"
    "enum<@MMAKind>\0"
    "mma_kind\0"
    "enum<@MMALayout>\0"
    "mma_layout\0"
    "enum<@MMATypes>\0"
    "mma_type\0"
    "enum<@PermuteMode>\0"
    "permute_mode\0"
    "enum<@PrefetchCacheLevel>\0"
    "prefetch_cache_level\0"
    "enum<@ProxyKind>\0"
    "proxy_kind\0"
    "enum<@BarrierReduction>\0"
    "enum<@ReduxKind>\0"
    "redux_kind\0"
    "enum<@SaturationMode>\0"
    "sat_mode\0"
    "enum<@ScaleVecSize>\0"
    "scale_vec_size\0"
    "enum<@SharedSpace>\0"
    "shared_space\0"
    "enum<@ShflKind>\0"
    "shfl_kind\0"
    "O\0"
    "2 : i32\0"
    "\"nvptx64-nvidia-cuda\"\0"
    "\"sm_50\"\0"
    "link\0"
    "verifyTarget\0"
    "(`<` struct($O, $triple, $chip, $features, $flags, $link, $verifyTarget)^ `>`)\?\0"
    "TargetAttrVerifyInterface\0"
    "enum<@Tcgen05CpMulticast>\0"
    "tcgen05_cp_multicast\0"
    "enum<@Tcgen05CpShape>\0"
    "tcgen05_cp_shape\0"
    "enum<@Tcgen05CpSrcFormat>\0"
    "tcgen05_cp_src_fmt\0"
    "enum<@Tcgen05FenceKind>\0"
    "tcgen05_fence\0"
    "enum<@Tcgen05LdStShape>\0"
    "tcgen05_ldst_shape\0"
    "enum<@Tcgen05MMABlockScale>\0"
    "tcgen05_mma_block_scale",
    "enum<@Tcgen05MMACollectorBBuffer>\0"
    "tcgen05_mma_collectorb\0"
    "enum<@Tcgen05MMACollectorOp>\0"
    "tcgen05_mma_collectorop\0"
    "enum<@Tcgen05MMAKind>\0"
    "tcgen05_mma_kind\0"
    "enum<@Tcgen05WaitKind>\0"
    "tcgen05_wait\0"
    "enum<@TMALoadMode>\0"
    "tma_load_mode\0"
    "enum<@TMAReduxKind>\0"
    "tma_redux_kind\0"
    "enum<@TMAStoreMode>\0"
    "tma_store_mode\0"
    "enum<@VoteSyncKind>\0"
    "vote_sync_kind\0"
    "enum<@WGMMAScaleIn>\0"
    "wgmma_scale_in\0"
    "enum<@WGMMAScaleOut>\0"
    "wgmma_scale_out\0"
    "enum<@WGMMATypes>\0"
    "wgmma_type\0"
    "$mask attr-dict `:` type($mask)\0"
    "[[\"mask\", \"type\", \"i32\"]]\0"
    "nvvm.bar.warp.sync\0"
    "#nvvm.reduction\0"
    "barrierId\0"
    "numberOfThreads\0"
    "reductionPredicate\0"
    "reductionOp\0"
    "(`id` `=` $barrierId^)\? (`number_of_threads` `=` $numberOfThreads^)\? (qualified($reductionOp)^ $reductionPredicate)\? (`->` type($res)^)\? attr-dict\0"
    "[[\"barrierId\", \"type\", \"i32\"], [\"numberOfThreads\", \"type\", \"i32\"], [\"reductionPredicate\", \"type\", \"i32\"], [\"res\", \"type\", \"i32\"]]\0"
    "nvvm.barrier\0"
    "(`id` `=` $barrierId^)\? `number_of_threads` `=` $numberOfThreads attr-dict\0"
    "BasicPtxBuilderOpInterface\0"
    "[[\"barrierId\", \"type\", \"i32\"], [\"numberOfThreads\", \"type\", \"i32\"]]\0"
    "nvvm.barrier.arrive\0"
    "nvvm.barrier0\0"
    "nvvm.breakpoint\0"
    "aligned\0"
    "nvvm.cluster.arrive\0"
    "NVVMRequiresSM<90>\0"
    "nvvm.cluster.arrive.relaxed\0"
    "nvvm.cluster.wait\0"
    "I128\0"
    "AnyOf<I1, I32>\0"
    "#nvvm.cluster_launch_control_query_type\0"
    "try_cancel_response\0"
    "query_type\0"
    "`query` `=` $query_type `,` $try_cancel_response attr-dict `:` type($res)\0"
    "NVVMRequiresSM<100>\0"
    "[[\"try_cancel_response\", \"type\", \"i128\"]]\0"
    "nvvm.clusterlaunchcontrol.query.cancel\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>\0"
    "smemAddress\0"
    "mbarrier\0"
    "multicast\0"
    "(`multicast` $multicast^ `,`)\? $smemAddress `,` $mbarrier attr-dict\0"
    "[[\"smemAddress\", \"type\", \"!llvm.ptr<3>\"], [\"mbarrier\", \"type\", \"!llvm.ptr<3>\"]]\0"
    "nvvm.clusterlaunchcontrol.try.cancel\0"
    "AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2>>\0"
    "AnyOf<I16, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>>\0"
    "#nvvm.fp_rnd_mode\0"
    "#nvvm.sat_mode\0"
    "rnd\0"
    "#nvvm.fp_rnd_mode<none>\0"
    "sat\0"
    "#nvvm.sat_mode<none>\0"
    "dstTy\0"
    "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`\0"
    "nvvm.convert.bf16x2.to.f8x2\0"
    "AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<2>>\0"
    "relu\0"
    "nvvm.convert.f16x2.to.f8x2\0"
    "src_hi\0"
    "src_lo\0"
    "random_bits\0"
    "$src_hi `,` $src_lo (`,` $random_bits^)\? attr-dict `:` type($dst)\0"
    "[[\"src_hi\", \"type\", \"f32\"], [\"src_lo\", \"type\", \"f32\"], [\"random_bits\", \"type\", \"i32\"]]\0"
    "nvvm.convert.f32x2.to.bf16x2\0"
    "nvvm.convert.f32x2.to.f16x2\0"
    "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`\0"
    "[[\"a\", \"type\", \"f32\"], [\"b\", \"type\", \"f32\"], [\"dst\", \"type\", \"i8\"]]\0"
    "nvvm.convert.f32x2.to.f4x2\0"
    "[[\"a\", \"type\", \"f32\"], [\"b\", \"type\", \"f32\"]]\0"
    "nvvm.convert.f32x2.to.f6x2\0"
    "nvvm.convert.f32x2.to.f8x2\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4>>\0"
    "rbits\0"
    "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`\0"
    "NVVMRequiresSMa<100,103>\0"
    "[[\"rbits\", \"type\", \"i32\"], [\"dst\", \"type\", \"i16\"]]\0"
    "nvvm.convert.f32x4.to.f4x4\0"
    "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4>>\0"
    "[[\"rbits\", \"type\", \"i32\"]]\0"
    "nvvm.convert.f32x4.to.f6x4\0"
    "nvvm.convert.f32x4.to.f8x4\0"
    "srcType\0"
    "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)\0"
    "[[\"src\", \"type\", \"i8\"]]\0"
    "nvvm.convert.f4x2.to.f16x2\0"
    "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>\0"
    "nvvm.convert.f6x2.to.f16x2\0"
    "nvvm.convert.f8x2.to.bf16x2\0"
    "nvvm.convert.f8x2.to.f16x2\0"
    "$src attr-dict\0"
    "[[\"src\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "nvvm.convert.float.to.tf32\0"
    "nvvm.cp.async.bulk.commit.group\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>\0"
    "dstMem\0"
    "srcMem\0"
    "l2CacheHint\0"
    "byteMask\0"
    "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )\? (`byte_mask` `=` $byteMask^ )\? attr-dict `:` type($dstMem) `,` type($srcMem)\0"
    "[[\"dstMem\", \"type\", \"!llvm.ptr<1>\"], [\"srcMem\", \"type\", \"!llvm.ptr<3>\"], [\"size\", \"type\", \"i32\"], [\"l2CacheHint\", \"type\", \"i64\"], [\"byteMask\", \"type\", \"i16\"]]\0"
    "nvvm.cp.async.bulk.global.shared.cta\0"
    "$srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )\? attr-dict `:` type($srcMem)\0"
    "[[\"srcMem\", \"type\", \"!llvm.ptr<1>\"], [\"size\", \"type\", \"i32\"], [\"l2CacheHint\", \"type\", \"i64\"]]\0"
    "nvvm.cp.async.bulk.prefetch",
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>\0"
    "mbar\0"
    "$dstMem `,` $srcMem `,` $mbar `,` $size (`multicast_mask` `=` $multicastMask^ )\? (`l2_cache_hint` `=` $l2CacheHint^ )\? attr-dict `:` type($dstMem) `,` type($srcMem)\0"
    "[[\"srcMem\", \"type\", \"!llvm.ptr<1>\"], [\"mbar\", \"type\", \"!llvm.ptr<3>\"], [\"size\", \"type\", \"i32\"], [\"multicastMask\", \"type\", \"i16\"], [\"l2CacheHint\", \"type\", \"i64\"]]\0"
    "nvvm.cp.async.bulk.shared.cluster.global\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>\0"
    "$dstMem `,` $srcMem `,` $mbar `,` $size attr-dict `:` type($dstMem) `,` type($srcMem)\0"
    "[[\"dstMem\", \"type\", \"!llvm.ptr<7>\"], [\"srcMem\", \"type\", \"!llvm.ptr<3>\"], [\"mbar\", \"type\", \"!llvm.ptr<3>\"], [\"size\", \"type\", \"i32\"]]\0"
    "nvvm.cp.async.bulk.shared.cluster.shared.cta\0"
    "#nvvm.tma_store_mode\0"
    "tmaDescriptor\0"
    "#nvvm.tma_store_mode<tile>\0"
    "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )\? (`,` `predicate` `=` $predicate^)\? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)\0"
    "[[\"tmaDescriptor\", \"type\", \"!llvm.ptr\"], [\"srcMem\", \"type\", \"!llvm.ptr<3>\"], [\"coordinates\", \"type\", \"i32\"], [\"l2CacheHint\", \"type\", \"i64\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvvm.cp.async.bulk.tensor.global.shared.cta\0"
    "#nvvm.tma_load_mode\0"
    "im2colOffsets\0"
    "#nvvm.tma_load_mode<tile>\0"
    "$tmaDescriptor `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )\? (`l2_cache_hint` `=` $l2CacheHint^ )\? attr-dict `:` type($tmaDescriptor)\0"
    "[[\"tmaDescriptor\", \"type\", \"!llvm.ptr\"], [\"coordinates\", \"type\", \"i32\"], [\"im2colOffsets\", \"type\", \"i16\"], [\"l2CacheHint\", \"type\", \"i64\"]]\0"
    "nvvm.cp.async.bulk.tensor.prefetch\0"
    "#nvvm.tma_redux_kind\0"
    "redKind\0"
    "$tmaDescriptor `,` $srcMem `,` `box` `[`$coordinates `]` (`l2_cache_hint` `=` $l2CacheHint^ )\? attr-dict `:` type($tmaDescriptor) `,` type($srcMem)\0"
    "[[\"srcMem\", \"type\", \"!llvm.ptr<3>\"], [\"coordinates\", \"type\", \"i32\"], [\"l2CacheHint\", \"type\", \"i64\"]]\0"
    "nvvm.cp.async.bulk.tensor.reduce\0"
    "#nvvm.cta_group\0"
    "isCTAOnly\0"
    "$dstMem `,` $tmaDescriptor `,` $mbar `,` `box` `[`$coordinates `]` (`im2col` `[` $im2colOffsets^ `]` )\? (`multicast_mask` `=` $multicastMask^ )\? (`l2_cache_hint` `=` $l2CacheHint^ )\? (`predicate` `=` $predicate^)\? attr-dict `:` type($dstMem) `,` type($tmaDescriptor)\0"
    "[[\"tmaDescriptor\", \"type\", \"!llvm.ptr\"], [\"coordinates\", \"type\", \"i32\"], [\"mbar\", \"type\", \"!llvm.ptr<3>\"], [\"im2colOffsets\", \"type\", \"i16\"], [\"multicastMask\", \"type\", \"i16\"], [\"l2CacheHint\", \"type\", \"i64\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvvm.cp.async.bulk.tensor.shared.cluster.global\0"
    "$group attr-dict\0"
    "nvvm.cp.async.bulk.wait_group\0"
    "nvvm.cp.async.commit.group\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>\0"
    "noinc\0"
    "$addr attr-dict `:` type(operands)\0"
    "nvvm.cp.async.mbarrier.arrive\0"
    "#nvvm.load_cache_modifier\0"
    "cpSize\0"
    "modifier\0"
    "$dst `,` $src `,` $size `,` `cache` `=` $modifier (`,` $cpSize^)\? attr-dict `:` type(operands)\0"
    "[[\"dst\", \"type\", \"!llvm.ptr<3>\"], [\"src\", \"type\", \"!llvm.ptr<1>\"], [\"cpSize\", \"type\", \"i32\"]]\0"
    "nvvm.cp.async.shared.global\0"
    "$n attr-dict\0"
    "nvvm.cp.async.wait.group\0"
    "AllOf<VectorOfNonZeroRankOf<I16>, LengthIs<2>>\0"
    "#nvvm.dot_accumulate_type\0"
    "a_type\0"
    "b_type\0"
    "b_hi\0"
    "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)\0"
    "[[\"c\", \"type\", \"i32\"], [\"res\", \"type\", \"i32\"]]\0"
    "nvvm.dot.accumulate.2way\0"
    "nvvm.dot.accumulate.4way\0"
    "membermask\0"
    "($membermask^)\? attr-dict `->` type(results)\0"
    "[[\"membermask\", \"type\", \"i32\"], [\"pred\", \"type\", \"i1\"]]\0"
    "nvvm.elect.sync\0"
    "nvvm.exit\0"
    "nvvm.fence.mbarrier.init\0"
    "#nvvm.proxy_kind\0"
    "#nvvm.shared_space\0"
    "space\0"
    "nvvm.fence.proxy\0"
    "#nvvm.mem_scope\0"
    "fromProxy\0"
    "#nvvm.proxy_kind<generic>\0"
    "toProxy\0"
    "#nvvm.proxy_kind<tensormap>\0"
    "$scope $addr `,` $size (`from_proxy` `=` $fromProxy^)\? (`to_proxy` `=` $toProxy^)\? attr-dict\0"
    "[[\"addr\", \"type\", \"!llvm.ptr\"], [\"size\", \"type\", \"i32\"]]\0"
    "nvvm.fence.proxy.acquire\0"
    "$scope (`from_proxy` `=` $fromProxy^)\? (`to_proxy` `=` $toProxy^)\? attr-dict\0"
    "nvvm.fence.proxy.release\0"
    "#nvvm.mem_order\0"
    "order\0"
    "#nvvm.proxy_kind<async>\0"
    "nvvm.fence.proxy.sync_restrict",
    "nvvm.fence.sc.cluster\0"
    "nvvm.fence.sync_restrict\0"
    "#nvvm.grid_dep_action\0"
    "$kind attr-dict\0"
    "nvvm.griddepcontrol\0"
    "readOnlyArgs\0"
    "readWriteArgs\0"
    "writeOnlyArgs\0"
    "ptxCode\0"
    "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )\? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)` )\? (`,` `predicate` `=` $predicate^)\? attr-dict ( `->` type($writeOnlyArgs)^ )\?\0"
    "nvvm.inline_ptx\0"
    "#nvvm.mma_layout\0"
    "#nvvm.ld_st_matrix_shape\0"
    "#nvvm.ld_st_matrix_elt_type\0"
    "num\0"
    "eltType\0"
    "$ptr attr-dict `:` functional-type($ptr, $res)\0"
    "[[\"ptr\", \"type\", \"!llvm.ptr<3>\"]]\0"
    "nvvm.ldmatrix\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>\0"
    "$a`,` $b attr-dict `:` type($a) `->` type($res)\0"
    "InputAddressIsCombinationOf\0"
    "[[\"b\", \"type\", \"i32\"]]\0"
    "nvvm.mapa\0"
    "AnyOf<I32, !llvm.struct>\0"
    "#nvvm.match_sync_kind\0"
    "thread_mask\0"
    "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)\0"
    "[[\"thread_mask\", \"type\", \"i32\"]]\0"
    "nvvm.match.sync\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>\0"
    "#nvvm.mem_scope<cta>\0"
    "$addr (`,` $count^)\? attr-dict `:` type($addr) (`->` type($res)^)\?\0"
    "[[\"count\", \"type\", \"i32\"], [\"res\", \"type\", \"i64\"]]\0"
    "nvvm.mbarrier.arrive\0"
    "$addr `,` $txcount (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands) (`->` type($res)^)\?\0"
    "[[\"txcount\", \"type\", \"i32\"], [\"predicate\", \"type\", \"i1\"], [\"res\", \"type\", \"i64\"]]\0"
    "nvvm.mbarrier.arrive.expect_tx\0"
    "$addr `,` $count attr-dict `:` type(operands) `->` type($res)\0"
    "nvvm.mbarrier.arrive.nocomplete\0"
    "nvvm.mbarrier.arrive_drop\0"
    "$addr `,` $txcount attr-dict `:` type(operands) (`->` type($res)^)\?\0"
    "[[\"txcount\", \"type\", \"i32\"], [\"res\", \"type\", \"i64\"]]\0"
    "nvvm.mbarrier.arrive_drop.expect_tx\0"
    "nvvm.mbarrier.arrive_drop.nocomplete\0"
    "$addr `,` $txcount attr-dict `:` type(operands)\0"
    "[[\"txcount\", \"type\", \"i32\"]]\0"
    "nvvm.mbarrier.complete_tx\0"
    "nvvm.mbarrier.expect_tx\0"
    "$addr `,` $count (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands)\0"
    "[[\"count\", \"type\", \"i32\"], [\"predicate\", \"type\", \"i1\"]]\0"
    "nvvm.mbarrier.init\0"
    "nvvm.mbarrier.inval\0"
    "AnyOf<I64, I32>\0"
    "stateOrPhase\0"
    "$addr `,` $stateOrPhase attr-dict `:` type(operands) `->` type($res)\0"
    "nvvm.mbarrier.test.wait\0"
    "$addr `,` $stateOrPhase (`,` $ticks^)\? attr-dict `:` type(operands) `->` type($res)\0"
    "[[\"ticks\", \"type\", \"i32\"], [\"res\", \"type\", \"i1\"]]\0"
    "nvvm.mbarrier.try_wait\0"
    "phase\0"
    "$addr `,` $phase `,` $ticks attr-dict `:` type(operands)\0"
    "[[\"phase\", \"type\", \"i32\"], [\"ticks\", \"type\", \"i32\"]]\0"
    "nvvm.mbarrier.try_wait.parity\0"
    "nvvm.memory.barrier\0"
    "#nvvm.shape\0"
    "#nvvm.mma_type\0"
    "#nvvm.scale_vec_size\0"
    "#nvvm.block_scale_format\0"
    "#nvvm.block_scale_kind\0"
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
    "hook:nvvm.mma.block_scale\0"
    "[[\"scaleAData\", \"type\", \"i32\"], [\"byteIdA\", \"type\", \"i16\"], [\"threadIdA\", \"type\", \"i16\"], [\"scaleBData\", \"type\", \"i32\"], [\"byteIdB\", \"type\", \"i16\"], [\"threadIdB\", \"type\", \"i16\"]]\0"
    "nvvm.mma.block_scale\0"
    "orderedMetadata\0"
    "hook:nvvm.mma.sp.block_scale\0"
    "[[\"sparseMetadata\", \"type\", \"i32\"], [\"sparsitySelector\", \"type\", \"i32\"], [\"scaleAData\", \"type\", \"i32\"], [\"byteIdA\", \"type\", \"i16\"], [\"threadIdA\", \"type\", \"i16\"], [\"scaleBData\", \"type\", \"i32\"], [\"byteIdB\", \"type\", \"i16\"], [\"threadIdB\", \"type\", \"i16\"]]\0"
    "nvvm.mma.sp.block_scale\0"
    "#nvvm.mma_int_overflow\0"
    "#nvvm.mma_kind\0"
    "intOverflowBehavior\0"
    "hook:nvvm.mma.sp.sync\0"
    "[[\"sparseMetadata\", \"type\", \"i32\"], [\"sparsitySelector\", \"type\", \"i32\"]]\0"
    "nvvm.mma.sp.sync\0"
    "#nvvm.mma_b1op\0"
    "b1Op\0"
    "layoutA\0"
    "layoutB\0"
    "hook:nvvm.mma.sync\0"
    "nvvm.mma.sync\0"
    "duration\0"
    "attr-dict $duration\0"
    "[[\"duration\", \"type\", \"i32\"]]\0"
    "nvvm.nanosleep\0"
    "I16Attr\0"
    "maskedEventId\0"
    "eventId\0"
    "attr-dict (`id` `=` $eventId^)\? (`mask` `=` $maskedEventId^)\?\0"
    "nvvm.pmevent\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<5>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<4>>>\0"
    "#nvvm.prefetch_cache_level",
    "#nvvm.cache_eviction_priority\0"
    "cacheLevel\0"
    "evictPriority\0"
    "in_param_space\0"
    "(`level` `=` $cacheLevel^ (`uniform` $uniform^)\? `,`)\? (`tensormap` $tensormap^ (`in_param_space` $in_param_space^)\? `,`)\? (`evict_priority` `=` $evictPriority^ `,`)\? $addr (`,` `predicate` `=` $predicate^)\? attr-dict `:` type(operands)\0"
    "nvvm.prefetch\0"
    "#nvvm.permute_mode\0"
    "lo\0"
    "hi\0"
    "selector\0"
    "$mode $selector `,` $lo (`,` $hi^)\? attr-dict `:` type($res)\0"
    "[[\"lo\", \"type\", \"i32\"], [\"hi\", \"type\", \"i32\"], [\"selector\", \"type\", \"i32\"], [\"res\", \"type\", \"i32\"]]\0"
    "nvvm.prmt\0"
    "$arg attr-dict `:` type($res)\0"
    "[[\"arg\", \"type\", \"f32\"], [\"res\", \"type\", \"f32\"]]\0"
    "nvvm.rcp.approx.ftz.f\0"
    "nvvm.read.ptx.sreg.aggr.smem.size\0"
    "nvvm.read.ptx.sreg.clock\0"
    "nvvm.read.ptx.sreg.clock64\0"
    "#llvm.constant_range\0"
    "range\0"
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
    "nvvm.read.ptx.sreg.nctaid.y\0"
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
    "mask_and_clamp\0"
    "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)\0"
    "NVVMRequiresSM<80>\0"
    "AllTypesMatch<res,val>\0"
    "[[\"val\", \"same\", \"res\"], [\"mask_and_clamp\", \"type\", \"i32\"]]\0"
    "nvvm.redux.sync\0"
    "#nvvm.action\0"
    "regCount\0"
    "$action $regCount attr-dict\0"
    "nvvm.setmaxregister\0"
    "AnyOf<I32, F32, !llvm.struct>\0"
    "#nvvm.shfl_kind\0"
    "return_value_and_is_valid\0"
    "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)\0"
    "NVVMRequiresSM<30>\0"
    "[[\"thread_mask\", \"type\", \"i32\"], [\"offset\", \"type\", \"i32\"], [\"mask_and_clamp\", \"type\", \"i32\"]]\0"
    "nvvm.shfl.sync\0"
    "initVal\0"
    "$addr `,` `size` `=` $size (`,` `init` `=` $initVal^)\? attr-dict `:` type($addr)\0"
    "[[\"size\", \"type\", \"i64\"]]\0"
    "nvvm.st.bulk\0"
    "sources\0"
    "$ptr `,` $sources attr-dict `:` type(operands)\0"
    "[[\"ptr\", \"type\", \"!llvm.ptr<3>\"], [\"sources\", \"type\", \"i32\"]]\0"
    "nvvm.stmatrix\0"
    "AnyOf<!llvm.ptr, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>>\0"
    "nCols\0"
    "#nvvm.cta_group<cta_1>\0"
    "$addr `,` $nCols attr-dict `:` type(operands)\0"
    "NVVMRequiresSMa<100,101>\0"
    "[[\"nCols\", \"type\", \"i32\"]]",
    "nvvm.tcgen05.alloc\0"
    "$addr (`,` `multicast_mask` `=` $multicastMask^)\? attr-dict `:` type(operands)\0"
    "[[\"multicastMask\", \"type\", \"i16\"]]\0"
    "nvvm.tcgen05.commit\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>\0"
    "#nvvm.tcgen05_cp_shape\0"
    "#nvvm.tcgen05_cp_multicast\0"
    "#nvvm.tcgen05_cp_src_fmt\0"
    "taddr\0"
    "smem_desc\0"
    "#nvvm.tcgen05_cp_multicast<none>\0"
    "srcFormat\0"
    "$taddr`,` $smem_desc attr-dict\0"
    "[[\"taddr\", \"type\", \"!llvm.ptr<6>\"], [\"smem_desc\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.cp\0"
    "$taddr `,` $nCols attr-dict `:` type(operands)\0"
    "[[\"taddr\", \"type\", \"!llvm.ptr<6>\"], [\"nCols\", \"type\", \"i32\"]]\0"
    "nvvm.tcgen05.dealloc\0"
    "#nvvm.tcgen05_fence\0"
    "nvvm.tcgen05.fence\0"
    "AnyOf<I32, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<2, 4, 8, 16, 32, 64, 128>>>\0"
    "#nvvm.tcgen05_ldst_shape\0"
    "tmemAddr\0"
    "pack\0"
    "$tmemAddr (`,` $offset^)\? (`pack` $pack^)\? attr-dict `:` type($res)\0"
    "[[\"tmemAddr\", \"type\", \"!llvm.ptr<6>\"], [\"offset\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.ld\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>, I64>\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<4, 8>>\0"
    "#nvvm.tcgen05_mma_kind\0"
    "#nvvm.tcgen05_mma_collectorop\0"
    "idesc\0"
    "enableInputD\0"
    "scaleInputD\0"
    "disableOutputLane\0"
    "ctaGroup\0"
    "collectorOp\0"
    "#nvvm.tcgen05_mma_collectorop<discard>\0"
    "aShift\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`scale` `=` $scaleInputD^)\? (`mask` `=` $disableOutputLane^)\? attr-dict `:` `(` type(operands) `)`\0"
    "NVVMRequiresSMa<100,110>\0"
    "[[\"matrixD\", \"type\", \"!llvm.ptr<6>\"], [\"matrixB\", \"type\", \"i64\"], [\"idesc\", \"type\", \"i32\"], [\"enableInputD\", \"type\", \"i1\"], [\"scaleInputD\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.mma\0"
    "#nvvm.tcgen05_mma_block_scale\0"
    "blockScale\0"
    "#nvvm.tcgen05_mma_block_scale<default>\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`\0"
    "[[\"matrixD\", \"type\", \"!llvm.ptr<6>\"], [\"matrixB\", \"type\", \"i64\"], [\"idesc\", \"type\", \"i32\"], [\"enableInputD\", \"type\", \"i1\"], [\"scaleA\", \"type\", \"!llvm.ptr<6>\"], [\"scaleB\", \"type\", \"!llvm.ptr<6>\"]]\0"
    "nvvm.tcgen05.mma.block_scale\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`scale` `=` $scaleInputD^)\? (`mask` `=` $disableOutputLane^)\? attr-dict `:` `(` type(operands) `)`\0"
    "[[\"matrixD\", \"type\", \"!llvm.ptr<6>\"], [\"matrixB\", \"type\", \"i64\"], [\"idesc\", \"type\", \"i32\"], [\"enableInputD\", \"type\", \"i1\"], [\"sparseMetadata\", \"type\", \"!llvm.ptr<6>\"], [\"scaleInputD\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.mma.sp\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata `,` $scaleA `,` $scaleB attr-dict `:` `(` type(operands) `)`\0"
    "[[\"matrixD\", \"type\", \"!llvm.ptr<6>\"], [\"matrixB\", \"type\", \"i64\"], [\"idesc\", \"type\", \"i32\"], [\"enableInputD\", \"type\", \"i1\"], [\"sparseMetadata\", \"type\", \"!llvm.ptr<6>\"], [\"scaleA\", \"type\", \"!llvm.ptr<6>\"], [\"scaleB\", \"type\", \"!llvm.ptr<6>\"]]\0"
    "nvvm.tcgen05.mma.sp.block_scale\0"
    "#nvvm.tcgen05_mma_collectorb\0"
    "zeroColMask\0"
    "collectorBBuffer\0"
    "#nvvm.tcgen05_mma_collectorb<b0>\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)\? attr-dict `:` `(` type(operands) `)`\0"
    "[[\"matrixD\", \"type\", \"!llvm.ptr<6>\"], [\"matrixB\", \"type\", \"i64\"], [\"idesc\", \"type\", \"i32\"], [\"enableInputD\", \"type\", \"i1\"], [\"zeroColMask\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.mma.ws\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)\? attr-dict `:` `(` type(operands) `)`\0"
    "[[\"matrixD\", \"type\", \"!llvm.ptr<6>\"], [\"matrixB\", \"type\", \"i64\"], [\"idesc\", \"type\", \"i32\"], [\"enableInputD\", \"type\", \"i1\"], [\"sparseMetadata\", \"type\", \"!llvm.ptr<6>\"], [\"zeroColMask\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.mma.ws.sp\0"
    "startAddr\0"
    "leadingDimOffset\0"
    "strideDimOffset\0"
    "baseOffset\0"
    "leadingDimMode\0"
    "swizzleMode\0"
    "`(` operands `)` attr-dict `:` `(` type(operands) `)` `->` type($res)\0"
    "[[\"startAddr\", \"type\", \"i32\"], [\"leadingDimOffset\", \"type\", \"i32\"], [\"strideDimOffset\", \"type\", \"i32\"], [\"baseOffset\", \"type\", \"i8\"], [\"leadingDimMode\", \"type\", \"i1\"], [\"swizzleMode\", \"type\", \"i8\"], [\"res\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.mma_smem_desc\0"
    "nvvm.tcgen05.relinquish_alloc_permit",
    "$taddr attr-dict `:` type(operands)\0"
    "NVVMRequiresSMa<100,101,103>\0"
    "[[\"taddr\", \"type\", \"!llvm.ptr<6>\"]]\0"
    "nvvm.tcgen05.shift\0"
    "unpack\0"
    "$tmemAddr `,` $val (`,` $offset^)\? (`unpack` $unpack^)\? attr-dict `:` type($val)\0"
    "nvvm.tcgen05.st\0"
    "#nvvm.tcgen05_wait\0"
    "nvvm.tcgen05.wait\0"
    "AnyOf<I32, I1>\0"
    "#nvvm.vote_sync_kind\0"
    "$kind $mask `,` $pred attr-dict `->` type($res)\0"
    "[[\"mask\", \"type\", \"i32\"], [\"pred\", \"type\", \"i1\"]]\0"
    "nvvm.vote.sync\0"
    "NVVMRequiresSMa<90>\0"
    "nvvm.wgmma.commit.group.sync.aligned\0"
    "nvvm.wgmma.fence.aligned\0"
    "#nvvm.wgmma_type\0"
    "#nvvm.wgmma_scale_out\0"
    "#nvvm.wgmma_scale_in\0"
    "inouts\0"
    "typeA\0"
    "typeB\0"
    "typeD\0"
    "scaleD\0"
    "$descriptorA `,` $descriptorB `,` $inouts `,` $shape `,` `D` `[` $typeD `,` $scaleD (`,` $satfinite^)\? `]` `,` `A` `[` $typeA `,` $scaleA `,` $layoutA `]` `,` `B` `[` $typeB `,` $scaleB `,` $layoutB `]` attr-dict `:` type($inouts) `->` type($results)\0"
    "SameType<Result0,Operand0>\0"
    "[[\"descriptorA\", \"type\", \"i64\"], [\"descriptorB\", \"type\", \"i64\"]]\0"
    "nvvm.wgmma.mma_async\0"
    "attr-dict $group\0"
    "nvvm.wgmma.wait.group.sync.aligned\0"
    "AnyOf<!llvm.struct, F64>\0"
    "#nvvm.mma_frag\0"
    "eltype\0"
    "frag\0"
    "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)\0"
    "[[\"stride\", \"type\", \"i32\"]]\0"
    "nvvm.wmma.load\0"
    "eltypeA\0"
    "eltypeB\0"
    "$args attr-dict `:` functional-type($args, $res)\0"
    "nvvm.wmma.mma\0"
    "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)\0"
    "nvvm.wmma.store\0"
    "omp\0"
    "ClauseBindKind\0"
    "teams\0"
    "ClauseCancellationConstructType\0"
    "loop\0"
    "sections\0"
    "taskgroup\0"
    "ClauseDepend\0"
    "dependsource\0"
    "dependsink\0"
    "ClauseGrainsizeType\0"
    "ClauseMapFlags\0"
    "del\0"
    "return_param\0"
    "priv\0"
    "literal\0"
    "close\0"
    "ompx_hold\0"
    "attach\0"
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
    "static\0"
    "guided\0"
    "auto\0"
    "runtime\0"
    "ClauseTaskDepend\0"
    "taskdependin\0"
    "taskdependout\0"
    "taskdependinout\0"
    "taskdependmutexinoutset\0"
    "taskdependinoutset\0"
    "DataSharingClauseType\0"
    "firstprivate\0"
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
    "simd\0"
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
    "enum<@ClauseBindKind>\0"
    "bindkind\0"
    "enum<@ClauseCancellationConstructType>\0"
    "cancellationconstructtype\0"
    "enum<@DeclareTargetCaptureClause>\0"
    "`(` $value `)`\0"
    "capture_clause\0"
    "enum<@ClauseDepend>\0"
    "clause_depend\0"
    "enum<@ClauseMapFlags>\0"
    "clause_map_flags\0"
    "enum<@ClauseRequires>\0"
    "clause_requires\0"
    "enum<@ClauseTaskDepend>\0"
    "clause_task_depend\0"
    "enum<@DataSharingClauseType>\0"
    "`{` `type` `=` $value `}`\0"
    "data_sharing_type\0"
    "#omp.device_type\0"
    "#omp.capture_clause\0"
    "automap\0"
    "declaretarget\0"
    "enum<@DeclareTargetDeviceType>\0"
    "debug_kind\0"
    "assume_teams_oversubscription\0"
    "assume_threads_oversubscription\0"
    "assume_no_thread_state\0"
    "assume_no_nested_parallelism\0"
    "no_gpu_lib\0"
    "openmp_device_version\0"
    "50 : i32\0"
    "enum<@ClauseGrainsizeType>\0"
    "grainsizetype\0"
    "enum<@ClauseMemoryOrderKind>\0"
    "memoryorderkind\0"
    "enum<@ClauseNumTasksType>\0"
    "numtaskstype\0"
    "enum<@ClauseNumThreadsType>\0"
    "numthreadstype\0"
    "enum<@OrderModifier>\0"
    "order_mod\0"
    "enum<@ClauseOrderKind>\0"
    "orderkind\0"
    "enum<@ClauseProcBindKind>\0"
    "procbindkind\0"
    "enum<@ReductionModifier>\0"
    "reduction_modifier\0"
    "enum<@ScheduleModifier>\0"
    "sched_mod\0"
    "enum<@ClauseScheduleKind>\0"
    "schedulekind\0"
    "enum<@VariableCaptureKind>\0"
    "variable_capture_kind\0"
    "version\0"
    "varList\0"
    "allocator\0"
    "`(` $varList `:` type($varList) `)` oilist( `align` `(` $align `)` | `allocator` `(` $allocator `)` ) attr-dict\0"
    "[[\"allocator\", \"type\", \"i64\"]]\0"
    "omp.allocate_dir\0"
    "#omp.memoryorderkind\0"
    "memory_order\0"
    "oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) $region attr-dict\0"
    "\"omp.terminator\"\0"
    "omp.atomic.capture",
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
    "if_expr\0"
    "cancel_directive\0"
    "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` oilist( `if` `(` $if_expr `)` ) attr-dict\0"
    "[[\"if_expr\", \"type\", \"i1\"]]\0"
    "omp.cancel\0"
    "`cancellation_construct_type` `(` custom<ClauseAttr>($cancel_directive) `)` attr-dict\0"
    "omp.cancellation_point\0"
    "!omp.cli\0"
    "tripCount\0"
    "hook:omp.canonical_loop\0"
    "LoopTransformationInterface\0"
    "\"rule:omp_loop\"\0"
    "entry_block\0"
    "\"body_entry\"\0"
    "[[\"cli\", \"type\", \"!omp.cli\"]]\0"
    "omp.canonical_loop\0"
    "(`(` $name^ `)`)\? $region attr-dict\0"
    "omp.critical\0"
    "$sym_name oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` ) attr-dict\0"
    "omp.critical.declare\0"
    "$sym_name `:` $type $body attr-dict\0"
    "omp.declare_mapper\0"
    "map_vars\0"
    "oilist( `map_entries` `(` $map_vars `:` type($map_vars) `)` ) attr-dict\0"
    "HasParent<omp.declare_mapper>\0"
    "MapClauseOwningOpInterface\0"
    "omp.declare_mapper.info\0"
    "byref_element_type\0"
    "allocRegion\0"
    "initializerRegion\0"
    "reductionRegion\0"
    "atomicReductionRegion\0"
    "cleanupRegion\0"
    "dataPtrPtrRegion\0"
    "$sym_name `:` $type attr-dict-with-keyword ( `alloc` $allocRegion^ )\? `init` $initializerRegion `combiner` $reductionRegion ( `atomic` $atomicReductionRegion^ )\? ( `cleanup` $cleanupRegion^ )\? ( `data_ptr_ptr` $dataPtrPtrRegion^ )\?\0"
    "omp.declare_reduction\0"
    "#omp.orderkind\0"
    "#omp.order_mod\0"
    "allocate_vars\0"
    "allocator_vars\0"
    "dist_schedule_chunk_size\0"
    "private_vars\0"
    "dist_schedule_static\0"
    "private_syms\0"
    "private_needs_barrier\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `dist_schedule_static` $dist_schedule_static | `dist_schedule_chunk_size` `(` $dist_schedule_chunk_size `:` type($dist_schedule_chunk_size) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict\0"
    "ComposableOpInterface\0"
    "LoopWrapperInterface\0"
    "BlockArgOpenMPOpInterface\0"
    "omp.distribute\0"
    "( `(` $varList^ `:` type($varList) `)` )\? attr-dict\0"
    "omp.flush\0"
    "#omp.bindkind\0"
    "#omp.reduction_modifier\0"
    "reduction_vars\0"
    "bind_kind\0"
    "reduction_mod\0"
    "reduction_byref\0"
    "reduction_syms\0"
    "oilist( `bind` `(` custom<ClauseAttr>($bind_kind) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.loop\0"
    "AllOf<I64Attr, IntMinValue<1>>\0"
    "loop_lower_bounds\0"
    "loop_upper_bounds\0"
    "loop_steps\0"
    "collapse_num_loops\0"
    "loop_inclusive\0"
    "tile_sizes\0"
    "hook:omp.loop_nest\0"
    "AllTypesMatch<loop_lower_bounds,loop_upper_bounds,loop_steps>\0"
    "[[\"loop_upper_bounds\", \"same\", \"loop_lower_bounds\"], [\"loop_steps\", \"same\", \"loop_lower_bounds\"]]\0"
    "omp.loop_nest\0"
    "!omp.map_bounds_ty\0"
    "lower_bound\0"
    "start_idx\0"
    "stride_in_bytes\0"
    "oilist( `lower_bound` `(` $lower_bound `:` type($lower_bound) `)` | `upper_bound` `(` $upper_bound `:` type($upper_bound) `)` | `extent` `(` $extent `:` type($extent) `)` | `stride` `(` $stride `:` type($stride) `)` | `start_idx` `(` $start_idx `:` type($start_idx) `)` ) attr-dict\0"
    "[[\"result\", \"type\", \"!omp.map_bounds_ty\"]]\0"
    "omp.map.bounds\0"
    "#omp.clause_map_flags\0"
    "#omp.variable_capture_kind\0"
    "var_ptr\0"
    "var_ptr_ptr\0"
    "omp_ptr\0"
    "var_type\0"
    "map_type\0"
    "map_capture_type\0"
    "members_index\0"
    "mapper_id\0"
    "partial_map",
    "`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)` `capture` `(` custom<CaptureType>($map_capture_type) `)` oilist( `var_ptr_ptr` `(` $var_ptr_ptr `:` type($var_ptr_ptr) `)` | `mapper` `(` $mapper_id `)` | `members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)` ) `->` type($omp_ptr) attr-dict\0"
    "[[\"bounds\", \"type\", \"!omp.map_bounds_ty\"]]\0"
    "omp.map.info\0"
    "filtered_thread_id\0"
    "oilist( `filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)` ) $region attr-dict\0"
    "omp.masked\0"
    "$region attr-dict\0"
    "omp.master\0"
    "[[\"result\", \"type\", \"!omp.cli\"]]\0"
    "omp.new_cli\0"
    "#omp.clause_depend\0"
    "doacross_depend_vars\0"
    "doacross_depend_type\0"
    "doacross_num_loops\0"
    "( `depend_type` `` $doacross_depend_type^ )\? ( `depend_vec` `(` $doacross_depend_vars^ `:` type($doacross_depend_vars) `)` )\? attr-dict\0"
    "omp.ordered\0"
    "par_level_simd\0"
    "oilist( `par_level_simd` $par_level_simd ) $region attr-dict\0"
    "omp.ordered.region\0"
    "#omp.procbindkind\0"
    "num_threads\0"
    "proc_bind_kind\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_threads` `(` $num_threads `:` type($num_threads) `)` | `proc_bind` `(` custom<ClauseAttr>($proc_bind_kind) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "OutlineableOpenMPOpInterface\0"
    "omp.parallel\0"
    "#omp.data_sharing_type\0"
    "init_region\0"
    "copy_region\0"
    "dealloc_region\0"
    "$data_sharing_type $sym_name `:` $type (`init` $init_region^)\? (`copy` $copy_region^)\? (`dealloc` $dealloc_region^)\? attr-dict\0"
    "omp.private\0"
    "inclusive_vars\0"
    "exclusive_vars\0"
    "oilist( `inclusive` `(` $inclusive_vars `:` type($inclusive_vars) `)` | `exclusive` `(` $exclusive_vars `:` type($exclusive_vars) `)` ) attr-dict\0"
    "omp.scan\0"
    "HasParent<omp.sections>\0"
    "omp.section\0"
    "nowait\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `nowait` $nowait ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.sections\0"
    "aligned_vars\0"
    "linear_vars\0"
    "linear_step_vars\0"
    "nontemporal_vars\0"
    "alignments\0"
    "linear_var_types\0"
    "safelen\0"
    "simdlen\0"
    "oilist( `aligned` `(` custom<AlignedClause>($aligned_vars, type($aligned_vars), $alignments) `)` | `if` `(` $if_expr `)` | `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nontemporal` `(` $nontemporal_vars `:` type($nontemporal_vars) `)` | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `safelen` `(` $safelen `)` | `simdlen` `(` $simdlen `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "[[\"if_expr\", \"type\", \"i1\"], [\"linear_step_vars\", \"type\", \"i32\"]]\0"
    "omp.simd\0"
    "copyprivate_vars\0"
    "copyprivate_syms\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `copyprivate` `(` custom<Copyprivate>($copyprivate_vars, type($copyprivate_vars), $copyprivate_syms) `)` | `nowait` $nowait ) custom<PrivateRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict\0"
    "omp.single\0"
    "ArrayOf<#omp.clause_task_depend>\0"
    "depend_vars\0"
    "device\0"
    "has_device_addr_vars\0"
    "host_eval_vars\0"
    "in_reduction_vars\0"
    "is_device_ptr_vars\0"
    "thread_limit\0"
    "bare\0"
    "depend_kinds\0"
    "in_reduction_byref\0"
    "in_reduction_syms\0"
    "private_maps",
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `ompx_bare` $bare | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `is_device_ptr` `(` $is_device_ptr_vars `:` type($is_device_ptr_vars) `)` | `nowait` $nowait | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` ) custom<TargetOpRegion>( $region, $has_device_addr_vars, type($has_device_addr_vars), $host_eval_vars, type($host_eval_vars), $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $map_vars, type($map_vars), $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $private_maps) attr-dict\0"
    "omp.target\0"
    "typeparams\0"
    "in_type\0"
    "uniq_name\0"
    "bindc_name\0"
    "hook:omp.target_allocmem\0"
    "MemoryEffects<Allocate>\0"
    "[[\"result0\", \"type\", \"i64\"]]\0"
    "omp.target_allocmem\0"
    "use_device_addr_vars\0"
    "use_device_ptr_vars\0"
    "oilist( `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` ) custom<UseDeviceAddrUseDevicePtrRegion>( $region, $use_device_addr_vars, type($use_device_addr_vars), $use_device_ptr_vars, type($use_device_ptr_vars)) attr-dict\0"
    "omp.target_data\0"
    "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `device` `(` $device `:` type($device) `)` | `if` `(` $if_expr `)` | `map_entries` `(` $map_vars `:` type($map_vars) `)` | `nowait` $nowait ) attr-dict\0"
    "omp.target_enter_data\0"
    "omp.target_exit_data\0"
    "heapref\0"
    "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))\0"
    "MemoryEffects<Free>\0"
    "[[\"heapref\", \"type\", \"i64\"]]\0"
    "omp.target_freemem\0"
    "omp.target_update\0"
    "priority\0"
    "event_handle\0"
    "mergeable\0"
    "untied\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `final` `(` $final `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied | `detach` `(` $event_handle `:` type($event_handle) `)` ) custom<InReductionPrivateRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier) attr-dict\0"
    "[[\"final\", \"type\", \"i1\"], [\"if_expr\", \"type\", \"i1\"]]\0"
    "omp.task\0"
    "task_reduction_vars\0"
    "task_reduction_byref\0"
    "task_reduction_syms\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` ) custom<TaskReductionRegion>( $region, $task_reduction_vars, type($task_reduction_vars), $task_reduction_byref, $task_reduction_syms) attr-dict\0"
    "omp.taskgroup\0"
    "#omp.grainsizetype\0"
    "#omp.numtaskstype\0"
    "grainsize\0"
    "num_tasks\0"
    "grainsize_mod\0"
    "nogroup\0"
    "num_tasks_mod\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `final` `(` $final `)` | `grainsize` `(` custom<GrainsizeClause>($grainsize_mod , $grainsize, type($grainsize)) `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `nogroup` $nogroup | `num_tasks` `(` custom<NumTasksClause>($num_tasks_mod , $num_tasks, type($num_tasks)) `)` | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied ) custom<InReductionPrivateReductionRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.taskloop\0"
    "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `nowait` $nowait ) attr-dict\0"
    "omp.taskwait\0"
    "omp.taskyield\0"
    "num_teams_lower\0"
    "num_teams_upper",
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `if` `(` $if_expr `)` | `num_teams` `(` ( $num_teams_lower^ `:` type($num_teams_lower) )\? `to` $num_teams_upper `:` type($num_teams_upper) `)` | `thread_limit` `(` $thread_limit `:` type($thread_limit) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.teams\0"
    "omp.terminator\0"
    "sym_addr\0"
    "tls_addr\0"
    "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict\0"
    "AllTypesMatch<sym_addr,tls_addr>\0"
    "[[\"tls_addr\", \"same\", \"sym_addr\"]]\0"
    "omp.threadprivate\0"
    "generatees\0"
    "applyees\0"
    "custom<LoopTransformClis>($generatees, $applyees) oilist( `sizes` `(` $sizes `:` type($sizes) `)` ) attr-dict\0"
    "[[\"generatees\", \"type\", \"!omp.cli\"], [\"applyees\", \"type\", \"!omp.cli\"]]\0"
    "omp.tile\0"
    "applyee\0"
    "hook:omp.unroll_heuristic\0"
    "[[\"applyee\", \"type\", \"!omp.cli\"]]\0"
    "omp.unroll_heuristic\0"
    "omp.workdistribute\0"
    "oilist( `nowait` $nowait ) $region attr-dict\0"
    "omp.workshare\0"
    "omp.workshare.loop_wrapper\0"
    "#omp.schedulekind\0"
    "#omp.sched_mod\0"
    "schedule_chunk\0"
    "ordered\0"
    "schedule_kind\0"
    "schedule_mod\0"
    "schedule_simd\0"
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `linear` `(` custom<LinearClause>($linear_vars, type($linear_vars), $linear_step_vars) `)` | `nowait` $nowait | `order` `(` custom<OrderClause>($order, $order_mod) `)` | `ordered` `(` $ordered `)` | `schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)` ) custom<PrivateReductionRegion>($region, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "[[\"linear_step_vars\", \"type\", \"i32\"]]\0"
    "omp.wsloop\0"
    "( `(` $results^ `:` type($results) `)` )\? attr-dict\0"
    "HasParent<omp.atomic.update,omp.declare_reduction,omp.loop_nest,omp.private>\0"
    "omp.yield\0"
    "pdl\0"
    "operation\0"
    "hook:pdl.range\0"
    "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>\0"
    "isNegated\0"
    "$name `(` $args `:` type($args) `)` (`:` type($results)^ )\? attr-dict\0"
    "HasParent<pdl.pattern>\0"
    "pdl.apply_native_constraint\0"
    "$name (`(` $args^ `:` type($args) `)`)\? (`:` type($results)^)\? attr-dict\0"
    "HasParent<pdl.rewrite>\0"
    "pdl.apply_native_rewrite\0"
    "!pdl.type\0"
    "!pdl.attribute\0"
    "(`:` $valueType^)\? (`=` $value^)\? attr-dict-with-keyword\0"
    "[[\"valueType\", \"type\", \"!pdl.type\"], [\"attr\", \"type\", \"!pdl.attribute\"]]\0"
    "pdl.attribute\0"
    "!pdl.operation\0"
    "opValue\0"
    "$opValue attr-dict\0"
    "[[\"opValue\", \"type\", \"!pdl.operation\"]]\0"
    "pdl.erase\0"
    "!pdl.value\0"
    "(`:` $valueType^)\? attr-dict\0"
    "[[\"valueType\", \"type\", \"!pdl.type\"], [\"value\", \"type\", \"!pdl.value\"]]\0"
    "pdl.operand\0"
    "AllOf<!pdl.range, ElementType<!pdl.type>>\0"
    "AllOf<!pdl.range, ElementType<!pdl.value>>\0"
    "[[\"valueType\", \"type\", \"!pdl.range<type>\"], [\"value\", \"type\", \"!pdl.range<value>\"]]\0"
    "pdl.operands\0"
    "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>\0"
    "AnyOf<!pdl.type, AllOf<!pdl.range, ElementType<!pdl.type>>>\0"
    "operandValues\0"
    "typeValues\0"
    "opName\0"
    "($opName^)\? (`(` $operandValues^ `:` type($operandValues) `)`)\? custom<OperationOpAttributes>($attributeValues, $attributeValueNames) (`->` `(` $typeValues^ `:` type($typeValues) `)`)\? attr-dict\0"
    "[[\"attributeValues\", \"type\", \"!pdl.attribute\"], [\"op\", \"type\", \"!pdl.operation\"]]\0"
    "pdl.operation\0"
    "AllOf<I16Attr, IntNonNegative>\0"
    "benefit\0"
    "($sym_name^)\? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion\0"
    "\"pdl\"\0"
    "pdl.pattern\0"
    "AllOf<!pdl.range, ElementType<AnyOf<!pdl.type, !pdl.value>>>\0"
    "($arguments^ `:` type($arguments))\? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict\0"
    "pdl.range\0"
    "replOperation\0"
    "replValues\0"
    "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)\? ($replOperation^)\? attr-dict\0"
    "[[\"opValue\", \"type\", \"!pdl.operation\"], [\"replOperation\", \"type\", \"!pdl.operation\"]]",
    "pdl.replace\0"
    "parent\0"
    "$index `of` $parent attr-dict\0"
    "[[\"parent\", \"type\", \"!pdl.operation\"], [\"val\", \"type\", \"!pdl.value\"]]\0"
    "pdl.result\0"
    "($index^)\? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict\0"
    "[[\"parent\", \"type\", \"!pdl.operation\"]]\0"
    "pdl.results\0"
    "root\0"
    "externalArgs\0"
    "($root^)\? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)\?)\? ($bodyRegion^)\? attr-dict-with-keyword\0"
    "[[\"root\", \"type\", \"!pdl.operation\"]]\0"
    "pdl.rewrite\0"
    "constantType\0"
    "attr-dict (`:` $constantType^)\?\0"
    "[[\"result\", \"type\", \"!pdl.type\"]]\0"
    "pdl.type\0"
    "ArrayOf<TypeAttr>\0"
    "constantTypes\0"
    "attr-dict (`:` $constantTypes^)\?\0"
    "[[\"result\", \"type\", \"!pdl.range<type>\"]]\0"
    "pdl.types\0"
    "pdl_interp\0"
    "$name `(` $args `:` type($args) `)` (`:` type($results)^)\? attr-dict `->` successors\0"
    "pdl_interp.apply_constraint\0"
    "pdl_interp.apply_rewrite\0"
    "operands `:` type($lhs) attr-dict `->` successors\0"
    "[[\"rhs\", \"same\", \"lhs\"]]\0"
    "pdl_interp.are_equal\0"
    "$dest attr-dict\0"
    "pdl_interp.branch\0"
    "constantValue\0"
    "$attribute `is` $constantValue attr-dict `->` successors\0"
    "[[\"attribute\", \"type\", \"!pdl.attribute\"]]\0"
    "pdl_interp.check_attribute\0"
    "inputOp\0"
    "compareAtLeast\0"
    "`of` $inputOp `is` (`at_least` $compareAtLeast^)\? $count attr-dict `->` successors\0"
    "[[\"inputOp\", \"type\", \"!pdl.operation\"]]\0"
    "pdl_interp.check_operand_count\0"
    "`of` $inputOp `is` $name attr-dict `->` successors\0"
    "pdl_interp.check_operation_name\0"
    "pdl_interp.check_result_count\0"
    "$value `is` $type attr-dict `->` successors\0"
    "[[\"value\", \"type\", \"!pdl.type\"]]\0"
    "pdl_interp.check_type\0"
    "$value `are` $types attr-dict `->` successors\0"
    "[[\"value\", \"type\", \"!pdl.range<type>\"]]\0"
    "pdl_interp.check_types\0"
    "HasParent<pdl_interp.foreach>\0"
    "pdl_interp.continue\0"
    "$value attr-dict-with-keyword\0"
    "pdl_interp.create_attribute\0"
    "inputOperands\0"
    "inputAttributes\0"
    "inputResultTypes\0"
    "resultOp\0"
    "inputAttributeNames\0"
    "inferredResultTypes\0"
    "$name (`(` $inputOperands^ `:` type($inputOperands) `)`)\? `` custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames) custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) attr-dict\0"
    "[[\"inputAttributes\", \"type\", \"!pdl.attribute\"], [\"resultOp\", \"type\", \"!pdl.operation\"]]\0"
    "pdl_interp.create_operation\0"
    "pdl_interp.create_range\0"
    "$value attr-dict\0"
    "pdl_interp.create_type\0"
    "pdl_interp.create_types\0"
    "$inputOp attr-dict\0"
    "pdl_interp.erase\0"
    "AllOf<!pdl.range, ElementType<AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>>>\0"
    "$index `of` $range `:` type($result) attr-dict\0"
    "TypesMatchWith<result,range>\0"
    "[[\"range\", \"pdl_range_of\", \"result\"]]\0"
    "pdl_interp.extract\0"
    "pdl_interp.finalize\0"
    "successor\0"
    "hook:pdl_interp.foreach\0"
    "pdl_interp.foreach\0"
    "MinSizedRegion<1>\0"
    "hook:pdl_interp.func\0"
    "pdl_interp.func\0"
    "$name `of` $inputOp attr-dict\0"
    "[[\"inputOp\", \"type\", \"!pdl.operation\"], [\"attribute\", \"type\", \"!pdl.attribute\"]]\0"
    "pdl_interp.get_attribute\0"
    "`of` $value attr-dict\0"
    "[[\"value\", \"type\", \"!pdl.attribute\"], [\"result\", \"type\", \"!pdl.type\"]]\0"
    "pdl_interp.get_attribute_type\0"
    "`of` $value `:` type($value) attr-dict\0"
    "pdl_interp.get_defining_op\0"
    "$index `of` $inputOp attr-dict\0"
    "[[\"inputOp\", \"type\", \"!pdl.operation\"], [\"value\", \"type\", \"!pdl.value\"]]\0"
    "pdl_interp.get_operand\0"
    "($index^)\? `of` $inputOp `:` type($value) attr-dict\0"
    "pdl_interp.get_operands\0"
    "pdl_interp.get_result\0"
    "pdl_interp.get_results\0"
    "AllOf<!pdl.range, ElementType<!pdl.operation>>\0"
    "[[\"operations\", \"type\", \"!pdl.range<operation>\"]]\0"
    "pdl_interp.get_users\0"
    "`of` $value `:` type($result) attr-dict\0"
    "TypesMatchWith<result,value>\0"
    "[[\"value\", \"pdl_value_of_type\", \"result\"]]\0"
    "pdl_interp.get_value_type\0"
    "$value `:` type($value) attr-dict `->` successors\0"
    "pdl_interp.is_not_null\0"
    "matchedOps\0"
    "rewriter\0"
    "rootKind\0"
    "generatedOps\0"
    "$rewriter (`(` $inputs^ `:` type($inputs) `)`)\? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` `,`)\? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)\? attr-dict `->` $dest\0"
    "[[\"matchedOps\", \"type\", \"!pdl.operation\"]]\0"
    "pdl_interp.record_match\0"
    "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))\? `)` attr-dict\0"
    "pdl_interp.replace\0"
    "caseValues\0"
    "defaultDest",
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
    "PtrAddFlags\0"
    "PtrDiffFlags\0"
    "`<` $memorySpace `>`\0"
    "MemRefElementTypeInterface\0"
    "`<` $type `>`\0"
    "ptr_metadata\0"
    "!ptr.ptr\0"
    "address\0"
    "generic_space\0"
    "null\0"
    "abi\0"
    "preferred\0"
    "-1 : i32\0"
    "spec\0"
    "ptr.constant\0"
    "!ptr.ptr_metadata\0"
    "Implements<\"PtrLikeTypeInterface\">\0"
    "$ptr (`metadata` $metadata^)\? attr-dict `:` type($ptr) `->` type($result)\0"
    "OptionalTypesMatchWith<result,metadata>\0"
    "[[\"metadata\", \"ptr_metadata\", \"result\"]]\0"
    "ptr.from_ptr\0"
    "AllOf<ValueSemanticsContainerOf<!ptr.ptr>, RankIs<1>>\0"
    "AllOf<ValueSemanticsContainerOf<I1>, RankIs<1>>\0"
    "AllOf<HasTrait<\"ValueSemantics\">, RankIs<1>>\0"
    "optional<i64>\0"
    "$ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)\? attr-dict `:` type($ptrs) `->` type($result)\0"
    "TypesMatchWith<result,mask>\0"
    "AllTypesMatch<result,passthrough>\0"
    "AllShapesMatch<result,ptrs>\0"
    "AllTypeIDsMatch<result,ptrs>\0"
    "[[\"mask\", \"i1_same_shape\", \"result\"], [\"passthrough\", \"same\", \"result\"]]\0"
    "ptr.gather\0"
    "$ptr attr-dict `:` type($ptr)\0"
    "TypesMatchWith<ptr,result>\0"
    "[[\"result\", \"ptr_metadata\", \"ptr\"]]\0"
    "ptr.get_metadata\0"
    "(`volatile` $volatile_^)\? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)\? $ordering^)\? oilist( `nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` qualified(type($ptr)) `->` type($value)\0"
    "ptr.load\0"
    "$ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)\? attr-dict `:` qualified(type($ptr)) `->` type($result)\0"
    "ptr.masked_load\0"
    "$value `,` $ptr `,` $mask (`alignment` `=` $alignment^)\? attr-dict `:` type($value) `,` qualified(type($ptr))\0"
    "TypesMatchWith<value,mask>\0"
    "[[\"mask\", \"i1_same_shape\", \"value\"]]\0"
    "ptr.masked_store\0"
    "AnyOf<AllOf<ValueSemanticsContainerOf<!ptr.ptr>, Ranked>, !ptr.ptr>\0"
    "AnyOf<AllOf<ValueSemanticsContainerOf<AnySignlessIntegerOrIndex>, Ranked>, AnySignlessIntegerOrIndex>\0"
    "enum<@PtrAddFlags>\0"
    "($flags^)\? $base `,` $offset attr-dict `:` type($base) `,` type($offset)\0"
    "ptr.ptr_add\0"
    "enum<@PtrDiffFlags>\0"
    "0 : i8\0"
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
    "quant\0"
    "AnyOf<AnyQuantizedType, TensorOf<AnyQuantizedType>>\0"
    "AnyOf<AnyFloat, TensorOf<AnyFloat>>\0"
    "$input attr-dict `:` type($input) `to` type($result)\0"
    "quant_SameScalarOrTensorShape\0"
    "quant.dcast\0"
    "quant.qcast\0"
    "AnyOf<AnySignlessInteger, AnyQuantizedType, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>\0"
    "quant_IntegerAndQuantizedCombination\0"
    "quant.scast\0"
    "[[\"kernel\", \"UnitAttr\"], [\"reqd_work_group_size\", \"DenseI32ArrayAttr\"], [\"flat_work_group_size\", \"StringAttr\"], [\"max_flat_work_group_size\", \"IntegerAttr\"], [\"waves_per_eu\", \"IntegerAttr\"], [\"unsafe_fp_atomics\", \"BoolAttr\"], [\"last_use\", \"UnitAttr\"], [\"no_remote_memory\", \"UnitAttr\"], [\"no_fine_grained_memory\", \"UnitAttr\"], [\"ignore_denormal_mode\", \"UnitAttr\"]]\0"
    "\"amdgcn-amd-amdhsa\"\0"
    "\"gfx900\"\0"
    "\"600\"\0"
    "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)\?\0"
    "$pred attr-dict `:` type($res)\0"
    "[[\"pred\", \"type\", \"i1\"]]\0"
    "rocdl.ballot\0"
    "rocdl.barrier\0"
    "rocdl.cluster.id.x\0"
    "rocdl.cluster.id.y\0"
    "rocdl.cluster.id.z\0"
    "globalPtr\0"
    "ldsPtr\0"
    "cpol",
    "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))\0"
    "[[\"globalPtr\", \"type\", \"!llvm.ptr<1>\"], [\"ldsPtr\", \"type\", \"!llvm.ptr<3>\"], [\"mask\", \"type\", \"i32\"]]\0"
    "rocdl.cluster.load.async.to.lds.b128\0"
    "rocdl.cluster.load.async.to.lds.b32\0"
    "rocdl.cluster.load.async.to.lds.b64\0"
    "rocdl.cluster.load.async.to.lds.b8\0"
    "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))\0"
    "rocdl.cos\0"
    "srcA\0"
    "byteSel\0"
    "attr-dict $srcA `[` $byteSel `]` `:` type($res)\0"
    "[[\"srcA\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.f32.bf8\0"
    "rocdl.cvt.f32.fp8\0"
    "srcB\0"
    "wordSel\0"
    "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)\0"
    "[[\"srcA\", \"type\", \"f32\"], [\"srcB\", \"type\", \"f32\"], [\"old\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.pk.bf8.f32\0"
    "attr-dict $src `[` $wordSel `]` `:` type($res)\0"
    "[[\"src\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.pk.f32.bf8\0"
    "rocdl.cvt.pk.f32.fp8\0"
    "rocdl.cvt.pk.fp8.f32\0"
    "attr-dict $srcA `,` $srcB `:` type($res)\0"
    "[[\"srcA\", \"type\", \"f32\"], [\"srcB\", \"type\", \"f32\"]]\0"
    "rocdl.cvt.pkrtz\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<3>>\0"
    "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<16>>\0"
    "scaleSel\0"
    "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)\0"
    "[[\"src\", \"type\", \"vector<3xi32>\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<16xbf16>\"]]\0"
    "rocdl.cvt.scale.pk16.bf16.bf6\0"
    "rocdl.cvt.scale.pk16.bf16.fp6\0"
    "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<16>>\0"
    "[[\"src\", \"type\", \"vector<3xi32>\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<16xf16>\"]]\0"
    "rocdl.cvt.scale.pk16.f16.bf6\0"
    "rocdl.cvt.scale.pk16.f16.fp6\0"
    "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<16>>\0"
    "[[\"src\", \"type\", \"vector<3xi32>\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<16xf32>\"]]\0"
    "rocdl.cvt.scale.pk16.f32.bf6\0"
    "rocdl.cvt.scale.pk16.f32.fp6\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2>>\0"
    "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<8>>\0"
    "[[\"src\", \"type\", \"vector<2xi32>\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<8xbf16>\"]]\0"
    "rocdl.cvt.scale.pk8.bf16.bf8\0"
    "[[\"src\", \"type\", \"i32\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<8xbf16>\"]]\0"
    "rocdl.cvt.scale.pk8.bf16.fp4\0"
    "rocdl.cvt.scale.pk8.bf16.fp8\0"
    "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<8>>\0"
    "[[\"src\", \"type\", \"vector<2xi32>\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<8xf16>\"]]\0"
    "rocdl.cvt.scale.pk8.f16.bf8\0"
    "[[\"src\", \"type\", \"i32\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<8xf16>\"]]\0"
    "rocdl.cvt.scale.pk8.f16.fp4\0"
    "rocdl.cvt.scale.pk8.f16.fp8\0"
    "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<8>>\0"
    "[[\"src\", \"type\", \"vector<2xi32>\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<8xf32>\"]]\0"
    "rocdl.cvt.scale.pk8.f32.bf8\0"
    "[[\"src\", \"type\", \"i32\"], [\"scale\", \"type\", \"i32\"], [\"res\", \"type\", \"vector<8xf32>\"]]\0"
    "rocdl.cvt.scale.pk8.f32.fp4\0"
    "rocdl.cvt.scale.pk8.f32.fp8\0"
    "AllOf<FixedVectorOfAnyRank<I32>, LengthIs<6>>\0"
    "src0\0"
    "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)\0"
    "[[\"src0\", \"type\", \"vector<16xf32>\"], [\"src1\", \"type\", \"vector<16xf32>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<6xi32>\"]]\0"
    "rocdl.cvt.scalef32.2xpk16.bf6.f32\0"
    "rocdl.cvt.scalef32.2xpk16.fp6.f32\0"
    "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<2>>\0"
    "oldVdst\0"
    "srcSelIndex\0"
    "dstLoHiSel\0"
    "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)\0"
    "[[\"oldVdst\", \"type\", \"vector<2xf16>\"], [\"src\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xf16>\"]]\0"
    "rocdl.cvt.scalef32.f16.bf8\0"
    "rocdl.cvt.scalef32.f16.fp8\0"
    "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)\0"
    "[[\"src\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"f32\"]]\0"
    "rocdl.cvt.scalef32.f32.bf8\0"
    "rocdl.cvt.scalef32.f32.fp8\0"
    "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<2>>\0"
    "srcLoHiSel\0"
    "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)\0"
    "[[\"src\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xbf16>\"]]\0"
    "rocdl.cvt.scalef32.pk.bf16.bf8\0"
    "rocdl.cvt.scalef32.pk.bf16.fp4\0"
    "rocdl.cvt.scalef32.pk.bf16.fp8\0"
    "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)",
    "[[\"oldVdst\", \"type\", \"vector<2xi16>\"], [\"src0\", \"type\", \"vector<2xbf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi16>\"]]\0"
    "rocdl.cvt.scalef32.pk.bf8.bf16\0"
    "[[\"oldVdst\", \"type\", \"vector<2xi16>\"], [\"src0\", \"type\", \"vector<2xf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi16>\"]]\0"
    "rocdl.cvt.scalef32.pk.bf8.f16\0"
    "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)\0"
    "[[\"oldVdst\", \"type\", \"vector<2xi16>\"], [\"src0\", \"type\", \"f32\"], [\"src1\", \"type\", \"f32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi16>\"]]\0"
    "rocdl.cvt.scalef32.pk.bf8.f32\0"
    "[[\"src\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xf16>\"]]\0"
    "rocdl.cvt.scalef32.pk.f16.bf8\0"
    "rocdl.cvt.scalef32.pk.f16.fp4\0"
    "rocdl.cvt.scalef32.pk.f16.fp8\0"
    "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<2>>\0"
    "[[\"src\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xf32>\"]]\0"
    "rocdl.cvt.scalef32.pk.f32.bf8\0"
    "rocdl.cvt.scalef32.pk.f32.fp4\0"
    "rocdl.cvt.scalef32.pk.f32.fp8\0"
    "dstSelIndex\0"
    "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src\", \"type\", \"vector<2xbf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.pk.fp4.bf16\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src\", \"type\", \"vector<2xf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.pk.fp4.f16\0"
    "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src0\", \"type\", \"f32\"], [\"src1\", \"type\", \"f32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.pk.fp4.f32\0"
    "rocdl.cvt.scalef32.pk.fp8.bf16\0"
    "rocdl.cvt.scalef32.pk.fp8.f16\0"
    "rocdl.cvt.scalef32.pk.fp8.f32\0"
    "attr-dict $src `,` $scale `:` type($res)\0"
    "[[\"src\", \"type\", \"vector<16xbf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<3xi32>\"]]\0"
    "rocdl.cvt.scalef32.pk16.bf6.bf16\0"
    "[[\"src\", \"type\", \"vector<16xf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<3xi32>\"]]\0"
    "rocdl.cvt.scalef32.pk16.bf6.f16\0"
    "[[\"src\", \"type\", \"vector<16xf32>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<3xi32>\"]]\0"
    "rocdl.cvt.scalef32.pk16.bf6.f32\0"
    "rocdl.cvt.scalef32.pk16.fp6.bf16\0"
    "rocdl.cvt.scalef32.pk16.fp6.f16\0"
    "rocdl.cvt.scalef32.pk16.fp6.f32\0"
    "AllOf<FixedVectorOfAnyRank<BF16>, LengthIs<32>>\0"
    "[[\"src\", \"type\", \"vector<6xi32>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<32xbf16>\"]]\0"
    "rocdl.cvt.scalef32.pk32.bf16.bf6\0"
    "rocdl.cvt.scalef32.pk32.bf16.fp6\0"
    "[[\"src\", \"type\", \"vector<32xbf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<6xi32>\"]]\0"
    "rocdl.cvt.scalef32.pk32.bf6.bf16\0"
    "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<32>>\0"
    "[[\"src\", \"type\", \"vector<32xf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<6xi32>\"]]\0"
    "rocdl.cvt.scalef32.pk32.bf6.f16\0"
    "[[\"src\", \"type\", \"vector<6xi32>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<32xf16>\"]]\0"
    "rocdl.cvt.scalef32.pk32.f16.bf6\0"
    "rocdl.cvt.scalef32.pk32.f16.fp6\0"
    "AllOf<FixedVectorOfAnyRank<F32>, LengthIs<32>>\0"
    "[[\"src\", \"type\", \"vector<6xi32>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<32xf32>\"]]\0"
    "rocdl.cvt.scalef32.pk32.f32.bf6\0"
    "rocdl.cvt.scalef32.pk32.f32.fp6\0"
    "rocdl.cvt.scalef32.pk32.fp6.bf16\0"
    "rocdl.cvt.scalef32.pk32.fp6.f16\0"
    "[[\"src\", \"type\", \"vector<8xbf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi32>\"]]\0"
    "rocdl.cvt.scalef32.pk8.bf8.bf16\0"
    "[[\"src\", \"type\", \"vector<8xf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi32>\"]]\0"
    "rocdl.cvt.scalef32.pk8.bf8.f16\0"
    "[[\"src\", \"type\", \"vector<8xf32>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi32>\"]]\0"
    "rocdl.cvt.scalef32.pk8.bf8.f32\0"
    "[[\"src\", \"type\", \"vector<8xbf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.pk8.fp4.bf16\0"
    "[[\"src\", \"type\", \"vector<8xf16>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.pk8.fp4.f16\0"
    "[[\"src\", \"type\", \"vector<8xf32>\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.pk8.fp4.f32\0"
    "rocdl.cvt.scalef32.pk8.fp8.bf16\0"
    "rocdl.cvt.scalef32.pk8.fp8.f16\0"
    "rocdl.cvt.scalef32.pk8.fp8.f32",
    "BF16\0"
    "seed\0"
    "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src0\", \"type\", \"bf16\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.bf8.bf16\0"
    "F16\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src0\", \"type\", \"f16\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.bf8.f16\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src0\", \"type\", \"f32\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.bf8.f32\0"
    "rocdl.cvt.scalef32.sr.fp8.bf16\0"
    "rocdl.cvt.scalef32.sr.fp8.f16\0"
    "rocdl.cvt.scalef32.sr.fp8.f32\0"
    "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src\", \"type\", \"vector<2xbf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.pk.fp4.bf16\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src\", \"type\", \"vector<2xf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.pk.fp4.f16\0"
    "[[\"oldVdst\", \"type\", \"i32\"], [\"src\", \"type\", \"vector<2xf32>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.pk.fp4.f32\0"
    "attr-dict $src `,` $seed `,` $scale `:` type($res)\0"
    "[[\"src\", \"type\", \"vector<16xbf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<3xi32>\"]]\0"
    "rocdl.cvt.scalef32.sr.pk16.bf6.bf16\0"
    "[[\"src\", \"type\", \"vector<16xf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<3xi32>\"]]\0"
    "rocdl.cvt.scalef32.sr.pk16.bf6.f16\0"
    "[[\"src\", \"type\", \"vector<16xf32>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<3xi32>\"]]\0"
    "rocdl.cvt.scalef32.sr.pk16.bf6.f32\0"
    "rocdl.cvt.scalef32.sr.pk16.fp6.bf16\0"
    "rocdl.cvt.scalef32.sr.pk16.fp6.f16\0"
    "rocdl.cvt.scalef32.sr.pk16.fp6.f32\0"
    "[[\"src\", \"type\", \"vector<32xbf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<6xi32>\"]]\0"
    "rocdl.cvt.scalef32.sr.pk32.bf6.bf16\0"
    "[[\"src\", \"type\", \"vector<32xf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<6xi32>\"]]\0"
    "rocdl.cvt.scalef32.sr.pk32.bf6.f16\0"
    "[[\"src\", \"type\", \"vector<32xf32>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<6xi32>\"]]\0"
    "rocdl.cvt.scalef32.sr.pk32.bf6.f32\0"
    "rocdl.cvt.scalef32.sr.pk32.fp6.bf16\0"
    "rocdl.cvt.scalef32.sr.pk32.fp6.f16\0"
    "rocdl.cvt.scalef32.sr.pk32.fp6.f32\0"
    "[[\"src\", \"type\", \"vector<8xbf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi32>\"]]\0"
    "rocdl.cvt.scalef32.sr.pk8.bf8.bf16\0"
    "[[\"src\", \"type\", \"vector<8xf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi32>\"]]\0"
    "rocdl.cvt.scalef32.sr.pk8.bf8.f16\0"
    "[[\"src\", \"type\", \"vector<8xf32>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi32>\"]]\0"
    "rocdl.cvt.scalef32.sr.pk8.bf8.f32\0"
    "[[\"src\", \"type\", \"vector<8xbf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.pk8.fp4.bf16\0"
    "[[\"src\", \"type\", \"vector<8xf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.pk8.fp4.f16\0"
    "[[\"src\", \"type\", \"vector<8xf32>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.scalef32.sr.pk8.fp4.f32\0"
    "rocdl.cvt.scalef32.sr.pk8.fp8.bf16\0"
    "rocdl.cvt.scalef32.sr.pk8.fp8.f16\0"
    "rocdl.cvt.scalef32.sr.pk8.fp8.f32\0"
    "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)\0"
    "[[\"srcA\", \"type\", \"f32\"], [\"srcB\", \"type\", \"i32\"], [\"old\", \"type\", \"i32\"]]\0"
    "rocdl.cvt.sr.bf8.f32\0"
    "rocdl.cvt.sr.fp8.f32\0"
    "barrierPtr\0"
    "$barrierPtr attr-dict `:` qualified(type($barrierPtr))\0"
    "[[\"barrierPtr\", \"type\", \"!llvm.ptr<3>\"]]\0"
    "rocdl.ds.atomic.async.barrier.arrive.b64\0"
    "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)\0"
    "[[\"barrierPtr\", \"type\", \"!llvm.ptr<3>\"], [\"val\", \"type\", \"i64\"], [\"res\", \"type\", \"i64\"]]",
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
    "rocdl.ds.read.tr8.b64\0"
    "$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)\0"
    "[[\"index\", \"type\", \"i32\"], [\"src\", \"type\", \"i32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.ds_bpermute\0"
    "$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)\0"
    "[[\"src\", \"type\", \"i32\"], [\"offset\", \"type\", \"i32\"], [\"res\", \"type\", \"i32\"]]\0"
    "rocdl.ds_swizzle\0"
    "rocdl.exp\0"
    "rocdl.exp2\0"
    "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))\0"
    "[[\"ptr\", \"type\", \"!llvm.ptr\"]]\0"
    "rocdl.flat.prefetch\0"
    "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)\0"
    "AllTypesMatch<res,src0,src1,src2>\0"
    "[[\"src0\", \"same\", \"res\"], [\"src1\", \"same\", \"res\"], [\"src2\", \"same\", \"res\"]]\0"
    "rocdl.fmed3\0"
    "aux\0"
    "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))\0"
    "[[\"globalPtr\", \"type\", \"!llvm.ptr<1>\"], [\"ldsPtr\", \"type\", \"!llvm.ptr<3>\"]]\0"
    "rocdl.global.load.async.to.lds.b128\0"
    "rocdl.global.load.async.to.lds.b32\0"
    "rocdl.global.load.async.to.lds.b64\0"
    "rocdl.global.load.async.to.lds.b8\0"
    "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict\0"
    "rocdl.global.load.lds\0"
    "[[\"ptr\", \"type\", \"!llvm.ptr<1>\"]]\0"
    "rocdl.global.load.tr.b128\0"
    "rocdl.global.load.tr.b64\0"
    "rocdl.global.load.tr4.b64\0"
    "rocdl.global.load.tr6.b96\0"
    "rocdl.global.prefetch\0"
    "rocdl.grid.dim.x\0"
    "rocdl.grid.dim.y\0"
    "rocdl.grid.dim.z\0"
    "variant\0"
    "$variant attr-dict\0"
    "rocdl.iglp.opt\0"
    "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)\0"
    "[[\"ldsPtr\", \"type\", \"!llvm.ptr<3>\"]]\0"
    "rocdl.load.to.lds\0"
    "rocdl.log\0"
    "numRecords\0"
    "operands attr-dict `:` type($base) `to` type($res)\0"
    "[[\"stride\", \"type\", \"i16\"], [\"numRecords\", \"type\", \"i64\"], [\"flags\", \"type\", \"i32\"]]\0"
    "rocdl.make.buffer.rsrc\0"
    "in0\0"
    "in1\0"
    "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)\0"
    "[[\"in0\", \"type\", \"i32\"], [\"in1\", \"type\", \"i32\"], [\"res\", \"type\", \"i32\"]]\0"
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
    "fi\0"
    "boundControl\0"
    "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)\0"
    "[[\"old\", \"type\", \"i32\"], [\"src\", \"type\", \"i32\"], [\"res\", \"type\", \"!llvm.struct<(i32, i32)>\"]]\0"
    "rocdl.permlane16.swap\0"
    "rocdl.permlane32.swap\0"
    "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)\0"
    "AllTypesMatch<res,old,src0>",
    "[[\"old\", \"same\", \"res\"], [\"src0\", \"same\", \"res\"], [\"src2\", \"same\", \"src1\"]]\0"
    "rocdl.permlanex16\0"
    "rsrc\0"
    "soffset\0"
    "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)\0"
    "AllTypesMatch<res,src,cmp>\0"
    "[[\"src\", \"same\", \"res\"], [\"cmp\", \"same\", \"res\"], [\"offset\", \"type\", \"i32\"], [\"soffset\", \"type\", \"i32\"], [\"aux\", \"type\", \"i32\"]]\0"
    "rocdl.raw.buffer.atomic.cmpswap\0"
    "vdata\0"
    "hook:rocdl.raw.buffer.atomic.fadd\0"
    "rocdl.raw.buffer.atomic.fadd\0"
    "hook:rocdl.raw.buffer.atomic.fmax\0"
    "rocdl.raw.buffer.atomic.fmax\0"
    "hook:rocdl.raw.buffer.atomic.smax\0"
    "rocdl.raw.buffer.atomic.smax\0"
    "hook:rocdl.raw.buffer.atomic.umin\0"
    "rocdl.raw.buffer.atomic.umin\0"
    "hook:rocdl.raw.buffer.load\0"
    "rocdl.raw.buffer.load\0"
    "hook:rocdl.raw.buffer.store\0"
    "rocdl.raw.buffer.store\0"
    "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<8>>\0"
    "operands attr-dict `:` type($res)\0"
    "[[\"src\", \"same\", \"res\"], [\"cmp\", \"same\", \"res\"], [\"rsrc\", \"type\", \"!llvm.ptr<8>\"], [\"offset\", \"type\", \"i32\"], [\"soffset\", \"type\", \"i32\"], [\"aux\", \"type\", \"i32\"]]\0"
    "rocdl.raw.ptr.buffer.atomic.cmpswap\0"
    "operands attr-dict `:` type($vdata)\0"
    "[[\"rsrc\", \"type\", \"!llvm.ptr<8>\"], [\"offset\", \"type\", \"i32\"], [\"soffset\", \"type\", \"i32\"], [\"aux\", \"type\", \"i32\"]]\0"
    "rocdl.raw.ptr.buffer.atomic.fadd\0"
    "rocdl.raw.ptr.buffer.atomic.fmax\0"
    "rocdl.raw.ptr.buffer.atomic.smax\0"
    "rocdl.raw.ptr.buffer.atomic.umin\0"
    "rocdl.raw.ptr.buffer.load\0"
    "voffset\0"
    "operands attr-dict\0"
    "[[\"rsrc\", \"type\", \"!llvm.ptr<8>\"], [\"ldsPtr\", \"type\", \"!llvm.ptr<3>\"], [\"size\", \"type\", \"i32\"], [\"voffset\", \"type\", \"i32\"], [\"soffset\", \"type\", \"i32\"], [\"offset\", \"type\", \"i32\"], [\"aux\", \"type\", \"i32\"]]\0"
    "rocdl.raw.ptr.buffer.load.lds\0"
    "rocdl.raw.ptr.buffer.store\0"
    "rocdl.rcp\0"
    "$src attr-dict `:` type($res)\0"
    "AllTypesMatch<res,src>\0"
    "[[\"src\", \"same\", \"res\"]]\0"
    "rocdl.readfirstlane\0"
    "$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)\0"
    "AllTypesMatch<res,src0>\0"
    "[[\"src0\", \"same\", \"res\"], [\"src1\", \"type\", \"i32\"]]\0"
    "rocdl.readlane\0"
    "rocdl.s.barrier\0"
    "memberCnt\0"
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
    "[[\"res\", \"type\", \"i32\"]]\0"
    "rocdl.s.get.barrier.state\0"
    "[[\"ptr\", \"type\", \"!llvm.ptr<3>\"], [\"res\", \"type\", \"i32\"]]\0"
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
    "bitfield\0"
    "attr-dict $bitfield\0"
    "rocdl.s.waitcnt\0"
    "rocdl.s.wakeup.barrier\0"
    "$mask attr-dict\0"
    "rocdl.sched.barrier\0"
    "groupId\0"
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
    "dgroup0\0"
    "dgroup1\0"
    "dgroup2\0"
    "dgroup3\0"
    "cachePolicy\0"
    "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)",
    "[[\"dgroup0\", \"type\", \"vector<4xi32>\"], [\"dgroup1\", \"type\", \"vector<8xi32>\"], [\"dgroup2\", \"type\", \"vector<4xi32>\"], [\"dgroup3\", \"type\", \"vector<4xi32>\"]]\0"
    "rocdl.tensor.load.to.lds\0"
    "[[\"dgroup0\", \"type\", \"vector<4xi32>\"], [\"dgroup1\", \"type\", \"vector<8xi32>\"]]\0"
    "rocdl.tensor.load.to.lds.d2\0"
    "rocdl.tensor.store.from.lds\0"
    "rocdl.tensor.store.from.lds.d2\0"
    "dppCtrl\0"
    "rowMask\0"
    "bankMask\0"
    "boundCtrl\0"
    "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)\0"
    "AllTypesMatch<res,src,old>\0"
    "[[\"src\", \"same\", \"res\"], [\"old\", \"same\", \"res\"]]\0"
    "rocdl.update.dpp\0"
    "rocdl.wavefrontsize\0"
    "opsel\0"
    "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)\0"
    "rocdl.wmma.bf16.16x16x16.bf16\0"
    "AnyOf<BF16, LLVM_VectorOf<BF16>>\0"
    "signA\0"
    "signB\0"
    "modC\0"
    "0 : i16\0"
    "reuseA\0"
    "reuseB\0"
    "rocdl.wmma.bf16.16x16x32.bf16\0"
    "AnyOf<F32, LLVM_VectorOf<F32>>\0"
    "rocdl.wmma.bf16f32.16x16x32.bf16\0"
    "AnyOf<F16, LLVM_VectorOf<F16>>\0"
    "rocdl.wmma.f16.16x16x128.bf8_bf8\0"
    "rocdl.wmma.f16.16x16x128.bf8_fp8\0"
    "rocdl.wmma.f16.16x16x128.fp8_bf8\0"
    "rocdl.wmma.f16.16x16x128.fp8_fp8\0"
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
    "fmtA\0"
    "fmtB\0"
    "scaleAType\0"
    "fmtScaleA\0"
    "scaleBType\0"
    "fmtScaleB\0"
    "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)\0"
    "[[\"scaleA\", \"type\", \"i32\"], [\"scaleB\", \"type\", \"i32\"]]\0"
    "rocdl.wmma.scale.f32.16x16x128.f8f6f4\0"
    "rocdl.wmma.scale.f32.32x16x128.f4\0"
    "[[\"scaleA\", \"type\", \"i64\"], [\"scaleB\", \"type\", \"i64\"]]\0"
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
    "scf.execute_region\0"
    "initArgs\0"
    "unsignedCmp\0"
    "hook:scf.for\0"
    "\"scf.yield\"\0"
    "scf.for\0"
    "ArrayOf<AnyOf<Implements<\"DeviceMappingAttrInterface\">, Implements<\"DeviceMaskingAttrInterface\">>>\0"
    "dynamicLowerBound\0"
    "dynamicUpperBound\0"
    "dynamicStep\0"
    "staticLowerBound\0"
    "staticUpperBound\0"
    "staticStep\0"
    "mapping\0"
    "hook:scf.forall\0"
    "HasParallelRegion\0"
    "[[\"dynamicLowerBound\", \"type\", \"index\"], [\"dynamicUpperBound\", \"type\", \"index\"], [\"dynamicStep\", \"type\", \"index\"]]\0"
    "\"scf.forall.in_parallel\"\0"
    "scf.forall\0"
    "hook:scf.forall.in_parallel\0"
    "InParallelOpInterface\0"
    "HasParent<scf.forall>\0"
    "scf.forall.in_parallel\0"
    "hook:scf.if\0"
    "scf.if\0"
    "$arg attr-dict (`->` type($results)^)\? custom<SwitchCases>($cases, $caseRegions) `\\n` `` `default` $defaultRegion\0"
    "[[\"arg\", \"type\", \"index\"]]\0"
    "scf.index_switch\0"
    "initVals\0"
    "hook:scf.parallel\0"
    "[[\"lowerBound\", \"type\", \"index\"], [\"upperBound\", \"type\", \"index\"], [\"step\", \"type\", \"index\"]]\0"
    "\"scf.reduce\"\0"
    "scf.parallel\0"
    "(`(` $operands^ `:` type($operands) `)`)\? $reductions attr-dict\0"
    "HasParent<scf.parallel>\0"
    "scf.reduce\0"
    "HasParent<scf.reduce>\0"
    "scf.reduce.return\0"
    "hook:scf.while\0"
    "scf.while\0"
    "HasParent<scf.execute_region,scf.for,scf.if,scf.index_switch,scf.while>\0"
    "scf.yield\0"
    "value_shape\0"
    "witness\0"
    "AnyOf<!shape.size, Index>\0"
    "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)\0"
    "InferTypeOpAdaptorWithIsCompatible\0"
    "shape.add\0"
    "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>\0"
    "$inputs attr-dict `:` type($inputs) `->` type($result)\0"
    "shape.any\0"
    "!shape.witness\0"
    "doRegion\0"
    "hook:shape.assuming",
    "[[\"witness\", \"type\", \"!shape.witness\"]]\0"
    "\"shape.assuming_yield\"\0"
    "shape.assuming\0"
    "$inputs attr-dict\0"
    "[[\"inputs\", \"type\", \"!shape.witness\"], [\"result\", \"type\", \"!shape.witness\"]]\0"
    "shape.assuming_all\0"
    "HasParent<shape.assuming>\0"
    "shape.assuming_yield\0"
    "shapes\0"
    "$shapes attr-dict `:` type($shapes) `->` type($result)\0"
    "shape.broadcast\0"
    "shape.concat\0"
    "IndexElementsAttr\0"
    "hook:shape.const_shape\0"
    "shape.const_shape\0"
    "!shape.size\0"
    "[[\"result\", \"type\", \"!shape.size\"]]\0"
    "\"c{value}\"\0"
    "shape.const_size\0"
    "passing\0"
    "$passing attr-dict\0"
    "[[\"result\", \"type\", \"!shape.witness\"]]\0"
    "shape.const_witness\0"
    "$shapes attr-dict `:` type($shapes)\0"
    "shape.cstr_broadcastable\0"
    "shape.cstr_eq\0"
    "$pred `,` $msg attr-dict\0"
    "[[\"pred\", \"type\", \"i1\"], [\"result\", \"type\", \"!shape.witness\"]]\0"
    "shape.cstr_require\0"
    "AnyOf<!shape.size, !shape.shape>\0"
    "shape.debug_print\0"
    "$value `,` $index attr-dict `:` type($value) `,`type($index) `->` type($extent)\0"
    "shape.dim\0"
    "shape.div\0"
    "AllOf<RankedTensorOf<Index>, RankIs<1>>\0"
    "!shape.shape\0"
    "$input attr-dict `:` type($input)\0"
    "[[\"result\", \"type\", \"!shape.shape\"]]\0"
    "shape.from_extent_tensor\0"
    "extents\0"
    "$extents attr-dict `:` type($extents)\0"
    "[[\"shape\", \"type\", \"!shape.shape\"]]\0"
    "shape.from_extents\0"
    "hook:shape.func\0"
    "\"shape\"\0"
    "shape.func\0"
    "hook:shape.function_library\0"
    "shape.function_library\0"
    "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)\0"
    "shape.get_extent\0"
    "$arg attr-dict\0"
    "[[\"arg\", \"type\", \"index\"], [\"result\", \"type\", \"!shape.size\"]]\0"
    "shape.index_to_size\0"
    "shape.is_broadcastable\0"
    "shape.max\0"
    "AnyOf<!shape.size, Index, !shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>\0"
    "arg0\0"
    "arg1\0"
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
    "shape.reduce\0"
    "HasParent<shape.func>\0"
    "shape.return\0"
    "shape.shape_eq\0"
    "AnyOf<AnyShaped, !shape.value_shape>\0"
    "$arg attr-dict `:` type($arg) `->` type($result)\0"
    "shape.shape_of\0"
    "$arg attr-dict `:` type($arg)\0"
    "shape.size_to_index\0"
    "head\0"
    "shape.split_at\0"
    "TensorOf<Index>\0"
    "$input attr-dict `:` type($input) `->` type($result)\0"
    "shape.to_extent_tensor\0"
    "AnyOf<AllOf<RankedTensorOf<AnyOf<AnyInteger, Index>>, RankIs<1>>, !shape.value_shape>\0"
    "shape.value_as_shape\0"
    "!shape.value_shape\0"
    "$arg attr-dict `:` type($result)\0"
    "[[\"arg\", \"type\", \"!shape.value_shape\"]]\0"
    "shape.value_of\0"
    "operands attr-dict `:` type($operand) `,` type($shape)\0"
    "[[\"result\", \"type\", \"!shape.value_shape\"]]\0"
    "shape.with_shape\0"
    "HasParent<shape.reduce,shape.function_library>\0"
    "shape.yield\0"
    "shard\0"
    "ReductionKind\0"
    "product\0"
    "average\0"
    "bitwise_and\0"
    "bitwise_or\0"
    "bitwise_xor\0"
    "sharding\0"
    "array<DenseI16ArrayAttr>\0"
    "axes\0"
    "`[` $axes `]`\0"
    "axisarray\0"
    "enum<@ReductionKind>\0"
    "partial\0"
    "AnyNon0RankedTensor\0"
    "DenseI16ArrayAttr\0"
    "grid\0"
    "grid_axes\0"
    "array<i16>\0"
    "gather_axis\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)\0"
    "SameOperandsAndResultRank\0"
    "\"all_gather\"\0"
    "shard.all_gather\0"
    "#shard.partial\0"
    "#shard<partial sum>\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? attr-dict `:` type($input) `->` type($result)\0"
    "\"all_reduce\"\0"
    "shard.all_reduce\0"
    "slice_axis\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `slice_axis` `=` $slice_axis attr-dict `:` type($input) `->` type($result)\0"
    "\"all_slice\"\0"
    "shard.all_slice\0"
    "split_axis\0"
    "concat_axis\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `split_axis` `=` $split_axis `concat_axis` `=` $concat_axis attr-dict `:` type($input) `->` type($result)\0"
    "\"all_to_all\"\0"
    "shard.all_to_all\0"
    "root_dynamic\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "AllShapesMatch<input,result>\0"
    "AllElementTypesMatch<input,result>\0"
    "[[\"root_dynamic\", \"type\", \"index\"]]\0"
    "\"broadcast\"\0"
    "shard.broadcast",
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `gather_axis` `=` $gather_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "AllRanksMatch<input,result>\0"
    "\"gather\"\0"
    "shard.gather\0"
    "!shard.sharding\0"
    "$source attr-dict `:` type($source) `->` type($result)\0"
    "[[\"result\", \"type\", \"!shard.sharding\"]]\0"
    "shard.get_sharding\0"
    "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict\0"
    "shard.grid\0"
    "$grid (`axes` `=` $axes^)\? attr-dict `:` type($result)\0"
    "\"grid_shape\"\0"
    "shard.grid_shape\0"
    "neighbor_down\0"
    "neighbor_up\0"
    "split_axes\0"
    "`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)\0"
    "[[\"device\", \"type\", \"index\"], [\"neighbor_down\", \"type\", \"index\"], [\"neighbor_up\", \"type\", \"index\"]]\0"
    "\"down_linear_idx, up_linear_idx\"\0"
    "shard.neighbors_linear_indices\0"
    "`on` $grid attr-dict `:` type($result)\0"
    "\"proc_linear_idx\"\0"
    "shard.process_linear_index\0"
    "`on` $grid (`axes` `=` $axes^)\? attr-dict `:` type($result)\0"
    "shard.process_multi_index\0"
    "source_dynamic\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)\? attr-dict `:` functional-type(operands, results)\0"
    "[[\"source_dynamic\", \"type\", \"index\"]]\0"
    "\"recv\"\0"
    "shard.recv\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "\"reduce\"\0"
    "shard.reduce\0"
    "scatter_axis\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? `scatter_axis` `=` $scatter_axis attr-dict `:` type($input) `->` type($result)\0"
    "\"reduce_scatter\"\0"
    "shard.reduce_scatter\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `scatter_axis` `=` $scatter_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "\"scatter\"\0"
    "shard.scatter\0"
    "destination_dynamic\0"
    "destination\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `destination` `=` custom<DynamicIndexList>($destination_dynamic, $destination) attr-dict `:` functional-type(operands, results)\0"
    "[[\"destination_dynamic\", \"type\", \"index\"]]\0"
    "\"send\"\0"
    "shard.send\0"
    "annotate_for_users\0"
    "$src `to` $sharding (`annotate_for_users` $annotate_for_users^)\? attr-dict `:` type($result)\0"
    "[[\"src\", \"same\", \"result\"], [\"sharding\", \"type\", \"!shard.sharding\"]]\0"
    "\"sharding_annotated\"\0"
    "shard.shard\0"
    "dims_dynamic\0"
    "device_dynamic\0"
    "`dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)\0"
    "[[\"dims_dynamic\", \"type\", \"index\"], [\"sharding\", \"type\", \"!shard.sharding\"], [\"device_dynamic\", \"type\", \"index\"], [\"result\", \"type\", \"index\"]]\0"
    "\"shard_shape\"\0"
    "shard.shard_shape\0"
    "#shard.axisarray\0"
    "dynamic_sharded_dims_offsets\0"
    "dynamic_halo_sizes\0"
    "static_sharded_dims_offsets\0"
    "static_halo_sizes\0"
    "$grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)\? (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)\? attr-dict `:` type($result)\0"
    "[[\"dynamic_sharded_dims_offsets\", \"type\", \"i64\"], [\"dynamic_halo_sizes\", \"type\", \"i64\"], [\"result\", \"type\", \"!shard.sharding\"]]\0"
    "\"sharding\"\0"
    "shard.sharding\0"
    "shift_axis\0"
    "rotate\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)\? attr-dict `:` type($input) `->` type($result)\0"
    "\"shift\"\0"
    "shard.shift\0"
    "AnyOf<AnyNon0RankedMemRef, AnyNon0RankedTensor>\0"
    "halo_sizes\0"
    "$destination `on` $grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)\? attr-dict `:` type($result)\0"
    "TypesMatchWith<result,destination>\0"
    "[[\"destination\", \"same\", \"result\"], [\"halo_sizes\", \"type\", \"i64\"]]\0"
    "shard.update_halo\0"
    "smt\0"
    "BVCmpPredicate\0"
    "IntPredicate\0"
    "domainType\0"
    "rangeType\0"
    "`<` `[` $domainType `->` $rangeType `]` `>`\0"
    "`<` $width `>`\0"
    "bv\0"
    "domainTypes\0"
    "`<` `(` $domainTypes `)` ` ` $rangeType `>`\0"
    "int\0"
    "identifier\0"
    "sortParams",
    "`<` $identifier (`[` $sortParams^ `]`)\? `>`\0"
    "sort\0"
    "hook:smt.bv\0"
    "!smt.bool\0"
    "[[\"inputs\", \"type\", \"!smt.bool\"], [\"result\", \"type\", \"!smt.bool\"]]\0"
    "smt.and\0"
    "!smt.func\0"
    "SMT_AnyNonFuncType\0"
    "$func `(` $args `)` attr-dict `:` qualified(type($func))\0"
    "TypesMatchWith<func,result>\0"
    "RangedTypesMatchWith<func,args>\0"
    "[[\"result\", \"smt_function_range\", \"func\"], [\"args\", \"smt_function_domain\", \"func\"]]\0"
    "smt.apply_func\0"
    "SMT_AnyType\0"
    "!smt.array\0"
    "$value attr-dict `:` qualified(type($result))\0"
    "[[\"value\", \"smt_array_range\", \"result\"]]\0"
    "smt.array.broadcast\0"
    "$array `[` $index `]` attr-dict `:` qualified(type($array))\0"
    "TypesMatchWith<array,index>\0"
    "TypesMatchWith<array,result>\0"
    "[[\"index\", \"smt_array_domain\", \"array\"], [\"result\", \"smt_array_range\", \"array\"]]\0"
    "smt.array.select\0"
    "$array `[` $index `]` `,` $value attr-dict `:` qualified(type($array))\0"
    "TypesMatchWith<array,value>\0"
    "AllTypesMatch<array,result>\0"
    "[[\"index\", \"smt_array_domain\", \"array\"], [\"value\", \"smt_array_range\", \"array\"], [\"result\", \"same\", \"array\"]]\0"
    "smt.array.store\0"
    "$input attr-dict\0"
    "[[\"input\", \"type\", \"!smt.bool\"]]\0"
    "smt.assert\0"
    "!smt.bv\0"
    "$lhs `,` $rhs attr-dict `:` qualified(type($result))\0"
    "smt.bv.add\0"
    "smt.bv.and\0"
    "smt.bv.ashr\0"
    "enum<@BVCmpPredicate>\0"
    "$pred $lhs `,` $rhs attr-dict `:` qualified(type($lhs))\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"type\", \"!smt.bool\"]]\0"
    "smt.bv.cmp\0"
    "$lhs `,` $rhs attr-dict `:` qualified(type(operands))\0"
    "smt.bv.concat\0"
    "#smt.bv\0"
    "qualified($value) attr-dict\0"
    "FirstAttrDerivedResultType\0"
    "[[\"result\", \"attribute_type\", \"value\"]]\0"
    "\"rule:bit_vector\"\0"
    "smt.bv.constant\0"
    "lowBit\0"
    "$input `from` $lowBit attr-dict `:` functional-type($input, $result)\0"
    "smt.bv.extract\0"
    "smt.bv.lshr\0"
    "smt.bv.mul\0"
    "$input attr-dict `:` qualified(type($result))\0"
    "[[\"result\", \"same\", \"input\"]]\0"
    "smt.bv.neg\0"
    "smt.bv.not\0"
    "smt.bv.or\0"
    "hook:smt.bv.repeat\0"
    "smt.bv.repeat\0"
    "smt.bv.sdiv\0"
    "smt.bv.shl\0"
    "smt.bv.smod\0"
    "smt.bv.srem\0"
    "smt.bv.udiv\0"
    "smt.bv.urem\0"
    "smt.bv.xor\0"
    "!smt.int\0"
    "$input (`signed` $is_signed^)\? attr-dict `:` qualified(type($input))\0"
    "[[\"result\", \"type\", \"!smt.int\"]]\0"
    "smt.bv2int\0"
    "satRegion\0"
    "unknownRegion\0"
    "unsatRegion\0"
    "attr-dict `sat` $satRegion `unknown` $unknownRegion `unsat` $unsatRegion (`->` qualified(type($results))^ )\?\0"
    "\"smt.yield\"\0"
    "smt.check\0"
    "[[\"result\", \"type\", \"!smt.bool\"]]\0"
    "smt.constant\0"
    "namePrefix\0"
    "($namePrefix^)\? attr-dict `:` qualified(type($result))\0"
    "\"{namePrefix}\"\0"
    "smt.declare_fun\0"
    "hook:smt.distinct\0"
    "smt.distinct\0"
    "hook:smt.eq\0"
    "smt.eq\0"
    "weight\0"
    "noPattern\0"
    "boundVarNames\0"
    "patterns\0"
    "($boundVarNames^)\? (`no_pattern` $noPattern^)\? (`weight` $weight^)\? attr-dict-with-keyword $body (`patterns` $patterns^)\?\0"
    "smt.exists\0"
    "smt.forall\0"
    "[[\"lhs\", \"type\", \"!smt.bool\"], [\"rhs\", \"type\", \"!smt.bool\"], [\"result\", \"type\", \"!smt.bool\"]]\0"
    "smt.implies\0"
    "[[\"input\", \"type\", \"!smt.int\"], [\"result\", \"type\", \"!smt.int\"]]\0"
    "smt.int.abs\0"
    "[[\"inputs\", \"type\", \"!smt.int\"], [\"result\", \"type\", \"!smt.int\"]]\0"
    "smt.int.add\0"
    "enum<@IntPredicate>\0"
    "$pred $lhs `,` $rhs attr-dict\0"
    "[[\"lhs\", \"type\", \"!smt.int\"], [\"rhs\", \"type\", \"!smt.int\"], [\"result\", \"type\", \"!smt.bool\"]]\0"
    "smt.int.cmp\0"
    "hook:smt.int.constant\0"
    "smt.int.constant\0"
    "[[\"lhs\", \"type\", \"!smt.int\"], [\"rhs\", \"type\", \"!smt.int\"], [\"result\", \"type\", \"!smt.int\"]]\0"
    "smt.int.div\0"
    "smt.int.mod\0"
    "smt.int.mul\0"
    "smt.int.sub\0"
    "[[\"input\", \"type\", \"!smt.int\"]]\0"
    "smt.int2bv\0"
    "thenValue\0"
    "elseValue\0"
    "$cond `,` $thenValue `,` $elseValue attr-dict `:` qualified(type($result))\0"
    "AllTypesMatch<thenValue,elseValue,result>\0"
    "[[\"elseValue\", \"same\", \"thenValue\"], [\"result\", \"same\", \"thenValue\"], [\"cond\", \"type\", \"!smt.bool\"]]\0"
    "smt.ite\0"
    "[[\"input\", \"type\", \"!smt.bool\"], [\"result\", \"type\", \"!smt.bool\"]]\0"
    "smt.not\0"
    "smt.or\0"
    "smt.pop\0"
    "smt.push\0"
    "smt.reset\0"
    "logic\0"
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
    "CrdTransDirectionKind\0"
    "dim_to_lvl\0"
    "lvl_to_dim\0"
    "SparseTensorSortKind\0"
    "hybrid_quick_sort\0"
    "insertion_sort_stable\0"
    "quick_sort\0"
    "heap_sort\0"
    "StorageSpecifierKind\0"
    "lvl_sz\0"
    "pos_mem_sz\0"
    "crd_mem_sz\0"
    "val_mem_sz\0"
    "dim_offset\0"
    "dim_stride\0"
    "#sparse_tensor.encoding\0"
    "loLvl\0"
    "hiLvl",
    "`<` $encoding `,` `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) `>`\0"
    "iter_space\0"
    "iterator\0"
    "`<` qualified($encoding) `>`\0"
    "storage_specifier\0"
    "enum<@CrdTransDirectionKind>\0"
    "CrdTransDirection\0"
    "enum<@SparseTensorSortKind>\0"
    "SparseTensorSortAlgorithm\0"
    "array<sparse_level>\0"
    "array<#sparse_tensor.slice>\0"
    "lvlTypes\0"
    "dimToLvl\0"
    "lvlToDim\0"
    "posWidth\0"
    "crdWidth\0"
    "explicitVal\0"
    "implicitVal\0"
    "dimSlices\0"
    "hook:sparse_tensor.encoding\0"
    "VerifiableTensorEncoding\0"
    "\"sparse\"\0"
    "enum<@StorageSpecifierKind>\0"
    "hook:sparse_tensor.slice\0"
    "slice\0"
    "RankedTensorOf<AnySignlessIntegerOrIndex>\0"
    "AllOf<AnyRankedTensor, SparseEncoded>\0"
    "levels\0"
    "` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` type($result)\0"
    "sparse_tensor.assemble\0"
    "left_identity\0"
    "right_identity\0"
    "overlapRegion\0"
    "leftRegion\0"
    "rightRegion\0"
    "$x `,` $y `:` attr-dict type($x) `,` type($y) `to` type($output) `\\n` `overlap` `=` $overlapRegion `\\n` `left` `=` (`identity` $left_identity^):($leftRegion)\? `\\n` `right` `=` (`identity` $right_identity^):($rightRegion)\?\0"
    "sparse_tensor.binary\0"
    "!sparse_tensor.iter_space\0"
    "AllOf<APIntAttr, HasType<AnyI<64>>>\0"
    "ArrayOf<AllOf<APIntAttr, HasType<AnyI<64>>>>\0"
    "iterSpaces\0"
    "crdUsedLvls\0"
    "hook:sparse_tensor.coiterate\0"
    "\"sparse_tensor.yield\"\0"
    "sparse_tensor.coiterate\0"
    "AllOf<AnyStridedMemRef, RankIs<1>>\0"
    "AllOf<MemRefOf<I1>, RankIs<1>>\0"
    "AllOf<MemRefOf<Index>, RankIs<1>>\0"
    "filled\0"
    "added\0"
    "lvlCoords\0"
    "$values `,` $filled `,` $added `,` $count `into` $tensor `[` $lvlCoords `]` attr-dict `:` type($values) `,` type($filled) `,` type($added) `,` type($tensor)\0"
    "AllTypesMatch<tensor,result>\0"
    "[[\"result\", \"same\", \"tensor\"], [\"count\", \"type\", \"index\"], [\"lvlCoords\", \"type\", \"index\"]]\0"
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
    "in_crds\0"
    "out_crds\0"
    "direction\0"
    "encoder\0"
    "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)\0"
    "[[\"in_crds\", \"type\", \"index\"], [\"out_crds\", \"type\", \"index\"]]\0"
    "sparse_tensor.crd_translate\0"
    "AnyOf<AllOf<RankedTensorOf<AnySignlessIntegerOrIndex>, RankIs<0>>, AnySignlessIntegerOrIndex>\0"
    "out_levels\0"
    "out_values\0"
    "ret_levels\0"
    "ret_values\0"
    "lvl_lens\0"
    "val_len\0"
    "$tensor attr-dict `:` type($tensor)`out_lvls` `(` $out_levels `:` type($out_levels) `)` `out_vals` `(` $out_values `:` type($out_values) `)` `->``(` type($ret_levels) `)` `,` type($ret_values) `,` `(` type($lvl_lens) `)` `,` type($val_len)\0"
    "sparse_tensor.disassemble\0"
    "$tensor attr-dict `:` type($tensor) `to` type($values) `,` type($filled) `,` type($added)\0"
    "[[\"count\", \"type\", \"index\"]]\0"
    "sparse_tensor.expand\0"
    "!sparse_tensor.iterator\0"
    "parentIter\0"
    "extractedSpace\0"
    "$tensor (`at` $parentIter^)\? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict `:` type($tensor) (`,` type($parentIter)^)\? `->` qualified(type($extractedSpace))\0"
    "sparse_tensor.extract_iteration_space\0"
    "$tensor `at` $iterator attr-dict `:` type($tensor)`,` qualified(type($iterator))\0"
    "TypesMatchWith<tensor,result>\0"
    "[[\"result\", \"element_type\", \"tensor\"]]\0"
    "sparse_tensor.extract_value\0"
    "`in` $tensor (`init``(`$initArgs^`)`)\? attr-dict `:` type($tensor) (`,` type($initArgs)^)\? (`->` type($results)^)\? `do` $region\0"
    "sparse_tensor.foreach\0"
    "sparse_tensor.has_runtime_library\0"
    "iterSpace\0"
    "hook:sparse_tensor.iterate\0"
    "sparse_tensor.iterate\0"
    "hasInserts\0"
    "$tensor (`hasInserts` $hasInserts^)\? attr-dict `:` type($tensor)\0"
    "[[\"result\", \"same\", \"tensor\"]]\0"
    "sparse_tensor.load\0"
    "sparse_tensor.lvl\0"
    "$source attr-dict `:` type($source) `to` type($result)\0"
    "sparse_tensor.new\0"
    "sparse_tensor.number_of_entries\0"
    "$tensor `,` $dest attr-dict `:` type($tensor) `,` type($dest)\0"
    "sparse_tensor.out\0"
    "sparse_tensor.positions\0"
    "sparse_tensor.print\0"
    "curSize\0"
    "inBuffer\0"
    "outBuffer\0"
    "newSize\0"
    "(`inbounds` $inbounds^)\? $curSize `,` $inBuffer `,` $value (`,` $n^ )\? attr-dict `:` type($curSize) `,` type($inBuffer) `,` type($value) (`,` type($n)^ )\?\0"
    "TypesMatchWith<inBuffer,value>\0"
    "AllTypesMatch<inBuffer,outBuffer>",
    "[[\"value\", \"element_type\", \"inBuffer\"], [\"outBuffer\", \"same\", \"inBuffer\"], [\"curSize\", \"type\", \"index\"], [\"n\", \"type\", \"index\"], [\"newSize\", \"type\", \"index\"]]\0"
    "sparse_tensor.push_back\0"
    "identity\0"
    "$x `,` $y `,` $identity attr-dict `:` type($output) $region\0"
    "[[\"y\", \"same\", \"x\"], [\"identity\", \"same\", \"x\"], [\"output\", \"same\", \"x\"]]\0"
    "sparse_tensor.reduce\0"
    "sparse_tensor.reinterpret_map\0"
    "#sparse_tensor.SparseTensorSortAlgorithm\0"
    "input_coo\0"
    "result_coo\0"
    "algorithm\0"
    "$algorithm $input_coo attr-dict`:` type($input_coo) `to` type($result_coo)\0"
    "sparse_tensor.reorder_coo\0"
    "$x attr-dict `:` type($x) $region\0"
    "[[\"output\", \"same\", \"x\"]]\0"
    "sparse_tensor.select\0"
    "AllOf<AnyRankedTensor, SparseSlice>\0"
    "$slice `at` $dim attr-dict `:` type($slice)\0"
    "[[\"offset\", \"type\", \"index\"]]\0"
    "sparse_tensor.slice.offset\0"
    "[[\"stride\", \"type\", \"index\"]]\0"
    "sparse_tensor.slice.stride\0"
    "AllOf<MemRefOf<AnyOf<AnyInteger, Index>>, RankIs<1>>\0"
    "xy\0"
    "ys\0"
    "perm_map\0"
    "ny\0"
    "$algorithm $n`,`$xy (`jointly` $ys^)\? attr-dict`:` type($xy) (`jointly` type($ys)^)\?\0"
    "[[\"n\", \"type\", \"index\"]]\0"
    "sparse_tensor.sort\0"
    "!sparse_tensor.storage_specifier\0"
    "#sparse_tensor.kind\0"
    "specifier\0"
    "specifierKind\0"
    "$specifier $specifierKind (`at` $level^)\? attr-dict`:` qualified(type($specifier))\0"
    "sparse_tensor.storage_specifier.get\0"
    "attr-dict (`with` $source^)\? `:` (`from` qualified(type($source))^ `to`)\? qualified(type($result))\0"
    "sparse_tensor.storage_specifier.init\0"
    "$specifier $specifierKind (`at` $level^)\? `with` $value attr-dict `:` qualified(type($result))\0"
    "AllTypesMatch<result,specifier>\0"
    "[[\"specifier\", \"same\", \"result\"], [\"value\", \"type\", \"index\"]]\0"
    "sparse_tensor.storage_specifier.set\0"
    "presentRegion\0"
    "absentRegion\0"
    "$x attr-dict `:` type($x) `to` type($output) `\\n` `present` `=` $presentRegion `\\n` `absent` `=` $absentRegion\0"
    "sparse_tensor.unary\0"
    "sparse_tensor.values\0"
    "$results attr-dict `:` type($results)\0"
    "HasParent<sparse_tensor.binary,sparse_tensor.unary,sparse_tensor.reduce,sparse_tensor.select,sparse_tensor.foreach,sparse_tensor.iterate,sparse_tensor.coiterate>\0"
    "sparse_tensor.yield\0"
    "spirv\0"
    "AddressingModel\0"
    "Logical\0"
    "Physical32\0"
    "Physical64\0"
    "PhysicalStorageBuffer64\0"
    "BuiltIn\0"
    "Position\0"
    "PointSize\0"
    "ClipDistance\0"
    "CullDistance\0"
    "VertexId\0"
    "InstanceId\0"
    "PrimitiveId\0"
    "InvocationId\0"
    "Layer\0"
    "ViewportIndex\0"
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
    "HelperInvocation\0"
    "NumWorkgroups\0"
    "WorkgroupSize\0"
    "WorkgroupId\0"
    "LocalInvocationId\0"
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
    "ShadingRateKHR\0"
    "BaryCoordNoPerspAMD\0"
    "BaryCoordNoPerspCentroidAMD\0"
    "BaryCoordNoPerspSampleAMD\0"
    "BaryCoordSmoothAMD\0"
    "BaryCoordSmoothCentroidAMD\0"
    "BaryCoordSmoothSampleAMD\0"
    "BaryCoordPullModelAMD\0"
    "FragStencilRefEXT\0"
    "ViewportMaskNV\0"
    "SecondaryPositionNV\0"
    "SecondaryViewportMaskNV\0"
    "PositionPerViewNV\0"
    "ViewportMaskPerViewNV\0"
    "FullyCoveredEXT\0"
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
    "CullMaskKHR\0"
    "Capability\0"
    "Matrix\0"
    "Addresses\0"
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
    "SubgroupBallotKHR\0"
    "SubgroupVoteKHR\0"
    "StorageBuffer16BitAccess\0"
    "StoragePushConstant16\0"
    "StorageInputOutput16\0"
    "DeviceGroup\0"
    "AtomicStorageOps\0"
    "SampleMaskPostDepthCoverage\0"
    "StorageBuffer8BitAccess\0"
    "StoragePushConstant8\0"
    "DenormPreserve\0"
    "DenormFlushToZero\0"
    "SignedZeroInfNanPreserve",
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
    "FloatingPointModeINTEL\0"
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
    "KernelAttributesINTEL\0"
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
    "CooperativeMatrixKHR\0"
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
    "Shader\0"
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
    "GroupNonUniformBallot\0"
    "GroupNonUniformShuffle\0"
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
    "GraphARM\0"
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
    "BFloat16CooperativeMatrixKHR",
    "TensorFloat32RoundingINTEL\0"
    "ClientAPI\0"
    "Metal\0"
    "OpenCL\0"
    "Vulkan\0"
    "WebGPU\0"
    "Unknown\0"
    "CooperativeMatrixLayoutKHR\0"
    "RowMajor\0"
    "ColumnMajor\0"
    "CooperativeMatrixOperandsKHR\0"
    "ASigned\0"
    "BSigned\0"
    "CSigned\0"
    "ResultSigned\0"
    "AccSat\0"
    "CooperativeMatrixUseKHR\0"
    "MatrixA\0"
    "MatrixB\0"
    "MatrixAcc\0"
    "Decoration\0"
    "RelaxedPrecision\0"
    "SpecId\0"
    "Block\0"
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
    "Volatile\0"
    "Constant\0"
    "Coherent\0"
    "NonWritable\0"
    "NonReadable\0"
    "Uniform\0"
    "UniformId\0"
    "SaturatedConversion\0"
    "Stream\0"
    "Location\0"
    "Component\0"
    "Binding\0"
    "DescriptorSet\0"
    "Offset\0"
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
    "OverrideCoverageNV\0"
    "PassthroughNV\0"
    "ViewportRelativeNV\0"
    "SecondaryViewportRelativeNV\0"
    "PerPrimitiveEXT\0"
    "PerVertexKHR\0"
    "NonUniform\0"
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
    "BufferLocationINTEL\0"
    "IOPipeStorageINTEL\0"
    "FunctionFloatingPointModeINTEL\0"
    "SingleElementVectorINTEL\0"
    "VectorComputeCallableFunctionINTEL\0"
    "MediaBlockIOINTEL\0"
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
    "Rect\0"
    "Buffer\0"
    "SubpassData\0"
    "ExecutionMode\0"
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
    "PostDepthCoverage\0"
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
    "DerivativeGroupQuadsNV\0"
    "DerivativeGroupLinearNV\0"
    "OutputTrianglesEXT\0"
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
    "Vertex\0"
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
    "Extension\0"
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
    "SPV_KHR_workgroup_memory_explicit_layout",
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
    "RTE\0"
    "RTZ\0"
    "RTP\0"
    "RTN\0"
    "FunctionControl\0"
    "Inline\0"
    "DontInline\0"
    "Const\0"
    "GroupOperation\0"
    "Reduce\0"
    "InclusiveScan\0"
    "ExclusiveScan\0"
    "ClusteredReduce\0"
    "PartitionedReduceNV\0"
    "PartitionedInclusiveScanNV\0"
    "PartitionedExclusiveScanNV\0"
    "ImageArrayedInfo\0"
    "NonArrayed\0"
    "Arrayed\0"
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
    "Lod\0"
    "Grad\0"
    "ConstOffset\0"
    "ConstOffsets\0"
    "MakeTexelAvailable\0"
    "MakeTexelVisible\0"
    "NonPrivateTexel\0"
    "VolatileTexel\0"
    "SignExtend\0"
    "Offsets\0"
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
    "Import\0"
    "LinkOnceODR\0"
    "LoadCacheControl\0"
    "Uncached\0"
    "Cached\0"
    "Streaming\0"
    "InvalidateAfterR\0"
    "ConstCached\0"
    "LoopControl\0"
    "Unroll\0"
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
    "AliasScopeINTELMask",
    "NoAliasINTELMask\0"
    "MemoryModel\0"
    "Simple\0"
    "GLSL450\0"
    "MemorySemantics\0"
    "Acquire\0"
    "Release\0"
    "AcquireRelease\0"
    "SequentiallyConsistent\0"
    "UniformMemory\0"
    "SubgroupMemory\0"
    "WorkgroupMemory\0"
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
    "OpGroupFMin\0"
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
    "OpSUDotAccSat",
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
    "Scope\0"
    "CrossDevice\0"
    "Device\0"
    "Workgroup\0"
    "Subgroup\0"
    "Invocation\0"
    "QueueFamily\0"
    "ShaderCallKHR\0"
    "SelectionControl\0"
    "Flatten\0"
    "DontFlatten\0"
    "StorageClass\0"
    "UniformConstant\0"
    "Input\0"
    "Output\0"
    "CrossWorkgroup\0"
    "Function\0"
    "Generic\0"
    "PushConstant\0"
    "AtomicCounter\0"
    "Image\0"
    "StorageBuffer\0"
    "CallableDataKHR\0"
    "IncomingCallableDataKHR\0"
    "RayPayloadKHR\0"
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
    "AMD\0"
    "ARM\0"
    "Broadcom\0"
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
    "enum<@AddressingModel>\0"
    "addressing_model\0"
    "enum<@BuiltIn>\0"
    "built_in\0"
    "enum<@LoadCacheControl>\0"
    "cache_level\0"
    "load_cache_control\0"
    "cache_control_load_intel\0"
    "enum<@StoreCacheControl>\0"
    "store_cache_control\0"
    "cache_control_store_intel\0"
    "enum<@Capability>\0"
    "capability\0"
    "enum<@ClientAPI>\0"
    "client_api\0"
    "enum<@CooperativeMatrixLayoutKHR>\0"
    "coop_matrix_layout_khr\0"
    "#spirv.scope\0"
    "m_size\0"
    "n_size\0"
    "k_size\0"
    "c_type\0"
    "result_type\0"
    "acc_sat\0"
    "coop_matrix_props_khr\0"
    "coop_matrix_props_nv\0"
    "enum<@CooperativeMatrixUseKHR>\0"
    "coop_matrix_use_khr\0"
    "enum<@CooperativeMatrixOperandsKHR>\0"
    "cooperative_matrix_operands_khr\0"
    "enum<@Decoration>\0"
    "decoration\0"
    "enum<@Dim>\0"
    "workgroup_size\0"
    "subgroup_size\0"
    "target_width\0"
    "entry_point_abi\0"
    "enum<@ExecutionMode>\0"
    "execution_mode\0"
    "enum<@ExecutionModel>\0"
    "execution_model\0"
    "enum<@Extension>\0"
    "ext\0"
    "enum<@FPEncoding>\0"
    "f_p_encoding\0"
    "enum<@FPFastMathMode>\0"
    "fastmath_mode\0"
    "fp_rounding_mode\0"
    "enum<@FunctionControl>\0"
    "function_control\0"
    "enum<@GroupOperation>\0"
    "group_operation\0"
    "enum<@ImageArrayedInfo>\0"
    "image_arrayed_info\0"
    "enum<@ImageDepthInfo>\0"
    "image_depth_info\0"
    "enum<@ImageFormat>\0"
    "image_format\0"
    "enum<@ImageOperands>\0"
    "image_operands\0"
    "enum<@ImageSamplerUseInfo>\0"
    "image_sampler_use_info\0"
    "enum<@ImageSamplingInfo>\0"
    "image_sampling_info\0"
    "#spirv.linkage_type\0"
    "linkage_name\0"
    "linkage_type\0"
    "linkage_attributes\0"
    "enum<@LinkageType>\0"
    "enum<@LoopControl>\0"
    "loop_control\0"
    "enum<@MatrixLayout>\0"
    "matrixLayout\0"
    "enum<@MemoryAccess>\0"
    "memory_access\0"
    "enum<@MemoryModel>\0"
    "memory_model\0"
    "enum<@MemorySemantics>\0"
    "memory_semantics\0"
    "enum<@Opcode>\0"
    "enum<@PackedVectorFormat>\0"
    "packed_vector_format\0"
    "max_compute_shared_memory_size\0"
    "16384 : i32\0"
    "max_compute_workgroup_invocations\0"
    "128 : i32\0"
    "max_compute_workgroup_size\0"
    "[128 : i32, 128 : i32, 64 : i32]\0"
    "32 : i32\0"
    "min_subgroup_size\0"
    "max_subgroup_size\0"
    "cooperative_matrix_properties_khr\0"
    "cooperative_matrix_properties_nv\0"
    "resource_limits\0"
    "enum<@Scope>\0"
    "enum<@SelectionControl>\0"
    "selection_control\0"
    "enum<@StorageClass>\0"
    "storage_class\0"
    "enum<@Vendor>\0"
    "vendor\0"
    "enum<@Version>\0"
    "TypeAttrOf<GraphType>\0"
    "entry_point\0"
    "hook:spirv.ARM.Graph\0"
    "CallableOpInterface\0"
    "InModuleScope\0"
    "QueryMinVersionInterface\0"
    "QueryMaxVersionInterface\0"
    "QueryExtensionInterface\0"
    "QueryCapabilityInterface\0"
    "spirv.ARM.Graph\0"
    "!spirv.arm.tensor\0"
    "graph_constant_id\0"
    "attr-dict `:` type($output)\0"
    "InGraphScope\0"
    "spirv.ARM.GraphConstant\0"
    "fn\0"
    "interface\0"
    "hook:spirv.ARM.GraphEntryPoint\0"
    "spirv.ARM.GraphEntryPoint\0"
    "spirv.ARM.GraphOutputs\0"
    "!spirv.ptr\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>\0"
    "base_ptr\0"
    "component_ptr\0"
    "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)\0"
    "spirv.AccessChain\0"
    "#spirv.memory_semantics\0"
    "memory_scope\0"
    "semantics\0"
    "$memory_scope $semantics operands attr-dict `:` type($pointer)\0"
    "PointeeTypeMatchTrait<pointer,value>\0"
    "PointeeTypeMatchTrait<pointer,result>\0"
    "[[\"value\", \"pointee\", \"pointer\"], [\"result\", \"pointee\", \"pointer\"]]\0"
    "spirv.AtomicAnd\0"
    "comparator\0"
    "equal_semantics\0"
    "unequal_semantics\0"
    "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)",
    "PointeeTypeMatchTrait<pointer,comparator>\0"
    "[[\"result\", \"pointee\", \"pointer\"], [\"value\", \"pointee\", \"pointer\"], [\"comparator\", \"pointee\", \"pointer\"]]\0"
    "spirv.AtomicCompareExchange\0"
    "spirv.AtomicCompareExchangeWeak\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>\0"
    "spirv.AtomicExchange\0"
    "spirv.AtomicIAdd\0"
    "[[\"result\", \"pointee\", \"pointer\"]]\0"
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
    "insert\0"
    "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)\0"
    "AllTypesMatch<base,insert,result>\0"
    "[[\"insert\", \"same\", \"base\"], [\"result\", \"same\", \"base\"]]\0"
    "spirv.BitFieldInsert\0"
    "SignedOp\0"
    "AllTypesMatch<base,result>\0"
    "[[\"result\", \"same\", \"base\"]]\0"
    "spirv.BitFieldSExtract\0"
    "spirv.BitFieldUExtract\0"
    "spirv.BitReverse\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr>\0"
    "spirv.Bitcast\0"
    "UsableInSpecConstantOp\0"
    "[[\"operand2\", \"same\", \"operand1\"], [\"result\", \"same\", \"operand1\"]]\0"
    "spirv.BitwiseAnd\0"
    "spirv.BitwiseOr\0"
    "spirv.BitwiseXor\0"
    "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.sampled_image, !spirv.image, !spirv.arm.tensor>\0"
    "targetOperands\0"
    "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)\? attr-dict\0"
    "InFunctionScope\0"
    "spirv.Branch\0"
    "trueTargetOperands\0"
    "falseTargetOperands\0"
    "trueTarget\0"
    "falseTarget\0"
    "hook:spirv.BranchConditional\0"
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
    "[[\"y\", \"same\", \"x\"], [\"z\", \"same\", \"x\"], [\"result\", \"same\", \"x\"]]\0"
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
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.matrix, !spirv.arm.tensor>\0"
    "constituents\0"
    "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)\0"
    "spirv.CompositeConstruct\0"
    "component\0"
    "hook:spirv.CompositeExtract\0"
    "spirv.CompositeExtract\0"
    "hook:spirv.CompositeInsert\0"
    "spirv.CompositeInsert\0"
    "hook:spirv.Constant\0"
    "\"rule:spirv_constant\"\0"
    "spirv.Constant\0"
    "execution_scope\0"
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
    "source_memory_access",
    "source_alignment\0"
    "hook:spirv.CopyMemory\0"
    "spirv.CopyMemory\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "AnyOf<F16, F32, F64, BF16>\0"
    "vector1\0"
    "vector2\0"
    "operands attr-dict `:` type($vector1) `->` type($result)\0"
    "AllTypesMatch<vector1,vector2>\0"
    "AllElementTypesMatch<vector1,result>\0"
    "[[\"vector2\", \"same\", \"vector1\"]]\0"
    "spirv.Dot\0"
    "AnyOf<F16, F32, F64>\0"
    "[[\"result\", \"pointee\", \"pointer\"], [\"value\", \"pointee\", \"pointer\"]]\0"
    "spirv.EXT.AtomicFAdd\0"
    "replicated_constant\0"
    "` ` `[` $value `]` `:` type($replicated_constant) attr-dict\0"
    "spirv.EXT.ConstantCompositeReplicate\0"
    "AnyOf<I32, UI<32>>\0"
    "group_count_x\0"
    "group_count_y\0"
    "group_count_z\0"
    "payload\0"
    "spirv.EXT.EmitMeshTasks\0"
    "vertex_count\0"
    "primitive_count\0"
    "spirv.EXT.SetMeshOutputs\0"
    "constituent\0"
    "hook:spirv.EXT.SpecConstantCompositeReplicate\0"
    "spirv.EXT.SpecConstantCompositeReplicate\0"
    "spirv.EmitVertex\0"
    "spirv.EndPrimitive\0"
    "#spirv.execution_model\0"
    "hook:spirv.EntryPoint\0"
    "spirv.EntryPoint\0"
    "#spirv.execution_mode\0"
    "hook:spirv.ExecutionMode\0"
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
    "[[\"operand2\", \"same\", \"operand1\"], [\"result\", \"i1_same_shape\", \"operand1\"]]\0"
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
    "return_value\0"
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
    "p0\0"
    "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)\0"
    "AllTypesMatch<p0,p1>\0"
    "TypesMatchWith<p0,result>\0"
    "[[\"p1\", \"same\", \"p0\"], [\"result\", \"element_type_or_self\", \"p0\"]]\0"
    "spirv.GL.Distance\0"
    "spirv.GL.Exp\0"
    "spirv.GL.Exp2\0"
    "spirv.GL.FAbs\0"
    "hook:spirv.GL.FClamp\0"
    "spirv.GL.FClamp\0"
    "spirv.GL.FMax\0"
    "spirv.GL.FMin\0"
    "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)\0"
    "AllTypesMatch<x,y,a,result>\0"
    "[[\"y\", \"same\", \"x\"], [\"a\", \"same\", \"x\"], [\"result\", \"same\", \"x\"]]\0"
    "spirv.GL.FMix\0"
    "spirv.GL.FSign\0"
    "spirv.GL.FindILsb\0"
    "AnyOf<I32, AllOf<FixedVectorOfAnyRank<I32>, LengthIs<2, 3, 4, 8, 16>>>\0"
    "spirv.GL.FindSMsb\0"
    "spirv.GL.FindUMsb\0"
    "spirv.GL.Floor\0"
    "hook:spirv.GL.Fma\0"
    "spirv.GL.Fma\0"
    "spirv.GL.Fract\0"
    "!spirv.struct\0"
    "attr-dict $operand `:` type($operand) `->` type($result)\0"
    "spirv.GL.FrexpStruct\0"
    "spirv.GL.InverseSqrt\0"
    "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)\0"
    "AllTypesMatch<x,y>\0"
    "[[\"y\", \"same\", \"x\"]]\0"
    "spirv.GL.Ldexp\0"
    "$operand attr-dict `:` type($operand) `->` type($result)\0"
    "[[\"result\", \"element_type_or_self\", \"operand\"]]\0"
    "spirv.GL.Length\0"
    "spirv.GL.Log\0"
    "spirv.GL.Log2\0"
    "spirv.GL.Normalize\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>\0"
    "[[\"result\", \"type\", \"i32\"]]\0"
    "spirv.GL.PackHalf2x16\0"
    "spirv.GL.PackSnorm4x8\0"
    "spirv.GL.Pow\0"
    "spirv.GL.Reflect\0"
    "spirv.GL.Round\0"
    "spirv.GL.RoundEven\0"
    "spirv.GL.SAbs\0"
    "hook:spirv.GL.SClamp\0"
    "spirv.GL.SClamp\0"
    "spirv.GL.SMax\0"
    "spirv.GL.SMin\0"
    "spirv.GL.SSign\0"
    "spirv.GL.Sin\0"
    "spirv.GL.Sinh\0"
    "spirv.GL.Sqrt\0"
    "spirv.GL.Tan\0"
    "spirv.GL.Tanh\0"
    "hook:spirv.GL.UClamp\0"
    "spirv.GL.UClamp\0"
    "spirv.GL.UMax\0"
    "spirv.GL.UMin\0"
    "[[\"operand\", \"type\", \"i32\"]]\0"
    "spirv.GL.UnpackHalf2x16\0"
    "spirv.GL.UnpackSnorm4x8\0"
    "spirv.GenericCastToPtr\0"
    "spirv.GenericCastToPtrExplicit\0"
    "#spirv.linkage_attributes\0"
    "binding\0"
    "descriptor_set\0"
    "hook:spirv.GlobalVariable\0"
    "spirv.GlobalVariable\0"
    "localid\0"
    "$execution_scope operands attr-dict `:` type($value) `,` type($localid)\0"
    "spirv.GroupBroadcast",
    "#spirv.group_operation\0"
    "$execution_scope $group_operation operands attr-dict `:` type($x)\0"
    "AllTypesMatch<x,result>\0"
    "[[\"result\", \"same\", \"x\"]]\0"
    "spirv.GroupFAdd\0"
    "spirv.GroupFMax\0"
    "spirv.GroupFMin\0"
    "spirv.GroupIAdd\0"
    "$execution_scope $predicate attr-dict `:` type($result)\0"
    "SPIRV_ExecutionScopeAttrIs\0"
    "[[\"predicate\", \"type\", \"i1\"], [\"result\", \"type\", \"i1\"]]\0"
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
    "delta\0"
    "$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)\? attr-dict `:` type($value) `,` type($delta) (`,` type($cluster_size)^)\? `->` type(results)\0"
    "spirv.GroupNonUniformRotateKHR\0"
    "spirv.GroupNonUniformSMax\0"
    "spirv.GroupNonUniformSMin\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>>\0"
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
    "hook:spirv.IAddCarry\0"
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
    "hook:spirv.INTEL.SubgroupBlockWrite\0"
    "spirv.INTEL.SubgroupBlockWrite\0"
    "spirv.INotEqual\0"
    "spirv.ISub\0"
    "hook:spirv.ISubBorrow\0"
    "spirv.ISubBorrow\0"
    "!spirv.sampled_image\0"
    "!spirv.image\0"
    "sampled_image\0"
    "$sampled_image attr-dict `:` type($sampled_image)\0"
    "TypesMatchWith<sampled_image,result>\0"
    "[[\"result\", \"spirv_image\", \"sampled_image\"]]\0"
    "spirv.Image\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<4>>>\0"
    "#spirv.image_operands\0"
    "coordinate\0"
    "dref\0"
    "operand_arguments",
    "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )\? attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )\? `->` type($result)\0"
    "SPIRV_DimIs\0"
    "SPIRV_MSOperandIs\0"
    "SPIRV_NoneOrElementMatchImage\0"
    "[[\"dref\", \"type\", \"f32\"]]\0"
    "spirv.ImageDrefGather\0"
    "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<4>>>\0"
    "image\0"
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
    "[[\"result\", \"spirv_image_element\", \"sampled_image\"], [\"dref\", \"type\", \"f32\"]]\0"
    "spirv.ImageSampleProjDrefImplicitLod\0"
    "texel\0"
    "$image `,` $coordinate `,` $texel custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )\? attr-dict `:` type($image) `,` type($coordinate) `,` type($texel) ( `,` type($operand_arguments)^ )\?\0"
    "spirv.ImageWrite\0"
    "element\0"
    "$base_ptr `[` $element ($indices^)\? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)\? `->` type($result)\0"
    "spirv.InBoundsPtrAccessChain\0"
    "spirv.IsFinite\0"
    "spirv.IsInf\0"
    "spirv.IsNan\0"
    "$condition attr-dict\0"
    "spirv.KHR.AssumeTrue\0"
    "TypeAttrOf<!spirv.coopmatrix>\0"
    "cooperative_matrix_type\0"
    "attr-dict `:` $cooperative_matrix_type\0"
    "spirv.KHR.CooperativeMatrixLength\0"
    "!spirv.coopmatrix\0"
    "#spirv.coop_matrix_layout_khr\0"
    "matrix_layout\0"
    "memory_operand\0"
    "$pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )\? ( `,` $alignment^ )\? attr-dict `:` type(operands) `->` type($result)\0"
    "spirv.KHR.CooperativeMatrixLoad\0"
    "#spirv.cooperative_matrix_operands_khr\0"
    "matrix_operands\0"
    "$a `,` $b `,` $c ( `,` $matrix_operands^ )\? attr-dict `:` type($a) `,` type($b) `->` type($c)\0"
    "AllTypesMatch<c,result>\0"
    "[[\"result\", \"same\", \"c\"]]\0"
    "spirv.KHR.CooperativeMatrixMulAdd\0"
    "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )\? ( `,` $alignment^ )\? attr-dict `:` type(operands)\0"
    "spirv.KHR.CooperativeMatrixStore\0"
    "spirv.KHR.GroupFMul\0"
    "spirv.KHR.GroupIMul\0"
    "AllOf<VectorOfNonZeroRankOf<AnyI<32>>, LengthIs<4>>\0"
    "$predicate attr-dict `:` type($result)\0"
    "spirv.KHR.SubgroupBallot\0"
    "spirv.Kill\0"
    "hook:spirv.Load\0"
    "spirv.Load\0"
    "spirv.LogicalAnd\0"
    "spirv.LogicalEqual\0"
    "spirv.LogicalNot\0"
    "spirv.LogicalNotEqual\0"
    "spirv.LogicalOr\0"
    "!spirv.matrix\0"
    "leftmatrix\0"
    "rightmatrix\0"
    "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)\0"
    "spirv.MatrixTimesMatrix\0"
    "AnyOf<!spirv.matrix, AllOf<!spirv.coopmatrix, ElementType<AnyOf<F16, F32, F64>>>>\0"
    "operands attr-dict `:` type($matrix) `,` type($scalar)\0"
    "AllTypesMatch<matrix,result>\0"
    "[[\"result\", \"same\", \"matrix\"]]\0"
    "spirv.MatrixTimesScalar\0"
    "AllOf<!spirv.matrix, ElementType<AnyOf<F16, F32, F64>>>\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "operands attr-dict `:` type($matrix) `,` type($vector) `->` type($result)\0"
    "AllElementTypesMatch<vector,result>\0"
    "spirv.MatrixTimesVector\0"
    "$memory_scope `,` $memory_semantics attr-dict\0"
    "spirv.MemoryBarrier\0"
    "spirv.Not\0"
    "spirv.Ordered\0"
    "spirv.PtrAccessChain\0"
    "spirv.PtrCastToGeneric\0"
    "spirv.Return\0"
    "spirv.ReturnValue\0"
    "spirv.SConvert\0"
    "spirv.SDiv\0"
    "#spirv.packed_vector_format",
    "$vector1 `,` $vector2 ( `,` $format^ )\? attr-dict `:` type($vector1) `->` type($result)\0"
    "spirv.SDot\0"
    "accumulator\0"
    "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )\? attr-dict `:` type($vector1) `->` type($result)\0"
    "AllTypesMatch<accumulator,result>\0"
    "[[\"vector2\", \"same\", \"vector1\"], [\"result\", \"same\", \"accumulator\"]]\0"
    "spirv.SDotAccSat\0"
    "spirv.SGreaterThan\0"
    "spirv.SGreaterThanEqual\0"
    "spirv.SLessThan\0"
    "spirv.SLessThanEqual\0"
    "spirv.SMod\0"
    "hook:spirv.SMulExtended\0"
    "spirv.SMulExtended\0"
    "spirv.SNegate\0"
    "spirv.SRem\0"
    "spirv.SUDot\0"
    "spirv.SUDotAccSat\0"
    "operands attr-dict `:` type($condition) `,` type($result)\0"
    "spirv.Select\0"
    "operands attr-dict `:` type($operand1) `,` type($operand2)\0"
    "AllTypesMatch<operand1,result>\0"
    "[[\"result\", \"same\", \"operand1\"]]\0"
    "spirv.ShiftLeftLogical\0"
    "spirv.ShiftRightArithmetic\0"
    "spirv.ShiftRightLogical\0"
    "default_value\0"
    "hook:spirv.SpecConstant\0"
    "spirv.SpecConstant\0"
    "hook:spirv.SpecConstantComposite\0"
    "spirv.SpecConstantComposite\0"
    "hook:spirv.SpecConstantOperation\0"
    "\"spirv.mlir.yield\"\0"
    "spirv.SpecConstantOperation\0"
    "hook:spirv.Store\0"
    "spirv.Store\0"
    "literals\0"
    "defaultTarget\0"
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
    "hook:spirv.UMulExtended\0"
    "spirv.UMulExtended\0"
    "spirv.Undef\0"
    "spirv.Unordered\0"
    "spirv.Unreachable\0"
    "#spirv.storage_class\0"
    "hook:spirv.Variable\0"
    "spirv.Variable\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16>>, LengthIs<2, 3, 4, 8, 16>>\0"
    "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, BF16, I1>\0"
    "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)\0"
    "TypesMatchWith<vector,result>\0"
    "[[\"result\", \"element_type\", \"vector\"]]\0"
    "spirv.VectorExtractDynamic\0"
    "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)\0"
    "TypesMatchWith<vector,component>\0"
    "AllTypesMatch<vector,result>\0"
    "[[\"component\", \"element_type\", \"vector\"], [\"result\", \"same\", \"vector\"]]\0"
    "spirv.VectorInsertDynamic\0"
    "components\0"
    "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)\0"
    "AllElementTypesMatch<vector1,vector2,result>\0"
    "spirv.VectorShuffle\0"
    "operands attr-dict `:` type($vector) `,` type($matrix) `->` type($result)\0"
    "spirv.VectorTimesMatrix\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4>>\0"
    "operands attr-dict `:` `(` type(operands) `)` `->` type($result)\0"
    "spirv.VectorTimesScalar\0"
    "#spirv.function_control\0"
    "hook:spirv.func\0"
    "spirv.func\0"
    "variable\0"
    "$variable attr-dict `:` type($pointer)\0"
    "\"{variable}_addr\"\0"
    "spirv.mlir.addressof\0"
    "#spirv.loop_control\0"
    "hook:spirv.mlir.loop\0"
    "spirv.mlir.loop\0"
    "HasParent<spirv.mlir.selection,spirv.mlir.loop>\0"
    "spirv.mlir.merge\0"
    "spec_const\0"
    "$spec_const attr-dict `:` type($reference)\0"
    "spirv.mlir.referenceof\0"
    "#spirv.selection_control\0"
    "hook:spirv.mlir.selection\0"
    "spirv.mlir.selection\0"
    "attr-dict $operand `:` type($operand)\0"
    "HasParent<spirv.SpecConstantOperation>\0"
    "spirv.mlir.yield\0"
    "#spirv.addressing_model\0"
    "#spirv.memory_model\0"
    "#spirv.vce\0"
    "vce_triple\0"
    "region0\0"
    "hook:spirv.module\0"
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
    "[[\"dynamicSizes\", \"type\", \"index\"]]\0"
    "tensor.empty\0"
    "\"expanded\"\0"
    "tensor.expand_shape\0"
    "$tensor `[` $indices `]` attr-dict `:` type($tensor)\0"
    "[[\"result\", \"element_type\", \"tensor\"], [\"indices\", \"type\", \"index\"]]\0"
    "\"extracted\"\0"
    "tensor.extract\0"
    "\"extracted_slice\"\0"
    "tensor.extract_slice\0"
    "AnyStaticShapeTensor\0"
    "$elements attr-dict `:` type($result)\0"
    "TypesMatchWith<result,elements>",
    "[[\"elements\", \"element_types\", \"result\"]]\0"
    "\"from_elements\"\0"
    "tensor.from_elements\0"
    "gather_dims\0"
    "unique\0"
    "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)\? attr-dict `:` functional-type(operands, results)\0"
    "tensor.gather\0"
    "dynamicExtents\0"
    "$dynamicExtents $body attr-dict `:` type($result)\0"
    "[[\"dynamicExtents\", \"type\", \"index\"]]\0"
    "\"generated\"\0"
    "\"tensor.yield\"\0"
    "tensor.generate\0"
    "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)\0"
    "TypesMatchWith<dest,scalar>\0"
    "[[\"result\", \"same\", \"dest\"], [\"scalar\", \"element_type\", \"dest\"], [\"indices\", \"type\", \"index\"]]\0"
    "\"inserted\"\0"
    "tensor.insert\0"
    "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)\0"
    "[[\"result\", \"same\", \"dest\"], [\"offsets\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"], [\"strides\", \"type\", \"index\"]]\0"
    "\"inserted_slice\"\0"
    "tensor.insert_slice\0"
    "static_low\0"
    "static_high\0"
    "nofold\0"
    "$source (`nofold` $nofold^)\? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)\0"
    "[[\"low\", \"type\", \"index\"], [\"high\", \"type\", \"index\"]]\0"
    "\"padded\"\0"
    "tensor.pad\0"
    "ParallelCombiningOpInterface\0"
    "tensor.parallel_insert_slice\0"
    "\"rank\"\0"
    "tensor.rank\0"
    "AllOf<RankedTensorOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "tensor.reshape\0"
    "scatter_dims\0"
    "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)\? attr-dict `:` functional-type(operands, results)\0"
    "tensor.scatter\0"
    "$input (`[` $dynamicSizes^ `]`)\? attr-dict `:` type($aggregate)\0"
    "TypesMatchWith<aggregate,input>\0"
    "[[\"input\", \"element_type\", \"aggregate\"], [\"dynamicSizes\", \"type\", \"index\"]]\0"
    "\"splat\"\0"
    "tensor.splat\0"
    "HasParent<tensor.generate,tensor.pad>\0"
    "tensor.yield\0"
    "tosa\0"
    "BlockSize\0"
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
    "int64\0"
    "Level\0"
    "8k\0"
    "NanPropagationMode\0"
    "PROPAGATE\0"
    "IGNORE\0"
    "Profile\0"
    "pro_int\0"
    "pro_fp\0"
    "ResizeMode\0"
    "NEAREST_NEIGHBOR\0"
    "BILINEAR\0"
    "SINGLE_ROUND\0"
    "INEXACT_ROUND\0"
    "DOUBLE_ROUND\0"
    "SpecificationVersion\0"
    "1.0\0"
    "1.1.draft\0"
    "mxint8\0"
    "`<` $rank `>`\0"
    "enum<@BlockSize>\0"
    "block_size\0"
    "input_zp\0"
    "weight_zp\0"
    "conv_quant\0"
    "enum<@Level>\0"
    "a_zp\0"
    "b_zp\0"
    "matmul_quant\0"
    "enum<@NanPropagationMode>\0"
    "nan_mode\0"
    "pad_quant\0"
    "enum<@Profile>\0"
    "prof\0"
    "enum<@ResizeMode>\0"
    "resize_mode\0"
    "rounding_mode\0"
    "enum<@SpecificationVersion>\0"
    "specification_version\0"
    "array<enum<@Profile>>\0"
    "array<enum<@Extension>>\0"
    "profiles\0"
    "extensions\0"
    "`<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`\0"
    "target_env\0"
    "output_zp\0"
    "unary_quant\0"
    "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>\0"
    "input1\0"
    "InferShapedTypeOpInterface\0"
    "ResultsBroadcastableShape\0"
    "TosaElementwiseOperator\0"
    "TosaOpInterface\0"
    "QueryProfileInterface\0"
    "TosaResolvableShapeOperands\0"
    "tosa.abs\0"
    "input2\0"
    "tosa.add\0"
    "!tosa.shape\0"
    "TosaShapeOperatorWithSameRanks\0"
    "TosaShapeOperator\0"
    "tosa.add_shape\0"
    "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>\0"
    "AnyOf<I8, VectorOfNonZeroRankOf<I8>, AllOf<TensorOf<I8>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>\0"
    "#tosa.rounding_mode\0"
    "multiplier\0"
    "shift\0"
    "hook:tosa.apply_scale\0"
    "tosa.apply_scale",
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>\0"
    "#tosa.nan_mode\0"
    "axis\0"
    "#tosa.nan_mode<PROPAGATE>\0"
    "hook:tosa.argmax\0"
    "InferShapedTypeOpAdaptor\0"
    "tosa.argmax\0"
    "tosa.arithmetic_right_shift\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>\0"
    "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>\0"
    "pad\0"
    "acc_type\0"
    "tosa.avg_pool2d\0"
    "tosa.bitwise_and\0"
    "tosa.bitwise_not\0"
    "tosa.bitwise_or\0"
    "tosa.bitwise_xor\0"
    "tosa.cast\0"
    "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>\0"
    "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankAtLeast<1>>>\0"
    "#tosa.block_size\0"
    "input_data\0"
    "input_scale\0"
    "output_data\0"
    "hook:tosa.cast_from_block_scaled\0"
    "tosa.cast_from_block_scaled\0"
    "output_scale\0"
    "hook:tosa.cast_to_block_scaled\0"
    "tosa.cast_to_block_scaled\0"
    "tosa.ceil\0"
    "AnyOf<APIntAttr, FloatAttr>\0"
    "min_val\0"
    "max_val\0"
    "hook:tosa.clamp\0"
    "tosa.clamp\0"
    "tosa.clz\0"
    "InferTensorTypeAdaptor\0"
    "tosa.concat\0"
    "tosa.concat_shape\0"
    "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>\0"
    "input_list\0"
    "output_list\0"
    "then_graph\0"
    "else_graph\0"
    "hook:tosa.cond_if\0"
    "\"tosa.yield\"\0"
    "tosa.cond_if\0"
    "AllShapesMatch<values,output>\0"
    "[[\"output\", \"attribute_type\", \"values\"]]\0"
    "tosa.const\0"
    "tosa.const_shape\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>\0"
    "bias\0"
    "dilation\0"
    "local_bound\0"
    "tosa.conv2d\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<5>>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<6>>\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>\0"
    "tosa.conv3d\0"
    "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>\0"
    "tosa.cos\0"
    "operator_name\0"
    "domain_name\0"
    "implementation_attrs\0"
    "tosa.custom\0"
    "tosa.depthwise_conv2d\0"
    "tosa.dim",
    "tosa.div_ceil_shape\0"
    "tosa.div_floor_shape\0"
    "InferTensorType\0"
    "tosa.equal\0"
    "tosa.erf\0"
    "tosa.exp\0"
    "tosa.exp2_shape\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>\0"
    "input_real\0"
    "input_imag\0"
    "output_real\0"
    "output_imag\0"
    "inverse\0"
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
    "a_data\0"
    "a_scale\0"
    "b_data\0"
    "b_scale\0"
    "hook:tosa.matmul_t_block_scaled\0"
    "tosa.matmul_t_block_scaled\0"
    "hook:tosa.max_pool2d\0"
    "tosa.max_pool2d\0"
    "tosa.max_shape\0"
    "hook:tosa.maximum\0"
    "tosa.maximum\0"
    "tosa.min_shape\0"
    "hook:tosa.minimum\0"
    "tosa.minimum\0"
    "tosa.mod_shape\0"
    "AnyOf<UnrankedTensorOf<I8>, AllOf<RankedTensorOf<I8>, NoDim<0>, RankIs<1>, AllDims<1>>>\0"
    "tosa.mul\0"
    "tosa.mul_shape\0"
    "input1_zp\0"
    "tosa.negate\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>, AllDims<1>>>\0"
    "pad_const\0"
    "tosa.pad\0"
    "tosa.pow\0"
    "tosa.reciprocal\0"
    "tosa.reduce_all\0"
    "tosa.reduce_any\0"
    "hook:tosa.reduce_max\0"
    "tosa.reduce_max\0"
    "hook:tosa.reduce_min\0"
    "tosa.reduce_min\0"
    "tosa.reduce_product\0"
    "tosa.reduce_sum\0"
    "AllOf<RankedTensorOf<AnyOf<I16, I32>>, RankIs<1>>\0"
    "AllOf<RankedTensorOf<I8>, RankIs<1>>\0"
    "scale32\0"
    "per_channel\0"
    "input_unsigned\0"
    "output_unsigned\0"
    "hook:tosa.rescale\0"
    "tosa.rescale\0"
    "tosa.reshape\0"
    "AllOf<!tosa.shape, TosaShapeRank<4>>\0"
    "AllOf<!tosa.shape, TosaShapeRank<2>>\0"
    "#tosa.resize_mode\0"
    "border\0"
    "hook:tosa.resize\0"
    "tosa.resize\0"
    "tosa.reverse\0"
    "tosa.rfft2d\0"
    "tosa.rsqrt\0"
    "values_in\0"
    "values_out\0"
    "tosa.scatter\0"
    "input3\0"
    "tosa.select\0"
    "tosa.sigmoid\0"
    "tosa.sin\0"
    "tosa.slice\0"
    "AnyOf<UnrankedTensorOf<I32>, AllOf<RankedTensorOf<I32>, NoDim<0>, RankIs<1>, AllDims<1>>>\0"
    "tosa.slice_shape\0"
    "tosa.sub\0"
    "tosa.sub_shape\0"
    "table\0"
    "tosa.table\0"
    "tosa.tanh\0"
    "multiples\0"
    "tosa.tile\0"
    "perms\0"
    "AllElementTypesMatch<input1,output>\0"
    "tosa.transpose\0"
    "out_pad\0"
    "tosa.transpose_conv2d\0"
    "var_shape\0"
    "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)\0"
    "tosa.variable\0"
    "output1\0"
    "$name attr-dict `:` type($output1)\0"
    "tosa.variable_read\0"
    "$name attr-dict `,` $input1 `:` type($input1)\0"
    "tosa.variable_write\0"
    "cond_graph\0"
    "body_graph\0"
    "hook:tosa.while_loop\0"
    "tosa.while_loop\0"
    "$inputs attr-dict `:` type($inputs)\0"
    "tosa.yield\0"
    "transform\0"
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
    "VectorMultiReductionLowering",
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
    "TransformParamTypeInterface\0"
    "TransformHandleTypeInterface\0"
    "any_op\0"
    "any_param\0"
    "TransformValueHandleTypeInterface\0"
    "any_value\0"
    "operation_name\0"
    "`<` $operation_name `>`\0"
    "param\0"
    "`<` `index` `=` $index `>`\0"
    "param_operand\0"
    "Implements<\"TransformHandleTypeInterface\">\0"
    "bounded_values\0"
    "lower_bounds\0"
    "upper_bounds\0"
    "$target `with` `[` ($bounded_values^ `:` type($bounded_values))\? `]` `within` $lower_bounds `and` $upper_bounds attr-dict `:` type($target)\0"
    "TransformOpInterface\0"
    "transform.affine.simplify_bounded_affine_ops\0"
    "$target attr-dict `:` type($target)\0"
    "transform.affine.simplify_min_max_affine_ops\0"
    "alternatives\0"
    "($scope^ `:` type($scope))\? (`->` type($results)^)\? attr-dict-with-keyword regions\0"
    "PossibleTopLevelTransformOpTrait\0"
    "\"transform.yield\"\0"
    "transform.alternatives\0"
    "Implements<\"TransformParamTypeInterface\">\0"
    "$target $name attr-dict (`=` $param^)\?`:` type($target) (`,` type($param)^)\?\0"
    "transform.annotate\0"
    "legal_ops\0"
    "illegal_ops\0"
    "legal_dialects\0"
    "illegal_dialects\0"
    "partial_conversion\0"
    "preserve_handles\0"
    "default_type_converter_region\0"
    "`to` $target $patterns (`with` `type_converter` $default_type_converter_region^)\? attr-dict `:` type($target)\0"
    "ReportTrackingListenerFailuresOpTrait\0"
    "transform.apply_conversion_patterns\0"
    "dialect_name\0"
    "$dialect_name attr-dict\0"
    "ConversionPatternDescriptorOpInterface\0"
    "transform.apply_conversion_patterns.dialect_to_llvm\0"
    "transform.apply_conversion_patterns.func.func_to_llvm\0"
    "transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm\0"
    "1 : i16\0"
    "transform.apply_conversion_patterns.gpu.gpu_to_nvvm\0"
    "chipset\0"
    "`chipset` `=` $chipset attr-dict\0"
    "transform.apply_conversion_patterns.gpu.gpu_to_rocdl\0"
    "transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm\0"
    "use_aligned_alloc\0"
    "index_bitwidth\0"
    "64 : i64\0"
    "use_generic_functions\0"
    "use_bare_ptr_call_conv\0"
    "data_layout\0"
    "TypeConverterBuilderOpInterface\0"
    "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter\0"
    "transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm\0"
    "transform.apply_conversion_patterns.scf.scf_to_control_flow\0"
    "transform.apply_conversion_patterns.scf.structural_conversions\0"
    "reassociate_fp_reductions\0"
    "force_32bit_vector_indices\0"
    "use_vector_alignment\0"
    "transform.apply_conversion_patterns.vector.vector_to_llvm\0"
    "`to` $target attr-dict `:` type($target)\0"
    "TransformEachOpTrait\0"
    "transform.apply_cse\0"
    "transform.apply_dce\0"
    "transform.apply_licm\0"
    "apply_cse\0"
    "max_iterations\0"
    "-1 : i64\0"
    "max_num_rewrites\0"
    "`to` $target $patterns attr-dict `:` type($target)\0"
    "transform.apply_patterns\0"
    "PatternDescriptorOpInterface\0"
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
    "fold_single_use_only\0"
    "transform.apply_patterns.linalg.fold_pack_unpack_into_empty\0"
    "transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes\0"
    "transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices\0"
    "transform.apply_patterns.linalg.pad_vectorization\0"
    "transform.apply_patterns.linalg.tiling_canonicalization\0"
    "size_limit\0"
    "(`size_limit` `(` $size_limit^ `)`)\? attr-dict\0"
    "transform.apply_patterns.memref.alloc_to_alloca\0"
    "transform.apply_patterns.memref.expand_ops\0"
    "transform.apply_patterns.memref.expand_strided_metadata\0"
    "transform.apply_patterns.memref.extract_address_computations\0"
    "transform.apply_patterns.memref.fold_memref_alias_ops",
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
    "transform.apply_patterns.tensor.reassociative_reshape_folding\0"
    "aggressive\0"
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
    "lowering_strategy\0"
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
    "max_transfer_rank\0"
    "(`max_transfer_rank` `=` $max_transfer_rank^)\? attr-dict\0"
    "transform.apply_patterns.vector.lower_transfer\0"
    "enum<@VectorTransposeLowering>\0"
    "avx2_lowering_strategy\0"
    "oilist ( `lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` $avx2_lowering_strategy ) attr-dict\0"
    "transform.apply_patterns.vector.lower_transpose\0"
    "transform.apply_patterns.vector.materialize_masks\0"
    "transform.apply_patterns.vector.rank_reducing_subview_patterns\0"
    "transform.apply_patterns.vector.reduction_to_contract\0"
    "transform.apply_patterns.vector.rewrite_narrow_types\0"
    "transform.apply_patterns.vector.sink_mem_ops\0"
    "transform.apply_patterns.vector.sink_ops\0"
    "enum<@VectorTransferSplit>\0"
    "split_transfer_strategy\0"
    "(`split_transfer_strategy` `=` $split_transfer_strategy^)\? attr-dict\0"
    "transform.apply_patterns.vector.split_transfer_full_partial\0"
    "transform.apply_patterns.vector.transfer_permutation_patterns\0"
    "full_unroll\0"
    "oilist ( `max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll ) attr-dict\0"
    "transform.apply_patterns.vector.transfer_to_scf\0"
    "transform.apply_patterns.vector.unroll_from_elements\0"
    "transform.apply_patterns.vector.unroll_to_elements\0"
    "transform.apply_patterns.x86vector.sink_vector_producer_ops\0"
    "transform.apply_patterns.x86vector.vector_contract_bf16_to_fma\0"
    "transform.apply_patterns.x86vector.vector_contract_to_fma\0"
    "transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product\0"
    "dynamic_options\0"
    "pass_name\0"
    "{}\0"
    "$pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)\? `to` $target attr-dict `:` functional-type(operands, results)\0"
    "transform.apply_registered_pass\0"
    "transform.bufferization.buffer_loop_hoisting\0"
    "transform.bufferization.eliminate_empty_tensors\0"
    "AllOf<!transform.op, OperationName<\"tensor.empty\">>\0"
    "AllOf<!transform.op, OperationName<\"bufferization.alloc_tensor\">>\0"
    "transformed\0"
    "$target attr-dict `:` functional-type(operands, results)\0"
    "FunctionalStyleTransformOpTrait\0"
    "transform.bufferization.empty_tensor_to_alloc_tensor\0"
    "enum<@LayoutMapOption>\0"
    "function_boundary_type_conversion\0"
    "allow_return_allocs_from_loops\0"
    "allow_unknown_ops",
    "bufferize_function_boundaries\0"
    "dump_alias_sets\0"
    "test_analysis_only\0"
    "print_conflicts\0"
    "check_parallel_regions\0"
    "memcpy_op\0"
    "\"memref.copy\"\0"
    "(`layout` `{` $function_boundary_type_conversion^ `}`)\? $target attr-dict `:` functional-type($target, results)\0"
    "transform.bufferization.one_shot_bufferize\0"
    "transform.cast\0"
    "AnyOf<Implements<\"TransformParamTypeInterface\">, Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformValueHandleTypeInterface\">>\0"
    "matcher\0"
    "$matcher `in` $root attr-dict `:` functional-type($root, $results)\0"
    "transform.collect_matching\0"
    "anchor\0"
    "message\0"
    "$param (`,` $message^)\? (`at` $anchor^)\?attr-dict `:` type($param) (`,` type($anchor)^)\?\0"
    "MatchOpInterface\0"
    "NavigationTransformOpTrait\0"
    "transform.debug.emit_param_as_remark\0"
    "AnyOf<Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformValueHandleTypeInterface\">>\0"
    "at\0"
    "$at `,` $message attr-dict `:` type($at)\0"
    "transform.debug.emit_remark_at\0"
    "associated_attr\0"
    "keys\0"
    "$keys `at` $target attr-dict `:` functional-type(operands, results)\0"
    "transform.dlti.query\0"
    "with_zip_shortest\0"
    "$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results)^)\? $body attr-dict\0"
    "transform.foreach\0"
    "forwarded_inputs\0"
    "updated\0"
    "forwarded_outputs\0"
    "restrict_root\0"
    "flatten_results\0"
    "matchers\0"
    "actions\0"
    "oilist( `restrict_root` $restrict_root | `flatten_results` $flatten_results ) `in` $root (`,` $forwarded_inputs^)\? custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:` functional-type(operands, results)\0"
    "\"updated_root, yielded...\"\0"
    "transform.foreach_match\0"
    "Implements<\"TransformValueHandleTypeInterface\">\0"
    "insertion_point\0"
    "insert_after\0"
    "conversions\0"
    "($function_name^)\? ($function^)\? ( `(` $inputs^ `)` )\? ( `->` $outputs^ )\? (`after` $insert_after^):(`before`)\? $insertion_point ($conversions^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.func.cast_and_call\0"
    "transformed_module\0"
    "transformed_function\0"
    "$function_name `at` $module attr-dict `:` functional-type(operands, results)\0"
    "transform.func.deduplicate_func_args\0"
    "args_interchange\0"
    "results_interchange\0"
    "adjust_func_calls\0"
    "$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module attr-dict `:` functional-type(operands, results)\0"
    "transform.func.replace_func_signature\0"
    "consumers\0"
    "result_number\0"
    "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)\0"
    "transform.get_consumers_of_result\0"
    "transform.get_defining_op\0"
    "raw_position_list\0"
    "is_inverted\0"
    "is_all\0"
    "$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, results)\0"
    "transform.get_operand\0"
    "isolated_from_above\0"
    "allow_empty_results\0"
    "op_name\0"
    "deduplicate\0"
    "nth_parent\0"
    "transform.get_parent_op\0"
    "operand_number\0"
    "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)\0"
    "transform.get_producer_of_operand\0"
    "transform.get_result\0"
    "type_param\0"
    "elemental\0"
    "(`elemental` $elemental^)\? $value attr-dict `:`functional-type(operands, results)\0"
    "transform.get_type\0"
    "grid_dims\0"
    "generate_gpu_launch\0"
    "$target (`generate_gpu_launch` $generate_gpu_launch^)\? (`grid_dims` `=` $grid_dims^)\? attr-dict `:` functional-type($target, $result)\0"
    "transform.gpu.map_forall_to_blocks\0"
    "block_dims\0"
    "sync_after_distribute\0"
    "32 : i64\0"
    "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)\? (`warp_size` `=` $warp_size^)\? attr-dict `:` functional-type($target, $result)\0"
    "transform.gpu.map_nested_forall_to_threads\0"
    "enum<@FailurePropagationMode>\0"
    "failure_propagation_mode\0"
    "$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` functional-type($operands, $results)\0"
    "transform.include\0"
    "matched\0"
    "`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions\0"
    "transform.irdl.collect_matching\0"
    "$target attr-dict `:` functional-type($target, $transformed)\0"
    "transform.loop.coalesce\0"
    "transform.loop.forall_to_for\0"
    "transform.loop.forall_to_parallel\0"
    "fused_loop\0"
    "$target `into` $source attr-dict `:` functional-type(operands, results)\0"
    "transform.loop.fuse_sibling",
    "transform.loop.hoist_loop_invariant_subsets\0"
    "call\0"
    "transform.loop.outline\0"
    "transform.loop.parallel_for_to_nested_fors\0"
    "AllOf<!transform.op, OperationName<\"scf.for\">>\0"
    "peeled_loop\0"
    "remainder_loop\0"
    "peel_front\0"
    "fail_if_already_divisible\0"
    "transform.loop.peel\0"
    "iteration_interval\0"
    "read_latency\0"
    "transform.loop.pipeline\0"
    "transform.loop.promote_if_one_iteration\0"
    "factor\0"
    "transform.loop.unroll\0"
    "transform.loop.unroll_and_jam\0"
    "operand_handle\0"
    "$operand_handle attr-dict `:` type($operand_handle)\0"
    "AtMostOneOpMatcher\0"
    "transform.match.operation_empty\0"
    "op_names\0"
    "$operand_handle $op_names attr-dict `:` type($operand_handle)\0"
    "SingleOpMatcher\0"
    "transform.match.operation_name\0"
    "enum<@MatchCmpIPredicate>\0"
    "$predicate $param `,` $reference attr-dict `:` type($param)\0"
    "[[\"reference\", \"same\", \"param\"]]\0"
    "transform.match.param.cmpi\0"
    "current\0"
    "body_region\0"
    "(`failures` `(` $failure_propagation_mode^ `)`)\?$current `:` custom<SemiFunctionType>(type($current), type($outputs))attr-dict-with-keyword regions\0"
    "\"transform.match.structured.yield\"\0"
    "transform.match.structured\0"
    "reduction_position\0"
    "elementwise\0"
    "contraction\0"
    "StructuredPredicate\0"
    "transform.match.structured.body\0"
    "batch\0"
    "$operand_handle attr-dict `:` functional-type(operands, results)\0"
    "transform.match.structured.classify_contraction_dims\0"
    "output_image\0"
    "output_channel\0"
    "filter_loop\0"
    "input_channel\0"
    "depth\0"
    "transform.match.structured.classify_convolution_dims\0"
    "raw_dim_list\0"
    "$operand_handle `[`custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))\0"
    "transform.match.structured.dim\0"
    "SingleValueMatcher\0"
    "transform.match.structured.elemental_bitwidth\0"
    "AnyOf<Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformValueHandleTypeInterface\">, !transform.affine_map>\0"
    "projected_permutation\0"
    "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))\0"
    "transform.match.structured.init\0"
    "transform.match.structured.input\0"
    "transform.match.structured.num_inits\0"
    "transform.match.structured.num_inputs\0"
    "$operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank), \"false\")\0"
    "transform.match.structured.rank\0"
    "$operand_handle `[` $position `]` (`any` $any^)\? (`single` $single^)\?attr-dict `:` functional-type(operands, results)\0"
    "transform.match.structured.result\0"
    "handles\0"
    "$handles attr-dict (`:` type($handles)^)\?\0"
    "transform.match.structured.yield\0"
    "AllOf<!transform.op, OperationName<\"memref.alloca\">>\0"
    "alloca\0"
    "getGlobal\0"
    "$alloca attr-dict `:` functional-type(operands, results)\0"
    "transform.memref.alloca_to_global\0"
    "$target attr-dict `:` functional-type($target, results)\0"
    "transform.memref.erase_dead_alloc_and_stores\0"
    "num_loops\0"
    "transform.memref.make_loop_independent\0"
    "AllOf<!transform.op, OperationName<\"memref.alloc\">>\0"
    "skip_analysis\0"
    "transform.memref.multibuffer\0"
    "(`deduplicate` $deduplicate^)\? $handles attr-dict `:` type($result)\0"
    "[[\"result\", \"same\", \"handles\"]]\0"
    "transform.merge_handles\0"
    "hook:transform.named_sequence\0"
    "transform.named_sequence\0"
    "ParamProducerTransformOpTrait\0"
    "transform.num_associations\0"
    "bypass_l1\0"
    "transform.nvgpu.create_async_groups\0"
    "for_op\0"
    "peel_epilogue\0"
    "`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)\0"
    "transform.nvgpu.pipeline_shared_memory_copies\0"
    "transform.nvgpu.rewrite_copy_as_tma\0"
    "transform.nvgpu.rewrite_matmul_as_mma_sync\0"
    "$value attr-dict `->` type($param)\0"
    "transform.param.constant\0"
    "pattern_name\0"
    "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)\0"
    "transform.pdl_match\0"
    "assume_verified\0"
    "use_local_scope\0"
    "skip_regions\0"
    "$target attr-dict (`:` type($target)^)\?\0"
    "transform.print\0"
    "pattern\0"
    "replicated\0"
    "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)\0"
    "AllTypesMatch<handles,replicated>\0"
    "[[\"replicated\", \"same\", \"handles\"]]\0"
    "transform.replicate\0"
    "take_else_branch\0"
    "$target (`take_else_branch` $take_else_branch^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.scf.take_assumed_branch",
    "$op_name `in` $target attr-dict `:` functional-type(operands, results)\0"
    "transform.select\0"
    "extra_bindings\0"
    "custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)\? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions\0"
    "\"transform\"\0"
    "transform.sequence\0"
    "`(` $params `)` attr-dict `:` functional-type(operands, results) $body\0"
    "transform.smt.constrain_params\0"
    "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), \"false\")\0"
    "transform.sparse_tensor.match.sparse_inout\0"
    "pass_through_empty_handle\0"
    "fail_on_payload_too_small\0"
    "overflow_result\0"
    "transform.split_handle\0"
    "!transform.any_value\0"
    "!transform.any_op\0"
    "allocated_buffer\0"
    "new_ops\0"
    "\"bufferization.materialize_in_destination\"\0"
    "alloc_op\0"
    "\"memref.alloc\"\0"
    "bufferize_destination_only\0"
    "emit_dealloc\0"
    "[[\"allocated_buffer\", \"type\", \"!transform.any_value\"], [\"new_ops\", \"type\", \"!transform.any_op\"]]\0"
    "transform.structured.bufferize_to_allocation\0"
    "AnyOf<Implements<\"TransformHandleTypeInterface\">, Implements<\"TransformParamTypeInterface\">>\0"
    "AllOf<I64Attr, IntNonNegative>\0"
    "chunk_sizes\0"
    "target_size\0"
    "$target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), type($chunk_sizes))\0"
    "transform.structured.continuous_tile_sizes\0"
    "img2col_tensor\0"
    "transform.structured.convert_conv2d_to_img2col\0"
    "transform.structured.convert_to_loops\0"
    "transform.structured.decompose\0"
    "transform.structured.decompose_interface\0"
    "transform.structured.decompose_winograd_op\0"
    "transform.structured.eliminate_empty_tensors\0"
    "transform.structured.flatten_elementwise\0"
    "tile_interchange\0"
    "loops\0"
    "static_tile_sizes\0"
    "static_tile_interchange\0"
    "apply_cleanup\0"
    "use_forall\0"
    "$target oilist( `tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes) | `interchange` custom<DynamicIndexList>($tile_interchange, $static_tile_interchange) ) attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.fuse\0"
    "producer_op\0"
    "containing_op\0"
    "fused_op\0"
    "new_containing_op\0"
    "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.fuse_into_containing_op\0"
    "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")\0"
    "transform.structured.generalize\0"
    "forall_op\0"
    "tiled_op\0"
    "total_num_threads\0"
    "desired_bit_alignment\0"
    "$target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.gpu.map_copy_to_threads\0"
    "$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.hoist_pad\0"
    "packing_loop\0"
    "$target `above` $loop (`,` `transpose` `by` $transpose^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.hoist_pad.build_packing_loop_nest\0"
    "transform.structured.hoist_redundant_vector_broadcasts\0"
    "verify_non_zero_trip\0"
    "transform.structured.hoist_redundant_vector_transfers\0"
    "transform.structured.insert_slice_to_copy\0"
    "AllOf<DenseI64ArrayAttr, DenseArrayNonNegative>\0"
    "iterator_interchange\0"
    "$target (`iterator_interchange` `=` $iterator_interchange^)\? attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \"false\")\0"
    "transform.structured.interchange\0"
    "transform.structured.linalg_copy_to_memref\0"
    "AllOf<!transform.op, OperationName<\"linalg.pack\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.pad\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.expand_shape\">>\0"
    "AllOf<!transform.op, OperationName<\"linalg.transpose\">>\0"
    "pad_op\0"
    "expand_shape_op\0"
    "transpose_op\0"
    "lowerPadLikeWithInsertSlice\0"
    "transform.structured.lower_pack\0"
    "AllOf<!transform.op, OperationName<\"linalg.unpack\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.collapse_shape\">>\0"
    "AllOf<!transform.op, OperationName<\"tensor.extract_slice\">>\0"
    "empty_op\0"
    "collapse_shape_op\0"
    "extract_slice_op\0"
    "lowerUnpadLikeWithExtractSlice\0"
    "transform.structured.lower_unpack\0"
    "enum<@MatchInterfaceEnum>\0"
    "ops\0"
    "op_attrs\0"
    "filter_result_type\0"
    "filter_operand_types",
    "(`ops` `{` $ops^ `}`)\? (`interface` `{` $interface^ `}`)\? (`attributes` $op_attrs^)\? (`filter_result_type` `=` $filter_result_type^)\? (`filter_operand_types` `=` $filter_operand_types^)\? `in` $target attr-dict `:` functional-type($target, results)\0"
    "transform.structured.match\0"
    "low_size\0"
    "high_size\0"
    "split_point\0"
    "divisor\0"
    "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))\0"
    "transform.structured.multitile_sizes\0"
    "packed_sizes\0"
    "packed_op\0"
    "static_packed_sizes\0"
    "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pack\0"
    "AllOf<DenseI64ArrayAttr, AnyOf<DenseArrayCount<0>, DenseArrayCount<3>>>\0"
    "matmul_packed_sizes\0"
    "static_matmul_packed_sizes\0"
    "matmul_padded_sizes_next_multiple_of\0"
    "matmul_inner_dims_order\0"
    "$target oilist( `matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes) (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)\? `matmul_inner_dims_order` `=` $matmul_inner_dims_order ) attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pack_greedily\0"
    "target_pack_or_un_pack_op\0"
    "target_linalg_op\0"
    "pack_op\0"
    "un_pack_op\0"
    "outer_perm\0"
    "inner_perm\0"
    "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^ )\? (`inner_perm` `=` $inner_perm^ )\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pack_transpose\0"
    "pad_to_multiple_of\0"
    "padded\0"
    "padding_values\0"
    "padding_dimensions\0"
    "static_pad_to_multiple_of\0"
    "nofold_flags\0"
    "transpose_paddings\0"
    "copy_back_op\0"
    "use_prescribed_tensor_shapes\0"
    "$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)\? (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pad\0"
    "padding_sizes\0"
    "static_padding_sizes\0"
    "$target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)\? (`pad_to_multiple_of` $pad_to_multiple_of^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.pad_tiling_interface\0"
    "operands_to_promote\0"
    "use_full_tile_buffers\0"
    "use_full_tiles_by_default\0"
    "use_original_subview_size\0"
    "use_alloca\0"
    "transform.structured.promote\0"
    "promoted\0"
    "(`to` $memory_space^)\? $tensor attr-dict `:` type($tensor)\0"
    "[[\"promoted\", \"same\", \"tensor\"]]\0"
    "transform.structured.promote_tensor\0"
    "replacement\0"
    "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement), \"false\")\0"
    "transform.structured.replace\0"
    "transform.structured.rewrite_in_destination_passing_style\0"
    "transform.structured.scalarize\0"
    "transform.structured.specialize\0"
    "dynamic_chunk_sizes\0"
    "split_list\0"
    "static_chunk_sizes\0"
    "multiway\0"
    "hook:transform.structured.split\0"
    "transform.structured.split\0"
    "init_or_alloc_op\0"
    "fill_op\0"
    "split_linalg_op\0"
    "combining_linalg_op\0"
    "split_factor\0"
    "insert_split_dimension\0"
    "inner_parallel\0"
    "use_scaling_algorithm\0"
    "use_alloc\0"
    "$target attr-dict `:`functional-type(operands, results)\0"
    "transform.structured.split_reduction\0"
    "split_op\0"
    "combining_op\0"
    "reduction_dims\0"
    "$target (`reduction_dims` `=` $reduction_dims^)\? `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_reduction_using_for\0"
    "$target (`reduction_dims` `=` $reduction_dims^)\? `by` (`num_threads` `=` $num_threads^)\? (`tile_sizes` `=` $tile_sizes^)\? (`mapping` `=` $mapping^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_reduction_using_forall\0"
    "tiled_linalg_op\0"
    "interchange\0"
    "scalable_sizes\0"
    "array<i1>\0"
    "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=` $interchange^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_using_for\0"
    "packed_num_threads\0"
    "packed_tile_sizes\0"
    "static_num_threads",
    "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.structured.tile_using_forall\0"
    "transform.structured.transpose_conv2d\0"
    "enum<@TransposeMatmulInput>\0"
    "inputToTranspose\0"
    "$target (`<` $inputToTranspose^ `>`)\? attr-dict `:` functional-type($target, results)\0"
    "transform.structured.transpose_matmul\0"
    "vector_sizes\0"
    "static_vector_sizes\0"
    "vectorize_nd_extract\0"
    "assume_dynamic_dims_match_vec_sizes\0"
    "create_named_contraction\0"
    "$target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes, $scalable_sizes)) attr-dict `:` type($target)(`,`type($vector_sizes)^)\?\0"
    "transform.structured.vectorize\0"
    "fold_type_extensions_into_contract\0"
    "vectorize_padding\0"
    "flatten_1d_depthwise_conv\0"
    "disable_multi_reduction_to_contract_patterns\0"
    "disable_transfer_permutation_map_lowering_patterns\0"
    "transform.structured.vectorize_children_and_apply_patterns\0"
    "transform.structured.winograd_conv2d\0"
    "transform.tensor.make_loop_independent\0"
    "selected_region_param\0"
    "selected_region_attr\0"
    "`<` $name `>` (`selected_region` `=` custom<AlternativesOpSelectedRegion>( $selected_region_attr, $selected_region_param)^)\? attr-dict-with-keyword (`:` type($selected_region_param)^)\? (`->` type($results)^)\? regions\0"
    "transform.tune.alternatives\0"
    "selected\0"
    "`<` $name `>` (`=` $selected^ `from`)\? `options` `=` $options attr-dict `->` type(results)\0"
    "transform.tune.knob\0"
    "ignore_dynamic_info\0"
    "(`ignore_dynamic_info` $ignore_dynamic_info^)\? attr-dict\0"
    "transform.type_conversion.tensor.cast_shape_dynamic_dims\0"
    "transform.verify\0"
    "($root^ `:` type($root))\? attr-dict-with-keyword regions\0"
    "transform.with_pdl_patterns\0"
    "input_sg_layout\0"
    "input_sg_data\0"
    "input_inst_data\0"
    "target_sg_layout\0"
    "target_sg_data\0"
    "target_inst_data\0"
    "newConvertOp\0"
    "static_input_sg_layout\0"
    "static_input_sg_data\0"
    "static_input_inst_data\0"
    "static_target_sg_layout\0"
    "static_target_sg_data\0"
    "static_target_inst_data\0"
    "$target `input_sg_layout` `=` custom<DynamicIndexList>($input_sg_layout, $static_input_sg_layout) `input_sg_data` `=` custom<DynamicIndexList>($input_sg_data, $static_input_sg_data) (`input_inst_data` `=` custom<DynamicIndexList>($input_inst_data, $static_input_inst_data)^)\? `target_sg_layout` `=` custom<DynamicIndexList>($target_sg_layout, $static_target_sg_layout) `target_sg_data` `=` custom<DynamicIndexList>($target_sg_data, $static_target_sg_data) (`target_inst_data` `=` custom<DynamicIndexList>($target_inst_data, $static_target_inst_data)^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.xegpu.convert_layout\0"
    "descHandle\0"
    "transform.xegpu.get_desc_op\0"
    "dynamic_nb_prefetch\0"
    "desc_op\0"
    "static_nb_prefetch\0"
    "$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.xegpu.insert_prefetch\0"
    "sg_layout\0"
    "sg_data\0"
    "inst_data\0"
    "static_sg_layout\0"
    "static_sg_data\0"
    "static_inst_data\0"
    "slice_dims\0"
    "$target `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)\? (`slice_dims` `=` $slice_dims^)\? attr-dict `:` functional-type(operands, results)\0"
    "transform.xegpu.set_desc_layout\0"
    "threads\0"
    "static_threads\0"
    "$target `threads` `=` custom<DynamicIndexList>($threads, $static_threads) attr-dict `:` qualified(type(operands))\0"
    "transform.xegpu.set_gpu_launch_threads\0"
    "$target (`result` $result^)\? (`index` `=` $index^)\? `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)\? (`slice_dims` `=` $slice_dims^)\? attr-dict `:` qualified(type(operands))\0"
    "transform.xegpu.set_op_layout_attr\0"
    "operands attr-dict (`:` type($operands)^)\?\0"
    "transform.yield\0"
    "PoisonAttrInterface",
    "Implements<\"PoisonAttrInterface\">\0"
    "#ub.poison\0"
    "attr-dict (`<` $value^ `>`)\? `:` type($result)\0"
    "ub.poison\0"
    "ub.unreachable\0"
    "vcix\0"
    "AnyOf<I32Attr, I64Attr>\0"
    "vs2\0"
    "vl\0"
    "imm\0"
    "vcix.v.iv\0"
    "AnyOf<LLVM_AnyVector, I64, I32, F16, F32, F64>\0"
    "vcix.v.sv\0"
    "PrintPunctuation\0"
    "no_punctuation\0"
    "newline\0"
    "comma\0"
    "open\0"
    "enum<@PrintPunctuation>\0"
    "punctuation\0"
    "AllRanksMatch<source,result>\0"
    "vector.bitcast\0"
    "$source attr-dict `:` type($source) `to` type($vector)\0"
    "vector.broadcast\0"
    "FixedVectorOfNonZeroRankOf<I1>\0"
    "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)\0"
    "vector.compressstore\0"
    "VectorOfAnyRankOf<I1>\0"
    "mask_dim_sizes\0"
    "$mask_dim_sizes attr-dict `:` type(results)\0"
    "vector.constant_mask\0"
    "ArrayOf<#vector.iterator_type>\0"
    "#vector.kind\0"
    "#vector.kind<add>\0"
    "hook:vector.contract\0"
    "IndexingMapOpInterface\0"
    "SameElementType<Result0,Operand2>\0"
    "MaskableOpInterface\0"
    "vector.contract\0"
    "$operands attr-dict `:` type(results)\0"
    "[[\"operands\", \"type\", \"index\"]]\0"
    "vector.create_mask\0"
    "res1\0"
    "res2\0"
    "$source attr-dict `:` type($source) `->` type($res1)\0"
    "SourceVectorEvenElementCount\0"
    "ResultIsHalfSourceVectorType<source,res1>\0"
    "AllTypesMatch<res1,res2>\0"
    "[[\"res1\", \"vector_last_dim_half\", \"source\"], [\"res2\", \"same\", \"res1\"]]\0"
    "vector.deinterleave\0"
    "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "vector.expandload\0"
    "dynamic_position\0"
    "static_position\0"
    "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($source)\0"
    "[[\"dynamic_position\", \"type\", \"index\"]]\0"
    "vector.extract\0"
    "$source attr-dict `:` type($source) `to` type(results)\0"
    "vector.extract_strided_slice\0"
    "VectorOfAnyRankOf<AnyFloat>\0"
    "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)\0"
    "AllTypesMatch<lhs,rhs,acc,result>\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"acc\", \"same\", \"lhs\"], [\"result\", \"same\", \"lhs\"]]\0"
    "vector.fma\0"
    "AnyFixedVectorOfAnyRank\0"
    "$elements attr-dict `:` type($dest)\0"
    "ShapedTypeMatchesElementCountAndTypes\0"
    "vector.from_elements\0"
    "AnyOf<AnyTensor, AnyMemRef>\0"
    "VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>\0"
    "VectorOfNonZeroRankOf<I1>\0"
    "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)\0"
    "[[\"offsets\", \"type\", \"index\"]]\0"
    "vector.gather\0"
    "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($valueToStore) `into` type($dest)\0"
    "AllTypesMatch<dest,result>\0"
    "[[\"result\", \"same\", \"dest\"], [\"dynamic_position\", \"type\", \"index\"]]\0"
    "vector.insert\0"
    "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)\0"
    "[[\"result\", \"same\", \"dest\"]]\0"
    "vector.insert_strided_slice\0"
    "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)\0"
    "ResultIsDoubleSourceVectorType\0"
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"vector_last_dim_times_2\", \"lhs\"]]\0"
    "vector.interleave\0"
    "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)\0"
    "vector.load\0"
    "maskRegion\0"
    "hook:vector.mask\0"
    "MaskingOpInterface\0"
    "\"vector.yield\"\0"
    "vector.mask\0"
    "vector.maskedload\0"
    "vector.maskedstore\0"
    "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)\0"
    "AllTypesMatch<dest,acc>\0"
    "[[\"acc\", \"same\", \"dest\"]]\0"
    "vector.multi_reduction\0"
    "hook:vector.outerproduct\0"
    "SameElementType<Result0,Operand1>\0"
    "vector.outerproduct\0"
    "AnyOf<AnyVectorOfAnyRank, AnyInteger, Index, AnyFloat>\0"
    "#vector.punctuation\0"
    "#vector.punctuation<newline>\0"
    "stringLiteral\0"
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
    "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)",
    "AllElementTypesMatch<valueToStore,dest>\0"
    "PositionAligned<SourceVectorType>\0"
    "vector.scalable.insert\0"
    "accumulated_value\0"
    "reduction_dim\0"
    "inclusive\0"
    "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)\0"
    "AllTypesMatch<source,dest>\0"
    "AllTypesMatch<initial_value,accumulated_value>\0"
    "[[\"dest\", \"same\", \"source\"], [\"accumulated_value\", \"same\", \"initial_value\"]]\0"
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
    "vector.to_elements\0"
    "permutation_map\0"
    "in_bounds\0"
    "hook:vector.transfer_read\0"
    "VectorTransferOpInterface\0"
    "vector.transfer_read\0"
    "hook:vector.transfer_write\0"
    "vector.transfer_write\0"
    "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)\0"
    "vector.transpose\0"
    "$memref attr-dict `:` type($memref) `to` type($result)\0"
    "vector.type_cast\0"
    "[[\"res\", \"type\", \"index\"]]\0"
    "\"vscale\"\0"
    "vector.vscale\0"
    "vector.yield\0"
    "wasmssa\0"
    "externref\0"
    "funcref\0"
    "`[` $min `` `:` ($max^)\? `]`\0"
    "limit\0"
    "`ref` `to` $elementType\0"
    "!wasmssa.limit\0"
    "$reference $limit\0"
    "tabletype\0"
    "$src`:` type($src) attr-dict\0"
    "AllTypesMatch<src,result>\0"
    "[[\"result\", \"same\", \"src\"]]\0"
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
    "exitLevel\0"
    "elseSuccessor\0"
    "$condition `to` `level` $exitLevel (`with` `args` `(`$inputs^ `:` type($inputs)`)`)\? `else` $elseSuccessor attr-dict\0"
    "[[\"condition\", \"type\", \"i32\"]]\0"
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
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"type\", \"i32\"]]\0"
    "wasmssa.eq\0"
    "$input`:` type($input) `->` type($result) attr-dict\0"
    "wasmssa.eqz\0"
    "bitsToTake\0"
    "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict\0"
    "AllTypesMatch<input,result>\0"
    "wasmssa.extend\0"
    "$input `to` type($result) attr-dict\0"
    "[[\"input\", \"type\", \"i32\"], [\"result\", \"type\", \"i64\"]]\0"
    "wasmssa.extend_i32_s\0"
    "wasmssa.extend_i32_u\0"
    "wasmssa.floor\0"
    "functionType\0"
    "exported\0"
    "hook:wasmssa.func\0"
    "wasmssa.func\0"
    "wasmssa.ge\0"
    "wasmssa.ge_si\0"
    "wasmssa.ge_ui\0"
    "TypeAttrOf<AnyOf<I32, I64, F32, F64, I128, !wasmssa.funcref, !wasmssa.externref>>\0"
    "isMutable\0"
    "hook:wasmssa.global\0"
    "ConstantExpressionInitializerOpTrait\0"
    "wasmssa.global\0"
    "global_val\0"
    "$global attr-dict `:` type($global_val)\0"
    "wasmssa.global_get\0"
    "wasmssa.gt\0"
    "wasmssa.gt_si\0"
    "wasmssa.gt_ui\0"
    "if\0"
    "else\0"
    "$condition (`(`$inputs^`)` `:` type($inputs))\? attr-dict `:` $if custom<ElseRegion>($else) `>` $target\0"
    "wasmssa.if\0"
    "moduleName\0"
    "importName\0"
    "$importName `from` $moduleName `as` $sym_name attr-dict\0"
    "ImportOpInterface\0"
    "wasmssa.import_func\0"
    "hook:wasmssa.import_global\0"
    "wasmssa.import_global\0"
    "TypeAttrOf<!wasmssa.limit>\0"
    "limits\0"
    "wasmssa.import_mem\0"
    "TypeAttrOf<!wasmssa.tabletype>\0"
    "wasmssa.import_table\0"
    "wasmssa.le\0"
    "wasmssa.le_si\0"
    "wasmssa.le_ui\0"
    "!wasmssa.local\0"
    "`of` `type` $type attr-dict\0"
    "wasmssa.local\0"
    "localVar\0"
    "$localVar `:` type($localVar) attr-dict\0"
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
    "wasmssa.neg",
    "wasmssa.or\0"
    "wasmssa.popcnt\0"
    "wasmssa.promote\0"
    "$input `:` type($input) `as` type($result) attr-dict\0"
    "wasmssa.reinterpret\0"
    "wasmssa.rem_si\0"
    "wasmssa.rem_ui\0"
    "wasmssa.return\0"
    "bits\0"
    "$val `by` $bits `bits` `:` type($val) attr-dict\0"
    "AllTypesMatch<val,bits,result>\0"
    "[[\"bits\", \"same\", \"val\"], [\"result\", \"same\", \"val\"]]\0"
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
    "w\0"
    "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)\0"
    "AllTypesMatch<w,dst>\0"
    "TypesMatchWith<w,a>\0"
    "[[\"b\", \"same\", \"a\"], [\"dst\", \"same\", \"w\"], [\"a\", \"vector_four_times_i8\", \"w\"]]\0"
    "x86vector.avx.dot.i8\0"
    "AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<8>>\0"
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
    "[[\"b\", \"same\", \"a\"], [\"dst\", \"same\", \"src\"], [\"a\", \"vector_twice_bf16\", \"src\"]]\0"
    "x86vector.avx512.dot\0"
    "AllOf<VectorOfNonZeroRankOf<I1>, LengthIs<16, 8>>\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32, F64, I64>>, LengthIs<16, 8>>\0"
    "constant_src\0"
    "$k `,` $a (`,` $src^)\? attr-dict `:` type($dst) (`,` type($src)^)\?\0"
    "AllTypesMatch<a,dst>\0"
    "TypesMatchWith<dst,k>\0"
    "[[\"dst\", \"same\", \"a\"], [\"k\", \"vector_of_i1_same_length\", \"dst\"]]\0"
    "x86vector.avx512.mask.compress\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<F32, F64>>, LengthIs<16, 8>>\0"
    "AnyOf<I16, I8>\0"
    "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,a,dst>\0"
    "TypesMatchWith<dst,imm>\0"
    "[[\"a\", \"same\", \"src\"], [\"dst\", \"same\", \"src\"], [\"imm\", \"integer_of_vector_length\", \"dst\"], [\"k\", \"type\", \"i32\"], [\"rounding\", \"type\", \"i32\"]]\0"
    "x86vector.avx512.mask.rndscale\0"
    "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)\0"
    "AllTypesMatch<src,a,b,dst>\0"
    "[[\"a\", \"same\", \"src\"], [\"b\", \"same\", \"src\"], [\"dst\", \"same\", \"src\"], [\"k\", \"integer_of_vector_length\", \"dst\"], [\"rounding\", \"type\", \"i32\"]]\0"
    "x86vector.avx512.mask.scalef\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I32, I64>>, LengthIs<16, 8>>\0"
    "k1\0"
    "k2\0"
    "$a `,` $b attr-dict `:` type($a)\0"
    "TypesMatchWith<a,k1>\0"
    "TypesMatchWith<a,k2>\0"
    "[[\"b\", \"same\", \"a\"], [\"k1\", \"vector_of_i1_same_length\", \"a\"], [\"k2\", \"vector_of_i1_same_length\", \"a\"]]\0"
    "x86vector.avx512.vp2intersect\0"
    "xegpu\0"
    "CachePolicy\0"
    "cached\0"
    "uncached\0"
    "streaming\0"
    "read_invalidate\0"
    "write_back\0"
    "write_through\0"
    "FenceScope\0"
    "MemorySpace\0"
    "slm\0"
    "#xegpu.mem_layout\0"
    "mem_layout\0"
    "hook:xegpu.mem_desc\0"
    "mem_desc\0"
    "nbarrier\0"
    "hook:xegpu.tensor_desc\0"
    "tensor_desc\0"
    "#xegpu.memory_space\0"
    "#xegpu<memory_space global>\0"
    "array_length\0"
    "boundary_check\0"
    "block_tdesc_attr\0"
    "enum<@CachePolicy>\0"
    "cache_hint\0"
    "enum<@FenceScope>\0"
    "fence_scope\0"
    "lane_layout\0"
    "lane_data\0"
    "DistributeLayoutAttr\0"
    "attrs\0"
    "hook:xegpu.mem_layout\0"
    "enum<@MemorySpace>\0"
    "end\0"
    "`<` `[`$start `,` $end `]` `>`\0"
    "chunk_size\0"
    "scatter_tdesc_attr\0"
    "`<` qualified($parent) `,` `dims` `=` $dims `>`\0"
    "nbarrier_num\0"
    "$nbarrier_num attr-dict\0"
    "xegpu.alloc_nbarrier\0"
    "!xegpu.tensor_desc\0"
    "FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>\0"
    "Implements<\"DistributeLayoutAttr\">\0"
    "tensorDesc\0"
    "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` qualified(type($tensorDesc)) `,` type($mask) `,` type($value) `->` type($result)\0"
    "MemoryEffects<Read,Write>\0"
    "AllElementTypesMatch<tensorDesc,value,result>",
    "AllShapesMatch<tensorDesc,value,result>\0"
    "AnchorLayoutInterface\0"
    "xegpu.atomic_rmw\0"
    "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1, 2, 3, 4, 5, 6>>\0"
    "input_layout\0"
    "target_layout\0"
    "$source prop-dict attr-dict `:` type($source)\0"
    "AllTypesMatch<source,result>\0"
    "[[\"result\", \"same\", \"source\"]]\0"
    "xegpu.convert_layout\0"
    "AnyOf<AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>, StaticShape, SharedMemory>, AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<2>, StaticShape, SharedMemory>>\0"
    "!xegpu.mem_desc\0"
    "$source prop-dict attr-dict `` `:` type($source) `->` qualified(type($mem_desc))\0"
    "AllMemSizesMatch<source,mem_desc>\0"
    "xegpu.create_mem_desc\0"
    "AnyOf<AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankAtLeast<1>>, UI<64>, UI<32>, I64, I32>\0"
    "TensorDesc\0"
    "const_offsets\0"
    "const_shape\0"
    "const_strides\0"
    "$source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) (`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^ `,` `strides``:` custom<DynamicIndexList>($strides, $const_strides))\? attr-dict `:` type($source) `->` qualified(type($TensorDesc))\0"
    "[[\"offsets\", \"type\", \"index\"], [\"shape\", \"type\", \"index\"], [\"strides\", \"type\", \"index\"]]\0"
    "xegpu.create_nd_tdesc\0"
    "AnyOf<AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>>, UI<64>, UI<32>, I64, I32>\0"
    "FixedVectorOfNonZeroRankOf<Index>\0"
    "$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) `->` qualified(type($TensorDesc))\0"
    "xegpu.create_tdesc\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, AnyVectorOfNonZeroRank, RankIs<1, 2, 3>>\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, AnyVectorOfNonZeroRank, RankIs<1, 2>>\0"
    "layout_a\0"
    "layout_b\0"
    "layout_cd\0"
    "$lhs `,` $rhs (`,` $acc^)\? attr-dict `:` type($lhs)`,` type($rhs) (`,` type($acc)^)\? `->` type($result)\0"
    "AllElementTypesMatch<lhs,rhs>\0"
    "xegpu.dpas\0"
    "#xegpu.fence_scope\0"
    "memory_kind\0"
    "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict\0"
    "xegpu.fence\0"
    "!xegpu.nbarrier\0"
    "nbarrier_id\0"
    "participant_thread_num\0"
    "$nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` type($participant_thread_num) `->` qualified(type($result))\0"
    "[[\"nbarrier_id\", \"type\", \"i8\"], [\"participant_thread_num\", \"type\", \"i8\"], [\"result\", \"type\", \"!xegpu.nbarrier\"]]\0"
    "xegpu.init_nbarrier\0"
    "AnyOf<!xegpu.tensor_desc, AllOf<MemRefOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, RankIs<1>>, UI<64>, UI<32>, I64, I32>\0"
    "AnyOf<FixedVectorOfNonZeroRankOf<Index>, Index>\0"
    "AnyOf<FixedVectorOfNonZeroRankOf<I1>, I1>\0"
    "AnyOf<FixedVectorOfNonZeroRankOf<AnyOf<I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>>, I1, I<4>, I8, I16, I32, I64, SI<1>, SI<8>, SI<16>, SI<32>, SI<64>, UI<1>, UI<8>, UI<16>, UI<32>, UI<64>, F16, F32, F64, BF16, TF32>\0"
    "#xegpu.cache_hint\0"
    "l1_hint\0"
    "l2_hint\0"
    "l3_hint\0"
    "$source (`[` $offsets^ `]`)\? `,` $mask prop-dict attr-dict `:` type(operands) `->` type($value)\0"
    "xegpu.load\0"
    "subgroup_block_io\0"
    "$mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `` `:` type(operands) `->` type(results)\0"
    "AllElementTypesMatch<mem_desc,res>\0"
    "xegpu.load_matrix\0"
    "packed",
    "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) prop-dict attr-dict `:` qualified(type($TensorDesc)) `->` type($value)\0"
    "AllElementTypesMatch<value,TensorDesc>\0"
    "xegpu.load_nd\0"
    "$nbarrier attr-dict `:` qualified(type($nbarrier))\0"
    "[[\"nbarrier\", \"type\", \"!xegpu.nbarrier\"]]\0"
    "xegpu.nbarrier_arrive\0"
    "xegpu.nbarrier_wait\0"
    "offset_align_byte\0"
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
    "[[\"result\", \"same\", \"TensorDesc\"], [\"offsets\", \"type\", \"index\"]]\0"
    "xegpu.update_nd_offset\0"
    "$TensorDesc `,` $offsets attr-dict `:` qualified(type($TensorDesc)) `,` type($offsets)\0"
    "[[\"result\", \"same\", \"TensorDesc\"]]\0"
    "xegpu.update_offset\0"
    "xevm\0"
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
    "enum<@AddrSpace>\0"
    "enum<@MemScope>\0"
    "mma_shape\0"
    "enum<@ElemType>\0"
    "d\0"
    "mma_types\0"
    "\"spirv64-unknown-unknown\"\0"
    "\"bmg\"\0"
    "linkFiles\0"
    "(`<` struct($O, $triple, $chip, $flags, $linkFiles)^ `>`)\?\0"
    "AnyOf<I8, I16, I32, I64, AllOf<FixedVectorOfAnyRank<AnyOf<I8, I16, I32, I64>>, AnyVectorOfNonZeroRank, RankIs<1>>>\0"
    "#xevm.load_cache_control\0"
    "cache_control\0"
    "operands prop-dict attr-dict `:` functional-type(operands, results)\0"
    "xevm.blockload\0"
    "AllOf<FixedVectorOfAnyRank<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, F32, TF32, F16, BF16>>, AnyVectorOfNonZeroRank, RankIs<1>>\0"
    "base_width\0"
    "base_height\0"
    "base_pitch\0"
    "elem_size_in_bits\0"
    "tile_width\0"
    "tile_height\0"
    "v_blocks\0"
    "pack_register\0"
    "[[\"base_width\", \"type\", \"i32\"], [\"base_height\", \"type\", \"i32\"], [\"base_pitch\", \"type\", \"i32\"], [\"x\", \"type\", \"i32\"], [\"y\", \"type\", \"i32\"]]\0"
    "xevm.blockload2d\0"
    "operands prop-dict attr-dict `:` `(` type(operands) `)`\0"
    "xevm.blockprefetch2d\0"
    "#xevm.store_cache_control\0"
    "xevm.blockstore\0"
    "stored_val\0"
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
    "addrspace\0"
    "#xevm.addr_space<generic>\0"
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

static const varve_dialect_record dialects[] = {
    {1, 5, 0, {0, 54}, {0, 2}, {2, 15}, {0, 12}, {0, 3}, {0, 0}}, {14213, 5, 0, {54, 14}, {0, 0}, {0, 0}, {12, 1}, {83, 2}, {0, 0}},
    {16297, 5, 0, {68, 33}, {17, 3}, {20, 4}, {13, 4}, {137, 3}, {0, 0}}, {30126, 5, 0, {101, 5}, {24, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {14220, 5, 0, {106, 51}, {0, 0}, {25, 2}, {17, 6}, {0, 0}, {0, 0}}, {34802, 5, 0, {157, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {36005, 5, 0, {164, 68}, {0, 0}, {27, 3}, {23, 3}, {480, 3}, {0, 0}}, {42800, 5, 0, {232, 42}, {0, 0}, {0, 0}, {0, 0}, {562, 1}, {0, 0}},
    {6266, 5, 0, {274, 29}, {30, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {49099, 5, 0, {303, 7}, {0, 0}, {0, 0}, {0, 0}, {660, 4}, {0, 0}},
    {50493, 5, 0, {310, 2}, {36, 31}, {67, 23}, {0, 0}, {0, 0}, {0, 0}}, {53061, 5, 0, {312, 4}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {50555, 5, 0, {316, 29}, {0, 0}, {90, 1}, {26, 1}, {717, 1}, {0, 0}}, {55233, 5, 0, {0, 0}, {0, 0}, {91, 6}, {0, 0}, {0, 0}, {0, 0}},
    {55674, 5, 0, {345, 49}, {97, 7}, {104, 1}, {27, 1}, {0, 0}, {0, 0}}, {59297, 5, 0, {394, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {17, 5, 0, {399, 66}, {0, 0}, {105, 21}, {28, 12}, {717, 1}, {908, 1}}, {17624, 5, 0, {465, 26}, {0, 0}, {126, 1}, {40, 1}, {0, 0}, {0, 0}},
    {77171, 5, 0, {491, 17}, {127, 2}, {129, 2}, {41, 1}, {0, 0}, {0, 0}}, {78953, 5, 0, {508, 99}, {0, 0}, {131, 6}, {42, 9}, {1151, 5}, {0, 0}},
    {12, 5, 1, {607, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1704, 1}}, {78960, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {124954, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {125951, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {129627, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {134977, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {2433, 1}, {0, 0}}, {159269, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {2578, 2}, {0, 0}},
    {175566, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {178093, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2740, 1}, {0, 0}},
    {55805, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {184365, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16304, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {2433, 1}, {2826, 1}}, {36013, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {30141, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {3091, 2}, {0, 0}}, {211612, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {717, 1}, {0, 0}},
    {216686, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {220604, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {226842, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21161, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {4110, 3}, {0, 0}},
    {270476, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {4223, 2}, {0, 0}}, {279978, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14226, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {308106, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {2433, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {313181, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316452, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {318875, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {717, 1}, {0, 0}},
    {325288, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {2433, 1}, {0, 0}},
};

static const varve_operation_record operations[] = {
    {2314, 2144, 4, {21, 1}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {3, 3}, {6, 2}}, {2506, 2389, 0, {23, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 1}, {10, 1}, {11, 1}},
    {2623, 2522, 4, {26, 2}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {13, 3}, {16, 2}}, {2752, 2646, 0, {28, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {20, 1}, {11, 1}},
    {3625, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {1, 9}, {21, 2}, {23, 1}}, {4070, 3702, 1, {36, 5}, {41, 1}, {0, 0}, {0, 0}, {10, 1}, {25, 2}, {27, 1}},
    {4109, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {11, 9}, {29, 2}, {23, 1}}, {4148, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {20, 9}, {21, 2}, {23, 1}},
    {4469, 4189, 1, {42, 4}, {0, 0}, {0, 0}, {0, 0}, {29, 8}, {21, 2}, {23, 1}}, {4510, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {37, 9}, {21, 2}, {23, 1}},
    {5190, 4686, 5, {46, 4}, {0, 0}, {50, 1}, {0, 0}, {46, 7}, {31, 3}, {11, 1}}, {5343, 5199, 4, {51, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {34, 2}, {0, 0}},
    {5439, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {53, 9}, {36, 2}, {23, 1}}, {5640, 5492, 0, {51, 1}, {52, 1}, {0, 0}, {0, 0}, {0, 0}, {38, 1}, {39, 1}},
    {5789, 5658, 1, {53, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {38, 1}, {39, 1}}, {5841, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {62, 9}, {36, 2}, {23, 1}},
    {6099, 5887, 1, {55, 3}, {0, 0}, {0, 0}, {0, 0}, {71, 7}, {21, 2}, {23, 1}}, {6139, 5887, 1, {55, 3}, {0, 0}, {0, 0}, {0, 0}, {78, 7}, {21, 2}, {23, 1}},
    {6219, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {85, 9}, {41, 2}, {23, 1}}, {6639, 6277, 1, {58, 5}, {0, 0}, {0, 0}, {0, 0}, {94, 2}, {38, 1}, {11, 1}},
    {6663, 6277, 1, {58, 5}, {0, 0}, {0, 0}, {0, 0}, {96, 3}, {38, 1}, {11, 1}}, {6712, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {99, 9}, {43, 1}, {23, 1}},
    {6970, 6794, 4, {0, 0}, {0, 0}, {63, 3}, {0, 0}, {108, 2}, {44, 4}, {0, 0}}, {6994, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {99, 9}, {43, 1}, {23, 1}},
    {7157, 7021, 0, {66, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}}, {7172, 7021, 0, {66, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}},
    {7191, 7021, 0, {66, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}}, {7206, 7021, 0, {66, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}},
    {7260, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {110, 9}, {41, 2}, {23, 1}}, {7318, 7277, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {119, 1}, {51, 2}, {0, 0}},
    {7334, 7277, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {119, 1}, {51, 2}, {0, 0}}, {7497, 7360, 5, {68, 2}, {0, 0}, {50, 1}, {0, 0}, {120, 1}, {53, 2}, {11, 1}},
    {7642, 7534, 1, {70, 2}, {0, 0}, {0, 0}, {0, 0}, {121, 1}, {0, 0}, {11, 1}}, {8038, 7651, 5, {72, 3}, {0, 0}, {22, 1}, {0, 0}, {122, 6}, {55, 5}, {0, 0}},
    {9379, 8256, 5, {75, 11}, {0, 0}, {50, 1}, {0, 0}, {128, 13}, {60, 6}, {66, 1}}, {10899, 9811, 5, {86, 11}, {97, 1}, {50, 1}, {0, 0}, {141, 18}, {68, 6}, {0, 0}},
    {10940, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {159, 9}, {21, 2}, {23, 1}}, {10953, 8256, 5, {75, 11}, {0, 0}, {50, 1}, {0, 0}, {128, 13}, {60, 6}, {66, 1}},
    {10996, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {168, 9}, {21, 2}, {23, 1}}, {11038, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {177, 9}, {43, 1}, {23, 1}},
    {11141, 11050, 4, {0, 0}, {0, 0}, {98, 2}, {0, 0}, {108, 2}, {44, 4}, {0, 0}}, {11192, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {186, 9}, {43, 1}, {23, 1}},
    {11421, 11263, 4, {0, 0}, {0, 0}, {100, 3}, {0, 0}, {195, 3}, {44, 4}, {0, 0}}, {12022, 11591, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {198, 14}, {74, 1}, {0, 0}},
    {12725, 12034, 5, {103, 8}, {0, 0}, {50, 1}, {0, 0}, {212, 9}, {60, 6}, {66, 1}}, {12984, 12766, 1, {111, 3}, {0, 0}, {0, 0}, {0, 0}, {221, 1}, {75, 1}, {11, 1}},
    {13099, 12992, 1, {70, 2}, {0, 0}, {0, 0}, {0, 0}, {121, 1}, {0, 0}, {11, 1}}, {13172, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {76, 3}, {0, 0}},
    {13589, 13187, 1, {46, 4}, {0, 0}, {0, 0}, {0, 0}, {222, 7}, {38, 1}, {11, 1}}, {13636, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {229, 9}, {43, 1}, {23, 1}},
    {13688, 4189, 1, {42, 4}, {0, 0}, {0, 0}, {0, 0}, {238, 8}, {21, 2}, {23, 1}}, {13737, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {246, 9}, {41, 2}, {23, 1}},
    {14004, 13752, 1, {114, 4}, {0, 0}, {0, 0}, {0, 0}, {255, 1}, {0, 0}, {11, 1}}, {14203, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {79, 4}, {0, 0}},
    {14482, 14376, 0, {119, 1}, {120, 1}, {0, 0}, {0, 0}, {256, 1}, {85, 2}, {87, 1}}, {14826, 14565, 0, {121, 2}, {123, 1}, {0, 0}, {0, 0}, {257, 1}, {89, 1}, {90, 1}},
    {15073, 14933, 5, {124, 3}, {97, 1}, {22, 1}, {0, 0}, {258, 3}, {92, 6}, {98, 2}}, {15197, 15140, 4, {127, 1}, {97, 1}, {128, 2}, {0, 0}, {261, 1}, {102, 5}, {107, 1}},
    {15517, 15221, 1, {130, 2}, {132, 1}, {0, 0}, {0, 0}, {262, 2}, {89, 1}, {109, 1}}, {15673, 15558, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {256, 1}, {111, 3}, {114, 1}},
    {15763, 15685, 0, {136, 1}, {120, 1}, {0, 0}, {0, 0}, {256, 1}, {89, 1}, {116, 1}}, {15790, 15774, 0, {136, 1}, {120, 1}, {0, 0}, {0, 0}, {256, 1}, {89, 1}, {116, 1}},
    {15986, 15930, 4, {119, 1}, {97, 1}, {22, 1}, {0, 0}, {264, 6}, {118, 6}, {124, 2}}, {16103, 16082, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {270, 4}, {128, 2}, {114, 1}},
    {16160, 16119, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {256, 1}, {130, 3}, {114, 1}}, {16220, 16196, 0, {133, 2}, {140, 1}, {0, 0}, {0, 0}, {256, 1}, {111, 3}, {114, 1}},
    {16264, 16239, 0, {141, 3}, {0, 0}, {0, 0}, {0, 0}, {256, 1}, {130, 3}, {114, 1}}, {16284, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {133, 4}, {0, 0}},
    {17348, 17152, 0, {151, 2}, {135, 1}, {0, 0}, {0, 0}, {274, 5}, {140, 3}, {143, 1}}, {17697, 17630, 0, {153, 1}, {154, 1}, {0, 0}, {0, 0}, {279, 1}, {89, 1}, {0, 0}},
    {18143, 17783, 1, {155, 3}, {158, 1}, {0, 0}, {0, 0}, {280, 2}, {145, 4}, {149, 1}}, {18388, 18209, 1, {159, 4}, {0, 0}, {0, 0}, {0, 0}, {282, 1}, {0, 0}, {151, 1}},
    {18409, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {18717, 18488, 1, {163, 4}, {167, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {20205, 19089, 1, {168, 13}, {181, 1}, {0, 0}, {0, 0}, {283, 3}, {89, 1}, {157, 1}}, {20256, 18488, 1, {163, 4}, {182, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {21109, 20431, 1, {183, 14}, {181, 1}, {0, 0}, {0, 0}, {283, 3}, {89, 1}, {157, 1}}, {21301, 21168, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {286, 5}, {0, 0}, {0, 0}},
    {22460, 22252, 0, {197, 3}, {200, 1}, {0, 0}, {0, 0}, {291, 11}, {159, 2}, {161, 1}}, {22894, 22731, 0, {201, 3}, {204, 1}, {0, 0}, {0, 0}, {302, 1}, {89, 1}, {163, 1}},
    {23256, 23039, 0, {205, 3}, {208, 1}, {0, 0}, {0, 0}, {303, 1}, {89, 1}, {165, 1}}, {23565, 23343, 1, {209, 3}, {208, 1}, {0, 0}, {0, 0}, {304, 1}, {89, 1}, {167, 1}},
    {23853, 23754, 0, {212, 1}, {213, 1}, {0, 0}, {0, 0}, {305, 3}, {169, 2}, {171, 1}}, {24213, 23901, 1, {214, 5}, {219, 1}, {0, 0}, {0, 0}, {308, 2}, {173, 2}, {175, 1}},
    {24509, 24318, 1, {220, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}}, {24555, 24318, 1, {224, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}},
    {24671, 24318, 1, {228, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {0, 0}, {180, 1}}, {24701, 24318, 1, {228, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {0, 0}, {180, 1}},
    {24854, 24731, 1, {232, 3}, {219, 1}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}}, {25012, 24877, 1, {235, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}},
    {25419, 25341, 0, {239, 2}, {241, 1}, {0, 0}, {0, 0}, {302, 1}, {89, 1}, {163, 1}}, {26426, 26152, 0, {242, 2}, {244, 1}, {0, 0}, {0, 0}, {310, 3}, {182, 2}, {184, 1}},
    {27068, 26809, 0, {245, 5}, {250, 1}, {0, 0}, {0, 0}, {313, 5}, {159, 2}, {161, 1}}, {27746, 27531, 0, {251, 5}, {256, 1}, {0, 0}, {0, 0}, {318, 5}, {159, 2}, {161, 1}},
    {27824, 27796, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {323, 1}, {0, 0}, {0, 0}}, {28917, 28733, 0, {257, 4}, {261, 1}, {0, 0}, {0, 0}, {324, 5}, {159, 2}, {161, 1}},
    {29024, 28962, 0, {212, 1}, {213, 1}, {0, 0}, {0, 0}, {329, 3}, {169, 2}, {171, 1}}, {29161, 29047, 0, {181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}},
    {29187, 29047, 0, {181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}}, {29343, 29216, 0, {262, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {189, 1}, {190, 1}},
    {30114, 29979, 0, {264, 3}, {267, 1}, {0, 0}, {0, 0}, {332, 7}, {159, 2}, {161, 1}}, {30464, 30265, 1, {270, 3}, {273, 1}, {0, 0}, {0, 0}, {0, 0}, {194, 2}, {196, 1}},
    {30750, 30591, 0, {274, 3}, {277, 1}, {0, 0}, {0, 0}, {0, 0}, {198, 3}, {201, 1}}, {31030, 30875, 0, {278, 3}, {281, 1}, {0, 0}, {0, 0}, {339, 2}, {198, 3}, {201, 1}},
    {31148, 31048, 1, {282, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {203, 1}, {196, 1}}, {31199, 31163, 0, {0, 0}, {273, 1}, {0, 0}, {0, 0}, {0, 0}, {194, 2}, {0, 0}},
    {31856, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {32056, 31946, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {216, 11}, {214, 1}},
    {32215, 32080, 0, {291, 2}, {294, 2}, {0, 0}, {0, 0}, {0, 0}, {227, 9}, {236, 1}}, {32289, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {238, 11}, {214, 1}},
    {32501, 32388, 0, {296, 1}, {297, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {32515, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {259, 9}, {214, 1}},
    {32531, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {259, 9}, {214, 1}}, {32748, 32578, 0, {288, 2}, {298, 1}, {0, 0}, {0, 0}, {343, 2}, {268, 10}, {278, 1}},
    {32834, 32780, 0, {291, 2}, {298, 1}, {0, 0}, {0, 0}, {345, 1}, {280, 10}, {278, 1}}, {32982, 32855, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {346, 1}, {290, 5}, {295, 2}},
    {32997, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {299, 9}, {214, 1}}, {33079, 33016, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}},
    {33091, 33016, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}}, {33175, 33103, 0, {299, 1}, {300, 1}, {0, 0}, {0, 0}, {348, 1}, {308, 11}, {0, 0}},
    {33281, 32388, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {319, 11}, {0, 0}}, {33293, 32388, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {319, 11}, {0, 0}},
    {33305, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {330, 9}, {214, 1}}, {33322, 32388, 0, {299, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {33335, 32388, 0, {299, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {33426, 32388, 0, {303, 1}, {304, 1}, {0, 0}, {0, 0}, {0, 0}, {319, 11}, {0, 0}},
    {33443, 32388, 0, {303, 1}, {304, 1}, {0, 0}, {0, 0}, {0, 0}, {319, 11}, {0, 0}}, {33462, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33477, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33491, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}},
    {33503, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}}, {33515, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33530, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33544, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}},
    {33556, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}}, {33568, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33602, 31946, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {349, 12}, {361, 2}}, {33767, 33622, 0, {291, 2}, {305, 2}, {0, 0}, {0, 0}, {0, 0}, {365, 9}, {374, 1}},
    {33788, 33622, 0, {291, 2}, {305, 2}, {0, 0}, {0, 0}, {0, 0}, {365, 9}, {374, 1}}, {33914, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {376, 9}, {385, 1}},
    {33925, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {238, 11}, {214, 1}}, {33935, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {299, 9}, {214, 1}},
    {33946, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {330, 9}, {214, 1}}, {33958, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {330, 9}, {214, 1}},
    {34070, 33970, 0, {308, 2}, {300, 1}, {0, 0}, {0, 0}, {348, 1}, {387, 10}, {0, 0}}, {34267, 34122, 0, {308, 2}, {300, 1}, {0, 0}, {0, 0}, {349, 2}, {397, 11}, {0, 0}},
    {34502, 34311, 0, {310, 3}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {408, 11}, {419, 1}}, {34515, 31946, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {421, 10}, {214, 1}},
    {34526, 33016, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {330, 9}, {214, 1}}, {34538, 33016, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {330, 9}, {214, 1}},
    {34550, 32388, 0, {301, 1}, {300, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {34563, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {299, 9}, {214, 1}},
    {34574, 31946, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {421, 10}, {214, 1}}, {34675, 34585, 0, {299, 1}, {300, 1}, {0, 0}, {0, 0}, {349, 2}, {431, 12}, {0, 0}},
    {34765, 34688, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {342, 1}, {443, 12}, {0, 0}}, {34778, 32388, 0, {301, 1}, {300, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {34791, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {339, 10}, {214, 1}}, {35141, 34917, 0, {313, 3}, {316, 1}, {0, 0}, {0, 0}, {0, 0}, {455, 7}, {462, 1}},
    {35402, 35259, 0, {317, 3}, {320, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}}, {35527, 34917, 0, {313, 3}, {316, 1}, {0, 0}, {0, 0}, {0, 0}, {469, 4}, {473, 1}},
    {35636, 35259, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}}, {35944, 35795, 0, {325, 2}, {327, 1}, {0, 0}, {0, 0}, {0, 0}, {475, 3}, {478, 1}},
    {35964, 35259, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}}, {35984, 35259, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}},
    {37002, 36890, 0, {331, 1}, {332, 1}, {0, 0}, {0, 0}, {0, 0}, {483, 3}, {486, 1}}, {37421, 37202, 0, {333, 2}, {335, 1}, {0, 0}, {0, 0}, {351, 1}, {488, 3}, {491, 1}},
    {38087, 37614, 1, {336, 5}, {341, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}}, {38106, 37614, 1, {336, 5}, {341, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {38151, 38125, 0, {0, 0}, {331, 1}, {0, 0}, {0, 0}, {0, 0}, {503, 2}, {0, 0}}, {38438, 38168, 0, {342, 3}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {505, 4}, {509, 1}},
    {38490, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {511, 1}, {0, 0}}, {38650, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38674, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {38697, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38721, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {38744, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38768, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {38791, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38815, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {38838, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {38862, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39106, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39124, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39147, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39165, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39258, 0, 0, {353, 3}, {345, 1}, {0, 0}, {0, 0}, {352, 1}, {514, 2}, {512, 1}},
    {39282, 0, 0, {353, 3}, {345, 1}, {0, 0}, {0, 0}, {352, 1}, {514, 2}, {512, 1}}, {39305, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39329, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39353, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39377, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39415, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39439, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39462, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39486, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39509, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39533, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39556, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39580, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39603, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}},
    {39627, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {512, 1}}, {39711, 0, 0, {359, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {516, 1}},
    {39728, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39753, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39778, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39802, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39826, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39850, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39874, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39899, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39957, 0, 0, {362, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {518, 1}, {512, 1}}, {39982, 0, 0, {362, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {518, 1}, {512, 1}},
    {40016, 0, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {353, 1}, {0, 0}, {0, 0}}, {40409, 40039, 0, {365, 5}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {519, 4}, {523, 1}},
    {40894, 40466, 1, {370, 5}, {332, 1}, {0, 0}, {0, 0}, {354, 1}, {525, 8}, {533, 1}}, {41052, 37614, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {41386, 37614, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {41405, 37614, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {41424, 37614, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {41747, 41443, 0, {387, 5}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {543, 3}, {546, 1}},
    {41843, 41791, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {355, 1}, {89, 1}, {548, 1}}, {41864, 37614, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}},
    {41884, 37614, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {42305, 41940, 1, {392, 4}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {550, 5}, {555, 1}},
    {42627, 42336, 1, {396, 4}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {557, 3}, {560, 1}}, {42646, 37614, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {42665, 37614, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {42684, 37614, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {493, 8}, {501, 1}},
    {42703, 37614, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {42722, 37614, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}},
    {42742, 37614, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {535, 8}, {501, 1}}, {42787, 42762, 0, {0, 0}, {400, 1}, {0, 0}, {0, 0}, {0, 0}, {503, 2}, {0, 0}},
    {43125, 43008, 0, {401, 1}, {402, 1}, {0, 0}, {0, 0}, {0, 0}, {563, 2}, {565, 1}}, {43270, 43153, 0, {403, 1}, {404, 1}, {0, 0}, {0, 0}, {0, 0}, {567, 2}, {569, 1}},
    {43645, 43553, 0, {405, 1}, {406, 1}, {0, 0}, {0, 0}, {356, 1}, {571, 2}, {573, 1}}, {43708, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43824, 35259, 0, {410, 3}, {413, 1}, {0, 0}, {0, 0}, {0, 0}, {464, 3}, {467, 1}}, {43995, 0, 0, {414, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {575, 1}, {0, 0}},
    {44100, 0, 0, {415, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}}, {44176, 0, 0, {416, 1}, {345, 1}, {0, 0}, {0, 0}, {356, 1}, {0, 0}, {0, 0}},
    {44199, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44217, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44235, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44253, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44271, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44321, 0, 0, {417, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {577, 2}, {579, 1}},
    {44339, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44357, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44375, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44394, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44411, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44429, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44447, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44466, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44534, 0, 0, {420, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {581, 2}, {583, 1}}, {44561, 0, 0, {422, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44587, 0, 0, {424, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44878, 44669, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {585, 3}, {588, 1}},
    {44948, 44669, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {585, 3}, {588, 1}}, {44968, 44669, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}},
    {44988, 44669, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}}, {45015, 44669, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}},
    {45044, 44669, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {585, 3}, {588, 1}}, {45064, 44669, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {585, 3}, {588, 1}},
    {45084, 44669, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}}, {45104, 44669, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 2}, {588, 1}},
    {45269, 45124, 0, {436, 3}, {439, 1}, {0, 0}, {0, 0}, {0, 0}, {592, 2}, {594, 1}}, {45551, 45410, 0, {440, 3}, {443, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}},
    {45662, 45410, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}}, {45676, 45410, 0, {440, 3}, {443, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}},
    {45689, 45410, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}}, {45703, 45410, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {596, 3}, {599, 1}},
    {45962, 45754, 0, {448, 2}, {450, 2}, {0, 0}, {0, 0}, {0, 0}, {601, 2}, {603, 1}}, {46421, 46013, 0, {452, 4}, {456, 4}, {0, 0}, {0, 0}, {0, 0}, {605, 2}, {607, 1}},
    {46664, 46552, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}}, {46763, 46683, 0, {464, 1}, {465, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {46832, 46775, 0, {466, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}}, {47031, 46917, 0, {118, 1}, {467, 1}, {0, 0}, {0, 0}, {357, 3}, {613, 2}, {0, 0}},
    {47177, 47086, 0, {468, 1}, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}}, {47255, 47194, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}},
    {47296, 47270, 0, {470, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}}, {47347, 13112, 0, {0, 0}, {468, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {619, 1}},
    {47468, 47194, 0, {469, 1}, {472, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {621, 1}}, {47627, 47519, 0, {472, 1}, {0, 0}, {0, 0}, {473, 3}, {0, 0}, {623, 1}, {624, 1}},
    {47749, 47651, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {626, 1}}, {47954, 47843, 5, {478, 2}, {480, 2}, {482, 1}, {0, 0}, {0, 0}, {628, 4}, {632, 2}},
    {48087, 48027, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {360, 5}, {636, 3}, {639, 1}}, {48120, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {641, 4}, {0, 0}},
    {48253, 48215, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48324, 48275, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}},
    {48351, 48215, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48421, 48371, 0, {485, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}},
    {48480, 48452, 0, {0, 0}, {487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48501, 47651, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {626, 1}},
    {48528, 48215, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48589, 48215, 0, {484, 1}, {488, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {645, 1}},
    {48727, 48620, 0, {489, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {647, 1}, {648, 1}}, {48776, 48452, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {651, 1}},
    {48809, 47194, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}}, {48830, 48215, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {48858, 48215, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48998, 48882, 0, {490, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {654, 1}},
    {49087, 49018, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {656, 4}, {0, 0}}, {49290, 49165, 1, {492, 3}, {495, 1}, {0, 0}, {0, 0}, {366, 1}, {664, 2}, {666, 1}},
    {49456, 49356, 0, {496, 1}, {497, 1}, {0, 0}, {0, 0}, {0, 0}, {668, 2}, {0, 0}}, {49729, 49522, 1, {498, 3}, {501, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {670, 1}},
    {49787, 49751, 0, {502, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {672, 1}, {0, 0}}, {50074, 49849, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {367, 2}, {673, 7}, {0, 0}},
    {50340, 50190, 0, {506, 1}, {507, 1}, {0, 0}, {0, 0}, {369, 1}, {680, 5}, {0, 0}}, {50469, 50364, 0, {507, 1}, {508, 1}, {0, 0}, {0, 0}, {367, 2}, {685, 4}, {0, 0}},
    {52943, 52821, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {370, 2}, {705, 10}, {715, 1}}, {53026, 52966, 0, {572, 1}, {573, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {53120, 53072, 0, {574, 1}, {0, 0}, {0, 0}, {0, 0}, {372, 1}, {718, 1}, {719, 1}}, {53227, 53143, 0, {575, 1}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {721, 3}, {0, 0}},
    {53565, 53302, 1, {577, 3}, {0, 0}, {0, 0}, {580, 2}, {373, 1}, {724, 4}, {728, 1}}, {53911, 53691, 1, {582, 3}, {0, 0}, {0, 0}, {585, 2}, {374, 2}, {721, 3}, {0, 0}},
    {54155, 54018, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {54167, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {54179, 54018, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {54193, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {54264, 54207, 0, {595, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {54312, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54388, 54346, 0, {0, 0}, {596, 1}, {0, 0}, {0, 0}, {376, 1}, {746, 3}, {749, 1}}, {54405, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54681, 54427, 0, {597, 2}, {590, 1}, {0, 0}, {0, 0}, {0, 0}, {751, 4}, {755, 1}}, {54696, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {54759, 33622, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {757, 3}, {760, 1}}, {54770, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54782, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {54839, 54018, 0, {590, 1}, {600, 1}, {0, 0}, {0, 0}, {341, 1}, {762, 4}, {766, 1}},
    {54850, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {54862, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54876, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}}, {54888, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {54900, 33622, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {757, 3}, {760, 1}}, {54912, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}},
    {55082, 54943, 0, {601, 2}, {594, 1}, {0, 0}, {0, 0}, {348, 1}, {768, 5}, {773, 1}}, {55133, 54018, 0, {590, 1}, {603, 1}, {0, 0}, {0, 0}, {341, 1}, {775, 4}, {779, 1}},
    {55144, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {55158, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {55171, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {55183, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {55196, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {736, 4}, {214, 1}}, {55208, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}},
    {55220, 54018, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {740, 4}, {744, 1}}, {55923, 55844, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56107, 55968, 0, {614, 1}, {615, 1}, {0, 0}, {0, 0}, {0, 0}, {788, 2}, {790, 1}}, {56261, 56175, 0, {616, 1}, {617, 1}, {0, 0}, {0, 0}, {377, 1}, {787, 1}, {0, 0}},
    {56332, 56273, 0, {618, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {56345, 55844, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56363, 55844, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {56388, 55844, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56406, 55844, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {56423, 55844, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {56449, 55844, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {56467, 46917, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {357, 3}, {792, 3}, {0, 0}},
    {56497, 46917, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {378, 3}, {787, 1}, {0, 0}}, {56568, 56515, 0, {623, 1}, {624, 1}, {0, 0}, {0, 0}, {0, 0}, {795, 2}, {0, 0}},
    {56663, 56595, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {381, 2}, {797, 9}, {0, 0}}, {56768, 56695, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {383, 1}, {787, 1}, {0, 0}},
    {56918, 56778, 0, {625, 3}, {617, 1}, {0, 0}, {0, 0}, {0, 0}, {806, 2}, {808, 1}}, {56968, 0, 0, {0, 0}, {613, 1}, {0, 0}, {0, 0}, {384, 1}, {810, 2}, {0, 0}},
    {57003, 56983, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {385, 1}, {812, 1}, {0, 0}}, {57161, 57030, 0, {628, 1}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {813, 1}, {814, 1}},
    {57232, 55844, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {57280, 57258, 4, {0, 0}, {0, 0}, {633, 2}, {0, 0}, {0, 0}, {816, 3}, {819, 1}},
    {57344, 57308, 4, {635, 1}, {617, 1}, {22, 1}, {0, 0}, {386, 1}, {821, 4}, {825, 2}}, {57462, 57375, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {387, 3}, {829, 1}, {0, 0}},
    {57513, 57474, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {390, 1}, {830, 8}, {819, 1}}, {57704, 57576, 4, {636, 3}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {838, 4}, {842, 3}},
    {57741, 57725, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {391, 5}, {848, 4}, {819, 1}}, {57803, 57763, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {396, 1}, {852, 2}, {0, 0}},
    {57888, 57854, 0, {0, 0}, {639, 1}, {0, 0}, {0, 0}, {397, 1}, {852, 2}, {0, 0}}, {58134, 57955, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {398, 6}, {829, 1}, {0, 0}},
    {58179, 58165, 4, {640, 1}, {0, 0}, {641, 2}, {0, 0}, {0, 0}, {854, 5}, {859, 3}}, {58235, 58216, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {404, 2}, {0, 0}, {0, 0}},
    {58284, 58249, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {406, 1}, {89, 1}, {0, 0}}, {58367, 48215, 0, {643, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {865, 2}, {867, 1}},
    {58444, 58378, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {869, 1}}, {58462, 58378, 0, {620, 1}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {869, 1}},
    {58480, 58378, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {869, 1}}, {58553, 0, 0, {645, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}},
    {58634, 0, 0, {647, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}}, {58654, 55844, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {58664, 55844, 0, {648, 2}, {650, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {58738, 58674, 0, {651, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {871, 4}, {0, 0}},
    {58751, 55844, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {58881, 58808, 0, {652, 2}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {59034, 58929, 4, {654, 1}, {0, 0}, {655, 2}, {0, 0}, {408, 1}, {875, 4}, {825, 2}}, {59047, 55844, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}},
    {59065, 55844, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {787, 1}, {0, 0}}, {59082, 0, 0, {0, 0}, {646, 1}, {0, 0}, {0, 0}, {384, 1}, {0, 0}, {0, 0}},
    {59161, 59105, 0, {657, 1}, {0, 0}, {0, 0}, {0, 0}, {406, 1}, {0, 0}, {0, 0}}, {59285, 59176, 0, {658, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {879, 3}, {0, 0}},
    {59312, 46917, 0, {118, 1}, {659, 1}, {0, 0}, {0, 0}, {409, 4}, {882, 3}, {0, 0}}, {59576, 59351, 0, {660, 2}, {97, 1}, {0, 0}, {0, 0}, {413, 2}, {885, 3}, {888, 1}},
    {59634, 59595, 0, {0, 0}, {662, 1}, {0, 0}, {0, 0}, {415, 1}, {890, 4}, {894, 1}}, {59670, 59648, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {416, 6}, {896, 5}, {901, 1}},
    {59701, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {903, 5}, {0, 0}}, {61650, 61533, 4, {692, 1}, {693, 1}, {483, 1}, {0, 0}, {422, 2}, {913, 2}, {915, 1}},
    {62123, 61750, 1, {694, 3}, {697, 2}, {0, 0}, {0, 0}, {424, 1}, {917, 1}, {918, 1}}, {62133, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {62335, 62260, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {425, 3}, {829, 1}, {0, 0}}, {62453, 62377, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {923, 2}},
    {62490, 62377, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {927, 2}}, {62534, 62377, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {931, 2}},
    {62581, 62377, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {935, 2}}, {62630, 62377, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {939, 2}},
    {62678, 62377, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {943, 2}}, {63152, 62815, 0, {699, 4}, {703, 2}, {0, 0}, {0, 0}, {430, 1}, {917, 1}, {947, 1}},
    {63759, 63236, 0, {705, 9}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {949, 1}}, {64211, 63794, 0, {716, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}},
    {64387, 64231, 0, {723, 6}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}}, {64605, 64413, 0, {729, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}},
    {64819, 64627, 0, {736, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {951, 1}}, {65182, 64876, 1, {743, 3}, {746, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {953, 1}},
    {65400, 65203, 0, {748, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {955, 1}}, {65646, 65412, 0, {751, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {957, 1}},
    {65893, 65668, 0, {753, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {959, 1}}, {65990, 65956, 0, {0, 0}, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {66193, 66157, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {431, 8}, {961, 5}, {0, 0}}, {66226, 62377, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {966, 2}},
    {66263, 62377, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {970, 2}}, {66328, 66294, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {66346, 66294, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {66407, 66366, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}},
    {67008, 66552, 5, {757, 11}, {750, 1}, {483, 1}, {0, 0}, {440, 2}, {974, 5}, {979, 1}}, {68078, 67076, 1, {768, 13}, {750, 1}, {0, 0}, {0, 0}, {442, 1}, {981, 2}, {983, 1}},
    {68211, 68094, 0, {781, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {955, 1}}, {68375, 68222, 0, {784, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {985, 2}, {955, 1}},
    {68598, 68462, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {443, 3}, {987, 10}, {0, 0}}, {68668, 68609, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}},
    {68769, 68721, 0, {787, 1}, {0, 0}, {0, 0}, {0, 0}, {446, 1}, {997, 1}, {0, 0}}, {68800, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {998, 3}, {0, 0}},
    {69041, 68889, 0, {788, 1}, {789, 2}, {0, 0}, {0, 0}, {447, 2}, {1001, 2}, {1003, 1}}, {69601, 69160, 0, {791, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1005, 1}},
    {70062, 69620, 0, {796, 4}, {800, 2}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1007, 1}}, {70294, 70106, 0, {802, 5}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {959, 1}},
    {70374, 70324, 0, {807, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {997, 1}, {1009, 1}}, {70647, 70434, 0, {808, 3}, {811, 2}, {0, 0}, {0, 0}, {452, 1}, {1011, 2}, {1013, 1}},
    {71162, 70701, 0, {813, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1015, 1}}, {71398, 71178, 0, {818, 1}, {819, 2}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {1017, 1}},
    {71503, 71422, 0, {821, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {1017, 1}}, {72171, 71584, 0, {823, 7}, {830, 2}, {0, 0}, {0, 0}, {453, 4}, {917, 1}, {1019, 1}},
    {72432, 65668, 0, {753, 2}, {832, 4}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {1021, 1}}, {72909, 72466, 1, {836, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1023, 1}},
    {73392, 72928, 2, {841, 4}, {845, 2}, {0, 0}, {0, 0}, {449, 3}, {917, 1}, {1025, 1}}, {73831, 73421, 0, {847, 5}, {750, 1}, {0, 0}, {0, 0}, {457, 2}, {917, 1}, {1027, 1}},
    {74251, 73840, 0, {852, 4}, {800, 2}, {0, 0}, {0, 0}, {457, 2}, {917, 1}, {1029, 1}}, {74418, 74302, 0, {856, 2}, {135, 1}, {0, 0}, {0, 0}, {459, 1}, {1031, 8}, {1039, 1}},
    {74441, 68609, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}}, {74768, 74644, 0, {858, 3}, {861, 1}, {0, 0}, {0, 0}, {460, 2}, {1041, 2}, {1043, 1}},
    {74921, 74828, 0, {862, 1}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {1045, 2}, {1047, 1}}, {75060, 74983, 0, {863, 1}, {861, 1}, {0, 0}, {0, 0}, {462, 1}, {1049, 2}, {0, 0}},
    {75255, 75096, 0, {864, 2}, {866, 1}, {0, 0}, {0, 0}, {0, 0}, {1051, 2}, {1053, 1}}, {75482, 75293, 0, {867, 3}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {1057, 1}},
    {75757, 75665, 0, {870, 2}, {861, 1}, {0, 0}, {0, 0}, {463, 2}, {1059, 1}, {114, 1}}, {75951, 75873, 0, {872, 3}, {0, 0}, {0, 0}, {0, 0}, {463, 2}, {997, 1}, {114, 1}},
    {76204, 76009, 0, {788, 1}, {213, 1}, {0, 0}, {0, 0}, {465, 4}, {1060, 1}, {915, 1}}, {76224, 68609, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {651, 1}},
    {76264, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1061, 3}, {0, 0}}, {76303, 62377, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {920, 3}, {1064, 2}},
    {76317, 71178, 0, {818, 1}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {917, 1}, {955, 1}}, {76428, 76354, 4, {875, 2}, {97, 1}, {877, 1}, {0, 0}, {469, 1}, {1068, 3}, {1071, 2}},
    {76495, 76455, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {76668, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {76678, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {76725, 32855, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {470, 1}, {1083, 4}, {1087, 2}},
    {76745, 49356, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1091, 3}, {0, 0}}, {76757, 49356, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1091, 3}, {0, 0}},
    {76769, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {76784, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}},
    {76945, 76825, 0, {880, 2}, {599, 1}, {0, 0}, {0, 0}, {471, 1}, {1096, 2}, {1098, 1}}, {76968, 32855, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {472, 1}, {1083, 4}, {1100, 2}},
    {76983, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {76994, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}},
    {77005, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {77021, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {77032, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77043, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {77054, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77065, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}},
    {77075, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77084, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}},
    {77095, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1094, 2}, {1081, 1}}, {77106, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}},
    {77116, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}}, {77127, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}},
    {77138, 13112, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {651, 1}}, {77151, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1096, 2}, {1081, 1}},
    {77161, 76562, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1078, 3}, {1081, 1}}, {77540, 77330, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1104, 3}, {1107, 1}},
    {77592, 13112, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1109, 2}, {1111, 1}}, {77601, 77330, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1104, 3}, {1107, 1}},
    {77737, 77613, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1113, 5}, {0, 0}}, {77934, 77788, 0, {889, 1}, {0, 0}, {0, 0}, {0, 0}, {473, 1}, {1118, 1}, {1119, 1}},
    {78012, 77969, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {474, 2}, {1121, 3}, {1111, 1}}, {78042, 78022, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {476, 1}, {0, 0}, {1111, 1}},
    {78054, 77613, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1124, 4}, {0, 0}}, {78100, 78076, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {477, 1}, {1128, 3}, {1111, 1}},
    {78250, 78132, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1118, 1}, {1131, 1}}, {78338, 77613, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1133, 5}, {0, 0}},
    {78440, 78353, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1138, 1}, {1131, 1}}, {78582, 78466, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {481, 1}, {1139, 4}, {1143, 1}},
    {78870, 78662, 0, {890, 1}, {891, 1}, {0, 0}, {0, 0}, {482, 2}, {1145, 2}, {1147, 1}}, {78917, 78353, 0, {892, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1118, 1}, {1149, 1}},
    {78930, 78132, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1118, 1}, {1131, 1}}, {78943, 77613, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1113, 5}, {0, 0}},
    {79625, 79557, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 2}}, {79665, 79636, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1167, 2}},
    {79991, 79902, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {484, 2}, {1171, 8}, {1179, 2}}, {80141, 80011, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1183, 3}},
    {80284, 80161, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1189, 3}}, {80470, 80438, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {486, 2}, {1171, 8}, {1179, 2}},
    {80573, 80497, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1195, 3}}, {80679, 80643, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {488, 1}, {1201, 8}, {1209, 2}},
    {80725, 80696, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1213, 2}}, {80767, 80746, 5, {899, 2}, {905, 1}, {906, 1}, {0, 0}, {489, 2}, {1171, 8}, {1179, 2}},
    {80868, 80783, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1217, 8}, {1225, 3}}, {81089, 80959, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1231, 3}},
    {81242, 81112, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1237, 3}}, {81346, 81265, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1217, 8}, {1243, 3}},
    {81614, 81427, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1249, 3}}, {81927, 81639, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1255, 3}},
    {82159, 81954, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1261, 3}}, {82391, 82186, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1267, 3}},
    {82633, 82418, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1273, 3}}, {82849, 82662, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1279, 3}},
    {83071, 82874, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1285, 3}}, {83285, 83098, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1291, 3}},
    {83507, 83310, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1297, 3}}, {83739, 83534, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1303, 3}},
    {83981, 83766, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1309, 3}}, {84116, 84010, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1217, 8}, {1315, 3}},
    {84441, 84197, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1321, 3}}, {84712, 84468, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1327, 3}},
    {84993, 84739, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1333, 3}}, {85054, 85022, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {497, 1}, {1156, 7}, {1339, 2}},
    {85197, 85066, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1343, 3}}, {85360, 85229, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1349, 3}},
    {85536, 85392, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1355, 3}}, {85757, 85569, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1361, 3}},
    {85979, 85791, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1367, 3}}, {86211, 86013, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1373, 3}},
    {86448, 86247, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1379, 3}}, {86694, 86483, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1385, 3}},
    {86976, 86731, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1391, 3}}, {87257, 87012, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1397, 3}},
    {87551, 87293, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1403, 3}}, {87617, 87588, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1409, 2}},
    {87675, 87628, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1413, 2}}, {87736, 87695, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1417, 3}},
    {87796, 87772, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {498, 2}, {1156, 7}, {1423, 1}}, {87842, 87815, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1425, 2}},
    {87880, 87853, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1429, 2}}, {87937, 87891, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1433, 8}, {1441, 2}},
    {88349, 87949, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1445, 3}}, {88399, 88368, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1451, 2}},
    {88525, 88475, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {500, 4}, {1201, 8}, {1455, 2}}, {88604, 88571, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {651, 1}},
    {88644, 88617, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1459, 2}}, {88706, 88662, 4, {907, 2}, {904, 1}, {909, 1}, {0, 0}, {0, 0}, {1201, 8}, {1463, 3}},
    {88851, 88832, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {505, 2}, {1171, 8}, {1179, 2}}, {88919, 88865, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1469, 3}},
    {88969, 88933, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1475, 2}}, {89016, 88980, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1479, 2}},
    {89128, 89027, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1483, 3}}, {89170, 89141, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1489, 2}},
    {89210, 89181, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1493, 2}}, {89714, 89298, 1, {910, 4}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1497, 7}, {1504, 2}},
    {89935, 89726, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1508, 3}}, {90016, 89959, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1514, 3}},
    {90158, 90040, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1520, 3}}, {90209, 90181, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1526, 3}},
    {90462, 90232, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1532, 3}}, {90552, 90487, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1538, 3}},
    {90607, 90577, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1217, 8}, {1544, 3}}, {90806, 90632, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1550, 3}},
    {90907, 90830, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1556, 3}}, {90969, 90940, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1562, 3}},
    {91070, 90993, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1568, 3}}, {91132, 91103, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1217, 8}, {1574, 3}},
    {91274, 91156, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1580, 3}}, {91334, 91297, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1586, 3}},
    {91394, 91366, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1592, 3}}, {91454, 91417, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1598, 3}},
    {91514, 91486, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1217, 8}, {1604, 3}}, {91568, 91537, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1610, 2}},
    {91686, 91580, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1614, 3}}, {91800, 91716, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1620, 3}},
    {91865, 91824, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1626, 2}}, {91976, 91947, 4, {915, 2}, {917, 1}, {906, 1}, {0, 0}, {510, 1}, {1630, 9}, {1639, 3}},
    {92021, 91990, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1645, 2}}, {92065, 92034, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1649, 2}},
    {92115, 92078, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1653, 2}}, {92399, 92129, 0, {918, 2}, {920, 1}, {0, 0}, {0, 0}, {511, 1}, {1657, 8}, {0, 0}},
    {92443, 92414, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1665, 2}}, {92488, 92455, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1669, 2}},
    {92531, 92502, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1673, 2}}, {92571, 92542, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1677, 2}},
    {92630, 92595, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {512, 1}, {1201, 8}, {1681, 2}}, {92880, 92647, 0, {921, 3}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1497, 7}, {1685, 2}},
    {92948, 92894, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1171, 8}, {1689, 3}}, {93197, 93032, 0, {924, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1695, 3}, {0, 0}},
    {93426, 93264, 0, {927, 2}, {929, 1}, {0, 0}, {0, 0}, {513, 1}, {1698, 3}, {0, 0}}, {93620, 93458, 0, {930, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1701, 3}, {0, 0}},
    {93671, 93653, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {101518, 101381, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1865, 5}, {1870, 1}},
    {101638, 101570, 0, {1191, 1}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1872, 3}, {0, 0}}, {101771, 101686, 0, {1193, 1}, {1194, 1}, {0, 0}, {0, 0}, {515, 3}, {1875, 2}, {0, 0}},
    {101822, 101783, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1877, 3}, {1870, 1}}, {101910, 101831, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1880, 4}, {1870, 1}},
    {102442, 102201, 0, {1195, 2}, {1197, 1}, {0, 0}, {0, 0}, {518, 9}, {1884, 3}, {1887, 1}},
    {102513, 101570, 0, {1198, 1}, {1199, 1}, {0, 0}, {0, 0}, {0, 0}, {1889, 2}, {0, 0}}, {102604, 102556, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {527, 1}, {1891, 3}, {0, 0}},
    {102637, 102622, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}}, {102651, 53143, 0, {1200, 1}, {0, 0}, {0, 0}, {576, 1}, {529, 1}, {721, 3}, {0, 0}},
    {102989, 102951, 1, {1201, 2}, {1203, 1}, {0, 0}, {0, 0}, {530, 20}, {1894, 5}, {0, 0}}, {103060, 103006, 1, {1204, 2}, {1206, 1}, {0, 0}, {0, 0}, {550, 6}, {1899, 2}, {0, 0}},
    {103440, 103164, 0, {1207, 3}, {1210, 1}, {0, 0}, {0, 0}, {556, 10}, {1901, 4}, {1905, 1}},
    {103479, 103453, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1907, 4}, {0, 0}}, {103519, 103491, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {829, 1}, {0, 0}},
    {103748, 103540, 1, {1211, 3}, {0, 0}, {0, 0}, {580, 2}, {568, 2}, {724, 4}, {728, 1}}, {103826, 103775, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {570, 1}, {1891, 3}, {0, 0}},
    {104013, 103876, 0, {1214, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1911, 2}, {1913, 1}}, {104220, 104076, 0, {1216, 1}, {345, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {104289, 101783, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1915, 4}, {1870, 1}},
    {104446, 104349, 0, {1217, 2}, {1220, 1}, {0, 0}, {0, 0}, {573, 2}, {1919, 4}, {1923, 1}},
    {104456, 101783, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1915, 4}, {1870, 1}},
    {104521, 104466, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}}, {104532, 101783, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1915, 4}, {1870, 1}},
    {104605, 104542, 0, {1221, 1}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1925, 3}, {1928, 1}},
    {104615, 101570, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104626, 101570, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104638, 101570, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104650, 101570, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104693, 104663, 0, {1223, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1887, 1}}, {104705, 101783, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1915, 4}, {1870, 1}},
    {104715, 101783, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1915, 4}, {1870, 1}},
    {105437, 105422, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {577, 53}, {1932, 4}, {0, 0}}, {105733, 105515, 0, {1224, 2}, {1192, 1}, {0, 0}, {0, 0}, {630, 3}, {1936, 5}, {0, 0}},
    {105886, 105871, 0, {1226, 2}, {1220, 1}, {0, 0}, {0, 0}, {633, 1}, {1941, 3}, {1923, 1}},
    {106081, 105948, 0, {1228, 2}, {0, 0}, {0, 0}, {1230, 1}, {634, 1}, {1944, 4}, {0, 0}}, {106491, 106211, 0, {1231, 1}, {1232, 1}, {0, 0}, {0, 0}, {635, 7}, {718, 1}, {0, 0}},
    {106765, 106560, 0, {1233, 3}, {1236, 1}, {0, 0}, {0, 0}, {0, 0}, {1948, 3}, {1951, 1}}, {107001, 106784, 0, {1237, 2}, {1239, 1}, {0, 0}, {0, 0}, {571, 1}, {1953, 2}, {1955, 1}},
    {107043, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {107147, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {107334, 0, 0, {1242, 4}, {1246, 1}, {0, 0}, {0, 0}, {0, 0}, {1962, 2}, {1964, 1}}, {107355, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {107521, 107375, 0, {1247, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1966, 1}}, {107538, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {107596, 107057, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1968, 1}}, {107612, 107057, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1960, 1}},
    {107633, 107057, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1960, 1}}, {107649, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {107664, 107057, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1968, 1}}, {107683, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {107820, 107720, 0, {1251, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1970, 1}}, {108001, 107856, 0, {1253, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1972, 1}},
    {108117, 108020, 0, {1256, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1974, 1}}, {108291, 108168, 0, {1258, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1976, 1}},
    {108438, 108309, 0, {1262, 3}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1978, 1}}, {108508, 108461, 0, {1265, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108587, 108530, 0, {1265, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {108607, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108739, 108638, 0, {1266, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1980, 1}}, {108762, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {108776, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {108806, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1930, 2}, {1960, 1}},
    {108821, 107057, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1960, 1}}, {108837, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1930, 2}, {1960, 1}},
    {109015, 108919, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1982, 1}, {0, 0}}, {109075, 109058, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {109193, 109095, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1982, 1}, {0, 0}}, {109213, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {109303, 109243, 0, {1270, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {109327, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {109341, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {109357, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {109470, 109372, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1983, 1}}, {109586, 109500, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {649, 1}, {1985, 2}, {1983, 1}},
    {109778, 109673, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {650, 1}, {1987, 2}, {0, 0}}, {109974, 109862, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1989, 3}, {0, 0}},
    {110017, 109862, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1989, 3}, {0, 0}}, {110059, 109862, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1989, 3}, {0, 0}},
    {110136, 110119, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {110225, 0, 0, {1274, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1992, 1}},
    {110264, 0, 0, {1278, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1992, 1}}, {110304, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {110319, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {110398, 107057, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1994, 1}},
    {110412, 107057, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1994, 1}}, {110430, 107057, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1996, 2}, {0, 0}},
    {110446, 107057, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1994, 1}}, {110461, 107057, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1994, 1}},
    {110544, 110476, 0, {1290, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110724, 110629, 0, {1292, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1982, 1}, {1998, 1}},
    {110830, 110748, 0, {1294, 1}, {1295, 1}, {0, 0}, {0, 0}, {654, 1}, {1982, 1}, {2000, 1}},
    {110880, 0, 0, {1223, 1}, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2002, 1}}, {110906, 0, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {110993, 110927, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2004, 2}, {2006, 1}}, {111033, 107057, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1996, 2}, {0, 0}},
    {111049, 110927, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1982, 1}, {0, 0}}, {111072, 110927, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1982, 1}, {0, 0}},
    {111097, 107057, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111128, 107057, 0, {1299, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111146, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {111160, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {111176, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {111191, 107057, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111207, 107057, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111224, 0, 0, {1300, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {2008, 1}, {0, 0}},
    {111264, 0, 0, {1303, 3}, {345, 1}, {0, 0}, {0, 0}, {413, 2}, {2008, 1}, {0, 0}}, {111332, 55844, 0, {1306, 3}, {1236, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {111373, 55844, 0, {1309, 3}, {1236, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {111484, 111395, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {111609, 111509, 0, {1315, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {111767, 111651, 0, {1318, 2}, {1236, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {111931, 111802, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {112078, 112000, 0, {1323, 2}, {1236, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {112158, 112104, 0, {1325, 1}, {1236, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {112185, 107057, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1968, 1}},
    {112203, 107057, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1968, 1}}, {112249, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2009, 6}, {0, 0}},
    {112266, 0, 0, {1329, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {2009, 6}, {0, 0}}, {112290, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2009, 6}, {0, 0}},
    {112335, 0, 0, {1331, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {2009, 6}, {2015, 1}}, {112352, 0, 0, {1334, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {2009, 6}, {2015, 1}},
    {112376, 107057, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1968, 1}}, {112394, 107057, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1968, 1}},
    {112411, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {112431, 107057, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1968, 1}},
    {112445, 107057, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1996, 2}, {0, 0}}, {112469, 0, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {112674, 0, 0, {1336, 5}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2017, 2}, {2019, 1}}, {112831, 112744, 0, {1341, 2}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {2021, 2}, {2006, 1}},
    {112849, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {112864, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {112880, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {112900, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}},
    {112943, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2023, 2}, {0, 0}}, {112993, 107057, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {2027, 1}},
    {113008, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {113022, 107057, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1996, 2}, {0, 0}},
    {113039, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {113054, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}},
    {113069, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}}, {113084, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2023, 2}, {0, 0}},
    {113113, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {113128, 48215, 0, {595, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1928, 1}},
    {113147, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}}, {113166, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}},
    {113185, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2023, 2}, {0, 0}}, {113214, 110927, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113237, 31163, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113291, 42762, 0, {0, 0}, {1347, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {113312, 110927, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {2004, 2}, {2006, 1}}, {113344, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {113358, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}}, {113373, 0, 0, {1348, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {113403, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113418, 107057, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {1960, 1}},
    {113434, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}}, {113453, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2023, 2}, {0, 0}},
    {113521, 113501, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {113541, 107057, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {2027, 1}},
    {113556, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}}, {113571, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}},
    {113586, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2023, 2}, {0, 0}}, {113615, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}},
    {113634, 107057, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {1968, 1}}, {113653, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2023, 2}, {0, 0}},
    {113756, 113701, 0, {1349, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113833, 113782, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113943, 0, 0, {1352, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2029, 1}, {2030, 1}}, {113968, 113782, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113990, 0, 0, {1357, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {114196, 114032, 0, {1358, 1}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {2032, 4}, {0, 0}},
    {114428, 114228, 0, {1359, 2}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {2036, 5}, {2041, 1}},
    {114570, 0, 0, {1361, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2043, 4}, {2047, 1}}, {114599, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2049, 2}, {0, 0}},
    {114627, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2049, 2}, {0, 0}}, {114691, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2051, 3}, {0, 0}},
    {114720, 107057, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2051, 3}, {0, 0}}, {114749, 107057, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2051, 3}, {0, 0}},
    {114782, 107057, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2051, 3}, {0, 0}}, {114811, 107057, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2051, 3}, {0, 0}},
    {114844, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2051, 3}, {0, 0}}, {114873, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2049, 2}, {0, 0}},
    {114901, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2049, 2}, {0, 0}}, {114928, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2049, 2}, {0, 0}},
    {114957, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2049, 2}, {0, 0}}, {114986, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2049, 2}, {0, 0}},
    {115015, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2049, 2}, {0, 0}}, {115044, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2049, 2}, {0, 0}},
    {115072, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115089, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115106, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115124, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115142, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115172, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115189, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115207, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115228, 0, 0, {1380, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115246, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115265, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115285, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115305, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115326, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115344, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115362, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115384, 0, 0, {1389, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1992, 1}}, {115402, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115439, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115458, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115475, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115491, 0, 0, {1396, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115525, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115549, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115573, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115598, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115623, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115648, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115673, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115697, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115720, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115745, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115770, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115795, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115820, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115844, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115862, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115882, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115900, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115917, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115937, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115955, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {115973, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {115991, 0, 0, {1407, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1992, 1}},
    {116010, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {116027, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {116046, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {116064, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {116084, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {116102, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {116120, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {116138, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}},
    {116155, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1992, 1}}, {116173, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {116327, 116212, 0, {1411, 1}, {1192, 1}, {0, 0}, {0, 0}, {687, 1}, {2054, 2}, {0, 0}}, {116418, 116401, 1, {1412, 4}, {1203, 1}, {0, 0}, {1416, 2}, {688, 8}, {2056, 4}, {0, 0}},
    {116459, 116438, 0, {1418, 1}, {345, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {116502, 116483, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {116865, 116615, 0, {1268, 1}, {1419, 1}, {0, 0}, {0, 0}, {698, 12}, {2060, 7}, {0, 0}}, {116875, 101831, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1880, 4}, {1870, 1}},
    {116946, 116897, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {710, 1}, {1891, 3}, {0, 0}}, {117038, 117003, 4, {0, 0}, {0, 0}, {1420, 1}, {0, 0}, {711, 7}, {2067, 3}, {2070, 1}},
    {117094, 117054, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {718, 1}, {2072, 2}, {0, 0}}, {117289, 117267, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {719, 16}, {2067, 3}, {2070, 1}},
    {117450, 117367, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {812, 1}, {0, 0}}, {117562, 117479, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {812, 1}, {0, 0}},
    {117751, 117620, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {2074, 3}, {0, 0}}, {117800, 42762, 0, {0, 0}, {1422, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2077, 1}},
    {117815, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2072, 2}, {0, 0}}, {117832, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2072, 2}, {0, 0}},
    {117848, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2072, 2}, {0, 0}}, {117880, 117863, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {117898, 101381, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1865, 5}, {1870, 1}},
    {118006, 117918, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {751, 1}, {2079, 4}, {1870, 1}},
    {118014, 101570, 0, {1191, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {118028, 66294, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {118074, 118040, 0, {1423, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {118086, 101831, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {2083, 4}, {1870, 1}},
    {118280, 118117, 0, {1424, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {2087, 4}, {2091, 1}}, {118292, 101570, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {118302, 101381, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2093, 4}, {1870, 1}},
    {118457, 118311, 0, {1427, 2}, {1236, 1}, {0, 0}, {0, 0}, {752, 1}, {2097, 2}, {2099, 1}},
    {118476, 101570, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {118488, 101783, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1877, 3}, {1870, 1}},
    {118691, 118498, 0, {1429, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {2101, 6}, {0, 0}}, {118702, 101381, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2093, 4}, {1870, 1}},
    {118935, 118711, 1, {1431, 3}, {0, 0}, {0, 0}, {585, 2}, {763, 3}, {724, 4}, {0, 0}}, {119012, 118947, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2107, 2}, {0, 0}},
    {119023, 101831, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {2083, 4}, {1870, 1}},
    {119125, 119040, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {766, 1}, {2109, 2}, {0, 0}}, {119137, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {119154, 101783, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1877, 3}, {1870, 1}}, {119211, 119164, 0, {1434, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {119223, 101783, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1877, 3}, {1870, 1}}, {119232, 119040, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {766, 1}, {2109, 2}, {0, 0}},
    {119242, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119289, 119252, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2119, 7}, {385, 1}},
    {119299, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119309, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {119320, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119330, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {119341, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119351, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {214, 1}},
    {119362, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119373, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {119383, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119569, 119393, 0, {1436, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {2126, 1}},
    {119581, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {214, 1}}, {119595, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {119604, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119614, 119252, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2119, 7}, {385, 1}},
    {119624, 119252, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2119, 7}, {385, 1}}, {119635, 119252, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2119, 7}, {385, 1}},
    {119645, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119654, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {119664, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119673, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {119683, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {119694, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {119844, 119705, 0, {1439, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {2128, 1}}, {119935, 119853, 0, {1442, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2130, 9}, {773, 1}},
    {119946, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2119, 7}, {214, 1}}, {119998, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2139, 8}, {2147, 1}},
    {120012, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2139, 8}, {2147, 1}}, {120023, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2139, 8}, {2147, 1}},
    {120034, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2139, 8}, {2147, 1}}, {120048, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {120057, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {120068, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {120079, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {120089, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {214, 1}},
    {120099, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {120110, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {120125, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {120136, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {120307, 120153, 0, {307, 1}, {1444, 2}, {0, 0}, {0, 0}, {341, 1}, {2149, 9}, {2158, 1}}, {120319, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {120329, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {120339, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {120348, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}}, {120358, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2111, 8}, {385, 1}},
    {120595, 120410, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2160, 2}, {2162, 2}},
    {120617, 120410, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2166, 4}, {2170, 2}},
    {120685, 120631, 4, {0, 0}, {97, 1}, {482, 1}, {0, 0}, {0, 0}, {2174, 5}, {2179, 1}}, {120778, 120705, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2181, 4}, {0, 0}},
    {120965, 120833, 0, {1448, 1}, {158, 1}, {0, 0}, {0, 0}, {768, 1}, {2185, 6}, {2191, 2}}, {121296, 121056, 0, {1449, 3}, {693, 1}, {0, 0}, {0, 0}, {769, 1}, {2195, 3}, {2198, 1}},
    {121387, 121314, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2200, 4}, {0, 0}}, {121414, 56515, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2204, 7}, {2211, 1}},
    {121566, 121483, 0, {1454, 1}, {1455, 1}, {0, 0}, {0, 0}, {770, 1}, {2213, 4}, {2217, 1}},
    {121673, 121588, 0, {1456, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2219, 2}, {0, 0}}, {121721, 121685, 0, {1458, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2221, 1}, {0, 0}},
    {121914, 121782, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2222, 6}, {2228, 2}}, {121986, 121925, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {2232, 3}, {0, 0}},
    {122032, 122010, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {122217, 122070, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2235, 1}},
    {122460, 122266, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {2237, 5}, {2242, 2}},
    {122622, 122496, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {2246, 3}, {2249, 2}}, {122860, 122496, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {2253, 5}, {2258, 2}},
    {123056, 122904, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {2262, 2}, {2264, 2}},
    {123103, 57854, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {852, 2}, {0, 0}}, {123277, 123143, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {2268, 2}, {0, 0}},
    {123344, 123291, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {2270, 6}, {2276, 1}}, {123398, 56515, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2278, 8}, {2286, 1}},
    {123444, 123423, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {123460, 121685, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {548, 1}},
    {123645, 123518, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {2288, 1}, {2289, 1}},
    {124124, 123711, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {2291, 6}, {2297, 2}},
    {124291, 124209, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {2213, 4}, {2301, 1}}, {124438, 124306, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {2303, 6}, {2309, 1}},
    {124703, 124451, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {2311, 6}, {2317, 2}}, {124752, 124718, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {2321, 3}, {2324, 1}},
    {124942, 124780, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {2326, 4}, {2330, 2}}, {125002, 124981, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2338, 4}, {0, 0}},
    {125161, 125029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {829, 1}, {0, 0}}, {125226, 125179, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2342, 2}, {2344, 1}},
    {125249, 125179, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2346, 3}, {2344, 1}}, {125517, 125323, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2349, 1}},
    {125592, 125546, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {0, 0}}, {125724, 125616, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {2349, 1}},
    {125785, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2351, 4}, {0, 0}}, {125830, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2355, 4}, {0, 0}},
    {125873, 125848, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2359, 6}, {0, 0}}, {125934, 13112, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2365, 1}},
    {127463, 127277, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {2367, 1}}, {127524, 127477, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2367, 1}},
    {127670, 127536, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2369, 1}}, {127776, 127536, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2371, 1}},
    {128017, 127804, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2373, 1}}, {128092, 128032, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2375, 1}},
    {128177, 104663, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2377, 1}}, {128261, 128193, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2379, 1}},
    {128274, 128193, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2379, 1}}, {128574, 128304, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2381, 1}},
    {128849, 128584, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2383, 1}}, {129102, 128859, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2385, 1}},
    {129225, 129125, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {2387, 1}}, {129478, 129242, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2389, 1}},
    {129618, 129487, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2391, 1}}, {130534, 130247, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {2393, 1}},
    {130701, 130570, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2395, 1}}, {130833, 130743, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {2397, 1}},
    {131000, 130866, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {2399, 4}, {114, 1}}, {131223, 131075, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2403, 1}},
    {131446, 131253, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2405, 1}}, {131665, 131478, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2407, 1}},
    {131729, 131698, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131897, 131783, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2409, 1}},
    {132105, 131916, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2411, 1}}, {132328, 132138, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2413, 1}},
    {132544, 132371, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2415, 1}}, {132911, 132698, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {2417, 4}, {2421, 1}},
    {133061, 132929, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {2417, 4}, {0, 0}}, {133279, 133174, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1930, 2}, {2423, 1}},
    {133717, 133355, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2425, 1}}, {133946, 133738, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2427, 1}},
    {134116, 133992, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2429, 1}}, {134206, 134144, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134360, 134233, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2431, 1}}, {134524, 134429, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134789, 134653, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {134839, 134809, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134951, 134876, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138581, 138523, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2435, 1}},
    {138950, 138673, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {2437, 1}}, {139132, 138963, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2439, 1}, {2440, 1}},
    {139152, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {139166, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {139190, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {139229, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2442, 1}, {0, 0}},
    {139257, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2442, 1}, {0, 0}}, {139502, 139366, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {2443, 1}, {2444, 1}},
    {139768, 139620, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {2443, 1}, {2446, 1}}, {140060, 140003, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {140140, 140003, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {140346, 140193, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2448, 1}},
    {140375, 140193, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2448, 1}}, {140521, 140403, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2450, 1}},
    {140593, 140403, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2452, 1}}, {140620, 140403, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {2452, 1}},
    {140848, 140700, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {2454, 2}, {2456, 1}},
    {140948, 140700, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2454, 2}, {2458, 1}},
    {140975, 140700, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2454, 2}, {2458, 1}},
    {141097, 141010, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {2460, 1}}, {141170, 141010, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141197, 141010, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {141225, 141010, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {141316, 141252, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {2462, 1}}, {141343, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {141762, 141458, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2464, 1}}, {141977, 141799, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2466, 1}},
    {142441, 142114, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2468, 1}}, {142748, 142530, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2470, 1}},
    {143208, 142855, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {2439, 1}, {2472, 1}}, {143606, 143312, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {2474, 1}},
    {143919, 143670, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {2476, 1}}, {144481, 143978, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {2478, 2}, {2480, 1}},
    {144546, 144529, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {2442, 1}, {0, 0}}, {144576, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144748, 144713, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {145009, 144820, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {2482, 1}},
    {145050, 145037, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {145283, 145167, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {2484, 1}},
    {145308, 145167, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {2484, 1}}, {145445, 145344, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2486, 1}},
    {145461, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {145471, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {145538, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {145793, 145643, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {2488, 1}},
    {145895, 145818, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {145966, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {145997, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {146019, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {146082, 146066, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {146353, 146151, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {2439, 1}, {2431, 1}},
    {146532, 146451, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {2490, 1}}, {146749, 146650, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {2492, 2}, {2494, 1}},
    {146920, 146818, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {2496, 1}}, {147228, 147110, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2498, 1}},
    {147434, 147249, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {2439, 1}, {2500, 1}},
    {147527, 147465, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 1}}, {147559, 147110, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2498, 1}},
    {147706, 147585, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2502, 1}}, {147742, 147465, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 1}},
    {147856, 147779, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2504, 1}}, {147882, 147779, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2504, 1}},
    {148043, 147906, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2439, 1}, {2506, 1}}, {148062, 144713, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {148180, 148111, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2002, 1}}, {148338, 148204, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2508, 1}},
    {148477, 148367, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2439, 1}, {2510, 1}}, {148507, 110119, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {148985, 148780, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {2512, 1}}, {149302, 149022, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {2514, 1}},
    {149479, 149384, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {2516, 1}}, {149551, 149532, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {149624, 149574, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2518, 1}}, {149731, 149669, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {150280, 150043, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {2439, 1}, {2431, 1}}, {150489, 150328, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {2520, 1}},
    {150578, 150499, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2522, 1}}, {150600, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2524, 2}, {0, 0}},
    {150634, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {150659, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {150757, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2526, 3}, {0, 0}}, {150792, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2526, 3}, {0, 0}},
    {150827, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2526, 3}, {0, 0}}, {150862, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2526, 3}, {0, 0}},
    {150897, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2526, 3}, {0, 0}}, {150933, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2526, 3}, {0, 0}},
    {150969, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151005, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151041, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2526, 3}, {0, 0}}, {151072, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151103, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151134, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151161, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {151188, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {151215, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151252, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151279, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151306, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151334, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151362, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151390, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151418, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151446, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151474, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151502, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151530, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151558, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151586, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151613, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151641, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151669, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151697, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151725, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151753, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151781, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151809, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151837, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151865, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151893, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151920, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151948, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151976, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152003, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152030, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152057, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152084, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152111, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152138, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {152169, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {152203, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152229, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152255, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152286, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152317, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152348, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {152379, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152410, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152442, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152474, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152506, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152534, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152562, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152590, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152615, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152641, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152667, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152693, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152720, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152744, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152769, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {152794, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152819, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152854, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {152880, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {153130, 152956, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {2529, 2}, {2531, 1}},
    {153196, 153168, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {153503, 153288, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {2533, 1}, {2534, 1}},
    {153633, 153526, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {2536, 1}}, {153763, 153654, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {2538, 1}},
    {153970, 153872, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2540, 1}, {2541, 1}}, {154103, 153989, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2540, 1}, {2543, 1}},
    {154402, 154305, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {2540, 1}, {2545, 1}}, {154527, 154418, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2540, 1}, {2547, 1}},
    {154568, 146066, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {2540, 1}, {0, 0}}, {154842, 154708, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {2540, 1}, {2549, 1}},
    {155481, 155136, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2551, 1}, {2552, 1}}, {155899, 155578, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2551, 1}, {2554, 1}},
    {156312, 155928, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2551, 1}, {2556, 1}}, {156717, 156332, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2551, 1}, {2558, 1}},
    {157118, 156840, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2551, 1}, {2560, 1}}, {157480, 157138, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2551, 1}, {2562, 1}},
    {157877, 157584, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2564, 1}}, {157904, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2540, 1}, {0, 0}},
    {158042, 157941, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2566, 1}, {2567, 1}}, {158149, 158068, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {2540, 1}, {2549, 1}},
    {158184, 146066, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {2540, 1}, {0, 0}}, {158336, 158238, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {2569, 1}},
    {158371, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2571, 1}, {0, 0}}, {158408, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2571, 1}, {0, 0}},
    {158868, 158525, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {2572, 2}, {2574, 1}},
    {158906, 158889, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {2571, 1}, {0, 0}}, {159080, 158993, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2576, 1}},
    {159160, 159111, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {159253, 159174, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2576, 1}},
    {161559, 161416, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2580, 1}}, {161764, 161610, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2582, 3}, {2585, 1}},
    {161966, 161783, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {162166, 162002, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2587, 3}, {2590, 1}},
    {162355, 162184, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {162372, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {162586, 162440, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2592, 1}}, {162683, 162597, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {162848, 162725, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2594, 2}, {2596, 3}}, {162903, 162867, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {812, 1}, {0, 0}},
    {162996, 162916, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {829, 1}, {0, 0}}, {163053, 163017, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2602, 4}, {0, 0}},
    {163210, 163081, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2606, 3}, {0, 0}}, {163584, 163352, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2609, 3}, {0, 0}},
    {164284, 163759, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2612, 6}, {0, 0}}, {164351, 164299, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {164799, 164469, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2618, 4}, {0, 0}}, {165110, 164931, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2622, 3}, {2625, 1}},
    {165506, 165181, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2627, 1}}, {166124, 165669, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2629, 1}},
    {166251, 166156, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {166280, 166262, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166324, 13112, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2631, 1}, {2632, 2}}, {166552, 166416, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {166640, 166579, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {167227, 166704, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2636, 5}, {2592, 1}},
    {167429, 167302, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2641, 2}, {0, 0}}, {167617, 167471, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {997, 1}, {0, 0}},
    {167650, 166262, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2643, 2}, {0, 0}}, {168040, 167669, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2645, 1}, {0, 0}},
    {168839, 168156, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2612, 6}, {2646, 1}},
    {169260, 168882, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2645, 1}, {0, 0}}, {170290, 169477, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2648, 4}, {2592, 1}},
    {170419, 170341, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2652, 1}, {2653, 1}},
    {170773, 170480, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2655, 2}, {2592, 1}}, {171039, 170789, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2657, 1}, {2592, 1}},
    {171061, 170789, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2657, 1}, {2592, 1}}, {171218, 171090, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2658, 1}, {2659, 1}},
    {171237, 170789, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2657, 1}, {2592, 1}}, {171989, 171294, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2661, 3}, {2664, 1}},
    {172338, 172059, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2666, 2}, {0, 0}}, {173246, 172445, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2668, 8}, {2664, 1}},
    {173386, 173259, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {173399, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174005, 173445, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2676, 3}, {2592, 1}}, {174015, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2679, 2}, {0, 0}},
    {174177, 174048, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2681, 1}, {2682, 1}}, {174396, 174215, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2684, 1}, {2685, 1}},
    {174473, 174413, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2684, 1}, {2687, 1}}, {174494, 166262, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {174558, 174513, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2689, 1}, {0, 0}}, {174572, 166262, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2690, 4}, {0, 0}},
    {175416, 174696, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2612, 6}, {2694, 1}},
    {175556, 175427, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2696, 4}, {0, 0}}, {175771, 175678, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2700, 1}, {0, 0}},
    {175895, 175799, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2701, 1}, {0, 0}}, {176075, 175945, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2702, 1}},
    {176171, 176112, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2701, 1}, {2704, 1}}, {176291, 176192, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2700, 1}, {2706, 1}},
    {176472, 176192, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2700, 1}, {2708, 1}}, {176916, 176639, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2710, 1}},
    {177055, 176969, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2712, 4}, {2716, 1}}, {177230, 177128, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2718, 2}, {0, 0}},
    {177441, 177265, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2701, 1}, {2720, 1}}, {177560, 177460, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2722, 1}},
    {177694, 177571, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2724, 1}}, {177877, 177724, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2726, 6}, {2732, 2}},
    {177968, 177902, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2736, 1}}, {178083, 178009, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2738, 1}},
    {178189, 178104, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {623, 1}, {0, 0}}, {178217, 175799, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {178317, 178242, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2741, 3}, {2744, 1}}, {178354, 178338, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2746, 2}, {0, 0}},
    {178485, 178386, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2679, 2}, {2748, 1}},
    {178658, 178535, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2679, 2}, {2750, 1}},
    {178740, 178689, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2679, 2}, {2750, 1}},
    {178772, 178535, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2679, 2}, {2750, 1}},
    {178879, 178802, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2679, 2}, {2752, 1}},
    {178987, 178901, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2679, 2}, {2754, 1}},
    {179040, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2756, 3}, {0, 0}}, {179090, 179060, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2748, 1}},
    {179548, 179214, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2759, 1}}, {179576, 177128, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {179617, 179600, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2736, 1}}, {179640, 179600, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2738, 1}},
    {179683, 179664, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2750, 1}}, {179919, 179805, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2761, 2}, {2763, 1}},
    {179938, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2746, 2}, {0, 0}}, {179992, 179968, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {623, 1}, {0, 0}},
    {180050, 180029, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2765, 2}, {0, 0}}, {180177, 180066, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2767, 1}},
    {180295, 180202, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2769, 1}}, {180364, 180325, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2750, 1}},
    {180495, 180391, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2771, 1}}, {180570, 180518, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2750, 1}},
    {180594, 180391, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2771, 1}}, {180616, 180518, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2750, 1}},
    {180736, 180325, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2773, 1}}, {180869, 180757, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2775, 2}, {2777, 1}},
    {180945, 180895, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2679, 2}, {0, 0}}, {181269, 181010, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {623, 1}, {2779, 1}},
    {181369, 181293, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2750, 1}}, {181482, 181411, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2679, 2}, {2748, 1}},
    {181584, 181510, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2679, 2}, {2750, 1}},
    {181616, 181510, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2679, 2}, {2750, 1}},
    {181649, 181510, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2679, 2}, {2750, 1}},
    {181747, 181680, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2679, 2}, {2752, 1}},
    {181797, 181680, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2679, 2}, {2754, 1}},
    {181985, 32855, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2786, 3}, {915, 1}}, {182206, 182051, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2789, 2}, {2791, 1}},
    {182681, 182380, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2793, 5}, {2798, 1}},
    {182785, 182692, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 2}, {2802, 1}}, {183072, 182802, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {718, 1}, {0, 0}},
    {183199, 183081, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2804, 3}, {2798, 1}},
    {183389, 183215, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2807, 2}, {2809, 1}}, {183668, 183595, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2811, 3}, {0, 0}},
    {183776, 183707, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2814, 3}, {2744, 1}},
    {183945, 183789, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2817, 4}, {2809, 1}}, {184212, 183957, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {718, 1}, {0, 0}},
    {184271, 184222, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {184349, 184308, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {184542, 184459, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2821, 2}, {0, 0}}, {184554, 184459, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2821, 2}, {0, 0}},
    {184702, 184459, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2823, 3}, {0, 0}}, {185239, 185183, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2828, 1}},
    {185252, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {185266, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185285, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {185304, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {185572, 185345, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2830, 1}, {2831, 1}}, {185609, 185345, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2830, 1}, {2831, 1}},
    {185645, 185345, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2830, 1}, {2831, 1}}, {185681, 185345, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2830, 1}, {2831, 1}},
    {185780, 185716, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {185877, 185803, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2833, 1}},
    {185895, 185803, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2833, 1}}, {186069, 185926, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2835, 1}},
    {186162, 186090, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2837, 1}}, {186183, 186090, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2837, 1}},
    {186204, 185926, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2835, 1}}, {186317, 186225, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2839, 1}},
    {186592, 186436, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2841, 1}}, {186622, 186436, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2841, 1}},
    {186795, 186436, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2843, 1}}, {186824, 186436, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2843, 1}},
    {186996, 186436, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2845, 1}}, {187025, 186436, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2845, 1}},
    {187243, 186436, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2847, 1}}, {187358, 186436, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2849, 1}},
    {187387, 186436, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2847, 1}}, {187557, 186436, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2851, 1}},
    {187670, 186436, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2853, 1}}, {187698, 186436, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2851, 1}},
    {187867, 186436, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2855, 1}}, {187980, 186436, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2857, 1}},
    {188008, 186436, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2855, 1}}, {188272, 188087, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2859, 1}},
    {188306, 188087, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2859, 1}}, {188636, 188417, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2861, 1}},
    {188663, 188417, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2861, 1}}, {188827, 188690, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2863, 1}},
    {188854, 188690, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2863, 1}}, {189086, 188939, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2865, 1}},
    {189117, 188690, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2865, 1}}, {189148, 188939, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2865, 1}},
    {189390, 189179, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2867, 1}}, {189555, 189179, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2869, 1}},
    {189820, 189585, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2871, 1}}, {189935, 188939, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2873, 1}},
    {189965, 188690, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2873, 1}}, {189995, 188939, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2873, 1}},
    {190156, 188939, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2875, 1}}, {190186, 188690, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2875, 1}},
    {190216, 188939, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2875, 1}}, {190448, 190258, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2877, 1}},
    {190592, 190258, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2879, 1}}, {190838, 190622, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2881, 1}},
    {190868, 189179, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2867, 1}}, {190899, 189179, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2869, 1}},
    {190929, 189585, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2871, 1}}, {191097, 190959, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2883, 1}},
    {191226, 190959, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2885, 1}}, {191354, 190959, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2887, 1}},
    {191386, 190959, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2883, 1}}, {191419, 190959, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2885, 1}},
    {191451, 190959, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2887, 1}}, {191628, 190959, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2889, 1}},
    {191661, 190959, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2889, 1}}, {191791, 190959, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}},
    {191967, 190959, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}}, {192095, 190959, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}},
    {192127, 190959, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2895, 1}}, {192302, 190959, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}},
    {192334, 190959, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2897, 1}}, {192366, 190959, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2891, 1}},
    {192399, 190959, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2893, 1}}, {192527, 190959, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}},
    {192654, 190959, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}}, {192780, 190959, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}},
    {192897, 190959, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2905, 1}}, {193014, 190959, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2907, 1}},
    {193130, 190959, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2909, 1}}, {193161, 190959, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2899, 1}},
    {193193, 190959, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}}, {193224, 190959, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}},
    {193482, 193265, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2911, 1}}, {193646, 193265, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2913, 1}},
    {193805, 193265, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2915, 1}}, {193835, 193265, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2911, 1}},
    {193866, 193265, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2913, 1}}, {193896, 193265, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2915, 1}},
    {194151, 193926, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2917, 1}}, {194323, 193926, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2919, 1}},
    {194494, 193926, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2921, 1}}, {194700, 194527, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2923, 1}},
    {194857, 194527, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2925, 1}}, {195013, 194527, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2927, 1}},
    {195048, 194527, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2923, 1}}, {195084, 194527, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2925, 1}},
    {195119, 194527, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2927, 1}}, {195276, 194527, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2929, 1}},
    {195433, 194527, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}}, {195589, 194527, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}},
    {195624, 194527, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2929, 1}}, {195660, 194527, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2931, 1}},
    {195695, 194527, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2933, 1}}, {195851, 194527, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}},
    {196006, 194527, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}}, {196160, 194527, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}},
    {196305, 194527, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2941, 1}}, {196450, 194527, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2943, 1}},
    {196594, 194527, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2945, 1}}, {196628, 194527, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2935, 1}},
    {196663, 194527, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2937, 1}}, {196697, 194527, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2939, 1}},
    {196874, 196731, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2947, 1}}, {196895, 196731, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2947, 1}},
    {197023, 196927, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2949, 1}}, {197248, 197064, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2951, 1}},
    {197344, 197287, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2490, 1}},
    {197368, 197287, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2490, 1}},
    {197390, 197287, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2490, 1}},
    {197412, 197287, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2490, 1}},
    {197480, 197434, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2490, 1}},
    {197503, 197434, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2490, 1}},
    {197525, 197434, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2490, 1}},
    {197547, 197434, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2490, 1}},
    {197726, 197569, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2953, 1}}, {197904, 197744, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2955, 1}},
    {197921, 185716, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197931, 185716, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {198033, 197942, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2830, 1}, {2957, 1}}, {198214, 198053, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2959, 2}, {2961, 1}},
    {198421, 198230, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2830, 1}, {2963, 1}}, {198457, 198230, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2830, 1}, {2963, 1}},
    {198492, 198230, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2830, 1}, {2963, 1}}, {198527, 198230, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2830, 1}, {2963, 1}},
    {198625, 198561, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2830, 1}, {2963, 1}}, {198681, 197287, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2965, 1}},
    {198707, 197287, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2965, 1}},
    {198732, 197287, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2965, 1}},
    {198758, 197287, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2965, 1}},
    {198784, 197942, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2830, 1}, {2965, 1}}, {198806, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198823, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198840, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198884, 198865, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {199021, 198899, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2830, 1}, {2967, 1}},
    {199039, 185716, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {199196, 199060, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2969, 1}},
    {199378, 199227, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2971, 2}, {2973, 1}},
    {199393, 199227, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2971, 2}, {2973, 1}},
    {199408, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199439, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199466, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199492, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199519, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199548, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199580, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199612, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199640, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199672, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199704, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199734, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199760, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199786, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199814, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199841, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199870, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199902, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199934, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199962, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199994, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200026, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200052, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200079, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200105, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200133, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200160, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200190, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200216, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200246, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200272, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200296, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200321, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200349, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200373, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200399, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200423, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200449, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200476, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200501, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200528, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200555, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200582, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200607, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200632, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200655, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200693, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201000, 200802, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2975, 1}},
    {201022, 200802, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2975, 1}}, {201251, 201044, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2977, 2}, {2979, 1}},
    {201495, 201282, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2981, 1}, {2982, 1}}, {201567, 201533, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201630, 201596, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201693, 201659, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201756, 201722, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201812, 201785, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201862, 201834, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {202129, 201933, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2984, 2}, {2986, 1}},
    {202315, 202165, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2988, 1}}, {202348, 202165, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2988, 1}},
    {202381, 202165, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2988, 1}}, {202414, 202165, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2988, 1}},
    {202447, 201933, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2988, 1}},
    {202703, 202481, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2990, 1}}, {202733, 202165, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2830, 1}, {2988, 1}},
    {202760, 185716, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {202848, 202770, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2992, 1}, {2993, 1}},
    {203025, 202868, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2995, 1}, {2996, 1}}, {203040, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203135, 203066, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2490, 1}}, {203156, 110927, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2490, 1}},
    {203200, 203177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203222, 203177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {203284, 203245, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2002, 1}}, {203315, 203066, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2490, 1}},
    {203342, 203177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {203388, 203245, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2998, 1}},
    {203472, 197287, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3000, 1}}, {203521, 203504, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203553, 203533, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {203569, 203504, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {203600, 203583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203622, 203583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203641, 203583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203661, 203583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203682, 203583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203704, 203583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203756, 203736, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {203772, 110927, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2490, 1}},
    {203811, 203795, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {203878, 203839, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {203904, 185716, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {203914, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203949, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203984, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204019, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204054, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204085, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204115, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204146, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204180, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204214, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204244, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204278, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204312, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204343, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204373, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204404, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204438, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204472, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204502, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204536, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204570, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204604, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204638, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204672, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204706, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204736, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204765, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204794, 159111, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204823, 185716, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {204834, 185716, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {205218, 204981, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2830, 1}, {3002, 1}},
    {205320, 204981, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2830, 1}, {3004, 1}}, {205348, 204981, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2830, 1}, {3002, 1}},
    {205376, 204981, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2830, 1}, {3004, 1}}, {205615, 205442, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {3006, 1}, {3007, 1}},
    {205632, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {205721, 205658, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {205823, 205658, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {205884, 205658, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {205948, 205658, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {205981, 205658, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206014, 205658, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206047, 205658, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206080, 205658, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {206108, 205658, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206136, 205658, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206168, 205658, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206200, 205658, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206232, 205658, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206264, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206297, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206330, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206363, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206396, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206425, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206457, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206489, 205658, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206517, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {206549, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {206581, 205658, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206610, 205658, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {206638, 205658, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {206665, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206697, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206729, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206761, 205658, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206793, 205658, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206821, 205658, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {206849, 205658, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206877, 205658, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {207099, 206957, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3009, 1}},
    {207137, 206957, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3009, 1}}, {207226, 206957, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {3011, 1}},
    {207266, 206957, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {3011, 1}}, {207302, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207324, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207346, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207368, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207389, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207410, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207431, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207451, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {207471, 150713, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {207567, 207491, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3013, 4}, {728, 1}}, {207605, 207581, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {3017, 2}, {0, 0}},
    {207670, 207645, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {3019, 7}, {3026, 2}},
    {208052, 207878, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {3030, 7}, {3037, 2}},
    {208135, 208063, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {3041, 8}, {0, 0}}, {208170, 208158, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {3049, 6}, {3055, 2}},
    {208318, 208177, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {3059, 3}, {3062, 2}},
    {208469, 208344, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {3066, 6}, {3072, 2}}, {208570, 208482, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {3076, 4}, {0, 0}},
    {208603, 121314, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3080, 3}, {0, 0}}, {208636, 208621, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {3083, 4}, {0, 0}},
    {208718, 120705, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3087, 4}, {0, 0}}, {208882, 208774, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3093, 3}, {0, 0}},
    {209008, 208953, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3096, 2}, {0, 0}}, {209125, 209042, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {3098, 3}, {3101, 2}},
    {209235, 209140, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3096, 2}, {3105, 1}}, {209280, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3107, 4}, {0, 0}},
    {209363, 209308, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {3096, 2}, {0, 0}}, {209379, 208774, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {209433, 209410, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {3111, 3}, {0, 0}}, {209510, 179600, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {746, 3}, {3114, 2}},
    {209593, 209535, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {3118, 2}, {3120, 1}}, {209649, 209613, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3122, 1}, {3120, 1}},
    {209674, 209613, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {3122, 1}, {3120, 1}}, {209776, 209688, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {3123, 1}},
    {209828, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {209926, 209846, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3125, 2}, {0, 0}},
    {209936, 208774, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3125, 2}, {0, 0}}, {210070, 209999, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3127, 1}},
    {210177, 210103, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3129, 1}}, {210220, 210196, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {896, 5}, {3131, 1}},
    {210259, 210231, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {3133, 8}, {3131, 1}}, {210359, 210282, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {3125, 2}, {0, 0}},
    {210453, 210376, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3141, 1}}, {210473, 209613, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3122, 1}, {3143, 1}},
    {210496, 208774, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3093, 3}, {0, 0}}, {210701, 210597, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {3145, 2}, {0, 0}},
    {210712, 208774, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {3093, 3}, {0, 0}}, {210722, 208774, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3093, 3}, {0, 0}},
    {210785, 210732, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {3125, 2}, {0, 0}}, {210855, 210804, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {3125, 2}, {0, 0}},
    {210898, 210866, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {3147, 1}, {3148, 1}}, {210933, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3150, 4}, {0, 0}},
    {210946, 209613, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3154, 2}, {3143, 1}}, {211047, 210998, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {3125, 2}, {0, 0}},
    {211092, 211062, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3156, 2}, {651, 1}}, {211117, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211201, 211148, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {3156, 2}, {0, 0}}, {211310, 210998, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {211423, 211350, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3158, 1}}, {211536, 211438, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3160, 1}},
    {211600, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3162, 4}, {0, 0}}, {212016, 211851, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {3166, 5}, {3171, 1}},
    {212207, 212068, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {3173, 4}, {3177, 1}},
    {212371, 212235, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {3166, 5}, {3179, 1}},
    {212578, 212410, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {3166, 5}, {3181, 1}},
    {212876, 212608, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {3183, 5}, {3188, 2}},
    {213116, 212892, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {3192, 5}, {3197, 2}},
    {213240, 213145, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3201, 1}}, {213329, 213259, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {3203, 2}, {0, 0}},
    {213408, 213340, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3205, 3}, {3208, 2}}, {213679, 213462, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {3205, 3}, {3212, 2}},
    {213767, 213710, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {3205, 3}, {3216, 2}}, {213854, 213794, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3205, 3}, {3216, 2}},
    {214106, 213895, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {3220, 4}, {3224, 2}},
    {214313, 214117, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {3228, 4}, {3232, 2}},
    {214515, 214339, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {3236, 4}, {3240, 1}},
    {214735, 214536, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {3192, 5}, {3242, 2}},
    {215008, 214781, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {3220, 4}, {3246, 2}},
    {215221, 215038, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {3250, 3}, {3253, 2}},
    {215593, 215261, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {3257, 2}, {3259, 2}},
    {216128, 215722, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {3205, 3}, {3263, 2}},
    {216335, 216161, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {3267, 5}, {3272, 1}},
    {216668, 216406, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {3274, 4}, {3278, 1}},
    {217021, 209140, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3280, 1}}, {217259, 217058, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 3}, {3285, 1}},
    {217384, 217297, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2775, 2}, {3287, 1}}, {217602, 217404, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3289, 3}, {3292, 1}},
    {217855, 217619, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {3294, 4}, {3298, 1}}, {217921, 217871, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3300, 1}},
    {217993, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218004, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218015, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218163, 218049, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {2025, 2}, {3302, 1}},
    {218228, 218174, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {3304, 2}, {0, 0}}, {218363, 218250, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {3306, 5}, {3311, 2}},
    {218455, 218386, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {218470, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218482, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218569, 218493, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {3315, 1}},
    {218580, 218493, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {3315, 1}}, {218591, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218620, 218601, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218634, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218646, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218657, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218669, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218681, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218693, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}}, {218705, 217940, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1930, 2}, {214, 1}},
    {218827, 218725, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {3317, 1}}, {218995, 218874, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {3319, 2}, {3321, 1}},
    {219039, 179600, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {3323, 3}, {3326, 2}}, {219133, 219063, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2631, 1}, {3330, 1}},
    {219167, 219149, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {3332, 1}}, {219192, 219180, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 2}, {3332, 1}},
    {219361, 219239, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3334, 3}, {3337, 2}},
    {219372, 219239, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3334, 3}, {3337, 2}},
    {219477, 76562, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3341, 1}}, {219553, 217871, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3343, 1}},
    {219630, 209140, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3154, 2}, {3345, 1}}, {219784, 219662, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {3347, 1}},
    {219818, 219796, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {3323, 3}, {3349, 2}}, {219926, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3353, 1}},
    {219938, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3353, 1}}, {219950, 209140, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3154, 2}, {3345, 1}},
    {219962, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3353, 1}}, {220006, 218493, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3355, 1}},
    {220255, 220037, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3357, 2}, {3359, 1}}, {220329, 217871, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3361, 1}},
    {220337, 209140, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3280, 1}}, {220344, 203583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {220352, 203583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {220361, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {220416, 220377, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {3363, 1}, {0, 0}}, {220524, 220447, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {3364, 2}, {3321, 1}},
    {220535, 209140, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3280, 1}}, {220594, 220543, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3366, 3}, {0, 0}},
    {221539, 221434, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {221850, 221628, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {222052, 222001, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {3373, 2}, {3375, 1}},
    {222476, 222199, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {3377, 1}, {3378, 1}}, {222585, 222499, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {3380, 2}, {0, 0}},
    {222611, 56515, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {3380, 2}, {0, 0}}, {222708, 222653, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3304, 2}, {0, 0}},
    {222734, 222653, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3304, 2}, {0, 0}}, {222969, 222835, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {3382, 1}},
    {223392, 223152, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {3384, 2}, {0, 0}}, {223537, 223418, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3386, 1}},
    {223775, 223608, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {3304, 2}, {0, 0}}, {223963, 223813, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3388, 2}, {3390, 1}},
    {224119, 223991, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {3147, 1}, {3375, 1}},
    {224141, 13112, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3143, 1}}, {224212, 224185, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {3392, 5}, {3375, 1}},
    {224341, 224245, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1060, 1}, {3397, 1}},
    {224360, 121782, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3399, 2}, {3401, 1}}, {224433, 224378, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {224451, 49751, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {651, 1}}, {224545, 224483, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {224563, 222653, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3304, 2}, {0, 0}}, {224587, 49751, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {225021, 224642, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {3403, 2}, {3405, 1}},
    {225187, 225054, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1930, 2}, {3407, 1}}, {225208, 56515, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {225385, 225310, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {225471, 225411, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1930, 2}, {3409, 1}},
    {225602, 225528, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3411, 1}}, {225659, 225528, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3413, 1}},
    {225867, 225757, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {3415, 1}}, {226046, 225963, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {651, 1}},
    {226181, 226082, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226407, 226218, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {3417, 2}, {3419, 1}},
    {226581, 226470, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {226601, 222653, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3304, 2}, {0, 0}},
    {226822, 226622, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3421, 3}, {0, 0}}, {247974, 247820, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {3424, 9}, {0, 0}},
    {248067, 248026, 0, {0, 0}, {2753, 1}, {0, 0}, {0, 0}, {1349, 1}, {3433, 7}, {0, 0}}, {248135, 248104, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {3440, 5}, {0, 0}},
    {248161, 66294, 0, {2754, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3445, 7}, {0, 0}}, {248358, 248263, 0, {2755, 2}, {2757, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {248629, 248423, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3457, 6}, {3463, 1}},
    {248926, 248690, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3465, 7}, {3472, 1}},
    {248954, 248690, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3465, 7}, {3472, 1}},
    {249052, 248423, 0, {2764, 2}, {2766, 1}, {0, 0}, {0, 0}, {1352, 2}, {3457, 6}, {3463, 1}},
    {249073, 248423, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3457, 6}, {3463, 1}},
    {249125, 248423, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3474, 5}, {3479, 1}},
    {249148, 248423, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3474, 5}, {3479, 1}},
    {249171, 248423, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3457, 6}, {3463, 1}},
    {249188, 248423, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3457, 6}, {3463, 1}},
    {249203, 248423, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3457, 6}, {3463, 1}},
    {249220, 248423, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3457, 6}, {3463, 1}},
    {249248, 248423, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3481, 7}, {3463, 1}},
    {249265, 248423, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3481, 7}, {3463, 1}},
    {249282, 248423, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3457, 6}, {3463, 1}},
    {249482, 249444, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {249665, 249504, 0, {2770, 4}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3494, 6}, {3500, 1}},
    {249751, 249504, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3502, 7}, {3509, 1}}, {249774, 249504, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3511, 7}, {3509, 1}},
    {249797, 249444, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {250023, 54207, 0, {2777, 1}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {250127, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3518, 8}, {3526, 1}}, {250144, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3518, 8}, {3526, 1}},
    {250160, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3518, 8}, {3526, 1}}, {250633, 250545, 0, {2781, 1}, {0, 0}, {0, 0}, {2782, 1}, {0, 0}, {3528, 8}, {0, 0}},
    {250737, 250708, 1, {2783, 3}, {0, 0}, {0, 0}, {2786, 2}, {1357, 1}, {3528, 8}, {728, 1}},
    {250859, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {250873, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {250888, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {250902, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {250917, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {250931, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}},
    {250946, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {250961, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {250975, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {250988, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {251002, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {251015, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {251028, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {251042, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {251123, 56778, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {3536, 1}}, {251136, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}},
    {251150, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}}, {251164, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {251177, 56778, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {3536, 1}}, {251190, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}},
    {251302, 251203, 0, {2795, 2}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3538, 4}, {0, 0}}, {251318, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {251332, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {251347, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {251362, 249444, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {251377, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}},
    {251392, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}}, {251407, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {251420, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {251434, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {251448, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {251461, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {251475, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}}, {251490, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}},
    {251819, 251749, 0, {2799, 1}, {2800, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}}, {251882, 251854, 0, {2801, 1}, {2802, 1}, {0, 0}, {0, 0}, {1358, 1}, {3542, 6}, {0, 0}},
    {251932, 251905, 0, {2803, 2}, {2800, 1}, {0, 0}, {0, 0}, {1358, 1}, {3542, 6}, {0, 0}}, {251996, 251954, 0, {0, 0}, {2805, 1}, {0, 0}, {0, 0}, {718, 1}, {3548, 7}, {3555, 1}},
    {252094, 252027, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3538, 4}, {0, 0}}, {252523, 54207, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3557, 6}, {0, 0}},
    {252541, 54207, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3557, 6}, {0, 0}}, {252616, 252559, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3538, 4}, {0, 0}},
    {252636, 54207, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3563, 7}, {0, 0}}, {252654, 54207, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3570, 7}, {0, 0}},
    {252672, 54207, 0, {2810, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3577, 5}, {0, 0}}, {252814, 252792, 0, {2812, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {3582, 5}, {0, 0}},
    {253114, 252956, 0, {2814, 2}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {3587, 7}, {3594, 1}}, {253213, 248423, 0, {2817, 2}, {2819, 1}, {0, 0}, {0, 0}, {1352, 2}, {3596, 6}, {3602, 1}},
    {253314, 253254, 0, {0, 0}, {2820, 1}, {0, 0}, {0, 0}, {718, 1}, {3452, 5}, {0, 0}}, {253420, 58378, 0, {2821, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3604, 5}, {0, 0}},
    {253473, 58378, 0, {2825, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3538, 4}, {0, 0}}, {253556, 253510, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {3609, 6}, {0, 0}},
    {253597, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3538, 4}, {0, 0}}, {253614, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3538, 4}, {0, 0}},
    {253678, 253656, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {3440, 5}, {0, 0}}, {253742, 253717, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {3440, 5}, {0, 0}},
    {253961, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3615, 7}, {3526, 1}}, {253972, 54207, 0, {2806, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3622, 7}, {0, 0}},
    {253987, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3629, 6}, {3526, 1}}, {253998, 56778, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3629, 6}, {3526, 1}},
    {254009, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3615, 7}, {3526, 1}}, {254050, 56778, 0, {2832, 1}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3635, 6}, {385, 1}},
    {254295, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3641, 9}, {3650, 1}}, {254311, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3652, 8}, {3650, 1}},
    {254333, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3652, 8}, {3650, 1}}, {254360, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3652, 8}, {3650, 1}},
    {254379, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3652, 8}, {3650, 1}}, {254403, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3641, 9}, {3650, 1}},
    {254422, 56778, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3629, 6}, {3526, 1}}, {254433, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3629, 6}, {3526, 1}},
    {254444, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3641, 9}, {3650, 1}}, {254462, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3652, 8}, {3650, 1}},
    {254486, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3652, 8}, {3650, 1}}, {254515, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3652, 8}, {3650, 1}},
    {254536, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3652, 8}, {3650, 1}}, {254562, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3641, 9}, {3650, 1}},
    {254674, 254596, 0, {2834, 1}, {2835, 1}, {0, 0}, {0, 0}, {357, 3}, {3660, 7}, {0, 0}}, {254781, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {254795, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {254810, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {254824, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {254839, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {254853, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {254868, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {254882, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {254895, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {254909, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}}, {255105, 254927, 0, {2838, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3667, 7}, {3674, 1}},
    {255123, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {255136, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {255150, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {255185, 255164, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {255201, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}}, {255215, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}},
    {255408, 255229, 0, {2840, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3676, 6}, {3682, 1}}, {255422, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {255437, 249444, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {255526, 249444, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {255544, 249444, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {255562, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {255595, 255577, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}}, {255608, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {255694, 255637, 0, {2788, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}}, {255715, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {255840, 255736, 0, {2846, 2}, {2848, 1}, {0, 0}, {0, 0}, {0, 0}, {3684, 6}, {3690, 1}}, {255960, 255855, 0, {2788, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3692, 6}, {3698, 1}},
    {255976, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {255989, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {256003, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {256097, 255637, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {3700, 1}},
    {256119, 255637, 0, {2851, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {3700, 1}}, {256141, 56778, 0, {2852, 2}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}},
    {256154, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}}, {256171, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {256186, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {256205, 249444, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {256240, 256219, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}}, {256256, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}},
    {256270, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}}, {256284, 249444, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {256299, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {256312, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {256326, 249444, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {256340, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}},
    {256353, 249444, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {385, 1}}, {256388, 256367, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {256404, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}}, {256418, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3488, 6}, {214, 1}},
    {256461, 255637, 0, {2857, 1}, {2858, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {3702, 1}}, {256485, 255637, 0, {2857, 1}, {2859, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {3702, 1}},
    {256509, 252559, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}}, {256532, 252559, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {256638, 256612, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {3609, 6}, {0, 0}}, {256739, 256667, 0, {2860, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3704, 6}, {915, 1}},
    {256899, 256783, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {256915, 256783, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {256931, 256783, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {256947, 256783, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {257102, 256963, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3718, 5}, {3723, 1}},
    {257497, 257428, 0, {2866, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3718, 5}, {3143, 1}},
    {257527, 256963, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3718, 5}, {3723, 1}},
    {257651, 256963, 0, {2865, 1}, {2867, 1}, {0, 0}, {0, 0}, {1383, 1}, {3538, 4}, {2431, 1}},
    {257884, 257797, 0, {2868, 1}, {2869, 1}, {0, 0}, {0, 0}, {1384, 2}, {3718, 5}, {0, 0}}, {257920, 257428, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3538, 4}, {0, 0}},
    {257955, 257428, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3538, 4}, {0, 0}}, {258145, 257990, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}},
    {258177, 257990, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}}, {258208, 257990, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}},
    {258307, 258240, 0, {2873, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3704, 6}, {915, 1}},
    {258383, 258338, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3538, 4}, {3143, 1}}, {258410, 257990, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}},
    {258436, 257990, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}}, {258462, 257990, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}},
    {258488, 257990, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}}, {258514, 257990, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}},
    {258540, 257990, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}}, {258566, 257990, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}},
    {258598, 257990, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}}, {258629, 257990, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3538, 4}, {0, 0}},
    {258744, 258661, 0, {2879, 2}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3725, 6}, {915, 1}},
    {258951, 258780, 0, {2882, 3}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3704, 6}, {915, 1}},
    {258982, 257990, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3731, 5}, {0, 0}}, {259008, 257990, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3731, 5}, {0, 0}},
    {259231, 258240, 0, {2885, 2}, {2887, 1}, {0, 0}, {0, 0}, {1383, 1}, {3704, 6}, {915, 1}},
    {259330, 259260, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3704, 6}, {915, 1}},
    {259363, 259260, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3704, 6}, {915, 1}},
    {259463, 259394, 0, {2890, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3704, 6}, {915, 1}},
    {259495, 257990, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3577, 5}, {0, 0}}, {259521, 257990, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3577, 5}, {0, 0}},
    {259547, 256783, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {259563, 256783, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {259579, 256783, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {259595, 256783, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {259611, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3736, 8}, {3526, 1}}, {259643, 259622, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3744, 6}, {0, 0}},
    {259659, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3750, 10}, {3650, 1}}, {259672, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3736, 8}, {3526, 1}},
    {259742, 259683, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3538, 4}, {0, 0}}, {259775, 259683, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3538, 4}, {0, 0}},
    {259948, 54207, 0, {2894, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3760, 5}, {0, 0}}, {259975, 54207, 0, {2896, 1}, {2897, 1}, {0, 0}, {0, 0}, {0, 0}, {3760, 5}, {0, 0}},
    {260002, 54207, 0, {2896, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3760, 5}, {0, 0}}, {260075, 260027, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {3538, 4}, {0, 0}},
    {260141, 260105, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3538, 4}, {0, 0}}, {260172, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3750, 10}, {3650, 1}},
    {260188, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3765, 7}, {3526, 1}}, {260221, 260199, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {260418, 260286, 0, {2902, 1}, {2903, 1}, {0, 0}, {0, 0}, {0, 0}, {3772, 6}, {3778, 1}}, {260968, 260646, 0, {2904, 4}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3780, 8}, {3788, 1}},
    {261388, 261156, 0, {2909, 3}, {2912, 1}, {0, 0}, {0, 0}, {1386, 1}, {3790, 7}, {0, 0}}, {261458, 261405, 0, {2913, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {261717, 261156, 0, {2914, 3}, {2917, 1}, {0, 0}, {0, 0}, {1386, 1}, {3797, 6}, {0, 0}}, {262000, 261733, 0, {2918, 3}, {2908, 1}, {0, 0}, {0, 0}, {1387, 1}, {3803, 9}, {0, 0}},
    {262058, 261733, 0, {2921, 3}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3812, 8}, {0, 0}}, {262225, 260646, 0, {2924, 4}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3820, 8}, {3828, 1}},
    {262471, 262268, 0, {2929, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3830, 7}, {0, 0}}, {262627, 262496, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {262656, 249444, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3837, 8}, {2147, 1}}, {262671, 249444, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3837, 8}, {2147, 1}},
    {262683, 249444, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3837, 8}, {2147, 1}}, {262716, 262695, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3538, 4}, {728, 1}},
    {262830, 262791, 0, {0, 0}, {2850, 1}, {0, 0}, {0, 0}, {1388, 1}, {3452, 5}, {3700, 1}}, {263076, 262941, 0, {2936, 2}, {2938, 1}, {0, 0}, {0, 0}, {1389, 3}, {3582, 5}, {0, 0}},
    {263307, 263163, 0, {2939, 3}, {2938, 1}, {0, 0}, {0, 0}, {1392, 1}, {3845, 6}, {3851, 1}},
    {263469, 263341, 0, {2942, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {3582, 5}, {0, 0}}, {263502, 256783, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {263522, 256783, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3710, 6}, {3716, 1}},
    {263633, 263594, 0, {2865, 1}, {2945, 1}, {0, 0}, {0, 0}, {0, 0}, {3538, 4}, {2431, 1}}, {263658, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3604, 5}, {0, 0}},
    {263685, 263669, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {1393, 2}, {3582, 5}, {0, 0}}, {263696, 254133, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3750, 10}, {3650, 1}},
    {263713, 254133, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3750, 10}, {3650, 1}}, {263732, 249444, 0, {2948, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3853, 9}, {2147, 1}},
    {263749, 254133, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3750, 10}, {3650, 1}}, {263771, 254133, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3750, 10}, {3650, 1}},
    {263907, 263824, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}}, {264128, 264013, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {0, 0}, {3862, 6}, {3868, 1}},
    {264394, 264284, 0, {2955, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3870, 6}, {0, 0}}, {264464, 264418, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {3538, 4}, {0, 0}},
    {264484, 249444, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3876, 7}, {385, 1}}, {264494, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3641, 9}, {3650, 1}},
    {264508, 262496, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}}, {264529, 252559, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {264552, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3883, 8}, {0, 0}}, {264565, 66294, 0, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3883, 8}, {0, 0}},
    {264583, 54207, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3891, 8}, {0, 0}}, {264598, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3765, 7}, {3526, 1}},
    {264725, 264637, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3899, 8}, {3594, 1}},
    {264955, 264748, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3907, 8}, {3915, 1}},
    {264972, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3917, 10}, {3650, 1}}, {264991, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3917, 10}, {3650, 1}},
    {265015, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3917, 10}, {3650, 1}}, {265031, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3917, 10}, {3650, 1}},
    {265052, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3765, 7}, {3526, 1}}, {265087, 265063, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3927, 6}, {0, 0}},
    {265106, 56778, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 7}, {385, 1}}, {265120, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3765, 7}, {3526, 1}},
    {265131, 264637, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3940, 8}, {3594, 1}},
    {265143, 264748, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3948, 9}, {3915, 1}},
    {265219, 265161, 0, {2963, 3}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3957, 8}, {419, 1}}, {265355, 265232, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3965, 8}, {3973, 1}},
    {265378, 265232, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3965, 8}, {3973, 1}}, {265405, 265232, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3965, 8}, {3973, 1}},
    {265467, 265443, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {3609, 6}, {0, 0}}, {265519, 265486, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {3609, 6}, {0, 0}},
    {265599, 265547, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3975, 7}, {3982, 1}}, {265644, 265627, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {3582, 5}, {0, 0}},
    {265898, 265679, 1, {2966, 3}, {0, 0}, {0, 0}, {2969, 2}, {1403, 2}, {3984, 8}, {0, 0}}, {265967, 265911, 0, {2971, 1}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}},
    {265983, 54207, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3992, 8}, {0, 0}}, {265998, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {4000, 8}, {3526, 1}},
    {266009, 264637, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {4008, 8}, {3594, 1}},
    {266020, 264748, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {4016, 8}, {3915, 1}},
    {266037, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4024, 10}, {3650, 1}}, {266056, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4024, 10}, {3650, 1}},
    {266080, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4024, 10}, {3650, 1}}, {266096, 254133, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {4024, 10}, {3650, 1}},
    {266117, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {4000, 8}, {3526, 1}}, {266152, 266128, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3927, 6}, {0, 0}},
    {266171, 48452, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}}, {266183, 254133, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3641, 9}, {3650, 1}},
    {266199, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4034, 6}, {0, 0}}, {266258, 266238, 0, {2972, 1}, {2767, 1}, {0, 0}, {0, 0}, {1405, 1}, {3538, 4}, {0, 0}},
    {266606, 266469, 0, {2973, 2}, {2975, 1}, {0, 0}, {0, 0}, {0, 0}, {4040, 6}, {4046, 1}}, {266850, 266633, 0, {2976, 3}, {2979, 1}, {0, 0}, {0, 0}, {0, 0}, {4048, 7}, {4055, 1}},
    {267033, 266887, 0, {2980, 2}, {2979, 1}, {0, 0}, {0, 0}, {1406, 1}, {4057, 6}, {0, 0}}, {267127, 267053, 0, {2982, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3870, 6}, {0, 0}},
    {267286, 267221, 0, {2984, 2}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {3452, 5}, {0, 0}}, {267350, 267334, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {4063, 8}, {0, 0}},
    {267427, 267370, 0, {0, 0}, {2767, 1}, {0, 0}, {0, 0}, {1413, 1}, {4071, 7}, {4078, 1}}, {267489, 267468, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {4080, 5}, {0, 0}},
    {267553, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4085, 8}, {0, 0}}, {267624, 267581, 0, {0, 0}, {2987, 1}, {0, 0}, {0, 0}, {1415, 1}, {3452, 5}, {0, 0}},
    {267698, 267672, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {4080, 5}, {0, 0}}, {267796, 267719, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4093, 7}, {0, 0}},
    {267905, 267887, 4, {0, 0}, {0, 0}, {2988, 1}, {0, 0}, {1417, 4}, {4100, 10}, {0, 0}}, {268002, 56515, 0, {2989, 1}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {3156, 2}, {0, 0}},
    {268017, 56515, 0, {2991, 1}, {2992, 1}, {0, 0}, {0, 0}, {0, 0}, {4113, 3}, {2211, 1}}, {268041, 121483, 0, {2993, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {4116, 2}, {4118, 1}},
    {268148, 268063, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {4120, 3}, {4123, 1}},
    {268208, 121782, 0, {2994, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {4125, 5}, {2228, 2}}, {268303, 268219, 0, {2996, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4130, 2}, {4132, 1}},
    {268327, 122266, 0, {2997, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {4116, 2}, {4134, 2}}, {268481, 268347, 0, {2999, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {4138, 3}, {4141, 2}},
    {268514, 124451, 1, {3001, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4145, 4}, {4149, 2}}, {268684, 268556, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {4153, 3}, {4156, 2}},
    {268854, 268724, 0, {3007, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {4116, 2}, {4160, 1}},
    {268998, 268883, 4, {3009, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {4162, 4}, {4166, 3}}, {269212, 269014, 0, {3010, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {4172, 5}, {4177, 2}},
    {269583, 269226, 1, {3013, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {4181, 6}, {4187, 2}}, {269889, 269633, 5, {3018, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {4191, 4}, {4195, 3}},
    {269929, 269226, 1, {3013, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {4201, 2}, {4203, 1}}, {269965, 49751, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {4116, 2}, {4205, 2}},
    {270044, 124209, 0, {3021, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {4116, 2}, {2301, 1}}, {270217, 270072, 0, {3023, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {4116, 2}, {4209, 1}},
    {270412, 270232, 0, {3026, 2}, {3028, 1}, {0, 0}, {0, 0}, {0, 0}, {4211, 4}, {4215, 2}}, {270463, 66294, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4219, 4}, {0, 0}},
    {271764, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}}, {271780, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4236, 11}, {0, 0}},
    {271850, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}}, {272282, 272260, 0, {3055, 3}, {3058, 1}, {0, 0}, {0, 0}, {1429, 1}, {4254, 10}, {0, 0}},
    {272942, 272900, 0, {3059, 1}, {3049, 1}, {0, 0}, {0, 0}, {1430, 2}, {4264, 6}, {0, 0}}, {272954, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1432, 1}, {4270, 10}, {0, 0}},
    {273869, 55844, 0, {3060, 3}, {3063, 1}, {0, 0}, {0, 0}, {1433, 4}, {4264, 6}, {0, 0}}, {273885, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4236, 11}, {0, 0}},
    {273902, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}}, {273919, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4236, 11}, {0, 0}},
    {273935, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4236, 11}, {0, 0}}, {273952, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4280, 7}, {0, 0}},
    {274353, 274320, 0, {3065, 2}, {3067, 1}, {0, 0}, {0, 0}, {1437, 1}, {4264, 6}, {0, 0}}, {274425, 274394, 0, {3068, 1}, {3069, 2}, {0, 0}, {0, 0}, {1437, 1}, {4264, 6}, {0, 0}},
    {274451, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}}, {274521, 274505, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {1438, 3}, {4225, 11}, {0, 0}},
    {274532, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}}, {274564, 55844, 0, {3071, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4287, 6}, {0, 0}},
    {274576, 55844, 0, {3073, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4293, 6}, {0, 0}}, {274750, 274719, 4, {3074, 2}, {3076, 1}, {3077, 2}, {0, 0}, {0, 0}, {4299, 7}, {4306, 1}},
    {274834, 0, 0, {0, 0}, {3049, 1}, {0, 0}, {0, 0}, {1442, 1}, {4308, 8}, {4316, 1}}, {274845, 55844, 0, {0, 0}, {3054, 1}, {0, 0}, {0, 0}, {1443, 1}, {4318, 7}, {0, 0}},
    {275438, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4325, 7}, {0, 0}}, {276090, 55844, 0, {3084, 5}, {3089, 1}, {0, 0}, {0, 0}, {1449, 5}, {4325, 7}, {0, 0}},
    {276188, 55844, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}}, {276244, 55844, 0, {3092, 1}, {3076, 1}, {0, 0}, {0, 0}, {1454, 3}, {4332, 4}, {0, 0}},
    {276256, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4325, 7}, {0, 0}}, {276278, 55844, 0, {3093, 1}, {3054, 1}, {0, 0}, {0, 0}, {1441, 1}, {4293, 6}, {0, 0}},
    {276287, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}}, {276307, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}},
    {276344, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4336, 12}, {0, 0}}, {276355, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}},
    {276364, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}}, {276373, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}},
    {277013, 55844, 0, {3096, 2}, {3098, 2}, {0, 0}, {0, 0}, {1457, 2}, {4348, 9}, {0, 0}}, {277024, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}},
    {277361, 55844, 0, {3100, 2}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4264, 6}, {0, 0}}, {277373, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4357, 10}, {0, 0}},
    {277386, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4357, 10}, {0, 0}}, {277405, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4367, 6}, {0, 0}},
    {277512, 55844, 0, {3103, 2}, {3105, 1}, {0, 0}, {0, 0}, {0, 0}, {4270, 10}, {0, 0}}, {277524, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}},
    {277533, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}}, {277554, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}},
    {277576, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4236, 11}, {0, 0}}, {277593, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4270, 10}, {0, 0}},
    {277617, 55844, 0, {3108, 1}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}}, {277634, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4236, 11}, {0, 0}},
    {277650, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4270, 10}, {0, 0}}, {277675, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4236, 11}, {0, 0}},
    {277692, 55844, 0, {3109, 4}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4264, 6}, {0, 0}}, {278062, 278030, 0, {3113, 4}, {3117, 1}, {0, 0}, {0, 0}, {1437, 1}, {4264, 6}, {0, 0}},
    {278110, 278089, 0, {3118, 1}, {3063, 1}, {0, 0}, {0, 0}, {1459, 4}, {4264, 6}, {0, 0}}, {278126, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}},
    {278159, 278141, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {4236, 11}, {0, 0}}, {278172, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}},
    {278205, 278187, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {4236, 11}, {0, 0}}, {278218, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}},
    {278321, 55844, 0, {3119, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 6}, {0, 0}}, {278330, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}},
    {278355, 55844, 0, {3122, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4379, 7}, {0, 0}}, {278755, 55844, 0, {3125, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4264, 6}, {0, 0}},
    {278764, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4270, 10}, {0, 0}}, {278773, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}},
    {278789, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4287, 6}, {0, 0}}, {278805, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4287, 6}, {0, 0}},
    {278842, 278821, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4287, 6}, {0, 0}}, {278879, 278858, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4287, 6}, {0, 0}},
    {278895, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4287, 6}, {0, 0}}, {278915, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4287, 6}, {0, 0}},
    {279087, 279069, 0, {3128, 5}, {3049, 1}, {0, 0}, {0, 0}, {1464, 5}, {4264, 6}, {0, 0}}, {279100, 55844, 0, {3133, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4287, 6}, {0, 0}},
    {279229, 279212, 0, {3135, 4}, {3063, 1}, {0, 0}, {0, 0}, {1469, 1}, {4264, 6}, {0, 0}}, {279241, 55844, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4373, 6}, {0, 0}},
    {279254, 55844, 0, {3139, 1}, {3098, 2}, {0, 0}, {0, 0}, {1470, 1}, {4386, 8}, {0, 0}}, {279266, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}},
    {279298, 55844, 0, {3140, 3}, {3143, 1}, {0, 0}, {0, 0}, {0, 0}, {4264, 6}, {0, 0}}, {279318, 55844, 0, {3144, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4394, 9}, {0, 0}},
    {279330, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}}, {279343, 55844, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}},
    {279352, 55844, 0, {3147, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4264, 6}, {0, 0}}, {279453, 55844, 0, {3150, 3}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4293, 6}, {0, 0}},
    {279470, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4270, 10}, {0, 0}}, {279479, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4247, 7}, {0, 0}},
    {279500, 55844, 0, {3153, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4264, 6}, {0, 0}}, {279511, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4225, 11}, {0, 0}},
    {279531, 55844, 0, {3155, 2}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4264, 6}, {0, 0}}, {279583, 55844, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1471, 1}, {4403, 8}, {0, 0}},
    {279606, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1472, 4}, {4325, 7}, {0, 0}}, {279730, 279638, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {4411, 5}, {0, 0}},
    {279787, 279752, 0, {0, 0}, {3157, 1}, {0, 0}, {0, 0}, {1480, 1}, {4332, 4}, {0, 0}}, {279852, 279806, 0, {3048, 1}, {0, 0}, {0, 0}, {0, 0}, {1480, 1}, {4332, 4}, {0, 0}},
    {279915, 279894, 4, {3092, 1}, {3076, 1}, {3158, 2}, {0, 0}, {0, 0}, {4416, 8}, {4306, 1}},
    {279967, 279931, 0, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4424, 6}, {0, 0}}, {280878, 280717, 0, {3163, 2}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {4433, 2}, {0, 0}},
    {280959, 280923, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4433, 2}, {0, 0}}, {281151, 281017, 4, {3166, 1}, {3167, 1}, {3168, 1}, {0, 0}, {0, 0}, {4435, 6}, {4441, 1}},
    {281293, 281216, 0, {3169, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {4433, 2}, {0, 0}}, {281580, 281432, 4, {3165, 1}, {0, 0}, {3171, 2}, {0, 0}, {1483, 6}, {4443, 7}, {0, 0}},
    {281692, 281629, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {4450, 1}, {0, 0}}, {281744, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4450, 1}, {0, 0}},
    {281798, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4450, 1}, {0, 0}}, {281874, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {4450, 1}, {0, 0}},
    {281967, 281934, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 1}, {4450, 1}, {0, 0}}, {282020, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4450, 1}, {0, 0}},
    {282208, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1492, 5}, {4451, 1}, {0, 0}}, {282281, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4450, 1}, {0, 0}},
    {282337, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4450, 1}, {0, 0}}, {282397, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4450, 1}, {0, 0}},
    {282534, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1497, 3}, {4450, 1}, {0, 0}}, {282654, 282592, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 4}, {0, 0}},
    {282674, 282592, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 4}, {0, 0}}, {282694, 282592, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 4}, {0, 0}},
    {282817, 282766, 4, {3165, 1}, {0, 0}, {3173, 1}, {0, 0}, {1500, 3}, {4456, 8}, {0, 0}}, {282871, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {282931, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {282989, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {283048, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {283105, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {283147, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {283195, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {283282, 283245, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 1}, {4464, 1}, {0, 0}}, {283368, 283333, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1504, 3}, {4464, 1}, {0, 0}},
    {283425, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {283479, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {283525, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {283582, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {283654, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4464, 1}, {0, 0}}, {283714, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {283781, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {283846, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {283896, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {284010, 283963, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {4464, 1}, {0, 0}},
    {284058, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {284101, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284157, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {284218, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284272, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {284343, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284398, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {284454, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284503, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {284578, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284636, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4464, 1}, {0, 0}}, {284686, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284741, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {284818, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {284889, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {285001, 284962, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {4464, 1}, {0, 0}},
    {285053, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {285118, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {285190, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {285253, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {285307, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {285360, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {285414, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {285460, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {285613, 285556, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {4464, 1}, {0, 0}}, {285663, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {285713, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {285758, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {285807, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {285862, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {285942, 285556, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {4464, 1}, {0, 0}}, {285996, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {286047, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {286090, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {286214, 286157, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 1}, {4464, 1}, {0, 0}}, {286434, 286315, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {4464, 1}, {0, 0}},
    {286482, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {286532, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {286595, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {286649, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {286702, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {286747, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {286908, 286839, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 1}, {4464, 1}, {0, 0}}, {286968, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {287139, 287042, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1516, 2}, {4464, 1}, {0, 0}}, {287187, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {287240, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {287291, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {287351, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {287414, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}},
    {287472, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4464, 1}, {0, 0}}, {287740, 287579, 0, {3174, 2}, {3176, 1}, {0, 0}, {0, 0}, {1518, 2}, {4433, 2}, {0, 0}},
    {287772, 280923, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4465, 3}, {0, 0}}, {287817, 280923, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4433, 2}, {0, 0}},
    {288084, 287995, 0, {3177, 1}, {3178, 1}, {0, 0}, {0, 0}, {0, 0}, {4468, 4}, {0, 0}}, {288483, 288371, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1520, 9}, {4472, 3}, {0, 0}},
    {288526, 49356, 0, {3180, 1}, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {4475, 4}, {0, 0}}, {288758, 288691, 0, {3182, 1}, {3183, 1}, {0, 0}, {0, 0}, {1529, 1}, {4479, 3}, {0, 0}},
    {288933, 288800, 0, {3184, 2}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {4482, 4}, {0, 0}}, {289113, 289072, 0, {3186, 1}, {0, 0}, {0, 0}, {0, 0}, {1531, 1}, {4482, 4}, {0, 0}},
    {289233, 289165, 0, {3165, 1}, {3187, 1}, {0, 0}, {0, 0}, {1532, 1}, {4486, 3}, {0, 0}}, {289387, 289272, 4, {3188, 1}, {3183, 1}, {888, 1}, {0, 0}, {1533, 1}, {4489, 4}, {4441, 1}},
    {289735, 289495, 0, {3189, 2}, {3191, 2}, {0, 0}, {0, 0}, {1534, 4}, {4493, 4}, {4497, 1}},
    {290043, 289848, 5, {3193, 4}, {3176, 1}, {3197, 1}, {0, 0}, {1538, 2}, {4443, 7}, {0, 0}},
    {290189, 290112, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1540, 1}, {4433, 2}, {0, 0}}, {290446, 290281, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1541, 4}, {4433, 2}, {0, 0}},
    {290588, 290508, 0, {3165, 1}, {3201, 1}, {0, 0}, {0, 0}, {1545, 1}, {4499, 3}, {0, 0}}, {290622, 287995, 0, {3202, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4502, 4}, {0, 0}},
    {290818, 290685, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4506, 4}, {0, 0}}, {290911, 287995, 0, {3165, 1}, {3204, 1}, {0, 0}, {0, 0}, {1549, 5}, {4502, 4}, {0, 0}},
    {291031, 290950, 0, {3165, 1}, {3205, 1}, {0, 0}, {0, 0}, {1554, 1}, {4506, 4}, {0, 0}}, {291065, 290685, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4499, 3}, {0, 0}},
    {291189, 291107, 0, {3206, 1}, {3207, 1}, {0, 0}, {0, 0}, {1555, 1}, {4510, 3}, {0, 0}}, {291372, 291238, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1556, 2}, {4468, 4}, {0, 0}},
    {291620, 291449, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1558, 3}, {4513, 4}, {0, 0}}, {291839, 291718, 0, {3208, 1}, {3183, 1}, {0, 0}, {0, 0}, {1561, 4}, {4517, 5}, {0, 0}},
    {291946, 291865, 4, {3182, 1}, {3209, 1}, {888, 1}, {0, 0}, {0, 0}, {4522, 4}, {0, 0}}, {292039, 291978, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4468, 4}, {0, 0}},
    {292063, 287995, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4472, 3}, {0, 0}}, {292092, 287995, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4472, 3}, {0, 0}},
    {292209, 292137, 0, {3211, 2}, {3213, 1}, {0, 0}, {0, 0}, {0, 0}, {4472, 3}, {0, 0}}, {292237, 280923, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 4}, {0, 0}},
    {292286, 287995, 0, {3165, 1}, {3214, 2}, {0, 0}, {0, 0}, {1565, 1}, {4472, 3}, {0, 0}}, {292309, 287995, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4472, 3}, {0, 0}},
    {292463, 287995, 0, {3216, 1}, {3217, 2}, {0, 0}, {0, 0}, {1566, 2}, {4468, 4}, {0, 0}}, {292515, 287995, 0, {3216, 1}, {3179, 1}, {0, 0}, {0, 0}, {1568, 2}, {4468, 4}, {0, 0}},
    {292539, 280923, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4526, 3}, {0, 0}}, {292586, 280923, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4468, 4}, {0, 0}},
    {292608, 280923, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4468, 4}, {0, 0}}, {292724, 292653, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4529, 3}, {0, 0}},
    {292843, 292765, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {4532, 3}, {0, 0}}, {292993, 292900, 0, {3220, 2}, {0, 0}, {0, 0}, {0, 0}, {1572, 1}, {4535, 4}, {4539, 1}},
    {293223, 293040, 4, {3222, 1}, {3223, 1}, {3224, 1}, {0, 0}, {1573, 1}, {4541, 4}, {4545, 1}},
    {293313, 292653, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1574, 4}, {4547, 4}, {0, 0}}, {293416, 293351, 0, {3219, 1}, {3225, 4}, {0, 0}, {0, 0}, {0, 0}, {4547, 4}, {0, 0}},
    {293529, 293351, 0, {3219, 1}, {3229, 8}, {0, 0}, {0, 0}, {0, 0}, {4547, 4}, {0, 0}}, {293759, 293595, 0, {3219, 1}, {3237, 1}, {0, 0}, {0, 0}, {1578, 5}, {4551, 4}, {0, 0}},
    {293809, 293351, 0, {3238, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4555, 3}, {0, 0}}, {294168, 293999, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4551, 4}, {0, 0}},
    {294200, 293999, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4551, 4}, {0, 0}}, {294233, 293351, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4551, 4}, {0, 0}},
    {294270, 293351, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4551, 4}, {0, 0}}, {294408, 294308, 0, {3219, 1}, {3241, 1}, {0, 0}, {0, 0}, {0, 0}, {4551, 4}, {0, 0}},
    {294558, 294440, 0, {3219, 1}, {3242, 1}, {0, 0}, {0, 0}, {1588, 3}, {4551, 4}, {0, 0}}, {294642, 294600, 0, {3243, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4558, 2}, {0, 0}},
    {294802, 294745, 0, {3244, 1}, {3245, 2}, {0, 0}, {0, 0}, {0, 0}, {4433, 2}, {0, 0}}, {294892, 294836, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4560, 4}, {0, 0}},
    {294947, 291978, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4468, 4}, {0, 0}}, {295052, 287995, 0, {3247, 1}, {3179, 1}, {0, 0}, {0, 0}, {1592, 2}, {4472, 3}, {0, 0}},
    {295181, 295081, 0, {3243, 1}, {3248, 1}, {0, 0}, {0, 0}, {1594, 1}, {4564, 4}, {4568, 1}},
    {295235, 295205, 4, {0, 0}, {0, 0}, {3249, 1}, {0, 0}, {360, 5}, {4570, 4}, {0, 0}}, {295290, 108530, 0, {3250, 1}, {3251, 1}, {0, 0}, {0, 0}, {0, 0}, {4574, 4}, {0, 0}},
    {295327, 287995, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1595, 1}, {4578, 4}, {0, 0}}, {295486, 295384, 0, {3252, 1}, {3176, 1}, {0, 0}, {0, 0}, {1596, 3}, {4582, 5}, {0, 0}},
    {295532, 287995, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4582, 5}, {0, 0}}, {295568, 287995, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4582, 5}, {0, 0}},
    {295646, 295611, 0, {0, 0}, {3253, 1}, {0, 0}, {0, 0}, {718, 1}, {4587, 4}, {0, 0}}, {295758, 295684, 0, {3182, 1}, {3209, 1}, {0, 0}, {0, 0}, {1599, 1}, {4433, 2}, {0, 0}},
    {295863, 295823, 0, {3254, 1}, {0, 0}, {0, 0}, {0, 0}, {1600, 4}, {4591, 3}, {0, 0}}, {296048, 295898, 0, {3255, 2}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {4594, 3}, {4597, 1}},
    {296183, 296085, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1604, 1}, {4526, 3}, {0, 0}}, {296288, 296217, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1605, 1}, {4499, 3}, {0, 0}},
    {296519, 296320, 5, {3258, 2}, {3167, 1}, {888, 1}, {0, 0}, {1606, 1}, {4599, 7}, {4606, 2}},
    {296609, 296538, 4, {3260, 1}, {3261, 1}, {888, 1}, {0, 0}, {0, 0}, {4610, 3}, {4441, 1}},
    {296726, 296640, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4613, 3}, {0, 0}}, {296837, 108530, 0, {3250, 1}, {3183, 1}, {0, 0}, {0, 0}, {1607, 3}, {4616, 3}, {0, 0}},
    {297128, 280923, 0, {3165, 1}, {3262, 2}, {0, 0}, {0, 0}, {1610, 5}, {4619, 3}, {4622, 1}},
    {297429, 297321, 0, {3165, 1}, {3264, 2}, {0, 0}, {0, 0}, {1615, 2}, {4624, 3}, {0, 0}}, {297487, 294836, 0, {3165, 1}, {3266, 2}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}},
    {297534, 287995, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4632, 4}, {0, 0}}, {297572, 287995, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}},
    {297603, 287995, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}}, {297644, 294836, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}},
    {297687, 280923, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4433, 2}, {0, 0}}, {297732, 294836, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}},
    {298087, 297863, 1, {3268, 3}, {3271, 2}, {0, 0}, {0, 0}, {1617, 4}, {4624, 3}, {0, 0}}, {298250, 298166, 0, {3273, 2}, {3275, 2}, {0, 0}, {0, 0}, {0, 0}, {4619, 3}, {0, 0}},
    {298386, 298295, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}}, {298628, 298477, 0, {3165, 1}, {3277, 2}, {0, 0}, {0, 0}, {1621, 2}, {4513, 4}, {0, 0}},
    {298790, 298673, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1623, 2}, {4468, 4}, {0, 0}}, {298941, 298834, 0, {3279, 2}, {3281, 1}, {0, 0}, {0, 0}, {1625, 1}, {4624, 3}, {0, 0}},
    {298996, 287995, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4582, 5}, {0, 0}}, {299072, 287995, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1626, 1}, {4582, 5}, {0, 0}},
    {299126, 287995, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4513, 4}, {0, 0}}, {299381, 299237, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1627, 1}, {4627, 5}, {0, 0}},
    {299414, 287995, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4513, 4}, {0, 0}}, {299737, 287995, 0, {3282, 1}, {3283, 3}, {0, 0}, {0, 0}, {1628, 1}, {4582, 5}, {0, 0}},
    {300018, 287995, 0, {3286, 1}, {3287, 4}, {0, 0}, {0, 0}, {1629, 1}, {4582, 5}, {0, 0}}, {300379, 300131, 0, {3165, 1}, {3291, 1}, {0, 0}, {0, 0}, {1630, 5}, {4636, 3}, {0, 0}},
    {300565, 300445, 0, {3165, 1}, {3292, 3}, {0, 0}, {0, 0}, {1635, 3}, {4639, 4}, {0, 0}}, {300783, 300645, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1638, 1}, {4619, 3}, {0, 0}},
    {301298, 300989, 0, {3298, 2}, {3297, 1}, {0, 0}, {0, 0}, {1639, 3}, {4619, 3}, {0, 0}}, {301605, 301417, 0, {3300, 2}, {3302, 3}, {0, 0}, {0, 0}, {1642, 2}, {4632, 4}, {0, 0}},
    {302022, 301801, 0, {3305, 2}, {3307, 3}, {0, 0}, {0, 0}, {1644, 7}, {4632, 4}, {0, 0}}, {302273, 302082, 0, {3310, 2}, {3312, 2}, {0, 0}, {0, 0}, {1651, 3}, {4632, 4}, {0, 0}},
    {302420, 298295, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1654, 8}, {4627, 5}, {0, 0}}, {302550, 302458, 0, {3314, 1}, {3315, 1}, {0, 0}, {0, 0}, {366, 1}, {4643, 3}, {4646, 1}},
    {302710, 302598, 4, {3165, 1}, {3316, 1}, {482, 1}, {0, 0}, {0, 0}, {4648, 8}, {0, 0}}, {302739, 294836, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}},
    {302797, 296640, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}}, {302828, 298295, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}},
    {302951, 302919, 0, {3317, 2}, {3319, 1}, {0, 0}, {0, 0}, {1662, 3}, {4624, 3}, {0, 0}}, {303178, 303122, 0, {3165, 1}, {3320, 4}, {0, 0}, {0, 0}, {1665, 5}, {4582, 5}, {0, 0}},
    {303384, 303252, 0, {3165, 1}, {3324, 4}, {0, 0}, {0, 0}, {1670, 2}, {4582, 5}, {0, 0}}, {303628, 303430, 0, {3165, 1}, {3328, 4}, {0, 0}, {0, 0}, {1672, 4}, {4582, 5}, {0, 0}},
    {303909, 303730, 0, {3332, 2}, {3334, 2}, {0, 0}, {0, 0}, {1676, 3}, {4619, 3}, {0, 0}}, {304306, 304001, 1, {3336, 5}, {3341, 2}, {0, 0}, {0, 0}, {1679, 3}, {4624, 3}, {0, 0}},
    {304345, 294836, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4627, 5}, {0, 0}}, {304514, 304428, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1682, 1}, {4627, 5}, {0, 0}},
    {304833, 304667, 0, {3343, 2}, {0, 0}, {0, 0}, {0, 0}, {1683, 5}, {4624, 3}, {0, 0}}, {305039, 303122, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1688, 6}, {4582, 5}, {0, 0}},
    {305098, 294836, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {513, 1}, {4627, 5}, {0, 0}}, {305135, 291978, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4468, 4}, {0, 0}},
    {305434, 305217, 4, {3345, 1}, {3183, 1}, {3168, 1}, {0, 0}, {1694, 2}, {4656, 5}, {4441, 1}},
    {305562, 305471, 0, {0, 0}, {3239, 1}, {0, 0}, {0, 0}, {1696, 3}, {4433, 2}, {0, 0}}, {305659, 305602, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 1}, {4451, 1}, {0, 0}},
    {305716, 280923, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4452, 4}, {0, 0}}, {305790, 305733, 4, {3346, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {4661, 6}, {4667, 1}},
    {306665, 306063, 1, {3347, 7}, {3354, 1}, {0, 0}, {0, 0}, {1700, 6}, {4669, 2}, {0, 0}}, {306707, 287995, 0, {3202, 1}, {3355, 1}, {0, 0}, {0, 0}, {0, 0}, {4499, 3}, {0, 0}},
    {306904, 306782, 0, {3356, 2}, {3358, 1}, {0, 0}, {0, 0}, {1706, 1}, {4669, 2}, {0, 0}}, {307328, 307024, 1, {3359, 4}, {3179, 1}, {0, 0}, {0, 0}, {1707, 4}, {4669, 2}, {0, 0}},
    {307497, 307383, 0, {3363, 2}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {4669, 2}, {0, 0}}, {307875, 307536, 1, {3359, 4}, {0, 0}, {0, 0}, {0, 0}, {1712, 6}, {4669, 2}, {0, 0}},
    {307953, 307910, 0, {3208, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4671, 2}, {0, 0}}, {308081, 308034, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1718, 1}, {3118, 2}, {0, 0}},
    {308091, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}}, {308146, 0, 0, {3365, 2}, {1236, 1}, {0, 0}, {0, 0}, {1719, 2}, {0, 0}, {0, 0}},
    {308203, 0, 0, {3367, 3}, {1236, 1}, {0, 0}, {0, 0}, {1721, 1}, {0, 0}, {0, 0}}, {308329, 224378, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4674, 2}, {0, 0}},
    {308399, 308344, 0, {2652, 1}, {3373, 1}, {0, 0}, {0, 0}, {0, 0}, {4676, 4}, {0, 0}}, {308564, 308447, 0, {3374, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4680, 2}, {114, 1}},
    {308666, 308622, 0, {0, 0}, {3378, 1}, {0, 0}, {0, 0}, {1722, 1}, {4682, 2}, {0, 0}}, {308847, 308749, 0, {3379, 3}, {662, 1}, {0, 0}, {0, 0}, {1723, 3}, {4684, 8}, {0, 0}},
    {308933, 308863, 0, {136, 1}, {3378, 1}, {0, 0}, {0, 0}, {0, 0}, {4682, 2}, {4692, 1}}, {309182, 308962, 0, {3382, 1}, {3383, 2}, {0, 0}, {0, 0}, {0, 0}, {4694, 4}, {4698, 1}},
    {309334, 309202, 0, {3385, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4680, 2}, {114, 1}}, {309547, 309385, 0, {3389, 2}, {135, 1}, {0, 0}, {0, 0}, {1726, 1}, {4700, 4}, {4704, 1}},
    {309617, 309562, 0, {3382, 1}, {3391, 1}, {0, 0}, {0, 0}, {1727, 3}, {4706, 2}, {0, 0}}, {309832, 309674, 0, {3392, 3}, {3395, 1}, {0, 0}, {0, 0}, {0, 0}, {4708, 7}, {4715, 1}},
    {309941, 309867, 0, {3005, 1}, {3396, 1}, {0, 0}, {0, 0}, {0, 0}, {4717, 2}, {0, 0}}, {310263, 310064, 0, {3397, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4719, 4}, {4723, 1}},
    {310511, 310277, 0, {3402, 3}, {3372, 1}, {0, 0}, {0, 0}, {1726, 1}, {4725, 4}, {4729, 1}},
    {310631, 310525, 0, {3405, 2}, {140, 1}, {0, 0}, {0, 0}, {1730, 2}, {4731, 3}, {4734, 1}},
    {310819, 310659, 0, {3407, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4736, 3}, {4739, 1}}, {310904, 310837, 0, {3409, 2}, {3372, 1}, {0, 0}, {0, 0}, {779, 2}, {4741, 3}, {114, 1}},
    {310978, 310927, 4, {3411, 2}, {97, 1}, {3413, 1}, {0, 0}, {0, 0}, {4744, 4}, {4748, 1}}, {310990, 309202, 0, {3414, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4680, 2}, {114, 1}},
    {311008, 308447, 0, {3418, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4680, 2}, {114, 1}}, {311165, 311027, 0, {3422, 2}, {576, 1}, {0, 0}, {0, 0}, {1732, 2}, {4750, 6}, {4756, 1}},
    {311247, 311188, 0, {3424, 3}, {3391, 1}, {0, 0}, {0, 0}, {1734, 1}, {4758, 4}, {0, 0}}, {311503, 311385, 0, {3427, 1}, {0, 0}, {0, 0}, {0, 0}, {1735, 2}, {4762, 2}, {0, 0}},
    {311655, 311516, 0, {3428, 2}, {576, 1}, {0, 0}, {0, 0}, {1737, 2}, {4764, 6}, {4756, 1}},
    {311853, 311713, 0, {3430, 1}, {3431, 1}, {0, 0}, {0, 0}, {686, 1}, {4770, 3}, {0, 0}}, {312041, 311877, 0, {3432, 2}, {3434, 1}, {0, 0}, {0, 0}, {686, 1}, {4773, 4}, {4734, 1}},
    {312347, 312106, 0, {3435, 2}, {3437, 2}, {0, 0}, {0, 0}, {1739, 3}, {4777, 3}, {4780, 1}},
    {312535, 312359, 0, {3439, 5}, {3444, 1}, {0, 0}, {0, 0}, {767, 1}, {4680, 2}, {4723, 1}},
    {312550, 224378, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4782, 3}, {0, 0}}, {312612, 312568, 0, {3445, 2}, {3447, 1}, {0, 0}, {0, 0}, {1742, 1}, {4785, 4}, {0, 0}},
    {312674, 48452, 0, {0, 0}, {3448, 1}, {0, 0}, {0, 0}, {0, 0}, {4782, 3}, {0, 0}}, {312777, 312686, 0, {3449, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4741, 3}, {114, 1}},
    {312790, 43153, 0, {3371, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {4789, 3}, {0, 0}}, {312887, 312835, 1, {3452, 4}, {3373, 1}, {0, 0}, {0, 0}, {1743, 2}, {4792, 7}, {114, 1}},
    {312935, 312908, 1, {3456, 4}, {3444, 1}, {0, 0}, {0, 0}, {1743, 2}, {4792, 7}, {114, 1}},
    {313029, 312957, 0, {3373, 1}, {3372, 1}, {0, 0}, {0, 0}, {512, 1}, {4799, 4}, {0, 0}}, {313101, 313046, 0, {3460, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4803, 2}, {0, 0}},
    {313154, 13112, 0, {0, 0}, {3461, 1}, {0, 0}, {0, 0}, {0, 0}, {3257, 2}, {4805, 2}}, {313168, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}},
    {313392, 313309, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 1}, {4810, 1}}, {313495, 313430, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}},
    {313507, 313430, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}}, {313679, 313589, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4813, 2}, {0, 0}},
    {313759, 313693, 0, {3471, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4815, 2}, {0, 0}}, {313961, 313813, 0, {3472, 2}, {0, 0}, {0, 0}, {3474, 1}, {1745, 1}, {4815, 2}, {4817, 1}},
    {314058, 313979, 0, {3475, 1}, {3476, 1}, {0, 0}, {0, 0}, {1746, 1}, {0, 0}, {0, 0}}, {314071, 313309, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 1}, {4810, 1}},
    {314084, 313309, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 1}, {4810, 1}}, {314116, 179600, 0, {0, 0}, {3470, 1}, {0, 0}, {0, 0}, {346, 1}, {4819, 2}, {915, 1}},
    {314183, 314130, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {314201, 314130, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {314219, 313430, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}}, {314236, 313309, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 1}, {4810, 1}},
    {314252, 314130, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {314267, 313430, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}},
    {314279, 313430, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}}, {314294, 313430, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}},
    {314415, 314309, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {314478, 314426, 0, {3479, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3700, 1}},
    {314595, 314501, 0, {3479, 1}, {3478, 1}, {0, 0}, {0, 0}, {1747, 1}, {4824, 1}, {3315, 1}},
    {314700, 314610, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4825, 1}}, {314721, 314610, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4825, 1}},
    {314742, 313309, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 1}, {4810, 1}}, {314796, 314778, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1748, 5}, {4827, 5}, {0, 0}},
    {314809, 314309, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {314820, 314309, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {314834, 314309, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {314997, 314940, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1753, 4}, {4832, 5}, {0, 0}},
    {315063, 315023, 0, {0, 0}, {3488, 1}, {0, 0}, {0, 0}, {1757, 1}, {4837, 2}, {0, 0}}, {315082, 314309, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {315093, 314309, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {315107, 314309, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {315232, 315129, 4, {3472, 2}, {0, 0}, {3489, 2}, {2782, 1}, {0, 0}, {4813, 2}, {4817, 1}},
    {315339, 315265, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 6}, {4839, 3}, {0, 0}}, {315386, 315359, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1764, 5}, {4842, 2}, {0, 0}},
    {315442, 315265, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1769, 4}, {4842, 2}, {0, 0}}, {315492, 315265, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1773, 4}, {4842, 2}, {0, 0}},
    {315513, 314309, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {315524, 314309, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {315538, 314309, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {315595, 315567, 0, {0, 0}, {3491, 1}, {0, 0}, {0, 0}, {1777, 1}, {650, 1}, {0, 0}},
    {315658, 315618, 0, {3492, 1}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {0, 0}}, {315745, 315676, 0, {3494, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {315763, 315676, 0, {3494, 2}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {0, 0}}, {315781, 313589, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4813, 2}, {0, 0}},
    {315794, 314309, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {315805, 314309, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {315819, 314309, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}}, {315833, 313430, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}},
    {315898, 315845, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1778, 3}, {829, 1}, {0, 0}}, {315913, 313430, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}},
    {315925, 313430, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}}, {315937, 314309, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4821, 1}, {4822, 1}},
    {315948, 313309, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 1}, {4810, 1}}, {315960, 313430, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}},
    {315971, 313309, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 1}, {4810, 1}}, {315986, 314130, 0, {3496, 1}, {3497, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316055, 316002, 0, {3498, 1}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {316075, 313430, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}},
    {316090, 313430, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}}, {316105, 14022, 0, {3475, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {316257, 316125, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4844, 1}, {4845, 1}}, {316270, 316125, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4844, 1}, {4845, 1}},
    {316283, 316125, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4844, 1}, {4845, 1}}, {316295, 316125, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4844, 1}, {4845, 1}},
    {316309, 316125, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4844, 1}, {4845, 1}}, {316323, 313309, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 1}, {4810, 1}},
    {316336, 313430, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}}, {316399, 316348, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1781, 3}, {829, 1}, {0, 0}},
    {316413, 313309, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4809, 1}, {4810, 1}}, {316427, 314130, 0, {3501, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {316440, 313430, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4812, 1}, {214, 1}}, {316603, 316539, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4847, 2}, {0, 0}},
    {316636, 316539, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4847, 2}, {0, 0}}, {316681, 316539, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4847, 2}, {0, 0}},
    {317002, 316828, 0, {3504, 3}, {3507, 1}, {0, 0}, {0, 0}, {0, 0}, {4849, 5}, {4854, 1}}, {317105, 317070, 0, {3508, 2}, {3510, 1}, {0, 0}, {0, 0}, {0, 0}, {4856, 3}, {1968, 1}},
    {317154, 317128, 0, {3511, 1}, {3512, 1}, {0, 0}, {0, 0}, {0, 0}, {4856, 3}, {2027, 1}}, {317297, 317226, 0, {3513, 1}, {3514, 1}, {0, 0}, {0, 0}, {0, 0}, {4859, 3}, {0, 0}},
    {317607, 317447, 0, {3515, 3}, {3518, 1}, {0, 0}, {0, 0}, {0, 0}, {4862, 5}, {4867, 1}}, {317939, 317764, 0, {3519, 3}, {3522, 1}, {0, 0}, {0, 0}, {1784, 1}, {4869, 4}, {4873, 1}},
    {318306, 318048, 0, {3523, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4875, 4}, {4879, 1}}, {318569, 318337, 0, {3529, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4881, 4}, {4885, 1}},
    {318845, 318667, 0, {3534, 2}, {3536, 2}, {0, 0}, {0, 0}, {0, 0}, {4887, 5}, {4892, 1}}, {319482, 319458, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1785, 1}, {0, 0}, {0, 0}},
    {320002, 319734, 0, {3564, 3}, {3567, 1}, {0, 0}, {0, 0}, {1786, 2}, {4895, 5}, {0, 0}}, {320346, 320240, 0, {3568, 1}, {3569, 1}, {0, 0}, {0, 0}, {1788, 2}, {4900, 3}, {4903, 1}},
    {320892, 320777, 0, {3570, 1}, {3571, 1}, {0, 0}, {0, 0}, {0, 0}, {4905, 2}, {0, 0}}, {321525, 321169, 1, {3572, 4}, {3576, 1}, {0, 0}, {0, 0}, {1790, 3}, {4803, 2}, {4907, 1}},
    {321882, 321780, 0, {3577, 2}, {3576, 1}, {0, 0}, {0, 0}, {0, 0}, {4803, 2}, {0, 0}}, {322476, 322342, 0, {3579, 3}, {3582, 1}, {0, 0}, {0, 0}, {1793, 3}, {4909, 3}, {0, 0}},
    {322600, 322518, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}, {0, 0}}, {322914, 322663, 0, {3583, 2}, {3585, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4912, 1}},
    {323686, 323590, 0, {3586, 3}, {3589, 1}, {0, 0}, {0, 0}, {1798, 5}, {4914, 2}, {0, 0}}, {323875, 323715, 0, {3590, 2}, {3592, 1}, {0, 0}, {0, 0}, {1803, 3}, {4916, 3}, {4723, 1}},
    {324084, 323900, 0, {3593, 2}, {3595, 1}, {0, 0}, {0, 0}, {1806, 7}, {4919, 3}, {4723, 1}},
    {324191, 324098, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4922, 1}}, {324213, 324098, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4922, 1}},
    {324319, 324251, 0, {3597, 2}, {0, 0}, {0, 0}, {0, 0}, {1813, 5}, {4924, 1}, {0, 0}}, {324461, 324334, 0, {3593, 2}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4924, 1}, {4723, 1}},
    {324566, 324479, 0, {3599, 4}, {0, 0}, {0, 0}, {0, 0}, {1798, 5}, {4925, 2}, {0, 0}}, {324730, 324578, 0, {3603, 3}, {0, 0}, {0, 0}, {0, 0}, {1803, 3}, {4927, 3}, {4723, 1}},
    {324904, 324749, 0, {3606, 3}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4930, 3}, {4723, 1}}, {325123, 324919, 0, {3593, 2}, {3609, 1}, {0, 0}, {0, 0}, {1823, 1}, {4933, 2}, {4935, 1}},
    {325268, 325146, 0, {3610, 2}, {3609, 1}, {0, 0}, {0, 0}, {0, 0}, {4937, 1}, {4938, 1}}, {326086, 326018, 0, {1294, 1}, {3623, 1}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {326459, 326018, 0, {3624, 6}, {3630, 1}, {0, 0}, {0, 0}, {1825, 7}, {0, 0}, {4940, 1}}, {326532, 326476, 0, {3624, 6}, {0, 0}, {0, 0}, {0, 0}, {1832, 5}, {0, 0}, {4940, 1}},
    {326579, 326476, 0, {3631, 2}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {0, 0}, {0, 0}}, {326606, 326476, 0, {3633, 7}, {0, 0}, {0, 0}, {0, 0}, {1838, 4}, {0, 0}, {4940, 1}},
    {326624, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326643, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326662, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326681, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326697, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326713, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326729, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326742, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326758, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326774, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326790, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326808, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {326826, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326913, 113501, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 2}, {0, 0}, {0, 0}},
    {327083, 326959, 0, {3641, 3}, {3644, 1}, {0, 0}, {0, 0}, {1844, 2}, {0, 0}, {0, 0}}, {327196, 326476, 0, {3645, 1}, {0, 0}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {327210, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {327227, 150713, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
};

static const varve_entity_record entities[] = {
    {1339, 0, {0, 0}, {0, 0}, {0, 0}}, {1354, 0, {0, 0}, {0, 0}, {0, 0}}, {1421, 1404, {0, 1}, {0, 0}, {0, 0}},
    {1465, 1458, {1, 1}, {0, 0}, {0, 0}}, {1493, 1458, {2, 1}, {0, 0}, {0, 0}}, {1531, 1458, {3, 1}, {0, 0}, {0, 0}},
    {1623, 1600, {4, 2}, {0, 0}, {0, 0}}, {1687, 1600, {6, 4}, {0, 0}, {0, 0}}, {1728, 1458, {10, 1}, {0, 0}, {0, 0}},
    {1759, 1404, {11, 1}, {0, 0}, {0, 0}}, {1790, 1404, {12, 1}, {0, 0}, {0, 0}}, {1820, 1404, {13, 1}, {0, 0}, {0, 0}},
    {1848, 1404, {14, 1}, {0, 0}, {0, 0}}, {1885, 1404, {15, 1}, {0, 0}, {0, 0}}, {1969, 1937, {16, 1}, {0, 0}, {0, 0}},
    {2070, 2028, {17, 3}, {0, 0}, {0, 0}}, {2116, 2102, {20, 1}, {0, 0}, {0, 0}}, {16791, 16770, {144, 1}, {0, 0}, {0, 0}},
    {16800, 0, {0, 0}, {0, 0}, {0, 0}}, {16860, 16825, {145, 2}, {0, 0}, {0, 0}}, {16911, 16896, {147, 1}, {0, 0}, {0, 0}},
    {16940, 1458, {148, 1}, {0, 0}, {0, 0}}, {16966, 1458, {149, 1}, {0, 0}, {0, 0}}, {17008, 16896, {150, 1}, {0, 0}, {0, 0}},
    {30187, 30147, {268, 2}, {192, 2}, {0, 0}}, {31504, 16896, {286, 1}, {0, 0}, {0, 0}}, {31541, 16896, {287, 1}, {0, 0}, {0, 0}},
    {17095, 16896, {328, 1}, {0, 0}, {0, 0}}, {36146, 16896, {329, 1}, {0, 0}, {0, 0}}, {36169, 16896, {330, 1}, {0, 0}, {0, 0}},
    {46436, 0, {0, 0}, {0, 0}, {0, 0}}, {46448, 0, {0, 0}, {0, 0}, {0, 0}}, {46456, 0, {0, 0}, {0, 0}, {0, 0}},
    {46467, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 46483, {460, 1}, {0, 0}, {0, 0}},
    {50529, 50501, {0, 0}, {689, 1}, {0, 0}}, {50555, 50534, {144, 1}, {0, 0}, {0, 0}}, {50581, 50563, {0, 0}, {689, 1}, {0, 0}},
    {50603, 50586, {0, 0}, {689, 1}, {0, 0}}, {50624, 50607, {0, 0}, {689, 1}, {0, 0}}, {50650, 50628, {0, 0}, {689, 1}, {0, 0}},
    {50676, 50659, {0, 0}, {689, 1}, {0, 0}}, {50702, 50680, {0, 0}, {689, 1}, {0, 0}}, {50733, 50711, {0, 0}, {689, 1}, {0, 0}},
    {50759, 50742, {0, 0}, {689, 1}, {0, 0}}, {50783, 50763, {0, 0}, {689, 1}, {0, 0}}, {50810, 50790, {0, 0}, {689, 1}, {0, 0}},
    {50844, 50817, {0, 0}, {689, 1}, {0, 0}}, {50880, 50858, {0, 0}, {689, 1}, {0, 0}}, {50913, 50889, {0, 0}, {689, 1}, {0, 0}},
    {50944, 50924, {0, 0}, {689, 1}, {0, 0}}, {50975, 50951, {0, 0}, {689, 1}, {0, 0}}, {51009, 50986, {0, 0}, {689, 1}, {0, 0}},
    {51060, 51038, {509, 2}, {0, 0}, {0, 0}}, {51088, 51069, {509, 2}, {0, 0}, {0, 0}}, {17624, 51094, {0, 0}, {690, 1}, {0, 0}},
    {51182, 51161, {511, 2}, {690, 1}, {0, 0}}, {21, 51225, {513, 4}, {691, 2}, {0, 0}}, {55, 51266, {0, 0}, {0, 0}, {0, 0}},
    {51330, 51310, {517, 2}, {0, 0}, {0, 0}}, {21161, 51346, {519, 3}, {192, 2}, {0, 0}}, {51384, 51366, {0, 0}, {689, 1}, {0, 0}},
    {51414, 51395, {522, 1}, {0, 0}, {0, 0}}, {51449, 51420, {523, 2}, {691, 2}, {0, 0}}, {51494, 51465, {144, 1}, {192, 2}, {0, 0}},
    {1126, 51535, {525, 3}, {192, 2}, {0, 0}}, {51555, 51566, {528, 1}, {693, 2}, {0, 0}}, {1303, 51652, {529, 1}, {0, 0}, {0, 0}},
    {51725, 51687, {530, 2}, {695, 1}, {0, 0}}, {51791, 51757, {532, 3}, {696, 1}, {0, 0}}, {51873, 51803, {535, 2}, {697, 1}, {698, 1}},
    {51961, 51924, {537, 2}, {700, 2}, {698, 1}}, {52034, 51999, {539, 2}, {697, 1}, {698, 1}},
    {52103, 52079, {541, 1}, {0, 0}, {0, 0}}, {52196, 52167, {542, 5}, {695, 1}, {0, 0}}, {52239, 52220, {547, 2}, {702, 1}, {698, 1}},
    {52303, 52280, {549, 2}, {695, 1}, {0, 0}}, {51182, 51161, {551, 2}, {702, 1}, {698, 1}}, {52319, 52331, {553, 1}, {703, 1}, {0, 0}},
    {52387, 52365, {554, 2}, {695, 1}, {0, 0}}, {51330, 51310, {556, 3}, {702, 1}, {698, 1}}, {52486, 52462, {559, 3}, {695, 1}, {0, 0}},
    {52570, 52541, {562, 3}, {697, 1}, {698, 1}}, {52622, 52594, {565, 2}, {704, 1}, {0, 0}}, {2090, 52637, {567, 2}, {702, 1}, {698, 1}},
    {52737, 52713, {569, 2}, {0, 0}, {0, 0}}, {6753, 52748, {571, 1}, {0, 0}, {0, 0}}, {15216, 52766, {0, 0}, {0, 0}, {0, 0}},
    {52809, 52784, {0, 0}, {695, 1}, {0, 0}}, {53984, 53964, {587, 3}, {702, 1}, {698, 1}}, {55302, 55258, {604, 2}, {781, 1}, {0, 0}},
    {55361, 55319, {606, 1}, {782, 1}, {0, 0}}, {55466, 55398, {607, 2}, {0, 0}, {0, 0}}, {14372, 55493, {606, 1}, {783, 1}, {0, 0}},
    {55581, 55526, {606, 1}, {784, 1}, {0, 0}}, {55655, 55600, {606, 1}, {785, 1}, {0, 0}}, {1303, 55715, {268, 2}, {786, 1}, {0, 0}},
    {55762, 55732, {460, 1}, {0, 0}, {0, 0}}, {51330, 16896, {609, 1}, {0, 0}, {0, 0}}, {55805, 55777, {610, 1}, {0, 0}, {0, 0}},
    {55809, 0, {0, 0}, {0, 0}, {0, 0}}, {55819, 0, {0, 0}, {0, 0}, {0, 0}}, {55826, 0, {0, 0}, {0, 0}, {0, 0}},
    {51330, 16896, {609, 1}, {0, 0}, {0, 0}}, {16911, 16896, {147, 1}, {0, 0}, {0, 0}}, {60532, 1458, {663, 1}, {0, 0}, {0, 0}},
    {60563, 60569, {664, 1}, {910, 1}, {0, 0}}, {60632, 1458, {665, 1}, {0, 0}, {0, 0}}, {60659, 1458, {666, 1}, {0, 0}, {0, 0}},
    {60749, 60678, {667, 4}, {0, 0}, {0, 0}}, {60793, 60809, {671, 1}, {0, 0}, {0, 0}}, {43548, 60569, {672, 1}, {910, 1}, {0, 0}},
    {60887, 1600, {673, 3}, {0, 0}, {0, 0}}, {40034, 60569, {676, 1}, {911, 1}, {0, 0}}, {60948, 1458, {677, 1}, {0, 0}, {0, 0}},
    {49152, 60569, {678, 1}, {910, 1}, {0, 0}}, {60991, 1458, {679, 1}, {0, 0}, {0, 0}}, {61073, 61099, {680, 5}, {0, 0}, {0, 0}},
    {61246, 1458, {685, 1}, {0, 0}, {0, 0}}, {61319, 61268, {686, 1}, {912, 1}, {0, 0}}, {61352, 1458, {687, 1}, {0, 0}, {0, 0}},
    {61406, 1458, {688, 1}, {0, 0}, {0, 0}}, {61445, 60569, {689, 1}, {910, 1}, {0, 0}}, {61452, 60569, {690, 1}, {910, 1}, {0, 0}},
    {61457, 60569, {691, 1}, {910, 1}, {0, 0}}, {76548, 1458, {879, 1}, {0, 0}, {0, 0}}, {51203, 0, {0, 0}, {0, 0}, {0, 0}},
    {2137, 0, {0, 0}, {0, 0}, {0, 0}}, {77232, 1458, {884, 1}, {0, 0}, {0, 0}}, {77296, 77269, {885, 1}, {0, 0}, {0, 0}},
    {79368, 16896, {893, 1}, {0, 0}, {0, 0}}, {79401, 16896, {894, 1}, {0, 0}, {0, 0}}, {79438, 16896, {895, 1}, {0, 0}, {0, 0}},
    {79469, 16896, {896, 1}, {0, 0}, {0, 0}}, {79494, 16896, {897, 1}, {0, 0}, {0, 0}}, {79517, 16896, {898, 1}, {0, 0}, {0, 0}},
    {1303, 95902, {932, 2}, {1706, 2}, {0, 0}}, {59297, 96041, {934, 3}, {0, 0}, {0, 0}}, {96133, 0, {0, 0}, {689, 1}, {0, 0}},
    {55805, 96156, {937, 1}, {1708, 2}, {0, 0}}, {96212, 96185, {938, 2}, {1710, 3}, {0, 0}}, {61051, 96263, {940, 3}, {0, 0}, {0, 0}},
    {96340, 0, {0, 0}, {0, 0}, {0, 0}}, {96382, 1600, {943, 1}, {0, 0}, {1713, 1}}, {16911, 96395, {944, 1}, {1715, 2}, {0, 0}},
    {96527, 1600, {945, 3}, {0, 0}, {1717, 1}}, {96560, 1600, {948, 2}, {0, 0}, {1719, 1}}, {96598, 1600, {950, 2}, {0, 0}, {0, 0}},
    {96611, 1600, {952, 1}, {0, 0}, {0, 0}}, {96666, 96645, {953, 1}, {0, 0}, {0, 0}}, {96680, 1600, {954, 3}, {0, 0}, {0, 0}},
    {96710, 96717, {957, 1}, {0, 0}, {0, 0}}, {96762, 96737, {958, 2}, {0, 0}, {0, 0}}, {96811, 96797, {960, 1}, {0, 0}, {0, 0}},
    {96841, 1600, {961, 2}, {0, 0}, {0, 0}}, {96857, 1600, {963, 2}, {0, 0}, {0, 0}}, {96950, 1600, {965, 4}, {0, 0}, {1721, 3}},
    {97042, 1600, {969, 5}, {0, 0}, {1727, 1}}, {97236, 1600, {974, 8}, {0, 0}, {1729, 3}}, {97451, 1600, {982, 16}, {1735, 1}, {1736, 3}},
    {97547, 1600, {998, 8}, {0, 0}, {1742, 3}}, {97661, 97606, {1006, 1}, {0, 0}, {1748, 2}}, {97814, 97719, {1007, 2}, {0, 0}, {1752, 2}},
    {97896, 97843, {1009, 2}, {0, 0}, {1756, 3}}, {97904, 1600, {1011, 4}, {0, 0}, {0, 0}}, {98001, 1600, {1015, 9}, {0, 0}, {1762, 3}},
    {98065, 1600, {1024, 2}, {0, 0}, {1768, 3}}, {98143, 1600, {1026, 7}, {0, 0}, {1774, 3}}, {98189, 1600, {1033, 4}, {0, 0}, {1780, 3}},
    {98240, 1600, {1037, 4}, {0, 0}, {1786, 3}}, {98310, 1600, {1041, 3}, {0, 0}, {1792, 3}}, {98372, 1600, {1044, 8}, {0, 0}, {1798, 3}},
    {98443, 1600, {1052, 8}, {0, 0}, {1804, 1}}, {98497, 1600, {1060, 3}, {0, 0}, {1806, 3}}, {98525, 0, {0, 0}, {0, 0}, {1812, 1}},
    {98602, 1600, {1063, 8}, {0, 0}, {1814, 1}}, {98799, 1600, {1071, 14}, {1735, 1}, {1816, 3}},
    {98829, 1600, {1085, 4}, {0, 0}, {1822, 2}}, {98921, 1600, {1089, 2}, {0, 0}, {1826, 3}}, {98949, 98944, {1091, 1}, {0, 0}, {0, 0}},
    {31504, 16896, {1092, 1}, {0, 0}, {0, 0}}, {99015, 99032, {1093, 1}, {0, 0}, {0, 0}}, {99073, 99081, {1094, 1}, {0, 0}, {0, 0}},
    {99521, 1600, {1095, 15}, {0, 0}, {1832, 3}}, {99652, 1600, {1110, 5}, {0, 0}, {1838, 1}},
    {99696, 1600, {1115, 1}, {0, 0}, {1840, 1}}, {99742, 1600, {1116, 2}, {0, 0}, {1842, 1}}, {99766, 1600, {1118, 1}, {0, 0}, {1844, 1}},
    {99813, 1600, {1119, 2}, {0, 0}, {1846, 1}}, {99896, 1600, {1121, 7}, {0, 0}, {1848, 1}}, {100004, 1600, {1128, 7}, {0, 0}, {1850, 1}},
    {100055, 1600, {1135, 1}, {0, 0}, {1852, 1}}, {100153, 1600, {1136, 7}, {0, 0}, {1854, 1}},
    {100246, 1600, {1143, 6}, {0, 0}, {0, 0}}, {100331, 100293, {1149, 3}, {0, 0}, {0, 0}}, {100401, 100361, {1152, 2}, {0, 0}, {0, 0}},
    {100487, 100442, {1154, 2}, {0, 0}, {1856, 1}}, {31541, 16896, {287, 1}, {0, 0}, {0, 0}}, {100496, 0, {0, 0}, {0, 0}, {0, 0}},
    {100726, 1600, {1156, 10}, {0, 0}, {0, 0}}, {100760, 1600, {1166, 3}, {0, 0}, {0, 0}}, {100840, 100818, {1169, 1}, {0, 0}, {0, 0}},
    {61051, 100896, {1170, 3}, {1858, 1}, {0, 0}}, {100996, 100958, {1173, 1}, {783, 1}, {0, 0}},
    {101021, 60569, {1174, 2}, {0, 0}, {0, 0}}, {101072, 101033, {1176, 1}, {0, 0}, {1859, 1}},
    {101135, 1600, {1177, 4}, {0, 0}, {1861, 1}}, {101182, 1600, {1181, 2}, {0, 0}, {1863, 1}},
    {101197, 0, {0, 0}, {0, 0}, {0, 0}}, {101222, 101234, {1183, 1}, {0, 0}, {0, 0}}, {101270, 1600, {1184, 2}, {0, 0}, {0, 0}},
    {101302, 1600, {1186, 2}, {0, 0}, {0, 0}}, {900, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}},
    {124974, 0, {1498, 1}, {702, 1}, {2334, 2}}, {127150, 0, {0, 0}, {0, 0}, {0, 0}}, {127155, 0, {0, 0}, {0, 0}, {0, 0}},
    {127163, 0, {0, 0}, {0, 0}, {0, 0}}, {127170, 0, {0, 0}, {0, 0}, {0, 0}}, {127203, 16896, {1506, 1}, {0, 0}, {0, 0}},
    {129860, 0, {0, 0}, {0, 0}, {0, 0}}, {129892, 1600, {1534, 2}, {0, 0}, {0, 0}}, {129907, 0, {0, 0}, {0, 0}, {0, 0}},
    {130053, 1600, {1536, 5}, {0, 0}, {0, 0}}, {130104, 1600, {1541, 1}, {0, 0}, {0, 0}}, {130126, 1600, {1542, 1}, {0, 0}, {0, 0}},
    {99343, 1458, {1543, 1}, {0, 0}, {0, 0}}, {130041, 1458, {1544, 1}, {0, 0}, {0, 0}}, {130049, 1458, {1545, 1}, {0, 0}, {0, 0}},
    {130170, 1458, {1546, 1}, {0, 0}, {0, 0}}, {130033, 1458, {1547, 1}, {0, 0}, {0, 0}}, {136619, 1458, {1619, 1}, {0, 0}, {0, 0}},
    {136650, 16896, {1620, 1}, {0, 0}, {0, 0}}, {136694, 16896, {1621, 1}, {0, 0}, {0, 0}}, {136740, 1458, {1622, 1}, {0, 0}, {0, 0}},
    {136801, 1458, {1623, 1}, {0, 0}, {0, 0}}, {136855, 16896, {1624, 1}, {0, 0}, {0, 0}}, {136890, 16896, {1625, 1}, {0, 0}, {0, 0}},
    {136932, 16896, {1626, 1}, {0, 0}, {0, 0}}, {136969, 1458, {1627, 1}, {0, 0}, {0, 0}}, {137010, 16896, {1628, 1}, {0, 0}, {0, 0}},
    {137036, 1600, {1629, 2}, {0, 0}, {0, 0}}, {137084, 1458, {1631, 1}, {0, 0}, {0, 0}}, {137125, 1458, {1632, 1}, {0, 0}, {0, 0}},
    {137161, 16896, {1633, 1}, {0, 0}, {0, 0}}, {137191, 16896, {1634, 1}, {0, 0}, {0, 0}}, {49152, 16896, {1635, 1}, {1715, 2}, {0, 0}},
    {137239, 16896, {1636, 1}, {0, 0}, {0, 0}}, {137263, 16896, {1637, 1}, {0, 0}, {0, 0}}, {137294, 16896, {1638, 1}, {0, 0}, {0, 0}},
    {137326, 16896, {1639, 1}, {0, 0}, {0, 0}}, {137352, 16896, {1640, 1}, {0, 0}, {0, 0}}, {137379, 16896, {1641, 1}, {0, 0}, {0, 0}},
    {137407, 16896, {1642, 1}, {0, 0}, {0, 0}}, {137446, 1458, {1643, 1}, {0, 0}, {0, 0}}, {137484, 16896, {1644, 1}, {0, 0}, {0, 0}},
    {79255, 16896, {1645, 1}, {0, 0}, {0, 0}}, {137536, 1458, {1646, 1}, {0, 0}, {0, 0}}, {137569, 16896, {1647, 1}, {0, 0}, {0, 0}},
    {137598, 16896, {1648, 1}, {0, 0}, {0, 0}}, {30141, 1600, {1649, 3}, {0, 0}, {0, 0}}, {137632, 16896, {1652, 1}, {0, 0}, {0, 0}},
    {137661, 1458, {1653, 1}, {0, 0}, {0, 0}}, {61051, 137729, {1654, 7}, {2434, 1}, {0, 0}}, {137861, 16896, {1661, 1}, {0, 0}, {0, 0}},
    {137904, 16896, {1662, 1}, {0, 0}, {0, 0}}, {137947, 16896, {1663, 1}, {0, 0}, {0, 0}}, {137990, 16896, {1664, 1}, {0, 0}, {0, 0}},
    {138028, 16896, {1665, 1}, {0, 0}, {0, 0}}, {138075, 16896, {1666, 1}, {0, 0}, {0, 0}}, {138133, 16896, {1667, 1}, {0, 0}, {0, 0}},
    {138185, 16896, {1668, 1}, {0, 0}, {0, 0}}, {138231, 16896, {1669, 1}, {0, 0}, {0, 0}}, {138271, 16896, {1670, 1}, {0, 0}, {0, 0}},
    {138303, 16896, {1671, 1}, {0, 0}, {0, 0}}, {138337, 16896, {1672, 1}, {0, 0}, {0, 0}}, {138372, 16896, {1673, 1}, {0, 0}, {0, 0}},
    {138407, 1458, {1674, 1}, {0, 0}, {0, 0}}, {138442, 16896, {1675, 1}, {0, 0}, {0, 0}}, {138478, 16896, {1676, 1}, {0, 0}, {0, 0}},
    {138512, 16896, {1677, 1}, {0, 0}, {0, 0}}, {160221, 0, {0, 0}, {0, 0}, {0, 0}}, {160225, 0, {0, 0}, {0, 0}, {0, 0}},
    {160294, 1600, {1923, 3}, {0, 0}, {0, 0}}, {160331, 1458, {1926, 1}, {0, 0}, {0, 0}}, {160379, 1458, {1927, 1}, {0, 0}, {0, 0}},
    {160454, 160439, {1928, 1}, {0, 0}, {0, 0}}, {160489, 160439, {1929, 1}, {0, 0}, {0, 0}}, {160525, 1458, {1930, 1}, {0, 0}, {0, 0}},
    {160564, 1458, {1931, 1}, {0, 0}, {0, 0}}, {160604, 160439, {1932, 1}, {0, 0}, {0, 0}}, {160678, 160652, {1933, 1}, {0, 0}, {0, 0}},
    {160741, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 160439, {1937, 1}, {0, 0}, {0, 0}}, {97312, 1600, {1938, 7}, {0, 0}, {0, 0}},
    {160980, 1458, {1945, 1}, {0, 0}, {0, 0}}, {161023, 1458, {1946, 1}, {0, 0}, {0, 0}}, {161065, 1458, {1947, 1}, {0, 0}, {0, 0}},
    {161106, 1458, {1948, 1}, {0, 0}, {0, 0}}, {161142, 1458, {1949, 1}, {0, 0}, {0, 0}}, {161175, 1458, {1950, 1}, {0, 0}, {0, 0}},
    {161211, 1458, {1951, 1}, {0, 0}, {0, 0}}, {161249, 160439, {1952, 1}, {0, 0}, {0, 0}}, {161292, 1458, {1953, 1}, {0, 0}, {0, 0}},
    {161328, 1458, {1954, 1}, {0, 0}, {0, 0}}, {161368, 160439, {1955, 1}, {0, 0}, {0, 0}}, {161390, 1600, {1956, 1}, {0, 0}, {0, 0}},
    {51203, 0, {0, 0}, {0, 0}, {0, 0}}, {175570, 0, {0, 0}, {0, 0}, {0, 0}}, {150707, 175580, {144, 1}, {0, 0}, {0, 0}},
    {6753, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55805, 181846, {2146, 1}, {2781, 4}, {0, 0}},
    {181908, 181894, {2147, 1}, {0, 0}, {0, 0}}, {181930, 16896, {2148, 2}, {702, 1}, {698, 1}},
    {181938, 0, {0, 0}, {2785, 1}, {0, 0}}, {181952, 0, {2150, 1}, {702, 1}, {698, 1}}, {181980, 1600, {2151, 4}, {0, 0}, {0, 0}},
    {61051, 185112, {2190, 7}, {0, 0}, {0, 0}}, {30141, 0, {0, 0}, {0, 0}, {0, 0}}, {47646, 0, {0, 0}, {0, 0}, {0, 0}},
    {208728, 0, {0, 0}, {0, 0}, {0, 0}}, {208740, 0, {0, 0}, {0, 0}, {0, 0}}, {211683, 0, {0, 0}, {0, 0}, {0, 0}},
    {211736, 211722, {2514, 1}, {0, 0}, {0, 0}}, {211767, 1458, {2515, 1}, {0, 0}, {0, 0}}, {1303, 216739, {2544, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {216798, 216783, {2546, 1}, {0, 0}, {0, 0}}, {59297, 216813, {2547, 2}, {0, 0}, {0, 0}},
    {216857, 0, {0, 0}, {0, 0}, {0, 0}}, {216927, 216883, {2549, 2}, {0, 0}, {0, 0}}, {216798, 216932, {2551, 1}, {702, 1}, {0, 0}},
    {220931, 220863, {2588, 3}, {0, 0}, {0, 0}}, {220942, 220863, {2588, 3}, {0, 0}, {0, 0}}, {220980, 220951, {2591, 1}, {0, 0}, {0, 0}},
    {221027, 1458, {2592, 1}, {0, 0}, {0, 0}}, {221073, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51337, 221226, {2594, 8}, {3369, 2}, {3371, 1}},
    {17095, 1458, {2602, 1}, {0, 0}, {0, 0}}, {221341, 221316, {2603, 3}, {0, 0}, {0, 0}}, {245941, 16896, {2682, 1}, {0, 0}, {0, 0}},
    {245973, 16896, {2683, 1}, {0, 0}, {0, 0}}, {246037, 1600, {2684, 2}, {0, 0}, {0, 0}}, {246107, 1600, {2686, 2}, {0, 0}, {0, 0}},
    {246151, 16896, {2688, 1}, {0, 0}, {0, 0}}, {246179, 16896, {2689, 1}, {0, 0}, {0, 0}}, {246224, 16896, {2690, 1}, {0, 0}, {0, 0}},
    {246308, 1600, {2691, 9}, {0, 0}, {0, 0}}, {246330, 1600, {2700, 8}, {0, 0}, {0, 0}}, {246382, 16896, {2708, 1}, {0, 0}, {0, 0}},
    {246438, 16896, {2709, 1}, {0, 0}, {0, 0}}, {246488, 16896, {2710, 1}, {0, 0}, {0, 0}}, {1759, 16896, {11, 1}, {0, 0}, {0, 0}},
    {60659, 16896, {2711, 1}, {0, 0}, {0, 0}}, {246552, 1600, {2712, 3}, {0, 0}, {0, 0}}, {246589, 16896, {2715, 1}, {0, 0}, {0, 0}},
    {246626, 16896, {2716, 1}, {0, 0}, {0, 0}}, {246659, 16896, {2717, 1}, {0, 0}, {0, 0}}, {246681, 16896, {2718, 1}, {0, 0}, {0, 0}},
    {246716, 16896, {2719, 1}, {0, 0}, {0, 0}}, {246730, 16896, {1626, 1}, {0, 0}, {0, 0}}, {246770, 16896, {2720, 1}, {0, 0}, {0, 0}},
    {246809, 16896, {2721, 1}, {0, 0}, {0, 0}}, {246849, 16896, {2722, 1}, {0, 0}, {0, 0}}, {246890, 16896, {2723, 1}, {0, 0}, {0, 0}},
    {246926, 16896, {2724, 1}, {0, 0}, {0, 0}}, {246960, 16896, {2725, 1}, {0, 0}, {0, 0}}, {247002, 16896, {2726, 1}, {0, 0}, {0, 0}},
    {247050, 16896, {2727, 1}, {0, 0}, {0, 0}}, {247116, 1600, {2728, 2}, {0, 0}, {0, 0}}, {247103, 16896, {2730, 1}, {0, 0}, {0, 0}},
    {246018, 16896, {2731, 1}, {0, 0}, {0, 0}}, {247173, 16896, {2732, 1}, {0, 0}, {0, 0}}, {247206, 16896, {2733, 1}, {0, 0}, {0, 0}},
    {247239, 16896, {2734, 1}, {0, 0}, {0, 0}}, {247272, 16896, {2735, 1}, {0, 0}, {0, 0}}, {247308, 16896, {2736, 1}, {0, 0}, {0, 0}},
    {97702, 16896, {2737, 1}, {0, 0}, {0, 0}}, {247365, 16896, {2738, 1}, {0, 0}, {0, 0}}, {247645, 1600, {2739, 8}, {0, 0}, {0, 0}},
    {97003, 16896, {2747, 1}, {0, 0}, {0, 0}}, {247698, 16896, {2748, 1}, {0, 0}, {0, 0}}, {247736, 16896, {2749, 1}, {0, 0}, {0, 0}},
    {246087, 16896, {2750, 1}, {0, 0}, {0, 0}}, {247764, 16896, {2751, 1}, {0, 0}, {0, 0}}, {161390, 16896, {2752, 1}, {0, 0}, {0, 0}},
    {270764, 0, {0, 0}, {0, 0}, {0, 0}}, {30141, 270771, {3029, 1}, {0, 0}, {0, 0}}, {270802, 16896, {3030, 1}, {0, 0}, {0, 0}},
    {270832, 1600, {3031, 2}, {0, 0}, {0, 0}}, {246659, 16896, {2717, 1}, {0, 0}, {0, 0}}, {2013, 16896, {3033, 1}, {0, 0}, {0, 0}},
    {270866, 1600, {3034, 2}, {0, 0}, {0, 0}}, {270905, 16896, {3036, 1}, {0, 0}, {0, 0}}, {270914, 1600, {3037, 1}, {0, 0}, {0, 0}},
    {270939, 16896, {3038, 1}, {0, 0}, {0, 0}}, {270962, 16896, {3039, 1}, {0, 0}, {0, 0}}, {270974, 16896, {3040, 1}, {0, 0}, {0, 0}},
    {271016, 16896, {3041, 1}, {0, 0}, {0, 0}}, {271264, 271104, {3042, 4}, {0, 0}, {0, 0}}, {271285, 1600, {3046, 2}, {0, 0}, {0, 0}},
    {51555, 0, {0, 0}, {4430, 1}, {0, 0}}, {280486, 0, {0, 0}, {4431, 1}, {0, 0}}, {280493, 0, {0, 0}, {4430, 1}, {0, 0}},
    {280537, 0, {0, 0}, {4432, 1}, {0, 0}}, {61522, 280562, {3161, 1}, {4431, 1}, {0, 0}}, {280586, 181894, {2147, 1}, {4430, 1}, {0, 0}},
    {6753, 0, {0, 0}, {4430, 1}, {0, 0}}, {280619, 280592, {3162, 1}, {0, 0}, {0, 0}}, {100496, 0, {0, 0}, {4673, 1}, {0, 0}},
    {79438, 16896, {895, 1}, {0, 0}, {0, 0}}, {17095, 16896, {328, 1}, {0, 0}, {0, 0}}, {308288, 16896, {3370, 1}, {0, 0}, {0, 0}},
    {313189, 0, {0, 0}, {0, 0}, {0, 0}}, {313199, 0, {0, 0}, {0, 0}, {0, 0}}, {313236, 313207, {3462, 2}, {0, 0}, {0, 0}},
    {135735, 313242, {144, 1}, {0, 0}, {0, 0}}, {313299, 313281, {3464, 2}, {0, 0}, {0, 0}}, {319036, 319016, {3538, 3}, {786, 1}, {0, 0}},
    {319045, 0, {0, 0}, {0, 0}, {0, 0}}, {319077, 319054, {3541, 4}, {786, 1}, {0, 0}}, {319165, 1600, {3545, 3}, {0, 0}, {0, 0}},
    {319201, 16896, {3548, 1}, {0, 0}, {0, 0}}, {319230, 1458, {3549, 1}, {0, 0}, {0, 0}}, {36146, 1600, {3550, 6}, {4894, 1}, {0, 0}},
    {319005, 319291, {3556, 1}, {0, 0}, {0, 0}}, {49152, 1458, {3557, 1}, {0, 0}, {0, 0}}, {150707, 319336, {3558, 2}, {0, 0}, {0, 0}},
    {319378, 1600, {3560, 2}, {0, 0}, {0, 0}}, {221341, 319397, {3562, 2}, {4894, 1}, {0, 0}},
    {117224, 16896, {3612, 1}, {0, 0}, {0, 0}}, {246018, 16896, {2731, 1}, {0, 0}, {0, 0}}, {137191, 16896, {3613, 1}, {0, 0}, {0, 0}},
    {325725, 1600, {1649, 3}, {0, 0}, {0, 0}}, {325753, 1600, {3614, 4}, {0, 0}, {0, 0}}, {246087, 16896, {2750, 1}, {0, 0}, {0, 0}},
    {61051, 325805, {3618, 5}, {0, 0}, {0, 0}},
};

static const varve_value_record values[] = {
    {1398, 1, 0, 0, 0}, {1398, 2, 0, 0, 0}, {1398, 3, 0, 0, 0}, {1398, 4, 0, 0, 0}, {1574, 5, 0, 0, 0},
    {1585, 6, 0, 0, 1594}, {1645, 7, 1, 0, 0}, {1654, 7, 1, 0, 0}, {1664, 7, 1, 0, 0}, {1675, 7, 1, 0, 0},
    {1398, 8, 0, 0, 0}, {1398, 9, 0, 0, 0}, {1398, 10, 0, 0, 0}, {1398, 11, 0, 0, 0}, {1398, 12, 0, 0, 0},
    {1398, 13, 0, 0, 0}, {1925, 14, 0, 0, 0}, {2005, 7, 0, 0, 0}, {2013, 15, 0, 0, 0}, {2019, 16, 0, 0, 0},
    {2097, 17, 0, 0, 0}, {2128, 18, 1, 0, 0}, {2137, 19, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0},
    {2128, 18, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2128, 18, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2641, 0, 0, 0, 0},
    {2128, 18, 1, 0, 0}, {2940, 22, 0, 0, 0}, {2944, 20, 1, 0, 0}, {2954, 23, 2, 0, 0}, {2961, 24, 2, 0, 0},
    {2975, 22, 0, 0, 0}, {3636, 24, 1, 0, 0}, {3647, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0},
    {3672, 24, 1, 0, 0}, {3681, 23, 0, 0, 0}, {2975, 22, 0, 0, 0}, {2940, 22, 0, 0, 0}, {2954, 23, 2, 0, 0},
    {2961, 24, 2, 0, 0}, {2128, 18, 1, 0, 0}, {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0}, {4588, 22, 2, 0, 0},
    {2137, 31, 0, 0, 0}, {4588, 22, 2, 0, 0}, {5486, 32, 0, 0, 0}, {5486, 32, 1, 0, 0}, {4588, 22, 2, 0, 0},
    {2975, 22, 0, 0, 0}, {2954, 23, 2, 0, 0}, {2961, 24, 2, 0, 0}, {2128, 18, 1, 0, 0}, {6242, 24, 1, 0, 0},
    {6255, 24, 1, 0, 0}, {4575, 24, 2, 0, 0}, {4588, 22, 2, 0, 0}, {6758, 31, 0, 0, 0}, {6769, 31, 0, 0, 0},
    {6780, 31, 0, 0, 0}, {2954, 23, 0, 0, 0}, {3681, 35, 0, 0, 0}, {2128, 18, 1, 0, 0}, {4588, 22, 2, 0, 0},
    {7511, 24, 1, 0, 0}, {2128, 18, 1, 0, 0}, {4588, 0, 2, 0, 0}, {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0},
    {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0}, {8061, 24, 2, 0, 0}, {8070, 24, 2, 0, 0}, {8081, 24, 2, 0, 0},
    {2128, 18, 1, 0, 0}, {8094, 18, 1, 0, 0}, {8103, 22, 2, 0, 0}, {8121, 22, 2, 0, 0}, {8137, 22, 2, 0, 0},
    {4588, 22, 2, 0, 0}, {3636, 24, 2, 0, 0}, {3647, 24, 2, 0, 0}, {9480, 24, 2, 0, 0}, {9485, 24, 2, 0, 0},
    {9498, 24, 2, 0, 0}, {9516, 24, 2, 0, 0}, {9531, 24, 2, 0, 0}, {9544, 22, 2, 0, 0}, {8121, 22, 2, 0, 0},
    {8137, 22, 2, 0, 0}, {8103, 0, 2, 0, 0}, {9558, 0, 2, 0, 0}, {6758, 31, 0, 0, 0}, {6780, 31, 0, 0, 0},
    {6758, 31, 0, 0, 0}, {11248, 31, 0, 0, 0}, {6780, 31, 0, 0, 0}, {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0},
    {2128, 18, 1, 0, 0}, {8094, 18, 1, 0, 0}, {8103, 22, 2, 0, 0}, {8121, 22, 2, 0, 0}, {8137, 22, 2, 0, 0},
    {4588, 22, 2, 0, 0}, {12753, 24, 1, 0, 0}, {7511, 24, 1, 0, 0}, {2128, 18, 1, 0, 0}, {4575, 24, 2, 0, 0},
    {6242, 24, 1, 0, 0}, {6255, 24, 1, 0, 0}, {2128, 18, 1, 0, 0}, {14013, 0, 2, 0, 0}, {14352, 35, 2, 0, 0},
    {14364, 35, 0, 0, 0}, {14513, 35, 0, 0, 0}, {14526, 35, 2, 0, 0}, {14540, 35, 2, 0, 0}, {14861, 35, 2, 0, 0},
    {14880, 35, 2, 0, 0}, {14899, 0, 2, 0, 0}, {15099, 0, 2, 0, 0}, {15118, 19, 0, 0, 0}, {15129, 31, 0, 0, 0},
    {14540, 35, 2, 0, 0}, {14526, 35, 2, 0, 0}, {14513, 35, 0, 0, 0}, {21, 48, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {14013, 35, 2, 0, 0}, {1398, 0, 0, 0, 0}, {21, 48, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {3681, 52, 0, 0, 0}, {1398, 52, 0, 0, 0}, {21, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {16758, 53, 0, 0, 0},
    {16758, 53, 0, 0, 0}, {16815, 53, 0, 0, 0}, {1398, 54, 0, 0, 0}, {1398, 55, 0, 0, 0}, {1398, 56, 0, 0, 0},
    {1398, 57, 0, 0, 0}, {17087, 0, 0, 0, 0}, {17091, 0, 0, 0, 0}, {17613, 61, 0, 0, 0}, {17620, 62, 0, 0, 0},
    {17613, 48, 0, 0, 0}, {17729, 64, 1, 0, 0}, {17740, 65, 1, 0, 0}, {3681, 48, 0, 0, 0}, {17091, 48, 0, 0, 0},
    {18170, 35, 2, 0, 0}, {18181, 48, 0, 0, 0}, {18185, 35, 2, 0, 0}, {18445, 48, 0, 0, 0}, {18452, 35, 2, 0, 0},
    {18467, 48, 0, 0, 0}, {18471, 35, 2, 0, 0}, {18483, 66, 0, 0, 0}, {18483, 66, 0, 0, 0}, {18811, 35, 2, 0, 0},
    {18832, 35, 2, 0, 0}, {18855, 35, 2, 0, 0}, {18876, 67, 1, 0, 0}, {18891, 18, 1, 0, 0}, {18905, 68, 1, 0, 0},
    {18916, 68, 1, 0, 0}, {18929, 48, 1, 0, 0}, {18952, 35, 2, 0, 0}, {18975, 35, 1, 0, 0}, {18992, 68, 1, 0, 0},
    {19006, 35, 1, 0, 0}, {19022, 69, 0, 0, 0}, {18483, 70, 0, 0, 0}, {18483, 70, 0, 0, 0}, {15550, 71, 0, 0, 0},
    {18811, 35, 2, 0, 0}, {18832, 35, 2, 0, 0}, {18855, 35, 2, 0, 0}, {18876, 67, 1, 0, 0}, {18891, 18, 1, 0, 0},
    {18905, 68, 1, 0, 0}, {18916, 68, 1, 0, 0}, {18929, 48, 1, 0, 0}, {18952, 35, 2, 0, 0}, {18975, 35, 1, 0, 0},
    {18992, 68, 1, 0, 0}, {19006, 35, 1, 0, 0}, {22114, 72, 0, 0, 0}, {22122, 72, 0, 0, 0}, {22130, 73, 0, 0, 0},
    {22136, 73, 0, 0, 0}, {17613, 78, 0, 0, 0}, {22716, 79, 0, 0, 0}, {22722, 80, 1, 0, 0}, {17620, 80, 0, 0, 0},
    {17613, 79, 0, 0, 0}, {23011, 68, 0, 0, 0}, {22722, 82, 1, 0, 0}, {17620, 82, 0, 0, 0}, {22114, 79, 0, 0, 0},
    {22122, 79, 1, 0, 0}, {22722, 82, 1, 0, 0}, {17091, 84, 0, 0, 0}, {3681, 84, 0, 0, 0}, {17091, 0, 0, 0, 0},
    {23874, 0, 0, 0, 0}, {21, 48, 0, 0, 0}, {15550, 68, 2, 0, 0}, {23878, 68, 1, 0, 0}, {1398, 0, 0, 0, 0},
    {1398, 85, 0, 0, 0}, {21, 48, 0, 0, 0}, {15550, 68, 2, 0, 0}, {23878, 68, 1, 0, 0}, {1398, 86, 0, 0, 0},
    {21, 48, 0, 0, 0}, {15550, 68, 2, 0, 0}, {23878, 68, 1, 0, 0}, {1398, 68, 0, 0, 0}, {21, 48, 0, 0, 0},
    {15550, 68, 2, 0, 0}, {23878, 68, 1, 0, 0}, {21, 48, 0, 0, 0}, {15550, 68, 2, 0, 0}, {23878, 68, 1, 0, 0},
    {1398, 0, 0, 0, 0}, {21, 48, 0, 0, 0}, {15550, 68, 2, 0, 0}, {23878, 68, 1, 0, 0}, {17613, 87, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 88, 0, 0, 0}, {17613, 89, 0, 0, 0}, {22716, 90, 0, 0, 0}, {17620, 91, 0, 0, 0},
    {22114, 94, 0, 0, 0}, {22122, 94, 0, 0, 0}, {22130, 95, 0, 0, 0}, {26771, 96, 0, 0, 0}, {26779, 96, 0, 0, 0},
    {22136, 95, 0, 0, 0}, {22114, 98, 0, 0, 0}, {22122, 98, 0, 0, 0}, {22130, 99, 0, 0, 0}, {27479, 100, 0, 0, 0},
    {27486, 100, 0, 0, 0}, {22136, 99, 0, 0, 0}, {22114, 104, 0, 0, 0}, {22122, 105, 0, 0, 0},
    {22130, 106, 0, 0, 0}, {28723, 107, 0, 0, 0}, {22136, 106, 0, 0, 0}, {17091, 48, 0, 0, 0},
    {18170, 35, 2, 0, 0}, {22114, 109, 0, 0, 0}, {22122, 109, 0, 0, 0}, {22130, 110, 0, 0, 0},
    {22136, 110, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {3665, 35, 1, 0, 0}, {17620, 114, 0, 0, 0}, {30583, 115, 0, 0, 0}, {30587, 115, 0, 0, 0}, {1, 116, 0, 0, 0},
    {17620, 116, 0, 0, 0}, {30583, 117, 0, 0, 0}, {30587, 117, 0, 0, 0}, {1, 118, 0, 0, 0}, {17620, 118, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {31044, 114, 0, 0, 0}, {3665, 35, 1, 0, 0}, {1398, 119, 0, 0, 0},
    {1398, 120, 0, 0, 0}, {30583, 121, 0, 0, 0}, {30587, 121, 0, 0, 0}, {3681, 121, 0, 0, 0}, {30583, 123, 0, 0, 0},
    {30587, 123, 0, 0, 0}, {3681, 123, 0, 0, 0}, {32076, 123, 0, 0, 0}, {31541, 125, 0, 0, 0},
    {32381, 126, 0, 0, 0}, {32384, 126, 0, 0, 0}, {3681, 125, 0, 0, 0}, {32381, 121, 0, 0, 0},
    {32384, 121, 0, 0, 0}, {32381, 130, 0, 0, 0}, {32384, 130, 0, 0, 0}, {32381, 131, 0, 0, 0},
    {32384, 131, 0, 0, 0}, {33613, 123, 0, 0, 0}, {33617, 123, 0, 0, 0}, {33809, 121, 0, 0, 0},
    {32381, 121, 0, 0, 0}, {22716, 121, 0, 0, 0}, {15108, 125, 0, 0, 0}, {34288, 0, 0, 0, 0}, {34299, 0, 0, 0, 0},
    {34911, 133, 0, 0, 0}, {34913, 134, 0, 0, 0}, {34915, 134, 0, 0, 0}, {17620, 133, 0, 0, 0},
    {1, 135, 0, 0, 0}, {35249, 136, 0, 0, 0}, {35254, 136, 0, 0, 0}, {17620, 135, 0, 0, 0}, {1, 137, 0, 0, 0},
    {35249, 138, 0, 0, 0}, {35254, 138, 0, 0, 0}, {17620, 137, 0, 0, 0}, {34911, 139, 0, 0, 0},
    {34913, 139, 0, 0, 0}, {17620, 140, 0, 0, 0}, {1398, 141, 0, 0, 0}, {1398, 142, 0, 0, 0}, {1398, 143, 0, 0, 0},
    {30187, 144, 0, 0, 0}, {3681, 144, 0, 0, 0}, {30187, 144, 0, 0, 0}, {37157, 35, 0, 0, 0}, {3681, 145, 0, 0, 0},
    {30583, 147, 0, 0, 0}, {30587, 52, 0, 0, 0}, {37598, 52, 1, 0, 0}, {37606, 52, 1, 0, 0}, {1, 52, 1, 0, 0},
    {3681, 148, 0, 0, 0}, {1126, 145, 0, 0, 0}, {30187, 144, 0, 0, 0}, {37157, 35, 0, 0, 0}, {17620, 149, 0, 0, 0},
    {32568, 150, 0, 0, 0}, {38591, 151, 0, 0, 0}, {37157, 68, 0, 0, 0}, {39056, 152, 0, 0, 0},
    {39070, 152, 0, 0, 0}, {39084, 153, 0, 0, 0}, {39095, 153, 0, 0, 0}, {1126, 145, 0, 0, 0},
    {32568, 150, 0, 0, 0}, {37157, 68, 0, 0, 0}, {32568, 150, 0, 0, 0}, {39401, 151, 0, 0, 0},
    {37157, 68, 0, 0, 0}, {17624, 68, 0, 0, 0}, {39401, 151, 0, 0, 0}, {39650, 68, 0, 0, 0}, {37157, 68, 0, 0, 0},
    {32568, 150, 0, 0, 0}, {1126, 145, 0, 0, 0}, {18483, 48, 0, 0, 0}, {40034, 150, 0, 0, 0}, {30187, 144, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {37157, 35, 0, 0, 0}, {30583, 145, 0, 0, 0}, {30587, 145, 0, 0, 0}, {37598, 150, 1, 0, 0},
    {37606, 150, 1, 0, 0}, {1, 144, 1, 0, 0}, {30583, 155, 0, 0, 0}, {30587, 52, 0, 0, 0}, {37598, 52, 1, 0, 0},
    {37606, 52, 1, 0, 0}, {1, 52, 1, 0, 0}, {3681, 156, 0, 0, 0}, {30583, 157, 0, 0, 0}, {30587, 52, 0, 0, 0},
    {37598, 52, 1, 0, 0}, {37606, 52, 1, 0, 0}, {1, 52, 1, 0, 0}, {3681, 158, 0, 0, 0}, {30187, 144, 0, 0, 0},
    {37157, 35, 0, 0, 0}, {40034, 150, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {18483, 160, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {41932, 0, 1, 0, 0}, {40034, 52, 1, 0, 0}, {42323, 144, 0, 0, 0}, {18483, 160, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 52, 1, 0, 0}, {17620, 144, 0, 0, 0}, {17613, 161, 0, 0, 0}, {3681, 162, 0, 0, 0},
    {17613, 162, 0, 0, 0}, {3681, 161, 0, 0, 0}, {17091, 163, 0, 0, 0}, {18181, 163, 0, 0, 0},
    {15099, 165, 0, 0, 0}, {43690, 165, 0, 0, 0}, {43699, 165, 0, 0, 0}, {1, 166, 0, 0, 0}, {35249, 167, 0, 0, 0},
    {35254, 167, 0, 0, 0}, {17620, 166, 0, 0, 0}, {43904, 168, 0, 0, 0}, {40034, 150, 0, 0, 0},
    {2374, 169, 0, 0, 0}, {44288, 168, 0, 0, 0}, {44291, 150, 0, 0, 0}, {17624, 68, 0, 0, 0}, {18483, 64, 0, 0, 0},
    {22144, 64, 0, 0, 0}, {44555, 165, 0, 0, 0}, {44558, 165, 0, 0, 0}, {44555, 165, 0, 0, 0},
    {44558, 165, 0, 0, 0}, {44581, 165, 0, 0, 0}, {44584, 165, 0, 0, 0}, {40034, 170, 0, 0, 0},
    {35249, 171, 0, 0, 0}, {35254, 171, 0, 0, 0}, {17620, 171, 0, 0, 0}, {40034, 170, 0, 0, 0},
    {35249, 172, 0, 0, 0}, {35254, 172, 0, 0, 0}, {17620, 172, 0, 0, 0}, {44288, 150, 0, 0, 0},
    {44291, 150, 0, 0, 0}, {17624, 35, 0, 0, 0}, {3681, 150, 0, 0, 0}, {1, 173, 0, 0, 0}, {35249, 174, 0, 0, 0},
    {35254, 174, 0, 0, 0}, {18181, 173, 0, 0, 0}, {1, 175, 0, 0, 0}, {35249, 176, 0, 0, 0}, {35254, 176, 0, 0, 0},
    {18181, 175, 0, 0, 0}, {45718, 163, 0, 0, 0}, {45727, 163, 0, 0, 0}, {45736, 163, 0, 0, 0},
    {45745, 163, 0, 0, 0}, {45718, 163, 0, 0, 0}, {45727, 163, 0, 0, 0}, {45977, 163, 0, 0, 0},
    {45986, 163, 0, 0, 0}, {45736, 163, 0, 0, 0}, {45745, 163, 0, 0, 0}, {45995, 163, 0, 0, 0},
    {46004, 163, 0, 0, 0}, {46473, 53, 0, 0, 0}, {33809, 177, 0, 0, 0}, {46467, 178, 0, 0, 0},
    {46547, 35, 0, 0, 0}, {33809, 177, 0, 0, 0}, {3681, 0, 1, 0, 0}, {33809, 178, 0, 0, 0}, {14364, 177, 2, 0, 0},
    {47076, 181, 0, 0, 0}, {47079, 182, 0, 0, 0}, {47076, 181, 0, 0, 0}, {47079, 182, 0, 0, 0},
    {47379, 183, 0, 0, 0}, {47484, 0, 0, 0, 0}, {47496, 0, 0, 0, 0}, {47507, 0, 0, 0, 0}, {47646, 35, 0, 0, 0},
    {3681, 178, 0, 0, 0}, {47794, 184, 2, 0, 0}, {47807, 177, 2, 0, 0}, {5486, 184, 0, 0, 0}, {47820, 185, 2, 0, 0},
    {47832, 19, 0, 0, 0}, {48022, 31, 0, 0, 0}, {33809, 187, 0, 0, 0}, {33809, 187, 0, 0, 0}, {47079, 182, 0, 0, 0},
    {3681, 177, 0, 0, 0}, {48551, 18, 0, 0, 0}, {48612, 185, 0, 0, 0}, {1398, 0, 0, 0, 0}, {48612, 185, 0, 0, 0},
    {49123, 35, 2, 0, 0}, {49137, 189, 1, 0, 0}, {49142, 35, 1, 0, 0}, {3681, 189, 0, 0, 0}, {49343, 190, 0, 0, 0},
    {49349, 190, 0, 0, 0}, {49476, 190, 2, 0, 0}, {49484, 18, 2, 0, 0}, {49495, 190, 2, 0, 0},
    {49504, 18, 2, 0, 0}, {21161, 189, 0, 0, 0}, {17613, 189, 0, 0, 0}, {49826, 191, 0, 0, 0},
    {3681, 189, 1, 0, 0}, {21161, 192, 0, 0, 0}, {50173, 193, 0, 0, 0}, {3681, 192, 0, 0, 0}, {51031, 194, 0, 0, 0},
    {9558, 194, 0, 0, 0}, {51155, 195, 0, 0, 0}, {51144, 196, 0, 0, 0}, {30141, 113, 0, 0, 0},
    {16758, 53, 0, 0, 0}, {36146, 197, 0, 0, 0}, {51213, 198, 0, 0, 0}, {51284, 16, 0, 0, 0}, {51301, 17, 0, 0, 0},
    {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51337, 198, 0, 0, 0}, {51389, 194, 0, 0, 0},
    {16758, 53, 0, 0, 0}, {51213, 198, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51522, 199, 0, 0, 0},
    {1398, 200, 0, 0, 0}, {1398, 201, 0, 0, 0}, {46890, 202, 0, 0, 0}, {51680, 202, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {47646, 203, 0, 0, 0}, {51749, 204, 0, 0, 0}, {6753, 191, 0, 0, 0}, {51749, 204, 0, 0, 0},
    {6753, 191, 0, 0, 0}, {51914, 205, 0, 0, 0}, {6753, 191, 0, 0, 0}, {1398, 206, 0, 0, 0}, {1398, 207, 0, 0, 0},
    {52114, 16, 0, 0, 0}, {52123, 195, 0, 0, 0}, {52134, 195, 0, 0, 0}, {52147, 195, 0, 0, 0},
    {52156, 195, 0, 0, 0}, {6753, 53, 0, 0, 55}, {1398, 208, 0, 0, 0}, {52261, 209, 0, 0, 0}, {52271, 198, 0, 0, 0},
    {6753, 53, 0, 0, 55}, {1398, 210, 0, 0, 0}, {1398, 211, 0, 0, 0}, {2097, 16, 0, 0, 0}, {52356, 202, 0, 0, 0},
    {51284, 16, 0, 0, 0}, {52396, 17, 0, 0, 0}, {6753, 53, 0, 0, 55}, {52409, 212, 0, 0, 0}, {52428, 212, 0, 0, 0},
    {52445, 202, 0, 0, 0}, {6753, 191, 0, 0, 0}, {15550, 213, 0, 0, 0}, {52534, 214, 0, 0, 0},
    {39650, 203, 0, 0, 0}, {52586, 113, 0, 0, 0}, {1398, 17, 0, 0, 0}, {6753, 53, 0, 0, 55}, {52682, 16, 0, 0, 0},
    {52696, 215, 0, 0, 0}, {1398, 53, 0, 0, 0}, {51031, 0, 2, 0, 0}, {52958, 0, 2, 0, 0}, {53064, 18, 0, 0, 0},
    {53130, 0, 2, 0, 0}, {49826, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {53233, 0, 2, 0, 0}, {53250, 0, 2, 0, 0},
    {53283, 0, 0, 0, 0}, {53292, 0, 0, 0, 0}, {53587, 216, 0, 0, 0}, {53592, 0, 2, 0, 0}, {53608, 0, 3, 53621, 0},
    {53655, 0, 0, 0, 0}, {53674, 0, 2, 0, 0}, {53954, 208, 0, 0, 0}, {53959, 208, 0, 0, 0}, {6753, 53, 0, 0, 55},
    {50555, 217, 0, 0, 0}, {3681, 218, 0, 0, 0}, {30583, 217, 0, 0, 0}, {30587, 217, 0, 0, 0},
    {3681, 217, 0, 0, 0}, {33809, 0, 0, 0, 0}, {50555, 219, 0, 0, 0}, {53954, 218, 0, 0, 0}, {54417, 218, 0, 0, 0},
    {3681, 18, 0, 0, 0}, {54417, 218, 0, 0, 0}, {30583, 217, 0, 0, 0}, {30587, 221, 0, 0, 0}, {53954, 218, 0, 0, 0},
    {55254, 222, 0, 0, 0}, {1398, 198, 0, 0, 0}, {55311, 201, 0, 0, 0}, {55369, 212, 0, 0, 0},
    {55379, 6, 0, 0, 0}, {1398, 17, 0, 0, 0}, {55769, 53, 0, 0, 0}, {30583, 223, 0, 0, 0}, {30587, 223, 0, 0, 0},
    {14364, 223, 0, 0, 0}, {55958, 224, 0, 0, 0}, {3681, 225, 0, 0, 0}, {33809, 226, 0, 0, 0},
    {3681, 223, 0, 0, 0}, {2940, 224, 0, 0, 0}, {1398, 223, 0, 0, 0}, {15099, 223, 0, 0, 0}, {14013, 223, 2, 0, 0},
    {14364, 223, 2, 0, 0}, {17613, 223, 0, 0, 0}, {49826, 223, 0, 0, 0}, {15108, 18, 0, 0, 0},
    {34288, 223, 0, 0, 0}, {34299, 223, 0, 0, 0}, {57022, 225, 0, 0, 0}, {3681, 224, 0, 0, 0},
    {15099, 229, 0, 0, 0}, {43690, 229, 0, 0, 0}, {14364, 229, 0, 0, 0}, {47832, 19, 0, 0, 0},
    {57242, 19, 0, 0, 0}, {57289, 226, 2, 0, 0}, {57554, 230, 0, 0, 0}, {57565, 230, 0, 0, 0},
    {9480, 230, 0, 0, 0}, {3681, 231, 0, 0, 0}, {15108, 18, 0, 0, 0}, {15118, 19, 0, 0, 0}, {15129, 232, 0, 0, 0},
    {33809, 224, 0, 0, 0}, {14364, 18, 0, 0, 0}, {33809, 233, 0, 0, 0}, {14364, 231, 0, 0, 0},
    {33809, 234, 0, 0, 0}, {15099, 230, 0, 0, 0}, {43690, 230, 0, 0, 0}, {14364, 230, 0, 0, 0},
    {33809, 223, 1, 0, 0}, {1398, 235, 0, 0, 0}, {15550, 223, 2, 0, 0}, {53064, 230, 0, 0, 0},
    {58903, 19, 0, 0, 0}, {58917, 19, 2, 0, 0}, {59097, 226, 2, 0, 0}, {3681, 223, 1, 0, 0}, {14364, 0, 2, 0, 0},
    {46890, 236, 0, 0, 0}, {59335, 0, 2, 0, 0}, {14364, 0, 0, 0, 0}, {1398, 237, 0, 0, 0}, {60563, 238, 0, 0, 0},
    {1398, 239, 0, 0, 0}, {1398, 240, 0, 0, 0}, {2097, 16, 0, 0, 0}, {47993, 53, 0, 0, 0}, {46897, 220, 1, 0, 0},
    {52271, 241, 1, 0, 0}, {60793, 242, 0, 0, 60806}, {43548, 238, 0, 0, 0}, {60871, 243, 0, 0, 0},
    {14372, 200, 0, 0, 0}, {60881, 200, 0, 0, 0}, {40034, 212, 0, 0, 0}, {1398, 244, 0, 0, 0},
    {16911, 54, 0, 0, 0}, {1398, 245, 0, 0, 0}, {61051, 198, 0, 0, 0}, {61058, 246, 0, 0, 61065},
    {61073, 16, 0, 0, 0}, {61080, 241, 1, 0, 0}, {61091, 247, 1, 0, 0}, {1398, 248, 0, 0, 0}, {61051, 198, 1, 0, 0},
    {1398, 249, 0, 0, 0}, {1398, 250, 0, 0, 0}, {61445, 238, 0, 0, 0}, {61452, 238, 0, 0, 0}, {61457, 238, 0, 0, 0},
    {1398, 251, 0, 0, 0}, {3681, 251, 0, 0, 0}, {61682, 253, 2, 0, 0}, {61700, 35, 2, 0, 0}, {61713, 35, 2, 0, 0},
    {21, 48, 0, 0, 0}, {61728, 253, 1, 0, 0}, {61682, 253, 2, 0, 0}, {62745, 35, 0, 0, 0}, {62750, 35, 0, 0, 0},
    {21, 48, 0, 0, 0}, {62755, 257, 0, 0, 0}, {61728, 253, 1, 0, 0}, {61682, 253, 2, 0, 0}, {63174, 35, 0, 0, 0},
    {63180, 35, 0, 0, 0}, {63186, 35, 0, 0, 0}, {63191, 35, 0, 0, 0}, {63202, 35, 0, 0, 0}, {63213, 48, 0, 0, 0},
    {63221, 48, 0, 0, 0}, {52534, 48, 0, 0, 0}, {63230, 257, 0, 0, 0}, {61728, 253, 1, 0, 0}, {61682, 253, 2, 0, 0},
    {62745, 35, 0, 0, 0}, {62750, 35, 0, 0, 0}, {63774, 35, 0, 0, 0}, {63778, 48, 0, 0, 0}, {63786, 48, 0, 0, 0},
    {52534, 48, 0, 0, 0}, {61682, 253, 2, 0, 0}, {62745, 35, 0, 0, 0}, {62750, 35, 0, 0, 0}, {63774, 35, 0, 0, 0},
    {64226, 48, 0, 0, 0}, {52534, 48, 0, 0, 0}, {61682, 253, 2, 0, 0}, {62745, 35, 0, 0, 0}, {62750, 35, 0, 0, 0},
    {63774, 35, 0, 0, 0}, {64406, 48, 0, 0, 0}, {63778, 48, 0, 0, 0}, {52534, 48, 0, 0, 0}, {61682, 253, 2, 0, 0},
    {62745, 35, 0, 0, 0}, {62750, 35, 0, 0, 0}, {63774, 35, 0, 0, 0}, {64620, 48, 0, 0, 0}, {63786, 48, 0, 0, 0},
    {52534, 48, 0, 0, 0}, {61682, 253, 2, 0, 0}, {21, 48, 0, 0, 0}, {64862, 35, 2, 0, 0}, {64867, 259, 0, 0, 0},
    {61728, 253, 1, 0, 0}, {61682, 253, 2, 0, 0}, {21, 48, 0, 0, 0}, {61728, 253, 1, 0, 0}, {61682, 253, 2, 0, 0},
    {64867, 259, 0, 0, 0}, {61682, 253, 2, 0, 0}, {63230, 257, 0, 0, 0}, {65943, 260, 0, 0, 0},
    {1398, 262, 0, 0, 0}, {61682, 253, 2, 0, 0}, {66419, 35, 0, 0, 0}, {66429, 35, 0, 0, 0}, {66439, 35, 0, 0, 0},
    {66449, 35, 0, 0, 0}, {66460, 35, 0, 0, 0}, {66471, 35, 0, 0, 0}, {66482, 35, 1, 0, 0}, {66495, 35, 1, 0, 0},
    {66508, 35, 1, 0, 0}, {66521, 68, 1, 0, 0}, {61682, 253, 2, 0, 0}, {66419, 263, 0, 0, 0}, {66429, 263, 0, 0, 0},
    {66439, 263, 0, 0, 0}, {66449, 263, 0, 0, 0}, {66460, 263, 0, 0, 0}, {66471, 263, 0, 0, 0},
    {66482, 263, 1, 0, 0}, {66495, 263, 1, 0, 0}, {66508, 263, 1, 0, 0}, {66521, 68, 1, 0, 0},
    {67042, 0, 2, 0, 0}, {67057, 0, 1, 0, 0}, {61682, 253, 2, 0, 0}, {18181, 48, 0, 0, 0}, {17091, 48, 0, 0, 0},
    {61682, 253, 2, 0, 0}, {18181, 48, 0, 0, 0}, {1398, 0, 0, 0, 0}, {56478, 265, 2, 0, 0}, {1398, 84, 0, 0, 0},
    {68870, 84, 0, 0, 0}, {68883, 18, 0, 0, 0}, {61682, 253, 2, 0, 0}, {69076, 259, 0, 0, 0}, {69083, 259, 0, 0, 0},
    {69090, 257, 0, 0, 0}, {50173, 48, 0, 0, 0}, {61682, 253, 2, 0, 0}, {69076, 259, 0, 0, 0},
    {69083, 259, 0, 0, 0}, {69090, 257, 0, 0, 0}, {69611, 35, 0, 0, 0}, {61728, 253, 1, 0, 0},
    {61682, 253, 2, 0, 0}, {63230, 257, 0, 0, 0}, {70084, 48, 0, 0, 0}, {70094, 48, 0, 0, 0}, {52534, 48, 0, 0, 0},
    {70315, 68, 0, 0, 0}, {1398, 84, 0, 0, 0}, {39650, 68, 0, 0, 0}, {51155, 68, 0, 0, 0}, {70415, 84, 0, 0, 0},
    {68883, 18, 0, 0, 0}, {61682, 253, 2, 0, 0}, {19022, 270, 0, 0, 0}, {70687, 257, 0, 0, 0},
    {70694, 257, 0, 0, 0}, {69090, 257, 0, 0, 0}, {61682, 253, 2, 0, 0}, {19022, 270, 0, 0, 0},
    {61728, 253, 1, 0, 0}, {61682, 253, 2, 0, 0}, {19022, 270, 0, 0, 0}, {61682, 253, 2, 0, 0},
    {19022, 270, 0, 0, 0}, {70687, 257, 0, 0, 0}, {70694, 257, 0, 0, 0}, {69090, 257, 0, 0, 0},
    {69611, 35, 0, 0, 0}, {50173, 48, 0, 0, 0}, {71572, 35, 0, 0, 0}, {61728, 253, 1, 0, 0}, {62745, 35, 0, 0, 0},
    {62750, 35, 0, 0, 0}, {63774, 35, 0, 0, 0}, {61728, 253, 1, 0, 0}, {61682, 253, 2, 0, 0}, {70687, 257, 0, 0, 0},
    {69083, 259, 0, 0, 0}, {72451, 259, 0, 0, 0}, {72458, 48, 2, 0, 0}, {61682, 253, 2, 0, 0},
    {70687, 257, 0, 0, 0}, {69083, 259, 0, 0, 0}, {72451, 259, 0, 0, 0}, {72918, 35, 2, 0, 0},
    {61728, 253, 1, 0, 0}, {61682, 253, 2, 0, 0}, {70687, 257, 0, 0, 0}, {73413, 259, 0, 0, 0},
    {73417, 259, 0, 0, 0}, {50173, 48, 0, 0, 0}, {61682, 253, 2, 0, 0}, {70687, 257, 0, 0, 0},
    {73413, 259, 0, 0, 0}, {73417, 259, 0, 0, 0}, {17091, 0, 0, 0, 0}, {43548, 68, 1, 0, 0}, {74608, 273, 0, 0, 0},
    {74612, 273, 0, 0, 0}, {74616, 274, 0, 0, 0}, {17620, 275, 0, 0, 0}, {1398, 276, 0, 0, 0},
    {56478, 275, 2, 0, 0}, {75089, 275, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17620, 251, 0, 0, 0},
    {1398, 251, 0, 0, 0}, {75089, 275, 0, 0, 0}, {15550, 35, 2, 0, 0}, {75631, 278, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {17091, 279, 0, 0, 0}, {75863, 278, 0, 0, 0}, {15550, 35, 2, 0, 0}, {76326, 35, 0, 0, 0}, {56478, 0, 2, 0, 0},
    {76343, 19, 0, 0, 0}, {52534, 0, 2, 0, 0}, {1398, 280, 0, 0, 0}, {30583, 35, 0, 0, 0}, {30587, 35, 0, 0, 0},
    {49343, 24, 0, 0, 0}, {49349, 24, 0, 0, 0}, {1398, 282, 0, 0, 0}, {1398, 283, 0, 0, 60806},
    {56478, 284, 2, 0, 0}, {49349, 284, 0, 0, 0}, {48022, 19, 0, 0, 0}, {77752, 284, 2, 0, 0},
    {78611, 284, 2, 0, 0}, {49349, 286, 0, 0, 0}, {56478, 286, 2, 0, 0}, {1398, 287, 0, 0, 0},
    {1398, 288, 0, 0, 0}, {1398, 289, 0, 0, 0}, {1398, 290, 0, 0, 0}, {1398, 291, 0, 0, 0}, {1398, 292, 0, 0, 0},
    {51031, 0, 2, 0, 0}, {52958, 191, 2, 0, 0}, {79542, 293, 2, 0, 0}, {49343, 296, 0, 0, 0}, {80627, 296, 0, 0, 0},
    {3681, 189, 2, 0, 0}, {79542, 191, 2, 0, 0}, {80737, 19, 0, 0, 0}, {51031, 296, 2, 0, 0}, {80627, 296, 0, 0, 0},
    {88655, 19, 0, 0, 0}, {17613, 293, 0, 0, 0}, {49826, 293, 0, 0, 0}, {89222, 0, 1, 0, 0}, {89236, 35, 2, 0, 0},
    {3681, 293, 0, 0, 0}, {51031, 296, 2, 0, 0}, {14899, 296, 2, 0, 0}, {14364, 189, 2, 0, 0},
    {49343, 191, 0, 0, 0}, {49349, 191, 0, 0, 0}, {3681, 293, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49826, 293, 0, 0, 0}, {89236, 35, 2, 0, 0}, {93021, 304, 0, 0, 0}, {49349, 304, 0, 0, 0},
    {3681, 304, 0, 0, 0}, {49343, 304, 0, 0, 0}, {49349, 306, 0, 0, 0}, {3681, 306, 0, 0, 0}, {1398, 306, 0, 0, 0},
    {49349, 304, 0, 0, 0}, {16758, 53, 0, 0, 0}, {95890, 212, 0, 0, 0}, {96016, 53, 0, 0, 0}, {96027, 194, 0, 0, 0},
    {96034, 6, 0, 0, 0}, {96143, 195, 0, 0, 22168}, {2097, 17, 0, 0, 96182}, {48022, 194, 0, 0, 60806},
    {96230, 17, 0, 0, 0}, {96242, 194, 0, 0, 60806}, {96253, 307, 0, 0, 60806}, {47076, 308, 0, 0, 0},
    {96143, 195, 0, 0, 0}, {47076, 198, 0, 0, 0}, {96494, 309, 0, 0, 0}, {96501, 16, 1, 0, 0},
    {47076, 198, 0, 0, 0}, {96501, 16, 1, 0, 0}, {51060, 179, 0, 0, 0}, {96594, 310, 0, 0, 0},
    {47076, 195, 0, 0, 0}, {96633, 311, 0, 0, 0}, {96672, 179, 1, 0, 0}, {96677, 179, 1, 0, 0},
    {48209, 212, 0, 0, 0}, {96710, 312, 0, 0, 0}, {96725, 210, 0, 0, 0}, {96731, 210, 0, 0, 0},
    {96792, 313, 0, 0, 60806}, {51743, 212, 0, 0, 0}, {96831, 6, 0, 0, 1594}, {2097, 16, 0, 0, 0},
    {1398, 16, 0, 0, 0}, {96594, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0}, {96896, 212, 0, 0, 96907},
    {51337, 315, 0, 0, 22168}, {97003, 198, 0, 0, 0}, {97009, 316, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {97014, 317, 1, 0, 0}, {97019, 195, 0, 0, 22168}, {47076, 308, 0, 0, 0}, {97118, 318, 0, 0, 0},
    {97014, 317, 0, 0, 0}, {97133, 16, 1, 0, 0}, {97142, 6, 0, 0, 0}, {97154, 319, 0, 0, 0}, {97167, 320, 0, 0, 96907},
    {97181, 16, 1, 0, 0}, {97287, 308, 1, 0, 0}, {97293, 6, 0, 0, 1594}, {96594, 314, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {97014, 317, 1, 0, 0}, {97019, 195, 0, 0, 22168}, {97003, 198, 1, 0, 0},
    {97303, 198, 1, 0, 0}, {97312, 321, 0, 0, 22168}, {96896, 212, 0, 0, 96907}, {97318, 212, 0, 0, 96907},
    {97330, 322, 1, 0, 0}, {46547, 322, 1, 0, 0}, {97343, 322, 1, 0, 0}, {97353, 322, 1, 0, 0},
    {97364, 201, 0, 0, 60806}, {96594, 314, 0, 0, 22168}, {2097, 16, 1, 0, 0}, {97303, 198, 1, 0, 0},
    {96896, 212, 0, 0, 96907}, {97318, 195, 0, 0, 22168}, {97469, 212, 0, 0, 96907}, {97482, 195, 1, 0, 0},
    {97500, 198, 1, 0, 0}, {97595, 323, 0, 0, 60806}, {97702, 324, 0, 0, 0}, {97709, 325, 0, 0, 60806},
    {2097, 16, 0, 0, 0}, {97833, 16, 0, 0, 0}, {48209, 198, 1, 0, 0}, {57554, 198, 0, 0, 0}, {57565, 198, 1, 0, 0},
    {3665, 198, 0, 0, 0}, {97003, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {97924, 16, 1, 0, 0}, {97014, 317, 0, 0, 0},
    {97019, 195, 0, 0, 0}, {6753, 198, 0, 0, 0}, {97936, 6, 0, 0, 1594}, {97950, 6, 0, 0, 1594},
    {97318, 195, 0, 0, 22168}, {2940, 316, 0, 0, 0}, {2641, 322, 1, 0, 0}, {96594, 314, 0, 0, 22168},
    {97003, 198, 0, 0, 0}, {98095, 198, 0, 0, 0}, {97014, 317, 1, 0, 0}, {97019, 195, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {97364, 201, 0, 0, 60806}, {97003, 198, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {97014, 317, 1, 0, 0}, {97019, 195, 0, 0, 22168}, {97003, 198, 0, 0, 0}, {97014, 317, 1, 0, 0},
    {97019, 195, 0, 0, 22168}, {98198, 195, 0, 0, 22168}, {97003, 198, 0, 0, 0}, {97014, 317, 1, 0, 0},
    {98257, 195, 0, 0, 0}, {97003, 198, 0, 0, 0}, {2097, 16, 1, 0, 0}, {97014, 317, 1, 0, 0}, {97019, 195, 0, 0, 22168},
    {53064, 195, 0, 0, 22168}, {97318, 195, 0, 0, 22168}, {6753, 198, 1, 0, 0}, {97312, 321, 0, 0, 22168},
    {97014, 317, 1, 0, 0}, {97003, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {98390, 16, 1, 0, 0}, {98403, 16, 1, 0, 0},
    {98415, 16, 1, 0, 0}, {97019, 195, 0, 0, 22168}, {98424, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {97003, 198, 1, 0, 0}, {98453, 6, 0, 0, 0}, {96594, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0},
    {96896, 212, 0, 0, 96907}, {97318, 195, 0, 0, 22168}, {98538, 198, 1, 0, 0}, {98551, 322, 1, 0, 0},
    {98567, 322, 1, 0, 0}, {51337, 315, 0, 0, 22168}, {97287, 308, 1, 0, 0}, {97293, 6, 0, 0, 1594},
    {47076, 308, 1, 0, 0}, {98689, 326, 1, 0, 0}, {97003, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {97924, 16, 1, 0, 0},
    {97014, 317, 1, 0, 0}, {97019, 195, 0, 0, 22168}, {98701, 195, 0, 0, 22168}, {98711, 327, 0, 0, 22168},
    {6753, 328, 1, 0, 0}, {98727, 201, 0, 0, 60806}, {98741, 201, 0, 0, 60806}, {48209, 198, 1, 0, 0},
    {57554, 198, 1, 0, 0}, {57565, 198, 1, 0, 0}, {3665, 198, 1, 0, 0}, {98866, 329, 0, 0, 22168},
    {51389, 201, 0, 0, 60806}, {98940, 179, 0, 0, 0}, {1398, 330, 0, 0, 0}, {99015, 331, 0, 0, 0},
    {99073, 332, 0, 0, 0}, {99316, 26, 1, 0, 0}, {99333, 333, 1, 0, 0}, {99343, 334, 1, 0, 0},
    {99354, 335, 1, 0, 0}, {99361, 336, 1, 0, 0}, {99374, 337, 1, 0, 0}, {99379, 338, 1, 0, 0},
    {99390, 339, 1, 0, 0}, {99399, 340, 1, 0, 0}, {99406, 341, 1, 0, 0}, {99415, 26, 1, 0, 0},
    {99428, 26, 1, 0, 0}, {99441, 342, 1, 0, 0}, {99450, 342, 1, 0, 0}, {99457, 343, 0, 0, 60806},
    {99559, 26, 1, 0, 0}, {99567, 344, 1, 0, 0}, {99586, 344, 1, 0, 0}, {99605, 344, 1, 0, 0},
    {99622, 344, 1, 0, 0}, {48209, 345, 0, 0, 0}, {99559, 26, 1, 0, 0}, {99712, 26, 1, 0, 0}, {48209, 345, 1, 0, 0},
    {99559, 26, 1, 0, 0}, {99778, 345, 1, 0, 0}, {99559, 26, 1, 0, 0}, {48209, 345, 1, 0, 0}, {99827, 26, 1, 0, 0},
    {99842, 26, 1, 0, 0}, {99847, 344, 1, 0, 0}, {99864, 344, 1, 0, 0}, {99622, 344, 1, 0, 0},
    {99559, 26, 1, 0, 0}, {48209, 345, 1, 0, 0}, {99908, 344, 1, 0, 0}, {99922, 344, 1, 0, 0},
    {99936, 344, 1, 0, 0}, {99959, 344, 1, 0, 0}, {99622, 344, 1, 0, 0}, {100024, 26, 1, 0, 0},
    {99559, 26, 1, 0, 0}, {100069, 26, 1, 0, 0}, {100085, 26, 1, 0, 0}, {51155, 345, 1, 0, 0},
    {100100, 344, 1, 0, 0}, {100119, 344, 1, 0, 0}, {99622, 344, 1, 0, 0}, {100186, 346, 0, 0, 0},
    {100192, 346, 0, 0, 0}, {100199, 346, 0, 0, 0}, {100215, 346, 0, 0, 0}, {100224, 346, 0, 0, 0},
    {100235, 346, 0, 0, 0}, {100284, 347, 0, 0, 0}, {55254, 16, 0, 0, 0}, {1398, 198, 0, 0, 0},
    {100348, 345, 0, 0, 0}, {2376, 21, 0, 0, 0}, {100428, 17, 0, 0, 0}, {100435, 17, 0, 0, 0},
    {61058, 348, 0, 0, 0}, {100583, 212, 0, 0, 0}, {100595, 212, 0, 0, 0}, {100605, 212, 0, 0, 0},
    {100624, 212, 0, 0, 0}, {100643, 212, 0, 0, 0}, {100654, 212, 0, 0, 0}, {100668, 212, 1, 0, 0},
    {100687, 349, 1, 0, 0}, {100709, 350, 0, 0, 0}, {100742, 195, 0, 0, 0}, {100750, 212, 0, 0, 0},
    {100643, 195, 0, 0, 0}, {100805, 351, 0, 0, 0}, {100875, 16, 0, 0, 0}, {100882, 16, 0, 0, 0},
    {100887, 352, 1, 0, 0}, {100887, 313, 0, 0, 60806}, {101012, 198, 0, 0, 0}, {39650, 203, 0, 0, 0},
    {47076, 16, 1, 0, 0}, {78456, 353, 0, 0, 0}, {101103, 353, 0, 0, 0}, {39650, 203, 0, 0, 0},
    {101115, 6, 0, 0, 1594}, {47076, 17, 0, 0, 0}, {101157, 354, 0, 0, 0}, {101222, 355, 0, 0, 0},
    {101255, 21, 0, 0, 0}, {101260, 6, 0, 0, 1594}, {101284, 345, 0, 0, 0}, {101293, 345, 0, 0, 0},
    {30583, 356, 0, 0, 0}, {30587, 356, 0, 0, 0}, {17620, 356, 0, 0, 0}, {53064, 357, 0, 0, 0},
    {17620, 357, 0, 0, 0}, {101657, 221, 0, 0, 0}, {17620, 151, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {31044, 358, 0, 0, 0}, {17620, 358, 0, 0, 0}, {53064, 364, 0, 0, 0}, {17620, 364, 0, 0, 0},
    {53130, 149, 2, 0, 0}, {59335, 149, 2, 0, 0}, {102749, 149, 3, 102768, 0}, {3681, 149, 1, 0, 0},
    {56478, 149, 2, 0, 0}, {102749, 149, 3, 102768, 0}, {9558, 149, 1, 0, 0}, {55805, 151, 0, 0, 0},
    {23874, 371, 0, 0, 0}, {31044, 371, 0, 0, 0}, {17620, 372, 0, 0, 0}, {15108, 18, 0, 0, 0},
    {53233, 149, 2, 0, 0}, {53250, 149, 2, 0, 0}, {1126, 373, 0, 0, 0}, {103867, 221, 0, 0, 0},
    {104066, 374, 0, 0, 0}, {30583, 375, 0, 0, 0}, {30587, 375, 0, 0, 0}, {17620, 375, 0, 0, 0},
    {17620, 376, 0, 0, 0}, {33809, 375, 0, 0, 0}, {53064, 375, 0, 0, 0}, {31044, 149, 0, 0, 0},
    {18483, 357, 0, 0, 0}, {105469, 356, 2, 0, 0}, {30583, 386, 0, 0, 0}, {30587, 386, 0, 0, 0},
    {105896, 151, 0, 0, 0}, {105901, 0, 3, 105914, 0}, {105937, 0, 2, 0, 0}, {14013, 149, 2, 0, 0},
    {17620, 149, 1, 0, 0}, {1126, 373, 0, 0, 0}, {1398, 389, 0, 0, 0}, {103867, 221, 0, 0, 0},
    {17620, 373, 0, 0, 0}, {104066, 374, 0, 0, 0}, {1398, 389, 0, 0, 0}, {17620, 374, 0, 0, 0},
    {32381, 356, 0, 0, 0}, {32381, 375, 0, 0, 0}, {51182, 221, 0, 0, 0}, {107162, 151, 0, 0, 0},
    {107173, 151, 0, 0, 0}, {97019, 68, 0, 0, 0}, {17620, 221, 0, 0, 0}, {107370, 18, 0, 0, 0},
    {102749, 149, 3, 102768, 0}, {34911, 375, 0, 0, 0}, {34913, 375, 0, 0, 0}, {5486, 391, 0, 0, 0},
    {107716, 151, 0, 0, 0}, {47079, 151, 0, 0, 0}, {107841, 18, 0, 0, 0}, {107848, 391, 0, 0, 0},
    {47076, 391, 0, 0, 0}, {47079, 151, 0, 0, 0}, {108137, 68, 0, 0, 0}, {108143, 151, 0, 0, 0},
    {108151, 151, 0, 0, 0}, {108160, 151, 0, 0, 0}, {47079, 151, 0, 0, 0}, {108137, 68, 0, 0, 0},
    {96672, 18, 0, 0, 0}, {47079, 151, 0, 0, 0}, {108627, 391, 0, 0, 0}, {108632, 18, 0, 0, 0},
    {105896, 151, 0, 0, 0}, {1398, 149, 0, 0, 0}, {109233, 151, 0, 0, 0}, {31044, 221, 0, 0, 0},
    {78067, 221, 0, 0, 0}, {109647, 149, 0, 0, 0}, {55805, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {31044, 373, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {3665, 221, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {34911, 375, 0, 0, 0},
    {34913, 375, 0, 0, 0}, {34915, 375, 0, 0, 0}, {31044, 375, 0, 0, 0}, {34911, 356, 0, 0, 0},
    {34913, 356, 0, 0, 0}, {34915, 356, 0, 0, 0}, {18483, 221, 0, 0, 0}, {22144, 221, 0, 0, 0},
    {110623, 399, 0, 0, 0}, {55805, 151, 0, 0, 0}, {55805, 151, 0, 0, 0}, {17620, 399, 0, 0, 0},
    {17620, 18, 0, 0, 0}, {31044, 375, 0, 0, 0}, {111027, 221, 0, 0, 0}, {31044, 400, 0, 0, 0},
    {1398, 373, 0, 0, 0}, {55805, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {111255, 373, 0, 0, 0}, {111317, 401, 0, 0, 0}, {40034, 398, 0, 0, 0},
    {111322, 373, 2, 0, 0}, {111356, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {111322, 373, 1, 0, 0},
    {1398, 373, 0, 0, 0}, {111317, 401, 0, 0, 0}, {40034, 398, 0, 0, 0}, {1398, 373, 0, 0, 0},
    {111356, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {111356, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {75089, 373, 0, 0, 0}, {111356, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {30583, 373, 0, 0, 0},
    {30587, 373, 0, 0, 0}, {75089, 373, 0, 0, 0}, {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0},
    {112220, 221, 0, 0, 0}, {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0}, {18181, 151, 0, 0, 0},
    {31044, 402, 0, 0, 0}, {112220, 221, 0, 0, 0}, {18181, 151, 0, 0, 0}, {31044, 402, 0, 0, 0},
    {55805, 151, 0, 0, 0}, {107162, 151, 0, 0, 0}, {107173, 151, 0, 0, 0}, {97019, 68, 0, 0, 0},
    {112488, 151, 0, 0, 0}, {55805, 357, 0, 0, 0}, {40034, 403, 0, 0, 0}, {34911, 356, 0, 0, 0},
    {34913, 356, 0, 0, 0}, {15099, 356, 0, 0, 0}, {43690, 356, 0, 0, 0}, {17620, 404, 0, 0, 0},
    {18445, 151, 0, 0, 0}, {113682, 151, 0, 0, 0}, {113692, 151, 0, 0, 0}, {113773, 151, 0, 0, 0},
    {31044, 151, 0, 0, 0}, {107162, 151, 0, 0, 0}, {107173, 151, 0, 0, 0}, {97019, 68, 0, 0, 0},
    {112488, 151, 0, 0, 0}, {113986, 373, 0, 0, 0}, {114021, 373, 0, 0, 0}, {114221, 373, 0, 0, 0},
    {114021, 373, 0, 0, 0}, {114452, 373, 0, 0, 0}, {114457, 373, 0, 0, 0}, {32381, 404, 0, 0, 0},
    {114679, 218, 0, 0, 0}, {49343, 406, 0, 0, 0}, {32381, 406, 0, 0, 0}, {30583, 404, 0, 0, 0},
    {30587, 404, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {30583, 406, 0, 0, 0},
    {30587, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {115160, 406, 0, 0, 0},
    {115164, 406, 0, 0, 0}, {115168, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0},
    {61522, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {17091, 406, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {17091, 404, 0, 0, 0}, {40034, 398, 0, 0, 0},
    {110196, 68, 0, 0, 0}, {55805, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0},
    {107370, 398, 0, 0, 0}, {115420, 373, 0, 0, 0}, {115429, 373, 0, 0, 0}, {110196, 68, 0, 0, 0},
    {17091, 401, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {115513, 221, 0, 0, 0},
    {31044, 404, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {115513, 218, 0, 0, 0},
    {31044, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {31044, 373, 0, 0, 0},
    {55805, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {110196, 68, 0, 0, 0}, {53064, 356, 0, 0, 0},
    {59335, 149, 2, 0, 0}, {116341, 149, 2, 0, 0}, {116360, 149, 2, 0, 0}, {102749, 149, 3, 102768, 0},
    {116379, 0, 0, 0, 0}, {116390, 0, 0, 0, 0}, {15099, 149, 2, 0, 0}, {17620, 408, 0, 0, 0}, {116991, 19, 0, 0, 0},
    {116991, 31, 0, 0, 0}, {17620, 391, 0, 0, 0}, {53064, 149, 1, 0, 0}, {15108, 376, 0, 0, 0},
    {118096, 149, 0, 0, 0}, {118106, 149, 0, 0, 0}, {44555, 373, 0, 0, 0}, {44558, 373, 0, 0, 0},
    {1398, 408, 0, 0, 0}, {105896, 151, 0, 0, 0}, {1398, 221, 0, 0, 0}, {53592, 0, 2, 0, 0}, {53608, 0, 3, 53621, 0},
    {53064, 151, 0, 0, 0}, {33809, 123, 0, 0, 0}, {1398, 121, 0, 0, 0}, {1226, 121, 0, 0, 0}, {1222, 121, 0, 0, 0},
    {34911, 121, 0, 0, 0}, {34913, 121, 0, 0, 0}, {34915, 121, 0, 0, 0}, {30583, 121, 0, 0, 0},
    {30587, 123, 0, 0, 0}, {120145, 121, 0, 0, 0}, {120149, 121, 0, 0, 0}, {61700, 35, 2, 0, 0},
    {61713, 35, 2, 0, 0}, {21, 48, 0, 0, 0}, {1398, 251, 0, 0, 0}, {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {17613, 190, 0, 0, 0}, {49826, 190, 0, 0, 0}, {17091, 417, 0, 0, 0}, {3681, 417, 0, 0, 0},
    {17613, 190, 0, 0, 0}, {61051, 190, 0, 0, 0}, {21, 190, 0, 0, 0}, {17613, 419, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {14013, 48, 2, 0, 0}, {9558, 48, 2, 0, 0}, {122049, 48, 0, 0, 0}, {122059, 35, 2, 0, 0}, {95890, 35, 0, 0, 0},
    {17091, 417, 0, 0, 0}, {122233, 35, 2, 0, 0}, {122480, 35, 0, 0, 0}, {17613, 417, 0, 0, 0},
    {122697, 420, 0, 0, 0}, {39650, 35, 0, 0, 0}, {122709, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0}, {122892, 31, 0, 0, 0}, {3681, 421, 0, 0, 0}, {17613, 423, 0, 0, 0},
    {123500, 35, 1, 0, 0}, {14364, 423, 0, 0, 0}, {17613, 190, 0, 0, 0}, {123660, 35, 2, 0, 0},
    {122709, 35, 2, 0, 0}, {52586, 35, 2, 0, 0}, {17613, 190, 0, 0, 0}, {30141, 424, 0, 0, 0},
    {3681, 190, 0, 0, 0}, {17613, 48, 0, 0, 0}, {123660, 35, 2, 0, 0}, {122709, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {32381, 417, 0, 0, 0}, {14364, 417, 0, 0, 0}, {17613, 260, 0, 0, 0}, {124769, 35, 0, 0, 0},
    {122709, 35, 2, 0, 0}, {14364, 48, 0, 0, 0}, {6753, 53, 0, 0, 55}, {125296, 425, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {125310, 425, 0, 0, 0}, {1398, 0, 0, 0, 0}, {125296, 425, 2, 0, 0}, {125310, 425, 0, 0, 0},
    {5486, 425, 0, 0, 0}, {1398, 426, 0, 0, 0}, {127261, 48, 0, 0, 0}, {127269, 48, 0, 0, 0}, {127150, 427, 0, 0, 0},
    {127163, 428, 1, 0, 0}, {127150, 427, 0, 0, 0}, {127163, 428, 1, 0, 0}, {46547, 68, 0, 0, 0},
    {127163, 428, 1, 0, 0}, {47646, 68, 0, 0, 0}, {127150, 427, 0, 0, 0}, {127790, 68, 0, 0, 0},
    {55254, 68, 0, 0, 0}, {127163, 428, 1, 0, 0}, {127796, 427, 0, 0, 0}, {31044, 428, 0, 0, 0},
    {127203, 428, 0, 0, 0}, {128296, 48, 0, 0, 0}, {96594, 68, 0, 0, 0}, {17613, 68, 0, 0, 0},
    {127150, 427, 0, 0, 0}, {127163, 428, 1, 0, 0}, {128300, 430, 0, 0, 0}, {128296, 48, 0, 0, 0},
    {96594, 68, 0, 0, 0}, {49826, 68, 0, 0, 0}, {127150, 427, 0, 0, 0}, {128300, 430, 0, 0, 0},
    {51213, 198, 0, 0, 0}, {129879, 195, 0, 0, 22155}, {21161, 48, 0, 0, 0}, {130033, 432, 0, 0, 0},
    {130041, 433, 0, 0, 0}, {130049, 434, 0, 0, 0}, {99343, 435, 0, 0, 0}, {130093, 436, 0, 0, 0},
    {21161, 48, 0, 0, 0}, {1398, 435, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 437, 0, 0, 0},
    {1398, 432, 0, 0, 0}, {18181, 48, 0, 0, 0}, {18185, 35, 2, 0, 0}, {17091, 48, 0, 0, 0}, {18170, 35, 2, 0, 0},
    {130214, 35, 1, 0, 0}, {61728, 438, 0, 0, 0}, {130558, 438, 2, 0, 0}, {61682, 438, 0, 0, 0},
    {75631, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17620, 52, 0, 0, 0}, {131059, 439, 0, 0, 0}, {131068, 35, 0, 0, 0},
    {5486, 440, 0, 0, 0}, {131059, 439, 0, 0, 0}, {131245, 35, 0, 0, 0}, {131068, 35, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {131059, 439, 0, 0, 0}, {131068, 35, 0, 0, 0}, {48209, 35, 0, 0, 0},
    {131059, 439, 0, 0, 0}, {131767, 441, 0, 0, 0}, {131059, 439, 0, 0, 0}, {48209, 35, 0, 0, 0},
    {131068, 35, 0, 0, 0}, {32568, 18, 1, 0, 0}, {131059, 439, 0, 0, 0}, {5486, 440, 0, 0, 0},
    {131068, 35, 0, 0, 0}, {132125, 18, 0, 0, 0}, {131059, 439, 0, 0, 0}, {132353, 18, 0, 0, 0},
    {132365, 35, 0, 0, 0}, {131068, 35, 0, 0, 0}, {132621, 52, 0, 0, 0}, {132629, 52, 0, 0, 0},
    {132637, 52, 0, 0, 0}, {132645, 442, 0, 0, 0}, {132621, 52, 0, 0, 0}, {132629, 52, 0, 0, 0},
    {132637, 52, 0, 0, 0}, {32381, 443, 0, 0, 0}, {32384, 443, 0, 0, 0}, {18181, 48, 0, 0, 0},
    {131059, 439, 0, 0, 0}, {133321, 445, 0, 0, 0}, {70094, 35, 2, 0, 0}, {131068, 35, 0, 0, 0},
    {133341, 446, 1, 0, 0}, {32568, 18, 1, 0, 0}, {17091, 48, 0, 0, 0}, {133321, 445, 0, 0, 0},
    {70094, 35, 2, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 262, 0, 0, 0}, {133968, 35, 2, 0, 0}, {133982, 445, 0, 0, 0},
    {133321, 445, 0, 0, 0}, {133321, 445, 0, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 48, 0, 0, 0},
    {133982, 445, 0, 0, 0}, {134418, 447, 0, 0, 0}, {134589, 447, 0, 0, 0}, {134601, 447, 0, 0, 0},
    {132637, 448, 0, 0, 0}, {134613, 448, 0, 0, 0}, {132637, 448, 0, 0, 0}, {134613, 448, 0, 0, 0},
    {75863, 48, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0}, {1398, 452, 0, 0, 0},
    {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0},
    {1398, 458, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {1398, 460, 0, 0, 0}, {1398, 461, 0, 0, 0},
    {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0}, {1398, 466, 0, 0, 0},
    {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0}, {1398, 471, 0, 0, 0},
    {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0}, {1398, 476, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {22146, 459, 0, 0, 0},
    {1398, 478, 0, 0, 0}, {1398, 479, 0, 0, 0}, {137671, 459, 0, 0, 137673}, {100875, 17, 0, 0, 137681},
    {100882, 17, 0, 0, 137703}, {100887, 17, 0, 0, 96182}, {97312, 241, 1, 0, 0}, {137711, 220, 1, 0, 0},
    {137716, 6, 0, 0, 3064}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0},
    {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0},
    {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0},
    {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {40034, 68, 0, 0, 0},
    {138616, 68, 1, 0, 0}, {138626, 68, 1, 0, 0}, {138642, 68, 1, 0, 0}, {17620, 68, 1, 0, 0},
    {138616, 68, 1, 0, 0}, {138626, 68, 0, 0, 0}, {139335, 498, 0, 0, 0}, {17620, 499, 0, 0, 0},
    {139589, 501, 0, 0, 0}, {139601, 501, 0, 0, 0}, {34911, 502, 0, 0, 0}, {18181, 503, 0, 0, 0},
    {34911, 506, 0, 0, 0}, {140167, 79, 0, 0, 0}, {140174, 79, 0, 0, 0}, {140181, 68, 1, 0, 0},
    {18181, 502, 0, 0, 0}, {18181, 506, 0, 0, 0}, {34911, 79, 0, 0, 0}, {34913, 79, 0, 0, 0}, {18181, 402, 0, 0, 0},
    {17091, 507, 0, 0, 0}, {140694, 68, 0, 0, 0}, {18181, 446, 0, 0, 0}, {18181, 508, 0, 0, 0},
    {17091, 402, 0, 0, 0}, {17091, 509, 0, 0, 0}, {17091, 79, 0, 0, 0}, {17620, 68, 0, 0, 0}, {141423, 510, 0, 0, 0},
    {141430, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {141437, 64, 1, 0, 0}, {141449, 446, 1, 0, 0},
    {141430, 510, 0, 0, 0}, {47646, 68, 0, 0, 0}, {141437, 64, 1, 0, 0}, {141423, 511, 0, 0, 0},
    {141430, 510, 0, 0, 0}, {142109, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {133341, 446, 1, 0, 0},
    {141437, 64, 1, 0, 0}, {141423, 512, 0, 0, 0}, {141430, 501, 0, 0, 0}, {142109, 501, 0, 0, 0},
    {47646, 68, 0, 0, 0}, {142814, 399, 0, 0, 0}, {141430, 501, 0, 0, 0}, {70094, 68, 2, 0, 0},
    {141437, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {142814, 399, 0, 0, 0}, {70094, 68, 2, 0, 0},
    {143272, 446, 2, 0, 0}, {141437, 64, 1, 0, 0}, {142814, 151, 0, 0, 0}, {141430, 501, 0, 0, 0},
    {70094, 68, 2, 0, 0}, {141437, 64, 1, 0, 0}, {141423, 511, 0, 0, 0}, {142814, 399, 0, 0, 0},
    {70094, 68, 2, 0, 0}, {142109, 501, 0, 0, 0}, {143272, 446, 2, 0, 0}, {133341, 446, 1, 0, 0},
    {141437, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {105896, 517, 0, 0, 0}, {18181, 501, 0, 0, 0},
    {17091, 510, 0, 0, 0}, {144804, 68, 1, 0, 0}, {34911, 519, 0, 0, 0}, {34913, 508, 0, 0, 0},
    {34915, 68, 0, 0, 0}, {34911, 508, 0, 0, 0}, {34913, 508, 0, 0, 0}, {34915, 68, 0, 0, 0}, {145333, 68, 1, 0, 0},
    {76820, 18, 0, 0, 0}, {105896, 399, 0, 0, 0}, {47646, 68, 0, 0, 0}, {146102, 0, 2, 0, 0}, {146115, 0, 2, 0, 0},
    {32568, 18, 1, 0, 0}, {146129, 0, 2, 0, 0}, {55805, 501, 0, 0, 0}, {17620, 0, 0, 0, 0}, {34911, 517, 0, 0, 0},
    {34913, 68, 0, 0, 0}, {17620, 529, 0, 0, 0}, {146806, 68, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {17620, 530, 0, 0, 0}, {105896, 532, 0, 0, 0}, {48209, 68, 1, 0, 0}, {17620, 64, 1, 0, 0},
    {105896, 532, 0, 0, 0}, {131245, 68, 0, 0, 0}, {32568, 18, 1, 0, 0}, {105896, 517, 0, 0, 0},
    {48209, 68, 0, 0, 0}, {17620, 64, 0, 0, 0}, {105896, 532, 0, 0, 0}, {131245, 68, 0, 0, 0},
    {105896, 511, 0, 0, 0}, {131245, 68, 0, 0, 0}, {105896, 517, 0, 0, 0}, {48209, 68, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {105896, 517, 0, 0, 0}, {148098, 533, 0, 0, 0}, {105896, 517, 0, 0, 0},
    {148098, 533, 0, 0, 0}, {132365, 68, 1, 0, 0}, {105896, 517, 0, 0, 0}, {148361, 68, 0, 0, 0},
    {132365, 68, 0, 0, 0}, {148623, 149, 2, 0, 0}, {148632, 149, 2, 0, 0}, {148641, 149, 2, 0, 0},
    {148650, 68, 0, 0, 0}, {148661, 446, 0, 0, 0}, {148669, 446, 0, 0, 0}, {148679, 68, 0, 0, 0},
    {148690, 446, 0, 0, 0}, {148698, 446, 0, 0, 0}, {148623, 149, 2, 0, 0}, {148632, 149, 2, 0, 0},
    {148641, 149, 2, 0, 0}, {132645, 68, 0, 0, 0}, {132669, 68, 0, 0, 0}, {148650, 68, 0, 0, 0},
    {148661, 446, 0, 0, 0}, {148669, 446, 0, 0, 0}, {148679, 68, 0, 0, 0}, {148690, 446, 0, 0, 0},
    {148698, 446, 0, 0, 0}, {148623, 149, 2, 0, 0}, {148632, 149, 2, 0, 0}, {148641, 149, 2, 0, 0},
    {132645, 68, 0, 0, 0}, {132669, 68, 0, 0, 0}, {148623, 149, 2, 0, 0}, {148632, 149, 2, 0, 0},
    {148641, 149, 2, 0, 0}, {149565, 68, 0, 0, 0}, {105896, 543, 0, 0, 0}, {32568, 18, 1, 0, 0},
    {150313, 68, 0, 0, 0}, {150316, 68, 1, 0, 0}, {150319, 68, 0, 0, 0}, {53064, 79, 0, 0, 0},
    {17620, 79, 0, 0, 0}, {31044, 548, 0, 0, 0}, {152941, 68, 0, 0, 0}, {17620, 548, 0, 0, 0},
    {146806, 68, 0, 0, 0}, {31044, 548, 0, 0, 0}, {39650, 68, 0, 0, 0}, {152941, 68, 0, 0, 0},
    {17620, 551, 0, 0, 0}, {105896, 517, 0, 0, 0}, {47646, 64, 0, 0, 0}, {55805, 501, 0, 0, 0},
    {153646, 68, 2, 0, 0}, {105896, 553, 0, 0, 0}, {153843, 68, 0, 0, 0}, {105896, 553, 0, 0, 0},
    {133341, 446, 1, 0, 0}, {154246, 554, 0, 0, 0}, {154252, 64, 0, 0, 0}, {154246, 554, 0, 0, 0},
    {153843, 68, 0, 0, 0}, {154694, 554, 0, 0, 0}, {39650, 64, 1, 0, 0}, {17620, 559, 0, 0, 0},
    {134613, 554, 0, 0, 0}, {132621, 561, 0, 0, 0}, {132629, 64, 0, 0, 0}, {155020, 68, 0, 0, 0},
    {155026, 18, 0, 0, 0}, {155039, 64, 1, 0, 0}, {155051, 562, 1, 0, 0}, {134613, 554, 0, 0, 0},
    {132621, 561, 0, 0, 0}, {132629, 64, 0, 0, 0}, {155020, 68, 0, 0, 0}, {155026, 18, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {134613, 554, 0, 0, 0}, {132621, 561, 0, 0, 0},
    {132629, 64, 0, 0, 0}, {155020, 68, 0, 0, 0}, {155026, 18, 0, 0, 0}, {132645, 554, 0, 0, 0},
    {155039, 64, 1, 0, 0}, {155051, 562, 1, 0, 0}, {134613, 554, 0, 0, 0}, {132621, 561, 0, 0, 0},
    {132629, 64, 0, 0, 0}, {155020, 68, 0, 0, 0}, {155026, 18, 0, 0, 0}, {132645, 554, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {134613, 554, 0, 0, 0}, {132621, 561, 0, 0, 0},
    {132629, 64, 0, 0, 0}, {155020, 68, 0, 0, 0}, {155026, 18, 0, 0, 0}, {156778, 64, 1, 0, 0},
    {134613, 554, 0, 0, 0}, {132621, 561, 0, 0, 0}, {132629, 64, 0, 0, 0}, {155020, 68, 0, 0, 0},
    {155026, 18, 0, 0, 0}, {132645, 554, 0, 0, 0}, {156778, 64, 1, 0, 0}, {157503, 68, 0, 0, 0},
    {157513, 68, 0, 0, 0}, {157530, 68, 0, 0, 0}, {157546, 402, 0, 0, 0}, {157557, 18, 0, 0, 0},
    {157572, 402, 0, 0, 0}, {154246, 554, 0, 0, 0}, {154694, 554, 0, 0, 0}, {31044, 559, 0, 0, 0},
    {39650, 64, 1, 0, 0}, {40034, 68, 0, 0, 0}, {76820, 18, 0, 0, 0}, {17620, 568, 0, 0, 0}, {158493, 372, 0, 0, 0},
    {134589, 64, 0, 0, 0}, {134601, 64, 0, 0, 0}, {9558, 372, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {3665, 68, 0, 0, 0}, {17620, 573, 0, 0, 0}, {56478, 149, 2, 0, 0}, {55805, 151, 0, 0, 0}, {56478, 149, 2, 0, 0},
    {3665, 68, 0, 0, 0}, {160239, 6, 0, 0, 1594}, {160260, 6, 0, 0, 1594}, {160280, 6, 0, 0, 1594},
    {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0}, {1398, 579, 0, 0, 0},
    {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1398, 582, 0, 0, 0}, {1759, 583, 1, 0, 0}, {160454, 584, 1, 0, 0},
    {160733, 26, 1, 0, 0}, {1398, 585, 0, 0, 0}, {160786, 195, 0, 0, 22168}, {160797, 6, 0, 0, 1594},
    {160827, 6, 0, 0, 1594}, {160859, 6, 0, 0, 1594}, {160882, 6, 0, 0, 1594}, {160911, 6, 0, 0, 1594},
    {160922, 195, 0, 0, 160944}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0}, {1398, 588, 0, 0, 0},
    {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0}, {1398, 593, 0, 0, 0},
    {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {1398, 596, 0, 0, 0}, {161390, 195, 0, 0, 0}, {161398, 0, 2, 0, 0},
    {161406, 64, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {162415, 18, 1, 0, 0}, {162715, 24, 0, 0, 0}, {160221, 600, 1, 0, 0}, {163072, 20, 2, 0, 0},
    {163253, 232, 0, 0, 0}, {163265, 31, 0, 0, 0}, {163283, 31, 0, 0, 0}, {163299, 31, 0, 0, 0},
    {163321, 31, 0, 0, 0}, {163335, 232, 0, 0, 0}, {163636, 0, 2, 0, 0}, {163650, 0, 2, 0, 0},
    {163665, 24, 1, 0, 0}, {163690, 0, 2, 0, 0}, {161398, 0, 2, 0, 0}, {163690, 0, 2, 0, 0}, {164399, 20, 2, 0, 0},
    {164839, 24, 2, 0, 0}, {164857, 24, 2, 0, 0}, {164875, 24, 2, 0, 0}, {165143, 24, 1, 0, 0},
    {62365, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {165155, 24, 1, 0, 0}, {3681, 606, 0, 0, 0},
    {165570, 20, 0, 0, 0}, {165578, 20, 1, 0, 0}, {101157, 20, 2, 0, 0}, {2954, 606, 2, 0, 0},
    {165590, 20, 0, 0, 0}, {166137, 24, 1, 0, 0}, {3681, 600, 0, 0, 0}, {166355, 0, 2, 0, 0}, {163636, 0, 2, 0, 0},
    {163650, 0, 2, 0, 0}, {162415, 18, 1, 0, 0}, {166677, 24, 1, 0, 0}, {163690, 0, 2, 0, 0}, {164399, 20, 2, 0, 0},
    {167263, 31, 0, 0, 0}, {167275, 31, 0, 0, 0}, {167287, 31, 0, 0, 0}, {167441, 0, 2, 0, 0},
    {167456, 0, 2, 0, 0}, {163636, 0, 2, 0, 0}, {163650, 0, 2, 0, 0}, {163690, 0, 2, 0, 0}, {164399, 20, 2, 0, 0},
    {168053, 20, 2, 0, 0}, {162415, 18, 1, 0, 0}, {168066, 0, 2, 0, 0}, {168078, 68, 2, 0, 0},
    {168095, 20, 2, 0, 0}, {163690, 0, 2, 0, 0}, {164399, 20, 2, 0, 0}, {163636, 0, 2, 0, 0}, {163650, 0, 2, 0, 0},
    {168848, 20, 2, 0, 0}, {163690, 0, 2, 0, 0}, {163636, 0, 2, 0, 0}, {163650, 0, 2, 0, 0}, {169304, 20, 2, 0, 0},
    {169316, 216, 1, 0, 0}, {169323, 20, 2, 0, 0}, {169344, 0, 2, 0, 0}, {162415, 18, 1, 0, 0},
    {169359, 20, 2, 0, 0}, {169377, 20, 2, 0, 0}, {163072, 20, 2, 0, 0}, {163690, 0, 2, 0, 0},
    {169396, 216, 1, 0, 0}, {169316, 216, 0, 0, 0}, {170301, 24, 2, 0, 0}, {30141, 24, 2, 0, 0},
    {14364, 64, 0, 0, 0}, {169316, 216, 1, 0, 0}, {162415, 18, 1, 0, 0}, {163072, 20, 2, 0, 0},
    {170439, 20, 2, 0, 0}, {170460, 20, 2, 0, 0}, {169304, 20, 2, 0, 0}, {169316, 216, 1, 0, 0},
    {162415, 18, 1, 0, 0}, {163072, 20, 2, 0, 0}, {169316, 216, 0, 0, 0}, {171082, 64, 0, 0, 0},
    {163636, 0, 2, 0, 0}, {163650, 0, 2, 0, 0}, {169304, 20, 2, 0, 0}, {108632, 18, 1, 0, 0}, {162415, 18, 1, 0, 0},
    {169359, 20, 2, 0, 0}, {171255, 216, 1, 0, 0}, {163690, 0, 2, 0, 0}, {171264, 20, 1, 0, 0},
    {163636, 0, 2, 0, 0}, {163650, 0, 2, 0, 0}, {171998, 20, 2, 0, 0}, {163636, 0, 2, 0, 0}, {163650, 0, 2, 0, 0},
    {108632, 18, 1, 0, 0}, {172389, 24, 1, 0, 0}, {162415, 18, 1, 0, 0}, {169359, 20, 2, 0, 0},
    {172399, 24, 1, 0, 0}, {171255, 216, 1, 0, 0}, {163690, 0, 2, 0, 0}, {164399, 20, 2, 0, 0},
    {169304, 20, 2, 0, 0}, {163636, 0, 2, 0, 0}, {163650, 0, 2, 0, 0}, {162415, 18, 1, 0, 0}, {173413, 216, 1, 0, 0},
    {173429, 216, 1, 0, 0}, {163690, 0, 2, 0, 0}, {164399, 20, 2, 0, 0}, {169396, 216, 1, 0, 0},
    {174030, 20, 0, 0, 0}, {174039, 20, 0, 0, 0}, {174195, 600, 2, 0, 0}, {174206, 600, 2, 0, 0},
    {122709, 24, 2, 0, 0}, {174405, 600, 0, 0, 0}, {163636, 0, 2, 0, 0}, {163650, 0, 2, 0, 0},
    {168066, 0, 2, 0, 0}, {168078, 68, 2, 0, 0}, {163690, 0, 2, 0, 0}, {164399, 20, 2, 0, 0}, {174632, 0, 1, 0, 0},
    {56478, 617, 2, 0, 0}, {9558, 617, 2, 0, 0}, {46473, 618, 1, 0, 0}, {112488, 619, 0, 0, 0},
    {176104, 620, 0, 0, 0}, {1398, 621, 0, 0, 0}, {46473, 622, 1, 0, 0}, {1398, 623, 0, 0, 0},
    {176607, 624, 2, 0, 0}, {77752, 619, 2, 0, 0}, {176621, 625, 2, 0, 0}, {61522, 620, 0, 0, 0},
    {97709, 617, 2, 0, 0}, {3681, 627, 0, 0, 0}, {176104, 620, 0, 0, 0}, {177240, 620, 1, 0, 0},
    {177254, 624, 2, 0, 0}, {177453, 620, 0, 0, 0}, {31044, 621, 0, 0, 0}, {31044, 624, 0, 0, 0},
    {177706, 620, 1, 0, 0}, {177711, 617, 2, 0, 0}, {47832, 31, 0, 0, 0}, {3681, 618, 0, 0, 0},
    {3681, 622, 0, 0, 0}, {30583, 617, 0, 0, 0}, {30587, 617, 0, 0, 0}, {51203, 619, 0, 0, 0},
    {178512, 620, 0, 0, 0}, {1398, 618, 0, 0, 0}, {1398, 622, 0, 0, 0}, {179118, 624, 2, 0, 0},
    {179132, 619, 2, 0, 0}, {179148, 625, 2, 0, 0}, {179165, 620, 0, 0, 0}, {150707, 629, 0, 0, 0},
    {3681, 617, 0, 0, 0}, {52534, 629, 0, 0, 0}, {179958, 0, 0, 0, 0}, {48022, 630, 0, 0, 0}, {1398, 619, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {97595, 631, 0, 0, 0}, {3681, 625, 0, 0, 0}, {1398, 617, 0, 0, 0}, {51031, 617, 2, 0, 0},
    {180968, 620, 2, 0, 0}, {178512, 620, 0, 0, 0}, {177254, 624, 2, 0, 0}, {181399, 0, 0, 0, 0},
    {58897, 0, 2, 0, 0}, {51213, 198, 0, 0, 0}, {6753, 53, 0, 0, 0}, {6753, 633, 0, 0, 0}, {1398, 210, 0, 0, 0},
    {6753, 633, 0, 0, 0}, {47646, 195, 0, 0, 0}, {181957, 195, 0, 0, 0}, {181961, 195, 0, 0, 0},
    {17624, 195, 0, 0, 181971}, {3681, 633, 0, 0, 0}, {55805, 633, 0, 0, 0}, {52271, 634, 1, 0, 0},
    {3681, 635, 0, 0, 0}, {111317, 636, 0, 0, 0}, {40034, 637, 0, 0, 0}, {104919, 638, 0, 0, 0},
    {3681, 638, 0, 0, 0}, {55805, 635, 0, 0, 0}, {3681, 634, 0, 0, 0}, {55805, 633, 0, 0, 0}, {55805, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {104919, 638, 0, 0, 0}, {1398, 638, 0, 0, 0}, {55805, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {18483, 639, 0, 0, 0}, {39650, 640, 0, 0, 0}, {3681, 639, 0, 0, 0},
    {30583, 639, 0, 0, 0}, {30587, 639, 0, 0, 0}, {3681, 640, 0, 0, 0}, {1398, 638, 0, 0, 0}, {111317, 636, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55805, 633, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49343, 644, 0, 0, 0},
    {3681, 645, 0, 0, 0}, {49343, 645, 0, 0, 0}, {3681, 644, 0, 0, 0}, {49343, 646, 0, 0, 0}, {3681, 646, 0, 0, 0},
    {137671, 459, 0, 0, 137673}, {100875, 17, 0, 0, 185077}, {100882, 17, 0, 0, 185097}, {100887, 17, 0, 0, 96182},
    {181957, 17, 0, 0, 185106}, {97312, 241, 1, 0, 0}, {137711, 220, 1, 0, 0}, {185323, 510, 0, 0, 0},
    {185333, 501, 0, 0, 0}, {40034, 68, 0, 0, 0}, {53064, 400, 0, 0, 0}, {17620, 400, 0, 0, 0},
    {185790, 68, 0, 0, 0}, {185790, 79, 0, 0, 0}, {185913, 79, 0, 0, 0}, {17087, 68, 0, 0, 0},
    {17091, 68, 0, 0, 0}, {185790, 79, 0, 0, 0}, {185913, 79, 0, 0, 0}, {17091, 647, 0, 0, 0},
    {22716, 68, 0, 0, 0}, {17620, 648, 0, 0, 0}, {17620, 649, 0, 0, 0}, {17620, 650, 0, 0, 0},
    {17091, 651, 0, 0, 0}, {22716, 68, 0, 0, 0}, {17620, 652, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 68, 0, 0, 0},
    {17620, 653, 0, 0, 0}, {17620, 654, 0, 0, 0}, {188082, 650, 0, 0, 0}, {35249, 650, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 655, 0, 0, 0}, {188386, 656, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 656, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 657, 0, 0, 0},
    {188386, 442, 0, 0, 0}, {188082, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 442, 0, 0, 0},
    {188386, 442, 0, 0, 0}, {188082, 656, 0, 0, 0}, {22716, 79, 0, 0, 0}, {188386, 442, 0, 0, 0},
    {188082, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 658, 0, 0, 0}, {188386, 68, 0, 0, 0},
    {17091, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {188386, 68, 0, 0, 0}, {17091, 656, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188386, 68, 0, 0, 0}, {188082, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17091, 648, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 647, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 655, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17620, 659, 0, 0, 0}, {17091, 659, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 660, 0, 0, 0}, {17620, 661, 0, 0, 0}, {17091, 652, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 651, 0, 0, 0}, {17091, 653, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188386, 68, 0, 0, 0}, {188082, 662, 0, 0, 0}, {193260, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188386, 68, 0, 0, 0}, {188082, 663, 0, 0, 0}, {193260, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188386, 68, 0, 0, 0}, {188082, 79, 0, 0, 0}, {193260, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188386, 68, 0, 0, 0}, {17091, 657, 0, 0, 0}, {193260, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188386, 68, 0, 0, 0}, {17091, 656, 0, 0, 0}, {193260, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {188386, 68, 0, 0, 0}, {17091, 658, 0, 0, 0}, {193260, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 648, 0, 0, 0}, {193260, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {193260, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {193260, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 659, 0, 0, 0}, {193260, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {193260, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 661, 0, 0, 0}, {193260, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 652, 0, 0, 0}, {193260, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 653, 0, 0, 0},
    {193260, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0}, {193260, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {185790, 79, 0, 0, 0}, {185913, 68, 0, 0, 0}, {17087, 68, 0, 0, 0}, {196916, 501, 0, 0, 0},
    {196916, 501, 0, 0, 0}, {31044, 64, 0, 0, 0}, {17624, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {55805, 399, 0, 0, 0}, {188082, 375, 0, 0, 0}, {35249, 375, 0, 0, 0},
    {35254, 375, 0, 0, 0}, {185323, 510, 0, 0, 0}, {185333, 501, 0, 0, 0}, {55805, 510, 0, 0, 0},
    {185323, 151, 0, 0, 0}, {185333, 501, 0, 0, 0}, {18483, 151, 0, 0, 0}, {3665, 446, 0, 0, 0},
    {199049, 64, 0, 0, 0}, {97312, 68, 0, 0, 0}, {199219, 68, 0, 0, 0}, {199223, 68, 0, 0, 0},
    {17087, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17620, 664, 0, 0, 0}, {17087, 149, 0, 0, 0}, {188082, 149, 0, 0, 0},
    {35249, 149, 0, 0, 0}, {35254, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0},
    {201269, 149, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201274, 68, 0, 0, 0}, {198226, 68, 0, 0, 0},
    {201527, 149, 0, 0, 0}, {201269, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {201274, 149, 0, 0, 0},
    {198226, 149, 0, 0, 0}, {201269, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {201274, 149, 0, 0, 0},
    {198226, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0}, {201269, 665, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {201274, 68, 0, 0, 0}, {198226, 68, 0, 0, 0}, {201527, 149, 0, 0, 0},
    {201269, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201274, 68, 0, 0, 0}, {198226, 68, 0, 0, 0},
    {201269, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {201274, 68, 0, 0, 0}, {198226, 68, 0, 0, 0},
    {201269, 665, 0, 0, 0}, {185333, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {202473, 68, 0, 0, 0},
    {201274, 68, 0, 0, 0}, {39650, 68, 0, 0, 0}, {198226, 68, 0, 0, 0}, {17091, 149, 0, 0, 0},
    {188082, 149, 0, 0, 0}, {35249, 68, 0, 0, 0}, {204937, 666, 0, 0, 0}, {204945, 667, 0, 0, 0},
    {204953, 666, 0, 0, 0}, {204961, 666, 0, 0, 0}, {204937, 666, 0, 0, 0}, {204945, 667, 0, 0, 0},
    {17087, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0},
    {34915, 403, 0, 0, 0}, {17620, 403, 0, 0, 0}, {34911, 668, 0, 0, 0}, {34913, 668, 0, 0, 0},
    {34915, 668, 0, 0, 0}, {17620, 668, 0, 0, 0}, {34911, 668, 0, 0, 0}, {34913, 668, 0, 0, 0},
    {34915, 669, 0, 0, 0}, {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0}, {34915, 670, 0, 0, 0},
    {17620, 670, 0, 0, 0}, {34911, 670, 0, 0, 0}, {34913, 670, 0, 0, 0}, {34915, 670, 0, 0, 0},
    {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0}, {34915, 669, 0, 0, 0}, {17620, 669, 0, 0, 0},
    {34911, 670, 0, 0, 0}, {34913, 670, 0, 0, 0}, {34915, 669, 0, 0, 0}, {34911, 669, 0, 0, 0},
    {34913, 669, 0, 0, 0}, {34915, 669, 0, 0, 0}, {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0},
    {34915, 669, 0, 0, 0}, {27479, 68, 0, 0, 0}, {27486, 68, 0, 0, 0}, {34911, 403, 0, 0, 0}, {34913, 403, 0, 0, 0},
    {34915, 669, 0, 0, 0}, {27479, 64, 0, 0, 0}, {27486, 64, 0, 0, 0}, {15108, 18, 0, 0, 0}, {56478, 0, 2, 0, 0},
    {57554, 643, 0, 0, 0}, {57565, 643, 0, 0, 0}, {9480, 643, 0, 0, 0}, {207624, 0, 2, 0, 0}, {207777, 35, 2, 0, 0},
    {207795, 35, 2, 0, 0}, {207813, 35, 2, 0, 0}, {52958, 293, 2, 0, 0}, {53064, 35, 0, 0, 0},
    {57554, 35, 2, 0, 0}, {57565, 35, 2, 0, 0}, {9480, 35, 2, 0, 0}, {208335, 0, 2, 0, 0}, {15847, 19, 2, 0, 0},
    {14899, 0, 2, 0, 0}, {136272, 19, 0, 0, 0}, {136279, 19, 0, 0, 0}, {30583, 672, 0, 0, 0}, {30587, 672, 0, 0, 0},
    {3681, 672, 0, 0, 0}, {51031, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {208740, 674, 0, 0, 0},
    {209033, 19, 0, 0, 0}, {51031, 674, 2, 0, 0}, {3681, 674, 0, 0, 0}, {209301, 673, 2, 0, 0},
    {30583, 673, 0, 0, 0}, {30587, 673, 0, 0, 0}, {3681, 676, 0, 0, 0}, {49343, 677, 0, 0, 0},
    {49349, 677, 0, 0, 0}, {1398, 191, 0, 0, 0}, {17624, 672, 0, 0, 0}, {3658, 672, 0, 0, 0}, {49343, 678, 0, 0, 0},
    {3681, 679, 0, 0, 0}, {210095, 672, 2, 0, 0}, {30141, 679, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {60659, 672, 0, 0, 0}, {30583, 677, 0, 0, 0}, {30587, 677, 0, 0, 0}, {3681, 677, 0, 0, 0},
    {210587, 680, 0, 0, 0}, {210592, 680, 0, 0, 0}, {3681, 680, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {46547, 672, 0, 0, 0}, {30141, 673, 0, 0, 0}, {208335, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {53064, 681, 0, 0, 0},
    {53064, 672, 0, 0, 0}, {33809, 673, 0, 0, 0}, {17624, 672, 0, 0, 0}, {211112, 673, 0, 0, 0},
    {95796, 673, 0, 0, 0}, {49343, 673, 0, 0, 0}, {3681, 682, 0, 0, 0}, {53064, 683, 0, 0, 0},
    {53064, 684, 0, 0, 0}, {3681, 191, 0, 0, 0}, {33809, 681, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {3681, 684, 0, 0, 0}, {211717, 685, 0, 0, 0}, {1398, 686, 0, 0, 0}, {49343, 687, 0, 0, 0},
    {3681, 687, 0, 0, 0}, {49343, 296, 0, 0, 0}, {3681, 296, 0, 0, 0}, {49343, 293, 0, 0, 0}, {212595, 35, 2, 0, 0},
    {49343, 687, 0, 0, 0}, {212595, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {3681, 690, 0, 0, 0},
    {3681, 35, 2, 0, 0}, {169316, 35, 2, 0, 0}, {213425, 35, 0, 0, 0}, {213439, 35, 0, 0, 0}, {49343, 687, 0, 0, 0},
    {213880, 35, 2, 0, 0}, {49343, 687, 0, 0, 0}, {214749, 35, 2, 0, 0}, {17091, 293, 0, 0, 0},
    {211683, 690, 0, 0, 0}, {215233, 35, 2, 0, 0}, {211683, 690, 0, 0, 0}, {215246, 35, 2, 0, 0},
    {215628, 64, 2, 0, 0}, {215657, 64, 2, 0, 0}, {214769, 692, 0, 0, 0}, {216395, 64, 2, 0, 0},
    {3681, 692, 0, 0, 0}, {216718, 53, 0, 0, 0}, {216729, 53, 0, 0, 0}, {51155, 203, 0, 0, 0},
    {216801, 194, 0, 0, 0}, {216729, 53, 0, 0, 0}, {216861, 16, 0, 0, 0}, {216872, 194, 0, 0, 60806},
    {1398, 210, 0, 0, 0}, {51031, 693, 2, 0, 0}, {3681, 693, 0, 0, 0}, {59297, 694, 0, 0, 0}, {56478, 695, 2, 0, 0},
    {3681, 695, 0, 0, 0}, {1398, 696, 0, 0, 0}, {3681, 697, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0},
    {3681, 696, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0}, {1398, 696, 0, 0, 0}, {49343, 693, 0, 0, 0},
    {30583, 698, 0, 0, 0}, {30587, 698, 0, 0, 0}, {3681, 698, 0, 0, 0}, {49343, 698, 0, 0, 0},
    {3681, 701, 0, 0, 0}, {218838, 19, 0, 0, 0}, {218848, 19, 0, 0, 0}, {218862, 19, 0, 0, 0},
    {51031, 695, 2, 0, 0}, {48022, 19, 0, 0, 0}, {219230, 19, 2, 0, 0}, {30583, 693, 0, 0, 0},
    {30587, 693, 0, 0, 0}, {49343, 701, 0, 0, 0}, {51031, 701, 2, 0, 0}, {30583, 701, 0, 0, 0},
    {30587, 701, 0, 0, 0}, {107370, 693, 0, 0, 0}, {220017, 696, 0, 0, 0}, {220027, 696, 0, 0, 0},
    {51031, 703, 2, 0, 0}, {9558, 703, 2, 0, 0}, {51337, 704, 0, 0, 0}, {220851, 212, 0, 0, 0},
    {220857, 212, 0, 0, 0}, {51337, 704, 0, 0, 0}, {1398, 705, 0, 0, 0}, {1398, 706, 0, 0, 0},
    {221147, 707, 0, 0, 0}, {221156, 200, 0, 0, 0}, {221165, 200, 0, 0, 0}, {221174, 195, 0, 0, 0},
    {221183, 195, 0, 0, 0}, {221192, 198, 0, 0, 0}, {221204, 198, 0, 0, 0}, {221216, 708, 0, 0, 0},
    {1398, 709, 0, 0, 0}, {39650, 203, 0, 0, 0}, {47646, 203, 0, 0, 0}, {3665, 203, 0, 0, 0}, {221427, 710, 2, 0, 0},
    {52534, 293, 0, 0, 0}, {3681, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {60026, 0, 0, 0, 0}, {49349, 0, 0, 0, 0},
    {221591, 31, 0, 0, 0}, {221605, 31, 0, 0, 0}, {221616, 31, 0, 0, 0}, {221978, 712, 2, 0, 0},
    {207624, 0, 2, 0, 0}, {58917, 19, 2, 0, 0}, {52534, 715, 0, 0, 0}, {222176, 716, 0, 0, 0},
    {222183, 717, 0, 0, 0}, {48209, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {222189, 35, 2, 0, 0},
    {51031, 293, 2, 0, 0}, {49826, 293, 0, 0, 0}, {21161, 711, 0, 0, 0}, {3681, 718, 0, 0, 0},
    {222800, 35, 2, 0, 0}, {222808, 35, 2, 0, 0}, {21161, 711, 0, 0, 0}, {223091, 710, 2, 0, 0},
    {223102, 293, 0, 0, 0}, {223113, 710, 2, 0, 0}, {223124, 293, 0, 0, 0}, {223135, 720, 2, 0, 0},
    {223144, 720, 0, 0, 0}, {52534, 715, 0, 0, 0}, {222176, 716, 0, 0, 0}, {222183, 717, 0, 0, 0},
    {48209, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {223582, 721, 1, 0, 0}, {223593, 712, 0, 0, 0},
    {21161, 711, 0, 0, 0}, {220942, 721, 0, 0, 0}, {21161, 293, 0, 0, 0}, {207624, 0, 2, 0, 0},
    {224175, 712, 0, 0, 0}, {207624, 0, 2, 0, 0}, {17613, 711, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {17613, 0, 0, 0, 0}, {21161, 711, 0, 0, 0}, {49826, 0, 0, 0, 0}, {224607, 35, 0, 0, 0}, {224615, 423, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22144, 35, 1, 0, 0}, {224624, 423, 0, 0, 0}, {224634, 35, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {60026, 0, 0, 0, 0}, {225045, 0, 0, 0, 0}, {17613, 711, 0, 0, 0}, {49826, 711, 0, 0, 0}, {225279, 711, 0, 0, 0},
    {225289, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {221341, 723, 0, 0, 0}, {39650, 35, 0, 0, 0}, {3665, 35, 0, 0, 0},
    {22144, 35, 0, 0, 0}, {225739, 724, 0, 0, 0}, {225742, 423, 2, 0, 0}, {225939, 725, 0, 0, 0},
    {17613, 725, 1, 0, 0}, {3681, 725, 0, 0, 0}, {225939, 725, 0, 0, 0}, {1398, 35, 0, 0, 0}, {226443, 31, 0, 0, 0},
    {226457, 31, 0, 0, 0}, {1398, 727, 0, 0, 0}, {1398, 728, 0, 0, 0}, {246006, 195, 0, 0, 0},
    {246018, 729, 0, 0, 0}, {246006, 195, 0, 0, 0}, {246087, 730, 0, 0, 0}, {1398, 731, 0, 0, 0},
    {1398, 732, 0, 0, 0}, {1398, 733, 0, 0, 0}, {246260, 195, 0, 0, 0}, {246267, 195, 0, 0, 0},
    {246274, 195, 0, 0, 0}, {145148, 53, 0, 0, 0}, {145155, 53, 0, 0, 0}, {246281, 53, 0, 0, 0},
    {246288, 53, 0, 0, 0}, {246300, 6, 0, 0, 0}, {97003, 734, 0, 0, 0}, {246260, 459, 0, 0, 0},
    {246267, 459, 0, 0, 0}, {246274, 459, 0, 0, 0}, {145148, 53, 0, 0, 0}, {145155, 53, 0, 0, 0},
    {246281, 53, 0, 0, 0}, {246288, 53, 0, 0, 0}, {97003, 734, 0, 0, 0}, {1398, 735, 0, 0, 0},
    {1398, 736, 0, 0, 0}, {1398, 737, 0, 0, 0}, {1398, 738, 0, 0, 0}, {246510, 28, 1, 0, 0}, {246525, 459, 1, 0, 0},
    {246539, 459, 1, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {1398, 741, 0, 0, 0}, {1398, 742, 0, 0, 0},
    {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0}, {1398, 747, 0, 0, 0},
    {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {1398, 751, 0, 0, 0}, {247090, 16, 0, 0, 0},
    {247103, 752, 0, 0, 0}, {1398, 753, 0, 0, 0}, {1398, 729, 0, 0, 0}, {1398, 754, 0, 0, 0}, {1398, 755, 0, 0, 0},
    {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0}, {1398, 760, 0, 0, 0},
    {247386, 459, 0, 0, 247417}, {247429, 459, 0, 0, 247463}, {247473, 220, 0, 0, 247500}, {246525, 459, 0, 0, 247533},
    {247542, 459, 1, 0, 0}, {247560, 459, 1, 0, 0}, {247578, 220, 1, 0, 0}, {247612, 220, 1, 0, 0},
    {1398, 761, 0, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 763, 0, 0, 0}, {1398, 730, 0, 0, 0}, {1398, 764, 0, 0, 0},
    {1398, 765, 0, 0, 0}, {49349, 767, 0, 0, 0}, {1398, 767, 2, 0, 0}, {248240, 768, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {248249, 768, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 769, 0, 0, 0},
    {3681, 769, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 769, 0, 0, 0}, {248645, 769, 0, 0, 0},
    {57022, 768, 0, 0, 0}, {1398, 771, 0, 0, 0}, {3681, 771, 0, 0, 0}, {57022, 768, 0, 0, 0}, {33809, 772, 0, 0, 0},
    {3681, 772, 0, 0, 0}, {18483, 772, 0, 0, 0}, {249497, 772, 0, 0, 0}, {39650, 769, 0, 0, 0},
    {48209, 769, 0, 0, 0}, {18483, 772, 0, 0, 0}, {39650, 769, 0, 0, 0}, {48209, 769, 0, 0, 0},
    {33809, 773, 0, 0, 0}, {3681, 773, 0, 0, 0}, {43690, 772, 0, 0, 0}, {43699, 772, 0, 0, 0},
    {250530, 774, 2, 0, 0}, {61051, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {250646, 774, 2, 0, 0},
    {250665, 774, 2, 0, 0}, {250685, 0, 0, 0, 0}, {250696, 0, 0, 0, 0}, {33809, 775, 0, 0, 0},
    {3681, 775, 0, 0, 0}, {30583, 775, 0, 0, 0}, {30587, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {60026, 775, 0, 0, 0},
    {60028, 775, 0, 0, 0}, {61058, 768, 0, 0, 0}, {97709, 774, 2, 0, 0}, {30583, 772, 0, 0, 0},
    {30587, 772, 0, 0, 0}, {251736, 774, 2, 0, 0}, {3681, 776, 0, 0, 0}, {1309, 776, 0, 0, 0},
    {251844, 774, 0, 0, 0}, {61073, 774, 0, 0, 0}, {1309, 776, 0, 0, 0}, {101115, 774, 0, 0, 0},
    {33809, 777, 0, 0, 0}, {3681, 778, 0, 0, 0}, {33809, 778, 0, 0, 0}, {3681, 777, 0, 0, 0}, {33809, 769, 0, 0, 0},
    {3681, 768, 0, 0, 0}, {61051, 768, 0, 0, 0}, {17613, 768, 0, 0, 0}, {252940, 781, 0, 0, 0},
    {252948, 781, 0, 0, 0}, {3681, 782, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 783, 0, 0, 0},
    {3681, 783, 0, 0, 0}, {253234, 776, 0, 0, 0}, {253370, 784, 0, 0, 0}, {253384, 784, 0, 0, 0},
    {253398, 784, 0, 0, 0}, {253412, 768, 1, 0, 0}, {253444, 784, 0, 0, 0}, {253457, 784, 0, 0, 0},
    {43690, 787, 0, 0, 0}, {43699, 787, 0, 0, 0}, {3681, 787, 0, 0, 0}, {43690, 775, 0, 0, 0},
    {43699, 775, 0, 0, 0}, {33809, 787, 0, 0, 0}, {3681, 788, 0, 0, 0}, {97709, 774, 2, 0, 0},
    {254583, 774, 1, 0, 0}, {33809, 789, 0, 0, 0}, {3681, 789, 0, 0, 0}, {254924, 775, 0, 0, 0},
    {44288, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {60026, 775, 0, 0, 0}, {34911, 775, 0, 0, 0},
    {33809, 790, 0, 0, 0}, {3681, 790, 0, 0, 0}, {3681, 791, 0, 0, 0}, {2372, 775, 0, 0, 0}, {21157, 772, 0, 0, 0},
    {60026, 775, 0, 0, 0}, {33809, 792, 0, 0, 0}, {3681, 68, 0, 0, 0}, {33809, 507, 0, 0, 0}, {30583, 789, 0, 0, 0},
    {30587, 789, 0, 0, 0}, {2372, 772, 0, 0, 0}, {60026, 772, 0, 0, 0}, {60028, 772, 0, 0, 0},
    {33809, 68, 0, 0, 0}, {3681, 792, 0, 0, 0}, {3681, 507, 0, 0, 0}, {1398, 774, 0, 0, 0}, {256659, 772, 0, 0, 0},
    {3681, 774, 0, 0, 0}, {2372, 775, 0, 0, 0}, {2372, 772, 0, 0, 0}, {32568, 18, 0, 0, 0}, {1398, 795, 0, 0, 0},
    {3681, 796, 0, 0, 0}, {1398, 797, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 796, 0, 0, 0}, {1398, 772, 0, 0, 0},
    {75981, 769, 1, 0, 0}, {1398, 774, 0, 0, 0}, {47076, 769, 0, 0, 0}, {1398, 775, 0, 0, 0}, {75981, 769, 1, 0, 0},
    {1398, 788, 0, 0, 0}, {75981, 769, 1, 0, 0}, {1398, 795, 0, 0, 0}, {222817, 798, 0, 0, 0},
    {3681, 795, 0, 0, 0}, {1398, 795, 0, 0, 0}, {258774, 798, 0, 0, 0}, {75981, 798, 1, 0, 0},
    {1398, 799, 0, 0, 0}, {47076, 769, 0, 0, 0}, {3681, 799, 0, 0, 0}, {1398, 799, 0, 0, 0}, {258774, 769, 0, 0, 0},
    {1398, 799, 0, 0, 0}, {40034, 769, 0, 0, 0}, {43690, 778, 0, 0, 0}, {43699, 778, 0, 0, 0},
    {33809, 800, 0, 0, 0}, {3681, 801, 0, 0, 0}, {33809, 801, 0, 0, 0}, {3681, 800, 0, 0, 0}, {55805, 768, 0, 0, 0},
    {1398, 774, 0, 0, 0}, {55805, 768, 0, 0, 0}, {1398, 774, 0, 0, 0}, {260272, 802, 0, 0, 0},
    {3681, 803, 0, 0, 0}, {260272, 802, 0, 0, 0}, {260612, 775, 0, 0, 0}, {260623, 79, 0, 0, 0},
    {260628, 774, 2, 0, 0}, {3681, 804, 0, 0, 0}, {261150, 803, 0, 0, 0}, {260612, 772, 0, 0, 0},
    {260628, 774, 2, 0, 0}, {3681, 806, 0, 0, 0}, {261150, 803, 0, 0, 0}, {261150, 803, 0, 0, 0},
    {260612, 807, 0, 0, 0}, {260628, 774, 2, 0, 0}, {3681, 807, 0, 0, 0}, {260272, 802, 0, 0, 0},
    {260612, 807, 0, 0, 0}, {260628, 774, 2, 0, 0}, {260272, 802, 0, 0, 0}, {260612, 775, 0, 0, 0},
    {260628, 774, 2, 0, 0}, {260272, 802, 0, 0, 0}, {260612, 807, 0, 0, 0}, {260623, 79, 0, 0, 0},
    {260628, 774, 2, 0, 0}, {3681, 808, 0, 0, 0}, {261150, 803, 0, 0, 0}, {260612, 807, 0, 0, 0},
    {262262, 807, 0, 0, 0}, {260628, 774, 2, 0, 0}, {248240, 768, 0, 0, 0}, {262488, 769, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {57022, 768, 0, 0, 0}, {3665, 769, 0, 0, 0}, {3681, 810, 0, 0, 0}, {34911, 810, 0, 0, 0},
    {34913, 810, 0, 0, 0}, {34915, 810, 0, 0, 0}, {57022, 768, 0, 0, 0}, {61073, 810, 0, 0, 0},
    {3665, 769, 0, 0, 0}, {3681, 813, 0, 0, 0}, {43690, 788, 0, 0, 0}, {43699, 788, 0, 0, 0}, {33809, 788, 0, 0, 0},
    {263801, 814, 0, 0, 0}, {263812, 814, 0, 0, 0}, {3681, 814, 0, 0, 0}, {75089, 815, 0, 0, 0},
    {1296, 783, 0, 0, 0}, {3681, 815, 0, 0, 0}, {75089, 816, 0, 0, 0}, {1126, 817, 0, 0, 0}, {3681, 817, 0, 0, 0},
    {252940, 772, 0, 0, 0}, {252948, 772, 0, 0, 0}, {252940, 772, 0, 0, 0}, {252948, 772, 0, 0, 0},
    {264736, 769, 0, 0, 0}, {15108, 788, 0, 0, 0}, {34288, 773, 0, 0, 0}, {34299, 773, 0, 0, 0},
    {150319, 769, 0, 0, 0}, {53592, 0, 2, 0, 0}, {250530, 0, 3, 53621, 0}, {265665, 0, 0, 0, 0},
    {68454, 0, 2, 0, 0}, {75089, 814, 0, 0, 0}, {116991, 0, 1, 0, 0}, {1126, 820, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 821, 0, 0, 0}, {1126, 820, 0, 0, 0}, {251844, 821, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 820, 0, 0, 0}, {252940, 820, 0, 0, 0}, {252948, 820, 0, 0, 0}, {1126, 817, 0, 0, 0},
    {75089, 816, 0, 0, 0}, {1126, 822, 0, 0, 0}, {1296, 783, 0, 0, 0}, {3681, 822, 0, 0, 0}, {55958, 774, 0, 0, 0},
    {267879, 31, 0, 0, 0}, {17613, 829, 0, 0, 0}, {49826, 829, 0, 0, 0}, {17613, 189, 0, 0, 0},
    {49826, 189, 0, 0, 0}, {17091, 189, 0, 0, 0}, {17613, 830, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {61700, 35, 2, 0, 0}, {17091, 189, 0, 0, 0}, {122233, 35, 2, 0, 0}, {21161, 293, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {123660, 35, 2, 0, 0}, {122709, 35, 2, 0, 0},
    {52586, 35, 2, 0, 0}, {97364, 0, 2, 0, 0}, {3681, 831, 0, 0, 0}, {17613, 293, 0, 0, 0}, {15550, 710, 0, 0, 0},
    {268868, 35, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49826, 293, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49826, 293, 0, 0, 0}, {123660, 35, 2, 0, 0}, {122709, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {17613, 293, 0, 0, 0}, {33613, 35, 2, 0, 0}, {33617, 35, 2, 0, 0}, {17613, 189, 0, 0, 0}, {30141, 832, 0, 0, 0},
    {17613, 293, 0, 0, 0}, {49826, 293, 0, 0, 0}, {15550, 710, 0, 0, 0}, {49343, 0, 0, 0, 0}, {61700, 35, 2, 0, 0},
    {1329, 293, 0, 0, 0}, {46547, 459, 0, 0, 0}, {1398, 833, 0, 0, 0}, {270813, 203, 0, 0, 0},
    {270822, 203, 0, 0, 0}, {1398, 834, 0, 0, 0}, {270856, 203, 0, 0, 0}, {270861, 203, 0, 0, 0},
    {1398, 835, 0, 0, 0}, {270813, 203, 0, 0, 0}, {1398, 836, 0, 0, 0}, {1398, 837, 0, 0, 0}, {1398, 132, 0, 0, 0},
    {1398, 838, 0, 0, 0}, {271016, 838, 0, 0, 0}, {2013, 834, 0, 0, 0}, {271084, 839, 0, 0, 0},
    {271093, 840, 0, 0, 0}, {270813, 203, 0, 0, 0}, {271275, 203, 0, 0, 0}, {271614, 841, 0, 0, 0},
    {49349, 841, 0, 0, 0}, {271614, 841, 0, 0, 0}, {271773, 841, 0, 0, 0}, {271614, 842, 0, 0, 0},
    {271773, 842, 0, 0, 0}, {49349, 842, 0, 0, 0}, {1398, 843, 0, 0, 0}, {272243, 843, 0, 0, 0},
    {272254, 844, 0, 0, 0}, {49349, 843, 0, 0, 0}, {49343, 846, 0, 0, 0}, {49343, 848, 0, 0, 0},
    {270813, 849, 0, 0, 0}, {271275, 849, 0, 0, 0}, {49349, 848, 0, 0, 0}, {49343, 841, 0, 0, 0},
    {274285, 853, 0, 0, 0}, {274296, 854, 0, 0, 0}, {274308, 846, 0, 0, 0}, {274285, 846, 0, 0, 0},
    {274308, 853, 0, 0, 0}, {274381, 854, 0, 0, 0}, {271614, 846, 2, 0, 0}, {49349, 846, 0, 0, 0},
    {49343, 842, 2, 0, 0}, {15108, 857, 0, 0, 0}, {274674, 841, 2, 0, 0}, {274685, 841, 2, 0, 0},
    {274697, 19, 0, 0, 0}, {274708, 19, 0, 0, 0}, {49343, 848, 0, 0, 0}, {219199, 848, 0, 0, 0},
    {275412, 859, 0, 0, 0}, {270813, 849, 0, 0, 0}, {270822, 849, 0, 0, 0}, {49343, 860, 0, 0, 0},
    {219199, 860, 0, 0, 0}, {275412, 859, 0, 0, 0}, {270813, 849, 0, 0, 0}, {270822, 849, 0, 0, 0},
    {49349, 860, 0, 0, 0}, {271614, 863, 0, 0, 0}, {49349, 863, 0, 0, 0}, {274674, 841, 2, 0, 0},
    {271614, 846, 0, 0, 0}, {49349, 857, 0, 0, 0}, {49343, 842, 0, 0, 0}, {276939, 864, 0, 0, 0},
    {276950, 864, 0, 0, 0}, {276961, 864, 0, 0, 0}, {276973, 864, 0, 0, 0}, {52534, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49349, 864, 0, 0, 0}, {271614, 866, 0, 0, 0}, {271773, 866, 0, 0, 0},
    {49349, 866, 0, 0, 0}, {271614, 857, 0, 0, 0}, {271773, 857, 0, 0, 0}, {271614, 857, 0, 0, 0},
    {34911, 864, 0, 0, 0}, {34913, 864, 0, 0, 0}, {270856, 849, 0, 0, 0}, {270861, 849, 0, 0, 0},
    {278000, 867, 0, 0, 0}, {278007, 868, 0, 0, 0}, {278015, 867, 0, 0, 0}, {278022, 868, 0, 0, 0},
    {274308, 864, 0, 0, 0}, {49343, 848, 0, 0, 0}, {271614, 841, 0, 0, 0}, {271773, 841, 0, 0, 0},
    {272254, 869, 0, 0, 0}, {271614, 841, 0, 0, 0}, {278345, 849, 0, 0, 0}, {271275, 849, 0, 0, 0},
    {271614, 846, 0, 0, 0}, {41932, 842, 0, 0, 0}, {278745, 870, 0, 0, 0}, {49343, 841, 0, 0, 0},
    {272243, 871, 0, 0, 0}, {272254, 872, 0, 0, 0}, {270813, 849, 0, 0, 0}, {271275, 849, 0, 0, 0},
    {271614, 841, 0, 0, 0}, {30141, 842, 0, 0, 0}, {49343, 848, 0, 0, 0}, {22716, 873, 0, 0, 0},
    {39650, 874, 0, 0, 0}, {279205, 874, 0, 0, 0}, {276939, 864, 0, 0, 0}, {279277, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49343, 864, 0, 0, 0}, {279287, 864, 0, 0, 0}, {271614, 857, 0, 0, 0},
    {271773, 841, 0, 0, 0}, {279311, 841, 0, 0, 0}, {271614, 846, 0, 0, 0}, {110623, 842, 0, 0, 0},
    {47646, 842, 0, 0, 0}, {49343, 842, 0, 0, 0}, {110623, 876, 0, 0, 0}, {47646, 876, 0, 0, 0},
    {271614, 841, 0, 0, 0}, {279494, 859, 0, 0, 0}, {271614, 846, 0, 0, 0}, {279521, 842, 0, 0, 0},
    {279744, 841, 0, 0, 0}, {279872, 19, 0, 0, 0}, {279883, 19, 0, 0, 0}, {51031, 841, 2, 0, 0},
    {280547, 17, 0, 0, 0}, {17624, 345, 0, 0, 0}, {61051, 877, 0, 0, 0}, {280676, 877, 2, 0, 0},
    {61051, 877, 0, 0, 0}, {97003, 877, 1, 0, 0}, {9558, 877, 2, 0, 0}, {281004, 19, 2, 0, 0},
    {61051, 877, 0, 0, 0}, {280586, 878, 1, 0, 0}, {219230, 232, 0, 0, 0}, {281402, 232, 2, 0, 0},
    {219230, 232, 0, 0, 0}, {61051, 877, 0, 0, 0}, {287550, 878, 2, 0, 0}, {3681, 877, 0, 0, 0},
    {61051, 883, 0, 0, 0}, {287983, 884, 0, 0, 0}, {287983, 877, 0, 0, 0}, {49343, 877, 0, 0, 0},
    {49349, 877, 0, 0, 0}, {177706, 877, 0, 0, 0}, {9558, 886, 2, 0, 0}, {280586, 878, 0, 0, 0},
    {288785, 877, 1, 0, 0}, {289069, 887, 0, 0, 0}, {289144, 878, 0, 0, 0}, {68454, 886, 2, 0, 0},
    {177706, 877, 0, 0, 0}, {289405, 886, 2, 0, 0}, {289422, 877, 0, 0, 0}, {289430, 886, 2, 0, 0},
    {289807, 877, 0, 0, 0}, {51031, 888, 1, 0, 0}, {52958, 888, 1, 0, 0}, {51060, 877, 1, 0, 0},
    {289836, 232, 0, 0, 0}, {66545, 877, 0, 0, 0}, {290072, 877, 0, 0, 0}, {290091, 877, 0, 0, 0},
    {290484, 877, 0, 0, 0}, {61051, 888, 0, 0, 0}, {3681, 888, 0, 0, 0}, {177453, 877, 0, 0, 0},
    {97133, 877, 0, 0, 0}, {1398, 888, 0, 0, 0}, {291086, 878, 0, 0, 0}, {14013, 886, 2, 0, 0},
    {291857, 877, 0, 0, 0}, {287983, 877, 2, 0, 0}, {61051, 877, 0, 0, 0}, {17613, 877, 0, 0, 0},
    {292126, 877, 0, 0, 0}, {51060, 877, 0, 0, 0}, {292281, 877, 0, 0, 0}, {61051, 890, 0, 0, 0},
    {292399, 877, 0, 0, 0}, {292411, 877, 0, 0, 0}, {292638, 877, 0, 0, 0}, {280586, 878, 0, 0, 0},
    {55958, 878, 0, 0, 0}, {293020, 877, 0, 0, 0}, {52958, 886, 2, 0, 0}, {293028, 19, 0, 0, 0},
    {293345, 878, 0, 0, 0}, {22142, 878, 0, 0, 0}, {22144, 878, 0, 0, 0}, {22146, 878, 0, 0, 0},
    {293345, 878, 0, 0, 0}, {293469, 878, 0, 0, 0}, {293482, 878, 0, 0, 0}, {293497, 878, 0, 0, 0},
    {293509, 878, 0, 0, 0}, {293523, 878, 0, 0, 0}, {52586, 878, 0, 0, 0}, {80949, 878, 0, 0, 0},
    {3681, 878, 1, 0, 0}, {292638, 888, 0, 0, 0}, {3681, 878, 0, 0, 0}, {3681, 892, 1, 0, 0}, {46547, 878, 0, 0, 0},
    {3681, 887, 0, 0, 0}, {294592, 886, 2, 0, 0}, {294728, 893, 0, 0, 0}, {294735, 877, 0, 0, 0},
    {18445, 877, 0, 0, 0}, {61051, 894, 0, 0, 0}, {3681, 886, 0, 0, 0}, {48022, 232, 0, 0, 0},
    {47079, 886, 0, 0, 0}, {146439, 878, 0, 0, 0}, {295363, 877, 0, 0, 0}, {280586, 878, 0, 0, 0},
    {61051, 877, 1, 0, 0}, {295879, 877, 0, 0, 0}, {294592, 886, 2, 0, 0}, {295887, 886, 2, 0, 0},
    {177706, 877, 1, 0, 0}, {296305, 886, 2, 0, 0}, {96027, 878, 2, 0, 0}, {9558, 878, 2, 0, 0},
    {296899, 895, 0, 0, 0}, {296916, 896, 0, 0, 0}, {164920, 897, 0, 0, 0}, {297297, 897, 0, 0, 0},
    {297472, 877, 0, 0, 0}, {287983, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {164920, 897, 2, 0, 0},
    {297773, 897, 2, 0, 0}, {287983, 877, 0, 0, 0}, {297790, 877, 2, 0, 0}, {298113, 877, 0, 0, 0},
    {298125, 877, 0, 0, 0}, {298139, 877, 0, 0, 0}, {298148, 877, 0, 0, 0}, {298418, 877, 0, 0, 0},
    {298428, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {159326, 877, 0, 0, 0}, {298821, 877, 0, 0, 0},
    {61051, 900, 0, 0, 0}, {299673, 901, 0, 0, 0}, {299680, 902, 0, 0, 0}, {299696, 903, 0, 0, 0},
    {61051, 904, 0, 0, 0}, {299943, 883, 0, 0, 0}, {299696, 903, 0, 0, 0}, {299952, 905, 0, 0, 0},
    {299970, 906, 0, 0, 0}, {9558, 877, 0, 0, 0}, {300406, 897, 0, 0, 0}, {300415, 897, 0, 0, 0},
    {300425, 897, 0, 0, 0}, {61051, 877, 0, 0, 0}, {300602, 877, 2, 0, 0}, {300615, 877, 0, 0, 0},
    {61051, 877, 0, 0, 0}, {300881, 877, 2, 0, 0}, {301333, 877, 0, 0, 0}, {301359, 877, 0, 0, 0},
    {300615, 877, 0, 0, 0}, {301376, 877, 0, 0, 0}, {301384, 877, 0, 0, 0}, {61051, 877, 0, 0, 0},
    {301641, 897, 2, 0, 0}, {301660, 877, 0, 0, 0}, {273856, 877, 0, 0, 0}, {49137, 877, 0, 0, 0},
    {61051, 877, 0, 0, 0}, {302047, 897, 2, 0, 0}, {301660, 877, 0, 0, 0}, {273856, 877, 0, 0, 0},
    {21161, 888, 0, 0, 0}, {302449, 888, 0, 0, 0}, {302586, 877, 0, 0, 0}, {61051, 877, 0, 0, 0},
    {302860, 897, 1, 0, 0}, {302880, 877, 0, 0, 0}, {302978, 877, 0, 0, 0}, {302995, 877, 0, 0, 0},
    {303003, 877, 0, 0, 0}, {303019, 877, 0, 0, 0}, {302995, 877, 2, 0, 0}, {303215, 877, 0, 0, 0},
    {303224, 877, 0, 0, 0}, {295363, 877, 0, 0, 0}, {302995, 877, 2, 0, 0}, {303215, 877, 0, 0, 0},
    {303224, 877, 0, 0, 0}, {298418, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {49123, 897, 2, 0, 0},
    {303677, 877, 0, 0, 0}, {297790, 877, 2, 0, 0}, {61051, 877, 0, 0, 0}, {166677, 897, 2, 0, 0},
    {164920, 897, 2, 0, 0}, {303945, 897, 1, 0, 0}, {303964, 897, 1, 0, 0}, {298428, 877, 0, 0, 0},
    {298418, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {304552, 897, 2, 0, 0}, {305174, 878, 1, 0, 0},
    {177706, 877, 1, 0, 0}, {61051, 888, 0, 0, 0}, {305818, 897, 2, 0, 0}, {305834, 897, 2, 0, 0},
    {305848, 897, 2, 0, 0}, {305864, 897, 2, 0, 0}, {305881, 897, 2, 0, 0}, {305896, 897, 2, 0, 0},
    {305913, 877, 0, 0, 0}, {306696, 877, 0, 0, 0}, {61051, 888, 0, 0, 0}, {306735, 897, 1, 0, 0},
    {306755, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {306936, 897, 2, 0, 0}, {306946, 897, 2, 0, 0},
    {306954, 897, 2, 0, 0}, {61051, 877, 0, 0, 0}, {307360, 897, 2, 0, 0}, {308135, 373, 0, 0, 0},
    {308139, 533, 1, 0, 0}, {308135, 373, 0, 0, 0}, {61522, 912, 0, 0, 0}, {308139, 533, 1, 0, 0},
    {1398, 913, 0, 0, 0}, {17613, 436, 0, 0, 0}, {3681, 436, 0, 0, 0}, {1126, 436, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {42323, 52, 0, 0, 0}, {14364, 915, 0, 0, 0}, {30583, 52, 0, 0, 0},
    {30587, 52, 0, 0, 0}, {1, 0, 0, 0, 0}, {17613, 52, 0, 0, 0}, {308952, 52, 0, 0, 0}, {308957, 52, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {111322, 52, 0, 0, 0}, {17613, 436, 0, 0, 0},
    {309352, 35, 2, 0, 0}, {14364, 52, 0, 0, 0}, {30583, 918, 0, 0, 0}, {30587, 918, 0, 0, 0},
    {1, 918, 0, 0, 0}, {3681, 918, 0, 0, 0}, {49826, 919, 0, 0, 0}, {18483, 920, 0, 0, 0}, {123660, 35, 2, 0, 0},
    {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0}, {111322, 52, 0, 0, 0}, {42323, 0, 0, 0, 0}, {49826, 436, 0, 0, 0},
    {309352, 35, 2, 0, 0}, {42323, 52, 0, 0, 0}, {49826, 52, 0, 0, 0}, {30583, 436, 0, 0, 0}, {30587, 436, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {111255, 0, 1, 0, 0}, {310916, 19, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {111322, 52, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {42323, 52, 0, 0, 0}, {17613, 52, 0, 0, 0}, {1, 0, 0, 0, 0},
    {30583, 52, 0, 0, 0}, {30587, 0, 0, 0, 0}, {1, 52, 1, 0, 0}, {17613, 923, 1, 0, 0}, {1126, 436, 0, 0, 0},
    {1, 0, 1, 0, 0}, {17613, 169, 0, 0, 0}, {3681, 925, 0, 0, 0}, {42323, 925, 0, 0, 0}, {49826, 169, 0, 0, 0},
    {3681, 169, 0, 0, 0}, {17613, 52, 0, 0, 0}, {57361, 436, 0, 0, 0}, {49826, 52, 0, 0, 0}, {312064, 436, 0, 0, 0},
    {18483, 920, 0, 0, 0}, {123660, 35, 2, 0, 0}, {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0},
    {42323, 52, 0, 0, 0}, {3681, 293, 1, 0, 0}, {44555, 919, 0, 0, 0}, {44558, 919, 0, 0, 0}, {1126, 52, 0, 0, 0},
    {3681, 926, 0, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {41932, 0, 0, 0, 0}, {40034, 922, 1, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 1, 0, 0}, {21, 421, 0, 0, 0}, {17620, 35, 0, 0, 0}, {1226, 195, 0, 0, 0},
    {1222, 195, 1, 0, 0}, {55958, 53, 0, 0, 0}, {313236, 927, 0, 0, 0}, {17091, 86, 0, 0, 0}, {3681, 86, 0, 0, 0},
    {30583, 928, 0, 0, 0}, {30587, 928, 0, 0, 0}, {3681, 928, 0, 0, 0}, {51031, 929, 2, 0, 0},
    {15108, 68, 0, 0, 0}, {51031, 929, 2, 0, 0}, {313799, 0, 0, 0, 0}, {14013, 929, 2, 0, 0}, {9558, 929, 2, 0, 0},
    {17091, 441, 0, 0, 0}, {3681, 441, 0, 0, 0}, {49343, 441, 0, 0, 0}, {30583, 86, 0, 0, 0}, {30587, 86, 0, 0, 0},
    {49343, 931, 0, 0, 0}, {3681, 79, 0, 0, 0}, {30583, 441, 0, 0, 0}, {30587, 441, 0, 0, 0}, {49343, 68, 0, 0, 0},
    {3681, 64, 0, 0, 0}, {315012, 929, 0, 0, 0}, {315121, 31, 0, 0, 0}, {315124, 31, 0, 0, 0},
    {3681, 935, 0, 0, 0}, {315609, 935, 0, 0, 0}, {3681, 929, 0, 0, 0}, {315609, 935, 0, 0, 0},
    {1398, 929, 0, 0, 0}, {49343, 79, 0, 0, 0}, {3681, 931, 0, 0, 0}, {49343, 928, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {316120, 441, 0, 0, 0}, {49343, 64, 0, 0, 0}, {34911, 936, 0, 0, 0}, {18181, 937, 0, 0, 0},
    {316826, 938, 0, 0, 0}, {34911, 939, 0, 0, 0}, {34913, 939, 0, 0, 0}, {18181, 938, 0, 0, 0},
    {34911, 940, 0, 0, 0}, {34913, 940, 0, 0, 0}, {17620, 940, 0, 0, 0}, {34911, 940, 0, 0, 0},
    {34913, 940, 0, 0, 0}, {34911, 99, 0, 0, 0}, {18181, 941, 0, 0, 0}, {17091, 942, 0, 0, 0},
    {34911, 943, 0, 0, 0}, {34913, 943, 0, 0, 0}, {18181, 942, 0, 0, 0}, {22146, 944, 0, 0, 0},
    {34911, 945, 0, 0, 0}, {17091, 945, 1, 0, 0}, {18181, 945, 0, 0, 0}, {17091, 946, 0, 0, 0},
    {22146, 68, 0, 0, 0}, {34911, 946, 0, 0, 0}, {308142, 947, 0, 0, 0}, {133128, 68, 0, 0, 0},
    {18181, 946, 0, 0, 0}, {17091, 946, 0, 0, 0}, {34911, 946, 0, 0, 0}, {34913, 946, 0, 0, 0},
    {22146, 947, 0, 0, 0}, {133128, 68, 0, 0, 0}, {34911, 948, 0, 0, 0}, {34913, 948, 0, 0, 0},
    {318661, 944, 0, 0, 0}, {318664, 944, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {319005, 949, 1, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51337, 198, 1, 0, 0},
    {36146, 198, 1, 0, 0}, {49152, 950, 0, 0, 319109}, {319137, 345, 0, 0, 97218}, {319150, 26, 0, 0, 3064},
    {1398, 951, 0, 0, 0}, {1398, 952, 0, 0, 0}, {306936, 28, 1, 0, 0}, {306946, 28, 1, 0, 0}, {306954, 28, 1, 0, 0},
    {319242, 28, 1, 0, 0}, {319254, 28, 1, 0, 0}, {145936, 28, 1, 0, 0}, {319285, 241, 0, 0, 0},
    {1398, 953, 0, 0, 0}, {110623, 345, 0, 0, 0}, {319332, 345, 0, 0, 0}, {49152, 950, 0, 0, 319109},
    {319367, 345, 0, 0, 97218}, {177453, 198, 0, 0, 0}, {64862, 45, 0, 0, 0}, {319723, 954, 0, 0, 0},
    {40034, 914, 0, 0, 0}, {1398, 955, 0, 0, 0}, {3681, 955, 0, 0, 0}, {17613, 957, 0, 0, 0}, {3681, 957, 0, 0, 0},
    {17613, 958, 0, 0, 0}, {319036, 959, 0, 0, 0}, {17613, 960, 0, 0, 0}, {123660, 35, 2, 0, 0},
    {30141, 35, 2, 0, 0}, {52586, 35, 2, 0, 0}, {321118, 954, 0, 0, 0}, {17613, 961, 0, 0, 0},
    {123660, 962, 0, 0, 0}, {30583, 963, 0, 0, 0}, {30587, 963, 0, 0, 0}, {1, 964, 1, 0, 0}, {3681, 964, 0, 0, 0},
    {322628, 402, 0, 0, 0}, {322640, 402, 0, 0, 0}, {3681, 966, 0, 0, 0}, {17613, 967, 0, 0, 0},
    {123660, 968, 1, 0, 0}, {40034, 969, 0, 0, 0}, {1398, 970, 0, 0, 0}, {319036, 959, 0, 0, 0},
    {123660, 35, 2, 0, 0}, {17620, 970, 0, 0, 0}, {321118, 954, 0, 0, 0}, {123660, 35, 2, 0, 0},
    {1398, 955, 0, 0, 0}, {319045, 966, 0, 0, 0}, {17613, 967, 0, 0, 0}, {123660, 968, 1, 0, 0},
    {1398, 970, 0, 0, 0}, {49826, 967, 0, 0, 0}, {123660, 968, 1, 0, 0}, {40034, 969, 0, 0, 0},
    {111356, 970, 0, 0, 0}, {319036, 959, 0, 0, 0}, {123660, 35, 2, 0, 0}, {1398, 955, 0, 0, 0},
    {321118, 954, 0, 0, 0}, {123660, 35, 2, 0, 0}, {3681, 954, 0, 0, 0}, {321118, 954, 0, 0, 0},
    {123660, 962, 0, 0, 0}, {1398, 972, 0, 0, 0}, {1398, 973, 0, 0, 0}, {325751, 974, 0, 0, 0},
    {34911, 974, 0, 0, 0}, {34913, 974, 0, 0, 0}, {34915, 974, 0, 0, 22168}, {137671, 459, 0, 0, 137673},
    {100875, 17, 0, 0, 325763}, {100882, 17, 0, 0, 325789}, {97312, 241, 1, 0, 0}, {325795, 220, 1, 0, 0},
    {17620, 975, 0, 0, 0}, {55805, 151, 0, 0, 0}, {326222, 68, 0, 0, 0}, {326233, 68, 0, 0, 0},
    {326245, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60026, 68, 0, 0, 0}, {17620, 977, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {31044, 975, 0, 0, 0}, {55805, 151, 0, 0, 0}, {326222, 68, 0, 0, 0}, {326233, 68, 0, 0, 0},
    {326245, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60026, 68, 0, 0, 0}, {326595, 977, 0, 0, 0}, {17620, 441, 0, 0, 0},
    {34911, 977, 0, 0, 0}, {34913, 977, 0, 0, 0}, {34915, 977, 1, 0, 0}, {325751, 977, 0, 0, 0},
    {55805, 983, 0, 0, 0},
};

static const varve_property_record properties[] = {
    {2376, 21, 0, 0, 0}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 3024, 0},
    {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1},
    {3111, 7, 0, 0, 1}, {3688, 26, 0, 1594, 0}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 4081, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 4119, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 4159, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 4481, 0},
    {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1},
    {3111, 7, 0, 0, 1}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {4607, 28, 0, 0, 1}, {4628, 25, 0, 0, 1},
    {4651, 29, 0, 0, 1}, {4665, 25, 0, 0, 1}, {4674, 30, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 5355, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 5806, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 5858, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 6110, 0}, {3053, 26, 0, 3064, 0},
    {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 6150, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {6266, 33, 0, 0, 1}, {6272, 33, 0, 0, 1},
    {6266, 33, 0, 0, 1}, {6272, 33, 0, 0, 1}, {6654, 33, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 6677, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0},
    {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 7225, 0}, {3053, 26, 0, 3064, 0},
    {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {7350, 33, 0, 0, 1}, {7521, 25, 0, 0, 1}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {4607, 28, 0, 0, 1},
    {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1}, {4665, 25, 0, 0, 1}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {4607, 28, 0, 0, 1}, {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1}, {4665, 25, 0, 0, 1}, {8158, 28, 0, 0, 1},
    {8175, 25, 0, 0, 1}, {8194, 25, 0, 0, 1}, {8215, 25, 0, 0, 1}, {8238, 33, 0, 0, 1}, {4674, 30, 0, 0, 1},
    {8247, 33, 0, 0, 1}, {9566, 36, 0, 0, 1}, {9586, 37, 0, 0, 1}, {9595, 25, 0, 0, 1}, {9614, 38, 0, 0, 1},
    {9634, 28, 0, 0, 1}, {9655, 25, 0, 0, 1}, {9678, 25, 0, 0, 1}, {9706, 25, 0, 0, 1}, {1085, 25, 0, 0, 1},
    {9731, 25, 0, 0, 1}, {9743, 25, 0, 0, 1}, {9749, 25, 0, 0, 1}, {1119, 25, 0, 0, 1}, {1126, 25, 0, 0, 1},
    {9754, 28, 0, 0, 1}, {9775, 25, 0, 0, 1}, {8247, 39, 0, 0, 1}, {9798, 33, 0, 0, 1}, {2982, 21, 0, 0, 0},
    {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 10908, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 10966, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 11008, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 11160, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0},
    {11230, 40, 0, 0, 0}, {6744, 34, 0, 0, 0}, {11482, 7, 0, 0, 0}, {11492, 41, 0, 0, 1}, {11503, 42, 0, 0, 1},
    {11515, 25, 0, 0, 1}, {11536, 25, 0, 0, 1}, {1119, 25, 0, 0, 1}, {1126, 25, 0, 0, 1}, {1085, 25, 0, 0, 1},
    {11558, 33, 0, 0, 1}, {1585, 33, 0, 0, 1}, {9749, 25, 0, 0, 1}, {11565, 37, 0, 0, 1}, {11573, 25, 0, 0, 1},
    {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {4607, 28, 0, 0, 1}, {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1},
    {4665, 25, 0, 0, 1}, {8238, 33, 0, 0, 1}, {4674, 30, 0, 0, 1}, {8247, 33, 0, 0, 1}, {1759, 43, 0, 0, 1},
    {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {4607, 28, 0, 0, 1}, {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1},
    {4665, 25, 0, 0, 1}, {7350, 33, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 13600, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 13654, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 13704, 0},
    {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1},
    {3111, 7, 0, 0, 1}, {6266, 33, 0, 0, 1}, {14372, 44, 0, 0, 0}, {14552, 45, 0, 0, 0}, {14905, 44, 0, 0, 0},
    {14919, 44, 0, 0, 0}, {9480, 46, 0, 0, 0}, {15108, 47, 0, 0, 0}, {14552, 45, 0, 0, 0}, {15207, 33, 15216, 0, 0},
    {15847, 49, 0, 0, 0}, {15858, 44, 0, 0, 0}, {15873, 50, 0, 0, 0}, {15891, 44, 0, 0, 0}, {15906, 50, 0, 0, 0},
    {15924, 37, 0, 0, 0}, {16049, 26, 0, 0, 0}, {16057, 51, 0, 0, 0}, {16070, 26, 0, 0, 0}, {14372, 44, 0, 0, 0},
    {17095, 58, 0, 0, 0}, {17100, 59, 0, 0, 1}, {17113, 60, 0, 17122, 0}, {17131, 60, 0, 17122, 0},
    {17141, 26, 0, 1594, 0}, {17624, 63, 0, 0, 0}, {17759, 26, 0, 3064, 0}, {17771, 33, 0, 0, 1},
    {18196, 21, 0, 0, 0}, {19027, 45, 0, 0, 0}, {19047, 45, 0, 0, 0}, {19069, 45, 0, 0, 0}, {21143, 60, 0, 0, 1},
    {21148, 60, 0, 0, 1}, {21154, 60, 0, 0, 1}, {21157, 60, 0, 0, 1}, {21161, 60, 0, 0, 1}, {22142, 74, 0, 0, 0},
    {22144, 74, 0, 0, 0}, {22146, 75, 0, 0, 0}, {22148, 76, 0, 22155, 0}, {22163, 60, 0, 22168, 0},
    {22176, 60, 0, 22168, 0}, {22181, 77, 0, 22186, 0}, {22212, 33, 0, 0, 1}, {22228, 33, 0, 0, 1},
    {22236, 33, 0, 0, 1}, {22244, 33, 0, 0, 1}, {17624, 81, 0, 0, 0}, {23028, 63, 0, 0, 0}, {23333, 83, 0, 0, 0},
    {23728, 60, 0, 0, 0}, {23739, 26, 0, 1594, 0}, {17141, 26, 0, 1594, 0}, {17759, 26, 0, 3064, 0},
    {23889, 60, 0, 0, 1}, {26112, 92, 0, 0, 0}, {26122, 93, 0, 0, 0}, {26137, 51, 0, 0, 0}, {22142, 92, 0, 0, 0},
    {22144, 92, 0, 0, 0}, {22146, 97, 0, 0, 0}, {26787, 63, 0, 0, 0}, {26798, 63, 0, 0, 0}, {22142, 92, 0, 0, 0},
    {22144, 101, 0, 0, 0}, {22146, 102, 0, 0, 0}, {27493, 93, 0, 0, 0}, {27512, 93, 0, 0, 0}, {27791, 103, 0, 0, 0},
    {22142, 92, 0, 0, 0}, {22144, 92, 0, 0, 0}, {22146, 108, 0, 0, 0}, {22163, 60, 0, 22168, 0},
    {22176, 60, 0, 22168, 0}, {28936, 60, 0, 0, 0}, {28945, 60, 0, 0, 0}, {28953, 60, 0, 0, 0},
    {22142, 101, 0, 0, 0}, {22144, 101, 0, 0, 0}, {22146, 111, 0, 0, 0}, {29939, 112, 0, 22168, 0},
    {29953, 33, 0, 0, 1}, {29963, 33, 0, 0, 1}, {29973, 33, 0, 0, 1}, {30855, 33, 0, 0, 1}, {30865, 33, 0, 0, 1},
    {31504, 122, 0, 31576, 0}, {31910, 124, 0, 31924, 0}, {32568, 127, 0, 0, 0}, {31504, 122, 0, 31576, 0},
    {32568, 128, 0, 0, 0}, {1398, 129, 0, 0, 0}, {33008, 33, 0, 0, 1}, {31504, 122, 0, 0, 1}, {34109, 132, 0, 0, 1},
    {31504, 122, 0, 0, 1}, {36146, 146, 0, 37174, 0}, {38604, 60, 0, 0, 0}, {40006, 60, 0, 0, 0},
    {17095, 154, 0, 40447, 0}, {36169, 159, 0, 0, 0}, {43548, 164, 0, 0, 0}, {46890, 179, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0}, {48007, 16, 0, 0, 1},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {48209, 188, 0, 0, 0}, {49152, 0, 0, 0, 1}, {49831, 33, 0, 0, 1},
    {49840, 33, 0, 0, 1}, {50180, 33, 0, 0, 1}, {6744, 34, 0, 0, 1}, {48007, 16, 0, 0, 1}, {53068, 16, 0, 0, 0},
    {53268, 28, 0, 0, 1}, {53643, 213, 0, 0, 1}, {53621, 28, 0, 0, 0}, {1398, 220, 0, 0, 0}, {56156, 16, 0, 0, 0},
    {46890, 16, 0, 0, 0}, {56478, 220, 0, 0, 1}, {56483, 220, 0, 0, 1}, {6744, 34, 0, 0, 0}, {56579, 33, 0, 0, 1},
    {32568, 227, 0, 0, 0}, {1398, 228, 0, 0, 0}, {6744, 179, 0, 0, 0}, {57294, 33, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {6753, 21, 0, 0, 0}, {57361, 228, 0, 0, 1}, {47076, 16, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0},
    {57714, 42, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {57752, 179, 0, 0, 0},
    {2097, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57361, 228, 0, 0, 1}, {57905, 33, 0, 0, 1},
    {57922, 33, 0, 0, 1}, {57939, 33, 0, 0, 1}, {58188, 16, 0, 0, 0}, {58196, 33, 0, 0, 1}, {1398, 16, 0, 0, 0},
    {58546, 16, 0, 0, 0}, {58897, 45, 0, 0, 0}, {46890, 179, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {59302, 33, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {1398, 179, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {47993, 186, 0, 0, 0}, {48007, 16, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {59302, 33, 0, 0, 1}, {61522, 252, 0, 0, 1}, {61525, 33, 0, 0, 1}, {61739, 33, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {62234, 254, 0, 0, 1}, {62252, 255, 0, 0, 0}, {62355, 256, 0, 0, 0}, {62365, 46, 0, 0, 1},
    {62761, 258, 0, 62771, 0}, {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {66061, 180, 0, 0, 1}, {66084, 180, 0, 0, 1}, {66105, 261, 0, 0, 1}, {66122, 261, 0, 0, 1},
    {66138, 261, 0, 0, 1}, {62365, 46, 0, 0, 1}, {66545, 179, 0, 0, 1}, {51060, 179, 0, 0, 1},
    {67069, 7, 0, 0, 0}, {6744, 34, 0, 0, 0}, {68454, 264, 0, 0, 1}, {62234, 254, 0, 0, 1}, {61058, 16, 0, 0, 0},
    {39650, 266, 0, 0, 0}, {51155, 267, 0, 0, 0}, {69097, 268, 0, 69103, 0}, {69142, 268, 0, 69103, 0},
    {69148, 21, 0, 0, 0}, {70429, 269, 0, 0, 0}, {69097, 268, 0, 69103, 0}, {69142, 268, 0, 69103, 0},
    {69148, 21, 0, 0, 0}, {17095, 271, 0, 0, 0}, {69097, 268, 0, 69103, 0}, {69148, 21, 0, 0, 0},
    {74287, 272, 0, 0, 0}, {74620, 33, 0, 0, 1}, {74632, 33, 0, 0, 1}, {74976, 277, 0, 0, 0}, {75641, 46, 0, 0, 0},
    {75655, 33, 0, 0, 1}, {61522, 252, 0, 0, 0}, {61525, 33, 0, 0, 1}, {75981, 60, 0, 0, 1}, {75994, 60, 0, 22155, 0},
    {76333, 164, 0, 0, 0}, {1398, 26, 0, 0, 0}, {76820, 281, 0, 0, 0}, {1398, 46, 0, 0, 0}, {77768, 42, 0, 0, 0},
    {77950, 7, 0, 0, 1}, {77959, 16, 0, 0, 1}, {76820, 16, 0, 0, 0}, {78067, 0, 0, 0, 0}, {32960, 42, 0, 0, 0},
    {77232, 285, 0, 0, 0}, {32960, 42, 0, 0, 0}, {78456, 7, 0, 0, 0}, {78626, 60, 0, 0, 1}, {78641, 33, 0, 0, 1},
    {79715, 294, 0, 79729, 1}, {79868, 295, 0, 79873, 1}, {79715, 294, 0, 80303, 1}, {79868, 295, 0, 79873, 1},
    {80632, 45, 0, 0, 0}, {79715, 294, 0, 0, 0}, {79868, 295, 0, 79873, 1}, {52586, 297, 0, 80924, 1},
    {80949, 297, 0, 80924, 1}, {52586, 298, 0, 81402, 1}, {80949, 298, 0, 81402, 1}, {52586, 299, 0, 84172, 1},
    {80949, 299, 0, 84172, 1}, {79868, 295, 0, 79873, 1}, {17095, 300, 0, 0, 0}, {79715, 294, 0, 60806, 1},
    {79715, 294, 0, 0, 0}, {88443, 301, 0, 0, 0}, {88458, 16, 0, 0, 1}, {88462, 16, 0, 0, 1}, {60659, 302, 0, 0, 0},
    {79715, 294, 0, 88717, 1}, {79868, 295, 0, 79873, 1}, {89248, 45, 0, 30130, 1}, {89264, 45, 0, 0, 0},
    {89279, 45, 0, 0, 0}, {80632, 303, 0, 0, 0}, {62355, 164, 0, 0, 0}, {92583, 45, 0, 0, 0}, {93028, 305, 0, 0, 0},
    {31910, 120, 101376, 22168, 0}, {55369, 164, 0, 0, 1}, {101667, 21, 0, 0, 0}, {101677, 33, 0, 0, 1},
    {102118, 359, 0, 0, 0}, {102125, 360, 0, 0, 0}, {102134, 16, 0, 0, 1}, {55369, 164, 0, 0, 1},
    {102144, 33, 0, 0, 1}, {102154, 361, 0, 0, 1}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1},
    {102196, 363, 0, 0, 1}, {102545, 365, 0, 0, 0}, {96594, 310, 0, 0, 0}, {99521, 344, 0, 0, 1},
    {102784, 366, 0, 0, 1}, {46890, 179, 0, 0, 1}, {102800, 367, 0, 102814, 0}, {93962, 368, 0, 102835, 0},
    {95767, 369, 0, 102852, 0}, {100246, 370, 0, 0, 1}, {102877, 33, 0, 0, 1}, {102888, 33, 0, 0, 1},
    {102898, 33, 0, 0, 1}, {102768, 28, 0, 0, 0}, {102910, 220, 0, 0, 1}, {46897, 180, 0, 0, 1},
    {46907, 180, 0, 0, 1}, {59302, 33, 0, 0, 1}, {102925, 33, 0, 0, 1}, {102939, 33, 0, 0, 1},
    {102154, 361, 0, 0, 1}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {102999, 16, 0, 0, 0}, {102800, 367, 0, 102814, 0}, {102768, 28, 0, 0, 0}, {102910, 220, 0, 0, 1},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {103130, 360, 0, 0, 0}, {103147, 360, 0, 0, 0},
    {102134, 16, 0, 0, 1}, {55369, 164, 0, 0, 1}, {95503, 33, 0, 0, 1}, {102144, 33, 0, 0, 1},
    {102154, 361, 0, 0, 1}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {96710, 312, 0, 0, 0}, {53268, 28, 0, 0, 1}, {99521, 344, 0, 0, 1}, {103761, 179, 0, 0, 0},
    {103867, 45, 0, 0, 0}, {102800, 367, 0, 102814, 0}, {32568, 377, 0, 0, 0}, {102800, 367, 0, 102814, 0},
    {102125, 360, 0, 0, 0}, {102134, 16, 0, 0, 1}, {6744, 16, 0, 0, 0}, {48007, 16, 0, 0, 1}, {47993, 366, 0, 0, 0},
    {99073, 378, 0, 104856, 0}, {104880, 33, 0, 0, 1}, {93962, 368, 0, 102835, 0}, {96710, 7, 0, 0, 1},
    {102877, 33, 0, 0, 1}, {104890, 179, 0, 0, 1}, {104902, 16, 0, 0, 1}, {104919, 220, 0, 0, 1},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {104931, 164, 0, 0, 1}, {100246, 370, 0, 0, 1},
    {104952, 379, 0, 96907, 0}, {104964, 33, 0, 0, 1}, {104978, 33, 0, 0, 1}, {105000, 33, 0, 0, 1},
    {105025, 33, 0, 0, 1}, {105036, 33, 0, 0, 1}, {105046, 33, 0, 0, 1}, {105057, 33, 0, 0, 1},
    {105070, 33, 0, 0, 1}, {105087, 16, 0, 0, 1}, {95849, 380, 0, 0, 1}, {55369, 164, 0, 0, 1},
    {101302, 381, 0, 0, 1}, {105095, 382, 0, 0, 1}, {105109, 16, 0, 0, 1}, {105120, 16, 0, 0, 1},
    {105129, 16, 0, 0, 1}, {105150, 16, 0, 0, 1}, {100996, 352, 0, 0, 1}, {105170, 26, 0, 0, 1},
    {105186, 26, 0, 0, 1}, {105202, 26, 0, 0, 1}, {105226, 16, 0, 0, 1}, {105243, 16, 0, 0, 1},
    {105264, 16, 0, 0, 1}, {105276, 16, 0, 0, 1}, {105302, 16, 0, 0, 1}, {59302, 33, 0, 0, 1},
    {102925, 33, 0, 0, 1}, {102939, 33, 0, 0, 1}, {102888, 33, 0, 0, 1}, {102898, 33, 0, 0, 1},
    {105327, 33, 0, 0, 1}, {101270, 383, 0, 0, 1}, {105341, 28, 0, 0, 1}, {105362, 28, 0, 0, 1},
    {105383, 60, 0, 0, 1}, {105409, 384, 0, 0, 1}, {105484, 28, 0, 0, 0}, {101667, 21, 0, 0, 0},
    {105503, 385, 101376, 22168, 0}, {32568, 387, 0, 0, 0}, {105914, 28, 0, 0, 0}, {106115, 16, 0, 0, 0},
    {106126, 16, 0, 0, 0}, {106138, 33, 0, 0, 1}, {106155, 33, 0, 0, 1}, {106170, 369, 0, 102852, 0},
    {106185, 388, 0, 0, 1}, {106197, 220, 0, 0, 1}, {107025, 390, 0, 0, 0}, {102768, 28, 0, 0, 0},
    {102910, 220, 0, 0, 1}, {108791, 390, 0, 0, 0}, {108876, 392, 0, 0, 0}, {108884, 322, 0, 108897, 0},
    {109052, 393, 0, 0, 0}, {109495, 394, 0, 0, 0}, {109653, 395, 0, 0, 0}, {34109, 396, 0, 0, 0},
    {109653, 395, 0, 0, 0}, {97003, 397, 0, 0, 0}, {47646, 164, 0, 0, 0}, {110902, 60, 0, 0, 0},
    {55369, 60, 0, 0, 0}, {55369, 60, 0, 0, 0}, {111361, 33, 0, 0, 1}, {111632, 390, 0, 0, 0},
    {62745, 60, 0, 0, 0}, {111643, 60, 0, 0, 0}, {111967, 60, 0, 0, 0}, {111976, 60, 0, 0, 0},
    {111988, 60, 0, 0, 0}, {62745, 60, 0, 0, 0}, {111643, 60, 0, 0, 0}, {111632, 390, 0, 0, 0},
    {102154, 361, 0, 0, 1}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {112220, 345, 0, 0, 0}, {111632, 390, 0, 0, 0},
    {102154, 361, 0, 0, 1}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {112460, 60, 0, 0, 0}, {101255, 60, 0, 0, 0},
    {112463, 60, 0, 0, 0}, {113489, 405, 0, 0, 0}, {114028, 164, 0, 0, 0}, {96841, 407, 0, 0, 1},
    {102784, 366, 0, 0, 1}, {46890, 179, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {53268, 28, 0, 0, 1}, {93962, 368, 0, 102835, 0}, {102768, 28, 0, 0, 0}, {102910, 220, 0, 0, 1},
    {116430, 33, 0, 0, 1}, {116475, 42, 0, 0, 0}, {55369, 164, 0, 0, 1}, {102144, 33, 0, 0, 1},
    {111361, 33, 0, 0, 1}, {116590, 33, 0, 0, 1}, {116600, 33, 0, 0, 1}, {102125, 360, 0, 96907, 0},
    {102134, 16, 0, 0, 1}, {96841, 407, 0, 0, 1}, {102154, 361, 0, 0, 1}, {102168, 362, 0, 0, 1},
    {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1}, {116885, 179, 0, 0, 0}, {116966, 21, 0, 0, 0},
    {6744, 16, 0, 0, 0}, {99073, 378, 0, 0, 0}, {104880, 33, 0, 0, 1}, {116977, 33, 0, 0, 1}, {95849, 380, 0, 0, 1},
    {104952, 379, 0, 96907, 0}, {1398, 0, 0, 0, 0}, {117189, 21, 0, 0, 0}, {101115, 33, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {99073, 378, 0, 0, 0}, {104880, 33, 0, 0, 1}, {116977, 33, 0, 0, 1}, {117201, 33, 0, 0, 1},
    {1398, 0, 0, 0, 1}, {55369, 164, 0, 0, 1}, {117224, 409, 0, 22168, 0}, {95849, 380, 0, 0, 1},
    {105087, 16, 0, 0, 1}, {96710, 7, 0, 0, 1}, {117235, 410, 0, 0, 1}, {104952, 379, 0, 96907, 0},
    {117245, 220, 0, 0, 1}, {117350, 411, 0, 0, 0}, {117356, 412, 0, 0, 0}, {111356, 220, 0, 0, 0},
    {117473, 411, 0, 0, 0}, {117356, 412, 0, 0, 0}, {111356, 220, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {117585, 21, 0, 0, 0}, {117597, 179, 0, 0, 0}, {117606, 21, 0, 0, 0}, {99073, 378, 0, 0, 0},
    {104880, 33, 0, 0, 1}, {16911, 409, 0, 22168, 0}, {95849, 380, 0, 96907, 0}, {104952, 379, 0, 96907, 0},
    {97312, 220, 0, 0, 0}, {117907, 33, 0, 0, 1}, {40034, 28, 0, 0, 0}, {55369, 164, 0, 0, 1},
    {102144, 33, 0, 0, 1}, {111361, 33, 0, 0, 1}, {116600, 33, 0, 0, 1}, {102125, 360, 0, 96907, 0},
    {102134, 16, 0, 0, 1}, {102154, 361, 0, 0, 1}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1},
    {102196, 363, 0, 0, 1}, {53643, 213, 0, 0, 1}, {53621, 28, 0, 0, 0}, {53268, 28, 0, 0, 1},
    {119033, 33, 0, 0, 1}, {55369, 413, 0, 0, 1}, {55369, 414, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {121469, 418, 0, 0, 0}, {121469, 418, 0, 0, 0}, {122246, 45, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {48007, 16, 0, 0, 1}, {6753, 422, 0, 0, 0}, {57361, 0, 0, 0, 1}, {101115, 33, 0, 0, 1}, {55369, 413, 0, 0, 1},
    {111361, 26, 0, 1594, 1}, {55369, 413, 0, 0, 1}, {16049, 26, 0, 0, 0}, {16057, 51, 0, 0, 0},
    {16070, 26, 0, 0, 0}, {123668, 45, 0, 0, 0}, {123683, 45, 0, 0, 0}, {123696, 45, 0, 0, 0},
    {92583, 44, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {48007, 16, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {125018, 33, 0, 0, 1}, {1398, 0, 0, 0, 1},
    {48007, 16, 0, 0, 1}, {18445, 7, 0, 0, 0}, {61522, 429, 0, 0, 0}, {127203, 431, 0, 0, 0}, {130226, 46, 0, 0, 0},
    {130238, 33, 0, 0, 1}, {130733, 60, 0, 0, 1}, {75655, 26, 0, 0, 0}, {130857, 60, 0, 0, 0},
    {132660, 37, 0, 0, 0}, {132669, 60, 0, 22168, 0}, {132686, 33, 0, 0, 1}, {132660, 37, 0, 0, 0},
    {132686, 33, 0, 0, 1}, {133128, 444, 0, 133137, 0}, {133170, 33, 0, 0, 1}, {134621, 164, 0, 97218, 1},
    {134631, 33, 0, 0, 1}, {134642, 33, 0, 0, 1}, {138661, 497, 0, 0, 1}, {139182, 33, 0, 0, 1},
    {139355, 500, 0, 0, 0}, {139610, 33, 0, 0, 1}, {139944, 504, 0, 139948, 0}, {139972, 505, 0, 139976, 0},
    {139997, 21, 0, 0, 0}, {140135, 26, 0, 1594, 0}, {139997, 21, 0, 0, 0}, {139944, 504, 0, 139948, 0},
    {139972, 505, 0, 139976, 0}, {140135, 26, 0, 1594, 0}, {139944, 504, 0, 139948, 0}, {139972, 505, 0, 139976, 0},
    {140135, 26, 0, 1594, 0}, {139997, 21, 0, 0, 0}, {140135, 26, 0, 1594, 0}, {141002, 21, 0, 0, 0},
    {141002, 21, 0, 0, 0}, {70429, 513, 0, 142828, 0}, {70429, 514, 0, 143286, 0}, {143662, 515, 0, 0, 0},
    {70429, 513, 0, 142828, 0}, {70429, 514, 0, 143286, 0}, {143968, 26, 0, 1594, 0}, {46467, 516, 0, 0, 1},
    {46467, 266, 0, 0, 0}, {95634, 33, 0, 0, 1}, {144707, 390, 0, 1594, 0}, {47646, 60, 0, 0, 0},
    {144811, 518, 0, 0, 0}, {22144, 60, 0, 0, 0}, {145148, 520, 0, 0, 0}, {145155, 520, 0, 0, 0},
    {145162, 26, 0, 0, 0}, {145148, 520, 0, 0, 0}, {145155, 520, 0, 0, 0}, {17095, 521, 0, 0, 0},
    {145532, 522, 0, 0, 1}, {97003, 523, 0, 0, 0}, {145571, 521, 0, 145581, 0}, {145607, 521, 0, 145615, 0},
    {145936, 524, 0, 0, 0}, {145571, 521, 0, 145581, 0}, {145607, 521, 0, 145942, 0}, {145936, 524, 0, 0, 0},
    {17095, 525, 0, 0, 0}, {146143, 16, 0, 0, 0}, {146439, 60, 0, 0, 0}, {36146, 526, 0, 0, 0},
    {30141, 527, 0, 0, 0}, {146443, 528, 0, 0, 0}, {17095, 531, 0, 0, 0}, {97003, 523, 0, 147089, 0},
    {135650, 26, 0, 1594, 0}, {97003, 523, 0, 147089, 0}, {97003, 523, 0, 0, 0}, {30141, 534, 0, 0, 0},
    {148708, 535, 0, 0, 1}, {148729, 535, 0, 0, 1}, {148750, 536, 0, 0, 0}, {148763, 537, 0, 0, 0},
    {17095, 538, 0, 0, 0}, {30141, 534, 0, 0, 0}, {148708, 535, 0, 0, 1}, {148729, 535, 0, 0, 1},
    {148750, 536, 0, 0, 0}, {148763, 537, 0, 0, 0}, {17095, 538, 0, 0, 0}, {149006, 33, 0, 0, 1},
    {30141, 534, 0, 0, 0}, {149364, 539, 0, 0, 1}, {148708, 535, 0, 0, 1}, {148729, 535, 0, 0, 1},
    {149006, 33, 0, 0, 1}, {17095, 540, 0, 0, 1}, {30141, 534, 0, 0, 0}, {149511, 541, 0, 0, 1},
    {149364, 539, 0, 0, 1}, {149516, 526, 0, 0, 0}, {149524, 526, 0, 0, 0}, {148708, 535, 0, 0, 1},
    {148729, 535, 0, 0, 1}, {149647, 542, 0, 0, 1}, {149661, 60, 0, 0, 1}, {150003, 544, 0, 0, 1},
    {150014, 545, 0, 0, 1}, {135854, 33, 0, 0, 1}, {61525, 33, 0, 0, 1}, {150028, 33, 0, 0, 1},
    {70429, 546, 0, 0, 0}, {150707, 547, 0, 0, 1}, {17095, 549, 0, 0, 0}, {79162, 26, 0, 1594, 0},
    {129798, 26, 0, 1594, 0}, {153159, 60, 0, 0, 0}, {136619, 550, 0, 0, 0}, {17095, 552, 0, 0, 0},
    {153262, 33, 0, 0, 1}, {153518, 164, 0, 96907, 0}, {36146, 526, 0, 0, 0}, {30141, 527, 0, 0, 0},
    {146443, 528, 0, 0, 0}, {46467, 516, 0, 153849, 0}, {30141, 555, 0, 0, 0}, {46467, 516, 0, 153849, 0},
    {139610, 556, 0, 154262, 0}, {154295, 557, 0, 0, 1}, {17095, 558, 0, 0, 0}, {154703, 33, 0, 0, 1},
    {30141, 560, 0, 0, 0}, {17095, 563, 0, 0, 0}, {155069, 516, 0, 0, 0}, {155078, 564, 0, 155090, 0},
    {155129, 33, 0, 0, 1}, {17095, 538, 0, 0, 0}, {155069, 516, 0, 0, 0}, {155528, 565, 0, 155539, 0},
    {155078, 564, 0, 155090, 0}, {17095, 563, 0, 0, 0}, {156790, 566, 0, 156807, 0}, {155078, 564, 0, 155090, 0},
    {158061, 33, 0, 0, 1}, {30141, 560, 0, 0, 0}, {17095, 567, 0, 0, 0}, {17095, 569, 0, 0, 0},
    {30141, 534, 0, 0, 0}, {158500, 570, 0, 0, 0}, {158506, 570, 0, 0, 0}, {158512, 570, 0, 0, 0},
    {158518, 571, 0, 0, 0}, {27479, 572, 0, 0, 0}, {27486, 572, 0, 0, 0}, {149516, 526, 0, 0, 0},
    {149524, 526, 0, 0, 0}, {135519, 539, 0, 0, 1}, {46467, 164, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0}, {158981, 535, 0, 0, 0},
    {158988, 574, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {149516, 526, 0, 0, 0},
    {149524, 526, 0, 0, 0}, {159095, 535, 0, 0, 0}, {159103, 535, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0}, {158981, 535, 0, 0, 0},
    {108137, 188, 0, 0, 1}, {101255, 164, 0, 96907, 1}, {161597, 597, 0, 0, 1}, {2376, 21, 0, 0, 0},
    {101255, 164, 0, 96907, 1}, {161597, 597, 0, 0, 1}, {160294, 598, 0, 0, 1}, {101255, 164, 0, 96907, 1},
    {161597, 597, 0, 0, 1}, {162423, 599, 0, 0, 0}, {2097, 179, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {101255, 164, 0, 96907, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {163234, 21, 0, 0, 1},
    {163703, 33, 0, 0, 1}, {145936, 601, 0, 0, 1}, {161142, 602, 0, 0, 1}, {163724, 41, 0, 0, 1},
    {163737, 33, 0, 0, 1}, {164414, 603, 0, 0, 1}, {163724, 41, 0, 0, 1}, {163737, 33, 0, 0, 1},
    {145936, 601, 0, 0, 1}, {161142, 602, 0, 0, 1}, {164424, 604, 0, 0, 1}, {164438, 36, 0, 0, 1},
    {164454, 41, 0, 0, 1}, {164886, 605, 0, 97218, 1}, {164905, 33, 0, 0, 1}, {164920, 45, 0, 0, 1},
    {165165, 26, 0, 1594, 0}, {165598, 21, 0, 0, 0}, {165607, 607, 0, 0, 0}, {165616, 608, 0, 0, 0},
    {165633, 418, 0, 0, 1}, {165647, 179, 0, 0, 1}, {2097, 16, 0, 0, 1}, {165657, 26, 0, 1594, 0},
    {166376, 609, 0, 0, 1}, {166397, 302, 0, 0, 1}, {166564, 33, 0, 0, 1}, {163724, 41, 0, 0, 1},
    {163737, 33, 0, 0, 1}, {166689, 610, 0, 0, 1}, {164424, 604, 0, 0, 1}, {164438, 36, 0, 0, 1},
    {164454, 41, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {160678, 611, 0, 0, 0}, {167662, 33, 0, 0, 1},
    {163724, 41, 0, 0, 1}, {163737, 33, 0, 0, 1}, {164424, 604, 0, 0, 1}, {164438, 36, 0, 0, 1},
    {164454, 41, 0, 0, 1}, {168112, 37, 0, 0, 1}, {168123, 220, 0, 0, 1}, {145936, 601, 0, 0, 1},
    {161142, 602, 0, 0, 1}, {163724, 41, 0, 0, 1}, {163737, 33, 0, 0, 1}, {164424, 604, 0, 0, 1},
    {164438, 36, 0, 0, 1}, {164454, 41, 0, 0, 1}, {168140, 188, 0, 0, 1}, {168148, 188, 0, 0, 1},
    {168865, 41, 0, 0, 1}, {167662, 33, 0, 0, 1}, {163724, 41, 0, 0, 1}, {163737, 33, 0, 0, 1},
    {169409, 33, 0, 0, 1}, {169414, 612, 0, 0, 1}, {169427, 36, 0, 0, 1}, {169446, 41, 0, 0, 1},
    {167662, 33, 0, 0, 1}, {163724, 41, 0, 0, 1}, {163737, 33, 0, 0, 1}, {169464, 45, 0, 0, 1},
    {170312, 21, 0, 0, 0}, {170320, 16, 0, 0, 1}, {170330, 16, 0, 0, 1}, {169414, 612, 0, 0, 1},
    {167662, 33, 0, 0, 1}, {169414, 612, 0, 0, 1}, {169427, 36, 0, 0, 1}, {169446, 41, 0, 0, 1},
    {171277, 33, 0, 0, 1}, {163724, 41, 0, 0, 1}, {163737, 33, 0, 0, 1}, {171287, 33, 0, 0, 1},
    {172018, 36, 0, 0, 1}, {172039, 41, 0, 0, 1}, {172409, 613, 0, 0, 1}, {169427, 36, 0, 0, 1},
    {169446, 41, 0, 0, 1}, {171277, 33, 0, 0, 1}, {172423, 33, 0, 0, 1}, {172431, 614, 0, 0, 1},
    {163724, 41, 0, 0, 1}, {163737, 33, 0, 0, 1}, {164424, 604, 0, 0, 1}, {164438, 36, 0, 0, 1},
    {164454, 41, 0, 0, 1}, {171287, 33, 0, 0, 1}, {163724, 41, 0, 0, 1}, {163737, 33, 0, 0, 1},
    {164424, 604, 0, 0, 1}, {164438, 36, 0, 0, 1}, {164454, 41, 0, 0, 1}, {167662, 33, 0, 0, 1},
    {168123, 220, 0, 0, 1}, {167662, 33, 0, 0, 1}, {145936, 601, 0, 0, 1}, {161142, 602, 0, 0, 1},
    {174647, 302, 0, 0, 1}, {163724, 41, 0, 0, 1}, {163737, 33, 0, 0, 1}, {164424, 604, 0, 0, 1},
    {164438, 36, 0, 0, 1}, {164454, 41, 0, 0, 1}, {174655, 615, 0, 0, 1}, {174669, 616, 0, 0, 1},
    {174682, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {175668, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {176632, 16, 0, 0, 1}, {77768, 42, 0, 0, 0}, {176961, 626, 0, 0, 0}, {6744, 34, 0, 0, 1},
    {17624, 60, 0, 0, 0}, {17624, 60, 0, 0, 1}, {2097, 16, 0, 0, 1}, {177889, 21, 0, 0, 1}, {177995, 628, 0, 0, 1},
    {178372, 0, 0, 0, 0}, {48209, 409, 0, 0, 0}, {178520, 33, 0, 0, 1}, {6753, 21, 0, 0, 0}, {51389, 628, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {179174, 42, 0, 0, 0}, {179194, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {17624, 409, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {17624, 409, 0, 0, 1}, {180979, 7, 0, 0, 0}, {180988, 16, 0, 0, 1}, {180997, 42, 0, 0, 1},
    {176961, 626, 0, 0, 0}, {181388, 220, 0, 0, 0}, {181388, 50, 0, 0, 0}, {181388, 42, 0, 0, 0},
    {181388, 628, 0, 0, 0}, {181388, 632, 0, 0, 0}, {55369, 203, 182366, 0, 0}, {55369, 203, 182366, 0, 0},
    {102144, 33, 15216, 0, 0}, {111361, 33, 15216, 0, 0}, {116590, 33, 15216, 0, 0}, {116600, 33, 15216, 0, 0},
    {102125, 360, 101376, 22168, 0}, {102134, 16, 0, 0, 1}, {97312, 641, 101376, 22168, 0}, {97312, 642, 101376, 183700, 0},
    {55369, 203, 182366, 0, 0}, {102144, 33, 15216, 0, 0}, {111361, 33, 15216, 0, 0}, {116600, 33, 15216, 0, 0},
    {102125, 360, 101376, 22168, 0}, {102134, 16, 0, 0, 1}, {16758, 21, 0, 0, 0}, {39650, 60, 0, 0, 0},
    {185340, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {185795, 60, 0, 0, 0}, {185918, 390, 0, 0, 0}, {186427, 60, 0, 0, 0}, {188394, 60, 0, 0, 0},
    {188406, 390, 0, 0, 0}, {188394, 60, 0, 0, 0}, {188928, 390, 0, 0, 0}, {188406, 390, 0, 0, 0},
    {190246, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {97003, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {39650, 60, 0, 0, 0}, {198226, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1},
    {102196, 363, 0, 0, 1}, {47646, 60, 0, 0, 0}, {39650, 60, 0, 0, 0}, {198226, 60, 0, 0, 0},
    {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1}, {198857, 60, 0, 0, 0},
    {200786, 390, 0, 0, 0}, {200789, 390, 0, 0, 0}, {203056, 60, 0, 0, 0}, {47076, 542, 0, 0, 0},
    {47076, 60, 0, 0, 0}, {48209, 542, 0, 0, 0}, {171255, 542, 0, 0, 0}, {48209, 60, 0, 0, 0},
    {203727, 60, 0, 0, 0}, {40034, 60, 0, 0, 0}, {40034, 60, 0, 0, 0}, {47646, 60, 0, 0, 0}, {203831, 60, 0, 0, 0},
    {204969, 60, 0, 0, 0}, {102168, 362, 0, 0, 1}, {102181, 362, 0, 0, 1}, {102196, 363, 0, 0, 1},
    {205407, 60, 0, 0, 0}, {205415, 60, 0, 0, 0}, {205423, 60, 0, 0, 0}, {205432, 390, 0, 0, 0},
    {205652, 390, 0, 1594, 0}, {205784, 390, 0, 1594, 0}, {205790, 390, 0, 1594, 0}, {205796, 542, 0, 205801, 0},
    {205809, 390, 0, 1594, 0}, {205816, 390, 0, 1594, 0}, {205796, 542, 0, 205801, 0}, {205809, 390, 0, 1594, 0},
    {205816, 390, 0, 1594, 0}, {205784, 390, 0, 1594, 0}, {205790, 390, 0, 1594, 0}, {29973, 390, 0, 1594, 0},
    {205784, 390, 0, 1594, 0}, {205790, 390, 0, 1594, 0}, {205809, 390, 0, 1594, 0}, {205816, 390, 0, 1594, 0},
    {29973, 390, 0, 1594, 0}, {206905, 60, 0, 22168, 0}, {206910, 60, 0, 22168, 0}, {205796, 542, 0, 205801, 0},
    {206915, 60, 0, 22168, 0}, {206926, 60, 0, 22168, 0}, {206936, 60, 0, 22168, 0}, {206947, 60, 0, 22168, 0},
    {205809, 390, 0, 1594, 0}, {205816, 390, 0, 1594, 0}, {205796, 542, 0, 205801, 0}, {206915, 60, 0, 22168, 0},
    {206926, 60, 0, 22168, 0}, {206936, 60, 0, 22168, 0}, {206947, 60, 0, 22168, 0}, {205809, 390, 0, 1594, 0},
    {205816, 390, 0, 1594, 0}, {59302, 33, 0, 0, 1}, {207633, 33, 0, 0, 1}, {207825, 45, 0, 0, 0},
    {207842, 45, 0, 0, 0}, {207859, 45, 0, 0, 0}, {207870, 671, 0, 0, 1}, {95571, 16, 0, 0, 1},
    {30141, 675, 0, 0, 0}, {209527, 26, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48007, 16, 0, 0, 1}, {207870, 241, 0, 0, 0},
    {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0}, {211839, 46, 0, 0, 0}, {211813, 179, 0, 0, 0},
    {211818, 688, 0, 211828, 0}, {79255, 689, 0, 212048, 0}, {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0},
    {212224, 46, 0, 0, 0}, {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0}, {212387, 46, 0, 0, 0},
    {212398, 46, 0, 0, 0}, {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0}, {177706, 45, 0, 0, 0},
    {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0}, {211839, 46, 0, 0, 0}, {177706, 45, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {30141, 45, 0, 0, 0}, {211813, 179, 0, 0, 0}, {211717, 688, 0, 211828, 0},
    {211813, 179, 0, 0, 0}, {213451, 688, 0, 0, 0}, {211813, 179, 0, 0, 0}, {211813, 179, 0, 0, 0},
    {211818, 688, 0, 211828, 0}, {17613, 45, 0, 0, 1}, {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0},
    {79255, 689, 0, 212048, 0}, {177706, 45, 0, 0, 0}, {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0},
    {79255, 689, 0, 212048, 0}, {214326, 46, 0, 0, 0}, {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0},
    {214326, 46, 0, 0, 0}, {177706, 45, 0, 0, 0}, {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0},
    {214769, 45, 0, 0, 0}, {215019, 33, 0, 0, 1}, {64862, 45, 0, 0, 0}, {169316, 45, 0, 0, 0},
    {211813, 179, 0, 0, 0}, {213451, 691, 0, 0, 0}, {215676, 45, 0, 30130, 0}, {215704, 45, 0, 30130, 0},
    {211813, 179, 0, 0, 0}, {211818, 688, 0, 211828, 0}, {216143, 46, 0, 0, 0}, {39650, 164, 0, 0, 0},
    {216154, 33, 0, 0, 1}, {211813, 179, 0, 0, 0}, {213451, 691, 0, 0, 0}, {215704, 45, 0, 30130, 0},
    {76820, 699, 0, 0, 0}, {1398, 700, 0, 0, 0}, {218379, 60, 0, 0, 0}, {101260, 33, 0, 0, 1},
    {219052, 16, 0, 0, 1}, {219199, 60, 0, 22168, 0}, {219206, 33, 0, 0, 1}, {219216, 42, 0, 0, 1},
    {76820, 702, 0, 0, 0}, {1398, 345, 0, 0, 0}, {48209, 409, 0, 0, 0}, {220371, 16, 0, 0, 0},
    {221562, 33, 0, 0, 1}, {221576, 33, 0, 0, 1}, {221989, 713, 0, 0, 0}, {58897, 714, 0, 0, 0},
    {62355, 46, 0, 0, 0}, {2013, 46, 0, 0, 0}, {222817, 719, 0, 0, 0}, {222827, 704, 0, 0, 0},
    {220851, 46, 0, 0, 0}, {220857, 46, 0, 0, 0}, {145936, 44, 0, 0, 1}, {221989, 713, 0, 0, 0},
    {224234, 33, 0, 0, 1}, {95420, 33, 0, 0, 1}, {225300, 722, 0, 0, 0}, {60659, 46, 0, 0, 0},
    {225745, 44, 0, 0, 0}, {225754, 46, 0, 0, 1}, {225300, 722, 0, 0, 0}, {225949, 726, 0, 0, 0},
    {2013, 46, 0, 0, 1}, {47993, 766, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {247808, 26, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {248008, 60, 0, 0, 0}, {248091, 179, 0, 0, 0}, {248094, 41, 0, 0, 0},
    {248400, 734, 0, 0, 0}, {248413, 770, 0, 0, 0}, {248400, 734, 0, 0, 0}, {248656, 770, 0, 0, 0},
    {248672, 770, 0, 0, 0}, {53268, 412, 0, 0, 1}, {15550, 412, 0, 0, 0}, {252011, 734, 0, 0, 0},
    {248400, 734, 0, 0, 0}, {247308, 770, 0, 0, 0}, {247239, 779, 0, 0, 1}, {55369, 780, 0, 0, 1},
    {252754, 779, 0, 0, 1}, {252775, 780, 0, 0, 1}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {253498, 7, 0, 0, 0},
    {246626, 785, 0, 0, 0}, {248091, 179, 0, 0, 0}, {248094, 41, 0, 0, 0}, {248091, 179, 0, 0, 0},
    {246589, 786, 0, 0, 0}, {52534, 412, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {116991, 179, 0, 0, 1},
    {51671, 60, 0, 0, 1}, {256589, 60, 0, 0, 1}, {256597, 60, 0, 0, 1}, {245973, 16, 0, 0, 1},
    {247116, 793, 0, 0, 1}, {252011, 734, 0, 0, 0}, {252011, 734, 0, 0, 0}, {246809, 794, 0, 0, 0},
    {246960, 805, 0, 0, 1}, {246960, 805, 0, 0, 0}, {262767, 809, 0, 0, 0}, {262912, 811, 0, 0, 0},
    {262926, 779, 0, 0, 1}, {55369, 780, 0, 0, 1}, {263147, 812, 0, 0, 1}, {247239, 779, 0, 0, 1},
    {55369, 780, 0, 0, 1}, {248400, 734, 0, 0, 0}, {247308, 770, 0, 0, 0}, {61058, 818, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {265429, 129, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {251736, 41, 0, 0, 0},
    {265656, 213, 0, 0, 1}, {53621, 28, 0, 0, 0}, {247736, 819, 0, 0, 0}, {266876, 412, 0, 0, 0},
    {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {6744, 16, 0, 0, 0}, {246770, 823, 0, 0, 0},
    {247116, 793, 0, 0, 1}, {267361, 179, 0, 0, 0}, {247173, 824, 0, 0, 0}, {267570, 179, 0, 0, 0},
    {247698, 825, 0, 0, 0}, {245941, 826, 0, 0, 0}, {247272, 827, 0, 0, 0}, {267868, 828, 0, 0, 1},
    {6744, 16, 0, 0, 1}, {60659, 164, 0, 0, 0}, {268705, 45, 0, 0, 0}, {268717, 33, 0, 0, 1}, {269603, 45, 0, 0, 0},
    {269614, 45, 0, 0, 0}, {269626, 33, 0, 0, 1}, {270059, 45, 0, 0, 0}, {268717, 33, 0, 0, 1},
    {270974, 845, 0, 0, 0}, {272869, 60, 0, 0, 0}, {270905, 847, 0, 272874, 0}, {79193, 26, 0, 0, 0},
    {67069, 850, 0, 0, 0}, {3665, 850, 0, 0, 0}, {273856, 851, 0, 0, 0}, {273860, 852, 0, 0, 0},
    {270802, 855, 0, 0, 0}, {274489, 856, 0, 0, 0}, {274497, 856, 0, 0, 0}, {270905, 847, 0, 272874, 0},
    {272869, 60, 0, 0, 0}, {52534, 858, 0, 0, 0}, {52534, 675, 0, 0, 0}, {273856, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {275417, 850, 0, 0, 0}, {273860, 852, 0, 0, 0}, {275426, 26, 0, 1594, 1},
    {273856, 861, 0, 0, 0}, {3665, 862, 0, 0, 0}, {275417, 862, 0, 0, 0}, {273860, 852, 0, 0, 0},
    {275426, 26, 0, 1594, 1}, {276197, 16, 0, 0, 0}, {276211, 16, 0, 0, 0}, {276223, 16, 0, 0, 0},
    {276985, 26, 0, 0, 0}, {275426, 26, 0, 1594, 1}, {67069, 850, 0, 0, 0}, {3665, 850, 0, 0, 0},
    {273856, 851, 0, 0, 0}, {270905, 847, 0, 272874, 0}, {270905, 847, 0, 272874, 0}, {279018, 26, 0, 0, 0},
    {270974, 845, 0, 0, 0}, {279026, 26, 0, 0, 0}, {279038, 26, 0, 0, 0}, {279053, 26, 0, 0, 0},
    {70429, 875, 0, 0, 0}, {275426, 26, 0, 1594, 1}, {279541, 28, 0, 0, 0}, {279598, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {273860, 852, 0, 0, 0}, {275426, 26, 0, 1594, 1}, {6744, 34, 0, 0, 0},
    {279628, 675, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57361, 0, 0, 0, 1}, {2097, 34, 0, 0, 0}, {280691, 45, 0, 0, 0},
    {280704, 45, 0, 0, 0}, {281312, 42, 0, 0, 1}, {281322, 42, 0, 0, 1}, {281334, 42, 0, 0, 1},
    {281349, 42, 0, 0, 1}, {281366, 33, 0, 0, 1}, {281385, 33, 0, 0, 1}, {281616, 16, 0, 0, 0},
    {176961, 542, 0, 281866, 0}, {281926, 16, 0, 0, 0}, {282077, 26, 0, 1594, 1}, {282095, 164, 0, 282110, 1},
    {282119, 26, 0, 1594, 1}, {282141, 26, 0, 1594, 1}, {282164, 16, 0, 0, 1}, {282460, 26, 0, 1594, 0},
    {282486, 26, 0, 3064, 0}, {282513, 26, 0, 1594, 0}, {282715, 33, 0, 0, 1}, {282725, 164, 0, 282740, 0},
    {282749, 164, 0, 282740, 0}, {281926, 16, 0, 0, 1}, {22142, 164, 0, 0, 0}, {22144, 164, 0, 0, 0},
    {22146, 164, 0, 0, 0}, {283633, 26, 0, 1594, 0}, {283952, 164, 0, 0, 1}, {284951, 33, 0, 0, 1},
    {285538, 879, 0, 137673, 0}, {285538, 880, 0, 22168, 0}, {286139, 164, 0, 97218, 0}, {285538, 881, 0, 22168, 0},
    {286292, 26, 0, 1594, 0}, {286815, 882, 0, 137673, 0}, {286139, 164, 0, 97218, 0}, {287030, 26, 0, 1594, 0},
    {287566, 16, 0, 0, 0}, {116475, 241, 0, 287576, 0}, {288160, 885, 0, 0, 1}, {288194, 26, 0, 1594, 0},
    {288225, 26, 0, 1594, 0}, {288243, 26, 0, 1594, 0}, {288273, 26, 0, 1594, 0}, {288289, 26, 0, 1594, 0},
    {288308, 26, 0, 1594, 0}, {288324, 26, 0, 3064, 0}, {288347, 16, 0, 288357, 0}, {288683, 7, 0, 0, 0},
    {288792, 16, 0, 0, 1}, {288792, 16, 0, 0, 0}, {289160, 220, 0, 0, 0}, {289254, 33, 0, 0, 1},
    {289448, 33, 0, 0, 1}, {289462, 33, 0, 0, 1}, {289478, 41, 0, 0, 0}, {289487, 41, 0, 0, 0},
    {289823, 33, 0, 0, 1}, {103761, 7, 0, 0, 1}, {103761, 7, 0, 0, 0}, {103761, 7, 0, 0, 0}, {290226, 28, 0, 0, 0},
    {290243, 28, 0, 0, 0}, {290263, 33, 0, 0, 1}, {290494, 164, 0, 0, 0}, {290648, 45, 0, 0, 0},
    {290666, 33, 0, 0, 1}, {290678, 33, 0, 0, 1}, {290840, 33, 0, 0, 1}, {290860, 33, 0, 0, 1},
    {290880, 16, 0, 0, 1}, {290888, 33, 0, 0, 1}, {290900, 188, 0, 97218, 0}, {290935, 164, 0, 0, 0},
    {291097, 33, 0, 0, 1}, {291208, 45, 0, 30130, 1}, {291218, 33, 0, 0, 1}, {291407, 45, 0, 30130, 0},
    {291418, 26, 0, 3064, 0}, {76333, 164, 0, 291440, 0}, {61051, 7, 0, 0, 0}, {291693, 889, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {11482, 16, 0, 0, 0}, {292426, 26, 0, 1594, 0},
    {292437, 26, 0, 1594, 0}, {292483, 164, 0, 97218, 0}, {292502, 164, 0, 98173, 0}, {292579, 188, 0, 0, 0},
    {292756, 42, 0, 0, 0}, {32568, 891, 0, 0, 0}, {291693, 889, 0, 0, 1}, {293250, 164, 0, 0, 1},
    {104919, 33, 0, 0, 1}, {293269, 33, 0, 0, 1}, {293281, 42, 0, 0, 1}, {293582, 45, 0, 0, 0},
    {290666, 33, 0, 0, 1}, {290678, 33, 0, 0, 1}, {79246, 33, 0, 0, 1}, {79255, 33, 0, 0, 1}, {290648, 45, 0, 0, 0},
    {290666, 33, 0, 0, 1}, {290678, 33, 0, 0, 1}, {92583, 33, 0, 0, 1}, {293977, 33, 0, 0, 1},
    {103867, 164, 0, 0, 0}, {94573, 33, 0, 0, 1}, {77188, 33, 0, 0, 1}, {294937, 164, 0, 0, 0},
    {292579, 188, 0, 0, 0}, {295038, 33, 0, 0, 1}, {290888, 33, 0, 0, 1}, {295317, 33, 0, 0, 1},
    {293523, 164, 0, 0, 0}, {295370, 33, 0, 0, 1}, {291693, 889, 0, 137673, 0}, {295671, 7, 0, 0, 0},
    {2097, 16, 0, 0, 1}, {295778, 33, 0, 0, 1}, {295794, 33, 0, 0, 1}, {295810, 33, 0, 0, 1}, {296068, 33, 0, 0, 1},
    {290880, 16, 0, 0, 0}, {291693, 889, 0, 0, 0}, {296769, 26, 0, 3064, 0}, {296795, 26, 0, 3064, 0},
    {296821, 164, 0, 0, 1}, {49152, 0, 0, 0, 1}, {288347, 16, 0, 296924, 0}, {296967, 16, 0, 296976, 0},
    {296991, 33, 0, 0, 1}, {297018, 33, 0, 0, 1}, {62355, 898, 0, 0, 0}, {297309, 898, 0, 0, 0},
    {297796, 45, 0, 30130, 1}, {297814, 45, 0, 30130, 1}, {297838, 33, 0, 0, 1}, {297852, 33, 0, 0, 1},
    {298437, 164, 0, 0, 0}, {298455, 164, 0, 0, 0}, {294937, 164, 0, 0, 0}, {75655, 45, 0, 30130, 0},
    {75655, 45, 0, 30130, 0}, {299051, 33, 0, 0, 1}, {299216, 899, 0, 30130, 1}, {299709, 26, 0, 3064, 0},
    {299987, 26, 0, 3064, 0}, {300078, 42, 0, 0, 1}, {248094, 907, 0, 0, 1}, {300082, 241, 0, 0, 1},
    {300091, 21, 0, 0, 1}, {300110, 628, 0, 0, 1}, {62355, 164, 0, 0, 0}, {297309, 164, 0, 0, 0},
    {300437, 164, 0, 97218, 0}, {300625, 45, 0, 30130, 0}, {300901, 862, 0, 30130, 0}, {300928, 908, 0, 30130, 0},
    {300965, 862, 0, 30130, 0}, {301395, 45, 0, 30130, 1}, {301406, 45, 0, 30130, 1}, {301667, 220, 0, 60806, 0},
    {301682, 37, 0, 60806, 0}, {301701, 45, 0, 30130, 1}, {301727, 37, 0, 60806, 0}, {301740, 418, 0, 60806, 0},
    {301759, 16, 0, 296924, 0}, {301772, 33, 0, 0, 1}, {301667, 220, 0, 60806, 0}, {302061, 45, 0, 30130, 1},
    {301641, 33, 0, 0, 1}, {302315, 37, 0, 60806, 0}, {302335, 29, 0, 60806, 0}, {302357, 33, 0, 0, 1},
    {302383, 33, 0, 0, 1}, {302409, 33, 0, 0, 1}, {49152, 0, 0, 0, 1}, {207870, 671, 0, 0, 1},
    {55369, 164, 0, 0, 1}, {62355, 164, 0, 0, 0}, {302891, 164, 0, 0, 0}, {302910, 33, 0, 0, 1},
    {303039, 164, 0, 96907, 0}, {303052, 164, 0, 96907, 0}, {303075, 33, 0, 0, 1}, {303090, 33, 0, 0, 1},
    {303112, 33, 0, 0, 1}, {303237, 37, 0, 60806, 0}, {164920, 37, 0, 60806, 0}, {303237, 37, 0, 60806, 0},
    {166677, 45, 0, 30130, 0}, {164920, 45, 0, 30130, 0}, {207870, 671, 0, 0, 1}, {123683, 45, 0, 30130, 1},
    {303693, 45, 0, 30130, 1}, {303705, 36, 0, 303720, 1}, {303982, 45, 0, 30130, 1}, {297796, 45, 0, 30130, 1},
    {207870, 671, 0, 0, 1}, {304411, 909, 0, 22168, 0}, {304565, 45, 0, 30130, 1}, {304585, 33, 0, 0, 1},
    {304606, 33, 0, 0, 1}, {304642, 33, 0, 0, 1}, {303705, 36, 0, 303720, 1}, {304864, 33, 0, 0, 1},
    {304899, 33, 0, 0, 1}, {304585, 33, 0, 0, 1}, {304917, 33, 0, 0, 1}, {304943, 33, 0, 0, 1},
    {304988, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {305196, 345, 0, 0, 1}, {2097, 16, 0, 0, 0}, {116475, 0, 0, 0, 0},
    {305462, 0, 0, 0, 1}, {305582, 33, 0, 0, 1}, {305926, 45, 0, 30130, 1}, {305949, 45, 0, 30130, 1},
    {305970, 45, 0, 30130, 1}, {305993, 45, 0, 30130, 1}, {306017, 45, 0, 30130, 1}, {306039, 45, 0, 30130, 1},
    {306763, 164, 0, 97218, 1}, {306964, 45, 0, 30130, 1}, {306981, 45, 0, 30130, 1}, {306996, 45, 0, 30130, 1},
    {307013, 45, 0, 30130, 1}, {307368, 45, 0, 30130, 1}, {17624, 164, 0, 96907, 1}, {306964, 45, 0, 30130, 1},
    {306981, 45, 0, 30130, 1}, {306996, 45, 0, 30130, 1}, {307013, 45, 0, 30130, 1}, {3681, 33, 0, 0, 1},
    {1398, 910, 0, 308023, 0}, {97702, 911, 0, 0, 0}, {308142, 911, 0, 0, 0}, {97702, 911, 0, 0, 0},
    {308607, 45, 0, 0, 0}, {79715, 220, 0, 0, 0}, {88443, 916, 0, 0, 0}, {17095, 917, 0, 308731, 0},
    {309369, 45, 0, 0, 0}, {123660, 37, 0, 0, 0}, {122709, 37, 0, 0, 0}, {52586, 37, 0, 0, 0},
    {123660, 37, 0, 0, 0}, {52586, 37, 0, 0, 0}, {17095, 917, 0, 0, 0}, {303237, 45, 0, 0, 0},
    {17095, 917, 0, 308731, 0}, {308288, 924, 0, 311342, 0}, {311371, 16, 0, 0, 1}, {17095, 917, 0, 0, 0},
    {31504, 122, 0, 31576, 0}, {17095, 917, 0, 0, 0}, {312082, 164, 0, 0, 0}, {312096, 26, 0, 0, 0},
    {40034, 45, 0, 0, 0}, {312809, 44, 0, 0, 0}, {312825, 29, 0, 0, 0}, {313789, 930, 0, 0, 0},
    {46890, 179, 0, 0, 0}, {314490, 345, 0, 0, 0}, {6744, 34, 0, 0, 0}, {314756, 186, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {314769, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {314930, 33, 0, 0, 1}, {314769, 33, 0, 0, 1}, {18445, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {315243, 16, 0, 0, 0},
    {315254, 16, 0, 0, 0}, {6753, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {315243, 16, 0, 0, 0}, {315254, 16, 0, 0, 0}, {6753, 932, 0, 0, 0}, {314930, 33, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {315243, 16, 0, 0, 0}, {315254, 16, 0, 0, 0}, {315435, 933, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {315243, 16, 0, 0, 0}, {315254, 16, 0, 0, 0}, {6753, 934, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {315435, 933, 0, 0, 0}, {314769, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 934, 0, 0, 0},
    {314769, 33, 0, 0, 1}, {317751, 858, 0, 0, 1}, {319445, 164, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {36146, 956, 0, 0, 1}, {320213, 956, 0, 0, 0}, {320226, 956, 0, 0, 0}, {321129, 45, 0, 0, 1},
    {321143, 45, 0, 0, 1}, {321155, 45, 0, 0, 1}, {322314, 956, 0, 0, 1}, {322323, 956, 0, 0, 1},
    {322332, 956, 0, 0, 1}, {322506, 950, 0, 0, 0}, {319230, 965, 0, 0, 0}, {319367, 164, 0, 0, 1},
    {323566, 971, 0, 0, 1}, {323574, 971, 0, 0, 1}, {323582, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {321129, 45, 0, 0, 0}, {323697, 33, 0, 0, 1}, {36146, 956, 0, 0, 1}, {321129, 45, 0, 0, 1},
    {323893, 33, 0, 0, 1}, {75655, 45, 0, 0, 1}, {323566, 971, 0, 0, 1}, {323574, 971, 0, 0, 1},
    {323582, 971, 0, 0, 1}, {36146, 956, 0, 0, 1}, {323566, 971, 0, 0, 1}, {323574, 971, 0, 0, 1},
    {323582, 971, 0, 0, 1}, {324233, 164, 0, 0, 1}, {36146, 956, 0, 0, 1}, {321129, 45, 0, 0, 1},
    {323566, 971, 0, 0, 1}, {323574, 971, 0, 0, 1}, {323582, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {321129, 45, 0, 0, 0}, {326004, 976, 0, 0, 1}, {326256, 60, 0, 0, 0}, {326274, 60, 0, 0, 0},
    {326285, 60, 0, 0, 0}, {326297, 60, 0, 0, 0}, {75655, 390, 0, 0, 0}, {326306, 390, 0, 0, 0},
    {326004, 976, 0, 0, 1}, {326256, 60, 0, 0, 0}, {326274, 60, 0, 0, 0}, {326285, 60, 0, 0, 0},
    {326297, 60, 0, 0, 0}, {326004, 976, 0, 0, 1}, {326004, 978, 0, 0, 1}, {326256, 60, 0, 0, 0},
    {326274, 60, 0, 0, 0}, {326285, 60, 0, 0, 0}, {326004, 978, 0, 0, 1}, {97003, 979, 0, 0, 0},
    {326877, 980, 0, 326887, 0}, {30141, 981, 0, 0, 0}, {51389, 982, 0, 0, 0},
};

static const varve_enum_record enums[] = {
    {28, 32, 0, 0, {0, 2}}, {60, 32, 0, 0, {2, 3}}, {122, 64, 0, 0, {5, 17}}, {500, 64, 0, 0, {22, 25}},
    {879, 32, 7, 898, {47, 7}}, {948, 32, 0, 0, {54, 7}}, {1001, 32, 0, 0, {61, 3}}, {1028, 32, 0, 0, {64, 3}},
    {1076, 32, 0, 0, {67, 6}}, {1133, 32, 0, 0, {73, 3}}, {1196, 32, 0, 0, {76, 12}}, {1261, 32, 7, 898, {88, 6}},
    {14229, 64, 0, 0, {94, 16}}, {16310, 32, 0, 0, {110, 3}}, {16372, 32, 0, 0, {113, 12}}, {16503, 32, 0, 0, {125, 8}},
    {16622, 32, 3, 16645, {133, 12}}, {14229, 64, 0, 0, {94, 16}}, {31213, 64, 0, 0, {145, 16}},
    {31283, 64, 0, 0, {161, 10}}, {31319, 32, 7, 898, {171, 9}}, {31378, 32, 7, 31399, {180, 3}},
    {31410, 32, 0, 0, {183, 5}}, {36017, 32, 0, 0, {188, 2}}, {36035, 32, 0, 0, {190, 2}}, {36071, 32, 0, 0, {192, 4}},
    {53921, 32, 3, 16645, {196, 3}}, {55680, 64, 0, 0, {199, 7}}, {16310, 32, 0, 0, {206, 3}},
    {59874, 32, 0, 0, {209, 13}}, {59924, 32, 0, 0, {222, 2}}, {59970, 32, 0, 0, {224, 4}}, {60016, 32, 0, 0, {228, 3}},
    {60030, 32, 0, 0, {231, 14}}, {60103, 64, 0, 0, {245, 13}}, {60243, 64, 0, 0, {258, 7}}, {60315, 32, 0, 0, {265, 3}},
    {60366, 32, 0, 0, {268, 4}}, {60390, 32, 0, 0, {272, 2}}, {60448, 32, 0, 0, {274, 3}}, {76505, 32, 0, 0, {161, 10}},
    {77176, 32, 0, 0, {277, 3}}, {78965, 32, 0, 0, {280, 10}}, {79044, 32, 0, 0, {290, 3}}, {79087, 32, 0, 0, {293, 3}},
    {79142, 32, 0, 0, {296, 24}}, {79233, 32, 0, 0, {320, 2}}, {79265, 32, 0, 0, {322, 1}}, {79275, 32, 0, 0, {323, 2}},
    {79308, 32, 0, 0, {325, 13}}, {79316, 32, 0, 0, {338, 3}}, {93740, 64, 0, 0, {341, 2}}, {93761, 64, 0, 0, {343, 21}},
    {93884, 64, 0, 0, {364, 7}}, {93962, 64, 0, 0, {371, 47}}, {94566, 64, 0, 0, {418, 5}}, {94619, 64, 0, 0, {423, 4}},
    {94679, 32, 7, 16645, {427, 34}}, {95093, 64, 0, 0, {461, 4}}, {95127, 32, 7, 16645, {465, 11}},
    {95244, 64, 0, 0, {476, 16}}, {95271, 64, 0, 0, {492, 3}}, {95313, 32, 7, 31399, {495, 9}},
    {95327, 64, 0, 0, {504, 5}}, {95386, 32, 5, 16645, {509, 5}}, {95429, 64, 0, 0, {161, 10}},
    {31378, 32, 5, 31399, {180, 3}}, {95443, 64, 0, 0, {514, 11}}, {95555, 64, 0, 0, {525, 8}},
    {95623, 64, 0, 0, {533, 4}}, {95655, 64, 0, 0, {537, 3}}, {31410, 64, 0, 0, {540, 7}}, {95767, 64, 0, 0, {547, 4}},
    {95801, 64, 0, 0, {551, 3}}, {95818, 64, 0, 0, {554, 3}}, {95862, 64, 0, 0, {557, 3}}, {14229, 64, 0, 0, {94, 16}},
    {125955, 32, 0, 0, {560, 63}}, {126999, 32, 0, 0, {623, 14}}, {129633, 32, 0, 0, {637, 5}},
    {129668, 32, 0, 0, {642, 3}}, {129722, 32, 0, 0, {645, 4}}, {129781, 32, 0, 0, {649, 2}}, {129802, 32, 0, 0, {651, 4}},
    {134982, 32, 0, 0, {655, 3}}, {135004, 32, 0, 0, {658, 2}}, {135033, 32, 0, 0, {660, 2}}, {135058, 32, 0, 0, {662, 5}},
    {135144, 32, 0, 0, {667, 4}}, {135243, 32, 0, 0, {671, 2}}, {135277, 32, 0, 0, {673, 7}}, {135299, 32, 0, 0, {680, 2}},
    {135335, 32, 0, 0, {682, 4}}, {135392, 32, 0, 0, {686, 5}}, {135429, 32, 0, 0, {691, 3}}, {135455, 32, 0, 0, {694, 3}},
    {135496, 32, 0, 0, {697, 3}}, {135504, 32, 0, 0, {700, 2}}, {135537, 32, 0, 0, {702, 1}}, {135552, 32, 0, 0, {703, 2}},
    {135570, 32, 0, 0, {705, 16}}, {135623, 32, 0, 0, {721, 2}}, {135637, 32, 0, 0, {723, 8}},
    {135675, 32, 0, 0, {731, 4}}, {135704, 32, 0, 0, {735, 7}}, {135756, 32, 0, 0, {742, 7}}, {135793, 32, 0, 0, {749, 2}},
    {135818, 32, 0, 0, {751, 6}}, {135864, 32, 0, 0, {757, 10}}, {135874, 32, 0, 0, {767, 2}},
    {135889, 32, 0, 0, {769, 3}}, {135911, 32, 0, 0, {772, 2}}, {135950, 32, 0, 0, {774, 2}}, {135962, 32, 0, 0, {776, 4}},
    {135976, 32, 0, 0, {780, 5}}, {136030, 32, 0, 0, {785, 8}}, {136051, 32, 0, 0, {793, 3}}, {136078, 32, 0, 0, {796, 4}},
    {136130, 32, 0, 0, {800, 5}}, {136216, 32, 0, 0, {805, 2}}, {136255, 32, 0, 0, {807, 2}}, {136285, 32, 0, 0, {809, 5}},
    {136371, 32, 0, 0, {814, 3}}, {136408, 32, 0, 0, {817, 4}}, {136444, 32, 0, 0, {821, 4}}, {136491, 32, 0, 0, {825, 4}},
    {136509, 32, 0, 0, {829, 2}}, {136525, 32, 0, 0, {831, 4}}, {136549, 32, 0, 0, {835, 2}}, {136566, 32, 0, 0, {837, 2}},
    {136580, 32, 0, 0, {839, 10}}, {159273, 32, 0, 0, {849, 3}}, {159294, 32, 0, 0, {852, 4}},
    {159350, 32, 0, 0, {856, 2}}, {159387, 32, 0, 0, {858, 1}}, {159407, 32, 3, 16645, {859, 21}},
    {159557, 32, 0, 0, {880, 5}}, {159579, 32, 0, 0, {858, 1}}, {159598, 32, 0, 0, {858, 1}}, {159619, 32, 0, 0, {885, 1}},
    {159646, 32, 0, 0, {886, 4}}, {159687, 32, 3, 16645, {890, 5}}, {159775, 32, 0, 0, {895, 6}},
    {159821, 32, 0, 0, {901, 5}}, {159924, 32, 0, 0, {906, 2}}, {159959, 32, 0, 0, {908, 4}}, {159992, 32, 0, 0, {912, 3}},
    {160016, 32, 0, 0, {915, 2}}, {160057, 32, 0, 0, {917, 3}}, {160098, 32, 0, 0, {920, 4}}, {160133, 32, 3, 16645, {924, 5}},
    {160175, 32, 0, 0, {929, 4}}, {93761, 32, 0, 0, {933, 17}}, {93884, 32, 0, 0, {950, 7}}, {181821, 32, 0, 0, {957, 4}},
    {181833, 8, 1, 16645, {961, 3}}, {211618, 32, 0, 0, {964, 9}}, {216690, 64, 0, 0, {973, 8}},
    {216705, 64, 0, 0, {981, 4}}, {220618, 32, 0, 0, {985, 2}}, {220662, 32, 0, 0, {987, 4}}, {220744, 32, 0, 0, {991, 6}},
    {226848, 32, 0, 0, {997, 4}}, {226918, 32, 0, 0, {1001, 96}}, {228421, 32, 0, 0, {1097, 210}},
    {232854, 32, 0, 0, {1307, 5}}, {232899, 32, 0, 0, {1312, 2}}, {232947, 32, 3, 16645, {1314, 6}},
    {233020, 32, 0, 0, {1320, 3}}, {233070, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {234706, 32, 0, 0, {1440, 76}}, {236056, 32, 0, 0, {1516, 15}},
    {236233, 32, 0, 0, {1531, 107}}, {239333, 32, 0, 0, {1638, 1}}, {233433, 32, 3, 16645, {1639, 8}},
    {135277, 32, 0, 0, {1647, 4}}, {239447, 32, 3, 16645, {1651, 6}}, {239487, 32, 0, 0, {1657, 7}},
    {239627, 32, 0, 0, {1664, 2}}, {239663, 32, 0, 0, {1666, 3}}, {239707, 32, 0, 0, {1669, 42}},
    {240004, 32, 3, 16645, {1711, 17}}, {240165, 32, 0, 0, {1728, 3}}, {240222, 32, 0, 0, {1731, 2}},
    {240267, 32, 0, 0, {1733, 3}}, {240305, 32, 0, 0, {1736, 5}}, {240377, 32, 3, 16645, {1741, 18}},
    {240676, 32, 0, 0, {1759, 4}}, {240705, 32, 3, 16645, {1763, 9}}, {240821, 32, 0, 0, {1772, 4}},
    {240848, 32, 3, 16645, {1776, 15}}, {241055, 32, 0, 0, {1791, 259}}, {245274, 32, 0, 0, {2050, 1}},
    {245318, 32, 0, 0, {2051, 7}}, {245399, 32, 3, 16645, {2058, 3}}, {245436, 32, 0, 0, {2061, 24}},
    {245764, 32, 0, 0, {2085, 4}}, {245805, 32, 0, 0, {2089, 10}}, {245875, 32, 0, 0, {2099, 7}},
    {270481, 32, 0, 0, {2106, 1}}, {236233, 32, 0, 0, {2107, 15}}, {270584, 32, 0, 0, {2122, 2}},
    {270593, 32, 0, 0, {2124, 2}}, {270629, 32, 0, 0, {2126, 3}}, {270652, 32, 0, 0, {2129, 2}},
    {31410, 32, 0, 0, {2131, 3}}, {270729, 32, 0, 0, {2134, 2}}, {279988, 32, 0, 0, {2136, 2}},
    {280030, 32, 0, 0, {2138, 3}}, {280101, 32, 0, 0, {2141, 6}}, {280120, 32, 0, 0, {2147, 3}},
    {280166, 32, 0, 0, {2150, 2}}, {280187, 32, 0, 0, {2152, 4}}, {280250, 32, 0, 0, {2156, 2}},
    {280308, 32, 0, 0, {2158, 4}}, {280372, 32, 0, 0, {2162, 4}}, {79316, 32, 0, 0, {338, 3}},
    {36017, 32, 0, 0, {2166, 13}}, {79233, 32, 0, 0, {320, 2}}, {308213, 32, 0, 0, {2179, 5}},
    {14229, 64, 0, 0, {94, 16}}, {318881, 32, 0, 0, {2184, 6}}, {318960, 32, 0, 0, {2190, 2}},
    {318971, 32, 0, 0, {2192, 2}}, {325293, 32, 0, 0, {2194, 5}}, {325303, 32, 0, 0, {2199, 9}},
    {240305, 32, 0, 0, {2208, 13}}, {325475, 32, 0, 0, {2221, 6}}, {245764, 32, 0, 0, {2227, 15}},
};

static const varve_enum_case_record enum_cases[] = {
    {47, 0, 0}, {55, 1, 0}, {83, 1, 0}, {96, 2, 0}, {110, 3, 0}, {132, 0, 0}, {155, 1, 0}, {177, 2, 0},
    {196, 3, 0}, {215, 4, 0}, {240, 5, 0}, {264, 6, 0}, {288, 7, 0}, {309, 8, 0}, {331, 9, 0},
    {350, 10, 0}, {373, 11, 0}, {391, 12, 0}, {412, 13, 0}, {434, 14, 0}, {453, 15, 0}, {479, 16, 0},
    {511, 1, 0}, {522, 2, 0}, {542, 3, 0}, {551, 4, 0}, {563, 5, 0}, {580, 6, 0}, {592, 7, 0},
    {603, 8, 0}, {619, 9, 0}, {630, 10, 0}, {641, 11, 0}, {652, 12, 0}, {666, 13, 0}, {678, 14, 0},
    {695, 15, 0}, {709, 16, 0}, {726, 17, 0}, {742, 18, 0}, {758, 19, 0}, {776, 20, 0}, {791, 21, 0},
    {805, 22, 0}, {833, 23, 0}, {850, 24, 0}, {860, 25, 0}, {55, 0, 0}, {900, 1, 0}, {905, 2, 0},
    {914, 4, 0}, {923, 8, 0}, {933, 12, 0}, {940, 16, 0}, {55, 0, 0}, {959, 1, 0}, {964, 2, 0},
    {972, 3, 0}, {977, 4, 0}, {987, 5, 0}, {994, 6, 0}, {1013, 0, 0}, {1017, 1, 0}, {1021, 2, 0},
    {1040, 1, 0}, {1050, 2, 0}, {1067, 0, 0}, {1085, 0, 0}, {1089, 1, 0}, {1099, 2, 0}, {1109, 3, 0},
    {1119, 4, 0}, {1126, 5, 0}, {1144, 0, 0}, {1159, 1, 0}, {1179, 2, 0}, {55, 0, 0}, {1214, 1, 0},
    {1218, 2, 0}, {1222, 3, 0}, {1226, 4, 0}, {1230, 5, 0}, {1235, 6, 0}, {1239, 7, 0}, {1243, 8, 0},
    {1247, 9, 0}, {1252, 10, 0}, {1257, 11, 0}, {1282, 0, 0}, {1296, 1, 0}, {1303, 2, 0}, {1309, 4, 0},
    {1319, 8, 0}, {1329, 14, 0}, {14243, 0, 0}, {14248, 1, 0}, {14253, 2, 0}, {14258, 3, 0}, {14265, 4, 0},
    {14274, 5, 0}, {14282, 6, 0}, {14287, 7, 0}, {14292, 8, 0}, {14301, 9, 0}, {14309, 10, 0},
    {14314, 11, 0}, {14319, 12, 0}, {14324, 13, 0}, {14329, 14, 0}, {14333, 15, 0}, {16323, 0, 0},
    {16338, 1, 0}, {16350, 2, 0}, {16380, 0, 0}, {16390, 1, 0}, {16398, 2, 0}, {16406, 3, 0}, {16414, 4, 0},
    {16423, 5, 0}, {16432, 6, 0}, {16441, 7, 0}, {16450, 8, 0}, {16461, 9, 0}, {16477, 10, 0},
    {16490, 11, 0}, {55, 0, 0}, {16513, 1, 0}, {16528, 2, 0}, {16544, 3, 0}, {16560, 4, 0}, {16575, 5, 0},
    {16591, 6, 0}, {16606, 7, 0}, {55, 0, 0}, {16647, 1, 0}, {16669, 2, 0}, {16674, 4, 0}, {16679, 8, 0},
    {16689, 16, 0}, {16698, 32, 0}, {16708, 64, 0}, {16719, 128, 0}, {16726, 256, 0}, {16734, 512, 0},
    {16743, 1024, 0}, {1594, 0, 0}, {31227, 1, 0}, {31231, 2, 0}, {31235, 3, 0}, {31239, 4, 0},
    {31243, 5, 0}, {31247, 6, 0}, {31251, 7, 0}, {31255, 8, 0}, {31259, 9, 0}, {31263, 10, 0},
    {31267, 11, 0}, {31271, 12, 0}, {31275, 13, 0}, {31279, 14, 0}, {3064, 15, 0}, {31297, 0, 0},
    {31300, 1, 0}, {31303, 2, 0}, {31307, 3, 0}, {31311, 4, 0}, {31315, 5, 0}, {31267, 6, 0}, {31271, 7, 0},
    {31259, 8, 0}, {31263, 9, 0}, {55, 0, 0}, {31333, 1, 0}, {31341, 2, 0}, {31346, 4, 0}, {31351, 8, 0},
    {31355, 16, 0}, {31360, 32, 0}, {31369, 64, 0}, {31373, 127, 0}, {55, 0, 0}, {31402, 1, 0},
    {31406, 2, 0}, {31423, 0, 0}, {31439, 1, 0}, {31448, 2, 0}, {31455, 3, 0}, {31467, 4, 0}, {1214, 0, 0},
    {36031, 1, 0}, {36051, 0, 0}, {36062, 1, 0}, {36080, 0, 0}, {36085, 1, 0}, {36090, 2, 0}, {36095, 3, 0},
    {53939, 1, 0}, {53948, 2, 0}, {55, 4, 0}, {31297, 0, 0}, {31300, 1, 0}, {55693, 2, 0}, {55696, 3, 0},
    {55699, 4, 0}, {55702, 5, 0}, {55705, 6, 0}, {18445, 1, 0}, {59856, 2, 0}, {59866, 3, 0}, {1214, 0, 0},
    {1218, 1, 0}, {59893, 2, 0}, {59899, 3, 0}, {14301, 4, 0}, {59905, 5, 0}, {59911, 6, 0}, {14274, 7, 0},
    {59917, 8, 0}, {59921, 9, 0}, {1239, 10, 0}, {14292, 11, 0}, {14265, 12, 0}, {59938, 0, 0},
    {59956, 1, 0}, {59988, 1, 0}, {59996, 2, 0}, {60005, 3, 0}, {60009, 4, 0}, {2372, 0, 0}, {60026, 1, 0},
    {60028, 2, 0}, {14243, 0, 0}, {14319, 1, 0}, {60047, 2, 0}, {60052, 3, 0}, {60057, 4, 0}, {60062, 5, 0},
    {14248, 6, 0}, {14324, 7, 0}, {60067, 8, 0}, {60072, 9, 0}, {60077, 10, 0}, {60082, 11, 0},
    {60090, 12, 0}, {60098, 13, 0}, {2372, 0, 0}, {60026, 1, 0}, {60028, 2, 0}, {60113, 3, 0},
    {60126, 4, 0}, {60139, 5, 0}, {60152, 6, 0}, {60165, 7, 0}, {60178, 8, 0}, {60191, 9, 0}, {60204, 10, 0},
    {60217, 11, 0}, {60230, 12, 0}, {60253, 0, 0}, {60261, 1, 0}, {60269, 2, 0}, {60277, 3, 0},
    {60286, 4, 0}, {60295, 5, 0}, {60304, 6, 0}, {60334, 0, 0}, {60339, 1, 0}, {60350, 2, 0}, {1239, 0, 0},
    {60378, 2, 0}, {60381, 1, 0}, {60386, 3, 0}, {60424, 0, 0}, {60440, 1, 0}, {60462, 0, 0}, {60476, 1, 0},
    {60486, 2, 0}, {77188, 0, 0}, {77195, 1, 0}, {77204, 2, 0}, {1214, 0, 0}, {36031, 1, 0}, {1218, 2, 0},
    {78974, 3, 0}, {78978, 4, 0}, {78991, 5, 0}, {79002, 6, 0}, {79013, 7, 0}, {79026, 8, 0}, {79039, 9, 0},
    {79066, 1, 0}, {79072, 2, 0}, {79079, 3, 0}, {79109, 13, 0}, {79119, 23, 0}, {79130, 24, 0},
    {21157, 0, 0}, {79158, 1, 0}, {79162, 2, 0}, {79166, 3, 0}, {79171, 4, 0}, {79177, 5, 0}, {79182, 6, 0},
    {79193, 7, 0}, {79199, 8, 0}, {79204, 9, 0}, {79210, 10, 0}, {79217, 11, 0}, {79222, 12, 0},
    {1214, 13, 0}, {36031, 14, 0}, {1218, 15, 0}, {78974, 16, 0}, {78978, 17, 0}, {78991, 18, 0},
    {79002, 19, 0}, {79013, 20, 0}, {79026, 21, 0}, {79039, 22, 0}, {79226, 23, 0}, {79246, 0, 0},
    {79255, 1, 0}, {79226, 0, 0}, {79282, 0, 0}, {79294, 1, 0}, {21157, 0, 0}, {79158, 1, 0}, {79162, 2, 0},
    {79166, 3, 0}, {79171, 4, 0}, {79177, 5, 0}, {79182, 6, 0}, {79193, 7, 0}, {79199, 8, 0}, {79204, 9, 0},
    {79210, 10, 0}, {79217, 11, 0}, {79222, 12, 0}, {79334, 0, 0}, {79340, 1, 0}, {79346, 2, 0},
    {93751, 0, 0}, {93755, 1, 0}, {93773, 0, 0}, {1214, 1, 0}, {36031, 2, 0}, {93778, 3, 0}, {93783, 4, 0},
    {93788, 5, 0}, {93792, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93797, 9, 0}, {93802, 10, 0}, {93807, 11, 0},
    {93812, 12, 0}, {93817, 13, 0}, {93822, 14, 0}, {93827, 15, 0}, {93837, 16, 0}, {93847, 17, 0},
    {93857, 18, 0}, {93866, 19, 0}, {93875, 20, 0}, {93899, 0, 0}, {93910, 1, 0}, {93920, 2, 0},
    {93930, 4, 0}, {93938, 5, 0}, {93946, 6, 0}, {93954, 7, 0}, {93968, 0, 0}, {93972, 8, 0}, {93979, 9, 0},
    {93986, 10, 0}, {93992, 11, 0}, {93998, 13, 0}, {94007, 14, 0}, {94023, 15, 0}, {94038, 16, 0},
    {94046, 17, 0}, {94061, 18, 0}, {94068, 19, 0}, {94084, 20, 0}, {94096, 64, 0}, {94110, 65, 0},
    {94125, 66, 0}, {94136, 67, 0}, {94148, 68, 0}, {94164, 69, 0}, {94178, 70, 0}, {94193, 71, 0},
    {94206, 72, 0}, {94219, 75, 0}, {94231, 76, 0}, {94245, 77, 0}, {94260, 78, 0}, {94274, 79, 0},
    {94282, 80, 0}, {94299, 81, 0}, {94306, 82, 0}, {94315, 83, 0}, {94326, 84, 0}, {94337, 86, 0},
    {94351, 87, 0}, {94363, 88, 0}, {94375, 90, 0}, {94387, 91, 0}, {94403, 92, 0}, {94417, 93, 0},
    {94429, 94, 0}, {94446, 95, 0}, {94458, 96, 0}, {94470, 97, 0}, {94491, 98, 0}, {94516, 99, 0},
    {94541, 100, 0}, {94554, 101, 0}, {94573, 0, 0}, {94577, 1, 0}, {94588, 2, 0}, {94596, 3, 0},
    {94610, 4, 0}, {94634, 0, 0}, {94639, 1, 0}, {94644, 2, 0}, {94659, 3, 0}, {94687, 0, 0}, {94692, 1, 0},
    {94697, 2, 0}, {94702, 1, 0}, {94710, 2, 0}, {94720, 3, 0}, {94727, 4, 0}, {94735, 8, 0}, {94746, 16, 0},
    {94759, 32, 0}, {94767, 64, 0}, {94778, 128, 0}, {94787, 256, 0}, {94798, 512, 0}, {94816, 1024, 0},
    {94830, 2048, 0}, {94837, 4096, 0}, {94850, 8192, 0}, {94866, 16384, 0}, {94882, 32768, 0},
    {94896, 65536, 0}, {94914, 65536, 0}, {94934, 65536, 0}, {94953, 262144, 0}, {94971, 524288, 0},
    {94980, 1048576, 0}, {94989, 4194304, 0}, {95005, 8388608, 0}, {95025, 16777216, 0}, {95035, 33554432, 0},
    {95041, 67108864, 0}, {95052, 134217728, 0}, {95062, 268435456, 0}, {95075, 536870912, 0},
    {95109, 0, 0}, {95117, 1, 0}, {94634, 2, 0}, {95121, 3, 0}, {94759, 1, 0}, {95145, 2, 0}, {95157, 4, 0},
    {95169, 8, 0}, {95180, 16, 0}, {13122, 32, 0}, {95190, 64, 0}, {95200, 128, 0}, {95210, 256, 0},
    {95225, 512, 0}, {95233, 2048, 0}, {95258, 0, 0}, {31227, 1, 0}, {31231, 2, 0}, {31235, 3, 0},
    {31239, 4, 0}, {31243, 5, 0}, {31247, 6, 0}, {31251, 7, 0}, {31255, 8, 0}, {31259, 9, 0}, {31263, 10, 0},
    {31267, 11, 0}, {31271, 12, 0}, {31275, 13, 0}, {31279, 14, 0}, {95265, 15, 0}, {95291, 0, 0},
    {95298, 1, 0}, {95306, 2, 0}, {55, 0, 0}, {31341, 1, 0}, {31346, 2, 0}, {31351, 4, 0}, {31355, 8, 0},
    {31360, 16, 0}, {31369, 32, 0}, {31333, 64, 0}, {31373, 127, 0}, {55, 0, 0}, {95344, 1, 0},
    {95353, 2, 0}, {95357, 3, 0}, {95366, 4, 0}, {55, 0, 0}, {95401, 1, 0}, {95415, 2, 0}, {31406, 4, 0},
    {95420, 3, 0}, {95451, 0, 0}, {95460, 1, 0}, {95481, 2, 0}, {95490, 3, 0}, {95503, 4, 0}, {95508, 5, 0},
    {95517, 6, 0}, {95527, 7, 0}, {59866, 8, 0}, {95536, 9, 0}, {95548, 10, 0}, {95571, 1, 0},
    {95577, 2, 0}, {95585, 3, 0}, {95593, 4, 0}, {95602, 5, 0}, {95609, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {95634, 1, 0}, {95639, 2, 0}, {95645, 3, 0}, {95680, 0, 0}, {95694, 1, 0}, {95704, 2, 0},
    {95716, 0, 0}, {95727, 1, 0}, {31448, 2, 0}, {31439, 3, 0}, {95737, 4, 0}, {95751, 7, 0}, {95759, 4294967295, 4294967295},
    {55, 0, 0}, {95780, 3, 0}, {95787, 2, 0}, {95796, 1, 0}, {55, 0, 0}, {95813, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {95830, 1, 0}, {95849, 2, 0}, {0, 0, 0}, {95873, 1, 0}, {95880, 2, 0}, {125974, 0, 0},
    {125986, 1, 0}, {126001, 2, 0}, {126015, 3, 0}, {126027, 4, 0}, {126042, 5, 0}, {126059, 6, 0},
    {126072, 7, 0}, {126087, 8, 0}, {126100, 9, 0}, {126119, 10, 0}, {126133, 11, 0}, {126146, 12, 0},
    {126159, 13, 0}, {126179, 14, 0}, {126198, 15, 0}, {126211, 16, 0}, {126231, 17, 0}, {126251, 18, 0},
    {126265, 19, 0}, {126278, 20, 0}, {126295, 21, 0}, {126314, 22, 0}, {126333, 23, 0}, {126351, 24, 0},
    {126366, 25, 0}, {126377, 26, 0}, {126392, 27, 0}, {126409, 28, 0}, {126422, 29, 0}, {126437, 30, 0},
    {126454, 31, 0}, {126475, 32, 0}, {126492, 33, 0}, {126503, 34, 0}, {126517, 35, 0}, {126533, 36, 0},
    {126546, 37, 0}, {126567, 38, 0}, {126581, 39, 0}, {126594, 40, 0}, {126612, 41, 0}, {126628, 42, 0},
    {126647, 43, 0}, {126668, 44, 0}, {126687, 45, 0}, {126705, 46, 0}, {126724, 47, 0}, {126741, 48, 0},
    {126754, 49, 0}, {126770, 50, 0}, {126786, 51, 0}, {126799, 52, 0}, {126813, 53, 0}, {126825, 54, 0},
    {126842, 55, 0}, {126859, 56, 0}, {126872, 57, 0}, {126888, 58, 0}, {126916, 59, 0}, {126946, 60, 0},
    {126970, 61, 0}, {126982, 62, 0}, {127019, 0, 0}, {127031, 1, 0}, {127039, 2, 0}, {127047, 3, 0},
    {127055, 4, 0}, {127064, 5, 0}, {127073, 6, 0}, {127082, 7, 0}, {127090, 8, 0}, {127098, 9, 0},
    {127107, 10, 0}, {127116, 11, 0}, {127127, 12, 0}, {127138, 13, 0}, {129649, 0, 0}, {129656, 1, 0},
    {129659, 2, 0}, {129662, 3, 0}, {129665, 4, 0}, {55, 0, 0}, {129692, 1, 0}, {129707, 2, 0},
    {55, 0, 0}, {129743, 1, 0}, {129755, 2, 0}, {129768, 3, 0}, {900, 0, 0}, {129798, 1, 0}, {55, 0, 0},
    {129823, 1, 0}, {129835, 2, 0}, {129847, 3, 0}, {134999, 0, 0}, {59917, 1, 0}, {59921, 2, 0},
    {135021, 0, 0}, {135027, 1, 0}, {135046, 0, 0}, {135052, 1, 0}, {135080, 0, 0}, {135093, 1, 0},
    {135105, 2, 0}, {135116, 3, 0}, {135132, 4, 0}, {135174, 0, 0}, {135186, 1, 0}, {135205, 2, 0},
    {135224, 3, 0}, {135261, 1, 0}, {135268, 0, 0}, {55, 0, 0}, {129656, 1, 0}, {129662, 2, 0},
    {129665, 3, 0}, {129659, 4, 0}, {135292, 5, 0}, {135296, 6, 0}, {6272, 0, 0}, {135317, 1, 0},
    {135353, 0, 0}, {135357, 1, 0}, {135360, 2, 0}, {135376, 3, 0}, {135414, 0, 0}, {135417, 1, 0},
    {135420, 2, 0}, {135423, 3, 0}, {135426, 4, 0}, {55, 0, 0}, {135437, 1, 0}, {135446, 2, 0},
    {135473, 0, 0}, {135482, 1, 0}, {135487, 2, 0}, {34911, 0, 0}, {34913, 1, 0}, {34915, 2, 0},
    {135519, 1, 0}, {135529, 0, 0}, {135545, 0, 0}, {135562, 0, 0}, {135566, 1, 0}, {50603, 0, 0},
    {50624, 1, 0}, {51384, 2, 0}, {50529, 9, 0}, {135579, 4, 0}, {135582, 3, 0}, {135585, 5, 0},
    {135589, 8, 0}, {135592, 7, 0}, {135595, 6, 0}, {50676, 10, 0}, {135598, 11, 0}, {135603, 12, 0},
    {135608, 13, 0}, {135613, 14, 0}, {135618, 15, 0}, {94573, 0, 0}, {95353, 1, 0}, {95503, 0, 0},
    {135650, 1, 0}, {93930, 2, 0}, {93938, 3, 0}, {93946, 4, 0}, {135658, 5, 0}, {135661, 6, 0},
    {135666, 7, 0}, {135688, 0, 0}, {135692, 1, 0}, {17, 2, 0}, {135700, 3, 0}, {135720, 0, 0},
    {18445, 1, 0}, {135728, 3, 0}, {101115, 4, 0}, {135735, 5, 0}, {21161, 6, 0}, {135741, 7, 0},
    {964, 0, 0}, {135768, 1, 0}, {135772, 2, 0}, {135776, 3, 0}, {135780, 4, 0}, {135784, 5, 0},
    {135788, 6, 0}, {135812, 0, 0}, {135815, 1, 0}, {96361, 0, 0}, {6266, 1, 0}, {135828, 2, 0},
    {135841, 3, 0}, {135854, 4, 0}, {135720, 5, 0}, {1214, 1, 0}, {59917, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59921, 5, 0}, {93797, 6, 0}, {93802, 7, 0}, {1239, 8, 0}, {93822, 9, 0}, {93817, 10, 0},
    {55, 0, 0}, {135519, 1, 0}, {135902, 0, 0}, {135905, 1, 0}, {135908, 2, 0}, {135932, 1, 0},
    {135941, 0, 0}, {135688, 0, 0}, {135692, 1, 0}, {135971, 0, 0}, {60378, 1, 0}, {60381, 2, 0},
    {60386, 3, 0}, {30187, 0, 0}, {135988, 1, 0}, {135995, 2, 0}, {136004, 3, 0}, {136017, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {136043, 3, 0}, {136047, 4, 0}, {59917, 5, 0}, {59921, 6, 0},
    {1239, 7, 0}, {30187, 0, 0}, {135988, 1, 0}, {136064, 2, 0}, {55, 0, 0}, {136097, 1, 0}, {136110, 2, 0},
    {136123, 3, 0}, {136145, 0, 0}, {136160, 1, 0}, {136173, 2, 0}, {136188, 3, 0}, {136202, 4, 0},
    {136235, 0, 0}, {136245, 1, 0}, {136272, 0, 0}, {136279, 1, 0}, {136302, 0, 0}, {136315, 1, 0},
    {136329, 2, 0}, {136343, 3, 0}, {136356, 4, 0}, {964, 0, 0}, {136392, 1, 0}, {136400, 2, 0},
    {136435, 0, 0}, {135595, 1, 0}, {136438, 2, 0}, {136441, 3, 0}, {136466, 0, 0}, {136474, 1, 0},
    {136482, 2, 0}, {136487, 3, 0}, {135545, 2, 0}, {136506, 3, 0}, {50603, 0, 0}, {51384, 1, 0},
    {21143, 0, 0}, {21148, 1, 0}, {94573, 0, 0}, {95353, 1, 0}, {136538, 2, 0}, {136545, 3, 0},
    {31247, 1, 0}, {136562, 4294967295, 0}, {900, 0, 0}, {31247, 1, 0}, {50603, 0, 0}, {51384, 1, 0},
    {135582, 2, 0}, {135579, 3, 0}, {135595, 4, 0}, {50529, 5, 0}, {135598, 6, 0}, {135603, 7, 0},
    {50624, 8, 0}, {135585, 9, 0}, {79246, 0, 0}, {159288, 1, 0}, {61445, 2, 0}, {79246, 0, 0},
    {159326, 1, 0}, {159331, 2, 0}, {159340, 3, 0}, {159363, 0, 0}, {159376, 1, 0}, {95306, 0, 0},
    {55, 0, 0}, {48612, 1, 0}, {96677, 2, 0}, {96672, 4, 0}, {933, 8, 0}, {159422, 16, 0}, {159426, 32, 0},
    {159439, 64, 0}, {159444, 128, 0}, {1585, 256, 0}, {159452, 512, 0}, {47, 1024, 0}, {159458, 2048, 0},
    {159468, 4096, 0}, {159475, 8192, 0}, {159489, 16384, 0}, {159501, 32768, 0}, {159513, 65536, 0},
    {159521, 131072, 0}, {159530, 262144, 0}, {159543, 524288, 0}, {93954, 0, 0}, {93946, 1, 0},
    {93930, 2, 0}, {93938, 3, 0}, {135650, 4, 0}, {159635, 1, 0}, {159665, 0, 0}, {159673, 1, 0},
    {159452, 2, 0}, {159680, 3, 0}, {55, 0, 0}, {159702, 1, 0}, {159718, 2, 0}, {159734, 4, 0},
    {159756, 8, 0}, {159794, 0, 0}, {95751, 1, 0}, {159801, 2, 0}, {159808, 3, 0}, {159813, 4, 0},
    {99379, 5, 0}, {159838, 0, 0}, {159851, 1, 0}, {159865, 2, 0}, {159881, 3, 0}, {159905, 4, 0},
    {59866, 0, 0}, {159946, 1, 0}, {55, 0, 0}, {96677, 1, 0}, {137711, 2, 0}, {159986, 3, 0}, {94573, 0, 0},
    {972, 1, 0}, {11558, 2, 0}, {160030, 0, 0}, {160043, 1, 0}, {160075, 0, 0}, {160086, 1, 0},
    {160093, 2, 0}, {55, 0, 0}, {93920, 1, 0}, {160115, 2, 0}, {160128, 3, 0}, {55, 0, 0}, {135720, 1, 0},
    {160151, 2, 0}, {160156, 4, 0}, {160167, 8, 0}, {160195, 0, 0}, {160200, 1, 0}, {160206, 2, 0},
    {160213, 3, 0}, {93773, 0, 0}, {1214, 1, 0}, {36031, 2, 0}, {93778, 3, 0}, {93783, 4, 0}, {93788, 5, 0},
    {93792, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93797, 9, 0}, {93802, 10, 0}, {93807, 11, 0}, {93812, 12, 0},
    {93817, 13, 0}, {93822, 14, 0}, {93827, 15, 0}, {93837, 16, 0}, {93899, 0, 0}, {93910, 1, 0},
    {93920, 2, 0}, {93930, 3, 0}, {93938, 4, 0}, {93946, 5, 0}, {93954, 6, 0}, {55, 0, 0}, {95415, 1, 0},
    {31406, 2, 0}, {95420, 3, 0}, {55, 0, 0}, {31406, 1, 0}, {31402, 2, 0}, {32076, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {211632, 4, 0}, {211640, 5, 0}, {211648, 6, 0}, {211660, 7, 0}, {211671, 8, 0},
    {135720, 100, 0}, {31303, 0, 0}, {31307, 1, 0}, {31311, 2, 0}, {31315, 3, 0}, {31267, 4, 0},
    {31271, 5, 0}, {31259, 6, 0}, {31263, 7, 0}, {55693, 0, 0}, {55696, 1, 0}, {55699, 2, 0}, {55702, 3, 0},
    {220640, 0, 0}, {220651, 1, 0}, {220683, 0, 0}, {220701, 1, 0}, {220723, 2, 0}, {220734, 3, 0},
    {220765, 0, 0}, {220772, 1, 0}, {220783, 2, 0}, {220794, 3, 0}, {220805, 4, 0}, {220816, 5, 0},
    {226864, 0, 0}, {226872, 1, 0}, {226883, 2, 0}, {226894, 5348, 0}, {226926, 0, 0}, {226935, 1, 0},
    {226945, 3, 0}, {226958, 4, 0}, {226971, 5, 0}, {226980, 6, 0}, {226991, 7, 0}, {227003, 8, 0},
    {227016, 9, 0}, {227022, 10, 0}, {227036, 11, 0}, {227051, 12, 0}, {227066, 13, 0}, {227076, 14, 0},
    {227090, 15, 0}, {227100, 16, 0}, {227111, 17, 0}, {227123, 18, 0}, {227132, 19, 0}, {227147, 20, 0},
    {227158, 22, 0}, {227168, 23, 0}, {227185, 24, 0}, {227199, 25, 0}, {227213, 26, 0}, {227225, 27, 0},
    {227243, 28, 0}, {227262, 29, 0}, {227283, 30, 0}, {227291, 31, 0}, {227302, 32, 0}, {227324, 33, 0},
    {227337, 34, 0}, {227352, 36, 0}, {227365, 37, 0}, {227381, 38, 0}, {227394, 39, 0}, {227415, 40, 0},
    {227426, 41, 0}, {227452, 42, 0}, {227464, 43, 0}, {227478, 4416, 0}, {227493, 4417, 0}, {227508, 4418, 0},
    {227523, 4419, 0}, {227538, 4420, 0}, {227553, 4424, 0}, {227564, 4425, 0}, {227577, 4426, 0},
    {227587, 4432, 0}, {227611, 4438, 0}, {227623, 4440, 0}, {227633, 4444, 0}, {227648, 4992, 0},
    {227668, 4993, 0}, {227696, 4994, 0}, {227722, 4995, 0}, {227741, 4996, 0}, {227768, 4997, 0},
    {227793, 4998, 0}, {227815, 5014, 0}, {227833, 5253, 0}, {227848, 5257, 0}, {227868, 5258, 0},
    {227892, 5261, 0}, {227910, 5262, 0}, {227932, 5264, 0}, {227948, 5286, 0}, {227961, 5287, 0},
    {227981, 5292, 0}, {227993, 5293, 0}, {228016, 5294, 0}, {228041, 5295, 0}, {228065, 5296, 0},
    {228093, 5299, 0}, {228110, 5319, 0}, {228122, 5320, 0}, {228136, 5321, 0}, {228154, 5322, 0},
    {228175, 5323, 0}, {228194, 5324, 0}, {228216, 5325, 0}, {228227, 5326, 0}, {228238, 5327, 0},
    {228261, 5330, 0}, {228278, 5331, 0}, {228295, 5332, 0}, {228302, 5333, 0}, {228313, 5334, 0},
    {228330, 5351, 0}, {228350, 5352, 0}, {228370, 5374, 0}, {228383, 5375, 0}, {228393, 5376, 0},
    {228402, 5377, 0}, {228409, 6021, 0}, {228432, 0, 0}, {228439, 4, 0}, {95443, 5, 0}, {228449, 6, 0},
    {228456, 9, 0}, {228464, 10, 0}, {228472, 11, 0}, {228478, 18, 0}, {228485, 22, 0}, {228491, 39, 0},
    {228496, 43, 0}, {228506, 46, 0}, {228520, 61, 0}, {228536, 69, 0}, {228548, 70, 0}, {228568, 71, 0},
    {228586, 4423, 0}, {228604, 4431, 0}, {228620, 4433, 0}, {228645, 4435, 0}, {228667, 4436, 0},
    {228688, 4437, 0}, {228700, 4445, 0}, {228717, 4447, 0}, {228745, 4448, 0}, {228769, 4450, 0},
    {228790, 4464, 0}, {228805, 4465, 0}, {228823, 4466, 0}, {228848, 4467, 0}, {228864, 4468, 0},
    {228880, 5282, 0}, {228897, 5284, 0}, {228920, 5283, 0}, {228935, 5288, 0}, {228965, 5297, 0},
    {228994, 5345, 0}, {229012, 5346, 0}, {229041, 5350, 0}, {229072, 5390, 0}, {229090, 5568, 0},
    {229111, 5569, 0}, {229138, 5570, 0}, {229164, 5579, 0}, {229195, 5582, 0}, {229216, 5583, 0},
    {229239, 5603, 0}, {229261, 5604, 0}, {229285, 5606, 0}, {229294, 5612, 0}, {229317, 5613, 0},
    {229340, 5616, 0}, {229363, 5619, 0}, {229378, 5629, 0}, {229394, 5696, 0}, {229427, 5697, 0},
    {229465, 5698, 0}, {229504, 5817, 0}, {229529, 5821, 0}, {229555, 5824, 0}, {229581, 5844, 0},
    {229613, 5845, 0}, {229650, 5886, 0}, {229680, 5888, 0}, {229702, 5892, 0}, {229724, 5897, 0},
    {229750, 5898, 0}, {229774, 5904, 0}, {229801, 5906, 0}, {229815, 5910, 0}, {229841, 5920, 0},
    {229865, 5922, 0}, {229899, 5935, 0}, {229922, 5943, 0}, {229935, 5945, 0}, {229955, 5948, 0},
    {229968, 6016, 0}, {229987, 6018, 0}, {230015, 6019, 0}, {230026, 6020, 0}, {230041, 6022, 0},
    {230062, 6024, 0}, {230086, 6025, 0}, {230102, 6033, 0}, {230122, 6034, 0}, {230142, 6089, 0},
    {230169, 6094, 0}, {230182, 6095, 0}, {230202, 6114, 0}, {230223, 6141, 0}, {230241, 6400, 0},
    {230267, 1, 0}, {230274, 7, 0}, {230283, 8, 0}, {230297, 12, 0}, {230310, 13, 0}, {230321, 17, 0},
    {230327, 19, 0}, {230341, 20, 0}, {230356, 38, 0}, {230371, 44, 0}, {230379, 47, 0}, {230391, 59, 0},
    {230404, 62, 0}, {230424, 63, 0}, {230450, 64, 0}, {230472, 65, 0}, {230495, 66, 0}, {230526, 67, 0},
    {230551, 68, 0}, {230571, 4434, 0}, {230588, 4449, 0}, {230622, 5304, 0}, {230661, 5617, 0},
    {230680, 5837, 0}, {230700, 6017, 0}, {230722, 6026, 0}, {230747, 2, 0}, {230756, 3, 0}, {230769, 14, 0},
    {230784, 15, 0}, {230796, 21, 0}, {230810, 25, 0}, {230830, 27, 0}, {230854, 28, 0}, {230888, 29, 0},
    {230921, 30, 0}, {230955, 31, 0}, {226945, 32, 0}, {226958, 33, 0}, {230988, 35, 0}, {231006, 37, 0},
    {231018, 40, 0}, {231034, 41, 0}, {231050, 42, 0}, {231057, 45, 0}, {231074, 48, 0}, {231087, 49, 0},
    {231115, 50, 0}, {231126, 51, 0}, {231144, 52, 0}, {231166, 53, 0}, {231184, 55, 0}, {231214, 56, 0},
    {231245, 58, 0}, {231262, 60, 0}, {231274, 4422, 0}, {231297, 4427, 0}, {231312, 4428, 0},
    {231345, 4430, 0}, {231389, 4439, 0}, {231399, 4441, 0}, {231429, 4471, 0}, {231452, 4472, 0},
    {231464, 4479, 0}, {231478, 5008, 0}, {231494, 5009, 0}, {231516, 5010, 0}, {231532, 5013, 0},
    {231549, 5015, 0}, {231570, 5016, 0}, {231584, 5055, 0}, {231599, 5265, 0}, {231623, 5291, 0},
    {231642, 5301, 0}, {231659, 5302, 0}, {231682, 5305, 0}, {231721, 5340, 0}, {231734, 5341, 0},
    {231757, 5347, 0}, {231788, 5353, 0}, {231813, 5363, 0}, {231846, 5372, 0}, {231884, 5373, 0},
    {231903, 5378, 0}, {231935, 5379, 0}, {231960, 5584, 0}, {231983, 23, 0}, {232005, 24, 0},
    {232023, 34, 0}, {232038, 36, 0}, {232048, 54, 0}, {232064, 57, 0}, {232078, 4174, 0}, {232089, 4175, 0},
    {232126, 4176, 0}, {232166, 4191, 0}, {232175, 4429, 0}, {232218, 4442, 0}, {232235, 4478, 0},
    {232267, 5249, 0}, {232296, 5251, 0}, {232324, 5260, 0}, {232344, 5303, 0}, {232380, 5306, 0},
    {232417, 5307, 0}, {232453, 5308, 0}, {232490, 5309, 0}, {232526, 5310, 0}, {232565, 5311, 0},
    {232607, 5312, 0}, {232649, 5254, 0}, {232677, 5255, 0}, {232698, 5259, 0}, {232717, 6115, 0},
    {232741, 6441, 0}, {232760, 5116, 0}, {232776, 5117, 0}, {232798, 5118, 0}, {232827, 6425, 0},
    {232864, 0, 0}, {232870, 1, 0}, {232877, 2, 0}, {232884, 3, 0}, {232891, 4294967295, 0}, {232926, 0, 0},
    {232935, 1, 0}, {94634, 0, 0}, {232976, 1, 0}, {232984, 2, 0}, {232992, 4, 0}, {233000, 8, 0},
    {233013, 16, 0}, {233044, 0, 0}, {233052, 1, 0}, {233060, 2, 0}, {233081, 0, 0}, {233098, 1, 0},
    {233105, 2, 0}, {233111, 3, 0}, {232926, 4, 0}, {233123, 5, 0}, {233132, 6, 0}, {233144, 7, 0},
    {233157, 8, 0}, {233168, 9, 0}, {233179, 10, 0}, {226918, 11, 0}, {233187, 13, 0}, {233201, 14, 0},
    {233206, 15, 0}, {233212, 16, 0}, {233221, 17, 0}, {233228, 18, 0}, {233238, 19, 0}, {233247, 20, 0},
    {233255, 21, 0}, {233264, 22, 0}, {233273, 23, 0}, {233282, 24, 0}, {233294, 25, 0}, {233306, 26, 0},
    {233314, 27, 0}, {233324, 28, 0}, {233344, 29, 0}, {233351, 30, 0}, {233360, 31, 0}, {7015, 32, 0},
    {233370, 33, 0}, {233378, 34, 0}, {233392, 35, 0}, {233399, 36, 0}, {233409, 37, 0}, {233419, 38, 0},
    {135277, 39, 0}, {233433, 40, 0}, {233448, 41, 0}, {233466, 42, 0}, {233480, 43, 0}, {233501, 44, 0},
    {233511, 45, 0}, {233525, 46, 0}, {233537, 47, 0}, {233553, 4469, 0}, {233566, 4470, 0}, {233581, 4999, 0},
    {233599, 5248, 0}, {233618, 5250, 0}, {233632, 5252, 0}, {233651, 5256, 0}, {233679, 5271, 0},
    {233695, 5285, 0}, {233708, 5300, 0}, {233719, 5355, 0}, {233735, 5356, 0}, {233750, 5398, 0},
    {233768, 5399, 0}, {233784, 5400, 0}, {233799, 5401, 0}, {233812, 5599, 0}, {233826, 5602, 0},
    {233852, 5607, 0}, {233865, 5608, 0}, {233882, 5624, 0}, {233909, 5625, 0}, {233930, 5626, 0},
    {233957, 5627, 0}, {233972, 5628, 0}, {233998, 5634, 0}, {234012, 5635, 0}, {234025, 5636, 0},
    {234040, 5822, 0}, {234066, 5823, 0}, {234090, 5825, 0}, {234104, 5826, 0}, {234116, 5827, 0},
    {234130, 5828, 0}, {234145, 5829, 0}, {234167, 5830, 0}, {234183, 5831, 0}, {234199, 5832, 0},
    {234218, 5833, 0}, {234238, 5834, 0}, {234249, 5835, 0}, {234263, 5836, 0}, {234283, 5899, 0},
    {234302, 5900, 0}, {234317, 5901, 0}, {234345, 5902, 0}, {234359, 5905, 0}, {234376, 5907, 0},
    {234401, 5914, 0}, {234417, 5915, 0}, {234430, 5921, 0}, {234450, 5944, 0}, {234469, 6080, 0},
    {234500, 6085, 0}, {234525, 6087, 0}, {234560, 6140, 0}, {234578, 6442, 0}, {234600, 6443, 0},
    {234623, 3, 0}, {234629, 2, 0}, {234643, 1, 0}, {234655, 0, 0}, {232891, 4294967295, 0}, {234659, 0, 0},
    {234665, 1, 0}, {234671, 2, 0}, {234677, 3, 0}, {234682, 4, 0}, {234687, 5, 0}, {234694, 6, 0},
    {234720, 0, 0}, {234732, 1, 0}, {234745, 2, 0}, {234767, 3, 0}, {234788, 4, 0}, {234802, 5, 0},
    {234817, 6, 0}, {234836, 7, 0}, {234852, 8, 0}, {234868, 9, 0}, {234887, 10, 0}, {234897, 11, 0},
    {234901, 12, 0}, {234916, 14, 0}, {234929, 15, 0}, {234939, 16, 0}, {234954, 17, 0}, {234964, 18, 0},
    {234978, 19, 0}, {234990, 20, 0}, {235001, 21, 0}, {235021, 22, 0}, {235031, 23, 0}, {235055, 24, 0},
    {235061, 25, 0}, {235070, 26, 0}, {235085, 27, 0}, {235098, 28, 0}, {235114, 29, 0}, {235134, 30, 0},
    {235146, 31, 0}, {235161, 33, 0}, {235173, 34, 0}, {227352, 35, 0}, {235183, 36, 0}, {235205, 37, 0},
    {235229, 38, 0}, {235241, 39, 0}, {235257, 4421, 0}, {235287, 4446, 0}, {228790, 4459, 0},
    {228805, 4460, 0}, {228823, 4461, 0}, {228848, 4462, 0}, {228864, 4463, 0}, {235305, 5017, 0},
    {235334, 5027, 0}, {235357, 5079, 0}, {235385, 5080, 0}, {235411, 5081, 0}, {235434, 5082, 0},
    {235461, 5083, 0}, {235486, 5084, 0}, {235508, 5269, 0}, {235523, 5270, 0}, {235543, 5289, 0},
    {235566, 5290, 0}, {235590, 5298, 0}, {235609, 5366, 0}, {235634, 5367, 0}, {235661, 5368, 0},
    {235687, 5369, 0}, {235715, 5370, 0}, {235746, 5371, 0}, {235779, 5618, 0}, {235806, 5620, 0},
    {235827, 5621, 0}, {235848, 5622, 0}, {235874, 5623, 0}, {235901, 5893, 0}, {235923, 5894, 0},
    {235939, 5895, 0}, {235959, 5896, 0}, {235981, 5903, 0}, {236009, 6154, 0}, {236033, 6417, 0},
    {236071, 0, 0}, {236078, 1, 0}, {236098, 2, 0}, {230747, 3, 0}, {236121, 4, 0}, {236130, 5, 0},
    {228449, 6, 0}, {236140, 5313, 0}, {236157, 5314, 0}, {236173, 5315, 0}, {236183, 5316, 0},
    {236197, 5317, 0}, {236205, 5318, 0}, {236217, 5364, 0}, {236225, 5365, 0}, {236243, 0, 0},
    {236265, 1, 0}, {236286, 2, 0}, {236307, 3, 0}, {236330, 4, 0}, {236362, 5, 0}, {236380, 6, 0},
    {236415, 7, 0}, {236443, 8, 0}, {236477, 9, 0}, {236499, 10, 0}, {236520, 11, 0}, {236551, 12, 0},
    {236588, 13, 0}, {236610, 14, 0}, {236636, 15, 0}, {236664, 16, 0}, {236686, 17, 0}, {236714, 18, 0},
    {236739, 19, 0}, {236769, 20, 0}, {236810, 21, 0}, {236828, 22, 0}, {236848, 23, 0}, {236886, 24, 0},
    {236907, 25, 0}, {236943, 26, 0}, {236965, 27, 0}, {237000, 28, 0}, {237024, 29, 0}, {237050, 30, 0},
    {237079, 31, 0}, {237106, 32, 0}, {237123, 1000, 0}, {237159, 1001, 0}, {237187, 1002, 0},
    {237218, 1003, 0}, {237254, 1004, 0}, {237288, 1005, 0}, {237320, 1006, 0}, {237350, 1007, 0},
    {237386, 1008, 0}, {237418, 1009, 0}, {237454, 1010, 0}, {237481, 1011, 0}, {237515, 1012, 0},
    {237535, 1013, 0}, {237565, 6000, 0}, {237581, 6001, 0}, {237595, 2000, 0}, {237631, 2001, 0},
    {237653, 2002, 0}, {237694, 2003, 0}, {237723, 2004, 0}, {237759, 2005, 0}, {237791, 2006, 0},
    {237836, 3000, 0}, {237863, 3001, 0}, {237894, 3002, 0}, {237915, 4000, 0}, {237959, 4001, 0},
    {237984, 4002, 0}, {238020, 4003, 0}, {238040, 4007, 0}, {238065, 4004, 0}, {238091, 4005, 0},
    {238119, 4006, 0}, {238145, 4008, 0}, {238177, 4009, 0}, {238210, 4012, 0}, {238247, 4013, 0},
    {238276, 4010, 0}, {238315, 4011, 0}, {238360, 4014, 0}, {238388, 4015, 0}, {238419, 4016, 0},
    {238453, 4017, 0}, {238473, 4018, 0}, {238504, 4019, 0}, {238546, 4020, 0}, {238576, 4021, 0},
    {238595, 4022, 0}, {238621, 4023, 0}, {238640, 4024, 0}, {238674, 4025, 0}, {238692, 4026, 0},
    {238715, 4027, 0}, {238743, 4028, 0}, {238776, 4029, 0}, {238800, 4031, 0}, {238830, 4032, 0},
    {238855, 4033, 0}, {238891, 5000, 0}, {238925, 5001, 0}, {238951, 5002, 0}, {238986, 5003, 0},
    {239021, 5005, 0}, {239040, 5006, 0}, {239077, 5007, 0}, {239107, 5008, 0}, {239133, 5009, 0},
    {239168, 5010, 0}, {239188, 5011, 0}, {239217, 5012, 0}, {239240, 5013, 0}, {239264, 5014, 0},
    {239295, 5015, 0}, {239344, 0, 0}, {94634, 0, 0}, {239356, 1, 0}, {239363, 2, 0}, {239370, 4, 0},
    {239374, 8, 0}, {239385, 16, 0}, {239390, 65536, 0}, {239413, 131072, 0}, {239431, 0, 0}, {239435, 1, 0},
    {239439, 2, 0}, {239443, 3, 0}, {94634, 0, 0}, {239463, 1, 0}, {239470, 2, 0}, {13122, 4, 0},
    {239481, 8, 0}, {230169, 65536, 0}, {239502, 0, 0}, {239509, 1, 0}, {239523, 2, 0}, {239537, 3, 0},
    {239553, 6, 0}, {239573, 7, 0}, {239600, 8, 0}, {239644, 0, 0}, {239655, 1, 0}, {239678, 0, 0},
    {239686, 1, 0}, {239694, 2, 0}, {232891, 0, 0}, {239719, 1, 0}, {239727, 2, 0}, {239735, 3, 0},
    {239740, 4, 0}, {239746, 5, 0}, {239757, 6, 0}, {239763, 7, 0}, {239769, 8, 0}, {239782, 9, 0},
    {239787, 10, 0}, {239794, 11, 0}, {239802, 12, 0}, {239807, 13, 0}, {239811, 14, 0}, {239815, 15, 0},
    {239818, 16, 0}, {239830, 17, 0}, {239840, 18, 0}, {239849, 19, 0}, {239858, 20, 0}, {239866, 21, 0},
    {239874, 22, 0}, {239882, 23, 0}, {239889, 24, 0}, {239894, 25, 0}, {239900, 26, 0}, {239906, 27, 0},
    {239911, 28, 0}, {239916, 29, 0}, {239920, 30, 0}, {239929, 31, 0}, {239938, 32, 0}, {239946, 33, 0},
    {239952, 34, 0}, {239962, 35, 0}, {239969, 36, 0}, {239976, 37, 0}, {239982, 38, 0}, {239988, 39, 0},
    {239993, 40, 0}, {239999, 41, 0}, {94634, 0, 0}, {240018, 1, 0}, {240023, 2, 0}, {240027, 4, 0},
    {240032, 8, 0}, {233392, 16, 0}, {240044, 32, 0}, {233221, 64, 0}, {231050, 128, 0}, {240057, 256, 0},
    {240076, 512, 0}, {240093, 1024, 0}, {240109, 2048, 0}, {240123, 4096, 0}, {240134, 65536, 0},
    {240142, 8192, 0}, {240153, 16384, 0}, {240185, 0, 0}, {240200, 1, 0}, {240212, 2, 0}, {240240, 0, 0},
    {240254, 1, 0}, {240279, 0, 0}, {240286, 1, 0}, {240293, 2, 0}, {240322, 0, 0}, {240331, 1, 0},
    {240338, 2, 0}, {240348, 3, 0}, {240365, 4, 0}, {94634, 0, 0}, {240389, 1, 0}, {240396, 2, 0},
    {240407, 4, 0}, {240426, 8, 0}, {240443, 16, 0}, {240457, 32, 0}, {240471, 64, 0}, {240489, 128, 0},
    {240499, 256, 0}, {240512, 65536, 0}, {240536, 1048576, 0}, {240554, 131072, 0}, {240574, 2097152, 0},
    {240595, 262144, 0}, {240616, 4194304, 0}, {240642, 524288, 0}, {240662, 8388608, 0}, {232935, 0, 0},
    {232926, 1, 0}, {240689, 2, 0}, {240697, 3, 0}, {94634, 0, 0}, {233255, 1, 0}, {240718, 2, 0},
    {240153, 4, 0}, {240726, 8, 0}, {240747, 16, 0}, {240766, 32, 0}, {240784, 65536, 0}, {240804, 131072, 0},
    {240833, 0, 0}, {240840, 1, 0}, {232870, 2, 0}, {232877, 3, 0}, {94634, 0, 0}, {240864, 2, 0},
    {240872, 4, 0}, {240880, 8, 0}, {240895, 16, 0}, {240918, 64, 0}, {240932, 128, 0}, {240947, 256, 0},
    {240963, 512, 0}, {240984, 1024, 0}, {241004, 2048, 0}, {241016, 4096, 0}, {241029, 8192, 0},
    {241043, 16384, 0}, {233255, 32768, 0}, {241062, 0, 0}, {241068, 1, 0}, {241076, 2, 0}, {241094, 3, 0},
    {241103, 4, 0}, {241121, 5, 0}, {241128, 6, 0}, {241141, 7, 0}, {241150, 8, 0}, {241157, 10, 0},
    {241169, 11, 0}, {241185, 12, 0}, {241195, 14, 0}, {241209, 15, 0}, {241222, 16, 0}, {241238, 17, 0},
    {241251, 19, 0}, {241262, 20, 0}, {241273, 21, 0}, {241283, 22, 0}, {241295, 23, 0}, {241308, 24, 0},
    {241321, 25, 0}, {241333, 27, 0}, {241352, 28, 0}, {241364, 29, 0}, {241383, 30, 0}, {241396, 32, 0},
    {241410, 33, 0}, {241425, 39, 0}, {241446, 41, 0}, {241461, 42, 0}, {241477, 43, 0}, {241488, 44, 0},
    {241508, 46, 0}, {241523, 48, 0}, {241542, 49, 0}, {241562, 50, 0}, {241577, 51, 0}, {241601, 52, 0},
    {241618, 54, 0}, {241629, 55, 0}, {241649, 56, 0}, {241663, 57, 0}, {241678, 59, 0}, {241689, 61, 0},
    {241696, 62, 0}, {241704, 63, 0}, {241717, 65, 0}, {241731, 67, 0}, {241748, 70, 0}, {241773, 71, 0},
    {241784, 72, 0}, {241801, 77, 0}, {241824, 78, 0}, {241846, 79, 0}, {241862, 80, 0}, {241883, 81, 0},
    {241902, 82, 0}, {241920, 84, 0}, {241932, 87, 0}, {241957, 88, 0}, {241982, 93, 0}, {242015, 95, 0},
    {242028, 97, 0}, {242046, 98, 0}, {242058, 99, 0}, {242071, 100, 0}, {242079, 104, 0}, {242096, 109, 0},
    {242110, 110, 0}, {242124, 111, 0}, {242138, 112, 0}, {242152, 113, 0}, {242163, 114, 0}, {242174, 115, 0},
    {242185, 117, 0}, {242201, 120, 0}, {242217, 121, 0}, {242236, 122, 0}, {242255, 123, 0}, {242282, 124, 0},
    {242292, 126, 0}, {242302, 127, 0}, {242312, 128, 0}, {242319, 129, 0}, {242326, 130, 0}, {242333, 131, 0},
    {242340, 132, 0}, {242347, 133, 0}, {242354, 134, 0}, {242361, 135, 0}, {242368, 136, 0}, {242375, 137, 0},
    {242382, 138, 0}, {242389, 139, 0}, {242396, 140, 0}, {242403, 141, 0}, {242410, 142, 0}, {242430, 143, 0},
    {242450, 144, 0}, {242470, 145, 0}, {242490, 146, 0}, {242510, 148, 0}, {242516, 149, 0}, {242528, 150, 0},
    {242541, 151, 0}, {242556, 152, 0}, {242571, 156, 0}, {242579, 157, 0}, {242587, 158, 0}, {242598, 162, 0},
    {242608, 163, 0}, {242620, 164, 0}, {242635, 165, 0}, {242653, 166, 0}, {242665, 167, 0}, {242678, 168, 0},
    {242691, 169, 0}, {242700, 170, 0}, {242709, 171, 0}, {242721, 172, 0}, {242736, 173, 0}, {242751, 174, 0},
    {242771, 175, 0}, {242791, 176, 0}, {242803, 177, 0}, {242815, 178, 0}, {242832, 179, 0}, {242849, 180, 0},
    {242861, 181, 0}, {242875, 182, 0}, {242890, 183, 0}, {242907, 184, 0}, {242922, 185, 0}, {242939, 186, 0},
    {242957, 187, 0}, {242977, 188, 0}, {242997, 189, 0}, {243019, 190, 0}, {243042, 191, 0}, {243067, 194, 0},
    {243087, 195, 0}, {243110, 196, 0}, {243129, 197, 0}, {243141, 198, 0}, {243154, 199, 0}, {243167, 200, 0},
    {243173, 201, 0}, {243190, 202, 0}, {243209, 203, 0}, {243228, 204, 0}, {243241, 205, 0}, {243252, 218, 0},
    {243265, 219, 0}, {243280, 224, 0}, {243297, 225, 0}, {243313, 229, 0}, {243330, 230, 0}, {243354, 231, 0},
    {243382, 232, 0}, {243401, 233, 0}, {243420, 234, 0}, {243433, 235, 0}, {243446, 236, 0}, {243459, 237, 0},
    {243472, 238, 0}, {243485, 239, 0}, {243498, 240, 0}, {243510, 241, 0}, {243521, 242, 0}, {243533, 245, 0},
    {243539, 246, 0}, {243551, 247, 0}, {243568, 248, 0}, {243576, 249, 0}, {243585, 250, 0}, {243605, 251, 0},
    {243614, 252, 0}, {243621, 253, 0}, {243630, 254, 0}, {243644, 255, 0}, {243658, 263, 0}, {243675, 264, 0},
    {243687, 265, 0}, {243699, 266, 0}, {243711, 267, 0}, {243723, 268, 0}, {243735, 269, 0}, {243747, 270, 0},
    {243759, 271, 0}, {243771, 317, 0}, {243780, 330, 0}, {243798, 333, 0}, {243821, 334, 0}, {243842, 335, 0},
    {243863, 336, 0}, {243889, 337, 0}, {243916, 339, 0}, {243940, 342, 0}, {243972, 343, 0}, {244003, 344, 0},
    {244034, 345, 0}, {244059, 346, 0}, {244087, 347, 0}, {244114, 348, 0}, {244143, 349, 0}, {244165, 350, 0},
    {244187, 351, 0}, {244209, 352, 0}, {244231, 353, 0}, {244253, 354, 0}, {244275, 355, 0}, {244297, 356, 0},
    {244319, 357, 0}, {244341, 358, 0}, {244363, 359, 0}, {244391, 360, 0}, {244418, 361, 0}, {244446, 362, 0},
    {244474, 363, 0}, {244501, 364, 0}, {244529, 366, 0}, {244555, 4163, 0}, {244571, 4182, 0},
    {244592, 4183, 0}, {244603, 4184, 0}, {244619, 4185, 0}, {244639, 4186, 0}, {244653, 4190, 0},
    {244668, 4181, 0}, {244687, 4421, 0}, {244707, 4431, 0}, {244734, 4450, 0}, {244741, 4451, 0},
    {244748, 4452, 0}, {244756, 4453, 0}, {244769, 4454, 0}, {244782, 4455, 0}, {244796, 4456, 0},
    {244823, 4457, 0}, {244850, 4458, 0}, {244878, 4459, 0}, {244907, 4460, 0}, {244936, 4461, 0},
    {244968, 4462, 0}, {245004, 5294, 0}, {245023, 5295, 0}, {245043, 5575, 0}, {245068, 5576, 0},
    {245094, 5630, 0}, {245110, 6035, 0}, {245126, 6116, 0}, {245148, 6117, 0}, {245170, 6142, 0},
    {245198, 6143, 0}, {245224, 6401, 0}, {245239, 6402, 0}, {245254, 6426, 0}, {245293, 0, 0},
    {245324, 0, 0}, {245336, 1, 0}, {245343, 2, 0}, {245353, 3, 0}, {245362, 4, 0}, {245373, 5, 0},
    {245385, 6, 0}, {94634, 0, 0}, {245416, 1, 0}, {245424, 2, 0}, {245449, 0, 0}, {245465, 1, 0},
    {233306, 2, 0}, {245471, 3, 0}, {245343, 4, 0}, {245478, 5, 0}, {94702, 6, 0}, {245493, 7, 0},
    {245502, 8, 0}, {245510, 9, 0}, {245523, 10, 0}, {245537, 11, 0}, {245543, 12, 0}, {245557, 5328, 0},
    {245573, 5329, 0}, {245597, 5338, 0}, {245611, 5339, 0}, {245627, 5342, 0}, {245649, 5343, 0},
    {245671, 5349, 0}, {245693, 5402, 0}, {245717, 5605, 0}, {245734, 5936, 0}, {245750, 5937, 0},
    {240322, 0, 0}, {245782, 1, 0}, {245795, 2, 0}, {240338, 3, 0}, {245812, 0, 0}, {95121, 1, 0},
    {245816, 2, 0}, {245820, 3, 0}, {245829, 4, 0}, {245841, 5, 0}, {245847, 6, 0}, {245854, 7, 0},
    {245863, 8, 0}, {232891, 4294967295, 0}, {245883, 0, 0}, {245888, 1, 0}, {245893, 2, 0}, {245898, 3, 0},
    {245903, 4, 0}, {245908, 5, 0}, {245913, 6, 0}, {270491, 32, 0}, {55, 0, 0}, {270505, 1, 0},
    {270511, 2, 0}, {50529, 3, 0}, {270516, 4, 0}, {270524, 5, 0}, {270532, 6, 0}, {267361, 7, 0},
    {270536, 8, 0}, {270548, 9, 0}, {270560, 10, 0}, {95751, 11, 0}, {270573, 12, 0}, {270578, 13, 0},
    {30141, 14, 0}, {55, 0, 0}, {270590, 1, 0}, {270612, 1, 0}, {270622, 2, 0}, {270637, 1, 0},
    {270645, 2, 0}, {55, 0, 0}, {270663, 1, 0}, {270680, 2, 0}, {270689, 1, 0}, {270702, 2, 0},
    {270716, 3, 0}, {270750, 0, 0}, {270754, 1, 0}, {280011, 1, 0}, {280021, 2, 0}, {280046, 0, 0},
    {280061, 1, 0}, {280079, 2, 0}, {31297, 0, 0}, {31300, 1, 0}, {55693, 2, 0}, {55696, 3, 0},
    {55699, 4, 0}, {55702, 5, 0}, {280139, 0, 0}, {92383, 1, 0}, {280148, 2, 0}, {30583, 0, 0},
    {30587, 1, 0}, {280210, 0, 0}, {280214, 1, 0}, {280223, 2, 0}, {280236, 3, 0}, {280279, 0, 0},
    {280293, 1, 0}, {55, 0, 0}, {280328, 1, 0}, {280344, 2, 0}, {280356, 3, 0}, {280396, 0, 0},
    {280214, 1, 0}, {280404, 2, 0}, {280415, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59893, 2, 0},
    {59899, 3, 0}, {14301, 4, 0}, {59905, 5, 0}, {59911, 6, 0}, {14274, 7, 0}, {59917, 8, 0}, {59921, 9, 0},
    {1239, 10, 0}, {14265, 12, 0}, {14292, 11, 0}, {308230, 0, 0}, {308245, 1, 0}, {308253, 2, 0},
    {308259, 3, 0}, {159452, 4, 0}, {318893, 0, 0}, {318900, 1, 0}, {318909, 2, 0}, {318919, 3, 0},
    {318935, 4, 0}, {318946, 5, 0}, {59856, 0, 0}, {17, 1, 0}, {18445, 0, 0}, {318983, 3, 0}, {59866, 0, 0},
    {18445, 1, 0}, {101115, 2, 0}, {135728, 3, 0}, {135720, 4, 0}, {50529, 8, 0}, {50603, 9, 0},
    {135579, 10, 0}, {135582, 11, 0}, {135589, 12, 0}, {135592, 13, 0}, {51384, 14, 0}, {50624, 15, 0},
    {135585, 16, 0}, {325312, 1, 0}, {325327, 2, 0}, {325341, 3, 0}, {325355, 4, 0}, {325368, 5, 0},
    {325382, 6, 0}, {325395, 7, 0}, {325408, 8, 0}, {325420, 9, 0}, {325434, 10, 0}, {325447, 11, 0},
    {325460, 12, 0}, {325472, 13, 0}, {43548, 0, 0}, {325484, 1, 0}, {59856, 2, 0}, {135692, 3, 0},
    {169316, 4, 0}, {325493, 5, 0}, {325312, 1, 0}, {325500, 2, 0}, {325515, 3, 0}, {325530, 4, 0},
    {325545, 5, 0}, {325560, 6, 0}, {325575, 7, 0}, {325590, 8, 0}, {325420, 9, 0}, {325605, 10, 0},
    {325619, 11, 0}, {325633, 12, 0}, {325647, 13, 0}, {325662, 14, 0}, {325677, 15, 0},
};

static const varve_constraint_record constraints[] = {
    {0, 0, {0, 0}, 0, 0}, {1, 1368, {0, 0}, 0, 0}, {1, 1441, {0, 0}, 0, 0}, {1, 1475, {0, 0}, 0, 0},
    {1, 1505, {0, 0}, 0, 0}, {3, 1552, {0, 0}, 0, 0}, {1, 1569, {0, 0}, 0, 0}, {1, 1631, {0, 0}, 0, 0},
    {1, 1702, {0, 0}, 0, 0}, {1, 1741, {0, 0}, 0, 0}, {1, 1771, {0, 0}, 0, 0}, {1, 1804, {0, 0}, 0, 0},
    {1, 1830, {0, 0}, 0, 0}, {1, 1860, {0, 0}, 0, 0}, {1, 1904, {0, 0}, 0, 0}, {3, 1982, {0, 0}, 0, 0},
    {1, 1997, {0, 0}, 0, 0}, {1, 2090, {0, 0}, 0, 0}, {1, 2125, {0, 0}, 0, 0}, {7, 2135, {0, 0}, 0, 0},
    {1, 2333, {0, 0}, 0, 0}, {1, 2363, {0, 0}, 0, 0}, {1, 2769, {0, 0}, 0, 0}, {3, 2834, {0, 0}, 0, 0},
    {1, 2854, {0, 0}, 0, 0}, {1, 2879, {0, 0}, 0, 0}, {1, 2905, {0, 0}, 0, 0}, {3, 2914, {0, 0}, 0, 0},
    {1, 4521, {0, 0}, 0, 0}, {1, 4539, {0, 0}, 0, 0}, {3, 4557, {0, 0}, 0, 0}, {7, 0, {0, 0}, 0, 0},
    {3, 5467, {0, 0}, 0, 0}, {1, 6233, {0, 0}, 0, 0}, {1, 6729, {0, 0}, 0, 0}, {1, 7015, {0, 0}, 0, 0},
    {1, 9391, {0, 0}, 0, 0}, {1, 9410, {0, 0}, 0, 0}, {1, 9427, {0, 0}, 0, 0}, {3, 9455, {0, 0}, 0, 0},
    {3, 11206, {0, 0}, 0, 0}, {1, 11442, {0, 0}, 0, 0}, {1, 11465, {0, 0}, 0, 0}, {3, 12736, {0, 0}, 0, 0},
    {1, 14338, {0, 0}, 0, 0}, {1, 14495, {0, 0}, 0, 0}, {1, 14851, {0, 0}, 0, 0}, {1, 15084, {0, 0}, 0, 0},
    {1, 15540, {0, 0}, 0, 0}, {1, 15801, {0, 0}, 0, 0}, {1, 15831, {0, 0}, 0, 0}, {1, 16002, {0, 0}, 0, 0},
    {1, 16173, {0, 0}, 0, 0}, {1, 6753, {0, 0}, 0, 0}, {1, 16876, {0, 0}, 0, 0}, {1, 16925, {0, 0}, 0, 0},
    {1, 16949, {0, 0}, 0, 0}, {1, 16978, {0, 0}, 0, 0}, {3, 17026, {0, 0}, 0, 0}, {1, 17043, {0, 0}, 0, 0},
    {1, 17079, {0, 0}, 0, 0}, {1, 17359, {0, 0}, 0, 0}, {1, 17508, {0, 0}, 0, 0}, {1, 17566, {0, 0}, 0, 0},
    {1, 17719, {0, 0}, 0, 0}, {1, 17723, {0, 0}, 0, 0}, {3, 18428, {0, 0}, 0, 0}, {1, 18738, {0, 0}, 0, 0},
    {1, 18784, {0, 0}, 0, 0}, {3, 18788, {0, 0}, 0, 0}, {3, 20232, {0, 0}, 0, 0}, {1, 20284, {0, 0}, 0, 0},
    {1, 21328, {0, 0}, 0, 0}, {1, 21789, {0, 0}, 0, 0}, {1, 21960, {0, 0}, 0, 0}, {1, 21998, {0, 0}, 0, 0},
    {1, 22054, {0, 0}, 0, 0}, {3, 22094, {0, 0}, 0, 0}, {1, 22472, {0, 0}, 0, 0}, {1, 22540, {0, 0}, 0, 0},
    {1, 22544, {0, 0}, 0, 0}, {1, 22669, {0, 0}, 0, 0}, {1, 22921, {0, 0}, 0, 0}, {1, 23286, {0, 0}, 0, 0},
    {1, 23591, {0, 0}, 0, 0}, {1, 24246, {0, 0}, 0, 0}, {1, 24539, {0, 0}, 0, 0}, {1, 25036, {0, 0}, 0, 0},
    {1, 25193, {0, 0}, 0, 0}, {1, 25444, {0, 0}, 0, 0}, {1, 25705, {0, 0}, 0, 0}, {1, 25756, {0, 0}, 0, 0},
    {1, 26043, {0, 0}, 0, 0}, {1, 26078, {0, 0}, 0, 0}, {1, 26458, {0, 0}, 0, 0}, {1, 26614, {0, 0}, 0, 0},
    {1, 26665, {0, 0}, 0, 0}, {1, 26735, {0, 0}, 0, 0}, {1, 27087, {0, 0}, 0, 0}, {1, 27292, {0, 0}, 0, 0},
    {1, 27343, {0, 0}, 0, 0}, {1, 27416, {0, 0}, 0, 0}, {1, 27447, {0, 0}, 0, 0}, {3, 27765, {0, 0}, 0, 0},
    {1, 27845, {0, 0}, 0, 0}, {1, 28155, {0, 0}, 0, 0}, {1, 28470, {0, 0}, 0, 0}, {1, 28580, {0, 0}, 0, 0},
    {1, 28679, {0, 0}, 0, 0}, {1, 29365, {0, 0}, 0, 0}, {1, 29722, {0, 0}, 0, 0}, {1, 29859, {0, 0}, 0, 0},
    {1, 29906, {0, 0}, 0, 0}, {1, 30130, {0, 0}, 0, 0}, {1, 30192, {0, 0}, 0, 0}, {1, 30478, {0, 0}, 0, 0},
    {1, 30537, {0, 0}, 0, 0}, {1, 30764, {0, 0}, 0, 0}, {1, 30809, {0, 0}, 0, 0}, {1, 31483, {0, 0}, 0, 0},
    {1, 31513, {0, 0}, 0, 0}, {1, 31550, {0, 0}, 0, 0}, {3, 31560, {0, 0}, 0, 0}, {1, 31867, {0, 0}, 0, 0},
    {3, 31894, {0, 0}, 0, 0}, {1, 32067, {0, 0}, 0, 0}, {1, 32300, {0, 0}, 0, 0}, {1, 32547, {0, 0}, 0, 0},
    {1, 32759, {0, 0}, 0, 0}, {1, 32845, {0, 0}, 0, 0}, {1, 33186, {0, 0}, 0, 0}, {1, 33348, {0, 0}, 0, 0},
    {1, 34089, {0, 0}, 0, 0}, {1, 34811, {0, 0}, 0, 0}, {1, 34861, {0, 0}, 0, 0}, {1, 35158, {0, 0}, 0, 0},
    {1, 35203, {0, 0}, 0, 0}, {1, 35546, {0, 0}, 0, 0}, {1, 35591, {0, 0}, 0, 0}, {1, 35656, {0, 0}, 0, 0},
    {1, 35725, {0, 0}, 0, 0}, {1, 36102, {0, 0}, 0, 0}, {1, 36123, {0, 0}, 0, 0}, {1, 36153, {0, 0}, 0, 0},
    {1, 36179, {0, 0}, 0, 0}, {1, 37020, {0, 0}, 0, 0}, {3, 37141, {0, 0}, 0, 0}, {1, 37448, {0, 0}, 0, 0},
    {1, 37521, {0, 0}, 0, 0}, {1, 38464, {0, 0}, 0, 0}, {1, 38509, {0, 0}, 0, 0}, {3, 38581, {0, 0}, 0, 0},
    {1, 38885, {0, 0}, 0, 0}, {1, 38954, {0, 0}, 0, 0}, {3, 40433, {0, 0}, 0, 0}, {1, 40915, {0, 0}, 0, 0},
    {1, 40975, {0, 0}, 0, 0}, {1, 41071, {0, 0}, 0, 0}, {1, 41199, {0, 0}, 0, 0}, {3, 41772, {0, 0}, 0, 0},
    {1, 41904, {0, 0}, 0, 0}, {1, 42808, {0, 0}, 0, 0}, {1, 42902, {0, 0}, 0, 0}, {1, 43296, {0, 0}, 0, 0},
    {1, 43540, {0, 0}, 0, 0}, {1, 43663, {0, 0}, 0, 0}, {1, 43725, {0, 0}, 0, 0}, {1, 43774, {0, 0}, 0, 0},
    {1, 43844, {0, 0}, 0, 0}, {1, 44131, {0, 0}, 0, 0}, {1, 44607, {0, 0}, 0, 0}, {1, 44635, {0, 0}, 0, 0},
    {1, 44898, {0, 0}, 0, 0}, {1, 45282, {0, 0}, 0, 0}, {1, 45346, {0, 0}, 0, 0}, {1, 45564, {0, 0}, 0, 0},
    {1, 45613, {0, 0}, 0, 0}, {1, 46500, {0, 0}, 0, 0}, {3, 46534, {0, 0}, 0, 0}, {1, 46848, {0, 0}, 0, 0},
    {1, 46866, {0, 0}, 0, 0}, {3, 47042, {0, 0}, 0, 0}, {3, 47057, {0, 0}, 0, 0}, {3, 47361, {0, 0}, 0, 0},
    {3, 47768, {0, 0}, 0, 0}, {3, 47781, {0, 0}, 0, 0}, {1, 47968, {0, 0}, 0, 0}, {1, 48133, {0, 0}, 0, 0},
    {1, 48181, {0, 0}, 0, 0}, {1, 49113, {0, 0}, 0, 0}, {1, 49317, {0, 0}, 0, 0}, {1, 49816, {0, 0}, 0, 0},
    {1, 50115, {0, 0}, 0, 0}, {1, 50144, {0, 0}, 0, 0}, {1, 51019, {0, 0}, 0, 0}, {1, 51140, {0, 0}, 0, 0},
    {1, 51144, {0, 0}, 0, 0}, {1, 51190, {0, 0}, 0, 0}, {1, 51203, {0, 0}, 0, 0}, {1, 51510, {0, 0}, 0, 0},
    {1, 51555, {0, 0}, 0, 0}, {1, 51635, {0, 0}, 0, 0}, {1, 51671, {0, 0}, 0, 0}, {1, 51739, {0, 0}, 0, 0},
    {1, 51743, {0, 0}, 0, 0}, {1, 51898, {0, 0}, 0, 0}, {1, 51985, {0, 0}, 0, 0}, {1, 52056, {0, 0}, 0, 0},
    {1, 52212, {0, 0}, 0, 0}, {1, 52245, {0, 0}, 0, 0}, {1, 52313, {0, 0}, 0, 0}, {1, 52319, {0, 0}, 0, 0},
    {1, 52405, {0, 0}, 0, 0}, {1, 52497, {0, 0}, 0, 0}, {1, 52516, {0, 0}, 0, 0}, {1, 52657, {0, 0}, 0, 0},
    {1, 53576, {0, 0}, 0, 0}, {1, 53991, {0, 0}, 0, 0}, {1, 54009, {0, 0}, 0, 0}, {1, 54325, {0, 0}, 0, 0},
    {1, 54336, {0, 0}, 0, 0}, {1, 54924, {0, 0}, 0, 0}, {1, 55238, {0, 0}, 0, 0}, {1, 55834, {0, 0}, 0, 0},
    {3, 55933, {0, 0}, 0, 0}, {3, 55947, {0, 0}, 0, 0}, {1, 56124, {0, 0}, 0, 0}, {1, 56675, {0, 0}, 0, 0},
    {1, 56936, {0, 0}, 0, 0}, {1, 57179, {0, 0}, 0, 0}, {1, 57524, {0, 0}, 0, 0}, {1, 57819, {0, 0}, 0, 0},
    {1, 58147, {0, 0}, 0, 0}, {1, 58497, {0, 0}, 0, 0}, {1, 58566, {0, 0}, 0, 0}, {1, 58761, {0, 0}, 0, 0},
    {1, 59322, {0, 0}, 0, 0}, {1, 60506, {0, 0}, 0, 0}, {1, 60546, {0, 0}, 0, 0}, {1, 60611, {0, 0}, 0, 0},
    {1, 60642, {0, 0}, 0, 0}, {1, 60663, {0, 0}, 0, 0}, {1, 60765, {0, 0}, 0, 0}, {1, 60854, {0, 0}, 0, 0},
    {1, 60927, {0, 0}, 0, 0}, {1, 60967, {0, 0}, 0, 0}, {1, 61008, {0, 0}, 0, 0}, {3, 61033, {0, 0}, 0, 0},
    {1, 61220, {0, 0}, 0, 0}, {1, 61333, {0, 0}, 0, 0}, {1, 61365, {0, 0}, 0, 0}, {1, 61467, {0, 0}, 0, 0},
    {3, 61503, {0, 0}, 0, 0}, {3, 61665, {0, 0}, 0, 0}, {1, 62145, {0, 0}, 0, 0}, {1, 62188, {0, 0}, 0, 0},
    {3, 62346, {0, 0}, 0, 0}, {3, 62693, {0, 0}, 0, 0}, {3, 62718, {0, 0}, 0, 0}, {3, 64834, {0, 0}, 0, 0},
    {1, 65912, {0, 0}, 0, 0}, {1, 66016, {0, 0}, 0, 0}, {1, 66276, {0, 0}, 0, 0}, {1, 67019, {0, 0}, 0, 0},
    {1, 68386, {0, 0}, 0, 0}, {1, 68686, {0, 0}, 0, 0}, {1, 68811, {0, 0}, 0, 0}, {1, 68842, {0, 0}, 0, 0},
    {3, 69052, {0, 0}, 0, 0}, {3, 70397, {0, 0}, 0, 0}, {3, 70659, {0, 0}, 0, 0}, {3, 71528, {0, 0}, 0, 0},
    {3, 74272, {0, 0}, 0, 0}, {1, 74457, {0, 0}, 0, 0}, {1, 74529, {0, 0}, 0, 0}, {3, 74592, {0, 0}, 0, 0},
    {1, 74793, {0, 0}, 0, 0}, {3, 74954, {0, 0}, 0, 0}, {1, 75519, {0, 0}, 0, 0}, {1, 75786, {0, 0}, 0, 0},
    {1, 76523, {0, 0}, 0, 0}, {3, 76799, {0, 0}, 0, 0}, {1, 77213, {0, 0}, 0, 0}, {1, 77244, {0, 0}, 0, 0},
    {3, 77314, {0, 0}, 0, 0}, {3, 78108, {0, 0}, 0, 0}, {3, 78598, {0, 0}, 0, 0}, {1, 79352, {0, 0}, 0, 0},
    {1, 79378, {0, 0}, 0, 0}, {1, 79418, {0, 0}, 0, 0}, {1, 79452, {0, 0}, 0, 0}, {1, 79480, {0, 0}, 0, 0},
    {1, 79502, {0, 0}, 0, 0}, {1, 79526, {0, 0}, 0, 0}, {1, 79676, {0, 0}, 0, 0}, {3, 79699, {0, 0}, 0, 0},
    {1, 80593, {0, 0}, 0, 0}, {1, 80883, {0, 0}, 0, 0}, {1, 81361, {0, 0}, 0, 0}, {1, 84131, {0, 0}, 0, 0},
    {3, 87747, {0, 0}, 0, 0}, {1, 88412, {0, 0}, 0, 0}, {1, 88540, {0, 0}, 0, 0}, {1, 91883, {0, 0}, 0, 0},
    {1, 92962, {0, 0}, 0, 0}, {1, 92996, {0, 0}, 0, 0}, {1, 93230, {0, 0}, 0, 0}, {1, 96219, {0, 0}, 0, 0},
    {1, 96348, {0, 0}, 0, 0}, {3, 96469, {0, 0}, 0, 0}, {3, 96579, {0, 0}, 0, 0}, {1, 96620, {0, 0}, 0, 0},
    {1, 96696, {0, 0}, 0, 0}, {1, 96777, {0, 0}, 0, 0}, {1, 96871, {0, 0}, 0, 0}, {1, 96881, {0, 0}, 0, 0},
    {3, 96964, {0, 0}, 0, 0}, {3, 96989, {0, 0}, 0, 0}, {1, 97058, {0, 0}, 0, 0}, {1, 97073, {0, 0}, 0, 0},
    {1, 97095, {0, 0}, 0, 0}, {1, 97252, {0, 0}, 0, 0}, {3, 97267, {0, 0}, 0, 0}, {1, 97563, {0, 0}, 0, 0},
    {1, 97675, {0, 0}, 0, 0}, {1, 97691, {0, 0}, 0, 0}, {3, 98617, {0, 0}, 0, 0}, {1, 98639, {0, 0}, 0, 0},
    {3, 98664, {0, 0}, 0, 0}, {1, 98841, {0, 0}, 0, 0}, {1, 98970, {0, 0}, 0, 0}, {1, 98991, {0, 0}, 0, 0},
    {1, 99058, {0, 0}, 0, 0}, {3, 99098, {0, 0}, 0, 0}, {3, 99119, {0, 0}, 0, 0}, {3, 99141, {0, 0}, 0, 0},
    {3, 99159, {0, 0}, 0, 0}, {3, 99185, {0, 0}, 0, 0}, {3, 99201, {0, 0}, 0, 0}, {3, 99223, {0, 0}, 0, 0},
    {3, 99243, {0, 0}, 0, 0}, {3, 99261, {0, 0}, 0, 0}, {1, 99281, {0, 0}, 0, 0}, {1, 99290, {0, 0}, 0, 0},
    {3, 99537, {0, 0}, 0, 0}, {1, 99668, {0, 0}, 0, 0}, {1, 100168, {0, 0}, 0, 0}, {1, 100261, {0, 0}, 0, 0},
    {1, 100503, {0, 0}, 0, 0}, {1, 100535, {0, 0}, 0, 0}, {1, 100545, {0, 0}, 0, 0}, {1, 100785, {0, 0}, 0, 0},
    {3, 100853, {0, 0}, 0, 0}, {3, 101082, {0, 0}, 0, 0}, {1, 101144, {0, 0}, 0, 0}, {1, 101203, {0, 0}, 0, 0},
    {1, 101315, {0, 0}, 0, 0}, {1, 101527, {0, 0}, 0, 0}, {1, 101920, {0, 0}, 0, 0}, {1, 101998, {0, 0}, 0, 0},
    {1, 102017, {0, 0}, 0, 0}, {1, 102039, {0, 0}, 0, 0}, {1, 102067, {0, 0}, 0, 0}, {1, 102094, {0, 0}, 0, 0},
    {1, 102457, {0, 0}, 0, 0}, {3, 102526, {0, 0}, 0, 0}, {1, 102659, {0, 0}, 0, 0}, {3, 102682, {0, 0}, 0, 0},
    {3, 102697, {0, 0}, 0, 0}, {3, 102709, {0, 0}, 0, 0}, {3, 102728, {0, 0}, 0, 0}, {1, 103080, {0, 0}, 0, 0},
    {3, 103117, {0, 0}, 0, 0}, {1, 103852, {0, 0}, 0, 0}, {1, 104033, {0, 0}, 0, 0}, {1, 104238, {0, 0}, 0, 0},
    {1, 104299, {0, 0}, 0, 0}, {1, 104328, {0, 0}, 0, 0}, {3, 104725, {0, 0}, 0, 0}, {1, 104739, {0, 0}, 0, 0},
    {1, 104757, {0, 0}, 0, 0}, {3, 104776, {0, 0}, 0, 0}, {3, 104795, {0, 0}, 0, 0}, {3, 104818, {0, 0}, 0, 0},
    {3, 104838, {0, 0}, 0, 0}, {1, 105447, {0, 0}, 0, 0}, {1, 105752, {0, 0}, 0, 0}, {1, 105850, {0, 0}, 0, 0},
    {1, 106097, {0, 0}, 0, 0}, {1, 106507, {0, 0}, 0, 0}, {1, 107018, {0, 0}, 0, 0}, {3, 107704, {0, 0}, 0, 0},
    {3, 108852, {0, 0}, 0, 0}, {3, 109037, {0, 0}, 0, 0}, {1, 109487, {0, 0}, 0, 0}, {1, 109620, {0, 0}, 0, 0},
    {1, 109819, {0, 0}, 0, 0}, {3, 110101, {0, 0}, 0, 0}, {1, 110178, {0, 0}, 0, 0}, {1, 110575, {0, 0}, 0, 0},
    {1, 111114, {0, 0}, 0, 0}, {1, 111292, {0, 0}, 0, 0}, {1, 112308, {0, 0}, 0, 0}, {1, 112699, {0, 0}, 0, 0},
    {1, 113257, {0, 0}, 0, 0}, {1, 113482, {0, 0}, 0, 0}, {1, 114655, {0, 0}, 0, 0}, {3, 116190, {0, 0}, 0, 0},
    {1, 116522, {0, 0}, 0, 0}, {1, 117113, {0, 0}, 0, 0}, {1, 117144, {0, 0}, 0, 0}, {1, 117306, {0, 0}, 0, 0},
    {1, 117333, {0, 0}, 0, 0}, {1, 120369, {0, 0}, 0, 0}, {1, 120805, {0, 0}, 0, 0}, {1, 120989, {0, 0}, 0, 0},
    {1, 121035, {0, 0}, 0, 0}, {1, 121426, {0, 0}, 0, 0}, {1, 121443, {0, 0}, 0, 0}, {1, 121736, {0, 0}, 0, 0},
    {1, 122662, {0, 0}, 0, 0}, {1, 123082, {0, 0}, 0, 0}, {1, 123121, {0, 0}, 0, 0}, {1, 123472, {0, 0}, 0, 0},
    {1, 124148, {0, 0}, 0, 0}, {3, 125278, {0, 0}, 0, 0}, {1, 127177, {0, 0}, 0, 0}, {3, 127212, {0, 0}, 0, 0},
    {3, 127222, {0, 0}, 0, 0}, {1, 127234, {0, 0}, 0, 0}, {3, 128283, {0, 0}, 0, 0}, {3, 129111, {0, 0}, 0, 0},
    {1, 129922, {0, 0}, 0, 0}, {1, 129950, {0, 0}, 0, 0}, {1, 129978, {0, 0}, 0, 0}, {1, 130002, {0, 0}, 0, 0},
    {1, 130074, {0, 0}, 0, 0}, {1, 130147, {0, 0}, 0, 0}, {3, 130188, {0, 0}, 0, 0}, {3, 131015, {0, 0}, 0, 0},
    {3, 131037, {0, 0}, 0, 0}, {1, 131751, {0, 0}, 0, 0}, {1, 132575, {0, 0}, 0, 0}, {1, 133076, {0, 0}, 0, 0},
    {3, 133103, {0, 0}, 0, 0}, {3, 133289, {0, 0}, 0, 0}, {1, 133317, {0, 0}, 0, 0}, {3, 134390, {0, 0}, 0, 0},
    {3, 134560, {0, 0}, 0, 0}, {1, 136591, {0, 0}, 0, 0}, {1, 136626, {0, 0}, 0, 0}, {1, 136669, {0, 0}, 0, 0},
    {1, 136711, {0, 0}, 0, 0}, {1, 136764, {0, 0}, 0, 0}, {1, 136835, {0, 0}, 0, 0}, {1, 136865, {0, 0}, 0, 0},
    {1, 136910, {0, 0}, 0, 0}, {1, 136944, {0, 0}, 0, 0}, {1, 136985, {0, 0}, 0, 0}, {1, 137032, {0, 0}, 0, 0},
    {1, 137055, {0, 0}, 0, 0}, {1, 137104, {0, 0}, 0, 0}, {1, 137141, {0, 0}, 0, 0}, {1, 137171, {0, 0}, 0, 0},
    {1, 137201, {0, 0}, 0, 0}, {1, 137224, {0, 0}, 0, 0}, {1, 137248, {0, 0}, 0, 0}, {1, 137272, {0, 0}, 0, 0},
    {1, 137311, {0, 0}, 0, 0}, {1, 137335, {0, 0}, 0, 0}, {1, 137363, {0, 0}, 0, 0}, {1, 137388, {0, 0}, 0, 0},
    {1, 137420, {0, 0}, 0, 0}, {1, 137467, {0, 0}, 0, 0}, {1, 137495, {0, 0}, 0, 0}, {1, 137519, {0, 0}, 0, 0},
    {1, 137547, {0, 0}, 0, 0}, {1, 137578, {0, 0}, 0, 0}, {1, 137613, {0, 0}, 0, 0}, {1, 137645, {0, 0}, 0, 0},
    {1, 137835, {0, 0}, 0, 0}, {1, 137882, {0, 0}, 0, 0}, {1, 137921, {0, 0}, 0, 0}, {1, 137966, {0, 0}, 0, 0},
    {1, 138004, {0, 0}, 0, 0}, {1, 138047, {0, 0}, 0, 0}, {1, 138099, {0, 0}, 0, 0}, {1, 138156, {0, 0}, 0, 0},
    {1, 138209, {0, 0}, 0, 0}, {1, 138248, {0, 0}, 0, 0}, {1, 138284, {0, 0}, 0, 0}, {1, 138317, {0, 0}, 0, 0},
    {1, 138352, {0, 0}, 0, 0}, {1, 138387, {0, 0}, 0, 0}, {1, 138422, {0, 0}, 0, 0}, {1, 138457, {0, 0}, 0, 0},
    {1, 138494, {0, 0}, 0, 0}, {3, 138600, {0, 0}, 0, 0}, {1, 139275, {0, 0}, 0, 0}, {1, 139280, {0, 0}, 0, 0},
    {3, 139295, {0, 0}, 0, 0}, {1, 139541, {0, 0}, 0, 0}, {1, 139805, {0, 0}, 0, 0}, {1, 139853, {0, 0}, 0, 0},
    {3, 139911, {0, 0}, 0, 0}, {3, 139929, {0, 0}, 0, 0}, {1, 140088, {0, 0}, 0, 0}, {1, 140647, {0, 0}, 0, 0},
    {1, 140875, {0, 0}, 0, 0}, {1, 141124, {0, 0}, 0, 0}, {1, 141375, {0, 0}, 0, 0}, {1, 142005, {0, 0}, 0, 0},
    {1, 142482, {0, 0}, 0, 0}, {3, 142793, {0, 0}, 0, 0}, {3, 143252, {0, 0}, 0, 0}, {3, 143641, {0, 0}, 0, 0},
    {3, 143952, {0, 0}, 0, 0}, {1, 144603, {0, 0}, 0, 0}, {3, 144778, {0, 0}, 0, 0}, {1, 145075, {0, 0}, 0, 0},
    {3, 145122, {0, 0}, 0, 0}, {3, 145496, {0, 0}, 0, 0}, {3, 145513, {0, 0}, 0, 0}, {3, 145555, {0, 0}, 0, 0},
    {3, 145920, {0, 0}, 0, 0}, {3, 146044, {0, 0}, 0, 0}, {3, 146369, {0, 0}, 0, 0}, {3, 146386, {0, 0}, 0, 0},
    {3, 146411, {0, 0}, 0, 0}, {1, 146546, {0, 0}, 0, 0}, {1, 146759, {0, 0}, 0, 0}, {3, 146784, {0, 0}, 0, 0},
    {1, 146936, {0, 0}, 0, 0}, {1, 148082, {0, 0}, 0, 0}, {3, 148527, {0, 0}, 0, 0}, {3, 148539, {0, 0}, 0, 0},
    {3, 148554, {0, 0}, 0, 0}, {3, 148575, {0, 0}, 0, 0}, {3, 148600, {0, 0}, 0, 0}, {3, 149326, {0, 0}, 0, 0},
    {3, 149349, {0, 0}, 0, 0}, {3, 149496, {0, 0}, 0, 0}, {1, 149639, {0, 0}, 0, 0}, {1, 149744, {0, 0}, 0, 0},
    {3, 149946, {0, 0}, 0, 0}, {3, 149973, {0, 0}, 0, 0}, {3, 150294, {0, 0}, 0, 0}, {3, 150686, {0, 0}, 0, 0},
    {1, 152908, {0, 0}, 0, 0}, {3, 152924, {0, 0}, 0, 0}, {3, 153146, {0, 0}, 0, 0}, {1, 153216, {0, 0}, 0, 0},
    {3, 153246, {0, 0}, 0, 0}, {1, 153777, {0, 0}, 0, 0}, {1, 154123, {0, 0}, 0, 0}, {3, 154171, {0, 0}, 0, 0},
    {3, 154194, {0, 0}, 0, 0}, {3, 154221, {0, 0}, 0, 0}, {3, 154548, {0, 0}, 0, 0}, {1, 154587, {0, 0}, 0, 0},
    {3, 154669, {0, 0}, 0, 0}, {1, 154858, {0, 0}, 0, 0}, {1, 154918, {0, 0}, 0, 0}, {3, 154967, {0, 0}, 0, 0},
    {3, 154990, {0, 0}, 0, 0}, {3, 155498, {0, 0}, 0, 0}, {3, 156749, {0, 0}, 0, 0}, {3, 158165, {0, 0}, 0, 0},
    {1, 158202, {0, 0}, 0, 0}, {3, 158217, {0, 0}, 0, 0}, {3, 158433, {0, 0}, 0, 0}, {3, 158450, {0, 0}, 0, 0},
    {3, 158472, {0, 0}, 0, 0}, {1, 158941, {0, 0}, 0, 0}, {3, 158966, {0, 0}, 0, 0}, {1, 160309, {0, 0}, 0, 0},
    {1, 160340, {0, 0}, 0, 0}, {1, 160405, {0, 0}, 0, 0}, {1, 160469, {0, 0}, 0, 0}, {1, 160503, {0, 0}, 0, 0},
    {1, 160542, {0, 0}, 0, 0}, {1, 160580, {0, 0}, 0, 0}, {1, 160623, {0, 0}, 0, 0}, {3, 160696, {0, 0}, 0, 0},
    {3, 160713, {0, 0}, 0, 0}, {1, 160755, {0, 0}, 0, 0}, {1, 160953, {0, 0}, 0, 0}, {1, 160994, {0, 0}, 0, 0},
    {1, 161039, {0, 0}, 0, 0}, {1, 161078, {0, 0}, 0, 0}, {1, 161121, {0, 0}, 0, 0}, {1, 161152, {0, 0}, 0, 0},
    {1, 161185, {0, 0}, 0, 0}, {1, 161224, {0, 0}, 0, 0}, {1, 161268, {0, 0}, 0, 0}, {1, 161302, {0, 0}, 0, 0},
    {1, 161341, {0, 0}, 0, 0}, {3, 161576, {0, 0}, 0, 0}, {3, 161982, {0, 0}, 0, 0}, {3, 162384, {0, 0}, 0, 0},
    {3, 162706, {0, 0}, 0, 0}, {3, 163606, {0, 0}, 0, 0}, {3, 163621, {0, 0}, 0, 0}, {3, 164361, {0, 0}, 0, 0},
    {3, 164375, {0, 0}, 0, 0}, {1, 164808, {0, 0}, 0, 0}, {3, 165124, {0, 0}, 0, 0}, {3, 165521, {0, 0}, 0, 0},
    {3, 165543, {0, 0}, 0, 0}, {3, 166336, {0, 0}, 0, 0}, {3, 166659, {0, 0}, 0, 0}, {3, 167240, {0, 0}, 0, 0},
    {1, 169271, {0, 0}, 0, 0}, {3, 172352, {0, 0}, 0, 0}, {3, 172371, {0, 0}, 0, 0}, {3, 174599, {0, 0}, 0, 0},
    {3, 174617, {0, 0}, 0, 0}, {1, 175595, {0, 0}, 0, 0}, {3, 175920, {0, 0}, 0, 0}, {3, 175930, {0, 0}, 0, 0},
    {3, 176089, {0, 0}, 0, 0}, {3, 176181, {0, 0}, 0, 0}, {1, 176303, {0, 0}, 0, 0}, {1, 176345, {0, 0}, 0, 0},
    {1, 176485, {0, 0}, 0, 0}, {1, 176547, {0, 0}, 0, 0}, {1, 176930, {0, 0}, 0, 0}, {1, 177067, {0, 0}, 0, 0},
    {1, 177977, {0, 0}, 0, 0}, {1, 179700, {0, 0}, 0, 0}, {1, 180011, {0, 0}, 0, 0}, {1, 180639, {0, 0}, 0, 0},
    {1, 181770, {0, 0}, 0, 0}, {3, 181921, {0, 0}, 0, 0}, {3, 181998, {0, 0}, 0, 0}, {1, 182016, {0, 0}, 0, 0},
    {1, 182219, {0, 0}, 0, 0}, {1, 182273, {0, 0}, 0, 0}, {1, 182321, {0, 0}, 0, 0}, {1, 183406, {0, 0}, 0, 0},
    {1, 183474, {0, 0}, 0, 0}, {1, 183576, {0, 0}, 0, 0}, {1, 183680, {0, 0}, 0, 0}, {1, 184282, {0, 0}, 0, 0},
    {1, 184371, {0, 0}, 0, 0}, {1, 184423, {0, 0}, 0, 0}, {1, 184566, {0, 0}, 0, 0}, {1, 186333, {0, 0}, 0, 0},
    {1, 186379, {0, 0}, 0, 0}, {1, 186652, {0, 0}, 0, 0}, {1, 186853, {0, 0}, 0, 0}, {1, 187054, {0, 0}, 0, 0},
    {1, 187100, {0, 0}, 0, 0}, {1, 187416, {0, 0}, 0, 0}, {1, 187726, {0, 0}, 0, 0}, {1, 188036, {0, 0}, 0, 0},
    {1, 188340, {0, 0}, 0, 0}, {1, 188881, {0, 0}, 0, 0}, {1, 190025, {0, 0}, 0, 0}, {1, 191483, {0, 0}, 0, 0},
    {1, 191824, {0, 0}, 0, 0}, {1, 192159, {0, 0}, 0, 0}, {1, 193255, {0, 0}, 0, 0}, {1, 193513, {0, 0}, 0, 0},
    {1, 200730, {0, 0}, 0, 0}, {1, 201885, {0, 0}, 0, 0}, {1, 204845, {0, 0}, 0, 0}, {1, 204891, {0, 0}, 0, 0},
    {1, 205751, {0, 0}, 0, 0}, {1, 205853, {0, 0}, 0, 0}, {1, 205917, {0, 0}, 0, 0}, {1, 207678, {0, 0}, 0, 0},
    {1, 208748, {0, 0}, 0, 0}, {1, 208892, {0, 0}, 0, 0}, {3, 209018, {0, 0}, 0, 0}, {1, 209392, {0, 0}, 0, 0},
    {3, 209451, {0, 0}, 0, 0}, {1, 209795, {0, 0}, 0, 0}, {1, 209946, {0, 0}, 0, 0}, {3, 209986, {0, 0}, 0, 0},
    {1, 210506, {0, 0}, 0, 0}, {1, 210961, {0, 0}, 0, 0}, {1, 211132, {0, 0}, 0, 0}, {1, 211224, {0, 0}, 0, 0},
    {3, 211331, {0, 0}, 0, 0}, {1, 211692, {0, 0}, 0, 0}, {1, 211746, {0, 0}, 0, 0}, {1, 211775, {0, 0}, 0, 0},
    {1, 211795, {0, 0}, 0, 0}, {3, 212033, {0, 0}, 0, 0}, {3, 213129, {0, 0}, 0, 0}, {3, 215611, {0, 0}, 0, 0},
    {1, 216347, {0, 0}, 0, 0}, {3, 216944, {0, 0}, 0, 0}, {3, 217029, {0, 0}, 0, 0}, {1, 217039, {0, 0}, 0, 0},
    {1, 217274, {0, 0}, 0, 0}, {3, 217286, {0, 0}, 0, 0}, {3, 217932, {0, 0}, 0, 0}, {1, 218027, {0, 0}, 0, 0},
    {3, 218242, {0, 0}, 0, 0}, {3, 218716, {0, 0}, 0, 0}, {1, 219642, {0, 0}, 0, 0}, {1, 220430, {0, 0}, 0, 0},
    {3, 220827, {0, 0}, 0, 0}, {1, 220998, {0, 0}, 0, 0}, {1, 221045, {0, 0}, 0, 0}, {1, 221099, {0, 0}, 0, 0},
    {1, 221119, {0, 0}, 0, 0}, {1, 221288, {0, 0}, 0, 0}, {1, 221347, {0, 0}, 0, 0}, {1, 221389, {0, 0}, 0, 0},
    {3, 221871, {0, 0}, 0, 0}, {1, 221897, {0, 0}, 0, 0}, {1, 221933, {0, 0}, 0, 0}, {1, 222076, {0, 0}, 0, 0},
    {1, 222111, {0, 0}, 0, 0}, {1, 222142, {0, 0}, 0, 0}, {1, 222633, {0, 0}, 0, 0}, {3, 222767, {0, 0}, 0, 0},
    {1, 222997, {0, 0}, 0, 0}, {3, 223558, {0, 0}, 0, 0}, {3, 225238, {0, 0}, 0, 0}, {1, 225492, {0, 0}, 0, 0},
    {1, 225686, {0, 0}, 0, 0}, {3, 225886, {0, 0}, 0, 0}, {3, 225919, {0, 0}, 0, 0}, {1, 245918, {0, 0}, 0, 0},
    {1, 245958, {0, 0}, 0, 0}, {1, 245982, {0, 0}, 0, 0}, {1, 246062, {0, 0}, 0, 0}, {1, 246133, {0, 0}, 0, 0},
    {1, 246162, {0, 0}, 0, 0}, {1, 246190, {0, 0}, 0, 0}, {3, 246247, {0, 0}, 0, 0}, {1, 246351, {0, 0}, 0, 0},
    {1, 246402, {0, 0}, 0, 0}, {1, 246470, {0, 0}, 0, 0}, {1, 246499, {0, 0}, 0, 0}, {1, 246568, {0, 0}, 0, 0},
    {1, 246604, {0, 0}, 0, 0}, {1, 246642, {0, 0}, 0, 0}, {1, 246663, {0, 0}, 0, 0}, {1, 246694, {0, 0}, 0, 0},
    {1, 246747, {0, 0}, 0, 0}, {1, 246787, {0, 0}, 0, 0}, {1, 246825, {0, 0}, 0, 0}, {1, 246868, {0, 0}, 0, 0},
    {1, 246907, {0, 0}, 0, 0}, {1, 246939, {0, 0}, 0, 0}, {1, 246975, {0, 0}, 0, 0}, {1, 247025, {0, 0}, 0, 0},
    {3, 247070, {0, 0}, 0, 0}, {1, 247135, {0, 0}, 0, 0}, {1, 247154, {0, 0}, 0, 0}, {1, 247186, {0, 0}, 0, 0},
    {1, 247219, {0, 0}, 0, 0}, {1, 247253, {0, 0}, 0, 0}, {1, 247285, {0, 0}, 0, 0}, {1, 247325, {0, 0}, 0, 0},
    {1, 247339, {0, 0}, 0, 0}, {1, 247661, {0, 0}, 0, 0}, {1, 247674, {0, 0}, 0, 0}, {1, 247716, {0, 0}, 0, 0},
    {1, 247750, {0, 0}, 0, 0}, {1, 247771, {0, 0}, 0, 0}, {1, 247786, {0, 0}, 0, 0}, {3, 247990, {0, 0}, 0, 0},
    {3, 248184, {0, 0}, 0, 0}, {1, 248195, {0, 0}, 0, 0}, {3, 248376, {0, 0}, 0, 0}, {1, 248986, {0, 0}, 0, 0},
    {1, 249298, {0, 0}, 0, 0}, {1, 249814, {0, 0}, 0, 0}, {1, 250177, {0, 0}, 0, 0}, {1, 250761, {0, 0}, 0, 0},
    {1, 251505, {0, 0}, 0, 0}, {1, 252115, {0, 0}, 0, 0}, {1, 252292, {0, 0}, 0, 0}, {3, 252692, {0, 0}, 0, 0},
    {1, 252713, {0, 0}, 0, 0}, {1, 252831, {0, 0}, 0, 0}, {1, 252913, {0, 0}, 0, 0}, {1, 253124, {0, 0}, 0, 0},
    {1, 253351, {0, 0}, 0, 0}, {3, 253633, {0, 0}, 0, 0}, {3, 253695, {0, 0}, 0, 0}, {1, 253762, {0, 0}, 0, 0},
    {1, 254064, {0, 0}, 0, 0}, {1, 254693, {0, 0}, 0, 0}, {1, 255455, {0, 0}, 0, 0}, {3, 255623, {0, 0}, 0, 0},
    {1, 256022, {0, 0}, 0, 0}, {3, 256563, {0, 0}, 0, 0}, {3, 256760, {0, 0}, 0, 0}, {1, 257127, {0, 0}, 0, 0},
    {1, 257552, {0, 0}, 0, 0}, {1, 257679, {0, 0}, 0, 0}, {1, 257741, {0, 0}, 0, 0}, {1, 259034, {0, 0}, 0, 0},
    {1, 259806, {0, 0}, 0, 0}, {1, 259877, {0, 0}, 0, 0}, {3, 260238, {0, 0}, 0, 0}, {3, 260259, {0, 0}, 0, 0},
    {1, 260430, {0, 0}, 0, 0}, {3, 260590, {0, 0}, 0, 0}, {1, 260990, {0, 0}, 0, 0}, {1, 261479, {0, 0}, 0, 0},
    {1, 262087, {0, 0}, 0, 0}, {1, 262737, {0, 0}, 0, 0}, {3, 262864, {0, 0}, 0, 0}, {3, 262882, {0, 0}, 0, 0},
    {3, 263108, {0, 0}, 0, 0}, {1, 263542, {0, 0}, 0, 0}, {3, 263787, {0, 0}, 0, 0}, {1, 263931, {0, 0}, 0, 0},
    {1, 264152, {0, 0}, 0, 0}, {1, 264208, {0, 0}, 0, 0}, {3, 264609, {0, 0}, 0, 0}, {3, 266217, {0, 0}, 0, 0},
    {1, 266273, {0, 0}, 0, 0}, {1, 266399, {0, 0}, 0, 0}, {1, 267151, {0, 0}, 0, 0}, {3, 267310, {0, 0}, 0, 0},
    {3, 267448, {0, 0}, 0, 0}, {3, 267647, {0, 0}, 0, 0}, {3, 267813, {0, 0}, 0, 0}, {3, 267837, {0, 0}, 0, 0},
    {3, 267857, {0, 0}, 0, 0}, {1, 267918, {0, 0}, 0, 0}, {1, 268162, {0, 0}, 0, 0}, {1, 268535, {0, 0}, 0, 0},
    {1, 269977, {0, 0}, 0, 0}, {1, 270785, {0, 0}, 0, 0}, {1, 270843, {0, 0}, 0, 0}, {1, 270879, {0, 0}, 0, 0},
    {1, 270924, {0, 0}, 0, 0}, {1, 270944, {0, 0}, 0, 0}, {1, 270988, {0, 0}, 0, 0}, {1, 271038, {0, 0}, 0, 0},
    {1, 271060, {0, 0}, 0, 0}, {1, 271297, {0, 0}, 0, 0}, {3, 271789, {0, 0}, 0, 0}, {1, 271865, {0, 0}, 0, 0},
    {1, 272105, {0, 0}, 0, 0}, {3, 272223, {0, 0}, 0, 0}, {1, 272299, {0, 0}, 0, 0}, {3, 272854, {0, 0}, 0, 0},
    {1, 272982, {0, 0}, 0, 0}, {1, 273532, {0, 0}, 0, 0}, {1, 273726, {0, 0}, 0, 0}, {1, 273771, {0, 0}, 0, 0},
    {1, 273816, {0, 0}, 0, 0}, {1, 273962, {0, 0}, 0, 0}, {1, 274173, {0, 0}, 0, 0}, {3, 274268, {0, 0}, 0, 0},
    {1, 274461, {0, 0}, 0, 0}, {1, 274594, {0, 0}, 0, 0}, {1, 51841, {0, 0}, 0, 0}, {1, 274862, {0, 0}, 0, 0},
    {1, 275450, {0, 0}, 0, 0}, {1, 276000, {0, 0}, 0, 0}, {1, 276045, {0, 0}, 0, 0}, {1, 276102, {0, 0}, 0, 0},
    {1, 276389, {0, 0}, 0, 0}, {1, 277035, {0, 0}, 0, 0}, {1, 277419, {0, 0}, 0, 0}, {1, 277704, {0, 0}, 0, 0},
    {1, 277910, {0, 0}, 0, 0}, {1, 278233, {0, 0}, 0, 0}, {1, 278367, {0, 0}, 0, 0}, {1, 278931, {0, 0}, 0, 0},
    {1, 278981, {0, 0}, 0, 0}, {1, 279113, {0, 0}, 0, 0}, {1, 279150, {0, 0}, 0, 0}, {3, 279187, {0, 0}, 0, 0},
    {1, 279363, {0, 0}, 0, 0}, {1, 280633, {0, 0}, 0, 0}, {1, 281174, {0, 0}, 0, 0}, {1, 285508, {0, 0}, 0, 0},
    {1, 285906, {0, 0}, 0, 0}, {1, 286261, {0, 0}, 0, 0}, {1, 286788, {0, 0}, 0, 0}, {1, 287865, {0, 0}, 0, 0},
    {1, 287917, {0, 0}, 0, 0}, {1, 288137, {0, 0}, 0, 0}, {1, 288541, {0, 0}, 0, 0}, {1, 288970, {0, 0}, 0, 0},
    {1, 289759, {0, 0}, 0, 0}, {1, 291663, {0, 0}, 0, 0}, {1, 292352, {0, 0}, 0, 0}, {1, 292874, {0, 0}, 0, 0},
    {1, 293855, {0, 0}, 0, 0}, {1, 294675, {0, 0}, 0, 0}, {1, 294986, {0, 0}, 0, 0}, {3, 296860, {0, 0}, 0, 0},
    {3, 296881, {0, 0}, 0, 0}, {1, 297173, {0, 0}, 0, 0}, {1, 297266, {0, 0}, 0, 0}, {1, 299168, {0, 0}, 0, 0},
    {1, 299457, {0, 0}, 0, 0}, {1, 299508, {0, 0}, 0, 0}, {1, 299558, {0, 0}, 0, 0}, {1, 299617, {0, 0}, 0, 0},
    {1, 299769, {0, 0}, 0, 0}, {1, 299822, {0, 0}, 0, 0}, {1, 299883, {0, 0}, 0, 0}, {1, 300052, {0, 0}, 0, 0},
    {1, 300809, {0, 0}, 0, 0}, {1, 304383, {0, 0}, 0, 0}, {1, 307989, {0, 0}, 0, 0}, {1, 308111, {0, 0}, 0, 0},
    {1, 308156, {0, 0}, 0, 0}, {1, 308264, {0, 0}, 0, 0}, {1, 308416, {0, 0}, 0, 0}, {1, 308585, {0, 0}, 0, 0},
    {1, 308687, {0, 0}, 0, 0}, {3, 308718, {0, 0}, 0, 0}, {1, 309646, {0, 0}, 0, 0}, {1, 309843, {0, 0}, 0, 0},
    {1, 309962, {0, 0}, 0, 0}, {1, 309990, {0, 0}, 0, 0}, {1, 310038, {0, 0}, 0, 0}, {1, 311267, {0, 0}, 0, 0},
    {3, 311322, {0, 0}, 0, 0}, {1, 311672, {0, 0}, 0, 0}, {1, 312627, {0, 0}, 0, 0}, {3, 313266, {0, 0}, 0, 0},
    {1, 313404, {0, 0}, 0, 0}, {1, 313519, {0, 0}, 0, 0}, {1, 313780, {0, 0}, 0, 0}, {1, 314248, {0, 0}, 0, 0},
    {1, 314848, {0, 0}, 0, 0}, {1, 315408, {0, 0}, 0, 0}, {1, 315461, {0, 0}, 0, 0}, {3, 315552, {0, 0}, 0, 0},
    {1, 316462, {0, 0}, 0, 0}, {1, 316489, {0, 0}, 0, 0}, {1, 316725, {0, 0}, 0, 0}, {1, 316775, {0, 0}, 0, 0},
    {1, 317023, {0, 0}, 0, 0}, {1, 317174, {0, 0}, 0, 0}, {1, 317337, {0, 0}, 0, 0}, {1, 317391, {0, 0}, 0, 0},
    {1, 317628, {0, 0}, 0, 0}, {1, 317678, {0, 0}, 0, 0}, {1, 317970, {0, 0}, 0, 0}, {1, 318033, {0, 0}, 0, 0},
    {1, 318598, {0, 0}, 0, 0}, {3, 318987, {0, 0}, 0, 0}, {3, 319089, {0, 0}, 0, 0}, {1, 319182, {0, 0}, 0, 0},
    {1, 319212, {0, 0}, 0, 0}, {1, 319313, {0, 0}, 0, 0}, {3, 319503, {0, 0}, 0, 0}, {1, 319522, {0, 0}, 0, 0},
    {1, 319688, {0, 0}, 0, 0}, {1, 320019, {0, 0}, 0, 0}, {1, 320367, {0, 0}, 0, 0}, {3, 320761, {0, 0}, 0, 0},
    {1, 320914, {0, 0}, 0, 0}, {1, 321547, {0, 0}, 0, 0}, {1, 321746, {0, 0}, 0, 0}, {1, 321901, {0, 0}, 0, 0},
    {1, 322109, {0, 0}, 0, 0}, {3, 322487, {0, 0}, 0, 0}, {3, 322612, {0, 0}, 0, 0}, {1, 322934, {0, 0}, 0, 0},
    {1, 323153, {0, 0}, 0, 0}, {1, 323201, {0, 0}, 0, 0}, {1, 323243, {0, 0}, 0, 0}, {3, 323548, {0, 0}, 0, 0},
    {1, 325692, {0, 0}, 0, 0}, {1, 325709, {0, 0}, 0, 0}, {1, 325735, {0, 0}, 0, 0}, {1, 325864, {0, 0}, 0, 0},
    {3, 325979, {0, 0}, 0, 0}, {1, 326101, {0, 0}, 0, 0}, {3, 326553, {0, 0}, 0, 0}, {3, 326844, {0, 0}, 0, 0},
    {3, 326860, {0, 0}, 0, 0}, {3, 326927, {0, 0}, 0, 0}, {3, 326943, {0, 0}, 0, 0}, {1, 327092, {0, 0}, 0, 0},
};

static const uint32_t numbers[] = {
    12, 17, 21, 2193, 2205, 2228, 2253, 2259, 2286, 2297, 2484, 2253, 2259, 2193, 2205, 2587, 2253,
    2259, 2286, 2611, 2729, 3476, 3536, 2253, 3581, 3975, 3990, 2253, 4026, 3975, 3536, 2205, 5096,
    5120, 2205, 5303, 5401, 3536, 5120, 2253, 5598, 6182, 3536, 3536, 6904, 6922, 6929, 6945, 3975,
    2253, 7084, 6904, 6922, 5096, 5120, 2205, 2193, 8025, 5096, 5120, 6945, 2205, 9274, 5096, 9299,
    5120, 2253, 9324, 6945, 2205, 9274, 10879, 5096, 5303, 6904, 12938, 13122, 13127, 13138, 13122,
    14066, 13127, 14077, 14220, 14226, 13122, 14394, 2253, 14417, 13122, 2253, 14720, 6945, 2193,
    14949, 2205, 10879, 5096, 2253, 14975, 2286, 15058, 2193, 15155, 2205, 15179, 5096, 2286, 15058,
    2253, 15411, 15575, 15597, 15622, 2253, 15642, 2253, 15701, 6945, 2193, 15155, 2205, 10879,
    15622, 2253, 15951, 2286, 15058, 15597, 15622, 16137, 15597, 15622, 13122, 13127, 14066, 15622,
    14220, 17, 16304, 13122, 17222, 17239, 2253, 17269, 13122, 17998, 18019, 18052, 2253, 18072,
    2253, 18321, 13122, 18612, 2253, 18645, 2253, 19731, 22404, 13122, 2253, 22431, 2253, 22867,
    2253, 23191, 2253, 23508, 13122, 23799, 2253, 23825, 24039, 24068, 2253, 24103, 24068, 2253,
    24449, 2253, 24585, 13122, 26356, 2253, 26383, 29090, 2253, 29116, 29285, 2253, 29309, 30161,
    30172, 30359, 30383, 2253, 30404, 13122, 30359, 30702, 2253, 30725, 30359, 13122, 31668, 31691,
    31703, 31729, 3975, 31753, 31765, 31778, 31791, 2253, 31804, 31691, 13122, 14394, 32021, 31703,
    31729, 3975, 31753, 31765, 31778, 31791, 13122, 31691, 32139, 31729, 3975, 31753, 31765, 31778,
    31791, 2253, 32166, 31691, 32278, 13122, 14394, 31703, 31729, 3975, 31753, 31765, 31778, 31791,
    13122, 32432, 32459, 32485, 31729, 3975, 31753, 31765, 31778, 31791, 14949, 14394, 31703, 31729,
    3975, 31753, 31765, 31778, 31791, 31668, 13122, 17222, 32660, 31729, 3975, 31753, 31765, 31778,
    31791, 2253, 32687, 14394, 13122, 17222, 32660, 31729, 3975, 31753, 31765, 31778, 31791, 32872,
    13122, 32885, 32902, 14394, 2253, 32930, 32960, 32966, 13122, 31668, 31703, 31729, 3975, 31753,
    31765, 31778, 31791, 31668, 13122, 32432, 32459, 32485, 31729, 3975, 31753, 31765, 31778, 31791,
    14394, 13122, 32432, 32459, 32485, 31729, 3975, 31753, 31765, 31778, 31791, 13122, 14394, 31703,
    31729, 3975, 31753, 31765, 31778, 31791, 31691, 13122, 14394, 31703, 31729, 3975, 31753, 31765,
    31778, 31791, 31691, 32885, 13122, 14394, 32021, 31703, 31729, 3975, 31753, 31765, 31778, 31791,
    2253, 31804, 32960, 33579, 13122, 31691, 33661, 31729, 3975, 31753, 31765, 31778, 31791, 2253,
    33693, 31668, 13122, 31703, 31729, 3975, 31753, 31765, 31778, 31791, 2253, 33882, 13122, 32459,
    31668, 32485, 31729, 3975, 31753, 31765, 31778, 31791, 13122, 32459, 34240, 31668, 32485, 31729,
    3975, 31753, 31765, 31778, 31791, 13122, 34329, 34374, 14394, 34406, 31729, 3975, 31753, 31765,
    31778, 31791, 2253, 34428, 13122, 14394, 32021, 31703, 31729, 3975, 31753, 31765, 31778, 31791,
    13122, 32432, 32459, 34240, 31668, 32485, 31729, 3975, 31753, 31765, 31778, 31791, 13122, 32432,
    32459, 32485, 14394, 32021, 31729, 3975, 31753, 31765, 31778, 31791, 13122, 34986, 35005, 35026,
    35042, 35058, 35075, 2253, 35098, 13122, 35326, 30702, 2253, 35351, 13122, 34986, 35005, 35423,
    2253, 35445, 13122, 35844, 35863, 2253, 35885, 21, 36013, 1126, 13122, 36924, 36946, 2253,
    36973, 36924, 13122, 37305, 2253, 37333, 13122, 36924, 37764, 37787, 37830, 37873, 37901, 37936,
    2253, 37961, 36924, 13122, 36924, 13122, 36946, 38285, 2253, 38313, 38474, 2253, 38612, 39188,
    39225, 2253, 39657, 39924, 36924, 40188, 36946, 40220, 2253, 40257, 13122, 36924, 37764, 37787,
    37830, 37873, 40613, 40662, 2253, 40708, 13122, 36924, 37764, 37787, 37830, 37873, 37901, 41361,
    36924, 40188, 41590, 2253, 41625, 2253, 41812, 36924, 42057, 42091, 42130, 42173, 2253, 42198,
    36924, 42464, 42504, 2253, 42553, 1126, 13122, 43044, 2253, 43080, 13122, 43189, 2253, 43225,
    13122, 43597, 2253, 43620, 43911, 44028, 13122, 44028, 2253, 44294, 43911, 13122, 2253, 44486,
    31691, 44736, 44765, 2253, 44791, 44736, 44765, 13122, 45189, 2253, 45214, 13122, 35326, 45477,
    2253, 45500, 13122, 45808, 2253, 45859, 13122, 46095, 2253, 46182, 2253, 46601, 2253, 46794,
    46993, 47009, 2253, 47100, 2253, 47212, 2253, 47312, 2253, 47385, 13127, 2253, 47586, 2253,
    47685, 2193, 5096, 6945, 2205, 2253, 47862, 2286, 47940, 48043, 6904, 32885, 48063, 48079,
    13122, 48098, 14066, 13127, 2253, 48560, 48658, 2253, 48689, 17998, 2253, 48746, 48931, 2253,
    48961, 49062, 13122, 13127, 14066, 14213, 14220, 21, 21161, 49197, 18019, 2253, 49221, 49409,
    49434, 2253, 49661, 49197, 49967, 49197, 50001, 18019, 50029, 50047, 49409, 49197, 32432, 50272,
    13122, 50305, 49197, 32432, 50272, 50305, 50519, 51113, 51245, 30161, 51590, 51616, 51714,
    51782, 51841, 51854, 51864, 51841, 51782, 32845, 51616, 51590, 52870, 6904, 15179, 52882, 6922,
    32885, 8025, 2193, 52894, 52914, 48063, 52933, 14220, 49409, 2253, 53096, 53209, 13122, 13127,
    53209, 53509, 13122, 13127, 2253, 53535, 54084, 13122, 31753, 31668, 2253, 54115, 13122, 31703,
    31753, 31668, 31703, 13122, 31753, 31668, 2253, 54280, 32872, 13122, 32885, 32960, 54382, 13122,
    54477, 54507, 54536, 2253, 54570, 13122, 37764, 31753, 2253, 54708, 54536, 13122, 31753, 31668,
    2253, 54796, 13122, 31753, 32432, 55028, 31668, 2253, 55054, 54507, 13122, 31753, 31668, 2253,
    55095, 55277, 55337, 55507, 55555, 55629, 30161, 55902, 55902, 56021, 2253, 56054, 46993, 55902,
    47009, 55902, 32485, 6945, 6904, 32885, 52882, 6922, 8025, 2193, 52894, 52914, 34329, 55902,
    2253, 56815, 32872, 55902, 47009, 57079, 2253, 57110, 8025, 32885, 2205, 48063, 57272, 52914,
    32885, 6904, 2193, 48063, 57272, 2286, 57330, 6922, 6904, 15179, 52882, 32885, 8025, 2193,
    52894, 52914, 57591, 32885, 2193, 2205, 48063, 57272, 2253, 57633, 2286, 57330, 6945, 48043,
    6904, 32885, 13122, 47009, 5096, 32885, 2193, 2205, 15179, 48063, 57272, 2253, 53535, 2286,
    57330, 55902, 58298, 2253, 58329, 2253, 58416, 13122, 58716, 14066, 13127, 2205, 32885, 2193,
    5096, 13122, 13127, 59216, 46993, 15622, 47009, 46993, 59412, 59451, 2253, 59482, 32872, 13122,
    47009, 32885, 32960, 59630, 52870, 6945, 48043, 6904, 32885, 48063, 59663, 13122, 59680, 15622,
    14066, 13127, 59713, 59725, 60584, 60900, 61288, 31703, 6904, 2253, 32930, 61934, 2253, 61955,
    13122, 14394, 32885, 2253, 41812, 32960, 62429, 2253, 41812, 32960, 62467, 2253, 41812, 32960,
    62503, 2253, 41812, 32960, 62555, 2253, 41812, 32960, 62597, 2253, 41812, 32960, 62653, 2253,
    62955, 2253, 63467, 2253, 63988, 2253, 65006, 2253, 65304, 2253, 65497, 2253, 65750, 66171,
    6945, 48043, 6904, 52870, 2253, 41812, 32960, 66202, 2253, 41812, 32960, 66240, 52870, 6945,
    14394, 61934, 2205, 2253, 66568, 61934, 67677, 2253, 67755, 61934, 68343, 6904, 68551, 68573,
    15179, 52882, 6922, 8025, 2193, 52894, 52914, 30383, 68780, 13122, 13127, 13122, 68946, 2253,
    68980, 2253, 69355, 2253, 69785, 2253, 70344, 13122, 70497, 2253, 70532, 2253, 70873, 2253,
    71253, 2253, 71817, 2253, 72209, 2253, 72663, 2253, 73114, 2253, 73591, 2253, 73980, 3975,
    23799, 14394, 14949, 31753, 31765, 31778, 31791, 2253, 74365, 13122, 74720, 2253, 74743, 13122,
    74860, 2253, 74886, 13122, 75040, 13122, 75162, 2253, 75189, 13122, 75385, 2253, 75414, 75737,
    31703, 76242, 13122, 13127, 2253, 41812, 32960, 76279, 5096, 2193, 2205, 2253, 76386, 2286,
    76416, 13122, 14066, 13127, 14394, 31691, 13122, 2253, 76586, 14394, 32872, 13122, 32885, 2253,
    76688, 32960, 76715, 14394, 13122, 32485, 14394, 3975, 14394, 13122, 2253, 76866, 2253, 48746,
    32960, 76955, 77358, 77384, 31703, 2253, 77435, 77358, 77384, 2253, 77552, 77679, 8025, 15179,
    77703, 6922, 77859, 2253, 77885, 77358, 77384, 47009, 6904, 8025, 6922, 52882, 77358, 77384,
    13122, 2253, 78212, 77679, 8025, 15179, 78264, 6922, 78404, 77358, 77384, 47009, 13122, 2253,
    78505, 77859, 78764, 2253, 78786, 2253, 78882, 14213, 14220, 78960, 21, 21161, 2193, 49409,
    14949, 2205, 50001, 79573, 18019, 48022, 79599, 2286, 79610, 48022, 79652, 2286, 79610, 2193,
    49409, 14949, 2205, 50001, 79573, 18019, 79927, 48022, 79956, 2286, 79610, 48022, 80036, 80085,
    80090, 2286, 79610, 48022, 80036, 80085, 80185, 2286, 79610, 48022, 80036, 80085, 80522, 2286,
    79610, 2193, 49409, 14949, 2205, 50001, 79573, 18019, 32885, 32960, 80665, 2286, 79610, 48022,
    80713, 2286, 79610, 2193, 49409, 14949, 2205, 50001, 79573, 18019, 80803, 48022, 80036, 80085,
    80832, 2286, 79610, 48022, 80036, 80085, 80987, 2286, 79610, 48022, 80036, 80085, 81140, 2286,
    79610, 48022, 80036, 80085, 81285, 2286, 79610, 48022, 80036, 80085, 81457, 2286, 79610, 48022,
    81671, 80085, 81762, 2286, 79610, 48022, 80036, 80085, 81986, 2286, 79610, 48022, 80036, 80085,
    82218, 2286, 79610, 48022, 81671, 80085, 82452, 2286, 79610, 48022, 80036, 80085, 82692, 2286,
    79610, 48022, 81671, 80085, 82906, 2286, 79610, 48022, 80036, 80085, 83128, 2286, 79610, 48022,
    81671, 80085, 83342, 2286, 79610, 48022, 80036, 80085, 83566, 2286, 79610, 48022, 81671, 80085,
    83800, 2286, 79610, 48022, 80036, 80085, 84030, 2286, 79610, 48022, 80036, 80085, 84229, 2286,
    79610, 48022, 80036, 80085, 84500, 2286, 79610, 48022, 81671, 80085, 84773, 2286, 79610, 48022,
    85039, 2286, 79610, 48022, 80036, 80085, 85103, 2286, 79610, 48022, 80036, 80085, 85266, 2286,
    79610, 48022, 80036, 80085, 85430, 2286, 79610, 48022, 80036, 80085, 85608, 2286, 79610, 48022,
    80036, 80085, 85830, 2286, 79610, 48022, 81671, 80085, 86054, 2286, 79610, 48022, 80036, 80085,
    86287, 2286, 79610, 48022, 81671, 80085, 86525, 2286, 79610, 48022, 80036, 80085, 86772, 2286,
    79610, 48022, 80036, 80085, 87053, 2286, 79610, 48022, 80036, 80085, 87335, 2286, 79610, 48022,
    87604, 2286, 79610, 48022, 87653, 2286, 79610, 48022, 80036, 80085, 87711, 2286, 79610, 2286,
    79610, 48022, 87831, 2286, 79610, 48022, 87869, 2286, 79610, 2193, 49409, 14949, 2205, 50001,
    79573, 18019, 87908, 48022, 87930, 2286, 79610, 48022, 87973, 80085, 88314, 2286, 79610, 48022,
    88386, 2286, 79610, 88495, 88507, 2286, 79610, 48022, 88633, 2286, 79610, 88495, 88678, 32960,
    88697, 2286, 79610, 48022, 80036, 80085, 88884, 2286, 79610, 48022, 88949, 2286, 79610, 48022,
    88996, 2286, 79610, 48022, 80036, 80085, 89045, 2286, 79610, 48022, 89157, 2286, 79610, 48022,
    89198, 2286, 79610, 32885, 50001, 89590, 14949, 3975, 18019, 89616, 2253, 89644, 32960, 89707,
    48022, 89755, 80085, 89790, 2286, 79610, 48022, 89988, 80085, 89790, 2286, 79610, 48022, 89755,
    80085, 90068, 2286, 79610, 48022, 89988, 80085, 90068, 2286, 79610, 48022, 89755, 80085, 90262,
    2286, 79610, 48022, 90517, 80085, 90262, 2286, 79610, 48022, 89988, 80085, 90262, 2286, 79610,
    48022, 89755, 80085, 90661, 2286, 79610, 48022, 90868, 80085, 90661, 2286, 79610, 48022, 90517,
    80085, 90661, 2286, 79610, 48022, 91031, 80085, 90661, 2286, 79610, 48022, 89988, 80085, 90661,
    2286, 79610, 48022, 89755, 80085, 91184, 2286, 79610, 48022, 90868, 80085, 91184, 2286, 79610,
    48022, 90517, 80085, 91184, 2286, 79610, 48022, 91031, 80085, 91184, 2286, 79610, 48022, 89988,
    80085, 91184, 2286, 79610, 48022, 91554, 2286, 79610, 48022, 81671, 80085, 91615, 2286, 79610,
    48022, 81671, 80085, 91745, 2286, 79610, 48022, 91847, 2286, 79610, 2193, 49409, 14949, 2205,
    50001, 79573, 18019, 32885, 29285, 88495, 88678, 32960, 91966, 2286, 79610, 48022, 92008, 2286,
    79610, 48022, 92052, 2286, 79610, 48022, 92097, 2286, 79610, 50001, 92272, 92299, 92326, 18019,
    92361, 49409, 92383, 48022, 92431, 2286, 79610, 48022, 92474, 2286, 79610, 48022, 92518, 2286,
    79610, 48022, 92559, 2286, 79610, 32960, 92617, 2286, 79610, 2253, 89644, 32960, 92871, 48022,
    80036, 80085, 92913, 2286, 79610, 93161, 50001, 92383, 93391, 50001, 92383, 93585, 50001, 92383,
    59713, 93684, 95964, 95988, 95964, 51113, 96202, 95964, 95988, 96361, 96367, 96417, 96444,
    96361, 96513, 96361, 96539, 96361, 96915, 96931, 96907, 96936, 96943, 96361, 97024, 96361,
    97200, 96931, 97218, 96936, 97226, 97373, 96361, 97402, 96931, 97422, 96936, 97430, 96361,
    97510, 96931, 97528, 96936, 97536, 96931, 97647, 96936, 97655, 96931, 97799, 96936, 97807,
    96361, 97873, 96931, 97883, 96936, 97891, 96361, 97960, 96931, 97981, 96936, 97989, 96361,
    98020, 96931, 98052, 96936, 98060, 96361, 98102, 96931, 98123, 96936, 98131, 96361, 98162,
    96931, 98173, 96936, 98182, 96361, 98205, 96931, 98224, 96936, 98233, 96361, 98271, 96931,
    98295, 96936, 98304, 96361, 98332, 96931, 98352, 96936, 98361, 96361, 98431, 96361, 98467,
    96931, 98482, 96936, 98491, 96361, 98510, 96361, 98585, 96361, 98753, 96931, 98769, 96936,
    98778, 96931, 98813, 96936, 98822, 96361, 98884, 96931, 98905, 96936, 98914, 96361, 99474,
    96931, 99492, 96936, 99501, 96361, 99634, 96361, 99678, 96361, 99730, 96361, 99752, 96361,
    99797, 96361, 99882, 96361, 99982, 96361, 100039, 96361, 100136, 96361, 100476, 100938, 96361,
    101060, 96361, 101124, 96361, 101165, 31703, 3975, 101439, 31691, 13122, 2253, 101469, 13122,
    101616, 18052, 101703, 101735, 31703, 3975, 13122, 31703, 3975, 101891, 13122, 102345, 102368,
    102393, 2253, 102417, 13122, 101616, 13122, 32872, 47009, 102345, 102368, 102966, 46993, 47009,
    103031, 102966, 102345, 102368, 103352, 102393, 2253, 103376, 8025, 15179, 52882, 6922, 13122,
    103950, 2253, 103977, 31703, 3975, 102966, 13122, 13122, 102966, 17222, 104364, 2253, 104388,
    13122, 31703, 102966, 2253, 104576, 13122, 31703, 52870, 6945, 6904, 48043, 13122, 101616,
    105667, 105699, 18052, 13122, 17222, 104364, 29285, 53209, 13122, 13127, 13122, 106645, 106674,
    2253, 106700, 13122, 106941, 2253, 106970, 102966, 13122, 31703, 2253, 107123, 107182, 107209,
    2253, 107244, 2253, 107496, 2253, 107553, 2253, 107785, 2253, 107938, 2253, 108085, 2253, 108264,
    2253, 108387, 2253, 108680, 101616, 2253, 109416, 13122, 109554, 13122, 109747, 13122, 109747,
    109950, 2253, 110200, 2253, 110335, 102966, 13122, 2253, 110691, 2253, 110799, 2253, 110856,
    101616, 31703, 2253, 110968, 103031, 102345, 102368, 103031, 112224, 105699, 105667, 2253,
    112311, 112493, 112516, 2253, 112556, 13122, 112808, 13122, 112919, 13122, 17222, 2253, 112972,
    112516, 2253, 113849, 13122, 114099, 114132, 114165, 13122, 114307, 114099, 114333, 114366,
    2253, 114400, 13122, 114462, 114487, 114517, 2253, 114543, 13122, 50272, 102966, 13122, 50272,
    13122, 116300, 53209, 46993, 53509, 13127, 102345, 102368, 105699, 49409, 112224, 105667, 116300,
    6904, 2193, 6922, 2286, 117024, 13122, 32872, 6904, 6922, 47009, 2253, 117767, 31703, 3975,
    117984, 13122, 31703, 3975, 101891, 14949, 13122, 118172, 102966, 34406, 2253, 118212, 31703,
    3975, 101439, 13122, 13122, 118413, 2253, 118434, 102345, 102368, 105699, 49409, 112224, 105667,
    13122, 101439, 13122, 119105, 31703, 31668, 13122, 31729, 31753, 31765, 31778, 31791, 31703,
    13122, 31729, 31753, 31765, 31778, 31791, 2253, 119487, 2253, 119778, 32432, 55028, 31668,
    13122, 31729, 31753, 31765, 31778, 31791, 31668, 58298, 13122, 31729, 31753, 31765, 31778,
    31791, 2253, 119957, 32432, 31668, 120219, 13122, 31729, 31753, 31765, 31778, 31791, 2253,
    120250, 120489, 32885, 2253, 120514, 32960, 120587, 120489, 32885, 101703, 101735, 2253, 120514,
    32960, 120608, 6945, 5096, 2193, 2205, 15179, 2286, 120656, 120747, 13122, 14066, 13127, 32885,
    13122, 18052, 31703, 120884, 18019, 2253, 120919, 32960, 120950, 120884, 32902, 121170, 2253,
    121199, 121350, 13122, 13127, 14066, 32485, 32885, 120884, 15622, 13122, 32432, 18052, 32960,
    121407, 32885, 120884, 13122, 18052, 32960, 121549, 112919, 121655, 15622, 32885, 15622, 14949,
    3975, 121829, 14394, 2253, 121850, 32960, 121908, 13122, 121965, 17998, 2253, 122149, 32885,
    120884, 18019, 13122, 18052, 2253, 122409, 32960, 122445, 32885, 13122, 122551, 2253, 122574,
    32960, 122613, 32885, 13122, 122551, 18052, 122715, 2253, 122734, 32960, 122822, 2193, 122935,
    2253, 122965, 2286, 123034, 6922, 120489, 122935, 15622, 120489, 120884, 112224, 105699, 2253,
    122965, 32485, 32885, 123356, 15622, 13122, 50272, 32432, 18052, 32960, 123383, 120489, 2253,
    123604, 32885, 120884, 15622, 13122, 123985, 18052, 2253, 124016, 32960, 124105, 32960, 124281,
    121170, 15622, 120489, 120884, 112224, 105699, 2253, 124370, 32885, 124661, 120884, 18052,
    123985, 13122, 2253, 124016, 32960, 124693, 32885, 120884, 13122, 32960, 124740, 32885, 120884,
    18052, 13122, 2253, 124873, 32960, 124935, 96361, 124965, 51854, 51864, 48043, 6904, 52894,
    6922, 32885, 47009, 32960, 125215, 13122, 32885, 47009, 2253, 125421, 13122, 125754, 14066,
    13127, 13122, 125803, 14066, 13127, 48043, 52914, 6904, 52894, 2193, 6922, 2253, 125893, 2253,
    127396, 2253, 127578, 2253, 127684, 2253, 127866, 2253, 128060, 2253, 128107, 2253, 128225,
    2253, 128423, 2253, 128700, 2253, 128984, 2253, 129169, 2253, 129362, 2253, 129549, 2253, 130380,
    2253, 130593, 2253, 130772, 75737, 130940, 92272, 130966, 2253, 131149, 2253, 131357, 2253,
    131563, 2253, 131867, 2253, 132018, 2253, 132222, 2253, 132455, 13122, 92272, 92299, 92326,
    2253, 132865, 2253, 133255, 2253, 133590, 2253, 133882, 2253, 134079, 2253, 134330, 12, 137809,
    2253, 138555, 2253, 138820, 139038, 2253, 139065, 139210, 139440, 2253, 139460, 2253, 139688,
    2253, 140259, 2253, 140453, 2253, 140548, 13122, 140772, 2253, 140797, 2253, 140921, 2253,
    141073, 2253, 141267, 2253, 141603, 2253, 141883, 2253, 142279, 2253, 142616, 2253, 143038,
    2253, 143467, 2253, 143818, 139038, 139210, 2253, 144245, 2253, 144915, 2253, 145236, 2253,
    145389, 2253, 145736, 2253, 146498, 146698, 139210, 2253, 146726, 2253, 146887, 2253, 147177,
    2253, 147352, 2253, 147653, 2253, 147827, 2253, 147987, 2253, 148288, 2253, 148424, 2253, 148806,
    2253, 149051, 2253, 149406, 2253, 149594, 2253, 150389, 2253, 150529, 139210, 13122, 139210,
    14394, 13122, 153028, 153047, 2253, 153070, 153389, 2253, 153408, 2253, 153607, 2253, 153701,
    153918, 2253, 153943, 2253, 154068, 2253, 154336, 2253, 154465, 2253, 154776, 155300, 2253,
    155325, 2253, 155703, 2253, 156112, 2253, 156477, 2253, 156962, 2253, 157280, 2253, 157654,
    157977, 2253, 158006, 2253, 158286, 158351, 139038, 158776, 2253, 158803, 2253, 159052, 12,
    59297, 2253, 161528, 2228, 2205, 2193, 2286, 161747, 2587, 2205, 2193, 2286, 162154, 2253,
    162558, 162749, 32885, 88495, 162777, 162793, 162805, 2253, 162818, 6904, 6929, 2193, 6922,
    163153, 13127, 163183, 6904, 6929, 6922, 164215, 164237, 8025, 2205, 2193, 164258, 164237,
    8025, 2193, 164258, 2205, 29285, 164950, 2253, 165012, 2253, 165463, 2253, 166081, 32885, 2253,
    166291, 32960, 162777, 6945, 164215, 167198, 2205, 164258, 6904, 6929, 164258, 167626, 164258,
    2253, 168774, 164258, 6904, 167198, 163183, 170366, 2253, 170390, 163183, 164258, 163183, 171169,
    2253, 171189, 6945, 167198, 164258, 2253, 171936, 6945, 164258, 6945, 164215, 167198, 164237,
    8025, 2205, 2193, 164258, 2205, 167198, 164258, 13127, 13122, 174109, 2253, 174142, 162749,
    2253, 174325, 2253, 174439, 2205, 164237, 8025, 2205, 2193, 2253, 175378, 13122, 14066, 13127,
    175479, 175748, 175872, 2253, 176002, 2253, 176131, 2253, 176221, 2253, 176388, 2253, 176834,
    6904, 2193, 6922, 32885, 48063, 177049, 13122, 175872, 2253, 177356, 2253, 177490, 2253, 177655,
    13127, 175748, 8025, 15179, 2193, 32885, 48063, 177049, 2253, 177840, 2253, 177934, 2253, 178042,
    175566, 13127, 13122, 17222, 2253, 178292, 13122, 13127, 2253, 178443, 2253, 178618, 2253,
    178846, 2253, 178947, 13122, 179010, 13127, 2253, 179460, 13122, 179852, 2253, 179881, 48043,
    6904, 2253, 180096, 2253, 180224, 2253, 180422, 2253, 180686, 13122, 180797, 2253, 180826,
    2253, 181226, 181867, 51245, 51113, 95964, 96444, 32872, 13122, 32902, 13122, 182125, 2253,
    182165, 49409, 182489, 182517, 182551, 182579, 2253, 182608, 13122, 182722, 2253, 182749, 49409,
    182489, 182517, 49409, 183325, 2253, 183352, 13122, 18052, 17998, 13122, 37764, 32432, 49409,
    183325, 183890, 183917, 13122, 184512, 13122, 184512, 184665, 59713, 184714, 2253, 185214,
    102368, 2253, 185471, 2253, 185851, 2253, 185994, 2253, 186137, 2253, 186266, 2253, 186495,
    2253, 186699, 2253, 186900, 2253, 187147, 2253, 187272, 2253, 187462, 2253, 187585, 2253, 187772,
    2253, 187895, 2253, 188139, 2253, 188513, 2253, 188752, 2253, 189000, 2253, 189255, 2253, 189421,
    2253, 189671, 2253, 189850, 2253, 190071, 2253, 190334, 2253, 190479, 2253, 190709, 2253, 191000,
    2253, 191130, 2253, 191258, 2253, 191531, 2253, 191694, 2253, 191871, 2253, 191999, 2253, 192206,
    2253, 192431, 2253, 192559, 2253, 192685, 2253, 192811, 2253, 192929, 2253, 193045, 2253, 193352,
    2253, 193517, 2253, 193676, 2253, 194012, 2253, 194185, 2253, 194356, 2253, 194578, 2253, 194736,
    2253, 194892, 2253, 195154, 2253, 195312, 2253, 195468, 2253, 195730, 2253, 195886, 2253, 196040,
    2253, 196194, 2253, 196340, 2253, 196484, 2253, 196799, 2253, 196982, 2253, 197159, 2253, 197651,
    2253, 197828, 2253, 198002, 13122, 198104, 2253, 198138, 2253, 198345, 2253, 198647, 2253,
    198984, 2253, 199111, 103031, 13122, 2253, 199305, 2253, 200906, 201147, 35326, 2253, 201175,
    201340, 2253, 201367, 102368, 201340, 2253, 201967, 2253, 202201, 2253, 202500, 202800, 2253,
    202823, 202950, 2253, 202974, 2253, 203363, 2253, 203414, 2253, 205065, 2253, 205243, 205539,
    2253, 205566, 2253, 207044, 2253, 207171, 207546, 13138, 13122, 13127, 5096, 2205, 6945, 10879,
    57591, 14949, 5096, 2193, 2205, 2253, 57633, 2286, 207658, 6945, 10879, 2205, 2193, 5096, 50001,
    207894, 2253, 207912, 2286, 208027, 13122, 13127, 208091, 208113, 8025, 2193, 52894, 52914,
    5096, 122715, 2193, 2205, 15155, 15179, 2253, 53535, 2286, 207658, 2205, 2193, 5096, 2253,
    208291, 2286, 207658, 6945, 10879, 2205, 5096, 2193, 207894, 2253, 208362, 2286, 208456, 13127,
    208546, 2205, 13138, 208581, 13122, 13127, 5096, 10879, 2205, 2193, 13122, 14066, 13127, 208646,
    14220, 21161, 31691, 13122, 208847, 31691, 13122, 2193, 5096, 2205, 2253, 209062, 2286, 209102,
    2253, 209158, 13122, 14066, 13127, 209254, 32872, 13122, 208847, 2253, 209463, 32960, 209499,
    32872, 13122, 2253, 209554, 31691, 2253, 209713, 13122, 208847, 2253, 210033, 2253, 210141,
    48063, 210212, 52870, 6904, 15179, 52882, 6922, 8025, 32885, 2193, 2253, 210391, 2253, 76688,
    31691, 208847, 2193, 2286, 210884, 13122, 210911, 14066, 13127, 13122, 31691, 32485, 13122,
    2253, 211383, 2253, 211493, 211553, 13122, 14066, 13127, 13122, 50272, 211977, 47009, 32885,
    32960, 212003, 13122, 32432, 47009, 32885, 32960, 212194, 32960, 212359, 32960, 212565, 13122,
    212764, 212793, 47009, 32885, 2253, 212828, 32960, 212864, 13122, 213079, 212793, 47009, 32885,
    2253, 212828, 32960, 213107, 2253, 213200, 6922, 13122, 13122, 47009, 32885, 2253, 48746, 32960,
    213395, 2253, 213546, 32960, 213646, 2253, 48746, 32960, 213749, 212764, 212793, 47009, 32885,
    2253, 214061, 32960, 214099, 13122, 212764, 47009, 32885, 2253, 212828, 32960, 214304, 13122,
    211977, 47009, 32885, 32960, 214498, 2253, 212828, 32960, 214725, 2253, 214958, 32960, 215001,
    13122, 23799, 32885, 2253, 215131, 32960, 215200, 13122, 32885, 2253, 215436, 32960, 215579,
    2253, 215989, 32960, 216117, 13122, 50272, 32432, 47009, 32885, 32960, 216327, 13122, 50001,
    216566, 47009, 2253, 216601, 2253, 216954, 13122, 217115, 217143, 2253, 217175, 2253, 217343,
    13122, 217464, 217492, 2253, 217521, 13122, 217464, 217690, 217718, 2253, 217746, 2253, 217888,
    2253, 218105, 13122, 17998, 13122, 32872, 218278, 17998, 32885, 2253, 218305, 32960, 218345,
    2253, 218539, 2253, 218794, 15179, 2193, 2286, 218983, 13122, 32872, 32885, 2253, 219005, 32960,
    76715, 32960, 219118, 2253, 219005, 15155, 2205, 2193, 2253, 219005, 2286, 218983, 2253, 219383,
    2253, 219489, 2253, 219565, 2253, 219692, 2253, 218794, 32960, 209499, 2253, 219835, 2253,
    219974, 13122, 220112, 2253, 220154, 2253, 220263, 220394, 6904, 2193, 13122, 13127, 14066,
    221254, 51616, 96361, 221279, 2193, 2205, 2286, 222030, 222356, 2253, 222385, 13122, 222554,
    2253, 222907, 13122, 122551, 2253, 223508, 13122, 223894, 2253, 223924, 2205, 15155, 10879,
    5096, 2193, 2253, 224310, 14949, 3975, 2253, 121850, 224797, 224828, 2253, 224862, 2253, 225114,
    2253, 225445, 2253, 225572, 2253, 225629, 2253, 225842, 13122, 226313, 2253, 226345, 13122,
    13127, 226660, 6945, 247841, 48043, 247861, 6904, 247875, 247900, 247925, 247949, 248054, 13122,
    32872, 247875, 247900, 247925, 247949, 247861, 247875, 247900, 247925, 247949, 248054, 13122,
    13127, 247875, 247900, 247925, 247949, 13122, 247875, 247900, 247925, 247949, 248486, 248523,
    247875, 247900, 247925, 247949, 2253, 248561, 248523, 248486, 248778, 247875, 247900, 247925,
    247949, 2253, 248820, 248523, 247875, 247900, 247925, 247949, 2253, 249090, 249237, 248486,
    248523, 247875, 247900, 247925, 247949, 13122, 31703, 247875, 247900, 247925, 247949, 13122,
    249574, 247875, 247900, 247925, 247949, 2253, 249608, 249686, 13122, 249695, 247875, 247900,
    247925, 247949, 2253, 249722, 249237, 13122, 249695, 247875, 247900, 247925, 247949, 31691,
    250037, 13122, 31703, 247875, 247900, 247925, 247949, 2253, 250060, 53209, 250617, 13122, 13127,
    247875, 247900, 247925, 247949, 2253, 251057, 247875, 247900, 247925, 247949, 13122, 250037,
    247875, 247900, 247925, 247949, 32872, 32885, 13122, 247875, 247900, 247925, 247949, 32960,
    251974, 13122, 32432, 247875, 247900, 247925, 247949, 249686, 13122, 32432, 247875, 247900,
    247925, 247949, 249237, 13122, 32432, 247875, 247900, 247925, 247949, 249237, 247875, 247900,
    247925, 247949, 120489, 247875, 247900, 247925, 247949, 13122, 253013, 253044, 247875, 247900,
    247925, 247949, 2253, 253081, 248523, 248486, 247875, 247900, 247925, 247949, 2253, 253145,
    13127, 247875, 247900, 247925, 247949, 247861, 6922, 247875, 247900, 247925, 247949, 31691,
    13122, 253921, 247875, 247900, 247925, 247949, 250037, 13122, 32432, 247875, 247900, 247925,
    247949, 13122, 253921, 247875, 247900, 247925, 247949, 13122, 254020, 247875, 247900, 247925,
    247949, 31691, 13122, 17222, 32432, 254187, 247875, 247900, 247925, 247949, 2253, 254219, 13122,
    17222, 32432, 254187, 247875, 247900, 247925, 247949, 250617, 46993, 47009, 247875, 247900,
    247925, 247949, 13122, 254993, 255014, 247875, 247900, 247925, 247949, 2253, 255040, 13122,
    255314, 247875, 247900, 247925, 247949, 2253, 255342, 13122, 255800, 247875, 247900, 247925,
    247949, 2253, 255819, 13122, 58298, 247875, 247900, 247925, 247949, 2253, 255912, 2253, 256069,
    2253, 256432, 13122, 32902, 247875, 247900, 247925, 247949, 13122, 256849, 247875, 247900,
    247925, 247949, 2253, 256873, 257019, 247875, 247900, 247925, 247949, 2253, 257046, 257019,
    32902, 247875, 247900, 247925, 247949, 249686, 247875, 247900, 247925, 247949, 31691, 250037,
    13122, 253921, 247875, 247900, 247925, 247949, 31691, 13122, 247875, 247900, 247925, 247949,
    31691, 250037, 13122, 17222, 32432, 254187, 247875, 247900, 247925, 247949, 32432, 247875,
    247900, 247925, 247949, 250037, 13122, 253921, 247875, 247900, 247925, 247949, 13122, 260336,
    247875, 247900, 247925, 247949, 2253, 260373, 13122, 260882, 260894, 260912, 247875, 247900,
    247925, 247949, 2253, 260942, 261350, 261365, 260912, 247875, 247900, 247925, 247949, 261365,
    260912, 247875, 247900, 247925, 247949, 261350, 260894, 260912, 261943, 261971, 247875, 247900,
    247925, 247949, 261350, 260894, 260912, 262029, 247875, 247900, 247925, 247949, 261350, 260894,
    260336, 262029, 247875, 247900, 247925, 247949, 2253, 262147, 261365, 261350, 260912, 247875,
    247900, 247925, 247949, 13122, 17222, 32432, 58298, 247875, 247900, 247925, 247949, 13122,
    263257, 247875, 247900, 247925, 247949, 2253, 263281, 250037, 13122, 17222, 32432, 58298, 247875,
    247900, 247925, 247949, 13122, 264068, 247875, 247900, 247925, 247949, 2253, 264097, 13122,
    264358, 247875, 247900, 247925, 247949, 250037, 13122, 31703, 247875, 247900, 247925, 247949,
    250617, 13122, 14066, 13127, 247875, 247900, 247925, 247949, 250037, 249686, 13122, 32432,
    247875, 247900, 247925, 247949, 249686, 31691, 253013, 13122, 247875, 247900, 247925, 247949,
    249686, 253013, 264853, 13122, 247875, 247900, 247925, 247949, 2253, 264887, 250037, 249686,
    13122, 17222, 32432, 254187, 247875, 247900, 247925, 247949, 13122, 31691, 247875, 247900,
    247925, 247949, 250037, 13122, 254020, 247875, 247900, 247925, 247949, 249686, 249237, 253013,
    13122, 247875, 247900, 247925, 247949, 249686, 249237, 253013, 264853, 13122, 247875, 247900,
    247925, 247949, 13122, 34329, 250037, 34406, 247875, 247900, 247925, 247949, 250037, 13122,
    32432, 265291, 247875, 247900, 247925, 247949, 2253, 265322, 13122, 250617, 2193, 247875, 247900,
    247925, 247949, 2286, 265580, 250617, 53209, 13122, 13127, 247875, 247900, 247925, 247949,
    249237, 250037, 13122, 32432, 247875, 247900, 247925, 247949, 249237, 250037, 13122, 253921,
    247875, 247900, 247925, 247949, 249237, 31691, 253013, 13122, 247875, 247900, 247925, 247949,
    249237, 253013, 264853, 13122, 247875, 247900, 247925, 247949, 249237, 250037, 13122, 17222,
    32432, 254187, 247875, 247900, 247925, 247949, 250617, 13127, 247875, 247900, 247925, 247949,
    13122, 266537, 247875, 247900, 247925, 247949, 2253, 266567, 13122, 266716, 266749, 247875,
    247900, 247925, 247949, 2253, 266778, 13122, 266988, 247875, 247900, 247925, 247949, 6945,
    48043, 247861, 6904, 247875, 247900, 247925, 247949, 32885, 250617, 13122, 247875, 247900,
    247925, 247949, 32960, 267409, 250617, 247875, 247900, 247925, 247949, 13122, 13127, 267505,
    14066, 247875, 247900, 247925, 247949, 267757, 13122, 13127, 247875, 247900, 247925, 247949,
    6904, 15179, 8025, 2193, 52882, 6922, 247875, 247900, 247925, 247949, 14213, 14220, 50555,
    32485, 32885, 13122, 32885, 13122, 32960, 268029, 13122, 32885, 18019, 32960, 268139, 32885,
    14949, 3975, 121829, 14394, 13122, 18019, 2253, 268267, 2253, 122409, 32960, 268316, 32885,
    13122, 223894, 2253, 268400, 32960, 268469, 32885, 18019, 13122, 123985, 2253, 124016, 32960,
    268496, 32885, 13122, 268594, 2253, 268626, 32960, 268668, 32960, 213107, 32885, 2205, 18019,
    2193, 2253, 268933, 32960, 268971, 2286, 268983, 32885, 50001, 13122, 89616, 269078, 2253,
    269106, 32960, 269201, 32885, 18019, 50001, 13122, 123985, 89616, 2253, 269449, 32960, 269566,
    32885, 18019, 13122, 2193, 2253, 269826, 32960, 269880, 2286, 268983, 123985, 269900, 2253,
    124016, 2253, 41812, 32960, 269958, 32960, 214725, 32885, 18019, 13122, 270296, 2253, 270328,
    32960, 270404, 13122, 14066, 13127, 270425, 184365, 21161, 32432, 50272, 271621, 271648, 271674,
    211977, 13122, 271698, 271714, 247925, 271736, 31691, 50272, 271621, 271648, 271674, 211977,
    13122, 271698, 271714, 247925, 271736, 13122, 271801, 271832, 271698, 271714, 247925, 271736,
    13122, 31729, 31753, 31765, 31778, 31791, 271698, 271714, 247925, 271736, 272917, 13122, 271698,
    271714, 247925, 271736, 50272, 271621, 271648, 271674, 211977, 13122, 271698, 271714, 247925,
    271736, 13122, 32432, 271621, 271698, 271714, 247925, 271736, 274541, 13122, 271698, 271714,
    247925, 271736, 13122, 271832, 271698, 271714, 247925, 271736, 272917, 2193, 2205, 271698,
    271714, 247925, 271736, 2286, 274737, 32872, 13122, 274763, 218278, 271698, 271714, 247925,
    271736, 2253, 274793, 32872, 13122, 271832, 271698, 271714, 247925, 271736, 29285, 272917,
    13122, 271698, 271714, 247925, 271736, 271698, 271714, 247925, 271736, 276328, 31691, 112919,
    271621, 271648, 271674, 211977, 13122, 271698, 271714, 247925, 271736, 50272, 32432, 276993,
    272917, 13122, 271698, 271714, 247925, 271736, 112919, 271621, 271648, 271674, 211977, 13122,
    271698, 271714, 247925, 271736, 13122, 271621, 271698, 271714, 247925, 271736, 271621, 13122,
    271698, 271714, 247925, 271736, 271674, 13122, 272917, 271698, 271714, 247925, 271736, 50272,
    276993, 272917, 13122, 271698, 271714, 247925, 271736, 271621, 271648, 271674, 211977, 13122,
    271698, 271714, 247925, 271736, 18019, 279547, 272917, 13122, 271698, 271714, 247925, 271736,
    6922, 271698, 271714, 247925, 271736, 10879, 272917, 2193, 2205, 271698, 271714, 247925, 271736,
    13127, 13122, 271698, 271714, 247925, 271736, 280429, 280457, 280503, 280857, 49409, 5096,
    280857, 49409, 6904, 281100, 2193, 2286, 281133, 280857, 49409, 281542, 8025, 2193, 52894,
    52914, 281653, 282176, 280857, 282633, 49409, 281542, 280857, 282633, 49409, 281542, 8025,
    2193, 52894, 52914, 282842, 49409, 282633, 280857, 288052, 49409, 280857, 282633, 288052, 49409,
    280857, 280857, 282633, 32485, 49409, 49409, 47009, 280857, 288889, 280857, 49409, 288906,
    280857, 282633, 49409, 280857, 49409, 5096, 2193, 49409, 47009, 280857, 32885, 32960, 289708,
    280857, 288906, 49409, 280857, 288889, 288906, 49409, 280857, 288906, 288889, 49409, 280857,
    288889, 49409, 288052, 49409, 282633, 280857, 46993, 288889, 49409, 47009, 280857, 280857,
    49409, 52882, 8025, 49409, 280857, 282633, 292705, 288889, 49409, 292827, 288889, 49409, 280857,
    288889, 49409, 17222, 2253, 292960, 288889, 49409, 292827, 2193, 2286, 293188, 292827, 293293,
    288889, 49409, 293293, 292827, 288889, 49409, 293790, 288889, 49409, 49409, 13127, 282633,
    280857, 49409, 281542, 280857, 49409, 288889, 31703, 2253, 295149, 48043, 6904, 49409, 280857,
    49409, 295260, 280857, 288889, 49409, 282633, 280857, 281542, 288052, 49409, 282633, 280857,
    281542, 288889, 280857, 49409, 295260, 280857, 49409, 288889, 280857, 49409, 295978, 2253,
    296012, 5096, 288889, 280857, 49409, 32885, 281100, 2193, 48063, 296507, 2286, 281133, 280857,
    49409, 2193, 288889, 292827, 49409, 288052, 280857, 49409, 280857, 49409, 281542, 2253, 297031,
    49409, 280857, 281542, 288052, 49409, 280857, 282633, 281542, 288052, 49409, 280857, 281542,
    49409, 288906, 280857, 49409, 280857, 282633, 281542, 280857, 49409, 31703, 2253, 302517, 6904,
    280857, 49409, 281542, 8025, 2193, 52894, 52914, 5096, 280857, 49409, 2193, 15179, 280857,
    8025, 32885, 281100, 49409, 52882, 48063, 296507, 49409, 280857, 13127, 49409, 307969, 13122,
    308300, 13122, 31729, 14394, 130966, 120884, 120489, 13122, 31729, 308770, 13122, 92272, 92299,
    92326, 308793, 308827, 31729, 2253, 308901, 13122, 309015, 309044, 309086, 2253, 309111, 13122,
    14394, 130966, 208847, 2253, 309507, 13122, 130966, 13122, 309722, 31729, 31753, 31765, 31778,
    31791, 2253, 309756, 13122, 309903, 308827, 120884, 31729, 120489, 2253, 310232, 13122, 14394,
    130966, 310416, 2253, 310443, 13122, 130966, 310416, 2253, 310602, 13122, 37764, 310717, 2253,
    310748, 31729, 120884, 120489, 2193, 310944, 2205, 15179, 2286, 310963, 13122, 311115, 130966,
    17998, 308827, 31729, 2253, 311139, 13122, 130966, 311213, 308827, 30383, 311484, 13122, 130966,
    311622, 31668, 308827, 31729, 13122, 311783, 311819, 13122, 311967, 310416, 312007, 13122,
    312196, 312223, 2253, 312270, 13122, 31729, 14394, 13122, 130966, 311213, 122715, 122715, 13122,
    309903, 312861, 31729, 308827, 49409, 14949, 120884, 50001, 13122, 14394, 31729, 130966, 13122,
    18052, 2253, 313118, 32960, 313145, 313338, 2253, 313364, 313465, 13127, 313657, 13127, 313733,
    2253, 313930, 32902, 314096, 37764, 2253, 314363, 314567, 2253, 314646, 52870, 6945, 48043,
    6904, 6922, 52870, 6945, 6904, 6922, 314960, 47009, 314096, 6922, 247841, 315321, 6922, 315321,
    316173, 2253, 316204, 75737, 316579, 13122, 316579, 35844, 316882, 316903, 2253, 316923, 13122,
    316579, 31703, 13122, 316579, 317268, 13122, 316579, 35844, 43597, 317505, 2253, 317527, 13122,
    316579, 317831, 317852, 2253, 317874, 13122, 316579, 318115, 318140, 2253, 318164, 13122, 316579,
    318402, 317852, 2253, 318429, 13122, 316579, 35844, 318700, 318721, 2253, 318742, 319264, 13122,
    319868, 319894, 319940, 319980, 13122, 320286, 319980, 2253, 320315, 13122, 320858, 2253, 321436,
    13122, 322446, 319980, 2253, 322801, 75737, 319980, 75737, 323840, 319980, 324045, 75737, 319980,
    2253, 324149, 319980, 30383, 319980, 30383, 324694, 319980, 324045, 30383, 319980, 13122, 325025,
    2253, 325058, 325025, 2253, 325233, 2253, 326320,
};

void varve_generated_llvm22(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){
      .strings = (const char *)&strings,
      .dialects = dialects,
      .operations = operations,
      .entities = entities,
      .values = values,
      .properties = properties,
      .enums = enums,
      .enum_cases = enum_cases,
      .constraints = constraints,
      .numbers = numbers,
      .dialect_count = 49,
  };
}
