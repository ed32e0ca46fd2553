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
    {12, 5, 1, {607, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1168, 1}}, {78639, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {709, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {117506, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {118492, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {122168, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {127518, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {1861, 1}, {0, 0}}, {151810, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {2006, 2}, {0, 0}},
    {168066, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {170587, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2158, 1}, {0, 0}},
    {55746, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {176859, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16304, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {1861, 1}, {2244, 1}}, {35968, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {709, 1}, {0, 0}},
    {30141, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {2509, 2}, {0, 0}}, {204087, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {709, 1}, {0, 0}},
    {208921, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {212806, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {219044, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21161, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {3458, 3}, {0, 0}},
    {262496, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {3535, 2}, {0, 0}}, {271998, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14226, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {300087, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {1861, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {305153, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {308424, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {310847, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {709, 1}, {0, 0}},
    {317260, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {1861, 1}, {0, 0}},
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
    {79293, 79236, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {79320, 79304, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {79611, 79557, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {484, 2}, {1101, 8}, {1099, 1}}, {79656, 79631, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}},
    {79700, 79676, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}}, {79886, 79854, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {486, 2}, {1101, 8}, {1099, 1}},
    {79938, 79913, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}}, {80030, 80008, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {488, 1}, {1109, 8}, {1099, 1}},
    {80064, 80047, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {80106, 80085, 5, {899, 2}, {905, 1}, {906, 1}, {0, 0}, {489, 2}, {1101, 8}, {1099, 1}},
    {80171, 80122, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1117, 8}, {1099, 1}}, {80290, 80262, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {80341, 80313, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {80384, 80364, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1117, 8}, {1099, 1}},
    {80495, 80465, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {80552, 80520, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {80611, 80579, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {80670, 80638, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {80731, 80697, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {80790, 80760, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {80847, 80815, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {80904, 80874, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {80961, 80929, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {81020, 80988, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {81081, 81047, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {81130, 81110, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1117, 8}, {1099, 1}},
    {81243, 81211, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {81302, 81270, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}},
    {81363, 81329, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {81409, 81392, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {497, 1}, {1092, 7}, {1099, 1}},
    {81458, 81421, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {81527, 81490, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {81597, 81559, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {81669, 81630, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {81742, 81703, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {81817, 81776, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {81893, 81853, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {81970, 81928, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {82048, 82007, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {82125, 82084, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}},
    {82203, 82161, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {82256, 82240, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {82292, 82267, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {82328, 82312, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}},
    {82388, 82364, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {498, 2}, {1092, 7}, {1099, 1}}, {82423, 82407, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {82450, 82434, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {82500, 82461, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1125, 8}, {1099, 1}},
    {82536, 82512, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {82573, 82555, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {82669, 82649, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {500, 4}, {1109, 8}, {1099, 1}}, {82748, 82715, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {643, 1}},
    {82777, 82761, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {82811, 82795, 4, {907, 2}, {904, 1}, {909, 1}, {0, 0}, {0, 0}, {1109, 8}, {1099, 1}},
    {82956, 82937, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {505, 2}, {1101, 8}, {1099, 1}}, {82989, 82970, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}},
    {83019, 83003, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {83046, 83030, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {83075, 83057, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}}, {83104, 83088, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {83132, 83115, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {83629, 83220, 1, {910, 4}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1133, 7}, {1140, 1}},
    {83670, 83641, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {83723, 83694, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {83775, 83747, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {83826, 83798, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {83879, 83849, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {83934, 83904, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}},
    {83989, 83959, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1117, 8}, {1099, 1}}, {84043, 84014, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {84105, 84067, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {84167, 84138, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {84229, 84191, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}}, {84291, 84262, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1117, 8}, {1099, 1}},
    {84343, 84315, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {84403, 84366, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {84463, 84435, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {84523, 84486, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}},
    {84583, 84555, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1117, 8}, {1099, 1}}, {84623, 84606, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {84670, 84635, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {84729, 84700, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {84776, 84753, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {84877, 84858, 4, {915, 2}, {917, 1}, {906, 1}, {0, 0}, {510, 1}, {1142, 9}, {1099, 1}},
    {84909, 84891, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {84940, 84922, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {84972, 84953, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {85256, 84986, 0, {918, 2}, {920, 1}, {0, 0}, {0, 0}, {511, 1}, {1151, 8}, {0, 0}},
    {85288, 85271, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {85319, 85300, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {85349, 85333, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}}, {85377, 85360, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1092, 7}, {1099, 1}},
    {85423, 85401, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {512, 1}, {1109, 8}, {1099, 1}}, {85664, 85440, 0, {921, 3}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1133, 7}, {1140, 1}},
    {85697, 85678, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1101, 8}, {1099, 1}}, {85946, 85781, 0, {924, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1159, 3}, {0, 0}},
    {86175, 86013, 0, {927, 2}, {929, 1}, {0, 0}, {0, 0}, {513, 1}, {1162, 3}, {0, 0}}, {86369, 86207, 0, {930, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1165, 3}, {0, 0}},
    {86420, 86402, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}}, {94267, 94130, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1329, 5}, {1334, 1}},
    {94387, 94319, 0, {1191, 1}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1336, 3}, {0, 0}}, {94520, 94435, 0, {1193, 1}, {1194, 1}, {0, 0}, {0, 0}, {515, 3}, {1339, 2}, {0, 0}},
    {94571, 94532, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1341, 3}, {1334, 1}}, {94659, 94580, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1344, 4}, {1334, 1}},
    {95191, 94950, 0, {1195, 2}, {1197, 1}, {0, 0}, {0, 0}, {518, 9}, {1348, 3}, {1351, 1}}, {95262, 94319, 0, {1198, 1}, {1199, 1}, {0, 0}, {0, 0}, {0, 0}, {1353, 2}, {0, 0}},
    {95353, 95305, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {527, 1}, {1355, 3}, {0, 0}}, {95386, 95371, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}},
    {95400, 53090, 0, {1200, 1}, {0, 0}, {0, 0}, {576, 1}, {529, 1}, {713, 3}, {0, 0}}, {95738, 95700, 1, {1201, 2}, {1203, 1}, {0, 0}, {0, 0}, {530, 20}, {1358, 5}, {0, 0}},
    {95809, 95755, 1, {1204, 2}, {1206, 1}, {0, 0}, {0, 0}, {550, 6}, {1363, 2}, {0, 0}}, {96189, 95913, 0, {1207, 3}, {1210, 1}, {0, 0}, {0, 0}, {556, 10}, {1365, 4}, {1369, 1}},
    {96228, 96202, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1371, 4}, {0, 0}}, {96268, 96240, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {815, 1}, {0, 0}},
    {96497, 96289, 1, {1211, 3}, {0, 0}, {0, 0}, {580, 2}, {568, 2}, {716, 4}, {720, 1}}, {96575, 96524, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {570, 1}, {1355, 3}, {0, 0}},
    {96762, 96625, 0, {1214, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1375, 2}, {1377, 1}}, {96969, 96825, 0, {1216, 1}, {345, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {97038, 94532, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}}, {97195, 97098, 0, {1217, 2}, {1220, 1}, {0, 0}, {0, 0}, {573, 2}, {1383, 4}, {1387, 1}},
    {97205, 94532, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}}, {97270, 97215, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}},
    {97281, 94532, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}}, {97354, 97291, 0, {1221, 1}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1389, 3}, {1392, 1}},
    {97364, 94319, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97375, 94319, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97387, 94319, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97399, 94319, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97442, 97412, 0, {1223, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1351, 1}}, {97454, 94532, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}},
    {97464, 94532, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1379, 4}, {1334, 1}}, {98186, 98171, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {577, 53}, {1396, 4}, {0, 0}},
    {98482, 98264, 0, {1224, 2}, {1192, 1}, {0, 0}, {0, 0}, {630, 3}, {1400, 5}, {0, 0}}, {98635, 98620, 0, {1226, 2}, {1220, 1}, {0, 0}, {0, 0}, {633, 1}, {1405, 3}, {1387, 1}},
    {98830, 98697, 0, {1228, 2}, {0, 0}, {0, 0}, {1230, 1}, {634, 1}, {1408, 4}, {0, 0}}, {99240, 98960, 0, {1231, 1}, {1232, 1}, {0, 0}, {0, 0}, {635, 7}, {710, 1}, {0, 0}},
    {99514, 99309, 0, {1233, 3}, {1236, 1}, {0, 0}, {0, 0}, {0, 0}, {1412, 3}, {1415, 1}}, {99750, 99533, 0, {1237, 2}, {1239, 1}, {0, 0}, {0, 0}, {571, 1}, {1417, 2}, {1419, 1}},
    {99792, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {99896, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {100083, 0, 0, {1242, 4}, {1246, 1}, {0, 0}, {0, 0}, {0, 0}, {1426, 2}, {1428, 1}}, {100104, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {100270, 100124, 0, {1247, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1430, 1}}, {100287, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {100345, 99806, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}}, {100361, 99806, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1424, 1}},
    {100382, 99806, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1424, 1}}, {100398, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {100413, 99806, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}}, {100432, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {100569, 100469, 0, {1251, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1434, 1}}, {100750, 100605, 0, {1253, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1436, 1}},
    {100866, 100769, 0, {1256, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1438, 1}}, {101040, 100917, 0, {1258, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1440, 1}},
    {101187, 101058, 0, {1262, 3}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1442, 1}}, {101257, 101210, 0, {1265, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101336, 101279, 0, {1265, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {101356, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101488, 101387, 0, {1266, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1444, 1}}, {101511, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {101525, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {101555, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1394, 2}, {1424, 1}},
    {101570, 99806, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1424, 1}}, {101586, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1394, 2}, {1424, 1}},
    {101764, 101668, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1446, 1}, {0, 0}}, {101824, 101807, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {101942, 101844, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1446, 1}, {0, 0}}, {101962, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {102052, 101992, 0, {1270, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {102076, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {102090, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {102106, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {102219, 102121, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1447, 1}}, {102335, 102249, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {649, 1}, {1449, 2}, {1447, 1}},
    {102527, 102422, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {650, 1}, {1451, 2}, {0, 0}}, {102723, 102611, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1453, 3}, {0, 0}},
    {102766, 102611, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1453, 3}, {0, 0}}, {102808, 102611, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1453, 3}, {0, 0}},
    {102885, 102868, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {102974, 0, 0, {1274, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1456, 1}},
    {103013, 0, 0, {1278, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1456, 1}}, {103053, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {103068, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {103147, 99806, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1458, 1}},
    {103161, 99806, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1458, 1}}, {103179, 99806, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1460, 2}, {0, 0}},
    {103195, 99806, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1458, 1}}, {103210, 99806, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1458, 1}},
    {103293, 103225, 0, {1290, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103473, 103378, 0, {1292, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1446, 1}, {1462, 1}},
    {103579, 103497, 0, {1294, 1}, {1295, 1}, {0, 0}, {0, 0}, {654, 1}, {1446, 1}, {1464, 1}},
    {103629, 0, 0, {1223, 1}, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1466, 1}}, {103655, 0, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {103742, 103676, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1468, 2}, {1470, 1}}, {103782, 99806, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1460, 2}, {0, 0}},
    {103798, 103676, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1446, 1}, {0, 0}}, {103821, 103676, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1446, 1}, {0, 0}},
    {103846, 99806, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103877, 99806, 0, {1299, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {103895, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {103909, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {103925, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {103940, 99806, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {103956, 99806, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103973, 0, 0, {1300, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {1472, 1}, {0, 0}},
    {104013, 0, 0, {1303, 3}, {345, 1}, {0, 0}, {0, 0}, {413, 2}, {1472, 1}, {0, 0}}, {104081, 55785, 0, {1306, 3}, {1236, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {104122, 55785, 0, {1309, 3}, {1236, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {104233, 104144, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {104358, 104258, 0, {1315, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {104516, 104400, 0, {1318, 2}, {1236, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {104680, 104551, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {104827, 104749, 0, {1323, 2}, {1236, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {104907, 104853, 0, {1325, 1}, {1236, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {104934, 99806, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}},
    {104952, 99806, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}}, {104998, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1473, 6}, {0, 0}},
    {105015, 0, 0, {1329, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1473, 6}, {0, 0}}, {105039, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1473, 6}, {0, 0}},
    {105084, 0, 0, {1331, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1473, 6}, {1479, 1}}, {105101, 0, 0, {1334, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1473, 6}, {1479, 1}},
    {105125, 99806, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}}, {105143, 99806, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}},
    {105160, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105180, 99806, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1432, 1}},
    {105194, 99806, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1460, 2}, {0, 0}}, {105218, 0, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {105423, 0, 0, {1336, 5}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {1483, 1}}, {105580, 105493, 0, {1341, 2}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1485, 2}, {1470, 1}},
    {105598, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105613, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {105629, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105649, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {105692, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}}, {105742, 99806, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1489, 2}, {1491, 1}},
    {105757, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105771, 99806, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1460, 2}, {0, 0}},
    {105788, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105803, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {105818, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {105833, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}},
    {105862, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {105877, 48146, 0, {595, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1392, 1}},
    {105896, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {105915, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {105934, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}}, {105963, 103676, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {105986, 31163, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106040, 42717, 0, {0, 0}, {1347, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {106061, 103676, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1468, 2}, {1470, 1}}, {106093, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {106107, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}}, {106122, 0, 0, {1348, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {106152, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106167, 99806, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1421, 3}, {1424, 1}},
    {106183, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {106202, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}},
    {106270, 106250, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {106290, 99806, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1489, 2}, {1491, 1}},
    {106305, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {106320, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {106335, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}}, {106364, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}},
    {106383, 99806, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {1432, 1}}, {106402, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1487, 2}, {0, 0}},
    {106505, 106450, 0, {1349, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106582, 106531, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {106692, 0, 0, {1352, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1493, 1}, {1494, 1}}, {106717, 106531, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {106739, 0, 0, {1357, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {106945, 106781, 0, {1358, 1}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1496, 4}, {0, 0}},
    {107177, 106977, 0, {1359, 2}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1500, 5}, {1505, 1}},
    {107319, 0, 0, {1361, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1507, 4}, {1511, 1}}, {107348, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107376, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}}, {107440, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}},
    {107469, 99806, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}}, {107498, 99806, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}},
    {107531, 99806, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}}, {107560, 99806, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}},
    {107593, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {0, 0}}, {107622, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107650, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}}, {107677, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107706, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}}, {107735, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107764, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}}, {107793, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {0, 0}},
    {107821, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107838, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {107855, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107873, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {107891, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107921, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {107938, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107956, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {107977, 0, 0, {1380, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {107995, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108014, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108034, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108054, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108075, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108093, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108111, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108133, 0, 0, {1389, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1456, 1}}, {108151, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108188, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108207, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108224, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108240, 0, 0, {1396, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108274, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108298, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108322, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108347, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108372, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108397, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108422, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108446, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108469, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108494, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108519, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108544, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108569, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108593, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108611, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108631, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108649, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108666, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108686, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108704, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108722, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108740, 0, 0, {1407, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1456, 1}},
    {108759, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108776, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108795, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108813, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108833, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108851, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108869, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108887, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}},
    {108904, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1456, 1}}, {108922, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {109076, 108961, 0, {1411, 1}, {1192, 1}, {0, 0}, {0, 0}, {687, 1}, {1518, 2}, {0, 0}}, {109167, 109150, 1, {1412, 4}, {1203, 1}, {0, 0}, {1416, 2}, {688, 8}, {1520, 4}, {0, 0}},
    {109208, 109187, 0, {1418, 1}, {345, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {109251, 109232, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {109614, 109364, 0, {1268, 1}, {1419, 1}, {0, 0}, {0, 0}, {698, 12}, {1524, 7}, {0, 0}}, {109624, 94580, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1344, 4}, {1334, 1}},
    {109695, 109646, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {710, 1}, {1355, 3}, {0, 0}}, {109787, 109752, 4, {0, 0}, {0, 0}, {1420, 1}, {0, 0}, {711, 7}, {1531, 3}, {1534, 1}},
    {109843, 109803, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {718, 1}, {1536, 2}, {0, 0}}, {110038, 110016, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {719, 16}, {1531, 3}, {1534, 1}},
    {110199, 110116, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {802, 1}, {0, 0}}, {110311, 110228, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {802, 1}, {0, 0}},
    {110500, 110369, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {1538, 3}, {0, 0}}, {110549, 42717, 0, {0, 0}, {1422, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1541, 1}},
    {110564, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1536, 2}, {0, 0}}, {110581, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1536, 2}, {0, 0}},
    {110597, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1536, 2}, {0, 0}}, {110629, 110612, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {110647, 94130, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1329, 5}, {1334, 1}}, {110755, 110667, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {751, 1}, {1543, 4}, {1334, 1}},
    {110763, 94319, 0, {1191, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110777, 66014, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {110823, 110789, 0, {1423, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}}, {110835, 94580, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1547, 4}, {1334, 1}},
    {111029, 110866, 0, {1424, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1551, 4}, {1555, 1}}, {111041, 94319, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111051, 94130, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1557, 4}, {1334, 1}}, {111206, 111060, 0, {1427, 2}, {1236, 1}, {0, 0}, {0, 0}, {752, 1}, {1561, 2}, {1563, 1}},
    {111225, 94319, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111237, 94532, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1341, 3}, {1334, 1}},
    {111440, 111247, 0, {1429, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {1565, 6}, {0, 0}}, {111451, 94130, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1557, 4}, {1334, 1}},
    {111684, 111460, 1, {1431, 3}, {0, 0}, {0, 0}, {585, 2}, {763, 3}, {716, 4}, {0, 0}}, {111761, 111696, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1571, 2}, {0, 0}},
    {111772, 94580, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1547, 4}, {1334, 1}}, {111874, 111789, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {766, 1}, {1573, 2}, {0, 0}},
    {111886, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}}, {111903, 94532, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1341, 3}, {1334, 1}},
    {111960, 111913, 0, {1434, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {111972, 94532, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1341, 3}, {1334, 1}},
    {111981, 111789, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {766, 1}, {1573, 2}, {0, 0}}, {111991, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112038, 112001, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {379, 1}}, {112048, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112058, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112069, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112079, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112090, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112100, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {214, 1}}, {112111, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112122, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112132, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112318, 112142, 0, {1436, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {1590, 1}}, {112330, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {214, 1}},
    {112344, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112353, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112363, 112001, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {379, 1}}, {112373, 112001, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {379, 1}},
    {112384, 112001, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {379, 1}}, {112394, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112403, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112413, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112422, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112432, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112443, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112593, 112454, 0, {1439, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {1592, 1}},
    {112684, 112602, 0, {1442, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1594, 9}, {763, 1}}, {112695, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 7}, {214, 1}},
    {112747, 48146, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1603, 8}, {1611, 1}}, {112761, 48146, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1603, 8}, {1611, 1}},
    {112772, 48146, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1603, 8}, {1611, 1}}, {112783, 48146, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1603, 8}, {1611, 1}},
    {112797, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112806, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112817, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112828, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112838, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {214, 1}}, {112848, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112859, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {112874, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {112885, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {113056, 112902, 0, {307, 1}, {1444, 2}, {0, 0}, {0, 0}, {341, 1}, {1613, 9}, {1622, 1}},
    {113068, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {113078, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {113088, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {113097, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}},
    {113107, 33772, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1575, 8}, {379, 1}}, {113336, 113159, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {1624, 2}, {1626, 1}},
    {113349, 113159, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {1628, 4}, {1626, 1}},
    {113417, 113363, 4, {0, 0}, {97, 1}, {482, 1}, {0, 0}, {0, 0}, {1632, 5}, {1637, 1}}, {113510, 113437, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1639, 4}, {0, 0}},
    {113682, 113565, 0, {1448, 1}, {158, 1}, {0, 0}, {0, 0}, {768, 1}, {1643, 6}, {1649, 1}}, {114013, 113773, 0, {1449, 3}, {693, 1}, {0, 0}, {0, 0}, {769, 1}, {1651, 3}, {1654, 1}},
    {114104, 114031, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1656, 4}, {0, 0}}, {114124, 56456, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {1660, 7}, {0, 0}},
    {114259, 114193, 0, {1454, 1}, {1455, 1}, {0, 0}, {0, 0}, {770, 1}, {1667, 4}, {0, 0}}, {114366, 114281, 0, {1456, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1671, 2}, {0, 0}},
    {114414, 114378, 0, {1458, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1673, 1}, {0, 0}}, {114601, 114475, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1674, 6}, {1680, 1}},
    {114673, 114612, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {1682, 3}, {0, 0}}, {114719, 114697, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {114904, 114757, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1685, 1}}, {115132, 114953, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {1687, 5}, {1692, 1}},
    {115285, 115168, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {1694, 3}, {1697, 1}}, {115485, 115168, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {1699, 5}, {1704, 1}},
    {115681, 115529, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {1706, 2}, {1708, 2}},
    {115728, 57787, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {836, 2}, {0, 0}}, {115902, 115768, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {1712, 2}, {0, 0}},
    {115969, 115916, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {1714, 6}, {1720, 1}}, {116008, 56456, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {1722, 8}, {0, 0}},
    {116054, 116033, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {116070, 114378, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {542, 1}},
    {116255, 116128, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {1730, 1}, {1731, 1}},
    {116715, 116321, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {1733, 6}, {1739, 1}},
    {116872, 116800, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {1667, 4}, {0, 0}}, {117019, 116887, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {1741, 6}, {1747, 1}},
    {117274, 117032, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {1749, 6}, {1739, 1}}, {117311, 117289, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {1755, 3}, {0, 0}},
    {117494, 117339, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {1758, 4}, {1762, 1}}, {117554, 117533, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {1768, 4}, {0, 0}},
    {117713, 117581, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {815, 1}, {0, 0}}, {117767, 117731, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1772, 2}, {0, 0}},
    {117790, 117731, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1774, 3}, {0, 0}}, {118058, 117864, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {802, 1}, {1777, 1}},
    {118133, 118087, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {802, 1}, {0, 0}}, {118265, 118157, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {802, 1}, {1777, 1}},
    {118326, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1779, 4}, {0, 0}}, {118371, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1783, 4}, {0, 0}},
    {118414, 118389, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {1787, 6}, {0, 0}}, {118475, 13112, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1793, 1}},
    {120004, 119818, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {1795, 1}}, {120065, 120018, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1795, 1}},
    {120211, 120077, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1797, 1}}, {120317, 120077, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1799, 1}},
    {120558, 120345, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1801, 1}}, {120633, 120573, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1803, 1}},
    {120718, 97412, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1805, 1}}, {120802, 120734, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1807, 1}},
    {120815, 120734, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1807, 1}}, {121115, 120845, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1809, 1}},
    {121390, 121125, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1811, 1}}, {121643, 121400, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1813, 1}},
    {121766, 121666, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {1815, 1}}, {122019, 121783, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1817, 1}},
    {122159, 122028, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1819, 1}}, {123075, 122788, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {1821, 1}},
    {123242, 123111, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1823, 1}}, {123374, 123284, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {1825, 1}},
    {123541, 123407, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {1827, 4}, {114, 1}}, {123764, 123616, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1831, 1}},
    {123987, 123794, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1833, 1}}, {124206, 124019, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1835, 1}},
    {124270, 124239, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {124438, 124324, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}},
    {124646, 124457, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1839, 1}}, {124869, 124679, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1841, 1}},
    {125085, 124912, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1843, 1}}, {125452, 125239, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {1845, 4}, {1849, 1}},
    {125602, 125470, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {1845, 4}, {0, 0}}, {125820, 125715, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1394, 2}, {1851, 1}},
    {126258, 125896, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1853, 1}}, {126487, 126279, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1855, 1}},
    {126657, 126533, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1857, 1}}, {126747, 126685, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {126901, 126774, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1859, 1}}, {127065, 126970, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {127330, 127194, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {127380, 127350, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {127492, 127417, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131122, 131064, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1863, 1}},
    {131491, 131214, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {1865, 1}}, {131673, 131504, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1867, 1}, {1868, 1}},
    {131693, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131707, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {131731, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {131770, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1870, 1}, {0, 0}},
    {131798, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1870, 1}, {0, 0}}, {132043, 131907, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {1871, 1}, {1872, 1}},
    {132309, 132161, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {1871, 1}, {1874, 1}}, {132601, 132544, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {132681, 132544, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {132887, 132734, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1876, 1}},
    {132916, 132734, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1876, 1}}, {133062, 132944, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1878, 1}},
    {133134, 132944, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1880, 1}}, {133161, 132944, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {1880, 1}},
    {133389, 133241, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {1882, 2}, {1884, 1}},
    {133489, 133241, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {1882, 2}, {1886, 1}},
    {133516, 133241, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {1882, 2}, {1886, 1}},
    {133638, 133551, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {1888, 1}}, {133711, 133551, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {133738, 133551, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {133766, 133551, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {133857, 133793, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {1890, 1}}, {133884, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134303, 133999, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1892, 1}}, {134518, 134340, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1894, 1}},
    {134982, 134655, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1896, 1}}, {135289, 135071, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1898, 1}},
    {135749, 135396, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {1867, 1}, {1900, 1}}, {136147, 135853, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {1902, 1}},
    {136460, 136211, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {1904, 1}}, {137022, 136519, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {1906, 2}, {1908, 1}},
    {137087, 137070, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {1870, 1}, {0, 0}}, {137117, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {137289, 137254, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {137550, 137361, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {1910, 1}},
    {137591, 137578, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {137824, 137708, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {1912, 1}},
    {137849, 137708, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {1912, 1}}, {137986, 137885, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1914, 1}},
    {138002, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138012, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {138079, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {138334, 138184, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {1916, 1}},
    {138436, 138359, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {138507, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {138538, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138560, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {138623, 138607, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {138894, 138692, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {1867, 1}, {1859, 1}},
    {139073, 138992, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {1918, 1}}, {139290, 139191, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {1920, 2}, {1922, 1}},
    {139461, 139359, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {1924, 1}}, {139769, 139651, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1926, 1}},
    {139975, 139790, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {1867, 1}, {1928, 1}},
    {140068, 140006, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1926, 1}}, {140100, 139651, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1926, 1}},
    {140247, 140126, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1930, 1}}, {140283, 140006, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1926, 1}},
    {140397, 140320, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1932, 1}}, {140423, 140320, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1932, 1}},
    {140584, 140447, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1867, 1}, {1934, 1}}, {140603, 137254, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {140721, 140652, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1466, 1}}, {140879, 140745, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1936, 1}},
    {141018, 140908, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1867, 1}, {1938, 1}}, {141048, 102868, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {141526, 141321, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {1940, 1}}, {141843, 141563, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {1942, 1}},
    {142020, 141925, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {1944, 1}}, {142092, 142073, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {142165, 142115, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1946, 1}}, {142272, 142210, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {142821, 142584, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {1867, 1}, {1859, 1}}, {143030, 142869, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {1948, 1}},
    {143119, 143040, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1950, 1}}, {143141, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1952, 2}, {0, 0}},
    {143175, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {143200, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {143298, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}}, {143333, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}},
    {143368, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}}, {143403, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}},
    {143438, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}}, {143474, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}},
    {143510, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {143546, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {143582, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1954, 3}, {0, 0}}, {143613, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {143644, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {143675, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {143702, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {143729, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {143756, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143793, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143820, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143847, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143875, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143903, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143931, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143959, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143987, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144015, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144043, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144071, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144099, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144127, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144154, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144182, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144210, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144238, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144266, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144294, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144322, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144350, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144378, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144406, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144434, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144461, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144489, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144517, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144544, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144571, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144598, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144625, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144652, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144679, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144710, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {144744, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {144770, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {144796, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144827, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144858, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144889, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144920, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144951, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {144983, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145015, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145047, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145075, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145103, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145131, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145156, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145182, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145208, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145234, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145261, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145285, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145310, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145335, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145360, 42717, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145395, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}}, {145421, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1036, 2}, {0, 0}},
    {145671, 145497, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {1957, 2}, {1959, 1}},
    {145737, 145709, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {146044, 145829, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {1961, 1}, {1962, 1}},
    {146174, 146067, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {1964, 1}}, {146304, 146195, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {1966, 1}},
    {146511, 146413, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1968, 1}, {1969, 1}}, {146644, 146530, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1968, 1}, {1971, 1}},
    {146943, 146846, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {1968, 1}, {1973, 1}}, {147068, 146959, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1968, 1}, {1975, 1}},
    {147109, 138607, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {1968, 1}, {0, 0}}, {147383, 147249, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {1968, 1}, {1977, 1}},
    {148022, 147677, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1979, 1}, {1980, 1}}, {148440, 148119, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1979, 1}, {1982, 1}},
    {148853, 148469, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1979, 1}, {1984, 1}}, {149258, 148873, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1979, 1}, {1986, 1}},
    {149659, 149381, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1979, 1}, {1988, 1}}, {150021, 149679, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1979, 1}, {1990, 1}},
    {150418, 150125, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1992, 1}}, {150445, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1968, 1}, {0, 0}},
    {150583, 150482, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1994, 1}, {1995, 1}}, {150690, 150609, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {1968, 1}, {1977, 1}},
    {150725, 138607, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {1968, 1}, {0, 0}}, {150877, 150779, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {1997, 1}},
    {150912, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1999, 1}, {0, 0}}, {150949, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1999, 1}, {0, 0}},
    {151409, 151066, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {2000, 2}, {2002, 1}},
    {151447, 151430, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {1999, 1}, {0, 0}}, {151621, 151534, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2004, 1}},
    {151701, 151652, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {151794, 151715, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2004, 1}},
    {154100, 153957, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2008, 1}}, {154305, 154151, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2010, 3}, {2013, 1}},
    {154507, 154324, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {154707, 154543, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2015, 3}, {2018, 1}},
    {154896, 154725, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {154913, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {155127, 154981, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2020, 1}}, {155224, 155138, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {155348, 155266, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2022, 2}, {2024, 1}}, {155403, 155367, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {802, 1}, {0, 0}},
    {155496, 155416, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {815, 1}, {0, 0}}, {155553, 155517, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2026, 4}, {0, 0}},
    {155710, 155581, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2030, 3}, {0, 0}}, {156084, 155852, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2033, 3}, {0, 0}},
    {156784, 156259, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2036, 6}, {0, 0}}, {156851, 156799, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {157299, 156969, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2042, 4}, {0, 0}}, {157610, 157431, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2046, 3}, {2049, 1}},
    {158006, 157681, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2051, 1}}, {158624, 158169, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2053, 1}},
    {158751, 158656, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {158780, 158762, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {158824, 13112, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2055, 1}, {2056, 1}}, {159052, 158916, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {159140, 159079, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {159727, 159204, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2058, 5}, {2020, 1}},
    {159929, 159802, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2063, 2}, {0, 0}}, {160117, 159971, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {943, 1}, {0, 0}},
    {160150, 158762, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2065, 2}, {0, 0}}, {160540, 160169, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2067, 1}, {0, 0}},
    {161339, 160656, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2036, 6}, {2068, 1}},
    {161760, 161382, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2067, 1}, {0, 0}}, {162790, 161977, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2070, 4}, {2020, 1}},
    {162919, 162841, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2074, 1}, {2075, 1}},
    {163273, 162980, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2077, 2}, {2020, 1}}, {163539, 163289, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2079, 1}, {2020, 1}},
    {163561, 163289, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2079, 1}, {2020, 1}}, {163718, 163590, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2080, 1}, {2081, 1}},
    {163737, 163289, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2079, 1}, {2020, 1}}, {164489, 163794, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2083, 3}, {2086, 1}},
    {164838, 164559, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2088, 2}, {0, 0}}, {165746, 164945, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2090, 8}, {2086, 1}},
    {165886, 165759, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {165899, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166505, 165945, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2098, 3}, {2020, 1}}, {166515, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2101, 2}, {0, 0}},
    {166677, 166548, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2103, 1}, {2104, 1}}, {166896, 166715, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2106, 1}, {2107, 1}},
    {166973, 166913, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2106, 1}, {2109, 1}}, {166994, 158762, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {167058, 167013, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2111, 1}, {0, 0}}, {167072, 158762, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2112, 4}, {0, 0}},
    {167916, 167196, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2036, 6}, {2116, 1}},
    {168056, 167927, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2118, 4}, {0, 0}}, {168271, 168178, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2122, 1}, {0, 0}},
    {168395, 168299, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2123, 1}, {0, 0}}, {168575, 168445, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2124, 1}},
    {168671, 168612, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2123, 1}, {2126, 1}}, {168791, 168692, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2122, 1}, {2128, 1}},
    {168972, 168692, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2122, 1}, {2130, 1}}, {169416, 169139, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2132, 1}},
    {169549, 169469, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2134, 4}, {0, 0}}, {169724, 169622, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2138, 2}, {0, 0}},
    {169935, 169759, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2123, 1}, {2140, 1}}, {170054, 169954, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2142, 1}},
    {170188, 170065, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2144, 1}}, {170371, 170218, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2146, 6}, {2152, 1}},
    {170462, 170396, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2154, 1}}, {170577, 170503, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2156, 1}},
    {170683, 170598, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {617, 1}, {0, 0}}, {170711, 168299, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {170811, 170736, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2159, 3}, {2162, 1}}, {170848, 170832, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2164, 2}, {0, 0}},
    {170979, 170880, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2101, 2}, {2166, 1}},
    {171152, 171029, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2101, 2}, {2168, 1}},
    {171234, 171183, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2101, 2}, {2168, 1}},
    {171266, 171029, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2101, 2}, {2168, 1}},
    {171373, 171296, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2101, 2}, {2170, 1}},
    {171481, 171395, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2101, 2}, {2172, 1}},
    {171534, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2174, 3}, {0, 0}}, {171584, 171554, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2166, 1}},
    {172042, 171708, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2177, 1}}, {172070, 169622, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {172111, 172094, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2154, 1}}, {172134, 172094, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2156, 1}},
    {172177, 172158, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2168, 1}}, {172413, 172299, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2179, 2}, {2181, 1}},
    {172432, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2164, 2}, {0, 0}}, {172486, 172462, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {617, 1}, {0, 0}},
    {172544, 172523, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2183, 2}, {0, 0}}, {172671, 172560, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2185, 1}},
    {172789, 172696, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2187, 1}}, {172858, 172819, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2168, 1}},
    {172989, 172885, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2189, 1}}, {173064, 173012, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2168, 1}},
    {173088, 172885, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2189, 1}}, {173110, 173012, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2168, 1}},
    {173230, 172819, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2191, 1}}, {173363, 173251, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2193, 2}, {2195, 1}},
    {173439, 173389, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2101, 2}, {0, 0}}, {173763, 173504, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {617, 1}, {2197, 1}},
    {173863, 173787, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2168, 1}}, {173976, 173905, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2101, 2}, {2166, 1}},
    {174078, 174004, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2101, 2}, {2168, 1}},
    {174110, 174004, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2101, 2}, {2168, 1}},
    {174143, 174004, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2101, 2}, {2168, 1}},
    {174241, 174174, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2101, 2}, {2170, 1}},
    {174291, 174174, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2101, 2}, {2172, 1}},
    {174479, 32855, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2204, 3}, {295, 1}}, {174700, 174545, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2207, 2}, {2209, 1}},
    {175175, 174874, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2211, 5}, {2216, 1}},
    {175279, 175186, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2218, 2}, {2220, 1}}, {175566, 175296, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {710, 1}, {0, 0}},
    {175693, 175575, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2222, 3}, {2216, 1}},
    {175883, 175709, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2225, 2}, {2227, 1}}, {176162, 176089, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2229, 3}, {0, 0}},
    {176270, 176201, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2232, 3}, {2162, 1}},
    {176439, 176283, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2235, 4}, {2227, 1}}, {176706, 176451, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {710, 1}, {0, 0}},
    {176765, 176716, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {176843, 176802, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {177036, 176953, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2239, 2}, {0, 0}}, {177048, 176953, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2239, 2}, {0, 0}},
    {177196, 176953, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2241, 3}, {0, 0}}, {177733, 177677, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2246, 1}},
    {177746, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {177760, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {177779, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {177798, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {178066, 177839, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2248, 1}, {2249, 1}}, {178103, 177839, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2248, 1}, {2249, 1}},
    {178139, 177839, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2248, 1}, {2249, 1}}, {178175, 177839, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2248, 1}, {2249, 1}},
    {178274, 178210, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {178371, 178297, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2251, 1}},
    {178389, 178297, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2251, 1}}, {178563, 178420, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2253, 1}},
    {178656, 178584, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2255, 1}}, {178677, 178584, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2255, 1}},
    {178698, 178420, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2253, 1}}, {178811, 178719, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2257, 1}},
    {179086, 178930, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2259, 1}}, {179116, 178930, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2259, 1}},
    {179289, 178930, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2261, 1}}, {179318, 178930, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2261, 1}},
    {179490, 178930, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2263, 1}}, {179519, 178930, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2263, 1}},
    {179737, 178930, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2265, 1}}, {179852, 178930, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2267, 1}},
    {179881, 178930, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2265, 1}}, {180051, 178930, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2269, 1}},
    {180164, 178930, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2271, 1}}, {180192, 178930, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2269, 1}},
    {180361, 178930, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2273, 1}}, {180474, 178930, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2275, 1}},
    {180502, 178930, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2273, 1}}, {180766, 180581, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2277, 1}},
    {180800, 180581, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2277, 1}}, {181130, 180911, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2279, 1}},
    {181157, 180911, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2279, 1}}, {181321, 181184, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2281, 1}},
    {181348, 181184, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2281, 1}}, {181580, 181433, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2283, 1}},
    {181611, 181184, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2283, 1}}, {181642, 181433, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2283, 1}},
    {181884, 181673, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2285, 1}}, {182049, 181673, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2287, 1}},
    {182314, 182079, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2289, 1}}, {182429, 181433, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2291, 1}},
    {182459, 181184, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2291, 1}}, {182489, 181433, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2291, 1}},
    {182650, 181433, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2293, 1}}, {182680, 181184, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2293, 1}},
    {182710, 181433, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2293, 1}}, {182942, 182752, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2295, 1}},
    {183086, 182752, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2297, 1}}, {183332, 183116, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2299, 1}},
    {183362, 181673, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2285, 1}}, {183393, 181673, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2287, 1}},
    {183423, 182079, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2289, 1}}, {183591, 183453, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2301, 1}},
    {183720, 183453, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2303, 1}}, {183848, 183453, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2305, 1}},
    {183880, 183453, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2301, 1}}, {183913, 183453, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2303, 1}},
    {183945, 183453, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2305, 1}}, {184122, 183453, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2307, 1}},
    {184155, 183453, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2307, 1}}, {184285, 183453, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2309, 1}},
    {184461, 183453, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2311, 1}}, {184589, 183453, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2313, 1}},
    {184621, 183453, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2313, 1}}, {184796, 183453, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2315, 1}},
    {184828, 183453, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2315, 1}}, {184860, 183453, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2309, 1}},
    {184893, 183453, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2311, 1}}, {185021, 183453, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2317, 1}},
    {185148, 183453, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2319, 1}}, {185274, 183453, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2321, 1}},
    {185391, 183453, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2323, 1}}, {185508, 183453, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2325, 1}},
    {185624, 183453, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2327, 1}}, {185655, 183453, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2317, 1}},
    {185687, 183453, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2319, 1}}, {185718, 183453, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2321, 1}},
    {185976, 185759, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2329, 1}}, {186140, 185759, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2331, 1}},
    {186299, 185759, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2333, 1}}, {186329, 185759, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2329, 1}},
    {186360, 185759, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2331, 1}}, {186390, 185759, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2333, 1}},
    {186645, 186420, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2335, 1}}, {186817, 186420, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2337, 1}},
    {186988, 186420, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2339, 1}}, {187194, 187021, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2341, 1}},
    {187351, 187021, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2343, 1}}, {187507, 187021, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2345, 1}},
    {187542, 187021, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2341, 1}}, {187578, 187021, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2343, 1}},
    {187613, 187021, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2345, 1}}, {187770, 187021, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2347, 1}},
    {187927, 187021, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2349, 1}}, {188083, 187021, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2351, 1}},
    {188118, 187021, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2347, 1}}, {188154, 187021, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2349, 1}},
    {188189, 187021, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2351, 1}}, {188345, 187021, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2353, 1}},
    {188500, 187021, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2355, 1}}, {188654, 187021, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2357, 1}},
    {188799, 187021, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2359, 1}}, {188944, 187021, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2361, 1}},
    {189088, 187021, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2363, 1}}, {189122, 187021, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2353, 1}},
    {189157, 187021, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2355, 1}}, {189191, 187021, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2357, 1}},
    {189368, 189225, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2365, 1}}, {189389, 189225, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2365, 1}},
    {189517, 189421, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2367, 1}}, {189742, 189558, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2369, 1}},
    {189838, 189781, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189862, 189781, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189884, 189781, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189906, 189781, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189974, 189928, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {189997, 189928, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {190019, 189928, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {190041, 189928, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {1918, 1}},
    {190220, 190063, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2371, 1}}, {190398, 190238, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2373, 1}},
    {190415, 178210, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {190425, 178210, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {190527, 190436, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2248, 1}, {2375, 1}}, {190708, 190547, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2377, 2}, {2379, 1}},
    {190915, 190724, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2248, 1}, {2381, 1}}, {190951, 190724, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2248, 1}, {2381, 1}},
    {190986, 190724, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2248, 1}, {2381, 1}}, {191021, 190724, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2248, 1}, {2381, 1}},
    {191119, 191055, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2248, 1}, {2381, 1}}, {191175, 189781, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2383, 1}},
    {191201, 189781, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2383, 1}},
    {191226, 189781, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2383, 1}},
    {191252, 189781, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2383, 1}},
    {191278, 190436, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2248, 1}, {2383, 1}}, {191300, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {191317, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {191334, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {191378, 191359, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {191515, 191393, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2248, 1}, {2385, 1}},
    {191533, 178210, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {191690, 191554, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2387, 1}},
    {191872, 191721, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2389, 2}, {2391, 1}},
    {191887, 191721, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2389, 2}, {2391, 1}},
    {191902, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191933, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191960, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191986, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192013, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192042, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192074, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192106, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192134, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192166, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192198, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192228, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192254, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192280, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192308, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192335, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192364, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192396, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192428, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192456, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192488, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192520, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192546, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192573, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192599, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192627, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192654, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192684, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192710, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192740, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192766, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192790, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192815, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192843, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192867, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192893, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192917, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192943, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192970, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192995, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193022, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193049, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193076, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193101, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193126, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193149, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193187, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193494, 193296, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2393, 1}},
    {193516, 193296, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2393, 1}}, {193745, 193538, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2395, 2}, {2397, 1}},
    {193989, 193776, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2399, 1}, {2400, 1}}, {194061, 194027, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194124, 194090, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194187, 194153, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194250, 194216, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194306, 194279, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194356, 194328, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194623, 194427, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2402, 2}, {2404, 1}},
    {194809, 194659, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}}, {194842, 194659, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}},
    {194875, 194659, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}}, {194908, 194659, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}},
    {194941, 194427, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}},
    {195197, 194975, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2408, 1}}, {195227, 194659, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2248, 1}, {2406, 1}},
    {195254, 178210, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {195342, 195264, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2410, 1}, {2411, 1}},
    {195519, 195362, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2413, 1}, {2414, 1}}, {195534, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {195629, 195560, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {1918, 1}}, {195650, 103676, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1918, 1}},
    {195694, 195671, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {195716, 195671, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {195778, 195739, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {1466, 1}}, {195809, 195560, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {1918, 1}},
    {195836, 195671, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {195882, 195739, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2416, 1}},
    {195966, 189781, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2418, 1}}, {196015, 195998, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196047, 196027, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {196063, 195998, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {196094, 196077, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196116, 196077, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196135, 196077, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196155, 196077, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196176, 196077, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196198, 196077, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196250, 196230, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {196266, 103676, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1918, 1}},
    {196305, 196289, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {196372, 196333, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {196398, 178210, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {196408, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196443, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196478, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196513, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196548, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196579, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196609, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196640, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196674, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196708, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196738, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196772, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196806, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196837, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196867, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196898, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196932, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196966, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196996, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197030, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197064, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197098, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197132, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197166, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197200, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197230, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197259, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197288, 151652, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197317, 178210, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {197328, 178210, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197712, 197475, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2248, 1}, {2420, 1}},
    {197814, 197475, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2248, 1}, {2422, 1}}, {197842, 197475, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2248, 1}, {2420, 1}},
    {197870, 197475, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2248, 1}, {2422, 1}}, {198109, 197936, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {2424, 1}, {2425, 1}},
    {198126, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198215, 198152, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {198317, 198152, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {198378, 198152, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {198442, 198152, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198475, 198152, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198508, 198152, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198541, 198152, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198574, 198152, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {198602, 198152, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {198630, 198152, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198662, 198152, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198694, 198152, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198726, 198152, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198758, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198791, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198824, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198857, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198890, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198919, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198951, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198983, 198152, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199011, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199043, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199075, 198152, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {199104, 198152, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {199132, 198152, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {199159, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199191, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199223, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199255, 198152, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199287, 198152, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {199315, 198152, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {199343, 198152, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {199371, 198152, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {199593, 199451, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2427, 1}},
    {199631, 199451, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2427, 1}}, {199720, 199451, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2429, 1}},
    {199760, 199451, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2429, 1}}, {199796, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199818, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199840, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199862, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199883, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199904, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199925, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199945, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199965, 143254, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {200061, 199985, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2431, 4}, {720, 1}}, {200099, 200075, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {2435, 2}, {0, 0}},
    {200164, 200139, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {2437, 7}, {2444, 2}},
    {200546, 200372, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {2448, 7}, {2455, 2}},
    {200629, 200557, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {2459, 8}, {0, 0}}, {200664, 200652, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {2467, 6}, {2473, 2}},
    {200812, 200671, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {2477, 3}, {2480, 2}},
    {200963, 200838, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {2484, 6}, {2490, 2}}, {201064, 200976, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {2494, 4}, {0, 0}},
    {201097, 114031, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2498, 3}, {0, 0}}, {201130, 201115, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {2501, 4}, {0, 0}},
    {201212, 113437, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2505, 4}, {0, 0}}, {201376, 201268, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2511, 3}, {0, 0}},
    {201502, 201447, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2514, 2}, {0, 0}}, {201619, 201536, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {2516, 3}, {2519, 2}},
    {201729, 201634, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2514, 2}, {2523, 1}}, {201774, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2525, 4}, {0, 0}},
    {201857, 201802, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {2514, 2}, {0, 0}}, {201873, 201268, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {201927, 201904, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {2529, 3}, {0, 0}}, {201993, 172094, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {738, 3}, {2532, 1}},
    {202076, 202018, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {2534, 2}, {2536, 1}}, {202132, 202096, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2538, 1}, {2536, 1}},
    {202157, 202096, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2538, 1}, {2536, 1}}, {202259, 202171, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {2539, 1}},
    {202311, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {202409, 202329, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}},
    {202419, 201268, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}}, {202553, 202482, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2543, 1}},
    {202660, 202586, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2545, 1}}, {202695, 202679, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {876, 5}, {0, 0}},
    {202734, 202706, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {2547, 8}, {0, 0}}, {202834, 202757, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}},
    {202928, 202851, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2555, 1}}, {202948, 202096, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {2538, 1}, {1029, 1}},
    {202971, 201268, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2511, 3}, {0, 0}}, {203176, 203072, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {2557, 2}, {0, 0}},
    {203187, 201268, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2511, 3}, {0, 0}}, {203197, 201268, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2511, 3}, {0, 0}},
    {203260, 203207, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}}, {203330, 203279, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}},
    {203373, 203341, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {2559, 1}, {2560, 1}}, {203408, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2562, 4}, {0, 0}},
    {203421, 202096, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {2566, 2}, {1029, 1}}, {203522, 203473, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 2}, {0, 0}},
    {203567, 203537, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2568, 2}, {643, 1}}, {203592, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {203676, 203623, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {2568, 2}, {0, 0}}, {203785, 203473, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {203898, 203825, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2570, 1}}, {204011, 203913, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2572, 1}},
    {204075, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2574, 4}, {0, 0}}, {204478, 204326, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {2578, 5}, {0, 0}},
    {204656, 204530, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {2583, 4}, {0, 0}}, {204808, 204684, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {2578, 5}, {0, 0}},
    {205002, 204847, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {2578, 5}, {0, 0}}, {205288, 205032, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {2587, 5}, {2592, 1}},
    {205519, 205304, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {2594, 5}, {2592, 1}},
    {205643, 205548, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2599, 1}}, {205732, 205662, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {2601, 2}, {0, 0}},
    {205798, 205743, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {2603, 3}, {643, 1}}, {206036, 205852, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {2603, 3}, {2606, 1}},
    {206106, 206067, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {2603, 3}, {643, 1}}, {206193, 206133, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {2603, 3}, {643, 1}},
    {206438, 206234, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {2608, 4}, {2612, 1}},
    {206636, 206449, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {2614, 4}, {2592, 1}},
    {206821, 206662, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {2618, 4}, {0, 0}}, {207031, 206842, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {2594, 5}, {2592, 1}},
    {207297, 207077, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {2608, 4}, {2622, 1}},
    {207489, 207327, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {2624, 3}, {2627, 1}},
    {207847, 207529, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {2629, 2}, {2631, 1}},
    {208371, 207976, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {2603, 3}, {2633, 1}},
    {208570, 208404, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {2635, 5}, {0, 0}}, {208903, 208641, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {2640, 4}, {2644, 1}},
    {209256, 201634, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2646, 1}}, {209494, 209293, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {2648, 3}, {2651, 1}},
    {209619, 209532, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2193, 2}, {2653, 1}}, {209837, 209639, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2655, 3}, {2658, 1}},
    {210090, 209854, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2660, 4}, {2664, 1}}, {210156, 210106, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2666, 1}},
    {210228, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210239, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210250, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210398, 210284, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {1489, 2}, {2668, 1}},
    {210463, 210409, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {2670, 2}, {0, 0}}, {210580, 210485, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {2672, 5}, {2677, 1}},
    {210672, 210603, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {210687, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210699, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210786, 210710, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {2679, 1}},
    {210797, 210710, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {2679, 1}}, {210808, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210837, 210818, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {210851, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210863, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210874, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210886, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210898, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {210910, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}}, {210922, 210175, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1394, 2}, {214, 1}},
    {211044, 210942, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {2681, 1}}, {211212, 211091, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {2683, 2}, {2685, 1}},
    {211256, 172094, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {2687, 3}, {2690, 1}}, {211335, 211280, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2055, 1}, {0, 0}},
    {211369, 211351, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1489, 2}, {2690, 1}}, {211394, 211382, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1489, 2}, {2690, 1}},
    {211563, 211441, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {2692, 3}, {2695, 2}},
    {211574, 211441, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {2692, 3}, {2695, 2}},
    {211679, 76258, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2699, 1}}, {211755, 210106, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2701, 1}},
    {211832, 201634, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2566, 2}, {2703, 1}}, {211986, 211864, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {2705, 1}},
    {212020, 211998, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {2687, 3}, {2681, 1}}, {212128, 76258, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2707, 1}},
    {212140, 76258, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2707, 1}}, {212152, 201634, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2566, 2}, {2703, 1}},
    {212164, 76258, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2707, 1}}, {212208, 210710, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2709, 1}},
    {212457, 212239, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2711, 2}, {2713, 1}}, {212531, 210106, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2715, 1}},
    {212539, 201634, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2646, 1}}, {212546, 196077, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {212554, 196077, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {212563, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {212618, 212579, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {2717, 1}, {0, 0}}, {212726, 212649, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {2718, 2}, {2685, 1}},
    {212737, 201634, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2646, 1}}, {212796, 212745, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2720, 3}, {0, 0}},
    {213741, 213636, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {214052, 213830, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {214254, 214203, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {2727, 2}, {2729, 1}},
    {214678, 214401, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {2731, 1}, {2732, 1}}, {214787, 214701, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {2734, 2}, {0, 0}},
    {214813, 56456, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {2734, 2}, {0, 0}}, {214910, 214855, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {2670, 2}, {0, 0}},
    {214936, 214855, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {2670, 2}, {0, 0}}, {215171, 215037, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {2736, 1}},
    {215594, 215354, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {2738, 2}, {0, 0}}, {215739, 215620, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2740, 1}},
    {215977, 215810, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {2670, 2}, {0, 0}}, {216165, 216015, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {2742, 2}, {2744, 1}},
    {216321, 216193, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {2559, 1}, {2729, 1}},
    {216343, 13112, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1029, 1}}, {216414, 216387, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {2746, 5}, {2729, 1}},
    {216543, 216447, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1006, 1}, {2751, 1}},
    {216562, 114475, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2753, 2}, {1680, 1}}, {216635, 216580, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {216653, 49682, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {643, 1}}, {216747, 216685, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {216765, 214855, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {2670, 2}, {0, 0}}, {216789, 49682, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {217223, 216844, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {2755, 2}, {2757, 1}},
    {217389, 217256, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1394, 2}, {2759, 1}}, {217410, 56456, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {217587, 217512, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {217673, 217613, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1394, 2}, {2761, 1}},
    {217804, 217730, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2763, 1}}, {217861, 217730, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2765, 1}},
    {218069, 217959, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {2767, 1}}, {218248, 218165, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {643, 1}},
    {218383, 218284, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218609, 218420, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {2769, 2}, {2771, 1}},
    {218783, 218672, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218803, 214855, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {2670, 2}, {0, 0}},
    {219024, 218824, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2773, 3}, {0, 0}}, {240176, 240022, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {2776, 9}, {0, 0}},
    {240269, 240228, 0, {0, 0}, {2753, 1}, {0, 0}, {0, 0}, {1349, 1}, {2785, 7}, {0, 0}}, {240337, 240306, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {2792, 5}, {0, 0}},
    {240363, 66014, 0, {2754, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2797, 7}, {0, 0}}, {240560, 240465, 0, {2755, 2}, {2757, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {240831, 240625, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241128, 240892, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {2817, 7}, {2824, 1}},
    {241156, 240892, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {2817, 7}, {2824, 1}},
    {241254, 240625, 0, {2764, 2}, {2766, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241275, 240625, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241327, 240625, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2826, 5}, {2831, 1}},
    {241350, 240625, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2826, 5}, {2831, 1}},
    {241373, 240625, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241390, 240625, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241405, 240625, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241422, 240625, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241450, 240625, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2833, 7}, {2815, 1}},
    {241467, 240625, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2833, 7}, {2815, 1}},
    {241484, 240625, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {2809, 6}, {2815, 1}},
    {241684, 241646, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {241867, 241706, 0, {2770, 4}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2846, 6}, {2852, 1}},
    {241953, 241706, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2854, 7}, {2861, 1}}, {241976, 241706, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2863, 7}, {2861, 1}},
    {241999, 241646, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {242225, 54154, 0, {2777, 1}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {242329, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2870, 8}, {2878, 1}}, {242346, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2870, 8}, {2878, 1}},
    {242362, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2870, 8}, {2878, 1}}, {242835, 242747, 0, {2781, 1}, {0, 0}, {0, 0}, {2782, 1}, {0, 0}, {2880, 8}, {0, 0}},
    {242939, 242910, 1, {2783, 3}, {0, 0}, {0, 0}, {2786, 2}, {1357, 1}, {2880, 8}, {720, 1}},
    {243061, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243075, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243090, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243104, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243119, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243133, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {243148, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243163, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243177, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243190, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243204, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243217, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243230, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243244, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243325, 56719, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {2888, 1}}, {243338, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {243352, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {243366, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243379, 56719, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {2888, 1}}, {243392, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {243504, 243405, 0, {2795, 2}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}}, {243520, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243534, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243549, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243564, 241646, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243579, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {243594, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {243609, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243622, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243636, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243650, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {243663, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {243677, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {243692, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {244021, 243951, 0, {2799, 1}, {2800, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {244084, 244056, 0, {2801, 1}, {2802, 1}, {0, 0}, {0, 0}, {1358, 1}, {2894, 6}, {0, 0}},
    {244134, 244107, 0, {2803, 2}, {2800, 1}, {0, 0}, {0, 0}, {1358, 1}, {2894, 6}, {0, 0}}, {244176, 244156, 0, {0, 0}, {2805, 1}, {0, 0}, {0, 0}, {718, 1}, {2900, 7}, {0, 0}},
    {244274, 244207, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2890, 4}, {0, 0}}, {244703, 54154, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 6}, {0, 0}},
    {244721, 54154, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 6}, {0, 0}}, {244796, 244739, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}},
    {244816, 54154, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {2913, 7}, {0, 0}}, {244834, 54154, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {2920, 7}, {0, 0}},
    {244852, 54154, 0, {2810, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2927, 5}, {0, 0}}, {244994, 244972, 0, {2812, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {2932, 5}, {0, 0}},
    {245294, 245136, 0, {2814, 2}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {2937, 7}, {2944, 1}}, {245393, 240625, 0, {2817, 2}, {2819, 1}, {0, 0}, {0, 0}, {1352, 2}, {2946, 6}, {2952, 1}},
    {245494, 245434, 0, {0, 0}, {2820, 1}, {0, 0}, {0, 0}, {718, 1}, {2804, 5}, {0, 0}}, {245600, 58311, 0, {2821, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2954, 5}, {0, 0}},
    {245653, 58311, 0, {2825, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}}, {245736, 245690, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {2959, 6}, {0, 0}},
    {245777, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}}, {245794, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}},
    {245858, 245836, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {2792, 5}, {0, 0}}, {245922, 245897, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {2792, 5}, {0, 0}},
    {246141, 56719, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2965, 7}, {2878, 1}}, {246152, 54154, 0, {2806, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {2972, 7}, {0, 0}},
    {246167, 56719, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2979, 6}, {2878, 1}}, {246178, 56719, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2979, 6}, {2878, 1}},
    {246189, 56719, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2965, 7}, {2878, 1}}, {246230, 56719, 0, {2832, 1}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2985, 6}, {379, 1}},
    {246475, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}}, {246491, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}},
    {246513, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}}, {246540, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}},
    {246559, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}}, {246583, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}},
    {246602, 56719, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2979, 6}, {2878, 1}}, {246613, 56719, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {2979, 6}, {2878, 1}},
    {246624, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}}, {246642, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}},
    {246666, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}}, {246695, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}},
    {246716, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {3000, 1}}, {246742, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}},
    {246854, 246776, 0, {2834, 1}, {2835, 1}, {0, 0}, {0, 0}, {357, 3}, {3010, 7}, {0, 0}}, {246961, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {246975, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {246990, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247004, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247019, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247033, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247048, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247062, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247075, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247089, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {247285, 247107, 0, {2838, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3017, 7}, {3024, 1}},
    {247303, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247316, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247330, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247365, 247344, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {247381, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {247395, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {247588, 247409, 0, {2840, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3026, 6}, {3032, 1}}, {247602, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247617, 241646, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247706, 241646, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247724, 241646, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {247742, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247775, 247757, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {247788, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {247874, 247817, 0, {2788, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {247895, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248020, 247916, 0, {2846, 2}, {2848, 1}, {0, 0}, {0, 0}, {0, 0}, {3034, 6}, {3040, 1}}, {248140, 248035, 0, {2788, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3042, 6}, {3048, 1}},
    {248156, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248169, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248183, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248277, 247817, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {3050, 1}},
    {248299, 247817, 0, {2851, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {3050, 1}}, {248321, 56719, 0, {2852, 2}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {248334, 56719, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {248351, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248366, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248385, 241646, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248420, 248399, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {248436, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {248450, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {248464, 241646, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248479, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248492, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248506, 241646, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248520, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}},
    {248533, 241646, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {379, 1}}, {248568, 248547, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {248584, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}}, {248598, 56719, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2840, 6}, {214, 1}},
    {248641, 247817, 0, {2857, 1}, {2858, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {3052, 1}}, {248665, 247817, 0, {2857, 1}, {2859, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {3052, 1}},
    {248689, 244739, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {248712, 244739, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {248818, 248792, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {2959, 6}, {0, 0}}, {248919, 248847, 0, {2860, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {249079, 248963, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {249095, 248963, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {249111, 248963, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {249127, 248963, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {249282, 249143, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3068, 5}, {3073, 1}},
    {249677, 249608, 0, {2866, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3068, 5}, {1029, 1}},
    {249707, 249143, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3068, 5}, {3073, 1}},
    {249831, 249143, 0, {2865, 1}, {2867, 1}, {0, 0}, {0, 0}, {1383, 1}, {2890, 4}, {1859, 1}},
    {250064, 249977, 0, {2868, 1}, {2869, 1}, {0, 0}, {0, 0}, {1384, 2}, {3068, 5}, {0, 0}}, {250100, 249608, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {2890, 4}, {0, 0}},
    {250135, 249608, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {2890, 4}, {0, 0}}, {250325, 250170, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250357, 250170, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250388, 250170, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250487, 250420, 0, {2873, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {250563, 250518, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {2890, 4}, {1029, 1}}, {250590, 250170, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250616, 250170, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250642, 250170, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250668, 250170, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250694, 250170, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250720, 250170, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250746, 250170, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250778, 250170, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}}, {250809, 250170, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {2890, 4}, {0, 0}},
    {250924, 250841, 0, {2879, 2}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3075, 6}, {295, 1}},
    {251131, 250960, 0, {2882, 3}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251162, 250170, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3081, 5}, {0, 0}}, {251188, 250170, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3081, 5}, {0, 0}},
    {251411, 250420, 0, {2885, 2}, {2887, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251510, 251440, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251543, 251440, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251643, 251574, 0, {2890, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3054, 6}, {295, 1}},
    {251675, 250170, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2927, 5}, {0, 0}}, {251701, 250170, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {2927, 5}, {0, 0}},
    {251727, 248963, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {251743, 248963, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {251759, 248963, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {251775, 248963, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {251791, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3086, 8}, {2878, 1}}, {251823, 251802, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3094, 6}, {0, 0}},
    {251839, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}}, {251852, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3086, 8}, {2878, 1}},
    {251922, 251863, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2890, 4}, {0, 0}}, {251955, 251863, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2890, 4}, {0, 0}},
    {252128, 54154, 0, {2894, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3110, 5}, {0, 0}}, {252155, 54154, 0, {2896, 1}, {2897, 1}, {0, 0}, {0, 0}, {0, 0}, {3110, 5}, {0, 0}},
    {252182, 54154, 0, {2896, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3110, 5}, {0, 0}}, {252255, 252207, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}},
    {252321, 252285, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {0, 0}}, {252352, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}},
    {252368, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3115, 7}, {2878, 1}}, {252401, 252379, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {252598, 252466, 0, {2902, 1}, {2903, 1}, {0, 0}, {0, 0}, {0, 0}, {3122, 6}, {3128, 1}}, {253148, 252826, 0, {2904, 4}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3130, 8}, {3138, 1}},
    {253568, 253336, 0, {2909, 3}, {2912, 1}, {0, 0}, {0, 0}, {1386, 1}, {3140, 7}, {0, 0}}, {253638, 253585, 0, {2913, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {253897, 253336, 0, {2914, 3}, {2917, 1}, {0, 0}, {0, 0}, {1386, 1}, {3147, 6}, {0, 0}}, {254180, 253913, 0, {2918, 3}, {2908, 1}, {0, 0}, {0, 0}, {1387, 1}, {3153, 9}, {0, 0}},
    {254238, 253913, 0, {2921, 3}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3162, 8}, {0, 0}}, {254405, 252826, 0, {2924, 4}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3170, 8}, {3178, 1}},
    {254651, 254448, 0, {2929, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3180, 7}, {0, 0}}, {254807, 254676, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {254836, 241646, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3187, 8}, {1611, 1}}, {254851, 241646, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3187, 8}, {1611, 1}},
    {254863, 241646, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3187, 8}, {1611, 1}}, {254896, 254875, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {720, 1}},
    {255010, 254971, 0, {0, 0}, {2850, 1}, {0, 0}, {0, 0}, {1388, 1}, {2804, 5}, {3050, 1}}, {255256, 255121, 0, {2936, 2}, {2938, 1}, {0, 0}, {0, 0}, {1389, 3}, {2932, 5}, {0, 0}},
    {255487, 255343, 0, {2939, 3}, {2938, 1}, {0, 0}, {0, 0}, {1392, 1}, {3195, 6}, {3201, 1}},
    {255649, 255521, 0, {2942, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {2932, 5}, {0, 0}}, {255682, 248963, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {255702, 248963, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3060, 6}, {3066, 1}},
    {255813, 255774, 0, {2865, 1}, {2945, 1}, {0, 0}, {0, 0}, {0, 0}, {2890, 4}, {1859, 1}}, {255838, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2954, 5}, {0, 0}},
    {255865, 255849, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {1393, 2}, {2932, 5}, {0, 0}}, {255876, 246313, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}},
    {255893, 246313, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}}, {255912, 241646, 0, {2948, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3203, 9}, {1611, 1}},
    {255929, 246313, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}}, {255951, 246313, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3100, 10}, {3000, 1}},
    {256087, 256004, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {256308, 256193, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 6}, {3218, 1}},
    {256574, 256464, 0, {2955, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3220, 6}, {0, 0}}, {256644, 256598, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {2890, 4}, {0, 0}},
    {256664, 241646, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3226, 7}, {379, 1}}, {256674, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}},
    {256688, 254676, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {256709, 244739, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {256732, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3233, 8}, {0, 0}}, {256745, 66014, 0, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3233, 8}, {0, 0}},
    {256763, 54154, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3241, 8}, {0, 0}}, {256778, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3115, 7}, {2878, 1}},
    {256905, 256817, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3249, 8}, {2944, 1}},
    {257135, 256928, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3257, 8}, {3265, 1}},
    {257152, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3267, 10}, {3000, 1}}, {257171, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3267, 10}, {3000, 1}},
    {257195, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3267, 10}, {3000, 1}}, {257211, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3267, 10}, {3000, 1}},
    {257232, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3115, 7}, {2878, 1}}, {257267, 257243, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3277, 6}, {0, 0}},
    {257286, 56719, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3283, 7}, {379, 1}}, {257300, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3115, 7}, {2878, 1}},
    {257311, 256817, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3290, 8}, {2944, 1}},
    {257323, 256928, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3298, 9}, {3265, 1}},
    {257399, 257341, 0, {2963, 3}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3307, 8}, {413, 1}}, {257535, 257412, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3315, 8}, {3323, 1}},
    {257558, 257412, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3315, 8}, {3323, 1}}, {257585, 257412, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3315, 8}, {3323, 1}},
    {257647, 257623, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {2959, 6}, {0, 0}}, {257699, 257666, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {2959, 6}, {0, 0}},
    {257779, 257727, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3325, 7}, {3332, 1}}, {257824, 257807, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {2932, 5}, {0, 0}},
    {258078, 257859, 1, {2966, 3}, {0, 0}, {0, 0}, {2969, 2}, {1403, 2}, {3334, 8}, {0, 0}}, {258147, 258091, 0, {2971, 1}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}},
    {258163, 54154, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3342, 8}, {0, 0}}, {258178, 56719, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3350, 8}, {2878, 1}},
    {258189, 256817, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3358, 8}, {2944, 1}},
    {258200, 256928, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3366, 8}, {3265, 1}},
    {258217, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3374, 10}, {3000, 1}}, {258236, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3374, 10}, {3000, 1}},
    {258260, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3374, 10}, {3000, 1}}, {258276, 246313, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3374, 10}, {3000, 1}},
    {258297, 56719, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3350, 8}, {2878, 1}}, {258332, 258308, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3277, 6}, {0, 0}},
    {258351, 48383, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {258363, 246313, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {2991, 9}, {3000, 1}},
    {258379, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3384, 6}, {0, 0}}, {258438, 258418, 0, {2972, 1}, {2767, 1}, {0, 0}, {0, 0}, {1405, 1}, {2890, 4}, {0, 0}},
    {258786, 258649, 0, {2973, 2}, {2975, 1}, {0, 0}, {0, 0}, {0, 0}, {3390, 6}, {3396, 1}}, {259030, 258813, 0, {2976, 3}, {2979, 1}, {0, 0}, {0, 0}, {0, 0}, {3398, 7}, {3405, 1}},
    {259213, 259067, 0, {2980, 2}, {2979, 1}, {0, 0}, {0, 0}, {1406, 1}, {3407, 6}, {0, 0}}, {259307, 259233, 0, {2982, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3220, 6}, {0, 0}},
    {259466, 259401, 0, {2984, 2}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {2804, 5}, {0, 0}}, {259530, 259514, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {3413, 8}, {0, 0}},
    {259589, 259550, 0, {0, 0}, {2767, 1}, {0, 0}, {0, 0}, {1413, 1}, {3421, 7}, {0, 0}}, {259651, 259630, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {3428, 5}, {0, 0}},
    {259715, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3433, 8}, {0, 0}}, {259786, 259743, 0, {0, 0}, {2987, 1}, {0, 0}, {0, 0}, {1415, 1}, {2804, 5}, {0, 0}},
    {259860, 259834, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {3428, 5}, {0, 0}}, {259958, 259881, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3441, 7}, {0, 0}},
    {260067, 260049, 4, {0, 0}, {0, 0}, {2988, 1}, {0, 0}, {1417, 4}, {3448, 10}, {0, 0}}, {260164, 56456, 0, {2989, 1}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {2568, 2}, {0, 0}},
    {260179, 56456, 0, {2991, 1}, {2992, 1}, {0, 0}, {0, 0}, {0, 0}, {3461, 3}, {0, 0}}, {260191, 114193, 0, {2993, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {3464, 2}, {0, 0}},
    {260289, 260213, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {3466, 3}, {0, 0}}, {260349, 114475, 0, {2994, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3469, 5}, {1680, 1}},
    {260444, 260360, 0, {2996, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3474, 2}, {3476, 1}}, {260457, 114953, 0, {2997, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {3464, 2}, {1692, 1}},
    {260599, 260477, 0, {2999, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3478, 3}, {3481, 1}}, {260614, 117032, 1, {3001, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3483, 4}, {1739, 1}},
    {260768, 260656, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {3487, 3}, {3490, 1}}, {260938, 260808, 0, {3007, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {3464, 2}, {0, 0}},
    {261070, 260967, 4, {3009, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {3492, 4}, {3496, 2}}, {261273, 261086, 0, {3010, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3500, 5}, {3505, 1}},
    {261627, 261287, 1, {3013, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3507, 6}, {3513, 1}}, {261924, 261677, 5, {3018, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {3515, 4}, {3519, 2}},
    {261964, 261287, 1, {3013, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {3523, 2}, {1739, 1}}, {261993, 49682, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 2}, {542, 1}},
    {262072, 116800, 0, {3021, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 2}, {0, 0}}, {262245, 262100, 0, {3023, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {3464, 2}, {0, 0}},
    {262432, 262260, 0, {3026, 2}, {3028, 1}, {0, 0}, {0, 0}, {0, 0}, {3525, 4}, {3529, 1}}, {262483, 66014, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3531, 4}, {0, 0}},
    {263784, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {263800, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {263870, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}}, {264302, 264280, 0, {3055, 3}, {3058, 1}, {0, 0}, {0, 0}, {1429, 1}, {3566, 10}, {0, 0}},
    {264962, 264920, 0, {3059, 1}, {3049, 1}, {0, 0}, {0, 0}, {1430, 2}, {3576, 6}, {0, 0}}, {264974, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1432, 1}, {3582, 10}, {0, 0}},
    {265889, 55785, 0, {3060, 3}, {3063, 1}, {0, 0}, {0, 0}, {1433, 4}, {3576, 6}, {0, 0}}, {265905, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {265922, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {265939, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {265955, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}}, {265972, 55785, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3592, 7}, {0, 0}},
    {266373, 266340, 0, {3065, 2}, {3067, 1}, {0, 0}, {0, 0}, {1437, 1}, {3576, 6}, {0, 0}}, {266445, 266414, 0, {3068, 1}, {3069, 2}, {0, 0}, {0, 0}, {1437, 1}, {3576, 6}, {0, 0}},
    {266471, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {266541, 266525, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {1438, 3}, {3537, 11}, {0, 0}},
    {266552, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {266584, 55785, 0, {3071, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}},
    {266596, 55785, 0, {3073, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3605, 6}, {0, 0}}, {266770, 266739, 4, {3074, 2}, {3076, 1}, {3077, 2}, {0, 0}, {0, 0}, {3611, 7}, {3618, 1}},
    {266854, 0, 0, {0, 0}, {3049, 1}, {0, 0}, {0, 0}, {1442, 1}, {3620, 8}, {3628, 1}}, {266865, 55785, 0, {0, 0}, {3054, 1}, {0, 0}, {0, 0}, {1443, 1}, {3630, 7}, {0, 0}},
    {267458, 55785, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {3637, 7}, {0, 0}}, {268110, 55785, 0, {3084, 5}, {3089, 1}, {0, 0}, {0, 0}, {1449, 5}, {3637, 7}, {0, 0}},
    {268208, 55785, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {268264, 55785, 0, {3092, 1}, {3076, 1}, {0, 0}, {0, 0}, {1454, 3}, {3644, 4}, {0, 0}},
    {268276, 55785, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {3637, 7}, {0, 0}}, {268298, 55785, 0, {3093, 1}, {3054, 1}, {0, 0}, {0, 0}, {1441, 1}, {3605, 6}, {0, 0}},
    {268307, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}}, {268327, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {268364, 55785, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3648, 12}, {0, 0}}, {268375, 55785, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {268384, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {268393, 55785, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {269033, 55785, 0, {3096, 2}, {3098, 2}, {0, 0}, {0, 0}, {1457, 2}, {3660, 9}, {0, 0}}, {269044, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {269381, 55785, 0, {3100, 2}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {269393, 55785, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3669, 10}, {0, 0}},
    {269406, 55785, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3669, 10}, {0, 0}}, {269425, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3679, 6}, {0, 0}},
    {269532, 55785, 0, {3103, 2}, {3105, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}}, {269544, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {269553, 55785, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}}, {269574, 55785, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {269596, 55785, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}}, {269613, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}},
    {269637, 55785, 0, {3108, 1}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {269654, 55785, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {269670, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}}, {269695, 55785, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3548, 11}, {0, 0}},
    {269712, 55785, 0, {3109, 4}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {270082, 270050, 0, {3113, 4}, {3117, 1}, {0, 0}, {0, 0}, {1437, 1}, {3576, 6}, {0, 0}},
    {270130, 270109, 0, {3118, 1}, {3063, 1}, {0, 0}, {0, 0}, {1459, 4}, {3576, 6}, {0, 0}}, {270146, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {270179, 270161, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3548, 11}, {0, 0}}, {270192, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {270225, 270207, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3548, 11}, {0, 0}}, {270238, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {270341, 55785, 0, {3119, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3685, 6}, {0, 0}}, {270350, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {270375, 55785, 0, {3122, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3691, 7}, {0, 0}}, {270775, 55785, 0, {3125, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}},
    {270784, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}}, {270793, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {270809, 55785, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}}, {270825, 55785, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}},
    {270862, 270841, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {3599, 6}, {0, 0}}, {270899, 270878, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {3599, 6}, {0, 0}},
    {270915, 55785, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}}, {270935, 55785, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3599, 6}, {0, 0}},
    {271107, 271089, 0, {3128, 5}, {3049, 1}, {0, 0}, {0, 0}, {1464, 5}, {3576, 6}, {0, 0}}, {271120, 55785, 0, {3133, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3599, 6}, {0, 0}},
    {271249, 271232, 0, {3135, 4}, {3063, 1}, {0, 0}, {0, 0}, {1469, 1}, {3576, 6}, {0, 0}}, {271261, 55785, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3685, 6}, {0, 0}},
    {271274, 55785, 0, {3139, 1}, {3098, 2}, {0, 0}, {0, 0}, {1470, 1}, {3698, 8}, {0, 0}}, {271286, 55785, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {271318, 55785, 0, {3140, 3}, {3143, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {271338, 55785, 0, {3144, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3706, 9}, {0, 0}},
    {271350, 55785, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}}, {271363, 55785, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {271372, 55785, 0, {3147, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {271473, 55785, 0, {3150, 3}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3605, 6}, {0, 0}},
    {271490, 55785, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3582, 10}, {0, 0}}, {271499, 55785, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3559, 7}, {0, 0}},
    {271520, 55785, 0, {3153, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {271531, 55785, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3537, 11}, {0, 0}},
    {271551, 55785, 0, {3155, 2}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3576, 6}, {0, 0}}, {271603, 55785, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1471, 1}, {3715, 8}, {0, 0}},
    {271626, 55785, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1472, 4}, {3637, 7}, {0, 0}}, {271750, 271658, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {3723, 5}, {0, 0}},
    {271807, 271772, 0, {0, 0}, {3157, 1}, {0, 0}, {0, 0}, {1480, 1}, {3644, 4}, {0, 0}}, {271872, 271826, 0, {3048, 1}, {0, 0}, {0, 0}, {0, 0}, {1480, 1}, {3644, 4}, {0, 0}},
    {271935, 271914, 4, {3092, 1}, {3076, 1}, {3158, 2}, {0, 0}, {0, 0}, {3728, 8}, {3618, 1}},
    {271987, 271951, 0, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3736, 6}, {0, 0}}, {272898, 272737, 0, {3163, 2}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {3745, 2}, {0, 0}},
    {272979, 272943, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3745, 2}, {0, 0}}, {273171, 273037, 4, {3166, 1}, {3167, 1}, {3168, 1}, {0, 0}, {0, 0}, {3747, 6}, {3753, 1}},
    {273313, 273236, 0, {3169, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3745, 2}, {0, 0}}, {273600, 273452, 4, {3165, 1}, {0, 0}, {3171, 2}, {0, 0}, {1483, 6}, {3755, 7}, {0, 0}},
    {273712, 273649, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {3762, 1}, {0, 0}}, {273764, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}},
    {273818, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}}, {273894, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {3762, 1}, {0, 0}},
    {273987, 273954, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 1}, {3762, 1}, {0, 0}}, {274040, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}},
    {274228, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1492, 5}, {3763, 1}, {0, 0}}, {274301, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}},
    {274357, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}}, {274417, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3762, 1}, {0, 0}},
    {274554, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1497, 3}, {3762, 1}, {0, 0}}, {274674, 274612, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}},
    {274694, 274612, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}}, {274714, 274612, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}},
    {274837, 274786, 4, {3165, 1}, {0, 0}, {3173, 1}, {0, 0}, {1500, 3}, {3768, 8}, {0, 0}}, {274891, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {274951, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275009, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275068, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275125, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275167, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275215, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275302, 275265, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 1}, {3776, 1}, {0, 0}}, {275388, 275353, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1504, 3}, {3776, 1}, {0, 0}},
    {275445, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275499, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275545, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275602, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275674, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {3776, 1}, {0, 0}}, {275734, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275801, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {275866, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {275916, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276030, 275983, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {3776, 1}, {0, 0}},
    {276078, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276121, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276177, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276238, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276292, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276363, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276418, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276474, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276523, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276598, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276656, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {3776, 1}, {0, 0}}, {276706, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276761, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {276838, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {276909, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277021, 276982, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {3776, 1}, {0, 0}},
    {277073, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277138, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277210, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277273, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277327, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277380, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277434, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277480, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277633, 277576, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {3776, 1}, {0, 0}}, {277683, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277733, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277778, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277827, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {277882, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {277962, 277576, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {3776, 1}, {0, 0}}, {278016, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278067, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {278110, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278234, 278177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 1}, {3776, 1}, {0, 0}}, {278454, 278335, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {3776, 1}, {0, 0}},
    {278502, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {278552, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278615, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {278669, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278722, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {278767, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {278928, 278859, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 1}, {3776, 1}, {0, 0}}, {278988, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {279159, 279062, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1516, 2}, {3776, 1}, {0, 0}}, {279207, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {279260, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {279311, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {279371, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {279434, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}},
    {279492, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3776, 1}, {0, 0}}, {279760, 279599, 0, {3174, 2}, {3176, 1}, {0, 0}, {0, 0}, {1518, 2}, {3745, 2}, {0, 0}},
    {279792, 272943, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3777, 3}, {0, 0}}, {279837, 272943, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3745, 2}, {0, 0}},
    {280104, 280015, 0, {3177, 1}, {3178, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 4}, {0, 0}}, {280503, 280391, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1520, 9}, {3784, 3}, {0, 0}},
    {280546, 49287, 0, {3180, 1}, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {3787, 4}, {0, 0}}, {280778, 280711, 0, {3182, 1}, {3183, 1}, {0, 0}, {0, 0}, {1529, 1}, {3791, 3}, {0, 0}},
    {280953, 280820, 0, {3184, 2}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {3794, 4}, {0, 0}}, {281133, 281092, 0, {3186, 1}, {0, 0}, {0, 0}, {0, 0}, {1531, 1}, {3794, 4}, {0, 0}},
    {281253, 281185, 0, {3165, 1}, {3187, 1}, {0, 0}, {0, 0}, {1532, 1}, {3798, 3}, {0, 0}}, {281407, 281292, 4, {3188, 1}, {3183, 1}, {888, 1}, {0, 0}, {1533, 1}, {3801, 4}, {3753, 1}},
    {281728, 281515, 0, {3189, 2}, {3191, 2}, {0, 0}, {0, 0}, {1534, 4}, {3805, 4}, {0, 0}}, {282036, 281841, 5, {3193, 4}, {3176, 1}, {3197, 1}, {0, 0}, {1538, 2}, {3755, 7}, {0, 0}},
    {282182, 282105, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1540, 1}, {3745, 2}, {0, 0}}, {282439, 282274, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1541, 4}, {3745, 2}, {0, 0}},
    {282581, 282501, 0, {3165, 1}, {3201, 1}, {0, 0}, {0, 0}, {1545, 1}, {3809, 3}, {0, 0}}, {282615, 280015, 0, {3202, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3812, 4}, {0, 0}},
    {282811, 282678, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {3816, 4}, {0, 0}}, {282904, 280015, 0, {3165, 1}, {3204, 1}, {0, 0}, {0, 0}, {1549, 5}, {3812, 4}, {0, 0}},
    {283024, 282943, 0, {3165, 1}, {3205, 1}, {0, 0}, {0, 0}, {1554, 1}, {3816, 4}, {0, 0}}, {283058, 282678, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {3809, 3}, {0, 0}},
    {283182, 283100, 0, {3206, 1}, {3207, 1}, {0, 0}, {0, 0}, {1555, 1}, {3820, 3}, {0, 0}}, {283365, 283231, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1556, 2}, {3780, 4}, {0, 0}},
    {283613, 283442, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1558, 3}, {3823, 4}, {0, 0}}, {283832, 283711, 0, {3208, 1}, {3183, 1}, {0, 0}, {0, 0}, {1561, 4}, {3827, 5}, {0, 0}},
    {283939, 283858, 4, {3182, 1}, {3209, 1}, {888, 1}, {0, 0}, {0, 0}, {3832, 4}, {0, 0}}, {284032, 283971, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3780, 4}, {0, 0}},
    {284056, 280015, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 3}, {0, 0}}, {284085, 280015, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 3}, {0, 0}},
    {284202, 284130, 0, {3211, 2}, {3213, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 3}, {0, 0}}, {284230, 272943, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}},
    {284279, 280015, 0, {3165, 1}, {3214, 2}, {0, 0}, {0, 0}, {1565, 1}, {3784, 3}, {0, 0}}, {284302, 280015, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {3784, 3}, {0, 0}},
    {284456, 280015, 0, {3216, 1}, {3217, 2}, {0, 0}, {0, 0}, {1566, 2}, {3780, 4}, {0, 0}}, {284508, 280015, 0, {3216, 1}, {3179, 1}, {0, 0}, {0, 0}, {1568, 2}, {3780, 4}, {0, 0}},
    {284532, 272943, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3836, 3}, {0, 0}}, {284579, 272943, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {3780, 4}, {0, 0}},
    {284601, 272943, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {3780, 4}, {0, 0}}, {284717, 284646, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3839, 3}, {0, 0}},
    {284836, 284758, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {3842, 3}, {0, 0}}, {284986, 284893, 0, {3220, 2}, {0, 0}, {0, 0}, {0, 0}, {1572, 1}, {3845, 4}, {3849, 1}},
    {285216, 285033, 4, {3222, 1}, {3223, 1}, {3224, 1}, {0, 0}, {1573, 1}, {3851, 4}, {3855, 1}},
    {285306, 284646, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1574, 4}, {3857, 4}, {0, 0}}, {285409, 285344, 0, {3219, 1}, {3225, 4}, {0, 0}, {0, 0}, {0, 0}, {3857, 4}, {0, 0}},
    {285522, 285344, 0, {3219, 1}, {3229, 8}, {0, 0}, {0, 0}, {0, 0}, {3857, 4}, {0, 0}}, {285752, 285588, 0, {3219, 1}, {3237, 1}, {0, 0}, {0, 0}, {1578, 5}, {3861, 4}, {0, 0}},
    {285802, 285344, 0, {3238, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {3865, 3}, {0, 0}}, {286161, 285992, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {3861, 4}, {0, 0}},
    {286193, 285992, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {3861, 4}, {0, 0}}, {286226, 285344, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {3861, 4}, {0, 0}},
    {286263, 285344, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {3861, 4}, {0, 0}}, {286401, 286301, 0, {3219, 1}, {3241, 1}, {0, 0}, {0, 0}, {0, 0}, {3861, 4}, {0, 0}},
    {286551, 286433, 0, {3219, 1}, {3242, 1}, {0, 0}, {0, 0}, {1588, 3}, {3861, 4}, {0, 0}}, {286635, 286593, 0, {3243, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3868, 2}, {0, 0}},
    {286795, 286738, 0, {3244, 1}, {3245, 2}, {0, 0}, {0, 0}, {0, 0}, {3745, 2}, {0, 0}}, {286885, 286829, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3870, 4}, {0, 0}},
    {286940, 283971, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {3780, 4}, {0, 0}}, {287045, 280015, 0, {3247, 1}, {3179, 1}, {0, 0}, {0, 0}, {1592, 2}, {3784, 3}, {0, 0}},
    {287174, 287074, 0, {3243, 1}, {3248, 1}, {0, 0}, {0, 0}, {1594, 1}, {3874, 4}, {3878, 1}},
    {287228, 287198, 4, {0, 0}, {0, 0}, {3249, 1}, {0, 0}, {360, 5}, {3880, 4}, {0, 0}}, {287283, 101279, 0, {3250, 1}, {3251, 1}, {0, 0}, {0, 0}, {0, 0}, {3884, 4}, {0, 0}},
    {287320, 280015, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1595, 1}, {3888, 4}, {0, 0}}, {287479, 287377, 0, {3252, 1}, {3176, 1}, {0, 0}, {0, 0}, {1596, 3}, {3892, 5}, {0, 0}},
    {287525, 280015, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3892, 5}, {0, 0}}, {287561, 280015, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3892, 5}, {0, 0}},
    {287639, 287604, 0, {0, 0}, {3253, 1}, {0, 0}, {0, 0}, {718, 1}, {3897, 4}, {0, 0}}, {287751, 287677, 0, {3182, 1}, {3209, 1}, {0, 0}, {0, 0}, {1599, 1}, {3745, 2}, {0, 0}},
    {287856, 287816, 0, {3254, 1}, {0, 0}, {0, 0}, {0, 0}, {1600, 4}, {3901, 3}, {0, 0}}, {288041, 287891, 0, {3255, 2}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {3904, 3}, {3907, 1}},
    {288176, 288078, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1604, 1}, {3836, 3}, {0, 0}}, {288281, 288210, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1605, 1}, {3809, 3}, {0, 0}},
    {288500, 288313, 5, {3258, 2}, {3167, 1}, {888, 1}, {0, 0}, {1606, 1}, {3909, 7}, {3753, 1}},
    {288590, 288519, 4, {3260, 1}, {3261, 1}, {888, 1}, {0, 0}, {0, 0}, {3916, 3}, {3753, 1}},
    {288707, 288621, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3919, 3}, {0, 0}}, {288818, 101279, 0, {3250, 1}, {3183, 1}, {0, 0}, {0, 0}, {1607, 3}, {3922, 3}, {0, 0}},
    {289109, 272943, 0, {3165, 1}, {3262, 2}, {0, 0}, {0, 0}, {1610, 5}, {3925, 3}, {3928, 1}},
    {289410, 289302, 0, {3165, 1}, {3264, 2}, {0, 0}, {0, 0}, {1615, 2}, {3930, 3}, {0, 0}}, {289468, 286829, 0, {3165, 1}, {3266, 2}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {289515, 280015, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3938, 4}, {0, 0}}, {289553, 280015, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {289584, 280015, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}}, {289625, 286829, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {289668, 272943, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3745, 2}, {0, 0}}, {289713, 286829, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {290068, 289844, 1, {3268, 3}, {3271, 2}, {0, 0}, {0, 0}, {1617, 4}, {3930, 3}, {0, 0}}, {290231, 290147, 0, {3273, 2}, {3275, 2}, {0, 0}, {0, 0}, {0, 0}, {3925, 3}, {0, 0}},
    {290367, 290276, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}}, {290609, 290458, 0, {3165, 1}, {3277, 2}, {0, 0}, {0, 0}, {1621, 2}, {3823, 4}, {0, 0}},
    {290771, 290654, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1623, 2}, {3780, 4}, {0, 0}}, {290922, 290815, 0, {3279, 2}, {3281, 1}, {0, 0}, {0, 0}, {1625, 1}, {3930, 3}, {0, 0}},
    {290977, 280015, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3892, 5}, {0, 0}}, {291053, 280015, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1626, 1}, {3892, 5}, {0, 0}},
    {291107, 280015, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3823, 4}, {0, 0}}, {291362, 291218, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1627, 1}, {3933, 5}, {0, 0}},
    {291395, 280015, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3823, 4}, {0, 0}}, {291718, 280015, 0, {3282, 1}, {3283, 3}, {0, 0}, {0, 0}, {1628, 1}, {3892, 5}, {0, 0}},
    {291999, 280015, 0, {3286, 1}, {3287, 4}, {0, 0}, {0, 0}, {1629, 1}, {3892, 5}, {0, 0}}, {292360, 292112, 0, {3165, 1}, {3291, 1}, {0, 0}, {0, 0}, {1630, 5}, {3942, 3}, {0, 0}},
    {292546, 292426, 0, {3165, 1}, {3292, 3}, {0, 0}, {0, 0}, {1635, 3}, {3945, 4}, {0, 0}}, {292764, 292626, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1638, 1}, {3925, 3}, {0, 0}},
    {293279, 292970, 0, {3298, 2}, {3297, 1}, {0, 0}, {0, 0}, {1639, 3}, {3925, 3}, {0, 0}}, {293586, 293398, 0, {3300, 2}, {3302, 3}, {0, 0}, {0, 0}, {1642, 2}, {3938, 4}, {0, 0}},
    {294003, 293782, 0, {3305, 2}, {3307, 3}, {0, 0}, {0, 0}, {1644, 7}, {3938, 4}, {0, 0}}, {294254, 294063, 0, {3310, 2}, {3312, 2}, {0, 0}, {0, 0}, {1651, 3}, {3938, 4}, {0, 0}},
    {294401, 290276, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1654, 8}, {3933, 5}, {0, 0}}, {294531, 294439, 0, {3314, 1}, {3315, 1}, {0, 0}, {0, 0}, {366, 1}, {3949, 3}, {3952, 1}},
    {294691, 294579, 4, {3165, 1}, {3316, 1}, {482, 1}, {0, 0}, {0, 0}, {3954, 8}, {0, 0}}, {294720, 286829, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {294778, 288621, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}}, {294809, 290276, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}},
    {294932, 294900, 0, {3317, 2}, {3319, 1}, {0, 0}, {0, 0}, {1662, 3}, {3930, 3}, {0, 0}}, {295159, 295103, 0, {3165, 1}, {3320, 4}, {0, 0}, {0, 0}, {1665, 5}, {3892, 5}, {0, 0}},
    {295365, 295233, 0, {3165, 1}, {3324, 4}, {0, 0}, {0, 0}, {1670, 2}, {3892, 5}, {0, 0}}, {295609, 295411, 0, {3165, 1}, {3328, 4}, {0, 0}, {0, 0}, {1672, 4}, {3892, 5}, {0, 0}},
    {295890, 295711, 0, {3332, 2}, {3334, 2}, {0, 0}, {0, 0}, {1676, 3}, {3925, 3}, {0, 0}}, {296287, 295982, 1, {3336, 5}, {3341, 2}, {0, 0}, {0, 0}, {1679, 3}, {3930, 3}, {0, 0}},
    {296326, 286829, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 5}, {0, 0}}, {296495, 296409, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1682, 1}, {3933, 5}, {0, 0}},
    {296814, 296648, 0, {3343, 2}, {0, 0}, {0, 0}, {0, 0}, {1683, 5}, {3930, 3}, {0, 0}}, {297020, 295103, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1688, 6}, {3892, 5}, {0, 0}},
    {297079, 286829, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {513, 1}, {3933, 5}, {0, 0}}, {297116, 283971, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {3780, 4}, {0, 0}},
    {297415, 297198, 4, {3345, 1}, {3183, 1}, {3168, 1}, {0, 0}, {1694, 2}, {3962, 5}, {3753, 1}},
    {297543, 297452, 0, {0, 0}, {3239, 1}, {0, 0}, {0, 0}, {1696, 3}, {3745, 2}, {0, 0}}, {297640, 297583, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 1}, {3763, 1}, {0, 0}},
    {297697, 272943, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3764, 4}, {0, 0}}, {297771, 297714, 4, {3346, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {3967, 6}, {0, 0}},
    {298646, 298044, 1, {3347, 7}, {3354, 1}, {0, 0}, {0, 0}, {1700, 6}, {3973, 2}, {0, 0}}, {298688, 280015, 0, {3202, 1}, {3355, 1}, {0, 0}, {0, 0}, {0, 0}, {3809, 3}, {0, 0}},
    {298885, 298763, 0, {3356, 2}, {3358, 1}, {0, 0}, {0, 0}, {1706, 1}, {3973, 2}, {0, 0}}, {299309, 299005, 1, {3359, 4}, {3179, 1}, {0, 0}, {0, 0}, {1707, 4}, {3973, 2}, {0, 0}},
    {299478, 299364, 0, {3363, 2}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {3973, 2}, {0, 0}}, {299856, 299517, 1, {3359, 4}, {0, 0}, {0, 0}, {0, 0}, {1712, 6}, {3973, 2}, {0, 0}},
    {299934, 299891, 0, {3208, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3975, 2}, {0, 0}}, {300062, 300015, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1718, 1}, {2534, 2}, {0, 0}},
    {300072, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}}, {300127, 0, 0, {3365, 2}, {1236, 1}, {0, 0}, {0, 0}, {1719, 2}, {0, 0}, {0, 0}},
    {300184, 0, 0, {3367, 3}, {1236, 1}, {0, 0}, {0, 0}, {1721, 1}, {0, 0}, {0, 0}}, {300310, 216580, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {3978, 2}, {0, 0}},
    {300380, 300325, 0, {2652, 1}, {3373, 1}, {0, 0}, {0, 0}, {0, 0}, {3980, 4}, {0, 0}}, {300545, 300428, 0, {3374, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {114, 1}},
    {300647, 300603, 0, {0, 0}, {3378, 1}, {0, 0}, {0, 0}, {1722, 1}, {3986, 2}, {0, 0}}, {300828, 300730, 0, {3379, 3}, {662, 1}, {0, 0}, {0, 0}, {1723, 3}, {3988, 8}, {0, 0}},
    {300914, 300844, 0, {136, 1}, {3378, 1}, {0, 0}, {0, 0}, {0, 0}, {3986, 2}, {3996, 1}}, {301163, 300943, 0, {3382, 1}, {3383, 2}, {0, 0}, {0, 0}, {0, 0}, {3998, 4}, {4002, 1}},
    {301315, 301183, 0, {3385, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {114, 1}}, {301528, 301366, 0, {3389, 2}, {135, 1}, {0, 0}, {0, 0}, {1726, 1}, {4004, 4}, {4008, 1}},
    {301598, 301543, 0, {3382, 1}, {3391, 1}, {0, 0}, {0, 0}, {1727, 3}, {4010, 2}, {0, 0}}, {301813, 301655, 0, {3392, 3}, {3395, 1}, {0, 0}, {0, 0}, {0, 0}, {4012, 7}, {4019, 1}},
    {301922, 301848, 0, {3005, 1}, {3396, 1}, {0, 0}, {0, 0}, {0, 0}, {4021, 2}, {0, 0}}, {302244, 302045, 0, {3397, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4023, 4}, {4027, 1}},
    {302492, 302258, 0, {3402, 3}, {3372, 1}, {0, 0}, {0, 0}, {1726, 1}, {4029, 4}, {4033, 1}},
    {302612, 302506, 0, {3405, 2}, {140, 1}, {0, 0}, {0, 0}, {1730, 2}, {4035, 3}, {4038, 1}},
    {302800, 302640, 0, {3407, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4040, 3}, {4043, 1}}, {302885, 302818, 0, {3409, 2}, {3372, 1}, {0, 0}, {0, 0}, {779, 2}, {4045, 3}, {114, 1}},
    {302959, 302908, 4, {3411, 2}, {97, 1}, {3413, 1}, {0, 0}, {0, 0}, {4048, 4}, {4052, 1}}, {302971, 301183, 0, {3414, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {114, 1}},
    {302989, 300428, 0, {3418, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {114, 1}}, {303146, 303008, 0, {3422, 2}, {576, 1}, {0, 0}, {0, 0}, {1732, 2}, {4054, 6}, {4060, 1}},
    {303228, 303169, 0, {3424, 3}, {3391, 1}, {0, 0}, {0, 0}, {1734, 1}, {4062, 4}, {0, 0}}, {303484, 303366, 0, {3427, 1}, {0, 0}, {0, 0}, {0, 0}, {1735, 2}, {4066, 2}, {0, 0}},
    {303636, 303497, 0, {3428, 2}, {576, 1}, {0, 0}, {0, 0}, {1737, 2}, {4068, 6}, {4060, 1}},
    {303834, 303694, 0, {3430, 1}, {3431, 1}, {0, 0}, {0, 0}, {686, 1}, {4074, 3}, {0, 0}}, {304022, 303858, 0, {3432, 2}, {3434, 1}, {0, 0}, {0, 0}, {686, 1}, {4077, 4}, {4038, 1}},
    {304328, 304087, 0, {3435, 2}, {3437, 2}, {0, 0}, {0, 0}, {1739, 3}, {4081, 3}, {4084, 1}},
    {304516, 304340, 0, {3439, 5}, {3444, 1}, {0, 0}, {0, 0}, {767, 1}, {3984, 2}, {4027, 1}},
    {304531, 216580, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4086, 3}, {0, 0}}, {304593, 304549, 0, {3445, 2}, {3447, 1}, {0, 0}, {0, 0}, {1742, 1}, {4089, 4}, {0, 0}},
    {304655, 48383, 0, {0, 0}, {3448, 1}, {0, 0}, {0, 0}, {0, 0}, {4086, 3}, {0, 0}}, {304758, 304667, 0, {3449, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4045, 3}, {114, 1}},
    {304771, 43108, 0, {3371, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {4093, 3}, {0, 0}}, {304868, 304816, 1, {3452, 4}, {3373, 1}, {0, 0}, {0, 0}, {1743, 2}, {4096, 7}, {114, 1}},
    {304916, 304889, 1, {3456, 4}, {3444, 1}, {0, 0}, {0, 0}, {1743, 2}, {4096, 7}, {114, 1}},
    {305010, 304938, 0, {3373, 1}, {3372, 1}, {0, 0}, {0, 0}, {512, 1}, {4103, 4}, {0, 0}}, {305082, 305027, 0, {3460, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 2}, {0, 0}},
    {305126, 13112, 0, {0, 0}, {3461, 1}, {0, 0}, {0, 0}, {0, 0}, {2629, 2}, {4109, 1}}, {305140, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1017, 3}, {0, 0}},
    {305364, 305281, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {305467, 305402, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {305479, 305402, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {305651, 305561, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4115, 2}, {0, 0}},
    {305731, 305665, 0, {3471, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4117, 2}, {0, 0}}, {305933, 305785, 0, {3472, 2}, {0, 0}, {0, 0}, {3474, 1}, {1745, 1}, {4117, 2}, {4119, 1}},
    {306030, 305951, 0, {3475, 1}, {3476, 1}, {0, 0}, {0, 0}, {1746, 1}, {0, 0}, {0, 0}}, {306043, 305281, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}},
    {306056, 305281, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {306088, 172094, 0, {0, 0}, {3470, 1}, {0, 0}, {0, 0}, {346, 1}, {4121, 2}, {295, 1}},
    {306155, 306102, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {306173, 306102, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {306191, 305402, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {306208, 305281, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}},
    {306224, 306102, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {306239, 305402, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {306251, 305402, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {306266, 305402, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {306387, 306281, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {306450, 306398, 0, {3479, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3050, 1}},
    {306567, 306473, 0, {3479, 1}, {3478, 1}, {0, 0}, {0, 0}, {1747, 1}, {4126, 1}, {2679, 1}},
    {306672, 306582, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4127, 1}}, {306693, 306582, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4127, 1}},
    {306714, 305281, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {306768, 306750, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1748, 5}, {4129, 5}, {0, 0}},
    {306781, 306281, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {306792, 306281, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {306806, 306281, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {306969, 306912, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1753, 4}, {4134, 5}, {0, 0}},
    {307035, 306995, 0, {0, 0}, {3488, 1}, {0, 0}, {0, 0}, {1757, 1}, {4139, 2}, {0, 0}}, {307054, 306281, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307065, 306281, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307079, 306281, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307204, 307101, 4, {3472, 2}, {0, 0}, {3489, 2}, {2782, 1}, {0, 0}, {4115, 2}, {4119, 1}},
    {307311, 307237, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 6}, {4141, 3}, {0, 0}}, {307358, 307331, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1764, 5}, {4144, 2}, {0, 0}},
    {307414, 307237, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1769, 4}, {4144, 2}, {0, 0}}, {307464, 307237, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1773, 4}, {4144, 2}, {0, 0}},
    {307485, 306281, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307496, 306281, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307510, 306281, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307567, 307539, 0, {0, 0}, {3491, 1}, {0, 0}, {0, 0}, {1777, 1}, {642, 1}, {0, 0}},
    {307630, 307590, 0, {3492, 1}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {307717, 307648, 0, {3494, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {307735, 307648, 0, {3494, 2}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {307753, 305561, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4115, 2}, {0, 0}},
    {307766, 306281, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307777, 306281, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307791, 306281, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}}, {307805, 305402, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {307870, 307817, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1778, 3}, {815, 1}, {0, 0}}, {307885, 305402, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {307897, 305402, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {307909, 306281, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 1}, {4124, 1}},
    {307920, 305281, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {307932, 305402, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {307943, 305281, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {307958, 306102, 0, {3496, 1}, {3497, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {308027, 307974, 0, {3498, 1}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {308047, 305402, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}},
    {308062, 305402, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {308077, 14022, 0, {3475, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {308229, 308097, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}}, {308242, 308097, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}},
    {308255, 308097, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}}, {308267, 308097, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}},
    {308281, 308097, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4146, 1}, {4147, 1}}, {308295, 305281, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}},
    {308308, 305402, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {308371, 308320, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1781, 3}, {815, 1}, {0, 0}},
    {308385, 305281, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 1}, {4112, 1}}, {308399, 306102, 0, {3501, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {308412, 305402, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4114, 1}, {214, 1}}, {308575, 308511, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4149, 2}, {0, 0}},
    {308608, 308511, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4149, 2}, {0, 0}}, {308653, 308511, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4149, 2}, {0, 0}},
    {308974, 308800, 0, {3504, 3}, {3507, 1}, {0, 0}, {0, 0}, {0, 0}, {4151, 5}, {4156, 1}}, {309077, 309042, 0, {3508, 2}, {3510, 1}, {0, 0}, {0, 0}, {0, 0}, {4158, 3}, {1432, 1}},
    {309126, 309100, 0, {3511, 1}, {3512, 1}, {0, 0}, {0, 0}, {0, 0}, {4158, 3}, {1491, 1}}, {309269, 309198, 0, {3513, 1}, {3514, 1}, {0, 0}, {0, 0}, {0, 0}, {4161, 3}, {0, 0}},
    {309579, 309419, 0, {3515, 3}, {3518, 1}, {0, 0}, {0, 0}, {0, 0}, {4164, 5}, {4169, 1}}, {309911, 309736, 0, {3519, 3}, {3522, 1}, {0, 0}, {0, 0}, {1784, 1}, {4171, 4}, {4175, 1}},
    {310278, 310020, 0, {3523, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4177, 4}, {4181, 1}}, {310541, 310309, 0, {3529, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4183, 4}, {4187, 1}},
    {310817, 310639, 0, {3534, 2}, {3536, 2}, {0, 0}, {0, 0}, {0, 0}, {4189, 5}, {4194, 1}}, {311454, 311430, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1785, 1}, {0, 0}, {0, 0}},
    {311974, 311706, 0, {3564, 3}, {3567, 1}, {0, 0}, {0, 0}, {1786, 2}, {4197, 5}, {0, 0}}, {312318, 312212, 0, {3568, 1}, {3569, 1}, {0, 0}, {0, 0}, {1788, 2}, {4202, 3}, {4205, 1}},
    {312864, 312749, 0, {3570, 1}, {3571, 1}, {0, 0}, {0, 0}, {0, 0}, {4207, 2}, {0, 0}}, {313497, 313141, 1, {3572, 4}, {3576, 1}, {0, 0}, {0, 0}, {1790, 3}, {4107, 2}, {4209, 1}},
    {313854, 313752, 0, {3577, 2}, {3576, 1}, {0, 0}, {0, 0}, {0, 0}, {4107, 2}, {0, 0}}, {314448, 314314, 0, {3579, 3}, {3582, 1}, {0, 0}, {0, 0}, {1793, 3}, {4211, 3}, {0, 0}},
    {314572, 314490, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}, {0, 0}}, {314886, 314635, 0, {3583, 2}, {3585, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4214, 1}},
    {315658, 315562, 0, {3586, 3}, {3589, 1}, {0, 0}, {0, 0}, {1798, 5}, {4216, 2}, {0, 0}}, {315847, 315687, 0, {3590, 2}, {3592, 1}, {0, 0}, {0, 0}, {1803, 3}, {4218, 3}, {4027, 1}},
    {316056, 315872, 0, {3593, 2}, {3595, 1}, {0, 0}, {0, 0}, {1806, 7}, {4221, 3}, {4027, 1}},
    {316163, 316070, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4224, 1}}, {316185, 316070, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4224, 1}},
    {316291, 316223, 0, {3597, 2}, {0, 0}, {0, 0}, {0, 0}, {1813, 5}, {4226, 1}, {0, 0}}, {316433, 316306, 0, {3593, 2}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4226, 1}, {4027, 1}},
    {316538, 316451, 0, {3599, 4}, {0, 0}, {0, 0}, {0, 0}, {1798, 5}, {4227, 2}, {0, 0}}, {316702, 316550, 0, {3603, 3}, {0, 0}, {0, 0}, {0, 0}, {1803, 3}, {4229, 3}, {4027, 1}},
    {316876, 316721, 0, {3606, 3}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4232, 3}, {4027, 1}}, {317095, 316891, 0, {3593, 2}, {3609, 1}, {0, 0}, {0, 0}, {1823, 1}, {4235, 2}, {4237, 1}},
    {317240, 317118, 0, {3610, 2}, {3609, 1}, {0, 0}, {0, 0}, {0, 0}, {4239, 1}, {4240, 1}}, {318058, 317990, 0, {1294, 1}, {3623, 1}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {318431, 317990, 0, {3624, 6}, {3630, 1}, {0, 0}, {0, 0}, {1825, 7}, {0, 0}, {4242, 1}}, {318504, 318448, 0, {3624, 6}, {0, 0}, {0, 0}, {0, 0}, {1832, 5}, {0, 0}, {4242, 1}},
    {318551, 318448, 0, {3631, 2}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {0, 0}, {0, 0}}, {318578, 318448, 0, {3633, 7}, {0, 0}, {0, 0}, {0, 0}, {1838, 4}, {0, 0}, {4242, 1}},
    {318596, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318615, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318634, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318653, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318669, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318685, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318701, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318714, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318730, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318746, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318762, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318780, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318798, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318885, 106250, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 2}, {0, 0}, {0, 0}},
    {319055, 318931, 0, {3641, 3}, {3644, 1}, {0, 0}, {0, 0}, {1844, 2}, {0, 0}, {0, 0}}, {319168, 318448, 0, {3645, 1}, {0, 0}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {319182, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {319199, 143254, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
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
    {1303, 88651, {932, 2}, {1170, 2}, {0, 0}}, {59230, 88790, {934, 3}, {0, 0}, {0, 0}}, {88882, 0, {0, 0}, {681, 1}, {0, 0}},
    {55746, 88905, {937, 1}, {1172, 2}, {0, 0}}, {88961, 88934, {938, 2}, {1174, 3}, {0, 0}}, {60980, 89012, {940, 3}, {0, 0}, {0, 0}},
    {89089, 0, {0, 0}, {0, 0}, {0, 0}}, {89131, 1600, {943, 1}, {0, 0}, {1177, 1}}, {16911, 89144, {944, 1}, {1179, 2}, {0, 0}},
    {89276, 1600, {945, 3}, {0, 0}, {1181, 1}}, {89309, 1600, {948, 2}, {0, 0}, {1183, 1}}, {89347, 1600, {950, 2}, {0, 0}, {0, 0}},
    {89360, 1600, {952, 1}, {0, 0}, {0, 0}}, {89415, 89394, {953, 1}, {0, 0}, {0, 0}}, {89429, 1600, {954, 3}, {0, 0}, {0, 0}},
    {89459, 89466, {957, 1}, {0, 0}, {0, 0}}, {89511, 89486, {958, 2}, {0, 0}, {0, 0}}, {89560, 89546, {960, 1}, {0, 0}, {0, 0}},
    {89590, 1600, {961, 2}, {0, 0}, {0, 0}}, {89606, 1600, {963, 2}, {0, 0}, {0, 0}}, {89699, 1600, {965, 4}, {0, 0}, {1185, 3}},
    {89791, 1600, {969, 5}, {0, 0}, {1191, 1}}, {89985, 1600, {974, 8}, {0, 0}, {1193, 3}}, {90200, 1600, {982, 16}, {1199, 1}, {1200, 3}},
    {90296, 1600, {998, 8}, {0, 0}, {1206, 3}}, {90410, 90355, {1006, 1}, {0, 0}, {1212, 2}}, {90563, 90468, {1007, 2}, {0, 0}, {1216, 2}},
    {90645, 90592, {1009, 2}, {0, 0}, {1220, 3}}, {90653, 1600, {1011, 4}, {0, 0}, {0, 0}}, {90750, 1600, {1015, 9}, {0, 0}, {1226, 3}},
    {90814, 1600, {1024, 2}, {0, 0}, {1232, 3}}, {90892, 1600, {1026, 7}, {0, 0}, {1238, 3}}, {90938, 1600, {1033, 4}, {0, 0}, {1244, 3}},
    {90989, 1600, {1037, 4}, {0, 0}, {1250, 3}}, {91059, 1600, {1041, 3}, {0, 0}, {1256, 3}}, {91121, 1600, {1044, 8}, {0, 0}, {1262, 3}},
    {91192, 1600, {1052, 8}, {0, 0}, {1268, 1}}, {91246, 1600, {1060, 3}, {0, 0}, {1270, 3}}, {91274, 0, {0, 0}, {0, 0}, {1276, 1}},
    {91351, 1600, {1063, 8}, {0, 0}, {1278, 1}}, {91548, 1600, {1071, 14}, {1199, 1}, {1280, 3}},
    {91578, 1600, {1085, 4}, {0, 0}, {1286, 2}}, {91670, 1600, {1089, 2}, {0, 0}, {1290, 3}}, {91698, 91693, {1091, 1}, {0, 0}, {0, 0}},
    {31504, 16896, {1092, 1}, {0, 0}, {0, 0}}, {91764, 91781, {1093, 1}, {0, 0}, {0, 0}}, {91822, 91830, {1094, 1}, {0, 0}, {0, 0}},
    {92270, 1600, {1095, 15}, {0, 0}, {1296, 3}}, {92401, 1600, {1110, 5}, {0, 0}, {1302, 1}},
    {92445, 1600, {1115, 1}, {0, 0}, {1304, 1}}, {92491, 1600, {1116, 2}, {0, 0}, {1306, 1}}, {92515, 1600, {1118, 1}, {0, 0}, {1308, 1}},
    {92562, 1600, {1119, 2}, {0, 0}, {1310, 1}}, {92645, 1600, {1121, 7}, {0, 0}, {1312, 1}}, {92753, 1600, {1128, 7}, {0, 0}, {1314, 1}},
    {92804, 1600, {1135, 1}, {0, 0}, {1316, 1}}, {92902, 1600, {1136, 7}, {0, 0}, {1318, 1}}, {92995, 1600, {1143, 6}, {0, 0}, {0, 0}},
    {93080, 93042, {1149, 3}, {0, 0}, {0, 0}}, {93150, 93110, {1152, 2}, {0, 0}, {0, 0}}, {93236, 93191, {1154, 2}, {0, 0}, {1320, 1}},
    {31541, 16896, {287, 1}, {0, 0}, {0, 0}}, {93245, 0, {0, 0}, {0, 0}, {0, 0}}, {93475, 1600, {1156, 10}, {0, 0}, {0, 0}},
    {93509, 1600, {1166, 3}, {0, 0}, {0, 0}}, {93589, 93567, {1169, 1}, {0, 0}, {0, 0}}, {60980, 93645, {1170, 3}, {1322, 1}, {0, 0}},
    {93745, 93707, {1173, 1}, {773, 1}, {0, 0}}, {93770, 60498, {1174, 2}, {0, 0}, {0, 0}}, {93821, 93782, {1176, 1}, {0, 0}, {1323, 1}},
    {93884, 1600, {1177, 4}, {0, 0}, {1325, 1}}, {93931, 1600, {1181, 2}, {0, 0}, {1327, 1}}, {93946, 0, {0, 0}, {0, 0}, {0, 0}},
    {93971, 93983, {1183, 1}, {0, 0}, {0, 0}}, {94019, 1600, {1184, 2}, {0, 0}, {0, 0}}, {94051, 1600, {1186, 2}, {0, 0}, {0, 0}},
    {900, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {117526, 0, {1498, 1}, {694, 1}, {1764, 2}},
    {119691, 0, {0, 0}, {0, 0}, {0, 0}}, {119696, 0, {0, 0}, {0, 0}, {0, 0}}, {119704, 0, {0, 0}, {0, 0}, {0, 0}},
    {119711, 0, {0, 0}, {0, 0}, {0, 0}}, {119744, 16896, {1506, 1}, {0, 0}, {0, 0}}, {122401, 0, {0, 0}, {0, 0}, {0, 0}},
    {122433, 1600, {1534, 2}, {0, 0}, {0, 0}}, {122448, 0, {0, 0}, {0, 0}, {0, 0}}, {122594, 1600, {1536, 5}, {0, 0}, {0, 0}},
    {122645, 1600, {1541, 1}, {0, 0}, {0, 0}}, {122667, 1600, {1542, 1}, {0, 0}, {0, 0}}, {92092, 1458, {1543, 1}, {0, 0}, {0, 0}},
    {122582, 1458, {1544, 1}, {0, 0}, {0, 0}}, {122590, 1458, {1545, 1}, {0, 0}, {0, 0}}, {122711, 1458, {1546, 1}, {0, 0}, {0, 0}},
    {122574, 1458, {1547, 1}, {0, 0}, {0, 0}}, {129160, 1458, {1619, 1}, {0, 0}, {0, 0}}, {129191, 16896, {1620, 1}, {0, 0}, {0, 0}},
    {129235, 16896, {1621, 1}, {0, 0}, {0, 0}}, {129281, 1458, {1622, 1}, {0, 0}, {0, 0}}, {129342, 1458, {1623, 1}, {0, 0}, {0, 0}},
    {129396, 16896, {1624, 1}, {0, 0}, {0, 0}}, {129431, 16896, {1625, 1}, {0, 0}, {0, 0}}, {129473, 16896, {1626, 1}, {0, 0}, {0, 0}},
    {129510, 1458, {1627, 1}, {0, 0}, {0, 0}}, {129551, 16896, {1628, 1}, {0, 0}, {0, 0}}, {129577, 1600, {1629, 2}, {0, 0}, {0, 0}},
    {129625, 1458, {1631, 1}, {0, 0}, {0, 0}}, {129666, 1458, {1632, 1}, {0, 0}, {0, 0}}, {129702, 16896, {1633, 1}, {0, 0}, {0, 0}},
    {129732, 16896, {1634, 1}, {0, 0}, {0, 0}}, {49083, 16896, {1635, 1}, {1179, 2}, {0, 0}}, {129780, 16896, {1636, 1}, {0, 0}, {0, 0}},
    {129804, 16896, {1637, 1}, {0, 0}, {0, 0}}, {129835, 16896, {1638, 1}, {0, 0}, {0, 0}}, {129867, 16896, {1639, 1}, {0, 0}, {0, 0}},
    {129893, 16896, {1640, 1}, {0, 0}, {0, 0}}, {129920, 16896, {1641, 1}, {0, 0}, {0, 0}}, {129948, 16896, {1642, 1}, {0, 0}, {0, 0}},
    {129987, 1458, {1643, 1}, {0, 0}, {0, 0}}, {130025, 16896, {1644, 1}, {0, 0}, {0, 0}}, {78934, 16896, {1645, 1}, {0, 0}, {0, 0}},
    {130077, 1458, {1646, 1}, {0, 0}, {0, 0}}, {130110, 16896, {1647, 1}, {0, 0}, {0, 0}}, {130139, 16896, {1648, 1}, {0, 0}, {0, 0}},
    {30141, 1600, {1649, 3}, {0, 0}, {0, 0}}, {130173, 16896, {1652, 1}, {0, 0}, {0, 0}}, {130202, 1458, {1653, 1}, {0, 0}, {0, 0}},
    {60980, 130270, {1654, 7}, {1862, 1}, {0, 0}}, {130402, 16896, {1661, 1}, {0, 0}, {0, 0}},
    {130445, 16896, {1662, 1}, {0, 0}, {0, 0}}, {130488, 16896, {1663, 1}, {0, 0}, {0, 0}}, {130531, 16896, {1664, 1}, {0, 0}, {0, 0}},
    {130569, 16896, {1665, 1}, {0, 0}, {0, 0}}, {130616, 16896, {1666, 1}, {0, 0}, {0, 0}}, {130674, 16896, {1667, 1}, {0, 0}, {0, 0}},
    {130726, 16896, {1668, 1}, {0, 0}, {0, 0}}, {130772, 16896, {1669, 1}, {0, 0}, {0, 0}}, {130812, 16896, {1670, 1}, {0, 0}, {0, 0}},
    {130844, 16896, {1671, 1}, {0, 0}, {0, 0}}, {130878, 16896, {1672, 1}, {0, 0}, {0, 0}}, {130913, 16896, {1673, 1}, {0, 0}, {0, 0}},
    {130948, 1458, {1674, 1}, {0, 0}, {0, 0}}, {130983, 16896, {1675, 1}, {0, 0}, {0, 0}}, {131019, 16896, {1676, 1}, {0, 0}, {0, 0}},
    {131053, 16896, {1677, 1}, {0, 0}, {0, 0}}, {152762, 0, {0, 0}, {0, 0}, {0, 0}}, {152766, 0, {0, 0}, {0, 0}, {0, 0}},
    {152835, 1600, {1923, 3}, {0, 0}, {0, 0}}, {152872, 1458, {1926, 1}, {0, 0}, {0, 0}}, {152920, 1458, {1927, 1}, {0, 0}, {0, 0}},
    {152995, 152980, {1928, 1}, {0, 0}, {0, 0}}, {153030, 152980, {1929, 1}, {0, 0}, {0, 0}}, {153066, 1458, {1930, 1}, {0, 0}, {0, 0}},
    {153105, 1458, {1931, 1}, {0, 0}, {0, 0}}, {153145, 152980, {1932, 1}, {0, 0}, {0, 0}}, {153219, 153193, {1933, 1}, {0, 0}, {0, 0}},
    {153282, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 152980, {1937, 1}, {0, 0}, {0, 0}}, {90061, 1600, {1938, 7}, {0, 0}, {0, 0}},
    {153521, 1458, {1945, 1}, {0, 0}, {0, 0}}, {153564, 1458, {1946, 1}, {0, 0}, {0, 0}}, {153606, 1458, {1947, 1}, {0, 0}, {0, 0}},
    {153647, 1458, {1948, 1}, {0, 0}, {0, 0}}, {153683, 1458, {1949, 1}, {0, 0}, {0, 0}}, {153716, 1458, {1950, 1}, {0, 0}, {0, 0}},
    {153752, 1458, {1951, 1}, {0, 0}, {0, 0}}, {153790, 152980, {1952, 1}, {0, 0}, {0, 0}}, {153833, 1458, {1953, 1}, {0, 0}, {0, 0}},
    {153869, 1458, {1954, 1}, {0, 0}, {0, 0}}, {153909, 152980, {1955, 1}, {0, 0}, {0, 0}}, {153931, 1600, {1956, 1}, {0, 0}, {0, 0}},
    {51134, 0, {0, 0}, {0, 0}, {0, 0}}, {168070, 0, {0, 0}, {0, 0}, {0, 0}}, {143248, 168080, {144, 1}, {0, 0}, {0, 0}},
    {6753, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55746, 174340, {2146, 1}, {2199, 4}, {0, 0}},
    {174402, 174388, {2147, 1}, {0, 0}, {0, 0}}, {174424, 16896, {2148, 2}, {694, 1}, {690, 1}},
    {174432, 0, {0, 0}, {2203, 1}, {0, 0}}, {174446, 0, {2150, 1}, {694, 1}, {690, 1}}, {174474, 1600, {2151, 4}, {0, 0}, {0, 0}},
    {60980, 177606, {2190, 7}, {0, 0}, {0, 0}}, {30141, 0, {0, 0}, {0, 0}, {0, 0}}, {47601, 0, {0, 0}, {0, 0}, {0, 0}},
    {201222, 0, {0, 0}, {0, 0}, {0, 0}}, {201234, 0, {0, 0}, {0, 0}, {0, 0}}, {204158, 0, {0, 0}, {0, 0}, {0, 0}},
    {204211, 204197, {2514, 1}, {0, 0}, {0, 0}}, {204242, 1458, {2515, 1}, {0, 0}, {0, 0}}, {1303, 208974, {2544, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {209033, 209018, {2546, 1}, {0, 0}, {0, 0}}, {59230, 209048, {2547, 2}, {0, 0}, {0, 0}},
    {209092, 0, {0, 0}, {0, 0}, {0, 0}}, {209162, 209118, {2549, 2}, {0, 0}, {0, 0}}, {209033, 209167, {2551, 1}, {694, 1}, {0, 0}},
    {213133, 213065, {2588, 3}, {0, 0}, {0, 0}}, {213144, 213065, {2588, 3}, {0, 0}, {0, 0}}, {213182, 213153, {2591, 1}, {0, 0}, {0, 0}},
    {213229, 1458, {2592, 1}, {0, 0}, {0, 0}}, {213275, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51268, 213428, {2594, 8}, {2723, 2}, {2725, 1}},
    {17095, 1458, {2602, 1}, {0, 0}, {0, 0}}, {213543, 213518, {2603, 3}, {0, 0}, {0, 0}}, {238143, 16896, {2682, 1}, {0, 0}, {0, 0}},
    {238175, 16896, {2683, 1}, {0, 0}, {0, 0}}, {238239, 1600, {2684, 2}, {0, 0}, {0, 0}}, {238309, 1600, {2686, 2}, {0, 0}, {0, 0}},
    {238353, 16896, {2688, 1}, {0, 0}, {0, 0}}, {238381, 16896, {2689, 1}, {0, 0}, {0, 0}}, {238426, 16896, {2690, 1}, {0, 0}, {0, 0}},
    {238510, 1600, {2691, 9}, {0, 0}, {0, 0}}, {238532, 1600, {2700, 8}, {0, 0}, {0, 0}}, {238584, 16896, {2708, 1}, {0, 0}, {0, 0}},
    {238640, 16896, {2709, 1}, {0, 0}, {0, 0}}, {238690, 16896, {2710, 1}, {0, 0}, {0, 0}}, {1759, 16896, {11, 1}, {0, 0}, {0, 0}},
    {60588, 16896, {2711, 1}, {0, 0}, {0, 0}}, {238754, 1600, {2712, 3}, {0, 0}, {0, 0}}, {238791, 16896, {2715, 1}, {0, 0}, {0, 0}},
    {238828, 16896, {2716, 1}, {0, 0}, {0, 0}}, {238861, 16896, {2717, 1}, {0, 0}, {0, 0}}, {238883, 16896, {2718, 1}, {0, 0}, {0, 0}},
    {238918, 16896, {2719, 1}, {0, 0}, {0, 0}}, {238932, 16896, {1626, 1}, {0, 0}, {0, 0}}, {238972, 16896, {2720, 1}, {0, 0}, {0, 0}},
    {239011, 16896, {2721, 1}, {0, 0}, {0, 0}}, {239051, 16896, {2722, 1}, {0, 0}, {0, 0}}, {239092, 16896, {2723, 1}, {0, 0}, {0, 0}},
    {239128, 16896, {2724, 1}, {0, 0}, {0, 0}}, {239162, 16896, {2725, 1}, {0, 0}, {0, 0}}, {239204, 16896, {2726, 1}, {0, 0}, {0, 0}},
    {239252, 16896, {2727, 1}, {0, 0}, {0, 0}}, {239318, 1600, {2728, 2}, {0, 0}, {0, 0}}, {239305, 16896, {2730, 1}, {0, 0}, {0, 0}},
    {238220, 16896, {2731, 1}, {0, 0}, {0, 0}}, {239375, 16896, {2732, 1}, {0, 0}, {0, 0}}, {239408, 16896, {2733, 1}, {0, 0}, {0, 0}},
    {239441, 16896, {2734, 1}, {0, 0}, {0, 0}}, {239474, 16896, {2735, 1}, {0, 0}, {0, 0}}, {239510, 16896, {2736, 1}, {0, 0}, {0, 0}},
    {90451, 16896, {2737, 1}, {0, 0}, {0, 0}}, {239567, 16896, {2738, 1}, {0, 0}, {0, 0}}, {239847, 1600, {2739, 8}, {0, 0}, {0, 0}},
    {89752, 16896, {2747, 1}, {0, 0}, {0, 0}}, {239900, 16896, {2748, 1}, {0, 0}, {0, 0}}, {239938, 16896, {2749, 1}, {0, 0}, {0, 0}},
    {238289, 16896, {2750, 1}, {0, 0}, {0, 0}}, {239966, 16896, {2751, 1}, {0, 0}, {0, 0}}, {153931, 16896, {2752, 1}, {0, 0}, {0, 0}},
    {262784, 0, {0, 0}, {0, 0}, {0, 0}}, {30141, 262791, {3029, 1}, {0, 0}, {0, 0}}, {262822, 16896, {3030, 1}, {0, 0}, {0, 0}},
    {262852, 1600, {3031, 2}, {0, 0}, {0, 0}}, {238861, 16896, {2717, 1}, {0, 0}, {0, 0}}, {2013, 16896, {3033, 1}, {0, 0}, {0, 0}},
    {262886, 1600, {3034, 2}, {0, 0}, {0, 0}}, {262925, 16896, {3036, 1}, {0, 0}, {0, 0}}, {262934, 1600, {3037, 1}, {0, 0}, {0, 0}},
    {262959, 16896, {3038, 1}, {0, 0}, {0, 0}}, {262982, 16896, {3039, 1}, {0, 0}, {0, 0}}, {262994, 16896, {3040, 1}, {0, 0}, {0, 0}},
    {263036, 16896, {3041, 1}, {0, 0}, {0, 0}}, {263284, 263124, {3042, 4}, {0, 0}, {0, 0}}, {263305, 1600, {3046, 2}, {0, 0}, {0, 0}},
    {51486, 0, {0, 0}, {3742, 1}, {0, 0}}, {272506, 0, {0, 0}, {3743, 1}, {0, 0}}, {272513, 0, {0, 0}, {3742, 1}, {0, 0}},
    {272557, 0, {0, 0}, {3744, 1}, {0, 0}}, {61451, 272582, {3161, 1}, {3743, 1}, {0, 0}}, {272606, 174388, {2147, 1}, {3742, 1}, {0, 0}},
    {6753, 0, {0, 0}, {3742, 1}, {0, 0}}, {272639, 272612, {3162, 1}, {0, 0}, {0, 0}}, {93245, 0, {0, 0}, {3977, 1}, {0, 0}},
    {79117, 16896, {895, 1}, {0, 0}, {0, 0}}, {17095, 16896, {328, 1}, {0, 0}, {0, 0}}, {300269, 16896, {3370, 1}, {0, 0}, {0, 0}},
    {305161, 0, {0, 0}, {0, 0}, {0, 0}}, {305171, 0, {0, 0}, {0, 0}, {0, 0}}, {305208, 305179, {3462, 2}, {0, 0}, {0, 0}},
    {128276, 305214, {144, 1}, {0, 0}, {0, 0}}, {305271, 305253, {3464, 2}, {0, 0}, {0, 0}}, {311008, 310988, {3538, 3}, {776, 1}, {0, 0}},
    {311017, 0, {0, 0}, {0, 0}, {0, 0}}, {311049, 311026, {3541, 4}, {776, 1}, {0, 0}}, {311137, 1600, {3545, 3}, {0, 0}, {0, 0}},
    {311173, 16896, {3548, 1}, {0, 0}, {0, 0}}, {311202, 1458, {3549, 1}, {0, 0}, {0, 0}}, {36101, 1600, {3550, 6}, {4196, 1}, {0, 0}},
    {310977, 311263, {3556, 1}, {0, 0}, {0, 0}}, {49083, 1458, {3557, 1}, {0, 0}, {0, 0}}, {143248, 311308, {3558, 2}, {0, 0}, {0, 0}},
    {311350, 1600, {3560, 2}, {0, 0}, {0, 0}}, {213543, 311369, {3562, 2}, {4196, 1}, {0, 0}},
    {109973, 16896, {3612, 1}, {0, 0}, {0, 0}}, {238220, 16896, {2731, 1}, {0, 0}, {0, 0}}, {129732, 16896, {3613, 1}, {0, 0}, {0, 0}},
    {317697, 1600, {1649, 3}, {0, 0}, {0, 0}}, {317725, 1600, {3614, 4}, {0, 0}, {0, 0}}, {238289, 16896, {2750, 1}, {0, 0}, {0, 0}},
    {60980, 317777, {3618, 5}, {0, 0}, {0, 0}},
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
    {50962, 0, 2, 0, 0}, {52905, 191, 2, 0, 0}, {79221, 293, 2, 0, 0}, {49274, 296, 0, 0, 0}, {79992, 296, 0, 0, 0},
    {3681, 189, 2, 0, 0}, {79221, 191, 2, 0, 0}, {80076, 19, 0, 0, 0}, {50962, 296, 2, 0, 0}, {79992, 296, 0, 0, 0},
    {82788, 19, 0, 0, 0}, {17613, 293, 0, 0, 0}, {49757, 293, 0, 0, 0}, {83144, 0, 1, 0, 0}, {83158, 35, 2, 0, 0},
    {3681, 293, 0, 0, 0}, {50962, 296, 2, 0, 0}, {14899, 296, 2, 0, 0}, {14364, 189, 2, 0, 0},
    {49274, 191, 0, 0, 0}, {49280, 191, 0, 0, 0}, {3681, 293, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49757, 293, 0, 0, 0}, {83158, 35, 2, 0, 0}, {85770, 304, 0, 0, 0}, {49280, 304, 0, 0, 0},
    {3681, 304, 0, 0, 0}, {49274, 304, 0, 0, 0}, {49280, 306, 0, 0, 0}, {3681, 306, 0, 0, 0}, {1398, 306, 0, 0, 0},
    {49280, 304, 0, 0, 0}, {16758, 53, 0, 0, 0}, {88639, 212, 0, 0, 0}, {88765, 53, 0, 0, 0}, {88776, 194, 0, 0, 0},
    {88783, 6, 0, 0, 0}, {88892, 195, 0, 0, 22168}, {2097, 17, 0, 0, 88931}, {47977, 194, 0, 0, 60735},
    {88979, 17, 0, 0, 0}, {88991, 194, 0, 0, 60735}, {89002, 307, 0, 0, 60735}, {47031, 308, 0, 0, 0},
    {88892, 195, 0, 0, 0}, {47031, 198, 0, 0, 0}, {89243, 309, 0, 0, 0}, {89250, 16, 1, 0, 0},
    {47031, 198, 0, 0, 0}, {89250, 16, 1, 0, 0}, {50991, 179, 0, 0, 0}, {89343, 310, 0, 0, 0},
    {47031, 195, 0, 0, 0}, {89382, 311, 0, 0, 0}, {89421, 179, 1, 0, 0}, {89426, 179, 1, 0, 0},
    {48140, 212, 0, 0, 0}, {89459, 312, 0, 0, 0}, {89474, 210, 0, 0, 0}, {89480, 210, 0, 0, 0},
    {89541, 313, 0, 0, 60735}, {51674, 212, 0, 0, 0}, {89580, 6, 0, 0, 1594}, {2097, 16, 0, 0, 0},
    {1398, 16, 0, 0, 0}, {89343, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0}, {89645, 212, 0, 0, 89656},
    {51268, 315, 0, 0, 22168}, {89752, 198, 0, 0, 0}, {89758, 316, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {89763, 317, 1, 0, 0}, {89768, 195, 0, 0, 22168}, {47031, 308, 0, 0, 0}, {89867, 318, 0, 0, 0},
    {89763, 317, 0, 0, 0}, {89882, 16, 1, 0, 0}, {89891, 6, 0, 0, 0}, {89903, 319, 0, 0, 0}, {89916, 320, 0, 0, 89656},
    {89930, 16, 1, 0, 0}, {90036, 308, 1, 0, 0}, {90042, 6, 0, 0, 1594}, {89343, 314, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {89763, 317, 1, 0, 0}, {89768, 195, 0, 0, 22168}, {89752, 198, 1, 0, 0},
    {90052, 198, 1, 0, 0}, {90061, 321, 0, 0, 22168}, {89645, 212, 0, 0, 89656}, {90067, 212, 0, 0, 89656},
    {90079, 322, 1, 0, 0}, {46502, 322, 1, 0, 0}, {90092, 322, 1, 0, 0}, {90102, 322, 1, 0, 0},
    {90113, 201, 0, 0, 60735}, {89343, 314, 0, 0, 22168}, {2097, 16, 1, 0, 0}, {90052, 198, 1, 0, 0},
    {89645, 212, 0, 0, 89656}, {90067, 195, 0, 0, 22168}, {90218, 212, 0, 0, 89656}, {90231, 195, 1, 0, 0},
    {90249, 198, 1, 0, 0}, {90344, 323, 0, 0, 60735}, {90451, 324, 0, 0, 0}, {90458, 325, 0, 0, 60735},
    {2097, 16, 0, 0, 0}, {90582, 16, 0, 0, 0}, {48140, 198, 1, 0, 0}, {57487, 198, 0, 0, 0}, {57498, 198, 1, 0, 0},
    {3665, 198, 0, 0, 0}, {89752, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {90673, 16, 1, 0, 0}, {89763, 317, 0, 0, 0},
    {89768, 195, 0, 0, 0}, {6753, 198, 0, 0, 0}, {90685, 6, 0, 0, 1594}, {90699, 6, 0, 0, 1594},
    {90067, 195, 0, 0, 22168}, {2940, 316, 0, 0, 0}, {2641, 322, 1, 0, 0}, {89343, 314, 0, 0, 22168},
    {89752, 198, 0, 0, 0}, {90844, 198, 0, 0, 0}, {89763, 317, 1, 0, 0}, {89768, 195, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {90113, 201, 0, 0, 60735}, {89752, 198, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {89763, 317, 1, 0, 0}, {89768, 195, 0, 0, 22168}, {89752, 198, 0, 0, 0}, {89763, 317, 1, 0, 0},
    {89768, 195, 0, 0, 22168}, {90947, 195, 0, 0, 22168}, {89752, 198, 0, 0, 0}, {89763, 317, 1, 0, 0},
    {91006, 195, 0, 0, 0}, {89752, 198, 0, 0, 0}, {2097, 16, 1, 0, 0}, {89763, 317, 1, 0, 0}, {89768, 195, 0, 0, 22168},
    {53011, 195, 0, 0, 22168}, {90067, 195, 0, 0, 22168}, {6753, 198, 1, 0, 0}, {90061, 321, 0, 0, 22168},
    {89763, 317, 1, 0, 0}, {89752, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {91139, 16, 1, 0, 0}, {91152, 16, 1, 0, 0},
    {91164, 16, 1, 0, 0}, {89768, 195, 0, 0, 22168}, {91173, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {89752, 198, 1, 0, 0}, {91202, 6, 0, 0, 0}, {89343, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0},
    {89645, 212, 0, 0, 89656}, {90067, 195, 0, 0, 22168}, {91287, 198, 1, 0, 0}, {91300, 322, 1, 0, 0},
    {91316, 322, 1, 0, 0}, {51268, 315, 0, 0, 22168}, {90036, 308, 1, 0, 0}, {90042, 6, 0, 0, 1594},
    {47031, 308, 1, 0, 0}, {91438, 326, 1, 0, 0}, {89752, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {90673, 16, 1, 0, 0},
    {89763, 317, 1, 0, 0}, {89768, 195, 0, 0, 22168}, {91450, 195, 0, 0, 22168}, {91460, 327, 0, 0, 22168},
    {6753, 328, 1, 0, 0}, {91476, 201, 0, 0, 60735}, {91490, 201, 0, 0, 60735}, {48140, 198, 1, 0, 0},
    {57487, 198, 1, 0, 0}, {57498, 198, 1, 0, 0}, {3665, 198, 1, 0, 0}, {91615, 329, 0, 0, 22168},
    {51320, 201, 0, 0, 60735}, {91689, 179, 0, 0, 0}, {1398, 330, 0, 0, 0}, {91764, 331, 0, 0, 0},
    {91822, 332, 0, 0, 0}, {92065, 26, 1, 0, 0}, {92082, 333, 1, 0, 0}, {92092, 334, 1, 0, 0},
    {92103, 335, 1, 0, 0}, {92110, 336, 1, 0, 0}, {92123, 337, 1, 0, 0}, {92128, 338, 1, 0, 0},
    {92139, 339, 1, 0, 0}, {92148, 340, 1, 0, 0}, {92155, 341, 1, 0, 0}, {92164, 26, 1, 0, 0},
    {92177, 26, 1, 0, 0}, {92190, 342, 1, 0, 0}, {92199, 342, 1, 0, 0}, {92206, 343, 0, 0, 60735},
    {92308, 26, 1, 0, 0}, {92316, 344, 1, 0, 0}, {92335, 344, 1, 0, 0}, {92354, 344, 1, 0, 0},
    {92371, 344, 1, 0, 0}, {48140, 345, 0, 0, 0}, {92308, 26, 1, 0, 0}, {92461, 26, 1, 0, 0}, {48140, 345, 1, 0, 0},
    {92308, 26, 1, 0, 0}, {92527, 345, 1, 0, 0}, {92308, 26, 1, 0, 0}, {48140, 345, 1, 0, 0}, {92576, 26, 1, 0, 0},
    {92591, 26, 1, 0, 0}, {92596, 344, 1, 0, 0}, {92613, 344, 1, 0, 0}, {92371, 344, 1, 0, 0},
    {92308, 26, 1, 0, 0}, {48140, 345, 1, 0, 0}, {92657, 344, 1, 0, 0}, {92671, 344, 1, 0, 0},
    {92685, 344, 1, 0, 0}, {92708, 344, 1, 0, 0}, {92371, 344, 1, 0, 0}, {92773, 26, 1, 0, 0},
    {92308, 26, 1, 0, 0}, {92818, 26, 1, 0, 0}, {92834, 26, 1, 0, 0}, {51086, 345, 1, 0, 0}, {92849, 344, 1, 0, 0},
    {92868, 344, 1, 0, 0}, {92371, 344, 1, 0, 0}, {92935, 346, 0, 0, 0}, {92941, 346, 0, 0, 0},
    {92948, 346, 0, 0, 0}, {92964, 346, 0, 0, 0}, {92973, 346, 0, 0, 0}, {92984, 346, 0, 0, 0},
    {93033, 347, 0, 0, 0}, {55195, 16, 0, 0, 0}, {1398, 198, 0, 0, 0}, {93097, 345, 0, 0, 0}, {2376, 21, 0, 0, 0},
    {93177, 17, 0, 0, 0}, {93184, 17, 0, 0, 0}, {60987, 348, 0, 0, 0}, {93332, 212, 0, 0, 0}, {93344, 212, 0, 0, 0},
    {93354, 212, 0, 0, 0}, {93373, 212, 0, 0, 0}, {93392, 212, 0, 0, 0}, {93403, 212, 0, 0, 0},
    {93417, 212, 1, 0, 0}, {93436, 349, 1, 0, 0}, {93458, 350, 0, 0, 0}, {93491, 195, 0, 0, 0},
    {93499, 212, 0, 0, 0}, {93392, 195, 0, 0, 0}, {93554, 351, 0, 0, 0}, {93624, 16, 0, 0, 0},
    {93631, 16, 0, 0, 0}, {93636, 352, 1, 0, 0}, {93636, 313, 0, 0, 60735}, {93761, 198, 0, 0, 0},
    {39605, 203, 0, 0, 0}, {47031, 16, 1, 0, 0}, {78135, 353, 0, 0, 0}, {93852, 353, 0, 0, 0},
    {39605, 203, 0, 0, 0}, {93864, 6, 0, 0, 1594}, {47031, 17, 0, 0, 0}, {93906, 354, 0, 0, 0},
    {93971, 355, 0, 0, 0}, {94004, 21, 0, 0, 0}, {94009, 6, 0, 0, 1594}, {94033, 345, 0, 0, 0},
    {94042, 345, 0, 0, 0}, {30583, 356, 0, 0, 0}, {30587, 356, 0, 0, 0}, {17620, 356, 0, 0, 0},
    {53011, 357, 0, 0, 0}, {17620, 357, 0, 0, 0}, {94406, 221, 0, 0, 0}, {17620, 151, 0, 0, 0},
    {55746, 151, 0, 0, 0}, {31044, 358, 0, 0, 0}, {17620, 358, 0, 0, 0}, {53011, 364, 0, 0, 0},
    {17620, 364, 0, 0, 0}, {53077, 149, 2, 0, 0}, {59268, 149, 2, 0, 0}, {95498, 149, 3, 95517, 0},
    {3681, 149, 1, 0, 0}, {56419, 149, 2, 0, 0}, {95498, 149, 3, 95517, 0}, {9558, 149, 1, 0, 0},
    {55746, 151, 0, 0, 0}, {23874, 371, 0, 0, 0}, {31044, 371, 0, 0, 0}, {17620, 372, 0, 0, 0},
    {15108, 18, 0, 0, 0}, {53180, 149, 2, 0, 0}, {53197, 149, 2, 0, 0}, {1126, 373, 0, 0, 0}, {96616, 221, 0, 0, 0},
    {96815, 374, 0, 0, 0}, {30583, 375, 0, 0, 0}, {30587, 375, 0, 0, 0}, {17620, 375, 0, 0, 0},
    {17620, 376, 0, 0, 0}, {33764, 375, 0, 0, 0}, {53011, 375, 0, 0, 0}, {31044, 149, 0, 0, 0},
    {18483, 357, 0, 0, 0}, {98218, 356, 2, 0, 0}, {30583, 386, 0, 0, 0}, {30587, 386, 0, 0, 0},
    {98645, 151, 0, 0, 0}, {98650, 0, 3, 98663, 0}, {98686, 0, 2, 0, 0}, {14013, 149, 2, 0, 0},
    {17620, 149, 1, 0, 0}, {1126, 373, 0, 0, 0}, {1398, 389, 0, 0, 0}, {96616, 221, 0, 0, 0}, {17620, 373, 0, 0, 0},
    {96815, 374, 0, 0, 0}, {1398, 389, 0, 0, 0}, {17620, 374, 0, 0, 0}, {32381, 356, 0, 0, 0},
    {32381, 375, 0, 0, 0}, {51113, 221, 0, 0, 0}, {99911, 151, 0, 0, 0}, {99922, 151, 0, 0, 0},
    {89768, 68, 0, 0, 0}, {17620, 221, 0, 0, 0}, {100119, 18, 0, 0, 0}, {95498, 149, 3, 95517, 0},
    {34866, 375, 0, 0, 0}, {34868, 375, 0, 0, 0}, {5486, 391, 0, 0, 0}, {100465, 151, 0, 0, 0},
    {47034, 151, 0, 0, 0}, {100590, 18, 0, 0, 0}, {100597, 391, 0, 0, 0}, {47031, 391, 0, 0, 0},
    {47034, 151, 0, 0, 0}, {100886, 68, 0, 0, 0}, {100892, 151, 0, 0, 0}, {100900, 151, 0, 0, 0},
    {100909, 151, 0, 0, 0}, {47034, 151, 0, 0, 0}, {100886, 68, 0, 0, 0}, {89421, 18, 0, 0, 0},
    {47034, 151, 0, 0, 0}, {101376, 391, 0, 0, 0}, {101381, 18, 0, 0, 0}, {98645, 151, 0, 0, 0},
    {1398, 149, 0, 0, 0}, {101982, 151, 0, 0, 0}, {31044, 221, 0, 0, 0}, {77740, 221, 0, 0, 0},
    {102396, 149, 0, 0, 0}, {55746, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {39989, 398, 0, 0, 0},
    {102945, 68, 0, 0, 0}, {31044, 373, 0, 0, 0}, {55746, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {34866, 375, 0, 0, 0}, {34868, 375, 0, 0, 0},
    {34870, 375, 0, 0, 0}, {31044, 375, 0, 0, 0}, {34866, 356, 0, 0, 0}, {34868, 356, 0, 0, 0},
    {34870, 356, 0, 0, 0}, {18483, 221, 0, 0, 0}, {22144, 221, 0, 0, 0}, {103372, 399, 0, 0, 0},
    {55746, 151, 0, 0, 0}, {55746, 151, 0, 0, 0}, {17620, 399, 0, 0, 0}, {17620, 18, 0, 0, 0},
    {31044, 375, 0, 0, 0}, {103776, 221, 0, 0, 0}, {31044, 400, 0, 0, 0}, {1398, 373, 0, 0, 0},
    {55746, 151, 0, 0, 0}, {39989, 398, 0, 0, 0}, {55746, 151, 0, 0, 0}, {39989, 398, 0, 0, 0},
    {104004, 373, 0, 0, 0}, {104066, 401, 0, 0, 0}, {39989, 398, 0, 0, 0}, {104071, 373, 2, 0, 0},
    {104105, 151, 0, 0, 0}, {39989, 398, 0, 0, 0}, {104071, 373, 1, 0, 0}, {1398, 373, 0, 0, 0},
    {104066, 401, 0, 0, 0}, {39989, 398, 0, 0, 0}, {1398, 373, 0, 0, 0}, {104105, 151, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {104105, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {74809, 373, 0, 0, 0},
    {104105, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {30583, 373, 0, 0, 0}, {30587, 373, 0, 0, 0},
    {74809, 373, 0, 0, 0}, {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0}, {104969, 221, 0, 0, 0},
    {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0}, {18181, 151, 0, 0, 0}, {31044, 402, 0, 0, 0},
    {104969, 221, 0, 0, 0}, {18181, 151, 0, 0, 0}, {31044, 402, 0, 0, 0}, {55746, 151, 0, 0, 0},
    {99911, 151, 0, 0, 0}, {99922, 151, 0, 0, 0}, {89768, 68, 0, 0, 0}, {105237, 151, 0, 0, 0},
    {55746, 357, 0, 0, 0}, {39989, 403, 0, 0, 0}, {34866, 356, 0, 0, 0}, {34868, 356, 0, 0, 0},
    {15099, 356, 0, 0, 0}, {43645, 356, 0, 0, 0}, {17620, 404, 0, 0, 0}, {18445, 151, 0, 0, 0},
    {106431, 151, 0, 0, 0}, {106441, 151, 0, 0, 0}, {106522, 151, 0, 0, 0}, {31044, 151, 0, 0, 0},
    {99911, 151, 0, 0, 0}, {99922, 151, 0, 0, 0}, {89768, 68, 0, 0, 0}, {105237, 151, 0, 0, 0},
    {106735, 373, 0, 0, 0}, {106770, 373, 0, 0, 0}, {106970, 373, 0, 0, 0}, {106770, 373, 0, 0, 0},
    {107201, 373, 0, 0, 0}, {107206, 373, 0, 0, 0}, {32381, 404, 0, 0, 0}, {107428, 218, 0, 0, 0},
    {49274, 406, 0, 0, 0}, {32381, 406, 0, 0, 0}, {30583, 404, 0, 0, 0}, {30587, 404, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {30583, 406, 0, 0, 0}, {30587, 406, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {107909, 406, 0, 0, 0}, {107913, 406, 0, 0, 0},
    {107917, 406, 0, 0, 0}, {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {61451, 406, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {17091, 406, 0, 0, 0}, {39989, 398, 0, 0, 0},
    {102945, 68, 0, 0, 0}, {17091, 404, 0, 0, 0}, {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0},
    {55746, 151, 0, 0, 0}, {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {100119, 398, 0, 0, 0},
    {108169, 373, 0, 0, 0}, {108178, 373, 0, 0, 0}, {102945, 68, 0, 0, 0}, {17091, 401, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {108262, 221, 0, 0, 0}, {31044, 404, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {108262, 218, 0, 0, 0}, {31044, 406, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {31044, 373, 0, 0, 0}, {55746, 151, 0, 0, 0},
    {39989, 398, 0, 0, 0}, {102945, 68, 0, 0, 0}, {53011, 356, 0, 0, 0}, {59268, 149, 2, 0, 0},
    {109090, 149, 2, 0, 0}, {109109, 149, 2, 0, 0}, {95498, 149, 3, 95517, 0}, {109128, 0, 0, 0, 0},
    {109139, 0, 0, 0, 0}, {15099, 149, 2, 0, 0}, {17620, 408, 0, 0, 0}, {109740, 19, 0, 0, 0},
    {109740, 31, 0, 0, 0}, {17620, 391, 0, 0, 0}, {53011, 149, 1, 0, 0}, {15108, 376, 0, 0, 0},
    {110845, 149, 0, 0, 0}, {110855, 149, 0, 0, 0}, {44510, 373, 0, 0, 0}, {44513, 373, 0, 0, 0},
    {1398, 408, 0, 0, 0}, {98645, 151, 0, 0, 0}, {1398, 221, 0, 0, 0}, {53539, 0, 2, 0, 0}, {53555, 0, 3, 53568, 0},
    {53011, 151, 0, 0, 0}, {33764, 123, 0, 0, 0}, {1398, 121, 0, 0, 0}, {1226, 121, 0, 0, 0}, {1222, 121, 0, 0, 0},
    {34866, 121, 0, 0, 0}, {34868, 121, 0, 0, 0}, {34870, 121, 0, 0, 0}, {30583, 121, 0, 0, 0},
    {30587, 123, 0, 0, 0}, {112894, 121, 0, 0, 0}, {112898, 121, 0, 0, 0}, {61629, 35, 2, 0, 0},
    {61642, 35, 2, 0, 0}, {21, 48, 0, 0, 0}, {1398, 251, 0, 0, 0}, {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {17613, 190, 0, 0, 0}, {49757, 190, 0, 0, 0}, {17091, 417, 0, 0, 0}, {3681, 417, 0, 0, 0},
    {17613, 190, 0, 0, 0}, {60980, 190, 0, 0, 0}, {21, 190, 0, 0, 0}, {17613, 419, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {14013, 48, 2, 0, 0}, {9558, 48, 2, 0, 0}, {114736, 48, 0, 0, 0}, {114746, 35, 2, 0, 0}, {88639, 35, 0, 0, 0},
    {17091, 417, 0, 0, 0}, {114920, 35, 2, 0, 0}, {115152, 35, 0, 0, 0}, {17613, 417, 0, 0, 0},
    {115360, 420, 0, 0, 0}, {39605, 35, 0, 0, 0}, {115372, 35, 2, 0, 0}, {52517, 35, 2, 0, 0},
    {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0}, {115517, 31, 0, 0, 0}, {3681, 421, 0, 0, 0}, {17613, 423, 0, 0, 0},
    {116110, 35, 1, 0, 0}, {14364, 423, 0, 0, 0}, {17613, 190, 0, 0, 0}, {116270, 35, 2, 0, 0},
    {115372, 35, 2, 0, 0}, {52517, 35, 2, 0, 0}, {17613, 190, 0, 0, 0}, {30141, 424, 0, 0, 0},
    {3681, 190, 0, 0, 0}, {17613, 48, 0, 0, 0}, {116270, 35, 2, 0, 0}, {115372, 35, 2, 0, 0}, {52517, 35, 2, 0, 0},
    {32381, 417, 0, 0, 0}, {14364, 417, 0, 0, 0}, {17613, 260, 0, 0, 0}, {117328, 35, 0, 0, 0},
    {115372, 35, 2, 0, 0}, {14364, 48, 0, 0, 0}, {6753, 53, 0, 0, 55}, {117837, 425, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {117851, 425, 0, 0, 0}, {1398, 0, 0, 0, 0}, {117837, 425, 2, 0, 0}, {117851, 425, 0, 0, 0},
    {5486, 425, 0, 0, 0}, {1398, 426, 0, 0, 0}, {119802, 48, 0, 0, 0}, {119810, 48, 0, 0, 0}, {119691, 427, 0, 0, 0},
    {119704, 428, 1, 0, 0}, {119691, 427, 0, 0, 0}, {119704, 428, 1, 0, 0}, {46502, 68, 0, 0, 0},
    {119704, 428, 1, 0, 0}, {47601, 68, 0, 0, 0}, {119691, 427, 0, 0, 0}, {120331, 68, 0, 0, 0},
    {55195, 68, 0, 0, 0}, {119704, 428, 1, 0, 0}, {120337, 427, 0, 0, 0}, {31044, 428, 0, 0, 0},
    {119744, 428, 0, 0, 0}, {120837, 48, 0, 0, 0}, {89343, 68, 0, 0, 0}, {17613, 68, 0, 0, 0},
    {119691, 427, 0, 0, 0}, {119704, 428, 1, 0, 0}, {120841, 430, 0, 0, 0}, {120837, 48, 0, 0, 0},
    {89343, 68, 0, 0, 0}, {49757, 68, 0, 0, 0}, {119691, 427, 0, 0, 0}, {120841, 430, 0, 0, 0},
    {51144, 198, 0, 0, 0}, {122420, 195, 0, 0, 22155}, {21161, 48, 0, 0, 0}, {122574, 432, 0, 0, 0},
    {122582, 433, 0, 0, 0}, {122590, 434, 0, 0, 0}, {92092, 435, 0, 0, 0}, {122634, 436, 0, 0, 0},
    {21161, 48, 0, 0, 0}, {1398, 435, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 437, 0, 0, 0},
    {1398, 432, 0, 0, 0}, {18181, 48, 0, 0, 0}, {18185, 35, 2, 0, 0}, {17091, 48, 0, 0, 0}, {18170, 35, 2, 0, 0},
    {122755, 35, 1, 0, 0}, {61657, 438, 0, 0, 0}, {123099, 438, 2, 0, 0}, {61611, 438, 0, 0, 0},
    {75351, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17620, 52, 0, 0, 0}, {123600, 439, 0, 0, 0}, {123609, 35, 0, 0, 0},
    {5486, 440, 0, 0, 0}, {123600, 439, 0, 0, 0}, {123786, 35, 0, 0, 0}, {123609, 35, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {123600, 439, 0, 0, 0}, {123609, 35, 0, 0, 0}, {48140, 35, 0, 0, 0},
    {123600, 439, 0, 0, 0}, {124308, 441, 0, 0, 0}, {123600, 439, 0, 0, 0}, {48140, 35, 0, 0, 0},
    {123609, 35, 0, 0, 0}, {32568, 18, 1, 0, 0}, {123600, 439, 0, 0, 0}, {5486, 440, 0, 0, 0},
    {123609, 35, 0, 0, 0}, {124666, 18, 0, 0, 0}, {123600, 439, 0, 0, 0}, {124894, 18, 0, 0, 0},
    {124906, 35, 0, 0, 0}, {123609, 35, 0, 0, 0}, {125162, 52, 0, 0, 0}, {125170, 52, 0, 0, 0},
    {125178, 52, 0, 0, 0}, {125186, 442, 0, 0, 0}, {125162, 52, 0, 0, 0}, {125170, 52, 0, 0, 0},
    {125178, 52, 0, 0, 0}, {32381, 443, 0, 0, 0}, {32384, 443, 0, 0, 0}, {18181, 48, 0, 0, 0},
    {123600, 439, 0, 0, 0}, {125862, 445, 0, 0, 0}, {69814, 35, 2, 0, 0}, {123609, 35, 0, 0, 0},
    {125882, 446, 1, 0, 0}, {32568, 18, 1, 0, 0}, {17091, 48, 0, 0, 0}, {125862, 445, 0, 0, 0},
    {69814, 35, 2, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 262, 0, 0, 0}, {126509, 35, 2, 0, 0}, {126523, 445, 0, 0, 0},
    {125862, 445, 0, 0, 0}, {125862, 445, 0, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 48, 0, 0, 0},
    {126523, 445, 0, 0, 0}, {126959, 447, 0, 0, 0}, {127130, 447, 0, 0, 0}, {127142, 447, 0, 0, 0},
    {125178, 448, 0, 0, 0}, {127154, 448, 0, 0, 0}, {125178, 448, 0, 0, 0}, {127154, 448, 0, 0, 0},
    {75583, 48, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0}, {1398, 452, 0, 0, 0},
    {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0},
    {1398, 458, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {1398, 460, 0, 0, 0}, {1398, 461, 0, 0, 0},
    {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0}, {1398, 466, 0, 0, 0},
    {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0}, {1398, 471, 0, 0, 0},
    {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0}, {1398, 476, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {22146, 459, 0, 0, 0},
    {1398, 478, 0, 0, 0}, {1398, 479, 0, 0, 0}, {130212, 459, 0, 0, 130214}, {93624, 17, 0, 0, 130222},
    {93631, 17, 0, 0, 130244}, {93636, 17, 0, 0, 88931}, {90061, 241, 1, 0, 0}, {130252, 220, 1, 0, 0},
    {130257, 6, 0, 0, 3064}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0},
    {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0},
    {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0},
    {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {39989, 68, 0, 0, 0},
    {131157, 68, 1, 0, 0}, {131167, 68, 1, 0, 0}, {131183, 68, 1, 0, 0}, {17620, 68, 1, 0, 0},
    {131157, 68, 1, 0, 0}, {131167, 68, 0, 0, 0}, {131876, 498, 0, 0, 0}, {17620, 499, 0, 0, 0},
    {132130, 501, 0, 0, 0}, {132142, 501, 0, 0, 0}, {34866, 502, 0, 0, 0}, {18181, 503, 0, 0, 0},
    {34866, 506, 0, 0, 0}, {132708, 79, 0, 0, 0}, {132715, 79, 0, 0, 0}, {132722, 68, 1, 0, 0},
    {18181, 502, 0, 0, 0}, {18181, 506, 0, 0, 0}, {34866, 79, 0, 0, 0}, {34868, 79, 0, 0, 0}, {18181, 402, 0, 0, 0},
    {17091, 507, 0, 0, 0}, {133235, 68, 0, 0, 0}, {18181, 446, 0, 0, 0}, {18181, 508, 0, 0, 0},
    {17091, 402, 0, 0, 0}, {17091, 509, 0, 0, 0}, {17091, 79, 0, 0, 0}, {17620, 68, 0, 0, 0}, {133964, 510, 0, 0, 0},
    {133971, 501, 0, 0, 0}, {47601, 68, 0, 0, 0}, {133978, 64, 1, 0, 0}, {133990, 446, 1, 0, 0},
    {133971, 510, 0, 0, 0}, {47601, 68, 0, 0, 0}, {133978, 64, 1, 0, 0}, {133964, 511, 0, 0, 0},
    {133971, 510, 0, 0, 0}, {134650, 501, 0, 0, 0}, {47601, 68, 0, 0, 0}, {125882, 446, 1, 0, 0},
    {133978, 64, 1, 0, 0}, {133964, 512, 0, 0, 0}, {133971, 501, 0, 0, 0}, {134650, 501, 0, 0, 0},
    {47601, 68, 0, 0, 0}, {135355, 399, 0, 0, 0}, {133971, 501, 0, 0, 0}, {69814, 68, 2, 0, 0},
    {133978, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {135355, 399, 0, 0, 0}, {69814, 68, 2, 0, 0},
    {135813, 446, 2, 0, 0}, {133978, 64, 1, 0, 0}, {135355, 151, 0, 0, 0}, {133971, 501, 0, 0, 0},
    {69814, 68, 2, 0, 0}, {133978, 64, 1, 0, 0}, {133964, 511, 0, 0, 0}, {135355, 399, 0, 0, 0},
    {69814, 68, 2, 0, 0}, {134650, 501, 0, 0, 0}, {135813, 446, 2, 0, 0}, {125882, 446, 1, 0, 0},
    {133978, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {98645, 517, 0, 0, 0}, {18181, 501, 0, 0, 0},
    {17091, 510, 0, 0, 0}, {137345, 68, 1, 0, 0}, {34866, 519, 0, 0, 0}, {34868, 508, 0, 0, 0},
    {34870, 68, 0, 0, 0}, {34866, 508, 0, 0, 0}, {34868, 508, 0, 0, 0}, {34870, 68, 0, 0, 0}, {137874, 68, 1, 0, 0},
    {76506, 18, 0, 0, 0}, {98645, 399, 0, 0, 0}, {47601, 68, 0, 0, 0}, {138643, 0, 2, 0, 0}, {138656, 0, 2, 0, 0},
    {32568, 18, 1, 0, 0}, {138670, 0, 2, 0, 0}, {55746, 501, 0, 0, 0}, {17620, 0, 0, 0, 0}, {34866, 517, 0, 0, 0},
    {34868, 68, 0, 0, 0}, {17620, 529, 0, 0, 0}, {139347, 68, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {17620, 530, 0, 0, 0}, {98645, 532, 0, 0, 0}, {48140, 68, 1, 0, 0}, {17620, 64, 1, 0, 0}, {98645, 532, 0, 0, 0},
    {123786, 68, 0, 0, 0}, {32568, 18, 1, 0, 0}, {98645, 517, 0, 0, 0}, {48140, 68, 0, 0, 0}, {17620, 64, 0, 0, 0},
    {98645, 532, 0, 0, 0}, {123786, 68, 0, 0, 0}, {98645, 511, 0, 0, 0}, {123786, 68, 0, 0, 0},
    {98645, 517, 0, 0, 0}, {48140, 68, 0, 0, 0}, {32568, 18, 1, 0, 0}, {98645, 517, 0, 0, 0}, {140639, 533, 0, 0, 0},
    {98645, 517, 0, 0, 0}, {140639, 533, 0, 0, 0}, {124906, 68, 1, 0, 0}, {98645, 517, 0, 0, 0},
    {140902, 68, 0, 0, 0}, {124906, 68, 0, 0, 0}, {141164, 149, 2, 0, 0}, {141173, 149, 2, 0, 0},
    {141182, 149, 2, 0, 0}, {141191, 68, 0, 0, 0}, {141202, 446, 0, 0, 0}, {141210, 446, 0, 0, 0},
    {141220, 68, 0, 0, 0}, {141231, 446, 0, 0, 0}, {141239, 446, 0, 0, 0}, {141164, 149, 2, 0, 0},
    {141173, 149, 2, 0, 0}, {141182, 149, 2, 0, 0}, {125186, 68, 0, 0, 0}, {125210, 68, 0, 0, 0},
    {141191, 68, 0, 0, 0}, {141202, 446, 0, 0, 0}, {141210, 446, 0, 0, 0}, {141220, 68, 0, 0, 0},
    {141231, 446, 0, 0, 0}, {141239, 446, 0, 0, 0}, {141164, 149, 2, 0, 0}, {141173, 149, 2, 0, 0},
    {141182, 149, 2, 0, 0}, {125186, 68, 0, 0, 0}, {125210, 68, 0, 0, 0}, {141164, 149, 2, 0, 0},
    {141173, 149, 2, 0, 0}, {141182, 149, 2, 0, 0}, {142106, 68, 0, 0, 0}, {98645, 543, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {142854, 68, 0, 0, 0}, {142857, 68, 1, 0, 0}, {142860, 68, 0, 0, 0},
    {53011, 79, 0, 0, 0}, {17620, 79, 0, 0, 0}, {31044, 548, 0, 0, 0}, {145482, 68, 0, 0, 0}, {17620, 548, 0, 0, 0},
    {139347, 68, 0, 0, 0}, {31044, 548, 0, 0, 0}, {39605, 68, 0, 0, 0}, {145482, 68, 0, 0, 0},
    {17620, 551, 0, 0, 0}, {98645, 517, 0, 0, 0}, {47601, 64, 0, 0, 0}, {55746, 501, 0, 0, 0},
    {146187, 68, 2, 0, 0}, {98645, 553, 0, 0, 0}, {146384, 68, 0, 0, 0}, {98645, 553, 0, 0, 0},
    {125882, 446, 1, 0, 0}, {146787, 554, 0, 0, 0}, {146793, 64, 0, 0, 0}, {146787, 554, 0, 0, 0},
    {146384, 68, 0, 0, 0}, {147235, 554, 0, 0, 0}, {39605, 64, 1, 0, 0}, {17620, 559, 0, 0, 0},
    {127154, 554, 0, 0, 0}, {125162, 561, 0, 0, 0}, {125170, 64, 0, 0, 0}, {147561, 68, 0, 0, 0},
    {147567, 18, 0, 0, 0}, {147580, 64, 1, 0, 0}, {147592, 562, 1, 0, 0}, {127154, 554, 0, 0, 0},
    {125162, 561, 0, 0, 0}, {125170, 64, 0, 0, 0}, {147561, 68, 0, 0, 0}, {147567, 18, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {127154, 554, 0, 0, 0}, {125162, 561, 0, 0, 0},
    {125170, 64, 0, 0, 0}, {147561, 68, 0, 0, 0}, {147567, 18, 0, 0, 0}, {125186, 554, 0, 0, 0},
    {147580, 64, 1, 0, 0}, {147592, 562, 1, 0, 0}, {127154, 554, 0, 0, 0}, {125162, 561, 0, 0, 0},
    {125170, 64, 0, 0, 0}, {147561, 68, 0, 0, 0}, {147567, 18, 0, 0, 0}, {125186, 554, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {127154, 554, 0, 0, 0}, {125162, 561, 0, 0, 0},
    {125170, 64, 0, 0, 0}, {147561, 68, 0, 0, 0}, {147567, 18, 0, 0, 0}, {149319, 64, 1, 0, 0},
    {127154, 554, 0, 0, 0}, {125162, 561, 0, 0, 0}, {125170, 64, 0, 0, 0}, {147561, 68, 0, 0, 0},
    {147567, 18, 0, 0, 0}, {125186, 554, 0, 0, 0}, {149319, 64, 1, 0, 0}, {150044, 68, 0, 0, 0},
    {150054, 68, 0, 0, 0}, {150071, 68, 0, 0, 0}, {150087, 402, 0, 0, 0}, {150098, 18, 0, 0, 0},
    {150113, 402, 0, 0, 0}, {146787, 554, 0, 0, 0}, {147235, 554, 0, 0, 0}, {31044, 559, 0, 0, 0},
    {39605, 64, 1, 0, 0}, {39989, 68, 0, 0, 0}, {76506, 18, 0, 0, 0}, {17620, 568, 0, 0, 0}, {151034, 372, 0, 0, 0},
    {127130, 64, 0, 0, 0}, {127142, 64, 0, 0, 0}, {9558, 372, 0, 0, 0}, {55746, 151, 0, 0, 0},
    {3665, 68, 0, 0, 0}, {17620, 573, 0, 0, 0}, {56419, 149, 2, 0, 0}, {55746, 151, 0, 0, 0}, {56419, 149, 2, 0, 0},
    {3665, 68, 0, 0, 0}, {152780, 6, 0, 0, 1594}, {152801, 6, 0, 0, 1594}, {152821, 6, 0, 0, 1594},
    {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0}, {1398, 579, 0, 0, 0},
    {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1398, 582, 0, 0, 0}, {1759, 583, 1, 0, 0}, {152995, 584, 1, 0, 0},
    {153274, 26, 1, 0, 0}, {1398, 585, 0, 0, 0}, {153327, 195, 0, 0, 22168}, {153338, 6, 0, 0, 1594},
    {153368, 6, 0, 0, 1594}, {153400, 6, 0, 0, 1594}, {153423, 6, 0, 0, 1594}, {153452, 6, 0, 0, 1594},
    {153463, 195, 0, 0, 153485}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0}, {1398, 588, 0, 0, 0},
    {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0}, {1398, 593, 0, 0, 0},
    {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {1398, 596, 0, 0, 0}, {153931, 195, 0, 0, 0}, {153939, 0, 2, 0, 0},
    {153947, 64, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {154956, 18, 1, 0, 0}, {155256, 24, 0, 0, 0}, {152762, 600, 1, 0, 0}, {155572, 20, 2, 0, 0},
    {155753, 232, 0, 0, 0}, {155765, 31, 0, 0, 0}, {155783, 31, 0, 0, 0}, {155799, 31, 0, 0, 0},
    {155821, 31, 0, 0, 0}, {155835, 232, 0, 0, 0}, {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0},
    {156165, 24, 1, 0, 0}, {156190, 0, 2, 0, 0}, {153939, 0, 2, 0, 0}, {156190, 0, 2, 0, 0}, {156899, 20, 2, 0, 0},
    {157339, 24, 2, 0, 0}, {157357, 24, 2, 0, 0}, {157375, 24, 2, 0, 0}, {157643, 24, 1, 0, 0},
    {62294, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {157655, 24, 1, 0, 0}, {3681, 606, 0, 0, 0},
    {158070, 20, 0, 0, 0}, {158078, 20, 1, 0, 0}, {93906, 20, 2, 0, 0}, {2954, 606, 2, 0, 0}, {158090, 20, 0, 0, 0},
    {158637, 24, 1, 0, 0}, {3681, 600, 0, 0, 0}, {158855, 0, 2, 0, 0}, {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0},
    {154956, 18, 1, 0, 0}, {159177, 24, 1, 0, 0}, {156190, 0, 2, 0, 0}, {156899, 20, 2, 0, 0},
    {159763, 31, 0, 0, 0}, {159775, 31, 0, 0, 0}, {159787, 31, 0, 0, 0}, {159941, 0, 2, 0, 0},
    {159956, 0, 2, 0, 0}, {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0}, {156190, 0, 2, 0, 0}, {156899, 20, 2, 0, 0},
    {160553, 20, 2, 0, 0}, {154956, 18, 1, 0, 0}, {160566, 0, 2, 0, 0}, {160578, 68, 2, 0, 0},
    {160595, 20, 2, 0, 0}, {156190, 0, 2, 0, 0}, {156899, 20, 2, 0, 0}, {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0},
    {161348, 20, 2, 0, 0}, {156190, 0, 2, 0, 0}, {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0}, {161804, 20, 2, 0, 0},
    {161816, 216, 1, 0, 0}, {161823, 20, 2, 0, 0}, {161844, 0, 2, 0, 0}, {154956, 18, 1, 0, 0},
    {161859, 20, 2, 0, 0}, {161877, 20, 2, 0, 0}, {155572, 20, 2, 0, 0}, {156190, 0, 2, 0, 0},
    {161896, 216, 1, 0, 0}, {161816, 216, 0, 0, 0}, {162801, 24, 2, 0, 0}, {30141, 24, 2, 0, 0},
    {14364, 64, 0, 0, 0}, {161816, 216, 1, 0, 0}, {154956, 18, 1, 0, 0}, {155572, 20, 2, 0, 0},
    {162939, 20, 2, 0, 0}, {162960, 20, 2, 0, 0}, {161804, 20, 2, 0, 0}, {161816, 216, 1, 0, 0},
    {154956, 18, 1, 0, 0}, {155572, 20, 2, 0, 0}, {161816, 216, 0, 0, 0}, {163582, 64, 0, 0, 0},
    {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0}, {161804, 20, 2, 0, 0}, {101381, 18, 1, 0, 0}, {154956, 18, 1, 0, 0},
    {161859, 20, 2, 0, 0}, {163755, 216, 1, 0, 0}, {156190, 0, 2, 0, 0}, {163764, 20, 1, 0, 0},
    {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0}, {164498, 20, 2, 0, 0}, {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0},
    {101381, 18, 1, 0, 0}, {164889, 24, 1, 0, 0}, {154956, 18, 1, 0, 0}, {161859, 20, 2, 0, 0},
    {164899, 24, 1, 0, 0}, {163755, 216, 1, 0, 0}, {156190, 0, 2, 0, 0}, {156899, 20, 2, 0, 0},
    {161804, 20, 2, 0, 0}, {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0}, {154956, 18, 1, 0, 0}, {165913, 216, 1, 0, 0},
    {165929, 216, 1, 0, 0}, {156190, 0, 2, 0, 0}, {156899, 20, 2, 0, 0}, {161896, 216, 1, 0, 0},
    {166530, 20, 0, 0, 0}, {166539, 20, 0, 0, 0}, {166695, 600, 2, 0, 0}, {166706, 600, 2, 0, 0},
    {115372, 24, 2, 0, 0}, {166905, 600, 0, 0, 0}, {156136, 0, 2, 0, 0}, {156150, 0, 2, 0, 0},
    {160566, 0, 2, 0, 0}, {160578, 68, 2, 0, 0}, {156190, 0, 2, 0, 0}, {156899, 20, 2, 0, 0}, {167132, 0, 1, 0, 0},
    {56419, 617, 2, 0, 0}, {9558, 617, 2, 0, 0}, {46428, 618, 1, 0, 0}, {105237, 619, 0, 0, 0},
    {168604, 620, 0, 0, 0}, {1398, 621, 0, 0, 0}, {46428, 622, 1, 0, 0}, {1398, 623, 0, 0, 0},
    {169107, 624, 2, 0, 0}, {77425, 619, 2, 0, 0}, {169121, 625, 2, 0, 0}, {61451, 620, 0, 0, 0},
    {90458, 617, 2, 0, 0}, {3681, 627, 0, 0, 0}, {168604, 620, 0, 0, 0}, {169734, 620, 1, 0, 0},
    {169748, 624, 2, 0, 0}, {169947, 620, 0, 0, 0}, {31044, 621, 0, 0, 0}, {31044, 624, 0, 0, 0},
    {170200, 620, 1, 0, 0}, {170205, 617, 2, 0, 0}, {47787, 31, 0, 0, 0}, {3681, 618, 0, 0, 0},
    {3681, 622, 0, 0, 0}, {30583, 617, 0, 0, 0}, {30587, 617, 0, 0, 0}, {51134, 619, 0, 0, 0},
    {171006, 620, 0, 0, 0}, {1398, 618, 0, 0, 0}, {1398, 622, 0, 0, 0}, {171612, 624, 2, 0, 0},
    {171626, 619, 2, 0, 0}, {171642, 625, 2, 0, 0}, {171659, 620, 0, 0, 0}, {143248, 629, 0, 0, 0},
    {3681, 617, 0, 0, 0}, {52465, 629, 0, 0, 0}, {172452, 0, 0, 0, 0}, {47977, 630, 0, 0, 0}, {1398, 619, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {90344, 631, 0, 0, 0}, {3681, 625, 0, 0, 0}, {1398, 617, 0, 0, 0}, {50962, 617, 2, 0, 0},
    {173462, 620, 2, 0, 0}, {171006, 620, 0, 0, 0}, {169748, 624, 2, 0, 0}, {173893, 0, 0, 0, 0},
    {58830, 0, 2, 0, 0}, {51144, 198, 0, 0, 0}, {6753, 53, 0, 0, 0}, {6753, 633, 0, 0, 0}, {1398, 210, 0, 0, 0},
    {6753, 633, 0, 0, 0}, {47601, 195, 0, 0, 0}, {174451, 195, 0, 0, 0}, {174455, 195, 0, 0, 0},
    {17624, 195, 0, 0, 174465}, {3681, 633, 0, 0, 0}, {55746, 633, 0, 0, 0}, {52202, 634, 1, 0, 0},
    {3681, 635, 0, 0, 0}, {104066, 636, 0, 0, 0}, {39989, 637, 0, 0, 0}, {97668, 638, 0, 0, 0},
    {3681, 638, 0, 0, 0}, {55746, 635, 0, 0, 0}, {3681, 634, 0, 0, 0}, {55746, 633, 0, 0, 0}, {55746, 633, 0, 0, 0},
    {39989, 637, 0, 0, 0}, {97668, 638, 0, 0, 0}, {1398, 638, 0, 0, 0}, {55746, 633, 0, 0, 0},
    {39989, 637, 0, 0, 0}, {18483, 639, 0, 0, 0}, {39605, 640, 0, 0, 0}, {3681, 639, 0, 0, 0},
    {30583, 639, 0, 0, 0}, {30587, 639, 0, 0, 0}, {3681, 640, 0, 0, 0}, {1398, 638, 0, 0, 0}, {104066, 636, 0, 0, 0},
    {39989, 637, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55746, 633, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49274, 644, 0, 0, 0},
    {3681, 645, 0, 0, 0}, {49274, 645, 0, 0, 0}, {3681, 644, 0, 0, 0}, {49274, 646, 0, 0, 0}, {3681, 646, 0, 0, 0},
    {130212, 459, 0, 0, 130214}, {93624, 17, 0, 0, 177571}, {93631, 17, 0, 0, 177591}, {93636, 17, 0, 0, 88931},
    {174451, 17, 0, 0, 177600}, {90061, 241, 1, 0, 0}, {130252, 220, 1, 0, 0}, {177817, 510, 0, 0, 0},
    {177827, 501, 0, 0, 0}, {39989, 68, 0, 0, 0}, {53011, 400, 0, 0, 0}, {17620, 400, 0, 0, 0},
    {178284, 68, 0, 0, 0}, {178284, 79, 0, 0, 0}, {178407, 79, 0, 0, 0}, {17087, 68, 0, 0, 0},
    {17091, 68, 0, 0, 0}, {178284, 79, 0, 0, 0}, {178407, 79, 0, 0, 0}, {17091, 647, 0, 0, 0},
    {22716, 68, 0, 0, 0}, {17620, 648, 0, 0, 0}, {17620, 649, 0, 0, 0}, {17620, 650, 0, 0, 0},
    {17091, 651, 0, 0, 0}, {22716, 68, 0, 0, 0}, {17620, 652, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 68, 0, 0, 0},
    {17620, 653, 0, 0, 0}, {17620, 654, 0, 0, 0}, {180576, 650, 0, 0, 0}, {35204, 650, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 655, 0, 0, 0}, {180880, 656, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 656, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 657, 0, 0, 0},
    {180880, 442, 0, 0, 0}, {180576, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 442, 0, 0, 0},
    {180880, 442, 0, 0, 0}, {180576, 656, 0, 0, 0}, {22716, 79, 0, 0, 0}, {180880, 442, 0, 0, 0},
    {180576, 79, 0, 0, 0}, {35204, 79, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 658, 0, 0, 0}, {180880, 68, 0, 0, 0},
    {17091, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {180880, 68, 0, 0, 0}, {17091, 656, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {180880, 68, 0, 0, 0}, {180576, 79, 0, 0, 0}, {35204, 79, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17091, 648, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 647, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 655, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17620, 659, 0, 0, 0}, {17091, 659, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 660, 0, 0, 0}, {17620, 661, 0, 0, 0}, {17091, 652, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 651, 0, 0, 0}, {17091, 653, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {180880, 68, 0, 0, 0}, {180576, 662, 0, 0, 0}, {185754, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {180880, 68, 0, 0, 0}, {180576, 663, 0, 0, 0}, {185754, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {180880, 68, 0, 0, 0}, {180576, 79, 0, 0, 0}, {185754, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {180880, 68, 0, 0, 0}, {17091, 657, 0, 0, 0}, {185754, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {180880, 68, 0, 0, 0}, {17091, 656, 0, 0, 0}, {185754, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {180880, 68, 0, 0, 0}, {17091, 658, 0, 0, 0}, {185754, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 648, 0, 0, 0}, {185754, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {185754, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {185754, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 659, 0, 0, 0}, {185754, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {185754, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 661, 0, 0, 0}, {185754, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 652, 0, 0, 0}, {185754, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 653, 0, 0, 0},
    {185754, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0}, {185754, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {178284, 79, 0, 0, 0}, {178407, 68, 0, 0, 0}, {17087, 68, 0, 0, 0}, {189410, 501, 0, 0, 0},
    {189410, 501, 0, 0, 0}, {31044, 64, 0, 0, 0}, {17624, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {39605, 68, 0, 0, 0}, {55746, 399, 0, 0, 0}, {180576, 375, 0, 0, 0}, {35204, 375, 0, 0, 0},
    {35209, 375, 0, 0, 0}, {177817, 510, 0, 0, 0}, {177827, 501, 0, 0, 0}, {55746, 510, 0, 0, 0},
    {177817, 151, 0, 0, 0}, {177827, 501, 0, 0, 0}, {18483, 151, 0, 0, 0}, {3665, 446, 0, 0, 0},
    {191543, 64, 0, 0, 0}, {90061, 68, 0, 0, 0}, {191713, 68, 0, 0, 0}, {191717, 68, 0, 0, 0},
    {17087, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17620, 664, 0, 0, 0}, {17087, 149, 0, 0, 0}, {180576, 149, 0, 0, 0},
    {35204, 149, 0, 0, 0}, {35209, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0},
    {193763, 149, 0, 0, 0}, {39605, 68, 0, 0, 0}, {193768, 68, 0, 0, 0}, {190720, 68, 0, 0, 0},
    {194021, 149, 0, 0, 0}, {193763, 149, 0, 0, 0}, {39605, 149, 0, 0, 0}, {193768, 149, 0, 0, 0},
    {190720, 149, 0, 0, 0}, {193763, 149, 0, 0, 0}, {39605, 149, 0, 0, 0}, {193768, 149, 0, 0, 0},
    {190720, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0}, {193763, 665, 0, 0, 0},
    {39605, 68, 0, 0, 0}, {193768, 68, 0, 0, 0}, {190720, 68, 0, 0, 0}, {194021, 149, 0, 0, 0},
    {193763, 665, 0, 0, 0}, {39605, 68, 0, 0, 0}, {193768, 68, 0, 0, 0}, {190720, 68, 0, 0, 0},
    {193763, 665, 0, 0, 0}, {39605, 68, 0, 0, 0}, {193768, 68, 0, 0, 0}, {190720, 68, 0, 0, 0},
    {193763, 665, 0, 0, 0}, {177827, 501, 0, 0, 0}, {47601, 68, 0, 0, 0}, {194967, 68, 0, 0, 0},
    {193768, 68, 0, 0, 0}, {39605, 68, 0, 0, 0}, {190720, 68, 0, 0, 0}, {17091, 149, 0, 0, 0},
    {180576, 149, 0, 0, 0}, {35204, 68, 0, 0, 0}, {197431, 666, 0, 0, 0}, {197439, 667, 0, 0, 0},
    {197447, 666, 0, 0, 0}, {197455, 666, 0, 0, 0}, {197431, 666, 0, 0, 0}, {197439, 667, 0, 0, 0},
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
    {57487, 643, 0, 0, 0}, {57498, 643, 0, 0, 0}, {9480, 643, 0, 0, 0}, {200118, 0, 2, 0, 0}, {200271, 35, 2, 0, 0},
    {200289, 35, 2, 0, 0}, {200307, 35, 2, 0, 0}, {52905, 293, 2, 0, 0}, {53011, 35, 0, 0, 0},
    {57487, 35, 2, 0, 0}, {57498, 35, 2, 0, 0}, {9480, 35, 2, 0, 0}, {200829, 0, 2, 0, 0}, {15847, 19, 2, 0, 0},
    {14899, 0, 2, 0, 0}, {128813, 19, 0, 0, 0}, {128820, 19, 0, 0, 0}, {30583, 672, 0, 0, 0}, {30587, 672, 0, 0, 0},
    {3681, 672, 0, 0, 0}, {50962, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {201234, 674, 0, 0, 0},
    {201527, 19, 0, 0, 0}, {50962, 674, 2, 0, 0}, {3681, 674, 0, 0, 0}, {201795, 673, 2, 0, 0},
    {30583, 673, 0, 0, 0}, {30587, 673, 0, 0, 0}, {3681, 676, 0, 0, 0}, {49274, 677, 0, 0, 0},
    {49280, 677, 0, 0, 0}, {1398, 191, 0, 0, 0}, {17624, 672, 0, 0, 0}, {3658, 672, 0, 0, 0}, {49274, 678, 0, 0, 0},
    {3681, 679, 0, 0, 0}, {202578, 672, 2, 0, 0}, {30141, 679, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {60588, 672, 0, 0, 0}, {30583, 677, 0, 0, 0}, {30587, 677, 0, 0, 0}, {3681, 677, 0, 0, 0},
    {203062, 680, 0, 0, 0}, {203067, 680, 0, 0, 0}, {3681, 680, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {46502, 672, 0, 0, 0}, {30141, 673, 0, 0, 0}, {200829, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {53011, 681, 0, 0, 0},
    {53011, 672, 0, 0, 0}, {33764, 673, 0, 0, 0}, {17624, 672, 0, 0, 0}, {203587, 673, 0, 0, 0},
    {88545, 673, 0, 0, 0}, {49274, 673, 0, 0, 0}, {3681, 682, 0, 0, 0}, {53011, 683, 0, 0, 0},
    {53011, 684, 0, 0, 0}, {3681, 191, 0, 0, 0}, {33764, 681, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {3681, 684, 0, 0, 0}, {204192, 685, 0, 0, 0}, {1398, 686, 0, 0, 0}, {49274, 687, 0, 0, 0},
    {3681, 687, 0, 0, 0}, {49274, 296, 0, 0, 0}, {3681, 296, 0, 0, 0}, {49274, 293, 0, 0, 0}, {205019, 35, 2, 0, 0},
    {49274, 687, 0, 0, 0}, {205019, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {3681, 690, 0, 0, 0},
    {3681, 35, 2, 0, 0}, {161816, 35, 2, 0, 0}, {205815, 35, 0, 0, 0}, {205829, 35, 0, 0, 0}, {49274, 687, 0, 0, 0},
    {206219, 35, 2, 0, 0}, {49274, 687, 0, 0, 0}, {207045, 35, 2, 0, 0}, {17091, 293, 0, 0, 0},
    {204158, 690, 0, 0, 0}, {207501, 35, 2, 0, 0}, {204158, 690, 0, 0, 0}, {207514, 35, 2, 0, 0},
    {207882, 64, 2, 0, 0}, {207911, 64, 2, 0, 0}, {207065, 692, 0, 0, 0}, {208630, 64, 2, 0, 0},
    {3681, 692, 0, 0, 0}, {208953, 53, 0, 0, 0}, {208964, 53, 0, 0, 0}, {51086, 203, 0, 0, 0},
    {209036, 194, 0, 0, 0}, {208964, 53, 0, 0, 0}, {209096, 16, 0, 0, 0}, {209107, 194, 0, 0, 60735},
    {1398, 210, 0, 0, 0}, {50962, 693, 2, 0, 0}, {3681, 693, 0, 0, 0}, {59230, 694, 0, 0, 0}, {56419, 695, 2, 0, 0},
    {3681, 695, 0, 0, 0}, {1398, 696, 0, 0, 0}, {3681, 697, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0},
    {3681, 696, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0}, {1398, 696, 0, 0, 0}, {49274, 693, 0, 0, 0},
    {30583, 698, 0, 0, 0}, {30587, 698, 0, 0, 0}, {3681, 698, 0, 0, 0}, {49274, 698, 0, 0, 0},
    {3681, 701, 0, 0, 0}, {211055, 19, 0, 0, 0}, {211065, 19, 0, 0, 0}, {211079, 19, 0, 0, 0},
    {50962, 695, 2, 0, 0}, {47977, 19, 0, 0, 0}, {211432, 19, 2, 0, 0}, {30583, 693, 0, 0, 0},
    {30587, 693, 0, 0, 0}, {49274, 701, 0, 0, 0}, {50962, 701, 2, 0, 0}, {30583, 701, 0, 0, 0},
    {30587, 701, 0, 0, 0}, {100119, 693, 0, 0, 0}, {212219, 696, 0, 0, 0}, {212229, 696, 0, 0, 0},
    {50962, 703, 2, 0, 0}, {9558, 703, 2, 0, 0}, {51268, 704, 0, 0, 0}, {213053, 212, 0, 0, 0},
    {213059, 212, 0, 0, 0}, {51268, 704, 0, 0, 0}, {1398, 705, 0, 0, 0}, {1398, 706, 0, 0, 0},
    {213349, 707, 0, 0, 0}, {213358, 200, 0, 0, 0}, {213367, 200, 0, 0, 0}, {213376, 195, 0, 0, 0},
    {213385, 195, 0, 0, 0}, {213394, 198, 0, 0, 0}, {213406, 198, 0, 0, 0}, {213418, 708, 0, 0, 0},
    {1398, 709, 0, 0, 0}, {39605, 203, 0, 0, 0}, {47601, 203, 0, 0, 0}, {3665, 203, 0, 0, 0}, {213629, 710, 2, 0, 0},
    {52465, 293, 0, 0, 0}, {3681, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {59955, 0, 0, 0, 0}, {49280, 0, 0, 0, 0},
    {213793, 31, 0, 0, 0}, {213807, 31, 0, 0, 0}, {213818, 31, 0, 0, 0}, {214180, 712, 2, 0, 0},
    {200118, 0, 2, 0, 0}, {58850, 19, 2, 0, 0}, {52465, 715, 0, 0, 0}, {214378, 716, 0, 0, 0},
    {214385, 717, 0, 0, 0}, {48140, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {214391, 35, 2, 0, 0},
    {50962, 293, 2, 0, 0}, {49757, 293, 0, 0, 0}, {21161, 711, 0, 0, 0}, {3681, 718, 0, 0, 0},
    {215002, 35, 2, 0, 0}, {215010, 35, 2, 0, 0}, {21161, 711, 0, 0, 0}, {215293, 710, 2, 0, 0},
    {215304, 293, 0, 0, 0}, {215315, 710, 2, 0, 0}, {215326, 293, 0, 0, 0}, {215337, 720, 2, 0, 0},
    {215346, 720, 0, 0, 0}, {52465, 715, 0, 0, 0}, {214378, 716, 0, 0, 0}, {214385, 717, 0, 0, 0},
    {48140, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {215784, 721, 1, 0, 0}, {215795, 712, 0, 0, 0},
    {21161, 711, 0, 0, 0}, {213144, 721, 0, 0, 0}, {21161, 293, 0, 0, 0}, {200118, 0, 2, 0, 0},
    {216377, 712, 0, 0, 0}, {200118, 0, 2, 0, 0}, {17613, 711, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {17613, 0, 0, 0, 0}, {21161, 711, 0, 0, 0}, {49757, 0, 0, 0, 0}, {216809, 35, 0, 0, 0}, {216817, 423, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22144, 35, 1, 0, 0}, {216826, 423, 0, 0, 0}, {216836, 35, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {59955, 0, 0, 0, 0}, {217247, 0, 0, 0, 0}, {17613, 711, 0, 0, 0}, {49757, 711, 0, 0, 0}, {217481, 711, 0, 0, 0},
    {217491, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {213543, 723, 0, 0, 0}, {39605, 35, 0, 0, 0}, {3665, 35, 0, 0, 0},
    {22144, 35, 0, 0, 0}, {217941, 724, 0, 0, 0}, {217944, 423, 2, 0, 0}, {218141, 725, 0, 0, 0},
    {17613, 725, 1, 0, 0}, {3681, 725, 0, 0, 0}, {218141, 725, 0, 0, 0}, {1398, 35, 0, 0, 0}, {218645, 31, 0, 0, 0},
    {218659, 31, 0, 0, 0}, {1398, 727, 0, 0, 0}, {1398, 728, 0, 0, 0}, {238208, 195, 0, 0, 0},
    {238220, 729, 0, 0, 0}, {238208, 195, 0, 0, 0}, {238289, 730, 0, 0, 0}, {1398, 731, 0, 0, 0},
    {1398, 732, 0, 0, 0}, {1398, 733, 0, 0, 0}, {238462, 195, 0, 0, 0}, {238469, 195, 0, 0, 0},
    {238476, 195, 0, 0, 0}, {137689, 53, 0, 0, 0}, {137696, 53, 0, 0, 0}, {238483, 53, 0, 0, 0},
    {238490, 53, 0, 0, 0}, {238502, 6, 0, 0, 0}, {89752, 734, 0, 0, 0}, {238462, 459, 0, 0, 0},
    {238469, 459, 0, 0, 0}, {238476, 459, 0, 0, 0}, {137689, 53, 0, 0, 0}, {137696, 53, 0, 0, 0},
    {238483, 53, 0, 0, 0}, {238490, 53, 0, 0, 0}, {89752, 734, 0, 0, 0}, {1398, 735, 0, 0, 0},
    {1398, 736, 0, 0, 0}, {1398, 737, 0, 0, 0}, {1398, 738, 0, 0, 0}, {238712, 28, 1, 0, 0}, {238727, 459, 1, 0, 0},
    {238741, 459, 1, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {1398, 741, 0, 0, 0}, {1398, 742, 0, 0, 0},
    {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0}, {1398, 747, 0, 0, 0},
    {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {1398, 751, 0, 0, 0}, {239292, 16, 0, 0, 0},
    {239305, 752, 0, 0, 0}, {1398, 753, 0, 0, 0}, {1398, 729, 0, 0, 0}, {1398, 754, 0, 0, 0}, {1398, 755, 0, 0, 0},
    {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0}, {1398, 760, 0, 0, 0},
    {239588, 459, 0, 0, 239619}, {239631, 459, 0, 0, 239665}, {239675, 220, 0, 0, 239702}, {238727, 459, 0, 0, 239735},
    {239744, 459, 1, 0, 0}, {239762, 459, 1, 0, 0}, {239780, 220, 1, 0, 0}, {239814, 220, 1, 0, 0},
    {1398, 761, 0, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 763, 0, 0, 0}, {1398, 730, 0, 0, 0}, {1398, 764, 0, 0, 0},
    {1398, 765, 0, 0, 0}, {49280, 767, 0, 0, 0}, {1398, 767, 2, 0, 0}, {240442, 768, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {240451, 768, 0, 0, 0}, {56963, 768, 0, 0, 0}, {1398, 769, 0, 0, 0},
    {3681, 769, 0, 0, 0}, {56963, 768, 0, 0, 0}, {1398, 769, 0, 0, 0}, {240847, 769, 0, 0, 0},
    {56963, 768, 0, 0, 0}, {1398, 771, 0, 0, 0}, {3681, 771, 0, 0, 0}, {56963, 768, 0, 0, 0}, {33764, 772, 0, 0, 0},
    {3681, 772, 0, 0, 0}, {18483, 772, 0, 0, 0}, {241699, 772, 0, 0, 0}, {39605, 769, 0, 0, 0},
    {48140, 769, 0, 0, 0}, {18483, 772, 0, 0, 0}, {39605, 769, 0, 0, 0}, {48140, 769, 0, 0, 0},
    {33764, 773, 0, 0, 0}, {3681, 773, 0, 0, 0}, {43645, 772, 0, 0, 0}, {43654, 772, 0, 0, 0},
    {242732, 774, 2, 0, 0}, {60980, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {242848, 774, 2, 0, 0},
    {242867, 774, 2, 0, 0}, {242887, 0, 0, 0, 0}, {242898, 0, 0, 0, 0}, {33764, 775, 0, 0, 0},
    {3681, 775, 0, 0, 0}, {30583, 775, 0, 0, 0}, {30587, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {59955, 775, 0, 0, 0},
    {59957, 775, 0, 0, 0}, {60987, 768, 0, 0, 0}, {90458, 774, 2, 0, 0}, {30583, 772, 0, 0, 0},
    {30587, 772, 0, 0, 0}, {243938, 774, 2, 0, 0}, {3681, 776, 0, 0, 0}, {1309, 776, 0, 0, 0},
    {244046, 774, 0, 0, 0}, {61002, 774, 0, 0, 0}, {1309, 776, 0, 0, 0}, {93864, 774, 0, 0, 0},
    {33764, 777, 0, 0, 0}, {3681, 778, 0, 0, 0}, {33764, 778, 0, 0, 0}, {3681, 777, 0, 0, 0}, {33764, 769, 0, 0, 0},
    {3681, 768, 0, 0, 0}, {60980, 768, 0, 0, 0}, {17613, 768, 0, 0, 0}, {245120, 781, 0, 0, 0},
    {245128, 781, 0, 0, 0}, {3681, 782, 0, 0, 0}, {56963, 768, 0, 0, 0}, {1398, 783, 0, 0, 0},
    {3681, 783, 0, 0, 0}, {245414, 776, 0, 0, 0}, {245550, 784, 0, 0, 0}, {245564, 784, 0, 0, 0},
    {245578, 784, 0, 0, 0}, {245592, 768, 1, 0, 0}, {245624, 784, 0, 0, 0}, {245637, 784, 0, 0, 0},
    {43645, 787, 0, 0, 0}, {43654, 787, 0, 0, 0}, {3681, 787, 0, 0, 0}, {43645, 775, 0, 0, 0},
    {43654, 775, 0, 0, 0}, {33764, 787, 0, 0, 0}, {3681, 788, 0, 0, 0}, {90458, 774, 2, 0, 0},
    {246763, 774, 1, 0, 0}, {33764, 789, 0, 0, 0}, {3681, 789, 0, 0, 0}, {247104, 775, 0, 0, 0},
    {44243, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {59955, 775, 0, 0, 0}, {34866, 775, 0, 0, 0},
    {33764, 790, 0, 0, 0}, {3681, 790, 0, 0, 0}, {3681, 791, 0, 0, 0}, {2372, 775, 0, 0, 0}, {21157, 772, 0, 0, 0},
    {59955, 775, 0, 0, 0}, {33764, 792, 0, 0, 0}, {3681, 68, 0, 0, 0}, {33764, 507, 0, 0, 0}, {30583, 789, 0, 0, 0},
    {30587, 789, 0, 0, 0}, {2372, 772, 0, 0, 0}, {59955, 772, 0, 0, 0}, {59957, 772, 0, 0, 0},
    {33764, 68, 0, 0, 0}, {3681, 792, 0, 0, 0}, {3681, 507, 0, 0, 0}, {1398, 774, 0, 0, 0}, {248839, 772, 0, 0, 0},
    {3681, 774, 0, 0, 0}, {2372, 775, 0, 0, 0}, {2372, 772, 0, 0, 0}, {32568, 18, 0, 0, 0}, {1398, 795, 0, 0, 0},
    {3681, 796, 0, 0, 0}, {1398, 797, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 796, 0, 0, 0}, {1398, 772, 0, 0, 0},
    {75701, 769, 1, 0, 0}, {1398, 774, 0, 0, 0}, {47031, 769, 0, 0, 0}, {1398, 775, 0, 0, 0}, {75701, 769, 1, 0, 0},
    {1398, 788, 0, 0, 0}, {75701, 769, 1, 0, 0}, {1398, 795, 0, 0, 0}, {215019, 798, 0, 0, 0},
    {3681, 795, 0, 0, 0}, {1398, 795, 0, 0, 0}, {250954, 798, 0, 0, 0}, {75701, 798, 1, 0, 0},
    {1398, 799, 0, 0, 0}, {47031, 769, 0, 0, 0}, {3681, 799, 0, 0, 0}, {1398, 799, 0, 0, 0}, {250954, 769, 0, 0, 0},
    {1398, 799, 0, 0, 0}, {39989, 769, 0, 0, 0}, {43645, 778, 0, 0, 0}, {43654, 778, 0, 0, 0},
    {33764, 800, 0, 0, 0}, {3681, 801, 0, 0, 0}, {33764, 801, 0, 0, 0}, {3681, 800, 0, 0, 0}, {55746, 768, 0, 0, 0},
    {1398, 774, 0, 0, 0}, {55746, 768, 0, 0, 0}, {1398, 774, 0, 0, 0}, {252452, 802, 0, 0, 0},
    {3681, 803, 0, 0, 0}, {252452, 802, 0, 0, 0}, {252792, 775, 0, 0, 0}, {252803, 79, 0, 0, 0},
    {252808, 774, 2, 0, 0}, {3681, 804, 0, 0, 0}, {253330, 803, 0, 0, 0}, {252792, 772, 0, 0, 0},
    {252808, 774, 2, 0, 0}, {3681, 806, 0, 0, 0}, {253330, 803, 0, 0, 0}, {253330, 803, 0, 0, 0},
    {252792, 807, 0, 0, 0}, {252808, 774, 2, 0, 0}, {3681, 807, 0, 0, 0}, {252452, 802, 0, 0, 0},
    {252792, 807, 0, 0, 0}, {252808, 774, 2, 0, 0}, {252452, 802, 0, 0, 0}, {252792, 775, 0, 0, 0},
    {252808, 774, 2, 0, 0}, {252452, 802, 0, 0, 0}, {252792, 807, 0, 0, 0}, {252803, 79, 0, 0, 0},
    {252808, 774, 2, 0, 0}, {3681, 808, 0, 0, 0}, {253330, 803, 0, 0, 0}, {252792, 807, 0, 0, 0},
    {254442, 807, 0, 0, 0}, {252808, 774, 2, 0, 0}, {240442, 768, 0, 0, 0}, {254668, 769, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {56963, 768, 0, 0, 0}, {3665, 769, 0, 0, 0}, {3681, 810, 0, 0, 0}, {34866, 810, 0, 0, 0},
    {34868, 810, 0, 0, 0}, {34870, 810, 0, 0, 0}, {56963, 768, 0, 0, 0}, {61002, 810, 0, 0, 0},
    {3665, 769, 0, 0, 0}, {3681, 813, 0, 0, 0}, {43645, 788, 0, 0, 0}, {43654, 788, 0, 0, 0}, {33764, 788, 0, 0, 0},
    {255981, 814, 0, 0, 0}, {255992, 814, 0, 0, 0}, {3681, 814, 0, 0, 0}, {74809, 815, 0, 0, 0},
    {1296, 783, 0, 0, 0}, {3681, 815, 0, 0, 0}, {74809, 816, 0, 0, 0}, {1126, 817, 0, 0, 0}, {3681, 817, 0, 0, 0},
    {245120, 772, 0, 0, 0}, {245128, 772, 0, 0, 0}, {245120, 772, 0, 0, 0}, {245128, 772, 0, 0, 0},
    {256916, 769, 0, 0, 0}, {15108, 788, 0, 0, 0}, {34243, 773, 0, 0, 0}, {34254, 773, 0, 0, 0},
    {142860, 769, 0, 0, 0}, {53539, 0, 2, 0, 0}, {242732, 0, 3, 53568, 0}, {257845, 0, 0, 0, 0},
    {68174, 0, 2, 0, 0}, {74809, 814, 0, 0, 0}, {109740, 0, 1, 0, 0}, {1126, 820, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 821, 0, 0, 0}, {1126, 820, 0, 0, 0}, {244046, 821, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 820, 0, 0, 0}, {245120, 820, 0, 0, 0}, {245128, 820, 0, 0, 0}, {1126, 817, 0, 0, 0},
    {74809, 816, 0, 0, 0}, {1126, 822, 0, 0, 0}, {1296, 783, 0, 0, 0}, {3681, 822, 0, 0, 0}, {55899, 774, 0, 0, 0},
    {260041, 31, 0, 0, 0}, {17613, 829, 0, 0, 0}, {49757, 829, 0, 0, 0}, {17613, 189, 0, 0, 0},
    {49757, 189, 0, 0, 0}, {17091, 189, 0, 0, 0}, {17613, 830, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {61629, 35, 2, 0, 0}, {17091, 189, 0, 0, 0}, {114920, 35, 2, 0, 0}, {21161, 293, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {116270, 35, 2, 0, 0}, {115372, 35, 2, 0, 0},
    {52517, 35, 2, 0, 0}, {90113, 0, 2, 0, 0}, {3681, 831, 0, 0, 0}, {17613, 293, 0, 0, 0}, {15550, 710, 0, 0, 0},
    {260952, 35, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49757, 293, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49757, 293, 0, 0, 0}, {116270, 35, 2, 0, 0}, {115372, 35, 2, 0, 0}, {52517, 35, 2, 0, 0},
    {17613, 293, 0, 0, 0}, {33568, 35, 2, 0, 0}, {33572, 35, 2, 0, 0}, {17613, 189, 0, 0, 0}, {30141, 832, 0, 0, 0},
    {17613, 293, 0, 0, 0}, {49757, 293, 0, 0, 0}, {15550, 710, 0, 0, 0}, {49274, 0, 0, 0, 0}, {61629, 35, 2, 0, 0},
    {1329, 293, 0, 0, 0}, {46502, 459, 0, 0, 0}, {1398, 833, 0, 0, 0}, {262833, 203, 0, 0, 0},
    {262842, 203, 0, 0, 0}, {1398, 834, 0, 0, 0}, {262876, 203, 0, 0, 0}, {262881, 203, 0, 0, 0},
    {1398, 835, 0, 0, 0}, {262833, 203, 0, 0, 0}, {1398, 836, 0, 0, 0}, {1398, 837, 0, 0, 0}, {1398, 132, 0, 0, 0},
    {1398, 838, 0, 0, 0}, {263036, 838, 0, 0, 0}, {2013, 834, 0, 0, 0}, {263104, 839, 0, 0, 0},
    {263113, 840, 0, 0, 0}, {262833, 203, 0, 0, 0}, {263295, 203, 0, 0, 0}, {263634, 841, 0, 0, 0},
    {49280, 841, 0, 0, 0}, {263634, 841, 0, 0, 0}, {263793, 841, 0, 0, 0}, {263634, 842, 0, 0, 0},
    {263793, 842, 0, 0, 0}, {49280, 842, 0, 0, 0}, {1398, 843, 0, 0, 0}, {264263, 843, 0, 0, 0},
    {264274, 844, 0, 0, 0}, {49280, 843, 0, 0, 0}, {49274, 846, 0, 0, 0}, {49274, 848, 0, 0, 0},
    {262833, 849, 0, 0, 0}, {263295, 849, 0, 0, 0}, {49280, 848, 0, 0, 0}, {49274, 841, 0, 0, 0},
    {266305, 853, 0, 0, 0}, {266316, 854, 0, 0, 0}, {266328, 846, 0, 0, 0}, {266305, 846, 0, 0, 0},
    {266328, 853, 0, 0, 0}, {266401, 854, 0, 0, 0}, {263634, 846, 2, 0, 0}, {49280, 846, 0, 0, 0},
    {49274, 842, 2, 0, 0}, {15108, 857, 0, 0, 0}, {266694, 841, 2, 0, 0}, {266705, 841, 2, 0, 0},
    {266717, 19, 0, 0, 0}, {266728, 19, 0, 0, 0}, {49274, 848, 0, 0, 0}, {211401, 848, 0, 0, 0},
    {267432, 859, 0, 0, 0}, {262833, 849, 0, 0, 0}, {262842, 849, 0, 0, 0}, {49274, 860, 0, 0, 0},
    {211401, 860, 0, 0, 0}, {267432, 859, 0, 0, 0}, {262833, 849, 0, 0, 0}, {262842, 849, 0, 0, 0},
    {49280, 860, 0, 0, 0}, {263634, 863, 0, 0, 0}, {49280, 863, 0, 0, 0}, {266694, 841, 2, 0, 0},
    {263634, 846, 0, 0, 0}, {49280, 857, 0, 0, 0}, {49274, 842, 0, 0, 0}, {268959, 864, 0, 0, 0},
    {268970, 864, 0, 0, 0}, {268981, 864, 0, 0, 0}, {268993, 864, 0, 0, 0}, {52465, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49280, 864, 0, 0, 0}, {263634, 866, 0, 0, 0}, {263793, 866, 0, 0, 0},
    {49280, 866, 0, 0, 0}, {263634, 857, 0, 0, 0}, {263793, 857, 0, 0, 0}, {263634, 857, 0, 0, 0},
    {34866, 864, 0, 0, 0}, {34868, 864, 0, 0, 0}, {262876, 849, 0, 0, 0}, {262881, 849, 0, 0, 0},
    {270020, 867, 0, 0, 0}, {270027, 868, 0, 0, 0}, {270035, 867, 0, 0, 0}, {270042, 868, 0, 0, 0},
    {266328, 864, 0, 0, 0}, {49274, 848, 0, 0, 0}, {263634, 841, 0, 0, 0}, {263793, 841, 0, 0, 0},
    {264274, 869, 0, 0, 0}, {263634, 841, 0, 0, 0}, {270365, 849, 0, 0, 0}, {263295, 849, 0, 0, 0},
    {263634, 846, 0, 0, 0}, {41887, 842, 0, 0, 0}, {270765, 870, 0, 0, 0}, {49274, 841, 0, 0, 0},
    {264263, 871, 0, 0, 0}, {264274, 872, 0, 0, 0}, {262833, 849, 0, 0, 0}, {263295, 849, 0, 0, 0},
    {263634, 841, 0, 0, 0}, {30141, 842, 0, 0, 0}, {49274, 848, 0, 0, 0}, {22716, 873, 0, 0, 0},
    {39605, 874, 0, 0, 0}, {271225, 874, 0, 0, 0}, {268959, 864, 0, 0, 0}, {271297, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49274, 864, 0, 0, 0}, {271307, 864, 0, 0, 0}, {263634, 857, 0, 0, 0},
    {263793, 841, 0, 0, 0}, {271331, 841, 0, 0, 0}, {263634, 846, 0, 0, 0}, {103372, 842, 0, 0, 0},
    {47601, 842, 0, 0, 0}, {49274, 842, 0, 0, 0}, {103372, 876, 0, 0, 0}, {47601, 876, 0, 0, 0},
    {263634, 841, 0, 0, 0}, {271514, 859, 0, 0, 0}, {263634, 846, 0, 0, 0}, {271541, 842, 0, 0, 0},
    {271764, 841, 0, 0, 0}, {271892, 19, 0, 0, 0}, {271903, 19, 0, 0, 0}, {50962, 841, 2, 0, 0},
    {272567, 17, 0, 0, 0}, {17624, 345, 0, 0, 0}, {60980, 877, 0, 0, 0}, {272696, 877, 2, 0, 0},
    {60980, 877, 0, 0, 0}, {89752, 877, 1, 0, 0}, {9558, 877, 2, 0, 0}, {273024, 19, 2, 0, 0},
    {60980, 877, 0, 0, 0}, {272606, 878, 1, 0, 0}, {211432, 232, 0, 0, 0}, {273422, 232, 2, 0, 0},
    {211432, 232, 0, 0, 0}, {60980, 877, 0, 0, 0}, {279570, 878, 2, 0, 0}, {3681, 877, 0, 0, 0},
    {60980, 883, 0, 0, 0}, {280003, 884, 0, 0, 0}, {280003, 877, 0, 0, 0}, {49274, 877, 0, 0, 0},
    {49280, 877, 0, 0, 0}, {170200, 877, 0, 0, 0}, {9558, 886, 2, 0, 0}, {272606, 878, 0, 0, 0},
    {280805, 877, 1, 0, 0}, {281089, 887, 0, 0, 0}, {281164, 878, 0, 0, 0}, {68174, 886, 2, 0, 0},
    {170200, 877, 0, 0, 0}, {281425, 886, 2, 0, 0}, {281442, 877, 0, 0, 0}, {281450, 886, 2, 0, 0},
    {281800, 877, 0, 0, 0}, {50962, 888, 1, 0, 0}, {52905, 888, 1, 0, 0}, {50991, 877, 1, 0, 0},
    {281829, 232, 0, 0, 0}, {66265, 877, 0, 0, 0}, {282065, 877, 0, 0, 0}, {282084, 877, 0, 0, 0},
    {282477, 877, 0, 0, 0}, {60980, 888, 0, 0, 0}, {3681, 888, 0, 0, 0}, {169947, 877, 0, 0, 0},
    {89882, 877, 0, 0, 0}, {1398, 888, 0, 0, 0}, {283079, 878, 0, 0, 0}, {14013, 886, 2, 0, 0},
    {283850, 877, 0, 0, 0}, {280003, 877, 2, 0, 0}, {60980, 877, 0, 0, 0}, {17613, 877, 0, 0, 0},
    {284119, 877, 0, 0, 0}, {50991, 877, 0, 0, 0}, {284274, 877, 0, 0, 0}, {60980, 890, 0, 0, 0},
    {284392, 877, 0, 0, 0}, {284404, 877, 0, 0, 0}, {284631, 877, 0, 0, 0}, {272606, 878, 0, 0, 0},
    {55899, 878, 0, 0, 0}, {285013, 877, 0, 0, 0}, {52905, 886, 2, 0, 0}, {285021, 19, 0, 0, 0},
    {285338, 878, 0, 0, 0}, {22142, 878, 0, 0, 0}, {22144, 878, 0, 0, 0}, {22146, 878, 0, 0, 0},
    {285338, 878, 0, 0, 0}, {285462, 878, 0, 0, 0}, {285475, 878, 0, 0, 0}, {285490, 878, 0, 0, 0},
    {285502, 878, 0, 0, 0}, {285516, 878, 0, 0, 0}, {52517, 878, 0, 0, 0}, {80252, 878, 0, 0, 0},
    {3681, 878, 1, 0, 0}, {284631, 888, 0, 0, 0}, {3681, 878, 0, 0, 0}, {3681, 892, 1, 0, 0}, {46502, 878, 0, 0, 0},
    {3681, 887, 0, 0, 0}, {286585, 886, 2, 0, 0}, {286721, 893, 0, 0, 0}, {286728, 877, 0, 0, 0},
    {18445, 877, 0, 0, 0}, {60980, 894, 0, 0, 0}, {3681, 886, 0, 0, 0}, {47977, 232, 0, 0, 0},
    {47034, 886, 0, 0, 0}, {138980, 878, 0, 0, 0}, {287356, 877, 0, 0, 0}, {272606, 878, 0, 0, 0},
    {60980, 877, 1, 0, 0}, {287872, 877, 0, 0, 0}, {286585, 886, 2, 0, 0}, {287880, 886, 2, 0, 0},
    {170200, 877, 1, 0, 0}, {288298, 886, 2, 0, 0}, {88776, 878, 2, 0, 0}, {9558, 878, 2, 0, 0},
    {288880, 895, 0, 0, 0}, {288897, 896, 0, 0, 0}, {157420, 897, 0, 0, 0}, {289278, 897, 0, 0, 0},
    {289453, 877, 0, 0, 0}, {280003, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {157420, 897, 2, 0, 0},
    {289754, 897, 2, 0, 0}, {280003, 877, 0, 0, 0}, {289771, 877, 2, 0, 0}, {290094, 877, 0, 0, 0},
    {290106, 877, 0, 0, 0}, {290120, 877, 0, 0, 0}, {290129, 877, 0, 0, 0}, {290399, 877, 0, 0, 0},
    {290409, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {151867, 877, 0, 0, 0}, {290802, 877, 0, 0, 0},
    {60980, 900, 0, 0, 0}, {291654, 901, 0, 0, 0}, {291661, 902, 0, 0, 0}, {291677, 903, 0, 0, 0},
    {60980, 904, 0, 0, 0}, {291924, 883, 0, 0, 0}, {291677, 903, 0, 0, 0}, {291933, 905, 0, 0, 0},
    {291951, 906, 0, 0, 0}, {9558, 877, 0, 0, 0}, {292387, 897, 0, 0, 0}, {292396, 897, 0, 0, 0},
    {292406, 897, 0, 0, 0}, {60980, 877, 0, 0, 0}, {292583, 877, 2, 0, 0}, {292596, 877, 0, 0, 0},
    {60980, 877, 0, 0, 0}, {292862, 877, 2, 0, 0}, {293314, 877, 0, 0, 0}, {293340, 877, 0, 0, 0},
    {292596, 877, 0, 0, 0}, {293357, 877, 0, 0, 0}, {293365, 877, 0, 0, 0}, {60980, 877, 0, 0, 0},
    {293622, 897, 2, 0, 0}, {293641, 877, 0, 0, 0}, {265876, 877, 0, 0, 0}, {49068, 877, 0, 0, 0},
    {60980, 877, 0, 0, 0}, {294028, 897, 2, 0, 0}, {293641, 877, 0, 0, 0}, {265876, 877, 0, 0, 0},
    {21161, 888, 0, 0, 0}, {294430, 888, 0, 0, 0}, {294567, 877, 0, 0, 0}, {60980, 877, 0, 0, 0},
    {294841, 897, 1, 0, 0}, {294861, 877, 0, 0, 0}, {294959, 877, 0, 0, 0}, {294976, 877, 0, 0, 0},
    {294984, 877, 0, 0, 0}, {295000, 877, 0, 0, 0}, {294976, 877, 2, 0, 0}, {295196, 877, 0, 0, 0},
    {295205, 877, 0, 0, 0}, {287356, 877, 0, 0, 0}, {294976, 877, 2, 0, 0}, {295196, 877, 0, 0, 0},
    {295205, 877, 0, 0, 0}, {290399, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {49054, 897, 2, 0, 0},
    {295658, 877, 0, 0, 0}, {289771, 877, 2, 0, 0}, {60980, 877, 0, 0, 0}, {159177, 897, 2, 0, 0},
    {157420, 897, 2, 0, 0}, {295926, 897, 1, 0, 0}, {295945, 897, 1, 0, 0}, {290409, 877, 0, 0, 0},
    {290399, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {296533, 897, 2, 0, 0}, {297155, 878, 1, 0, 0},
    {170200, 877, 1, 0, 0}, {60980, 888, 0, 0, 0}, {297799, 897, 2, 0, 0}, {297815, 897, 2, 0, 0},
    {297829, 897, 2, 0, 0}, {297845, 897, 2, 0, 0}, {297862, 897, 2, 0, 0}, {297877, 897, 2, 0, 0},
    {297894, 877, 0, 0, 0}, {298677, 877, 0, 0, 0}, {60980, 888, 0, 0, 0}, {298716, 897, 1, 0, 0},
    {298736, 877, 0, 0, 0}, {60980, 877, 0, 0, 0}, {298917, 897, 2, 0, 0}, {298927, 897, 2, 0, 0},
    {298935, 897, 2, 0, 0}, {60980, 877, 0, 0, 0}, {299341, 897, 2, 0, 0}, {300116, 373, 0, 0, 0},
    {300120, 533, 1, 0, 0}, {300116, 373, 0, 0, 0}, {61451, 912, 0, 0, 0}, {300120, 533, 1, 0, 0},
    {1398, 913, 0, 0, 0}, {17613, 436, 0, 0, 0}, {3681, 436, 0, 0, 0}, {1126, 436, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {39989, 914, 0, 0, 0}, {42278, 52, 0, 0, 0}, {14364, 915, 0, 0, 0}, {30583, 52, 0, 0, 0},
    {30587, 52, 0, 0, 0}, {1, 0, 0, 0, 0}, {17613, 52, 0, 0, 0}, {300933, 52, 0, 0, 0}, {300938, 52, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {39989, 914, 0, 0, 0}, {104071, 52, 0, 0, 0}, {17613, 436, 0, 0, 0},
    {301333, 35, 2, 0, 0}, {14364, 52, 0, 0, 0}, {30583, 918, 0, 0, 0}, {30587, 918, 0, 0, 0},
    {1, 918, 0, 0, 0}, {3681, 918, 0, 0, 0}, {49757, 919, 0, 0, 0}, {18483, 920, 0, 0, 0}, {116270, 35, 2, 0, 0},
    {15550, 921, 0, 0, 0}, {39989, 922, 0, 0, 0}, {104071, 52, 0, 0, 0}, {42278, 0, 0, 0, 0}, {49757, 436, 0, 0, 0},
    {301333, 35, 2, 0, 0}, {42278, 52, 0, 0, 0}, {49757, 52, 0, 0, 0}, {30583, 436, 0, 0, 0}, {30587, 436, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {39989, 922, 0, 0, 0}, {104004, 0, 1, 0, 0}, {302897, 19, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {39989, 922, 0, 0, 0}, {104071, 52, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {39989, 922, 0, 0, 0}, {42278, 52, 0, 0, 0}, {17613, 52, 0, 0, 0}, {1, 0, 0, 0, 0},
    {30583, 52, 0, 0, 0}, {30587, 0, 0, 0, 0}, {1, 52, 1, 0, 0}, {17613, 923, 1, 0, 0}, {1126, 436, 0, 0, 0},
    {1, 0, 1, 0, 0}, {17613, 169, 0, 0, 0}, {3681, 925, 0, 0, 0}, {42278, 925, 0, 0, 0}, {49757, 169, 0, 0, 0},
    {3681, 169, 0, 0, 0}, {17613, 52, 0, 0, 0}, {57294, 436, 0, 0, 0}, {49757, 52, 0, 0, 0}, {304045, 436, 0, 0, 0},
    {18483, 920, 0, 0, 0}, {116270, 35, 2, 0, 0}, {15550, 921, 0, 0, 0}, {39989, 922, 0, 0, 0},
    {42278, 52, 0, 0, 0}, {3681, 293, 1, 0, 0}, {44510, 919, 0, 0, 0}, {44513, 919, 0, 0, 0}, {1126, 52, 0, 0, 0},
    {3681, 926, 0, 0, 0}, {42278, 436, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {41887, 0, 0, 0, 0}, {39989, 922, 1, 0, 0}, {42278, 436, 0, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {39989, 922, 1, 0, 0}, {21, 421, 0, 0, 0}, {17620, 35, 0, 0, 0}, {1226, 195, 0, 0, 0},
    {1222, 195, 1, 0, 0}, {55899, 53, 0, 0, 0}, {305208, 927, 0, 0, 0}, {17091, 86, 0, 0, 0}, {3681, 86, 0, 0, 0},
    {30583, 928, 0, 0, 0}, {30587, 928, 0, 0, 0}, {3681, 928, 0, 0, 0}, {50962, 929, 2, 0, 0},
    {15108, 68, 0, 0, 0}, {50962, 929, 2, 0, 0}, {305771, 0, 0, 0, 0}, {14013, 929, 2, 0, 0}, {9558, 929, 2, 0, 0},
    {17091, 441, 0, 0, 0}, {3681, 441, 0, 0, 0}, {49274, 441, 0, 0, 0}, {30583, 86, 0, 0, 0}, {30587, 86, 0, 0, 0},
    {49274, 931, 0, 0, 0}, {3681, 79, 0, 0, 0}, {30583, 441, 0, 0, 0}, {30587, 441, 0, 0, 0}, {49274, 68, 0, 0, 0},
    {3681, 64, 0, 0, 0}, {306984, 929, 0, 0, 0}, {307093, 31, 0, 0, 0}, {307096, 31, 0, 0, 0},
    {3681, 935, 0, 0, 0}, {307581, 935, 0, 0, 0}, {3681, 929, 0, 0, 0}, {307581, 935, 0, 0, 0},
    {1398, 929, 0, 0, 0}, {49274, 79, 0, 0, 0}, {3681, 931, 0, 0, 0}, {49274, 928, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {308092, 441, 0, 0, 0}, {49274, 64, 0, 0, 0}, {34866, 936, 0, 0, 0}, {18181, 937, 0, 0, 0},
    {308798, 938, 0, 0, 0}, {34866, 939, 0, 0, 0}, {34868, 939, 0, 0, 0}, {18181, 938, 0, 0, 0},
    {34866, 940, 0, 0, 0}, {34868, 940, 0, 0, 0}, {17620, 940, 0, 0, 0}, {34866, 940, 0, 0, 0},
    {34868, 940, 0, 0, 0}, {34866, 99, 0, 0, 0}, {18181, 941, 0, 0, 0}, {17091, 942, 0, 0, 0},
    {34866, 943, 0, 0, 0}, {34868, 943, 0, 0, 0}, {18181, 942, 0, 0, 0}, {22146, 944, 0, 0, 0},
    {34866, 945, 0, 0, 0}, {17091, 945, 1, 0, 0}, {18181, 945, 0, 0, 0}, {17091, 946, 0, 0, 0},
    {22146, 68, 0, 0, 0}, {34866, 946, 0, 0, 0}, {300123, 947, 0, 0, 0}, {125669, 68, 0, 0, 0},
    {18181, 946, 0, 0, 0}, {17091, 946, 0, 0, 0}, {34866, 946, 0, 0, 0}, {34868, 946, 0, 0, 0},
    {22146, 947, 0, 0, 0}, {125669, 68, 0, 0, 0}, {34866, 948, 0, 0, 0}, {34868, 948, 0, 0, 0},
    {310633, 944, 0, 0, 0}, {310636, 944, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {310977, 949, 1, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51268, 198, 1, 0, 0},
    {36101, 198, 1, 0, 0}, {49083, 950, 0, 0, 311081}, {311109, 345, 0, 0, 89967}, {311122, 26, 0, 0, 3064},
    {1398, 951, 0, 0, 0}, {1398, 952, 0, 0, 0}, {298917, 28, 1, 0, 0}, {298927, 28, 1, 0, 0}, {298935, 28, 1, 0, 0},
    {311214, 28, 1, 0, 0}, {311226, 28, 1, 0, 0}, {138477, 28, 1, 0, 0}, {311257, 241, 0, 0, 0},
    {1398, 953, 0, 0, 0}, {103372, 345, 0, 0, 0}, {311304, 345, 0, 0, 0}, {49083, 950, 0, 0, 311081},
    {311339, 345, 0, 0, 89967}, {169947, 198, 0, 0, 0}, {64629, 45, 0, 0, 0}, {311695, 954, 0, 0, 0},
    {39989, 914, 0, 0, 0}, {1398, 955, 0, 0, 0}, {3681, 955, 0, 0, 0}, {17613, 957, 0, 0, 0}, {3681, 957, 0, 0, 0},
    {17613, 958, 0, 0, 0}, {311008, 959, 0, 0, 0}, {17613, 960, 0, 0, 0}, {116270, 35, 2, 0, 0},
    {30141, 35, 2, 0, 0}, {52517, 35, 2, 0, 0}, {313090, 954, 0, 0, 0}, {17613, 961, 0, 0, 0},
    {116270, 962, 0, 0, 0}, {30583, 963, 0, 0, 0}, {30587, 963, 0, 0, 0}, {1, 964, 1, 0, 0}, {3681, 964, 0, 0, 0},
    {314600, 402, 0, 0, 0}, {314612, 402, 0, 0, 0}, {3681, 966, 0, 0, 0}, {17613, 967, 0, 0, 0},
    {116270, 968, 1, 0, 0}, {39989, 969, 0, 0, 0}, {1398, 970, 0, 0, 0}, {311008, 959, 0, 0, 0},
    {116270, 35, 2, 0, 0}, {17620, 970, 0, 0, 0}, {313090, 954, 0, 0, 0}, {116270, 35, 2, 0, 0},
    {1398, 955, 0, 0, 0}, {311017, 966, 0, 0, 0}, {17613, 967, 0, 0, 0}, {116270, 968, 1, 0, 0},
    {1398, 970, 0, 0, 0}, {49757, 967, 0, 0, 0}, {116270, 968, 1, 0, 0}, {39989, 969, 0, 0, 0},
    {104105, 970, 0, 0, 0}, {311008, 959, 0, 0, 0}, {116270, 35, 2, 0, 0}, {1398, 955, 0, 0, 0},
    {313090, 954, 0, 0, 0}, {116270, 35, 2, 0, 0}, {3681, 954, 0, 0, 0}, {313090, 954, 0, 0, 0},
    {116270, 962, 0, 0, 0}, {1398, 972, 0, 0, 0}, {1398, 973, 0, 0, 0}, {317723, 974, 0, 0, 0},
    {34866, 974, 0, 0, 0}, {34868, 974, 0, 0, 0}, {34870, 974, 0, 0, 22168}, {130212, 459, 0, 0, 130214},
    {93624, 17, 0, 0, 317735}, {93631, 17, 0, 0, 317761}, {90061, 241, 1, 0, 0}, {317767, 220, 1, 0, 0},
    {17620, 975, 0, 0, 0}, {55746, 151, 0, 0, 0}, {318194, 68, 0, 0, 0}, {318205, 68, 0, 0, 0},
    {318217, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {59955, 68, 0, 0, 0}, {17620, 977, 0, 0, 0}, {55746, 151, 0, 0, 0},
    {31044, 975, 0, 0, 0}, {55746, 151, 0, 0, 0}, {318194, 68, 0, 0, 0}, {318205, 68, 0, 0, 0},
    {318217, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {59955, 68, 0, 0, 0}, {318567, 977, 0, 0, 0}, {17620, 441, 0, 0, 0},
    {34866, 977, 0, 0, 0}, {34868, 977, 0, 0, 0}, {34870, 977, 1, 0, 0}, {317723, 977, 0, 0, 0},
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
    {79370, 294, 0, 79384, 1}, {79523, 295, 0, 79528, 1}, {79370, 294, 0, 79719, 1}, {79523, 295, 0, 79528, 1},
    {79997, 45, 0, 0, 0}, {79370, 294, 0, 0, 0}, {79523, 295, 0, 79528, 1}, {52517, 297, 0, 80227, 1},
    {80252, 297, 0, 80227, 1}, {52517, 298, 0, 80440, 1}, {80252, 298, 0, 80440, 1}, {52517, 299, 0, 81186, 1},
    {80252, 299, 0, 81186, 1}, {79523, 295, 0, 79528, 1}, {17095, 300, 0, 0, 0}, {79370, 294, 0, 60735, 1},
    {79370, 294, 0, 0, 0}, {82617, 301, 0, 0, 0}, {82632, 16, 0, 0, 1}, {82636, 16, 0, 0, 1}, {60588, 302, 0, 0, 0},
    {79370, 294, 0, 82822, 1}, {79523, 295, 0, 79528, 1}, {83170, 45, 0, 30130, 1}, {83186, 45, 0, 0, 0},
    {83201, 45, 0, 0, 0}, {79997, 303, 0, 0, 0}, {62284, 164, 0, 0, 0}, {85389, 45, 0, 0, 0}, {85777, 305, 0, 0, 0},
    {31910, 120, 94125, 22168, 0}, {55310, 164, 0, 0, 1}, {94416, 21, 0, 0, 0}, {94426, 33, 0, 0, 1},
    {94867, 359, 0, 0, 0}, {94874, 360, 0, 0, 0}, {94883, 16, 0, 0, 1}, {55310, 164, 0, 0, 1},
    {94893, 33, 0, 0, 1}, {94903, 361, 0, 0, 1}, {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1},
    {94945, 363, 0, 0, 1}, {95294, 365, 0, 0, 0}, {89343, 310, 0, 0, 0}, {92270, 344, 0, 0, 1},
    {95533, 366, 0, 0, 1}, {46845, 179, 0, 0, 1}, {95549, 367, 0, 95563, 0}, {86711, 368, 0, 95584, 0},
    {88516, 369, 0, 95601, 0}, {92995, 370, 0, 0, 1}, {95626, 33, 0, 0, 1}, {95637, 33, 0, 0, 1},
    {95647, 33, 0, 0, 1}, {95517, 28, 0, 0, 0}, {95659, 220, 0, 0, 1}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {59235, 33, 0, 0, 1}, {95674, 33, 0, 0, 1}, {95688, 33, 0, 0, 1}, {94903, 361, 0, 0, 1}, {94917, 362, 0, 0, 1},
    {94930, 362, 0, 0, 1}, {94945, 363, 0, 0, 1}, {95748, 16, 0, 0, 0}, {95549, 367, 0, 95563, 0},
    {95517, 28, 0, 0, 0}, {95659, 220, 0, 0, 1}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {95879, 360, 0, 0, 0}, {95896, 360, 0, 0, 0}, {94883, 16, 0, 0, 1}, {55310, 164, 0, 0, 1},
    {88252, 33, 0, 0, 1}, {94893, 33, 0, 0, 1}, {94903, 361, 0, 0, 1}, {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1},
    {94945, 363, 0, 0, 1}, {6744, 34, 0, 0, 0}, {89459, 312, 0, 0, 0}, {53215, 28, 0, 0, 1}, {92270, 344, 0, 0, 1},
    {96510, 179, 0, 0, 0}, {96616, 45, 0, 0, 0}, {95549, 367, 0, 95563, 0}, {32568, 377, 0, 0, 0},
    {95549, 367, 0, 95563, 0}, {94874, 360, 0, 0, 0}, {94883, 16, 0, 0, 1}, {6744, 16, 0, 0, 0},
    {47962, 16, 0, 0, 1}, {47948, 366, 0, 0, 0}, {91822, 378, 0, 97605, 0}, {97629, 33, 0, 0, 1},
    {86711, 368, 0, 95584, 0}, {89459, 7, 0, 0, 1}, {95626, 33, 0, 0, 1}, {97639, 179, 0, 0, 1},
    {97651, 16, 0, 0, 1}, {97668, 220, 0, 0, 1}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {97680, 164, 0, 0, 1}, {92995, 370, 0, 0, 1}, {97701, 379, 0, 89656, 0}, {97713, 33, 0, 0, 1},
    {97727, 33, 0, 0, 1}, {97749, 33, 0, 0, 1}, {97774, 33, 0, 0, 1}, {97785, 33, 0, 0, 1}, {97795, 33, 0, 0, 1},
    {97806, 33, 0, 0, 1}, {97819, 33, 0, 0, 1}, {97836, 16, 0, 0, 1}, {88598, 380, 0, 0, 1}, {55310, 164, 0, 0, 1},
    {94051, 381, 0, 0, 1}, {97844, 382, 0, 0, 1}, {97858, 16, 0, 0, 1}, {97869, 16, 0, 0, 1}, {97878, 16, 0, 0, 1},
    {97899, 16, 0, 0, 1}, {93745, 352, 0, 0, 1}, {97919, 26, 0, 0, 1}, {97935, 26, 0, 0, 1}, {97951, 26, 0, 0, 1},
    {97975, 16, 0, 0, 1}, {97992, 16, 0, 0, 1}, {98013, 16, 0, 0, 1}, {98025, 16, 0, 0, 1}, {98051, 16, 0, 0, 1},
    {59235, 33, 0, 0, 1}, {95674, 33, 0, 0, 1}, {95688, 33, 0, 0, 1}, {95637, 33, 0, 0, 1}, {95647, 33, 0, 0, 1},
    {98076, 33, 0, 0, 1}, {94019, 383, 0, 0, 1}, {98090, 28, 0, 0, 1}, {98111, 28, 0, 0, 1}, {98132, 60, 0, 0, 1},
    {98158, 384, 0, 0, 1}, {98233, 28, 0, 0, 0}, {94416, 21, 0, 0, 0}, {98252, 385, 94125, 22168, 0},
    {32568, 387, 0, 0, 0}, {98663, 28, 0, 0, 0}, {98864, 16, 0, 0, 0}, {98875, 16, 0, 0, 0}, {98887, 33, 0, 0, 1},
    {98904, 33, 0, 0, 1}, {98919, 369, 0, 95601, 0}, {98934, 388, 0, 0, 1}, {98946, 220, 0, 0, 1},
    {99774, 390, 0, 0, 0}, {95517, 28, 0, 0, 0}, {95659, 220, 0, 0, 1}, {101540, 390, 0, 0, 0},
    {101625, 392, 0, 0, 0}, {101633, 322, 0, 101646, 0}, {101801, 393, 0, 0, 0}, {102244, 394, 0, 0, 0},
    {102402, 395, 0, 0, 0}, {34064, 396, 0, 0, 0}, {102402, 395, 0, 0, 0}, {89752, 397, 0, 0, 0},
    {47601, 164, 0, 0, 0}, {103651, 60, 0, 0, 0}, {55310, 60, 0, 0, 0}, {55310, 60, 0, 0, 0}, {104110, 33, 0, 0, 1},
    {104381, 390, 0, 0, 0}, {62512, 60, 0, 0, 0}, {104392, 60, 0, 0, 0}, {104716, 60, 0, 0, 0},
    {104725, 60, 0, 0, 0}, {104737, 60, 0, 0, 0}, {62512, 60, 0, 0, 0}, {104392, 60, 0, 0, 0},
    {104381, 390, 0, 0, 0}, {94903, 361, 0, 0, 1}, {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1},
    {94945, 363, 0, 0, 1}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {104969, 345, 0, 0, 0},
    {104381, 390, 0, 0, 0}, {94903, 361, 0, 0, 1}, {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1},
    {94945, 363, 0, 0, 1}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {105209, 60, 0, 0, 0},
    {94004, 60, 0, 0, 0}, {105212, 60, 0, 0, 0}, {106238, 405, 0, 0, 0}, {106777, 164, 0, 0, 0},
    {89590, 407, 0, 0, 1}, {95533, 366, 0, 0, 1}, {46845, 179, 0, 0, 1}, {46852, 180, 0, 0, 1},
    {46862, 180, 0, 0, 1}, {53215, 28, 0, 0, 1}, {86711, 368, 0, 95584, 0}, {95517, 28, 0, 0, 0},
    {95659, 220, 0, 0, 1}, {109179, 33, 0, 0, 1}, {109224, 42, 0, 0, 0}, {55310, 164, 0, 0, 1},
    {94893, 33, 0, 0, 1}, {104110, 33, 0, 0, 1}, {109339, 33, 0, 0, 1}, {109349, 33, 0, 0, 1},
    {94874, 360, 0, 89656, 0}, {94883, 16, 0, 0, 1}, {89590, 407, 0, 0, 1}, {94903, 361, 0, 0, 1},
    {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1}, {94945, 363, 0, 0, 1}, {109634, 179, 0, 0, 0},
    {109715, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {91822, 378, 0, 0, 0}, {97629, 33, 0, 0, 1}, {109726, 33, 0, 0, 1},
    {88598, 380, 0, 0, 1}, {97701, 379, 0, 89656, 0}, {1398, 0, 0, 0, 0}, {109938, 21, 0, 0, 0},
    {93864, 33, 0, 0, 1}, {6744, 16, 0, 0, 0}, {91822, 378, 0, 0, 0}, {97629, 33, 0, 0, 1}, {109726, 33, 0, 0, 1},
    {109950, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {55310, 164, 0, 0, 1}, {109973, 409, 0, 22168, 0},
    {88598, 380, 0, 0, 1}, {97836, 16, 0, 0, 1}, {89459, 7, 0, 0, 1}, {109984, 410, 0, 0, 1}, {97701, 379, 0, 89656, 0},
    {109994, 220, 0, 0, 1}, {110099, 411, 0, 0, 0}, {110105, 412, 0, 0, 0}, {104105, 220, 0, 0, 0},
    {110222, 411, 0, 0, 0}, {110105, 412, 0, 0, 0}, {104105, 220, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {110334, 21, 0, 0, 0}, {110346, 179, 0, 0, 0}, {110355, 21, 0, 0, 0}, {91822, 378, 0, 0, 0},
    {97629, 33, 0, 0, 1}, {16911, 409, 0, 22168, 0}, {88598, 380, 0, 89656, 0}, {97701, 379, 0, 89656, 0},
    {90061, 220, 0, 0, 0}, {110656, 33, 0, 0, 1}, {39989, 28, 0, 0, 0}, {55310, 164, 0, 0, 1},
    {94893, 33, 0, 0, 1}, {104110, 33, 0, 0, 1}, {109349, 33, 0, 0, 1}, {94874, 360, 0, 89656, 0},
    {94883, 16, 0, 0, 1}, {94903, 361, 0, 0, 1}, {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1},
    {94945, 363, 0, 0, 1}, {53590, 213, 0, 0, 1}, {53568, 28, 0, 0, 0}, {53215, 28, 0, 0, 1}, {111782, 33, 0, 0, 1},
    {55310, 413, 0, 0, 1}, {55310, 414, 0, 0, 0}, {17095, 416, 0, 0, 0}, {114179, 418, 0, 0, 0},
    {114179, 418, 0, 0, 0}, {114933, 45, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47962, 16, 0, 0, 1}, {6753, 422, 0, 0, 0},
    {57294, 0, 0, 0, 1}, {93864, 33, 0, 0, 1}, {55310, 413, 0, 0, 1}, {104110, 26, 0, 1594, 1},
    {55310, 413, 0, 0, 1}, {16049, 26, 0, 0, 0}, {16057, 51, 0, 0, 0}, {16070, 26, 0, 0, 0}, {116278, 45, 0, 0, 0},
    {116293, 45, 0, 0, 0}, {116306, 45, 0, 0, 0}, {85389, 44, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47948, 186, 0, 0, 0},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {47962, 16, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0},
    {117570, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {47962, 16, 0, 0, 1}, {18445, 7, 0, 0, 0}, {61451, 429, 0, 0, 0},
    {119744, 431, 0, 0, 0}, {122767, 46, 0, 0, 0}, {122779, 33, 0, 0, 1}, {123274, 60, 0, 0, 1},
    {75375, 26, 0, 0, 0}, {123398, 60, 0, 0, 0}, {125201, 37, 0, 0, 0}, {125210, 60, 0, 22168, 0},
    {125227, 33, 0, 0, 1}, {125201, 37, 0, 0, 0}, {125227, 33, 0, 0, 1}, {125669, 444, 0, 125678, 0},
    {125711, 33, 0, 0, 1}, {127162, 164, 0, 89967, 1}, {127172, 33, 0, 0, 1}, {127183, 33, 0, 0, 1},
    {131202, 497, 0, 0, 1}, {131723, 33, 0, 0, 1}, {131896, 500, 0, 0, 0}, {132151, 33, 0, 0, 1},
    {132485, 504, 0, 132489, 0}, {132513, 505, 0, 132517, 0}, {132538, 21, 0, 0, 0}, {132676, 26, 0, 1594, 0},
    {132538, 21, 0, 0, 0}, {132485, 504, 0, 132489, 0}, {132513, 505, 0, 132517, 0}, {132676, 26, 0, 1594, 0},
    {132485, 504, 0, 132489, 0}, {132513, 505, 0, 132517, 0}, {132676, 26, 0, 1594, 0}, {132538, 21, 0, 0, 0},
    {132676, 26, 0, 1594, 0}, {133543, 21, 0, 0, 0}, {133543, 21, 0, 0, 0}, {70149, 513, 0, 135369, 0},
    {70149, 514, 0, 135827, 0}, {136203, 515, 0, 0, 0}, {70149, 513, 0, 135369, 0}, {70149, 514, 0, 135827, 0},
    {136509, 26, 0, 1594, 0}, {46422, 516, 0, 0, 1}, {46422, 266, 0, 0, 0}, {88383, 33, 0, 0, 1},
    {137248, 390, 0, 1594, 0}, {47601, 60, 0, 0, 0}, {137352, 518, 0, 0, 0}, {22144, 60, 0, 0, 0},
    {137689, 520, 0, 0, 0}, {137696, 520, 0, 0, 0}, {137703, 26, 0, 0, 0}, {137689, 520, 0, 0, 0},
    {137696, 520, 0, 0, 0}, {17095, 521, 0, 0, 0}, {138073, 522, 0, 0, 1}, {89752, 523, 0, 0, 0},
    {138112, 521, 0, 138122, 0}, {138148, 521, 0, 138156, 0}, {138477, 524, 0, 0, 0}, {138112, 521, 0, 138122, 0},
    {138148, 521, 0, 138483, 0}, {138477, 524, 0, 0, 0}, {17095, 525, 0, 0, 0}, {138684, 16, 0, 0, 0},
    {138980, 60, 0, 0, 0}, {36101, 526, 0, 0, 0}, {30141, 527, 0, 0, 0}, {138984, 528, 0, 0, 0},
    {17095, 531, 0, 0, 0}, {89752, 523, 0, 139630, 0}, {128191, 26, 0, 1594, 0}, {89752, 523, 0, 139630, 0},
    {89752, 523, 0, 0, 0}, {30141, 534, 0, 0, 0}, {141249, 535, 0, 0, 1}, {141270, 535, 0, 0, 1},
    {141291, 536, 0, 0, 0}, {141304, 537, 0, 0, 0}, {17095, 538, 0, 0, 0}, {30141, 534, 0, 0, 0},
    {141249, 535, 0, 0, 1}, {141270, 535, 0, 0, 1}, {141291, 536, 0, 0, 0}, {141304, 537, 0, 0, 0},
    {17095, 538, 0, 0, 0}, {141547, 33, 0, 0, 1}, {30141, 534, 0, 0, 0}, {141905, 539, 0, 0, 1},
    {141249, 535, 0, 0, 1}, {141270, 535, 0, 0, 1}, {141547, 33, 0, 0, 1}, {17095, 540, 0, 0, 1},
    {30141, 534, 0, 0, 0}, {142052, 541, 0, 0, 1}, {141905, 539, 0, 0, 1}, {142057, 526, 0, 0, 0},
    {142065, 526, 0, 0, 0}, {141249, 535, 0, 0, 1}, {141270, 535, 0, 0, 1}, {142188, 542, 0, 0, 1},
    {142202, 60, 0, 0, 1}, {142544, 544, 0, 0, 1}, {142555, 545, 0, 0, 1}, {128395, 33, 0, 0, 1},
    {61454, 33, 0, 0, 1}, {142569, 33, 0, 0, 1}, {70149, 546, 0, 0, 0}, {143248, 547, 0, 0, 1},
    {17095, 549, 0, 0, 0}, {78841, 26, 0, 1594, 0}, {122339, 26, 0, 1594, 0}, {145700, 60, 0, 0, 0},
    {129160, 550, 0, 0, 0}, {17095, 552, 0, 0, 0}, {145803, 33, 0, 0, 1}, {146059, 164, 0, 89656, 0},
    {36101, 526, 0, 0, 0}, {30141, 527, 0, 0, 0}, {138984, 528, 0, 0, 0}, {46422, 516, 0, 146390, 0},
    {30141, 555, 0, 0, 0}, {46422, 516, 0, 146390, 0}, {132151, 556, 0, 146803, 0}, {146836, 557, 0, 0, 1},
    {17095, 558, 0, 0, 0}, {147244, 33, 0, 0, 1}, {30141, 560, 0, 0, 0}, {17095, 563, 0, 0, 0},
    {147610, 516, 0, 0, 0}, {147619, 564, 0, 147631, 0}, {147670, 33, 0, 0, 1}, {17095, 538, 0, 0, 0},
    {147610, 516, 0, 0, 0}, {148069, 565, 0, 148080, 0}, {147619, 564, 0, 147631, 0}, {17095, 563, 0, 0, 0},
    {149331, 566, 0, 149348, 0}, {147619, 564, 0, 147631, 0}, {150602, 33, 0, 0, 1}, {30141, 560, 0, 0, 0},
    {17095, 567, 0, 0, 0}, {17095, 569, 0, 0, 0}, {30141, 534, 0, 0, 0}, {151041, 570, 0, 0, 0},
    {151047, 570, 0, 0, 0}, {151053, 570, 0, 0, 0}, {151059, 571, 0, 0, 0}, {27479, 572, 0, 0, 0},
    {27486, 572, 0, 0, 0}, {142057, 526, 0, 0, 0}, {142065, 526, 0, 0, 0}, {128060, 539, 0, 0, 1},
    {46422, 164, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36101, 526, 0, 0, 0},
    {151522, 535, 0, 0, 0}, {151529, 574, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0},
    {22146, 60, 0, 0, 0}, {142057, 526, 0, 0, 0}, {142065, 526, 0, 0, 0}, {151636, 535, 0, 0, 0},
    {151644, 535, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36101, 526, 0, 0, 0},
    {151522, 535, 0, 0, 0}, {100886, 188, 0, 0, 1}, {94004, 164, 0, 89656, 1}, {154138, 597, 0, 0, 1},
    {2376, 21, 0, 0, 0}, {94004, 164, 0, 89656, 1}, {154138, 597, 0, 0, 1}, {152835, 598, 0, 0, 1},
    {94004, 164, 0, 89656, 1}, {154138, 597, 0, 0, 1}, {154964, 599, 0, 0, 0}, {2097, 179, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {94004, 164, 0, 89656, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {155734, 21, 0, 0, 1},
    {156203, 33, 0, 0, 1}, {138477, 601, 0, 0, 1}, {153683, 602, 0, 0, 1}, {156224, 41, 0, 0, 1},
    {156237, 33, 0, 0, 1}, {156914, 603, 0, 0, 1}, {156224, 41, 0, 0, 1}, {156237, 33, 0, 0, 1},
    {138477, 601, 0, 0, 1}, {153683, 602, 0, 0, 1}, {156924, 604, 0, 0, 1}, {156938, 36, 0, 0, 1},
    {156954, 41, 0, 0, 1}, {157386, 605, 0, 89967, 1}, {157405, 33, 0, 0, 1}, {157420, 45, 0, 0, 1},
    {157665, 26, 0, 1594, 0}, {158098, 21, 0, 0, 0}, {158107, 607, 0, 0, 0}, {158116, 608, 0, 0, 0},
    {158133, 418, 0, 0, 1}, {158147, 179, 0, 0, 1}, {2097, 16, 0, 0, 1}, {158157, 26, 0, 1594, 0},
    {158876, 609, 0, 0, 1}, {158897, 302, 0, 0, 1}, {159064, 33, 0, 0, 1}, {156224, 41, 0, 0, 1},
    {156237, 33, 0, 0, 1}, {159189, 610, 0, 0, 1}, {156924, 604, 0, 0, 1}, {156938, 36, 0, 0, 1},
    {156954, 41, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {153219, 611, 0, 0, 0}, {160162, 33, 0, 0, 1},
    {156224, 41, 0, 0, 1}, {156237, 33, 0, 0, 1}, {156924, 604, 0, 0, 1}, {156938, 36, 0, 0, 1},
    {156954, 41, 0, 0, 1}, {160612, 37, 0, 0, 1}, {160623, 220, 0, 0, 1}, {138477, 601, 0, 0, 1},
    {153683, 602, 0, 0, 1}, {156224, 41, 0, 0, 1}, {156237, 33, 0, 0, 1}, {156924, 604, 0, 0, 1},
    {156938, 36, 0, 0, 1}, {156954, 41, 0, 0, 1}, {160640, 188, 0, 0, 1}, {160648, 188, 0, 0, 1},
    {161365, 41, 0, 0, 1}, {160162, 33, 0, 0, 1}, {156224, 41, 0, 0, 1}, {156237, 33, 0, 0, 1},
    {161909, 33, 0, 0, 1}, {161914, 612, 0, 0, 1}, {161927, 36, 0, 0, 1}, {161946, 41, 0, 0, 1},
    {160162, 33, 0, 0, 1}, {156224, 41, 0, 0, 1}, {156237, 33, 0, 0, 1}, {161964, 45, 0, 0, 1},
    {162812, 21, 0, 0, 0}, {162820, 16, 0, 0, 1}, {162830, 16, 0, 0, 1}, {161914, 612, 0, 0, 1},
    {160162, 33, 0, 0, 1}, {161914, 612, 0, 0, 1}, {161927, 36, 0, 0, 1}, {161946, 41, 0, 0, 1},
    {163777, 33, 0, 0, 1}, {156224, 41, 0, 0, 1}, {156237, 33, 0, 0, 1}, {163787, 33, 0, 0, 1},
    {164518, 36, 0, 0, 1}, {164539, 41, 0, 0, 1}, {164909, 613, 0, 0, 1}, {161927, 36, 0, 0, 1},
    {161946, 41, 0, 0, 1}, {163777, 33, 0, 0, 1}, {164923, 33, 0, 0, 1}, {164931, 614, 0, 0, 1},
    {156224, 41, 0, 0, 1}, {156237, 33, 0, 0, 1}, {156924, 604, 0, 0, 1}, {156938, 36, 0, 0, 1},
    {156954, 41, 0, 0, 1}, {163787, 33, 0, 0, 1}, {156224, 41, 0, 0, 1}, {156237, 33, 0, 0, 1},
    {156924, 604, 0, 0, 1}, {156938, 36, 0, 0, 1}, {156954, 41, 0, 0, 1}, {160162, 33, 0, 0, 1},
    {160623, 220, 0, 0, 1}, {160162, 33, 0, 0, 1}, {138477, 601, 0, 0, 1}, {153683, 602, 0, 0, 1},
    {167147, 302, 0, 0, 1}, {156224, 41, 0, 0, 1}, {156237, 33, 0, 0, 1}, {156924, 604, 0, 0, 1},
    {156938, 36, 0, 0, 1}, {156954, 41, 0, 0, 1}, {167155, 615, 0, 0, 1}, {167169, 616, 0, 0, 1},
    {167182, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {168168, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {169132, 16, 0, 0, 1}, {77441, 42, 0, 0, 0}, {169461, 626, 0, 0, 0}, {6744, 34, 0, 0, 1},
    {17624, 60, 0, 0, 0}, {17624, 60, 0, 0, 1}, {2097, 16, 0, 0, 1}, {170383, 21, 0, 0, 1}, {170489, 628, 0, 0, 1},
    {170866, 0, 0, 0, 0}, {48140, 409, 0, 0, 0}, {171014, 33, 0, 0, 1}, {6753, 21, 0, 0, 0}, {51320, 628, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {171668, 42, 0, 0, 0}, {171688, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {17624, 409, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47948, 186, 0, 0, 0}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {17624, 409, 0, 0, 1}, {173473, 7, 0, 0, 0}, {173482, 16, 0, 0, 1}, {173491, 42, 0, 0, 1},
    {169461, 626, 0, 0, 0}, {173882, 220, 0, 0, 0}, {173882, 50, 0, 0, 0}, {173882, 42, 0, 0, 0},
    {173882, 628, 0, 0, 0}, {173882, 632, 0, 0, 0}, {55310, 203, 174860, 0, 0}, {55310, 203, 174860, 0, 0},
    {94893, 33, 15216, 0, 0}, {104110, 33, 15216, 0, 0}, {109339, 33, 15216, 0, 0}, {109349, 33, 15216, 0, 0},
    {94874, 360, 94125, 22168, 0}, {94883, 16, 0, 0, 1}, {90061, 641, 94125, 22168, 0}, {90061, 642, 94125, 176194, 0},
    {55310, 203, 174860, 0, 0}, {94893, 33, 15216, 0, 0}, {104110, 33, 15216, 0, 0}, {109349, 33, 15216, 0, 0},
    {94874, 360, 94125, 22168, 0}, {94883, 16, 0, 0, 1}, {16758, 21, 0, 0, 0}, {39605, 60, 0, 0, 0},
    {177834, 60, 0, 0, 0}, {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1}, {94945, 363, 0, 0, 1},
    {178289, 60, 0, 0, 0}, {178412, 390, 0, 0, 0}, {178921, 60, 0, 0, 0}, {180888, 60, 0, 0, 0},
    {180900, 390, 0, 0, 0}, {180888, 60, 0, 0, 0}, {181422, 390, 0, 0, 0}, {180900, 390, 0, 0, 0},
    {182740, 60, 0, 0, 0}, {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1}, {94945, 363, 0, 0, 1},
    {89752, 60, 0, 0, 0}, {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1}, {94945, 363, 0, 0, 1},
    {39605, 60, 0, 0, 0}, {190720, 60, 0, 0, 0}, {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1},
    {94945, 363, 0, 0, 1}, {47601, 60, 0, 0, 0}, {39605, 60, 0, 0, 0}, {190720, 60, 0, 0, 0}, {94917, 362, 0, 0, 1},
    {94930, 362, 0, 0, 1}, {94945, 363, 0, 0, 1}, {191351, 60, 0, 0, 0}, {193280, 390, 0, 0, 0},
    {193283, 390, 0, 0, 0}, {195550, 60, 0, 0, 0}, {47031, 542, 0, 0, 0}, {47031, 60, 0, 0, 0},
    {48140, 542, 0, 0, 0}, {163755, 542, 0, 0, 0}, {48140, 60, 0, 0, 0}, {196221, 60, 0, 0, 0},
    {39989, 60, 0, 0, 0}, {39989, 60, 0, 0, 0}, {47601, 60, 0, 0, 0}, {196325, 60, 0, 0, 0}, {197463, 60, 0, 0, 0},
    {94917, 362, 0, 0, 1}, {94930, 362, 0, 0, 1}, {94945, 363, 0, 0, 1}, {197901, 60, 0, 0, 0},
    {197909, 60, 0, 0, 0}, {197917, 60, 0, 0, 0}, {197926, 390, 0, 0, 0}, {198146, 390, 0, 1594, 0},
    {198278, 390, 0, 1594, 0}, {198284, 390, 0, 1594, 0}, {198290, 542, 0, 198295, 0}, {198303, 390, 0, 1594, 0},
    {198310, 390, 0, 1594, 0}, {198290, 542, 0, 198295, 0}, {198303, 390, 0, 1594, 0}, {198310, 390, 0, 1594, 0},
    {198278, 390, 0, 1594, 0}, {198284, 390, 0, 1594, 0}, {29973, 390, 0, 1594, 0}, {198278, 390, 0, 1594, 0},
    {198284, 390, 0, 1594, 0}, {198303, 390, 0, 1594, 0}, {198310, 390, 0, 1594, 0}, {29973, 390, 0, 1594, 0},
    {199399, 60, 0, 22168, 0}, {199404, 60, 0, 22168, 0}, {198290, 542, 0, 198295, 0}, {199409, 60, 0, 22168, 0},
    {199420, 60, 0, 22168, 0}, {199430, 60, 0, 22168, 0}, {199441, 60, 0, 22168, 0}, {198303, 390, 0, 1594, 0},
    {198310, 390, 0, 1594, 0}, {198290, 542, 0, 198295, 0}, {199409, 60, 0, 22168, 0}, {199420, 60, 0, 22168, 0},
    {199430, 60, 0, 22168, 0}, {199441, 60, 0, 22168, 0}, {198303, 390, 0, 1594, 0}, {198310, 390, 0, 1594, 0},
    {59235, 33, 0, 0, 1}, {200127, 33, 0, 0, 1}, {200319, 45, 0, 0, 0}, {200336, 45, 0, 0, 0},
    {200353, 45, 0, 0, 0}, {200364, 671, 0, 0, 1}, {88320, 16, 0, 0, 1}, {30141, 675, 0, 0, 0},
    {202010, 26, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47962, 16, 0, 0, 1}, {200364, 241, 0, 0, 0}, {204288, 179, 0, 0, 0},
    {204293, 688, 0, 204303, 0}, {204314, 46, 0, 0, 0}, {204288, 179, 0, 0, 0}, {204293, 688, 0, 204303, 0},
    {78934, 689, 0, 204510, 0}, {204288, 179, 0, 0, 0}, {204293, 688, 0, 204303, 0}, {204673, 46, 0, 0, 0},
    {204288, 179, 0, 0, 0}, {204293, 688, 0, 204303, 0}, {204824, 46, 0, 0, 0}, {204835, 46, 0, 0, 0},
    {204288, 179, 0, 0, 0}, {204293, 688, 0, 204303, 0}, {170200, 45, 0, 0, 0}, {204288, 179, 0, 0, 0},
    {204293, 688, 0, 204303, 0}, {204314, 46, 0, 0, 0}, {170200, 45, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {30141, 45, 0, 0, 0}, {204288, 179, 0, 0, 0}, {204192, 688, 0, 204303, 0}, {204288, 179, 0, 0, 0},
    {205841, 688, 0, 0, 0}, {204288, 179, 0, 0, 0}, {204288, 179, 0, 0, 0}, {204293, 688, 0, 204303, 0},
    {17613, 45, 0, 0, 1}, {204288, 179, 0, 0, 0}, {204293, 688, 0, 204303, 0}, {78934, 689, 0, 204510, 0},
    {170200, 45, 0, 0, 0}, {204288, 179, 0, 0, 0}, {204293, 688, 0, 204303, 0}, {78934, 689, 0, 204510, 0},
    {206649, 46, 0, 0, 0}, {204288, 179, 0, 0, 0}, {204293, 688, 0, 204303, 0}, {206649, 46, 0, 0, 0},
    {170200, 45, 0, 0, 0}, {204288, 179, 0, 0, 0}, {204293, 688, 0, 204303, 0}, {207065, 45, 0, 0, 0},
    {207308, 33, 0, 0, 1}, {64629, 45, 0, 0, 0}, {161816, 45, 0, 0, 0}, {204288, 179, 0, 0, 0},
    {205841, 691, 0, 0, 0}, {207930, 45, 0, 30130, 0}, {207958, 45, 0, 30130, 0}, {204288, 179, 0, 0, 0},
    {204293, 688, 0, 204303, 0}, {208386, 46, 0, 0, 0}, {39605, 164, 0, 0, 0}, {208397, 33, 0, 0, 1},
    {204288, 179, 0, 0, 0}, {205841, 691, 0, 0, 0}, {207958, 45, 0, 30130, 0}, {76506, 699, 0, 0, 0},
    {1398, 700, 0, 0, 0}, {210596, 60, 0, 0, 0}, {94009, 33, 0, 0, 1}, {211269, 16, 0, 0, 1}, {211401, 60, 0, 22168, 0},
    {211408, 33, 0, 0, 1}, {211418, 42, 0, 0, 1}, {76506, 702, 0, 0, 0}, {1398, 345, 0, 0, 0},
    {48140, 409, 0, 0, 0}, {212573, 16, 0, 0, 0}, {213764, 33, 0, 0, 1}, {213778, 33, 0, 0, 1},
    {214191, 713, 0, 0, 0}, {58830, 714, 0, 0, 0}, {62284, 46, 0, 0, 0}, {2013, 46, 0, 0, 0}, {215019, 719, 0, 0, 0},
    {215029, 704, 0, 0, 0}, {213053, 46, 0, 0, 0}, {213059, 46, 0, 0, 0}, {138477, 44, 0, 0, 1},
    {214191, 713, 0, 0, 0}, {216436, 33, 0, 0, 1}, {88169, 33, 0, 0, 1}, {217502, 722, 0, 0, 0},
    {60588, 46, 0, 0, 0}, {217947, 44, 0, 0, 0}, {217956, 46, 0, 0, 1}, {217502, 722, 0, 0, 0},
    {218151, 726, 0, 0, 0}, {2013, 46, 0, 0, 1}, {47948, 766, 0, 0, 0}, {46852, 180, 0, 0, 1},
    {46862, 180, 0, 0, 1}, {240010, 26, 0, 0, 1}, {6744, 16, 0, 0, 0}, {240210, 60, 0, 0, 0}, {240293, 179, 0, 0, 0},
    {240296, 41, 0, 0, 0}, {240602, 734, 0, 0, 0}, {240615, 770, 0, 0, 0}, {240602, 734, 0, 0, 0},
    {240858, 770, 0, 0, 0}, {240874, 770, 0, 0, 0}, {53215, 412, 0, 0, 1}, {15550, 412, 0, 0, 0},
    {244191, 734, 0, 0, 0}, {240602, 734, 0, 0, 0}, {239510, 770, 0, 0, 0}, {239441, 779, 0, 0, 1},
    {55310, 780, 0, 0, 1}, {244934, 779, 0, 0, 1}, {244955, 780, 0, 0, 1}, {6753, 21, 0, 0, 0},
    {6744, 16, 0, 0, 0}, {245678, 7, 0, 0, 0}, {238828, 785, 0, 0, 0}, {240293, 179, 0, 0, 0},
    {240296, 41, 0, 0, 0}, {240293, 179, 0, 0, 0}, {238791, 786, 0, 0, 0}, {52465, 412, 0, 0, 0},
    {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {109740, 179, 0, 0, 1}, {51602, 60, 0, 0, 1}, {248769, 60, 0, 0, 1},
    {248777, 60, 0, 0, 1}, {238175, 16, 0, 0, 1}, {239318, 793, 0, 0, 1}, {244191, 734, 0, 0, 0},
    {244191, 734, 0, 0, 0}, {239011, 794, 0, 0, 0}, {239162, 805, 0, 0, 1}, {239162, 805, 0, 0, 0},
    {254947, 809, 0, 0, 0}, {255092, 811, 0, 0, 0}, {255106, 779, 0, 0, 1}, {55310, 780, 0, 0, 1},
    {255327, 812, 0, 0, 1}, {239441, 779, 0, 0, 1}, {55310, 780, 0, 0, 1}, {240602, 734, 0, 0, 0},
    {239510, 770, 0, 0, 0}, {60987, 818, 0, 0, 1}, {6744, 16, 0, 0, 0}, {257609, 129, 0, 0, 0},
    {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {243938, 41, 0, 0, 0}, {257836, 213, 0, 0, 1}, {53568, 28, 0, 0, 0},
    {239938, 819, 0, 0, 0}, {259056, 412, 0, 0, 0}, {47948, 186, 0, 0, 0}, {46852, 180, 0, 0, 1},
    {46862, 180, 0, 0, 1}, {6744, 16, 0, 0, 0}, {238972, 823, 0, 0, 0}, {239318, 793, 0, 0, 1},
    {259541, 179, 0, 0, 0}, {239375, 824, 0, 0, 0}, {259732, 179, 0, 0, 0}, {239900, 825, 0, 0, 0},
    {238143, 826, 0, 0, 0}, {239474, 827, 0, 0, 0}, {260030, 828, 0, 0, 1}, {6744, 16, 0, 0, 1},
    {60588, 164, 0, 0, 0}, {260789, 45, 0, 0, 0}, {260801, 33, 0, 0, 1}, {261647, 45, 0, 0, 0},
    {261658, 45, 0, 0, 0}, {261670, 33, 0, 0, 1}, {262087, 45, 0, 0, 0}, {260801, 33, 0, 0, 1},
    {262994, 845, 0, 0, 0}, {264889, 60, 0, 0, 0}, {262925, 847, 0, 264894, 0}, {78872, 26, 0, 0, 0},
    {66789, 850, 0, 0, 0}, {3665, 850, 0, 0, 0}, {265876, 851, 0, 0, 0}, {265880, 852, 0, 0, 0},
    {262822, 855, 0, 0, 0}, {266509, 856, 0, 0, 0}, {266517, 856, 0, 0, 0}, {262925, 847, 0, 264894, 0},
    {264889, 60, 0, 0, 0}, {52465, 858, 0, 0, 0}, {52465, 675, 0, 0, 0}, {265876, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {267437, 850, 0, 0, 0}, {265880, 852, 0, 0, 0}, {267446, 26, 0, 1594, 1},
    {265876, 861, 0, 0, 0}, {3665, 862, 0, 0, 0}, {267437, 862, 0, 0, 0}, {265880, 852, 0, 0, 0},
    {267446, 26, 0, 1594, 1}, {268217, 16, 0, 0, 0}, {268231, 16, 0, 0, 0}, {268243, 16, 0, 0, 0},
    {269005, 26, 0, 0, 0}, {267446, 26, 0, 1594, 1}, {66789, 850, 0, 0, 0}, {3665, 850, 0, 0, 0},
    {265876, 851, 0, 0, 0}, {262925, 847, 0, 264894, 0}, {262925, 847, 0, 264894, 0}, {271038, 26, 0, 0, 0},
    {262994, 845, 0, 0, 0}, {271046, 26, 0, 0, 0}, {271058, 26, 0, 0, 0}, {271073, 26, 0, 0, 0},
    {70149, 875, 0, 0, 0}, {267446, 26, 0, 1594, 1}, {271561, 28, 0, 0, 0}, {271618, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {265880, 852, 0, 0, 0}, {267446, 26, 0, 1594, 1}, {6744, 34, 0, 0, 0},
    {271648, 675, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57294, 0, 0, 0, 1}, {2097, 34, 0, 0, 0}, {272711, 45, 0, 0, 0},
    {272724, 45, 0, 0, 0}, {273332, 42, 0, 0, 1}, {273342, 42, 0, 0, 1}, {273354, 42, 0, 0, 1},
    {273369, 42, 0, 0, 1}, {273386, 33, 0, 0, 1}, {273405, 33, 0, 0, 1}, {273636, 16, 0, 0, 0},
    {169461, 542, 0, 273886, 0}, {273946, 16, 0, 0, 0}, {274097, 26, 0, 1594, 1}, {274115, 164, 0, 274130, 1},
    {274139, 26, 0, 1594, 1}, {274161, 26, 0, 1594, 1}, {274184, 16, 0, 0, 1}, {274480, 26, 0, 1594, 0},
    {274506, 26, 0, 3064, 0}, {274533, 26, 0, 1594, 0}, {274735, 33, 0, 0, 1}, {274745, 164, 0, 274760, 0},
    {274769, 164, 0, 274760, 0}, {273946, 16, 0, 0, 1}, {22142, 164, 0, 0, 0}, {22144, 164, 0, 0, 0},
    {22146, 164, 0, 0, 0}, {275653, 26, 0, 1594, 0}, {275972, 164, 0, 0, 1}, {276971, 33, 0, 0, 1},
    {277558, 879, 0, 130214, 0}, {277558, 880, 0, 22168, 0}, {278159, 164, 0, 89967, 0}, {277558, 881, 0, 22168, 0},
    {278312, 26, 0, 1594, 0}, {278835, 882, 0, 130214, 0}, {278159, 164, 0, 89967, 0}, {279050, 26, 0, 1594, 0},
    {279586, 16, 0, 0, 0}, {109224, 241, 0, 279596, 0}, {280180, 885, 0, 0, 1}, {280214, 26, 0, 1594, 0},
    {280245, 26, 0, 1594, 0}, {280263, 26, 0, 1594, 0}, {280293, 26, 0, 1594, 0}, {280309, 26, 0, 1594, 0},
    {280328, 26, 0, 1594, 0}, {280344, 26, 0, 3064, 0}, {280367, 16, 0, 280377, 0}, {280703, 7, 0, 0, 0},
    {280812, 16, 0, 0, 1}, {280812, 16, 0, 0, 0}, {281180, 220, 0, 0, 0}, {281274, 33, 0, 0, 1},
    {281468, 33, 0, 0, 1}, {281482, 33, 0, 0, 1}, {281498, 41, 0, 0, 0}, {281507, 41, 0, 0, 0},
    {281816, 33, 0, 0, 1}, {96510, 7, 0, 0, 1}, {96510, 7, 0, 0, 0}, {96510, 7, 0, 0, 0}, {282219, 28, 0, 0, 0},
    {282236, 28, 0, 0, 0}, {282256, 33, 0, 0, 1}, {282487, 164, 0, 0, 0}, {282641, 45, 0, 0, 0},
    {282659, 33, 0, 0, 1}, {282671, 33, 0, 0, 1}, {282833, 33, 0, 0, 1}, {282853, 33, 0, 0, 1},
    {282873, 16, 0, 0, 1}, {282881, 33, 0, 0, 1}, {282893, 188, 0, 89967, 0}, {282928, 164, 0, 0, 0},
    {283090, 33, 0, 0, 1}, {283201, 45, 0, 30130, 1}, {283211, 33, 0, 0, 1}, {283400, 45, 0, 30130, 0},
    {283411, 26, 0, 3064, 0}, {76029, 164, 0, 283433, 0}, {60980, 7, 0, 0, 0}, {283686, 889, 0, 0, 0},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {11482, 16, 0, 0, 0}, {284419, 26, 0, 1594, 0},
    {284430, 26, 0, 1594, 0}, {284476, 164, 0, 89967, 0}, {284495, 164, 0, 90922, 0}, {284572, 188, 0, 0, 0},
    {284749, 42, 0, 0, 0}, {32568, 891, 0, 0, 0}, {283686, 889, 0, 0, 1}, {285243, 164, 0, 0, 1},
    {97668, 33, 0, 0, 1}, {285262, 33, 0, 0, 1}, {285274, 42, 0, 0, 1}, {285575, 45, 0, 0, 0},
    {282659, 33, 0, 0, 1}, {282671, 33, 0, 0, 1}, {78925, 33, 0, 0, 1}, {78934, 33, 0, 0, 1}, {282641, 45, 0, 0, 0},
    {282659, 33, 0, 0, 1}, {282671, 33, 0, 0, 1}, {85389, 33, 0, 0, 1}, {285970, 33, 0, 0, 1},
    {96616, 164, 0, 0, 0}, {87322, 33, 0, 0, 1}, {76861, 33, 0, 0, 1}, {286930, 164, 0, 0, 0},
    {284572, 188, 0, 0, 0}, {287031, 33, 0, 0, 1}, {282881, 33, 0, 0, 1}, {287310, 33, 0, 0, 1},
    {285516, 164, 0, 0, 0}, {287363, 33, 0, 0, 1}, {283686, 889, 0, 130214, 0}, {287664, 7, 0, 0, 0},
    {2097, 16, 0, 0, 1}, {287771, 33, 0, 0, 1}, {287787, 33, 0, 0, 1}, {287803, 33, 0, 0, 1}, {288061, 33, 0, 0, 1},
    {282873, 16, 0, 0, 0}, {283686, 889, 0, 0, 0}, {288750, 26, 0, 3064, 0}, {288776, 26, 0, 3064, 0},
    {288802, 164, 0, 0, 1}, {49083, 0, 0, 0, 1}, {280367, 16, 0, 288905, 0}, {288948, 16, 0, 288957, 0},
    {288972, 33, 0, 0, 1}, {288999, 33, 0, 0, 1}, {62284, 898, 0, 0, 0}, {289290, 898, 0, 0, 0},
    {289777, 45, 0, 30130, 1}, {289795, 45, 0, 30130, 1}, {289819, 33, 0, 0, 1}, {289833, 33, 0, 0, 1},
    {290418, 164, 0, 0, 0}, {290436, 164, 0, 0, 0}, {286930, 164, 0, 0, 0}, {75375, 45, 0, 30130, 0},
    {75375, 45, 0, 30130, 0}, {291032, 33, 0, 0, 1}, {291197, 899, 0, 30130, 1}, {291690, 26, 0, 3064, 0},
    {291968, 26, 0, 3064, 0}, {292059, 42, 0, 0, 1}, {240296, 907, 0, 0, 1}, {292063, 241, 0, 0, 1},
    {292072, 21, 0, 0, 1}, {292091, 628, 0, 0, 1}, {62284, 164, 0, 0, 0}, {289290, 164, 0, 0, 0},
    {292418, 164, 0, 89967, 0}, {292606, 45, 0, 30130, 0}, {292882, 862, 0, 30130, 0}, {292909, 908, 0, 30130, 0},
    {292946, 862, 0, 30130, 0}, {293376, 45, 0, 30130, 1}, {293387, 45, 0, 30130, 1}, {293648, 220, 0, 60735, 0},
    {293663, 37, 0, 60735, 0}, {293682, 45, 0, 30130, 1}, {293708, 37, 0, 60735, 0}, {293721, 418, 0, 60735, 0},
    {293740, 16, 0, 288905, 0}, {293753, 33, 0, 0, 1}, {293648, 220, 0, 60735, 0}, {294042, 45, 0, 30130, 1},
    {293622, 33, 0, 0, 1}, {294296, 37, 0, 60735, 0}, {294316, 29, 0, 60735, 0}, {294338, 33, 0, 0, 1},
    {294364, 33, 0, 0, 1}, {294390, 33, 0, 0, 1}, {49083, 0, 0, 0, 1}, {200364, 671, 0, 0, 1},
    {55310, 164, 0, 0, 1}, {62284, 164, 0, 0, 0}, {294872, 164, 0, 0, 0}, {294891, 33, 0, 0, 1},
    {295020, 164, 0, 89656, 0}, {295033, 164, 0, 89656, 0}, {295056, 33, 0, 0, 1}, {295071, 33, 0, 0, 1},
    {295093, 33, 0, 0, 1}, {295218, 37, 0, 60735, 0}, {157420, 37, 0, 60735, 0}, {295218, 37, 0, 60735, 0},
    {159177, 45, 0, 30130, 0}, {157420, 45, 0, 30130, 0}, {200364, 671, 0, 0, 1}, {116293, 45, 0, 30130, 1},
    {295674, 45, 0, 30130, 1}, {295686, 36, 0, 295701, 1}, {295963, 45, 0, 30130, 1}, {289777, 45, 0, 30130, 1},
    {200364, 671, 0, 0, 1}, {296392, 909, 0, 22168, 0}, {296546, 45, 0, 30130, 1}, {296566, 33, 0, 0, 1},
    {296587, 33, 0, 0, 1}, {296623, 33, 0, 0, 1}, {295686, 36, 0, 295701, 1}, {296845, 33, 0, 0, 1},
    {296880, 33, 0, 0, 1}, {296566, 33, 0, 0, 1}, {296898, 33, 0, 0, 1}, {296924, 33, 0, 0, 1},
    {296969, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {297177, 345, 0, 0, 1}, {2097, 16, 0, 0, 0}, {109224, 0, 0, 0, 0},
    {297443, 0, 0, 0, 1}, {297563, 33, 0, 0, 1}, {297907, 45, 0, 30130, 1}, {297930, 45, 0, 30130, 1},
    {297951, 45, 0, 30130, 1}, {297974, 45, 0, 30130, 1}, {297998, 45, 0, 30130, 1}, {298020, 45, 0, 30130, 1},
    {298744, 164, 0, 89967, 1}, {298945, 45, 0, 30130, 1}, {298962, 45, 0, 30130, 1}, {298977, 45, 0, 30130, 1},
    {298994, 45, 0, 30130, 1}, {299349, 45, 0, 30130, 1}, {17624, 164, 0, 89656, 1}, {298945, 45, 0, 30130, 1},
    {298962, 45, 0, 30130, 1}, {298977, 45, 0, 30130, 1}, {298994, 45, 0, 30130, 1}, {3681, 33, 0, 0, 1},
    {1398, 910, 0, 300004, 0}, {90451, 911, 0, 0, 0}, {300123, 911, 0, 0, 0}, {90451, 911, 0, 0, 0},
    {300588, 45, 0, 0, 0}, {79370, 220, 0, 0, 0}, {82617, 916, 0, 0, 0}, {17095, 917, 0, 300712, 0},
    {301350, 45, 0, 0, 0}, {116270, 37, 0, 0, 0}, {115372, 37, 0, 0, 0}, {52517, 37, 0, 0, 0},
    {116270, 37, 0, 0, 0}, {52517, 37, 0, 0, 0}, {17095, 917, 0, 0, 0}, {295218, 45, 0, 0, 0},
    {17095, 917, 0, 300712, 0}, {300269, 924, 0, 303323, 0}, {303352, 16, 0, 0, 1}, {17095, 917, 0, 0, 0},
    {31504, 122, 0, 31576, 0}, {17095, 917, 0, 0, 0}, {304063, 164, 0, 0, 0}, {304077, 26, 0, 0, 0},
    {39989, 45, 0, 0, 0}, {304790, 44, 0, 0, 0}, {304806, 29, 0, 0, 0}, {305761, 930, 0, 0, 0},
    {46845, 179, 0, 0, 0}, {306462, 345, 0, 0, 0}, {6744, 34, 0, 0, 0}, {306728, 186, 0, 0, 0},
    {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1}, {306741, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {306902, 33, 0, 0, 1}, {306741, 33, 0, 0, 1}, {18445, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {307215, 16, 0, 0, 0},
    {307226, 16, 0, 0, 0}, {6753, 186, 0, 0, 0}, {46852, 180, 0, 0, 1}, {46862, 180, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {307215, 16, 0, 0, 0}, {307226, 16, 0, 0, 0}, {6753, 932, 0, 0, 0}, {306902, 33, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {307215, 16, 0, 0, 0}, {307226, 16, 0, 0, 0}, {307407, 933, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {307215, 16, 0, 0, 0}, {307226, 16, 0, 0, 0}, {6753, 934, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {307407, 933, 0, 0, 0}, {306741, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 934, 0, 0, 0},
    {306741, 33, 0, 0, 1}, {309723, 858, 0, 0, 1}, {311417, 164, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {36101, 956, 0, 0, 1}, {312185, 956, 0, 0, 0}, {312198, 956, 0, 0, 0}, {313101, 45, 0, 0, 1},
    {313115, 45, 0, 0, 1}, {313127, 45, 0, 0, 1}, {314286, 956, 0, 0, 1}, {314295, 956, 0, 0, 1},
    {314304, 956, 0, 0, 1}, {314478, 950, 0, 0, 0}, {311202, 965, 0, 0, 0}, {311339, 164, 0, 0, 1},
    {315538, 971, 0, 0, 1}, {315546, 971, 0, 0, 1}, {315554, 971, 0, 0, 1}, {36101, 956, 0, 0, 1},
    {313101, 45, 0, 0, 0}, {315669, 33, 0, 0, 1}, {36101, 956, 0, 0, 1}, {313101, 45, 0, 0, 1},
    {315865, 33, 0, 0, 1}, {75375, 45, 0, 0, 1}, {315538, 971, 0, 0, 1}, {315546, 971, 0, 0, 1},
    {315554, 971, 0, 0, 1}, {36101, 956, 0, 0, 1}, {315538, 971, 0, 0, 1}, {315546, 971, 0, 0, 1},
    {315554, 971, 0, 0, 1}, {316205, 164, 0, 0, 1}, {36101, 956, 0, 0, 1}, {313101, 45, 0, 0, 1},
    {315538, 971, 0, 0, 1}, {315546, 971, 0, 0, 1}, {315554, 971, 0, 0, 1}, {36101, 956, 0, 0, 1},
    {313101, 45, 0, 0, 0}, {317976, 976, 0, 0, 1}, {318228, 60, 0, 0, 0}, {318246, 60, 0, 0, 0},
    {318257, 60, 0, 0, 0}, {318269, 60, 0, 0, 0}, {75375, 390, 0, 0, 0}, {318278, 390, 0, 0, 0},
    {317976, 976, 0, 0, 1}, {318228, 60, 0, 0, 0}, {318246, 60, 0, 0, 0}, {318257, 60, 0, 0, 0},
    {318269, 60, 0, 0, 0}, {317976, 976, 0, 0, 1}, {317976, 978, 0, 0, 1}, {318228, 60, 0, 0, 0},
    {318246, 60, 0, 0, 0}, {318257, 60, 0, 0, 0}, {317976, 978, 0, 0, 1}, {89752, 979, 0, 0, 0},
    {318849, 980, 0, 318859, 0}, {30141, 981, 0, 0, 0}, {51320, 982, 0, 0, 0},
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
    {78987, 32, 0, 0, {325, 13}}, {78995, 32, 0, 0, {338, 3}}, {86489, 64, 0, 0, {341, 2}}, {86510, 64, 0, 0, {343, 21}},
    {86633, 64, 0, 0, {364, 7}}, {86711, 64, 0, 0, {371, 47}}, {87315, 64, 0, 0, {418, 5}}, {87368, 64, 0, 0, {423, 4}},
    {87428, 32, 7, 16645, {427, 34}}, {87842, 64, 0, 0, {461, 4}}, {87876, 32, 7, 16645, {465, 11}},
    {87993, 64, 0, 0, {476, 16}}, {88020, 64, 0, 0, {492, 3}}, {88062, 32, 7, 31399, {495, 9}},
    {88076, 64, 0, 0, {504, 5}}, {88135, 32, 5, 16645, {509, 5}}, {88178, 64, 0, 0, {161, 10}},
    {31378, 32, 5, 31399, {180, 3}}, {88192, 64, 0, 0, {514, 11}}, {88304, 64, 0, 0, {525, 8}},
    {88372, 64, 0, 0, {533, 4}}, {88404, 64, 0, 0, {537, 3}}, {31410, 64, 0, 0, {540, 7}}, {88516, 64, 0, 0, {547, 4}},
    {88550, 64, 0, 0, {551, 3}}, {88567, 64, 0, 0, {554, 3}}, {88611, 64, 0, 0, {557, 3}}, {14229, 64, 0, 0, {94, 16}},
    {118496, 32, 0, 0, {560, 63}}, {119540, 32, 0, 0, {623, 14}}, {122174, 32, 0, 0, {637, 5}},
    {122209, 32, 0, 0, {642, 3}}, {122263, 32, 0, 0, {645, 4}}, {122322, 32, 0, 0, {649, 2}}, {122343, 32, 0, 0, {651, 4}},
    {127523, 32, 0, 0, {655, 3}}, {127545, 32, 0, 0, {658, 2}}, {127574, 32, 0, 0, {660, 2}}, {127599, 32, 0, 0, {662, 5}},
    {127685, 32, 0, 0, {667, 4}}, {127784, 32, 0, 0, {671, 2}}, {127818, 32, 0, 0, {673, 7}}, {127840, 32, 0, 0, {680, 2}},
    {127876, 32, 0, 0, {682, 4}}, {127933, 32, 0, 0, {686, 5}}, {127970, 32, 0, 0, {691, 3}}, {127996, 32, 0, 0, {694, 3}},
    {128037, 32, 0, 0, {697, 3}}, {128045, 32, 0, 0, {700, 2}}, {128078, 32, 0, 0, {702, 1}}, {128093, 32, 0, 0, {703, 2}},
    {128111, 32, 0, 0, {705, 16}}, {128164, 32, 0, 0, {721, 2}}, {128178, 32, 0, 0, {723, 8}},
    {128216, 32, 0, 0, {731, 4}}, {128245, 32, 0, 0, {735, 7}}, {128297, 32, 0, 0, {742, 7}}, {128334, 32, 0, 0, {749, 2}},
    {128359, 32, 0, 0, {751, 6}}, {128405, 32, 0, 0, {757, 10}}, {128415, 32, 0, 0, {767, 2}},
    {128430, 32, 0, 0, {769, 3}}, {128452, 32, 0, 0, {772, 2}}, {128491, 32, 0, 0, {774, 2}}, {128503, 32, 0, 0, {776, 4}},
    {128517, 32, 0, 0, {780, 5}}, {128571, 32, 0, 0, {785, 8}}, {128592, 32, 0, 0, {793, 3}}, {128619, 32, 0, 0, {796, 4}},
    {128671, 32, 0, 0, {800, 5}}, {128757, 32, 0, 0, {805, 2}}, {128796, 32, 0, 0, {807, 2}}, {128826, 32, 0, 0, {809, 5}},
    {128912, 32, 0, 0, {814, 3}}, {128949, 32, 0, 0, {817, 4}}, {128985, 32, 0, 0, {821, 4}}, {129032, 32, 0, 0, {825, 4}},
    {129050, 32, 0, 0, {829, 2}}, {129066, 32, 0, 0, {831, 4}}, {129090, 32, 0, 0, {835, 2}}, {129107, 32, 0, 0, {837, 2}},
    {129121, 32, 0, 0, {839, 10}}, {151814, 32, 0, 0, {849, 3}}, {151835, 32, 0, 0, {852, 4}},
    {151891, 32, 0, 0, {856, 2}}, {151928, 32, 0, 0, {858, 1}}, {151948, 32, 3, 16645, {859, 21}},
    {152098, 32, 0, 0, {880, 5}}, {152120, 32, 0, 0, {858, 1}}, {152139, 32, 0, 0, {858, 1}}, {152160, 32, 0, 0, {885, 1}},
    {152187, 32, 0, 0, {886, 4}}, {152228, 32, 3, 16645, {890, 5}}, {152316, 32, 0, 0, {895, 6}},
    {152362, 32, 0, 0, {901, 5}}, {152465, 32, 0, 0, {906, 2}}, {152500, 32, 0, 0, {908, 4}}, {152533, 32, 0, 0, {912, 3}},
    {152557, 32, 0, 0, {915, 2}}, {152598, 32, 0, 0, {917, 3}}, {152639, 32, 0, 0, {920, 4}}, {152674, 32, 3, 16645, {924, 5}},
    {152716, 32, 0, 0, {929, 4}}, {86510, 32, 0, 0, {933, 17}}, {86633, 32, 0, 0, {950, 7}}, {174315, 32, 0, 0, {957, 4}},
    {174327, 8, 1, 16645, {961, 3}}, {204093, 32, 0, 0, {964, 9}}, {208925, 64, 0, 0, {973, 8}},
    {208940, 64, 0, 0, {981, 4}}, {212820, 32, 0, 0, {985, 2}}, {212864, 32, 0, 0, {987, 4}}, {212946, 32, 0, 0, {991, 6}},
    {219050, 32, 0, 0, {997, 4}}, {219120, 32, 0, 0, {1001, 96}}, {220623, 32, 0, 0, {1097, 210}},
    {225056, 32, 0, 0, {1307, 5}}, {225101, 32, 0, 0, {1312, 2}}, {225149, 32, 3, 16645, {1314, 6}},
    {225222, 32, 0, 0, {1320, 3}}, {225272, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {226908, 32, 0, 0, {1440, 76}}, {228258, 32, 0, 0, {1516, 15}},
    {228435, 32, 0, 0, {1531, 107}}, {231535, 32, 0, 0, {1638, 1}}, {225635, 32, 3, 16645, {1639, 8}},
    {127818, 32, 0, 0, {1647, 4}}, {231649, 32, 3, 16645, {1651, 6}}, {231689, 32, 0, 0, {1657, 7}},
    {231829, 32, 0, 0, {1664, 2}}, {231865, 32, 0, 0, {1666, 3}}, {231909, 32, 0, 0, {1669, 42}},
    {232206, 32, 3, 16645, {1711, 17}}, {232367, 32, 0, 0, {1728, 3}}, {232424, 32, 0, 0, {1731, 2}},
    {232469, 32, 0, 0, {1733, 3}}, {232507, 32, 0, 0, {1736, 5}}, {232579, 32, 3, 16645, {1741, 18}},
    {232878, 32, 0, 0, {1759, 4}}, {232907, 32, 3, 16645, {1763, 9}}, {233023, 32, 0, 0, {1772, 4}},
    {233050, 32, 3, 16645, {1776, 15}}, {233257, 32, 0, 0, {1791, 259}}, {237476, 32, 0, 0, {2050, 1}},
    {237520, 32, 0, 0, {2051, 7}}, {237601, 32, 3, 16645, {2058, 3}}, {237638, 32, 0, 0, {2061, 24}},
    {237966, 32, 0, 0, {2085, 4}}, {238007, 32, 0, 0, {2089, 10}}, {238077, 32, 0, 0, {2099, 7}},
    {262501, 32, 0, 0, {2106, 1}}, {228435, 32, 0, 0, {2107, 15}}, {262604, 32, 0, 0, {2122, 2}},
    {262613, 32, 0, 0, {2124, 2}}, {262649, 32, 0, 0, {2126, 3}}, {262672, 32, 0, 0, {2129, 2}},
    {31410, 32, 0, 0, {2131, 3}}, {262749, 32, 0, 0, {2134, 2}}, {272008, 32, 0, 0, {2136, 2}},
    {272050, 32, 0, 0, {2138, 3}}, {272121, 32, 0, 0, {2141, 6}}, {272140, 32, 0, 0, {2147, 3}},
    {272186, 32, 0, 0, {2150, 2}}, {272207, 32, 0, 0, {2152, 4}}, {272270, 32, 0, 0, {2156, 2}},
    {272328, 32, 0, 0, {2158, 4}}, {272392, 32, 0, 0, {2162, 4}}, {78995, 32, 0, 0, {338, 3}},
    {35972, 32, 0, 0, {2166, 13}}, {78912, 32, 0, 0, {320, 2}}, {300194, 32, 0, 0, {2179, 5}},
    {14229, 64, 0, 0, {94, 16}}, {310853, 32, 0, 0, {2184, 6}}, {310932, 32, 0, 0, {2190, 2}},
    {310943, 32, 0, 0, {2192, 2}}, {317265, 32, 0, 0, {2194, 5}}, {317275, 32, 0, 0, {2199, 9}},
    {232507, 32, 0, 0, {2208, 13}}, {317447, 32, 0, 0, {2221, 6}}, {237966, 32, 0, 0, {2227, 15}},
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
    {86500, 0, 0}, {86504, 1, 0}, {86522, 0, 0}, {1214, 1, 0}, {35986, 2, 0}, {86527, 3, 0}, {86532, 4, 0},
    {86537, 5, 0}, {86541, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86546, 9, 0}, {86551, 10, 0}, {86556, 11, 0},
    {86561, 12, 0}, {86566, 13, 0}, {86571, 14, 0}, {86576, 15, 0}, {86586, 16, 0}, {86596, 17, 0},
    {86606, 18, 0}, {86615, 19, 0}, {86624, 20, 0}, {86648, 0, 0}, {86659, 1, 0}, {86669, 2, 0},
    {86679, 4, 0}, {86687, 5, 0}, {86695, 6, 0}, {86703, 7, 0}, {86717, 0, 0}, {86721, 8, 0}, {86728, 9, 0},
    {86735, 10, 0}, {86741, 11, 0}, {86747, 13, 0}, {86756, 14, 0}, {86772, 15, 0}, {86787, 16, 0},
    {86795, 17, 0}, {86810, 18, 0}, {86817, 19, 0}, {86833, 20, 0}, {86845, 64, 0}, {86859, 65, 0},
    {86874, 66, 0}, {86885, 67, 0}, {86897, 68, 0}, {86913, 69, 0}, {86927, 70, 0}, {86942, 71, 0},
    {86955, 72, 0}, {86968, 75, 0}, {86980, 76, 0}, {86994, 77, 0}, {87009, 78, 0}, {87023, 79, 0},
    {87031, 80, 0}, {87048, 81, 0}, {87055, 82, 0}, {87064, 83, 0}, {87075, 84, 0}, {87086, 86, 0},
    {87100, 87, 0}, {87112, 88, 0}, {87124, 90, 0}, {87136, 91, 0}, {87152, 92, 0}, {87166, 93, 0},
    {87178, 94, 0}, {87195, 95, 0}, {87207, 96, 0}, {87219, 97, 0}, {87240, 98, 0}, {87265, 99, 0},
    {87290, 100, 0}, {87303, 101, 0}, {87322, 0, 0}, {87326, 1, 0}, {87337, 2, 0}, {87345, 3, 0},
    {87359, 4, 0}, {87383, 0, 0}, {87388, 1, 0}, {87393, 2, 0}, {87408, 3, 0}, {87436, 0, 0}, {87441, 1, 0},
    {87446, 2, 0}, {87451, 1, 0}, {87459, 2, 0}, {87469, 3, 0}, {87476, 4, 0}, {87484, 8, 0}, {87495, 16, 0},
    {87508, 32, 0}, {87516, 64, 0}, {87527, 128, 0}, {87536, 256, 0}, {87547, 512, 0}, {87565, 1024, 0},
    {87579, 2048, 0}, {87586, 4096, 0}, {87599, 8192, 0}, {87615, 16384, 0}, {87631, 32768, 0},
    {87645, 65536, 0}, {87663, 65536, 0}, {87683, 65536, 0}, {87702, 262144, 0}, {87720, 524288, 0},
    {87729, 1048576, 0}, {87738, 4194304, 0}, {87754, 8388608, 0}, {87774, 16777216, 0}, {87784, 33554432, 0},
    {87790, 67108864, 0}, {87801, 134217728, 0}, {87811, 268435456, 0}, {87824, 536870912, 0},
    {87858, 0, 0}, {87866, 1, 0}, {87383, 2, 0}, {87870, 3, 0}, {87508, 1, 0}, {87894, 2, 0}, {87906, 4, 0},
    {87918, 8, 0}, {87929, 16, 0}, {13122, 32, 0}, {87939, 64, 0}, {87949, 128, 0}, {87959, 256, 0},
    {87974, 512, 0}, {87982, 2048, 0}, {88007, 0, 0}, {31227, 1, 0}, {31231, 2, 0}, {31235, 3, 0},
    {31239, 4, 0}, {31243, 5, 0}, {31247, 6, 0}, {31251, 7, 0}, {31255, 8, 0}, {31259, 9, 0}, {31263, 10, 0},
    {31267, 11, 0}, {31271, 12, 0}, {31275, 13, 0}, {31279, 14, 0}, {88014, 15, 0}, {88040, 0, 0},
    {88047, 1, 0}, {88055, 2, 0}, {55, 0, 0}, {31341, 1, 0}, {31346, 2, 0}, {31351, 4, 0}, {31355, 8, 0},
    {31360, 16, 0}, {31369, 32, 0}, {31333, 64, 0}, {31373, 127, 0}, {55, 0, 0}, {88093, 1, 0},
    {88102, 2, 0}, {88106, 3, 0}, {88115, 4, 0}, {55, 0, 0}, {88150, 1, 0}, {88164, 2, 0}, {31406, 4, 0},
    {88169, 3, 0}, {88200, 0, 0}, {88209, 1, 0}, {88230, 2, 0}, {88239, 3, 0}, {88252, 4, 0}, {88257, 5, 0},
    {88266, 6, 0}, {88276, 7, 0}, {59795, 8, 0}, {88285, 9, 0}, {88297, 10, 0}, {88320, 1, 0},
    {88326, 2, 0}, {88334, 3, 0}, {88342, 4, 0}, {88351, 5, 0}, {88358, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {88383, 1, 0}, {88388, 2, 0}, {88394, 3, 0}, {88429, 0, 0}, {88443, 1, 0}, {88453, 2, 0},
    {88465, 0, 0}, {88476, 1, 0}, {31448, 2, 0}, {31439, 3, 0}, {88486, 4, 0}, {88500, 7, 0}, {88508, 4294967295, 4294967295},
    {55, 0, 0}, {88529, 3, 0}, {88536, 2, 0}, {88545, 1, 0}, {55, 0, 0}, {88562, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {88579, 1, 0}, {88598, 2, 0}, {0, 0, 0}, {88622, 1, 0}, {88629, 2, 0}, {118515, 0, 0},
    {118527, 1, 0}, {118542, 2, 0}, {118556, 3, 0}, {118568, 4, 0}, {118583, 5, 0}, {118600, 6, 0},
    {118613, 7, 0}, {118628, 8, 0}, {118641, 9, 0}, {118660, 10, 0}, {118674, 11, 0}, {118687, 12, 0},
    {118700, 13, 0}, {118720, 14, 0}, {118739, 15, 0}, {118752, 16, 0}, {118772, 17, 0}, {118792, 18, 0},
    {118806, 19, 0}, {118819, 20, 0}, {118836, 21, 0}, {118855, 22, 0}, {118874, 23, 0}, {118892, 24, 0},
    {118907, 25, 0}, {118918, 26, 0}, {118933, 27, 0}, {118950, 28, 0}, {118963, 29, 0}, {118978, 30, 0},
    {118995, 31, 0}, {119016, 32, 0}, {119033, 33, 0}, {119044, 34, 0}, {119058, 35, 0}, {119074, 36, 0},
    {119087, 37, 0}, {119108, 38, 0}, {119122, 39, 0}, {119135, 40, 0}, {119153, 41, 0}, {119169, 42, 0},
    {119188, 43, 0}, {119209, 44, 0}, {119228, 45, 0}, {119246, 46, 0}, {119265, 47, 0}, {119282, 48, 0},
    {119295, 49, 0}, {119311, 50, 0}, {119327, 51, 0}, {119340, 52, 0}, {119354, 53, 0}, {119366, 54, 0},
    {119383, 55, 0}, {119400, 56, 0}, {119413, 57, 0}, {119429, 58, 0}, {119457, 59, 0}, {119487, 60, 0},
    {119511, 61, 0}, {119523, 62, 0}, {119560, 0, 0}, {119572, 1, 0}, {119580, 2, 0}, {119588, 3, 0},
    {119596, 4, 0}, {119605, 5, 0}, {119614, 6, 0}, {119623, 7, 0}, {119631, 8, 0}, {119639, 9, 0},
    {119648, 10, 0}, {119657, 11, 0}, {119668, 12, 0}, {119679, 13, 0}, {122190, 0, 0}, {122197, 1, 0},
    {122200, 2, 0}, {122203, 3, 0}, {122206, 4, 0}, {55, 0, 0}, {122233, 1, 0}, {122248, 2, 0},
    {55, 0, 0}, {122284, 1, 0}, {122296, 2, 0}, {122309, 3, 0}, {900, 0, 0}, {122339, 1, 0}, {55, 0, 0},
    {122364, 1, 0}, {122376, 2, 0}, {122388, 3, 0}, {127540, 0, 0}, {59846, 1, 0}, {59850, 2, 0},
    {127562, 0, 0}, {127568, 1, 0}, {127587, 0, 0}, {127593, 1, 0}, {127621, 0, 0}, {127634, 1, 0},
    {127646, 2, 0}, {127657, 3, 0}, {127673, 4, 0}, {127715, 0, 0}, {127727, 1, 0}, {127746, 2, 0},
    {127765, 3, 0}, {127802, 1, 0}, {127809, 0, 0}, {55, 0, 0}, {122197, 1, 0}, {122203, 2, 0},
    {122206, 3, 0}, {122200, 4, 0}, {127833, 5, 0}, {127837, 6, 0}, {6272, 0, 0}, {127858, 1, 0},
    {127894, 0, 0}, {127898, 1, 0}, {127901, 2, 0}, {127917, 3, 0}, {127955, 0, 0}, {127958, 1, 0},
    {127961, 2, 0}, {127964, 3, 0}, {127967, 4, 0}, {55, 0, 0}, {127978, 1, 0}, {127987, 2, 0},
    {128014, 0, 0}, {128023, 1, 0}, {128028, 2, 0}, {34866, 0, 0}, {34868, 1, 0}, {34870, 2, 0},
    {128060, 1, 0}, {128070, 0, 0}, {128086, 0, 0}, {128103, 0, 0}, {128107, 1, 0}, {50534, 0, 0},
    {50555, 1, 0}, {51315, 2, 0}, {50460, 9, 0}, {128120, 4, 0}, {128123, 3, 0}, {128126, 5, 0},
    {128130, 8, 0}, {128133, 7, 0}, {128136, 6, 0}, {50607, 10, 0}, {128139, 11, 0}, {128144, 12, 0},
    {128149, 13, 0}, {128154, 14, 0}, {128159, 15, 0}, {87322, 0, 0}, {88102, 1, 0}, {88252, 0, 0},
    {128191, 1, 0}, {86679, 2, 0}, {86687, 3, 0}, {86695, 4, 0}, {128199, 5, 0}, {128202, 6, 0},
    {128207, 7, 0}, {128229, 0, 0}, {128233, 1, 0}, {17, 2, 0}, {128241, 3, 0}, {128261, 0, 0},
    {18445, 1, 0}, {128269, 3, 0}, {93864, 4, 0}, {128276, 5, 0}, {21161, 6, 0}, {128282, 7, 0},
    {964, 0, 0}, {128309, 1, 0}, {128313, 2, 0}, {128317, 3, 0}, {128321, 4, 0}, {128325, 5, 0},
    {128329, 6, 0}, {128353, 0, 0}, {128356, 1, 0}, {89110, 0, 0}, {6266, 1, 0}, {128369, 2, 0},
    {128382, 3, 0}, {128395, 4, 0}, {128261, 5, 0}, {1214, 1, 0}, {59846, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59850, 5, 0}, {86546, 6, 0}, {86551, 7, 0}, {1239, 8, 0}, {86571, 9, 0}, {86566, 10, 0},
    {55, 0, 0}, {128060, 1, 0}, {128443, 0, 0}, {128446, 1, 0}, {128449, 2, 0}, {128473, 1, 0},
    {128482, 0, 0}, {128229, 0, 0}, {128233, 1, 0}, {128512, 0, 0}, {60307, 1, 0}, {60310, 2, 0},
    {60315, 3, 0}, {30187, 0, 0}, {128529, 1, 0}, {128536, 2, 0}, {128545, 3, 0}, {128558, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {128584, 3, 0}, {128588, 4, 0}, {59846, 5, 0}, {59850, 6, 0},
    {1239, 7, 0}, {30187, 0, 0}, {128529, 1, 0}, {128605, 2, 0}, {55, 0, 0}, {128638, 1, 0}, {128651, 2, 0},
    {128664, 3, 0}, {128686, 0, 0}, {128701, 1, 0}, {128714, 2, 0}, {128729, 3, 0}, {128743, 4, 0},
    {128776, 0, 0}, {128786, 1, 0}, {128813, 0, 0}, {128820, 1, 0}, {128843, 0, 0}, {128856, 1, 0},
    {128870, 2, 0}, {128884, 3, 0}, {128897, 4, 0}, {964, 0, 0}, {128933, 1, 0}, {128941, 2, 0},
    {128976, 0, 0}, {128136, 1, 0}, {128979, 2, 0}, {128982, 3, 0}, {129007, 0, 0}, {129015, 1, 0},
    {129023, 2, 0}, {129028, 3, 0}, {128086, 2, 0}, {129047, 3, 0}, {50534, 0, 0}, {51315, 1, 0},
    {21143, 0, 0}, {21148, 1, 0}, {87322, 0, 0}, {88102, 1, 0}, {129079, 2, 0}, {129086, 3, 0},
    {31247, 1, 0}, {129103, 4294967295, 0}, {900, 0, 0}, {31247, 1, 0}, {50534, 0, 0}, {51315, 1, 0},
    {128123, 2, 0}, {128120, 3, 0}, {128136, 4, 0}, {50460, 5, 0}, {128139, 6, 0}, {128144, 7, 0},
    {50555, 8, 0}, {128126, 9, 0}, {78925, 0, 0}, {151829, 1, 0}, {61374, 2, 0}, {78925, 0, 0},
    {151867, 1, 0}, {151872, 2, 0}, {151881, 3, 0}, {151904, 0, 0}, {151917, 1, 0}, {88055, 0, 0},
    {55, 0, 0}, {48543, 1, 0}, {89426, 2, 0}, {89421, 4, 0}, {933, 8, 0}, {151963, 16, 0}, {151967, 32, 0},
    {151980, 64, 0}, {151985, 128, 0}, {1585, 256, 0}, {151993, 512, 0}, {47, 1024, 0}, {151999, 2048, 0},
    {152009, 4096, 0}, {152016, 8192, 0}, {152030, 16384, 0}, {152042, 32768, 0}, {152054, 65536, 0},
    {152062, 131072, 0}, {152071, 262144, 0}, {152084, 524288, 0}, {86703, 0, 0}, {86695, 1, 0},
    {86679, 2, 0}, {86687, 3, 0}, {128191, 4, 0}, {152176, 1, 0}, {152206, 0, 0}, {152214, 1, 0},
    {151993, 2, 0}, {152221, 3, 0}, {55, 0, 0}, {152243, 1, 0}, {152259, 2, 0}, {152275, 4, 0},
    {152297, 8, 0}, {152335, 0, 0}, {88500, 1, 0}, {152342, 2, 0}, {152349, 3, 0}, {152354, 4, 0},
    {92128, 5, 0}, {152379, 0, 0}, {152392, 1, 0}, {152406, 2, 0}, {152422, 3, 0}, {152446, 4, 0},
    {59795, 0, 0}, {152487, 1, 0}, {55, 0, 0}, {89426, 1, 0}, {130252, 2, 0}, {152527, 3, 0}, {87322, 0, 0},
    {972, 1, 0}, {11558, 2, 0}, {152571, 0, 0}, {152584, 1, 0}, {152616, 0, 0}, {152627, 1, 0},
    {152634, 2, 0}, {55, 0, 0}, {86669, 1, 0}, {152656, 2, 0}, {152669, 3, 0}, {55, 0, 0}, {128261, 1, 0},
    {152692, 2, 0}, {152697, 4, 0}, {152708, 8, 0}, {152736, 0, 0}, {152741, 1, 0}, {152747, 2, 0},
    {152754, 3, 0}, {86522, 0, 0}, {1214, 1, 0}, {35986, 2, 0}, {86527, 3, 0}, {86532, 4, 0}, {86537, 5, 0},
    {86541, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86546, 9, 0}, {86551, 10, 0}, {86556, 11, 0}, {86561, 12, 0},
    {86566, 13, 0}, {86571, 14, 0}, {86576, 15, 0}, {86586, 16, 0}, {86648, 0, 0}, {86659, 1, 0},
    {86669, 2, 0}, {86679, 3, 0}, {86687, 4, 0}, {86695, 5, 0}, {86703, 6, 0}, {55, 0, 0}, {88164, 1, 0},
    {31406, 2, 0}, {88169, 3, 0}, {55, 0, 0}, {31406, 1, 0}, {31402, 2, 0}, {32076, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {204107, 4, 0}, {204115, 5, 0}, {204123, 6, 0}, {204135, 7, 0}, {204146, 8, 0},
    {128261, 100, 0}, {31303, 0, 0}, {31307, 1, 0}, {31311, 2, 0}, {31315, 3, 0}, {31267, 4, 0},
    {31271, 5, 0}, {31259, 6, 0}, {31263, 7, 0}, {55634, 0, 0}, {55637, 1, 0}, {55640, 2, 0}, {55643, 3, 0},
    {212842, 0, 0}, {212853, 1, 0}, {212885, 0, 0}, {212903, 1, 0}, {212925, 2, 0}, {212936, 3, 0},
    {212967, 0, 0}, {212974, 1, 0}, {212985, 2, 0}, {212996, 3, 0}, {213007, 4, 0}, {213018, 5, 0},
    {219066, 0, 0}, {219074, 1, 0}, {219085, 2, 0}, {219096, 5348, 0}, {219128, 0, 0}, {219137, 1, 0},
    {219147, 3, 0}, {219160, 4, 0}, {219173, 5, 0}, {219182, 6, 0}, {219193, 7, 0}, {219205, 8, 0},
    {219218, 9, 0}, {219224, 10, 0}, {219238, 11, 0}, {219253, 12, 0}, {219268, 13, 0}, {219278, 14, 0},
    {219292, 15, 0}, {219302, 16, 0}, {219313, 17, 0}, {219325, 18, 0}, {219334, 19, 0}, {219349, 20, 0},
    {219360, 22, 0}, {219370, 23, 0}, {219387, 24, 0}, {219401, 25, 0}, {219415, 26, 0}, {219427, 27, 0},
    {219445, 28, 0}, {219464, 29, 0}, {219485, 30, 0}, {219493, 31, 0}, {219504, 32, 0}, {219526, 33, 0},
    {219539, 34, 0}, {219554, 36, 0}, {219567, 37, 0}, {219583, 38, 0}, {219596, 39, 0}, {219617, 40, 0},
    {219628, 41, 0}, {219654, 42, 0}, {219666, 43, 0}, {219680, 4416, 0}, {219695, 4417, 0}, {219710, 4418, 0},
    {219725, 4419, 0}, {219740, 4420, 0}, {219755, 4424, 0}, {219766, 4425, 0}, {219779, 4426, 0},
    {219789, 4432, 0}, {219813, 4438, 0}, {219825, 4440, 0}, {219835, 4444, 0}, {219850, 4992, 0},
    {219870, 4993, 0}, {219898, 4994, 0}, {219924, 4995, 0}, {219943, 4996, 0}, {219970, 4997, 0},
    {219995, 4998, 0}, {220017, 5014, 0}, {220035, 5253, 0}, {220050, 5257, 0}, {220070, 5258, 0},
    {220094, 5261, 0}, {220112, 5262, 0}, {220134, 5264, 0}, {220150, 5286, 0}, {220163, 5287, 0},
    {220183, 5292, 0}, {220195, 5293, 0}, {220218, 5294, 0}, {220243, 5295, 0}, {220267, 5296, 0},
    {220295, 5299, 0}, {220312, 5319, 0}, {220324, 5320, 0}, {220338, 5321, 0}, {220356, 5322, 0},
    {220377, 5323, 0}, {220396, 5324, 0}, {220418, 5325, 0}, {220429, 5326, 0}, {220440, 5327, 0},
    {220463, 5330, 0}, {220480, 5331, 0}, {220497, 5332, 0}, {220504, 5333, 0}, {220515, 5334, 0},
    {220532, 5351, 0}, {220552, 5352, 0}, {220572, 5374, 0}, {220585, 5375, 0}, {220595, 5376, 0},
    {220604, 5377, 0}, {220611, 6021, 0}, {220634, 0, 0}, {220641, 4, 0}, {88192, 5, 0}, {220651, 6, 0},
    {220658, 9, 0}, {220666, 10, 0}, {220674, 11, 0}, {220680, 18, 0}, {220687, 22, 0}, {220693, 39, 0},
    {220698, 43, 0}, {220708, 46, 0}, {220722, 61, 0}, {220738, 69, 0}, {220750, 70, 0}, {220770, 71, 0},
    {220788, 4423, 0}, {220806, 4431, 0}, {220822, 4433, 0}, {220847, 4435, 0}, {220869, 4436, 0},
    {220890, 4437, 0}, {220902, 4445, 0}, {220919, 4447, 0}, {220947, 4448, 0}, {220971, 4450, 0},
    {220992, 4464, 0}, {221007, 4465, 0}, {221025, 4466, 0}, {221050, 4467, 0}, {221066, 4468, 0},
    {221082, 5282, 0}, {221099, 5284, 0}, {221122, 5283, 0}, {221137, 5288, 0}, {221167, 5297, 0},
    {221196, 5345, 0}, {221214, 5346, 0}, {221243, 5350, 0}, {221274, 5390, 0}, {221292, 5568, 0},
    {221313, 5569, 0}, {221340, 5570, 0}, {221366, 5579, 0}, {221397, 5582, 0}, {221418, 5583, 0},
    {221441, 5603, 0}, {221463, 5604, 0}, {221487, 5606, 0}, {221496, 5612, 0}, {221519, 5613, 0},
    {221542, 5616, 0}, {221565, 5619, 0}, {221580, 5629, 0}, {221596, 5696, 0}, {221629, 5697, 0},
    {221667, 5698, 0}, {221706, 5817, 0}, {221731, 5821, 0}, {221757, 5824, 0}, {221783, 5844, 0},
    {221815, 5845, 0}, {221852, 5886, 0}, {221882, 5888, 0}, {221904, 5892, 0}, {221926, 5897, 0},
    {221952, 5898, 0}, {221976, 5904, 0}, {222003, 5906, 0}, {222017, 5910, 0}, {222043, 5920, 0},
    {222067, 5922, 0}, {222101, 5935, 0}, {222124, 5943, 0}, {222137, 5945, 0}, {222157, 5948, 0},
    {222170, 6016, 0}, {222189, 6018, 0}, {222217, 6019, 0}, {222228, 6020, 0}, {222243, 6022, 0},
    {222264, 6024, 0}, {222288, 6025, 0}, {222304, 6033, 0}, {222324, 6034, 0}, {222344, 6089, 0},
    {222371, 6094, 0}, {222384, 6095, 0}, {222404, 6114, 0}, {222425, 6141, 0}, {222443, 6400, 0},
    {222469, 1, 0}, {222476, 7, 0}, {222485, 8, 0}, {222499, 12, 0}, {222512, 13, 0}, {222523, 17, 0},
    {222529, 19, 0}, {222543, 20, 0}, {222558, 38, 0}, {222573, 44, 0}, {222581, 47, 0}, {222593, 59, 0},
    {222606, 62, 0}, {222626, 63, 0}, {222652, 64, 0}, {222674, 65, 0}, {222697, 66, 0}, {222728, 67, 0},
    {222753, 68, 0}, {222773, 4434, 0}, {222790, 4449, 0}, {222824, 5304, 0}, {222863, 5617, 0},
    {222882, 5837, 0}, {222902, 6017, 0}, {222924, 6026, 0}, {222949, 2, 0}, {222958, 3, 0}, {222971, 14, 0},
    {222986, 15, 0}, {222998, 21, 0}, {223012, 25, 0}, {223032, 27, 0}, {223056, 28, 0}, {223090, 29, 0},
    {223123, 30, 0}, {223157, 31, 0}, {219147, 32, 0}, {219160, 33, 0}, {223190, 35, 0}, {223208, 37, 0},
    {223220, 40, 0}, {223236, 41, 0}, {223252, 42, 0}, {223259, 45, 0}, {223276, 48, 0}, {223289, 49, 0},
    {223317, 50, 0}, {223328, 51, 0}, {223346, 52, 0}, {223368, 53, 0}, {223386, 55, 0}, {223416, 56, 0},
    {223447, 58, 0}, {223464, 60, 0}, {223476, 4422, 0}, {223499, 4427, 0}, {223514, 4428, 0},
    {223547, 4430, 0}, {223591, 4439, 0}, {223601, 4441, 0}, {223631, 4471, 0}, {223654, 4472, 0},
    {223666, 4479, 0}, {223680, 5008, 0}, {223696, 5009, 0}, {223718, 5010, 0}, {223734, 5013, 0},
    {223751, 5015, 0}, {223772, 5016, 0}, {223786, 5055, 0}, {223801, 5265, 0}, {223825, 5291, 0},
    {223844, 5301, 0}, {223861, 5302, 0}, {223884, 5305, 0}, {223923, 5340, 0}, {223936, 5341, 0},
    {223959, 5347, 0}, {223990, 5353, 0}, {224015, 5363, 0}, {224048, 5372, 0}, {224086, 5373, 0},
    {224105, 5378, 0}, {224137, 5379, 0}, {224162, 5584, 0}, {224185, 23, 0}, {224207, 24, 0},
    {224225, 34, 0}, {224240, 36, 0}, {224250, 54, 0}, {224266, 57, 0}, {224280, 4174, 0}, {224291, 4175, 0},
    {224328, 4176, 0}, {224368, 4191, 0}, {224377, 4429, 0}, {224420, 4442, 0}, {224437, 4478, 0},
    {224469, 5249, 0}, {224498, 5251, 0}, {224526, 5260, 0}, {224546, 5303, 0}, {224582, 5306, 0},
    {224619, 5307, 0}, {224655, 5308, 0}, {224692, 5309, 0}, {224728, 5310, 0}, {224767, 5311, 0},
    {224809, 5312, 0}, {224851, 5254, 0}, {224879, 5255, 0}, {224900, 5259, 0}, {224919, 6115, 0},
    {224943, 6441, 0}, {224962, 5116, 0}, {224978, 5117, 0}, {225000, 5118, 0}, {225029, 6425, 0},
    {225066, 0, 0}, {225072, 1, 0}, {225079, 2, 0}, {225086, 3, 0}, {225093, 4294967295, 0}, {225128, 0, 0},
    {225137, 1, 0}, {87383, 0, 0}, {225178, 1, 0}, {225186, 2, 0}, {225194, 4, 0}, {225202, 8, 0},
    {225215, 16, 0}, {225246, 0, 0}, {225254, 1, 0}, {225262, 2, 0}, {225283, 0, 0}, {225300, 1, 0},
    {225307, 2, 0}, {225313, 3, 0}, {225128, 4, 0}, {225325, 5, 0}, {225334, 6, 0}, {225346, 7, 0},
    {225359, 8, 0}, {225370, 9, 0}, {225381, 10, 0}, {219120, 11, 0}, {225389, 13, 0}, {225403, 14, 0},
    {225408, 15, 0}, {225414, 16, 0}, {225423, 17, 0}, {225430, 18, 0}, {225440, 19, 0}, {225449, 20, 0},
    {225457, 21, 0}, {225466, 22, 0}, {225475, 23, 0}, {225484, 24, 0}, {225496, 25, 0}, {225508, 26, 0},
    {225516, 27, 0}, {225526, 28, 0}, {225546, 29, 0}, {225553, 30, 0}, {225562, 31, 0}, {7015, 32, 0},
    {225572, 33, 0}, {225580, 34, 0}, {225594, 35, 0}, {225601, 36, 0}, {225611, 37, 0}, {225621, 38, 0},
    {127818, 39, 0}, {225635, 40, 0}, {225650, 41, 0}, {225668, 42, 0}, {225682, 43, 0}, {225703, 44, 0},
    {225713, 45, 0}, {225727, 46, 0}, {225739, 47, 0}, {225755, 4469, 0}, {225768, 4470, 0}, {225783, 4999, 0},
    {225801, 5248, 0}, {225820, 5250, 0}, {225834, 5252, 0}, {225853, 5256, 0}, {225881, 5271, 0},
    {225897, 5285, 0}, {225910, 5300, 0}, {225921, 5355, 0}, {225937, 5356, 0}, {225952, 5398, 0},
    {225970, 5399, 0}, {225986, 5400, 0}, {226001, 5401, 0}, {226014, 5599, 0}, {226028, 5602, 0},
    {226054, 5607, 0}, {226067, 5608, 0}, {226084, 5624, 0}, {226111, 5625, 0}, {226132, 5626, 0},
    {226159, 5627, 0}, {226174, 5628, 0}, {226200, 5634, 0}, {226214, 5635, 0}, {226227, 5636, 0},
    {226242, 5822, 0}, {226268, 5823, 0}, {226292, 5825, 0}, {226306, 5826, 0}, {226318, 5827, 0},
    {226332, 5828, 0}, {226347, 5829, 0}, {226369, 5830, 0}, {226385, 5831, 0}, {226401, 5832, 0},
    {226420, 5833, 0}, {226440, 5834, 0}, {226451, 5835, 0}, {226465, 5836, 0}, {226485, 5899, 0},
    {226504, 5900, 0}, {226519, 5901, 0}, {226547, 5902, 0}, {226561, 5905, 0}, {226578, 5907, 0},
    {226603, 5914, 0}, {226619, 5915, 0}, {226632, 5921, 0}, {226652, 5944, 0}, {226671, 6080, 0},
    {226702, 6085, 0}, {226727, 6087, 0}, {226762, 6140, 0}, {226780, 6442, 0}, {226802, 6443, 0},
    {226825, 3, 0}, {226831, 2, 0}, {226845, 1, 0}, {226857, 0, 0}, {225093, 4294967295, 0}, {226861, 0, 0},
    {226867, 1, 0}, {226873, 2, 0}, {226879, 3, 0}, {226884, 4, 0}, {226889, 5, 0}, {226896, 6, 0},
    {226922, 0, 0}, {226934, 1, 0}, {226947, 2, 0}, {226969, 3, 0}, {226990, 4, 0}, {227004, 5, 0},
    {227019, 6, 0}, {227038, 7, 0}, {227054, 8, 0}, {227070, 9, 0}, {227089, 10, 0}, {227099, 11, 0},
    {227103, 12, 0}, {227118, 14, 0}, {227131, 15, 0}, {227141, 16, 0}, {227156, 17, 0}, {227166, 18, 0},
    {227180, 19, 0}, {227192, 20, 0}, {227203, 21, 0}, {227223, 22, 0}, {227233, 23, 0}, {227257, 24, 0},
    {227263, 25, 0}, {227272, 26, 0}, {227287, 27, 0}, {227300, 28, 0}, {227316, 29, 0}, {227336, 30, 0},
    {227348, 31, 0}, {227363, 33, 0}, {227375, 34, 0}, {219554, 35, 0}, {227385, 36, 0}, {227407, 37, 0},
    {227431, 38, 0}, {227443, 39, 0}, {227459, 4421, 0}, {227489, 4446, 0}, {220992, 4459, 0},
    {221007, 4460, 0}, {221025, 4461, 0}, {221050, 4462, 0}, {221066, 4463, 0}, {227507, 5017, 0},
    {227536, 5027, 0}, {227559, 5079, 0}, {227587, 5080, 0}, {227613, 5081, 0}, {227636, 5082, 0},
    {227663, 5083, 0}, {227688, 5084, 0}, {227710, 5269, 0}, {227725, 5270, 0}, {227745, 5289, 0},
    {227768, 5290, 0}, {227792, 5298, 0}, {227811, 5366, 0}, {227836, 5367, 0}, {227863, 5368, 0},
    {227889, 5369, 0}, {227917, 5370, 0}, {227948, 5371, 0}, {227981, 5618, 0}, {228008, 5620, 0},
    {228029, 5621, 0}, {228050, 5622, 0}, {228076, 5623, 0}, {228103, 5893, 0}, {228125, 5894, 0},
    {228141, 5895, 0}, {228161, 5896, 0}, {228183, 5903, 0}, {228211, 6154, 0}, {228235, 6417, 0},
    {228273, 0, 0}, {228280, 1, 0}, {228300, 2, 0}, {222949, 3, 0}, {228323, 4, 0}, {228332, 5, 0},
    {220651, 6, 0}, {228342, 5313, 0}, {228359, 5314, 0}, {228375, 5315, 0}, {228385, 5316, 0},
    {228399, 5317, 0}, {228407, 5318, 0}, {228419, 5364, 0}, {228427, 5365, 0}, {228445, 0, 0},
    {228467, 1, 0}, {228488, 2, 0}, {228509, 3, 0}, {228532, 4, 0}, {228564, 5, 0}, {228582, 6, 0},
    {228617, 7, 0}, {228645, 8, 0}, {228679, 9, 0}, {228701, 10, 0}, {228722, 11, 0}, {228753, 12, 0},
    {228790, 13, 0}, {228812, 14, 0}, {228838, 15, 0}, {228866, 16, 0}, {228888, 17, 0}, {228916, 18, 0},
    {228941, 19, 0}, {228971, 20, 0}, {229012, 21, 0}, {229030, 22, 0}, {229050, 23, 0}, {229088, 24, 0},
    {229109, 25, 0}, {229145, 26, 0}, {229167, 27, 0}, {229202, 28, 0}, {229226, 29, 0}, {229252, 30, 0},
    {229281, 31, 0}, {229308, 32, 0}, {229325, 1000, 0}, {229361, 1001, 0}, {229389, 1002, 0},
    {229420, 1003, 0}, {229456, 1004, 0}, {229490, 1005, 0}, {229522, 1006, 0}, {229552, 1007, 0},
    {229588, 1008, 0}, {229620, 1009, 0}, {229656, 1010, 0}, {229683, 1011, 0}, {229717, 1012, 0},
    {229737, 1013, 0}, {229767, 6000, 0}, {229783, 6001, 0}, {229797, 2000, 0}, {229833, 2001, 0},
    {229855, 2002, 0}, {229896, 2003, 0}, {229925, 2004, 0}, {229961, 2005, 0}, {229993, 2006, 0},
    {230038, 3000, 0}, {230065, 3001, 0}, {230096, 3002, 0}, {230117, 4000, 0}, {230161, 4001, 0},
    {230186, 4002, 0}, {230222, 4003, 0}, {230242, 4007, 0}, {230267, 4004, 0}, {230293, 4005, 0},
    {230321, 4006, 0}, {230347, 4008, 0}, {230379, 4009, 0}, {230412, 4012, 0}, {230449, 4013, 0},
    {230478, 4010, 0}, {230517, 4011, 0}, {230562, 4014, 0}, {230590, 4015, 0}, {230621, 4016, 0},
    {230655, 4017, 0}, {230675, 4018, 0}, {230706, 4019, 0}, {230748, 4020, 0}, {230778, 4021, 0},
    {230797, 4022, 0}, {230823, 4023, 0}, {230842, 4024, 0}, {230876, 4025, 0}, {230894, 4026, 0},
    {230917, 4027, 0}, {230945, 4028, 0}, {230978, 4029, 0}, {231002, 4031, 0}, {231032, 4032, 0},
    {231057, 4033, 0}, {231093, 5000, 0}, {231127, 5001, 0}, {231153, 5002, 0}, {231188, 5003, 0},
    {231223, 5005, 0}, {231242, 5006, 0}, {231279, 5007, 0}, {231309, 5008, 0}, {231335, 5009, 0},
    {231370, 5010, 0}, {231390, 5011, 0}, {231419, 5012, 0}, {231442, 5013, 0}, {231466, 5014, 0},
    {231497, 5015, 0}, {231546, 0, 0}, {87383, 0, 0}, {231558, 1, 0}, {231565, 2, 0}, {231572, 4, 0},
    {231576, 8, 0}, {231587, 16, 0}, {231592, 65536, 0}, {231615, 131072, 0}, {231633, 0, 0}, {231637, 1, 0},
    {231641, 2, 0}, {231645, 3, 0}, {87383, 0, 0}, {231665, 1, 0}, {231672, 2, 0}, {13122, 4, 0},
    {231683, 8, 0}, {222371, 65536, 0}, {231704, 0, 0}, {231711, 1, 0}, {231725, 2, 0}, {231739, 3, 0},
    {231755, 6, 0}, {231775, 7, 0}, {231802, 8, 0}, {231846, 0, 0}, {231857, 1, 0}, {231880, 0, 0},
    {231888, 1, 0}, {231896, 2, 0}, {225093, 0, 0}, {231921, 1, 0}, {231929, 2, 0}, {231937, 3, 0},
    {231942, 4, 0}, {231948, 5, 0}, {231959, 6, 0}, {231965, 7, 0}, {231971, 8, 0}, {231984, 9, 0},
    {231989, 10, 0}, {231996, 11, 0}, {232004, 12, 0}, {232009, 13, 0}, {232013, 14, 0}, {232017, 15, 0},
    {232020, 16, 0}, {232032, 17, 0}, {232042, 18, 0}, {232051, 19, 0}, {232060, 20, 0}, {232068, 21, 0},
    {232076, 22, 0}, {232084, 23, 0}, {232091, 24, 0}, {232096, 25, 0}, {232102, 26, 0}, {232108, 27, 0},
    {232113, 28, 0}, {232118, 29, 0}, {232122, 30, 0}, {232131, 31, 0}, {232140, 32, 0}, {232148, 33, 0},
    {232154, 34, 0}, {232164, 35, 0}, {232171, 36, 0}, {232178, 37, 0}, {232184, 38, 0}, {232190, 39, 0},
    {232195, 40, 0}, {232201, 41, 0}, {87383, 0, 0}, {232220, 1, 0}, {232225, 2, 0}, {232229, 4, 0},
    {232234, 8, 0}, {225594, 16, 0}, {232246, 32, 0}, {225423, 64, 0}, {223252, 128, 0}, {232259, 256, 0},
    {232278, 512, 0}, {232295, 1024, 0}, {232311, 2048, 0}, {232325, 4096, 0}, {232336, 65536, 0},
    {232344, 8192, 0}, {232355, 16384, 0}, {232387, 0, 0}, {232402, 1, 0}, {232414, 2, 0}, {232442, 0, 0},
    {232456, 1, 0}, {232481, 0, 0}, {232488, 1, 0}, {232495, 2, 0}, {232524, 0, 0}, {232533, 1, 0},
    {232540, 2, 0}, {232550, 3, 0}, {232567, 4, 0}, {87383, 0, 0}, {232591, 1, 0}, {232598, 2, 0},
    {232609, 4, 0}, {232628, 8, 0}, {232645, 16, 0}, {232659, 32, 0}, {232673, 64, 0}, {232691, 128, 0},
    {232701, 256, 0}, {232714, 65536, 0}, {232738, 1048576, 0}, {232756, 131072, 0}, {232776, 2097152, 0},
    {232797, 262144, 0}, {232818, 4194304, 0}, {232844, 524288, 0}, {232864, 8388608, 0}, {225137, 0, 0},
    {225128, 1, 0}, {232891, 2, 0}, {232899, 3, 0}, {87383, 0, 0}, {225457, 1, 0}, {232920, 2, 0},
    {232355, 4, 0}, {232928, 8, 0}, {232949, 16, 0}, {232968, 32, 0}, {232986, 65536, 0}, {233006, 131072, 0},
    {233035, 0, 0}, {233042, 1, 0}, {225072, 2, 0}, {225079, 3, 0}, {87383, 0, 0}, {233066, 2, 0},
    {233074, 4, 0}, {233082, 8, 0}, {233097, 16, 0}, {233120, 64, 0}, {233134, 128, 0}, {233149, 256, 0},
    {233165, 512, 0}, {233186, 1024, 0}, {233206, 2048, 0}, {233218, 4096, 0}, {233231, 8192, 0},
    {233245, 16384, 0}, {225457, 32768, 0}, {233264, 0, 0}, {233270, 1, 0}, {233278, 2, 0}, {233296, 3, 0},
    {233305, 4, 0}, {233323, 5, 0}, {233330, 6, 0}, {233343, 7, 0}, {233352, 8, 0}, {233359, 10, 0},
    {233371, 11, 0}, {233387, 12, 0}, {233397, 14, 0}, {233411, 15, 0}, {233424, 16, 0}, {233440, 17, 0},
    {233453, 19, 0}, {233464, 20, 0}, {233475, 21, 0}, {233485, 22, 0}, {233497, 23, 0}, {233510, 24, 0},
    {233523, 25, 0}, {233535, 27, 0}, {233554, 28, 0}, {233566, 29, 0}, {233585, 30, 0}, {233598, 32, 0},
    {233612, 33, 0}, {233627, 39, 0}, {233648, 41, 0}, {233663, 42, 0}, {233679, 43, 0}, {233690, 44, 0},
    {233710, 46, 0}, {233725, 48, 0}, {233744, 49, 0}, {233764, 50, 0}, {233779, 51, 0}, {233803, 52, 0},
    {233820, 54, 0}, {233831, 55, 0}, {233851, 56, 0}, {233865, 57, 0}, {233880, 59, 0}, {233891, 61, 0},
    {233898, 62, 0}, {233906, 63, 0}, {233919, 65, 0}, {233933, 67, 0}, {233950, 70, 0}, {233975, 71, 0},
    {233986, 72, 0}, {234003, 77, 0}, {234026, 78, 0}, {234048, 79, 0}, {234064, 80, 0}, {234085, 81, 0},
    {234104, 82, 0}, {234122, 84, 0}, {234134, 87, 0}, {234159, 88, 0}, {234184, 93, 0}, {234217, 95, 0},
    {234230, 97, 0}, {234248, 98, 0}, {234260, 99, 0}, {234273, 100, 0}, {234281, 104, 0}, {234298, 109, 0},
    {234312, 110, 0}, {234326, 111, 0}, {234340, 112, 0}, {234354, 113, 0}, {234365, 114, 0}, {234376, 115, 0},
    {234387, 117, 0}, {234403, 120, 0}, {234419, 121, 0}, {234438, 122, 0}, {234457, 123, 0}, {234484, 124, 0},
    {234494, 126, 0}, {234504, 127, 0}, {234514, 128, 0}, {234521, 129, 0}, {234528, 130, 0}, {234535, 131, 0},
    {234542, 132, 0}, {234549, 133, 0}, {234556, 134, 0}, {234563, 135, 0}, {234570, 136, 0}, {234577, 137, 0},
    {234584, 138, 0}, {234591, 139, 0}, {234598, 140, 0}, {234605, 141, 0}, {234612, 142, 0}, {234632, 143, 0},
    {234652, 144, 0}, {234672, 145, 0}, {234692, 146, 0}, {234712, 148, 0}, {234718, 149, 0}, {234730, 150, 0},
    {234743, 151, 0}, {234758, 152, 0}, {234773, 156, 0}, {234781, 157, 0}, {234789, 158, 0}, {234800, 162, 0},
    {234810, 163, 0}, {234822, 164, 0}, {234837, 165, 0}, {234855, 166, 0}, {234867, 167, 0}, {234880, 168, 0},
    {234893, 169, 0}, {234902, 170, 0}, {234911, 171, 0}, {234923, 172, 0}, {234938, 173, 0}, {234953, 174, 0},
    {234973, 175, 0}, {234993, 176, 0}, {235005, 177, 0}, {235017, 178, 0}, {235034, 179, 0}, {235051, 180, 0},
    {235063, 181, 0}, {235077, 182, 0}, {235092, 183, 0}, {235109, 184, 0}, {235124, 185, 0}, {235141, 186, 0},
    {235159, 187, 0}, {235179, 188, 0}, {235199, 189, 0}, {235221, 190, 0}, {235244, 191, 0}, {235269, 194, 0},
    {235289, 195, 0}, {235312, 196, 0}, {235331, 197, 0}, {235343, 198, 0}, {235356, 199, 0}, {235369, 200, 0},
    {235375, 201, 0}, {235392, 202, 0}, {235411, 203, 0}, {235430, 204, 0}, {235443, 205, 0}, {235454, 218, 0},
    {235467, 219, 0}, {235482, 224, 0}, {235499, 225, 0}, {235515, 229, 0}, {235532, 230, 0}, {235556, 231, 0},
    {235584, 232, 0}, {235603, 233, 0}, {235622, 234, 0}, {235635, 235, 0}, {235648, 236, 0}, {235661, 237, 0},
    {235674, 238, 0}, {235687, 239, 0}, {235700, 240, 0}, {235712, 241, 0}, {235723, 242, 0}, {235735, 245, 0},
    {235741, 246, 0}, {235753, 247, 0}, {235770, 248, 0}, {235778, 249, 0}, {235787, 250, 0}, {235807, 251, 0},
    {235816, 252, 0}, {235823, 253, 0}, {235832, 254, 0}, {235846, 255, 0}, {235860, 263, 0}, {235877, 264, 0},
    {235889, 265, 0}, {235901, 266, 0}, {235913, 267, 0}, {235925, 268, 0}, {235937, 269, 0}, {235949, 270, 0},
    {235961, 271, 0}, {235973, 317, 0}, {235982, 330, 0}, {236000, 333, 0}, {236023, 334, 0}, {236044, 335, 0},
    {236065, 336, 0}, {236091, 337, 0}, {236118, 339, 0}, {236142, 342, 0}, {236174, 343, 0}, {236205, 344, 0},
    {236236, 345, 0}, {236261, 346, 0}, {236289, 347, 0}, {236316, 348, 0}, {236345, 349, 0}, {236367, 350, 0},
    {236389, 351, 0}, {236411, 352, 0}, {236433, 353, 0}, {236455, 354, 0}, {236477, 355, 0}, {236499, 356, 0},
    {236521, 357, 0}, {236543, 358, 0}, {236565, 359, 0}, {236593, 360, 0}, {236620, 361, 0}, {236648, 362, 0},
    {236676, 363, 0}, {236703, 364, 0}, {236731, 366, 0}, {236757, 4163, 0}, {236773, 4182, 0},
    {236794, 4183, 0}, {236805, 4184, 0}, {236821, 4185, 0}, {236841, 4186, 0}, {236855, 4190, 0},
    {236870, 4181, 0}, {236889, 4421, 0}, {236909, 4431, 0}, {236936, 4450, 0}, {236943, 4451, 0},
    {236950, 4452, 0}, {236958, 4453, 0}, {236971, 4454, 0}, {236984, 4455, 0}, {236998, 4456, 0},
    {237025, 4457, 0}, {237052, 4458, 0}, {237080, 4459, 0}, {237109, 4460, 0}, {237138, 4461, 0},
    {237170, 4462, 0}, {237206, 5294, 0}, {237225, 5295, 0}, {237245, 5575, 0}, {237270, 5576, 0},
    {237296, 5630, 0}, {237312, 6035, 0}, {237328, 6116, 0}, {237350, 6117, 0}, {237372, 6142, 0},
    {237400, 6143, 0}, {237426, 6401, 0}, {237441, 6402, 0}, {237456, 6426, 0}, {237495, 0, 0},
    {237526, 0, 0}, {237538, 1, 0}, {237545, 2, 0}, {237555, 3, 0}, {237564, 4, 0}, {237575, 5, 0},
    {237587, 6, 0}, {87383, 0, 0}, {237618, 1, 0}, {237626, 2, 0}, {237651, 0, 0}, {237667, 1, 0},
    {225508, 2, 0}, {237673, 3, 0}, {237545, 4, 0}, {237680, 5, 0}, {87451, 6, 0}, {237695, 7, 0},
    {237704, 8, 0}, {237712, 9, 0}, {237725, 10, 0}, {237739, 11, 0}, {237745, 12, 0}, {237759, 5328, 0},
    {237775, 5329, 0}, {237799, 5338, 0}, {237813, 5339, 0}, {237829, 5342, 0}, {237851, 5343, 0},
    {237873, 5349, 0}, {237895, 5402, 0}, {237919, 5605, 0}, {237936, 5936, 0}, {237952, 5937, 0},
    {232524, 0, 0}, {237984, 1, 0}, {237997, 2, 0}, {232540, 3, 0}, {238014, 0, 0}, {87870, 1, 0},
    {238018, 2, 0}, {238022, 3, 0}, {238031, 4, 0}, {238043, 5, 0}, {238049, 6, 0}, {238056, 7, 0},
    {238065, 8, 0}, {225093, 4294967295, 0}, {238085, 0, 0}, {238090, 1, 0}, {238095, 2, 0}, {238100, 3, 0},
    {238105, 4, 0}, {238110, 5, 0}, {238115, 6, 0}, {262511, 32, 0}, {55, 0, 0}, {262525, 1, 0},
    {262531, 2, 0}, {50460, 3, 0}, {262536, 4, 0}, {262544, 5, 0}, {262552, 6, 0}, {259541, 7, 0},
    {262556, 8, 0}, {262568, 9, 0}, {262580, 10, 0}, {88500, 11, 0}, {262593, 12, 0}, {262598, 13, 0},
    {30141, 14, 0}, {55, 0, 0}, {262610, 1, 0}, {262632, 1, 0}, {262642, 2, 0}, {262657, 1, 0},
    {262665, 2, 0}, {55, 0, 0}, {262683, 1, 0}, {262700, 2, 0}, {262709, 1, 0}, {262722, 2, 0},
    {262736, 3, 0}, {262770, 0, 0}, {262774, 1, 0}, {272031, 1, 0}, {272041, 2, 0}, {272066, 0, 0},
    {272081, 1, 0}, {272099, 2, 0}, {31297, 0, 0}, {31300, 1, 0}, {55634, 2, 0}, {55637, 3, 0},
    {55640, 4, 0}, {55643, 5, 0}, {272159, 0, 0}, {85240, 1, 0}, {272168, 2, 0}, {30583, 0, 0},
    {30587, 1, 0}, {272230, 0, 0}, {272234, 1, 0}, {272243, 2, 0}, {272256, 3, 0}, {272299, 0, 0},
    {272313, 1, 0}, {55, 0, 0}, {272348, 1, 0}, {272364, 2, 0}, {272376, 3, 0}, {272416, 0, 0},
    {272234, 1, 0}, {272424, 2, 0}, {272435, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59822, 2, 0},
    {59828, 3, 0}, {14301, 4, 0}, {59834, 5, 0}, {59840, 6, 0}, {14274, 7, 0}, {59846, 8, 0}, {59850, 9, 0},
    {1239, 10, 0}, {14265, 12, 0}, {14292, 11, 0}, {300211, 0, 0}, {300226, 1, 0}, {300234, 2, 0},
    {300240, 3, 0}, {151993, 4, 0}, {310865, 0, 0}, {310872, 1, 0}, {310881, 2, 0}, {310891, 3, 0},
    {310907, 4, 0}, {310918, 5, 0}, {59785, 0, 0}, {17, 1, 0}, {18445, 0, 0}, {310955, 3, 0}, {59795, 0, 0},
    {18445, 1, 0}, {93864, 2, 0}, {128269, 3, 0}, {128261, 4, 0}, {50460, 8, 0}, {50534, 9, 0},
    {128120, 10, 0}, {128123, 11, 0}, {128130, 12, 0}, {128133, 13, 0}, {51315, 14, 0}, {50555, 15, 0},
    {128126, 16, 0}, {317284, 1, 0}, {317299, 2, 0}, {317313, 3, 0}, {317327, 4, 0}, {317340, 5, 0},
    {317354, 6, 0}, {317367, 7, 0}, {317380, 8, 0}, {317392, 9, 0}, {317406, 10, 0}, {317419, 11, 0},
    {317432, 12, 0}, {317444, 13, 0}, {43503, 0, 0}, {317456, 1, 0}, {59785, 2, 0}, {128233, 3, 0},
    {161816, 4, 0}, {317465, 5, 0}, {317284, 1, 0}, {317472, 2, 0}, {317487, 3, 0}, {317502, 4, 0},
    {317517, 5, 0}, {317532, 6, 0}, {317547, 7, 0}, {317562, 8, 0}, {317392, 9, 0}, {317577, 10, 0},
    {317591, 11, 0}, {317605, 12, 0}, {317619, 13, 0}, {317634, 14, 0}, {317649, 15, 0},
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
    {1, 79181, {0, 0}, 0, 0}, {1, 79205, {0, 0}, 0, 0}, {1, 79331, {0, 0}, 0, 0}, {3, 79354, {0, 0}, 0, 0},
    {1, 79958, {0, 0}, 0, 0}, {1, 80186, {0, 0}, 0, 0}, {1, 80399, {0, 0}, 0, 0}, {1, 81145, {0, 0}, 0, 0},
    {3, 82339, {0, 0}, 0, 0}, {1, 82586, {0, 0}, 0, 0}, {1, 82684, {0, 0}, 0, 0}, {1, 84794, {0, 0}, 0, 0},
    {1, 85711, {0, 0}, 0, 0}, {1, 85745, {0, 0}, 0, 0}, {1, 85979, {0, 0}, 0, 0}, {1, 88968, {0, 0}, 0, 0},
    {1, 89097, {0, 0}, 0, 0}, {3, 89218, {0, 0}, 0, 0}, {3, 89328, {0, 0}, 0, 0}, {1, 89369, {0, 0}, 0, 0},
    {1, 89445, {0, 0}, 0, 0}, {1, 89526, {0, 0}, 0, 0}, {1, 89620, {0, 0}, 0, 0}, {1, 89630, {0, 0}, 0, 0},
    {3, 89713, {0, 0}, 0, 0}, {3, 89738, {0, 0}, 0, 0}, {1, 89807, {0, 0}, 0, 0}, {1, 89822, {0, 0}, 0, 0},
    {1, 89844, {0, 0}, 0, 0}, {1, 90001, {0, 0}, 0, 0}, {3, 90016, {0, 0}, 0, 0}, {1, 90312, {0, 0}, 0, 0},
    {1, 90424, {0, 0}, 0, 0}, {1, 90440, {0, 0}, 0, 0}, {3, 91366, {0, 0}, 0, 0}, {1, 91388, {0, 0}, 0, 0},
    {3, 91413, {0, 0}, 0, 0}, {1, 91590, {0, 0}, 0, 0}, {1, 91719, {0, 0}, 0, 0}, {1, 91740, {0, 0}, 0, 0},
    {1, 91807, {0, 0}, 0, 0}, {3, 91847, {0, 0}, 0, 0}, {3, 91868, {0, 0}, 0, 0}, {3, 91890, {0, 0}, 0, 0},
    {3, 91908, {0, 0}, 0, 0}, {3, 91934, {0, 0}, 0, 0}, {3, 91950, {0, 0}, 0, 0}, {3, 91972, {0, 0}, 0, 0},
    {3, 91992, {0, 0}, 0, 0}, {3, 92010, {0, 0}, 0, 0}, {1, 92030, {0, 0}, 0, 0}, {1, 92039, {0, 0}, 0, 0},
    {3, 92286, {0, 0}, 0, 0}, {1, 92417, {0, 0}, 0, 0}, {1, 92917, {0, 0}, 0, 0}, {1, 93010, {0, 0}, 0, 0},
    {1, 93252, {0, 0}, 0, 0}, {1, 93284, {0, 0}, 0, 0}, {1, 93294, {0, 0}, 0, 0}, {1, 93534, {0, 0}, 0, 0},
    {3, 93602, {0, 0}, 0, 0}, {3, 93831, {0, 0}, 0, 0}, {1, 93893, {0, 0}, 0, 0}, {1, 93952, {0, 0}, 0, 0},
    {1, 94064, {0, 0}, 0, 0}, {1, 94276, {0, 0}, 0, 0}, {1, 94669, {0, 0}, 0, 0}, {1, 94747, {0, 0}, 0, 0},
    {1, 94766, {0, 0}, 0, 0}, {1, 94788, {0, 0}, 0, 0}, {1, 94816, {0, 0}, 0, 0}, {1, 94843, {0, 0}, 0, 0},
    {1, 95206, {0, 0}, 0, 0}, {3, 95275, {0, 0}, 0, 0}, {1, 95408, {0, 0}, 0, 0}, {3, 95431, {0, 0}, 0, 0},
    {3, 95446, {0, 0}, 0, 0}, {3, 95458, {0, 0}, 0, 0}, {3, 95477, {0, 0}, 0, 0}, {1, 95829, {0, 0}, 0, 0},
    {3, 95866, {0, 0}, 0, 0}, {1, 96601, {0, 0}, 0, 0}, {1, 96782, {0, 0}, 0, 0}, {1, 96987, {0, 0}, 0, 0},
    {1, 97048, {0, 0}, 0, 0}, {1, 97077, {0, 0}, 0, 0}, {3, 97474, {0, 0}, 0, 0}, {1, 97488, {0, 0}, 0, 0},
    {1, 97506, {0, 0}, 0, 0}, {3, 97525, {0, 0}, 0, 0}, {3, 97544, {0, 0}, 0, 0}, {3, 97567, {0, 0}, 0, 0},
    {3, 97587, {0, 0}, 0, 0}, {1, 98196, {0, 0}, 0, 0}, {1, 98501, {0, 0}, 0, 0}, {1, 98599, {0, 0}, 0, 0},
    {1, 98846, {0, 0}, 0, 0}, {1, 99256, {0, 0}, 0, 0}, {1, 99767, {0, 0}, 0, 0}, {3, 100453, {0, 0}, 0, 0},
    {3, 101601, {0, 0}, 0, 0}, {3, 101786, {0, 0}, 0, 0}, {1, 102236, {0, 0}, 0, 0}, {1, 102369, {0, 0}, 0, 0},
    {1, 102568, {0, 0}, 0, 0}, {3, 102850, {0, 0}, 0, 0}, {1, 102927, {0, 0}, 0, 0}, {1, 103324, {0, 0}, 0, 0},
    {1, 103863, {0, 0}, 0, 0}, {1, 104041, {0, 0}, 0, 0}, {1, 105057, {0, 0}, 0, 0}, {1, 105448, {0, 0}, 0, 0},
    {1, 106006, {0, 0}, 0, 0}, {1, 106231, {0, 0}, 0, 0}, {1, 107404, {0, 0}, 0, 0}, {3, 108939, {0, 0}, 0, 0},
    {1, 109271, {0, 0}, 0, 0}, {1, 109862, {0, 0}, 0, 0}, {1, 109893, {0, 0}, 0, 0}, {1, 110055, {0, 0}, 0, 0},
    {1, 110082, {0, 0}, 0, 0}, {1, 113118, {0, 0}, 0, 0}, {1, 113537, {0, 0}, 0, 0}, {1, 113706, {0, 0}, 0, 0},
    {1, 113752, {0, 0}, 0, 0}, {1, 114136, {0, 0}, 0, 0}, {1, 114153, {0, 0}, 0, 0}, {1, 114429, {0, 0}, 0, 0},
    {1, 115325, {0, 0}, 0, 0}, {1, 115707, {0, 0}, 0, 0}, {1, 115746, {0, 0}, 0, 0}, {1, 116082, {0, 0}, 0, 0},
    {1, 116739, {0, 0}, 0, 0}, {3, 117819, {0, 0}, 0, 0}, {1, 119718, {0, 0}, 0, 0}, {3, 119753, {0, 0}, 0, 0},
    {3, 119763, {0, 0}, 0, 0}, {1, 119775, {0, 0}, 0, 0}, {3, 120824, {0, 0}, 0, 0}, {3, 121652, {0, 0}, 0, 0},
    {1, 122463, {0, 0}, 0, 0}, {1, 122491, {0, 0}, 0, 0}, {1, 122519, {0, 0}, 0, 0}, {1, 122543, {0, 0}, 0, 0},
    {1, 122615, {0, 0}, 0, 0}, {1, 122688, {0, 0}, 0, 0}, {3, 122729, {0, 0}, 0, 0}, {3, 123556, {0, 0}, 0, 0},
    {3, 123578, {0, 0}, 0, 0}, {1, 124292, {0, 0}, 0, 0}, {1, 125116, {0, 0}, 0, 0}, {1, 125617, {0, 0}, 0, 0},
    {3, 125644, {0, 0}, 0, 0}, {3, 125830, {0, 0}, 0, 0}, {1, 125858, {0, 0}, 0, 0}, {3, 126931, {0, 0}, 0, 0},
    {3, 127101, {0, 0}, 0, 0}, {1, 129132, {0, 0}, 0, 0}, {1, 129167, {0, 0}, 0, 0}, {1, 129210, {0, 0}, 0, 0},
    {1, 129252, {0, 0}, 0, 0}, {1, 129305, {0, 0}, 0, 0}, {1, 129376, {0, 0}, 0, 0}, {1, 129406, {0, 0}, 0, 0},
    {1, 129451, {0, 0}, 0, 0}, {1, 129485, {0, 0}, 0, 0}, {1, 129526, {0, 0}, 0, 0}, {1, 129573, {0, 0}, 0, 0},
    {1, 129596, {0, 0}, 0, 0}, {1, 129645, {0, 0}, 0, 0}, {1, 129682, {0, 0}, 0, 0}, {1, 129712, {0, 0}, 0, 0},
    {1, 129742, {0, 0}, 0, 0}, {1, 129765, {0, 0}, 0, 0}, {1, 129789, {0, 0}, 0, 0}, {1, 129813, {0, 0}, 0, 0},
    {1, 129852, {0, 0}, 0, 0}, {1, 129876, {0, 0}, 0, 0}, {1, 129904, {0, 0}, 0, 0}, {1, 129929, {0, 0}, 0, 0},
    {1, 129961, {0, 0}, 0, 0}, {1, 130008, {0, 0}, 0, 0}, {1, 130036, {0, 0}, 0, 0}, {1, 130060, {0, 0}, 0, 0},
    {1, 130088, {0, 0}, 0, 0}, {1, 130119, {0, 0}, 0, 0}, {1, 130154, {0, 0}, 0, 0}, {1, 130186, {0, 0}, 0, 0},
    {1, 130376, {0, 0}, 0, 0}, {1, 130423, {0, 0}, 0, 0}, {1, 130462, {0, 0}, 0, 0}, {1, 130507, {0, 0}, 0, 0},
    {1, 130545, {0, 0}, 0, 0}, {1, 130588, {0, 0}, 0, 0}, {1, 130640, {0, 0}, 0, 0}, {1, 130697, {0, 0}, 0, 0},
    {1, 130750, {0, 0}, 0, 0}, {1, 130789, {0, 0}, 0, 0}, {1, 130825, {0, 0}, 0, 0}, {1, 130858, {0, 0}, 0, 0},
    {1, 130893, {0, 0}, 0, 0}, {1, 130928, {0, 0}, 0, 0}, {1, 130963, {0, 0}, 0, 0}, {1, 130998, {0, 0}, 0, 0},
    {1, 131035, {0, 0}, 0, 0}, {3, 131141, {0, 0}, 0, 0}, {1, 131816, {0, 0}, 0, 0}, {1, 131821, {0, 0}, 0, 0},
    {3, 131836, {0, 0}, 0, 0}, {1, 132082, {0, 0}, 0, 0}, {1, 132346, {0, 0}, 0, 0}, {1, 132394, {0, 0}, 0, 0},
    {3, 132452, {0, 0}, 0, 0}, {3, 132470, {0, 0}, 0, 0}, {1, 132629, {0, 0}, 0, 0}, {1, 133188, {0, 0}, 0, 0},
    {1, 133416, {0, 0}, 0, 0}, {1, 133665, {0, 0}, 0, 0}, {1, 133916, {0, 0}, 0, 0}, {1, 134546, {0, 0}, 0, 0},
    {1, 135023, {0, 0}, 0, 0}, {3, 135334, {0, 0}, 0, 0}, {3, 135793, {0, 0}, 0, 0}, {3, 136182, {0, 0}, 0, 0},
    {3, 136493, {0, 0}, 0, 0}, {1, 137144, {0, 0}, 0, 0}, {3, 137319, {0, 0}, 0, 0}, {1, 137616, {0, 0}, 0, 0},
    {3, 137663, {0, 0}, 0, 0}, {3, 138037, {0, 0}, 0, 0}, {3, 138054, {0, 0}, 0, 0}, {3, 138096, {0, 0}, 0, 0},
    {3, 138461, {0, 0}, 0, 0}, {3, 138585, {0, 0}, 0, 0}, {3, 138910, {0, 0}, 0, 0}, {3, 138927, {0, 0}, 0, 0},
    {3, 138952, {0, 0}, 0, 0}, {1, 139087, {0, 0}, 0, 0}, {1, 139300, {0, 0}, 0, 0}, {3, 139325, {0, 0}, 0, 0},
    {1, 139477, {0, 0}, 0, 0}, {1, 140623, {0, 0}, 0, 0}, {3, 141068, {0, 0}, 0, 0}, {3, 141080, {0, 0}, 0, 0},
    {3, 141095, {0, 0}, 0, 0}, {3, 141116, {0, 0}, 0, 0}, {3, 141141, {0, 0}, 0, 0}, {3, 141867, {0, 0}, 0, 0},
    {3, 141890, {0, 0}, 0, 0}, {3, 142037, {0, 0}, 0, 0}, {1, 142180, {0, 0}, 0, 0}, {1, 142285, {0, 0}, 0, 0},
    {3, 142487, {0, 0}, 0, 0}, {3, 142514, {0, 0}, 0, 0}, {3, 142835, {0, 0}, 0, 0}, {3, 143227, {0, 0}, 0, 0},
    {1, 145449, {0, 0}, 0, 0}, {3, 145465, {0, 0}, 0, 0}, {3, 145687, {0, 0}, 0, 0}, {1, 145757, {0, 0}, 0, 0},
    {3, 145787, {0, 0}, 0, 0}, {1, 146318, {0, 0}, 0, 0}, {1, 146664, {0, 0}, 0, 0}, {3, 146712, {0, 0}, 0, 0},
    {3, 146735, {0, 0}, 0, 0}, {3, 146762, {0, 0}, 0, 0}, {3, 147089, {0, 0}, 0, 0}, {1, 147128, {0, 0}, 0, 0},
    {3, 147210, {0, 0}, 0, 0}, {1, 147399, {0, 0}, 0, 0}, {1, 147459, {0, 0}, 0, 0}, {3, 147508, {0, 0}, 0, 0},
    {3, 147531, {0, 0}, 0, 0}, {3, 148039, {0, 0}, 0, 0}, {3, 149290, {0, 0}, 0, 0}, {3, 150706, {0, 0}, 0, 0},
    {1, 150743, {0, 0}, 0, 0}, {3, 150758, {0, 0}, 0, 0}, {3, 150974, {0, 0}, 0, 0}, {3, 150991, {0, 0}, 0, 0},
    {3, 151013, {0, 0}, 0, 0}, {1, 151482, {0, 0}, 0, 0}, {3, 151507, {0, 0}, 0, 0}, {1, 152850, {0, 0}, 0, 0},
    {1, 152881, {0, 0}, 0, 0}, {1, 152946, {0, 0}, 0, 0}, {1, 153010, {0, 0}, 0, 0}, {1, 153044, {0, 0}, 0, 0},
    {1, 153083, {0, 0}, 0, 0}, {1, 153121, {0, 0}, 0, 0}, {1, 153164, {0, 0}, 0, 0}, {3, 153237, {0, 0}, 0, 0},
    {3, 153254, {0, 0}, 0, 0}, {1, 153296, {0, 0}, 0, 0}, {1, 153494, {0, 0}, 0, 0}, {1, 153535, {0, 0}, 0, 0},
    {1, 153580, {0, 0}, 0, 0}, {1, 153619, {0, 0}, 0, 0}, {1, 153662, {0, 0}, 0, 0}, {1, 153693, {0, 0}, 0, 0},
    {1, 153726, {0, 0}, 0, 0}, {1, 153765, {0, 0}, 0, 0}, {1, 153809, {0, 0}, 0, 0}, {1, 153843, {0, 0}, 0, 0},
    {1, 153882, {0, 0}, 0, 0}, {3, 154117, {0, 0}, 0, 0}, {3, 154523, {0, 0}, 0, 0}, {3, 154925, {0, 0}, 0, 0},
    {3, 155247, {0, 0}, 0, 0}, {3, 156106, {0, 0}, 0, 0}, {3, 156121, {0, 0}, 0, 0}, {3, 156861, {0, 0}, 0, 0},
    {3, 156875, {0, 0}, 0, 0}, {1, 157308, {0, 0}, 0, 0}, {3, 157624, {0, 0}, 0, 0}, {3, 158021, {0, 0}, 0, 0},
    {3, 158043, {0, 0}, 0, 0}, {3, 158836, {0, 0}, 0, 0}, {3, 159159, {0, 0}, 0, 0}, {3, 159740, {0, 0}, 0, 0},
    {1, 161771, {0, 0}, 0, 0}, {3, 164852, {0, 0}, 0, 0}, {3, 164871, {0, 0}, 0, 0}, {3, 167099, {0, 0}, 0, 0},
    {3, 167117, {0, 0}, 0, 0}, {1, 168095, {0, 0}, 0, 0}, {3, 168420, {0, 0}, 0, 0}, {3, 168430, {0, 0}, 0, 0},
    {3, 168589, {0, 0}, 0, 0}, {3, 168681, {0, 0}, 0, 0}, {1, 168803, {0, 0}, 0, 0}, {1, 168845, {0, 0}, 0, 0},
    {1, 168985, {0, 0}, 0, 0}, {1, 169047, {0, 0}, 0, 0}, {1, 169430, {0, 0}, 0, 0}, {1, 169561, {0, 0}, 0, 0},
    {1, 170471, {0, 0}, 0, 0}, {1, 172194, {0, 0}, 0, 0}, {1, 172505, {0, 0}, 0, 0}, {1, 173133, {0, 0}, 0, 0},
    {1, 174264, {0, 0}, 0, 0}, {3, 174415, {0, 0}, 0, 0}, {3, 174492, {0, 0}, 0, 0}, {1, 174510, {0, 0}, 0, 0},
    {1, 174713, {0, 0}, 0, 0}, {1, 174767, {0, 0}, 0, 0}, {1, 174815, {0, 0}, 0, 0}, {1, 175900, {0, 0}, 0, 0},
    {1, 175968, {0, 0}, 0, 0}, {1, 176070, {0, 0}, 0, 0}, {1, 176174, {0, 0}, 0, 0}, {1, 176776, {0, 0}, 0, 0},
    {1, 176865, {0, 0}, 0, 0}, {1, 176917, {0, 0}, 0, 0}, {1, 177060, {0, 0}, 0, 0}, {1, 178827, {0, 0}, 0, 0},
    {1, 178873, {0, 0}, 0, 0}, {1, 179146, {0, 0}, 0, 0}, {1, 179347, {0, 0}, 0, 0}, {1, 179548, {0, 0}, 0, 0},
    {1, 179594, {0, 0}, 0, 0}, {1, 179910, {0, 0}, 0, 0}, {1, 180220, {0, 0}, 0, 0}, {1, 180530, {0, 0}, 0, 0},
    {1, 180834, {0, 0}, 0, 0}, {1, 181375, {0, 0}, 0, 0}, {1, 182519, {0, 0}, 0, 0}, {1, 183977, {0, 0}, 0, 0},
    {1, 184318, {0, 0}, 0, 0}, {1, 184653, {0, 0}, 0, 0}, {1, 185749, {0, 0}, 0, 0}, {1, 186007, {0, 0}, 0, 0},
    {1, 193224, {0, 0}, 0, 0}, {1, 194379, {0, 0}, 0, 0}, {1, 197339, {0, 0}, 0, 0}, {1, 197385, {0, 0}, 0, 0},
    {1, 198245, {0, 0}, 0, 0}, {1, 198347, {0, 0}, 0, 0}, {1, 198411, {0, 0}, 0, 0}, {1, 200172, {0, 0}, 0, 0},
    {1, 201242, {0, 0}, 0, 0}, {1, 201386, {0, 0}, 0, 0}, {3, 201512, {0, 0}, 0, 0}, {1, 201886, {0, 0}, 0, 0},
    {3, 201945, {0, 0}, 0, 0}, {1, 202278, {0, 0}, 0, 0}, {1, 202429, {0, 0}, 0, 0}, {3, 202469, {0, 0}, 0, 0},
    {1, 202981, {0, 0}, 0, 0}, {1, 203436, {0, 0}, 0, 0}, {1, 203607, {0, 0}, 0, 0}, {1, 203699, {0, 0}, 0, 0},
    {3, 203806, {0, 0}, 0, 0}, {1, 204167, {0, 0}, 0, 0}, {1, 204221, {0, 0}, 0, 0}, {1, 204250, {0, 0}, 0, 0},
    {1, 204270, {0, 0}, 0, 0}, {3, 204495, {0, 0}, 0, 0}, {3, 205532, {0, 0}, 0, 0}, {3, 207865, {0, 0}, 0, 0},
    {1, 208582, {0, 0}, 0, 0}, {3, 209179, {0, 0}, 0, 0}, {3, 209264, {0, 0}, 0, 0}, {1, 209274, {0, 0}, 0, 0},
    {1, 209509, {0, 0}, 0, 0}, {3, 209521, {0, 0}, 0, 0}, {3, 210167, {0, 0}, 0, 0}, {1, 210262, {0, 0}, 0, 0},
    {3, 210477, {0, 0}, 0, 0}, {3, 210933, {0, 0}, 0, 0}, {1, 211844, {0, 0}, 0, 0}, {1, 212632, {0, 0}, 0, 0},
    {3, 213029, {0, 0}, 0, 0}, {1, 213200, {0, 0}, 0, 0}, {1, 213247, {0, 0}, 0, 0}, {1, 213301, {0, 0}, 0, 0},
    {1, 213321, {0, 0}, 0, 0}, {1, 213490, {0, 0}, 0, 0}, {1, 213549, {0, 0}, 0, 0}, {1, 213591, {0, 0}, 0, 0},
    {3, 214073, {0, 0}, 0, 0}, {1, 214099, {0, 0}, 0, 0}, {1, 214135, {0, 0}, 0, 0}, {1, 214278, {0, 0}, 0, 0},
    {1, 214313, {0, 0}, 0, 0}, {1, 214344, {0, 0}, 0, 0}, {1, 214835, {0, 0}, 0, 0}, {3, 214969, {0, 0}, 0, 0},
    {1, 215199, {0, 0}, 0, 0}, {3, 215760, {0, 0}, 0, 0}, {3, 217440, {0, 0}, 0, 0}, {1, 217694, {0, 0}, 0, 0},
    {1, 217888, {0, 0}, 0, 0}, {3, 218088, {0, 0}, 0, 0}, {3, 218121, {0, 0}, 0, 0}, {1, 238120, {0, 0}, 0, 0},
    {1, 238160, {0, 0}, 0, 0}, {1, 238184, {0, 0}, 0, 0}, {1, 238264, {0, 0}, 0, 0}, {1, 238335, {0, 0}, 0, 0},
    {1, 238364, {0, 0}, 0, 0}, {1, 238392, {0, 0}, 0, 0}, {3, 238449, {0, 0}, 0, 0}, {1, 238553, {0, 0}, 0, 0},
    {1, 238604, {0, 0}, 0, 0}, {1, 238672, {0, 0}, 0, 0}, {1, 238701, {0, 0}, 0, 0}, {1, 238770, {0, 0}, 0, 0},
    {1, 238806, {0, 0}, 0, 0}, {1, 238844, {0, 0}, 0, 0}, {1, 238865, {0, 0}, 0, 0}, {1, 238896, {0, 0}, 0, 0},
    {1, 238949, {0, 0}, 0, 0}, {1, 238989, {0, 0}, 0, 0}, {1, 239027, {0, 0}, 0, 0}, {1, 239070, {0, 0}, 0, 0},
    {1, 239109, {0, 0}, 0, 0}, {1, 239141, {0, 0}, 0, 0}, {1, 239177, {0, 0}, 0, 0}, {1, 239227, {0, 0}, 0, 0},
    {3, 239272, {0, 0}, 0, 0}, {1, 239337, {0, 0}, 0, 0}, {1, 239356, {0, 0}, 0, 0}, {1, 239388, {0, 0}, 0, 0},
    {1, 239421, {0, 0}, 0, 0}, {1, 239455, {0, 0}, 0, 0}, {1, 239487, {0, 0}, 0, 0}, {1, 239527, {0, 0}, 0, 0},
    {1, 239541, {0, 0}, 0, 0}, {1, 239863, {0, 0}, 0, 0}, {1, 239876, {0, 0}, 0, 0}, {1, 239918, {0, 0}, 0, 0},
    {1, 239952, {0, 0}, 0, 0}, {1, 239973, {0, 0}, 0, 0}, {1, 239988, {0, 0}, 0, 0}, {3, 240192, {0, 0}, 0, 0},
    {3, 240386, {0, 0}, 0, 0}, {1, 240397, {0, 0}, 0, 0}, {3, 240578, {0, 0}, 0, 0}, {1, 241188, {0, 0}, 0, 0},
    {1, 241500, {0, 0}, 0, 0}, {1, 242016, {0, 0}, 0, 0}, {1, 242379, {0, 0}, 0, 0}, {1, 242963, {0, 0}, 0, 0},
    {1, 243707, {0, 0}, 0, 0}, {1, 244295, {0, 0}, 0, 0}, {1, 244472, {0, 0}, 0, 0}, {3, 244872, {0, 0}, 0, 0},
    {1, 244893, {0, 0}, 0, 0}, {1, 245011, {0, 0}, 0, 0}, {1, 245093, {0, 0}, 0, 0}, {1, 245304, {0, 0}, 0, 0},
    {1, 245531, {0, 0}, 0, 0}, {3, 245813, {0, 0}, 0, 0}, {3, 245875, {0, 0}, 0, 0}, {1, 245942, {0, 0}, 0, 0},
    {1, 246244, {0, 0}, 0, 0}, {1, 246873, {0, 0}, 0, 0}, {1, 247635, {0, 0}, 0, 0}, {3, 247803, {0, 0}, 0, 0},
    {1, 248202, {0, 0}, 0, 0}, {3, 248743, {0, 0}, 0, 0}, {3, 248940, {0, 0}, 0, 0}, {1, 249307, {0, 0}, 0, 0},
    {1, 249732, {0, 0}, 0, 0}, {1, 249859, {0, 0}, 0, 0}, {1, 249921, {0, 0}, 0, 0}, {1, 251214, {0, 0}, 0, 0},
    {1, 251986, {0, 0}, 0, 0}, {1, 252057, {0, 0}, 0, 0}, {3, 252418, {0, 0}, 0, 0}, {3, 252439, {0, 0}, 0, 0},
    {1, 252610, {0, 0}, 0, 0}, {3, 252770, {0, 0}, 0, 0}, {1, 253170, {0, 0}, 0, 0}, {1, 253659, {0, 0}, 0, 0},
    {1, 254267, {0, 0}, 0, 0}, {1, 254917, {0, 0}, 0, 0}, {3, 255044, {0, 0}, 0, 0}, {3, 255062, {0, 0}, 0, 0},
    {3, 255288, {0, 0}, 0, 0}, {1, 255722, {0, 0}, 0, 0}, {3, 255967, {0, 0}, 0, 0}, {1, 256111, {0, 0}, 0, 0},
    {1, 256332, {0, 0}, 0, 0}, {1, 256388, {0, 0}, 0, 0}, {3, 256789, {0, 0}, 0, 0}, {3, 258397, {0, 0}, 0, 0},
    {1, 258453, {0, 0}, 0, 0}, {1, 258579, {0, 0}, 0, 0}, {1, 259331, {0, 0}, 0, 0}, {3, 259490, {0, 0}, 0, 0},
    {3, 259610, {0, 0}, 0, 0}, {3, 259809, {0, 0}, 0, 0}, {3, 259975, {0, 0}, 0, 0}, {3, 259999, {0, 0}, 0, 0},
    {3, 260019, {0, 0}, 0, 0}, {1, 260080, {0, 0}, 0, 0}, {1, 260303, {0, 0}, 0, 0}, {1, 260635, {0, 0}, 0, 0},
    {1, 262005, {0, 0}, 0, 0}, {1, 262805, {0, 0}, 0, 0}, {1, 262863, {0, 0}, 0, 0}, {1, 262899, {0, 0}, 0, 0},
    {1, 262944, {0, 0}, 0, 0}, {1, 262964, {0, 0}, 0, 0}, {1, 263008, {0, 0}, 0, 0}, {1, 263058, {0, 0}, 0, 0},
    {1, 263080, {0, 0}, 0, 0}, {1, 263317, {0, 0}, 0, 0}, {3, 263809, {0, 0}, 0, 0}, {1, 263885, {0, 0}, 0, 0},
    {1, 264125, {0, 0}, 0, 0}, {3, 264243, {0, 0}, 0, 0}, {1, 264319, {0, 0}, 0, 0}, {3, 264874, {0, 0}, 0, 0},
    {1, 265002, {0, 0}, 0, 0}, {1, 265552, {0, 0}, 0, 0}, {1, 265746, {0, 0}, 0, 0}, {1, 265791, {0, 0}, 0, 0},
    {1, 265836, {0, 0}, 0, 0}, {1, 265982, {0, 0}, 0, 0}, {1, 266193, {0, 0}, 0, 0}, {3, 266288, {0, 0}, 0, 0},
    {1, 266481, {0, 0}, 0, 0}, {1, 266614, {0, 0}, 0, 0}, {1, 51772, {0, 0}, 0, 0}, {1, 266882, {0, 0}, 0, 0},
    {1, 267470, {0, 0}, 0, 0}, {1, 268020, {0, 0}, 0, 0}, {1, 268065, {0, 0}, 0, 0}, {1, 268122, {0, 0}, 0, 0},
    {1, 268409, {0, 0}, 0, 0}, {1, 269055, {0, 0}, 0, 0}, {1, 269439, {0, 0}, 0, 0}, {1, 269724, {0, 0}, 0, 0},
    {1, 269930, {0, 0}, 0, 0}, {1, 270253, {0, 0}, 0, 0}, {1, 270387, {0, 0}, 0, 0}, {1, 270951, {0, 0}, 0, 0},
    {1, 271001, {0, 0}, 0, 0}, {1, 271133, {0, 0}, 0, 0}, {1, 271170, {0, 0}, 0, 0}, {3, 271207, {0, 0}, 0, 0},
    {1, 271383, {0, 0}, 0, 0}, {1, 272653, {0, 0}, 0, 0}, {1, 273194, {0, 0}, 0, 0}, {1, 277528, {0, 0}, 0, 0},
    {1, 277926, {0, 0}, 0, 0}, {1, 278281, {0, 0}, 0, 0}, {1, 278808, {0, 0}, 0, 0}, {1, 279885, {0, 0}, 0, 0},
    {1, 279937, {0, 0}, 0, 0}, {1, 280157, {0, 0}, 0, 0}, {1, 280561, {0, 0}, 0, 0}, {1, 280990, {0, 0}, 0, 0},
    {1, 281752, {0, 0}, 0, 0}, {1, 283656, {0, 0}, 0, 0}, {1, 284345, {0, 0}, 0, 0}, {1, 284867, {0, 0}, 0, 0},
    {1, 285848, {0, 0}, 0, 0}, {1, 286668, {0, 0}, 0, 0}, {1, 286979, {0, 0}, 0, 0}, {3, 288841, {0, 0}, 0, 0},
    {3, 288862, {0, 0}, 0, 0}, {1, 289154, {0, 0}, 0, 0}, {1, 289247, {0, 0}, 0, 0}, {1, 291149, {0, 0}, 0, 0},
    {1, 291438, {0, 0}, 0, 0}, {1, 291489, {0, 0}, 0, 0}, {1, 291539, {0, 0}, 0, 0}, {1, 291598, {0, 0}, 0, 0},
    {1, 291750, {0, 0}, 0, 0}, {1, 291803, {0, 0}, 0, 0}, {1, 291864, {0, 0}, 0, 0}, {1, 292033, {0, 0}, 0, 0},
    {1, 292790, {0, 0}, 0, 0}, {1, 296364, {0, 0}, 0, 0}, {1, 299970, {0, 0}, 0, 0}, {1, 300092, {0, 0}, 0, 0},
    {1, 300137, {0, 0}, 0, 0}, {1, 300245, {0, 0}, 0, 0}, {1, 300397, {0, 0}, 0, 0}, {1, 300566, {0, 0}, 0, 0},
    {1, 300668, {0, 0}, 0, 0}, {3, 300699, {0, 0}, 0, 0}, {1, 301627, {0, 0}, 0, 0}, {1, 301824, {0, 0}, 0, 0},
    {1, 301943, {0, 0}, 0, 0}, {1, 301971, {0, 0}, 0, 0}, {1, 302019, {0, 0}, 0, 0}, {1, 303248, {0, 0}, 0, 0},
    {3, 303303, {0, 0}, 0, 0}, {1, 303653, {0, 0}, 0, 0}, {1, 304608, {0, 0}, 0, 0}, {3, 305238, {0, 0}, 0, 0},
    {1, 305376, {0, 0}, 0, 0}, {1, 305491, {0, 0}, 0, 0}, {1, 305752, {0, 0}, 0, 0}, {1, 306220, {0, 0}, 0, 0},
    {1, 306820, {0, 0}, 0, 0}, {1, 307380, {0, 0}, 0, 0}, {1, 307433, {0, 0}, 0, 0}, {3, 307524, {0, 0}, 0, 0},
    {1, 308434, {0, 0}, 0, 0}, {1, 308461, {0, 0}, 0, 0}, {1, 308697, {0, 0}, 0, 0}, {1, 308747, {0, 0}, 0, 0},
    {1, 308995, {0, 0}, 0, 0}, {1, 309146, {0, 0}, 0, 0}, {1, 309309, {0, 0}, 0, 0}, {1, 309363, {0, 0}, 0, 0},
    {1, 309600, {0, 0}, 0, 0}, {1, 309650, {0, 0}, 0, 0}, {1, 309942, {0, 0}, 0, 0}, {1, 310005, {0, 0}, 0, 0},
    {1, 310570, {0, 0}, 0, 0}, {3, 310959, {0, 0}, 0, 0}, {3, 311061, {0, 0}, 0, 0}, {1, 311154, {0, 0}, 0, 0},
    {1, 311184, {0, 0}, 0, 0}, {1, 311285, {0, 0}, 0, 0}, {3, 311475, {0, 0}, 0, 0}, {1, 311494, {0, 0}, 0, 0},
    {1, 311660, {0, 0}, 0, 0}, {1, 311991, {0, 0}, 0, 0}, {1, 312339, {0, 0}, 0, 0}, {3, 312733, {0, 0}, 0, 0},
    {1, 312886, {0, 0}, 0, 0}, {1, 313519, {0, 0}, 0, 0}, {1, 313718, {0, 0}, 0, 0}, {1, 313873, {0, 0}, 0, 0},
    {1, 314081, {0, 0}, 0, 0}, {3, 314459, {0, 0}, 0, 0}, {3, 314584, {0, 0}, 0, 0}, {1, 314906, {0, 0}, 0, 0},
    {1, 315125, {0, 0}, 0, 0}, {1, 315173, {0, 0}, 0, 0}, {1, 315215, {0, 0}, 0, 0}, {3, 315520, {0, 0}, 0, 0},
    {1, 317664, {0, 0}, 0, 0}, {1, 317681, {0, 0}, 0, 0}, {1, 317707, {0, 0}, 0, 0}, {1, 317836, {0, 0}, 0, 0},
    {3, 317951, {0, 0}, 0, 0}, {1, 318073, {0, 0}, 0, 0}, {3, 318525, {0, 0}, 0, 0}, {3, 318816, {0, 0}, 0, 0},
    {3, 318832, {0, 0}, 0, 0}, {3, 318899, {0, 0}, 0, 0}, {3, 318915, {0, 0}, 0, 0}, {1, 319064, {0, 0}, 0, 0},
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
    78639, 21, 21161, 2193, 49340, 14949, 2205, 49932, 79252, 18019, 2286, 79278, 2193, 49340,
    14949, 2205, 49932, 79252, 18019, 79582, 2193, 49340, 14949, 2205, 49932, 79252, 18019, 32885,
    2193, 49340, 14949, 2205, 49932, 79252, 18019, 80142, 2193, 49340, 14949, 2205, 49932, 79252,
    18019, 82478, 32885, 49932, 83512, 14949, 3975, 18019, 83538, 2253, 83566, 2193, 49340, 14949,
    2205, 49932, 79252, 18019, 32885, 29285, 49932, 85129, 85156, 85183, 18019, 85218, 49340, 85240,
    85910, 49932, 85240, 86140, 49932, 85240, 86334, 49932, 85240, 59642, 86433, 88713, 88737,
    88713, 51044, 88951, 88713, 88737, 89110, 89116, 89166, 89193, 89110, 89262, 89110, 89288,
    89110, 89664, 89680, 89656, 89685, 89692, 89110, 89773, 89110, 89949, 89680, 89967, 89685,
    89975, 90122, 89110, 90151, 89680, 90171, 89685, 90179, 89110, 90259, 89680, 90277, 89685,
    90285, 89680, 90396, 89685, 90404, 89680, 90548, 89685, 90556, 89110, 90622, 89680, 90632,
    89685, 90640, 89110, 90709, 89680, 90730, 89685, 90738, 89110, 90769, 89680, 90801, 89685,
    90809, 89110, 90851, 89680, 90872, 89685, 90880, 89110, 90911, 89680, 90922, 89685, 90931,
    89110, 90954, 89680, 90973, 89685, 90982, 89110, 91020, 89680, 91044, 89685, 91053, 89110,
    91081, 89680, 91101, 89685, 91110, 89110, 91180, 89110, 91216, 89680, 91231, 89685, 91240,
    89110, 91259, 89110, 91334, 89110, 91502, 89680, 91518, 89685, 91527, 89680, 91562, 89685,
    91571, 89110, 91633, 89680, 91654, 89685, 91663, 89110, 92223, 89680, 92241, 89685, 92250,
    89110, 92383, 89110, 92427, 89110, 92479, 89110, 92501, 89110, 92546, 89110, 92631, 89110,
    92731, 89110, 92788, 89110, 92885, 89110, 93225, 93687, 89110, 93809, 89110, 93873, 89110,
    93914, 31703, 3975, 94188, 31691, 13122, 2253, 94218, 13122, 94365, 18052, 94452, 94484, 31703,
    3975, 13122, 31703, 3975, 94640, 13122, 95094, 95117, 95142, 2253, 95166, 13122, 94365, 13122,
    32872, 46964, 95094, 95117, 95715, 46948, 46964, 95780, 95715, 95094, 95117, 96101, 95142,
    2253, 96125, 8025, 15179, 52813, 6922, 13122, 96699, 2253, 96726, 31703, 3975, 95715, 13122,
    13122, 95715, 17222, 97113, 2253, 97137, 13122, 31703, 95715, 2253, 97325, 13122, 31703, 52801,
    6945, 6904, 47998, 13122, 94365, 98416, 98448, 18052, 13122, 17222, 97113, 29285, 53156, 13122,
    13127, 13122, 99394, 99423, 2253, 99449, 13122, 99690, 2253, 99719, 95715, 13122, 31703, 2253,
    99872, 99931, 99958, 2253, 99993, 2253, 100245, 2253, 100302, 2253, 100534, 2253, 100687, 2253,
    100834, 2253, 101013, 2253, 101136, 2253, 101429, 94365, 2253, 102165, 13122, 102303, 13122,
    102496, 13122, 102496, 102699, 2253, 102949, 2253, 103084, 95715, 13122, 2253, 103440, 2253,
    103548, 2253, 103605, 94365, 31703, 2253, 103717, 95780, 95094, 95117, 95780, 104973, 98448,
    98416, 2253, 105060, 105242, 105265, 2253, 105305, 13122, 105557, 13122, 105668, 13122, 17222,
    2253, 105721, 105265, 2253, 106598, 13122, 106848, 106881, 106914, 13122, 107056, 106848, 107082,
    107115, 2253, 107149, 13122, 107211, 107236, 107266, 2253, 107292, 13122, 50203, 95715, 13122,
    50203, 13122, 109049, 53156, 46948, 53456, 13127, 95094, 95117, 98448, 49340, 104973, 98416,
    109049, 6904, 2193, 6922, 2286, 109773, 13122, 32872, 6904, 6922, 46964, 2253, 110516, 31703,
    3975, 110733, 13122, 31703, 3975, 94640, 14949, 13122, 110921, 95715, 34361, 2253, 110961,
    31703, 3975, 94188, 13122, 13122, 111162, 2253, 111183, 95094, 95117, 98448, 49340, 104973,
    98416, 13122, 94188, 13122, 111854, 31703, 31668, 13122, 31729, 31753, 31765, 31778, 31791,
    31703, 13122, 31729, 31753, 31765, 31778, 31791, 2253, 112236, 2253, 112527, 32432, 54969,
    31668, 13122, 31729, 31753, 31765, 31778, 31791, 31668, 58231, 13122, 31729, 31753, 31765,
    31778, 31791, 2253, 112706, 32432, 31668, 112968, 13122, 31729, 31753, 31765, 31778, 31791,
    2253, 112999, 113238, 32885, 2253, 113263, 113238, 32885, 94452, 94484, 6945, 5096, 2193, 2205,
    15179, 2286, 113388, 113479, 13122, 14066, 13127, 32885, 13122, 18052, 31703, 113616, 18019,
    2253, 113651, 113616, 32902, 113887, 2253, 113916, 114067, 13122, 13127, 14066, 32485, 32885,
    113616, 15622, 13122, 32432, 18052, 32885, 113616, 13122, 18052, 105668, 114348, 15622, 32885,
    15622, 14949, 3975, 114522, 14394, 2253, 114543, 13122, 114652, 17998, 2253, 114836, 32885,
    113616, 18019, 13122, 18052, 2253, 115096, 32885, 13122, 115223, 2253, 115246, 32885, 13122,
    115223, 18052, 115378, 2253, 115397, 2193, 115560, 2253, 115590, 2286, 115659, 6922, 113238,
    115560, 15622, 113238, 113616, 104973, 98448, 2253, 115590, 32485, 32885, 115981, 15622, 13122,
    50203, 32432, 18052, 113238, 2253, 116214, 32885, 113616, 15622, 13122, 116595, 18052, 2253,
    116626, 113887, 15622, 113238, 113616, 104973, 98448, 2253, 116951, 32885, 117242, 113616,
    18052, 116595, 13122, 32885, 113616, 13122, 32885, 113616, 18052, 13122, 2253, 117432, 89110,
    117517, 51785, 51795, 47998, 6904, 52825, 6922, 32885, 46964, 13122, 32885, 46964, 2253, 117962,
    13122, 118295, 14066, 13127, 13122, 118344, 14066, 13127, 47998, 52845, 6904, 52825, 2193,
    6922, 2253, 118434, 2253, 119937, 2253, 120119, 2253, 120225, 2253, 120407, 2253, 120601, 2253,
    120648, 2253, 120766, 2253, 120964, 2253, 121241, 2253, 121525, 2253, 121710, 2253, 121903,
    2253, 122090, 2253, 122921, 2253, 123134, 2253, 123313, 75457, 123481, 85129, 123507, 2253,
    123690, 2253, 123898, 2253, 124104, 2253, 124408, 2253, 124559, 2253, 124763, 2253, 124996,
    13122, 85129, 85156, 85183, 2253, 125406, 2253, 125796, 2253, 126131, 2253, 126423, 2253, 126620,
    2253, 126871, 12, 130350, 2253, 131096, 2253, 131361, 131579, 2253, 131606, 131751, 131981,
    2253, 132001, 2253, 132229, 2253, 132800, 2253, 132994, 2253, 133089, 13122, 133313, 2253,
    133338, 2253, 133462, 2253, 133614, 2253, 133808, 2253, 134144, 2253, 134424, 2253, 134820,
    2253, 135157, 2253, 135579, 2253, 136008, 2253, 136359, 131579, 131751, 2253, 136786, 2253,
    137456, 2253, 137777, 2253, 137930, 2253, 138277, 2253, 139039, 139239, 131751, 2253, 139267,
    2253, 139428, 2253, 139718, 2253, 139893, 2253, 140194, 2253, 140368, 2253, 140528, 2253, 140829,
    2253, 140965, 2253, 141347, 2253, 141592, 2253, 141947, 2253, 142135, 2253, 142930, 2253, 143070,
    131751, 13122, 131751, 14394, 13122, 145569, 145588, 2253, 145611, 145930, 2253, 145949, 2253,
    146148, 2253, 146242, 146459, 2253, 146484, 2253, 146609, 2253, 146877, 2253, 147006, 2253,
    147317, 147841, 2253, 147866, 2253, 148244, 2253, 148653, 2253, 149018, 2253, 149503, 2253,
    149821, 2253, 150195, 150518, 2253, 150547, 2253, 150827, 150892, 131579, 151317, 2253, 151344,
    2253, 151593, 12, 59230, 2253, 154069, 2228, 2205, 2193, 2286, 154288, 2587, 2205, 2193, 2286,
    154695, 2253, 155099, 155290, 32885, 2253, 155318, 6904, 6929, 2193, 6922, 155653, 13127, 155683,
    6904, 6929, 6922, 156715, 156737, 8025, 2205, 2193, 156758, 156737, 8025, 2193, 156758, 2205,
    29285, 157450, 2253, 157512, 2253, 157963, 2253, 158581, 32885, 2253, 158791, 6945, 156715,
    159698, 2205, 156758, 6904, 6929, 156758, 160126, 156758, 2253, 161274, 156758, 6904, 159698,
    155683, 162866, 2253, 162890, 155683, 156758, 155683, 163669, 2253, 163689, 6945, 159698, 156758,
    2253, 164436, 6945, 156758, 6945, 156715, 159698, 156737, 8025, 2205, 2193, 156758, 2205, 159698,
    156758, 13127, 13122, 166609, 2253, 166642, 155290, 2253, 166825, 2253, 166939, 2205, 156737,
    8025, 2205, 2193, 2253, 167878, 13122, 14066, 13127, 167979, 168248, 168372, 2253, 168502,
    2253, 168631, 2253, 168721, 2253, 168888, 2253, 169334, 6904, 2193, 6922, 32885, 13122, 168372,
    2253, 169850, 2253, 169984, 2253, 170149, 13127, 168248, 8025, 15179, 2193, 32885, 2253, 170334,
    2253, 170428, 2253, 170536, 168066, 13127, 13122, 17222, 2253, 170786, 13122, 13127, 2253,
    170937, 2253, 171112, 2253, 171340, 2253, 171441, 13122, 171504, 13127, 2253, 171954, 13122,
    172346, 2253, 172375, 47998, 6904, 2253, 172590, 2253, 172718, 2253, 172916, 2253, 173180,
    13122, 173291, 2253, 173320, 2253, 173720, 174361, 51176, 51044, 88713, 89193, 32872, 13122,
    32902, 13122, 174619, 2253, 174659, 49340, 174983, 175011, 175045, 175073, 2253, 175102, 13122,
    175216, 2253, 175243, 49340, 174983, 175011, 49340, 175819, 2253, 175846, 13122, 18052, 17998,
    13122, 37719, 32432, 49340, 175819, 176384, 176411, 13122, 177006, 13122, 177006, 177159, 59642,
    177208, 2253, 177708, 95117, 2253, 177965, 2253, 178345, 2253, 178488, 2253, 178631, 2253,
    178760, 2253, 178989, 2253, 179193, 2253, 179394, 2253, 179641, 2253, 179766, 2253, 179956,
    2253, 180079, 2253, 180266, 2253, 180389, 2253, 180633, 2253, 181007, 2253, 181246, 2253, 181494,
    2253, 181749, 2253, 181915, 2253, 182165, 2253, 182344, 2253, 182565, 2253, 182828, 2253, 182973,
    2253, 183203, 2253, 183494, 2253, 183624, 2253, 183752, 2253, 184025, 2253, 184188, 2253, 184365,
    2253, 184493, 2253, 184700, 2253, 184925, 2253, 185053, 2253, 185179, 2253, 185305, 2253, 185423,
    2253, 185539, 2253, 185846, 2253, 186011, 2253, 186170, 2253, 186506, 2253, 186679, 2253, 186850,
    2253, 187072, 2253, 187230, 2253, 187386, 2253, 187648, 2253, 187806, 2253, 187962, 2253, 188224,
    2253, 188380, 2253, 188534, 2253, 188688, 2253, 188834, 2253, 188978, 2253, 189293, 2253, 189476,
    2253, 189653, 2253, 190145, 2253, 190322, 2253, 190496, 13122, 190598, 2253, 190632, 2253,
    190839, 2253, 191141, 2253, 191478, 2253, 191605, 95780, 13122, 2253, 191799, 2253, 193400,
    193641, 35281, 2253, 193669, 193834, 2253, 193861, 95117, 193834, 2253, 194461, 2253, 194695,
    2253, 194994, 195294, 2253, 195317, 195444, 2253, 195468, 2253, 195857, 2253, 195908, 2253,
    197559, 2253, 197737, 198033, 2253, 198060, 2253, 199538, 2253, 199665, 200040, 13138, 13122,
    13127, 5096, 2205, 6945, 10879, 57524, 14949, 5096, 2193, 2205, 2253, 57566, 2286, 200152,
    6945, 10879, 2205, 2193, 5096, 49932, 200388, 2253, 200406, 2286, 200521, 13122, 13127, 200585,
    200607, 8025, 2193, 52825, 52845, 5096, 115378, 2193, 2205, 15155, 15179, 2253, 53482, 2286,
    200152, 2205, 2193, 5096, 2253, 200785, 2286, 200152, 6945, 10879, 2205, 5096, 2193, 200388,
    2253, 200856, 2286, 200950, 13127, 201040, 2205, 13138, 201075, 13122, 13127, 5096, 10879,
    2205, 2193, 13122, 14066, 13127, 201140, 14220, 21161, 31691, 13122, 201341, 31691, 13122,
    2193, 5096, 2205, 2253, 201556, 2286, 201596, 2253, 201652, 13122, 14066, 13127, 201748, 32872,
    13122, 201341, 2253, 201957, 32872, 13122, 2253, 202037, 31691, 2253, 202196, 13122, 201341,
    2253, 202516, 2253, 202624, 52801, 6904, 15179, 52813, 6922, 8025, 32885, 2193, 2253, 202866,
    31691, 201341, 2193, 2286, 203359, 13122, 203386, 14066, 13127, 13122, 31691, 32485, 13122,
    2253, 203858, 2253, 203968, 204028, 13122, 14066, 13127, 13122, 50203, 204452, 46964, 32885,
    13122, 32432, 46964, 32885, 13122, 205188, 205217, 46964, 32885, 2253, 205252, 13122, 205491,
    205217, 46964, 32885, 2253, 205603, 6922, 13122, 13122, 46964, 32885, 2253, 205936, 205188,
    205217, 46964, 32885, 2253, 206400, 13122, 205188, 46964, 32885, 13122, 204452, 46964, 32885,
    2253, 207254, 13122, 23799, 32885, 2253, 207420, 13122, 32885, 2253, 207704, 2253, 208243,
    13122, 50203, 32432, 46964, 32885, 13122, 49932, 208801, 46964, 2253, 208836, 2253, 209189,
    13122, 209350, 209378, 2253, 209410, 2253, 209578, 13122, 209699, 209727, 2253, 209756, 13122,
    209699, 209925, 209953, 2253, 209981, 2253, 210123, 2253, 210340, 13122, 17998, 13122, 32872,
    210513, 17998, 32885, 2253, 210540, 2253, 210756, 2253, 211011, 15179, 2193, 2286, 211200,
    13122, 32872, 32885, 2253, 211222, 15155, 2205, 2193, 2253, 211222, 2286, 211200, 2253, 211585,
    2253, 211691, 2253, 211767, 2253, 211894, 2253, 212037, 2253, 212176, 13122, 212314, 2253,
    212356, 2253, 212465, 212596, 6904, 2193, 13122, 13127, 14066, 213456, 51547, 89110, 213481,
    2193, 2205, 2286, 214232, 214558, 2253, 214587, 13122, 214756, 2253, 215109, 13122, 115223,
    2253, 215710, 13122, 216096, 2253, 216126, 2205, 15155, 10879, 5096, 2193, 2253, 216512, 14949,
    3975, 216999, 217030, 2253, 217064, 2253, 217316, 2253, 217647, 2253, 217774, 2253, 217831,
    2253, 218044, 13122, 218515, 2253, 218547, 13122, 13127, 218862, 6945, 240043, 47998, 240063,
    6904, 240077, 240102, 240127, 240151, 240256, 13122, 32872, 240077, 240102, 240127, 240151,
    240063, 240077, 240102, 240127, 240151, 240256, 13122, 13127, 240077, 240102, 240127, 240151,
    13122, 240077, 240102, 240127, 240151, 240688, 240725, 240077, 240102, 240127, 240151, 2253,
    240763, 240725, 240688, 240980, 240077, 240102, 240127, 240151, 2253, 241022, 240725, 240077,
    240102, 240127, 240151, 2253, 241292, 241439, 240688, 240725, 240077, 240102, 240127, 240151,
    13122, 31703, 240077, 240102, 240127, 240151, 13122, 241776, 240077, 240102, 240127, 240151,
    2253, 241810, 241888, 13122, 241897, 240077, 240102, 240127, 240151, 2253, 241924, 241439,
    13122, 241897, 240077, 240102, 240127, 240151, 31691, 242239, 13122, 31703, 240077, 240102,
    240127, 240151, 2253, 242262, 53156, 242819, 13122, 13127, 240077, 240102, 240127, 240151,
    2253, 243259, 240077, 240102, 240127, 240151, 13122, 242239, 240077, 240102, 240127, 240151,
    32872, 32885, 13122, 240077, 240102, 240127, 240151, 13122, 32432, 240077, 240102, 240127,
    240151, 241888, 13122, 32432, 240077, 240102, 240127, 240151, 241439, 13122, 32432, 240077,
    240102, 240127, 240151, 241439, 240077, 240102, 240127, 240151, 113238, 240077, 240102, 240127,
    240151, 13122, 245193, 245224, 240077, 240102, 240127, 240151, 2253, 245261, 240725, 240688,
    240077, 240102, 240127, 240151, 2253, 245325, 13127, 240077, 240102, 240127, 240151, 240063,
    6922, 240077, 240102, 240127, 240151, 31691, 13122, 246101, 240077, 240102, 240127, 240151,
    242239, 13122, 32432, 240077, 240102, 240127, 240151, 13122, 246101, 240077, 240102, 240127,
    240151, 13122, 246200, 240077, 240102, 240127, 240151, 31691, 13122, 17222, 32432, 246367,
    240077, 240102, 240127, 240151, 2253, 246399, 13122, 17222, 32432, 246367, 240077, 240102,
    240127, 240151, 242819, 46948, 46964, 240077, 240102, 240127, 240151, 13122, 247173, 247194,
    240077, 240102, 240127, 240151, 2253, 247220, 13122, 247494, 240077, 240102, 240127, 240151,
    2253, 247522, 13122, 247980, 240077, 240102, 240127, 240151, 2253, 247999, 13122, 58231, 240077,
    240102, 240127, 240151, 2253, 248092, 2253, 248249, 2253, 248612, 13122, 32902, 240077, 240102,
    240127, 240151, 13122, 249029, 240077, 240102, 240127, 240151, 2253, 249053, 249199, 240077,
    240102, 240127, 240151, 2253, 249226, 249199, 32902, 240077, 240102, 240127, 240151, 241888,
    240077, 240102, 240127, 240151, 31691, 242239, 13122, 246101, 240077, 240102, 240127, 240151,
    31691, 13122, 240077, 240102, 240127, 240151, 31691, 242239, 13122, 17222, 32432, 246367, 240077,
    240102, 240127, 240151, 32432, 240077, 240102, 240127, 240151, 242239, 13122, 246101, 240077,
    240102, 240127, 240151, 13122, 252516, 240077, 240102, 240127, 240151, 2253, 252553, 13122,
    253062, 253074, 253092, 240077, 240102, 240127, 240151, 2253, 253122, 253530, 253545, 253092,
    240077, 240102, 240127, 240151, 253545, 253092, 240077, 240102, 240127, 240151, 253530, 253074,
    253092, 254123, 254151, 240077, 240102, 240127, 240151, 253530, 253074, 253092, 254209, 240077,
    240102, 240127, 240151, 253530, 253074, 252516, 254209, 240077, 240102, 240127, 240151, 2253,
    254327, 253545, 253530, 253092, 240077, 240102, 240127, 240151, 13122, 17222, 32432, 58231,
    240077, 240102, 240127, 240151, 13122, 255437, 240077, 240102, 240127, 240151, 2253, 255461,
    242239, 13122, 17222, 32432, 58231, 240077, 240102, 240127, 240151, 13122, 256248, 240077,
    240102, 240127, 240151, 2253, 256277, 13122, 256538, 240077, 240102, 240127, 240151, 242239,
    13122, 31703, 240077, 240102, 240127, 240151, 242819, 13122, 14066, 13127, 240077, 240102,
    240127, 240151, 242239, 241888, 13122, 32432, 240077, 240102, 240127, 240151, 241888, 31691,
    245193, 13122, 240077, 240102, 240127, 240151, 241888, 245193, 257033, 13122, 240077, 240102,
    240127, 240151, 2253, 257067, 242239, 241888, 13122, 17222, 32432, 246367, 240077, 240102,
    240127, 240151, 13122, 31691, 240077, 240102, 240127, 240151, 242239, 13122, 246200, 240077,
    240102, 240127, 240151, 241888, 241439, 245193, 13122, 240077, 240102, 240127, 240151, 241888,
    241439, 245193, 257033, 13122, 240077, 240102, 240127, 240151, 13122, 34284, 242239, 34361,
    240077, 240102, 240127, 240151, 242239, 13122, 32432, 257471, 240077, 240102, 240127, 240151,
    2253, 257502, 13122, 242819, 2193, 240077, 240102, 240127, 240151, 2286, 257760, 242819, 53156,
    13122, 13127, 240077, 240102, 240127, 240151, 241439, 242239, 13122, 32432, 240077, 240102,
    240127, 240151, 241439, 242239, 13122, 246101, 240077, 240102, 240127, 240151, 241439, 31691,
    245193, 13122, 240077, 240102, 240127, 240151, 241439, 245193, 257033, 13122, 240077, 240102,
    240127, 240151, 241439, 242239, 13122, 17222, 32432, 246367, 240077, 240102, 240127, 240151,
    242819, 13127, 240077, 240102, 240127, 240151, 13122, 258717, 240077, 240102, 240127, 240151,
    2253, 258747, 13122, 258896, 258929, 240077, 240102, 240127, 240151, 2253, 258958, 13122, 259168,
    240077, 240102, 240127, 240151, 6945, 47998, 240063, 6904, 240077, 240102, 240127, 240151,
    32885, 242819, 13122, 240077, 240102, 240127, 240151, 242819, 240077, 240102, 240127, 240151,
    13122, 13127, 259667, 14066, 240077, 240102, 240127, 240151, 259919, 13122, 13127, 240077,
    240102, 240127, 240151, 6904, 15179, 8025, 2193, 52813, 6922, 240077, 240102, 240127, 240151,
    14213, 14220, 50486, 32485, 32885, 13122, 32885, 13122, 13122, 32885, 18019, 32885, 14949,
    3975, 114522, 14394, 13122, 18019, 2253, 260408, 32885, 13122, 216096, 2253, 260530, 32885,
    18019, 13122, 116595, 32885, 13122, 260694, 2253, 260726, 32885, 2205, 18019, 2193, 2253, 261017,
    2286, 261055, 32885, 49932, 13122, 83538, 261150, 2253, 261178, 32885, 18019, 49932, 13122,
    116595, 83538, 2253, 261510, 32885, 18019, 13122, 2193, 2253, 261870, 2286, 261055, 116595,
    261935, 32885, 18019, 13122, 262324, 2253, 262356, 13122, 14066, 13127, 262445, 176859, 21161,
    32432, 50203, 263641, 263668, 263694, 204452, 13122, 263718, 263734, 240127, 263756, 31691,
    50203, 263641, 263668, 263694, 204452, 13122, 263718, 263734, 240127, 263756, 13122, 263821,
    263852, 263718, 263734, 240127, 263756, 13122, 31729, 31753, 31765, 31778, 31791, 263718, 263734,
    240127, 263756, 264937, 13122, 263718, 263734, 240127, 263756, 50203, 263641, 263668, 263694,
    204452, 13122, 263718, 263734, 240127, 263756, 13122, 32432, 263641, 263718, 263734, 240127,
    263756, 266561, 13122, 263718, 263734, 240127, 263756, 13122, 263852, 263718, 263734, 240127,
    263756, 264937, 2193, 2205, 263718, 263734, 240127, 263756, 2286, 266757, 32872, 13122, 266783,
    210513, 263718, 263734, 240127, 263756, 2253, 266813, 32872, 13122, 263852, 263718, 263734,
    240127, 263756, 29285, 264937, 13122, 263718, 263734, 240127, 263756, 263718, 263734, 240127,
    263756, 268348, 31691, 105668, 263641, 263668, 263694, 204452, 13122, 263718, 263734, 240127,
    263756, 50203, 32432, 269013, 264937, 13122, 263718, 263734, 240127, 263756, 105668, 263641,
    263668, 263694, 204452, 13122, 263718, 263734, 240127, 263756, 13122, 263641, 263718, 263734,
    240127, 263756, 263641, 13122, 263718, 263734, 240127, 263756, 263694, 13122, 264937, 263718,
    263734, 240127, 263756, 50203, 269013, 264937, 13122, 263718, 263734, 240127, 263756, 263641,
    263668, 263694, 204452, 13122, 263718, 263734, 240127, 263756, 18019, 271567, 264937, 13122,
    263718, 263734, 240127, 263756, 6922, 263718, 263734, 240127, 263756, 10879, 264937, 2193,
    2205, 263718, 263734, 240127, 263756, 13127, 13122, 263718, 263734, 240127, 263756, 272449,
    272477, 272523, 272877, 49340, 5096, 272877, 49340, 6904, 273120, 2193, 2286, 273153, 272877,
    49340, 273562, 8025, 2193, 52825, 52845, 273673, 274196, 272877, 274653, 49340, 273562, 272877,
    274653, 49340, 273562, 8025, 2193, 52825, 52845, 274862, 49340, 274653, 272877, 280072, 49340,
    272877, 274653, 280072, 49340, 272877, 272877, 274653, 32485, 49340, 49340, 46964, 272877,
    280909, 272877, 49340, 280926, 272877, 274653, 49340, 272877, 49340, 5096, 2193, 49340, 46964,
    272877, 32885, 272877, 280926, 49340, 272877, 280909, 280926, 49340, 272877, 280926, 280909,
    49340, 272877, 280909, 49340, 280072, 49340, 274653, 272877, 46948, 280909, 49340, 46964, 272877,
    272877, 49340, 52813, 8025, 49340, 272877, 274653, 284698, 280909, 49340, 284820, 280909, 49340,
    272877, 280909, 49340, 17222, 2253, 284953, 280909, 49340, 284820, 2193, 2286, 285181, 284820,
    285286, 280909, 49340, 285286, 284820, 280909, 49340, 285783, 280909, 49340, 49340, 13127,
    274653, 272877, 49340, 273562, 272877, 49340, 280909, 31703, 2253, 287142, 47998, 6904, 49340,
    272877, 49340, 287253, 272877, 280909, 49340, 274653, 272877, 273562, 280072, 49340, 274653,
    272877, 273562, 280909, 272877, 49340, 287253, 272877, 49340, 280909, 272877, 49340, 287971,
    2253, 288005, 5096, 280909, 272877, 49340, 32885, 273120, 2193, 272877, 49340, 2193, 280909,
    284820, 49340, 280072, 272877, 49340, 272877, 49340, 273562, 2253, 289012, 49340, 272877, 273562,
    280072, 49340, 272877, 274653, 273562, 280072, 49340, 272877, 273562, 49340, 280926, 272877,
    49340, 272877, 274653, 273562, 272877, 49340, 31703, 2253, 294498, 6904, 272877, 49340, 273562,
    8025, 2193, 52825, 52845, 5096, 272877, 49340, 2193, 15179, 272877, 8025, 32885, 273120, 49340,
    52813, 49340, 272877, 13127, 49340, 299950, 13122, 300281, 13122, 31729, 14394, 123507, 113616,
    113238, 13122, 31729, 300751, 13122, 85129, 85156, 85183, 300774, 300808, 31729, 2253, 300882,
    13122, 300996, 301025, 301067, 2253, 301092, 13122, 14394, 123507, 201341, 2253, 301488, 13122,
    123507, 13122, 301703, 31729, 31753, 31765, 31778, 31791, 2253, 301737, 13122, 301884, 300808,
    113616, 31729, 113238, 2253, 302213, 13122, 14394, 123507, 302397, 2253, 302424, 13122, 123507,
    302397, 2253, 302583, 13122, 37719, 302698, 2253, 302729, 31729, 113616, 113238, 2193, 302925,
    2205, 15179, 2286, 302944, 13122, 303096, 123507, 17998, 300808, 31729, 2253, 303120, 13122,
    123507, 303194, 300808, 30383, 303465, 13122, 123507, 303603, 31668, 300808, 31729, 13122,
    303764, 303800, 13122, 303948, 302397, 303988, 13122, 304177, 304204, 2253, 304251, 13122,
    31729, 14394, 13122, 123507, 303194, 115378, 115378, 13122, 301884, 304842, 31729, 300808,
    49340, 14949, 113616, 49932, 13122, 14394, 31729, 123507, 13122, 18052, 2253, 305099, 305310,
    2253, 305336, 305437, 13127, 305629, 13127, 305705, 2253, 305902, 32902, 306068, 37719, 2253,
    306335, 306539, 2253, 306618, 52801, 6945, 47998, 6904, 6922, 52801, 6945, 6904, 6922, 306932,
    46964, 306068, 6922, 240043, 307293, 6922, 307293, 308145, 2253, 308176, 75457, 308551, 13122,
    308551, 35799, 308854, 308875, 2253, 308895, 13122, 308551, 31703, 13122, 308551, 309240, 13122,
    308551, 35799, 43552, 309477, 2253, 309499, 13122, 308551, 309803, 309824, 2253, 309846, 13122,
    308551, 310087, 310112, 2253, 310136, 13122, 308551, 310374, 309824, 2253, 310401, 13122, 308551,
    35799, 310672, 310693, 2253, 310714, 311236, 13122, 311840, 311866, 311912, 311952, 13122,
    312258, 311952, 2253, 312287, 13122, 312830, 2253, 313408, 13122, 314418, 311952, 2253, 314773,
    75457, 311952, 75457, 315812, 311952, 316017, 75457, 311952, 2253, 316121, 311952, 30383, 311952,
    30383, 316666, 311952, 316017, 30383, 311952, 13122, 316997, 2253, 317030, 316997, 2253, 317205,
    2253, 318292,
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
