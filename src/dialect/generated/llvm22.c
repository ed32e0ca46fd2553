/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm22: change those. */
#include "dialect/generated/llvm22.h"

static const struct {
  char part_0[3990];
  char part_1[3646];
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
  char part_20[3977];
  char part_21[3979];
  char part_22[3982];
  char part_23[3942];
  char part_24[3987];
  char part_25[3941];
  char part_26[3994];
  char part_27[3998];
  char part_28[3932];
  char part_29[3948];
  char part_30[3919];
  char part_31[3932];
  char part_32[3997];
  char part_33[3999];
  char part_34[3997];
  char part_35[3884];
  char part_36[3996];
  char part_37[3915];
  char part_38[3991];
  char part_39[3956];
  char part_40[3932];
  char part_41[3563];
  char part_42[3943];
  char part_43[3997];
  char part_44[3980];
  char part_45[3969];
  char part_46[3994];
  char part_47[3971];
  char part_48[3991];
  char part_49[3982];
  char part_50[3899];
  char part_51[3985];
  char part_52[3985];
  char part_53[3991];
  char part_54[3948];
  char part_55[3992];
  char part_56[3974];
  char part_57[3986];
  char part_58[3992];
  char part_59[3997];
  char part_60[3944];
  char part_61[3830];
  char part_62[3982];
  char part_63[3978];
  char part_64[3993];
  char part_65[3965];
  char part_66[3912];
  char part_67[3997];
  char part_68[3999];
  char part_69[4000];
  char part_70[3983];
  char part_71[3981];
  char part_72[3993];
  char part_73[3994];
  char part_74[3910];
  char part_75[3988];
  char part_76[3978];
  char part_77[3995];
  char part_78[3969];
  char part_79[3960];
  char part_80[3346];
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
    "\"linalg.yield\"\0"
    "linalg.abs\0"
    "hook:linalg.add\0"
    "linalg.add\0"
    "ArrayOf<AffineMapAttr>\0"
    "#linalg.type_fn\0"
    "indexing_maps\0"
    "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]\0"
    "cast\0"
    "#linalg.type_fn<cast_signed>\0"
    "hook:linalg.batch_matmul\0"
    "LinalgContractionOpInterface\0"
    "linalg.batch_matmul\0"
    "hook:linalg.batch_matvec\0"
    "linalg.batch_matvec\0"
    "hook:linalg.batch_mmt4d\0"
    "linalg.batch_mmt4d\0"
    "[affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>]\0"
    "hook:linalg.batch_reduce_matmul\0"
    "linalg.batch_reduce_matmul\0"
    "hook:linalg.batch_vecmat\0"
    "linalg.batch_vecmat\0"
    "AnyOf<AnyMemRef, AnyRankedTensor>\0"
    "init\0"
    "dimensions\0"
    "hook:linalg.broadcast\0"
    "linalg.broadcast\0"
    "hook:linalg.ceil\0"
    "linalg.ceil\0"
    "combiner\0"
    "hook:linalg.contract\0"
    "linalg.contract\0"
    "hook:linalg.conv_1d\0"
    "LinalgConvolutionOpInterface\0"
    "linalg.conv_1d\0"
    "AllOf<I64ElementsAttr, ElementsShape<1>>\0"
    "dense<1> : tensor<1xi64>\0"
    "dilations\0"
    "hook:linalg.conv_1d_ncw_fcw\0"
    "linalg.conv_1d_ncw_fcw\0"
    "hook:linalg.conv_1d_nwc_wcf\0"
    "linalg.conv_1d_nwc_wcf\0"
    "hook:linalg.conv_2d\0"
    "linalg.conv_2d\0"
    "AllOf<I64ElementsAttr, ElementsShape<2>>\0"
    "dense<1> : tensor<2xi64>\0"
    "hook:linalg.conv_2d_nchw_fchw\0"
    "linalg.conv_2d_nchw_fchw\0"
    "hook:linalg.conv_2d_nchw_fchw_q\0"
    "linalg.conv_2d_nchw_fchw_q\0"
    "hook:linalg.conv_2d_ngchw_fgchw\0"
    "linalg.conv_2d_ngchw_fgchw\0"
    "hook:linalg.conv_2d_ngchw_gfchw\0"
    "linalg.conv_2d_ngchw_gfchw\0"
    "hook:linalg.conv_2d_ngchw_gfchw_q\0"
    "linalg.conv_2d_ngchw_gfchw_q\0"
    "hook:linalg.conv_2d_nhwc_fhwc\0"
    "linalg.conv_2d_nhwc_fhwc\0"
    "hook:linalg.conv_2d_nhwc_fhwc_q\0"
    "linalg.conv_2d_nhwc_fhwc_q\0"
    "hook:linalg.conv_2d_nhwc_hwcf\0"
    "linalg.conv_2d_nhwc_hwcf\0"
    "hook:linalg.conv_2d_nhwc_hwcf_q\0"
    "linalg.conv_2d_nhwc_hwcf_q\0"
    "hook:linalg.conv_2d_nhwgc_gfhwc\0"
    "linalg.conv_2d_nhwgc_gfhwc\0"
    "hook:linalg.conv_2d_nhwgc_gfhwc_q\0"
    "linalg.conv_2d_nhwgc_gfhwc_q\0"
    "hook:linalg.conv_3d\0"
    "linalg.conv_3d\0"
    "AllOf<I64ElementsAttr, ElementsShape<3>>\0"
    "dense<1> : tensor<3xi64>\0"
    "hook:linalg.conv_3d_ncdhw_fcdhw\0"
    "linalg.conv_3d_ncdhw_fcdhw\0"
    "hook:linalg.conv_3d_ndhwc_dhwcf\0"
    "linalg.conv_3d_ndhwc_dhwcf\0"
    "hook:linalg.conv_3d_ndhwc_dhwcf_q\0"
    "linalg.conv_3d_ndhwc_dhwcf_q\0"
    "hook:linalg.copy\0"
    "linalg.copy\0"
    "hook:linalg.depthwise_conv_1d_ncw_cw\0"
    "linalg.depthwise_conv_1d_ncw_cw\0"
    "hook:linalg.depthwise_conv_1d_nwc_wc\0"
    "linalg.depthwise_conv_1d_nwc_wc\0"
    "hook:linalg.depthwise_conv_1d_nwc_wcm\0"
    "linalg.depthwise_conv_1d_nwc_wcm\0"
    "hook:linalg.depthwise_conv_2d_nchw_chw\0"
    "linalg.depthwise_conv_2d_nchw_chw\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwc\0"
    "linalg.depthwise_conv_2d_nhwc_hwc\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwc_q\0"
    "linalg.depthwise_conv_2d_nhwc_hwc_q\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwcm\0"
    "linalg.depthwise_conv_2d_nhwc_hwcm\0"
    "hook:linalg.depthwise_conv_2d_nhwc_hwcm_q\0"
    "linalg.depthwise_conv_2d_nhwc_hwcm_q\0"
    "hook:linalg.depthwise_conv_3d_ncdhw_cdhw\0"
    "linalg.depthwise_conv_3d_ncdhw_cdhw\0"
    "hook:linalg.depthwise_conv_3d_ndhwc_dhwc\0"
    "linalg.depthwise_conv_3d_ndhwc_dhwc",
    "hook:linalg.depthwise_conv_3d_ndhwc_dhwcm\0"
    "linalg.depthwise_conv_3d_ndhwc_dhwcm\0"
    "hook:linalg.div\0"
    "linalg.div\0"
    "hook:linalg.div_unsigned\0"
    "linalg.div_unsigned\0"
    "hook:linalg.dot\0"
    "linalg.dot\0"
    "#linalg.elementwise_kind\0"
    "hook:linalg.elementwise\0"
    "linalg.elementwise\0"
    "hook:linalg.erf\0"
    "linalg.erf\0"
    "hook:linalg.exp\0"
    "linalg.exp\0"
    "hook:linalg.fill\0"
    "LinalgFillOpInterface\0"
    "linalg.fill\0"
    "hook:linalg.fill_rng_2d\0"
    "linalg.fill_rng_2d\0"
    "hook:linalg.floor\0"
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
    "linalg.log\0"
    "mapper\0"
    "hook:linalg.map\0"
    "linalg.map\0"
    "[affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]\0"
    "hook:linalg.matmul\0"
    "linalg.matmul\0"
    "hook:linalg.matvec\0"
    "linalg.matvec\0"
    "hook:linalg.max\0"
    "linalg.max\0"
    "hook:linalg.min\0"
    "linalg.min\0"
    "hook:linalg.mmt4d\0"
    "linalg.mmt4d\0"
    "hook:linalg.mul\0"
    "linalg.mul\0"
    "hook:linalg.negf\0"
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
    "linalg.pooling_nchw_max\0"
    "hook:linalg.pooling_nchw_sum\0"
    "linalg.pooling_nchw_sum\0"
    "hook:linalg.pooling_ncw_max\0"
    "linalg.pooling_ncw_max\0"
    "hook:linalg.pooling_ncw_sum\0"
    "linalg.pooling_ncw_sum\0"
    "hook:linalg.pooling_ndhwc_max\0"
    "linalg.pooling_ndhwc_max\0"
    "hook:linalg.pooling_ndhwc_min\0"
    "linalg.pooling_ndhwc_min\0"
    "hook:linalg.pooling_ndhwc_sum\0"
    "linalg.pooling_ndhwc_sum\0"
    "hook:linalg.pooling_nhwc_max\0"
    "linalg.pooling_nhwc_max\0"
    "hook:linalg.pooling_nhwc_max_unsigned\0"
    "linalg.pooling_nhwc_max_unsigned\0"
    "hook:linalg.pooling_nhwc_min\0"
    "linalg.pooling_nhwc_min\0"
    "hook:linalg.pooling_nhwc_min_unsigned\0"
    "linalg.pooling_nhwc_min_unsigned\0"
    "hook:linalg.pooling_nhwc_sum\0"
    "linalg.pooling_nhwc_sum\0"
    "hook:linalg.pooling_nwc_max\0"
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
    "linalg.powf\0"
    "hook:linalg.quantized_batch_matmul\0"
    "linalg.quantized_batch_matmul\0"
    "hook:linalg.quantized_matmul\0"
    "linalg.quantized_matmul\0"
    "hook:linalg.reciprocal\0"
    "linalg.reciprocal\0"
    "AllOf<DenseI64ArrayAttr, DenseArraySorted, DenseArrayNoRepeats>\0"
    "hook:linalg.reduce\0"
    "linalg.reduce\0"
    "hook:linalg.round\0"
    "linalg.round\0"
    "hook:linalg.rsqrt\0"
    "linalg.rsqrt\0"
    "hook:linalg.select\0"
    "linalg.select\0"
    "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)\?\0"
    "TypeIs<Operand0,AnyShaped>\0"
    "TypeIs<Operand1,AnyShaped>\0"
    "SameElementType<Operand0,Operand1>\0"
    "AggregatedOpInterface\0"
    "TilingInterface\0"
    "linalg.softmax\0"
    "hook:linalg.sqrt\0"
    "linalg.sqrt\0"
    "hook:linalg.square\0"
    "linalg.square\0"
    "hook:linalg.sub\0"
    "linalg.sub\0"
    "hook:linalg.tanh\0"
    "linalg.tanh\0"
    "permutation\0"
    "hook:linalg.transpose\0"
    "linalg.transpose\0"
    "$source (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "linalg.unpack\0"
    "hook:linalg.vecmat\0"
    "linalg.vecmat\0"
    "AllOf<AnyRankedTensor, RankIs<4>>\0"
    "enum<@WinogradConv2DFmr>\0"
    "filter\0"
    "fmr\0"
    "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)\0"
    "AllElementTypesMatch<filter,output>\0"
    "linalg.winograd_filter_transform\0"
    "AllOf<AnyRankedTensor, RankIs<6>>\0"
    "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
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
    "elements",
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
    "vscale_range",
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
    "instrument_function_entry",
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
    "type_info",
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
    "llvm.intr.stackrestore",
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
    "ScalableIfScalable<res,srcvec>\0"
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
    "addr_space",
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
    "operands attr-dict `:` type($condition) `,` type($res)\0"
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
    "TypesMatchWith<memref,value>",
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
    "memref.dma_wait\0"
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
    "produceToken",
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
    "mpi.retval_check",
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
    "ftz",
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
    "mem_order",
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
    "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2>>",
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
    "b_hi",
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
    "hook:nvvm.mma.sp.block_scale",
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
    "NVVMRequiresSM<80>",
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
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)\? attr-dict `:` `(` type(operands) `)`",
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
    "50 : i32",
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
    "hook:omp.loop_nest",
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
    "partial_map\0"
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
    "copyprivate_syms",
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
    "private_maps\0"
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
    "num_tasks_mod",
    "oilist( `allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, type($allocator_vars)) `)` | `final` `(` $final `)` | `grainsize` `(` custom<GrainsizeClause>($grainsize_mod , $grainsize, type($grainsize)) `)` | `if` `(` $if_expr `)` | `mergeable` $mergeable | `nogroup` $nogroup | `num_tasks` `(` custom<NumTasksClause>($num_tasks_mod , $num_tasks, type($num_tasks)) `)` | `priority` `(` $priority `:` type($priority) `)` | `untied` $untied ) custom<InReductionPrivateReductionRegion>( $region, $in_reduction_vars, type($in_reduction_vars), $in_reduction_byref, $in_reduction_syms, $private_vars, type($private_vars), $private_syms, $private_needs_barrier, $reduction_mod, $reduction_vars, type($reduction_vars), $reduction_byref, $reduction_syms) attr-dict\0"
    "omp.taskloop\0"
    "oilist( `depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)` | `nowait` $nowait ) attr-dict\0"
    "omp.taskwait\0"
    "omp.taskyield\0"
    "num_teams_lower\0"
    "num_teams_upper\0"
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
    "AllOf<!pdl.range, ElementType<!pdl.value>>",
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
    "[[\"opValue\", \"type\", \"!pdl.operation\"], [\"replOperation\", \"type\", \"!pdl.operation\"]]\0"
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
    "pdl_interp.get_defining_op",
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
    "defaultDest\0"
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
    "quant",
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
    "cpol\0"
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
    "rocdl.cvt.scalef32.2xpk16.fp6.f32",
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
    "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)\0"
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
    "rocdl.cvt.scalef32.pk32.f32.bf6",
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
    "rocdl.cvt.scalef32.pk8.fp8.f32\0"
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
    "[[\"src\", \"type\", \"vector<8xbf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"i32\"]]",
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
    "[[\"barrierPtr\", \"type\", \"!llvm.ptr<3>\"], [\"val\", \"type\", \"i64\"], [\"res\", \"type\", \"i64\"]]\0"
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
    "rocdl.mfma.f32.4x4x1f32",
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
    "AllTypesMatch<res,old,src0>\0"
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
    "rocdl.smfmac.f32.16x16x64.fp8.bf8",
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
    "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)\0"
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
    "scf.if",
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
    "hook:shape.assuming\0"
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
    "$input `on` $grid (`grid_axes` `=` $grid_axes^)\? (`reduction` `=` $reduction^)\? attr-dict `:` type($input) `->` type($result)",
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
    "!shard.sharding\0"
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
    "halo_sizes",
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
    "smt.set_logic",
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
    "sparse_tensor.lvl",
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
    "RayGeometryIndexKHR",
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
    "PerViewAttributesNV",
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
    "SPV_KHR_float_controls",
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
    "LoadCacheControl",
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
    "OpGroupNonUniformSMax",
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
    "component_ptr",
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
    "spirv.Constant\0"
    "execution_scope\0"
    "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict\0"
    "spirv.ControlBarrier",
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
    "[[\"result\", \"type\", \"i32\"]]",
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
    "$ptr attr-dict `:` type($ptr) `->` type($value)",
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
    "operands attr-dict `:` type($matrix) `,` type($scalar)",
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
    "tensor.collapse_shape",
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
    "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)\0"
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
    "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>",
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
    "tosa.conv3d",
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
    "FullyDynamicLayoutMap",
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
    "transform.apply_patterns.memref.expand_ops",
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
    "FunctionalStyleTransformOpTrait",
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
    "transform.loop.forall_to_for",
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
    "take_else_branch",
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
    "op_attrs",
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
    "wasmssa.or",
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
    {1, 5, 0, {0, 54}, {0, 2}, {2, 15}, {0, 12}, {0, 3}, {0, 0}}, {14198, 5, 0, {54, 14}, {0, 0}, {0, 0}, {12, 1}, {83, 2}, {0, 0}},
    {16282, 5, 0, {68, 33}, {17, 3}, {20, 4}, {13, 4}, {137, 3}, {0, 0}}, {30111, 5, 0, {101, 5}, {24, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {14205, 5, 0, {106, 51}, {0, 0}, {25, 2}, {17, 6}, {0, 0}, {0, 0}}, {34742, 5, 0, {157, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {35945, 5, 0, {164, 68}, {0, 0}, {27, 3}, {23, 3}, {474, 3}, {0, 0}}, {42740, 5, 0, {232, 42}, {0, 0}, {0, 0}, {0, 0}, {556, 1}, {0, 0}},
    {6266, 5, 0, {274, 29}, {30, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {49015, 5, 0, {303, 7}, {0, 0}, {0, 0}, {0, 0}, {652, 4}, {0, 0}},
    {50409, 5, 0, {310, 2}, {36, 31}, {67, 23}, {0, 0}, {0, 0}, {0, 0}}, {52993, 5, 0, {312, 4}, {0, 0}, {0, 0}, {0, 0}, {709, 1}, {0, 0}},
    {50471, 5, 0, {316, 29}, {0, 0}, {90, 1}, {26, 1}, {709, 1}, {0, 0}}, {55159, 5, 0, {0, 0}, {0, 0}, {91, 6}, {0, 0}, {0, 0}, {0, 0}},
    {55600, 5, 0, {345, 49}, {97, 7}, {104, 1}, {27, 1}, {0, 0}, {0, 0}}, {59215, 5, 0, {394, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {17, 5, 0, {399, 66}, {0, 0}, {105, 21}, {28, 12}, {709, 1}, {888, 1}}, {17609, 5, 0, {465, 26}, {0, 0}, {126, 1}, {40, 1}, {0, 0}, {0, 0}},
    {76829, 5, 0, {491, 17}, {127, 2}, {129, 2}, {41, 1}, {0, 0}, {0, 0}}, {78617, 5, 0, {508, 99}, {0, 0}, {131, 6}, {42, 9}, {1087, 5}, {0, 0}},
    {12, 5, 1, {607, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1168, 1}}, {78624, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {709, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {117491, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {118477, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {122153, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {127503, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {1861, 1}, {0, 0}}, {151795, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {2006, 2}, {0, 0}},
    {168051, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {170572, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2158, 1}, {0, 0}},
    {55731, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {176844, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16289, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {1861, 1}, {2244, 1}}, {35953, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {709, 1}, {0, 0}},
    {30126, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {2509, 2}, {0, 0}}, {204072, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {709, 1}, {0, 0}},
    {208906, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {212791, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {219029, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21146, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {3458, 3}, {0, 0}},
    {262481, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {3535, 2}, {0, 0}}, {271983, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14211, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {300072, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {1861, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {305138, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {308409, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {310832, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {709, 1}, {0, 0}},
    {317245, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {1861, 1}, {0, 0}},
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
    {6955, 6779, 4, {0, 0}, {0, 0}, {63, 3}, {0, 0}, {108, 2}, {44, 4}, {0, 0}}, {6979, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {99, 9}, {43, 1}, {23, 1}},
    {7142, 7006, 0, {66, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}}, {7157, 7006, 0, {66, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}},
    {7176, 7006, 0, {66, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}}, {7191, 7006, 0, {66, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {49, 1}},
    {7245, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {110, 9}, {41, 2}, {23, 1}}, {7303, 7262, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {119, 1}, {51, 2}, {0, 0}},
    {7319, 7262, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {119, 1}, {51, 2}, {0, 0}}, {7482, 7345, 5, {68, 2}, {0, 0}, {50, 1}, {0, 0}, {120, 1}, {53, 2}, {11, 1}},
    {7627, 7519, 1, {70, 2}, {0, 0}, {0, 0}, {0, 0}, {121, 1}, {0, 0}, {11, 1}}, {8023, 7636, 5, {72, 3}, {0, 0}, {22, 1}, {0, 0}, {122, 6}, {55, 5}, {0, 0}},
    {9364, 8241, 5, {75, 11}, {0, 0}, {50, 1}, {0, 0}, {128, 13}, {60, 6}, {66, 1}}, {10884, 9796, 5, {86, 11}, {97, 1}, {50, 1}, {0, 0}, {141, 18}, {68, 6}, {0, 0}},
    {10925, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {159, 9}, {21, 2}, {23, 1}}, {10938, 8241, 5, {75, 11}, {0, 0}, {50, 1}, {0, 0}, {128, 13}, {60, 6}, {66, 1}},
    {10981, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {168, 9}, {21, 2}, {23, 1}}, {11023, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {177, 9}, {43, 1}, {23, 1}},
    {11126, 11035, 4, {0, 0}, {0, 0}, {98, 2}, {0, 0}, {108, 2}, {44, 4}, {0, 0}}, {11177, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {186, 9}, {43, 1}, {23, 1}},
    {11406, 11248, 4, {0, 0}, {0, 0}, {100, 3}, {0, 0}, {195, 3}, {44, 4}, {0, 0}}, {12007, 11576, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {198, 14}, {74, 1}, {0, 0}},
    {12710, 12019, 5, {103, 8}, {0, 0}, {50, 1}, {0, 0}, {212, 9}, {60, 6}, {66, 1}}, {12969, 12751, 1, {111, 3}, {0, 0}, {0, 0}, {0, 0}, {221, 1}, {75, 1}, {11, 1}},
    {13084, 12977, 1, {70, 2}, {0, 0}, {0, 0}, {0, 0}, {121, 1}, {0, 0}, {11, 1}}, {13157, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {76, 3}, {0, 0}},
    {13574, 13172, 1, {46, 4}, {0, 0}, {0, 0}, {0, 0}, {222, 7}, {38, 1}, {11, 1}}, {13621, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {229, 9}, {43, 1}, {23, 1}},
    {13673, 4189, 1, {42, 4}, {0, 0}, {0, 0}, {0, 0}, {238, 8}, {21, 2}, {23, 1}}, {13722, 3118, 1, {31, 4}, {35, 1}, {0, 0}, {0, 0}, {246, 9}, {41, 2}, {23, 1}},
    {13989, 13737, 1, {114, 4}, {0, 0}, {0, 0}, {0, 0}, {255, 1}, {0, 0}, {11, 1}}, {14188, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {79, 4}, {0, 0}},
    {14467, 14361, 0, {119, 1}, {120, 1}, {0, 0}, {0, 0}, {256, 1}, {85, 2}, {87, 1}}, {14811, 14550, 0, {121, 2}, {123, 1}, {0, 0}, {0, 0}, {257, 1}, {89, 1}, {90, 1}},
    {15058, 14918, 5, {124, 3}, {97, 1}, {22, 1}, {0, 0}, {258, 3}, {92, 6}, {98, 2}}, {15182, 15125, 4, {127, 1}, {97, 1}, {128, 2}, {0, 0}, {261, 1}, {102, 5}, {107, 1}},
    {15502, 15206, 1, {130, 2}, {132, 1}, {0, 0}, {0, 0}, {262, 2}, {89, 1}, {109, 1}}, {15658, 15543, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {256, 1}, {111, 3}, {114, 1}},
    {15748, 15670, 0, {136, 1}, {120, 1}, {0, 0}, {0, 0}, {256, 1}, {89, 1}, {116, 1}}, {15775, 15759, 0, {136, 1}, {120, 1}, {0, 0}, {0, 0}, {256, 1}, {89, 1}, {116, 1}},
    {15971, 15915, 4, {119, 1}, {97, 1}, {22, 1}, {0, 0}, {264, 6}, {118, 6}, {124, 2}}, {16088, 16067, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {270, 4}, {128, 2}, {114, 1}},
    {16145, 16104, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {256, 1}, {130, 3}, {114, 1}}, {16205, 16181, 0, {133, 2}, {140, 1}, {0, 0}, {0, 0}, {256, 1}, {111, 3}, {114, 1}},
    {16249, 16224, 0, {141, 3}, {0, 0}, {0, 0}, {0, 0}, {256, 1}, {130, 3}, {114, 1}}, {16269, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {133, 4}, {0, 0}},
    {17333, 17137, 0, {151, 2}, {135, 1}, {0, 0}, {0, 0}, {274, 5}, {140, 3}, {143, 1}}, {17682, 17615, 0, {153, 1}, {154, 1}, {0, 0}, {0, 0}, {279, 1}, {89, 1}, {0, 0}},
    {18128, 17768, 1, {155, 3}, {158, 1}, {0, 0}, {0, 0}, {280, 2}, {145, 4}, {149, 1}}, {18373, 18194, 1, {159, 4}, {0, 0}, {0, 0}, {0, 0}, {282, 1}, {0, 0}, {151, 1}},
    {18394, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {18702, 18473, 1, {163, 4}, {167, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {20190, 19074, 1, {168, 13}, {181, 1}, {0, 0}, {0, 0}, {283, 3}, {89, 1}, {157, 1}}, {20241, 18473, 1, {163, 4}, {182, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {21094, 20416, 1, {183, 14}, {181, 1}, {0, 0}, {0, 0}, {283, 3}, {89, 1}, {157, 1}}, {21286, 21153, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {286, 5}, {0, 0}, {0, 0}},
    {22445, 22237, 0, {197, 3}, {200, 1}, {0, 0}, {0, 0}, {291, 11}, {159, 2}, {161, 1}}, {22879, 22716, 0, {201, 3}, {204, 1}, {0, 0}, {0, 0}, {302, 1}, {89, 1}, {163, 1}},
    {23241, 23024, 0, {205, 3}, {208, 1}, {0, 0}, {0, 0}, {303, 1}, {89, 1}, {165, 1}}, {23550, 23328, 1, {209, 3}, {208, 1}, {0, 0}, {0, 0}, {304, 1}, {89, 1}, {167, 1}},
    {23838, 23739, 0, {212, 1}, {213, 1}, {0, 0}, {0, 0}, {305, 3}, {169, 2}, {171, 1}}, {24198, 23886, 1, {214, 5}, {219, 1}, {0, 0}, {0, 0}, {308, 2}, {173, 2}, {175, 1}},
    {24494, 24303, 1, {220, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}}, {24540, 24303, 1, {224, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}},
    {24656, 24303, 1, {228, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {0, 0}, {180, 1}}, {24686, 24303, 1, {228, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {0, 0}, {180, 1}},
    {24839, 24716, 1, {232, 3}, {219, 1}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}}, {24997, 24862, 1, {235, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}},
    {25404, 25326, 0, {239, 2}, {241, 1}, {0, 0}, {0, 0}, {302, 1}, {89, 1}, {163, 1}}, {26411, 26137, 0, {242, 2}, {244, 1}, {0, 0}, {0, 0}, {310, 3}, {182, 2}, {184, 1}},
    {27053, 26794, 0, {245, 5}, {250, 1}, {0, 0}, {0, 0}, {313, 5}, {159, 2}, {161, 1}}, {27731, 27516, 0, {251, 5}, {256, 1}, {0, 0}, {0, 0}, {318, 5}, {159, 2}, {161, 1}},
    {27809, 27781, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {323, 1}, {0, 0}, {0, 0}}, {28902, 28718, 0, {257, 4}, {261, 1}, {0, 0}, {0, 0}, {324, 5}, {159, 2}, {161, 1}},
    {29009, 28947, 0, {212, 1}, {213, 1}, {0, 0}, {0, 0}, {329, 3}, {169, 2}, {171, 1}}, {29146, 29032, 0, {181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}},
    {29172, 29032, 0, {181, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}}, {29328, 29201, 0, {262, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {189, 1}, {190, 1}},
    {30099, 29964, 0, {264, 3}, {267, 1}, {0, 0}, {0, 0}, {332, 7}, {159, 2}, {161, 1}}, {30449, 30250, 1, {270, 3}, {273, 1}, {0, 0}, {0, 0}, {0, 0}, {194, 2}, {196, 1}},
    {30735, 30576, 0, {274, 3}, {277, 1}, {0, 0}, {0, 0}, {0, 0}, {198, 3}, {201, 1}}, {31015, 30860, 0, {278, 3}, {281, 1}, {0, 0}, {0, 0}, {339, 2}, {198, 3}, {201, 1}},
    {31133, 31033, 1, {282, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {203, 1}, {196, 1}}, {31184, 31148, 0, {0, 0}, {273, 1}, {0, 0}, {0, 0}, {0, 0}, {194, 2}, {0, 0}},
    {31841, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {32041, 31931, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {216, 11}, {214, 1}},
    {32200, 32065, 0, {291, 2}, {294, 2}, {0, 0}, {0, 0}, {0, 0}, {227, 9}, {236, 1}}, {32274, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {238, 11}, {214, 1}},
    {32486, 32373, 0, {296, 1}, {297, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {32500, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {259, 9}, {214, 1}},
    {32516, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {259, 9}, {214, 1}}, {32733, 32563, 0, {288, 2}, {298, 1}, {0, 0}, {0, 0}, {343, 2}, {268, 10}, {278, 1}},
    {32819, 32765, 0, {291, 2}, {298, 1}, {0, 0}, {0, 0}, {345, 1}, {280, 10}, {278, 1}}, {32945, 32840, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {346, 1}, {290, 5}, {295, 1}},
    {32960, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {297, 9}, {214, 1}}, {33042, 32979, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}},
    {33054, 32979, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}}, {33138, 33066, 0, {299, 1}, {300, 1}, {0, 0}, {0, 0}, {348, 1}, {306, 11}, {0, 0}},
    {33244, 32373, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}}, {33256, 32373, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}},
    {33268, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {328, 9}, {214, 1}}, {33285, 32373, 0, {299, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {33298, 32373, 0, {299, 1}, {302, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {33389, 32373, 0, {303, 1}, {304, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}},
    {33406, 32373, 0, {303, 1}, {304, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}}, {33425, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33440, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33454, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}},
    {33466, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {33478, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33493, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33507, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}},
    {33519, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {33531, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33542, 31931, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {347, 12}, {214, 1}}, {33707, 33562, 0, {291, 2}, {305, 2}, {0, 0}, {0, 0}, {0, 0}, {359, 9}, {368, 1}},
    {33728, 33562, 0, {291, 2}, {305, 2}, {0, 0}, {0, 0}, {0, 0}, {359, 9}, {368, 1}}, {33854, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {370, 9}, {379, 1}},
    {33865, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {238, 11}, {214, 1}}, {33875, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {297, 9}, {214, 1}},
    {33886, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {328, 9}, {214, 1}}, {33898, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {328, 9}, {214, 1}},
    {34010, 33910, 0, {308, 2}, {300, 1}, {0, 0}, {0, 0}, {348, 1}, {381, 10}, {0, 0}}, {34207, 34062, 0, {308, 2}, {300, 1}, {0, 0}, {0, 0}, {349, 2}, {391, 11}, {0, 0}},
    {34442, 34251, 0, {310, 3}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {402, 11}, {413, 1}}, {34455, 31931, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {415, 10}, {214, 1}},
    {34466, 32979, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {328, 9}, {214, 1}}, {34478, 32979, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {347, 1}, {328, 9}, {214, 1}},
    {34490, 32373, 0, {301, 1}, {300, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {34503, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {297, 9}, {214, 1}},
    {34514, 31931, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {342, 1}, {415, 10}, {214, 1}}, {34615, 34525, 0, {299, 1}, {300, 1}, {0, 0}, {0, 0}, {349, 2}, {425, 12}, {0, 0}},
    {34705, 34628, 0, {301, 1}, {302, 1}, {0, 0}, {0, 0}, {342, 1}, {437, 12}, {0, 0}}, {34718, 32373, 0, {301, 1}, {300, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {34731, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {35081, 34857, 0, {313, 3}, {316, 1}, {0, 0}, {0, 0}, {0, 0}, {449, 7}, {456, 1}},
    {35342, 35199, 0, {317, 3}, {320, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {35467, 34857, 0, {313, 3}, {316, 1}, {0, 0}, {0, 0}, {0, 0}, {463, 4}, {467, 1}},
    {35576, 35199, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {35884, 35735, 0, {325, 2}, {327, 1}, {0, 0}, {0, 0}, {0, 0}, {469, 3}, {472, 1}},
    {35904, 35199, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {35924, 35199, 0, {321, 3}, {324, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}},
    {36942, 36830, 0, {331, 1}, {332, 1}, {0, 0}, {0, 0}, {0, 0}, {477, 3}, {480, 1}}, {37361, 37142, 0, {333, 2}, {335, 1}, {0, 0}, {0, 0}, {351, 1}, {482, 3}, {485, 1}},
    {38027, 37554, 1, {336, 5}, {341, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}}, {38046, 37554, 1, {336, 5}, {341, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {38091, 38065, 0, {0, 0}, {331, 1}, {0, 0}, {0, 0}, {0, 0}, {497, 2}, {0, 0}}, {38378, 38108, 0, {342, 3}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {499, 4}, {503, 1}},
    {38430, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {505, 1}, {0, 0}}, {38590, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38614, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38637, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38661, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38684, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38708, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38731, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38755, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38778, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38802, 0, 0, {346, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39046, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39064, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39087, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39105, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39198, 0, 0, {353, 3}, {345, 1}, {0, 0}, {0, 0}, {352, 1}, {508, 2}, {506, 1}},
    {39222, 0, 0, {353, 3}, {345, 1}, {0, 0}, {0, 0}, {352, 1}, {508, 2}, {506, 1}}, {39245, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39269, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39293, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39317, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39355, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39379, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39402, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39426, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39449, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39473, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39496, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39520, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39543, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39567, 0, 0, {356, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39651, 0, 0, {359, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {510, 1}},
    {39668, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39693, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39718, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39742, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39766, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39790, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39814, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39839, 0, 0, {349, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39897, 0, 0, {362, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {512, 1}, {506, 1}}, {39922, 0, 0, {362, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {512, 1}, {506, 1}},
    {39956, 0, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {353, 1}, {0, 0}, {0, 0}}, {40349, 39979, 0, {365, 5}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {513, 4}, {517, 1}},
    {40834, 40406, 1, {370, 5}, {332, 1}, {0, 0}, {0, 0}, {354, 1}, {519, 8}, {527, 1}}, {40992, 37554, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {41326, 37554, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {41345, 37554, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {41364, 37554, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {41687, 41383, 0, {387, 5}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {537, 3}, {540, 1}},
    {41783, 41731, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {355, 1}, {89, 1}, {542, 1}}, {41804, 37554, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}},
    {41824, 37554, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42245, 41880, 1, {392, 4}, {332, 1}, {0, 0}, {0, 0}, {351, 1}, {544, 5}, {549, 1}},
    {42567, 42276, 1, {396, 4}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {551, 3}, {554, 1}}, {42586, 37554, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {42605, 37554, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42624, 37554, 1, {375, 5}, {380, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {42643, 37554, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42662, 37554, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}},
    {42682, 37554, 1, {381, 5}, {386, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42727, 42702, 0, {0, 0}, {400, 1}, {0, 0}, {0, 0}, {0, 0}, {497, 2}, {0, 0}},
    {43065, 42948, 0, {401, 1}, {402, 1}, {0, 0}, {0, 0}, {0, 0}, {557, 2}, {559, 1}}, {43210, 43093, 0, {403, 1}, {404, 1}, {0, 0}, {0, 0}, {0, 0}, {561, 2}, {563, 1}},
    {43585, 43493, 0, {405, 1}, {406, 1}, {0, 0}, {0, 0}, {356, 1}, {565, 2}, {567, 1}}, {43648, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43764, 35199, 0, {410, 3}, {413, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {43935, 0, 0, {414, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {569, 1}, {0, 0}},
    {44040, 0, 0, {415, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {570, 1}, {0, 0}}, {44116, 0, 0, {416, 1}, {345, 1}, {0, 0}, {0, 0}, {356, 1}, {0, 0}, {0, 0}},
    {44139, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44157, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44175, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44193, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44211, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44261, 0, 0, {417, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {571, 2}, {573, 1}},
    {44279, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44297, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44315, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44334, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44351, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44369, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44387, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44406, 0, 0, {407, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44474, 0, 0, {420, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {577, 1}}, {44501, 0, 0, {422, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44527, 0, 0, {424, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44818, 44609, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}},
    {44888, 44609, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}}, {44908, 44609, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}},
    {44928, 44609, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}}, {44955, 44609, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}},
    {44984, 44609, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}}, {45004, 44609, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}},
    {45024, 44609, 0, {428, 3}, {431, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}}, {45044, 44609, 0, {432, 3}, {435, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}},
    {45209, 45064, 0, {436, 3}, {439, 1}, {0, 0}, {0, 0}, {0, 0}, {586, 2}, {588, 1}}, {45491, 45350, 0, {440, 3}, {443, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}},
    {45602, 45350, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}}, {45616, 45350, 0, {440, 3}, {443, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}},
    {45629, 45350, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}}, {45643, 45350, 0, {444, 3}, {447, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}},
    {45902, 45694, 0, {448, 2}, {450, 2}, {0, 0}, {0, 0}, {0, 0}, {595, 2}, {597, 1}}, {46361, 45953, 0, {452, 4}, {456, 4}, {0, 0}, {0, 0}, {0, 0}, {599, 2}, {601, 1}},
    {46604, 46492, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {603, 1}}, {46703, 46623, 0, {464, 1}, {465, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {46772, 46715, 0, {466, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {605, 1}}, {46971, 46857, 0, {118, 1}, {467, 1}, {0, 0}, {0, 0}, {357, 3}, {607, 2}, {0, 0}},
    {47117, 47026, 0, {468, 1}, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}}, {47195, 47134, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}},
    {47236, 47210, 0, {470, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}}, {47287, 13097, 0, {0, 0}, {468, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {613, 1}},
    {47408, 47134, 0, {469, 1}, {472, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}}, {47567, 47459, 0, {472, 1}, {0, 0}, {0, 0}, {473, 3}, {0, 0}, {617, 1}, {618, 1}},
    {47689, 47591, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {620, 1}}, {47894, 47783, 5, {478, 2}, {480, 2}, {482, 1}, {0, 0}, {0, 0}, {622, 4}, {626, 2}},
    {48003, 47967, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {360, 5}, {630, 3}, {0, 0}}, {48036, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {633, 4}, {0, 0}},
    {48169, 48131, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48240, 48191, 0, {461, 2}, {463, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {603, 1}},
    {48267, 48131, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48337, 48287, 0, {485, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}},
    {48396, 48368, 0, {0, 0}, {487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48417, 47591, 0, {476, 1}, {477, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {620, 1}},
    {48444, 48131, 0, {484, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48505, 48131, 0, {484, 1}, {488, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {637, 1}},
    {48643, 48536, 0, {489, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {639, 1}, {640, 1}}, {48692, 48368, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {643, 1}},
    {48725, 47134, 0, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}}, {48746, 48131, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {48774, 48131, 0, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48914, 48798, 0, {490, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {645, 1}, {646, 1}},
    {49003, 48934, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 4}, {0, 0}}, {49206, 49081, 1, {492, 3}, {495, 1}, {0, 0}, {0, 0}, {366, 1}, {656, 2}, {658, 1}},
    {49372, 49272, 0, {496, 1}, {497, 1}, {0, 0}, {0, 0}, {0, 0}, {660, 2}, {0, 0}}, {49645, 49438, 1, {498, 3}, {501, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {662, 1}},
    {49703, 49667, 0, {502, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {664, 1}, {0, 0}}, {49990, 49765, 0, {503, 2}, {505, 1}, {0, 0}, {0, 0}, {367, 2}, {665, 7}, {0, 0}},
    {50256, 50106, 0, {506, 1}, {507, 1}, {0, 0}, {0, 0}, {369, 1}, {672, 5}, {0, 0}}, {50385, 50280, 0, {507, 1}, {508, 1}, {0, 0}, {0, 0}, {367, 2}, {677, 4}, {0, 0}},
    {52875, 52737, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {370, 2}, {697, 10}, {707, 1}}, {52958, 52898, 0, {572, 1}, {573, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {53052, 53004, 0, {574, 1}, {0, 0}, {0, 0}, {0, 0}, {372, 1}, {710, 1}, {711, 1}}, {53159, 53075, 0, {575, 1}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {713, 3}, {0, 0}},
    {53497, 53234, 1, {577, 3}, {0, 0}, {0, 0}, {580, 2}, {373, 1}, {716, 4}, {720, 1}}, {53843, 53623, 1, {582, 3}, {0, 0}, {0, 0}, {585, 2}, {374, 2}, {713, 3}, {0, 0}},
    {54087, 53950, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {722, 4}, {726, 1}}, {54099, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}},
    {54111, 53950, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {722, 4}, {726, 1}}, {54125, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}},
    {54196, 54139, 0, {595, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {54244, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54314, 54278, 0, {0, 0}, {596, 1}, {0, 0}, {0, 0}, {376, 1}, {738, 3}, {0, 0}}, {54331, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54607, 54353, 0, {597, 2}, {590, 1}, {0, 0}, {0, 0}, {0, 0}, {741, 4}, {745, 1}}, {54622, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}},
    {54685, 33562, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {747, 3}, {750, 1}}, {54696, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54708, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {54765, 53950, 0, {590, 1}, {600, 1}, {0, 0}, {0, 0}, {341, 1}, {752, 4}, {756, 1}},
    {54776, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {54788, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54802, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}}, {54814, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {54826, 33562, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {747, 3}, {750, 1}}, {54838, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}},
    {55008, 54869, 0, {601, 2}, {594, 1}, {0, 0}, {0, 0}, {348, 1}, {758, 5}, {763, 1}}, {55059, 53950, 0, {590, 1}, {603, 1}, {0, 0}, {0, 0}, {341, 1}, {765, 4}, {769, 1}},
    {55070, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {55084, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {55097, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {55109, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {55122, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {214, 1}}, {55134, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}},
    {55146, 53950, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {732, 4}, {736, 1}}, {55849, 55770, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {56033, 55894, 0, {614, 1}, {615, 1}, {0, 0}, {0, 0}, {0, 0}, {778, 2}, {780, 1}}, {56187, 56101, 0, {616, 1}, {617, 1}, {0, 0}, {0, 0}, {377, 1}, {777, 1}, {0, 0}},
    {56258, 56199, 0, {618, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {56271, 55770, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {56289, 55770, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {56314, 55770, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {56332, 55770, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {56349, 55770, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {56375, 55770, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {56393, 46857, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {357, 3}, {782, 3}, {0, 0}},
    {56423, 46857, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {378, 3}, {777, 1}, {0, 0}}, {56494, 56441, 0, {623, 1}, {624, 1}, {0, 0}, {0, 0}, {0, 0}, {785, 2}, {0, 0}},
    {56589, 56521, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {381, 2}, {787, 9}, {0, 0}}, {56694, 56621, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {383, 1}, {777, 1}, {0, 0}},
    {56844, 56704, 0, {625, 3}, {617, 1}, {0, 0}, {0, 0}, {0, 0}, {796, 2}, {798, 1}}, {56894, 0, 0, {0, 0}, {613, 1}, {0, 0}, {0, 0}, {384, 1}, {800, 2}, {0, 0}},
    {56929, 56909, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {385, 1}, {802, 1}, {0, 0}}, {57087, 56956, 0, {628, 1}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {804, 1}},
    {57158, 55770, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {57198, 57184, 4, {0, 0}, {0, 0}, {633, 2}, {0, 0}, {0, 0}, {806, 3}, {0, 0}},
    {57262, 57226, 4, {635, 1}, {617, 1}, {22, 1}, {0, 0}, {386, 1}, {809, 4}, {813, 1}}, {57380, 57293, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {387, 3}, {815, 1}, {0, 0}},
    {57431, 57392, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {390, 1}, {816, 8}, {0, 0}}, {57622, 57494, 4, {636, 3}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {824, 4}, {828, 2}},
    {57659, 57643, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {391, 5}, {832, 4}, {0, 0}}, {57721, 57681, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {396, 1}, {836, 2}, {0, 0}},
    {57806, 57772, 0, {0, 0}, {639, 1}, {0, 0}, {0, 0}, {397, 1}, {836, 2}, {0, 0}}, {58052, 57873, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {398, 6}, {815, 1}, {0, 0}},
    {58097, 58083, 4, {640, 1}, {0, 0}, {641, 2}, {0, 0}, {0, 0}, {838, 5}, {843, 2}}, {58153, 58134, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {404, 2}, {0, 0}, {0, 0}},
    {58202, 58167, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {406, 1}, {89, 1}, {0, 0}}, {58285, 48131, 0, {643, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {847, 2}, {849, 1}},
    {58362, 58296, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {851, 1}}, {58380, 58296, 0, {620, 1}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {851, 1}},
    {58398, 58296, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {851, 1}}, {58471, 0, 0, {645, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}},
    {58552, 0, 0, {647, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}}, {58572, 55770, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {58582, 55770, 0, {648, 2}, {650, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {58656, 58592, 0, {651, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 4}, {0, 0}},
    {58669, 55770, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {58799, 58726, 0, {652, 2}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {58952, 58847, 4, {654, 1}, {0, 0}, {655, 2}, {0, 0}, {408, 1}, {857, 4}, {813, 1}}, {58965, 55770, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}},
    {58983, 55770, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {777, 1}, {0, 0}}, {59000, 0, 0, {0, 0}, {646, 1}, {0, 0}, {0, 0}, {384, 1}, {0, 0}, {0, 0}},
    {59079, 59023, 0, {657, 1}, {0, 0}, {0, 0}, {0, 0}, {406, 1}, {0, 0}, {0, 0}}, {59203, 59094, 0, {658, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 3}, {0, 0}},
    {59230, 46857, 0, {118, 1}, {659, 1}, {0, 0}, {0, 0}, {409, 4}, {864, 3}, {0, 0}}, {59494, 59269, 0, {660, 2}, {97, 1}, {0, 0}, {0, 0}, {413, 2}, {867, 3}, {870, 1}},
    {59548, 59513, 0, {0, 0}, {662, 1}, {0, 0}, {0, 0}, {415, 1}, {872, 4}, {0, 0}}, {59584, 59562, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {416, 6}, {876, 5}, {881, 1}},
    {59615, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {883, 5}, {0, 0}}, {61564, 61447, 4, {692, 1}, {693, 1}, {483, 1}, {0, 0}, {422, 2}, {893, 2}, {295, 1}},
    {62037, 61664, 1, {694, 3}, {697, 2}, {0, 0}, {0, 0}, {424, 1}, {895, 1}, {896, 1}}, {62047, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {62249, 62174, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {425, 3}, {815, 1}, {0, 0}}, {62343, 62291, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {62357, 62291, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}}, {62370, 62291, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {62391, 62291, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}}, {62407, 62291, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {62430, 62291, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}}, {62904, 62567, 0, {699, 4}, {703, 2}, {0, 0}, {0, 0}, {430, 1}, {895, 1}, {901, 1}},
    {63511, 62988, 0, {705, 9}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {903, 1}}, {63963, 63546, 0, {716, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {905, 1}},
    {64139, 63983, 0, {723, 6}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {905, 1}}, {64357, 64165, 0, {729, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {905, 1}},
    {64571, 64379, 0, {736, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {905, 1}}, {64934, 64628, 1, {743, 3}, {746, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {907, 1}},
    {65152, 64955, 0, {748, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {909, 1}}, {65398, 65164, 0, {751, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {911, 1}},
    {65645, 65420, 0, {753, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {913, 1}}, {65742, 65708, 0, {0, 0}, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {65945, 65909, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {431, 8}, {915, 5}, {0, 0}}, {65954, 62291, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {65968, 62291, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}}, {66033, 65999, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {66051, 65999, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {66112, 66071, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {66713, 66257, 5, {757, 11}, {750, 1}, {483, 1}, {0, 0}, {440, 2}, {920, 5}, {925, 1}}, {67783, 66781, 1, {768, 13}, {750, 1}, {0, 0}, {0, 0}, {442, 1}, {927, 2}, {929, 1}},
    {67916, 67799, 0, {781, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {909, 1}}, {68080, 67927, 0, {784, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {931, 2}, {909, 1}},
    {68303, 68167, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {443, 3}, {933, 10}, {0, 0}}, {68373, 68314, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {68474, 68426, 0, {787, 1}, {0, 0}, {0, 0}, {0, 0}, {446, 1}, {943, 1}, {0, 0}}, {68505, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {944, 3}, {0, 0}},
    {68746, 68594, 0, {788, 1}, {789, 2}, {0, 0}, {0, 0}, {447, 2}, {947, 2}, {949, 1}}, {69306, 68865, 0, {791, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {951, 1}},
    {69767, 69325, 0, {796, 4}, {800, 2}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {953, 1}}, {69999, 69811, 0, {802, 5}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {913, 1}},
    {70079, 70029, 0, {807, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {943, 1}, {955, 1}}, {70352, 70139, 0, {808, 3}, {811, 2}, {0, 0}, {0, 0}, {452, 1}, {957, 2}, {959, 1}},
    {70867, 70406, 0, {813, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {961, 1}}, {71103, 70883, 0, {818, 1}, {819, 2}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {963, 1}},
    {71208, 71127, 0, {821, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {963, 1}}, {71876, 71289, 0, {823, 7}, {830, 2}, {0, 0}, {0, 0}, {453, 4}, {895, 1}, {965, 1}},
    {72137, 65420, 0, {753, 2}, {832, 4}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {967, 1}}, {72614, 72171, 1, {836, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {969, 1}},
    {73097, 72633, 2, {841, 4}, {845, 2}, {0, 0}, {0, 0}, {449, 3}, {895, 1}, {971, 1}}, {73536, 73126, 0, {847, 5}, {750, 1}, {0, 0}, {0, 0}, {457, 2}, {895, 1}, {973, 1}},
    {73956, 73545, 0, {852, 4}, {800, 2}, {0, 0}, {0, 0}, {457, 2}, {895, 1}, {975, 1}}, {74123, 74007, 0, {856, 2}, {135, 1}, {0, 0}, {0, 0}, {459, 1}, {977, 8}, {985, 1}},
    {74146, 68314, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}}, {74473, 74349, 0, {858, 3}, {861, 1}, {0, 0}, {0, 0}, {460, 2}, {987, 2}, {989, 1}},
    {74626, 74533, 0, {862, 1}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {991, 2}, {993, 1}}, {74765, 74688, 0, {863, 1}, {861, 1}, {0, 0}, {0, 0}, {462, 1}, {995, 2}, {0, 0}},
    {74960, 74801, 0, {864, 2}, {866, 1}, {0, 0}, {0, 0}, {0, 0}, {997, 2}, {999, 1}}, {75187, 74998, 0, {867, 3}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {1001, 2}, {1003, 1}},
    {75462, 75370, 0, {870, 2}, {861, 1}, {0, 0}, {0, 0}, {463, 2}, {1005, 1}, {114, 1}}, {75656, 75578, 0, {872, 3}, {0, 0}, {0, 0}, {0, 0}, {463, 2}, {943, 1}, {114, 1}},
    {75909, 75714, 0, {788, 1}, {213, 1}, {0, 0}, {0, 0}, {465, 4}, {1006, 1}, {295, 1}}, {75929, 68314, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {75969, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1007, 3}, {0, 0}}, {75984, 62291, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {898, 3}, {542, 1}},
    {75998, 70883, 0, {818, 1}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {895, 1}, {909, 1}}, {76109, 76035, 4, {875, 2}, {97, 1}, {877, 1}, {0, 0}, {469, 1}, {1010, 3}, {1013, 2}},
    {76176, 76136, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}}, {76349, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}},
    {76359, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {76396, 32840, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {470, 1}, {1025, 4}, {1029, 1}},
    {76416, 49272, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1031, 3}, {0, 0}}, {76428, 49272, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1031, 3}, {0, 0}},
    {76440, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}}, {76455, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}},
    {76616, 76496, 0, {880, 2}, {599, 1}, {0, 0}, {0, 0}, {471, 1}, {1036, 2}, {1038, 1}}, {76626, 32840, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {472, 1}, {1025, 4}, {643, 1}},
    {76641, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}}, {76652, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}},
    {76663, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}}, {76679, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}},
    {76690, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {76701, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}},
    {76712, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {76723, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}},
    {76733, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {76742, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}},
    {76753, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 2}, {1023, 1}}, {76764, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {1023, 1}},
    {76774, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {1023, 1}}, {76785, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {1023, 1}},
    {76796, 13097, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {643, 1}}, {76809, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 2}, {1023, 1}},
    {76819, 76243, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1020, 3}, {1023, 1}}, {77198, 76988, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1040, 3}, {1043, 1}},
    {77250, 13097, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1045, 2}, {1047, 1}}, {77259, 76988, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1040, 3}, {1043, 1}},
    {77395, 77271, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1049, 5}, {0, 0}}, {77592, 77446, 0, {889, 1}, {0, 0}, {0, 0}, {0, 0}, {473, 1}, {1054, 1}, {1055, 1}},
    {77670, 77627, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {474, 2}, {1057, 3}, {1047, 1}}, {77700, 77680, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {476, 1}, {0, 0}, {1047, 1}},
    {77712, 77271, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1060, 4}, {0, 0}}, {77758, 77734, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {477, 1}, {1064, 3}, {1047, 1}},
    {77914, 77796, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1054, 1}, {1067, 1}}, {78002, 77271, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1069, 5}, {0, 0}},
    {78104, 78017, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1074, 1}, {1067, 1}}, {78246, 78130, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {481, 1}, {1075, 4}, {1079, 1}},
    {78534, 78326, 0, {890, 1}, {891, 1}, {0, 0}, {0, 0}, {482, 2}, {1081, 2}, {1083, 1}}, {78581, 78017, 0, {892, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1054, 1}, {1085, 1}},
    {78594, 77796, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1054, 1}, {1067, 1}}, {78607, 77271, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1049, 5}, {0, 0}},
    {79278, 79221, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {79305, 79289, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {79596, 79542, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {484, 2}, {1101, 8}, {1099, 1}}, {79641, 79616, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}},
    {79685, 79661, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}}, {79871, 79839, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {486, 2}, {1101, 8}, {1099, 1}},
    {79923, 79898, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}}, {80015, 79993, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {488, 1}, {1109, 8}, {1099, 1}},
    {80049, 80032, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {80091, 80070, 5, {899, 2}, {905, 1}, {906, 1}, {0, 0}, {489, 2}, {1101, 8}, {1099, 1}},
    {80156, 80107, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1117, 8}, {1099, 1}}, {80275, 80247, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {80326, 80298, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {80369, 80349, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1117, 8}, {1099, 1}},
    {80480, 80450, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {80537, 80505, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {80596, 80564, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {80655, 80623, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {80716, 80682, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {80775, 80745, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {80832, 80800, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {80889, 80859, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {80946, 80914, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {81005, 80973, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {81066, 81032, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {81115, 81095, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1117, 8}, {1099, 1}},
    {81228, 81196, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {81287, 81255, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}},
    {81348, 81314, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {81394, 81377, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {497, 1}, {1092, 7}, {1099, 1}},
    {81443, 81406, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {81512, 81475, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {81582, 81544, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {81654, 81615, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {81727, 81688, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {81802, 81761, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {81878, 81838, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {81955, 81913, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {82033, 81992, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {82110, 82069, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}},
    {82188, 82146, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {82241, 82225, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {82277, 82252, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {82313, 82297, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}},
    {82373, 82349, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {498, 2}, {1092, 7}, {1099, 1}}, {82408, 82392, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {82435, 82419, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {82485, 82446, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1125, 8}, {1099, 1}},
    {82521, 82497, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {82558, 82540, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {82654, 82634, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {500, 4}, {1109, 8}, {1099, 1}}, {82733, 82700, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {643, 1}},
    {82762, 82746, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {82796, 82780, 4, {907, 2}, {904, 1}, {909, 1}, {0, 0}, {0, 0}, {1109, 8}, {1099, 1}},
    {82941, 82922, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {505, 2}, {1101, 8}, {1099, 1}}, {82974, 82955, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}},
    {83004, 82988, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {83031, 83015, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {83060, 83042, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}}, {83089, 83073, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {83117, 83100, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {83614, 83205, 1, {910, 4}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1133, 7}, {1140, 1}},
    {83655, 83626, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {83708, 83679, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {83760, 83732, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {83811, 83783, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {83864, 83834, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {83919, 83889, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}},
    {83974, 83944, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {84028, 83999, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {84090, 84052, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {84152, 84123, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {84214, 84176, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {84276, 84247, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {84328, 84300, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {84388, 84351, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {84448, 84420, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {84508, 84471, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {84568, 84540, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {84608, 84591, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {84655, 84620, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {84714, 84685, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {84761, 84738, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {84862, 84843, 4, {915, 2}, {917, 1}, {906, 1}, {0, 0}, {510, 1}, {1142, 9}, {1099, 1}},
    {84894, 84876, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {84925, 84907, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {84957, 84938, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {85241, 84971, 0, {918, 2}, {920, 1}, {0, 0}, {0, 0}, {511, 1}, {1151, 8}, {0, 0}},
    {85273, 85256, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {85304, 85285, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {85334, 85318, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {85362, 85345, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {85408, 85386, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {512, 1}, {1109, 8}, {1099, 1}}, {85649, 85425, 0, {921, 3}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1133, 7}, {1140, 1}},
    {85682, 85663, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}}, {85931, 85766, 0, {924, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1159, 3}, {0, 0}},
    {86160, 85998, 0, {927, 2}, {929, 1}, {0, 0}, {0, 0}, {513, 1}, {1162, 3}, {0, 0}}, {86354, 86192, 0, {930, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1165, 3}, {0, 0}},
    {86405, 86387, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}}, {94252, 94115, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1329, 5}, {1334, 1}},
    {94372, 94304, 0, {1191, 1}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1336, 3}, {0, 0}}, {94505, 94420, 0, {1193, 1}, {1194, 1}, {0, 0}, {0, 0}, {515, 3}, {1339, 2}, {0, 0}},
    {94556, 94517, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1341, 3}, {1334, 1}}, {94644, 94565, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1344, 4}, {1334, 1}},
    {95176, 94935, 0, {1195, 2}, {1197, 1}, {0, 0}, {0, 0}, {518, 9}, {1348, 3}, {1351, 1}}, {95247, 94304, 0, {1198, 1}, {1199, 1}, {0, 0}, {0, 0}, {0, 0}, {1353, 2}, {0, 0}},
    {95338, 95290, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {527, 1}, {1355, 3}, {0, 0}}, {95371, 95356, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}},
    {95385, 53075, 0, {1200, 1}, {0, 0}, {0, 0}, {576, 1}, {529, 1}, {713, 3}, {0, 0}}, {95723, 95685, 1, {1201, 2}, {1203, 1}, {0, 0}, {0, 0}, {530, 20}, {1358, 5}, {0, 0}},
    {95794, 95740, 1, {1204, 2}, {1206, 1}, {0, 0}, {0, 0}, {550, 6}, {1363, 2}, {0, 0}}, {96174, 95898, 0, {1207, 3}, {1210, 1}, {0, 0}, {0, 0}, {556, 10}, {1365, 4}, {1369, 1}},
    {96213, 96187, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1371, 4}, {0, 0}}, {96253, 96225, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {815, 1}, {0, 0}},
    {96482, 96274, 1, {1211, 3}, {0, 0}, {0, 0}, {580, 2}, {568, 2}, {716, 4}, {720, 1}}, {96560, 96509, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {570, 1}, {1355, 3}, {0, 0}},
    {96747, 96610, 0, {1214, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1375, 2}, {1377, 1}}, {96954, 96810, 0, {1216, 1}, {345, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {97023, 94517, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}}, {97180, 97083, 0, {1217, 2}, {1220, 1}, {0, 0}, {0, 0}, {573, 2}, {1383, 4}, {1387, 1}},
    {97190, 94517, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}}, {97255, 97200, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}},
    {97266, 94517, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}}, {97339, 97276, 0, {1221, 1}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1389, 3}, {1392, 1}},
    {97349, 94304, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97360, 94304, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97372, 94304, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97384, 94304, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97427, 97397, 0, {1223, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1351, 1}}, {97439, 94517, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}},
    {97449, 94517, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}}, {98171, 98156, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {577, 53}, {1396, 4}, {0, 0}},
    {98467, 98249, 0, {1224, 2}, {1192, 1}, {0, 0}, {0, 0}, {630, 3}, {1400, 5}, {0, 0}}, {98620, 98605, 0, {1226, 2}, {1220, 1}, {0, 0}, {0, 0}, {633, 1}, {1405, 3}, {1387, 1}},
    {98815, 98682, 0, {1228, 2}, {0, 0}, {0, 0}, {1230, 1}, {634, 1}, {1408, 4}, {0, 0}}, {99225, 98945, 0, {1231, 1}, {1232, 1}, {0, 0}, {0, 0}, {635, 7}, {710, 1}, {0, 0}},
    {99499, 99294, 0, {1233, 3}, {1236, 1}, {0, 0}, {0, 0}, {0, 0}, {1412, 3}, {1415, 1}}, {99735, 99518, 0, {1237, 2}, {1239, 1}, {0, 0}, {0, 0}, {571, 1}, {1417, 2}, {1419, 1}},
    {99777, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {99881, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {100068, 0, 0, {1242, 4}, {1246, 1}, {0, 0}, {0, 0}, {0, 0}, {1426, 2}, {1428, 1}}, {100089, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {100255, 100109, 0, {1247, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1430, 1}}, {100272, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {100330, 99791, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}}, {100346, 99791, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1424, 1}},
    {100367, 99791, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1424, 1}}, {100383, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {100398, 99791, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}}, {100417, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {100554, 100454, 0, {1251, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1434, 1}}, {100735, 100590, 0, {1253, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1436, 1}},
    {100851, 100754, 0, {1256, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1438, 1}}, {101025, 100902, 0, {1258, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1440, 1}},
    {101172, 101043, 0, {1262, 3}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1442, 1}}, {101242, 101195, 0, {1265, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101321, 101264, 0, {1265, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {101341, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101473, 101372, 0, {1266, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1444, 1}}, {101496, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {101510, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {101540, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1394, 2}, {1424, 1}},
    {101555, 99791, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1424, 1}}, {101571, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1394, 2}, {1424, 1}},
    {101749, 101653, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1446, 1}, {0, 0}}, {101809, 101792, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {101927, 101829, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1446, 1}, {0, 0}}, {101947, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {102037, 101977, 0, {1270, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {102061, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {102075, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {102091, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {102204, 102106, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1447, 1}}, {102320, 102234, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {649, 1}, {1449, 2}, {1447, 1}},
    {102512, 102407, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {650, 1}, {1451, 2}, {0, 0}}, {102708, 102596, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1453, 3}, {0, 0}},
    {102751, 102596, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1453, 3}, {0, 0}}, {102793, 102596, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1453, 3}, {0, 0}},
    {102870, 102853, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {102959, 0, 0, {1274, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1456, 1}},
    {102998, 0, 0, {1278, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1456, 1}}, {103038, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {103053, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {103132, 99791, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1458, 1}},
    {103146, 99791, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1458, 1}}, {103164, 99791, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1460, 2}, {0, 0}},
    {103180, 99791, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1458, 1}}, {103195, 99791, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1458, 1}},
    {103278, 103210, 0, {1290, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103458, 103363, 0, {1292, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1446, 1}, {1462, 1}},
    {103564, 103482, 0, {1294, 1}, {1295, 1}, {0, 0}, {0, 0}, {654, 1}, {1446, 1}, {1464, 1}},
    {103614, 0, 0, {1223, 1}, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1466, 1}}, {103640, 0, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {103727, 103661, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1468, 2}, {1470, 1}}, {103767, 99791, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1460, 2}, {0, 0}},
    {103783, 103661, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1446, 1}, {0, 0}}, {103806, 103661, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1446, 1}, {0, 0}},
    {103831, 99791, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103862, 99791, 0, {1299, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {103880, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {103894, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {103910, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {103925, 99791, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {103941, 99791, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103958, 0, 0, {1300, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {1472, 1}, {0, 0}},
    {103998, 0, 0, {1303, 3}, {345, 1}, {0, 0}, {0, 0}, {413, 2}, {1472, 1}, {0, 0}}, {104066, 55770, 0, {1306, 3}, {1236, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {104107, 55770, 0, {1309, 3}, {1236, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {104218, 104129, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {104343, 104243, 0, {1315, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {104501, 104385, 0, {1318, 2}, {1236, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {104665, 104536, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {104812, 104734, 0, {1323, 2}, {1236, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {104892, 104838, 0, {1325, 1}, {1236, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {104919, 99791, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}},
    {104937, 99791, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}}, {104983, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1473, 6}, {0, 0}},
    {105000, 0, 0, {1329, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1473, 6}, {0, 0}}, {105024, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1473, 6}, {0, 0}},
    {105069, 0, 0, {1331, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1473, 6}, {1479, 1}}, {105086, 0, 0, {1334, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1473, 6}, {1479, 1}},
    {105110, 99791, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}}, {105128, 99791, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}},
    {105145, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105165, 99791, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}},
    {105179, 99791, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1460, 2}, {0, 0}}, {105203, 0, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {105408, 0, 0, {1336, 5}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {1483, 1}}, {105565, 105478, 0, {1341, 2}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1485, 2}, {1470, 1}},
    {105583, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105598, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {105614, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105634, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {105677, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}}, {105727, 99791, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1489, 2}, {1491, 1}},
    {105742, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105756, 99791, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1460, 2}, {0, 0}},
    {105773, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105788, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {105803, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {105818, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}},
    {105847, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105862, 48131, 0, {595, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1392, 1}},
    {105881, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {105900, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {105919, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}}, {105948, 103661, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {105971, 31148, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106025, 42702, 0, {0, 0}, {1347, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {106046, 103661, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1468, 2}, {1470, 1}}, {106078, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {106092, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {106107, 0, 0, {1348, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {106137, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106152, 99791, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {106168, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {106187, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}},
    {106255, 106235, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {106275, 99791, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1489, 2}, {1491, 1}},
    {106290, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {106305, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {106320, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}}, {106349, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {106368, 99791, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {106387, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}},
    {106490, 106435, 0, {1349, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106567, 106516, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {106677, 0, 0, {1352, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1493, 1}, {1494, 1}}, {106702, 106516, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {106724, 0, 0, {1357, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {106930, 106766, 0, {1358, 1}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1496, 4}, {0, 0}},
    {107162, 106962, 0, {1359, 2}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1500, 5}, {1505, 1}},
    {107304, 0, 0, {1361, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1507, 4}, {1511, 1}}, {107333, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107361, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}}, {107425, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}},
    {107454, 99791, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}}, {107483, 99791, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}},
    {107516, 99791, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}}, {107545, 99791, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}},
    {107578, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}}, {107607, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107635, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}}, {107662, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107691, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}}, {107720, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107749, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}}, {107778, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107806, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107823, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {107840, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107858, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {107876, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107906, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {107923, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107941, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {107962, 0, 0, {1380, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107980, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {107999, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108019, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108039, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108060, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108078, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108096, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108118, 0, 0, {1389, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1456, 1}}, {108136, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108173, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108192, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108209, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108225, 0, 0, {1396, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108259, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108283, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108307, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108332, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108357, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108382, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108407, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108431, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108454, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108479, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108504, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108529, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108554, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108578, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108596, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108616, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108634, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108651, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108671, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108689, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108707, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108725, 0, 0, {1407, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1456, 1}},
    {108744, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108761, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108780, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108798, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108818, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108836, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108854, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108872, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108889, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108907, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {109061, 108946, 0, {1411, 1}, {1192, 1}, {0, 0}, {0, 0}, {687, 1}, {1518, 2}, {0, 0}}, {109152, 109135, 1, {1412, 4}, {1203, 1}, {0, 0}, {1416, 2}, {688, 8}, {1520, 4}, {0, 0}},
    {109193, 109172, 0, {1418, 1}, {345, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {109236, 109217, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {109599, 109349, 0, {1268, 1}, {1419, 1}, {0, 0}, {0, 0}, {698, 12}, {1524, 7}, {0, 0}}, {109609, 94565, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1344, 4}, {1334, 1}},
    {109680, 109631, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {710, 1}, {1355, 3}, {0, 0}}, {109772, 109737, 4, {0, 0}, {0, 0}, {1420, 1}, {0, 0}, {711, 7}, {1531, 3}, {1534, 1}},
    {109828, 109788, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {718, 1}, {1536, 2}, {0, 0}}, {110023, 110001, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {719, 16}, {1531, 3}, {1534, 1}},
    {110184, 110101, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {802, 1}, {0, 0}}, {110296, 110213, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {802, 1}, {0, 0}},
    {110485, 110354, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {1538, 3}, {0, 0}}, {110534, 42702, 0, {0, 0}, {1422, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1541, 1}},
    {110549, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1536, 2}, {0, 0}}, {110566, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1536, 2}, {0, 0}},
    {110582, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1536, 2}, {0, 0}}, {110614, 110597, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {110632, 94115, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1329, 5}, {1334, 1}}, {110740, 110652, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {751, 1}, {1543, 4}, {1334, 1}},
    {110748, 94304, 0, {1191, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110762, 65999, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {110808, 110774, 0, {1423, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}}, {110820, 94565, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1547, 4}, {1334, 1}},
    {111014, 110851, 0, {1424, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1551, 4}, {1555, 1}}, {111026, 94304, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111036, 94115, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1557, 4}, {1334, 1}}, {111191, 111045, 0, {1427, 2}, {1236, 1}, {0, 0}, {0, 0}, {752, 1}, {1561, 2}, {1563, 1}},
    {111210, 94304, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111222, 94517, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1341, 3}, {1334, 1}},
    {111425, 111232, 0, {1429, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {1565, 6}, {0, 0}}, {111436, 94115, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1557, 4}, {1334, 1}},
    {111669, 111445, 1, {1431, 3}, {0, 0}, {0, 0}, {585, 2}, {763, 3}, {716, 4}, {0, 0}}, {111746, 111681, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1571, 2}, {0, 0}},
    {111757, 94565, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1547, 4}, {1334, 1}}, {111859, 111774, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {766, 1}, {1573, 2}, {0, 0}},
    {111871, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}}, {111888, 94517, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1341, 3}, {1334, 1}},
    {111945, 111898, 0, {1434, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {111957, 94517, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1341, 3}, {1334, 1}},
    {111966, 111774, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {766, 1}, {1573, 2}, {0, 0}}, {111976, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112023, 111986, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {379, 1}}, {112033, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112043, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112054, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112064, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112075, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112085, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {214, 1}}, {112096, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112107, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112117, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112303, 112127, 0, {1436, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {1590, 1}}, {112315, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {214, 1}},
    {112329, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112338, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112348, 111986, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {379, 1}}, {112358, 111986, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {379, 1}},
    {112369, 111986, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {379, 1}}, {112379, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112388, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112398, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112407, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112417, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112428, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112578, 112439, 0, {1439, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {1592, 1}},
    {112669, 112587, 0, {1442, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1594, 9}, {763, 1}}, {112680, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {214, 1}},
    {112732, 48131, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1603, 8}, {1611, 1}}, {112746, 48131, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1603, 8}, {1611, 1}},
    {112757, 48131, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1603, 8}, {1611, 1}}, {112768, 48131, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1603, 8}, {1611, 1}},
    {112782, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112791, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112802, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112813, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112823, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {214, 1}}, {112833, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112844, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112859, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112870, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {113041, 112887, 0, {307, 1}, {1444, 2}, {0, 0}, {0, 0}, {341, 1}, {1613, 9}, {1622, 1}},
    {113053, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {113063, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {113073, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {113082, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {113092, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {113321, 113144, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {1624, 2}, {1626, 1}},
    {113334, 113144, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {1628, 4}, {1626, 1}},
    {113402, 113348, 4, {0, 0}, {97, 1}, {482, 1}, {0, 0}, {0, 0}, {1632, 5}, {1637, 1}}, {113495, 113422, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1639, 4}, {0, 0}},
    {113667, 113550, 0, {1448, 1}, {158, 1}, {0, 0}, {0, 0}, {768, 1}, {1643, 6}, {1649, 1}}, {113998, 113758, 0, {1449, 3}, {693, 1}, {0, 0}, {0, 0}, {769, 1}, {1651, 3}, {1654, 1}},
    {114089, 114016, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1656, 4}, {0, 0}}, {114109, 56441, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {1660, 7}, {0, 0}},
    {114244, 114178, 0, {1454, 1}, {1455, 1}, {0, 0}, {0, 0}, {770, 1}, {1667, 4}, {0, 0}}, {114351, 114266, 0, {1456, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1671, 2}, {0, 0}},
    {114399, 114363, 0, {1458, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1673, 1}, {0, 0}}, {114586, 114460, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1674, 6}, {1680, 1}},
    {114658, 114597, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {1682, 3}, {0, 0}}, {114704, 114682, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {114889, 114742, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1685, 1}}, {115117, 114938, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {1687, 5}, {1692, 1}},
    {115270, 115153, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {1694, 3}, {1697, 1}}, {115470, 115153, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {1699, 5}, {1704, 1}},
    {115666, 115514, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {1706, 2}, {1708, 2}},
    {115713, 57772, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {836, 2}, {0, 0}}, {115887, 115753, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {1712, 2}, {0, 0}},
    {115954, 115901, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {1714, 6}, {1720, 1}}, {115993, 56441, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {1722, 8}, {0, 0}},
    {116039, 116018, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {116055, 114363, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {542, 1}},
    {116240, 116113, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {1730, 1}, {1731, 1}},
    {116700, 116306, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {1733, 6}, {1739, 1}},
    {116857, 116785, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {1667, 4}, {0, 0}}, {117004, 116872, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {1741, 6}, {1747, 1}},
    {117259, 117017, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {1749, 6}, {1739, 1}}, {117296, 117274, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {1755, 3}, {0, 0}},
    {117479, 117324, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {1758, 4}, {1762, 1}}, {117539, 117518, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {1768, 4}, {0, 0}},
    {117698, 117566, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {815, 1}, {0, 0}}, {117752, 117716, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1772, 2}, {0, 0}},
    {117775, 117716, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1774, 3}, {0, 0}}, {118043, 117849, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {802, 1}, {1777, 1}},
    {118118, 118072, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {802, 1}, {0, 0}}, {118250, 118142, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {802, 1}, {1777, 1}},
    {118311, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1779, 4}, {0, 0}}, {118356, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1783, 4}, {0, 0}},
    {118399, 118374, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {1787, 6}, {0, 0}}, {118460, 13097, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1793, 1}},
    {119989, 119803, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {1795, 1}}, {120050, 120003, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1795, 1}},
    {120196, 120062, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1797, 1}}, {120302, 120062, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1799, 1}},
    {120543, 120330, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1801, 1}}, {120618, 120558, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1803, 1}},
    {120703, 97397, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1805, 1}}, {120787, 120719, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1807, 1}},
    {120800, 120719, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1807, 1}}, {121100, 120830, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1809, 1}},
    {121375, 121110, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1811, 1}}, {121628, 121385, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1813, 1}},
    {121751, 121651, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {1815, 1}}, {122004, 121768, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1817, 1}},
    {122144, 122013, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1819, 1}}, {123060, 122773, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {1821, 1}},
    {123227, 123096, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1823, 1}}, {123359, 123269, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {1825, 1}},
    {123526, 123392, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {1827, 4}, {114, 1}}, {123749, 123601, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1831, 1}},
    {123972, 123779, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1833, 1}}, {124191, 124004, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1835, 1}},
    {124255, 124224, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {124423, 124309, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}},
    {124631, 124442, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1839, 1}}, {124854, 124664, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1841, 1}},
    {125070, 124897, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1843, 1}}, {125437, 125224, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {1845, 4}, {1849, 1}},
    {125587, 125455, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {1845, 4}, {0, 0}}, {125805, 125700, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1394, 2}, {1851, 1}},
    {126243, 125881, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1853, 1}}, {126472, 126264, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1855, 1}},
    {126642, 126518, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1857, 1}}, {126732, 126670, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {126886, 126759, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1859, 1}}, {127050, 126955, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {127315, 127179, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {127365, 127335, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {127477, 127402, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131107, 131049, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1863, 1}},
    {131476, 131199, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {1865, 1}}, {131658, 131489, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1867, 1}, {1868, 1}},
    {131678, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131692, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {131716, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {131755, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1870, 1}, {0, 0}},
    {131783, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1870, 1}, {0, 0}}, {132028, 131892, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {1871, 1}, {1872, 1}},
    {132294, 132146, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {1871, 1}, {1874, 1}}, {132586, 132529, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {132666, 132529, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {132872, 132719, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1876, 1}},
    {132901, 132719, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1876, 1}}, {133047, 132929, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1878, 1}},
    {133119, 132929, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1880, 1}}, {133146, 132929, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {1880, 1}},
    {133374, 133226, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {1882, 2}, {1884, 1}},
    {133474, 133226, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {1882, 2}, {1886, 1}},
    {133501, 133226, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {1882, 2}, {1886, 1}},
    {133623, 133536, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {1888, 1}}, {133696, 133536, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {133723, 133536, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {133751, 133536, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {133842, 133778, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {1890, 1}}, {133869, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134288, 133984, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1892, 1}}, {134503, 134325, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1894, 1}},
    {134967, 134640, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1896, 1}}, {135274, 135056, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1898, 1}},
    {135734, 135381, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {1867, 1}, {1900, 1}}, {136132, 135838, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {1902, 1}},
    {136445, 136196, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {1904, 1}}, {137007, 136504, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {1906, 2}, {1908, 1}},
    {137072, 137055, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {1870, 1}, {0, 0}}, {137102, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {137274, 137239, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {137535, 137346, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {1910, 1}},
    {137576, 137563, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {137809, 137693, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {1912, 1}},
    {137834, 137693, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {1912, 1}}, {137971, 137870, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1914, 1}},
    {137987, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {137997, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {138064, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {138319, 138169, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {1916, 1}},
    {138421, 138344, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {138492, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {138523, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138545, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {138608, 138592, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {138879, 138677, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {1867, 1}, {1859, 1}},
    {139058, 138977, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {1918, 1}}, {139275, 139176, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {1920, 2}, {1922, 1}},
    {139446, 139344, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {1924, 1}}, {139754, 139636, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1926, 1}},
    {139960, 139775, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {1867, 1}, {1928, 1}},
    {140053, 139991, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1926, 1}}, {140085, 139636, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1926, 1}},
    {140232, 140111, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1930, 1}}, {140268, 139991, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1926, 1}},
    {140382, 140305, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1932, 1}}, {140408, 140305, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1932, 1}},
    {140569, 140432, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1867, 1}, {1934, 1}}, {140588, 137239, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {140706, 140637, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1466, 1}}, {140864, 140730, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1936, 1}},
    {141003, 140893, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1867, 1}, {1938, 1}}, {141033, 102853, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {141511, 141306, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {1940, 1}}, {141828, 141548, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {1942, 1}},
    {142005, 141910, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {1944, 1}}, {142077, 142058, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {142150, 142100, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1946, 1}}, {142257, 142195, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {142806, 142569, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {1867, 1}, {1859, 1}}, {143015, 142854, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {1948, 1}},
    {143104, 143025, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1950, 1}}, {143126, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1952, 2}, {0, 0}},
    {143160, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {143185, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {143283, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}}, {143318, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}},
    {143353, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}}, {143388, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}},
    {143423, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}}, {143459, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}},
    {143495, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {143531, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {143567, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}}, {143598, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {143629, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {143660, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {143687, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {143714, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {143741, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143778, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143805, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143832, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143860, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143888, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143916, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143944, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143972, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144000, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144028, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144056, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144084, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144112, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144139, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144167, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144195, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144223, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144251, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144279, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144307, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144335, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144363, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144391, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144419, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144446, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144474, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144502, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144529, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144556, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144583, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144610, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144637, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144664, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144695, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {144729, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {144755, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {144781, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144812, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144843, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144874, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144905, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144936, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {144968, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145000, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145032, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145060, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145088, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145116, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145141, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145167, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145193, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145219, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145246, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145270, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145295, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145320, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145345, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145380, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145406, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145656, 145482, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {1957, 2}, {1959, 1}},
    {145722, 145694, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {146029, 145814, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {1961, 1}, {1962, 1}},
    {146159, 146052, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {1964, 1}}, {146289, 146180, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {1966, 1}},
    {146496, 146398, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1968, 1}, {1969, 1}}, {146629, 146515, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1968, 1}, {1971, 1}},
    {146928, 146831, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {1968, 1}, {1973, 1}}, {147053, 146944, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1968, 1}, {1975, 1}},
    {147094, 138592, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {1968, 1}, {0, 0}}, {147368, 147234, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {1968, 1}, {1977, 1}},
    {148007, 147662, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1979, 1}, {1980, 1}}, {148425, 148104, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1979, 1}, {1982, 1}},
    {148838, 148454, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1979, 1}, {1984, 1}}, {149243, 148858, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1979, 1}, {1986, 1}},
    {149644, 149366, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1979, 1}, {1988, 1}}, {150006, 149664, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1979, 1}, {1990, 1}},
    {150403, 150110, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1992, 1}}, {150430, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1968, 1}, {0, 0}},
    {150568, 150467, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1994, 1}, {1995, 1}}, {150675, 150594, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {1968, 1}, {1977, 1}},
    {150710, 138592, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {1968, 1}, {0, 0}}, {150862, 150764, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {1997, 1}},
    {150897, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1999, 1}, {0, 0}}, {150934, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1999, 1}, {0, 0}},
    {151394, 151051, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {2000, 2}, {2002, 1}},
    {151432, 151415, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {1999, 1}, {0, 0}}, {151606, 151519, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2004, 1}},
    {151686, 151637, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {151779, 151700, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2004, 1}},
    {154085, 153942, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2008, 1}}, {154290, 154136, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2010, 3}, {2013, 1}},
    {154492, 154309, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {154692, 154528, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2015, 3}, {2018, 1}},
    {154881, 154710, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {154898, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {155112, 154966, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2020, 1}}, {155209, 155123, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {155333, 155251, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2022, 2}, {2024, 1}}, {155388, 155352, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {802, 1}, {0, 0}},
    {155481, 155401, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {815, 1}, {0, 0}}, {155538, 155502, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2026, 4}, {0, 0}},
    {155695, 155566, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2030, 3}, {0, 0}}, {156069, 155837, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2033, 3}, {0, 0}},
    {156769, 156244, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2036, 6}, {0, 0}}, {156836, 156784, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {157284, 156954, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2042, 4}, {0, 0}}, {157595, 157416, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2046, 3}, {2049, 1}},
    {157991, 157666, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2051, 1}}, {158609, 158154, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2053, 1}},
    {158736, 158641, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {158765, 158747, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {158809, 13097, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2055, 1}, {2056, 1}}, {159037, 158901, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {159125, 159064, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {159712, 159189, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2058, 5}, {2020, 1}},
    {159914, 159787, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2063, 2}, {0, 0}}, {160102, 159956, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {943, 1}, {0, 0}},
    {160135, 158747, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2065, 2}, {0, 0}}, {160525, 160154, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2067, 1}, {0, 0}},
    {161324, 160641, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2036, 6}, {2068, 1}},
    {161745, 161367, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2067, 1}, {0, 0}}, {162775, 161962, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2070, 4}, {2020, 1}},
    {162904, 162826, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2074, 1}, {2075, 1}},
    {163258, 162965, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2077, 2}, {2020, 1}}, {163524, 163274, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2079, 1}, {2020, 1}},
    {163546, 163274, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2079, 1}, {2020, 1}}, {163703, 163575, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2080, 1}, {2081, 1}},
    {163722, 163274, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2079, 1}, {2020, 1}}, {164474, 163779, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2083, 3}, {2086, 1}},
    {164823, 164544, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2088, 2}, {0, 0}}, {165731, 164930, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2090, 8}, {2086, 1}},
    {165871, 165744, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {165884, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166490, 165930, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2098, 3}, {2020, 1}}, {166500, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2101, 2}, {0, 0}},
    {166662, 166533, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2103, 1}, {2104, 1}}, {166881, 166700, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2106, 1}, {2107, 1}},
    {166958, 166898, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2106, 1}, {2109, 1}}, {166979, 158747, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {167043, 166998, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2111, 1}, {0, 0}}, {167057, 158747, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2112, 4}, {0, 0}},
    {167901, 167181, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2036, 6}, {2116, 1}},
    {168041, 167912, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2118, 4}, {0, 0}}, {168256, 168163, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2122, 1}, {0, 0}},
    {168380, 168284, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2123, 1}, {0, 0}}, {168560, 168430, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2124, 1}},
    {168656, 168597, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2123, 1}, {2126, 1}}, {168776, 168677, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2122, 1}, {2128, 1}},
    {168957, 168677, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2122, 1}, {2130, 1}}, {169401, 169124, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2132, 1}},
    {169534, 169454, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2134, 4}, {0, 0}}, {169709, 169607, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2138, 2}, {0, 0}},
    {169920, 169744, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2123, 1}, {2140, 1}}, {170039, 169939, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2142, 1}},
    {170173, 170050, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2144, 1}}, {170356, 170203, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2146, 6}, {2152, 1}},
    {170447, 170381, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2154, 1}}, {170562, 170488, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2156, 1}},
    {170668, 170583, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {617, 1}, {0, 0}}, {170696, 168284, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {170796, 170721, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2159, 3}, {2162, 1}}, {170833, 170817, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2164, 2}, {0, 0}},
    {170964, 170865, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2101, 2}, {2166, 1}},
    {171137, 171014, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2101, 2}, {2168, 1}},
    {171219, 171168, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2101, 2}, {2168, 1}},
    {171251, 171014, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2101, 2}, {2168, 1}},
    {171358, 171281, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2101, 2}, {2170, 1}},
    {171466, 171380, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2101, 2}, {2172, 1}},
    {171519, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2174, 3}, {0, 0}}, {171569, 171539, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2166, 1}},
    {172027, 171693, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2177, 1}}, {172055, 169607, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {172096, 172079, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2154, 1}}, {172119, 172079, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2156, 1}},
    {172162, 172143, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2168, 1}}, {172398, 172284, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2179, 2}, {2181, 1}},
    {172417, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2164, 2}, {0, 0}}, {172471, 172447, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {617, 1}, {0, 0}},
    {172529, 172508, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2183, 2}, {0, 0}}, {172656, 172545, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2185, 1}},
    {172774, 172681, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2187, 1}}, {172843, 172804, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2168, 1}},
    {172974, 172870, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2189, 1}}, {173049, 172997, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2168, 1}},
    {173073, 172870, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2189, 1}}, {173095, 172997, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2168, 1}},
    {173215, 172804, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2191, 1}}, {173348, 173236, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2193, 2}, {2195, 1}},
    {173424, 173374, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2101, 2}, {0, 0}}, {173748, 173489, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {617, 1}, {2197, 1}},
    {173848, 173772, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2168, 1}}, {173961, 173890, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2101, 2}, {2166, 1}},
    {174063, 173989, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2101, 2}, {2168, 1}},
    {174095, 173989, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2101, 2}, {2168, 1}},
    {174128, 173989, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2101, 2}, {2168, 1}},
    {174226, 174159, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2101, 2}, {2170, 1}},
    {174276, 174159, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2101, 2}, {2172, 1}},
    {174464, 32840, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2204, 3}, {295, 1}}, {174685, 174530, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2207, 2}, {2209, 1}},
    {175160, 174859, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2211, 5}, {2216, 1}},
    {175264, 175171, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2218, 2}, {2220, 1}}, {175551, 175281, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {710, 1}, {0, 0}},
    {175678, 175560, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2222, 3}, {2216, 1}},
    {175868, 175694, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2225, 2}, {2227, 1}}, {176147, 176074, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2229, 3}, {0, 0}},
    {176255, 176186, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2232, 3}, {2162, 1}},
    {176424, 176268, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2235, 4}, {2227, 1}}, {176691, 176436, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {710, 1}, {0, 0}},
    {176750, 176701, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {176828, 176787, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {177021, 176938, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2239, 2}, {0, 0}}, {177033, 176938, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2239, 2}, {0, 0}},
    {177181, 176938, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2241, 3}, {0, 0}}, {177718, 177662, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2246, 1}},
    {177731, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {177745, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {177764, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {177783, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {178051, 177824, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2248, 1}, {2249, 1}}, {178088, 177824, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2248, 1}, {2249, 1}},
    {178124, 177824, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2248, 1}, {2249, 1}}, {178160, 177824, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2248, 1}, {2249, 1}},
    {178259, 178195, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {178356, 178282, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2251, 1}},
    {178374, 178282, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2251, 1}}, {178548, 178405, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2253, 1}},
    {178641, 178569, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2255, 1}}, {178662, 178569, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2255, 1}},
    {178683, 178405, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2253, 1}}, {178796, 178704, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2257, 1}},
    {179071, 178915, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2259, 1}}, {179101, 178915, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2259, 1}},
    {179274, 178915, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2261, 1}}, {179303, 178915, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2261, 1}},
    {179475, 178915, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2263, 1}}, {179504, 178915, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2263, 1}},
    {179722, 178915, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2265, 1}}, {179837, 178915, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2267, 1}},
    {179866, 178915, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2265, 1}}, {180036, 178915, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2269, 1}},
    {180149, 178915, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2271, 1}}, {180177, 178915, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2269, 1}},
    {180346, 178915, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2273, 1}}, {180459, 178915, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2275, 1}},
    {180487, 178915, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2273, 1}}, {180751, 180566, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2277, 1}},
    {180785, 180566, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2277, 1}}, {181115, 180896, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2279, 1}},
    {181142, 180896, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2279, 1}}, {181306, 181169, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2281, 1}},
    {181333, 181169, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2281, 1}}, {181565, 181418, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2283, 1}},
    {181596, 181169, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2283, 1}}, {181627, 181418, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2283, 1}},
    {181869, 181658, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2285, 1}}, {182034, 181658, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2287, 1}},
    {182299, 182064, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2289, 1}}, {182414, 181418, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2291, 1}},
    {182444, 181169, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2291, 1}}, {182474, 181418, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2291, 1}},
    {182635, 181418, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2293, 1}}, {182665, 181169, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2293, 1}},
    {182695, 181418, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2293, 1}}, {182927, 182737, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2295, 1}},
    {183071, 182737, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2297, 1}}, {183317, 183101, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2299, 1}},
    {183347, 181658, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2285, 1}}, {183378, 181658, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2287, 1}},
    {183408, 182064, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2289, 1}}, {183576, 183438, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2301, 1}},
    {183705, 183438, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2303, 1}}, {183833, 183438, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2305, 1}},
    {183865, 183438, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2301, 1}}, {183898, 183438, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2303, 1}},
    {183930, 183438, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2305, 1}}, {184107, 183438, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2307, 1}},
    {184140, 183438, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2307, 1}}, {184270, 183438, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2309, 1}},
    {184446, 183438, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2311, 1}}, {184574, 183438, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2313, 1}},
    {184606, 183438, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2313, 1}}, {184781, 183438, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2315, 1}},
    {184813, 183438, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2315, 1}}, {184845, 183438, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2309, 1}},
    {184878, 183438, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2311, 1}}, {185006, 183438, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2317, 1}},
    {185133, 183438, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2319, 1}}, {185259, 183438, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2321, 1}},
    {185376, 183438, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2323, 1}}, {185493, 183438, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2325, 1}},
    {185609, 183438, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2327, 1}}, {185640, 183438, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2317, 1}},
    {185672, 183438, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2319, 1}}, {185703, 183438, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2321, 1}},
    {185961, 185744, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2329, 1}}, {186125, 185744, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2331, 1}},
    {186284, 185744, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2333, 1}}, {186314, 185744, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2329, 1}},
    {186345, 185744, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2331, 1}}, {186375, 185744, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2333, 1}},
    {186630, 186405, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2335, 1}}, {186802, 186405, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2337, 1}},
    {186973, 186405, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2339, 1}}, {187179, 187006, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2341, 1}},
    {187336, 187006, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2343, 1}}, {187492, 187006, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2345, 1}},
    {187527, 187006, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2341, 1}}, {187563, 187006, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2343, 1}},
    {187598, 187006, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2345, 1}}, {187755, 187006, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2347, 1}},
    {187912, 187006, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2349, 1}}, {188068, 187006, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2351, 1}},
    {188103, 187006, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2347, 1}}, {188139, 187006, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2349, 1}},
    {188174, 187006, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2351, 1}}, {188330, 187006, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2353, 1}},
    {188485, 187006, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2355, 1}}, {188639, 187006, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2357, 1}},
    {188784, 187006, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2359, 1}}, {188929, 187006, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2361, 1}},
    {189073, 187006, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2363, 1}}, {189107, 187006, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2353, 1}},
    {189142, 187006, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2355, 1}}, {189176, 187006, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2357, 1}},
    {189353, 189210, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2365, 1}}, {189374, 189210, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2365, 1}},
    {189502, 189406, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2367, 1}}, {189727, 189543, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2369, 1}},
    {189823, 189766, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189847, 189766, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189869, 189766, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189891, 189766, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189959, 189913, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189982, 189913, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {190004, 189913, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {190026, 189913, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {190205, 190048, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2371, 1}}, {190383, 190223, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2373, 1}},
    {190400, 178195, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {190410, 178195, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {190512, 190421, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2248, 1}, {2375, 1}}, {190693, 190532, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2377, 2}, {2379, 1}},
    {190900, 190709, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2248, 1}, {2381, 1}}, {190936, 190709, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2248, 1}, {2381, 1}},
    {190971, 190709, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2248, 1}, {2381, 1}}, {191006, 190709, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2248, 1}, {2381, 1}},
    {191104, 191040, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2248, 1}, {2381, 1}}, {191160, 189766, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2383, 1}},
    {191186, 189766, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2383, 1}},
    {191211, 189766, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2383, 1}},
    {191237, 189766, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2383, 1}},
    {191263, 190421, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2248, 1}, {2383, 1}}, {191285, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {191302, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {191319, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {191363, 191344, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {191500, 191378, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2248, 1}, {2385, 1}},
    {191518, 178195, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {191675, 191539, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2387, 1}},
    {191857, 191706, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2389, 2}, {2391, 1}},
    {191872, 191706, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2389, 2}, {2391, 1}},
    {191887, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191918, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191945, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191971, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191998, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192027, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192059, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192091, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192119, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192151, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192183, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192213, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192239, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192265, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192293, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192320, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192349, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192381, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192413, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192441, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192473, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192505, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192531, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192558, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192584, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192612, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192639, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192669, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192695, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192725, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192751, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192775, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192800, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192828, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192852, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192878, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192902, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192928, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192955, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192980, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193007, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193034, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193061, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193086, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193111, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193134, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193172, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193479, 193281, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2393, 1}},
    {193501, 193281, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2393, 1}}, {193730, 193523, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2395, 2}, {2397, 1}},
    {193974, 193761, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2399, 1}, {2400, 1}}, {194046, 194012, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194109, 194075, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194172, 194138, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194235, 194201, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194291, 194264, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194341, 194313, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194608, 194412, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2402, 2}, {2404, 1}},
    {194794, 194644, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}}, {194827, 194644, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}},
    {194860, 194644, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}}, {194893, 194644, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}},
    {194926, 194412, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}},
    {195182, 194960, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2408, 1}}, {195212, 194644, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}},
    {195239, 178195, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {195327, 195249, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2410, 1}, {2411, 1}},
    {195504, 195347, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2413, 1}, {2414, 1}}, {195519, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {195614, 195545, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {1918, 1}}, {195635, 103661, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1918, 1}},
    {195679, 195656, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {195701, 195656, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {195763, 195724, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {1466, 1}}, {195794, 195545, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {1918, 1}},
    {195821, 195656, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {195867, 195724, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2416, 1}},
    {195951, 189766, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2418, 1}}, {196000, 195983, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196032, 196012, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {196048, 195983, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {196079, 196062, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196101, 196062, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196120, 196062, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196140, 196062, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196161, 196062, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196183, 196062, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196235, 196215, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {196251, 103661, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1918, 1}},
    {196290, 196274, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {196357, 196318, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {196383, 178195, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {196393, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196428, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196463, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196498, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196533, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196564, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196594, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196625, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196659, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196693, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196723, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196757, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196791, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196822, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196852, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196883, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196917, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196951, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196981, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197015, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197049, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197083, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197117, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197151, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197185, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197215, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197244, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197273, 151637, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197302, 178195, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {197313, 178195, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197697, 197460, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2248, 1}, {2420, 1}},
    {197799, 197460, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2248, 1}, {2422, 1}}, {197827, 197460, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2248, 1}, {2420, 1}},
    {197855, 197460, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2248, 1}, {2422, 1}}, {198094, 197921, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {2424, 1}, {2425, 1}},
    {198111, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198200, 198137, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {198302, 198137, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {198363, 198137, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {198427, 198137, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198460, 198137, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198493, 198137, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198526, 198137, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198559, 198137, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {198587, 198137, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {198615, 198137, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198647, 198137, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198679, 198137, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198711, 198137, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198743, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198776, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198809, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198842, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198875, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198904, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198936, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198968, 198137, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198996, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199028, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199060, 198137, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {199089, 198137, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {199117, 198137, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {199144, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199176, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199208, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199240, 198137, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199272, 198137, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {199300, 198137, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {199328, 198137, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {199356, 198137, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {199578, 199436, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2427, 1}},
    {199616, 199436, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2427, 1}}, {199705, 199436, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2429, 1}},
    {199745, 199436, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2429, 1}}, {199781, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199803, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199825, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199847, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199868, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199889, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199910, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199930, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199950, 143239, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {200046, 199970, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2431, 4}, {720, 1}}, {200084, 200060, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {2435, 2}, {0, 0}},
    {200149, 200124, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {2437, 7}, {2444, 2}},
    {200531, 200357, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {2448, 7}, {2455, 2}},
    {200614, 200542, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {2459, 8}, {0, 0}}, {200649, 200637, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {2467, 6}, {2473, 2}},
    {200797, 200656, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {2477, 3}, {2480, 2}},
    {200948, 200823, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {2484, 6}, {2490, 2}}, {201049, 200961, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {2494, 4}, {0, 0}},
    {201082, 114016, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 3}, {0, 0}}, {201115, 201100, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {2501, 4}, {0, 0}},
    {201197, 113422, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2505, 4}, {0, 0}}, {201361, 201253, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2511, 3}, {0, 0}},
    {201487, 201432, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2514, 2}, {0, 0}}, {201604, 201521, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {2516, 3}, {2519, 2}},
    {201714, 201619, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2514, 2}, {2523, 1}}, {201759, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2525, 4}, {0, 0}},
    {201842, 201787, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {2514, 2}, {0, 0}}, {201858, 201253, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {201912, 201889, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {2529, 3}, {0, 0}}, {201978, 172079, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {738, 3}, {2532, 1}},
    {202061, 202003, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {2534, 2}, {2536, 1}}, {202117, 202081, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2538, 1}, {2536, 1}},
    {202142, 202081, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2538, 1}, {2536, 1}}, {202244, 202156, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {2539, 1}},
    {202296, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {202394, 202314, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}},
    {202404, 201253, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}}, {202538, 202467, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2543, 1}},
    {202645, 202571, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2545, 1}}, {202680, 202664, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {876, 5}, {0, 0}},
    {202719, 202691, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {2547, 8}, {0, 0}}, {202819, 202742, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}},
    {202913, 202836, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2555, 1}}, {202933, 202081, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {2538, 1}, {1029, 1}},
    {202956, 201253, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2511, 3}, {0, 0}}, {203161, 203057, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {2557, 2}, {0, 0}},
    {203172, 201253, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2511, 3}, {0, 0}}, {203182, 201253, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2511, 3}, {0, 0}},
    {203245, 203192, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}}, {203315, 203264, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}},
    {203358, 203326, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {2559, 1}, {2560, 1}}, {203393, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2562, 4}, {0, 0}},
    {203406, 202081, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {2566, 2}, {1029, 1}}, {203507, 203458, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}},
    {203552, 203522, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2568, 2}, {643, 1}}, {203577, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {203661, 203608, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {2568, 2}, {0, 0}}, {203770, 203458, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {203883, 203810, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2570, 1}}, {203996, 203898, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2572, 1}},
    {204060, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2574, 4}, {0, 0}}, {204463, 204311, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {2578, 5}, {0, 0}},
    {204641, 204515, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {2583, 4}, {0, 0}}, {204793, 204669, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {2578, 5}, {0, 0}},
    {204987, 204832, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {2578, 5}, {0, 0}}, {205273, 205017, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {2587, 5}, {2592, 1}},
    {205504, 205289, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {2594, 5}, {2592, 1}},
    {205628, 205533, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2599, 1}}, {205717, 205647, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {2601, 2}, {0, 0}},
    {205783, 205728, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {2603, 3}, {643, 1}}, {206021, 205837, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {2603, 3}, {2606, 1}},
    {206091, 206052, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {2603, 3}, {643, 1}}, {206178, 206118, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {2603, 3}, {643, 1}},
    {206423, 206219, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {2608, 4}, {2612, 1}},
    {206621, 206434, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {2614, 4}, {2592, 1}},
    {206806, 206647, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {2618, 4}, {0, 0}}, {207016, 206827, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {2594, 5}, {2592, 1}},
    {207282, 207062, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {2608, 4}, {2622, 1}},
    {207474, 207312, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {2624, 3}, {2627, 1}},
    {207832, 207514, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {2629, 2}, {2631, 1}},
    {208356, 207961, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {2603, 3}, {2633, 1}},
    {208555, 208389, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {2635, 5}, {0, 0}}, {208888, 208626, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {2640, 4}, {2644, 1}},
    {209241, 201619, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2646, 1}}, {209479, 209278, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {2648, 3}, {2651, 1}},
    {209604, 209517, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2193, 2}, {2653, 1}}, {209822, 209624, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2655, 3}, {2658, 1}},
    {210075, 209839, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2660, 4}, {2664, 1}}, {210141, 210091, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2666, 1}},
    {210213, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210224, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210235, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210383, 210269, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {1489, 2}, {2668, 1}},
    {210448, 210394, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {2670, 2}, {0, 0}}, {210565, 210470, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {2672, 5}, {2677, 1}},
    {210657, 210588, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {210672, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210684, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210771, 210695, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {2679, 1}},
    {210782, 210695, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {2679, 1}}, {210793, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210822, 210803, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {210836, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210848, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210859, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210871, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210883, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210895, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210907, 210160, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {211029, 210927, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {2681, 1}}, {211197, 211076, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {2683, 2}, {2685, 1}},
    {211241, 172079, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {2687, 3}, {2690, 1}}, {211320, 211265, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2055, 1}, {0, 0}},
    {211354, 211336, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1489, 2}, {2690, 1}}, {211379, 211367, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1489, 2}, {2690, 1}},
    {211548, 211426, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {2692, 3}, {2695, 2}},
    {211559, 211426, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {2692, 3}, {2695, 2}},
    {211664, 76243, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2699, 1}}, {211740, 210091, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2701, 1}},
    {211817, 201619, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2566, 2}, {2703, 1}}, {211971, 211849, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {2705, 1}},
    {212005, 211983, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {2687, 3}, {2681, 1}}, {212113, 76243, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2707, 1}},
    {212125, 76243, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2707, 1}}, {212137, 201619, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2566, 2}, {2703, 1}},
    {212149, 76243, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2707, 1}}, {212193, 210695, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2709, 1}},
    {212442, 212224, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2711, 2}, {2713, 1}}, {212516, 210091, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2715, 1}},
    {212524, 201619, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2646, 1}}, {212531, 196062, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {212539, 196062, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {212548, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {212603, 212564, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {2717, 1}, {0, 0}}, {212711, 212634, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {2718, 2}, {2685, 1}},
    {212722, 201619, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2646, 1}}, {212781, 212730, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2720, 3}, {0, 0}},
    {213726, 213621, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {214037, 213815, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {214239, 214188, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {2727, 2}, {2729, 1}},
    {214663, 214386, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {2731, 1}, {2732, 1}}, {214772, 214686, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {2734, 2}, {0, 0}},
    {214798, 56441, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {2734, 2}, {0, 0}}, {214895, 214840, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {2670, 2}, {0, 0}},
    {214921, 214840, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {2670, 2}, {0, 0}}, {215156, 215022, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {2736, 1}},
    {215579, 215339, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {2738, 2}, {0, 0}}, {215724, 215605, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2740, 1}},
    {215962, 215795, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {2670, 2}, {0, 0}}, {216150, 216000, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {2742, 2}, {2744, 1}},
    {216306, 216178, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {2559, 1}, {2729, 1}},
    {216328, 13097, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1029, 1}}, {216399, 216372, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {2746, 5}, {2729, 1}},
    {216528, 216432, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1006, 1}, {2751, 1}},
    {216547, 114460, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2753, 2}, {1680, 1}}, {216620, 216565, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {216638, 49667, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {643, 1}}, {216732, 216670, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {216750, 214840, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {2670, 2}, {0, 0}}, {216774, 49667, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {217208, 216829, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {2755, 2}, {2757, 1}},
    {217374, 217241, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1394, 2}, {2759, 1}}, {217395, 56441, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {217572, 217497, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {217658, 217598, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1394, 2}, {2761, 1}},
    {217789, 217715, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2763, 1}}, {217846, 217715, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2765, 1}},
    {218054, 217944, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {2767, 1}}, {218233, 218150, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {643, 1}},
    {218368, 218269, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218594, 218405, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {2769, 2}, {2771, 1}},
    {218768, 218657, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218788, 214840, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {2670, 2}, {0, 0}},
    {219009, 218809, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2773, 3}, {0, 0}}, {240161, 240007, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {2776, 9}, {0, 0}},
    {240254, 240213, 0, {0, 0}, {2753, 1}, {0, 0}, {0, 0}, {1349, 1}, {2785, 7}, {0, 0}}, {240322, 240291, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {2792, 5}, {0, 0}},
    {240348, 65999, 0, {2754, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2797, 7}, {0, 0}}, {240545, 240450, 0, {2755, 2}, {2757, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {240816, 240610, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241113, 240877, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {2817, 7}, {2824, 1}},
    {241141, 240877, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {2817, 7}, {2824, 1}},
    {241239, 240610, 0, {2764, 2}, {2766, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241260, 240610, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241312, 240610, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2826, 5}, {2831, 1}},
    {241335, 240610, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2826, 5}, {2831, 1}},
    {241358, 240610, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241375, 240610, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241390, 240610, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241407, 240610, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241435, 240610, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2833, 7}, {2815, 1}},
    {241452, 240610, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2833, 7}, {2815, 1}},
    {241469, 240610, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241669, 241631, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {241852, 241691, 0, {2770, 4}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2846, 6}, {2852, 1}},
    {241938, 241691, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2854, 7}, {2861, 1}}, {241961, 241691, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2863, 7}, {2861, 1}},
    {241984, 241631, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {242210, 54139, 0, {2777, 1}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {242314, 56704, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2870, 8}, {2878, 1}}, {242331, 56704, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2870, 8}, {2878, 1}},
    {242347, 56704, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2870, 8}, {2878, 1}}, {242820, 242732, 0, {2781, 1}, {0, 0}, {0, 0}, {2782, 1}, {0, 0}, {2880, 8}, {0, 0}},
    {242924, 242895, 1, {2783, 3}, {0, 0}, {0, 0}, {2786, 2}, {1357, 1}, {2880, 8}, {720, 1}},
    {243046, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243060, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243075, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243089, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243104, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243118, 56704, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {243133, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243148, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243162, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243175, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243189, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243202, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243215, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243229, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243310, 56704, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {2888, 1}}, {243323, 56704, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {243337, 56704, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {243351, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243364, 56704, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {2888, 1}}, {243377, 56704, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {243489, 243390, 0, {2795, 2}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}}, {243505, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243519, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243534, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243549, 241631, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243564, 56704, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {243579, 56704, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {243594, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243607, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243621, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243635, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243648, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243662, 56704, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {243677, 56704, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {244006, 243936, 0, {2799, 1}, {2800, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {244069, 244041, 0, {2801, 1}, {2802, 1}, {0, 0}, {0, 0}, {1358, 1}, {2894, 6}, {0, 0}},
    {244119, 244092, 0, {2803, 2}, {2800, 1}, {0, 0}, {0, 0}, {1358, 1}, {2894, 6}, {0, 0}}, {244161, 244141, 0, {0, 0}, {2805, 1}, {0, 0}, {0, 0}, {718, 1}, {2900, 7}, {0, 0}},
    {244259, 244192, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2890, 4}, {0, 0}}, {244688, 54139, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 6}, {0, 0}},
    {244706, 54139, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 6}, {0, 0}}, {244781, 244724, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}},
    {244801, 54139, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {2913, 7}, {0, 0}}, {244819, 54139, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {2920, 7}, {0, 0}},
    {244837, 54139, 0, {2810, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2927, 5}, {0, 0}}, {244979, 244957, 0, {2812, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {2932, 5}, {0, 0}},
    {245279, 245121, 0, {2814, 2}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {2937, 7}, {2944, 1}}, {245378, 240610, 0, {2817, 2}, {2819, 1}, {0, 0}, {0, 0}, {1352, 2}, {2946, 6}, {2952, 1}},
    {245479, 245419, 0, {0, 0}, {2820, 1}, {0, 0}, {0, 0}, {718, 1}, {2804, 5}, {0, 0}}, {245585, 58296, 0, {2821, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2954, 5}, {0, 0}},
    {245638, 58296, 0, {2825, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}}, {245721, 245675, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {2959, 6}, {0, 0}},
    {245762, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}}, {245779, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}},
    {245843, 245821, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {2792, 5}, {0, 0}}, {245907, 245882, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {2792, 5}, {0, 0}},
    {246126, 56704, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2965, 7}, {2878, 1}}, {246137, 54139, 0, {2806, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {2972, 7}, {0, 0}},
    {246152, 56704, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2979, 6}, {2878, 1}}, {246163, 56704, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2979, 6}, {2878, 1}},
    {246174, 56704, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2965, 7}, {2878, 1}}, {246215, 56704, 0, {2832, 1}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2985, 6}, {379, 1}},
    {246460, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}}, {246476, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}},
    {246498, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}}, {246525, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}},
    {246544, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}}, {246568, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}},
    {246587, 56704, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2979, 6}, {2878, 1}}, {246598, 56704, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2979, 6}, {2878, 1}},
    {246609, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}}, {246627, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}},
    {246651, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}}, {246680, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}},
    {246701, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}}, {246727, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}},
    {246839, 246761, 0, {2834, 1}, {2835, 1}, {0, 0}, {0, 0}, {357, 3}, {3010, 7}, {0, 0}}, {246946, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {246960, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {246975, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {246989, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247004, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247018, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247033, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247047, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247060, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247074, 56704, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {247270, 247092, 0, {2838, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3017, 7}, {3024, 1}},
    {247288, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247301, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247315, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247350, 247329, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {247366, 56704, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {247380, 56704, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {247573, 247394, 0, {2840, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3026, 6}, {3032, 1}}, {247587, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247602, 241631, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247691, 241631, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247709, 241631, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247727, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247760, 247742, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {247773, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247859, 247802, 0, {2788, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {247880, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248005, 247901, 0, {2846, 2}, {2848, 1}, {0, 0}, {0, 0}, {0, 0}, {3034, 6}, {3040, 1}}, {248125, 248020, 0, {2788, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3042, 6}, {3048, 1}},
    {248141, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248154, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248168, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248262, 247802, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {3050, 1}},
    {248284, 247802, 0, {2851, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {3050, 1}}, {248306, 56704, 0, {2852, 2}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {248319, 56704, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {248336, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248351, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248370, 241631, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248405, 248384, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {248421, 56704, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {248435, 56704, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {248449, 241631, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248464, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248477, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248491, 241631, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248505, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248518, 241631, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248553, 248532, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {248569, 56704, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {248583, 56704, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {248626, 247802, 0, {2857, 1}, {2858, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {3052, 1}}, {248650, 247802, 0, {2857, 1}, {2859, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {3052, 1}},
    {248674, 244724, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {248697, 244724, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {248803, 248777, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {2959, 6}, {0, 0}}, {248904, 248832, 0, {2860, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {249064, 248948, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {249080, 248948, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {249096, 248948, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {249112, 248948, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {249267, 249128, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3068, 5}, {3073, 1}},
    {249662, 249593, 0, {2866, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3068, 5}, {1029, 1}},
    {249692, 249128, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3068, 5}, {3073, 1}},
    {249816, 249128, 0, {2865, 1}, {2867, 1}, {0, 0}, {0, 0}, {1383, 1}, {2890, 4}, {1859, 1}},
    {250049, 249962, 0, {2868, 1}, {2869, 1}, {0, 0}, {0, 0}, {1384, 2}, {3068, 5}, {0, 0}}, {250085, 249593, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {2890, 4}, {0, 0}},
    {250120, 249593, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {2890, 4}, {0, 0}}, {250310, 250155, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250342, 250155, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250373, 250155, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250472, 250405, 0, {2873, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {250548, 250503, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {2890, 4}, {1029, 1}}, {250575, 250155, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250601, 250155, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250627, 250155, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250653, 250155, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250679, 250155, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250705, 250155, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250731, 250155, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250763, 250155, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250794, 250155, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250909, 250826, 0, {2879, 2}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3075, 6}, {295, 1}},
    {251116, 250945, 0, {2882, 3}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251147, 250155, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3081, 5}, {0, 0}}, {251173, 250155, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3081, 5}, {0, 0}},
    {251396, 250405, 0, {2885, 2}, {2887, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251495, 251425, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251528, 251425, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251628, 251559, 0, {2890, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251660, 250155, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2927, 5}, {0, 0}}, {251686, 250155, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2927, 5}, {0, 0}},
    {251712, 248948, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {251728, 248948, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {251744, 248948, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {251760, 248948, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {251776, 56704, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3086, 8}, {2878, 1}}, {251808, 251787, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3094, 6}, {0, 0}},
    {251824, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}}, {251837, 56704, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3086, 8}, {2878, 1}},
    {251907, 251848, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2890, 4}, {0, 0}}, {251940, 251848, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2890, 4}, {0, 0}},
    {252113, 54139, 0, {2894, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3110, 5}, {0, 0}}, {252140, 54139, 0, {2896, 1}, {2897, 1}, {0, 0}, {0, 0}, {0, 0}, {3110, 5}, {0, 0}},
    {252167, 54139, 0, {2896, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3110, 5}, {0, 0}}, {252240, 252192, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}},
    {252306, 252270, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}}, {252337, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}},
    {252353, 56704, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3115, 7}, {2878, 1}}, {252386, 252364, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {252583, 252451, 0, {2902, 1}, {2903, 1}, {0, 0}, {0, 0}, {0, 0}, {3122, 6}, {3128, 1}}, {253133, 252811, 0, {2904, 4}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3130, 8}, {3138, 1}},
    {253553, 253321, 0, {2909, 3}, {2912, 1}, {0, 0}, {0, 0}, {1386, 1}, {3140, 7}, {0, 0}}, {253623, 253570, 0, {2913, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {253882, 253321, 0, {2914, 3}, {2917, 1}, {0, 0}, {0, 0}, {1386, 1}, {3147, 6}, {0, 0}}, {254165, 253898, 0, {2918, 3}, {2908, 1}, {0, 0}, {0, 0}, {1387, 1}, {3153, 9}, {0, 0}},
    {254223, 253898, 0, {2921, 3}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3162, 8}, {0, 0}}, {254390, 252811, 0, {2924, 4}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3170, 8}, {3178, 1}},
    {254636, 254433, 0, {2929, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3180, 7}, {0, 0}}, {254792, 254661, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {254821, 241631, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3187, 8}, {1611, 1}}, {254836, 241631, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3187, 8}, {1611, 1}},
    {254848, 241631, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3187, 8}, {1611, 1}}, {254881, 254860, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {720, 1}},
    {254995, 254956, 0, {0, 0}, {2850, 1}, {0, 0}, {0, 0}, {1388, 1}, {2804, 5}, {3050, 1}}, {255241, 255106, 0, {2936, 2}, {2938, 1}, {0, 0}, {0, 0}, {1389, 3}, {2932, 5}, {0, 0}},
    {255472, 255328, 0, {2939, 3}, {2938, 1}, {0, 0}, {0, 0}, {1392, 1}, {3195, 6}, {3201, 1}},
    {255634, 255506, 0, {2942, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {2932, 5}, {0, 0}}, {255667, 248948, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {255687, 248948, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {255798, 255759, 0, {2865, 1}, {2945, 1}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {1859, 1}}, {255823, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2954, 5}, {0, 0}},
    {255850, 255834, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {1393, 2}, {2932, 5}, {0, 0}}, {255861, 246298, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}},
    {255878, 246298, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}}, {255897, 241631, 0, {2948, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3203, 9}, {1611, 1}},
    {255914, 246298, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}}, {255936, 246298, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}},
    {256072, 255989, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {256293, 256178, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 6}, {3218, 1}},
    {256559, 256449, 0, {2955, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3220, 6}, {0, 0}}, {256629, 256583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {2890, 4}, {0, 0}},
    {256649, 241631, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3226, 7}, {379, 1}}, {256659, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}},
    {256673, 254661, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {256694, 244724, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {256717, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3233, 8}, {0, 0}}, {256730, 65999, 0, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3233, 8}, {0, 0}},
    {256748, 54139, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3241, 8}, {0, 0}}, {256763, 56704, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3115, 7}, {2878, 1}},
    {256890, 256802, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3249, 8}, {2944, 1}},
    {257120, 256913, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3257, 8}, {3265, 1}},
    {257137, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3267, 10}, {3000, 1}}, {257156, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3267, 10}, {3000, 1}},
    {257180, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3267, 10}, {3000, 1}}, {257196, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3267, 10}, {3000, 1}},
    {257217, 56704, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3115, 7}, {2878, 1}}, {257252, 257228, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3277, 6}, {0, 0}},
    {257271, 56704, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3283, 7}, {379, 1}}, {257285, 56704, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3115, 7}, {2878, 1}},
    {257296, 256802, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3290, 8}, {2944, 1}},
    {257308, 256913, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3298, 9}, {3265, 1}},
    {257384, 257326, 0, {2963, 3}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3307, 8}, {413, 1}}, {257520, 257397, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3315, 8}, {3323, 1}},
    {257543, 257397, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3315, 8}, {3323, 1}}, {257570, 257397, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3315, 8}, {3323, 1}},
    {257632, 257608, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {2959, 6}, {0, 0}}, {257684, 257651, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {2959, 6}, {0, 0}},
    {257764, 257712, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3325, 7}, {3332, 1}}, {257809, 257792, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {2932, 5}, {0, 0}},
    {258063, 257844, 1, {2966, 3}, {0, 0}, {0, 0}, {2969, 2}, {1403, 2}, {3334, 8}, {0, 0}}, {258132, 258076, 0, {2971, 1}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {258148, 54139, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3342, 8}, {0, 0}}, {258163, 56704, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3350, 8}, {2878, 1}},
    {258174, 256802, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3358, 8}, {2944, 1}},
    {258185, 256913, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3366, 8}, {3265, 1}},
    {258202, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3374, 10}, {3000, 1}}, {258221, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3374, 10}, {3000, 1}},
    {258245, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3374, 10}, {3000, 1}}, {258261, 246298, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3374, 10}, {3000, 1}},
    {258282, 56704, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3350, 8}, {2878, 1}}, {258317, 258293, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3277, 6}, {0, 0}},
    {258336, 48368, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {258348, 246298, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}},
    {258364, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3384, 6}, {0, 0}}, {258423, 258403, 0, {2972, 1}, {2767, 1}, {0, 0}, {0, 0}, {1405, 1}, {2890, 4}, {0, 0}},
    {258771, 258634, 0, {2973, 2}, {2975, 1}, {0, 0}, {0, 0}, {0, 0}, {3390, 6}, {3396, 1}}, {259015, 258798, 0, {2976, 3}, {2979, 1}, {0, 0}, {0, 0}, {0, 0}, {3398, 7}, {3405, 1}},
    {259198, 259052, 0, {2980, 2}, {2979, 1}, {0, 0}, {0, 0}, {1406, 1}, {3407, 6}, {0, 0}}, {259292, 259218, 0, {2982, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3220, 6}, {0, 0}},
    {259451, 259386, 0, {2984, 2}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {259515, 259499, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {3413, 8}, {0, 0}},
    {259574, 259535, 0, {0, 0}, {2767, 1}, {0, 0}, {0, 0}, {1413, 1}, {3421, 7}, {0, 0}}, {259636, 259615, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {3428, 5}, {0, 0}},
    {259700, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3433, 8}, {0, 0}}, {259771, 259728, 0, {0, 0}, {2987, 1}, {0, 0}, {0, 0}, {1415, 1}, {2804, 5}, {0, 0}},
    {259845, 259819, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {3428, 5}, {0, 0}}, {259943, 259866, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3441, 7}, {0, 0}},
    {260052, 260034, 4, {0, 0}, {0, 0}, {2988, 1}, {0, 0}, {1417, 4}, {3448, 10}, {0, 0}}, {260149, 56441, 0, {2989, 1}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {2568, 2}, {0, 0}},
    {260164, 56441, 0, {2991, 1}, {2992, 1}, {0, 0}, {0, 0}, {0, 0}, {3461, 3}, {0, 0}}, {260176, 114178, 0, {2993, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {3464, 2}, {0, 0}},
    {260274, 260198, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {3466, 3}, {0, 0}}, {260334, 114460, 0, {2994, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3469, 5}, {1680, 1}},
    {260429, 260345, 0, {2996, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3474, 2}, {3476, 1}}, {260442, 114938, 0, {2997, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {3464, 2}, {1692, 1}},
    {260584, 260462, 0, {2999, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3478, 3}, {3481, 1}}, {260599, 117017, 1, {3001, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3483, 4}, {1739, 1}},
    {260753, 260641, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {3487, 3}, {3490, 1}}, {260923, 260793, 0, {3007, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {3464, 2}, {0, 0}},
    {261055, 260952, 4, {3009, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {3492, 4}, {3496, 2}}, {261258, 261071, 0, {3010, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3500, 5}, {3505, 1}},
    {261612, 261272, 1, {3013, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3507, 6}, {3513, 1}}, {261909, 261662, 5, {3018, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {3515, 4}, {3519, 2}},
    {261949, 261272, 1, {3013, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {3523, 2}, {1739, 1}}, {261978, 49667, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 2}, {542, 1}},
    {262057, 116785, 0, {3021, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 2}, {0, 0}}, {262230, 262085, 0, {3023, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {3464, 2}, {0, 0}},
    {262417, 262245, 0, {3026, 2}, {3028, 1}, {0, 0}, {0, 0}, {0, 0}, {3525, 4}, {3529, 1}}, {262468, 65999, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3531, 4}, {0, 0}},
    {263769, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {263785, 55770, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {263855, 55770, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}}, {264287, 264265, 0, {3055, 3}, {3058, 1}, {0, 0}, {0, 0}, {1429, 1}, {3566, 10}, {0, 0}},
    {264947, 264905, 0, {3059, 1}, {3049, 1}, {0, 0}, {0, 0}, {1430, 2}, {3576, 6}, {0, 0}}, {264959, 55770, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1432, 1}, {3582, 10}, {0, 0}},
    {265874, 55770, 0, {3060, 3}, {3063, 1}, {0, 0}, {0, 0}, {1433, 4}, {3576, 6}, {0, 0}}, {265890, 55770, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {265907, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {265924, 55770, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {265940, 55770, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}}, {265957, 55770, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3592, 7}, {0, 0}},
    {266358, 266325, 0, {3065, 2}, {3067, 1}, {0, 0}, {0, 0}, {1437, 1}, {3576, 6}, {0, 0}}, {266430, 266399, 0, {3068, 1}, {3069, 2}, {0, 0}, {0, 0}, {1437, 1}, {3576, 6}, {0, 0}},
    {266456, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {266526, 266510, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {1438, 3}, {3537, 11}, {0, 0}},
    {266537, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {266569, 55770, 0, {3071, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}},
    {266581, 55770, 0, {3073, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3605, 6}, {0, 0}}, {266755, 266724, 4, {3074, 2}, {3076, 1}, {3077, 2}, {0, 0}, {0, 0}, {3611, 7}, {3618, 1}},
    {266839, 0, 0, {0, 0}, {3049, 1}, {0, 0}, {0, 0}, {1442, 1}, {3620, 8}, {3628, 1}}, {266850, 55770, 0, {0, 0}, {3054, 1}, {0, 0}, {0, 0}, {1443, 1}, {3630, 7}, {0, 0}},
    {267443, 55770, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {3637, 7}, {0, 0}}, {268095, 55770, 0, {3084, 5}, {3089, 1}, {0, 0}, {0, 0}, {1449, 5}, {3637, 7}, {0, 0}},
    {268193, 55770, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {268249, 55770, 0, {3092, 1}, {3076, 1}, {0, 0}, {0, 0}, {1454, 3}, {3644, 4}, {0, 0}},
    {268261, 55770, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {3637, 7}, {0, 0}}, {268283, 55770, 0, {3093, 1}, {3054, 1}, {0, 0}, {0, 0}, {1441, 1}, {3605, 6}, {0, 0}},
    {268292, 55770, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}}, {268312, 55770, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {268349, 55770, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3648, 12}, {0, 0}}, {268360, 55770, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {268369, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {268378, 55770, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {269018, 55770, 0, {3096, 2}, {3098, 2}, {0, 0}, {0, 0}, {1457, 2}, {3660, 9}, {0, 0}}, {269029, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {269366, 55770, 0, {3100, 2}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {269378, 55770, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3669, 10}, {0, 0}},
    {269391, 55770, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3669, 10}, {0, 0}}, {269410, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3679, 6}, {0, 0}},
    {269517, 55770, 0, {3103, 2}, {3105, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}}, {269529, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {269538, 55770, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}}, {269559, 55770, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {269581, 55770, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}}, {269598, 55770, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}},
    {269622, 55770, 0, {3108, 1}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {269639, 55770, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {269655, 55770, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}}, {269680, 55770, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {269697, 55770, 0, {3109, 4}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {270067, 270035, 0, {3113, 4}, {3117, 1}, {0, 0}, {0, 0}, {1437, 1}, {3576, 6}, {0, 0}},
    {270115, 270094, 0, {3118, 1}, {3063, 1}, {0, 0}, {0, 0}, {1459, 4}, {3576, 6}, {0, 0}}, {270131, 55770, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {270164, 270146, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3548, 11}, {0, 0}}, {270177, 55770, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {270210, 270192, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3548, 11}, {0, 0}}, {270223, 55770, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {270326, 55770, 0, {3119, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3685, 6}, {0, 0}}, {270335, 55770, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {270360, 55770, 0, {3122, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3691, 7}, {0, 0}}, {270760, 55770, 0, {3125, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}},
    {270769, 55770, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}}, {270778, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {270794, 55770, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}}, {270810, 55770, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}},
    {270847, 270826, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {3599, 6}, {0, 0}}, {270884, 270863, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {3599, 6}, {0, 0}},
    {270900, 55770, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}}, {270920, 55770, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}},
    {271092, 271074, 0, {3128, 5}, {3049, 1}, {0, 0}, {0, 0}, {1464, 5}, {3576, 6}, {0, 0}}, {271105, 55770, 0, {3133, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3599, 6}, {0, 0}},
    {271234, 271217, 0, {3135, 4}, {3063, 1}, {0, 0}, {0, 0}, {1469, 1}, {3576, 6}, {0, 0}}, {271246, 55770, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3685, 6}, {0, 0}},
    {271259, 55770, 0, {3139, 1}, {3098, 2}, {0, 0}, {0, 0}, {1470, 1}, {3698, 8}, {0, 0}}, {271271, 55770, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {271303, 55770, 0, {3140, 3}, {3143, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {271323, 55770, 0, {3144, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3706, 9}, {0, 0}},
    {271335, 55770, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {271348, 55770, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {271357, 55770, 0, {3147, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {271458, 55770, 0, {3150, 3}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3605, 6}, {0, 0}},
    {271475, 55770, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}}, {271484, 55770, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {271505, 55770, 0, {3153, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {271516, 55770, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {271536, 55770, 0, {3155, 2}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {271588, 55770, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1471, 1}, {3715, 8}, {0, 0}},
    {271611, 55770, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1472, 4}, {3637, 7}, {0, 0}}, {271735, 271643, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {3723, 5}, {0, 0}},
    {271792, 271757, 0, {0, 0}, {3157, 1}, {0, 0}, {0, 0}, {1099, 1}, {3644, 4}, {0, 0}}, {271857, 271811, 0, {3048, 1}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3644, 4}, {0, 0}},
    {271920, 271899, 4, {3092, 1}, {3076, 1}, {3158, 2}, {0, 0}, {0, 0}, {3728, 8}, {3618, 1}},
    {271972, 271936, 0, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3736, 6}, {0, 0}}, {272883, 272722, 0, {3163, 2}, {0, 0}, {0, 0}, {0, 0}, {1480, 2}, {3745, 2}, {0, 0}},
    {272964, 272928, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3745, 2}, {0, 0}}, {273156, 273022, 4, {3166, 1}, {3167, 1}, {3168, 1}, {0, 0}, {0, 0}, {3747, 6}, {3753, 1}},
    {273298, 273221, 0, {3169, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3745, 2}, {0, 0}}, {273585, 273437, 4, {3165, 1}, {0, 0}, {3171, 2}, {0, 0}, {1482, 6}, {3755, 7}, {0, 0}},
    {273697, 273634, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1488, 1}, {3762, 1}, {0, 0}}, {273749, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}},
    {273803, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}}, {273879, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {3762, 1}, {0, 0}},
    {273972, 273939, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {3762, 1}, {0, 0}}, {274025, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}},
    {274213, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 5}, {3763, 1}, {0, 0}}, {274286, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}},
    {274342, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}}, {274402, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}},
    {274539, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1496, 3}, {3762, 1}, {0, 0}}, {274659, 274597, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}},
    {274679, 274597, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}}, {274699, 274597, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}},
    {274822, 274771, 4, {3165, 1}, {0, 0}, {3173, 1}, {0, 0}, {1499, 3}, {3768, 8}, {0, 0}}, {274876, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {274936, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {274994, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275053, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275110, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275152, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275200, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275287, 275250, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1502, 1}, {3776, 1}, {0, 0}}, {275373, 275338, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 3}, {3776, 1}, {0, 0}},
    {275430, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275484, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275530, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275587, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275659, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1506, 1}, {3776, 1}, {0, 0}}, {275719, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275786, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275851, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275901, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276015, 275968, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {3776, 1}, {0, 0}},
    {276063, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276106, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276162, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276223, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276277, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276348, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276403, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276459, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276508, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276583, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276641, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1506, 1}, {3776, 1}, {0, 0}}, {276691, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276746, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276823, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276894, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277006, 276967, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {3776, 1}, {0, 0}},
    {277058, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277123, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277195, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277258, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277312, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277365, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277419, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277465, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277618, 277561, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {3776, 1}, {0, 0}}, {277668, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277718, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277763, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277812, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277867, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277947, 277561, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {3776, 1}, {0, 0}}, {278001, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278052, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {278095, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278219, 278162, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {3776, 1}, {0, 0}}, {278439, 278320, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 2}, {3776, 1}, {0, 0}},
    {278487, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {278537, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278600, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {278654, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278707, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {278752, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278913, 278844, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1514, 1}, {3776, 1}, {0, 0}}, {278973, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {279144, 279047, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 2}, {3776, 1}, {0, 0}}, {279192, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {279245, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {279296, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {279356, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {279419, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {279477, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {279745, 279584, 0, {3174, 2}, {3176, 1}, {0, 0}, {0, 0}, {1517, 2}, {3745, 2}, {0, 0}},
    {279777, 272928, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3777, 3}, {0, 0}}, {279822, 272928, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3745, 2}, {0, 0}},
    {280089, 280000, 0, {3177, 1}, {3178, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 4}, {0, 0}}, {280488, 280376, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1519, 9}, {3784, 3}, {0, 0}},
    {280531, 49272, 0, {3180, 1}, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {3787, 4}, {0, 0}}, {280763, 280696, 0, {3182, 1}, {3183, 1}, {0, 0}, {0, 0}, {1528, 1}, {3791, 3}, {0, 0}},
    {280938, 280805, 0, {3184, 2}, {0, 0}, {0, 0}, {0, 0}, {1529, 1}, {3794, 4}, {0, 0}}, {281118, 281077, 0, {3186, 1}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {3794, 4}, {0, 0}},
    {281238, 281170, 0, {3165, 1}, {3187, 1}, {0, 0}, {0, 0}, {1531, 1}, {3798, 3}, {0, 0}}, {281392, 281277, 4, {3188, 1}, {3183, 1}, {888, 1}, {0, 0}, {1532, 1}, {3801, 4}, {3753, 1}},
    {281713, 281500, 0, {3189, 2}, {3191, 2}, {0, 0}, {0, 0}, {1533, 4}, {3805, 4}, {0, 0}}, {282021, 281826, 5, {3193, 4}, {3176, 1}, {3197, 1}, {0, 0}, {1537, 2}, {3755, 7}, {0, 0}},
    {282167, 282090, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1539, 1}, {3745, 2}, {0, 0}}, {282424, 282259, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1540, 4}, {3745, 2}, {0, 0}},
    {282566, 282486, 0, {3165, 1}, {3201, 1}, {0, 0}, {0, 0}, {1544, 1}, {3809, 3}, {0, 0}}, {282600, 280000, 0, {3202, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3812, 4}, {0, 0}},
    {282796, 282663, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1545, 3}, {3816, 4}, {0, 0}}, {282889, 280000, 0, {3165, 1}, {3204, 1}, {0, 0}, {0, 0}, {1548, 5}, {3812, 4}, {0, 0}},
    {283009, 282928, 0, {3165, 1}, {3205, 1}, {0, 0}, {0, 0}, {1553, 1}, {3816, 4}, {0, 0}}, {283043, 282663, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1545, 3}, {3809, 3}, {0, 0}},
    {283167, 283085, 0, {3206, 1}, {3207, 1}, {0, 0}, {0, 0}, {1554, 1}, {3820, 3}, {0, 0}}, {283350, 283216, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1555, 2}, {3780, 4}, {0, 0}},
    {283598, 283427, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1557, 3}, {3823, 4}, {0, 0}}, {283817, 283696, 0, {3208, 1}, {3183, 1}, {0, 0}, {0, 0}, {1560, 4}, {3827, 5}, {0, 0}},
    {283924, 283843, 4, {3182, 1}, {3209, 1}, {888, 1}, {0, 0}, {0, 0}, {3832, 4}, {0, 0}}, {284017, 283956, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 4}, {0, 0}},
    {284041, 280000, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 3}, {0, 0}}, {284070, 280000, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 3}, {0, 0}},
    {284187, 284115, 0, {3211, 2}, {3213, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 3}, {0, 0}}, {284215, 272928, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}},
    {284264, 280000, 0, {3165, 1}, {3214, 2}, {0, 0}, {0, 0}, {1564, 1}, {3784, 3}, {0, 0}}, {284287, 280000, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 3}, {0, 0}},
    {284441, 280000, 0, {3216, 1}, {3217, 2}, {0, 0}, {0, 0}, {1565, 2}, {3780, 4}, {0, 0}}, {284493, 280000, 0, {3216, 1}, {3179, 1}, {0, 0}, {0, 0}, {1567, 2}, {3780, 4}, {0, 0}},
    {284517, 272928, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3836, 3}, {0, 0}}, {284564, 272928, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1569, 1}, {3780, 4}, {0, 0}},
    {284586, 272928, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1569, 1}, {3780, 4}, {0, 0}}, {284702, 284631, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3839, 3}, {0, 0}},
    {284821, 284743, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {3842, 3}, {0, 0}}, {284971, 284878, 0, {3220, 2}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {3845, 4}, {3849, 1}},
    {285201, 285018, 4, {3222, 1}, {3223, 1}, {3224, 1}, {0, 0}, {1572, 1}, {3851, 4}, {3855, 1}},
    {285291, 284631, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1573, 4}, {3857, 4}, {0, 0}}, {285394, 285329, 0, {3219, 1}, {3225, 4}, {0, 0}, {0, 0}, {0, 0}, {3857, 4}, {0, 0}},
    {285507, 285329, 0, {3219, 1}, {3229, 8}, {0, 0}, {0, 0}, {0, 0}, {3857, 4}, {0, 0}}, {285737, 285573, 0, {3219, 1}, {3237, 1}, {0, 0}, {0, 0}, {1577, 5}, {3861, 4}, {0, 0}},
    {285787, 285329, 0, {3238, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {3865, 3}, {0, 0}}, {286146, 285977, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1582, 5}, {3861, 4}, {0, 0}},
    {286178, 285977, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1582, 5}, {3861, 4}, {0, 0}}, {286211, 285329, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {3861, 4}, {0, 0}},
    {286248, 285329, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {3861, 4}, {0, 0}}, {286386, 286286, 0, {3219, 1}, {3241, 1}, {0, 0}, {0, 0}, {0, 0}, {3861, 4}, {0, 0}},
    {286536, 286418, 0, {3219, 1}, {3242, 1}, {0, 0}, {0, 0}, {1587, 3}, {3861, 4}, {0, 0}}, {286620, 286578, 0, {3243, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3868, 2}, {0, 0}},
    {286780, 286723, 0, {3244, 1}, {3245, 2}, {0, 0}, {0, 0}, {0, 0}, {3745, 2}, {0, 0}}, {286870, 286814, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3870, 4}, {0, 0}},
    {286925, 283956, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1590, 1}, {3780, 4}, {0, 0}}, {287030, 280000, 0, {3247, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 2}, {3784, 3}, {0, 0}},
    {287159, 287059, 0, {3243, 1}, {3248, 1}, {0, 0}, {0, 0}, {1593, 1}, {3874, 4}, {3878, 1}},
    {287213, 287183, 4, {0, 0}, {0, 0}, {3249, 1}, {0, 0}, {360, 5}, {3880, 4}, {0, 0}}, {287268, 101264, 0, {3250, 1}, {3251, 1}, {0, 0}, {0, 0}, {0, 0}, {3884, 4}, {0, 0}},
    {287305, 280000, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1594, 1}, {3888, 4}, {0, 0}}, {287464, 287362, 0, {3252, 1}, {3176, 1}, {0, 0}, {0, 0}, {1595, 3}, {3892, 5}, {0, 0}},
    {287510, 280000, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3892, 5}, {0, 0}}, {287546, 280000, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3892, 5}, {0, 0}},
    {287624, 287589, 0, {0, 0}, {3253, 1}, {0, 0}, {0, 0}, {718, 1}, {3897, 4}, {0, 0}}, {287736, 287662, 0, {3182, 1}, {3209, 1}, {0, 0}, {0, 0}, {1598, 1}, {3745, 2}, {0, 0}},
    {287841, 287801, 0, {3254, 1}, {0, 0}, {0, 0}, {0, 0}, {1599, 4}, {3901, 3}, {0, 0}}, {288026, 287876, 0, {3255, 2}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 3}, {3907, 1}},
    {288161, 288063, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1603, 1}, {3836, 3}, {0, 0}}, {288266, 288195, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1604, 1}, {3809, 3}, {0, 0}},
    {288485, 288298, 5, {3258, 2}, {3167, 1}, {888, 1}, {0, 0}, {1605, 1}, {3909, 7}, {3753, 1}},
    {288575, 288504, 4, {3260, 1}, {3261, 1}, {888, 1}, {0, 0}, {0, 0}, {3916, 3}, {3753, 1}},
    {288692, 288606, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3919, 3}, {0, 0}}, {288803, 101264, 0, {3250, 1}, {3183, 1}, {0, 0}, {0, 0}, {1606, 3}, {3922, 3}, {0, 0}},
    {289094, 272928, 0, {3165, 1}, {3262, 2}, {0, 0}, {0, 0}, {1609, 5}, {3925, 3}, {3928, 1}},
    {289395, 289287, 0, {3165, 1}, {3264, 2}, {0, 0}, {0, 0}, {1614, 2}, {3930, 3}, {0, 0}}, {289453, 286814, 0, {3165, 1}, {3266, 2}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {289500, 280000, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3938, 4}, {0, 0}}, {289538, 280000, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {289569, 280000, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}}, {289610, 286814, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {289653, 272928, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3745, 2}, {0, 0}}, {289698, 286814, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {290053, 289829, 1, {3268, 3}, {3271, 2}, {0, 0}, {0, 0}, {1616, 4}, {3930, 3}, {0, 0}}, {290216, 290132, 0, {3273, 2}, {3275, 2}, {0, 0}, {0, 0}, {0, 0}, {3925, 3}, {0, 0}},
    {290352, 290261, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}}, {290594, 290443, 0, {3165, 1}, {3277, 2}, {0, 0}, {0, 0}, {1620, 2}, {3823, 4}, {0, 0}},
    {290756, 290639, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1622, 2}, {3780, 4}, {0, 0}}, {290907, 290800, 0, {3279, 2}, {3281, 1}, {0, 0}, {0, 0}, {1624, 1}, {3930, 3}, {0, 0}},
    {290962, 280000, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3892, 5}, {0, 0}}, {291038, 280000, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1625, 1}, {3892, 5}, {0, 0}},
    {291092, 280000, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3823, 4}, {0, 0}}, {291347, 291203, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1626, 1}, {3933, 5}, {0, 0}},
    {291380, 280000, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3823, 4}, {0, 0}}, {291703, 280000, 0, {3282, 1}, {3283, 3}, {0, 0}, {0, 0}, {1627, 1}, {3892, 5}, {0, 0}},
    {291984, 280000, 0, {3286, 1}, {3287, 4}, {0, 0}, {0, 0}, {1628, 1}, {3892, 5}, {0, 0}}, {292345, 292097, 0, {3165, 1}, {3291, 1}, {0, 0}, {0, 0}, {1629, 5}, {3942, 3}, {0, 0}},
    {292531, 292411, 0, {3165, 1}, {3292, 3}, {0, 0}, {0, 0}, {1634, 3}, {3945, 4}, {0, 0}}, {292749, 292611, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1637, 1}, {3925, 3}, {0, 0}},
    {293264, 292955, 0, {3298, 2}, {3297, 1}, {0, 0}, {0, 0}, {1638, 3}, {3925, 3}, {0, 0}}, {293571, 293383, 0, {3300, 2}, {3302, 3}, {0, 0}, {0, 0}, {1641, 2}, {3938, 4}, {0, 0}},
    {293988, 293767, 0, {3305, 2}, {3307, 3}, {0, 0}, {0, 0}, {1643, 7}, {3938, 4}, {0, 0}}, {294239, 294048, 0, {3310, 2}, {3312, 2}, {0, 0}, {0, 0}, {1650, 3}, {3938, 4}, {0, 0}},
    {294386, 290261, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1653, 8}, {3933, 5}, {0, 0}}, {294516, 294424, 0, {3314, 1}, {3315, 1}, {0, 0}, {0, 0}, {366, 1}, {3949, 3}, {3952, 1}},
    {294676, 294564, 4, {3165, 1}, {3316, 1}, {482, 1}, {0, 0}, {0, 0}, {3954, 8}, {0, 0}}, {294705, 286814, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {294763, 288606, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}}, {294794, 290261, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {294917, 294885, 0, {3317, 2}, {3319, 1}, {0, 0}, {0, 0}, {1661, 3}, {3930, 3}, {0, 0}}, {295144, 295088, 0, {3165, 1}, {3320, 4}, {0, 0}, {0, 0}, {1664, 5}, {3892, 5}, {0, 0}},
    {295350, 295218, 0, {3165, 1}, {3324, 4}, {0, 0}, {0, 0}, {1669, 2}, {3892, 5}, {0, 0}}, {295594, 295396, 0, {3165, 1}, {3328, 4}, {0, 0}, {0, 0}, {1671, 4}, {3892, 5}, {0, 0}},
    {295875, 295696, 0, {3332, 2}, {3334, 2}, {0, 0}, {0, 0}, {1675, 3}, {3925, 3}, {0, 0}}, {296272, 295967, 1, {3336, 5}, {3341, 2}, {0, 0}, {0, 0}, {1678, 3}, {3930, 3}, {0, 0}},
    {296311, 286814, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}}, {296480, 296394, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1681, 1}, {3933, 5}, {0, 0}},
    {296799, 296633, 0, {3343, 2}, {0, 0}, {0, 0}, {0, 0}, {1682, 5}, {3930, 3}, {0, 0}}, {297005, 295088, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1687, 6}, {3892, 5}, {0, 0}},
    {297064, 286814, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {513, 1}, {3933, 5}, {0, 0}}, {297101, 283956, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1590, 1}, {3780, 4}, {0, 0}},
    {297400, 297183, 4, {3345, 1}, {3183, 1}, {3168, 1}, {0, 0}, {1693, 2}, {3962, 5}, {3753, 1}},
    {297528, 297437, 0, {0, 0}, {3239, 1}, {0, 0}, {0, 0}, {1695, 3}, {3745, 2}, {0, 0}}, {297625, 297568, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1698, 1}, {3763, 1}, {0, 0}},
    {297682, 272928, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}}, {297756, 297699, 4, {3346, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {3967, 6}, {0, 0}},
    {298631, 298029, 1, {3347, 7}, {3354, 1}, {0, 0}, {0, 0}, {1699, 6}, {3973, 2}, {0, 0}}, {298673, 280000, 0, {3202, 1}, {3355, 1}, {0, 0}, {0, 0}, {0, 0}, {3809, 3}, {0, 0}},
    {298870, 298748, 0, {3356, 2}, {3358, 1}, {0, 0}, {0, 0}, {1705, 1}, {3973, 2}, {0, 0}}, {299294, 298990, 1, {3359, 4}, {3179, 1}, {0, 0}, {0, 0}, {1706, 4}, {3973, 2}, {0, 0}},
    {299463, 299349, 0, {3363, 2}, {0, 0}, {0, 0}, {0, 0}, {1710, 1}, {3973, 2}, {0, 0}}, {299841, 299502, 1, {3359, 4}, {0, 0}, {0, 0}, {0, 0}, {1711, 6}, {3973, 2}, {0, 0}},
    {299919, 299876, 0, {3208, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3975, 2}, {0, 0}}, {300047, 300000, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1717, 1}, {2534, 2}, {0, 0}},
    {300057, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}}, {300112, 0, 0, {3365, 2}, {1236, 1}, {0, 0}, {0, 0}, {1718, 2}, {0, 0}, {0, 0}},
    {300169, 0, 0, {3367, 3}, {1236, 1}, {0, 0}, {0, 0}, {1720, 1}, {0, 0}, {0, 0}}, {300295, 216565, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {3978, 2}, {0, 0}},
    {300365, 300310, 0, {2652, 1}, {3373, 1}, {0, 0}, {0, 0}, {0, 0}, {3980, 4}, {0, 0}}, {300530, 300413, 0, {3374, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {114, 1}},
    {300632, 300588, 0, {0, 0}, {3378, 1}, {0, 0}, {0, 0}, {1721, 1}, {3986, 2}, {0, 0}}, {300813, 300715, 0, {3379, 3}, {662, 1}, {0, 0}, {0, 0}, {1722, 3}, {3988, 8}, {0, 0}},
    {300899, 300829, 0, {136, 1}, {3378, 1}, {0, 0}, {0, 0}, {0, 0}, {3986, 2}, {3996, 1}}, {301148, 300928, 0, {3382, 1}, {3383, 2}, {0, 0}, {0, 0}, {0, 0}, {3998, 4}, {4002, 1}},
    {301300, 301168, 0, {3385, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {114, 1}}, {301513, 301351, 0, {3389, 2}, {135, 1}, {0, 0}, {0, 0}, {1725, 1}, {4004, 4}, {4008, 1}},
    {301583, 301528, 0, {3382, 1}, {3391, 1}, {0, 0}, {0, 0}, {1726, 3}, {4010, 2}, {0, 0}}, {301798, 301640, 0, {3392, 3}, {3395, 1}, {0, 0}, {0, 0}, {0, 0}, {4012, 7}, {4019, 1}},
    {301907, 301833, 0, {3005, 1}, {3396, 1}, {0, 0}, {0, 0}, {0, 0}, {4021, 2}, {0, 0}}, {302229, 302030, 0, {3397, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4023, 4}, {4027, 1}},
    {302477, 302243, 0, {3402, 3}, {3372, 1}, {0, 0}, {0, 0}, {1725, 1}, {4029, 4}, {4033, 1}},
    {302597, 302491, 0, {3405, 2}, {140, 1}, {0, 0}, {0, 0}, {1729, 2}, {4035, 3}, {4038, 1}},
    {302785, 302625, 0, {3407, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4040, 3}, {4043, 1}}, {302870, 302803, 0, {3409, 2}, {3372, 1}, {0, 0}, {0, 0}, {779, 2}, {4045, 3}, {114, 1}},
    {302944, 302893, 4, {3411, 2}, {97, 1}, {3413, 1}, {0, 0}, {0, 0}, {4048, 4}, {4052, 1}}, {302956, 301168, 0, {3414, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {114, 1}},
    {302974, 300413, 0, {3418, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {114, 1}}, {303131, 302993, 0, {3422, 2}, {576, 1}, {0, 0}, {0, 0}, {1731, 2}, {4054, 6}, {4060, 1}},
    {303213, 303154, 0, {3424, 3}, {3391, 1}, {0, 0}, {0, 0}, {1733, 1}, {4062, 4}, {0, 0}}, {303469, 303351, 0, {3427, 1}, {0, 0}, {0, 0}, {0, 0}, {1734, 2}, {4066, 2}, {0, 0}},
    {303621, 303482, 0, {3428, 2}, {576, 1}, {0, 0}, {0, 0}, {1736, 2}, {4068, 6}, {4060, 1}},
    {303819, 303679, 0, {3430, 1}, {3431, 1}, {0, 0}, {0, 0}, {686, 1}, {4074, 3}, {0, 0}}, {304007, 303843, 0, {3432, 2}, {3434, 1}, {0, 0}, {0, 0}, {686, 1}, {4077, 4}, {4038, 1}},
    {304313, 304072, 0, {3435, 2}, {3437, 2}, {0, 0}, {0, 0}, {1738, 3}, {4081, 3}, {4084, 1}},
    {304501, 304325, 0, {3439, 5}, {3444, 1}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {4027, 1}},
    {304516, 216565, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4086, 3}, {0, 0}}, {304578, 304534, 0, {3445, 2}, {3447, 1}, {0, 0}, {0, 0}, {1741, 1}, {4089, 4}, {0, 0}},
    {304640, 48368, 0, {0, 0}, {3448, 1}, {0, 0}, {0, 0}, {0, 0}, {4086, 3}, {0, 0}}, {304743, 304652, 0, {3449, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4045, 3}, {114, 1}},
    {304756, 43093, 0, {3371, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {4093, 3}, {0, 0}}, {304853, 304801, 1, {3452, 4}, {3373, 1}, {0, 0}, {0, 0}, {1742, 2}, {4096, 7}, {114, 1}},
    {304901, 304874, 1, {3456, 4}, {3444, 1}, {0, 0}, {0, 0}, {1742, 2}, {4096, 7}, {114, 1}},
    {304995, 304923, 0, {3373, 1}, {3372, 1}, {0, 0}, {0, 0}, {512, 1}, {4103, 4}, {0, 0}}, {305067, 305012, 0, {3460, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 2}, {0, 0}},
    {305111, 13097, 0, {0, 0}, {3461, 1}, {0, 0}, {0, 0}, {0, 0}, {2629, 2}, {4109, 1}}, {305125, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}},
    {305349, 305266, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {305452, 305387, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {305464, 305387, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {305636, 305546, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4115, 2}, {0, 0}},
    {305716, 305650, 0, {3471, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4117, 2}, {0, 0}}, {305918, 305770, 0, {3472, 2}, {0, 0}, {0, 0}, {3474, 1}, {1744, 1}, {4117, 2}, {4119, 1}},
    {306015, 305936, 0, {3475, 1}, {3476, 1}, {0, 0}, {0, 0}, {1745, 1}, {0, 0}, {0, 0}}, {306028, 305266, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}},
    {306041, 305266, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {306073, 172079, 0, {0, 0}, {3470, 1}, {0, 0}, {0, 0}, {346, 1}, {4121, 2}, {295, 1}},
    {306140, 306087, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {306158, 306087, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {306176, 305387, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {306193, 305266, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}},
    {306209, 306087, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {306224, 305387, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {306236, 305387, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {306251, 305387, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {306372, 306266, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {306435, 306383, 0, {3479, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3050, 1}},
    {306552, 306458, 0, {3479, 1}, {3478, 1}, {0, 0}, {0, 0}, {1746, 1}, {4126, 1}, {2679, 1}},
    {306657, 306567, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4127, 1}}, {306678, 306567, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4127, 1}},
    {306699, 305266, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {306753, 306735, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1747, 5}, {4129, 5}, {0, 0}},
    {306766, 306266, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {306777, 306266, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {306791, 306266, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {306954, 306897, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1752, 4}, {4134, 5}, {0, 0}},
    {307020, 306980, 0, {0, 0}, {3488, 1}, {0, 0}, {0, 0}, {1756, 1}, {4139, 2}, {0, 0}}, {307039, 306266, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307050, 306266, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307064, 306266, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307189, 307086, 4, {3472, 2}, {0, 0}, {3489, 2}, {2782, 1}, {0, 0}, {4115, 2}, {4119, 1}},
    {307296, 307222, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1757, 6}, {4141, 3}, {0, 0}}, {307343, 307316, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1763, 5}, {4144, 2}, {0, 0}},
    {307399, 307222, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1768, 4}, {4144, 2}, {0, 0}}, {307449, 307222, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1772, 4}, {4144, 2}, {0, 0}},
    {307470, 306266, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307481, 306266, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307495, 306266, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307552, 307524, 0, {0, 0}, {3491, 1}, {0, 0}, {0, 0}, {1776, 1}, {642, 1}, {0, 0}},
    {307615, 307575, 0, {3492, 1}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {307702, 307633, 0, {3494, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {307720, 307633, 0, {3494, 2}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {307738, 305546, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4115, 2}, {0, 0}},
    {307751, 306266, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307762, 306266, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307776, 306266, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307790, 305387, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {307855, 307802, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1777, 3}, {815, 1}, {0, 0}}, {307870, 305387, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {307882, 305387, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {307894, 306266, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307905, 305266, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {307917, 305387, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {307928, 305266, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {307943, 306087, 0, {3496, 1}, {3497, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {308012, 307959, 0, {3498, 1}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {308032, 305387, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {308047, 305387, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {308062, 14007, 0, {3475, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {308214, 308082, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}}, {308227, 308082, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}},
    {308240, 308082, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}}, {308252, 308082, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}},
    {308266, 308082, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}}, {308280, 305266, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}},
    {308293, 305387, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {308356, 308305, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1780, 3}, {815, 1}, {0, 0}},
    {308370, 305266, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {308384, 306087, 0, {3501, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {308397, 305387, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {308560, 308496, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4149, 2}, {0, 0}},
    {308593, 308496, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4149, 2}, {0, 0}}, {308638, 308496, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4149, 2}, {0, 0}},
    {308959, 308785, 0, {3504, 3}, {3507, 1}, {0, 0}, {0, 0}, {0, 0}, {4151, 5}, {4156, 1}}, {309062, 309027, 0, {3508, 2}, {3510, 1}, {0, 0}, {0, 0}, {0, 0}, {4158, 3}, {1432, 1}},
    {309111, 309085, 0, {3511, 1}, {3512, 1}, {0, 0}, {0, 0}, {0, 0}, {4158, 3}, {1491, 1}}, {309254, 309183, 0, {3513, 1}, {3514, 1}, {0, 0}, {0, 0}, {0, 0}, {4161, 3}, {0, 0}},
    {309564, 309404, 0, {3515, 3}, {3518, 1}, {0, 0}, {0, 0}, {0, 0}, {4164, 5}, {4169, 1}}, {309896, 309721, 0, {3519, 3}, {3522, 1}, {0, 0}, {0, 0}, {1783, 1}, {4171, 4}, {4175, 1}},
    {310263, 310005, 0, {3523, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4177, 4}, {4181, 1}}, {310526, 310294, 0, {3529, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4183, 4}, {4187, 1}},
    {310802, 310624, 0, {3534, 2}, {3536, 2}, {0, 0}, {0, 0}, {0, 0}, {4189, 5}, {4194, 1}}, {311439, 311415, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1784, 1}, {0, 0}, {0, 0}},
    {311959, 311691, 0, {3564, 3}, {3567, 1}, {0, 0}, {0, 0}, {1785, 2}, {4197, 5}, {0, 0}}, {312303, 312197, 0, {3568, 1}, {3569, 1}, {0, 0}, {0, 0}, {1787, 2}, {4202, 3}, {4205, 1}},
    {312849, 312734, 0, {3570, 1}, {3571, 1}, {0, 0}, {0, 0}, {0, 0}, {4207, 2}, {0, 0}}, {313482, 313126, 1, {3572, 4}, {3576, 1}, {0, 0}, {0, 0}, {1789, 3}, {4107, 2}, {4209, 1}},
    {313839, 313737, 0, {3577, 2}, {3576, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 2}, {0, 0}}, {314433, 314299, 0, {3579, 3}, {3582, 1}, {0, 0}, {0, 0}, {1792, 3}, {4211, 3}, {0, 0}},
    {314557, 314475, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1795, 2}, {0, 0}, {0, 0}}, {314871, 314620, 0, {3583, 2}, {3585, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4214, 1}},
    {315643, 315547, 0, {3586, 3}, {3589, 1}, {0, 0}, {0, 0}, {1797, 5}, {4216, 2}, {0, 0}}, {315832, 315672, 0, {3590, 2}, {3592, 1}, {0, 0}, {0, 0}, {1802, 3}, {4218, 3}, {4027, 1}},
    {316041, 315857, 0, {3593, 2}, {3595, 1}, {0, 0}, {0, 0}, {1805, 7}, {4221, 3}, {4027, 1}},
    {316148, 316055, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4224, 1}}, {316170, 316055, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4224, 1}},
    {316276, 316208, 0, {3597, 2}, {0, 0}, {0, 0}, {0, 0}, {1812, 5}, {4226, 1}, {0, 0}}, {316418, 316291, 0, {3593, 2}, {0, 0}, {0, 0}, {0, 0}, {1817, 5}, {4226, 1}, {4027, 1}},
    {316523, 316436, 0, {3599, 4}, {0, 0}, {0, 0}, {0, 0}, {1797, 5}, {4227, 2}, {0, 0}}, {316687, 316535, 0, {3603, 3}, {0, 0}, {0, 0}, {0, 0}, {1802, 3}, {4229, 3}, {4027, 1}},
    {316861, 316706, 0, {3606, 3}, {0, 0}, {0, 0}, {0, 0}, {1817, 5}, {4232, 3}, {4027, 1}}, {317080, 316876, 0, {3593, 2}, {3609, 1}, {0, 0}, {0, 0}, {1822, 1}, {4235, 2}, {4237, 1}},
    {317225, 317103, 0, {3610, 2}, {3609, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 1}, {4240, 1}}, {318043, 317975, 0, {1294, 1}, {3623, 1}, {0, 0}, {0, 0}, {1823, 1}, {0, 0}, {0, 0}},
    {318416, 317975, 0, {3624, 6}, {3630, 1}, {0, 0}, {0, 0}, {1824, 7}, {0, 0}, {4242, 1}}, {318489, 318433, 0, {3624, 6}, {0, 0}, {0, 0}, {0, 0}, {1831, 5}, {0, 0}, {4242, 1}},
    {318536, 318433, 0, {3631, 2}, {0, 0}, {0, 0}, {0, 0}, {1836, 1}, {0, 0}, {0, 0}}, {318563, 318433, 0, {3633, 7}, {0, 0}, {0, 0}, {0, 0}, {1837, 4}, {0, 0}, {4242, 1}},
    {318581, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318600, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318619, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318638, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318654, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318670, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318686, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318699, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318715, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318731, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318747, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318765, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318783, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318870, 106235, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1841, 2}, {0, 0}, {0, 0}},
    {319040, 318916, 0, {3641, 3}, {3644, 1}, {0, 0}, {0, 0}, {1843, 2}, {0, 0}, {0, 0}}, {319153, 318433, 0, {3645, 1}, {0, 0}, {0, 0}, {0, 0}, {1823, 1}, {0, 0}, {0, 0}},
    {319167, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {319184, 143239, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
};

static const varve_entity_record entities[] = {
    {1339, 0, {0, 0}, {0, 0}, {0, 0}}, {1354, 0, {0, 0}, {0, 0}, {0, 0}}, {1421, 1404, {0, 1}, {0, 0}, {0, 0}},
    {1465, 1458, {1, 1}, {0, 0}, {0, 0}}, {1493, 1458, {2, 1}, {0, 0}, {0, 0}}, {1531, 1458, {3, 1}, {0, 0}, {0, 0}},
    {1623, 1600, {4, 2}, {0, 0}, {0, 0}}, {1687, 1600, {6, 4}, {0, 0}, {0, 0}}, {1728, 1458, {10, 1}, {0, 0}, {0, 0}},
    {1759, 1404, {11, 1}, {0, 0}, {0, 0}}, {1790, 1404, {12, 1}, {0, 0}, {0, 0}}, {1820, 1404, {13, 1}, {0, 0}, {0, 0}},
    {1848, 1404, {14, 1}, {0, 0}, {0, 0}}, {1885, 1404, {15, 1}, {0, 0}, {0, 0}}, {1969, 1937, {16, 1}, {0, 0}, {0, 0}},
    {2070, 2028, {17, 3}, {0, 0}, {0, 0}}, {2116, 2102, {20, 1}, {0, 0}, {0, 0}}, {16776, 16755, {144, 1}, {0, 0}, {0, 0}},
    {16785, 0, {0, 0}, {0, 0}, {0, 0}}, {16845, 16810, {145, 2}, {0, 0}, {0, 0}}, {16896, 16881, {147, 1}, {0, 0}, {0, 0}},
    {16925, 1458, {148, 1}, {0, 0}, {0, 0}}, {16951, 1458, {149, 1}, {0, 0}, {0, 0}}, {16993, 16881, {150, 1}, {0, 0}, {0, 0}},
    {30172, 30132, {268, 2}, {192, 2}, {0, 0}}, {31489, 16881, {286, 1}, {0, 0}, {0, 0}}, {31526, 16881, {287, 1}, {0, 0}, {0, 0}},
    {17080, 16881, {328, 1}, {0, 0}, {0, 0}}, {36086, 16881, {329, 1}, {0, 0}, {0, 0}}, {36109, 16881, {330, 1}, {0, 0}, {0, 0}},
    {46376, 0, {0, 0}, {0, 0}, {0, 0}}, {46388, 0, {0, 0}, {0, 0}, {0, 0}}, {46396, 0, {0, 0}, {0, 0}, {0, 0}},
    {46407, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 46423, {460, 1}, {0, 0}, {0, 0}},
    {50445, 50417, {0, 0}, {681, 1}, {0, 0}}, {50471, 50450, {144, 1}, {0, 0}, {0, 0}}, {50497, 50479, {0, 0}, {681, 1}, {0, 0}},
    {50519, 50502, {0, 0}, {681, 1}, {0, 0}}, {50540, 50523, {0, 0}, {681, 1}, {0, 0}}, {50566, 50544, {0, 0}, {681, 1}, {0, 0}},
    {50592, 50575, {0, 0}, {681, 1}, {0, 0}}, {50618, 50596, {0, 0}, {681, 1}, {0, 0}}, {50649, 50627, {0, 0}, {681, 1}, {0, 0}},
    {50675, 50658, {0, 0}, {681, 1}, {0, 0}}, {50699, 50679, {0, 0}, {681, 1}, {0, 0}}, {50726, 50706, {0, 0}, {681, 1}, {0, 0}},
    {50760, 50733, {0, 0}, {681, 1}, {0, 0}}, {50796, 50774, {0, 0}, {681, 1}, {0, 0}}, {50829, 50805, {0, 0}, {681, 1}, {0, 0}},
    {50860, 50840, {0, 0}, {681, 1}, {0, 0}}, {50891, 50867, {0, 0}, {681, 1}, {0, 0}}, {50925, 50902, {0, 0}, {681, 1}, {0, 0}},
    {50976, 50954, {509, 2}, {0, 0}, {0, 0}}, {51004, 50985, {509, 2}, {0, 0}, {0, 0}}, {17609, 51010, {0, 0}, {682, 1}, {0, 0}},
    {51098, 51077, {511, 2}, {682, 1}, {0, 0}}, {21, 51141, {513, 4}, {683, 2}, {0, 0}}, {55, 51182, {0, 0}, {0, 0}, {0, 0}},
    {51246, 51226, {517, 2}, {0, 0}, {0, 0}}, {21146, 51262, {519, 3}, {192, 2}, {0, 0}}, {51300, 51282, {0, 0}, {681, 1}, {0, 0}},
    {51330, 51311, {522, 1}, {0, 0}, {0, 0}}, {51365, 51336, {523, 2}, {683, 2}, {0, 0}}, {51410, 51381, {144, 1}, {192, 2}, {0, 0}},
    {1126, 51451, {525, 3}, {192, 2}, {0, 0}}, {51471, 51482, {528, 1}, {685, 2}, {0, 0}}, {1303, 51568, {529, 1}, {0, 0}, {0, 0}},
    {51641, 51603, {530, 2}, {687, 1}, {0, 0}}, {51707, 51673, {532, 3}, {688, 1}, {0, 0}}, {51789, 51719, {535, 2}, {689, 1}, {690, 1}},
    {51877, 51840, {537, 2}, {692, 2}, {690, 1}}, {51950, 51915, {539, 2}, {689, 1}, {690, 1}},
    {52019, 51995, {541, 1}, {0, 0}, {0, 0}}, {52112, 52083, {542, 5}, {687, 1}, {0, 0}}, {52155, 52136, {547, 2}, {694, 1}, {690, 1}},
    {52219, 52196, {549, 2}, {687, 1}, {0, 0}}, {51098, 51077, {551, 2}, {694, 1}, {690, 1}}, {52235, 52247, {553, 1}, {695, 1}, {0, 0}},
    {52303, 52281, {554, 2}, {687, 1}, {0, 0}}, {51246, 51226, {556, 3}, {694, 1}, {690, 1}}, {52402, 52378, {559, 3}, {687, 1}, {0, 0}},
    {52486, 52457, {562, 3}, {689, 1}, {690, 1}}, {52538, 52510, {565, 2}, {696, 1}, {0, 0}}, {2090, 52553, {567, 2}, {694, 1}, {690, 1}},
    {52653, 52629, {569, 2}, {0, 0}, {0, 0}}, {6738, 52664, {571, 1}, {0, 0}, {0, 0}}, {15201, 52682, {0, 0}, {0, 0}, {0, 0}},
    {52725, 52700, {0, 0}, {687, 1}, {0, 0}}, {53916, 53896, {587, 3}, {694, 1}, {690, 1}}, {55228, 55184, {604, 2}, {771, 1}, {0, 0}},
    {55287, 55245, {606, 1}, {772, 1}, {0, 0}}, {55392, 55324, {607, 2}, {0, 0}, {0, 0}}, {14357, 55419, {606, 1}, {773, 1}, {0, 0}},
    {55507, 55452, {606, 1}, {774, 1}, {0, 0}}, {55581, 55526, {606, 1}, {775, 1}, {0, 0}}, {1303, 55641, {268, 2}, {776, 1}, {0, 0}},
    {55688, 55658, {460, 1}, {0, 0}, {0, 0}}, {51246, 16881, {609, 1}, {0, 0}, {0, 0}}, {55731, 55703, {610, 1}, {0, 0}, {0, 0}},
    {55735, 0, {0, 0}, {0, 0}, {0, 0}}, {55745, 0, {0, 0}, {0, 0}, {0, 0}}, {55752, 0, {0, 0}, {0, 0}, {0, 0}},
    {51246, 16881, {609, 1}, {0, 0}, {0, 0}}, {16896, 16881, {147, 1}, {0, 0}, {0, 0}}, {60446, 1458, {663, 1}, {0, 0}, {0, 0}},
    {60477, 60483, {664, 1}, {890, 1}, {0, 0}}, {60546, 1458, {665, 1}, {0, 0}, {0, 0}}, {60573, 1458, {666, 1}, {0, 0}, {0, 0}},
    {60663, 60592, {667, 4}, {0, 0}, {0, 0}}, {60707, 60723, {671, 1}, {0, 0}, {0, 0}}, {43488, 60483, {672, 1}, {890, 1}, {0, 0}},
    {60801, 1600, {673, 3}, {0, 0}, {0, 0}}, {39974, 60483, {676, 1}, {891, 1}, {0, 0}}, {60862, 1458, {677, 1}, {0, 0}, {0, 0}},
    {49068, 60483, {678, 1}, {890, 1}, {0, 0}}, {60905, 1458, {679, 1}, {0, 0}, {0, 0}}, {60987, 61013, {680, 5}, {0, 0}, {0, 0}},
    {61160, 1458, {685, 1}, {0, 0}, {0, 0}}, {61233, 61182, {686, 1}, {892, 1}, {0, 0}}, {61266, 1458, {687, 1}, {0, 0}, {0, 0}},
    {61320, 1458, {688, 1}, {0, 0}, {0, 0}}, {61359, 60483, {689, 1}, {890, 1}, {0, 0}}, {61366, 60483, {690, 1}, {890, 1}, {0, 0}},
    {61371, 60483, {691, 1}, {890, 1}, {0, 0}}, {76229, 1458, {879, 1}, {0, 0}, {0, 0}}, {51119, 0, {0, 0}, {0, 0}, {0, 0}},
    {2137, 0, {0, 0}, {0, 0}, {0, 0}}, {76890, 1458, {884, 1}, {0, 0}, {0, 0}}, {76954, 76927, {885, 1}, {0, 0}, {0, 0}},
    {79032, 16881, {893, 1}, {0, 0}, {0, 0}}, {79065, 16881, {894, 1}, {0, 0}, {0, 0}}, {79102, 16881, {895, 1}, {0, 0}, {0, 0}},
    {79133, 16881, {896, 1}, {0, 0}, {0, 0}}, {79158, 16881, {897, 1}, {0, 0}, {0, 0}}, {79181, 16881, {898, 1}, {0, 0}, {0, 0}},
    {1303, 88636, {932, 2}, {1170, 2}, {0, 0}}, {59215, 88775, {934, 3}, {0, 0}, {0, 0}}, {88867, 0, {0, 0}, {681, 1}, {0, 0}},
    {55731, 88890, {937, 1}, {1172, 2}, {0, 0}}, {88946, 88919, {938, 2}, {1174, 3}, {0, 0}}, {60965, 88997, {940, 3}, {0, 0}, {0, 0}},
    {89074, 0, {0, 0}, {0, 0}, {0, 0}}, {89116, 1600, {943, 1}, {0, 0}, {1177, 1}}, {16896, 89129, {944, 1}, {1179, 2}, {0, 0}},
    {89261, 1600, {945, 3}, {0, 0}, {1181, 1}}, {89294, 1600, {948, 2}, {0, 0}, {1183, 1}}, {89332, 1600, {950, 2}, {0, 0}, {0, 0}},
    {89345, 1600, {952, 1}, {0, 0}, {0, 0}}, {89400, 89379, {953, 1}, {0, 0}, {0, 0}}, {89414, 1600, {954, 3}, {0, 0}, {0, 0}},
    {89444, 89451, {957, 1}, {0, 0}, {0, 0}}, {89496, 89471, {958, 2}, {0, 0}, {0, 0}}, {89545, 89531, {960, 1}, {0, 0}, {0, 0}},
    {89575, 1600, {961, 2}, {0, 0}, {0, 0}}, {89591, 1600, {963, 2}, {0, 0}, {0, 0}}, {89684, 1600, {965, 4}, {0, 0}, {1185, 3}},
    {89776, 1600, {969, 5}, {0, 0}, {1191, 1}}, {89970, 1600, {974, 8}, {0, 0}, {1193, 3}}, {90185, 1600, {982, 16}, {1199, 1}, {1200, 3}},
    {90281, 1600, {998, 8}, {0, 0}, {1206, 3}}, {90395, 90340, {1006, 1}, {0, 0}, {1212, 2}}, {90548, 90453, {1007, 2}, {0, 0}, {1216, 2}},
    {90630, 90577, {1009, 2}, {0, 0}, {1220, 3}}, {90638, 1600, {1011, 4}, {0, 0}, {0, 0}}, {90735, 1600, {1015, 9}, {0, 0}, {1226, 3}},
    {90799, 1600, {1024, 2}, {0, 0}, {1232, 3}}, {90877, 1600, {1026, 7}, {0, 0}, {1238, 3}}, {90923, 1600, {1033, 4}, {0, 0}, {1244, 3}},
    {90974, 1600, {1037, 4}, {0, 0}, {1250, 3}}, {91044, 1600, {1041, 3}, {0, 0}, {1256, 3}}, {91106, 1600, {1044, 8}, {0, 0}, {1262, 3}},
    {91177, 1600, {1052, 8}, {0, 0}, {1268, 1}}, {91231, 1600, {1060, 3}, {0, 0}, {1270, 3}}, {91259, 0, {0, 0}, {0, 0}, {1276, 1}},
    {91336, 1600, {1063, 8}, {0, 0}, {1278, 1}}, {91533, 1600, {1071, 14}, {1199, 1}, {1280, 3}},
    {91563, 1600, {1085, 4}, {0, 0}, {1286, 2}}, {91655, 1600, {1089, 2}, {0, 0}, {1290, 3}}, {91683, 91678, {1091, 1}, {0, 0}, {0, 0}},
    {31489, 16881, {1092, 1}, {0, 0}, {0, 0}}, {91749, 91766, {1093, 1}, {0, 0}, {0, 0}}, {91807, 91815, {1094, 1}, {0, 0}, {0, 0}},
    {92255, 1600, {1095, 15}, {0, 0}, {1296, 3}}, {92386, 1600, {1110, 5}, {0, 0}, {1302, 1}},
    {92430, 1600, {1115, 1}, {0, 0}, {1304, 1}}, {92476, 1600, {1116, 2}, {0, 0}, {1306, 1}}, {92500, 1600, {1118, 1}, {0, 0}, {1308, 1}},
    {92547, 1600, {1119, 2}, {0, 0}, {1310, 1}}, {92630, 1600, {1121, 7}, {0, 0}, {1312, 1}}, {92738, 1600, {1128, 7}, {0, 0}, {1314, 1}},
    {92789, 1600, {1135, 1}, {0, 0}, {1316, 1}}, {92887, 1600, {1136, 7}, {0, 0}, {1318, 1}}, {92980, 1600, {1143, 6}, {0, 0}, {0, 0}},
    {93065, 93027, {1149, 3}, {0, 0}, {0, 0}}, {93135, 93095, {1152, 2}, {0, 0}, {0, 0}}, {93221, 93176, {1154, 2}, {0, 0}, {1320, 1}},
    {31526, 16881, {287, 1}, {0, 0}, {0, 0}}, {93230, 0, {0, 0}, {0, 0}, {0, 0}}, {93460, 1600, {1156, 10}, {0, 0}, {0, 0}},
    {93494, 1600, {1166, 3}, {0, 0}, {0, 0}}, {93574, 93552, {1169, 1}, {0, 0}, {0, 0}}, {60965, 93630, {1170, 3}, {1322, 1}, {0, 0}},
    {93730, 93692, {1173, 1}, {773, 1}, {0, 0}}, {93755, 60483, {1174, 2}, {0, 0}, {0, 0}}, {93806, 93767, {1176, 1}, {0, 0}, {1323, 1}},
    {93869, 1600, {1177, 4}, {0, 0}, {1325, 1}}, {93916, 1600, {1181, 2}, {0, 0}, {1327, 1}}, {93931, 0, {0, 0}, {0, 0}, {0, 0}},
    {93956, 93968, {1183, 1}, {0, 0}, {0, 0}}, {94004, 1600, {1184, 2}, {0, 0}, {0, 0}}, {94036, 1600, {1186, 2}, {0, 0}, {0, 0}},
    {900, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {117511, 0, {1498, 1}, {694, 1}, {1764, 2}},
    {119676, 0, {0, 0}, {0, 0}, {0, 0}}, {119681, 0, {0, 0}, {0, 0}, {0, 0}}, {119689, 0, {0, 0}, {0, 0}, {0, 0}},
    {119696, 0, {0, 0}, {0, 0}, {0, 0}}, {119729, 16881, {1506, 1}, {0, 0}, {0, 0}}, {122386, 0, {0, 0}, {0, 0}, {0, 0}},
    {122418, 1600, {1534, 2}, {0, 0}, {0, 0}}, {122433, 0, {0, 0}, {0, 0}, {0, 0}}, {122579, 1600, {1536, 5}, {0, 0}, {0, 0}},
    {122630, 1600, {1541, 1}, {0, 0}, {0, 0}}, {122652, 1600, {1542, 1}, {0, 0}, {0, 0}}, {92077, 1458, {1543, 1}, {0, 0}, {0, 0}},
    {122567, 1458, {1544, 1}, {0, 0}, {0, 0}}, {122575, 1458, {1545, 1}, {0, 0}, {0, 0}}, {122696, 1458, {1546, 1}, {0, 0}, {0, 0}},
    {122559, 1458, {1547, 1}, {0, 0}, {0, 0}}, {129145, 1458, {1619, 1}, {0, 0}, {0, 0}}, {129176, 16881, {1620, 1}, {0, 0}, {0, 0}},
    {129220, 16881, {1621, 1}, {0, 0}, {0, 0}}, {129266, 1458, {1622, 1}, {0, 0}, {0, 0}}, {129327, 1458, {1623, 1}, {0, 0}, {0, 0}},
    {129381, 16881, {1624, 1}, {0, 0}, {0, 0}}, {129416, 16881, {1625, 1}, {0, 0}, {0, 0}}, {129458, 16881, {1626, 1}, {0, 0}, {0, 0}},
    {129495, 1458, {1627, 1}, {0, 0}, {0, 0}}, {129536, 16881, {1628, 1}, {0, 0}, {0, 0}}, {129562, 1600, {1629, 2}, {0, 0}, {0, 0}},
    {129610, 1458, {1631, 1}, {0, 0}, {0, 0}}, {129651, 1458, {1632, 1}, {0, 0}, {0, 0}}, {129687, 16881, {1633, 1}, {0, 0}, {0, 0}},
    {129717, 16881, {1634, 1}, {0, 0}, {0, 0}}, {49068, 16881, {1635, 1}, {1179, 2}, {0, 0}}, {129765, 16881, {1636, 1}, {0, 0}, {0, 0}},
    {129789, 16881, {1637, 1}, {0, 0}, {0, 0}}, {129820, 16881, {1638, 1}, {0, 0}, {0, 0}}, {129852, 16881, {1639, 1}, {0, 0}, {0, 0}},
    {129878, 16881, {1640, 1}, {0, 0}, {0, 0}}, {129905, 16881, {1641, 1}, {0, 0}, {0, 0}}, {129933, 16881, {1642, 1}, {0, 0}, {0, 0}},
    {129972, 1458, {1643, 1}, {0, 0}, {0, 0}}, {130010, 16881, {1644, 1}, {0, 0}, {0, 0}}, {78919, 16881, {1645, 1}, {0, 0}, {0, 0}},
    {130062, 1458, {1646, 1}, {0, 0}, {0, 0}}, {130095, 16881, {1647, 1}, {0, 0}, {0, 0}}, {130124, 16881, {1648, 1}, {0, 0}, {0, 0}},
    {30126, 1600, {1649, 3}, {0, 0}, {0, 0}}, {130158, 16881, {1652, 1}, {0, 0}, {0, 0}}, {130187, 1458, {1653, 1}, {0, 0}, {0, 0}},
    {60965, 130255, {1654, 7}, {1862, 1}, {0, 0}}, {130387, 16881, {1661, 1}, {0, 0}, {0, 0}},
    {130430, 16881, {1662, 1}, {0, 0}, {0, 0}}, {130473, 16881, {1663, 1}, {0, 0}, {0, 0}}, {130516, 16881, {1664, 1}, {0, 0}, {0, 0}},
    {130554, 16881, {1665, 1}, {0, 0}, {0, 0}}, {130601, 16881, {1666, 1}, {0, 0}, {0, 0}}, {130659, 16881, {1667, 1}, {0, 0}, {0, 0}},
    {130711, 16881, {1668, 1}, {0, 0}, {0, 0}}, {130757, 16881, {1669, 1}, {0, 0}, {0, 0}}, {130797, 16881, {1670, 1}, {0, 0}, {0, 0}},
    {130829, 16881, {1671, 1}, {0, 0}, {0, 0}}, {130863, 16881, {1672, 1}, {0, 0}, {0, 0}}, {130898, 16881, {1673, 1}, {0, 0}, {0, 0}},
    {130933, 1458, {1674, 1}, {0, 0}, {0, 0}}, {130968, 16881, {1675, 1}, {0, 0}, {0, 0}}, {131004, 16881, {1676, 1}, {0, 0}, {0, 0}},
    {131038, 16881, {1677, 1}, {0, 0}, {0, 0}}, {152747, 0, {0, 0}, {0, 0}, {0, 0}}, {152751, 0, {0, 0}, {0, 0}, {0, 0}},
    {152820, 1600, {1923, 3}, {0, 0}, {0, 0}}, {152857, 1458, {1926, 1}, {0, 0}, {0, 0}}, {152905, 1458, {1927, 1}, {0, 0}, {0, 0}},
    {152980, 152965, {1928, 1}, {0, 0}, {0, 0}}, {153015, 152965, {1929, 1}, {0, 0}, {0, 0}}, {153051, 1458, {1930, 1}, {0, 0}, {0, 0}},
    {153090, 1458, {1931, 1}, {0, 0}, {0, 0}}, {153130, 152965, {1932, 1}, {0, 0}, {0, 0}}, {153204, 153178, {1933, 1}, {0, 0}, {0, 0}},
    {153267, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 152965, {1937, 1}, {0, 0}, {0, 0}}, {90046, 1600, {1938, 7}, {0, 0}, {0, 0}},
    {153506, 1458, {1945, 1}, {0, 0}, {0, 0}}, {153549, 1458, {1946, 1}, {0, 0}, {0, 0}}, {153591, 1458, {1947, 1}, {0, 0}, {0, 0}},
    {153632, 1458, {1948, 1}, {0, 0}, {0, 0}}, {153668, 1458, {1949, 1}, {0, 0}, {0, 0}}, {153701, 1458, {1950, 1}, {0, 0}, {0, 0}},
    {153737, 1458, {1951, 1}, {0, 0}, {0, 0}}, {153775, 152965, {1952, 1}, {0, 0}, {0, 0}}, {153818, 1458, {1953, 1}, {0, 0}, {0, 0}},
    {153854, 1458, {1954, 1}, {0, 0}, {0, 0}}, {153894, 152965, {1955, 1}, {0, 0}, {0, 0}}, {153916, 1600, {1956, 1}, {0, 0}, {0, 0}},
    {51119, 0, {0, 0}, {0, 0}, {0, 0}}, {168055, 0, {0, 0}, {0, 0}, {0, 0}}, {143233, 168065, {144, 1}, {0, 0}, {0, 0}},
    {6738, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55731, 174325, {2146, 1}, {2199, 4}, {0, 0}},
    {174387, 174373, {2147, 1}, {0, 0}, {0, 0}}, {174409, 16881, {2148, 2}, {694, 1}, {690, 1}},
    {174417, 0, {0, 0}, {2203, 1}, {0, 0}}, {174431, 0, {2150, 1}, {694, 1}, {690, 1}}, {174459, 1600, {2151, 4}, {0, 0}, {0, 0}},
    {60965, 177591, {2190, 7}, {0, 0}, {0, 0}}, {30126, 0, {0, 0}, {0, 0}, {0, 0}}, {47586, 0, {0, 0}, {0, 0}, {0, 0}},
    {201207, 0, {0, 0}, {0, 0}, {0, 0}}, {201219, 0, {0, 0}, {0, 0}, {0, 0}}, {204143, 0, {0, 0}, {0, 0}, {0, 0}},
    {204196, 204182, {2514, 1}, {0, 0}, {0, 0}}, {204227, 1458, {2515, 1}, {0, 0}, {0, 0}}, {1303, 208959, {2544, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {209018, 209003, {2546, 1}, {0, 0}, {0, 0}}, {59215, 209033, {2547, 2}, {0, 0}, {0, 0}},
    {209077, 0, {0, 0}, {0, 0}, {0, 0}}, {209147, 209103, {2549, 2}, {0, 0}, {0, 0}}, {209018, 209152, {2551, 1}, {694, 1}, {0, 0}},
    {213118, 213050, {2588, 3}, {0, 0}, {0, 0}}, {213129, 213050, {2588, 3}, {0, 0}, {0, 0}}, {213167, 213138, {2591, 1}, {0, 0}, {0, 0}},
    {213214, 1458, {2592, 1}, {0, 0}, {0, 0}}, {213260, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51253, 213413, {2594, 8}, {2723, 2}, {2725, 1}},
    {17080, 1458, {2602, 1}, {0, 0}, {0, 0}}, {213528, 213503, {2603, 3}, {0, 0}, {0, 0}}, {238128, 16881, {2682, 1}, {0, 0}, {0, 0}},
    {238160, 16881, {2683, 1}, {0, 0}, {0, 0}}, {238224, 1600, {2684, 2}, {0, 0}, {0, 0}}, {238294, 1600, {2686, 2}, {0, 0}, {0, 0}},
    {238338, 16881, {2688, 1}, {0, 0}, {0, 0}}, {238366, 16881, {2689, 1}, {0, 0}, {0, 0}}, {238411, 16881, {2690, 1}, {0, 0}, {0, 0}},
    {238495, 1600, {2691, 9}, {0, 0}, {0, 0}}, {238517, 1600, {2700, 8}, {0, 0}, {0, 0}}, {238569, 16881, {2708, 1}, {0, 0}, {0, 0}},
    {238625, 16881, {2709, 1}, {0, 0}, {0, 0}}, {238675, 16881, {2710, 1}, {0, 0}, {0, 0}}, {1759, 16881, {11, 1}, {0, 0}, {0, 0}},
    {60573, 16881, {2711, 1}, {0, 0}, {0, 0}}, {238739, 1600, {2712, 3}, {0, 0}, {0, 0}}, {238776, 16881, {2715, 1}, {0, 0}, {0, 0}},
    {238813, 16881, {2716, 1}, {0, 0}, {0, 0}}, {238846, 16881, {2717, 1}, {0, 0}, {0, 0}}, {238868, 16881, {2718, 1}, {0, 0}, {0, 0}},
    {238903, 16881, {2719, 1}, {0, 0}, {0, 0}}, {238917, 16881, {1626, 1}, {0, 0}, {0, 0}}, {238957, 16881, {2720, 1}, {0, 0}, {0, 0}},
    {238996, 16881, {2721, 1}, {0, 0}, {0, 0}}, {239036, 16881, {2722, 1}, {0, 0}, {0, 0}}, {239077, 16881, {2723, 1}, {0, 0}, {0, 0}},
    {239113, 16881, {2724, 1}, {0, 0}, {0, 0}}, {239147, 16881, {2725, 1}, {0, 0}, {0, 0}}, {239189, 16881, {2726, 1}, {0, 0}, {0, 0}},
    {239237, 16881, {2727, 1}, {0, 0}, {0, 0}}, {239303, 1600, {2728, 2}, {0, 0}, {0, 0}}, {239290, 16881, {2730, 1}, {0, 0}, {0, 0}},
    {238205, 16881, {2731, 1}, {0, 0}, {0, 0}}, {239360, 16881, {2732, 1}, {0, 0}, {0, 0}}, {239393, 16881, {2733, 1}, {0, 0}, {0, 0}},
    {239426, 16881, {2734, 1}, {0, 0}, {0, 0}}, {239459, 16881, {2735, 1}, {0, 0}, {0, 0}}, {239495, 16881, {2736, 1}, {0, 0}, {0, 0}},
    {90436, 16881, {2737, 1}, {0, 0}, {0, 0}}, {239552, 16881, {2738, 1}, {0, 0}, {0, 0}}, {239832, 1600, {2739, 8}, {0, 0}, {0, 0}},
    {89737, 16881, {2747, 1}, {0, 0}, {0, 0}}, {239885, 16881, {2748, 1}, {0, 0}, {0, 0}}, {239923, 16881, {2749, 1}, {0, 0}, {0, 0}},
    {238274, 16881, {2750, 1}, {0, 0}, {0, 0}}, {239951, 16881, {2751, 1}, {0, 0}, {0, 0}}, {153916, 16881, {2752, 1}, {0, 0}, {0, 0}},
    {262769, 0, {0, 0}, {0, 0}, {0, 0}}, {30126, 262776, {3029, 1}, {0, 0}, {0, 0}}, {262807, 16881, {3030, 1}, {0, 0}, {0, 0}},
    {262837, 1600, {3031, 2}, {0, 0}, {0, 0}}, {238846, 16881, {2717, 1}, {0, 0}, {0, 0}}, {2013, 16881, {3033, 1}, {0, 0}, {0, 0}},
    {262871, 1600, {3034, 2}, {0, 0}, {0, 0}}, {262910, 16881, {3036, 1}, {0, 0}, {0, 0}}, {262919, 1600, {3037, 1}, {0, 0}, {0, 0}},
    {262944, 16881, {3038, 1}, {0, 0}, {0, 0}}, {262967, 16881, {3039, 1}, {0, 0}, {0, 0}}, {262979, 16881, {3040, 1}, {0, 0}, {0, 0}},
    {263021, 16881, {3041, 1}, {0, 0}, {0, 0}}, {263269, 263109, {3042, 4}, {0, 0}, {0, 0}}, {263290, 1600, {3046, 2}, {0, 0}, {0, 0}},
    {51471, 0, {0, 0}, {3742, 1}, {0, 0}}, {272491, 0, {0, 0}, {3743, 1}, {0, 0}}, {272498, 0, {0, 0}, {3742, 1}, {0, 0}},
    {272542, 0, {0, 0}, {3744, 1}, {0, 0}}, {61436, 272567, {3161, 1}, {3743, 1}, {0, 0}}, {272591, 174373, {2147, 1}, {3742, 1}, {0, 0}},
    {6738, 0, {0, 0}, {3742, 1}, {0, 0}}, {272624, 272597, {3162, 1}, {0, 0}, {0, 0}}, {93230, 0, {0, 0}, {3977, 1}, {0, 0}},
    {79102, 16881, {895, 1}, {0, 0}, {0, 0}}, {17080, 16881, {328, 1}, {0, 0}, {0, 0}}, {300254, 16881, {3370, 1}, {0, 0}, {0, 0}},
    {305146, 0, {0, 0}, {0, 0}, {0, 0}}, {305156, 0, {0, 0}, {0, 0}, {0, 0}}, {305193, 305164, {3462, 2}, {0, 0}, {0, 0}},
    {128261, 305199, {144, 1}, {0, 0}, {0, 0}}, {305256, 305238, {3464, 2}, {0, 0}, {0, 0}}, {310993, 310973, {3538, 3}, {776, 1}, {0, 0}},
    {311002, 0, {0, 0}, {0, 0}, {0, 0}}, {311034, 311011, {3541, 4}, {776, 1}, {0, 0}}, {311122, 1600, {3545, 3}, {0, 0}, {0, 0}},
    {311158, 16881, {3548, 1}, {0, 0}, {0, 0}}, {311187, 1458, {3549, 1}, {0, 0}, {0, 0}}, {36086, 1600, {3550, 6}, {4196, 1}, {0, 0}},
    {310962, 311248, {3556, 1}, {0, 0}, {0, 0}}, {49068, 1458, {3557, 1}, {0, 0}, {0, 0}}, {143233, 311293, {3558, 2}, {0, 0}, {0, 0}},
    {311335, 1600, {3560, 2}, {0, 0}, {0, 0}}, {213528, 311354, {3562, 2}, {4196, 1}, {0, 0}},
    {109958, 16881, {3612, 1}, {0, 0}, {0, 0}}, {238205, 16881, {2731, 1}, {0, 0}, {0, 0}}, {129717, 16881, {3613, 1}, {0, 0}, {0, 0}},
    {317682, 1600, {1649, 3}, {0, 0}, {0, 0}}, {317710, 1600, {3614, 4}, {0, 0}, {0, 0}}, {238274, 16881, {2750, 1}, {0, 0}, {0, 0}},
    {60965, 317762, {3618, 5}, {0, 0}, {0, 0}},
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
    {6255, 24, 1, 0, 0}, {4575, 24, 2, 0, 0}, {4588, 22, 2, 0, 0}, {6743, 31, 0, 0, 0}, {6754, 31, 0, 0, 0},
    {6765, 31, 0, 0, 0}, {2954, 23, 0, 0, 0}, {3681, 34, 0, 0, 0}, {2128, 18, 1, 0, 0}, {4588, 22, 2, 0, 0},
    {7496, 24, 1, 0, 0}, {2128, 18, 1, 0, 0}, {4588, 0, 2, 0, 0}, {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0},
    {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0}, {8046, 24, 2, 0, 0}, {8055, 24, 2, 0, 0}, {8066, 24, 2, 0, 0},
    {2128, 18, 1, 0, 0}, {8079, 18, 1, 0, 0}, {8088, 22, 2, 0, 0}, {8106, 22, 2, 0, 0}, {8122, 22, 2, 0, 0},
    {4588, 22, 2, 0, 0}, {3636, 24, 2, 0, 0}, {3647, 24, 2, 0, 0}, {9465, 24, 2, 0, 0}, {9470, 24, 2, 0, 0},
    {9483, 24, 2, 0, 0}, {9501, 24, 2, 0, 0}, {9516, 24, 2, 0, 0}, {9529, 22, 2, 0, 0}, {8106, 22, 2, 0, 0},
    {8122, 22, 2, 0, 0}, {8088, 0, 2, 0, 0}, {9543, 0, 2, 0, 0}, {6743, 31, 0, 0, 0}, {6765, 31, 0, 0, 0},
    {6743, 31, 0, 0, 0}, {11233, 31, 0, 0, 0}, {6765, 31, 0, 0, 0}, {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0},
    {2128, 18, 1, 0, 0}, {8079, 18, 1, 0, 0}, {8088, 22, 2, 0, 0}, {8106, 22, 2, 0, 0}, {8122, 22, 2, 0, 0},
    {4588, 22, 2, 0, 0}, {12738, 24, 1, 0, 0}, {7496, 24, 1, 0, 0}, {2128, 18, 1, 0, 0}, {4575, 24, 2, 0, 0},
    {6242, 24, 1, 0, 0}, {6255, 24, 1, 0, 0}, {2128, 18, 1, 0, 0}, {13998, 0, 2, 0, 0}, {14337, 34, 2, 0, 0},
    {14349, 34, 0, 0, 0}, {14498, 34, 0, 0, 0}, {14511, 34, 2, 0, 0}, {14525, 34, 2, 0, 0}, {14846, 34, 2, 0, 0},
    {14865, 34, 2, 0, 0}, {14884, 0, 2, 0, 0}, {15084, 0, 2, 0, 0}, {15103, 19, 0, 0, 0}, {15114, 31, 0, 0, 0},
    {14525, 34, 2, 0, 0}, {14511, 34, 2, 0, 0}, {14498, 34, 0, 0, 0}, {21, 47, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {13998, 34, 2, 0, 0}, {1398, 0, 0, 0, 0}, {21, 47, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {3681, 51, 0, 0, 0}, {1398, 51, 0, 0, 0}, {21, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {16743, 52, 0, 0, 0},
    {16743, 52, 0, 0, 0}, {16800, 52, 0, 0, 0}, {1398, 53, 0, 0, 0}, {1398, 54, 0, 0, 0}, {1398, 55, 0, 0, 0},
    {1398, 56, 0, 0, 0}, {17072, 0, 0, 0, 0}, {17076, 0, 0, 0, 0}, {17598, 60, 0, 0, 0}, {17605, 61, 0, 0, 0},
    {17598, 47, 0, 0, 0}, {17714, 63, 1, 0, 0}, {17725, 64, 1, 0, 0}, {3681, 47, 0, 0, 0}, {17076, 47, 0, 0, 0},
    {18155, 34, 2, 0, 0}, {18166, 47, 0, 0, 0}, {18170, 34, 2, 0, 0}, {18430, 47, 0, 0, 0}, {18437, 34, 2, 0, 0},
    {18452, 47, 0, 0, 0}, {18456, 34, 2, 0, 0}, {18468, 65, 0, 0, 0}, {18468, 65, 0, 0, 0}, {18796, 34, 2, 0, 0},
    {18817, 34, 2, 0, 0}, {18840, 34, 2, 0, 0}, {18861, 66, 1, 0, 0}, {18876, 18, 1, 0, 0}, {18890, 67, 1, 0, 0},
    {18901, 67, 1, 0, 0}, {18914, 47, 1, 0, 0}, {18937, 34, 2, 0, 0}, {18960, 34, 1, 0, 0}, {18977, 67, 1, 0, 0},
    {18991, 34, 1, 0, 0}, {19007, 68, 0, 0, 0}, {18468, 69, 0, 0, 0}, {18468, 69, 0, 0, 0}, {15535, 70, 0, 0, 0},
    {18796, 34, 2, 0, 0}, {18817, 34, 2, 0, 0}, {18840, 34, 2, 0, 0}, {18861, 66, 1, 0, 0}, {18876, 18, 1, 0, 0},
    {18890, 67, 1, 0, 0}, {18901, 67, 1, 0, 0}, {18914, 47, 1, 0, 0}, {18937, 34, 2, 0, 0}, {18960, 34, 1, 0, 0},
    {18977, 67, 1, 0, 0}, {18991, 34, 1, 0, 0}, {22099, 71, 0, 0, 0}, {22107, 71, 0, 0, 0}, {22115, 72, 0, 0, 0},
    {22121, 72, 0, 0, 0}, {17598, 77, 0, 0, 0}, {22701, 78, 0, 0, 0}, {22707, 79, 1, 0, 0}, {17605, 79, 0, 0, 0},
    {17598, 78, 0, 0, 0}, {22996, 67, 0, 0, 0}, {22707, 81, 1, 0, 0}, {17605, 81, 0, 0, 0}, {22099, 78, 0, 0, 0},
    {22107, 78, 1, 0, 0}, {22707, 81, 1, 0, 0}, {17076, 83, 0, 0, 0}, {3681, 83, 0, 0, 0}, {17076, 0, 0, 0, 0},
    {23859, 0, 0, 0, 0}, {21, 47, 0, 0, 0}, {15535, 67, 2, 0, 0}, {23863, 67, 1, 0, 0}, {1398, 0, 0, 0, 0},
    {1398, 84, 0, 0, 0}, {21, 47, 0, 0, 0}, {15535, 67, 2, 0, 0}, {23863, 67, 1, 0, 0}, {1398, 85, 0, 0, 0},
    {21, 47, 0, 0, 0}, {15535, 67, 2, 0, 0}, {23863, 67, 1, 0, 0}, {1398, 67, 0, 0, 0}, {21, 47, 0, 0, 0},
    {15535, 67, 2, 0, 0}, {23863, 67, 1, 0, 0}, {21, 47, 0, 0, 0}, {15535, 67, 2, 0, 0}, {23863, 67, 1, 0, 0},
    {1398, 0, 0, 0, 0}, {21, 47, 0, 0, 0}, {15535, 67, 2, 0, 0}, {23863, 67, 1, 0, 0}, {17598, 86, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17605, 87, 0, 0, 0}, {17598, 88, 0, 0, 0}, {22701, 89, 0, 0, 0}, {17605, 90, 0, 0, 0},
    {22099, 93, 0, 0, 0}, {22107, 93, 0, 0, 0}, {22115, 94, 0, 0, 0}, {26756, 95, 0, 0, 0}, {26764, 95, 0, 0, 0},
    {22121, 94, 0, 0, 0}, {22099, 97, 0, 0, 0}, {22107, 97, 0, 0, 0}, {22115, 98, 0, 0, 0}, {27464, 99, 0, 0, 0},
    {27471, 99, 0, 0, 0}, {22121, 98, 0, 0, 0}, {22099, 103, 0, 0, 0}, {22107, 104, 0, 0, 0}, {22115, 105, 0, 0, 0},
    {28708, 106, 0, 0, 0}, {22121, 105, 0, 0, 0}, {17076, 47, 0, 0, 0}, {18155, 34, 2, 0, 0}, {22099, 108, 0, 0, 0},
    {22107, 108, 0, 0, 0}, {22115, 109, 0, 0, 0}, {22121, 109, 0, 0, 0}, {30126, 112, 0, 0, 0},
    {16743, 52, 0, 0, 0}, {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {3665, 34, 1, 0, 0}, {17605, 113, 0, 0, 0},
    {30568, 114, 0, 0, 0}, {30572, 114, 0, 0, 0}, {1, 115, 0, 0, 0}, {17605, 115, 0, 0, 0}, {30568, 116, 0, 0, 0},
    {30572, 116, 0, 0, 0}, {1, 117, 0, 0, 0}, {17605, 117, 0, 0, 0}, {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {31029, 113, 0, 0, 0}, {3665, 34, 1, 0, 0}, {1398, 118, 0, 0, 0}, {1398, 119, 0, 0, 0}, {30568, 120, 0, 0, 0},
    {30572, 120, 0, 0, 0}, {3681, 120, 0, 0, 0}, {30568, 122, 0, 0, 0}, {30572, 122, 0, 0, 0},
    {3681, 122, 0, 0, 0}, {32061, 122, 0, 0, 0}, {31526, 124, 0, 0, 0}, {32366, 125, 0, 0, 0},
    {32369, 125, 0, 0, 0}, {3681, 124, 0, 0, 0}, {32366, 120, 0, 0, 0}, {32369, 120, 0, 0, 0},
    {32366, 129, 0, 0, 0}, {32369, 129, 0, 0, 0}, {32366, 130, 0, 0, 0}, {32369, 130, 0, 0, 0},
    {33553, 122, 0, 0, 0}, {33557, 122, 0, 0, 0}, {33749, 120, 0, 0, 0}, {32366, 120, 0, 0, 0},
    {22701, 120, 0, 0, 0}, {15093, 124, 0, 0, 0}, {34228, 0, 0, 0, 0}, {34239, 0, 0, 0, 0}, {34851, 132, 0, 0, 0},
    {34853, 133, 0, 0, 0}, {34855, 133, 0, 0, 0}, {17605, 132, 0, 0, 0}, {1, 134, 0, 0, 0}, {35189, 135, 0, 0, 0},
    {35194, 135, 0, 0, 0}, {17605, 134, 0, 0, 0}, {1, 136, 0, 0, 0}, {35189, 137, 0, 0, 0}, {35194, 137, 0, 0, 0},
    {17605, 136, 0, 0, 0}, {34851, 138, 0, 0, 0}, {34853, 138, 0, 0, 0}, {17605, 139, 0, 0, 0},
    {1398, 140, 0, 0, 0}, {1398, 141, 0, 0, 0}, {1398, 142, 0, 0, 0}, {30172, 143, 0, 0, 0}, {3681, 143, 0, 0, 0},
    {30172, 143, 0, 0, 0}, {37097, 34, 0, 0, 0}, {3681, 144, 0, 0, 0}, {30568, 146, 0, 0, 0}, {30572, 51, 0, 0, 0},
    {37538, 51, 1, 0, 0}, {37546, 51, 1, 0, 0}, {1, 51, 1, 0, 0}, {3681, 147, 0, 0, 0}, {1126, 144, 0, 0, 0},
    {30172, 143, 0, 0, 0}, {37097, 34, 0, 0, 0}, {17605, 148, 0, 0, 0}, {32553, 149, 0, 0, 0},
    {38531, 150, 0, 0, 0}, {37097, 67, 0, 0, 0}, {38996, 151, 0, 0, 0}, {39010, 151, 0, 0, 0},
    {39024, 152, 0, 0, 0}, {39035, 152, 0, 0, 0}, {1126, 144, 0, 0, 0}, {32553, 149, 0, 0, 0},
    {37097, 67, 0, 0, 0}, {32553, 149, 0, 0, 0}, {39341, 150, 0, 0, 0}, {37097, 67, 0, 0, 0}, {17609, 67, 0, 0, 0},
    {39341, 150, 0, 0, 0}, {39590, 67, 0, 0, 0}, {37097, 67, 0, 0, 0}, {32553, 149, 0, 0, 0}, {1126, 144, 0, 0, 0},
    {18468, 47, 0, 0, 0}, {39974, 149, 0, 0, 0}, {30172, 143, 0, 0, 0}, {15535, 34, 2, 0, 0}, {37097, 34, 0, 0, 0},
    {30568, 144, 0, 0, 0}, {30572, 144, 0, 0, 0}, {37538, 149, 1, 0, 0}, {37546, 149, 1, 0, 0},
    {1, 143, 1, 0, 0}, {30568, 154, 0, 0, 0}, {30572, 51, 0, 0, 0}, {37538, 51, 1, 0, 0}, {37546, 51, 1, 0, 0},
    {1, 51, 1, 0, 0}, {3681, 155, 0, 0, 0}, {30568, 156, 0, 0, 0}, {30572, 51, 0, 0, 0}, {37538, 51, 1, 0, 0},
    {37546, 51, 1, 0, 0}, {1, 51, 1, 0, 0}, {3681, 157, 0, 0, 0}, {30172, 143, 0, 0, 0}, {37097, 34, 0, 0, 0},
    {39974, 149, 0, 0, 0}, {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {18468, 159, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {41872, 0, 1, 0, 0}, {39974, 51, 1, 0, 0}, {42263, 143, 0, 0, 0}, {18468, 159, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {39974, 51, 1, 0, 0}, {17605, 143, 0, 0, 0}, {17598, 160, 0, 0, 0}, {3681, 161, 0, 0, 0}, {17598, 161, 0, 0, 0},
    {3681, 160, 0, 0, 0}, {17076, 162, 0, 0, 0}, {18166, 162, 0, 0, 0}, {15084, 164, 0, 0, 0},
    {43630, 164, 0, 0, 0}, {43639, 164, 0, 0, 0}, {1, 165, 0, 0, 0}, {35189, 166, 0, 0, 0}, {35194, 166, 0, 0, 0},
    {17605, 165, 0, 0, 0}, {43844, 167, 0, 0, 0}, {39974, 149, 0, 0, 0}, {2374, 168, 0, 0, 0},
    {44228, 167, 0, 0, 0}, {44231, 149, 0, 0, 0}, {17609, 67, 0, 0, 0}, {18468, 63, 0, 0, 0}, {22129, 63, 0, 0, 0},
    {44495, 164, 0, 0, 0}, {44498, 164, 0, 0, 0}, {44495, 164, 0, 0, 0}, {44498, 164, 0, 0, 0},
    {44521, 164, 0, 0, 0}, {44524, 164, 0, 0, 0}, {39974, 169, 0, 0, 0}, {35189, 170, 0, 0, 0},
    {35194, 170, 0, 0, 0}, {17605, 170, 0, 0, 0}, {39974, 169, 0, 0, 0}, {35189, 171, 0, 0, 0},
    {35194, 171, 0, 0, 0}, {17605, 171, 0, 0, 0}, {44228, 149, 0, 0, 0}, {44231, 149, 0, 0, 0},
    {17609, 34, 0, 0, 0}, {3681, 149, 0, 0, 0}, {1, 172, 0, 0, 0}, {35189, 173, 0, 0, 0}, {35194, 173, 0, 0, 0},
    {18166, 172, 0, 0, 0}, {1, 174, 0, 0, 0}, {35189, 175, 0, 0, 0}, {35194, 175, 0, 0, 0}, {18166, 174, 0, 0, 0},
    {45658, 162, 0, 0, 0}, {45667, 162, 0, 0, 0}, {45676, 162, 0, 0, 0}, {45685, 162, 0, 0, 0},
    {45658, 162, 0, 0, 0}, {45667, 162, 0, 0, 0}, {45917, 162, 0, 0, 0}, {45926, 162, 0, 0, 0},
    {45676, 162, 0, 0, 0}, {45685, 162, 0, 0, 0}, {45935, 162, 0, 0, 0}, {45944, 162, 0, 0, 0},
    {46413, 52, 0, 0, 0}, {33749, 176, 0, 0, 0}, {46407, 177, 0, 0, 0}, {46487, 34, 0, 0, 0}, {33749, 176, 0, 0, 0},
    {3681, 0, 1, 0, 0}, {33749, 177, 0, 0, 0}, {14349, 176, 2, 0, 0}, {47016, 180, 0, 0, 0}, {47019, 181, 0, 0, 0},
    {47016, 180, 0, 0, 0}, {47019, 181, 0, 0, 0}, {47319, 182, 0, 0, 0}, {47424, 0, 0, 0, 0}, {47436, 0, 0, 0, 0},
    {47447, 0, 0, 0, 0}, {47586, 34, 0, 0, 0}, {3681, 177, 0, 0, 0}, {47734, 183, 2, 0, 0}, {47747, 176, 2, 0, 0},
    {5486, 183, 0, 0, 0}, {47760, 184, 2, 0, 0}, {47772, 19, 0, 0, 0}, {47962, 31, 0, 0, 0}, {33749, 186, 0, 0, 0},
    {33749, 186, 0, 0, 0}, {47019, 181, 0, 0, 0}, {3681, 176, 0, 0, 0}, {48467, 18, 0, 0, 0}, {48528, 184, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {48528, 184, 0, 0, 0}, {49039, 34, 2, 0, 0}, {49053, 188, 1, 0, 0}, {49058, 34, 1, 0, 0},
    {3681, 188, 0, 0, 0}, {49259, 189, 0, 0, 0}, {49265, 189, 0, 0, 0}, {49392, 189, 2, 0, 0},
    {49400, 18, 2, 0, 0}, {49411, 189, 2, 0, 0}, {49420, 18, 2, 0, 0}, {21146, 188, 0, 0, 0}, {17598, 188, 0, 0, 0},
    {49742, 190, 0, 0, 0}, {3681, 188, 1, 0, 0}, {21146, 191, 0, 0, 0}, {50089, 192, 0, 0, 0},
    {3681, 191, 0, 0, 0}, {50947, 193, 0, 0, 0}, {9543, 193, 0, 0, 0}, {51071, 194, 0, 0, 0}, {51060, 195, 0, 0, 0},
    {30126, 112, 0, 0, 0}, {16743, 52, 0, 0, 0}, {36086, 196, 0, 0, 0}, {51129, 197, 0, 0, 0},
    {51200, 16, 0, 0, 0}, {51217, 17, 0, 0, 0}, {30126, 112, 0, 0, 0}, {16743, 52, 0, 0, 0}, {51253, 197, 0, 0, 0},
    {51305, 193, 0, 0, 0}, {16743, 52, 0, 0, 0}, {51129, 197, 0, 0, 0}, {30126, 112, 0, 0, 0},
    {16743, 52, 0, 0, 0}, {51438, 198, 0, 0, 0}, {1398, 199, 0, 0, 0}, {1398, 200, 0, 0, 0}, {46830, 201, 0, 0, 0},
    {51596, 201, 0, 0, 0}, {16743, 52, 0, 0, 0}, {47586, 202, 0, 0, 0}, {51665, 203, 0, 0, 0},
    {6738, 190, 0, 0, 0}, {51665, 203, 0, 0, 0}, {6738, 190, 0, 0, 0}, {51830, 204, 0, 0, 0}, {6738, 190, 0, 0, 0},
    {1398, 205, 0, 0, 0}, {1398, 206, 0, 0, 0}, {52030, 16, 0, 0, 0}, {52039, 194, 0, 0, 0}, {52050, 194, 0, 0, 0},
    {52063, 194, 0, 0, 0}, {52072, 194, 0, 0, 0}, {6738, 52, 0, 0, 55}, {1398, 207, 0, 0, 0}, {52177, 208, 0, 0, 0},
    {52187, 197, 0, 0, 0}, {6738, 52, 0, 0, 55}, {1398, 209, 0, 0, 0}, {1398, 210, 0, 0, 0}, {2097, 16, 0, 0, 0},
    {52272, 201, 0, 0, 0}, {51200, 16, 0, 0, 0}, {52312, 17, 0, 0, 0}, {6738, 52, 0, 0, 55}, {52325, 211, 0, 0, 0},
    {52344, 211, 0, 0, 0}, {52361, 201, 0, 0, 0}, {6738, 190, 0, 0, 0}, {15535, 212, 0, 0, 0},
    {52450, 213, 0, 0, 0}, {39590, 202, 0, 0, 0}, {52502, 112, 0, 0, 0}, {1398, 17, 0, 0, 0}, {6738, 52, 0, 0, 55},
    {52598, 16, 0, 0, 0}, {52612, 214, 0, 0, 0}, {1398, 52, 0, 0, 0}, {50947, 0, 2, 0, 0}, {52890, 0, 2, 0, 0},
    {52996, 18, 0, 0, 0}, {53062, 0, 2, 0, 0}, {49742, 0, 0, 0, 0}, {15093, 18, 0, 0, 0}, {53165, 0, 2, 0, 0},
    {53182, 0, 2, 0, 0}, {53215, 0, 0, 0, 0}, {53224, 0, 0, 0, 0}, {53519, 215, 0, 0, 0}, {53524, 0, 2, 0, 0},
    {53540, 0, 3, 53553, 0}, {53587, 0, 0, 0, 0}, {53606, 0, 2, 0, 0}, {53886, 207, 0, 0, 0}, {53891, 207, 0, 0, 0},
    {6738, 52, 0, 0, 55}, {50471, 216, 0, 0, 0}, {3681, 217, 0, 0, 0}, {30568, 216, 0, 0, 0}, {30572, 216, 0, 0, 0},
    {3681, 216, 0, 0, 0}, {33749, 0, 0, 0, 0}, {50471, 218, 0, 0, 0}, {53886, 217, 0, 0, 0}, {54343, 217, 0, 0, 0},
    {3681, 18, 0, 0, 0}, {54343, 217, 0, 0, 0}, {30568, 216, 0, 0, 0}, {30572, 220, 0, 0, 0}, {53886, 217, 0, 0, 0},
    {55180, 221, 0, 0, 0}, {1398, 197, 0, 0, 0}, {55237, 200, 0, 0, 0}, {55295, 211, 0, 0, 0},
    {55305, 6, 0, 0, 0}, {1398, 17, 0, 0, 0}, {55695, 52, 0, 0, 0}, {30568, 222, 0, 0, 0}, {30572, 222, 0, 0, 0},
    {14349, 222, 0, 0, 0}, {55884, 223, 0, 0, 0}, {3681, 224, 0, 0, 0}, {33749, 225, 0, 0, 0},
    {3681, 222, 0, 0, 0}, {2940, 223, 0, 0, 0}, {1398, 222, 0, 0, 0}, {15084, 222, 0, 0, 0}, {13998, 222, 2, 0, 0},
    {14349, 222, 2, 0, 0}, {17598, 222, 0, 0, 0}, {49742, 222, 0, 0, 0}, {15093, 18, 0, 0, 0},
    {34228, 222, 0, 0, 0}, {34239, 222, 0, 0, 0}, {56948, 224, 0, 0, 0}, {3681, 223, 0, 0, 0},
    {15084, 228, 0, 0, 0}, {43630, 228, 0, 0, 0}, {14349, 228, 0, 0, 0}, {47772, 19, 0, 0, 0},
    {57168, 19, 0, 0, 0}, {57207, 225, 2, 0, 0}, {57472, 229, 0, 0, 0}, {57483, 229, 0, 0, 0},
    {9465, 229, 0, 0, 0}, {3681, 230, 0, 0, 0}, {15093, 18, 0, 0, 0}, {15103, 19, 0, 0, 0}, {15114, 231, 0, 0, 0},
    {33749, 223, 0, 0, 0}, {14349, 18, 0, 0, 0}, {33749, 232, 0, 0, 0}, {14349, 230, 0, 0, 0},
    {33749, 233, 0, 0, 0}, {15084, 229, 0, 0, 0}, {43630, 229, 0, 0, 0}, {14349, 229, 0, 0, 0},
    {33749, 222, 1, 0, 0}, {1398, 234, 0, 0, 0}, {15535, 222, 2, 0, 0}, {52996, 229, 0, 0, 0},
    {58821, 19, 0, 0, 0}, {58835, 19, 2, 0, 0}, {59015, 225, 2, 0, 0}, {3681, 222, 1, 0, 0}, {14349, 0, 2, 0, 0},
    {46830, 235, 0, 0, 0}, {59253, 0, 2, 0, 0}, {14349, 0, 0, 0, 0}, {1398, 236, 0, 0, 0}, {60477, 237, 0, 0, 0},
    {1398, 238, 0, 0, 0}, {1398, 239, 0, 0, 0}, {2097, 16, 0, 0, 0}, {47933, 52, 0, 0, 0}, {46837, 219, 1, 0, 0},
    {52187, 240, 1, 0, 0}, {60707, 241, 0, 0, 60720}, {43488, 237, 0, 0, 0}, {60785, 242, 0, 0, 0},
    {14357, 199, 0, 0, 0}, {60795, 199, 0, 0, 0}, {39974, 211, 0, 0, 0}, {1398, 243, 0, 0, 0},
    {16896, 53, 0, 0, 0}, {1398, 244, 0, 0, 0}, {60965, 197, 0, 0, 0}, {60972, 245, 0, 0, 60979},
    {60987, 16, 0, 0, 0}, {60994, 240, 1, 0, 0}, {61005, 246, 1, 0, 0}, {1398, 247, 0, 0, 0}, {60965, 197, 1, 0, 0},
    {1398, 248, 0, 0, 0}, {1398, 249, 0, 0, 0}, {61359, 237, 0, 0, 0}, {61366, 237, 0, 0, 0}, {61371, 237, 0, 0, 0},
    {1398, 250, 0, 0, 0}, {3681, 250, 0, 0, 0}, {61596, 252, 2, 0, 0}, {61614, 34, 2, 0, 0}, {61627, 34, 2, 0, 0},
    {21, 47, 0, 0, 0}, {61642, 252, 1, 0, 0}, {61596, 252, 2, 0, 0}, {62497, 34, 0, 0, 0}, {62502, 34, 0, 0, 0},
    {21, 47, 0, 0, 0}, {62507, 256, 0, 0, 0}, {61642, 252, 1, 0, 0}, {61596, 252, 2, 0, 0}, {62926, 34, 0, 0, 0},
    {62932, 34, 0, 0, 0}, {62938, 34, 0, 0, 0}, {62943, 34, 0, 0, 0}, {62954, 34, 0, 0, 0}, {62965, 47, 0, 0, 0},
    {62973, 47, 0, 0, 0}, {52450, 47, 0, 0, 0}, {62982, 256, 0, 0, 0}, {61642, 252, 1, 0, 0}, {61596, 252, 2, 0, 0},
    {62497, 34, 0, 0, 0}, {62502, 34, 0, 0, 0}, {63526, 34, 0, 0, 0}, {63530, 47, 0, 0, 0}, {63538, 47, 0, 0, 0},
    {52450, 47, 0, 0, 0}, {61596, 252, 2, 0, 0}, {62497, 34, 0, 0, 0}, {62502, 34, 0, 0, 0}, {63526, 34, 0, 0, 0},
    {63978, 47, 0, 0, 0}, {52450, 47, 0, 0, 0}, {61596, 252, 2, 0, 0}, {62497, 34, 0, 0, 0}, {62502, 34, 0, 0, 0},
    {63526, 34, 0, 0, 0}, {64158, 47, 0, 0, 0}, {63530, 47, 0, 0, 0}, {52450, 47, 0, 0, 0}, {61596, 252, 2, 0, 0},
    {62497, 34, 0, 0, 0}, {62502, 34, 0, 0, 0}, {63526, 34, 0, 0, 0}, {64372, 47, 0, 0, 0}, {63538, 47, 0, 0, 0},
    {52450, 47, 0, 0, 0}, {61596, 252, 2, 0, 0}, {21, 47, 0, 0, 0}, {64614, 34, 2, 0, 0}, {64619, 258, 0, 0, 0},
    {61642, 252, 1, 0, 0}, {61596, 252, 2, 0, 0}, {21, 47, 0, 0, 0}, {61642, 252, 1, 0, 0}, {61596, 252, 2, 0, 0},
    {64619, 258, 0, 0, 0}, {61596, 252, 2, 0, 0}, {62982, 256, 0, 0, 0}, {65695, 259, 0, 0, 0},
    {1398, 261, 0, 0, 0}, {61596, 252, 2, 0, 0}, {66124, 34, 0, 0, 0}, {66134, 34, 0, 0, 0}, {66144, 34, 0, 0, 0},
    {66154, 34, 0, 0, 0}, {66165, 34, 0, 0, 0}, {66176, 34, 0, 0, 0}, {66187, 34, 1, 0, 0}, {66200, 34, 1, 0, 0},
    {66213, 34, 1, 0, 0}, {66226, 67, 1, 0, 0}, {61596, 252, 2, 0, 0}, {66124, 262, 0, 0, 0}, {66134, 262, 0, 0, 0},
    {66144, 262, 0, 0, 0}, {66154, 262, 0, 0, 0}, {66165, 262, 0, 0, 0}, {66176, 262, 0, 0, 0},
    {66187, 262, 1, 0, 0}, {66200, 262, 1, 0, 0}, {66213, 262, 1, 0, 0}, {66226, 67, 1, 0, 0},
    {66747, 0, 2, 0, 0}, {66762, 0, 1, 0, 0}, {61596, 252, 2, 0, 0}, {18166, 47, 0, 0, 0}, {17076, 47, 0, 0, 0},
    {61596, 252, 2, 0, 0}, {18166, 47, 0, 0, 0}, {1398, 0, 0, 0, 0}, {56404, 264, 2, 0, 0}, {1398, 83, 0, 0, 0},
    {68575, 83, 0, 0, 0}, {68588, 18, 0, 0, 0}, {61596, 252, 2, 0, 0}, {68781, 258, 0, 0, 0}, {68788, 258, 0, 0, 0},
    {68795, 256, 0, 0, 0}, {50089, 47, 0, 0, 0}, {61596, 252, 2, 0, 0}, {68781, 258, 0, 0, 0},
    {68788, 258, 0, 0, 0}, {68795, 256, 0, 0, 0}, {69316, 34, 0, 0, 0}, {61642, 252, 1, 0, 0},
    {61596, 252, 2, 0, 0}, {62982, 256, 0, 0, 0}, {69789, 47, 0, 0, 0}, {69799, 47, 0, 0, 0}, {52450, 47, 0, 0, 0},
    {70020, 67, 0, 0, 0}, {1398, 83, 0, 0, 0}, {39590, 67, 0, 0, 0}, {51071, 67, 0, 0, 0}, {70120, 83, 0, 0, 0},
    {68588, 18, 0, 0, 0}, {61596, 252, 2, 0, 0}, {19007, 269, 0, 0, 0}, {70392, 256, 0, 0, 0},
    {70399, 256, 0, 0, 0}, {68795, 256, 0, 0, 0}, {61596, 252, 2, 0, 0}, {19007, 269, 0, 0, 0},
    {61642, 252, 1, 0, 0}, {61596, 252, 2, 0, 0}, {19007, 269, 0, 0, 0}, {61596, 252, 2, 0, 0},
    {19007, 269, 0, 0, 0}, {70392, 256, 0, 0, 0}, {70399, 256, 0, 0, 0}, {68795, 256, 0, 0, 0},
    {69316, 34, 0, 0, 0}, {50089, 47, 0, 0, 0}, {71277, 34, 0, 0, 0}, {61642, 252, 1, 0, 0}, {62497, 34, 0, 0, 0},
    {62502, 34, 0, 0, 0}, {63526, 34, 0, 0, 0}, {61642, 252, 1, 0, 0}, {61596, 252, 2, 0, 0}, {70392, 256, 0, 0, 0},
    {68788, 258, 0, 0, 0}, {72156, 258, 0, 0, 0}, {72163, 47, 2, 0, 0}, {61596, 252, 2, 0, 0},
    {70392, 256, 0, 0, 0}, {68788, 258, 0, 0, 0}, {72156, 258, 0, 0, 0}, {72623, 34, 2, 0, 0},
    {61642, 252, 1, 0, 0}, {61596, 252, 2, 0, 0}, {70392, 256, 0, 0, 0}, {73118, 258, 0, 0, 0},
    {73122, 258, 0, 0, 0}, {50089, 47, 0, 0, 0}, {61596, 252, 2, 0, 0}, {70392, 256, 0, 0, 0},
    {73118, 258, 0, 0, 0}, {73122, 258, 0, 0, 0}, {17076, 0, 0, 0, 0}, {43488, 67, 1, 0, 0}, {74313, 272, 0, 0, 0},
    {74317, 272, 0, 0, 0}, {74321, 273, 0, 0, 0}, {17605, 274, 0, 0, 0}, {1398, 275, 0, 0, 0},
    {56404, 274, 2, 0, 0}, {74794, 274, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17605, 250, 0, 0, 0},
    {1398, 250, 0, 0, 0}, {74794, 274, 0, 0, 0}, {15535, 34, 2, 0, 0}, {75336, 277, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {17076, 278, 0, 0, 0}, {75568, 277, 0, 0, 0}, {15535, 34, 2, 0, 0}, {76007, 34, 0, 0, 0}, {56404, 0, 2, 0, 0},
    {76024, 19, 0, 0, 0}, {52450, 0, 2, 0, 0}, {1398, 279, 0, 0, 0}, {30568, 34, 0, 0, 0}, {30572, 34, 0, 0, 0},
    {49259, 24, 0, 0, 0}, {49265, 24, 0, 0, 0}, {1398, 281, 0, 0, 0}, {1398, 282, 0, 0, 60720},
    {56404, 283, 2, 0, 0}, {49265, 283, 0, 0, 0}, {47962, 19, 0, 0, 0}, {77410, 283, 2, 0, 0},
    {78275, 283, 2, 0, 0}, {49265, 285, 0, 0, 0}, {56404, 285, 2, 0, 0}, {1398, 286, 0, 0, 0},
    {1398, 287, 0, 0, 0}, {1398, 288, 0, 0, 0}, {1398, 289, 0, 0, 0}, {1398, 290, 0, 0, 0}, {1398, 291, 0, 0, 0},
    {50947, 0, 2, 0, 0}, {52890, 190, 2, 0, 0}, {79206, 292, 2, 0, 0}, {49259, 295, 0, 0, 0}, {79977, 295, 0, 0, 0},
    {3681, 188, 2, 0, 0}, {79206, 190, 2, 0, 0}, {80061, 19, 0, 0, 0}, {50947, 295, 2, 0, 0}, {79977, 295, 0, 0, 0},
    {82773, 19, 0, 0, 0}, {17598, 292, 0, 0, 0}, {49742, 292, 0, 0, 0}, {83129, 0, 1, 0, 0}, {83143, 34, 2, 0, 0},
    {3681, 292, 0, 0, 0}, {50947, 295, 2, 0, 0}, {14884, 295, 2, 0, 0}, {14349, 188, 2, 0, 0},
    {49259, 190, 0, 0, 0}, {49265, 190, 0, 0, 0}, {3681, 292, 2, 0, 0}, {17598, 292, 0, 0, 0},
    {49742, 292, 0, 0, 0}, {83143, 34, 2, 0, 0}, {85755, 303, 0, 0, 0}, {49265, 303, 0, 0, 0},
    {3681, 303, 0, 0, 0}, {49259, 303, 0, 0, 0}, {49265, 305, 0, 0, 0}, {3681, 305, 0, 0, 0}, {1398, 305, 0, 0, 0},
    {49265, 303, 0, 0, 0}, {16743, 52, 0, 0, 0}, {88624, 211, 0, 0, 0}, {88750, 52, 0, 0, 0}, {88761, 193, 0, 0, 0},
    {88768, 6, 0, 0, 0}, {88877, 194, 0, 0, 22153}, {2097, 17, 0, 0, 88916}, {47962, 193, 0, 0, 60720},
    {88964, 17, 0, 0, 0}, {88976, 193, 0, 0, 60720}, {88987, 306, 0, 0, 60720}, {47016, 307, 0, 0, 0},
    {88877, 194, 0, 0, 0}, {47016, 197, 0, 0, 0}, {89228, 308, 0, 0, 0}, {89235, 16, 1, 0, 0},
    {47016, 197, 0, 0, 0}, {89235, 16, 1, 0, 0}, {50976, 178, 0, 0, 0}, {89328, 309, 0, 0, 0},
    {47016, 194, 0, 0, 0}, {89367, 310, 0, 0, 0}, {89406, 178, 1, 0, 0}, {89411, 178, 1, 0, 0},
    {48125, 211, 0, 0, 0}, {89444, 311, 0, 0, 0}, {89459, 209, 0, 0, 0}, {89465, 209, 0, 0, 0},
    {89526, 312, 0, 0, 60720}, {51659, 211, 0, 0, 0}, {89565, 6, 0, 0, 1594}, {2097, 16, 0, 0, 0},
    {1398, 16, 0, 0, 0}, {89328, 313, 0, 0, 22153}, {2097, 16, 0, 0, 0}, {89630, 211, 0, 0, 89641},
    {51253, 314, 0, 0, 22153}, {89737, 197, 0, 0, 0}, {89743, 315, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {89748, 316, 1, 0, 0}, {89753, 194, 0, 0, 22153}, {47016, 307, 0, 0, 0}, {89852, 317, 0, 0, 0},
    {89748, 316, 0, 0, 0}, {89867, 16, 1, 0, 0}, {89876, 6, 0, 0, 0}, {89888, 318, 0, 0, 0}, {89901, 319, 0, 0, 89641},
    {89915, 16, 1, 0, 0}, {90021, 307, 1, 0, 0}, {90027, 6, 0, 0, 1594}, {89328, 313, 0, 0, 22153},
    {2097, 16, 1, 0, 0}, {89748, 316, 1, 0, 0}, {89753, 194, 0, 0, 22153}, {89737, 197, 1, 0, 0},
    {90037, 197, 1, 0, 0}, {90046, 320, 0, 0, 22153}, {89630, 211, 0, 0, 89641}, {90052, 211, 0, 0, 89641},
    {90064, 321, 1, 0, 0}, {46487, 321, 1, 0, 0}, {90077, 321, 1, 0, 0}, {90087, 321, 1, 0, 0},
    {90098, 200, 0, 0, 60720}, {89328, 313, 0, 0, 22153}, {2097, 16, 1, 0, 0}, {90037, 197, 1, 0, 0},
    {89630, 211, 0, 0, 89641}, {90052, 194, 0, 0, 22153}, {90203, 211, 0, 0, 89641}, {90216, 194, 1, 0, 0},
    {90234, 197, 1, 0, 0}, {90329, 322, 0, 0, 60720}, {90436, 323, 0, 0, 0}, {90443, 324, 0, 0, 60720},
    {2097, 16, 0, 0, 0}, {90567, 16, 0, 0, 0}, {48125, 197, 1, 0, 0}, {57472, 197, 0, 0, 0}, {57483, 197, 1, 0, 0},
    {3665, 197, 0, 0, 0}, {89737, 197, 1, 0, 0}, {2097, 16, 1, 0, 0}, {90658, 16, 1, 0, 0}, {89748, 316, 0, 0, 0},
    {89753, 194, 0, 0, 0}, {6738, 197, 0, 0, 0}, {90670, 6, 0, 0, 1594}, {90684, 6, 0, 0, 1594},
    {90052, 194, 0, 0, 22153}, {2940, 315, 0, 0, 0}, {2641, 321, 1, 0, 0}, {89328, 313, 0, 0, 22153},
    {89737, 197, 0, 0, 0}, {90829, 197, 0, 0, 0}, {89748, 316, 1, 0, 0}, {89753, 194, 0, 0, 22153},
    {2097, 16, 1, 0, 0}, {90098, 200, 0, 0, 60720}, {89737, 197, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {89748, 316, 1, 0, 0}, {89753, 194, 0, 0, 22153}, {89737, 197, 0, 0, 0}, {89748, 316, 1, 0, 0},
    {89753, 194, 0, 0, 22153}, {90932, 194, 0, 0, 22153}, {89737, 197, 0, 0, 0}, {89748, 316, 1, 0, 0},
    {90991, 194, 0, 0, 0}, {89737, 197, 0, 0, 0}, {2097, 16, 1, 0, 0}, {89748, 316, 1, 0, 0}, {89753, 194, 0, 0, 22153},
    {52996, 194, 0, 0, 22153}, {90052, 194, 0, 0, 22153}, {6738, 197, 1, 0, 0}, {90046, 320, 0, 0, 22153},
    {89748, 316, 1, 0, 0}, {89737, 197, 1, 0, 0}, {2097, 16, 1, 0, 0}, {91124, 16, 1, 0, 0}, {91137, 16, 1, 0, 0},
    {91149, 16, 1, 0, 0}, {89753, 194, 0, 0, 22153}, {91158, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {89737, 197, 1, 0, 0}, {91187, 6, 0, 0, 0}, {89328, 313, 0, 0, 22153}, {2097, 16, 0, 0, 0},
    {89630, 211, 0, 0, 89641}, {90052, 194, 0, 0, 22153}, {91272, 197, 1, 0, 0}, {91285, 321, 1, 0, 0},
    {91301, 321, 1, 0, 0}, {51253, 314, 0, 0, 22153}, {90021, 307, 1, 0, 0}, {90027, 6, 0, 0, 1594},
    {47016, 307, 1, 0, 0}, {91423, 325, 1, 0, 0}, {89737, 197, 1, 0, 0}, {2097, 16, 1, 0, 0}, {90658, 16, 1, 0, 0},
    {89748, 316, 1, 0, 0}, {89753, 194, 0, 0, 22153}, {91435, 194, 0, 0, 22153}, {91445, 326, 0, 0, 22153},
    {6738, 327, 1, 0, 0}, {91461, 200, 0, 0, 60720}, {91475, 200, 0, 0, 60720}, {48125, 197, 1, 0, 0},
    {57472, 197, 1, 0, 0}, {57483, 197, 1, 0, 0}, {3665, 197, 1, 0, 0}, {91600, 328, 0, 0, 22153},
    {51305, 200, 0, 0, 60720}, {91674, 178, 0, 0, 0}, {1398, 329, 0, 0, 0}, {91749, 330, 0, 0, 0},
    {91807, 331, 0, 0, 0}, {92050, 26, 1, 0, 0}, {92067, 332, 1, 0, 0}, {92077, 333, 1, 0, 0},
    {92088, 334, 1, 0, 0}, {92095, 335, 1, 0, 0}, {92108, 336, 1, 0, 0}, {92113, 337, 1, 0, 0},
    {92124, 338, 1, 0, 0}, {92133, 339, 1, 0, 0}, {92140, 340, 1, 0, 0}, {92149, 26, 1, 0, 0},
    {92162, 26, 1, 0, 0}, {92175, 341, 1, 0, 0}, {92184, 341, 1, 0, 0}, {92191, 342, 0, 0, 60720},
    {92293, 26, 1, 0, 0}, {92301, 343, 1, 0, 0}, {92320, 343, 1, 0, 0}, {92339, 343, 1, 0, 0},
    {92356, 343, 1, 0, 0}, {48125, 344, 0, 0, 0}, {92293, 26, 1, 0, 0}, {92446, 26, 1, 0, 0}, {48125, 344, 1, 0, 0},
    {92293, 26, 1, 0, 0}, {92512, 344, 1, 0, 0}, {92293, 26, 1, 0, 0}, {48125, 344, 1, 0, 0}, {92561, 26, 1, 0, 0},
    {92576, 26, 1, 0, 0}, {92581, 343, 1, 0, 0}, {92598, 343, 1, 0, 0}, {92356, 343, 1, 0, 0},
    {92293, 26, 1, 0, 0}, {48125, 344, 1, 0, 0}, {92642, 343, 1, 0, 0}, {92656, 343, 1, 0, 0},
    {92670, 343, 1, 0, 0}, {92693, 343, 1, 0, 0}, {92356, 343, 1, 0, 0}, {92758, 26, 1, 0, 0},
    {92293, 26, 1, 0, 0}, {92803, 26, 1, 0, 0}, {92819, 26, 1, 0, 0}, {51071, 344, 1, 0, 0}, {92834, 343, 1, 0, 0},
    {92853, 343, 1, 0, 0}, {92356, 343, 1, 0, 0}, {92920, 345, 0, 0, 0}, {92926, 345, 0, 0, 0},
    {92933, 345, 0, 0, 0}, {92949, 345, 0, 0, 0}, {92958, 345, 0, 0, 0}, {92969, 345, 0, 0, 0},
    {93018, 346, 0, 0, 0}, {55180, 16, 0, 0, 0}, {1398, 197, 0, 0, 0}, {93082, 344, 0, 0, 0}, {2376, 21, 0, 0, 0},
    {93162, 17, 0, 0, 0}, {93169, 17, 0, 0, 0}, {60972, 347, 0, 0, 0}, {93317, 211, 0, 0, 0}, {93329, 211, 0, 0, 0},
    {93339, 211, 0, 0, 0}, {93358, 211, 0, 0, 0}, {93377, 211, 0, 0, 0}, {93388, 211, 0, 0, 0},
    {93402, 211, 1, 0, 0}, {93421, 348, 1, 0, 0}, {93443, 349, 0, 0, 0}, {93476, 194, 0, 0, 0},
    {93484, 211, 0, 0, 0}, {93377, 194, 0, 0, 0}, {93539, 350, 0, 0, 0}, {93609, 16, 0, 0, 0},
    {93616, 16, 0, 0, 0}, {93621, 351, 1, 0, 0}, {93621, 312, 0, 0, 60720}, {93746, 197, 0, 0, 0},
    {39590, 202, 0, 0, 0}, {47016, 16, 1, 0, 0}, {78120, 352, 0, 0, 0}, {93837, 352, 0, 0, 0},
    {39590, 202, 0, 0, 0}, {93849, 6, 0, 0, 1594}, {47016, 17, 0, 0, 0}, {93891, 353, 0, 0, 0},
    {93956, 354, 0, 0, 0}, {93989, 21, 0, 0, 0}, {93994, 6, 0, 0, 1594}, {94018, 344, 0, 0, 0},
    {94027, 344, 0, 0, 0}, {30568, 355, 0, 0, 0}, {30572, 355, 0, 0, 0}, {17605, 355, 0, 0, 0},
    {52996, 356, 0, 0, 0}, {17605, 356, 0, 0, 0}, {94391, 220, 0, 0, 0}, {17605, 150, 0, 0, 0},
    {55731, 150, 0, 0, 0}, {31029, 357, 0, 0, 0}, {17605, 357, 0, 0, 0}, {52996, 363, 0, 0, 0},
    {17605, 363, 0, 0, 0}, {53062, 148, 2, 0, 0}, {59253, 148, 2, 0, 0}, {95483, 148, 3, 95502, 0},
    {3681, 148, 1, 0, 0}, {56404, 148, 2, 0, 0}, {95483, 148, 3, 95502, 0}, {9543, 148, 1, 0, 0},
    {55731, 150, 0, 0, 0}, {23859, 370, 0, 0, 0}, {31029, 370, 0, 0, 0}, {17605, 371, 0, 0, 0},
    {15093, 18, 0, 0, 0}, {53165, 148, 2, 0, 0}, {53182, 148, 2, 0, 0}, {1126, 372, 0, 0, 0}, {96601, 220, 0, 0, 0},
    {96800, 373, 0, 0, 0}, {30568, 374, 0, 0, 0}, {30572, 374, 0, 0, 0}, {17605, 374, 0, 0, 0},
    {17605, 375, 0, 0, 0}, {33749, 374, 0, 0, 0}, {52996, 374, 0, 0, 0}, {31029, 148, 0, 0, 0},
    {18468, 356, 0, 0, 0}, {98203, 355, 2, 0, 0}, {30568, 385, 0, 0, 0}, {30572, 385, 0, 0, 0},
    {98630, 150, 0, 0, 0}, {98635, 0, 3, 98648, 0}, {98671, 0, 2, 0, 0}, {13998, 148, 2, 0, 0},
    {17605, 148, 1, 0, 0}, {1126, 372, 0, 0, 0}, {1398, 388, 0, 0, 0}, {96601, 220, 0, 0, 0}, {17605, 372, 0, 0, 0},
    {96800, 373, 0, 0, 0}, {1398, 388, 0, 0, 0}, {17605, 373, 0, 0, 0}, {32366, 355, 0, 0, 0},
    {32366, 374, 0, 0, 0}, {51098, 220, 0, 0, 0}, {99896, 150, 0, 0, 0}, {99907, 150, 0, 0, 0},
    {89753, 67, 0, 0, 0}, {17605, 220, 0, 0, 0}, {100104, 18, 0, 0, 0}, {95483, 148, 3, 95502, 0},
    {34851, 374, 0, 0, 0}, {34853, 374, 0, 0, 0}, {5486, 390, 0, 0, 0}, {100450, 150, 0, 0, 0},
    {47019, 150, 0, 0, 0}, {100575, 18, 0, 0, 0}, {100582, 390, 0, 0, 0}, {47016, 390, 0, 0, 0},
    {47019, 150, 0, 0, 0}, {100871, 67, 0, 0, 0}, {100877, 150, 0, 0, 0}, {100885, 150, 0, 0, 0},
    {100894, 150, 0, 0, 0}, {47019, 150, 0, 0, 0}, {100871, 67, 0, 0, 0}, {89406, 18, 0, 0, 0},
    {47019, 150, 0, 0, 0}, {101361, 390, 0, 0, 0}, {101366, 18, 0, 0, 0}, {98630, 150, 0, 0, 0},
    {1398, 148, 0, 0, 0}, {101967, 150, 0, 0, 0}, {31029, 220, 0, 0, 0}, {77725, 220, 0, 0, 0},
    {102381, 148, 0, 0, 0}, {55731, 150, 0, 0, 0}, {3665, 220, 0, 0, 0}, {39974, 397, 0, 0, 0},
    {102930, 67, 0, 0, 0}, {31029, 372, 0, 0, 0}, {55731, 150, 0, 0, 0}, {3665, 220, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {34851, 374, 0, 0, 0}, {34853, 374, 0, 0, 0},
    {34855, 374, 0, 0, 0}, {31029, 374, 0, 0, 0}, {34851, 355, 0, 0, 0}, {34853, 355, 0, 0, 0},
    {34855, 355, 0, 0, 0}, {18468, 220, 0, 0, 0}, {22129, 220, 0, 0, 0}, {103357, 398, 0, 0, 0},
    {55731, 150, 0, 0, 0}, {55731, 150, 0, 0, 0}, {17605, 398, 0, 0, 0}, {17605, 18, 0, 0, 0},
    {31029, 374, 0, 0, 0}, {103761, 220, 0, 0, 0}, {31029, 399, 0, 0, 0}, {1398, 372, 0, 0, 0},
    {55731, 150, 0, 0, 0}, {39974, 397, 0, 0, 0}, {55731, 150, 0, 0, 0}, {39974, 397, 0, 0, 0},
    {103989, 372, 0, 0, 0}, {104051, 400, 0, 0, 0}, {39974, 397, 0, 0, 0}, {104056, 372, 2, 0, 0},
    {104090, 150, 0, 0, 0}, {39974, 397, 0, 0, 0}, {104056, 372, 1, 0, 0}, {1398, 372, 0, 0, 0},
    {104051, 400, 0, 0, 0}, {39974, 397, 0, 0, 0}, {1398, 372, 0, 0, 0}, {104090, 150, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {104090, 150, 0, 0, 0}, {3665, 220, 0, 0, 0}, {74794, 372, 0, 0, 0},
    {104090, 150, 0, 0, 0}, {3665, 220, 0, 0, 0}, {30568, 372, 0, 0, 0}, {30572, 372, 0, 0, 0},
    {74794, 372, 0, 0, 0}, {18166, 150, 0, 0, 0}, {17076, 150, 0, 0, 0}, {104954, 220, 0, 0, 0},
    {18166, 150, 0, 0, 0}, {17076, 150, 0, 0, 0}, {18166, 150, 0, 0, 0}, {31029, 401, 0, 0, 0},
    {104954, 220, 0, 0, 0}, {18166, 150, 0, 0, 0}, {31029, 401, 0, 0, 0}, {55731, 150, 0, 0, 0},
    {99896, 150, 0, 0, 0}, {99907, 150, 0, 0, 0}, {89753, 67, 0, 0, 0}, {105222, 150, 0, 0, 0},
    {55731, 356, 0, 0, 0}, {39974, 402, 0, 0, 0}, {34851, 355, 0, 0, 0}, {34853, 355, 0, 0, 0},
    {15084, 355, 0, 0, 0}, {43630, 355, 0, 0, 0}, {17605, 403, 0, 0, 0}, {18430, 150, 0, 0, 0},
    {106416, 150, 0, 0, 0}, {106426, 150, 0, 0, 0}, {106507, 150, 0, 0, 0}, {31029, 150, 0, 0, 0},
    {99896, 150, 0, 0, 0}, {99907, 150, 0, 0, 0}, {89753, 67, 0, 0, 0}, {105222, 150, 0, 0, 0},
    {106720, 372, 0, 0, 0}, {106755, 372, 0, 0, 0}, {106955, 372, 0, 0, 0}, {106755, 372, 0, 0, 0},
    {107186, 372, 0, 0, 0}, {107191, 372, 0, 0, 0}, {32366, 403, 0, 0, 0}, {107413, 217, 0, 0, 0},
    {49259, 405, 0, 0, 0}, {32366, 405, 0, 0, 0}, {30568, 403, 0, 0, 0}, {30572, 403, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {30568, 405, 0, 0, 0}, {30572, 405, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {107894, 405, 0, 0, 0}, {107898, 405, 0, 0, 0},
    {107902, 405, 0, 0, 0}, {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {61436, 405, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {17076, 405, 0, 0, 0}, {39974, 397, 0, 0, 0},
    {102930, 67, 0, 0, 0}, {17076, 403, 0, 0, 0}, {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0},
    {55731, 150, 0, 0, 0}, {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {100104, 397, 0, 0, 0},
    {108154, 372, 0, 0, 0}, {108163, 372, 0, 0, 0}, {102930, 67, 0, 0, 0}, {17076, 400, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {108247, 220, 0, 0, 0}, {31029, 403, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {108247, 217, 0, 0, 0}, {31029, 405, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {31029, 372, 0, 0, 0}, {55731, 150, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102930, 67, 0, 0, 0}, {52996, 355, 0, 0, 0}, {59253, 148, 2, 0, 0},
    {109075, 148, 2, 0, 0}, {109094, 148, 2, 0, 0}, {95483, 148, 3, 95502, 0}, {109113, 0, 0, 0, 0},
    {109124, 0, 0, 0, 0}, {15084, 148, 2, 0, 0}, {17605, 407, 0, 0, 0}, {109725, 19, 0, 0, 0},
    {109725, 31, 0, 0, 0}, {17605, 390, 0, 0, 0}, {52996, 148, 1, 0, 0}, {15093, 375, 0, 0, 0},
    {110830, 148, 0, 0, 0}, {110840, 148, 0, 0, 0}, {44495, 372, 0, 0, 0}, {44498, 372, 0, 0, 0},
    {1398, 407, 0, 0, 0}, {98630, 150, 0, 0, 0}, {1398, 220, 0, 0, 0}, {53524, 0, 2, 0, 0}, {53540, 0, 3, 53553, 0},
    {52996, 150, 0, 0, 0}, {33749, 122, 0, 0, 0}, {1398, 120, 0, 0, 0}, {1226, 120, 0, 0, 0}, {1222, 120, 0, 0, 0},
    {34851, 120, 0, 0, 0}, {34853, 120, 0, 0, 0}, {34855, 120, 0, 0, 0}, {30568, 120, 0, 0, 0},
    {30572, 122, 0, 0, 0}, {112879, 120, 0, 0, 0}, {112883, 120, 0, 0, 0}, {61614, 34, 2, 0, 0},
    {61627, 34, 2, 0, 0}, {21, 47, 0, 0, 0}, {1398, 250, 0, 0, 0}, {21, 414, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {17598, 189, 0, 0, 0}, {49742, 189, 0, 0, 0}, {17076, 416, 0, 0, 0}, {3681, 416, 0, 0, 0},
    {17598, 189, 0, 0, 0}, {60965, 189, 0, 0, 0}, {21, 189, 0, 0, 0}, {17598, 418, 0, 0, 0}, {17609, 34, 0, 0, 0},
    {13998, 47, 2, 0, 0}, {9543, 47, 2, 0, 0}, {114721, 47, 0, 0, 0}, {114731, 34, 2, 0, 0}, {88624, 34, 0, 0, 0},
    {17076, 416, 0, 0, 0}, {114905, 34, 2, 0, 0}, {115137, 34, 0, 0, 0}, {17598, 416, 0, 0, 0},
    {115345, 419, 0, 0, 0}, {39590, 34, 0, 0, 0}, {115357, 34, 2, 0, 0}, {52502, 34, 2, 0, 0},
    {21, 414, 0, 0, 0}, {15535, 34, 2, 0, 0}, {115502, 31, 0, 0, 0}, {3681, 420, 0, 0, 0}, {17598, 422, 0, 0, 0},
    {116095, 34, 1, 0, 0}, {14349, 422, 0, 0, 0}, {17598, 189, 0, 0, 0}, {116255, 34, 2, 0, 0},
    {115357, 34, 2, 0, 0}, {52502, 34, 2, 0, 0}, {17598, 189, 0, 0, 0}, {30126, 423, 0, 0, 0},
    {3681, 189, 0, 0, 0}, {17598, 47, 0, 0, 0}, {116255, 34, 2, 0, 0}, {115357, 34, 2, 0, 0}, {52502, 34, 2, 0, 0},
    {32366, 416, 0, 0, 0}, {14349, 416, 0, 0, 0}, {17598, 259, 0, 0, 0}, {117313, 34, 0, 0, 0},
    {115357, 34, 2, 0, 0}, {14349, 47, 0, 0, 0}, {6738, 52, 0, 0, 55}, {117822, 424, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {117836, 424, 0, 0, 0}, {1398, 0, 0, 0, 0}, {117822, 424, 2, 0, 0}, {117836, 424, 0, 0, 0},
    {5486, 424, 0, 0, 0}, {1398, 425, 0, 0, 0}, {119787, 47, 0, 0, 0}, {119795, 47, 0, 0, 0}, {119676, 426, 0, 0, 0},
    {119689, 427, 1, 0, 0}, {119676, 426, 0, 0, 0}, {119689, 427, 1, 0, 0}, {46487, 67, 0, 0, 0},
    {119689, 427, 1, 0, 0}, {47586, 67, 0, 0, 0}, {119676, 426, 0, 0, 0}, {120316, 67, 0, 0, 0},
    {55180, 67, 0, 0, 0}, {119689, 427, 1, 0, 0}, {120322, 426, 0, 0, 0}, {31029, 427, 0, 0, 0},
    {119729, 427, 0, 0, 0}, {120822, 47, 0, 0, 0}, {89328, 67, 0, 0, 0}, {17598, 67, 0, 0, 0},
    {119676, 426, 0, 0, 0}, {119689, 427, 1, 0, 0}, {120826, 429, 0, 0, 0}, {120822, 47, 0, 0, 0},
    {89328, 67, 0, 0, 0}, {49742, 67, 0, 0, 0}, {119676, 426, 0, 0, 0}, {120826, 429, 0, 0, 0},
    {51129, 197, 0, 0, 0}, {122405, 194, 0, 0, 22140}, {21146, 47, 0, 0, 0}, {122559, 431, 0, 0, 0},
    {122567, 432, 0, 0, 0}, {122575, 433, 0, 0, 0}, {92077, 434, 0, 0, 0}, {122619, 435, 0, 0, 0},
    {21146, 47, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 432, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 436, 0, 0, 0},
    {1398, 431, 0, 0, 0}, {18166, 47, 0, 0, 0}, {18170, 34, 2, 0, 0}, {17076, 47, 0, 0, 0}, {18155, 34, 2, 0, 0},
    {122740, 34, 1, 0, 0}, {61642, 437, 0, 0, 0}, {123084, 437, 2, 0, 0}, {61596, 437, 0, 0, 0},
    {75336, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17605, 51, 0, 0, 0}, {123585, 438, 0, 0, 0}, {123594, 34, 0, 0, 0},
    {5486, 439, 0, 0, 0}, {123585, 438, 0, 0, 0}, {123771, 34, 0, 0, 0}, {123594, 34, 0, 0, 0},
    {32553, 18, 1, 0, 0}, {123585, 438, 0, 0, 0}, {123594, 34, 0, 0, 0}, {48125, 34, 0, 0, 0},
    {123585, 438, 0, 0, 0}, {124293, 440, 0, 0, 0}, {123585, 438, 0, 0, 0}, {48125, 34, 0, 0, 0},
    {123594, 34, 0, 0, 0}, {32553, 18, 1, 0, 0}, {123585, 438, 0, 0, 0}, {5486, 439, 0, 0, 0},
    {123594, 34, 0, 0, 0}, {124651, 18, 0, 0, 0}, {123585, 438, 0, 0, 0}, {124879, 18, 0, 0, 0},
    {124891, 34, 0, 0, 0}, {123594, 34, 0, 0, 0}, {125147, 51, 0, 0, 0}, {125155, 51, 0, 0, 0},
    {125163, 51, 0, 0, 0}, {125171, 441, 0, 0, 0}, {125147, 51, 0, 0, 0}, {125155, 51, 0, 0, 0},
    {125163, 51, 0, 0, 0}, {32366, 442, 0, 0, 0}, {32369, 442, 0, 0, 0}, {18166, 47, 0, 0, 0},
    {123585, 438, 0, 0, 0}, {125847, 444, 0, 0, 0}, {69799, 34, 2, 0, 0}, {123594, 34, 0, 0, 0},
    {125867, 445, 1, 0, 0}, {32553, 18, 1, 0, 0}, {17076, 47, 0, 0, 0}, {125847, 444, 0, 0, 0},
    {69799, 34, 2, 0, 0}, {32553, 18, 1, 0, 0}, {21146, 261, 0, 0, 0}, {126494, 34, 2, 0, 0}, {126508, 444, 0, 0, 0},
    {125847, 444, 0, 0, 0}, {125847, 444, 0, 0, 0}, {32553, 18, 1, 0, 0}, {21146, 47, 0, 0, 0},
    {126508, 444, 0, 0, 0}, {126944, 446, 0, 0, 0}, {127115, 446, 0, 0, 0}, {127127, 446, 0, 0, 0},
    {125163, 447, 0, 0, 0}, {127139, 447, 0, 0, 0}, {125163, 447, 0, 0, 0}, {127139, 447, 0, 0, 0},
    {75568, 47, 0, 0, 0}, {1398, 448, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0},
    {1398, 452, 0, 0, 0}, {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0},
    {1398, 457, 0, 0, 0}, {22127, 458, 0, 0, 0}, {22129, 458, 0, 0, 0}, {1398, 459, 0, 0, 0}, {1398, 460, 0, 0, 0},
    {1398, 461, 0, 0, 0}, {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0},
    {1398, 466, 0, 0, 0}, {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0},
    {1398, 471, 0, 0, 0}, {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0},
    {1398, 476, 0, 0, 0}, {22127, 458, 0, 0, 0}, {22129, 458, 0, 0, 0}, {22131, 458, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {1398, 478, 0, 0, 0}, {130197, 458, 0, 0, 130199}, {93609, 17, 0, 0, 130207},
    {93616, 17, 0, 0, 130229}, {93621, 17, 0, 0, 88916}, {90046, 240, 1, 0, 0}, {130237, 219, 1, 0, 0},
    {130242, 6, 0, 0, 3064}, {1398, 479, 0, 0, 0}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0},
    {1398, 482, 0, 0, 0}, {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0},
    {1398, 487, 0, 0, 0}, {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0},
    {1398, 492, 0, 0, 0}, {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {39974, 67, 0, 0, 0},
    {131142, 67, 1, 0, 0}, {131152, 67, 1, 0, 0}, {131168, 67, 1, 0, 0}, {17605, 67, 1, 0, 0},
    {131142, 67, 1, 0, 0}, {131152, 67, 0, 0, 0}, {131861, 497, 0, 0, 0}, {17605, 498, 0, 0, 0},
    {132115, 500, 0, 0, 0}, {132127, 500, 0, 0, 0}, {34851, 501, 0, 0, 0}, {18166, 502, 0, 0, 0},
    {34851, 505, 0, 0, 0}, {132693, 78, 0, 0, 0}, {132700, 78, 0, 0, 0}, {132707, 67, 1, 0, 0},
    {18166, 501, 0, 0, 0}, {18166, 505, 0, 0, 0}, {34851, 78, 0, 0, 0}, {34853, 78, 0, 0, 0}, {18166, 401, 0, 0, 0},
    {17076, 506, 0, 0, 0}, {133220, 67, 0, 0, 0}, {18166, 445, 0, 0, 0}, {18166, 507, 0, 0, 0},
    {17076, 401, 0, 0, 0}, {17076, 508, 0, 0, 0}, {17076, 78, 0, 0, 0}, {17605, 67, 0, 0, 0}, {133949, 509, 0, 0, 0},
    {133956, 500, 0, 0, 0}, {47586, 67, 0, 0, 0}, {133963, 63, 1, 0, 0}, {133975, 445, 1, 0, 0},
    {133956, 509, 0, 0, 0}, {47586, 67, 0, 0, 0}, {133963, 63, 1, 0, 0}, {133949, 510, 0, 0, 0},
    {133956, 509, 0, 0, 0}, {134635, 500, 0, 0, 0}, {47586, 67, 0, 0, 0}, {125867, 445, 1, 0, 0},
    {133963, 63, 1, 0, 0}, {133949, 511, 0, 0, 0}, {133956, 500, 0, 0, 0}, {134635, 500, 0, 0, 0},
    {47586, 67, 0, 0, 0}, {135340, 398, 0, 0, 0}, {133956, 500, 0, 0, 0}, {69799, 67, 2, 0, 0},
    {133963, 63, 1, 0, 0}, {32553, 18, 1, 0, 0}, {135340, 398, 0, 0, 0}, {69799, 67, 2, 0, 0},
    {135798, 445, 2, 0, 0}, {133963, 63, 1, 0, 0}, {135340, 150, 0, 0, 0}, {133956, 500, 0, 0, 0},
    {69799, 67, 2, 0, 0}, {133963, 63, 1, 0, 0}, {133949, 510, 0, 0, 0}, {135340, 398, 0, 0, 0},
    {69799, 67, 2, 0, 0}, {134635, 500, 0, 0, 0}, {135798, 445, 2, 0, 0}, {125867, 445, 1, 0, 0},
    {133963, 63, 1, 0, 0}, {32553, 18, 1, 0, 0}, {98630, 516, 0, 0, 0}, {18166, 500, 0, 0, 0},
    {17076, 509, 0, 0, 0}, {137330, 67, 1, 0, 0}, {34851, 518, 0, 0, 0}, {34853, 507, 0, 0, 0},
    {34855, 67, 0, 0, 0}, {34851, 507, 0, 0, 0}, {34853, 507, 0, 0, 0}, {34855, 67, 0, 0, 0}, {137859, 67, 1, 0, 0},
    {76491, 18, 0, 0, 0}, {98630, 398, 0, 0, 0}, {47586, 67, 0, 0, 0}, {138628, 0, 2, 0, 0}, {138641, 0, 2, 0, 0},
    {32553, 18, 1, 0, 0}, {138655, 0, 2, 0, 0}, {55731, 500, 0, 0, 0}, {17605, 0, 0, 0, 0}, {34851, 516, 0, 0, 0},
    {34853, 67, 0, 0, 0}, {17605, 528, 0, 0, 0}, {139332, 67, 0, 0, 0}, {31029, 440, 0, 0, 0},
    {17605, 529, 0, 0, 0}, {98630, 531, 0, 0, 0}, {48125, 67, 1, 0, 0}, {17605, 63, 1, 0, 0}, {98630, 531, 0, 0, 0},
    {123771, 67, 0, 0, 0}, {32553, 18, 1, 0, 0}, {98630, 516, 0, 0, 0}, {48125, 67, 0, 0, 0}, {17605, 63, 0, 0, 0},
    {98630, 531, 0, 0, 0}, {123771, 67, 0, 0, 0}, {98630, 510, 0, 0, 0}, {123771, 67, 0, 0, 0},
    {98630, 516, 0, 0, 0}, {48125, 67, 0, 0, 0}, {32553, 18, 1, 0, 0}, {98630, 516, 0, 0, 0}, {140624, 532, 0, 0, 0},
    {98630, 516, 0, 0, 0}, {140624, 532, 0, 0, 0}, {124891, 67, 1, 0, 0}, {98630, 516, 0, 0, 0},
    {140887, 67, 0, 0, 0}, {124891, 67, 0, 0, 0}, {141149, 148, 2, 0, 0}, {141158, 148, 2, 0, 0},
    {141167, 148, 2, 0, 0}, {141176, 67, 0, 0, 0}, {141187, 445, 0, 0, 0}, {141195, 445, 0, 0, 0},
    {141205, 67, 0, 0, 0}, {141216, 445, 0, 0, 0}, {141224, 445, 0, 0, 0}, {141149, 148, 2, 0, 0},
    {141158, 148, 2, 0, 0}, {141167, 148, 2, 0, 0}, {125171, 67, 0, 0, 0}, {125195, 67, 0, 0, 0},
    {141176, 67, 0, 0, 0}, {141187, 445, 0, 0, 0}, {141195, 445, 0, 0, 0}, {141205, 67, 0, 0, 0},
    {141216, 445, 0, 0, 0}, {141224, 445, 0, 0, 0}, {141149, 148, 2, 0, 0}, {141158, 148, 2, 0, 0},
    {141167, 148, 2, 0, 0}, {125171, 67, 0, 0, 0}, {125195, 67, 0, 0, 0}, {141149, 148, 2, 0, 0},
    {141158, 148, 2, 0, 0}, {141167, 148, 2, 0, 0}, {142091, 67, 0, 0, 0}, {98630, 542, 0, 0, 0},
    {32553, 18, 1, 0, 0}, {142839, 67, 0, 0, 0}, {142842, 67, 1, 0, 0}, {142845, 67, 0, 0, 0},
    {52996, 78, 0, 0, 0}, {17605, 78, 0, 0, 0}, {31029, 547, 0, 0, 0}, {145467, 67, 0, 0, 0}, {17605, 547, 0, 0, 0},
    {139332, 67, 0, 0, 0}, {31029, 547, 0, 0, 0}, {39590, 67, 0, 0, 0}, {145467, 67, 0, 0, 0},
    {17605, 550, 0, 0, 0}, {98630, 516, 0, 0, 0}, {47586, 63, 0, 0, 0}, {55731, 500, 0, 0, 0},
    {146172, 67, 2, 0, 0}, {98630, 552, 0, 0, 0}, {146369, 67, 0, 0, 0}, {98630, 552, 0, 0, 0},
    {125867, 445, 1, 0, 0}, {146772, 553, 0, 0, 0}, {146778, 63, 0, 0, 0}, {146772, 553, 0, 0, 0},
    {146369, 67, 0, 0, 0}, {147220, 553, 0, 0, 0}, {39590, 63, 1, 0, 0}, {17605, 558, 0, 0, 0},
    {127139, 553, 0, 0, 0}, {125147, 560, 0, 0, 0}, {125155, 63, 0, 0, 0}, {147546, 67, 0, 0, 0},
    {147552, 18, 0, 0, 0}, {147565, 63, 1, 0, 0}, {147577, 561, 1, 0, 0}, {127139, 553, 0, 0, 0},
    {125147, 560, 0, 0, 0}, {125155, 63, 0, 0, 0}, {147546, 67, 0, 0, 0}, {147552, 18, 0, 0, 0},
    {27464, 553, 0, 0, 0}, {27471, 553, 0, 0, 0}, {127139, 553, 0, 0, 0}, {125147, 560, 0, 0, 0},
    {125155, 63, 0, 0, 0}, {147546, 67, 0, 0, 0}, {147552, 18, 0, 0, 0}, {125171, 553, 0, 0, 0},
    {147565, 63, 1, 0, 0}, {147577, 561, 1, 0, 0}, {127139, 553, 0, 0, 0}, {125147, 560, 0, 0, 0},
    {125155, 63, 0, 0, 0}, {147546, 67, 0, 0, 0}, {147552, 18, 0, 0, 0}, {125171, 553, 0, 0, 0},
    {27464, 553, 0, 0, 0}, {27471, 553, 0, 0, 0}, {127139, 553, 0, 0, 0}, {125147, 560, 0, 0, 0},
    {125155, 63, 0, 0, 0}, {147546, 67, 0, 0, 0}, {147552, 18, 0, 0, 0}, {149304, 63, 1, 0, 0},
    {127139, 553, 0, 0, 0}, {125147, 560, 0, 0, 0}, {125155, 63, 0, 0, 0}, {147546, 67, 0, 0, 0},
    {147552, 18, 0, 0, 0}, {125171, 553, 0, 0, 0}, {149304, 63, 1, 0, 0}, {150029, 67, 0, 0, 0},
    {150039, 67, 0, 0, 0}, {150056, 67, 0, 0, 0}, {150072, 401, 0, 0, 0}, {150083, 18, 0, 0, 0},
    {150098, 401, 0, 0, 0}, {146772, 553, 0, 0, 0}, {147220, 553, 0, 0, 0}, {31029, 558, 0, 0, 0},
    {39590, 63, 1, 0, 0}, {39974, 67, 0, 0, 0}, {76491, 18, 0, 0, 0}, {17605, 567, 0, 0, 0}, {151019, 371, 0, 0, 0},
    {127115, 63, 0, 0, 0}, {127127, 63, 0, 0, 0}, {9543, 371, 0, 0, 0}, {55731, 150, 0, 0, 0},
    {3665, 67, 0, 0, 0}, {17605, 572, 0, 0, 0}, {56404, 148, 2, 0, 0}, {55731, 150, 0, 0, 0}, {56404, 148, 2, 0, 0},
    {3665, 67, 0, 0, 0}, {152765, 6, 0, 0, 1594}, {152786, 6, 0, 0, 1594}, {152806, 6, 0, 0, 1594},
    {1398, 574, 0, 0, 0}, {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0},
    {1398, 579, 0, 0, 0}, {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1759, 582, 1, 0, 0}, {152980, 583, 1, 0, 0},
    {153259, 26, 1, 0, 0}, {1398, 584, 0, 0, 0}, {153312, 194, 0, 0, 22153}, {153323, 6, 0, 0, 1594},
    {153353, 6, 0, 0, 1594}, {153385, 6, 0, 0, 1594}, {153408, 6, 0, 0, 1594}, {153437, 6, 0, 0, 1594},
    {153448, 194, 0, 0, 153470}, {1398, 585, 0, 0, 0}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0},
    {1398, 588, 0, 0, 0}, {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0},
    {1398, 593, 0, 0, 0}, {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {153916, 194, 0, 0, 0}, {153924, 0, 2, 0, 0},
    {153932, 63, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {154941, 18, 1, 0, 0}, {155241, 24, 0, 0, 0}, {152747, 599, 1, 0, 0}, {155557, 20, 2, 0, 0},
    {155738, 231, 0, 0, 0}, {155750, 31, 0, 0, 0}, {155768, 31, 0, 0, 0}, {155784, 31, 0, 0, 0},
    {155806, 31, 0, 0, 0}, {155820, 231, 0, 0, 0}, {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0},
    {156150, 24, 1, 0, 0}, {156175, 0, 2, 0, 0}, {153924, 0, 2, 0, 0}, {156175, 0, 2, 0, 0}, {156884, 20, 2, 0, 0},
    {157324, 24, 2, 0, 0}, {157342, 24, 2, 0, 0}, {157360, 24, 2, 0, 0}, {157628, 24, 1, 0, 0},
    {62279, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {157640, 24, 1, 0, 0}, {3681, 605, 0, 0, 0},
    {158055, 20, 0, 0, 0}, {158063, 20, 1, 0, 0}, {93891, 20, 2, 0, 0}, {2954, 605, 2, 0, 0}, {158075, 20, 0, 0, 0},
    {158622, 24, 1, 0, 0}, {3681, 599, 0, 0, 0}, {158840, 0, 2, 0, 0}, {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0},
    {154941, 18, 1, 0, 0}, {159162, 24, 1, 0, 0}, {156175, 0, 2, 0, 0}, {156884, 20, 2, 0, 0},
    {159748, 31, 0, 0, 0}, {159760, 31, 0, 0, 0}, {159772, 31, 0, 0, 0}, {159926, 0, 2, 0, 0},
    {159941, 0, 2, 0, 0}, {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0}, {156175, 0, 2, 0, 0}, {156884, 20, 2, 0, 0},
    {160538, 20, 2, 0, 0}, {154941, 18, 1, 0, 0}, {160551, 0, 2, 0, 0}, {160563, 67, 2, 0, 0},
    {160580, 20, 2, 0, 0}, {156175, 0, 2, 0, 0}, {156884, 20, 2, 0, 0}, {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0},
    {161333, 20, 2, 0, 0}, {156175, 0, 2, 0, 0}, {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0}, {161789, 20, 2, 0, 0},
    {161801, 215, 1, 0, 0}, {161808, 20, 2, 0, 0}, {161829, 0, 2, 0, 0}, {154941, 18, 1, 0, 0},
    {161844, 20, 2, 0, 0}, {161862, 20, 2, 0, 0}, {155557, 20, 2, 0, 0}, {156175, 0, 2, 0, 0},
    {161881, 215, 1, 0, 0}, {161801, 215, 0, 0, 0}, {162786, 24, 2, 0, 0}, {30126, 24, 2, 0, 0},
    {14349, 63, 0, 0, 0}, {161801, 215, 1, 0, 0}, {154941, 18, 1, 0, 0}, {155557, 20, 2, 0, 0},
    {162924, 20, 2, 0, 0}, {162945, 20, 2, 0, 0}, {161789, 20, 2, 0, 0}, {161801, 215, 1, 0, 0},
    {154941, 18, 1, 0, 0}, {155557, 20, 2, 0, 0}, {161801, 215, 0, 0, 0}, {163567, 63, 0, 0, 0},
    {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0}, {161789, 20, 2, 0, 0}, {101366, 18, 1, 0, 0}, {154941, 18, 1, 0, 0},
    {161844, 20, 2, 0, 0}, {163740, 215, 1, 0, 0}, {156175, 0, 2, 0, 0}, {163749, 20, 1, 0, 0},
    {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0}, {164483, 20, 2, 0, 0}, {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0},
    {101366, 18, 1, 0, 0}, {164874, 24, 1, 0, 0}, {154941, 18, 1, 0, 0}, {161844, 20, 2, 0, 0},
    {164884, 24, 1, 0, 0}, {163740, 215, 1, 0, 0}, {156175, 0, 2, 0, 0}, {156884, 20, 2, 0, 0},
    {161789, 20, 2, 0, 0}, {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0}, {154941, 18, 1, 0, 0}, {165898, 215, 1, 0, 0},
    {165914, 215, 1, 0, 0}, {156175, 0, 2, 0, 0}, {156884, 20, 2, 0, 0}, {161881, 215, 1, 0, 0},
    {166515, 20, 0, 0, 0}, {166524, 20, 0, 0, 0}, {166680, 599, 2, 0, 0}, {166691, 599, 2, 0, 0},
    {115357, 24, 2, 0, 0}, {166890, 599, 0, 0, 0}, {156121, 0, 2, 0, 0}, {156135, 0, 2, 0, 0},
    {160551, 0, 2, 0, 0}, {160563, 67, 2, 0, 0}, {156175, 0, 2, 0, 0}, {156884, 20, 2, 0, 0}, {167117, 0, 1, 0, 0},
    {56404, 616, 2, 0, 0}, {9543, 616, 2, 0, 0}, {46413, 617, 1, 0, 0}, {105222, 618, 0, 0, 0},
    {168589, 619, 0, 0, 0}, {1398, 620, 0, 0, 0}, {46413, 621, 1, 0, 0}, {1398, 622, 0, 0, 0},
    {169092, 623, 2, 0, 0}, {77410, 618, 2, 0, 0}, {169106, 624, 2, 0, 0}, {61436, 619, 0, 0, 0},
    {90443, 616, 2, 0, 0}, {3681, 626, 0, 0, 0}, {168589, 619, 0, 0, 0}, {169719, 619, 1, 0, 0},
    {169733, 623, 2, 0, 0}, {169932, 619, 0, 0, 0}, {31029, 620, 0, 0, 0}, {31029, 623, 0, 0, 0},
    {170185, 619, 1, 0, 0}, {170190, 616, 2, 0, 0}, {47772, 31, 0, 0, 0}, {3681, 617, 0, 0, 0},
    {3681, 621, 0, 0, 0}, {30568, 616, 0, 0, 0}, {30572, 616, 0, 0, 0}, {51119, 618, 0, 0, 0},
    {170991, 619, 0, 0, 0}, {1398, 617, 0, 0, 0}, {1398, 621, 0, 0, 0}, {171597, 623, 2, 0, 0},
    {171611, 618, 2, 0, 0}, {171627, 624, 2, 0, 0}, {171644, 619, 0, 0, 0}, {143233, 628, 0, 0, 0},
    {3681, 616, 0, 0, 0}, {52450, 628, 0, 0, 0}, {172437, 0, 0, 0, 0}, {47962, 629, 0, 0, 0}, {1398, 618, 0, 0, 0},
    {1398, 623, 0, 0, 0}, {90329, 630, 0, 0, 0}, {3681, 624, 0, 0, 0}, {1398, 616, 0, 0, 0}, {50947, 616, 2, 0, 0},
    {173447, 619, 2, 0, 0}, {170991, 619, 0, 0, 0}, {169733, 623, 2, 0, 0}, {173878, 0, 0, 0, 0},
    {58815, 0, 2, 0, 0}, {51129, 197, 0, 0, 0}, {6738, 52, 0, 0, 0}, {6738, 632, 0, 0, 0}, {1398, 209, 0, 0, 0},
    {6738, 632, 0, 0, 0}, {47586, 194, 0, 0, 0}, {174436, 194, 0, 0, 0}, {174440, 194, 0, 0, 0},
    {17609, 194, 0, 0, 174450}, {3681, 632, 0, 0, 0}, {55731, 632, 0, 0, 0}, {52187, 633, 1, 0, 0},
    {3681, 634, 0, 0, 0}, {104051, 635, 0, 0, 0}, {39974, 636, 0, 0, 0}, {97653, 637, 0, 0, 0},
    {3681, 637, 0, 0, 0}, {55731, 634, 0, 0, 0}, {3681, 633, 0, 0, 0}, {55731, 632, 0, 0, 0}, {55731, 632, 0, 0, 0},
    {39974, 636, 0, 0, 0}, {97653, 637, 0, 0, 0}, {1398, 637, 0, 0, 0}, {55731, 632, 0, 0, 0},
    {39974, 636, 0, 0, 0}, {18468, 638, 0, 0, 0}, {39590, 639, 0, 0, 0}, {3681, 638, 0, 0, 0},
    {30568, 638, 0, 0, 0}, {30572, 638, 0, 0, 0}, {3681, 639, 0, 0, 0}, {1398, 637, 0, 0, 0}, {104051, 635, 0, 0, 0},
    {39974, 636, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55731, 632, 0, 0, 0}, {3681, 642, 0, 0, 0}, {49259, 643, 0, 0, 0},
    {3681, 644, 0, 0, 0}, {49259, 644, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49259, 645, 0, 0, 0}, {3681, 645, 0, 0, 0},
    {130197, 458, 0, 0, 130199}, {93609, 17, 0, 0, 177556}, {93616, 17, 0, 0, 177576}, {93621, 17, 0, 0, 88916},
    {174436, 17, 0, 0, 177585}, {90046, 240, 1, 0, 0}, {130237, 219, 1, 0, 0}, {177802, 509, 0, 0, 0},
    {177812, 500, 0, 0, 0}, {39974, 67, 0, 0, 0}, {52996, 399, 0, 0, 0}, {17605, 399, 0, 0, 0},
    {178269, 67, 0, 0, 0}, {178269, 78, 0, 0, 0}, {178392, 78, 0, 0, 0}, {17072, 67, 0, 0, 0},
    {17076, 67, 0, 0, 0}, {178269, 78, 0, 0, 0}, {178392, 78, 0, 0, 0}, {17076, 646, 0, 0, 0},
    {22701, 67, 0, 0, 0}, {17605, 647, 0, 0, 0}, {17605, 648, 0, 0, 0}, {17605, 649, 0, 0, 0},
    {17076, 650, 0, 0, 0}, {22701, 67, 0, 0, 0}, {17605, 651, 0, 0, 0}, {17076, 67, 0, 0, 0}, {22701, 67, 0, 0, 0},
    {17605, 652, 0, 0, 0}, {17605, 653, 0, 0, 0}, {180561, 649, 0, 0, 0}, {35189, 649, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17605, 654, 0, 0, 0}, {180865, 655, 0, 0, 0}, {17076, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17605, 655, 0, 0, 0}, {17076, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17605, 656, 0, 0, 0},
    {180865, 441, 0, 0, 0}, {180561, 656, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17605, 441, 0, 0, 0},
    {180865, 441, 0, 0, 0}, {180561, 655, 0, 0, 0}, {22701, 78, 0, 0, 0}, {180865, 441, 0, 0, 0},
    {180561, 78, 0, 0, 0}, {35189, 78, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17605, 657, 0, 0, 0}, {180865, 67, 0, 0, 0},
    {17076, 656, 0, 0, 0}, {22701, 78, 0, 0, 0}, {180865, 67, 0, 0, 0}, {17076, 655, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180865, 67, 0, 0, 0}, {180561, 78, 0, 0, 0}, {35189, 78, 0, 0, 0}, {22701, 78, 0, 0, 0},
    {17076, 647, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17605, 646, 0, 0, 0}, {17076, 648, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17076, 649, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 654, 0, 0, 0}, {22701, 78, 0, 0, 0},
    {17605, 658, 0, 0, 0}, {17076, 658, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 659, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17605, 659, 0, 0, 0}, {17605, 660, 0, 0, 0}, {17076, 651, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17605, 650, 0, 0, 0}, {17076, 652, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 653, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180865, 67, 0, 0, 0}, {180561, 661, 0, 0, 0}, {185739, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180865, 67, 0, 0, 0}, {180561, 662, 0, 0, 0}, {185739, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180865, 67, 0, 0, 0}, {180561, 78, 0, 0, 0}, {185739, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180865, 67, 0, 0, 0}, {17076, 656, 0, 0, 0}, {185739, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180865, 67, 0, 0, 0}, {17076, 655, 0, 0, 0}, {185739, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180865, 67, 0, 0, 0}, {17076, 657, 0, 0, 0}, {185739, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17076, 647, 0, 0, 0}, {185739, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 648, 0, 0, 0},
    {185739, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 649, 0, 0, 0}, {185739, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17076, 658, 0, 0, 0}, {185739, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 659, 0, 0, 0},
    {185739, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 660, 0, 0, 0}, {185739, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17076, 651, 0, 0, 0}, {185739, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 652, 0, 0, 0},
    {185739, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 653, 0, 0, 0}, {185739, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {178269, 78, 0, 0, 0}, {178392, 67, 0, 0, 0}, {17072, 67, 0, 0, 0}, {189395, 500, 0, 0, 0},
    {189395, 500, 0, 0, 0}, {31029, 63, 0, 0, 0}, {17609, 67, 0, 0, 0}, {17076, 67, 0, 0, 0}, {17076, 67, 0, 0, 0},
    {39590, 67, 0, 0, 0}, {55731, 398, 0, 0, 0}, {180561, 374, 0, 0, 0}, {35189, 374, 0, 0, 0},
    {35194, 374, 0, 0, 0}, {177802, 509, 0, 0, 0}, {177812, 500, 0, 0, 0}, {55731, 509, 0, 0, 0},
    {177802, 150, 0, 0, 0}, {177812, 500, 0, 0, 0}, {18468, 150, 0, 0, 0}, {3665, 445, 0, 0, 0},
    {191528, 63, 0, 0, 0}, {90046, 67, 0, 0, 0}, {191698, 67, 0, 0, 0}, {191702, 67, 0, 0, 0},
    {17072, 67, 0, 0, 0}, {17076, 67, 0, 0, 0}, {17605, 663, 0, 0, 0}, {17072, 148, 0, 0, 0}, {180561, 148, 0, 0, 0},
    {35189, 148, 0, 0, 0}, {35194, 148, 0, 0, 0}, {17076, 148, 0, 0, 0}, {23859, 148, 0, 0, 0},
    {193748, 148, 0, 0, 0}, {39590, 67, 0, 0, 0}, {193753, 67, 0, 0, 0}, {190705, 67, 0, 0, 0},
    {194006, 148, 0, 0, 0}, {193748, 148, 0, 0, 0}, {39590, 148, 0, 0, 0}, {193753, 148, 0, 0, 0},
    {190705, 148, 0, 0, 0}, {193748, 148, 0, 0, 0}, {39590, 148, 0, 0, 0}, {193753, 148, 0, 0, 0},
    {190705, 148, 0, 0, 0}, {17076, 148, 0, 0, 0}, {23859, 148, 0, 0, 0}, {193748, 664, 0, 0, 0},
    {39590, 67, 0, 0, 0}, {193753, 67, 0, 0, 0}, {190705, 67, 0, 0, 0}, {194006, 148, 0, 0, 0},
    {193748, 664, 0, 0, 0}, {39590, 67, 0, 0, 0}, {193753, 67, 0, 0, 0}, {190705, 67, 0, 0, 0},
    {193748, 664, 0, 0, 0}, {39590, 67, 0, 0, 0}, {193753, 67, 0, 0, 0}, {190705, 67, 0, 0, 0},
    {193748, 664, 0, 0, 0}, {177812, 500, 0, 0, 0}, {47586, 67, 0, 0, 0}, {194952, 67, 0, 0, 0},
    {193753, 67, 0, 0, 0}, {39590, 67, 0, 0, 0}, {190705, 67, 0, 0, 0}, {17076, 148, 0, 0, 0},
    {180561, 148, 0, 0, 0}, {35189, 67, 0, 0, 0}, {197416, 665, 0, 0, 0}, {197424, 666, 0, 0, 0},
    {197432, 665, 0, 0, 0}, {197440, 665, 0, 0, 0}, {197416, 665, 0, 0, 0}, {197424, 666, 0, 0, 0},
    {17072, 148, 0, 0, 0}, {17076, 148, 0, 0, 0}, {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0},
    {34855, 402, 0, 0, 0}, {17605, 402, 0, 0, 0}, {34851, 667, 0, 0, 0}, {34853, 667, 0, 0, 0},
    {34855, 667, 0, 0, 0}, {17605, 667, 0, 0, 0}, {34851, 667, 0, 0, 0}, {34853, 667, 0, 0, 0},
    {34855, 668, 0, 0, 0}, {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0}, {34855, 669, 0, 0, 0},
    {17605, 669, 0, 0, 0}, {34851, 669, 0, 0, 0}, {34853, 669, 0, 0, 0}, {34855, 669, 0, 0, 0},
    {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0}, {34855, 668, 0, 0, 0}, {17605, 668, 0, 0, 0},
    {34851, 669, 0, 0, 0}, {34853, 669, 0, 0, 0}, {34855, 668, 0, 0, 0}, {34851, 668, 0, 0, 0},
    {34853, 668, 0, 0, 0}, {34855, 668, 0, 0, 0}, {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0},
    {34855, 668, 0, 0, 0}, {27464, 67, 0, 0, 0}, {27471, 67, 0, 0, 0}, {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0},
    {34855, 668, 0, 0, 0}, {27464, 63, 0, 0, 0}, {27471, 63, 0, 0, 0}, {15093, 18, 0, 0, 0}, {56404, 0, 2, 0, 0},
    {57472, 642, 0, 0, 0}, {57483, 642, 0, 0, 0}, {9465, 642, 0, 0, 0}, {200103, 0, 2, 0, 0}, {200256, 34, 2, 0, 0},
    {200274, 34, 2, 0, 0}, {200292, 34, 2, 0, 0}, {52890, 292, 2, 0, 0}, {52996, 34, 0, 0, 0},
    {57472, 34, 2, 0, 0}, {57483, 34, 2, 0, 0}, {9465, 34, 2, 0, 0}, {200814, 0, 2, 0, 0}, {15832, 19, 2, 0, 0},
    {14884, 0, 2, 0, 0}, {128798, 19, 0, 0, 0}, {128805, 19, 0, 0, 0}, {30568, 671, 0, 0, 0}, {30572, 671, 0, 0, 0},
    {3681, 671, 0, 0, 0}, {50947, 672, 2, 0, 0}, {3681, 672, 0, 0, 0}, {201219, 673, 0, 0, 0},
    {201512, 19, 0, 0, 0}, {50947, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {201780, 672, 2, 0, 0},
    {30568, 672, 0, 0, 0}, {30572, 672, 0, 0, 0}, {3681, 675, 0, 0, 0}, {49259, 676, 0, 0, 0},
    {49265, 676, 0, 0, 0}, {1398, 190, 0, 0, 0}, {17609, 671, 0, 0, 0}, {3658, 671, 0, 0, 0}, {49259, 677, 0, 0, 0},
    {3681, 678, 0, 0, 0}, {202563, 671, 2, 0, 0}, {30126, 678, 0, 0, 0}, {30126, 672, 0, 0, 0},
    {60573, 671, 0, 0, 0}, {30568, 676, 0, 0, 0}, {30572, 676, 0, 0, 0}, {3681, 676, 0, 0, 0},
    {203047, 679, 0, 0, 0}, {203052, 679, 0, 0, 0}, {3681, 679, 0, 0, 0}, {30126, 672, 0, 0, 0},
    {46487, 671, 0, 0, 0}, {30126, 672, 0, 0, 0}, {200814, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {52996, 680, 0, 0, 0},
    {52996, 671, 0, 0, 0}, {33749, 672, 0, 0, 0}, {17609, 671, 0, 0, 0}, {203572, 672, 0, 0, 0},
    {88530, 672, 0, 0, 0}, {49259, 672, 0, 0, 0}, {3681, 681, 0, 0, 0}, {52996, 682, 0, 0, 0},
    {52996, 683, 0, 0, 0}, {3681, 190, 0, 0, 0}, {33749, 680, 0, 0, 0}, {30126, 672, 0, 0, 0},
    {3681, 683, 0, 0, 0}, {204177, 684, 0, 0, 0}, {1398, 685, 0, 0, 0}, {49259, 686, 0, 0, 0},
    {3681, 686, 0, 0, 0}, {49259, 295, 0, 0, 0}, {3681, 295, 0, 0, 0}, {49259, 292, 0, 0, 0}, {205004, 34, 2, 0, 0},
    {49259, 686, 0, 0, 0}, {205004, 34, 2, 0, 0}, {17598, 292, 0, 0, 0}, {3681, 689, 0, 0, 0},
    {3681, 34, 2, 0, 0}, {161801, 34, 2, 0, 0}, {205800, 34, 0, 0, 0}, {205814, 34, 0, 0, 0}, {49259, 686, 0, 0, 0},
    {206204, 34, 2, 0, 0}, {49259, 686, 0, 0, 0}, {207030, 34, 2, 0, 0}, {17076, 292, 0, 0, 0},
    {204143, 689, 0, 0, 0}, {207486, 34, 2, 0, 0}, {204143, 689, 0, 0, 0}, {207499, 34, 2, 0, 0},
    {207867, 63, 2, 0, 0}, {207896, 63, 2, 0, 0}, {207050, 691, 0, 0, 0}, {208615, 63, 2, 0, 0},
    {3681, 691, 0, 0, 0}, {208938, 52, 0, 0, 0}, {208949, 52, 0, 0, 0}, {51071, 202, 0, 0, 0},
    {209021, 193, 0, 0, 0}, {208949, 52, 0, 0, 0}, {209081, 16, 0, 0, 0}, {209092, 193, 0, 0, 60720},
    {1398, 209, 0, 0, 0}, {50947, 692, 2, 0, 0}, {3681, 692, 0, 0, 0}, {59215, 693, 0, 0, 0}, {56404, 694, 2, 0, 0},
    {3681, 694, 0, 0, 0}, {1398, 695, 0, 0, 0}, {3681, 696, 0, 0, 0}, {1303, 696, 0, 0, 0}, {17609, 695, 0, 0, 0},
    {3681, 695, 0, 0, 0}, {1303, 696, 0, 0, 0}, {17609, 695, 0, 0, 0}, {1398, 695, 0, 0, 0}, {49259, 692, 0, 0, 0},
    {30568, 697, 0, 0, 0}, {30572, 697, 0, 0, 0}, {3681, 697, 0, 0, 0}, {49259, 697, 0, 0, 0},
    {3681, 700, 0, 0, 0}, {211040, 19, 0, 0, 0}, {211050, 19, 0, 0, 0}, {211064, 19, 0, 0, 0},
    {50947, 694, 2, 0, 0}, {47962, 19, 0, 0, 0}, {211417, 19, 2, 0, 0}, {30568, 692, 0, 0, 0},
    {30572, 692, 0, 0, 0}, {49259, 700, 0, 0, 0}, {50947, 700, 2, 0, 0}, {30568, 700, 0, 0, 0},
    {30572, 700, 0, 0, 0}, {100104, 692, 0, 0, 0}, {212204, 695, 0, 0, 0}, {212214, 695, 0, 0, 0},
    {50947, 702, 2, 0, 0}, {9543, 702, 2, 0, 0}, {51253, 703, 0, 0, 0}, {213038, 211, 0, 0, 0},
    {213044, 211, 0, 0, 0}, {51253, 703, 0, 0, 0}, {1398, 704, 0, 0, 0}, {1398, 705, 0, 0, 0},
    {213334, 706, 0, 0, 0}, {213343, 199, 0, 0, 0}, {213352, 199, 0, 0, 0}, {213361, 194, 0, 0, 0},
    {213370, 194, 0, 0, 0}, {213379, 197, 0, 0, 0}, {213391, 197, 0, 0, 0}, {213403, 707, 0, 0, 0},
    {1398, 708, 0, 0, 0}, {39590, 202, 0, 0, 0}, {47586, 202, 0, 0, 0}, {3665, 202, 0, 0, 0}, {213614, 709, 2, 0, 0},
    {52450, 292, 0, 0, 0}, {3681, 710, 0, 0, 0}, {2372, 0, 0, 0, 0}, {59940, 0, 0, 0, 0}, {49265, 0, 0, 0, 0},
    {213778, 31, 0, 0, 0}, {213792, 31, 0, 0, 0}, {213803, 31, 0, 0, 0}, {214165, 711, 2, 0, 0},
    {200103, 0, 2, 0, 0}, {58835, 19, 2, 0, 0}, {52450, 714, 0, 0, 0}, {214363, 715, 0, 0, 0},
    {214370, 716, 0, 0, 0}, {48125, 34, 0, 0, 0}, {21146, 710, 0, 0, 0}, {214376, 34, 2, 0, 0},
    {50947, 292, 2, 0, 0}, {49742, 292, 0, 0, 0}, {21146, 710, 0, 0, 0}, {3681, 717, 0, 0, 0},
    {214987, 34, 2, 0, 0}, {214995, 34, 2, 0, 0}, {21146, 710, 0, 0, 0}, {215278, 709, 2, 0, 0},
    {215289, 292, 0, 0, 0}, {215300, 709, 2, 0, 0}, {215311, 292, 0, 0, 0}, {215322, 719, 2, 0, 0},
    {215331, 719, 0, 0, 0}, {52450, 714, 0, 0, 0}, {214363, 715, 0, 0, 0}, {214370, 716, 0, 0, 0},
    {48125, 34, 0, 0, 0}, {21146, 710, 0, 0, 0}, {215769, 720, 1, 0, 0}, {215780, 711, 0, 0, 0},
    {21146, 710, 0, 0, 0}, {213129, 720, 0, 0, 0}, {21146, 292, 0, 0, 0}, {200103, 0, 2, 0, 0},
    {216362, 711, 0, 0, 0}, {200103, 0, 2, 0, 0}, {17598, 710, 0, 0, 0}, {17609, 34, 0, 0, 0},
    {17598, 0, 0, 0, 0}, {21146, 710, 0, 0, 0}, {49742, 0, 0, 0, 0}, {216794, 34, 0, 0, 0}, {216802, 422, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22129, 34, 1, 0, 0}, {216811, 422, 0, 0, 0}, {216821, 34, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {59940, 0, 0, 0, 0}, {217232, 0, 0, 0, 0}, {17598, 710, 0, 0, 0}, {49742, 710, 0, 0, 0}, {217466, 710, 0, 0, 0},
    {217476, 710, 0, 0, 0}, {2372, 0, 0, 0, 0}, {213528, 722, 0, 0, 0}, {39590, 34, 0, 0, 0}, {3665, 34, 0, 0, 0},
    {22129, 34, 0, 0, 0}, {217926, 723, 0, 0, 0}, {217929, 422, 2, 0, 0}, {218126, 724, 0, 0, 0},
    {17598, 724, 1, 0, 0}, {3681, 724, 0, 0, 0}, {218126, 724, 0, 0, 0}, {1398, 34, 0, 0, 0}, {218630, 31, 0, 0, 0},
    {218644, 31, 0, 0, 0}, {1398, 726, 0, 0, 0}, {1398, 727, 0, 0, 0}, {238193, 194, 0, 0, 0},
    {238205, 728, 0, 0, 0}, {238193, 194, 0, 0, 0}, {238274, 729, 0, 0, 0}, {1398, 730, 0, 0, 0},
    {1398, 731, 0, 0, 0}, {1398, 732, 0, 0, 0}, {238447, 194, 0, 0, 0}, {238454, 194, 0, 0, 0},
    {238461, 194, 0, 0, 0}, {137674, 52, 0, 0, 0}, {137681, 52, 0, 0, 0}, {238468, 52, 0, 0, 0},
    {238475, 52, 0, 0, 0}, {238487, 6, 0, 0, 0}, {89737, 733, 0, 0, 0}, {238447, 458, 0, 0, 0},
    {238454, 458, 0, 0, 0}, {238461, 458, 0, 0, 0}, {137674, 52, 0, 0, 0}, {137681, 52, 0, 0, 0},
    {238468, 52, 0, 0, 0}, {238475, 52, 0, 0, 0}, {89737, 733, 0, 0, 0}, {1398, 734, 0, 0, 0},
    {1398, 735, 0, 0, 0}, {1398, 736, 0, 0, 0}, {1398, 737, 0, 0, 0}, {238697, 28, 1, 0, 0}, {238712, 458, 1, 0, 0},
    {238726, 458, 1, 0, 0}, {1398, 738, 0, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {1398, 741, 0, 0, 0},
    {1398, 742, 0, 0, 0}, {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0},
    {1398, 747, 0, 0, 0}, {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {239277, 16, 0, 0, 0},
    {239290, 751, 0, 0, 0}, {1398, 752, 0, 0, 0}, {1398, 728, 0, 0, 0}, {1398, 753, 0, 0, 0}, {1398, 754, 0, 0, 0},
    {1398, 755, 0, 0, 0}, {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0},
    {239573, 458, 0, 0, 239604}, {239616, 458, 0, 0, 239650}, {239660, 219, 0, 0, 239687}, {238712, 458, 0, 0, 239720},
    {239729, 458, 1, 0, 0}, {239747, 458, 1, 0, 0}, {239765, 219, 1, 0, 0}, {239799, 219, 1, 0, 0},
    {1398, 760, 0, 0, 0}, {1398, 761, 0, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 729, 0, 0, 0}, {1398, 763, 0, 0, 0},
    {1398, 764, 0, 0, 0}, {49265, 766, 0, 0, 0}, {1398, 766, 2, 0, 0}, {240427, 767, 0, 0, 0},
    {15535, 768, 2, 0, 0}, {240436, 767, 0, 0, 0}, {56948, 767, 0, 0, 0}, {1398, 768, 0, 0, 0},
    {3681, 768, 0, 0, 0}, {56948, 767, 0, 0, 0}, {1398, 768, 0, 0, 0}, {240832, 768, 0, 0, 0},
    {56948, 767, 0, 0, 0}, {1398, 770, 0, 0, 0}, {3681, 770, 0, 0, 0}, {56948, 767, 0, 0, 0}, {33749, 771, 0, 0, 0},
    {3681, 771, 0, 0, 0}, {18468, 771, 0, 0, 0}, {241684, 771, 0, 0, 0}, {39590, 768, 0, 0, 0},
    {48125, 768, 0, 0, 0}, {18468, 771, 0, 0, 0}, {39590, 768, 0, 0, 0}, {48125, 768, 0, 0, 0},
    {33749, 772, 0, 0, 0}, {3681, 772, 0, 0, 0}, {43630, 771, 0, 0, 0}, {43639, 771, 0, 0, 0},
    {242717, 773, 2, 0, 0}, {60965, 0, 0, 0, 0}, {15093, 18, 0, 0, 0}, {242833, 773, 2, 0, 0},
    {242852, 773, 2, 0, 0}, {242872, 0, 0, 0, 0}, {242883, 0, 0, 0, 0}, {33749, 774, 0, 0, 0},
    {3681, 774, 0, 0, 0}, {30568, 774, 0, 0, 0}, {30572, 774, 0, 0, 0}, {2372, 774, 0, 0, 0}, {59940, 774, 0, 0, 0},
    {59942, 774, 0, 0, 0}, {60972, 767, 0, 0, 0}, {90443, 773, 2, 0, 0}, {30568, 771, 0, 0, 0},
    {30572, 771, 0, 0, 0}, {243923, 773, 2, 0, 0}, {3681, 775, 0, 0, 0}, {1309, 775, 0, 0, 0},
    {244031, 773, 0, 0, 0}, {60987, 773, 0, 0, 0}, {1309, 775, 0, 0, 0}, {93849, 773, 0, 0, 0},
    {33749, 776, 0, 0, 0}, {3681, 777, 0, 0, 0}, {33749, 777, 0, 0, 0}, {3681, 776, 0, 0, 0}, {33749, 768, 0, 0, 0},
    {3681, 767, 0, 0, 0}, {60965, 767, 0, 0, 0}, {17598, 767, 0, 0, 0}, {245105, 780, 0, 0, 0},
    {245113, 780, 0, 0, 0}, {3681, 781, 0, 0, 0}, {56948, 767, 0, 0, 0}, {1398, 782, 0, 0, 0},
    {3681, 782, 0, 0, 0}, {245399, 775, 0, 0, 0}, {245535, 783, 0, 0, 0}, {245549, 783, 0, 0, 0},
    {245563, 783, 0, 0, 0}, {245577, 767, 1, 0, 0}, {245609, 783, 0, 0, 0}, {245622, 783, 0, 0, 0},
    {43630, 786, 0, 0, 0}, {43639, 786, 0, 0, 0}, {3681, 786, 0, 0, 0}, {43630, 774, 0, 0, 0},
    {43639, 774, 0, 0, 0}, {33749, 786, 0, 0, 0}, {3681, 787, 0, 0, 0}, {90443, 773, 2, 0, 0},
    {246748, 773, 1, 0, 0}, {33749, 788, 0, 0, 0}, {3681, 788, 0, 0, 0}, {247089, 774, 0, 0, 0},
    {44228, 774, 0, 0, 0}, {2372, 774, 0, 0, 0}, {59940, 774, 0, 0, 0}, {34851, 774, 0, 0, 0},
    {33749, 789, 0, 0, 0}, {3681, 789, 0, 0, 0}, {3681, 790, 0, 0, 0}, {2372, 774, 0, 0, 0}, {21142, 771, 0, 0, 0},
    {59940, 774, 0, 0, 0}, {33749, 791, 0, 0, 0}, {3681, 67, 0, 0, 0}, {33749, 506, 0, 0, 0}, {30568, 788, 0, 0, 0},
    {30572, 788, 0, 0, 0}, {2372, 771, 0, 0, 0}, {59940, 771, 0, 0, 0}, {59942, 771, 0, 0, 0},
    {33749, 67, 0, 0, 0}, {3681, 791, 0, 0, 0}, {3681, 506, 0, 0, 0}, {1398, 773, 0, 0, 0}, {248824, 771, 0, 0, 0},
    {3681, 773, 0, 0, 0}, {2372, 774, 0, 0, 0}, {2372, 771, 0, 0, 0}, {32553, 18, 0, 0, 0}, {1398, 794, 0, 0, 0},
    {3681, 795, 0, 0, 0}, {1398, 796, 0, 0, 0}, {3681, 797, 0, 0, 0}, {1398, 795, 0, 0, 0}, {1398, 771, 0, 0, 0},
    {75686, 768, 1, 0, 0}, {1398, 773, 0, 0, 0}, {47016, 768, 0, 0, 0}, {1398, 774, 0, 0, 0}, {75686, 768, 1, 0, 0},
    {1398, 787, 0, 0, 0}, {75686, 768, 1, 0, 0}, {1398, 794, 0, 0, 0}, {215004, 797, 0, 0, 0},
    {3681, 794, 0, 0, 0}, {1398, 794, 0, 0, 0}, {250939, 797, 0, 0, 0}, {75686, 797, 1, 0, 0},
    {1398, 798, 0, 0, 0}, {47016, 768, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 798, 0, 0, 0}, {250939, 768, 0, 0, 0},
    {1398, 798, 0, 0, 0}, {39974, 768, 0, 0, 0}, {43630, 777, 0, 0, 0}, {43639, 777, 0, 0, 0},
    {33749, 799, 0, 0, 0}, {3681, 800, 0, 0, 0}, {33749, 800, 0, 0, 0}, {3681, 799, 0, 0, 0}, {55731, 767, 0, 0, 0},
    {1398, 773, 0, 0, 0}, {55731, 767, 0, 0, 0}, {1398, 773, 0, 0, 0}, {252437, 801, 0, 0, 0},
    {3681, 802, 0, 0, 0}, {252437, 801, 0, 0, 0}, {252777, 774, 0, 0, 0}, {252788, 78, 0, 0, 0},
    {252793, 773, 2, 0, 0}, {3681, 803, 0, 0, 0}, {253315, 802, 0, 0, 0}, {252777, 771, 0, 0, 0},
    {252793, 773, 2, 0, 0}, {3681, 805, 0, 0, 0}, {253315, 802, 0, 0, 0}, {253315, 802, 0, 0, 0},
    {252777, 806, 0, 0, 0}, {252793, 773, 2, 0, 0}, {3681, 806, 0, 0, 0}, {252437, 801, 0, 0, 0},
    {252777, 806, 0, 0, 0}, {252793, 773, 2, 0, 0}, {252437, 801, 0, 0, 0}, {252777, 774, 0, 0, 0},
    {252793, 773, 2, 0, 0}, {252437, 801, 0, 0, 0}, {252777, 806, 0, 0, 0}, {252788, 78, 0, 0, 0},
    {252793, 773, 2, 0, 0}, {3681, 807, 0, 0, 0}, {253315, 802, 0, 0, 0}, {252777, 806, 0, 0, 0},
    {254427, 806, 0, 0, 0}, {252793, 773, 2, 0, 0}, {240427, 767, 0, 0, 0}, {254653, 768, 0, 0, 0},
    {15535, 768, 2, 0, 0}, {56948, 767, 0, 0, 0}, {3665, 768, 0, 0, 0}, {3681, 809, 0, 0, 0}, {34851, 809, 0, 0, 0},
    {34853, 809, 0, 0, 0}, {34855, 809, 0, 0, 0}, {56948, 767, 0, 0, 0}, {60987, 809, 0, 0, 0},
    {3665, 768, 0, 0, 0}, {3681, 812, 0, 0, 0}, {43630, 787, 0, 0, 0}, {43639, 787, 0, 0, 0}, {33749, 787, 0, 0, 0},
    {255966, 813, 0, 0, 0}, {255977, 813, 0, 0, 0}, {3681, 813, 0, 0, 0}, {74794, 814, 0, 0, 0},
    {1296, 782, 0, 0, 0}, {3681, 814, 0, 0, 0}, {74794, 815, 0, 0, 0}, {1126, 816, 0, 0, 0}, {3681, 816, 0, 0, 0},
    {245105, 771, 0, 0, 0}, {245113, 771, 0, 0, 0}, {245105, 771, 0, 0, 0}, {245113, 771, 0, 0, 0},
    {256901, 768, 0, 0, 0}, {15093, 787, 0, 0, 0}, {34228, 772, 0, 0, 0}, {34239, 772, 0, 0, 0},
    {142845, 768, 0, 0, 0}, {53524, 0, 2, 0, 0}, {242717, 0, 3, 53553, 0}, {257830, 0, 0, 0, 0},
    {68159, 0, 2, 0, 0}, {74794, 813, 0, 0, 0}, {109725, 0, 1, 0, 0}, {1126, 819, 0, 0, 0}, {17609, 768, 0, 0, 0},
    {3681, 820, 0, 0, 0}, {1126, 819, 0, 0, 0}, {244031, 820, 0, 0, 0}, {17609, 768, 0, 0, 0},
    {3681, 819, 0, 0, 0}, {245105, 819, 0, 0, 0}, {245113, 819, 0, 0, 0}, {1126, 816, 0, 0, 0},
    {74794, 815, 0, 0, 0}, {1126, 821, 0, 0, 0}, {1296, 782, 0, 0, 0}, {3681, 821, 0, 0, 0}, {55884, 773, 0, 0, 0},
    {260026, 31, 0, 0, 0}, {17598, 828, 0, 0, 0}, {49742, 828, 0, 0, 0}, {17598, 188, 0, 0, 0},
    {49742, 188, 0, 0, 0}, {17076, 188, 0, 0, 0}, {17598, 829, 0, 0, 0}, {17609, 34, 0, 0, 0},
    {61614, 34, 2, 0, 0}, {17076, 188, 0, 0, 0}, {114905, 34, 2, 0, 0}, {21146, 292, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {17598, 292, 0, 0, 0}, {116255, 34, 2, 0, 0}, {115357, 34, 2, 0, 0},
    {52502, 34, 2, 0, 0}, {90098, 0, 2, 0, 0}, {3681, 830, 0, 0, 0}, {17598, 292, 0, 0, 0}, {15535, 709, 0, 0, 0},
    {260937, 34, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49742, 292, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17598, 292, 0, 0, 0},
    {49742, 292, 0, 0, 0}, {116255, 34, 2, 0, 0}, {115357, 34, 2, 0, 0}, {52502, 34, 2, 0, 0},
    {17598, 292, 0, 0, 0}, {33553, 34, 2, 0, 0}, {33557, 34, 2, 0, 0}, {17598, 188, 0, 0, 0}, {30126, 831, 0, 0, 0},
    {17598, 292, 0, 0, 0}, {49742, 292, 0, 0, 0}, {15535, 709, 0, 0, 0}, {49259, 0, 0, 0, 0}, {61614, 34, 2, 0, 0},
    {1329, 292, 0, 0, 0}, {46487, 458, 0, 0, 0}, {1398, 832, 0, 0, 0}, {262818, 202, 0, 0, 0},
    {262827, 202, 0, 0, 0}, {1398, 833, 0, 0, 0}, {262861, 202, 0, 0, 0}, {262866, 202, 0, 0, 0},
    {1398, 834, 0, 0, 0}, {262818, 202, 0, 0, 0}, {1398, 835, 0, 0, 0}, {1398, 836, 0, 0, 0}, {1398, 131, 0, 0, 0},
    {1398, 837, 0, 0, 0}, {263021, 837, 0, 0, 0}, {2013, 833, 0, 0, 0}, {263089, 838, 0, 0, 0},
    {263098, 839, 0, 0, 0}, {262818, 202, 0, 0, 0}, {263280, 202, 0, 0, 0}, {263619, 840, 0, 0, 0},
    {49265, 840, 0, 0, 0}, {263619, 840, 0, 0, 0}, {263778, 840, 0, 0, 0}, {263619, 841, 0, 0, 0},
    {263778, 841, 0, 0, 0}, {49265, 841, 0, 0, 0}, {1398, 842, 0, 0, 0}, {264248, 842, 0, 0, 0},
    {264259, 843, 0, 0, 0}, {49265, 842, 0, 0, 0}, {49259, 845, 0, 0, 0}, {49259, 847, 0, 0, 0},
    {262818, 848, 0, 0, 0}, {263280, 848, 0, 0, 0}, {49265, 847, 0, 0, 0}, {49259, 840, 0, 0, 0},
    {266290, 852, 0, 0, 0}, {266301, 853, 0, 0, 0}, {266313, 845, 0, 0, 0}, {266290, 845, 0, 0, 0},
    {266313, 852, 0, 0, 0}, {266386, 853, 0, 0, 0}, {263619, 845, 2, 0, 0}, {49265, 845, 0, 0, 0},
    {49259, 841, 2, 0, 0}, {15093, 856, 0, 0, 0}, {266679, 840, 2, 0, 0}, {266690, 840, 2, 0, 0},
    {266702, 19, 0, 0, 0}, {266713, 19, 0, 0, 0}, {49259, 847, 0, 0, 0}, {211386, 847, 0, 0, 0},
    {267417, 858, 0, 0, 0}, {262818, 848, 0, 0, 0}, {262827, 848, 0, 0, 0}, {49259, 859, 0, 0, 0},
    {211386, 859, 0, 0, 0}, {267417, 858, 0, 0, 0}, {262818, 848, 0, 0, 0}, {262827, 848, 0, 0, 0},
    {49265, 859, 0, 0, 0}, {263619, 862, 0, 0, 0}, {49265, 862, 0, 0, 0}, {266679, 840, 2, 0, 0},
    {263619, 845, 0, 0, 0}, {49265, 856, 0, 0, 0}, {49259, 841, 0, 0, 0}, {268944, 863, 0, 0, 0},
    {268955, 863, 0, 0, 0}, {268966, 863, 0, 0, 0}, {268978, 863, 0, 0, 0}, {52450, 863, 0, 0, 0},
    {15535, 864, 0, 0, 0}, {49265, 863, 0, 0, 0}, {263619, 865, 0, 0, 0}, {263778, 865, 0, 0, 0},
    {49265, 865, 0, 0, 0}, {263619, 856, 0, 0, 0}, {263778, 856, 0, 0, 0}, {263619, 856, 0, 0, 0},
    {34851, 863, 0, 0, 0}, {34853, 863, 0, 0, 0}, {262861, 848, 0, 0, 0}, {262866, 848, 0, 0, 0},
    {270005, 866, 0, 0, 0}, {270012, 867, 0, 0, 0}, {270020, 866, 0, 0, 0}, {270027, 867, 0, 0, 0},
    {266313, 863, 0, 0, 0}, {49259, 847, 0, 0, 0}, {263619, 840, 0, 0, 0}, {263778, 840, 0, 0, 0},
    {264259, 868, 0, 0, 0}, {263619, 840, 0, 0, 0}, {270350, 848, 0, 0, 0}, {263280, 848, 0, 0, 0},
    {263619, 845, 0, 0, 0}, {41872, 841, 0, 0, 0}, {270750, 869, 0, 0, 0}, {49259, 840, 0, 0, 0},
    {264248, 870, 0, 0, 0}, {264259, 871, 0, 0, 0}, {262818, 848, 0, 0, 0}, {263280, 848, 0, 0, 0},
    {263619, 840, 0, 0, 0}, {30126, 841, 0, 0, 0}, {49259, 847, 0, 0, 0}, {22701, 872, 0, 0, 0},
    {39590, 873, 0, 0, 0}, {271210, 873, 0, 0, 0}, {268944, 863, 0, 0, 0}, {271282, 863, 0, 0, 0},
    {15535, 864, 0, 0, 0}, {49259, 863, 0, 0, 0}, {271292, 863, 0, 0, 0}, {263619, 856, 0, 0, 0},
    {263778, 840, 0, 0, 0}, {271316, 840, 0, 0, 0}, {263619, 845, 0, 0, 0}, {103357, 841, 0, 0, 0},
    {47586, 841, 0, 0, 0}, {49259, 841, 0, 0, 0}, {103357, 875, 0, 0, 0}, {47586, 875, 0, 0, 0},
    {263619, 840, 0, 0, 0}, {271499, 858, 0, 0, 0}, {263619, 845, 0, 0, 0}, {271526, 841, 0, 0, 0},
    {271749, 840, 0, 0, 0}, {271877, 19, 0, 0, 0}, {271888, 19, 0, 0, 0}, {50947, 840, 2, 0, 0},
    {272552, 17, 0, 0, 0}, {17609, 344, 0, 0, 0}, {60965, 876, 0, 0, 0}, {272681, 876, 2, 0, 0},
    {60965, 876, 0, 0, 0}, {89737, 876, 1, 0, 0}, {9543, 876, 2, 0, 0}, {273009, 19, 2, 0, 0},
    {60965, 876, 0, 0, 0}, {272591, 877, 1, 0, 0}, {211417, 231, 0, 0, 0}, {273407, 231, 2, 0, 0},
    {211417, 231, 0, 0, 0}, {60965, 876, 0, 0, 0}, {279555, 877, 2, 0, 0}, {3681, 876, 0, 0, 0},
    {60965, 882, 0, 0, 0}, {279988, 883, 0, 0, 0}, {279988, 876, 0, 0, 0}, {49259, 876, 0, 0, 0},
    {49265, 876, 0, 0, 0}, {170185, 876, 0, 0, 0}, {9543, 885, 2, 0, 0}, {272591, 877, 0, 0, 0},
    {280790, 876, 1, 0, 0}, {281074, 886, 0, 0, 0}, {281149, 877, 0, 0, 0}, {68159, 885, 2, 0, 0},
    {170185, 876, 0, 0, 0}, {281410, 885, 2, 0, 0}, {281427, 876, 0, 0, 0}, {281435, 885, 2, 0, 0},
    {281785, 876, 0, 0, 0}, {50947, 887, 1, 0, 0}, {52890, 887, 1, 0, 0}, {50976, 876, 1, 0, 0},
    {281814, 231, 0, 0, 0}, {66250, 876, 0, 0, 0}, {282050, 876, 0, 0, 0}, {282069, 876, 0, 0, 0},
    {282462, 876, 0, 0, 0}, {60965, 887, 0, 0, 0}, {3681, 887, 0, 0, 0}, {169932, 876, 0, 0, 0},
    {89867, 876, 0, 0, 0}, {1398, 887, 0, 0, 0}, {283064, 877, 0, 0, 0}, {13998, 885, 2, 0, 0},
    {283835, 876, 0, 0, 0}, {279988, 876, 2, 0, 0}, {60965, 876, 0, 0, 0}, {17598, 876, 0, 0, 0},
    {284104, 876, 0, 0, 0}, {50976, 876, 0, 0, 0}, {284259, 876, 0, 0, 0}, {60965, 889, 0, 0, 0},
    {284377, 876, 0, 0, 0}, {284389, 876, 0, 0, 0}, {284616, 876, 0, 0, 0}, {272591, 877, 0, 0, 0},
    {55884, 877, 0, 0, 0}, {284998, 876, 0, 0, 0}, {52890, 885, 2, 0, 0}, {285006, 19, 0, 0, 0},
    {285323, 877, 0, 0, 0}, {22127, 877, 0, 0, 0}, {22129, 877, 0, 0, 0}, {22131, 877, 0, 0, 0},
    {285323, 877, 0, 0, 0}, {285447, 877, 0, 0, 0}, {285460, 877, 0, 0, 0}, {285475, 877, 0, 0, 0},
    {285487, 877, 0, 0, 0}, {285501, 877, 0, 0, 0}, {52502, 877, 0, 0, 0}, {80237, 877, 0, 0, 0},
    {3681, 877, 1, 0, 0}, {284616, 887, 0, 0, 0}, {3681, 877, 0, 0, 0}, {3681, 891, 1, 0, 0}, {46487, 877, 0, 0, 0},
    {3681, 886, 0, 0, 0}, {286570, 885, 2, 0, 0}, {286706, 892, 0, 0, 0}, {286713, 876, 0, 0, 0},
    {18430, 876, 0, 0, 0}, {60965, 893, 0, 0, 0}, {3681, 885, 0, 0, 0}, {47962, 231, 0, 0, 0},
    {47019, 885, 0, 0, 0}, {138965, 877, 0, 0, 0}, {287341, 876, 0, 0, 0}, {272591, 877, 0, 0, 0},
    {60965, 876, 1, 0, 0}, {287857, 876, 0, 0, 0}, {286570, 885, 2, 0, 0}, {287865, 885, 2, 0, 0},
    {170185, 876, 1, 0, 0}, {288283, 885, 2, 0, 0}, {88761, 877, 2, 0, 0}, {9543, 877, 2, 0, 0},
    {288865, 894, 0, 0, 0}, {288882, 895, 0, 0, 0}, {157405, 896, 0, 0, 0}, {289263, 896, 0, 0, 0},
    {289438, 876, 0, 0, 0}, {279988, 876, 0, 0, 0}, {60965, 876, 0, 0, 0}, {157405, 896, 2, 0, 0},
    {289739, 896, 2, 0, 0}, {279988, 876, 0, 0, 0}, {289756, 876, 2, 0, 0}, {290079, 876, 0, 0, 0},
    {290091, 876, 0, 0, 0}, {290105, 876, 0, 0, 0}, {290114, 876, 0, 0, 0}, {290384, 876, 0, 0, 0},
    {290394, 876, 0, 0, 0}, {60965, 876, 0, 0, 0}, {151852, 876, 0, 0, 0}, {290787, 876, 0, 0, 0},
    {60965, 899, 0, 0, 0}, {291639, 900, 0, 0, 0}, {291646, 901, 0, 0, 0}, {291662, 902, 0, 0, 0},
    {60965, 903, 0, 0, 0}, {291909, 882, 0, 0, 0}, {291662, 902, 0, 0, 0}, {291918, 904, 0, 0, 0},
    {291936, 905, 0, 0, 0}, {9543, 876, 0, 0, 0}, {292372, 896, 0, 0, 0}, {292381, 896, 0, 0, 0},
    {292391, 896, 0, 0, 0}, {60965, 876, 0, 0, 0}, {292568, 876, 2, 0, 0}, {292581, 876, 0, 0, 0},
    {60965, 876, 0, 0, 0}, {292847, 876, 2, 0, 0}, {293299, 876, 0, 0, 0}, {293325, 876, 0, 0, 0},
    {292581, 876, 0, 0, 0}, {293342, 876, 0, 0, 0}, {293350, 876, 0, 0, 0}, {60965, 876, 0, 0, 0},
    {293607, 896, 2, 0, 0}, {293626, 876, 0, 0, 0}, {265861, 876, 0, 0, 0}, {49053, 876, 0, 0, 0},
    {60965, 876, 0, 0, 0}, {294013, 896, 2, 0, 0}, {293626, 876, 0, 0, 0}, {265861, 876, 0, 0, 0},
    {21146, 887, 0, 0, 0}, {294415, 887, 0, 0, 0}, {294552, 876, 0, 0, 0}, {60965, 876, 0, 0, 0},
    {294826, 896, 1, 0, 0}, {294846, 876, 0, 0, 0}, {294944, 876, 0, 0, 0}, {294961, 876, 0, 0, 0},
    {294969, 876, 0, 0, 0}, {294985, 876, 0, 0, 0}, {294961, 876, 2, 0, 0}, {295181, 876, 0, 0, 0},
    {295190, 876, 0, 0, 0}, {287341, 876, 0, 0, 0}, {294961, 876, 2, 0, 0}, {295181, 876, 0, 0, 0},
    {295190, 876, 0, 0, 0}, {290384, 876, 0, 0, 0}, {60965, 876, 0, 0, 0}, {49039, 896, 2, 0, 0},
    {295643, 876, 0, 0, 0}, {289756, 876, 2, 0, 0}, {60965, 876, 0, 0, 0}, {159162, 896, 2, 0, 0},
    {157405, 896, 2, 0, 0}, {295911, 896, 1, 0, 0}, {295930, 896, 1, 0, 0}, {290394, 876, 0, 0, 0},
    {290384, 876, 0, 0, 0}, {60965, 876, 0, 0, 0}, {296518, 896, 2, 0, 0}, {297140, 877, 1, 0, 0},
    {170185, 876, 1, 0, 0}, {60965, 887, 0, 0, 0}, {297784, 896, 2, 0, 0}, {297800, 896, 2, 0, 0},
    {297814, 896, 2, 0, 0}, {297830, 896, 2, 0, 0}, {297847, 896, 2, 0, 0}, {297862, 896, 2, 0, 0},
    {297879, 876, 0, 0, 0}, {298662, 876, 0, 0, 0}, {60965, 887, 0, 0, 0}, {298701, 896, 1, 0, 0},
    {298721, 876, 0, 0, 0}, {60965, 876, 0, 0, 0}, {298902, 896, 2, 0, 0}, {298912, 896, 2, 0, 0},
    {298920, 896, 2, 0, 0}, {60965, 876, 0, 0, 0}, {299326, 896, 2, 0, 0}, {300101, 372, 0, 0, 0},
    {300105, 532, 1, 0, 0}, {300101, 372, 0, 0, 0}, {61436, 911, 0, 0, 0}, {300105, 532, 1, 0, 0},
    {1398, 912, 0, 0, 0}, {17598, 435, 0, 0, 0}, {3681, 435, 0, 0, 0}, {1126, 435, 0, 0, 0}, {18468, 47, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {39974, 913, 0, 0, 0}, {42263, 51, 0, 0, 0}, {14349, 914, 0, 0, 0}, {30568, 51, 0, 0, 0},
    {30572, 51, 0, 0, 0}, {1, 0, 0, 0, 0}, {17598, 51, 0, 0, 0}, {300918, 51, 0, 0, 0}, {300923, 51, 0, 0, 0},
    {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39974, 913, 0, 0, 0}, {104056, 51, 0, 0, 0}, {17598, 435, 0, 0, 0},
    {301318, 34, 2, 0, 0}, {14349, 51, 0, 0, 0}, {30568, 917, 0, 0, 0}, {30572, 917, 0, 0, 0},
    {1, 917, 0, 0, 0}, {3681, 917, 0, 0, 0}, {49742, 918, 0, 0, 0}, {18468, 919, 0, 0, 0}, {116255, 34, 2, 0, 0},
    {15535, 920, 0, 0, 0}, {39974, 921, 0, 0, 0}, {104056, 51, 0, 0, 0}, {42263, 0, 0, 0, 0}, {49742, 435, 0, 0, 0},
    {301318, 34, 2, 0, 0}, {42263, 51, 0, 0, 0}, {49742, 51, 0, 0, 0}, {30568, 435, 0, 0, 0}, {30572, 435, 0, 0, 0},
    {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39974, 921, 0, 0, 0}, {103989, 0, 1, 0, 0}, {302882, 19, 0, 0, 0},
    {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39974, 921, 0, 0, 0}, {104056, 51, 0, 0, 0}, {18468, 47, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {39974, 921, 0, 0, 0}, {42263, 51, 0, 0, 0}, {17598, 51, 0, 0, 0}, {1, 0, 0, 0, 0},
    {30568, 51, 0, 0, 0}, {30572, 0, 0, 0, 0}, {1, 51, 1, 0, 0}, {17598, 922, 1, 0, 0}, {1126, 435, 0, 0, 0},
    {1, 0, 1, 0, 0}, {17598, 168, 0, 0, 0}, {3681, 924, 0, 0, 0}, {42263, 924, 0, 0, 0}, {49742, 168, 0, 0, 0},
    {3681, 168, 0, 0, 0}, {17598, 51, 0, 0, 0}, {57279, 435, 0, 0, 0}, {49742, 51, 0, 0, 0}, {304030, 435, 0, 0, 0},
    {18468, 919, 0, 0, 0}, {116255, 34, 2, 0, 0}, {15535, 920, 0, 0, 0}, {39974, 921, 0, 0, 0},
    {42263, 51, 0, 0, 0}, {3681, 292, 1, 0, 0}, {44495, 918, 0, 0, 0}, {44498, 918, 0, 0, 0}, {1126, 51, 0, 0, 0},
    {3681, 925, 0, 0, 0}, {42263, 435, 0, 0, 0}, {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {18468, 190, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {41872, 0, 0, 0, 0}, {39974, 921, 1, 0, 0}, {42263, 435, 0, 0, 0}, {18468, 190, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {39974, 921, 1, 0, 0}, {21, 420, 0, 0, 0}, {17605, 34, 0, 0, 0}, {1226, 194, 0, 0, 0},
    {1222, 194, 1, 0, 0}, {55884, 52, 0, 0, 0}, {305193, 926, 0, 0, 0}, {17076, 85, 0, 0, 0}, {3681, 85, 0, 0, 0},
    {30568, 927, 0, 0, 0}, {30572, 927, 0, 0, 0}, {3681, 927, 0, 0, 0}, {50947, 928, 2, 0, 0},
    {15093, 67, 0, 0, 0}, {50947, 928, 2, 0, 0}, {305756, 0, 0, 0, 0}, {13998, 928, 2, 0, 0}, {9543, 928, 2, 0, 0},
    {17076, 440, 0, 0, 0}, {3681, 440, 0, 0, 0}, {49259, 440, 0, 0, 0}, {30568, 85, 0, 0, 0}, {30572, 85, 0, 0, 0},
    {49259, 930, 0, 0, 0}, {3681, 78, 0, 0, 0}, {30568, 440, 0, 0, 0}, {30572, 440, 0, 0, 0}, {49259, 67, 0, 0, 0},
    {3681, 63, 0, 0, 0}, {306969, 928, 0, 0, 0}, {307078, 31, 0, 0, 0}, {307081, 31, 0, 0, 0},
    {3681, 934, 0, 0, 0}, {307566, 934, 0, 0, 0}, {3681, 928, 0, 0, 0}, {307566, 934, 0, 0, 0},
    {1398, 928, 0, 0, 0}, {49259, 78, 0, 0, 0}, {3681, 930, 0, 0, 0}, {49259, 927, 0, 0, 0}, {31029, 440, 0, 0, 0},
    {308077, 440, 0, 0, 0}, {49259, 63, 0, 0, 0}, {34851, 935, 0, 0, 0}, {18166, 936, 0, 0, 0},
    {308783, 937, 0, 0, 0}, {34851, 938, 0, 0, 0}, {34853, 938, 0, 0, 0}, {18166, 937, 0, 0, 0},
    {34851, 939, 0, 0, 0}, {34853, 939, 0, 0, 0}, {17605, 939, 0, 0, 0}, {34851, 939, 0, 0, 0},
    {34853, 939, 0, 0, 0}, {34851, 98, 0, 0, 0}, {18166, 940, 0, 0, 0}, {17076, 941, 0, 0, 0},
    {34851, 942, 0, 0, 0}, {34853, 942, 0, 0, 0}, {18166, 941, 0, 0, 0}, {22131, 943, 0, 0, 0},
    {34851, 944, 0, 0, 0}, {17076, 944, 1, 0, 0}, {18166, 944, 0, 0, 0}, {17076, 945, 0, 0, 0},
    {22131, 67, 0, 0, 0}, {34851, 945, 0, 0, 0}, {300108, 946, 0, 0, 0}, {125654, 67, 0, 0, 0},
    {18166, 945, 0, 0, 0}, {17076, 945, 0, 0, 0}, {34851, 945, 0, 0, 0}, {34853, 945, 0, 0, 0},
    {22131, 946, 0, 0, 0}, {125654, 67, 0, 0, 0}, {34851, 947, 0, 0, 0}, {34853, 947, 0, 0, 0},
    {310618, 943, 0, 0, 0}, {310621, 943, 0, 0, 0}, {30126, 112, 0, 0, 0}, {16743, 52, 0, 0, 0},
    {310962, 948, 1, 0, 0}, {30126, 112, 0, 0, 0}, {16743, 52, 0, 0, 0}, {51253, 197, 1, 0, 0},
    {36086, 197, 1, 0, 0}, {49068, 949, 0, 0, 311066}, {311094, 344, 0, 0, 89952}, {311107, 26, 0, 0, 3064},
    {1398, 950, 0, 0, 0}, {1398, 951, 0, 0, 0}, {298902, 28, 1, 0, 0}, {298912, 28, 1, 0, 0}, {298920, 28, 1, 0, 0},
    {311199, 28, 1, 0, 0}, {311211, 28, 1, 0, 0}, {138462, 28, 1, 0, 0}, {311242, 240, 0, 0, 0},
    {1398, 952, 0, 0, 0}, {103357, 344, 0, 0, 0}, {311289, 344, 0, 0, 0}, {49068, 949, 0, 0, 311066},
    {311324, 344, 0, 0, 89952}, {169932, 197, 0, 0, 0}, {64614, 44, 0, 0, 0}, {311680, 953, 0, 0, 0},
    {39974, 913, 0, 0, 0}, {1398, 954, 0, 0, 0}, {3681, 954, 0, 0, 0}, {17598, 956, 0, 0, 0}, {3681, 956, 0, 0, 0},
    {17598, 957, 0, 0, 0}, {310993, 958, 0, 0, 0}, {17598, 959, 0, 0, 0}, {116255, 34, 2, 0, 0},
    {30126, 34, 2, 0, 0}, {52502, 34, 2, 0, 0}, {313075, 953, 0, 0, 0}, {17598, 960, 0, 0, 0},
    {116255, 961, 0, 0, 0}, {30568, 962, 0, 0, 0}, {30572, 962, 0, 0, 0}, {1, 963, 1, 0, 0}, {3681, 963, 0, 0, 0},
    {314585, 401, 0, 0, 0}, {314597, 401, 0, 0, 0}, {3681, 965, 0, 0, 0}, {17598, 966, 0, 0, 0},
    {116255, 967, 1, 0, 0}, {39974, 968, 0, 0, 0}, {1398, 969, 0, 0, 0}, {310993, 958, 0, 0, 0},
    {116255, 34, 2, 0, 0}, {17605, 969, 0, 0, 0}, {313075, 953, 0, 0, 0}, {116255, 34, 2, 0, 0},
    {1398, 954, 0, 0, 0}, {311002, 965, 0, 0, 0}, {17598, 966, 0, 0, 0}, {116255, 967, 1, 0, 0},
    {1398, 969, 0, 0, 0}, {49742, 966, 0, 0, 0}, {116255, 967, 1, 0, 0}, {39974, 968, 0, 0, 0},
    {104090, 969, 0, 0, 0}, {310993, 958, 0, 0, 0}, {116255, 34, 2, 0, 0}, {1398, 954, 0, 0, 0},
    {313075, 953, 0, 0, 0}, {116255, 34, 2, 0, 0}, {3681, 953, 0, 0, 0}, {313075, 953, 0, 0, 0},
    {116255, 961, 0, 0, 0}, {1398, 971, 0, 0, 0}, {1398, 972, 0, 0, 0}, {317708, 973, 0, 0, 0},
    {34851, 973, 0, 0, 0}, {34853, 973, 0, 0, 0}, {34855, 973, 0, 0, 22153}, {130197, 458, 0, 0, 130199},
    {93609, 17, 0, 0, 317720}, {93616, 17, 0, 0, 317746}, {90046, 240, 1, 0, 0}, {317752, 219, 1, 0, 0},
    {17605, 974, 0, 0, 0}, {55731, 150, 0, 0, 0}, {318179, 67, 0, 0, 0}, {318190, 67, 0, 0, 0},
    {318202, 67, 0, 0, 0}, {2372, 67, 0, 0, 0}, {59940, 67, 0, 0, 0}, {17605, 976, 0, 0, 0}, {55731, 150, 0, 0, 0},
    {31029, 974, 0, 0, 0}, {55731, 150, 0, 0, 0}, {318179, 67, 0, 0, 0}, {318190, 67, 0, 0, 0},
    {318202, 67, 0, 0, 0}, {2372, 67, 0, 0, 0}, {59940, 67, 0, 0, 0}, {318552, 976, 0, 0, 0}, {17605, 440, 0, 0, 0},
    {34851, 976, 0, 0, 0}, {34853, 976, 0, 0, 0}, {34855, 976, 1, 0, 0}, {317708, 976, 0, 0, 0},
    {55731, 982, 0, 0, 0},
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
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0},
    {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 7210, 0}, {3053, 26, 0, 3064, 0},
    {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {7335, 33, 0, 0, 1}, {7506, 25, 0, 0, 1}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {4607, 28, 0, 0, 1},
    {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1}, {4665, 25, 0, 0, 1}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {4607, 28, 0, 0, 1}, {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1}, {4665, 25, 0, 0, 1}, {8143, 28, 0, 0, 1},
    {8160, 25, 0, 0, 1}, {8179, 25, 0, 0, 1}, {8200, 25, 0, 0, 1}, {8223, 33, 0, 0, 1}, {4674, 30, 0, 0, 1},
    {8232, 33, 0, 0, 1}, {9551, 35, 0, 0, 1}, {9571, 36, 0, 0, 1}, {9580, 25, 0, 0, 1}, {9599, 37, 0, 0, 1},
    {9619, 28, 0, 0, 1}, {9640, 25, 0, 0, 1}, {9663, 25, 0, 0, 1}, {9691, 25, 0, 0, 1}, {1085, 25, 0, 0, 1},
    {9716, 25, 0, 0, 1}, {9728, 25, 0, 0, 1}, {9734, 25, 0, 0, 1}, {1119, 25, 0, 0, 1}, {1126, 25, 0, 0, 1},
    {9739, 28, 0, 0, 1}, {9760, 25, 0, 0, 1}, {8232, 38, 0, 0, 1}, {9783, 33, 0, 0, 1}, {2982, 21, 0, 0, 0},
    {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 10893, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 10951, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 10993, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 11145, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0},
    {11215, 39, 0, 0, 0}, {6729, 16, 0, 0, 0}, {11467, 7, 0, 0, 0}, {11477, 40, 0, 0, 1}, {11488, 41, 0, 0, 1},
    {11500, 25, 0, 0, 1}, {11521, 25, 0, 0, 1}, {1119, 25, 0, 0, 1}, {1126, 25, 0, 0, 1}, {1085, 25, 0, 0, 1},
    {11543, 33, 0, 0, 1}, {1585, 33, 0, 0, 1}, {9734, 25, 0, 0, 1}, {11550, 36, 0, 0, 1}, {11558, 25, 0, 0, 1},
    {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {4607, 28, 0, 0, 1}, {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1},
    {4665, 25, 0, 0, 1}, {8223, 33, 0, 0, 1}, {4674, 30, 0, 0, 1}, {8232, 33, 0, 0, 1}, {1759, 42, 0, 0, 1},
    {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {4607, 28, 0, 0, 1}, {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1},
    {4665, 25, 0, 0, 1}, {7335, 33, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 13585, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 13639, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 13689, 0},
    {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1},
    {3111, 7, 0, 0, 1}, {6266, 33, 0, 0, 1}, {14357, 43, 0, 0, 0}, {14537, 44, 0, 0, 0}, {14890, 43, 0, 0, 0},
    {14904, 43, 0, 0, 0}, {9465, 45, 0, 0, 0}, {15093, 46, 0, 0, 0}, {14537, 44, 0, 0, 0}, {15192, 33, 15201, 0, 0},
    {15832, 48, 0, 0, 0}, {15843, 43, 0, 0, 0}, {15858, 49, 0, 0, 0}, {15876, 43, 0, 0, 0}, {15891, 49, 0, 0, 0},
    {15909, 36, 0, 0, 0}, {16034, 26, 0, 0, 0}, {16042, 50, 0, 0, 0}, {16055, 26, 0, 0, 0}, {14357, 43, 0, 0, 0},
    {17080, 57, 0, 0, 0}, {17085, 58, 0, 0, 1}, {17098, 59, 0, 17107, 0}, {17116, 59, 0, 17107, 0},
    {17126, 26, 0, 1594, 0}, {17609, 62, 0, 0, 0}, {17744, 26, 0, 3064, 0}, {17756, 33, 0, 0, 1},
    {18181, 21, 0, 0, 0}, {19012, 44, 0, 0, 0}, {19032, 44, 0, 0, 0}, {19054, 44, 0, 0, 0}, {21128, 59, 0, 0, 1},
    {21133, 59, 0, 0, 1}, {21139, 59, 0, 0, 1}, {21142, 59, 0, 0, 1}, {21146, 59, 0, 0, 1}, {22127, 73, 0, 0, 0},
    {22129, 73, 0, 0, 0}, {22131, 74, 0, 0, 0}, {22133, 75, 0, 22140, 0}, {22148, 59, 0, 22153, 0},
    {22161, 59, 0, 22153, 0}, {22166, 76, 0, 22171, 0}, {22197, 33, 0, 0, 1}, {22213, 33, 0, 0, 1},
    {22221, 33, 0, 0, 1}, {22229, 33, 0, 0, 1}, {17609, 80, 0, 0, 0}, {23013, 62, 0, 0, 0}, {23318, 82, 0, 0, 0},
    {23713, 59, 0, 0, 0}, {23724, 26, 0, 1594, 0}, {17126, 26, 0, 1594, 0}, {17744, 26, 0, 3064, 0},
    {23874, 59, 0, 0, 1}, {26097, 91, 0, 0, 0}, {26107, 92, 0, 0, 0}, {26122, 50, 0, 0, 0}, {22127, 91, 0, 0, 0},
    {22129, 91, 0, 0, 0}, {22131, 96, 0, 0, 0}, {26772, 62, 0, 0, 0}, {26783, 62, 0, 0, 0}, {22127, 91, 0, 0, 0},
    {22129, 100, 0, 0, 0}, {22131, 101, 0, 0, 0}, {27478, 92, 0, 0, 0}, {27497, 92, 0, 0, 0}, {27776, 102, 0, 0, 0},
    {22127, 91, 0, 0, 0}, {22129, 91, 0, 0, 0}, {22131, 107, 0, 0, 0}, {22148, 59, 0, 22153, 0},
    {22161, 59, 0, 22153, 0}, {28921, 59, 0, 0, 0}, {28930, 59, 0, 0, 0}, {28938, 59, 0, 0, 0},
    {22127, 100, 0, 0, 0}, {22129, 100, 0, 0, 0}, {22131, 110, 0, 0, 0}, {29924, 111, 0, 22153, 0},
    {29938, 33, 0, 0, 1}, {29948, 33, 0, 0, 1}, {29958, 33, 0, 0, 1}, {30840, 33, 0, 0, 1}, {30850, 33, 0, 0, 1},
    {31489, 121, 0, 31561, 0}, {31895, 123, 0, 31909, 0}, {32553, 126, 0, 0, 0}, {31489, 121, 0, 31561, 0},
    {32553, 127, 0, 0, 0}, {1398, 128, 0, 0, 0}, {32971, 33, 0, 0, 1}, {31489, 121, 0, 0, 1}, {34049, 131, 0, 0, 1},
    {31489, 121, 0, 0, 1}, {36086, 145, 0, 37114, 0}, {38544, 59, 0, 0, 0}, {39946, 59, 0, 0, 0},
    {17080, 153, 0, 40387, 0}, {36109, 158, 0, 0, 0}, {43488, 163, 0, 0, 0}, {46830, 178, 0, 0, 0},
    {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {6729, 16, 0, 0, 0}, {47933, 185, 0, 0, 0}, {47947, 16, 0, 0, 1},
    {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {48125, 187, 0, 0, 0}, {49068, 0, 0, 0, 1}, {49747, 33, 0, 0, 1},
    {49756, 33, 0, 0, 1}, {50096, 33, 0, 0, 1}, {6729, 16, 0, 0, 1}, {47947, 16, 0, 0, 1}, {53000, 16, 0, 0, 0},
    {53200, 28, 0, 0, 1}, {53575, 212, 0, 0, 1}, {53553, 28, 0, 0, 0}, {1398, 219, 0, 0, 0}, {56082, 16, 0, 0, 0},
    {46830, 16, 0, 0, 0}, {56404, 219, 0, 0, 1}, {56409, 219, 0, 0, 1}, {6729, 16, 0, 0, 0}, {56505, 33, 0, 0, 1},
    {32553, 226, 0, 0, 0}, {1398, 227, 0, 0, 0}, {6729, 178, 0, 0, 0}, {57212, 33, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {57279, 227, 0, 0, 1}, {47016, 16, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47933, 185, 0, 0, 0},
    {57632, 41, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {57670, 178, 0, 0, 0},
    {2097, 178, 0, 0, 0}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {57279, 227, 0, 0, 1}, {57823, 33, 0, 0, 1},
    {57840, 33, 0, 0, 1}, {57857, 33, 0, 0, 1}, {58106, 16, 0, 0, 0}, {58114, 33, 0, 0, 1}, {1398, 16, 0, 0, 0},
    {58464, 16, 0, 0, 0}, {58815, 44, 0, 0, 0}, {46830, 178, 0, 0, 0}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {59220, 33, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {1398, 178, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {47933, 185, 0, 0, 0}, {47947, 16, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {59220, 33, 0, 0, 1}, {61436, 251, 0, 0, 1}, {61439, 33, 0, 0, 1}, {61653, 33, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {62148, 253, 0, 0, 1}, {62166, 254, 0, 0, 0}, {62269, 255, 0, 0, 0}, {62279, 45, 0, 0, 1},
    {62513, 257, 0, 62523, 0}, {47933, 185, 0, 0, 0}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {65813, 179, 0, 0, 1}, {65836, 179, 0, 0, 1}, {65857, 260, 0, 0, 1}, {65874, 260, 0, 0, 1},
    {65890, 260, 0, 0, 1}, {62279, 45, 0, 0, 1}, {66250, 178, 0, 0, 1}, {50976, 178, 0, 0, 1},
    {66774, 7, 0, 0, 0}, {6729, 16, 0, 0, 0}, {68159, 263, 0, 0, 1}, {62148, 253, 0, 0, 1}, {60972, 16, 0, 0, 0},
    {39590, 265, 0, 0, 0}, {51071, 266, 0, 0, 0}, {68802, 267, 0, 68808, 0}, {68847, 267, 0, 68808, 0},
    {68853, 21, 0, 0, 0}, {70134, 268, 0, 0, 0}, {68802, 267, 0, 68808, 0}, {68847, 267, 0, 68808, 0},
    {68853, 21, 0, 0, 0}, {17080, 270, 0, 0, 0}, {68802, 267, 0, 68808, 0}, {68853, 21, 0, 0, 0},
    {73992, 271, 0, 0, 0}, {74325, 33, 0, 0, 1}, {74337, 33, 0, 0, 1}, {74681, 276, 0, 0, 0}, {75346, 45, 0, 0, 0},
    {75360, 33, 0, 0, 1}, {61436, 251, 0, 0, 0}, {61439, 33, 0, 0, 1}, {75686, 59, 0, 0, 1}, {75699, 59, 0, 22140, 0},
    {76014, 163, 0, 0, 0}, {1398, 26, 0, 0, 0}, {76491, 280, 0, 0, 0}, {1398, 45, 0, 0, 0}, {77426, 41, 0, 0, 0},
    {77608, 7, 0, 0, 1}, {77617, 16, 0, 0, 1}, {76491, 16, 0, 0, 0}, {77725, 0, 0, 0, 0}, {77790, 41, 0, 0, 0},
    {76890, 284, 0, 0, 0}, {77790, 41, 0, 0, 0}, {78120, 7, 0, 0, 0}, {78290, 59, 0, 0, 1}, {78305, 33, 0, 0, 1},
    {79355, 293, 0, 79369, 1}, {79508, 294, 0, 79513, 1}, {79355, 293, 0, 79704, 1}, {79508, 294, 0, 79513, 1},
    {79982, 44, 0, 0, 0}, {79355, 293, 0, 0, 0}, {79508, 294, 0, 79513, 1}, {52502, 296, 0, 80212, 1},
    {80237, 296, 0, 80212, 1}, {52502, 297, 0, 80425, 1}, {80237, 297, 0, 80425, 1}, {52502, 298, 0, 81171, 1},
    {80237, 298, 0, 81171, 1}, {79508, 294, 0, 79513, 1}, {17080, 299, 0, 0, 0}, {79355, 293, 0, 60720, 1},
    {79355, 293, 0, 0, 0}, {82602, 300, 0, 0, 0}, {82617, 16, 0, 0, 1}, {82621, 16, 0, 0, 1}, {60573, 301, 0, 0, 0},
    {79355, 293, 0, 82807, 1}, {79508, 294, 0, 79513, 1}, {83155, 44, 0, 30115, 1}, {83171, 44, 0, 0, 0},
    {83186, 44, 0, 0, 0}, {79982, 302, 0, 0, 0}, {62269, 163, 0, 0, 0}, {85374, 44, 0, 0, 0}, {85762, 304, 0, 0, 0},
    {31895, 119, 94110, 22153, 0}, {55295, 163, 0, 0, 1}, {94401, 21, 0, 0, 0}, {94411, 33, 0, 0, 1},
    {94852, 358, 0, 0, 0}, {94859, 359, 0, 0, 0}, {94868, 16, 0, 0, 1}, {55295, 163, 0, 0, 1},
    {94878, 33, 0, 0, 1}, {94888, 360, 0, 0, 1}, {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1},
    {94930, 362, 0, 0, 1}, {95279, 364, 0, 0, 0}, {89328, 309, 0, 0, 0}, {92255, 343, 0, 0, 1},
    {95518, 365, 0, 0, 1}, {46830, 178, 0, 0, 1}, {95534, 366, 0, 95548, 0}, {86696, 367, 0, 95569, 0},
    {88501, 368, 0, 95586, 0}, {92980, 369, 0, 0, 1}, {95611, 33, 0, 0, 1}, {95622, 33, 0, 0, 1},
    {95632, 33, 0, 0, 1}, {95502, 28, 0, 0, 0}, {95644, 219, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {59220, 33, 0, 0, 1}, {95659, 33, 0, 0, 1}, {95673, 33, 0, 0, 1}, {94888, 360, 0, 0, 1}, {94902, 361, 0, 0, 1},
    {94915, 361, 0, 0, 1}, {94930, 362, 0, 0, 1}, {95733, 16, 0, 0, 0}, {95534, 366, 0, 95548, 0},
    {95502, 28, 0, 0, 0}, {95644, 219, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {95864, 359, 0, 0, 0}, {95881, 359, 0, 0, 0}, {94868, 16, 0, 0, 1}, {55295, 163, 0, 0, 1},
    {88237, 33, 0, 0, 1}, {94878, 33, 0, 0, 1}, {94888, 360, 0, 0, 1}, {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1},
    {94930, 362, 0, 0, 1}, {6729, 16, 0, 0, 0}, {89444, 311, 0, 0, 0}, {53200, 28, 0, 0, 1}, {92255, 343, 0, 0, 1},
    {96495, 178, 0, 0, 0}, {96601, 44, 0, 0, 0}, {95534, 366, 0, 95548, 0}, {32553, 376, 0, 0, 0},
    {95534, 366, 0, 95548, 0}, {94859, 359, 0, 0, 0}, {94868, 16, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {47947, 16, 0, 0, 1}, {47933, 365, 0, 0, 0}, {91807, 377, 0, 97590, 0}, {97614, 33, 0, 0, 1},
    {86696, 367, 0, 95569, 0}, {89444, 7, 0, 0, 1}, {95611, 33, 0, 0, 1}, {97624, 178, 0, 0, 1},
    {97636, 16, 0, 0, 1}, {97653, 219, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {97665, 163, 0, 0, 1}, {92980, 369, 0, 0, 1}, {97686, 378, 0, 89641, 0}, {97698, 33, 0, 0, 1},
    {97712, 33, 0, 0, 1}, {97734, 33, 0, 0, 1}, {97759, 33, 0, 0, 1}, {97770, 33, 0, 0, 1}, {97780, 33, 0, 0, 1},
    {97791, 33, 0, 0, 1}, {97804, 33, 0, 0, 1}, {97821, 16, 0, 0, 1}, {88583, 379, 0, 0, 1}, {55295, 163, 0, 0, 1},
    {94036, 380, 0, 0, 1}, {97829, 381, 0, 0, 1}, {97843, 16, 0, 0, 1}, {97854, 16, 0, 0, 1}, {97863, 16, 0, 0, 1},
    {97884, 16, 0, 0, 1}, {93730, 351, 0, 0, 1}, {97904, 26, 0, 0, 1}, {97920, 26, 0, 0, 1}, {97936, 26, 0, 0, 1},
    {97960, 16, 0, 0, 1}, {97977, 16, 0, 0, 1}, {97998, 16, 0, 0, 1}, {98010, 16, 0, 0, 1}, {98036, 16, 0, 0, 1},
    {59220, 33, 0, 0, 1}, {95659, 33, 0, 0, 1}, {95673, 33, 0, 0, 1}, {95622, 33, 0, 0, 1}, {95632, 33, 0, 0, 1},
    {98061, 33, 0, 0, 1}, {94004, 382, 0, 0, 1}, {98075, 28, 0, 0, 1}, {98096, 28, 0, 0, 1}, {98117, 59, 0, 0, 1},
    {98143, 383, 0, 0, 1}, {98218, 28, 0, 0, 0}, {94401, 21, 0, 0, 0}, {98237, 384, 94110, 22153, 0},
    {32553, 386, 0, 0, 0}, {98648, 28, 0, 0, 0}, {98849, 16, 0, 0, 0}, {98860, 16, 0, 0, 0}, {98872, 33, 0, 0, 1},
    {98889, 33, 0, 0, 1}, {98904, 368, 0, 95586, 0}, {98919, 387, 0, 0, 1}, {98931, 219, 0, 0, 1},
    {99759, 389, 0, 0, 0}, {95502, 28, 0, 0, 0}, {95644, 219, 0, 0, 1}, {101525, 389, 0, 0, 0},
    {101610, 391, 0, 0, 0}, {101618, 321, 0, 101631, 0}, {101786, 392, 0, 0, 0}, {102229, 393, 0, 0, 0},
    {102387, 394, 0, 0, 0}, {34049, 395, 0, 0, 0}, {102387, 394, 0, 0, 0}, {89737, 396, 0, 0, 0},
    {47586, 163, 0, 0, 0}, {103636, 59, 0, 0, 0}, {55295, 59, 0, 0, 0}, {55295, 59, 0, 0, 0}, {104095, 33, 0, 0, 1},
    {104366, 389, 0, 0, 0}, {62497, 59, 0, 0, 0}, {104377, 59, 0, 0, 0}, {104701, 59, 0, 0, 0},
    {104710, 59, 0, 0, 0}, {104722, 59, 0, 0, 0}, {62497, 59, 0, 0, 0}, {104377, 59, 0, 0, 0},
    {104366, 389, 0, 0, 0}, {94888, 360, 0, 0, 1}, {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1},
    {94930, 362, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {104954, 344, 0, 0, 0},
    {104366, 389, 0, 0, 0}, {94888, 360, 0, 0, 1}, {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1},
    {94930, 362, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {105194, 59, 0, 0, 0},
    {93989, 59, 0, 0, 0}, {105197, 59, 0, 0, 0}, {106223, 404, 0, 0, 0}, {106762, 163, 0, 0, 0},
    {89575, 406, 0, 0, 1}, {95518, 365, 0, 0, 1}, {46830, 178, 0, 0, 1}, {46837, 179, 0, 0, 1},
    {46847, 179, 0, 0, 1}, {53200, 28, 0, 0, 1}, {86696, 367, 0, 95569, 0}, {95502, 28, 0, 0, 0},
    {95644, 219, 0, 0, 1}, {109164, 33, 0, 0, 1}, {109209, 41, 0, 0, 0}, {55295, 163, 0, 0, 1},
    {94878, 33, 0, 0, 1}, {104095, 33, 0, 0, 1}, {109324, 33, 0, 0, 1}, {109334, 33, 0, 0, 1},
    {94859, 359, 0, 89641, 0}, {94868, 16, 0, 0, 1}, {89575, 406, 0, 0, 1}, {94888, 360, 0, 0, 1},
    {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1}, {94930, 362, 0, 0, 1}, {109619, 178, 0, 0, 0},
    {109700, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {91807, 377, 0, 0, 0}, {97614, 33, 0, 0, 1}, {109711, 33, 0, 0, 1},
    {88583, 379, 0, 0, 1}, {97686, 378, 0, 89641, 0}, {1398, 0, 0, 0, 0}, {109923, 21, 0, 0, 0},
    {93849, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {91807, 377, 0, 0, 0}, {97614, 33, 0, 0, 1}, {109711, 33, 0, 0, 1},
    {109935, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {55295, 163, 0, 0, 1}, {109958, 408, 0, 22153, 0},
    {88583, 379, 0, 0, 1}, {97821, 16, 0, 0, 1}, {89444, 7, 0, 0, 1}, {109969, 409, 0, 0, 1}, {97686, 378, 0, 89641, 0},
    {109979, 219, 0, 0, 1}, {110084, 410, 0, 0, 0}, {110090, 411, 0, 0, 0}, {104090, 219, 0, 0, 0},
    {110207, 410, 0, 0, 0}, {110090, 411, 0, 0, 0}, {104090, 219, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {110319, 21, 0, 0, 0}, {110331, 178, 0, 0, 0}, {110340, 21, 0, 0, 0}, {91807, 377, 0, 0, 0},
    {97614, 33, 0, 0, 1}, {16896, 408, 0, 22153, 0}, {88583, 379, 0, 89641, 0}, {97686, 378, 0, 89641, 0},
    {90046, 219, 0, 0, 0}, {110641, 33, 0, 0, 1}, {39974, 28, 0, 0, 0}, {55295, 163, 0, 0, 1},
    {94878, 33, 0, 0, 1}, {104095, 33, 0, 0, 1}, {109334, 33, 0, 0, 1}, {94859, 359, 0, 89641, 0},
    {94868, 16, 0, 0, 1}, {94888, 360, 0, 0, 1}, {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1},
    {94930, 362, 0, 0, 1}, {53575, 212, 0, 0, 1}, {53553, 28, 0, 0, 0}, {53200, 28, 0, 0, 1}, {111767, 33, 0, 0, 1},
    {55295, 412, 0, 0, 1}, {55295, 413, 0, 0, 0}, {17080, 415, 0, 0, 0}, {114164, 417, 0, 0, 0},
    {114164, 417, 0, 0, 0}, {114918, 44, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47947, 16, 0, 0, 1}, {6738, 421, 0, 0, 0},
    {57279, 0, 0, 0, 1}, {93849, 33, 0, 0, 1}, {55295, 412, 0, 0, 1}, {104095, 26, 0, 1594, 1},
    {55295, 412, 0, 0, 1}, {16034, 26, 0, 0, 0}, {16042, 50, 0, 0, 0}, {16055, 26, 0, 0, 0}, {116263, 44, 0, 0, 0},
    {116278, 44, 0, 0, 0}, {116291, 44, 0, 0, 0}, {85374, 43, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47933, 185, 0, 0, 0},
    {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {47947, 16, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0},
    {117555, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {47947, 16, 0, 0, 1}, {18430, 7, 0, 0, 0}, {61436, 428, 0, 0, 0},
    {119729, 430, 0, 0, 0}, {122752, 45, 0, 0, 0}, {122764, 33, 0, 0, 1}, {123259, 59, 0, 0, 1},
    {75360, 26, 0, 0, 0}, {123383, 59, 0, 0, 0}, {125186, 36, 0, 0, 0}, {125195, 59, 0, 22153, 0},
    {125212, 33, 0, 0, 1}, {125186, 36, 0, 0, 0}, {125212, 33, 0, 0, 1}, {125654, 443, 0, 125663, 0},
    {125696, 33, 0, 0, 1}, {127147, 163, 0, 89952, 1}, {127157, 33, 0, 0, 1}, {127168, 33, 0, 0, 1},
    {131187, 496, 0, 0, 1}, {131708, 33, 0, 0, 1}, {131881, 499, 0, 0, 0}, {132136, 33, 0, 0, 1},
    {132470, 503, 0, 132474, 0}, {132498, 504, 0, 132502, 0}, {132523, 21, 0, 0, 0}, {132661, 26, 0, 1594, 0},
    {132523, 21, 0, 0, 0}, {132470, 503, 0, 132474, 0}, {132498, 504, 0, 132502, 0}, {132661, 26, 0, 1594, 0},
    {132470, 503, 0, 132474, 0}, {132498, 504, 0, 132502, 0}, {132661, 26, 0, 1594, 0}, {132523, 21, 0, 0, 0},
    {132661, 26, 0, 1594, 0}, {133528, 21, 0, 0, 0}, {133528, 21, 0, 0, 0}, {70134, 512, 0, 135354, 0},
    {70134, 513, 0, 135812, 0}, {136188, 514, 0, 0, 0}, {70134, 512, 0, 135354, 0}, {70134, 513, 0, 135812, 0},
    {136494, 26, 0, 1594, 0}, {46407, 515, 0, 0, 1}, {46407, 265, 0, 0, 0}, {88368, 33, 0, 0, 1},
    {137233, 389, 0, 1594, 0}, {47586, 59, 0, 0, 0}, {137337, 517, 0, 0, 0}, {22129, 59, 0, 0, 0},
    {137674, 519, 0, 0, 0}, {137681, 519, 0, 0, 0}, {137688, 26, 0, 0, 0}, {137674, 519, 0, 0, 0},
    {137681, 519, 0, 0, 0}, {17080, 520, 0, 0, 0}, {138058, 521, 0, 0, 1}, {89737, 522, 0, 0, 0},
    {138097, 520, 0, 138107, 0}, {138133, 520, 0, 138141, 0}, {138462, 523, 0, 0, 0}, {138097, 520, 0, 138107, 0},
    {138133, 520, 0, 138468, 0}, {138462, 523, 0, 0, 0}, {17080, 524, 0, 0, 0}, {138669, 16, 0, 0, 0},
    {138965, 59, 0, 0, 0}, {36086, 525, 0, 0, 0}, {30126, 526, 0, 0, 0}, {138969, 527, 0, 0, 0},
    {17080, 530, 0, 0, 0}, {89737, 522, 0, 139615, 0}, {128176, 26, 0, 1594, 0}, {89737, 522, 0, 139615, 0},
    {89737, 522, 0, 0, 0}, {30126, 533, 0, 0, 0}, {141234, 534, 0, 0, 1}, {141255, 534, 0, 0, 1},
    {141276, 535, 0, 0, 0}, {141289, 536, 0, 0, 0}, {17080, 537, 0, 0, 0}, {30126, 533, 0, 0, 0},
    {141234, 534, 0, 0, 1}, {141255, 534, 0, 0, 1}, {141276, 535, 0, 0, 0}, {141289, 536, 0, 0, 0},
    {17080, 537, 0, 0, 0}, {141532, 33, 0, 0, 1}, {30126, 533, 0, 0, 0}, {141890, 538, 0, 0, 1},
    {141234, 534, 0, 0, 1}, {141255, 534, 0, 0, 1}, {141532, 33, 0, 0, 1}, {17080, 539, 0, 0, 1},
    {30126, 533, 0, 0, 0}, {142037, 540, 0, 0, 1}, {141890, 538, 0, 0, 1}, {142042, 525, 0, 0, 0},
    {142050, 525, 0, 0, 0}, {141234, 534, 0, 0, 1}, {141255, 534, 0, 0, 1}, {142173, 541, 0, 0, 1},
    {142187, 59, 0, 0, 1}, {142529, 543, 0, 0, 1}, {142540, 544, 0, 0, 1}, {128380, 33, 0, 0, 1},
    {61439, 33, 0, 0, 1}, {142554, 33, 0, 0, 1}, {70134, 545, 0, 0, 0}, {143233, 546, 0, 0, 1},
    {17080, 548, 0, 0, 0}, {78826, 26, 0, 1594, 0}, {122324, 26, 0, 1594, 0}, {145685, 59, 0, 0, 0},
    {129145, 549, 0, 0, 0}, {17080, 551, 0, 0, 0}, {145788, 33, 0, 0, 1}, {146044, 163, 0, 89641, 0},
    {36086, 525, 0, 0, 0}, {30126, 526, 0, 0, 0}, {138969, 527, 0, 0, 0}, {46407, 515, 0, 146375, 0},
    {30126, 554, 0, 0, 0}, {46407, 515, 0, 146375, 0}, {132136, 555, 0, 146788, 0}, {146821, 556, 0, 0, 1},
    {17080, 557, 0, 0, 0}, {147229, 33, 0, 0, 1}, {30126, 559, 0, 0, 0}, {17080, 562, 0, 0, 0},
    {147595, 515, 0, 0, 0}, {147604, 563, 0, 147616, 0}, {147655, 33, 0, 0, 1}, {17080, 537, 0, 0, 0},
    {147595, 515, 0, 0, 0}, {148054, 564, 0, 148065, 0}, {147604, 563, 0, 147616, 0}, {17080, 562, 0, 0, 0},
    {149316, 565, 0, 149333, 0}, {147604, 563, 0, 147616, 0}, {150587, 33, 0, 0, 1}, {30126, 559, 0, 0, 0},
    {17080, 566, 0, 0, 0}, {17080, 568, 0, 0, 0}, {30126, 533, 0, 0, 0}, {151026, 569, 0, 0, 0},
    {151032, 569, 0, 0, 0}, {151038, 569, 0, 0, 0}, {151044, 570, 0, 0, 0}, {27464, 571, 0, 0, 0},
    {27471, 571, 0, 0, 0}, {142042, 525, 0, 0, 0}, {142050, 525, 0, 0, 0}, {128045, 538, 0, 0, 1},
    {46407, 163, 0, 0, 0}, {22127, 59, 0, 0, 0}, {22129, 59, 0, 0, 0}, {22131, 59, 0, 0, 0}, {36086, 525, 0, 0, 0},
    {151507, 534, 0, 0, 0}, {151514, 573, 0, 0, 0}, {22127, 59, 0, 0, 0}, {22129, 59, 0, 0, 0},
    {22131, 59, 0, 0, 0}, {142042, 525, 0, 0, 0}, {142050, 525, 0, 0, 0}, {151621, 534, 0, 0, 0},
    {151629, 534, 0, 0, 0}, {22127, 59, 0, 0, 0}, {22129, 59, 0, 0, 0}, {22131, 59, 0, 0, 0}, {36086, 525, 0, 0, 0},
    {151507, 534, 0, 0, 0}, {100871, 187, 0, 0, 1}, {93989, 163, 0, 89641, 1}, {154123, 596, 0, 0, 1},
    {2376, 21, 0, 0, 0}, {93989, 163, 0, 89641, 1}, {154123, 596, 0, 0, 1}, {152820, 597, 0, 0, 1},
    {93989, 163, 0, 89641, 1}, {154123, 596, 0, 0, 1}, {154949, 598, 0, 0, 0}, {2097, 178, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {93989, 163, 0, 89641, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {155719, 21, 0, 0, 1},
    {156188, 33, 0, 0, 1}, {138462, 600, 0, 0, 1}, {153668, 601, 0, 0, 1}, {156209, 40, 0, 0, 1},
    {156222, 33, 0, 0, 1}, {156899, 602, 0, 0, 1}, {156209, 40, 0, 0, 1}, {156222, 33, 0, 0, 1},
    {138462, 600, 0, 0, 1}, {153668, 601, 0, 0, 1}, {156909, 603, 0, 0, 1}, {156923, 35, 0, 0, 1},
    {156939, 40, 0, 0, 1}, {157371, 604, 0, 89952, 1}, {157390, 33, 0, 0, 1}, {157405, 44, 0, 0, 1},
    {157650, 26, 0, 1594, 0}, {158083, 21, 0, 0, 0}, {158092, 606, 0, 0, 0}, {158101, 607, 0, 0, 0},
    {158118, 417, 0, 0, 1}, {158132, 178, 0, 0, 1}, {2097, 16, 0, 0, 1}, {158142, 26, 0, 1594, 0},
    {158861, 608, 0, 0, 1}, {158882, 301, 0, 0, 1}, {159049, 33, 0, 0, 1}, {156209, 40, 0, 0, 1},
    {156222, 33, 0, 0, 1}, {159174, 609, 0, 0, 1}, {156909, 603, 0, 0, 1}, {156923, 35, 0, 0, 1},
    {156939, 40, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {153204, 610, 0, 0, 0}, {160147, 33, 0, 0, 1},
    {156209, 40, 0, 0, 1}, {156222, 33, 0, 0, 1}, {156909, 603, 0, 0, 1}, {156923, 35, 0, 0, 1},
    {156939, 40, 0, 0, 1}, {160597, 36, 0, 0, 1}, {160608, 219, 0, 0, 1}, {138462, 600, 0, 0, 1},
    {153668, 601, 0, 0, 1}, {156209, 40, 0, 0, 1}, {156222, 33, 0, 0, 1}, {156909, 603, 0, 0, 1},
    {156923, 35, 0, 0, 1}, {156939, 40, 0, 0, 1}, {160625, 187, 0, 0, 1}, {160633, 187, 0, 0, 1},
    {161350, 40, 0, 0, 1}, {160147, 33, 0, 0, 1}, {156209, 40, 0, 0, 1}, {156222, 33, 0, 0, 1},
    {161894, 33, 0, 0, 1}, {161899, 611, 0, 0, 1}, {161912, 35, 0, 0, 1}, {161931, 40, 0, 0, 1},
    {160147, 33, 0, 0, 1}, {156209, 40, 0, 0, 1}, {156222, 33, 0, 0, 1}, {161949, 44, 0, 0, 1},
    {162797, 21, 0, 0, 0}, {162805, 16, 0, 0, 1}, {162815, 16, 0, 0, 1}, {161899, 611, 0, 0, 1},
    {160147, 33, 0, 0, 1}, {161899, 611, 0, 0, 1}, {161912, 35, 0, 0, 1}, {161931, 40, 0, 0, 1},
    {163762, 33, 0, 0, 1}, {156209, 40, 0, 0, 1}, {156222, 33, 0, 0, 1}, {163772, 33, 0, 0, 1},
    {164503, 35, 0, 0, 1}, {164524, 40, 0, 0, 1}, {164894, 612, 0, 0, 1}, {161912, 35, 0, 0, 1},
    {161931, 40, 0, 0, 1}, {163762, 33, 0, 0, 1}, {164908, 33, 0, 0, 1}, {164916, 613, 0, 0, 1},
    {156209, 40, 0, 0, 1}, {156222, 33, 0, 0, 1}, {156909, 603, 0, 0, 1}, {156923, 35, 0, 0, 1},
    {156939, 40, 0, 0, 1}, {163772, 33, 0, 0, 1}, {156209, 40, 0, 0, 1}, {156222, 33, 0, 0, 1},
    {156909, 603, 0, 0, 1}, {156923, 35, 0, 0, 1}, {156939, 40, 0, 0, 1}, {160147, 33, 0, 0, 1},
    {160608, 219, 0, 0, 1}, {160147, 33, 0, 0, 1}, {138462, 600, 0, 0, 1}, {153668, 601, 0, 0, 1},
    {167132, 301, 0, 0, 1}, {156209, 40, 0, 0, 1}, {156222, 33, 0, 0, 1}, {156909, 603, 0, 0, 1},
    {156923, 35, 0, 0, 1}, {156939, 40, 0, 0, 1}, {167140, 614, 0, 0, 1}, {167154, 615, 0, 0, 1},
    {167167, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {168153, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {169117, 16, 0, 0, 1}, {77426, 41, 0, 0, 0}, {169446, 625, 0, 0, 0}, {6729, 16, 0, 0, 1},
    {17609, 59, 0, 0, 0}, {17609, 59, 0, 0, 1}, {2097, 16, 0, 0, 1}, {170368, 21, 0, 0, 1}, {170474, 627, 0, 0, 1},
    {170851, 0, 0, 0, 0}, {48125, 408, 0, 0, 0}, {170999, 33, 0, 0, 1}, {6738, 21, 0, 0, 0}, {51305, 627, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {171653, 41, 0, 0, 0}, {171673, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 627, 0, 0, 0},
    {17609, 408, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47933, 185, 0, 0, 0}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {17609, 408, 0, 0, 1}, {173458, 7, 0, 0, 0}, {173467, 16, 0, 0, 1}, {173476, 41, 0, 0, 1},
    {169446, 625, 0, 0, 0}, {173867, 219, 0, 0, 0}, {173867, 49, 0, 0, 0}, {173867, 41, 0, 0, 0},
    {173867, 627, 0, 0, 0}, {173867, 631, 0, 0, 0}, {55295, 202, 174845, 0, 0}, {55295, 202, 174845, 0, 0},
    {94878, 33, 15201, 0, 0}, {104095, 33, 15201, 0, 0}, {109324, 33, 15201, 0, 0}, {109334, 33, 15201, 0, 0},
    {94859, 359, 94110, 22153, 0}, {94868, 16, 0, 0, 1}, {90046, 640, 94110, 22153, 0}, {90046, 641, 94110, 176179, 0},
    {55295, 202, 174845, 0, 0}, {94878, 33, 15201, 0, 0}, {104095, 33, 15201, 0, 0}, {109334, 33, 15201, 0, 0},
    {94859, 359, 94110, 22153, 0}, {94868, 16, 0, 0, 1}, {16743, 21, 0, 0, 0}, {39590, 59, 0, 0, 0},
    {177819, 59, 0, 0, 0}, {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1}, {94930, 362, 0, 0, 1},
    {178274, 59, 0, 0, 0}, {178397, 389, 0, 0, 0}, {178906, 59, 0, 0, 0}, {180873, 59, 0, 0, 0},
    {180885, 389, 0, 0, 0}, {180873, 59, 0, 0, 0}, {181407, 389, 0, 0, 0}, {180885, 389, 0, 0, 0},
    {182725, 59, 0, 0, 0}, {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1}, {94930, 362, 0, 0, 1},
    {89737, 59, 0, 0, 0}, {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1}, {94930, 362, 0, 0, 1},
    {39590, 59, 0, 0, 0}, {190705, 59, 0, 0, 0}, {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1},
    {94930, 362, 0, 0, 1}, {47586, 59, 0, 0, 0}, {39590, 59, 0, 0, 0}, {190705, 59, 0, 0, 0}, {94902, 361, 0, 0, 1},
    {94915, 361, 0, 0, 1}, {94930, 362, 0, 0, 1}, {191336, 59, 0, 0, 0}, {193265, 389, 0, 0, 0},
    {193268, 389, 0, 0, 0}, {195535, 59, 0, 0, 0}, {47016, 541, 0, 0, 0}, {47016, 59, 0, 0, 0},
    {48125, 541, 0, 0, 0}, {163740, 541, 0, 0, 0}, {48125, 59, 0, 0, 0}, {196206, 59, 0, 0, 0},
    {39974, 59, 0, 0, 0}, {39974, 59, 0, 0, 0}, {47586, 59, 0, 0, 0}, {196310, 59, 0, 0, 0}, {197448, 59, 0, 0, 0},
    {94902, 361, 0, 0, 1}, {94915, 361, 0, 0, 1}, {94930, 362, 0, 0, 1}, {197886, 59, 0, 0, 0},
    {197894, 59, 0, 0, 0}, {197902, 59, 0, 0, 0}, {197911, 389, 0, 0, 0}, {198131, 389, 0, 1594, 0},
    {198263, 389, 0, 1594, 0}, {198269, 389, 0, 1594, 0}, {198275, 541, 0, 198280, 0}, {198288, 389, 0, 1594, 0},
    {198295, 389, 0, 1594, 0}, {198275, 541, 0, 198280, 0}, {198288, 389, 0, 1594, 0}, {198295, 389, 0, 1594, 0},
    {198263, 389, 0, 1594, 0}, {198269, 389, 0, 1594, 0}, {29958, 389, 0, 1594, 0}, {198263, 389, 0, 1594, 0},
    {198269, 389, 0, 1594, 0}, {198288, 389, 0, 1594, 0}, {198295, 389, 0, 1594, 0}, {29958, 389, 0, 1594, 0},
    {199384, 59, 0, 22153, 0}, {199389, 59, 0, 22153, 0}, {198275, 541, 0, 198280, 0}, {199394, 59, 0, 22153, 0},
    {199405, 59, 0, 22153, 0}, {199415, 59, 0, 22153, 0}, {199426, 59, 0, 22153, 0}, {198288, 389, 0, 1594, 0},
    {198295, 389, 0, 1594, 0}, {198275, 541, 0, 198280, 0}, {199394, 59, 0, 22153, 0}, {199405, 59, 0, 22153, 0},
    {199415, 59, 0, 22153, 0}, {199426, 59, 0, 22153, 0}, {198288, 389, 0, 1594, 0}, {198295, 389, 0, 1594, 0},
    {59220, 33, 0, 0, 1}, {200112, 33, 0, 0, 1}, {200304, 44, 0, 0, 0}, {200321, 44, 0, 0, 0},
    {200338, 44, 0, 0, 0}, {200349, 670, 0, 0, 1}, {88305, 16, 0, 0, 1}, {30126, 674, 0, 0, 0},
    {201995, 26, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47947, 16, 0, 0, 1}, {200349, 240, 0, 0, 0}, {204273, 178, 0, 0, 0},
    {204278, 687, 0, 204288, 0}, {204299, 45, 0, 0, 0}, {204273, 178, 0, 0, 0}, {204278, 687, 0, 204288, 0},
    {78919, 688, 0, 204495, 0}, {204273, 178, 0, 0, 0}, {204278, 687, 0, 204288, 0}, {204658, 45, 0, 0, 0},
    {204273, 178, 0, 0, 0}, {204278, 687, 0, 204288, 0}, {204809, 45, 0, 0, 0}, {204820, 45, 0, 0, 0},
    {204273, 178, 0, 0, 0}, {204278, 687, 0, 204288, 0}, {170185, 44, 0, 0, 0}, {204273, 178, 0, 0, 0},
    {204278, 687, 0, 204288, 0}, {204299, 45, 0, 0, 0}, {170185, 44, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {30126, 44, 0, 0, 0}, {204273, 178, 0, 0, 0}, {204177, 687, 0, 204288, 0}, {204273, 178, 0, 0, 0},
    {205826, 687, 0, 0, 0}, {204273, 178, 0, 0, 0}, {204273, 178, 0, 0, 0}, {204278, 687, 0, 204288, 0},
    {17598, 44, 0, 0, 1}, {204273, 178, 0, 0, 0}, {204278, 687, 0, 204288, 0}, {78919, 688, 0, 204495, 0},
    {170185, 44, 0, 0, 0}, {204273, 178, 0, 0, 0}, {204278, 687, 0, 204288, 0}, {78919, 688, 0, 204495, 0},
    {206634, 45, 0, 0, 0}, {204273, 178, 0, 0, 0}, {204278, 687, 0, 204288, 0}, {206634, 45, 0, 0, 0},
    {170185, 44, 0, 0, 0}, {204273, 178, 0, 0, 0}, {204278, 687, 0, 204288, 0}, {207050, 44, 0, 0, 0},
    {207293, 33, 0, 0, 1}, {64614, 44, 0, 0, 0}, {161801, 44, 0, 0, 0}, {204273, 178, 0, 0, 0},
    {205826, 690, 0, 0, 0}, {207915, 44, 0, 30115, 0}, {207943, 44, 0, 30115, 0}, {204273, 178, 0, 0, 0},
    {204278, 687, 0, 204288, 0}, {208371, 45, 0, 0, 0}, {39590, 163, 0, 0, 0}, {208382, 33, 0, 0, 1},
    {204273, 178, 0, 0, 0}, {205826, 690, 0, 0, 0}, {207943, 44, 0, 30115, 0}, {76491, 698, 0, 0, 0},
    {1398, 699, 0, 0, 0}, {210581, 59, 0, 0, 0}, {93994, 33, 0, 0, 1}, {211254, 16, 0, 0, 1}, {211386, 59, 0, 22153, 0},
    {211393, 33, 0, 0, 1}, {211403, 41, 0, 0, 1}, {76491, 701, 0, 0, 0}, {1398, 344, 0, 0, 0},
    {48125, 408, 0, 0, 0}, {212558, 16, 0, 0, 0}, {213749, 33, 0, 0, 1}, {213763, 33, 0, 0, 1},
    {214176, 712, 0, 0, 0}, {58815, 713, 0, 0, 0}, {62269, 45, 0, 0, 0}, {2013, 45, 0, 0, 0}, {215004, 718, 0, 0, 0},
    {215014, 703, 0, 0, 0}, {213038, 45, 0, 0, 0}, {213044, 45, 0, 0, 0}, {138462, 43, 0, 0, 1},
    {214176, 712, 0, 0, 0}, {216421, 33, 0, 0, 1}, {88154, 33, 0, 0, 1}, {217487, 721, 0, 0, 0},
    {60573, 45, 0, 0, 0}, {217932, 43, 0, 0, 0}, {217941, 45, 0, 0, 1}, {217487, 721, 0, 0, 0},
    {218136, 725, 0, 0, 0}, {2013, 45, 0, 0, 1}, {47933, 765, 0, 0, 0}, {46837, 179, 0, 0, 1},
    {46847, 179, 0, 0, 1}, {239995, 26, 0, 0, 1}, {6729, 16, 0, 0, 0}, {240195, 59, 0, 0, 0}, {240278, 178, 0, 0, 0},
    {240281, 40, 0, 0, 0}, {240587, 733, 0, 0, 0}, {240600, 769, 0, 0, 0}, {240587, 733, 0, 0, 0},
    {240843, 769, 0, 0, 0}, {240859, 769, 0, 0, 0}, {53200, 411, 0, 0, 1}, {15535, 411, 0, 0, 0},
    {244176, 733, 0, 0, 0}, {240587, 733, 0, 0, 0}, {239495, 769, 0, 0, 0}, {239426, 778, 0, 0, 1},
    {55295, 779, 0, 0, 1}, {244919, 778, 0, 0, 1}, {244940, 779, 0, 0, 1}, {6738, 21, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {245663, 7, 0, 0, 0}, {238813, 784, 0, 0, 0}, {240278, 178, 0, 0, 0},
    {240281, 40, 0, 0, 0}, {240278, 178, 0, 0, 0}, {238776, 785, 0, 0, 0}, {52450, 411, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {109725, 178, 0, 0, 1}, {51587, 59, 0, 0, 1}, {248754, 59, 0, 0, 1},
    {248762, 59, 0, 0, 1}, {238160, 16, 0, 0, 1}, {239303, 792, 0, 0, 1}, {244176, 733, 0, 0, 0},
    {244176, 733, 0, 0, 0}, {238996, 793, 0, 0, 0}, {239147, 804, 0, 0, 1}, {239147, 804, 0, 0, 0},
    {254932, 808, 0, 0, 0}, {255077, 810, 0, 0, 0}, {255091, 778, 0, 0, 1}, {55295, 779, 0, 0, 1},
    {255312, 811, 0, 0, 1}, {239426, 778, 0, 0, 1}, {55295, 779, 0, 0, 1}, {240587, 733, 0, 0, 0},
    {239495, 769, 0, 0, 0}, {60972, 817, 0, 0, 1}, {6729, 16, 0, 0, 0}, {257594, 128, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {243923, 40, 0, 0, 0}, {257821, 212, 0, 0, 1}, {53553, 28, 0, 0, 0},
    {239923, 818, 0, 0, 0}, {259041, 411, 0, 0, 0}, {47933, 185, 0, 0, 0}, {46837, 179, 0, 0, 1},
    {46847, 179, 0, 0, 1}, {6729, 16, 0, 0, 0}, {238957, 822, 0, 0, 0}, {239303, 792, 0, 0, 1},
    {259526, 178, 0, 0, 0}, {239360, 823, 0, 0, 0}, {259717, 178, 0, 0, 0}, {239885, 824, 0, 0, 0},
    {238128, 825, 0, 0, 0}, {239459, 826, 0, 0, 0}, {260015, 827, 0, 0, 1}, {6729, 16, 0, 0, 1},
    {60573, 163, 0, 0, 0}, {260774, 44, 0, 0, 0}, {260786, 33, 0, 0, 1}, {261632, 44, 0, 0, 0},
    {261643, 44, 0, 0, 0}, {261655, 33, 0, 0, 1}, {262072, 44, 0, 0, 0}, {260786, 33, 0, 0, 1},
    {262979, 844, 0, 0, 0}, {264874, 59, 0, 0, 0}, {262910, 846, 0, 264879, 0}, {78857, 26, 0, 0, 0},
    {66774, 849, 0, 0, 0}, {3665, 849, 0, 0, 0}, {265861, 850, 0, 0, 0}, {265865, 851, 0, 0, 0},
    {262807, 854, 0, 0, 0}, {266494, 855, 0, 0, 0}, {266502, 855, 0, 0, 0}, {262910, 846, 0, 264879, 0},
    {264874, 59, 0, 0, 0}, {52450, 857, 0, 0, 0}, {52450, 674, 0, 0, 0}, {265861, 850, 0, 0, 0},
    {3665, 849, 0, 0, 0}, {267422, 849, 0, 0, 0}, {265865, 851, 0, 0, 0}, {267431, 26, 0, 1594, 1},
    {265861, 860, 0, 0, 0}, {3665, 861, 0, 0, 0}, {267422, 861, 0, 0, 0}, {265865, 851, 0, 0, 0},
    {267431, 26, 0, 1594, 1}, {268202, 16, 0, 0, 0}, {268216, 16, 0, 0, 0}, {268228, 16, 0, 0, 0},
    {268990, 26, 0, 0, 0}, {267431, 26, 0, 1594, 1}, {66774, 849, 0, 0, 0}, {3665, 849, 0, 0, 0},
    {265861, 850, 0, 0, 0}, {262910, 846, 0, 264879, 0}, {262910, 846, 0, 264879, 0}, {271023, 26, 0, 0, 0},
    {262979, 844, 0, 0, 0}, {271031, 26, 0, 0, 0}, {271043, 26, 0, 0, 0}, {271058, 26, 0, 0, 0},
    {70134, 874, 0, 0, 0}, {267431, 26, 0, 1594, 1}, {271546, 28, 0, 0, 0}, {271603, 850, 0, 0, 0},
    {3665, 849, 0, 0, 0}, {265865, 851, 0, 0, 0}, {267431, 26, 0, 1594, 1}, {6729, 16, 0, 0, 0},
    {271633, 674, 0, 0, 0}, {6738, 21, 0, 0, 0}, {57279, 0, 0, 0, 1}, {272696, 44, 0, 0, 0}, {272709, 44, 0, 0, 0},
    {273317, 41, 0, 0, 1}, {273327, 41, 0, 0, 1}, {273339, 41, 0, 0, 1}, {273354, 41, 0, 0, 1},
    {273371, 33, 0, 0, 1}, {273390, 33, 0, 0, 1}, {273621, 16, 0, 0, 0}, {169446, 541, 0, 273871, 0},
    {273931, 16, 0, 0, 0}, {274082, 26, 0, 1594, 1}, {274100, 163, 0, 274115, 1}, {274124, 26, 0, 1594, 1},
    {274146, 26, 0, 1594, 1}, {274169, 16, 0, 0, 1}, {274465, 26, 0, 1594, 0}, {274491, 26, 0, 3064, 0},
    {274518, 26, 0, 1594, 0}, {274720, 33, 0, 0, 1}, {274730, 163, 0, 274745, 0}, {274754, 163, 0, 274745, 0},
    {273931, 16, 0, 0, 1}, {22127, 163, 0, 0, 0}, {22129, 163, 0, 0, 0}, {22131, 163, 0, 0, 0},
    {275638, 26, 0, 1594, 0}, {275957, 163, 0, 0, 1}, {276956, 33, 0, 0, 1}, {277543, 878, 0, 130199, 0},
    {277543, 879, 0, 22153, 0}, {278144, 163, 0, 89952, 0}, {277543, 880, 0, 22153, 0}, {278297, 26, 0, 1594, 0},
    {278820, 881, 0, 130199, 0}, {278144, 163, 0, 89952, 0}, {279035, 26, 0, 1594, 0}, {279571, 16, 0, 0, 0},
    {109209, 240, 0, 279581, 0}, {280165, 884, 0, 0, 1}, {280199, 26, 0, 1594, 0}, {280230, 26, 0, 1594, 0},
    {280248, 26, 0, 1594, 0}, {280278, 26, 0, 1594, 0}, {280294, 26, 0, 1594, 0}, {280313, 26, 0, 1594, 0},
    {280329, 26, 0, 3064, 0}, {280352, 16, 0, 280362, 0}, {280688, 7, 0, 0, 0}, {280797, 16, 0, 0, 1},
    {280797, 16, 0, 0, 0}, {281165, 219, 0, 0, 0}, {281259, 33, 0, 0, 1}, {281453, 33, 0, 0, 1},
    {281467, 33, 0, 0, 1}, {281483, 40, 0, 0, 0}, {281492, 40, 0, 0, 0}, {281801, 33, 0, 0, 1},
    {96495, 7, 0, 0, 1}, {96495, 7, 0, 0, 0}, {96495, 7, 0, 0, 0}, {282204, 28, 0, 0, 0}, {282221, 28, 0, 0, 0},
    {282241, 33, 0, 0, 1}, {282472, 163, 0, 0, 0}, {282626, 44, 0, 0, 0}, {282644, 33, 0, 0, 1},
    {282656, 33, 0, 0, 1}, {282818, 33, 0, 0, 1}, {282838, 33, 0, 0, 1}, {282858, 16, 0, 0, 1},
    {282866, 33, 0, 0, 1}, {282878, 187, 0, 89952, 0}, {282913, 163, 0, 0, 0}, {283075, 33, 0, 0, 1},
    {283186, 44, 0, 30115, 1}, {283196, 33, 0, 0, 1}, {283385, 44, 0, 30115, 0}, {283396, 26, 0, 3064, 0},
    {76014, 163, 0, 283418, 0}, {60965, 7, 0, 0, 0}, {283671, 888, 0, 0, 0}, {46837, 179, 0, 0, 1},
    {46847, 179, 0, 0, 1}, {11467, 16, 0, 0, 0}, {284404, 26, 0, 1594, 0}, {284415, 26, 0, 1594, 0},
    {284461, 163, 0, 89952, 0}, {284480, 163, 0, 90907, 0}, {284557, 187, 0, 0, 0}, {284734, 41, 0, 0, 0},
    {32553, 890, 0, 0, 0}, {283671, 888, 0, 0, 1}, {285228, 163, 0, 0, 1}, {97653, 33, 0, 0, 1},
    {285247, 33, 0, 0, 1}, {285259, 41, 0, 0, 1}, {285560, 44, 0, 0, 0}, {282644, 33, 0, 0, 1},
    {282656, 33, 0, 0, 1}, {78910, 33, 0, 0, 1}, {78919, 33, 0, 0, 1}, {282626, 44, 0, 0, 0}, {282644, 33, 0, 0, 1},
    {282656, 33, 0, 0, 1}, {85374, 33, 0, 0, 1}, {285955, 33, 0, 0, 1}, {96601, 163, 0, 0, 0},
    {87307, 33, 0, 0, 1}, {76846, 33, 0, 0, 1}, {286915, 163, 0, 0, 0}, {284557, 187, 0, 0, 0},
    {287016, 33, 0, 0, 1}, {282866, 33, 0, 0, 1}, {287295, 33, 0, 0, 1}, {285501, 163, 0, 0, 0},
    {287348, 33, 0, 0, 1}, {283671, 888, 0, 130199, 0}, {287649, 7, 0, 0, 0}, {2097, 16, 0, 0, 1},
    {287756, 33, 0, 0, 1}, {287772, 33, 0, 0, 1}, {287788, 33, 0, 0, 1}, {288046, 33, 0, 0, 1},
    {282858, 16, 0, 0, 0}, {283671, 888, 0, 0, 0}, {288735, 26, 0, 3064, 0}, {288761, 26, 0, 3064, 0},
    {288787, 163, 0, 0, 1}, {49068, 0, 0, 0, 1}, {280352, 16, 0, 288890, 0}, {288933, 16, 0, 288942, 0},
    {288957, 33, 0, 0, 1}, {288984, 33, 0, 0, 1}, {62269, 897, 0, 0, 0}, {289275, 897, 0, 0, 0},
    {289762, 44, 0, 30115, 1}, {289780, 44, 0, 30115, 1}, {289804, 33, 0, 0, 1}, {289818, 33, 0, 0, 1},
    {290403, 163, 0, 0, 0}, {290421, 163, 0, 0, 0}, {286915, 163, 0, 0, 0}, {75360, 44, 0, 30115, 0},
    {75360, 44, 0, 30115, 0}, {291017, 33, 0, 0, 1}, {291182, 898, 0, 30115, 1}, {291675, 26, 0, 3064, 0},
    {291953, 26, 0, 3064, 0}, {292044, 41, 0, 0, 1}, {240281, 906, 0, 0, 1}, {292048, 240, 0, 0, 1},
    {292057, 21, 0, 0, 1}, {292076, 627, 0, 0, 1}, {62269, 163, 0, 0, 0}, {289275, 163, 0, 0, 0},
    {292403, 163, 0, 89952, 0}, {292591, 44, 0, 30115, 0}, {292867, 861, 0, 30115, 0}, {292894, 907, 0, 30115, 0},
    {292931, 861, 0, 30115, 0}, {293361, 44, 0, 30115, 1}, {293372, 44, 0, 30115, 1}, {293633, 219, 0, 60720, 0},
    {293648, 36, 0, 60720, 0}, {293667, 44, 0, 30115, 1}, {293693, 36, 0, 60720, 0}, {293706, 417, 0, 60720, 0},
    {293725, 16, 0, 288890, 0}, {293738, 33, 0, 0, 1}, {293633, 219, 0, 60720, 0}, {294027, 44, 0, 30115, 1},
    {293607, 33, 0, 0, 1}, {294281, 36, 0, 60720, 0}, {294301, 29, 0, 60720, 0}, {294323, 33, 0, 0, 1},
    {294349, 33, 0, 0, 1}, {294375, 33, 0, 0, 1}, {49068, 0, 0, 0, 1}, {200349, 670, 0, 0, 1},
    {55295, 163, 0, 0, 1}, {62269, 163, 0, 0, 0}, {294857, 163, 0, 0, 0}, {294876, 33, 0, 0, 1},
    {295005, 163, 0, 89641, 0}, {295018, 163, 0, 89641, 0}, {295041, 33, 0, 0, 1}, {295056, 33, 0, 0, 1},
    {295078, 33, 0, 0, 1}, {295203, 36, 0, 60720, 0}, {157405, 36, 0, 60720, 0}, {295203, 36, 0, 60720, 0},
    {159162, 44, 0, 30115, 0}, {157405, 44, 0, 30115, 0}, {200349, 670, 0, 0, 1}, {116278, 44, 0, 30115, 1},
    {295659, 44, 0, 30115, 1}, {295671, 35, 0, 295686, 1}, {295948, 44, 0, 30115, 1}, {289762, 44, 0, 30115, 1},
    {200349, 670, 0, 0, 1}, {296377, 908, 0, 22153, 0}, {296531, 44, 0, 30115, 1}, {296551, 33, 0, 0, 1},
    {296572, 33, 0, 0, 1}, {296608, 33, 0, 0, 1}, {295671, 35, 0, 295686, 1}, {296830, 33, 0, 0, 1},
    {296865, 33, 0, 0, 1}, {296551, 33, 0, 0, 1}, {296883, 33, 0, 0, 1}, {296909, 33, 0, 0, 1},
    {296954, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {297162, 344, 0, 0, 1}, {2097, 16, 0, 0, 0}, {109209, 0, 0, 0, 0},
    {297428, 0, 0, 0, 1}, {297548, 33, 0, 0, 1}, {297892, 44, 0, 30115, 1}, {297915, 44, 0, 30115, 1},
    {297936, 44, 0, 30115, 1}, {297959, 44, 0, 30115, 1}, {297983, 44, 0, 30115, 1}, {298005, 44, 0, 30115, 1},
    {298729, 163, 0, 89952, 1}, {298930, 44, 0, 30115, 1}, {298947, 44, 0, 30115, 1}, {298962, 44, 0, 30115, 1},
    {298979, 44, 0, 30115, 1}, {299334, 44, 0, 30115, 1}, {17609, 163, 0, 89641, 1}, {298930, 44, 0, 30115, 1},
    {298947, 44, 0, 30115, 1}, {298962, 44, 0, 30115, 1}, {298979, 44, 0, 30115, 1}, {3681, 33, 0, 0, 1},
    {1398, 909, 0, 299989, 0}, {90436, 910, 0, 0, 0}, {300108, 910, 0, 0, 0}, {90436, 910, 0, 0, 0},
    {300573, 44, 0, 0, 0}, {79355, 219, 0, 0, 0}, {82602, 915, 0, 0, 0}, {17080, 916, 0, 300697, 0},
    {301335, 44, 0, 0, 0}, {116255, 36, 0, 0, 0}, {115357, 36, 0, 0, 0}, {52502, 36, 0, 0, 0},
    {116255, 36, 0, 0, 0}, {52502, 36, 0, 0, 0}, {17080, 916, 0, 0, 0}, {295203, 44, 0, 0, 0},
    {17080, 916, 0, 300697, 0}, {300254, 923, 0, 303308, 0}, {303337, 16, 0, 0, 1}, {17080, 916, 0, 0, 0},
    {31489, 121, 0, 31561, 0}, {17080, 916, 0, 0, 0}, {304048, 163, 0, 0, 0}, {304062, 26, 0, 0, 0},
    {39974, 44, 0, 0, 0}, {304775, 43, 0, 0, 0}, {304791, 29, 0, 0, 0}, {305746, 929, 0, 0, 0},
    {46830, 178, 0, 0, 0}, {306447, 344, 0, 0, 0}, {6729, 16, 0, 0, 0}, {306713, 185, 0, 0, 0},
    {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {306726, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 931, 0, 0, 0},
    {306887, 33, 0, 0, 1}, {306726, 33, 0, 0, 1}, {18430, 178, 0, 0, 0}, {6729, 16, 0, 0, 0}, {307200, 16, 0, 0, 0},
    {307211, 16, 0, 0, 0}, {6738, 185, 0, 0, 0}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {307200, 16, 0, 0, 0}, {307211, 16, 0, 0, 0}, {6738, 931, 0, 0, 0}, {306887, 33, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {307200, 16, 0, 0, 0}, {307211, 16, 0, 0, 0}, {307392, 932, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {307200, 16, 0, 0, 0}, {307211, 16, 0, 0, 0}, {6738, 933, 0, 0, 0}, {6738, 931, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {307392, 932, 0, 0, 0}, {306726, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 933, 0, 0, 0},
    {306726, 33, 0, 0, 1}, {309708, 857, 0, 0, 1}, {311402, 163, 0, 0, 0}, {17080, 415, 0, 0, 0},
    {36086, 955, 0, 0, 1}, {312170, 955, 0, 0, 0}, {312183, 955, 0, 0, 0}, {313086, 44, 0, 0, 1},
    {313100, 44, 0, 0, 1}, {313112, 44, 0, 0, 1}, {314271, 955, 0, 0, 1}, {314280, 955, 0, 0, 1},
    {314289, 955, 0, 0, 1}, {314463, 949, 0, 0, 0}, {311187, 964, 0, 0, 0}, {311324, 163, 0, 0, 1},
    {315523, 970, 0, 0, 1}, {315531, 970, 0, 0, 1}, {315539, 970, 0, 0, 1}, {36086, 955, 0, 0, 1},
    {313086, 44, 0, 0, 0}, {315654, 33, 0, 0, 1}, {36086, 955, 0, 0, 1}, {313086, 44, 0, 0, 1},
    {315850, 33, 0, 0, 1}, {75360, 44, 0, 0, 1}, {315523, 970, 0, 0, 1}, {315531, 970, 0, 0, 1},
    {315539, 970, 0, 0, 1}, {36086, 955, 0, 0, 1}, {315523, 970, 0, 0, 1}, {315531, 970, 0, 0, 1},
    {315539, 970, 0, 0, 1}, {316190, 163, 0, 0, 1}, {36086, 955, 0, 0, 1}, {313086, 44, 0, 0, 1},
    {315523, 970, 0, 0, 1}, {315531, 970, 0, 0, 1}, {315539, 970, 0, 0, 1}, {36086, 955, 0, 0, 1},
    {313086, 44, 0, 0, 0}, {317961, 975, 0, 0, 1}, {318213, 59, 0, 0, 0}, {318231, 59, 0, 0, 0},
    {318242, 59, 0, 0, 0}, {318254, 59, 0, 0, 0}, {75360, 389, 0, 0, 0}, {318263, 389, 0, 0, 0},
    {317961, 975, 0, 0, 1}, {318213, 59, 0, 0, 0}, {318231, 59, 0, 0, 0}, {318242, 59, 0, 0, 0},
    {318254, 59, 0, 0, 0}, {317961, 975, 0, 0, 1}, {317961, 977, 0, 0, 1}, {318213, 59, 0, 0, 0},
    {318231, 59, 0, 0, 0}, {318242, 59, 0, 0, 0}, {317961, 977, 0, 0, 1}, {89737, 978, 0, 0, 0},
    {318834, 979, 0, 318844, 0}, {30126, 980, 0, 0, 0}, {51305, 981, 0, 0, 0},
};

static const varve_enum_record enums[] = {
    {28, 32, 0, 0, {0, 2}}, {60, 32, 0, 0, {2, 3}}, {122, 64, 0, 0, {5, 17}}, {500, 64, 0, 0, {22, 25}},
    {879, 32, 7, 898, {47, 7}}, {948, 32, 0, 0, {54, 7}}, {1001, 32, 0, 0, {61, 3}}, {1028, 32, 0, 0, {64, 3}},
    {1076, 32, 0, 0, {67, 6}}, {1133, 32, 0, 0, {73, 3}}, {1196, 32, 0, 0, {76, 12}}, {1261, 32, 7, 898, {88, 6}},
    {14214, 64, 0, 0, {94, 16}}, {16295, 32, 0, 0, {110, 3}}, {16357, 32, 0, 0, {113, 12}}, {16488, 32, 0, 0, {125, 8}},
    {16607, 32, 3, 16630, {133, 12}}, {14214, 64, 0, 0, {94, 16}}, {31198, 64, 0, 0, {145, 16}},
    {31268, 64, 0, 0, {161, 10}}, {31304, 32, 7, 898, {171, 9}}, {31363, 32, 7, 31384, {180, 3}},
    {31395, 32, 0, 0, {183, 5}}, {35957, 32, 0, 0, {188, 2}}, {35975, 32, 0, 0, {190, 2}}, {36011, 32, 0, 0, {192, 4}},
    {53853, 32, 3, 16630, {196, 3}}, {55606, 64, 0, 0, {199, 7}}, {16295, 32, 0, 0, {206, 3}},
    {59788, 32, 0, 0, {209, 13}}, {59838, 32, 0, 0, {222, 2}}, {59884, 32, 0, 0, {224, 4}}, {59930, 32, 0, 0, {228, 3}},
    {59944, 32, 0, 0, {231, 14}}, {60017, 64, 0, 0, {245, 13}}, {60157, 64, 0, 0, {258, 7}}, {60229, 32, 0, 0, {265, 3}},
    {60280, 32, 0, 0, {268, 4}}, {60304, 32, 0, 0, {272, 2}}, {60362, 32, 0, 0, {274, 3}}, {76186, 32, 0, 0, {161, 10}},
    {76834, 32, 0, 0, {277, 3}}, {78629, 32, 0, 0, {280, 10}}, {78708, 32, 0, 0, {290, 3}}, {78751, 32, 0, 0, {293, 3}},
    {78806, 32, 0, 0, {296, 24}}, {78897, 32, 0, 0, {320, 2}}, {78929, 32, 0, 0, {322, 1}}, {78939, 32, 0, 0, {323, 2}},
    {78972, 32, 0, 0, {325, 13}}, {78980, 32, 0, 0, {338, 3}}, {86474, 64, 0, 0, {341, 2}}, {86495, 64, 0, 0, {343, 21}},
    {86618, 64, 0, 0, {364, 7}}, {86696, 64, 0, 0, {371, 47}}, {87300, 64, 0, 0, {418, 5}}, {87353, 64, 0, 0, {423, 4}},
    {87413, 32, 7, 16630, {427, 34}}, {87827, 64, 0, 0, {461, 4}}, {87861, 32, 7, 16630, {465, 11}},
    {87978, 64, 0, 0, {476, 16}}, {88005, 64, 0, 0, {492, 3}}, {88047, 32, 7, 31384, {495, 9}},
    {88061, 64, 0, 0, {504, 5}}, {88120, 32, 5, 16630, {509, 5}}, {88163, 64, 0, 0, {161, 10}},
    {31363, 32, 5, 31384, {180, 3}}, {88177, 64, 0, 0, {514, 11}}, {88289, 64, 0, 0, {525, 8}},
    {88357, 64, 0, 0, {533, 4}}, {88389, 64, 0, 0, {537, 3}}, {31395, 64, 0, 0, {540, 7}}, {88501, 64, 0, 0, {547, 4}},
    {88535, 64, 0, 0, {551, 3}}, {88552, 64, 0, 0, {554, 3}}, {88596, 64, 0, 0, {557, 3}}, {14214, 64, 0, 0, {94, 16}},
    {118481, 32, 0, 0, {560, 63}}, {119525, 32, 0, 0, {623, 14}}, {122159, 32, 0, 0, {637, 5}},
    {122194, 32, 0, 0, {642, 3}}, {122248, 32, 0, 0, {645, 4}}, {122307, 32, 0, 0, {649, 2}}, {122328, 32, 0, 0, {651, 4}},
    {127508, 32, 0, 0, {655, 3}}, {127530, 32, 0, 0, {658, 2}}, {127559, 32, 0, 0, {660, 2}}, {127584, 32, 0, 0, {662, 5}},
    {127670, 32, 0, 0, {667, 4}}, {127769, 32, 0, 0, {671, 2}}, {127803, 32, 0, 0, {673, 7}}, {127825, 32, 0, 0, {680, 2}},
    {127861, 32, 0, 0, {682, 4}}, {127918, 32, 0, 0, {686, 5}}, {127955, 32, 0, 0, {691, 3}}, {127981, 32, 0, 0, {694, 3}},
    {128022, 32, 0, 0, {697, 3}}, {128030, 32, 0, 0, {700, 2}}, {128063, 32, 0, 0, {702, 1}}, {128078, 32, 0, 0, {703, 2}},
    {128096, 32, 0, 0, {705, 16}}, {128149, 32, 0, 0, {721, 2}}, {128163, 32, 0, 0, {723, 8}},
    {128201, 32, 0, 0, {731, 4}}, {128230, 32, 0, 0, {735, 7}}, {128282, 32, 0, 0, {742, 7}}, {128319, 32, 0, 0, {749, 2}},
    {128344, 32, 0, 0, {751, 6}}, {128390, 32, 0, 0, {757, 10}}, {128400, 32, 0, 0, {767, 2}},
    {128415, 32, 0, 0, {769, 3}}, {128437, 32, 0, 0, {772, 2}}, {128476, 32, 0, 0, {774, 2}}, {128488, 32, 0, 0, {776, 4}},
    {128502, 32, 0, 0, {780, 5}}, {128556, 32, 0, 0, {785, 8}}, {128577, 32, 0, 0, {793, 3}}, {128604, 32, 0, 0, {796, 4}},
    {128656, 32, 0, 0, {800, 5}}, {128742, 32, 0, 0, {805, 2}}, {128781, 32, 0, 0, {807, 2}}, {128811, 32, 0, 0, {809, 5}},
    {128897, 32, 0, 0, {814, 3}}, {128934, 32, 0, 0, {817, 4}}, {128970, 32, 0, 0, {821, 4}}, {129017, 32, 0, 0, {825, 4}},
    {129035, 32, 0, 0, {829, 2}}, {129051, 32, 0, 0, {831, 4}}, {129075, 32, 0, 0, {835, 2}}, {129092, 32, 0, 0, {837, 2}},
    {129106, 32, 0, 0, {839, 10}}, {151799, 32, 0, 0, {849, 3}}, {151820, 32, 0, 0, {852, 4}},
    {151876, 32, 0, 0, {856, 2}}, {151913, 32, 0, 0, {858, 1}}, {151933, 32, 3, 16630, {859, 21}},
    {152083, 32, 0, 0, {880, 5}}, {152105, 32, 0, 0, {858, 1}}, {152124, 32, 0, 0, {858, 1}}, {152145, 32, 0, 0, {885, 1}},
    {152172, 32, 0, 0, {886, 4}}, {152213, 32, 3, 16630, {890, 5}}, {152301, 32, 0, 0, {895, 6}},
    {152347, 32, 0, 0, {901, 5}}, {152450, 32, 0, 0, {906, 2}}, {152485, 32, 0, 0, {908, 4}}, {152518, 32, 0, 0, {912, 3}},
    {152542, 32, 0, 0, {915, 2}}, {152583, 32, 0, 0, {917, 3}}, {152624, 32, 0, 0, {920, 4}}, {152659, 32, 3, 16630, {924, 5}},
    {152701, 32, 0, 0, {929, 4}}, {86495, 32, 0, 0, {933, 17}}, {86618, 32, 0, 0, {950, 7}}, {174300, 32, 0, 0, {957, 4}},
    {174312, 8, 1, 16630, {961, 3}}, {204078, 32, 0, 0, {964, 9}}, {208910, 64, 0, 0, {973, 8}},
    {208925, 64, 0, 0, {981, 4}}, {212805, 32, 0, 0, {985, 2}}, {212849, 32, 0, 0, {987, 4}}, {212931, 32, 0, 0, {991, 6}},
    {219035, 32, 0, 0, {997, 4}}, {219105, 32, 0, 0, {1001, 96}}, {220608, 32, 0, 0, {1097, 210}},
    {225041, 32, 0, 0, {1307, 5}}, {225086, 32, 0, 0, {1312, 2}}, {225134, 32, 3, 16630, {1314, 6}},
    {225207, 32, 0, 0, {1320, 3}}, {225257, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {226893, 32, 0, 0, {1440, 76}}, {228243, 32, 0, 0, {1516, 15}},
    {228420, 32, 0, 0, {1531, 107}}, {231520, 32, 0, 0, {1638, 1}}, {225620, 32, 3, 16630, {1639, 8}},
    {127803, 32, 0, 0, {1647, 4}}, {231634, 32, 3, 16630, {1651, 6}}, {231674, 32, 0, 0, {1657, 7}},
    {231814, 32, 0, 0, {1664, 2}}, {231850, 32, 0, 0, {1666, 3}}, {231894, 32, 0, 0, {1669, 42}},
    {232191, 32, 3, 16630, {1711, 17}}, {232352, 32, 0, 0, {1728, 3}}, {232409, 32, 0, 0, {1731, 2}},
    {232454, 32, 0, 0, {1733, 3}}, {232492, 32, 0, 0, {1736, 5}}, {232564, 32, 3, 16630, {1741, 18}},
    {232863, 32, 0, 0, {1759, 4}}, {232892, 32, 3, 16630, {1763, 9}}, {233008, 32, 0, 0, {1772, 4}},
    {233035, 32, 3, 16630, {1776, 15}}, {233242, 32, 0, 0, {1791, 259}}, {237461, 32, 0, 0, {2050, 1}},
    {237505, 32, 0, 0, {2051, 7}}, {237586, 32, 3, 16630, {2058, 3}}, {237623, 32, 0, 0, {2061, 24}},
    {237951, 32, 0, 0, {2085, 4}}, {237992, 32, 0, 0, {2089, 10}}, {238062, 32, 0, 0, {2099, 7}},
    {262486, 32, 0, 0, {2106, 1}}, {228420, 32, 0, 0, {2107, 15}}, {262589, 32, 0, 0, {2122, 2}},
    {262598, 32, 0, 0, {2124, 2}}, {262634, 32, 0, 0, {2126, 3}}, {262657, 32, 0, 0, {2129, 2}},
    {31395, 32, 0, 0, {2131, 3}}, {262734, 32, 0, 0, {2134, 2}}, {271993, 32, 0, 0, {2136, 2}},
    {272035, 32, 0, 0, {2138, 3}}, {272106, 32, 0, 0, {2141, 6}}, {272125, 32, 0, 0, {2147, 3}},
    {272171, 32, 0, 0, {2150, 2}}, {272192, 32, 0, 0, {2152, 4}}, {272255, 32, 0, 0, {2156, 2}},
    {272313, 32, 0, 0, {2158, 4}}, {272377, 32, 0, 0, {2162, 4}}, {78980, 32, 0, 0, {338, 3}},
    {35957, 32, 0, 0, {2166, 13}}, {78897, 32, 0, 0, {320, 2}}, {300179, 32, 0, 0, {2179, 5}},
    {14214, 64, 0, 0, {94, 16}}, {310838, 32, 0, 0, {2184, 6}}, {310917, 32, 0, 0, {2190, 2}},
    {310928, 32, 0, 0, {2192, 2}}, {317250, 32, 0, 0, {2194, 5}}, {317260, 32, 0, 0, {2199, 9}},
    {232492, 32, 0, 0, {2208, 13}}, {317432, 32, 0, 0, {2221, 6}}, {237951, 32, 0, 0, {2227, 15}},
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
    {1319, 8, 0}, {1329, 14, 0}, {14228, 0, 0}, {14233, 1, 0}, {14238, 2, 0}, {14243, 3, 0}, {14250, 4, 0},
    {14259, 5, 0}, {14267, 6, 0}, {14272, 7, 0}, {14277, 8, 0}, {14286, 9, 0}, {14294, 10, 0},
    {14299, 11, 0}, {14304, 12, 0}, {14309, 13, 0}, {14314, 14, 0}, {14318, 15, 0}, {16308, 0, 0},
    {16323, 1, 0}, {16335, 2, 0}, {16365, 0, 0}, {16375, 1, 0}, {16383, 2, 0}, {16391, 3, 0}, {16399, 4, 0},
    {16408, 5, 0}, {16417, 6, 0}, {16426, 7, 0}, {16435, 8, 0}, {16446, 9, 0}, {16462, 10, 0},
    {16475, 11, 0}, {55, 0, 0}, {16498, 1, 0}, {16513, 2, 0}, {16529, 3, 0}, {16545, 4, 0}, {16560, 5, 0},
    {16576, 6, 0}, {16591, 7, 0}, {55, 0, 0}, {16632, 1, 0}, {16654, 2, 0}, {16659, 4, 0}, {16664, 8, 0},
    {16674, 16, 0}, {16683, 32, 0}, {16693, 64, 0}, {16704, 128, 0}, {16711, 256, 0}, {16719, 512, 0},
    {16728, 1024, 0}, {1594, 0, 0}, {31212, 1, 0}, {31216, 2, 0}, {31220, 3, 0}, {31224, 4, 0},
    {31228, 5, 0}, {31232, 6, 0}, {31236, 7, 0}, {31240, 8, 0}, {31244, 9, 0}, {31248, 10, 0},
    {31252, 11, 0}, {31256, 12, 0}, {31260, 13, 0}, {31264, 14, 0}, {3064, 15, 0}, {31282, 0, 0},
    {31285, 1, 0}, {31288, 2, 0}, {31292, 3, 0}, {31296, 4, 0}, {31300, 5, 0}, {31252, 6, 0}, {31256, 7, 0},
    {31244, 8, 0}, {31248, 9, 0}, {55, 0, 0}, {31318, 1, 0}, {31326, 2, 0}, {31331, 4, 0}, {31336, 8, 0},
    {31340, 16, 0}, {31345, 32, 0}, {31354, 64, 0}, {31358, 127, 0}, {55, 0, 0}, {31387, 1, 0},
    {31391, 2, 0}, {31408, 0, 0}, {31424, 1, 0}, {31433, 2, 0}, {31440, 3, 0}, {31452, 4, 0}, {1214, 0, 0},
    {35971, 1, 0}, {35991, 0, 0}, {36002, 1, 0}, {36020, 0, 0}, {36025, 1, 0}, {36030, 2, 0}, {36035, 3, 0},
    {53871, 1, 0}, {53880, 2, 0}, {55, 4, 0}, {31282, 0, 0}, {31285, 1, 0}, {55619, 2, 0}, {55622, 3, 0},
    {55625, 4, 0}, {55628, 5, 0}, {55631, 6, 0}, {18430, 1, 0}, {59770, 2, 0}, {59780, 3, 0}, {1214, 0, 0},
    {1218, 1, 0}, {59807, 2, 0}, {59813, 3, 0}, {14286, 4, 0}, {59819, 5, 0}, {59825, 6, 0}, {14259, 7, 0},
    {59831, 8, 0}, {59835, 9, 0}, {1239, 10, 0}, {14277, 11, 0}, {14250, 12, 0}, {59852, 0, 0},
    {59870, 1, 0}, {59902, 1, 0}, {59910, 2, 0}, {59919, 3, 0}, {59923, 4, 0}, {2372, 0, 0}, {59940, 1, 0},
    {59942, 2, 0}, {14228, 0, 0}, {14304, 1, 0}, {59961, 2, 0}, {59966, 3, 0}, {59971, 4, 0}, {59976, 5, 0},
    {14233, 6, 0}, {14309, 7, 0}, {59981, 8, 0}, {59986, 9, 0}, {59991, 10, 0}, {59996, 11, 0},
    {60004, 12, 0}, {60012, 13, 0}, {2372, 0, 0}, {59940, 1, 0}, {59942, 2, 0}, {60027, 3, 0},
    {60040, 4, 0}, {60053, 5, 0}, {60066, 6, 0}, {60079, 7, 0}, {60092, 8, 0}, {60105, 9, 0}, {60118, 10, 0},
    {60131, 11, 0}, {60144, 12, 0}, {60167, 0, 0}, {60175, 1, 0}, {60183, 2, 0}, {60191, 3, 0},
    {60200, 4, 0}, {60209, 5, 0}, {60218, 6, 0}, {60248, 0, 0}, {60253, 1, 0}, {60264, 2, 0}, {1239, 0, 0},
    {60292, 2, 0}, {60295, 1, 0}, {60300, 3, 0}, {60338, 0, 0}, {60354, 1, 0}, {60376, 0, 0}, {60390, 1, 0},
    {60400, 2, 0}, {76846, 0, 0}, {76853, 1, 0}, {76862, 2, 0}, {1214, 0, 0}, {35971, 1, 0}, {1218, 2, 0},
    {78638, 3, 0}, {78642, 4, 0}, {78655, 5, 0}, {78666, 6, 0}, {78677, 7, 0}, {78690, 8, 0}, {78703, 9, 0},
    {78730, 1, 0}, {78736, 2, 0}, {78743, 3, 0}, {78773, 13, 0}, {78783, 23, 0}, {78794, 24, 0},
    {21142, 0, 0}, {78822, 1, 0}, {78826, 2, 0}, {78830, 3, 0}, {78835, 4, 0}, {78841, 5, 0}, {78846, 6, 0},
    {78857, 7, 0}, {78863, 8, 0}, {78868, 9, 0}, {78874, 10, 0}, {78881, 11, 0}, {78886, 12, 0},
    {1214, 13, 0}, {35971, 14, 0}, {1218, 15, 0}, {78638, 16, 0}, {78642, 17, 0}, {78655, 18, 0},
    {78666, 19, 0}, {78677, 20, 0}, {78690, 21, 0}, {78703, 22, 0}, {78890, 23, 0}, {78910, 0, 0},
    {78919, 1, 0}, {78890, 0, 0}, {78946, 0, 0}, {78958, 1, 0}, {21142, 0, 0}, {78822, 1, 0}, {78826, 2, 0},
    {78830, 3, 0}, {78835, 4, 0}, {78841, 5, 0}, {78846, 6, 0}, {78857, 7, 0}, {78863, 8, 0}, {78868, 9, 0},
    {78874, 10, 0}, {78881, 11, 0}, {78886, 12, 0}, {78998, 0, 0}, {79004, 1, 0}, {79010, 2, 0},
    {86485, 0, 0}, {86489, 1, 0}, {86507, 0, 0}, {1214, 1, 0}, {35971, 2, 0}, {86512, 3, 0}, {86517, 4, 0},
    {86522, 5, 0}, {86526, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86531, 9, 0}, {86536, 10, 0}, {86541, 11, 0},
    {86546, 12, 0}, {86551, 13, 0}, {86556, 14, 0}, {86561, 15, 0}, {86571, 16, 0}, {86581, 17, 0},
    {86591, 18, 0}, {86600, 19, 0}, {86609, 20, 0}, {86633, 0, 0}, {86644, 1, 0}, {86654, 2, 0},
    {86664, 4, 0}, {86672, 5, 0}, {86680, 6, 0}, {86688, 7, 0}, {86702, 0, 0}, {86706, 8, 0}, {86713, 9, 0},
    {86720, 10, 0}, {86726, 11, 0}, {86732, 13, 0}, {86741, 14, 0}, {86757, 15, 0}, {86772, 16, 0},
    {86780, 17, 0}, {86795, 18, 0}, {86802, 19, 0}, {86818, 20, 0}, {86830, 64, 0}, {86844, 65, 0},
    {86859, 66, 0}, {86870, 67, 0}, {86882, 68, 0}, {86898, 69, 0}, {86912, 70, 0}, {86927, 71, 0},
    {86940, 72, 0}, {86953, 75, 0}, {86965, 76, 0}, {86979, 77, 0}, {86994, 78, 0}, {87008, 79, 0},
    {87016, 80, 0}, {87033, 81, 0}, {87040, 82, 0}, {87049, 83, 0}, {87060, 84, 0}, {87071, 86, 0},
    {87085, 87, 0}, {87097, 88, 0}, {87109, 90, 0}, {87121, 91, 0}, {87137, 92, 0}, {87151, 93, 0},
    {87163, 94, 0}, {87180, 95, 0}, {87192, 96, 0}, {87204, 97, 0}, {87225, 98, 0}, {87250, 99, 0},
    {87275, 100, 0}, {87288, 101, 0}, {87307, 0, 0}, {87311, 1, 0}, {87322, 2, 0}, {87330, 3, 0},
    {87344, 4, 0}, {87368, 0, 0}, {87373, 1, 0}, {87378, 2, 0}, {87393, 3, 0}, {87421, 0, 0}, {87426, 1, 0},
    {87431, 2, 0}, {87436, 1, 0}, {87444, 2, 0}, {87454, 3, 0}, {87461, 4, 0}, {87469, 8, 0}, {87480, 16, 0},
    {87493, 32, 0}, {87501, 64, 0}, {87512, 128, 0}, {87521, 256, 0}, {87532, 512, 0}, {87550, 1024, 0},
    {87564, 2048, 0}, {87571, 4096, 0}, {87584, 8192, 0}, {87600, 16384, 0}, {87616, 32768, 0},
    {87630, 65536, 0}, {87648, 65536, 0}, {87668, 65536, 0}, {87687, 262144, 0}, {87705, 524288, 0},
    {87714, 1048576, 0}, {87723, 4194304, 0}, {87739, 8388608, 0}, {87759, 16777216, 0}, {87769, 33554432, 0},
    {87775, 67108864, 0}, {87786, 134217728, 0}, {87796, 268435456, 0}, {87809, 536870912, 0},
    {87843, 0, 0}, {87851, 1, 0}, {87368, 2, 0}, {87855, 3, 0}, {87493, 1, 0}, {87879, 2, 0}, {87891, 4, 0},
    {87903, 8, 0}, {87914, 16, 0}, {13107, 32, 0}, {87924, 64, 0}, {87934, 128, 0}, {87944, 256, 0},
    {87959, 512, 0}, {87967, 2048, 0}, {87992, 0, 0}, {31212, 1, 0}, {31216, 2, 0}, {31220, 3, 0},
    {31224, 4, 0}, {31228, 5, 0}, {31232, 6, 0}, {31236, 7, 0}, {31240, 8, 0}, {31244, 9, 0}, {31248, 10, 0},
    {31252, 11, 0}, {31256, 12, 0}, {31260, 13, 0}, {31264, 14, 0}, {87999, 15, 0}, {88025, 0, 0},
    {88032, 1, 0}, {88040, 2, 0}, {55, 0, 0}, {31326, 1, 0}, {31331, 2, 0}, {31336, 4, 0}, {31340, 8, 0},
    {31345, 16, 0}, {31354, 32, 0}, {31318, 64, 0}, {31358, 127, 0}, {55, 0, 0}, {88078, 1, 0},
    {88087, 2, 0}, {88091, 3, 0}, {88100, 4, 0}, {55, 0, 0}, {88135, 1, 0}, {88149, 2, 0}, {31391, 4, 0},
    {88154, 3, 0}, {88185, 0, 0}, {88194, 1, 0}, {88215, 2, 0}, {88224, 3, 0}, {88237, 4, 0}, {88242, 5, 0},
    {88251, 6, 0}, {88261, 7, 0}, {59780, 8, 0}, {88270, 9, 0}, {88282, 10, 0}, {88305, 1, 0},
    {88311, 2, 0}, {88319, 3, 0}, {88327, 4, 0}, {88336, 5, 0}, {88343, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {88368, 1, 0}, {88373, 2, 0}, {88379, 3, 0}, {88414, 0, 0}, {88428, 1, 0}, {88438, 2, 0},
    {88450, 0, 0}, {88461, 1, 0}, {31433, 2, 0}, {31424, 3, 0}, {88471, 4, 0}, {88485, 7, 0}, {88493, 4294967295, 4294967295},
    {55, 0, 0}, {88514, 3, 0}, {88521, 2, 0}, {88530, 1, 0}, {55, 0, 0}, {88547, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {88564, 1, 0}, {88583, 2, 0}, {0, 0, 0}, {88607, 1, 0}, {88614, 2, 0}, {118500, 0, 0},
    {118512, 1, 0}, {118527, 2, 0}, {118541, 3, 0}, {118553, 4, 0}, {118568, 5, 0}, {118585, 6, 0},
    {118598, 7, 0}, {118613, 8, 0}, {118626, 9, 0}, {118645, 10, 0}, {118659, 11, 0}, {118672, 12, 0},
    {118685, 13, 0}, {118705, 14, 0}, {118724, 15, 0}, {118737, 16, 0}, {118757, 17, 0}, {118777, 18, 0},
    {118791, 19, 0}, {118804, 20, 0}, {118821, 21, 0}, {118840, 22, 0}, {118859, 23, 0}, {118877, 24, 0},
    {118892, 25, 0}, {118903, 26, 0}, {118918, 27, 0}, {118935, 28, 0}, {118948, 29, 0}, {118963, 30, 0},
    {118980, 31, 0}, {119001, 32, 0}, {119018, 33, 0}, {119029, 34, 0}, {119043, 35, 0}, {119059, 36, 0},
    {119072, 37, 0}, {119093, 38, 0}, {119107, 39, 0}, {119120, 40, 0}, {119138, 41, 0}, {119154, 42, 0},
    {119173, 43, 0}, {119194, 44, 0}, {119213, 45, 0}, {119231, 46, 0}, {119250, 47, 0}, {119267, 48, 0},
    {119280, 49, 0}, {119296, 50, 0}, {119312, 51, 0}, {119325, 52, 0}, {119339, 53, 0}, {119351, 54, 0},
    {119368, 55, 0}, {119385, 56, 0}, {119398, 57, 0}, {119414, 58, 0}, {119442, 59, 0}, {119472, 60, 0},
    {119496, 61, 0}, {119508, 62, 0}, {119545, 0, 0}, {119557, 1, 0}, {119565, 2, 0}, {119573, 3, 0},
    {119581, 4, 0}, {119590, 5, 0}, {119599, 6, 0}, {119608, 7, 0}, {119616, 8, 0}, {119624, 9, 0},
    {119633, 10, 0}, {119642, 11, 0}, {119653, 12, 0}, {119664, 13, 0}, {122175, 0, 0}, {122182, 1, 0},
    {122185, 2, 0}, {122188, 3, 0}, {122191, 4, 0}, {55, 0, 0}, {122218, 1, 0}, {122233, 2, 0},
    {55, 0, 0}, {122269, 1, 0}, {122281, 2, 0}, {122294, 3, 0}, {900, 0, 0}, {122324, 1, 0}, {55, 0, 0},
    {122349, 1, 0}, {122361, 2, 0}, {122373, 3, 0}, {127525, 0, 0}, {59831, 1, 0}, {59835, 2, 0},
    {127547, 0, 0}, {127553, 1, 0}, {127572, 0, 0}, {127578, 1, 0}, {127606, 0, 0}, {127619, 1, 0},
    {127631, 2, 0}, {127642, 3, 0}, {127658, 4, 0}, {127700, 0, 0}, {127712, 1, 0}, {127731, 2, 0},
    {127750, 3, 0}, {127787, 1, 0}, {127794, 0, 0}, {55, 0, 0}, {122182, 1, 0}, {122188, 2, 0},
    {122191, 3, 0}, {122185, 4, 0}, {127818, 5, 0}, {127822, 6, 0}, {6272, 0, 0}, {127843, 1, 0},
    {127879, 0, 0}, {127883, 1, 0}, {127886, 2, 0}, {127902, 3, 0}, {127940, 0, 0}, {127943, 1, 0},
    {127946, 2, 0}, {127949, 3, 0}, {127952, 4, 0}, {55, 0, 0}, {127963, 1, 0}, {127972, 2, 0},
    {127999, 0, 0}, {128008, 1, 0}, {128013, 2, 0}, {34851, 0, 0}, {34853, 1, 0}, {34855, 2, 0},
    {128045, 1, 0}, {128055, 0, 0}, {128071, 0, 0}, {128088, 0, 0}, {128092, 1, 0}, {50519, 0, 0},
    {50540, 1, 0}, {51300, 2, 0}, {50445, 9, 0}, {128105, 4, 0}, {128108, 3, 0}, {128111, 5, 0},
    {128115, 8, 0}, {128118, 7, 0}, {128121, 6, 0}, {50592, 10, 0}, {128124, 11, 0}, {128129, 12, 0},
    {128134, 13, 0}, {128139, 14, 0}, {128144, 15, 0}, {87307, 0, 0}, {88087, 1, 0}, {88237, 0, 0},
    {128176, 1, 0}, {86664, 2, 0}, {86672, 3, 0}, {86680, 4, 0}, {128184, 5, 0}, {128187, 6, 0},
    {128192, 7, 0}, {128214, 0, 0}, {128218, 1, 0}, {17, 2, 0}, {128226, 3, 0}, {128246, 0, 0},
    {18430, 1, 0}, {128254, 3, 0}, {93849, 4, 0}, {128261, 5, 0}, {21146, 6, 0}, {128267, 7, 0},
    {964, 0, 0}, {128294, 1, 0}, {128298, 2, 0}, {128302, 3, 0}, {128306, 4, 0}, {128310, 5, 0},
    {128314, 6, 0}, {128338, 0, 0}, {128341, 1, 0}, {89095, 0, 0}, {6266, 1, 0}, {128354, 2, 0},
    {128367, 3, 0}, {128380, 4, 0}, {128246, 5, 0}, {1214, 1, 0}, {59831, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59835, 5, 0}, {86531, 6, 0}, {86536, 7, 0}, {1239, 8, 0}, {86556, 9, 0}, {86551, 10, 0},
    {55, 0, 0}, {128045, 1, 0}, {128428, 0, 0}, {128431, 1, 0}, {128434, 2, 0}, {128458, 1, 0},
    {128467, 0, 0}, {128214, 0, 0}, {128218, 1, 0}, {128497, 0, 0}, {60292, 1, 0}, {60295, 2, 0},
    {60300, 3, 0}, {30172, 0, 0}, {128514, 1, 0}, {128521, 2, 0}, {128530, 3, 0}, {128543, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {128569, 3, 0}, {128573, 4, 0}, {59831, 5, 0}, {59835, 6, 0},
    {1239, 7, 0}, {30172, 0, 0}, {128514, 1, 0}, {128590, 2, 0}, {55, 0, 0}, {128623, 1, 0}, {128636, 2, 0},
    {128649, 3, 0}, {128671, 0, 0}, {128686, 1, 0}, {128699, 2, 0}, {128714, 3, 0}, {128728, 4, 0},
    {128761, 0, 0}, {128771, 1, 0}, {128798, 0, 0}, {128805, 1, 0}, {128828, 0, 0}, {128841, 1, 0},
    {128855, 2, 0}, {128869, 3, 0}, {128882, 4, 0}, {964, 0, 0}, {128918, 1, 0}, {128926, 2, 0},
    {128961, 0, 0}, {128121, 1, 0}, {128964, 2, 0}, {128967, 3, 0}, {128992, 0, 0}, {129000, 1, 0},
    {129008, 2, 0}, {129013, 3, 0}, {128071, 2, 0}, {129032, 3, 0}, {50519, 0, 0}, {51300, 1, 0},
    {21128, 0, 0}, {21133, 1, 0}, {87307, 0, 0}, {88087, 1, 0}, {129064, 2, 0}, {129071, 3, 0},
    {31232, 1, 0}, {129088, 4294967295, 0}, {900, 0, 0}, {31232, 1, 0}, {50519, 0, 0}, {51300, 1, 0},
    {128108, 2, 0}, {128105, 3, 0}, {128121, 4, 0}, {50445, 5, 0}, {128124, 6, 0}, {128129, 7, 0},
    {50540, 8, 0}, {128111, 9, 0}, {78910, 0, 0}, {151814, 1, 0}, {61359, 2, 0}, {78910, 0, 0},
    {151852, 1, 0}, {151857, 2, 0}, {151866, 3, 0}, {151889, 0, 0}, {151902, 1, 0}, {88040, 0, 0},
    {55, 0, 0}, {48528, 1, 0}, {89411, 2, 0}, {89406, 4, 0}, {933, 8, 0}, {151948, 16, 0}, {151952, 32, 0},
    {151965, 64, 0}, {151970, 128, 0}, {1585, 256, 0}, {151978, 512, 0}, {47, 1024, 0}, {151984, 2048, 0},
    {151994, 4096, 0}, {152001, 8192, 0}, {152015, 16384, 0}, {152027, 32768, 0}, {152039, 65536, 0},
    {152047, 131072, 0}, {152056, 262144, 0}, {152069, 524288, 0}, {86688, 0, 0}, {86680, 1, 0},
    {86664, 2, 0}, {86672, 3, 0}, {128176, 4, 0}, {152161, 1, 0}, {152191, 0, 0}, {152199, 1, 0},
    {151978, 2, 0}, {152206, 3, 0}, {55, 0, 0}, {152228, 1, 0}, {152244, 2, 0}, {152260, 4, 0},
    {152282, 8, 0}, {152320, 0, 0}, {88485, 1, 0}, {152327, 2, 0}, {152334, 3, 0}, {152339, 4, 0},
    {92113, 5, 0}, {152364, 0, 0}, {152377, 1, 0}, {152391, 2, 0}, {152407, 3, 0}, {152431, 4, 0},
    {59780, 0, 0}, {152472, 1, 0}, {55, 0, 0}, {89411, 1, 0}, {130237, 2, 0}, {152512, 3, 0}, {87307, 0, 0},
    {972, 1, 0}, {11543, 2, 0}, {152556, 0, 0}, {152569, 1, 0}, {152601, 0, 0}, {152612, 1, 0},
    {152619, 2, 0}, {55, 0, 0}, {86654, 1, 0}, {152641, 2, 0}, {152654, 3, 0}, {55, 0, 0}, {128246, 1, 0},
    {152677, 2, 0}, {152682, 4, 0}, {152693, 8, 0}, {152721, 0, 0}, {152726, 1, 0}, {152732, 2, 0},
    {152739, 3, 0}, {86507, 0, 0}, {1214, 1, 0}, {35971, 2, 0}, {86512, 3, 0}, {86517, 4, 0}, {86522, 5, 0},
    {86526, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86531, 9, 0}, {86536, 10, 0}, {86541, 11, 0}, {86546, 12, 0},
    {86551, 13, 0}, {86556, 14, 0}, {86561, 15, 0}, {86571, 16, 0}, {86633, 0, 0}, {86644, 1, 0},
    {86654, 2, 0}, {86664, 3, 0}, {86672, 4, 0}, {86680, 5, 0}, {86688, 6, 0}, {55, 0, 0}, {88149, 1, 0},
    {31391, 2, 0}, {88154, 3, 0}, {55, 0, 0}, {31391, 1, 0}, {31387, 2, 0}, {32061, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {204092, 4, 0}, {204100, 5, 0}, {204108, 6, 0}, {204120, 7, 0}, {204131, 8, 0},
    {128246, 100, 0}, {31288, 0, 0}, {31292, 1, 0}, {31296, 2, 0}, {31300, 3, 0}, {31252, 4, 0},
    {31256, 5, 0}, {31244, 6, 0}, {31248, 7, 0}, {55619, 0, 0}, {55622, 1, 0}, {55625, 2, 0}, {55628, 3, 0},
    {212827, 0, 0}, {212838, 1, 0}, {212870, 0, 0}, {212888, 1, 0}, {212910, 2, 0}, {212921, 3, 0},
    {212952, 0, 0}, {212959, 1, 0}, {212970, 2, 0}, {212981, 3, 0}, {212992, 4, 0}, {213003, 5, 0},
    {219051, 0, 0}, {219059, 1, 0}, {219070, 2, 0}, {219081, 5348, 0}, {219113, 0, 0}, {219122, 1, 0},
    {219132, 3, 0}, {219145, 4, 0}, {219158, 5, 0}, {219167, 6, 0}, {219178, 7, 0}, {219190, 8, 0},
    {219203, 9, 0}, {219209, 10, 0}, {219223, 11, 0}, {219238, 12, 0}, {219253, 13, 0}, {219263, 14, 0},
    {219277, 15, 0}, {219287, 16, 0}, {219298, 17, 0}, {219310, 18, 0}, {219319, 19, 0}, {219334, 20, 0},
    {219345, 22, 0}, {219355, 23, 0}, {219372, 24, 0}, {219386, 25, 0}, {219400, 26, 0}, {219412, 27, 0},
    {219430, 28, 0}, {219449, 29, 0}, {219470, 30, 0}, {219478, 31, 0}, {219489, 32, 0}, {219511, 33, 0},
    {219524, 34, 0}, {219539, 36, 0}, {219552, 37, 0}, {219568, 38, 0}, {219581, 39, 0}, {219602, 40, 0},
    {219613, 41, 0}, {219639, 42, 0}, {219651, 43, 0}, {219665, 4416, 0}, {219680, 4417, 0}, {219695, 4418, 0},
    {219710, 4419, 0}, {219725, 4420, 0}, {219740, 4424, 0}, {219751, 4425, 0}, {219764, 4426, 0},
    {219774, 4432, 0}, {219798, 4438, 0}, {219810, 4440, 0}, {219820, 4444, 0}, {219835, 4992, 0},
    {219855, 4993, 0}, {219883, 4994, 0}, {219909, 4995, 0}, {219928, 4996, 0}, {219955, 4997, 0},
    {219980, 4998, 0}, {220002, 5014, 0}, {220020, 5253, 0}, {220035, 5257, 0}, {220055, 5258, 0},
    {220079, 5261, 0}, {220097, 5262, 0}, {220119, 5264, 0}, {220135, 5286, 0}, {220148, 5287, 0},
    {220168, 5292, 0}, {220180, 5293, 0}, {220203, 5294, 0}, {220228, 5295, 0}, {220252, 5296, 0},
    {220280, 5299, 0}, {220297, 5319, 0}, {220309, 5320, 0}, {220323, 5321, 0}, {220341, 5322, 0},
    {220362, 5323, 0}, {220381, 5324, 0}, {220403, 5325, 0}, {220414, 5326, 0}, {220425, 5327, 0},
    {220448, 5330, 0}, {220465, 5331, 0}, {220482, 5332, 0}, {220489, 5333, 0}, {220500, 5334, 0},
    {220517, 5351, 0}, {220537, 5352, 0}, {220557, 5374, 0}, {220570, 5375, 0}, {220580, 5376, 0},
    {220589, 5377, 0}, {220596, 6021, 0}, {220619, 0, 0}, {220626, 4, 0}, {88177, 5, 0}, {220636, 6, 0},
    {220643, 9, 0}, {220651, 10, 0}, {220659, 11, 0}, {220665, 18, 0}, {220672, 22, 0}, {220678, 39, 0},
    {220683, 43, 0}, {220693, 46, 0}, {220707, 61, 0}, {220723, 69, 0}, {220735, 70, 0}, {220755, 71, 0},
    {220773, 4423, 0}, {220791, 4431, 0}, {220807, 4433, 0}, {220832, 4435, 0}, {220854, 4436, 0},
    {220875, 4437, 0}, {220887, 4445, 0}, {220904, 4447, 0}, {220932, 4448, 0}, {220956, 4450, 0},
    {220977, 4464, 0}, {220992, 4465, 0}, {221010, 4466, 0}, {221035, 4467, 0}, {221051, 4468, 0},
    {221067, 5282, 0}, {221084, 5284, 0}, {221107, 5283, 0}, {221122, 5288, 0}, {221152, 5297, 0},
    {221181, 5345, 0}, {221199, 5346, 0}, {221228, 5350, 0}, {221259, 5390, 0}, {221277, 5568, 0},
    {221298, 5569, 0}, {221325, 5570, 0}, {221351, 5579, 0}, {221382, 5582, 0}, {221403, 5583, 0},
    {221426, 5603, 0}, {221448, 5604, 0}, {221472, 5606, 0}, {221481, 5612, 0}, {221504, 5613, 0},
    {221527, 5616, 0}, {221550, 5619, 0}, {221565, 5629, 0}, {221581, 5696, 0}, {221614, 5697, 0},
    {221652, 5698, 0}, {221691, 5817, 0}, {221716, 5821, 0}, {221742, 5824, 0}, {221768, 5844, 0},
    {221800, 5845, 0}, {221837, 5886, 0}, {221867, 5888, 0}, {221889, 5892, 0}, {221911, 5897, 0},
    {221937, 5898, 0}, {221961, 5904, 0}, {221988, 5906, 0}, {222002, 5910, 0}, {222028, 5920, 0},
    {222052, 5922, 0}, {222086, 5935, 0}, {222109, 5943, 0}, {222122, 5945, 0}, {222142, 5948, 0},
    {222155, 6016, 0}, {222174, 6018, 0}, {222202, 6019, 0}, {222213, 6020, 0}, {222228, 6022, 0},
    {222249, 6024, 0}, {222273, 6025, 0}, {222289, 6033, 0}, {222309, 6034, 0}, {222329, 6089, 0},
    {222356, 6094, 0}, {222369, 6095, 0}, {222389, 6114, 0}, {222410, 6141, 0}, {222428, 6400, 0},
    {222454, 1, 0}, {222461, 7, 0}, {222470, 8, 0}, {222484, 12, 0}, {222497, 13, 0}, {222508, 17, 0},
    {222514, 19, 0}, {222528, 20, 0}, {222543, 38, 0}, {222558, 44, 0}, {222566, 47, 0}, {222578, 59, 0},
    {222591, 62, 0}, {222611, 63, 0}, {222637, 64, 0}, {222659, 65, 0}, {222682, 66, 0}, {222713, 67, 0},
    {222738, 68, 0}, {222758, 4434, 0}, {222775, 4449, 0}, {222809, 5304, 0}, {222848, 5617, 0},
    {222867, 5837, 0}, {222887, 6017, 0}, {222909, 6026, 0}, {222934, 2, 0}, {222943, 3, 0}, {222956, 14, 0},
    {222971, 15, 0}, {222983, 21, 0}, {222997, 25, 0}, {223017, 27, 0}, {223041, 28, 0}, {223075, 29, 0},
    {223108, 30, 0}, {223142, 31, 0}, {219132, 32, 0}, {219145, 33, 0}, {223175, 35, 0}, {223193, 37, 0},
    {223205, 40, 0}, {223221, 41, 0}, {223237, 42, 0}, {223244, 45, 0}, {223261, 48, 0}, {223274, 49, 0},
    {223302, 50, 0}, {223313, 51, 0}, {223331, 52, 0}, {223353, 53, 0}, {223371, 55, 0}, {223401, 56, 0},
    {223432, 58, 0}, {223449, 60, 0}, {223461, 4422, 0}, {223484, 4427, 0}, {223499, 4428, 0},
    {223532, 4430, 0}, {223576, 4439, 0}, {223586, 4441, 0}, {223616, 4471, 0}, {223639, 4472, 0},
    {223651, 4479, 0}, {223665, 5008, 0}, {223681, 5009, 0}, {223703, 5010, 0}, {223719, 5013, 0},
    {223736, 5015, 0}, {223757, 5016, 0}, {223771, 5055, 0}, {223786, 5265, 0}, {223810, 5291, 0},
    {223829, 5301, 0}, {223846, 5302, 0}, {223869, 5305, 0}, {223908, 5340, 0}, {223921, 5341, 0},
    {223944, 5347, 0}, {223975, 5353, 0}, {224000, 5363, 0}, {224033, 5372, 0}, {224071, 5373, 0},
    {224090, 5378, 0}, {224122, 5379, 0}, {224147, 5584, 0}, {224170, 23, 0}, {224192, 24, 0},
    {224210, 34, 0}, {224225, 36, 0}, {224235, 54, 0}, {224251, 57, 0}, {224265, 4174, 0}, {224276, 4175, 0},
    {224313, 4176, 0}, {224353, 4191, 0}, {224362, 4429, 0}, {224405, 4442, 0}, {224422, 4478, 0},
    {224454, 5249, 0}, {224483, 5251, 0}, {224511, 5260, 0}, {224531, 5303, 0}, {224567, 5306, 0},
    {224604, 5307, 0}, {224640, 5308, 0}, {224677, 5309, 0}, {224713, 5310, 0}, {224752, 5311, 0},
    {224794, 5312, 0}, {224836, 5254, 0}, {224864, 5255, 0}, {224885, 5259, 0}, {224904, 6115, 0},
    {224928, 6441, 0}, {224947, 5116, 0}, {224963, 5117, 0}, {224985, 5118, 0}, {225014, 6425, 0},
    {225051, 0, 0}, {225057, 1, 0}, {225064, 2, 0}, {225071, 3, 0}, {225078, 4294967295, 0}, {225113, 0, 0},
    {225122, 1, 0}, {87368, 0, 0}, {225163, 1, 0}, {225171, 2, 0}, {225179, 4, 0}, {225187, 8, 0},
    {225200, 16, 0}, {225231, 0, 0}, {225239, 1, 0}, {225247, 2, 0}, {225268, 0, 0}, {225285, 1, 0},
    {225292, 2, 0}, {225298, 3, 0}, {225113, 4, 0}, {225310, 5, 0}, {225319, 6, 0}, {225331, 7, 0},
    {225344, 8, 0}, {225355, 9, 0}, {225366, 10, 0}, {219105, 11, 0}, {225374, 13, 0}, {225388, 14, 0},
    {225393, 15, 0}, {225399, 16, 0}, {225408, 17, 0}, {225415, 18, 0}, {225425, 19, 0}, {225434, 20, 0},
    {225442, 21, 0}, {225451, 22, 0}, {225460, 23, 0}, {225469, 24, 0}, {225481, 25, 0}, {225493, 26, 0},
    {225501, 27, 0}, {225511, 28, 0}, {225531, 29, 0}, {225538, 30, 0}, {225547, 31, 0}, {7000, 32, 0},
    {225557, 33, 0}, {225565, 34, 0}, {225579, 35, 0}, {225586, 36, 0}, {225596, 37, 0}, {225606, 38, 0},
    {127803, 39, 0}, {225620, 40, 0}, {225635, 41, 0}, {225653, 42, 0}, {225667, 43, 0}, {225688, 44, 0},
    {225698, 45, 0}, {225712, 46, 0}, {225724, 47, 0}, {225740, 4469, 0}, {225753, 4470, 0}, {225768, 4999, 0},
    {225786, 5248, 0}, {225805, 5250, 0}, {225819, 5252, 0}, {225838, 5256, 0}, {225866, 5271, 0},
    {225882, 5285, 0}, {225895, 5300, 0}, {225906, 5355, 0}, {225922, 5356, 0}, {225937, 5398, 0},
    {225955, 5399, 0}, {225971, 5400, 0}, {225986, 5401, 0}, {225999, 5599, 0}, {226013, 5602, 0},
    {226039, 5607, 0}, {226052, 5608, 0}, {226069, 5624, 0}, {226096, 5625, 0}, {226117, 5626, 0},
    {226144, 5627, 0}, {226159, 5628, 0}, {226185, 5634, 0}, {226199, 5635, 0}, {226212, 5636, 0},
    {226227, 5822, 0}, {226253, 5823, 0}, {226277, 5825, 0}, {226291, 5826, 0}, {226303, 5827, 0},
    {226317, 5828, 0}, {226332, 5829, 0}, {226354, 5830, 0}, {226370, 5831, 0}, {226386, 5832, 0},
    {226405, 5833, 0}, {226425, 5834, 0}, {226436, 5835, 0}, {226450, 5836, 0}, {226470, 5899, 0},
    {226489, 5900, 0}, {226504, 5901, 0}, {226532, 5902, 0}, {226546, 5905, 0}, {226563, 5907, 0},
    {226588, 5914, 0}, {226604, 5915, 0}, {226617, 5921, 0}, {226637, 5944, 0}, {226656, 6080, 0},
    {226687, 6085, 0}, {226712, 6087, 0}, {226747, 6140, 0}, {226765, 6442, 0}, {226787, 6443, 0},
    {226810, 3, 0}, {226816, 2, 0}, {226830, 1, 0}, {226842, 0, 0}, {225078, 4294967295, 0}, {226846, 0, 0},
    {226852, 1, 0}, {226858, 2, 0}, {226864, 3, 0}, {226869, 4, 0}, {226874, 5, 0}, {226881, 6, 0},
    {226907, 0, 0}, {226919, 1, 0}, {226932, 2, 0}, {226954, 3, 0}, {226975, 4, 0}, {226989, 5, 0},
    {227004, 6, 0}, {227023, 7, 0}, {227039, 8, 0}, {227055, 9, 0}, {227074, 10, 0}, {227084, 11, 0},
    {227088, 12, 0}, {227103, 14, 0}, {227116, 15, 0}, {227126, 16, 0}, {227141, 17, 0}, {227151, 18, 0},
    {227165, 19, 0}, {227177, 20, 0}, {227188, 21, 0}, {227208, 22, 0}, {227218, 23, 0}, {227242, 24, 0},
    {227248, 25, 0}, {227257, 26, 0}, {227272, 27, 0}, {227285, 28, 0}, {227301, 29, 0}, {227321, 30, 0},
    {227333, 31, 0}, {227348, 33, 0}, {227360, 34, 0}, {219539, 35, 0}, {227370, 36, 0}, {227392, 37, 0},
    {227416, 38, 0}, {227428, 39, 0}, {227444, 4421, 0}, {227474, 4446, 0}, {220977, 4459, 0},
    {220992, 4460, 0}, {221010, 4461, 0}, {221035, 4462, 0}, {221051, 4463, 0}, {227492, 5017, 0},
    {227521, 5027, 0}, {227544, 5079, 0}, {227572, 5080, 0}, {227598, 5081, 0}, {227621, 5082, 0},
    {227648, 5083, 0}, {227673, 5084, 0}, {227695, 5269, 0}, {227710, 5270, 0}, {227730, 5289, 0},
    {227753, 5290, 0}, {227777, 5298, 0}, {227796, 5366, 0}, {227821, 5367, 0}, {227848, 5368, 0},
    {227874, 5369, 0}, {227902, 5370, 0}, {227933, 5371, 0}, {227966, 5618, 0}, {227993, 5620, 0},
    {228014, 5621, 0}, {228035, 5622, 0}, {228061, 5623, 0}, {228088, 5893, 0}, {228110, 5894, 0},
    {228126, 5895, 0}, {228146, 5896, 0}, {228168, 5903, 0}, {228196, 6154, 0}, {228220, 6417, 0},
    {228258, 0, 0}, {228265, 1, 0}, {228285, 2, 0}, {222934, 3, 0}, {228308, 4, 0}, {228317, 5, 0},
    {220636, 6, 0}, {228327, 5313, 0}, {228344, 5314, 0}, {228360, 5315, 0}, {228370, 5316, 0},
    {228384, 5317, 0}, {228392, 5318, 0}, {228404, 5364, 0}, {228412, 5365, 0}, {228430, 0, 0},
    {228452, 1, 0}, {228473, 2, 0}, {228494, 3, 0}, {228517, 4, 0}, {228549, 5, 0}, {228567, 6, 0},
    {228602, 7, 0}, {228630, 8, 0}, {228664, 9, 0}, {228686, 10, 0}, {228707, 11, 0}, {228738, 12, 0},
    {228775, 13, 0}, {228797, 14, 0}, {228823, 15, 0}, {228851, 16, 0}, {228873, 17, 0}, {228901, 18, 0},
    {228926, 19, 0}, {228956, 20, 0}, {228997, 21, 0}, {229015, 22, 0}, {229035, 23, 0}, {229073, 24, 0},
    {229094, 25, 0}, {229130, 26, 0}, {229152, 27, 0}, {229187, 28, 0}, {229211, 29, 0}, {229237, 30, 0},
    {229266, 31, 0}, {229293, 32, 0}, {229310, 1000, 0}, {229346, 1001, 0}, {229374, 1002, 0},
    {229405, 1003, 0}, {229441, 1004, 0}, {229475, 1005, 0}, {229507, 1006, 0}, {229537, 1007, 0},
    {229573, 1008, 0}, {229605, 1009, 0}, {229641, 1010, 0}, {229668, 1011, 0}, {229702, 1012, 0},
    {229722, 1013, 0}, {229752, 6000, 0}, {229768, 6001, 0}, {229782, 2000, 0}, {229818, 2001, 0},
    {229840, 2002, 0}, {229881, 2003, 0}, {229910, 2004, 0}, {229946, 2005, 0}, {229978, 2006, 0},
    {230023, 3000, 0}, {230050, 3001, 0}, {230081, 3002, 0}, {230102, 4000, 0}, {230146, 4001, 0},
    {230171, 4002, 0}, {230207, 4003, 0}, {230227, 4007, 0}, {230252, 4004, 0}, {230278, 4005, 0},
    {230306, 4006, 0}, {230332, 4008, 0}, {230364, 4009, 0}, {230397, 4012, 0}, {230434, 4013, 0},
    {230463, 4010, 0}, {230502, 4011, 0}, {230547, 4014, 0}, {230575, 4015, 0}, {230606, 4016, 0},
    {230640, 4017, 0}, {230660, 4018, 0}, {230691, 4019, 0}, {230733, 4020, 0}, {230763, 4021, 0},
    {230782, 4022, 0}, {230808, 4023, 0}, {230827, 4024, 0}, {230861, 4025, 0}, {230879, 4026, 0},
    {230902, 4027, 0}, {230930, 4028, 0}, {230963, 4029, 0}, {230987, 4031, 0}, {231017, 4032, 0},
    {231042, 4033, 0}, {231078, 5000, 0}, {231112, 5001, 0}, {231138, 5002, 0}, {231173, 5003, 0},
    {231208, 5005, 0}, {231227, 5006, 0}, {231264, 5007, 0}, {231294, 5008, 0}, {231320, 5009, 0},
    {231355, 5010, 0}, {231375, 5011, 0}, {231404, 5012, 0}, {231427, 5013, 0}, {231451, 5014, 0},
    {231482, 5015, 0}, {231531, 0, 0}, {87368, 0, 0}, {231543, 1, 0}, {231550, 2, 0}, {231557, 4, 0},
    {231561, 8, 0}, {231572, 16, 0}, {231577, 65536, 0}, {231600, 131072, 0}, {231618, 0, 0}, {231622, 1, 0},
    {231626, 2, 0}, {231630, 3, 0}, {87368, 0, 0}, {231650, 1, 0}, {231657, 2, 0}, {13107, 4, 0},
    {231668, 8, 0}, {222356, 65536, 0}, {231689, 0, 0}, {231696, 1, 0}, {231710, 2, 0}, {231724, 3, 0},
    {231740, 6, 0}, {231760, 7, 0}, {231787, 8, 0}, {231831, 0, 0}, {231842, 1, 0}, {231865, 0, 0},
    {231873, 1, 0}, {231881, 2, 0}, {225078, 0, 0}, {231906, 1, 0}, {231914, 2, 0}, {231922, 3, 0},
    {231927, 4, 0}, {231933, 5, 0}, {231944, 6, 0}, {231950, 7, 0}, {231956, 8, 0}, {231969, 9, 0},
    {231974, 10, 0}, {231981, 11, 0}, {231989, 12, 0}, {231994, 13, 0}, {231998, 14, 0}, {232002, 15, 0},
    {232005, 16, 0}, {232017, 17, 0}, {232027, 18, 0}, {232036, 19, 0}, {232045, 20, 0}, {232053, 21, 0},
    {232061, 22, 0}, {232069, 23, 0}, {232076, 24, 0}, {232081, 25, 0}, {232087, 26, 0}, {232093, 27, 0},
    {232098, 28, 0}, {232103, 29, 0}, {232107, 30, 0}, {232116, 31, 0}, {232125, 32, 0}, {232133, 33, 0},
    {232139, 34, 0}, {232149, 35, 0}, {232156, 36, 0}, {232163, 37, 0}, {232169, 38, 0}, {232175, 39, 0},
    {232180, 40, 0}, {232186, 41, 0}, {87368, 0, 0}, {232205, 1, 0}, {232210, 2, 0}, {232214, 4, 0},
    {232219, 8, 0}, {225579, 16, 0}, {232231, 32, 0}, {225408, 64, 0}, {223237, 128, 0}, {232244, 256, 0},
    {232263, 512, 0}, {232280, 1024, 0}, {232296, 2048, 0}, {232310, 4096, 0}, {232321, 65536, 0},
    {232329, 8192, 0}, {232340, 16384, 0}, {232372, 0, 0}, {232387, 1, 0}, {232399, 2, 0}, {232427, 0, 0},
    {232441, 1, 0}, {232466, 0, 0}, {232473, 1, 0}, {232480, 2, 0}, {232509, 0, 0}, {232518, 1, 0},
    {232525, 2, 0}, {232535, 3, 0}, {232552, 4, 0}, {87368, 0, 0}, {232576, 1, 0}, {232583, 2, 0},
    {232594, 4, 0}, {232613, 8, 0}, {232630, 16, 0}, {232644, 32, 0}, {232658, 64, 0}, {232676, 128, 0},
    {232686, 256, 0}, {232699, 65536, 0}, {232723, 1048576, 0}, {232741, 131072, 0}, {232761, 2097152, 0},
    {232782, 262144, 0}, {232803, 4194304, 0}, {232829, 524288, 0}, {232849, 8388608, 0}, {225122, 0, 0},
    {225113, 1, 0}, {232876, 2, 0}, {232884, 3, 0}, {87368, 0, 0}, {225442, 1, 0}, {232905, 2, 0},
    {232340, 4, 0}, {232913, 8, 0}, {232934, 16, 0}, {232953, 32, 0}, {232971, 65536, 0}, {232991, 131072, 0},
    {233020, 0, 0}, {233027, 1, 0}, {225057, 2, 0}, {225064, 3, 0}, {87368, 0, 0}, {233051, 2, 0},
    {233059, 4, 0}, {233067, 8, 0}, {233082, 16, 0}, {233105, 64, 0}, {233119, 128, 0}, {233134, 256, 0},
    {233150, 512, 0}, {233171, 1024, 0}, {233191, 2048, 0}, {233203, 4096, 0}, {233216, 8192, 0},
    {233230, 16384, 0}, {225442, 32768, 0}, {233249, 0, 0}, {233255, 1, 0}, {233263, 2, 0}, {233281, 3, 0},
    {233290, 4, 0}, {233308, 5, 0}, {233315, 6, 0}, {233328, 7, 0}, {233337, 8, 0}, {233344, 10, 0},
    {233356, 11, 0}, {233372, 12, 0}, {233382, 14, 0}, {233396, 15, 0}, {233409, 16, 0}, {233425, 17, 0},
    {233438, 19, 0}, {233449, 20, 0}, {233460, 21, 0}, {233470, 22, 0}, {233482, 23, 0}, {233495, 24, 0},
    {233508, 25, 0}, {233520, 27, 0}, {233539, 28, 0}, {233551, 29, 0}, {233570, 30, 0}, {233583, 32, 0},
    {233597, 33, 0}, {233612, 39, 0}, {233633, 41, 0}, {233648, 42, 0}, {233664, 43, 0}, {233675, 44, 0},
    {233695, 46, 0}, {233710, 48, 0}, {233729, 49, 0}, {233749, 50, 0}, {233764, 51, 0}, {233788, 52, 0},
    {233805, 54, 0}, {233816, 55, 0}, {233836, 56, 0}, {233850, 57, 0}, {233865, 59, 0}, {233876, 61, 0},
    {233883, 62, 0}, {233891, 63, 0}, {233904, 65, 0}, {233918, 67, 0}, {233935, 70, 0}, {233960, 71, 0},
    {233971, 72, 0}, {233988, 77, 0}, {234011, 78, 0}, {234033, 79, 0}, {234049, 80, 0}, {234070, 81, 0},
    {234089, 82, 0}, {234107, 84, 0}, {234119, 87, 0}, {234144, 88, 0}, {234169, 93, 0}, {234202, 95, 0},
    {234215, 97, 0}, {234233, 98, 0}, {234245, 99, 0}, {234258, 100, 0}, {234266, 104, 0}, {234283, 109, 0},
    {234297, 110, 0}, {234311, 111, 0}, {234325, 112, 0}, {234339, 113, 0}, {234350, 114, 0}, {234361, 115, 0},
    {234372, 117, 0}, {234388, 120, 0}, {234404, 121, 0}, {234423, 122, 0}, {234442, 123, 0}, {234469, 124, 0},
    {234479, 126, 0}, {234489, 127, 0}, {234499, 128, 0}, {234506, 129, 0}, {234513, 130, 0}, {234520, 131, 0},
    {234527, 132, 0}, {234534, 133, 0}, {234541, 134, 0}, {234548, 135, 0}, {234555, 136, 0}, {234562, 137, 0},
    {234569, 138, 0}, {234576, 139, 0}, {234583, 140, 0}, {234590, 141, 0}, {234597, 142, 0}, {234617, 143, 0},
    {234637, 144, 0}, {234657, 145, 0}, {234677, 146, 0}, {234697, 148, 0}, {234703, 149, 0}, {234715, 150, 0},
    {234728, 151, 0}, {234743, 152, 0}, {234758, 156, 0}, {234766, 157, 0}, {234774, 158, 0}, {234785, 162, 0},
    {234795, 163, 0}, {234807, 164, 0}, {234822, 165, 0}, {234840, 166, 0}, {234852, 167, 0}, {234865, 168, 0},
    {234878, 169, 0}, {234887, 170, 0}, {234896, 171, 0}, {234908, 172, 0}, {234923, 173, 0}, {234938, 174, 0},
    {234958, 175, 0}, {234978, 176, 0}, {234990, 177, 0}, {235002, 178, 0}, {235019, 179, 0}, {235036, 180, 0},
    {235048, 181, 0}, {235062, 182, 0}, {235077, 183, 0}, {235094, 184, 0}, {235109, 185, 0}, {235126, 186, 0},
    {235144, 187, 0}, {235164, 188, 0}, {235184, 189, 0}, {235206, 190, 0}, {235229, 191, 0}, {235254, 194, 0},
    {235274, 195, 0}, {235297, 196, 0}, {235316, 197, 0}, {235328, 198, 0}, {235341, 199, 0}, {235354, 200, 0},
    {235360, 201, 0}, {235377, 202, 0}, {235396, 203, 0}, {235415, 204, 0}, {235428, 205, 0}, {235439, 218, 0},
    {235452, 219, 0}, {235467, 224, 0}, {235484, 225, 0}, {235500, 229, 0}, {235517, 230, 0}, {235541, 231, 0},
    {235569, 232, 0}, {235588, 233, 0}, {235607, 234, 0}, {235620, 235, 0}, {235633, 236, 0}, {235646, 237, 0},
    {235659, 238, 0}, {235672, 239, 0}, {235685, 240, 0}, {235697, 241, 0}, {235708, 242, 0}, {235720, 245, 0},
    {235726, 246, 0}, {235738, 247, 0}, {235755, 248, 0}, {235763, 249, 0}, {235772, 250, 0}, {235792, 251, 0},
    {235801, 252, 0}, {235808, 253, 0}, {235817, 254, 0}, {235831, 255, 0}, {235845, 263, 0}, {235862, 264, 0},
    {235874, 265, 0}, {235886, 266, 0}, {235898, 267, 0}, {235910, 268, 0}, {235922, 269, 0}, {235934, 270, 0},
    {235946, 271, 0}, {235958, 317, 0}, {235967, 330, 0}, {235985, 333, 0}, {236008, 334, 0}, {236029, 335, 0},
    {236050, 336, 0}, {236076, 337, 0}, {236103, 339, 0}, {236127, 342, 0}, {236159, 343, 0}, {236190, 344, 0},
    {236221, 345, 0}, {236246, 346, 0}, {236274, 347, 0}, {236301, 348, 0}, {236330, 349, 0}, {236352, 350, 0},
    {236374, 351, 0}, {236396, 352, 0}, {236418, 353, 0}, {236440, 354, 0}, {236462, 355, 0}, {236484, 356, 0},
    {236506, 357, 0}, {236528, 358, 0}, {236550, 359, 0}, {236578, 360, 0}, {236605, 361, 0}, {236633, 362, 0},
    {236661, 363, 0}, {236688, 364, 0}, {236716, 366, 0}, {236742, 4163, 0}, {236758, 4182, 0},
    {236779, 4183, 0}, {236790, 4184, 0}, {236806, 4185, 0}, {236826, 4186, 0}, {236840, 4190, 0},
    {236855, 4181, 0}, {236874, 4421, 0}, {236894, 4431, 0}, {236921, 4450, 0}, {236928, 4451, 0},
    {236935, 4452, 0}, {236943, 4453, 0}, {236956, 4454, 0}, {236969, 4455, 0}, {236983, 4456, 0},
    {237010, 4457, 0}, {237037, 4458, 0}, {237065, 4459, 0}, {237094, 4460, 0}, {237123, 4461, 0},
    {237155, 4462, 0}, {237191, 5294, 0}, {237210, 5295, 0}, {237230, 5575, 0}, {237255, 5576, 0},
    {237281, 5630, 0}, {237297, 6035, 0}, {237313, 6116, 0}, {237335, 6117, 0}, {237357, 6142, 0},
    {237385, 6143, 0}, {237411, 6401, 0}, {237426, 6402, 0}, {237441, 6426, 0}, {237480, 0, 0},
    {237511, 0, 0}, {237523, 1, 0}, {237530, 2, 0}, {237540, 3, 0}, {237549, 4, 0}, {237560, 5, 0},
    {237572, 6, 0}, {87368, 0, 0}, {237603, 1, 0}, {237611, 2, 0}, {237636, 0, 0}, {237652, 1, 0},
    {225493, 2, 0}, {237658, 3, 0}, {237530, 4, 0}, {237665, 5, 0}, {87436, 6, 0}, {237680, 7, 0},
    {237689, 8, 0}, {237697, 9, 0}, {237710, 10, 0}, {237724, 11, 0}, {237730, 12, 0}, {237744, 5328, 0},
    {237760, 5329, 0}, {237784, 5338, 0}, {237798, 5339, 0}, {237814, 5342, 0}, {237836, 5343, 0},
    {237858, 5349, 0}, {237880, 5402, 0}, {237904, 5605, 0}, {237921, 5936, 0}, {237937, 5937, 0},
    {232509, 0, 0}, {237969, 1, 0}, {237982, 2, 0}, {232525, 3, 0}, {237999, 0, 0}, {87855, 1, 0},
    {238003, 2, 0}, {238007, 3, 0}, {238016, 4, 0}, {238028, 5, 0}, {238034, 6, 0}, {238041, 7, 0},
    {238050, 8, 0}, {225078, 4294967295, 0}, {238070, 0, 0}, {238075, 1, 0}, {238080, 2, 0}, {238085, 3, 0},
    {238090, 4, 0}, {238095, 5, 0}, {238100, 6, 0}, {262496, 32, 0}, {55, 0, 0}, {262510, 1, 0},
    {262516, 2, 0}, {50445, 3, 0}, {262521, 4, 0}, {262529, 5, 0}, {262537, 6, 0}, {259526, 7, 0},
    {262541, 8, 0}, {262553, 9, 0}, {262565, 10, 0}, {88485, 11, 0}, {262578, 12, 0}, {262583, 13, 0},
    {30126, 14, 0}, {55, 0, 0}, {262595, 1, 0}, {262617, 1, 0}, {262627, 2, 0}, {262642, 1, 0},
    {262650, 2, 0}, {55, 0, 0}, {262668, 1, 0}, {262685, 2, 0}, {262694, 1, 0}, {262707, 2, 0},
    {262721, 3, 0}, {262755, 0, 0}, {262759, 1, 0}, {272016, 1, 0}, {272026, 2, 0}, {272051, 0, 0},
    {272066, 1, 0}, {272084, 2, 0}, {31282, 0, 0}, {31285, 1, 0}, {55619, 2, 0}, {55622, 3, 0},
    {55625, 4, 0}, {55628, 5, 0}, {272144, 0, 0}, {85225, 1, 0}, {272153, 2, 0}, {30568, 0, 0},
    {30572, 1, 0}, {272215, 0, 0}, {272219, 1, 0}, {272228, 2, 0}, {272241, 3, 0}, {272284, 0, 0},
    {272298, 1, 0}, {55, 0, 0}, {272333, 1, 0}, {272349, 2, 0}, {272361, 3, 0}, {272401, 0, 0},
    {272219, 1, 0}, {272409, 2, 0}, {272420, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59807, 2, 0},
    {59813, 3, 0}, {14286, 4, 0}, {59819, 5, 0}, {59825, 6, 0}, {14259, 7, 0}, {59831, 8, 0}, {59835, 9, 0},
    {1239, 10, 0}, {14250, 12, 0}, {14277, 11, 0}, {300196, 0, 0}, {300211, 1, 0}, {300219, 2, 0},
    {300225, 3, 0}, {151978, 4, 0}, {310850, 0, 0}, {310857, 1, 0}, {310866, 2, 0}, {310876, 3, 0},
    {310892, 4, 0}, {310903, 5, 0}, {59770, 0, 0}, {17, 1, 0}, {18430, 0, 0}, {310940, 3, 0}, {59780, 0, 0},
    {18430, 1, 0}, {93849, 2, 0}, {128254, 3, 0}, {128246, 4, 0}, {50445, 8, 0}, {50519, 9, 0},
    {128105, 10, 0}, {128108, 11, 0}, {128115, 12, 0}, {128118, 13, 0}, {51300, 14, 0}, {50540, 15, 0},
    {128111, 16, 0}, {317269, 1, 0}, {317284, 2, 0}, {317298, 3, 0}, {317312, 4, 0}, {317325, 5, 0},
    {317339, 6, 0}, {317352, 7, 0}, {317365, 8, 0}, {317377, 9, 0}, {317391, 10, 0}, {317404, 11, 0},
    {317417, 12, 0}, {317429, 13, 0}, {43488, 0, 0}, {317441, 1, 0}, {59770, 2, 0}, {128218, 3, 0},
    {161801, 4, 0}, {317450, 5, 0}, {317269, 1, 0}, {317457, 2, 0}, {317472, 3, 0}, {317487, 4, 0},
    {317502, 5, 0}, {317517, 6, 0}, {317532, 7, 0}, {317547, 8, 0}, {317377, 9, 0}, {317562, 10, 0},
    {317576, 11, 0}, {317590, 12, 0}, {317604, 13, 0}, {317619, 14, 0}, {317634, 15, 0},
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
    {3, 5467, {0, 0}, 0, 0}, {1, 6233, {0, 0}, 0, 0}, {1, 7000, {0, 0}, 0, 0}, {1, 9376, {0, 0}, 0, 0},
    {1, 9395, {0, 0}, 0, 0}, {1, 9412, {0, 0}, 0, 0}, {3, 9440, {0, 0}, 0, 0}, {3, 11191, {0, 0}, 0, 0},
    {1, 11427, {0, 0}, 0, 0}, {1, 11450, {0, 0}, 0, 0}, {3, 12721, {0, 0}, 0, 0}, {1, 14323, {0, 0}, 0, 0},
    {1, 14480, {0, 0}, 0, 0}, {1, 14836, {0, 0}, 0, 0}, {1, 15069, {0, 0}, 0, 0}, {1, 15525, {0, 0}, 0, 0},
    {1, 15786, {0, 0}, 0, 0}, {1, 15816, {0, 0}, 0, 0}, {1, 15987, {0, 0}, 0, 0}, {1, 16158, {0, 0}, 0, 0},
    {1, 6738, {0, 0}, 0, 0}, {1, 16861, {0, 0}, 0, 0}, {1, 16910, {0, 0}, 0, 0}, {1, 16934, {0, 0}, 0, 0},
    {1, 16963, {0, 0}, 0, 0}, {3, 17011, {0, 0}, 0, 0}, {1, 17028, {0, 0}, 0, 0}, {1, 17064, {0, 0}, 0, 0},
    {1, 17344, {0, 0}, 0, 0}, {1, 17493, {0, 0}, 0, 0}, {1, 17551, {0, 0}, 0, 0}, {1, 17704, {0, 0}, 0, 0},
    {1, 17708, {0, 0}, 0, 0}, {3, 18413, {0, 0}, 0, 0}, {1, 18723, {0, 0}, 0, 0}, {1, 18769, {0, 0}, 0, 0},
    {3, 18773, {0, 0}, 0, 0}, {3, 20217, {0, 0}, 0, 0}, {1, 20269, {0, 0}, 0, 0}, {1, 21313, {0, 0}, 0, 0},
    {1, 21774, {0, 0}, 0, 0}, {1, 21945, {0, 0}, 0, 0}, {1, 21983, {0, 0}, 0, 0}, {1, 22039, {0, 0}, 0, 0},
    {3, 22079, {0, 0}, 0, 0}, {1, 22457, {0, 0}, 0, 0}, {1, 22525, {0, 0}, 0, 0}, {1, 22529, {0, 0}, 0, 0},
    {1, 22654, {0, 0}, 0, 0}, {1, 22906, {0, 0}, 0, 0}, {1, 23271, {0, 0}, 0, 0}, {1, 23576, {0, 0}, 0, 0},
    {1, 24231, {0, 0}, 0, 0}, {1, 24524, {0, 0}, 0, 0}, {1, 25021, {0, 0}, 0, 0}, {1, 25178, {0, 0}, 0, 0},
    {1, 25429, {0, 0}, 0, 0}, {1, 25690, {0, 0}, 0, 0}, {1, 25741, {0, 0}, 0, 0}, {1, 26028, {0, 0}, 0, 0},
    {1, 26063, {0, 0}, 0, 0}, {1, 26443, {0, 0}, 0, 0}, {1, 26599, {0, 0}, 0, 0}, {1, 26650, {0, 0}, 0, 0},
    {1, 26720, {0, 0}, 0, 0}, {1, 27072, {0, 0}, 0, 0}, {1, 27277, {0, 0}, 0, 0}, {1, 27328, {0, 0}, 0, 0},
    {1, 27401, {0, 0}, 0, 0}, {1, 27432, {0, 0}, 0, 0}, {3, 27750, {0, 0}, 0, 0}, {1, 27830, {0, 0}, 0, 0},
    {1, 28140, {0, 0}, 0, 0}, {1, 28455, {0, 0}, 0, 0}, {1, 28565, {0, 0}, 0, 0}, {1, 28664, {0, 0}, 0, 0},
    {1, 29350, {0, 0}, 0, 0}, {1, 29707, {0, 0}, 0, 0}, {1, 29844, {0, 0}, 0, 0}, {1, 29891, {0, 0}, 0, 0},
    {1, 30115, {0, 0}, 0, 0}, {1, 30177, {0, 0}, 0, 0}, {1, 30463, {0, 0}, 0, 0}, {1, 30522, {0, 0}, 0, 0},
    {1, 30749, {0, 0}, 0, 0}, {1, 30794, {0, 0}, 0, 0}, {1, 31468, {0, 0}, 0, 0}, {1, 31498, {0, 0}, 0, 0},
    {1, 31535, {0, 0}, 0, 0}, {3, 31545, {0, 0}, 0, 0}, {1, 31852, {0, 0}, 0, 0}, {3, 31879, {0, 0}, 0, 0},
    {1, 32052, {0, 0}, 0, 0}, {1, 32285, {0, 0}, 0, 0}, {1, 32532, {0, 0}, 0, 0}, {1, 32744, {0, 0}, 0, 0},
    {1, 32830, {0, 0}, 0, 0}, {1, 33149, {0, 0}, 0, 0}, {1, 33311, {0, 0}, 0, 0}, {1, 34029, {0, 0}, 0, 0},
    {1, 34751, {0, 0}, 0, 0}, {1, 34801, {0, 0}, 0, 0}, {1, 35098, {0, 0}, 0, 0}, {1, 35143, {0, 0}, 0, 0},
    {1, 35486, {0, 0}, 0, 0}, {1, 35531, {0, 0}, 0, 0}, {1, 35596, {0, 0}, 0, 0}, {1, 35665, {0, 0}, 0, 0},
    {1, 36042, {0, 0}, 0, 0}, {1, 36063, {0, 0}, 0, 0}, {1, 36093, {0, 0}, 0, 0}, {1, 36119, {0, 0}, 0, 0},
    {1, 36960, {0, 0}, 0, 0}, {3, 37081, {0, 0}, 0, 0}, {1, 37388, {0, 0}, 0, 0}, {1, 37461, {0, 0}, 0, 0},
    {1, 38404, {0, 0}, 0, 0}, {1, 38449, {0, 0}, 0, 0}, {3, 38521, {0, 0}, 0, 0}, {1, 38825, {0, 0}, 0, 0},
    {1, 38894, {0, 0}, 0, 0}, {3, 40373, {0, 0}, 0, 0}, {1, 40855, {0, 0}, 0, 0}, {1, 40915, {0, 0}, 0, 0},
    {1, 41011, {0, 0}, 0, 0}, {1, 41139, {0, 0}, 0, 0}, {3, 41712, {0, 0}, 0, 0}, {1, 41844, {0, 0}, 0, 0},
    {1, 42748, {0, 0}, 0, 0}, {1, 42842, {0, 0}, 0, 0}, {1, 43236, {0, 0}, 0, 0}, {1, 43480, {0, 0}, 0, 0},
    {1, 43603, {0, 0}, 0, 0}, {1, 43665, {0, 0}, 0, 0}, {1, 43714, {0, 0}, 0, 0}, {1, 43784, {0, 0}, 0, 0},
    {1, 44071, {0, 0}, 0, 0}, {1, 44547, {0, 0}, 0, 0}, {1, 44575, {0, 0}, 0, 0}, {1, 44838, {0, 0}, 0, 0},
    {1, 45222, {0, 0}, 0, 0}, {1, 45286, {0, 0}, 0, 0}, {1, 45504, {0, 0}, 0, 0}, {1, 45553, {0, 0}, 0, 0},
    {1, 46440, {0, 0}, 0, 0}, {3, 46474, {0, 0}, 0, 0}, {1, 46788, {0, 0}, 0, 0}, {1, 46806, {0, 0}, 0, 0},
    {3, 46982, {0, 0}, 0, 0}, {3, 46997, {0, 0}, 0, 0}, {3, 47301, {0, 0}, 0, 0}, {3, 47708, {0, 0}, 0, 0},
    {3, 47721, {0, 0}, 0, 0}, {1, 47908, {0, 0}, 0, 0}, {1, 48049, {0, 0}, 0, 0}, {1, 48097, {0, 0}, 0, 0},
    {1, 49029, {0, 0}, 0, 0}, {1, 49233, {0, 0}, 0, 0}, {1, 49732, {0, 0}, 0, 0}, {1, 50031, {0, 0}, 0, 0},
    {1, 50060, {0, 0}, 0, 0}, {1, 50935, {0, 0}, 0, 0}, {1, 51056, {0, 0}, 0, 0}, {1, 51060, {0, 0}, 0, 0},
    {1, 51106, {0, 0}, 0, 0}, {1, 51119, {0, 0}, 0, 0}, {1, 51426, {0, 0}, 0, 0}, {1, 51471, {0, 0}, 0, 0},
    {1, 51551, {0, 0}, 0, 0}, {1, 51587, {0, 0}, 0, 0}, {1, 51655, {0, 0}, 0, 0}, {1, 51659, {0, 0}, 0, 0},
    {1, 51814, {0, 0}, 0, 0}, {1, 51901, {0, 0}, 0, 0}, {1, 51972, {0, 0}, 0, 0}, {1, 52128, {0, 0}, 0, 0},
    {1, 52161, {0, 0}, 0, 0}, {1, 52229, {0, 0}, 0, 0}, {1, 52235, {0, 0}, 0, 0}, {1, 52321, {0, 0}, 0, 0},
    {1, 52413, {0, 0}, 0, 0}, {1, 52432, {0, 0}, 0, 0}, {1, 52573, {0, 0}, 0, 0}, {1, 53508, {0, 0}, 0, 0},
    {1, 53923, {0, 0}, 0, 0}, {1, 53941, {0, 0}, 0, 0}, {1, 54257, {0, 0}, 0, 0}, {1, 54268, {0, 0}, 0, 0},
    {1, 54850, {0, 0}, 0, 0}, {1, 55164, {0, 0}, 0, 0}, {1, 55760, {0, 0}, 0, 0}, {3, 55859, {0, 0}, 0, 0},
    {3, 55873, {0, 0}, 0, 0}, {1, 56050, {0, 0}, 0, 0}, {1, 56601, {0, 0}, 0, 0}, {1, 56862, {0, 0}, 0, 0},
    {1, 57105, {0, 0}, 0, 0}, {1, 57442, {0, 0}, 0, 0}, {1, 57737, {0, 0}, 0, 0}, {1, 58065, {0, 0}, 0, 0},
    {1, 58415, {0, 0}, 0, 0}, {1, 58484, {0, 0}, 0, 0}, {1, 58679, {0, 0}, 0, 0}, {1, 59240, {0, 0}, 0, 0},
    {1, 60420, {0, 0}, 0, 0}, {1, 60460, {0, 0}, 0, 0}, {1, 60525, {0, 0}, 0, 0}, {1, 60556, {0, 0}, 0, 0},
    {1, 60577, {0, 0}, 0, 0}, {1, 60679, {0, 0}, 0, 0}, {1, 60768, {0, 0}, 0, 0}, {1, 60841, {0, 0}, 0, 0},
    {1, 60881, {0, 0}, 0, 0}, {1, 60922, {0, 0}, 0, 0}, {3, 60947, {0, 0}, 0, 0}, {1, 61134, {0, 0}, 0, 0},
    {1, 61247, {0, 0}, 0, 0}, {1, 61279, {0, 0}, 0, 0}, {1, 61381, {0, 0}, 0, 0}, {3, 61417, {0, 0}, 0, 0},
    {3, 61579, {0, 0}, 0, 0}, {1, 62059, {0, 0}, 0, 0}, {1, 62102, {0, 0}, 0, 0}, {3, 62260, {0, 0}, 0, 0},
    {3, 62445, {0, 0}, 0, 0}, {3, 62470, {0, 0}, 0, 0}, {3, 64586, {0, 0}, 0, 0}, {1, 65664, {0, 0}, 0, 0},
    {1, 65768, {0, 0}, 0, 0}, {1, 65981, {0, 0}, 0, 0}, {1, 66724, {0, 0}, 0, 0}, {1, 68091, {0, 0}, 0, 0},
    {1, 68391, {0, 0}, 0, 0}, {1, 68516, {0, 0}, 0, 0}, {1, 68547, {0, 0}, 0, 0}, {3, 68757, {0, 0}, 0, 0},
    {3, 70102, {0, 0}, 0, 0}, {3, 70364, {0, 0}, 0, 0}, {3, 71233, {0, 0}, 0, 0}, {3, 73977, {0, 0}, 0, 0},
    {1, 74162, {0, 0}, 0, 0}, {1, 74234, {0, 0}, 0, 0}, {3, 74297, {0, 0}, 0, 0}, {1, 74498, {0, 0}, 0, 0},
    {3, 74659, {0, 0}, 0, 0}, {1, 75224, {0, 0}, 0, 0}, {1, 75491, {0, 0}, 0, 0}, {1, 76204, {0, 0}, 0, 0},
    {3, 76470, {0, 0}, 0, 0}, {1, 76871, {0, 0}, 0, 0}, {1, 76902, {0, 0}, 0, 0}, {3, 76972, {0, 0}, 0, 0},
    {3, 77766, {0, 0}, 0, 0}, {3, 78262, {0, 0}, 0, 0}, {1, 79016, {0, 0}, 0, 0}, {1, 79042, {0, 0}, 0, 0},
    {1, 79082, {0, 0}, 0, 0}, {1, 79116, {0, 0}, 0, 0}, {1, 79144, {0, 0}, 0, 0}, {1, 79166, {0, 0}, 0, 0},
    {1, 79190, {0, 0}, 0, 0}, {1, 79316, {0, 0}, 0, 0}, {3, 79339, {0, 0}, 0, 0}, {1, 79943, {0, 0}, 0, 0},
    {1, 80171, {0, 0}, 0, 0}, {1, 80384, {0, 0}, 0, 0}, {1, 81130, {0, 0}, 0, 0}, {3, 82324, {0, 0}, 0, 0},
    {1, 82571, {0, 0}, 0, 0}, {1, 82669, {0, 0}, 0, 0}, {1, 84779, {0, 0}, 0, 0}, {1, 85696, {0, 0}, 0, 0},
    {1, 85730, {0, 0}, 0, 0}, {1, 85964, {0, 0}, 0, 0}, {1, 88953, {0, 0}, 0, 0}, {1, 89082, {0, 0}, 0, 0},
    {3, 89203, {0, 0}, 0, 0}, {3, 89313, {0, 0}, 0, 0}, {1, 89354, {0, 0}, 0, 0}, {1, 89430, {0, 0}, 0, 0},
    {1, 89511, {0, 0}, 0, 0}, {1, 89605, {0, 0}, 0, 0}, {1, 89615, {0, 0}, 0, 0}, {3, 89698, {0, 0}, 0, 0},
    {3, 89723, {0, 0}, 0, 0}, {1, 89792, {0, 0}, 0, 0}, {1, 89807, {0, 0}, 0, 0}, {1, 89829, {0, 0}, 0, 0},
    {1, 89986, {0, 0}, 0, 0}, {3, 90001, {0, 0}, 0, 0}, {1, 90297, {0, 0}, 0, 0}, {1, 90409, {0, 0}, 0, 0},
    {1, 90425, {0, 0}, 0, 0}, {3, 91351, {0, 0}, 0, 0}, {1, 91373, {0, 0}, 0, 0}, {3, 91398, {0, 0}, 0, 0},
    {1, 91575, {0, 0}, 0, 0}, {1, 91704, {0, 0}, 0, 0}, {1, 91725, {0, 0}, 0, 0}, {1, 91792, {0, 0}, 0, 0},
    {3, 91832, {0, 0}, 0, 0}, {3, 91853, {0, 0}, 0, 0}, {3, 91875, {0, 0}, 0, 0}, {3, 91893, {0, 0}, 0, 0},
    {3, 91919, {0, 0}, 0, 0}, {3, 91935, {0, 0}, 0, 0}, {3, 91957, {0, 0}, 0, 0}, {3, 91977, {0, 0}, 0, 0},
    {3, 91995, {0, 0}, 0, 0}, {1, 92015, {0, 0}, 0, 0}, {1, 92024, {0, 0}, 0, 0}, {3, 92271, {0, 0}, 0, 0},
    {1, 92402, {0, 0}, 0, 0}, {1, 92902, {0, 0}, 0, 0}, {1, 92995, {0, 0}, 0, 0}, {1, 93237, {0, 0}, 0, 0},
    {1, 93269, {0, 0}, 0, 0}, {1, 93279, {0, 0}, 0, 0}, {1, 93519, {0, 0}, 0, 0}, {3, 93587, {0, 0}, 0, 0},
    {3, 93816, {0, 0}, 0, 0}, {1, 93878, {0, 0}, 0, 0}, {1, 93937, {0, 0}, 0, 0}, {1, 94049, {0, 0}, 0, 0},
    {1, 94261, {0, 0}, 0, 0}, {1, 94654, {0, 0}, 0, 0}, {1, 94732, {0, 0}, 0, 0}, {1, 94751, {0, 0}, 0, 0},
    {1, 94773, {0, 0}, 0, 0}, {1, 94801, {0, 0}, 0, 0}, {1, 94828, {0, 0}, 0, 0}, {1, 95191, {0, 0}, 0, 0},
    {3, 95260, {0, 0}, 0, 0}, {1, 95393, {0, 0}, 0, 0}, {3, 95416, {0, 0}, 0, 0}, {3, 95431, {0, 0}, 0, 0},
    {3, 95443, {0, 0}, 0, 0}, {3, 95462, {0, 0}, 0, 0}, {1, 95814, {0, 0}, 0, 0}, {3, 95851, {0, 0}, 0, 0},
    {1, 96586, {0, 0}, 0, 0}, {1, 96767, {0, 0}, 0, 0}, {1, 96972, {0, 0}, 0, 0}, {1, 97033, {0, 0}, 0, 0},
    {1, 97062, {0, 0}, 0, 0}, {3, 97459, {0, 0}, 0, 0}, {1, 97473, {0, 0}, 0, 0}, {1, 97491, {0, 0}, 0, 0},
    {3, 97510, {0, 0}, 0, 0}, {3, 97529, {0, 0}, 0, 0}, {3, 97552, {0, 0}, 0, 0}, {3, 97572, {0, 0}, 0, 0},
    {1, 98181, {0, 0}, 0, 0}, {1, 98486, {0, 0}, 0, 0}, {1, 98584, {0, 0}, 0, 0}, {1, 98831, {0, 0}, 0, 0},
    {1, 99241, {0, 0}, 0, 0}, {1, 99752, {0, 0}, 0, 0}, {3, 100438, {0, 0}, 0, 0}, {3, 101586, {0, 0}, 0, 0},
    {3, 101771, {0, 0}, 0, 0}, {1, 102221, {0, 0}, 0, 0}, {1, 102354, {0, 0}, 0, 0}, {1, 102553, {0, 0}, 0, 0},
    {3, 102835, {0, 0}, 0, 0}, {1, 102912, {0, 0}, 0, 0}, {1, 103309, {0, 0}, 0, 0}, {1, 103848, {0, 0}, 0, 0},
    {1, 104026, {0, 0}, 0, 0}, {1, 105042, {0, 0}, 0, 0}, {1, 105433, {0, 0}, 0, 0}, {1, 105991, {0, 0}, 0, 0},
    {1, 106216, {0, 0}, 0, 0}, {1, 107389, {0, 0}, 0, 0}, {3, 108924, {0, 0}, 0, 0}, {1, 109256, {0, 0}, 0, 0},
    {1, 109847, {0, 0}, 0, 0}, {1, 109878, {0, 0}, 0, 0}, {1, 110040, {0, 0}, 0, 0}, {1, 110067, {0, 0}, 0, 0},
    {1, 113103, {0, 0}, 0, 0}, {1, 113522, {0, 0}, 0, 0}, {1, 113691, {0, 0}, 0, 0}, {1, 113737, {0, 0}, 0, 0},
    {1, 114121, {0, 0}, 0, 0}, {1, 114138, {0, 0}, 0, 0}, {1, 114414, {0, 0}, 0, 0}, {1, 115310, {0, 0}, 0, 0},
    {1, 115692, {0, 0}, 0, 0}, {1, 115731, {0, 0}, 0, 0}, {1, 116067, {0, 0}, 0, 0}, {1, 116724, {0, 0}, 0, 0},
    {3, 117804, {0, 0}, 0, 0}, {1, 119703, {0, 0}, 0, 0}, {3, 119738, {0, 0}, 0, 0}, {3, 119748, {0, 0}, 0, 0},
    {1, 119760, {0, 0}, 0, 0}, {3, 120809, {0, 0}, 0, 0}, {3, 121637, {0, 0}, 0, 0}, {1, 122448, {0, 0}, 0, 0},
    {1, 122476, {0, 0}, 0, 0}, {1, 122504, {0, 0}, 0, 0}, {1, 122528, {0, 0}, 0, 0}, {1, 122600, {0, 0}, 0, 0},
    {1, 122673, {0, 0}, 0, 0}, {3, 122714, {0, 0}, 0, 0}, {3, 123541, {0, 0}, 0, 0}, {3, 123563, {0, 0}, 0, 0},
    {1, 124277, {0, 0}, 0, 0}, {1, 125101, {0, 0}, 0, 0}, {1, 125602, {0, 0}, 0, 0}, {3, 125629, {0, 0}, 0, 0},
    {3, 125815, {0, 0}, 0, 0}, {1, 125843, {0, 0}, 0, 0}, {3, 126916, {0, 0}, 0, 0}, {3, 127086, {0, 0}, 0, 0},
    {1, 129117, {0, 0}, 0, 0}, {1, 129152, {0, 0}, 0, 0}, {1, 129195, {0, 0}, 0, 0}, {1, 129237, {0, 0}, 0, 0},
    {1, 129290, {0, 0}, 0, 0}, {1, 129361, {0, 0}, 0, 0}, {1, 129391, {0, 0}, 0, 0}, {1, 129436, {0, 0}, 0, 0},
    {1, 129470, {0, 0}, 0, 0}, {1, 129511, {0, 0}, 0, 0}, {1, 129558, {0, 0}, 0, 0}, {1, 129581, {0, 0}, 0, 0},
    {1, 129630, {0, 0}, 0, 0}, {1, 129667, {0, 0}, 0, 0}, {1, 129697, {0, 0}, 0, 0}, {1, 129727, {0, 0}, 0, 0},
    {1, 129750, {0, 0}, 0, 0}, {1, 129774, {0, 0}, 0, 0}, {1, 129798, {0, 0}, 0, 0}, {1, 129837, {0, 0}, 0, 0},
    {1, 129861, {0, 0}, 0, 0}, {1, 129889, {0, 0}, 0, 0}, {1, 129914, {0, 0}, 0, 0}, {1, 129946, {0, 0}, 0, 0},
    {1, 129993, {0, 0}, 0, 0}, {1, 130021, {0, 0}, 0, 0}, {1, 130045, {0, 0}, 0, 0}, {1, 130073, {0, 0}, 0, 0},
    {1, 130104, {0, 0}, 0, 0}, {1, 130139, {0, 0}, 0, 0}, {1, 130171, {0, 0}, 0, 0}, {1, 130361, {0, 0}, 0, 0},
    {1, 130408, {0, 0}, 0, 0}, {1, 130447, {0, 0}, 0, 0}, {1, 130492, {0, 0}, 0, 0}, {1, 130530, {0, 0}, 0, 0},
    {1, 130573, {0, 0}, 0, 0}, {1, 130625, {0, 0}, 0, 0}, {1, 130682, {0, 0}, 0, 0}, {1, 130735, {0, 0}, 0, 0},
    {1, 130774, {0, 0}, 0, 0}, {1, 130810, {0, 0}, 0, 0}, {1, 130843, {0, 0}, 0, 0}, {1, 130878, {0, 0}, 0, 0},
    {1, 130913, {0, 0}, 0, 0}, {1, 130948, {0, 0}, 0, 0}, {1, 130983, {0, 0}, 0, 0}, {1, 131020, {0, 0}, 0, 0},
    {3, 131126, {0, 0}, 0, 0}, {1, 131801, {0, 0}, 0, 0}, {1, 131806, {0, 0}, 0, 0}, {3, 131821, {0, 0}, 0, 0},
    {1, 132067, {0, 0}, 0, 0}, {1, 132331, {0, 0}, 0, 0}, {1, 132379, {0, 0}, 0, 0}, {3, 132437, {0, 0}, 0, 0},
    {3, 132455, {0, 0}, 0, 0}, {1, 132614, {0, 0}, 0, 0}, {1, 133173, {0, 0}, 0, 0}, {1, 133401, {0, 0}, 0, 0},
    {1, 133650, {0, 0}, 0, 0}, {1, 133901, {0, 0}, 0, 0}, {1, 134531, {0, 0}, 0, 0}, {1, 135008, {0, 0}, 0, 0},
    {3, 135319, {0, 0}, 0, 0}, {3, 135778, {0, 0}, 0, 0}, {3, 136167, {0, 0}, 0, 0}, {3, 136478, {0, 0}, 0, 0},
    {1, 137129, {0, 0}, 0, 0}, {3, 137304, {0, 0}, 0, 0}, {1, 137601, {0, 0}, 0, 0}, {3, 137648, {0, 0}, 0, 0},
    {3, 138022, {0, 0}, 0, 0}, {3, 138039, {0, 0}, 0, 0}, {3, 138081, {0, 0}, 0, 0}, {3, 138446, {0, 0}, 0, 0},
    {3, 138570, {0, 0}, 0, 0}, {3, 138895, {0, 0}, 0, 0}, {3, 138912, {0, 0}, 0, 0}, {3, 138937, {0, 0}, 0, 0},
    {1, 139072, {0, 0}, 0, 0}, {1, 139285, {0, 0}, 0, 0}, {3, 139310, {0, 0}, 0, 0}, {1, 139462, {0, 0}, 0, 0},
    {1, 140608, {0, 0}, 0, 0}, {3, 141053, {0, 0}, 0, 0}, {3, 141065, {0, 0}, 0, 0}, {3, 141080, {0, 0}, 0, 0},
    {3, 141101, {0, 0}, 0, 0}, {3, 141126, {0, 0}, 0, 0}, {3, 141852, {0, 0}, 0, 0}, {3, 141875, {0, 0}, 0, 0},
    {3, 142022, {0, 0}, 0, 0}, {1, 142165, {0, 0}, 0, 0}, {1, 142270, {0, 0}, 0, 0}, {3, 142472, {0, 0}, 0, 0},
    {3, 142499, {0, 0}, 0, 0}, {3, 142820, {0, 0}, 0, 0}, {3, 143212, {0, 0}, 0, 0}, {1, 145434, {0, 0}, 0, 0},
    {3, 145450, {0, 0}, 0, 0}, {3, 145672, {0, 0}, 0, 0}, {1, 145742, {0, 0}, 0, 0}, {3, 145772, {0, 0}, 0, 0},
    {1, 146303, {0, 0}, 0, 0}, {1, 146649, {0, 0}, 0, 0}, {3, 146697, {0, 0}, 0, 0}, {3, 146720, {0, 0}, 0, 0},
    {3, 146747, {0, 0}, 0, 0}, {3, 147074, {0, 0}, 0, 0}, {1, 147113, {0, 0}, 0, 0}, {3, 147195, {0, 0}, 0, 0},
    {1, 147384, {0, 0}, 0, 0}, {1, 147444, {0, 0}, 0, 0}, {3, 147493, {0, 0}, 0, 0}, {3, 147516, {0, 0}, 0, 0},
    {3, 148024, {0, 0}, 0, 0}, {3, 149275, {0, 0}, 0, 0}, {3, 150691, {0, 0}, 0, 0}, {1, 150728, {0, 0}, 0, 0},
    {3, 150743, {0, 0}, 0, 0}, {3, 150959, {0, 0}, 0, 0}, {3, 150976, {0, 0}, 0, 0}, {3, 150998, {0, 0}, 0, 0},
    {1, 151467, {0, 0}, 0, 0}, {3, 151492, {0, 0}, 0, 0}, {1, 152835, {0, 0}, 0, 0}, {1, 152866, {0, 0}, 0, 0},
    {1, 152931, {0, 0}, 0, 0}, {1, 152995, {0, 0}, 0, 0}, {1, 153029, {0, 0}, 0, 0}, {1, 153068, {0, 0}, 0, 0},
    {1, 153106, {0, 0}, 0, 0}, {1, 153149, {0, 0}, 0, 0}, {3, 153222, {0, 0}, 0, 0}, {3, 153239, {0, 0}, 0, 0},
    {1, 153281, {0, 0}, 0, 0}, {1, 153479, {0, 0}, 0, 0}, {1, 153520, {0, 0}, 0, 0}, {1, 153565, {0, 0}, 0, 0},
    {1, 153604, {0, 0}, 0, 0}, {1, 153647, {0, 0}, 0, 0}, {1, 153678, {0, 0}, 0, 0}, {1, 153711, {0, 0}, 0, 0},
    {1, 153750, {0, 0}, 0, 0}, {1, 153794, {0, 0}, 0, 0}, {1, 153828, {0, 0}, 0, 0}, {1, 153867, {0, 0}, 0, 0},
    {3, 154102, {0, 0}, 0, 0}, {3, 154508, {0, 0}, 0, 0}, {3, 154910, {0, 0}, 0, 0}, {3, 155232, {0, 0}, 0, 0},
    {3, 156091, {0, 0}, 0, 0}, {3, 156106, {0, 0}, 0, 0}, {3, 156846, {0, 0}, 0, 0}, {3, 156860, {0, 0}, 0, 0},
    {1, 157293, {0, 0}, 0, 0}, {3, 157609, {0, 0}, 0, 0}, {3, 158006, {0, 0}, 0, 0}, {3, 158028, {0, 0}, 0, 0},
    {3, 158821, {0, 0}, 0, 0}, {3, 159144, {0, 0}, 0, 0}, {3, 159725, {0, 0}, 0, 0}, {1, 161756, {0, 0}, 0, 0},
    {3, 164837, {0, 0}, 0, 0}, {3, 164856, {0, 0}, 0, 0}, {3, 167084, {0, 0}, 0, 0}, {3, 167102, {0, 0}, 0, 0},
    {1, 168080, {0, 0}, 0, 0}, {3, 168405, {0, 0}, 0, 0}, {3, 168415, {0, 0}, 0, 0}, {3, 168574, {0, 0}, 0, 0},
    {3, 168666, {0, 0}, 0, 0}, {1, 168788, {0, 0}, 0, 0}, {1, 168830, {0, 0}, 0, 0}, {1, 168970, {0, 0}, 0, 0},
    {1, 169032, {0, 0}, 0, 0}, {1, 169415, {0, 0}, 0, 0}, {1, 169546, {0, 0}, 0, 0}, {1, 170456, {0, 0}, 0, 0},
    {1, 172179, {0, 0}, 0, 0}, {1, 172490, {0, 0}, 0, 0}, {1, 173118, {0, 0}, 0, 0}, {1, 174249, {0, 0}, 0, 0},
    {3, 174400, {0, 0}, 0, 0}, {3, 174477, {0, 0}, 0, 0}, {1, 174495, {0, 0}, 0, 0}, {1, 174698, {0, 0}, 0, 0},
    {1, 174752, {0, 0}, 0, 0}, {1, 174800, {0, 0}, 0, 0}, {1, 175885, {0, 0}, 0, 0}, {1, 175953, {0, 0}, 0, 0},
    {1, 176055, {0, 0}, 0, 0}, {1, 176159, {0, 0}, 0, 0}, {1, 176761, {0, 0}, 0, 0}, {1, 176850, {0, 0}, 0, 0},
    {1, 176902, {0, 0}, 0, 0}, {1, 177045, {0, 0}, 0, 0}, {1, 178812, {0, 0}, 0, 0}, {1, 178858, {0, 0}, 0, 0},
    {1, 179131, {0, 0}, 0, 0}, {1, 179332, {0, 0}, 0, 0}, {1, 179533, {0, 0}, 0, 0}, {1, 179579, {0, 0}, 0, 0},
    {1, 179895, {0, 0}, 0, 0}, {1, 180205, {0, 0}, 0, 0}, {1, 180515, {0, 0}, 0, 0}, {1, 180819, {0, 0}, 0, 0},
    {1, 181360, {0, 0}, 0, 0}, {1, 182504, {0, 0}, 0, 0}, {1, 183962, {0, 0}, 0, 0}, {1, 184303, {0, 0}, 0, 0},
    {1, 184638, {0, 0}, 0, 0}, {1, 185734, {0, 0}, 0, 0}, {1, 185992, {0, 0}, 0, 0}, {1, 193209, {0, 0}, 0, 0},
    {1, 194364, {0, 0}, 0, 0}, {1, 197324, {0, 0}, 0, 0}, {1, 197370, {0, 0}, 0, 0}, {1, 198230, {0, 0}, 0, 0},
    {1, 198332, {0, 0}, 0, 0}, {1, 198396, {0, 0}, 0, 0}, {1, 200157, {0, 0}, 0, 0}, {1, 201227, {0, 0}, 0, 0},
    {1, 201371, {0, 0}, 0, 0}, {3, 201497, {0, 0}, 0, 0}, {1, 201871, {0, 0}, 0, 0}, {3, 201930, {0, 0}, 0, 0},
    {1, 202263, {0, 0}, 0, 0}, {1, 202414, {0, 0}, 0, 0}, {3, 202454, {0, 0}, 0, 0}, {1, 202966, {0, 0}, 0, 0},
    {1, 203421, {0, 0}, 0, 0}, {1, 203592, {0, 0}, 0, 0}, {1, 203684, {0, 0}, 0, 0}, {3, 203791, {0, 0}, 0, 0},
    {1, 204152, {0, 0}, 0, 0}, {1, 204206, {0, 0}, 0, 0}, {1, 204235, {0, 0}, 0, 0}, {1, 204255, {0, 0}, 0, 0},
    {3, 204480, {0, 0}, 0, 0}, {3, 205517, {0, 0}, 0, 0}, {3, 207850, {0, 0}, 0, 0}, {1, 208567, {0, 0}, 0, 0},
    {3, 209164, {0, 0}, 0, 0}, {3, 209249, {0, 0}, 0, 0}, {1, 209259, {0, 0}, 0, 0}, {1, 209494, {0, 0}, 0, 0},
    {3, 209506, {0, 0}, 0, 0}, {3, 210152, {0, 0}, 0, 0}, {1, 210247, {0, 0}, 0, 0}, {3, 210462, {0, 0}, 0, 0},
    {3, 210918, {0, 0}, 0, 0}, {1, 211829, {0, 0}, 0, 0}, {1, 212617, {0, 0}, 0, 0}, {3, 213014, {0, 0}, 0, 0},
    {1, 213185, {0, 0}, 0, 0}, {1, 213232, {0, 0}, 0, 0}, {1, 213286, {0, 0}, 0, 0}, {1, 213306, {0, 0}, 0, 0},
    {1, 213475, {0, 0}, 0, 0}, {1, 213534, {0, 0}, 0, 0}, {1, 213576, {0, 0}, 0, 0}, {3, 214058, {0, 0}, 0, 0},
    {1, 214084, {0, 0}, 0, 0}, {1, 214120, {0, 0}, 0, 0}, {1, 214263, {0, 0}, 0, 0}, {1, 214298, {0, 0}, 0, 0},
    {1, 214329, {0, 0}, 0, 0}, {1, 214820, {0, 0}, 0, 0}, {3, 214954, {0, 0}, 0, 0}, {1, 215184, {0, 0}, 0, 0},
    {3, 215745, {0, 0}, 0, 0}, {3, 217425, {0, 0}, 0, 0}, {1, 217679, {0, 0}, 0, 0}, {1, 217873, {0, 0}, 0, 0},
    {3, 218073, {0, 0}, 0, 0}, {3, 218106, {0, 0}, 0, 0}, {1, 238105, {0, 0}, 0, 0}, {1, 238145, {0, 0}, 0, 0},
    {1, 238169, {0, 0}, 0, 0}, {1, 238249, {0, 0}, 0, 0}, {1, 238320, {0, 0}, 0, 0}, {1, 238349, {0, 0}, 0, 0},
    {1, 238377, {0, 0}, 0, 0}, {3, 238434, {0, 0}, 0, 0}, {1, 238538, {0, 0}, 0, 0}, {1, 238589, {0, 0}, 0, 0},
    {1, 238657, {0, 0}, 0, 0}, {1, 238686, {0, 0}, 0, 0}, {1, 238755, {0, 0}, 0, 0}, {1, 238791, {0, 0}, 0, 0},
    {1, 238829, {0, 0}, 0, 0}, {1, 238850, {0, 0}, 0, 0}, {1, 238881, {0, 0}, 0, 0}, {1, 238934, {0, 0}, 0, 0},
    {1, 238974, {0, 0}, 0, 0}, {1, 239012, {0, 0}, 0, 0}, {1, 239055, {0, 0}, 0, 0}, {1, 239094, {0, 0}, 0, 0},
    {1, 239126, {0, 0}, 0, 0}, {1, 239162, {0, 0}, 0, 0}, {1, 239212, {0, 0}, 0, 0}, {3, 239257, {0, 0}, 0, 0},
    {1, 239322, {0, 0}, 0, 0}, {1, 239341, {0, 0}, 0, 0}, {1, 239373, {0, 0}, 0, 0}, {1, 239406, {0, 0}, 0, 0},
    {1, 239440, {0, 0}, 0, 0}, {1, 239472, {0, 0}, 0, 0}, {1, 239512, {0, 0}, 0, 0}, {1, 239526, {0, 0}, 0, 0},
    {1, 239848, {0, 0}, 0, 0}, {1, 239861, {0, 0}, 0, 0}, {1, 239903, {0, 0}, 0, 0}, {1, 239937, {0, 0}, 0, 0},
    {1, 239958, {0, 0}, 0, 0}, {1, 239973, {0, 0}, 0, 0}, {3, 240177, {0, 0}, 0, 0}, {3, 240371, {0, 0}, 0, 0},
    {1, 240382, {0, 0}, 0, 0}, {3, 240563, {0, 0}, 0, 0}, {1, 241173, {0, 0}, 0, 0}, {1, 241485, {0, 0}, 0, 0},
    {1, 242001, {0, 0}, 0, 0}, {1, 242364, {0, 0}, 0, 0}, {1, 242948, {0, 0}, 0, 0}, {1, 243692, {0, 0}, 0, 0},
    {1, 244280, {0, 0}, 0, 0}, {1, 244457, {0, 0}, 0, 0}, {3, 244857, {0, 0}, 0, 0}, {1, 244878, {0, 0}, 0, 0},
    {1, 244996, {0, 0}, 0, 0}, {1, 245078, {0, 0}, 0, 0}, {1, 245289, {0, 0}, 0, 0}, {1, 245516, {0, 0}, 0, 0},
    {3, 245798, {0, 0}, 0, 0}, {3, 245860, {0, 0}, 0, 0}, {1, 245927, {0, 0}, 0, 0}, {1, 246229, {0, 0}, 0, 0},
    {1, 246858, {0, 0}, 0, 0}, {1, 247620, {0, 0}, 0, 0}, {3, 247788, {0, 0}, 0, 0}, {1, 248187, {0, 0}, 0, 0},
    {3, 248728, {0, 0}, 0, 0}, {3, 248925, {0, 0}, 0, 0}, {1, 249292, {0, 0}, 0, 0}, {1, 249717, {0, 0}, 0, 0},
    {1, 249844, {0, 0}, 0, 0}, {1, 249906, {0, 0}, 0, 0}, {1, 251199, {0, 0}, 0, 0}, {1, 251971, {0, 0}, 0, 0},
    {1, 252042, {0, 0}, 0, 0}, {3, 252403, {0, 0}, 0, 0}, {3, 252424, {0, 0}, 0, 0}, {1, 252595, {0, 0}, 0, 0},
    {3, 252755, {0, 0}, 0, 0}, {1, 253155, {0, 0}, 0, 0}, {1, 253644, {0, 0}, 0, 0}, {1, 254252, {0, 0}, 0, 0},
    {1, 254902, {0, 0}, 0, 0}, {3, 255029, {0, 0}, 0, 0}, {3, 255047, {0, 0}, 0, 0}, {3, 255273, {0, 0}, 0, 0},
    {1, 255707, {0, 0}, 0, 0}, {3, 255952, {0, 0}, 0, 0}, {1, 256096, {0, 0}, 0, 0}, {1, 256317, {0, 0}, 0, 0},
    {1, 256373, {0, 0}, 0, 0}, {3, 256774, {0, 0}, 0, 0}, {3, 258382, {0, 0}, 0, 0}, {1, 258438, {0, 0}, 0, 0},
    {1, 258564, {0, 0}, 0, 0}, {1, 259316, {0, 0}, 0, 0}, {3, 259475, {0, 0}, 0, 0}, {3, 259595, {0, 0}, 0, 0},
    {3, 259794, {0, 0}, 0, 0}, {3, 259960, {0, 0}, 0, 0}, {3, 259984, {0, 0}, 0, 0}, {3, 260004, {0, 0}, 0, 0},
    {1, 260065, {0, 0}, 0, 0}, {1, 260288, {0, 0}, 0, 0}, {1, 260620, {0, 0}, 0, 0}, {1, 261990, {0, 0}, 0, 0},
    {1, 262790, {0, 0}, 0, 0}, {1, 262848, {0, 0}, 0, 0}, {1, 262884, {0, 0}, 0, 0}, {1, 262929, {0, 0}, 0, 0},
    {1, 262949, {0, 0}, 0, 0}, {1, 262993, {0, 0}, 0, 0}, {1, 263043, {0, 0}, 0, 0}, {1, 263065, {0, 0}, 0, 0},
    {1, 263302, {0, 0}, 0, 0}, {3, 263794, {0, 0}, 0, 0}, {1, 263870, {0, 0}, 0, 0}, {1, 264110, {0, 0}, 0, 0},
    {3, 264228, {0, 0}, 0, 0}, {1, 264304, {0, 0}, 0, 0}, {3, 264859, {0, 0}, 0, 0}, {1, 264987, {0, 0}, 0, 0},
    {1, 265537, {0, 0}, 0, 0}, {1, 265731, {0, 0}, 0, 0}, {1, 265776, {0, 0}, 0, 0}, {1, 265821, {0, 0}, 0, 0},
    {1, 265967, {0, 0}, 0, 0}, {1, 266178, {0, 0}, 0, 0}, {3, 266273, {0, 0}, 0, 0}, {1, 266466, {0, 0}, 0, 0},
    {1, 266599, {0, 0}, 0, 0}, {1, 51757, {0, 0}, 0, 0}, {1, 266867, {0, 0}, 0, 0}, {1, 267455, {0, 0}, 0, 0},
    {1, 268005, {0, 0}, 0, 0}, {1, 268050, {0, 0}, 0, 0}, {1, 268107, {0, 0}, 0, 0}, {1, 268394, {0, 0}, 0, 0},
    {1, 269040, {0, 0}, 0, 0}, {1, 269424, {0, 0}, 0, 0}, {1, 269709, {0, 0}, 0, 0}, {1, 269915, {0, 0}, 0, 0},
    {1, 270238, {0, 0}, 0, 0}, {1, 270372, {0, 0}, 0, 0}, {1, 270936, {0, 0}, 0, 0}, {1, 270986, {0, 0}, 0, 0},
    {1, 271118, {0, 0}, 0, 0}, {1, 271155, {0, 0}, 0, 0}, {3, 271192, {0, 0}, 0, 0}, {1, 271368, {0, 0}, 0, 0},
    {1, 272638, {0, 0}, 0, 0}, {1, 273179, {0, 0}, 0, 0}, {1, 277513, {0, 0}, 0, 0}, {1, 277911, {0, 0}, 0, 0},
    {1, 278266, {0, 0}, 0, 0}, {1, 278793, {0, 0}, 0, 0}, {1, 279870, {0, 0}, 0, 0}, {1, 279922, {0, 0}, 0, 0},
    {1, 280142, {0, 0}, 0, 0}, {1, 280546, {0, 0}, 0, 0}, {1, 280975, {0, 0}, 0, 0}, {1, 281737, {0, 0}, 0, 0},
    {1, 283641, {0, 0}, 0, 0}, {1, 284330, {0, 0}, 0, 0}, {1, 284852, {0, 0}, 0, 0}, {1, 285833, {0, 0}, 0, 0},
    {1, 286653, {0, 0}, 0, 0}, {1, 286964, {0, 0}, 0, 0}, {3, 288826, {0, 0}, 0, 0}, {3, 288847, {0, 0}, 0, 0},
    {1, 289139, {0, 0}, 0, 0}, {1, 289232, {0, 0}, 0, 0}, {1, 291134, {0, 0}, 0, 0}, {1, 291423, {0, 0}, 0, 0},
    {1, 291474, {0, 0}, 0, 0}, {1, 291524, {0, 0}, 0, 0}, {1, 291583, {0, 0}, 0, 0}, {1, 291735, {0, 0}, 0, 0},
    {1, 291788, {0, 0}, 0, 0}, {1, 291849, {0, 0}, 0, 0}, {1, 292018, {0, 0}, 0, 0}, {1, 292775, {0, 0}, 0, 0},
    {1, 296349, {0, 0}, 0, 0}, {1, 299955, {0, 0}, 0, 0}, {1, 300077, {0, 0}, 0, 0}, {1, 300122, {0, 0}, 0, 0},
    {1, 300230, {0, 0}, 0, 0}, {1, 300382, {0, 0}, 0, 0}, {1, 300551, {0, 0}, 0, 0}, {1, 300653, {0, 0}, 0, 0},
    {3, 300684, {0, 0}, 0, 0}, {1, 301612, {0, 0}, 0, 0}, {1, 301809, {0, 0}, 0, 0}, {1, 301928, {0, 0}, 0, 0},
    {1, 301956, {0, 0}, 0, 0}, {1, 302004, {0, 0}, 0, 0}, {1, 303233, {0, 0}, 0, 0}, {3, 303288, {0, 0}, 0, 0},
    {1, 303638, {0, 0}, 0, 0}, {1, 304593, {0, 0}, 0, 0}, {3, 305223, {0, 0}, 0, 0}, {1, 305361, {0, 0}, 0, 0},
    {1, 305476, {0, 0}, 0, 0}, {1, 305737, {0, 0}, 0, 0}, {1, 306205, {0, 0}, 0, 0}, {1, 306805, {0, 0}, 0, 0},
    {1, 307365, {0, 0}, 0, 0}, {1, 307418, {0, 0}, 0, 0}, {3, 307509, {0, 0}, 0, 0}, {1, 308419, {0, 0}, 0, 0},
    {1, 308446, {0, 0}, 0, 0}, {1, 308682, {0, 0}, 0, 0}, {1, 308732, {0, 0}, 0, 0}, {1, 308980, {0, 0}, 0, 0},
    {1, 309131, {0, 0}, 0, 0}, {1, 309294, {0, 0}, 0, 0}, {1, 309348, {0, 0}, 0, 0}, {1, 309585, {0, 0}, 0, 0},
    {1, 309635, {0, 0}, 0, 0}, {1, 309927, {0, 0}, 0, 0}, {1, 309990, {0, 0}, 0, 0}, {1, 310555, {0, 0}, 0, 0},
    {3, 310944, {0, 0}, 0, 0}, {3, 311046, {0, 0}, 0, 0}, {1, 311139, {0, 0}, 0, 0}, {1, 311169, {0, 0}, 0, 0},
    {1, 311270, {0, 0}, 0, 0}, {3, 311460, {0, 0}, 0, 0}, {1, 311479, {0, 0}, 0, 0}, {1, 311645, {0, 0}, 0, 0},
    {1, 311976, {0, 0}, 0, 0}, {1, 312324, {0, 0}, 0, 0}, {3, 312718, {0, 0}, 0, 0}, {1, 312871, {0, 0}, 0, 0},
    {1, 313504, {0, 0}, 0, 0}, {1, 313703, {0, 0}, 0, 0}, {1, 313858, {0, 0}, 0, 0}, {1, 314066, {0, 0}, 0, 0},
    {3, 314444, {0, 0}, 0, 0}, {3, 314569, {0, 0}, 0, 0}, {1, 314891, {0, 0}, 0, 0}, {1, 315110, {0, 0}, 0, 0},
    {1, 315158, {0, 0}, 0, 0}, {1, 315200, {0, 0}, 0, 0}, {3, 315505, {0, 0}, 0, 0}, {1, 317649, {0, 0}, 0, 0},
    {1, 317666, {0, 0}, 0, 0}, {1, 317692, {0, 0}, 0, 0}, {1, 317821, {0, 0}, 0, 0}, {3, 317936, {0, 0}, 0, 0},
    {1, 318058, {0, 0}, 0, 0}, {3, 318510, {0, 0}, 0, 0}, {3, 318801, {0, 0}, 0, 0}, {3, 318817, {0, 0}, 0, 0},
    {3, 318884, {0, 0}, 0, 0}, {3, 318900, {0, 0}, 0, 0}, {1, 319049, {0, 0}, 0, 0},
};

static const uint32_t numbers[] = {
    12, 17, 21, 2193, 2205, 2228, 2253, 2259, 2286, 2297, 2484, 2253, 2259, 2193, 2205, 2587, 2253,
    2259, 2286, 2611, 2729, 3476, 3536, 2253, 3581, 3975, 3990, 2253, 4026, 3975, 3536, 2205, 5096,
    5120, 2205, 5303, 5401, 3536, 5120, 2253, 5598, 6182, 3536, 3536, 6889, 6907, 6914, 6930, 3975,
    2253, 7069, 6889, 6907, 5096, 5120, 2205, 2193, 8010, 5096, 5120, 6930, 2205, 9259, 5096, 9284,
    5120, 2253, 9309, 6930, 2205, 9259, 10864, 5096, 5303, 6889, 12923, 13107, 13112, 13123, 13107,
    14051, 13112, 14062, 14205, 14211, 13107, 14379, 2253, 14402, 13107, 2253, 14705, 6930, 2193,
    14934, 2205, 10864, 5096, 2253, 14960, 2286, 15043, 2193, 15140, 2205, 15164, 5096, 2286, 15043,
    2253, 15396, 15560, 15582, 15607, 2253, 15627, 2253, 15686, 6930, 2193, 15140, 2205, 10864,
    15607, 2253, 15936, 2286, 15043, 15582, 15607, 16122, 15582, 15607, 13107, 13112, 14051, 15607,
    14205, 17, 16289, 13107, 17207, 17224, 2253, 17254, 13107, 17983, 18004, 18037, 2253, 18057,
    2253, 18306, 13107, 18597, 2253, 18630, 2253, 19716, 22389, 13107, 2253, 22416, 2253, 22852,
    2253, 23176, 2253, 23493, 13107, 23784, 2253, 23810, 24024, 24053, 2253, 24088, 24053, 2253,
    24434, 2253, 24570, 13107, 26341, 2253, 26368, 29075, 2253, 29101, 29270, 2253, 29294, 30146,
    30157, 30344, 30368, 2253, 30389, 13107, 30344, 30687, 2253, 30710, 30344, 13107, 31653, 31676,
    31688, 31714, 3975, 31738, 31750, 31763, 31776, 2253, 31789, 31676, 13107, 14379, 32006, 31688,
    31714, 3975, 31738, 31750, 31763, 31776, 13107, 31676, 32124, 31714, 3975, 31738, 31750, 31763,
    31776, 2253, 32151, 31676, 32263, 13107, 14379, 31688, 31714, 3975, 31738, 31750, 31763, 31776,
    13107, 32417, 32444, 32470, 31714, 3975, 31738, 31750, 31763, 31776, 14934, 14379, 31688, 31714,
    3975, 31738, 31750, 31763, 31776, 31653, 13107, 17207, 32645, 31714, 3975, 31738, 31750, 31763,
    31776, 2253, 32672, 14379, 13107, 17207, 32645, 31714, 3975, 31738, 31750, 31763, 31776, 32857,
    13107, 32870, 32887, 14379, 2253, 32915, 13107, 31653, 31688, 31714, 3975, 31738, 31750, 31763,
    31776, 31653, 13107, 32417, 32444, 32470, 31714, 3975, 31738, 31750, 31763, 31776, 14379, 13107,
    32417, 32444, 32470, 31714, 3975, 31738, 31750, 31763, 31776, 13107, 14379, 31688, 31714, 3975,
    31738, 31750, 31763, 31776, 31676, 13107, 14379, 31688, 31714, 3975, 31738, 31750, 31763, 31776,
    31676, 32870, 13107, 14379, 32006, 31688, 31714, 3975, 31738, 31750, 31763, 31776, 13107, 31676,
    33601, 31714, 3975, 31738, 31750, 31763, 31776, 2253, 33633, 31653, 13107, 31688, 31714, 3975,
    31738, 31750, 31763, 31776, 2253, 33822, 13107, 32444, 31653, 32470, 31714, 3975, 31738, 31750,
    31763, 31776, 13107, 32444, 34180, 31653, 32470, 31714, 3975, 31738, 31750, 31763, 31776, 13107,
    34269, 34314, 14379, 34346, 31714, 3975, 31738, 31750, 31763, 31776, 2253, 34368, 13107, 14379,
    32006, 31688, 31714, 3975, 31738, 31750, 31763, 31776, 13107, 32417, 32444, 34180, 31653, 32470,
    31714, 3975, 31738, 31750, 31763, 31776, 13107, 32417, 32444, 32470, 14379, 32006, 31714, 3975,
    31738, 31750, 31763, 31776, 13107, 34926, 34945, 34966, 34982, 34998, 35015, 2253, 35038, 13107,
    35266, 30687, 2253, 35291, 13107, 34926, 34945, 35363, 2253, 35385, 13107, 35784, 35803, 2253,
    35825, 21, 35953, 1126, 13107, 36864, 36886, 2253, 36913, 36864, 13107, 37245, 2253, 37273,
    13107, 36864, 37704, 37727, 37770, 37813, 37841, 37876, 2253, 37901, 36864, 13107, 36864, 13107,
    36886, 38225, 2253, 38253, 38414, 2253, 38552, 39128, 39165, 2253, 39597, 39864, 36864, 40128,
    36886, 40160, 2253, 40197, 13107, 36864, 37704, 37727, 37770, 37813, 40553, 40602, 2253, 40648,
    13107, 36864, 37704, 37727, 37770, 37813, 37841, 41301, 36864, 40128, 41530, 2253, 41565, 2253,
    41752, 36864, 41997, 42031, 42070, 42113, 2253, 42138, 36864, 42404, 42444, 2253, 42493, 1126,
    13107, 42984, 2253, 43020, 13107, 43129, 2253, 43165, 13107, 43537, 2253, 43560, 43851, 43968,
    13107, 43968, 2253, 44234, 43851, 13107, 2253, 44426, 31676, 44676, 44705, 2253, 44731, 44676,
    44705, 13107, 45129, 2253, 45154, 13107, 35266, 45417, 2253, 45440, 13107, 45748, 2253, 45799,
    13107, 46035, 2253, 46122, 2253, 46541, 2253, 46734, 46933, 46949, 2253, 47040, 2253, 47152,
    2253, 47252, 2253, 47325, 13112, 2253, 47526, 2253, 47625, 2193, 5096, 6930, 2205, 2253, 47802,
    2286, 47880, 47983, 6889, 32870, 13107, 48014, 14051, 13112, 2253, 48476, 48574, 2253, 48605,
    17983, 2253, 48662, 48847, 2253, 48877, 48978, 13107, 13112, 14051, 14198, 14205, 21, 21146,
    49113, 18004, 2253, 49137, 49325, 49350, 2253, 49577, 49113, 49883, 49113, 49917, 18004, 49945,
    49963, 49325, 49113, 32417, 50188, 13107, 50221, 49113, 32417, 50188, 50221, 50435, 51029,
    51161, 30146, 51506, 51532, 51630, 51698, 51757, 51770, 51780, 51757, 51698, 32830, 51532,
    51506, 52786, 6889, 15164, 52798, 6907, 32870, 8010, 2193, 52810, 52830, 52849, 52865, 14205,
    49325, 2253, 53028, 53141, 13107, 13112, 53141, 53441, 13107, 13112, 2253, 53467, 54016, 13107,
    31738, 31653, 2253, 54047, 13107, 31688, 31738, 31653, 31688, 13107, 31738, 31653, 2253, 54212,
    32857, 13107, 32870, 13107, 54403, 54433, 54462, 2253, 54496, 13107, 37704, 31738, 2253, 54634,
    54462, 13107, 31738, 31653, 2253, 54722, 13107, 31738, 32417, 54954, 31653, 2253, 54980, 54433,
    13107, 31738, 31653, 2253, 55021, 55203, 55263, 55433, 55481, 55555, 30146, 55828, 55828, 55947,
    2253, 55980, 46933, 55828, 46949, 55828, 32470, 6930, 6889, 32870, 52798, 6907, 8010, 2193,
    52810, 52830, 34269, 55828, 2253, 56741, 32857, 55828, 46949, 57005, 2253, 57036, 8010, 32870,
    2205, 52830, 32870, 6889, 2193, 2286, 57248, 6907, 6889, 15164, 52798, 32870, 8010, 2193, 52810,
    52830, 57509, 32870, 2193, 2205, 2253, 57551, 2286, 57248, 6930, 47983, 6889, 32870, 13107,
    46949, 5096, 32870, 2193, 2205, 15164, 2253, 53467, 2286, 57248, 55828, 58216, 2253, 58247,
    2253, 58334, 13107, 58634, 14051, 13112, 2205, 32870, 2193, 5096, 13107, 13112, 59134, 46933,
    15607, 46949, 46933, 59330, 59369, 2253, 59400, 32857, 13107, 46949, 32870, 52786, 6930, 47983,
    6889, 32870, 52849, 59577, 13107, 59594, 15607, 14051, 13112, 59627, 59639, 60498, 60814, 61202,
    31688, 6889, 61848, 2253, 61869, 13107, 14379, 32870, 2253, 62707, 2253, 63219, 2253, 63740,
    2253, 64758, 2253, 65056, 2253, 65249, 2253, 65502, 65923, 6930, 47983, 6889, 52786, 52786,
    6930, 14379, 61848, 2205, 2253, 66273, 61848, 67382, 2253, 67460, 61848, 68048, 6889, 68256,
    68278, 15164, 52798, 6907, 8010, 2193, 52810, 52830, 30368, 68485, 13107, 13112, 13107, 68651,
    2253, 68685, 2253, 69060, 2253, 69490, 2253, 70049, 13107, 70202, 2253, 70237, 2253, 70578,
    2253, 70958, 2253, 71522, 2253, 71914, 2253, 72368, 2253, 72819, 2253, 73296, 2253, 73685,
    3975, 23784, 14379, 14934, 31738, 31750, 31763, 31776, 2253, 74070, 13107, 74425, 2253, 74448,
    13107, 74565, 2253, 74591, 13107, 74745, 13107, 74867, 2253, 74894, 13107, 75090, 2253, 75119,
    75442, 31688, 75947, 13107, 13112, 5096, 2193, 2205, 2253, 76067, 2286, 76097, 13107, 14051,
    13112, 14379, 31676, 13107, 2253, 76267, 14379, 32857, 13107, 32870, 2253, 76369, 14379, 13107,
    32470, 14379, 3975, 14379, 13107, 2253, 76537, 77016, 77042, 31688, 2253, 77093, 77016, 77042,
    2253, 77210, 77337, 8010, 15164, 77361, 6907, 77517, 2253, 77543, 77016, 77042, 46949, 6889,
    8010, 6907, 52798, 77016, 77042, 13107, 2253, 77876, 77337, 8010, 15164, 77928, 6907, 78068,
    77016, 77042, 46949, 13107, 2253, 78169, 77517, 78428, 2253, 78450, 2253, 78546, 14198, 14205,
    78624, 21, 21146, 2193, 49325, 14934, 2205, 49917, 79237, 18004, 2286, 79263, 2193, 49325,
    14934, 2205, 49917, 79237, 18004, 79567, 2193, 49325, 14934, 2205, 49917, 79237, 18004, 32870,
    2193, 49325, 14934, 2205, 49917, 79237, 18004, 80127, 2193, 49325, 14934, 2205, 49917, 79237,
    18004, 82463, 32870, 49917, 83497, 14934, 3975, 18004, 83523, 2253, 83551, 2193, 49325, 14934,
    2205, 49917, 79237, 18004, 32870, 29270, 49917, 85114, 85141, 85168, 18004, 85203, 49325, 85225,
    85895, 49917, 85225, 86125, 49917, 85225, 86319, 49917, 85225, 59627, 86418, 88698, 88722,
    88698, 51029, 88936, 88698, 88722, 89095, 89101, 89151, 89178, 89095, 89247, 89095, 89273,
    89095, 89649, 89665, 89641, 89670, 89677, 89095, 89758, 89095, 89934, 89665, 89952, 89670,
    89960, 90107, 89095, 90136, 89665, 90156, 89670, 90164, 89095, 90244, 89665, 90262, 89670,
    90270, 89665, 90381, 89670, 90389, 89665, 90533, 89670, 90541, 89095, 90607, 89665, 90617,
    89670, 90625, 89095, 90694, 89665, 90715, 89670, 90723, 89095, 90754, 89665, 90786, 89670,
    90794, 89095, 90836, 89665, 90857, 89670, 90865, 89095, 90896, 89665, 90907, 89670, 90916,
    89095, 90939, 89665, 90958, 89670, 90967, 89095, 91005, 89665, 91029, 89670, 91038, 89095,
    91066, 89665, 91086, 89670, 91095, 89095, 91165, 89095, 91201, 89665, 91216, 89670, 91225,
    89095, 91244, 89095, 91319, 89095, 91487, 89665, 91503, 89670, 91512, 89665, 91547, 89670,
    91556, 89095, 91618, 89665, 91639, 89670, 91648, 89095, 92208, 89665, 92226, 89670, 92235,
    89095, 92368, 89095, 92412, 89095, 92464, 89095, 92486, 89095, 92531, 89095, 92616, 89095,
    92716, 89095, 92773, 89095, 92870, 89095, 93210, 93672, 89095, 93794, 89095, 93858, 89095,
    93899, 31688, 3975, 94173, 31676, 13107, 2253, 94203, 13107, 94350, 18037, 94437, 94469, 31688,
    3975, 13107, 31688, 3975, 94625, 13107, 95079, 95102, 95127, 2253, 95151, 13107, 94350, 13107,
    32857, 46949, 95079, 95102, 95700, 46933, 46949, 95765, 95700, 95079, 95102, 96086, 95127,
    2253, 96110, 8010, 15164, 52798, 6907, 13107, 96684, 2253, 96711, 31688, 3975, 95700, 13107,
    13107, 95700, 17207, 97098, 2253, 97122, 13107, 31688, 95700, 2253, 97310, 13107, 31688, 52786,
    6930, 6889, 47983, 13107, 94350, 98401, 98433, 18037, 13107, 17207, 97098, 29270, 53141, 13107,
    13112, 13107, 99379, 99408, 2253, 99434, 13107, 99675, 2253, 99704, 95700, 13107, 31688, 2253,
    99857, 99916, 99943, 2253, 99978, 2253, 100230, 2253, 100287, 2253, 100519, 2253, 100672, 2253,
    100819, 2253, 100998, 2253, 101121, 2253, 101414, 94350, 2253, 102150, 13107, 102288, 13107,
    102481, 13107, 102481, 102684, 2253, 102934, 2253, 103069, 95700, 13107, 2253, 103425, 2253,
    103533, 2253, 103590, 94350, 31688, 2253, 103702, 95765, 95079, 95102, 95765, 104958, 98433,
    98401, 2253, 105045, 105227, 105250, 2253, 105290, 13107, 105542, 13107, 105653, 13107, 17207,
    2253, 105706, 105250, 2253, 106583, 13107, 106833, 106866, 106899, 13107, 107041, 106833, 107067,
    107100, 2253, 107134, 13107, 107196, 107221, 107251, 2253, 107277, 13107, 50188, 95700, 13107,
    50188, 13107, 109034, 53141, 46933, 53441, 13112, 95079, 95102, 98433, 49325, 104958, 98401,
    109034, 6889, 2193, 6907, 2286, 109758, 13107, 32857, 6889, 6907, 46949, 2253, 110501, 31688,
    3975, 110718, 13107, 31688, 3975, 94625, 14934, 13107, 110906, 95700, 34346, 2253, 110946,
    31688, 3975, 94173, 13107, 13107, 111147, 2253, 111168, 95079, 95102, 98433, 49325, 104958,
    98401, 13107, 94173, 13107, 111839, 31688, 31653, 13107, 31714, 31738, 31750, 31763, 31776,
    31688, 13107, 31714, 31738, 31750, 31763, 31776, 2253, 112221, 2253, 112512, 32417, 54954,
    31653, 13107, 31714, 31738, 31750, 31763, 31776, 31653, 58216, 13107, 31714, 31738, 31750,
    31763, 31776, 2253, 112691, 32417, 31653, 112953, 13107, 31714, 31738, 31750, 31763, 31776,
    2253, 112984, 113223, 32870, 2253, 113248, 113223, 32870, 94437, 94469, 6930, 5096, 2193, 2205,
    15164, 2286, 113373, 113464, 13107, 14051, 13112, 32870, 13107, 18037, 31688, 113601, 18004,
    2253, 113636, 113601, 32887, 113872, 2253, 113901, 114052, 13107, 13112, 14051, 32470, 32870,
    113601, 15607, 13107, 32417, 18037, 32870, 113601, 13107, 18037, 105653, 114333, 15607, 32870,
    15607, 14934, 3975, 114507, 14379, 2253, 114528, 13107, 114637, 17983, 2253, 114821, 32870,
    113601, 18004, 13107, 18037, 2253, 115081, 32870, 13107, 115208, 2253, 115231, 32870, 13107,
    115208, 18037, 115363, 2253, 115382, 2193, 115545, 2253, 115575, 2286, 115644, 6907, 113223,
    115545, 15607, 113223, 113601, 104958, 98433, 2253, 115575, 32470, 32870, 115966, 15607, 13107,
    50188, 32417, 18037, 113223, 2253, 116199, 32870, 113601, 15607, 13107, 116580, 18037, 2253,
    116611, 113872, 15607, 113223, 113601, 104958, 98433, 2253, 116936, 32870, 117227, 113601,
    18037, 116580, 13107, 32870, 113601, 13107, 32870, 113601, 18037, 13107, 2253, 117417, 89095,
    117502, 51770, 51780, 47983, 6889, 52810, 6907, 32870, 46949, 13107, 32870, 46949, 2253, 117947,
    13107, 118280, 14051, 13112, 13107, 118329, 14051, 13112, 47983, 52830, 6889, 52810, 2193,
    6907, 2253, 118419, 2253, 119922, 2253, 120104, 2253, 120210, 2253, 120392, 2253, 120586, 2253,
    120633, 2253, 120751, 2253, 120949, 2253, 121226, 2253, 121510, 2253, 121695, 2253, 121888,
    2253, 122075, 2253, 122906, 2253, 123119, 2253, 123298, 75442, 123466, 85114, 123492, 2253,
    123675, 2253, 123883, 2253, 124089, 2253, 124393, 2253, 124544, 2253, 124748, 2253, 124981,
    13107, 85114, 85141, 85168, 2253, 125391, 2253, 125781, 2253, 126116, 2253, 126408, 2253, 126605,
    2253, 126856, 12, 130335, 2253, 131081, 2253, 131346, 131564, 2253, 131591, 131736, 131966,
    2253, 131986, 2253, 132214, 2253, 132785, 2253, 132979, 2253, 133074, 13107, 133298, 2253,
    133323, 2253, 133447, 2253, 133599, 2253, 133793, 2253, 134129, 2253, 134409, 2253, 134805,
    2253, 135142, 2253, 135564, 2253, 135993, 2253, 136344, 131564, 131736, 2253, 136771, 2253,
    137441, 2253, 137762, 2253, 137915, 2253, 138262, 2253, 139024, 139224, 131736, 2253, 139252,
    2253, 139413, 2253, 139703, 2253, 139878, 2253, 140179, 2253, 140353, 2253, 140513, 2253, 140814,
    2253, 140950, 2253, 141332, 2253, 141577, 2253, 141932, 2253, 142120, 2253, 142915, 2253, 143055,
    131736, 13107, 131736, 14379, 13107, 145554, 145573, 2253, 145596, 145915, 2253, 145934, 2253,
    146133, 2253, 146227, 146444, 2253, 146469, 2253, 146594, 2253, 146862, 2253, 146991, 2253,
    147302, 147826, 2253, 147851, 2253, 148229, 2253, 148638, 2253, 149003, 2253, 149488, 2253,
    149806, 2253, 150180, 150503, 2253, 150532, 2253, 150812, 150877, 131564, 151302, 2253, 151329,
    2253, 151578, 12, 59215, 2253, 154054, 2228, 2205, 2193, 2286, 154273, 2587, 2205, 2193, 2286,
    154680, 2253, 155084, 155275, 32870, 2253, 155303, 6889, 6914, 2193, 6907, 155638, 13112, 155668,
    6889, 6914, 6907, 156700, 156722, 8010, 2205, 2193, 156743, 156722, 8010, 2193, 156743, 2205,
    29270, 157435, 2253, 157497, 2253, 157948, 2253, 158566, 32870, 2253, 158776, 6930, 156700,
    159683, 2205, 156743, 6889, 6914, 156743, 160111, 156743, 2253, 161259, 156743, 6889, 159683,
    155668, 162851, 2253, 162875, 155668, 156743, 155668, 163654, 2253, 163674, 6930, 159683, 156743,
    2253, 164421, 6930, 156743, 6930, 156700, 159683, 156722, 8010, 2205, 2193, 156743, 2205, 159683,
    156743, 13112, 13107, 166594, 2253, 166627, 155275, 2253, 166810, 2253, 166924, 2205, 156722,
    8010, 2205, 2193, 2253, 167863, 13107, 14051, 13112, 167964, 168233, 168357, 2253, 168487,
    2253, 168616, 2253, 168706, 2253, 168873, 2253, 169319, 6889, 2193, 6907, 32870, 13107, 168357,
    2253, 169835, 2253, 169969, 2253, 170134, 13112, 168233, 8010, 15164, 2193, 32870, 2253, 170319,
    2253, 170413, 2253, 170521, 168051, 13112, 13107, 17207, 2253, 170771, 13107, 13112, 2253,
    170922, 2253, 171097, 2253, 171325, 2253, 171426, 13107, 171489, 13112, 2253, 171939, 13107,
    172331, 2253, 172360, 47983, 6889, 2253, 172575, 2253, 172703, 2253, 172901, 2253, 173165,
    13107, 173276, 2253, 173305, 2253, 173705, 174346, 51161, 51029, 88698, 89178, 32857, 13107,
    32887, 13107, 174604, 2253, 174644, 49325, 174968, 174996, 175030, 175058, 2253, 175087, 13107,
    175201, 2253, 175228, 49325, 174968, 174996, 49325, 175804, 2253, 175831, 13107, 18037, 17983,
    13107, 37704, 32417, 49325, 175804, 176369, 176396, 13107, 176991, 13107, 176991, 177144, 59627,
    177193, 2253, 177693, 95102, 2253, 177950, 2253, 178330, 2253, 178473, 2253, 178616, 2253,
    178745, 2253, 178974, 2253, 179178, 2253, 179379, 2253, 179626, 2253, 179751, 2253, 179941,
    2253, 180064, 2253, 180251, 2253, 180374, 2253, 180618, 2253, 180992, 2253, 181231, 2253, 181479,
    2253, 181734, 2253, 181900, 2253, 182150, 2253, 182329, 2253, 182550, 2253, 182813, 2253, 182958,
    2253, 183188, 2253, 183479, 2253, 183609, 2253, 183737, 2253, 184010, 2253, 184173, 2253, 184350,
    2253, 184478, 2253, 184685, 2253, 184910, 2253, 185038, 2253, 185164, 2253, 185290, 2253, 185408,
    2253, 185524, 2253, 185831, 2253, 185996, 2253, 186155, 2253, 186491, 2253, 186664, 2253, 186835,
    2253, 187057, 2253, 187215, 2253, 187371, 2253, 187633, 2253, 187791, 2253, 187947, 2253, 188209,
    2253, 188365, 2253, 188519, 2253, 188673, 2253, 188819, 2253, 188963, 2253, 189278, 2253, 189461,
    2253, 189638, 2253, 190130, 2253, 190307, 2253, 190481, 13107, 190583, 2253, 190617, 2253,
    190824, 2253, 191126, 2253, 191463, 2253, 191590, 95765, 13107, 2253, 191784, 2253, 193385,
    193626, 35266, 2253, 193654, 193819, 2253, 193846, 95102, 193819, 2253, 194446, 2253, 194680,
    2253, 194979, 195279, 2253, 195302, 195429, 2253, 195453, 2253, 195842, 2253, 195893, 2253,
    197544, 2253, 197722, 198018, 2253, 198045, 2253, 199523, 2253, 199650, 200025, 13123, 13107,
    13112, 5096, 2205, 6930, 10864, 57509, 14934, 5096, 2193, 2205, 2253, 57551, 2286, 200137,
    6930, 10864, 2205, 2193, 5096, 49917, 200373, 2253, 200391, 2286, 200506, 13107, 13112, 200570,
    200592, 8010, 2193, 52810, 52830, 5096, 115363, 2193, 2205, 15140, 15164, 2253, 53467, 2286,
    200137, 2205, 2193, 5096, 2253, 200770, 2286, 200137, 6930, 10864, 2205, 5096, 2193, 200373,
    2253, 200841, 2286, 200935, 13112, 201025, 2205, 13123, 201060, 13107, 13112, 5096, 10864,
    2205, 2193, 13107, 14051, 13112, 201125, 14205, 21146, 31676, 13107, 201326, 31676, 13107,
    2193, 5096, 2205, 2253, 201541, 2286, 201581, 2253, 201637, 13107, 14051, 13112, 201733, 32857,
    13107, 201326, 2253, 201942, 32857, 13107, 2253, 202022, 31676, 2253, 202181, 13107, 201326,
    2253, 202501, 2253, 202609, 52786, 6889, 15164, 52798, 6907, 8010, 32870, 2193, 2253, 202851,
    31676, 201326, 2193, 2286, 203344, 13107, 203371, 14051, 13112, 13107, 31676, 32470, 13107,
    2253, 203843, 2253, 203953, 204013, 13107, 14051, 13112, 13107, 50188, 204437, 46949, 32870,
    13107, 32417, 46949, 32870, 13107, 205173, 205202, 46949, 32870, 2253, 205237, 13107, 205476,
    205202, 46949, 32870, 2253, 205588, 6907, 13107, 13107, 46949, 32870, 2253, 205921, 205173,
    205202, 46949, 32870, 2253, 206385, 13107, 205173, 46949, 32870, 13107, 204437, 46949, 32870,
    2253, 207239, 13107, 23784, 32870, 2253, 207405, 13107, 32870, 2253, 207689, 2253, 208228,
    13107, 50188, 32417, 46949, 32870, 13107, 49917, 208786, 46949, 2253, 208821, 2253, 209174,
    13107, 209335, 209363, 2253, 209395, 2253, 209563, 13107, 209684, 209712, 2253, 209741, 13107,
    209684, 209910, 209938, 2253, 209966, 2253, 210108, 2253, 210325, 13107, 17983, 13107, 32857,
    210498, 17983, 32870, 2253, 210525, 2253, 210741, 2253, 210996, 15164, 2193, 2286, 211185,
    13107, 32857, 32870, 2253, 211207, 15140, 2205, 2193, 2253, 211207, 2286, 211185, 2253, 211570,
    2253, 211676, 2253, 211752, 2253, 211879, 2253, 212022, 2253, 212161, 13107, 212299, 2253,
    212341, 2253, 212450, 212581, 6889, 2193, 13107, 13112, 14051, 213441, 51532, 89095, 213466,
    2193, 2205, 2286, 214217, 214543, 2253, 214572, 13107, 214741, 2253, 215094, 13107, 115208,
    2253, 215695, 13107, 216081, 2253, 216111, 2205, 15140, 10864, 5096, 2193, 2253, 216497, 14934,
    3975, 216984, 217015, 2253, 217049, 2253, 217301, 2253, 217632, 2253, 217759, 2253, 217816,
    2253, 218029, 13107, 218500, 2253, 218532, 13107, 13112, 218847, 6930, 240028, 47983, 240048,
    6889, 240062, 240087, 240112, 240136, 240241, 13107, 32857, 240062, 240087, 240112, 240136,
    240048, 240062, 240087, 240112, 240136, 240241, 13107, 13112, 240062, 240087, 240112, 240136,
    13107, 240062, 240087, 240112, 240136, 240673, 240710, 240062, 240087, 240112, 240136, 2253,
    240748, 240710, 240673, 240965, 240062, 240087, 240112, 240136, 2253, 241007, 240710, 240062,
    240087, 240112, 240136, 2253, 241277, 241424, 240673, 240710, 240062, 240087, 240112, 240136,
    13107, 31688, 240062, 240087, 240112, 240136, 13107, 241761, 240062, 240087, 240112, 240136,
    2253, 241795, 241873, 13107, 241882, 240062, 240087, 240112, 240136, 2253, 241909, 241424,
    13107, 241882, 240062, 240087, 240112, 240136, 31676, 242224, 13107, 31688, 240062, 240087,
    240112, 240136, 2253, 242247, 53141, 242804, 13107, 13112, 240062, 240087, 240112, 240136,
    2253, 243244, 240062, 240087, 240112, 240136, 13107, 242224, 240062, 240087, 240112, 240136,
    32857, 32870, 13107, 240062, 240087, 240112, 240136, 13107, 32417, 240062, 240087, 240112,
    240136, 241873, 13107, 32417, 240062, 240087, 240112, 240136, 241424, 13107, 32417, 240062,
    240087, 240112, 240136, 241424, 240062, 240087, 240112, 240136, 113223, 240062, 240087, 240112,
    240136, 13107, 245178, 245209, 240062, 240087, 240112, 240136, 2253, 245246, 240710, 240673,
    240062, 240087, 240112, 240136, 2253, 245310, 13112, 240062, 240087, 240112, 240136, 240048,
    6907, 240062, 240087, 240112, 240136, 31676, 13107, 246086, 240062, 240087, 240112, 240136,
    242224, 13107, 32417, 240062, 240087, 240112, 240136, 13107, 246086, 240062, 240087, 240112,
    240136, 13107, 246185, 240062, 240087, 240112, 240136, 31676, 13107, 17207, 32417, 246352,
    240062, 240087, 240112, 240136, 2253, 246384, 13107, 17207, 32417, 246352, 240062, 240087,
    240112, 240136, 242804, 46933, 46949, 240062, 240087, 240112, 240136, 13107, 247158, 247179,
    240062, 240087, 240112, 240136, 2253, 247205, 13107, 247479, 240062, 240087, 240112, 240136,
    2253, 247507, 13107, 247965, 240062, 240087, 240112, 240136, 2253, 247984, 13107, 58216, 240062,
    240087, 240112, 240136, 2253, 248077, 2253, 248234, 2253, 248597, 13107, 32887, 240062, 240087,
    240112, 240136, 13107, 249014, 240062, 240087, 240112, 240136, 2253, 249038, 249184, 240062,
    240087, 240112, 240136, 2253, 249211, 249184, 32887, 240062, 240087, 240112, 240136, 241873,
    240062, 240087, 240112, 240136, 31676, 242224, 13107, 246086, 240062, 240087, 240112, 240136,
    31676, 13107, 240062, 240087, 240112, 240136, 31676, 242224, 13107, 17207, 32417, 246352, 240062,
    240087, 240112, 240136, 32417, 240062, 240087, 240112, 240136, 242224, 13107, 246086, 240062,
    240087, 240112, 240136, 13107, 252501, 240062, 240087, 240112, 240136, 2253, 252538, 13107,
    253047, 253059, 253077, 240062, 240087, 240112, 240136, 2253, 253107, 253515, 253530, 253077,
    240062, 240087, 240112, 240136, 253530, 253077, 240062, 240087, 240112, 240136, 253515, 253059,
    253077, 254108, 254136, 240062, 240087, 240112, 240136, 253515, 253059, 253077, 254194, 240062,
    240087, 240112, 240136, 253515, 253059, 252501, 254194, 240062, 240087, 240112, 240136, 2253,
    254312, 253530, 253515, 253077, 240062, 240087, 240112, 240136, 13107, 17207, 32417, 58216,
    240062, 240087, 240112, 240136, 13107, 255422, 240062, 240087, 240112, 240136, 2253, 255446,
    242224, 13107, 17207, 32417, 58216, 240062, 240087, 240112, 240136, 13107, 256233, 240062,
    240087, 240112, 240136, 2253, 256262, 13107, 256523, 240062, 240087, 240112, 240136, 242224,
    13107, 31688, 240062, 240087, 240112, 240136, 242804, 13107, 14051, 13112, 240062, 240087,
    240112, 240136, 242224, 241873, 13107, 32417, 240062, 240087, 240112, 240136, 241873, 31676,
    245178, 13107, 240062, 240087, 240112, 240136, 241873, 245178, 257018, 13107, 240062, 240087,
    240112, 240136, 2253, 257052, 242224, 241873, 13107, 17207, 32417, 246352, 240062, 240087,
    240112, 240136, 13107, 31676, 240062, 240087, 240112, 240136, 242224, 13107, 246185, 240062,
    240087, 240112, 240136, 241873, 241424, 245178, 13107, 240062, 240087, 240112, 240136, 241873,
    241424, 245178, 257018, 13107, 240062, 240087, 240112, 240136, 13107, 34269, 242224, 34346,
    240062, 240087, 240112, 240136, 242224, 13107, 32417, 257456, 240062, 240087, 240112, 240136,
    2253, 257487, 13107, 242804, 2193, 240062, 240087, 240112, 240136, 2286, 257745, 242804, 53141,
    13107, 13112, 240062, 240087, 240112, 240136, 241424, 242224, 13107, 32417, 240062, 240087,
    240112, 240136, 241424, 242224, 13107, 246086, 240062, 240087, 240112, 240136, 241424, 31676,
    245178, 13107, 240062, 240087, 240112, 240136, 241424, 245178, 257018, 13107, 240062, 240087,
    240112, 240136, 241424, 242224, 13107, 17207, 32417, 246352, 240062, 240087, 240112, 240136,
    242804, 13112, 240062, 240087, 240112, 240136, 13107, 258702, 240062, 240087, 240112, 240136,
    2253, 258732, 13107, 258881, 258914, 240062, 240087, 240112, 240136, 2253, 258943, 13107, 259153,
    240062, 240087, 240112, 240136, 6930, 47983, 240048, 6889, 240062, 240087, 240112, 240136,
    32870, 242804, 13107, 240062, 240087, 240112, 240136, 242804, 240062, 240087, 240112, 240136,
    13107, 13112, 259652, 14051, 240062, 240087, 240112, 240136, 259904, 13107, 13112, 240062,
    240087, 240112, 240136, 6889, 15164, 8010, 2193, 52798, 6907, 240062, 240087, 240112, 240136,
    14198, 14205, 50471, 32470, 32870, 13107, 32870, 13107, 13107, 32870, 18004, 32870, 14934,
    3975, 114507, 14379, 13107, 18004, 2253, 260393, 32870, 13107, 216081, 2253, 260515, 32870,
    18004, 13107, 116580, 32870, 13107, 260679, 2253, 260711, 32870, 2205, 18004, 2193, 2253, 261002,
    2286, 261040, 32870, 49917, 13107, 83523, 261135, 2253, 261163, 32870, 18004, 49917, 13107,
    116580, 83523, 2253, 261495, 32870, 18004, 13107, 2193, 2253, 261855, 2286, 261040, 116580,
    261920, 32870, 18004, 13107, 262309, 2253, 262341, 13107, 14051, 13112, 262430, 176844, 21146,
    32417, 50188, 263626, 263653, 263679, 204437, 13107, 263703, 263719, 240112, 263741, 31676,
    50188, 263626, 263653, 263679, 204437, 13107, 263703, 263719, 240112, 263741, 13107, 263806,
    263837, 263703, 263719, 240112, 263741, 13107, 31714, 31738, 31750, 31763, 31776, 263703, 263719,
    240112, 263741, 264922, 13107, 263703, 263719, 240112, 263741, 50188, 263626, 263653, 263679,
    204437, 13107, 263703, 263719, 240112, 263741, 13107, 32417, 263626, 263703, 263719, 240112,
    263741, 266546, 13107, 263703, 263719, 240112, 263741, 13107, 263837, 263703, 263719, 240112,
    263741, 264922, 2193, 2205, 263703, 263719, 240112, 263741, 2286, 266742, 32857, 13107, 266768,
    210498, 263703, 263719, 240112, 263741, 2253, 266798, 32857, 13107, 263837, 263703, 263719,
    240112, 263741, 29270, 264922, 13107, 263703, 263719, 240112, 263741, 263703, 263719, 240112,
    263741, 268333, 31676, 105653, 263626, 263653, 263679, 204437, 13107, 263703, 263719, 240112,
    263741, 50188, 32417, 268998, 264922, 13107, 263703, 263719, 240112, 263741, 105653, 263626,
    263653, 263679, 204437, 13107, 263703, 263719, 240112, 263741, 13107, 263626, 263703, 263719,
    240112, 263741, 263626, 13107, 263703, 263719, 240112, 263741, 263679, 13107, 264922, 263703,
    263719, 240112, 263741, 50188, 268998, 264922, 13107, 263703, 263719, 240112, 263741, 263626,
    263653, 263679, 204437, 13107, 263703, 263719, 240112, 263741, 18004, 271552, 264922, 13107,
    263703, 263719, 240112, 263741, 6907, 263703, 263719, 240112, 263741, 10864, 264922, 2193,
    2205, 263703, 263719, 240112, 263741, 13112, 13107, 263703, 263719, 240112, 263741, 272434,
    272462, 272508, 272862, 49325, 5096, 272862, 49325, 6889, 273105, 2193, 2286, 273138, 272862,
    49325, 273547, 8010, 2193, 52810, 52830, 273658, 274181, 272862, 274638, 49325, 273547, 272862,
    274638, 49325, 273547, 8010, 2193, 52810, 52830, 274847, 49325, 274638, 272862, 280057, 49325,
    272862, 274638, 280057, 49325, 272862, 272862, 274638, 32470, 49325, 49325, 46949, 272862,
    280894, 272862, 49325, 280911, 272862, 274638, 49325, 272862, 49325, 5096, 2193, 49325, 46949,
    272862, 32870, 272862, 280911, 49325, 272862, 280894, 280911, 49325, 272862, 280911, 280894,
    49325, 272862, 280894, 49325, 280057, 49325, 274638, 272862, 46933, 280894, 49325, 46949, 272862,
    272862, 49325, 52798, 8010, 49325, 272862, 274638, 284683, 280894, 49325, 284805, 280894, 49325,
    272862, 280894, 49325, 17207, 2253, 284938, 280894, 49325, 284805, 2193, 2286, 285166, 284805,
    285271, 280894, 49325, 285271, 284805, 280894, 49325, 285768, 280894, 49325, 49325, 13112,
    274638, 272862, 49325, 273547, 272862, 49325, 280894, 31688, 2253, 287127, 47983, 6889, 49325,
    272862, 49325, 287238, 272862, 280894, 49325, 274638, 272862, 273547, 280057, 49325, 274638,
    272862, 273547, 280894, 272862, 49325, 287238, 272862, 49325, 280894, 272862, 49325, 287956,
    2253, 287990, 5096, 280894, 272862, 49325, 32870, 273105, 2193, 272862, 49325, 2193, 280894,
    284805, 49325, 280057, 272862, 49325, 272862, 49325, 273547, 2253, 288997, 49325, 272862, 273547,
    280057, 49325, 272862, 274638, 273547, 280057, 49325, 272862, 273547, 49325, 280911, 272862,
    49325, 272862, 274638, 273547, 272862, 49325, 31688, 2253, 294483, 6889, 272862, 49325, 273547,
    8010, 2193, 52810, 52830, 5096, 272862, 49325, 2193, 15164, 272862, 8010, 32870, 273105, 49325,
    52798, 49325, 272862, 13112, 49325, 299935, 13107, 300266, 13107, 31714, 14379, 123492, 113601,
    113223, 13107, 31714, 300736, 13107, 85114, 85141, 85168, 300759, 300793, 31714, 2253, 300867,
    13107, 300981, 301010, 301052, 2253, 301077, 13107, 14379, 123492, 201326, 2253, 301473, 13107,
    123492, 13107, 301688, 31714, 31738, 31750, 31763, 31776, 2253, 301722, 13107, 301869, 300793,
    113601, 31714, 113223, 2253, 302198, 13107, 14379, 123492, 302382, 2253, 302409, 13107, 123492,
    302382, 2253, 302568, 13107, 37704, 302683, 2253, 302714, 31714, 113601, 113223, 2193, 302910,
    2205, 15164, 2286, 302929, 13107, 303081, 123492, 17983, 300793, 31714, 2253, 303105, 13107,
    123492, 303179, 300793, 30368, 303450, 13107, 123492, 303588, 31653, 300793, 31714, 13107,
    303749, 303785, 13107, 303933, 302382, 303973, 13107, 304162, 304189, 2253, 304236, 13107,
    31714, 14379, 13107, 123492, 303179, 115363, 115363, 13107, 301869, 304827, 31714, 300793,
    49325, 14934, 113601, 49917, 13107, 14379, 31714, 123492, 13107, 18037, 2253, 305084, 305295,
    2253, 305321, 305422, 13112, 305614, 13112, 305690, 2253, 305887, 32887, 306053, 37704, 2253,
    306320, 306524, 2253, 306603, 52786, 6930, 47983, 6889, 6907, 52786, 6930, 6889, 6907, 306917,
    46949, 306053, 6907, 240028, 307278, 6907, 307278, 308130, 2253, 308161, 75442, 308536, 13107,
    308536, 35784, 308839, 308860, 2253, 308880, 13107, 308536, 31688, 13107, 308536, 309225, 13107,
    308536, 35784, 43537, 309462, 2253, 309484, 13107, 308536, 309788, 309809, 2253, 309831, 13107,
    308536, 310072, 310097, 2253, 310121, 13107, 308536, 310359, 309809, 2253, 310386, 13107, 308536,
    35784, 310657, 310678, 2253, 310699, 311221, 13107, 311825, 311851, 311897, 311937, 13107,
    312243, 311937, 2253, 312272, 13107, 312815, 2253, 313393, 13107, 314403, 311937, 2253, 314758,
    75442, 311937, 75442, 315797, 311937, 316002, 75442, 311937, 2253, 316106, 311937, 30368, 311937,
    30368, 316651, 311937, 316002, 30368, 311937, 13107, 316982, 2253, 317015, 316982, 2253, 317190,
    2253, 318277,
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
