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
  char part_8[3957];
  char part_9[3980];
  char part_10[3996];
  char part_11[3988];
  char part_12[3991];
  char part_13[3990];
  char part_14[3983];
  char part_15[3888];
  char part_16[3706];
  char part_17[3964];
  char part_18[3997];
  char part_19[3935];
  char part_20[3933];
  char part_21[3996];
  char part_22[3974];
  char part_23[3997];
  char part_24[3994];
  char part_25[3947];
  char part_26[3754];
  char part_27[3989];
  char part_28[3996];
  char part_29[3976];
  char part_30[3999];
  char part_31[3998];
  char part_32[3870];
  char part_33[3986];
  char part_34[3998];
  char part_35[3883];
  char part_36[3988];
  char part_37[3941];
  char part_38[3946];
  char part_39[3988];
  char part_40[3989];
  char part_41[3662];
  char part_42[3808];
  char part_43[3968];
  char part_44[3990];
  char part_45[3970];
  char part_46[3934];
  char part_47[3910];
  char part_48[4000];
  char part_49[3993];
  char part_50[3927];
  char part_51[3890];
  char part_52[3997];
  char part_53[3992];
  char part_54[3984];
  char part_55[3986];
  char part_56[3994];
  char part_57[3984];
  char part_58[4000];
  char part_59[3994];
  char part_60[3995];
  char part_61[3991];
  char part_62[3991];
  char part_63[3967];
  char part_64[3873];
  char part_65[3863];
  char part_66[3982];
  char part_67[3998];
  char part_68[3852];
  char part_69[3991];
  char part_70[3986];
  char part_71[3992];
  char part_72[3982];
  char part_73[4000];
  char part_74[3995];
  char part_75[3998];
  char part_76[3978];
  char part_77[3990];
  char part_78[3975];
  char part_79[3986];
  char part_80[3989];
  char part_81[3857];
  char part_82[2497];
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
    "arith.xori\0"
    "arm_neon",
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
    "f80\0"
    "hook:builtin.f8E3M4\0"
    "f8E3M4",
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
    "default_dialect\0"
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
    "[[\"rhs\", \"same\", \"lhs\"], [\"result\", \"type\", \"i1\"]]\0"
    "complex.eq",
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
    "emitc.return\0"
    "emitc.sub",
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
    "gpu.block_dim\0"
    "gpu.block_id\0"
    "gpu.cluster_block_id\0"
    "gpu.cluster_dim\0"
    "gpu.cluster_dim_blocks\0"
    "gpu.cluster_id\0"
    "!gpu.sparse.spmat_handle\0"
    "#gpu.prune_2to4_spmat_flag\0"
    "rows\0"
    "cols\0"
    "spMat\0"
    "pruneFlag\0"
    "#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>",
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
    "gpu.global_id\0"
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
    "names\0"
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
    "linalg.generic\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "$dim attr-dict `:` type($result)\0"
    "linalg.index\0"
    "hook:linalg.log\0"
    "\"2: 0 log\"\0"
    "linalg.log\0"
    "mapper\0"
    "hook:linalg.map\0"
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
    "hook:linalg.pooling_ndhwc_max\0"
    "\"(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)\"\0"
    "linalg.pooling_ndhwc_max",
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
    "linalg.transpose\0"
    "$source (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
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
    "intel_ocl_bicc\0"
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
    "aarch64_sve_vectorcallcc",
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
    "di_lexical_block\0"
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
    "di_namespace",
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
    "tbaa\0"
    "(`volatile` $volatile_^)\? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)\? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)\0"
    "AccessGroupOpInterface\0"
    "AliasAnalysisOpInterface\0"
    "TypesMatchWith<val,res>\0"
    "[[\"res\", \"same\", \"val\"]]\0"
    "llvm.atomicrmw",
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
    "asm_dialect\0"
    "operand_attrs",
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
    "LLVM_VectorOf<I1>\0"
    "evl",
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
    "memref.alloc\0"
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
    "memref.cast\0"
    "AnyStridedMemRef\0"
    "ArrayOf<ArrayOf<I64Attr>>\0"
    "reassociation\0"
    "$src $reassociation attr-dict `:` type($src) `into` type($result)\0"
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
    "memref.dim\0"
    "$operands attr-dict `:` type($operands)\0"
    "DistinctObjectsTrait\0"
    "memref.distinct_objects\0"
    "hook:memref.dma_start\0"
    "memref.dma_start\0"
    "tagMemRef\0"
    "tagIndices\0"
    "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)\0"
    "[[\"tagIndices\", \"type\", \"index\"], [\"numElements\", \"type\", \"index\"]]\0"
    "memref.dma_wait",
    "output_shape\0"
    "static_output_shape\0"
    "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)\0"
    "[[\"output_shape\", \"type\", \"index\"]]\0"
    "memref.expand_shape\0"
    "aligned_pointer\0"
    "$source `:` type($source) `->` type(results) attr-dict\0"
    "SameVariadicResultSize\0"
    "[[\"aligned_pointer\", \"type\", \"index\"]]\0"
    "memref.extract_aligned_pointer_as_index\0"
    "AllOf<AnyStridedMemRef, RankIs<0>>\0"
    "base_buffer\0"
    "sizes\0"
    "InferTypeOpAdaptor\0"
    "[[\"offset\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"], [\"strides\", \"type\", \"index\"]]\0"
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
    "memref.reinterpret_cast\0"
    "AllOf<MemRefOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)\0"
    "memref.reshape\0"
    "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "[[\"value\", \"element_type\", \"memref\"], [\"indices\", \"type\", \"index\"]]\0"
    "memref.store\0"
    "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)\0"
    "InferStridedMetadataOpInterface\0"
    "memref.subview\0"
    "hook:memref.transpose\0"
    "memref.transpose\0"
    "byte_shift\0"
    "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)\0"
    "[[\"byte_shift\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"]]\0"
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
    "MPI_ERR_IO",
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
    "warpgroup.accumulator\0"
    "warpgroup.descriptor\0"
    "enum<@RcpRoundingMode>\0"
    "rcp_rounding_mode\0"
    "!nvgpu.device.async.token\0"
    "srcElements\0"
    "dstElements\0"
    "bypassL1",
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
    "[[\"boxDimensions\", \"type\", \"index\"]]\0"
    "nvgpu.tma.create.descriptor\0"
    "$tensorMapDescriptor attr-dict `:` type($tensorMapDescriptor)\0"
    "nvgpu.tma.fence.descriptor",
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
    "tcgen05_mma_block_scale\0"
    "enum<@Tcgen05MMACollectorBBuffer>\0"
    "tcgen05_mma_collectorb\0"
    "enum<@Tcgen05MMACollectorOp>\0"
    "tcgen05_mma_collectorop\0"
    "enum<@Tcgen05MMAKind>",
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
    "nvvm.cp.async.bulk.prefetch\0"
    "AnyOf<AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<3>>, AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<7>>>\0"
    "mbar",
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
    "nvvm.fence.proxy.sync_restrict\0"
    "nvvm.fence.sc.cluster\0"
    "nvvm.fence.sync_restrict\0"
    "#nvvm.grid_dep_action\0"
    "$kind attr-dict\0"
    "nvvm.griddepcontrol",
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
    "#nvvm.prefetch_cache_level\0"
    "#nvvm.cache_eviction_priority\0"
    "cacheLevel\0"
    "evictPriority\0"
    "in_param_space",
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
    "[[\"nCols\", \"type\", \"i32\"]]\0"
    "nvvm.tcgen05.alloc",
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
    "nvvm.tcgen05.relinquish_alloc_permit\0"
    "$taddr attr-dict `:` type(operands)",
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
    "omp.atomic.capture\0"
    "$v `=` $x oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` | `memory_order` `(` custom<ClauseAttr>($memory_order) `)` ) `:` type($v) `,` type($x) `,` $element_type attr-dict",
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
    "shard.all_gather\0"
    "#shard.partial\0"
    "#shard<partial sum>\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? attr-dict `:` type($input) `->` type($result)\0"
    "shard.all_reduce\0"
    "slice_axis\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `slice_axis` `=` $slice_axis attr-dict `:` type($input) `->` type($result)\0"
    "shard.all_slice\0"
    "split_axis\0"
    "concat_axis\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `split_axis` `=` $split_axis `concat_axis` `=` $concat_axis attr-dict `:` type($input) `->` type($result)\0"
    "shard.all_to_all\0"
    "root_dynamic\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "AllShapesMatch<input,result>\0"
    "AllElementTypesMatch<input,result>\0"
    "[[\"root_dynamic\", \"type\", \"index\"]]\0"
    "shard.broadcast\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `gather_axis` `=` $gather_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "AllRanksMatch<input,result>\0"
    "shard.gather\0"
    "!shard.sharding",
    "$source attr-dict `:` type($source) `->` type($result)\0"
    "[[\"result\", \"type\", \"!shard.sharding\"]]\0"
    "shard.get_sharding\0"
    "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict\0"
    "shard.grid\0"
    "$grid (`axes` `=` $axes^)\? attr-dict `:` type($result)\0"
    "shard.grid_shape\0"
    "neighbor_down\0"
    "neighbor_up\0"
    "split_axes\0"
    "`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)\0"
    "[[\"device\", \"type\", \"index\"], [\"neighbor_down\", \"type\", \"index\"], [\"neighbor_up\", \"type\", \"index\"]]\0"
    "shard.neighbors_linear_indices\0"
    "`on` $grid attr-dict `:` type($result)\0"
    "shard.process_linear_index\0"
    "`on` $grid (`axes` `=` $axes^)\? attr-dict `:` type($result)\0"
    "shard.process_multi_index\0"
    "source_dynamic\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)\? attr-dict `:` functional-type(operands, results)\0"
    "[[\"source_dynamic\", \"type\", \"index\"]]\0"
    "shard.recv\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "shard.reduce\0"
    "scatter_axis\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? `scatter_axis` `=` $scatter_axis attr-dict `:` type($input) `->` type($result)\0"
    "shard.reduce_scatter\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `scatter_axis` `=` $scatter_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)\0"
    "shard.scatter\0"
    "destination_dynamic\0"
    "destination\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `destination` `=` custom<DynamicIndexList>($destination_dynamic, $destination) attr-dict `:` functional-type(operands, results)\0"
    "[[\"destination_dynamic\", \"type\", \"index\"]]\0"
    "shard.send\0"
    "annotate_for_users\0"
    "$src `to` $sharding (`annotate_for_users` $annotate_for_users^)\? attr-dict `:` type($result)\0"
    "[[\"src\", \"same\", \"result\"], [\"sharding\", \"type\", \"!shard.sharding\"]]\0"
    "shard.shard\0"
    "dims_dynamic\0"
    "device_dynamic\0"
    "`dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)\0"
    "[[\"dims_dynamic\", \"type\", \"index\"], [\"sharding\", \"type\", \"!shard.sharding\"], [\"device_dynamic\", \"type\", \"index\"], [\"result\", \"type\", \"index\"]]\0"
    "shard.shard_shape\0"
    "#shard.axisarray\0"
    "dynamic_sharded_dims_offsets\0"
    "dynamic_halo_sizes\0"
    "static_sharded_dims_offsets\0"
    "static_halo_sizes\0"
    "$grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)\? (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)\? attr-dict `:` type($result)\0"
    "[[\"dynamic_sharded_dims_offsets\", \"type\", \"i64\"], [\"dynamic_halo_sizes\", \"type\", \"i64\"], [\"result\", \"type\", \"!shard.sharding\"]]\0"
    "shard.sharding\0"
    "shift_axis\0"
    "rotate\0"
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? `shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)\? attr-dict `:` type($input) `->` type($result)\0"
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
    "sortParams\0"
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
    "!smt.array",
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
    "hiLvl\0"
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
    "enum<@StorageSpecifierKind>",
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
    "AllTypesMatch<inBuffer,outBuffer>\0"
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
    "algorithm",
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
    "FloatingPointModeINTEL\0"
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
    "BFloat16CooperativeMatrixKHR\0"
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
    "NonWritable",
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
    "SPV_EXT_fragment_shader_interlock",
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
    "AliasScopeINTELMask\0"
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
    "OpTypeInt",
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
    "OpRoundFToTF32INTEL",
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
    "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)\0"
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
    "spirv.AtomicUMax",
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
    "source_memory_access\0"
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
    "replicated_constant",
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
    "spirv.GroupBroadcast\0"
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
    "spirv.GroupNonUniformAll",
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
    "operand_arguments\0"
    "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )\? attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )\? `->` type($result)\0"
    "SPIRV_DimIs\0"
    "SPIRV_MSOperandIs\0"
    "SPIRV_NoneOrElementMatchImage\0"
    "[[\"dref\", \"type\", \"f32\"]]\0"
    "spirv.ImageDrefGather",
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
    "#spirv.packed_vector_format\0"
    "$vector1 `,` $vector2 ( `,` $format^ )\? attr-dict `:` type($vector1) `->` type($result)\0"
    "spirv.SDot\0"
    "accumulator\0"
    "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )\? attr-dict `:` type($vector1) `->` type($result)\0"
    "AllTypesMatch<accumulator,result>\0"
    "[[\"vector2\", \"same\", \"vector1\"], [\"result\", \"same\", \"accumulator\"]]\0"
    "spirv.SDotAccSat",
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
    "tensor.collapse_shape\0"
    "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)\0"
    "tensor.concat\0"
    "AnyOf<AnyUnrankedTensor, AnyNon0RankedTensor>\0"
    "tensor.dim\0"
    "`(`$dynamicSizes`)` attr-dict `:` type($result)\0"
    "[[\"dynamicSizes\", \"type\", \"index\"]]\0"
    "tensor.empty\0"
    "tensor.expand_shape\0"
    "$tensor `[` $indices `]` attr-dict `:` type($tensor)\0"
    "[[\"result\", \"element_type\", \"tensor\"], [\"indices\", \"type\", \"index\"]]\0"
    "tensor.extract\0"
    "tensor.extract_slice\0"
    "AnyStaticShapeTensor\0"
    "$elements attr-dict `:` type($result)\0"
    "TypesMatchWith<result,elements>\0"
    "[[\"elements\", \"element_types\", \"result\"]]\0"
    "tensor.from_elements\0"
    "gather_dims\0"
    "unique\0"
    "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)\? attr-dict `:` functional-type(operands, results)\0"
    "tensor.gather\0"
    "dynamicExtents\0"
    "$dynamicExtents $body attr-dict `:` type($result)\0"
    "[[\"dynamicExtents\", \"type\", \"index\"]]\0"
    "\"tensor.yield\"\0"
    "tensor.generate\0"
    "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
    "TypesMatchWith<dest,scalar>\0"
    "[[\"result\", \"same\", \"dest\"], [\"scalar\", \"element_type\", \"dest\"], [\"indices\", \"type\", \"index\"]]\0"
    "tensor.insert\0"
    "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)\0"
    "[[\"result\", \"same\", \"dest\"], [\"offsets\", \"type\", \"index\"], [\"sizes\", \"type\", \"index\"], [\"strides\", \"type\", \"index\"]]\0"
    "tensor.insert_slice\0"
    "static_low\0"
    "static_high\0"
    "nofold\0"
    "$source (`nofold` $nofold^)\? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)\0"
    "[[\"low\", \"type\", \"index\"], [\"high\", \"type\", \"index\"]]\0"
    "tensor.pad\0"
    "ParallelCombiningOpInterface\0"
    "tensor.parallel_insert_slice\0"
    "tensor.rank\0"
    "AllOf<RankedTensorOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>\0"
    "tensor.reshape\0"
    "scatter_dims\0"
    "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)\? attr-dict `:` functional-type(operands, results)\0"
    "tensor.scatter\0"
    "$input (`[` $dynamicSizes^ `]`)\? attr-dict `:` type($aggregate)\0"
    "TypesMatchWith<aggregate,input>\0"
    "[[\"input\", \"element_type\", \"aggregate\"], [\"dynamicSizes\", \"type\", \"index\"]]\0"
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
    "tosa.apply_scale\0"
    "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>\0"
    "#tosa.nan_mode\0"
    "axis\0"
    "#tosa.nan_mode<PROPAGATE>\0"
    "hook:tosa.argmax\0"
    "InferShapedTypeOpAdaptor\0"
    "tosa.argmax\0"
    "tosa.arithmetic_right_shift",
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
    "tosa.dim\0"
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
    "output_real",
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
    "$target attr-dict `:` type($target)",
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
    "allow_unknown_ops\0"
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
    "NavigationTransformOpTrait",
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
    "transform.loop.fuse_sibling\0"
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
    "$predicate $param `,` $reference attr-dict `:` type($param)",
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
    "transform.scf.take_assumed_branch\0"
    "$op_name `in` $target attr-dict `:` functional-type(operands, results)\0"
    "transform.select\0"
    "extra_bindings\0"
    "custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)\? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions\0"
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
    "\"bufferization.materialize_in_destination\"",
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
    "filter_operand_types\0"
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
    "matmul_padded_sizes_next_multiple_of",
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
    "static_num_threads\0"
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
    "flatten_1d_depthwise_conv",
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
    "PoisonAttrInterface\0"
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
    "[[\"operands\", \"type\", \"index\"]]",
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
    "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)\0"
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
    "vector.transfer_read",
    "hook:vector.transfer_write\0"
    "vector.transfer_write\0"
    "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)\0"
    "vector.transpose\0"
    "$memref attr-dict `:` type($memref) `to` type($result)\0"
    "vector.type_cast\0"
    "[[\"res\", \"type\", \"index\"]]\0"
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
    "wasmssa.neg\0"
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
    "AllTypesMatch<w,dst>",
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
    "AllElementTypesMatch<tensorDesc,value,result>\0"
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
    "AllMemSizesMatch<source,mem_desc>",
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
    "packed\0"
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
    "xegpu.store_matrix",
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
    {14220, 5, 0, {106, 51}, {0, 0}, {25, 2}, {17, 6}, {0, 0}, {0, 0}}, {34757, 5, 0, {157, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {35960, 5, 0, {164, 68}, {0, 0}, {27, 3}, {23, 3}, {474, 3}, {0, 0}}, {42755, 5, 0, {232, 42}, {0, 0}, {0, 0}, {0, 0}, {556, 1}, {0, 0}},
    {6266, 5, 0, {274, 29}, {30, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {49030, 5, 0, {303, 7}, {0, 0}, {0, 0}, {0, 0}, {652, 4}, {0, 0}},
    {50424, 5, 0, {310, 2}, {36, 31}, {67, 23}, {0, 0}, {0, 0}, {0, 0}}, {53008, 5, 0, {312, 4}, {0, 0}, {0, 0}, {0, 0}, {709, 1}, {0, 0}},
    {50486, 5, 0, {316, 29}, {0, 0}, {90, 1}, {26, 1}, {709, 1}, {0, 0}}, {55174, 5, 0, {0, 0}, {0, 0}, {91, 6}, {0, 0}, {0, 0}, {0, 0}},
    {55615, 5, 0, {345, 49}, {97, 7}, {104, 1}, {27, 1}, {0, 0}, {0, 0}}, {59230, 5, 0, {394, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {17, 5, 0, {399, 66}, {0, 0}, {105, 21}, {28, 12}, {709, 1}, {888, 1}}, {17624, 5, 0, {465, 26}, {0, 0}, {126, 1}, {40, 1}, {0, 0}, {0, 0}},
    {76844, 5, 0, {491, 17}, {127, 2}, {129, 2}, {41, 1}, {0, 0}, {0, 0}}, {78632, 5, 0, {508, 99}, {0, 0}, {131, 6}, {42, 9}, {1087, 5}, {0, 0}},
    {12, 5, 1, {607, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1610, 1}}, {78639, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {709, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {124325, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {125311, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {128987, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {134337, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {2303, 1}, {0, 0}}, {158629, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {2448, 2}, {0, 0}},
    {174885, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {177406, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2600, 1}, {0, 0}},
    {55746, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {183678, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16304, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {2303, 1}, {2686, 1}}, {35968, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {709, 1}, {0, 0}},
    {30141, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {2951, 2}, {0, 0}}, {210906, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {709, 1}, {0, 0}},
    {215740, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {219625, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {225863, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21161, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {3900, 3}, {0, 0}},
    {269315, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {3977, 2}, {0, 0}}, {278817, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14226, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {306906, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {2303, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {311972, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {315243, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {317666, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {709, 1}, {0, 0}},
    {324079, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {2303, 1}, {0, 0}},
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
    {32834, 32780, 0, {291, 2}, {298, 1}, {0, 0}, {0, 0}, {345, 1}, {280, 10}, {278, 1}}, {32960, 32855, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {346, 1}, {290, 5}, {295, 1}},
    {32975, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {297, 9}, {214, 1}}, {33057, 32994, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}},
    {33069, 32994, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}}, {33153, 33081, 0, {299, 1}, {300, 1}, {0, 0}, {0, 0}, {348, 1}, {306, 11}, {0, 0}},
    {33259, 32388, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}}, {33271, 32388, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}},
    {33283, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {328, 9}, {214, 1}}, {33300, 32388, 0, {299, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {33313, 32388, 0, {299, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {33404, 32388, 0, {303, 1}, {304, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}},
    {33421, 32388, 0, {303, 1}, {304, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}}, {33440, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33455, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33469, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}},
    {33481, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {33493, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33508, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33522, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}},
    {33534, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {33546, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33557, 31946, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {347, 12}, {214, 1}}, {33722, 33577, 0, {291, 2}, {305, 2}, {0, 0}, {0, 0}, {0, 0}, {359, 9}, {368, 1}},
    {33743, 33577, 0, {291, 2}, {305, 2}, {0, 0}, {0, 0}, {0, 0}, {359, 9}, {368, 1}}, {33869, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {370, 9}, {379, 1}},
    {33880, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {238, 11}, {214, 1}}, {33890, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {297, 9}, {214, 1}},
    {33901, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {328, 9}, {214, 1}}, {33913, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {328, 9}, {214, 1}},
    {34025, 33925, 0, {308, 2}, {300, 1}, {0, 0}, {0, 0}, {348, 1}, {381, 10}, {0, 0}}, {34222, 34077, 0, {308, 2}, {300, 1}, {0, 0}, {0, 0}, {349, 2}, {391, 11}, {0, 0}},
    {34457, 34266, 0, {310, 3}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {402, 11}, {413, 1}}, {34470, 31946, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {415, 10}, {214, 1}},
    {34481, 32994, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {328, 9}, {214, 1}}, {34493, 32994, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {328, 9}, {214, 1}},
    {34505, 32388, 0, {301, 1}, {300, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {34518, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {297, 9}, {214, 1}},
    {34529, 31946, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {415, 10}, {214, 1}}, {34630, 34540, 0, {299, 1}, {300, 1}, {0, 0}, {0, 0}, {349, 2}, {425, 12}, {0, 0}},
    {34720, 34643, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {342, 1}, {437, 12}, {0, 0}}, {34733, 32388, 0, {301, 1}, {300, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {34746, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {35096, 34872, 0, {313, 3}, {316, 1}, {0, 0}, {0, 0}, {0, 0}, {449, 7}, {456, 1}},
    {35357, 35214, 0, {317, 3}, {320, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {35482, 34872, 0, {313, 3}, {316, 1}, {0, 0}, {0, 0}, {0, 0}, {463, 4}, {467, 1}},
    {35591, 35214, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {35899, 35750, 0, {325, 2}, {327, 1}, {0, 0}, {0, 0}, {0, 0}, {469, 3}, {472, 1}},
    {35919, 35214, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {35939, 35214, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}},
    {36957, 36845, 0, {331, 1}, {332, 1}, {0, 0}, {0, 0}, {0, 0}, {477, 3}, {480, 1}}, {37376, 37157, 0, {333, 2}, {335, 1}, {0, 0}, {0, 0}, {351, 1}, {482, 3}, {485, 1}},
    {38042, 37569, 1, {336, 5}, {341, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}}, {38061, 37569, 1, {336, 5}, {341, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {38106, 38080, 0, {0, 0}, {331, 1}, {0, 0}, {0, 0}, {0, 0}, {497, 2}, {0, 0}}, {38393, 38123, 0, {342, 3}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {499, 4}, {503, 1}},
    {38445, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {505, 1}, {0, 0}}, {38605, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38629, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38652, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38676, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38699, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38723, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38746, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38770, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38793, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38817, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39061, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39079, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39102, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39120, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39213, 0, 0, {353, 3}, {345, 1}, {0, 0}, {0, 0}, {352, 1}, {508, 2}, {506, 1}},
    {39237, 0, 0, {353, 3}, {345, 1}, {0, 0}, {0, 0}, {352, 1}, {508, 2}, {506, 1}}, {39260, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39284, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39308, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39332, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39370, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39394, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39417, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39441, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39464, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39488, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39511, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39535, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39558, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39582, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39666, 0, 0, {359, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {510, 1}},
    {39683, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39708, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39733, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39757, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39781, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39805, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39829, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39854, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39912, 0, 0, {362, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {512, 1}, {506, 1}}, {39937, 0, 0, {362, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {512, 1}, {506, 1}},
    {39971, 0, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {353, 1}, {0, 0}, {0, 0}}, {40364, 39994, 0, {365, 5}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {513, 4}, {517, 1}},
    {40849, 40421, 1, {370, 5}, {332, 1}, {0, 0}, {0, 0}, {354, 1}, {519, 8}, {527, 1}}, {41007, 37569, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {41341, 37569, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {41360, 37569, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {41379, 37569, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {41702, 41398, 0, {387, 5}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {537, 3}, {540, 1}},
    {41798, 41746, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {355, 1}, {89, 1}, {542, 1}}, {41819, 37569, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}},
    {41839, 37569, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42260, 41895, 1, {392, 4}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {544, 5}, {549, 1}},
    {42582, 42291, 1, {396, 4}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {551, 3}, {554, 1}}, {42601, 37569, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {42620, 37569, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42639, 37569, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {42658, 37569, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42677, 37569, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}},
    {42697, 37569, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42742, 42717, 0, {0, 0}, {400, 1}, {0, 0}, {0, 0}, {0, 0}, {497, 2}, {0, 0}},
    {43080, 42963, 0, {401, 1}, {402, 1}, {0, 0}, {0, 0}, {0, 0}, {557, 2}, {559, 1}}, {43225, 43108, 0, {403, 1}, {404, 1}, {0, 0}, {0, 0}, {0, 0}, {561, 2}, {563, 1}},
    {43600, 43508, 0, {405, 1}, {406, 1}, {0, 0}, {0, 0}, {356, 1}, {565, 2}, {567, 1}}, {43663, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43779, 35214, 0, {410, 3}, {413, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {43950, 0, 0, {414, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {569, 1}, {0, 0}},
    {44055, 0, 0, {415, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {570, 1}, {0, 0}}, {44131, 0, 0, {416, 1}, {345, 1}, {0, 0}, {0, 0}, {356, 1}, {0, 0}, {0, 0}},
    {44154, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44172, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44190, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44208, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44226, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44276, 0, 0, {417, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {571, 2}, {573, 1}},
    {44294, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44312, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44330, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44349, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44366, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44384, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44402, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44421, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44489, 0, 0, {420, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {577, 1}}, {44516, 0, 0, {422, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44542, 0, 0, {424, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44833, 44624, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}},
    {44903, 44624, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}}, {44923, 44624, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}},
    {44943, 44624, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}}, {44970, 44624, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}},
    {44999, 44624, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}}, {45019, 44624, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}},
    {45039, 44624, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}}, {45059, 44624, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}},
    {45224, 45079, 0, {436, 3}, {439, 1}, {0, 0}, {0, 0}, {0, 0}, {586, 2}, {588, 1}}, {45506, 45365, 0, {440, 3}, {443, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}},
    {45617, 45365, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}}, {45631, 45365, 0, {440, 3}, {443, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}},
    {45644, 45365, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}}, {45658, 45365, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}},
    {45917, 45709, 0, {448, 2}, {450, 2}, {0, 0}, {0, 0}, {0, 0}, {595, 2}, {597, 1}}, {46376, 45968, 0, {452, 4}, {456, 4}, {0, 0}, {0, 0}, {0, 0}, {599, 2}, {601, 1}},
    {46619, 46507, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {603, 1}}, {46718, 46638, 0, {464, 1}, {465, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {46787, 46730, 0, {466, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {605, 1}}, {46986, 46872, 0, {118, 1}, {467, 1}, {0, 0}, {0, 0}, {357, 3}, {607, 2}, {0, 0}},
    {47132, 47041, 0, {468, 1}, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}}, {47210, 47149, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}},
    {47251, 47225, 0, {470, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}}, {47302, 13112, 0, {0, 0}, {468, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {613, 1}},
    {47423, 47149, 0, {469, 1}, {472, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}}, {47582, 47474, 0, {472, 1}, {0, 0}, {0, 0}, {473, 3}, {0, 0}, {617, 1}, {618, 1}},
    {47704, 47606, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {620, 1}}, {47909, 47798, 5, {478, 2}, {480, 2}, {482, 1}, {0, 0}, {0, 0}, {622, 4}, {626, 2}},
    {48018, 47982, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {360, 5}, {630, 3}, {0, 0}}, {48051, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {633, 4}, {0, 0}},
    {48184, 48146, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48255, 48206, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {603, 1}},
    {48282, 48146, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48352, 48302, 0, {485, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}},
    {48411, 48383, 0, {0, 0}, {487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48432, 47606, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {620, 1}},
    {48459, 48146, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48520, 48146, 0, {484, 1}, {488, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {637, 1}},
    {48658, 48551, 0, {489, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {639, 1}, {640, 1}}, {48707, 48383, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {643, 1}},
    {48740, 47149, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}}, {48761, 48146, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {48789, 48146, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48929, 48813, 0, {490, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {645, 1}, {646, 1}},
    {49018, 48949, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 4}, {0, 0}}, {49221, 49096, 1, {492, 3}, {495, 1}, {0, 0}, {0, 0}, {366, 1}, {656, 2}, {658, 1}},
    {49387, 49287, 0, {496, 1}, {497, 1}, {0, 0}, {0, 0}, {0, 0}, {660, 2}, {0, 0}}, {49660, 49453, 1, {498, 3}, {501, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {662, 1}},
    {49718, 49682, 0, {502, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {664, 1}, {0, 0}}, {50005, 49780, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {367, 2}, {665, 7}, {0, 0}},
    {50271, 50121, 0, {506, 1}, {507, 1}, {0, 0}, {0, 0}, {369, 1}, {672, 5}, {0, 0}}, {50400, 50295, 0, {507, 1}, {508, 1}, {0, 0}, {0, 0}, {367, 2}, {677, 4}, {0, 0}},
    {52890, 52752, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {370, 2}, {697, 10}, {707, 1}}, {52973, 52913, 0, {572, 1}, {573, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {53067, 53019, 0, {574, 1}, {0, 0}, {0, 0}, {0, 0}, {372, 1}, {710, 1}, {711, 1}}, {53174, 53090, 0, {575, 1}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {713, 3}, {0, 0}},
    {53512, 53249, 1, {577, 3}, {0, 0}, {0, 0}, {580, 2}, {373, 1}, {716, 4}, {720, 1}}, {53858, 53638, 1, {582, 3}, {0, 0}, {0, 0}, {585, 2}, {374, 2}, {713, 3}, {0, 0}},
    {54102, 53965, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {722, 4}, {726, 1}}, {54114, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}},
    {54126, 53965, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {722, 4}, {726, 1}}, {54140, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}},
    {54211, 54154, 0, {595, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {54259, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54329, 54293, 0, {0, 0}, {596, 1}, {0, 0}, {0, 0}, {376, 1}, {738, 3}, {0, 0}}, {54346, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54622, 54368, 0, {597, 2}, {590, 1}, {0, 0}, {0, 0}, {0, 0}, {741, 4}, {745, 1}}, {54637, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}},
    {54700, 33577, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {747, 3}, {750, 1}}, {54711, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54723, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {54780, 53965, 0, {590, 1}, {600, 1}, {0, 0}, {0, 0}, {341, 1}, {752, 4}, {756, 1}},
    {54791, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {54803, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54817, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}}, {54829, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54841, 33577, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {747, 3}, {750, 1}}, {54853, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}},
    {55023, 54884, 0, {601, 2}, {594, 1}, {0, 0}, {0, 0}, {348, 1}, {758, 5}, {763, 1}}, {55074, 53965, 0, {590, 1}, {603, 1}, {0, 0}, {0, 0}, {341, 1}, {765, 4}, {769, 1}},
    {55085, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {55099, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {55112, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {55124, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {55137, 31598, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}}, {55149, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {55161, 53965, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {55864, 55785, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {56048, 55909, 0, {614, 1}, {615, 1}, {0, 0}, {0, 0}, {0, 0}, {778, 2}, {780, 1}}, {56202, 56116, 0, {616, 1}, {617, 1}, {0, 0}, {0, 0}, {377, 1}, {777, 1}, {0, 0}},
    {56273, 56214, 0, {618, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {56286, 55785, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {56304, 55785, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {56329, 55785, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {56347, 55785, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {56364, 55785, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {56390, 55785, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {56408, 46872, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {357, 3}, {782, 3}, {0, 0}},
    {56438, 46872, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {378, 3}, {777, 1}, {0, 0}}, {56509, 56456, 0, {623, 1}, {624, 1}, {0, 0}, {0, 0}, {0, 0}, {785, 2}, {0, 0}},
    {56604, 56536, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {381, 2}, {787, 9}, {0, 0}}, {56709, 56636, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {383, 1}, {777, 1}, {0, 0}},
    {56859, 56719, 0, {625, 3}, {617, 1}, {0, 0}, {0, 0}, {0, 0}, {796, 2}, {798, 1}}, {56909, 0, 0, {0, 0}, {613, 1}, {0, 0}, {0, 0}, {384, 1}, {800, 2}, {0, 0}},
    {56944, 56924, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {385, 1}, {802, 1}, {0, 0}}, {57102, 56971, 0, {628, 1}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {804, 1}},
    {57173, 55785, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {57213, 57199, 4, {0, 0}, {0, 0}, {633, 2}, {0, 0}, {0, 0}, {806, 3}, {0, 0}},
    {57277, 57241, 4, {635, 1}, {617, 1}, {22, 1}, {0, 0}, {386, 1}, {809, 4}, {813, 1}}, {57395, 57308, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {387, 3}, {815, 1}, {0, 0}},
    {57446, 57407, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {390, 1}, {816, 8}, {0, 0}}, {57637, 57509, 4, {636, 3}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {824, 4}, {828, 2}},
    {57674, 57658, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {391, 5}, {832, 4}, {0, 0}}, {57736, 57696, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {396, 1}, {836, 2}, {0, 0}},
    {57821, 57787, 0, {0, 0}, {639, 1}, {0, 0}, {0, 0}, {397, 1}, {836, 2}, {0, 0}}, {58067, 57888, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {398, 6}, {815, 1}, {0, 0}},
    {58112, 58098, 4, {640, 1}, {0, 0}, {641, 2}, {0, 0}, {0, 0}, {838, 5}, {843, 2}}, {58168, 58149, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {404, 2}, {0, 0}, {0, 0}},
    {58217, 58182, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {406, 1}, {89, 1}, {0, 0}}, {58300, 48146, 0, {643, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {847, 2}, {849, 1}},
    {58377, 58311, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {851, 1}}, {58395, 58311, 0, {620, 1}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {851, 1}},
    {58413, 58311, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {851, 1}}, {58486, 0, 0, {645, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}},
    {58567, 0, 0, {647, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}}, {58587, 55785, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {58597, 55785, 0, {648, 2}, {650, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {58671, 58607, 0, {651, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 4}, {0, 0}},
    {58684, 55785, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {58814, 58741, 0, {652, 2}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {58967, 58862, 4, {654, 1}, {0, 0}, {655, 2}, {0, 0}, {408, 1}, {857, 4}, {813, 1}}, {58980, 55785, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {58998, 55785, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {59015, 0, 0, {0, 0}, {646, 1}, {0, 0}, {0, 0}, {384, 1}, {0, 0}, {0, 0}},
    {59094, 59038, 0, {657, 1}, {0, 0}, {0, 0}, {0, 0}, {406, 1}, {0, 0}, {0, 0}}, {59218, 59109, 0, {658, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 3}, {0, 0}},
    {59245, 46872, 0, {118, 1}, {659, 1}, {0, 0}, {0, 0}, {409, 4}, {864, 3}, {0, 0}}, {59509, 59284, 0, {660, 2}, {97, 1}, {0, 0}, {0, 0}, {413, 2}, {867, 3}, {870, 1}},
    {59563, 59528, 0, {0, 0}, {662, 1}, {0, 0}, {0, 0}, {415, 1}, {872, 4}, {0, 0}}, {59599, 59577, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {416, 6}, {876, 5}, {881, 1}},
    {59630, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {883, 5}, {0, 0}}, {61579, 61462, 4, {692, 1}, {693, 1}, {483, 1}, {0, 0}, {422, 2}, {893, 2}, {295, 1}},
    {62052, 61679, 1, {694, 3}, {697, 2}, {0, 0}, {0, 0}, {424, 1}, {895, 1}, {896, 1}}, {62062, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {62264, 62189, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {425, 3}, {815, 1}, {0, 0}}, {62358, 62306, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {62372, 62306, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}}, {62385, 62306, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {62406, 62306, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}}, {62422, 62306, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {62445, 62306, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}}, {62919, 62582, 0, {699, 4}, {703, 2}, {0, 0}, {0, 0}, {430, 1}, {895, 1}, {901, 1}},
    {63526, 63003, 0, {705, 9}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {903, 1}}, {63978, 63561, 0, {716, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {905, 1}},
    {64154, 63998, 0, {723, 6}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {905, 1}}, {64372, 64180, 0, {729, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {905, 1}},
    {64586, 64394, 0, {736, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {905, 1}}, {64949, 64643, 1, {743, 3}, {746, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {907, 1}},
    {65167, 64970, 0, {748, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {909, 1}}, {65413, 65179, 0, {751, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {911, 1}},
    {65660, 65435, 0, {753, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {913, 1}}, {65757, 65723, 0, {0, 0}, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {65960, 65924, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {431, 8}, {915, 5}, {0, 0}}, {65969, 62306, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {65983, 62306, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}}, {66048, 66014, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {66066, 66014, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {66127, 66086, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {66728, 66272, 5, {757, 11}, {750, 1}, {483, 1}, {0, 0}, {440, 2}, {920, 5}, {925, 1}}, {67798, 66796, 1, {768, 13}, {750, 1}, {0, 0}, {0, 0}, {442, 1}, {927, 2}, {929, 1}},
    {67931, 67814, 0, {781, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {909, 1}}, {68095, 67942, 0, {784, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {931, 2}, {909, 1}},
    {68318, 68182, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {443, 3}, {933, 10}, {0, 0}}, {68388, 68329, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {68489, 68441, 0, {787, 1}, {0, 0}, {0, 0}, {0, 0}, {446, 1}, {943, 1}, {0, 0}}, {68520, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {944, 3}, {0, 0}},
    {68761, 68609, 0, {788, 1}, {789, 2}, {0, 0}, {0, 0}, {447, 2}, {947, 2}, {949, 1}}, {69321, 68880, 0, {791, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {951, 1}},
    {69782, 69340, 0, {796, 4}, {800, 2}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {953, 1}}, {70014, 69826, 0, {802, 5}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {913, 1}},
    {70094, 70044, 0, {807, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {943, 1}, {955, 1}}, {70367, 70154, 0, {808, 3}, {811, 2}, {0, 0}, {0, 0}, {452, 1}, {957, 2}, {959, 1}},
    {70882, 70421, 0, {813, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {961, 1}}, {71118, 70898, 0, {818, 1}, {819, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {963, 1}},
    {71223, 71142, 0, {821, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {963, 1}}, {71891, 71304, 0, {823, 7}, {830, 2}, {0, 0}, {0, 0}, {453, 4}, {895, 1}, {965, 1}},
    {72152, 65435, 0, {753, 2}, {832, 4}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {967, 1}}, {72629, 72186, 1, {836, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {969, 1}},
    {73112, 72648, 2, {841, 4}, {845, 2}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {971, 1}}, {73551, 73141, 0, {847, 5}, {750, 1}, {0, 0}, {0, 0}, {457, 2}, {895, 1}, {973, 1}},
    {73971, 73560, 0, {852, 4}, {800, 2}, {0, 0}, {0, 0}, {457, 2}, {895, 1}, {975, 1}}, {74138, 74022, 0, {856, 2}, {135, 1}, {0, 0}, {0, 0}, {459, 1}, {977, 8}, {985, 1}},
    {74161, 68329, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}}, {74488, 74364, 0, {858, 3}, {861, 1}, {0, 0}, {0, 0}, {460, 2}, {987, 2}, {989, 1}},
    {74641, 74548, 0, {862, 1}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {991, 2}, {993, 1}}, {74780, 74703, 0, {863, 1}, {861, 1}, {0, 0}, {0, 0}, {462, 1}, {995, 2}, {0, 0}},
    {74975, 74816, 0, {864, 2}, {866, 1}, {0, 0}, {0, 0}, {0, 0}, {997, 2}, {999, 1}}, {75202, 75013, 0, {867, 3}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {1001, 2}, {1003, 1}},
    {75477, 75385, 0, {870, 2}, {861, 1}, {0, 0}, {0, 0}, {463, 2}, {1005, 1}, {114, 1}}, {75671, 75593, 0, {872, 3}, {0, 0}, {0, 0}, {0, 0}, {463, 2}, {943, 1}, {114, 1}},
    {75924, 75729, 0, {788, 1}, {213, 1}, {0, 0}, {0, 0}, {465, 4}, {1006, 1}, {295, 1}}, {75944, 68329, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {75984, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1007, 3}, {0, 0}}, {75999, 62306, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {76013, 70898, 0, {818, 1}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {909, 1}}, {76124, 76050, 4, {875, 2}, {97, 1}, {877, 1}, {0, 0}, {469, 1}, {1010, 3}, {1013, 2}},
    {76191, 76151, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}}, {76364, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}},
    {76374, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {76411, 32855, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {470, 1}, {1025, 4}, {1029, 1}},
    {76431, 49287, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1031, 3}, {0, 0}}, {76443, 49287, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1031, 3}, {0, 0}},
    {76455, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}}, {76470, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}},
    {76631, 76511, 0, {880, 2}, {599, 1}, {0, 0}, {0, 0}, {471, 1}, {1036, 2}, {1038, 1}}, {76641, 32855, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {472, 1}, {1025, 4}, {643, 1}},
    {76656, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}}, {76667, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}},
    {76678, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}}, {76694, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}},
    {76705, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {76716, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}},
    {76727, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {76738, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}},
    {76748, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {76757, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}},
    {76768, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}}, {76779, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {1023, 1}},
    {76789, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {1023, 1}}, {76800, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {1023, 1}},
    {76811, 13112, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {643, 1}}, {76824, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {1023, 1}},
    {76834, 76258, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {77213, 77003, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1040, 3}, {1043, 1}},
    {77265, 13112, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1045, 2}, {1047, 1}}, {77274, 77003, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1040, 3}, {1043, 1}},
    {77410, 77286, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1049, 5}, {0, 0}}, {77607, 77461, 0, {889, 1}, {0, 0}, {0, 0}, {0, 0}, {473, 1}, {1054, 1}, {1055, 1}},
    {77685, 77642, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {474, 2}, {1057, 3}, {1047, 1}}, {77715, 77695, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {476, 1}, {0, 0}, {1047, 1}},
    {77727, 77286, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1060, 4}, {0, 0}}, {77773, 77749, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {477, 1}, {1064, 3}, {1047, 1}},
    {77929, 77811, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1054, 1}, {1067, 1}}, {78017, 77286, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1069, 5}, {0, 0}},
    {78119, 78032, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1074, 1}, {1067, 1}}, {78261, 78145, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {481, 1}, {1075, 4}, {1079, 1}},
    {78549, 78341, 0, {890, 1}, {891, 1}, {0, 0}, {0, 0}, {482, 2}, {1081, 2}, {1083, 1}}, {78596, 78032, 0, {892, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1054, 1}, {1085, 1}},
    {78609, 77811, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1054, 1}, {1067, 1}}, {78622, 77286, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1049, 5}, {0, 0}},
    {79304, 79236, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 2}}, {79344, 79315, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1103, 2}},
    {79670, 79581, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {484, 2}, {1107, 8}, {1115, 2}}, {79820, 79690, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1107, 8}, {1119, 3}},
    {79963, 79840, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1107, 8}, {1125, 3}}, {80149, 80117, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {486, 2}, {1107, 8}, {1115, 2}},
    {80252, 80176, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1107, 8}, {1131, 3}}, {80344, 80322, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {488, 1}, {1137, 8}, {1145, 1}},
    {80390, 80361, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1147, 2}}, {80432, 80411, 5, {899, 2}, {905, 1}, {906, 1}, {0, 0}, {489, 2}, {1107, 8}, {1115, 2}},
    {80533, 80448, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1151, 8}, {1159, 3}}, {80754, 80624, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1165, 3}},
    {80907, 80777, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1171, 3}}, {81011, 80930, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1151, 8}, {1177, 3}},
    {81279, 81092, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1183, 3}}, {81592, 81304, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1189, 3}},
    {81824, 81619, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1195, 3}}, {82056, 81851, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1201, 3}},
    {82298, 82083, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1207, 3}}, {82514, 82327, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1213, 3}},
    {82736, 82539, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1219, 3}}, {82950, 82763, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1225, 3}},
    {83172, 82975, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1231, 3}}, {83404, 83199, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1237, 3}},
    {83646, 83431, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1243, 3}}, {83781, 83675, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1151, 8}, {1249, 3}},
    {84106, 83862, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1151, 8}, {1255, 3}}, {84377, 84133, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1151, 8}, {1261, 3}},
    {84658, 84404, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1151, 8}, {1267, 3}}, {84719, 84687, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {497, 1}, {1092, 7}, {1273, 2}},
    {84862, 84731, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1277, 3}}, {85025, 84894, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1283, 3}},
    {85201, 85057, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1289, 3}}, {85422, 85234, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1295, 3}},
    {85644, 85456, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1301, 3}}, {85876, 85678, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1307, 3}},
    {86113, 85912, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1313, 3}}, {86359, 86148, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1319, 3}},
    {86641, 86396, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1151, 8}, {1325, 3}}, {86922, 86677, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1151, 8}, {1331, 3}},
    {87216, 86958, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1151, 8}, {1337, 3}}, {87282, 87253, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1343, 2}},
    {87340, 87293, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1347, 2}}, {87401, 87360, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1107, 8}, {1351, 3}},
    {87461, 87437, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {498, 2}, {1092, 7}, {1145, 1}}, {87507, 87480, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1357, 2}},
    {87545, 87518, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1361, 2}}, {87602, 87556, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1365, 8}, {1373, 2}},
    {88014, 87614, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1377, 3}}, {88064, 88033, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1383, 2}},
    {88160, 88140, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {500, 4}, {1137, 8}, {1145, 1}}, {88239, 88206, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {643, 1}},
    {88279, 88252, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1387, 2}}, {88313, 88297, 4, {907, 2}, {904, 1}, {909, 1}, {0, 0}, {0, 0}, {1137, 8}, {1145, 1}},
    {88458, 88439, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {505, 2}, {1107, 8}, {1115, 2}}, {88526, 88472, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1107, 8}, {1391, 3}},
    {88576, 88540, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1397, 2}}, {88623, 88587, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1401, 2}},
    {88735, 88634, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1107, 8}, {1405, 3}}, {88777, 88748, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1411, 2}},
    {88817, 88788, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1415, 2}}, {89314, 88905, 1, {910, 4}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1419, 7}, {1426, 1}},
    {89535, 89326, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1428, 3}}, {89616, 89559, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1434, 3}},
    {89758, 89640, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1440, 3}}, {89809, 89781, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1446, 3}},
    {90062, 89832, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1151, 8}, {1452, 3}}, {90152, 90087, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1151, 8}, {1458, 3}},
    {90207, 90177, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1151, 8}, {1464, 3}}, {90406, 90232, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1470, 3}},
    {90507, 90430, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1476, 3}}, {90569, 90540, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1482, 3}},
    {90670, 90593, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1488, 3}}, {90732, 90703, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1151, 8}, {1494, 3}},
    {90874, 90756, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1500, 3}}, {90934, 90897, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1506, 3}},
    {90994, 90966, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1512, 3}}, {91054, 91017, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1518, 3}},
    {91114, 91086, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1151, 8}, {1524, 3}}, {91168, 91137, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1530, 2}},
    {91286, 91180, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1534, 3}}, {91400, 91316, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1540, 3}},
    {91465, 91424, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1546, 2}}, {91566, 91547, 4, {915, 2}, {917, 1}, {906, 1}, {0, 0}, {510, 1}, {1550, 9}, {1145, 1}},
    {91611, 91580, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1559, 2}}, {91655, 91624, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1563, 2}},
    {91705, 91668, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1567, 2}}, {91989, 91719, 0, {918, 2}, {920, 1}, {0, 0}, {0, 0}, {511, 1}, {1571, 8}, {0, 0}},
    {92033, 92004, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1579, 2}}, {92078, 92045, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1583, 2}},
    {92121, 92092, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1587, 2}}, {92161, 92132, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1591, 2}},
    {92207, 92185, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {512, 1}, {1137, 8}, {1145, 1}}, {92448, 92224, 0, {921, 3}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1419, 7}, {1426, 1}},
    {92516, 92462, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1107, 8}, {1595, 3}}, {92765, 92600, 0, {924, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1601, 3}, {0, 0}},
    {92994, 92832, 0, {927, 2}, {929, 1}, {0, 0}, {0, 0}, {513, 1}, {1604, 3}, {0, 0}}, {93188, 93026, 0, {930, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1607, 3}, {0, 0}},
    {93239, 93221, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}}, {101086, 100949, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1771, 5}, {1776, 1}},
    {101206, 101138, 0, {1191, 1}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1778, 3}, {0, 0}}, {101339, 101254, 0, {1193, 1}, {1194, 1}, {0, 0}, {0, 0}, {515, 3}, {1781, 2}, {0, 0}},
    {101390, 101351, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1783, 3}, {1776, 1}}, {101478, 101399, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1786, 4}, {1776, 1}},
    {102010, 101769, 0, {1195, 2}, {1197, 1}, {0, 0}, {0, 0}, {518, 9}, {1790, 3}, {1793, 1}},
    {102081, 101138, 0, {1198, 1}, {1199, 1}, {0, 0}, {0, 0}, {0, 0}, {1795, 2}, {0, 0}}, {102172, 102124, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {527, 1}, {1797, 3}, {0, 0}},
    {102205, 102190, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}}, {102219, 53090, 0, {1200, 1}, {0, 0}, {0, 0}, {576, 1}, {529, 1}, {713, 3}, {0, 0}},
    {102557, 102519, 1, {1201, 2}, {1203, 1}, {0, 0}, {0, 0}, {530, 20}, {1800, 5}, {0, 0}}, {102628, 102574, 1, {1204, 2}, {1206, 1}, {0, 0}, {0, 0}, {550, 6}, {1805, 2}, {0, 0}},
    {103008, 102732, 0, {1207, 3}, {1210, 1}, {0, 0}, {0, 0}, {556, 10}, {1807, 4}, {1811, 1}},
    {103047, 103021, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1813, 4}, {0, 0}}, {103087, 103059, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {815, 1}, {0, 0}},
    {103316, 103108, 1, {1211, 3}, {0, 0}, {0, 0}, {580, 2}, {568, 2}, {716, 4}, {720, 1}}, {103394, 103343, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {570, 1}, {1797, 3}, {0, 0}},
    {103581, 103444, 0, {1214, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1817, 2}, {1819, 1}}, {103788, 103644, 0, {1216, 1}, {345, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {103857, 101351, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1821, 4}, {1776, 1}},
    {104014, 103917, 0, {1217, 2}, {1220, 1}, {0, 0}, {0, 0}, {573, 2}, {1825, 4}, {1829, 1}},
    {104024, 101351, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1821, 4}, {1776, 1}},
    {104089, 104034, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}}, {104100, 101351, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1821, 4}, {1776, 1}},
    {104173, 104110, 0, {1221, 1}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1831, 3}, {1834, 1}},
    {104183, 101138, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104194, 101138, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104206, 101138, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104218, 101138, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104261, 104231, 0, {1223, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1793, 1}}, {104273, 101351, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1821, 4}, {1776, 1}},
    {104283, 101351, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1821, 4}, {1776, 1}},
    {105005, 104990, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {577, 53}, {1838, 4}, {0, 0}}, {105301, 105083, 0, {1224, 2}, {1192, 1}, {0, 0}, {0, 0}, {630, 3}, {1842, 5}, {0, 0}},
    {105454, 105439, 0, {1226, 2}, {1220, 1}, {0, 0}, {0, 0}, {633, 1}, {1847, 3}, {1829, 1}},
    {105649, 105516, 0, {1228, 2}, {0, 0}, {0, 0}, {1230, 1}, {634, 1}, {1850, 4}, {0, 0}}, {106059, 105779, 0, {1231, 1}, {1232, 1}, {0, 0}, {0, 0}, {635, 7}, {710, 1}, {0, 0}},
    {106333, 106128, 0, {1233, 3}, {1236, 1}, {0, 0}, {0, 0}, {0, 0}, {1854, 3}, {1857, 1}}, {106569, 106352, 0, {1237, 2}, {1239, 1}, {0, 0}, {0, 0}, {571, 1}, {1859, 2}, {1861, 1}},
    {106611, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {106715, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {106902, 0, 0, {1242, 4}, {1246, 1}, {0, 0}, {0, 0}, {0, 0}, {1868, 2}, {1870, 1}}, {106923, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {107089, 106943, 0, {1247, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1872, 1}}, {107106, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {107164, 106625, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1874, 1}}, {107180, 106625, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1866, 1}},
    {107201, 106625, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1866, 1}}, {107217, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {107232, 106625, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1874, 1}}, {107251, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {107388, 107288, 0, {1251, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1876, 1}}, {107569, 107424, 0, {1253, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1878, 1}},
    {107685, 107588, 0, {1256, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1880, 1}}, {107859, 107736, 0, {1258, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1882, 1}},
    {108006, 107877, 0, {1262, 3}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1884, 1}}, {108076, 108029, 0, {1265, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108155, 108098, 0, {1265, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {108175, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108307, 108206, 0, {1266, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1886, 1}}, {108330, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {108344, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {108374, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1836, 2}, {1866, 1}},
    {108389, 106625, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1866, 1}}, {108405, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1836, 2}, {1866, 1}},
    {108583, 108487, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1888, 1}, {0, 0}}, {108643, 108626, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {108761, 108663, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1888, 1}, {0, 0}}, {108781, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108871, 108811, 0, {1270, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {108895, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {108909, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {108925, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {109038, 108940, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1889, 1}}, {109154, 109068, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {649, 1}, {1891, 2}, {1889, 1}},
    {109346, 109241, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {650, 1}, {1893, 2}, {0, 0}}, {109542, 109430, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1895, 3}, {0, 0}},
    {109585, 109430, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1895, 3}, {0, 0}}, {109627, 109430, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1895, 3}, {0, 0}},
    {109704, 109687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {109793, 0, 0, {1274, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1898, 1}},
    {109832, 0, 0, {1278, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1898, 1}}, {109872, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {109887, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {109966, 106625, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1900, 1}},
    {109980, 106625, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1900, 1}}, {109998, 106625, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1902, 2}, {0, 0}},
    {110014, 106625, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1900, 1}}, {110029, 106625, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1900, 1}},
    {110112, 110044, 0, {1290, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110292, 110197, 0, {1292, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1888, 1}, {1904, 1}},
    {110398, 110316, 0, {1294, 1}, {1295, 1}, {0, 0}, {0, 0}, {654, 1}, {1888, 1}, {1906, 1}},
    {110448, 0, 0, {1223, 1}, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1908, 1}}, {110474, 0, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {110561, 110495, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1910, 2}, {1912, 1}}, {110601, 106625, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1902, 2}, {0, 0}},
    {110617, 110495, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1888, 1}, {0, 0}}, {110640, 110495, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1888, 1}, {0, 0}},
    {110665, 106625, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110696, 106625, 0, {1299, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {110714, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {110728, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {110744, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {110759, 106625, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {110775, 106625, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110792, 0, 0, {1300, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {1914, 1}, {0, 0}},
    {110832, 0, 0, {1303, 3}, {345, 1}, {0, 0}, {0, 0}, {413, 2}, {1914, 1}, {0, 0}}, {110900, 55785, 0, {1306, 3}, {1236, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {110941, 55785, 0, {1309, 3}, {1236, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {111052, 110963, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {111177, 111077, 0, {1315, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {111335, 111219, 0, {1318, 2}, {1236, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {111499, 111370, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {111646, 111568, 0, {1323, 2}, {1236, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {111726, 111672, 0, {1325, 1}, {1236, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {111753, 106625, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1874, 1}},
    {111771, 106625, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1874, 1}}, {111817, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1915, 6}, {0, 0}},
    {111834, 0, 0, {1329, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1915, 6}, {0, 0}}, {111858, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1915, 6}, {0, 0}},
    {111903, 0, 0, {1331, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1915, 6}, {1921, 1}}, {111920, 0, 0, {1334, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1915, 6}, {1921, 1}},
    {111944, 106625, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1874, 1}}, {111962, 106625, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1874, 1}},
    {111979, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {111999, 106625, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1874, 1}},
    {112013, 106625, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1902, 2}, {0, 0}}, {112037, 0, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {112242, 0, 0, {1336, 5}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1923, 2}, {1925, 1}}, {112399, 112312, 0, {1341, 2}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1927, 2}, {1912, 1}},
    {112417, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {112432, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {112448, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {112468, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}},
    {112511, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1929, 2}, {0, 0}}, {112561, 106625, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1931, 2}, {1933, 1}},
    {112576, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {112590, 106625, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1902, 2}, {0, 0}},
    {112607, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {112622, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}},
    {112637, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}}, {112652, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1929, 2}, {0, 0}},
    {112681, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {112696, 48146, 0, {595, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1834, 1}},
    {112715, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}}, {112734, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}},
    {112753, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1929, 2}, {0, 0}}, {112782, 110495, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {112805, 31163, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {112859, 42717, 0, {0, 0}, {1347, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {112880, 110495, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1910, 2}, {1912, 1}}, {112912, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {112926, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}}, {112941, 0, 0, {1348, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {112971, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {112986, 106625, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1863, 3}, {1866, 1}},
    {113002, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}}, {113021, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1929, 2}, {0, 0}},
    {113089, 113069, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {113109, 106625, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1931, 2}, {1933, 1}},
    {113124, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}}, {113139, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}},
    {113154, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1929, 2}, {0, 0}}, {113183, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}},
    {113202, 106625, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1874, 1}}, {113221, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1929, 2}, {0, 0}},
    {113324, 113269, 0, {1349, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {113401, 113350, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113511, 0, 0, {1352, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1935, 1}, {1936, 1}}, {113536, 113350, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {113558, 0, 0, {1357, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {113764, 113600, 0, {1358, 1}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1938, 4}, {0, 0}},
    {113996, 113796, 0, {1359, 2}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1942, 5}, {1947, 1}},
    {114138, 0, 0, {1361, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1949, 4}, {1953, 1}}, {114167, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}},
    {114195, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}}, {114259, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {0, 0}},
    {114288, 106625, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {0, 0}}, {114317, 106625, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {0, 0}},
    {114350, 106625, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {0, 0}}, {114379, 106625, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {0, 0}},
    {114412, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1957, 3}, {0, 0}}, {114441, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}},
    {114469, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}}, {114496, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}},
    {114525, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}}, {114554, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}},
    {114583, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}}, {114612, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1955, 2}, {0, 0}},
    {114640, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {114657, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {114674, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {114692, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {114710, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {114740, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {114757, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {114775, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {114796, 0, 0, {1380, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {114814, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {114833, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {114853, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {114873, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {114894, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {114912, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {114930, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {114952, 0, 0, {1389, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1898, 1}}, {114970, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115007, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115026, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115043, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115059, 0, 0, {1396, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115093, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115117, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115141, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115166, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115191, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115216, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115241, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115265, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115288, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115313, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115338, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115363, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115388, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115412, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115430, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115450, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115468, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115485, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115505, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115523, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115541, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115559, 0, 0, {1407, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1898, 1}},
    {115578, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115595, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115614, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115632, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115652, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115670, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115688, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115706, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}},
    {115723, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1898, 1}}, {115741, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {115895, 115780, 0, {1411, 1}, {1192, 1}, {0, 0}, {0, 0}, {687, 1}, {1960, 2}, {0, 0}}, {115986, 115969, 1, {1412, 4}, {1203, 1}, {0, 0}, {1416, 2}, {688, 8}, {1962, 4}, {0, 0}},
    {116027, 116006, 0, {1418, 1}, {345, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {116070, 116051, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {116433, 116183, 0, {1268, 1}, {1419, 1}, {0, 0}, {0, 0}, {698, 12}, {1966, 7}, {0, 0}}, {116443, 101399, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1786, 4}, {1776, 1}},
    {116514, 116465, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {710, 1}, {1797, 3}, {0, 0}}, {116606, 116571, 4, {0, 0}, {0, 0}, {1420, 1}, {0, 0}, {711, 7}, {1973, 3}, {1976, 1}},
    {116662, 116622, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {718, 1}, {1978, 2}, {0, 0}}, {116857, 116835, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {719, 16}, {1973, 3}, {1976, 1}},
    {117018, 116935, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {802, 1}, {0, 0}}, {117130, 117047, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {802, 1}, {0, 0}},
    {117319, 117188, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {1980, 3}, {0, 0}}, {117368, 42717, 0, {0, 0}, {1422, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1983, 1}},
    {117383, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1978, 2}, {0, 0}}, {117400, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1978, 2}, {0, 0}},
    {117416, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1978, 2}, {0, 0}}, {117448, 117431, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {117466, 100949, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1771, 5}, {1776, 1}},
    {117574, 117486, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {751, 1}, {1985, 4}, {1776, 1}},
    {117582, 101138, 0, {1191, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {117596, 66014, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {117642, 117608, 0, {1423, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}}, {117654, 101399, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1989, 4}, {1776, 1}},
    {117848, 117685, 0, {1424, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1993, 4}, {1997, 1}}, {117860, 101138, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {117870, 100949, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1999, 4}, {1776, 1}},
    {118025, 117879, 0, {1427, 2}, {1236, 1}, {0, 0}, {0, 0}, {752, 1}, {2003, 2}, {2005, 1}},
    {118044, 101138, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {118056, 101351, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1783, 3}, {1776, 1}},
    {118259, 118066, 0, {1429, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {2007, 6}, {0, 0}}, {118270, 100949, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1999, 4}, {1776, 1}},
    {118503, 118279, 1, {1431, 3}, {0, 0}, {0, 0}, {585, 2}, {763, 3}, {716, 4}, {0, 0}}, {118580, 118515, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {2013, 2}, {0, 0}},
    {118591, 101399, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1989, 4}, {1776, 1}},
    {118693, 118608, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {766, 1}, {2015, 2}, {0, 0}}, {118705, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {118722, 101351, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1783, 3}, {1776, 1}}, {118779, 118732, 0, {1434, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {118791, 101351, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1783, 3}, {1776, 1}}, {118800, 118608, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {766, 1}, {2015, 2}, {0, 0}},
    {118810, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {118857, 118820, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 7}, {379, 1}},
    {118867, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {118877, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {118888, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {118898, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {118909, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {118919, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {214, 1}},
    {118930, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {118941, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {118951, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119137, 118961, 0, {1436, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {2032, 1}},
    {119149, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {214, 1}}, {119163, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119172, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119182, 118820, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 7}, {379, 1}},
    {119192, 118820, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 7}, {379, 1}}, {119203, 118820, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 7}, {379, 1}},
    {119213, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119222, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119232, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119241, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119251, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119262, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119412, 119273, 0, {1439, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {2034, 1}}, {119503, 119421, 0, {1442, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2036, 9}, {763, 1}},
    {119514, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {2025, 7}, {214, 1}}, {119566, 48146, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2045, 8}, {2053, 1}},
    {119580, 48146, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2045, 8}, {2053, 1}}, {119591, 48146, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2045, 8}, {2053, 1}},
    {119602, 48146, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {2045, 8}, {2053, 1}}, {119616, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119625, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119636, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119647, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119657, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {214, 1}},
    {119667, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119678, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119693, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119704, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119875, 119721, 0, {307, 1}, {1444, 2}, {0, 0}, {0, 0}, {341, 1}, {2055, 9}, {2064, 1}}, {119887, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119897, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119907, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {119916, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}}, {119926, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {2017, 8}, {379, 1}},
    {120155, 119978, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2066, 2}, {2068, 1}},
    {120168, 119978, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {2070, 4}, {2068, 1}},
    {120236, 120182, 4, {0, 0}, {97, 1}, {482, 1}, {0, 0}, {0, 0}, {2074, 5}, {2079, 1}}, {120329, 120256, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2081, 4}, {0, 0}},
    {120501, 120384, 0, {1448, 1}, {158, 1}, {0, 0}, {0, 0}, {768, 1}, {2085, 6}, {2091, 1}}, {120832, 120592, 0, {1449, 3}, {693, 1}, {0, 0}, {0, 0}, {769, 1}, {2093, 3}, {2096, 1}},
    {120923, 120850, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2098, 4}, {0, 0}}, {120943, 56456, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2102, 7}, {0, 0}},
    {121078, 121012, 0, {1454, 1}, {1455, 1}, {0, 0}, {0, 0}, {770, 1}, {2109, 4}, {0, 0}}, {121185, 121100, 0, {1456, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2113, 2}, {0, 0}},
    {121233, 121197, 0, {1458, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2115, 1}, {0, 0}}, {121420, 121294, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2116, 6}, {2122, 1}},
    {121492, 121431, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {2124, 3}, {0, 0}}, {121538, 121516, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {121723, 121576, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2127, 1}}, {121951, 121772, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {2129, 5}, {2134, 1}},
    {122104, 121987, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {2136, 3}, {2139, 1}}, {122304, 121987, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {2141, 5}, {2146, 1}},
    {122500, 122348, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {2148, 2}, {2150, 2}},
    {122547, 57787, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {836, 2}, {0, 0}}, {122721, 122587, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {2154, 2}, {0, 0}},
    {122788, 122735, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {2156, 6}, {2162, 1}}, {122827, 56456, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {2164, 8}, {0, 0}},
    {122873, 122852, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {122889, 121197, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {542, 1}},
    {123074, 122947, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {2172, 1}, {2173, 1}},
    {123534, 123140, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {2175, 6}, {2181, 1}},
    {123691, 123619, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {2109, 4}, {0, 0}}, {123838, 123706, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {2183, 6}, {2189, 1}},
    {124093, 123851, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {2191, 6}, {2181, 1}}, {124130, 124108, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {2197, 3}, {0, 0}},
    {124313, 124158, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {2200, 4}, {2204, 1}}, {124373, 124352, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2210, 4}, {0, 0}},
    {124532, 124400, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {815, 1}, {0, 0}}, {124586, 124550, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2214, 2}, {0, 0}},
    {124609, 124550, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {2216, 3}, {0, 0}}, {124877, 124683, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {802, 1}, {2219, 1}},
    {124952, 124906, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {802, 1}, {0, 0}}, {125084, 124976, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {802, 1}, {2219, 1}},
    {125145, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2221, 4}, {0, 0}}, {125190, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2225, 4}, {0, 0}},
    {125233, 125208, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {2229, 6}, {0, 0}}, {125294, 13112, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2235, 1}},
    {126823, 126637, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {2237, 1}}, {126884, 126837, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2237, 1}},
    {127030, 126896, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2239, 1}}, {127136, 126896, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2241, 1}},
    {127377, 127164, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2243, 1}}, {127452, 127392, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2245, 1}},
    {127537, 104231, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2247, 1}}, {127621, 127553, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2249, 1}},
    {127634, 127553, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2249, 1}}, {127934, 127664, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2251, 1}},
    {128209, 127944, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2253, 1}}, {128462, 128219, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2255, 1}},
    {128585, 128485, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {2257, 1}}, {128838, 128602, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2259, 1}},
    {128978, 128847, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2261, 1}}, {129894, 129607, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {2263, 1}},
    {130061, 129930, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2265, 1}}, {130193, 130103, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {2267, 1}},
    {130360, 130226, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {2269, 4}, {114, 1}}, {130583, 130435, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2273, 1}},
    {130806, 130613, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2275, 1}}, {131025, 130838, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2277, 1}},
    {131089, 131058, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131257, 131143, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2279, 1}},
    {131465, 131276, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2281, 1}}, {131688, 131498, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2283, 1}},
    {131904, 131731, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2285, 1}}, {132271, 132058, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {2287, 4}, {2291, 1}},
    {132421, 132289, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {2287, 4}, {0, 0}}, {132639, 132534, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1836, 2}, {2293, 1}},
    {133077, 132715, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2295, 1}}, {133306, 133098, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2297, 1}},
    {133476, 133352, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2299, 1}}, {133566, 133504, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {133720, 133593, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2301, 1}}, {133884, 133789, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134149, 134013, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {134199, 134169, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134311, 134236, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {137941, 137883, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2305, 1}},
    {138310, 138033, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {2307, 1}}, {138492, 138323, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2309, 1}, {2310, 1}},
    {138512, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138526, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {138550, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {138589, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2312, 1}, {0, 0}},
    {138617, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2312, 1}, {0, 0}}, {138862, 138726, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {2313, 1}, {2314, 1}},
    {139128, 138980, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {2313, 1}, {2316, 1}}, {139420, 139363, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {139500, 139363, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {139706, 139553, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2318, 1}},
    {139735, 139553, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2318, 1}}, {139881, 139763, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2320, 1}},
    {139953, 139763, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2322, 1}}, {139980, 139763, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {2322, 1}},
    {140208, 140060, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {2324, 2}, {2326, 1}},
    {140308, 140060, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2324, 2}, {2328, 1}},
    {140335, 140060, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2324, 2}, {2328, 1}},
    {140457, 140370, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {2330, 1}}, {140530, 140370, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {140557, 140370, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {140585, 140370, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {140676, 140612, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {2332, 1}}, {140703, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {141122, 140818, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2334, 1}}, {141337, 141159, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2336, 1}},
    {141801, 141474, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2338, 1}}, {142108, 141890, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2340, 1}},
    {142568, 142215, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {2309, 1}, {2342, 1}}, {142966, 142672, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {2344, 1}},
    {143279, 143030, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {2346, 1}}, {143841, 143338, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {2348, 2}, {2350, 1}},
    {143906, 143889, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {2312, 1}, {0, 0}}, {143936, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144108, 144073, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {144369, 144180, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {2352, 1}},
    {144410, 144397, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {144643, 144527, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {2354, 1}},
    {144668, 144527, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {2354, 1}}, {144805, 144704, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2356, 1}},
    {144821, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {144831, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144898, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {145153, 145003, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {2358, 1}},
    {145255, 145178, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {145326, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {145357, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {145379, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {145442, 145426, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {145713, 145511, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {2309, 1}, {2301, 1}},
    {145892, 145811, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {2360, 1}}, {146109, 146010, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {2362, 2}, {2364, 1}},
    {146280, 146178, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {2366, 1}}, {146588, 146470, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2368, 1}},
    {146794, 146609, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {2309, 1}, {2370, 1}},
    {146887, 146825, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2368, 1}}, {146919, 146470, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2368, 1}},
    {147066, 146945, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2372, 1}}, {147102, 146825, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2368, 1}},
    {147216, 147139, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2374, 1}}, {147242, 147139, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2374, 1}},
    {147403, 147266, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2309, 1}, {2376, 1}}, {147422, 144073, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {147540, 147471, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1908, 1}}, {147698, 147564, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2378, 1}},
    {147837, 147727, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2309, 1}, {2380, 1}}, {147867, 109687, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {148345, 148140, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {2382, 1}}, {148662, 148382, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {2384, 1}},
    {148839, 148744, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {2386, 1}}, {148911, 148892, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {148984, 148934, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2388, 1}}, {149091, 149029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {149640, 149403, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {2309, 1}, {2301, 1}}, {149849, 149688, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {2390, 1}},
    {149938, 149859, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2392, 1}}, {149960, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2394, 2}, {0, 0}},
    {149994, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {150019, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {150117, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2396, 3}, {0, 0}}, {150152, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2396, 3}, {0, 0}},
    {150187, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2396, 3}, {0, 0}}, {150222, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2396, 3}, {0, 0}},
    {150257, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2396, 3}, {0, 0}}, {150293, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2396, 3}, {0, 0}},
    {150329, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {150365, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {150401, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2396, 3}, {0, 0}}, {150432, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {150463, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {150494, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {150521, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {150548, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {150575, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {150612, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {150639, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {150666, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {150694, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {150722, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {150750, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {150778, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {150806, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {150834, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {150862, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {150890, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {150918, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {150946, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {150973, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151001, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151029, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151057, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151085, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151113, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151141, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151169, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151197, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151225, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151253, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151280, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151308, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151336, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151363, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151390, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151417, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151444, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151471, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151498, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {151529, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {151563, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {151589, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {151615, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151646, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151677, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151708, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {151739, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {151770, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {151802, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {151834, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {151866, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {151894, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {151922, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {151950, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {151975, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {152001, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {152027, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {152053, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {152080, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {152104, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {152129, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {152154, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {152179, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {152214, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {152240, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {152490, 152316, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {2399, 2}, {2401, 1}},
    {152556, 152528, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {152863, 152648, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {2403, 1}, {2404, 1}},
    {152993, 152886, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {2406, 1}}, {153123, 153014, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {2408, 1}},
    {153330, 153232, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2410, 1}, {2411, 1}}, {153463, 153349, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2410, 1}, {2413, 1}},
    {153762, 153665, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {2410, 1}, {2415, 1}}, {153887, 153778, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2410, 1}, {2417, 1}},
    {153928, 145426, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {2410, 1}, {0, 0}}, {154202, 154068, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {2410, 1}, {2419, 1}},
    {154841, 154496, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2421, 1}, {2422, 1}}, {155259, 154938, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2421, 1}, {2424, 1}},
    {155672, 155288, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2421, 1}, {2426, 1}}, {156077, 155692, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2421, 1}, {2428, 1}},
    {156478, 156200, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2421, 1}, {2430, 1}}, {156840, 156498, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2421, 1}, {2432, 1}},
    {157237, 156944, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2434, 1}}, {157264, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2410, 1}, {0, 0}},
    {157402, 157301, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2436, 1}, {2437, 1}}, {157509, 157428, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {2410, 1}, {2419, 1}},
    {157544, 145426, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {2410, 1}, {0, 0}}, {157696, 157598, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {2439, 1}},
    {157731, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2441, 1}, {0, 0}}, {157768, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2441, 1}, {0, 0}},
    {158228, 157885, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {2442, 2}, {2444, 1}},
    {158266, 158249, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {2441, 1}, {0, 0}}, {158440, 158353, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2446, 1}},
    {158520, 158471, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {158613, 158534, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2446, 1}},
    {160919, 160776, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2450, 1}}, {161124, 160970, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2452, 3}, {2455, 1}},
    {161326, 161143, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {161526, 161362, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2457, 3}, {2460, 1}},
    {161715, 161544, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {161732, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {161946, 161800, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2462, 1}}, {162043, 161957, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {162167, 162085, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2464, 2}, {2466, 1}}, {162222, 162186, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {802, 1}, {0, 0}},
    {162315, 162235, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {815, 1}, {0, 0}}, {162372, 162336, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2468, 4}, {0, 0}},
    {162529, 162400, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2472, 3}, {0, 0}}, {162903, 162671, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2475, 3}, {0, 0}},
    {163603, 163078, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2478, 6}, {0, 0}}, {163670, 163618, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {164118, 163788, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2484, 4}, {0, 0}}, {164429, 164250, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2488, 3}, {2491, 1}},
    {164825, 164500, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2493, 1}}, {165443, 164988, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2495, 1}},
    {165570, 165475, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {165599, 165581, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {165643, 13112, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2497, 1}, {2498, 1}}, {165871, 165735, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {165959, 165898, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {166546, 166023, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2500, 5}, {2462, 1}},
    {166748, 166621, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2505, 2}, {0, 0}}, {166936, 166790, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {943, 1}, {0, 0}},
    {166969, 165581, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2507, 2}, {0, 0}}, {167359, 166988, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2509, 1}, {0, 0}},
    {168158, 167475, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2478, 6}, {2510, 1}},
    {168579, 168201, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2509, 1}, {0, 0}}, {169609, 168796, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2512, 4}, {2462, 1}},
    {169738, 169660, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2516, 1}, {2517, 1}},
    {170092, 169799, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2519, 2}, {2462, 1}}, {170358, 170108, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2521, 1}, {2462, 1}},
    {170380, 170108, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2521, 1}, {2462, 1}}, {170537, 170409, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2522, 1}, {2523, 1}},
    {170556, 170108, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2521, 1}, {2462, 1}}, {171308, 170613, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2525, 3}, {2528, 1}},
    {171657, 171378, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2530, 2}, {0, 0}}, {172565, 171764, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2532, 8}, {2528, 1}},
    {172705, 172578, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {172718, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {173324, 172764, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2540, 3}, {2462, 1}}, {173334, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2543, 2}, {0, 0}},
    {173496, 173367, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2545, 1}, {2546, 1}}, {173715, 173534, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2548, 1}, {2549, 1}},
    {173792, 173732, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2548, 1}, {2551, 1}}, {173813, 165581, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {173877, 173832, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2553, 1}, {0, 0}}, {173891, 165581, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2554, 4}, {0, 0}},
    {174735, 174015, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2478, 6}, {2558, 1}},
    {174875, 174746, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2560, 4}, {0, 0}}, {175090, 174997, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2564, 1}, {0, 0}},
    {175214, 175118, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2565, 1}, {0, 0}}, {175394, 175264, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2566, 1}},
    {175490, 175431, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2565, 1}, {2568, 1}}, {175610, 175511, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2564, 1}, {2570, 1}},
    {175791, 175511, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2564, 1}, {2572, 1}}, {176235, 175958, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2574, 1}},
    {176368, 176288, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2576, 4}, {0, 0}}, {176543, 176441, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2580, 2}, {0, 0}},
    {176754, 176578, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2565, 1}, {2582, 1}}, {176873, 176773, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2584, 1}},
    {177007, 176884, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2586, 1}}, {177190, 177037, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2588, 6}, {2594, 1}},
    {177281, 177215, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2596, 1}}, {177396, 177322, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2598, 1}},
    {177502, 177417, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {617, 1}, {0, 0}}, {177530, 175118, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {177630, 177555, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2601, 3}, {2604, 1}}, {177667, 177651, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2606, 2}, {0, 0}},
    {177798, 177699, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2543, 2}, {2608, 1}},
    {177971, 177848, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2543, 2}, {2610, 1}},
    {178053, 178002, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2543, 2}, {2610, 1}},
    {178085, 177848, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2543, 2}, {2610, 1}},
    {178192, 178115, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2543, 2}, {2612, 1}},
    {178300, 178214, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2543, 2}, {2614, 1}},
    {178353, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2616, 3}, {0, 0}}, {178403, 178373, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2608, 1}},
    {178861, 178527, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2619, 1}}, {178889, 176441, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {178930, 178913, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2596, 1}}, {178953, 178913, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2598, 1}},
    {178996, 178977, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2610, 1}}, {179232, 179118, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2621, 2}, {2623, 1}},
    {179251, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2606, 2}, {0, 0}}, {179305, 179281, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {617, 1}, {0, 0}},
    {179363, 179342, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2625, 2}, {0, 0}}, {179490, 179379, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2627, 1}},
    {179608, 179515, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2629, 1}}, {179677, 179638, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2610, 1}},
    {179808, 179704, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2631, 1}}, {179883, 179831, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2610, 1}},
    {179907, 179704, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2631, 1}}, {179929, 179831, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2610, 1}},
    {180049, 179638, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2633, 1}}, {180182, 180070, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2635, 2}, {2637, 1}},
    {180258, 180208, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2543, 2}, {0, 0}}, {180582, 180323, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {617, 1}, {2639, 1}},
    {180682, 180606, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2610, 1}}, {180795, 180724, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2543, 2}, {2608, 1}},
    {180897, 180823, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2543, 2}, {2610, 1}},
    {180929, 180823, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2543, 2}, {2610, 1}},
    {180962, 180823, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2543, 2}, {2610, 1}},
    {181060, 180993, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2543, 2}, {2612, 1}},
    {181110, 180993, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2543, 2}, {2614, 1}},
    {181298, 32855, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2646, 3}, {295, 1}}, {181519, 181364, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2649, 2}, {2651, 1}},
    {181994, 181693, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2653, 5}, {2658, 1}},
    {182098, 182005, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2660, 2}, {2662, 1}}, {182385, 182115, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {710, 1}, {0, 0}},
    {182512, 182394, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2664, 3}, {2658, 1}},
    {182702, 182528, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2667, 2}, {2669, 1}}, {182981, 182908, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2671, 3}, {0, 0}},
    {183089, 183020, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2674, 3}, {2604, 1}},
    {183258, 183102, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2677, 4}, {2669, 1}}, {183525, 183270, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {710, 1}, {0, 0}},
    {183584, 183535, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {183662, 183621, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {183855, 183772, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2681, 2}, {0, 0}}, {183867, 183772, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2681, 2}, {0, 0}},
    {184015, 183772, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2683, 3}, {0, 0}}, {184552, 184496, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2688, 1}},
    {184565, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {184579, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {184598, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {184617, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {184885, 184658, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2690, 1}, {2691, 1}}, {184922, 184658, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2690, 1}, {2691, 1}},
    {184958, 184658, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2690, 1}, {2691, 1}}, {184994, 184658, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2690, 1}, {2691, 1}},
    {185093, 185029, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {185190, 185116, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2693, 1}},
    {185208, 185116, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2693, 1}}, {185382, 185239, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2695, 1}},
    {185475, 185403, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2697, 1}}, {185496, 185403, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2697, 1}},
    {185517, 185239, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2695, 1}}, {185630, 185538, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2699, 1}},
    {185905, 185749, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2701, 1}}, {185935, 185749, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2701, 1}},
    {186108, 185749, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2703, 1}}, {186137, 185749, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2703, 1}},
    {186309, 185749, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2705, 1}}, {186338, 185749, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2705, 1}},
    {186556, 185749, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2707, 1}}, {186671, 185749, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2709, 1}},
    {186700, 185749, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2707, 1}}, {186870, 185749, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2711, 1}},
    {186983, 185749, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2713, 1}}, {187011, 185749, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2711, 1}},
    {187180, 185749, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2715, 1}}, {187293, 185749, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2717, 1}},
    {187321, 185749, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2715, 1}}, {187585, 187400, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2719, 1}},
    {187619, 187400, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2719, 1}}, {187949, 187730, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2721, 1}},
    {187976, 187730, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2721, 1}}, {188140, 188003, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2723, 1}},
    {188167, 188003, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2723, 1}}, {188399, 188252, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2725, 1}},
    {188430, 188003, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2725, 1}}, {188461, 188252, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2725, 1}},
    {188703, 188492, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2727, 1}}, {188868, 188492, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2729, 1}},
    {189133, 188898, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2731, 1}}, {189248, 188252, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2733, 1}},
    {189278, 188003, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2733, 1}}, {189308, 188252, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2733, 1}},
    {189469, 188252, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2735, 1}}, {189499, 188003, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2735, 1}},
    {189529, 188252, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2735, 1}}, {189761, 189571, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2737, 1}},
    {189905, 189571, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2739, 1}}, {190151, 189935, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2741, 1}},
    {190181, 188492, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2727, 1}}, {190212, 188492, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2729, 1}},
    {190242, 188898, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2731, 1}}, {190410, 190272, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2743, 1}},
    {190539, 190272, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2745, 1}}, {190667, 190272, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2747, 1}},
    {190699, 190272, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2743, 1}}, {190732, 190272, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2745, 1}},
    {190764, 190272, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2747, 1}}, {190941, 190272, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2749, 1}},
    {190974, 190272, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2749, 1}}, {191104, 190272, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2751, 1}},
    {191280, 190272, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2753, 1}}, {191408, 190272, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2755, 1}},
    {191440, 190272, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2755, 1}}, {191615, 190272, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2757, 1}},
    {191647, 190272, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2757, 1}}, {191679, 190272, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2751, 1}},
    {191712, 190272, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2753, 1}}, {191840, 190272, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2759, 1}},
    {191967, 190272, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2761, 1}}, {192093, 190272, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2763, 1}},
    {192210, 190272, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2765, 1}}, {192327, 190272, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2767, 1}},
    {192443, 190272, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2769, 1}}, {192474, 190272, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2759, 1}},
    {192506, 190272, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2761, 1}}, {192537, 190272, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2763, 1}},
    {192795, 192578, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2771, 1}}, {192959, 192578, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2773, 1}},
    {193118, 192578, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2775, 1}}, {193148, 192578, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2771, 1}},
    {193179, 192578, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2773, 1}}, {193209, 192578, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2775, 1}},
    {193464, 193239, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2777, 1}}, {193636, 193239, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2779, 1}},
    {193807, 193239, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2781, 1}}, {194013, 193840, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2783, 1}},
    {194170, 193840, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2785, 1}}, {194326, 193840, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2787, 1}},
    {194361, 193840, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2783, 1}}, {194397, 193840, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2785, 1}},
    {194432, 193840, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2787, 1}}, {194589, 193840, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2789, 1}},
    {194746, 193840, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2791, 1}}, {194902, 193840, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2793, 1}},
    {194937, 193840, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2789, 1}}, {194973, 193840, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2791, 1}},
    {195008, 193840, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2793, 1}}, {195164, 193840, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2795, 1}},
    {195319, 193840, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2797, 1}}, {195473, 193840, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2799, 1}},
    {195618, 193840, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2801, 1}}, {195763, 193840, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2803, 1}},
    {195907, 193840, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2805, 1}}, {195941, 193840, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2795, 1}},
    {195976, 193840, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2797, 1}}, {196010, 193840, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2799, 1}},
    {196187, 196044, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2807, 1}}, {196208, 196044, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2807, 1}},
    {196336, 196240, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2809, 1}}, {196561, 196377, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2811, 1}},
    {196657, 196600, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2360, 1}},
    {196681, 196600, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2360, 1}},
    {196703, 196600, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2360, 1}},
    {196725, 196600, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2360, 1}},
    {196793, 196747, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2360, 1}},
    {196816, 196747, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2360, 1}},
    {196838, 196747, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2360, 1}},
    {196860, 196747, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2360, 1}},
    {197039, 196882, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2813, 1}}, {197217, 197057, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2815, 1}},
    {197234, 185029, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197244, 185029, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {197346, 197255, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2690, 1}, {2817, 1}}, {197527, 197366, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2819, 2}, {2821, 1}},
    {197734, 197543, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2690, 1}, {2823, 1}}, {197770, 197543, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2690, 1}, {2823, 1}},
    {197805, 197543, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2690, 1}, {2823, 1}}, {197840, 197543, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2690, 1}, {2823, 1}},
    {197938, 197874, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2690, 1}, {2823, 1}}, {197994, 196600, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2825, 1}},
    {198020, 196600, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2825, 1}},
    {198045, 196600, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2825, 1}},
    {198071, 196600, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2825, 1}},
    {198097, 197255, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2690, 1}, {2825, 1}}, {198119, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198136, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198153, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {198197, 198178, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {198334, 198212, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2690, 1}, {2827, 1}},
    {198352, 185029, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {198509, 198373, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2829, 1}},
    {198691, 198540, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2831, 2}, {2833, 1}},
    {198706, 198540, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2831, 2}, {2833, 1}},
    {198721, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198752, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198779, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198805, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198832, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198861, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198893, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198925, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198953, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198985, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199017, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199047, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199073, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199099, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199127, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199154, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199183, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199215, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199247, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199275, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199307, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199339, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199365, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199392, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199418, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199446, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199473, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199503, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199529, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199559, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199585, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199609, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199634, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199662, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199686, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199712, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199736, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199762, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199789, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199814, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199841, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199868, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199895, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199920, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199945, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199968, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200006, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {200313, 200115, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2835, 1}},
    {200335, 200115, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2835, 1}}, {200564, 200357, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2837, 2}, {2839, 1}},
    {200808, 200595, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2841, 1}, {2842, 1}}, {200880, 200846, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {200943, 200909, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201006, 200972, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201069, 201035, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201125, 201098, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {201175, 201147, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201442, 201246, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2844, 2}, {2846, 1}},
    {201628, 201478, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2848, 1}}, {201661, 201478, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2848, 1}},
    {201694, 201478, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2848, 1}}, {201727, 201478, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2848, 1}},
    {201760, 201246, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2848, 1}},
    {202016, 201794, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2850, 1}}, {202046, 201478, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2690, 1}, {2848, 1}},
    {202073, 185029, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {202161, 202083, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2852, 1}, {2853, 1}},
    {202338, 202181, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2855, 1}, {2856, 1}}, {202353, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {202448, 202379, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2360, 1}}, {202469, 110495, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2360, 1}},
    {202513, 202490, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {202535, 202490, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {202597, 202558, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {1908, 1}}, {202628, 202379, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2360, 1}},
    {202655, 202490, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {202701, 202558, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2858, 1}},
    {202785, 196600, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2860, 1}}, {202834, 202817, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {202866, 202846, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {202882, 202817, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {202913, 202896, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {202935, 202896, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {202954, 202896, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {202974, 202896, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {202995, 202896, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {203017, 202896, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {203069, 203049, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {203085, 110495, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2360, 1}},
    {203124, 203108, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {203191, 203152, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {203217, 185029, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {203227, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203262, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203297, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203332, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203367, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203398, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203428, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203459, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203493, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203527, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203557, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203591, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203625, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203656, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203686, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203717, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203751, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203785, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203815, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203849, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203883, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203917, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203951, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {203985, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204019, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204049, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204078, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {204107, 158471, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {204136, 185029, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {204147, 185029, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {204531, 204294, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2690, 1}, {2862, 1}},
    {204633, 204294, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2690, 1}, {2864, 1}}, {204661, 204294, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2690, 1}, {2862, 1}},
    {204689, 204294, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2690, 1}, {2864, 1}}, {204928, 204755, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {2866, 1}, {2867, 1}},
    {204945, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {205034, 204971, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {205136, 204971, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {205197, 204971, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {205261, 204971, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {205294, 204971, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {205327, 204971, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {205360, 204971, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {205393, 204971, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {205421, 204971, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {205449, 204971, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {205481, 204971, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {205513, 204971, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {205545, 204971, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {205577, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {205610, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {205643, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {205676, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {205709, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {205738, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {205770, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {205802, 204971, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {205830, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {205862, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {205894, 204971, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {205923, 204971, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {205951, 204971, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {205978, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206010, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206042, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {206074, 204971, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {206106, 204971, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206134, 204971, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {206162, 204971, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {206190, 204971, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {206412, 206270, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2869, 1}},
    {206450, 206270, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2869, 1}}, {206539, 206270, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2871, 1}},
    {206579, 206270, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2871, 1}}, {206615, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {206637, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {206659, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {206681, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {206702, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {206723, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {206744, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {206764, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {206784, 150073, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {206880, 206804, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2873, 4}, {720, 1}}, {206918, 206894, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {2877, 2}, {0, 0}},
    {206983, 206958, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {2879, 7}, {2886, 2}},
    {207365, 207191, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {2890, 7}, {2897, 2}},
    {207448, 207376, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {2901, 8}, {0, 0}}, {207483, 207471, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {2909, 6}, {2915, 2}},
    {207631, 207490, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {2919, 3}, {2922, 2}},
    {207782, 207657, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {2926, 6}, {2932, 2}}, {207883, 207795, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {2936, 4}, {0, 0}},
    {207916, 120850, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2940, 3}, {0, 0}}, {207949, 207934, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {2943, 4}, {0, 0}},
    {208031, 120256, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2947, 4}, {0, 0}}, {208195, 208087, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2953, 3}, {0, 0}},
    {208321, 208266, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2956, 2}, {0, 0}}, {208438, 208355, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {2958, 3}, {2961, 2}},
    {208548, 208453, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2956, 2}, {2965, 1}}, {208593, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2967, 4}, {0, 0}},
    {208676, 208621, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {2956, 2}, {0, 0}}, {208692, 208087, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {208746, 208723, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {2971, 3}, {0, 0}}, {208812, 178913, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {738, 3}, {2974, 1}},
    {208895, 208837, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {2976, 2}, {2978, 1}}, {208951, 208915, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2980, 1}, {2978, 1}},
    {208976, 208915, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2980, 1}, {2978, 1}}, {209078, 208990, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {2981, 1}},
    {209130, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {209228, 209148, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2983, 2}, {0, 0}},
    {209238, 208087, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2983, 2}, {0, 0}}, {209372, 209301, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2985, 1}},
    {209479, 209405, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2987, 1}}, {209514, 209498, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {876, 5}, {0, 0}},
    {209553, 209525, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {2989, 8}, {0, 0}}, {209653, 209576, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2983, 2}, {0, 0}},
    {209747, 209670, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2997, 1}}, {209767, 208915, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {2980, 1}, {1029, 1}},
    {209790, 208087, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2953, 3}, {0, 0}}, {209995, 209891, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {2999, 2}, {0, 0}},
    {210006, 208087, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2953, 3}, {0, 0}}, {210016, 208087, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2953, 3}, {0, 0}},
    {210079, 210026, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2983, 2}, {0, 0}}, {210149, 210098, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {2983, 2}, {0, 0}},
    {210192, 210160, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {3001, 1}, {3002, 1}}, {210227, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3004, 4}, {0, 0}},
    {210240, 208915, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {3008, 2}, {1029, 1}}, {210341, 210292, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2983, 2}, {0, 0}},
    {210386, 210356, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3010, 2}, {643, 1}}, {210411, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {210495, 210442, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {3010, 2}, {0, 0}}, {210604, 210292, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {210717, 210644, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3012, 1}}, {210830, 210732, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3014, 1}},
    {210894, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3016, 4}, {0, 0}}, {211297, 211145, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {3020, 5}, {0, 0}},
    {211475, 211349, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {3025, 4}, {0, 0}}, {211627, 211503, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {3020, 5}, {0, 0}},
    {211821, 211666, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {3020, 5}, {0, 0}}, {212107, 211851, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {3029, 5}, {3034, 1}},
    {212338, 212123, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {3036, 5}, {3034, 1}},
    {212462, 212367, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3041, 1}}, {212551, 212481, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {3043, 2}, {0, 0}},
    {212617, 212562, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3045, 3}, {643, 1}}, {212855, 212671, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {3045, 3}, {3048, 1}},
    {212925, 212886, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {3045, 3}, {643, 1}}, {213012, 212952, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {3045, 3}, {643, 1}},
    {213257, 213053, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {3050, 4}, {3054, 1}},
    {213455, 213268, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {3056, 4}, {3034, 1}},
    {213640, 213481, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {3060, 4}, {0, 0}}, {213850, 213661, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {3036, 5}, {3034, 1}},
    {214116, 213896, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {3050, 4}, {3064, 1}},
    {214308, 214146, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {3066, 3}, {3069, 1}},
    {214666, 214348, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {3071, 2}, {3073, 1}},
    {215190, 214795, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {3045, 3}, {3075, 1}},
    {215389, 215223, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {3077, 5}, {0, 0}}, {215722, 215460, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {3082, 4}, {3086, 1}},
    {216075, 208453, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3088, 1}}, {216313, 216112, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {3090, 3}, {3093, 1}},
    {216438, 216351, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2635, 2}, {3095, 1}}, {216656, 216458, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3097, 3}, {3100, 1}},
    {216909, 216673, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {3102, 4}, {3106, 1}}, {216975, 216925, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3108, 1}},
    {217047, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}}, {217058, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}},
    {217069, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}}, {217217, 217103, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {1931, 2}, {3110, 1}},
    {217282, 217228, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {3112, 2}, {0, 0}}, {217399, 217304, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {3114, 5}, {3119, 1}},
    {217491, 217422, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {217506, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}},
    {217518, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}}, {217605, 217529, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {3121, 1}},
    {217616, 217529, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {3121, 1}}, {217627, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}},
    {217656, 217637, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {217670, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}},
    {217682, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}}, {217693, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}},
    {217705, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}}, {217717, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}},
    {217729, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}}, {217741, 216994, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {214, 1}},
    {217863, 217761, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {3123, 1}}, {218031, 217910, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {3125, 2}, {3127, 1}},
    {218075, 178913, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {3129, 3}, {3132, 1}}, {218154, 218099, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2497, 1}, {0, 0}},
    {218188, 218170, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1931, 2}, {3132, 1}}, {218213, 218201, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1931, 2}, {3132, 1}},
    {218382, 218260, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3134, 3}, {3137, 2}},
    {218393, 218260, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {3134, 3}, {3137, 2}},
    {218498, 76258, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3141, 1}}, {218574, 216925, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3143, 1}},
    {218651, 208453, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3008, 2}, {3145, 1}}, {218805, 218683, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {3147, 1}},
    {218839, 218817, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {3129, 3}, {3123, 1}}, {218947, 76258, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3149, 1}},
    {218959, 76258, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3149, 1}}, {218971, 208453, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {3008, 2}, {3145, 1}},
    {218983, 76258, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3149, 1}}, {219027, 217529, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3151, 1}},
    {219276, 219058, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {3153, 2}, {3155, 1}}, {219350, 216925, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3157, 1}},
    {219358, 208453, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3088, 1}}, {219365, 202896, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {219373, 202896, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {219382, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {219437, 219398, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {3159, 1}, {0, 0}}, {219545, 219468, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {3160, 2}, {3127, 1}},
    {219556, 208453, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {3088, 1}}, {219615, 219564, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3162, 3}, {0, 0}},
    {220560, 220455, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {220871, 220649, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {221073, 221022, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {3169, 2}, {3171, 1}},
    {221497, 221220, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {3173, 1}, {3174, 1}}, {221606, 221520, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {3176, 2}, {0, 0}},
    {221632, 56456, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {3176, 2}, {0, 0}}, {221729, 221674, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3112, 2}, {0, 0}},
    {221755, 221674, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3112, 2}, {0, 0}}, {221990, 221856, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {3178, 1}},
    {222413, 222173, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {3180, 2}, {0, 0}}, {222558, 222439, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3182, 1}},
    {222796, 222629, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {3112, 2}, {0, 0}}, {222984, 222834, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3184, 2}, {3186, 1}},
    {223140, 223012, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {3001, 1}, {3171, 1}},
    {223162, 13112, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1029, 1}}, {223233, 223206, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {3188, 5}, {3171, 1}},
    {223362, 223266, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1006, 1}, {3193, 1}},
    {223381, 121294, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3195, 2}, {2122, 1}}, {223454, 223399, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {223472, 49682, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {643, 1}}, {223566, 223504, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {223584, 221674, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {3112, 2}, {0, 0}}, {223608, 49682, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {224042, 223663, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {3197, 2}, {3199, 1}},
    {224208, 224075, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1836, 2}, {3201, 1}}, {224229, 56456, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {224406, 224331, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {224492, 224432, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1836, 2}, {3203, 1}},
    {224623, 224549, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3205, 1}}, {224680, 224549, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {3207, 1}},
    {224888, 224778, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {3209, 1}}, {225067, 224984, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {643, 1}},
    {225202, 225103, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {225428, 225239, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {3211, 2}, {3213, 1}},
    {225602, 225491, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {225622, 221674, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {3112, 2}, {0, 0}},
    {225843, 225643, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3215, 3}, {0, 0}}, {246995, 246841, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {3218, 9}, {0, 0}},
    {247088, 247047, 0, {0, 0}, {2753, 1}, {0, 0}, {0, 0}, {1349, 1}, {3227, 7}, {0, 0}}, {247156, 247125, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {3234, 5}, {0, 0}},
    {247182, 66014, 0, {2754, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3239, 7}, {0, 0}}, {247379, 247284, 0, {2755, 2}, {2757, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {247650, 247444, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3251, 6}, {3257, 1}},
    {247947, 247711, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3259, 7}, {3266, 1}},
    {247975, 247711, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3259, 7}, {3266, 1}},
    {248073, 247444, 0, {2764, 2}, {2766, 1}, {0, 0}, {0, 0}, {1352, 2}, {3251, 6}, {3257, 1}},
    {248094, 247444, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3251, 6}, {3257, 1}},
    {248146, 247444, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3268, 5}, {3273, 1}},
    {248169, 247444, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3268, 5}, {3273, 1}},
    {248192, 247444, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3251, 6}, {3257, 1}},
    {248209, 247444, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3251, 6}, {3257, 1}},
    {248224, 247444, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3251, 6}, {3257, 1}},
    {248241, 247444, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3251, 6}, {3257, 1}},
    {248269, 247444, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3275, 7}, {3257, 1}},
    {248286, 247444, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3275, 7}, {3257, 1}},
    {248303, 247444, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3251, 6}, {3257, 1}},
    {248503, 248465, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {248686, 248525, 0, {2770, 4}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3288, 6}, {3294, 1}},
    {248772, 248525, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3296, 7}, {3303, 1}}, {248795, 248525, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3305, 7}, {3303, 1}},
    {248818, 248465, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {249044, 54154, 0, {2777, 1}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {249148, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 8}, {3320, 1}}, {249165, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 8}, {3320, 1}},
    {249181, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3312, 8}, {3320, 1}}, {249654, 249566, 0, {2781, 1}, {0, 0}, {0, 0}, {2782, 1}, {0, 0}, {3322, 8}, {0, 0}},
    {249758, 249729, 1, {2783, 3}, {0, 0}, {0, 0}, {2786, 2}, {1357, 1}, {3322, 8}, {720, 1}},
    {249880, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {249894, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {249909, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {249923, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {249938, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {249952, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}},
    {249967, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {249982, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {249996, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {250009, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {250023, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {250036, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {250049, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {250063, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {250144, 56719, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {3330, 1}}, {250157, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}},
    {250171, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}}, {250185, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {250198, 56719, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {3330, 1}}, {250211, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}},
    {250323, 250224, 0, {2795, 2}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3332, 4}, {0, 0}}, {250339, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {250353, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {250368, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {250383, 248465, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {250398, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}},
    {250413, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}}, {250428, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {250441, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {250455, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {250469, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {250482, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {250496, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}}, {250511, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}},
    {250840, 250770, 0, {2799, 1}, {2800, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}}, {250903, 250875, 0, {2801, 1}, {2802, 1}, {0, 0}, {0, 0}, {1358, 1}, {3336, 6}, {0, 0}},
    {250953, 250926, 0, {2803, 2}, {2800, 1}, {0, 0}, {0, 0}, {1358, 1}, {3336, 6}, {0, 0}}, {250995, 250975, 0, {0, 0}, {2805, 1}, {0, 0}, {0, 0}, {718, 1}, {3342, 7}, {0, 0}},
    {251093, 251026, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3332, 4}, {0, 0}}, {251522, 54154, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3349, 6}, {0, 0}},
    {251540, 54154, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3349, 6}, {0, 0}}, {251615, 251558, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3332, 4}, {0, 0}},
    {251635, 54154, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3355, 7}, {0, 0}}, {251653, 54154, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3362, 7}, {0, 0}},
    {251671, 54154, 0, {2810, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3369, 5}, {0, 0}}, {251813, 251791, 0, {2812, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {3374, 5}, {0, 0}},
    {252113, 251955, 0, {2814, 2}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {3379, 7}, {3386, 1}}, {252212, 247444, 0, {2817, 2}, {2819, 1}, {0, 0}, {0, 0}, {1352, 2}, {3388, 6}, {3394, 1}},
    {252313, 252253, 0, {0, 0}, {2820, 1}, {0, 0}, {0, 0}, {718, 1}, {3246, 5}, {0, 0}}, {252419, 58311, 0, {2821, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3396, 5}, {0, 0}},
    {252472, 58311, 0, {2825, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3332, 4}, {0, 0}}, {252555, 252509, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {3401, 6}, {0, 0}},
    {252596, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3332, 4}, {0, 0}}, {252613, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3332, 4}, {0, 0}},
    {252677, 252655, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {3234, 5}, {0, 0}}, {252741, 252716, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {3234, 5}, {0, 0}},
    {252960, 56719, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3407, 7}, {3320, 1}}, {252971, 54154, 0, {2806, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3414, 7}, {0, 0}},
    {252986, 56719, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3421, 6}, {3320, 1}}, {252997, 56719, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3421, 6}, {3320, 1}},
    {253008, 56719, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3407, 7}, {3320, 1}}, {253049, 56719, 0, {2832, 1}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3427, 6}, {379, 1}},
    {253294, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3433, 9}, {3442, 1}}, {253310, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3444, 8}, {3442, 1}},
    {253332, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3444, 8}, {3442, 1}}, {253359, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3444, 8}, {3442, 1}},
    {253378, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3444, 8}, {3442, 1}}, {253402, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3433, 9}, {3442, 1}},
    {253421, 56719, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3421, 6}, {3320, 1}}, {253432, 56719, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3421, 6}, {3320, 1}},
    {253443, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3433, 9}, {3442, 1}}, {253461, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3444, 8}, {3442, 1}},
    {253485, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3444, 8}, {3442, 1}}, {253514, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3444, 8}, {3442, 1}},
    {253535, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3444, 8}, {3442, 1}}, {253561, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3433, 9}, {3442, 1}},
    {253673, 253595, 0, {2834, 1}, {2835, 1}, {0, 0}, {0, 0}, {357, 3}, {3452, 7}, {0, 0}}, {253780, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {253794, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {253809, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {253823, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {253838, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {253852, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {253867, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {253881, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {253894, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {253908, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}}, {254104, 253926, 0, {2838, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3459, 7}, {3466, 1}},
    {254122, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {254135, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {254149, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {254184, 254163, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {254200, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}}, {254214, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}},
    {254407, 254228, 0, {2840, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3468, 6}, {3474, 1}}, {254421, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {254436, 248465, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {254525, 248465, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {254543, 248465, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {254561, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {254594, 254576, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}}, {254607, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {254693, 254636, 0, {2788, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}}, {254714, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {254839, 254735, 0, {2846, 2}, {2848, 1}, {0, 0}, {0, 0}, {0, 0}, {3476, 6}, {3482, 1}}, {254959, 254854, 0, {2788, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3484, 6}, {3490, 1}},
    {254975, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {254988, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {255002, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {255096, 254636, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {3492, 1}},
    {255118, 254636, 0, {2851, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {3492, 1}}, {255140, 56719, 0, {2852, 2}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}},
    {255153, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}}, {255170, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {255185, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {255204, 248465, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {255239, 255218, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}}, {255255, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}},
    {255269, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}}, {255283, 248465, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {255298, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {255311, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {255325, 248465, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {255339, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}},
    {255352, 248465, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {379, 1}}, {255387, 255366, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {255403, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}}, {255417, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3282, 6}, {214, 1}},
    {255460, 254636, 0, {2857, 1}, {2858, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {3494, 1}}, {255484, 254636, 0, {2857, 1}, {2859, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {3494, 1}},
    {255508, 251558, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}}, {255531, 251558, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {255637, 255611, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {3401, 6}, {0, 0}}, {255738, 255666, 0, {2860, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3496, 6}, {295, 1}},
    {255898, 255782, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {255914, 255782, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {255930, 255782, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {255946, 255782, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {256101, 255962, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3510, 5}, {3515, 1}},
    {256496, 256427, 0, {2866, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3510, 5}, {1029, 1}},
    {256526, 255962, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3510, 5}, {3515, 1}},
    {256650, 255962, 0, {2865, 1}, {2867, 1}, {0, 0}, {0, 0}, {1383, 1}, {3332, 4}, {2301, 1}},
    {256883, 256796, 0, {2868, 1}, {2869, 1}, {0, 0}, {0, 0}, {1384, 2}, {3510, 5}, {0, 0}}, {256919, 256427, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3332, 4}, {0, 0}},
    {256954, 256427, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3332, 4}, {0, 0}}, {257144, 256989, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}},
    {257176, 256989, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}}, {257207, 256989, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}},
    {257306, 257239, 0, {2873, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3496, 6}, {295, 1}},
    {257382, 257337, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3332, 4}, {1029, 1}}, {257409, 256989, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}},
    {257435, 256989, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}}, {257461, 256989, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}},
    {257487, 256989, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}}, {257513, 256989, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}},
    {257539, 256989, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}}, {257565, 256989, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}},
    {257597, 256989, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}}, {257628, 256989, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3332, 4}, {0, 0}},
    {257743, 257660, 0, {2879, 2}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3517, 6}, {295, 1}},
    {257950, 257779, 0, {2882, 3}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3496, 6}, {295, 1}},
    {257981, 256989, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3523, 5}, {0, 0}}, {258007, 256989, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3523, 5}, {0, 0}},
    {258230, 257239, 0, {2885, 2}, {2887, 1}, {0, 0}, {0, 0}, {1383, 1}, {3496, 6}, {295, 1}},
    {258329, 258259, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3496, 6}, {295, 1}},
    {258362, 258259, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3496, 6}, {295, 1}},
    {258462, 258393, 0, {2890, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3496, 6}, {295, 1}},
    {258494, 256989, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3369, 5}, {0, 0}}, {258520, 256989, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3369, 5}, {0, 0}},
    {258546, 255782, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {258562, 255782, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {258578, 255782, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {258594, 255782, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {258610, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3528, 8}, {3320, 1}}, {258642, 258621, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3536, 6}, {0, 0}},
    {258658, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3542, 10}, {3442, 1}}, {258671, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3528, 8}, {3320, 1}},
    {258741, 258682, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3332, 4}, {0, 0}}, {258774, 258682, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3332, 4}, {0, 0}},
    {258947, 54154, 0, {2894, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3552, 5}, {0, 0}}, {258974, 54154, 0, {2896, 1}, {2897, 1}, {0, 0}, {0, 0}, {0, 0}, {3552, 5}, {0, 0}},
    {259001, 54154, 0, {2896, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3552, 5}, {0, 0}}, {259074, 259026, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {3332, 4}, {0, 0}},
    {259140, 259104, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3332, 4}, {0, 0}}, {259171, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3542, 10}, {3442, 1}},
    {259187, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3557, 7}, {3320, 1}}, {259220, 259198, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {259417, 259285, 0, {2902, 1}, {2903, 1}, {0, 0}, {0, 0}, {0, 0}, {3564, 6}, {3570, 1}}, {259967, 259645, 0, {2904, 4}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3572, 8}, {3580, 1}},
    {260387, 260155, 0, {2909, 3}, {2912, 1}, {0, 0}, {0, 0}, {1386, 1}, {3582, 7}, {0, 0}}, {260457, 260404, 0, {2913, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {260716, 260155, 0, {2914, 3}, {2917, 1}, {0, 0}, {0, 0}, {1386, 1}, {3589, 6}, {0, 0}}, {260999, 260732, 0, {2918, 3}, {2908, 1}, {0, 0}, {0, 0}, {1387, 1}, {3595, 9}, {0, 0}},
    {261057, 260732, 0, {2921, 3}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3604, 8}, {0, 0}}, {261224, 259645, 0, {2924, 4}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3612, 8}, {3620, 1}},
    {261470, 261267, 0, {2929, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3622, 7}, {0, 0}}, {261626, 261495, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {261655, 248465, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3629, 8}, {2053, 1}}, {261670, 248465, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3629, 8}, {2053, 1}},
    {261682, 248465, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3629, 8}, {2053, 1}}, {261715, 261694, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3332, 4}, {720, 1}},
    {261829, 261790, 0, {0, 0}, {2850, 1}, {0, 0}, {0, 0}, {1388, 1}, {3246, 5}, {3492, 1}}, {262075, 261940, 0, {2936, 2}, {2938, 1}, {0, 0}, {0, 0}, {1389, 3}, {3374, 5}, {0, 0}},
    {262306, 262162, 0, {2939, 3}, {2938, 1}, {0, 0}, {0, 0}, {1392, 1}, {3637, 6}, {3643, 1}},
    {262468, 262340, 0, {2942, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {3374, 5}, {0, 0}}, {262501, 255782, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {262521, 255782, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3502, 6}, {3508, 1}},
    {262632, 262593, 0, {2865, 1}, {2945, 1}, {0, 0}, {0, 0}, {0, 0}, {3332, 4}, {2301, 1}}, {262657, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3396, 5}, {0, 0}},
    {262684, 262668, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {1393, 2}, {3374, 5}, {0, 0}}, {262695, 253132, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3542, 10}, {3442, 1}},
    {262712, 253132, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3542, 10}, {3442, 1}}, {262731, 248465, 0, {2948, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3645, 9}, {2053, 1}},
    {262748, 253132, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3542, 10}, {3442, 1}}, {262770, 253132, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3542, 10}, {3442, 1}},
    {262906, 262823, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}}, {263127, 263012, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {0, 0}, {3654, 6}, {3660, 1}},
    {263393, 263283, 0, {2955, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 6}, {0, 0}}, {263463, 263417, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {3332, 4}, {0, 0}},
    {263483, 248465, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3668, 7}, {379, 1}}, {263493, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3433, 9}, {3442, 1}},
    {263507, 261495, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}}, {263528, 251558, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {263551, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3675, 8}, {0, 0}}, {263564, 66014, 0, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3675, 8}, {0, 0}},
    {263582, 54154, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3683, 8}, {0, 0}}, {263597, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3557, 7}, {3320, 1}},
    {263724, 263636, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3691, 8}, {3386, 1}},
    {263954, 263747, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3699, 8}, {3707, 1}},
    {263971, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3709, 10}, {3442, 1}}, {263990, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3709, 10}, {3442, 1}},
    {264014, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3709, 10}, {3442, 1}}, {264030, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3709, 10}, {3442, 1}},
    {264051, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3557, 7}, {3320, 1}}, {264086, 264062, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3719, 6}, {0, 0}},
    {264105, 56719, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3725, 7}, {379, 1}}, {264119, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3557, 7}, {3320, 1}},
    {264130, 263636, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3732, 8}, {3386, 1}},
    {264142, 263747, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3740, 9}, {3707, 1}},
    {264218, 264160, 0, {2963, 3}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3749, 8}, {413, 1}}, {264354, 264231, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3757, 8}, {3765, 1}},
    {264377, 264231, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3757, 8}, {3765, 1}}, {264404, 264231, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3757, 8}, {3765, 1}},
    {264466, 264442, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {3401, 6}, {0, 0}}, {264518, 264485, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {3401, 6}, {0, 0}},
    {264598, 264546, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3767, 7}, {3774, 1}}, {264643, 264626, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {3374, 5}, {0, 0}},
    {264897, 264678, 1, {2966, 3}, {0, 0}, {0, 0}, {2969, 2}, {1403, 2}, {3776, 8}, {0, 0}}, {264966, 264910, 0, {2971, 1}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}},
    {264982, 54154, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 8}, {0, 0}}, {264997, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3792, 8}, {3320, 1}},
    {265008, 263636, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3800, 8}, {3386, 1}},
    {265019, 263747, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3808, 8}, {3707, 1}},
    {265036, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3816, 10}, {3442, 1}}, {265055, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3816, 10}, {3442, 1}},
    {265079, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3816, 10}, {3442, 1}}, {265095, 253132, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3816, 10}, {3442, 1}},
    {265116, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3792, 8}, {3320, 1}}, {265151, 265127, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3719, 6}, {0, 0}},
    {265170, 48383, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}}, {265182, 253132, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3433, 9}, {3442, 1}},
    {265198, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3826, 6}, {0, 0}}, {265257, 265237, 0, {2972, 1}, {2767, 1}, {0, 0}, {0, 0}, {1405, 1}, {3332, 4}, {0, 0}},
    {265605, 265468, 0, {2973, 2}, {2975, 1}, {0, 0}, {0, 0}, {0, 0}, {3832, 6}, {3838, 1}}, {265849, 265632, 0, {2976, 3}, {2979, 1}, {0, 0}, {0, 0}, {0, 0}, {3840, 7}, {3847, 1}},
    {266032, 265886, 0, {2980, 2}, {2979, 1}, {0, 0}, {0, 0}, {1406, 1}, {3849, 6}, {0, 0}}, {266126, 266052, 0, {2982, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3662, 6}, {0, 0}},
    {266285, 266220, 0, {2984, 2}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {3246, 5}, {0, 0}}, {266349, 266333, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {3855, 8}, {0, 0}},
    {266408, 266369, 0, {0, 0}, {2767, 1}, {0, 0}, {0, 0}, {1413, 1}, {3863, 7}, {0, 0}}, {266470, 266449, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {3870, 5}, {0, 0}},
    {266534, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3875, 8}, {0, 0}}, {266605, 266562, 0, {0, 0}, {2987, 1}, {0, 0}, {0, 0}, {1415, 1}, {3246, 5}, {0, 0}},
    {266679, 266653, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {3870, 5}, {0, 0}}, {266777, 266700, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3883, 7}, {0, 0}},
    {266886, 266868, 4, {0, 0}, {0, 0}, {2988, 1}, {0, 0}, {1417, 4}, {3890, 10}, {0, 0}}, {266983, 56456, 0, {2989, 1}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {3010, 2}, {0, 0}},
    {266998, 56456, 0, {2991, 1}, {2992, 1}, {0, 0}, {0, 0}, {0, 0}, {3903, 3}, {0, 0}}, {267010, 121012, 0, {2993, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {3906, 2}, {0, 0}},
    {267108, 267032, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {3908, 3}, {0, 0}}, {267168, 121294, 0, {2994, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3911, 5}, {2122, 1}},
    {267263, 267179, 0, {2996, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3916, 2}, {3918, 1}}, {267276, 121772, 0, {2997, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {3906, 2}, {2134, 1}},
    {267418, 267296, 0, {2999, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3920, 3}, {3923, 1}}, {267433, 123851, 1, {3001, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3925, 4}, {2181, 1}},
    {267587, 267475, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 3}, {3932, 1}}, {267757, 267627, 0, {3007, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {3906, 2}, {0, 0}},
    {267889, 267786, 4, {3009, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {3934, 4}, {3938, 2}}, {268092, 267905, 0, {3010, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3942, 5}, {3947, 1}},
    {268446, 268106, 1, {3013, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3949, 6}, {3955, 1}}, {268743, 268496, 5, {3018, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {3957, 4}, {3961, 2}},
    {268783, 268106, 1, {3013, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {3965, 2}, {2181, 1}}, {268812, 49682, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {3906, 2}, {542, 1}},
    {268891, 123619, 0, {3021, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {3906, 2}, {0, 0}}, {269064, 268919, 0, {3023, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {3906, 2}, {0, 0}},
    {269251, 269079, 0, {3026, 2}, {3028, 1}, {0, 0}, {0, 0}, {0, 0}, {3967, 4}, {3971, 1}}, {269302, 66014, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3973, 4}, {0, 0}},
    {270603, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}}, {270619, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3990, 11}, {0, 0}},
    {270689, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}}, {271121, 271099, 0, {3055, 3}, {3058, 1}, {0, 0}, {0, 0}, {1429, 1}, {4008, 10}, {0, 0}},
    {271781, 271739, 0, {3059, 1}, {3049, 1}, {0, 0}, {0, 0}, {1430, 2}, {4018, 6}, {0, 0}}, {271793, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1432, 1}, {4024, 10}, {0, 0}},
    {272708, 55785, 0, {3060, 3}, {3063, 1}, {0, 0}, {0, 0}, {1433, 4}, {4018, 6}, {0, 0}}, {272724, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3990, 11}, {0, 0}},
    {272741, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}}, {272758, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3990, 11}, {0, 0}},
    {272774, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3990, 11}, {0, 0}}, {272791, 55785, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4034, 7}, {0, 0}},
    {273192, 273159, 0, {3065, 2}, {3067, 1}, {0, 0}, {0, 0}, {1437, 1}, {4018, 6}, {0, 0}}, {273264, 273233, 0, {3068, 1}, {3069, 2}, {0, 0}, {0, 0}, {1437, 1}, {4018, 6}, {0, 0}},
    {273290, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}}, {273360, 273344, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {1438, 3}, {3979, 11}, {0, 0}},
    {273371, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}}, {273403, 55785, 0, {3071, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4041, 6}, {0, 0}},
    {273415, 55785, 0, {3073, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4047, 6}, {0, 0}}, {273589, 273558, 4, {3074, 2}, {3076, 1}, {3077, 2}, {0, 0}, {0, 0}, {4053, 7}, {4060, 1}},
    {273673, 0, 0, {0, 0}, {3049, 1}, {0, 0}, {0, 0}, {1442, 1}, {4062, 8}, {4070, 1}}, {273684, 55785, 0, {0, 0}, {3054, 1}, {0, 0}, {0, 0}, {1443, 1}, {4072, 7}, {0, 0}},
    {274277, 55785, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4079, 7}, {0, 0}}, {274929, 55785, 0, {3084, 5}, {3089, 1}, {0, 0}, {0, 0}, {1449, 5}, {4079, 7}, {0, 0}},
    {275027, 55785, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}}, {275083, 55785, 0, {3092, 1}, {3076, 1}, {0, 0}, {0, 0}, {1454, 3}, {4086, 4}, {0, 0}},
    {275095, 55785, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {4079, 7}, {0, 0}}, {275117, 55785, 0, {3093, 1}, {3054, 1}, {0, 0}, {0, 0}, {1441, 1}, {4047, 6}, {0, 0}},
    {275126, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}}, {275146, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}},
    {275183, 55785, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4090, 12}, {0, 0}}, {275194, 55785, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}},
    {275203, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}}, {275212, 55785, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}},
    {275852, 55785, 0, {3096, 2}, {3098, 2}, {0, 0}, {0, 0}, {1457, 2}, {4102, 9}, {0, 0}}, {275863, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}},
    {276200, 55785, 0, {3100, 2}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4018, 6}, {0, 0}}, {276212, 55785, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 10}, {0, 0}},
    {276225, 55785, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 10}, {0, 0}}, {276244, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4121, 6}, {0, 0}},
    {276351, 55785, 0, {3103, 2}, {3105, 1}, {0, 0}, {0, 0}, {0, 0}, {4024, 10}, {0, 0}}, {276363, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}},
    {276372, 55785, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}}, {276393, 55785, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}},
    {276415, 55785, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3990, 11}, {0, 0}}, {276432, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4024, 10}, {0, 0}},
    {276456, 55785, 0, {3108, 1}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}}, {276473, 55785, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3990, 11}, {0, 0}},
    {276489, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4024, 10}, {0, 0}}, {276514, 55785, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3990, 11}, {0, 0}},
    {276531, 55785, 0, {3109, 4}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {4018, 6}, {0, 0}}, {276901, 276869, 0, {3113, 4}, {3117, 1}, {0, 0}, {0, 0}, {1437, 1}, {4018, 6}, {0, 0}},
    {276949, 276928, 0, {3118, 1}, {3063, 1}, {0, 0}, {0, 0}, {1459, 4}, {4018, 6}, {0, 0}}, {276965, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}},
    {276998, 276980, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3990, 11}, {0, 0}}, {277011, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}},
    {277044, 277026, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3990, 11}, {0, 0}}, {277057, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}},
    {277160, 55785, 0, {3119, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4127, 6}, {0, 0}}, {277169, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}},
    {277194, 55785, 0, {3122, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4133, 7}, {0, 0}}, {277594, 55785, 0, {3125, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4018, 6}, {0, 0}},
    {277603, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4024, 10}, {0, 0}}, {277612, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}},
    {277628, 55785, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4041, 6}, {0, 0}}, {277644, 55785, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4041, 6}, {0, 0}},
    {277681, 277660, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4041, 6}, {0, 0}}, {277718, 277697, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {4041, 6}, {0, 0}},
    {277734, 55785, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4041, 6}, {0, 0}}, {277754, 55785, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4041, 6}, {0, 0}},
    {277926, 277908, 0, {3128, 5}, {3049, 1}, {0, 0}, {0, 0}, {1464, 5}, {4018, 6}, {0, 0}}, {277939, 55785, 0, {3133, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4041, 6}, {0, 0}},
    {278068, 278051, 0, {3135, 4}, {3063, 1}, {0, 0}, {0, 0}, {1469, 1}, {4018, 6}, {0, 0}}, {278080, 55785, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {4127, 6}, {0, 0}},
    {278093, 55785, 0, {3139, 1}, {3098, 2}, {0, 0}, {0, 0}, {1470, 1}, {4140, 8}, {0, 0}}, {278105, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}},
    {278137, 55785, 0, {3140, 3}, {3143, 1}, {0, 0}, {0, 0}, {0, 0}, {4018, 6}, {0, 0}}, {278157, 55785, 0, {3144, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4148, 9}, {0, 0}},
    {278169, 55785, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}}, {278182, 55785, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}},
    {278191, 55785, 0, {3147, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4018, 6}, {0, 0}}, {278292, 55785, 0, {3150, 3}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4047, 6}, {0, 0}},
    {278309, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4024, 10}, {0, 0}}, {278318, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {4001, 7}, {0, 0}},
    {278339, 55785, 0, {3153, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {4018, 6}, {0, 0}}, {278350, 55785, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3979, 11}, {0, 0}},
    {278370, 55785, 0, {3155, 2}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {4018, 6}, {0, 0}}, {278422, 55785, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1471, 1}, {4157, 8}, {0, 0}},
    {278445, 55785, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1472, 4}, {4079, 7}, {0, 0}}, {278569, 278477, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {4165, 5}, {0, 0}},
    {278626, 278591, 0, {0, 0}, {3157, 1}, {0, 0}, {0, 0}, {1480, 1}, {4086, 4}, {0, 0}}, {278691, 278645, 0, {3048, 1}, {0, 0}, {0, 0}, {0, 0}, {1480, 1}, {4086, 4}, {0, 0}},
    {278754, 278733, 4, {3092, 1}, {3076, 1}, {3158, 2}, {0, 0}, {0, 0}, {4170, 8}, {4060, 1}},
    {278806, 278770, 0, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4178, 6}, {0, 0}}, {279717, 279556, 0, {3163, 2}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {4187, 2}, {0, 0}},
    {279798, 279762, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4187, 2}, {0, 0}}, {279990, 279856, 4, {3166, 1}, {3167, 1}, {3168, 1}, {0, 0}, {0, 0}, {4189, 6}, {4195, 1}},
    {280132, 280055, 0, {3169, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {4187, 2}, {0, 0}}, {280419, 280271, 4, {3165, 1}, {0, 0}, {3171, 2}, {0, 0}, {1483, 6}, {4197, 7}, {0, 0}},
    {280531, 280468, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {4204, 1}, {0, 0}}, {280583, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4204, 1}, {0, 0}},
    {280637, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4204, 1}, {0, 0}}, {280713, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {4204, 1}, {0, 0}},
    {280806, 280773, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 1}, {4204, 1}, {0, 0}}, {280859, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4204, 1}, {0, 0}},
    {281047, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1492, 5}, {4205, 1}, {0, 0}}, {281120, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4204, 1}, {0, 0}},
    {281176, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4204, 1}, {0, 0}}, {281236, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4204, 1}, {0, 0}},
    {281373, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1497, 3}, {4204, 1}, {0, 0}}, {281493, 281431, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4206, 4}, {0, 0}},
    {281513, 281431, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4206, 4}, {0, 0}}, {281533, 281431, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4206, 4}, {0, 0}},
    {281656, 281605, 4, {3165, 1}, {0, 0}, {3173, 1}, {0, 0}, {1500, 3}, {4210, 8}, {0, 0}}, {281710, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {281770, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {281828, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {281887, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {281944, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {281986, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {282034, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {282121, 282084, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 1}, {4218, 1}, {0, 0}}, {282207, 282172, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1504, 3}, {4218, 1}, {0, 0}},
    {282264, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {282318, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {282364, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {282421, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {282493, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4218, 1}, {0, 0}}, {282553, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {282620, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {282685, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {282735, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {282849, 282802, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {4218, 1}, {0, 0}},
    {282897, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {282940, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {282996, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {283057, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {283111, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {283182, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {283237, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {283293, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {283342, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {283417, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {283475, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4218, 1}, {0, 0}}, {283525, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {283580, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {283657, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {283728, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {283840, 283801, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {4218, 1}, {0, 0}},
    {283892, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {283957, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {284029, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {284092, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {284146, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {284199, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {284253, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {284299, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {284452, 284395, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {4218, 1}, {0, 0}}, {284502, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {284552, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {284597, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {284646, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {284701, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {284781, 284395, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {4218, 1}, {0, 0}}, {284835, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {284886, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {284929, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {285053, 284996, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 1}, {4218, 1}, {0, 0}}, {285273, 285154, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {4218, 1}, {0, 0}},
    {285321, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {285371, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {285434, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {285488, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {285541, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {285586, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {285747, 285678, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 1}, {4218, 1}, {0, 0}}, {285807, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {285978, 285881, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1516, 2}, {4218, 1}, {0, 0}}, {286026, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {286079, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {286130, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {286190, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {286253, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}},
    {286311, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4218, 1}, {0, 0}}, {286579, 286418, 0, {3174, 2}, {3176, 1}, {0, 0}, {0, 0}, {1518, 2}, {4187, 2}, {0, 0}},
    {286611, 279762, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4219, 3}, {0, 0}}, {286656, 279762, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4187, 2}, {0, 0}},
    {286923, 286834, 0, {3177, 1}, {3178, 1}, {0, 0}, {0, 0}, {0, 0}, {4222, 4}, {0, 0}}, {287322, 287210, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1520, 9}, {4226, 3}, {0, 0}},
    {287365, 49287, 0, {3180, 1}, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {4229, 4}, {0, 0}}, {287597, 287530, 0, {3182, 1}, {3183, 1}, {0, 0}, {0, 0}, {1529, 1}, {4233, 3}, {0, 0}},
    {287772, 287639, 0, {3184, 2}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {4236, 4}, {0, 0}}, {287952, 287911, 0, {3186, 1}, {0, 0}, {0, 0}, {0, 0}, {1531, 1}, {4236, 4}, {0, 0}},
    {288072, 288004, 0, {3165, 1}, {3187, 1}, {0, 0}, {0, 0}, {1532, 1}, {4240, 3}, {0, 0}}, {288226, 288111, 4, {3188, 1}, {3183, 1}, {888, 1}, {0, 0}, {1533, 1}, {4243, 4}, {4195, 1}},
    {288547, 288334, 0, {3189, 2}, {3191, 2}, {0, 0}, {0, 0}, {1534, 4}, {4247, 4}, {0, 0}}, {288855, 288660, 5, {3193, 4}, {3176, 1}, {3197, 1}, {0, 0}, {1538, 2}, {4197, 7}, {0, 0}},
    {289001, 288924, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1540, 1}, {4187, 2}, {0, 0}}, {289258, 289093, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1541, 4}, {4187, 2}, {0, 0}},
    {289400, 289320, 0, {3165, 1}, {3201, 1}, {0, 0}, {0, 0}, {1545, 1}, {4251, 3}, {0, 0}}, {289434, 286834, 0, {3202, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4254, 4}, {0, 0}},
    {289630, 289497, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4258, 4}, {0, 0}}, {289723, 286834, 0, {3165, 1}, {3204, 1}, {0, 0}, {0, 0}, {1549, 5}, {4254, 4}, {0, 0}},
    {289843, 289762, 0, {3165, 1}, {3205, 1}, {0, 0}, {0, 0}, {1554, 1}, {4258, 4}, {0, 0}}, {289877, 289497, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4251, 3}, {0, 0}},
    {290001, 289919, 0, {3206, 1}, {3207, 1}, {0, 0}, {0, 0}, {1555, 1}, {4262, 3}, {0, 0}}, {290184, 290050, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1556, 2}, {4222, 4}, {0, 0}},
    {290432, 290261, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1558, 3}, {4265, 4}, {0, 0}}, {290651, 290530, 0, {3208, 1}, {3183, 1}, {0, 0}, {0, 0}, {1561, 4}, {4269, 5}, {0, 0}},
    {290758, 290677, 4, {3182, 1}, {3209, 1}, {888, 1}, {0, 0}, {0, 0}, {4274, 4}, {0, 0}}, {290851, 290790, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4222, 4}, {0, 0}},
    {290875, 286834, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4226, 3}, {0, 0}}, {290904, 286834, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4226, 3}, {0, 0}},
    {291021, 290949, 0, {3211, 2}, {3213, 1}, {0, 0}, {0, 0}, {0, 0}, {4226, 3}, {0, 0}}, {291049, 279762, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4206, 4}, {0, 0}},
    {291098, 286834, 0, {3165, 1}, {3214, 2}, {0, 0}, {0, 0}, {1565, 1}, {4226, 3}, {0, 0}}, {291121, 286834, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4226, 3}, {0, 0}},
    {291275, 286834, 0, {3216, 1}, {3217, 2}, {0, 0}, {0, 0}, {1566, 2}, {4222, 4}, {0, 0}}, {291327, 286834, 0, {3216, 1}, {3179, 1}, {0, 0}, {0, 0}, {1568, 2}, {4222, 4}, {0, 0}},
    {291351, 279762, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4278, 3}, {0, 0}}, {291398, 279762, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4222, 4}, {0, 0}},
    {291420, 279762, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4222, 4}, {0, 0}}, {291536, 291465, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4281, 3}, {0, 0}},
    {291655, 291577, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {4284, 3}, {0, 0}}, {291805, 291712, 0, {3220, 2}, {0, 0}, {0, 0}, {0, 0}, {1572, 1}, {4287, 4}, {4291, 1}},
    {292035, 291852, 4, {3222, 1}, {3223, 1}, {3224, 1}, {0, 0}, {1573, 1}, {4293, 4}, {4297, 1}},
    {292125, 291465, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1574, 4}, {4299, 4}, {0, 0}}, {292228, 292163, 0, {3219, 1}, {3225, 4}, {0, 0}, {0, 0}, {0, 0}, {4299, 4}, {0, 0}},
    {292341, 292163, 0, {3219, 1}, {3229, 8}, {0, 0}, {0, 0}, {0, 0}, {4299, 4}, {0, 0}}, {292571, 292407, 0, {3219, 1}, {3237, 1}, {0, 0}, {0, 0}, {1578, 5}, {4303, 4}, {0, 0}},
    {292621, 292163, 0, {3238, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4307, 3}, {0, 0}}, {292980, 292811, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4303, 4}, {0, 0}},
    {293012, 292811, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4303, 4}, {0, 0}}, {293045, 292163, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4303, 4}, {0, 0}},
    {293082, 292163, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4303, 4}, {0, 0}}, {293220, 293120, 0, {3219, 1}, {3241, 1}, {0, 0}, {0, 0}, {0, 0}, {4303, 4}, {0, 0}},
    {293370, 293252, 0, {3219, 1}, {3242, 1}, {0, 0}, {0, 0}, {1588, 3}, {4303, 4}, {0, 0}}, {293454, 293412, 0, {3243, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4310, 2}, {0, 0}},
    {293614, 293557, 0, {3244, 1}, {3245, 2}, {0, 0}, {0, 0}, {0, 0}, {4187, 2}, {0, 0}}, {293704, 293648, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4312, 4}, {0, 0}},
    {293759, 290790, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4222, 4}, {0, 0}}, {293864, 286834, 0, {3247, 1}, {3179, 1}, {0, 0}, {0, 0}, {1592, 2}, {4226, 3}, {0, 0}},
    {293993, 293893, 0, {3243, 1}, {3248, 1}, {0, 0}, {0, 0}, {1594, 1}, {4316, 4}, {4320, 1}},
    {294047, 294017, 4, {0, 0}, {0, 0}, {3249, 1}, {0, 0}, {360, 5}, {4322, 4}, {0, 0}}, {294102, 108098, 0, {3250, 1}, {3251, 1}, {0, 0}, {0, 0}, {0, 0}, {4326, 4}, {0, 0}},
    {294139, 286834, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1595, 1}, {4330, 4}, {0, 0}}, {294298, 294196, 0, {3252, 1}, {3176, 1}, {0, 0}, {0, 0}, {1596, 3}, {4334, 5}, {0, 0}},
    {294344, 286834, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4334, 5}, {0, 0}}, {294380, 286834, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4334, 5}, {0, 0}},
    {294458, 294423, 0, {0, 0}, {3253, 1}, {0, 0}, {0, 0}, {718, 1}, {4339, 4}, {0, 0}}, {294570, 294496, 0, {3182, 1}, {3209, 1}, {0, 0}, {0, 0}, {1599, 1}, {4187, 2}, {0, 0}},
    {294675, 294635, 0, {3254, 1}, {0, 0}, {0, 0}, {0, 0}, {1600, 4}, {4343, 3}, {0, 0}}, {294860, 294710, 0, {3255, 2}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {4346, 3}, {4349, 1}},
    {294995, 294897, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1604, 1}, {4278, 3}, {0, 0}}, {295100, 295029, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1605, 1}, {4251, 3}, {0, 0}},
    {295319, 295132, 5, {3258, 2}, {3167, 1}, {888, 1}, {0, 0}, {1606, 1}, {4351, 7}, {4195, 1}},
    {295409, 295338, 4, {3260, 1}, {3261, 1}, {888, 1}, {0, 0}, {0, 0}, {4358, 3}, {4195, 1}},
    {295526, 295440, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4361, 3}, {0, 0}}, {295637, 108098, 0, {3250, 1}, {3183, 1}, {0, 0}, {0, 0}, {1607, 3}, {4364, 3}, {0, 0}},
    {295928, 279762, 0, {3165, 1}, {3262, 2}, {0, 0}, {0, 0}, {1610, 5}, {4367, 3}, {4370, 1}},
    {296229, 296121, 0, {3165, 1}, {3264, 2}, {0, 0}, {0, 0}, {1615, 2}, {4372, 3}, {0, 0}}, {296287, 293648, 0, {3165, 1}, {3266, 2}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}},
    {296334, 286834, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4380, 4}, {0, 0}}, {296372, 286834, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}},
    {296403, 286834, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}}, {296444, 293648, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}},
    {296487, 279762, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4187, 2}, {0, 0}}, {296532, 293648, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}},
    {296887, 296663, 1, {3268, 3}, {3271, 2}, {0, 0}, {0, 0}, {1617, 4}, {4372, 3}, {0, 0}}, {297050, 296966, 0, {3273, 2}, {3275, 2}, {0, 0}, {0, 0}, {0, 0}, {4367, 3}, {0, 0}},
    {297186, 297095, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}}, {297428, 297277, 0, {3165, 1}, {3277, 2}, {0, 0}, {0, 0}, {1621, 2}, {4265, 4}, {0, 0}},
    {297590, 297473, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1623, 2}, {4222, 4}, {0, 0}}, {297741, 297634, 0, {3279, 2}, {3281, 1}, {0, 0}, {0, 0}, {1625, 1}, {4372, 3}, {0, 0}},
    {297796, 286834, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4334, 5}, {0, 0}}, {297872, 286834, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1626, 1}, {4334, 5}, {0, 0}},
    {297926, 286834, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4265, 4}, {0, 0}}, {298181, 298037, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1627, 1}, {4375, 5}, {0, 0}},
    {298214, 286834, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4265, 4}, {0, 0}}, {298537, 286834, 0, {3282, 1}, {3283, 3}, {0, 0}, {0, 0}, {1628, 1}, {4334, 5}, {0, 0}},
    {298818, 286834, 0, {3286, 1}, {3287, 4}, {0, 0}, {0, 0}, {1629, 1}, {4334, 5}, {0, 0}}, {299179, 298931, 0, {3165, 1}, {3291, 1}, {0, 0}, {0, 0}, {1630, 5}, {4384, 3}, {0, 0}},
    {299365, 299245, 0, {3165, 1}, {3292, 3}, {0, 0}, {0, 0}, {1635, 3}, {4387, 4}, {0, 0}}, {299583, 299445, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1638, 1}, {4367, 3}, {0, 0}},
    {300098, 299789, 0, {3298, 2}, {3297, 1}, {0, 0}, {0, 0}, {1639, 3}, {4367, 3}, {0, 0}}, {300405, 300217, 0, {3300, 2}, {3302, 3}, {0, 0}, {0, 0}, {1642, 2}, {4380, 4}, {0, 0}},
    {300822, 300601, 0, {3305, 2}, {3307, 3}, {0, 0}, {0, 0}, {1644, 7}, {4380, 4}, {0, 0}}, {301073, 300882, 0, {3310, 2}, {3312, 2}, {0, 0}, {0, 0}, {1651, 3}, {4380, 4}, {0, 0}},
    {301220, 297095, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1654, 8}, {4375, 5}, {0, 0}}, {301350, 301258, 0, {3314, 1}, {3315, 1}, {0, 0}, {0, 0}, {366, 1}, {4391, 3}, {4394, 1}},
    {301510, 301398, 4, {3165, 1}, {3316, 1}, {482, 1}, {0, 0}, {0, 0}, {4396, 8}, {0, 0}}, {301539, 293648, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}},
    {301597, 295440, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}}, {301628, 297095, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}},
    {301751, 301719, 0, {3317, 2}, {3319, 1}, {0, 0}, {0, 0}, {1662, 3}, {4372, 3}, {0, 0}}, {301978, 301922, 0, {3165, 1}, {3320, 4}, {0, 0}, {0, 0}, {1665, 5}, {4334, 5}, {0, 0}},
    {302184, 302052, 0, {3165, 1}, {3324, 4}, {0, 0}, {0, 0}, {1670, 2}, {4334, 5}, {0, 0}}, {302428, 302230, 0, {3165, 1}, {3328, 4}, {0, 0}, {0, 0}, {1672, 4}, {4334, 5}, {0, 0}},
    {302709, 302530, 0, {3332, 2}, {3334, 2}, {0, 0}, {0, 0}, {1676, 3}, {4367, 3}, {0, 0}}, {303106, 302801, 1, {3336, 5}, {3341, 2}, {0, 0}, {0, 0}, {1679, 3}, {4372, 3}, {0, 0}},
    {303145, 293648, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4375, 5}, {0, 0}}, {303314, 303228, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1682, 1}, {4375, 5}, {0, 0}},
    {303633, 303467, 0, {3343, 2}, {0, 0}, {0, 0}, {0, 0}, {1683, 5}, {4372, 3}, {0, 0}}, {303839, 301922, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1688, 6}, {4334, 5}, {0, 0}},
    {303898, 293648, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {513, 1}, {4375, 5}, {0, 0}}, {303935, 290790, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4222, 4}, {0, 0}},
    {304234, 304017, 4, {3345, 1}, {3183, 1}, {3168, 1}, {0, 0}, {1694, 2}, {4404, 5}, {4195, 1}},
    {304362, 304271, 0, {0, 0}, {3239, 1}, {0, 0}, {0, 0}, {1696, 3}, {4187, 2}, {0, 0}}, {304459, 304402, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 1}, {4205, 1}, {0, 0}},
    {304516, 279762, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4206, 4}, {0, 0}}, {304590, 304533, 4, {3346, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {4409, 6}, {0, 0}},
    {305465, 304863, 1, {3347, 7}, {3354, 1}, {0, 0}, {0, 0}, {1700, 6}, {4415, 2}, {0, 0}}, {305507, 286834, 0, {3202, 1}, {3355, 1}, {0, 0}, {0, 0}, {0, 0}, {4251, 3}, {0, 0}},
    {305704, 305582, 0, {3356, 2}, {3358, 1}, {0, 0}, {0, 0}, {1706, 1}, {4415, 2}, {0, 0}}, {306128, 305824, 1, {3359, 4}, {3179, 1}, {0, 0}, {0, 0}, {1707, 4}, {4415, 2}, {0, 0}},
    {306297, 306183, 0, {3363, 2}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {4415, 2}, {0, 0}}, {306675, 306336, 1, {3359, 4}, {0, 0}, {0, 0}, {0, 0}, {1712, 6}, {4415, 2}, {0, 0}},
    {306753, 306710, 0, {3208, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4417, 2}, {0, 0}}, {306881, 306834, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1718, 1}, {2976, 2}, {0, 0}},
    {306891, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}}, {306946, 0, 0, {3365, 2}, {1236, 1}, {0, 0}, {0, 0}, {1719, 2}, {0, 0}, {0, 0}},
    {307003, 0, 0, {3367, 3}, {1236, 1}, {0, 0}, {0, 0}, {1721, 1}, {0, 0}, {0, 0}}, {307129, 223399, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4420, 2}, {0, 0}},
    {307199, 307144, 0, {2652, 1}, {3373, 1}, {0, 0}, {0, 0}, {0, 0}, {4422, 4}, {0, 0}}, {307364, 307247, 0, {3374, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4426, 2}, {114, 1}},
    {307466, 307422, 0, {0, 0}, {3378, 1}, {0, 0}, {0, 0}, {1722, 1}, {4428, 2}, {0, 0}}, {307647, 307549, 0, {3379, 3}, {662, 1}, {0, 0}, {0, 0}, {1723, 3}, {4430, 8}, {0, 0}},
    {307733, 307663, 0, {136, 1}, {3378, 1}, {0, 0}, {0, 0}, {0, 0}, {4428, 2}, {4438, 1}}, {307982, 307762, 0, {3382, 1}, {3383, 2}, {0, 0}, {0, 0}, {0, 0}, {4440, 4}, {4444, 1}},
    {308134, 308002, 0, {3385, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4426, 2}, {114, 1}}, {308347, 308185, 0, {3389, 2}, {135, 1}, {0, 0}, {0, 0}, {1726, 1}, {4446, 4}, {4450, 1}},
    {308417, 308362, 0, {3382, 1}, {3391, 1}, {0, 0}, {0, 0}, {1727, 3}, {4452, 2}, {0, 0}}, {308632, 308474, 0, {3392, 3}, {3395, 1}, {0, 0}, {0, 0}, {0, 0}, {4454, 7}, {4461, 1}},
    {308741, 308667, 0, {3005, 1}, {3396, 1}, {0, 0}, {0, 0}, {0, 0}, {4463, 2}, {0, 0}}, {309063, 308864, 0, {3397, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4465, 4}, {4469, 1}},
    {309311, 309077, 0, {3402, 3}, {3372, 1}, {0, 0}, {0, 0}, {1726, 1}, {4471, 4}, {4475, 1}},
    {309431, 309325, 0, {3405, 2}, {140, 1}, {0, 0}, {0, 0}, {1730, 2}, {4477, 3}, {4480, 1}},
    {309619, 309459, 0, {3407, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4482, 3}, {4485, 1}}, {309704, 309637, 0, {3409, 2}, {3372, 1}, {0, 0}, {0, 0}, {779, 2}, {4487, 3}, {114, 1}},
    {309778, 309727, 4, {3411, 2}, {97, 1}, {3413, 1}, {0, 0}, {0, 0}, {4490, 4}, {4494, 1}}, {309790, 308002, 0, {3414, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4426, 2}, {114, 1}},
    {309808, 307247, 0, {3418, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4426, 2}, {114, 1}}, {309965, 309827, 0, {3422, 2}, {576, 1}, {0, 0}, {0, 0}, {1732, 2}, {4496, 6}, {4502, 1}},
    {310047, 309988, 0, {3424, 3}, {3391, 1}, {0, 0}, {0, 0}, {1734, 1}, {4504, 4}, {0, 0}}, {310303, 310185, 0, {3427, 1}, {0, 0}, {0, 0}, {0, 0}, {1735, 2}, {4508, 2}, {0, 0}},
    {310455, 310316, 0, {3428, 2}, {576, 1}, {0, 0}, {0, 0}, {1737, 2}, {4510, 6}, {4502, 1}},
    {310653, 310513, 0, {3430, 1}, {3431, 1}, {0, 0}, {0, 0}, {686, 1}, {4516, 3}, {0, 0}}, {310841, 310677, 0, {3432, 2}, {3434, 1}, {0, 0}, {0, 0}, {686, 1}, {4519, 4}, {4480, 1}},
    {311147, 310906, 0, {3435, 2}, {3437, 2}, {0, 0}, {0, 0}, {1739, 3}, {4523, 3}, {4526, 1}},
    {311335, 311159, 0, {3439, 5}, {3444, 1}, {0, 0}, {0, 0}, {767, 1}, {4426, 2}, {4469, 1}},
    {311350, 223399, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4528, 3}, {0, 0}}, {311412, 311368, 0, {3445, 2}, {3447, 1}, {0, 0}, {0, 0}, {1742, 1}, {4531, 4}, {0, 0}},
    {311474, 48383, 0, {0, 0}, {3448, 1}, {0, 0}, {0, 0}, {0, 0}, {4528, 3}, {0, 0}}, {311577, 311486, 0, {3449, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4487, 3}, {114, 1}},
    {311590, 43108, 0, {3371, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {4535, 3}, {0, 0}}, {311687, 311635, 1, {3452, 4}, {3373, 1}, {0, 0}, {0, 0}, {1743, 2}, {4538, 7}, {114, 1}},
    {311735, 311708, 1, {3456, 4}, {3444, 1}, {0, 0}, {0, 0}, {1743, 2}, {4538, 7}, {114, 1}},
    {311829, 311757, 0, {3373, 1}, {3372, 1}, {0, 0}, {0, 0}, {512, 1}, {4545, 4}, {0, 0}}, {311901, 311846, 0, {3460, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4549, 2}, {0, 0}},
    {311945, 13112, 0, {0, 0}, {3461, 1}, {0, 0}, {0, 0}, {0, 0}, {3071, 2}, {4551, 1}}, {311959, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}},
    {312183, 312100, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 1}, {4554, 1}}, {312286, 312221, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}},
    {312298, 312221, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}}, {312470, 312380, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4557, 2}, {0, 0}},
    {312550, 312484, 0, {3471, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4559, 2}, {0, 0}}, {312752, 312604, 0, {3472, 2}, {0, 0}, {0, 0}, {3474, 1}, {1745, 1}, {4559, 2}, {4561, 1}},
    {312849, 312770, 0, {3475, 1}, {3476, 1}, {0, 0}, {0, 0}, {1746, 1}, {0, 0}, {0, 0}}, {312862, 312100, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 1}, {4554, 1}},
    {312875, 312100, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 1}, {4554, 1}}, {312907, 178913, 0, {0, 0}, {3470, 1}, {0, 0}, {0, 0}, {346, 1}, {4563, 2}, {295, 1}},
    {312974, 312921, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {312992, 312921, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {313010, 312221, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}}, {313027, 312100, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 1}, {4554, 1}},
    {313043, 312921, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {313058, 312221, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}},
    {313070, 312221, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}}, {313085, 312221, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}},
    {313206, 313100, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}}, {313269, 313217, 0, {3479, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3492, 1}},
    {313386, 313292, 0, {3479, 1}, {3478, 1}, {0, 0}, {0, 0}, {1747, 1}, {4568, 1}, {3121, 1}},
    {313491, 313401, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4569, 1}}, {313512, 313401, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4569, 1}},
    {313533, 312100, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 1}, {4554, 1}}, {313587, 313569, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1748, 5}, {4571, 5}, {0, 0}},
    {313600, 313100, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}}, {313611, 313100, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}},
    {313625, 313100, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}}, {313788, 313731, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1753, 4}, {4576, 5}, {0, 0}},
    {313854, 313814, 0, {0, 0}, {3488, 1}, {0, 0}, {0, 0}, {1757, 1}, {4581, 2}, {0, 0}}, {313873, 313100, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}},
    {313884, 313100, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}}, {313898, 313100, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}},
    {314023, 313920, 4, {3472, 2}, {0, 0}, {3489, 2}, {2782, 1}, {0, 0}, {4557, 2}, {4561, 1}},
    {314130, 314056, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 6}, {4583, 3}, {0, 0}}, {314177, 314150, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1764, 5}, {4586, 2}, {0, 0}},
    {314233, 314056, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1769, 4}, {4586, 2}, {0, 0}}, {314283, 314056, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1773, 4}, {4586, 2}, {0, 0}},
    {314304, 313100, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}}, {314315, 313100, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}},
    {314329, 313100, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}}, {314386, 314358, 0, {0, 0}, {3491, 1}, {0, 0}, {0, 0}, {1777, 1}, {642, 1}, {0, 0}},
    {314449, 314409, 0, {3492, 1}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {314536, 314467, 0, {3494, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {314554, 314467, 0, {3494, 2}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {314572, 312380, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4557, 2}, {0, 0}},
    {314585, 313100, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}}, {314596, 313100, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}},
    {314610, 313100, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}}, {314624, 312221, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}},
    {314689, 314636, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1778, 3}, {815, 1}, {0, 0}}, {314704, 312221, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}},
    {314716, 312221, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}}, {314728, 313100, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4565, 1}, {4566, 1}},
    {314739, 312100, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 1}, {4554, 1}}, {314751, 312221, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}},
    {314762, 312100, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 1}, {4554, 1}}, {314777, 312921, 0, {3496, 1}, {3497, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {314846, 314793, 0, {3498, 1}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {314866, 312221, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}},
    {314881, 312221, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}}, {314896, 14022, 0, {3475, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {315048, 314916, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4588, 1}, {4589, 1}}, {315061, 314916, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4588, 1}, {4589, 1}},
    {315074, 314916, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4588, 1}, {4589, 1}}, {315086, 314916, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4588, 1}, {4589, 1}},
    {315100, 314916, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4588, 1}, {4589, 1}}, {315114, 312100, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 1}, {4554, 1}},
    {315127, 312221, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}}, {315190, 315139, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1781, 3}, {815, 1}, {0, 0}},
    {315204, 312100, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4553, 1}, {4554, 1}}, {315218, 312921, 0, {3501, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {315231, 312221, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4556, 1}, {214, 1}}, {315394, 315330, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4591, 2}, {0, 0}},
    {315427, 315330, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4591, 2}, {0, 0}}, {315472, 315330, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4591, 2}, {0, 0}},
    {315793, 315619, 0, {3504, 3}, {3507, 1}, {0, 0}, {0, 0}, {0, 0}, {4593, 5}, {4598, 1}}, {315896, 315861, 0, {3508, 2}, {3510, 1}, {0, 0}, {0, 0}, {0, 0}, {4600, 3}, {1874, 1}},
    {315945, 315919, 0, {3511, 1}, {3512, 1}, {0, 0}, {0, 0}, {0, 0}, {4600, 3}, {1933, 1}}, {316088, 316017, 0, {3513, 1}, {3514, 1}, {0, 0}, {0, 0}, {0, 0}, {4603, 3}, {0, 0}},
    {316398, 316238, 0, {3515, 3}, {3518, 1}, {0, 0}, {0, 0}, {0, 0}, {4606, 5}, {4611, 1}}, {316730, 316555, 0, {3519, 3}, {3522, 1}, {0, 0}, {0, 0}, {1784, 1}, {4613, 4}, {4617, 1}},
    {317097, 316839, 0, {3523, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4619, 4}, {4623, 1}}, {317360, 317128, 0, {3529, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4625, 4}, {4629, 1}},
    {317636, 317458, 0, {3534, 2}, {3536, 2}, {0, 0}, {0, 0}, {0, 0}, {4631, 5}, {4636, 1}}, {318273, 318249, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1785, 1}, {0, 0}, {0, 0}},
    {318793, 318525, 0, {3564, 3}, {3567, 1}, {0, 0}, {0, 0}, {1786, 2}, {4639, 5}, {0, 0}}, {319137, 319031, 0, {3568, 1}, {3569, 1}, {0, 0}, {0, 0}, {1788, 2}, {4644, 3}, {4647, 1}},
    {319683, 319568, 0, {3570, 1}, {3571, 1}, {0, 0}, {0, 0}, {0, 0}, {4649, 2}, {0, 0}}, {320316, 319960, 1, {3572, 4}, {3576, 1}, {0, 0}, {0, 0}, {1790, 3}, {4549, 2}, {4651, 1}},
    {320673, 320571, 0, {3577, 2}, {3576, 1}, {0, 0}, {0, 0}, {0, 0}, {4549, 2}, {0, 0}}, {321267, 321133, 0, {3579, 3}, {3582, 1}, {0, 0}, {0, 0}, {1793, 3}, {4653, 3}, {0, 0}},
    {321391, 321309, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}, {0, 0}}, {321705, 321454, 0, {3583, 2}, {3585, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4656, 1}},
    {322477, 322381, 0, {3586, 3}, {3589, 1}, {0, 0}, {0, 0}, {1798, 5}, {4658, 2}, {0, 0}}, {322666, 322506, 0, {3590, 2}, {3592, 1}, {0, 0}, {0, 0}, {1803, 3}, {4660, 3}, {4469, 1}},
    {322875, 322691, 0, {3593, 2}, {3595, 1}, {0, 0}, {0, 0}, {1806, 7}, {4663, 3}, {4469, 1}},
    {322982, 322889, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4666, 1}}, {323004, 322889, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4666, 1}},
    {323110, 323042, 0, {3597, 2}, {0, 0}, {0, 0}, {0, 0}, {1813, 5}, {4668, 1}, {0, 0}}, {323252, 323125, 0, {3593, 2}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4668, 1}, {4469, 1}},
    {323357, 323270, 0, {3599, 4}, {0, 0}, {0, 0}, {0, 0}, {1798, 5}, {4669, 2}, {0, 0}}, {323521, 323369, 0, {3603, 3}, {0, 0}, {0, 0}, {0, 0}, {1803, 3}, {4671, 3}, {4469, 1}},
    {323695, 323540, 0, {3606, 3}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4674, 3}, {4469, 1}}, {323914, 323710, 0, {3593, 2}, {3609, 1}, {0, 0}, {0, 0}, {1823, 1}, {4677, 2}, {4679, 1}},
    {324059, 323937, 0, {3610, 2}, {3609, 1}, {0, 0}, {0, 0}, {0, 0}, {4681, 1}, {4682, 1}}, {324877, 324809, 0, {1294, 1}, {3623, 1}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {325250, 324809, 0, {3624, 6}, {3630, 1}, {0, 0}, {0, 0}, {1825, 7}, {0, 0}, {4684, 1}}, {325323, 325267, 0, {3624, 6}, {0, 0}, {0, 0}, {0, 0}, {1832, 5}, {0, 0}, {4684, 1}},
    {325370, 325267, 0, {3631, 2}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {0, 0}, {0, 0}}, {325397, 325267, 0, {3633, 7}, {0, 0}, {0, 0}, {0, 0}, {1838, 4}, {0, 0}, {4684, 1}},
    {325415, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {325434, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {325453, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {325472, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {325488, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {325504, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {325520, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {325533, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {325549, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {325565, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {325581, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {325599, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {325617, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {325704, 113069, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 2}, {0, 0}, {0, 0}},
    {325874, 325750, 0, {3641, 3}, {3644, 1}, {0, 0}, {0, 0}, {1844, 2}, {0, 0}, {0, 0}}, {325987, 325267, 0, {3645, 1}, {0, 0}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {326001, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {326018, 150073, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
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
    {17095, 16896, {328, 1}, {0, 0}, {0, 0}}, {36101, 16896, {329, 1}, {0, 0}, {0, 0}}, {36124, 16896, {330, 1}, {0, 0}, {0, 0}},
    {46391, 0, {0, 0}, {0, 0}, {0, 0}}, {46403, 0, {0, 0}, {0, 0}, {0, 0}}, {46411, 0, {0, 0}, {0, 0}, {0, 0}},
    {46422, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 46438, {460, 1}, {0, 0}, {0, 0}},
    {50460, 50432, {0, 0}, {681, 1}, {0, 0}}, {50486, 50465, {144, 1}, {0, 0}, {0, 0}}, {50512, 50494, {0, 0}, {681, 1}, {0, 0}},
    {50534, 50517, {0, 0}, {681, 1}, {0, 0}}, {50555, 50538, {0, 0}, {681, 1}, {0, 0}}, {50581, 50559, {0, 0}, {681, 1}, {0, 0}},
    {50607, 50590, {0, 0}, {681, 1}, {0, 0}}, {50633, 50611, {0, 0}, {681, 1}, {0, 0}}, {50664, 50642, {0, 0}, {681, 1}, {0, 0}},
    {50690, 50673, {0, 0}, {681, 1}, {0, 0}}, {50714, 50694, {0, 0}, {681, 1}, {0, 0}}, {50741, 50721, {0, 0}, {681, 1}, {0, 0}},
    {50775, 50748, {0, 0}, {681, 1}, {0, 0}}, {50811, 50789, {0, 0}, {681, 1}, {0, 0}}, {50844, 50820, {0, 0}, {681, 1}, {0, 0}},
    {50875, 50855, {0, 0}, {681, 1}, {0, 0}}, {50906, 50882, {0, 0}, {681, 1}, {0, 0}}, {50940, 50917, {0, 0}, {681, 1}, {0, 0}},
    {50991, 50969, {509, 2}, {0, 0}, {0, 0}}, {51019, 51000, {509, 2}, {0, 0}, {0, 0}}, {17624, 51025, {0, 0}, {682, 1}, {0, 0}},
    {51113, 51092, {511, 2}, {682, 1}, {0, 0}}, {21, 51156, {513, 4}, {683, 2}, {0, 0}}, {55, 51197, {0, 0}, {0, 0}, {0, 0}},
    {51261, 51241, {517, 2}, {0, 0}, {0, 0}}, {21161, 51277, {519, 3}, {192, 2}, {0, 0}}, {51315, 51297, {0, 0}, {681, 1}, {0, 0}},
    {51345, 51326, {522, 1}, {0, 0}, {0, 0}}, {51380, 51351, {523, 2}, {683, 2}, {0, 0}}, {51425, 51396, {144, 1}, {192, 2}, {0, 0}},
    {1126, 51466, {525, 3}, {192, 2}, {0, 0}}, {51486, 51497, {528, 1}, {685, 2}, {0, 0}}, {1303, 51583, {529, 1}, {0, 0}, {0, 0}},
    {51656, 51618, {530, 2}, {687, 1}, {0, 0}}, {51722, 51688, {532, 3}, {688, 1}, {0, 0}}, {51804, 51734, {535, 2}, {689, 1}, {690, 1}},
    {51892, 51855, {537, 2}, {692, 2}, {690, 1}}, {51965, 51930, {539, 2}, {689, 1}, {690, 1}},
    {52034, 52010, {541, 1}, {0, 0}, {0, 0}}, {52127, 52098, {542, 5}, {687, 1}, {0, 0}}, {52170, 52151, {547, 2}, {694, 1}, {690, 1}},
    {52234, 52211, {549, 2}, {687, 1}, {0, 0}}, {51113, 51092, {551, 2}, {694, 1}, {690, 1}}, {52250, 52262, {553, 1}, {695, 1}, {0, 0}},
    {52318, 52296, {554, 2}, {687, 1}, {0, 0}}, {51261, 51241, {556, 3}, {694, 1}, {690, 1}}, {52417, 52393, {559, 3}, {687, 1}, {0, 0}},
    {52501, 52472, {562, 3}, {689, 1}, {690, 1}}, {52553, 52525, {565, 2}, {696, 1}, {0, 0}}, {2090, 52568, {567, 2}, {694, 1}, {690, 1}},
    {52668, 52644, {569, 2}, {0, 0}, {0, 0}}, {6753, 52679, {571, 1}, {0, 0}, {0, 0}}, {15216, 52697, {0, 0}, {0, 0}, {0, 0}},
    {52740, 52715, {0, 0}, {687, 1}, {0, 0}}, {53931, 53911, {587, 3}, {694, 1}, {690, 1}}, {55243, 55199, {604, 2}, {771, 1}, {0, 0}},
    {55302, 55260, {606, 1}, {772, 1}, {0, 0}}, {55407, 55339, {607, 2}, {0, 0}, {0, 0}}, {14372, 55434, {606, 1}, {773, 1}, {0, 0}},
    {55522, 55467, {606, 1}, {774, 1}, {0, 0}}, {55596, 55541, {606, 1}, {775, 1}, {0, 0}}, {1303, 55656, {268, 2}, {776, 1}, {0, 0}},
    {55703, 55673, {460, 1}, {0, 0}, {0, 0}}, {51261, 16896, {609, 1}, {0, 0}, {0, 0}}, {55746, 55718, {610, 1}, {0, 0}, {0, 0}},
    {55750, 0, {0, 0}, {0, 0}, {0, 0}}, {55760, 0, {0, 0}, {0, 0}, {0, 0}}, {55767, 0, {0, 0}, {0, 0}, {0, 0}},
    {51261, 16896, {609, 1}, {0, 0}, {0, 0}}, {16911, 16896, {147, 1}, {0, 0}, {0, 0}}, {60461, 1458, {663, 1}, {0, 0}, {0, 0}},
    {60492, 60498, {664, 1}, {890, 1}, {0, 0}}, {60561, 1458, {665, 1}, {0, 0}, {0, 0}}, {60588, 1458, {666, 1}, {0, 0}, {0, 0}},
    {60678, 60607, {667, 4}, {0, 0}, {0, 0}}, {60722, 60738, {671, 1}, {0, 0}, {0, 0}}, {43503, 60498, {672, 1}, {890, 1}, {0, 0}},
    {60816, 1600, {673, 3}, {0, 0}, {0, 0}}, {39989, 60498, {676, 1}, {891, 1}, {0, 0}}, {60877, 1458, {677, 1}, {0, 0}, {0, 0}},
    {49083, 60498, {678, 1}, {890, 1}, {0, 0}}, {60920, 1458, {679, 1}, {0, 0}, {0, 0}}, {61002, 61028, {680, 5}, {0, 0}, {0, 0}},
    {61175, 1458, {685, 1}, {0, 0}, {0, 0}}, {61248, 61197, {686, 1}, {892, 1}, {0, 0}}, {61281, 1458, {687, 1}, {0, 0}, {0, 0}},
    {61335, 1458, {688, 1}, {0, 0}, {0, 0}}, {61374, 60498, {689, 1}, {890, 1}, {0, 0}}, {61381, 60498, {690, 1}, {890, 1}, {0, 0}},
    {61386, 60498, {691, 1}, {890, 1}, {0, 0}}, {76244, 1458, {879, 1}, {0, 0}, {0, 0}}, {51134, 0, {0, 0}, {0, 0}, {0, 0}},
    {2137, 0, {0, 0}, {0, 0}, {0, 0}}, {76905, 1458, {884, 1}, {0, 0}, {0, 0}}, {76969, 76942, {885, 1}, {0, 0}, {0, 0}},
    {79047, 16896, {893, 1}, {0, 0}, {0, 0}}, {79080, 16896, {894, 1}, {0, 0}, {0, 0}}, {79117, 16896, {895, 1}, {0, 0}, {0, 0}},
    {79148, 16896, {896, 1}, {0, 0}, {0, 0}}, {79173, 16896, {897, 1}, {0, 0}, {0, 0}}, {79196, 16896, {898, 1}, {0, 0}, {0, 0}},
    {1303, 95470, {932, 2}, {1612, 2}, {0, 0}}, {59230, 95609, {934, 3}, {0, 0}, {0, 0}}, {95701, 0, {0, 0}, {681, 1}, {0, 0}},
    {55746, 95724, {937, 1}, {1614, 2}, {0, 0}}, {95780, 95753, {938, 2}, {1616, 3}, {0, 0}}, {60980, 95831, {940, 3}, {0, 0}, {0, 0}},
    {95908, 0, {0, 0}, {0, 0}, {0, 0}}, {95950, 1600, {943, 1}, {0, 0}, {1619, 1}}, {16911, 95963, {944, 1}, {1621, 2}, {0, 0}},
    {96095, 1600, {945, 3}, {0, 0}, {1623, 1}}, {96128, 1600, {948, 2}, {0, 0}, {1625, 1}}, {96166, 1600, {950, 2}, {0, 0}, {0, 0}},
    {96179, 1600, {952, 1}, {0, 0}, {0, 0}}, {96234, 96213, {953, 1}, {0, 0}, {0, 0}}, {96248, 1600, {954, 3}, {0, 0}, {0, 0}},
    {96278, 96285, {957, 1}, {0, 0}, {0, 0}}, {96330, 96305, {958, 2}, {0, 0}, {0, 0}}, {96379, 96365, {960, 1}, {0, 0}, {0, 0}},
    {96409, 1600, {961, 2}, {0, 0}, {0, 0}}, {96425, 1600, {963, 2}, {0, 0}, {0, 0}}, {96518, 1600, {965, 4}, {0, 0}, {1627, 3}},
    {96610, 1600, {969, 5}, {0, 0}, {1633, 1}}, {96804, 1600, {974, 8}, {0, 0}, {1635, 3}}, {97019, 1600, {982, 16}, {1641, 1}, {1642, 3}},
    {97115, 1600, {998, 8}, {0, 0}, {1648, 3}}, {97229, 97174, {1006, 1}, {0, 0}, {1654, 2}}, {97382, 97287, {1007, 2}, {0, 0}, {1658, 2}},
    {97464, 97411, {1009, 2}, {0, 0}, {1662, 3}}, {97472, 1600, {1011, 4}, {0, 0}, {0, 0}}, {97569, 1600, {1015, 9}, {0, 0}, {1668, 3}},
    {97633, 1600, {1024, 2}, {0, 0}, {1674, 3}}, {97711, 1600, {1026, 7}, {0, 0}, {1680, 3}}, {97757, 1600, {1033, 4}, {0, 0}, {1686, 3}},
    {97808, 1600, {1037, 4}, {0, 0}, {1692, 3}}, {97878, 1600, {1041, 3}, {0, 0}, {1698, 3}}, {97940, 1600, {1044, 8}, {0, 0}, {1704, 3}},
    {98011, 1600, {1052, 8}, {0, 0}, {1710, 1}}, {98065, 1600, {1060, 3}, {0, 0}, {1712, 3}}, {98093, 0, {0, 0}, {0, 0}, {1718, 1}},
    {98170, 1600, {1063, 8}, {0, 0}, {1720, 1}}, {98367, 1600, {1071, 14}, {1641, 1}, {1722, 3}},
    {98397, 1600, {1085, 4}, {0, 0}, {1728, 2}}, {98489, 1600, {1089, 2}, {0, 0}, {1732, 3}}, {98517, 98512, {1091, 1}, {0, 0}, {0, 0}},
    {31504, 16896, {1092, 1}, {0, 0}, {0, 0}}, {98583, 98600, {1093, 1}, {0, 0}, {0, 0}}, {98641, 98649, {1094, 1}, {0, 0}, {0, 0}},
    {99089, 1600, {1095, 15}, {0, 0}, {1738, 3}}, {99220, 1600, {1110, 5}, {0, 0}, {1744, 1}},
    {99264, 1600, {1115, 1}, {0, 0}, {1746, 1}}, {99310, 1600, {1116, 2}, {0, 0}, {1748, 1}}, {99334, 1600, {1118, 1}, {0, 0}, {1750, 1}},
    {99381, 1600, {1119, 2}, {0, 0}, {1752, 1}}, {99464, 1600, {1121, 7}, {0, 0}, {1754, 1}}, {99572, 1600, {1128, 7}, {0, 0}, {1756, 1}},
    {99623, 1600, {1135, 1}, {0, 0}, {1758, 1}}, {99721, 1600, {1136, 7}, {0, 0}, {1760, 1}}, {99814, 1600, {1143, 6}, {0, 0}, {0, 0}},
    {99899, 99861, {1149, 3}, {0, 0}, {0, 0}}, {99969, 99929, {1152, 2}, {0, 0}, {0, 0}}, {100055, 100010, {1154, 2}, {0, 0}, {1762, 1}},
    {31541, 16896, {287, 1}, {0, 0}, {0, 0}}, {100064, 0, {0, 0}, {0, 0}, {0, 0}}, {100294, 1600, {1156, 10}, {0, 0}, {0, 0}},
    {100328, 1600, {1166, 3}, {0, 0}, {0, 0}}, {100408, 100386, {1169, 1}, {0, 0}, {0, 0}}, {60980, 100464, {1170, 3}, {1764, 1}, {0, 0}},
    {100564, 100526, {1173, 1}, {773, 1}, {0, 0}}, {100589, 60498, {1174, 2}, {0, 0}, {0, 0}},
    {100640, 100601, {1176, 1}, {0, 0}, {1765, 1}}, {100703, 1600, {1177, 4}, {0, 0}, {1767, 1}},
    {100750, 1600, {1181, 2}, {0, 0}, {1769, 1}}, {100765, 0, {0, 0}, {0, 0}, {0, 0}}, {100790, 100802, {1183, 1}, {0, 0}, {0, 0}},
    {100838, 1600, {1184, 2}, {0, 0}, {0, 0}}, {100870, 1600, {1186, 2}, {0, 0}, {0, 0}}, {900, 0, {0, 0}, {0, 0}, {0, 0}},
    {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {124345, 0, {1498, 1}, {694, 1}, {2206, 2}}, {126510, 0, {0, 0}, {0, 0}, {0, 0}},
    {126515, 0, {0, 0}, {0, 0}, {0, 0}}, {126523, 0, {0, 0}, {0, 0}, {0, 0}}, {126530, 0, {0, 0}, {0, 0}, {0, 0}},
    {126563, 16896, {1506, 1}, {0, 0}, {0, 0}}, {129220, 0, {0, 0}, {0, 0}, {0, 0}}, {129252, 1600, {1534, 2}, {0, 0}, {0, 0}},
    {129267, 0, {0, 0}, {0, 0}, {0, 0}}, {129413, 1600, {1536, 5}, {0, 0}, {0, 0}}, {129464, 1600, {1541, 1}, {0, 0}, {0, 0}},
    {129486, 1600, {1542, 1}, {0, 0}, {0, 0}}, {98911, 1458, {1543, 1}, {0, 0}, {0, 0}}, {129401, 1458, {1544, 1}, {0, 0}, {0, 0}},
    {129409, 1458, {1545, 1}, {0, 0}, {0, 0}}, {129530, 1458, {1546, 1}, {0, 0}, {0, 0}}, {129393, 1458, {1547, 1}, {0, 0}, {0, 0}},
    {135979, 1458, {1619, 1}, {0, 0}, {0, 0}}, {136010, 16896, {1620, 1}, {0, 0}, {0, 0}}, {136054, 16896, {1621, 1}, {0, 0}, {0, 0}},
    {136100, 1458, {1622, 1}, {0, 0}, {0, 0}}, {136161, 1458, {1623, 1}, {0, 0}, {0, 0}}, {136215, 16896, {1624, 1}, {0, 0}, {0, 0}},
    {136250, 16896, {1625, 1}, {0, 0}, {0, 0}}, {136292, 16896, {1626, 1}, {0, 0}, {0, 0}}, {136329, 1458, {1627, 1}, {0, 0}, {0, 0}},
    {136370, 16896, {1628, 1}, {0, 0}, {0, 0}}, {136396, 1600, {1629, 2}, {0, 0}, {0, 0}}, {136444, 1458, {1631, 1}, {0, 0}, {0, 0}},
    {136485, 1458, {1632, 1}, {0, 0}, {0, 0}}, {136521, 16896, {1633, 1}, {0, 0}, {0, 0}}, {136551, 16896, {1634, 1}, {0, 0}, {0, 0}},
    {49083, 16896, {1635, 1}, {1621, 2}, {0, 0}}, {136599, 16896, {1636, 1}, {0, 0}, {0, 0}}, {136623, 16896, {1637, 1}, {0, 0}, {0, 0}},
    {136654, 16896, {1638, 1}, {0, 0}, {0, 0}}, {136686, 16896, {1639, 1}, {0, 0}, {0, 0}}, {136712, 16896, {1640, 1}, {0, 0}, {0, 0}},
    {136739, 16896, {1641, 1}, {0, 0}, {0, 0}}, {136767, 16896, {1642, 1}, {0, 0}, {0, 0}}, {136806, 1458, {1643, 1}, {0, 0}, {0, 0}},
    {136844, 16896, {1644, 1}, {0, 0}, {0, 0}}, {78934, 16896, {1645, 1}, {0, 0}, {0, 0}}, {136896, 1458, {1646, 1}, {0, 0}, {0, 0}},
    {136929, 16896, {1647, 1}, {0, 0}, {0, 0}}, {136958, 16896, {1648, 1}, {0, 0}, {0, 0}}, {30141, 1600, {1649, 3}, {0, 0}, {0, 0}},
    {136992, 16896, {1652, 1}, {0, 0}, {0, 0}}, {137021, 1458, {1653, 1}, {0, 0}, {0, 0}}, {60980, 137089, {1654, 7}, {2304, 1}, {0, 0}},
    {137221, 16896, {1661, 1}, {0, 0}, {0, 0}}, {137264, 16896, {1662, 1}, {0, 0}, {0, 0}}, {137307, 16896, {1663, 1}, {0, 0}, {0, 0}},
    {137350, 16896, {1664, 1}, {0, 0}, {0, 0}}, {137388, 16896, {1665, 1}, {0, 0}, {0, 0}}, {137435, 16896, {1666, 1}, {0, 0}, {0, 0}},
    {137493, 16896, {1667, 1}, {0, 0}, {0, 0}}, {137545, 16896, {1668, 1}, {0, 0}, {0, 0}}, {137591, 16896, {1669, 1}, {0, 0}, {0, 0}},
    {137631, 16896, {1670, 1}, {0, 0}, {0, 0}}, {137663, 16896, {1671, 1}, {0, 0}, {0, 0}}, {137697, 16896, {1672, 1}, {0, 0}, {0, 0}},
    {137732, 16896, {1673, 1}, {0, 0}, {0, 0}}, {137767, 1458, {1674, 1}, {0, 0}, {0, 0}}, {137802, 16896, {1675, 1}, {0, 0}, {0, 0}},
    {137838, 16896, {1676, 1}, {0, 0}, {0, 0}}, {137872, 16896, {1677, 1}, {0, 0}, {0, 0}}, {159581, 0, {0, 0}, {0, 0}, {0, 0}},
    {159585, 0, {0, 0}, {0, 0}, {0, 0}}, {159654, 1600, {1923, 3}, {0, 0}, {0, 0}}, {159691, 1458, {1926, 1}, {0, 0}, {0, 0}},
    {159739, 1458, {1927, 1}, {0, 0}, {0, 0}}, {159814, 159799, {1928, 1}, {0, 0}, {0, 0}}, {159849, 159799, {1929, 1}, {0, 0}, {0, 0}},
    {159885, 1458, {1930, 1}, {0, 0}, {0, 0}}, {159924, 1458, {1931, 1}, {0, 0}, {0, 0}}, {159964, 159799, {1932, 1}, {0, 0}, {0, 0}},
    {160038, 160012, {1933, 1}, {0, 0}, {0, 0}}, {160101, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 159799, {1937, 1}, {0, 0}, {0, 0}},
    {96880, 1600, {1938, 7}, {0, 0}, {0, 0}}, {160340, 1458, {1945, 1}, {0, 0}, {0, 0}}, {160383, 1458, {1946, 1}, {0, 0}, {0, 0}},
    {160425, 1458, {1947, 1}, {0, 0}, {0, 0}}, {160466, 1458, {1948, 1}, {0, 0}, {0, 0}}, {160502, 1458, {1949, 1}, {0, 0}, {0, 0}},
    {160535, 1458, {1950, 1}, {0, 0}, {0, 0}}, {160571, 1458, {1951, 1}, {0, 0}, {0, 0}}, {160609, 159799, {1952, 1}, {0, 0}, {0, 0}},
    {160652, 1458, {1953, 1}, {0, 0}, {0, 0}}, {160688, 1458, {1954, 1}, {0, 0}, {0, 0}}, {160728, 159799, {1955, 1}, {0, 0}, {0, 0}},
    {160750, 1600, {1956, 1}, {0, 0}, {0, 0}}, {51134, 0, {0, 0}, {0, 0}, {0, 0}}, {174889, 0, {0, 0}, {0, 0}, {0, 0}},
    {150067, 174899, {144, 1}, {0, 0}, {0, 0}}, {6753, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}},
    {55746, 181159, {2146, 1}, {2641, 4}, {0, 0}}, {181221, 181207, {2147, 1}, {0, 0}, {0, 0}},
    {181243, 16896, {2148, 2}, {694, 1}, {690, 1}}, {181251, 0, {0, 0}, {2645, 1}, {0, 0}}, {181265, 0, {2150, 1}, {694, 1}, {690, 1}},
    {181293, 1600, {2151, 4}, {0, 0}, {0, 0}}, {60980, 184425, {2190, 7}, {0, 0}, {0, 0}}, {30141, 0, {0, 0}, {0, 0}, {0, 0}},
    {47601, 0, {0, 0}, {0, 0}, {0, 0}}, {208041, 0, {0, 0}, {0, 0}, {0, 0}}, {208053, 0, {0, 0}, {0, 0}, {0, 0}},
    {210977, 0, {0, 0}, {0, 0}, {0, 0}}, {211030, 211016, {2514, 1}, {0, 0}, {0, 0}}, {211061, 1458, {2515, 1}, {0, 0}, {0, 0}},
    {1303, 215793, {2544, 2}, {0, 0}, {0, 0}}, {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {215852, 215837, {2546, 1}, {0, 0}, {0, 0}},
    {59230, 215867, {2547, 2}, {0, 0}, {0, 0}}, {215911, 0, {0, 0}, {0, 0}, {0, 0}}, {215981, 215937, {2549, 2}, {0, 0}, {0, 0}},
    {215852, 215986, {2551, 1}, {694, 1}, {0, 0}}, {219952, 219884, {2588, 3}, {0, 0}, {0, 0}},
    {219963, 219884, {2588, 3}, {0, 0}, {0, 0}}, {220001, 219972, {2591, 1}, {0, 0}, {0, 0}}, {220048, 1458, {2592, 1}, {0, 0}, {0, 0}},
    {220094, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51268, 220247, {2594, 8}, {3165, 2}, {3167, 1}},
    {17095, 1458, {2602, 1}, {0, 0}, {0, 0}}, {220362, 220337, {2603, 3}, {0, 0}, {0, 0}}, {244962, 16896, {2682, 1}, {0, 0}, {0, 0}},
    {244994, 16896, {2683, 1}, {0, 0}, {0, 0}}, {245058, 1600, {2684, 2}, {0, 0}, {0, 0}}, {245128, 1600, {2686, 2}, {0, 0}, {0, 0}},
    {245172, 16896, {2688, 1}, {0, 0}, {0, 0}}, {245200, 16896, {2689, 1}, {0, 0}, {0, 0}}, {245245, 16896, {2690, 1}, {0, 0}, {0, 0}},
    {245329, 1600, {2691, 9}, {0, 0}, {0, 0}}, {245351, 1600, {2700, 8}, {0, 0}, {0, 0}}, {245403, 16896, {2708, 1}, {0, 0}, {0, 0}},
    {245459, 16896, {2709, 1}, {0, 0}, {0, 0}}, {245509, 16896, {2710, 1}, {0, 0}, {0, 0}}, {1759, 16896, {11, 1}, {0, 0}, {0, 0}},
    {60588, 16896, {2711, 1}, {0, 0}, {0, 0}}, {245573, 1600, {2712, 3}, {0, 0}, {0, 0}}, {245610, 16896, {2715, 1}, {0, 0}, {0, 0}},
    {245647, 16896, {2716, 1}, {0, 0}, {0, 0}}, {245680, 16896, {2717, 1}, {0, 0}, {0, 0}}, {245702, 16896, {2718, 1}, {0, 0}, {0, 0}},
    {245737, 16896, {2719, 1}, {0, 0}, {0, 0}}, {245751, 16896, {1626, 1}, {0, 0}, {0, 0}}, {245791, 16896, {2720, 1}, {0, 0}, {0, 0}},
    {245830, 16896, {2721, 1}, {0, 0}, {0, 0}}, {245870, 16896, {2722, 1}, {0, 0}, {0, 0}}, {245911, 16896, {2723, 1}, {0, 0}, {0, 0}},
    {245947, 16896, {2724, 1}, {0, 0}, {0, 0}}, {245981, 16896, {2725, 1}, {0, 0}, {0, 0}}, {246023, 16896, {2726, 1}, {0, 0}, {0, 0}},
    {246071, 16896, {2727, 1}, {0, 0}, {0, 0}}, {246137, 1600, {2728, 2}, {0, 0}, {0, 0}}, {246124, 16896, {2730, 1}, {0, 0}, {0, 0}},
    {245039, 16896, {2731, 1}, {0, 0}, {0, 0}}, {246194, 16896, {2732, 1}, {0, 0}, {0, 0}}, {246227, 16896, {2733, 1}, {0, 0}, {0, 0}},
    {246260, 16896, {2734, 1}, {0, 0}, {0, 0}}, {246293, 16896, {2735, 1}, {0, 0}, {0, 0}}, {246329, 16896, {2736, 1}, {0, 0}, {0, 0}},
    {97270, 16896, {2737, 1}, {0, 0}, {0, 0}}, {246386, 16896, {2738, 1}, {0, 0}, {0, 0}}, {246666, 1600, {2739, 8}, {0, 0}, {0, 0}},
    {96571, 16896, {2747, 1}, {0, 0}, {0, 0}}, {246719, 16896, {2748, 1}, {0, 0}, {0, 0}}, {246757, 16896, {2749, 1}, {0, 0}, {0, 0}},
    {245108, 16896, {2750, 1}, {0, 0}, {0, 0}}, {246785, 16896, {2751, 1}, {0, 0}, {0, 0}}, {160750, 16896, {2752, 1}, {0, 0}, {0, 0}},
    {269603, 0, {0, 0}, {0, 0}, {0, 0}}, {30141, 269610, {3029, 1}, {0, 0}, {0, 0}}, {269641, 16896, {3030, 1}, {0, 0}, {0, 0}},
    {269671, 1600, {3031, 2}, {0, 0}, {0, 0}}, {245680, 16896, {2717, 1}, {0, 0}, {0, 0}}, {2013, 16896, {3033, 1}, {0, 0}, {0, 0}},
    {269705, 1600, {3034, 2}, {0, 0}, {0, 0}}, {269744, 16896, {3036, 1}, {0, 0}, {0, 0}}, {269753, 1600, {3037, 1}, {0, 0}, {0, 0}},
    {269778, 16896, {3038, 1}, {0, 0}, {0, 0}}, {269801, 16896, {3039, 1}, {0, 0}, {0, 0}}, {269813, 16896, {3040, 1}, {0, 0}, {0, 0}},
    {269855, 16896, {3041, 1}, {0, 0}, {0, 0}}, {270103, 269943, {3042, 4}, {0, 0}, {0, 0}}, {270124, 1600, {3046, 2}, {0, 0}, {0, 0}},
    {51486, 0, {0, 0}, {4184, 1}, {0, 0}}, {279325, 0, {0, 0}, {4185, 1}, {0, 0}}, {279332, 0, {0, 0}, {4184, 1}, {0, 0}},
    {279376, 0, {0, 0}, {4186, 1}, {0, 0}}, {61451, 279401, {3161, 1}, {4185, 1}, {0, 0}}, {279425, 181207, {2147, 1}, {4184, 1}, {0, 0}},
    {6753, 0, {0, 0}, {4184, 1}, {0, 0}}, {279458, 279431, {3162, 1}, {0, 0}, {0, 0}}, {100064, 0, {0, 0}, {4419, 1}, {0, 0}},
    {79117, 16896, {895, 1}, {0, 0}, {0, 0}}, {17095, 16896, {328, 1}, {0, 0}, {0, 0}}, {307088, 16896, {3370, 1}, {0, 0}, {0, 0}},
    {311980, 0, {0, 0}, {0, 0}, {0, 0}}, {311990, 0, {0, 0}, {0, 0}, {0, 0}}, {312027, 311998, {3462, 2}, {0, 0}, {0, 0}},
    {135095, 312033, {144, 1}, {0, 0}, {0, 0}}, {312090, 312072, {3464, 2}, {0, 0}, {0, 0}}, {317827, 317807, {3538, 3}, {776, 1}, {0, 0}},
    {317836, 0, {0, 0}, {0, 0}, {0, 0}}, {317868, 317845, {3541, 4}, {776, 1}, {0, 0}}, {317956, 1600, {3545, 3}, {0, 0}, {0, 0}},
    {317992, 16896, {3548, 1}, {0, 0}, {0, 0}}, {318021, 1458, {3549, 1}, {0, 0}, {0, 0}}, {36101, 1600, {3550, 6}, {4638, 1}, {0, 0}},
    {317796, 318082, {3556, 1}, {0, 0}, {0, 0}}, {49083, 1458, {3557, 1}, {0, 0}, {0, 0}}, {150067, 318127, {3558, 2}, {0, 0}, {0, 0}},
    {318169, 1600, {3560, 2}, {0, 0}, {0, 0}}, {220362, 318188, {3562, 2}, {4638, 1}, {0, 0}},
    {116792, 16896, {3612, 1}, {0, 0}, {0, 0}}, {245039, 16896, {2731, 1}, {0, 0}, {0, 0}}, {136551, 16896, {3613, 1}, {0, 0}, {0, 0}},
    {324516, 1600, {1649, 3}, {0, 0}, {0, 0}}, {324544, 1600, {3614, 4}, {0, 0}, {0, 0}}, {245108, 16896, {2750, 1}, {0, 0}, {0, 0}},
    {60980, 324596, {3618, 5}, {0, 0}, {0, 0}},
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
    {32384, 131, 0, 0, 0}, {33568, 123, 0, 0, 0}, {33572, 123, 0, 0, 0}, {33764, 121, 0, 0, 0},
    {32381, 121, 0, 0, 0}, {22716, 121, 0, 0, 0}, {15108, 125, 0, 0, 0}, {34243, 0, 0, 0, 0}, {34254, 0, 0, 0, 0},
    {34866, 133, 0, 0, 0}, {34868, 134, 0, 0, 0}, {34870, 134, 0, 0, 0}, {17620, 133, 0, 0, 0},
    {1, 135, 0, 0, 0}, {35204, 136, 0, 0, 0}, {35209, 136, 0, 0, 0}, {17620, 135, 0, 0, 0}, {1, 137, 0, 0, 0},
    {35204, 138, 0, 0, 0}, {35209, 138, 0, 0, 0}, {17620, 137, 0, 0, 0}, {34866, 139, 0, 0, 0},
    {34868, 139, 0, 0, 0}, {17620, 140, 0, 0, 0}, {1398, 141, 0, 0, 0}, {1398, 142, 0, 0, 0}, {1398, 143, 0, 0, 0},
    {30187, 144, 0, 0, 0}, {3681, 144, 0, 0, 0}, {30187, 144, 0, 0, 0}, {37112, 35, 0, 0, 0}, {3681, 145, 0, 0, 0},
    {30583, 147, 0, 0, 0}, {30587, 52, 0, 0, 0}, {37553, 52, 1, 0, 0}, {37561, 52, 1, 0, 0}, {1, 52, 1, 0, 0},
    {3681, 148, 0, 0, 0}, {1126, 145, 0, 0, 0}, {30187, 144, 0, 0, 0}, {37112, 35, 0, 0, 0}, {17620, 149, 0, 0, 0},
    {32568, 150, 0, 0, 0}, {38546, 151, 0, 0, 0}, {37112, 68, 0, 0, 0}, {39011, 152, 0, 0, 0},
    {39025, 152, 0, 0, 0}, {39039, 153, 0, 0, 0}, {39050, 153, 0, 0, 0}, {1126, 145, 0, 0, 0},
    {32568, 150, 0, 0, 0}, {37112, 68, 0, 0, 0}, {32568, 150, 0, 0, 0}, {39356, 151, 0, 0, 0},
    {37112, 68, 0, 0, 0}, {17624, 68, 0, 0, 0}, {39356, 151, 0, 0, 0}, {39605, 68, 0, 0, 0}, {37112, 68, 0, 0, 0},
    {32568, 150, 0, 0, 0}, {1126, 145, 0, 0, 0}, {18483, 48, 0, 0, 0}, {39989, 150, 0, 0, 0}, {30187, 144, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {37112, 35, 0, 0, 0}, {30583, 145, 0, 0, 0}, {30587, 145, 0, 0, 0}, {37553, 150, 1, 0, 0},
    {37561, 150, 1, 0, 0}, {1, 144, 1, 0, 0}, {30583, 155, 0, 0, 0}, {30587, 52, 0, 0, 0}, {37553, 52, 1, 0, 0},
    {37561, 52, 1, 0, 0}, {1, 52, 1, 0, 0}, {3681, 156, 0, 0, 0}, {30583, 157, 0, 0, 0}, {30587, 52, 0, 0, 0},
    {37553, 52, 1, 0, 0}, {37561, 52, 1, 0, 0}, {1, 52, 1, 0, 0}, {3681, 158, 0, 0, 0}, {30187, 144, 0, 0, 0},
    {37112, 35, 0, 0, 0}, {39989, 150, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {18483, 160, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {41887, 0, 1, 0, 0}, {39989, 52, 1, 0, 0}, {42278, 144, 0, 0, 0}, {18483, 160, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {39989, 52, 1, 0, 0}, {17620, 144, 0, 0, 0}, {17613, 161, 0, 0, 0}, {3681, 162, 0, 0, 0},
    {17613, 162, 0, 0, 0}, {3681, 161, 0, 0, 0}, {17091, 163, 0, 0, 0}, {18181, 163, 0, 0, 0},
    {15099, 165, 0, 0, 0}, {43645, 165, 0, 0, 0}, {43654, 165, 0, 0, 0}, {1, 166, 0, 0, 0}, {35204, 167, 0, 0, 0},
    {35209, 167, 0, 0, 0}, {17620, 166, 0, 0, 0}, {43859, 168, 0, 0, 0}, {39989, 150, 0, 0, 0},
    {2374, 169, 0, 0, 0}, {44243, 168, 0, 0, 0}, {44246, 150, 0, 0, 0}, {17624, 68, 0, 0, 0}, {18483, 64, 0, 0, 0},
    {22144, 64, 0, 0, 0}, {44510, 165, 0, 0, 0}, {44513, 165, 0, 0, 0}, {44510, 165, 0, 0, 0},
    {44513, 165, 0, 0, 0}, {44536, 165, 0, 0, 0}, {44539, 165, 0, 0, 0}, {39989, 170, 0, 0, 0},
    {35204, 171, 0, 0, 0}, {35209, 171, 0, 0, 0}, {17620, 171, 0, 0, 0}, {39989, 170, 0, 0, 0},
    {35204, 172, 0, 0, 0}, {35209, 172, 0, 0, 0}, {17620, 172, 0, 0, 0}, {44243, 150, 0, 0, 0},
    {44246, 150, 0, 0, 0}, {17624, 35, 0, 0, 0}, {3681, 150, 0, 0, 0}, {1, 173, 0, 0, 0}, {35204, 174, 0, 0, 0},
    {35209, 174, 0, 0, 0}, {18181, 173, 0, 0, 0}, {1, 175, 0, 0, 0}, {35204, 176, 0, 0, 0}, {35209, 176, 0, 0, 0},
    {18181, 175, 0, 0, 0}, {45673, 163, 0, 0, 0}, {45682, 163, 0, 0, 0}, {45691, 163, 0, 0, 0},
    {45700, 163, 0, 0, 0}, {45673, 163, 0, 0, 0}, {45682, 163, 0, 0, 0}, {45932, 163, 0, 0, 0},
    {45941, 163, 0, 0, 0}, {45691, 163, 0, 0, 0}, {45700, 163, 0, 0, 0}, {45950, 163, 0, 0, 0},
    {45959, 163, 0, 0, 0}, {46428, 53, 0, 0, 0}, {33764, 177, 0, 0, 0}, {46422, 178, 0, 0, 0},
    {46502, 35, 0, 0, 0}, {33764, 177, 0, 0, 0}, {3681, 0, 1, 0, 0}, {33764, 178, 0, 0, 0}, {14364, 177, 2, 0, 0},
    {47031, 181, 0, 0, 0}, {47034, 182, 0, 0, 0}, {47031, 181, 0, 0, 0}, {47034, 182, 0, 0, 0},
    {47334, 183, 0, 0, 0}, {47439, 0, 0, 0, 0}, {47451, 0, 0, 0, 0}, {47462, 0, 0, 0, 0}, {47601, 35, 0, 0, 0},
    {3681, 178, 0, 0, 0}, {47749, 184, 2, 0, 0}, {47762, 177, 2, 0, 0}, {5486, 184, 0, 0, 0}, {47775, 185, 2, 0, 0},
    {47787, 19, 0, 0, 0}, {47977, 31, 0, 0, 0}, {33764, 187, 0, 0, 0}, {33764, 187, 0, 0, 0}, {47034, 182, 0, 0, 0},
    {3681, 177, 0, 0, 0}, {48482, 18, 0, 0, 0}, {48543, 185, 0, 0, 0}, {1398, 0, 0, 0, 0}, {48543, 185, 0, 0, 0},
    {49054, 35, 2, 0, 0}, {49068, 189, 1, 0, 0}, {49073, 35, 1, 0, 0}, {3681, 189, 0, 0, 0}, {49274, 190, 0, 0, 0},
    {49280, 190, 0, 0, 0}, {49407, 190, 2, 0, 0}, {49415, 18, 2, 0, 0}, {49426, 190, 2, 0, 0},
    {49435, 18, 2, 0, 0}, {21161, 189, 0, 0, 0}, {17613, 189, 0, 0, 0}, {49757, 191, 0, 0, 0},
    {3681, 189, 1, 0, 0}, {21161, 192, 0, 0, 0}, {50104, 193, 0, 0, 0}, {3681, 192, 0, 0, 0}, {50962, 194, 0, 0, 0},
    {9558, 194, 0, 0, 0}, {51086, 195, 0, 0, 0}, {51075, 196, 0, 0, 0}, {30141, 113, 0, 0, 0},
    {16758, 53, 0, 0, 0}, {36101, 197, 0, 0, 0}, {51144, 198, 0, 0, 0}, {51215, 16, 0, 0, 0}, {51232, 17, 0, 0, 0},
    {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51268, 198, 0, 0, 0}, {51320, 194, 0, 0, 0},
    {16758, 53, 0, 0, 0}, {51144, 198, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51453, 199, 0, 0, 0},
    {1398, 200, 0, 0, 0}, {1398, 201, 0, 0, 0}, {46845, 202, 0, 0, 0}, {51611, 202, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {47601, 203, 0, 0, 0}, {51680, 204, 0, 0, 0}, {6753, 191, 0, 0, 0}, {51680, 204, 0, 0, 0},
    {6753, 191, 0, 0, 0}, {51845, 205, 0, 0, 0}, {6753, 191, 0, 0, 0}, {1398, 206, 0, 0, 0}, {1398, 207, 0, 0, 0},
    {52045, 16, 0, 0, 0}, {52054, 195, 0, 0, 0}, {52065, 195, 0, 0, 0}, {52078, 195, 0, 0, 0},
    {52087, 195, 0, 0, 0}, {6753, 53, 0, 0, 55}, {1398, 208, 0, 0, 0}, {52192, 209, 0, 0, 0}, {52202, 198, 0, 0, 0},
    {6753, 53, 0, 0, 55}, {1398, 210, 0, 0, 0}, {1398, 211, 0, 0, 0}, {2097, 16, 0, 0, 0}, {52287, 202, 0, 0, 0},
    {51215, 16, 0, 0, 0}, {52327, 17, 0, 0, 0}, {6753, 53, 0, 0, 55}, {52340, 212, 0, 0, 0}, {52359, 212, 0, 0, 0},
    {52376, 202, 0, 0, 0}, {6753, 191, 0, 0, 0}, {15550, 213, 0, 0, 0}, {52465, 214, 0, 0, 0},
    {39605, 203, 0, 0, 0}, {52517, 113, 0, 0, 0}, {1398, 17, 0, 0, 0}, {6753, 53, 0, 0, 55}, {52613, 16, 0, 0, 0},
    {52627, 215, 0, 0, 0}, {1398, 53, 0, 0, 0}, {50962, 0, 2, 0, 0}, {52905, 0, 2, 0, 0}, {53011, 18, 0, 0, 0},
    {53077, 0, 2, 0, 0}, {49757, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {53180, 0, 2, 0, 0}, {53197, 0, 2, 0, 0},
    {53230, 0, 0, 0, 0}, {53239, 0, 0, 0, 0}, {53534, 216, 0, 0, 0}, {53539, 0, 2, 0, 0}, {53555, 0, 3, 53568, 0},
    {53602, 0, 0, 0, 0}, {53621, 0, 2, 0, 0}, {53901, 208, 0, 0, 0}, {53906, 208, 0, 0, 0}, {6753, 53, 0, 0, 55},
    {50486, 217, 0, 0, 0}, {3681, 218, 0, 0, 0}, {30583, 217, 0, 0, 0}, {30587, 217, 0, 0, 0},
    {3681, 217, 0, 0, 0}, {33764, 0, 0, 0, 0}, {50486, 219, 0, 0, 0}, {53901, 218, 0, 0, 0}, {54358, 218, 0, 0, 0},
    {3681, 18, 0, 0, 0}, {54358, 218, 0, 0, 0}, {30583, 217, 0, 0, 0}, {30587, 221, 0, 0, 0}, {53901, 218, 0, 0, 0},
    {55195, 222, 0, 0, 0}, {1398, 198, 0, 0, 0}, {55252, 201, 0, 0, 0}, {55310, 212, 0, 0, 0},
    {55320, 6, 0, 0, 0}, {1398, 17, 0, 0, 0}, {55710, 53, 0, 0, 0}, {30583, 223, 0, 0, 0}, {30587, 223, 0, 0, 0},
    {14364, 223, 0, 0, 0}, {55899, 224, 0, 0, 0}, {3681, 225, 0, 0, 0}, {33764, 226, 0, 0, 0},
    {3681, 223, 0, 0, 0}, {2940, 224, 0, 0, 0}, {1398, 223, 0, 0, 0}, {15099, 223, 0, 0, 0}, {14013, 223, 2, 0, 0},
    {14364, 223, 2, 0, 0}, {17613, 223, 0, 0, 0}, {49757, 223, 0, 0, 0}, {15108, 18, 0, 0, 0},
    {34243, 223, 0, 0, 0}, {34254, 223, 0, 0, 0}, {56963, 225, 0, 0, 0}, {3681, 224, 0, 0, 0},
    {15099, 229, 0, 0, 0}, {43645, 229, 0, 0, 0}, {14364, 229, 0, 0, 0}, {47787, 19, 0, 0, 0},
    {57183, 19, 0, 0, 0}, {57222, 226, 2, 0, 0}, {57487, 230, 0, 0, 0}, {57498, 230, 0, 0, 0},
    {9480, 230, 0, 0, 0}, {3681, 231, 0, 0, 0}, {15108, 18, 0, 0, 0}, {15118, 19, 0, 0, 0}, {15129, 232, 0, 0, 0},
    {33764, 224, 0, 0, 0}, {14364, 18, 0, 0, 0}, {33764, 233, 0, 0, 0}, {14364, 231, 0, 0, 0},
    {33764, 234, 0, 0, 0}, {15099, 230, 0, 0, 0}, {43645, 230, 0, 0, 0}, {14364, 230, 0, 0, 0},
    {33764, 223, 1, 0, 0}, {1398, 235, 0, 0, 0}, {15550, 223, 2, 0, 0}, {53011, 230, 0, 0, 0},
    {58836, 19, 0, 0, 0}, {58850, 19, 2, 0, 0}, {59030, 226, 2, 0, 0}, {3681, 223, 1, 0, 0}, {14364, 0, 2, 0, 0},
    {46845, 236, 0, 0, 0}, {59268, 0, 2, 0, 0}, {14364, 0, 0, 0, 0}, {1398, 237, 0, 0, 0}, {60492, 238, 0, 0, 0},
    {1398, 239, 0, 0, 0}, {1398, 240, 0, 0, 0}, {2097, 16, 0, 0, 0}, {47948, 53, 0, 0, 0}, {46852, 220, 1, 0, 0},
    {52202, 241, 1, 0, 0}, {60722, 242, 0, 0, 60735}, {43503, 238, 0, 0, 0}, {60800, 243, 0, 0, 0},
    {14372, 200, 0, 0, 0}, {60810, 200, 0, 0, 0}, {39989, 212, 0, 0, 0}, {1398, 244, 0, 0, 0},
    {16911, 54, 0, 0, 0}, {1398, 245, 0, 0, 0}, {60980, 198, 0, 0, 0}, {60987, 246, 0, 0, 60994},
    {61002, 16, 0, 0, 0}, {61009, 241, 1, 0, 0}, {61020, 247, 1, 0, 0}, {1398, 248, 0, 0, 0}, {60980, 198, 1, 0, 0},
    {1398, 249, 0, 0, 0}, {1398, 250, 0, 0, 0}, {61374, 238, 0, 0, 0}, {61381, 238, 0, 0, 0}, {61386, 238, 0, 0, 0},
    {1398, 251, 0, 0, 0}, {3681, 251, 0, 0, 0}, {61611, 253, 2, 0, 0}, {61629, 35, 2, 0, 0}, {61642, 35, 2, 0, 0},
    {21, 48, 0, 0, 0}, {61657, 253, 1, 0, 0}, {61611, 253, 2, 0, 0}, {62512, 35, 0, 0, 0}, {62517, 35, 0, 0, 0},
    {21, 48, 0, 0, 0}, {62522, 257, 0, 0, 0}, {61657, 253, 1, 0, 0}, {61611, 253, 2, 0, 0}, {62941, 35, 0, 0, 0},
    {62947, 35, 0, 0, 0}, {62953, 35, 0, 0, 0}, {62958, 35, 0, 0, 0}, {62969, 35, 0, 0, 0}, {62980, 48, 0, 0, 0},
    {62988, 48, 0, 0, 0}, {52465, 48, 0, 0, 0}, {62997, 257, 0, 0, 0}, {61657, 253, 1, 0, 0}, {61611, 253, 2, 0, 0},
    {62512, 35, 0, 0, 0}, {62517, 35, 0, 0, 0}, {63541, 35, 0, 0, 0}, {63545, 48, 0, 0, 0}, {63553, 48, 0, 0, 0},
    {52465, 48, 0, 0, 0}, {61611, 253, 2, 0, 0}, {62512, 35, 0, 0, 0}, {62517, 35, 0, 0, 0}, {63541, 35, 0, 0, 0},
    {63993, 48, 0, 0, 0}, {52465, 48, 0, 0, 0}, {61611, 253, 2, 0, 0}, {62512, 35, 0, 0, 0}, {62517, 35, 0, 0, 0},
    {63541, 35, 0, 0, 0}, {64173, 48, 0, 0, 0}, {63545, 48, 0, 0, 0}, {52465, 48, 0, 0, 0}, {61611, 253, 2, 0, 0},
    {62512, 35, 0, 0, 0}, {62517, 35, 0, 0, 0}, {63541, 35, 0, 0, 0}, {64387, 48, 0, 0, 0}, {63553, 48, 0, 0, 0},
    {52465, 48, 0, 0, 0}, {61611, 253, 2, 0, 0}, {21, 48, 0, 0, 0}, {64629, 35, 2, 0, 0}, {64634, 259, 0, 0, 0},
    {61657, 253, 1, 0, 0}, {61611, 253, 2, 0, 0}, {21, 48, 0, 0, 0}, {61657, 253, 1, 0, 0}, {61611, 253, 2, 0, 0},
    {64634, 259, 0, 0, 0}, {61611, 253, 2, 0, 0}, {62997, 257, 0, 0, 0}, {65710, 260, 0, 0, 0},
    {1398, 262, 0, 0, 0}, {61611, 253, 2, 0, 0}, {66139, 35, 0, 0, 0}, {66149, 35, 0, 0, 0}, {66159, 35, 0, 0, 0},
    {66169, 35, 0, 0, 0}, {66180, 35, 0, 0, 0}, {66191, 35, 0, 0, 0}, {66202, 35, 1, 0, 0}, {66215, 35, 1, 0, 0},
    {66228, 35, 1, 0, 0}, {66241, 68, 1, 0, 0}, {61611, 253, 2, 0, 0}, {66139, 263, 0, 0, 0}, {66149, 263, 0, 0, 0},
    {66159, 263, 0, 0, 0}, {66169, 263, 0, 0, 0}, {66180, 263, 0, 0, 0}, {66191, 263, 0, 0, 0},
    {66202, 263, 1, 0, 0}, {66215, 263, 1, 0, 0}, {66228, 263, 1, 0, 0}, {66241, 68, 1, 0, 0},
    {66762, 0, 2, 0, 0}, {66777, 0, 1, 0, 0}, {61611, 253, 2, 0, 0}, {18181, 48, 0, 0, 0}, {17091, 48, 0, 0, 0},
    {61611, 253, 2, 0, 0}, {18181, 48, 0, 0, 0}, {1398, 0, 0, 0, 0}, {56419, 265, 2, 0, 0}, {1398, 84, 0, 0, 0},
    {68590, 84, 0, 0, 0}, {68603, 18, 0, 0, 0}, {61611, 253, 2, 0, 0}, {68796, 259, 0, 0, 0}, {68803, 259, 0, 0, 0},
    {68810, 257, 0, 0, 0}, {50104, 48, 0, 0, 0}, {61611, 253, 2, 0, 0}, {68796, 259, 0, 0, 0},
    {68803, 259, 0, 0, 0}, {68810, 257, 0, 0, 0}, {69331, 35, 0, 0, 0}, {61657, 253, 1, 0, 0},
    {61611, 253, 2, 0, 0}, {62997, 257, 0, 0, 0}, {69804, 48, 0, 0, 0}, {69814, 48, 0, 0, 0}, {52465, 48, 0, 0, 0},
    {70035, 68, 0, 0, 0}, {1398, 84, 0, 0, 0}, {39605, 68, 0, 0, 0}, {51086, 68, 0, 0, 0}, {70135, 84, 0, 0, 0},
    {68603, 18, 0, 0, 0}, {61611, 253, 2, 0, 0}, {19022, 270, 0, 0, 0}, {70407, 257, 0, 0, 0},
    {70414, 257, 0, 0, 0}, {68810, 257, 0, 0, 0}, {61611, 253, 2, 0, 0}, {19022, 270, 0, 0, 0},
    {61657, 253, 1, 0, 0}, {61611, 253, 2, 0, 0}, {19022, 270, 0, 0, 0}, {61611, 253, 2, 0, 0},
    {19022, 270, 0, 0, 0}, {70407, 257, 0, 0, 0}, {70414, 257, 0, 0, 0}, {68810, 257, 0, 0, 0},
    {69331, 35, 0, 0, 0}, {50104, 48, 0, 0, 0}, {71292, 35, 0, 0, 0}, {61657, 253, 1, 0, 0}, {62512, 35, 0, 0, 0},
    {62517, 35, 0, 0, 0}, {63541, 35, 0, 0, 0}, {61657, 253, 1, 0, 0}, {61611, 253, 2, 0, 0}, {70407, 257, 0, 0, 0},
    {68803, 259, 0, 0, 0}, {72171, 259, 0, 0, 0}, {72178, 48, 2, 0, 0}, {61611, 253, 2, 0, 0},
    {70407, 257, 0, 0, 0}, {68803, 259, 0, 0, 0}, {72171, 259, 0, 0, 0}, {72638, 35, 2, 0, 0},
    {61657, 253, 1, 0, 0}, {61611, 253, 2, 0, 0}, {70407, 257, 0, 0, 0}, {73133, 259, 0, 0, 0},
    {73137, 259, 0, 0, 0}, {50104, 48, 0, 0, 0}, {61611, 253, 2, 0, 0}, {70407, 257, 0, 0, 0},
    {73133, 259, 0, 0, 0}, {73137, 259, 0, 0, 0}, {17091, 0, 0, 0, 0}, {43503, 68, 1, 0, 0}, {74328, 273, 0, 0, 0},
    {74332, 273, 0, 0, 0}, {74336, 274, 0, 0, 0}, {17620, 275, 0, 0, 0}, {1398, 276, 0, 0, 0},
    {56419, 275, 2, 0, 0}, {74809, 275, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17620, 251, 0, 0, 0},
    {1398, 251, 0, 0, 0}, {74809, 275, 0, 0, 0}, {15550, 35, 2, 0, 0}, {75351, 278, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {17091, 279, 0, 0, 0}, {75583, 278, 0, 0, 0}, {15550, 35, 2, 0, 0}, {76022, 35, 0, 0, 0}, {56419, 0, 2, 0, 0},
    {76039, 19, 0, 0, 0}, {52465, 0, 2, 0, 0}, {1398, 280, 0, 0, 0}, {30583, 35, 0, 0, 0}, {30587, 35, 0, 0, 0},
    {49274, 24, 0, 0, 0}, {49280, 24, 0, 0, 0}, {1398, 282, 0, 0, 0}, {1398, 283, 0, 0, 60735},
    {56419, 284, 2, 0, 0}, {49280, 284, 0, 0, 0}, {47977, 19, 0, 0, 0}, {77425, 284, 2, 0, 0},
    {78290, 284, 2, 0, 0}, {49280, 286, 0, 0, 0}, {56419, 286, 2, 0, 0}, {1398, 287, 0, 0, 0},
    {1398, 288, 0, 0, 0}, {1398, 289, 0, 0, 0}, {1398, 290, 0, 0, 0}, {1398, 291, 0, 0, 0}, {1398, 292, 0, 0, 0},
    {50962, 0, 2, 0, 0}, {52905, 191, 2, 0, 0}, {79221, 293, 2, 0, 0}, {49274, 296, 0, 0, 0}, {80306, 296, 0, 0, 0},
    {3681, 189, 2, 0, 0}, {79221, 191, 2, 0, 0}, {80402, 19, 0, 0, 0}, {50962, 296, 2, 0, 0}, {80306, 296, 0, 0, 0},
    {88290, 19, 0, 0, 0}, {17613, 293, 0, 0, 0}, {49757, 293, 0, 0, 0}, {88829, 0, 1, 0, 0}, {88843, 35, 2, 0, 0},
    {3681, 293, 0, 0, 0}, {50962, 296, 2, 0, 0}, {14899, 296, 2, 0, 0}, {14364, 189, 2, 0, 0},
    {49274, 191, 0, 0, 0}, {49280, 191, 0, 0, 0}, {3681, 293, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49757, 293, 0, 0, 0}, {88843, 35, 2, 0, 0}, {92589, 304, 0, 0, 0}, {49280, 304, 0, 0, 0},
    {3681, 304, 0, 0, 0}, {49274, 304, 0, 0, 0}, {49280, 306, 0, 0, 0}, {3681, 306, 0, 0, 0}, {1398, 306, 0, 0, 0},
    {49280, 304, 0, 0, 0}, {16758, 53, 0, 0, 0}, {95458, 212, 0, 0, 0}, {95584, 53, 0, 0, 0}, {95595, 194, 0, 0, 0},
    {95602, 6, 0, 0, 0}, {95711, 195, 0, 0, 22168}, {2097, 17, 0, 0, 95750}, {47977, 194, 0, 0, 60735},
    {95798, 17, 0, 0, 0}, {95810, 194, 0, 0, 60735}, {95821, 307, 0, 0, 60735}, {47031, 308, 0, 0, 0},
    {95711, 195, 0, 0, 0}, {47031, 198, 0, 0, 0}, {96062, 309, 0, 0, 0}, {96069, 16, 1, 0, 0},
    {47031, 198, 0, 0, 0}, {96069, 16, 1, 0, 0}, {50991, 179, 0, 0, 0}, {96162, 310, 0, 0, 0},
    {47031, 195, 0, 0, 0}, {96201, 311, 0, 0, 0}, {96240, 179, 1, 0, 0}, {96245, 179, 1, 0, 0},
    {48140, 212, 0, 0, 0}, {96278, 312, 0, 0, 0}, {96293, 210, 0, 0, 0}, {96299, 210, 0, 0, 0},
    {96360, 313, 0, 0, 60735}, {51674, 212, 0, 0, 0}, {96399, 6, 0, 0, 1594}, {2097, 16, 0, 0, 0},
    {1398, 16, 0, 0, 0}, {96162, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0}, {96464, 212, 0, 0, 96475},
    {51268, 315, 0, 0, 22168}, {96571, 198, 0, 0, 0}, {96577, 316, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {96582, 317, 1, 0, 0}, {96587, 195, 0, 0, 22168}, {47031, 308, 0, 0, 0}, {96686, 318, 0, 0, 0},
    {96582, 317, 0, 0, 0}, {96701, 16, 1, 0, 0}, {96710, 6, 0, 0, 0}, {96722, 319, 0, 0, 0}, {96735, 320, 0, 0, 96475},
    {96749, 16, 1, 0, 0}, {96855, 308, 1, 0, 0}, {96861, 6, 0, 0, 1594}, {96162, 314, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {96582, 317, 1, 0, 0}, {96587, 195, 0, 0, 22168}, {96571, 198, 1, 0, 0},
    {96871, 198, 1, 0, 0}, {96880, 321, 0, 0, 22168}, {96464, 212, 0, 0, 96475}, {96886, 212, 0, 0, 96475},
    {96898, 322, 1, 0, 0}, {46502, 322, 1, 0, 0}, {96911, 322, 1, 0, 0}, {96921, 322, 1, 0, 0},
    {96932, 201, 0, 0, 60735}, {96162, 314, 0, 0, 22168}, {2097, 16, 1, 0, 0}, {96871, 198, 1, 0, 0},
    {96464, 212, 0, 0, 96475}, {96886, 195, 0, 0, 22168}, {97037, 212, 0, 0, 96475}, {97050, 195, 1, 0, 0},
    {97068, 198, 1, 0, 0}, {97163, 323, 0, 0, 60735}, {97270, 324, 0, 0, 0}, {97277, 325, 0, 0, 60735},
    {2097, 16, 0, 0, 0}, {97401, 16, 0, 0, 0}, {48140, 198, 1, 0, 0}, {57487, 198, 0, 0, 0}, {57498, 198, 1, 0, 0},
    {3665, 198, 0, 0, 0}, {96571, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {97492, 16, 1, 0, 0}, {96582, 317, 0, 0, 0},
    {96587, 195, 0, 0, 0}, {6753, 198, 0, 0, 0}, {97504, 6, 0, 0, 1594}, {97518, 6, 0, 0, 1594},
    {96886, 195, 0, 0, 22168}, {2940, 316, 0, 0, 0}, {2641, 322, 1, 0, 0}, {96162, 314, 0, 0, 22168},
    {96571, 198, 0, 0, 0}, {97663, 198, 0, 0, 0}, {96582, 317, 1, 0, 0}, {96587, 195, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {96932, 201, 0, 0, 60735}, {96571, 198, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {96582, 317, 1, 0, 0}, {96587, 195, 0, 0, 22168}, {96571, 198, 0, 0, 0}, {96582, 317, 1, 0, 0},
    {96587, 195, 0, 0, 22168}, {97766, 195, 0, 0, 22168}, {96571, 198, 0, 0, 0}, {96582, 317, 1, 0, 0},
    {97825, 195, 0, 0, 0}, {96571, 198, 0, 0, 0}, {2097, 16, 1, 0, 0}, {96582, 317, 1, 0, 0}, {96587, 195, 0, 0, 22168},
    {53011, 195, 0, 0, 22168}, {96886, 195, 0, 0, 22168}, {6753, 198, 1, 0, 0}, {96880, 321, 0, 0, 22168},
    {96582, 317, 1, 0, 0}, {96571, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {97958, 16, 1, 0, 0}, {97971, 16, 1, 0, 0},
    {97983, 16, 1, 0, 0}, {96587, 195, 0, 0, 22168}, {97992, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {96571, 198, 1, 0, 0}, {98021, 6, 0, 0, 0}, {96162, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0},
    {96464, 212, 0, 0, 96475}, {96886, 195, 0, 0, 22168}, {98106, 198, 1, 0, 0}, {98119, 322, 1, 0, 0},
    {98135, 322, 1, 0, 0}, {51268, 315, 0, 0, 22168}, {96855, 308, 1, 0, 0}, {96861, 6, 0, 0, 1594},
    {47031, 308, 1, 0, 0}, {98257, 326, 1, 0, 0}, {96571, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {97492, 16, 1, 0, 0},
    {96582, 317, 1, 0, 0}, {96587, 195, 0, 0, 22168}, {98269, 195, 0, 0, 22168}, {98279, 327, 0, 0, 22168},
    {6753, 328, 1, 0, 0}, {98295, 201, 0, 0, 60735}, {98309, 201, 0, 0, 60735}, {48140, 198, 1, 0, 0},
    {57487, 198, 1, 0, 0}, {57498, 198, 1, 0, 0}, {3665, 198, 1, 0, 0}, {98434, 329, 0, 0, 22168},
    {51320, 201, 0, 0, 60735}, {98508, 179, 0, 0, 0}, {1398, 330, 0, 0, 0}, {98583, 331, 0, 0, 0},
    {98641, 332, 0, 0, 0}, {98884, 26, 1, 0, 0}, {98901, 333, 1, 0, 0}, {98911, 334, 1, 0, 0},
    {98922, 335, 1, 0, 0}, {98929, 336, 1, 0, 0}, {98942, 337, 1, 0, 0}, {98947, 338, 1, 0, 0},
    {98958, 339, 1, 0, 0}, {98967, 340, 1, 0, 0}, {98974, 341, 1, 0, 0}, {98983, 26, 1, 0, 0},
    {98996, 26, 1, 0, 0}, {99009, 342, 1, 0, 0}, {99018, 342, 1, 0, 0}, {99025, 343, 0, 0, 60735},
    {99127, 26, 1, 0, 0}, {99135, 344, 1, 0, 0}, {99154, 344, 1, 0, 0}, {99173, 344, 1, 0, 0},
    {99190, 344, 1, 0, 0}, {48140, 345, 0, 0, 0}, {99127, 26, 1, 0, 0}, {99280, 26, 1, 0, 0}, {48140, 345, 1, 0, 0},
    {99127, 26, 1, 0, 0}, {99346, 345, 1, 0, 0}, {99127, 26, 1, 0, 0}, {48140, 345, 1, 0, 0}, {99395, 26, 1, 0, 0},
    {99410, 26, 1, 0, 0}, {99415, 344, 1, 0, 0}, {99432, 344, 1, 0, 0}, {99190, 344, 1, 0, 0},
    {99127, 26, 1, 0, 0}, {48140, 345, 1, 0, 0}, {99476, 344, 1, 0, 0}, {99490, 344, 1, 0, 0},
    {99504, 344, 1, 0, 0}, {99527, 344, 1, 0, 0}, {99190, 344, 1, 0, 0}, {99592, 26, 1, 0, 0},
    {99127, 26, 1, 0, 0}, {99637, 26, 1, 0, 0}, {99653, 26, 1, 0, 0}, {51086, 345, 1, 0, 0}, {99668, 344, 1, 0, 0},
    {99687, 344, 1, 0, 0}, {99190, 344, 1, 0, 0}, {99754, 346, 0, 0, 0}, {99760, 346, 0, 0, 0},
    {99767, 346, 0, 0, 0}, {99783, 346, 0, 0, 0}, {99792, 346, 0, 0, 0}, {99803, 346, 0, 0, 0},
    {99852, 347, 0, 0, 0}, {55195, 16, 0, 0, 0}, {1398, 198, 0, 0, 0}, {99916, 345, 0, 0, 0}, {2376, 21, 0, 0, 0},
    {99996, 17, 0, 0, 0}, {100003, 17, 0, 0, 0}, {60987, 348, 0, 0, 0}, {100151, 212, 0, 0, 0},
    {100163, 212, 0, 0, 0}, {100173, 212, 0, 0, 0}, {100192, 212, 0, 0, 0}, {100211, 212, 0, 0, 0},
    {100222, 212, 0, 0, 0}, {100236, 212, 1, 0, 0}, {100255, 349, 1, 0, 0}, {100277, 350, 0, 0, 0},
    {100310, 195, 0, 0, 0}, {100318, 212, 0, 0, 0}, {100211, 195, 0, 0, 0}, {100373, 351, 0, 0, 0},
    {100443, 16, 0, 0, 0}, {100450, 16, 0, 0, 0}, {100455, 352, 1, 0, 0}, {100455, 313, 0, 0, 60735},
    {100580, 198, 0, 0, 0}, {39605, 203, 0, 0, 0}, {47031, 16, 1, 0, 0}, {78135, 353, 0, 0, 0},
    {100671, 353, 0, 0, 0}, {39605, 203, 0, 0, 0}, {100683, 6, 0, 0, 1594}, {47031, 17, 0, 0, 0},
    {100725, 354, 0, 0, 0}, {100790, 355, 0, 0, 0}, {100823, 21, 0, 0, 0}, {100828, 6, 0, 0, 1594},
    {100852, 345, 0, 0, 0}, {100861, 345, 0, 0, 0}, {30583, 356, 0, 0, 0}, {30587, 356, 0, 0, 0},
    {17620, 356, 0, 0, 0}, {53011, 357, 0, 0, 0}, {17620, 357, 0, 0, 0}, {101225, 221, 0, 0, 0},
    {17620, 151, 0, 0, 0}, {55746, 151, 0, 0, 0}, {31044, 358, 0, 0, 0}, {17620, 358, 0, 0, 0},
    {53011, 364, 0, 0, 0}, {17620, 364, 0, 0, 0}, {53077, 149, 2, 0, 0}, {59268, 149, 2, 0, 0},
    {102317, 149, 3, 102336, 0}, {3681, 149, 1, 0, 0}, {56419, 149, 2, 0, 0}, {102317, 149, 3, 102336, 0},
    {9558, 149, 1, 0, 0}, {55746, 151, 0, 0, 0}, {23874, 371, 0, 0, 0}, {31044, 371, 0, 0, 0},
    {17620, 372, 0, 0, 0}, {15108, 18, 0, 0, 0}, {53180, 149, 2, 0, 0}, {53197, 149, 2, 0, 0},
    {1126, 373, 0, 0, 0}, {103435, 221, 0, 0, 0}, {103634, 374, 0, 0, 0}, {30583, 375, 0, 0, 0},
    {30587, 375, 0, 0, 0}, {17620, 375, 0, 0, 0}, {17620, 376, 0, 0, 0}, {33764, 375, 0, 0, 0},
    {53011, 375, 0, 0, 0}, {31044, 149, 0, 0, 0}, {18483, 357, 0, 0, 0}, {105037, 356, 2, 0, 0},
    {30583, 386, 0, 0, 0}, {30587, 386, 0, 0, 0}, {105464, 151, 0, 0, 0}, {105469, 0, 3, 105482, 0},
    {105505, 0, 2, 0, 0}, {14013, 149, 2, 0, 0}, {17620, 149, 1, 0, 0}, {1126, 373, 0, 0, 0}, {1398, 389, 0, 0, 0},
    {103435, 221, 0, 0, 0}, {17620, 373, 0, 0, 0}, {103634, 374, 0, 0, 0}, {1398, 389, 0, 0, 0},
    {17620, 374, 0, 0, 0}, {32381, 356, 0, 0, 0}, {32381, 375, 0, 0, 0}, {51113, 221, 0, 0, 0},
    {106730, 151, 0, 0, 0}, {106741, 151, 0, 0, 0}, {96587, 68, 0, 0, 0}, {17620, 221, 0, 0, 0},
    {106938, 18, 0, 0, 0}, {102317, 149, 3, 102336, 0}, {34866, 375, 0, 0, 0}, {34868, 375, 0, 0, 0},
    {5486, 391, 0, 0, 0}, {107284, 151, 0, 0, 0}, {47034, 151, 0, 0, 0}, {107409, 18, 0, 0, 0},
    {107416, 391, 0, 0, 0}, {47031, 391, 0, 0, 0}, {47034, 151, 0, 0, 0}, {107705, 68, 0, 0, 0},
    {107711, 151, 0, 0, 0}, {107719, 151, 0, 0, 0}, {107728, 151, 0, 0, 0}, {47034, 151, 0, 0, 0},
    {107705, 68, 0, 0, 0}, {96240, 18, 0, 0, 0}, {47034, 151, 0, 0, 0}, {108195, 391, 0, 0, 0},
    {108200, 18, 0, 0, 0}, {105464, 151, 0, 0, 0}, {1398, 149, 0, 0, 0}, {108801, 151, 0, 0, 0},
    {31044, 221, 0, 0, 0}, {77740, 221, 0, 0, 0}, {109215, 149, 0, 0, 0}, {55746, 151, 0, 0, 0},
    {3665, 221, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0}, {31044, 373, 0, 0, 0},
    {55746, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0},
    {34866, 375, 0, 0, 0}, {34868, 375, 0, 0, 0}, {34870, 375, 0, 0, 0}, {31044, 375, 0, 0, 0},
    {34866, 356, 0, 0, 0}, {34868, 356, 0, 0, 0}, {34870, 356, 0, 0, 0}, {18483, 221, 0, 0, 0},
    {22144, 221, 0, 0, 0}, {110191, 399, 0, 0, 0}, {55746, 151, 0, 0, 0}, {55746, 151, 0, 0, 0},
    {17620, 399, 0, 0, 0}, {17620, 18, 0, 0, 0}, {31044, 375, 0, 0, 0}, {110595, 221, 0, 0, 0},
    {31044, 400, 0, 0, 0}, {1398, 373, 0, 0, 0}, {55746, 151, 0, 0, 0}, {39989, 398, 0, 0, 0},
    {55746, 151, 0, 0, 0}, {39989, 398, 0, 0, 0}, {110823, 373, 0, 0, 0}, {110885, 401, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {110890, 373, 2, 0, 0}, {110924, 151, 0, 0, 0}, {39989, 398, 0, 0, 0},
    {110890, 373, 1, 0, 0}, {1398, 373, 0, 0, 0}, {110885, 401, 0, 0, 0}, {39989, 398, 0, 0, 0},
    {1398, 373, 0, 0, 0}, {110924, 151, 0, 0, 0}, {39989, 398, 0, 0, 0}, {110924, 151, 0, 0, 0},
    {3665, 221, 0, 0, 0}, {74809, 373, 0, 0, 0}, {110924, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {30583, 373, 0, 0, 0}, {30587, 373, 0, 0, 0}, {74809, 373, 0, 0, 0}, {18181, 151, 0, 0, 0},
    {17091, 151, 0, 0, 0}, {111788, 221, 0, 0, 0}, {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0},
    {18181, 151, 0, 0, 0}, {31044, 402, 0, 0, 0}, {111788, 221, 0, 0, 0}, {18181, 151, 0, 0, 0},
    {31044, 402, 0, 0, 0}, {55746, 151, 0, 0, 0}, {106730, 151, 0, 0, 0}, {106741, 151, 0, 0, 0},
    {96587, 68, 0, 0, 0}, {112056, 151, 0, 0, 0}, {55746, 357, 0, 0, 0}, {39989, 403, 0, 0, 0},
    {34866, 356, 0, 0, 0}, {34868, 356, 0, 0, 0}, {15099, 356, 0, 0, 0}, {43645, 356, 0, 0, 0},
    {17620, 404, 0, 0, 0}, {18445, 151, 0, 0, 0}, {113250, 151, 0, 0, 0}, {113260, 151, 0, 0, 0},
    {113341, 151, 0, 0, 0}, {31044, 151, 0, 0, 0}, {106730, 151, 0, 0, 0}, {106741, 151, 0, 0, 0},
    {96587, 68, 0, 0, 0}, {112056, 151, 0, 0, 0}, {113554, 373, 0, 0, 0}, {113589, 373, 0, 0, 0},
    {113789, 373, 0, 0, 0}, {113589, 373, 0, 0, 0}, {114020, 373, 0, 0, 0}, {114025, 373, 0, 0, 0},
    {32381, 404, 0, 0, 0}, {114247, 218, 0, 0, 0}, {49274, 406, 0, 0, 0}, {32381, 406, 0, 0, 0},
    {30583, 404, 0, 0, 0}, {30587, 404, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0},
    {30583, 406, 0, 0, 0}, {30587, 406, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0},
    {114728, 406, 0, 0, 0}, {114732, 406, 0, 0, 0}, {114736, 406, 0, 0, 0}, {39989, 398, 0, 0, 0},
    {109764, 68, 0, 0, 0}, {61451, 406, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0},
    {17091, 406, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0}, {17091, 404, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0}, {55746, 151, 0, 0, 0}, {39989, 398, 0, 0, 0},
    {109764, 68, 0, 0, 0}, {106938, 398, 0, 0, 0}, {114988, 373, 0, 0, 0}, {114997, 373, 0, 0, 0},
    {109764, 68, 0, 0, 0}, {17091, 401, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0},
    {115081, 221, 0, 0, 0}, {31044, 404, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0},
    {115081, 218, 0, 0, 0}, {31044, 406, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0},
    {31044, 373, 0, 0, 0}, {55746, 151, 0, 0, 0}, {39989, 398, 0, 0, 0}, {109764, 68, 0, 0, 0},
    {53011, 356, 0, 0, 0}, {59268, 149, 2, 0, 0}, {115909, 149, 2, 0, 0}, {115928, 149, 2, 0, 0},
    {102317, 149, 3, 102336, 0}, {115947, 0, 0, 0, 0}, {115958, 0, 0, 0, 0}, {15099, 149, 2, 0, 0},
    {17620, 408, 0, 0, 0}, {116559, 19, 0, 0, 0}, {116559, 31, 0, 0, 0}, {17620, 391, 0, 0, 0},
    {53011, 149, 1, 0, 0}, {15108, 376, 0, 0, 0}, {117664, 149, 0, 0, 0}, {117674, 149, 0, 0, 0},
    {44510, 373, 0, 0, 0}, {44513, 373, 0, 0, 0}, {1398, 408, 0, 0, 0}, {105464, 151, 0, 0, 0},
    {1398, 221, 0, 0, 0}, {53539, 0, 2, 0, 0}, {53555, 0, 3, 53568, 0}, {53011, 151, 0, 0, 0},
    {33764, 123, 0, 0, 0}, {1398, 121, 0, 0, 0}, {1226, 121, 0, 0, 0}, {1222, 121, 0, 0, 0}, {34866, 121, 0, 0, 0},
    {34868, 121, 0, 0, 0}, {34870, 121, 0, 0, 0}, {30583, 121, 0, 0, 0}, {30587, 123, 0, 0, 0},
    {119713, 121, 0, 0, 0}, {119717, 121, 0, 0, 0}, {61629, 35, 2, 0, 0}, {61642, 35, 2, 0, 0},
    {21, 48, 0, 0, 0}, {1398, 251, 0, 0, 0}, {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17613, 190, 0, 0, 0},
    {49757, 190, 0, 0, 0}, {17091, 417, 0, 0, 0}, {3681, 417, 0, 0, 0}, {17613, 190, 0, 0, 0},
    {60980, 190, 0, 0, 0}, {21, 190, 0, 0, 0}, {17613, 419, 0, 0, 0}, {17624, 35, 0, 0, 0}, {14013, 48, 2, 0, 0},
    {9558, 48, 2, 0, 0}, {121555, 48, 0, 0, 0}, {121565, 35, 2, 0, 0}, {95458, 35, 0, 0, 0}, {17091, 417, 0, 0, 0},
    {121739, 35, 2, 0, 0}, {121971, 35, 0, 0, 0}, {17613, 417, 0, 0, 0}, {122179, 420, 0, 0, 0},
    {39605, 35, 0, 0, 0}, {122191, 35, 2, 0, 0}, {52517, 35, 2, 0, 0}, {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {122336, 31, 0, 0, 0}, {3681, 421, 0, 0, 0}, {17613, 423, 0, 0, 0}, {122929, 35, 1, 0, 0},
    {14364, 423, 0, 0, 0}, {17613, 190, 0, 0, 0}, {123089, 35, 2, 0, 0}, {122191, 35, 2, 0, 0},
    {52517, 35, 2, 0, 0}, {17613, 190, 0, 0, 0}, {30141, 424, 0, 0, 0}, {3681, 190, 0, 0, 0}, {17613, 48, 0, 0, 0},
    {123089, 35, 2, 0, 0}, {122191, 35, 2, 0, 0}, {52517, 35, 2, 0, 0}, {32381, 417, 0, 0, 0},
    {14364, 417, 0, 0, 0}, {17613, 260, 0, 0, 0}, {124147, 35, 0, 0, 0}, {122191, 35, 2, 0, 0},
    {14364, 48, 0, 0, 0}, {6753, 53, 0, 0, 55}, {124656, 425, 2, 0, 0}, {3681, 0, 0, 0, 0}, {124670, 425, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {124656, 425, 2, 0, 0}, {124670, 425, 0, 0, 0}, {5486, 425, 0, 0, 0}, {1398, 426, 0, 0, 0},
    {126621, 48, 0, 0, 0}, {126629, 48, 0, 0, 0}, {126510, 427, 0, 0, 0}, {126523, 428, 1, 0, 0},
    {126510, 427, 0, 0, 0}, {126523, 428, 1, 0, 0}, {46502, 68, 0, 0, 0}, {126523, 428, 1, 0, 0},
    {47601, 68, 0, 0, 0}, {126510, 427, 0, 0, 0}, {127150, 68, 0, 0, 0}, {55195, 68, 0, 0, 0},
    {126523, 428, 1, 0, 0}, {127156, 427, 0, 0, 0}, {31044, 428, 0, 0, 0}, {126563, 428, 0, 0, 0},
    {127656, 48, 0, 0, 0}, {96162, 68, 0, 0, 0}, {17613, 68, 0, 0, 0}, {126510, 427, 0, 0, 0},
    {126523, 428, 1, 0, 0}, {127660, 430, 0, 0, 0}, {127656, 48, 0, 0, 0}, {96162, 68, 0, 0, 0},
    {49757, 68, 0, 0, 0}, {126510, 427, 0, 0, 0}, {127660, 430, 0, 0, 0}, {51144, 198, 0, 0, 0},
    {129239, 195, 0, 0, 22155}, {21161, 48, 0, 0, 0}, {129393, 432, 0, 0, 0}, {129401, 433, 0, 0, 0},
    {129409, 434, 0, 0, 0}, {98911, 435, 0, 0, 0}, {129453, 436, 0, 0, 0}, {21161, 48, 0, 0, 0},
    {1398, 435, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 437, 0, 0, 0}, {1398, 432, 0, 0, 0},
    {18181, 48, 0, 0, 0}, {18185, 35, 2, 0, 0}, {17091, 48, 0, 0, 0}, {18170, 35, 2, 0, 0}, {129574, 35, 1, 0, 0},
    {61657, 438, 0, 0, 0}, {129918, 438, 2, 0, 0}, {61611, 438, 0, 0, 0}, {75351, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {17620, 52, 0, 0, 0}, {130419, 439, 0, 0, 0}, {130428, 35, 0, 0, 0},
    {5486, 440, 0, 0, 0}, {130419, 439, 0, 0, 0}, {130605, 35, 0, 0, 0}, {130428, 35, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {130419, 439, 0, 0, 0}, {130428, 35, 0, 0, 0}, {48140, 35, 0, 0, 0},
    {130419, 439, 0, 0, 0}, {131127, 441, 0, 0, 0}, {130419, 439, 0, 0, 0}, {48140, 35, 0, 0, 0},
    {130428, 35, 0, 0, 0}, {32568, 18, 1, 0, 0}, {130419, 439, 0, 0, 0}, {5486, 440, 0, 0, 0},
    {130428, 35, 0, 0, 0}, {131485, 18, 0, 0, 0}, {130419, 439, 0, 0, 0}, {131713, 18, 0, 0, 0},
    {131725, 35, 0, 0, 0}, {130428, 35, 0, 0, 0}, {131981, 52, 0, 0, 0}, {131989, 52, 0, 0, 0},
    {131997, 52, 0, 0, 0}, {132005, 442, 0, 0, 0}, {131981, 52, 0, 0, 0}, {131989, 52, 0, 0, 0},
    {131997, 52, 0, 0, 0}, {32381, 443, 0, 0, 0}, {32384, 443, 0, 0, 0}, {18181, 48, 0, 0, 0},
    {130419, 439, 0, 0, 0}, {132681, 445, 0, 0, 0}, {69814, 35, 2, 0, 0}, {130428, 35, 0, 0, 0},
    {132701, 446, 1, 0, 0}, {32568, 18, 1, 0, 0}, {17091, 48, 0, 0, 0}, {132681, 445, 0, 0, 0},
    {69814, 35, 2, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 262, 0, 0, 0}, {133328, 35, 2, 0, 0}, {133342, 445, 0, 0, 0},
    {132681, 445, 0, 0, 0}, {132681, 445, 0, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 48, 0, 0, 0},
    {133342, 445, 0, 0, 0}, {133778, 447, 0, 0, 0}, {133949, 447, 0, 0, 0}, {133961, 447, 0, 0, 0},
    {131997, 448, 0, 0, 0}, {133973, 448, 0, 0, 0}, {131997, 448, 0, 0, 0}, {133973, 448, 0, 0, 0},
    {75583, 48, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0}, {1398, 452, 0, 0, 0},
    {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0},
    {1398, 458, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {1398, 460, 0, 0, 0}, {1398, 461, 0, 0, 0},
    {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0}, {1398, 466, 0, 0, 0},
    {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0}, {1398, 471, 0, 0, 0},
    {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0}, {1398, 476, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {22146, 459, 0, 0, 0},
    {1398, 478, 0, 0, 0}, {1398, 479, 0, 0, 0}, {137031, 459, 0, 0, 137033}, {100443, 17, 0, 0, 137041},
    {100450, 17, 0, 0, 137063}, {100455, 17, 0, 0, 95750}, {96880, 241, 1, 0, 0}, {137071, 220, 1, 0, 0},
    {137076, 6, 0, 0, 3064}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0},
    {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0},
    {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0},
    {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {39989, 68, 0, 0, 0},
    {137976, 68, 1, 0, 0}, {137986, 68, 1, 0, 0}, {138002, 68, 1, 0, 0}, {17620, 68, 1, 0, 0},
    {137976, 68, 1, 0, 0}, {137986, 68, 0, 0, 0}, {138695, 498, 0, 0, 0}, {17620, 499, 0, 0, 0},
    {138949, 501, 0, 0, 0}, {138961, 501, 0, 0, 0}, {34866, 502, 0, 0, 0}, {18181, 503, 0, 0, 0},
    {34866, 506, 0, 0, 0}, {139527, 79, 0, 0, 0}, {139534, 79, 0, 0, 0}, {139541, 68, 1, 0, 0},
    {18181, 502, 0, 0, 0}, {18181, 506, 0, 0, 0}, {34866, 79, 0, 0, 0}, {34868, 79, 0, 0, 0}, {18181, 402, 0, 0, 0},
    {17091, 507, 0, 0, 0}, {140054, 68, 0, 0, 0}, {18181, 446, 0, 0, 0}, {18181, 508, 0, 0, 0},
    {17091, 402, 0, 0, 0}, {17091, 509, 0, 0, 0}, {17091, 79, 0, 0, 0}, {17620, 68, 0, 0, 0}, {140783, 510, 0, 0, 0},
    {140790, 501, 0, 0, 0}, {47601, 68, 0, 0, 0}, {140797, 64, 1, 0, 0}, {140809, 446, 1, 0, 0},
    {140790, 510, 0, 0, 0}, {47601, 68, 0, 0, 0}, {140797, 64, 1, 0, 0}, {140783, 511, 0, 0, 0},
    {140790, 510, 0, 0, 0}, {141469, 501, 0, 0, 0}, {47601, 68, 0, 0, 0}, {132701, 446, 1, 0, 0},
    {140797, 64, 1, 0, 0}, {140783, 512, 0, 0, 0}, {140790, 501, 0, 0, 0}, {141469, 501, 0, 0, 0},
    {47601, 68, 0, 0, 0}, {142174, 399, 0, 0, 0}, {140790, 501, 0, 0, 0}, {69814, 68, 2, 0, 0},
    {140797, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {142174, 399, 0, 0, 0}, {69814, 68, 2, 0, 0},
    {142632, 446, 2, 0, 0}, {140797, 64, 1, 0, 0}, {142174, 151, 0, 0, 0}, {140790, 501, 0, 0, 0},
    {69814, 68, 2, 0, 0}, {140797, 64, 1, 0, 0}, {140783, 511, 0, 0, 0}, {142174, 399, 0, 0, 0},
    {69814, 68, 2, 0, 0}, {141469, 501, 0, 0, 0}, {142632, 446, 2, 0, 0}, {132701, 446, 1, 0, 0},
    {140797, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {105464, 517, 0, 0, 0}, {18181, 501, 0, 0, 0},
    {17091, 510, 0, 0, 0}, {144164, 68, 1, 0, 0}, {34866, 519, 0, 0, 0}, {34868, 508, 0, 0, 0},
    {34870, 68, 0, 0, 0}, {34866, 508, 0, 0, 0}, {34868, 508, 0, 0, 0}, {34870, 68, 0, 0, 0}, {144693, 68, 1, 0, 0},
    {76506, 18, 0, 0, 0}, {105464, 399, 0, 0, 0}, {47601, 68, 0, 0, 0}, {145462, 0, 2, 0, 0}, {145475, 0, 2, 0, 0},
    {32568, 18, 1, 0, 0}, {145489, 0, 2, 0, 0}, {55746, 501, 0, 0, 0}, {17620, 0, 0, 0, 0}, {34866, 517, 0, 0, 0},
    {34868, 68, 0, 0, 0}, {17620, 529, 0, 0, 0}, {146166, 68, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {17620, 530, 0, 0, 0}, {105464, 532, 0, 0, 0}, {48140, 68, 1, 0, 0}, {17620, 64, 1, 0, 0},
    {105464, 532, 0, 0, 0}, {130605, 68, 0, 0, 0}, {32568, 18, 1, 0, 0}, {105464, 517, 0, 0, 0},
    {48140, 68, 0, 0, 0}, {17620, 64, 0, 0, 0}, {105464, 532, 0, 0, 0}, {130605, 68, 0, 0, 0},
    {105464, 511, 0, 0, 0}, {130605, 68, 0, 0, 0}, {105464, 517, 0, 0, 0}, {48140, 68, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {105464, 517, 0, 0, 0}, {147458, 533, 0, 0, 0}, {105464, 517, 0, 0, 0},
    {147458, 533, 0, 0, 0}, {131725, 68, 1, 0, 0}, {105464, 517, 0, 0, 0}, {147721, 68, 0, 0, 0},
    {131725, 68, 0, 0, 0}, {147983, 149, 2, 0, 0}, {147992, 149, 2, 0, 0}, {148001, 149, 2, 0, 0},
    {148010, 68, 0, 0, 0}, {148021, 446, 0, 0, 0}, {148029, 446, 0, 0, 0}, {148039, 68, 0, 0, 0},
    {148050, 446, 0, 0, 0}, {148058, 446, 0, 0, 0}, {147983, 149, 2, 0, 0}, {147992, 149, 2, 0, 0},
    {148001, 149, 2, 0, 0}, {132005, 68, 0, 0, 0}, {132029, 68, 0, 0, 0}, {148010, 68, 0, 0, 0},
    {148021, 446, 0, 0, 0}, {148029, 446, 0, 0, 0}, {148039, 68, 0, 0, 0}, {148050, 446, 0, 0, 0},
    {148058, 446, 0, 0, 0}, {147983, 149, 2, 0, 0}, {147992, 149, 2, 0, 0}, {148001, 149, 2, 0, 0},
    {132005, 68, 0, 0, 0}, {132029, 68, 0, 0, 0}, {147983, 149, 2, 0, 0}, {147992, 149, 2, 0, 0},
    {148001, 149, 2, 0, 0}, {148925, 68, 0, 0, 0}, {105464, 543, 0, 0, 0}, {32568, 18, 1, 0, 0},
    {149673, 68, 0, 0, 0}, {149676, 68, 1, 0, 0}, {149679, 68, 0, 0, 0}, {53011, 79, 0, 0, 0},
    {17620, 79, 0, 0, 0}, {31044, 548, 0, 0, 0}, {152301, 68, 0, 0, 0}, {17620, 548, 0, 0, 0},
    {146166, 68, 0, 0, 0}, {31044, 548, 0, 0, 0}, {39605, 68, 0, 0, 0}, {152301, 68, 0, 0, 0},
    {17620, 551, 0, 0, 0}, {105464, 517, 0, 0, 0}, {47601, 64, 0, 0, 0}, {55746, 501, 0, 0, 0},
    {153006, 68, 2, 0, 0}, {105464, 553, 0, 0, 0}, {153203, 68, 0, 0, 0}, {105464, 553, 0, 0, 0},
    {132701, 446, 1, 0, 0}, {153606, 554, 0, 0, 0}, {153612, 64, 0, 0, 0}, {153606, 554, 0, 0, 0},
    {153203, 68, 0, 0, 0}, {154054, 554, 0, 0, 0}, {39605, 64, 1, 0, 0}, {17620, 559, 0, 0, 0},
    {133973, 554, 0, 0, 0}, {131981, 561, 0, 0, 0}, {131989, 64, 0, 0, 0}, {154380, 68, 0, 0, 0},
    {154386, 18, 0, 0, 0}, {154399, 64, 1, 0, 0}, {154411, 562, 1, 0, 0}, {133973, 554, 0, 0, 0},
    {131981, 561, 0, 0, 0}, {131989, 64, 0, 0, 0}, {154380, 68, 0, 0, 0}, {154386, 18, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {133973, 554, 0, 0, 0}, {131981, 561, 0, 0, 0},
    {131989, 64, 0, 0, 0}, {154380, 68, 0, 0, 0}, {154386, 18, 0, 0, 0}, {132005, 554, 0, 0, 0},
    {154399, 64, 1, 0, 0}, {154411, 562, 1, 0, 0}, {133973, 554, 0, 0, 0}, {131981, 561, 0, 0, 0},
    {131989, 64, 0, 0, 0}, {154380, 68, 0, 0, 0}, {154386, 18, 0, 0, 0}, {132005, 554, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {133973, 554, 0, 0, 0}, {131981, 561, 0, 0, 0},
    {131989, 64, 0, 0, 0}, {154380, 68, 0, 0, 0}, {154386, 18, 0, 0, 0}, {156138, 64, 1, 0, 0},
    {133973, 554, 0, 0, 0}, {131981, 561, 0, 0, 0}, {131989, 64, 0, 0, 0}, {154380, 68, 0, 0, 0},
    {154386, 18, 0, 0, 0}, {132005, 554, 0, 0, 0}, {156138, 64, 1, 0, 0}, {156863, 68, 0, 0, 0},
    {156873, 68, 0, 0, 0}, {156890, 68, 0, 0, 0}, {156906, 402, 0, 0, 0}, {156917, 18, 0, 0, 0},
    {156932, 402, 0, 0, 0}, {153606, 554, 0, 0, 0}, {154054, 554, 0, 0, 0}, {31044, 559, 0, 0, 0},
    {39605, 64, 1, 0, 0}, {39989, 68, 0, 0, 0}, {76506, 18, 0, 0, 0}, {17620, 568, 0, 0, 0}, {157853, 372, 0, 0, 0},
    {133949, 64, 0, 0, 0}, {133961, 64, 0, 0, 0}, {9558, 372, 0, 0, 0}, {55746, 151, 0, 0, 0},
    {3665, 68, 0, 0, 0}, {17620, 573, 0, 0, 0}, {56419, 149, 2, 0, 0}, {55746, 151, 0, 0, 0}, {56419, 149, 2, 0, 0},
    {3665, 68, 0, 0, 0}, {159599, 6, 0, 0, 1594}, {159620, 6, 0, 0, 1594}, {159640, 6, 0, 0, 1594},
    {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0}, {1398, 579, 0, 0, 0},
    {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1398, 582, 0, 0, 0}, {1759, 583, 1, 0, 0}, {159814, 584, 1, 0, 0},
    {160093, 26, 1, 0, 0}, {1398, 585, 0, 0, 0}, {160146, 195, 0, 0, 22168}, {160157, 6, 0, 0, 1594},
    {160187, 6, 0, 0, 1594}, {160219, 6, 0, 0, 1594}, {160242, 6, 0, 0, 1594}, {160271, 6, 0, 0, 1594},
    {160282, 195, 0, 0, 160304}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0}, {1398, 588, 0, 0, 0},
    {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0}, {1398, 593, 0, 0, 0},
    {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {1398, 596, 0, 0, 0}, {160750, 195, 0, 0, 0}, {160758, 0, 2, 0, 0},
    {160766, 64, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {161775, 18, 1, 0, 0}, {162075, 24, 0, 0, 0}, {159581, 600, 1, 0, 0}, {162391, 20, 2, 0, 0},
    {162572, 232, 0, 0, 0}, {162584, 31, 0, 0, 0}, {162602, 31, 0, 0, 0}, {162618, 31, 0, 0, 0},
    {162640, 31, 0, 0, 0}, {162654, 232, 0, 0, 0}, {162955, 0, 2, 0, 0}, {162969, 0, 2, 0, 0},
    {162984, 24, 1, 0, 0}, {163009, 0, 2, 0, 0}, {160758, 0, 2, 0, 0}, {163009, 0, 2, 0, 0}, {163718, 20, 2, 0, 0},
    {164158, 24, 2, 0, 0}, {164176, 24, 2, 0, 0}, {164194, 24, 2, 0, 0}, {164462, 24, 1, 0, 0},
    {62294, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {164474, 24, 1, 0, 0}, {3681, 606, 0, 0, 0},
    {164889, 20, 0, 0, 0}, {164897, 20, 1, 0, 0}, {100725, 20, 2, 0, 0}, {2954, 606, 2, 0, 0},
    {164909, 20, 0, 0, 0}, {165456, 24, 1, 0, 0}, {3681, 600, 0, 0, 0}, {165674, 0, 2, 0, 0}, {162955, 0, 2, 0, 0},
    {162969, 0, 2, 0, 0}, {161775, 18, 1, 0, 0}, {165996, 24, 1, 0, 0}, {163009, 0, 2, 0, 0}, {163718, 20, 2, 0, 0},
    {166582, 31, 0, 0, 0}, {166594, 31, 0, 0, 0}, {166606, 31, 0, 0, 0}, {166760, 0, 2, 0, 0},
    {166775, 0, 2, 0, 0}, {162955, 0, 2, 0, 0}, {162969, 0, 2, 0, 0}, {163009, 0, 2, 0, 0}, {163718, 20, 2, 0, 0},
    {167372, 20, 2, 0, 0}, {161775, 18, 1, 0, 0}, {167385, 0, 2, 0, 0}, {167397, 68, 2, 0, 0},
    {167414, 20, 2, 0, 0}, {163009, 0, 2, 0, 0}, {163718, 20, 2, 0, 0}, {162955, 0, 2, 0, 0}, {162969, 0, 2, 0, 0},
    {168167, 20, 2, 0, 0}, {163009, 0, 2, 0, 0}, {162955, 0, 2, 0, 0}, {162969, 0, 2, 0, 0}, {168623, 20, 2, 0, 0},
    {168635, 216, 1, 0, 0}, {168642, 20, 2, 0, 0}, {168663, 0, 2, 0, 0}, {161775, 18, 1, 0, 0},
    {168678, 20, 2, 0, 0}, {168696, 20, 2, 0, 0}, {162391, 20, 2, 0, 0}, {163009, 0, 2, 0, 0},
    {168715, 216, 1, 0, 0}, {168635, 216, 0, 0, 0}, {169620, 24, 2, 0, 0}, {30141, 24, 2, 0, 0},
    {14364, 64, 0, 0, 0}, {168635, 216, 1, 0, 0}, {161775, 18, 1, 0, 0}, {162391, 20, 2, 0, 0},
    {169758, 20, 2, 0, 0}, {169779, 20, 2, 0, 0}, {168623, 20, 2, 0, 0}, {168635, 216, 1, 0, 0},
    {161775, 18, 1, 0, 0}, {162391, 20, 2, 0, 0}, {168635, 216, 0, 0, 0}, {170401, 64, 0, 0, 0},
    {162955, 0, 2, 0, 0}, {162969, 0, 2, 0, 0}, {168623, 20, 2, 0, 0}, {108200, 18, 1, 0, 0}, {161775, 18, 1, 0, 0},
    {168678, 20, 2, 0, 0}, {170574, 216, 1, 0, 0}, {163009, 0, 2, 0, 0}, {170583, 20, 1, 0, 0},
    {162955, 0, 2, 0, 0}, {162969, 0, 2, 0, 0}, {171317, 20, 2, 0, 0}, {162955, 0, 2, 0, 0}, {162969, 0, 2, 0, 0},
    {108200, 18, 1, 0, 0}, {171708, 24, 1, 0, 0}, {161775, 18, 1, 0, 0}, {168678, 20, 2, 0, 0},
    {171718, 24, 1, 0, 0}, {170574, 216, 1, 0, 0}, {163009, 0, 2, 0, 0}, {163718, 20, 2, 0, 0},
    {168623, 20, 2, 0, 0}, {162955, 0, 2, 0, 0}, {162969, 0, 2, 0, 0}, {161775, 18, 1, 0, 0}, {172732, 216, 1, 0, 0},
    {172748, 216, 1, 0, 0}, {163009, 0, 2, 0, 0}, {163718, 20, 2, 0, 0}, {168715, 216, 1, 0, 0},
    {173349, 20, 0, 0, 0}, {173358, 20, 0, 0, 0}, {173514, 600, 2, 0, 0}, {173525, 600, 2, 0, 0},
    {122191, 24, 2, 0, 0}, {173724, 600, 0, 0, 0}, {162955, 0, 2, 0, 0}, {162969, 0, 2, 0, 0},
    {167385, 0, 2, 0, 0}, {167397, 68, 2, 0, 0}, {163009, 0, 2, 0, 0}, {163718, 20, 2, 0, 0}, {173951, 0, 1, 0, 0},
    {56419, 617, 2, 0, 0}, {9558, 617, 2, 0, 0}, {46428, 618, 1, 0, 0}, {112056, 619, 0, 0, 0},
    {175423, 620, 0, 0, 0}, {1398, 621, 0, 0, 0}, {46428, 622, 1, 0, 0}, {1398, 623, 0, 0, 0},
    {175926, 624, 2, 0, 0}, {77425, 619, 2, 0, 0}, {175940, 625, 2, 0, 0}, {61451, 620, 0, 0, 0},
    {97277, 617, 2, 0, 0}, {3681, 627, 0, 0, 0}, {175423, 620, 0, 0, 0}, {176553, 620, 1, 0, 0},
    {176567, 624, 2, 0, 0}, {176766, 620, 0, 0, 0}, {31044, 621, 0, 0, 0}, {31044, 624, 0, 0, 0},
    {177019, 620, 1, 0, 0}, {177024, 617, 2, 0, 0}, {47787, 31, 0, 0, 0}, {3681, 618, 0, 0, 0},
    {3681, 622, 0, 0, 0}, {30583, 617, 0, 0, 0}, {30587, 617, 0, 0, 0}, {51134, 619, 0, 0, 0},
    {177825, 620, 0, 0, 0}, {1398, 618, 0, 0, 0}, {1398, 622, 0, 0, 0}, {178431, 624, 2, 0, 0},
    {178445, 619, 2, 0, 0}, {178461, 625, 2, 0, 0}, {178478, 620, 0, 0, 0}, {150067, 629, 0, 0, 0},
    {3681, 617, 0, 0, 0}, {52465, 629, 0, 0, 0}, {179271, 0, 0, 0, 0}, {47977, 630, 0, 0, 0}, {1398, 619, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {97163, 631, 0, 0, 0}, {3681, 625, 0, 0, 0}, {1398, 617, 0, 0, 0}, {50962, 617, 2, 0, 0},
    {180281, 620, 2, 0, 0}, {177825, 620, 0, 0, 0}, {176567, 624, 2, 0, 0}, {180712, 0, 0, 0, 0},
    {58830, 0, 2, 0, 0}, {51144, 198, 0, 0, 0}, {6753, 53, 0, 0, 0}, {6753, 633, 0, 0, 0}, {1398, 210, 0, 0, 0},
    {6753, 633, 0, 0, 0}, {47601, 195, 0, 0, 0}, {181270, 195, 0, 0, 0}, {181274, 195, 0, 0, 0},
    {17624, 195, 0, 0, 181284}, {3681, 633, 0, 0, 0}, {55746, 633, 0, 0, 0}, {52202, 634, 1, 0, 0},
    {3681, 635, 0, 0, 0}, {110885, 636, 0, 0, 0}, {39989, 637, 0, 0, 0}, {104487, 638, 0, 0, 0},
    {3681, 638, 0, 0, 0}, {55746, 635, 0, 0, 0}, {3681, 634, 0, 0, 0}, {55746, 633, 0, 0, 0}, {55746, 633, 0, 0, 0},
    {39989, 637, 0, 0, 0}, {104487, 638, 0, 0, 0}, {1398, 638, 0, 0, 0}, {55746, 633, 0, 0, 0},
    {39989, 637, 0, 0, 0}, {18483, 639, 0, 0, 0}, {39605, 640, 0, 0, 0}, {3681, 639, 0, 0, 0},
    {30583, 639, 0, 0, 0}, {30587, 639, 0, 0, 0}, {3681, 640, 0, 0, 0}, {1398, 638, 0, 0, 0}, {110885, 636, 0, 0, 0},
    {39989, 637, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55746, 633, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49274, 644, 0, 0, 0},
    {3681, 645, 0, 0, 0}, {49274, 645, 0, 0, 0}, {3681, 644, 0, 0, 0}, {49274, 646, 0, 0, 0}, {3681, 646, 0, 0, 0},
    {137031, 459, 0, 0, 137033}, {100443, 17, 0, 0, 184390}, {100450, 17, 0, 0, 184410}, {100455, 17, 0, 0, 95750},
    {181270, 17, 0, 0, 184419}, {96880, 241, 1, 0, 0}, {137071, 220, 1, 0, 0}, {184636, 510, 0, 0, 0},
    {184646, 501, 0, 0, 0}, {39989, 68, 0, 0, 0}, {53011, 400, 0, 0, 0}, {17620, 400, 0, 0, 0},
    {185103, 68, 0, 0, 0}, {185103, 79, 0, 0, 0}, {185226, 79, 0, 0, 0}, {17087, 68, 0, 0, 0},
    {17091, 68, 0, 0, 0}, {185103, 79, 0, 0, 0}, {185226, 79, 0, 0, 0}, {17091, 647, 0, 0, 0},
    {22716, 68, 0, 0, 0}, {17620, 648, 0, 0, 0}, {17620, 649, 0, 0, 0}, {17620, 650, 0, 0, 0},
    {17091, 651, 0, 0, 0}, {22716, 68, 0, 0, 0}, {17620, 652, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 68, 0, 0, 0},
    {17620, 653, 0, 0, 0}, {17620, 654, 0, 0, 0}, {187395, 650, 0, 0, 0}, {35204, 650, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 655, 0, 0, 0}, {187699, 656, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 656, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 657, 0, 0, 0},
    {187699, 442, 0, 0, 0}, {187395, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 442, 0, 0, 0},
    {187699, 442, 0, 0, 0}, {187395, 656, 0, 0, 0}, {22716, 79, 0, 0, 0}, {187699, 442, 0, 0, 0},
    {187395, 79, 0, 0, 0}, {35204, 79, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 658, 0, 0, 0}, {187699, 68, 0, 0, 0},
    {17091, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {187699, 68, 0, 0, 0}, {17091, 656, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {187699, 68, 0, 0, 0}, {187395, 79, 0, 0, 0}, {35204, 79, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17091, 648, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 647, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 655, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17620, 659, 0, 0, 0}, {17091, 659, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 660, 0, 0, 0}, {17620, 661, 0, 0, 0}, {17091, 652, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 651, 0, 0, 0}, {17091, 653, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {187699, 68, 0, 0, 0}, {187395, 662, 0, 0, 0}, {192573, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {187699, 68, 0, 0, 0}, {187395, 663, 0, 0, 0}, {192573, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {187699, 68, 0, 0, 0}, {187395, 79, 0, 0, 0}, {192573, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {187699, 68, 0, 0, 0}, {17091, 657, 0, 0, 0}, {192573, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {187699, 68, 0, 0, 0}, {17091, 656, 0, 0, 0}, {192573, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {187699, 68, 0, 0, 0}, {17091, 658, 0, 0, 0}, {192573, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 648, 0, 0, 0}, {192573, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {192573, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {192573, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 659, 0, 0, 0}, {192573, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {192573, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 661, 0, 0, 0}, {192573, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 652, 0, 0, 0}, {192573, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 653, 0, 0, 0},
    {192573, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0}, {192573, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {185103, 79, 0, 0, 0}, {185226, 68, 0, 0, 0}, {17087, 68, 0, 0, 0}, {196229, 501, 0, 0, 0},
    {196229, 501, 0, 0, 0}, {31044, 64, 0, 0, 0}, {17624, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {39605, 68, 0, 0, 0}, {55746, 399, 0, 0, 0}, {187395, 375, 0, 0, 0}, {35204, 375, 0, 0, 0},
    {35209, 375, 0, 0, 0}, {184636, 510, 0, 0, 0}, {184646, 501, 0, 0, 0}, {55746, 510, 0, 0, 0},
    {184636, 151, 0, 0, 0}, {184646, 501, 0, 0, 0}, {18483, 151, 0, 0, 0}, {3665, 446, 0, 0, 0},
    {198362, 64, 0, 0, 0}, {96880, 68, 0, 0, 0}, {198532, 68, 0, 0, 0}, {198536, 68, 0, 0, 0},
    {17087, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17620, 664, 0, 0, 0}, {17087, 149, 0, 0, 0}, {187395, 149, 0, 0, 0},
    {35204, 149, 0, 0, 0}, {35209, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0},
    {200582, 149, 0, 0, 0}, {39605, 68, 0, 0, 0}, {200587, 68, 0, 0, 0}, {197539, 68, 0, 0, 0},
    {200840, 149, 0, 0, 0}, {200582, 149, 0, 0, 0}, {39605, 149, 0, 0, 0}, {200587, 149, 0, 0, 0},
    {197539, 149, 0, 0, 0}, {200582, 149, 0, 0, 0}, {39605, 149, 0, 0, 0}, {200587, 149, 0, 0, 0},
    {197539, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0}, {200582, 665, 0, 0, 0},
    {39605, 68, 0, 0, 0}, {200587, 68, 0, 0, 0}, {197539, 68, 0, 0, 0}, {200840, 149, 0, 0, 0},
    {200582, 665, 0, 0, 0}, {39605, 68, 0, 0, 0}, {200587, 68, 0, 0, 0}, {197539, 68, 0, 0, 0},
    {200582, 665, 0, 0, 0}, {39605, 68, 0, 0, 0}, {200587, 68, 0, 0, 0}, {197539, 68, 0, 0, 0},
    {200582, 665, 0, 0, 0}, {184646, 501, 0, 0, 0}, {47601, 68, 0, 0, 0}, {201786, 68, 0, 0, 0},
    {200587, 68, 0, 0, 0}, {39605, 68, 0, 0, 0}, {197539, 68, 0, 0, 0}, {17091, 149, 0, 0, 0},
    {187395, 149, 0, 0, 0}, {35204, 68, 0, 0, 0}, {204250, 666, 0, 0, 0}, {204258, 667, 0, 0, 0},
    {204266, 666, 0, 0, 0}, {204274, 666, 0, 0, 0}, {204250, 666, 0, 0, 0}, {204258, 667, 0, 0, 0},
    {17087, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {34866, 403, 0, 0, 0}, {34868, 403, 0, 0, 0},
    {34870, 403, 0, 0, 0}, {17620, 403, 0, 0, 0}, {34866, 668, 0, 0, 0}, {34868, 668, 0, 0, 0},
    {34870, 668, 0, 0, 0}, {17620, 668, 0, 0, 0}, {34866, 668, 0, 0, 0}, {34868, 668, 0, 0, 0},
    {34870, 669, 0, 0, 0}, {34866, 403, 0, 0, 0}, {34868, 403, 0, 0, 0}, {34870, 670, 0, 0, 0},
    {17620, 670, 0, 0, 0}, {34866, 670, 0, 0, 0}, {34868, 670, 0, 0, 0}, {34870, 670, 0, 0, 0},
    {34866, 403, 0, 0, 0}, {34868, 403, 0, 0, 0}, {34870, 669, 0, 0, 0}, {17620, 669, 0, 0, 0},
    {34866, 670, 0, 0, 0}, {34868, 670, 0, 0, 0}, {34870, 669, 0, 0, 0}, {34866, 669, 0, 0, 0},
    {34868, 669, 0, 0, 0}, {34870, 669, 0, 0, 0}, {34866, 403, 0, 0, 0}, {34868, 403, 0, 0, 0},
    {34870, 669, 0, 0, 0}, {27479, 68, 0, 0, 0}, {27486, 68, 0, 0, 0}, {34866, 403, 0, 0, 0}, {34868, 403, 0, 0, 0},
    {34870, 669, 0, 0, 0}, {27479, 64, 0, 0, 0}, {27486, 64, 0, 0, 0}, {15108, 18, 0, 0, 0}, {56419, 0, 2, 0, 0},
    {57487, 643, 0, 0, 0}, {57498, 643, 0, 0, 0}, {9480, 643, 0, 0, 0}, {206937, 0, 2, 0, 0}, {207090, 35, 2, 0, 0},
    {207108, 35, 2, 0, 0}, {207126, 35, 2, 0, 0}, {52905, 293, 2, 0, 0}, {53011, 35, 0, 0, 0},
    {57487, 35, 2, 0, 0}, {57498, 35, 2, 0, 0}, {9480, 35, 2, 0, 0}, {207648, 0, 2, 0, 0}, {15847, 19, 2, 0, 0},
    {14899, 0, 2, 0, 0}, {135632, 19, 0, 0, 0}, {135639, 19, 0, 0, 0}, {30583, 672, 0, 0, 0}, {30587, 672, 0, 0, 0},
    {3681, 672, 0, 0, 0}, {50962, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {208053, 674, 0, 0, 0},
    {208346, 19, 0, 0, 0}, {50962, 674, 2, 0, 0}, {3681, 674, 0, 0, 0}, {208614, 673, 2, 0, 0},
    {30583, 673, 0, 0, 0}, {30587, 673, 0, 0, 0}, {3681, 676, 0, 0, 0}, {49274, 677, 0, 0, 0},
    {49280, 677, 0, 0, 0}, {1398, 191, 0, 0, 0}, {17624, 672, 0, 0, 0}, {3658, 672, 0, 0, 0}, {49274, 678, 0, 0, 0},
    {3681, 679, 0, 0, 0}, {209397, 672, 2, 0, 0}, {30141, 679, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {60588, 672, 0, 0, 0}, {30583, 677, 0, 0, 0}, {30587, 677, 0, 0, 0}, {3681, 677, 0, 0, 0},
    {209881, 680, 0, 0, 0}, {209886, 680, 0, 0, 0}, {3681, 680, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {46502, 672, 0, 0, 0}, {30141, 673, 0, 0, 0}, {207648, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {53011, 681, 0, 0, 0},
    {53011, 672, 0, 0, 0}, {33764, 673, 0, 0, 0}, {17624, 672, 0, 0, 0}, {210406, 673, 0, 0, 0},
    {95364, 673, 0, 0, 0}, {49274, 673, 0, 0, 0}, {3681, 682, 0, 0, 0}, {53011, 683, 0, 0, 0},
    {53011, 684, 0, 0, 0}, {3681, 191, 0, 0, 0}, {33764, 681, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {3681, 684, 0, 0, 0}, {211011, 685, 0, 0, 0}, {1398, 686, 0, 0, 0}, {49274, 687, 0, 0, 0},
    {3681, 687, 0, 0, 0}, {49274, 296, 0, 0, 0}, {3681, 296, 0, 0, 0}, {49274, 293, 0, 0, 0}, {211838, 35, 2, 0, 0},
    {49274, 687, 0, 0, 0}, {211838, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {3681, 690, 0, 0, 0},
    {3681, 35, 2, 0, 0}, {168635, 35, 2, 0, 0}, {212634, 35, 0, 0, 0}, {212648, 35, 0, 0, 0}, {49274, 687, 0, 0, 0},
    {213038, 35, 2, 0, 0}, {49274, 687, 0, 0, 0}, {213864, 35, 2, 0, 0}, {17091, 293, 0, 0, 0},
    {210977, 690, 0, 0, 0}, {214320, 35, 2, 0, 0}, {210977, 690, 0, 0, 0}, {214333, 35, 2, 0, 0},
    {214701, 64, 2, 0, 0}, {214730, 64, 2, 0, 0}, {213884, 692, 0, 0, 0}, {215449, 64, 2, 0, 0},
    {3681, 692, 0, 0, 0}, {215772, 53, 0, 0, 0}, {215783, 53, 0, 0, 0}, {51086, 203, 0, 0, 0},
    {215855, 194, 0, 0, 0}, {215783, 53, 0, 0, 0}, {215915, 16, 0, 0, 0}, {215926, 194, 0, 0, 60735},
    {1398, 210, 0, 0, 0}, {50962, 693, 2, 0, 0}, {3681, 693, 0, 0, 0}, {59230, 694, 0, 0, 0}, {56419, 695, 2, 0, 0},
    {3681, 695, 0, 0, 0}, {1398, 696, 0, 0, 0}, {3681, 697, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0},
    {3681, 696, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0}, {1398, 696, 0, 0, 0}, {49274, 693, 0, 0, 0},
    {30583, 698, 0, 0, 0}, {30587, 698, 0, 0, 0}, {3681, 698, 0, 0, 0}, {49274, 698, 0, 0, 0},
    {3681, 701, 0, 0, 0}, {217874, 19, 0, 0, 0}, {217884, 19, 0, 0, 0}, {217898, 19, 0, 0, 0},
    {50962, 695, 2, 0, 0}, {47977, 19, 0, 0, 0}, {218251, 19, 2, 0, 0}, {30583, 693, 0, 0, 0},
    {30587, 693, 0, 0, 0}, {49274, 701, 0, 0, 0}, {50962, 701, 2, 0, 0}, {30583, 701, 0, 0, 0},
    {30587, 701, 0, 0, 0}, {106938, 693, 0, 0, 0}, {219038, 696, 0, 0, 0}, {219048, 696, 0, 0, 0},
    {50962, 703, 2, 0, 0}, {9558, 703, 2, 0, 0}, {51268, 704, 0, 0, 0}, {219872, 212, 0, 0, 0},
    {219878, 212, 0, 0, 0}, {51268, 704, 0, 0, 0}, {1398, 705, 0, 0, 0}, {1398, 706, 0, 0, 0},
    {220168, 707, 0, 0, 0}, {220177, 200, 0, 0, 0}, {220186, 200, 0, 0, 0}, {220195, 195, 0, 0, 0},
    {220204, 195, 0, 0, 0}, {220213, 198, 0, 0, 0}, {220225, 198, 0, 0, 0}, {220237, 708, 0, 0, 0},
    {1398, 709, 0, 0, 0}, {39605, 203, 0, 0, 0}, {47601, 203, 0, 0, 0}, {3665, 203, 0, 0, 0}, {220448, 710, 2, 0, 0},
    {52465, 293, 0, 0, 0}, {3681, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {59955, 0, 0, 0, 0}, {49280, 0, 0, 0, 0},
    {220612, 31, 0, 0, 0}, {220626, 31, 0, 0, 0}, {220637, 31, 0, 0, 0}, {220999, 712, 2, 0, 0},
    {206937, 0, 2, 0, 0}, {58850, 19, 2, 0, 0}, {52465, 715, 0, 0, 0}, {221197, 716, 0, 0, 0},
    {221204, 717, 0, 0, 0}, {48140, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {221210, 35, 2, 0, 0},
    {50962, 293, 2, 0, 0}, {49757, 293, 0, 0, 0}, {21161, 711, 0, 0, 0}, {3681, 718, 0, 0, 0},
    {221821, 35, 2, 0, 0}, {221829, 35, 2, 0, 0}, {21161, 711, 0, 0, 0}, {222112, 710, 2, 0, 0},
    {222123, 293, 0, 0, 0}, {222134, 710, 2, 0, 0}, {222145, 293, 0, 0, 0}, {222156, 720, 2, 0, 0},
    {222165, 720, 0, 0, 0}, {52465, 715, 0, 0, 0}, {221197, 716, 0, 0, 0}, {221204, 717, 0, 0, 0},
    {48140, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {222603, 721, 1, 0, 0}, {222614, 712, 0, 0, 0},
    {21161, 711, 0, 0, 0}, {219963, 721, 0, 0, 0}, {21161, 293, 0, 0, 0}, {206937, 0, 2, 0, 0},
    {223196, 712, 0, 0, 0}, {206937, 0, 2, 0, 0}, {17613, 711, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {17613, 0, 0, 0, 0}, {21161, 711, 0, 0, 0}, {49757, 0, 0, 0, 0}, {223628, 35, 0, 0, 0}, {223636, 423, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22144, 35, 1, 0, 0}, {223645, 423, 0, 0, 0}, {223655, 35, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {59955, 0, 0, 0, 0}, {224066, 0, 0, 0, 0}, {17613, 711, 0, 0, 0}, {49757, 711, 0, 0, 0}, {224300, 711, 0, 0, 0},
    {224310, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {220362, 723, 0, 0, 0}, {39605, 35, 0, 0, 0}, {3665, 35, 0, 0, 0},
    {22144, 35, 0, 0, 0}, {224760, 724, 0, 0, 0}, {224763, 423, 2, 0, 0}, {224960, 725, 0, 0, 0},
    {17613, 725, 1, 0, 0}, {3681, 725, 0, 0, 0}, {224960, 725, 0, 0, 0}, {1398, 35, 0, 0, 0}, {225464, 31, 0, 0, 0},
    {225478, 31, 0, 0, 0}, {1398, 727, 0, 0, 0}, {1398, 728, 0, 0, 0}, {245027, 195, 0, 0, 0},
    {245039, 729, 0, 0, 0}, {245027, 195, 0, 0, 0}, {245108, 730, 0, 0, 0}, {1398, 731, 0, 0, 0},
    {1398, 732, 0, 0, 0}, {1398, 733, 0, 0, 0}, {245281, 195, 0, 0, 0}, {245288, 195, 0, 0, 0},
    {245295, 195, 0, 0, 0}, {144508, 53, 0, 0, 0}, {144515, 53, 0, 0, 0}, {245302, 53, 0, 0, 0},
    {245309, 53, 0, 0, 0}, {245321, 6, 0, 0, 0}, {96571, 734, 0, 0, 0}, {245281, 459, 0, 0, 0},
    {245288, 459, 0, 0, 0}, {245295, 459, 0, 0, 0}, {144508, 53, 0, 0, 0}, {144515, 53, 0, 0, 0},
    {245302, 53, 0, 0, 0}, {245309, 53, 0, 0, 0}, {96571, 734, 0, 0, 0}, {1398, 735, 0, 0, 0},
    {1398, 736, 0, 0, 0}, {1398, 737, 0, 0, 0}, {1398, 738, 0, 0, 0}, {245531, 28, 1, 0, 0}, {245546, 459, 1, 0, 0},
    {245560, 459, 1, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {1398, 741, 0, 0, 0}, {1398, 742, 0, 0, 0},
    {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0}, {1398, 747, 0, 0, 0},
    {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {1398, 751, 0, 0, 0}, {246111, 16, 0, 0, 0},
    {246124, 752, 0, 0, 0}, {1398, 753, 0, 0, 0}, {1398, 729, 0, 0, 0}, {1398, 754, 0, 0, 0}, {1398, 755, 0, 0, 0},
    {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0}, {1398, 760, 0, 0, 0},
    {246407, 459, 0, 0, 246438}, {246450, 459, 0, 0, 246484}, {246494, 220, 0, 0, 246521}, {245546, 459, 0, 0, 246554},
    {246563, 459, 1, 0, 0}, {246581, 459, 1, 0, 0}, {246599, 220, 1, 0, 0}, {246633, 220, 1, 0, 0},
    {1398, 761, 0, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 763, 0, 0, 0}, {1398, 730, 0, 0, 0}, {1398, 764, 0, 0, 0},
    {1398, 765, 0, 0, 0}, {49280, 767, 0, 0, 0}, {1398, 767, 2, 0, 0}, {247261, 768, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {247270, 768, 0, 0, 0}, {56963, 768, 0, 0, 0}, {1398, 769, 0, 0, 0},
    {3681, 769, 0, 0, 0}, {56963, 768, 0, 0, 0}, {1398, 769, 0, 0, 0}, {247666, 769, 0, 0, 0},
    {56963, 768, 0, 0, 0}, {1398, 771, 0, 0, 0}, {3681, 771, 0, 0, 0}, {56963, 768, 0, 0, 0}, {33764, 772, 0, 0, 0},
    {3681, 772, 0, 0, 0}, {18483, 772, 0, 0, 0}, {248518, 772, 0, 0, 0}, {39605, 769, 0, 0, 0},
    {48140, 769, 0, 0, 0}, {18483, 772, 0, 0, 0}, {39605, 769, 0, 0, 0}, {48140, 769, 0, 0, 0},
    {33764, 773, 0, 0, 0}, {3681, 773, 0, 0, 0}, {43645, 772, 0, 0, 0}, {43654, 772, 0, 0, 0},
    {249551, 774, 2, 0, 0}, {60980, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {249667, 774, 2, 0, 0},
    {249686, 774, 2, 0, 0}, {249706, 0, 0, 0, 0}, {249717, 0, 0, 0, 0}, {33764, 775, 0, 0, 0},
    {3681, 775, 0, 0, 0}, {30583, 775, 0, 0, 0}, {30587, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {59955, 775, 0, 0, 0},
    {59957, 775, 0, 0, 0}, {60987, 768, 0, 0, 0}, {97277, 774, 2, 0, 0}, {30583, 772, 0, 0, 0},
    {30587, 772, 0, 0, 0}, {250757, 774, 2, 0, 0}, {3681, 776, 0, 0, 0}, {1309, 776, 0, 0, 0},
    {250865, 774, 0, 0, 0}, {61002, 774, 0, 0, 0}, {1309, 776, 0, 0, 0}, {100683, 774, 0, 0, 0},
    {33764, 777, 0, 0, 0}, {3681, 778, 0, 0, 0}, {33764, 778, 0, 0, 0}, {3681, 777, 0, 0, 0}, {33764, 769, 0, 0, 0},
    {3681, 768, 0, 0, 0}, {60980, 768, 0, 0, 0}, {17613, 768, 0, 0, 0}, {251939, 781, 0, 0, 0},
    {251947, 781, 0, 0, 0}, {3681, 782, 0, 0, 0}, {56963, 768, 0, 0, 0}, {1398, 783, 0, 0, 0},
    {3681, 783, 0, 0, 0}, {252233, 776, 0, 0, 0}, {252369, 784, 0, 0, 0}, {252383, 784, 0, 0, 0},
    {252397, 784, 0, 0, 0}, {252411, 768, 1, 0, 0}, {252443, 784, 0, 0, 0}, {252456, 784, 0, 0, 0},
    {43645, 787, 0, 0, 0}, {43654, 787, 0, 0, 0}, {3681, 787, 0, 0, 0}, {43645, 775, 0, 0, 0},
    {43654, 775, 0, 0, 0}, {33764, 787, 0, 0, 0}, {3681, 788, 0, 0, 0}, {97277, 774, 2, 0, 0},
    {253582, 774, 1, 0, 0}, {33764, 789, 0, 0, 0}, {3681, 789, 0, 0, 0}, {253923, 775, 0, 0, 0},
    {44243, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {59955, 775, 0, 0, 0}, {34866, 775, 0, 0, 0},
    {33764, 790, 0, 0, 0}, {3681, 790, 0, 0, 0}, {3681, 791, 0, 0, 0}, {2372, 775, 0, 0, 0}, {21157, 772, 0, 0, 0},
    {59955, 775, 0, 0, 0}, {33764, 792, 0, 0, 0}, {3681, 68, 0, 0, 0}, {33764, 507, 0, 0, 0}, {30583, 789, 0, 0, 0},
    {30587, 789, 0, 0, 0}, {2372, 772, 0, 0, 0}, {59955, 772, 0, 0, 0}, {59957, 772, 0, 0, 0},
    {33764, 68, 0, 0, 0}, {3681, 792, 0, 0, 0}, {3681, 507, 0, 0, 0}, {1398, 774, 0, 0, 0}, {255658, 772, 0, 0, 0},
    {3681, 774, 0, 0, 0}, {2372, 775, 0, 0, 0}, {2372, 772, 0, 0, 0}, {32568, 18, 0, 0, 0}, {1398, 795, 0, 0, 0},
    {3681, 796, 0, 0, 0}, {1398, 797, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 796, 0, 0, 0}, {1398, 772, 0, 0, 0},
    {75701, 769, 1, 0, 0}, {1398, 774, 0, 0, 0}, {47031, 769, 0, 0, 0}, {1398, 775, 0, 0, 0}, {75701, 769, 1, 0, 0},
    {1398, 788, 0, 0, 0}, {75701, 769, 1, 0, 0}, {1398, 795, 0, 0, 0}, {221838, 798, 0, 0, 0},
    {3681, 795, 0, 0, 0}, {1398, 795, 0, 0, 0}, {257773, 798, 0, 0, 0}, {75701, 798, 1, 0, 0},
    {1398, 799, 0, 0, 0}, {47031, 769, 0, 0, 0}, {3681, 799, 0, 0, 0}, {1398, 799, 0, 0, 0}, {257773, 769, 0, 0, 0},
    {1398, 799, 0, 0, 0}, {39989, 769, 0, 0, 0}, {43645, 778, 0, 0, 0}, {43654, 778, 0, 0, 0},
    {33764, 800, 0, 0, 0}, {3681, 801, 0, 0, 0}, {33764, 801, 0, 0, 0}, {3681, 800, 0, 0, 0}, {55746, 768, 0, 0, 0},
    {1398, 774, 0, 0, 0}, {55746, 768, 0, 0, 0}, {1398, 774, 0, 0, 0}, {259271, 802, 0, 0, 0},
    {3681, 803, 0, 0, 0}, {259271, 802, 0, 0, 0}, {259611, 775, 0, 0, 0}, {259622, 79, 0, 0, 0},
    {259627, 774, 2, 0, 0}, {3681, 804, 0, 0, 0}, {260149, 803, 0, 0, 0}, {259611, 772, 0, 0, 0},
    {259627, 774, 2, 0, 0}, {3681, 806, 0, 0, 0}, {260149, 803, 0, 0, 0}, {260149, 803, 0, 0, 0},
    {259611, 807, 0, 0, 0}, {259627, 774, 2, 0, 0}, {3681, 807, 0, 0, 0}, {259271, 802, 0, 0, 0},
    {259611, 807, 0, 0, 0}, {259627, 774, 2, 0, 0}, {259271, 802, 0, 0, 0}, {259611, 775, 0, 0, 0},
    {259627, 774, 2, 0, 0}, {259271, 802, 0, 0, 0}, {259611, 807, 0, 0, 0}, {259622, 79, 0, 0, 0},
    {259627, 774, 2, 0, 0}, {3681, 808, 0, 0, 0}, {260149, 803, 0, 0, 0}, {259611, 807, 0, 0, 0},
    {261261, 807, 0, 0, 0}, {259627, 774, 2, 0, 0}, {247261, 768, 0, 0, 0}, {261487, 769, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {56963, 768, 0, 0, 0}, {3665, 769, 0, 0, 0}, {3681, 810, 0, 0, 0}, {34866, 810, 0, 0, 0},
    {34868, 810, 0, 0, 0}, {34870, 810, 0, 0, 0}, {56963, 768, 0, 0, 0}, {61002, 810, 0, 0, 0},
    {3665, 769, 0, 0, 0}, {3681, 813, 0, 0, 0}, {43645, 788, 0, 0, 0}, {43654, 788, 0, 0, 0}, {33764, 788, 0, 0, 0},
    {262800, 814, 0, 0, 0}, {262811, 814, 0, 0, 0}, {3681, 814, 0, 0, 0}, {74809, 815, 0, 0, 0},
    {1296, 783, 0, 0, 0}, {3681, 815, 0, 0, 0}, {74809, 816, 0, 0, 0}, {1126, 817, 0, 0, 0}, {3681, 817, 0, 0, 0},
    {251939, 772, 0, 0, 0}, {251947, 772, 0, 0, 0}, {251939, 772, 0, 0, 0}, {251947, 772, 0, 0, 0},
    {263735, 769, 0, 0, 0}, {15108, 788, 0, 0, 0}, {34243, 773, 0, 0, 0}, {34254, 773, 0, 0, 0},
    {149679, 769, 0, 0, 0}, {53539, 0, 2, 0, 0}, {249551, 0, 3, 53568, 0}, {264664, 0, 0, 0, 0},
    {68174, 0, 2, 0, 0}, {74809, 814, 0, 0, 0}, {116559, 0, 1, 0, 0}, {1126, 820, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 821, 0, 0, 0}, {1126, 820, 0, 0, 0}, {250865, 821, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 820, 0, 0, 0}, {251939, 820, 0, 0, 0}, {251947, 820, 0, 0, 0}, {1126, 817, 0, 0, 0},
    {74809, 816, 0, 0, 0}, {1126, 822, 0, 0, 0}, {1296, 783, 0, 0, 0}, {3681, 822, 0, 0, 0}, {55899, 774, 0, 0, 0},
    {266860, 31, 0, 0, 0}, {17613, 829, 0, 0, 0}, {49757, 829, 0, 0, 0}, {17613, 189, 0, 0, 0},
    {49757, 189, 0, 0, 0}, {17091, 189, 0, 0, 0}, {17613, 830, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {61629, 35, 2, 0, 0}, {17091, 189, 0, 0, 0}, {121739, 35, 2, 0, 0}, {21161, 293, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {123089, 35, 2, 0, 0}, {122191, 35, 2, 0, 0},
    {52517, 35, 2, 0, 0}, {96932, 0, 2, 0, 0}, {3681, 831, 0, 0, 0}, {17613, 293, 0, 0, 0}, {15550, 710, 0, 0, 0},
    {267771, 35, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49757, 293, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49757, 293, 0, 0, 0}, {123089, 35, 2, 0, 0}, {122191, 35, 2, 0, 0}, {52517, 35, 2, 0, 0},
    {17613, 293, 0, 0, 0}, {33568, 35, 2, 0, 0}, {33572, 35, 2, 0, 0}, {17613, 189, 0, 0, 0}, {30141, 832, 0, 0, 0},
    {17613, 293, 0, 0, 0}, {49757, 293, 0, 0, 0}, {15550, 710, 0, 0, 0}, {49274, 0, 0, 0, 0}, {61629, 35, 2, 0, 0},
    {1329, 293, 0, 0, 0}, {46502, 459, 0, 0, 0}, {1398, 833, 0, 0, 0}, {269652, 203, 0, 0, 0},
    {269661, 203, 0, 0, 0}, {1398, 834, 0, 0, 0}, {269695, 203, 0, 0, 0}, {269700, 203, 0, 0, 0},
    {1398, 835, 0, 0, 0}, {269652, 203, 0, 0, 0}, {1398, 836, 0, 0, 0}, {1398, 837, 0, 0, 0}, {1398, 132, 0, 0, 0},
    {1398, 838, 0, 0, 0}, {269855, 838, 0, 0, 0}, {2013, 834, 0, 0, 0}, {269923, 839, 0, 0, 0},
    {269932, 840, 0, 0, 0}, {269652, 203, 0, 0, 0}, {270114, 203, 0, 0, 0}, {270453, 841, 0, 0, 0},
    {49280, 841, 0, 0, 0}, {270453, 841, 0, 0, 0}, {270612, 841, 0, 0, 0}, {270453, 842, 0, 0, 0},
    {270612, 842, 0, 0, 0}, {49280, 842, 0, 0, 0}, {1398, 843, 0, 0, 0}, {271082, 843, 0, 0, 0},
    {271093, 844, 0, 0, 0}, {49280, 843, 0, 0, 0}, {49274, 846, 0, 0, 0}, {49274, 848, 0, 0, 0},
    {269652, 849, 0, 0, 0}, {270114, 849, 0, 0, 0}, {49280, 848, 0, 0, 0}, {49274, 841, 0, 0, 0},
    {273124, 853, 0, 0, 0}, {273135, 854, 0, 0, 0}, {273147, 846, 0, 0, 0}, {273124, 846, 0, 0, 0},
    {273147, 853, 0, 0, 0}, {273220, 854, 0, 0, 0}, {270453, 846, 2, 0, 0}, {49280, 846, 0, 0, 0},
    {49274, 842, 2, 0, 0}, {15108, 857, 0, 0, 0}, {273513, 841, 2, 0, 0}, {273524, 841, 2, 0, 0},
    {273536, 19, 0, 0, 0}, {273547, 19, 0, 0, 0}, {49274, 848, 0, 0, 0}, {218220, 848, 0, 0, 0},
    {274251, 859, 0, 0, 0}, {269652, 849, 0, 0, 0}, {269661, 849, 0, 0, 0}, {49274, 860, 0, 0, 0},
    {218220, 860, 0, 0, 0}, {274251, 859, 0, 0, 0}, {269652, 849, 0, 0, 0}, {269661, 849, 0, 0, 0},
    {49280, 860, 0, 0, 0}, {270453, 863, 0, 0, 0}, {49280, 863, 0, 0, 0}, {273513, 841, 2, 0, 0},
    {270453, 846, 0, 0, 0}, {49280, 857, 0, 0, 0}, {49274, 842, 0, 0, 0}, {275778, 864, 0, 0, 0},
    {275789, 864, 0, 0, 0}, {275800, 864, 0, 0, 0}, {275812, 864, 0, 0, 0}, {52465, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49280, 864, 0, 0, 0}, {270453, 866, 0, 0, 0}, {270612, 866, 0, 0, 0},
    {49280, 866, 0, 0, 0}, {270453, 857, 0, 0, 0}, {270612, 857, 0, 0, 0}, {270453, 857, 0, 0, 0},
    {34866, 864, 0, 0, 0}, {34868, 864, 0, 0, 0}, {269695, 849, 0, 0, 0}, {269700, 849, 0, 0, 0},
    {276839, 867, 0, 0, 0}, {276846, 868, 0, 0, 0}, {276854, 867, 0, 0, 0}, {276861, 868, 0, 0, 0},
    {273147, 864, 0, 0, 0}, {49274, 848, 0, 0, 0}, {270453, 841, 0, 0, 0}, {270612, 841, 0, 0, 0},
    {271093, 869, 0, 0, 0}, {270453, 841, 0, 0, 0}, {277184, 849, 0, 0, 0}, {270114, 849, 0, 0, 0},
    {270453, 846, 0, 0, 0}, {41887, 842, 0, 0, 0}, {277584, 870, 0, 0, 0}, {49274, 841, 0, 0, 0},
    {271082, 871, 0, 0, 0}, {271093, 872, 0, 0, 0}, {269652, 849, 0, 0, 0}, {270114, 849, 0, 0, 0},
    {270453, 841, 0, 0, 0}, {30141, 842, 0, 0, 0}, {49274, 848, 0, 0, 0}, {22716, 873, 0, 0, 0},
    {39605, 874, 0, 0, 0}, {278044, 874, 0, 0, 0}, {275778, 864, 0, 0, 0}, {278116, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49274, 864, 0, 0, 0}, {278126, 864, 0, 0, 0}, {270453, 857, 0, 0, 0},
    {270612, 841, 0, 0, 0}, {278150, 841, 0, 0, 0}, {270453, 846, 0, 0, 0}, {110191, 842, 0, 0, 0},
    {47601, 842, 0, 0, 0}, {49274, 842, 0, 0, 0}, {110191, 876, 0, 0, 0}, {47601, 876, 0, 0, 0},
    {270453, 841, 0, 0, 0}, {278333, 859, 0, 0, 0}, {270453, 846, 0, 0, 0}, {278360, 842, 0, 0, 0},
    {278583, 841, 0, 0, 0}, {278711, 19, 0, 0, 0}, {278722, 19, 0, 0, 0}, {50962, 841, 2, 0, 0},
    {279386, 17, 0, 0, 0}, {17624, 345, 0, 0, 0}, {60980, 877, 0, 0, 0}, {279515, 877, 2, 0, 0},
    {60980, 877, 0, 0, 0}, {96571, 877, 1, 0, 0}, {9558, 877, 2, 0, 0}, {279843, 19, 2, 0, 0},
    {60980, 877, 0, 0, 0}, {279425, 878, 1, 0, 0}, {218251, 232, 0, 0, 0}, {280241, 232, 2, 0, 0},
    {218251, 232, 0, 0, 0}, {60980, 877, 0, 0, 0}, {286389, 878, 2, 0, 0}, {3681, 877, 0, 0, 0},
    {60980, 883, 0, 0, 0}, {286822, 884, 0, 0, 0}, {286822, 877, 0, 0, 0}, {49274, 877, 0, 0, 0},
    {49280, 877, 0, 0, 0}, {177019, 877, 0, 0, 0}, {9558, 886, 2, 0, 0}, {279425, 878, 0, 0, 0},
    {287624, 877, 1, 0, 0}, {287908, 887, 0, 0, 0}, {287983, 878, 0, 0, 0}, {68174, 886, 2, 0, 0},
    {177019, 877, 0, 0, 0}, {288244, 886, 2, 0, 0}, {288261, 877, 0, 0, 0}, {288269, 886, 2, 0, 0},
    {288619, 877, 0, 0, 0}, {50962, 888, 1, 0, 0}, {52905, 888, 1, 0, 0}, {50991, 877, 1, 0, 0},
    {288648, 232, 0, 0, 0}, {66265, 877, 0, 0, 0}, {288884, 877, 0, 0, 0}, {288903, 877, 0, 0, 0},
    {289296, 877, 0, 0, 0}, {60980, 888, 0, 0, 0}, {3681, 888, 0, 0, 0}, {176766, 877, 0, 0, 0},
    {96701, 877, 0, 0, 0}, {1398, 888, 0, 0, 0}, {289898, 878, 0, 0, 0}, {14013, 886, 2, 0, 0},
    {290669, 877, 0, 0, 0}, {286822, 877, 2, 0, 0}, {60980, 877, 0, 0, 0}, {17613, 877, 0, 0, 0},
    {290938, 877, 0, 0, 0}, {50991, 877, 0, 0, 0}, {291093, 877, 0, 0, 0}, {60980, 890, 0, 0, 0},
    {291211, 877, 0, 0, 0}, {291223, 877, 0, 0, 0}, {291450, 877, 0, 0, 0}, {279425, 878, 0, 0, 0},
    {55899, 878, 0, 0, 0}, {291832, 877, 0, 0, 0}, {52905, 886, 2, 0, 0}, {291840, 19, 0, 0, 0},
    {292157, 878, 0, 0, 0}, {22142, 878, 0, 0, 0}, {22144, 878, 0, 0, 0}, {22146, 878, 0, 0, 0},
    {292157, 878, 0, 0, 0}, {292281, 878, 0, 0, 0}, {292294, 878, 0, 0, 0}, {292309, 878, 0, 0, 0},
    {292321, 878, 0, 0, 0}, {292335, 878, 0, 0, 0}, {52517, 878, 0, 0, 0}, {80614, 878, 0, 0, 0},
    {3681, 878, 1, 0, 0}, {291450, 888, 0, 0, 0}, {3681, 878, 0, 0, 0}, {3681, 892, 1, 0, 0}, {46502, 878, 0, 0, 0},
    {3681, 887, 0, 0, 0}, {293404, 886, 2, 0, 0}, {293540, 893, 0, 0, 0}, {293547, 877, 0, 0, 0},
    {18445, 877, 0, 0, 0}, {60980, 894, 0, 0, 0}, {3681, 886, 0, 0, 0}, {47977, 232, 0, 0, 0},
    {47034, 886, 0, 0, 0}, {145799, 878, 0, 0, 0}, {294175, 877, 0, 0, 0}, {279425, 878, 0, 0, 0},
    {60980, 877, 1, 0, 0}, {294691, 877, 0, 0, 0}, {293404, 886, 2, 0, 0}, {294699, 886, 2, 0, 0},
    {177019, 877, 1, 0, 0}, {295117, 886, 2, 0, 0}, {95595, 878, 2, 0, 0}, {9558, 878, 2, 0, 0},
    {295699, 895, 0, 0, 0}, {295716, 896, 0, 0, 0}, {164239, 897, 0, 0, 0}, {296097, 897, 0, 0, 0},
    {296272, 877, 0, 0, 0}, {286822, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {164239, 897, 2, 0, 0},
    {296573, 897, 2, 0, 0}, {286822, 877, 0, 0, 0}, {296590, 877, 2, 0, 0}, {296913, 877, 0, 0, 0},
    {296925, 877, 0, 0, 0}, {296939, 877, 0, 0, 0}, {296948, 877, 0, 0, 0}, {297218, 877, 0, 0, 0},
    {297228, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {158686, 877, 0, 0, 0}, {297621, 877, 0, 0, 0},
    {60980, 900, 0, 0, 0}, {298473, 901, 0, 0, 0}, {298480, 902, 0, 0, 0}, {298496, 903, 0, 0, 0},
    {60980, 904, 0, 0, 0}, {298743, 883, 0, 0, 0}, {298496, 903, 0, 0, 0}, {298752, 905, 0, 0, 0},
    {298770, 906, 0, 0, 0}, {9558, 877, 0, 0, 0}, {299206, 897, 0, 0, 0}, {299215, 897, 0, 0, 0},
    {299225, 897, 0, 0, 0}, {60980, 877, 0, 0, 0}, {299402, 877, 2, 0, 0}, {299415, 877, 0, 0, 0},
    {60980, 877, 0, 0, 0}, {299681, 877, 2, 0, 0}, {300133, 877, 0, 0, 0}, {300159, 877, 0, 0, 0},
    {299415, 877, 0, 0, 0}, {300176, 877, 0, 0, 0}, {300184, 877, 0, 0, 0}, {60980, 877, 0, 0, 0},
    {300441, 897, 2, 0, 0}, {300460, 877, 0, 0, 0}, {272695, 877, 0, 0, 0}, {49068, 877, 0, 0, 0},
    {60980, 877, 0, 0, 0}, {300847, 897, 2, 0, 0}, {300460, 877, 0, 0, 0}, {272695, 877, 0, 0, 0},
    {21161, 888, 0, 0, 0}, {301249, 888, 0, 0, 0}, {301386, 877, 0, 0, 0}, {60980, 877, 0, 0, 0},
    {301660, 897, 1, 0, 0}, {301680, 877, 0, 0, 0}, {301778, 877, 0, 0, 0}, {301795, 877, 0, 0, 0},
    {301803, 877, 0, 0, 0}, {301819, 877, 0, 0, 0}, {301795, 877, 2, 0, 0}, {302015, 877, 0, 0, 0},
    {302024, 877, 0, 0, 0}, {294175, 877, 0, 0, 0}, {301795, 877, 2, 0, 0}, {302015, 877, 0, 0, 0},
    {302024, 877, 0, 0, 0}, {297218, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {49054, 897, 2, 0, 0},
    {302477, 877, 0, 0, 0}, {296590, 877, 2, 0, 0}, {60980, 877, 0, 0, 0}, {165996, 897, 2, 0, 0},
    {164239, 897, 2, 0, 0}, {302745, 897, 1, 0, 0}, {302764, 897, 1, 0, 0}, {297228, 877, 0, 0, 0},
    {297218, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {303352, 897, 2, 0, 0}, {303974, 878, 1, 0, 0},
    {177019, 877, 1, 0, 0}, {60980, 888, 0, 0, 0}, {304618, 897, 2, 0, 0}, {304634, 897, 2, 0, 0},
    {304648, 897, 2, 0, 0}, {304664, 897, 2, 0, 0}, {304681, 897, 2, 0, 0}, {304696, 897, 2, 0, 0},
    {304713, 877, 0, 0, 0}, {305496, 877, 0, 0, 0}, {60980, 888, 0, 0, 0}, {305535, 897, 1, 0, 0},
    {305555, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {305736, 897, 2, 0, 0}, {305746, 897, 2, 0, 0},
    {305754, 897, 2, 0, 0}, {60980, 877, 0, 0, 0}, {306160, 897, 2, 0, 0}, {306935, 373, 0, 0, 0},
    {306939, 533, 1, 0, 0}, {306935, 373, 0, 0, 0}, {61451, 912, 0, 0, 0}, {306939, 533, 1, 0, 0},
    {1398, 913, 0, 0, 0}, {17613, 436, 0, 0, 0}, {3681, 436, 0, 0, 0}, {1126, 436, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {39989, 914, 0, 0, 0}, {42278, 52, 0, 0, 0}, {14364, 915, 0, 0, 0}, {30583, 52, 0, 0, 0},
    {30587, 52, 0, 0, 0}, {1, 0, 0, 0, 0}, {17613, 52, 0, 0, 0}, {307752, 52, 0, 0, 0}, {307757, 52, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {39989, 914, 0, 0, 0}, {110890, 52, 0, 0, 0}, {17613, 436, 0, 0, 0},
    {308152, 35, 2, 0, 0}, {14364, 52, 0, 0, 0}, {30583, 918, 0, 0, 0}, {30587, 918, 0, 0, 0},
    {1, 918, 0, 0, 0}, {3681, 918, 0, 0, 0}, {49757, 919, 0, 0, 0}, {18483, 920, 0, 0, 0}, {123089, 35, 2, 0, 0},
    {15550, 921, 0, 0, 0}, {39989, 922, 0, 0, 0}, {110890, 52, 0, 0, 0}, {42278, 0, 0, 0, 0}, {49757, 436, 0, 0, 0},
    {308152, 35, 2, 0, 0}, {42278, 52, 0, 0, 0}, {49757, 52, 0, 0, 0}, {30583, 436, 0, 0, 0}, {30587, 436, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {39989, 922, 0, 0, 0}, {110823, 0, 1, 0, 0}, {309716, 19, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {39989, 922, 0, 0, 0}, {110890, 52, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {39989, 922, 0, 0, 0}, {42278, 52, 0, 0, 0}, {17613, 52, 0, 0, 0}, {1, 0, 0, 0, 0},
    {30583, 52, 0, 0, 0}, {30587, 0, 0, 0, 0}, {1, 52, 1, 0, 0}, {17613, 923, 1, 0, 0}, {1126, 436, 0, 0, 0},
    {1, 0, 1, 0, 0}, {17613, 169, 0, 0, 0}, {3681, 925, 0, 0, 0}, {42278, 925, 0, 0, 0}, {49757, 169, 0, 0, 0},
    {3681, 169, 0, 0, 0}, {17613, 52, 0, 0, 0}, {57294, 436, 0, 0, 0}, {49757, 52, 0, 0, 0}, {310864, 436, 0, 0, 0},
    {18483, 920, 0, 0, 0}, {123089, 35, 2, 0, 0}, {15550, 921, 0, 0, 0}, {39989, 922, 0, 0, 0},
    {42278, 52, 0, 0, 0}, {3681, 293, 1, 0, 0}, {44510, 919, 0, 0, 0}, {44513, 919, 0, 0, 0}, {1126, 52, 0, 0, 0},
    {3681, 926, 0, 0, 0}, {42278, 436, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {41887, 0, 0, 0, 0}, {39989, 922, 1, 0, 0}, {42278, 436, 0, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {39989, 922, 1, 0, 0}, {21, 421, 0, 0, 0}, {17620, 35, 0, 0, 0}, {1226, 195, 0, 0, 0},
    {1222, 195, 1, 0, 0}, {55899, 53, 0, 0, 0}, {312027, 927, 0, 0, 0}, {17091, 86, 0, 0, 0}, {3681, 86, 0, 0, 0},
    {30583, 928, 0, 0, 0}, {30587, 928, 0, 0, 0}, {3681, 928, 0, 0, 0}, {50962, 929, 2, 0, 0},
    {15108, 68, 0, 0, 0}, {50962, 929, 2, 0, 0}, {312590, 0, 0, 0, 0}, {14013, 929, 2, 0, 0}, {9558, 929, 2, 0, 0},
    {17091, 441, 0, 0, 0}, {3681, 441, 0, 0, 0}, {49274, 441, 0, 0, 0}, {30583, 86, 0, 0, 0}, {30587, 86, 0, 0, 0},
    {49274, 931, 0, 0, 0}, {3681, 79, 0, 0, 0}, {30583, 441, 0, 0, 0}, {30587, 441, 0, 0, 0}, {49274, 68, 0, 0, 0},
    {3681, 64, 0, 0, 0}, {313803, 929, 0, 0, 0}, {313912, 31, 0, 0, 0}, {313915, 31, 0, 0, 0},
    {3681, 935, 0, 0, 0}, {314400, 935, 0, 0, 0}, {3681, 929, 0, 0, 0}, {314400, 935, 0, 0, 0},
    {1398, 929, 0, 0, 0}, {49274, 79, 0, 0, 0}, {3681, 931, 0, 0, 0}, {49274, 928, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {314911, 441, 0, 0, 0}, {49274, 64, 0, 0, 0}, {34866, 936, 0, 0, 0}, {18181, 937, 0, 0, 0},
    {315617, 938, 0, 0, 0}, {34866, 939, 0, 0, 0}, {34868, 939, 0, 0, 0}, {18181, 938, 0, 0, 0},
    {34866, 940, 0, 0, 0}, {34868, 940, 0, 0, 0}, {17620, 940, 0, 0, 0}, {34866, 940, 0, 0, 0},
    {34868, 940, 0, 0, 0}, {34866, 99, 0, 0, 0}, {18181, 941, 0, 0, 0}, {17091, 942, 0, 0, 0},
    {34866, 943, 0, 0, 0}, {34868, 943, 0, 0, 0}, {18181, 942, 0, 0, 0}, {22146, 944, 0, 0, 0},
    {34866, 945, 0, 0, 0}, {17091, 945, 1, 0, 0}, {18181, 945, 0, 0, 0}, {17091, 946, 0, 0, 0},
    {22146, 68, 0, 0, 0}, {34866, 946, 0, 0, 0}, {306942, 947, 0, 0, 0}, {132488, 68, 0, 0, 0},
    {18181, 946, 0, 0, 0}, {17091, 946, 0, 0, 0}, {34866, 946, 0, 0, 0}, {34868, 946, 0, 0, 0},
    {22146, 947, 0, 0, 0}, {132488, 68, 0, 0, 0}, {34866, 948, 0, 0, 0}, {34868, 948, 0, 0, 0},
    {317452, 944, 0, 0, 0}, {317455, 944, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {317796, 949, 1, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51268, 198, 1, 0, 0},
    {36101, 198, 1, 0, 0}, {49083, 950, 0, 0, 317900}, {317928, 345, 0, 0, 96786}, {317941, 26, 0, 0, 3064},
    {1398, 951, 0, 0, 0}, {1398, 952, 0, 0, 0}, {305736, 28, 1, 0, 0}, {305746, 28, 1, 0, 0}, {305754, 28, 1, 0, 0},
    {318033, 28, 1, 0, 0}, {318045, 28, 1, 0, 0}, {145296, 28, 1, 0, 0}, {318076, 241, 0, 0, 0},
    {1398, 953, 0, 0, 0}, {110191, 345, 0, 0, 0}, {318123, 345, 0, 0, 0}, {49083, 950, 0, 0, 317900},
    {318158, 345, 0, 0, 96786}, {176766, 198, 0, 0, 0}, {64629, 45, 0, 0, 0}, {318514, 954, 0, 0, 0},
    {39989, 914, 0, 0, 0}, {1398, 955, 0, 0, 0}, {3681, 955, 0, 0, 0}, {17613, 957, 0, 0, 0}, {3681, 957, 0, 0, 0},
    {17613, 958, 0, 0, 0}, {317827, 959, 0, 0, 0}, {17613, 960, 0, 0, 0}, {123089, 35, 2, 0, 0},
    {30141, 35, 2, 0, 0}, {52517, 35, 2, 0, 0}, {319909, 954, 0, 0, 0}, {17613, 961, 0, 0, 0},
    {123089, 962, 0, 0, 0}, {30583, 963, 0, 0, 0}, {30587, 963, 0, 0, 0}, {1, 964, 1, 0, 0}, {3681, 964, 0, 0, 0},
    {321419, 402, 0, 0, 0}, {321431, 402, 0, 0, 0}, {3681, 966, 0, 0, 0}, {17613, 967, 0, 0, 0},
    {123089, 968, 1, 0, 0}, {39989, 969, 0, 0, 0}, {1398, 970, 0, 0, 0}, {317827, 959, 0, 0, 0},
    {123089, 35, 2, 0, 0}, {17620, 970, 0, 0, 0}, {319909, 954, 0, 0, 0}, {123089, 35, 2, 0, 0},
    {1398, 955, 0, 0, 0}, {317836, 966, 0, 0, 0}, {17613, 967, 0, 0, 0}, {123089, 968, 1, 0, 0},
    {1398, 970, 0, 0, 0}, {49757, 967, 0, 0, 0}, {123089, 968, 1, 0, 0}, {39989, 969, 0, 0, 0},
    {110924, 970, 0, 0, 0}, {317827, 959, 0, 0, 0}, {123089, 35, 2, 0, 0}, {1398, 955, 0, 0, 0},
    {319909, 954, 0, 0, 0}, {123089, 35, 2, 0, 0}, {3681, 954, 0, 0, 0}, {319909, 954, 0, 0, 0},
    {123089, 962, 0, 0, 0}, {1398, 972, 0, 0, 0}, {1398, 973, 0, 0, 0}, {324542, 974, 0, 0, 0},
    {34866, 974, 0, 0, 0}, {34868, 974, 0, 0, 0}, {34870, 974, 0, 0, 22168}, {137031, 459, 0, 0, 137033},
    {100443, 17, 0, 0, 324554}, {100450, 17, 0, 0, 324580}, {96880, 241, 1, 0, 0}, {324586, 220, 1, 0, 0},
    {17620, 975, 0, 0, 0}, {55746, 151, 0, 0, 0}, {325013, 68, 0, 0, 0}, {325024, 68, 0, 0, 0},
    {325036, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {59955, 68, 0, 0, 0}, {17620, 977, 0, 0, 0}, {55746, 151, 0, 0, 0},
    {31044, 975, 0, 0, 0}, {55746, 151, 0, 0, 0}, {325013, 68, 0, 0, 0}, {325024, 68, 0, 0, 0},
    {325036, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {59955, 68, 0, 0, 0}, {325386, 977, 0, 0, 0}, {17620, 441, 0, 0, 0},
    {34866, 977, 0, 0, 0}, {34868, 977, 0, 0, 0}, {34870, 977, 1, 0, 0}, {324542, 977, 0, 0, 0},
    {55746, 983, 0, 0, 0},
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
    {32568, 128, 0, 0, 0}, {1398, 129, 0, 0, 0}, {32986, 33, 0, 0, 1}, {31504, 122, 0, 0, 1}, {34064, 132, 0, 0, 1},
    {31504, 122, 0, 0, 1}, {36101, 146, 0, 37129, 0}, {38559, 60, 0, 0, 0}, {39961, 60, 0, 0, 0},
    {17095, 154, 0, 40402, 0}, {36124, 159, 0, 0, 0}, {43503, 164, 0, 0, 0}, {46845, 179, 0, 0, 0},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {6744, 34, 0, 0, 0}, {47948, 186, 0, 0, 0}, {47962, 16, 0, 0, 1},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {48140, 188, 0, 0, 0}, {49083, 0, 0, 0, 1}, {49762, 33, 0, 0, 1},
    {49771, 33, 0, 0, 1}, {50111, 33, 0, 0, 1}, {6744, 34, 0, 0, 1}, {47962, 16, 0, 0, 1}, {53015, 16, 0, 0, 0},
    {53215, 28, 0, 0, 1}, {53590, 213, 0, 0, 1}, {53568, 28, 0, 0, 0}, {1398, 220, 0, 0, 0}, {56097, 16, 0, 0, 0},
    {46845, 16, 0, 0, 0}, {56419, 220, 0, 0, 1}, {56424, 220, 0, 0, 1}, {6744, 34, 0, 0, 0}, {56520, 33, 0, 0, 1},
    {32568, 227, 0, 0, 0}, {1398, 228, 0, 0, 0}, {6744, 179, 0, 0, 0}, {57227, 33, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {6753, 21, 0, 0, 0}, {57294, 228, 0, 0, 1}, {47031, 16, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47948, 186, 0, 0, 0},
    {57647, 42, 0, 0, 1}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {57685, 179, 0, 0, 0},
    {2097, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57294, 228, 0, 0, 1}, {57838, 33, 0, 0, 1},
    {57855, 33, 0, 0, 1}, {57872, 33, 0, 0, 1}, {58121, 16, 0, 0, 0}, {58129, 33, 0, 0, 1}, {1398, 16, 0, 0, 0},
    {58479, 16, 0, 0, 0}, {58830, 45, 0, 0, 0}, {46845, 179, 0, 0, 0}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {59235, 33, 0, 0, 1}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {1398, 179, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {47948, 186, 0, 0, 0}, {47962, 16, 0, 0, 1}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {59235, 33, 0, 0, 1}, {61451, 252, 0, 0, 1}, {61454, 33, 0, 0, 1}, {61668, 33, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {62163, 254, 0, 0, 1}, {62181, 255, 0, 0, 0}, {62284, 256, 0, 0, 0}, {62294, 46, 0, 0, 1},
    {62528, 258, 0, 62538, 0}, {47948, 186, 0, 0, 0}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {65828, 180, 0, 0, 1}, {65851, 180, 0, 0, 1}, {65872, 261, 0, 0, 1}, {65889, 261, 0, 0, 1},
    {65905, 261, 0, 0, 1}, {62294, 46, 0, 0, 1}, {66265, 179, 0, 0, 1}, {50991, 179, 0, 0, 1},
    {66789, 7, 0, 0, 0}, {6744, 34, 0, 0, 0}, {68174, 264, 0, 0, 1}, {62163, 254, 0, 0, 1}, {60987, 16, 0, 0, 0},
    {39605, 266, 0, 0, 0}, {51086, 267, 0, 0, 0}, {68817, 268, 0, 68823, 0}, {68862, 268, 0, 68823, 0},
    {68868, 21, 0, 0, 0}, {70149, 269, 0, 0, 0}, {68817, 268, 0, 68823, 0}, {68862, 268, 0, 68823, 0},
    {68868, 21, 0, 0, 0}, {17095, 271, 0, 0, 0}, {68817, 268, 0, 68823, 0}, {68868, 21, 0, 0, 0},
    {74007, 272, 0, 0, 0}, {74340, 33, 0, 0, 1}, {74352, 33, 0, 0, 1}, {74696, 277, 0, 0, 0}, {75361, 46, 0, 0, 0},
    {75375, 33, 0, 0, 1}, {61451, 252, 0, 0, 0}, {61454, 33, 0, 0, 1}, {75701, 60, 0, 0, 1}, {75714, 60, 0, 22155, 0},
    {76029, 164, 0, 0, 0}, {1398, 26, 0, 0, 0}, {76506, 281, 0, 0, 0}, {1398, 46, 0, 0, 0}, {77441, 42, 0, 0, 0},
    {77623, 7, 0, 0, 1}, {77632, 16, 0, 0, 1}, {76506, 16, 0, 0, 0}, {77740, 0, 0, 0, 0}, {77805, 42, 0, 0, 0},
    {76905, 285, 0, 0, 0}, {77805, 42, 0, 0, 0}, {78135, 7, 0, 0, 0}, {78305, 60, 0, 0, 1}, {78320, 33, 0, 0, 1},
    {79394, 294, 0, 79408, 1}, {79547, 295, 0, 79552, 1}, {79394, 294, 0, 79982, 1}, {79547, 295, 0, 79552, 1},
    {80311, 45, 0, 0, 0}, {79394, 294, 0, 0, 0}, {79547, 295, 0, 79552, 1}, {52517, 297, 0, 80589, 1},
    {80614, 297, 0, 80589, 1}, {52517, 298, 0, 81067, 1}, {80614, 298, 0, 81067, 1}, {52517, 299, 0, 83837, 1},
    {80614, 299, 0, 83837, 1}, {79547, 295, 0, 79552, 1}, {17095, 300, 0, 0, 0}, {79394, 294, 0, 60735, 1},
    {79394, 294, 0, 0, 0}, {88108, 301, 0, 0, 0}, {88123, 16, 0, 0, 1}, {88127, 16, 0, 0, 1}, {60588, 302, 0, 0, 0},
    {79394, 294, 0, 88324, 1}, {79547, 295, 0, 79552, 1}, {88855, 45, 0, 30130, 1}, {88871, 45, 0, 0, 0},
    {88886, 45, 0, 0, 0}, {80311, 303, 0, 0, 0}, {62284, 164, 0, 0, 0}, {92173, 45, 0, 0, 0}, {92596, 305, 0, 0, 0},
    {31910, 120, 100944, 22168, 0}, {55310, 164, 0, 0, 1}, {101235, 21, 0, 0, 0}, {101245, 33, 0, 0, 1},
    {101686, 359, 0, 0, 0}, {101693, 360, 0, 0, 0}, {101702, 16, 0, 0, 1}, {55310, 164, 0, 0, 1},
    {101712, 33, 0, 0, 1}, {101722, 361, 0, 0, 1}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1},
    {101764, 363, 0, 0, 1}, {102113, 365, 0, 0, 0}, {96162, 310, 0, 0, 0}, {99089, 344, 0, 0, 1},
    {102352, 366, 0, 0, 1}, {46845, 179, 0, 0, 1}, {102368, 367, 0, 102382, 0}, {93530, 368, 0, 102403, 0},
    {95335, 369, 0, 102420, 0}, {99814, 370, 0, 0, 1}, {102445, 33, 0, 0, 1}, {102456, 33, 0, 0, 1},
    {102466, 33, 0, 0, 1}, {102336, 28, 0, 0, 0}, {102478, 220, 0, 0, 1}, {46852, 180, 0, 0, 1},
    {46862, 180, 0, 0, 1}, {59235, 33, 0, 0, 1}, {102493, 33, 0, 0, 1}, {102507, 33, 0, 0, 1},
    {101722, 361, 0, 0, 1}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1},
    {102567, 16, 0, 0, 0}, {102368, 367, 0, 102382, 0}, {102336, 28, 0, 0, 0}, {102478, 220, 0, 0, 1},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {102698, 360, 0, 0, 0}, {102715, 360, 0, 0, 0},
    {101702, 16, 0, 0, 1}, {55310, 164, 0, 0, 1}, {95071, 33, 0, 0, 1}, {101712, 33, 0, 0, 1},
    {101722, 361, 0, 0, 1}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {96278, 312, 0, 0, 0}, {53215, 28, 0, 0, 1}, {99089, 344, 0, 0, 1}, {103329, 179, 0, 0, 0},
    {103435, 45, 0, 0, 0}, {102368, 367, 0, 102382, 0}, {32568, 377, 0, 0, 0}, {102368, 367, 0, 102382, 0},
    {101693, 360, 0, 0, 0}, {101702, 16, 0, 0, 1}, {6744, 16, 0, 0, 0}, {47962, 16, 0, 0, 1}, {47948, 366, 0, 0, 0},
    {98641, 378, 0, 104424, 0}, {104448, 33, 0, 0, 1}, {93530, 368, 0, 102403, 0}, {96278, 7, 0, 0, 1},
    {102445, 33, 0, 0, 1}, {104458, 179, 0, 0, 1}, {104470, 16, 0, 0, 1}, {104487, 220, 0, 0, 1},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {104499, 164, 0, 0, 1}, {99814, 370, 0, 0, 1},
    {104520, 379, 0, 96475, 0}, {104532, 33, 0, 0, 1}, {104546, 33, 0, 0, 1}, {104568, 33, 0, 0, 1},
    {104593, 33, 0, 0, 1}, {104604, 33, 0, 0, 1}, {104614, 33, 0, 0, 1}, {104625, 33, 0, 0, 1},
    {104638, 33, 0, 0, 1}, {104655, 16, 0, 0, 1}, {95417, 380, 0, 0, 1}, {55310, 164, 0, 0, 1},
    {100870, 381, 0, 0, 1}, {104663, 382, 0, 0, 1}, {104677, 16, 0, 0, 1}, {104688, 16, 0, 0, 1},
    {104697, 16, 0, 0, 1}, {104718, 16, 0, 0, 1}, {100564, 352, 0, 0, 1}, {104738, 26, 0, 0, 1},
    {104754, 26, 0, 0, 1}, {104770, 26, 0, 0, 1}, {104794, 16, 0, 0, 1}, {104811, 16, 0, 0, 1},
    {104832, 16, 0, 0, 1}, {104844, 16, 0, 0, 1}, {104870, 16, 0, 0, 1}, {59235, 33, 0, 0, 1},
    {102493, 33, 0, 0, 1}, {102507, 33, 0, 0, 1}, {102456, 33, 0, 0, 1}, {102466, 33, 0, 0, 1},
    {104895, 33, 0, 0, 1}, {100838, 383, 0, 0, 1}, {104909, 28, 0, 0, 1}, {104930, 28, 0, 0, 1},
    {104951, 60, 0, 0, 1}, {104977, 384, 0, 0, 1}, {105052, 28, 0, 0, 0}, {101235, 21, 0, 0, 0},
    {105071, 385, 100944, 22168, 0}, {32568, 387, 0, 0, 0}, {105482, 28, 0, 0, 0}, {105683, 16, 0, 0, 0},
    {105694, 16, 0, 0, 0}, {105706, 33, 0, 0, 1}, {105723, 33, 0, 0, 1}, {105738, 369, 0, 102420, 0},
    {105753, 388, 0, 0, 1}, {105765, 220, 0, 0, 1}, {106593, 390, 0, 0, 0}, {102336, 28, 0, 0, 0},
    {102478, 220, 0, 0, 1}, {108359, 390, 0, 0, 0}, {108444, 392, 0, 0, 0}, {108452, 322, 0, 108465, 0},
    {108620, 393, 0, 0, 0}, {109063, 394, 0, 0, 0}, {109221, 395, 0, 0, 0}, {34064, 396, 0, 0, 0},
    {109221, 395, 0, 0, 0}, {96571, 397, 0, 0, 0}, {47601, 164, 0, 0, 0}, {110470, 60, 0, 0, 0},
    {55310, 60, 0, 0, 0}, {55310, 60, 0, 0, 0}, {110929, 33, 0, 0, 1}, {111200, 390, 0, 0, 0},
    {62512, 60, 0, 0, 0}, {111211, 60, 0, 0, 0}, {111535, 60, 0, 0, 0}, {111544, 60, 0, 0, 0},
    {111556, 60, 0, 0, 0}, {62512, 60, 0, 0, 0}, {111211, 60, 0, 0, 0}, {111200, 390, 0, 0, 0},
    {101722, 361, 0, 0, 1}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {111788, 345, 0, 0, 0}, {111200, 390, 0, 0, 0},
    {101722, 361, 0, 0, 1}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {112028, 60, 0, 0, 0}, {100823, 60, 0, 0, 0},
    {112031, 60, 0, 0, 0}, {113057, 405, 0, 0, 0}, {113596, 164, 0, 0, 0}, {96409, 407, 0, 0, 1},
    {102352, 366, 0, 0, 1}, {46845, 179, 0, 0, 1}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {53215, 28, 0, 0, 1}, {93530, 368, 0, 102403, 0}, {102336, 28, 0, 0, 0}, {102478, 220, 0, 0, 1},
    {115998, 33, 0, 0, 1}, {116043, 42, 0, 0, 0}, {55310, 164, 0, 0, 1}, {101712, 33, 0, 0, 1},
    {110929, 33, 0, 0, 1}, {116158, 33, 0, 0, 1}, {116168, 33, 0, 0, 1}, {101693, 360, 0, 96475, 0},
    {101702, 16, 0, 0, 1}, {96409, 407, 0, 0, 1}, {101722, 361, 0, 0, 1}, {101736, 362, 0, 0, 1},
    {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1}, {116453, 179, 0, 0, 0}, {116534, 21, 0, 0, 0},
    {6744, 16, 0, 0, 0}, {98641, 378, 0, 0, 0}, {104448, 33, 0, 0, 1}, {116545, 33, 0, 0, 1}, {95417, 380, 0, 0, 1},
    {104520, 379, 0, 96475, 0}, {1398, 0, 0, 0, 0}, {116757, 21, 0, 0, 0}, {100683, 33, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {98641, 378, 0, 0, 0}, {104448, 33, 0, 0, 1}, {116545, 33, 0, 0, 1}, {116769, 33, 0, 0, 1},
    {1398, 0, 0, 0, 1}, {55310, 164, 0, 0, 1}, {116792, 409, 0, 22168, 0}, {95417, 380, 0, 0, 1},
    {104655, 16, 0, 0, 1}, {96278, 7, 0, 0, 1}, {116803, 410, 0, 0, 1}, {104520, 379, 0, 96475, 0},
    {116813, 220, 0, 0, 1}, {116918, 411, 0, 0, 0}, {116924, 412, 0, 0, 0}, {110924, 220, 0, 0, 0},
    {117041, 411, 0, 0, 0}, {116924, 412, 0, 0, 0}, {110924, 220, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {117153, 21, 0, 0, 0}, {117165, 179, 0, 0, 0}, {117174, 21, 0, 0, 0}, {98641, 378, 0, 0, 0},
    {104448, 33, 0, 0, 1}, {16911, 409, 0, 22168, 0}, {95417, 380, 0, 96475, 0}, {104520, 379, 0, 96475, 0},
    {96880, 220, 0, 0, 0}, {117475, 33, 0, 0, 1}, {39989, 28, 0, 0, 0}, {55310, 164, 0, 0, 1},
    {101712, 33, 0, 0, 1}, {110929, 33, 0, 0, 1}, {116168, 33, 0, 0, 1}, {101693, 360, 0, 96475, 0},
    {101702, 16, 0, 0, 1}, {101722, 361, 0, 0, 1}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1},
    {101764, 363, 0, 0, 1}, {53590, 213, 0, 0, 1}, {53568, 28, 0, 0, 0}, {53215, 28, 0, 0, 1},
    {118601, 33, 0, 0, 1}, {55310, 413, 0, 0, 1}, {55310, 414, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {120998, 418, 0, 0, 0}, {120998, 418, 0, 0, 0}, {121752, 45, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {47962, 16, 0, 0, 1}, {6753, 422, 0, 0, 0}, {57294, 0, 0, 0, 1}, {100683, 33, 0, 0, 1}, {55310, 413, 0, 0, 1},
    {110929, 26, 0, 1594, 1}, {55310, 413, 0, 0, 1}, {16049, 26, 0, 0, 0}, {16057, 51, 0, 0, 0},
    {16070, 26, 0, 0, 0}, {123097, 45, 0, 0, 0}, {123112, 45, 0, 0, 0}, {123125, 45, 0, 0, 0},
    {92173, 44, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47948, 186, 0, 0, 0}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {47962, 16, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {124389, 33, 0, 0, 1}, {1398, 0, 0, 0, 1},
    {47962, 16, 0, 0, 1}, {18445, 7, 0, 0, 0}, {61451, 429, 0, 0, 0}, {126563, 431, 0, 0, 0}, {129586, 46, 0, 0, 0},
    {129598, 33, 0, 0, 1}, {130093, 60, 0, 0, 1}, {75375, 26, 0, 0, 0}, {130217, 60, 0, 0, 0},
    {132020, 37, 0, 0, 0}, {132029, 60, 0, 22168, 0}, {132046, 33, 0, 0, 1}, {132020, 37, 0, 0, 0},
    {132046, 33, 0, 0, 1}, {132488, 444, 0, 132497, 0}, {132530, 33, 0, 0, 1}, {133981, 164, 0, 96786, 1},
    {133991, 33, 0, 0, 1}, {134002, 33, 0, 0, 1}, {138021, 497, 0, 0, 1}, {138542, 33, 0, 0, 1},
    {138715, 500, 0, 0, 0}, {138970, 33, 0, 0, 1}, {139304, 504, 0, 139308, 0}, {139332, 505, 0, 139336, 0},
    {139357, 21, 0, 0, 0}, {139495, 26, 0, 1594, 0}, {139357, 21, 0, 0, 0}, {139304, 504, 0, 139308, 0},
    {139332, 505, 0, 139336, 0}, {139495, 26, 0, 1594, 0}, {139304, 504, 0, 139308, 0}, {139332, 505, 0, 139336, 0},
    {139495, 26, 0, 1594, 0}, {139357, 21, 0, 0, 0}, {139495, 26, 0, 1594, 0}, {140362, 21, 0, 0, 0},
    {140362, 21, 0, 0, 0}, {70149, 513, 0, 142188, 0}, {70149, 514, 0, 142646, 0}, {143022, 515, 0, 0, 0},
    {70149, 513, 0, 142188, 0}, {70149, 514, 0, 142646, 0}, {143328, 26, 0, 1594, 0}, {46422, 516, 0, 0, 1},
    {46422, 266, 0, 0, 0}, {95202, 33, 0, 0, 1}, {144067, 390, 0, 1594, 0}, {47601, 60, 0, 0, 0},
    {144171, 518, 0, 0, 0}, {22144, 60, 0, 0, 0}, {144508, 520, 0, 0, 0}, {144515, 520, 0, 0, 0},
    {144522, 26, 0, 0, 0}, {144508, 520, 0, 0, 0}, {144515, 520, 0, 0, 0}, {17095, 521, 0, 0, 0},
    {144892, 522, 0, 0, 1}, {96571, 523, 0, 0, 0}, {144931, 521, 0, 144941, 0}, {144967, 521, 0, 144975, 0},
    {145296, 524, 0, 0, 0}, {144931, 521, 0, 144941, 0}, {144967, 521, 0, 145302, 0}, {145296, 524, 0, 0, 0},
    {17095, 525, 0, 0, 0}, {145503, 16, 0, 0, 0}, {145799, 60, 0, 0, 0}, {36101, 526, 0, 0, 0},
    {30141, 527, 0, 0, 0}, {145803, 528, 0, 0, 0}, {17095, 531, 0, 0, 0}, {96571, 523, 0, 146449, 0},
    {135010, 26, 0, 1594, 0}, {96571, 523, 0, 146449, 0}, {96571, 523, 0, 0, 0}, {30141, 534, 0, 0, 0},
    {148068, 535, 0, 0, 1}, {148089, 535, 0, 0, 1}, {148110, 536, 0, 0, 0}, {148123, 537, 0, 0, 0},
    {17095, 538, 0, 0, 0}, {30141, 534, 0, 0, 0}, {148068, 535, 0, 0, 1}, {148089, 535, 0, 0, 1},
    {148110, 536, 0, 0, 0}, {148123, 537, 0, 0, 0}, {17095, 538, 0, 0, 0}, {148366, 33, 0, 0, 1},
    {30141, 534, 0, 0, 0}, {148724, 539, 0, 0, 1}, {148068, 535, 0, 0, 1}, {148089, 535, 0, 0, 1},
    {148366, 33, 0, 0, 1}, {17095, 540, 0, 0, 1}, {30141, 534, 0, 0, 0}, {148871, 541, 0, 0, 1},
    {148724, 539, 0, 0, 1}, {148876, 526, 0, 0, 0}, {148884, 526, 0, 0, 0}, {148068, 535, 0, 0, 1},
    {148089, 535, 0, 0, 1}, {149007, 542, 0, 0, 1}, {149021, 60, 0, 0, 1}, {149363, 544, 0, 0, 1},
    {149374, 545, 0, 0, 1}, {135214, 33, 0, 0, 1}, {61454, 33, 0, 0, 1}, {149388, 33, 0, 0, 1},
    {70149, 546, 0, 0, 0}, {150067, 547, 0, 0, 1}, {17095, 549, 0, 0, 0}, {78841, 26, 0, 1594, 0},
    {129158, 26, 0, 1594, 0}, {152519, 60, 0, 0, 0}, {135979, 550, 0, 0, 0}, {17095, 552, 0, 0, 0},
    {152622, 33, 0, 0, 1}, {152878, 164, 0, 96475, 0}, {36101, 526, 0, 0, 0}, {30141, 527, 0, 0, 0},
    {145803, 528, 0, 0, 0}, {46422, 516, 0, 153209, 0}, {30141, 555, 0, 0, 0}, {46422, 516, 0, 153209, 0},
    {138970, 556, 0, 153622, 0}, {153655, 557, 0, 0, 1}, {17095, 558, 0, 0, 0}, {154063, 33, 0, 0, 1},
    {30141, 560, 0, 0, 0}, {17095, 563, 0, 0, 0}, {154429, 516, 0, 0, 0}, {154438, 564, 0, 154450, 0},
    {154489, 33, 0, 0, 1}, {17095, 538, 0, 0, 0}, {154429, 516, 0, 0, 0}, {154888, 565, 0, 154899, 0},
    {154438, 564, 0, 154450, 0}, {17095, 563, 0, 0, 0}, {156150, 566, 0, 156167, 0}, {154438, 564, 0, 154450, 0},
    {157421, 33, 0, 0, 1}, {30141, 560, 0, 0, 0}, {17095, 567, 0, 0, 0}, {17095, 569, 0, 0, 0},
    {30141, 534, 0, 0, 0}, {157860, 570, 0, 0, 0}, {157866, 570, 0, 0, 0}, {157872, 570, 0, 0, 0},
    {157878, 571, 0, 0, 0}, {27479, 572, 0, 0, 0}, {27486, 572, 0, 0, 0}, {148876, 526, 0, 0, 0},
    {148884, 526, 0, 0, 0}, {134879, 539, 0, 0, 1}, {46422, 164, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36101, 526, 0, 0, 0}, {158341, 535, 0, 0, 0},
    {158348, 574, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {148876, 526, 0, 0, 0},
    {148884, 526, 0, 0, 0}, {158455, 535, 0, 0, 0}, {158463, 535, 0, 0, 0}, {22142, 60, 0, 0, 0},
    {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36101, 526, 0, 0, 0}, {158341, 535, 0, 0, 0},
    {107705, 188, 0, 0, 1}, {100823, 164, 0, 96475, 1}, {160957, 597, 0, 0, 1}, {2376, 21, 0, 0, 0},
    {100823, 164, 0, 96475, 1}, {160957, 597, 0, 0, 1}, {159654, 598, 0, 0, 1}, {100823, 164, 0, 96475, 1},
    {160957, 597, 0, 0, 1}, {161783, 599, 0, 0, 0}, {2097, 179, 0, 0, 1}, {6744, 34, 0, 0, 0},
    {100823, 164, 0, 96475, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {162553, 21, 0, 0, 1},
    {163022, 33, 0, 0, 1}, {145296, 601, 0, 0, 1}, {160502, 602, 0, 0, 1}, {163043, 41, 0, 0, 1},
    {163056, 33, 0, 0, 1}, {163733, 603, 0, 0, 1}, {163043, 41, 0, 0, 1}, {163056, 33, 0, 0, 1},
    {145296, 601, 0, 0, 1}, {160502, 602, 0, 0, 1}, {163743, 604, 0, 0, 1}, {163757, 36, 0, 0, 1},
    {163773, 41, 0, 0, 1}, {164205, 605, 0, 96786, 1}, {164224, 33, 0, 0, 1}, {164239, 45, 0, 0, 1},
    {164484, 26, 0, 1594, 0}, {164917, 21, 0, 0, 0}, {164926, 607, 0, 0, 0}, {164935, 608, 0, 0, 0},
    {164952, 418, 0, 0, 1}, {164966, 179, 0, 0, 1}, {2097, 16, 0, 0, 1}, {164976, 26, 0, 1594, 0},
    {165695, 609, 0, 0, 1}, {165716, 302, 0, 0, 1}, {165883, 33, 0, 0, 1}, {163043, 41, 0, 0, 1},
    {163056, 33, 0, 0, 1}, {166008, 610, 0, 0, 1}, {163743, 604, 0, 0, 1}, {163757, 36, 0, 0, 1},
    {163773, 41, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {160038, 611, 0, 0, 0}, {166981, 33, 0, 0, 1},
    {163043, 41, 0, 0, 1}, {163056, 33, 0, 0, 1}, {163743, 604, 0, 0, 1}, {163757, 36, 0, 0, 1},
    {163773, 41, 0, 0, 1}, {167431, 37, 0, 0, 1}, {167442, 220, 0, 0, 1}, {145296, 601, 0, 0, 1},
    {160502, 602, 0, 0, 1}, {163043, 41, 0, 0, 1}, {163056, 33, 0, 0, 1}, {163743, 604, 0, 0, 1},
    {163757, 36, 0, 0, 1}, {163773, 41, 0, 0, 1}, {167459, 188, 0, 0, 1}, {167467, 188, 0, 0, 1},
    {168184, 41, 0, 0, 1}, {166981, 33, 0, 0, 1}, {163043, 41, 0, 0, 1}, {163056, 33, 0, 0, 1},
    {168728, 33, 0, 0, 1}, {168733, 612, 0, 0, 1}, {168746, 36, 0, 0, 1}, {168765, 41, 0, 0, 1},
    {166981, 33, 0, 0, 1}, {163043, 41, 0, 0, 1}, {163056, 33, 0, 0, 1}, {168783, 45, 0, 0, 1},
    {169631, 21, 0, 0, 0}, {169639, 16, 0, 0, 1}, {169649, 16, 0, 0, 1}, {168733, 612, 0, 0, 1},
    {166981, 33, 0, 0, 1}, {168733, 612, 0, 0, 1}, {168746, 36, 0, 0, 1}, {168765, 41, 0, 0, 1},
    {170596, 33, 0, 0, 1}, {163043, 41, 0, 0, 1}, {163056, 33, 0, 0, 1}, {170606, 33, 0, 0, 1},
    {171337, 36, 0, 0, 1}, {171358, 41, 0, 0, 1}, {171728, 613, 0, 0, 1}, {168746, 36, 0, 0, 1},
    {168765, 41, 0, 0, 1}, {170596, 33, 0, 0, 1}, {171742, 33, 0, 0, 1}, {171750, 614, 0, 0, 1},
    {163043, 41, 0, 0, 1}, {163056, 33, 0, 0, 1}, {163743, 604, 0, 0, 1}, {163757, 36, 0, 0, 1},
    {163773, 41, 0, 0, 1}, {170606, 33, 0, 0, 1}, {163043, 41, 0, 0, 1}, {163056, 33, 0, 0, 1},
    {163743, 604, 0, 0, 1}, {163757, 36, 0, 0, 1}, {163773, 41, 0, 0, 1}, {166981, 33, 0, 0, 1},
    {167442, 220, 0, 0, 1}, {166981, 33, 0, 0, 1}, {145296, 601, 0, 0, 1}, {160502, 602, 0, 0, 1},
    {173966, 302, 0, 0, 1}, {163043, 41, 0, 0, 1}, {163056, 33, 0, 0, 1}, {163743, 604, 0, 0, 1},
    {163757, 36, 0, 0, 1}, {163773, 41, 0, 0, 1}, {173974, 615, 0, 0, 1}, {173988, 616, 0, 0, 1},
    {174001, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {174987, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {175951, 16, 0, 0, 1}, {77441, 42, 0, 0, 0}, {176280, 626, 0, 0, 0}, {6744, 34, 0, 0, 1},
    {17624, 60, 0, 0, 0}, {17624, 60, 0, 0, 1}, {2097, 16, 0, 0, 1}, {177202, 21, 0, 0, 1}, {177308, 628, 0, 0, 1},
    {177685, 0, 0, 0, 0}, {48140, 409, 0, 0, 0}, {177833, 33, 0, 0, 1}, {6753, 21, 0, 0, 0}, {51320, 628, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {178487, 42, 0, 0, 0}, {178507, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {17624, 409, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47948, 186, 0, 0, 0}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {17624, 409, 0, 0, 1}, {180292, 7, 0, 0, 0}, {180301, 16, 0, 0, 1}, {180310, 42, 0, 0, 1},
    {176280, 626, 0, 0, 0}, {180701, 220, 0, 0, 0}, {180701, 50, 0, 0, 0}, {180701, 42, 0, 0, 0},
    {180701, 628, 0, 0, 0}, {180701, 632, 0, 0, 0}, {55310, 203, 181679, 0, 0}, {55310, 203, 181679, 0, 0},
    {101712, 33, 15216, 0, 0}, {110929, 33, 15216, 0, 0}, {116158, 33, 15216, 0, 0}, {116168, 33, 15216, 0, 0},
    {101693, 360, 100944, 22168, 0}, {101702, 16, 0, 0, 1}, {96880, 641, 100944, 22168, 0}, {96880, 642, 100944, 183013, 0},
    {55310, 203, 181679, 0, 0}, {101712, 33, 15216, 0, 0}, {110929, 33, 15216, 0, 0}, {116168, 33, 15216, 0, 0},
    {101693, 360, 100944, 22168, 0}, {101702, 16, 0, 0, 1}, {16758, 21, 0, 0, 0}, {39605, 60, 0, 0, 0},
    {184653, 60, 0, 0, 0}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1},
    {185108, 60, 0, 0, 0}, {185231, 390, 0, 0, 0}, {185740, 60, 0, 0, 0}, {187707, 60, 0, 0, 0},
    {187719, 390, 0, 0, 0}, {187707, 60, 0, 0, 0}, {188241, 390, 0, 0, 0}, {187719, 390, 0, 0, 0},
    {189559, 60, 0, 0, 0}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1},
    {96571, 60, 0, 0, 0}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1},
    {39605, 60, 0, 0, 0}, {197539, 60, 0, 0, 0}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1},
    {101764, 363, 0, 0, 1}, {47601, 60, 0, 0, 0}, {39605, 60, 0, 0, 0}, {197539, 60, 0, 0, 0},
    {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1}, {198170, 60, 0, 0, 0},
    {200099, 390, 0, 0, 0}, {200102, 390, 0, 0, 0}, {202369, 60, 0, 0, 0}, {47031, 542, 0, 0, 0},
    {47031, 60, 0, 0, 0}, {48140, 542, 0, 0, 0}, {170574, 542, 0, 0, 0}, {48140, 60, 0, 0, 0},
    {203040, 60, 0, 0, 0}, {39989, 60, 0, 0, 0}, {39989, 60, 0, 0, 0}, {47601, 60, 0, 0, 0}, {203144, 60, 0, 0, 0},
    {204282, 60, 0, 0, 0}, {101736, 362, 0, 0, 1}, {101749, 362, 0, 0, 1}, {101764, 363, 0, 0, 1},
    {204720, 60, 0, 0, 0}, {204728, 60, 0, 0, 0}, {204736, 60, 0, 0, 0}, {204745, 390, 0, 0, 0},
    {204965, 390, 0, 1594, 0}, {205097, 390, 0, 1594, 0}, {205103, 390, 0, 1594, 0}, {205109, 542, 0, 205114, 0},
    {205122, 390, 0, 1594, 0}, {205129, 390, 0, 1594, 0}, {205109, 542, 0, 205114, 0}, {205122, 390, 0, 1594, 0},
    {205129, 390, 0, 1594, 0}, {205097, 390, 0, 1594, 0}, {205103, 390, 0, 1594, 0}, {29973, 390, 0, 1594, 0},
    {205097, 390, 0, 1594, 0}, {205103, 390, 0, 1594, 0}, {205122, 390, 0, 1594, 0}, {205129, 390, 0, 1594, 0},
    {29973, 390, 0, 1594, 0}, {206218, 60, 0, 22168, 0}, {206223, 60, 0, 22168, 0}, {205109, 542, 0, 205114, 0},
    {206228, 60, 0, 22168, 0}, {206239, 60, 0, 22168, 0}, {206249, 60, 0, 22168, 0}, {206260, 60, 0, 22168, 0},
    {205122, 390, 0, 1594, 0}, {205129, 390, 0, 1594, 0}, {205109, 542, 0, 205114, 0}, {206228, 60, 0, 22168, 0},
    {206239, 60, 0, 22168, 0}, {206249, 60, 0, 22168, 0}, {206260, 60, 0, 22168, 0}, {205122, 390, 0, 1594, 0},
    {205129, 390, 0, 1594, 0}, {59235, 33, 0, 0, 1}, {206946, 33, 0, 0, 1}, {207138, 45, 0, 0, 0},
    {207155, 45, 0, 0, 0}, {207172, 45, 0, 0, 0}, {207183, 671, 0, 0, 1}, {95139, 16, 0, 0, 1},
    {30141, 675, 0, 0, 0}, {208829, 26, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47962, 16, 0, 0, 1}, {207183, 241, 0, 0, 0},
    {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0}, {211133, 46, 0, 0, 0}, {211107, 179, 0, 0, 0},
    {211112, 688, 0, 211122, 0}, {78934, 689, 0, 211329, 0}, {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0},
    {211492, 46, 0, 0, 0}, {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0}, {211643, 46, 0, 0, 0},
    {211654, 46, 0, 0, 0}, {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0}, {177019, 45, 0, 0, 0},
    {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0}, {211133, 46, 0, 0, 0}, {177019, 45, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {30141, 45, 0, 0, 0}, {211107, 179, 0, 0, 0}, {211011, 688, 0, 211122, 0},
    {211107, 179, 0, 0, 0}, {212660, 688, 0, 0, 0}, {211107, 179, 0, 0, 0}, {211107, 179, 0, 0, 0},
    {211112, 688, 0, 211122, 0}, {17613, 45, 0, 0, 1}, {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0},
    {78934, 689, 0, 211329, 0}, {177019, 45, 0, 0, 0}, {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0},
    {78934, 689, 0, 211329, 0}, {213468, 46, 0, 0, 0}, {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0},
    {213468, 46, 0, 0, 0}, {177019, 45, 0, 0, 0}, {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0},
    {213884, 45, 0, 0, 0}, {214127, 33, 0, 0, 1}, {64629, 45, 0, 0, 0}, {168635, 45, 0, 0, 0},
    {211107, 179, 0, 0, 0}, {212660, 691, 0, 0, 0}, {214749, 45, 0, 30130, 0}, {214777, 45, 0, 30130, 0},
    {211107, 179, 0, 0, 0}, {211112, 688, 0, 211122, 0}, {215205, 46, 0, 0, 0}, {39605, 164, 0, 0, 0},
    {215216, 33, 0, 0, 1}, {211107, 179, 0, 0, 0}, {212660, 691, 0, 0, 0}, {214777, 45, 0, 30130, 0},
    {76506, 699, 0, 0, 0}, {1398, 700, 0, 0, 0}, {217415, 60, 0, 0, 0}, {100828, 33, 0, 0, 1},
    {218088, 16, 0, 0, 1}, {218220, 60, 0, 22168, 0}, {218227, 33, 0, 0, 1}, {218237, 42, 0, 0, 1},
    {76506, 702, 0, 0, 0}, {1398, 345, 0, 0, 0}, {48140, 409, 0, 0, 0}, {219392, 16, 0, 0, 0},
    {220583, 33, 0, 0, 1}, {220597, 33, 0, 0, 1}, {221010, 713, 0, 0, 0}, {58830, 714, 0, 0, 0},
    {62284, 46, 0, 0, 0}, {2013, 46, 0, 0, 0}, {221838, 719, 0, 0, 0}, {221848, 704, 0, 0, 0},
    {219872, 46, 0, 0, 0}, {219878, 46, 0, 0, 0}, {145296, 44, 0, 0, 1}, {221010, 713, 0, 0, 0},
    {223255, 33, 0, 0, 1}, {94988, 33, 0, 0, 1}, {224321, 722, 0, 0, 0}, {60588, 46, 0, 0, 0},
    {224766, 44, 0, 0, 0}, {224775, 46, 0, 0, 1}, {224321, 722, 0, 0, 0}, {224970, 726, 0, 0, 0},
    {2013, 46, 0, 0, 1}, {47948, 766, 0, 0, 0}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {246829, 26, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {247029, 60, 0, 0, 0}, {247112, 179, 0, 0, 0}, {247115, 41, 0, 0, 0},
    {247421, 734, 0, 0, 0}, {247434, 770, 0, 0, 0}, {247421, 734, 0, 0, 0}, {247677, 770, 0, 0, 0},
    {247693, 770, 0, 0, 0}, {53215, 412, 0, 0, 1}, {15550, 412, 0, 0, 0}, {251010, 734, 0, 0, 0},
    {247421, 734, 0, 0, 0}, {246329, 770, 0, 0, 0}, {246260, 779, 0, 0, 1}, {55310, 780, 0, 0, 1},
    {251753, 779, 0, 0, 1}, {251774, 780, 0, 0, 1}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {252497, 7, 0, 0, 0},
    {245647, 785, 0, 0, 0}, {247112, 179, 0, 0, 0}, {247115, 41, 0, 0, 0}, {247112, 179, 0, 0, 0},
    {245610, 786, 0, 0, 0}, {52465, 412, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {116559, 179, 0, 0, 1},
    {51602, 60, 0, 0, 1}, {255588, 60, 0, 0, 1}, {255596, 60, 0, 0, 1}, {244994, 16, 0, 0, 1},
    {246137, 793, 0, 0, 1}, {251010, 734, 0, 0, 0}, {251010, 734, 0, 0, 0}, {245830, 794, 0, 0, 0},
    {245981, 805, 0, 0, 1}, {245981, 805, 0, 0, 0}, {261766, 809, 0, 0, 0}, {261911, 811, 0, 0, 0},
    {261925, 779, 0, 0, 1}, {55310, 780, 0, 0, 1}, {262146, 812, 0, 0, 1}, {246260, 779, 0, 0, 1},
    {55310, 780, 0, 0, 1}, {247421, 734, 0, 0, 0}, {246329, 770, 0, 0, 0}, {60987, 818, 0, 0, 1},
    {6744, 16, 0, 0, 0}, {264428, 129, 0, 0, 0}, {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {250757, 41, 0, 0, 0},
    {264655, 213, 0, 0, 1}, {53568, 28, 0, 0, 0}, {246757, 819, 0, 0, 0}, {265875, 412, 0, 0, 0},
    {47948, 186, 0, 0, 0}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {6744, 16, 0, 0, 0}, {245791, 823, 0, 0, 0},
    {246137, 793, 0, 0, 1}, {266360, 179, 0, 0, 0}, {246194, 824, 0, 0, 0}, {266551, 179, 0, 0, 0},
    {246719, 825, 0, 0, 0}, {244962, 826, 0, 0, 0}, {246293, 827, 0, 0, 0}, {266849, 828, 0, 0, 1},
    {6744, 16, 0, 0, 1}, {60588, 164, 0, 0, 0}, {267608, 45, 0, 0, 0}, {267620, 33, 0, 0, 1}, {268466, 45, 0, 0, 0},
    {268477, 45, 0, 0, 0}, {268489, 33, 0, 0, 1}, {268906, 45, 0, 0, 0}, {267620, 33, 0, 0, 1},
    {269813, 845, 0, 0, 0}, {271708, 60, 0, 0, 0}, {269744, 847, 0, 271713, 0}, {78872, 26, 0, 0, 0},
    {66789, 850, 0, 0, 0}, {3665, 850, 0, 0, 0}, {272695, 851, 0, 0, 0}, {272699, 852, 0, 0, 0},
    {269641, 855, 0, 0, 0}, {273328, 856, 0, 0, 0}, {273336, 856, 0, 0, 0}, {269744, 847, 0, 271713, 0},
    {271708, 60, 0, 0, 0}, {52465, 858, 0, 0, 0}, {52465, 675, 0, 0, 0}, {272695, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {274256, 850, 0, 0, 0}, {272699, 852, 0, 0, 0}, {274265, 26, 0, 1594, 1},
    {272695, 861, 0, 0, 0}, {3665, 862, 0, 0, 0}, {274256, 862, 0, 0, 0}, {272699, 852, 0, 0, 0},
    {274265, 26, 0, 1594, 1}, {275036, 16, 0, 0, 0}, {275050, 16, 0, 0, 0}, {275062, 16, 0, 0, 0},
    {275824, 26, 0, 0, 0}, {274265, 26, 0, 1594, 1}, {66789, 850, 0, 0, 0}, {3665, 850, 0, 0, 0},
    {272695, 851, 0, 0, 0}, {269744, 847, 0, 271713, 0}, {269744, 847, 0, 271713, 0}, {277857, 26, 0, 0, 0},
    {269813, 845, 0, 0, 0}, {277865, 26, 0, 0, 0}, {277877, 26, 0, 0, 0}, {277892, 26, 0, 0, 0},
    {70149, 875, 0, 0, 0}, {274265, 26, 0, 1594, 1}, {278380, 28, 0, 0, 0}, {278437, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {272699, 852, 0, 0, 0}, {274265, 26, 0, 1594, 1}, {6744, 34, 0, 0, 0},
    {278467, 675, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57294, 0, 0, 0, 1}, {2097, 34, 0, 0, 0}, {279530, 45, 0, 0, 0},
    {279543, 45, 0, 0, 0}, {280151, 42, 0, 0, 1}, {280161, 42, 0, 0, 1}, {280173, 42, 0, 0, 1},
    {280188, 42, 0, 0, 1}, {280205, 33, 0, 0, 1}, {280224, 33, 0, 0, 1}, {280455, 16, 0, 0, 0},
    {176280, 542, 0, 280705, 0}, {280765, 16, 0, 0, 0}, {280916, 26, 0, 1594, 1}, {280934, 164, 0, 280949, 1},
    {280958, 26, 0, 1594, 1}, {280980, 26, 0, 1594, 1}, {281003, 16, 0, 0, 1}, {281299, 26, 0, 1594, 0},
    {281325, 26, 0, 3064, 0}, {281352, 26, 0, 1594, 0}, {281554, 33, 0, 0, 1}, {281564, 164, 0, 281579, 0},
    {281588, 164, 0, 281579, 0}, {280765, 16, 0, 0, 1}, {22142, 164, 0, 0, 0}, {22144, 164, 0, 0, 0},
    {22146, 164, 0, 0, 0}, {282472, 26, 0, 1594, 0}, {282791, 164, 0, 0, 1}, {283790, 33, 0, 0, 1},
    {284377, 879, 0, 137033, 0}, {284377, 880, 0, 22168, 0}, {284978, 164, 0, 96786, 0}, {284377, 881, 0, 22168, 0},
    {285131, 26, 0, 1594, 0}, {285654, 882, 0, 137033, 0}, {284978, 164, 0, 96786, 0}, {285869, 26, 0, 1594, 0},
    {286405, 16, 0, 0, 0}, {116043, 241, 0, 286415, 0}, {286999, 885, 0, 0, 1}, {287033, 26, 0, 1594, 0},
    {287064, 26, 0, 1594, 0}, {287082, 26, 0, 1594, 0}, {287112, 26, 0, 1594, 0}, {287128, 26, 0, 1594, 0},
    {287147, 26, 0, 1594, 0}, {287163, 26, 0, 3064, 0}, {287186, 16, 0, 287196, 0}, {287522, 7, 0, 0, 0},
    {287631, 16, 0, 0, 1}, {287631, 16, 0, 0, 0}, {287999, 220, 0, 0, 0}, {288093, 33, 0, 0, 1},
    {288287, 33, 0, 0, 1}, {288301, 33, 0, 0, 1}, {288317, 41, 0, 0, 0}, {288326, 41, 0, 0, 0},
    {288635, 33, 0, 0, 1}, {103329, 7, 0, 0, 1}, {103329, 7, 0, 0, 0}, {103329, 7, 0, 0, 0}, {289038, 28, 0, 0, 0},
    {289055, 28, 0, 0, 0}, {289075, 33, 0, 0, 1}, {289306, 164, 0, 0, 0}, {289460, 45, 0, 0, 0},
    {289478, 33, 0, 0, 1}, {289490, 33, 0, 0, 1}, {289652, 33, 0, 0, 1}, {289672, 33, 0, 0, 1},
    {289692, 16, 0, 0, 1}, {289700, 33, 0, 0, 1}, {289712, 188, 0, 96786, 0}, {289747, 164, 0, 0, 0},
    {289909, 33, 0, 0, 1}, {290020, 45, 0, 30130, 1}, {290030, 33, 0, 0, 1}, {290219, 45, 0, 30130, 0},
    {290230, 26, 0, 3064, 0}, {76029, 164, 0, 290252, 0}, {60980, 7, 0, 0, 0}, {290505, 889, 0, 0, 0},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {11482, 16, 0, 0, 0}, {291238, 26, 0, 1594, 0},
    {291249, 26, 0, 1594, 0}, {291295, 164, 0, 96786, 0}, {291314, 164, 0, 97741, 0}, {291391, 188, 0, 0, 0},
    {291568, 42, 0, 0, 0}, {32568, 891, 0, 0, 0}, {290505, 889, 0, 0, 1}, {292062, 164, 0, 0, 1},
    {104487, 33, 0, 0, 1}, {292081, 33, 0, 0, 1}, {292093, 42, 0, 0, 1}, {292394, 45, 0, 0, 0},
    {289478, 33, 0, 0, 1}, {289490, 33, 0, 0, 1}, {78925, 33, 0, 0, 1}, {78934, 33, 0, 0, 1}, {289460, 45, 0, 0, 0},
    {289478, 33, 0, 0, 1}, {289490, 33, 0, 0, 1}, {92173, 33, 0, 0, 1}, {292789, 33, 0, 0, 1},
    {103435, 164, 0, 0, 0}, {94141, 33, 0, 0, 1}, {76861, 33, 0, 0, 1}, {293749, 164, 0, 0, 0},
    {291391, 188, 0, 0, 0}, {293850, 33, 0, 0, 1}, {289700, 33, 0, 0, 1}, {294129, 33, 0, 0, 1},
    {292335, 164, 0, 0, 0}, {294182, 33, 0, 0, 1}, {290505, 889, 0, 137033, 0}, {294483, 7, 0, 0, 0},
    {2097, 16, 0, 0, 1}, {294590, 33, 0, 0, 1}, {294606, 33, 0, 0, 1}, {294622, 33, 0, 0, 1}, {294880, 33, 0, 0, 1},
    {289692, 16, 0, 0, 0}, {290505, 889, 0, 0, 0}, {295569, 26, 0, 3064, 0}, {295595, 26, 0, 3064, 0},
    {295621, 164, 0, 0, 1}, {49083, 0, 0, 0, 1}, {287186, 16, 0, 295724, 0}, {295767, 16, 0, 295776, 0},
    {295791, 33, 0, 0, 1}, {295818, 33, 0, 0, 1}, {62284, 898, 0, 0, 0}, {296109, 898, 0, 0, 0},
    {296596, 45, 0, 30130, 1}, {296614, 45, 0, 30130, 1}, {296638, 33, 0, 0, 1}, {296652, 33, 0, 0, 1},
    {297237, 164, 0, 0, 0}, {297255, 164, 0, 0, 0}, {293749, 164, 0, 0, 0}, {75375, 45, 0, 30130, 0},
    {75375, 45, 0, 30130, 0}, {297851, 33, 0, 0, 1}, {298016, 899, 0, 30130, 1}, {298509, 26, 0, 3064, 0},
    {298787, 26, 0, 3064, 0}, {298878, 42, 0, 0, 1}, {247115, 907, 0, 0, 1}, {298882, 241, 0, 0, 1},
    {298891, 21, 0, 0, 1}, {298910, 628, 0, 0, 1}, {62284, 164, 0, 0, 0}, {296109, 164, 0, 0, 0},
    {299237, 164, 0, 96786, 0}, {299425, 45, 0, 30130, 0}, {299701, 862, 0, 30130, 0}, {299728, 908, 0, 30130, 0},
    {299765, 862, 0, 30130, 0}, {300195, 45, 0, 30130, 1}, {300206, 45, 0, 30130, 1}, {300467, 220, 0, 60735, 0},
    {300482, 37, 0, 60735, 0}, {300501, 45, 0, 30130, 1}, {300527, 37, 0, 60735, 0}, {300540, 418, 0, 60735, 0},
    {300559, 16, 0, 295724, 0}, {300572, 33, 0, 0, 1}, {300467, 220, 0, 60735, 0}, {300861, 45, 0, 30130, 1},
    {300441, 33, 0, 0, 1}, {301115, 37, 0, 60735, 0}, {301135, 29, 0, 60735, 0}, {301157, 33, 0, 0, 1},
    {301183, 33, 0, 0, 1}, {301209, 33, 0, 0, 1}, {49083, 0, 0, 0, 1}, {207183, 671, 0, 0, 1},
    {55310, 164, 0, 0, 1}, {62284, 164, 0, 0, 0}, {301691, 164, 0, 0, 0}, {301710, 33, 0, 0, 1},
    {301839, 164, 0, 96475, 0}, {301852, 164, 0, 96475, 0}, {301875, 33, 0, 0, 1}, {301890, 33, 0, 0, 1},
    {301912, 33, 0, 0, 1}, {302037, 37, 0, 60735, 0}, {164239, 37, 0, 60735, 0}, {302037, 37, 0, 60735, 0},
    {165996, 45, 0, 30130, 0}, {164239, 45, 0, 30130, 0}, {207183, 671, 0, 0, 1}, {123112, 45, 0, 30130, 1},
    {302493, 45, 0, 30130, 1}, {302505, 36, 0, 302520, 1}, {302782, 45, 0, 30130, 1}, {296596, 45, 0, 30130, 1},
    {207183, 671, 0, 0, 1}, {303211, 909, 0, 22168, 0}, {303365, 45, 0, 30130, 1}, {303385, 33, 0, 0, 1},
    {303406, 33, 0, 0, 1}, {303442, 33, 0, 0, 1}, {302505, 36, 0, 302520, 1}, {303664, 33, 0, 0, 1},
    {303699, 33, 0, 0, 1}, {303385, 33, 0, 0, 1}, {303717, 33, 0, 0, 1}, {303743, 33, 0, 0, 1},
    {303788, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {303996, 345, 0, 0, 1}, {2097, 16, 0, 0, 0}, {116043, 0, 0, 0, 0},
    {304262, 0, 0, 0, 1}, {304382, 33, 0, 0, 1}, {304726, 45, 0, 30130, 1}, {304749, 45, 0, 30130, 1},
    {304770, 45, 0, 30130, 1}, {304793, 45, 0, 30130, 1}, {304817, 45, 0, 30130, 1}, {304839, 45, 0, 30130, 1},
    {305563, 164, 0, 96786, 1}, {305764, 45, 0, 30130, 1}, {305781, 45, 0, 30130, 1}, {305796, 45, 0, 30130, 1},
    {305813, 45, 0, 30130, 1}, {306168, 45, 0, 30130, 1}, {17624, 164, 0, 96475, 1}, {305764, 45, 0, 30130, 1},
    {305781, 45, 0, 30130, 1}, {305796, 45, 0, 30130, 1}, {305813, 45, 0, 30130, 1}, {3681, 33, 0, 0, 1},
    {1398, 910, 0, 306823, 0}, {97270, 911, 0, 0, 0}, {306942, 911, 0, 0, 0}, {97270, 911, 0, 0, 0},
    {307407, 45, 0, 0, 0}, {79394, 220, 0, 0, 0}, {88108, 916, 0, 0, 0}, {17095, 917, 0, 307531, 0},
    {308169, 45, 0, 0, 0}, {123089, 37, 0, 0, 0}, {122191, 37, 0, 0, 0}, {52517, 37, 0, 0, 0},
    {123089, 37, 0, 0, 0}, {52517, 37, 0, 0, 0}, {17095, 917, 0, 0, 0}, {302037, 45, 0, 0, 0},
    {17095, 917, 0, 307531, 0}, {307088, 924, 0, 310142, 0}, {310171, 16, 0, 0, 1}, {17095, 917, 0, 0, 0},
    {31504, 122, 0, 31576, 0}, {17095, 917, 0, 0, 0}, {310882, 164, 0, 0, 0}, {310896, 26, 0, 0, 0},
    {39989, 45, 0, 0, 0}, {311609, 44, 0, 0, 0}, {311625, 29, 0, 0, 0}, {312580, 930, 0, 0, 0},
    {46845, 179, 0, 0, 0}, {313281, 345, 0, 0, 0}, {6744, 34, 0, 0, 0}, {313547, 186, 0, 0, 0},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {313560, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {313721, 33, 0, 0, 1}, {313560, 33, 0, 0, 1}, {18445, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {314034, 16, 0, 0, 0},
    {314045, 16, 0, 0, 0}, {6753, 186, 0, 0, 0}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {314034, 16, 0, 0, 0}, {314045, 16, 0, 0, 0}, {6753, 932, 0, 0, 0}, {313721, 33, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {314034, 16, 0, 0, 0}, {314045, 16, 0, 0, 0}, {314226, 933, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {314034, 16, 0, 0, 0}, {314045, 16, 0, 0, 0}, {6753, 934, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {314226, 933, 0, 0, 0}, {313560, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 934, 0, 0, 0},
    {313560, 33, 0, 0, 1}, {316542, 858, 0, 0, 1}, {318236, 164, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {36101, 956, 0, 0, 1}, {319004, 956, 0, 0, 0}, {319017, 956, 0, 0, 0}, {319920, 45, 0, 0, 1},
    {319934, 45, 0, 0, 1}, {319946, 45, 0, 0, 1}, {321105, 956, 0, 0, 1}, {321114, 956, 0, 0, 1},
    {321123, 956, 0, 0, 1}, {321297, 950, 0, 0, 0}, {318021, 965, 0, 0, 0}, {318158, 164, 0, 0, 1},
    {322357, 971, 0, 0, 1}, {322365, 971, 0, 0, 1}, {322373, 971, 0, 0, 1}, {36101, 956, 0, 0, 1},
    {319920, 45, 0, 0, 0}, {322488, 33, 0, 0, 1}, {36101, 956, 0, 0, 1}, {319920, 45, 0, 0, 1},
    {322684, 33, 0, 0, 1}, {75375, 45, 0, 0, 1}, {322357, 971, 0, 0, 1}, {322365, 971, 0, 0, 1},
    {322373, 971, 0, 0, 1}, {36101, 956, 0, 0, 1}, {322357, 971, 0, 0, 1}, {322365, 971, 0, 0, 1},
    {322373, 971, 0, 0, 1}, {323024, 164, 0, 0, 1}, {36101, 956, 0, 0, 1}, {319920, 45, 0, 0, 1},
    {322357, 971, 0, 0, 1}, {322365, 971, 0, 0, 1}, {322373, 971, 0, 0, 1}, {36101, 956, 0, 0, 1},
    {319920, 45, 0, 0, 0}, {324795, 976, 0, 0, 1}, {325047, 60, 0, 0, 0}, {325065, 60, 0, 0, 0},
    {325076, 60, 0, 0, 0}, {325088, 60, 0, 0, 0}, {75375, 390, 0, 0, 0}, {325097, 390, 0, 0, 0},
    {324795, 976, 0, 0, 1}, {325047, 60, 0, 0, 0}, {325065, 60, 0, 0, 0}, {325076, 60, 0, 0, 0},
    {325088, 60, 0, 0, 0}, {324795, 976, 0, 0, 1}, {324795, 978, 0, 0, 1}, {325047, 60, 0, 0, 0},
    {325065, 60, 0, 0, 0}, {325076, 60, 0, 0, 0}, {324795, 978, 0, 0, 1}, {96571, 979, 0, 0, 0},
    {325668, 980, 0, 325678, 0}, {30141, 981, 0, 0, 0}, {51320, 982, 0, 0, 0},
};

static const varve_enum_record enums[] = {
    {28, 32, 0, 0, {0, 2}}, {60, 32, 0, 0, {2, 3}}, {122, 64, 0, 0, {5, 17}}, {500, 64, 0, 0, {22, 25}},
    {879, 32, 7, 898, {47, 7}}, {948, 32, 0, 0, {54, 7}}, {1001, 32, 0, 0, {61, 3}}, {1028, 32, 0, 0, {64, 3}},
    {1076, 32, 0, 0, {67, 6}}, {1133, 32, 0, 0, {73, 3}}, {1196, 32, 0, 0, {76, 12}}, {1261, 32, 7, 898, {88, 6}},
    {14229, 64, 0, 0, {94, 16}}, {16310, 32, 0, 0, {110, 3}}, {16372, 32, 0, 0, {113, 12}}, {16503, 32, 0, 0, {125, 8}},
    {16622, 32, 3, 16645, {133, 12}}, {14229, 64, 0, 0, {94, 16}}, {31213, 64, 0, 0, {145, 16}},
    {31283, 64, 0, 0, {161, 10}}, {31319, 32, 7, 898, {171, 9}}, {31378, 32, 7, 31399, {180, 3}},
    {31410, 32, 0, 0, {183, 5}}, {35972, 32, 0, 0, {188, 2}}, {35990, 32, 0, 0, {190, 2}}, {36026, 32, 0, 0, {192, 4}},
    {53868, 32, 3, 16645, {196, 3}}, {55621, 64, 0, 0, {199, 7}}, {16310, 32, 0, 0, {206, 3}},
    {59803, 32, 0, 0, {209, 13}}, {59853, 32, 0, 0, {222, 2}}, {59899, 32, 0, 0, {224, 4}}, {59945, 32, 0, 0, {228, 3}},
    {59959, 32, 0, 0, {231, 14}}, {60032, 64, 0, 0, {245, 13}}, {60172, 64, 0, 0, {258, 7}}, {60244, 32, 0, 0, {265, 3}},
    {60295, 32, 0, 0, {268, 4}}, {60319, 32, 0, 0, {272, 2}}, {60377, 32, 0, 0, {274, 3}}, {76201, 32, 0, 0, {161, 10}},
    {76849, 32, 0, 0, {277, 3}}, {78644, 32, 0, 0, {280, 10}}, {78723, 32, 0, 0, {290, 3}}, {78766, 32, 0, 0, {293, 3}},
    {78821, 32, 0, 0, {296, 24}}, {78912, 32, 0, 0, {320, 2}}, {78944, 32, 0, 0, {322, 1}}, {78954, 32, 0, 0, {323, 2}},
    {78987, 32, 0, 0, {325, 13}}, {78995, 32, 0, 0, {338, 3}}, {93308, 64, 0, 0, {341, 2}}, {93329, 64, 0, 0, {343, 21}},
    {93452, 64, 0, 0, {364, 7}}, {93530, 64, 0, 0, {371, 47}}, {94134, 64, 0, 0, {418, 5}}, {94187, 64, 0, 0, {423, 4}},
    {94247, 32, 7, 16645, {427, 34}}, {94661, 64, 0, 0, {461, 4}}, {94695, 32, 7, 16645, {465, 11}},
    {94812, 64, 0, 0, {476, 16}}, {94839, 64, 0, 0, {492, 3}}, {94881, 32, 7, 31399, {495, 9}},
    {94895, 64, 0, 0, {504, 5}}, {94954, 32, 5, 16645, {509, 5}}, {94997, 64, 0, 0, {161, 10}},
    {31378, 32, 5, 31399, {180, 3}}, {95011, 64, 0, 0, {514, 11}}, {95123, 64, 0, 0, {525, 8}},
    {95191, 64, 0, 0, {533, 4}}, {95223, 64, 0, 0, {537, 3}}, {31410, 64, 0, 0, {540, 7}}, {95335, 64, 0, 0, {547, 4}},
    {95369, 64, 0, 0, {551, 3}}, {95386, 64, 0, 0, {554, 3}}, {95430, 64, 0, 0, {557, 3}}, {14229, 64, 0, 0, {94, 16}},
    {125315, 32, 0, 0, {560, 63}}, {126359, 32, 0, 0, {623, 14}}, {128993, 32, 0, 0, {637, 5}},
    {129028, 32, 0, 0, {642, 3}}, {129082, 32, 0, 0, {645, 4}}, {129141, 32, 0, 0, {649, 2}}, {129162, 32, 0, 0, {651, 4}},
    {134342, 32, 0, 0, {655, 3}}, {134364, 32, 0, 0, {658, 2}}, {134393, 32, 0, 0, {660, 2}}, {134418, 32, 0, 0, {662, 5}},
    {134504, 32, 0, 0, {667, 4}}, {134603, 32, 0, 0, {671, 2}}, {134637, 32, 0, 0, {673, 7}}, {134659, 32, 0, 0, {680, 2}},
    {134695, 32, 0, 0, {682, 4}}, {134752, 32, 0, 0, {686, 5}}, {134789, 32, 0, 0, {691, 3}}, {134815, 32, 0, 0, {694, 3}},
    {134856, 32, 0, 0, {697, 3}}, {134864, 32, 0, 0, {700, 2}}, {134897, 32, 0, 0, {702, 1}}, {134912, 32, 0, 0, {703, 2}},
    {134930, 32, 0, 0, {705, 16}}, {134983, 32, 0, 0, {721, 2}}, {134997, 32, 0, 0, {723, 8}},
    {135035, 32, 0, 0, {731, 4}}, {135064, 32, 0, 0, {735, 7}}, {135116, 32, 0, 0, {742, 7}}, {135153, 32, 0, 0, {749, 2}},
    {135178, 32, 0, 0, {751, 6}}, {135224, 32, 0, 0, {757, 10}}, {135234, 32, 0, 0, {767, 2}},
    {135249, 32, 0, 0, {769, 3}}, {135271, 32, 0, 0, {772, 2}}, {135310, 32, 0, 0, {774, 2}}, {135322, 32, 0, 0, {776, 4}},
    {135336, 32, 0, 0, {780, 5}}, {135390, 32, 0, 0, {785, 8}}, {135411, 32, 0, 0, {793, 3}}, {135438, 32, 0, 0, {796, 4}},
    {135490, 32, 0, 0, {800, 5}}, {135576, 32, 0, 0, {805, 2}}, {135615, 32, 0, 0, {807, 2}}, {135645, 32, 0, 0, {809, 5}},
    {135731, 32, 0, 0, {814, 3}}, {135768, 32, 0, 0, {817, 4}}, {135804, 32, 0, 0, {821, 4}}, {135851, 32, 0, 0, {825, 4}},
    {135869, 32, 0, 0, {829, 2}}, {135885, 32, 0, 0, {831, 4}}, {135909, 32, 0, 0, {835, 2}}, {135926, 32, 0, 0, {837, 2}},
    {135940, 32, 0, 0, {839, 10}}, {158633, 32, 0, 0, {849, 3}}, {158654, 32, 0, 0, {852, 4}},
    {158710, 32, 0, 0, {856, 2}}, {158747, 32, 0, 0, {858, 1}}, {158767, 32, 3, 16645, {859, 21}},
    {158917, 32, 0, 0, {880, 5}}, {158939, 32, 0, 0, {858, 1}}, {158958, 32, 0, 0, {858, 1}}, {158979, 32, 0, 0, {885, 1}},
    {159006, 32, 0, 0, {886, 4}}, {159047, 32, 3, 16645, {890, 5}}, {159135, 32, 0, 0, {895, 6}},
    {159181, 32, 0, 0, {901, 5}}, {159284, 32, 0, 0, {906, 2}}, {159319, 32, 0, 0, {908, 4}}, {159352, 32, 0, 0, {912, 3}},
    {159376, 32, 0, 0, {915, 2}}, {159417, 32, 0, 0, {917, 3}}, {159458, 32, 0, 0, {920, 4}}, {159493, 32, 3, 16645, {924, 5}},
    {159535, 32, 0, 0, {929, 4}}, {93329, 32, 0, 0, {933, 17}}, {93452, 32, 0, 0, {950, 7}}, {181134, 32, 0, 0, {957, 4}},
    {181146, 8, 1, 16645, {961, 3}}, {210912, 32, 0, 0, {964, 9}}, {215744, 64, 0, 0, {973, 8}},
    {215759, 64, 0, 0, {981, 4}}, {219639, 32, 0, 0, {985, 2}}, {219683, 32, 0, 0, {987, 4}}, {219765, 32, 0, 0, {991, 6}},
    {225869, 32, 0, 0, {997, 4}}, {225939, 32, 0, 0, {1001, 96}}, {227442, 32, 0, 0, {1097, 210}},
    {231875, 32, 0, 0, {1307, 5}}, {231920, 32, 0, 0, {1312, 2}}, {231968, 32, 3, 16645, {1314, 6}},
    {232041, 32, 0, 0, {1320, 3}}, {232091, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {233727, 32, 0, 0, {1440, 76}}, {235077, 32, 0, 0, {1516, 15}},
    {235254, 32, 0, 0, {1531, 107}}, {238354, 32, 0, 0, {1638, 1}}, {232454, 32, 3, 16645, {1639, 8}},
    {134637, 32, 0, 0, {1647, 4}}, {238468, 32, 3, 16645, {1651, 6}}, {238508, 32, 0, 0, {1657, 7}},
    {238648, 32, 0, 0, {1664, 2}}, {238684, 32, 0, 0, {1666, 3}}, {238728, 32, 0, 0, {1669, 42}},
    {239025, 32, 3, 16645, {1711, 17}}, {239186, 32, 0, 0, {1728, 3}}, {239243, 32, 0, 0, {1731, 2}},
    {239288, 32, 0, 0, {1733, 3}}, {239326, 32, 0, 0, {1736, 5}}, {239398, 32, 3, 16645, {1741, 18}},
    {239697, 32, 0, 0, {1759, 4}}, {239726, 32, 3, 16645, {1763, 9}}, {239842, 32, 0, 0, {1772, 4}},
    {239869, 32, 3, 16645, {1776, 15}}, {240076, 32, 0, 0, {1791, 259}}, {244295, 32, 0, 0, {2050, 1}},
    {244339, 32, 0, 0, {2051, 7}}, {244420, 32, 3, 16645, {2058, 3}}, {244457, 32, 0, 0, {2061, 24}},
    {244785, 32, 0, 0, {2085, 4}}, {244826, 32, 0, 0, {2089, 10}}, {244896, 32, 0, 0, {2099, 7}},
    {269320, 32, 0, 0, {2106, 1}}, {235254, 32, 0, 0, {2107, 15}}, {269423, 32, 0, 0, {2122, 2}},
    {269432, 32, 0, 0, {2124, 2}}, {269468, 32, 0, 0, {2126, 3}}, {269491, 32, 0, 0, {2129, 2}},
    {31410, 32, 0, 0, {2131, 3}}, {269568, 32, 0, 0, {2134, 2}}, {278827, 32, 0, 0, {2136, 2}},
    {278869, 32, 0, 0, {2138, 3}}, {278940, 32, 0, 0, {2141, 6}}, {278959, 32, 0, 0, {2147, 3}},
    {279005, 32, 0, 0, {2150, 2}}, {279026, 32, 0, 0, {2152, 4}}, {279089, 32, 0, 0, {2156, 2}},
    {279147, 32, 0, 0, {2158, 4}}, {279211, 32, 0, 0, {2162, 4}}, {78995, 32, 0, 0, {338, 3}},
    {35972, 32, 0, 0, {2166, 13}}, {78912, 32, 0, 0, {320, 2}}, {307013, 32, 0, 0, {2179, 5}},
    {14229, 64, 0, 0, {94, 16}}, {317672, 32, 0, 0, {2184, 6}}, {317751, 32, 0, 0, {2190, 2}},
    {317762, 32, 0, 0, {2192, 2}}, {324084, 32, 0, 0, {2194, 5}}, {324094, 32, 0, 0, {2199, 9}},
    {239326, 32, 0, 0, {2208, 13}}, {324266, 32, 0, 0, {2221, 6}}, {244785, 32, 0, 0, {2227, 15}},
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
    {35986, 1, 0}, {36006, 0, 0}, {36017, 1, 0}, {36035, 0, 0}, {36040, 1, 0}, {36045, 2, 0}, {36050, 3, 0},
    {53886, 1, 0}, {53895, 2, 0}, {55, 4, 0}, {31297, 0, 0}, {31300, 1, 0}, {55634, 2, 0}, {55637, 3, 0},
    {55640, 4, 0}, {55643, 5, 0}, {55646, 6, 0}, {18445, 1, 0}, {59785, 2, 0}, {59795, 3, 0}, {1214, 0, 0},
    {1218, 1, 0}, {59822, 2, 0}, {59828, 3, 0}, {14301, 4, 0}, {59834, 5, 0}, {59840, 6, 0}, {14274, 7, 0},
    {59846, 8, 0}, {59850, 9, 0}, {1239, 10, 0}, {14292, 11, 0}, {14265, 12, 0}, {59867, 0, 0},
    {59885, 1, 0}, {59917, 1, 0}, {59925, 2, 0}, {59934, 3, 0}, {59938, 4, 0}, {2372, 0, 0}, {59955, 1, 0},
    {59957, 2, 0}, {14243, 0, 0}, {14319, 1, 0}, {59976, 2, 0}, {59981, 3, 0}, {59986, 4, 0}, {59991, 5, 0},
    {14248, 6, 0}, {14324, 7, 0}, {59996, 8, 0}, {60001, 9, 0}, {60006, 10, 0}, {60011, 11, 0},
    {60019, 12, 0}, {60027, 13, 0}, {2372, 0, 0}, {59955, 1, 0}, {59957, 2, 0}, {60042, 3, 0},
    {60055, 4, 0}, {60068, 5, 0}, {60081, 6, 0}, {60094, 7, 0}, {60107, 8, 0}, {60120, 9, 0}, {60133, 10, 0},
    {60146, 11, 0}, {60159, 12, 0}, {60182, 0, 0}, {60190, 1, 0}, {60198, 2, 0}, {60206, 3, 0},
    {60215, 4, 0}, {60224, 5, 0}, {60233, 6, 0}, {60263, 0, 0}, {60268, 1, 0}, {60279, 2, 0}, {1239, 0, 0},
    {60307, 2, 0}, {60310, 1, 0}, {60315, 3, 0}, {60353, 0, 0}, {60369, 1, 0}, {60391, 0, 0}, {60405, 1, 0},
    {60415, 2, 0}, {76861, 0, 0}, {76868, 1, 0}, {76877, 2, 0}, {1214, 0, 0}, {35986, 1, 0}, {1218, 2, 0},
    {78653, 3, 0}, {78657, 4, 0}, {78670, 5, 0}, {78681, 6, 0}, {78692, 7, 0}, {78705, 8, 0}, {78718, 9, 0},
    {78745, 1, 0}, {78751, 2, 0}, {78758, 3, 0}, {78788, 13, 0}, {78798, 23, 0}, {78809, 24, 0},
    {21157, 0, 0}, {78837, 1, 0}, {78841, 2, 0}, {78845, 3, 0}, {78850, 4, 0}, {78856, 5, 0}, {78861, 6, 0},
    {78872, 7, 0}, {78878, 8, 0}, {78883, 9, 0}, {78889, 10, 0}, {78896, 11, 0}, {78901, 12, 0},
    {1214, 13, 0}, {35986, 14, 0}, {1218, 15, 0}, {78653, 16, 0}, {78657, 17, 0}, {78670, 18, 0},
    {78681, 19, 0}, {78692, 20, 0}, {78705, 21, 0}, {78718, 22, 0}, {78905, 23, 0}, {78925, 0, 0},
    {78934, 1, 0}, {78905, 0, 0}, {78961, 0, 0}, {78973, 1, 0}, {21157, 0, 0}, {78837, 1, 0}, {78841, 2, 0},
    {78845, 3, 0}, {78850, 4, 0}, {78856, 5, 0}, {78861, 6, 0}, {78872, 7, 0}, {78878, 8, 0}, {78883, 9, 0},
    {78889, 10, 0}, {78896, 11, 0}, {78901, 12, 0}, {79013, 0, 0}, {79019, 1, 0}, {79025, 2, 0},
    {93319, 0, 0}, {93323, 1, 0}, {93341, 0, 0}, {1214, 1, 0}, {35986, 2, 0}, {93346, 3, 0}, {93351, 4, 0},
    {93356, 5, 0}, {93360, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93365, 9, 0}, {93370, 10, 0}, {93375, 11, 0},
    {93380, 12, 0}, {93385, 13, 0}, {93390, 14, 0}, {93395, 15, 0}, {93405, 16, 0}, {93415, 17, 0},
    {93425, 18, 0}, {93434, 19, 0}, {93443, 20, 0}, {93467, 0, 0}, {93478, 1, 0}, {93488, 2, 0},
    {93498, 4, 0}, {93506, 5, 0}, {93514, 6, 0}, {93522, 7, 0}, {93536, 0, 0}, {93540, 8, 0}, {93547, 9, 0},
    {93554, 10, 0}, {93560, 11, 0}, {93566, 13, 0}, {93575, 14, 0}, {93591, 15, 0}, {93606, 16, 0},
    {93614, 17, 0}, {93629, 18, 0}, {93636, 19, 0}, {93652, 20, 0}, {93664, 64, 0}, {93678, 65, 0},
    {93693, 66, 0}, {93704, 67, 0}, {93716, 68, 0}, {93732, 69, 0}, {93746, 70, 0}, {93761, 71, 0},
    {93774, 72, 0}, {93787, 75, 0}, {93799, 76, 0}, {93813, 77, 0}, {93828, 78, 0}, {93842, 79, 0},
    {93850, 80, 0}, {93867, 81, 0}, {93874, 82, 0}, {93883, 83, 0}, {93894, 84, 0}, {93905, 86, 0},
    {93919, 87, 0}, {93931, 88, 0}, {93943, 90, 0}, {93955, 91, 0}, {93971, 92, 0}, {93985, 93, 0},
    {93997, 94, 0}, {94014, 95, 0}, {94026, 96, 0}, {94038, 97, 0}, {94059, 98, 0}, {94084, 99, 0},
    {94109, 100, 0}, {94122, 101, 0}, {94141, 0, 0}, {94145, 1, 0}, {94156, 2, 0}, {94164, 3, 0},
    {94178, 4, 0}, {94202, 0, 0}, {94207, 1, 0}, {94212, 2, 0}, {94227, 3, 0}, {94255, 0, 0}, {94260, 1, 0},
    {94265, 2, 0}, {94270, 1, 0}, {94278, 2, 0}, {94288, 3, 0}, {94295, 4, 0}, {94303, 8, 0}, {94314, 16, 0},
    {94327, 32, 0}, {94335, 64, 0}, {94346, 128, 0}, {94355, 256, 0}, {94366, 512, 0}, {94384, 1024, 0},
    {94398, 2048, 0}, {94405, 4096, 0}, {94418, 8192, 0}, {94434, 16384, 0}, {94450, 32768, 0},
    {94464, 65536, 0}, {94482, 65536, 0}, {94502, 65536, 0}, {94521, 262144, 0}, {94539, 524288, 0},
    {94548, 1048576, 0}, {94557, 4194304, 0}, {94573, 8388608, 0}, {94593, 16777216, 0}, {94603, 33554432, 0},
    {94609, 67108864, 0}, {94620, 134217728, 0}, {94630, 268435456, 0}, {94643, 536870912, 0},
    {94677, 0, 0}, {94685, 1, 0}, {94202, 2, 0}, {94689, 3, 0}, {94327, 1, 0}, {94713, 2, 0}, {94725, 4, 0},
    {94737, 8, 0}, {94748, 16, 0}, {13122, 32, 0}, {94758, 64, 0}, {94768, 128, 0}, {94778, 256, 0},
    {94793, 512, 0}, {94801, 2048, 0}, {94826, 0, 0}, {31227, 1, 0}, {31231, 2, 0}, {31235, 3, 0},
    {31239, 4, 0}, {31243, 5, 0}, {31247, 6, 0}, {31251, 7, 0}, {31255, 8, 0}, {31259, 9, 0}, {31263, 10, 0},
    {31267, 11, 0}, {31271, 12, 0}, {31275, 13, 0}, {31279, 14, 0}, {94833, 15, 0}, {94859, 0, 0},
    {94866, 1, 0}, {94874, 2, 0}, {55, 0, 0}, {31341, 1, 0}, {31346, 2, 0}, {31351, 4, 0}, {31355, 8, 0},
    {31360, 16, 0}, {31369, 32, 0}, {31333, 64, 0}, {31373, 127, 0}, {55, 0, 0}, {94912, 1, 0},
    {94921, 2, 0}, {94925, 3, 0}, {94934, 4, 0}, {55, 0, 0}, {94969, 1, 0}, {94983, 2, 0}, {31406, 4, 0},
    {94988, 3, 0}, {95019, 0, 0}, {95028, 1, 0}, {95049, 2, 0}, {95058, 3, 0}, {95071, 4, 0}, {95076, 5, 0},
    {95085, 6, 0}, {95095, 7, 0}, {59795, 8, 0}, {95104, 9, 0}, {95116, 10, 0}, {95139, 1, 0},
    {95145, 2, 0}, {95153, 3, 0}, {95161, 4, 0}, {95170, 5, 0}, {95177, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {95202, 1, 0}, {95207, 2, 0}, {95213, 3, 0}, {95248, 0, 0}, {95262, 1, 0}, {95272, 2, 0},
    {95284, 0, 0}, {95295, 1, 0}, {31448, 2, 0}, {31439, 3, 0}, {95305, 4, 0}, {95319, 7, 0}, {95327, 4294967295, 4294967295},
    {55, 0, 0}, {95348, 3, 0}, {95355, 2, 0}, {95364, 1, 0}, {55, 0, 0}, {95381, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {95398, 1, 0}, {95417, 2, 0}, {0, 0, 0}, {95441, 1, 0}, {95448, 2, 0}, {125334, 0, 0},
    {125346, 1, 0}, {125361, 2, 0}, {125375, 3, 0}, {125387, 4, 0}, {125402, 5, 0}, {125419, 6, 0},
    {125432, 7, 0}, {125447, 8, 0}, {125460, 9, 0}, {125479, 10, 0}, {125493, 11, 0}, {125506, 12, 0},
    {125519, 13, 0}, {125539, 14, 0}, {125558, 15, 0}, {125571, 16, 0}, {125591, 17, 0}, {125611, 18, 0},
    {125625, 19, 0}, {125638, 20, 0}, {125655, 21, 0}, {125674, 22, 0}, {125693, 23, 0}, {125711, 24, 0},
    {125726, 25, 0}, {125737, 26, 0}, {125752, 27, 0}, {125769, 28, 0}, {125782, 29, 0}, {125797, 30, 0},
    {125814, 31, 0}, {125835, 32, 0}, {125852, 33, 0}, {125863, 34, 0}, {125877, 35, 0}, {125893, 36, 0},
    {125906, 37, 0}, {125927, 38, 0}, {125941, 39, 0}, {125954, 40, 0}, {125972, 41, 0}, {125988, 42, 0},
    {126007, 43, 0}, {126028, 44, 0}, {126047, 45, 0}, {126065, 46, 0}, {126084, 47, 0}, {126101, 48, 0},
    {126114, 49, 0}, {126130, 50, 0}, {126146, 51, 0}, {126159, 52, 0}, {126173, 53, 0}, {126185, 54, 0},
    {126202, 55, 0}, {126219, 56, 0}, {126232, 57, 0}, {126248, 58, 0}, {126276, 59, 0}, {126306, 60, 0},
    {126330, 61, 0}, {126342, 62, 0}, {126379, 0, 0}, {126391, 1, 0}, {126399, 2, 0}, {126407, 3, 0},
    {126415, 4, 0}, {126424, 5, 0}, {126433, 6, 0}, {126442, 7, 0}, {126450, 8, 0}, {126458, 9, 0},
    {126467, 10, 0}, {126476, 11, 0}, {126487, 12, 0}, {126498, 13, 0}, {129009, 0, 0}, {129016, 1, 0},
    {129019, 2, 0}, {129022, 3, 0}, {129025, 4, 0}, {55, 0, 0}, {129052, 1, 0}, {129067, 2, 0},
    {55, 0, 0}, {129103, 1, 0}, {129115, 2, 0}, {129128, 3, 0}, {900, 0, 0}, {129158, 1, 0}, {55, 0, 0},
    {129183, 1, 0}, {129195, 2, 0}, {129207, 3, 0}, {134359, 0, 0}, {59846, 1, 0}, {59850, 2, 0},
    {134381, 0, 0}, {134387, 1, 0}, {134406, 0, 0}, {134412, 1, 0}, {134440, 0, 0}, {134453, 1, 0},
    {134465, 2, 0}, {134476, 3, 0}, {134492, 4, 0}, {134534, 0, 0}, {134546, 1, 0}, {134565, 2, 0},
    {134584, 3, 0}, {134621, 1, 0}, {134628, 0, 0}, {55, 0, 0}, {129016, 1, 0}, {129022, 2, 0},
    {129025, 3, 0}, {129019, 4, 0}, {134652, 5, 0}, {134656, 6, 0}, {6272, 0, 0}, {134677, 1, 0},
    {134713, 0, 0}, {134717, 1, 0}, {134720, 2, 0}, {134736, 3, 0}, {134774, 0, 0}, {134777, 1, 0},
    {134780, 2, 0}, {134783, 3, 0}, {134786, 4, 0}, {55, 0, 0}, {134797, 1, 0}, {134806, 2, 0},
    {134833, 0, 0}, {134842, 1, 0}, {134847, 2, 0}, {34866, 0, 0}, {34868, 1, 0}, {34870, 2, 0},
    {134879, 1, 0}, {134889, 0, 0}, {134905, 0, 0}, {134922, 0, 0}, {134926, 1, 0}, {50534, 0, 0},
    {50555, 1, 0}, {51315, 2, 0}, {50460, 9, 0}, {134939, 4, 0}, {134942, 3, 0}, {134945, 5, 0},
    {134949, 8, 0}, {134952, 7, 0}, {134955, 6, 0}, {50607, 10, 0}, {134958, 11, 0}, {134963, 12, 0},
    {134968, 13, 0}, {134973, 14, 0}, {134978, 15, 0}, {94141, 0, 0}, {94921, 1, 0}, {95071, 0, 0},
    {135010, 1, 0}, {93498, 2, 0}, {93506, 3, 0}, {93514, 4, 0}, {135018, 5, 0}, {135021, 6, 0},
    {135026, 7, 0}, {135048, 0, 0}, {135052, 1, 0}, {17, 2, 0}, {135060, 3, 0}, {135080, 0, 0},
    {18445, 1, 0}, {135088, 3, 0}, {100683, 4, 0}, {135095, 5, 0}, {21161, 6, 0}, {135101, 7, 0},
    {964, 0, 0}, {135128, 1, 0}, {135132, 2, 0}, {135136, 3, 0}, {135140, 4, 0}, {135144, 5, 0},
    {135148, 6, 0}, {135172, 0, 0}, {135175, 1, 0}, {95929, 0, 0}, {6266, 1, 0}, {135188, 2, 0},
    {135201, 3, 0}, {135214, 4, 0}, {135080, 5, 0}, {1214, 1, 0}, {59846, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59850, 5, 0}, {93365, 6, 0}, {93370, 7, 0}, {1239, 8, 0}, {93390, 9, 0}, {93385, 10, 0},
    {55, 0, 0}, {134879, 1, 0}, {135262, 0, 0}, {135265, 1, 0}, {135268, 2, 0}, {135292, 1, 0},
    {135301, 0, 0}, {135048, 0, 0}, {135052, 1, 0}, {135331, 0, 0}, {60307, 1, 0}, {60310, 2, 0},
    {60315, 3, 0}, {30187, 0, 0}, {135348, 1, 0}, {135355, 2, 0}, {135364, 3, 0}, {135377, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {135403, 3, 0}, {135407, 4, 0}, {59846, 5, 0}, {59850, 6, 0},
    {1239, 7, 0}, {30187, 0, 0}, {135348, 1, 0}, {135424, 2, 0}, {55, 0, 0}, {135457, 1, 0}, {135470, 2, 0},
    {135483, 3, 0}, {135505, 0, 0}, {135520, 1, 0}, {135533, 2, 0}, {135548, 3, 0}, {135562, 4, 0},
    {135595, 0, 0}, {135605, 1, 0}, {135632, 0, 0}, {135639, 1, 0}, {135662, 0, 0}, {135675, 1, 0},
    {135689, 2, 0}, {135703, 3, 0}, {135716, 4, 0}, {964, 0, 0}, {135752, 1, 0}, {135760, 2, 0},
    {135795, 0, 0}, {134955, 1, 0}, {135798, 2, 0}, {135801, 3, 0}, {135826, 0, 0}, {135834, 1, 0},
    {135842, 2, 0}, {135847, 3, 0}, {134905, 2, 0}, {135866, 3, 0}, {50534, 0, 0}, {51315, 1, 0},
    {21143, 0, 0}, {21148, 1, 0}, {94141, 0, 0}, {94921, 1, 0}, {135898, 2, 0}, {135905, 3, 0},
    {31247, 1, 0}, {135922, 4294967295, 0}, {900, 0, 0}, {31247, 1, 0}, {50534, 0, 0}, {51315, 1, 0},
    {134942, 2, 0}, {134939, 3, 0}, {134955, 4, 0}, {50460, 5, 0}, {134958, 6, 0}, {134963, 7, 0},
    {50555, 8, 0}, {134945, 9, 0}, {78925, 0, 0}, {158648, 1, 0}, {61374, 2, 0}, {78925, 0, 0},
    {158686, 1, 0}, {158691, 2, 0}, {158700, 3, 0}, {158723, 0, 0}, {158736, 1, 0}, {94874, 0, 0},
    {55, 0, 0}, {48543, 1, 0}, {96245, 2, 0}, {96240, 4, 0}, {933, 8, 0}, {158782, 16, 0}, {158786, 32, 0},
    {158799, 64, 0}, {158804, 128, 0}, {1585, 256, 0}, {158812, 512, 0}, {47, 1024, 0}, {158818, 2048, 0},
    {158828, 4096, 0}, {158835, 8192, 0}, {158849, 16384, 0}, {158861, 32768, 0}, {158873, 65536, 0},
    {158881, 131072, 0}, {158890, 262144, 0}, {158903, 524288, 0}, {93522, 0, 0}, {93514, 1, 0},
    {93498, 2, 0}, {93506, 3, 0}, {135010, 4, 0}, {158995, 1, 0}, {159025, 0, 0}, {159033, 1, 0},
    {158812, 2, 0}, {159040, 3, 0}, {55, 0, 0}, {159062, 1, 0}, {159078, 2, 0}, {159094, 4, 0},
    {159116, 8, 0}, {159154, 0, 0}, {95319, 1, 0}, {159161, 2, 0}, {159168, 3, 0}, {159173, 4, 0},
    {98947, 5, 0}, {159198, 0, 0}, {159211, 1, 0}, {159225, 2, 0}, {159241, 3, 0}, {159265, 4, 0},
    {59795, 0, 0}, {159306, 1, 0}, {55, 0, 0}, {96245, 1, 0}, {137071, 2, 0}, {159346, 3, 0}, {94141, 0, 0},
    {972, 1, 0}, {11558, 2, 0}, {159390, 0, 0}, {159403, 1, 0}, {159435, 0, 0}, {159446, 1, 0},
    {159453, 2, 0}, {55, 0, 0}, {93488, 1, 0}, {159475, 2, 0}, {159488, 3, 0}, {55, 0, 0}, {135080, 1, 0},
    {159511, 2, 0}, {159516, 4, 0}, {159527, 8, 0}, {159555, 0, 0}, {159560, 1, 0}, {159566, 2, 0},
    {159573, 3, 0}, {93341, 0, 0}, {1214, 1, 0}, {35986, 2, 0}, {93346, 3, 0}, {93351, 4, 0}, {93356, 5, 0},
    {93360, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {93365, 9, 0}, {93370, 10, 0}, {93375, 11, 0}, {93380, 12, 0},
    {93385, 13, 0}, {93390, 14, 0}, {93395, 15, 0}, {93405, 16, 0}, {93467, 0, 0}, {93478, 1, 0},
    {93488, 2, 0}, {93498, 3, 0}, {93506, 4, 0}, {93514, 5, 0}, {93522, 6, 0}, {55, 0, 0}, {94983, 1, 0},
    {31406, 2, 0}, {94988, 3, 0}, {55, 0, 0}, {31406, 1, 0}, {31402, 2, 0}, {32076, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {210926, 4, 0}, {210934, 5, 0}, {210942, 6, 0}, {210954, 7, 0}, {210965, 8, 0},
    {135080, 100, 0}, {31303, 0, 0}, {31307, 1, 0}, {31311, 2, 0}, {31315, 3, 0}, {31267, 4, 0},
    {31271, 5, 0}, {31259, 6, 0}, {31263, 7, 0}, {55634, 0, 0}, {55637, 1, 0}, {55640, 2, 0}, {55643, 3, 0},
    {219661, 0, 0}, {219672, 1, 0}, {219704, 0, 0}, {219722, 1, 0}, {219744, 2, 0}, {219755, 3, 0},
    {219786, 0, 0}, {219793, 1, 0}, {219804, 2, 0}, {219815, 3, 0}, {219826, 4, 0}, {219837, 5, 0},
    {225885, 0, 0}, {225893, 1, 0}, {225904, 2, 0}, {225915, 5348, 0}, {225947, 0, 0}, {225956, 1, 0},
    {225966, 3, 0}, {225979, 4, 0}, {225992, 5, 0}, {226001, 6, 0}, {226012, 7, 0}, {226024, 8, 0},
    {226037, 9, 0}, {226043, 10, 0}, {226057, 11, 0}, {226072, 12, 0}, {226087, 13, 0}, {226097, 14, 0},
    {226111, 15, 0}, {226121, 16, 0}, {226132, 17, 0}, {226144, 18, 0}, {226153, 19, 0}, {226168, 20, 0},
    {226179, 22, 0}, {226189, 23, 0}, {226206, 24, 0}, {226220, 25, 0}, {226234, 26, 0}, {226246, 27, 0},
    {226264, 28, 0}, {226283, 29, 0}, {226304, 30, 0}, {226312, 31, 0}, {226323, 32, 0}, {226345, 33, 0},
    {226358, 34, 0}, {226373, 36, 0}, {226386, 37, 0}, {226402, 38, 0}, {226415, 39, 0}, {226436, 40, 0},
    {226447, 41, 0}, {226473, 42, 0}, {226485, 43, 0}, {226499, 4416, 0}, {226514, 4417, 0}, {226529, 4418, 0},
    {226544, 4419, 0}, {226559, 4420, 0}, {226574, 4424, 0}, {226585, 4425, 0}, {226598, 4426, 0},
    {226608, 4432, 0}, {226632, 4438, 0}, {226644, 4440, 0}, {226654, 4444, 0}, {226669, 4992, 0},
    {226689, 4993, 0}, {226717, 4994, 0}, {226743, 4995, 0}, {226762, 4996, 0}, {226789, 4997, 0},
    {226814, 4998, 0}, {226836, 5014, 0}, {226854, 5253, 0}, {226869, 5257, 0}, {226889, 5258, 0},
    {226913, 5261, 0}, {226931, 5262, 0}, {226953, 5264, 0}, {226969, 5286, 0}, {226982, 5287, 0},
    {227002, 5292, 0}, {227014, 5293, 0}, {227037, 5294, 0}, {227062, 5295, 0}, {227086, 5296, 0},
    {227114, 5299, 0}, {227131, 5319, 0}, {227143, 5320, 0}, {227157, 5321, 0}, {227175, 5322, 0},
    {227196, 5323, 0}, {227215, 5324, 0}, {227237, 5325, 0}, {227248, 5326, 0}, {227259, 5327, 0},
    {227282, 5330, 0}, {227299, 5331, 0}, {227316, 5332, 0}, {227323, 5333, 0}, {227334, 5334, 0},
    {227351, 5351, 0}, {227371, 5352, 0}, {227391, 5374, 0}, {227404, 5375, 0}, {227414, 5376, 0},
    {227423, 5377, 0}, {227430, 6021, 0}, {227453, 0, 0}, {227460, 4, 0}, {95011, 5, 0}, {227470, 6, 0},
    {227477, 9, 0}, {227485, 10, 0}, {227493, 11, 0}, {227499, 18, 0}, {227506, 22, 0}, {227512, 39, 0},
    {227517, 43, 0}, {227527, 46, 0}, {227541, 61, 0}, {227557, 69, 0}, {227569, 70, 0}, {227589, 71, 0},
    {227607, 4423, 0}, {227625, 4431, 0}, {227641, 4433, 0}, {227666, 4435, 0}, {227688, 4436, 0},
    {227709, 4437, 0}, {227721, 4445, 0}, {227738, 4447, 0}, {227766, 4448, 0}, {227790, 4450, 0},
    {227811, 4464, 0}, {227826, 4465, 0}, {227844, 4466, 0}, {227869, 4467, 0}, {227885, 4468, 0},
    {227901, 5282, 0}, {227918, 5284, 0}, {227941, 5283, 0}, {227956, 5288, 0}, {227986, 5297, 0},
    {228015, 5345, 0}, {228033, 5346, 0}, {228062, 5350, 0}, {228093, 5390, 0}, {228111, 5568, 0},
    {228132, 5569, 0}, {228159, 5570, 0}, {228185, 5579, 0}, {228216, 5582, 0}, {228237, 5583, 0},
    {228260, 5603, 0}, {228282, 5604, 0}, {228306, 5606, 0}, {228315, 5612, 0}, {228338, 5613, 0},
    {228361, 5616, 0}, {228384, 5619, 0}, {228399, 5629, 0}, {228415, 5696, 0}, {228448, 5697, 0},
    {228486, 5698, 0}, {228525, 5817, 0}, {228550, 5821, 0}, {228576, 5824, 0}, {228602, 5844, 0},
    {228634, 5845, 0}, {228671, 5886, 0}, {228701, 5888, 0}, {228723, 5892, 0}, {228745, 5897, 0},
    {228771, 5898, 0}, {228795, 5904, 0}, {228822, 5906, 0}, {228836, 5910, 0}, {228862, 5920, 0},
    {228886, 5922, 0}, {228920, 5935, 0}, {228943, 5943, 0}, {228956, 5945, 0}, {228976, 5948, 0},
    {228989, 6016, 0}, {229008, 6018, 0}, {229036, 6019, 0}, {229047, 6020, 0}, {229062, 6022, 0},
    {229083, 6024, 0}, {229107, 6025, 0}, {229123, 6033, 0}, {229143, 6034, 0}, {229163, 6089, 0},
    {229190, 6094, 0}, {229203, 6095, 0}, {229223, 6114, 0}, {229244, 6141, 0}, {229262, 6400, 0},
    {229288, 1, 0}, {229295, 7, 0}, {229304, 8, 0}, {229318, 12, 0}, {229331, 13, 0}, {229342, 17, 0},
    {229348, 19, 0}, {229362, 20, 0}, {229377, 38, 0}, {229392, 44, 0}, {229400, 47, 0}, {229412, 59, 0},
    {229425, 62, 0}, {229445, 63, 0}, {229471, 64, 0}, {229493, 65, 0}, {229516, 66, 0}, {229547, 67, 0},
    {229572, 68, 0}, {229592, 4434, 0}, {229609, 4449, 0}, {229643, 5304, 0}, {229682, 5617, 0},
    {229701, 5837, 0}, {229721, 6017, 0}, {229743, 6026, 0}, {229768, 2, 0}, {229777, 3, 0}, {229790, 14, 0},
    {229805, 15, 0}, {229817, 21, 0}, {229831, 25, 0}, {229851, 27, 0}, {229875, 28, 0}, {229909, 29, 0},
    {229942, 30, 0}, {229976, 31, 0}, {225966, 32, 0}, {225979, 33, 0}, {230009, 35, 0}, {230027, 37, 0},
    {230039, 40, 0}, {230055, 41, 0}, {230071, 42, 0}, {230078, 45, 0}, {230095, 48, 0}, {230108, 49, 0},
    {230136, 50, 0}, {230147, 51, 0}, {230165, 52, 0}, {230187, 53, 0}, {230205, 55, 0}, {230235, 56, 0},
    {230266, 58, 0}, {230283, 60, 0}, {230295, 4422, 0}, {230318, 4427, 0}, {230333, 4428, 0},
    {230366, 4430, 0}, {230410, 4439, 0}, {230420, 4441, 0}, {230450, 4471, 0}, {230473, 4472, 0},
    {230485, 4479, 0}, {230499, 5008, 0}, {230515, 5009, 0}, {230537, 5010, 0}, {230553, 5013, 0},
    {230570, 5015, 0}, {230591, 5016, 0}, {230605, 5055, 0}, {230620, 5265, 0}, {230644, 5291, 0},
    {230663, 5301, 0}, {230680, 5302, 0}, {230703, 5305, 0}, {230742, 5340, 0}, {230755, 5341, 0},
    {230778, 5347, 0}, {230809, 5353, 0}, {230834, 5363, 0}, {230867, 5372, 0}, {230905, 5373, 0},
    {230924, 5378, 0}, {230956, 5379, 0}, {230981, 5584, 0}, {231004, 23, 0}, {231026, 24, 0},
    {231044, 34, 0}, {231059, 36, 0}, {231069, 54, 0}, {231085, 57, 0}, {231099, 4174, 0}, {231110, 4175, 0},
    {231147, 4176, 0}, {231187, 4191, 0}, {231196, 4429, 0}, {231239, 4442, 0}, {231256, 4478, 0},
    {231288, 5249, 0}, {231317, 5251, 0}, {231345, 5260, 0}, {231365, 5303, 0}, {231401, 5306, 0},
    {231438, 5307, 0}, {231474, 5308, 0}, {231511, 5309, 0}, {231547, 5310, 0}, {231586, 5311, 0},
    {231628, 5312, 0}, {231670, 5254, 0}, {231698, 5255, 0}, {231719, 5259, 0}, {231738, 6115, 0},
    {231762, 6441, 0}, {231781, 5116, 0}, {231797, 5117, 0}, {231819, 5118, 0}, {231848, 6425, 0},
    {231885, 0, 0}, {231891, 1, 0}, {231898, 2, 0}, {231905, 3, 0}, {231912, 4294967295, 0}, {231947, 0, 0},
    {231956, 1, 0}, {94202, 0, 0}, {231997, 1, 0}, {232005, 2, 0}, {232013, 4, 0}, {232021, 8, 0},
    {232034, 16, 0}, {232065, 0, 0}, {232073, 1, 0}, {232081, 2, 0}, {232102, 0, 0}, {232119, 1, 0},
    {232126, 2, 0}, {232132, 3, 0}, {231947, 4, 0}, {232144, 5, 0}, {232153, 6, 0}, {232165, 7, 0},
    {232178, 8, 0}, {232189, 9, 0}, {232200, 10, 0}, {225939, 11, 0}, {232208, 13, 0}, {232222, 14, 0},
    {232227, 15, 0}, {232233, 16, 0}, {232242, 17, 0}, {232249, 18, 0}, {232259, 19, 0}, {232268, 20, 0},
    {232276, 21, 0}, {232285, 22, 0}, {232294, 23, 0}, {232303, 24, 0}, {232315, 25, 0}, {232327, 26, 0},
    {232335, 27, 0}, {232345, 28, 0}, {232365, 29, 0}, {232372, 30, 0}, {232381, 31, 0}, {7015, 32, 0},
    {232391, 33, 0}, {232399, 34, 0}, {232413, 35, 0}, {232420, 36, 0}, {232430, 37, 0}, {232440, 38, 0},
    {134637, 39, 0}, {232454, 40, 0}, {232469, 41, 0}, {232487, 42, 0}, {232501, 43, 0}, {232522, 44, 0},
    {232532, 45, 0}, {232546, 46, 0}, {232558, 47, 0}, {232574, 4469, 0}, {232587, 4470, 0}, {232602, 4999, 0},
    {232620, 5248, 0}, {232639, 5250, 0}, {232653, 5252, 0}, {232672, 5256, 0}, {232700, 5271, 0},
    {232716, 5285, 0}, {232729, 5300, 0}, {232740, 5355, 0}, {232756, 5356, 0}, {232771, 5398, 0},
    {232789, 5399, 0}, {232805, 5400, 0}, {232820, 5401, 0}, {232833, 5599, 0}, {232847, 5602, 0},
    {232873, 5607, 0}, {232886, 5608, 0}, {232903, 5624, 0}, {232930, 5625, 0}, {232951, 5626, 0},
    {232978, 5627, 0}, {232993, 5628, 0}, {233019, 5634, 0}, {233033, 5635, 0}, {233046, 5636, 0},
    {233061, 5822, 0}, {233087, 5823, 0}, {233111, 5825, 0}, {233125, 5826, 0}, {233137, 5827, 0},
    {233151, 5828, 0}, {233166, 5829, 0}, {233188, 5830, 0}, {233204, 5831, 0}, {233220, 5832, 0},
    {233239, 5833, 0}, {233259, 5834, 0}, {233270, 5835, 0}, {233284, 5836, 0}, {233304, 5899, 0},
    {233323, 5900, 0}, {233338, 5901, 0}, {233366, 5902, 0}, {233380, 5905, 0}, {233397, 5907, 0},
    {233422, 5914, 0}, {233438, 5915, 0}, {233451, 5921, 0}, {233471, 5944, 0}, {233490, 6080, 0},
    {233521, 6085, 0}, {233546, 6087, 0}, {233581, 6140, 0}, {233599, 6442, 0}, {233621, 6443, 0},
    {233644, 3, 0}, {233650, 2, 0}, {233664, 1, 0}, {233676, 0, 0}, {231912, 4294967295, 0}, {233680, 0, 0},
    {233686, 1, 0}, {233692, 2, 0}, {233698, 3, 0}, {233703, 4, 0}, {233708, 5, 0}, {233715, 6, 0},
    {233741, 0, 0}, {233753, 1, 0}, {233766, 2, 0}, {233788, 3, 0}, {233809, 4, 0}, {233823, 5, 0},
    {233838, 6, 0}, {233857, 7, 0}, {233873, 8, 0}, {233889, 9, 0}, {233908, 10, 0}, {233918, 11, 0},
    {233922, 12, 0}, {233937, 14, 0}, {233950, 15, 0}, {233960, 16, 0}, {233975, 17, 0}, {233985, 18, 0},
    {233999, 19, 0}, {234011, 20, 0}, {234022, 21, 0}, {234042, 22, 0}, {234052, 23, 0}, {234076, 24, 0},
    {234082, 25, 0}, {234091, 26, 0}, {234106, 27, 0}, {234119, 28, 0}, {234135, 29, 0}, {234155, 30, 0},
    {234167, 31, 0}, {234182, 33, 0}, {234194, 34, 0}, {226373, 35, 0}, {234204, 36, 0}, {234226, 37, 0},
    {234250, 38, 0}, {234262, 39, 0}, {234278, 4421, 0}, {234308, 4446, 0}, {227811, 4459, 0},
    {227826, 4460, 0}, {227844, 4461, 0}, {227869, 4462, 0}, {227885, 4463, 0}, {234326, 5017, 0},
    {234355, 5027, 0}, {234378, 5079, 0}, {234406, 5080, 0}, {234432, 5081, 0}, {234455, 5082, 0},
    {234482, 5083, 0}, {234507, 5084, 0}, {234529, 5269, 0}, {234544, 5270, 0}, {234564, 5289, 0},
    {234587, 5290, 0}, {234611, 5298, 0}, {234630, 5366, 0}, {234655, 5367, 0}, {234682, 5368, 0},
    {234708, 5369, 0}, {234736, 5370, 0}, {234767, 5371, 0}, {234800, 5618, 0}, {234827, 5620, 0},
    {234848, 5621, 0}, {234869, 5622, 0}, {234895, 5623, 0}, {234922, 5893, 0}, {234944, 5894, 0},
    {234960, 5895, 0}, {234980, 5896, 0}, {235002, 5903, 0}, {235030, 6154, 0}, {235054, 6417, 0},
    {235092, 0, 0}, {235099, 1, 0}, {235119, 2, 0}, {229768, 3, 0}, {235142, 4, 0}, {235151, 5, 0},
    {227470, 6, 0}, {235161, 5313, 0}, {235178, 5314, 0}, {235194, 5315, 0}, {235204, 5316, 0},
    {235218, 5317, 0}, {235226, 5318, 0}, {235238, 5364, 0}, {235246, 5365, 0}, {235264, 0, 0},
    {235286, 1, 0}, {235307, 2, 0}, {235328, 3, 0}, {235351, 4, 0}, {235383, 5, 0}, {235401, 6, 0},
    {235436, 7, 0}, {235464, 8, 0}, {235498, 9, 0}, {235520, 10, 0}, {235541, 11, 0}, {235572, 12, 0},
    {235609, 13, 0}, {235631, 14, 0}, {235657, 15, 0}, {235685, 16, 0}, {235707, 17, 0}, {235735, 18, 0},
    {235760, 19, 0}, {235790, 20, 0}, {235831, 21, 0}, {235849, 22, 0}, {235869, 23, 0}, {235907, 24, 0},
    {235928, 25, 0}, {235964, 26, 0}, {235986, 27, 0}, {236021, 28, 0}, {236045, 29, 0}, {236071, 30, 0},
    {236100, 31, 0}, {236127, 32, 0}, {236144, 1000, 0}, {236180, 1001, 0}, {236208, 1002, 0},
    {236239, 1003, 0}, {236275, 1004, 0}, {236309, 1005, 0}, {236341, 1006, 0}, {236371, 1007, 0},
    {236407, 1008, 0}, {236439, 1009, 0}, {236475, 1010, 0}, {236502, 1011, 0}, {236536, 1012, 0},
    {236556, 1013, 0}, {236586, 6000, 0}, {236602, 6001, 0}, {236616, 2000, 0}, {236652, 2001, 0},
    {236674, 2002, 0}, {236715, 2003, 0}, {236744, 2004, 0}, {236780, 2005, 0}, {236812, 2006, 0},
    {236857, 3000, 0}, {236884, 3001, 0}, {236915, 3002, 0}, {236936, 4000, 0}, {236980, 4001, 0},
    {237005, 4002, 0}, {237041, 4003, 0}, {237061, 4007, 0}, {237086, 4004, 0}, {237112, 4005, 0},
    {237140, 4006, 0}, {237166, 4008, 0}, {237198, 4009, 0}, {237231, 4012, 0}, {237268, 4013, 0},
    {237297, 4010, 0}, {237336, 4011, 0}, {237381, 4014, 0}, {237409, 4015, 0}, {237440, 4016, 0},
    {237474, 4017, 0}, {237494, 4018, 0}, {237525, 4019, 0}, {237567, 4020, 0}, {237597, 4021, 0},
    {237616, 4022, 0}, {237642, 4023, 0}, {237661, 4024, 0}, {237695, 4025, 0}, {237713, 4026, 0},
    {237736, 4027, 0}, {237764, 4028, 0}, {237797, 4029, 0}, {237821, 4031, 0}, {237851, 4032, 0},
    {237876, 4033, 0}, {237912, 5000, 0}, {237946, 5001, 0}, {237972, 5002, 0}, {238007, 5003, 0},
    {238042, 5005, 0}, {238061, 5006, 0}, {238098, 5007, 0}, {238128, 5008, 0}, {238154, 5009, 0},
    {238189, 5010, 0}, {238209, 5011, 0}, {238238, 5012, 0}, {238261, 5013, 0}, {238285, 5014, 0},
    {238316, 5015, 0}, {238365, 0, 0}, {94202, 0, 0}, {238377, 1, 0}, {238384, 2, 0}, {238391, 4, 0},
    {238395, 8, 0}, {238406, 16, 0}, {238411, 65536, 0}, {238434, 131072, 0}, {238452, 0, 0}, {238456, 1, 0},
    {238460, 2, 0}, {238464, 3, 0}, {94202, 0, 0}, {238484, 1, 0}, {238491, 2, 0}, {13122, 4, 0},
    {238502, 8, 0}, {229190, 65536, 0}, {238523, 0, 0}, {238530, 1, 0}, {238544, 2, 0}, {238558, 3, 0},
    {238574, 6, 0}, {238594, 7, 0}, {238621, 8, 0}, {238665, 0, 0}, {238676, 1, 0}, {238699, 0, 0},
    {238707, 1, 0}, {238715, 2, 0}, {231912, 0, 0}, {238740, 1, 0}, {238748, 2, 0}, {238756, 3, 0},
    {238761, 4, 0}, {238767, 5, 0}, {238778, 6, 0}, {238784, 7, 0}, {238790, 8, 0}, {238803, 9, 0},
    {238808, 10, 0}, {238815, 11, 0}, {238823, 12, 0}, {238828, 13, 0}, {238832, 14, 0}, {238836, 15, 0},
    {238839, 16, 0}, {238851, 17, 0}, {238861, 18, 0}, {238870, 19, 0}, {238879, 20, 0}, {238887, 21, 0},
    {238895, 22, 0}, {238903, 23, 0}, {238910, 24, 0}, {238915, 25, 0}, {238921, 26, 0}, {238927, 27, 0},
    {238932, 28, 0}, {238937, 29, 0}, {238941, 30, 0}, {238950, 31, 0}, {238959, 32, 0}, {238967, 33, 0},
    {238973, 34, 0}, {238983, 35, 0}, {238990, 36, 0}, {238997, 37, 0}, {239003, 38, 0}, {239009, 39, 0},
    {239014, 40, 0}, {239020, 41, 0}, {94202, 0, 0}, {239039, 1, 0}, {239044, 2, 0}, {239048, 4, 0},
    {239053, 8, 0}, {232413, 16, 0}, {239065, 32, 0}, {232242, 64, 0}, {230071, 128, 0}, {239078, 256, 0},
    {239097, 512, 0}, {239114, 1024, 0}, {239130, 2048, 0}, {239144, 4096, 0}, {239155, 65536, 0},
    {239163, 8192, 0}, {239174, 16384, 0}, {239206, 0, 0}, {239221, 1, 0}, {239233, 2, 0}, {239261, 0, 0},
    {239275, 1, 0}, {239300, 0, 0}, {239307, 1, 0}, {239314, 2, 0}, {239343, 0, 0}, {239352, 1, 0},
    {239359, 2, 0}, {239369, 3, 0}, {239386, 4, 0}, {94202, 0, 0}, {239410, 1, 0}, {239417, 2, 0},
    {239428, 4, 0}, {239447, 8, 0}, {239464, 16, 0}, {239478, 32, 0}, {239492, 64, 0}, {239510, 128, 0},
    {239520, 256, 0}, {239533, 65536, 0}, {239557, 1048576, 0}, {239575, 131072, 0}, {239595, 2097152, 0},
    {239616, 262144, 0}, {239637, 4194304, 0}, {239663, 524288, 0}, {239683, 8388608, 0}, {231956, 0, 0},
    {231947, 1, 0}, {239710, 2, 0}, {239718, 3, 0}, {94202, 0, 0}, {232276, 1, 0}, {239739, 2, 0},
    {239174, 4, 0}, {239747, 8, 0}, {239768, 16, 0}, {239787, 32, 0}, {239805, 65536, 0}, {239825, 131072, 0},
    {239854, 0, 0}, {239861, 1, 0}, {231891, 2, 0}, {231898, 3, 0}, {94202, 0, 0}, {239885, 2, 0},
    {239893, 4, 0}, {239901, 8, 0}, {239916, 16, 0}, {239939, 64, 0}, {239953, 128, 0}, {239968, 256, 0},
    {239984, 512, 0}, {240005, 1024, 0}, {240025, 2048, 0}, {240037, 4096, 0}, {240050, 8192, 0},
    {240064, 16384, 0}, {232276, 32768, 0}, {240083, 0, 0}, {240089, 1, 0}, {240097, 2, 0}, {240115, 3, 0},
    {240124, 4, 0}, {240142, 5, 0}, {240149, 6, 0}, {240162, 7, 0}, {240171, 8, 0}, {240178, 10, 0},
    {240190, 11, 0}, {240206, 12, 0}, {240216, 14, 0}, {240230, 15, 0}, {240243, 16, 0}, {240259, 17, 0},
    {240272, 19, 0}, {240283, 20, 0}, {240294, 21, 0}, {240304, 22, 0}, {240316, 23, 0}, {240329, 24, 0},
    {240342, 25, 0}, {240354, 27, 0}, {240373, 28, 0}, {240385, 29, 0}, {240404, 30, 0}, {240417, 32, 0},
    {240431, 33, 0}, {240446, 39, 0}, {240467, 41, 0}, {240482, 42, 0}, {240498, 43, 0}, {240509, 44, 0},
    {240529, 46, 0}, {240544, 48, 0}, {240563, 49, 0}, {240583, 50, 0}, {240598, 51, 0}, {240622, 52, 0},
    {240639, 54, 0}, {240650, 55, 0}, {240670, 56, 0}, {240684, 57, 0}, {240699, 59, 0}, {240710, 61, 0},
    {240717, 62, 0}, {240725, 63, 0}, {240738, 65, 0}, {240752, 67, 0}, {240769, 70, 0}, {240794, 71, 0},
    {240805, 72, 0}, {240822, 77, 0}, {240845, 78, 0}, {240867, 79, 0}, {240883, 80, 0}, {240904, 81, 0},
    {240923, 82, 0}, {240941, 84, 0}, {240953, 87, 0}, {240978, 88, 0}, {241003, 93, 0}, {241036, 95, 0},
    {241049, 97, 0}, {241067, 98, 0}, {241079, 99, 0}, {241092, 100, 0}, {241100, 104, 0}, {241117, 109, 0},
    {241131, 110, 0}, {241145, 111, 0}, {241159, 112, 0}, {241173, 113, 0}, {241184, 114, 0}, {241195, 115, 0},
    {241206, 117, 0}, {241222, 120, 0}, {241238, 121, 0}, {241257, 122, 0}, {241276, 123, 0}, {241303, 124, 0},
    {241313, 126, 0}, {241323, 127, 0}, {241333, 128, 0}, {241340, 129, 0}, {241347, 130, 0}, {241354, 131, 0},
    {241361, 132, 0}, {241368, 133, 0}, {241375, 134, 0}, {241382, 135, 0}, {241389, 136, 0}, {241396, 137, 0},
    {241403, 138, 0}, {241410, 139, 0}, {241417, 140, 0}, {241424, 141, 0}, {241431, 142, 0}, {241451, 143, 0},
    {241471, 144, 0}, {241491, 145, 0}, {241511, 146, 0}, {241531, 148, 0}, {241537, 149, 0}, {241549, 150, 0},
    {241562, 151, 0}, {241577, 152, 0}, {241592, 156, 0}, {241600, 157, 0}, {241608, 158, 0}, {241619, 162, 0},
    {241629, 163, 0}, {241641, 164, 0}, {241656, 165, 0}, {241674, 166, 0}, {241686, 167, 0}, {241699, 168, 0},
    {241712, 169, 0}, {241721, 170, 0}, {241730, 171, 0}, {241742, 172, 0}, {241757, 173, 0}, {241772, 174, 0},
    {241792, 175, 0}, {241812, 176, 0}, {241824, 177, 0}, {241836, 178, 0}, {241853, 179, 0}, {241870, 180, 0},
    {241882, 181, 0}, {241896, 182, 0}, {241911, 183, 0}, {241928, 184, 0}, {241943, 185, 0}, {241960, 186, 0},
    {241978, 187, 0}, {241998, 188, 0}, {242018, 189, 0}, {242040, 190, 0}, {242063, 191, 0}, {242088, 194, 0},
    {242108, 195, 0}, {242131, 196, 0}, {242150, 197, 0}, {242162, 198, 0}, {242175, 199, 0}, {242188, 200, 0},
    {242194, 201, 0}, {242211, 202, 0}, {242230, 203, 0}, {242249, 204, 0}, {242262, 205, 0}, {242273, 218, 0},
    {242286, 219, 0}, {242301, 224, 0}, {242318, 225, 0}, {242334, 229, 0}, {242351, 230, 0}, {242375, 231, 0},
    {242403, 232, 0}, {242422, 233, 0}, {242441, 234, 0}, {242454, 235, 0}, {242467, 236, 0}, {242480, 237, 0},
    {242493, 238, 0}, {242506, 239, 0}, {242519, 240, 0}, {242531, 241, 0}, {242542, 242, 0}, {242554, 245, 0},
    {242560, 246, 0}, {242572, 247, 0}, {242589, 248, 0}, {242597, 249, 0}, {242606, 250, 0}, {242626, 251, 0},
    {242635, 252, 0}, {242642, 253, 0}, {242651, 254, 0}, {242665, 255, 0}, {242679, 263, 0}, {242696, 264, 0},
    {242708, 265, 0}, {242720, 266, 0}, {242732, 267, 0}, {242744, 268, 0}, {242756, 269, 0}, {242768, 270, 0},
    {242780, 271, 0}, {242792, 317, 0}, {242801, 330, 0}, {242819, 333, 0}, {242842, 334, 0}, {242863, 335, 0},
    {242884, 336, 0}, {242910, 337, 0}, {242937, 339, 0}, {242961, 342, 0}, {242993, 343, 0}, {243024, 344, 0},
    {243055, 345, 0}, {243080, 346, 0}, {243108, 347, 0}, {243135, 348, 0}, {243164, 349, 0}, {243186, 350, 0},
    {243208, 351, 0}, {243230, 352, 0}, {243252, 353, 0}, {243274, 354, 0}, {243296, 355, 0}, {243318, 356, 0},
    {243340, 357, 0}, {243362, 358, 0}, {243384, 359, 0}, {243412, 360, 0}, {243439, 361, 0}, {243467, 362, 0},
    {243495, 363, 0}, {243522, 364, 0}, {243550, 366, 0}, {243576, 4163, 0}, {243592, 4182, 0},
    {243613, 4183, 0}, {243624, 4184, 0}, {243640, 4185, 0}, {243660, 4186, 0}, {243674, 4190, 0},
    {243689, 4181, 0}, {243708, 4421, 0}, {243728, 4431, 0}, {243755, 4450, 0}, {243762, 4451, 0},
    {243769, 4452, 0}, {243777, 4453, 0}, {243790, 4454, 0}, {243803, 4455, 0}, {243817, 4456, 0},
    {243844, 4457, 0}, {243871, 4458, 0}, {243899, 4459, 0}, {243928, 4460, 0}, {243957, 4461, 0},
    {243989, 4462, 0}, {244025, 5294, 0}, {244044, 5295, 0}, {244064, 5575, 0}, {244089, 5576, 0},
    {244115, 5630, 0}, {244131, 6035, 0}, {244147, 6116, 0}, {244169, 6117, 0}, {244191, 6142, 0},
    {244219, 6143, 0}, {244245, 6401, 0}, {244260, 6402, 0}, {244275, 6426, 0}, {244314, 0, 0},
    {244345, 0, 0}, {244357, 1, 0}, {244364, 2, 0}, {244374, 3, 0}, {244383, 4, 0}, {244394, 5, 0},
    {244406, 6, 0}, {94202, 0, 0}, {244437, 1, 0}, {244445, 2, 0}, {244470, 0, 0}, {244486, 1, 0},
    {232327, 2, 0}, {244492, 3, 0}, {244364, 4, 0}, {244499, 5, 0}, {94270, 6, 0}, {244514, 7, 0},
    {244523, 8, 0}, {244531, 9, 0}, {244544, 10, 0}, {244558, 11, 0}, {244564, 12, 0}, {244578, 5328, 0},
    {244594, 5329, 0}, {244618, 5338, 0}, {244632, 5339, 0}, {244648, 5342, 0}, {244670, 5343, 0},
    {244692, 5349, 0}, {244714, 5402, 0}, {244738, 5605, 0}, {244755, 5936, 0}, {244771, 5937, 0},
    {239343, 0, 0}, {244803, 1, 0}, {244816, 2, 0}, {239359, 3, 0}, {244833, 0, 0}, {94689, 1, 0},
    {244837, 2, 0}, {244841, 3, 0}, {244850, 4, 0}, {244862, 5, 0}, {244868, 6, 0}, {244875, 7, 0},
    {244884, 8, 0}, {231912, 4294967295, 0}, {244904, 0, 0}, {244909, 1, 0}, {244914, 2, 0}, {244919, 3, 0},
    {244924, 4, 0}, {244929, 5, 0}, {244934, 6, 0}, {269330, 32, 0}, {55, 0, 0}, {269344, 1, 0},
    {269350, 2, 0}, {50460, 3, 0}, {269355, 4, 0}, {269363, 5, 0}, {269371, 6, 0}, {266360, 7, 0},
    {269375, 8, 0}, {269387, 9, 0}, {269399, 10, 0}, {95319, 11, 0}, {269412, 12, 0}, {269417, 13, 0},
    {30141, 14, 0}, {55, 0, 0}, {269429, 1, 0}, {269451, 1, 0}, {269461, 2, 0}, {269476, 1, 0},
    {269484, 2, 0}, {55, 0, 0}, {269502, 1, 0}, {269519, 2, 0}, {269528, 1, 0}, {269541, 2, 0},
    {269555, 3, 0}, {269589, 0, 0}, {269593, 1, 0}, {278850, 1, 0}, {278860, 2, 0}, {278885, 0, 0},
    {278900, 1, 0}, {278918, 2, 0}, {31297, 0, 0}, {31300, 1, 0}, {55634, 2, 0}, {55637, 3, 0},
    {55640, 4, 0}, {55643, 5, 0}, {278978, 0, 0}, {91973, 1, 0}, {278987, 2, 0}, {30583, 0, 0},
    {30587, 1, 0}, {279049, 0, 0}, {279053, 1, 0}, {279062, 2, 0}, {279075, 3, 0}, {279118, 0, 0},
    {279132, 1, 0}, {55, 0, 0}, {279167, 1, 0}, {279183, 2, 0}, {279195, 3, 0}, {279235, 0, 0},
    {279053, 1, 0}, {279243, 2, 0}, {279254, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59822, 2, 0},
    {59828, 3, 0}, {14301, 4, 0}, {59834, 5, 0}, {59840, 6, 0}, {14274, 7, 0}, {59846, 8, 0}, {59850, 9, 0},
    {1239, 10, 0}, {14265, 12, 0}, {14292, 11, 0}, {307030, 0, 0}, {307045, 1, 0}, {307053, 2, 0},
    {307059, 3, 0}, {158812, 4, 0}, {317684, 0, 0}, {317691, 1, 0}, {317700, 2, 0}, {317710, 3, 0},
    {317726, 4, 0}, {317737, 5, 0}, {59785, 0, 0}, {17, 1, 0}, {18445, 0, 0}, {317774, 3, 0}, {59795, 0, 0},
    {18445, 1, 0}, {100683, 2, 0}, {135088, 3, 0}, {135080, 4, 0}, {50460, 8, 0}, {50534, 9, 0},
    {134939, 10, 0}, {134942, 11, 0}, {134949, 12, 0}, {134952, 13, 0}, {51315, 14, 0}, {50555, 15, 0},
    {134945, 16, 0}, {324103, 1, 0}, {324118, 2, 0}, {324132, 3, 0}, {324146, 4, 0}, {324159, 5, 0},
    {324173, 6, 0}, {324186, 7, 0}, {324199, 8, 0}, {324211, 9, 0}, {324225, 10, 0}, {324238, 11, 0},
    {324251, 12, 0}, {324263, 13, 0}, {43503, 0, 0}, {324275, 1, 0}, {59785, 2, 0}, {135052, 3, 0},
    {168635, 4, 0}, {324284, 5, 0}, {324103, 1, 0}, {324291, 2, 0}, {324306, 3, 0}, {324321, 4, 0},
    {324336, 5, 0}, {324351, 6, 0}, {324366, 7, 0}, {324381, 8, 0}, {324211, 9, 0}, {324396, 10, 0},
    {324410, 11, 0}, {324424, 12, 0}, {324438, 13, 0}, {324453, 14, 0}, {324468, 15, 0},
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
    {1, 32759, {0, 0}, 0, 0}, {1, 32845, {0, 0}, 0, 0}, {1, 33164, {0, 0}, 0, 0}, {1, 33326, {0, 0}, 0, 0},
    {1, 34044, {0, 0}, 0, 0}, {1, 34766, {0, 0}, 0, 0}, {1, 34816, {0, 0}, 0, 0}, {1, 35113, {0, 0}, 0, 0},
    {1, 35158, {0, 0}, 0, 0}, {1, 35501, {0, 0}, 0, 0}, {1, 35546, {0, 0}, 0, 0}, {1, 35611, {0, 0}, 0, 0},
    {1, 35680, {0, 0}, 0, 0}, {1, 36057, {0, 0}, 0, 0}, {1, 36078, {0, 0}, 0, 0}, {1, 36108, {0, 0}, 0, 0},
    {1, 36134, {0, 0}, 0, 0}, {1, 36975, {0, 0}, 0, 0}, {3, 37096, {0, 0}, 0, 0}, {1, 37403, {0, 0}, 0, 0},
    {1, 37476, {0, 0}, 0, 0}, {1, 38419, {0, 0}, 0, 0}, {1, 38464, {0, 0}, 0, 0}, {3, 38536, {0, 0}, 0, 0},
    {1, 38840, {0, 0}, 0, 0}, {1, 38909, {0, 0}, 0, 0}, {3, 40388, {0, 0}, 0, 0}, {1, 40870, {0, 0}, 0, 0},
    {1, 40930, {0, 0}, 0, 0}, {1, 41026, {0, 0}, 0, 0}, {1, 41154, {0, 0}, 0, 0}, {3, 41727, {0, 0}, 0, 0},
    {1, 41859, {0, 0}, 0, 0}, {1, 42763, {0, 0}, 0, 0}, {1, 42857, {0, 0}, 0, 0}, {1, 43251, {0, 0}, 0, 0},
    {1, 43495, {0, 0}, 0, 0}, {1, 43618, {0, 0}, 0, 0}, {1, 43680, {0, 0}, 0, 0}, {1, 43729, {0, 0}, 0, 0},
    {1, 43799, {0, 0}, 0, 0}, {1, 44086, {0, 0}, 0, 0}, {1, 44562, {0, 0}, 0, 0}, {1, 44590, {0, 0}, 0, 0},
    {1, 44853, {0, 0}, 0, 0}, {1, 45237, {0, 0}, 0, 0}, {1, 45301, {0, 0}, 0, 0}, {1, 45519, {0, 0}, 0, 0},
    {1, 45568, {0, 0}, 0, 0}, {1, 46455, {0, 0}, 0, 0}, {3, 46489, {0, 0}, 0, 0}, {1, 46803, {0, 0}, 0, 0},
    {1, 46821, {0, 0}, 0, 0}, {3, 46997, {0, 0}, 0, 0}, {3, 47012, {0, 0}, 0, 0}, {3, 47316, {0, 0}, 0, 0},
    {3, 47723, {0, 0}, 0, 0}, {3, 47736, {0, 0}, 0, 0}, {1, 47923, {0, 0}, 0, 0}, {1, 48064, {0, 0}, 0, 0},
    {1, 48112, {0, 0}, 0, 0}, {1, 49044, {0, 0}, 0, 0}, {1, 49248, {0, 0}, 0, 0}, {1, 49747, {0, 0}, 0, 0},
    {1, 50046, {0, 0}, 0, 0}, {1, 50075, {0, 0}, 0, 0}, {1, 50950, {0, 0}, 0, 0}, {1, 51071, {0, 0}, 0, 0},
    {1, 51075, {0, 0}, 0, 0}, {1, 51121, {0, 0}, 0, 0}, {1, 51134, {0, 0}, 0, 0}, {1, 51441, {0, 0}, 0, 0},
    {1, 51486, {0, 0}, 0, 0}, {1, 51566, {0, 0}, 0, 0}, {1, 51602, {0, 0}, 0, 0}, {1, 51670, {0, 0}, 0, 0},
    {1, 51674, {0, 0}, 0, 0}, {1, 51829, {0, 0}, 0, 0}, {1, 51916, {0, 0}, 0, 0}, {1, 51987, {0, 0}, 0, 0},
    {1, 52143, {0, 0}, 0, 0}, {1, 52176, {0, 0}, 0, 0}, {1, 52244, {0, 0}, 0, 0}, {1, 52250, {0, 0}, 0, 0},
    {1, 52336, {0, 0}, 0, 0}, {1, 52428, {0, 0}, 0, 0}, {1, 52447, {0, 0}, 0, 0}, {1, 52588, {0, 0}, 0, 0},
    {1, 53523, {0, 0}, 0, 0}, {1, 53938, {0, 0}, 0, 0}, {1, 53956, {0, 0}, 0, 0}, {1, 54272, {0, 0}, 0, 0},
    {1, 54283, {0, 0}, 0, 0}, {1, 54865, {0, 0}, 0, 0}, {1, 55179, {0, 0}, 0, 0}, {1, 55775, {0, 0}, 0, 0},
    {3, 55874, {0, 0}, 0, 0}, {3, 55888, {0, 0}, 0, 0}, {1, 56065, {0, 0}, 0, 0}, {1, 56616, {0, 0}, 0, 0},
    {1, 56877, {0, 0}, 0, 0}, {1, 57120, {0, 0}, 0, 0}, {1, 57457, {0, 0}, 0, 0}, {1, 57752, {0, 0}, 0, 0},
    {1, 58080, {0, 0}, 0, 0}, {1, 58430, {0, 0}, 0, 0}, {1, 58499, {0, 0}, 0, 0}, {1, 58694, {0, 0}, 0, 0},
    {1, 59255, {0, 0}, 0, 0}, {1, 60435, {0, 0}, 0, 0}, {1, 60475, {0, 0}, 0, 0}, {1, 60540, {0, 0}, 0, 0},
    {1, 60571, {0, 0}, 0, 0}, {1, 60592, {0, 0}, 0, 0}, {1, 60694, {0, 0}, 0, 0}, {1, 60783, {0, 0}, 0, 0},
    {1, 60856, {0, 0}, 0, 0}, {1, 60896, {0, 0}, 0, 0}, {1, 60937, {0, 0}, 0, 0}, {3, 60962, {0, 0}, 0, 0},
    {1, 61149, {0, 0}, 0, 0}, {1, 61262, {0, 0}, 0, 0}, {1, 61294, {0, 0}, 0, 0}, {1, 61396, {0, 0}, 0, 0},
    {3, 61432, {0, 0}, 0, 0}, {3, 61594, {0, 0}, 0, 0}, {1, 62074, {0, 0}, 0, 0}, {1, 62117, {0, 0}, 0, 0},
    {3, 62275, {0, 0}, 0, 0}, {3, 62460, {0, 0}, 0, 0}, {3, 62485, {0, 0}, 0, 0}, {3, 64601, {0, 0}, 0, 0},
    {1, 65679, {0, 0}, 0, 0}, {1, 65783, {0, 0}, 0, 0}, {1, 65996, {0, 0}, 0, 0}, {1, 66739, {0, 0}, 0, 0},
    {1, 68106, {0, 0}, 0, 0}, {1, 68406, {0, 0}, 0, 0}, {1, 68531, {0, 0}, 0, 0}, {1, 68562, {0, 0}, 0, 0},
    {3, 68772, {0, 0}, 0, 0}, {3, 70117, {0, 0}, 0, 0}, {3, 70379, {0, 0}, 0, 0}, {3, 71248, {0, 0}, 0, 0},
    {3, 73992, {0, 0}, 0, 0}, {1, 74177, {0, 0}, 0, 0}, {1, 74249, {0, 0}, 0, 0}, {3, 74312, {0, 0}, 0, 0},
    {1, 74513, {0, 0}, 0, 0}, {3, 74674, {0, 0}, 0, 0}, {1, 75239, {0, 0}, 0, 0}, {1, 75506, {0, 0}, 0, 0},
    {1, 76219, {0, 0}, 0, 0}, {3, 76485, {0, 0}, 0, 0}, {1, 76886, {0, 0}, 0, 0}, {1, 76917, {0, 0}, 0, 0},
    {3, 76987, {0, 0}, 0, 0}, {3, 77781, {0, 0}, 0, 0}, {3, 78277, {0, 0}, 0, 0}, {1, 79031, {0, 0}, 0, 0},
    {1, 79057, {0, 0}, 0, 0}, {1, 79097, {0, 0}, 0, 0}, {1, 79131, {0, 0}, 0, 0}, {1, 79159, {0, 0}, 0, 0},
    {1, 79181, {0, 0}, 0, 0}, {1, 79205, {0, 0}, 0, 0}, {1, 79355, {0, 0}, 0, 0}, {3, 79378, {0, 0}, 0, 0},
    {1, 80272, {0, 0}, 0, 0}, {1, 80548, {0, 0}, 0, 0}, {1, 81026, {0, 0}, 0, 0}, {1, 83796, {0, 0}, 0, 0},
    {3, 87412, {0, 0}, 0, 0}, {1, 88077, {0, 0}, 0, 0}, {1, 88175, {0, 0}, 0, 0}, {1, 91483, {0, 0}, 0, 0},
    {1, 92530, {0, 0}, 0, 0}, {1, 92564, {0, 0}, 0, 0}, {1, 92798, {0, 0}, 0, 0}, {1, 95787, {0, 0}, 0, 0},
    {1, 95916, {0, 0}, 0, 0}, {3, 96037, {0, 0}, 0, 0}, {3, 96147, {0, 0}, 0, 0}, {1, 96188, {0, 0}, 0, 0},
    {1, 96264, {0, 0}, 0, 0}, {1, 96345, {0, 0}, 0, 0}, {1, 96439, {0, 0}, 0, 0}, {1, 96449, {0, 0}, 0, 0},
    {3, 96532, {0, 0}, 0, 0}, {3, 96557, {0, 0}, 0, 0}, {1, 96626, {0, 0}, 0, 0}, {1, 96641, {0, 0}, 0, 0},
    {1, 96663, {0, 0}, 0, 0}, {1, 96820, {0, 0}, 0, 0}, {3, 96835, {0, 0}, 0, 0}, {1, 97131, {0, 0}, 0, 0},
    {1, 97243, {0, 0}, 0, 0}, {1, 97259, {0, 0}, 0, 0}, {3, 98185, {0, 0}, 0, 0}, {1, 98207, {0, 0}, 0, 0},
    {3, 98232, {0, 0}, 0, 0}, {1, 98409, {0, 0}, 0, 0}, {1, 98538, {0, 0}, 0, 0}, {1, 98559, {0, 0}, 0, 0},
    {1, 98626, {0, 0}, 0, 0}, {3, 98666, {0, 0}, 0, 0}, {3, 98687, {0, 0}, 0, 0}, {3, 98709, {0, 0}, 0, 0},
    {3, 98727, {0, 0}, 0, 0}, {3, 98753, {0, 0}, 0, 0}, {3, 98769, {0, 0}, 0, 0}, {3, 98791, {0, 0}, 0, 0},
    {3, 98811, {0, 0}, 0, 0}, {3, 98829, {0, 0}, 0, 0}, {1, 98849, {0, 0}, 0, 0}, {1, 98858, {0, 0}, 0, 0},
    {3, 99105, {0, 0}, 0, 0}, {1, 99236, {0, 0}, 0, 0}, {1, 99736, {0, 0}, 0, 0}, {1, 99829, {0, 0}, 0, 0},
    {1, 100071, {0, 0}, 0, 0}, {1, 100103, {0, 0}, 0, 0}, {1, 100113, {0, 0}, 0, 0}, {1, 100353, {0, 0}, 0, 0},
    {3, 100421, {0, 0}, 0, 0}, {3, 100650, {0, 0}, 0, 0}, {1, 100712, {0, 0}, 0, 0}, {1, 100771, {0, 0}, 0, 0},
    {1, 100883, {0, 0}, 0, 0}, {1, 101095, {0, 0}, 0, 0}, {1, 101488, {0, 0}, 0, 0}, {1, 101566, {0, 0}, 0, 0},
    {1, 101585, {0, 0}, 0, 0}, {1, 101607, {0, 0}, 0, 0}, {1, 101635, {0, 0}, 0, 0}, {1, 101662, {0, 0}, 0, 0},
    {1, 102025, {0, 0}, 0, 0}, {3, 102094, {0, 0}, 0, 0}, {1, 102227, {0, 0}, 0, 0}, {3, 102250, {0, 0}, 0, 0},
    {3, 102265, {0, 0}, 0, 0}, {3, 102277, {0, 0}, 0, 0}, {3, 102296, {0, 0}, 0, 0}, {1, 102648, {0, 0}, 0, 0},
    {3, 102685, {0, 0}, 0, 0}, {1, 103420, {0, 0}, 0, 0}, {1, 103601, {0, 0}, 0, 0}, {1, 103806, {0, 0}, 0, 0},
    {1, 103867, {0, 0}, 0, 0}, {1, 103896, {0, 0}, 0, 0}, {3, 104293, {0, 0}, 0, 0}, {1, 104307, {0, 0}, 0, 0},
    {1, 104325, {0, 0}, 0, 0}, {3, 104344, {0, 0}, 0, 0}, {3, 104363, {0, 0}, 0, 0}, {3, 104386, {0, 0}, 0, 0},
    {3, 104406, {0, 0}, 0, 0}, {1, 105015, {0, 0}, 0, 0}, {1, 105320, {0, 0}, 0, 0}, {1, 105418, {0, 0}, 0, 0},
    {1, 105665, {0, 0}, 0, 0}, {1, 106075, {0, 0}, 0, 0}, {1, 106586, {0, 0}, 0, 0}, {3, 107272, {0, 0}, 0, 0},
    {3, 108420, {0, 0}, 0, 0}, {3, 108605, {0, 0}, 0, 0}, {1, 109055, {0, 0}, 0, 0}, {1, 109188, {0, 0}, 0, 0},
    {1, 109387, {0, 0}, 0, 0}, {3, 109669, {0, 0}, 0, 0}, {1, 109746, {0, 0}, 0, 0}, {1, 110143, {0, 0}, 0, 0},
    {1, 110682, {0, 0}, 0, 0}, {1, 110860, {0, 0}, 0, 0}, {1, 111876, {0, 0}, 0, 0}, {1, 112267, {0, 0}, 0, 0},
    {1, 112825, {0, 0}, 0, 0}, {1, 113050, {0, 0}, 0, 0}, {1, 114223, {0, 0}, 0, 0}, {3, 115758, {0, 0}, 0, 0},
    {1, 116090, {0, 0}, 0, 0}, {1, 116681, {0, 0}, 0, 0}, {1, 116712, {0, 0}, 0, 0}, {1, 116874, {0, 0}, 0, 0},
    {1, 116901, {0, 0}, 0, 0}, {1, 119937, {0, 0}, 0, 0}, {1, 120356, {0, 0}, 0, 0}, {1, 120525, {0, 0}, 0, 0},
    {1, 120571, {0, 0}, 0, 0}, {1, 120955, {0, 0}, 0, 0}, {1, 120972, {0, 0}, 0, 0}, {1, 121248, {0, 0}, 0, 0},
    {1, 122144, {0, 0}, 0, 0}, {1, 122526, {0, 0}, 0, 0}, {1, 122565, {0, 0}, 0, 0}, {1, 122901, {0, 0}, 0, 0},
    {1, 123558, {0, 0}, 0, 0}, {3, 124638, {0, 0}, 0, 0}, {1, 126537, {0, 0}, 0, 0}, {3, 126572, {0, 0}, 0, 0},
    {3, 126582, {0, 0}, 0, 0}, {1, 126594, {0, 0}, 0, 0}, {3, 127643, {0, 0}, 0, 0}, {3, 128471, {0, 0}, 0, 0},
    {1, 129282, {0, 0}, 0, 0}, {1, 129310, {0, 0}, 0, 0}, {1, 129338, {0, 0}, 0, 0}, {1, 129362, {0, 0}, 0, 0},
    {1, 129434, {0, 0}, 0, 0}, {1, 129507, {0, 0}, 0, 0}, {3, 129548, {0, 0}, 0, 0}, {3, 130375, {0, 0}, 0, 0},
    {3, 130397, {0, 0}, 0, 0}, {1, 131111, {0, 0}, 0, 0}, {1, 131935, {0, 0}, 0, 0}, {1, 132436, {0, 0}, 0, 0},
    {3, 132463, {0, 0}, 0, 0}, {3, 132649, {0, 0}, 0, 0}, {1, 132677, {0, 0}, 0, 0}, {3, 133750, {0, 0}, 0, 0},
    {3, 133920, {0, 0}, 0, 0}, {1, 135951, {0, 0}, 0, 0}, {1, 135986, {0, 0}, 0, 0}, {1, 136029, {0, 0}, 0, 0},
    {1, 136071, {0, 0}, 0, 0}, {1, 136124, {0, 0}, 0, 0}, {1, 136195, {0, 0}, 0, 0}, {1, 136225, {0, 0}, 0, 0},
    {1, 136270, {0, 0}, 0, 0}, {1, 136304, {0, 0}, 0, 0}, {1, 136345, {0, 0}, 0, 0}, {1, 136392, {0, 0}, 0, 0},
    {1, 136415, {0, 0}, 0, 0}, {1, 136464, {0, 0}, 0, 0}, {1, 136501, {0, 0}, 0, 0}, {1, 136531, {0, 0}, 0, 0},
    {1, 136561, {0, 0}, 0, 0}, {1, 136584, {0, 0}, 0, 0}, {1, 136608, {0, 0}, 0, 0}, {1, 136632, {0, 0}, 0, 0},
    {1, 136671, {0, 0}, 0, 0}, {1, 136695, {0, 0}, 0, 0}, {1, 136723, {0, 0}, 0, 0}, {1, 136748, {0, 0}, 0, 0},
    {1, 136780, {0, 0}, 0, 0}, {1, 136827, {0, 0}, 0, 0}, {1, 136855, {0, 0}, 0, 0}, {1, 136879, {0, 0}, 0, 0},
    {1, 136907, {0, 0}, 0, 0}, {1, 136938, {0, 0}, 0, 0}, {1, 136973, {0, 0}, 0, 0}, {1, 137005, {0, 0}, 0, 0},
    {1, 137195, {0, 0}, 0, 0}, {1, 137242, {0, 0}, 0, 0}, {1, 137281, {0, 0}, 0, 0}, {1, 137326, {0, 0}, 0, 0},
    {1, 137364, {0, 0}, 0, 0}, {1, 137407, {0, 0}, 0, 0}, {1, 137459, {0, 0}, 0, 0}, {1, 137516, {0, 0}, 0, 0},
    {1, 137569, {0, 0}, 0, 0}, {1, 137608, {0, 0}, 0, 0}, {1, 137644, {0, 0}, 0, 0}, {1, 137677, {0, 0}, 0, 0},
    {1, 137712, {0, 0}, 0, 0}, {1, 137747, {0, 0}, 0, 0}, {1, 137782, {0, 0}, 0, 0}, {1, 137817, {0, 0}, 0, 0},
    {1, 137854, {0, 0}, 0, 0}, {3, 137960, {0, 0}, 0, 0}, {1, 138635, {0, 0}, 0, 0}, {1, 138640, {0, 0}, 0, 0},
    {3, 138655, {0, 0}, 0, 0}, {1, 138901, {0, 0}, 0, 0}, {1, 139165, {0, 0}, 0, 0}, {1, 139213, {0, 0}, 0, 0},
    {3, 139271, {0, 0}, 0, 0}, {3, 139289, {0, 0}, 0, 0}, {1, 139448, {0, 0}, 0, 0}, {1, 140007, {0, 0}, 0, 0},
    {1, 140235, {0, 0}, 0, 0}, {1, 140484, {0, 0}, 0, 0}, {1, 140735, {0, 0}, 0, 0}, {1, 141365, {0, 0}, 0, 0},
    {1, 141842, {0, 0}, 0, 0}, {3, 142153, {0, 0}, 0, 0}, {3, 142612, {0, 0}, 0, 0}, {3, 143001, {0, 0}, 0, 0},
    {3, 143312, {0, 0}, 0, 0}, {1, 143963, {0, 0}, 0, 0}, {3, 144138, {0, 0}, 0, 0}, {1, 144435, {0, 0}, 0, 0},
    {3, 144482, {0, 0}, 0, 0}, {3, 144856, {0, 0}, 0, 0}, {3, 144873, {0, 0}, 0, 0}, {3, 144915, {0, 0}, 0, 0},
    {3, 145280, {0, 0}, 0, 0}, {3, 145404, {0, 0}, 0, 0}, {3, 145729, {0, 0}, 0, 0}, {3, 145746, {0, 0}, 0, 0},
    {3, 145771, {0, 0}, 0, 0}, {1, 145906, {0, 0}, 0, 0}, {1, 146119, {0, 0}, 0, 0}, {3, 146144, {0, 0}, 0, 0},
    {1, 146296, {0, 0}, 0, 0}, {1, 147442, {0, 0}, 0, 0}, {3, 147887, {0, 0}, 0, 0}, {3, 147899, {0, 0}, 0, 0},
    {3, 147914, {0, 0}, 0, 0}, {3, 147935, {0, 0}, 0, 0}, {3, 147960, {0, 0}, 0, 0}, {3, 148686, {0, 0}, 0, 0},
    {3, 148709, {0, 0}, 0, 0}, {3, 148856, {0, 0}, 0, 0}, {1, 148999, {0, 0}, 0, 0}, {1, 149104, {0, 0}, 0, 0},
    {3, 149306, {0, 0}, 0, 0}, {3, 149333, {0, 0}, 0, 0}, {3, 149654, {0, 0}, 0, 0}, {3, 150046, {0, 0}, 0, 0},
    {1, 152268, {0, 0}, 0, 0}, {3, 152284, {0, 0}, 0, 0}, {3, 152506, {0, 0}, 0, 0}, {1, 152576, {0, 0}, 0, 0},
    {3, 152606, {0, 0}, 0, 0}, {1, 153137, {0, 0}, 0, 0}, {1, 153483, {0, 0}, 0, 0}, {3, 153531, {0, 0}, 0, 0},
    {3, 153554, {0, 0}, 0, 0}, {3, 153581, {0, 0}, 0, 0}, {3, 153908, {0, 0}, 0, 0}, {1, 153947, {0, 0}, 0, 0},
    {3, 154029, {0, 0}, 0, 0}, {1, 154218, {0, 0}, 0, 0}, {1, 154278, {0, 0}, 0, 0}, {3, 154327, {0, 0}, 0, 0},
    {3, 154350, {0, 0}, 0, 0}, {3, 154858, {0, 0}, 0, 0}, {3, 156109, {0, 0}, 0, 0}, {3, 157525, {0, 0}, 0, 0},
    {1, 157562, {0, 0}, 0, 0}, {3, 157577, {0, 0}, 0, 0}, {3, 157793, {0, 0}, 0, 0}, {3, 157810, {0, 0}, 0, 0},
    {3, 157832, {0, 0}, 0, 0}, {1, 158301, {0, 0}, 0, 0}, {3, 158326, {0, 0}, 0, 0}, {1, 159669, {0, 0}, 0, 0},
    {1, 159700, {0, 0}, 0, 0}, {1, 159765, {0, 0}, 0, 0}, {1, 159829, {0, 0}, 0, 0}, {1, 159863, {0, 0}, 0, 0},
    {1, 159902, {0, 0}, 0, 0}, {1, 159940, {0, 0}, 0, 0}, {1, 159983, {0, 0}, 0, 0}, {3, 160056, {0, 0}, 0, 0},
    {3, 160073, {0, 0}, 0, 0}, {1, 160115, {0, 0}, 0, 0}, {1, 160313, {0, 0}, 0, 0}, {1, 160354, {0, 0}, 0, 0},
    {1, 160399, {0, 0}, 0, 0}, {1, 160438, {0, 0}, 0, 0}, {1, 160481, {0, 0}, 0, 0}, {1, 160512, {0, 0}, 0, 0},
    {1, 160545, {0, 0}, 0, 0}, {1, 160584, {0, 0}, 0, 0}, {1, 160628, {0, 0}, 0, 0}, {1, 160662, {0, 0}, 0, 0},
    {1, 160701, {0, 0}, 0, 0}, {3, 160936, {0, 0}, 0, 0}, {3, 161342, {0, 0}, 0, 0}, {3, 161744, {0, 0}, 0, 0},
    {3, 162066, {0, 0}, 0, 0}, {3, 162925, {0, 0}, 0, 0}, {3, 162940, {0, 0}, 0, 0}, {3, 163680, {0, 0}, 0, 0},
    {3, 163694, {0, 0}, 0, 0}, {1, 164127, {0, 0}, 0, 0}, {3, 164443, {0, 0}, 0, 0}, {3, 164840, {0, 0}, 0, 0},
    {3, 164862, {0, 0}, 0, 0}, {3, 165655, {0, 0}, 0, 0}, {3, 165978, {0, 0}, 0, 0}, {3, 166559, {0, 0}, 0, 0},
    {1, 168590, {0, 0}, 0, 0}, {3, 171671, {0, 0}, 0, 0}, {3, 171690, {0, 0}, 0, 0}, {3, 173918, {0, 0}, 0, 0},
    {3, 173936, {0, 0}, 0, 0}, {1, 174914, {0, 0}, 0, 0}, {3, 175239, {0, 0}, 0, 0}, {3, 175249, {0, 0}, 0, 0},
    {3, 175408, {0, 0}, 0, 0}, {3, 175500, {0, 0}, 0, 0}, {1, 175622, {0, 0}, 0, 0}, {1, 175664, {0, 0}, 0, 0},
    {1, 175804, {0, 0}, 0, 0}, {1, 175866, {0, 0}, 0, 0}, {1, 176249, {0, 0}, 0, 0}, {1, 176380, {0, 0}, 0, 0},
    {1, 177290, {0, 0}, 0, 0}, {1, 179013, {0, 0}, 0, 0}, {1, 179324, {0, 0}, 0, 0}, {1, 179952, {0, 0}, 0, 0},
    {1, 181083, {0, 0}, 0, 0}, {3, 181234, {0, 0}, 0, 0}, {3, 181311, {0, 0}, 0, 0}, {1, 181329, {0, 0}, 0, 0},
    {1, 181532, {0, 0}, 0, 0}, {1, 181586, {0, 0}, 0, 0}, {1, 181634, {0, 0}, 0, 0}, {1, 182719, {0, 0}, 0, 0},
    {1, 182787, {0, 0}, 0, 0}, {1, 182889, {0, 0}, 0, 0}, {1, 182993, {0, 0}, 0, 0}, {1, 183595, {0, 0}, 0, 0},
    {1, 183684, {0, 0}, 0, 0}, {1, 183736, {0, 0}, 0, 0}, {1, 183879, {0, 0}, 0, 0}, {1, 185646, {0, 0}, 0, 0},
    {1, 185692, {0, 0}, 0, 0}, {1, 185965, {0, 0}, 0, 0}, {1, 186166, {0, 0}, 0, 0}, {1, 186367, {0, 0}, 0, 0},
    {1, 186413, {0, 0}, 0, 0}, {1, 186729, {0, 0}, 0, 0}, {1, 187039, {0, 0}, 0, 0}, {1, 187349, {0, 0}, 0, 0},
    {1, 187653, {0, 0}, 0, 0}, {1, 188194, {0, 0}, 0, 0}, {1, 189338, {0, 0}, 0, 0}, {1, 190796, {0, 0}, 0, 0},
    {1, 191137, {0, 0}, 0, 0}, {1, 191472, {0, 0}, 0, 0}, {1, 192568, {0, 0}, 0, 0}, {1, 192826, {0, 0}, 0, 0},
    {1, 200043, {0, 0}, 0, 0}, {1, 201198, {0, 0}, 0, 0}, {1, 204158, {0, 0}, 0, 0}, {1, 204204, {0, 0}, 0, 0},
    {1, 205064, {0, 0}, 0, 0}, {1, 205166, {0, 0}, 0, 0}, {1, 205230, {0, 0}, 0, 0}, {1, 206991, {0, 0}, 0, 0},
    {1, 208061, {0, 0}, 0, 0}, {1, 208205, {0, 0}, 0, 0}, {3, 208331, {0, 0}, 0, 0}, {1, 208705, {0, 0}, 0, 0},
    {3, 208764, {0, 0}, 0, 0}, {1, 209097, {0, 0}, 0, 0}, {1, 209248, {0, 0}, 0, 0}, {3, 209288, {0, 0}, 0, 0},
    {1, 209800, {0, 0}, 0, 0}, {1, 210255, {0, 0}, 0, 0}, {1, 210426, {0, 0}, 0, 0}, {1, 210518, {0, 0}, 0, 0},
    {3, 210625, {0, 0}, 0, 0}, {1, 210986, {0, 0}, 0, 0}, {1, 211040, {0, 0}, 0, 0}, {1, 211069, {0, 0}, 0, 0},
    {1, 211089, {0, 0}, 0, 0}, {3, 211314, {0, 0}, 0, 0}, {3, 212351, {0, 0}, 0, 0}, {3, 214684, {0, 0}, 0, 0},
    {1, 215401, {0, 0}, 0, 0}, {3, 215998, {0, 0}, 0, 0}, {3, 216083, {0, 0}, 0, 0}, {1, 216093, {0, 0}, 0, 0},
    {1, 216328, {0, 0}, 0, 0}, {3, 216340, {0, 0}, 0, 0}, {3, 216986, {0, 0}, 0, 0}, {1, 217081, {0, 0}, 0, 0},
    {3, 217296, {0, 0}, 0, 0}, {3, 217752, {0, 0}, 0, 0}, {1, 218663, {0, 0}, 0, 0}, {1, 219451, {0, 0}, 0, 0},
    {3, 219848, {0, 0}, 0, 0}, {1, 220019, {0, 0}, 0, 0}, {1, 220066, {0, 0}, 0, 0}, {1, 220120, {0, 0}, 0, 0},
    {1, 220140, {0, 0}, 0, 0}, {1, 220309, {0, 0}, 0, 0}, {1, 220368, {0, 0}, 0, 0}, {1, 220410, {0, 0}, 0, 0},
    {3, 220892, {0, 0}, 0, 0}, {1, 220918, {0, 0}, 0, 0}, {1, 220954, {0, 0}, 0, 0}, {1, 221097, {0, 0}, 0, 0},
    {1, 221132, {0, 0}, 0, 0}, {1, 221163, {0, 0}, 0, 0}, {1, 221654, {0, 0}, 0, 0}, {3, 221788, {0, 0}, 0, 0},
    {1, 222018, {0, 0}, 0, 0}, {3, 222579, {0, 0}, 0, 0}, {3, 224259, {0, 0}, 0, 0}, {1, 224513, {0, 0}, 0, 0},
    {1, 224707, {0, 0}, 0, 0}, {3, 224907, {0, 0}, 0, 0}, {3, 224940, {0, 0}, 0, 0}, {1, 244939, {0, 0}, 0, 0},
    {1, 244979, {0, 0}, 0, 0}, {1, 245003, {0, 0}, 0, 0}, {1, 245083, {0, 0}, 0, 0}, {1, 245154, {0, 0}, 0, 0},
    {1, 245183, {0, 0}, 0, 0}, {1, 245211, {0, 0}, 0, 0}, {3, 245268, {0, 0}, 0, 0}, {1, 245372, {0, 0}, 0, 0},
    {1, 245423, {0, 0}, 0, 0}, {1, 245491, {0, 0}, 0, 0}, {1, 245520, {0, 0}, 0, 0}, {1, 245589, {0, 0}, 0, 0},
    {1, 245625, {0, 0}, 0, 0}, {1, 245663, {0, 0}, 0, 0}, {1, 245684, {0, 0}, 0, 0}, {1, 245715, {0, 0}, 0, 0},
    {1, 245768, {0, 0}, 0, 0}, {1, 245808, {0, 0}, 0, 0}, {1, 245846, {0, 0}, 0, 0}, {1, 245889, {0, 0}, 0, 0},
    {1, 245928, {0, 0}, 0, 0}, {1, 245960, {0, 0}, 0, 0}, {1, 245996, {0, 0}, 0, 0}, {1, 246046, {0, 0}, 0, 0},
    {3, 246091, {0, 0}, 0, 0}, {1, 246156, {0, 0}, 0, 0}, {1, 246175, {0, 0}, 0, 0}, {1, 246207, {0, 0}, 0, 0},
    {1, 246240, {0, 0}, 0, 0}, {1, 246274, {0, 0}, 0, 0}, {1, 246306, {0, 0}, 0, 0}, {1, 246346, {0, 0}, 0, 0},
    {1, 246360, {0, 0}, 0, 0}, {1, 246682, {0, 0}, 0, 0}, {1, 246695, {0, 0}, 0, 0}, {1, 246737, {0, 0}, 0, 0},
    {1, 246771, {0, 0}, 0, 0}, {1, 246792, {0, 0}, 0, 0}, {1, 246807, {0, 0}, 0, 0}, {3, 247011, {0, 0}, 0, 0},
    {3, 247205, {0, 0}, 0, 0}, {1, 247216, {0, 0}, 0, 0}, {3, 247397, {0, 0}, 0, 0}, {1, 248007, {0, 0}, 0, 0},
    {1, 248319, {0, 0}, 0, 0}, {1, 248835, {0, 0}, 0, 0}, {1, 249198, {0, 0}, 0, 0}, {1, 249782, {0, 0}, 0, 0},
    {1, 250526, {0, 0}, 0, 0}, {1, 251114, {0, 0}, 0, 0}, {1, 251291, {0, 0}, 0, 0}, {3, 251691, {0, 0}, 0, 0},
    {1, 251712, {0, 0}, 0, 0}, {1, 251830, {0, 0}, 0, 0}, {1, 251912, {0, 0}, 0, 0}, {1, 252123, {0, 0}, 0, 0},
    {1, 252350, {0, 0}, 0, 0}, {3, 252632, {0, 0}, 0, 0}, {3, 252694, {0, 0}, 0, 0}, {1, 252761, {0, 0}, 0, 0},
    {1, 253063, {0, 0}, 0, 0}, {1, 253692, {0, 0}, 0, 0}, {1, 254454, {0, 0}, 0, 0}, {3, 254622, {0, 0}, 0, 0},
    {1, 255021, {0, 0}, 0, 0}, {3, 255562, {0, 0}, 0, 0}, {3, 255759, {0, 0}, 0, 0}, {1, 256126, {0, 0}, 0, 0},
    {1, 256551, {0, 0}, 0, 0}, {1, 256678, {0, 0}, 0, 0}, {1, 256740, {0, 0}, 0, 0}, {1, 258033, {0, 0}, 0, 0},
    {1, 258805, {0, 0}, 0, 0}, {1, 258876, {0, 0}, 0, 0}, {3, 259237, {0, 0}, 0, 0}, {3, 259258, {0, 0}, 0, 0},
    {1, 259429, {0, 0}, 0, 0}, {3, 259589, {0, 0}, 0, 0}, {1, 259989, {0, 0}, 0, 0}, {1, 260478, {0, 0}, 0, 0},
    {1, 261086, {0, 0}, 0, 0}, {1, 261736, {0, 0}, 0, 0}, {3, 261863, {0, 0}, 0, 0}, {3, 261881, {0, 0}, 0, 0},
    {3, 262107, {0, 0}, 0, 0}, {1, 262541, {0, 0}, 0, 0}, {3, 262786, {0, 0}, 0, 0}, {1, 262930, {0, 0}, 0, 0},
    {1, 263151, {0, 0}, 0, 0}, {1, 263207, {0, 0}, 0, 0}, {3, 263608, {0, 0}, 0, 0}, {3, 265216, {0, 0}, 0, 0},
    {1, 265272, {0, 0}, 0, 0}, {1, 265398, {0, 0}, 0, 0}, {1, 266150, {0, 0}, 0, 0}, {3, 266309, {0, 0}, 0, 0},
    {3, 266429, {0, 0}, 0, 0}, {3, 266628, {0, 0}, 0, 0}, {3, 266794, {0, 0}, 0, 0}, {3, 266818, {0, 0}, 0, 0},
    {3, 266838, {0, 0}, 0, 0}, {1, 266899, {0, 0}, 0, 0}, {1, 267122, {0, 0}, 0, 0}, {1, 267454, {0, 0}, 0, 0},
    {1, 268824, {0, 0}, 0, 0}, {1, 269624, {0, 0}, 0, 0}, {1, 269682, {0, 0}, 0, 0}, {1, 269718, {0, 0}, 0, 0},
    {1, 269763, {0, 0}, 0, 0}, {1, 269783, {0, 0}, 0, 0}, {1, 269827, {0, 0}, 0, 0}, {1, 269877, {0, 0}, 0, 0},
    {1, 269899, {0, 0}, 0, 0}, {1, 270136, {0, 0}, 0, 0}, {3, 270628, {0, 0}, 0, 0}, {1, 270704, {0, 0}, 0, 0},
    {1, 270944, {0, 0}, 0, 0}, {3, 271062, {0, 0}, 0, 0}, {1, 271138, {0, 0}, 0, 0}, {3, 271693, {0, 0}, 0, 0},
    {1, 271821, {0, 0}, 0, 0}, {1, 272371, {0, 0}, 0, 0}, {1, 272565, {0, 0}, 0, 0}, {1, 272610, {0, 0}, 0, 0},
    {1, 272655, {0, 0}, 0, 0}, {1, 272801, {0, 0}, 0, 0}, {1, 273012, {0, 0}, 0, 0}, {3, 273107, {0, 0}, 0, 0},
    {1, 273300, {0, 0}, 0, 0}, {1, 273433, {0, 0}, 0, 0}, {1, 51772, {0, 0}, 0, 0}, {1, 273701, {0, 0}, 0, 0},
    {1, 274289, {0, 0}, 0, 0}, {1, 274839, {0, 0}, 0, 0}, {1, 274884, {0, 0}, 0, 0}, {1, 274941, {0, 0}, 0, 0},
    {1, 275228, {0, 0}, 0, 0}, {1, 275874, {0, 0}, 0, 0}, {1, 276258, {0, 0}, 0, 0}, {1, 276543, {0, 0}, 0, 0},
    {1, 276749, {0, 0}, 0, 0}, {1, 277072, {0, 0}, 0, 0}, {1, 277206, {0, 0}, 0, 0}, {1, 277770, {0, 0}, 0, 0},
    {1, 277820, {0, 0}, 0, 0}, {1, 277952, {0, 0}, 0, 0}, {1, 277989, {0, 0}, 0, 0}, {3, 278026, {0, 0}, 0, 0},
    {1, 278202, {0, 0}, 0, 0}, {1, 279472, {0, 0}, 0, 0}, {1, 280013, {0, 0}, 0, 0}, {1, 284347, {0, 0}, 0, 0},
    {1, 284745, {0, 0}, 0, 0}, {1, 285100, {0, 0}, 0, 0}, {1, 285627, {0, 0}, 0, 0}, {1, 286704, {0, 0}, 0, 0},
    {1, 286756, {0, 0}, 0, 0}, {1, 286976, {0, 0}, 0, 0}, {1, 287380, {0, 0}, 0, 0}, {1, 287809, {0, 0}, 0, 0},
    {1, 288571, {0, 0}, 0, 0}, {1, 290475, {0, 0}, 0, 0}, {1, 291164, {0, 0}, 0, 0}, {1, 291686, {0, 0}, 0, 0},
    {1, 292667, {0, 0}, 0, 0}, {1, 293487, {0, 0}, 0, 0}, {1, 293798, {0, 0}, 0, 0}, {3, 295660, {0, 0}, 0, 0},
    {3, 295681, {0, 0}, 0, 0}, {1, 295973, {0, 0}, 0, 0}, {1, 296066, {0, 0}, 0, 0}, {1, 297968, {0, 0}, 0, 0},
    {1, 298257, {0, 0}, 0, 0}, {1, 298308, {0, 0}, 0, 0}, {1, 298358, {0, 0}, 0, 0}, {1, 298417, {0, 0}, 0, 0},
    {1, 298569, {0, 0}, 0, 0}, {1, 298622, {0, 0}, 0, 0}, {1, 298683, {0, 0}, 0, 0}, {1, 298852, {0, 0}, 0, 0},
    {1, 299609, {0, 0}, 0, 0}, {1, 303183, {0, 0}, 0, 0}, {1, 306789, {0, 0}, 0, 0}, {1, 306911, {0, 0}, 0, 0},
    {1, 306956, {0, 0}, 0, 0}, {1, 307064, {0, 0}, 0, 0}, {1, 307216, {0, 0}, 0, 0}, {1, 307385, {0, 0}, 0, 0},
    {1, 307487, {0, 0}, 0, 0}, {3, 307518, {0, 0}, 0, 0}, {1, 308446, {0, 0}, 0, 0}, {1, 308643, {0, 0}, 0, 0},
    {1, 308762, {0, 0}, 0, 0}, {1, 308790, {0, 0}, 0, 0}, {1, 308838, {0, 0}, 0, 0}, {1, 310067, {0, 0}, 0, 0},
    {3, 310122, {0, 0}, 0, 0}, {1, 310472, {0, 0}, 0, 0}, {1, 311427, {0, 0}, 0, 0}, {3, 312057, {0, 0}, 0, 0},
    {1, 312195, {0, 0}, 0, 0}, {1, 312310, {0, 0}, 0, 0}, {1, 312571, {0, 0}, 0, 0}, {1, 313039, {0, 0}, 0, 0},
    {1, 313639, {0, 0}, 0, 0}, {1, 314199, {0, 0}, 0, 0}, {1, 314252, {0, 0}, 0, 0}, {3, 314343, {0, 0}, 0, 0},
    {1, 315253, {0, 0}, 0, 0}, {1, 315280, {0, 0}, 0, 0}, {1, 315516, {0, 0}, 0, 0}, {1, 315566, {0, 0}, 0, 0},
    {1, 315814, {0, 0}, 0, 0}, {1, 315965, {0, 0}, 0, 0}, {1, 316128, {0, 0}, 0, 0}, {1, 316182, {0, 0}, 0, 0},
    {1, 316419, {0, 0}, 0, 0}, {1, 316469, {0, 0}, 0, 0}, {1, 316761, {0, 0}, 0, 0}, {1, 316824, {0, 0}, 0, 0},
    {1, 317389, {0, 0}, 0, 0}, {3, 317778, {0, 0}, 0, 0}, {3, 317880, {0, 0}, 0, 0}, {1, 317973, {0, 0}, 0, 0},
    {1, 318003, {0, 0}, 0, 0}, {1, 318104, {0, 0}, 0, 0}, {3, 318294, {0, 0}, 0, 0}, {1, 318313, {0, 0}, 0, 0},
    {1, 318479, {0, 0}, 0, 0}, {1, 318810, {0, 0}, 0, 0}, {1, 319158, {0, 0}, 0, 0}, {3, 319552, {0, 0}, 0, 0},
    {1, 319705, {0, 0}, 0, 0}, {1, 320338, {0, 0}, 0, 0}, {1, 320537, {0, 0}, 0, 0}, {1, 320692, {0, 0}, 0, 0},
    {1, 320900, {0, 0}, 0, 0}, {3, 321278, {0, 0}, 0, 0}, {3, 321403, {0, 0}, 0, 0}, {1, 321725, {0, 0}, 0, 0},
    {1, 321944, {0, 0}, 0, 0}, {1, 321992, {0, 0}, 0, 0}, {1, 322034, {0, 0}, 0, 0}, {3, 322339, {0, 0}, 0, 0},
    {1, 324483, {0, 0}, 0, 0}, {1, 324500, {0, 0}, 0, 0}, {1, 324526, {0, 0}, 0, 0}, {1, 324655, {0, 0}, 0, 0},
    {3, 324770, {0, 0}, 0, 0}, {1, 324892, {0, 0}, 0, 0}, {3, 325344, {0, 0}, 0, 0}, {3, 325635, {0, 0}, 0, 0},
    {3, 325651, {0, 0}, 0, 0}, {3, 325718, {0, 0}, 0, 0}, {3, 325734, {0, 0}, 0, 0}, {1, 325883, {0, 0}, 0, 0},
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
    13122, 32885, 32902, 14394, 2253, 32930, 13122, 31668, 31703, 31729, 3975, 31753, 31765, 31778,
    31791, 31668, 13122, 32432, 32459, 32485, 31729, 3975, 31753, 31765, 31778, 31791, 14394, 13122,
    32432, 32459, 32485, 31729, 3975, 31753, 31765, 31778, 31791, 13122, 14394, 31703, 31729, 3975,
    31753, 31765, 31778, 31791, 31691, 13122, 14394, 31703, 31729, 3975, 31753, 31765, 31778, 31791,
    31691, 32885, 13122, 14394, 32021, 31703, 31729, 3975, 31753, 31765, 31778, 31791, 13122, 31691,
    33616, 31729, 3975, 31753, 31765, 31778, 31791, 2253, 33648, 31668, 13122, 31703, 31729, 3975,
    31753, 31765, 31778, 31791, 2253, 33837, 13122, 32459, 31668, 32485, 31729, 3975, 31753, 31765,
    31778, 31791, 13122, 32459, 34195, 31668, 32485, 31729, 3975, 31753, 31765, 31778, 31791, 13122,
    34284, 34329, 14394, 34361, 31729, 3975, 31753, 31765, 31778, 31791, 2253, 34383, 13122, 14394,
    32021, 31703, 31729, 3975, 31753, 31765, 31778, 31791, 13122, 32432, 32459, 34195, 31668, 32485,
    31729, 3975, 31753, 31765, 31778, 31791, 13122, 32432, 32459, 32485, 14394, 32021, 31729, 3975,
    31753, 31765, 31778, 31791, 13122, 34941, 34960, 34981, 34997, 35013, 35030, 2253, 35053, 13122,
    35281, 30702, 2253, 35306, 13122, 34941, 34960, 35378, 2253, 35400, 13122, 35799, 35818, 2253,
    35840, 21, 35968, 1126, 13122, 36879, 36901, 2253, 36928, 36879, 13122, 37260, 2253, 37288,
    13122, 36879, 37719, 37742, 37785, 37828, 37856, 37891, 2253, 37916, 36879, 13122, 36879, 13122,
    36901, 38240, 2253, 38268, 38429, 2253, 38567, 39143, 39180, 2253, 39612, 39879, 36879, 40143,
    36901, 40175, 2253, 40212, 13122, 36879, 37719, 37742, 37785, 37828, 40568, 40617, 2253, 40663,
    13122, 36879, 37719, 37742, 37785, 37828, 37856, 41316, 36879, 40143, 41545, 2253, 41580, 2253,
    41767, 36879, 42012, 42046, 42085, 42128, 2253, 42153, 36879, 42419, 42459, 2253, 42508, 1126,
    13122, 42999, 2253, 43035, 13122, 43144, 2253, 43180, 13122, 43552, 2253, 43575, 43866, 43983,
    13122, 43983, 2253, 44249, 43866, 13122, 2253, 44441, 31691, 44691, 44720, 2253, 44746, 44691,
    44720, 13122, 45144, 2253, 45169, 13122, 35281, 45432, 2253, 45455, 13122, 45763, 2253, 45814,
    13122, 46050, 2253, 46137, 2253, 46556, 2253, 46749, 46948, 46964, 2253, 47055, 2253, 47167,
    2253, 47267, 2253, 47340, 13127, 2253, 47541, 2253, 47640, 2193, 5096, 6945, 2205, 2253, 47817,
    2286, 47895, 47998, 6904, 32885, 13122, 48029, 14066, 13127, 2253, 48491, 48589, 2253, 48620,
    17998, 2253, 48677, 48862, 2253, 48892, 48993, 13122, 13127, 14066, 14213, 14220, 21, 21161,
    49128, 18019, 2253, 49152, 49340, 49365, 2253, 49592, 49128, 49898, 49128, 49932, 18019, 49960,
    49978, 49340, 49128, 32432, 50203, 13122, 50236, 49128, 32432, 50203, 50236, 50450, 51044,
    51176, 30161, 51521, 51547, 51645, 51713, 51772, 51785, 51795, 51772, 51713, 32845, 51547,
    51521, 52801, 6904, 15179, 52813, 6922, 32885, 8025, 2193, 52825, 52845, 52864, 52880, 14220,
    49340, 2253, 53043, 53156, 13122, 13127, 53156, 53456, 13122, 13127, 2253, 53482, 54031, 13122,
    31753, 31668, 2253, 54062, 13122, 31703, 31753, 31668, 31703, 13122, 31753, 31668, 2253, 54227,
    32872, 13122, 32885, 13122, 54418, 54448, 54477, 2253, 54511, 13122, 37719, 31753, 2253, 54649,
    54477, 13122, 31753, 31668, 2253, 54737, 13122, 31753, 32432, 54969, 31668, 2253, 54995, 54448,
    13122, 31753, 31668, 2253, 55036, 55218, 55278, 55448, 55496, 55570, 30161, 55843, 55843, 55962,
    2253, 55995, 46948, 55843, 46964, 55843, 32485, 6945, 6904, 32885, 52813, 6922, 8025, 2193,
    52825, 52845, 34284, 55843, 2253, 56756, 32872, 55843, 46964, 57020, 2253, 57051, 8025, 32885,
    2205, 52845, 32885, 6904, 2193, 2286, 57263, 6922, 6904, 15179, 52813, 32885, 8025, 2193, 52825,
    52845, 57524, 32885, 2193, 2205, 2253, 57566, 2286, 57263, 6945, 47998, 6904, 32885, 13122,
    46964, 5096, 32885, 2193, 2205, 15179, 2253, 53482, 2286, 57263, 55843, 58231, 2253, 58262,
    2253, 58349, 13122, 58649, 14066, 13127, 2205, 32885, 2193, 5096, 13122, 13127, 59149, 46948,
    15622, 46964, 46948, 59345, 59384, 2253, 59415, 32872, 13122, 46964, 32885, 52801, 6945, 47998,
    6904, 32885, 52864, 59592, 13122, 59609, 15622, 14066, 13127, 59642, 59654, 60513, 60829, 61217,
    31703, 6904, 61863, 2253, 61884, 13122, 14394, 32885, 2253, 62722, 2253, 63234, 2253, 63755,
    2253, 64773, 2253, 65071, 2253, 65264, 2253, 65517, 65938, 6945, 47998, 6904, 52801, 52801,
    6945, 14394, 61863, 2205, 2253, 66288, 61863, 67397, 2253, 67475, 61863, 68063, 6904, 68271,
    68293, 15179, 52813, 6922, 8025, 2193, 52825, 52845, 30383, 68500, 13122, 13127, 13122, 68666,
    2253, 68700, 2253, 69075, 2253, 69505, 2253, 70064, 13122, 70217, 2253, 70252, 2253, 70593,
    2253, 70973, 2253, 71537, 2253, 71929, 2253, 72383, 2253, 72834, 2253, 73311, 2253, 73700,
    3975, 23799, 14394, 14949, 31753, 31765, 31778, 31791, 2253, 74085, 13122, 74440, 2253, 74463,
    13122, 74580, 2253, 74606, 13122, 74760, 13122, 74882, 2253, 74909, 13122, 75105, 2253, 75134,
    75457, 31703, 75962, 13122, 13127, 5096, 2193, 2205, 2253, 76082, 2286, 76112, 13122, 14066,
    13127, 14394, 31691, 13122, 2253, 76282, 14394, 32872, 13122, 32885, 2253, 76384, 14394, 13122,
    32485, 14394, 3975, 14394, 13122, 2253, 76552, 77031, 77057, 31703, 2253, 77108, 77031, 77057,
    2253, 77225, 77352, 8025, 15179, 77376, 6922, 77532, 2253, 77558, 77031, 77057, 46964, 6904,
    8025, 6922, 52813, 77031, 77057, 13122, 2253, 77891, 77352, 8025, 15179, 77943, 6922, 78083,
    77031, 77057, 46964, 13122, 2253, 78184, 77532, 78443, 2253, 78465, 2253, 78561, 14213, 14220,
    78639, 21, 21161, 2193, 49340, 14949, 2205, 49932, 79252, 18019, 47977, 79278, 2286, 79289,
    47977, 79331, 2286, 79289, 2193, 49340, 14949, 2205, 49932, 79252, 18019, 79606, 47977, 79635,
    2286, 79289, 47977, 79715, 79764, 79769, 2286, 79289, 47977, 79715, 79764, 79864, 2286, 79289,
    47977, 79715, 79764, 80201, 2286, 79289, 2193, 49340, 14949, 2205, 49932, 79252, 18019, 32885,
    2286, 79289, 47977, 80378, 2286, 79289, 2193, 49340, 14949, 2205, 49932, 79252, 18019, 80468,
    47977, 79715, 79764, 80497, 2286, 79289, 47977, 79715, 79764, 80652, 2286, 79289, 47977, 79715,
    79764, 80805, 2286, 79289, 47977, 79715, 79764, 80950, 2286, 79289, 47977, 79715, 79764, 81122,
    2286, 79289, 47977, 81336, 79764, 81427, 2286, 79289, 47977, 79715, 79764, 81651, 2286, 79289,
    47977, 79715, 79764, 81883, 2286, 79289, 47977, 81336, 79764, 82117, 2286, 79289, 47977, 79715,
    79764, 82357, 2286, 79289, 47977, 81336, 79764, 82571, 2286, 79289, 47977, 79715, 79764, 82793,
    2286, 79289, 47977, 81336, 79764, 83007, 2286, 79289, 47977, 79715, 79764, 83231, 2286, 79289,
    47977, 81336, 79764, 83465, 2286, 79289, 47977, 79715, 79764, 83695, 2286, 79289, 47977, 79715,
    79764, 83894, 2286, 79289, 47977, 79715, 79764, 84165, 2286, 79289, 47977, 81336, 79764, 84438,
    2286, 79289, 47977, 84704, 2286, 79289, 47977, 79715, 79764, 84768, 2286, 79289, 47977, 79715,
    79764, 84931, 2286, 79289, 47977, 79715, 79764, 85095, 2286, 79289, 47977, 79715, 79764, 85273,
    2286, 79289, 47977, 79715, 79764, 85495, 2286, 79289, 47977, 81336, 79764, 85719, 2286, 79289,
    47977, 79715, 79764, 85952, 2286, 79289, 47977, 81336, 79764, 86190, 2286, 79289, 47977, 79715,
    79764, 86437, 2286, 79289, 47977, 79715, 79764, 86718, 2286, 79289, 47977, 79715, 79764, 87000,
    2286, 79289, 47977, 87269, 2286, 79289, 47977, 87318, 2286, 79289, 47977, 79715, 79764, 87376,
    2286, 79289, 47977, 87496, 2286, 79289, 47977, 87534, 2286, 79289, 2193, 49340, 14949, 2205,
    49932, 79252, 18019, 87573, 47977, 87595, 2286, 79289, 47977, 87638, 79764, 87979, 2286, 79289,
    47977, 88051, 2286, 79289, 47977, 88268, 2286, 79289, 47977, 79715, 79764, 88491, 2286, 79289,
    47977, 88556, 2286, 79289, 47977, 88603, 2286, 79289, 47977, 79715, 79764, 88652, 2286, 79289,
    47977, 88764, 2286, 79289, 47977, 88805, 2286, 79289, 32885, 49932, 89197, 14949, 3975, 18019,
    89223, 2253, 89251, 47977, 89355, 79764, 89390, 2286, 79289, 47977, 89588, 79764, 89390, 2286,
    79289, 47977, 89355, 79764, 89668, 2286, 79289, 47977, 89588, 79764, 89668, 2286, 79289, 47977,
    89355, 79764, 89862, 2286, 79289, 47977, 90117, 79764, 89862, 2286, 79289, 47977, 89588, 79764,
    89862, 2286, 79289, 47977, 89355, 79764, 90261, 2286, 79289, 47977, 90468, 79764, 90261, 2286,
    79289, 47977, 90117, 79764, 90261, 2286, 79289, 47977, 90631, 79764, 90261, 2286, 79289, 47977,
    89588, 79764, 90261, 2286, 79289, 47977, 89355, 79764, 90784, 2286, 79289, 47977, 90468, 79764,
    90784, 2286, 79289, 47977, 90117, 79764, 90784, 2286, 79289, 47977, 90631, 79764, 90784, 2286,
    79289, 47977, 89588, 79764, 90784, 2286, 79289, 47977, 91154, 2286, 79289, 47977, 81336, 79764,
    91215, 2286, 79289, 47977, 81336, 79764, 91345, 2286, 79289, 47977, 91447, 2286, 79289, 2193,
    49340, 14949, 2205, 49932, 79252, 18019, 32885, 29285, 47977, 91598, 2286, 79289, 47977, 91642,
    2286, 79289, 47977, 91687, 2286, 79289, 49932, 91862, 91889, 91916, 18019, 91951, 49340, 91973,
    47977, 92021, 2286, 79289, 47977, 92064, 2286, 79289, 47977, 92108, 2286, 79289, 47977, 92149,
    2286, 79289, 47977, 79715, 79764, 92481, 2286, 79289, 92729, 49932, 91973, 92959, 49932, 91973,
    93153, 49932, 91973, 59642, 93252, 95532, 95556, 95532, 51044, 95770, 95532, 95556, 95929,
    95935, 95985, 96012, 95929, 96081, 95929, 96107, 95929, 96483, 96499, 96475, 96504, 96511,
    95929, 96592, 95929, 96768, 96499, 96786, 96504, 96794, 96941, 95929, 96970, 96499, 96990,
    96504, 96998, 95929, 97078, 96499, 97096, 96504, 97104, 96499, 97215, 96504, 97223, 96499,
    97367, 96504, 97375, 95929, 97441, 96499, 97451, 96504, 97459, 95929, 97528, 96499, 97549,
    96504, 97557, 95929, 97588, 96499, 97620, 96504, 97628, 95929, 97670, 96499, 97691, 96504,
    97699, 95929, 97730, 96499, 97741, 96504, 97750, 95929, 97773, 96499, 97792, 96504, 97801,
    95929, 97839, 96499, 97863, 96504, 97872, 95929, 97900, 96499, 97920, 96504, 97929, 95929,
    97999, 95929, 98035, 96499, 98050, 96504, 98059, 95929, 98078, 95929, 98153, 95929, 98321,
    96499, 98337, 96504, 98346, 96499, 98381, 96504, 98390, 95929, 98452, 96499, 98473, 96504,
    98482, 95929, 99042, 96499, 99060, 96504, 99069, 95929, 99202, 95929, 99246, 95929, 99298,
    95929, 99320, 95929, 99365, 95929, 99450, 95929, 99550, 95929, 99607, 95929, 99704, 95929,
    100044, 100506, 95929, 100628, 95929, 100692, 95929, 100733, 31703, 3975, 101007, 31691, 13122,
    2253, 101037, 13122, 101184, 18052, 101271, 101303, 31703, 3975, 13122, 31703, 3975, 101459,
    13122, 101913, 101936, 101961, 2253, 101985, 13122, 101184, 13122, 32872, 46964, 101913, 101936,
    102534, 46948, 46964, 102599, 102534, 101913, 101936, 102920, 101961, 2253, 102944, 8025, 15179,
    52813, 6922, 13122, 103518, 2253, 103545, 31703, 3975, 102534, 13122, 13122, 102534, 17222,
    103932, 2253, 103956, 13122, 31703, 102534, 2253, 104144, 13122, 31703, 52801, 6945, 6904,
    47998, 13122, 101184, 105235, 105267, 18052, 13122, 17222, 103932, 29285, 53156, 13122, 13127,
    13122, 106213, 106242, 2253, 106268, 13122, 106509, 2253, 106538, 102534, 13122, 31703, 2253,
    106691, 106750, 106777, 2253, 106812, 2253, 107064, 2253, 107121, 2253, 107353, 2253, 107506,
    2253, 107653, 2253, 107832, 2253, 107955, 2253, 108248, 101184, 2253, 108984, 13122, 109122,
    13122, 109315, 13122, 109315, 109518, 2253, 109768, 2253, 109903, 102534, 13122, 2253, 110259,
    2253, 110367, 2253, 110424, 101184, 31703, 2253, 110536, 102599, 101913, 101936, 102599, 111792,
    105267, 105235, 2253, 111879, 112061, 112084, 2253, 112124, 13122, 112376, 13122, 112487, 13122,
    17222, 2253, 112540, 112084, 2253, 113417, 13122, 113667, 113700, 113733, 13122, 113875, 113667,
    113901, 113934, 2253, 113968, 13122, 114030, 114055, 114085, 2253, 114111, 13122, 50203, 102534,
    13122, 50203, 13122, 115868, 53156, 46948, 53456, 13127, 101913, 101936, 105267, 49340, 111792,
    105235, 115868, 6904, 2193, 6922, 2286, 116592, 13122, 32872, 6904, 6922, 46964, 2253, 117335,
    31703, 3975, 117552, 13122, 31703, 3975, 101459, 14949, 13122, 117740, 102534, 34361, 2253,
    117780, 31703, 3975, 101007, 13122, 13122, 117981, 2253, 118002, 101913, 101936, 105267, 49340,
    111792, 105235, 13122, 101007, 13122, 118673, 31703, 31668, 13122, 31729, 31753, 31765, 31778,
    31791, 31703, 13122, 31729, 31753, 31765, 31778, 31791, 2253, 119055, 2253, 119346, 32432,
    54969, 31668, 13122, 31729, 31753, 31765, 31778, 31791, 31668, 58231, 13122, 31729, 31753,
    31765, 31778, 31791, 2253, 119525, 32432, 31668, 119787, 13122, 31729, 31753, 31765, 31778,
    31791, 2253, 119818, 120057, 32885, 2253, 120082, 120057, 32885, 101271, 101303, 6945, 5096,
    2193, 2205, 15179, 2286, 120207, 120298, 13122, 14066, 13127, 32885, 13122, 18052, 31703, 120435,
    18019, 2253, 120470, 120435, 32902, 120706, 2253, 120735, 120886, 13122, 13127, 14066, 32485,
    32885, 120435, 15622, 13122, 32432, 18052, 32885, 120435, 13122, 18052, 112487, 121167, 15622,
    32885, 15622, 14949, 3975, 121341, 14394, 2253, 121362, 13122, 121471, 17998, 2253, 121655,
    32885, 120435, 18019, 13122, 18052, 2253, 121915, 32885, 13122, 122042, 2253, 122065, 32885,
    13122, 122042, 18052, 122197, 2253, 122216, 2193, 122379, 2253, 122409, 2286, 122478, 6922,
    120057, 122379, 15622, 120057, 120435, 111792, 105267, 2253, 122409, 32485, 32885, 122800,
    15622, 13122, 50203, 32432, 18052, 120057, 2253, 123033, 32885, 120435, 15622, 13122, 123414,
    18052, 2253, 123445, 120706, 15622, 120057, 120435, 111792, 105267, 2253, 123770, 32885, 124061,
    120435, 18052, 123414, 13122, 32885, 120435, 13122, 32885, 120435, 18052, 13122, 2253, 124251,
    95929, 124336, 51785, 51795, 47998, 6904, 52825, 6922, 32885, 46964, 13122, 32885, 46964, 2253,
    124781, 13122, 125114, 14066, 13127, 13122, 125163, 14066, 13127, 47998, 52845, 6904, 52825,
    2193, 6922, 2253, 125253, 2253, 126756, 2253, 126938, 2253, 127044, 2253, 127226, 2253, 127420,
    2253, 127467, 2253, 127585, 2253, 127783, 2253, 128060, 2253, 128344, 2253, 128529, 2253, 128722,
    2253, 128909, 2253, 129740, 2253, 129953, 2253, 130132, 75457, 130300, 91862, 130326, 2253,
    130509, 2253, 130717, 2253, 130923, 2253, 131227, 2253, 131378, 2253, 131582, 2253, 131815,
    13122, 91862, 91889, 91916, 2253, 132225, 2253, 132615, 2253, 132950, 2253, 133242, 2253, 133439,
    2253, 133690, 12, 137169, 2253, 137915, 2253, 138180, 138398, 2253, 138425, 138570, 138800,
    2253, 138820, 2253, 139048, 2253, 139619, 2253, 139813, 2253, 139908, 13122, 140132, 2253,
    140157, 2253, 140281, 2253, 140433, 2253, 140627, 2253, 140963, 2253, 141243, 2253, 141639,
    2253, 141976, 2253, 142398, 2253, 142827, 2253, 143178, 138398, 138570, 2253, 143605, 2253,
    144275, 2253, 144596, 2253, 144749, 2253, 145096, 2253, 145858, 146058, 138570, 2253, 146086,
    2253, 146247, 2253, 146537, 2253, 146712, 2253, 147013, 2253, 147187, 2253, 147347, 2253, 147648,
    2253, 147784, 2253, 148166, 2253, 148411, 2253, 148766, 2253, 148954, 2253, 149749, 2253, 149889,
    138570, 13122, 138570, 14394, 13122, 152388, 152407, 2253, 152430, 152749, 2253, 152768, 2253,
    152967, 2253, 153061, 153278, 2253, 153303, 2253, 153428, 2253, 153696, 2253, 153825, 2253,
    154136, 154660, 2253, 154685, 2253, 155063, 2253, 155472, 2253, 155837, 2253, 156322, 2253,
    156640, 2253, 157014, 157337, 2253, 157366, 2253, 157646, 157711, 138398, 158136, 2253, 158163,
    2253, 158412, 12, 59230, 2253, 160888, 2228, 2205, 2193, 2286, 161107, 2587, 2205, 2193, 2286,
    161514, 2253, 161918, 162109, 32885, 2253, 162137, 6904, 6929, 2193, 6922, 162472, 13127, 162502,
    6904, 6929, 6922, 163534, 163556, 8025, 2205, 2193, 163577, 163556, 8025, 2193, 163577, 2205,
    29285, 164269, 2253, 164331, 2253, 164782, 2253, 165400, 32885, 2253, 165610, 6945, 163534,
    166517, 2205, 163577, 6904, 6929, 163577, 166945, 163577, 2253, 168093, 163577, 6904, 166517,
    162502, 169685, 2253, 169709, 162502, 163577, 162502, 170488, 2253, 170508, 6945, 166517, 163577,
    2253, 171255, 6945, 163577, 6945, 163534, 166517, 163556, 8025, 2205, 2193, 163577, 2205, 166517,
    163577, 13127, 13122, 173428, 2253, 173461, 162109, 2253, 173644, 2253, 173758, 2205, 163556,
    8025, 2205, 2193, 2253, 174697, 13122, 14066, 13127, 174798, 175067, 175191, 2253, 175321,
    2253, 175450, 2253, 175540, 2253, 175707, 2253, 176153, 6904, 2193, 6922, 32885, 13122, 175191,
    2253, 176669, 2253, 176803, 2253, 176968, 13127, 175067, 8025, 15179, 2193, 32885, 2253, 177153,
    2253, 177247, 2253, 177355, 174885, 13127, 13122, 17222, 2253, 177605, 13122, 13127, 2253,
    177756, 2253, 177931, 2253, 178159, 2253, 178260, 13122, 178323, 13127, 2253, 178773, 13122,
    179165, 2253, 179194, 47998, 6904, 2253, 179409, 2253, 179537, 2253, 179735, 2253, 179999,
    13122, 180110, 2253, 180139, 2253, 180539, 181180, 51176, 51044, 95532, 96012, 32872, 13122,
    32902, 13122, 181438, 2253, 181478, 49340, 181802, 181830, 181864, 181892, 2253, 181921, 13122,
    182035, 2253, 182062, 49340, 181802, 181830, 49340, 182638, 2253, 182665, 13122, 18052, 17998,
    13122, 37719, 32432, 49340, 182638, 183203, 183230, 13122, 183825, 13122, 183825, 183978, 59642,
    184027, 2253, 184527, 101936, 2253, 184784, 2253, 185164, 2253, 185307, 2253, 185450, 2253,
    185579, 2253, 185808, 2253, 186012, 2253, 186213, 2253, 186460, 2253, 186585, 2253, 186775,
    2253, 186898, 2253, 187085, 2253, 187208, 2253, 187452, 2253, 187826, 2253, 188065, 2253, 188313,
    2253, 188568, 2253, 188734, 2253, 188984, 2253, 189163, 2253, 189384, 2253, 189647, 2253, 189792,
    2253, 190022, 2253, 190313, 2253, 190443, 2253, 190571, 2253, 190844, 2253, 191007, 2253, 191184,
    2253, 191312, 2253, 191519, 2253, 191744, 2253, 191872, 2253, 191998, 2253, 192124, 2253, 192242,
    2253, 192358, 2253, 192665, 2253, 192830, 2253, 192989, 2253, 193325, 2253, 193498, 2253, 193669,
    2253, 193891, 2253, 194049, 2253, 194205, 2253, 194467, 2253, 194625, 2253, 194781, 2253, 195043,
    2253, 195199, 2253, 195353, 2253, 195507, 2253, 195653, 2253, 195797, 2253, 196112, 2253, 196295,
    2253, 196472, 2253, 196964, 2253, 197141, 2253, 197315, 13122, 197417, 2253, 197451, 2253,
    197658, 2253, 197960, 2253, 198297, 2253, 198424, 102599, 13122, 2253, 198618, 2253, 200219,
    200460, 35281, 2253, 200488, 200653, 2253, 200680, 101936, 200653, 2253, 201280, 2253, 201514,
    2253, 201813, 202113, 2253, 202136, 202263, 2253, 202287, 2253, 202676, 2253, 202727, 2253,
    204378, 2253, 204556, 204852, 2253, 204879, 2253, 206357, 2253, 206484, 206859, 13138, 13122,
    13127, 5096, 2205, 6945, 10879, 57524, 14949, 5096, 2193, 2205, 2253, 57566, 2286, 206971,
    6945, 10879, 2205, 2193, 5096, 49932, 207207, 2253, 207225, 2286, 207340, 13122, 13127, 207404,
    207426, 8025, 2193, 52825, 52845, 5096, 122197, 2193, 2205, 15155, 15179, 2253, 53482, 2286,
    206971, 2205, 2193, 5096, 2253, 207604, 2286, 206971, 6945, 10879, 2205, 5096, 2193, 207207,
    2253, 207675, 2286, 207769, 13127, 207859, 2205, 13138, 207894, 13122, 13127, 5096, 10879,
    2205, 2193, 13122, 14066, 13127, 207959, 14220, 21161, 31691, 13122, 208160, 31691, 13122,
    2193, 5096, 2205, 2253, 208375, 2286, 208415, 2253, 208471, 13122, 14066, 13127, 208567, 32872,
    13122, 208160, 2253, 208776, 32872, 13122, 2253, 208856, 31691, 2253, 209015, 13122, 208160,
    2253, 209335, 2253, 209443, 52801, 6904, 15179, 52813, 6922, 8025, 32885, 2193, 2253, 209685,
    31691, 208160, 2193, 2286, 210178, 13122, 210205, 14066, 13127, 13122, 31691, 32485, 13122,
    2253, 210677, 2253, 210787, 210847, 13122, 14066, 13127, 13122, 50203, 211271, 46964, 32885,
    13122, 32432, 46964, 32885, 13122, 212007, 212036, 46964, 32885, 2253, 212071, 13122, 212310,
    212036, 46964, 32885, 2253, 212422, 6922, 13122, 13122, 46964, 32885, 2253, 212755, 212007,
    212036, 46964, 32885, 2253, 213219, 13122, 212007, 46964, 32885, 13122, 211271, 46964, 32885,
    2253, 214073, 13122, 23799, 32885, 2253, 214239, 13122, 32885, 2253, 214523, 2253, 215062,
    13122, 50203, 32432, 46964, 32885, 13122, 49932, 215620, 46964, 2253, 215655, 2253, 216008,
    13122, 216169, 216197, 2253, 216229, 2253, 216397, 13122, 216518, 216546, 2253, 216575, 13122,
    216518, 216744, 216772, 2253, 216800, 2253, 216942, 2253, 217159, 13122, 17998, 13122, 32872,
    217332, 17998, 32885, 2253, 217359, 2253, 217575, 2253, 217830, 15179, 2193, 2286, 218019,
    13122, 32872, 32885, 2253, 218041, 15155, 2205, 2193, 2253, 218041, 2286, 218019, 2253, 218404,
    2253, 218510, 2253, 218586, 2253, 218713, 2253, 218856, 2253, 218995, 13122, 219133, 2253,
    219175, 2253, 219284, 219415, 6904, 2193, 13122, 13127, 14066, 220275, 51547, 95929, 220300,
    2193, 2205, 2286, 221051, 221377, 2253, 221406, 13122, 221575, 2253, 221928, 13122, 122042,
    2253, 222529, 13122, 222915, 2253, 222945, 2205, 15155, 10879, 5096, 2193, 2253, 223331, 14949,
    3975, 223818, 223849, 2253, 223883, 2253, 224135, 2253, 224466, 2253, 224593, 2253, 224650,
    2253, 224863, 13122, 225334, 2253, 225366, 13122, 13127, 225681, 6945, 246862, 47998, 246882,
    6904, 246896, 246921, 246946, 246970, 247075, 13122, 32872, 246896, 246921, 246946, 246970,
    246882, 246896, 246921, 246946, 246970, 247075, 13122, 13127, 246896, 246921, 246946, 246970,
    13122, 246896, 246921, 246946, 246970, 247507, 247544, 246896, 246921, 246946, 246970, 2253,
    247582, 247544, 247507, 247799, 246896, 246921, 246946, 246970, 2253, 247841, 247544, 246896,
    246921, 246946, 246970, 2253, 248111, 248258, 247507, 247544, 246896, 246921, 246946, 246970,
    13122, 31703, 246896, 246921, 246946, 246970, 13122, 248595, 246896, 246921, 246946, 246970,
    2253, 248629, 248707, 13122, 248716, 246896, 246921, 246946, 246970, 2253, 248743, 248258,
    13122, 248716, 246896, 246921, 246946, 246970, 31691, 249058, 13122, 31703, 246896, 246921,
    246946, 246970, 2253, 249081, 53156, 249638, 13122, 13127, 246896, 246921, 246946, 246970,
    2253, 250078, 246896, 246921, 246946, 246970, 13122, 249058, 246896, 246921, 246946, 246970,
    32872, 32885, 13122, 246896, 246921, 246946, 246970, 13122, 32432, 246896, 246921, 246946,
    246970, 248707, 13122, 32432, 246896, 246921, 246946, 246970, 248258, 13122, 32432, 246896,
    246921, 246946, 246970, 248258, 246896, 246921, 246946, 246970, 120057, 246896, 246921, 246946,
    246970, 13122, 252012, 252043, 246896, 246921, 246946, 246970, 2253, 252080, 247544, 247507,
    246896, 246921, 246946, 246970, 2253, 252144, 13127, 246896, 246921, 246946, 246970, 246882,
    6922, 246896, 246921, 246946, 246970, 31691, 13122, 252920, 246896, 246921, 246946, 246970,
    249058, 13122, 32432, 246896, 246921, 246946, 246970, 13122, 252920, 246896, 246921, 246946,
    246970, 13122, 253019, 246896, 246921, 246946, 246970, 31691, 13122, 17222, 32432, 253186,
    246896, 246921, 246946, 246970, 2253, 253218, 13122, 17222, 32432, 253186, 246896, 246921,
    246946, 246970, 249638, 46948, 46964, 246896, 246921, 246946, 246970, 13122, 253992, 254013,
    246896, 246921, 246946, 246970, 2253, 254039, 13122, 254313, 246896, 246921, 246946, 246970,
    2253, 254341, 13122, 254799, 246896, 246921, 246946, 246970, 2253, 254818, 13122, 58231, 246896,
    246921, 246946, 246970, 2253, 254911, 2253, 255068, 2253, 255431, 13122, 32902, 246896, 246921,
    246946, 246970, 13122, 255848, 246896, 246921, 246946, 246970, 2253, 255872, 256018, 246896,
    246921, 246946, 246970, 2253, 256045, 256018, 32902, 246896, 246921, 246946, 246970, 248707,
    246896, 246921, 246946, 246970, 31691, 249058, 13122, 252920, 246896, 246921, 246946, 246970,
    31691, 13122, 246896, 246921, 246946, 246970, 31691, 249058, 13122, 17222, 32432, 253186, 246896,
    246921, 246946, 246970, 32432, 246896, 246921, 246946, 246970, 249058, 13122, 252920, 246896,
    246921, 246946, 246970, 13122, 259335, 246896, 246921, 246946, 246970, 2253, 259372, 13122,
    259881, 259893, 259911, 246896, 246921, 246946, 246970, 2253, 259941, 260349, 260364, 259911,
    246896, 246921, 246946, 246970, 260364, 259911, 246896, 246921, 246946, 246970, 260349, 259893,
    259911, 260942, 260970, 246896, 246921, 246946, 246970, 260349, 259893, 259911, 261028, 246896,
    246921, 246946, 246970, 260349, 259893, 259335, 261028, 246896, 246921, 246946, 246970, 2253,
    261146, 260364, 260349, 259911, 246896, 246921, 246946, 246970, 13122, 17222, 32432, 58231,
    246896, 246921, 246946, 246970, 13122, 262256, 246896, 246921, 246946, 246970, 2253, 262280,
    249058, 13122, 17222, 32432, 58231, 246896, 246921, 246946, 246970, 13122, 263067, 246896,
    246921, 246946, 246970, 2253, 263096, 13122, 263357, 246896, 246921, 246946, 246970, 249058,
    13122, 31703, 246896, 246921, 246946, 246970, 249638, 13122, 14066, 13127, 246896, 246921,
    246946, 246970, 249058, 248707, 13122, 32432, 246896, 246921, 246946, 246970, 248707, 31691,
    252012, 13122, 246896, 246921, 246946, 246970, 248707, 252012, 263852, 13122, 246896, 246921,
    246946, 246970, 2253, 263886, 249058, 248707, 13122, 17222, 32432, 253186, 246896, 246921,
    246946, 246970, 13122, 31691, 246896, 246921, 246946, 246970, 249058, 13122, 253019, 246896,
    246921, 246946, 246970, 248707, 248258, 252012, 13122, 246896, 246921, 246946, 246970, 248707,
    248258, 252012, 263852, 13122, 246896, 246921, 246946, 246970, 13122, 34284, 249058, 34361,
    246896, 246921, 246946, 246970, 249058, 13122, 32432, 264290, 246896, 246921, 246946, 246970,
    2253, 264321, 13122, 249638, 2193, 246896, 246921, 246946, 246970, 2286, 264579, 249638, 53156,
    13122, 13127, 246896, 246921, 246946, 246970, 248258, 249058, 13122, 32432, 246896, 246921,
    246946, 246970, 248258, 249058, 13122, 252920, 246896, 246921, 246946, 246970, 248258, 31691,
    252012, 13122, 246896, 246921, 246946, 246970, 248258, 252012, 263852, 13122, 246896, 246921,
    246946, 246970, 248258, 249058, 13122, 17222, 32432, 253186, 246896, 246921, 246946, 246970,
    249638, 13127, 246896, 246921, 246946, 246970, 13122, 265536, 246896, 246921, 246946, 246970,
    2253, 265566, 13122, 265715, 265748, 246896, 246921, 246946, 246970, 2253, 265777, 13122, 265987,
    246896, 246921, 246946, 246970, 6945, 47998, 246882, 6904, 246896, 246921, 246946, 246970,
    32885, 249638, 13122, 246896, 246921, 246946, 246970, 249638, 246896, 246921, 246946, 246970,
    13122, 13127, 266486, 14066, 246896, 246921, 246946, 246970, 266738, 13122, 13127, 246896,
    246921, 246946, 246970, 6904, 15179, 8025, 2193, 52813, 6922, 246896, 246921, 246946, 246970,
    14213, 14220, 50486, 32485, 32885, 13122, 32885, 13122, 13122, 32885, 18019, 32885, 14949,
    3975, 121341, 14394, 13122, 18019, 2253, 267227, 32885, 13122, 222915, 2253, 267349, 32885,
    18019, 13122, 123414, 32885, 13122, 267513, 2253, 267545, 32885, 2205, 18019, 2193, 2253, 267836,
    2286, 267874, 32885, 49932, 13122, 89223, 267969, 2253, 267997, 32885, 18019, 49932, 13122,
    123414, 89223, 2253, 268329, 32885, 18019, 13122, 2193, 2253, 268689, 2286, 267874, 123414,
    268754, 32885, 18019, 13122, 269143, 2253, 269175, 13122, 14066, 13127, 269264, 183678, 21161,
    32432, 50203, 270460, 270487, 270513, 211271, 13122, 270537, 270553, 246946, 270575, 31691,
    50203, 270460, 270487, 270513, 211271, 13122, 270537, 270553, 246946, 270575, 13122, 270640,
    270671, 270537, 270553, 246946, 270575, 13122, 31729, 31753, 31765, 31778, 31791, 270537, 270553,
    246946, 270575, 271756, 13122, 270537, 270553, 246946, 270575, 50203, 270460, 270487, 270513,
    211271, 13122, 270537, 270553, 246946, 270575, 13122, 32432, 270460, 270537, 270553, 246946,
    270575, 273380, 13122, 270537, 270553, 246946, 270575, 13122, 270671, 270537, 270553, 246946,
    270575, 271756, 2193, 2205, 270537, 270553, 246946, 270575, 2286, 273576, 32872, 13122, 273602,
    217332, 270537, 270553, 246946, 270575, 2253, 273632, 32872, 13122, 270671, 270537, 270553,
    246946, 270575, 29285, 271756, 13122, 270537, 270553, 246946, 270575, 270537, 270553, 246946,
    270575, 275167, 31691, 112487, 270460, 270487, 270513, 211271, 13122, 270537, 270553, 246946,
    270575, 50203, 32432, 275832, 271756, 13122, 270537, 270553, 246946, 270575, 112487, 270460,
    270487, 270513, 211271, 13122, 270537, 270553, 246946, 270575, 13122, 270460, 270537, 270553,
    246946, 270575, 270460, 13122, 270537, 270553, 246946, 270575, 270513, 13122, 271756, 270537,
    270553, 246946, 270575, 50203, 275832, 271756, 13122, 270537, 270553, 246946, 270575, 270460,
    270487, 270513, 211271, 13122, 270537, 270553, 246946, 270575, 18019, 278386, 271756, 13122,
    270537, 270553, 246946, 270575, 6922, 270537, 270553, 246946, 270575, 10879, 271756, 2193,
    2205, 270537, 270553, 246946, 270575, 13127, 13122, 270537, 270553, 246946, 270575, 279268,
    279296, 279342, 279696, 49340, 5096, 279696, 49340, 6904, 279939, 2193, 2286, 279972, 279696,
    49340, 280381, 8025, 2193, 52825, 52845, 280492, 281015, 279696, 281472, 49340, 280381, 279696,
    281472, 49340, 280381, 8025, 2193, 52825, 52845, 281681, 49340, 281472, 279696, 286891, 49340,
    279696, 281472, 286891, 49340, 279696, 279696, 281472, 32485, 49340, 49340, 46964, 279696,
    287728, 279696, 49340, 287745, 279696, 281472, 49340, 279696, 49340, 5096, 2193, 49340, 46964,
    279696, 32885, 279696, 287745, 49340, 279696, 287728, 287745, 49340, 279696, 287745, 287728,
    49340, 279696, 287728, 49340, 286891, 49340, 281472, 279696, 46948, 287728, 49340, 46964, 279696,
    279696, 49340, 52813, 8025, 49340, 279696, 281472, 291517, 287728, 49340, 291639, 287728, 49340,
    279696, 287728, 49340, 17222, 2253, 291772, 287728, 49340, 291639, 2193, 2286, 292000, 291639,
    292105, 287728, 49340, 292105, 291639, 287728, 49340, 292602, 287728, 49340, 49340, 13127,
    281472, 279696, 49340, 280381, 279696, 49340, 287728, 31703, 2253, 293961, 47998, 6904, 49340,
    279696, 49340, 294072, 279696, 287728, 49340, 281472, 279696, 280381, 286891, 49340, 281472,
    279696, 280381, 287728, 279696, 49340, 294072, 279696, 49340, 287728, 279696, 49340, 294790,
    2253, 294824, 5096, 287728, 279696, 49340, 32885, 279939, 2193, 279696, 49340, 2193, 287728,
    291639, 49340, 286891, 279696, 49340, 279696, 49340, 280381, 2253, 295831, 49340, 279696, 280381,
    286891, 49340, 279696, 281472, 280381, 286891, 49340, 279696, 280381, 49340, 287745, 279696,
    49340, 279696, 281472, 280381, 279696, 49340, 31703, 2253, 301317, 6904, 279696, 49340, 280381,
    8025, 2193, 52825, 52845, 5096, 279696, 49340, 2193, 15179, 279696, 8025, 32885, 279939, 49340,
    52813, 49340, 279696, 13127, 49340, 306769, 13122, 307100, 13122, 31729, 14394, 130326, 120435,
    120057, 13122, 31729, 307570, 13122, 91862, 91889, 91916, 307593, 307627, 31729, 2253, 307701,
    13122, 307815, 307844, 307886, 2253, 307911, 13122, 14394, 130326, 208160, 2253, 308307, 13122,
    130326, 13122, 308522, 31729, 31753, 31765, 31778, 31791, 2253, 308556, 13122, 308703, 307627,
    120435, 31729, 120057, 2253, 309032, 13122, 14394, 130326, 309216, 2253, 309243, 13122, 130326,
    309216, 2253, 309402, 13122, 37719, 309517, 2253, 309548, 31729, 120435, 120057, 2193, 309744,
    2205, 15179, 2286, 309763, 13122, 309915, 130326, 17998, 307627, 31729, 2253, 309939, 13122,
    130326, 310013, 307627, 30383, 310284, 13122, 130326, 310422, 31668, 307627, 31729, 13122,
    310583, 310619, 13122, 310767, 309216, 310807, 13122, 310996, 311023, 2253, 311070, 13122,
    31729, 14394, 13122, 130326, 310013, 122197, 122197, 13122, 308703, 311661, 31729, 307627,
    49340, 14949, 120435, 49932, 13122, 14394, 31729, 130326, 13122, 18052, 2253, 311918, 312129,
    2253, 312155, 312256, 13127, 312448, 13127, 312524, 2253, 312721, 32902, 312887, 37719, 2253,
    313154, 313358, 2253, 313437, 52801, 6945, 47998, 6904, 6922, 52801, 6945, 6904, 6922, 313751,
    46964, 312887, 6922, 246862, 314112, 6922, 314112, 314964, 2253, 314995, 75457, 315370, 13122,
    315370, 35799, 315673, 315694, 2253, 315714, 13122, 315370, 31703, 13122, 315370, 316059, 13122,
    315370, 35799, 43552, 316296, 2253, 316318, 13122, 315370, 316622, 316643, 2253, 316665, 13122,
    315370, 316906, 316931, 2253, 316955, 13122, 315370, 317193, 316643, 2253, 317220, 13122, 315370,
    35799, 317491, 317512, 2253, 317533, 318055, 13122, 318659, 318685, 318731, 318771, 13122,
    319077, 318771, 2253, 319106, 13122, 319649, 2253, 320227, 13122, 321237, 318771, 2253, 321592,
    75457, 318771, 75457, 322631, 318771, 322836, 75457, 318771, 2253, 322940, 318771, 30383, 318771,
    30383, 323485, 318771, 322836, 30383, 318771, 13122, 323816, 2253, 323849, 323816, 2253, 324024,
    2253, 325111,
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
