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
  char part_14[3957];
  char part_15[3881];
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
    "complex.eq\0"
    "complex.exp\0"
    "complex.expm1",
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
    {50409, 5, 0, {310, 2}, {36, 31}, {67, 23}, {0, 0}, {0, 0}, {0, 0}}, {52967, 5, 0, {312, 4}, {0, 0}, {0, 0}, {0, 0}, {707, 1}, {0, 0}},
    {50471, 5, 0, {316, 29}, {0, 0}, {90, 1}, {26, 1}, {707, 1}, {0, 0}}, {55133, 5, 0, {0, 0}, {0, 0}, {91, 6}, {0, 0}, {0, 0}, {0, 0}},
    {55574, 5, 0, {345, 49}, {97, 7}, {104, 1}, {27, 1}, {0, 0}, {0, 0}}, {59189, 5, 0, {394, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {17, 5, 0, {399, 66}, {0, 0}, {105, 21}, {28, 12}, {707, 1}, {884, 1}}, {17609, 5, 0, {465, 26}, {0, 0}, {126, 1}, {40, 1}, {0, 0}, {0, 0}},
    {76796, 5, 0, {491, 17}, {127, 2}, {129, 2}, {41, 1}, {0, 0}, {0, 0}}, {78584, 5, 0, {508, 99}, {0, 0}, {131, 6}, {42, 9}, {1083, 5}, {0, 0}},
    {12, 5, 1, {607, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1164, 1}}, {78591, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {707, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {117458, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {118444, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {122120, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {127470, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {1857, 1}, {0, 0}}, {151762, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {2002, 2}, {0, 0}},
    {168018, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {170539, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2154, 1}, {0, 0}},
    {55705, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {176811, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16289, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {1857, 1}, {2240, 1}}, {35953, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {707, 1}, {0, 0}},
    {30126, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {2505, 2}, {0, 0}}, {204039, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {707, 1}, {0, 0}},
    {208873, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {212758, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {218996, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21146, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {3454, 3}, {0, 0}},
    {262448, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {3531, 2}, {0, 0}}, {271950, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14211, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {300039, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {1857, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {305105, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {308376, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {310799, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {707, 1}, {0, 0}},
    {317212, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {1857, 1}, {0, 0}},
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
    {52849, 52737, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {370, 2}, {697, 10}, {0, 0}}, {52932, 52872, 0, {572, 1}, {573, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {53026, 52978, 0, {574, 1}, {0, 0}, {0, 0}, {0, 0}, {372, 1}, {708, 1}, {709, 1}}, {53133, 53049, 0, {575, 1}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {711, 3}, {0, 0}},
    {53471, 53208, 1, {577, 3}, {0, 0}, {0, 0}, {580, 2}, {373, 1}, {714, 4}, {718, 1}}, {53817, 53597, 1, {582, 3}, {0, 0}, {0, 0}, {585, 2}, {374, 2}, {711, 3}, {0, 0}},
    {54061, 53924, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {720, 4}, {724, 1}}, {54073, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {726, 4}, {214, 1}},
    {54085, 53924, 0, {590, 1}, {591, 1}, {0, 0}, {0, 0}, {341, 1}, {720, 4}, {724, 1}}, {54099, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {726, 4}, {214, 1}},
    {54170, 54113, 0, {595, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {54218, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}},
    {54288, 54252, 0, {0, 0}, {596, 1}, {0, 0}, {0, 0}, {376, 1}, {736, 3}, {0, 0}}, {54305, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}},
    {54581, 54327, 0, {597, 2}, {590, 1}, {0, 0}, {0, 0}, {0, 0}, {739, 4}, {743, 1}}, {54596, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {726, 4}, {214, 1}},
    {54659, 33562, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {745, 3}, {748, 1}}, {54670, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}},
    {54682, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {54739, 53924, 0, {590, 1}, {600, 1}, {0, 0}, {0, 0}, {341, 1}, {750, 4}, {754, 1}},
    {54750, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {54762, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}},
    {54776, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {726, 4}, {214, 1}}, {54788, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}},
    {54800, 33562, 0, {592, 2}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {745, 3}, {748, 1}}, {54812, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {726, 4}, {214, 1}},
    {54982, 54843, 0, {601, 2}, {594, 1}, {0, 0}, {0, 0}, {348, 1}, {756, 5}, {761, 1}}, {55033, 53924, 0, {590, 1}, {603, 1}, {0, 0}, {0, 0}, {341, 1}, {763, 4}, {767, 1}},
    {55044, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {55058, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}},
    {55071, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {55083, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}},
    {55096, 31583, 0, {592, 2}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {726, 4}, {214, 1}}, {55108, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}},
    {55120, 53924, 0, {590, 1}, {594, 1}, {0, 0}, {0, 0}, {341, 1}, {730, 4}, {734, 1}}, {55823, 55744, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}},
    {56007, 55868, 0, {614, 1}, {615, 1}, {0, 0}, {0, 0}, {0, 0}, {776, 2}, {778, 1}}, {56161, 56075, 0, {616, 1}, {617, 1}, {0, 0}, {0, 0}, {377, 1}, {775, 1}, {0, 0}},
    {56232, 56173, 0, {618, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {56245, 55744, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}},
    {56263, 55744, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}}, {56288, 55744, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}},
    {56306, 55744, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}}, {56323, 55744, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}},
    {56349, 55744, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}}, {56367, 46857, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {357, 3}, {780, 3}, {0, 0}},
    {56397, 46857, 0, {621, 1}, {622, 1}, {0, 0}, {0, 0}, {378, 3}, {775, 1}, {0, 0}}, {56468, 56415, 0, {623, 1}, {624, 1}, {0, 0}, {0, 0}, {0, 0}, {783, 2}, {0, 0}},
    {56563, 56495, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {381, 2}, {785, 9}, {0, 0}}, {56668, 56595, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {383, 1}, {775, 1}, {0, 0}},
    {56818, 56678, 0, {625, 3}, {617, 1}, {0, 0}, {0, 0}, {0, 0}, {794, 2}, {796, 1}}, {56868, 0, 0, {0, 0}, {613, 1}, {0, 0}, {0, 0}, {384, 1}, {798, 2}, {0, 0}},
    {56903, 56883, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {385, 1}, {800, 1}, {0, 0}}, {57061, 56930, 0, {628, 1}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {801, 1}, {802, 1}},
    {57132, 55744, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}}, {57172, 57158, 4, {0, 0}, {0, 0}, {633, 2}, {0, 0}, {0, 0}, {804, 3}, {0, 0}},
    {57236, 57200, 4, {635, 1}, {617, 1}, {22, 1}, {0, 0}, {386, 1}, {807, 4}, {811, 1}}, {57354, 57267, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {387, 3}, {813, 1}, {0, 0}},
    {57405, 57366, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {390, 1}, {814, 8}, {0, 0}}, {57596, 57468, 4, {636, 3}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {822, 4}, {826, 2}},
    {57633, 57617, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {391, 5}, {830, 4}, {0, 0}}, {57695, 57655, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {396, 1}, {834, 2}, {0, 0}},
    {57780, 57746, 0, {0, 0}, {639, 1}, {0, 0}, {0, 0}, {397, 1}, {834, 2}, {0, 0}}, {58026, 57847, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {398, 6}, {813, 1}, {0, 0}},
    {58071, 58057, 4, {640, 1}, {0, 0}, {641, 2}, {0, 0}, {0, 0}, {836, 5}, {841, 2}}, {58127, 58108, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {404, 2}, {0, 0}, {0, 0}},
    {58176, 58141, 0, {0, 0}, {617, 1}, {0, 0}, {0, 0}, {406, 1}, {89, 1}, {0, 0}}, {58259, 48131, 0, {643, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {847, 1}},
    {58336, 58270, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {849, 1}}, {58354, 58270, 0, {620, 1}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {849, 1}},
    {58372, 58270, 0, {611, 2}, {644, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {849, 1}}, {58445, 0, 0, {645, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}},
    {58526, 0, 0, {647, 1}, {646, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}}, {58546, 55744, 0, {630, 2}, {632, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}},
    {58556, 55744, 0, {648, 2}, {650, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}}, {58630, 58566, 0, {651, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {851, 4}, {0, 0}},
    {58643, 55744, 0, {611, 2}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}}, {58773, 58700, 0, {652, 2}, {629, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {58926, 58821, 4, {654, 1}, {0, 0}, {655, 2}, {0, 0}, {408, 1}, {855, 4}, {811, 1}}, {58939, 55744, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}},
    {58957, 55744, 0, {620, 1}, {613, 1}, {0, 0}, {0, 0}, {0, 0}, {775, 1}, {0, 0}}, {58974, 0, 0, {0, 0}, {646, 1}, {0, 0}, {0, 0}, {384, 1}, {0, 0}, {0, 0}},
    {59053, 58997, 0, {657, 1}, {0, 0}, {0, 0}, {0, 0}, {406, 1}, {0, 0}, {0, 0}}, {59177, 59068, 0, {658, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {859, 3}, {0, 0}},
    {59204, 46857, 0, {118, 1}, {659, 1}, {0, 0}, {0, 0}, {409, 4}, {862, 3}, {0, 0}}, {59468, 59243, 0, {660, 2}, {97, 1}, {0, 0}, {0, 0}, {413, 2}, {865, 3}, {868, 1}},
    {59522, 59487, 0, {0, 0}, {662, 1}, {0, 0}, {0, 0}, {415, 1}, {870, 4}, {0, 0}}, {59551, 59536, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {416, 6}, {874, 5}, {0, 0}},
    {59582, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {879, 5}, {0, 0}}, {61531, 61414, 4, {692, 1}, {693, 1}, {483, 1}, {0, 0}, {422, 2}, {889, 2}, {295, 1}},
    {62004, 61631, 1, {694, 3}, {697, 2}, {0, 0}, {0, 0}, {424, 1}, {891, 1}, {892, 1}}, {62014, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {62216, 62141, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {425, 3}, {813, 1}, {0, 0}}, {62310, 62258, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {894, 3}, {542, 1}},
    {62324, 62258, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {894, 3}, {542, 1}}, {62337, 62258, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {894, 3}, {542, 1}},
    {62358, 62258, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {894, 3}, {542, 1}}, {62374, 62258, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {894, 3}, {542, 1}},
    {62397, 62258, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {894, 3}, {542, 1}}, {62871, 62534, 0, {699, 4}, {703, 2}, {0, 0}, {0, 0}, {430, 1}, {891, 1}, {897, 1}},
    {63478, 62955, 0, {705, 9}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {899, 1}}, {63930, 63513, 0, {716, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {901, 1}},
    {64106, 63950, 0, {723, 6}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {901, 1}}, {64324, 64132, 0, {729, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {901, 1}},
    {64538, 64346, 0, {736, 7}, {714, 2}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {901, 1}}, {64901, 64595, 1, {743, 3}, {746, 2}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {903, 1}},
    {65119, 64922, 0, {748, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {905, 1}}, {65365, 65131, 0, {751, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {907, 1}},
    {65612, 65387, 0, {753, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {909, 1}}, {65709, 65675, 0, {0, 0}, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {65912, 65876, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {431, 8}, {911, 5}, {0, 0}}, {65921, 62258, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {894, 3}, {542, 1}},
    {65935, 62258, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {894, 3}, {542, 1}}, {66000, 65966, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {66018, 65966, 0, {756, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {66079, 66038, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {66680, 66224, 5, {757, 11}, {750, 1}, {483, 1}, {0, 0}, {440, 2}, {916, 5}, {921, 1}}, {67750, 66748, 1, {768, 13}, {750, 1}, {0, 0}, {0, 0}, {442, 1}, {923, 2}, {925, 1}},
    {67883, 67766, 0, {781, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {905, 1}}, {68047, 67894, 0, {784, 3}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {927, 2}, {905, 1}},
    {68270, 68134, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {443, 3}, {929, 10}, {0, 0}}, {68340, 68281, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {68441, 68393, 0, {787, 1}, {0, 0}, {0, 0}, {0, 0}, {446, 1}, {939, 1}, {0, 0}}, {68472, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 3}, {0, 0}},
    {68713, 68561, 0, {788, 1}, {789, 2}, {0, 0}, {0, 0}, {447, 2}, {943, 2}, {945, 1}}, {69273, 68832, 0, {791, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {891, 1}, {947, 1}},
    {69734, 69292, 0, {796, 4}, {800, 2}, {0, 0}, {0, 0}, {449, 3}, {891, 1}, {949, 1}}, {69966, 69778, 0, {802, 5}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {909, 1}},
    {70046, 69996, 0, {807, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {939, 1}, {951, 1}}, {70319, 70106, 0, {808, 3}, {811, 2}, {0, 0}, {0, 0}, {452, 1}, {953, 2}, {955, 1}},
    {70834, 70373, 0, {813, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {891, 1}, {957, 1}}, {71070, 70850, 0, {818, 1}, {819, 2}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {959, 1}},
    {71175, 71094, 0, {821, 2}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {959, 1}}, {71843, 71256, 0, {823, 7}, {830, 2}, {0, 0}, {0, 0}, {453, 4}, {891, 1}, {961, 1}},
    {72104, 65387, 0, {753, 2}, {832, 4}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {963, 1}}, {72581, 72138, 1, {836, 5}, {750, 1}, {0, 0}, {0, 0}, {449, 3}, {891, 1}, {965, 1}},
    {73064, 72600, 2, {841, 4}, {845, 2}, {0, 0}, {0, 0}, {449, 3}, {891, 1}, {967, 1}}, {73503, 73093, 0, {847, 5}, {750, 1}, {0, 0}, {0, 0}, {457, 2}, {891, 1}, {969, 1}},
    {73923, 73512, 0, {852, 4}, {800, 2}, {0, 0}, {0, 0}, {457, 2}, {891, 1}, {971, 1}}, {74090, 73974, 0, {856, 2}, {135, 1}, {0, 0}, {0, 0}, {459, 1}, {973, 8}, {981, 1}},
    {74113, 68281, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}}, {74440, 74316, 0, {858, 3}, {861, 1}, {0, 0}, {0, 0}, {460, 2}, {983, 2}, {985, 1}},
    {74593, 74500, 0, {862, 1}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {987, 2}, {989, 1}}, {74732, 74655, 0, {863, 1}, {861, 1}, {0, 0}, {0, 0}, {462, 1}, {991, 2}, {0, 0}},
    {74927, 74768, 0, {864, 2}, {866, 1}, {0, 0}, {0, 0}, {0, 0}, {993, 2}, {995, 1}}, {75154, 74965, 0, {867, 3}, {861, 1}, {0, 0}, {0, 0}, {0, 0}, {997, 2}, {999, 1}},
    {75429, 75337, 0, {870, 2}, {861, 1}, {0, 0}, {0, 0}, {463, 2}, {1001, 1}, {114, 1}}, {75623, 75545, 0, {872, 3}, {0, 0}, {0, 0}, {0, 0}, {463, 2}, {939, 1}, {114, 1}},
    {75876, 75681, 0, {788, 1}, {213, 1}, {0, 0}, {0, 0}, {465, 4}, {1002, 1}, {295, 1}}, {75896, 68281, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {75936, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1003, 3}, {0, 0}}, {75951, 62258, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {894, 3}, {542, 1}},
    {75965, 70850, 0, {818, 1}, {750, 1}, {0, 0}, {0, 0}, {0, 0}, {891, 1}, {905, 1}}, {76076, 76002, 4, {875, 2}, {97, 1}, {877, 1}, {0, 0}, {469, 1}, {1006, 3}, {1009, 2}},
    {76143, 76103, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1013, 3}, {0, 0}}, {76316, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1016, 3}, {1019, 1}},
    {76326, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1016, 3}, {1019, 1}}, {76363, 32840, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {470, 1}, {1021, 4}, {1025, 1}},
    {76383, 49272, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1027, 3}, {0, 0}}, {76395, 49272, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1027, 3}, {0, 0}},
    {76407, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1019, 1}}, {76422, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1019, 1}},
    {76583, 76463, 0, {880, 2}, {599, 1}, {0, 0}, {0, 0}, {471, 1}, {1032, 2}, {1034, 1}}, {76593, 32840, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {472, 1}, {1021, 4}, {643, 1}},
    {76608, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1019, 1}}, {76619, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1019, 1}},
    {76630, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1019, 1}}, {76646, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1016, 3}, {1019, 1}},
    {76657, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1016, 3}, {1019, 1}}, {76668, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1016, 3}, {1019, 1}},
    {76679, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1016, 3}, {1019, 1}}, {76690, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1016, 3}, {1019, 1}},
    {76700, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1016, 3}, {1019, 1}}, {76709, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1019, 1}},
    {76720, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1019, 1}}, {76731, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1032, 2}, {1019, 1}},
    {76741, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1032, 2}, {1019, 1}}, {76752, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1032, 2}, {1019, 1}},
    {76763, 13097, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1032, 2}, {643, 1}}, {76776, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1032, 2}, {1019, 1}},
    {76786, 76210, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1016, 3}, {1019, 1}}, {77165, 76955, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 3}, {1039, 1}},
    {77217, 13097, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1041, 2}, {1043, 1}}, {77226, 76955, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1036, 3}, {1039, 1}},
    {77362, 77238, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1045, 5}, {0, 0}}, {77559, 77413, 0, {889, 1}, {0, 0}, {0, 0}, {0, 0}, {473, 1}, {1050, 1}, {1051, 1}},
    {77637, 77594, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {474, 2}, {1053, 3}, {1043, 1}}, {77667, 77647, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {476, 1}, {0, 0}, {1043, 1}},
    {77679, 77238, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1056, 4}, {0, 0}}, {77725, 77701, 0, {0, 0}, {887, 1}, {0, 0}, {0, 0}, {477, 1}, {1060, 3}, {1043, 1}},
    {77881, 77763, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1050, 1}, {1063, 1}}, {77969, 77238, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1065, 5}, {0, 0}},
    {78071, 77984, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1070, 1}, {1063, 1}}, {78213, 78097, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {481, 1}, {1071, 4}, {1075, 1}},
    {78501, 78293, 0, {890, 1}, {891, 1}, {0, 0}, {0, 0}, {482, 2}, {1077, 2}, {1079, 1}}, {78548, 77984, 0, {892, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1050, 1}, {1081, 1}},
    {78561, 77763, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1050, 1}, {1063, 1}}, {78574, 77238, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1045, 5}, {0, 0}},
    {79245, 79188, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {79272, 79256, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {79563, 79509, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {484, 2}, {1097, 8}, {1095, 1}}, {79608, 79583, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1097, 8}, {1095, 1}},
    {79652, 79628, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1097, 8}, {1095, 1}}, {79838, 79806, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {486, 2}, {1097, 8}, {1095, 1}},
    {79890, 79865, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1097, 8}, {1095, 1}}, {79982, 79960, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {488, 1}, {1105, 8}, {1095, 1}},
    {80016, 79999, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {80058, 80037, 5, {899, 2}, {905, 1}, {906, 1}, {0, 0}, {489, 2}, {1097, 8}, {1095, 1}},
    {80123, 80074, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1113, 8}, {1095, 1}}, {80242, 80214, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}},
    {80293, 80265, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}}, {80336, 80316, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1113, 8}, {1095, 1}},
    {80447, 80417, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {80504, 80472, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {80563, 80531, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {80622, 80590, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {80683, 80649, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {80742, 80712, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {80799, 80767, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {80856, 80826, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {80913, 80881, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {80972, 80940, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {81033, 80999, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {81082, 81062, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1113, 8}, {1095, 1}},
    {81195, 81163, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1113, 8}, {1095, 1}}, {81254, 81222, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1113, 8}, {1095, 1}},
    {81315, 81281, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1113, 8}, {1095, 1}}, {81361, 81344, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {497, 1}, {1088, 7}, {1095, 1}},
    {81410, 81373, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}}, {81479, 81442, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}},
    {81549, 81511, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}}, {81621, 81582, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {81694, 81655, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {81769, 81728, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {81845, 81805, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {81922, 81880, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {82000, 81959, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1113, 8}, {1095, 1}}, {82077, 82036, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1113, 8}, {1095, 1}},
    {82155, 82113, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1113, 8}, {1095, 1}}, {82208, 82192, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {82244, 82219, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {82280, 82264, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1097, 8}, {1095, 1}},
    {82340, 82316, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {498, 2}, {1088, 7}, {1095, 1}}, {82375, 82359, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {82402, 82386, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {82452, 82413, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1121, 8}, {1095, 1}},
    {82488, 82464, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {82525, 82507, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {82621, 82601, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {500, 4}, {1105, 8}, {1095, 1}}, {82700, 82667, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {643, 1}},
    {82729, 82713, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {82763, 82747, 4, {907, 2}, {904, 1}, {909, 1}, {0, 0}, {0, 0}, {1105, 8}, {1095, 1}},
    {82908, 82889, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {505, 2}, {1097, 8}, {1095, 1}}, {82941, 82922, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1097, 8}, {1095, 1}},
    {82971, 82955, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {82998, 82982, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {83027, 83009, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1097, 8}, {1095, 1}}, {83056, 83040, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {83084, 83067, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {83581, 83172, 1, {910, 4}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1129, 7}, {1136, 1}},
    {83622, 83593, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {83675, 83646, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {83727, 83699, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}}, {83778, 83750, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}},
    {83831, 83801, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1113, 8}, {1095, 1}}, {83886, 83856, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1113, 8}, {1095, 1}},
    {83941, 83911, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1113, 8}, {1095, 1}}, {83995, 83966, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {84057, 84019, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {84119, 84090, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {84181, 84143, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}}, {84243, 84214, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1113, 8}, {1095, 1}},
    {84295, 84267, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}}, {84355, 84318, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}},
    {84415, 84387, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}}, {84475, 84438, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}},
    {84535, 84507, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1113, 8}, {1095, 1}}, {84575, 84558, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {84622, 84587, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {84681, 84652, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {84728, 84705, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {84829, 84810, 4, {915, 2}, {917, 1}, {906, 1}, {0, 0}, {510, 1}, {1138, 9}, {1095, 1}},
    {84861, 84843, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {84892, 84874, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {84924, 84905, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {85208, 84938, 0, {918, 2}, {920, 1}, {0, 0}, {0, 0}, {511, 1}, {1147, 8}, {0, 0}},
    {85240, 85223, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {85271, 85252, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {85301, 85285, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}}, {85329, 85312, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1088, 7}, {1095, 1}},
    {85375, 85353, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {512, 1}, {1105, 8}, {1095, 1}}, {85616, 85392, 0, {921, 3}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1129, 7}, {1136, 1}},
    {85649, 85630, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1097, 8}, {1095, 1}}, {85898, 85733, 0, {924, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1155, 3}, {0, 0}},
    {86127, 85965, 0, {927, 2}, {929, 1}, {0, 0}, {0, 0}, {513, 1}, {1158, 3}, {0, 0}}, {86321, 86159, 0, {930, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1161, 3}, {0, 0}},
    {86372, 86354, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1013, 3}, {0, 0}}, {94219, 94082, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1325, 5}, {1330, 1}},
    {94339, 94271, 0, {1191, 1}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1332, 3}, {0, 0}}, {94472, 94387, 0, {1193, 1}, {1194, 1}, {0, 0}, {0, 0}, {515, 3}, {1335, 2}, {0, 0}},
    {94523, 94484, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1337, 3}, {1330, 1}}, {94611, 94532, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1340, 4}, {1330, 1}},
    {95143, 94902, 0, {1195, 2}, {1197, 1}, {0, 0}, {0, 0}, {518, 9}, {1344, 3}, {1347, 1}}, {95214, 94271, 0, {1198, 1}, {1199, 1}, {0, 0}, {0, 0}, {0, 0}, {1349, 2}, {0, 0}},
    {95305, 95257, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {527, 1}, {1351, 3}, {0, 0}}, {95338, 95323, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}},
    {95352, 53049, 0, {1200, 1}, {0, 0}, {0, 0}, {576, 1}, {529, 1}, {711, 3}, {0, 0}}, {95690, 95652, 1, {1201, 2}, {1203, 1}, {0, 0}, {0, 0}, {530, 20}, {1354, 5}, {0, 0}},
    {95761, 95707, 1, {1204, 2}, {1206, 1}, {0, 0}, {0, 0}, {550, 6}, {1359, 2}, {0, 0}}, {96141, 95865, 0, {1207, 3}, {1210, 1}, {0, 0}, {0, 0}, {556, 10}, {1361, 4}, {1365, 1}},
    {96180, 96154, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1367, 4}, {0, 0}}, {96220, 96192, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {813, 1}, {0, 0}},
    {96449, 96241, 1, {1211, 3}, {0, 0}, {0, 0}, {580, 2}, {568, 2}, {714, 4}, {718, 1}}, {96527, 96476, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {570, 1}, {1351, 3}, {0, 0}},
    {96714, 96577, 0, {1214, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1371, 2}, {1373, 1}}, {96921, 96777, 0, {1216, 1}, {345, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {96990, 94484, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1375, 4}, {1330, 1}}, {97147, 97050, 0, {1217, 2}, {1220, 1}, {0, 0}, {0, 0}, {573, 2}, {1379, 4}, {1383, 1}},
    {97157, 94484, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1375, 4}, {1330, 1}}, {97222, 97167, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}},
    {97233, 94484, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1375, 4}, {1330, 1}}, {97306, 97243, 0, {1221, 1}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1385, 3}, {1388, 1}},
    {97316, 94271, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97327, 94271, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97339, 94271, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97351, 94271, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97394, 97364, 0, {1223, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1347, 1}}, {97406, 94484, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1375, 4}, {1330, 1}},
    {97416, 94484, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1375, 4}, {1330, 1}}, {98138, 98123, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {577, 53}, {1392, 4}, {0, 0}},
    {98434, 98216, 0, {1224, 2}, {1192, 1}, {0, 0}, {0, 0}, {630, 3}, {1396, 5}, {0, 0}}, {98587, 98572, 0, {1226, 2}, {1220, 1}, {0, 0}, {0, 0}, {633, 1}, {1401, 3}, {1383, 1}},
    {98782, 98649, 0, {1228, 2}, {0, 0}, {0, 0}, {1230, 1}, {634, 1}, {1404, 4}, {0, 0}}, {99192, 98912, 0, {1231, 1}, {1232, 1}, {0, 0}, {0, 0}, {635, 7}, {708, 1}, {0, 0}},
    {99466, 99261, 0, {1233, 3}, {1236, 1}, {0, 0}, {0, 0}, {0, 0}, {1408, 3}, {1411, 1}}, {99702, 99485, 0, {1237, 2}, {1239, 1}, {0, 0}, {0, 0}, {571, 1}, {1413, 2}, {1415, 1}},
    {99744, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {99848, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {100035, 0, 0, {1242, 4}, {1246, 1}, {0, 0}, {0, 0}, {0, 0}, {1422, 2}, {1424, 1}}, {100056, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {100222, 100076, 0, {1247, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1426, 1}}, {100239, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {100297, 99758, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1428, 1}}, {100313, 99758, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1420, 1}},
    {100334, 99758, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1420, 1}}, {100350, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {100365, 99758, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1428, 1}}, {100384, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {100521, 100421, 0, {1251, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1430, 1}}, {100702, 100557, 0, {1253, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1432, 1}},
    {100818, 100721, 0, {1256, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1434, 1}}, {100992, 100869, 0, {1258, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1436, 1}},
    {101139, 101010, 0, {1262, 3}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1438, 1}}, {101209, 101162, 0, {1265, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101288, 101231, 0, {1265, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {101308, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101440, 101339, 0, {1266, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1440, 1}}, {101463, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {101477, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {101507, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1390, 2}, {1420, 1}},
    {101522, 99758, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1420, 1}}, {101538, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1390, 2}, {1420, 1}},
    {101716, 101620, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1442, 1}, {0, 0}}, {101776, 101759, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {101894, 101796, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1442, 1}, {0, 0}}, {101914, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {102004, 101944, 0, {1270, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {102028, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {102042, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {102058, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {102171, 102073, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1443, 1}}, {102287, 102201, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {649, 1}, {1445, 2}, {1443, 1}},
    {102479, 102374, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {650, 1}, {1447, 2}, {0, 0}}, {102675, 102563, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1449, 3}, {0, 0}},
    {102718, 102563, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1449, 3}, {0, 0}}, {102760, 102563, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1449, 3}, {0, 0}},
    {102837, 102820, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {102926, 0, 0, {1274, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1452, 1}},
    {102965, 0, 0, {1278, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1452, 1}}, {103005, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {103020, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {103099, 99758, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1454, 1}},
    {103113, 99758, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1454, 1}}, {103131, 99758, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1456, 2}, {0, 0}},
    {103147, 99758, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1454, 1}}, {103162, 99758, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1454, 1}},
    {103245, 103177, 0, {1290, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103425, 103330, 0, {1292, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1442, 1}, {1458, 1}},
    {103531, 103449, 0, {1294, 1}, {1295, 1}, {0, 0}, {0, 0}, {654, 1}, {1442, 1}, {1460, 1}},
    {103581, 0, 0, {1223, 1}, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1462, 1}}, {103607, 0, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {103694, 103628, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1464, 2}, {1466, 1}}, {103734, 99758, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1456, 2}, {0, 0}},
    {103750, 103628, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1442, 1}, {0, 0}}, {103773, 103628, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1442, 1}, {0, 0}},
    {103798, 99758, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103829, 99758, 0, {1299, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {103847, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {103861, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {103877, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {103892, 99758, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {103908, 99758, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103925, 0, 0, {1300, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {1468, 1}, {0, 0}},
    {103965, 0, 0, {1303, 3}, {345, 1}, {0, 0}, {0, 0}, {413, 2}, {1468, 1}, {0, 0}}, {104033, 55744, 0, {1306, 3}, {1236, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {104074, 55744, 0, {1309, 3}, {1236, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {104185, 104096, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {104310, 104210, 0, {1315, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {104468, 104352, 0, {1318, 2}, {1236, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {104632, 104503, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {104779, 104701, 0, {1323, 2}, {1236, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {104859, 104805, 0, {1325, 1}, {1236, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {104886, 99758, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1428, 1}},
    {104904, 99758, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1428, 1}}, {104950, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1469, 6}, {0, 0}},
    {104967, 0, 0, {1329, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1469, 6}, {0, 0}}, {104991, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1469, 6}, {0, 0}},
    {105036, 0, 0, {1331, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1469, 6}, {1475, 1}}, {105053, 0, 0, {1334, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1469, 6}, {1475, 1}},
    {105077, 99758, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1428, 1}}, {105095, 99758, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1428, 1}},
    {105112, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {105132, 99758, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1428, 1}},
    {105146, 99758, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1456, 2}, {0, 0}}, {105170, 0, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {105375, 0, 0, {1336, 5}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1477, 2}, {1479, 1}}, {105532, 105445, 0, {1341, 2}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {1466, 1}},
    {105550, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {105565, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {105581, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {105601, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}},
    {105644, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1483, 2}, {0, 0}}, {105694, 99758, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1485, 2}, {1487, 1}},
    {105709, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {105723, 99758, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1456, 2}, {0, 0}},
    {105740, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {105755, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}},
    {105770, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}}, {105785, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1483, 2}, {0, 0}},
    {105814, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {105829, 48131, 0, {595, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1388, 1}},
    {105848, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}}, {105867, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}},
    {105886, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1483, 2}, {0, 0}}, {105915, 103628, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {105938, 31148, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {105992, 42702, 0, {0, 0}, {1347, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {106013, 103628, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1464, 2}, {1466, 1}}, {106045, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {106059, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}}, {106074, 0, 0, {1348, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {106104, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106119, 99758, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1417, 3}, {1420, 1}},
    {106135, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}}, {106154, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1483, 2}, {0, 0}},
    {106222, 106202, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {106242, 99758, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1485, 2}, {1487, 1}},
    {106257, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}}, {106272, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}},
    {106287, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1483, 2}, {0, 0}}, {106316, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}},
    {106335, 99758, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {1428, 1}}, {106354, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1483, 2}, {0, 0}},
    {106457, 106402, 0, {1349, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106534, 106483, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {106644, 0, 0, {1352, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {1490, 1}}, {106669, 106483, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {106691, 0, 0, {1357, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {106897, 106733, 0, {1358, 1}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1492, 4}, {0, 0}},
    {107129, 106929, 0, {1359, 2}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1496, 5}, {1501, 1}},
    {107271, 0, 0, {1361, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1503, 4}, {1507, 1}}, {107300, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1509, 2}, {0, 0}},
    {107328, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1509, 2}, {0, 0}}, {107392, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1511, 3}, {0, 0}},
    {107421, 99758, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1511, 3}, {0, 0}}, {107450, 99758, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1511, 3}, {0, 0}},
    {107483, 99758, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1511, 3}, {0, 0}}, {107512, 99758, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1511, 3}, {0, 0}},
    {107545, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1511, 3}, {0, 0}}, {107574, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1509, 2}, {0, 0}},
    {107602, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1509, 2}, {0, 0}}, {107629, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1509, 2}, {0, 0}},
    {107658, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1509, 2}, {0, 0}}, {107687, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1509, 2}, {0, 0}},
    {107716, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1509, 2}, {0, 0}}, {107745, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1509, 2}, {0, 0}},
    {107773, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {107790, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {107807, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {107825, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {107843, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {107873, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {107890, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {107908, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {107929, 0, 0, {1380, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {107947, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {107966, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {107986, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108006, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108027, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108045, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108063, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108085, 0, 0, {1389, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1452, 1}}, {108103, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108140, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108159, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108176, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108192, 0, 0, {1396, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108226, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108250, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108274, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108299, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108324, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108349, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108374, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108398, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108421, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108446, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108471, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108496, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108521, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108545, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108563, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108583, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108601, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108618, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108638, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108656, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108674, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108692, 0, 0, {1407, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1452, 1}},
    {108711, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108728, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108747, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108765, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108785, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108803, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108821, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108839, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}},
    {108856, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1452, 1}}, {108874, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {109028, 108913, 0, {1411, 1}, {1192, 1}, {0, 0}, {0, 0}, {687, 1}, {1514, 2}, {0, 0}}, {109119, 109102, 1, {1412, 4}, {1203, 1}, {0, 0}, {1416, 2}, {688, 8}, {1516, 4}, {0, 0}},
    {109160, 109139, 0, {1418, 1}, {345, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {109203, 109184, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {109566, 109316, 0, {1268, 1}, {1419, 1}, {0, 0}, {0, 0}, {698, 12}, {1520, 7}, {0, 0}}, {109576, 94532, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1340, 4}, {1330, 1}},
    {109647, 109598, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {710, 1}, {1351, 3}, {0, 0}}, {109739, 109704, 4, {0, 0}, {0, 0}, {1420, 1}, {0, 0}, {711, 7}, {1527, 3}, {1530, 1}},
    {109795, 109755, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {718, 1}, {1532, 2}, {0, 0}}, {109990, 109968, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {719, 16}, {1527, 3}, {1530, 1}},
    {110151, 110068, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {800, 1}, {0, 0}}, {110263, 110180, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {800, 1}, {0, 0}},
    {110452, 110321, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {1534, 3}, {0, 0}}, {110501, 42702, 0, {0, 0}, {1422, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1537, 1}},
    {110516, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1532, 2}, {0, 0}}, {110533, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1532, 2}, {0, 0}},
    {110549, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1532, 2}, {0, 0}}, {110581, 110564, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {110599, 94082, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1325, 5}, {1330, 1}}, {110707, 110619, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {751, 1}, {1539, 4}, {1330, 1}},
    {110715, 94271, 0, {1191, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110729, 65966, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {110775, 110741, 0, {1423, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1013, 3}, {0, 0}}, {110787, 94532, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1543, 4}, {1330, 1}},
    {110981, 110818, 0, {1424, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1547, 4}, {1551, 1}}, {110993, 94271, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111003, 94082, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1553, 4}, {1330, 1}}, {111158, 111012, 0, {1427, 2}, {1236, 1}, {0, 0}, {0, 0}, {752, 1}, {1557, 2}, {1559, 1}},
    {111177, 94271, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111189, 94484, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1337, 3}, {1330, 1}},
    {111392, 111199, 0, {1429, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {1561, 6}, {0, 0}}, {111403, 94082, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1553, 4}, {1330, 1}},
    {111636, 111412, 1, {1431, 3}, {0, 0}, {0, 0}, {585, 2}, {763, 3}, {714, 4}, {0, 0}}, {111713, 111648, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1567, 2}, {0, 0}},
    {111724, 94532, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1543, 4}, {1330, 1}}, {111826, 111741, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {766, 1}, {1569, 2}, {0, 0}},
    {111838, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}}, {111855, 94484, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1337, 3}, {1330, 1}},
    {111912, 111865, 0, {1434, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {111924, 94484, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1337, 3}, {1330, 1}},
    {111933, 111741, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {766, 1}, {1569, 2}, {0, 0}}, {111943, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {111990, 111953, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1579, 7}, {379, 1}}, {112000, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112010, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112021, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112031, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112042, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112052, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {214, 1}}, {112063, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112074, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112084, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112270, 112094, 0, {1436, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {1586, 1}}, {112282, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {214, 1}},
    {112296, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112305, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112315, 111953, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1579, 7}, {379, 1}}, {112325, 111953, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1579, 7}, {379, 1}},
    {112336, 111953, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1579, 7}, {379, 1}}, {112346, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112355, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112365, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112374, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112384, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112395, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112545, 112406, 0, {1439, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {1588, 1}},
    {112636, 112554, 0, {1442, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1590, 9}, {761, 1}}, {112647, 32221, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1579, 7}, {214, 1}},
    {112699, 48131, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1599, 8}, {1607, 1}}, {112713, 48131, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1599, 8}, {1607, 1}},
    {112724, 48131, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1599, 8}, {1607, 1}}, {112735, 48131, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1599, 8}, {1607, 1}},
    {112749, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112758, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112769, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112780, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112790, 31583, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {214, 1}}, {112800, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112811, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {112826, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {112837, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {113008, 112854, 0, {307, 1}, {1444, 2}, {0, 0}, {0, 0}, {341, 1}, {1609, 9}, {1618, 1}},
    {113020, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {113030, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {113040, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {113049, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}},
    {113059, 33757, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1571, 8}, {379, 1}}, {113288, 113111, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {1620, 2}, {1622, 1}},
    {113301, 113111, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {1624, 4}, {1622, 1}},
    {113369, 113315, 4, {0, 0}, {97, 1}, {482, 1}, {0, 0}, {0, 0}, {1628, 5}, {1633, 1}}, {113462, 113389, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1635, 4}, {0, 0}},
    {113634, 113517, 0, {1448, 1}, {158, 1}, {0, 0}, {0, 0}, {768, 1}, {1639, 6}, {1645, 1}}, {113965, 113725, 0, {1449, 3}, {693, 1}, {0, 0}, {0, 0}, {769, 1}, {1647, 3}, {1650, 1}},
    {114056, 113983, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1652, 4}, {0, 0}}, {114076, 56415, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {1656, 7}, {0, 0}},
    {114211, 114145, 0, {1454, 1}, {1455, 1}, {0, 0}, {0, 0}, {770, 1}, {1663, 4}, {0, 0}}, {114318, 114233, 0, {1456, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1667, 2}, {0, 0}},
    {114366, 114330, 0, {1458, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1669, 1}, {0, 0}}, {114553, 114427, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1670, 6}, {1676, 1}},
    {114625, 114564, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {1678, 3}, {0, 0}}, {114671, 114649, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {114856, 114709, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1681, 1}}, {115084, 114905, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {1683, 5}, {1688, 1}},
    {115237, 115120, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {1690, 3}, {1693, 1}}, {115437, 115120, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {1695, 5}, {1700, 1}},
    {115633, 115481, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {1702, 2}, {1704, 2}},
    {115680, 57746, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {834, 2}, {0, 0}}, {115854, 115720, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {1708, 2}, {0, 0}},
    {115921, 115868, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {1710, 6}, {1716, 1}}, {115960, 56415, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {1718, 8}, {0, 0}},
    {116006, 115985, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {116022, 114330, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {542, 1}},
    {116207, 116080, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {1726, 1}, {1727, 1}},
    {116667, 116273, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {1729, 6}, {1735, 1}},
    {116824, 116752, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {1663, 4}, {0, 0}}, {116971, 116839, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {1737, 6}, {1743, 1}},
    {117226, 116984, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {1745, 6}, {1735, 1}}, {117263, 117241, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {1751, 3}, {0, 0}},
    {117446, 117291, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {1754, 4}, {1758, 1}}, {117506, 117485, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {1764, 4}, {0, 0}},
    {117665, 117533, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {813, 1}, {0, 0}}, {117719, 117683, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1768, 2}, {0, 0}},
    {117742, 117683, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1770, 3}, {0, 0}}, {118010, 117816, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {800, 1}, {1773, 1}},
    {118085, 118039, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {800, 1}, {0, 0}}, {118217, 118109, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {800, 1}, {1773, 1}},
    {118278, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1775, 4}, {0, 0}}, {118323, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1779, 4}, {0, 0}},
    {118366, 118341, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {1783, 6}, {0, 0}}, {118427, 13097, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1789, 1}},
    {119956, 119770, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {1791, 1}}, {120017, 119970, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1791, 1}},
    {120163, 120029, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1793, 1}}, {120269, 120029, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1795, 1}},
    {120510, 120297, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1797, 1}}, {120585, 120525, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1799, 1}},
    {120670, 97364, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1801, 1}}, {120754, 120686, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1803, 1}},
    {120767, 120686, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1803, 1}}, {121067, 120797, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1805, 1}},
    {121342, 121077, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1807, 1}}, {121595, 121352, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1809, 1}},
    {121718, 121618, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {1811, 1}}, {121971, 121735, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1813, 1}},
    {122111, 121980, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1815, 1}}, {123027, 122740, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {1817, 1}},
    {123194, 123063, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1819, 1}}, {123326, 123236, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {1821, 1}},
    {123493, 123359, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {1823, 4}, {114, 1}}, {123716, 123568, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1827, 1}},
    {123939, 123746, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1829, 1}}, {124158, 123971, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1831, 1}},
    {124222, 124191, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {124390, 124276, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1833, 1}},
    {124598, 124409, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1835, 1}}, {124821, 124631, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}},
    {125037, 124864, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1839, 1}}, {125404, 125191, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {1841, 4}, {1845, 1}},
    {125554, 125422, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {1841, 4}, {0, 0}}, {125772, 125667, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1390, 2}, {1847, 1}},
    {126210, 125848, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1849, 1}}, {126439, 126231, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1851, 1}},
    {126609, 126485, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1853, 1}}, {126699, 126637, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {126853, 126726, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1855, 1}}, {127017, 126922, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {127282, 127146, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {127332, 127302, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {127444, 127369, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131074, 131016, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1859, 1}},
    {131443, 131166, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {1861, 1}}, {131625, 131456, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1863, 1}, {1864, 1}},
    {131645, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131659, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {131683, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {131722, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1866, 1}, {0, 0}},
    {131750, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1866, 1}, {0, 0}}, {131995, 131859, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {1867, 1}, {1868, 1}},
    {132261, 132113, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {1867, 1}, {1870, 1}}, {132553, 132496, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {132633, 132496, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {132839, 132686, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1872, 1}},
    {132868, 132686, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1872, 1}}, {133014, 132896, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1874, 1}},
    {133086, 132896, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1876, 1}}, {133113, 132896, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {1876, 1}},
    {133341, 133193, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {1878, 2}, {1880, 1}},
    {133441, 133193, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {1878, 2}, {1882, 1}},
    {133468, 133193, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {1878, 2}, {1882, 1}},
    {133590, 133503, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {1884, 1}}, {133663, 133503, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {133690, 133503, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {133718, 133503, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {133809, 133745, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {1886, 1}}, {133836, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134255, 133951, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1888, 1}}, {134470, 134292, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1890, 1}},
    {134934, 134607, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1892, 1}}, {135241, 135023, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1894, 1}},
    {135701, 135348, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {1863, 1}, {1896, 1}}, {136099, 135805, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {1898, 1}},
    {136412, 136163, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {1900, 1}}, {136974, 136471, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {1902, 2}, {1904, 1}},
    {137039, 137022, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {1866, 1}, {0, 0}}, {137069, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {137241, 137206, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {137502, 137313, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {1906, 1}},
    {137543, 137530, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {137776, 137660, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {1908, 1}},
    {137801, 137660, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {1908, 1}}, {137938, 137837, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1910, 1}},
    {137954, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {137964, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {138031, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {138286, 138136, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {1912, 1}},
    {138388, 138311, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {138459, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {138490, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138512, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {138575, 138559, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {138846, 138644, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {1863, 1}, {1855, 1}},
    {139025, 138944, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {1914, 1}}, {139242, 139143, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {1916, 2}, {1918, 1}},
    {139413, 139311, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {1920, 1}}, {139721, 139603, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1922, 1}},
    {139927, 139742, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {1863, 1}, {1924, 1}},
    {140020, 139958, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1922, 1}}, {140052, 139603, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1922, 1}},
    {140199, 140078, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1926, 1}}, {140235, 139958, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1922, 1}},
    {140349, 140272, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1928, 1}}, {140375, 140272, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1928, 1}},
    {140536, 140399, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1863, 1}, {1930, 1}}, {140555, 137206, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {140673, 140604, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1462, 1}}, {140831, 140697, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1932, 1}},
    {140970, 140860, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1863, 1}, {1934, 1}}, {141000, 102820, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {141478, 141273, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {1936, 1}}, {141795, 141515, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {1938, 1}},
    {141972, 141877, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {1940, 1}}, {142044, 142025, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {142117, 142067, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1942, 1}}, {142224, 142162, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {142773, 142536, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {1863, 1}, {1855, 1}}, {142982, 142821, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {1944, 1}},
    {143071, 142992, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1946, 1}}, {143093, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1948, 2}, {0, 0}},
    {143127, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {143152, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {143250, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1950, 3}, {0, 0}}, {143285, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1950, 3}, {0, 0}},
    {143320, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1950, 3}, {0, 0}}, {143355, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1950, 3}, {0, 0}},
    {143390, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1950, 3}, {0, 0}}, {143426, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1950, 3}, {0, 0}},
    {143462, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {143498, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {143534, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1950, 3}, {0, 0}}, {143565, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {143596, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {143627, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {143654, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {143681, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {143708, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143745, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143772, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143799, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143827, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143855, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143883, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143911, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143939, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143967, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143995, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144023, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144051, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144079, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144106, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144134, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144162, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144190, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144218, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144246, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144274, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144302, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144330, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144358, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144386, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144413, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144441, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144469, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144496, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144523, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144550, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144577, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144604, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144631, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144662, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {144696, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {144722, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {144748, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144779, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144810, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144841, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144872, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144903, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {144935, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {144967, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {144999, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {145027, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {145055, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {145083, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {145108, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {145134, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {145160, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {145186, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {145213, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {145237, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {145262, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {145287, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {145312, 42702, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145347, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}}, {145373, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1032, 2}, {0, 0}},
    {145623, 145449, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {1953, 2}, {1955, 1}},
    {145689, 145661, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {145996, 145781, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {1957, 1}, {1958, 1}},
    {146126, 146019, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {1960, 1}}, {146256, 146147, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {1962, 1}},
    {146463, 146365, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1964, 1}, {1965, 1}}, {146596, 146482, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1964, 1}, {1967, 1}},
    {146895, 146798, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {1964, 1}, {1969, 1}}, {147020, 146911, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1964, 1}, {1971, 1}},
    {147061, 138559, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {1964, 1}, {0, 0}}, {147335, 147201, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {1964, 1}, {1973, 1}},
    {147974, 147629, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1975, 1}, {1976, 1}}, {148392, 148071, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1975, 1}, {1978, 1}},
    {148805, 148421, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1975, 1}, {1980, 1}}, {149210, 148825, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1975, 1}, {1982, 1}},
    {149611, 149333, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1975, 1}, {1984, 1}}, {149973, 149631, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1975, 1}, {1986, 1}},
    {150370, 150077, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1988, 1}}, {150397, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1964, 1}, {0, 0}},
    {150535, 150434, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1990, 1}, {1991, 1}}, {150642, 150561, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {1964, 1}, {1973, 1}},
    {150677, 138559, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {1964, 1}, {0, 0}}, {150829, 150731, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {1993, 1}},
    {150864, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1995, 1}, {0, 0}}, {150901, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1995, 1}, {0, 0}},
    {151361, 151018, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {1996, 2}, {1998, 1}},
    {151399, 151382, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {1995, 1}, {0, 0}}, {151573, 151486, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2000, 1}},
    {151653, 151604, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {151746, 151667, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2000, 1}},
    {154052, 153909, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2004, 1}}, {154257, 154103, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2006, 3}, {2009, 1}},
    {154459, 154276, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {154659, 154495, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2011, 3}, {2014, 1}},
    {154848, 154677, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {154865, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {155079, 154933, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2016, 1}}, {155176, 155090, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {155300, 155218, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2018, 2}, {2020, 1}}, {155355, 155319, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {800, 1}, {0, 0}},
    {155448, 155368, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {813, 1}, {0, 0}}, {155505, 155469, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2022, 4}, {0, 0}},
    {155662, 155533, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2026, 3}, {0, 0}}, {156036, 155804, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2029, 3}, {0, 0}},
    {156736, 156211, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2032, 6}, {0, 0}}, {156803, 156751, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {157251, 156921, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2038, 4}, {0, 0}}, {157562, 157383, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2042, 3}, {2045, 1}},
    {157958, 157633, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2047, 1}}, {158576, 158121, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2049, 1}},
    {158703, 158608, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {158732, 158714, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {158776, 13097, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2051, 1}, {2052, 1}}, {159004, 158868, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {159092, 159031, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {159679, 159156, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2054, 5}, {2016, 1}},
    {159881, 159754, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2059, 2}, {0, 0}}, {160069, 159923, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {939, 1}, {0, 0}},
    {160102, 158714, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2061, 2}, {0, 0}}, {160492, 160121, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2063, 1}, {0, 0}},
    {161291, 160608, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2032, 6}, {2064, 1}},
    {161712, 161334, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2063, 1}, {0, 0}}, {162742, 161929, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2066, 4}, {2016, 1}},
    {162871, 162793, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2070, 1}, {2071, 1}},
    {163225, 162932, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2073, 2}, {2016, 1}}, {163491, 163241, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2075, 1}, {2016, 1}},
    {163513, 163241, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2075, 1}, {2016, 1}}, {163670, 163542, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2076, 1}, {2077, 1}},
    {163689, 163241, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2075, 1}, {2016, 1}}, {164441, 163746, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2079, 3}, {2082, 1}},
    {164790, 164511, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2084, 2}, {0, 0}}, {165698, 164897, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2086, 8}, {2082, 1}},
    {165838, 165711, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {165851, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166457, 165897, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2094, 3}, {2016, 1}}, {166467, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2097, 2}, {0, 0}},
    {166629, 166500, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2099, 1}, {2100, 1}}, {166848, 166667, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2102, 1}, {2103, 1}},
    {166925, 166865, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2102, 1}, {2105, 1}}, {166946, 158714, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {167010, 166965, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2107, 1}, {0, 0}}, {167024, 158714, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2108, 4}, {0, 0}},
    {167868, 167148, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2032, 6}, {2112, 1}},
    {168008, 167879, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2114, 4}, {0, 0}}, {168223, 168130, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2118, 1}, {0, 0}},
    {168347, 168251, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2119, 1}, {0, 0}}, {168527, 168397, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2120, 1}},
    {168623, 168564, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2119, 1}, {2122, 1}}, {168743, 168644, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2118, 1}, {2124, 1}},
    {168924, 168644, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2118, 1}, {2126, 1}}, {169368, 169091, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2128, 1}},
    {169501, 169421, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2130, 4}, {0, 0}}, {169676, 169574, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2134, 2}, {0, 0}},
    {169887, 169711, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2119, 1}, {2136, 1}}, {170006, 169906, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2138, 1}},
    {170140, 170017, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2140, 1}}, {170323, 170170, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2142, 6}, {2148, 1}},
    {170414, 170348, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2150, 1}}, {170529, 170455, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2152, 1}},
    {170635, 170550, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {617, 1}, {0, 0}}, {170663, 168251, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {170763, 170688, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2155, 3}, {2158, 1}}, {170800, 170784, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2160, 2}, {0, 0}},
    {170931, 170832, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2097, 2}, {2162, 1}},
    {171104, 170981, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2097, 2}, {2164, 1}},
    {171186, 171135, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2097, 2}, {2164, 1}},
    {171218, 170981, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2097, 2}, {2164, 1}},
    {171325, 171248, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2097, 2}, {2166, 1}},
    {171433, 171347, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2097, 2}, {2168, 1}},
    {171486, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2170, 3}, {0, 0}}, {171536, 171506, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2162, 1}},
    {171994, 171660, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2173, 1}}, {172022, 169574, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {172063, 172046, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2150, 1}}, {172086, 172046, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2152, 1}},
    {172129, 172110, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2164, 1}}, {172365, 172251, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2175, 2}, {2177, 1}},
    {172384, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2160, 2}, {0, 0}}, {172438, 172414, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {617, 1}, {0, 0}},
    {172496, 172475, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2179, 2}, {0, 0}}, {172623, 172512, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2181, 1}},
    {172741, 172648, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2183, 1}}, {172810, 172771, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2164, 1}},
    {172941, 172837, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2185, 1}}, {173016, 172964, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2164, 1}},
    {173040, 172837, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2185, 1}}, {173062, 172964, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2164, 1}},
    {173182, 172771, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2187, 1}}, {173315, 173203, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2189, 2}, {2191, 1}},
    {173391, 173341, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2097, 2}, {0, 0}}, {173715, 173456, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {617, 1}, {2193, 1}},
    {173815, 173739, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2164, 1}}, {173928, 173857, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2097, 2}, {2162, 1}},
    {174030, 173956, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2097, 2}, {2164, 1}},
    {174062, 173956, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2097, 2}, {2164, 1}},
    {174095, 173956, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2097, 2}, {2164, 1}},
    {174193, 174126, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2097, 2}, {2166, 1}},
    {174243, 174126, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2097, 2}, {2168, 1}},
    {174431, 32840, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2200, 3}, {295, 1}}, {174652, 174497, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2203, 2}, {2205, 1}},
    {175127, 174826, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2207, 5}, {2212, 1}},
    {175231, 175138, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2214, 2}, {2216, 1}}, {175518, 175248, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {708, 1}, {0, 0}},
    {175645, 175527, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2218, 3}, {2212, 1}},
    {175835, 175661, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2221, 2}, {2223, 1}}, {176114, 176041, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2225, 3}, {0, 0}},
    {176222, 176153, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2228, 3}, {2158, 1}},
    {176391, 176235, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2231, 4}, {2223, 1}}, {176658, 176403, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {708, 1}, {0, 0}},
    {176717, 176668, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {176795, 176754, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {176988, 176905, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2235, 2}, {0, 0}}, {177000, 176905, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2235, 2}, {0, 0}},
    {177148, 176905, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2237, 3}, {0, 0}}, {177685, 177629, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2242, 1}},
    {177698, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {177712, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {177731, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {177750, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {178018, 177791, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2244, 1}, {2245, 1}}, {178055, 177791, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2244, 1}, {2245, 1}},
    {178091, 177791, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2244, 1}, {2245, 1}}, {178127, 177791, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2244, 1}, {2245, 1}},
    {178226, 178162, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {178323, 178249, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2247, 1}},
    {178341, 178249, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2247, 1}}, {178515, 178372, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2249, 1}},
    {178608, 178536, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2251, 1}}, {178629, 178536, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2251, 1}},
    {178650, 178372, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2249, 1}}, {178763, 178671, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2253, 1}},
    {179038, 178882, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2255, 1}}, {179068, 178882, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2255, 1}},
    {179241, 178882, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2257, 1}}, {179270, 178882, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2257, 1}},
    {179442, 178882, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2259, 1}}, {179471, 178882, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2259, 1}},
    {179689, 178882, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2261, 1}}, {179804, 178882, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2263, 1}},
    {179833, 178882, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2261, 1}}, {180003, 178882, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2265, 1}},
    {180116, 178882, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2267, 1}}, {180144, 178882, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2265, 1}},
    {180313, 178882, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2269, 1}}, {180426, 178882, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2271, 1}},
    {180454, 178882, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2269, 1}}, {180718, 180533, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2273, 1}},
    {180752, 180533, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2273, 1}}, {181082, 180863, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2275, 1}},
    {181109, 180863, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2275, 1}}, {181273, 181136, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2277, 1}},
    {181300, 181136, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2277, 1}}, {181532, 181385, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2279, 1}},
    {181563, 181136, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2279, 1}}, {181594, 181385, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2279, 1}},
    {181836, 181625, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2281, 1}}, {182001, 181625, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2283, 1}},
    {182266, 182031, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2285, 1}}, {182381, 181385, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2287, 1}},
    {182411, 181136, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2287, 1}}, {182441, 181385, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2287, 1}},
    {182602, 181385, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2289, 1}}, {182632, 181136, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2289, 1}},
    {182662, 181385, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2289, 1}}, {182894, 182704, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2291, 1}},
    {183038, 182704, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2293, 1}}, {183284, 183068, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2295, 1}},
    {183314, 181625, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2281, 1}}, {183345, 181625, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2283, 1}},
    {183375, 182031, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2285, 1}}, {183543, 183405, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2297, 1}},
    {183672, 183405, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2299, 1}}, {183800, 183405, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2301, 1}},
    {183832, 183405, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2297, 1}}, {183865, 183405, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2299, 1}},
    {183897, 183405, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2301, 1}}, {184074, 183405, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2303, 1}},
    {184107, 183405, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2303, 1}}, {184237, 183405, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2305, 1}},
    {184413, 183405, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2307, 1}}, {184541, 183405, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2309, 1}},
    {184573, 183405, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2309, 1}}, {184748, 183405, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2311, 1}},
    {184780, 183405, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2311, 1}}, {184812, 183405, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2305, 1}},
    {184845, 183405, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2307, 1}}, {184973, 183405, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2313, 1}},
    {185100, 183405, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2315, 1}}, {185226, 183405, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2317, 1}},
    {185343, 183405, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2319, 1}}, {185460, 183405, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2321, 1}},
    {185576, 183405, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2323, 1}}, {185607, 183405, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2313, 1}},
    {185639, 183405, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2315, 1}}, {185670, 183405, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2317, 1}},
    {185928, 185711, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2325, 1}}, {186092, 185711, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2327, 1}},
    {186251, 185711, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2329, 1}}, {186281, 185711, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2325, 1}},
    {186312, 185711, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2327, 1}}, {186342, 185711, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2329, 1}},
    {186597, 186372, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2331, 1}}, {186769, 186372, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2333, 1}},
    {186940, 186372, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2335, 1}}, {187146, 186973, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2337, 1}},
    {187303, 186973, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2339, 1}}, {187459, 186973, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2341, 1}},
    {187494, 186973, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2337, 1}}, {187530, 186973, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2339, 1}},
    {187565, 186973, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2341, 1}}, {187722, 186973, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2343, 1}},
    {187879, 186973, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2345, 1}}, {188035, 186973, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2347, 1}},
    {188070, 186973, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2343, 1}}, {188106, 186973, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2345, 1}},
    {188141, 186973, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2347, 1}}, {188297, 186973, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2349, 1}},
    {188452, 186973, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2351, 1}}, {188606, 186973, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2353, 1}},
    {188751, 186973, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2355, 1}}, {188896, 186973, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2357, 1}},
    {189040, 186973, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2359, 1}}, {189074, 186973, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2349, 1}},
    {189109, 186973, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2351, 1}}, {189143, 186973, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2353, 1}},
    {189320, 189177, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2361, 1}}, {189341, 189177, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2361, 1}},
    {189469, 189373, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2363, 1}}, {189694, 189510, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2365, 1}},
    {189790, 189733, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {1914, 1}},
    {189814, 189733, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {1914, 1}},
    {189836, 189733, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {1914, 1}},
    {189858, 189733, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {1914, 1}},
    {189926, 189880, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {1914, 1}},
    {189949, 189880, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {1914, 1}},
    {189971, 189880, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {1914, 1}},
    {189993, 189880, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {1914, 1}},
    {190172, 190015, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2367, 1}}, {190350, 190190, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2369, 1}},
    {190367, 178162, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {190377, 178162, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {190479, 190388, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2244, 1}, {2371, 1}}, {190660, 190499, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2373, 2}, {2375, 1}},
    {190867, 190676, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2244, 1}, {2377, 1}}, {190903, 190676, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2244, 1}, {2377, 1}},
    {190938, 190676, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2244, 1}, {2377, 1}}, {190973, 190676, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2244, 1}, {2377, 1}},
    {191071, 191007, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2244, 1}, {2377, 1}}, {191127, 189733, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2379, 1}},
    {191153, 189733, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2379, 1}},
    {191178, 189733, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2379, 1}},
    {191204, 189733, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2379, 1}},
    {191230, 190388, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2244, 1}, {2379, 1}}, {191252, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {191269, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {191286, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {191330, 191311, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {191467, 191345, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2244, 1}, {2381, 1}},
    {191485, 178162, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {191642, 191506, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2383, 1}},
    {191824, 191673, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2385, 2}, {2387, 1}},
    {191839, 191673, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2385, 2}, {2387, 1}},
    {191854, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191885, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191912, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191938, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191965, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191994, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192026, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192058, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192086, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192118, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192150, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192180, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192206, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192232, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192260, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192287, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192316, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192348, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192380, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192408, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192440, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192472, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192498, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192525, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192551, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192579, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192606, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192636, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192662, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192692, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192718, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192742, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192767, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192795, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192819, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192845, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192869, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192895, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192922, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192947, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192974, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193001, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193028, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193053, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193078, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193101, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193139, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193446, 193248, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2389, 1}},
    {193468, 193248, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2389, 1}}, {193697, 193490, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2391, 2}, {2393, 1}},
    {193941, 193728, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2395, 1}, {2396, 1}}, {194013, 193979, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194076, 194042, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194139, 194105, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194202, 194168, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194258, 194231, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194308, 194280, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194575, 194379, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2398, 2}, {2400, 1}},
    {194761, 194611, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2402, 1}}, {194794, 194611, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2402, 1}},
    {194827, 194611, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2402, 1}}, {194860, 194611, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2402, 1}},
    {194893, 194379, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2402, 1}},
    {195149, 194927, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2404, 1}}, {195179, 194611, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2244, 1}, {2402, 1}},
    {195206, 178162, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {195294, 195216, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2406, 1}, {2407, 1}},
    {195471, 195314, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2409, 1}, {2410, 1}}, {195486, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {195581, 195512, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {1914, 1}}, {195602, 103628, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1914, 1}},
    {195646, 195623, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {195668, 195623, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {195730, 195691, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {1462, 1}}, {195761, 195512, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {1914, 1}},
    {195788, 195623, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {195834, 195691, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2412, 1}},
    {195918, 189733, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2414, 1}}, {195967, 195950, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {195999, 195979, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {196015, 195950, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {196046, 196029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196068, 196029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196087, 196029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196107, 196029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196128, 196029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196150, 196029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196202, 196182, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {196218, 103628, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1914, 1}},
    {196257, 196241, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {196324, 196285, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {196350, 178162, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {196360, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196395, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196430, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196465, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196500, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196531, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196561, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196592, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196626, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196660, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196690, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196724, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196758, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196789, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196819, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196850, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196884, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196918, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196948, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196982, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197016, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197050, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197084, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197118, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197152, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197182, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197211, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197240, 151604, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197269, 178162, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {197280, 178162, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197664, 197427, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2244, 1}, {2416, 1}},
    {197766, 197427, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2244, 1}, {2418, 1}}, {197794, 197427, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2244, 1}, {2416, 1}},
    {197822, 197427, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2244, 1}, {2418, 1}}, {198061, 197888, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {2420, 1}, {2421, 1}},
    {198078, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198167, 198104, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {198269, 198104, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {198330, 198104, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {198394, 198104, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198427, 198104, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198460, 198104, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198493, 198104, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198526, 198104, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {198554, 198104, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {198582, 198104, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198614, 198104, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198646, 198104, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198678, 198104, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198710, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198743, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198776, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198809, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198842, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198871, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198903, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198935, 198104, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198963, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198995, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199027, 198104, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {199056, 198104, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {199084, 198104, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {199111, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199143, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199175, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199207, 198104, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199239, 198104, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {199267, 198104, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {199295, 198104, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {199323, 198104, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {199545, 199403, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2423, 1}},
    {199583, 199403, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2423, 1}}, {199672, 199403, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2425, 1}},
    {199712, 199403, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2425, 1}}, {199748, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199770, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199792, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199814, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199835, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199856, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199877, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199897, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199917, 143206, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {200013, 199937, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2427, 4}, {718, 1}}, {200051, 200027, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {2431, 2}, {0, 0}},
    {200116, 200091, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {2433, 7}, {2440, 2}},
    {200498, 200324, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {2444, 7}, {2451, 2}},
    {200581, 200509, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {2455, 8}, {0, 0}}, {200616, 200604, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {2463, 6}, {2469, 2}},
    {200764, 200623, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {2473, 3}, {2476, 2}},
    {200915, 200790, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {2480, 6}, {2486, 2}}, {201016, 200928, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {2490, 4}, {0, 0}},
    {201049, 113983, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2494, 3}, {0, 0}}, {201082, 201067, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {2497, 4}, {0, 0}},
    {201164, 113389, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2501, 4}, {0, 0}}, {201328, 201220, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2507, 3}, {0, 0}},
    {201454, 201399, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2510, 2}, {0, 0}}, {201571, 201488, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {2512, 3}, {2515, 2}},
    {201681, 201586, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2510, 2}, {2519, 1}}, {201726, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2521, 4}, {0, 0}},
    {201809, 201754, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {2510, 2}, {0, 0}}, {201825, 201220, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {201879, 201856, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {2525, 3}, {0, 0}}, {201945, 172046, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {736, 3}, {2528, 1}},
    {202028, 201970, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {2530, 2}, {2532, 1}}, {202084, 202048, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2534, 1}, {2532, 1}},
    {202109, 202048, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2534, 1}, {2532, 1}}, {202211, 202123, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {2535, 1}},
    {202263, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {202361, 202281, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2537, 2}, {0, 0}},
    {202371, 201220, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2537, 2}, {0, 0}}, {202505, 202434, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2539, 1}},
    {202612, 202538, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2541, 1}}, {202647, 202631, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {874, 5}, {0, 0}},
    {202686, 202658, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {2543, 8}, {0, 0}}, {202786, 202709, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2537, 2}, {0, 0}},
    {202880, 202803, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2551, 1}}, {202900, 202048, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {2534, 1}, {1025, 1}},
    {202923, 201220, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2507, 3}, {0, 0}}, {203128, 203024, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {2553, 2}, {0, 0}},
    {203139, 201220, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2507, 3}, {0, 0}}, {203149, 201220, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2507, 3}, {0, 0}},
    {203212, 203159, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2537, 2}, {0, 0}}, {203282, 203231, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {2537, 2}, {0, 0}},
    {203325, 203293, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {2555, 1}, {2556, 1}}, {203360, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2558, 4}, {0, 0}},
    {203373, 202048, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {2562, 2}, {1025, 1}}, {203474, 203425, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2537, 2}, {0, 0}},
    {203519, 203489, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2564, 2}, {643, 1}}, {203544, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {203628, 203575, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {2564, 2}, {0, 0}}, {203737, 203425, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {203850, 203777, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2566, 1}}, {203963, 203865, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2568, 1}},
    {204027, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2570, 4}, {0, 0}}, {204430, 204278, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {2574, 5}, {0, 0}},
    {204608, 204482, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {2579, 4}, {0, 0}}, {204760, 204636, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {2574, 5}, {0, 0}},
    {204954, 204799, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {2574, 5}, {0, 0}}, {205240, 204984, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {2583, 5}, {2588, 1}},
    {205471, 205256, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {2590, 5}, {2588, 1}},
    {205595, 205500, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2595, 1}}, {205684, 205614, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {2597, 2}, {0, 0}},
    {205750, 205695, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {2599, 3}, {643, 1}}, {205988, 205804, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {2599, 3}, {2602, 1}},
    {206058, 206019, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {2599, 3}, {643, 1}}, {206145, 206085, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {2599, 3}, {643, 1}},
    {206390, 206186, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {2604, 4}, {2608, 1}},
    {206588, 206401, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {2610, 4}, {2588, 1}},
    {206773, 206614, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {2614, 4}, {0, 0}}, {206983, 206794, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {2590, 5}, {2588, 1}},
    {207249, 207029, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {2604, 4}, {2618, 1}},
    {207441, 207279, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {2620, 3}, {2623, 1}},
    {207799, 207481, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {2625, 2}, {2627, 1}},
    {208323, 207928, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {2599, 3}, {2629, 1}},
    {208522, 208356, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {2631, 5}, {0, 0}}, {208855, 208593, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {2636, 4}, {2640, 1}},
    {209208, 201586, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2642, 1}}, {209446, 209245, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {2644, 3}, {2647, 1}},
    {209571, 209484, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2189, 2}, {2649, 1}}, {209789, 209591, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2651, 3}, {2654, 1}},
    {210042, 209806, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 4}, {2660, 1}}, {210108, 210058, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2662, 1}},
    {210180, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}}, {210191, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}},
    {210202, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}}, {210350, 210236, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {1485, 2}, {2664, 1}},
    {210415, 210361, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {2666, 2}, {0, 0}}, {210532, 210437, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {2668, 5}, {2673, 1}},
    {210624, 210555, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {210639, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}},
    {210651, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}}, {210738, 210662, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {2675, 1}},
    {210749, 210662, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {2675, 1}}, {210760, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}},
    {210789, 210770, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {210803, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}},
    {210815, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}}, {210826, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}},
    {210838, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}}, {210850, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}},
    {210862, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}}, {210874, 210127, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1390, 2}, {214, 1}},
    {210996, 210894, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {2677, 1}}, {211164, 211043, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {2679, 2}, {2681, 1}},
    {211208, 172046, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {2683, 3}, {2686, 1}}, {211287, 211232, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2051, 1}, {0, 0}},
    {211321, 211303, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1485, 2}, {2686, 1}}, {211346, 211334, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1485, 2}, {2686, 1}},
    {211515, 211393, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {2688, 3}, {2691, 2}},
    {211526, 211393, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {2688, 3}, {2691, 2}},
    {211631, 76210, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2695, 1}}, {211707, 210058, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2697, 1}},
    {211784, 201586, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2562, 2}, {2699, 1}}, {211938, 211816, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {2701, 1}},
    {211972, 211950, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {2683, 3}, {2677, 1}}, {212080, 76210, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2703, 1}},
    {212092, 76210, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2703, 1}}, {212104, 201586, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2562, 2}, {2699, 1}},
    {212116, 76210, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2703, 1}}, {212160, 210662, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2705, 1}},
    {212409, 212191, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2707, 2}, {2709, 1}}, {212483, 210058, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2711, 1}},
    {212491, 201586, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2642, 1}}, {212498, 196029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {212506, 196029, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {212515, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {212570, 212531, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {2713, 1}, {0, 0}}, {212678, 212601, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {2714, 2}, {2681, 1}},
    {212689, 201586, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2642, 1}}, {212748, 212697, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2716, 3}, {0, 0}},
    {213693, 213588, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {214004, 213782, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {214206, 214155, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {2723, 2}, {2725, 1}},
    {214630, 214353, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {2727, 1}, {2728, 1}}, {214739, 214653, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {2730, 2}, {0, 0}},
    {214765, 56415, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {2730, 2}, {0, 0}}, {214862, 214807, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {2666, 2}, {0, 0}},
    {214888, 214807, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {2666, 2}, {0, 0}}, {215123, 214989, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {2732, 1}},
    {215546, 215306, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {2734, 2}, {0, 0}}, {215691, 215572, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2736, 1}},
    {215929, 215762, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {2666, 2}, {0, 0}}, {216117, 215967, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {2738, 2}, {2740, 1}},
    {216273, 216145, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {2555, 1}, {2725, 1}},
    {216295, 13097, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1025, 1}}, {216366, 216339, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {2742, 5}, {2725, 1}},
    {216495, 216399, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1002, 1}, {2747, 1}},
    {216514, 114427, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2749, 2}, {1676, 1}}, {216587, 216532, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {216605, 49667, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {643, 1}}, {216699, 216637, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {216717, 214807, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {2666, 2}, {0, 0}}, {216741, 49667, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {217175, 216796, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {2751, 2}, {2753, 1}},
    {217341, 217208, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1390, 2}, {2755, 1}}, {217362, 56415, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {217539, 217464, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {217625, 217565, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1390, 2}, {2757, 1}},
    {217756, 217682, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2759, 1}}, {217813, 217682, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2761, 1}},
    {218021, 217911, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {2763, 1}}, {218200, 218117, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {643, 1}},
    {218335, 218236, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218561, 218372, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {2765, 2}, {2767, 1}},
    {218735, 218624, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218755, 214807, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {2666, 2}, {0, 0}},
    {218976, 218776, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2769, 3}, {0, 0}}, {240128, 239974, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {2772, 9}, {0, 0}},
    {240221, 240180, 0, {0, 0}, {2753, 1}, {0, 0}, {0, 0}, {1349, 1}, {2781, 7}, {0, 0}}, {240289, 240258, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {2788, 5}, {0, 0}},
    {240315, 65966, 0, {2754, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2793, 7}, {0, 0}}, {240512, 240417, 0, {2755, 2}, {2757, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {240783, 240577, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2805, 6}, {2811, 1}},
    {241080, 240844, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {2813, 7}, {2820, 1}},
    {241108, 240844, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {2813, 7}, {2820, 1}},
    {241206, 240577, 0, {2764, 2}, {2766, 1}, {0, 0}, {0, 0}, {1352, 2}, {2805, 6}, {2811, 1}},
    {241227, 240577, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2805, 6}, {2811, 1}},
    {241279, 240577, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2822, 5}, {2827, 1}},
    {241302, 240577, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2822, 5}, {2827, 1}},
    {241325, 240577, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2805, 6}, {2811, 1}},
    {241342, 240577, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2805, 6}, {2811, 1}},
    {241357, 240577, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2805, 6}, {2811, 1}},
    {241374, 240577, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2805, 6}, {2811, 1}},
    {241402, 240577, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2829, 7}, {2811, 1}},
    {241419, 240577, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2829, 7}, {2811, 1}},
    {241436, 240577, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2805, 6}, {2811, 1}},
    {241636, 241598, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {241819, 241658, 0, {2770, 4}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2842, 6}, {2848, 1}},
    {241905, 241658, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2850, 7}, {2857, 1}}, {241928, 241658, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2859, 7}, {2857, 1}},
    {241951, 241598, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {242177, 54113, 0, {2777, 1}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {242281, 56678, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2866, 8}, {2874, 1}}, {242298, 56678, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2866, 8}, {2874, 1}},
    {242314, 56678, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2866, 8}, {2874, 1}}, {242787, 242699, 0, {2781, 1}, {0, 0}, {0, 0}, {2782, 1}, {0, 0}, {2876, 8}, {0, 0}},
    {242891, 242862, 1, {2783, 3}, {0, 0}, {0, 0}, {2786, 2}, {1357, 1}, {2876, 8}, {718, 1}},
    {243013, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243027, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243042, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243056, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243071, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243085, 56678, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}},
    {243100, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243115, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243129, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243142, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243156, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243169, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243182, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243196, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243277, 56678, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {2884, 1}}, {243290, 56678, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}},
    {243304, 56678, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}}, {243318, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243331, 56678, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {2884, 1}}, {243344, 56678, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}},
    {243456, 243357, 0, {2795, 2}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {2886, 4}, {0, 0}}, {243472, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243486, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243501, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243516, 241598, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243531, 56678, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}},
    {243546, 56678, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}}, {243561, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243574, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243588, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243602, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {243615, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {243629, 56678, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}}, {243644, 56678, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}},
    {243973, 243903, 0, {2799, 1}, {2800, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}}, {244036, 244008, 0, {2801, 1}, {2802, 1}, {0, 0}, {0, 0}, {1358, 1}, {2890, 6}, {0, 0}},
    {244086, 244059, 0, {2803, 2}, {2800, 1}, {0, 0}, {0, 0}, {1358, 1}, {2890, 6}, {0, 0}}, {244128, 244108, 0, {0, 0}, {2805, 1}, {0, 0}, {0, 0}, {718, 1}, {2896, 7}, {0, 0}},
    {244226, 244159, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2886, 4}, {0, 0}}, {244655, 54113, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {2903, 6}, {0, 0}},
    {244673, 54113, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {2903, 6}, {0, 0}}, {244748, 244691, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {2886, 4}, {0, 0}},
    {244768, 54113, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {2909, 7}, {0, 0}}, {244786, 54113, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {2916, 7}, {0, 0}},
    {244804, 54113, 0, {2810, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2923, 5}, {0, 0}}, {244946, 244924, 0, {2812, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {2928, 5}, {0, 0}},
    {245246, 245088, 0, {2814, 2}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {2933, 7}, {2940, 1}}, {245345, 240577, 0, {2817, 2}, {2819, 1}, {0, 0}, {0, 0}, {1352, 2}, {2942, 6}, {2948, 1}},
    {245446, 245386, 0, {0, 0}, {2820, 1}, {0, 0}, {0, 0}, {718, 1}, {2800, 5}, {0, 0}}, {245552, 58270, 0, {2821, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2950, 5}, {0, 0}},
    {245605, 58270, 0, {2825, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2886, 4}, {0, 0}}, {245688, 245642, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {2955, 6}, {0, 0}},
    {245729, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2886, 4}, {0, 0}}, {245746, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2886, 4}, {0, 0}},
    {245810, 245788, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {2788, 5}, {0, 0}}, {245874, 245849, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {2788, 5}, {0, 0}},
    {246093, 56678, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2961, 7}, {2874, 1}}, {246104, 54113, 0, {2806, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {2968, 7}, {0, 0}},
    {246119, 56678, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2975, 6}, {2874, 1}}, {246130, 56678, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2975, 6}, {2874, 1}},
    {246141, 56678, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2961, 7}, {2874, 1}}, {246182, 56678, 0, {2832, 1}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2981, 6}, {379, 1}},
    {246427, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2987, 9}, {2996, 1}}, {246443, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2998, 8}, {2996, 1}},
    {246465, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2998, 8}, {2996, 1}}, {246492, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2998, 8}, {2996, 1}},
    {246511, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2998, 8}, {2996, 1}}, {246535, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2987, 9}, {2996, 1}},
    {246554, 56678, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2975, 6}, {2874, 1}}, {246565, 56678, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2975, 6}, {2874, 1}},
    {246576, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2987, 9}, {2996, 1}}, {246594, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2998, 8}, {2996, 1}},
    {246618, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2998, 8}, {2996, 1}}, {246647, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2998, 8}, {2996, 1}},
    {246668, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2998, 8}, {2996, 1}}, {246694, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2987, 9}, {2996, 1}},
    {246806, 246728, 0, {2834, 1}, {2835, 1}, {0, 0}, {0, 0}, {357, 3}, {3006, 7}, {0, 0}}, {246913, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {246927, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {246942, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {246956, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {246971, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {246985, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {247000, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {247014, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {247027, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {247041, 56678, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}}, {247237, 247059, 0, {2838, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3013, 7}, {3020, 1}},
    {247255, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {247268, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {247282, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {247317, 247296, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {247333, 56678, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}}, {247347, 56678, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}},
    {247540, 247361, 0, {2840, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3022, 6}, {3028, 1}}, {247554, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {247569, 241598, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {247658, 241598, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {247676, 241598, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {247694, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {247727, 247709, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}}, {247740, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {247826, 247769, 0, {2788, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}}, {247847, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {247972, 247868, 0, {2846, 2}, {2848, 1}, {0, 0}, {0, 0}, {0, 0}, {3030, 6}, {3036, 1}}, {248092, 247987, 0, {2788, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3038, 6}, {3044, 1}},
    {248108, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {248121, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {248135, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {248229, 247769, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {3046, 1}},
    {248251, 247769, 0, {2851, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {3046, 1}}, {248273, 56678, 0, {2852, 2}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}},
    {248286, 56678, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}}, {248303, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {248318, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {248337, 241598, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {248372, 248351, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}}, {248388, 56678, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}},
    {248402, 56678, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}}, {248416, 241598, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {248431, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {248444, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {248458, 241598, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {248472, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}},
    {248485, 241598, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {379, 1}}, {248520, 248499, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {248536, 56678, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}}, {248550, 56678, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 6}, {214, 1}},
    {248593, 247769, 0, {2857, 1}, {2858, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {3048, 1}}, {248617, 247769, 0, {2857, 1}, {2859, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {3048, 1}},
    {248641, 244691, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}}, {248664, 244691, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {248770, 248744, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {2955, 6}, {0, 0}}, {248871, 248799, 0, {2860, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3050, 6}, {295, 1}},
    {249031, 248915, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {249047, 248915, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {249063, 248915, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {249079, 248915, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {249234, 249095, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3064, 5}, {3069, 1}},
    {249629, 249560, 0, {2866, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3064, 5}, {1025, 1}},
    {249659, 249095, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3064, 5}, {3069, 1}},
    {249783, 249095, 0, {2865, 1}, {2867, 1}, {0, 0}, {0, 0}, {1383, 1}, {2886, 4}, {1855, 1}},
    {250016, 249929, 0, {2868, 1}, {2869, 1}, {0, 0}, {0, 0}, {1384, 2}, {3064, 5}, {0, 0}}, {250052, 249560, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {2886, 4}, {0, 0}},
    {250087, 249560, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {2886, 4}, {0, 0}}, {250277, 250122, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}},
    {250309, 250122, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}}, {250340, 250122, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}},
    {250439, 250372, 0, {2873, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3050, 6}, {295, 1}},
    {250515, 250470, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {2886, 4}, {1025, 1}}, {250542, 250122, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}},
    {250568, 250122, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}}, {250594, 250122, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}},
    {250620, 250122, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}}, {250646, 250122, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}},
    {250672, 250122, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}}, {250698, 250122, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}},
    {250730, 250122, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}}, {250761, 250122, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {2886, 4}, {0, 0}},
    {250876, 250793, 0, {2879, 2}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3071, 6}, {295, 1}},
    {251083, 250912, 0, {2882, 3}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3050, 6}, {295, 1}},
    {251114, 250122, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3077, 5}, {0, 0}}, {251140, 250122, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3077, 5}, {0, 0}},
    {251363, 250372, 0, {2885, 2}, {2887, 1}, {0, 0}, {0, 0}, {1383, 1}, {3050, 6}, {295, 1}},
    {251462, 251392, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3050, 6}, {295, 1}},
    {251495, 251392, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3050, 6}, {295, 1}},
    {251595, 251526, 0, {2890, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3050, 6}, {295, 1}},
    {251627, 250122, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2923, 5}, {0, 0}}, {251653, 250122, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2923, 5}, {0, 0}},
    {251679, 248915, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {251695, 248915, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {251711, 248915, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {251727, 248915, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {251743, 56678, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3082, 8}, {2874, 1}}, {251775, 251754, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3090, 6}, {0, 0}},
    {251791, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3096, 10}, {2996, 1}}, {251804, 56678, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3082, 8}, {2874, 1}},
    {251874, 251815, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2886, 4}, {0, 0}}, {251907, 251815, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2886, 4}, {0, 0}},
    {252080, 54113, 0, {2894, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3106, 5}, {0, 0}}, {252107, 54113, 0, {2896, 1}, {2897, 1}, {0, 0}, {0, 0}, {0, 0}, {3106, 5}, {0, 0}},
    {252134, 54113, 0, {2896, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3106, 5}, {0, 0}}, {252207, 252159, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {2886, 4}, {0, 0}},
    {252273, 252237, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2886, 4}, {0, 0}}, {252304, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3096, 10}, {2996, 1}},
    {252320, 56678, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3111, 7}, {2874, 1}}, {252353, 252331, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {252550, 252418, 0, {2902, 1}, {2903, 1}, {0, 0}, {0, 0}, {0, 0}, {3118, 6}, {3124, 1}}, {253100, 252778, 0, {2904, 4}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3126, 8}, {3134, 1}},
    {253520, 253288, 0, {2909, 3}, {2912, 1}, {0, 0}, {0, 0}, {1386, 1}, {3136, 7}, {0, 0}}, {253590, 253537, 0, {2913, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {253849, 253288, 0, {2914, 3}, {2917, 1}, {0, 0}, {0, 0}, {1386, 1}, {3143, 6}, {0, 0}}, {254132, 253865, 0, {2918, 3}, {2908, 1}, {0, 0}, {0, 0}, {1387, 1}, {3149, 9}, {0, 0}},
    {254190, 253865, 0, {2921, 3}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3158, 8}, {0, 0}}, {254357, 252778, 0, {2924, 4}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3166, 8}, {3174, 1}},
    {254603, 254400, 0, {2929, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3176, 7}, {0, 0}}, {254759, 254628, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {254788, 241598, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3183, 8}, {1607, 1}}, {254803, 241598, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3183, 8}, {1607, 1}},
    {254815, 241598, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3183, 8}, {1607, 1}}, {254848, 254827, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2886, 4}, {718, 1}},
    {254962, 254923, 0, {0, 0}, {2850, 1}, {0, 0}, {0, 0}, {1388, 1}, {2800, 5}, {3046, 1}}, {255208, 255073, 0, {2936, 2}, {2938, 1}, {0, 0}, {0, 0}, {1389, 3}, {2928, 5}, {0, 0}},
    {255439, 255295, 0, {2939, 3}, {2938, 1}, {0, 0}, {0, 0}, {1392, 1}, {3191, 6}, {3197, 1}},
    {255601, 255473, 0, {2942, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {2928, 5}, {0, 0}}, {255634, 248915, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {255654, 248915, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3056, 6}, {3062, 1}},
    {255765, 255726, 0, {2865, 1}, {2945, 1}, {0, 0}, {0, 0}, {0, 0}, {2886, 4}, {1855, 1}}, {255790, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2950, 5}, {0, 0}},
    {255817, 255801, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {1393, 2}, {2928, 5}, {0, 0}}, {255828, 246265, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3096, 10}, {2996, 1}},
    {255845, 246265, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3096, 10}, {2996, 1}}, {255864, 241598, 0, {2948, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3199, 9}, {1607, 1}},
    {255881, 246265, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3096, 10}, {2996, 1}}, {255903, 246265, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3096, 10}, {2996, 1}},
    {256039, 255956, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}}, {256260, 256145, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {0, 0}, {3208, 6}, {3214, 1}},
    {256526, 256416, 0, {2955, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3216, 6}, {0, 0}}, {256596, 256550, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {2886, 4}, {0, 0}},
    {256616, 241598, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3222, 7}, {379, 1}}, {256626, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2987, 9}, {2996, 1}},
    {256640, 254628, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}}, {256661, 244691, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {256684, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3229, 8}, {0, 0}}, {256697, 65966, 0, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3229, 8}, {0, 0}},
    {256715, 54113, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3237, 8}, {0, 0}}, {256730, 56678, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3111, 7}, {2874, 1}},
    {256857, 256769, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3245, 8}, {2940, 1}},
    {257087, 256880, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3253, 8}, {3261, 1}},
    {257104, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3263, 10}, {2996, 1}}, {257123, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3263, 10}, {2996, 1}},
    {257147, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3263, 10}, {2996, 1}}, {257163, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3263, 10}, {2996, 1}},
    {257184, 56678, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3111, 7}, {2874, 1}}, {257219, 257195, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3273, 6}, {0, 0}},
    {257238, 56678, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3279, 7}, {379, 1}}, {257252, 56678, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3111, 7}, {2874, 1}},
    {257263, 256769, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3286, 8}, {2940, 1}},
    {257275, 256880, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3294, 9}, {3261, 1}},
    {257351, 257293, 0, {2963, 3}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3303, 8}, {413, 1}}, {257487, 257364, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3311, 8}, {3319, 1}},
    {257510, 257364, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3311, 8}, {3319, 1}}, {257537, 257364, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3311, 8}, {3319, 1}},
    {257599, 257575, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {2955, 6}, {0, 0}}, {257651, 257618, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {2955, 6}, {0, 0}},
    {257731, 257679, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3321, 7}, {3328, 1}}, {257776, 257759, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {2928, 5}, {0, 0}},
    {258030, 257811, 1, {2966, 3}, {0, 0}, {0, 0}, {2969, 2}, {1403, 2}, {3330, 8}, {0, 0}}, {258099, 258043, 0, {2971, 1}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}},
    {258115, 54113, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3338, 8}, {0, 0}}, {258130, 56678, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3346, 8}, {2874, 1}},
    {258141, 256769, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3354, 8}, {2940, 1}},
    {258152, 256880, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3362, 8}, {3261, 1}},
    {258169, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3370, 10}, {2996, 1}}, {258188, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3370, 10}, {2996, 1}},
    {258212, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3370, 10}, {2996, 1}}, {258228, 246265, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3370, 10}, {2996, 1}},
    {258249, 56678, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3346, 8}, {2874, 1}}, {258284, 258260, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3273, 6}, {0, 0}},
    {258303, 48368, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}}, {258315, 246265, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2987, 9}, {2996, 1}},
    {258331, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3380, 6}, {0, 0}}, {258390, 258370, 0, {2972, 1}, {2767, 1}, {0, 0}, {0, 0}, {1405, 1}, {2886, 4}, {0, 0}},
    {258738, 258601, 0, {2973, 2}, {2975, 1}, {0, 0}, {0, 0}, {0, 0}, {3386, 6}, {3392, 1}}, {258982, 258765, 0, {2976, 3}, {2979, 1}, {0, 0}, {0, 0}, {0, 0}, {3394, 7}, {3401, 1}},
    {259165, 259019, 0, {2980, 2}, {2979, 1}, {0, 0}, {0, 0}, {1406, 1}, {3403, 6}, {0, 0}}, {259259, 259185, 0, {2982, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3216, 6}, {0, 0}},
    {259418, 259353, 0, {2984, 2}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {2800, 5}, {0, 0}}, {259482, 259466, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {3409, 8}, {0, 0}},
    {259541, 259502, 0, {0, 0}, {2767, 1}, {0, 0}, {0, 0}, {1413, 1}, {3417, 7}, {0, 0}}, {259603, 259582, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {3424, 5}, {0, 0}},
    {259667, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3429, 8}, {0, 0}}, {259738, 259695, 0, {0, 0}, {2987, 1}, {0, 0}, {0, 0}, {1415, 1}, {2800, 5}, {0, 0}},
    {259812, 259786, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {3424, 5}, {0, 0}}, {259910, 259833, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3437, 7}, {0, 0}},
    {260019, 260001, 4, {0, 0}, {0, 0}, {2988, 1}, {0, 0}, {1417, 4}, {3444, 10}, {0, 0}}, {260116, 56415, 0, {2989, 1}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {2564, 2}, {0, 0}},
    {260131, 56415, 0, {2991, 1}, {2992, 1}, {0, 0}, {0, 0}, {0, 0}, {3457, 3}, {0, 0}}, {260143, 114145, 0, {2993, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {3460, 2}, {0, 0}},
    {260241, 260165, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {3462, 3}, {0, 0}}, {260301, 114427, 0, {2994, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3465, 5}, {1676, 1}},
    {260396, 260312, 0, {2996, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3470, 2}, {3472, 1}}, {260409, 114905, 0, {2997, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {3460, 2}, {1688, 1}},
    {260551, 260429, 0, {2999, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3474, 3}, {3477, 1}}, {260566, 116984, 1, {3001, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3479, 4}, {1735, 1}},
    {260720, 260608, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {3483, 3}, {3486, 1}}, {260890, 260760, 0, {3007, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {3460, 2}, {0, 0}},
    {261022, 260919, 4, {3009, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {3488, 4}, {3492, 2}}, {261225, 261038, 0, {3010, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3496, 5}, {3501, 1}},
    {261579, 261239, 1, {3013, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3503, 6}, {3509, 1}}, {261876, 261629, 5, {3018, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {3511, 4}, {3515, 2}},
    {261916, 261239, 1, {3013, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {3519, 2}, {1735, 1}}, {261945, 49667, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 2}, {542, 1}},
    {262024, 116752, 0, {3021, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {3460, 2}, {0, 0}}, {262197, 262052, 0, {3023, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {3460, 2}, {0, 0}},
    {262384, 262212, 0, {3026, 2}, {3028, 1}, {0, 0}, {0, 0}, {0, 0}, {3521, 4}, {3525, 1}}, {262435, 65966, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3527, 4}, {0, 0}},
    {263736, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}}, {263752, 55744, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3544, 11}, {0, 0}},
    {263822, 55744, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}}, {264254, 264232, 0, {3055, 3}, {3058, 1}, {0, 0}, {0, 0}, {1429, 1}, {3562, 10}, {0, 0}},
    {264914, 264872, 0, {3059, 1}, {3049, 1}, {0, 0}, {0, 0}, {1430, 2}, {3572, 6}, {0, 0}}, {264926, 55744, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1432, 1}, {3578, 10}, {0, 0}},
    {265841, 55744, 0, {3060, 3}, {3063, 1}, {0, 0}, {0, 0}, {1433, 4}, {3572, 6}, {0, 0}}, {265857, 55744, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3544, 11}, {0, 0}},
    {265874, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}}, {265891, 55744, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3544, 11}, {0, 0}},
    {265907, 55744, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3544, 11}, {0, 0}}, {265924, 55744, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3588, 7}, {0, 0}},
    {266325, 266292, 0, {3065, 2}, {3067, 1}, {0, 0}, {0, 0}, {1437, 1}, {3572, 6}, {0, 0}}, {266397, 266366, 0, {3068, 1}, {3069, 2}, {0, 0}, {0, 0}, {1437, 1}, {3572, 6}, {0, 0}},
    {266423, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}}, {266493, 266477, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {1438, 3}, {3533, 11}, {0, 0}},
    {266504, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}}, {266536, 55744, 0, {3071, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3595, 6}, {0, 0}},
    {266548, 55744, 0, {3073, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3601, 6}, {0, 0}}, {266722, 266691, 4, {3074, 2}, {3076, 1}, {3077, 2}, {0, 0}, {0, 0}, {3607, 7}, {3614, 1}},
    {266806, 0, 0, {0, 0}, {3049, 1}, {0, 0}, {0, 0}, {1442, 1}, {3616, 8}, {3624, 1}}, {266817, 55744, 0, {0, 0}, {3054, 1}, {0, 0}, {0, 0}, {1443, 1}, {3626, 7}, {0, 0}},
    {267410, 55744, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {3633, 7}, {0, 0}}, {268062, 55744, 0, {3084, 5}, {3089, 1}, {0, 0}, {0, 0}, {1449, 5}, {3633, 7}, {0, 0}},
    {268160, 55744, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}}, {268216, 55744, 0, {3092, 1}, {3076, 1}, {0, 0}, {0, 0}, {1454, 3}, {3640, 4}, {0, 0}},
    {268228, 55744, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {3633, 7}, {0, 0}}, {268250, 55744, 0, {3093, 1}, {3054, 1}, {0, 0}, {0, 0}, {1441, 1}, {3601, 6}, {0, 0}},
    {268259, 55744, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}}, {268279, 55744, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}},
    {268316, 55744, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3644, 12}, {0, 0}}, {268327, 55744, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}},
    {268336, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}}, {268345, 55744, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}},
    {268985, 55744, 0, {3096, 2}, {3098, 2}, {0, 0}, {0, 0}, {1457, 2}, {3656, 9}, {0, 0}}, {268996, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}},
    {269333, 55744, 0, {3100, 2}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {3572, 6}, {0, 0}}, {269345, 55744, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3665, 10}, {0, 0}},
    {269358, 55744, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3665, 10}, {0, 0}}, {269377, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3675, 6}, {0, 0}},
    {269484, 55744, 0, {3103, 2}, {3105, 1}, {0, 0}, {0, 0}, {0, 0}, {3578, 10}, {0, 0}}, {269496, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}},
    {269505, 55744, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}}, {269526, 55744, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}},
    {269548, 55744, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3544, 11}, {0, 0}}, {269565, 55744, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3578, 10}, {0, 0}},
    {269589, 55744, 0, {3108, 1}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}}, {269606, 55744, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3544, 11}, {0, 0}},
    {269622, 55744, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3578, 10}, {0, 0}}, {269647, 55744, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3544, 11}, {0, 0}},
    {269664, 55744, 0, {3109, 4}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {3572, 6}, {0, 0}}, {270034, 270002, 0, {3113, 4}, {3117, 1}, {0, 0}, {0, 0}, {1437, 1}, {3572, 6}, {0, 0}},
    {270082, 270061, 0, {3118, 1}, {3063, 1}, {0, 0}, {0, 0}, {1459, 4}, {3572, 6}, {0, 0}}, {270098, 55744, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}},
    {270131, 270113, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3544, 11}, {0, 0}}, {270144, 55744, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}},
    {270177, 270159, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3544, 11}, {0, 0}}, {270190, 55744, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}},
    {270293, 55744, 0, {3119, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3681, 6}, {0, 0}}, {270302, 55744, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}},
    {270327, 55744, 0, {3122, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3687, 7}, {0, 0}}, {270727, 55744, 0, {3125, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3572, 6}, {0, 0}},
    {270736, 55744, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3578, 10}, {0, 0}}, {270745, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}},
    {270761, 55744, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3595, 6}, {0, 0}}, {270777, 55744, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3595, 6}, {0, 0}},
    {270814, 270793, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {3595, 6}, {0, 0}}, {270851, 270830, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {3595, 6}, {0, 0}},
    {270867, 55744, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3595, 6}, {0, 0}}, {270887, 55744, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3595, 6}, {0, 0}},
    {271059, 271041, 0, {3128, 5}, {3049, 1}, {0, 0}, {0, 0}, {1464, 5}, {3572, 6}, {0, 0}}, {271072, 55744, 0, {3133, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3595, 6}, {0, 0}},
    {271201, 271184, 0, {3135, 4}, {3063, 1}, {0, 0}, {0, 0}, {1469, 1}, {3572, 6}, {0, 0}}, {271213, 55744, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3681, 6}, {0, 0}},
    {271226, 55744, 0, {3139, 1}, {3098, 2}, {0, 0}, {0, 0}, {1470, 1}, {3694, 8}, {0, 0}}, {271238, 55744, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}},
    {271270, 55744, 0, {3140, 3}, {3143, 1}, {0, 0}, {0, 0}, {0, 0}, {3572, 6}, {0, 0}}, {271290, 55744, 0, {3144, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3702, 9}, {0, 0}},
    {271302, 55744, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}}, {271315, 55744, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}},
    {271324, 55744, 0, {3147, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3572, 6}, {0, 0}}, {271425, 55744, 0, {3150, 3}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3601, 6}, {0, 0}},
    {271442, 55744, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3578, 10}, {0, 0}}, {271451, 55744, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3555, 7}, {0, 0}},
    {271472, 55744, 0, {3153, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3572, 6}, {0, 0}}, {271483, 55744, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3533, 11}, {0, 0}},
    {271503, 55744, 0, {3155, 2}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3572, 6}, {0, 0}}, {271555, 55744, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1471, 1}, {3711, 8}, {0, 0}},
    {271578, 55744, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1472, 4}, {3633, 7}, {0, 0}}, {271702, 271610, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {3719, 5}, {0, 0}},
    {271759, 271724, 0, {0, 0}, {3157, 1}, {0, 0}, {0, 0}, {1099, 1}, {3640, 4}, {0, 0}}, {271824, 271778, 0, {3048, 1}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3640, 4}, {0, 0}},
    {271887, 271866, 4, {3092, 1}, {3076, 1}, {3158, 2}, {0, 0}, {0, 0}, {3724, 8}, {3614, 1}},
    {271939, 271903, 0, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3732, 6}, {0, 0}}, {272850, 272689, 0, {3163, 2}, {0, 0}, {0, 0}, {0, 0}, {1480, 2}, {3741, 2}, {0, 0}},
    {272931, 272895, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3741, 2}, {0, 0}}, {273123, 272989, 4, {3166, 1}, {3167, 1}, {3168, 1}, {0, 0}, {0, 0}, {3743, 6}, {3749, 1}},
    {273265, 273188, 0, {3169, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3741, 2}, {0, 0}}, {273552, 273404, 4, {3165, 1}, {0, 0}, {3171, 2}, {0, 0}, {1482, 6}, {3751, 7}, {0, 0}},
    {273664, 273601, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1488, 1}, {3758, 1}, {0, 0}}, {273716, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3758, 1}, {0, 0}},
    {273770, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3758, 1}, {0, 0}}, {273846, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {3758, 1}, {0, 0}},
    {273939, 273906, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {3758, 1}, {0, 0}}, {273992, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3758, 1}, {0, 0}},
    {274180, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 5}, {3759, 1}, {0, 0}}, {274253, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3758, 1}, {0, 0}},
    {274309, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3758, 1}, {0, 0}}, {274369, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3758, 1}, {0, 0}},
    {274506, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1496, 3}, {3758, 1}, {0, 0}}, {274626, 274564, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3760, 4}, {0, 0}},
    {274646, 274564, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3760, 4}, {0, 0}}, {274666, 274564, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3760, 4}, {0, 0}},
    {274789, 274738, 4, {3165, 1}, {0, 0}, {3173, 1}, {0, 0}, {1499, 3}, {3764, 8}, {0, 0}}, {274843, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {274903, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {274961, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {275020, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {275077, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {275119, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {275167, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {275254, 275217, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1502, 1}, {3772, 1}, {0, 0}}, {275340, 275305, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 3}, {3772, 1}, {0, 0}},
    {275397, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {275451, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {275497, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {275554, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {275626, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1506, 1}, {3772, 1}, {0, 0}}, {275686, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {275753, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {275818, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {275868, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {275982, 275935, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {3772, 1}, {0, 0}},
    {276030, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {276073, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {276129, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {276190, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {276244, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {276315, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {276370, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {276426, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {276475, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {276550, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {276608, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1506, 1}, {3772, 1}, {0, 0}}, {276658, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {276713, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {276790, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {276861, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {276973, 276934, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {3772, 1}, {0, 0}},
    {277025, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {277090, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {277162, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {277225, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {277279, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {277332, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {277386, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {277432, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {277585, 277528, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {3772, 1}, {0, 0}}, {277635, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {277685, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {277730, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {277779, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {277834, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {277914, 277528, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {3772, 1}, {0, 0}}, {277968, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {278019, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {278062, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {278186, 278129, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {3772, 1}, {0, 0}}, {278406, 278287, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 2}, {3772, 1}, {0, 0}},
    {278454, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {278504, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {278567, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {278621, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {278674, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {278719, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {278880, 278811, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1514, 1}, {3772, 1}, {0, 0}}, {278940, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {279111, 279014, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 2}, {3772, 1}, {0, 0}}, {279159, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {279212, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {279263, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {279323, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {279386, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}},
    {279444, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3772, 1}, {0, 0}}, {279712, 279551, 0, {3174, 2}, {3176, 1}, {0, 0}, {0, 0}, {1517, 2}, {3741, 2}, {0, 0}},
    {279744, 272895, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3773, 3}, {0, 0}}, {279789, 272895, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3741, 2}, {0, 0}},
    {280056, 279967, 0, {3177, 1}, {3178, 1}, {0, 0}, {0, 0}, {0, 0}, {3776, 4}, {0, 0}}, {280455, 280343, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1519, 9}, {3780, 3}, {0, 0}},
    {280498, 49272, 0, {3180, 1}, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {3783, 4}, {0, 0}}, {280730, 280663, 0, {3182, 1}, {3183, 1}, {0, 0}, {0, 0}, {1528, 1}, {3787, 3}, {0, 0}},
    {280905, 280772, 0, {3184, 2}, {0, 0}, {0, 0}, {0, 0}, {1529, 1}, {3790, 4}, {0, 0}}, {281085, 281044, 0, {3186, 1}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {3790, 4}, {0, 0}},
    {281205, 281137, 0, {3165, 1}, {3187, 1}, {0, 0}, {0, 0}, {1531, 1}, {3794, 3}, {0, 0}}, {281359, 281244, 4, {3188, 1}, {3183, 1}, {888, 1}, {0, 0}, {1532, 1}, {3797, 4}, {3749, 1}},
    {281680, 281467, 0, {3189, 2}, {3191, 2}, {0, 0}, {0, 0}, {1533, 4}, {3801, 4}, {0, 0}}, {281988, 281793, 5, {3193, 4}, {3176, 1}, {3197, 1}, {0, 0}, {1537, 2}, {3751, 7}, {0, 0}},
    {282134, 282057, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1539, 1}, {3741, 2}, {0, 0}}, {282391, 282226, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1540, 4}, {3741, 2}, {0, 0}},
    {282533, 282453, 0, {3165, 1}, {3201, 1}, {0, 0}, {0, 0}, {1544, 1}, {3805, 3}, {0, 0}}, {282567, 279967, 0, {3202, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3808, 4}, {0, 0}},
    {282763, 282630, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1545, 3}, {3812, 4}, {0, 0}}, {282856, 279967, 0, {3165, 1}, {3204, 1}, {0, 0}, {0, 0}, {1548, 5}, {3808, 4}, {0, 0}},
    {282976, 282895, 0, {3165, 1}, {3205, 1}, {0, 0}, {0, 0}, {1553, 1}, {3812, 4}, {0, 0}}, {283010, 282630, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1545, 3}, {3805, 3}, {0, 0}},
    {283134, 283052, 0, {3206, 1}, {3207, 1}, {0, 0}, {0, 0}, {1554, 1}, {3816, 3}, {0, 0}}, {283317, 283183, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1555, 2}, {3776, 4}, {0, 0}},
    {283565, 283394, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1557, 3}, {3819, 4}, {0, 0}}, {283784, 283663, 0, {3208, 1}, {3183, 1}, {0, 0}, {0, 0}, {1560, 4}, {3823, 5}, {0, 0}},
    {283891, 283810, 4, {3182, 1}, {3209, 1}, {888, 1}, {0, 0}, {0, 0}, {3828, 4}, {0, 0}}, {283984, 283923, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3776, 4}, {0, 0}},
    {284008, 279967, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 3}, {0, 0}}, {284037, 279967, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 3}, {0, 0}},
    {284154, 284082, 0, {3211, 2}, {3213, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 3}, {0, 0}}, {284182, 272895, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3760, 4}, {0, 0}},
    {284231, 279967, 0, {3165, 1}, {3214, 2}, {0, 0}, {0, 0}, {1564, 1}, {3780, 3}, {0, 0}}, {284254, 279967, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 3}, {0, 0}},
    {284408, 279967, 0, {3216, 1}, {3217, 2}, {0, 0}, {0, 0}, {1565, 2}, {3776, 4}, {0, 0}}, {284460, 279967, 0, {3216, 1}, {3179, 1}, {0, 0}, {0, 0}, {1567, 2}, {3776, 4}, {0, 0}},
    {284484, 272895, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3832, 3}, {0, 0}}, {284531, 272895, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1569, 1}, {3776, 4}, {0, 0}},
    {284553, 272895, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1569, 1}, {3776, 4}, {0, 0}}, {284669, 284598, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3835, 3}, {0, 0}},
    {284788, 284710, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {3838, 3}, {0, 0}}, {284938, 284845, 0, {3220, 2}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {3841, 4}, {3845, 1}},
    {285168, 284985, 4, {3222, 1}, {3223, 1}, {3224, 1}, {0, 0}, {1572, 1}, {3847, 4}, {3851, 1}},
    {285258, 284598, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1573, 4}, {3853, 4}, {0, 0}}, {285361, 285296, 0, {3219, 1}, {3225, 4}, {0, 0}, {0, 0}, {0, 0}, {3853, 4}, {0, 0}},
    {285474, 285296, 0, {3219, 1}, {3229, 8}, {0, 0}, {0, 0}, {0, 0}, {3853, 4}, {0, 0}}, {285704, 285540, 0, {3219, 1}, {3237, 1}, {0, 0}, {0, 0}, {1577, 5}, {3857, 4}, {0, 0}},
    {285754, 285296, 0, {3238, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {3861, 3}, {0, 0}}, {286113, 285944, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1582, 5}, {3857, 4}, {0, 0}},
    {286145, 285944, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1582, 5}, {3857, 4}, {0, 0}}, {286178, 285296, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {3857, 4}, {0, 0}},
    {286215, 285296, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {3857, 4}, {0, 0}}, {286353, 286253, 0, {3219, 1}, {3241, 1}, {0, 0}, {0, 0}, {0, 0}, {3857, 4}, {0, 0}},
    {286503, 286385, 0, {3219, 1}, {3242, 1}, {0, 0}, {0, 0}, {1587, 3}, {3857, 4}, {0, 0}}, {286587, 286545, 0, {3243, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3864, 2}, {0, 0}},
    {286747, 286690, 0, {3244, 1}, {3245, 2}, {0, 0}, {0, 0}, {0, 0}, {3741, 2}, {0, 0}}, {286837, 286781, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3866, 4}, {0, 0}},
    {286892, 283923, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1590, 1}, {3776, 4}, {0, 0}}, {286997, 279967, 0, {3247, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 2}, {3780, 3}, {0, 0}},
    {287126, 287026, 0, {3243, 1}, {3248, 1}, {0, 0}, {0, 0}, {1593, 1}, {3870, 4}, {3874, 1}},
    {287180, 287150, 4, {0, 0}, {0, 0}, {3249, 1}, {0, 0}, {360, 5}, {3876, 4}, {0, 0}}, {287235, 101231, 0, {3250, 1}, {3251, 1}, {0, 0}, {0, 0}, {0, 0}, {3880, 4}, {0, 0}},
    {287272, 279967, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1594, 1}, {3884, 4}, {0, 0}}, {287431, 287329, 0, {3252, 1}, {3176, 1}, {0, 0}, {0, 0}, {1595, 3}, {3888, 5}, {0, 0}},
    {287477, 279967, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3888, 5}, {0, 0}}, {287513, 279967, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3888, 5}, {0, 0}},
    {287591, 287556, 0, {0, 0}, {3253, 1}, {0, 0}, {0, 0}, {718, 1}, {3893, 4}, {0, 0}}, {287703, 287629, 0, {3182, 1}, {3209, 1}, {0, 0}, {0, 0}, {1598, 1}, {3741, 2}, {0, 0}},
    {287808, 287768, 0, {3254, 1}, {0, 0}, {0, 0}, {0, 0}, {1599, 4}, {3897, 3}, {0, 0}}, {287993, 287843, 0, {3255, 2}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {3900, 3}, {3903, 1}},
    {288128, 288030, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1603, 1}, {3832, 3}, {0, 0}}, {288233, 288162, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1604, 1}, {3805, 3}, {0, 0}},
    {288452, 288265, 5, {3258, 2}, {3167, 1}, {888, 1}, {0, 0}, {1605, 1}, {3905, 7}, {3749, 1}},
    {288542, 288471, 4, {3260, 1}, {3261, 1}, {888, 1}, {0, 0}, {0, 0}, {3912, 3}, {3749, 1}},
    {288659, 288573, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3915, 3}, {0, 0}}, {288770, 101231, 0, {3250, 1}, {3183, 1}, {0, 0}, {0, 0}, {1606, 3}, {3918, 3}, {0, 0}},
    {289061, 272895, 0, {3165, 1}, {3262, 2}, {0, 0}, {0, 0}, {1609, 5}, {3921, 3}, {3924, 1}},
    {289362, 289254, 0, {3165, 1}, {3264, 2}, {0, 0}, {0, 0}, {1614, 2}, {3926, 3}, {0, 0}}, {289420, 286781, 0, {3165, 1}, {3266, 2}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}},
    {289467, 279967, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3934, 4}, {0, 0}}, {289505, 279967, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}},
    {289536, 279967, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}}, {289577, 286781, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}},
    {289620, 272895, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3741, 2}, {0, 0}}, {289665, 286781, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}},
    {290020, 289796, 1, {3268, 3}, {3271, 2}, {0, 0}, {0, 0}, {1616, 4}, {3926, 3}, {0, 0}}, {290183, 290099, 0, {3273, 2}, {3275, 2}, {0, 0}, {0, 0}, {0, 0}, {3921, 3}, {0, 0}},
    {290319, 290228, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}}, {290561, 290410, 0, {3165, 1}, {3277, 2}, {0, 0}, {0, 0}, {1620, 2}, {3819, 4}, {0, 0}},
    {290723, 290606, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1622, 2}, {3776, 4}, {0, 0}}, {290874, 290767, 0, {3279, 2}, {3281, 1}, {0, 0}, {0, 0}, {1624, 1}, {3926, 3}, {0, 0}},
    {290929, 279967, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3888, 5}, {0, 0}}, {291005, 279967, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1625, 1}, {3888, 5}, {0, 0}},
    {291059, 279967, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3819, 4}, {0, 0}}, {291314, 291170, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1626, 1}, {3929, 5}, {0, 0}},
    {291347, 279967, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3819, 4}, {0, 0}}, {291670, 279967, 0, {3282, 1}, {3283, 3}, {0, 0}, {0, 0}, {1627, 1}, {3888, 5}, {0, 0}},
    {291951, 279967, 0, {3286, 1}, {3287, 4}, {0, 0}, {0, 0}, {1628, 1}, {3888, 5}, {0, 0}}, {292312, 292064, 0, {3165, 1}, {3291, 1}, {0, 0}, {0, 0}, {1629, 5}, {3938, 3}, {0, 0}},
    {292498, 292378, 0, {3165, 1}, {3292, 3}, {0, 0}, {0, 0}, {1634, 3}, {3941, 4}, {0, 0}}, {292716, 292578, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1637, 1}, {3921, 3}, {0, 0}},
    {293231, 292922, 0, {3298, 2}, {3297, 1}, {0, 0}, {0, 0}, {1638, 3}, {3921, 3}, {0, 0}}, {293538, 293350, 0, {3300, 2}, {3302, 3}, {0, 0}, {0, 0}, {1641, 2}, {3934, 4}, {0, 0}},
    {293955, 293734, 0, {3305, 2}, {3307, 3}, {0, 0}, {0, 0}, {1643, 7}, {3934, 4}, {0, 0}}, {294206, 294015, 0, {3310, 2}, {3312, 2}, {0, 0}, {0, 0}, {1650, 3}, {3934, 4}, {0, 0}},
    {294353, 290228, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1653, 8}, {3929, 5}, {0, 0}}, {294483, 294391, 0, {3314, 1}, {3315, 1}, {0, 0}, {0, 0}, {366, 1}, {3945, 3}, {3948, 1}},
    {294643, 294531, 4, {3165, 1}, {3316, 1}, {482, 1}, {0, 0}, {0, 0}, {3950, 8}, {0, 0}}, {294672, 286781, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}},
    {294730, 288573, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}}, {294761, 290228, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}},
    {294884, 294852, 0, {3317, 2}, {3319, 1}, {0, 0}, {0, 0}, {1661, 3}, {3926, 3}, {0, 0}}, {295111, 295055, 0, {3165, 1}, {3320, 4}, {0, 0}, {0, 0}, {1664, 5}, {3888, 5}, {0, 0}},
    {295317, 295185, 0, {3165, 1}, {3324, 4}, {0, 0}, {0, 0}, {1669, 2}, {3888, 5}, {0, 0}}, {295561, 295363, 0, {3165, 1}, {3328, 4}, {0, 0}, {0, 0}, {1671, 4}, {3888, 5}, {0, 0}},
    {295842, 295663, 0, {3332, 2}, {3334, 2}, {0, 0}, {0, 0}, {1675, 3}, {3921, 3}, {0, 0}}, {296239, 295934, 1, {3336, 5}, {3341, 2}, {0, 0}, {0, 0}, {1678, 3}, {3926, 3}, {0, 0}},
    {296278, 286781, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3929, 5}, {0, 0}}, {296447, 296361, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1681, 1}, {3929, 5}, {0, 0}},
    {296766, 296600, 0, {3343, 2}, {0, 0}, {0, 0}, {0, 0}, {1682, 5}, {3926, 3}, {0, 0}}, {296972, 295055, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1687, 6}, {3888, 5}, {0, 0}},
    {297031, 286781, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {513, 1}, {3929, 5}, {0, 0}}, {297068, 283923, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1590, 1}, {3776, 4}, {0, 0}},
    {297367, 297150, 4, {3345, 1}, {3183, 1}, {3168, 1}, {0, 0}, {1693, 2}, {3958, 5}, {3749, 1}},
    {297495, 297404, 0, {0, 0}, {3239, 1}, {0, 0}, {0, 0}, {1695, 3}, {3741, 2}, {0, 0}}, {297592, 297535, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1698, 1}, {3759, 1}, {0, 0}},
    {297649, 272895, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3760, 4}, {0, 0}}, {297723, 297666, 4, {3346, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {3963, 6}, {0, 0}},
    {298598, 297996, 1, {3347, 7}, {3354, 1}, {0, 0}, {0, 0}, {1699, 6}, {3969, 2}, {0, 0}}, {298640, 279967, 0, {3202, 1}, {3355, 1}, {0, 0}, {0, 0}, {0, 0}, {3805, 3}, {0, 0}},
    {298837, 298715, 0, {3356, 2}, {3358, 1}, {0, 0}, {0, 0}, {1705, 1}, {3969, 2}, {0, 0}}, {299261, 298957, 1, {3359, 4}, {3179, 1}, {0, 0}, {0, 0}, {1706, 4}, {3969, 2}, {0, 0}},
    {299430, 299316, 0, {3363, 2}, {0, 0}, {0, 0}, {0, 0}, {1710, 1}, {3969, 2}, {0, 0}}, {299808, 299469, 1, {3359, 4}, {0, 0}, {0, 0}, {0, 0}, {1711, 6}, {3969, 2}, {0, 0}},
    {299886, 299843, 0, {3208, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3971, 2}, {0, 0}}, {300014, 299967, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1717, 1}, {2530, 2}, {0, 0}},
    {300024, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}}, {300079, 0, 0, {3365, 2}, {1236, 1}, {0, 0}, {0, 0}, {1718, 2}, {0, 0}, {0, 0}},
    {300136, 0, 0, {3367, 3}, {1236, 1}, {0, 0}, {0, 0}, {1720, 1}, {0, 0}, {0, 0}}, {300262, 216532, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {3974, 2}, {0, 0}},
    {300332, 300277, 0, {2652, 1}, {3373, 1}, {0, 0}, {0, 0}, {0, 0}, {3976, 4}, {0, 0}}, {300497, 300380, 0, {3374, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3980, 2}, {114, 1}},
    {300599, 300555, 0, {0, 0}, {3378, 1}, {0, 0}, {0, 0}, {1721, 1}, {3982, 2}, {0, 0}}, {300780, 300682, 0, {3379, 3}, {662, 1}, {0, 0}, {0, 0}, {1722, 3}, {3984, 8}, {0, 0}},
    {300866, 300796, 0, {136, 1}, {3378, 1}, {0, 0}, {0, 0}, {0, 0}, {3982, 2}, {3992, 1}}, {301115, 300895, 0, {3382, 1}, {3383, 2}, {0, 0}, {0, 0}, {0, 0}, {3994, 4}, {3998, 1}},
    {301267, 301135, 0, {3385, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {3980, 2}, {114, 1}}, {301480, 301318, 0, {3389, 2}, {135, 1}, {0, 0}, {0, 0}, {1725, 1}, {4000, 4}, {4004, 1}},
    {301550, 301495, 0, {3382, 1}, {3391, 1}, {0, 0}, {0, 0}, {1726, 3}, {4006, 2}, {0, 0}}, {301765, 301607, 0, {3392, 3}, {3395, 1}, {0, 0}, {0, 0}, {0, 0}, {4008, 7}, {4015, 1}},
    {301874, 301800, 0, {3005, 1}, {3396, 1}, {0, 0}, {0, 0}, {0, 0}, {4017, 2}, {0, 0}}, {302196, 301997, 0, {3397, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4019, 4}, {4023, 1}},
    {302444, 302210, 0, {3402, 3}, {3372, 1}, {0, 0}, {0, 0}, {1725, 1}, {4025, 4}, {4029, 1}},
    {302564, 302458, 0, {3405, 2}, {140, 1}, {0, 0}, {0, 0}, {1729, 2}, {4031, 3}, {4034, 1}},
    {302752, 302592, 0, {3407, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4036, 3}, {4039, 1}}, {302837, 302770, 0, {3409, 2}, {3372, 1}, {0, 0}, {0, 0}, {779, 2}, {4041, 3}, {114, 1}},
    {302911, 302860, 4, {3411, 2}, {97, 1}, {3413, 1}, {0, 0}, {0, 0}, {4044, 4}, {4048, 1}}, {302923, 301135, 0, {3414, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {3980, 2}, {114, 1}},
    {302941, 300380, 0, {3418, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3980, 2}, {114, 1}}, {303098, 302960, 0, {3422, 2}, {576, 1}, {0, 0}, {0, 0}, {1731, 2}, {4050, 6}, {4056, 1}},
    {303180, 303121, 0, {3424, 3}, {3391, 1}, {0, 0}, {0, 0}, {1733, 1}, {4058, 4}, {0, 0}}, {303436, 303318, 0, {3427, 1}, {0, 0}, {0, 0}, {0, 0}, {1734, 2}, {4062, 2}, {0, 0}},
    {303588, 303449, 0, {3428, 2}, {576, 1}, {0, 0}, {0, 0}, {1736, 2}, {4064, 6}, {4056, 1}},
    {303786, 303646, 0, {3430, 1}, {3431, 1}, {0, 0}, {0, 0}, {686, 1}, {4070, 3}, {0, 0}}, {303974, 303810, 0, {3432, 2}, {3434, 1}, {0, 0}, {0, 0}, {686, 1}, {4073, 4}, {4034, 1}},
    {304280, 304039, 0, {3435, 2}, {3437, 2}, {0, 0}, {0, 0}, {1738, 3}, {4077, 3}, {4080, 1}},
    {304468, 304292, 0, {3439, 5}, {3444, 1}, {0, 0}, {0, 0}, {767, 1}, {3980, 2}, {4023, 1}},
    {304483, 216532, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4082, 3}, {0, 0}}, {304545, 304501, 0, {3445, 2}, {3447, 1}, {0, 0}, {0, 0}, {1741, 1}, {4085, 4}, {0, 0}},
    {304607, 48368, 0, {0, 0}, {3448, 1}, {0, 0}, {0, 0}, {0, 0}, {4082, 3}, {0, 0}}, {304710, 304619, 0, {3449, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4041, 3}, {114, 1}},
    {304723, 43093, 0, {3371, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {4089, 3}, {0, 0}}, {304820, 304768, 1, {3452, 4}, {3373, 1}, {0, 0}, {0, 0}, {1742, 2}, {4092, 7}, {114, 1}},
    {304868, 304841, 1, {3456, 4}, {3444, 1}, {0, 0}, {0, 0}, {1742, 2}, {4092, 7}, {114, 1}},
    {304962, 304890, 0, {3373, 1}, {3372, 1}, {0, 0}, {0, 0}, {512, 1}, {4099, 4}, {0, 0}}, {305034, 304979, 0, {3460, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4103, 2}, {0, 0}},
    {305078, 13097, 0, {0, 0}, {3461, 1}, {0, 0}, {0, 0}, {0, 0}, {2625, 2}, {4105, 1}}, {305092, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1013, 3}, {0, 0}},
    {305316, 305233, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 1}, {4108, 1}}, {305419, 305354, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}},
    {305431, 305354, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}}, {305603, 305513, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4111, 2}, {0, 0}},
    {305683, 305617, 0, {3471, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4113, 2}, {0, 0}}, {305885, 305737, 0, {3472, 2}, {0, 0}, {0, 0}, {3474, 1}, {1744, 1}, {4113, 2}, {4115, 1}},
    {305982, 305903, 0, {3475, 1}, {3476, 1}, {0, 0}, {0, 0}, {1745, 1}, {0, 0}, {0, 0}}, {305995, 305233, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 1}, {4108, 1}},
    {306008, 305233, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 1}, {4108, 1}}, {306040, 172046, 0, {0, 0}, {3470, 1}, {0, 0}, {0, 0}, {346, 1}, {4117, 2}, {295, 1}},
    {306107, 306054, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {306125, 306054, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {306143, 305354, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}}, {306160, 305233, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 1}, {4108, 1}},
    {306176, 306054, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {306191, 305354, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}},
    {306203, 305354, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}}, {306218, 305354, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}},
    {306339, 306233, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}}, {306402, 306350, 0, {3479, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3046, 1}},
    {306519, 306425, 0, {3479, 1}, {3478, 1}, {0, 0}, {0, 0}, {1746, 1}, {4122, 1}, {2675, 1}},
    {306624, 306534, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}}, {306645, 306534, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}},
    {306666, 305233, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 1}, {4108, 1}}, {306720, 306702, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1747, 5}, {4125, 5}, {0, 0}},
    {306733, 306233, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}}, {306744, 306233, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}},
    {306758, 306233, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}}, {306921, 306864, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1752, 4}, {4130, 5}, {0, 0}},
    {306987, 306947, 0, {0, 0}, {3488, 1}, {0, 0}, {0, 0}, {1756, 1}, {4135, 2}, {0, 0}}, {307006, 306233, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}},
    {307017, 306233, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}}, {307031, 306233, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}},
    {307156, 307053, 4, {3472, 2}, {0, 0}, {3489, 2}, {2782, 1}, {0, 0}, {4111, 2}, {4115, 1}},
    {307263, 307189, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1757, 6}, {4137, 3}, {0, 0}}, {307310, 307283, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1763, 5}, {4140, 2}, {0, 0}},
    {307366, 307189, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1768, 4}, {4140, 2}, {0, 0}}, {307416, 307189, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1772, 4}, {4140, 2}, {0, 0}},
    {307437, 306233, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}}, {307448, 306233, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}},
    {307462, 306233, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}}, {307519, 307491, 0, {0, 0}, {3491, 1}, {0, 0}, {0, 0}, {1776, 1}, {642, 1}, {0, 0}},
    {307582, 307542, 0, {3492, 1}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {307669, 307600, 0, {3494, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {307687, 307600, 0, {3494, 2}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {307705, 305513, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4111, 2}, {0, 0}},
    {307718, 306233, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}}, {307729, 306233, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}},
    {307743, 306233, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}}, {307757, 305354, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}},
    {307822, 307769, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1777, 3}, {813, 1}, {0, 0}}, {307837, 305354, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}},
    {307849, 305354, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}}, {307861, 306233, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4119, 1}, {4120, 1}},
    {307872, 305233, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 1}, {4108, 1}}, {307884, 305354, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}},
    {307895, 305233, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 1}, {4108, 1}}, {307910, 306054, 0, {3496, 1}, {3497, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {307979, 307926, 0, {3498, 1}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {307999, 305354, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}},
    {308014, 305354, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}}, {308029, 14007, 0, {3475, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {308181, 308049, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4142, 1}, {4143, 1}}, {308194, 308049, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4142, 1}, {4143, 1}},
    {308207, 308049, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4142, 1}, {4143, 1}}, {308219, 308049, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4142, 1}, {4143, 1}},
    {308233, 308049, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4142, 1}, {4143, 1}}, {308247, 305233, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 1}, {4108, 1}},
    {308260, 305354, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}}, {308323, 308272, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1780, 3}, {813, 1}, {0, 0}},
    {308337, 305233, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 1}, {4108, 1}}, {308351, 306054, 0, {3501, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {308364, 305354, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4110, 1}, {214, 1}}, {308527, 308463, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4145, 2}, {0, 0}},
    {308560, 308463, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4145, 2}, {0, 0}}, {308605, 308463, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4145, 2}, {0, 0}},
    {308926, 308752, 0, {3504, 3}, {3507, 1}, {0, 0}, {0, 0}, {0, 0}, {4147, 5}, {4152, 1}}, {309029, 308994, 0, {3508, 2}, {3510, 1}, {0, 0}, {0, 0}, {0, 0}, {4154, 3}, {1428, 1}},
    {309078, 309052, 0, {3511, 1}, {3512, 1}, {0, 0}, {0, 0}, {0, 0}, {4154, 3}, {1487, 1}}, {309221, 309150, 0, {3513, 1}, {3514, 1}, {0, 0}, {0, 0}, {0, 0}, {4157, 3}, {0, 0}},
    {309531, 309371, 0, {3515, 3}, {3518, 1}, {0, 0}, {0, 0}, {0, 0}, {4160, 5}, {4165, 1}}, {309863, 309688, 0, {3519, 3}, {3522, 1}, {0, 0}, {0, 0}, {1783, 1}, {4167, 4}, {4171, 1}},
    {310230, 309972, 0, {3523, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4173, 4}, {4177, 1}}, {310493, 310261, 0, {3529, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4179, 4}, {4183, 1}},
    {310769, 310591, 0, {3534, 2}, {3536, 2}, {0, 0}, {0, 0}, {0, 0}, {4185, 5}, {4190, 1}}, {311406, 311382, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1784, 1}, {0, 0}, {0, 0}},
    {311926, 311658, 0, {3564, 3}, {3567, 1}, {0, 0}, {0, 0}, {1785, 2}, {4193, 5}, {0, 0}}, {312270, 312164, 0, {3568, 1}, {3569, 1}, {0, 0}, {0, 0}, {1787, 2}, {4198, 3}, {4201, 1}},
    {312816, 312701, 0, {3570, 1}, {3571, 1}, {0, 0}, {0, 0}, {0, 0}, {4203, 2}, {0, 0}}, {313449, 313093, 1, {3572, 4}, {3576, 1}, {0, 0}, {0, 0}, {1789, 3}, {4103, 2}, {4205, 1}},
    {313806, 313704, 0, {3577, 2}, {3576, 1}, {0, 0}, {0, 0}, {0, 0}, {4103, 2}, {0, 0}}, {314400, 314266, 0, {3579, 3}, {3582, 1}, {0, 0}, {0, 0}, {1792, 3}, {4207, 3}, {0, 0}},
    {314524, 314442, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1795, 2}, {0, 0}, {0, 0}}, {314838, 314587, 0, {3583, 2}, {3585, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4210, 1}},
    {315610, 315514, 0, {3586, 3}, {3589, 1}, {0, 0}, {0, 0}, {1797, 5}, {4212, 2}, {0, 0}}, {315799, 315639, 0, {3590, 2}, {3592, 1}, {0, 0}, {0, 0}, {1802, 3}, {4214, 3}, {4023, 1}},
    {316008, 315824, 0, {3593, 2}, {3595, 1}, {0, 0}, {0, 0}, {1805, 7}, {4217, 3}, {4023, 1}},
    {316115, 316022, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4220, 1}}, {316137, 316022, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4220, 1}},
    {316243, 316175, 0, {3597, 2}, {0, 0}, {0, 0}, {0, 0}, {1812, 5}, {4222, 1}, {0, 0}}, {316385, 316258, 0, {3593, 2}, {0, 0}, {0, 0}, {0, 0}, {1817, 5}, {4222, 1}, {4023, 1}},
    {316490, 316403, 0, {3599, 4}, {0, 0}, {0, 0}, {0, 0}, {1797, 5}, {4223, 2}, {0, 0}}, {316654, 316502, 0, {3603, 3}, {0, 0}, {0, 0}, {0, 0}, {1802, 3}, {4225, 3}, {4023, 1}},
    {316828, 316673, 0, {3606, 3}, {0, 0}, {0, 0}, {0, 0}, {1817, 5}, {4228, 3}, {4023, 1}}, {317047, 316843, 0, {3593, 2}, {3609, 1}, {0, 0}, {0, 0}, {1822, 1}, {4231, 2}, {4233, 1}},
    {317192, 317070, 0, {3610, 2}, {3609, 1}, {0, 0}, {0, 0}, {0, 0}, {4235, 1}, {4236, 1}}, {318010, 317942, 0, {1294, 1}, {3623, 1}, {0, 0}, {0, 0}, {1823, 1}, {0, 0}, {0, 0}},
    {318383, 317942, 0, {3624, 6}, {3630, 1}, {0, 0}, {0, 0}, {1824, 7}, {0, 0}, {4238, 1}}, {318456, 318400, 0, {3624, 6}, {0, 0}, {0, 0}, {0, 0}, {1831, 5}, {0, 0}, {4238, 1}},
    {318503, 318400, 0, {3631, 2}, {0, 0}, {0, 0}, {0, 0}, {1836, 1}, {0, 0}, {0, 0}}, {318530, 318400, 0, {3633, 7}, {0, 0}, {0, 0}, {0, 0}, {1837, 4}, {0, 0}, {4238, 1}},
    {318548, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318567, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318586, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318605, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318621, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318637, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318653, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318666, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318682, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318698, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318714, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318732, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318750, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318837, 106202, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1841, 2}, {0, 0}, {0, 0}},
    {319007, 318883, 0, {3641, 3}, {3644, 1}, {0, 0}, {0, 0}, {1843, 2}, {0, 0}, {0, 0}}, {319120, 318400, 0, {3645, 1}, {0, 0}, {0, 0}, {0, 0}, {1823, 1}, {0, 0}, {0, 0}},
    {319134, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {319151, 143206, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
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
    {52725, 52700, {0, 0}, {687, 1}, {0, 0}}, {53890, 53870, {587, 3}, {694, 1}, {690, 1}}, {55202, 55158, {604, 2}, {769, 1}, {0, 0}},
    {55261, 55219, {606, 1}, {770, 1}, {0, 0}}, {55366, 55298, {607, 2}, {0, 0}, {0, 0}}, {14357, 55393, {606, 1}, {771, 1}, {0, 0}},
    {55481, 55426, {606, 1}, {772, 1}, {0, 0}}, {55555, 55500, {606, 1}, {773, 1}, {0, 0}}, {1303, 55615, {268, 2}, {774, 1}, {0, 0}},
    {55662, 55632, {460, 1}, {0, 0}, {0, 0}}, {51246, 16881, {609, 1}, {0, 0}, {0, 0}}, {55705, 55677, {610, 1}, {0, 0}, {0, 0}},
    {55709, 0, {0, 0}, {0, 0}, {0, 0}}, {55719, 0, {0, 0}, {0, 0}, {0, 0}}, {55726, 0, {0, 0}, {0, 0}, {0, 0}},
    {51246, 16881, {609, 1}, {0, 0}, {0, 0}}, {16896, 16881, {147, 1}, {0, 0}, {0, 0}}, {60413, 1458, {663, 1}, {0, 0}, {0, 0}},
    {60444, 60450, {664, 1}, {886, 1}, {0, 0}}, {60513, 1458, {665, 1}, {0, 0}, {0, 0}}, {60540, 1458, {666, 1}, {0, 0}, {0, 0}},
    {60630, 60559, {667, 4}, {0, 0}, {0, 0}}, {60674, 60690, {671, 1}, {0, 0}, {0, 0}}, {43488, 60450, {672, 1}, {886, 1}, {0, 0}},
    {60768, 1600, {673, 3}, {0, 0}, {0, 0}}, {39974, 60450, {676, 1}, {887, 1}, {0, 0}}, {60829, 1458, {677, 1}, {0, 0}, {0, 0}},
    {49068, 60450, {678, 1}, {886, 1}, {0, 0}}, {60872, 1458, {679, 1}, {0, 0}, {0, 0}}, {60954, 60980, {680, 5}, {0, 0}, {0, 0}},
    {61127, 1458, {685, 1}, {0, 0}, {0, 0}}, {61200, 61149, {686, 1}, {888, 1}, {0, 0}}, {61233, 1458, {687, 1}, {0, 0}, {0, 0}},
    {61287, 1458, {688, 1}, {0, 0}, {0, 0}}, {61326, 60450, {689, 1}, {886, 1}, {0, 0}}, {61333, 60450, {690, 1}, {886, 1}, {0, 0}},
    {61338, 60450, {691, 1}, {886, 1}, {0, 0}}, {76196, 1458, {879, 1}, {0, 0}, {0, 0}}, {51119, 0, {0, 0}, {0, 0}, {0, 0}},
    {2137, 0, {0, 0}, {0, 0}, {0, 0}}, {76857, 1458, {884, 1}, {0, 0}, {0, 0}}, {76921, 76894, {885, 1}, {0, 0}, {0, 0}},
    {78999, 16881, {893, 1}, {0, 0}, {0, 0}}, {79032, 16881, {894, 1}, {0, 0}, {0, 0}}, {79069, 16881, {895, 1}, {0, 0}, {0, 0}},
    {79100, 16881, {896, 1}, {0, 0}, {0, 0}}, {79125, 16881, {897, 1}, {0, 0}, {0, 0}}, {79148, 16881, {898, 1}, {0, 0}, {0, 0}},
    {1303, 88603, {932, 2}, {1166, 2}, {0, 0}}, {59189, 88742, {934, 3}, {0, 0}, {0, 0}}, {88834, 0, {0, 0}, {681, 1}, {0, 0}},
    {55705, 88857, {937, 1}, {1168, 2}, {0, 0}}, {88913, 88886, {938, 2}, {1170, 3}, {0, 0}}, {60932, 88964, {940, 3}, {0, 0}, {0, 0}},
    {89041, 0, {0, 0}, {0, 0}, {0, 0}}, {89083, 1600, {943, 1}, {0, 0}, {1173, 1}}, {16896, 89096, {944, 1}, {1175, 2}, {0, 0}},
    {89228, 1600, {945, 3}, {0, 0}, {1177, 1}}, {89261, 1600, {948, 2}, {0, 0}, {1179, 1}}, {89299, 1600, {950, 2}, {0, 0}, {0, 0}},
    {89312, 1600, {952, 1}, {0, 0}, {0, 0}}, {89367, 89346, {953, 1}, {0, 0}, {0, 0}}, {89381, 1600, {954, 3}, {0, 0}, {0, 0}},
    {89411, 89418, {957, 1}, {0, 0}, {0, 0}}, {89463, 89438, {958, 2}, {0, 0}, {0, 0}}, {89512, 89498, {960, 1}, {0, 0}, {0, 0}},
    {89542, 1600, {961, 2}, {0, 0}, {0, 0}}, {89558, 1600, {963, 2}, {0, 0}, {0, 0}}, {89651, 1600, {965, 4}, {0, 0}, {1181, 3}},
    {89743, 1600, {969, 5}, {0, 0}, {1187, 1}}, {89937, 1600, {974, 8}, {0, 0}, {1189, 3}}, {90152, 1600, {982, 16}, {1195, 1}, {1196, 3}},
    {90248, 1600, {998, 8}, {0, 0}, {1202, 3}}, {90362, 90307, {1006, 1}, {0, 0}, {1208, 2}}, {90515, 90420, {1007, 2}, {0, 0}, {1212, 2}},
    {90597, 90544, {1009, 2}, {0, 0}, {1216, 3}}, {90605, 1600, {1011, 4}, {0, 0}, {0, 0}}, {90702, 1600, {1015, 9}, {0, 0}, {1222, 3}},
    {90766, 1600, {1024, 2}, {0, 0}, {1228, 3}}, {90844, 1600, {1026, 7}, {0, 0}, {1234, 3}}, {90890, 1600, {1033, 4}, {0, 0}, {1240, 3}},
    {90941, 1600, {1037, 4}, {0, 0}, {1246, 3}}, {91011, 1600, {1041, 3}, {0, 0}, {1252, 3}}, {91073, 1600, {1044, 8}, {0, 0}, {1258, 3}},
    {91144, 1600, {1052, 8}, {0, 0}, {1264, 1}}, {91198, 1600, {1060, 3}, {0, 0}, {1266, 3}}, {91226, 0, {0, 0}, {0, 0}, {1272, 1}},
    {91303, 1600, {1063, 8}, {0, 0}, {1274, 1}}, {91500, 1600, {1071, 14}, {1195, 1}, {1276, 3}},
    {91530, 1600, {1085, 4}, {0, 0}, {1282, 2}}, {91622, 1600, {1089, 2}, {0, 0}, {1286, 3}}, {91650, 91645, {1091, 1}, {0, 0}, {0, 0}},
    {31489, 16881, {1092, 1}, {0, 0}, {0, 0}}, {91716, 91733, {1093, 1}, {0, 0}, {0, 0}}, {91774, 91782, {1094, 1}, {0, 0}, {0, 0}},
    {92222, 1600, {1095, 15}, {0, 0}, {1292, 3}}, {92353, 1600, {1110, 5}, {0, 0}, {1298, 1}},
    {92397, 1600, {1115, 1}, {0, 0}, {1300, 1}}, {92443, 1600, {1116, 2}, {0, 0}, {1302, 1}}, {92467, 1600, {1118, 1}, {0, 0}, {1304, 1}},
    {92514, 1600, {1119, 2}, {0, 0}, {1306, 1}}, {92597, 1600, {1121, 7}, {0, 0}, {1308, 1}}, {92705, 1600, {1128, 7}, {0, 0}, {1310, 1}},
    {92756, 1600, {1135, 1}, {0, 0}, {1312, 1}}, {92854, 1600, {1136, 7}, {0, 0}, {1314, 1}}, {92947, 1600, {1143, 6}, {0, 0}, {0, 0}},
    {93032, 92994, {1149, 3}, {0, 0}, {0, 0}}, {93102, 93062, {1152, 2}, {0, 0}, {0, 0}}, {93188, 93143, {1154, 2}, {0, 0}, {1316, 1}},
    {31526, 16881, {287, 1}, {0, 0}, {0, 0}}, {93197, 0, {0, 0}, {0, 0}, {0, 0}}, {93427, 1600, {1156, 10}, {0, 0}, {0, 0}},
    {93461, 1600, {1166, 3}, {0, 0}, {0, 0}}, {93541, 93519, {1169, 1}, {0, 0}, {0, 0}}, {60932, 93597, {1170, 3}, {1318, 1}, {0, 0}},
    {93697, 93659, {1173, 1}, {771, 1}, {0, 0}}, {93722, 60450, {1174, 2}, {0, 0}, {0, 0}}, {93773, 93734, {1176, 1}, {0, 0}, {1319, 1}},
    {93836, 1600, {1177, 4}, {0, 0}, {1321, 1}}, {93883, 1600, {1181, 2}, {0, 0}, {1323, 1}}, {93898, 0, {0, 0}, {0, 0}, {0, 0}},
    {93923, 93935, {1183, 1}, {0, 0}, {0, 0}}, {93971, 1600, {1184, 2}, {0, 0}, {0, 0}}, {94003, 1600, {1186, 2}, {0, 0}, {0, 0}},
    {900, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {117478, 0, {1498, 1}, {694, 1}, {1760, 2}},
    {119643, 0, {0, 0}, {0, 0}, {0, 0}}, {119648, 0, {0, 0}, {0, 0}, {0, 0}}, {119656, 0, {0, 0}, {0, 0}, {0, 0}},
    {119663, 0, {0, 0}, {0, 0}, {0, 0}}, {119696, 16881, {1506, 1}, {0, 0}, {0, 0}}, {122353, 0, {0, 0}, {0, 0}, {0, 0}},
    {122385, 1600, {1534, 2}, {0, 0}, {0, 0}}, {122400, 0, {0, 0}, {0, 0}, {0, 0}}, {122546, 1600, {1536, 5}, {0, 0}, {0, 0}},
    {122597, 1600, {1541, 1}, {0, 0}, {0, 0}}, {122619, 1600, {1542, 1}, {0, 0}, {0, 0}}, {92044, 1458, {1543, 1}, {0, 0}, {0, 0}},
    {122534, 1458, {1544, 1}, {0, 0}, {0, 0}}, {122542, 1458, {1545, 1}, {0, 0}, {0, 0}}, {122663, 1458, {1546, 1}, {0, 0}, {0, 0}},
    {122526, 1458, {1547, 1}, {0, 0}, {0, 0}}, {129112, 1458, {1619, 1}, {0, 0}, {0, 0}}, {129143, 16881, {1620, 1}, {0, 0}, {0, 0}},
    {129187, 16881, {1621, 1}, {0, 0}, {0, 0}}, {129233, 1458, {1622, 1}, {0, 0}, {0, 0}}, {129294, 1458, {1623, 1}, {0, 0}, {0, 0}},
    {129348, 16881, {1624, 1}, {0, 0}, {0, 0}}, {129383, 16881, {1625, 1}, {0, 0}, {0, 0}}, {129425, 16881, {1626, 1}, {0, 0}, {0, 0}},
    {129462, 1458, {1627, 1}, {0, 0}, {0, 0}}, {129503, 16881, {1628, 1}, {0, 0}, {0, 0}}, {129529, 1600, {1629, 2}, {0, 0}, {0, 0}},
    {129577, 1458, {1631, 1}, {0, 0}, {0, 0}}, {129618, 1458, {1632, 1}, {0, 0}, {0, 0}}, {129654, 16881, {1633, 1}, {0, 0}, {0, 0}},
    {129684, 16881, {1634, 1}, {0, 0}, {0, 0}}, {49068, 16881, {1635, 1}, {1175, 2}, {0, 0}}, {129732, 16881, {1636, 1}, {0, 0}, {0, 0}},
    {129756, 16881, {1637, 1}, {0, 0}, {0, 0}}, {129787, 16881, {1638, 1}, {0, 0}, {0, 0}}, {129819, 16881, {1639, 1}, {0, 0}, {0, 0}},
    {129845, 16881, {1640, 1}, {0, 0}, {0, 0}}, {129872, 16881, {1641, 1}, {0, 0}, {0, 0}}, {129900, 16881, {1642, 1}, {0, 0}, {0, 0}},
    {129939, 1458, {1643, 1}, {0, 0}, {0, 0}}, {129977, 16881, {1644, 1}, {0, 0}, {0, 0}}, {78886, 16881, {1645, 1}, {0, 0}, {0, 0}},
    {130029, 1458, {1646, 1}, {0, 0}, {0, 0}}, {130062, 16881, {1647, 1}, {0, 0}, {0, 0}}, {130091, 16881, {1648, 1}, {0, 0}, {0, 0}},
    {30126, 1600, {1649, 3}, {0, 0}, {0, 0}}, {130125, 16881, {1652, 1}, {0, 0}, {0, 0}}, {130154, 1458, {1653, 1}, {0, 0}, {0, 0}},
    {60932, 130222, {1654, 7}, {1858, 1}, {0, 0}}, {130354, 16881, {1661, 1}, {0, 0}, {0, 0}},
    {130397, 16881, {1662, 1}, {0, 0}, {0, 0}}, {130440, 16881, {1663, 1}, {0, 0}, {0, 0}}, {130483, 16881, {1664, 1}, {0, 0}, {0, 0}},
    {130521, 16881, {1665, 1}, {0, 0}, {0, 0}}, {130568, 16881, {1666, 1}, {0, 0}, {0, 0}}, {130626, 16881, {1667, 1}, {0, 0}, {0, 0}},
    {130678, 16881, {1668, 1}, {0, 0}, {0, 0}}, {130724, 16881, {1669, 1}, {0, 0}, {0, 0}}, {130764, 16881, {1670, 1}, {0, 0}, {0, 0}},
    {130796, 16881, {1671, 1}, {0, 0}, {0, 0}}, {130830, 16881, {1672, 1}, {0, 0}, {0, 0}}, {130865, 16881, {1673, 1}, {0, 0}, {0, 0}},
    {130900, 1458, {1674, 1}, {0, 0}, {0, 0}}, {130935, 16881, {1675, 1}, {0, 0}, {0, 0}}, {130971, 16881, {1676, 1}, {0, 0}, {0, 0}},
    {131005, 16881, {1677, 1}, {0, 0}, {0, 0}}, {152714, 0, {0, 0}, {0, 0}, {0, 0}}, {152718, 0, {0, 0}, {0, 0}, {0, 0}},
    {152787, 1600, {1923, 3}, {0, 0}, {0, 0}}, {152824, 1458, {1926, 1}, {0, 0}, {0, 0}}, {152872, 1458, {1927, 1}, {0, 0}, {0, 0}},
    {152947, 152932, {1928, 1}, {0, 0}, {0, 0}}, {152982, 152932, {1929, 1}, {0, 0}, {0, 0}}, {153018, 1458, {1930, 1}, {0, 0}, {0, 0}},
    {153057, 1458, {1931, 1}, {0, 0}, {0, 0}}, {153097, 152932, {1932, 1}, {0, 0}, {0, 0}}, {153171, 153145, {1933, 1}, {0, 0}, {0, 0}},
    {153234, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 152932, {1937, 1}, {0, 0}, {0, 0}}, {90013, 1600, {1938, 7}, {0, 0}, {0, 0}},
    {153473, 1458, {1945, 1}, {0, 0}, {0, 0}}, {153516, 1458, {1946, 1}, {0, 0}, {0, 0}}, {153558, 1458, {1947, 1}, {0, 0}, {0, 0}},
    {153599, 1458, {1948, 1}, {0, 0}, {0, 0}}, {153635, 1458, {1949, 1}, {0, 0}, {0, 0}}, {153668, 1458, {1950, 1}, {0, 0}, {0, 0}},
    {153704, 1458, {1951, 1}, {0, 0}, {0, 0}}, {153742, 152932, {1952, 1}, {0, 0}, {0, 0}}, {153785, 1458, {1953, 1}, {0, 0}, {0, 0}},
    {153821, 1458, {1954, 1}, {0, 0}, {0, 0}}, {153861, 152932, {1955, 1}, {0, 0}, {0, 0}}, {153883, 1600, {1956, 1}, {0, 0}, {0, 0}},
    {51119, 0, {0, 0}, {0, 0}, {0, 0}}, {168022, 0, {0, 0}, {0, 0}, {0, 0}}, {143200, 168032, {144, 1}, {0, 0}, {0, 0}},
    {6738, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55705, 174292, {2146, 1}, {2195, 4}, {0, 0}},
    {174354, 174340, {2147, 1}, {0, 0}, {0, 0}}, {174376, 16881, {2148, 2}, {694, 1}, {690, 1}},
    {174384, 0, {0, 0}, {2199, 1}, {0, 0}}, {174398, 0, {2150, 1}, {694, 1}, {690, 1}}, {174426, 1600, {2151, 4}, {0, 0}, {0, 0}},
    {60932, 177558, {2190, 7}, {0, 0}, {0, 0}}, {30126, 0, {0, 0}, {0, 0}, {0, 0}}, {47586, 0, {0, 0}, {0, 0}, {0, 0}},
    {201174, 0, {0, 0}, {0, 0}, {0, 0}}, {201186, 0, {0, 0}, {0, 0}, {0, 0}}, {204110, 0, {0, 0}, {0, 0}, {0, 0}},
    {204163, 204149, {2514, 1}, {0, 0}, {0, 0}}, {204194, 1458, {2515, 1}, {0, 0}, {0, 0}}, {1303, 208926, {2544, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {208985, 208970, {2546, 1}, {0, 0}, {0, 0}}, {59189, 209000, {2547, 2}, {0, 0}, {0, 0}},
    {209044, 0, {0, 0}, {0, 0}, {0, 0}}, {209114, 209070, {2549, 2}, {0, 0}, {0, 0}}, {208985, 209119, {2551, 1}, {694, 1}, {0, 0}},
    {213085, 213017, {2588, 3}, {0, 0}, {0, 0}}, {213096, 213017, {2588, 3}, {0, 0}, {0, 0}}, {213134, 213105, {2591, 1}, {0, 0}, {0, 0}},
    {213181, 1458, {2592, 1}, {0, 0}, {0, 0}}, {213227, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51253, 213380, {2594, 8}, {2719, 2}, {2721, 1}},
    {17080, 1458, {2602, 1}, {0, 0}, {0, 0}}, {213495, 213470, {2603, 3}, {0, 0}, {0, 0}}, {238095, 16881, {2682, 1}, {0, 0}, {0, 0}},
    {238127, 16881, {2683, 1}, {0, 0}, {0, 0}}, {238191, 1600, {2684, 2}, {0, 0}, {0, 0}}, {238261, 1600, {2686, 2}, {0, 0}, {0, 0}},
    {238305, 16881, {2688, 1}, {0, 0}, {0, 0}}, {238333, 16881, {2689, 1}, {0, 0}, {0, 0}}, {238378, 16881, {2690, 1}, {0, 0}, {0, 0}},
    {238462, 1600, {2691, 9}, {0, 0}, {0, 0}}, {238484, 1600, {2700, 8}, {0, 0}, {0, 0}}, {238536, 16881, {2708, 1}, {0, 0}, {0, 0}},
    {238592, 16881, {2709, 1}, {0, 0}, {0, 0}}, {238642, 16881, {2710, 1}, {0, 0}, {0, 0}}, {1759, 16881, {11, 1}, {0, 0}, {0, 0}},
    {60540, 16881, {2711, 1}, {0, 0}, {0, 0}}, {238706, 1600, {2712, 3}, {0, 0}, {0, 0}}, {238743, 16881, {2715, 1}, {0, 0}, {0, 0}},
    {238780, 16881, {2716, 1}, {0, 0}, {0, 0}}, {238813, 16881, {2717, 1}, {0, 0}, {0, 0}}, {238835, 16881, {2718, 1}, {0, 0}, {0, 0}},
    {238870, 16881, {2719, 1}, {0, 0}, {0, 0}}, {238884, 16881, {1626, 1}, {0, 0}, {0, 0}}, {238924, 16881, {2720, 1}, {0, 0}, {0, 0}},
    {238963, 16881, {2721, 1}, {0, 0}, {0, 0}}, {239003, 16881, {2722, 1}, {0, 0}, {0, 0}}, {239044, 16881, {2723, 1}, {0, 0}, {0, 0}},
    {239080, 16881, {2724, 1}, {0, 0}, {0, 0}}, {239114, 16881, {2725, 1}, {0, 0}, {0, 0}}, {239156, 16881, {2726, 1}, {0, 0}, {0, 0}},
    {239204, 16881, {2727, 1}, {0, 0}, {0, 0}}, {239270, 1600, {2728, 2}, {0, 0}, {0, 0}}, {239257, 16881, {2730, 1}, {0, 0}, {0, 0}},
    {238172, 16881, {2731, 1}, {0, 0}, {0, 0}}, {239327, 16881, {2732, 1}, {0, 0}, {0, 0}}, {239360, 16881, {2733, 1}, {0, 0}, {0, 0}},
    {239393, 16881, {2734, 1}, {0, 0}, {0, 0}}, {239426, 16881, {2735, 1}, {0, 0}, {0, 0}}, {239462, 16881, {2736, 1}, {0, 0}, {0, 0}},
    {90403, 16881, {2737, 1}, {0, 0}, {0, 0}}, {239519, 16881, {2738, 1}, {0, 0}, {0, 0}}, {239799, 1600, {2739, 8}, {0, 0}, {0, 0}},
    {89704, 16881, {2747, 1}, {0, 0}, {0, 0}}, {239852, 16881, {2748, 1}, {0, 0}, {0, 0}}, {239890, 16881, {2749, 1}, {0, 0}, {0, 0}},
    {238241, 16881, {2750, 1}, {0, 0}, {0, 0}}, {239918, 16881, {2751, 1}, {0, 0}, {0, 0}}, {153883, 16881, {2752, 1}, {0, 0}, {0, 0}},
    {262736, 0, {0, 0}, {0, 0}, {0, 0}}, {30126, 262743, {3029, 1}, {0, 0}, {0, 0}}, {262774, 16881, {3030, 1}, {0, 0}, {0, 0}},
    {262804, 1600, {3031, 2}, {0, 0}, {0, 0}}, {238813, 16881, {2717, 1}, {0, 0}, {0, 0}}, {2013, 16881, {3033, 1}, {0, 0}, {0, 0}},
    {262838, 1600, {3034, 2}, {0, 0}, {0, 0}}, {262877, 16881, {3036, 1}, {0, 0}, {0, 0}}, {262886, 1600, {3037, 1}, {0, 0}, {0, 0}},
    {262911, 16881, {3038, 1}, {0, 0}, {0, 0}}, {262934, 16881, {3039, 1}, {0, 0}, {0, 0}}, {262946, 16881, {3040, 1}, {0, 0}, {0, 0}},
    {262988, 16881, {3041, 1}, {0, 0}, {0, 0}}, {263236, 263076, {3042, 4}, {0, 0}, {0, 0}}, {263257, 1600, {3046, 2}, {0, 0}, {0, 0}},
    {51471, 0, {0, 0}, {3738, 1}, {0, 0}}, {272458, 0, {0, 0}, {3739, 1}, {0, 0}}, {272465, 0, {0, 0}, {3738, 1}, {0, 0}},
    {272509, 0, {0, 0}, {3740, 1}, {0, 0}}, {61403, 272534, {3161, 1}, {3739, 1}, {0, 0}}, {272558, 174340, {2147, 1}, {3738, 1}, {0, 0}},
    {6738, 0, {0, 0}, {3738, 1}, {0, 0}}, {272591, 272564, {3162, 1}, {0, 0}, {0, 0}}, {93197, 0, {0, 0}, {3973, 1}, {0, 0}},
    {79069, 16881, {895, 1}, {0, 0}, {0, 0}}, {17080, 16881, {328, 1}, {0, 0}, {0, 0}}, {300221, 16881, {3370, 1}, {0, 0}, {0, 0}},
    {305113, 0, {0, 0}, {0, 0}, {0, 0}}, {305123, 0, {0, 0}, {0, 0}, {0, 0}}, {305160, 305131, {3462, 2}, {0, 0}, {0, 0}},
    {128228, 305166, {144, 1}, {0, 0}, {0, 0}}, {305223, 305205, {3464, 2}, {0, 0}, {0, 0}}, {310960, 310940, {3538, 3}, {774, 1}, {0, 0}},
    {310969, 0, {0, 0}, {0, 0}, {0, 0}}, {311001, 310978, {3541, 4}, {774, 1}, {0, 0}}, {311089, 1600, {3545, 3}, {0, 0}, {0, 0}},
    {311125, 16881, {3548, 1}, {0, 0}, {0, 0}}, {311154, 1458, {3549, 1}, {0, 0}, {0, 0}}, {36086, 1600, {3550, 6}, {4192, 1}, {0, 0}},
    {310929, 311215, {3556, 1}, {0, 0}, {0, 0}}, {49068, 1458, {3557, 1}, {0, 0}, {0, 0}}, {143200, 311260, {3558, 2}, {0, 0}, {0, 0}},
    {311302, 1600, {3560, 2}, {0, 0}, {0, 0}}, {213495, 311321, {3562, 2}, {4192, 1}, {0, 0}},
    {109925, 16881, {3612, 1}, {0, 0}, {0, 0}}, {238172, 16881, {2731, 1}, {0, 0}, {0, 0}}, {129684, 16881, {3613, 1}, {0, 0}, {0, 0}},
    {317649, 1600, {1649, 3}, {0, 0}, {0, 0}}, {317677, 1600, {3614, 4}, {0, 0}, {0, 0}}, {238241, 16881, {2750, 1}, {0, 0}, {0, 0}},
    {60932, 317729, {3618, 5}, {0, 0}, {0, 0}},
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
    {52598, 16, 0, 0, 0}, {52612, 214, 0, 0, 0}, {1398, 52, 0, 0, 0}, {50947, 0, 2, 0, 0}, {52864, 0, 2, 0, 0},
    {52970, 18, 0, 0, 0}, {53036, 0, 2, 0, 0}, {49742, 0, 0, 0, 0}, {15093, 18, 0, 0, 0}, {53139, 0, 2, 0, 0},
    {53156, 0, 2, 0, 0}, {53189, 0, 0, 0, 0}, {53198, 0, 0, 0, 0}, {53493, 215, 0, 0, 0}, {53498, 0, 2, 0, 0},
    {53514, 0, 3, 53527, 0}, {53561, 0, 0, 0, 0}, {53580, 0, 2, 0, 0}, {53860, 207, 0, 0, 0}, {53865, 207, 0, 0, 0},
    {6738, 52, 0, 0, 55}, {50471, 216, 0, 0, 0}, {3681, 217, 0, 0, 0}, {30568, 216, 0, 0, 0}, {30572, 216, 0, 0, 0},
    {3681, 216, 0, 0, 0}, {33749, 0, 0, 0, 0}, {50471, 218, 0, 0, 0}, {53860, 217, 0, 0, 0}, {54317, 217, 0, 0, 0},
    {3681, 18, 0, 0, 0}, {54317, 217, 0, 0, 0}, {30568, 216, 0, 0, 0}, {30572, 220, 0, 0, 0}, {53860, 217, 0, 0, 0},
    {55154, 221, 0, 0, 0}, {1398, 197, 0, 0, 0}, {55211, 200, 0, 0, 0}, {55269, 211, 0, 0, 0},
    {55279, 6, 0, 0, 0}, {1398, 17, 0, 0, 0}, {55669, 52, 0, 0, 0}, {30568, 222, 0, 0, 0}, {30572, 222, 0, 0, 0},
    {14349, 222, 0, 0, 0}, {55858, 223, 0, 0, 0}, {3681, 224, 0, 0, 0}, {33749, 225, 0, 0, 0},
    {3681, 222, 0, 0, 0}, {2940, 223, 0, 0, 0}, {1398, 222, 0, 0, 0}, {15084, 222, 0, 0, 0}, {13998, 222, 2, 0, 0},
    {14349, 222, 2, 0, 0}, {17598, 222, 0, 0, 0}, {49742, 222, 0, 0, 0}, {15093, 18, 0, 0, 0},
    {34228, 222, 0, 0, 0}, {34239, 222, 0, 0, 0}, {56922, 224, 0, 0, 0}, {3681, 223, 0, 0, 0},
    {15084, 228, 0, 0, 0}, {43630, 228, 0, 0, 0}, {14349, 228, 0, 0, 0}, {47772, 19, 0, 0, 0},
    {57142, 19, 0, 0, 0}, {57181, 225, 2, 0, 0}, {57446, 229, 0, 0, 0}, {57457, 229, 0, 0, 0},
    {9465, 229, 0, 0, 0}, {3681, 230, 0, 0, 0}, {15093, 18, 0, 0, 0}, {15103, 19, 0, 0, 0}, {15114, 231, 0, 0, 0},
    {33749, 223, 0, 0, 0}, {14349, 18, 0, 0, 0}, {33749, 232, 0, 0, 0}, {14349, 230, 0, 0, 0},
    {33749, 233, 0, 0, 0}, {15084, 229, 0, 0, 0}, {43630, 229, 0, 0, 0}, {14349, 229, 0, 0, 0},
    {33749, 222, 1, 0, 0}, {1398, 234, 0, 0, 0}, {15535, 222, 2, 0, 0}, {52970, 229, 0, 0, 0},
    {58795, 19, 0, 0, 0}, {58809, 19, 2, 0, 0}, {58989, 225, 2, 0, 0}, {3681, 222, 1, 0, 0}, {14349, 0, 2, 0, 0},
    {46830, 235, 0, 0, 0}, {59227, 0, 2, 0, 0}, {14349, 0, 0, 0, 0}, {1398, 236, 0, 0, 0}, {60444, 237, 0, 0, 0},
    {1398, 238, 0, 0, 0}, {1398, 239, 0, 0, 0}, {2097, 16, 0, 0, 0}, {47933, 52, 0, 0, 0}, {46837, 219, 1, 0, 0},
    {52187, 240, 1, 0, 0}, {60674, 241, 0, 0, 60687}, {43488, 237, 0, 0, 0}, {60752, 242, 0, 0, 0},
    {14357, 199, 0, 0, 0}, {60762, 199, 0, 0, 0}, {39974, 211, 0, 0, 0}, {1398, 243, 0, 0, 0},
    {16896, 53, 0, 0, 0}, {1398, 244, 0, 0, 0}, {60932, 197, 0, 0, 0}, {60939, 245, 0, 0, 60946},
    {60954, 16, 0, 0, 0}, {60961, 240, 1, 0, 0}, {60972, 246, 1, 0, 0}, {1398, 247, 0, 0, 0}, {60932, 197, 1, 0, 0},
    {1398, 248, 0, 0, 0}, {1398, 249, 0, 0, 0}, {61326, 237, 0, 0, 0}, {61333, 237, 0, 0, 0}, {61338, 237, 0, 0, 0},
    {1398, 250, 0, 0, 0}, {3681, 250, 0, 0, 0}, {61563, 252, 2, 0, 0}, {61581, 34, 2, 0, 0}, {61594, 34, 2, 0, 0},
    {21, 47, 0, 0, 0}, {61609, 252, 1, 0, 0}, {61563, 252, 2, 0, 0}, {62464, 34, 0, 0, 0}, {62469, 34, 0, 0, 0},
    {21, 47, 0, 0, 0}, {62474, 256, 0, 0, 0}, {61609, 252, 1, 0, 0}, {61563, 252, 2, 0, 0}, {62893, 34, 0, 0, 0},
    {62899, 34, 0, 0, 0}, {62905, 34, 0, 0, 0}, {62910, 34, 0, 0, 0}, {62921, 34, 0, 0, 0}, {62932, 47, 0, 0, 0},
    {62940, 47, 0, 0, 0}, {52450, 47, 0, 0, 0}, {62949, 256, 0, 0, 0}, {61609, 252, 1, 0, 0}, {61563, 252, 2, 0, 0},
    {62464, 34, 0, 0, 0}, {62469, 34, 0, 0, 0}, {63493, 34, 0, 0, 0}, {63497, 47, 0, 0, 0}, {63505, 47, 0, 0, 0},
    {52450, 47, 0, 0, 0}, {61563, 252, 2, 0, 0}, {62464, 34, 0, 0, 0}, {62469, 34, 0, 0, 0}, {63493, 34, 0, 0, 0},
    {63945, 47, 0, 0, 0}, {52450, 47, 0, 0, 0}, {61563, 252, 2, 0, 0}, {62464, 34, 0, 0, 0}, {62469, 34, 0, 0, 0},
    {63493, 34, 0, 0, 0}, {64125, 47, 0, 0, 0}, {63497, 47, 0, 0, 0}, {52450, 47, 0, 0, 0}, {61563, 252, 2, 0, 0},
    {62464, 34, 0, 0, 0}, {62469, 34, 0, 0, 0}, {63493, 34, 0, 0, 0}, {64339, 47, 0, 0, 0}, {63505, 47, 0, 0, 0},
    {52450, 47, 0, 0, 0}, {61563, 252, 2, 0, 0}, {21, 47, 0, 0, 0}, {64581, 34, 2, 0, 0}, {64586, 258, 0, 0, 0},
    {61609, 252, 1, 0, 0}, {61563, 252, 2, 0, 0}, {21, 47, 0, 0, 0}, {61609, 252, 1, 0, 0}, {61563, 252, 2, 0, 0},
    {64586, 258, 0, 0, 0}, {61563, 252, 2, 0, 0}, {62949, 256, 0, 0, 0}, {65662, 259, 0, 0, 0},
    {1398, 261, 0, 0, 0}, {61563, 252, 2, 0, 0}, {66091, 34, 0, 0, 0}, {66101, 34, 0, 0, 0}, {66111, 34, 0, 0, 0},
    {66121, 34, 0, 0, 0}, {66132, 34, 0, 0, 0}, {66143, 34, 0, 0, 0}, {66154, 34, 1, 0, 0}, {66167, 34, 1, 0, 0},
    {66180, 34, 1, 0, 0}, {66193, 67, 1, 0, 0}, {61563, 252, 2, 0, 0}, {66091, 262, 0, 0, 0}, {66101, 262, 0, 0, 0},
    {66111, 262, 0, 0, 0}, {66121, 262, 0, 0, 0}, {66132, 262, 0, 0, 0}, {66143, 262, 0, 0, 0},
    {66154, 262, 1, 0, 0}, {66167, 262, 1, 0, 0}, {66180, 262, 1, 0, 0}, {66193, 67, 1, 0, 0},
    {66714, 0, 2, 0, 0}, {66729, 0, 1, 0, 0}, {61563, 252, 2, 0, 0}, {18166, 47, 0, 0, 0}, {17076, 47, 0, 0, 0},
    {61563, 252, 2, 0, 0}, {18166, 47, 0, 0, 0}, {1398, 0, 0, 0, 0}, {56378, 264, 2, 0, 0}, {1398, 83, 0, 0, 0},
    {68542, 83, 0, 0, 0}, {68555, 18, 0, 0, 0}, {61563, 252, 2, 0, 0}, {68748, 258, 0, 0, 0}, {68755, 258, 0, 0, 0},
    {68762, 256, 0, 0, 0}, {50089, 47, 0, 0, 0}, {61563, 252, 2, 0, 0}, {68748, 258, 0, 0, 0},
    {68755, 258, 0, 0, 0}, {68762, 256, 0, 0, 0}, {69283, 34, 0, 0, 0}, {61609, 252, 1, 0, 0},
    {61563, 252, 2, 0, 0}, {62949, 256, 0, 0, 0}, {69756, 47, 0, 0, 0}, {69766, 47, 0, 0, 0}, {52450, 47, 0, 0, 0},
    {69987, 67, 0, 0, 0}, {1398, 83, 0, 0, 0}, {39590, 67, 0, 0, 0}, {51071, 67, 0, 0, 0}, {70087, 83, 0, 0, 0},
    {68555, 18, 0, 0, 0}, {61563, 252, 2, 0, 0}, {19007, 269, 0, 0, 0}, {70359, 256, 0, 0, 0},
    {70366, 256, 0, 0, 0}, {68762, 256, 0, 0, 0}, {61563, 252, 2, 0, 0}, {19007, 269, 0, 0, 0},
    {61609, 252, 1, 0, 0}, {61563, 252, 2, 0, 0}, {19007, 269, 0, 0, 0}, {61563, 252, 2, 0, 0},
    {19007, 269, 0, 0, 0}, {70359, 256, 0, 0, 0}, {70366, 256, 0, 0, 0}, {68762, 256, 0, 0, 0},
    {69283, 34, 0, 0, 0}, {50089, 47, 0, 0, 0}, {71244, 34, 0, 0, 0}, {61609, 252, 1, 0, 0}, {62464, 34, 0, 0, 0},
    {62469, 34, 0, 0, 0}, {63493, 34, 0, 0, 0}, {61609, 252, 1, 0, 0}, {61563, 252, 2, 0, 0}, {70359, 256, 0, 0, 0},
    {68755, 258, 0, 0, 0}, {72123, 258, 0, 0, 0}, {72130, 47, 2, 0, 0}, {61563, 252, 2, 0, 0},
    {70359, 256, 0, 0, 0}, {68755, 258, 0, 0, 0}, {72123, 258, 0, 0, 0}, {72590, 34, 2, 0, 0},
    {61609, 252, 1, 0, 0}, {61563, 252, 2, 0, 0}, {70359, 256, 0, 0, 0}, {73085, 258, 0, 0, 0},
    {73089, 258, 0, 0, 0}, {50089, 47, 0, 0, 0}, {61563, 252, 2, 0, 0}, {70359, 256, 0, 0, 0},
    {73085, 258, 0, 0, 0}, {73089, 258, 0, 0, 0}, {17076, 0, 0, 0, 0}, {43488, 67, 1, 0, 0}, {74280, 272, 0, 0, 0},
    {74284, 272, 0, 0, 0}, {74288, 273, 0, 0, 0}, {17605, 274, 0, 0, 0}, {1398, 275, 0, 0, 0},
    {56378, 274, 2, 0, 0}, {74761, 274, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17605, 250, 0, 0, 0},
    {1398, 250, 0, 0, 0}, {74761, 274, 0, 0, 0}, {15535, 34, 2, 0, 0}, {75303, 277, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {17076, 278, 0, 0, 0}, {75535, 277, 0, 0, 0}, {15535, 34, 2, 0, 0}, {75974, 34, 0, 0, 0}, {56378, 0, 2, 0, 0},
    {75991, 19, 0, 0, 0}, {52450, 0, 2, 0, 0}, {1398, 279, 0, 0, 0}, {30568, 34, 0, 0, 0}, {30572, 34, 0, 0, 0},
    {49259, 24, 0, 0, 0}, {49265, 24, 0, 0, 0}, {1398, 281, 0, 0, 0}, {1398, 282, 0, 0, 60687},
    {56378, 283, 2, 0, 0}, {49265, 283, 0, 0, 0}, {47962, 19, 0, 0, 0}, {77377, 283, 2, 0, 0},
    {78242, 283, 2, 0, 0}, {49265, 285, 0, 0, 0}, {56378, 285, 2, 0, 0}, {1398, 286, 0, 0, 0},
    {1398, 287, 0, 0, 0}, {1398, 288, 0, 0, 0}, {1398, 289, 0, 0, 0}, {1398, 290, 0, 0, 0}, {1398, 291, 0, 0, 0},
    {50947, 0, 2, 0, 0}, {52864, 190, 2, 0, 0}, {79173, 292, 2, 0, 0}, {49259, 295, 0, 0, 0}, {79944, 295, 0, 0, 0},
    {3681, 188, 2, 0, 0}, {79173, 190, 2, 0, 0}, {80028, 19, 0, 0, 0}, {50947, 295, 2, 0, 0}, {79944, 295, 0, 0, 0},
    {82740, 19, 0, 0, 0}, {17598, 292, 0, 0, 0}, {49742, 292, 0, 0, 0}, {83096, 0, 1, 0, 0}, {83110, 34, 2, 0, 0},
    {3681, 292, 0, 0, 0}, {50947, 295, 2, 0, 0}, {14884, 295, 2, 0, 0}, {14349, 188, 2, 0, 0},
    {49259, 190, 0, 0, 0}, {49265, 190, 0, 0, 0}, {3681, 292, 2, 0, 0}, {17598, 292, 0, 0, 0},
    {49742, 292, 0, 0, 0}, {83110, 34, 2, 0, 0}, {85722, 303, 0, 0, 0}, {49265, 303, 0, 0, 0},
    {3681, 303, 0, 0, 0}, {49259, 303, 0, 0, 0}, {49265, 305, 0, 0, 0}, {3681, 305, 0, 0, 0}, {1398, 305, 0, 0, 0},
    {49265, 303, 0, 0, 0}, {16743, 52, 0, 0, 0}, {88591, 211, 0, 0, 0}, {88717, 52, 0, 0, 0}, {88728, 193, 0, 0, 0},
    {88735, 6, 0, 0, 0}, {88844, 194, 0, 0, 22153}, {2097, 17, 0, 0, 88883}, {47962, 193, 0, 0, 60687},
    {88931, 17, 0, 0, 0}, {88943, 193, 0, 0, 60687}, {88954, 306, 0, 0, 60687}, {47016, 307, 0, 0, 0},
    {88844, 194, 0, 0, 0}, {47016, 197, 0, 0, 0}, {89195, 308, 0, 0, 0}, {89202, 16, 1, 0, 0},
    {47016, 197, 0, 0, 0}, {89202, 16, 1, 0, 0}, {50976, 178, 0, 0, 0}, {89295, 309, 0, 0, 0},
    {47016, 194, 0, 0, 0}, {89334, 310, 0, 0, 0}, {89373, 178, 1, 0, 0}, {89378, 178, 1, 0, 0},
    {48125, 211, 0, 0, 0}, {89411, 311, 0, 0, 0}, {89426, 209, 0, 0, 0}, {89432, 209, 0, 0, 0},
    {89493, 312, 0, 0, 60687}, {51659, 211, 0, 0, 0}, {89532, 6, 0, 0, 1594}, {2097, 16, 0, 0, 0},
    {1398, 16, 0, 0, 0}, {89295, 313, 0, 0, 22153}, {2097, 16, 0, 0, 0}, {89597, 211, 0, 0, 89608},
    {51253, 314, 0, 0, 22153}, {89704, 197, 0, 0, 0}, {89710, 315, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {89715, 316, 1, 0, 0}, {89720, 194, 0, 0, 22153}, {47016, 307, 0, 0, 0}, {89819, 317, 0, 0, 0},
    {89715, 316, 0, 0, 0}, {89834, 16, 1, 0, 0}, {89843, 6, 0, 0, 0}, {89855, 318, 0, 0, 0}, {89868, 319, 0, 0, 89608},
    {89882, 16, 1, 0, 0}, {89988, 307, 1, 0, 0}, {89994, 6, 0, 0, 1594}, {89295, 313, 0, 0, 22153},
    {2097, 16, 1, 0, 0}, {89715, 316, 1, 0, 0}, {89720, 194, 0, 0, 22153}, {89704, 197, 1, 0, 0},
    {90004, 197, 1, 0, 0}, {90013, 320, 0, 0, 22153}, {89597, 211, 0, 0, 89608}, {90019, 211, 0, 0, 89608},
    {90031, 321, 1, 0, 0}, {46487, 321, 1, 0, 0}, {90044, 321, 1, 0, 0}, {90054, 321, 1, 0, 0},
    {90065, 200, 0, 0, 60687}, {89295, 313, 0, 0, 22153}, {2097, 16, 1, 0, 0}, {90004, 197, 1, 0, 0},
    {89597, 211, 0, 0, 89608}, {90019, 194, 0, 0, 22153}, {90170, 211, 0, 0, 89608}, {90183, 194, 1, 0, 0},
    {90201, 197, 1, 0, 0}, {90296, 322, 0, 0, 60687}, {90403, 323, 0, 0, 0}, {90410, 324, 0, 0, 60687},
    {2097, 16, 0, 0, 0}, {90534, 16, 0, 0, 0}, {48125, 197, 1, 0, 0}, {57446, 197, 0, 0, 0}, {57457, 197, 1, 0, 0},
    {3665, 197, 0, 0, 0}, {89704, 197, 1, 0, 0}, {2097, 16, 1, 0, 0}, {90625, 16, 1, 0, 0}, {89715, 316, 0, 0, 0},
    {89720, 194, 0, 0, 0}, {6738, 197, 0, 0, 0}, {90637, 6, 0, 0, 1594}, {90651, 6, 0, 0, 1594},
    {90019, 194, 0, 0, 22153}, {2940, 315, 0, 0, 0}, {2641, 321, 1, 0, 0}, {89295, 313, 0, 0, 22153},
    {89704, 197, 0, 0, 0}, {90796, 197, 0, 0, 0}, {89715, 316, 1, 0, 0}, {89720, 194, 0, 0, 22153},
    {2097, 16, 1, 0, 0}, {90065, 200, 0, 0, 60687}, {89704, 197, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {89715, 316, 1, 0, 0}, {89720, 194, 0, 0, 22153}, {89704, 197, 0, 0, 0}, {89715, 316, 1, 0, 0},
    {89720, 194, 0, 0, 22153}, {90899, 194, 0, 0, 22153}, {89704, 197, 0, 0, 0}, {89715, 316, 1, 0, 0},
    {90958, 194, 0, 0, 0}, {89704, 197, 0, 0, 0}, {2097, 16, 1, 0, 0}, {89715, 316, 1, 0, 0}, {89720, 194, 0, 0, 22153},
    {52970, 194, 0, 0, 22153}, {90019, 194, 0, 0, 22153}, {6738, 197, 1, 0, 0}, {90013, 320, 0, 0, 22153},
    {89715, 316, 1, 0, 0}, {89704, 197, 1, 0, 0}, {2097, 16, 1, 0, 0}, {91091, 16, 1, 0, 0}, {91104, 16, 1, 0, 0},
    {91116, 16, 1, 0, 0}, {89720, 194, 0, 0, 22153}, {91125, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {89704, 197, 1, 0, 0}, {91154, 6, 0, 0, 0}, {89295, 313, 0, 0, 22153}, {2097, 16, 0, 0, 0},
    {89597, 211, 0, 0, 89608}, {90019, 194, 0, 0, 22153}, {91239, 197, 1, 0, 0}, {91252, 321, 1, 0, 0},
    {91268, 321, 1, 0, 0}, {51253, 314, 0, 0, 22153}, {89988, 307, 1, 0, 0}, {89994, 6, 0, 0, 1594},
    {47016, 307, 1, 0, 0}, {91390, 325, 1, 0, 0}, {89704, 197, 1, 0, 0}, {2097, 16, 1, 0, 0}, {90625, 16, 1, 0, 0},
    {89715, 316, 1, 0, 0}, {89720, 194, 0, 0, 22153}, {91402, 194, 0, 0, 22153}, {91412, 326, 0, 0, 22153},
    {6738, 327, 1, 0, 0}, {91428, 200, 0, 0, 60687}, {91442, 200, 0, 0, 60687}, {48125, 197, 1, 0, 0},
    {57446, 197, 1, 0, 0}, {57457, 197, 1, 0, 0}, {3665, 197, 1, 0, 0}, {91567, 328, 0, 0, 22153},
    {51305, 200, 0, 0, 60687}, {91641, 178, 0, 0, 0}, {1398, 329, 0, 0, 0}, {91716, 330, 0, 0, 0},
    {91774, 331, 0, 0, 0}, {92017, 26, 1, 0, 0}, {92034, 332, 1, 0, 0}, {92044, 333, 1, 0, 0},
    {92055, 334, 1, 0, 0}, {92062, 335, 1, 0, 0}, {92075, 336, 1, 0, 0}, {92080, 337, 1, 0, 0},
    {92091, 338, 1, 0, 0}, {92100, 339, 1, 0, 0}, {92107, 340, 1, 0, 0}, {92116, 26, 1, 0, 0},
    {92129, 26, 1, 0, 0}, {92142, 341, 1, 0, 0}, {92151, 341, 1, 0, 0}, {92158, 342, 0, 0, 60687},
    {92260, 26, 1, 0, 0}, {92268, 343, 1, 0, 0}, {92287, 343, 1, 0, 0}, {92306, 343, 1, 0, 0},
    {92323, 343, 1, 0, 0}, {48125, 344, 0, 0, 0}, {92260, 26, 1, 0, 0}, {92413, 26, 1, 0, 0}, {48125, 344, 1, 0, 0},
    {92260, 26, 1, 0, 0}, {92479, 344, 1, 0, 0}, {92260, 26, 1, 0, 0}, {48125, 344, 1, 0, 0}, {92528, 26, 1, 0, 0},
    {92543, 26, 1, 0, 0}, {92548, 343, 1, 0, 0}, {92565, 343, 1, 0, 0}, {92323, 343, 1, 0, 0},
    {92260, 26, 1, 0, 0}, {48125, 344, 1, 0, 0}, {92609, 343, 1, 0, 0}, {92623, 343, 1, 0, 0},
    {92637, 343, 1, 0, 0}, {92660, 343, 1, 0, 0}, {92323, 343, 1, 0, 0}, {92725, 26, 1, 0, 0},
    {92260, 26, 1, 0, 0}, {92770, 26, 1, 0, 0}, {92786, 26, 1, 0, 0}, {51071, 344, 1, 0, 0}, {92801, 343, 1, 0, 0},
    {92820, 343, 1, 0, 0}, {92323, 343, 1, 0, 0}, {92887, 345, 0, 0, 0}, {92893, 345, 0, 0, 0},
    {92900, 345, 0, 0, 0}, {92916, 345, 0, 0, 0}, {92925, 345, 0, 0, 0}, {92936, 345, 0, 0, 0},
    {92985, 346, 0, 0, 0}, {55154, 16, 0, 0, 0}, {1398, 197, 0, 0, 0}, {93049, 344, 0, 0, 0}, {2376, 21, 0, 0, 0},
    {93129, 17, 0, 0, 0}, {93136, 17, 0, 0, 0}, {60939, 347, 0, 0, 0}, {93284, 211, 0, 0, 0}, {93296, 211, 0, 0, 0},
    {93306, 211, 0, 0, 0}, {93325, 211, 0, 0, 0}, {93344, 211, 0, 0, 0}, {93355, 211, 0, 0, 0},
    {93369, 211, 1, 0, 0}, {93388, 348, 1, 0, 0}, {93410, 349, 0, 0, 0}, {93443, 194, 0, 0, 0},
    {93451, 211, 0, 0, 0}, {93344, 194, 0, 0, 0}, {93506, 350, 0, 0, 0}, {93576, 16, 0, 0, 0},
    {93583, 16, 0, 0, 0}, {93588, 351, 1, 0, 0}, {93588, 312, 0, 0, 60687}, {93713, 197, 0, 0, 0},
    {39590, 202, 0, 0, 0}, {47016, 16, 1, 0, 0}, {78087, 352, 0, 0, 0}, {93804, 352, 0, 0, 0},
    {39590, 202, 0, 0, 0}, {93816, 6, 0, 0, 1594}, {47016, 17, 0, 0, 0}, {93858, 353, 0, 0, 0},
    {93923, 354, 0, 0, 0}, {93956, 21, 0, 0, 0}, {93961, 6, 0, 0, 1594}, {93985, 344, 0, 0, 0},
    {93994, 344, 0, 0, 0}, {30568, 355, 0, 0, 0}, {30572, 355, 0, 0, 0}, {17605, 355, 0, 0, 0},
    {52970, 356, 0, 0, 0}, {17605, 356, 0, 0, 0}, {94358, 220, 0, 0, 0}, {17605, 150, 0, 0, 0},
    {55705, 150, 0, 0, 0}, {31029, 357, 0, 0, 0}, {17605, 357, 0, 0, 0}, {52970, 363, 0, 0, 0},
    {17605, 363, 0, 0, 0}, {53036, 148, 2, 0, 0}, {59227, 148, 2, 0, 0}, {95450, 148, 3, 95469, 0},
    {3681, 148, 1, 0, 0}, {56378, 148, 2, 0, 0}, {95450, 148, 3, 95469, 0}, {9543, 148, 1, 0, 0},
    {55705, 150, 0, 0, 0}, {23859, 370, 0, 0, 0}, {31029, 370, 0, 0, 0}, {17605, 371, 0, 0, 0},
    {15093, 18, 0, 0, 0}, {53139, 148, 2, 0, 0}, {53156, 148, 2, 0, 0}, {1126, 372, 0, 0, 0}, {96568, 220, 0, 0, 0},
    {96767, 373, 0, 0, 0}, {30568, 374, 0, 0, 0}, {30572, 374, 0, 0, 0}, {17605, 374, 0, 0, 0},
    {17605, 375, 0, 0, 0}, {33749, 374, 0, 0, 0}, {52970, 374, 0, 0, 0}, {31029, 148, 0, 0, 0},
    {18468, 356, 0, 0, 0}, {98170, 355, 2, 0, 0}, {30568, 385, 0, 0, 0}, {30572, 385, 0, 0, 0},
    {98597, 150, 0, 0, 0}, {98602, 0, 3, 98615, 0}, {98638, 0, 2, 0, 0}, {13998, 148, 2, 0, 0},
    {17605, 148, 1, 0, 0}, {1126, 372, 0, 0, 0}, {1398, 388, 0, 0, 0}, {96568, 220, 0, 0, 0}, {17605, 372, 0, 0, 0},
    {96767, 373, 0, 0, 0}, {1398, 388, 0, 0, 0}, {17605, 373, 0, 0, 0}, {32366, 355, 0, 0, 0},
    {32366, 374, 0, 0, 0}, {51098, 220, 0, 0, 0}, {99863, 150, 0, 0, 0}, {99874, 150, 0, 0, 0},
    {89720, 67, 0, 0, 0}, {17605, 220, 0, 0, 0}, {100071, 18, 0, 0, 0}, {95450, 148, 3, 95469, 0},
    {34851, 374, 0, 0, 0}, {34853, 374, 0, 0, 0}, {5486, 390, 0, 0, 0}, {100417, 150, 0, 0, 0},
    {47019, 150, 0, 0, 0}, {100542, 18, 0, 0, 0}, {100549, 390, 0, 0, 0}, {47016, 390, 0, 0, 0},
    {47019, 150, 0, 0, 0}, {100838, 67, 0, 0, 0}, {100844, 150, 0, 0, 0}, {100852, 150, 0, 0, 0},
    {100861, 150, 0, 0, 0}, {47019, 150, 0, 0, 0}, {100838, 67, 0, 0, 0}, {89373, 18, 0, 0, 0},
    {47019, 150, 0, 0, 0}, {101328, 390, 0, 0, 0}, {101333, 18, 0, 0, 0}, {98597, 150, 0, 0, 0},
    {1398, 148, 0, 0, 0}, {101934, 150, 0, 0, 0}, {31029, 220, 0, 0, 0}, {77692, 220, 0, 0, 0},
    {102348, 148, 0, 0, 0}, {55705, 150, 0, 0, 0}, {3665, 220, 0, 0, 0}, {39974, 397, 0, 0, 0},
    {102897, 67, 0, 0, 0}, {31029, 372, 0, 0, 0}, {55705, 150, 0, 0, 0}, {3665, 220, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {34851, 374, 0, 0, 0}, {34853, 374, 0, 0, 0},
    {34855, 374, 0, 0, 0}, {31029, 374, 0, 0, 0}, {34851, 355, 0, 0, 0}, {34853, 355, 0, 0, 0},
    {34855, 355, 0, 0, 0}, {18468, 220, 0, 0, 0}, {22129, 220, 0, 0, 0}, {103324, 398, 0, 0, 0},
    {55705, 150, 0, 0, 0}, {55705, 150, 0, 0, 0}, {17605, 398, 0, 0, 0}, {17605, 18, 0, 0, 0},
    {31029, 374, 0, 0, 0}, {103728, 220, 0, 0, 0}, {31029, 399, 0, 0, 0}, {1398, 372, 0, 0, 0},
    {55705, 150, 0, 0, 0}, {39974, 397, 0, 0, 0}, {55705, 150, 0, 0, 0}, {39974, 397, 0, 0, 0},
    {103956, 372, 0, 0, 0}, {104018, 400, 0, 0, 0}, {39974, 397, 0, 0, 0}, {104023, 372, 2, 0, 0},
    {104057, 150, 0, 0, 0}, {39974, 397, 0, 0, 0}, {104023, 372, 1, 0, 0}, {1398, 372, 0, 0, 0},
    {104018, 400, 0, 0, 0}, {39974, 397, 0, 0, 0}, {1398, 372, 0, 0, 0}, {104057, 150, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {104057, 150, 0, 0, 0}, {3665, 220, 0, 0, 0}, {74761, 372, 0, 0, 0},
    {104057, 150, 0, 0, 0}, {3665, 220, 0, 0, 0}, {30568, 372, 0, 0, 0}, {30572, 372, 0, 0, 0},
    {74761, 372, 0, 0, 0}, {18166, 150, 0, 0, 0}, {17076, 150, 0, 0, 0}, {104921, 220, 0, 0, 0},
    {18166, 150, 0, 0, 0}, {17076, 150, 0, 0, 0}, {18166, 150, 0, 0, 0}, {31029, 401, 0, 0, 0},
    {104921, 220, 0, 0, 0}, {18166, 150, 0, 0, 0}, {31029, 401, 0, 0, 0}, {55705, 150, 0, 0, 0},
    {99863, 150, 0, 0, 0}, {99874, 150, 0, 0, 0}, {89720, 67, 0, 0, 0}, {105189, 150, 0, 0, 0},
    {55705, 356, 0, 0, 0}, {39974, 402, 0, 0, 0}, {34851, 355, 0, 0, 0}, {34853, 355, 0, 0, 0},
    {15084, 355, 0, 0, 0}, {43630, 355, 0, 0, 0}, {17605, 403, 0, 0, 0}, {18430, 150, 0, 0, 0},
    {106383, 150, 0, 0, 0}, {106393, 150, 0, 0, 0}, {106474, 150, 0, 0, 0}, {31029, 150, 0, 0, 0},
    {99863, 150, 0, 0, 0}, {99874, 150, 0, 0, 0}, {89720, 67, 0, 0, 0}, {105189, 150, 0, 0, 0},
    {106687, 372, 0, 0, 0}, {106722, 372, 0, 0, 0}, {106922, 372, 0, 0, 0}, {106722, 372, 0, 0, 0},
    {107153, 372, 0, 0, 0}, {107158, 372, 0, 0, 0}, {32366, 403, 0, 0, 0}, {107380, 217, 0, 0, 0},
    {49259, 405, 0, 0, 0}, {32366, 405, 0, 0, 0}, {30568, 403, 0, 0, 0}, {30572, 403, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {30568, 405, 0, 0, 0}, {30572, 405, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {107861, 405, 0, 0, 0}, {107865, 405, 0, 0, 0},
    {107869, 405, 0, 0, 0}, {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {61403, 405, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {17076, 405, 0, 0, 0}, {39974, 397, 0, 0, 0},
    {102897, 67, 0, 0, 0}, {17076, 403, 0, 0, 0}, {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0},
    {55705, 150, 0, 0, 0}, {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {100071, 397, 0, 0, 0},
    {108121, 372, 0, 0, 0}, {108130, 372, 0, 0, 0}, {102897, 67, 0, 0, 0}, {17076, 400, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {108214, 220, 0, 0, 0}, {31029, 403, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {108214, 217, 0, 0, 0}, {31029, 405, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {31029, 372, 0, 0, 0}, {55705, 150, 0, 0, 0},
    {39974, 397, 0, 0, 0}, {102897, 67, 0, 0, 0}, {52970, 355, 0, 0, 0}, {59227, 148, 2, 0, 0},
    {109042, 148, 2, 0, 0}, {109061, 148, 2, 0, 0}, {95450, 148, 3, 95469, 0}, {109080, 0, 0, 0, 0},
    {109091, 0, 0, 0, 0}, {15084, 148, 2, 0, 0}, {17605, 407, 0, 0, 0}, {109692, 19, 0, 0, 0},
    {109692, 31, 0, 0, 0}, {17605, 390, 0, 0, 0}, {52970, 148, 1, 0, 0}, {15093, 375, 0, 0, 0},
    {110797, 148, 0, 0, 0}, {110807, 148, 0, 0, 0}, {44495, 372, 0, 0, 0}, {44498, 372, 0, 0, 0},
    {1398, 407, 0, 0, 0}, {98597, 150, 0, 0, 0}, {1398, 220, 0, 0, 0}, {53498, 0, 2, 0, 0}, {53514, 0, 3, 53527, 0},
    {52970, 150, 0, 0, 0}, {33749, 122, 0, 0, 0}, {1398, 120, 0, 0, 0}, {1226, 120, 0, 0, 0}, {1222, 120, 0, 0, 0},
    {34851, 120, 0, 0, 0}, {34853, 120, 0, 0, 0}, {34855, 120, 0, 0, 0}, {30568, 120, 0, 0, 0},
    {30572, 122, 0, 0, 0}, {112846, 120, 0, 0, 0}, {112850, 120, 0, 0, 0}, {61581, 34, 2, 0, 0},
    {61594, 34, 2, 0, 0}, {21, 47, 0, 0, 0}, {1398, 250, 0, 0, 0}, {21, 414, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {17598, 189, 0, 0, 0}, {49742, 189, 0, 0, 0}, {17076, 416, 0, 0, 0}, {3681, 416, 0, 0, 0},
    {17598, 189, 0, 0, 0}, {60932, 189, 0, 0, 0}, {21, 189, 0, 0, 0}, {17598, 418, 0, 0, 0}, {17609, 34, 0, 0, 0},
    {13998, 47, 2, 0, 0}, {9543, 47, 2, 0, 0}, {114688, 47, 0, 0, 0}, {114698, 34, 2, 0, 0}, {88591, 34, 0, 0, 0},
    {17076, 416, 0, 0, 0}, {114872, 34, 2, 0, 0}, {115104, 34, 0, 0, 0}, {17598, 416, 0, 0, 0},
    {115312, 419, 0, 0, 0}, {39590, 34, 0, 0, 0}, {115324, 34, 2, 0, 0}, {52502, 34, 2, 0, 0},
    {21, 414, 0, 0, 0}, {15535, 34, 2, 0, 0}, {115469, 31, 0, 0, 0}, {3681, 420, 0, 0, 0}, {17598, 422, 0, 0, 0},
    {116062, 34, 1, 0, 0}, {14349, 422, 0, 0, 0}, {17598, 189, 0, 0, 0}, {116222, 34, 2, 0, 0},
    {115324, 34, 2, 0, 0}, {52502, 34, 2, 0, 0}, {17598, 189, 0, 0, 0}, {30126, 423, 0, 0, 0},
    {3681, 189, 0, 0, 0}, {17598, 47, 0, 0, 0}, {116222, 34, 2, 0, 0}, {115324, 34, 2, 0, 0}, {52502, 34, 2, 0, 0},
    {32366, 416, 0, 0, 0}, {14349, 416, 0, 0, 0}, {17598, 259, 0, 0, 0}, {117280, 34, 0, 0, 0},
    {115324, 34, 2, 0, 0}, {14349, 47, 0, 0, 0}, {6738, 52, 0, 0, 55}, {117789, 424, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {117803, 424, 0, 0, 0}, {1398, 0, 0, 0, 0}, {117789, 424, 2, 0, 0}, {117803, 424, 0, 0, 0},
    {5486, 424, 0, 0, 0}, {1398, 425, 0, 0, 0}, {119754, 47, 0, 0, 0}, {119762, 47, 0, 0, 0}, {119643, 426, 0, 0, 0},
    {119656, 427, 1, 0, 0}, {119643, 426, 0, 0, 0}, {119656, 427, 1, 0, 0}, {46487, 67, 0, 0, 0},
    {119656, 427, 1, 0, 0}, {47586, 67, 0, 0, 0}, {119643, 426, 0, 0, 0}, {120283, 67, 0, 0, 0},
    {55154, 67, 0, 0, 0}, {119656, 427, 1, 0, 0}, {120289, 426, 0, 0, 0}, {31029, 427, 0, 0, 0},
    {119696, 427, 0, 0, 0}, {120789, 47, 0, 0, 0}, {89295, 67, 0, 0, 0}, {17598, 67, 0, 0, 0},
    {119643, 426, 0, 0, 0}, {119656, 427, 1, 0, 0}, {120793, 429, 0, 0, 0}, {120789, 47, 0, 0, 0},
    {89295, 67, 0, 0, 0}, {49742, 67, 0, 0, 0}, {119643, 426, 0, 0, 0}, {120793, 429, 0, 0, 0},
    {51129, 197, 0, 0, 0}, {122372, 194, 0, 0, 22140}, {21146, 47, 0, 0, 0}, {122526, 431, 0, 0, 0},
    {122534, 432, 0, 0, 0}, {122542, 433, 0, 0, 0}, {92044, 434, 0, 0, 0}, {122586, 435, 0, 0, 0},
    {21146, 47, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 432, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 436, 0, 0, 0},
    {1398, 431, 0, 0, 0}, {18166, 47, 0, 0, 0}, {18170, 34, 2, 0, 0}, {17076, 47, 0, 0, 0}, {18155, 34, 2, 0, 0},
    {122707, 34, 1, 0, 0}, {61609, 437, 0, 0, 0}, {123051, 437, 2, 0, 0}, {61563, 437, 0, 0, 0},
    {75303, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17605, 51, 0, 0, 0}, {123552, 438, 0, 0, 0}, {123561, 34, 0, 0, 0},
    {5486, 439, 0, 0, 0}, {123552, 438, 0, 0, 0}, {123738, 34, 0, 0, 0}, {123561, 34, 0, 0, 0},
    {32553, 18, 1, 0, 0}, {123552, 438, 0, 0, 0}, {123561, 34, 0, 0, 0}, {48125, 34, 0, 0, 0},
    {123552, 438, 0, 0, 0}, {124260, 440, 0, 0, 0}, {123552, 438, 0, 0, 0}, {48125, 34, 0, 0, 0},
    {123561, 34, 0, 0, 0}, {32553, 18, 1, 0, 0}, {123552, 438, 0, 0, 0}, {5486, 439, 0, 0, 0},
    {123561, 34, 0, 0, 0}, {124618, 18, 0, 0, 0}, {123552, 438, 0, 0, 0}, {124846, 18, 0, 0, 0},
    {124858, 34, 0, 0, 0}, {123561, 34, 0, 0, 0}, {125114, 51, 0, 0, 0}, {125122, 51, 0, 0, 0},
    {125130, 51, 0, 0, 0}, {125138, 441, 0, 0, 0}, {125114, 51, 0, 0, 0}, {125122, 51, 0, 0, 0},
    {125130, 51, 0, 0, 0}, {32366, 442, 0, 0, 0}, {32369, 442, 0, 0, 0}, {18166, 47, 0, 0, 0},
    {123552, 438, 0, 0, 0}, {125814, 444, 0, 0, 0}, {69766, 34, 2, 0, 0}, {123561, 34, 0, 0, 0},
    {125834, 445, 1, 0, 0}, {32553, 18, 1, 0, 0}, {17076, 47, 0, 0, 0}, {125814, 444, 0, 0, 0},
    {69766, 34, 2, 0, 0}, {32553, 18, 1, 0, 0}, {21146, 261, 0, 0, 0}, {126461, 34, 2, 0, 0}, {126475, 444, 0, 0, 0},
    {125814, 444, 0, 0, 0}, {125814, 444, 0, 0, 0}, {32553, 18, 1, 0, 0}, {21146, 47, 0, 0, 0},
    {126475, 444, 0, 0, 0}, {126911, 446, 0, 0, 0}, {127082, 446, 0, 0, 0}, {127094, 446, 0, 0, 0},
    {125130, 447, 0, 0, 0}, {127106, 447, 0, 0, 0}, {125130, 447, 0, 0, 0}, {127106, 447, 0, 0, 0},
    {75535, 47, 0, 0, 0}, {1398, 448, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0},
    {1398, 452, 0, 0, 0}, {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0},
    {1398, 457, 0, 0, 0}, {22127, 458, 0, 0, 0}, {22129, 458, 0, 0, 0}, {1398, 459, 0, 0, 0}, {1398, 460, 0, 0, 0},
    {1398, 461, 0, 0, 0}, {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0},
    {1398, 466, 0, 0, 0}, {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0},
    {1398, 471, 0, 0, 0}, {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0},
    {1398, 476, 0, 0, 0}, {22127, 458, 0, 0, 0}, {22129, 458, 0, 0, 0}, {22131, 458, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {1398, 478, 0, 0, 0}, {130164, 458, 0, 0, 130166}, {93576, 17, 0, 0, 130174},
    {93583, 17, 0, 0, 130196}, {93588, 17, 0, 0, 88883}, {90013, 240, 1, 0, 0}, {130204, 219, 1, 0, 0},
    {130209, 6, 0, 0, 3064}, {1398, 479, 0, 0, 0}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0},
    {1398, 482, 0, 0, 0}, {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0},
    {1398, 487, 0, 0, 0}, {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0},
    {1398, 492, 0, 0, 0}, {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {39974, 67, 0, 0, 0},
    {131109, 67, 1, 0, 0}, {131119, 67, 1, 0, 0}, {131135, 67, 1, 0, 0}, {17605, 67, 1, 0, 0},
    {131109, 67, 1, 0, 0}, {131119, 67, 0, 0, 0}, {131828, 497, 0, 0, 0}, {17605, 498, 0, 0, 0},
    {132082, 500, 0, 0, 0}, {132094, 500, 0, 0, 0}, {34851, 501, 0, 0, 0}, {18166, 502, 0, 0, 0},
    {34851, 505, 0, 0, 0}, {132660, 78, 0, 0, 0}, {132667, 78, 0, 0, 0}, {132674, 67, 1, 0, 0},
    {18166, 501, 0, 0, 0}, {18166, 505, 0, 0, 0}, {34851, 78, 0, 0, 0}, {34853, 78, 0, 0, 0}, {18166, 401, 0, 0, 0},
    {17076, 506, 0, 0, 0}, {133187, 67, 0, 0, 0}, {18166, 445, 0, 0, 0}, {18166, 507, 0, 0, 0},
    {17076, 401, 0, 0, 0}, {17076, 508, 0, 0, 0}, {17076, 78, 0, 0, 0}, {17605, 67, 0, 0, 0}, {133916, 509, 0, 0, 0},
    {133923, 500, 0, 0, 0}, {47586, 67, 0, 0, 0}, {133930, 63, 1, 0, 0}, {133942, 445, 1, 0, 0},
    {133923, 509, 0, 0, 0}, {47586, 67, 0, 0, 0}, {133930, 63, 1, 0, 0}, {133916, 510, 0, 0, 0},
    {133923, 509, 0, 0, 0}, {134602, 500, 0, 0, 0}, {47586, 67, 0, 0, 0}, {125834, 445, 1, 0, 0},
    {133930, 63, 1, 0, 0}, {133916, 511, 0, 0, 0}, {133923, 500, 0, 0, 0}, {134602, 500, 0, 0, 0},
    {47586, 67, 0, 0, 0}, {135307, 398, 0, 0, 0}, {133923, 500, 0, 0, 0}, {69766, 67, 2, 0, 0},
    {133930, 63, 1, 0, 0}, {32553, 18, 1, 0, 0}, {135307, 398, 0, 0, 0}, {69766, 67, 2, 0, 0},
    {135765, 445, 2, 0, 0}, {133930, 63, 1, 0, 0}, {135307, 150, 0, 0, 0}, {133923, 500, 0, 0, 0},
    {69766, 67, 2, 0, 0}, {133930, 63, 1, 0, 0}, {133916, 510, 0, 0, 0}, {135307, 398, 0, 0, 0},
    {69766, 67, 2, 0, 0}, {134602, 500, 0, 0, 0}, {135765, 445, 2, 0, 0}, {125834, 445, 1, 0, 0},
    {133930, 63, 1, 0, 0}, {32553, 18, 1, 0, 0}, {98597, 516, 0, 0, 0}, {18166, 500, 0, 0, 0},
    {17076, 509, 0, 0, 0}, {137297, 67, 1, 0, 0}, {34851, 518, 0, 0, 0}, {34853, 507, 0, 0, 0},
    {34855, 67, 0, 0, 0}, {34851, 507, 0, 0, 0}, {34853, 507, 0, 0, 0}, {34855, 67, 0, 0, 0}, {137826, 67, 1, 0, 0},
    {76458, 18, 0, 0, 0}, {98597, 398, 0, 0, 0}, {47586, 67, 0, 0, 0}, {138595, 0, 2, 0, 0}, {138608, 0, 2, 0, 0},
    {32553, 18, 1, 0, 0}, {138622, 0, 2, 0, 0}, {55705, 500, 0, 0, 0}, {17605, 0, 0, 0, 0}, {34851, 516, 0, 0, 0},
    {34853, 67, 0, 0, 0}, {17605, 528, 0, 0, 0}, {139299, 67, 0, 0, 0}, {31029, 440, 0, 0, 0},
    {17605, 529, 0, 0, 0}, {98597, 531, 0, 0, 0}, {48125, 67, 1, 0, 0}, {17605, 63, 1, 0, 0}, {98597, 531, 0, 0, 0},
    {123738, 67, 0, 0, 0}, {32553, 18, 1, 0, 0}, {98597, 516, 0, 0, 0}, {48125, 67, 0, 0, 0}, {17605, 63, 0, 0, 0},
    {98597, 531, 0, 0, 0}, {123738, 67, 0, 0, 0}, {98597, 510, 0, 0, 0}, {123738, 67, 0, 0, 0},
    {98597, 516, 0, 0, 0}, {48125, 67, 0, 0, 0}, {32553, 18, 1, 0, 0}, {98597, 516, 0, 0, 0}, {140591, 532, 0, 0, 0},
    {98597, 516, 0, 0, 0}, {140591, 532, 0, 0, 0}, {124858, 67, 1, 0, 0}, {98597, 516, 0, 0, 0},
    {140854, 67, 0, 0, 0}, {124858, 67, 0, 0, 0}, {141116, 148, 2, 0, 0}, {141125, 148, 2, 0, 0},
    {141134, 148, 2, 0, 0}, {141143, 67, 0, 0, 0}, {141154, 445, 0, 0, 0}, {141162, 445, 0, 0, 0},
    {141172, 67, 0, 0, 0}, {141183, 445, 0, 0, 0}, {141191, 445, 0, 0, 0}, {141116, 148, 2, 0, 0},
    {141125, 148, 2, 0, 0}, {141134, 148, 2, 0, 0}, {125138, 67, 0, 0, 0}, {125162, 67, 0, 0, 0},
    {141143, 67, 0, 0, 0}, {141154, 445, 0, 0, 0}, {141162, 445, 0, 0, 0}, {141172, 67, 0, 0, 0},
    {141183, 445, 0, 0, 0}, {141191, 445, 0, 0, 0}, {141116, 148, 2, 0, 0}, {141125, 148, 2, 0, 0},
    {141134, 148, 2, 0, 0}, {125138, 67, 0, 0, 0}, {125162, 67, 0, 0, 0}, {141116, 148, 2, 0, 0},
    {141125, 148, 2, 0, 0}, {141134, 148, 2, 0, 0}, {142058, 67, 0, 0, 0}, {98597, 542, 0, 0, 0},
    {32553, 18, 1, 0, 0}, {142806, 67, 0, 0, 0}, {142809, 67, 1, 0, 0}, {142812, 67, 0, 0, 0},
    {52970, 78, 0, 0, 0}, {17605, 78, 0, 0, 0}, {31029, 547, 0, 0, 0}, {145434, 67, 0, 0, 0}, {17605, 547, 0, 0, 0},
    {139299, 67, 0, 0, 0}, {31029, 547, 0, 0, 0}, {39590, 67, 0, 0, 0}, {145434, 67, 0, 0, 0},
    {17605, 550, 0, 0, 0}, {98597, 516, 0, 0, 0}, {47586, 63, 0, 0, 0}, {55705, 500, 0, 0, 0},
    {146139, 67, 2, 0, 0}, {98597, 552, 0, 0, 0}, {146336, 67, 0, 0, 0}, {98597, 552, 0, 0, 0},
    {125834, 445, 1, 0, 0}, {146739, 553, 0, 0, 0}, {146745, 63, 0, 0, 0}, {146739, 553, 0, 0, 0},
    {146336, 67, 0, 0, 0}, {147187, 553, 0, 0, 0}, {39590, 63, 1, 0, 0}, {17605, 558, 0, 0, 0},
    {127106, 553, 0, 0, 0}, {125114, 560, 0, 0, 0}, {125122, 63, 0, 0, 0}, {147513, 67, 0, 0, 0},
    {147519, 18, 0, 0, 0}, {147532, 63, 1, 0, 0}, {147544, 561, 1, 0, 0}, {127106, 553, 0, 0, 0},
    {125114, 560, 0, 0, 0}, {125122, 63, 0, 0, 0}, {147513, 67, 0, 0, 0}, {147519, 18, 0, 0, 0},
    {27464, 553, 0, 0, 0}, {27471, 553, 0, 0, 0}, {127106, 553, 0, 0, 0}, {125114, 560, 0, 0, 0},
    {125122, 63, 0, 0, 0}, {147513, 67, 0, 0, 0}, {147519, 18, 0, 0, 0}, {125138, 553, 0, 0, 0},
    {147532, 63, 1, 0, 0}, {147544, 561, 1, 0, 0}, {127106, 553, 0, 0, 0}, {125114, 560, 0, 0, 0},
    {125122, 63, 0, 0, 0}, {147513, 67, 0, 0, 0}, {147519, 18, 0, 0, 0}, {125138, 553, 0, 0, 0},
    {27464, 553, 0, 0, 0}, {27471, 553, 0, 0, 0}, {127106, 553, 0, 0, 0}, {125114, 560, 0, 0, 0},
    {125122, 63, 0, 0, 0}, {147513, 67, 0, 0, 0}, {147519, 18, 0, 0, 0}, {149271, 63, 1, 0, 0},
    {127106, 553, 0, 0, 0}, {125114, 560, 0, 0, 0}, {125122, 63, 0, 0, 0}, {147513, 67, 0, 0, 0},
    {147519, 18, 0, 0, 0}, {125138, 553, 0, 0, 0}, {149271, 63, 1, 0, 0}, {149996, 67, 0, 0, 0},
    {150006, 67, 0, 0, 0}, {150023, 67, 0, 0, 0}, {150039, 401, 0, 0, 0}, {150050, 18, 0, 0, 0},
    {150065, 401, 0, 0, 0}, {146739, 553, 0, 0, 0}, {147187, 553, 0, 0, 0}, {31029, 558, 0, 0, 0},
    {39590, 63, 1, 0, 0}, {39974, 67, 0, 0, 0}, {76458, 18, 0, 0, 0}, {17605, 567, 0, 0, 0}, {150986, 371, 0, 0, 0},
    {127082, 63, 0, 0, 0}, {127094, 63, 0, 0, 0}, {9543, 371, 0, 0, 0}, {55705, 150, 0, 0, 0},
    {3665, 67, 0, 0, 0}, {17605, 572, 0, 0, 0}, {56378, 148, 2, 0, 0}, {55705, 150, 0, 0, 0}, {56378, 148, 2, 0, 0},
    {3665, 67, 0, 0, 0}, {152732, 6, 0, 0, 1594}, {152753, 6, 0, 0, 1594}, {152773, 6, 0, 0, 1594},
    {1398, 574, 0, 0, 0}, {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0},
    {1398, 579, 0, 0, 0}, {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1759, 582, 1, 0, 0}, {152947, 583, 1, 0, 0},
    {153226, 26, 1, 0, 0}, {1398, 584, 0, 0, 0}, {153279, 194, 0, 0, 22153}, {153290, 6, 0, 0, 1594},
    {153320, 6, 0, 0, 1594}, {153352, 6, 0, 0, 1594}, {153375, 6, 0, 0, 1594}, {153404, 6, 0, 0, 1594},
    {153415, 194, 0, 0, 153437}, {1398, 585, 0, 0, 0}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0},
    {1398, 588, 0, 0, 0}, {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0},
    {1398, 593, 0, 0, 0}, {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {153883, 194, 0, 0, 0}, {153891, 0, 2, 0, 0},
    {153899, 63, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {154908, 18, 1, 0, 0}, {155208, 24, 0, 0, 0}, {152714, 599, 1, 0, 0}, {155524, 20, 2, 0, 0},
    {155705, 231, 0, 0, 0}, {155717, 31, 0, 0, 0}, {155735, 31, 0, 0, 0}, {155751, 31, 0, 0, 0},
    {155773, 31, 0, 0, 0}, {155787, 231, 0, 0, 0}, {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0},
    {156117, 24, 1, 0, 0}, {156142, 0, 2, 0, 0}, {153891, 0, 2, 0, 0}, {156142, 0, 2, 0, 0}, {156851, 20, 2, 0, 0},
    {157291, 24, 2, 0, 0}, {157309, 24, 2, 0, 0}, {157327, 24, 2, 0, 0}, {157595, 24, 1, 0, 0},
    {62246, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {157607, 24, 1, 0, 0}, {3681, 605, 0, 0, 0},
    {158022, 20, 0, 0, 0}, {158030, 20, 1, 0, 0}, {93858, 20, 2, 0, 0}, {2954, 605, 2, 0, 0}, {158042, 20, 0, 0, 0},
    {158589, 24, 1, 0, 0}, {3681, 599, 0, 0, 0}, {158807, 0, 2, 0, 0}, {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0},
    {154908, 18, 1, 0, 0}, {159129, 24, 1, 0, 0}, {156142, 0, 2, 0, 0}, {156851, 20, 2, 0, 0},
    {159715, 31, 0, 0, 0}, {159727, 31, 0, 0, 0}, {159739, 31, 0, 0, 0}, {159893, 0, 2, 0, 0},
    {159908, 0, 2, 0, 0}, {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0}, {156142, 0, 2, 0, 0}, {156851, 20, 2, 0, 0},
    {160505, 20, 2, 0, 0}, {154908, 18, 1, 0, 0}, {160518, 0, 2, 0, 0}, {160530, 67, 2, 0, 0},
    {160547, 20, 2, 0, 0}, {156142, 0, 2, 0, 0}, {156851, 20, 2, 0, 0}, {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0},
    {161300, 20, 2, 0, 0}, {156142, 0, 2, 0, 0}, {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0}, {161756, 20, 2, 0, 0},
    {161768, 215, 1, 0, 0}, {161775, 20, 2, 0, 0}, {161796, 0, 2, 0, 0}, {154908, 18, 1, 0, 0},
    {161811, 20, 2, 0, 0}, {161829, 20, 2, 0, 0}, {155524, 20, 2, 0, 0}, {156142, 0, 2, 0, 0},
    {161848, 215, 1, 0, 0}, {161768, 215, 0, 0, 0}, {162753, 24, 2, 0, 0}, {30126, 24, 2, 0, 0},
    {14349, 63, 0, 0, 0}, {161768, 215, 1, 0, 0}, {154908, 18, 1, 0, 0}, {155524, 20, 2, 0, 0},
    {162891, 20, 2, 0, 0}, {162912, 20, 2, 0, 0}, {161756, 20, 2, 0, 0}, {161768, 215, 1, 0, 0},
    {154908, 18, 1, 0, 0}, {155524, 20, 2, 0, 0}, {161768, 215, 0, 0, 0}, {163534, 63, 0, 0, 0},
    {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0}, {161756, 20, 2, 0, 0}, {101333, 18, 1, 0, 0}, {154908, 18, 1, 0, 0},
    {161811, 20, 2, 0, 0}, {163707, 215, 1, 0, 0}, {156142, 0, 2, 0, 0}, {163716, 20, 1, 0, 0},
    {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0}, {164450, 20, 2, 0, 0}, {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0},
    {101333, 18, 1, 0, 0}, {164841, 24, 1, 0, 0}, {154908, 18, 1, 0, 0}, {161811, 20, 2, 0, 0},
    {164851, 24, 1, 0, 0}, {163707, 215, 1, 0, 0}, {156142, 0, 2, 0, 0}, {156851, 20, 2, 0, 0},
    {161756, 20, 2, 0, 0}, {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0}, {154908, 18, 1, 0, 0}, {165865, 215, 1, 0, 0},
    {165881, 215, 1, 0, 0}, {156142, 0, 2, 0, 0}, {156851, 20, 2, 0, 0}, {161848, 215, 1, 0, 0},
    {166482, 20, 0, 0, 0}, {166491, 20, 0, 0, 0}, {166647, 599, 2, 0, 0}, {166658, 599, 2, 0, 0},
    {115324, 24, 2, 0, 0}, {166857, 599, 0, 0, 0}, {156088, 0, 2, 0, 0}, {156102, 0, 2, 0, 0},
    {160518, 0, 2, 0, 0}, {160530, 67, 2, 0, 0}, {156142, 0, 2, 0, 0}, {156851, 20, 2, 0, 0}, {167084, 0, 1, 0, 0},
    {56378, 616, 2, 0, 0}, {9543, 616, 2, 0, 0}, {46413, 617, 1, 0, 0}, {105189, 618, 0, 0, 0},
    {168556, 619, 0, 0, 0}, {1398, 620, 0, 0, 0}, {46413, 621, 1, 0, 0}, {1398, 622, 0, 0, 0},
    {169059, 623, 2, 0, 0}, {77377, 618, 2, 0, 0}, {169073, 624, 2, 0, 0}, {61403, 619, 0, 0, 0},
    {90410, 616, 2, 0, 0}, {3681, 626, 0, 0, 0}, {168556, 619, 0, 0, 0}, {169686, 619, 1, 0, 0},
    {169700, 623, 2, 0, 0}, {169899, 619, 0, 0, 0}, {31029, 620, 0, 0, 0}, {31029, 623, 0, 0, 0},
    {170152, 619, 1, 0, 0}, {170157, 616, 2, 0, 0}, {47772, 31, 0, 0, 0}, {3681, 617, 0, 0, 0},
    {3681, 621, 0, 0, 0}, {30568, 616, 0, 0, 0}, {30572, 616, 0, 0, 0}, {51119, 618, 0, 0, 0},
    {170958, 619, 0, 0, 0}, {1398, 617, 0, 0, 0}, {1398, 621, 0, 0, 0}, {171564, 623, 2, 0, 0},
    {171578, 618, 2, 0, 0}, {171594, 624, 2, 0, 0}, {171611, 619, 0, 0, 0}, {143200, 628, 0, 0, 0},
    {3681, 616, 0, 0, 0}, {52450, 628, 0, 0, 0}, {172404, 0, 0, 0, 0}, {47962, 629, 0, 0, 0}, {1398, 618, 0, 0, 0},
    {1398, 623, 0, 0, 0}, {90296, 630, 0, 0, 0}, {3681, 624, 0, 0, 0}, {1398, 616, 0, 0, 0}, {50947, 616, 2, 0, 0},
    {173414, 619, 2, 0, 0}, {170958, 619, 0, 0, 0}, {169700, 623, 2, 0, 0}, {173845, 0, 0, 0, 0},
    {58789, 0, 2, 0, 0}, {51129, 197, 0, 0, 0}, {6738, 52, 0, 0, 0}, {6738, 632, 0, 0, 0}, {1398, 209, 0, 0, 0},
    {6738, 632, 0, 0, 0}, {47586, 194, 0, 0, 0}, {174403, 194, 0, 0, 0}, {174407, 194, 0, 0, 0},
    {17609, 194, 0, 0, 174417}, {3681, 632, 0, 0, 0}, {55705, 632, 0, 0, 0}, {52187, 633, 1, 0, 0},
    {3681, 634, 0, 0, 0}, {104018, 635, 0, 0, 0}, {39974, 636, 0, 0, 0}, {97620, 637, 0, 0, 0},
    {3681, 637, 0, 0, 0}, {55705, 634, 0, 0, 0}, {3681, 633, 0, 0, 0}, {55705, 632, 0, 0, 0}, {55705, 632, 0, 0, 0},
    {39974, 636, 0, 0, 0}, {97620, 637, 0, 0, 0}, {1398, 637, 0, 0, 0}, {55705, 632, 0, 0, 0},
    {39974, 636, 0, 0, 0}, {18468, 638, 0, 0, 0}, {39590, 639, 0, 0, 0}, {3681, 638, 0, 0, 0},
    {30568, 638, 0, 0, 0}, {30572, 638, 0, 0, 0}, {3681, 639, 0, 0, 0}, {1398, 637, 0, 0, 0}, {104018, 635, 0, 0, 0},
    {39974, 636, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55705, 632, 0, 0, 0}, {3681, 642, 0, 0, 0}, {49259, 643, 0, 0, 0},
    {3681, 644, 0, 0, 0}, {49259, 644, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49259, 645, 0, 0, 0}, {3681, 645, 0, 0, 0},
    {130164, 458, 0, 0, 130166}, {93576, 17, 0, 0, 177523}, {93583, 17, 0, 0, 177543}, {93588, 17, 0, 0, 88883},
    {174403, 17, 0, 0, 177552}, {90013, 240, 1, 0, 0}, {130204, 219, 1, 0, 0}, {177769, 509, 0, 0, 0},
    {177779, 500, 0, 0, 0}, {39974, 67, 0, 0, 0}, {52970, 399, 0, 0, 0}, {17605, 399, 0, 0, 0},
    {178236, 67, 0, 0, 0}, {178236, 78, 0, 0, 0}, {178359, 78, 0, 0, 0}, {17072, 67, 0, 0, 0},
    {17076, 67, 0, 0, 0}, {178236, 78, 0, 0, 0}, {178359, 78, 0, 0, 0}, {17076, 646, 0, 0, 0},
    {22701, 67, 0, 0, 0}, {17605, 647, 0, 0, 0}, {17605, 648, 0, 0, 0}, {17605, 649, 0, 0, 0},
    {17076, 650, 0, 0, 0}, {22701, 67, 0, 0, 0}, {17605, 651, 0, 0, 0}, {17076, 67, 0, 0, 0}, {22701, 67, 0, 0, 0},
    {17605, 652, 0, 0, 0}, {17605, 653, 0, 0, 0}, {180528, 649, 0, 0, 0}, {35189, 649, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17605, 654, 0, 0, 0}, {180832, 655, 0, 0, 0}, {17076, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17605, 655, 0, 0, 0}, {17076, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17605, 656, 0, 0, 0},
    {180832, 441, 0, 0, 0}, {180528, 656, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17605, 441, 0, 0, 0},
    {180832, 441, 0, 0, 0}, {180528, 655, 0, 0, 0}, {22701, 78, 0, 0, 0}, {180832, 441, 0, 0, 0},
    {180528, 78, 0, 0, 0}, {35189, 78, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17605, 657, 0, 0, 0}, {180832, 67, 0, 0, 0},
    {17076, 656, 0, 0, 0}, {22701, 78, 0, 0, 0}, {180832, 67, 0, 0, 0}, {17076, 655, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180832, 67, 0, 0, 0}, {180528, 78, 0, 0, 0}, {35189, 78, 0, 0, 0}, {22701, 78, 0, 0, 0},
    {17076, 647, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17605, 646, 0, 0, 0}, {17076, 648, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17076, 649, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 654, 0, 0, 0}, {22701, 78, 0, 0, 0},
    {17605, 658, 0, 0, 0}, {17076, 658, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 659, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17605, 659, 0, 0, 0}, {17605, 660, 0, 0, 0}, {17076, 651, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17605, 650, 0, 0, 0}, {17076, 652, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 653, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180832, 67, 0, 0, 0}, {180528, 661, 0, 0, 0}, {185706, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180832, 67, 0, 0, 0}, {180528, 662, 0, 0, 0}, {185706, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180832, 67, 0, 0, 0}, {180528, 78, 0, 0, 0}, {185706, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180832, 67, 0, 0, 0}, {17076, 656, 0, 0, 0}, {185706, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180832, 67, 0, 0, 0}, {17076, 655, 0, 0, 0}, {185706, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {180832, 67, 0, 0, 0}, {17076, 657, 0, 0, 0}, {185706, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17076, 647, 0, 0, 0}, {185706, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 648, 0, 0, 0},
    {185706, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 649, 0, 0, 0}, {185706, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17076, 658, 0, 0, 0}, {185706, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 659, 0, 0, 0},
    {185706, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 660, 0, 0, 0}, {185706, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {17076, 651, 0, 0, 0}, {185706, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 652, 0, 0, 0},
    {185706, 67, 0, 0, 0}, {22701, 78, 0, 0, 0}, {17076, 653, 0, 0, 0}, {185706, 67, 0, 0, 0},
    {22701, 78, 0, 0, 0}, {178236, 78, 0, 0, 0}, {178359, 67, 0, 0, 0}, {17072, 67, 0, 0, 0}, {189362, 500, 0, 0, 0},
    {189362, 500, 0, 0, 0}, {31029, 63, 0, 0, 0}, {17609, 67, 0, 0, 0}, {17076, 67, 0, 0, 0}, {17076, 67, 0, 0, 0},
    {39590, 67, 0, 0, 0}, {55705, 398, 0, 0, 0}, {180528, 374, 0, 0, 0}, {35189, 374, 0, 0, 0},
    {35194, 374, 0, 0, 0}, {177769, 509, 0, 0, 0}, {177779, 500, 0, 0, 0}, {55705, 509, 0, 0, 0},
    {177769, 150, 0, 0, 0}, {177779, 500, 0, 0, 0}, {18468, 150, 0, 0, 0}, {3665, 445, 0, 0, 0},
    {191495, 63, 0, 0, 0}, {90013, 67, 0, 0, 0}, {191665, 67, 0, 0, 0}, {191669, 67, 0, 0, 0},
    {17072, 67, 0, 0, 0}, {17076, 67, 0, 0, 0}, {17605, 663, 0, 0, 0}, {17072, 148, 0, 0, 0}, {180528, 148, 0, 0, 0},
    {35189, 148, 0, 0, 0}, {35194, 148, 0, 0, 0}, {17076, 148, 0, 0, 0}, {23859, 148, 0, 0, 0},
    {193715, 148, 0, 0, 0}, {39590, 67, 0, 0, 0}, {193720, 67, 0, 0, 0}, {190672, 67, 0, 0, 0},
    {193973, 148, 0, 0, 0}, {193715, 148, 0, 0, 0}, {39590, 148, 0, 0, 0}, {193720, 148, 0, 0, 0},
    {190672, 148, 0, 0, 0}, {193715, 148, 0, 0, 0}, {39590, 148, 0, 0, 0}, {193720, 148, 0, 0, 0},
    {190672, 148, 0, 0, 0}, {17076, 148, 0, 0, 0}, {23859, 148, 0, 0, 0}, {193715, 664, 0, 0, 0},
    {39590, 67, 0, 0, 0}, {193720, 67, 0, 0, 0}, {190672, 67, 0, 0, 0}, {193973, 148, 0, 0, 0},
    {193715, 664, 0, 0, 0}, {39590, 67, 0, 0, 0}, {193720, 67, 0, 0, 0}, {190672, 67, 0, 0, 0},
    {193715, 664, 0, 0, 0}, {39590, 67, 0, 0, 0}, {193720, 67, 0, 0, 0}, {190672, 67, 0, 0, 0},
    {193715, 664, 0, 0, 0}, {177779, 500, 0, 0, 0}, {47586, 67, 0, 0, 0}, {194919, 67, 0, 0, 0},
    {193720, 67, 0, 0, 0}, {39590, 67, 0, 0, 0}, {190672, 67, 0, 0, 0}, {17076, 148, 0, 0, 0},
    {180528, 148, 0, 0, 0}, {35189, 67, 0, 0, 0}, {197383, 665, 0, 0, 0}, {197391, 666, 0, 0, 0},
    {197399, 665, 0, 0, 0}, {197407, 665, 0, 0, 0}, {197383, 665, 0, 0, 0}, {197391, 666, 0, 0, 0},
    {17072, 148, 0, 0, 0}, {17076, 148, 0, 0, 0}, {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0},
    {34855, 402, 0, 0, 0}, {17605, 402, 0, 0, 0}, {34851, 667, 0, 0, 0}, {34853, 667, 0, 0, 0},
    {34855, 667, 0, 0, 0}, {17605, 667, 0, 0, 0}, {34851, 667, 0, 0, 0}, {34853, 667, 0, 0, 0},
    {34855, 668, 0, 0, 0}, {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0}, {34855, 669, 0, 0, 0},
    {17605, 669, 0, 0, 0}, {34851, 669, 0, 0, 0}, {34853, 669, 0, 0, 0}, {34855, 669, 0, 0, 0},
    {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0}, {34855, 668, 0, 0, 0}, {17605, 668, 0, 0, 0},
    {34851, 669, 0, 0, 0}, {34853, 669, 0, 0, 0}, {34855, 668, 0, 0, 0}, {34851, 668, 0, 0, 0},
    {34853, 668, 0, 0, 0}, {34855, 668, 0, 0, 0}, {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0},
    {34855, 668, 0, 0, 0}, {27464, 67, 0, 0, 0}, {27471, 67, 0, 0, 0}, {34851, 402, 0, 0, 0}, {34853, 402, 0, 0, 0},
    {34855, 668, 0, 0, 0}, {27464, 63, 0, 0, 0}, {27471, 63, 0, 0, 0}, {15093, 18, 0, 0, 0}, {56378, 0, 2, 0, 0},
    {57446, 642, 0, 0, 0}, {57457, 642, 0, 0, 0}, {9465, 642, 0, 0, 0}, {200070, 0, 2, 0, 0}, {200223, 34, 2, 0, 0},
    {200241, 34, 2, 0, 0}, {200259, 34, 2, 0, 0}, {52864, 292, 2, 0, 0}, {52970, 34, 0, 0, 0},
    {57446, 34, 2, 0, 0}, {57457, 34, 2, 0, 0}, {9465, 34, 2, 0, 0}, {200781, 0, 2, 0, 0}, {15832, 19, 2, 0, 0},
    {14884, 0, 2, 0, 0}, {128765, 19, 0, 0, 0}, {128772, 19, 0, 0, 0}, {30568, 671, 0, 0, 0}, {30572, 671, 0, 0, 0},
    {3681, 671, 0, 0, 0}, {50947, 672, 2, 0, 0}, {3681, 672, 0, 0, 0}, {201186, 673, 0, 0, 0},
    {201479, 19, 0, 0, 0}, {50947, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {201747, 672, 2, 0, 0},
    {30568, 672, 0, 0, 0}, {30572, 672, 0, 0, 0}, {3681, 675, 0, 0, 0}, {49259, 676, 0, 0, 0},
    {49265, 676, 0, 0, 0}, {1398, 190, 0, 0, 0}, {17609, 671, 0, 0, 0}, {3658, 671, 0, 0, 0}, {49259, 677, 0, 0, 0},
    {3681, 678, 0, 0, 0}, {202530, 671, 2, 0, 0}, {30126, 678, 0, 0, 0}, {30126, 672, 0, 0, 0},
    {60540, 671, 0, 0, 0}, {30568, 676, 0, 0, 0}, {30572, 676, 0, 0, 0}, {3681, 676, 0, 0, 0},
    {203014, 679, 0, 0, 0}, {203019, 679, 0, 0, 0}, {3681, 679, 0, 0, 0}, {30126, 672, 0, 0, 0},
    {46487, 671, 0, 0, 0}, {30126, 672, 0, 0, 0}, {200781, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {52970, 680, 0, 0, 0},
    {52970, 671, 0, 0, 0}, {33749, 672, 0, 0, 0}, {17609, 671, 0, 0, 0}, {203539, 672, 0, 0, 0},
    {88497, 672, 0, 0, 0}, {49259, 672, 0, 0, 0}, {3681, 681, 0, 0, 0}, {52970, 682, 0, 0, 0},
    {52970, 683, 0, 0, 0}, {3681, 190, 0, 0, 0}, {33749, 680, 0, 0, 0}, {30126, 672, 0, 0, 0},
    {3681, 683, 0, 0, 0}, {204144, 684, 0, 0, 0}, {1398, 685, 0, 0, 0}, {49259, 686, 0, 0, 0},
    {3681, 686, 0, 0, 0}, {49259, 295, 0, 0, 0}, {3681, 295, 0, 0, 0}, {49259, 292, 0, 0, 0}, {204971, 34, 2, 0, 0},
    {49259, 686, 0, 0, 0}, {204971, 34, 2, 0, 0}, {17598, 292, 0, 0, 0}, {3681, 689, 0, 0, 0},
    {3681, 34, 2, 0, 0}, {161768, 34, 2, 0, 0}, {205767, 34, 0, 0, 0}, {205781, 34, 0, 0, 0}, {49259, 686, 0, 0, 0},
    {206171, 34, 2, 0, 0}, {49259, 686, 0, 0, 0}, {206997, 34, 2, 0, 0}, {17076, 292, 0, 0, 0},
    {204110, 689, 0, 0, 0}, {207453, 34, 2, 0, 0}, {204110, 689, 0, 0, 0}, {207466, 34, 2, 0, 0},
    {207834, 63, 2, 0, 0}, {207863, 63, 2, 0, 0}, {207017, 691, 0, 0, 0}, {208582, 63, 2, 0, 0},
    {3681, 691, 0, 0, 0}, {208905, 52, 0, 0, 0}, {208916, 52, 0, 0, 0}, {51071, 202, 0, 0, 0},
    {208988, 193, 0, 0, 0}, {208916, 52, 0, 0, 0}, {209048, 16, 0, 0, 0}, {209059, 193, 0, 0, 60687},
    {1398, 209, 0, 0, 0}, {50947, 692, 2, 0, 0}, {3681, 692, 0, 0, 0}, {59189, 693, 0, 0, 0}, {56378, 694, 2, 0, 0},
    {3681, 694, 0, 0, 0}, {1398, 695, 0, 0, 0}, {3681, 696, 0, 0, 0}, {1303, 696, 0, 0, 0}, {17609, 695, 0, 0, 0},
    {3681, 695, 0, 0, 0}, {1303, 696, 0, 0, 0}, {17609, 695, 0, 0, 0}, {1398, 695, 0, 0, 0}, {49259, 692, 0, 0, 0},
    {30568, 697, 0, 0, 0}, {30572, 697, 0, 0, 0}, {3681, 697, 0, 0, 0}, {49259, 697, 0, 0, 0},
    {3681, 700, 0, 0, 0}, {211007, 19, 0, 0, 0}, {211017, 19, 0, 0, 0}, {211031, 19, 0, 0, 0},
    {50947, 694, 2, 0, 0}, {47962, 19, 0, 0, 0}, {211384, 19, 2, 0, 0}, {30568, 692, 0, 0, 0},
    {30572, 692, 0, 0, 0}, {49259, 700, 0, 0, 0}, {50947, 700, 2, 0, 0}, {30568, 700, 0, 0, 0},
    {30572, 700, 0, 0, 0}, {100071, 692, 0, 0, 0}, {212171, 695, 0, 0, 0}, {212181, 695, 0, 0, 0},
    {50947, 702, 2, 0, 0}, {9543, 702, 2, 0, 0}, {51253, 703, 0, 0, 0}, {213005, 211, 0, 0, 0},
    {213011, 211, 0, 0, 0}, {51253, 703, 0, 0, 0}, {1398, 704, 0, 0, 0}, {1398, 705, 0, 0, 0},
    {213301, 706, 0, 0, 0}, {213310, 199, 0, 0, 0}, {213319, 199, 0, 0, 0}, {213328, 194, 0, 0, 0},
    {213337, 194, 0, 0, 0}, {213346, 197, 0, 0, 0}, {213358, 197, 0, 0, 0}, {213370, 707, 0, 0, 0},
    {1398, 708, 0, 0, 0}, {39590, 202, 0, 0, 0}, {47586, 202, 0, 0, 0}, {3665, 202, 0, 0, 0}, {213581, 709, 2, 0, 0},
    {52450, 292, 0, 0, 0}, {3681, 710, 0, 0, 0}, {2372, 0, 0, 0, 0}, {59907, 0, 0, 0, 0}, {49265, 0, 0, 0, 0},
    {213745, 31, 0, 0, 0}, {213759, 31, 0, 0, 0}, {213770, 31, 0, 0, 0}, {214132, 711, 2, 0, 0},
    {200070, 0, 2, 0, 0}, {58809, 19, 2, 0, 0}, {52450, 714, 0, 0, 0}, {214330, 715, 0, 0, 0},
    {214337, 716, 0, 0, 0}, {48125, 34, 0, 0, 0}, {21146, 710, 0, 0, 0}, {214343, 34, 2, 0, 0},
    {50947, 292, 2, 0, 0}, {49742, 292, 0, 0, 0}, {21146, 710, 0, 0, 0}, {3681, 717, 0, 0, 0},
    {214954, 34, 2, 0, 0}, {214962, 34, 2, 0, 0}, {21146, 710, 0, 0, 0}, {215245, 709, 2, 0, 0},
    {215256, 292, 0, 0, 0}, {215267, 709, 2, 0, 0}, {215278, 292, 0, 0, 0}, {215289, 719, 2, 0, 0},
    {215298, 719, 0, 0, 0}, {52450, 714, 0, 0, 0}, {214330, 715, 0, 0, 0}, {214337, 716, 0, 0, 0},
    {48125, 34, 0, 0, 0}, {21146, 710, 0, 0, 0}, {215736, 720, 1, 0, 0}, {215747, 711, 0, 0, 0},
    {21146, 710, 0, 0, 0}, {213096, 720, 0, 0, 0}, {21146, 292, 0, 0, 0}, {200070, 0, 2, 0, 0},
    {216329, 711, 0, 0, 0}, {200070, 0, 2, 0, 0}, {17598, 710, 0, 0, 0}, {17609, 34, 0, 0, 0},
    {17598, 0, 0, 0, 0}, {21146, 710, 0, 0, 0}, {49742, 0, 0, 0, 0}, {216761, 34, 0, 0, 0}, {216769, 422, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22129, 34, 1, 0, 0}, {216778, 422, 0, 0, 0}, {216788, 34, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {59907, 0, 0, 0, 0}, {217199, 0, 0, 0, 0}, {17598, 710, 0, 0, 0}, {49742, 710, 0, 0, 0}, {217433, 710, 0, 0, 0},
    {217443, 710, 0, 0, 0}, {2372, 0, 0, 0, 0}, {213495, 722, 0, 0, 0}, {39590, 34, 0, 0, 0}, {3665, 34, 0, 0, 0},
    {22129, 34, 0, 0, 0}, {217893, 723, 0, 0, 0}, {217896, 422, 2, 0, 0}, {218093, 724, 0, 0, 0},
    {17598, 724, 1, 0, 0}, {3681, 724, 0, 0, 0}, {218093, 724, 0, 0, 0}, {1398, 34, 0, 0, 0}, {218597, 31, 0, 0, 0},
    {218611, 31, 0, 0, 0}, {1398, 726, 0, 0, 0}, {1398, 727, 0, 0, 0}, {238160, 194, 0, 0, 0},
    {238172, 728, 0, 0, 0}, {238160, 194, 0, 0, 0}, {238241, 729, 0, 0, 0}, {1398, 730, 0, 0, 0},
    {1398, 731, 0, 0, 0}, {1398, 732, 0, 0, 0}, {238414, 194, 0, 0, 0}, {238421, 194, 0, 0, 0},
    {238428, 194, 0, 0, 0}, {137641, 52, 0, 0, 0}, {137648, 52, 0, 0, 0}, {238435, 52, 0, 0, 0},
    {238442, 52, 0, 0, 0}, {238454, 6, 0, 0, 0}, {89704, 733, 0, 0, 0}, {238414, 458, 0, 0, 0},
    {238421, 458, 0, 0, 0}, {238428, 458, 0, 0, 0}, {137641, 52, 0, 0, 0}, {137648, 52, 0, 0, 0},
    {238435, 52, 0, 0, 0}, {238442, 52, 0, 0, 0}, {89704, 733, 0, 0, 0}, {1398, 734, 0, 0, 0},
    {1398, 735, 0, 0, 0}, {1398, 736, 0, 0, 0}, {1398, 737, 0, 0, 0}, {238664, 28, 1, 0, 0}, {238679, 458, 1, 0, 0},
    {238693, 458, 1, 0, 0}, {1398, 738, 0, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {1398, 741, 0, 0, 0},
    {1398, 742, 0, 0, 0}, {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0},
    {1398, 747, 0, 0, 0}, {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {239244, 16, 0, 0, 0},
    {239257, 751, 0, 0, 0}, {1398, 752, 0, 0, 0}, {1398, 728, 0, 0, 0}, {1398, 753, 0, 0, 0}, {1398, 754, 0, 0, 0},
    {1398, 755, 0, 0, 0}, {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0},
    {239540, 458, 0, 0, 239571}, {239583, 458, 0, 0, 239617}, {239627, 219, 0, 0, 239654}, {238679, 458, 0, 0, 239687},
    {239696, 458, 1, 0, 0}, {239714, 458, 1, 0, 0}, {239732, 219, 1, 0, 0}, {239766, 219, 1, 0, 0},
    {1398, 760, 0, 0, 0}, {1398, 761, 0, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 729, 0, 0, 0}, {1398, 763, 0, 0, 0},
    {1398, 764, 0, 0, 0}, {49265, 766, 0, 0, 0}, {1398, 766, 2, 0, 0}, {240394, 767, 0, 0, 0},
    {15535, 768, 2, 0, 0}, {240403, 767, 0, 0, 0}, {56922, 767, 0, 0, 0}, {1398, 768, 0, 0, 0},
    {3681, 768, 0, 0, 0}, {56922, 767, 0, 0, 0}, {1398, 768, 0, 0, 0}, {240799, 768, 0, 0, 0},
    {56922, 767, 0, 0, 0}, {1398, 770, 0, 0, 0}, {3681, 770, 0, 0, 0}, {56922, 767, 0, 0, 0}, {33749, 771, 0, 0, 0},
    {3681, 771, 0, 0, 0}, {18468, 771, 0, 0, 0}, {241651, 771, 0, 0, 0}, {39590, 768, 0, 0, 0},
    {48125, 768, 0, 0, 0}, {18468, 771, 0, 0, 0}, {39590, 768, 0, 0, 0}, {48125, 768, 0, 0, 0},
    {33749, 772, 0, 0, 0}, {3681, 772, 0, 0, 0}, {43630, 771, 0, 0, 0}, {43639, 771, 0, 0, 0},
    {242684, 773, 2, 0, 0}, {60932, 0, 0, 0, 0}, {15093, 18, 0, 0, 0}, {242800, 773, 2, 0, 0},
    {242819, 773, 2, 0, 0}, {242839, 0, 0, 0, 0}, {242850, 0, 0, 0, 0}, {33749, 774, 0, 0, 0},
    {3681, 774, 0, 0, 0}, {30568, 774, 0, 0, 0}, {30572, 774, 0, 0, 0}, {2372, 774, 0, 0, 0}, {59907, 774, 0, 0, 0},
    {59909, 774, 0, 0, 0}, {60939, 767, 0, 0, 0}, {90410, 773, 2, 0, 0}, {30568, 771, 0, 0, 0},
    {30572, 771, 0, 0, 0}, {243890, 773, 2, 0, 0}, {3681, 775, 0, 0, 0}, {1309, 775, 0, 0, 0},
    {243998, 773, 0, 0, 0}, {60954, 773, 0, 0, 0}, {1309, 775, 0, 0, 0}, {93816, 773, 0, 0, 0},
    {33749, 776, 0, 0, 0}, {3681, 777, 0, 0, 0}, {33749, 777, 0, 0, 0}, {3681, 776, 0, 0, 0}, {33749, 768, 0, 0, 0},
    {3681, 767, 0, 0, 0}, {60932, 767, 0, 0, 0}, {17598, 767, 0, 0, 0}, {245072, 780, 0, 0, 0},
    {245080, 780, 0, 0, 0}, {3681, 781, 0, 0, 0}, {56922, 767, 0, 0, 0}, {1398, 782, 0, 0, 0},
    {3681, 782, 0, 0, 0}, {245366, 775, 0, 0, 0}, {245502, 783, 0, 0, 0}, {245516, 783, 0, 0, 0},
    {245530, 783, 0, 0, 0}, {245544, 767, 1, 0, 0}, {245576, 783, 0, 0, 0}, {245589, 783, 0, 0, 0},
    {43630, 786, 0, 0, 0}, {43639, 786, 0, 0, 0}, {3681, 786, 0, 0, 0}, {43630, 774, 0, 0, 0},
    {43639, 774, 0, 0, 0}, {33749, 786, 0, 0, 0}, {3681, 787, 0, 0, 0}, {90410, 773, 2, 0, 0},
    {246715, 773, 1, 0, 0}, {33749, 788, 0, 0, 0}, {3681, 788, 0, 0, 0}, {247056, 774, 0, 0, 0},
    {44228, 774, 0, 0, 0}, {2372, 774, 0, 0, 0}, {59907, 774, 0, 0, 0}, {34851, 774, 0, 0, 0},
    {33749, 789, 0, 0, 0}, {3681, 789, 0, 0, 0}, {3681, 790, 0, 0, 0}, {2372, 774, 0, 0, 0}, {21142, 771, 0, 0, 0},
    {59907, 774, 0, 0, 0}, {33749, 791, 0, 0, 0}, {3681, 67, 0, 0, 0}, {33749, 506, 0, 0, 0}, {30568, 788, 0, 0, 0},
    {30572, 788, 0, 0, 0}, {2372, 771, 0, 0, 0}, {59907, 771, 0, 0, 0}, {59909, 771, 0, 0, 0},
    {33749, 67, 0, 0, 0}, {3681, 791, 0, 0, 0}, {3681, 506, 0, 0, 0}, {1398, 773, 0, 0, 0}, {248791, 771, 0, 0, 0},
    {3681, 773, 0, 0, 0}, {2372, 774, 0, 0, 0}, {2372, 771, 0, 0, 0}, {32553, 18, 0, 0, 0}, {1398, 794, 0, 0, 0},
    {3681, 795, 0, 0, 0}, {1398, 796, 0, 0, 0}, {3681, 797, 0, 0, 0}, {1398, 795, 0, 0, 0}, {1398, 771, 0, 0, 0},
    {75653, 768, 1, 0, 0}, {1398, 773, 0, 0, 0}, {47016, 768, 0, 0, 0}, {1398, 774, 0, 0, 0}, {75653, 768, 1, 0, 0},
    {1398, 787, 0, 0, 0}, {75653, 768, 1, 0, 0}, {1398, 794, 0, 0, 0}, {214971, 797, 0, 0, 0},
    {3681, 794, 0, 0, 0}, {1398, 794, 0, 0, 0}, {250906, 797, 0, 0, 0}, {75653, 797, 1, 0, 0},
    {1398, 798, 0, 0, 0}, {47016, 768, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 798, 0, 0, 0}, {250906, 768, 0, 0, 0},
    {1398, 798, 0, 0, 0}, {39974, 768, 0, 0, 0}, {43630, 777, 0, 0, 0}, {43639, 777, 0, 0, 0},
    {33749, 799, 0, 0, 0}, {3681, 800, 0, 0, 0}, {33749, 800, 0, 0, 0}, {3681, 799, 0, 0, 0}, {55705, 767, 0, 0, 0},
    {1398, 773, 0, 0, 0}, {55705, 767, 0, 0, 0}, {1398, 773, 0, 0, 0}, {252404, 801, 0, 0, 0},
    {3681, 802, 0, 0, 0}, {252404, 801, 0, 0, 0}, {252744, 774, 0, 0, 0}, {252755, 78, 0, 0, 0},
    {252760, 773, 2, 0, 0}, {3681, 803, 0, 0, 0}, {253282, 802, 0, 0, 0}, {252744, 771, 0, 0, 0},
    {252760, 773, 2, 0, 0}, {3681, 805, 0, 0, 0}, {253282, 802, 0, 0, 0}, {253282, 802, 0, 0, 0},
    {252744, 806, 0, 0, 0}, {252760, 773, 2, 0, 0}, {3681, 806, 0, 0, 0}, {252404, 801, 0, 0, 0},
    {252744, 806, 0, 0, 0}, {252760, 773, 2, 0, 0}, {252404, 801, 0, 0, 0}, {252744, 774, 0, 0, 0},
    {252760, 773, 2, 0, 0}, {252404, 801, 0, 0, 0}, {252744, 806, 0, 0, 0}, {252755, 78, 0, 0, 0},
    {252760, 773, 2, 0, 0}, {3681, 807, 0, 0, 0}, {253282, 802, 0, 0, 0}, {252744, 806, 0, 0, 0},
    {254394, 806, 0, 0, 0}, {252760, 773, 2, 0, 0}, {240394, 767, 0, 0, 0}, {254620, 768, 0, 0, 0},
    {15535, 768, 2, 0, 0}, {56922, 767, 0, 0, 0}, {3665, 768, 0, 0, 0}, {3681, 809, 0, 0, 0}, {34851, 809, 0, 0, 0},
    {34853, 809, 0, 0, 0}, {34855, 809, 0, 0, 0}, {56922, 767, 0, 0, 0}, {60954, 809, 0, 0, 0},
    {3665, 768, 0, 0, 0}, {3681, 812, 0, 0, 0}, {43630, 787, 0, 0, 0}, {43639, 787, 0, 0, 0}, {33749, 787, 0, 0, 0},
    {255933, 813, 0, 0, 0}, {255944, 813, 0, 0, 0}, {3681, 813, 0, 0, 0}, {74761, 814, 0, 0, 0},
    {1296, 782, 0, 0, 0}, {3681, 814, 0, 0, 0}, {74761, 815, 0, 0, 0}, {1126, 816, 0, 0, 0}, {3681, 816, 0, 0, 0},
    {245072, 771, 0, 0, 0}, {245080, 771, 0, 0, 0}, {245072, 771, 0, 0, 0}, {245080, 771, 0, 0, 0},
    {256868, 768, 0, 0, 0}, {15093, 787, 0, 0, 0}, {34228, 772, 0, 0, 0}, {34239, 772, 0, 0, 0},
    {142812, 768, 0, 0, 0}, {53498, 0, 2, 0, 0}, {242684, 0, 3, 53527, 0}, {257797, 0, 0, 0, 0},
    {68126, 0, 2, 0, 0}, {74761, 813, 0, 0, 0}, {109692, 0, 1, 0, 0}, {1126, 819, 0, 0, 0}, {17609, 768, 0, 0, 0},
    {3681, 820, 0, 0, 0}, {1126, 819, 0, 0, 0}, {243998, 820, 0, 0, 0}, {17609, 768, 0, 0, 0},
    {3681, 819, 0, 0, 0}, {245072, 819, 0, 0, 0}, {245080, 819, 0, 0, 0}, {1126, 816, 0, 0, 0},
    {74761, 815, 0, 0, 0}, {1126, 821, 0, 0, 0}, {1296, 782, 0, 0, 0}, {3681, 821, 0, 0, 0}, {55858, 773, 0, 0, 0},
    {259993, 31, 0, 0, 0}, {17598, 828, 0, 0, 0}, {49742, 828, 0, 0, 0}, {17598, 188, 0, 0, 0},
    {49742, 188, 0, 0, 0}, {17076, 188, 0, 0, 0}, {17598, 829, 0, 0, 0}, {17609, 34, 0, 0, 0},
    {61581, 34, 2, 0, 0}, {17076, 188, 0, 0, 0}, {114872, 34, 2, 0, 0}, {21146, 292, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {17598, 292, 0, 0, 0}, {116222, 34, 2, 0, 0}, {115324, 34, 2, 0, 0},
    {52502, 34, 2, 0, 0}, {90065, 0, 2, 0, 0}, {3681, 830, 0, 0, 0}, {17598, 292, 0, 0, 0}, {15535, 709, 0, 0, 0},
    {260904, 34, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49742, 292, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17598, 292, 0, 0, 0},
    {49742, 292, 0, 0, 0}, {116222, 34, 2, 0, 0}, {115324, 34, 2, 0, 0}, {52502, 34, 2, 0, 0},
    {17598, 292, 0, 0, 0}, {33553, 34, 2, 0, 0}, {33557, 34, 2, 0, 0}, {17598, 188, 0, 0, 0}, {30126, 831, 0, 0, 0},
    {17598, 292, 0, 0, 0}, {49742, 292, 0, 0, 0}, {15535, 709, 0, 0, 0}, {49259, 0, 0, 0, 0}, {61581, 34, 2, 0, 0},
    {1329, 292, 0, 0, 0}, {46487, 458, 0, 0, 0}, {1398, 832, 0, 0, 0}, {262785, 202, 0, 0, 0},
    {262794, 202, 0, 0, 0}, {1398, 833, 0, 0, 0}, {262828, 202, 0, 0, 0}, {262833, 202, 0, 0, 0},
    {1398, 834, 0, 0, 0}, {262785, 202, 0, 0, 0}, {1398, 835, 0, 0, 0}, {1398, 836, 0, 0, 0}, {1398, 131, 0, 0, 0},
    {1398, 837, 0, 0, 0}, {262988, 837, 0, 0, 0}, {2013, 833, 0, 0, 0}, {263056, 838, 0, 0, 0},
    {263065, 839, 0, 0, 0}, {262785, 202, 0, 0, 0}, {263247, 202, 0, 0, 0}, {263586, 840, 0, 0, 0},
    {49265, 840, 0, 0, 0}, {263586, 840, 0, 0, 0}, {263745, 840, 0, 0, 0}, {263586, 841, 0, 0, 0},
    {263745, 841, 0, 0, 0}, {49265, 841, 0, 0, 0}, {1398, 842, 0, 0, 0}, {264215, 842, 0, 0, 0},
    {264226, 843, 0, 0, 0}, {49265, 842, 0, 0, 0}, {49259, 845, 0, 0, 0}, {49259, 847, 0, 0, 0},
    {262785, 848, 0, 0, 0}, {263247, 848, 0, 0, 0}, {49265, 847, 0, 0, 0}, {49259, 840, 0, 0, 0},
    {266257, 852, 0, 0, 0}, {266268, 853, 0, 0, 0}, {266280, 845, 0, 0, 0}, {266257, 845, 0, 0, 0},
    {266280, 852, 0, 0, 0}, {266353, 853, 0, 0, 0}, {263586, 845, 2, 0, 0}, {49265, 845, 0, 0, 0},
    {49259, 841, 2, 0, 0}, {15093, 856, 0, 0, 0}, {266646, 840, 2, 0, 0}, {266657, 840, 2, 0, 0},
    {266669, 19, 0, 0, 0}, {266680, 19, 0, 0, 0}, {49259, 847, 0, 0, 0}, {211353, 847, 0, 0, 0},
    {267384, 858, 0, 0, 0}, {262785, 848, 0, 0, 0}, {262794, 848, 0, 0, 0}, {49259, 859, 0, 0, 0},
    {211353, 859, 0, 0, 0}, {267384, 858, 0, 0, 0}, {262785, 848, 0, 0, 0}, {262794, 848, 0, 0, 0},
    {49265, 859, 0, 0, 0}, {263586, 862, 0, 0, 0}, {49265, 862, 0, 0, 0}, {266646, 840, 2, 0, 0},
    {263586, 845, 0, 0, 0}, {49265, 856, 0, 0, 0}, {49259, 841, 0, 0, 0}, {268911, 863, 0, 0, 0},
    {268922, 863, 0, 0, 0}, {268933, 863, 0, 0, 0}, {268945, 863, 0, 0, 0}, {52450, 863, 0, 0, 0},
    {15535, 864, 0, 0, 0}, {49265, 863, 0, 0, 0}, {263586, 865, 0, 0, 0}, {263745, 865, 0, 0, 0},
    {49265, 865, 0, 0, 0}, {263586, 856, 0, 0, 0}, {263745, 856, 0, 0, 0}, {263586, 856, 0, 0, 0},
    {34851, 863, 0, 0, 0}, {34853, 863, 0, 0, 0}, {262828, 848, 0, 0, 0}, {262833, 848, 0, 0, 0},
    {269972, 866, 0, 0, 0}, {269979, 867, 0, 0, 0}, {269987, 866, 0, 0, 0}, {269994, 867, 0, 0, 0},
    {266280, 863, 0, 0, 0}, {49259, 847, 0, 0, 0}, {263586, 840, 0, 0, 0}, {263745, 840, 0, 0, 0},
    {264226, 868, 0, 0, 0}, {263586, 840, 0, 0, 0}, {270317, 848, 0, 0, 0}, {263247, 848, 0, 0, 0},
    {263586, 845, 0, 0, 0}, {41872, 841, 0, 0, 0}, {270717, 869, 0, 0, 0}, {49259, 840, 0, 0, 0},
    {264215, 870, 0, 0, 0}, {264226, 871, 0, 0, 0}, {262785, 848, 0, 0, 0}, {263247, 848, 0, 0, 0},
    {263586, 840, 0, 0, 0}, {30126, 841, 0, 0, 0}, {49259, 847, 0, 0, 0}, {22701, 872, 0, 0, 0},
    {39590, 873, 0, 0, 0}, {271177, 873, 0, 0, 0}, {268911, 863, 0, 0, 0}, {271249, 863, 0, 0, 0},
    {15535, 864, 0, 0, 0}, {49259, 863, 0, 0, 0}, {271259, 863, 0, 0, 0}, {263586, 856, 0, 0, 0},
    {263745, 840, 0, 0, 0}, {271283, 840, 0, 0, 0}, {263586, 845, 0, 0, 0}, {103324, 841, 0, 0, 0},
    {47586, 841, 0, 0, 0}, {49259, 841, 0, 0, 0}, {103324, 875, 0, 0, 0}, {47586, 875, 0, 0, 0},
    {263586, 840, 0, 0, 0}, {271466, 858, 0, 0, 0}, {263586, 845, 0, 0, 0}, {271493, 841, 0, 0, 0},
    {271716, 840, 0, 0, 0}, {271844, 19, 0, 0, 0}, {271855, 19, 0, 0, 0}, {50947, 840, 2, 0, 0},
    {272519, 17, 0, 0, 0}, {17609, 344, 0, 0, 0}, {60932, 876, 0, 0, 0}, {272648, 876, 2, 0, 0},
    {60932, 876, 0, 0, 0}, {89704, 876, 1, 0, 0}, {9543, 876, 2, 0, 0}, {272976, 19, 2, 0, 0},
    {60932, 876, 0, 0, 0}, {272558, 877, 1, 0, 0}, {211384, 231, 0, 0, 0}, {273374, 231, 2, 0, 0},
    {211384, 231, 0, 0, 0}, {60932, 876, 0, 0, 0}, {279522, 877, 2, 0, 0}, {3681, 876, 0, 0, 0},
    {60932, 882, 0, 0, 0}, {279955, 883, 0, 0, 0}, {279955, 876, 0, 0, 0}, {49259, 876, 0, 0, 0},
    {49265, 876, 0, 0, 0}, {170152, 876, 0, 0, 0}, {9543, 885, 2, 0, 0}, {272558, 877, 0, 0, 0},
    {280757, 876, 1, 0, 0}, {281041, 886, 0, 0, 0}, {281116, 877, 0, 0, 0}, {68126, 885, 2, 0, 0},
    {170152, 876, 0, 0, 0}, {281377, 885, 2, 0, 0}, {281394, 876, 0, 0, 0}, {281402, 885, 2, 0, 0},
    {281752, 876, 0, 0, 0}, {50947, 887, 1, 0, 0}, {52864, 887, 1, 0, 0}, {50976, 876, 1, 0, 0},
    {281781, 231, 0, 0, 0}, {66217, 876, 0, 0, 0}, {282017, 876, 0, 0, 0}, {282036, 876, 0, 0, 0},
    {282429, 876, 0, 0, 0}, {60932, 887, 0, 0, 0}, {3681, 887, 0, 0, 0}, {169899, 876, 0, 0, 0},
    {89834, 876, 0, 0, 0}, {1398, 887, 0, 0, 0}, {283031, 877, 0, 0, 0}, {13998, 885, 2, 0, 0},
    {283802, 876, 0, 0, 0}, {279955, 876, 2, 0, 0}, {60932, 876, 0, 0, 0}, {17598, 876, 0, 0, 0},
    {284071, 876, 0, 0, 0}, {50976, 876, 0, 0, 0}, {284226, 876, 0, 0, 0}, {60932, 889, 0, 0, 0},
    {284344, 876, 0, 0, 0}, {284356, 876, 0, 0, 0}, {284583, 876, 0, 0, 0}, {272558, 877, 0, 0, 0},
    {55858, 877, 0, 0, 0}, {284965, 876, 0, 0, 0}, {52864, 885, 2, 0, 0}, {284973, 19, 0, 0, 0},
    {285290, 877, 0, 0, 0}, {22127, 877, 0, 0, 0}, {22129, 877, 0, 0, 0}, {22131, 877, 0, 0, 0},
    {285290, 877, 0, 0, 0}, {285414, 877, 0, 0, 0}, {285427, 877, 0, 0, 0}, {285442, 877, 0, 0, 0},
    {285454, 877, 0, 0, 0}, {285468, 877, 0, 0, 0}, {52502, 877, 0, 0, 0}, {80204, 877, 0, 0, 0},
    {3681, 877, 1, 0, 0}, {284583, 887, 0, 0, 0}, {3681, 877, 0, 0, 0}, {3681, 891, 1, 0, 0}, {46487, 877, 0, 0, 0},
    {3681, 886, 0, 0, 0}, {286537, 885, 2, 0, 0}, {286673, 892, 0, 0, 0}, {286680, 876, 0, 0, 0},
    {18430, 876, 0, 0, 0}, {60932, 893, 0, 0, 0}, {3681, 885, 0, 0, 0}, {47962, 231, 0, 0, 0},
    {47019, 885, 0, 0, 0}, {138932, 877, 0, 0, 0}, {287308, 876, 0, 0, 0}, {272558, 877, 0, 0, 0},
    {60932, 876, 1, 0, 0}, {287824, 876, 0, 0, 0}, {286537, 885, 2, 0, 0}, {287832, 885, 2, 0, 0},
    {170152, 876, 1, 0, 0}, {288250, 885, 2, 0, 0}, {88728, 877, 2, 0, 0}, {9543, 877, 2, 0, 0},
    {288832, 894, 0, 0, 0}, {288849, 895, 0, 0, 0}, {157372, 896, 0, 0, 0}, {289230, 896, 0, 0, 0},
    {289405, 876, 0, 0, 0}, {279955, 876, 0, 0, 0}, {60932, 876, 0, 0, 0}, {157372, 896, 2, 0, 0},
    {289706, 896, 2, 0, 0}, {279955, 876, 0, 0, 0}, {289723, 876, 2, 0, 0}, {290046, 876, 0, 0, 0},
    {290058, 876, 0, 0, 0}, {290072, 876, 0, 0, 0}, {290081, 876, 0, 0, 0}, {290351, 876, 0, 0, 0},
    {290361, 876, 0, 0, 0}, {60932, 876, 0, 0, 0}, {151819, 876, 0, 0, 0}, {290754, 876, 0, 0, 0},
    {60932, 899, 0, 0, 0}, {291606, 900, 0, 0, 0}, {291613, 901, 0, 0, 0}, {291629, 902, 0, 0, 0},
    {60932, 903, 0, 0, 0}, {291876, 882, 0, 0, 0}, {291629, 902, 0, 0, 0}, {291885, 904, 0, 0, 0},
    {291903, 905, 0, 0, 0}, {9543, 876, 0, 0, 0}, {292339, 896, 0, 0, 0}, {292348, 896, 0, 0, 0},
    {292358, 896, 0, 0, 0}, {60932, 876, 0, 0, 0}, {292535, 876, 2, 0, 0}, {292548, 876, 0, 0, 0},
    {60932, 876, 0, 0, 0}, {292814, 876, 2, 0, 0}, {293266, 876, 0, 0, 0}, {293292, 876, 0, 0, 0},
    {292548, 876, 0, 0, 0}, {293309, 876, 0, 0, 0}, {293317, 876, 0, 0, 0}, {60932, 876, 0, 0, 0},
    {293574, 896, 2, 0, 0}, {293593, 876, 0, 0, 0}, {265828, 876, 0, 0, 0}, {49053, 876, 0, 0, 0},
    {60932, 876, 0, 0, 0}, {293980, 896, 2, 0, 0}, {293593, 876, 0, 0, 0}, {265828, 876, 0, 0, 0},
    {21146, 887, 0, 0, 0}, {294382, 887, 0, 0, 0}, {294519, 876, 0, 0, 0}, {60932, 876, 0, 0, 0},
    {294793, 896, 1, 0, 0}, {294813, 876, 0, 0, 0}, {294911, 876, 0, 0, 0}, {294928, 876, 0, 0, 0},
    {294936, 876, 0, 0, 0}, {294952, 876, 0, 0, 0}, {294928, 876, 2, 0, 0}, {295148, 876, 0, 0, 0},
    {295157, 876, 0, 0, 0}, {287308, 876, 0, 0, 0}, {294928, 876, 2, 0, 0}, {295148, 876, 0, 0, 0},
    {295157, 876, 0, 0, 0}, {290351, 876, 0, 0, 0}, {60932, 876, 0, 0, 0}, {49039, 896, 2, 0, 0},
    {295610, 876, 0, 0, 0}, {289723, 876, 2, 0, 0}, {60932, 876, 0, 0, 0}, {159129, 896, 2, 0, 0},
    {157372, 896, 2, 0, 0}, {295878, 896, 1, 0, 0}, {295897, 896, 1, 0, 0}, {290361, 876, 0, 0, 0},
    {290351, 876, 0, 0, 0}, {60932, 876, 0, 0, 0}, {296485, 896, 2, 0, 0}, {297107, 877, 1, 0, 0},
    {170152, 876, 1, 0, 0}, {60932, 887, 0, 0, 0}, {297751, 896, 2, 0, 0}, {297767, 896, 2, 0, 0},
    {297781, 896, 2, 0, 0}, {297797, 896, 2, 0, 0}, {297814, 896, 2, 0, 0}, {297829, 896, 2, 0, 0},
    {297846, 876, 0, 0, 0}, {298629, 876, 0, 0, 0}, {60932, 887, 0, 0, 0}, {298668, 896, 1, 0, 0},
    {298688, 876, 0, 0, 0}, {60932, 876, 0, 0, 0}, {298869, 896, 2, 0, 0}, {298879, 896, 2, 0, 0},
    {298887, 896, 2, 0, 0}, {60932, 876, 0, 0, 0}, {299293, 896, 2, 0, 0}, {300068, 372, 0, 0, 0},
    {300072, 532, 1, 0, 0}, {300068, 372, 0, 0, 0}, {61403, 911, 0, 0, 0}, {300072, 532, 1, 0, 0},
    {1398, 912, 0, 0, 0}, {17598, 435, 0, 0, 0}, {3681, 435, 0, 0, 0}, {1126, 435, 0, 0, 0}, {18468, 47, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {39974, 913, 0, 0, 0}, {42263, 51, 0, 0, 0}, {14349, 914, 0, 0, 0}, {30568, 51, 0, 0, 0},
    {30572, 51, 0, 0, 0}, {1, 0, 0, 0, 0}, {17598, 51, 0, 0, 0}, {300885, 51, 0, 0, 0}, {300890, 51, 0, 0, 0},
    {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39974, 913, 0, 0, 0}, {104023, 51, 0, 0, 0}, {17598, 435, 0, 0, 0},
    {301285, 34, 2, 0, 0}, {14349, 51, 0, 0, 0}, {30568, 917, 0, 0, 0}, {30572, 917, 0, 0, 0},
    {1, 917, 0, 0, 0}, {3681, 917, 0, 0, 0}, {49742, 918, 0, 0, 0}, {18468, 919, 0, 0, 0}, {116222, 34, 2, 0, 0},
    {15535, 920, 0, 0, 0}, {39974, 921, 0, 0, 0}, {104023, 51, 0, 0, 0}, {42263, 0, 0, 0, 0}, {49742, 435, 0, 0, 0},
    {301285, 34, 2, 0, 0}, {42263, 51, 0, 0, 0}, {49742, 51, 0, 0, 0}, {30568, 435, 0, 0, 0}, {30572, 435, 0, 0, 0},
    {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39974, 921, 0, 0, 0}, {103956, 0, 1, 0, 0}, {302849, 19, 0, 0, 0},
    {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39974, 921, 0, 0, 0}, {104023, 51, 0, 0, 0}, {18468, 47, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {39974, 921, 0, 0, 0}, {42263, 51, 0, 0, 0}, {17598, 51, 0, 0, 0}, {1, 0, 0, 0, 0},
    {30568, 51, 0, 0, 0}, {30572, 0, 0, 0, 0}, {1, 51, 1, 0, 0}, {17598, 922, 1, 0, 0}, {1126, 435, 0, 0, 0},
    {1, 0, 1, 0, 0}, {17598, 168, 0, 0, 0}, {3681, 924, 0, 0, 0}, {42263, 924, 0, 0, 0}, {49742, 168, 0, 0, 0},
    {3681, 168, 0, 0, 0}, {17598, 51, 0, 0, 0}, {57253, 435, 0, 0, 0}, {49742, 51, 0, 0, 0}, {303997, 435, 0, 0, 0},
    {18468, 919, 0, 0, 0}, {116222, 34, 2, 0, 0}, {15535, 920, 0, 0, 0}, {39974, 921, 0, 0, 0},
    {42263, 51, 0, 0, 0}, {3681, 292, 1, 0, 0}, {44495, 918, 0, 0, 0}, {44498, 918, 0, 0, 0}, {1126, 51, 0, 0, 0},
    {3681, 925, 0, 0, 0}, {42263, 435, 0, 0, 0}, {18468, 47, 0, 0, 0}, {15535, 34, 2, 0, 0}, {18468, 190, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {41872, 0, 0, 0, 0}, {39974, 921, 1, 0, 0}, {42263, 435, 0, 0, 0}, {18468, 190, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {39974, 921, 1, 0, 0}, {21, 420, 0, 0, 0}, {17605, 34, 0, 0, 0}, {1226, 194, 0, 0, 0},
    {1222, 194, 1, 0, 0}, {55858, 52, 0, 0, 0}, {305160, 926, 0, 0, 0}, {17076, 85, 0, 0, 0}, {3681, 85, 0, 0, 0},
    {30568, 927, 0, 0, 0}, {30572, 927, 0, 0, 0}, {3681, 927, 0, 0, 0}, {50947, 928, 2, 0, 0},
    {15093, 67, 0, 0, 0}, {50947, 928, 2, 0, 0}, {305723, 0, 0, 0, 0}, {13998, 928, 2, 0, 0}, {9543, 928, 2, 0, 0},
    {17076, 440, 0, 0, 0}, {3681, 440, 0, 0, 0}, {49259, 440, 0, 0, 0}, {30568, 85, 0, 0, 0}, {30572, 85, 0, 0, 0},
    {49259, 930, 0, 0, 0}, {3681, 78, 0, 0, 0}, {30568, 440, 0, 0, 0}, {30572, 440, 0, 0, 0}, {49259, 67, 0, 0, 0},
    {3681, 63, 0, 0, 0}, {306936, 928, 0, 0, 0}, {307045, 31, 0, 0, 0}, {307048, 31, 0, 0, 0},
    {3681, 934, 0, 0, 0}, {307533, 934, 0, 0, 0}, {3681, 928, 0, 0, 0}, {307533, 934, 0, 0, 0},
    {1398, 928, 0, 0, 0}, {49259, 78, 0, 0, 0}, {3681, 930, 0, 0, 0}, {49259, 927, 0, 0, 0}, {31029, 440, 0, 0, 0},
    {308044, 440, 0, 0, 0}, {49259, 63, 0, 0, 0}, {34851, 935, 0, 0, 0}, {18166, 936, 0, 0, 0},
    {308750, 937, 0, 0, 0}, {34851, 938, 0, 0, 0}, {34853, 938, 0, 0, 0}, {18166, 937, 0, 0, 0},
    {34851, 939, 0, 0, 0}, {34853, 939, 0, 0, 0}, {17605, 939, 0, 0, 0}, {34851, 939, 0, 0, 0},
    {34853, 939, 0, 0, 0}, {34851, 98, 0, 0, 0}, {18166, 940, 0, 0, 0}, {17076, 941, 0, 0, 0},
    {34851, 942, 0, 0, 0}, {34853, 942, 0, 0, 0}, {18166, 941, 0, 0, 0}, {22131, 943, 0, 0, 0},
    {34851, 944, 0, 0, 0}, {17076, 944, 1, 0, 0}, {18166, 944, 0, 0, 0}, {17076, 945, 0, 0, 0},
    {22131, 67, 0, 0, 0}, {34851, 945, 0, 0, 0}, {300075, 946, 0, 0, 0}, {125621, 67, 0, 0, 0},
    {18166, 945, 0, 0, 0}, {17076, 945, 0, 0, 0}, {34851, 945, 0, 0, 0}, {34853, 945, 0, 0, 0},
    {22131, 946, 0, 0, 0}, {125621, 67, 0, 0, 0}, {34851, 947, 0, 0, 0}, {34853, 947, 0, 0, 0},
    {310585, 943, 0, 0, 0}, {310588, 943, 0, 0, 0}, {30126, 112, 0, 0, 0}, {16743, 52, 0, 0, 0},
    {310929, 948, 1, 0, 0}, {30126, 112, 0, 0, 0}, {16743, 52, 0, 0, 0}, {51253, 197, 1, 0, 0},
    {36086, 197, 1, 0, 0}, {49068, 949, 0, 0, 311033}, {311061, 344, 0, 0, 89919}, {311074, 26, 0, 0, 3064},
    {1398, 950, 0, 0, 0}, {1398, 951, 0, 0, 0}, {298869, 28, 1, 0, 0}, {298879, 28, 1, 0, 0}, {298887, 28, 1, 0, 0},
    {311166, 28, 1, 0, 0}, {311178, 28, 1, 0, 0}, {138429, 28, 1, 0, 0}, {311209, 240, 0, 0, 0},
    {1398, 952, 0, 0, 0}, {103324, 344, 0, 0, 0}, {311256, 344, 0, 0, 0}, {49068, 949, 0, 0, 311033},
    {311291, 344, 0, 0, 89919}, {169899, 197, 0, 0, 0}, {64581, 44, 0, 0, 0}, {311647, 953, 0, 0, 0},
    {39974, 913, 0, 0, 0}, {1398, 954, 0, 0, 0}, {3681, 954, 0, 0, 0}, {17598, 956, 0, 0, 0}, {3681, 956, 0, 0, 0},
    {17598, 957, 0, 0, 0}, {310960, 958, 0, 0, 0}, {17598, 959, 0, 0, 0}, {116222, 34, 2, 0, 0},
    {30126, 34, 2, 0, 0}, {52502, 34, 2, 0, 0}, {313042, 953, 0, 0, 0}, {17598, 960, 0, 0, 0},
    {116222, 961, 0, 0, 0}, {30568, 962, 0, 0, 0}, {30572, 962, 0, 0, 0}, {1, 963, 1, 0, 0}, {3681, 963, 0, 0, 0},
    {314552, 401, 0, 0, 0}, {314564, 401, 0, 0, 0}, {3681, 965, 0, 0, 0}, {17598, 966, 0, 0, 0},
    {116222, 967, 1, 0, 0}, {39974, 968, 0, 0, 0}, {1398, 969, 0, 0, 0}, {310960, 958, 0, 0, 0},
    {116222, 34, 2, 0, 0}, {17605, 969, 0, 0, 0}, {313042, 953, 0, 0, 0}, {116222, 34, 2, 0, 0},
    {1398, 954, 0, 0, 0}, {310969, 965, 0, 0, 0}, {17598, 966, 0, 0, 0}, {116222, 967, 1, 0, 0},
    {1398, 969, 0, 0, 0}, {49742, 966, 0, 0, 0}, {116222, 967, 1, 0, 0}, {39974, 968, 0, 0, 0},
    {104057, 969, 0, 0, 0}, {310960, 958, 0, 0, 0}, {116222, 34, 2, 0, 0}, {1398, 954, 0, 0, 0},
    {313042, 953, 0, 0, 0}, {116222, 34, 2, 0, 0}, {3681, 953, 0, 0, 0}, {313042, 953, 0, 0, 0},
    {116222, 961, 0, 0, 0}, {1398, 971, 0, 0, 0}, {1398, 972, 0, 0, 0}, {317675, 973, 0, 0, 0},
    {34851, 973, 0, 0, 0}, {34853, 973, 0, 0, 0}, {34855, 973, 0, 0, 22153}, {130164, 458, 0, 0, 130166},
    {93576, 17, 0, 0, 317687}, {93583, 17, 0, 0, 317713}, {90013, 240, 1, 0, 0}, {317719, 219, 1, 0, 0},
    {17605, 974, 0, 0, 0}, {55705, 150, 0, 0, 0}, {318146, 67, 0, 0, 0}, {318157, 67, 0, 0, 0},
    {318169, 67, 0, 0, 0}, {2372, 67, 0, 0, 0}, {59907, 67, 0, 0, 0}, {17605, 976, 0, 0, 0}, {55705, 150, 0, 0, 0},
    {31029, 974, 0, 0, 0}, {55705, 150, 0, 0, 0}, {318146, 67, 0, 0, 0}, {318157, 67, 0, 0, 0},
    {318169, 67, 0, 0, 0}, {2372, 67, 0, 0, 0}, {59907, 67, 0, 0, 0}, {318519, 976, 0, 0, 0}, {17605, 440, 0, 0, 0},
    {34851, 976, 0, 0, 0}, {34853, 976, 0, 0, 0}, {34855, 976, 1, 0, 0}, {317675, 976, 0, 0, 0},
    {55705, 982, 0, 0, 0},
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
    {49756, 33, 0, 0, 1}, {50096, 33, 0, 0, 1}, {6729, 16, 0, 0, 1}, {47947, 16, 0, 0, 1}, {52974, 16, 0, 0, 0},
    {53174, 28, 0, 0, 1}, {53549, 212, 0, 0, 1}, {53527, 28, 0, 0, 0}, {1398, 219, 0, 0, 0}, {56056, 16, 0, 0, 0},
    {46830, 16, 0, 0, 0}, {56378, 219, 0, 0, 1}, {56383, 219, 0, 0, 1}, {6729, 16, 0, 0, 0}, {56479, 33, 0, 0, 1},
    {32553, 226, 0, 0, 0}, {1398, 227, 0, 0, 0}, {6729, 178, 0, 0, 0}, {57186, 33, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {57253, 227, 0, 0, 1}, {47016, 16, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47933, 185, 0, 0, 0},
    {57606, 41, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {57644, 178, 0, 0, 0},
    {2097, 178, 0, 0, 0}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {57253, 227, 0, 0, 1}, {57797, 33, 0, 0, 1},
    {57814, 33, 0, 0, 1}, {57831, 33, 0, 0, 1}, {58080, 16, 0, 0, 0}, {58088, 33, 0, 0, 1}, {1398, 16, 0, 0, 0},
    {58438, 16, 0, 0, 0}, {58789, 44, 0, 0, 0}, {46830, 178, 0, 0, 0}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {59194, 33, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {1398, 178, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {47933, 185, 0, 0, 0}, {47947, 16, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {59194, 33, 0, 0, 1}, {61403, 251, 0, 0, 1}, {61406, 33, 0, 0, 1}, {61620, 33, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {62115, 253, 0, 0, 1}, {62133, 254, 0, 0, 0}, {62236, 255, 0, 0, 0}, {62246, 45, 0, 0, 1},
    {62480, 257, 0, 62490, 0}, {47933, 185, 0, 0, 0}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {65780, 179, 0, 0, 1}, {65803, 179, 0, 0, 1}, {65824, 260, 0, 0, 1}, {65841, 260, 0, 0, 1},
    {65857, 260, 0, 0, 1}, {62246, 45, 0, 0, 1}, {66217, 178, 0, 0, 1}, {50976, 178, 0, 0, 1},
    {66741, 7, 0, 0, 0}, {6729, 16, 0, 0, 0}, {68126, 263, 0, 0, 1}, {62115, 253, 0, 0, 1}, {60939, 16, 0, 0, 0},
    {39590, 265, 0, 0, 0}, {51071, 266, 0, 0, 0}, {68769, 267, 0, 68775, 0}, {68814, 267, 0, 68775, 0},
    {68820, 21, 0, 0, 0}, {70101, 268, 0, 0, 0}, {68769, 267, 0, 68775, 0}, {68814, 267, 0, 68775, 0},
    {68820, 21, 0, 0, 0}, {17080, 270, 0, 0, 0}, {68769, 267, 0, 68775, 0}, {68820, 21, 0, 0, 0},
    {73959, 271, 0, 0, 0}, {74292, 33, 0, 0, 1}, {74304, 33, 0, 0, 1}, {74648, 276, 0, 0, 0}, {75313, 45, 0, 0, 0},
    {75327, 33, 0, 0, 1}, {61403, 251, 0, 0, 0}, {61406, 33, 0, 0, 1}, {75653, 59, 0, 0, 1}, {75666, 59, 0, 22140, 0},
    {75981, 163, 0, 0, 0}, {1398, 26, 0, 0, 0}, {76458, 280, 0, 0, 0}, {1398, 45, 0, 0, 0}, {77393, 41, 0, 0, 0},
    {77575, 7, 0, 0, 1}, {77584, 16, 0, 0, 1}, {76458, 16, 0, 0, 0}, {77692, 0, 0, 0, 0}, {77757, 41, 0, 0, 0},
    {76857, 284, 0, 0, 0}, {77757, 41, 0, 0, 0}, {78087, 7, 0, 0, 0}, {78257, 59, 0, 0, 1}, {78272, 33, 0, 0, 1},
    {79322, 293, 0, 79336, 1}, {79475, 294, 0, 79480, 1}, {79322, 293, 0, 79671, 1}, {79475, 294, 0, 79480, 1},
    {79949, 44, 0, 0, 0}, {79322, 293, 0, 0, 0}, {79475, 294, 0, 79480, 1}, {52502, 296, 0, 80179, 1},
    {80204, 296, 0, 80179, 1}, {52502, 297, 0, 80392, 1}, {80204, 297, 0, 80392, 1}, {52502, 298, 0, 81138, 1},
    {80204, 298, 0, 81138, 1}, {79475, 294, 0, 79480, 1}, {17080, 299, 0, 0, 0}, {79322, 293, 0, 60687, 1},
    {79322, 293, 0, 0, 0}, {82569, 300, 0, 0, 0}, {82584, 16, 0, 0, 1}, {82588, 16, 0, 0, 1}, {60540, 301, 0, 0, 0},
    {79322, 293, 0, 82774, 1}, {79475, 294, 0, 79480, 1}, {83122, 44, 0, 30115, 1}, {83138, 44, 0, 0, 0},
    {83153, 44, 0, 0, 0}, {79949, 302, 0, 0, 0}, {62236, 163, 0, 0, 0}, {85341, 44, 0, 0, 0}, {85729, 304, 0, 0, 0},
    {31895, 119, 94077, 22153, 0}, {55269, 163, 0, 0, 1}, {94368, 21, 0, 0, 0}, {94378, 33, 0, 0, 1},
    {94819, 358, 0, 0, 0}, {94826, 359, 0, 0, 0}, {94835, 16, 0, 0, 1}, {55269, 163, 0, 0, 1},
    {94845, 33, 0, 0, 1}, {94855, 360, 0, 0, 1}, {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1},
    {94897, 362, 0, 0, 1}, {95246, 364, 0, 0, 0}, {89295, 309, 0, 0, 0}, {92222, 343, 0, 0, 1},
    {95485, 365, 0, 0, 1}, {46830, 178, 0, 0, 1}, {95501, 366, 0, 95515, 0}, {86663, 367, 0, 95536, 0},
    {88468, 368, 0, 95553, 0}, {92947, 369, 0, 0, 1}, {95578, 33, 0, 0, 1}, {95589, 33, 0, 0, 1},
    {95599, 33, 0, 0, 1}, {95469, 28, 0, 0, 0}, {95611, 219, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {59194, 33, 0, 0, 1}, {95626, 33, 0, 0, 1}, {95640, 33, 0, 0, 1}, {94855, 360, 0, 0, 1}, {94869, 361, 0, 0, 1},
    {94882, 361, 0, 0, 1}, {94897, 362, 0, 0, 1}, {95700, 16, 0, 0, 0}, {95501, 366, 0, 95515, 0},
    {95469, 28, 0, 0, 0}, {95611, 219, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {95831, 359, 0, 0, 0}, {95848, 359, 0, 0, 0}, {94835, 16, 0, 0, 1}, {55269, 163, 0, 0, 1},
    {88204, 33, 0, 0, 1}, {94845, 33, 0, 0, 1}, {94855, 360, 0, 0, 1}, {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1},
    {94897, 362, 0, 0, 1}, {6729, 16, 0, 0, 0}, {89411, 311, 0, 0, 0}, {53174, 28, 0, 0, 1}, {92222, 343, 0, 0, 1},
    {96462, 178, 0, 0, 0}, {96568, 44, 0, 0, 0}, {95501, 366, 0, 95515, 0}, {32553, 376, 0, 0, 0},
    {95501, 366, 0, 95515, 0}, {94826, 359, 0, 0, 0}, {94835, 16, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {47947, 16, 0, 0, 1}, {47933, 365, 0, 0, 0}, {91774, 377, 0, 97557, 0}, {97581, 33, 0, 0, 1},
    {86663, 367, 0, 95536, 0}, {89411, 7, 0, 0, 1}, {95578, 33, 0, 0, 1}, {97591, 178, 0, 0, 1},
    {97603, 16, 0, 0, 1}, {97620, 219, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {97632, 163, 0, 0, 1}, {92947, 369, 0, 0, 1}, {97653, 378, 0, 89608, 0}, {97665, 33, 0, 0, 1},
    {97679, 33, 0, 0, 1}, {97701, 33, 0, 0, 1}, {97726, 33, 0, 0, 1}, {97737, 33, 0, 0, 1}, {97747, 33, 0, 0, 1},
    {97758, 33, 0, 0, 1}, {97771, 33, 0, 0, 1}, {97788, 16, 0, 0, 1}, {88550, 379, 0, 0, 1}, {55269, 163, 0, 0, 1},
    {94003, 380, 0, 0, 1}, {97796, 381, 0, 0, 1}, {97810, 16, 0, 0, 1}, {97821, 16, 0, 0, 1}, {97830, 16, 0, 0, 1},
    {97851, 16, 0, 0, 1}, {93697, 351, 0, 0, 1}, {97871, 26, 0, 0, 1}, {97887, 26, 0, 0, 1}, {97903, 26, 0, 0, 1},
    {97927, 16, 0, 0, 1}, {97944, 16, 0, 0, 1}, {97965, 16, 0, 0, 1}, {97977, 16, 0, 0, 1}, {98003, 16, 0, 0, 1},
    {59194, 33, 0, 0, 1}, {95626, 33, 0, 0, 1}, {95640, 33, 0, 0, 1}, {95589, 33, 0, 0, 1}, {95599, 33, 0, 0, 1},
    {98028, 33, 0, 0, 1}, {93971, 382, 0, 0, 1}, {98042, 28, 0, 0, 1}, {98063, 28, 0, 0, 1}, {98084, 59, 0, 0, 1},
    {98110, 383, 0, 0, 1}, {98185, 28, 0, 0, 0}, {94368, 21, 0, 0, 0}, {98204, 384, 94077, 22153, 0},
    {32553, 386, 0, 0, 0}, {98615, 28, 0, 0, 0}, {98816, 16, 0, 0, 0}, {98827, 16, 0, 0, 0}, {98839, 33, 0, 0, 1},
    {98856, 33, 0, 0, 1}, {98871, 368, 0, 95553, 0}, {98886, 387, 0, 0, 1}, {98898, 219, 0, 0, 1},
    {99726, 389, 0, 0, 0}, {95469, 28, 0, 0, 0}, {95611, 219, 0, 0, 1}, {101492, 389, 0, 0, 0},
    {101577, 391, 0, 0, 0}, {101585, 321, 0, 101598, 0}, {101753, 392, 0, 0, 0}, {102196, 393, 0, 0, 0},
    {102354, 394, 0, 0, 0}, {34049, 395, 0, 0, 0}, {102354, 394, 0, 0, 0}, {89704, 396, 0, 0, 0},
    {47586, 163, 0, 0, 0}, {103603, 59, 0, 0, 0}, {55269, 59, 0, 0, 0}, {55269, 59, 0, 0, 0}, {104062, 33, 0, 0, 1},
    {104333, 389, 0, 0, 0}, {62464, 59, 0, 0, 0}, {104344, 59, 0, 0, 0}, {104668, 59, 0, 0, 0},
    {104677, 59, 0, 0, 0}, {104689, 59, 0, 0, 0}, {62464, 59, 0, 0, 0}, {104344, 59, 0, 0, 0},
    {104333, 389, 0, 0, 0}, {94855, 360, 0, 0, 1}, {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1},
    {94897, 362, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {104921, 344, 0, 0, 0},
    {104333, 389, 0, 0, 0}, {94855, 360, 0, 0, 1}, {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1},
    {94897, 362, 0, 0, 1}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {105161, 59, 0, 0, 0},
    {93956, 59, 0, 0, 0}, {105164, 59, 0, 0, 0}, {106190, 404, 0, 0, 0}, {106729, 163, 0, 0, 0},
    {89542, 406, 0, 0, 1}, {95485, 365, 0, 0, 1}, {46830, 178, 0, 0, 1}, {46837, 179, 0, 0, 1},
    {46847, 179, 0, 0, 1}, {53174, 28, 0, 0, 1}, {86663, 367, 0, 95536, 0}, {95469, 28, 0, 0, 0},
    {95611, 219, 0, 0, 1}, {109131, 33, 0, 0, 1}, {109176, 41, 0, 0, 0}, {55269, 163, 0, 0, 1},
    {94845, 33, 0, 0, 1}, {104062, 33, 0, 0, 1}, {109291, 33, 0, 0, 1}, {109301, 33, 0, 0, 1},
    {94826, 359, 0, 89608, 0}, {94835, 16, 0, 0, 1}, {89542, 406, 0, 0, 1}, {94855, 360, 0, 0, 1},
    {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1}, {94897, 362, 0, 0, 1}, {109586, 178, 0, 0, 0},
    {109667, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {91774, 377, 0, 0, 0}, {97581, 33, 0, 0, 1}, {109678, 33, 0, 0, 1},
    {88550, 379, 0, 0, 1}, {97653, 378, 0, 89608, 0}, {1398, 0, 0, 0, 0}, {109890, 21, 0, 0, 0},
    {93816, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {91774, 377, 0, 0, 0}, {97581, 33, 0, 0, 1}, {109678, 33, 0, 0, 1},
    {109902, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {55269, 163, 0, 0, 1}, {109925, 408, 0, 22153, 0},
    {88550, 379, 0, 0, 1}, {97788, 16, 0, 0, 1}, {89411, 7, 0, 0, 1}, {109936, 409, 0, 0, 1}, {97653, 378, 0, 89608, 0},
    {109946, 219, 0, 0, 1}, {110051, 410, 0, 0, 0}, {110057, 411, 0, 0, 0}, {104057, 219, 0, 0, 0},
    {110174, 410, 0, 0, 0}, {110057, 411, 0, 0, 0}, {104057, 219, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {110286, 21, 0, 0, 0}, {110298, 178, 0, 0, 0}, {110307, 21, 0, 0, 0}, {91774, 377, 0, 0, 0},
    {97581, 33, 0, 0, 1}, {16896, 408, 0, 22153, 0}, {88550, 379, 0, 89608, 0}, {97653, 378, 0, 89608, 0},
    {90013, 219, 0, 0, 0}, {110608, 33, 0, 0, 1}, {39974, 28, 0, 0, 0}, {55269, 163, 0, 0, 1},
    {94845, 33, 0, 0, 1}, {104062, 33, 0, 0, 1}, {109301, 33, 0, 0, 1}, {94826, 359, 0, 89608, 0},
    {94835, 16, 0, 0, 1}, {94855, 360, 0, 0, 1}, {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1},
    {94897, 362, 0, 0, 1}, {53549, 212, 0, 0, 1}, {53527, 28, 0, 0, 0}, {53174, 28, 0, 0, 1}, {111734, 33, 0, 0, 1},
    {55269, 412, 0, 0, 1}, {55269, 413, 0, 0, 0}, {17080, 415, 0, 0, 0}, {114131, 417, 0, 0, 0},
    {114131, 417, 0, 0, 0}, {114885, 44, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47947, 16, 0, 0, 1}, {6738, 421, 0, 0, 0},
    {57253, 0, 0, 0, 1}, {93816, 33, 0, 0, 1}, {55269, 412, 0, 0, 1}, {104062, 26, 0, 1594, 1},
    {55269, 412, 0, 0, 1}, {16034, 26, 0, 0, 0}, {16042, 50, 0, 0, 0}, {16055, 26, 0, 0, 0}, {116230, 44, 0, 0, 0},
    {116245, 44, 0, 0, 0}, {116258, 44, 0, 0, 0}, {85341, 43, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47933, 185, 0, 0, 0},
    {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {47947, 16, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0},
    {117522, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {47947, 16, 0, 0, 1}, {18430, 7, 0, 0, 0}, {61403, 428, 0, 0, 0},
    {119696, 430, 0, 0, 0}, {122719, 45, 0, 0, 0}, {122731, 33, 0, 0, 1}, {123226, 59, 0, 0, 1},
    {75327, 26, 0, 0, 0}, {123350, 59, 0, 0, 0}, {125153, 36, 0, 0, 0}, {125162, 59, 0, 22153, 0},
    {125179, 33, 0, 0, 1}, {125153, 36, 0, 0, 0}, {125179, 33, 0, 0, 1}, {125621, 443, 0, 125630, 0},
    {125663, 33, 0, 0, 1}, {127114, 163, 0, 89919, 1}, {127124, 33, 0, 0, 1}, {127135, 33, 0, 0, 1},
    {131154, 496, 0, 0, 1}, {131675, 33, 0, 0, 1}, {131848, 499, 0, 0, 0}, {132103, 33, 0, 0, 1},
    {132437, 503, 0, 132441, 0}, {132465, 504, 0, 132469, 0}, {132490, 21, 0, 0, 0}, {132628, 26, 0, 1594, 0},
    {132490, 21, 0, 0, 0}, {132437, 503, 0, 132441, 0}, {132465, 504, 0, 132469, 0}, {132628, 26, 0, 1594, 0},
    {132437, 503, 0, 132441, 0}, {132465, 504, 0, 132469, 0}, {132628, 26, 0, 1594, 0}, {132490, 21, 0, 0, 0},
    {132628, 26, 0, 1594, 0}, {133495, 21, 0, 0, 0}, {133495, 21, 0, 0, 0}, {70101, 512, 0, 135321, 0},
    {70101, 513, 0, 135779, 0}, {136155, 514, 0, 0, 0}, {70101, 512, 0, 135321, 0}, {70101, 513, 0, 135779, 0},
    {136461, 26, 0, 1594, 0}, {46407, 515, 0, 0, 1}, {46407, 265, 0, 0, 0}, {88335, 33, 0, 0, 1},
    {137200, 389, 0, 1594, 0}, {47586, 59, 0, 0, 0}, {137304, 517, 0, 0, 0}, {22129, 59, 0, 0, 0},
    {137641, 519, 0, 0, 0}, {137648, 519, 0, 0, 0}, {137655, 26, 0, 0, 0}, {137641, 519, 0, 0, 0},
    {137648, 519, 0, 0, 0}, {17080, 520, 0, 0, 0}, {138025, 521, 0, 0, 1}, {89704, 522, 0, 0, 0},
    {138064, 520, 0, 138074, 0}, {138100, 520, 0, 138108, 0}, {138429, 523, 0, 0, 0}, {138064, 520, 0, 138074, 0},
    {138100, 520, 0, 138435, 0}, {138429, 523, 0, 0, 0}, {17080, 524, 0, 0, 0}, {138636, 16, 0, 0, 0},
    {138932, 59, 0, 0, 0}, {36086, 525, 0, 0, 0}, {30126, 526, 0, 0, 0}, {138936, 527, 0, 0, 0},
    {17080, 530, 0, 0, 0}, {89704, 522, 0, 139582, 0}, {128143, 26, 0, 1594, 0}, {89704, 522, 0, 139582, 0},
    {89704, 522, 0, 0, 0}, {30126, 533, 0, 0, 0}, {141201, 534, 0, 0, 1}, {141222, 534, 0, 0, 1},
    {141243, 535, 0, 0, 0}, {141256, 536, 0, 0, 0}, {17080, 537, 0, 0, 0}, {30126, 533, 0, 0, 0},
    {141201, 534, 0, 0, 1}, {141222, 534, 0, 0, 1}, {141243, 535, 0, 0, 0}, {141256, 536, 0, 0, 0},
    {17080, 537, 0, 0, 0}, {141499, 33, 0, 0, 1}, {30126, 533, 0, 0, 0}, {141857, 538, 0, 0, 1},
    {141201, 534, 0, 0, 1}, {141222, 534, 0, 0, 1}, {141499, 33, 0, 0, 1}, {17080, 539, 0, 0, 1},
    {30126, 533, 0, 0, 0}, {142004, 540, 0, 0, 1}, {141857, 538, 0, 0, 1}, {142009, 525, 0, 0, 0},
    {142017, 525, 0, 0, 0}, {141201, 534, 0, 0, 1}, {141222, 534, 0, 0, 1}, {142140, 541, 0, 0, 1},
    {142154, 59, 0, 0, 1}, {142496, 543, 0, 0, 1}, {142507, 544, 0, 0, 1}, {128347, 33, 0, 0, 1},
    {61406, 33, 0, 0, 1}, {142521, 33, 0, 0, 1}, {70101, 545, 0, 0, 0}, {143200, 546, 0, 0, 1},
    {17080, 548, 0, 0, 0}, {78793, 26, 0, 1594, 0}, {122291, 26, 0, 1594, 0}, {145652, 59, 0, 0, 0},
    {129112, 549, 0, 0, 0}, {17080, 551, 0, 0, 0}, {145755, 33, 0, 0, 1}, {146011, 163, 0, 89608, 0},
    {36086, 525, 0, 0, 0}, {30126, 526, 0, 0, 0}, {138936, 527, 0, 0, 0}, {46407, 515, 0, 146342, 0},
    {30126, 554, 0, 0, 0}, {46407, 515, 0, 146342, 0}, {132103, 555, 0, 146755, 0}, {146788, 556, 0, 0, 1},
    {17080, 557, 0, 0, 0}, {147196, 33, 0, 0, 1}, {30126, 559, 0, 0, 0}, {17080, 562, 0, 0, 0},
    {147562, 515, 0, 0, 0}, {147571, 563, 0, 147583, 0}, {147622, 33, 0, 0, 1}, {17080, 537, 0, 0, 0},
    {147562, 515, 0, 0, 0}, {148021, 564, 0, 148032, 0}, {147571, 563, 0, 147583, 0}, {17080, 562, 0, 0, 0},
    {149283, 565, 0, 149300, 0}, {147571, 563, 0, 147583, 0}, {150554, 33, 0, 0, 1}, {30126, 559, 0, 0, 0},
    {17080, 566, 0, 0, 0}, {17080, 568, 0, 0, 0}, {30126, 533, 0, 0, 0}, {150993, 569, 0, 0, 0},
    {150999, 569, 0, 0, 0}, {151005, 569, 0, 0, 0}, {151011, 570, 0, 0, 0}, {27464, 571, 0, 0, 0},
    {27471, 571, 0, 0, 0}, {142009, 525, 0, 0, 0}, {142017, 525, 0, 0, 0}, {128012, 538, 0, 0, 1},
    {46407, 163, 0, 0, 0}, {22127, 59, 0, 0, 0}, {22129, 59, 0, 0, 0}, {22131, 59, 0, 0, 0}, {36086, 525, 0, 0, 0},
    {151474, 534, 0, 0, 0}, {151481, 573, 0, 0, 0}, {22127, 59, 0, 0, 0}, {22129, 59, 0, 0, 0},
    {22131, 59, 0, 0, 0}, {142009, 525, 0, 0, 0}, {142017, 525, 0, 0, 0}, {151588, 534, 0, 0, 0},
    {151596, 534, 0, 0, 0}, {22127, 59, 0, 0, 0}, {22129, 59, 0, 0, 0}, {22131, 59, 0, 0, 0}, {36086, 525, 0, 0, 0},
    {151474, 534, 0, 0, 0}, {100838, 187, 0, 0, 1}, {93956, 163, 0, 89608, 1}, {154090, 596, 0, 0, 1},
    {2376, 21, 0, 0, 0}, {93956, 163, 0, 89608, 1}, {154090, 596, 0, 0, 1}, {152787, 597, 0, 0, 1},
    {93956, 163, 0, 89608, 1}, {154090, 596, 0, 0, 1}, {154916, 598, 0, 0, 0}, {2097, 178, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {93956, 163, 0, 89608, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {155686, 21, 0, 0, 1},
    {156155, 33, 0, 0, 1}, {138429, 600, 0, 0, 1}, {153635, 601, 0, 0, 1}, {156176, 40, 0, 0, 1},
    {156189, 33, 0, 0, 1}, {156866, 602, 0, 0, 1}, {156176, 40, 0, 0, 1}, {156189, 33, 0, 0, 1},
    {138429, 600, 0, 0, 1}, {153635, 601, 0, 0, 1}, {156876, 603, 0, 0, 1}, {156890, 35, 0, 0, 1},
    {156906, 40, 0, 0, 1}, {157338, 604, 0, 89919, 1}, {157357, 33, 0, 0, 1}, {157372, 44, 0, 0, 1},
    {157617, 26, 0, 1594, 0}, {158050, 21, 0, 0, 0}, {158059, 606, 0, 0, 0}, {158068, 607, 0, 0, 0},
    {158085, 417, 0, 0, 1}, {158099, 178, 0, 0, 1}, {2097, 16, 0, 0, 1}, {158109, 26, 0, 1594, 0},
    {158828, 608, 0, 0, 1}, {158849, 301, 0, 0, 1}, {159016, 33, 0, 0, 1}, {156176, 40, 0, 0, 1},
    {156189, 33, 0, 0, 1}, {159141, 609, 0, 0, 1}, {156876, 603, 0, 0, 1}, {156890, 35, 0, 0, 1},
    {156906, 40, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {153171, 610, 0, 0, 0}, {160114, 33, 0, 0, 1},
    {156176, 40, 0, 0, 1}, {156189, 33, 0, 0, 1}, {156876, 603, 0, 0, 1}, {156890, 35, 0, 0, 1},
    {156906, 40, 0, 0, 1}, {160564, 36, 0, 0, 1}, {160575, 219, 0, 0, 1}, {138429, 600, 0, 0, 1},
    {153635, 601, 0, 0, 1}, {156176, 40, 0, 0, 1}, {156189, 33, 0, 0, 1}, {156876, 603, 0, 0, 1},
    {156890, 35, 0, 0, 1}, {156906, 40, 0, 0, 1}, {160592, 187, 0, 0, 1}, {160600, 187, 0, 0, 1},
    {161317, 40, 0, 0, 1}, {160114, 33, 0, 0, 1}, {156176, 40, 0, 0, 1}, {156189, 33, 0, 0, 1},
    {161861, 33, 0, 0, 1}, {161866, 611, 0, 0, 1}, {161879, 35, 0, 0, 1}, {161898, 40, 0, 0, 1},
    {160114, 33, 0, 0, 1}, {156176, 40, 0, 0, 1}, {156189, 33, 0, 0, 1}, {161916, 44, 0, 0, 1},
    {162764, 21, 0, 0, 0}, {162772, 16, 0, 0, 1}, {162782, 16, 0, 0, 1}, {161866, 611, 0, 0, 1},
    {160114, 33, 0, 0, 1}, {161866, 611, 0, 0, 1}, {161879, 35, 0, 0, 1}, {161898, 40, 0, 0, 1},
    {163729, 33, 0, 0, 1}, {156176, 40, 0, 0, 1}, {156189, 33, 0, 0, 1}, {163739, 33, 0, 0, 1},
    {164470, 35, 0, 0, 1}, {164491, 40, 0, 0, 1}, {164861, 612, 0, 0, 1}, {161879, 35, 0, 0, 1},
    {161898, 40, 0, 0, 1}, {163729, 33, 0, 0, 1}, {164875, 33, 0, 0, 1}, {164883, 613, 0, 0, 1},
    {156176, 40, 0, 0, 1}, {156189, 33, 0, 0, 1}, {156876, 603, 0, 0, 1}, {156890, 35, 0, 0, 1},
    {156906, 40, 0, 0, 1}, {163739, 33, 0, 0, 1}, {156176, 40, 0, 0, 1}, {156189, 33, 0, 0, 1},
    {156876, 603, 0, 0, 1}, {156890, 35, 0, 0, 1}, {156906, 40, 0, 0, 1}, {160114, 33, 0, 0, 1},
    {160575, 219, 0, 0, 1}, {160114, 33, 0, 0, 1}, {138429, 600, 0, 0, 1}, {153635, 601, 0, 0, 1},
    {167099, 301, 0, 0, 1}, {156176, 40, 0, 0, 1}, {156189, 33, 0, 0, 1}, {156876, 603, 0, 0, 1},
    {156890, 35, 0, 0, 1}, {156906, 40, 0, 0, 1}, {167107, 614, 0, 0, 1}, {167121, 615, 0, 0, 1},
    {167134, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {168120, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {169084, 16, 0, 0, 1}, {77393, 41, 0, 0, 0}, {169413, 625, 0, 0, 0}, {6729, 16, 0, 0, 1},
    {17609, 59, 0, 0, 0}, {17609, 59, 0, 0, 1}, {2097, 16, 0, 0, 1}, {170335, 21, 0, 0, 1}, {170441, 627, 0, 0, 1},
    {170818, 0, 0, 0, 0}, {48125, 408, 0, 0, 0}, {170966, 33, 0, 0, 1}, {6738, 21, 0, 0, 0}, {51305, 627, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {171620, 41, 0, 0, 0}, {171640, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 627, 0, 0, 0},
    {17609, 408, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47933, 185, 0, 0, 0}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {17609, 408, 0, 0, 1}, {173425, 7, 0, 0, 0}, {173434, 16, 0, 0, 1}, {173443, 41, 0, 0, 1},
    {169413, 625, 0, 0, 0}, {173834, 219, 0, 0, 0}, {173834, 49, 0, 0, 0}, {173834, 41, 0, 0, 0},
    {173834, 627, 0, 0, 0}, {173834, 631, 0, 0, 0}, {55269, 202, 174812, 0, 0}, {55269, 202, 174812, 0, 0},
    {94845, 33, 15201, 0, 0}, {104062, 33, 15201, 0, 0}, {109291, 33, 15201, 0, 0}, {109301, 33, 15201, 0, 0},
    {94826, 359, 94077, 22153, 0}, {94835, 16, 0, 0, 1}, {90013, 640, 94077, 22153, 0}, {90013, 641, 94077, 176146, 0},
    {55269, 202, 174812, 0, 0}, {94845, 33, 15201, 0, 0}, {104062, 33, 15201, 0, 0}, {109301, 33, 15201, 0, 0},
    {94826, 359, 94077, 22153, 0}, {94835, 16, 0, 0, 1}, {16743, 21, 0, 0, 0}, {39590, 59, 0, 0, 0},
    {177786, 59, 0, 0, 0}, {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1}, {94897, 362, 0, 0, 1},
    {178241, 59, 0, 0, 0}, {178364, 389, 0, 0, 0}, {178873, 59, 0, 0, 0}, {180840, 59, 0, 0, 0},
    {180852, 389, 0, 0, 0}, {180840, 59, 0, 0, 0}, {181374, 389, 0, 0, 0}, {180852, 389, 0, 0, 0},
    {182692, 59, 0, 0, 0}, {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1}, {94897, 362, 0, 0, 1},
    {89704, 59, 0, 0, 0}, {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1}, {94897, 362, 0, 0, 1},
    {39590, 59, 0, 0, 0}, {190672, 59, 0, 0, 0}, {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1},
    {94897, 362, 0, 0, 1}, {47586, 59, 0, 0, 0}, {39590, 59, 0, 0, 0}, {190672, 59, 0, 0, 0}, {94869, 361, 0, 0, 1},
    {94882, 361, 0, 0, 1}, {94897, 362, 0, 0, 1}, {191303, 59, 0, 0, 0}, {193232, 389, 0, 0, 0},
    {193235, 389, 0, 0, 0}, {195502, 59, 0, 0, 0}, {47016, 541, 0, 0, 0}, {47016, 59, 0, 0, 0},
    {48125, 541, 0, 0, 0}, {163707, 541, 0, 0, 0}, {48125, 59, 0, 0, 0}, {196173, 59, 0, 0, 0},
    {39974, 59, 0, 0, 0}, {39974, 59, 0, 0, 0}, {47586, 59, 0, 0, 0}, {196277, 59, 0, 0, 0}, {197415, 59, 0, 0, 0},
    {94869, 361, 0, 0, 1}, {94882, 361, 0, 0, 1}, {94897, 362, 0, 0, 1}, {197853, 59, 0, 0, 0},
    {197861, 59, 0, 0, 0}, {197869, 59, 0, 0, 0}, {197878, 389, 0, 0, 0}, {198098, 389, 0, 1594, 0},
    {198230, 389, 0, 1594, 0}, {198236, 389, 0, 1594, 0}, {198242, 541, 0, 198247, 0}, {198255, 389, 0, 1594, 0},
    {198262, 389, 0, 1594, 0}, {198242, 541, 0, 198247, 0}, {198255, 389, 0, 1594, 0}, {198262, 389, 0, 1594, 0},
    {198230, 389, 0, 1594, 0}, {198236, 389, 0, 1594, 0}, {29958, 389, 0, 1594, 0}, {198230, 389, 0, 1594, 0},
    {198236, 389, 0, 1594, 0}, {198255, 389, 0, 1594, 0}, {198262, 389, 0, 1594, 0}, {29958, 389, 0, 1594, 0},
    {199351, 59, 0, 22153, 0}, {199356, 59, 0, 22153, 0}, {198242, 541, 0, 198247, 0}, {199361, 59, 0, 22153, 0},
    {199372, 59, 0, 22153, 0}, {199382, 59, 0, 22153, 0}, {199393, 59, 0, 22153, 0}, {198255, 389, 0, 1594, 0},
    {198262, 389, 0, 1594, 0}, {198242, 541, 0, 198247, 0}, {199361, 59, 0, 22153, 0}, {199372, 59, 0, 22153, 0},
    {199382, 59, 0, 22153, 0}, {199393, 59, 0, 22153, 0}, {198255, 389, 0, 1594, 0}, {198262, 389, 0, 1594, 0},
    {59194, 33, 0, 0, 1}, {200079, 33, 0, 0, 1}, {200271, 44, 0, 0, 0}, {200288, 44, 0, 0, 0},
    {200305, 44, 0, 0, 0}, {200316, 670, 0, 0, 1}, {88272, 16, 0, 0, 1}, {30126, 674, 0, 0, 0},
    {201962, 26, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47947, 16, 0, 0, 1}, {200316, 240, 0, 0, 0}, {204240, 178, 0, 0, 0},
    {204245, 687, 0, 204255, 0}, {204266, 45, 0, 0, 0}, {204240, 178, 0, 0, 0}, {204245, 687, 0, 204255, 0},
    {78886, 688, 0, 204462, 0}, {204240, 178, 0, 0, 0}, {204245, 687, 0, 204255, 0}, {204625, 45, 0, 0, 0},
    {204240, 178, 0, 0, 0}, {204245, 687, 0, 204255, 0}, {204776, 45, 0, 0, 0}, {204787, 45, 0, 0, 0},
    {204240, 178, 0, 0, 0}, {204245, 687, 0, 204255, 0}, {170152, 44, 0, 0, 0}, {204240, 178, 0, 0, 0},
    {204245, 687, 0, 204255, 0}, {204266, 45, 0, 0, 0}, {170152, 44, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {30126, 44, 0, 0, 0}, {204240, 178, 0, 0, 0}, {204144, 687, 0, 204255, 0}, {204240, 178, 0, 0, 0},
    {205793, 687, 0, 0, 0}, {204240, 178, 0, 0, 0}, {204240, 178, 0, 0, 0}, {204245, 687, 0, 204255, 0},
    {17598, 44, 0, 0, 1}, {204240, 178, 0, 0, 0}, {204245, 687, 0, 204255, 0}, {78886, 688, 0, 204462, 0},
    {170152, 44, 0, 0, 0}, {204240, 178, 0, 0, 0}, {204245, 687, 0, 204255, 0}, {78886, 688, 0, 204462, 0},
    {206601, 45, 0, 0, 0}, {204240, 178, 0, 0, 0}, {204245, 687, 0, 204255, 0}, {206601, 45, 0, 0, 0},
    {170152, 44, 0, 0, 0}, {204240, 178, 0, 0, 0}, {204245, 687, 0, 204255, 0}, {207017, 44, 0, 0, 0},
    {207260, 33, 0, 0, 1}, {64581, 44, 0, 0, 0}, {161768, 44, 0, 0, 0}, {204240, 178, 0, 0, 0},
    {205793, 690, 0, 0, 0}, {207882, 44, 0, 30115, 0}, {207910, 44, 0, 30115, 0}, {204240, 178, 0, 0, 0},
    {204245, 687, 0, 204255, 0}, {208338, 45, 0, 0, 0}, {39590, 163, 0, 0, 0}, {208349, 33, 0, 0, 1},
    {204240, 178, 0, 0, 0}, {205793, 690, 0, 0, 0}, {207910, 44, 0, 30115, 0}, {76458, 698, 0, 0, 0},
    {1398, 699, 0, 0, 0}, {210548, 59, 0, 0, 0}, {93961, 33, 0, 0, 1}, {211221, 16, 0, 0, 1}, {211353, 59, 0, 22153, 0},
    {211360, 33, 0, 0, 1}, {211370, 41, 0, 0, 1}, {76458, 701, 0, 0, 0}, {1398, 344, 0, 0, 0},
    {48125, 408, 0, 0, 0}, {212525, 16, 0, 0, 0}, {213716, 33, 0, 0, 1}, {213730, 33, 0, 0, 1},
    {214143, 712, 0, 0, 0}, {58789, 713, 0, 0, 0}, {62236, 45, 0, 0, 0}, {2013, 45, 0, 0, 0}, {214971, 718, 0, 0, 0},
    {214981, 703, 0, 0, 0}, {213005, 45, 0, 0, 0}, {213011, 45, 0, 0, 0}, {138429, 43, 0, 0, 1},
    {214143, 712, 0, 0, 0}, {216388, 33, 0, 0, 1}, {88121, 33, 0, 0, 1}, {217454, 721, 0, 0, 0},
    {60540, 45, 0, 0, 0}, {217899, 43, 0, 0, 0}, {217908, 45, 0, 0, 1}, {217454, 721, 0, 0, 0},
    {218103, 725, 0, 0, 0}, {2013, 45, 0, 0, 1}, {47933, 765, 0, 0, 0}, {46837, 179, 0, 0, 1},
    {46847, 179, 0, 0, 1}, {239962, 26, 0, 0, 1}, {6729, 16, 0, 0, 0}, {240162, 59, 0, 0, 0}, {240245, 178, 0, 0, 0},
    {240248, 40, 0, 0, 0}, {240554, 733, 0, 0, 0}, {240567, 769, 0, 0, 0}, {240554, 733, 0, 0, 0},
    {240810, 769, 0, 0, 0}, {240826, 769, 0, 0, 0}, {53174, 411, 0, 0, 1}, {15535, 411, 0, 0, 0},
    {244143, 733, 0, 0, 0}, {240554, 733, 0, 0, 0}, {239462, 769, 0, 0, 0}, {239393, 778, 0, 0, 1},
    {55269, 779, 0, 0, 1}, {244886, 778, 0, 0, 1}, {244907, 779, 0, 0, 1}, {6738, 21, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {245630, 7, 0, 0, 0}, {238780, 784, 0, 0, 0}, {240245, 178, 0, 0, 0},
    {240248, 40, 0, 0, 0}, {240245, 178, 0, 0, 0}, {238743, 785, 0, 0, 0}, {52450, 411, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {109692, 178, 0, 0, 1}, {51587, 59, 0, 0, 1}, {248721, 59, 0, 0, 1},
    {248729, 59, 0, 0, 1}, {238127, 16, 0, 0, 1}, {239270, 792, 0, 0, 1}, {244143, 733, 0, 0, 0},
    {244143, 733, 0, 0, 0}, {238963, 793, 0, 0, 0}, {239114, 804, 0, 0, 1}, {239114, 804, 0, 0, 0},
    {254899, 808, 0, 0, 0}, {255044, 810, 0, 0, 0}, {255058, 778, 0, 0, 1}, {55269, 779, 0, 0, 1},
    {255279, 811, 0, 0, 1}, {239393, 778, 0, 0, 1}, {55269, 779, 0, 0, 1}, {240554, 733, 0, 0, 0},
    {239462, 769, 0, 0, 0}, {60939, 817, 0, 0, 1}, {6729, 16, 0, 0, 0}, {257561, 128, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {243890, 40, 0, 0, 0}, {257788, 212, 0, 0, 1}, {53527, 28, 0, 0, 0},
    {239890, 818, 0, 0, 0}, {259008, 411, 0, 0, 0}, {47933, 185, 0, 0, 0}, {46837, 179, 0, 0, 1},
    {46847, 179, 0, 0, 1}, {6729, 16, 0, 0, 0}, {238924, 822, 0, 0, 0}, {239270, 792, 0, 0, 1},
    {259493, 178, 0, 0, 0}, {239327, 823, 0, 0, 0}, {259684, 178, 0, 0, 0}, {239852, 824, 0, 0, 0},
    {238095, 825, 0, 0, 0}, {239426, 826, 0, 0, 0}, {259982, 827, 0, 0, 1}, {6729, 16, 0, 0, 1},
    {60540, 163, 0, 0, 0}, {260741, 44, 0, 0, 0}, {260753, 33, 0, 0, 1}, {261599, 44, 0, 0, 0},
    {261610, 44, 0, 0, 0}, {261622, 33, 0, 0, 1}, {262039, 44, 0, 0, 0}, {260753, 33, 0, 0, 1},
    {262946, 844, 0, 0, 0}, {264841, 59, 0, 0, 0}, {262877, 846, 0, 264846, 0}, {78824, 26, 0, 0, 0},
    {66741, 849, 0, 0, 0}, {3665, 849, 0, 0, 0}, {265828, 850, 0, 0, 0}, {265832, 851, 0, 0, 0},
    {262774, 854, 0, 0, 0}, {266461, 855, 0, 0, 0}, {266469, 855, 0, 0, 0}, {262877, 846, 0, 264846, 0},
    {264841, 59, 0, 0, 0}, {52450, 857, 0, 0, 0}, {52450, 674, 0, 0, 0}, {265828, 850, 0, 0, 0},
    {3665, 849, 0, 0, 0}, {267389, 849, 0, 0, 0}, {265832, 851, 0, 0, 0}, {267398, 26, 0, 1594, 1},
    {265828, 860, 0, 0, 0}, {3665, 861, 0, 0, 0}, {267389, 861, 0, 0, 0}, {265832, 851, 0, 0, 0},
    {267398, 26, 0, 1594, 1}, {268169, 16, 0, 0, 0}, {268183, 16, 0, 0, 0}, {268195, 16, 0, 0, 0},
    {268957, 26, 0, 0, 0}, {267398, 26, 0, 1594, 1}, {66741, 849, 0, 0, 0}, {3665, 849, 0, 0, 0},
    {265828, 850, 0, 0, 0}, {262877, 846, 0, 264846, 0}, {262877, 846, 0, 264846, 0}, {270990, 26, 0, 0, 0},
    {262946, 844, 0, 0, 0}, {270998, 26, 0, 0, 0}, {271010, 26, 0, 0, 0}, {271025, 26, 0, 0, 0},
    {70101, 874, 0, 0, 0}, {267398, 26, 0, 1594, 1}, {271513, 28, 0, 0, 0}, {271570, 850, 0, 0, 0},
    {3665, 849, 0, 0, 0}, {265832, 851, 0, 0, 0}, {267398, 26, 0, 1594, 1}, {6729, 16, 0, 0, 0},
    {271600, 674, 0, 0, 0}, {6738, 21, 0, 0, 0}, {57253, 0, 0, 0, 1}, {272663, 44, 0, 0, 0}, {272676, 44, 0, 0, 0},
    {273284, 41, 0, 0, 1}, {273294, 41, 0, 0, 1}, {273306, 41, 0, 0, 1}, {273321, 41, 0, 0, 1},
    {273338, 33, 0, 0, 1}, {273357, 33, 0, 0, 1}, {273588, 16, 0, 0, 0}, {169413, 541, 0, 273838, 0},
    {273898, 16, 0, 0, 0}, {274049, 26, 0, 1594, 1}, {274067, 163, 0, 274082, 1}, {274091, 26, 0, 1594, 1},
    {274113, 26, 0, 1594, 1}, {274136, 16, 0, 0, 1}, {274432, 26, 0, 1594, 0}, {274458, 26, 0, 3064, 0},
    {274485, 26, 0, 1594, 0}, {274687, 33, 0, 0, 1}, {274697, 163, 0, 274712, 0}, {274721, 163, 0, 274712, 0},
    {273898, 16, 0, 0, 1}, {22127, 163, 0, 0, 0}, {22129, 163, 0, 0, 0}, {22131, 163, 0, 0, 0},
    {275605, 26, 0, 1594, 0}, {275924, 163, 0, 0, 1}, {276923, 33, 0, 0, 1}, {277510, 878, 0, 130166, 0},
    {277510, 879, 0, 22153, 0}, {278111, 163, 0, 89919, 0}, {277510, 880, 0, 22153, 0}, {278264, 26, 0, 1594, 0},
    {278787, 881, 0, 130166, 0}, {278111, 163, 0, 89919, 0}, {279002, 26, 0, 1594, 0}, {279538, 16, 0, 0, 0},
    {109176, 240, 0, 279548, 0}, {280132, 884, 0, 0, 1}, {280166, 26, 0, 1594, 0}, {280197, 26, 0, 1594, 0},
    {280215, 26, 0, 1594, 0}, {280245, 26, 0, 1594, 0}, {280261, 26, 0, 1594, 0}, {280280, 26, 0, 1594, 0},
    {280296, 26, 0, 3064, 0}, {280319, 16, 0, 280329, 0}, {280655, 7, 0, 0, 0}, {280764, 16, 0, 0, 1},
    {280764, 16, 0, 0, 0}, {281132, 219, 0, 0, 0}, {281226, 33, 0, 0, 1}, {281420, 33, 0, 0, 1},
    {281434, 33, 0, 0, 1}, {281450, 40, 0, 0, 0}, {281459, 40, 0, 0, 0}, {281768, 33, 0, 0, 1},
    {96462, 7, 0, 0, 1}, {96462, 7, 0, 0, 0}, {96462, 7, 0, 0, 0}, {282171, 28, 0, 0, 0}, {282188, 28, 0, 0, 0},
    {282208, 33, 0, 0, 1}, {282439, 163, 0, 0, 0}, {282593, 44, 0, 0, 0}, {282611, 33, 0, 0, 1},
    {282623, 33, 0, 0, 1}, {282785, 33, 0, 0, 1}, {282805, 33, 0, 0, 1}, {282825, 16, 0, 0, 1},
    {282833, 33, 0, 0, 1}, {282845, 187, 0, 89919, 0}, {282880, 163, 0, 0, 0}, {283042, 33, 0, 0, 1},
    {283153, 44, 0, 30115, 1}, {283163, 33, 0, 0, 1}, {283352, 44, 0, 30115, 0}, {283363, 26, 0, 3064, 0},
    {75981, 163, 0, 283385, 0}, {60932, 7, 0, 0, 0}, {283638, 888, 0, 0, 0}, {46837, 179, 0, 0, 1},
    {46847, 179, 0, 0, 1}, {11467, 16, 0, 0, 0}, {284371, 26, 0, 1594, 0}, {284382, 26, 0, 1594, 0},
    {284428, 163, 0, 89919, 0}, {284447, 163, 0, 90874, 0}, {284524, 187, 0, 0, 0}, {284701, 41, 0, 0, 0},
    {32553, 890, 0, 0, 0}, {283638, 888, 0, 0, 1}, {285195, 163, 0, 0, 1}, {97620, 33, 0, 0, 1},
    {285214, 33, 0, 0, 1}, {285226, 41, 0, 0, 1}, {285527, 44, 0, 0, 0}, {282611, 33, 0, 0, 1},
    {282623, 33, 0, 0, 1}, {78877, 33, 0, 0, 1}, {78886, 33, 0, 0, 1}, {282593, 44, 0, 0, 0}, {282611, 33, 0, 0, 1},
    {282623, 33, 0, 0, 1}, {85341, 33, 0, 0, 1}, {285922, 33, 0, 0, 1}, {96568, 163, 0, 0, 0},
    {87274, 33, 0, 0, 1}, {76813, 33, 0, 0, 1}, {286882, 163, 0, 0, 0}, {284524, 187, 0, 0, 0},
    {286983, 33, 0, 0, 1}, {282833, 33, 0, 0, 1}, {287262, 33, 0, 0, 1}, {285468, 163, 0, 0, 0},
    {287315, 33, 0, 0, 1}, {283638, 888, 0, 130166, 0}, {287616, 7, 0, 0, 0}, {2097, 16, 0, 0, 1},
    {287723, 33, 0, 0, 1}, {287739, 33, 0, 0, 1}, {287755, 33, 0, 0, 1}, {288013, 33, 0, 0, 1},
    {282825, 16, 0, 0, 0}, {283638, 888, 0, 0, 0}, {288702, 26, 0, 3064, 0}, {288728, 26, 0, 3064, 0},
    {288754, 163, 0, 0, 1}, {49068, 0, 0, 0, 1}, {280319, 16, 0, 288857, 0}, {288900, 16, 0, 288909, 0},
    {288924, 33, 0, 0, 1}, {288951, 33, 0, 0, 1}, {62236, 897, 0, 0, 0}, {289242, 897, 0, 0, 0},
    {289729, 44, 0, 30115, 1}, {289747, 44, 0, 30115, 1}, {289771, 33, 0, 0, 1}, {289785, 33, 0, 0, 1},
    {290370, 163, 0, 0, 0}, {290388, 163, 0, 0, 0}, {286882, 163, 0, 0, 0}, {75327, 44, 0, 30115, 0},
    {75327, 44, 0, 30115, 0}, {290984, 33, 0, 0, 1}, {291149, 898, 0, 30115, 1}, {291642, 26, 0, 3064, 0},
    {291920, 26, 0, 3064, 0}, {292011, 41, 0, 0, 1}, {240248, 906, 0, 0, 1}, {292015, 240, 0, 0, 1},
    {292024, 21, 0, 0, 1}, {292043, 627, 0, 0, 1}, {62236, 163, 0, 0, 0}, {289242, 163, 0, 0, 0},
    {292370, 163, 0, 89919, 0}, {292558, 44, 0, 30115, 0}, {292834, 861, 0, 30115, 0}, {292861, 907, 0, 30115, 0},
    {292898, 861, 0, 30115, 0}, {293328, 44, 0, 30115, 1}, {293339, 44, 0, 30115, 1}, {293600, 219, 0, 60687, 0},
    {293615, 36, 0, 60687, 0}, {293634, 44, 0, 30115, 1}, {293660, 36, 0, 60687, 0}, {293673, 417, 0, 60687, 0},
    {293692, 16, 0, 288857, 0}, {293705, 33, 0, 0, 1}, {293600, 219, 0, 60687, 0}, {293994, 44, 0, 30115, 1},
    {293574, 33, 0, 0, 1}, {294248, 36, 0, 60687, 0}, {294268, 29, 0, 60687, 0}, {294290, 33, 0, 0, 1},
    {294316, 33, 0, 0, 1}, {294342, 33, 0, 0, 1}, {49068, 0, 0, 0, 1}, {200316, 670, 0, 0, 1},
    {55269, 163, 0, 0, 1}, {62236, 163, 0, 0, 0}, {294824, 163, 0, 0, 0}, {294843, 33, 0, 0, 1},
    {294972, 163, 0, 89608, 0}, {294985, 163, 0, 89608, 0}, {295008, 33, 0, 0, 1}, {295023, 33, 0, 0, 1},
    {295045, 33, 0, 0, 1}, {295170, 36, 0, 60687, 0}, {157372, 36, 0, 60687, 0}, {295170, 36, 0, 60687, 0},
    {159129, 44, 0, 30115, 0}, {157372, 44, 0, 30115, 0}, {200316, 670, 0, 0, 1}, {116245, 44, 0, 30115, 1},
    {295626, 44, 0, 30115, 1}, {295638, 35, 0, 295653, 1}, {295915, 44, 0, 30115, 1}, {289729, 44, 0, 30115, 1},
    {200316, 670, 0, 0, 1}, {296344, 908, 0, 22153, 0}, {296498, 44, 0, 30115, 1}, {296518, 33, 0, 0, 1},
    {296539, 33, 0, 0, 1}, {296575, 33, 0, 0, 1}, {295638, 35, 0, 295653, 1}, {296797, 33, 0, 0, 1},
    {296832, 33, 0, 0, 1}, {296518, 33, 0, 0, 1}, {296850, 33, 0, 0, 1}, {296876, 33, 0, 0, 1},
    {296921, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {297129, 344, 0, 0, 1}, {2097, 16, 0, 0, 0}, {109176, 0, 0, 0, 0},
    {297395, 0, 0, 0, 1}, {297515, 33, 0, 0, 1}, {297859, 44, 0, 30115, 1}, {297882, 44, 0, 30115, 1},
    {297903, 44, 0, 30115, 1}, {297926, 44, 0, 30115, 1}, {297950, 44, 0, 30115, 1}, {297972, 44, 0, 30115, 1},
    {298696, 163, 0, 89919, 1}, {298897, 44, 0, 30115, 1}, {298914, 44, 0, 30115, 1}, {298929, 44, 0, 30115, 1},
    {298946, 44, 0, 30115, 1}, {299301, 44, 0, 30115, 1}, {17609, 163, 0, 89608, 1}, {298897, 44, 0, 30115, 1},
    {298914, 44, 0, 30115, 1}, {298929, 44, 0, 30115, 1}, {298946, 44, 0, 30115, 1}, {3681, 33, 0, 0, 1},
    {1398, 909, 0, 299956, 0}, {90403, 910, 0, 0, 0}, {300075, 910, 0, 0, 0}, {90403, 910, 0, 0, 0},
    {300540, 44, 0, 0, 0}, {79322, 219, 0, 0, 0}, {82569, 915, 0, 0, 0}, {17080, 916, 0, 300664, 0},
    {301302, 44, 0, 0, 0}, {116222, 36, 0, 0, 0}, {115324, 36, 0, 0, 0}, {52502, 36, 0, 0, 0},
    {116222, 36, 0, 0, 0}, {52502, 36, 0, 0, 0}, {17080, 916, 0, 0, 0}, {295170, 44, 0, 0, 0},
    {17080, 916, 0, 300664, 0}, {300221, 923, 0, 303275, 0}, {303304, 16, 0, 0, 1}, {17080, 916, 0, 0, 0},
    {31489, 121, 0, 31561, 0}, {17080, 916, 0, 0, 0}, {304015, 163, 0, 0, 0}, {304029, 26, 0, 0, 0},
    {39974, 44, 0, 0, 0}, {304742, 43, 0, 0, 0}, {304758, 29, 0, 0, 0}, {305713, 929, 0, 0, 0},
    {46830, 178, 0, 0, 0}, {306414, 344, 0, 0, 0}, {6729, 16, 0, 0, 0}, {306680, 185, 0, 0, 0},
    {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1}, {306693, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 931, 0, 0, 0},
    {306854, 33, 0, 0, 1}, {306693, 33, 0, 0, 1}, {18430, 178, 0, 0, 0}, {6729, 16, 0, 0, 0}, {307167, 16, 0, 0, 0},
    {307178, 16, 0, 0, 0}, {6738, 185, 0, 0, 0}, {46837, 179, 0, 0, 1}, {46847, 179, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {307167, 16, 0, 0, 0}, {307178, 16, 0, 0, 0}, {6738, 931, 0, 0, 0}, {306854, 33, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {307167, 16, 0, 0, 0}, {307178, 16, 0, 0, 0}, {307359, 932, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {307167, 16, 0, 0, 0}, {307178, 16, 0, 0, 0}, {6738, 933, 0, 0, 0}, {6738, 931, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {307359, 932, 0, 0, 0}, {306693, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 933, 0, 0, 0},
    {306693, 33, 0, 0, 1}, {309675, 857, 0, 0, 1}, {311369, 163, 0, 0, 0}, {17080, 415, 0, 0, 0},
    {36086, 955, 0, 0, 1}, {312137, 955, 0, 0, 0}, {312150, 955, 0, 0, 0}, {313053, 44, 0, 0, 1},
    {313067, 44, 0, 0, 1}, {313079, 44, 0, 0, 1}, {314238, 955, 0, 0, 1}, {314247, 955, 0, 0, 1},
    {314256, 955, 0, 0, 1}, {314430, 949, 0, 0, 0}, {311154, 964, 0, 0, 0}, {311291, 163, 0, 0, 1},
    {315490, 970, 0, 0, 1}, {315498, 970, 0, 0, 1}, {315506, 970, 0, 0, 1}, {36086, 955, 0, 0, 1},
    {313053, 44, 0, 0, 0}, {315621, 33, 0, 0, 1}, {36086, 955, 0, 0, 1}, {313053, 44, 0, 0, 1},
    {315817, 33, 0, 0, 1}, {75327, 44, 0, 0, 1}, {315490, 970, 0, 0, 1}, {315498, 970, 0, 0, 1},
    {315506, 970, 0, 0, 1}, {36086, 955, 0, 0, 1}, {315490, 970, 0, 0, 1}, {315498, 970, 0, 0, 1},
    {315506, 970, 0, 0, 1}, {316157, 163, 0, 0, 1}, {36086, 955, 0, 0, 1}, {313053, 44, 0, 0, 1},
    {315490, 970, 0, 0, 1}, {315498, 970, 0, 0, 1}, {315506, 970, 0, 0, 1}, {36086, 955, 0, 0, 1},
    {313053, 44, 0, 0, 0}, {317928, 975, 0, 0, 1}, {318180, 59, 0, 0, 0}, {318198, 59, 0, 0, 0},
    {318209, 59, 0, 0, 0}, {318221, 59, 0, 0, 0}, {75327, 389, 0, 0, 0}, {318230, 389, 0, 0, 0},
    {317928, 975, 0, 0, 1}, {318180, 59, 0, 0, 0}, {318198, 59, 0, 0, 0}, {318209, 59, 0, 0, 0},
    {318221, 59, 0, 0, 0}, {317928, 975, 0, 0, 1}, {317928, 977, 0, 0, 1}, {318180, 59, 0, 0, 0},
    {318198, 59, 0, 0, 0}, {318209, 59, 0, 0, 0}, {317928, 977, 0, 0, 1}, {89704, 978, 0, 0, 0},
    {318801, 979, 0, 318811, 0}, {30126, 980, 0, 0, 0}, {51305, 981, 0, 0, 0},
};

static const varve_enum_record enums[] = {
    {28, 32, 0, 0, {0, 2}}, {60, 32, 0, 0, {2, 3}}, {122, 64, 0, 0, {5, 17}}, {500, 64, 0, 0, {22, 25}},
    {879, 32, 7, 898, {47, 7}}, {948, 32, 0, 0, {54, 7}}, {1001, 32, 0, 0, {61, 3}}, {1028, 32, 0, 0, {64, 3}},
    {1076, 32, 0, 0, {67, 6}}, {1133, 32, 0, 0, {73, 3}}, {1196, 32, 0, 0, {76, 12}}, {1261, 32, 7, 898, {88, 6}},
    {14214, 64, 0, 0, {94, 16}}, {16295, 32, 0, 0, {110, 3}}, {16357, 32, 0, 0, {113, 12}}, {16488, 32, 0, 0, {125, 8}},
    {16607, 32, 3, 16630, {133, 12}}, {14214, 64, 0, 0, {94, 16}}, {31198, 64, 0, 0, {145, 16}},
    {31268, 64, 0, 0, {161, 10}}, {31304, 32, 7, 898, {171, 9}}, {31363, 32, 7, 31384, {180, 3}},
    {31395, 32, 0, 0, {183, 5}}, {35957, 32, 0, 0, {188, 2}}, {35975, 32, 0, 0, {190, 2}}, {36011, 32, 0, 0, {192, 4}},
    {53827, 32, 3, 16630, {196, 3}}, {55580, 64, 0, 0, {199, 7}}, {16295, 32, 0, 0, {206, 3}},
    {59755, 32, 0, 0, {209, 13}}, {59805, 32, 0, 0, {222, 2}}, {59851, 32, 0, 0, {224, 4}}, {59897, 32, 0, 0, {228, 3}},
    {59911, 32, 0, 0, {231, 14}}, {59984, 64, 0, 0, {245, 13}}, {60124, 64, 0, 0, {258, 7}}, {60196, 32, 0, 0, {265, 3}},
    {60247, 32, 0, 0, {268, 4}}, {60271, 32, 0, 0, {272, 2}}, {60329, 32, 0, 0, {274, 3}}, {76153, 32, 0, 0, {161, 10}},
    {76801, 32, 0, 0, {277, 3}}, {78596, 32, 0, 0, {280, 10}}, {78675, 32, 0, 0, {290, 3}}, {78718, 32, 0, 0, {293, 3}},
    {78773, 32, 0, 0, {296, 24}}, {78864, 32, 0, 0, {320, 2}}, {78896, 32, 0, 0, {322, 1}}, {78906, 32, 0, 0, {323, 2}},
    {78939, 32, 0, 0, {325, 13}}, {78947, 32, 0, 0, {338, 3}}, {86441, 64, 0, 0, {341, 2}}, {86462, 64, 0, 0, {343, 21}},
    {86585, 64, 0, 0, {364, 7}}, {86663, 64, 0, 0, {371, 47}}, {87267, 64, 0, 0, {418, 5}}, {87320, 64, 0, 0, {423, 4}},
    {87380, 32, 7, 16630, {427, 34}}, {87794, 64, 0, 0, {461, 4}}, {87828, 32, 7, 16630, {465, 11}},
    {87945, 64, 0, 0, {476, 16}}, {87972, 64, 0, 0, {492, 3}}, {88014, 32, 7, 31384, {495, 9}},
    {88028, 64, 0, 0, {504, 5}}, {88087, 32, 5, 16630, {509, 5}}, {88130, 64, 0, 0, {161, 10}},
    {31363, 32, 5, 31384, {180, 3}}, {88144, 64, 0, 0, {514, 11}}, {88256, 64, 0, 0, {525, 8}},
    {88324, 64, 0, 0, {533, 4}}, {88356, 64, 0, 0, {537, 3}}, {31395, 64, 0, 0, {540, 7}}, {88468, 64, 0, 0, {547, 4}},
    {88502, 64, 0, 0, {551, 3}}, {88519, 64, 0, 0, {554, 3}}, {88563, 64, 0, 0, {557, 3}}, {14214, 64, 0, 0, {94, 16}},
    {118448, 32, 0, 0, {560, 63}}, {119492, 32, 0, 0, {623, 14}}, {122126, 32, 0, 0, {637, 5}},
    {122161, 32, 0, 0, {642, 3}}, {122215, 32, 0, 0, {645, 4}}, {122274, 32, 0, 0, {649, 2}}, {122295, 32, 0, 0, {651, 4}},
    {127475, 32, 0, 0, {655, 3}}, {127497, 32, 0, 0, {658, 2}}, {127526, 32, 0, 0, {660, 2}}, {127551, 32, 0, 0, {662, 5}},
    {127637, 32, 0, 0, {667, 4}}, {127736, 32, 0, 0, {671, 2}}, {127770, 32, 0, 0, {673, 7}}, {127792, 32, 0, 0, {680, 2}},
    {127828, 32, 0, 0, {682, 4}}, {127885, 32, 0, 0, {686, 5}}, {127922, 32, 0, 0, {691, 3}}, {127948, 32, 0, 0, {694, 3}},
    {127989, 32, 0, 0, {697, 3}}, {127997, 32, 0, 0, {700, 2}}, {128030, 32, 0, 0, {702, 1}}, {128045, 32, 0, 0, {703, 2}},
    {128063, 32, 0, 0, {705, 16}}, {128116, 32, 0, 0, {721, 2}}, {128130, 32, 0, 0, {723, 8}},
    {128168, 32, 0, 0, {731, 4}}, {128197, 32, 0, 0, {735, 7}}, {128249, 32, 0, 0, {742, 7}}, {128286, 32, 0, 0, {749, 2}},
    {128311, 32, 0, 0, {751, 6}}, {128357, 32, 0, 0, {757, 10}}, {128367, 32, 0, 0, {767, 2}},
    {128382, 32, 0, 0, {769, 3}}, {128404, 32, 0, 0, {772, 2}}, {128443, 32, 0, 0, {774, 2}}, {128455, 32, 0, 0, {776, 4}},
    {128469, 32, 0, 0, {780, 5}}, {128523, 32, 0, 0, {785, 8}}, {128544, 32, 0, 0, {793, 3}}, {128571, 32, 0, 0, {796, 4}},
    {128623, 32, 0, 0, {800, 5}}, {128709, 32, 0, 0, {805, 2}}, {128748, 32, 0, 0, {807, 2}}, {128778, 32, 0, 0, {809, 5}},
    {128864, 32, 0, 0, {814, 3}}, {128901, 32, 0, 0, {817, 4}}, {128937, 32, 0, 0, {821, 4}}, {128984, 32, 0, 0, {825, 4}},
    {129002, 32, 0, 0, {829, 2}}, {129018, 32, 0, 0, {831, 4}}, {129042, 32, 0, 0, {835, 2}}, {129059, 32, 0, 0, {837, 2}},
    {129073, 32, 0, 0, {839, 10}}, {151766, 32, 0, 0, {849, 3}}, {151787, 32, 0, 0, {852, 4}},
    {151843, 32, 0, 0, {856, 2}}, {151880, 32, 0, 0, {858, 1}}, {151900, 32, 3, 16630, {859, 21}},
    {152050, 32, 0, 0, {880, 5}}, {152072, 32, 0, 0, {858, 1}}, {152091, 32, 0, 0, {858, 1}}, {152112, 32, 0, 0, {885, 1}},
    {152139, 32, 0, 0, {886, 4}}, {152180, 32, 3, 16630, {890, 5}}, {152268, 32, 0, 0, {895, 6}},
    {152314, 32, 0, 0, {901, 5}}, {152417, 32, 0, 0, {906, 2}}, {152452, 32, 0, 0, {908, 4}}, {152485, 32, 0, 0, {912, 3}},
    {152509, 32, 0, 0, {915, 2}}, {152550, 32, 0, 0, {917, 3}}, {152591, 32, 0, 0, {920, 4}}, {152626, 32, 3, 16630, {924, 5}},
    {152668, 32, 0, 0, {929, 4}}, {86462, 32, 0, 0, {933, 17}}, {86585, 32, 0, 0, {950, 7}}, {174267, 32, 0, 0, {957, 4}},
    {174279, 8, 1, 16630, {961, 3}}, {204045, 32, 0, 0, {964, 9}}, {208877, 64, 0, 0, {973, 8}},
    {208892, 64, 0, 0, {981, 4}}, {212772, 32, 0, 0, {985, 2}}, {212816, 32, 0, 0, {987, 4}}, {212898, 32, 0, 0, {991, 6}},
    {219002, 32, 0, 0, {997, 4}}, {219072, 32, 0, 0, {1001, 96}}, {220575, 32, 0, 0, {1097, 210}},
    {225008, 32, 0, 0, {1307, 5}}, {225053, 32, 0, 0, {1312, 2}}, {225101, 32, 3, 16630, {1314, 6}},
    {225174, 32, 0, 0, {1320, 3}}, {225224, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {226860, 32, 0, 0, {1440, 76}}, {228210, 32, 0, 0, {1516, 15}},
    {228387, 32, 0, 0, {1531, 107}}, {231487, 32, 0, 0, {1638, 1}}, {225587, 32, 3, 16630, {1639, 8}},
    {127770, 32, 0, 0, {1647, 4}}, {231601, 32, 3, 16630, {1651, 6}}, {231641, 32, 0, 0, {1657, 7}},
    {231781, 32, 0, 0, {1664, 2}}, {231817, 32, 0, 0, {1666, 3}}, {231861, 32, 0, 0, {1669, 42}},
    {232158, 32, 3, 16630, {1711, 17}}, {232319, 32, 0, 0, {1728, 3}}, {232376, 32, 0, 0, {1731, 2}},
    {232421, 32, 0, 0, {1733, 3}}, {232459, 32, 0, 0, {1736, 5}}, {232531, 32, 3, 16630, {1741, 18}},
    {232830, 32, 0, 0, {1759, 4}}, {232859, 32, 3, 16630, {1763, 9}}, {232975, 32, 0, 0, {1772, 4}},
    {233002, 32, 3, 16630, {1776, 15}}, {233209, 32, 0, 0, {1791, 259}}, {237428, 32, 0, 0, {2050, 1}},
    {237472, 32, 0, 0, {2051, 7}}, {237553, 32, 3, 16630, {2058, 3}}, {237590, 32, 0, 0, {2061, 24}},
    {237918, 32, 0, 0, {2085, 4}}, {237959, 32, 0, 0, {2089, 10}}, {238029, 32, 0, 0, {2099, 7}},
    {262453, 32, 0, 0, {2106, 1}}, {228387, 32, 0, 0, {2107, 15}}, {262556, 32, 0, 0, {2122, 2}},
    {262565, 32, 0, 0, {2124, 2}}, {262601, 32, 0, 0, {2126, 3}}, {262624, 32, 0, 0, {2129, 2}},
    {31395, 32, 0, 0, {2131, 3}}, {262701, 32, 0, 0, {2134, 2}}, {271960, 32, 0, 0, {2136, 2}},
    {272002, 32, 0, 0, {2138, 3}}, {272073, 32, 0, 0, {2141, 6}}, {272092, 32, 0, 0, {2147, 3}},
    {272138, 32, 0, 0, {2150, 2}}, {272159, 32, 0, 0, {2152, 4}}, {272222, 32, 0, 0, {2156, 2}},
    {272280, 32, 0, 0, {2158, 4}}, {272344, 32, 0, 0, {2162, 4}}, {78947, 32, 0, 0, {338, 3}},
    {35957, 32, 0, 0, {2166, 13}}, {78864, 32, 0, 0, {320, 2}}, {300146, 32, 0, 0, {2179, 5}},
    {14214, 64, 0, 0, {94, 16}}, {310805, 32, 0, 0, {2184, 6}}, {310884, 32, 0, 0, {2190, 2}},
    {310895, 32, 0, 0, {2192, 2}}, {317217, 32, 0, 0, {2194, 5}}, {317227, 32, 0, 0, {2199, 9}},
    {232459, 32, 0, 0, {2208, 13}}, {317399, 32, 0, 0, {2221, 6}}, {237918, 32, 0, 0, {2227, 15}},
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
    {53845, 1, 0}, {53854, 2, 0}, {55, 4, 0}, {31282, 0, 0}, {31285, 1, 0}, {55593, 2, 0}, {55596, 3, 0},
    {55599, 4, 0}, {55602, 5, 0}, {55605, 6, 0}, {18430, 1, 0}, {59737, 2, 0}, {59747, 3, 0}, {1214, 0, 0},
    {1218, 1, 0}, {59774, 2, 0}, {59780, 3, 0}, {14286, 4, 0}, {59786, 5, 0}, {59792, 6, 0}, {14259, 7, 0},
    {59798, 8, 0}, {59802, 9, 0}, {1239, 10, 0}, {14277, 11, 0}, {14250, 12, 0}, {59819, 0, 0},
    {59837, 1, 0}, {59869, 1, 0}, {59877, 2, 0}, {59886, 3, 0}, {59890, 4, 0}, {2372, 0, 0}, {59907, 1, 0},
    {59909, 2, 0}, {14228, 0, 0}, {14304, 1, 0}, {59928, 2, 0}, {59933, 3, 0}, {59938, 4, 0}, {59943, 5, 0},
    {14233, 6, 0}, {14309, 7, 0}, {59948, 8, 0}, {59953, 9, 0}, {59958, 10, 0}, {59963, 11, 0},
    {59971, 12, 0}, {59979, 13, 0}, {2372, 0, 0}, {59907, 1, 0}, {59909, 2, 0}, {59994, 3, 0},
    {60007, 4, 0}, {60020, 5, 0}, {60033, 6, 0}, {60046, 7, 0}, {60059, 8, 0}, {60072, 9, 0}, {60085, 10, 0},
    {60098, 11, 0}, {60111, 12, 0}, {60134, 0, 0}, {60142, 1, 0}, {60150, 2, 0}, {60158, 3, 0},
    {60167, 4, 0}, {60176, 5, 0}, {60185, 6, 0}, {60215, 0, 0}, {60220, 1, 0}, {60231, 2, 0}, {1239, 0, 0},
    {60259, 2, 0}, {60262, 1, 0}, {60267, 3, 0}, {60305, 0, 0}, {60321, 1, 0}, {60343, 0, 0}, {60357, 1, 0},
    {60367, 2, 0}, {76813, 0, 0}, {76820, 1, 0}, {76829, 2, 0}, {1214, 0, 0}, {35971, 1, 0}, {1218, 2, 0},
    {78605, 3, 0}, {78609, 4, 0}, {78622, 5, 0}, {78633, 6, 0}, {78644, 7, 0}, {78657, 8, 0}, {78670, 9, 0},
    {78697, 1, 0}, {78703, 2, 0}, {78710, 3, 0}, {78740, 13, 0}, {78750, 23, 0}, {78761, 24, 0},
    {21142, 0, 0}, {78789, 1, 0}, {78793, 2, 0}, {78797, 3, 0}, {78802, 4, 0}, {78808, 5, 0}, {78813, 6, 0},
    {78824, 7, 0}, {78830, 8, 0}, {78835, 9, 0}, {78841, 10, 0}, {78848, 11, 0}, {78853, 12, 0},
    {1214, 13, 0}, {35971, 14, 0}, {1218, 15, 0}, {78605, 16, 0}, {78609, 17, 0}, {78622, 18, 0},
    {78633, 19, 0}, {78644, 20, 0}, {78657, 21, 0}, {78670, 22, 0}, {78857, 23, 0}, {78877, 0, 0},
    {78886, 1, 0}, {78857, 0, 0}, {78913, 0, 0}, {78925, 1, 0}, {21142, 0, 0}, {78789, 1, 0}, {78793, 2, 0},
    {78797, 3, 0}, {78802, 4, 0}, {78808, 5, 0}, {78813, 6, 0}, {78824, 7, 0}, {78830, 8, 0}, {78835, 9, 0},
    {78841, 10, 0}, {78848, 11, 0}, {78853, 12, 0}, {78965, 0, 0}, {78971, 1, 0}, {78977, 2, 0},
    {86452, 0, 0}, {86456, 1, 0}, {86474, 0, 0}, {1214, 1, 0}, {35971, 2, 0}, {86479, 3, 0}, {86484, 4, 0},
    {86489, 5, 0}, {86493, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86498, 9, 0}, {86503, 10, 0}, {86508, 11, 0},
    {86513, 12, 0}, {86518, 13, 0}, {86523, 14, 0}, {86528, 15, 0}, {86538, 16, 0}, {86548, 17, 0},
    {86558, 18, 0}, {86567, 19, 0}, {86576, 20, 0}, {86600, 0, 0}, {86611, 1, 0}, {86621, 2, 0},
    {86631, 4, 0}, {86639, 5, 0}, {86647, 6, 0}, {86655, 7, 0}, {86669, 0, 0}, {86673, 8, 0}, {86680, 9, 0},
    {86687, 10, 0}, {86693, 11, 0}, {86699, 13, 0}, {86708, 14, 0}, {86724, 15, 0}, {86739, 16, 0},
    {86747, 17, 0}, {86762, 18, 0}, {86769, 19, 0}, {86785, 20, 0}, {86797, 64, 0}, {86811, 65, 0},
    {86826, 66, 0}, {86837, 67, 0}, {86849, 68, 0}, {86865, 69, 0}, {86879, 70, 0}, {86894, 71, 0},
    {86907, 72, 0}, {86920, 75, 0}, {86932, 76, 0}, {86946, 77, 0}, {86961, 78, 0}, {86975, 79, 0},
    {86983, 80, 0}, {87000, 81, 0}, {87007, 82, 0}, {87016, 83, 0}, {87027, 84, 0}, {87038, 86, 0},
    {87052, 87, 0}, {87064, 88, 0}, {87076, 90, 0}, {87088, 91, 0}, {87104, 92, 0}, {87118, 93, 0},
    {87130, 94, 0}, {87147, 95, 0}, {87159, 96, 0}, {87171, 97, 0}, {87192, 98, 0}, {87217, 99, 0},
    {87242, 100, 0}, {87255, 101, 0}, {87274, 0, 0}, {87278, 1, 0}, {87289, 2, 0}, {87297, 3, 0},
    {87311, 4, 0}, {87335, 0, 0}, {87340, 1, 0}, {87345, 2, 0}, {87360, 3, 0}, {87388, 0, 0}, {87393, 1, 0},
    {87398, 2, 0}, {87403, 1, 0}, {87411, 2, 0}, {87421, 3, 0}, {87428, 4, 0}, {87436, 8, 0}, {87447, 16, 0},
    {87460, 32, 0}, {87468, 64, 0}, {87479, 128, 0}, {87488, 256, 0}, {87499, 512, 0}, {87517, 1024, 0},
    {87531, 2048, 0}, {87538, 4096, 0}, {87551, 8192, 0}, {87567, 16384, 0}, {87583, 32768, 0},
    {87597, 65536, 0}, {87615, 65536, 0}, {87635, 65536, 0}, {87654, 262144, 0}, {87672, 524288, 0},
    {87681, 1048576, 0}, {87690, 4194304, 0}, {87706, 8388608, 0}, {87726, 16777216, 0}, {87736, 33554432, 0},
    {87742, 67108864, 0}, {87753, 134217728, 0}, {87763, 268435456, 0}, {87776, 536870912, 0},
    {87810, 0, 0}, {87818, 1, 0}, {87335, 2, 0}, {87822, 3, 0}, {87460, 1, 0}, {87846, 2, 0}, {87858, 4, 0},
    {87870, 8, 0}, {87881, 16, 0}, {13107, 32, 0}, {87891, 64, 0}, {87901, 128, 0}, {87911, 256, 0},
    {87926, 512, 0}, {87934, 2048, 0}, {87959, 0, 0}, {31212, 1, 0}, {31216, 2, 0}, {31220, 3, 0},
    {31224, 4, 0}, {31228, 5, 0}, {31232, 6, 0}, {31236, 7, 0}, {31240, 8, 0}, {31244, 9, 0}, {31248, 10, 0},
    {31252, 11, 0}, {31256, 12, 0}, {31260, 13, 0}, {31264, 14, 0}, {87966, 15, 0}, {87992, 0, 0},
    {87999, 1, 0}, {88007, 2, 0}, {55, 0, 0}, {31326, 1, 0}, {31331, 2, 0}, {31336, 4, 0}, {31340, 8, 0},
    {31345, 16, 0}, {31354, 32, 0}, {31318, 64, 0}, {31358, 127, 0}, {55, 0, 0}, {88045, 1, 0},
    {88054, 2, 0}, {88058, 3, 0}, {88067, 4, 0}, {55, 0, 0}, {88102, 1, 0}, {88116, 2, 0}, {31391, 4, 0},
    {88121, 3, 0}, {88152, 0, 0}, {88161, 1, 0}, {88182, 2, 0}, {88191, 3, 0}, {88204, 4, 0}, {88209, 5, 0},
    {88218, 6, 0}, {88228, 7, 0}, {59747, 8, 0}, {88237, 9, 0}, {88249, 10, 0}, {88272, 1, 0},
    {88278, 2, 0}, {88286, 3, 0}, {88294, 4, 0}, {88303, 5, 0}, {88310, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {88335, 1, 0}, {88340, 2, 0}, {88346, 3, 0}, {88381, 0, 0}, {88395, 1, 0}, {88405, 2, 0},
    {88417, 0, 0}, {88428, 1, 0}, {31433, 2, 0}, {31424, 3, 0}, {88438, 4, 0}, {88452, 7, 0}, {88460, 4294967295, 4294967295},
    {55, 0, 0}, {88481, 3, 0}, {88488, 2, 0}, {88497, 1, 0}, {55, 0, 0}, {88514, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {88531, 1, 0}, {88550, 2, 0}, {0, 0, 0}, {88574, 1, 0}, {88581, 2, 0}, {118467, 0, 0},
    {118479, 1, 0}, {118494, 2, 0}, {118508, 3, 0}, {118520, 4, 0}, {118535, 5, 0}, {118552, 6, 0},
    {118565, 7, 0}, {118580, 8, 0}, {118593, 9, 0}, {118612, 10, 0}, {118626, 11, 0}, {118639, 12, 0},
    {118652, 13, 0}, {118672, 14, 0}, {118691, 15, 0}, {118704, 16, 0}, {118724, 17, 0}, {118744, 18, 0},
    {118758, 19, 0}, {118771, 20, 0}, {118788, 21, 0}, {118807, 22, 0}, {118826, 23, 0}, {118844, 24, 0},
    {118859, 25, 0}, {118870, 26, 0}, {118885, 27, 0}, {118902, 28, 0}, {118915, 29, 0}, {118930, 30, 0},
    {118947, 31, 0}, {118968, 32, 0}, {118985, 33, 0}, {118996, 34, 0}, {119010, 35, 0}, {119026, 36, 0},
    {119039, 37, 0}, {119060, 38, 0}, {119074, 39, 0}, {119087, 40, 0}, {119105, 41, 0}, {119121, 42, 0},
    {119140, 43, 0}, {119161, 44, 0}, {119180, 45, 0}, {119198, 46, 0}, {119217, 47, 0}, {119234, 48, 0},
    {119247, 49, 0}, {119263, 50, 0}, {119279, 51, 0}, {119292, 52, 0}, {119306, 53, 0}, {119318, 54, 0},
    {119335, 55, 0}, {119352, 56, 0}, {119365, 57, 0}, {119381, 58, 0}, {119409, 59, 0}, {119439, 60, 0},
    {119463, 61, 0}, {119475, 62, 0}, {119512, 0, 0}, {119524, 1, 0}, {119532, 2, 0}, {119540, 3, 0},
    {119548, 4, 0}, {119557, 5, 0}, {119566, 6, 0}, {119575, 7, 0}, {119583, 8, 0}, {119591, 9, 0},
    {119600, 10, 0}, {119609, 11, 0}, {119620, 12, 0}, {119631, 13, 0}, {122142, 0, 0}, {122149, 1, 0},
    {122152, 2, 0}, {122155, 3, 0}, {122158, 4, 0}, {55, 0, 0}, {122185, 1, 0}, {122200, 2, 0},
    {55, 0, 0}, {122236, 1, 0}, {122248, 2, 0}, {122261, 3, 0}, {900, 0, 0}, {122291, 1, 0}, {55, 0, 0},
    {122316, 1, 0}, {122328, 2, 0}, {122340, 3, 0}, {127492, 0, 0}, {59798, 1, 0}, {59802, 2, 0},
    {127514, 0, 0}, {127520, 1, 0}, {127539, 0, 0}, {127545, 1, 0}, {127573, 0, 0}, {127586, 1, 0},
    {127598, 2, 0}, {127609, 3, 0}, {127625, 4, 0}, {127667, 0, 0}, {127679, 1, 0}, {127698, 2, 0},
    {127717, 3, 0}, {127754, 1, 0}, {127761, 0, 0}, {55, 0, 0}, {122149, 1, 0}, {122155, 2, 0},
    {122158, 3, 0}, {122152, 4, 0}, {127785, 5, 0}, {127789, 6, 0}, {6272, 0, 0}, {127810, 1, 0},
    {127846, 0, 0}, {127850, 1, 0}, {127853, 2, 0}, {127869, 3, 0}, {127907, 0, 0}, {127910, 1, 0},
    {127913, 2, 0}, {127916, 3, 0}, {127919, 4, 0}, {55, 0, 0}, {127930, 1, 0}, {127939, 2, 0},
    {127966, 0, 0}, {127975, 1, 0}, {127980, 2, 0}, {34851, 0, 0}, {34853, 1, 0}, {34855, 2, 0},
    {128012, 1, 0}, {128022, 0, 0}, {128038, 0, 0}, {128055, 0, 0}, {128059, 1, 0}, {50519, 0, 0},
    {50540, 1, 0}, {51300, 2, 0}, {50445, 9, 0}, {128072, 4, 0}, {128075, 3, 0}, {128078, 5, 0},
    {128082, 8, 0}, {128085, 7, 0}, {128088, 6, 0}, {50592, 10, 0}, {128091, 11, 0}, {128096, 12, 0},
    {128101, 13, 0}, {128106, 14, 0}, {128111, 15, 0}, {87274, 0, 0}, {88054, 1, 0}, {88204, 0, 0},
    {128143, 1, 0}, {86631, 2, 0}, {86639, 3, 0}, {86647, 4, 0}, {128151, 5, 0}, {128154, 6, 0},
    {128159, 7, 0}, {128181, 0, 0}, {128185, 1, 0}, {17, 2, 0}, {128193, 3, 0}, {128213, 0, 0},
    {18430, 1, 0}, {128221, 3, 0}, {93816, 4, 0}, {128228, 5, 0}, {21146, 6, 0}, {128234, 7, 0},
    {964, 0, 0}, {128261, 1, 0}, {128265, 2, 0}, {128269, 3, 0}, {128273, 4, 0}, {128277, 5, 0},
    {128281, 6, 0}, {128305, 0, 0}, {128308, 1, 0}, {89062, 0, 0}, {6266, 1, 0}, {128321, 2, 0},
    {128334, 3, 0}, {128347, 4, 0}, {128213, 5, 0}, {1214, 1, 0}, {59798, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59802, 5, 0}, {86498, 6, 0}, {86503, 7, 0}, {1239, 8, 0}, {86523, 9, 0}, {86518, 10, 0},
    {55, 0, 0}, {128012, 1, 0}, {128395, 0, 0}, {128398, 1, 0}, {128401, 2, 0}, {128425, 1, 0},
    {128434, 0, 0}, {128181, 0, 0}, {128185, 1, 0}, {128464, 0, 0}, {60259, 1, 0}, {60262, 2, 0},
    {60267, 3, 0}, {30172, 0, 0}, {128481, 1, 0}, {128488, 2, 0}, {128497, 3, 0}, {128510, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {128536, 3, 0}, {128540, 4, 0}, {59798, 5, 0}, {59802, 6, 0},
    {1239, 7, 0}, {30172, 0, 0}, {128481, 1, 0}, {128557, 2, 0}, {55, 0, 0}, {128590, 1, 0}, {128603, 2, 0},
    {128616, 3, 0}, {128638, 0, 0}, {128653, 1, 0}, {128666, 2, 0}, {128681, 3, 0}, {128695, 4, 0},
    {128728, 0, 0}, {128738, 1, 0}, {128765, 0, 0}, {128772, 1, 0}, {128795, 0, 0}, {128808, 1, 0},
    {128822, 2, 0}, {128836, 3, 0}, {128849, 4, 0}, {964, 0, 0}, {128885, 1, 0}, {128893, 2, 0},
    {128928, 0, 0}, {128088, 1, 0}, {128931, 2, 0}, {128934, 3, 0}, {128959, 0, 0}, {128967, 1, 0},
    {128975, 2, 0}, {128980, 3, 0}, {128038, 2, 0}, {128999, 3, 0}, {50519, 0, 0}, {51300, 1, 0},
    {21128, 0, 0}, {21133, 1, 0}, {87274, 0, 0}, {88054, 1, 0}, {129031, 2, 0}, {129038, 3, 0},
    {31232, 1, 0}, {129055, 4294967295, 0}, {900, 0, 0}, {31232, 1, 0}, {50519, 0, 0}, {51300, 1, 0},
    {128075, 2, 0}, {128072, 3, 0}, {128088, 4, 0}, {50445, 5, 0}, {128091, 6, 0}, {128096, 7, 0},
    {50540, 8, 0}, {128078, 9, 0}, {78877, 0, 0}, {151781, 1, 0}, {61326, 2, 0}, {78877, 0, 0},
    {151819, 1, 0}, {151824, 2, 0}, {151833, 3, 0}, {151856, 0, 0}, {151869, 1, 0}, {88007, 0, 0},
    {55, 0, 0}, {48528, 1, 0}, {89378, 2, 0}, {89373, 4, 0}, {933, 8, 0}, {151915, 16, 0}, {151919, 32, 0},
    {151932, 64, 0}, {151937, 128, 0}, {1585, 256, 0}, {151945, 512, 0}, {47, 1024, 0}, {151951, 2048, 0},
    {151961, 4096, 0}, {151968, 8192, 0}, {151982, 16384, 0}, {151994, 32768, 0}, {152006, 65536, 0},
    {152014, 131072, 0}, {152023, 262144, 0}, {152036, 524288, 0}, {86655, 0, 0}, {86647, 1, 0},
    {86631, 2, 0}, {86639, 3, 0}, {128143, 4, 0}, {152128, 1, 0}, {152158, 0, 0}, {152166, 1, 0},
    {151945, 2, 0}, {152173, 3, 0}, {55, 0, 0}, {152195, 1, 0}, {152211, 2, 0}, {152227, 4, 0},
    {152249, 8, 0}, {152287, 0, 0}, {88452, 1, 0}, {152294, 2, 0}, {152301, 3, 0}, {152306, 4, 0},
    {92080, 5, 0}, {152331, 0, 0}, {152344, 1, 0}, {152358, 2, 0}, {152374, 3, 0}, {152398, 4, 0},
    {59747, 0, 0}, {152439, 1, 0}, {55, 0, 0}, {89378, 1, 0}, {130204, 2, 0}, {152479, 3, 0}, {87274, 0, 0},
    {972, 1, 0}, {11543, 2, 0}, {152523, 0, 0}, {152536, 1, 0}, {152568, 0, 0}, {152579, 1, 0},
    {152586, 2, 0}, {55, 0, 0}, {86621, 1, 0}, {152608, 2, 0}, {152621, 3, 0}, {55, 0, 0}, {128213, 1, 0},
    {152644, 2, 0}, {152649, 4, 0}, {152660, 8, 0}, {152688, 0, 0}, {152693, 1, 0}, {152699, 2, 0},
    {152706, 3, 0}, {86474, 0, 0}, {1214, 1, 0}, {35971, 2, 0}, {86479, 3, 0}, {86484, 4, 0}, {86489, 5, 0},
    {86493, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86498, 9, 0}, {86503, 10, 0}, {86508, 11, 0}, {86513, 12, 0},
    {86518, 13, 0}, {86523, 14, 0}, {86528, 15, 0}, {86538, 16, 0}, {86600, 0, 0}, {86611, 1, 0},
    {86621, 2, 0}, {86631, 3, 0}, {86639, 4, 0}, {86647, 5, 0}, {86655, 6, 0}, {55, 0, 0}, {88116, 1, 0},
    {31391, 2, 0}, {88121, 3, 0}, {55, 0, 0}, {31391, 1, 0}, {31387, 2, 0}, {32061, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {204059, 4, 0}, {204067, 5, 0}, {204075, 6, 0}, {204087, 7, 0}, {204098, 8, 0},
    {128213, 100, 0}, {31288, 0, 0}, {31292, 1, 0}, {31296, 2, 0}, {31300, 3, 0}, {31252, 4, 0},
    {31256, 5, 0}, {31244, 6, 0}, {31248, 7, 0}, {55593, 0, 0}, {55596, 1, 0}, {55599, 2, 0}, {55602, 3, 0},
    {212794, 0, 0}, {212805, 1, 0}, {212837, 0, 0}, {212855, 1, 0}, {212877, 2, 0}, {212888, 3, 0},
    {212919, 0, 0}, {212926, 1, 0}, {212937, 2, 0}, {212948, 3, 0}, {212959, 4, 0}, {212970, 5, 0},
    {219018, 0, 0}, {219026, 1, 0}, {219037, 2, 0}, {219048, 5348, 0}, {219080, 0, 0}, {219089, 1, 0},
    {219099, 3, 0}, {219112, 4, 0}, {219125, 5, 0}, {219134, 6, 0}, {219145, 7, 0}, {219157, 8, 0},
    {219170, 9, 0}, {219176, 10, 0}, {219190, 11, 0}, {219205, 12, 0}, {219220, 13, 0}, {219230, 14, 0},
    {219244, 15, 0}, {219254, 16, 0}, {219265, 17, 0}, {219277, 18, 0}, {219286, 19, 0}, {219301, 20, 0},
    {219312, 22, 0}, {219322, 23, 0}, {219339, 24, 0}, {219353, 25, 0}, {219367, 26, 0}, {219379, 27, 0},
    {219397, 28, 0}, {219416, 29, 0}, {219437, 30, 0}, {219445, 31, 0}, {219456, 32, 0}, {219478, 33, 0},
    {219491, 34, 0}, {219506, 36, 0}, {219519, 37, 0}, {219535, 38, 0}, {219548, 39, 0}, {219569, 40, 0},
    {219580, 41, 0}, {219606, 42, 0}, {219618, 43, 0}, {219632, 4416, 0}, {219647, 4417, 0}, {219662, 4418, 0},
    {219677, 4419, 0}, {219692, 4420, 0}, {219707, 4424, 0}, {219718, 4425, 0}, {219731, 4426, 0},
    {219741, 4432, 0}, {219765, 4438, 0}, {219777, 4440, 0}, {219787, 4444, 0}, {219802, 4992, 0},
    {219822, 4993, 0}, {219850, 4994, 0}, {219876, 4995, 0}, {219895, 4996, 0}, {219922, 4997, 0},
    {219947, 4998, 0}, {219969, 5014, 0}, {219987, 5253, 0}, {220002, 5257, 0}, {220022, 5258, 0},
    {220046, 5261, 0}, {220064, 5262, 0}, {220086, 5264, 0}, {220102, 5286, 0}, {220115, 5287, 0},
    {220135, 5292, 0}, {220147, 5293, 0}, {220170, 5294, 0}, {220195, 5295, 0}, {220219, 5296, 0},
    {220247, 5299, 0}, {220264, 5319, 0}, {220276, 5320, 0}, {220290, 5321, 0}, {220308, 5322, 0},
    {220329, 5323, 0}, {220348, 5324, 0}, {220370, 5325, 0}, {220381, 5326, 0}, {220392, 5327, 0},
    {220415, 5330, 0}, {220432, 5331, 0}, {220449, 5332, 0}, {220456, 5333, 0}, {220467, 5334, 0},
    {220484, 5351, 0}, {220504, 5352, 0}, {220524, 5374, 0}, {220537, 5375, 0}, {220547, 5376, 0},
    {220556, 5377, 0}, {220563, 6021, 0}, {220586, 0, 0}, {220593, 4, 0}, {88144, 5, 0}, {220603, 6, 0},
    {220610, 9, 0}, {220618, 10, 0}, {220626, 11, 0}, {220632, 18, 0}, {220639, 22, 0}, {220645, 39, 0},
    {220650, 43, 0}, {220660, 46, 0}, {220674, 61, 0}, {220690, 69, 0}, {220702, 70, 0}, {220722, 71, 0},
    {220740, 4423, 0}, {220758, 4431, 0}, {220774, 4433, 0}, {220799, 4435, 0}, {220821, 4436, 0},
    {220842, 4437, 0}, {220854, 4445, 0}, {220871, 4447, 0}, {220899, 4448, 0}, {220923, 4450, 0},
    {220944, 4464, 0}, {220959, 4465, 0}, {220977, 4466, 0}, {221002, 4467, 0}, {221018, 4468, 0},
    {221034, 5282, 0}, {221051, 5284, 0}, {221074, 5283, 0}, {221089, 5288, 0}, {221119, 5297, 0},
    {221148, 5345, 0}, {221166, 5346, 0}, {221195, 5350, 0}, {221226, 5390, 0}, {221244, 5568, 0},
    {221265, 5569, 0}, {221292, 5570, 0}, {221318, 5579, 0}, {221349, 5582, 0}, {221370, 5583, 0},
    {221393, 5603, 0}, {221415, 5604, 0}, {221439, 5606, 0}, {221448, 5612, 0}, {221471, 5613, 0},
    {221494, 5616, 0}, {221517, 5619, 0}, {221532, 5629, 0}, {221548, 5696, 0}, {221581, 5697, 0},
    {221619, 5698, 0}, {221658, 5817, 0}, {221683, 5821, 0}, {221709, 5824, 0}, {221735, 5844, 0},
    {221767, 5845, 0}, {221804, 5886, 0}, {221834, 5888, 0}, {221856, 5892, 0}, {221878, 5897, 0},
    {221904, 5898, 0}, {221928, 5904, 0}, {221955, 5906, 0}, {221969, 5910, 0}, {221995, 5920, 0},
    {222019, 5922, 0}, {222053, 5935, 0}, {222076, 5943, 0}, {222089, 5945, 0}, {222109, 5948, 0},
    {222122, 6016, 0}, {222141, 6018, 0}, {222169, 6019, 0}, {222180, 6020, 0}, {222195, 6022, 0},
    {222216, 6024, 0}, {222240, 6025, 0}, {222256, 6033, 0}, {222276, 6034, 0}, {222296, 6089, 0},
    {222323, 6094, 0}, {222336, 6095, 0}, {222356, 6114, 0}, {222377, 6141, 0}, {222395, 6400, 0},
    {222421, 1, 0}, {222428, 7, 0}, {222437, 8, 0}, {222451, 12, 0}, {222464, 13, 0}, {222475, 17, 0},
    {222481, 19, 0}, {222495, 20, 0}, {222510, 38, 0}, {222525, 44, 0}, {222533, 47, 0}, {222545, 59, 0},
    {222558, 62, 0}, {222578, 63, 0}, {222604, 64, 0}, {222626, 65, 0}, {222649, 66, 0}, {222680, 67, 0},
    {222705, 68, 0}, {222725, 4434, 0}, {222742, 4449, 0}, {222776, 5304, 0}, {222815, 5617, 0},
    {222834, 5837, 0}, {222854, 6017, 0}, {222876, 6026, 0}, {222901, 2, 0}, {222910, 3, 0}, {222923, 14, 0},
    {222938, 15, 0}, {222950, 21, 0}, {222964, 25, 0}, {222984, 27, 0}, {223008, 28, 0}, {223042, 29, 0},
    {223075, 30, 0}, {223109, 31, 0}, {219099, 32, 0}, {219112, 33, 0}, {223142, 35, 0}, {223160, 37, 0},
    {223172, 40, 0}, {223188, 41, 0}, {223204, 42, 0}, {223211, 45, 0}, {223228, 48, 0}, {223241, 49, 0},
    {223269, 50, 0}, {223280, 51, 0}, {223298, 52, 0}, {223320, 53, 0}, {223338, 55, 0}, {223368, 56, 0},
    {223399, 58, 0}, {223416, 60, 0}, {223428, 4422, 0}, {223451, 4427, 0}, {223466, 4428, 0},
    {223499, 4430, 0}, {223543, 4439, 0}, {223553, 4441, 0}, {223583, 4471, 0}, {223606, 4472, 0},
    {223618, 4479, 0}, {223632, 5008, 0}, {223648, 5009, 0}, {223670, 5010, 0}, {223686, 5013, 0},
    {223703, 5015, 0}, {223724, 5016, 0}, {223738, 5055, 0}, {223753, 5265, 0}, {223777, 5291, 0},
    {223796, 5301, 0}, {223813, 5302, 0}, {223836, 5305, 0}, {223875, 5340, 0}, {223888, 5341, 0},
    {223911, 5347, 0}, {223942, 5353, 0}, {223967, 5363, 0}, {224000, 5372, 0}, {224038, 5373, 0},
    {224057, 5378, 0}, {224089, 5379, 0}, {224114, 5584, 0}, {224137, 23, 0}, {224159, 24, 0},
    {224177, 34, 0}, {224192, 36, 0}, {224202, 54, 0}, {224218, 57, 0}, {224232, 4174, 0}, {224243, 4175, 0},
    {224280, 4176, 0}, {224320, 4191, 0}, {224329, 4429, 0}, {224372, 4442, 0}, {224389, 4478, 0},
    {224421, 5249, 0}, {224450, 5251, 0}, {224478, 5260, 0}, {224498, 5303, 0}, {224534, 5306, 0},
    {224571, 5307, 0}, {224607, 5308, 0}, {224644, 5309, 0}, {224680, 5310, 0}, {224719, 5311, 0},
    {224761, 5312, 0}, {224803, 5254, 0}, {224831, 5255, 0}, {224852, 5259, 0}, {224871, 6115, 0},
    {224895, 6441, 0}, {224914, 5116, 0}, {224930, 5117, 0}, {224952, 5118, 0}, {224981, 6425, 0},
    {225018, 0, 0}, {225024, 1, 0}, {225031, 2, 0}, {225038, 3, 0}, {225045, 4294967295, 0}, {225080, 0, 0},
    {225089, 1, 0}, {87335, 0, 0}, {225130, 1, 0}, {225138, 2, 0}, {225146, 4, 0}, {225154, 8, 0},
    {225167, 16, 0}, {225198, 0, 0}, {225206, 1, 0}, {225214, 2, 0}, {225235, 0, 0}, {225252, 1, 0},
    {225259, 2, 0}, {225265, 3, 0}, {225080, 4, 0}, {225277, 5, 0}, {225286, 6, 0}, {225298, 7, 0},
    {225311, 8, 0}, {225322, 9, 0}, {225333, 10, 0}, {219072, 11, 0}, {225341, 13, 0}, {225355, 14, 0},
    {225360, 15, 0}, {225366, 16, 0}, {225375, 17, 0}, {225382, 18, 0}, {225392, 19, 0}, {225401, 20, 0},
    {225409, 21, 0}, {225418, 22, 0}, {225427, 23, 0}, {225436, 24, 0}, {225448, 25, 0}, {225460, 26, 0},
    {225468, 27, 0}, {225478, 28, 0}, {225498, 29, 0}, {225505, 30, 0}, {225514, 31, 0}, {7000, 32, 0},
    {225524, 33, 0}, {225532, 34, 0}, {225546, 35, 0}, {225553, 36, 0}, {225563, 37, 0}, {225573, 38, 0},
    {127770, 39, 0}, {225587, 40, 0}, {225602, 41, 0}, {225620, 42, 0}, {225634, 43, 0}, {225655, 44, 0},
    {225665, 45, 0}, {225679, 46, 0}, {225691, 47, 0}, {225707, 4469, 0}, {225720, 4470, 0}, {225735, 4999, 0},
    {225753, 5248, 0}, {225772, 5250, 0}, {225786, 5252, 0}, {225805, 5256, 0}, {225833, 5271, 0},
    {225849, 5285, 0}, {225862, 5300, 0}, {225873, 5355, 0}, {225889, 5356, 0}, {225904, 5398, 0},
    {225922, 5399, 0}, {225938, 5400, 0}, {225953, 5401, 0}, {225966, 5599, 0}, {225980, 5602, 0},
    {226006, 5607, 0}, {226019, 5608, 0}, {226036, 5624, 0}, {226063, 5625, 0}, {226084, 5626, 0},
    {226111, 5627, 0}, {226126, 5628, 0}, {226152, 5634, 0}, {226166, 5635, 0}, {226179, 5636, 0},
    {226194, 5822, 0}, {226220, 5823, 0}, {226244, 5825, 0}, {226258, 5826, 0}, {226270, 5827, 0},
    {226284, 5828, 0}, {226299, 5829, 0}, {226321, 5830, 0}, {226337, 5831, 0}, {226353, 5832, 0},
    {226372, 5833, 0}, {226392, 5834, 0}, {226403, 5835, 0}, {226417, 5836, 0}, {226437, 5899, 0},
    {226456, 5900, 0}, {226471, 5901, 0}, {226499, 5902, 0}, {226513, 5905, 0}, {226530, 5907, 0},
    {226555, 5914, 0}, {226571, 5915, 0}, {226584, 5921, 0}, {226604, 5944, 0}, {226623, 6080, 0},
    {226654, 6085, 0}, {226679, 6087, 0}, {226714, 6140, 0}, {226732, 6442, 0}, {226754, 6443, 0},
    {226777, 3, 0}, {226783, 2, 0}, {226797, 1, 0}, {226809, 0, 0}, {225045, 4294967295, 0}, {226813, 0, 0},
    {226819, 1, 0}, {226825, 2, 0}, {226831, 3, 0}, {226836, 4, 0}, {226841, 5, 0}, {226848, 6, 0},
    {226874, 0, 0}, {226886, 1, 0}, {226899, 2, 0}, {226921, 3, 0}, {226942, 4, 0}, {226956, 5, 0},
    {226971, 6, 0}, {226990, 7, 0}, {227006, 8, 0}, {227022, 9, 0}, {227041, 10, 0}, {227051, 11, 0},
    {227055, 12, 0}, {227070, 14, 0}, {227083, 15, 0}, {227093, 16, 0}, {227108, 17, 0}, {227118, 18, 0},
    {227132, 19, 0}, {227144, 20, 0}, {227155, 21, 0}, {227175, 22, 0}, {227185, 23, 0}, {227209, 24, 0},
    {227215, 25, 0}, {227224, 26, 0}, {227239, 27, 0}, {227252, 28, 0}, {227268, 29, 0}, {227288, 30, 0},
    {227300, 31, 0}, {227315, 33, 0}, {227327, 34, 0}, {219506, 35, 0}, {227337, 36, 0}, {227359, 37, 0},
    {227383, 38, 0}, {227395, 39, 0}, {227411, 4421, 0}, {227441, 4446, 0}, {220944, 4459, 0},
    {220959, 4460, 0}, {220977, 4461, 0}, {221002, 4462, 0}, {221018, 4463, 0}, {227459, 5017, 0},
    {227488, 5027, 0}, {227511, 5079, 0}, {227539, 5080, 0}, {227565, 5081, 0}, {227588, 5082, 0},
    {227615, 5083, 0}, {227640, 5084, 0}, {227662, 5269, 0}, {227677, 5270, 0}, {227697, 5289, 0},
    {227720, 5290, 0}, {227744, 5298, 0}, {227763, 5366, 0}, {227788, 5367, 0}, {227815, 5368, 0},
    {227841, 5369, 0}, {227869, 5370, 0}, {227900, 5371, 0}, {227933, 5618, 0}, {227960, 5620, 0},
    {227981, 5621, 0}, {228002, 5622, 0}, {228028, 5623, 0}, {228055, 5893, 0}, {228077, 5894, 0},
    {228093, 5895, 0}, {228113, 5896, 0}, {228135, 5903, 0}, {228163, 6154, 0}, {228187, 6417, 0},
    {228225, 0, 0}, {228232, 1, 0}, {228252, 2, 0}, {222901, 3, 0}, {228275, 4, 0}, {228284, 5, 0},
    {220603, 6, 0}, {228294, 5313, 0}, {228311, 5314, 0}, {228327, 5315, 0}, {228337, 5316, 0},
    {228351, 5317, 0}, {228359, 5318, 0}, {228371, 5364, 0}, {228379, 5365, 0}, {228397, 0, 0},
    {228419, 1, 0}, {228440, 2, 0}, {228461, 3, 0}, {228484, 4, 0}, {228516, 5, 0}, {228534, 6, 0},
    {228569, 7, 0}, {228597, 8, 0}, {228631, 9, 0}, {228653, 10, 0}, {228674, 11, 0}, {228705, 12, 0},
    {228742, 13, 0}, {228764, 14, 0}, {228790, 15, 0}, {228818, 16, 0}, {228840, 17, 0}, {228868, 18, 0},
    {228893, 19, 0}, {228923, 20, 0}, {228964, 21, 0}, {228982, 22, 0}, {229002, 23, 0}, {229040, 24, 0},
    {229061, 25, 0}, {229097, 26, 0}, {229119, 27, 0}, {229154, 28, 0}, {229178, 29, 0}, {229204, 30, 0},
    {229233, 31, 0}, {229260, 32, 0}, {229277, 1000, 0}, {229313, 1001, 0}, {229341, 1002, 0},
    {229372, 1003, 0}, {229408, 1004, 0}, {229442, 1005, 0}, {229474, 1006, 0}, {229504, 1007, 0},
    {229540, 1008, 0}, {229572, 1009, 0}, {229608, 1010, 0}, {229635, 1011, 0}, {229669, 1012, 0},
    {229689, 1013, 0}, {229719, 6000, 0}, {229735, 6001, 0}, {229749, 2000, 0}, {229785, 2001, 0},
    {229807, 2002, 0}, {229848, 2003, 0}, {229877, 2004, 0}, {229913, 2005, 0}, {229945, 2006, 0},
    {229990, 3000, 0}, {230017, 3001, 0}, {230048, 3002, 0}, {230069, 4000, 0}, {230113, 4001, 0},
    {230138, 4002, 0}, {230174, 4003, 0}, {230194, 4007, 0}, {230219, 4004, 0}, {230245, 4005, 0},
    {230273, 4006, 0}, {230299, 4008, 0}, {230331, 4009, 0}, {230364, 4012, 0}, {230401, 4013, 0},
    {230430, 4010, 0}, {230469, 4011, 0}, {230514, 4014, 0}, {230542, 4015, 0}, {230573, 4016, 0},
    {230607, 4017, 0}, {230627, 4018, 0}, {230658, 4019, 0}, {230700, 4020, 0}, {230730, 4021, 0},
    {230749, 4022, 0}, {230775, 4023, 0}, {230794, 4024, 0}, {230828, 4025, 0}, {230846, 4026, 0},
    {230869, 4027, 0}, {230897, 4028, 0}, {230930, 4029, 0}, {230954, 4031, 0}, {230984, 4032, 0},
    {231009, 4033, 0}, {231045, 5000, 0}, {231079, 5001, 0}, {231105, 5002, 0}, {231140, 5003, 0},
    {231175, 5005, 0}, {231194, 5006, 0}, {231231, 5007, 0}, {231261, 5008, 0}, {231287, 5009, 0},
    {231322, 5010, 0}, {231342, 5011, 0}, {231371, 5012, 0}, {231394, 5013, 0}, {231418, 5014, 0},
    {231449, 5015, 0}, {231498, 0, 0}, {87335, 0, 0}, {231510, 1, 0}, {231517, 2, 0}, {231524, 4, 0},
    {231528, 8, 0}, {231539, 16, 0}, {231544, 65536, 0}, {231567, 131072, 0}, {231585, 0, 0}, {231589, 1, 0},
    {231593, 2, 0}, {231597, 3, 0}, {87335, 0, 0}, {231617, 1, 0}, {231624, 2, 0}, {13107, 4, 0},
    {231635, 8, 0}, {222323, 65536, 0}, {231656, 0, 0}, {231663, 1, 0}, {231677, 2, 0}, {231691, 3, 0},
    {231707, 6, 0}, {231727, 7, 0}, {231754, 8, 0}, {231798, 0, 0}, {231809, 1, 0}, {231832, 0, 0},
    {231840, 1, 0}, {231848, 2, 0}, {225045, 0, 0}, {231873, 1, 0}, {231881, 2, 0}, {231889, 3, 0},
    {231894, 4, 0}, {231900, 5, 0}, {231911, 6, 0}, {231917, 7, 0}, {231923, 8, 0}, {231936, 9, 0},
    {231941, 10, 0}, {231948, 11, 0}, {231956, 12, 0}, {231961, 13, 0}, {231965, 14, 0}, {231969, 15, 0},
    {231972, 16, 0}, {231984, 17, 0}, {231994, 18, 0}, {232003, 19, 0}, {232012, 20, 0}, {232020, 21, 0},
    {232028, 22, 0}, {232036, 23, 0}, {232043, 24, 0}, {232048, 25, 0}, {232054, 26, 0}, {232060, 27, 0},
    {232065, 28, 0}, {232070, 29, 0}, {232074, 30, 0}, {232083, 31, 0}, {232092, 32, 0}, {232100, 33, 0},
    {232106, 34, 0}, {232116, 35, 0}, {232123, 36, 0}, {232130, 37, 0}, {232136, 38, 0}, {232142, 39, 0},
    {232147, 40, 0}, {232153, 41, 0}, {87335, 0, 0}, {232172, 1, 0}, {232177, 2, 0}, {232181, 4, 0},
    {232186, 8, 0}, {225546, 16, 0}, {232198, 32, 0}, {225375, 64, 0}, {223204, 128, 0}, {232211, 256, 0},
    {232230, 512, 0}, {232247, 1024, 0}, {232263, 2048, 0}, {232277, 4096, 0}, {232288, 65536, 0},
    {232296, 8192, 0}, {232307, 16384, 0}, {232339, 0, 0}, {232354, 1, 0}, {232366, 2, 0}, {232394, 0, 0},
    {232408, 1, 0}, {232433, 0, 0}, {232440, 1, 0}, {232447, 2, 0}, {232476, 0, 0}, {232485, 1, 0},
    {232492, 2, 0}, {232502, 3, 0}, {232519, 4, 0}, {87335, 0, 0}, {232543, 1, 0}, {232550, 2, 0},
    {232561, 4, 0}, {232580, 8, 0}, {232597, 16, 0}, {232611, 32, 0}, {232625, 64, 0}, {232643, 128, 0},
    {232653, 256, 0}, {232666, 65536, 0}, {232690, 1048576, 0}, {232708, 131072, 0}, {232728, 2097152, 0},
    {232749, 262144, 0}, {232770, 4194304, 0}, {232796, 524288, 0}, {232816, 8388608, 0}, {225089, 0, 0},
    {225080, 1, 0}, {232843, 2, 0}, {232851, 3, 0}, {87335, 0, 0}, {225409, 1, 0}, {232872, 2, 0},
    {232307, 4, 0}, {232880, 8, 0}, {232901, 16, 0}, {232920, 32, 0}, {232938, 65536, 0}, {232958, 131072, 0},
    {232987, 0, 0}, {232994, 1, 0}, {225024, 2, 0}, {225031, 3, 0}, {87335, 0, 0}, {233018, 2, 0},
    {233026, 4, 0}, {233034, 8, 0}, {233049, 16, 0}, {233072, 64, 0}, {233086, 128, 0}, {233101, 256, 0},
    {233117, 512, 0}, {233138, 1024, 0}, {233158, 2048, 0}, {233170, 4096, 0}, {233183, 8192, 0},
    {233197, 16384, 0}, {225409, 32768, 0}, {233216, 0, 0}, {233222, 1, 0}, {233230, 2, 0}, {233248, 3, 0},
    {233257, 4, 0}, {233275, 5, 0}, {233282, 6, 0}, {233295, 7, 0}, {233304, 8, 0}, {233311, 10, 0},
    {233323, 11, 0}, {233339, 12, 0}, {233349, 14, 0}, {233363, 15, 0}, {233376, 16, 0}, {233392, 17, 0},
    {233405, 19, 0}, {233416, 20, 0}, {233427, 21, 0}, {233437, 22, 0}, {233449, 23, 0}, {233462, 24, 0},
    {233475, 25, 0}, {233487, 27, 0}, {233506, 28, 0}, {233518, 29, 0}, {233537, 30, 0}, {233550, 32, 0},
    {233564, 33, 0}, {233579, 39, 0}, {233600, 41, 0}, {233615, 42, 0}, {233631, 43, 0}, {233642, 44, 0},
    {233662, 46, 0}, {233677, 48, 0}, {233696, 49, 0}, {233716, 50, 0}, {233731, 51, 0}, {233755, 52, 0},
    {233772, 54, 0}, {233783, 55, 0}, {233803, 56, 0}, {233817, 57, 0}, {233832, 59, 0}, {233843, 61, 0},
    {233850, 62, 0}, {233858, 63, 0}, {233871, 65, 0}, {233885, 67, 0}, {233902, 70, 0}, {233927, 71, 0},
    {233938, 72, 0}, {233955, 77, 0}, {233978, 78, 0}, {234000, 79, 0}, {234016, 80, 0}, {234037, 81, 0},
    {234056, 82, 0}, {234074, 84, 0}, {234086, 87, 0}, {234111, 88, 0}, {234136, 93, 0}, {234169, 95, 0},
    {234182, 97, 0}, {234200, 98, 0}, {234212, 99, 0}, {234225, 100, 0}, {234233, 104, 0}, {234250, 109, 0},
    {234264, 110, 0}, {234278, 111, 0}, {234292, 112, 0}, {234306, 113, 0}, {234317, 114, 0}, {234328, 115, 0},
    {234339, 117, 0}, {234355, 120, 0}, {234371, 121, 0}, {234390, 122, 0}, {234409, 123, 0}, {234436, 124, 0},
    {234446, 126, 0}, {234456, 127, 0}, {234466, 128, 0}, {234473, 129, 0}, {234480, 130, 0}, {234487, 131, 0},
    {234494, 132, 0}, {234501, 133, 0}, {234508, 134, 0}, {234515, 135, 0}, {234522, 136, 0}, {234529, 137, 0},
    {234536, 138, 0}, {234543, 139, 0}, {234550, 140, 0}, {234557, 141, 0}, {234564, 142, 0}, {234584, 143, 0},
    {234604, 144, 0}, {234624, 145, 0}, {234644, 146, 0}, {234664, 148, 0}, {234670, 149, 0}, {234682, 150, 0},
    {234695, 151, 0}, {234710, 152, 0}, {234725, 156, 0}, {234733, 157, 0}, {234741, 158, 0}, {234752, 162, 0},
    {234762, 163, 0}, {234774, 164, 0}, {234789, 165, 0}, {234807, 166, 0}, {234819, 167, 0}, {234832, 168, 0},
    {234845, 169, 0}, {234854, 170, 0}, {234863, 171, 0}, {234875, 172, 0}, {234890, 173, 0}, {234905, 174, 0},
    {234925, 175, 0}, {234945, 176, 0}, {234957, 177, 0}, {234969, 178, 0}, {234986, 179, 0}, {235003, 180, 0},
    {235015, 181, 0}, {235029, 182, 0}, {235044, 183, 0}, {235061, 184, 0}, {235076, 185, 0}, {235093, 186, 0},
    {235111, 187, 0}, {235131, 188, 0}, {235151, 189, 0}, {235173, 190, 0}, {235196, 191, 0}, {235221, 194, 0},
    {235241, 195, 0}, {235264, 196, 0}, {235283, 197, 0}, {235295, 198, 0}, {235308, 199, 0}, {235321, 200, 0},
    {235327, 201, 0}, {235344, 202, 0}, {235363, 203, 0}, {235382, 204, 0}, {235395, 205, 0}, {235406, 218, 0},
    {235419, 219, 0}, {235434, 224, 0}, {235451, 225, 0}, {235467, 229, 0}, {235484, 230, 0}, {235508, 231, 0},
    {235536, 232, 0}, {235555, 233, 0}, {235574, 234, 0}, {235587, 235, 0}, {235600, 236, 0}, {235613, 237, 0},
    {235626, 238, 0}, {235639, 239, 0}, {235652, 240, 0}, {235664, 241, 0}, {235675, 242, 0}, {235687, 245, 0},
    {235693, 246, 0}, {235705, 247, 0}, {235722, 248, 0}, {235730, 249, 0}, {235739, 250, 0}, {235759, 251, 0},
    {235768, 252, 0}, {235775, 253, 0}, {235784, 254, 0}, {235798, 255, 0}, {235812, 263, 0}, {235829, 264, 0},
    {235841, 265, 0}, {235853, 266, 0}, {235865, 267, 0}, {235877, 268, 0}, {235889, 269, 0}, {235901, 270, 0},
    {235913, 271, 0}, {235925, 317, 0}, {235934, 330, 0}, {235952, 333, 0}, {235975, 334, 0}, {235996, 335, 0},
    {236017, 336, 0}, {236043, 337, 0}, {236070, 339, 0}, {236094, 342, 0}, {236126, 343, 0}, {236157, 344, 0},
    {236188, 345, 0}, {236213, 346, 0}, {236241, 347, 0}, {236268, 348, 0}, {236297, 349, 0}, {236319, 350, 0},
    {236341, 351, 0}, {236363, 352, 0}, {236385, 353, 0}, {236407, 354, 0}, {236429, 355, 0}, {236451, 356, 0},
    {236473, 357, 0}, {236495, 358, 0}, {236517, 359, 0}, {236545, 360, 0}, {236572, 361, 0}, {236600, 362, 0},
    {236628, 363, 0}, {236655, 364, 0}, {236683, 366, 0}, {236709, 4163, 0}, {236725, 4182, 0},
    {236746, 4183, 0}, {236757, 4184, 0}, {236773, 4185, 0}, {236793, 4186, 0}, {236807, 4190, 0},
    {236822, 4181, 0}, {236841, 4421, 0}, {236861, 4431, 0}, {236888, 4450, 0}, {236895, 4451, 0},
    {236902, 4452, 0}, {236910, 4453, 0}, {236923, 4454, 0}, {236936, 4455, 0}, {236950, 4456, 0},
    {236977, 4457, 0}, {237004, 4458, 0}, {237032, 4459, 0}, {237061, 4460, 0}, {237090, 4461, 0},
    {237122, 4462, 0}, {237158, 5294, 0}, {237177, 5295, 0}, {237197, 5575, 0}, {237222, 5576, 0},
    {237248, 5630, 0}, {237264, 6035, 0}, {237280, 6116, 0}, {237302, 6117, 0}, {237324, 6142, 0},
    {237352, 6143, 0}, {237378, 6401, 0}, {237393, 6402, 0}, {237408, 6426, 0}, {237447, 0, 0},
    {237478, 0, 0}, {237490, 1, 0}, {237497, 2, 0}, {237507, 3, 0}, {237516, 4, 0}, {237527, 5, 0},
    {237539, 6, 0}, {87335, 0, 0}, {237570, 1, 0}, {237578, 2, 0}, {237603, 0, 0}, {237619, 1, 0},
    {225460, 2, 0}, {237625, 3, 0}, {237497, 4, 0}, {237632, 5, 0}, {87403, 6, 0}, {237647, 7, 0},
    {237656, 8, 0}, {237664, 9, 0}, {237677, 10, 0}, {237691, 11, 0}, {237697, 12, 0}, {237711, 5328, 0},
    {237727, 5329, 0}, {237751, 5338, 0}, {237765, 5339, 0}, {237781, 5342, 0}, {237803, 5343, 0},
    {237825, 5349, 0}, {237847, 5402, 0}, {237871, 5605, 0}, {237888, 5936, 0}, {237904, 5937, 0},
    {232476, 0, 0}, {237936, 1, 0}, {237949, 2, 0}, {232492, 3, 0}, {237966, 0, 0}, {87822, 1, 0},
    {237970, 2, 0}, {237974, 3, 0}, {237983, 4, 0}, {237995, 5, 0}, {238001, 6, 0}, {238008, 7, 0},
    {238017, 8, 0}, {225045, 4294967295, 0}, {238037, 0, 0}, {238042, 1, 0}, {238047, 2, 0}, {238052, 3, 0},
    {238057, 4, 0}, {238062, 5, 0}, {238067, 6, 0}, {262463, 32, 0}, {55, 0, 0}, {262477, 1, 0},
    {262483, 2, 0}, {50445, 3, 0}, {262488, 4, 0}, {262496, 5, 0}, {262504, 6, 0}, {259493, 7, 0},
    {262508, 8, 0}, {262520, 9, 0}, {262532, 10, 0}, {88452, 11, 0}, {262545, 12, 0}, {262550, 13, 0},
    {30126, 14, 0}, {55, 0, 0}, {262562, 1, 0}, {262584, 1, 0}, {262594, 2, 0}, {262609, 1, 0},
    {262617, 2, 0}, {55, 0, 0}, {262635, 1, 0}, {262652, 2, 0}, {262661, 1, 0}, {262674, 2, 0},
    {262688, 3, 0}, {262722, 0, 0}, {262726, 1, 0}, {271983, 1, 0}, {271993, 2, 0}, {272018, 0, 0},
    {272033, 1, 0}, {272051, 2, 0}, {31282, 0, 0}, {31285, 1, 0}, {55593, 2, 0}, {55596, 3, 0},
    {55599, 4, 0}, {55602, 5, 0}, {272111, 0, 0}, {85192, 1, 0}, {272120, 2, 0}, {30568, 0, 0},
    {30572, 1, 0}, {272182, 0, 0}, {272186, 1, 0}, {272195, 2, 0}, {272208, 3, 0}, {272251, 0, 0},
    {272265, 1, 0}, {55, 0, 0}, {272300, 1, 0}, {272316, 2, 0}, {272328, 3, 0}, {272368, 0, 0},
    {272186, 1, 0}, {272376, 2, 0}, {272387, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59774, 2, 0},
    {59780, 3, 0}, {14286, 4, 0}, {59786, 5, 0}, {59792, 6, 0}, {14259, 7, 0}, {59798, 8, 0}, {59802, 9, 0},
    {1239, 10, 0}, {14250, 12, 0}, {14277, 11, 0}, {300163, 0, 0}, {300178, 1, 0}, {300186, 2, 0},
    {300192, 3, 0}, {151945, 4, 0}, {310817, 0, 0}, {310824, 1, 0}, {310833, 2, 0}, {310843, 3, 0},
    {310859, 4, 0}, {310870, 5, 0}, {59737, 0, 0}, {17, 1, 0}, {18430, 0, 0}, {310907, 3, 0}, {59747, 0, 0},
    {18430, 1, 0}, {93816, 2, 0}, {128221, 3, 0}, {128213, 4, 0}, {50445, 8, 0}, {50519, 9, 0},
    {128072, 10, 0}, {128075, 11, 0}, {128082, 12, 0}, {128085, 13, 0}, {51300, 14, 0}, {50540, 15, 0},
    {128078, 16, 0}, {317236, 1, 0}, {317251, 2, 0}, {317265, 3, 0}, {317279, 4, 0}, {317292, 5, 0},
    {317306, 6, 0}, {317319, 7, 0}, {317332, 8, 0}, {317344, 9, 0}, {317358, 10, 0}, {317371, 11, 0},
    {317384, 12, 0}, {317396, 13, 0}, {43488, 0, 0}, {317408, 1, 0}, {59737, 2, 0}, {128185, 3, 0},
    {161768, 4, 0}, {317417, 5, 0}, {317236, 1, 0}, {317424, 2, 0}, {317439, 3, 0}, {317454, 4, 0},
    {317469, 5, 0}, {317484, 6, 0}, {317499, 7, 0}, {317514, 8, 0}, {317344, 9, 0}, {317529, 10, 0},
    {317543, 11, 0}, {317557, 12, 0}, {317571, 13, 0}, {317586, 14, 0}, {317601, 15, 0},
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
    {1, 52413, {0, 0}, 0, 0}, {1, 52432, {0, 0}, 0, 0}, {1, 52573, {0, 0}, 0, 0}, {1, 53482, {0, 0}, 0, 0},
    {1, 53897, {0, 0}, 0, 0}, {1, 53915, {0, 0}, 0, 0}, {1, 54231, {0, 0}, 0, 0}, {1, 54242, {0, 0}, 0, 0},
    {1, 54824, {0, 0}, 0, 0}, {1, 55138, {0, 0}, 0, 0}, {1, 55734, {0, 0}, 0, 0}, {3, 55833, {0, 0}, 0, 0},
    {3, 55847, {0, 0}, 0, 0}, {1, 56024, {0, 0}, 0, 0}, {1, 56575, {0, 0}, 0, 0}, {1, 56836, {0, 0}, 0, 0},
    {1, 57079, {0, 0}, 0, 0}, {1, 57416, {0, 0}, 0, 0}, {1, 57711, {0, 0}, 0, 0}, {1, 58039, {0, 0}, 0, 0},
    {1, 58389, {0, 0}, 0, 0}, {1, 58458, {0, 0}, 0, 0}, {1, 58653, {0, 0}, 0, 0}, {1, 59214, {0, 0}, 0, 0},
    {1, 60387, {0, 0}, 0, 0}, {1, 60427, {0, 0}, 0, 0}, {1, 60492, {0, 0}, 0, 0}, {1, 60523, {0, 0}, 0, 0},
    {1, 60544, {0, 0}, 0, 0}, {1, 60646, {0, 0}, 0, 0}, {1, 60735, {0, 0}, 0, 0}, {1, 60808, {0, 0}, 0, 0},
    {1, 60848, {0, 0}, 0, 0}, {1, 60889, {0, 0}, 0, 0}, {3, 60914, {0, 0}, 0, 0}, {1, 61101, {0, 0}, 0, 0},
    {1, 61214, {0, 0}, 0, 0}, {1, 61246, {0, 0}, 0, 0}, {1, 61348, {0, 0}, 0, 0}, {3, 61384, {0, 0}, 0, 0},
    {3, 61546, {0, 0}, 0, 0}, {1, 62026, {0, 0}, 0, 0}, {1, 62069, {0, 0}, 0, 0}, {3, 62227, {0, 0}, 0, 0},
    {3, 62412, {0, 0}, 0, 0}, {3, 62437, {0, 0}, 0, 0}, {3, 64553, {0, 0}, 0, 0}, {1, 65631, {0, 0}, 0, 0},
    {1, 65735, {0, 0}, 0, 0}, {1, 65948, {0, 0}, 0, 0}, {1, 66691, {0, 0}, 0, 0}, {1, 68058, {0, 0}, 0, 0},
    {1, 68358, {0, 0}, 0, 0}, {1, 68483, {0, 0}, 0, 0}, {1, 68514, {0, 0}, 0, 0}, {3, 68724, {0, 0}, 0, 0},
    {3, 70069, {0, 0}, 0, 0}, {3, 70331, {0, 0}, 0, 0}, {3, 71200, {0, 0}, 0, 0}, {3, 73944, {0, 0}, 0, 0},
    {1, 74129, {0, 0}, 0, 0}, {1, 74201, {0, 0}, 0, 0}, {3, 74264, {0, 0}, 0, 0}, {1, 74465, {0, 0}, 0, 0},
    {3, 74626, {0, 0}, 0, 0}, {1, 75191, {0, 0}, 0, 0}, {1, 75458, {0, 0}, 0, 0}, {1, 76171, {0, 0}, 0, 0},
    {3, 76437, {0, 0}, 0, 0}, {1, 76838, {0, 0}, 0, 0}, {1, 76869, {0, 0}, 0, 0}, {3, 76939, {0, 0}, 0, 0},
    {3, 77733, {0, 0}, 0, 0}, {3, 78229, {0, 0}, 0, 0}, {1, 78983, {0, 0}, 0, 0}, {1, 79009, {0, 0}, 0, 0},
    {1, 79049, {0, 0}, 0, 0}, {1, 79083, {0, 0}, 0, 0}, {1, 79111, {0, 0}, 0, 0}, {1, 79133, {0, 0}, 0, 0},
    {1, 79157, {0, 0}, 0, 0}, {1, 79283, {0, 0}, 0, 0}, {3, 79306, {0, 0}, 0, 0}, {1, 79910, {0, 0}, 0, 0},
    {1, 80138, {0, 0}, 0, 0}, {1, 80351, {0, 0}, 0, 0}, {1, 81097, {0, 0}, 0, 0}, {3, 82291, {0, 0}, 0, 0},
    {1, 82538, {0, 0}, 0, 0}, {1, 82636, {0, 0}, 0, 0}, {1, 84746, {0, 0}, 0, 0}, {1, 85663, {0, 0}, 0, 0},
    {1, 85697, {0, 0}, 0, 0}, {1, 85931, {0, 0}, 0, 0}, {1, 88920, {0, 0}, 0, 0}, {1, 89049, {0, 0}, 0, 0},
    {3, 89170, {0, 0}, 0, 0}, {3, 89280, {0, 0}, 0, 0}, {1, 89321, {0, 0}, 0, 0}, {1, 89397, {0, 0}, 0, 0},
    {1, 89478, {0, 0}, 0, 0}, {1, 89572, {0, 0}, 0, 0}, {1, 89582, {0, 0}, 0, 0}, {3, 89665, {0, 0}, 0, 0},
    {3, 89690, {0, 0}, 0, 0}, {1, 89759, {0, 0}, 0, 0}, {1, 89774, {0, 0}, 0, 0}, {1, 89796, {0, 0}, 0, 0},
    {1, 89953, {0, 0}, 0, 0}, {3, 89968, {0, 0}, 0, 0}, {1, 90264, {0, 0}, 0, 0}, {1, 90376, {0, 0}, 0, 0},
    {1, 90392, {0, 0}, 0, 0}, {3, 91318, {0, 0}, 0, 0}, {1, 91340, {0, 0}, 0, 0}, {3, 91365, {0, 0}, 0, 0},
    {1, 91542, {0, 0}, 0, 0}, {1, 91671, {0, 0}, 0, 0}, {1, 91692, {0, 0}, 0, 0}, {1, 91759, {0, 0}, 0, 0},
    {3, 91799, {0, 0}, 0, 0}, {3, 91820, {0, 0}, 0, 0}, {3, 91842, {0, 0}, 0, 0}, {3, 91860, {0, 0}, 0, 0},
    {3, 91886, {0, 0}, 0, 0}, {3, 91902, {0, 0}, 0, 0}, {3, 91924, {0, 0}, 0, 0}, {3, 91944, {0, 0}, 0, 0},
    {3, 91962, {0, 0}, 0, 0}, {1, 91982, {0, 0}, 0, 0}, {1, 91991, {0, 0}, 0, 0}, {3, 92238, {0, 0}, 0, 0},
    {1, 92369, {0, 0}, 0, 0}, {1, 92869, {0, 0}, 0, 0}, {1, 92962, {0, 0}, 0, 0}, {1, 93204, {0, 0}, 0, 0},
    {1, 93236, {0, 0}, 0, 0}, {1, 93246, {0, 0}, 0, 0}, {1, 93486, {0, 0}, 0, 0}, {3, 93554, {0, 0}, 0, 0},
    {3, 93783, {0, 0}, 0, 0}, {1, 93845, {0, 0}, 0, 0}, {1, 93904, {0, 0}, 0, 0}, {1, 94016, {0, 0}, 0, 0},
    {1, 94228, {0, 0}, 0, 0}, {1, 94621, {0, 0}, 0, 0}, {1, 94699, {0, 0}, 0, 0}, {1, 94718, {0, 0}, 0, 0},
    {1, 94740, {0, 0}, 0, 0}, {1, 94768, {0, 0}, 0, 0}, {1, 94795, {0, 0}, 0, 0}, {1, 95158, {0, 0}, 0, 0},
    {3, 95227, {0, 0}, 0, 0}, {1, 95360, {0, 0}, 0, 0}, {3, 95383, {0, 0}, 0, 0}, {3, 95398, {0, 0}, 0, 0},
    {3, 95410, {0, 0}, 0, 0}, {3, 95429, {0, 0}, 0, 0}, {1, 95781, {0, 0}, 0, 0}, {3, 95818, {0, 0}, 0, 0},
    {1, 96553, {0, 0}, 0, 0}, {1, 96734, {0, 0}, 0, 0}, {1, 96939, {0, 0}, 0, 0}, {1, 97000, {0, 0}, 0, 0},
    {1, 97029, {0, 0}, 0, 0}, {3, 97426, {0, 0}, 0, 0}, {1, 97440, {0, 0}, 0, 0}, {1, 97458, {0, 0}, 0, 0},
    {3, 97477, {0, 0}, 0, 0}, {3, 97496, {0, 0}, 0, 0}, {3, 97519, {0, 0}, 0, 0}, {3, 97539, {0, 0}, 0, 0},
    {1, 98148, {0, 0}, 0, 0}, {1, 98453, {0, 0}, 0, 0}, {1, 98551, {0, 0}, 0, 0}, {1, 98798, {0, 0}, 0, 0},
    {1, 99208, {0, 0}, 0, 0}, {1, 99719, {0, 0}, 0, 0}, {3, 100405, {0, 0}, 0, 0}, {3, 101553, {0, 0}, 0, 0},
    {3, 101738, {0, 0}, 0, 0}, {1, 102188, {0, 0}, 0, 0}, {1, 102321, {0, 0}, 0, 0}, {1, 102520, {0, 0}, 0, 0},
    {3, 102802, {0, 0}, 0, 0}, {1, 102879, {0, 0}, 0, 0}, {1, 103276, {0, 0}, 0, 0}, {1, 103815, {0, 0}, 0, 0},
    {1, 103993, {0, 0}, 0, 0}, {1, 105009, {0, 0}, 0, 0}, {1, 105400, {0, 0}, 0, 0}, {1, 105958, {0, 0}, 0, 0},
    {1, 106183, {0, 0}, 0, 0}, {1, 107356, {0, 0}, 0, 0}, {3, 108891, {0, 0}, 0, 0}, {1, 109223, {0, 0}, 0, 0},
    {1, 109814, {0, 0}, 0, 0}, {1, 109845, {0, 0}, 0, 0}, {1, 110007, {0, 0}, 0, 0}, {1, 110034, {0, 0}, 0, 0},
    {1, 113070, {0, 0}, 0, 0}, {1, 113489, {0, 0}, 0, 0}, {1, 113658, {0, 0}, 0, 0}, {1, 113704, {0, 0}, 0, 0},
    {1, 114088, {0, 0}, 0, 0}, {1, 114105, {0, 0}, 0, 0}, {1, 114381, {0, 0}, 0, 0}, {1, 115277, {0, 0}, 0, 0},
    {1, 115659, {0, 0}, 0, 0}, {1, 115698, {0, 0}, 0, 0}, {1, 116034, {0, 0}, 0, 0}, {1, 116691, {0, 0}, 0, 0},
    {3, 117771, {0, 0}, 0, 0}, {1, 119670, {0, 0}, 0, 0}, {3, 119705, {0, 0}, 0, 0}, {3, 119715, {0, 0}, 0, 0},
    {1, 119727, {0, 0}, 0, 0}, {3, 120776, {0, 0}, 0, 0}, {3, 121604, {0, 0}, 0, 0}, {1, 122415, {0, 0}, 0, 0},
    {1, 122443, {0, 0}, 0, 0}, {1, 122471, {0, 0}, 0, 0}, {1, 122495, {0, 0}, 0, 0}, {1, 122567, {0, 0}, 0, 0},
    {1, 122640, {0, 0}, 0, 0}, {3, 122681, {0, 0}, 0, 0}, {3, 123508, {0, 0}, 0, 0}, {3, 123530, {0, 0}, 0, 0},
    {1, 124244, {0, 0}, 0, 0}, {1, 125068, {0, 0}, 0, 0}, {1, 125569, {0, 0}, 0, 0}, {3, 125596, {0, 0}, 0, 0},
    {3, 125782, {0, 0}, 0, 0}, {1, 125810, {0, 0}, 0, 0}, {3, 126883, {0, 0}, 0, 0}, {3, 127053, {0, 0}, 0, 0},
    {1, 129084, {0, 0}, 0, 0}, {1, 129119, {0, 0}, 0, 0}, {1, 129162, {0, 0}, 0, 0}, {1, 129204, {0, 0}, 0, 0},
    {1, 129257, {0, 0}, 0, 0}, {1, 129328, {0, 0}, 0, 0}, {1, 129358, {0, 0}, 0, 0}, {1, 129403, {0, 0}, 0, 0},
    {1, 129437, {0, 0}, 0, 0}, {1, 129478, {0, 0}, 0, 0}, {1, 129525, {0, 0}, 0, 0}, {1, 129548, {0, 0}, 0, 0},
    {1, 129597, {0, 0}, 0, 0}, {1, 129634, {0, 0}, 0, 0}, {1, 129664, {0, 0}, 0, 0}, {1, 129694, {0, 0}, 0, 0},
    {1, 129717, {0, 0}, 0, 0}, {1, 129741, {0, 0}, 0, 0}, {1, 129765, {0, 0}, 0, 0}, {1, 129804, {0, 0}, 0, 0},
    {1, 129828, {0, 0}, 0, 0}, {1, 129856, {0, 0}, 0, 0}, {1, 129881, {0, 0}, 0, 0}, {1, 129913, {0, 0}, 0, 0},
    {1, 129960, {0, 0}, 0, 0}, {1, 129988, {0, 0}, 0, 0}, {1, 130012, {0, 0}, 0, 0}, {1, 130040, {0, 0}, 0, 0},
    {1, 130071, {0, 0}, 0, 0}, {1, 130106, {0, 0}, 0, 0}, {1, 130138, {0, 0}, 0, 0}, {1, 130328, {0, 0}, 0, 0},
    {1, 130375, {0, 0}, 0, 0}, {1, 130414, {0, 0}, 0, 0}, {1, 130459, {0, 0}, 0, 0}, {1, 130497, {0, 0}, 0, 0},
    {1, 130540, {0, 0}, 0, 0}, {1, 130592, {0, 0}, 0, 0}, {1, 130649, {0, 0}, 0, 0}, {1, 130702, {0, 0}, 0, 0},
    {1, 130741, {0, 0}, 0, 0}, {1, 130777, {0, 0}, 0, 0}, {1, 130810, {0, 0}, 0, 0}, {1, 130845, {0, 0}, 0, 0},
    {1, 130880, {0, 0}, 0, 0}, {1, 130915, {0, 0}, 0, 0}, {1, 130950, {0, 0}, 0, 0}, {1, 130987, {0, 0}, 0, 0},
    {3, 131093, {0, 0}, 0, 0}, {1, 131768, {0, 0}, 0, 0}, {1, 131773, {0, 0}, 0, 0}, {3, 131788, {0, 0}, 0, 0},
    {1, 132034, {0, 0}, 0, 0}, {1, 132298, {0, 0}, 0, 0}, {1, 132346, {0, 0}, 0, 0}, {3, 132404, {0, 0}, 0, 0},
    {3, 132422, {0, 0}, 0, 0}, {1, 132581, {0, 0}, 0, 0}, {1, 133140, {0, 0}, 0, 0}, {1, 133368, {0, 0}, 0, 0},
    {1, 133617, {0, 0}, 0, 0}, {1, 133868, {0, 0}, 0, 0}, {1, 134498, {0, 0}, 0, 0}, {1, 134975, {0, 0}, 0, 0},
    {3, 135286, {0, 0}, 0, 0}, {3, 135745, {0, 0}, 0, 0}, {3, 136134, {0, 0}, 0, 0}, {3, 136445, {0, 0}, 0, 0},
    {1, 137096, {0, 0}, 0, 0}, {3, 137271, {0, 0}, 0, 0}, {1, 137568, {0, 0}, 0, 0}, {3, 137615, {0, 0}, 0, 0},
    {3, 137989, {0, 0}, 0, 0}, {3, 138006, {0, 0}, 0, 0}, {3, 138048, {0, 0}, 0, 0}, {3, 138413, {0, 0}, 0, 0},
    {3, 138537, {0, 0}, 0, 0}, {3, 138862, {0, 0}, 0, 0}, {3, 138879, {0, 0}, 0, 0}, {3, 138904, {0, 0}, 0, 0},
    {1, 139039, {0, 0}, 0, 0}, {1, 139252, {0, 0}, 0, 0}, {3, 139277, {0, 0}, 0, 0}, {1, 139429, {0, 0}, 0, 0},
    {1, 140575, {0, 0}, 0, 0}, {3, 141020, {0, 0}, 0, 0}, {3, 141032, {0, 0}, 0, 0}, {3, 141047, {0, 0}, 0, 0},
    {3, 141068, {0, 0}, 0, 0}, {3, 141093, {0, 0}, 0, 0}, {3, 141819, {0, 0}, 0, 0}, {3, 141842, {0, 0}, 0, 0},
    {3, 141989, {0, 0}, 0, 0}, {1, 142132, {0, 0}, 0, 0}, {1, 142237, {0, 0}, 0, 0}, {3, 142439, {0, 0}, 0, 0},
    {3, 142466, {0, 0}, 0, 0}, {3, 142787, {0, 0}, 0, 0}, {3, 143179, {0, 0}, 0, 0}, {1, 145401, {0, 0}, 0, 0},
    {3, 145417, {0, 0}, 0, 0}, {3, 145639, {0, 0}, 0, 0}, {1, 145709, {0, 0}, 0, 0}, {3, 145739, {0, 0}, 0, 0},
    {1, 146270, {0, 0}, 0, 0}, {1, 146616, {0, 0}, 0, 0}, {3, 146664, {0, 0}, 0, 0}, {3, 146687, {0, 0}, 0, 0},
    {3, 146714, {0, 0}, 0, 0}, {3, 147041, {0, 0}, 0, 0}, {1, 147080, {0, 0}, 0, 0}, {3, 147162, {0, 0}, 0, 0},
    {1, 147351, {0, 0}, 0, 0}, {1, 147411, {0, 0}, 0, 0}, {3, 147460, {0, 0}, 0, 0}, {3, 147483, {0, 0}, 0, 0},
    {3, 147991, {0, 0}, 0, 0}, {3, 149242, {0, 0}, 0, 0}, {3, 150658, {0, 0}, 0, 0}, {1, 150695, {0, 0}, 0, 0},
    {3, 150710, {0, 0}, 0, 0}, {3, 150926, {0, 0}, 0, 0}, {3, 150943, {0, 0}, 0, 0}, {3, 150965, {0, 0}, 0, 0},
    {1, 151434, {0, 0}, 0, 0}, {3, 151459, {0, 0}, 0, 0}, {1, 152802, {0, 0}, 0, 0}, {1, 152833, {0, 0}, 0, 0},
    {1, 152898, {0, 0}, 0, 0}, {1, 152962, {0, 0}, 0, 0}, {1, 152996, {0, 0}, 0, 0}, {1, 153035, {0, 0}, 0, 0},
    {1, 153073, {0, 0}, 0, 0}, {1, 153116, {0, 0}, 0, 0}, {3, 153189, {0, 0}, 0, 0}, {3, 153206, {0, 0}, 0, 0},
    {1, 153248, {0, 0}, 0, 0}, {1, 153446, {0, 0}, 0, 0}, {1, 153487, {0, 0}, 0, 0}, {1, 153532, {0, 0}, 0, 0},
    {1, 153571, {0, 0}, 0, 0}, {1, 153614, {0, 0}, 0, 0}, {1, 153645, {0, 0}, 0, 0}, {1, 153678, {0, 0}, 0, 0},
    {1, 153717, {0, 0}, 0, 0}, {1, 153761, {0, 0}, 0, 0}, {1, 153795, {0, 0}, 0, 0}, {1, 153834, {0, 0}, 0, 0},
    {3, 154069, {0, 0}, 0, 0}, {3, 154475, {0, 0}, 0, 0}, {3, 154877, {0, 0}, 0, 0}, {3, 155199, {0, 0}, 0, 0},
    {3, 156058, {0, 0}, 0, 0}, {3, 156073, {0, 0}, 0, 0}, {3, 156813, {0, 0}, 0, 0}, {3, 156827, {0, 0}, 0, 0},
    {1, 157260, {0, 0}, 0, 0}, {3, 157576, {0, 0}, 0, 0}, {3, 157973, {0, 0}, 0, 0}, {3, 157995, {0, 0}, 0, 0},
    {3, 158788, {0, 0}, 0, 0}, {3, 159111, {0, 0}, 0, 0}, {3, 159692, {0, 0}, 0, 0}, {1, 161723, {0, 0}, 0, 0},
    {3, 164804, {0, 0}, 0, 0}, {3, 164823, {0, 0}, 0, 0}, {3, 167051, {0, 0}, 0, 0}, {3, 167069, {0, 0}, 0, 0},
    {1, 168047, {0, 0}, 0, 0}, {3, 168372, {0, 0}, 0, 0}, {3, 168382, {0, 0}, 0, 0}, {3, 168541, {0, 0}, 0, 0},
    {3, 168633, {0, 0}, 0, 0}, {1, 168755, {0, 0}, 0, 0}, {1, 168797, {0, 0}, 0, 0}, {1, 168937, {0, 0}, 0, 0},
    {1, 168999, {0, 0}, 0, 0}, {1, 169382, {0, 0}, 0, 0}, {1, 169513, {0, 0}, 0, 0}, {1, 170423, {0, 0}, 0, 0},
    {1, 172146, {0, 0}, 0, 0}, {1, 172457, {0, 0}, 0, 0}, {1, 173085, {0, 0}, 0, 0}, {1, 174216, {0, 0}, 0, 0},
    {3, 174367, {0, 0}, 0, 0}, {3, 174444, {0, 0}, 0, 0}, {1, 174462, {0, 0}, 0, 0}, {1, 174665, {0, 0}, 0, 0},
    {1, 174719, {0, 0}, 0, 0}, {1, 174767, {0, 0}, 0, 0}, {1, 175852, {0, 0}, 0, 0}, {1, 175920, {0, 0}, 0, 0},
    {1, 176022, {0, 0}, 0, 0}, {1, 176126, {0, 0}, 0, 0}, {1, 176728, {0, 0}, 0, 0}, {1, 176817, {0, 0}, 0, 0},
    {1, 176869, {0, 0}, 0, 0}, {1, 177012, {0, 0}, 0, 0}, {1, 178779, {0, 0}, 0, 0}, {1, 178825, {0, 0}, 0, 0},
    {1, 179098, {0, 0}, 0, 0}, {1, 179299, {0, 0}, 0, 0}, {1, 179500, {0, 0}, 0, 0}, {1, 179546, {0, 0}, 0, 0},
    {1, 179862, {0, 0}, 0, 0}, {1, 180172, {0, 0}, 0, 0}, {1, 180482, {0, 0}, 0, 0}, {1, 180786, {0, 0}, 0, 0},
    {1, 181327, {0, 0}, 0, 0}, {1, 182471, {0, 0}, 0, 0}, {1, 183929, {0, 0}, 0, 0}, {1, 184270, {0, 0}, 0, 0},
    {1, 184605, {0, 0}, 0, 0}, {1, 185701, {0, 0}, 0, 0}, {1, 185959, {0, 0}, 0, 0}, {1, 193176, {0, 0}, 0, 0},
    {1, 194331, {0, 0}, 0, 0}, {1, 197291, {0, 0}, 0, 0}, {1, 197337, {0, 0}, 0, 0}, {1, 198197, {0, 0}, 0, 0},
    {1, 198299, {0, 0}, 0, 0}, {1, 198363, {0, 0}, 0, 0}, {1, 200124, {0, 0}, 0, 0}, {1, 201194, {0, 0}, 0, 0},
    {1, 201338, {0, 0}, 0, 0}, {3, 201464, {0, 0}, 0, 0}, {1, 201838, {0, 0}, 0, 0}, {3, 201897, {0, 0}, 0, 0},
    {1, 202230, {0, 0}, 0, 0}, {1, 202381, {0, 0}, 0, 0}, {3, 202421, {0, 0}, 0, 0}, {1, 202933, {0, 0}, 0, 0},
    {1, 203388, {0, 0}, 0, 0}, {1, 203559, {0, 0}, 0, 0}, {1, 203651, {0, 0}, 0, 0}, {3, 203758, {0, 0}, 0, 0},
    {1, 204119, {0, 0}, 0, 0}, {1, 204173, {0, 0}, 0, 0}, {1, 204202, {0, 0}, 0, 0}, {1, 204222, {0, 0}, 0, 0},
    {3, 204447, {0, 0}, 0, 0}, {3, 205484, {0, 0}, 0, 0}, {3, 207817, {0, 0}, 0, 0}, {1, 208534, {0, 0}, 0, 0},
    {3, 209131, {0, 0}, 0, 0}, {3, 209216, {0, 0}, 0, 0}, {1, 209226, {0, 0}, 0, 0}, {1, 209461, {0, 0}, 0, 0},
    {3, 209473, {0, 0}, 0, 0}, {3, 210119, {0, 0}, 0, 0}, {1, 210214, {0, 0}, 0, 0}, {3, 210429, {0, 0}, 0, 0},
    {3, 210885, {0, 0}, 0, 0}, {1, 211796, {0, 0}, 0, 0}, {1, 212584, {0, 0}, 0, 0}, {3, 212981, {0, 0}, 0, 0},
    {1, 213152, {0, 0}, 0, 0}, {1, 213199, {0, 0}, 0, 0}, {1, 213253, {0, 0}, 0, 0}, {1, 213273, {0, 0}, 0, 0},
    {1, 213442, {0, 0}, 0, 0}, {1, 213501, {0, 0}, 0, 0}, {1, 213543, {0, 0}, 0, 0}, {3, 214025, {0, 0}, 0, 0},
    {1, 214051, {0, 0}, 0, 0}, {1, 214087, {0, 0}, 0, 0}, {1, 214230, {0, 0}, 0, 0}, {1, 214265, {0, 0}, 0, 0},
    {1, 214296, {0, 0}, 0, 0}, {1, 214787, {0, 0}, 0, 0}, {3, 214921, {0, 0}, 0, 0}, {1, 215151, {0, 0}, 0, 0},
    {3, 215712, {0, 0}, 0, 0}, {3, 217392, {0, 0}, 0, 0}, {1, 217646, {0, 0}, 0, 0}, {1, 217840, {0, 0}, 0, 0},
    {3, 218040, {0, 0}, 0, 0}, {3, 218073, {0, 0}, 0, 0}, {1, 238072, {0, 0}, 0, 0}, {1, 238112, {0, 0}, 0, 0},
    {1, 238136, {0, 0}, 0, 0}, {1, 238216, {0, 0}, 0, 0}, {1, 238287, {0, 0}, 0, 0}, {1, 238316, {0, 0}, 0, 0},
    {1, 238344, {0, 0}, 0, 0}, {3, 238401, {0, 0}, 0, 0}, {1, 238505, {0, 0}, 0, 0}, {1, 238556, {0, 0}, 0, 0},
    {1, 238624, {0, 0}, 0, 0}, {1, 238653, {0, 0}, 0, 0}, {1, 238722, {0, 0}, 0, 0}, {1, 238758, {0, 0}, 0, 0},
    {1, 238796, {0, 0}, 0, 0}, {1, 238817, {0, 0}, 0, 0}, {1, 238848, {0, 0}, 0, 0}, {1, 238901, {0, 0}, 0, 0},
    {1, 238941, {0, 0}, 0, 0}, {1, 238979, {0, 0}, 0, 0}, {1, 239022, {0, 0}, 0, 0}, {1, 239061, {0, 0}, 0, 0},
    {1, 239093, {0, 0}, 0, 0}, {1, 239129, {0, 0}, 0, 0}, {1, 239179, {0, 0}, 0, 0}, {3, 239224, {0, 0}, 0, 0},
    {1, 239289, {0, 0}, 0, 0}, {1, 239308, {0, 0}, 0, 0}, {1, 239340, {0, 0}, 0, 0}, {1, 239373, {0, 0}, 0, 0},
    {1, 239407, {0, 0}, 0, 0}, {1, 239439, {0, 0}, 0, 0}, {1, 239479, {0, 0}, 0, 0}, {1, 239493, {0, 0}, 0, 0},
    {1, 239815, {0, 0}, 0, 0}, {1, 239828, {0, 0}, 0, 0}, {1, 239870, {0, 0}, 0, 0}, {1, 239904, {0, 0}, 0, 0},
    {1, 239925, {0, 0}, 0, 0}, {1, 239940, {0, 0}, 0, 0}, {3, 240144, {0, 0}, 0, 0}, {3, 240338, {0, 0}, 0, 0},
    {1, 240349, {0, 0}, 0, 0}, {3, 240530, {0, 0}, 0, 0}, {1, 241140, {0, 0}, 0, 0}, {1, 241452, {0, 0}, 0, 0},
    {1, 241968, {0, 0}, 0, 0}, {1, 242331, {0, 0}, 0, 0}, {1, 242915, {0, 0}, 0, 0}, {1, 243659, {0, 0}, 0, 0},
    {1, 244247, {0, 0}, 0, 0}, {1, 244424, {0, 0}, 0, 0}, {3, 244824, {0, 0}, 0, 0}, {1, 244845, {0, 0}, 0, 0},
    {1, 244963, {0, 0}, 0, 0}, {1, 245045, {0, 0}, 0, 0}, {1, 245256, {0, 0}, 0, 0}, {1, 245483, {0, 0}, 0, 0},
    {3, 245765, {0, 0}, 0, 0}, {3, 245827, {0, 0}, 0, 0}, {1, 245894, {0, 0}, 0, 0}, {1, 246196, {0, 0}, 0, 0},
    {1, 246825, {0, 0}, 0, 0}, {1, 247587, {0, 0}, 0, 0}, {3, 247755, {0, 0}, 0, 0}, {1, 248154, {0, 0}, 0, 0},
    {3, 248695, {0, 0}, 0, 0}, {3, 248892, {0, 0}, 0, 0}, {1, 249259, {0, 0}, 0, 0}, {1, 249684, {0, 0}, 0, 0},
    {1, 249811, {0, 0}, 0, 0}, {1, 249873, {0, 0}, 0, 0}, {1, 251166, {0, 0}, 0, 0}, {1, 251938, {0, 0}, 0, 0},
    {1, 252009, {0, 0}, 0, 0}, {3, 252370, {0, 0}, 0, 0}, {3, 252391, {0, 0}, 0, 0}, {1, 252562, {0, 0}, 0, 0},
    {3, 252722, {0, 0}, 0, 0}, {1, 253122, {0, 0}, 0, 0}, {1, 253611, {0, 0}, 0, 0}, {1, 254219, {0, 0}, 0, 0},
    {1, 254869, {0, 0}, 0, 0}, {3, 254996, {0, 0}, 0, 0}, {3, 255014, {0, 0}, 0, 0}, {3, 255240, {0, 0}, 0, 0},
    {1, 255674, {0, 0}, 0, 0}, {3, 255919, {0, 0}, 0, 0}, {1, 256063, {0, 0}, 0, 0}, {1, 256284, {0, 0}, 0, 0},
    {1, 256340, {0, 0}, 0, 0}, {3, 256741, {0, 0}, 0, 0}, {3, 258349, {0, 0}, 0, 0}, {1, 258405, {0, 0}, 0, 0},
    {1, 258531, {0, 0}, 0, 0}, {1, 259283, {0, 0}, 0, 0}, {3, 259442, {0, 0}, 0, 0}, {3, 259562, {0, 0}, 0, 0},
    {3, 259761, {0, 0}, 0, 0}, {3, 259927, {0, 0}, 0, 0}, {3, 259951, {0, 0}, 0, 0}, {3, 259971, {0, 0}, 0, 0},
    {1, 260032, {0, 0}, 0, 0}, {1, 260255, {0, 0}, 0, 0}, {1, 260587, {0, 0}, 0, 0}, {1, 261957, {0, 0}, 0, 0},
    {1, 262757, {0, 0}, 0, 0}, {1, 262815, {0, 0}, 0, 0}, {1, 262851, {0, 0}, 0, 0}, {1, 262896, {0, 0}, 0, 0},
    {1, 262916, {0, 0}, 0, 0}, {1, 262960, {0, 0}, 0, 0}, {1, 263010, {0, 0}, 0, 0}, {1, 263032, {0, 0}, 0, 0},
    {1, 263269, {0, 0}, 0, 0}, {3, 263761, {0, 0}, 0, 0}, {1, 263837, {0, 0}, 0, 0}, {1, 264077, {0, 0}, 0, 0},
    {3, 264195, {0, 0}, 0, 0}, {1, 264271, {0, 0}, 0, 0}, {3, 264826, {0, 0}, 0, 0}, {1, 264954, {0, 0}, 0, 0},
    {1, 265504, {0, 0}, 0, 0}, {1, 265698, {0, 0}, 0, 0}, {1, 265743, {0, 0}, 0, 0}, {1, 265788, {0, 0}, 0, 0},
    {1, 265934, {0, 0}, 0, 0}, {1, 266145, {0, 0}, 0, 0}, {3, 266240, {0, 0}, 0, 0}, {1, 266433, {0, 0}, 0, 0},
    {1, 266566, {0, 0}, 0, 0}, {1, 51757, {0, 0}, 0, 0}, {1, 266834, {0, 0}, 0, 0}, {1, 267422, {0, 0}, 0, 0},
    {1, 267972, {0, 0}, 0, 0}, {1, 268017, {0, 0}, 0, 0}, {1, 268074, {0, 0}, 0, 0}, {1, 268361, {0, 0}, 0, 0},
    {1, 269007, {0, 0}, 0, 0}, {1, 269391, {0, 0}, 0, 0}, {1, 269676, {0, 0}, 0, 0}, {1, 269882, {0, 0}, 0, 0},
    {1, 270205, {0, 0}, 0, 0}, {1, 270339, {0, 0}, 0, 0}, {1, 270903, {0, 0}, 0, 0}, {1, 270953, {0, 0}, 0, 0},
    {1, 271085, {0, 0}, 0, 0}, {1, 271122, {0, 0}, 0, 0}, {3, 271159, {0, 0}, 0, 0}, {1, 271335, {0, 0}, 0, 0},
    {1, 272605, {0, 0}, 0, 0}, {1, 273146, {0, 0}, 0, 0}, {1, 277480, {0, 0}, 0, 0}, {1, 277878, {0, 0}, 0, 0},
    {1, 278233, {0, 0}, 0, 0}, {1, 278760, {0, 0}, 0, 0}, {1, 279837, {0, 0}, 0, 0}, {1, 279889, {0, 0}, 0, 0},
    {1, 280109, {0, 0}, 0, 0}, {1, 280513, {0, 0}, 0, 0}, {1, 280942, {0, 0}, 0, 0}, {1, 281704, {0, 0}, 0, 0},
    {1, 283608, {0, 0}, 0, 0}, {1, 284297, {0, 0}, 0, 0}, {1, 284819, {0, 0}, 0, 0}, {1, 285800, {0, 0}, 0, 0},
    {1, 286620, {0, 0}, 0, 0}, {1, 286931, {0, 0}, 0, 0}, {3, 288793, {0, 0}, 0, 0}, {3, 288814, {0, 0}, 0, 0},
    {1, 289106, {0, 0}, 0, 0}, {1, 289199, {0, 0}, 0, 0}, {1, 291101, {0, 0}, 0, 0}, {1, 291390, {0, 0}, 0, 0},
    {1, 291441, {0, 0}, 0, 0}, {1, 291491, {0, 0}, 0, 0}, {1, 291550, {0, 0}, 0, 0}, {1, 291702, {0, 0}, 0, 0},
    {1, 291755, {0, 0}, 0, 0}, {1, 291816, {0, 0}, 0, 0}, {1, 291985, {0, 0}, 0, 0}, {1, 292742, {0, 0}, 0, 0},
    {1, 296316, {0, 0}, 0, 0}, {1, 299922, {0, 0}, 0, 0}, {1, 300044, {0, 0}, 0, 0}, {1, 300089, {0, 0}, 0, 0},
    {1, 300197, {0, 0}, 0, 0}, {1, 300349, {0, 0}, 0, 0}, {1, 300518, {0, 0}, 0, 0}, {1, 300620, {0, 0}, 0, 0},
    {3, 300651, {0, 0}, 0, 0}, {1, 301579, {0, 0}, 0, 0}, {1, 301776, {0, 0}, 0, 0}, {1, 301895, {0, 0}, 0, 0},
    {1, 301923, {0, 0}, 0, 0}, {1, 301971, {0, 0}, 0, 0}, {1, 303200, {0, 0}, 0, 0}, {3, 303255, {0, 0}, 0, 0},
    {1, 303605, {0, 0}, 0, 0}, {1, 304560, {0, 0}, 0, 0}, {3, 305190, {0, 0}, 0, 0}, {1, 305328, {0, 0}, 0, 0},
    {1, 305443, {0, 0}, 0, 0}, {1, 305704, {0, 0}, 0, 0}, {1, 306172, {0, 0}, 0, 0}, {1, 306772, {0, 0}, 0, 0},
    {1, 307332, {0, 0}, 0, 0}, {1, 307385, {0, 0}, 0, 0}, {3, 307476, {0, 0}, 0, 0}, {1, 308386, {0, 0}, 0, 0},
    {1, 308413, {0, 0}, 0, 0}, {1, 308649, {0, 0}, 0, 0}, {1, 308699, {0, 0}, 0, 0}, {1, 308947, {0, 0}, 0, 0},
    {1, 309098, {0, 0}, 0, 0}, {1, 309261, {0, 0}, 0, 0}, {1, 309315, {0, 0}, 0, 0}, {1, 309552, {0, 0}, 0, 0},
    {1, 309602, {0, 0}, 0, 0}, {1, 309894, {0, 0}, 0, 0}, {1, 309957, {0, 0}, 0, 0}, {1, 310522, {0, 0}, 0, 0},
    {3, 310911, {0, 0}, 0, 0}, {3, 311013, {0, 0}, 0, 0}, {1, 311106, {0, 0}, 0, 0}, {1, 311136, {0, 0}, 0, 0},
    {1, 311237, {0, 0}, 0, 0}, {3, 311427, {0, 0}, 0, 0}, {1, 311446, {0, 0}, 0, 0}, {1, 311612, {0, 0}, 0, 0},
    {1, 311943, {0, 0}, 0, 0}, {1, 312291, {0, 0}, 0, 0}, {3, 312685, {0, 0}, 0, 0}, {1, 312838, {0, 0}, 0, 0},
    {1, 313471, {0, 0}, 0, 0}, {1, 313670, {0, 0}, 0, 0}, {1, 313825, {0, 0}, 0, 0}, {1, 314033, {0, 0}, 0, 0},
    {3, 314411, {0, 0}, 0, 0}, {3, 314536, {0, 0}, 0, 0}, {1, 314858, {0, 0}, 0, 0}, {1, 315077, {0, 0}, 0, 0},
    {1, 315125, {0, 0}, 0, 0}, {1, 315167, {0, 0}, 0, 0}, {3, 315472, {0, 0}, 0, 0}, {1, 317616, {0, 0}, 0, 0},
    {1, 317633, {0, 0}, 0, 0}, {1, 317659, {0, 0}, 0, 0}, {1, 317788, {0, 0}, 0, 0}, {3, 317903, {0, 0}, 0, 0},
    {1, 318025, {0, 0}, 0, 0}, {3, 318477, {0, 0}, 0, 0}, {3, 318768, {0, 0}, 0, 0}, {3, 318784, {0, 0}, 0, 0},
    {3, 318851, {0, 0}, 0, 0}, {3, 318867, {0, 0}, 0, 0}, {1, 319016, {0, 0}, 0, 0},
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
    51506, 52786, 6889, 15164, 52798, 6907, 32870, 8010, 2193, 52810, 52830, 14205, 49325, 2253,
    53002, 53115, 13107, 13112, 53115, 53415, 13107, 13112, 2253, 53441, 53990, 13107, 31738, 31653,
    2253, 54021, 13107, 31688, 31738, 31653, 31688, 13107, 31738, 31653, 2253, 54186, 32857, 13107,
    32870, 13107, 54377, 54407, 54436, 2253, 54470, 13107, 37704, 31738, 2253, 54608, 54436, 13107,
    31738, 31653, 2253, 54696, 13107, 31738, 32417, 54928, 31653, 2253, 54954, 54407, 13107, 31738,
    31653, 2253, 54995, 55177, 55237, 55407, 55455, 55529, 30146, 55802, 55802, 55921, 2253, 55954,
    46933, 55802, 46949, 55802, 32470, 6930, 6889, 32870, 52798, 6907, 8010, 2193, 52810, 52830,
    34269, 55802, 2253, 56715, 32857, 55802, 46949, 56979, 2253, 57010, 8010, 32870, 2205, 52830,
    32870, 6889, 2193, 2286, 57222, 6907, 6889, 15164, 52798, 32870, 8010, 2193, 52810, 52830,
    57483, 32870, 2193, 2205, 2253, 57525, 2286, 57222, 6930, 47983, 6889, 32870, 13107, 46949,
    5096, 32870, 2193, 2205, 15164, 2253, 53441, 2286, 57222, 55802, 58190, 2253, 58221, 2253,
    58308, 13107, 58608, 14051, 13112, 2205, 32870, 2193, 5096, 13107, 13112, 59108, 46933, 15607,
    46949, 46933, 59304, 59343, 2253, 59374, 32857, 13107, 46949, 32870, 52786, 6930, 47983, 6889,
    32870, 13107, 59561, 15607, 14051, 13112, 59594, 59606, 60465, 60781, 61169, 31688, 6889, 61815,
    2253, 61836, 13107, 14379, 32870, 2253, 62674, 2253, 63186, 2253, 63707, 2253, 64725, 2253,
    65023, 2253, 65216, 2253, 65469, 65890, 6930, 47983, 6889, 52786, 52786, 6930, 14379, 61815,
    2205, 2253, 66240, 61815, 67349, 2253, 67427, 61815, 68015, 6889, 68223, 68245, 15164, 52798,
    6907, 8010, 2193, 52810, 52830, 30368, 68452, 13107, 13112, 13107, 68618, 2253, 68652, 2253,
    69027, 2253, 69457, 2253, 70016, 13107, 70169, 2253, 70204, 2253, 70545, 2253, 70925, 2253,
    71489, 2253, 71881, 2253, 72335, 2253, 72786, 2253, 73263, 2253, 73652, 3975, 23784, 14379,
    14934, 31738, 31750, 31763, 31776, 2253, 74037, 13107, 74392, 2253, 74415, 13107, 74532, 2253,
    74558, 13107, 74712, 13107, 74834, 2253, 74861, 13107, 75057, 2253, 75086, 75409, 31688, 75914,
    13107, 13112, 5096, 2193, 2205, 2253, 76034, 2286, 76064, 13107, 14051, 13112, 14379, 31676,
    13107, 2253, 76234, 14379, 32857, 13107, 32870, 2253, 76336, 14379, 13107, 32470, 14379, 3975,
    14379, 13107, 2253, 76504, 76983, 77009, 31688, 2253, 77060, 76983, 77009, 2253, 77177, 77304,
    8010, 15164, 77328, 6907, 77484, 2253, 77510, 76983, 77009, 46949, 6889, 8010, 6907, 52798,
    76983, 77009, 13107, 2253, 77843, 77304, 8010, 15164, 77895, 6907, 78035, 76983, 77009, 46949,
    13107, 2253, 78136, 77484, 78395, 2253, 78417, 2253, 78513, 14198, 14205, 78591, 21, 21146,
    2193, 49325, 14934, 2205, 49917, 79204, 18004, 2286, 79230, 2193, 49325, 14934, 2205, 49917,
    79204, 18004, 79534, 2193, 49325, 14934, 2205, 49917, 79204, 18004, 32870, 2193, 49325, 14934,
    2205, 49917, 79204, 18004, 80094, 2193, 49325, 14934, 2205, 49917, 79204, 18004, 82430, 32870,
    49917, 83464, 14934, 3975, 18004, 83490, 2253, 83518, 2193, 49325, 14934, 2205, 49917, 79204,
    18004, 32870, 29270, 49917, 85081, 85108, 85135, 18004, 85170, 49325, 85192, 85862, 49917,
    85192, 86092, 49917, 85192, 86286, 49917, 85192, 59594, 86385, 88665, 88689, 88665, 51029,
    88903, 88665, 88689, 89062, 89068, 89118, 89145, 89062, 89214, 89062, 89240, 89062, 89616,
    89632, 89608, 89637, 89644, 89062, 89725, 89062, 89901, 89632, 89919, 89637, 89927, 90074,
    89062, 90103, 89632, 90123, 89637, 90131, 89062, 90211, 89632, 90229, 89637, 90237, 89632,
    90348, 89637, 90356, 89632, 90500, 89637, 90508, 89062, 90574, 89632, 90584, 89637, 90592,
    89062, 90661, 89632, 90682, 89637, 90690, 89062, 90721, 89632, 90753, 89637, 90761, 89062,
    90803, 89632, 90824, 89637, 90832, 89062, 90863, 89632, 90874, 89637, 90883, 89062, 90906,
    89632, 90925, 89637, 90934, 89062, 90972, 89632, 90996, 89637, 91005, 89062, 91033, 89632,
    91053, 89637, 91062, 89062, 91132, 89062, 91168, 89632, 91183, 89637, 91192, 89062, 91211,
    89062, 91286, 89062, 91454, 89632, 91470, 89637, 91479, 89632, 91514, 89637, 91523, 89062,
    91585, 89632, 91606, 89637, 91615, 89062, 92175, 89632, 92193, 89637, 92202, 89062, 92335,
    89062, 92379, 89062, 92431, 89062, 92453, 89062, 92498, 89062, 92583, 89062, 92683, 89062,
    92740, 89062, 92837, 89062, 93177, 93639, 89062, 93761, 89062, 93825, 89062, 93866, 31688,
    3975, 94140, 31676, 13107, 2253, 94170, 13107, 94317, 18037, 94404, 94436, 31688, 3975, 13107,
    31688, 3975, 94592, 13107, 95046, 95069, 95094, 2253, 95118, 13107, 94317, 13107, 32857, 46949,
    95046, 95069, 95667, 46933, 46949, 95732, 95667, 95046, 95069, 96053, 95094, 2253, 96077, 8010,
    15164, 52798, 6907, 13107, 96651, 2253, 96678, 31688, 3975, 95667, 13107, 13107, 95667, 17207,
    97065, 2253, 97089, 13107, 31688, 95667, 2253, 97277, 13107, 31688, 52786, 6930, 6889, 47983,
    13107, 94317, 98368, 98400, 18037, 13107, 17207, 97065, 29270, 53115, 13107, 13112, 13107,
    99346, 99375, 2253, 99401, 13107, 99642, 2253, 99671, 95667, 13107, 31688, 2253, 99824, 99883,
    99910, 2253, 99945, 2253, 100197, 2253, 100254, 2253, 100486, 2253, 100639, 2253, 100786, 2253,
    100965, 2253, 101088, 2253, 101381, 94317, 2253, 102117, 13107, 102255, 13107, 102448, 13107,
    102448, 102651, 2253, 102901, 2253, 103036, 95667, 13107, 2253, 103392, 2253, 103500, 2253,
    103557, 94317, 31688, 2253, 103669, 95732, 95046, 95069, 95732, 104925, 98400, 98368, 2253,
    105012, 105194, 105217, 2253, 105257, 13107, 105509, 13107, 105620, 13107, 17207, 2253, 105673,
    105217, 2253, 106550, 13107, 106800, 106833, 106866, 13107, 107008, 106800, 107034, 107067,
    2253, 107101, 13107, 107163, 107188, 107218, 2253, 107244, 13107, 50188, 95667, 13107, 50188,
    13107, 109001, 53115, 46933, 53415, 13112, 95046, 95069, 98400, 49325, 104925, 98368, 109001,
    6889, 2193, 6907, 2286, 109725, 13107, 32857, 6889, 6907, 46949, 2253, 110468, 31688, 3975,
    110685, 13107, 31688, 3975, 94592, 14934, 13107, 110873, 95667, 34346, 2253, 110913, 31688,
    3975, 94140, 13107, 13107, 111114, 2253, 111135, 95046, 95069, 98400, 49325, 104925, 98368,
    13107, 94140, 13107, 111806, 31688, 31653, 13107, 31714, 31738, 31750, 31763, 31776, 31688,
    13107, 31714, 31738, 31750, 31763, 31776, 2253, 112188, 2253, 112479, 32417, 54928, 31653,
    13107, 31714, 31738, 31750, 31763, 31776, 31653, 58190, 13107, 31714, 31738, 31750, 31763,
    31776, 2253, 112658, 32417, 31653, 112920, 13107, 31714, 31738, 31750, 31763, 31776, 2253,
    112951, 113190, 32870, 2253, 113215, 113190, 32870, 94404, 94436, 6930, 5096, 2193, 2205, 15164,
    2286, 113340, 113431, 13107, 14051, 13112, 32870, 13107, 18037, 31688, 113568, 18004, 2253,
    113603, 113568, 32887, 113839, 2253, 113868, 114019, 13107, 13112, 14051, 32470, 32870, 113568,
    15607, 13107, 32417, 18037, 32870, 113568, 13107, 18037, 105620, 114300, 15607, 32870, 15607,
    14934, 3975, 114474, 14379, 2253, 114495, 13107, 114604, 17983, 2253, 114788, 32870, 113568,
    18004, 13107, 18037, 2253, 115048, 32870, 13107, 115175, 2253, 115198, 32870, 13107, 115175,
    18037, 115330, 2253, 115349, 2193, 115512, 2253, 115542, 2286, 115611, 6907, 113190, 115512,
    15607, 113190, 113568, 104925, 98400, 2253, 115542, 32470, 32870, 115933, 15607, 13107, 50188,
    32417, 18037, 113190, 2253, 116166, 32870, 113568, 15607, 13107, 116547, 18037, 2253, 116578,
    113839, 15607, 113190, 113568, 104925, 98400, 2253, 116903, 32870, 117194, 113568, 18037, 116547,
    13107, 32870, 113568, 13107, 32870, 113568, 18037, 13107, 2253, 117384, 89062, 117469, 51770,
    51780, 47983, 6889, 52810, 6907, 32870, 46949, 13107, 32870, 46949, 2253, 117914, 13107, 118247,
    14051, 13112, 13107, 118296, 14051, 13112, 47983, 52830, 6889, 52810, 2193, 6907, 2253, 118386,
    2253, 119889, 2253, 120071, 2253, 120177, 2253, 120359, 2253, 120553, 2253, 120600, 2253, 120718,
    2253, 120916, 2253, 121193, 2253, 121477, 2253, 121662, 2253, 121855, 2253, 122042, 2253, 122873,
    2253, 123086, 2253, 123265, 75409, 123433, 85081, 123459, 2253, 123642, 2253, 123850, 2253,
    124056, 2253, 124360, 2253, 124511, 2253, 124715, 2253, 124948, 13107, 85081, 85108, 85135,
    2253, 125358, 2253, 125748, 2253, 126083, 2253, 126375, 2253, 126572, 2253, 126823, 12, 130302,
    2253, 131048, 2253, 131313, 131531, 2253, 131558, 131703, 131933, 2253, 131953, 2253, 132181,
    2253, 132752, 2253, 132946, 2253, 133041, 13107, 133265, 2253, 133290, 2253, 133414, 2253,
    133566, 2253, 133760, 2253, 134096, 2253, 134376, 2253, 134772, 2253, 135109, 2253, 135531,
    2253, 135960, 2253, 136311, 131531, 131703, 2253, 136738, 2253, 137408, 2253, 137729, 2253,
    137882, 2253, 138229, 2253, 138991, 139191, 131703, 2253, 139219, 2253, 139380, 2253, 139670,
    2253, 139845, 2253, 140146, 2253, 140320, 2253, 140480, 2253, 140781, 2253, 140917, 2253, 141299,
    2253, 141544, 2253, 141899, 2253, 142087, 2253, 142882, 2253, 143022, 131703, 13107, 131703,
    14379, 13107, 145521, 145540, 2253, 145563, 145882, 2253, 145901, 2253, 146100, 2253, 146194,
    146411, 2253, 146436, 2253, 146561, 2253, 146829, 2253, 146958, 2253, 147269, 147793, 2253,
    147818, 2253, 148196, 2253, 148605, 2253, 148970, 2253, 149455, 2253, 149773, 2253, 150147,
    150470, 2253, 150499, 2253, 150779, 150844, 131531, 151269, 2253, 151296, 2253, 151545, 12,
    59189, 2253, 154021, 2228, 2205, 2193, 2286, 154240, 2587, 2205, 2193, 2286, 154647, 2253,
    155051, 155242, 32870, 2253, 155270, 6889, 6914, 2193, 6907, 155605, 13112, 155635, 6889, 6914,
    6907, 156667, 156689, 8010, 2205, 2193, 156710, 156689, 8010, 2193, 156710, 2205, 29270, 157402,
    2253, 157464, 2253, 157915, 2253, 158533, 32870, 2253, 158743, 6930, 156667, 159650, 2205,
    156710, 6889, 6914, 156710, 160078, 156710, 2253, 161226, 156710, 6889, 159650, 155635, 162818,
    2253, 162842, 155635, 156710, 155635, 163621, 2253, 163641, 6930, 159650, 156710, 2253, 164388,
    6930, 156710, 6930, 156667, 159650, 156689, 8010, 2205, 2193, 156710, 2205, 159650, 156710,
    13112, 13107, 166561, 2253, 166594, 155242, 2253, 166777, 2253, 166891, 2205, 156689, 8010,
    2205, 2193, 2253, 167830, 13107, 14051, 13112, 167931, 168200, 168324, 2253, 168454, 2253,
    168583, 2253, 168673, 2253, 168840, 2253, 169286, 6889, 2193, 6907, 32870, 13107, 168324, 2253,
    169802, 2253, 169936, 2253, 170101, 13112, 168200, 8010, 15164, 2193, 32870, 2253, 170286,
    2253, 170380, 2253, 170488, 168018, 13112, 13107, 17207, 2253, 170738, 13107, 13112, 2253,
    170889, 2253, 171064, 2253, 171292, 2253, 171393, 13107, 171456, 13112, 2253, 171906, 13107,
    172298, 2253, 172327, 47983, 6889, 2253, 172542, 2253, 172670, 2253, 172868, 2253, 173132,
    13107, 173243, 2253, 173272, 2253, 173672, 174313, 51161, 51029, 88665, 89145, 32857, 13107,
    32887, 13107, 174571, 2253, 174611, 49325, 174935, 174963, 174997, 175025, 2253, 175054, 13107,
    175168, 2253, 175195, 49325, 174935, 174963, 49325, 175771, 2253, 175798, 13107, 18037, 17983,
    13107, 37704, 32417, 49325, 175771, 176336, 176363, 13107, 176958, 13107, 176958, 177111, 59594,
    177160, 2253, 177660, 95069, 2253, 177917, 2253, 178297, 2253, 178440, 2253, 178583, 2253,
    178712, 2253, 178941, 2253, 179145, 2253, 179346, 2253, 179593, 2253, 179718, 2253, 179908,
    2253, 180031, 2253, 180218, 2253, 180341, 2253, 180585, 2253, 180959, 2253, 181198, 2253, 181446,
    2253, 181701, 2253, 181867, 2253, 182117, 2253, 182296, 2253, 182517, 2253, 182780, 2253, 182925,
    2253, 183155, 2253, 183446, 2253, 183576, 2253, 183704, 2253, 183977, 2253, 184140, 2253, 184317,
    2253, 184445, 2253, 184652, 2253, 184877, 2253, 185005, 2253, 185131, 2253, 185257, 2253, 185375,
    2253, 185491, 2253, 185798, 2253, 185963, 2253, 186122, 2253, 186458, 2253, 186631, 2253, 186802,
    2253, 187024, 2253, 187182, 2253, 187338, 2253, 187600, 2253, 187758, 2253, 187914, 2253, 188176,
    2253, 188332, 2253, 188486, 2253, 188640, 2253, 188786, 2253, 188930, 2253, 189245, 2253, 189428,
    2253, 189605, 2253, 190097, 2253, 190274, 2253, 190448, 13107, 190550, 2253, 190584, 2253,
    190791, 2253, 191093, 2253, 191430, 2253, 191557, 95732, 13107, 2253, 191751, 2253, 193352,
    193593, 35266, 2253, 193621, 193786, 2253, 193813, 95069, 193786, 2253, 194413, 2253, 194647,
    2253, 194946, 195246, 2253, 195269, 195396, 2253, 195420, 2253, 195809, 2253, 195860, 2253,
    197511, 2253, 197689, 197985, 2253, 198012, 2253, 199490, 2253, 199617, 199992, 13123, 13107,
    13112, 5096, 2205, 6930, 10864, 57483, 14934, 5096, 2193, 2205, 2253, 57525, 2286, 200104,
    6930, 10864, 2205, 2193, 5096, 49917, 200340, 2253, 200358, 2286, 200473, 13107, 13112, 200537,
    200559, 8010, 2193, 52810, 52830, 5096, 115330, 2193, 2205, 15140, 15164, 2253, 53441, 2286,
    200104, 2205, 2193, 5096, 2253, 200737, 2286, 200104, 6930, 10864, 2205, 5096, 2193, 200340,
    2253, 200808, 2286, 200902, 13112, 200992, 2205, 13123, 201027, 13107, 13112, 5096, 10864,
    2205, 2193, 13107, 14051, 13112, 201092, 14205, 21146, 31676, 13107, 201293, 31676, 13107,
    2193, 5096, 2205, 2253, 201508, 2286, 201548, 2253, 201604, 13107, 14051, 13112, 201700, 32857,
    13107, 201293, 2253, 201909, 32857, 13107, 2253, 201989, 31676, 2253, 202148, 13107, 201293,
    2253, 202468, 2253, 202576, 52786, 6889, 15164, 52798, 6907, 8010, 32870, 2193, 2253, 202818,
    31676, 201293, 2193, 2286, 203311, 13107, 203338, 14051, 13112, 13107, 31676, 32470, 13107,
    2253, 203810, 2253, 203920, 203980, 13107, 14051, 13112, 13107, 50188, 204404, 46949, 32870,
    13107, 32417, 46949, 32870, 13107, 205140, 205169, 46949, 32870, 2253, 205204, 13107, 205443,
    205169, 46949, 32870, 2253, 205555, 6907, 13107, 13107, 46949, 32870, 2253, 205888, 205140,
    205169, 46949, 32870, 2253, 206352, 13107, 205140, 46949, 32870, 13107, 204404, 46949, 32870,
    2253, 207206, 13107, 23784, 32870, 2253, 207372, 13107, 32870, 2253, 207656, 2253, 208195,
    13107, 50188, 32417, 46949, 32870, 13107, 49917, 208753, 46949, 2253, 208788, 2253, 209141,
    13107, 209302, 209330, 2253, 209362, 2253, 209530, 13107, 209651, 209679, 2253, 209708, 13107,
    209651, 209877, 209905, 2253, 209933, 2253, 210075, 2253, 210292, 13107, 17983, 13107, 32857,
    210465, 17983, 32870, 2253, 210492, 2253, 210708, 2253, 210963, 15164, 2193, 2286, 211152,
    13107, 32857, 32870, 2253, 211174, 15140, 2205, 2193, 2253, 211174, 2286, 211152, 2253, 211537,
    2253, 211643, 2253, 211719, 2253, 211846, 2253, 211989, 2253, 212128, 13107, 212266, 2253,
    212308, 2253, 212417, 212548, 6889, 2193, 13107, 13112, 14051, 213408, 51532, 89062, 213433,
    2193, 2205, 2286, 214184, 214510, 2253, 214539, 13107, 214708, 2253, 215061, 13107, 115175,
    2253, 215662, 13107, 216048, 2253, 216078, 2205, 15140, 10864, 5096, 2193, 2253, 216464, 14934,
    3975, 216951, 216982, 2253, 217016, 2253, 217268, 2253, 217599, 2253, 217726, 2253, 217783,
    2253, 217996, 13107, 218467, 2253, 218499, 13107, 13112, 218814, 6930, 239995, 47983, 240015,
    6889, 240029, 240054, 240079, 240103, 240208, 13107, 32857, 240029, 240054, 240079, 240103,
    240015, 240029, 240054, 240079, 240103, 240208, 13107, 13112, 240029, 240054, 240079, 240103,
    13107, 240029, 240054, 240079, 240103, 240640, 240677, 240029, 240054, 240079, 240103, 2253,
    240715, 240677, 240640, 240932, 240029, 240054, 240079, 240103, 2253, 240974, 240677, 240029,
    240054, 240079, 240103, 2253, 241244, 241391, 240640, 240677, 240029, 240054, 240079, 240103,
    13107, 31688, 240029, 240054, 240079, 240103, 13107, 241728, 240029, 240054, 240079, 240103,
    2253, 241762, 241840, 13107, 241849, 240029, 240054, 240079, 240103, 2253, 241876, 241391,
    13107, 241849, 240029, 240054, 240079, 240103, 31676, 242191, 13107, 31688, 240029, 240054,
    240079, 240103, 2253, 242214, 53115, 242771, 13107, 13112, 240029, 240054, 240079, 240103,
    2253, 243211, 240029, 240054, 240079, 240103, 13107, 242191, 240029, 240054, 240079, 240103,
    32857, 32870, 13107, 240029, 240054, 240079, 240103, 13107, 32417, 240029, 240054, 240079,
    240103, 241840, 13107, 32417, 240029, 240054, 240079, 240103, 241391, 13107, 32417, 240029,
    240054, 240079, 240103, 241391, 240029, 240054, 240079, 240103, 113190, 240029, 240054, 240079,
    240103, 13107, 245145, 245176, 240029, 240054, 240079, 240103, 2253, 245213, 240677, 240640,
    240029, 240054, 240079, 240103, 2253, 245277, 13112, 240029, 240054, 240079, 240103, 240015,
    6907, 240029, 240054, 240079, 240103, 31676, 13107, 246053, 240029, 240054, 240079, 240103,
    242191, 13107, 32417, 240029, 240054, 240079, 240103, 13107, 246053, 240029, 240054, 240079,
    240103, 13107, 246152, 240029, 240054, 240079, 240103, 31676, 13107, 17207, 32417, 246319,
    240029, 240054, 240079, 240103, 2253, 246351, 13107, 17207, 32417, 246319, 240029, 240054,
    240079, 240103, 242771, 46933, 46949, 240029, 240054, 240079, 240103, 13107, 247125, 247146,
    240029, 240054, 240079, 240103, 2253, 247172, 13107, 247446, 240029, 240054, 240079, 240103,
    2253, 247474, 13107, 247932, 240029, 240054, 240079, 240103, 2253, 247951, 13107, 58190, 240029,
    240054, 240079, 240103, 2253, 248044, 2253, 248201, 2253, 248564, 13107, 32887, 240029, 240054,
    240079, 240103, 13107, 248981, 240029, 240054, 240079, 240103, 2253, 249005, 249151, 240029,
    240054, 240079, 240103, 2253, 249178, 249151, 32887, 240029, 240054, 240079, 240103, 241840,
    240029, 240054, 240079, 240103, 31676, 242191, 13107, 246053, 240029, 240054, 240079, 240103,
    31676, 13107, 240029, 240054, 240079, 240103, 31676, 242191, 13107, 17207, 32417, 246319, 240029,
    240054, 240079, 240103, 32417, 240029, 240054, 240079, 240103, 242191, 13107, 246053, 240029,
    240054, 240079, 240103, 13107, 252468, 240029, 240054, 240079, 240103, 2253, 252505, 13107,
    253014, 253026, 253044, 240029, 240054, 240079, 240103, 2253, 253074, 253482, 253497, 253044,
    240029, 240054, 240079, 240103, 253497, 253044, 240029, 240054, 240079, 240103, 253482, 253026,
    253044, 254075, 254103, 240029, 240054, 240079, 240103, 253482, 253026, 253044, 254161, 240029,
    240054, 240079, 240103, 253482, 253026, 252468, 254161, 240029, 240054, 240079, 240103, 2253,
    254279, 253497, 253482, 253044, 240029, 240054, 240079, 240103, 13107, 17207, 32417, 58190,
    240029, 240054, 240079, 240103, 13107, 255389, 240029, 240054, 240079, 240103, 2253, 255413,
    242191, 13107, 17207, 32417, 58190, 240029, 240054, 240079, 240103, 13107, 256200, 240029,
    240054, 240079, 240103, 2253, 256229, 13107, 256490, 240029, 240054, 240079, 240103, 242191,
    13107, 31688, 240029, 240054, 240079, 240103, 242771, 13107, 14051, 13112, 240029, 240054,
    240079, 240103, 242191, 241840, 13107, 32417, 240029, 240054, 240079, 240103, 241840, 31676,
    245145, 13107, 240029, 240054, 240079, 240103, 241840, 245145, 256985, 13107, 240029, 240054,
    240079, 240103, 2253, 257019, 242191, 241840, 13107, 17207, 32417, 246319, 240029, 240054,
    240079, 240103, 13107, 31676, 240029, 240054, 240079, 240103, 242191, 13107, 246152, 240029,
    240054, 240079, 240103, 241840, 241391, 245145, 13107, 240029, 240054, 240079, 240103, 241840,
    241391, 245145, 256985, 13107, 240029, 240054, 240079, 240103, 13107, 34269, 242191, 34346,
    240029, 240054, 240079, 240103, 242191, 13107, 32417, 257423, 240029, 240054, 240079, 240103,
    2253, 257454, 13107, 242771, 2193, 240029, 240054, 240079, 240103, 2286, 257712, 242771, 53115,
    13107, 13112, 240029, 240054, 240079, 240103, 241391, 242191, 13107, 32417, 240029, 240054,
    240079, 240103, 241391, 242191, 13107, 246053, 240029, 240054, 240079, 240103, 241391, 31676,
    245145, 13107, 240029, 240054, 240079, 240103, 241391, 245145, 256985, 13107, 240029, 240054,
    240079, 240103, 241391, 242191, 13107, 17207, 32417, 246319, 240029, 240054, 240079, 240103,
    242771, 13112, 240029, 240054, 240079, 240103, 13107, 258669, 240029, 240054, 240079, 240103,
    2253, 258699, 13107, 258848, 258881, 240029, 240054, 240079, 240103, 2253, 258910, 13107, 259120,
    240029, 240054, 240079, 240103, 6930, 47983, 240015, 6889, 240029, 240054, 240079, 240103,
    32870, 242771, 13107, 240029, 240054, 240079, 240103, 242771, 240029, 240054, 240079, 240103,
    13107, 13112, 259619, 14051, 240029, 240054, 240079, 240103, 259871, 13107, 13112, 240029,
    240054, 240079, 240103, 6889, 15164, 8010, 2193, 52798, 6907, 240029, 240054, 240079, 240103,
    14198, 14205, 50471, 32470, 32870, 13107, 32870, 13107, 13107, 32870, 18004, 32870, 14934,
    3975, 114474, 14379, 13107, 18004, 2253, 260360, 32870, 13107, 216048, 2253, 260482, 32870,
    18004, 13107, 116547, 32870, 13107, 260646, 2253, 260678, 32870, 2205, 18004, 2193, 2253, 260969,
    2286, 261007, 32870, 49917, 13107, 83490, 261102, 2253, 261130, 32870, 18004, 49917, 13107,
    116547, 83490, 2253, 261462, 32870, 18004, 13107, 2193, 2253, 261822, 2286, 261007, 116547,
    261887, 32870, 18004, 13107, 262276, 2253, 262308, 13107, 14051, 13112, 262397, 176811, 21146,
    32417, 50188, 263593, 263620, 263646, 204404, 13107, 263670, 263686, 240079, 263708, 31676,
    50188, 263593, 263620, 263646, 204404, 13107, 263670, 263686, 240079, 263708, 13107, 263773,
    263804, 263670, 263686, 240079, 263708, 13107, 31714, 31738, 31750, 31763, 31776, 263670, 263686,
    240079, 263708, 264889, 13107, 263670, 263686, 240079, 263708, 50188, 263593, 263620, 263646,
    204404, 13107, 263670, 263686, 240079, 263708, 13107, 32417, 263593, 263670, 263686, 240079,
    263708, 266513, 13107, 263670, 263686, 240079, 263708, 13107, 263804, 263670, 263686, 240079,
    263708, 264889, 2193, 2205, 263670, 263686, 240079, 263708, 2286, 266709, 32857, 13107, 266735,
    210465, 263670, 263686, 240079, 263708, 2253, 266765, 32857, 13107, 263804, 263670, 263686,
    240079, 263708, 29270, 264889, 13107, 263670, 263686, 240079, 263708, 263670, 263686, 240079,
    263708, 268300, 31676, 105620, 263593, 263620, 263646, 204404, 13107, 263670, 263686, 240079,
    263708, 50188, 32417, 268965, 264889, 13107, 263670, 263686, 240079, 263708, 105620, 263593,
    263620, 263646, 204404, 13107, 263670, 263686, 240079, 263708, 13107, 263593, 263670, 263686,
    240079, 263708, 263593, 13107, 263670, 263686, 240079, 263708, 263646, 13107, 264889, 263670,
    263686, 240079, 263708, 50188, 268965, 264889, 13107, 263670, 263686, 240079, 263708, 263593,
    263620, 263646, 204404, 13107, 263670, 263686, 240079, 263708, 18004, 271519, 264889, 13107,
    263670, 263686, 240079, 263708, 6907, 263670, 263686, 240079, 263708, 10864, 264889, 2193,
    2205, 263670, 263686, 240079, 263708, 13112, 13107, 263670, 263686, 240079, 263708, 272401,
    272429, 272475, 272829, 49325, 5096, 272829, 49325, 6889, 273072, 2193, 2286, 273105, 272829,
    49325, 273514, 8010, 2193, 52810, 52830, 273625, 274148, 272829, 274605, 49325, 273514, 272829,
    274605, 49325, 273514, 8010, 2193, 52810, 52830, 274814, 49325, 274605, 272829, 280024, 49325,
    272829, 274605, 280024, 49325, 272829, 272829, 274605, 32470, 49325, 49325, 46949, 272829,
    280861, 272829, 49325, 280878, 272829, 274605, 49325, 272829, 49325, 5096, 2193, 49325, 46949,
    272829, 32870, 272829, 280878, 49325, 272829, 280861, 280878, 49325, 272829, 280878, 280861,
    49325, 272829, 280861, 49325, 280024, 49325, 274605, 272829, 46933, 280861, 49325, 46949, 272829,
    272829, 49325, 52798, 8010, 49325, 272829, 274605, 284650, 280861, 49325, 284772, 280861, 49325,
    272829, 280861, 49325, 17207, 2253, 284905, 280861, 49325, 284772, 2193, 2286, 285133, 284772,
    285238, 280861, 49325, 285238, 284772, 280861, 49325, 285735, 280861, 49325, 49325, 13112,
    274605, 272829, 49325, 273514, 272829, 49325, 280861, 31688, 2253, 287094, 47983, 6889, 49325,
    272829, 49325, 287205, 272829, 280861, 49325, 274605, 272829, 273514, 280024, 49325, 274605,
    272829, 273514, 280861, 272829, 49325, 287205, 272829, 49325, 280861, 272829, 49325, 287923,
    2253, 287957, 5096, 280861, 272829, 49325, 32870, 273072, 2193, 272829, 49325, 2193, 280861,
    284772, 49325, 280024, 272829, 49325, 272829, 49325, 273514, 2253, 288964, 49325, 272829, 273514,
    280024, 49325, 272829, 274605, 273514, 280024, 49325, 272829, 273514, 49325, 280878, 272829,
    49325, 272829, 274605, 273514, 272829, 49325, 31688, 2253, 294450, 6889, 272829, 49325, 273514,
    8010, 2193, 52810, 52830, 5096, 272829, 49325, 2193, 15164, 272829, 8010, 32870, 273072, 49325,
    52798, 49325, 272829, 13112, 49325, 299902, 13107, 300233, 13107, 31714, 14379, 123459, 113568,
    113190, 13107, 31714, 300703, 13107, 85081, 85108, 85135, 300726, 300760, 31714, 2253, 300834,
    13107, 300948, 300977, 301019, 2253, 301044, 13107, 14379, 123459, 201293, 2253, 301440, 13107,
    123459, 13107, 301655, 31714, 31738, 31750, 31763, 31776, 2253, 301689, 13107, 301836, 300760,
    113568, 31714, 113190, 2253, 302165, 13107, 14379, 123459, 302349, 2253, 302376, 13107, 123459,
    302349, 2253, 302535, 13107, 37704, 302650, 2253, 302681, 31714, 113568, 113190, 2193, 302877,
    2205, 15164, 2286, 302896, 13107, 303048, 123459, 17983, 300760, 31714, 2253, 303072, 13107,
    123459, 303146, 300760, 30368, 303417, 13107, 123459, 303555, 31653, 300760, 31714, 13107,
    303716, 303752, 13107, 303900, 302349, 303940, 13107, 304129, 304156, 2253, 304203, 13107,
    31714, 14379, 13107, 123459, 303146, 115330, 115330, 13107, 301836, 304794, 31714, 300760,
    49325, 14934, 113568, 49917, 13107, 14379, 31714, 123459, 13107, 18037, 2253, 305051, 305262,
    2253, 305288, 305389, 13112, 305581, 13112, 305657, 2253, 305854, 32887, 306020, 37704, 2253,
    306287, 306491, 2253, 306570, 52786, 6930, 47983, 6889, 6907, 52786, 6930, 6889, 6907, 306884,
    46949, 306020, 6907, 239995, 307245, 6907, 307245, 308097, 2253, 308128, 75409, 308503, 13107,
    308503, 35784, 308806, 308827, 2253, 308847, 13107, 308503, 31688, 13107, 308503, 309192, 13107,
    308503, 35784, 43537, 309429, 2253, 309451, 13107, 308503, 309755, 309776, 2253, 309798, 13107,
    308503, 310039, 310064, 2253, 310088, 13107, 308503, 310326, 309776, 2253, 310353, 13107, 308503,
    35784, 310624, 310645, 2253, 310666, 311188, 13107, 311792, 311818, 311864, 311904, 13107,
    312210, 311904, 2253, 312239, 13107, 312782, 2253, 313360, 13107, 314370, 311904, 2253, 314725,
    75409, 311904, 75409, 315764, 311904, 315969, 75409, 311904, 2253, 316073, 311904, 30368, 311904,
    30368, 316618, 311904, 315969, 30368, 311904, 13107, 316949, 2253, 316982, 316949, 2253, 317157,
    2253, 318244,
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
