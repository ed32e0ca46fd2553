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
  char part_13[3971];
  char part_14[3986];
  char part_15[3974];
  char part_16[3566];
  char part_17[3964];
  char part_18[3997];
  char part_19[3935];
  char part_20[3977];
  char part_21[3979];
  char part_22[3994];
  char part_23[3997];
  char part_24[3998];
  char part_25[3940];
  char part_26[3980];
  char part_27[3967];
  char part_28[3997];
  char part_29[3978];
  char part_30[3999];
  char part_31[3936];
  char part_32[3999];
  char part_33[3874];
  char part_34[3978];
  char part_35[3993];
  char part_36[3952];
  char part_37[3987];
  char part_38[3903];
  char part_39[3724];
  char part_40[3701];
  char part_41[3563];
  char part_42[3943];
  char part_43[3979];
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
  char part_72[3985];
  char part_73[3998];
  char part_74[3923];
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
    "emitc.sub\0"
    "AnyOf<!emitc.array, !emitc.opaque, !emitc.ptr>",
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
    "#gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>\0"
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)",
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
    "\"di_composite_type\"",
    "di_composite_type\0"
    "offsetInBits\0"
    "dwarfAddressSpace\0"
    "extraData\0"
    "\"di_derived_type\"\0"
    "di_derived_type\0"
    "array<#llvm.di_expression_elem>\0"
    "operations\0"
    "`<` ( `[` $operations^ `]` ) : (``)\? `>`\0"
    "di_expression\0"
    "dwarf_operation\0"
    "array<u64>\0"
    "opcode\0"
    "arguments\0"
    "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)\?\0"
    "di_expression_elem\0"
    "directory\0"
    "`<` $name `in` $directory `>`\0"
    "\"di_file\"\0"
    "di_file\0"
    "di_generic_subrange\0"
    "linkageName\0"
    "isLocalToUnit\0"
    "isDefined\0"
    "\"di_global_variable\"\0"
    "di_global_variable\0"
    "\"di_global_variable_expression\"\0"
    "di_global_variable_expression\0"
    "entity\0"
    "\"di_imported_entity\"\0"
    "di_imported_entity\0"
    "\"di_label\"\0"
    "di_label\0"
    "column\0"
    "\"di_lexical_block\"\0"
    "di_lexical_block\0"
    "discriminator\0"
    "\"di_lexical_block_file\"\0"
    "di_lexical_block_file\0"
    "\"di_local_variable\"\0"
    "di_local_variable\0"
    "configMacros\0"
    "includePath\0"
    "apinotes\0"
    "isDecl\0"
    "\"di_module\"\0"
    "di_module\0"
    "exportSymbols\0"
    "\"di_namespace\"\0"
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
    "di_subprogram\0"
    "di_subrange\0"
    "dwarf_calling_convention\0"
    "callingConvention\0"
    "\"di_subroutine_type\"\0"
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
    "PromotableAllocationOpInterface",
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
    "DestructurableAccessorOpInterface",
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
    "fpExceptionBehavior",
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
    "llvm.intr.usub.sat",
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
    "resolver_type",
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
    "SameOperandsShape",
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
    "produceToken\0"
    "$global `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($result) attr-dict\0"
    "[[\"consumeTokens\", \"type\", \"!ml_program.token\"], [\"produceToken\", \"type\", \"!ml_program.token\"]]\0"
    "ml_program.global_load_graph\0"
    "$global `=` $value `:` type($value) attr-dict\0"
    "ml_program.global_store\0"
    "$global `=` $value `` custom<TokenOrdering>($consumeTokens, type($produceToken)) `:` type($value) attr-dict\0"
    "ml_program.global_store_graph\0"
    "HasParent<ml_program.subgraph>\0"
    "ml_program.output",
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
    "nan",
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
    "nvgpu.tma.async.load",
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
    "1 : i64\0"
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
    "verifyTarget",
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
    "$dstMem `,` $srcMem `,` $size (`l2_cache_hint` `=` $l2CacheHint^ )\? (`byte_mask` `=` $byteMask^ )\? attr-dict `:` type($dstMem) `,` type($srcMem)",
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
    "fromProxy",
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
    "duration",
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
    "initVal",
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
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD (`,` $zeroColMask^)\? attr-dict `:` `(` type(operands) `)`\0"
    "[[\"matrixD\", \"type\", \"!llvm.ptr<6>\"], [\"matrixB\", \"type\", \"i64\"], [\"idesc\", \"type\", \"i32\"], [\"enableInputD\", \"type\", \"i1\"], [\"zeroColMask\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.mma.ws\0"
    "$matrixD `,` $matrixA `,` $matrixB `,` $idesc `,` $enableInputD `,` $sparseMetadata (`,` $zeroColMask^)\? attr-dict `:` `(` type(operands) `)`\0"
    "[[\"matrixD\", \"type\", \"!llvm.ptr<6>\"], [\"matrixB\", \"type\", \"i64\"], [\"idesc\", \"type\", \"i32\"], [\"enableInputD\", \"type\", \"i1\"], [\"sparseMetadata\", \"type\", \"!llvm.ptr<6>\"], [\"zeroColMask\", \"type\", \"i64\"]]\0"
    "nvvm.tcgen05.mma.ws.sp\0"
    "startAddr",
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
    "allocator",
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
    "hook:omp.loop_nest\0"
    "AllTypesMatch<loop_lower_bounds,loop_upper_bounds,loop_steps>\0"
    "[[\"loop_upper_bounds\", \"same\", \"loop_lower_bounds\"], [\"loop_steps\", \"same\", \"loop_lower_bounds\"]]\0"
    "omp.loop_nest\0"
    "!omp.map_bounds_ty\0"
    "lower_bound\0"
    "start_idx\0"
    "stride_in_bytes",
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
    "10 : i64\0"
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
    "transform.replicate",
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
    "enum<@MatchInterfaceEnum>",
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
    {50409, 5, 0, {310, 2}, {36, 31}, {67, 23}, {0, 0}, {0, 0}, {0, 0}}, {52948, 5, 0, {312, 4}, {0, 0}, {0, 0}, {0, 0}, {705, 1}, {0, 0}},
    {50471, 5, 0, {316, 29}, {0, 0}, {90, 1}, {26, 1}, {705, 1}, {0, 0}}, {55114, 5, 0, {0, 0}, {0, 0}, {91, 6}, {0, 0}, {0, 0}, {0, 0}},
    {55555, 5, 0, {345, 49}, {97, 7}, {104, 1}, {27, 1}, {0, 0}, {0, 0}}, {59152, 5, 0, {394, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {17, 5, 0, {399, 66}, {0, 0}, {105, 21}, {28, 12}, {705, 1}, {882, 1}}, {17609, 5, 0, {465, 26}, {0, 0}, {126, 1}, {40, 1}, {0, 0}, {0, 0}},
    {76759, 5, 0, {491, 17}, {127, 2}, {129, 2}, {41, 1}, {0, 0}, {0, 0}}, {78547, 5, 0, {508, 99}, {0, 0}, {131, 6}, {42, 9}, {1081, 5}, {0, 0}},
    {12, 5, 1, {607, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1162, 1}}, {78554, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {705, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {117068, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {118054, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {121730, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {127088, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {1777, 1}, {0, 0}}, {151380, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {1922, 2}, {0, 0}},
    {167636, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {170157, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2074, 1}, {0, 0}},
    {55686, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {176411, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16289, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {1777, 1}, {2160, 1}}, {35953, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {705, 1}, {0, 0}},
    {30126, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {2425, 2}, {0, 0}}, {203639, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {705, 1}, {0, 0}},
    {208473, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {212358, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {218596, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21146, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {3374, 3}, {0, 0}},
    {262048, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {3451, 2}, {0, 0}}, {271550, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14211, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {299648, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {1777, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {304714, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {307985, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {310408, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {705, 1}, {0, 0}},
    {316821, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {1777, 1}, {0, 0}},
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
    {15971, 15915, 4, {119, 1}, {137, 1}, {22, 1}, {0, 0}, {264, 6}, {118, 6}, {124, 2}}, {16088, 16067, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {270, 4}, {128, 2}, {114, 1}},
    {16145, 16104, 0, {138, 3}, {0, 0}, {0, 0}, {0, 0}, {256, 1}, {130, 3}, {114, 1}}, {16205, 16181, 0, {133, 2}, {141, 1}, {0, 0}, {0, 0}, {256, 1}, {111, 3}, {114, 1}},
    {16249, 16224, 0, {142, 3}, {0, 0}, {0, 0}, {0, 0}, {256, 1}, {130, 3}, {114, 1}}, {16269, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {133, 4}, {0, 0}},
    {17333, 17137, 0, {152, 2}, {135, 1}, {0, 0}, {0, 0}, {274, 5}, {140, 3}, {143, 1}}, {17682, 17615, 0, {154, 1}, {155, 1}, {0, 0}, {0, 0}, {279, 1}, {89, 1}, {0, 0}},
    {18128, 17768, 1, {156, 3}, {159, 1}, {0, 0}, {0, 0}, {280, 2}, {145, 4}, {149, 1}}, {18373, 18194, 1, {160, 4}, {0, 0}, {0, 0}, {0, 0}, {282, 1}, {0, 0}, {151, 1}},
    {18394, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {18702, 18473, 1, {164, 4}, {168, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {20190, 19074, 1, {169, 13}, {182, 1}, {0, 0}, {0, 0}, {283, 3}, {89, 1}, {157, 1}}, {20241, 18473, 1, {164, 4}, {183, 1}, {0, 0}, {0, 0}, {0, 0}, {153, 2}, {155, 1}},
    {21094, 20416, 1, {184, 14}, {182, 1}, {0, 0}, {0, 0}, {283, 3}, {89, 1}, {157, 1}}, {21286, 21153, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {286, 5}, {0, 0}, {0, 0}},
    {22445, 22237, 0, {198, 3}, {201, 1}, {0, 0}, {0, 0}, {291, 11}, {159, 2}, {161, 1}}, {22879, 22716, 0, {202, 3}, {205, 1}, {0, 0}, {0, 0}, {302, 1}, {89, 1}, {163, 1}},
    {23241, 23024, 0, {206, 3}, {209, 1}, {0, 0}, {0, 0}, {303, 1}, {89, 1}, {165, 1}}, {23550, 23328, 1, {210, 3}, {209, 1}, {0, 0}, {0, 0}, {304, 1}, {89, 1}, {167, 1}},
    {23838, 23739, 0, {213, 1}, {214, 1}, {0, 0}, {0, 0}, {305, 3}, {169, 2}, {171, 1}}, {24198, 23886, 1, {215, 5}, {220, 1}, {0, 0}, {0, 0}, {308, 2}, {173, 2}, {175, 1}},
    {24494, 24303, 1, {221, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}}, {24540, 24303, 1, {225, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}},
    {24656, 24303, 1, {229, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {0, 0}, {180, 1}}, {24686, 24303, 1, {229, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {0, 0}, {180, 1}},
    {24839, 24716, 1, {233, 3}, {220, 1}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}}, {24997, 24862, 1, {236, 4}, {0, 0}, {0, 0}, {0, 0}, {308, 2}, {177, 1}, {178, 1}},
    {25404, 25326, 0, {240, 2}, {242, 1}, {0, 0}, {0, 0}, {302, 1}, {89, 1}, {163, 1}}, {26411, 26137, 0, {243, 2}, {245, 1}, {0, 0}, {0, 0}, {310, 3}, {182, 2}, {184, 1}},
    {27053, 26794, 0, {246, 5}, {251, 1}, {0, 0}, {0, 0}, {313, 5}, {159, 2}, {161, 1}}, {27731, 27516, 0, {252, 5}, {257, 1}, {0, 0}, {0, 0}, {318, 5}, {159, 2}, {161, 1}},
    {27809, 27781, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {323, 1}, {0, 0}, {0, 0}}, {28902, 28718, 0, {258, 4}, {262, 1}, {0, 0}, {0, 0}, {324, 5}, {159, 2}, {161, 1}},
    {29009, 28947, 0, {213, 1}, {214, 1}, {0, 0}, {0, 0}, {329, 3}, {169, 2}, {171, 1}}, {29146, 29032, 0, {182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}},
    {29172, 29032, 0, {182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {186, 1}, {187, 1}}, {29328, 29201, 0, {263, 2}, {141, 1}, {0, 0}, {0, 0}, {0, 0}, {189, 1}, {190, 1}},
    {30099, 29964, 0, {265, 3}, {268, 1}, {0, 0}, {0, 0}, {332, 7}, {159, 2}, {161, 1}}, {30449, 30250, 1, {271, 3}, {274, 1}, {0, 0}, {0, 0}, {0, 0}, {194, 2}, {196, 1}},
    {30735, 30576, 0, {275, 3}, {278, 1}, {0, 0}, {0, 0}, {0, 0}, {198, 3}, {201, 1}}, {31015, 30860, 0, {279, 3}, {282, 1}, {0, 0}, {0, 0}, {339, 2}, {198, 3}, {201, 1}},
    {31133, 31033, 1, {283, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {203, 1}, {196, 1}}, {31184, 31148, 0, {0, 0}, {274, 1}, {0, 0}, {0, 0}, {0, 0}, {194, 2}, {0, 0}},
    {31841, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {32041, 31931, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {342, 1}, {216, 11}, {214, 1}},
    {32200, 32065, 0, {292, 2}, {295, 2}, {0, 0}, {0, 0}, {0, 0}, {227, 9}, {236, 1}}, {32274, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {238, 11}, {214, 1}},
    {32486, 32373, 0, {297, 1}, {298, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {32500, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {259, 9}, {214, 1}},
    {32516, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {259, 9}, {214, 1}}, {32733, 32563, 0, {289, 2}, {299, 1}, {0, 0}, {0, 0}, {343, 2}, {268, 10}, {278, 1}},
    {32819, 32765, 0, {292, 2}, {299, 1}, {0, 0}, {0, 0}, {345, 1}, {280, 10}, {278, 1}}, {32945, 32840, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {346, 1}, {290, 5}, {295, 1}},
    {32960, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {297, 9}, {214, 1}}, {33042, 32979, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}},
    {33054, 32979, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {347, 1}, {259, 9}, {214, 1}}, {33138, 33066, 0, {300, 1}, {301, 1}, {0, 0}, {0, 0}, {348, 1}, {306, 11}, {0, 0}},
    {33244, 32373, 0, {302, 1}, {303, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}}, {33256, 32373, 0, {302, 1}, {303, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}},
    {33268, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {328, 9}, {214, 1}}, {33285, 32373, 0, {300, 1}, {303, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {33298, 32373, 0, {300, 1}, {303, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {33389, 32373, 0, {304, 1}, {305, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}},
    {33406, 32373, 0, {304, 1}, {305, 1}, {0, 0}, {0, 0}, {0, 0}, {317, 11}, {0, 0}}, {33425, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33440, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33454, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}},
    {33466, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {33478, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33493, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}}, {33507, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}},
    {33519, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {33531, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {204, 10}, {214, 1}},
    {33542, 31931, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {342, 1}, {347, 12}, {214, 1}}, {33707, 33562, 0, {292, 2}, {306, 2}, {0, 0}, {0, 0}, {0, 0}, {359, 9}, {368, 1}},
    {33728, 33562, 0, {292, 2}, {306, 2}, {0, 0}, {0, 0}, {0, 0}, {359, 9}, {368, 1}}, {33854, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {370, 9}, {379, 1}},
    {33865, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {238, 11}, {214, 1}}, {33875, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {297, 9}, {214, 1}},
    {33886, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {328, 9}, {214, 1}}, {33898, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {328, 9}, {214, 1}},
    {34010, 33910, 0, {309, 2}, {301, 1}, {0, 0}, {0, 0}, {348, 1}, {381, 10}, {0, 0}}, {34207, 34062, 0, {309, 2}, {301, 1}, {0, 0}, {0, 0}, {349, 2}, {391, 11}, {0, 0}},
    {34442, 34251, 0, {311, 3}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {402, 11}, {413, 1}}, {34455, 31931, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {342, 1}, {415, 10}, {214, 1}},
    {34466, 32979, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {347, 1}, {328, 9}, {214, 1}}, {34478, 32979, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {347, 1}, {328, 9}, {214, 1}},
    {34490, 32373, 0, {302, 1}, {301, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}}, {34503, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {297, 9}, {214, 1}},
    {34514, 31931, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {342, 1}, {415, 10}, {214, 1}}, {34615, 34525, 0, {300, 1}, {301, 1}, {0, 0}, {0, 0}, {349, 2}, {425, 12}, {0, 0}},
    {34705, 34628, 0, {302, 1}, {303, 1}, {0, 0}, {0, 0}, {342, 1}, {437, 12}, {0, 0}}, {34718, 32373, 0, {302, 1}, {301, 1}, {0, 0}, {0, 0}, {0, 0}, {249, 10}, {0, 0}},
    {34731, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {337, 10}, {214, 1}}, {35081, 34857, 0, {314, 3}, {317, 1}, {0, 0}, {0, 0}, {0, 0}, {449, 7}, {456, 1}},
    {35342, 35199, 0, {318, 3}, {321, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {35467, 34857, 0, {314, 3}, {317, 1}, {0, 0}, {0, 0}, {0, 0}, {463, 4}, {467, 1}},
    {35576, 35199, 0, {322, 3}, {325, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {35884, 35735, 0, {326, 2}, {328, 1}, {0, 0}, {0, 0}, {0, 0}, {469, 3}, {472, 1}},
    {35904, 35199, 0, {322, 3}, {325, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {35924, 35199, 0, {322, 3}, {325, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}},
    {36942, 36830, 0, {332, 1}, {333, 1}, {0, 0}, {0, 0}, {0, 0}, {477, 3}, {480, 1}}, {37361, 37142, 0, {334, 2}, {336, 1}, {0, 0}, {0, 0}, {351, 1}, {482, 3}, {485, 1}},
    {38027, 37554, 1, {337, 5}, {342, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}}, {38046, 37554, 1, {337, 5}, {342, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {38091, 38065, 0, {0, 0}, {332, 1}, {0, 0}, {0, 0}, {0, 0}, {497, 2}, {0, 0}}, {38378, 38108, 0, {343, 3}, {333, 1}, {0, 0}, {0, 0}, {351, 1}, {499, 4}, {503, 1}},
    {38430, 0, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {505, 1}, {0, 0}}, {38590, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38614, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38637, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38661, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38684, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38708, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38731, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38755, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {38778, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {38802, 0, 0, {347, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39046, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39064, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39087, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39105, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39198, 0, 0, {354, 3}, {346, 1}, {0, 0}, {0, 0}, {352, 1}, {508, 2}, {506, 1}},
    {39222, 0, 0, {354, 3}, {346, 1}, {0, 0}, {0, 0}, {352, 1}, {508, 2}, {506, 1}}, {39245, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39269, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39293, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39317, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39355, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39379, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39402, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39426, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39449, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39473, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39496, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39520, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39543, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}},
    {39567, 0, 0, {357, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {506, 1}}, {39651, 0, 0, {360, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {510, 1}},
    {39668, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39693, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39718, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39742, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39766, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39790, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39814, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}}, {39839, 0, 0, {350, 4}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {0, 0}, {0, 0}},
    {39897, 0, 0, {363, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {512, 1}, {506, 1}}, {39922, 0, 0, {363, 3}, {0, 0}, {0, 0}, {0, 0}, {352, 1}, {512, 1}, {506, 1}},
    {39956, 0, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {353, 1}, {0, 0}, {0, 0}}, {40349, 39979, 0, {366, 5}, {333, 1}, {0, 0}, {0, 0}, {351, 1}, {513, 4}, {517, 1}},
    {40834, 40406, 1, {371, 5}, {333, 1}, {0, 0}, {0, 0}, {354, 1}, {519, 8}, {527, 1}}, {40992, 37554, 1, {376, 5}, {381, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {41326, 37554, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {41345, 37554, 1, {376, 5}, {381, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {41364, 37554, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {41687, 41383, 0, {388, 5}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {537, 3}, {540, 1}},
    {41783, 41731, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {355, 1}, {89, 1}, {542, 1}}, {41804, 37554, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}},
    {41824, 37554, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42245, 41880, 1, {393, 4}, {333, 1}, {0, 0}, {0, 0}, {351, 1}, {544, 5}, {549, 1}},
    {42567, 42276, 1, {397, 4}, {0, 0}, {0, 0}, {0, 0}, {351, 1}, {551, 3}, {554, 1}}, {42586, 37554, 1, {376, 5}, {381, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {42605, 37554, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42624, 37554, 1, {376, 5}, {381, 1}, {0, 0}, {0, 0}, {0, 0}, {487, 8}, {495, 1}},
    {42643, 37554, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42662, 37554, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}},
    {42682, 37554, 1, {382, 5}, {387, 1}, {0, 0}, {0, 0}, {0, 0}, {529, 8}, {495, 1}}, {42727, 42702, 0, {0, 0}, {401, 1}, {0, 0}, {0, 0}, {0, 0}, {497, 2}, {0, 0}},
    {43065, 42948, 0, {402, 1}, {403, 1}, {0, 0}, {0, 0}, {0, 0}, {557, 2}, {559, 1}}, {43210, 43093, 0, {404, 1}, {405, 1}, {0, 0}, {0, 0}, {0, 0}, {561, 2}, {563, 1}},
    {43585, 43493, 0, {406, 1}, {407, 1}, {0, 0}, {0, 0}, {356, 1}, {565, 2}, {567, 1}}, {43648, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {43764, 35199, 0, {411, 3}, {414, 1}, {0, 0}, {0, 0}, {0, 0}, {458, 3}, {461, 1}}, {43935, 0, 0, {415, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {569, 1}, {0, 0}},
    {44040, 0, 0, {416, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {570, 1}, {0, 0}}, {44116, 0, 0, {417, 1}, {346, 1}, {0, 0}, {0, 0}, {356, 1}, {0, 0}, {0, 0}},
    {44139, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44157, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44175, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44193, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44211, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44261, 0, 0, {418, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {571, 2}, {573, 1}},
    {44279, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44297, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44315, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44334, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44351, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44369, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44387, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44406, 0, 0, {408, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44474, 0, 0, {421, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {577, 1}}, {44501, 0, 0, {423, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {44527, 0, 0, {425, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {44818, 44609, 0, {429, 3}, {432, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}},
    {44888, 44609, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}}, {44908, 44609, 0, {429, 3}, {432, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}},
    {44928, 44609, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}}, {44955, 44609, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}},
    {44984, 44609, 0, {429, 3}, {432, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}}, {45004, 44609, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {579, 3}, {582, 1}},
    {45024, 44609, 0, {429, 3}, {432, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}}, {45044, 44609, 0, {433, 3}, {436, 1}, {0, 0}, {0, 0}, {0, 0}, {584, 2}, {582, 1}},
    {45209, 45064, 0, {437, 3}, {440, 1}, {0, 0}, {0, 0}, {0, 0}, {586, 2}, {588, 1}}, {45491, 45350, 0, {441, 3}, {444, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}},
    {45602, 45350, 0, {445, 3}, {448, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}}, {45616, 45350, 0, {441, 3}, {444, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}},
    {45629, 45350, 0, {445, 3}, {448, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}}, {45643, 45350, 0, {445, 3}, {448, 1}, {0, 0}, {0, 0}, {0, 0}, {590, 3}, {593, 1}},
    {45902, 45694, 0, {449, 2}, {451, 2}, {0, 0}, {0, 0}, {0, 0}, {595, 2}, {597, 1}}, {46361, 45953, 0, {453, 4}, {457, 4}, {0, 0}, {0, 0}, {0, 0}, {599, 2}, {601, 1}},
    {46604, 46492, 0, {462, 2}, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {603, 1}}, {46703, 46623, 0, {465, 1}, {466, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {46772, 46715, 0, {467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {605, 1}}, {46971, 46857, 0, {118, 1}, {468, 1}, {0, 0}, {0, 0}, {357, 3}, {607, 2}, {0, 0}},
    {47117, 47026, 0, {469, 1}, {470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}}, {47195, 47134, 0, {470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}},
    {47236, 47210, 0, {471, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {609, 1}}, {47287, 13097, 0, {0, 0}, {469, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {613, 1}},
    {47408, 47134, 0, {470, 1}, {473, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {615, 1}}, {47567, 47459, 0, {473, 1}, {0, 0}, {0, 0}, {474, 3}, {0, 0}, {617, 1}, {618, 1}},
    {47689, 47591, 0, {477, 1}, {478, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {620, 1}}, {47894, 47783, 5, {479, 2}, {481, 2}, {483, 1}, {0, 0}, {0, 0}, {622, 4}, {626, 2}},
    {48003, 47967, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {360, 5}, {630, 3}, {0, 0}}, {48036, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {633, 4}, {0, 0}},
    {48169, 48131, 0, {485, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48240, 48191, 0, {462, 2}, {464, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {603, 1}},
    {48267, 48131, 0, {485, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48337, 48287, 0, {486, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}},
    {48396, 48368, 0, {0, 0}, {488, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48417, 47591, 0, {477, 1}, {478, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {620, 1}},
    {48444, 48131, 0, {485, 1}, {0, 0}, {0, 0}, {0, 0}, {365, 1}, {0, 0}, {0, 0}}, {48505, 48131, 0, {485, 1}, {489, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {637, 1}},
    {48643, 48536, 0, {490, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {639, 1}, {640, 1}}, {48692, 48368, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {643, 1}},
    {48725, 47134, 0, {470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {611, 1}}, {48746, 48131, 0, {465, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {48774, 48131, 0, {465, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {48914, 48798, 0, {491, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {645, 1}, {646, 1}},
    {49003, 48934, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 4}, {0, 0}}, {49206, 49081, 1, {493, 3}, {496, 1}, {0, 0}, {0, 0}, {366, 1}, {656, 2}, {658, 1}},
    {49372, 49272, 0, {497, 1}, {498, 1}, {0, 0}, {0, 0}, {0, 0}, {660, 2}, {0, 0}}, {49645, 49438, 1, {499, 3}, {502, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {662, 1}},
    {49703, 49667, 0, {503, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {664, 1}, {0, 0}}, {49990, 49765, 0, {504, 2}, {506, 1}, {0, 0}, {0, 0}, {367, 2}, {665, 7}, {0, 0}},
    {50256, 50106, 0, {507, 1}, {508, 1}, {0, 0}, {0, 0}, {369, 1}, {672, 5}, {0, 0}}, {50385, 50280, 0, {508, 1}, {509, 1}, {0, 0}, {0, 0}, {367, 2}, {677, 4}, {0, 0}},
    {52830, 52718, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {370, 2}, {695, 10}, {0, 0}}, {52913, 52853, 0, {573, 1}, {574, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {53007, 52959, 0, {575, 1}, {0, 0}, {0, 0}, {0, 0}, {372, 1}, {706, 1}, {707, 1}}, {53114, 53030, 0, {576, 1}, {0, 0}, {0, 0}, {577, 1}, {0, 0}, {709, 3}, {0, 0}},
    {53452, 53189, 1, {578, 3}, {0, 0}, {0, 0}, {581, 2}, {373, 1}, {712, 4}, {716, 1}}, {53798, 53578, 1, {583, 3}, {0, 0}, {0, 0}, {586, 2}, {374, 2}, {709, 3}, {0, 0}},
    {54042, 53905, 0, {591, 1}, {592, 1}, {0, 0}, {0, 0}, {341, 1}, {718, 4}, {722, 1}}, {54054, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {724, 4}, {214, 1}},
    {54066, 53905, 0, {591, 1}, {592, 1}, {0, 0}, {0, 0}, {341, 1}, {718, 4}, {722, 1}}, {54080, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {724, 4}, {214, 1}},
    {54151, 54094, 0, {596, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {54199, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}},
    {54269, 54233, 0, {0, 0}, {597, 1}, {0, 0}, {0, 0}, {376, 1}, {734, 3}, {0, 0}}, {54286, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}},
    {54562, 54308, 0, {598, 2}, {591, 1}, {0, 0}, {0, 0}, {0, 0}, {737, 4}, {741, 1}}, {54577, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {724, 4}, {214, 1}},
    {54640, 33562, 0, {593, 2}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {743, 3}, {746, 1}}, {54651, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}},
    {54663, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}}, {54720, 53905, 0, {591, 1}, {601, 1}, {0, 0}, {0, 0}, {341, 1}, {748, 4}, {752, 1}},
    {54731, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}}, {54743, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}},
    {54757, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {724, 4}, {214, 1}}, {54769, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}},
    {54781, 33562, 0, {593, 2}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {743, 3}, {746, 1}}, {54793, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {724, 4}, {214, 1}},
    {54963, 54824, 0, {602, 2}, {595, 1}, {0, 0}, {0, 0}, {348, 1}, {754, 5}, {759, 1}}, {55014, 53905, 0, {591, 1}, {604, 1}, {0, 0}, {0, 0}, {341, 1}, {761, 4}, {765, 1}},
    {55025, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}}, {55039, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}},
    {55052, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}}, {55064, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}},
    {55077, 31583, 0, {593, 2}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {724, 4}, {214, 1}}, {55089, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}},
    {55101, 53905, 0, {591, 1}, {595, 1}, {0, 0}, {0, 0}, {341, 1}, {728, 4}, {732, 1}}, {55804, 55725, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}},
    {55988, 55849, 0, {615, 1}, {616, 1}, {0, 0}, {0, 0}, {0, 0}, {774, 2}, {776, 1}}, {56142, 56056, 0, {617, 1}, {618, 1}, {0, 0}, {0, 0}, {377, 1}, {773, 1}, {0, 0}},
    {56213, 56154, 0, {619, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {56226, 55725, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}},
    {56244, 55725, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}}, {56269, 55725, 0, {621, 1}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}},
    {56287, 55725, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}}, {56304, 55725, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}},
    {56330, 55725, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}}, {56348, 46857, 0, {622, 1}, {623, 1}, {0, 0}, {0, 0}, {357, 3}, {778, 3}, {0, 0}},
    {56378, 46857, 0, {622, 1}, {623, 1}, {0, 0}, {0, 0}, {378, 3}, {773, 1}, {0, 0}}, {56449, 56396, 0, {624, 1}, {625, 1}, {0, 0}, {0, 0}, {0, 0}, {781, 2}, {0, 0}},
    {56544, 56476, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {381, 2}, {783, 9}, {0, 0}}, {56649, 56576, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {383, 1}, {773, 1}, {0, 0}},
    {56799, 56659, 0, {626, 3}, {618, 1}, {0, 0}, {0, 0}, {0, 0}, {792, 2}, {794, 1}}, {56849, 0, 0, {0, 0}, {614, 1}, {0, 0}, {0, 0}, {384, 1}, {796, 2}, {0, 0}},
    {56884, 56864, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {385, 1}, {798, 1}, {0, 0}}, {57042, 56911, 0, {629, 1}, {630, 1}, {0, 0}, {0, 0}, {0, 0}, {799, 1}, {800, 1}},
    {57113, 55725, 0, {631, 2}, {633, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}}, {57153, 57139, 4, {0, 0}, {0, 0}, {634, 2}, {0, 0}, {0, 0}, {802, 3}, {0, 0}},
    {57217, 57181, 4, {636, 1}, {618, 1}, {22, 1}, {0, 0}, {386, 1}, {805, 4}, {809, 1}}, {57335, 57248, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {387, 3}, {811, 1}, {0, 0}},
    {57386, 57347, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {390, 1}, {812, 8}, {0, 0}}, {57577, 57449, 4, {637, 3}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {820, 4}, {824, 2}},
    {57614, 57598, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {391, 5}, {828, 4}, {0, 0}}, {57676, 57636, 0, {0, 0}, {618, 1}, {0, 0}, {0, 0}, {396, 1}, {832, 2}, {0, 0}},
    {57761, 57727, 0, {0, 0}, {640, 1}, {0, 0}, {0, 0}, {397, 1}, {832, 2}, {0, 0}}, {58007, 57828, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {398, 6}, {811, 1}, {0, 0}},
    {58034, 58020, 4, {641, 1}, {0, 0}, {128, 2}, {0, 0}, {0, 0}, {834, 5}, {839, 2}}, {58090, 58071, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {404, 2}, {0, 0}, {0, 0}},
    {58139, 58104, 0, {0, 0}, {618, 1}, {0, 0}, {0, 0}, {406, 1}, {89, 1}, {0, 0}}, {58222, 48131, 0, {642, 1}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {843, 2}, {845, 1}},
    {58299, 58233, 0, {612, 2}, {643, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {847, 1}}, {58317, 58233, 0, {621, 1}, {643, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {847, 1}},
    {58335, 58233, 0, {612, 2}, {643, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {847, 1}}, {58408, 0, 0, {644, 1}, {645, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}},
    {58489, 0, 0, {646, 1}, {645, 1}, {0, 0}, {0, 0}, {407, 1}, {0, 0}, {0, 0}}, {58509, 55725, 0, {631, 2}, {633, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}},
    {58519, 55725, 0, {647, 2}, {649, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}}, {58593, 58529, 0, {650, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {849, 4}, {0, 0}},
    {58606, 55725, 0, {612, 2}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}}, {58736, 58663, 0, {651, 2}, {630, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {58889, 58784, 4, {653, 1}, {0, 0}, {654, 2}, {0, 0}, {408, 1}, {853, 4}, {809, 1}}, {58902, 55725, 0, {621, 1}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}},
    {58920, 55725, 0, {621, 1}, {614, 1}, {0, 0}, {0, 0}, {0, 0}, {773, 1}, {0, 0}}, {58937, 0, 0, {0, 0}, {645, 1}, {0, 0}, {0, 0}, {384, 1}, {0, 0}, {0, 0}},
    {59016, 58960, 0, {656, 1}, {0, 0}, {0, 0}, {0, 0}, {406, 1}, {0, 0}, {0, 0}}, {59140, 59031, 0, {657, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {857, 3}, {0, 0}},
    {59167, 46857, 0, {118, 1}, {658, 1}, {0, 0}, {0, 0}, {409, 4}, {860, 3}, {0, 0}}, {59431, 59206, 0, {659, 2}, {97, 1}, {0, 0}, {0, 0}, {413, 2}, {863, 3}, {866, 1}},
    {59485, 59450, 0, {0, 0}, {661, 1}, {0, 0}, {0, 0}, {415, 1}, {868, 4}, {0, 0}}, {59514, 59499, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {416, 6}, {872, 5}, {0, 0}},
    {59545, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {877, 5}, {0, 0}}, {61494, 61377, 4, {691, 1}, {692, 1}, {484, 1}, {0, 0}, {422, 2}, {887, 2}, {295, 1}},
    {61967, 61594, 1, {693, 3}, {696, 2}, {0, 0}, {0, 0}, {424, 1}, {889, 1}, {890, 1}}, {61977, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {62179, 62104, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {425, 3}, {811, 1}, {0, 0}}, {62273, 62221, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {892, 3}, {542, 1}},
    {62287, 62221, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {892, 3}, {542, 1}}, {62300, 62221, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {892, 3}, {542, 1}},
    {62321, 62221, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {892, 3}, {542, 1}}, {62337, 62221, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {892, 3}, {542, 1}},
    {62360, 62221, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {892, 3}, {542, 1}}, {62834, 62497, 0, {698, 4}, {702, 2}, {0, 0}, {0, 0}, {430, 1}, {889, 1}, {895, 1}},
    {63441, 62918, 0, {704, 9}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {897, 1}}, {63893, 63476, 0, {715, 7}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {899, 1}},
    {64069, 63913, 0, {722, 6}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {899, 1}}, {64287, 64095, 0, {728, 7}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {899, 1}},
    {64501, 64309, 0, {735, 7}, {713, 2}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {899, 1}}, {64864, 64558, 1, {742, 3}, {745, 2}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {901, 1}},
    {65082, 64885, 0, {747, 2}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {903, 1}}, {65328, 65094, 0, {750, 2}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {905, 1}},
    {65575, 65350, 0, {752, 2}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {907, 1}}, {65672, 65638, 0, {0, 0}, {754, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {65875, 65839, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {431, 8}, {909, 5}, {0, 0}}, {65884, 62221, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {892, 3}, {542, 1}},
    {65898, 62221, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {892, 3}, {542, 1}}, {65963, 65929, 0, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {65981, 65929, 0, {755, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {66042, 66001, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {66643, 66187, 5, {756, 11}, {749, 1}, {484, 1}, {0, 0}, {440, 2}, {914, 5}, {919, 1}}, {67713, 66711, 1, {767, 13}, {749, 1}, {0, 0}, {0, 0}, {442, 1}, {921, 2}, {923, 1}},
    {67846, 67729, 0, {780, 3}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {903, 1}}, {68010, 67857, 0, {783, 3}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {925, 2}, {903, 1}},
    {68233, 68097, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {443, 3}, {927, 10}, {0, 0}}, {68303, 68244, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {68404, 68356, 0, {786, 1}, {0, 0}, {0, 0}, {0, 0}, {446, 1}, {937, 1}, {0, 0}}, {68435, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {938, 3}, {0, 0}},
    {68676, 68524, 0, {787, 1}, {788, 2}, {0, 0}, {0, 0}, {447, 2}, {941, 2}, {943, 1}}, {69236, 68795, 0, {790, 5}, {749, 1}, {0, 0}, {0, 0}, {449, 3}, {889, 1}, {945, 1}},
    {69697, 69255, 0, {795, 4}, {799, 2}, {0, 0}, {0, 0}, {449, 3}, {889, 1}, {947, 1}}, {69929, 69741, 0, {801, 5}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {907, 1}},
    {70009, 69959, 0, {806, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {937, 1}, {949, 1}}, {70282, 70069, 0, {807, 3}, {810, 2}, {0, 0}, {0, 0}, {452, 1}, {951, 2}, {953, 1}},
    {70797, 70336, 0, {812, 5}, {749, 1}, {0, 0}, {0, 0}, {449, 3}, {889, 1}, {955, 1}}, {71033, 70813, 0, {817, 1}, {818, 2}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {957, 1}},
    {71138, 71057, 0, {820, 2}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {957, 1}}, {71806, 71219, 0, {822, 7}, {829, 2}, {0, 0}, {0, 0}, {453, 4}, {889, 1}, {959, 1}},
    {72067, 65350, 0, {752, 2}, {831, 4}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {961, 1}}, {72544, 72101, 1, {835, 5}, {749, 1}, {0, 0}, {0, 0}, {449, 3}, {889, 1}, {963, 1}},
    {73027, 72563, 2, {840, 4}, {844, 2}, {0, 0}, {0, 0}, {449, 3}, {889, 1}, {965, 1}}, {73466, 73056, 0, {846, 5}, {749, 1}, {0, 0}, {0, 0}, {457, 2}, {889, 1}, {967, 1}},
    {73886, 73475, 0, {851, 4}, {799, 2}, {0, 0}, {0, 0}, {457, 2}, {889, 1}, {969, 1}}, {74053, 73937, 0, {855, 2}, {135, 1}, {0, 0}, {0, 0}, {459, 1}, {971, 8}, {979, 1}},
    {74076, 68244, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}}, {74403, 74279, 0, {857, 3}, {860, 1}, {0, 0}, {0, 0}, {460, 2}, {981, 2}, {983, 1}},
    {74556, 74463, 0, {861, 1}, {860, 1}, {0, 0}, {0, 0}, {0, 0}, {985, 2}, {987, 1}}, {74695, 74618, 0, {862, 1}, {863, 1}, {0, 0}, {0, 0}, {462, 1}, {989, 2}, {0, 0}},
    {74890, 74731, 0, {864, 2}, {866, 1}, {0, 0}, {0, 0}, {0, 0}, {991, 2}, {993, 1}}, {75117, 74928, 0, {867, 3}, {863, 1}, {0, 0}, {0, 0}, {0, 0}, {995, 2}, {997, 1}},
    {75392, 75300, 0, {870, 2}, {860, 1}, {0, 0}, {0, 0}, {463, 2}, {999, 1}, {114, 1}}, {75586, 75508, 0, {872, 3}, {0, 0}, {0, 0}, {0, 0}, {463, 2}, {937, 1}, {114, 1}},
    {75839, 75644, 0, {787, 1}, {214, 1}, {0, 0}, {0, 0}, {465, 4}, {1000, 1}, {295, 1}}, {75859, 68244, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {439, 1}, {85, 2}, {643, 1}},
    {75899, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1001, 3}, {0, 0}}, {75914, 62221, 0, {0, 0}, {120, 1}, {0, 0}, {0, 0}, {428, 2}, {892, 3}, {542, 1}},
    {75928, 70813, 0, {817, 1}, {749, 1}, {0, 0}, {0, 0}, {0, 0}, {889, 1}, {903, 1}}, {76039, 75965, 4, {875, 2}, {97, 1}, {877, 1}, {0, 0}, {469, 1}, {1004, 3}, {1007, 2}},
    {76106, 76066, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1011, 3}, {0, 0}}, {76279, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1014, 3}, {1017, 1}},
    {76289, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1014, 3}, {1017, 1}}, {76326, 32840, 0, {0, 0}, {600, 1}, {0, 0}, {0, 0}, {470, 1}, {1019, 4}, {1023, 1}},
    {76346, 49272, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1025, 3}, {0, 0}}, {76358, 49272, 0, {882, 1}, {883, 1}, {0, 0}, {0, 0}, {0, 0}, {1025, 3}, {0, 0}},
    {76370, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1028, 2}, {1017, 1}}, {76385, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1028, 2}, {1017, 1}},
    {76546, 76426, 0, {880, 2}, {600, 1}, {0, 0}, {0, 0}, {471, 1}, {1030, 2}, {1032, 1}}, {76556, 32840, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {472, 1}, {1019, 4}, {643, 1}},
    {76571, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1028, 2}, {1017, 1}}, {76582, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1028, 2}, {1017, 1}},
    {76593, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1028, 2}, {1017, 1}}, {76609, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1014, 3}, {1017, 1}},
    {76620, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1014, 3}, {1017, 1}}, {76631, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1014, 3}, {1017, 1}},
    {76642, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1014, 3}, {1017, 1}}, {76653, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1014, 3}, {1017, 1}},
    {76663, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1014, 3}, {1017, 1}}, {76672, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1028, 2}, {1017, 1}},
    {76683, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1028, 2}, {1017, 1}}, {76694, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1017, 1}},
    {76704, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1017, 1}}, {76715, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1017, 1}},
    {76726, 13097, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {643, 1}}, {76739, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1030, 2}, {1017, 1}},
    {76749, 76173, 0, {880, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1014, 3}, {1017, 1}}, {77128, 76918, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 3}, {1037, 1}},
    {77180, 13097, 0, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {0, 0}, {1039, 2}, {1041, 1}}, {77189, 76918, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {0, 0}, {1034, 3}, {1037, 1}},
    {77325, 77201, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1043, 5}, {0, 0}}, {77522, 77376, 0, {890, 1}, {0, 0}, {0, 0}, {0, 0}, {473, 1}, {1048, 1}, {1049, 1}},
    {77600, 77557, 0, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {474, 2}, {1051, 3}, {1041, 1}}, {77630, 77610, 0, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {476, 1}, {0, 0}, {1041, 1}},
    {77642, 77201, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1054, 4}, {0, 0}}, {77688, 77664, 0, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {477, 1}, {1058, 3}, {1041, 1}},
    {77844, 77726, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1048, 1}, {1061, 1}}, {77932, 77201, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1063, 5}, {0, 0}},
    {78034, 77947, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1068, 1}, {1061, 1}}, {78176, 78060, 0, {886, 1}, {887, 1}, {0, 0}, {0, 0}, {481, 1}, {1069, 4}, {1073, 1}},
    {78464, 78256, 0, {891, 1}, {892, 1}, {0, 0}, {0, 0}, {482, 2}, {1075, 2}, {1077, 1}}, {78511, 77947, 0, {893, 1}, {0, 0}, {0, 0}, {0, 0}, {480, 1}, {1048, 1}, {1079, 1}},
    {78524, 77726, 0, {886, 1}, {0, 0}, {0, 0}, {0, 0}, {478, 2}, {1048, 1}, {1061, 1}}, {78537, 77201, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1043, 5}, {0, 0}},
    {79208, 79151, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {79235, 79219, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {79526, 79472, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {484, 2}, {1095, 8}, {1093, 1}}, {79571, 79546, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1095, 8}, {1093, 1}},
    {79615, 79591, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1095, 8}, {1093, 1}}, {79801, 79769, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {486, 2}, {1095, 8}, {1093, 1}},
    {79853, 79828, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1095, 8}, {1093, 1}}, {79945, 79923, 4, {903, 2}, {905, 1}, {22, 1}, {0, 0}, {488, 1}, {1103, 8}, {1093, 1}},
    {79979, 79962, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {80021, 80000, 5, {900, 2}, {906, 1}, {907, 1}, {0, 0}, {489, 2}, {1095, 8}, {1093, 1}},
    {80086, 80037, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1111, 8}, {1093, 1}}, {80205, 80177, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}},
    {80256, 80228, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}}, {80299, 80279, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1111, 8}, {1093, 1}},
    {80410, 80380, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {80467, 80435, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {80526, 80494, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {80585, 80553, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {80646, 80612, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {80705, 80675, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {80762, 80730, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {80819, 80789, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {80876, 80844, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {80935, 80903, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {80996, 80962, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {81045, 81025, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1111, 8}, {1093, 1}},
    {81158, 81126, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1111, 8}, {1093, 1}}, {81217, 81185, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1111, 8}, {1093, 1}},
    {81278, 81244, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1111, 8}, {1093, 1}}, {81324, 81307, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {497, 1}, {1086, 7}, {1093, 1}},
    {81373, 81336, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}}, {81442, 81405, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}},
    {81512, 81474, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}}, {81584, 81545, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {81657, 81618, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {81732, 81691, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {81808, 81768, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {81885, 81843, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {81963, 81922, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1111, 8}, {1093, 1}}, {82040, 81999, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1111, 8}, {1093, 1}},
    {82118, 82076, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1111, 8}, {1093, 1}}, {82171, 82155, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {82207, 82182, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {82243, 82227, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1095, 8}, {1093, 1}},
    {82303, 82279, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {498, 2}, {1086, 7}, {1093, 1}}, {82338, 82322, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {82365, 82349, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {82415, 82376, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1119, 8}, {1093, 1}},
    {82451, 82427, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {82488, 82470, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {82584, 82564, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {500, 4}, {1103, 8}, {1093, 1}}, {82663, 82630, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {643, 1}},
    {82692, 82676, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {82726, 82710, 4, {908, 2}, {905, 1}, {910, 1}, {0, 0}, {0, 0}, {1103, 8}, {1093, 1}},
    {82871, 82852, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {505, 2}, {1095, 8}, {1093, 1}}, {82904, 82885, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1095, 8}, {1093, 1}},
    {82934, 82918, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {82961, 82945, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {82990, 82972, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1095, 8}, {1093, 1}}, {83019, 83003, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {83047, 83030, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {83544, 83135, 1, {911, 4}, {915, 1}, {0, 0}, {0, 0}, {507, 3}, {1127, 7}, {1134, 1}},
    {83585, 83556, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {83638, 83609, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {83690, 83662, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}}, {83741, 83713, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}},
    {83794, 83764, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1111, 8}, {1093, 1}}, {83849, 83819, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1111, 8}, {1093, 1}},
    {83904, 83874, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {495, 2}, {1111, 8}, {1093, 1}}, {83958, 83929, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {84020, 83982, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {84082, 84053, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {84144, 84106, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}}, {84206, 84177, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {493, 2}, {1111, 8}, {1093, 1}},
    {84258, 84230, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}}, {84318, 84281, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}},
    {84378, 84350, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}}, {84438, 84401, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}},
    {84498, 84470, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {491, 2}, {1111, 8}, {1093, 1}}, {84538, 84521, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {84585, 84550, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {84644, 84615, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {84691, 84668, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {84792, 84773, 4, {916, 2}, {918, 1}, {907, 1}, {0, 0}, {510, 1}, {1136, 9}, {1093, 1}},
    {84824, 84806, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {84855, 84837, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {84887, 84868, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {85171, 84901, 0, {919, 2}, {921, 1}, {0, 0}, {0, 0}, {511, 1}, {1145, 8}, {0, 0}},
    {85203, 85186, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {85234, 85215, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {85264, 85248, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}}, {85292, 85275, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1086, 7}, {1093, 1}},
    {85338, 85316, 4, {903, 2}, {905, 1}, {22, 1}, {0, 0}, {512, 1}, {1103, 8}, {1093, 1}}, {85579, 85355, 0, {922, 3}, {915, 1}, {0, 0}, {0, 0}, {507, 3}, {1127, 7}, {1134, 1}},
    {85612, 85593, 5, {900, 2}, {902, 1}, {50, 1}, {0, 0}, {0, 0}, {1095, 8}, {1093, 1}}, {85861, 85696, 0, {925, 2}, {927, 1}, {0, 0}, {0, 0}, {513, 1}, {1153, 3}, {0, 0}},
    {86090, 85928, 0, {928, 2}, {930, 1}, {0, 0}, {0, 0}, {513, 1}, {1156, 3}, {0, 0}}, {86284, 86122, 0, {931, 2}, {927, 1}, {0, 0}, {0, 0}, {513, 1}, {1159, 3}, {0, 0}},
    {86335, 86317, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1011, 3}, {0, 0}}, {93829, 93692, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1247, 5}, {1252, 1}},
    {93949, 93881, 0, {1192, 1}, {1193, 1}, {0, 0}, {0, 0}, {0, 0}, {1254, 3}, {0, 0}}, {94082, 93997, 0, {1194, 1}, {1195, 1}, {0, 0}, {0, 0}, {515, 3}, {1257, 2}, {0, 0}},
    {94133, 94094, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1259, 3}, {1252, 1}}, {94221, 94142, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {347, 1}, {1262, 4}, {1252, 1}},
    {94753, 94512, 0, {1196, 2}, {1198, 1}, {0, 0}, {0, 0}, {518, 9}, {1266, 3}, {1269, 1}}, {94824, 93881, 0, {1199, 1}, {1200, 1}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {0, 0}},
    {94915, 94867, 0, {0, 0}, {1195, 1}, {0, 0}, {0, 0}, {527, 1}, {1273, 3}, {0, 0}}, {94948, 94933, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}},
    {94962, 53030, 0, {1201, 1}, {0, 0}, {0, 0}, {577, 1}, {529, 1}, {709, 3}, {0, 0}}, {95300, 95262, 1, {1202, 2}, {1204, 1}, {0, 0}, {0, 0}, {530, 20}, {1276, 5}, {0, 0}},
    {95371, 95317, 1, {1205, 2}, {1207, 1}, {0, 0}, {0, 0}, {550, 6}, {1281, 2}, {0, 0}}, {95751, 95475, 0, {1208, 3}, {1211, 1}, {0, 0}, {0, 0}, {556, 10}, {1283, 4}, {1287, 1}},
    {95790, 95764, 4, {0, 0}, {0, 0}, {889, 1}, {0, 0}, {119, 1}, {1289, 4}, {0, 0}}, {95830, 95802, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {811, 1}, {0, 0}},
    {96059, 95851, 1, {1212, 3}, {0, 0}, {0, 0}, {581, 2}, {568, 2}, {712, 4}, {716, 1}}, {96137, 96086, 0, {0, 0}, {1195, 1}, {0, 0}, {0, 0}, {570, 1}, {1273, 3}, {0, 0}},
    {96324, 96187, 0, {1215, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1293, 2}, {1295, 1}}, {96531, 96387, 0, {1217, 1}, {346, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {96600, 94094, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1297, 4}, {1252, 1}}, {96757, 96660, 0, {1218, 2}, {1221, 1}, {0, 0}, {0, 0}, {573, 2}, {1301, 4}, {1305, 1}},
    {96767, 94094, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1297, 4}, {1252, 1}}, {96832, 96777, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}},
    {96843, 94094, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1297, 4}, {1252, 1}}, {96916, 96853, 0, {1222, 1}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1307, 3}, {1310, 1}},
    {96926, 93881, 0, {1223, 1}, {1220, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {96937, 93881, 0, {1223, 1}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {96949, 93881, 0, {1223, 1}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {96961, 93881, 0, {1223, 1}, {1220, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97004, 96974, 0, {1224, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1269, 1}}, {97016, 94094, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1297, 4}, {1252, 1}},
    {97026, 94094, 0, {1218, 2}, {1220, 1}, {0, 0}, {0, 0}, {572, 1}, {1297, 4}, {1252, 1}}, {97748, 97733, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {577, 53}, {1314, 4}, {0, 0}},
    {98044, 97826, 0, {1225, 2}, {1193, 1}, {0, 0}, {0, 0}, {630, 3}, {1318, 5}, {0, 0}}, {98197, 98182, 0, {1227, 2}, {1221, 1}, {0, 0}, {0, 0}, {633, 1}, {1323, 3}, {1305, 1}},
    {98392, 98259, 0, {1229, 2}, {0, 0}, {0, 0}, {1231, 1}, {634, 1}, {1326, 4}, {0, 0}}, {98802, 98522, 0, {1232, 1}, {1233, 1}, {0, 0}, {0, 0}, {635, 7}, {706, 1}, {0, 0}},
    {99076, 98871, 0, {1234, 3}, {1237, 1}, {0, 0}, {0, 0}, {0, 0}, {1330, 3}, {1333, 1}}, {99312, 99095, 0, {1238, 2}, {1240, 1}, {0, 0}, {0, 0}, {571, 1}, {1335, 2}, {1337, 1}},
    {99354, 0, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {99458, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {99645, 0, 0, {1243, 4}, {1247, 1}, {0, 0}, {0, 0}, {0, 0}, {1344, 2}, {1346, 1}}, {99666, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {99832, 99686, 0, {1248, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1348, 1}}, {99849, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {99907, 99368, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1350, 1}}, {99923, 99368, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1342, 1}},
    {99944, 99368, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1342, 1}}, {99960, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {99975, 99368, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1350, 1}}, {99994, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {100131, 100031, 0, {1252, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1352, 1}}, {100312, 100167, 0, {1254, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1354, 1}},
    {100428, 100331, 0, {1257, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1356, 1}}, {100602, 100479, 0, {1259, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1358, 1}},
    {100749, 100620, 0, {1263, 3}, {1266, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1360, 1}}, {100819, 100772, 0, {1267, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {100898, 100841, 0, {1267, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {100918, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101050, 100949, 0, {1268, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1362, 1}}, {101073, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {101087, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {101117, 0, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {645, 1}, {1312, 2}, {1342, 1}},
    {101132, 99368, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1342, 1}}, {101148, 0, 0, {1241, 1}, {346, 1}, {0, 0}, {0, 0}, {645, 1}, {1312, 2}, {1342, 1}},
    {101326, 101230, 0, {1270, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1364, 1}, {0, 0}}, {101386, 101369, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {101504, 101406, 0, {1271, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1364, 1}, {0, 0}}, {101524, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101614, 101554, 0, {1272, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {101638, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {101652, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {101668, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {101781, 101683, 0, {1273, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1365, 1}}, {101897, 101811, 0, {1273, 2}, {346, 1}, {0, 0}, {0, 0}, {649, 1}, {1367, 2}, {1365, 1}},
    {102089, 101984, 0, {1275, 1}, {346, 1}, {0, 0}, {0, 0}, {650, 1}, {1369, 2}, {0, 0}}, {102285, 102173, 0, {1275, 1}, {346, 1}, {0, 0}, {0, 0}, {651, 2}, {1371, 3}, {0, 0}},
    {102328, 102173, 0, {1275, 1}, {346, 1}, {0, 0}, {0, 0}, {651, 2}, {1371, 3}, {0, 0}}, {102370, 102173, 0, {1275, 1}, {346, 1}, {0, 0}, {0, 0}, {651, 2}, {1371, 3}, {0, 0}},
    {102447, 102430, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {102536, 0, 0, {1276, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1374, 1}},
    {102575, 0, 0, {1280, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1374, 1}}, {102615, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {102630, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {102709, 99368, 0, {1285, 3}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1376, 1}},
    {102723, 99368, 0, {1285, 3}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1376, 1}}, {102741, 99368, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1378, 2}, {0, 0}},
    {102757, 99368, 0, {1289, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1376, 1}}, {102772, 99368, 0, {1289, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1376, 1}},
    {102855, 102787, 0, {1292, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103035, 102940, 0, {1294, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1364, 1}, {1380, 1}},
    {103141, 103059, 0, {1296, 1}, {1297, 1}, {0, 0}, {0, 0}, {654, 1}, {1364, 1}, {1382, 1}},
    {103191, 0, 0, {1224, 1}, {1298, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1384, 1}}, {103217, 0, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {103304, 103238, 0, {1296, 1}, {1266, 1}, {0, 0}, {0, 0}, {0, 0}, {1386, 2}, {1388, 1}}, {103344, 99368, 0, {1299, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1378, 2}, {0, 0}},
    {103360, 103238, 0, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1364, 1}, {0, 0}}, {103383, 103238, 0, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1364, 1}, {0, 0}},
    {103408, 99368, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103439, 99368, 0, {1301, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {103457, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {103471, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {103487, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {103502, 99368, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {103518, 99368, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103535, 0, 0, {1302, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {1390, 1}, {0, 0}},
    {103575, 0, 0, {1305, 3}, {346, 1}, {0, 0}, {0, 0}, {413, 2}, {1390, 1}, {0, 0}}, {103643, 55725, 0, {1308, 3}, {1237, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {103684, 55725, 0, {1311, 3}, {1237, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {103795, 103706, 0, {1314, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {103920, 103820, 0, {1317, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {104078, 103962, 0, {1320, 2}, {1237, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {104242, 104113, 0, {1322, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {104389, 104311, 0, {1325, 2}, {1237, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {104469, 104415, 0, {1327, 1}, {1237, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {104496, 99368, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1350, 1}},
    {104514, 99368, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1350, 1}}, {104560, 0, 0, {1328, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1391, 6}, {0, 0}},
    {104577, 0, 0, {1331, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1391, 6}, {0, 0}}, {104601, 0, 0, {1328, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1391, 6}, {0, 0}},
    {104646, 0, 0, {1333, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1391, 6}, {1397, 1}}, {104663, 0, 0, {1336, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1391, 6}, {1397, 1}},
    {104687, 99368, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1350, 1}}, {104705, 99368, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1350, 1}},
    {104722, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {104742, 99368, 0, {1250, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1350, 1}},
    {104756, 99368, 0, {1299, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1378, 2}, {0, 0}}, {104780, 0, 0, {1270, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {104985, 0, 0, {1338, 5}, {1343, 1}, {0, 0}, {0, 0}, {0, 0}, {1399, 2}, {1401, 1}}, {105142, 105055, 0, {1344, 2}, {1193, 1}, {0, 0}, {0, 0}, {0, 0}, {1403, 2}, {1388, 1}},
    {105160, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {105175, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {105191, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {105211, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}},
    {105254, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1405, 2}, {0, 0}}, {105304, 99368, 0, {1346, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1407, 2}, {1409, 1}},
    {105319, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {105333, 99368, 0, {1288, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1378, 2}, {0, 0}},
    {105350, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {105365, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}},
    {105380, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}}, {105395, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1405, 2}, {0, 0}},
    {105424, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {105439, 48131, 0, {596, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1310, 1}},
    {105458, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}}, {105477, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}},
    {105496, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1405, 2}, {0, 0}}, {105525, 103238, 0, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {105548, 31148, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {105602, 42702, 0, {0, 0}, {1350, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {105623, 103238, 0, {1296, 1}, {1266, 1}, {0, 0}, {0, 0}, {0, 0}, {1386, 2}, {1388, 1}}, {105655, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {105669, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}}, {105684, 0, 0, {1351, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {105714, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {105729, 99368, 0, {1242, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1339, 3}, {1342, 1}},
    {105745, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}}, {105764, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1405, 2}, {0, 0}},
    {105832, 105812, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {105852, 99368, 0, {1346, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1407, 2}, {1409, 1}},
    {105867, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}}, {105882, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}},
    {105897, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1405, 2}, {0, 0}}, {105926, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}},
    {105945, 99368, 0, {1346, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {1350, 1}}, {105964, 0, 0, {1348, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1405, 2}, {0, 0}},
    {106067, 106012, 0, {1352, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106144, 106093, 0, {1354, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {106254, 0, 0, {1355, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1411, 1}, {1412, 1}}, {106279, 106093, 0, {1354, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {106301, 0, 0, {1360, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {106507, 106343, 0, {1361, 1}, {1237, 1}, {0, 0}, {0, 0}, {686, 1}, {1414, 4}, {0, 0}},
    {106739, 106539, 0, {1362, 2}, {1237, 1}, {0, 0}, {0, 0}, {686, 1}, {1418, 5}, {1423, 1}},
    {106881, 0, 0, {1364, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1425, 4}, {1429, 1}}, {106910, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1431, 2}, {0, 0}},
    {106938, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1431, 2}, {0, 0}}, {107002, 0, 0, {1367, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1433, 3}, {0, 0}},
    {107031, 99368, 0, {1369, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1433, 3}, {0, 0}}, {107060, 99368, 0, {1369, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1433, 3}, {0, 0}},
    {107093, 99368, 0, {1369, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1433, 3}, {0, 0}}, {107122, 99368, 0, {1369, 1}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1433, 3}, {0, 0}},
    {107155, 0, 0, {1367, 2}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1433, 3}, {0, 0}}, {107184, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1431, 2}, {0, 0}},
    {107212, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1431, 2}, {0, 0}}, {107239, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1431, 2}, {0, 0}},
    {107268, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1431, 2}, {0, 0}}, {107297, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1431, 2}, {0, 0}},
    {107326, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1431, 2}, {0, 0}}, {107355, 0, 0, {1366, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1431, 2}, {0, 0}},
    {107383, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107400, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107417, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107435, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107453, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107483, 0, 0, {1378, 5}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107500, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107518, 0, 0, {1378, 5}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107539, 0, 0, {1383, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107557, 0, 0, {1386, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107576, 0, 0, {1386, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107596, 0, 0, {1386, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107616, 0, 0, {1386, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107637, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107655, 0, 0, {1374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107673, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107695, 0, 0, {1392, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1374, 1}}, {107713, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107750, 0, 0, {1395, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107769, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107786, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107802, 0, 0, {1399, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107836, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107860, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107884, 0, 0, {1406, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107909, 0, 0, {1406, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107934, 0, 0, {1406, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {107959, 0, 0, {1406, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {107984, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108008, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108031, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108056, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108081, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108106, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108131, 0, 0, {1402, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108155, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108173, 0, 0, {1395, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108193, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108211, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108228, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108248, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108266, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108284, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108302, 0, 0, {1410, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1374, 1}},
    {108321, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108338, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108357, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108375, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108395, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108413, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108431, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108449, 0, 0, {1370, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}},
    {108466, 0, 0, {1389, 3}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1374, 1}}, {108484, 0, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {108638, 108523, 0, {1414, 1}, {1193, 1}, {0, 0}, {0, 0}, {687, 1}, {1436, 2}, {0, 0}}, {108729, 108712, 1, {1415, 4}, {1204, 1}, {0, 0}, {1419, 2}, {688, 8}, {1438, 4}, {0, 0}},
    {108770, 108749, 0, {1421, 1}, {346, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {108813, 108794, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {109176, 108926, 0, {1270, 1}, {1422, 1}, {0, 0}, {0, 0}, {698, 12}, {1442, 7}, {0, 0}}, {109186, 94142, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {347, 1}, {1262, 4}, {1252, 1}},
    {109257, 109208, 0, {0, 0}, {1195, 1}, {0, 0}, {0, 0}, {710, 1}, {1273, 3}, {0, 0}}, {109349, 109314, 4, {0, 0}, {0, 0}, {1423, 1}, {0, 0}, {711, 7}, {1449, 3}, {1452, 1}},
    {109405, 109365, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {718, 1}, {1454, 2}, {0, 0}}, {109600, 109578, 4, {0, 0}, {0, 0}, {1424, 1}, {0, 0}, {719, 16}, {1449, 3}, {1452, 1}},
    {109761, 109678, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {798, 1}, {0, 0}}, {109873, 109790, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {798, 1}, {0, 0}},
    {110062, 109931, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {1456, 3}, {0, 0}}, {110111, 42702, 0, {0, 0}, {1425, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1459, 1}},
    {110126, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1454, 2}, {0, 0}}, {110143, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1454, 2}, {0, 0}},
    {110159, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1454, 2}, {0, 0}}, {110191, 110174, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {110209, 93692, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1247, 5}, {1252, 1}}, {110317, 110229, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {751, 1}, {1461, 4}, {1252, 1}},
    {110325, 93881, 0, {1192, 1}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110339, 65929, 0, {1271, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {110385, 110351, 0, {1426, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1011, 3}, {0, 0}}, {110397, 94142, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {347, 1}, {1465, 4}, {1252, 1}},
    {110591, 110428, 0, {1427, 3}, {346, 1}, {0, 0}, {0, 0}, {572, 1}, {1469, 4}, {1473, 1}}, {110603, 93881, 0, {1414, 1}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {110613, 93692, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1475, 4}, {1252, 1}}, {110768, 110622, 0, {1430, 2}, {1237, 1}, {0, 0}, {0, 0}, {752, 1}, {1479, 2}, {1481, 1}},
    {110787, 93881, 0, {1414, 1}, {1220, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {110799, 94094, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1259, 3}, {1252, 1}},
    {111002, 110809, 0, {1432, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {1483, 6}, {0, 0}}, {111013, 93692, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1475, 4}, {1252, 1}},
    {111246, 111022, 1, {1434, 3}, {0, 0}, {0, 0}, {586, 2}, {763, 3}, {712, 4}, {0, 0}}, {111323, 111258, 0, {1414, 1}, {1191, 1}, {0, 0}, {0, 0}, {514, 1}, {1489, 2}, {0, 0}},
    {111334, 94142, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {347, 1}, {1465, 4}, {1252, 1}}, {111436, 111351, 0, {1414, 1}, {1220, 1}, {0, 0}, {0, 0}, {766, 1}, {1491, 2}, {0, 0}},
    {111448, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}}, {111465, 94094, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1259, 3}, {1252, 1}},
    {111522, 111475, 0, {1437, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {111534, 94094, 0, {1189, 2}, {1191, 1}, {0, 0}, {0, 0}, {0, 0}, {1259, 3}, {1252, 1}},
    {111543, 111351, 0, {1414, 1}, {1191, 1}, {0, 0}, {0, 0}, {766, 1}, {1491, 2}, {0, 0}}, {111553, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {111600, 111563, 0, {1438, 1}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1501, 7}, {379, 1}}, {111610, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {111620, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {111631, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {111641, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {111652, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {111662, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {214, 1}}, {111673, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {111684, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {111694, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {111880, 111704, 0, {1439, 3}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {1508, 1}}, {111892, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {214, 1}},
    {111906, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {111915, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {111925, 111563, 0, {1438, 1}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1501, 7}, {379, 1}}, {111935, 111563, 0, {1438, 1}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1501, 7}, {379, 1}},
    {111946, 111563, 0, {1438, 1}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1501, 7}, {379, 1}}, {111956, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {111965, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {111975, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {111984, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {111994, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {112005, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {112155, 112016, 0, {1442, 3}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {1510, 1}},
    {112246, 112164, 0, {1445, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1512, 9}, {759, 1}}, {112257, 32221, 0, {292, 2}, {294, 1}, {0, 0}, {0, 0}, {0, 0}, {1501, 7}, {214, 1}},
    {112309, 48131, 0, {308, 1}, {299, 1}, {0, 0}, {0, 0}, {341, 1}, {1521, 8}, {1529, 1}}, {112323, 48131, 0, {308, 1}, {299, 1}, {0, 0}, {0, 0}, {341, 1}, {1521, 8}, {1529, 1}},
    {112334, 48131, 0, {308, 1}, {299, 1}, {0, 0}, {0, 0}, {341, 1}, {1521, 8}, {1529, 1}}, {112345, 48131, 0, {308, 1}, {299, 1}, {0, 0}, {0, 0}, {341, 1}, {1521, 8}, {1529, 1}},
    {112359, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {112368, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {112379, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {112390, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {112400, 31583, 0, {289, 2}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {214, 1}}, {112410, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {112421, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {112436, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {112447, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {112618, 112464, 0, {308, 1}, {1447, 2}, {0, 0}, {0, 0}, {341, 1}, {1531, 9}, {1540, 1}},
    {112630, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {112640, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {112650, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {112659, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}},
    {112669, 33757, 0, {308, 1}, {291, 1}, {0, 0}, {0, 0}, {341, 1}, {1493, 8}, {379, 1}}, {112898, 112721, 1, {1449, 2}, {1451, 1}, {0, 0}, {0, 0}, {767, 1}, {1542, 2}, {1544, 1}},
    {112911, 112721, 1, {1449, 2}, {1451, 1}, {0, 0}, {0, 0}, {767, 1}, {1546, 4}, {1544, 1}},
    {112979, 112925, 4, {0, 0}, {137, 1}, {483, 1}, {0, 0}, {0, 0}, {1550, 5}, {1555, 1}}, {113072, 112999, 0, {137, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1557, 4}, {0, 0}},
    {113244, 113127, 0, {1451, 1}, {159, 1}, {0, 0}, {0, 0}, {768, 1}, {1561, 6}, {1567, 1}}, {113575, 113335, 0, {1452, 3}, {692, 1}, {0, 0}, {0, 0}, {769, 1}, {1569, 3}, {1572, 1}},
    {113666, 113593, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1574, 4}, {0, 0}}, {113686, 56396, 0, {1455, 1}, {1456, 1}, {0, 0}, {0, 0}, {0, 0}, {1578, 7}, {0, 0}},
    {113821, 113755, 0, {1457, 1}, {1458, 1}, {0, 0}, {0, 0}, {770, 1}, {1585, 4}, {0, 0}}, {113928, 113843, 0, {1459, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1589, 2}, {0, 0}},
    {113976, 113940, 0, {1461, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1591, 1}, {0, 0}}, {114163, 114037, 0, {1462, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1592, 6}, {1598, 1}},
    {114235, 114174, 0, {1464, 1}, {1465, 1}, {0, 0}, {0, 0}, {0, 0}, {1600, 3}, {0, 0}}, {114281, 114259, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {114466, 114319, 0, {1466, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1603, 1}}, {114694, 114515, 0, {1469, 2}, {1458, 1}, {0, 0}, {0, 0}, {771, 2}, {1605, 5}, {1610, 1}},
    {114847, 114730, 0, {1455, 1}, {1471, 1}, {0, 0}, {0, 0}, {0, 0}, {1612, 3}, {1615, 1}}, {115047, 114730, 0, {1472, 1}, {1473, 4}, {0, 0}, {0, 0}, {0, 0}, {1617, 5}, {1622, 1}},
    {115243, 115091, 4, {1477, 2}, {692, 1}, {1479, 1}, {0, 0}, {0, 0}, {1624, 2}, {1626, 2}},
    {115290, 57727, 0, {0, 0}, {1480, 1}, {0, 0}, {0, 0}, {397, 1}, {832, 2}, {0, 0}}, {115464, 115330, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {1630, 2}, {0, 0}},
    {115531, 115478, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {1632, 6}, {1638, 1}}, {115570, 56396, 0, {1455, 1}, {1456, 1}, {0, 0}, {0, 0}, {0, 0}, {1640, 8}, {0, 0}},
    {115616, 115595, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {115632, 113940, 0, {1461, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {542, 1}},
    {115817, 115690, 0, {1481, 2}, {1483, 1}, {0, 0}, {0, 0}, {767, 1}, {1648, 1}, {1649, 1}},
    {116277, 115883, 1, {1484, 4}, {1458, 1}, {0, 0}, {0, 0}, {784, 3}, {1651, 6}, {1657, 1}},
    {116434, 116362, 0, {1488, 2}, {1490, 1}, {0, 0}, {0, 0}, {0, 0}, {1585, 4}, {0, 0}}, {116581, 116449, 0, {138, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {1659, 6}, {1665, 1}},
    {116836, 116594, 1, {1491, 4}, {159, 1}, {0, 0}, {0, 0}, {784, 3}, {1667, 6}, {1657, 1}}, {116873, 116851, 0, {1495, 1}, {1496, 1}, {0, 0}, {0, 0}, {787, 1}, {1673, 3}, {0, 0}},
    {117056, 116901, 0, {1497, 3}, {1500, 1}, {0, 0}, {0, 0}, {0, 0}, {1676, 4}, {1680, 1}}, {117116, 117095, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {788, 5}, {1684, 4}, {0, 0}},
    {117275, 117143, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {811, 1}, {0, 0}}, {117329, 117293, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1688, 2}, {0, 0}},
    {117352, 117293, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1690, 3}, {0, 0}}, {117620, 117426, 0, {1502, 1}, {1503, 2}, {0, 0}, {0, 0}, {798, 1}, {798, 1}, {1693, 1}},
    {117695, 117649, 0, {220, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {798, 1}, {0, 0}}, {117827, 117719, 0, {1505, 2}, {1507, 1}, {0, 0}, {0, 0}, {798, 1}, {798, 1}, {1693, 1}},
    {117888, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1695, 4}, {0, 0}}, {117933, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 4}, {0, 0}},
    {117976, 117951, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {788, 5}, {1703, 6}, {0, 0}}, {118037, 13097, 0, {0, 0}, {1508, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1709, 1}},
    {119566, 119380, 0, {1510, 3}, {1513, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {1711, 1}}, {119627, 119580, 0, {1514, 1}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}},
    {119773, 119639, 0, {1514, 1}, {1515, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1713, 1}}, {119879, 119639, 0, {1514, 1}, {1517, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1715, 1}},
    {120120, 119907, 0, {1519, 3}, {1522, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1717, 1}}, {120195, 120135, 0, {0, 0}, {1514, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1719, 1}},
    {120280, 96974, 0, {1524, 1}, {1525, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1721, 1}}, {120364, 120296, 0, {0, 0}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1723, 1}},
    {120377, 120296, 0, {0, 0}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1723, 1}}, {120677, 120407, 0, {1526, 4}, {1530, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1725, 1}},
    {120952, 120687, 0, {1532, 4}, {1530, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1727, 1}}, {121205, 120962, 0, {1526, 4}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1729, 1}},
    {121328, 121228, 0, {1524, 1}, {1298, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {1731, 1}}, {121581, 121345, 0, {1532, 4}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1733, 1}},
    {121721, 121590, 0, {1536, 1}, {1513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1735, 1}}, {122637, 122350, 1, {1551, 5}, {1556, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {1737, 1}},
    {122804, 122673, 0, {1557, 1}, {1558, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1739, 1}}, {122936, 122846, 0, {1559, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {1741, 1}},
    {123103, 122969, 0, {1560, 2}, {1562, 1}, {0, 0}, {0, 0}, {804, 2}, {1743, 4}, {114, 1}}, {123326, 123178, 0, {1563, 2}, {1565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1747, 1}},
    {123549, 123356, 0, {1566, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1749, 1}}, {123768, 123581, 0, {1570, 3}, {1565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1751, 1}},
    {123832, 123801, 0, {0, 0}, {1573, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {124000, 123886, 0, {1563, 2}, {1574, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1753, 1}},
    {124208, 124019, 0, {1575, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1755, 1}}, {124431, 124241, 0, {1579, 3}, {1582, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1757, 1}},
    {124647, 124474, 0, {1583, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1759, 1}}, {125014, 124801, 0, {1587, 4}, {1562, 1}, {0, 0}, {0, 0}, {806, 3}, {1761, 4}, {1765, 1}},
    {125164, 125032, 0, {1591, 3}, {1562, 1}, {0, 0}, {0, 0}, {809, 2}, {1761, 4}, {0, 0}}, {125382, 125277, 0, {1594, 1}, {1595, 1}, {0, 0}, {0, 0}, {811, 2}, {1312, 2}, {1767, 1}},
    {125820, 125458, 1, {1596, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1769, 1}}, {126049, 125841, 1, {1603, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1771, 1}},
    {126219, 126095, 0, {1607, 2}, {1609, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1773, 1}}, {126309, 126247, 0, {1610, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {126463, 126336, 0, {1611, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1775, 1}}, {126627, 126532, 0, {1613, 2}, {1615, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {126900, 126764, 0, {1616, 3}, {1619, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {126950, 126920, 0, {0, 0}, {1620, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {127062, 126987, 0, {1621, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {130692, 130634, 0, {1682, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1779, 1}},
    {131061, 130784, 1, {1683, 3}, {1686, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {1781, 1}}, {131243, 131074, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1783, 1}, {1784, 1}},
    {131263, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131277, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {131301, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {131340, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1786, 1}, {0, 0}},
    {131368, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {1786, 1}, {0, 0}}, {131613, 131477, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {818, 1}, {1787, 1}, {1788, 1}},
    {131879, 131731, 0, {1691, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {1787, 1}, {1790, 1}}, {132171, 132114, 0, {1693, 1}, {1694, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {132251, 132114, 0, {1695, 1}, {1694, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {132457, 132304, 0, {1696, 3}, {1699, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1792, 1}},
    {132486, 132304, 0, {1696, 3}, {1700, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {1792, 1}}, {132632, 132514, 0, {1701, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1794, 1}},
    {132704, 132514, 0, {1701, 2}, {1694, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {1796, 1}}, {132731, 132514, 0, {1701, 2}, {1694, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {1796, 1}},
    {132959, 132811, 0, {1704, 2}, {1706, 1}, {0, 0}, {0, 0}, {823, 2}, {1798, 2}, {1800, 1}},
    {133059, 132811, 0, {1704, 2}, {1707, 1}, {0, 0}, {0, 0}, {823, 2}, {1798, 2}, {1802, 1}},
    {133086, 132811, 0, {1704, 2}, {1707, 1}, {0, 0}, {0, 0}, {823, 2}, {1798, 2}, {1802, 1}},
    {133208, 133121, 0, {1708, 1}, {1700, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {1804, 1}}, {133281, 133121, 0, {1709, 1}, {1700, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {133308, 133121, 0, {1709, 1}, {1699, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {133336, 133121, 0, {1709, 1}, {1700, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {133427, 133363, 0, {1710, 1}, {1711, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {1806, 1}}, {133454, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {133873, 133569, 1, {1712, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1808, 1}}, {134088, 133910, 0, {1717, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1810, 1}},
    {134552, 134225, 1, {1720, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1812, 1}}, {134859, 134641, 0, {1726, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1814, 1}},
    {135319, 134966, 1, {1730, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {1783, 1}, {1816, 1}}, {135717, 135423, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {1818, 1}},
    {136030, 135781, 1, {1739, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {1820, 1}}, {136592, 136089, 1, {1743, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {1822, 2}, {1824, 1}},
    {136657, 136640, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {1786, 1}, {0, 0}}, {136687, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {136859, 136824, 0, {1751, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {137120, 136931, 0, {1752, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {1826, 1}},
    {137161, 137148, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {137394, 137278, 0, {1755, 3}, {1711, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {1828, 1}},
    {137419, 137278, 0, {1758, 3}, {1711, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {1828, 1}}, {137556, 137455, 0, {1761, 1}, {1762, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1830, 1}},
    {137572, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {137582, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {137649, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {137904, 137754, 0, {1763, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {1832, 1}},
    {138006, 137929, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {138077, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {138108, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138130, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {138193, 138177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {138464, 138262, 1, {1765, 3}, {1768, 1}, {0, 0}, {0, 0}, {863, 1}, {1783, 1}, {1775, 1}},
    {138643, 138562, 0, {1769, 1}, {1770, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {1834, 1}}, {138860, 138761, 0, {1771, 2}, {1773, 1}, {0, 0}, {0, 0}, {0, 0}, {1836, 2}, {1838, 1}},
    {139031, 138929, 0, {1774, 2}, {1776, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {1840, 1}}, {139339, 139221, 0, {1777, 2}, {1779, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1842, 1}},
    {139545, 139360, 0, {1780, 3}, {1779, 1}, {0, 0}, {0, 0}, {869, 2}, {1783, 1}, {1844, 1}},
    {139638, 139576, 0, {1783, 2}, {1785, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 1}}, {139670, 139221, 0, {1777, 2}, {1779, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1842, 1}},
    {139817, 139696, 0, {1786, 2}, {1779, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1846, 1}}, {139853, 139576, 0, {1783, 2}, {1785, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 1}},
    {139967, 139890, 0, {1788, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1848, 1}}, {139993, 139890, 0, {1788, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {1848, 1}},
    {140154, 140017, 0, {1790, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1783, 1}, {1850, 1}}, {140173, 136824, 0, {1751, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {140291, 140222, 0, {1793, 2}, {1298, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1384, 1}}, {140449, 140315, 0, {1795, 3}, {1298, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1852, 1}},
    {140588, 140478, 0, {1798, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1783, 1}, {1854, 1}}, {140618, 102430, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {141096, 140891, 1, {1801, 9}, {1211, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {1856, 1}}, {141413, 141133, 1, {1810, 11}, {1211, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {1858, 1}},
    {141590, 141495, 1, {1821, 5}, {1211, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {1860, 1}}, {141662, 141643, 1, {1826, 3}, {1211, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {141735, 141685, 0, {1829, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1862, 1}}, {141842, 141780, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {142391, 142154, 0, {1830, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {1783, 1}, {1775, 1}}, {142600, 142439, 0, {1832, 3}, {1711, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {1864, 1}},
    {142689, 142610, 0, {1835, 1}, {1836, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1866, 1}}, {142711, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {1868, 2}, {0, 0}},
    {142745, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {142770, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {142868, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1870, 3}, {0, 0}}, {142903, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1870, 3}, {0, 0}},
    {142938, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1870, 3}, {0, 0}}, {142973, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1870, 3}, {0, 0}},
    {143008, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1870, 3}, {0, 0}}, {143044, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1870, 3}, {0, 0}},
    {143080, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {143116, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {143152, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1870, 3}, {0, 0}}, {143183, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {143214, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {143245, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {143272, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {143299, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {143326, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143363, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143390, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143417, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143445, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143473, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143501, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143529, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143557, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143585, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143613, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143641, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143669, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143697, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143724, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143752, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143780, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143808, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143836, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143864, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143892, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143920, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {143948, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {143976, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144004, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144031, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144059, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144087, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144114, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144141, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144168, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144195, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144222, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144249, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {144280, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {144314, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {144340, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144366, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144397, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144428, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144459, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144490, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144521, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144553, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {144585, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144617, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {144645, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144673, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {144701, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144726, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {144752, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144778, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {144804, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144831, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {144855, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144880, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {144905, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144930, 42702, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144965, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}}, {144991, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {1030, 2}, {0, 0}},
    {145241, 145067, 0, {1837, 2}, {1839, 1}, {0, 0}, {0, 0}, {908, 3}, {1873, 2}, {1875, 1}},
    {145307, 145279, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {145614, 145399, 0, {1840, 4}, {1844, 1}, {0, 0}, {0, 0}, {913, 2}, {1877, 1}, {1878, 1}},
    {145744, 145637, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {1880, 1}}, {145874, 145765, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {1882, 1}},
    {146081, 145983, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1884, 1}, {1885, 1}}, {146214, 146100, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1884, 1}, {1887, 1}},
    {146513, 146416, 0, {1853, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {1884, 1}, {1889, 1}}, {146638, 146529, 0, {1855, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1884, 1}, {1891, 1}},
    {146679, 138177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {1884, 1}, {0, 0}}, {146953, 146819, 0, {1857, 2}, {1859, 1}, {0, 0}, {0, 0}, {925, 2}, {1884, 1}, {1893, 1}},
    {147592, 147247, 1, {1860, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1895, 1}, {1896, 1}}, {148010, 147689, 0, {1867, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1895, 1}, {1898, 1}},
    {148423, 148039, 1, {1874, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {1895, 1}, {1900, 1}}, {148828, 148443, 0, {1882, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {1895, 1}, {1902, 1}},
    {149229, 148951, 0, {1890, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1895, 1}, {1904, 1}}, {149591, 149249, 0, {1896, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {1895, 1}, {1906, 1}},
    {149988, 149695, 0, {1903, 6}, {1785, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1908, 1}}, {150015, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1884, 1}, {0, 0}},
    {150153, 150052, 0, {1909, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {1910, 1}, {1911, 1}}, {150260, 150179, 0, {1910, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {1884, 1}, {1893, 1}},
    {150295, 138177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {1884, 1}, {0, 0}}, {150447, 150349, 0, {1913, 2}, {1915, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {1913, 1}},
    {150482, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1915, 1}, {0, 0}}, {150519, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1915, 1}, {0, 0}},
    {150979, 150636, 0, {1916, 3}, {1919, 1}, {0, 0}, {0, 0}, {942, 10}, {1916, 2}, {1918, 1}},
    {151017, 151000, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {1915, 1}, {0, 0}}, {151191, 151104, 0, {1920, 2}, {1922, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {1920, 1}},
    {151271, 151222, 0, {1923, 1}, {1211, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {151364, 151285, 0, {1924, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {1920, 1}},
    {153670, 153527, 1, {1961, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {1924, 1}}, {153875, 153721, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {1926, 3}, {1929, 1}},
    {154077, 153894, 0, {1963, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {154277, 154113, 4, {1965, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {1931, 3}, {1934, 1}},
    {154466, 154295, 0, {1966, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {154483, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {154697, 154551, 0, {1968, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {1936, 1}}, {154794, 154708, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {154918, 154836, 4, {1969, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {1938, 2}, {1940, 1}}, {154973, 154937, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {798, 1}, {0, 0}},
    {155066, 154986, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {811, 1}, {0, 0}}, {155123, 155087, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {108, 2}, {1942, 4}, {0, 0}},
    {155280, 155151, 0, {1971, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1946, 3}, {0, 0}}, {155654, 155422, 4, {0, 0}, {0, 0}, {1972, 6}, {0, 0}, {984, 3}, {1949, 3}, {0, 0}},
    {156354, 155829, 5, {1978, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {1952, 6}, {0, 0}}, {156421, 156369, 0, {1982, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {156869, 156539, 5, {1983, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {1958, 4}, {0, 0}}, {157180, 157001, 4, {1985, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {1962, 3}, {1965, 1}},
    {157576, 157251, 1, {1988, 5}, {1993, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {1967, 1}}, {158194, 157739, 1, {1994, 4}, {1998, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {1969, 1}},
    {158321, 158226, 4, {1999, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {158350, 158332, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {158394, 13097, 0, {0, 0}, {2000, 1}, {0, 0}, {0, 0}, {0, 0}, {1971, 1}, {1972, 1}}, {158622, 158486, 0, {2001, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {158710, 158649, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {159297, 158774, 5, {2002, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {1974, 5}, {1936, 1}},
    {159499, 159372, 4, {0, 0}, {0, 0}, {2008, 3}, {0, 0}, {1020, 3}, {1979, 2}, {0, 0}}, {159687, 159541, 1, {2011, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {937, 1}, {0, 0}},
    {159720, 158332, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {1981, 2}, {0, 0}}, {160110, 159739, 5, {2013, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {1983, 1}, {0, 0}},
    {160909, 160226, 5, {2017, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {1952, 6}, {1984, 1}},
    {161330, 160952, 5, {2024, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {1983, 1}, {0, 0}}, {162360, 161547, 5, {2028, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {1986, 4}, {1936, 1}},
    {162489, 162411, 1, {2040, 3}, {2043, 1}, {0, 0}, {0, 0}, {1052, 3}, {1990, 1}, {1991, 1}},
    {162843, 162550, 5, {2044, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {1993, 2}, {1936, 1}}, {163109, 162859, 1, {2049, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {1995, 1}, {1936, 1}},
    {163131, 162859, 1, {2049, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {1995, 1}, {1936, 1}}, {163288, 163160, 0, {2053, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1996, 1}, {1997, 1}},
    {163307, 162859, 1, {2049, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {1995, 1}, {1936, 1}}, {164059, 163364, 5, {2055, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {1999, 3}, {2002, 1}},
    {164408, 164129, 5, {2064, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2004, 2}, {0, 0}}, {165316, 164515, 5, {2067, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2006, 8}, {2002, 1}},
    {165456, 165329, 0, {2077, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {165469, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166075, 165515, 5, {2078, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2014, 3}, {1936, 1}}, {166085, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2017, 2}, {0, 0}},
    {166247, 166118, 0, {2086, 1}, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {2019, 1}, {2020, 1}}, {166466, 166285, 1, {2088, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2022, 1}, {2023, 1}},
    {166543, 166483, 0, {2091, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2022, 1}, {2025, 1}}, {166564, 158332, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {166628, 166583, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2027, 1}, {0, 0}}, {166642, 158332, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2028, 4}, {0, 0}},
    {167486, 166766, 5, {2092, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {1952, 6}, {2032, 1}},
    {167626, 167497, 0, {137, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2034, 4}, {0, 0}}, {167841, 167748, 0, {2099, 1}, {2100, 1}, {0, 0}, {0, 0}, {1097, 2}, {2038, 1}, {0, 0}},
    {167965, 167869, 0, {2099, 1}, {2100, 1}, {0, 0}, {0, 0}, {1099, 1}, {2039, 1}, {0, 0}}, {168145, 168015, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2040, 1}},
    {168241, 168182, 0, {2103, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2039, 1}, {2042, 1}}, {168361, 168262, 0, {2101, 1}, {2104, 1}, {0, 0}, {0, 0}, {0, 0}, {2038, 1}, {2044, 1}},
    {168542, 168262, 0, {2105, 1}, {2106, 1}, {0, 0}, {0, 0}, {0, 0}, {2038, 1}, {2046, 1}}, {168986, 168709, 1, {2107, 3}, {2110, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2048, 1}},
    {169119, 169039, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1103, 2}, {2050, 4}, {0, 0}}, {169294, 169192, 0, {2111, 1}, {2112, 1}, {0, 0}, {0, 0}, {0, 0}, {2054, 2}, {0, 0}},
    {169505, 169329, 1, {2113, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2039, 1}, {2056, 1}}, {169624, 169524, 0, {2116, 1}, {2117, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2058, 1}},
    {169758, 169635, 0, {2116, 1}, {2118, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2060, 1}}, {169941, 169788, 5, {2119, 2}, {0, 0}, {2121, 1}, {0, 0}, {1107, 1}, {2062, 6}, {2068, 1}},
    {170032, 169966, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2070, 1}}, {170147, 170073, 0, {0, 0}, {2123, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2072, 1}},
    {170253, 170168, 0, {2099, 1}, {2100, 1}, {0, 0}, {581, 2}, {1097, 2}, {617, 1}, {0, 0}}, {170281, 167869, 0, {2099, 1}, {2100, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {170381, 170306, 0, {2124, 2}, {0, 0}, {0, 0}, {581, 2}, {0, 0}, {2075, 3}, {2078, 1}}, {170418, 170402, 0, {0, 0}, {0, 0}, {0, 0}, {577, 1}, {0, 0}, {2080, 2}, {0, 0}},
    {170549, 170450, 0, {2126, 1}, {0, 0}, {0, 0}, {581, 2}, {1110, 1}, {2017, 2}, {2082, 1}},
    {170722, 170599, 0, {2127, 1}, {0, 0}, {0, 0}, {581, 2}, {1111, 2}, {2017, 2}, {2084, 1}},
    {170804, 170753, 0, {2127, 1}, {0, 0}, {0, 0}, {581, 2}, {1099, 1}, {2017, 2}, {2084, 1}},
    {170836, 170599, 0, {2127, 1}, {0, 0}, {0, 0}, {581, 2}, {1111, 2}, {2017, 2}, {2084, 1}},
    {170943, 170866, 0, {2128, 1}, {0, 0}, {0, 0}, {581, 2}, {1113, 1}, {2017, 2}, {2086, 1}},
    {171051, 170965, 0, {2129, 1}, {0, 0}, {0, 0}, {581, 2}, {1114, 1}, {2017, 2}, {2088, 1}},
    {171104, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2090, 3}, {0, 0}}, {171154, 171124, 0, {0, 0}, {2126, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2082, 1}},
    {171612, 171278, 1, {2130, 3}, {2133, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2093, 1}}, {171640, 169192, 0, {2111, 1}, {2112, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {171681, 171664, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2070, 1}}, {171704, 171664, 0, {0, 0}, {2123, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2072, 1}},
    {171747, 171728, 0, {2127, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2084, 1}}, {171983, 171869, 0, {2134, 1}, {2135, 1}, {0, 0}, {0, 0}, {1120, 1}, {2095, 2}, {2097, 1}},
    {172002, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2080, 2}, {0, 0}}, {172056, 172032, 4, {2136, 1}, {0, 0}, {50, 1}, {2137, 1}, {0, 0}, {617, 1}, {0, 0}},
    {172096, 172075, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1121, 4}, {2099, 2}, {0, 0}}, {172223, 172112, 0, {2127, 1}, {2126, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2101, 1}},
    {172341, 172248, 0, {2138, 1}, {2122, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2103, 1}}, {172410, 172371, 0, {2139, 1}, {2127, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2084, 1}},
    {172541, 172437, 0, {2127, 1}, {2104, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2105, 1}}, {172616, 172564, 0, {2127, 1}, {2139, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2084, 1}},
    {172640, 172437, 0, {2127, 1}, {2104, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2105, 1}}, {172662, 172564, 0, {2127, 1}, {2139, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2084, 1}},
    {172782, 172371, 0, {2139, 1}, {2140, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2107, 1}}, {172915, 172803, 0, {2139, 1}, {2141, 1}, {0, 0}, {0, 0}, {0, 0}, {2109, 2}, {2111, 1}},
    {172991, 172941, 0, {2142, 1}, {0, 0}, {0, 0}, {581, 2}, {0, 0}, {2017, 2}, {0, 0}}, {173315, 173056, 1, {2143, 2}, {0, 0}, {0, 0}, {577, 1}, {1126, 4}, {617, 1}, {2113, 1}},
    {173415, 173339, 0, {2145, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2084, 1}}, {173528, 173457, 0, {2126, 1}, {0, 0}, {0, 0}, {2147, 2}, {1130, 1}, {2017, 2}, {2082, 1}},
    {173630, 173556, 0, {2127, 1}, {0, 0}, {0, 0}, {2147, 2}, {1131, 1}, {2017, 2}, {2084, 1}},
    {173662, 173556, 0, {2127, 1}, {0, 0}, {0, 0}, {2147, 2}, {1132, 1}, {2017, 2}, {2084, 1}},
    {173695, 173556, 0, {2127, 1}, {0, 0}, {0, 0}, {2147, 2}, {1131, 1}, {2017, 2}, {2084, 1}},
    {173793, 173726, 0, {2128, 1}, {0, 0}, {0, 0}, {2147, 2}, {1133, 1}, {2017, 2}, {2086, 1}},
    {173843, 173726, 0, {2129, 1}, {0, 0}, {0, 0}, {2147, 2}, {1134, 1}, {2017, 2}, {2088, 1}},
    {174031, 32840, 0, {0, 0}, {2158, 1}, {0, 0}, {0, 0}, {346, 1}, {2120, 3}, {295, 1}}, {174252, 174097, 0, {2159, 2}, {2161, 1}, {0, 0}, {0, 0}, {0, 0}, {2123, 2}, {2125, 1}},
    {174727, 174426, 0, {2162, 3}, {2165, 1}, {0, 0}, {0, 0}, {1135, 1}, {2127, 5}, {2132, 1}},
    {174831, 174738, 0, {2166, 1}, {2167, 1}, {0, 0}, {0, 0}, {0, 0}, {2134, 2}, {2136, 1}}, {175118, 174848, 0, {2168, 1}, {220, 1}, {0, 0}, {0, 0}, {1136, 7}, {706, 1}, {0, 0}},
    {175245, 175127, 0, {2169, 3}, {2165, 1}, {0, 0}, {0, 0}, {1135, 1}, {2138, 3}, {2132, 1}},
    {175435, 175261, 0, {2172, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2141, 2}, {2143, 1}}, {175714, 175641, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1143, 1}, {2145, 3}, {0, 0}},
    {175822, 175753, 0, {2178, 2}, {2180, 1}, {0, 0}, {0, 0}, {1144, 1}, {2148, 3}, {2078, 1}},
    {175991, 175835, 0, {2181, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2151, 4}, {2143, 1}}, {176258, 176003, 0, {2184, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {706, 1}, {0, 0}},
    {176317, 176268, 0, {2166, 1}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {176395, 176354, 0, {0, 0}, {2186, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {176588, 176505, 0, {2187, 1}, {2188, 1}, {0, 0}, {0, 0}, {0, 0}, {2155, 2}, {0, 0}}, {176600, 176505, 0, {2189, 1}, {2190, 1}, {0, 0}, {0, 0}, {0, 0}, {2155, 2}, {0, 0}},
    {176748, 176505, 0, {2191, 1}, {2192, 1}, {0, 0}, {0, 0}, {0, 0}, {2157, 3}, {0, 0}}, {177285, 177229, 0, {1762, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2162, 1}},
    {177298, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {177312, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {177331, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {177350, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {177618, 177391, 0, {2200, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2164, 1}, {2165, 1}}, {177655, 177391, 0, {2200, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2164, 1}, {2165, 1}},
    {177691, 177391, 0, {2200, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2164, 1}, {2165, 1}}, {177727, 177391, 0, {2200, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2164, 1}, {2165, 1}},
    {177826, 177762, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {177923, 177849, 0, {2205, 1}, {346, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2167, 1}},
    {177941, 177849, 0, {2205, 1}, {346, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2167, 1}}, {178115, 177972, 0, {2206, 3}, {346, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2169, 1}},
    {178208, 178136, 0, {2209, 1}, {346, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2171, 1}}, {178229, 178136, 0, {2209, 1}, {346, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2171, 1}},
    {178250, 177972, 0, {2206, 3}, {346, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2169, 1}}, {178363, 178271, 0, {2210, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2173, 1}},
    {178638, 178482, 0, {2212, 2}, {2214, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2175, 1}}, {178668, 178482, 0, {2212, 2}, {2214, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2175, 1}},
    {178841, 178482, 0, {2212, 2}, {2215, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2177, 1}}, {178870, 178482, 0, {2212, 2}, {2215, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2177, 1}},
    {179042, 178482, 0, {2212, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2179, 1}}, {179071, 178482, 0, {2212, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2179, 1}},
    {179289, 178482, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2181, 1}}, {179404, 178482, 0, {2220, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2183, 1}},
    {179433, 178482, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2181, 1}}, {179603, 178482, 0, {2217, 2}, {2222, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2185, 1}},
    {179716, 178482, 0, {2220, 2}, {2222, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2187, 1}}, {179744, 178482, 0, {2217, 2}, {2222, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2185, 1}},
    {179913, 178482, 0, {2217, 2}, {2223, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2189, 1}}, {180026, 178482, 0, {2220, 2}, {2223, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2191, 1}},
    {180054, 178482, 0, {2217, 2}, {2223, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2189, 1}}, {180318, 180133, 0, {2224, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2193, 1}},
    {180352, 180133, 0, {2224, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2193, 1}}, {180682, 180463, 0, {2228, 3}, {2231, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2195, 1}},
    {180709, 180463, 0, {2228, 3}, {2231, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2195, 1}}, {180873, 180736, 0, {2232, 2}, {1836, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2197, 1}},
    {180900, 180736, 0, {2232, 2}, {1836, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2197, 1}}, {181132, 180985, 0, {2232, 2}, {2234, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2199, 1}},
    {181163, 180736, 0, {2232, 2}, {2234, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2199, 1}}, {181194, 180985, 0, {2232, 2}, {2234, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2199, 1}},
    {181436, 181225, 0, {2235, 3}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2201, 1}}, {181601, 181225, 0, {2239, 3}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2203, 1}},
    {181866, 181631, 0, {2242, 4}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2205, 1}}, {181981, 180985, 0, {2232, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2207, 1}},
    {182011, 180736, 0, {2232, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2207, 1}}, {182041, 180985, 0, {2232, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2207, 1}},
    {182202, 180985, 0, {2232, 2}, {2246, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2209, 1}}, {182232, 180736, 0, {2232, 2}, {2246, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2209, 1}},
    {182262, 180985, 0, {2232, 2}, {2246, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2209, 1}}, {182494, 182304, 0, {2247, 3}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2211, 1}},
    {182638, 182304, 0, {2250, 3}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2213, 1}}, {182884, 182668, 0, {2253, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2215, 1}},
    {182914, 181225, 0, {2235, 3}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2201, 1}}, {182945, 181225, 0, {2239, 3}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2203, 1}},
    {182975, 181631, 0, {2242, 4}, {2238, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2205, 1}}, {183143, 183005, 0, {2257, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2217, 1}},
    {183272, 183005, 0, {2260, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2219, 1}}, {183400, 183005, 0, {2262, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2221, 1}},
    {183432, 183005, 0, {2257, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2217, 1}}, {183465, 183005, 0, {2260, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2219, 1}},
    {183497, 183005, 0, {2262, 2}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2221, 1}}, {183674, 183005, 0, {2264, 2}, {2266, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2223, 1}},
    {183707, 183005, 0, {2264, 2}, {2266, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2223, 1}}, {183837, 183005, 0, {2267, 2}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2225, 1}},
    {184013, 183005, 0, {2269, 2}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2227, 1}}, {184141, 183005, 0, {2264, 2}, {2271, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2229, 1}},
    {184173, 183005, 0, {2264, 2}, {2271, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2229, 1}}, {184348, 183005, 0, {2264, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2231, 1}},
    {184380, 183005, 0, {2264, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2231, 1}}, {184412, 183005, 0, {2267, 2}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2225, 1}},
    {184445, 183005, 0, {2269, 2}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2227, 1}}, {184573, 183005, 0, {2273, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2233, 1}},
    {184700, 183005, 0, {2276, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2235, 1}}, {184826, 183005, 0, {2278, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2237, 1}},
    {184943, 183005, 0, {2273, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2239, 1}}, {185060, 183005, 0, {2276, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2241, 1}},
    {185176, 183005, 0, {2278, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2243, 1}}, {185207, 183005, 0, {2273, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2233, 1}},
    {185239, 183005, 0, {2276, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2235, 1}}, {185270, 183005, 0, {2278, 2}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2237, 1}},
    {185528, 185311, 0, {2280, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2245, 1}}, {185692, 185311, 0, {2284, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2247, 1}},
    {185851, 185311, 0, {2288, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2249, 1}}, {185881, 185311, 0, {2280, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2245, 1}},
    {185912, 185311, 0, {2284, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2247, 1}}, {185942, 185311, 0, {2288, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2249, 1}},
    {186197, 185972, 0, {2292, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2251, 1}}, {186369, 185972, 0, {2296, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2253, 1}},
    {186540, 185972, 0, {2300, 4}, {1711, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2255, 1}}, {186746, 186573, 0, {2304, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2257, 1}},
    {186903, 186573, 0, {2307, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2259, 1}}, {187059, 186573, 0, {2310, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2261, 1}},
    {187094, 186573, 0, {2304, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2257, 1}}, {187130, 186573, 0, {2307, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2259, 1}},
    {187165, 186573, 0, {2310, 3}, {2259, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2261, 1}}, {187322, 186573, 0, {2313, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2263, 1}},
    {187479, 186573, 0, {2316, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2265, 1}}, {187635, 186573, 0, {2319, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2267, 1}},
    {187670, 186573, 0, {2313, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2263, 1}}, {187706, 186573, 0, {2316, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2265, 1}},
    {187741, 186573, 0, {2319, 3}, {2227, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2267, 1}}, {187897, 186573, 0, {2322, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2269, 1}},
    {188052, 186573, 0, {2325, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2271, 1}}, {188206, 186573, 0, {2328, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2273, 1}},
    {188351, 186573, 0, {2322, 3}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2275, 1}}, {188496, 186573, 0, {2325, 3}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2277, 1}},
    {188640, 186573, 0, {2328, 3}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2279, 1}}, {188674, 186573, 0, {2322, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2269, 1}},
    {188709, 186573, 0, {2325, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2271, 1}}, {188743, 186573, 0, {2328, 3}, {2275, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2273, 1}},
    {188920, 188777, 0, {2331, 3}, {346, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2281, 1}}, {188941, 188777, 0, {2331, 3}, {346, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2281, 1}},
    {189069, 188973, 0, {2334, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2283, 1}}, {189294, 189110, 0, {2335, 2}, {1785, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2285, 1}},
    {189390, 189333, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {1834, 1}},
    {189414, 189333, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {1834, 1}},
    {189436, 189333, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {1834, 1}},
    {189458, 189333, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {1834, 1}},
    {189526, 189480, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {1834, 1}},
    {189549, 189480, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {1834, 1}},
    {189571, 189480, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {1834, 1}},
    {189593, 189480, 0, {1769, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {1834, 1}},
    {189772, 189615, 0, {2337, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2287, 1}}, {189950, 189790, 0, {2339, 2}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2289, 1}},
    {189967, 177762, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {189977, 177762, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {190079, 189988, 0, {2341, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2164, 1}, {2291, 1}}, {190260, 190099, 0, {2342, 3}, {1220, 1}, {0, 0}, {0, 0}, {0, 0}, {2293, 2}, {2295, 1}},
    {190467, 190276, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2164, 1}, {2297, 1}}, {190503, 190276, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2164, 1}, {2297, 1}},
    {190538, 190276, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2164, 1}, {2297, 1}}, {190573, 190276, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2164, 1}, {2297, 1}},
    {190671, 190607, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2164, 1}, {2297, 1}}, {190727, 189333, 0, {2347, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2299, 1}},
    {190753, 189333, 0, {2347, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2299, 1}},
    {190778, 189333, 0, {2347, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2299, 1}},
    {190804, 189333, 0, {2347, 1}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2299, 1}},
    {190830, 189988, 0, {2347, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2164, 1}, {2299, 1}}, {190852, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {190869, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {190886, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {190930, 190911, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {191067, 190945, 0, {2348, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2164, 1}, {2301, 1}},
    {191085, 177762, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {191242, 191106, 0, {2350, 4}, {1266, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2303, 1}},
    {191424, 191273, 0, {2354, 2}, {1711, 1}, {0, 0}, {0, 0}, {413, 2}, {2305, 2}, {2307, 1}},
    {191439, 191273, 0, {2354, 2}, {1711, 1}, {0, 0}, {0, 0}, {413, 2}, {2305, 2}, {2307, 1}},
    {191454, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191485, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191512, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191538, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191565, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191594, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191626, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191658, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191686, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191718, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191750, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191780, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191806, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191832, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191860, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191887, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191916, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {191948, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {191980, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192008, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192040, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192072, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192098, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192125, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192151, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192179, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192206, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192236, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192262, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192292, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192318, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192342, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192367, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192395, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192419, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192445, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192469, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192495, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192522, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192547, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192574, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192601, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192628, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192653, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192678, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192701, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192739, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193046, 192848, 0, {2356, 2}, {2358, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2309, 1}},
    {193068, 192848, 0, {2356, 2}, {2358, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2309, 1}}, {193297, 193090, 0, {2359, 4}, {346, 1}, {0, 0}, {0, 0}, {1185, 2}, {2311, 2}, {2313, 1}},
    {193541, 193328, 0, {2363, 6}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {2315, 1}, {2316, 1}}, {193613, 193579, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193676, 193642, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193739, 193705, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193802, 193768, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193858, 193831, 0, {2374, 4}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193908, 193880, 0, {2369, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194175, 193979, 0, {2378, 6}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2318, 2}, {2320, 1}},
    {194361, 194211, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2322, 1}}, {194394, 194211, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2322, 1}},
    {194427, 194211, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2322, 1}}, {194460, 194211, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2322, 1}},
    {194493, 193979, 0, {2389, 4}, {346, 1}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2322, 1}},
    {194749, 194527, 0, {2393, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2324, 1}}, {194779, 194211, 0, {2384, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2164, 1}, {2322, 1}},
    {194806, 177762, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {194894, 194816, 0, {2400, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {2326, 1}, {2327, 1}},
    {195071, 194914, 0, {2401, 2}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {2329, 1}, {2330, 1}}, {195086, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {195181, 195112, 0, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {1834, 1}}, {195202, 103238, 0, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1834, 1}},
    {195246, 195223, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {195268, 195223, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {195330, 195291, 0, {0, 0}, {1298, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {1384, 1}}, {195361, 195112, 0, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {1834, 1}},
    {195388, 195223, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {195434, 195291, 0, {0, 0}, {1711, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2332, 1}},
    {195518, 189333, 0, {1769, 1}, {1711, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2334, 1}}, {195567, 195550, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {195599, 195579, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {195615, 195550, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {195646, 195629, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {195668, 195629, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {195687, 195629, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {195707, 195629, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {195728, 195629, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {195750, 195629, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {195802, 195782, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {195818, 103238, 0, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1834, 1}},
    {195857, 195841, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {195924, 195885, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {195950, 177762, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {195960, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {195995, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196030, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196065, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196100, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196131, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196161, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196192, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196226, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196260, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196290, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196324, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196358, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196389, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196419, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196450, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196484, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196518, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196548, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196582, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196616, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196650, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196684, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196718, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196752, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196782, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196811, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196840, 151222, 0, {1923, 1}, {346, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {196869, 177762, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {196880, 177762, 0, {2203, 1}, {2204, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197264, 197027, 0, {2403, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2164, 1}, {2336, 1}},
    {197366, 197027, 0, {2407, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2164, 1}, {2338, 1}}, {197394, 197027, 0, {2403, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2164, 1}, {2336, 1}},
    {197422, 197027, 0, {2407, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2164, 1}, {2338, 1}}, {197661, 197488, 0, {2409, 2}, {346, 1}, {0, 0}, {0, 0}, {1202, 4}, {2340, 1}, {2341, 1}},
    {197678, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {197767, 197704, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {197869, 197704, 0, {2415, 3}, {2418, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {197930, 197704, 0, {2419, 3}, {2418, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {197994, 197704, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198027, 197704, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198060, 197704, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198093, 197704, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198126, 197704, 0, {2426, 3}, {2425, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {198154, 197704, 0, {2426, 3}, {2425, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {198182, 197704, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198214, 197704, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198246, 197704, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198278, 197704, 0, {2422, 3}, {2425, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198310, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198343, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198376, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198409, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198442, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198471, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198503, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198535, 197704, 0, {2433, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198563, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198595, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198627, 197704, 0, {2419, 3}, {2432, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {198656, 197704, 0, {2433, 3}, {2432, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {198684, 197704, 0, {2436, 3}, {2432, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {198711, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198743, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198775, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {198807, 197704, 0, {2429, 3}, {2432, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {198839, 197704, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {198867, 197704, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {198895, 197704, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {198923, 197704, 0, {2411, 3}, {2414, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {199145, 199003, 0, {2439, 5}, {2432, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2343, 1}},
    {199183, 199003, 0, {2439, 5}, {2432, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2343, 1}}, {199272, 199003, 0, {2444, 5}, {2432, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2345, 1}},
    {199312, 199003, 0, {2444, 5}, {2432, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2345, 1}}, {199348, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199370, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199392, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199414, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199435, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199456, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199477, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199497, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {199517, 142824, 0, {0, 0}, {346, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {199613, 199537, 0, {2449, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2347, 4}, {716, 1}}, {199651, 199627, 4, {0, 0}, {2451, 1}, {50, 1}, {0, 0}, {1239, 1}, {2351, 2}, {0, 0}},
    {199716, 199691, 4, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {2353, 7}, {2360, 2}},
    {200098, 199924, 5, {2456, 4}, {137, 1}, {22, 1}, {0, 0}, {1241, 4}, {2364, 7}, {2371, 2}},
    {200181, 200109, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {2375, 8}, {0, 0}}, {200216, 200204, 4, {641, 1}, {137, 1}, {128, 2}, {0, 0}, {0, 0}, {2383, 6}, {2389, 2}},
    {200364, 200223, 4, {2460, 1}, {137, 1}, {654, 2}, {0, 0}, {408, 1}, {2393, 3}, {2396, 2}},
    {200515, 200390, 5, {2461, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {2400, 6}, {2406, 2}}, {200616, 200528, 4, {118, 1}, {0, 0}, {2465, 1}, {0, 0}, {0, 0}, {2410, 4}, {0, 0}},
    {200649, 113593, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2414, 3}, {0, 0}}, {200682, 200667, 4, {2466, 1}, {97, 1}, {2467, 2}, {0, 0}, {0, 0}, {2417, 4}, {0, 0}},
    {200764, 112999, 0, {137, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2421, 4}, {0, 0}}, {200928, 200820, 0, {2469, 2}, {2471, 1}, {0, 0}, {0, 0}, {0, 0}, {2427, 3}, {0, 0}},
    {201054, 200999, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2430, 2}, {0, 0}}, {201171, 201088, 4, {2474, 1}, {137, 1}, {2475, 1}, {0, 0}, {0, 0}, {2432, 3}, {2435, 2}},
    {201281, 201186, 0, {2476, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {2430, 2}, {2439, 1}}, {201326, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2441, 4}, {0, 0}},
    {201409, 201354, 0, {2478, 1}, {2473, 1}, {0, 0}, {0, 0}, {1245, 1}, {2430, 2}, {0, 0}}, {201425, 200820, 0, {2479, 2}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {201479, 201456, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1246, 1}, {2445, 3}, {0, 0}}, {201545, 171664, 0, {0, 0}, {2481, 1}, {0, 0}, {0, 0}, {472, 1}, {734, 3}, {2448, 1}},
    {201628, 201570, 0, {0, 0}, {2482, 1}, {0, 0}, {0, 0}, {1247, 1}, {2450, 2}, {2452, 1}}, {201684, 201648, 0, {2478, 1}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2454, 1}, {2452, 1}},
    {201709, 201648, 0, {2478, 1}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2454, 1}, {2452, 1}}, {201811, 201723, 0, {1762, 1}, {2482, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {2455, 1}},
    {201863, 0, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {201961, 201881, 0, {2485, 2}, {2487, 1}, {0, 0}, {0, 0}, {0, 0}, {2457, 2}, {0, 0}},
    {201971, 200820, 0, {2469, 2}, {2471, 1}, {0, 0}, {0, 0}, {0, 0}, {2457, 2}, {0, 0}}, {202105, 202034, 0, {2488, 1}, {2489, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2459, 1}},
    {202212, 202138, 0, {2490, 1}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2461, 1}}, {202247, 202231, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {788, 5}, {872, 5}, {0, 0}},
    {202286, 202258, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1248, 3}, {2463, 8}, {0, 0}}, {202386, 202309, 0, {2492, 2}, {2487, 1}, {0, 0}, {0, 0}, {0, 0}, {2457, 2}, {0, 0}},
    {202480, 202403, 0, {2460, 1}, {2481, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2471, 1}}, {202500, 201648, 0, {2478, 1}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {2454, 1}, {1023, 1}},
    {202523, 200820, 0, {2494, 2}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {2427, 3}, {0, 0}}, {202728, 202624, 0, {2497, 2}, {2499, 1}, {0, 0}, {0, 0}, {1245, 1}, {2473, 2}, {0, 0}},
    {202739, 200820, 0, {2494, 2}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {2427, 3}, {0, 0}}, {202749, 200820, 0, {2469, 2}, {2471, 1}, {0, 0}, {0, 0}, {0, 0}, {2427, 3}, {0, 0}},
    {202812, 202759, 0, {2500, 1}, {2471, 1}, {0, 0}, {0, 0}, {0, 0}, {2457, 2}, {0, 0}}, {202882, 202831, 0, {2500, 1}, {2501, 1}, {0, 0}, {0, 0}, {0, 0}, {2457, 2}, {0, 0}},
    {202925, 202893, 4, {2502, 2}, {2504, 1}, {22, 1}, {0, 0}, {0, 0}, {2475, 1}, {2476, 1}}, {202960, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2478, 4}, {0, 0}},
    {202973, 201648, 0, {2478, 1}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {2482, 2}, {1023, 1}}, {203074, 203025, 0, {2505, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2457, 2}, {0, 0}},
    {203119, 203089, 0, {2506, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2484, 2}, {643, 1}}, {203144, 0, 0, {2507, 2}, {2509, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {203228, 203175, 0, {2511, 1}, {2512, 1}, {0, 0}, {0, 0}, {0, 0}, {2484, 2}, {0, 0}}, {203337, 203025, 0, {2513, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {203450, 203377, 0, {2514, 1}, {2515, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2486, 1}}, {203563, 203465, 0, {2516, 2}, {2518, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2488, 1}},
    {203627, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2490, 4}, {0, 0}}, {204030, 203878, 0, {2521, 1}, {2522, 1}, {0, 0}, {0, 0}, {1251, 3}, {2494, 5}, {0, 0}},
    {204208, 204082, 0, {2523, 1}, {2524, 1}, {0, 0}, {0, 0}, {1254, 3}, {2499, 4}, {0, 0}}, {204360, 204236, 0, {2521, 1}, {2522, 1}, {0, 0}, {0, 0}, {1257, 3}, {2494, 5}, {0, 0}},
    {204554, 204399, 0, {2521, 1}, {2522, 1}, {0, 0}, {0, 0}, {1260, 4}, {2494, 5}, {0, 0}}, {204840, 204584, 0, {2525, 2}, {915, 1}, {0, 0}, {0, 0}, {1264, 3}, {2503, 5}, {2508, 1}},
    {205071, 204856, 0, {2527, 2}, {2522, 1}, {0, 0}, {0, 0}, {1267, 4}, {2510, 5}, {2508, 1}},
    {205195, 205100, 0, {2529, 1}, {2530, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2515, 1}}, {205284, 205214, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {2517, 2}, {0, 0}},
    {205350, 205295, 0, {0, 0}, {2531, 1}, {0, 0}, {0, 0}, {1273, 2}, {2519, 3}, {643, 1}}, {205588, 205404, 0, {2532, 1}, {2533, 2}, {0, 0}, {0, 0}, {1275, 2}, {2519, 3}, {2522, 1}},
    {205658, 205619, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {2519, 3}, {643, 1}}, {205745, 205685, 0, {0, 0}, {2531, 1}, {0, 0}, {0, 0}, {1273, 2}, {2519, 3}, {643, 1}},
    {205990, 205786, 0, {2535, 2}, {915, 1}, {0, 0}, {0, 0}, {1278, 3}, {2524, 4}, {2528, 1}},
    {206188, 206001, 0, {2525, 2}, {915, 1}, {0, 0}, {0, 0}, {1281, 4}, {2530, 4}, {2508, 1}},
    {206373, 206214, 0, {2521, 1}, {915, 1}, {0, 0}, {0, 0}, {1285, 4}, {2534, 4}, {0, 0}}, {206583, 206394, 0, {2527, 2}, {915, 1}, {0, 0}, {0, 0}, {1289, 4}, {2510, 5}, {2508, 1}},
    {206849, 206629, 0, {2537, 2}, {915, 1}, {0, 0}, {0, 0}, {1293, 3}, {2524, 4}, {2538, 1}},
    {207041, 206879, 0, {2539, 2}, {915, 1}, {0, 0}, {0, 0}, {1296, 1}, {2540, 3}, {2543, 1}},
    {207399, 207081, 1, {2541, 3}, {2531, 1}, {0, 0}, {0, 0}, {1297, 2}, {2545, 2}, {2547, 1}},
    {207923, 207528, 1, {2544, 2}, {2530, 1}, {0, 0}, {0, 0}, {1299, 4}, {2519, 3}, {2549, 1}},
    {208122, 207956, 0, {2521, 1}, {915, 1}, {0, 0}, {0, 0}, {1303, 5}, {2551, 5}, {0, 0}}, {208455, 208193, 0, {2546, 2}, {2548, 1}, {0, 0}, {0, 0}, {1308, 3}, {2556, 4}, {2560, 1}},
    {208808, 201186, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2562, 1}}, {209046, 208845, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2564, 3}, {2567, 1}},
    {209171, 209084, 0, {2562, 1}, {2563, 1}, {0, 0}, {0, 0}, {0, 0}, {2109, 2}, {2569, 1}}, {209389, 209191, 0, {2564, 2}, {2566, 1}, {0, 0}, {0, 0}, {0, 0}, {2571, 3}, {2574, 1}},
    {209642, 209406, 0, {2567, 3}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2576, 4}, {2580, 1}}, {209708, 209658, 0, {2571, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2582, 1}},
    {209780, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}}, {209791, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}},
    {209802, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}}, {209950, 209836, 0, {2572, 2}, {2575, 1}, {0, 0}, {0, 0}, {1311, 1}, {1407, 2}, {2584, 1}},
    {210015, 209961, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {2586, 2}, {0, 0}}, {210132, 210037, 0, {0, 0}, {2576, 1}, {0, 0}, {0, 0}, {1312, 1}, {2588, 5}, {2593, 1}},
    {210224, 210155, 0, {2577, 1}, {2578, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {210239, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}},
    {210251, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}}, {210338, 210262, 0, {2577, 1}, {2578, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {2595, 1}},
    {210349, 210262, 0, {2577, 1}, {2578, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {2595, 1}}, {210360, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}},
    {210389, 210370, 0, {2577, 1}, {2578, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {210403, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}},
    {210415, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}}, {210426, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}},
    {210438, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}}, {210450, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}},
    {210462, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}}, {210474, 209727, 0, {2572, 2}, {2574, 1}, {0, 0}, {0, 0}, {0, 0}, {1312, 2}, {214, 1}},
    {210596, 210494, 0, {2577, 1}, {2579, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {2597, 1}}, {210764, 210643, 4, {0, 0}, {137, 1}, {2580, 3}, {0, 0}, {0, 0}, {2599, 2}, {2601, 1}},
    {210808, 171664, 0, {0, 0}, {2575, 1}, {0, 0}, {0, 0}, {470, 1}, {2603, 3}, {2606, 1}}, {210887, 210832, 0, {0, 0}, {2566, 1}, {0, 0}, {0, 0}, {1315, 1}, {1971, 1}, {0, 0}},
    {210921, 210903, 0, {2583, 1}, {2575, 1}, {0, 0}, {0, 0}, {0, 0}, {1407, 2}, {2606, 1}}, {210946, 210934, 0, {2583, 1}, {2575, 1}, {0, 0}, {0, 0}, {0, 0}, {1407, 2}, {2606, 1}},
    {211115, 210993, 4, {0, 0}, {2575, 1}, {2584, 2}, {0, 0}, {1316, 3}, {2608, 3}, {2611, 2}},
    {211126, 210993, 4, {0, 0}, {2575, 1}, {2584, 2}, {0, 0}, {1316, 3}, {2608, 3}, {2611, 2}},
    {211231, 76173, 0, {2586, 2}, {2588, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2615, 1}}, {211307, 209658, 0, {2589, 1}, {2590, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2617, 1}},
    {211384, 201186, 0, {2591, 1}, {2590, 1}, {0, 0}, {0, 0}, {0, 0}, {2482, 2}, {2619, 1}}, {211538, 211416, 0, {2592, 2}, {2575, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {2621, 1}},
    {211572, 211550, 0, {0, 0}, {2579, 1}, {0, 0}, {0, 0}, {1320, 1}, {2603, 3}, {2597, 1}}, {211680, 76173, 0, {2592, 2}, {2594, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2623, 1}},
    {211692, 76173, 0, {2592, 2}, {2594, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2623, 1}}, {211704, 201186, 0, {2591, 1}, {2590, 1}, {0, 0}, {0, 0}, {0, 0}, {2482, 2}, {2619, 1}},
    {211716, 76173, 0, {2592, 2}, {2594, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2623, 1}}, {211760, 210262, 0, {2589, 1}, {2576, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2625, 1}},
    {212009, 211791, 0, {2595, 3}, {2566, 1}, {0, 0}, {0, 0}, {0, 0}, {2627, 2}, {2629, 1}}, {212083, 209658, 0, {2571, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2631, 1}},
    {212091, 201186, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2562, 1}}, {212098, 195629, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {212106, 195629, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {212115, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {212170, 212131, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {2633, 1}, {0, 0}}, {212278, 212201, 4, {2598, 1}, {2599, 1}, {483, 1}, {0, 0}, {0, 0}, {2634, 2}, {2601, 1}},
    {212289, 201186, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2562, 1}}, {212348, 212297, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2636, 3}, {0, 0}},
    {213293, 213188, 0, {2618, 2}, {2620, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {213604, 213382, 4, {2621, 2}, {2623, 1}, {2624, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {213806, 213755, 5, {2627, 2}, {97, 1}, {2629, 1}, {0, 0}, {1325, 2}, {2643, 2}, {2645, 1}},
    {214230, 213953, 0, {2630, 6}, {2620, 1}, {0, 0}, {0, 0}, {0, 0}, {2647, 1}, {2648, 1}}, {214339, 214253, 0, {2636, 1}, {915, 1}, {0, 0}, {0, 0}, {1327, 1}, {2650, 2}, {0, 0}},
    {214365, 56396, 0, {2529, 1}, {2637, 1}, {0, 0}, {0, 0}, {0, 0}, {2650, 2}, {0, 0}}, {214462, 214407, 0, {2638, 1}, {2639, 1}, {0, 0}, {0, 0}, {1328, 1}, {2586, 2}, {0, 0}},
    {214488, 214407, 0, {2638, 1}, {2639, 1}, {0, 0}, {0, 0}, {0, 0}, {2586, 2}, {0, 0}}, {214723, 214589, 0, {2640, 1}, {2641, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {2652, 1}},
    {215146, 214906, 0, {2642, 3}, {2645, 4}, {0, 0}, {0, 0}, {0, 0}, {2654, 2}, {0, 0}}, {215291, 215172, 0, {2638, 1}, {2649, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2656, 1}},
    {215529, 215362, 0, {2653, 2}, {2655, 1}, {0, 0}, {0, 0}, {1331, 2}, {2586, 2}, {0, 0}}, {215717, 215567, 0, {2656, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {2658, 2}, {2660, 1}},
    {215873, 215745, 4, {2658, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {2475, 1}, {2645, 1}},
    {215895, 13097, 0, {0, 0}, {600, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1023, 1}}, {215966, 215939, 4, {2660, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {2662, 5}, {2645, 1}},
    {216095, 215999, 0, {2638, 1}, {496, 1}, {0, 0}, {0, 0}, {1335, 1}, {1000, 1}, {2667, 1}},
    {216114, 114037, 0, {2662, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2669, 2}, {1598, 1}}, {216187, 216132, 0, {2664, 1}, {2620, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {216205, 49667, 0, {2638, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {643, 1}}, {216299, 216237, 0, {2665, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {216317, 214407, 0, {2638, 1}, {2639, 1}, {0, 0}, {0, 0}, {1328, 1}, {2586, 2}, {0, 0}}, {216341, 49667, 0, {2638, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {216775, 216396, 0, {2667, 4}, {2671, 2}, {0, 0}, {0, 0}, {1336, 1}, {2671, 2}, {2673, 1}},
    {216941, 216808, 4, {2673, 3}, {2623, 1}, {22, 1}, {0, 0}, {0, 0}, {1312, 2}, {2675, 1}}, {216962, 56396, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {217139, 217064, 0, {2678, 1}, {2679, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {217225, 217165, 4, {2680, 1}, {2623, 1}, {22, 1}, {0, 0}, {0, 0}, {1312, 2}, {2677, 1}},
    {217356, 217282, 0, {2681, 1}, {2682, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2679, 1}}, {217413, 217282, 0, {2681, 1}, {2683, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2681, 1}},
    {217621, 217511, 0, {2684, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {2683, 1}}, {217800, 217717, 0, {2687, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {643, 1}},
    {217935, 217836, 0, {2688, 1}, {2689, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218161, 217972, 0, {2690, 2}, {2689, 1}, {0, 0}, {0, 0}, {1342, 2}, {2685, 2}, {2687, 1}},
    {218335, 218224, 4, {2680, 1}, {2623, 1}, {2692, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {218355, 214407, 0, {2638, 1}, {2639, 1}, {0, 0}, {0, 0}, {0, 0}, {2586, 2}, {0, 0}},
    {218576, 218376, 0, {137, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2689, 3}, {0, 0}}, {239728, 239574, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1344, 5}, {2692, 9}, {0, 0}},
    {239821, 239780, 0, {0, 0}, {2765, 1}, {0, 0}, {0, 0}, {1349, 1}, {2701, 7}, {0, 0}}, {239889, 239858, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {2708, 5}, {0, 0}},
    {239915, 65929, 0, {2766, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2713, 7}, {0, 0}}, {240112, 240017, 0, {2767, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {240383, 240177, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2725, 6}, {2731, 1}},
    {240680, 240444, 0, {2773, 3}, {2772, 1}, {0, 0}, {0, 0}, {1354, 3}, {2733, 7}, {2740, 1}},
    {240708, 240444, 0, {2773, 3}, {2772, 1}, {0, 0}, {0, 0}, {1354, 3}, {2733, 7}, {2740, 1}},
    {240806, 240177, 0, {2776, 2}, {2778, 1}, {0, 0}, {0, 0}, {1352, 2}, {2725, 6}, {2731, 1}},
    {240827, 240177, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2725, 6}, {2731, 1}},
    {240879, 240177, 0, {2779, 1}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2742, 5}, {2747, 1}},
    {240902, 240177, 0, {2779, 1}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2742, 5}, {2747, 1}},
    {240925, 240177, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2725, 6}, {2731, 1}},
    {240942, 240177, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2725, 6}, {2731, 1}},
    {240957, 240177, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2725, 6}, {2731, 1}},
    {240974, 240177, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2725, 6}, {2731, 1}},
    {241002, 240177, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2749, 7}, {2731, 1}},
    {241019, 240177, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2749, 7}, {2731, 1}},
    {241036, 240177, 0, {2770, 2}, {2772, 1}, {0, 0}, {0, 0}, {1352, 2}, {2725, 6}, {2731, 1}},
    {241236, 241198, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {241419, 241258, 0, {2782, 4}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2762, 6}, {2768, 1}},
    {241505, 241258, 0, {2786, 3}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2770, 7}, {2777, 1}}, {241528, 241258, 0, {2786, 3}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2779, 7}, {2777, 1}},
    {241551, 241198, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {241777, 54094, 0, {2789, 1}, {2790, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {241881, 56659, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2786, 8}, {2794, 1}}, {241898, 56659, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2786, 8}, {2794, 1}},
    {241914, 56659, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2786, 8}, {2794, 1}}, {242387, 242299, 0, {2793, 1}, {0, 0}, {0, 0}, {2794, 1}, {0, 0}, {2796, 8}, {0, 0}},
    {242491, 242462, 1, {2795, 3}, {0, 0}, {0, 0}, {2798, 2}, {1357, 1}, {2796, 8}, {716, 1}},
    {242613, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {242627, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {242642, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {242656, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {242671, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {242685, 56659, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}},
    {242700, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {242715, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {242729, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {242742, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {242756, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {242769, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {242782, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {242796, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {242877, 56659, 0, {2804, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {2804, 1}}, {242890, 56659, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}},
    {242904, 56659, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}}, {242918, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {242931, 56659, 0, {2804, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {2804, 1}}, {242944, 56659, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}},
    {243056, 242957, 0, {2807, 2}, {2772, 1}, {0, 0}, {0, 0}, {0, 0}, {2806, 4}, {0, 0}}, {243072, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {243086, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {243101, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {243116, 241198, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {243131, 56659, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}},
    {243146, 56659, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}}, {243161, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {243174, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {243188, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {243202, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {243215, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {243229, 56659, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}}, {243244, 56659, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}},
    {243573, 243503, 0, {2811, 1}, {2812, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}}, {243636, 243608, 0, {2813, 1}, {2814, 1}, {0, 0}, {0, 0}, {1358, 1}, {2810, 6}, {0, 0}},
    {243686, 243659, 0, {2815, 2}, {2812, 1}, {0, 0}, {0, 0}, {1358, 1}, {2810, 6}, {0, 0}}, {243728, 243708, 0, {0, 0}, {2817, 1}, {0, 0}, {0, 0}, {718, 1}, {2816, 7}, {0, 0}},
    {243826, 243759, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2806, 4}, {0, 0}}, {244255, 54094, 0, {2818, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {2823, 6}, {0, 0}},
    {244273, 54094, 0, {2818, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {2823, 6}, {0, 0}}, {244348, 244291, 0, {2779, 1}, {2772, 1}, {0, 0}, {0, 0}, {0, 0}, {2806, 4}, {0, 0}},
    {244368, 54094, 0, {2820, 1}, {2821, 1}, {0, 0}, {0, 0}, {0, 0}, {2829, 7}, {0, 0}}, {244386, 54094, 0, {2820, 1}, {2821, 1}, {0, 0}, {0, 0}, {0, 0}, {2836, 7}, {0, 0}},
    {244404, 54094, 0, {2822, 1}, {2823, 1}, {0, 0}, {0, 0}, {0, 0}, {2843, 5}, {0, 0}}, {244546, 244524, 0, {2824, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {2848, 5}, {0, 0}},
    {244846, 244688, 0, {2826, 2}, {2828, 1}, {0, 0}, {0, 0}, {0, 0}, {2853, 7}, {2860, 1}}, {244945, 240177, 0, {2829, 2}, {2831, 1}, {0, 0}, {0, 0}, {1352, 2}, {2862, 6}, {2868, 1}},
    {245046, 244986, 0, {0, 0}, {2832, 1}, {0, 0}, {0, 0}, {718, 1}, {2720, 5}, {0, 0}}, {245152, 58233, 0, {2833, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2870, 5}, {0, 0}},
    {245205, 58233, 0, {2837, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2806, 4}, {0, 0}}, {245288, 245242, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {2875, 6}, {0, 0}},
    {245329, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2806, 4}, {0, 0}}, {245346, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2806, 4}, {0, 0}},
    {245410, 245388, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {2708, 5}, {0, 0}}, {245474, 245449, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {2708, 5}, {0, 0}},
    {245693, 56659, 0, {2839, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2881, 7}, {2794, 1}}, {245704, 54094, 0, {2818, 1}, {2821, 1}, {0, 0}, {0, 0}, {0, 0}, {2888, 7}, {0, 0}},
    {245719, 56659, 0, {2839, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2895, 6}, {2794, 1}}, {245730, 56659, 0, {2842, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2895, 6}, {2794, 1}},
    {245741, 56659, 0, {2839, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2881, 7}, {2794, 1}}, {245782, 56659, 0, {2844, 1}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2901, 6}, {379, 1}},
    {246027, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 9}, {2916, 1}}, {246043, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2918, 8}, {2916, 1}},
    {246065, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2918, 8}, {2916, 1}}, {246092, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2918, 8}, {2916, 1}},
    {246111, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2918, 8}, {2916, 1}}, {246135, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 9}, {2916, 1}},
    {246154, 56659, 0, {2842, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2895, 6}, {2794, 1}}, {246165, 56659, 0, {2839, 2}, {2841, 1}, {0, 0}, {0, 0}, {0, 0}, {2895, 6}, {2794, 1}},
    {246176, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 9}, {2916, 1}}, {246194, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2918, 8}, {2916, 1}},
    {246218, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2918, 8}, {2916, 1}}, {246247, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2918, 8}, {2916, 1}},
    {246268, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2918, 8}, {2916, 1}}, {246294, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 9}, {2916, 1}},
    {246406, 246328, 0, {2846, 1}, {2847, 1}, {0, 0}, {0, 0}, {357, 3}, {2926, 7}, {0, 0}}, {246513, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {246527, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {246542, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {246556, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {246571, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {246585, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {246600, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {246614, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {246627, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {246641, 56659, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}}, {246837, 246659, 0, {2850, 2}, {2831, 1}, {0, 0}, {0, 0}, {0, 0}, {2933, 7}, {2940, 1}},
    {246855, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {246868, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {246882, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {246917, 246896, 0, {2804, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {246933, 56659, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}}, {246947, 56659, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}},
    {247140, 246961, 0, {2852, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2942, 6}, {2948, 1}}, {247154, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {247169, 241198, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {247258, 241198, 0, {2855, 1}, {2856, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {247276, 241198, 0, {2855, 1}, {2856, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {247294, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {247327, 247309, 0, {2804, 3}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}}, {247340, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {247426, 247369, 0, {2800, 1}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}}, {247447, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {247572, 247468, 0, {2858, 2}, {2860, 1}, {0, 0}, {0, 0}, {0, 0}, {2950, 6}, {2956, 1}}, {247692, 247587, 0, {2800, 1}, {2831, 1}, {0, 0}, {0, 0}, {0, 0}, {2958, 6}, {2964, 1}},
    {247708, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {247721, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {247735, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {247829, 247369, 0, {2861, 1}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {2966, 1}},
    {247851, 247369, 0, {2863, 1}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {2966, 1}}, {247873, 56659, 0, {2864, 2}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}},
    {247886, 56659, 0, {2802, 2}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}}, {247903, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {247918, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {247937, 241198, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {247972, 247951, 0, {2866, 3}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}}, {247988, 56659, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}},
    {248002, 56659, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}}, {248016, 241198, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {248031, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {248044, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {248058, 241198, 0, {2800, 1}, {2801, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {248072, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}},
    {248085, 241198, 0, {2848, 1}, {2849, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {379, 1}}, {248120, 248099, 0, {2866, 3}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {248136, 56659, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}}, {248150, 56659, 0, {2809, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2756, 6}, {214, 1}},
    {248193, 247369, 0, {2869, 1}, {2870, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {2968, 1}}, {248217, 247369, 0, {2869, 1}, {2871, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {2968, 1}},
    {248241, 244291, 0, {2779, 1}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}}, {248264, 244291, 0, {2779, 1}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {248370, 248344, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {2875, 6}, {0, 0}}, {248471, 248399, 0, {2873, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2970, 6}, {295, 1}},
    {248631, 248515, 0, {2876, 1}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {248647, 248515, 0, {2876, 1}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {248663, 248515, 0, {2876, 1}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {248679, 248515, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {248834, 248695, 0, {2878, 1}, {600, 1}, {0, 0}, {0, 0}, {1383, 1}, {2984, 5}, {2989, 1}},
    {249229, 249160, 0, {2879, 1}, {600, 1}, {0, 0}, {0, 0}, {1383, 1}, {2984, 5}, {1023, 1}},
    {249259, 248695, 0, {2878, 1}, {600, 1}, {0, 0}, {0, 0}, {1383, 1}, {2984, 5}, {2989, 1}},
    {249383, 248695, 0, {2878, 1}, {2880, 1}, {0, 0}, {0, 0}, {1383, 1}, {2806, 4}, {1775, 1}},
    {249616, 249529, 0, {2881, 1}, {2882, 1}, {0, 0}, {0, 0}, {1384, 2}, {2984, 5}, {0, 0}}, {249652, 249160, 0, {2883, 1}, {2882, 1}, {0, 0}, {0, 0}, {1383, 1}, {2806, 4}, {0, 0}},
    {249687, 249160, 0, {2883, 1}, {2882, 1}, {0, 0}, {0, 0}, {1383, 1}, {2806, 4}, {0, 0}}, {249877, 249722, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}},
    {249909, 249722, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}}, {249940, 249722, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}},
    {250039, 249972, 0, {2886, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2970, 6}, {295, 1}},
    {250115, 250070, 0, {0, 0}, {600, 1}, {0, 0}, {0, 0}, {1383, 1}, {2806, 4}, {1023, 1}}, {250142, 249722, 0, {2888, 2}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}},
    {250168, 249722, 0, {2888, 2}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}}, {250194, 249722, 0, {2888, 2}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}},
    {250220, 249722, 0, {2888, 2}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}}, {250246, 249722, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}},
    {250272, 249722, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}}, {250298, 249722, 0, {2890, 2}, {2845, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}},
    {250330, 249722, 0, {2890, 2}, {2845, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}}, {250361, 249722, 0, {2890, 2}, {2845, 1}, {0, 0}, {0, 0}, {1384, 2}, {2806, 4}, {0, 0}},
    {250476, 250393, 0, {2892, 2}, {2894, 1}, {0, 0}, {0, 0}, {1383, 1}, {2991, 6}, {295, 1}},
    {250683, 250512, 0, {2895, 3}, {2894, 1}, {0, 0}, {0, 0}, {1383, 1}, {2970, 6}, {295, 1}},
    {250714, 249722, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2997, 5}, {0, 0}}, {250740, 249722, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2997, 5}, {0, 0}},
    {250963, 249972, 0, {2898, 2}, {2900, 1}, {0, 0}, {0, 0}, {1383, 1}, {2970, 6}, {295, 1}},
    {251062, 250992, 0, {2901, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2970, 6}, {295, 1}},
    {251095, 250992, 0, {2901, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2970, 6}, {295, 1}},
    {251195, 251126, 0, {2903, 2}, {2875, 1}, {0, 0}, {0, 0}, {1383, 1}, {2970, 6}, {295, 1}},
    {251227, 249722, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2843, 5}, {0, 0}}, {251253, 249722, 0, {2884, 2}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2843, 5}, {0, 0}},
    {251279, 248515, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {251295, 248515, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {251311, 248515, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {251327, 248515, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {251343, 56659, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {2794, 1}}, {251375, 251354, 0, {2791, 2}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {3010, 6}, {0, 0}},
    {251391, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3016, 10}, {2916, 1}}, {251404, 56659, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3002, 8}, {2794, 1}},
    {251474, 251415, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2806, 4}, {0, 0}}, {251507, 251415, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {2806, 4}, {0, 0}},
    {251680, 54094, 0, {2907, 1}, {2908, 1}, {0, 0}, {0, 0}, {0, 0}, {3026, 5}, {0, 0}}, {251707, 54094, 0, {2909, 1}, {2910, 1}, {0, 0}, {0, 0}, {0, 0}, {3026, 5}, {0, 0}},
    {251734, 54094, 0, {2909, 1}, {2908, 1}, {0, 0}, {0, 0}, {0, 0}, {3026, 5}, {0, 0}}, {251807, 251759, 0, {2911, 1}, {2912, 1}, {0, 0}, {0, 0}, {0, 0}, {2806, 4}, {0, 0}},
    {251873, 251837, 0, {2913, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2806, 4}, {0, 0}}, {251904, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3016, 10}, {2916, 1}},
    {251920, 56659, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3031, 7}, {2794, 1}}, {251953, 251931, 0, {2791, 2}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {252150, 252018, 0, {2915, 1}, {2916, 1}, {0, 0}, {0, 0}, {0, 0}, {3038, 6}, {3044, 1}}, {252700, 252378, 0, {2917, 4}, {2921, 1}, {0, 0}, {0, 0}, {1386, 1}, {3046, 8}, {3054, 1}},
    {253120, 252888, 0, {2922, 3}, {2925, 1}, {0, 0}, {0, 0}, {1386, 1}, {3056, 7}, {0, 0}}, {253190, 253137, 0, {2926, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {253449, 252888, 0, {2927, 3}, {2930, 1}, {0, 0}, {0, 0}, {1386, 1}, {3063, 6}, {0, 0}}, {253732, 253465, 0, {2931, 3}, {2921, 1}, {0, 0}, {0, 0}, {1387, 1}, {3069, 9}, {0, 0}},
    {253790, 253465, 0, {2934, 3}, {2921, 1}, {0, 0}, {0, 0}, {1386, 1}, {3078, 8}, {0, 0}}, {253957, 252378, 0, {2937, 4}, {2941, 1}, {0, 0}, {0, 0}, {1386, 1}, {3086, 8}, {3094, 1}},
    {254203, 254000, 0, {2942, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3096, 7}, {0, 0}}, {254359, 254228, 0, {2946, 3}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {254388, 241198, 0, {2800, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3103, 8}, {1529, 1}}, {254403, 241198, 0, {2800, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3103, 8}, {1529, 1}},
    {254415, 241198, 0, {2800, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3103, 8}, {1529, 1}}, {254448, 254427, 0, {641, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2806, 4}, {716, 1}},
    {254562, 254523, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {1388, 1}, {2720, 5}, {2966, 1}}, {254808, 254673, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {1389, 3}, {2848, 5}, {0, 0}},
    {255039, 254895, 0, {2952, 3}, {2955, 1}, {0, 0}, {0, 0}, {1392, 1}, {3111, 6}, {3117, 1}},
    {255201, 255073, 0, {2956, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {2848, 5}, {0, 0}}, {255234, 248515, 0, {2876, 1}, {2801, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {255254, 248515, 0, {2877, 1}, {2781, 1}, {0, 0}, {0, 0}, {1384, 2}, {2976, 6}, {2982, 1}},
    {255365, 255326, 0, {2878, 1}, {2959, 1}, {0, 0}, {0, 0}, {0, 0}, {2806, 4}, {1775, 1}}, {255390, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2870, 5}, {0, 0}},
    {255417, 255401, 0, {2911, 1}, {2912, 1}, {0, 0}, {0, 0}, {1393, 2}, {2848, 5}, {0, 0}}, {255428, 245865, 0, {2960, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3016, 10}, {2916, 1}},
    {255445, 245865, 0, {2960, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3016, 10}, {2916, 1}}, {255464, 241198, 0, {2962, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3119, 9}, {1529, 1}},
    {255481, 245865, 0, {2960, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3016, 10}, {2916, 1}}, {255503, 245865, 0, {2960, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3016, 10}, {2916, 1}},
    {255639, 255556, 0, {2963, 2}, {2965, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}}, {255860, 255745, 0, {2966, 2}, {2968, 1}, {0, 0}, {0, 0}, {0, 0}, {3128, 6}, {3134, 1}},
    {256126, 256016, 0, {2969, 2}, {2971, 1}, {0, 0}, {0, 0}, {0, 0}, {3136, 6}, {0, 0}}, {256196, 256150, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {2806, 4}, {0, 0}},
    {256216, 241198, 0, {2780, 1}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3142, 7}, {379, 1}}, {256226, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 9}, {2916, 1}},
    {256240, 254228, 0, {2946, 3}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}}, {256261, 244291, 0, {2779, 1}, {2872, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {256284, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3149, 8}, {0, 0}}, {256297, 65929, 0, {2912, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3149, 8}, {0, 0}},
    {256315, 54094, 0, {2820, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3157, 8}, {0, 0}}, {256330, 56659, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3031, 7}, {2794, 1}},
    {256457, 256369, 0, {2972, 2}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3165, 8}, {2860, 1}},
    {256687, 256480, 0, {2974, 3}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3173, 8}, {3181, 1}},
    {256704, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3183, 10}, {2916, 1}}, {256723, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3183, 10}, {2916, 1}},
    {256747, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3183, 10}, {2916, 1}}, {256763, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3183, 10}, {2916, 1}},
    {256784, 56659, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3031, 7}, {2794, 1}}, {256819, 256795, 0, {2791, 2}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {3193, 6}, {0, 0}},
    {256838, 56659, 0, {2820, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3199, 7}, {379, 1}}, {256852, 56659, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3031, 7}, {2794, 1}},
    {256863, 256369, 0, {2972, 2}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3206, 8}, {2860, 1}},
    {256875, 256480, 0, {2974, 3}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3214, 9}, {3181, 1}},
    {256951, 256893, 0, {2977, 3}, {2790, 1}, {0, 0}, {0, 0}, {0, 0}, {3223, 8}, {413, 1}}, {257087, 256964, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3231, 8}, {3239, 1}},
    {257110, 256964, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3231, 8}, {3239, 1}}, {257137, 256964, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3231, 8}, {3239, 1}},
    {257199, 257175, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {2875, 6}, {0, 0}}, {257251, 257218, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {2875, 6}, {0, 0}},
    {257331, 257279, 4, {0, 0}, {135, 1}, {889, 1}, {0, 0}, {0, 0}, {3241, 7}, {3248, 1}}, {257376, 257359, 0, {2913, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {2848, 5}, {0, 0}},
    {257630, 257411, 1, {2980, 3}, {0, 0}, {0, 0}, {2983, 2}, {1403, 2}, {3250, 8}, {0, 0}}, {257699, 257643, 0, {2985, 1}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}},
    {257715, 54094, 0, {2820, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3258, 8}, {0, 0}}, {257730, 56659, 0, {2905, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3266, 8}, {2794, 1}},
    {257741, 256369, 0, {2972, 2}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3274, 8}, {2860, 1}},
    {257752, 256480, 0, {2974, 3}, {2772, 1}, {0, 0}, {0, 0}, {1397, 1}, {3282, 8}, {3181, 1}},
    {257769, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3290, 10}, {2916, 1}}, {257788, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3290, 10}, {2916, 1}},
    {257812, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3290, 10}, {2916, 1}}, {257828, 245865, 0, {2791, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3290, 10}, {2916, 1}},
    {257849, 56659, 0, {2791, 2}, {2781, 1}, {0, 0}, {0, 0}, {0, 0}, {3266, 8}, {2794, 1}}, {257884, 257860, 0, {2791, 2}, {2857, 1}, {0, 0}, {0, 0}, {0, 0}, {3193, 6}, {0, 0}},
    {257903, 48368, 0, {0, 0}, {2875, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}}, {257915, 245865, 0, {2842, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {2907, 9}, {2916, 1}},
    {257931, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3300, 6}, {0, 0}}, {257990, 257970, 0, {2987, 1}, {2779, 1}, {0, 0}, {0, 0}, {1405, 1}, {2806, 4}, {0, 0}},
    {258338, 258201, 0, {2988, 2}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {3306, 6}, {3312, 1}}, {258582, 258365, 0, {2991, 3}, {2994, 1}, {0, 0}, {0, 0}, {0, 0}, {3314, 7}, {3321, 1}},
    {258765, 258619, 0, {2995, 2}, {2994, 1}, {0, 0}, {0, 0}, {1406, 1}, {3323, 6}, {0, 0}}, {258859, 258785, 0, {2997, 2}, {2971, 1}, {0, 0}, {0, 0}, {0, 0}, {3136, 6}, {0, 0}},
    {259018, 258953, 0, {2999, 2}, {3001, 1}, {0, 0}, {0, 0}, {0, 0}, {2720, 5}, {0, 0}}, {259082, 259066, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1407, 6}, {3329, 8}, {0, 0}},
    {259141, 259102, 0, {0, 0}, {2779, 1}, {0, 0}, {0, 0}, {1413, 1}, {3337, 7}, {0, 0}}, {259203, 259182, 4, {0, 0}, {137, 1}, {484, 1}, {0, 0}, {1414, 1}, {3344, 5}, {0, 0}},
    {259267, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3349, 8}, {0, 0}}, {259338, 259295, 0, {0, 0}, {3002, 1}, {0, 0}, {0, 0}, {1415, 1}, {2720, 5}, {0, 0}},
    {259412, 259386, 4, {0, 0}, {137, 1}, {484, 1}, {0, 0}, {1416, 1}, {3344, 5}, {0, 0}}, {259510, 259433, 0, {596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3357, 7}, {0, 0}},
    {259619, 259601, 4, {0, 0}, {0, 0}, {3003, 1}, {0, 0}, {1417, 4}, {3364, 10}, {0, 0}}, {259716, 56396, 0, {3004, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {2484, 2}, {0, 0}},
    {259731, 56396, 0, {3006, 1}, {3007, 1}, {0, 0}, {0, 0}, {0, 0}, {3377, 3}, {0, 0}}, {259743, 113755, 0, {3008, 1}, {496, 1}, {0, 0}, {0, 0}, {770, 1}, {3380, 2}, {0, 0}},
    {259841, 259765, 0, {2636, 1}, {915, 1}, {0, 0}, {0, 0}, {1421, 1}, {3382, 3}, {0, 0}}, {259901, 114037, 0, {3009, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3385, 5}, {1598, 1}},
    {259996, 259912, 0, {3011, 1}, {915, 1}, {0, 0}, {0, 0}, {0, 0}, {3390, 2}, {3392, 1}}, {260009, 114515, 0, {3012, 2}, {496, 1}, {0, 0}, {0, 0}, {771, 2}, {3380, 2}, {1610, 1}},
    {260151, 260029, 0, {3014, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3394, 3}, {3397, 1}}, {260166, 116594, 1, {3016, 4}, {915, 1}, {0, 0}, {0, 0}, {784, 3}, {3399, 4}, {1657, 1}},
    {260320, 260208, 0, {3020, 1}, {3021, 1}, {0, 0}, {0, 0}, {0, 0}, {3403, 3}, {3406, 1}}, {260490, 260360, 0, {3022, 2}, {915, 1}, {0, 0}, {0, 0}, {1422, 2}, {3380, 2}, {0, 0}},
    {260622, 260519, 4, {3024, 1}, {915, 1}, {889, 1}, {0, 0}, {0, 0}, {3408, 4}, {3412, 2}}, {260825, 260638, 0, {3025, 3}, {915, 1}, {0, 0}, {0, 0}, {0, 0}, {3416, 5}, {3421, 1}},
    {261179, 260839, 1, {3028, 5}, {915, 1}, {0, 0}, {0, 0}, {784, 3}, {3423, 6}, {3429, 1}}, {261476, 261229, 5, {3033, 3}, {915, 1}, {22, 1}, {0, 0}, {1424, 3}, {3431, 4}, {3435, 2}},
    {261516, 260839, 1, {3028, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {3439, 2}, {1657, 1}}, {261545, 49667, 0, {503, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {3380, 2}, {542, 1}},
    {261624, 116362, 0, {3036, 2}, {496, 1}, {0, 0}, {0, 0}, {0, 0}, {3380, 2}, {0, 0}}, {261797, 261652, 0, {3038, 3}, {915, 1}, {0, 0}, {0, 0}, {1427, 2}, {3380, 2}, {0, 0}},
    {261984, 261812, 0, {3041, 2}, {3043, 1}, {0, 0}, {0, 0}, {0, 0}, {3441, 4}, {3445, 1}}, {262035, 65929, 0, {220, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3447, 4}, {0, 0}},
    {263336, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}}, {263352, 55725, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 11}, {0, 0}},
    {263422, 55725, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}}, {263854, 263832, 0, {3070, 3}, {3073, 1}, {0, 0}, {0, 0}, {1429, 1}, {3482, 10}, {0, 0}},
    {264514, 264472, 0, {3074, 1}, {3064, 1}, {0, 0}, {0, 0}, {1430, 2}, {3492, 6}, {0, 0}}, {264526, 55725, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {1432, 1}, {3498, 10}, {0, 0}},
    {265441, 55725, 0, {3075, 3}, {3078, 1}, {0, 0}, {0, 0}, {1433, 4}, {3492, 6}, {0, 0}}, {265457, 55725, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 11}, {0, 0}},
    {265474, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}}, {265491, 55725, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 11}, {0, 0}},
    {265507, 55725, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 11}, {0, 0}}, {265524, 55725, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3508, 7}, {0, 0}},
    {265925, 265892, 0, {3080, 2}, {3082, 1}, {0, 0}, {0, 0}, {1437, 1}, {3492, 6}, {0, 0}}, {265997, 265966, 0, {3083, 1}, {3084, 2}, {0, 0}, {0, 0}, {1437, 1}, {3492, 6}, {0, 0}},
    {266023, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}}, {266093, 266077, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {1438, 3}, {3453, 11}, {0, 0}},
    {266104, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}}, {266136, 55725, 0, {3086, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3515, 6}, {0, 0}},
    {266148, 55725, 0, {3088, 1}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3521, 6}, {0, 0}}, {266322, 266291, 4, {3090, 2}, {3092, 1}, {3093, 2}, {0, 0}, {0, 0}, {3527, 7}, {3534, 1}},
    {266406, 0, 0, {0, 0}, {3064, 1}, {0, 0}, {0, 0}, {1442, 1}, {3536, 8}, {3544, 1}}, {266417, 55725, 0, {0, 0}, {3095, 1}, {0, 0}, {0, 0}, {1443, 1}, {3546, 7}, {0, 0}},
    {267010, 55725, 0, {3096, 5}, {3078, 1}, {0, 0}, {0, 0}, {1444, 5}, {3553, 7}, {0, 0}}, {267662, 55725, 0, {3101, 5}, {3106, 1}, {0, 0}, {0, 0}, {1449, 5}, {3553, 7}, {0, 0}},
    {267760, 55725, 0, {3107, 1}, {3108, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}}, {267816, 55725, 0, {3109, 1}, {3092, 1}, {0, 0}, {0, 0}, {1454, 3}, {3560, 4}, {0, 0}},
    {267828, 55725, 0, {3096, 5}, {3078, 1}, {0, 0}, {0, 0}, {1444, 5}, {3553, 7}, {0, 0}}, {267850, 55725, 0, {3110, 1}, {3095, 1}, {0, 0}, {0, 0}, {1441, 1}, {3521, 6}, {0, 0}},
    {267859, 55725, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}}, {267879, 55725, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}},
    {267916, 55725, 0, {3065, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3564, 12}, {0, 0}}, {267927, 55725, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}},
    {267936, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}}, {267945, 55725, 0, {3112, 1}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}},
    {268585, 55725, 0, {3113, 2}, {3115, 2}, {0, 0}, {0, 0}, {1457, 2}, {3576, 9}, {0, 0}}, {268596, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}},
    {268933, 55725, 0, {3117, 2}, {3119, 1}, {0, 0}, {0, 0}, {0, 0}, {3492, 6}, {0, 0}}, {268945, 55725, 0, {3065, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3585, 10}, {0, 0}},
    {268958, 55725, 0, {3065, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3585, 10}, {0, 0}}, {268977, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3595, 6}, {0, 0}},
    {269084, 55725, 0, {3120, 2}, {3122, 1}, {0, 0}, {0, 0}, {0, 0}, {3498, 10}, {0, 0}}, {269096, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}},
    {269105, 55725, 0, {3112, 1}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}}, {269126, 55725, 0, {3112, 1}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}},
    {269148, 55725, 0, {3123, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 11}, {0, 0}}, {269165, 55725, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3498, 10}, {0, 0}},
    {269189, 55725, 0, {3125, 1}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}}, {269206, 55725, 0, {3123, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 11}, {0, 0}},
    {269222, 55725, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3498, 10}, {0, 0}}, {269247, 55725, 0, {3123, 2}, {3111, 1}, {0, 0}, {0, 0}, {0, 0}, {3464, 11}, {0, 0}},
    {269264, 55725, 0, {3126, 4}, {3119, 1}, {0, 0}, {0, 0}, {0, 0}, {3492, 6}, {0, 0}}, {269634, 269602, 0, {3130, 4}, {3134, 1}, {0, 0}, {0, 0}, {1437, 1}, {3492, 6}, {0, 0}},
    {269682, 269661, 0, {3135, 1}, {3078, 1}, {0, 0}, {0, 0}, {1459, 4}, {3492, 6}, {0, 0}}, {269698, 55725, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}},
    {269731, 269713, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {1463, 1}, {3464, 11}, {0, 0}}, {269744, 55725, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}},
    {269777, 269759, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {1463, 1}, {3464, 11}, {0, 0}}, {269790, 55725, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}},
    {269893, 55725, 0, {3136, 3}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3601, 6}, {0, 0}}, {269902, 55725, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}},
    {269927, 55725, 0, {3139, 3}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3607, 7}, {0, 0}}, {270327, 55725, 0, {3142, 3}, {3087, 1}, {0, 0}, {0, 0}, {0, 0}, {3492, 6}, {0, 0}},
    {270336, 55725, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3498, 10}, {0, 0}}, {270345, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}},
    {270361, 55725, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3515, 6}, {0, 0}}, {270377, 55725, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3515, 6}, {0, 0}},
    {270414, 270393, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1430, 2}, {3515, 6}, {0, 0}}, {270451, 270430, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1430, 2}, {3515, 6}, {0, 0}},
    {270467, 55725, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3515, 6}, {0, 0}}, {270487, 55725, 0, {3074, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3515, 6}, {0, 0}},
    {270659, 270641, 0, {3145, 5}, {3064, 1}, {0, 0}, {0, 0}, {1464, 5}, {3492, 6}, {0, 0}}, {270672, 55725, 0, {3150, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3515, 6}, {0, 0}},
    {270801, 270784, 0, {3152, 4}, {3078, 1}, {0, 0}, {0, 0}, {1469, 1}, {3492, 6}, {0, 0}}, {270813, 55725, 0, {3110, 1}, {3087, 1}, {0, 0}, {0, 0}, {1441, 1}, {3601, 6}, {0, 0}},
    {270826, 55725, 0, {3156, 1}, {3115, 2}, {0, 0}, {0, 0}, {1470, 1}, {3614, 8}, {0, 0}}, {270838, 55725, 0, {3063, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}},
    {270870, 55725, 0, {3157, 3}, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {3492, 6}, {0, 0}}, {270890, 55725, 0, {3161, 3}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3622, 9}, {0, 0}},
    {270902, 55725, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}}, {270915, 55725, 0, {3107, 1}, {3108, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}},
    {270924, 55725, 0, {3164, 3}, {3087, 1}, {0, 0}, {0, 0}, {0, 0}, {3492, 6}, {0, 0}}, {271025, 55725, 0, {3167, 3}, {3089, 1}, {0, 0}, {0, 0}, {0, 0}, {3521, 6}, {0, 0}},
    {271042, 55725, 0, {3065, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3498, 10}, {0, 0}}, {271051, 55725, 0, {3067, 2}, {3069, 1}, {0, 0}, {0, 0}, {0, 0}, {3475, 7}, {0, 0}},
    {271072, 55725, 0, {3170, 2}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3492, 6}, {0, 0}}, {271083, 55725, 0, {3079, 1}, {3064, 1}, {0, 0}, {0, 0}, {0, 0}, {3453, 11}, {0, 0}},
    {271103, 55725, 0, {3172, 2}, {3087, 1}, {0, 0}, {0, 0}, {0, 0}, {3492, 6}, {0, 0}}, {271155, 55725, 0, {3110, 1}, {3087, 1}, {0, 0}, {0, 0}, {1471, 1}, {3631, 8}, {0, 0}},
    {271178, 55725, 0, {3096, 5}, {3078, 1}, {0, 0}, {0, 0}, {1472, 4}, {3553, 7}, {0, 0}}, {271302, 271210, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {3639, 5}, {0, 0}},
    {271359, 271324, 0, {0, 0}, {3174, 1}, {0, 0}, {0, 0}, {1099, 1}, {3560, 4}, {0, 0}}, {271424, 271378, 0, {3063, 1}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3560, 4}, {0, 0}},
    {271487, 271466, 4, {3109, 1}, {3092, 1}, {3175, 2}, {0, 0}, {0, 0}, {3644, 8}, {3534, 1}},
    {271539, 271503, 0, {3177, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3652, 6}, {0, 0}}, {272450, 272289, 0, {3180, 2}, {0, 0}, {0, 0}, {0, 0}, {1480, 2}, {3661, 2}, {0, 0}},
    {272531, 272495, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3661, 2}, {0, 0}}, {272723, 272589, 4, {3183, 1}, {3184, 1}, {3185, 1}, {0, 0}, {0, 0}, {3663, 6}, {3669, 1}},
    {272865, 272788, 0, {3186, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3661, 2}, {0, 0}}, {273152, 273004, 4, {3182, 1}, {0, 0}, {3188, 2}, {0, 0}, {1482, 6}, {3671, 7}, {0, 0}},
    {273264, 273201, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1488, 1}, {3678, 1}, {0, 0}}, {273316, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3678, 1}, {0, 0}},
    {273370, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3678, 1}, {0, 0}}, {273446, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {3678, 1}, {0, 0}},
    {273539, 273506, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {3678, 1}, {0, 0}}, {273592, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3678, 1}, {0, 0}},
    {273780, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 5}, {3679, 1}, {0, 0}}, {273853, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3678, 1}, {0, 0}},
    {273909, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3678, 1}, {0, 0}}, {273969, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3678, 1}, {0, 0}},
    {274106, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1496, 3}, {3678, 1}, {0, 0}}, {274226, 274164, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3680, 4}, {0, 0}},
    {274246, 274164, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3680, 4}, {0, 0}}, {274266, 274164, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3680, 4}, {0, 0}},
    {274389, 274338, 4, {3182, 1}, {0, 0}, {3190, 1}, {0, 0}, {1499, 3}, {3684, 8}, {0, 0}}, {274443, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {274503, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {274561, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {274620, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {274677, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {274719, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {274767, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {274854, 274817, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1502, 1}, {3692, 1}, {0, 0}}, {274940, 274905, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 3}, {3692, 1}, {0, 0}},
    {274997, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {275051, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {275097, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {275154, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {275226, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1506, 1}, {3692, 1}, {0, 0}}, {275286, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {275353, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {275418, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {275468, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {275582, 275535, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {3692, 1}, {0, 0}},
    {275630, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {275673, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {275729, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {275790, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {275844, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {275915, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {275970, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {276026, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {276075, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {276150, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {276208, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1506, 1}, {3692, 1}, {0, 0}}, {276258, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {276313, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {276390, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {276461, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {276573, 276534, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {3692, 1}, {0, 0}},
    {276625, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {276690, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {276762, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {276825, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {276879, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {276932, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {276986, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {277032, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {277185, 277128, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {3692, 1}, {0, 0}}, {277235, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {277285, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {277330, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {277379, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {277434, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {277514, 277128, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {3692, 1}, {0, 0}}, {277568, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {277619, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {277662, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {277786, 277729, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {3692, 1}, {0, 0}}, {278006, 277887, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 2}, {3692, 1}, {0, 0}},
    {278054, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {278104, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {278167, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {278221, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {278274, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {278319, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {278480, 278411, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1514, 1}, {3692, 1}, {0, 0}}, {278540, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {278711, 278614, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 2}, {3692, 1}, {0, 0}}, {278759, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {278812, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {278863, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {278923, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {278986, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}},
    {279044, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3692, 1}, {0, 0}}, {279312, 279151, 0, {3191, 2}, {3193, 1}, {0, 0}, {0, 0}, {1517, 2}, {3661, 2}, {0, 0}},
    {279344, 272495, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3693, 3}, {0, 0}}, {279389, 272495, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3661, 2}, {0, 0}},
    {279656, 279567, 0, {3194, 1}, {3195, 1}, {0, 0}, {0, 0}, {0, 0}, {3696, 4}, {0, 0}}, {280055, 279943, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1519, 9}, {3700, 3}, {0, 0}},
    {280098, 49272, 0, {3197, 1}, {3198, 1}, {0, 0}, {0, 0}, {0, 0}, {3703, 4}, {0, 0}}, {280330, 280263, 0, {3199, 1}, {3200, 1}, {0, 0}, {0, 0}, {1528, 1}, {3707, 3}, {0, 0}},
    {280505, 280372, 0, {3201, 2}, {0, 0}, {0, 0}, {0, 0}, {1529, 1}, {3710, 4}, {0, 0}}, {280685, 280644, 0, {3203, 1}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {3710, 4}, {0, 0}},
    {280805, 280737, 0, {3182, 1}, {3204, 1}, {0, 0}, {0, 0}, {1531, 1}, {3714, 3}, {0, 0}}, {280959, 280844, 4, {3205, 1}, {3200, 1}, {889, 1}, {0, 0}, {1532, 1}, {3717, 4}, {3669, 1}},
    {281280, 281067, 0, {3206, 2}, {3208, 2}, {0, 0}, {0, 0}, {1533, 4}, {3721, 4}, {0, 0}}, {281588, 281393, 5, {3210, 4}, {3193, 1}, {3214, 1}, {0, 0}, {1537, 2}, {3671, 7}, {0, 0}},
    {281734, 281657, 0, {3215, 1}, {3216, 2}, {0, 0}, {0, 0}, {1539, 1}, {3661, 2}, {0, 0}}, {281991, 281826, 0, {3215, 1}, {3216, 2}, {0, 0}, {0, 0}, {1540, 4}, {3661, 2}, {0, 0}},
    {282133, 282053, 0, {3182, 1}, {3218, 1}, {0, 0}, {0, 0}, {1544, 1}, {3725, 3}, {0, 0}}, {282167, 279567, 0, {3219, 1}, {3193, 1}, {0, 0}, {0, 0}, {0, 0}, {3728, 4}, {0, 0}},
    {282363, 282230, 0, {3182, 1}, {3220, 1}, {0, 0}, {0, 0}, {1545, 3}, {3732, 4}, {0, 0}}, {282456, 279567, 0, {3182, 1}, {3221, 1}, {0, 0}, {0, 0}, {1548, 5}, {3728, 4}, {0, 0}},
    {282576, 282495, 0, {3182, 1}, {3222, 1}, {0, 0}, {0, 0}, {1553, 1}, {3732, 4}, {0, 0}}, {282610, 282230, 0, {3182, 1}, {3220, 1}, {0, 0}, {0, 0}, {1545, 3}, {3725, 3}, {0, 0}},
    {282734, 282652, 0, {3223, 1}, {3224, 1}, {0, 0}, {0, 0}, {1554, 1}, {3736, 3}, {0, 0}}, {282917, 282783, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {1555, 2}, {3696, 4}, {0, 0}},
    {283165, 282994, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {1557, 3}, {3739, 4}, {0, 0}}, {283384, 283263, 0, {3225, 1}, {3200, 1}, {0, 0}, {0, 0}, {1560, 4}, {3743, 5}, {0, 0}},
    {283491, 283410, 4, {3199, 1}, {3226, 1}, {889, 1}, {0, 0}, {0, 0}, {3748, 4}, {0, 0}}, {283584, 283523, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3696, 4}, {0, 0}},
    {283608, 279567, 0, {3182, 1}, {3227, 1}, {0, 0}, {0, 0}, {0, 0}, {3700, 3}, {0, 0}}, {283637, 279567, 0, {3182, 1}, {3227, 1}, {0, 0}, {0, 0}, {0, 0}, {3700, 3}, {0, 0}},
    {283754, 283682, 0, {3228, 2}, {3230, 1}, {0, 0}, {0, 0}, {0, 0}, {3700, 3}, {0, 0}}, {283782, 272495, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3680, 4}, {0, 0}},
    {283831, 279567, 0, {3182, 1}, {3231, 2}, {0, 0}, {0, 0}, {1564, 1}, {3700, 3}, {0, 0}}, {283854, 279567, 0, {3182, 1}, {3227, 1}, {0, 0}, {0, 0}, {0, 0}, {3700, 3}, {0, 0}},
    {284008, 279567, 0, {3233, 1}, {3234, 2}, {0, 0}, {0, 0}, {1565, 2}, {3696, 4}, {0, 0}}, {284069, 279567, 0, {3233, 1}, {3196, 1}, {0, 0}, {0, 0}, {1567, 2}, {3696, 4}, {0, 0}},
    {284093, 272495, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3752, 3}, {0, 0}}, {284140, 272495, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {1569, 1}, {3696, 4}, {0, 0}},
    {284162, 272495, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {1569, 1}, {3696, 4}, {0, 0}}, {284278, 284207, 0, {3236, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3755, 3}, {0, 0}},
    {284397, 284319, 0, {3236, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {3758, 3}, {0, 0}}, {284547, 284454, 0, {3237, 2}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {3761, 4}, {3765, 1}},
    {284777, 284594, 4, {3239, 1}, {3240, 1}, {3241, 1}, {0, 0}, {1572, 1}, {3767, 4}, {3771, 1}},
    {284867, 284207, 0, {3236, 1}, {0, 0}, {0, 0}, {0, 0}, {1573, 4}, {3773, 4}, {0, 0}}, {284970, 284905, 0, {3236, 1}, {3242, 4}, {0, 0}, {0, 0}, {0, 0}, {3773, 4}, {0, 0}},
    {285083, 284905, 0, {3236, 1}, {3246, 8}, {0, 0}, {0, 0}, {0, 0}, {3773, 4}, {0, 0}}, {285313, 285149, 0, {3236, 1}, {3254, 1}, {0, 0}, {0, 0}, {1577, 5}, {3777, 4}, {0, 0}},
    {285363, 284905, 0, {3255, 1}, {3256, 1}, {0, 0}, {0, 0}, {0, 0}, {3781, 3}, {0, 0}}, {285722, 285553, 0, {3236, 1}, {3257, 1}, {0, 0}, {0, 0}, {1582, 5}, {3777, 4}, {0, 0}},
    {285754, 285553, 0, {3236, 1}, {3257, 1}, {0, 0}, {0, 0}, {1582, 5}, {3777, 4}, {0, 0}}, {285787, 284905, 0, {3236, 1}, {3256, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 4}, {0, 0}},
    {285824, 284905, 0, {3236, 1}, {3256, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 4}, {0, 0}}, {285962, 285862, 0, {3236, 1}, {3258, 1}, {0, 0}, {0, 0}, {0, 0}, {3777, 4}, {0, 0}},
    {286112, 285994, 0, {3236, 1}, {3259, 1}, {0, 0}, {0, 0}, {1587, 3}, {3777, 4}, {0, 0}}, {286196, 286154, 0, {3260, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3784, 2}, {0, 0}},
    {286356, 286299, 0, {3261, 1}, {3262, 2}, {0, 0}, {0, 0}, {0, 0}, {3661, 2}, {0, 0}}, {286446, 286390, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3786, 4}, {0, 0}},
    {286501, 283523, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1590, 1}, {3696, 4}, {0, 0}}, {286606, 279567, 0, {3264, 1}, {3196, 1}, {0, 0}, {0, 0}, {1591, 2}, {3700, 3}, {0, 0}},
    {286735, 286635, 0, {3260, 1}, {3265, 1}, {0, 0}, {0, 0}, {1593, 1}, {3790, 4}, {3794, 1}},
    {286789, 286759, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {360, 5}, {3796, 4}, {0, 0}}, {286844, 100841, 0, {3266, 1}, {3267, 1}, {0, 0}, {0, 0}, {0, 0}, {3800, 4}, {0, 0}},
    {286881, 279567, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {1594, 1}, {3804, 4}, {0, 0}}, {287040, 286938, 0, {3268, 1}, {3193, 1}, {0, 0}, {0, 0}, {1595, 3}, {3808, 5}, {0, 0}},
    {287086, 279567, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3808, 5}, {0, 0}}, {287122, 279567, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3808, 5}, {0, 0}},
    {287200, 287165, 0, {0, 0}, {3269, 1}, {0, 0}, {0, 0}, {718, 1}, {3813, 4}, {0, 0}}, {287312, 287238, 0, {3199, 1}, {3226, 1}, {0, 0}, {0, 0}, {1598, 1}, {3661, 2}, {0, 0}},
    {287417, 287377, 0, {3270, 1}, {0, 0}, {0, 0}, {0, 0}, {1599, 4}, {3817, 3}, {0, 0}}, {287602, 287452, 0, {3271, 2}, {3273, 1}, {0, 0}, {0, 0}, {0, 0}, {3820, 3}, {3823, 1}},
    {287737, 287639, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {1603, 1}, {3752, 3}, {0, 0}}, {287842, 287771, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {1604, 1}, {3725, 3}, {0, 0}},
    {288061, 287874, 5, {3274, 2}, {3184, 1}, {889, 1}, {0, 0}, {1605, 1}, {3825, 7}, {3669, 1}},
    {288151, 288080, 4, {3276, 1}, {3277, 1}, {889, 1}, {0, 0}, {0, 0}, {3832, 3}, {3669, 1}},
    {288268, 288182, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {0, 0}, {3835, 3}, {0, 0}}, {288379, 100841, 0, {3266, 1}, {3200, 1}, {0, 0}, {0, 0}, {1606, 3}, {3838, 3}, {0, 0}},
    {288670, 272495, 0, {3182, 1}, {3278, 2}, {0, 0}, {0, 0}, {1609, 5}, {3841, 3}, {3844, 1}},
    {288971, 288863, 0, {3182, 1}, {3280, 2}, {0, 0}, {0, 0}, {1614, 2}, {3846, 3}, {0, 0}}, {289029, 286390, 0, {3182, 1}, {3282, 2}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}},
    {289076, 279567, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {0, 0}, {3854, 4}, {0, 0}}, {289114, 279567, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}},
    {289145, 279567, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}}, {289186, 286390, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}},
    {289229, 272495, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3661, 2}, {0, 0}}, {289274, 286390, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}},
    {289629, 289405, 1, {3284, 3}, {3287, 2}, {0, 0}, {0, 0}, {1616, 4}, {3846, 3}, {0, 0}}, {289792, 289708, 0, {3289, 2}, {3291, 2}, {0, 0}, {0, 0}, {0, 0}, {3841, 3}, {0, 0}},
    {289928, 289837, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}}, {290170, 290019, 0, {3182, 1}, {3293, 2}, {0, 0}, {0, 0}, {1620, 2}, {3739, 4}, {0, 0}},
    {290332, 290215, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1622, 2}, {3696, 4}, {0, 0}}, {290483, 290376, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1624, 1}, {3846, 3}, {0, 0}},
    {290538, 279567, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3808, 5}, {0, 0}}, {290614, 279567, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1625, 1}, {3808, 5}, {0, 0}},
    {290668, 279567, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3739, 4}, {0, 0}}, {290923, 290779, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1626, 1}, {3849, 5}, {0, 0}},
    {290956, 279567, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3739, 4}, {0, 0}}, {291279, 279567, 0, {3298, 1}, {3299, 3}, {0, 0}, {0, 0}, {1627, 1}, {3808, 5}, {0, 0}},
    {291560, 279567, 0, {3302, 1}, {3303, 4}, {0, 0}, {0, 0}, {1628, 1}, {3808, 5}, {0, 0}}, {291921, 291673, 0, {3182, 1}, {3307, 1}, {0, 0}, {0, 0}, {1629, 5}, {3858, 3}, {0, 0}},
    {292107, 291987, 0, {3182, 1}, {3308, 3}, {0, 0}, {0, 0}, {1634, 3}, {3861, 4}, {0, 0}}, {292325, 292187, 0, {3311, 2}, {3313, 1}, {0, 0}, {0, 0}, {1637, 1}, {3841, 3}, {0, 0}},
    {292840, 292531, 0, {3314, 2}, {3313, 1}, {0, 0}, {0, 0}, {1638, 3}, {3841, 3}, {0, 0}}, {293147, 292959, 0, {3316, 2}, {3318, 3}, {0, 0}, {0, 0}, {1641, 2}, {3854, 4}, {0, 0}},
    {293564, 293343, 0, {3321, 2}, {3323, 3}, {0, 0}, {0, 0}, {1643, 7}, {3854, 4}, {0, 0}}, {293815, 293624, 0, {3326, 2}, {3328, 2}, {0, 0}, {0, 0}, {1650, 3}, {3854, 4}, {0, 0}},
    {293962, 289837, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1653, 8}, {3849, 5}, {0, 0}}, {294092, 294000, 0, {3330, 1}, {3331, 1}, {0, 0}, {0, 0}, {366, 1}, {3865, 3}, {3868, 1}},
    {294252, 294140, 4, {3182, 1}, {3332, 1}, {483, 1}, {0, 0}, {0, 0}, {3870, 8}, {0, 0}}, {294281, 286390, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}},
    {294339, 288182, 0, {3182, 1}, {3193, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}}, {294370, 289837, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}},
    {294493, 294461, 0, {3333, 2}, {3335, 1}, {0, 0}, {0, 0}, {1661, 3}, {3846, 3}, {0, 0}}, {294720, 294664, 0, {3182, 1}, {3336, 4}, {0, 0}, {0, 0}, {1664, 5}, {3808, 5}, {0, 0}},
    {294926, 294794, 0, {3182, 1}, {3340, 4}, {0, 0}, {0, 0}, {1669, 2}, {3808, 5}, {0, 0}}, {295170, 294972, 0, {3182, 1}, {3344, 4}, {0, 0}, {0, 0}, {1671, 4}, {3808, 5}, {0, 0}},
    {295451, 295272, 0, {3348, 2}, {3350, 2}, {0, 0}, {0, 0}, {1675, 3}, {3841, 3}, {0, 0}}, {295848, 295543, 1, {3352, 5}, {3357, 2}, {0, 0}, {0, 0}, {1678, 3}, {3846, 3}, {0, 0}},
    {295887, 286390, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {0, 0}, {3849, 5}, {0, 0}}, {296056, 295970, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1681, 1}, {3849, 5}, {0, 0}},
    {296375, 296209, 0, {3359, 2}, {0, 0}, {0, 0}, {0, 0}, {1682, 5}, {3846, 3}, {0, 0}}, {296581, 294664, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1687, 6}, {3808, 5}, {0, 0}},
    {296640, 286390, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {513, 1}, {3849, 5}, {0, 0}}, {296677, 283523, 0, {3182, 1}, {3196, 1}, {0, 0}, {0, 0}, {1590, 1}, {3696, 4}, {0, 0}},
    {296976, 296759, 4, {3361, 1}, {3200, 1}, {3185, 1}, {0, 0}, {1693, 2}, {3878, 5}, {3669, 1}},
    {297104, 297013, 0, {0, 0}, {3256, 1}, {0, 0}, {0, 0}, {1695, 3}, {3661, 2}, {0, 0}}, {297201, 297144, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1698, 1}, {3679, 1}, {0, 0}},
    {297258, 272495, 0, {3182, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3680, 4}, {0, 0}}, {297332, 297275, 4, {3362, 1}, {0, 0}, {889, 1}, {0, 0}, {0, 0}, {3883, 6}, {0, 0}},
    {298207, 297605, 1, {3363, 7}, {3370, 1}, {0, 0}, {0, 0}, {1699, 6}, {3889, 2}, {0, 0}}, {298249, 279567, 0, {3219, 1}, {3371, 1}, {0, 0}, {0, 0}, {0, 0}, {3725, 3}, {0, 0}},
    {298446, 298324, 0, {3372, 2}, {3374, 1}, {0, 0}, {0, 0}, {1705, 1}, {3889, 2}, {0, 0}}, {298870, 298566, 1, {3375, 4}, {3196, 1}, {0, 0}, {0, 0}, {1706, 4}, {3889, 2}, {0, 0}},
    {299039, 298925, 0, {3379, 2}, {0, 0}, {0, 0}, {0, 0}, {1710, 1}, {3889, 2}, {0, 0}}, {299417, 299078, 1, {3375, 4}, {0, 0}, {0, 0}, {0, 0}, {1711, 6}, {3889, 2}, {0, 0}},
    {299495, 299452, 0, {3225, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3891, 2}, {0, 0}}, {299623, 299576, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1717, 1}, {2450, 2}, {0, 0}},
    {299633, 13097, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}}, {299688, 0, 0, {3381, 2}, {1237, 1}, {0, 0}, {0, 0}, {1718, 2}, {0, 0}, {0, 0}},
    {299745, 0, 0, {3383, 3}, {1237, 1}, {0, 0}, {0, 0}, {1720, 1}, {0, 0}, {0, 0}}, {299871, 216132, 0, {3387, 1}, {3388, 1}, {0, 0}, {0, 0}, {0, 0}, {3894, 2}, {0, 0}},
    {299941, 299886, 0, {2664, 1}, {3389, 1}, {0, 0}, {0, 0}, {0, 0}, {3896, 4}, {0, 0}}, {300106, 299989, 0, {3390, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3900, 2}, {114, 1}},
    {300208, 300164, 0, {0, 0}, {3394, 1}, {0, 0}, {0, 0}, {1721, 1}, {3902, 2}, {0, 0}}, {300389, 300291, 0, {3395, 3}, {661, 1}, {0, 0}, {0, 0}, {1722, 3}, {3904, 8}, {0, 0}},
    {300475, 300405, 0, {136, 1}, {3394, 1}, {0, 0}, {0, 0}, {0, 0}, {3902, 2}, {3912, 1}}, {300724, 300504, 0, {3398, 1}, {3399, 2}, {0, 0}, {0, 0}, {0, 0}, {3914, 4}, {3918, 1}},
    {300876, 300744, 0, {3401, 4}, {141, 1}, {0, 0}, {0, 0}, {767, 1}, {3900, 2}, {114, 1}}, {301089, 300927, 0, {3405, 2}, {135, 1}, {0, 0}, {0, 0}, {1725, 1}, {3920, 4}, {3924, 1}},
    {301159, 301104, 0, {3398, 1}, {3407, 1}, {0, 0}, {0, 0}, {1726, 3}, {3926, 2}, {0, 0}}, {301374, 301216, 0, {3408, 3}, {3411, 1}, {0, 0}, {0, 0}, {0, 0}, {3928, 7}, {3935, 1}},
    {301483, 301409, 0, {3020, 1}, {3412, 1}, {0, 0}, {0, 0}, {0, 0}, {3937, 2}, {0, 0}}, {301805, 301606, 0, {3413, 5}, {141, 1}, {0, 0}, {0, 0}, {767, 1}, {3939, 4}, {3943, 1}},
    {302053, 301819, 0, {3418, 3}, {3388, 1}, {0, 0}, {0, 0}, {1725, 1}, {3945, 4}, {3949, 1}},
    {302173, 302067, 0, {3421, 2}, {141, 1}, {0, 0}, {0, 0}, {1729, 2}, {3951, 3}, {3954, 1}},
    {302361, 302201, 0, {3423, 2}, {141, 1}, {0, 0}, {0, 0}, {0, 0}, {3956, 3}, {3959, 1}}, {302446, 302379, 0, {3425, 2}, {3388, 1}, {0, 0}, {0, 0}, {779, 2}, {3961, 3}, {114, 1}},
    {302520, 302469, 4, {3427, 2}, {137, 1}, {3429, 1}, {0, 0}, {0, 0}, {3964, 4}, {3968, 1}},
    {302532, 300744, 0, {3430, 4}, {141, 1}, {0, 0}, {0, 0}, {767, 1}, {3900, 2}, {114, 1}}, {302550, 299989, 0, {3434, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {3900, 2}, {114, 1}},
    {302707, 302569, 0, {3438, 2}, {577, 1}, {0, 0}, {0, 0}, {1731, 2}, {3970, 6}, {3976, 1}},
    {302789, 302730, 0, {3440, 3}, {3407, 1}, {0, 0}, {0, 0}, {1733, 1}, {3978, 4}, {0, 0}}, {303045, 302927, 0, {3443, 1}, {0, 0}, {0, 0}, {0, 0}, {1734, 2}, {3982, 2}, {0, 0}},
    {303197, 303058, 0, {3444, 2}, {577, 1}, {0, 0}, {0, 0}, {1736, 2}, {3984, 6}, {3976, 1}},
    {303395, 303255, 0, {3446, 1}, {3447, 1}, {0, 0}, {0, 0}, {686, 1}, {3990, 3}, {0, 0}}, {303583, 303419, 0, {3448, 2}, {3450, 1}, {0, 0}, {0, 0}, {686, 1}, {3993, 4}, {3954, 1}},
    {303889, 303648, 0, {3451, 2}, {3453, 2}, {0, 0}, {0, 0}, {1738, 3}, {3997, 3}, {4000, 1}},
    {304077, 303901, 0, {3455, 5}, {3460, 1}, {0, 0}, {0, 0}, {767, 1}, {3900, 2}, {3943, 1}},
    {304092, 216132, 0, {3387, 1}, {3388, 1}, {0, 0}, {0, 0}, {0, 0}, {4002, 3}, {0, 0}}, {304154, 304110, 0, {3461, 2}, {3463, 1}, {0, 0}, {0, 0}, {1741, 1}, {4005, 4}, {0, 0}},
    {304216, 48368, 0, {0, 0}, {3464, 1}, {0, 0}, {0, 0}, {0, 0}, {4002, 3}, {0, 0}}, {304319, 304228, 0, {3465, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {3961, 3}, {114, 1}},
    {304332, 43093, 0, {3387, 1}, {3020, 1}, {0, 0}, {0, 0}, {0, 0}, {4009, 3}, {0, 0}}, {304429, 304377, 1, {3468, 4}, {3389, 1}, {0, 0}, {0, 0}, {1742, 2}, {4012, 7}, {114, 1}},
    {304477, 304450, 1, {3472, 4}, {3460, 1}, {0, 0}, {0, 0}, {1742, 2}, {4012, 7}, {114, 1}},
    {304571, 304499, 0, {3389, 1}, {3388, 1}, {0, 0}, {0, 0}, {512, 1}, {4019, 4}, {0, 0}}, {304643, 304588, 0, {3476, 1}, {159, 1}, {0, 0}, {0, 0}, {0, 0}, {4023, 2}, {0, 0}},
    {304687, 13097, 0, {0, 0}, {3477, 1}, {0, 0}, {0, 0}, {0, 0}, {2545, 2}, {4025, 1}}, {304701, 14007, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1011, 3}, {0, 0}},
    {304925, 304842, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4027, 1}, {4028, 1}}, {305028, 304963, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}},
    {305040, 304963, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}}, {305212, 305122, 4, {3487, 1}, {0, 0}, {484, 1}, {2794, 1}, {0, 0}, {4031, 2}, {0, 0}},
    {305292, 305226, 0, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4033, 2}, {0, 0}}, {305494, 305346, 0, {3488, 2}, {0, 0}, {0, 0}, {3490, 1}, {1744, 1}, {4033, 2}, {4035, 1}},
    {305591, 305512, 0, {3491, 1}, {3492, 1}, {0, 0}, {0, 0}, {1745, 1}, {0, 0}, {0, 0}}, {305604, 304842, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4027, 1}, {4028, 1}},
    {305617, 304842, 0, {3493, 1}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4027, 1}, {4028, 1}}, {305649, 171664, 0, {0, 0}, {3486, 1}, {0, 0}, {0, 0}, {346, 1}, {4037, 2}, {295, 1}},
    {305716, 305663, 0, {3495, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {305734, 305663, 0, {3495, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {305752, 304963, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}}, {305769, 304842, 0, {3493, 1}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4027, 1}, {4028, 1}},
    {305785, 305663, 0, {3498, 1}, {3499, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {305800, 304963, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}},
    {305812, 304963, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}}, {305827, 304963, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}},
    {305948, 305842, 0, {3484, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}}, {306011, 305959, 0, {3495, 1}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2966, 1}},
    {306128, 306034, 0, {3495, 1}, {3494, 1}, {0, 0}, {0, 0}, {1746, 1}, {4042, 1}, {2595, 1}},
    {306233, 306143, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4043, 1}}, {306254, 306143, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4043, 1}},
    {306275, 304842, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4027, 1}, {4028, 1}}, {306329, 306311, 4, {0, 0}, {0, 0}, {484, 1}, {0, 0}, {1747, 5}, {4045, 5}, {0, 0}},
    {306342, 305842, 0, {3496, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}}, {306353, 305842, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}},
    {306367, 305842, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}}, {306530, 306473, 4, {0, 0}, {0, 0}, {1424, 1}, {0, 0}, {1752, 4}, {4050, 5}, {0, 0}},
    {306596, 306556, 0, {0, 0}, {3504, 1}, {0, 0}, {0, 0}, {1756, 1}, {4055, 2}, {0, 0}}, {306615, 305842, 0, {3496, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}},
    {306626, 305842, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}}, {306640, 305842, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}},
    {306765, 306662, 4, {3488, 2}, {0, 0}, {3505, 2}, {2794, 1}, {0, 0}, {4031, 2}, {4035, 1}},
    {306872, 306798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1757, 6}, {4057, 3}, {0, 0}}, {306919, 306892, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1763, 5}, {4060, 2}, {0, 0}},
    {306975, 306798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1768, 4}, {4060, 2}, {0, 0}}, {307025, 306798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1772, 4}, {4060, 2}, {0, 0}},
    {307046, 305842, 0, {3496, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}}, {307057, 305842, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}},
    {307071, 305842, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}}, {307128, 307100, 0, {0, 0}, {3507, 1}, {0, 0}, {0, 0}, {1776, 1}, {642, 1}, {0, 0}},
    {307191, 307151, 0, {3508, 1}, {3509, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {307278, 307209, 0, {3510, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {307296, 307209, 0, {3510, 2}, {3509, 1}, {0, 0}, {0, 0}, {0, 0}, {642, 1}, {0, 0}}, {307314, 305122, 4, {3487, 1}, {0, 0}, {484, 1}, {2794, 1}, {0, 0}, {4031, 2}, {0, 0}},
    {307327, 305842, 0, {3496, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}}, {307338, 305842, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}},
    {307352, 305842, 0, {3500, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}}, {307366, 304963, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}},
    {307431, 307378, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1777, 3}, {811, 1}, {0, 0}}, {307446, 304963, 0, {3496, 2}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}},
    {307458, 304963, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}}, {307470, 305842, 0, {3484, 2}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {4039, 1}, {4040, 1}},
    {307481, 304842, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4027, 1}, {4028, 1}}, {307493, 304963, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}},
    {307504, 304842, 0, {3493, 1}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4027, 1}, {4028, 1}}, {307519, 305663, 0, {3512, 1}, {3513, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {307588, 307535, 0, {3514, 1}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {307608, 304963, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}},
    {307623, 304963, 0, {3500, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}}, {307638, 14007, 0, {3491, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {617, 1}, {0, 0}},
    {307790, 307658, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4062, 1}, {4063, 1}}, {307803, 307658, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4062, 1}, {4063, 1}},
    {307816, 307658, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4062, 1}, {4063, 1}}, {307828, 307658, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4062, 1}, {4063, 1}},
    {307842, 307658, 0, {3515, 2}, {3494, 1}, {0, 0}, {0, 0}, {0, 0}, {4062, 1}, {4063, 1}}, {307856, 304842, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4027, 1}, {4028, 1}},
    {307869, 304963, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}}, {307932, 307881, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1780, 3}, {811, 1}, {0, 0}},
    {307946, 304842, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {4027, 1}, {4028, 1}}, {307960, 305663, 0, {3517, 1}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {307973, 304963, 0, {3484, 2}, {3486, 1}, {0, 0}, {0, 0}, {0, 0}, {4030, 1}, {214, 1}}, {308136, 308072, 0, {3518, 1}, {3519, 1}, {0, 0}, {0, 0}, {0, 0}, {4065, 2}, {0, 0}},
    {308169, 308072, 0, {3518, 1}, {3519, 1}, {0, 0}, {0, 0}, {0, 0}, {4065, 2}, {0, 0}}, {308214, 308072, 0, {3518, 1}, {3519, 1}, {0, 0}, {0, 0}, {0, 0}, {4065, 2}, {0, 0}},
    {308535, 308361, 0, {3520, 3}, {3523, 1}, {0, 0}, {0, 0}, {0, 0}, {4067, 5}, {4072, 1}}, {308638, 308603, 0, {3524, 2}, {3526, 1}, {0, 0}, {0, 0}, {0, 0}, {4074, 3}, {1350, 1}},
    {308687, 308661, 0, {3527, 1}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4074, 3}, {1409, 1}}, {308830, 308759, 0, {3529, 1}, {3530, 1}, {0, 0}, {0, 0}, {0, 0}, {4077, 3}, {0, 0}},
    {309140, 308980, 0, {3531, 3}, {3534, 1}, {0, 0}, {0, 0}, {0, 0}, {4080, 5}, {4085, 1}}, {309472, 309297, 0, {3535, 3}, {3538, 1}, {0, 0}, {0, 0}, {1783, 1}, {4087, 4}, {4091, 1}},
    {309839, 309581, 0, {3539, 5}, {3544, 1}, {0, 0}, {0, 0}, {0, 0}, {4093, 4}, {4097, 1}}, {310102, 309870, 0, {3545, 5}, {3544, 1}, {0, 0}, {0, 0}, {0, 0}, {4099, 4}, {4103, 1}},
    {310378, 310200, 0, {3550, 2}, {3552, 2}, {0, 0}, {0, 0}, {0, 0}, {4105, 5}, {4110, 1}}, {311015, 310991, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1784, 1}, {0, 0}, {0, 0}},
    {311535, 311267, 0, {3580, 3}, {3583, 1}, {0, 0}, {0, 0}, {1785, 2}, {4113, 5}, {0, 0}}, {311879, 311773, 0, {3584, 1}, {3585, 1}, {0, 0}, {0, 0}, {1787, 2}, {4118, 3}, {4121, 1}},
    {312425, 312310, 0, {3586, 1}, {3587, 1}, {0, 0}, {0, 0}, {0, 0}, {4123, 2}, {0, 0}}, {313058, 312702, 1, {3588, 4}, {3592, 1}, {0, 0}, {0, 0}, {1789, 3}, {4023, 2}, {4125, 1}},
    {313415, 313313, 0, {3593, 2}, {3592, 1}, {0, 0}, {0, 0}, {0, 0}, {4023, 2}, {0, 0}}, {314009, 313875, 0, {3595, 3}, {3598, 1}, {0, 0}, {0, 0}, {1792, 3}, {4127, 3}, {0, 0}},
    {314133, 314051, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1795, 2}, {0, 0}, {0, 0}}, {314447, 314196, 0, {3599, 2}, {3601, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4130, 1}},
    {315219, 315123, 0, {3602, 3}, {3605, 1}, {0, 0}, {0, 0}, {1797, 5}, {4132, 2}, {0, 0}}, {315408, 315248, 0, {3606, 2}, {3608, 1}, {0, 0}, {0, 0}, {1802, 3}, {4134, 3}, {3943, 1}},
    {315617, 315433, 0, {3609, 2}, {3611, 1}, {0, 0}, {0, 0}, {1805, 7}, {4137, 3}, {3943, 1}},
    {315724, 315631, 0, {3612, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4140, 1}}, {315746, 315631, 0, {3612, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4140, 1}},
    {315852, 315784, 0, {3613, 2}, {0, 0}, {0, 0}, {0, 0}, {1812, 5}, {4142, 1}, {0, 0}}, {315994, 315867, 0, {3609, 2}, {0, 0}, {0, 0}, {0, 0}, {1817, 5}, {4142, 1}, {3943, 1}},
    {316099, 316012, 0, {3615, 4}, {0, 0}, {0, 0}, {0, 0}, {1797, 5}, {4143, 2}, {0, 0}}, {316263, 316111, 0, {3619, 3}, {0, 0}, {0, 0}, {0, 0}, {1802, 3}, {4145, 3}, {3943, 1}},
    {316437, 316282, 0, {3622, 3}, {0, 0}, {0, 0}, {0, 0}, {1817, 5}, {4148, 3}, {3943, 1}}, {316656, 316452, 0, {3609, 2}, {3625, 1}, {0, 0}, {0, 0}, {1822, 1}, {4151, 2}, {4153, 1}},
    {316801, 316679, 0, {3626, 2}, {3625, 1}, {0, 0}, {0, 0}, {0, 0}, {4155, 1}, {4156, 1}}, {317619, 317551, 0, {1296, 1}, {3639, 1}, {0, 0}, {0, 0}, {1823, 1}, {0, 0}, {0, 0}},
    {317992, 317551, 0, {3640, 6}, {3646, 1}, {0, 0}, {0, 0}, {1824, 7}, {0, 0}, {4158, 1}}, {318065, 318009, 0, {3640, 6}, {0, 0}, {0, 0}, {0, 0}, {1831, 5}, {0, 0}, {4158, 1}},
    {318112, 318009, 0, {3647, 2}, {0, 0}, {0, 0}, {0, 0}, {1836, 1}, {0, 0}, {0, 0}}, {318139, 318009, 0, {3649, 7}, {0, 0}, {0, 0}, {0, 0}, {1837, 4}, {0, 0}, {4158, 1}},
    {318157, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318176, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318195, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318214, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318230, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318246, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318262, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318275, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318291, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318307, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318323, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318341, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {318359, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318446, 105812, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1841, 2}, {0, 0}, {0, 0}},
    {318616, 318492, 0, {3657, 3}, {3660, 1}, {0, 0}, {0, 0}, {1843, 2}, {0, 0}, {0, 0}}, {318729, 318009, 0, {3661, 1}, {0, 0}, {0, 0}, {0, 0}, {1823, 1}, {0, 0}, {0, 0}},
    {318743, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {318760, 142824, 0, {0, 0}, {3656, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
};

static const varve_entity_record entities[] = {
    {1339, 0, {0, 0}, {0, 0}, {0, 0}}, {1354, 0, {0, 0}, {0, 0}, {0, 0}}, {1421, 1404, {0, 1}, {0, 0}, {0, 0}},
    {1465, 1458, {1, 1}, {0, 0}, {0, 0}}, {1493, 1458, {2, 1}, {0, 0}, {0, 0}}, {1531, 1458, {3, 1}, {0, 0}, {0, 0}},
    {1623, 1600, {4, 2}, {0, 0}, {0, 0}}, {1687, 1600, {6, 4}, {0, 0}, {0, 0}}, {1728, 1458, {10, 1}, {0, 0}, {0, 0}},
    {1759, 1404, {11, 1}, {0, 0}, {0, 0}}, {1790, 1404, {12, 1}, {0, 0}, {0, 0}}, {1820, 1404, {13, 1}, {0, 0}, {0, 0}},
    {1848, 1404, {14, 1}, {0, 0}, {0, 0}}, {1885, 1404, {15, 1}, {0, 0}, {0, 0}}, {1969, 1937, {16, 1}, {0, 0}, {0, 0}},
    {2070, 2028, {17, 3}, {0, 0}, {0, 0}}, {2116, 2102, {20, 1}, {0, 0}, {0, 0}}, {16776, 16755, {145, 1}, {0, 0}, {0, 0}},
    {16785, 0, {0, 0}, {0, 0}, {0, 0}}, {16845, 16810, {146, 2}, {0, 0}, {0, 0}}, {16896, 16881, {148, 1}, {0, 0}, {0, 0}},
    {16925, 1458, {149, 1}, {0, 0}, {0, 0}}, {16951, 1458, {150, 1}, {0, 0}, {0, 0}}, {16993, 16881, {151, 1}, {0, 0}, {0, 0}},
    {30172, 30132, {269, 2}, {192, 2}, {0, 0}}, {31489, 16881, {287, 1}, {0, 0}, {0, 0}}, {31526, 16881, {288, 1}, {0, 0}, {0, 0}},
    {17080, 16881, {329, 1}, {0, 0}, {0, 0}}, {36086, 16881, {330, 1}, {0, 0}, {0, 0}}, {36109, 16881, {331, 1}, {0, 0}, {0, 0}},
    {46376, 0, {0, 0}, {0, 0}, {0, 0}}, {46388, 0, {0, 0}, {0, 0}, {0, 0}}, {46396, 0, {0, 0}, {0, 0}, {0, 0}},
    {46407, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 46423, {461, 1}, {0, 0}, {0, 0}},
    {50445, 50417, {0, 0}, {681, 1}, {0, 0}}, {50471, 50450, {145, 1}, {0, 0}, {0, 0}}, {50497, 50479, {0, 0}, {681, 1}, {0, 0}},
    {50519, 50502, {0, 0}, {681, 1}, {0, 0}}, {50540, 50523, {0, 0}, {681, 1}, {0, 0}}, {50566, 50544, {0, 0}, {681, 1}, {0, 0}},
    {50592, 50575, {0, 0}, {681, 1}, {0, 0}}, {50618, 50596, {0, 0}, {681, 1}, {0, 0}}, {50649, 50627, {0, 0}, {681, 1}, {0, 0}},
    {50675, 50658, {0, 0}, {681, 1}, {0, 0}}, {50699, 50679, {0, 0}, {681, 1}, {0, 0}}, {50726, 50706, {0, 0}, {681, 1}, {0, 0}},
    {50760, 50733, {0, 0}, {681, 1}, {0, 0}}, {50796, 50774, {0, 0}, {681, 1}, {0, 0}}, {50829, 50805, {0, 0}, {681, 1}, {0, 0}},
    {50860, 50840, {0, 0}, {681, 1}, {0, 0}}, {50891, 50867, {0, 0}, {681, 1}, {0, 0}}, {50925, 50902, {0, 0}, {681, 1}, {0, 0}},
    {50976, 50954, {510, 2}, {0, 0}, {0, 0}}, {51004, 50985, {510, 2}, {0, 0}, {0, 0}}, {17609, 51010, {0, 0}, {682, 1}, {0, 0}},
    {51098, 51077, {512, 2}, {682, 1}, {0, 0}}, {21, 51141, {514, 4}, {683, 2}, {0, 0}}, {55, 51182, {0, 0}, {0, 0}, {0, 0}},
    {51246, 51226, {518, 2}, {0, 0}, {0, 0}}, {21146, 51262, {520, 3}, {192, 2}, {0, 0}}, {51300, 51282, {0, 0}, {681, 1}, {0, 0}},
    {51330, 51311, {523, 1}, {0, 0}, {0, 0}}, {51365, 51336, {524, 2}, {683, 2}, {0, 0}}, {51410, 51381, {145, 1}, {192, 2}, {0, 0}},
    {1126, 51451, {526, 3}, {192, 2}, {0, 0}}, {51471, 51482, {529, 1}, {685, 2}, {0, 0}}, {1303, 51568, {530, 1}, {0, 0}, {0, 0}},
    {51641, 51603, {531, 2}, {687, 1}, {0, 0}}, {51707, 51673, {533, 3}, {688, 1}, {0, 0}}, {51770, 51719, {536, 2}, {689, 1}, {0, 0}},
    {51858, 51821, {538, 2}, {690, 2}, {0, 0}}, {51931, 51896, {540, 2}, {689, 1}, {0, 0}}, {52000, 51976, {542, 1}, {0, 0}, {0, 0}},
    {52093, 52064, {543, 5}, {687, 1}, {0, 0}}, {52136, 52117, {548, 2}, {692, 1}, {0, 0}}, {52200, 52177, {550, 2}, {687, 1}, {0, 0}},
    {51098, 51077, {552, 2}, {692, 1}, {0, 0}}, {52216, 52228, {554, 1}, {693, 1}, {0, 0}}, {52284, 52262, {555, 2}, {687, 1}, {0, 0}},
    {51246, 51226, {557, 3}, {692, 1}, {0, 0}}, {52383, 52359, {560, 3}, {687, 1}, {0, 0}}, {52467, 52438, {563, 3}, {689, 1}, {0, 0}},
    {52519, 52491, {566, 2}, {694, 1}, {0, 0}}, {2090, 52534, {568, 2}, {692, 1}, {0, 0}}, {52634, 52610, {570, 2}, {0, 0}, {0, 0}},
    {6738, 52645, {572, 1}, {0, 0}, {0, 0}}, {15201, 52663, {0, 0}, {0, 0}, {0, 0}}, {52706, 52681, {0, 0}, {687, 1}, {0, 0}},
    {53871, 53851, {588, 3}, {692, 1}, {0, 0}}, {55183, 55139, {605, 2}, {767, 1}, {0, 0}}, {55242, 55200, {607, 1}, {768, 1}, {0, 0}},
    {55347, 55279, {608, 2}, {0, 0}, {0, 0}}, {14357, 55374, {607, 1}, {769, 1}, {0, 0}}, {55462, 55407, {607, 1}, {770, 1}, {0, 0}},
    {55536, 55481, {607, 1}, {771, 1}, {0, 0}}, {1303, 55596, {269, 2}, {772, 1}, {0, 0}}, {55643, 55613, {461, 1}, {0, 0}, {0, 0}},
    {51246, 16881, {610, 1}, {0, 0}, {0, 0}}, {55686, 55658, {611, 1}, {0, 0}, {0, 0}}, {55690, 0, {0, 0}, {0, 0}, {0, 0}},
    {55700, 0, {0, 0}, {0, 0}, {0, 0}}, {55707, 0, {0, 0}, {0, 0}, {0, 0}}, {51246, 16881, {610, 1}, {0, 0}, {0, 0}},
    {16896, 16881, {148, 1}, {0, 0}, {0, 0}}, {60376, 1458, {662, 1}, {0, 0}, {0, 0}}, {60407, 60413, {663, 1}, {884, 1}, {0, 0}},
    {60476, 1458, {664, 1}, {0, 0}, {0, 0}}, {60503, 1458, {665, 1}, {0, 0}, {0, 0}}, {60593, 60522, {666, 4}, {0, 0}, {0, 0}},
    {60637, 60653, {670, 1}, {0, 0}, {0, 0}}, {43488, 60413, {671, 1}, {884, 1}, {0, 0}}, {60731, 1600, {672, 3}, {0, 0}, {0, 0}},
    {39974, 60413, {675, 1}, {885, 1}, {0, 0}}, {60792, 1458, {676, 1}, {0, 0}, {0, 0}}, {49068, 60413, {677, 1}, {884, 1}, {0, 0}},
    {60835, 1458, {678, 1}, {0, 0}, {0, 0}}, {60917, 60943, {679, 5}, {0, 0}, {0, 0}}, {61090, 1458, {684, 1}, {0, 0}, {0, 0}},
    {61163, 61112, {685, 1}, {886, 1}, {0, 0}}, {61196, 1458, {686, 1}, {0, 0}, {0, 0}}, {61250, 1458, {687, 1}, {0, 0}, {0, 0}},
    {61289, 60413, {688, 1}, {884, 1}, {0, 0}}, {61296, 60413, {689, 1}, {884, 1}, {0, 0}}, {61301, 60413, {690, 1}, {884, 1}, {0, 0}},
    {76159, 1458, {879, 1}, {0, 0}, {0, 0}}, {51119, 0, {0, 0}, {0, 0}, {0, 0}}, {2137, 0, {0, 0}, {0, 0}, {0, 0}},
    {76820, 1458, {884, 1}, {0, 0}, {0, 0}}, {76884, 76857, {885, 1}, {0, 0}, {0, 0}}, {78962, 16881, {894, 1}, {0, 0}, {0, 0}},
    {78995, 16881, {895, 1}, {0, 0}, {0, 0}}, {79032, 16881, {896, 1}, {0, 0}, {0, 0}}, {79063, 16881, {897, 1}, {0, 0}, {0, 0}},
    {79088, 16881, {898, 1}, {0, 0}, {0, 0}}, {79111, 16881, {899, 1}, {0, 0}, {0, 0}}, {1303, 88566, {933, 2}, {1164, 2}, {0, 0}},
    {59152, 88705, {935, 3}, {0, 0}, {0, 0}}, {88797, 0, {0, 0}, {681, 1}, {0, 0}}, {55686, 88820, {938, 1}, {1166, 2}, {0, 0}},
    {88876, 88849, {939, 2}, {1168, 3}, {0, 0}}, {60895, 88927, {941, 3}, {0, 0}, {0, 0}}, {89004, 0, {0, 0}, {0, 0}, {0, 0}},
    {89046, 1600, {944, 1}, {0, 0}, {1171, 1}}, {16896, 89059, {945, 1}, {1173, 2}, {0, 0}}, {89191, 1600, {946, 3}, {0, 0}, {1175, 1}},
    {89224, 1600, {949, 2}, {0, 0}, {1177, 1}}, {89262, 1600, {951, 2}, {0, 0}, {0, 0}}, {89275, 1600, {953, 1}, {0, 0}, {0, 0}},
    {89330, 89309, {954, 1}, {0, 0}, {0, 0}}, {89344, 1600, {955, 3}, {0, 0}, {0, 0}}, {89374, 89381, {958, 1}, {0, 0}, {0, 0}},
    {89426, 89401, {959, 2}, {0, 0}, {0, 0}}, {89475, 89461, {961, 1}, {0, 0}, {0, 0}}, {89505, 1600, {962, 2}, {0, 0}, {0, 0}},
    {89521, 1600, {964, 2}, {0, 0}, {0, 0}}, {89595, 1600, {966, 4}, {0, 0}, {1179, 1}}, {89687, 1600, {970, 5}, {0, 0}, {1181, 1}},
    {89863, 1600, {975, 8}, {0, 0}, {1183, 1}}, {90049, 1600, {983, 16}, {1185, 1}, {1186, 1}},
    {90126, 1600, {999, 8}, {0, 0}, {1188, 1}}, {90226, 90185, {1007, 1}, {0, 0}, {0, 0}}, {90364, 90284, {1008, 2}, {0, 0}, {0, 0}},
    {90433, 90393, {1010, 2}, {0, 0}, {1190, 1}}, {90441, 1600, {1012, 4}, {0, 0}, {0, 0}}, {90518, 1600, {1016, 9}, {0, 0}, {1192, 1}},
    {90569, 1600, {1025, 2}, {0, 0}, {1194, 1}}, {90627, 1600, {1027, 7}, {0, 0}, {1196, 1}}, {90657, 1600, {1034, 4}, {0, 0}, {1198, 1}},
    {90692, 1600, {1038, 4}, {0, 0}, {1200, 1}}, {90747, 1600, {1042, 3}, {0, 0}, {1202, 1}}, {90789, 1600, {1045, 8}, {0, 0}, {1204, 1}},
    {90860, 1600, {1053, 8}, {0, 0}, {1206, 1}}, {90899, 1600, {1061, 3}, {0, 0}, {1208, 1}}, {90927, 0, {0, 0}, {0, 0}, {1210, 1}},
    {91004, 1600, {1064, 8}, {0, 0}, {1212, 1}}, {91171, 1600, {1072, 14}, {1185, 1}, {1214, 1}},
    {91185, 1600, {1086, 4}, {0, 0}, {0, 0}}, {91261, 1600, {1090, 2}, {0, 0}, {1216, 1}}, {91289, 91284, {1092, 1}, {0, 0}, {0, 0}},
    {31489, 16881, {1093, 1}, {0, 0}, {0, 0}}, {91355, 91372, {1094, 1}, {0, 0}, {0, 0}}, {91413, 91421, {1095, 1}, {0, 0}, {0, 0}},
    {91832, 1600, {1096, 15}, {0, 0}, {1218, 1}}, {91963, 1600, {1111, 5}, {0, 0}, {1220, 1}},
    {92007, 1600, {1116, 1}, {0, 0}, {1222, 1}}, {92053, 1600, {1117, 2}, {0, 0}, {1224, 1}}, {92077, 1600, {1119, 1}, {0, 0}, {1226, 1}},
    {92124, 1600, {1120, 2}, {0, 0}, {1228, 1}}, {92207, 1600, {1122, 7}, {0, 0}, {1230, 1}}, {92315, 1600, {1129, 7}, {0, 0}, {1232, 1}},
    {92366, 1600, {1136, 1}, {0, 0}, {1234, 1}}, {92464, 1600, {1137, 7}, {0, 0}, {1236, 1}}, {92557, 1600, {1144, 6}, {0, 0}, {0, 0}},
    {92642, 92604, {1150, 3}, {0, 0}, {0, 0}}, {92712, 92672, {1153, 2}, {0, 0}, {0, 0}}, {92798, 92753, {1155, 2}, {0, 0}, {1238, 1}},
    {31526, 16881, {288, 1}, {0, 0}, {0, 0}}, {92807, 0, {0, 0}, {0, 0}, {0, 0}}, {93037, 1600, {1157, 10}, {0, 0}, {0, 0}},
    {93071, 1600, {1167, 3}, {0, 0}, {0, 0}}, {93151, 93129, {1170, 1}, {0, 0}, {0, 0}}, {60895, 93207, {1171, 3}, {1240, 1}, {0, 0}},
    {93307, 93269, {1174, 1}, {769, 1}, {0, 0}}, {93332, 60413, {1175, 2}, {0, 0}, {0, 0}}, {93383, 93344, {1177, 1}, {0, 0}, {1241, 1}},
    {93446, 1600, {1178, 4}, {0, 0}, {1243, 1}}, {93493, 1600, {1182, 2}, {0, 0}, {1245, 1}}, {93508, 0, {0, 0}, {0, 0}, {0, 0}},
    {93533, 93545, {1184, 1}, {0, 0}, {0, 0}}, {93581, 1600, {1185, 2}, {0, 0}, {0, 0}}, {93613, 1600, {1187, 2}, {0, 0}, {0, 0}},
    {900, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {117088, 0, {1501, 1}, {692, 1}, {1682, 1}},
    {119253, 0, {0, 0}, {0, 0}, {0, 0}}, {119258, 0, {0, 0}, {0, 0}, {0, 0}}, {119266, 0, {0, 0}, {0, 0}, {0, 0}},
    {119273, 0, {0, 0}, {0, 0}, {0, 0}}, {119306, 16881, {1509, 1}, {0, 0}, {0, 0}}, {121963, 0, {0, 0}, {0, 0}, {0, 0}},
    {121995, 1600, {1537, 2}, {0, 0}, {0, 0}}, {122010, 0, {0, 0}, {0, 0}, {0, 0}}, {122156, 1600, {1539, 5}, {0, 0}, {0, 0}},
    {122207, 1600, {1544, 1}, {0, 0}, {0, 0}}, {122229, 1600, {1545, 1}, {0, 0}, {0, 0}}, {91683, 1458, {1546, 1}, {0, 0}, {0, 0}},
    {122144, 1458, {1547, 1}, {0, 0}, {0, 0}}, {122152, 1458, {1548, 1}, {0, 0}, {0, 0}}, {122273, 1458, {1549, 1}, {0, 0}, {0, 0}},
    {122136, 1458, {1550, 1}, {0, 0}, {0, 0}}, {128730, 1458, {1623, 1}, {0, 0}, {0, 0}}, {128761, 16881, {1624, 1}, {0, 0}, {0, 0}},
    {128805, 16881, {1625, 1}, {0, 0}, {0, 0}}, {128851, 1458, {1626, 1}, {0, 0}, {0, 0}}, {128912, 1458, {1627, 1}, {0, 0}, {0, 0}},
    {128966, 16881, {1628, 1}, {0, 0}, {0, 0}}, {129001, 16881, {1629, 1}, {0, 0}, {0, 0}}, {129043, 16881, {1630, 1}, {0, 0}, {0, 0}},
    {129080, 1458, {1631, 1}, {0, 0}, {0, 0}}, {129121, 16881, {1632, 1}, {0, 0}, {0, 0}}, {129147, 1600, {1633, 2}, {0, 0}, {0, 0}},
    {129195, 1458, {1635, 1}, {0, 0}, {0, 0}}, {129236, 1458, {1636, 1}, {0, 0}, {0, 0}}, {129272, 16881, {1637, 1}, {0, 0}, {0, 0}},
    {129302, 16881, {1638, 1}, {0, 0}, {0, 0}}, {49068, 16881, {1639, 1}, {1173, 2}, {0, 0}}, {129350, 16881, {1640, 1}, {0, 0}, {0, 0}},
    {129374, 16881, {1641, 1}, {0, 0}, {0, 0}}, {129405, 16881, {1642, 1}, {0, 0}, {0, 0}}, {129437, 16881, {1643, 1}, {0, 0}, {0, 0}},
    {129463, 16881, {1644, 1}, {0, 0}, {0, 0}}, {129490, 16881, {1645, 1}, {0, 0}, {0, 0}}, {129518, 16881, {1646, 1}, {0, 0}, {0, 0}},
    {129557, 1458, {1647, 1}, {0, 0}, {0, 0}}, {129595, 16881, {1648, 1}, {0, 0}, {0, 0}}, {78849, 16881, {1649, 1}, {0, 0}, {0, 0}},
    {129647, 1458, {1650, 1}, {0, 0}, {0, 0}}, {129680, 16881, {1651, 1}, {0, 0}, {0, 0}}, {129709, 16881, {1652, 1}, {0, 0}, {0, 0}},
    {30126, 1600, {1653, 3}, {0, 0}, {0, 0}}, {129743, 16881, {1656, 1}, {0, 0}, {0, 0}}, {129772, 1458, {1657, 1}, {0, 0}, {0, 0}},
    {60895, 129840, {1658, 7}, {1778, 1}, {0, 0}}, {129972, 16881, {1665, 1}, {0, 0}, {0, 0}},
    {130015, 16881, {1666, 1}, {0, 0}, {0, 0}}, {130058, 16881, {1667, 1}, {0, 0}, {0, 0}}, {130101, 16881, {1668, 1}, {0, 0}, {0, 0}},
    {130139, 16881, {1669, 1}, {0, 0}, {0, 0}}, {130186, 16881, {1670, 1}, {0, 0}, {0, 0}}, {130244, 16881, {1671, 1}, {0, 0}, {0, 0}},
    {130296, 16881, {1672, 1}, {0, 0}, {0, 0}}, {130342, 16881, {1673, 1}, {0, 0}, {0, 0}}, {130382, 16881, {1674, 1}, {0, 0}, {0, 0}},
    {130414, 16881, {1675, 1}, {0, 0}, {0, 0}}, {130448, 16881, {1676, 1}, {0, 0}, {0, 0}}, {130483, 16881, {1677, 1}, {0, 0}, {0, 0}},
    {130518, 1458, {1678, 1}, {0, 0}, {0, 0}}, {130553, 16881, {1679, 1}, {0, 0}, {0, 0}}, {130589, 16881, {1680, 1}, {0, 0}, {0, 0}},
    {130623, 16881, {1681, 1}, {0, 0}, {0, 0}}, {152332, 0, {0, 0}, {0, 0}, {0, 0}}, {152336, 0, {0, 0}, {0, 0}, {0, 0}},
    {152405, 1600, {1927, 3}, {0, 0}, {0, 0}}, {152442, 1458, {1930, 1}, {0, 0}, {0, 0}}, {152490, 1458, {1931, 1}, {0, 0}, {0, 0}},
    {152565, 152550, {1932, 1}, {0, 0}, {0, 0}}, {152600, 152550, {1933, 1}, {0, 0}, {0, 0}}, {152636, 1458, {1934, 1}, {0, 0}, {0, 0}},
    {152675, 1458, {1935, 1}, {0, 0}, {0, 0}}, {152715, 152550, {1936, 1}, {0, 0}, {0, 0}}, {152789, 152763, {1937, 1}, {0, 0}, {0, 0}},
    {152852, 1600, {1938, 3}, {0, 0}, {0, 0}}, {1759, 152550, {1941, 1}, {0, 0}, {0, 0}}, {89939, 1600, {1942, 7}, {0, 0}, {0, 0}},
    {153091, 1458, {1949, 1}, {0, 0}, {0, 0}}, {153134, 1458, {1950, 1}, {0, 0}, {0, 0}}, {153176, 1458, {1951, 1}, {0, 0}, {0, 0}},
    {153217, 1458, {1952, 1}, {0, 0}, {0, 0}}, {153253, 1458, {1953, 1}, {0, 0}, {0, 0}}, {153286, 1458, {1954, 1}, {0, 0}, {0, 0}},
    {153322, 1458, {1955, 1}, {0, 0}, {0, 0}}, {153360, 152550, {1956, 1}, {0, 0}, {0, 0}}, {153403, 1458, {1957, 1}, {0, 0}, {0, 0}},
    {153439, 1458, {1958, 1}, {0, 0}, {0, 0}}, {153479, 152550, {1959, 1}, {0, 0}, {0, 0}}, {153501, 1600, {1960, 1}, {0, 0}, {0, 0}},
    {51119, 0, {0, 0}, {0, 0}, {0, 0}}, {167640, 0, {0, 0}, {0, 0}, {0, 0}}, {142818, 167650, {145, 1}, {0, 0}, {0, 0}},
    {6738, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55686, 173892, {2149, 1}, {2115, 4}, {0, 0}},
    {173954, 173940, {2150, 1}, {0, 0}, {0, 0}}, {173976, 16881, {2151, 2}, {692, 1}, {0, 0}},
    {173984, 0, {0, 0}, {2119, 1}, {0, 0}}, {173998, 0, {2153, 1}, {692, 1}, {0, 0}}, {174026, 1600, {2154, 4}, {0, 0}, {0, 0}},
    {60895, 177158, {2193, 7}, {0, 0}, {0, 0}}, {30126, 0, {0, 0}, {0, 0}, {0, 0}}, {47586, 0, {0, 0}, {0, 0}, {0, 0}},
    {200774, 0, {0, 0}, {0, 0}, {0, 0}}, {200786, 0, {0, 0}, {0, 0}, {0, 0}}, {203710, 0, {0, 0}, {0, 0}, {0, 0}},
    {203763, 203749, {2519, 1}, {0, 0}, {0, 0}}, {203794, 1458, {2520, 1}, {0, 0}, {0, 0}}, {1303, 208526, {2549, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {208585, 208570, {2551, 1}, {0, 0}, {0, 0}}, {59152, 208600, {2552, 2}, {0, 0}, {0, 0}},
    {208644, 0, {0, 0}, {0, 0}, {0, 0}}, {208714, 208670, {2554, 2}, {0, 0}, {0, 0}}, {208585, 208719, {2556, 1}, {692, 1}, {0, 0}},
    {212685, 212617, {2600, 3}, {0, 0}, {0, 0}}, {212696, 212617, {2600, 3}, {0, 0}, {0, 0}}, {212734, 212705, {2603, 1}, {0, 0}, {0, 0}},
    {212781, 1458, {2604, 1}, {0, 0}, {0, 0}}, {212827, 1458, {2605, 1}, {0, 0}, {0, 0}}, {51253, 212980, {2606, 8}, {2639, 2}, {2641, 1}},
    {17080, 1458, {2614, 1}, {0, 0}, {0, 0}}, {213095, 213070, {2615, 3}, {0, 0}, {0, 0}}, {237695, 16881, {2694, 1}, {0, 0}, {0, 0}},
    {237727, 16881, {2695, 1}, {0, 0}, {0, 0}}, {237791, 1600, {2696, 2}, {0, 0}, {0, 0}}, {237861, 1600, {2698, 2}, {0, 0}, {0, 0}},
    {237905, 16881, {2700, 1}, {0, 0}, {0, 0}}, {237933, 16881, {2701, 1}, {0, 0}, {0, 0}}, {237978, 16881, {2702, 1}, {0, 0}, {0, 0}},
    {238062, 1600, {2703, 9}, {0, 0}, {0, 0}}, {238084, 1600, {2712, 8}, {0, 0}, {0, 0}}, {238136, 16881, {2720, 1}, {0, 0}, {0, 0}},
    {238192, 16881, {2721, 1}, {0, 0}, {0, 0}}, {238242, 16881, {2722, 1}, {0, 0}, {0, 0}}, {1759, 16881, {11, 1}, {0, 0}, {0, 0}},
    {60503, 16881, {2723, 1}, {0, 0}, {0, 0}}, {238306, 1600, {2724, 3}, {0, 0}, {0, 0}}, {238343, 16881, {2727, 1}, {0, 0}, {0, 0}},
    {238380, 16881, {2728, 1}, {0, 0}, {0, 0}}, {238413, 16881, {2729, 1}, {0, 0}, {0, 0}}, {238435, 16881, {2730, 1}, {0, 0}, {0, 0}},
    {238470, 16881, {2731, 1}, {0, 0}, {0, 0}}, {238484, 16881, {1630, 1}, {0, 0}, {0, 0}}, {238524, 16881, {2732, 1}, {0, 0}, {0, 0}},
    {238563, 16881, {2733, 1}, {0, 0}, {0, 0}}, {238603, 16881, {2734, 1}, {0, 0}, {0, 0}}, {238644, 16881, {2735, 1}, {0, 0}, {0, 0}},
    {238680, 16881, {2736, 1}, {0, 0}, {0, 0}}, {238714, 16881, {2737, 1}, {0, 0}, {0, 0}}, {238756, 16881, {2738, 1}, {0, 0}, {0, 0}},
    {238804, 16881, {2739, 1}, {0, 0}, {0, 0}}, {238870, 1600, {2740, 2}, {0, 0}, {0, 0}}, {238857, 16881, {2742, 1}, {0, 0}, {0, 0}},
    {237772, 16881, {2743, 1}, {0, 0}, {0, 0}}, {238927, 16881, {2744, 1}, {0, 0}, {0, 0}}, {238960, 16881, {2745, 1}, {0, 0}, {0, 0}},
    {238993, 16881, {2746, 1}, {0, 0}, {0, 0}}, {239026, 16881, {2747, 1}, {0, 0}, {0, 0}}, {239062, 16881, {2748, 1}, {0, 0}, {0, 0}},
    {90267, 16881, {2749, 1}, {0, 0}, {0, 0}}, {239119, 16881, {2750, 1}, {0, 0}, {0, 0}}, {239399, 1600, {2751, 8}, {0, 0}, {0, 0}},
    {89648, 16881, {2759, 1}, {0, 0}, {0, 0}}, {239452, 16881, {2760, 1}, {0, 0}, {0, 0}}, {239490, 16881, {2761, 1}, {0, 0}, {0, 0}},
    {237841, 16881, {2762, 1}, {0, 0}, {0, 0}}, {239518, 16881, {2763, 1}, {0, 0}, {0, 0}}, {153501, 16881, {2764, 1}, {0, 0}, {0, 0}},
    {262336, 0, {0, 0}, {0, 0}, {0, 0}}, {30126, 262343, {3044, 1}, {0, 0}, {0, 0}}, {262374, 16881, {3045, 1}, {0, 0}, {0, 0}},
    {262404, 1600, {3046, 2}, {0, 0}, {0, 0}}, {238413, 16881, {2729, 1}, {0, 0}, {0, 0}}, {2013, 16881, {3048, 1}, {0, 0}, {0, 0}},
    {262438, 1600, {3049, 2}, {0, 0}, {0, 0}}, {262477, 16881, {3051, 1}, {0, 0}, {0, 0}}, {262486, 1600, {3052, 1}, {0, 0}, {0, 0}},
    {262511, 16881, {3053, 1}, {0, 0}, {0, 0}}, {262534, 16881, {3054, 1}, {0, 0}, {0, 0}}, {262546, 16881, {3055, 1}, {0, 0}, {0, 0}},
    {262588, 16881, {3056, 1}, {0, 0}, {0, 0}}, {262836, 262676, {3057, 4}, {0, 0}, {0, 0}}, {262857, 1600, {3061, 2}, {0, 0}, {0, 0}},
    {51471, 0, {0, 0}, {3658, 1}, {0, 0}}, {272058, 0, {0, 0}, {3659, 1}, {0, 0}}, {272065, 0, {0, 0}, {3658, 1}, {0, 0}},
    {272109, 0, {0, 0}, {3660, 1}, {0, 0}}, {61366, 272134, {3178, 1}, {3659, 1}, {0, 0}}, {272158, 173940, {2150, 1}, {3658, 1}, {0, 0}},
    {6738, 0, {0, 0}, {3658, 1}, {0, 0}}, {272191, 272164, {3179, 1}, {0, 0}, {0, 0}}, {92807, 0, {0, 0}, {3893, 1}, {0, 0}},
    {79032, 16881, {896, 1}, {0, 0}, {0, 0}}, {17080, 16881, {329, 1}, {0, 0}, {0, 0}}, {299830, 16881, {3386, 1}, {0, 0}, {0, 0}},
    {304722, 0, {0, 0}, {0, 0}, {0, 0}}, {304732, 0, {0, 0}, {0, 0}, {0, 0}}, {304769, 304740, {3478, 2}, {0, 0}, {0, 0}},
    {127846, 304775, {145, 1}, {0, 0}, {0, 0}}, {304832, 304814, {3480, 2}, {0, 0}, {0, 0}}, {310569, 310549, {3554, 3}, {772, 1}, {0, 0}},
    {310578, 0, {0, 0}, {0, 0}, {0, 0}}, {310610, 310587, {3557, 4}, {772, 1}, {0, 0}}, {310698, 1600, {3561, 3}, {0, 0}, {0, 0}},
    {310734, 16881, {3564, 1}, {0, 0}, {0, 0}}, {310763, 1458, {3565, 1}, {0, 0}, {0, 0}}, {36086, 1600, {3566, 6}, {4112, 1}, {0, 0}},
    {310538, 310824, {3572, 1}, {0, 0}, {0, 0}}, {49068, 1458, {3573, 1}, {0, 0}, {0, 0}}, {142818, 310869, {3574, 2}, {0, 0}, {0, 0}},
    {310911, 1600, {3576, 2}, {0, 0}, {0, 0}}, {213095, 310930, {3578, 2}, {4112, 1}, {0, 0}},
    {109535, 16881, {3628, 1}, {0, 0}, {0, 0}}, {237772, 16881, {2743, 1}, {0, 0}, {0, 0}}, {129302, 16881, {3629, 1}, {0, 0}, {0, 0}},
    {317258, 1600, {1653, 3}, {0, 0}, {0, 0}}, {317286, 1600, {3630, 4}, {0, 0}, {0, 0}}, {237841, 16881, {2762, 1}, {0, 0}, {0, 0}},
    {60895, 317338, {3634, 5}, {0, 0}, {0, 0}},
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
    {7496, 24, 1, 0, 0}, {2128, 18, 1, 0, 0}, {4588, 35, 2, 0, 0}, {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0},
    {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0}, {8046, 24, 2, 0, 0}, {8055, 24, 2, 0, 0}, {8066, 24, 2, 0, 0},
    {2128, 18, 1, 0, 0}, {8079, 18, 1, 0, 0}, {8088, 22, 2, 0, 0}, {8106, 22, 2, 0, 0}, {8122, 22, 2, 0, 0},
    {4588, 22, 2, 0, 0}, {3636, 24, 2, 0, 0}, {3647, 24, 2, 0, 0}, {9465, 24, 2, 0, 0}, {9470, 24, 2, 0, 0},
    {9483, 24, 2, 0, 0}, {9501, 24, 2, 0, 0}, {9516, 24, 2, 0, 0}, {9529, 22, 2, 0, 0}, {8106, 22, 2, 0, 0},
    {8122, 22, 2, 0, 0}, {8088, 35, 2, 0, 0}, {9543, 40, 2, 0, 0}, {6743, 31, 0, 0, 0}, {6765, 31, 0, 0, 0},
    {6743, 31, 0, 0, 0}, {11233, 31, 0, 0, 0}, {6765, 31, 0, 0, 0}, {2961, 24, 2, 0, 0}, {4575, 24, 2, 0, 0},
    {2128, 18, 1, 0, 0}, {8079, 18, 1, 0, 0}, {8088, 22, 2, 0, 0}, {8106, 22, 2, 0, 0}, {8122, 22, 2, 0, 0},
    {4588, 22, 2, 0, 0}, {12738, 24, 1, 0, 0}, {7496, 24, 1, 0, 0}, {2128, 18, 1, 0, 0}, {4575, 24, 2, 0, 0},
    {6242, 24, 1, 0, 0}, {6255, 24, 1, 0, 0}, {2128, 18, 1, 0, 0}, {13998, 35, 2, 0, 0}, {14337, 34, 2, 0, 0},
    {14349, 34, 0, 0, 0}, {14498, 34, 0, 0, 0}, {14511, 34, 2, 0, 0}, {14525, 34, 2, 0, 0}, {14846, 34, 2, 0, 0},
    {14865, 34, 2, 0, 0}, {14884, 35, 2, 0, 0}, {15084, 35, 2, 0, 0}, {15103, 19, 0, 0, 0}, {15114, 31, 0, 0, 0},
    {14525, 34, 2, 0, 0}, {14511, 34, 2, 0, 0}, {14498, 34, 0, 0, 0}, {21, 49, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {13998, 34, 2, 0, 0}, {9543, 35, 2, 0, 0}, {1398, 0, 0, 0, 0}, {21, 49, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {3681, 53, 0, 0, 0}, {1398, 53, 0, 0, 0}, {21, 49, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {16743, 54, 0, 0, 0}, {16743, 54, 0, 0, 0}, {16800, 54, 0, 0, 0}, {1398, 55, 0, 0, 0}, {1398, 56, 0, 0, 0},
    {1398, 57, 0, 0, 0}, {1398, 58, 0, 0, 0}, {17072, 0, 0, 0, 0}, {17076, 0, 0, 0, 0}, {17598, 62, 0, 0, 0},
    {17605, 63, 0, 0, 0}, {17598, 49, 0, 0, 0}, {17714, 65, 1, 0, 0}, {17725, 66, 1, 0, 0}, {3681, 49, 0, 0, 0},
    {17076, 49, 0, 0, 0}, {18155, 34, 2, 0, 0}, {18166, 49, 0, 0, 0}, {18170, 34, 2, 0, 0}, {18430, 49, 0, 0, 0},
    {18437, 34, 2, 0, 0}, {18452, 49, 0, 0, 0}, {18456, 34, 2, 0, 0}, {18468, 67, 0, 0, 0}, {18468, 67, 0, 0, 0},
    {18796, 34, 2, 0, 0}, {18817, 34, 2, 0, 0}, {18840, 34, 2, 0, 0}, {18861, 68, 1, 0, 0}, {18876, 18, 1, 0, 0},
    {18890, 69, 1, 0, 0}, {18901, 69, 1, 0, 0}, {18914, 49, 1, 0, 0}, {18937, 34, 2, 0, 0}, {18960, 34, 1, 0, 0},
    {18977, 69, 1, 0, 0}, {18991, 34, 1, 0, 0}, {19007, 70, 0, 0, 0}, {18468, 71, 0, 0, 0}, {18468, 71, 0, 0, 0},
    {15535, 72, 0, 0, 0}, {18796, 34, 2, 0, 0}, {18817, 34, 2, 0, 0}, {18840, 34, 2, 0, 0}, {18861, 68, 1, 0, 0},
    {18876, 18, 1, 0, 0}, {18890, 69, 1, 0, 0}, {18901, 69, 1, 0, 0}, {18914, 49, 1, 0, 0}, {18937, 34, 2, 0, 0},
    {18960, 34, 1, 0, 0}, {18977, 69, 1, 0, 0}, {18991, 34, 1, 0, 0}, {22099, 73, 0, 0, 0}, {22107, 73, 0, 0, 0},
    {22115, 74, 0, 0, 0}, {22121, 74, 0, 0, 0}, {17598, 79, 0, 0, 0}, {22701, 80, 0, 0, 0}, {22707, 81, 1, 0, 0},
    {17605, 81, 0, 0, 0}, {17598, 80, 0, 0, 0}, {22996, 69, 0, 0, 0}, {22707, 83, 1, 0, 0}, {17605, 83, 0, 0, 0},
    {22099, 80, 0, 0, 0}, {22107, 80, 1, 0, 0}, {22707, 83, 1, 0, 0}, {17076, 85, 0, 0, 0}, {3681, 85, 0, 0, 0},
    {17076, 0, 0, 0, 0}, {23859, 0, 0, 0, 0}, {21, 49, 0, 0, 0}, {15535, 69, 2, 0, 0}, {23863, 69, 1, 0, 0},
    {1398, 0, 0, 0, 0}, {1398, 86, 0, 0, 0}, {21, 49, 0, 0, 0}, {15535, 69, 2, 0, 0}, {23863, 69, 1, 0, 0},
    {1398, 87, 0, 0, 0}, {21, 49, 0, 0, 0}, {15535, 69, 2, 0, 0}, {23863, 69, 1, 0, 0}, {1398, 69, 0, 0, 0},
    {21, 49, 0, 0, 0}, {15535, 69, 2, 0, 0}, {23863, 69, 1, 0, 0}, {21, 49, 0, 0, 0}, {15535, 69, 2, 0, 0},
    {23863, 69, 1, 0, 0}, {1398, 0, 0, 0, 0}, {21, 49, 0, 0, 0}, {15535, 69, 2, 0, 0}, {23863, 69, 1, 0, 0},
    {17598, 88, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 89, 0, 0, 0}, {17598, 90, 0, 0, 0}, {22701, 91, 0, 0, 0},
    {17605, 92, 0, 0, 0}, {22099, 95, 0, 0, 0}, {22107, 95, 0, 0, 0}, {22115, 96, 0, 0, 0}, {26756, 97, 0, 0, 0},
    {26764, 97, 0, 0, 0}, {22121, 96, 0, 0, 0}, {22099, 99, 0, 0, 0}, {22107, 99, 0, 0, 0}, {22115, 100, 0, 0, 0},
    {27464, 101, 0, 0, 0}, {27471, 101, 0, 0, 0}, {22121, 100, 0, 0, 0}, {22099, 105, 0, 0, 0},
    {22107, 106, 0, 0, 0}, {22115, 107, 0, 0, 0}, {28708, 108, 0, 0, 0}, {22121, 107, 0, 0, 0},
    {17076, 49, 0, 0, 0}, {18155, 34, 2, 0, 0}, {22099, 110, 0, 0, 0}, {22107, 110, 0, 0, 0}, {22115, 111, 0, 0, 0},
    {22121, 111, 0, 0, 0}, {30126, 114, 0, 0, 0}, {16743, 54, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {3665, 34, 1, 0, 0}, {17605, 115, 0, 0, 0}, {30568, 116, 0, 0, 0}, {30572, 116, 0, 0, 0}, {1, 117, 0, 0, 0},
    {17605, 117, 0, 0, 0}, {30568, 118, 0, 0, 0}, {30572, 118, 0, 0, 0}, {1, 119, 0, 0, 0}, {17605, 119, 0, 0, 0},
    {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {31029, 115, 0, 0, 0}, {3665, 34, 1, 0, 0}, {1398, 120, 0, 0, 0},
    {1398, 121, 0, 0, 0}, {30568, 122, 0, 0, 0}, {30572, 122, 0, 0, 0}, {3681, 122, 0, 0, 0}, {30568, 124, 0, 0, 0},
    {30572, 124, 0, 0, 0}, {3681, 124, 0, 0, 0}, {32061, 124, 0, 0, 0}, {31526, 126, 0, 0, 0},
    {32366, 127, 0, 0, 0}, {32369, 127, 0, 0, 0}, {3681, 126, 0, 0, 0}, {32366, 122, 0, 0, 0},
    {32369, 122, 0, 0, 0}, {32366, 131, 0, 0, 0}, {32369, 131, 0, 0, 0}, {32366, 132, 0, 0, 0},
    {32369, 132, 0, 0, 0}, {33553, 124, 0, 0, 0}, {33557, 124, 0, 0, 0}, {33749, 122, 0, 0, 0},
    {32366, 122, 0, 0, 0}, {22701, 122, 0, 0, 0}, {15093, 126, 0, 0, 0}, {34228, 0, 0, 0, 0}, {34239, 0, 0, 0, 0},
    {34851, 134, 0, 0, 0}, {34853, 135, 0, 0, 0}, {34855, 135, 0, 0, 0}, {17605, 134, 0, 0, 0},
    {1, 136, 0, 0, 0}, {35189, 137, 0, 0, 0}, {35194, 137, 0, 0, 0}, {17605, 136, 0, 0, 0}, {1, 138, 0, 0, 0},
    {35189, 139, 0, 0, 0}, {35194, 139, 0, 0, 0}, {17605, 138, 0, 0, 0}, {34851, 140, 0, 0, 0},
    {34853, 140, 0, 0, 0}, {17605, 141, 0, 0, 0}, {1398, 142, 0, 0, 0}, {1398, 143, 0, 0, 0}, {1398, 144, 0, 0, 0},
    {30172, 145, 0, 0, 0}, {3681, 145, 0, 0, 0}, {30172, 145, 0, 0, 0}, {37097, 34, 0, 0, 0}, {3681, 146, 0, 0, 0},
    {30568, 148, 0, 0, 0}, {30572, 53, 0, 0, 0}, {37538, 53, 1, 0, 0}, {37546, 53, 1, 0, 0}, {1, 53, 1, 0, 0},
    {3681, 149, 0, 0, 0}, {1126, 146, 0, 0, 0}, {30172, 145, 0, 0, 0}, {37097, 34, 0, 0, 0}, {17605, 150, 0, 0, 0},
    {32553, 151, 0, 0, 0}, {38531, 152, 0, 0, 0}, {37097, 69, 0, 0, 0}, {38996, 153, 0, 0, 0},
    {39010, 153, 0, 0, 0}, {39024, 154, 0, 0, 0}, {39035, 154, 0, 0, 0}, {1126, 146, 0, 0, 0},
    {32553, 151, 0, 0, 0}, {37097, 69, 0, 0, 0}, {32553, 151, 0, 0, 0}, {39341, 152, 0, 0, 0},
    {37097, 69, 0, 0, 0}, {17609, 69, 0, 0, 0}, {39341, 152, 0, 0, 0}, {39590, 69, 0, 0, 0}, {37097, 69, 0, 0, 0},
    {32553, 151, 0, 0, 0}, {1126, 146, 0, 0, 0}, {18468, 49, 0, 0, 0}, {39974, 151, 0, 0, 0}, {30172, 145, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {37097, 34, 0, 0, 0}, {30568, 146, 0, 0, 0}, {30572, 146, 0, 0, 0}, {37538, 151, 1, 0, 0},
    {37546, 151, 1, 0, 0}, {1, 145, 1, 0, 0}, {30568, 156, 0, 0, 0}, {30572, 53, 0, 0, 0}, {37538, 53, 1, 0, 0},
    {37546, 53, 1, 0, 0}, {1, 53, 1, 0, 0}, {3681, 157, 0, 0, 0}, {30568, 158, 0, 0, 0}, {30572, 53, 0, 0, 0},
    {37538, 53, 1, 0, 0}, {37546, 53, 1, 0, 0}, {1, 53, 1, 0, 0}, {3681, 159, 0, 0, 0}, {30172, 145, 0, 0, 0},
    {37097, 34, 0, 0, 0}, {39974, 151, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {18468, 161, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {41872, 0, 1, 0, 0}, {39974, 53, 1, 0, 0}, {42263, 145, 0, 0, 0}, {18468, 161, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {39974, 53, 1, 0, 0}, {17605, 145, 0, 0, 0}, {17598, 162, 0, 0, 0}, {3681, 163, 0, 0, 0},
    {17598, 163, 0, 0, 0}, {3681, 162, 0, 0, 0}, {17076, 164, 0, 0, 0}, {18166, 164, 0, 0, 0},
    {15084, 166, 0, 0, 0}, {43630, 166, 0, 0, 0}, {43639, 166, 0, 0, 0}, {1, 167, 0, 0, 0}, {35189, 168, 0, 0, 0},
    {35194, 168, 0, 0, 0}, {17605, 167, 0, 0, 0}, {43844, 169, 0, 0, 0}, {39974, 151, 0, 0, 0},
    {2374, 170, 0, 0, 0}, {44228, 169, 0, 0, 0}, {44231, 151, 0, 0, 0}, {17609, 69, 0, 0, 0}, {18468, 65, 0, 0, 0},
    {22129, 65, 0, 0, 0}, {44495, 166, 0, 0, 0}, {44498, 166, 0, 0, 0}, {44495, 166, 0, 0, 0},
    {44498, 166, 0, 0, 0}, {44521, 166, 0, 0, 0}, {44524, 166, 0, 0, 0}, {39974, 171, 0, 0, 0},
    {35189, 172, 0, 0, 0}, {35194, 172, 0, 0, 0}, {17605, 172, 0, 0, 0}, {39974, 171, 0, 0, 0},
    {35189, 173, 0, 0, 0}, {35194, 173, 0, 0, 0}, {17605, 173, 0, 0, 0}, {44228, 151, 0, 0, 0},
    {44231, 151, 0, 0, 0}, {17609, 34, 0, 0, 0}, {3681, 151, 0, 0, 0}, {1, 174, 0, 0, 0}, {35189, 175, 0, 0, 0},
    {35194, 175, 0, 0, 0}, {18166, 174, 0, 0, 0}, {1, 176, 0, 0, 0}, {35189, 177, 0, 0, 0}, {35194, 177, 0, 0, 0},
    {18166, 176, 0, 0, 0}, {45658, 164, 0, 0, 0}, {45667, 164, 0, 0, 0}, {45676, 164, 0, 0, 0},
    {45685, 164, 0, 0, 0}, {45658, 164, 0, 0, 0}, {45667, 164, 0, 0, 0}, {45917, 164, 0, 0, 0},
    {45926, 164, 0, 0, 0}, {45676, 164, 0, 0, 0}, {45685, 164, 0, 0, 0}, {45935, 164, 0, 0, 0},
    {45944, 164, 0, 0, 0}, {46413, 54, 0, 0, 0}, {33749, 178, 0, 0, 0}, {46407, 179, 0, 0, 0},
    {46487, 34, 0, 0, 0}, {33749, 178, 0, 0, 0}, {3681, 0, 1, 0, 0}, {33749, 179, 0, 0, 0}, {14349, 178, 2, 0, 0},
    {47016, 182, 0, 0, 0}, {47019, 183, 0, 0, 0}, {47016, 182, 0, 0, 0}, {47019, 183, 0, 0, 0},
    {47319, 184, 0, 0, 0}, {47424, 0, 0, 0, 0}, {47436, 0, 0, 0, 0}, {47447, 0, 0, 0, 0}, {47586, 34, 0, 0, 0},
    {3681, 179, 0, 0, 0}, {47734, 185, 2, 0, 0}, {47747, 178, 2, 0, 0}, {5486, 186, 0, 0, 0}, {47760, 187, 2, 0, 0},
    {47772, 19, 0, 0, 0}, {47962, 31, 0, 0, 0}, {33749, 189, 0, 0, 0}, {33749, 189, 0, 0, 0}, {47019, 183, 0, 0, 0},
    {3681, 178, 0, 0, 0}, {48467, 18, 0, 0, 0}, {48528, 187, 0, 0, 0}, {1398, 0, 0, 0, 0}, {48528, 187, 0, 0, 0},
    {49039, 34, 2, 0, 0}, {49053, 191, 1, 0, 0}, {49058, 34, 1, 0, 0}, {3681, 191, 0, 0, 0}, {49259, 192, 0, 0, 0},
    {49265, 192, 0, 0, 0}, {49392, 192, 2, 0, 0}, {49400, 18, 2, 0, 0}, {49411, 192, 2, 0, 0},
    {49420, 18, 2, 0, 0}, {21146, 191, 0, 0, 0}, {17598, 191, 0, 0, 0}, {49742, 193, 0, 0, 0},
    {3681, 191, 1, 0, 0}, {21146, 194, 0, 0, 0}, {50089, 195, 0, 0, 0}, {3681, 194, 0, 0, 0}, {50947, 196, 0, 0, 0},
    {9543, 196, 0, 0, 0}, {51071, 197, 0, 0, 0}, {51060, 198, 0, 0, 0}, {30126, 114, 0, 0, 0},
    {16743, 54, 0, 0, 0}, {36086, 199, 0, 0, 0}, {51129, 200, 0, 0, 0}, {51200, 16, 0, 0, 0}, {51217, 17, 0, 0, 0},
    {30126, 114, 0, 0, 0}, {16743, 54, 0, 0, 0}, {51253, 200, 0, 0, 0}, {51305, 196, 0, 0, 0},
    {16743, 54, 0, 0, 0}, {51129, 200, 0, 0, 0}, {30126, 114, 0, 0, 0}, {16743, 54, 0, 0, 0}, {51438, 201, 0, 0, 0},
    {1398, 202, 0, 0, 0}, {1398, 203, 0, 0, 0}, {46830, 204, 0, 0, 0}, {51596, 204, 0, 0, 0}, {16743, 54, 0, 0, 0},
    {47586, 205, 0, 0, 0}, {51665, 206, 0, 0, 0}, {6738, 193, 0, 0, 0}, {51665, 206, 0, 0, 0},
    {6738, 193, 0, 0, 0}, {51811, 207, 0, 0, 0}, {6738, 193, 0, 0, 0}, {1398, 208, 0, 0, 0}, {1398, 209, 0, 0, 0},
    {52011, 16, 0, 0, 0}, {52020, 197, 0, 0, 0}, {52031, 197, 0, 0, 0}, {52044, 197, 0, 0, 0},
    {52053, 197, 0, 0, 0}, {6738, 54, 0, 0, 55}, {1398, 210, 0, 0, 0}, {52158, 211, 0, 0, 0}, {52168, 200, 0, 0, 0},
    {6738, 54, 0, 0, 55}, {1398, 212, 0, 0, 0}, {1398, 213, 0, 0, 0}, {2097, 16, 0, 0, 0}, {52253, 204, 0, 0, 0},
    {51200, 16, 0, 0, 0}, {52293, 17, 0, 0, 0}, {6738, 54, 0, 0, 55}, {52306, 214, 0, 0, 0}, {52325, 214, 0, 0, 0},
    {52342, 204, 0, 0, 0}, {6738, 193, 0, 0, 0}, {15535, 215, 0, 0, 0}, {52431, 216, 0, 0, 0},
    {39590, 205, 0, 0, 0}, {52483, 114, 0, 0, 0}, {1398, 17, 0, 0, 0}, {6738, 54, 0, 0, 55}, {52579, 16, 0, 0, 0},
    {52593, 217, 0, 0, 0}, {1398, 54, 0, 0, 0}, {50947, 35, 2, 0, 0}, {52845, 40, 2, 0, 0}, {52951, 18, 0, 0, 0},
    {53017, 35, 2, 0, 0}, {49742, 0, 0, 0, 0}, {15093, 18, 0, 0, 0}, {53120, 35, 2, 0, 0}, {53137, 40, 2, 0, 0},
    {53170, 0, 0, 0, 0}, {53179, 0, 0, 0, 0}, {53474, 218, 0, 0, 0}, {53479, 35, 2, 0, 0}, {53495, 40, 3, 53508, 0},
    {53542, 0, 0, 0, 0}, {53561, 0, 2, 0, 0}, {53841, 210, 0, 0, 0}, {53846, 210, 0, 0, 0}, {6738, 54, 0, 0, 55},
    {50471, 219, 0, 0, 0}, {3681, 220, 0, 0, 0}, {30568, 219, 0, 0, 0}, {30572, 219, 0, 0, 0},
    {3681, 219, 0, 0, 0}, {33749, 0, 0, 0, 0}, {50471, 221, 0, 0, 0}, {53841, 220, 0, 0, 0}, {54298, 220, 0, 0, 0},
    {3681, 18, 0, 0, 0}, {54298, 220, 0, 0, 0}, {30568, 219, 0, 0, 0}, {30572, 223, 0, 0, 0}, {53841, 220, 0, 0, 0},
    {55135, 224, 0, 0, 0}, {1398, 200, 0, 0, 0}, {55192, 203, 0, 0, 0}, {55250, 214, 0, 0, 0},
    {55260, 6, 0, 0, 0}, {1398, 17, 0, 0, 0}, {55650, 54, 0, 0, 0}, {30568, 225, 0, 0, 0}, {30572, 225, 0, 0, 0},
    {14349, 225, 0, 0, 0}, {55839, 226, 0, 0, 0}, {3681, 227, 0, 0, 0}, {33749, 228, 0, 0, 0},
    {3681, 225, 0, 0, 0}, {2940, 226, 0, 0, 0}, {1398, 225, 0, 0, 0}, {15084, 225, 0, 0, 0}, {13998, 225, 2, 0, 0},
    {14349, 225, 2, 0, 0}, {17598, 225, 0, 0, 0}, {49742, 225, 0, 0, 0}, {15093, 18, 0, 0, 0},
    {34228, 225, 0, 0, 0}, {34239, 225, 0, 0, 0}, {56903, 227, 0, 0, 0}, {3681, 226, 0, 0, 0},
    {15084, 231, 0, 0, 0}, {43630, 231, 0, 0, 0}, {14349, 231, 0, 0, 0}, {47772, 19, 0, 0, 0},
    {57123, 19, 0, 0, 0}, {57162, 228, 2, 0, 0}, {57427, 232, 0, 0, 0}, {57438, 232, 0, 0, 0},
    {9465, 232, 0, 0, 0}, {3681, 233, 0, 0, 0}, {15093, 18, 0, 0, 0}, {33749, 226, 0, 0, 0}, {14349, 18, 0, 0, 0},
    {33749, 234, 0, 0, 0}, {14349, 233, 0, 0, 0}, {33749, 235, 0, 0, 0}, {15084, 232, 0, 0, 0},
    {43630, 232, 0, 0, 0}, {14349, 232, 0, 0, 0}, {33749, 225, 1, 0, 0}, {1398, 236, 0, 0, 0},
    {15535, 225, 2, 0, 0}, {52951, 232, 0, 0, 0}, {58758, 19, 0, 0, 0}, {58772, 19, 2, 0, 0}, {58952, 228, 2, 0, 0},
    {3681, 225, 1, 0, 0}, {14349, 40, 2, 0, 0}, {46830, 237, 0, 0, 0}, {59190, 35, 2, 0, 0}, {14349, 0, 0, 0, 0},
    {1398, 238, 0, 0, 0}, {60407, 239, 0, 0, 0}, {1398, 240, 0, 0, 0}, {1398, 241, 0, 0, 0}, {2097, 16, 0, 0, 0},
    {47933, 54, 0, 0, 0}, {46837, 222, 1, 0, 0}, {52168, 242, 1, 0, 0}, {60637, 243, 0, 0, 60650},
    {43488, 239, 0, 0, 0}, {60715, 244, 0, 0, 0}, {14357, 202, 0, 0, 0}, {60725, 202, 0, 0, 0},
    {39974, 214, 0, 0, 0}, {1398, 245, 0, 0, 0}, {16896, 55, 0, 0, 0}, {1398, 246, 0, 0, 0}, {60895, 200, 0, 0, 0},
    {60902, 247, 0, 0, 60909}, {60917, 16, 0, 0, 0}, {60924, 242, 1, 0, 0}, {60935, 248, 1, 0, 0},
    {1398, 249, 0, 0, 0}, {60895, 200, 1, 0, 0}, {1398, 250, 0, 0, 0}, {1398, 251, 0, 0, 0}, {61289, 239, 0, 0, 0},
    {61296, 239, 0, 0, 0}, {61301, 239, 0, 0, 0}, {1398, 252, 0, 0, 0}, {3681, 252, 0, 0, 0}, {61526, 254, 2, 0, 0},
    {61544, 34, 2, 0, 0}, {61557, 34, 2, 0, 0}, {21, 49, 0, 0, 0}, {61572, 255, 1, 0, 0}, {61526, 254, 2, 0, 0},
    {62427, 34, 0, 0, 0}, {62432, 34, 0, 0, 0}, {21, 49, 0, 0, 0}, {62437, 259, 0, 0, 0}, {61572, 255, 1, 0, 0},
    {61526, 254, 2, 0, 0}, {62856, 34, 0, 0, 0}, {62862, 34, 0, 0, 0}, {62868, 34, 0, 0, 0}, {62873, 34, 0, 0, 0},
    {62884, 34, 0, 0, 0}, {62895, 49, 0, 0, 0}, {62903, 49, 0, 0, 0}, {52431, 49, 0, 0, 0}, {62912, 259, 0, 0, 0},
    {61572, 255, 1, 0, 0}, {61526, 254, 2, 0, 0}, {62427, 34, 0, 0, 0}, {62432, 34, 0, 0, 0}, {63456, 34, 0, 0, 0},
    {63460, 49, 0, 0, 0}, {63468, 49, 0, 0, 0}, {52431, 49, 0, 0, 0}, {61526, 254, 2, 0, 0}, {62427, 34, 0, 0, 0},
    {62432, 34, 0, 0, 0}, {63456, 34, 0, 0, 0}, {63908, 49, 0, 0, 0}, {52431, 49, 0, 0, 0}, {61526, 254, 2, 0, 0},
    {62427, 34, 0, 0, 0}, {62432, 34, 0, 0, 0}, {63456, 34, 0, 0, 0}, {64088, 49, 0, 0, 0}, {63460, 49, 0, 0, 0},
    {52431, 49, 0, 0, 0}, {61526, 254, 2, 0, 0}, {62427, 34, 0, 0, 0}, {62432, 34, 0, 0, 0}, {63456, 34, 0, 0, 0},
    {64302, 49, 0, 0, 0}, {63468, 49, 0, 0, 0}, {52431, 49, 0, 0, 0}, {61526, 254, 2, 0, 0}, {21, 49, 0, 0, 0},
    {64544, 34, 2, 0, 0}, {64549, 261, 0, 0, 0}, {61572, 255, 1, 0, 0}, {61526, 254, 2, 0, 0},
    {21, 49, 0, 0, 0}, {61572, 255, 1, 0, 0}, {61526, 254, 2, 0, 0}, {64549, 261, 0, 0, 0}, {61526, 254, 2, 0, 0},
    {62912, 259, 0, 0, 0}, {65625, 262, 0, 0, 0}, {1398, 264, 0, 0, 0}, {61526, 254, 2, 0, 0},
    {66054, 34, 0, 0, 0}, {66064, 34, 0, 0, 0}, {66074, 34, 0, 0, 0}, {66084, 34, 0, 0, 0}, {66095, 34, 0, 0, 0},
    {66106, 34, 0, 0, 0}, {66117, 34, 1, 0, 0}, {66130, 34, 1, 0, 0}, {66143, 34, 1, 0, 0}, {66156, 69, 1, 0, 0},
    {61526, 254, 2, 0, 0}, {66054, 265, 0, 0, 0}, {66064, 265, 0, 0, 0}, {66074, 265, 0, 0, 0},
    {66084, 265, 0, 0, 0}, {66095, 265, 0, 0, 0}, {66106, 265, 0, 0, 0}, {66117, 265, 1, 0, 0},
    {66130, 265, 1, 0, 0}, {66143, 265, 1, 0, 0}, {66156, 69, 1, 0, 0}, {66677, 35, 2, 0, 0}, {66692, 0, 1, 0, 0},
    {61526, 254, 2, 0, 0}, {18166, 49, 0, 0, 0}, {17076, 49, 0, 0, 0}, {61526, 254, 2, 0, 0}, {18166, 49, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {56359, 267, 2, 0, 0}, {1398, 85, 0, 0, 0}, {68505, 85, 0, 0, 0}, {68518, 18, 0, 0, 0},
    {61526, 254, 2, 0, 0}, {68711, 261, 0, 0, 0}, {68718, 270, 0, 0, 0}, {68725, 259, 0, 0, 0},
    {50089, 49, 0, 0, 0}, {61526, 254, 2, 0, 0}, {68711, 261, 0, 0, 0}, {68718, 270, 0, 0, 0},
    {68725, 259, 0, 0, 0}, {69246, 34, 0, 0, 0}, {61572, 255, 1, 0, 0}, {61526, 254, 2, 0, 0},
    {62912, 259, 0, 0, 0}, {69719, 49, 0, 0, 0}, {69729, 49, 0, 0, 0}, {52431, 49, 0, 0, 0}, {69950, 69, 0, 0, 0},
    {1398, 85, 0, 0, 0}, {39590, 69, 0, 0, 0}, {51071, 69, 0, 0, 0}, {70050, 85, 0, 0, 0}, {68518, 18, 0, 0, 0},
    {61526, 254, 2, 0, 0}, {19007, 274, 0, 0, 0}, {70322, 259, 0, 0, 0}, {70329, 275, 0, 0, 0},
    {68725, 276, 0, 0, 0}, {61526, 254, 2, 0, 0}, {19007, 274, 0, 0, 0}, {61572, 255, 1, 0, 0},
    {61526, 254, 2, 0, 0}, {19007, 274, 0, 0, 0}, {61526, 254, 2, 0, 0}, {19007, 274, 0, 0, 0},
    {70322, 259, 0, 0, 0}, {70329, 275, 0, 0, 0}, {68725, 276, 0, 0, 0}, {69246, 34, 0, 0, 0},
    {50089, 49, 0, 0, 0}, {71207, 34, 0, 0, 0}, {61572, 255, 1, 0, 0}, {62427, 34, 0, 0, 0}, {62432, 34, 0, 0, 0},
    {63456, 34, 0, 0, 0}, {61572, 255, 1, 0, 0}, {61526, 254, 2, 0, 0}, {70322, 259, 0, 0, 0},
    {68718, 261, 0, 0, 0}, {72086, 270, 0, 0, 0}, {72093, 49, 2, 0, 0}, {61526, 254, 2, 0, 0},
    {70322, 259, 0, 0, 0}, {68718, 261, 0, 0, 0}, {72086, 270, 0, 0, 0}, {72553, 34, 2, 0, 0},
    {61572, 255, 1, 0, 0}, {61526, 254, 2, 0, 0}, {70322, 259, 0, 0, 0}, {73048, 261, 0, 0, 0},
    {73052, 270, 0, 0, 0}, {50089, 49, 0, 0, 0}, {61526, 254, 2, 0, 0}, {70322, 259, 0, 0, 0},
    {73048, 261, 0, 0, 0}, {73052, 270, 0, 0, 0}, {17076, 0, 0, 0, 0}, {43488, 69, 1, 0, 0}, {74243, 279, 0, 0, 0},
    {74247, 279, 0, 0, 0}, {74251, 280, 0, 0, 0}, {17605, 281, 0, 0, 0}, {1398, 282, 0, 0, 0},
    {56359, 281, 2, 0, 0}, {17605, 283, 0, 0, 0}, {74724, 281, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {17605, 252, 0, 0, 0}, {1398, 252, 0, 0, 0}, {74724, 281, 0, 0, 0}, {15535, 34, 2, 0, 0}, {75266, 285, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {17076, 286, 0, 0, 0}, {75498, 285, 0, 0, 0}, {15535, 34, 2, 0, 0}, {75937, 34, 0, 0, 0},
    {56359, 35, 2, 0, 0}, {75954, 19, 0, 0, 0}, {52431, 35, 2, 0, 0}, {1398, 287, 0, 0, 0}, {30568, 34, 0, 0, 0},
    {30572, 34, 0, 0, 0}, {49259, 24, 0, 0, 0}, {49265, 24, 0, 0, 0}, {1398, 289, 0, 0, 0}, {1398, 290, 0, 0, 60650},
    {56359, 291, 2, 0, 0}, {49265, 292, 0, 0, 0}, {49265, 291, 0, 0, 0}, {47962, 19, 0, 0, 0},
    {77340, 291, 2, 0, 0}, {78205, 291, 2, 0, 0}, {49265, 294, 0, 0, 0}, {56359, 294, 2, 0, 0},
    {1398, 295, 0, 0, 0}, {1398, 296, 0, 0, 0}, {1398, 297, 0, 0, 0}, {1398, 298, 0, 0, 0}, {1398, 299, 0, 0, 0},
    {1398, 300, 0, 0, 0}, {50947, 35, 2, 0, 0}, {52845, 193, 2, 0, 0}, {79136, 301, 2, 0, 0}, {49259, 304, 0, 0, 0},
    {79907, 304, 0, 0, 0}, {3681, 191, 2, 0, 0}, {79136, 193, 2, 0, 0}, {79991, 19, 0, 0, 0}, {50947, 304, 2, 0, 0},
    {79907, 304, 0, 0, 0}, {82703, 19, 0, 0, 0}, {17598, 301, 0, 0, 0}, {49742, 301, 0, 0, 0},
    {83059, 0, 1, 0, 0}, {83073, 34, 2, 0, 0}, {3681, 301, 0, 0, 0}, {50947, 304, 2, 0, 0}, {14884, 304, 2, 0, 0},
    {14349, 191, 2, 0, 0}, {49259, 193, 0, 0, 0}, {49265, 193, 0, 0, 0}, {3681, 301, 2, 0, 0},
    {17598, 301, 0, 0, 0}, {49742, 301, 0, 0, 0}, {83073, 34, 2, 0, 0}, {85685, 312, 0, 0, 0},
    {49265, 312, 0, 0, 0}, {3681, 312, 0, 0, 0}, {49259, 312, 0, 0, 0}, {49265, 314, 0, 0, 0},
    {3681, 314, 0, 0, 0}, {1398, 314, 0, 0, 0}, {49265, 312, 0, 0, 0}, {16743, 54, 0, 0, 0}, {88554, 214, 0, 0, 0},
    {88680, 54, 0, 0, 0}, {88691, 196, 0, 0, 0}, {88698, 6, 0, 0, 0}, {88807, 197, 0, 0, 22153},
    {2097, 17, 0, 0, 88846}, {47962, 196, 0, 0, 60650}, {88894, 17, 0, 0, 0}, {88906, 196, 0, 0, 60650},
    {88917, 315, 0, 0, 60650}, {47016, 316, 0, 0, 0}, {88807, 197, 0, 0, 0}, {47016, 200, 0, 0, 0},
    {89158, 317, 0, 0, 0}, {89165, 16, 1, 0, 0}, {47016, 200, 0, 0, 0}, {89165, 16, 1, 0, 0}, {50976, 180, 0, 0, 0},
    {89258, 318, 0, 0, 0}, {47016, 197, 0, 0, 0}, {89297, 319, 0, 0, 0}, {89336, 180, 1, 0, 0},
    {89341, 180, 1, 0, 0}, {48125, 214, 0, 0, 0}, {89374, 320, 0, 0, 0}, {89389, 212, 0, 0, 0},
    {89395, 212, 0, 0, 0}, {89456, 321, 0, 0, 60650}, {51659, 214, 0, 0, 0}, {89495, 6, 0, 0, 1594},
    {2097, 16, 0, 0, 0}, {1398, 16, 0, 0, 0}, {89258, 322, 0, 0, 22153}, {2097, 16, 0, 0, 0}, {89560, 214, 0, 0, 89571},
    {51253, 323, 0, 0, 22153}, {89648, 200, 0, 0, 0}, {89654, 324, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {89659, 325, 1, 0, 0}, {89664, 197, 0, 0, 22153}, {47016, 316, 0, 0, 0}, {89763, 326, 0, 0, 0},
    {89659, 325, 0, 0, 0}, {89778, 16, 1, 0, 0}, {89787, 6, 0, 0, 0}, {89799, 327, 0, 0, 0}, {89812, 328, 0, 0, 89571},
    {89826, 16, 1, 0, 0}, {89914, 316, 1, 0, 0}, {89920, 6, 0, 0, 1594}, {89258, 322, 0, 0, 22153},
    {2097, 16, 1, 0, 0}, {89659, 325, 1, 0, 0}, {89664, 197, 0, 0, 22153}, {89648, 200, 1, 0, 0},
    {89930, 200, 1, 0, 0}, {89939, 329, 0, 0, 22153}, {89560, 214, 0, 0, 89571}, {89945, 214, 0, 0, 89571},
    {89957, 330, 1, 0, 0}, {46487, 331, 1, 0, 0}, {89970, 332, 1, 0, 0}, {89980, 333, 1, 0, 0},
    {89991, 203, 0, 0, 60650}, {89258, 322, 0, 0, 22153}, {2097, 16, 1, 0, 0}, {89930, 200, 1, 0, 0},
    {89560, 214, 0, 0, 89571}, {89945, 197, 0, 0, 22153}, {90067, 214, 0, 0, 89571}, {90080, 197, 1, 0, 0},
    {90098, 200, 1, 0, 0}, {90174, 334, 0, 0, 60650}, {90267, 335, 0, 0, 0}, {90274, 336, 0, 0, 60650},
    {2097, 16, 0, 0, 0}, {90383, 16, 0, 0, 0}, {48125, 200, 1, 0, 0}, {57427, 200, 0, 0, 0}, {57438, 200, 1, 0, 0},
    {3665, 200, 0, 0, 0}, {89648, 200, 1, 0, 0}, {2097, 16, 1, 0, 0}, {90461, 16, 1, 0, 0}, {89659, 325, 0, 0, 0},
    {89664, 197, 0, 0, 0}, {6738, 200, 0, 0, 0}, {90473, 6, 0, 0, 1594}, {90487, 6, 0, 0, 1594},
    {89945, 197, 0, 0, 22153}, {2940, 324, 0, 0, 0}, {2641, 330, 1, 0, 0}, {89258, 322, 0, 0, 22153},
    {89648, 200, 0, 0, 0}, {90599, 200, 0, 0, 0}, {89659, 325, 1, 0, 0}, {89664, 197, 0, 0, 22153},
    {2097, 16, 1, 0, 0}, {89991, 203, 0, 0, 60650}, {89648, 200, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {89659, 325, 1, 0, 0}, {89664, 197, 0, 0, 22153}, {89648, 200, 0, 0, 0}, {89659, 325, 1, 0, 0},
    {89664, 197, 0, 0, 22153}, {90666, 197, 0, 0, 22153}, {89648, 200, 0, 0, 0}, {89659, 325, 1, 0, 0},
    {90709, 197, 0, 0, 0}, {89648, 200, 0, 0, 0}, {2097, 16, 1, 0, 0}, {89659, 325, 1, 0, 0}, {89664, 197, 0, 0, 22153},
    {52951, 197, 0, 0, 22153}, {89945, 197, 0, 0, 22153}, {6738, 200, 1, 0, 0}, {89939, 329, 0, 0, 22153},
    {89659, 325, 1, 0, 0}, {89648, 200, 1, 0, 0}, {2097, 16, 1, 0, 0}, {90807, 16, 1, 0, 0}, {90820, 16, 1, 0, 0},
    {90832, 16, 1, 0, 0}, {89664, 197, 0, 0, 22153}, {90841, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {89648, 200, 1, 0, 0}, {90870, 6, 0, 0, 0}, {89258, 322, 0, 0, 22153}, {2097, 16, 0, 0, 0},
    {89560, 214, 0, 0, 89571}, {89945, 197, 0, 0, 22153}, {90940, 200, 1, 0, 0}, {90953, 330, 1, 0, 0},
    {90969, 331, 1, 0, 0}, {51253, 323, 0, 0, 22153}, {89914, 316, 1, 0, 0}, {89920, 6, 0, 0, 1594},
    {47016, 316, 1, 0, 0}, {91091, 337, 1, 0, 0}, {89648, 200, 1, 0, 0}, {2097, 16, 1, 0, 0}, {90461, 16, 1, 0, 0},
    {89659, 325, 1, 0, 0}, {89664, 197, 0, 0, 22153}, {91103, 197, 0, 0, 22153}, {91113, 338, 0, 0, 22153},
    {6738, 339, 1, 0, 0}, {91129, 203, 0, 0, 60650}, {91143, 203, 0, 0, 60650}, {48125, 200, 1, 0, 0},
    {57427, 200, 1, 0, 0}, {57438, 200, 1, 0, 0}, {3665, 200, 1, 0, 0}, {91222, 340, 0, 0, 22153},
    {51305, 203, 0, 0, 60650}, {91280, 180, 0, 0, 0}, {1398, 341, 0, 0, 0}, {91355, 342, 0, 0, 0},
    {91413, 343, 0, 0, 0}, {91656, 26, 1, 0, 0}, {91673, 344, 1, 0, 0}, {91683, 345, 1, 0, 0},
    {91694, 346, 1, 0, 0}, {91701, 347, 1, 0, 0}, {91714, 348, 1, 0, 0}, {91719, 349, 1, 0, 0},
    {91730, 350, 1, 0, 0}, {91739, 351, 1, 0, 0}, {91746, 352, 1, 0, 0}, {91755, 26, 1, 0, 0},
    {91768, 26, 1, 0, 0}, {91781, 353, 1, 0, 0}, {91790, 353, 1, 0, 0}, {91797, 354, 0, 0, 60650},
    {91870, 26, 1, 0, 0}, {91878, 355, 1, 0, 0}, {91897, 356, 1, 0, 0}, {91916, 357, 1, 0, 0},
    {91933, 358, 1, 0, 0}, {48125, 359, 0, 0, 0}, {91870, 26, 1, 0, 0}, {92023, 26, 1, 0, 0}, {48125, 359, 1, 0, 0},
    {91870, 26, 1, 0, 0}, {92089, 359, 1, 0, 0}, {91870, 26, 1, 0, 0}, {48125, 359, 1, 0, 0}, {92138, 26, 1, 0, 0},
    {92153, 26, 1, 0, 0}, {92158, 355, 1, 0, 0}, {92175, 356, 1, 0, 0}, {91933, 357, 1, 0, 0},
    {91870, 26, 1, 0, 0}, {48125, 359, 1, 0, 0}, {92219, 355, 1, 0, 0}, {92233, 356, 1, 0, 0},
    {92247, 357, 1, 0, 0}, {92270, 358, 1, 0, 0}, {91933, 360, 1, 0, 0}, {92335, 26, 1, 0, 0},
    {91870, 26, 1, 0, 0}, {92380, 26, 1, 0, 0}, {92396, 26, 1, 0, 0}, {51071, 359, 1, 0, 0}, {92411, 355, 1, 0, 0},
    {92430, 356, 1, 0, 0}, {91933, 357, 1, 0, 0}, {92497, 361, 0, 0, 0}, {92503, 361, 0, 0, 0},
    {92510, 361, 0, 0, 0}, {92526, 361, 0, 0, 0}, {92535, 361, 0, 0, 0}, {92546, 361, 0, 0, 0},
    {92595, 362, 0, 0, 0}, {55135, 16, 0, 0, 0}, {1398, 200, 0, 0, 0}, {92659, 359, 0, 0, 0}, {2376, 21, 0, 0, 0},
    {92739, 17, 0, 0, 0}, {92746, 17, 0, 0, 0}, {60902, 363, 0, 0, 0}, {92894, 214, 0, 0, 0}, {92906, 214, 0, 0, 0},
    {92916, 214, 0, 0, 0}, {92935, 214, 0, 0, 0}, {92954, 214, 0, 0, 0}, {92965, 214, 0, 0, 0},
    {92979, 214, 1, 0, 0}, {92998, 364, 1, 0, 0}, {93020, 365, 0, 0, 0}, {93053, 197, 0, 0, 0},
    {93061, 214, 0, 0, 0}, {92954, 197, 0, 0, 0}, {93116, 366, 0, 0, 0}, {93186, 16, 0, 0, 0},
    {93193, 16, 0, 0, 0}, {93198, 367, 1, 0, 0}, {93198, 321, 0, 0, 60650}, {93323, 200, 0, 0, 0},
    {39590, 205, 0, 0, 0}, {47016, 16, 1, 0, 0}, {78050, 368, 0, 0, 0}, {93414, 369, 0, 0, 0},
    {39590, 205, 0, 0, 0}, {93426, 6, 0, 0, 1594}, {47016, 17, 0, 0, 0}, {93468, 370, 0, 0, 0},
    {93533, 371, 0, 0, 0}, {93566, 21, 0, 0, 0}, {93571, 6, 0, 0, 1594}, {93595, 359, 0, 0, 0},
    {93604, 359, 0, 0, 0}, {30568, 372, 0, 0, 0}, {30572, 372, 0, 0, 0}, {17605, 372, 0, 0, 0},
    {52951, 373, 0, 0, 0}, {17605, 373, 0, 0, 0}, {93968, 223, 0, 0, 0}, {17605, 152, 0, 0, 0},
    {55686, 152, 0, 0, 0}, {31029, 374, 0, 0, 0}, {17605, 374, 0, 0, 0}, {52951, 380, 0, 0, 0},
    {17605, 380, 0, 0, 0}, {53017, 150, 2, 0, 0}, {59190, 150, 2, 0, 0}, {95060, 150, 3, 95079, 0},
    {3681, 150, 1, 0, 0}, {56359, 150, 2, 0, 0}, {95060, 150, 3, 95079, 0}, {9543, 150, 1, 0, 0},
    {55686, 152, 0, 0, 0}, {23859, 387, 0, 0, 0}, {31029, 387, 0, 0, 0}, {17605, 388, 0, 0, 0},
    {15093, 18, 0, 0, 0}, {53120, 150, 2, 0, 0}, {53137, 150, 2, 0, 0}, {1126, 389, 0, 0, 0}, {96178, 223, 0, 0, 0},
    {96377, 390, 0, 0, 0}, {30568, 391, 0, 0, 0}, {30572, 391, 0, 0, 0}, {17605, 391, 0, 0, 0},
    {17605, 392, 0, 0, 0}, {33749, 391, 0, 0, 0}, {52951, 391, 0, 0, 0}, {31029, 150, 0, 0, 0},
    {18468, 373, 0, 0, 0}, {97780, 372, 2, 0, 0}, {30568, 402, 0, 0, 0}, {30572, 402, 0, 0, 0},
    {98207, 152, 0, 0, 0}, {98212, 35, 3, 98225, 0}, {98248, 0, 2, 0, 0}, {13998, 150, 2, 0, 0},
    {17605, 150, 1, 0, 0}, {1126, 389, 0, 0, 0}, {1398, 405, 0, 0, 0}, {96178, 223, 0, 0, 0}, {17605, 389, 0, 0, 0},
    {96377, 390, 0, 0, 0}, {1398, 405, 0, 0, 0}, {17605, 390, 0, 0, 0}, {32366, 372, 0, 0, 0},
    {32366, 391, 0, 0, 0}, {51098, 223, 0, 0, 0}, {99473, 152, 0, 0, 0}, {99484, 407, 0, 0, 0},
    {89664, 69, 0, 0, 0}, {17605, 223, 0, 0, 0}, {99681, 18, 0, 0, 0}, {95060, 150, 3, 95079, 0},
    {34851, 391, 0, 0, 0}, {34853, 391, 0, 0, 0}, {5486, 408, 0, 0, 0}, {100027, 152, 0, 0, 0},
    {47019, 152, 0, 0, 0}, {100152, 18, 0, 0, 0}, {100159, 408, 0, 0, 0}, {47016, 408, 0, 0, 0},
    {47019, 152, 0, 0, 0}, {100448, 69, 0, 0, 0}, {100454, 152, 0, 0, 0}, {100462, 407, 0, 0, 0},
    {100471, 409, 0, 0, 0}, {47019, 152, 0, 0, 0}, {100448, 69, 0, 0, 0}, {89336, 18, 0, 0, 0},
    {17605, 407, 0, 0, 0}, {47019, 152, 0, 0, 0}, {100938, 408, 0, 0, 0}, {100943, 18, 0, 0, 0},
    {98207, 152, 0, 0, 0}, {1398, 150, 0, 0, 0}, {101544, 152, 0, 0, 0}, {31029, 223, 0, 0, 0},
    {77655, 223, 0, 0, 0}, {101958, 150, 0, 0, 0}, {55686, 152, 0, 0, 0}, {3665, 223, 0, 0, 0},
    {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0}, {31029, 389, 0, 0, 0}, {55686, 152, 0, 0, 0},
    {3665, 223, 0, 0, 0}, {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0}, {34851, 391, 0, 0, 0},
    {34853, 391, 0, 0, 0}, {34855, 391, 0, 0, 0}, {31029, 391, 0, 0, 0}, {34851, 372, 0, 0, 0},
    {34853, 372, 0, 0, 0}, {34855, 372, 0, 0, 0}, {18468, 223, 0, 0, 0}, {22129, 223, 0, 0, 0},
    {102934, 417, 0, 0, 0}, {55686, 152, 0, 0, 0}, {55686, 152, 0, 0, 0}, {17605, 417, 0, 0, 0},
    {17605, 18, 0, 0, 0}, {31029, 391, 0, 0, 0}, {103338, 223, 0, 0, 0}, {31029, 418, 0, 0, 0},
    {1398, 389, 0, 0, 0}, {55686, 152, 0, 0, 0}, {39974, 416, 0, 0, 0}, {55686, 152, 0, 0, 0},
    {39974, 416, 0, 0, 0}, {103566, 389, 0, 0, 0}, {103628, 419, 0, 0, 0}, {39974, 416, 0, 0, 0},
    {103633, 389, 2, 0, 0}, {103667, 152, 0, 0, 0}, {39974, 416, 0, 0, 0}, {103633, 389, 1, 0, 0},
    {1398, 389, 0, 0, 0}, {103628, 419, 0, 0, 0}, {39974, 416, 0, 0, 0}, {1398, 389, 0, 0, 0},
    {103667, 152, 0, 0, 0}, {39974, 416, 0, 0, 0}, {103667, 152, 0, 0, 0}, {3665, 223, 0, 0, 0},
    {74724, 389, 0, 0, 0}, {103667, 152, 0, 0, 0}, {3665, 223, 0, 0, 0}, {30568, 389, 0, 0, 0},
    {30572, 389, 0, 0, 0}, {74724, 389, 0, 0, 0}, {18166, 152, 0, 0, 0}, {17076, 407, 0, 0, 0},
    {104531, 223, 0, 0, 0}, {18166, 152, 0, 0, 0}, {17076, 407, 0, 0, 0}, {18166, 152, 0, 0, 0},
    {31029, 420, 0, 0, 0}, {104531, 223, 0, 0, 0}, {18166, 152, 0, 0, 0}, {31029, 420, 0, 0, 0},
    {55686, 152, 0, 0, 0}, {99473, 407, 0, 0, 0}, {99484, 409, 0, 0, 0}, {89664, 69, 0, 0, 0},
    {104799, 421, 0, 0, 0}, {17605, 422, 0, 0, 0}, {55686, 373, 0, 0, 0}, {39974, 423, 0, 0, 0},
    {34851, 372, 0, 0, 0}, {34853, 372, 0, 0, 0}, {15084, 372, 0, 0, 0}, {43630, 372, 0, 0, 0},
    {17605, 424, 0, 0, 0}, {18430, 152, 0, 0, 0}, {105993, 152, 0, 0, 0}, {106003, 407, 0, 0, 0},
    {106084, 152, 0, 0, 0}, {31029, 152, 0, 0, 0}, {99473, 407, 0, 0, 0}, {99484, 409, 0, 0, 0},
    {89664, 69, 0, 0, 0}, {104799, 421, 0, 0, 0}, {106297, 389, 0, 0, 0}, {106332, 389, 0, 0, 0},
    {106532, 389, 0, 0, 0}, {106332, 389, 0, 0, 0}, {106763, 389, 0, 0, 0}, {106768, 389, 0, 0, 0},
    {32366, 424, 0, 0, 0}, {106990, 220, 0, 0, 0}, {49259, 426, 0, 0, 0}, {32366, 426, 0, 0, 0},
    {30568, 424, 0, 0, 0}, {30572, 424, 0, 0, 0}, {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0},
    {30568, 426, 0, 0, 0}, {30572, 426, 0, 0, 0}, {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0},
    {107471, 426, 0, 0, 0}, {107475, 426, 0, 0, 0}, {107479, 426, 0, 0, 0}, {39974, 416, 0, 0, 0},
    {102507, 69, 0, 0, 0}, {61366, 426, 0, 0, 0}, {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0},
    {17076, 426, 0, 0, 0}, {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0}, {17076, 424, 0, 0, 0},
    {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0}, {55686, 152, 0, 0, 0}, {39974, 416, 0, 0, 0},
    {102507, 69, 0, 0, 0}, {99681, 416, 0, 0, 0}, {107731, 389, 0, 0, 0}, {107740, 389, 0, 0, 0},
    {102507, 69, 0, 0, 0}, {17076, 419, 0, 0, 0}, {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0},
    {107824, 223, 0, 0, 0}, {31029, 424, 0, 0, 0}, {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0},
    {107824, 220, 0, 0, 0}, {31029, 426, 0, 0, 0}, {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0},
    {31029, 389, 0, 0, 0}, {55686, 152, 0, 0, 0}, {39974, 416, 0, 0, 0}, {102507, 69, 0, 0, 0},
    {52951, 372, 0, 0, 0}, {59190, 150, 2, 0, 0}, {108652, 150, 2, 0, 0}, {108671, 150, 2, 0, 0},
    {95060, 150, 3, 95079, 0}, {108690, 0, 0, 0, 0}, {108701, 0, 0, 0, 0}, {15084, 150, 2, 0, 0},
    {17605, 428, 0, 0, 0}, {109302, 19, 0, 0, 0}, {109302, 31, 0, 0, 0}, {17605, 408, 0, 0, 0},
    {52951, 150, 1, 0, 0}, {15093, 392, 0, 0, 0}, {110407, 150, 0, 0, 0}, {110417, 150, 0, 0, 0},
    {44495, 389, 0, 0, 0}, {44498, 389, 0, 0, 0}, {1398, 428, 0, 0, 0}, {98207, 152, 0, 0, 0},
    {1398, 223, 0, 0, 0}, {53479, 35, 2, 0, 0}, {53495, 40, 3, 53508, 0}, {52951, 152, 0, 0, 0},
    {33749, 124, 0, 0, 0}, {1398, 122, 0, 0, 0}, {1226, 122, 0, 0, 0}, {1222, 122, 0, 0, 0}, {34851, 122, 0, 0, 0},
    {34853, 122, 0, 0, 0}, {34855, 122, 0, 0, 0}, {30568, 122, 0, 0, 0}, {30572, 124, 0, 0, 0},
    {112456, 122, 0, 0, 0}, {112460, 122, 0, 0, 0}, {61544, 34, 2, 0, 0}, {61557, 34, 2, 0, 0},
    {21, 49, 0, 0, 0}, {1398, 252, 0, 0, 0}, {21, 435, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17598, 192, 0, 0, 0},
    {49742, 192, 0, 0, 0}, {17076, 437, 0, 0, 0}, {3681, 437, 0, 0, 0}, {17598, 192, 0, 0, 0},
    {60895, 192, 0, 0, 0}, {21, 192, 0, 0, 0}, {17598, 439, 0, 0, 0}, {17609, 34, 0, 0, 0}, {13998, 49, 2, 0, 0},
    {9543, 49, 2, 0, 0}, {114298, 49, 0, 0, 0}, {114308, 34, 2, 0, 0}, {88554, 34, 0, 0, 0}, {17076, 437, 0, 0, 0},
    {114482, 34, 2, 0, 0}, {114714, 34, 0, 0, 0}, {17598, 437, 0, 0, 0}, {114922, 440, 0, 0, 0},
    {39590, 34, 0, 0, 0}, {114934, 34, 2, 0, 0}, {52483, 34, 2, 0, 0}, {21, 435, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {115079, 31, 0, 0, 0}, {3681, 441, 0, 0, 0}, {17598, 443, 0, 0, 0}, {115672, 34, 1, 0, 0},
    {14349, 443, 0, 0, 0}, {17598, 192, 0, 0, 0}, {115832, 34, 2, 0, 0}, {114934, 34, 2, 0, 0},
    {52483, 34, 2, 0, 0}, {17598, 192, 0, 0, 0}, {30126, 444, 0, 0, 0}, {3681, 192, 0, 0, 0}, {17598, 49, 0, 0, 0},
    {115832, 34, 2, 0, 0}, {114934, 34, 2, 0, 0}, {52483, 34, 2, 0, 0}, {32366, 437, 0, 0, 0},
    {14349, 437, 0, 0, 0}, {17598, 262, 0, 0, 0}, {116890, 34, 0, 0, 0}, {114934, 34, 2, 0, 0},
    {14349, 49, 0, 0, 0}, {6738, 54, 0, 0, 55}, {117399, 445, 2, 0, 0}, {3681, 0, 0, 0, 0}, {117413, 446, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {117399, 445, 2, 0, 0}, {117413, 446, 0, 0, 0}, {5486, 445, 0, 0, 0}, {1398, 447, 0, 0, 0},
    {119364, 49, 0, 0, 0}, {119372, 49, 0, 0, 0}, {119253, 448, 0, 0, 0}, {119266, 449, 1, 0, 0},
    {119253, 448, 0, 0, 0}, {119266, 449, 1, 0, 0}, {46487, 69, 0, 0, 0}, {119266, 449, 1, 0, 0},
    {47586, 69, 0, 0, 0}, {119253, 448, 0, 0, 0}, {119893, 69, 0, 0, 0}, {55135, 69, 0, 0, 0},
    {119266, 449, 1, 0, 0}, {119899, 451, 0, 0, 0}, {31029, 449, 0, 0, 0}, {119306, 452, 0, 0, 0},
    {120399, 49, 0, 0, 0}, {89258, 69, 0, 0, 0}, {17598, 69, 0, 0, 0}, {119253, 448, 0, 0, 0},
    {119266, 449, 1, 0, 0}, {120403, 453, 0, 0, 0}, {120399, 49, 0, 0, 0}, {89258, 69, 0, 0, 0},
    {49742, 69, 0, 0, 0}, {119253, 448, 0, 0, 0}, {120403, 453, 0, 0, 0}, {51129, 200, 0, 0, 0},
    {121982, 197, 0, 0, 22140}, {21146, 49, 0, 0, 0}, {122136, 455, 0, 0, 0}, {122144, 456, 0, 0, 0},
    {122152, 457, 0, 0, 0}, {91683, 458, 0, 0, 0}, {122196, 459, 0, 0, 0}, {21146, 49, 0, 0, 0},
    {1398, 458, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0}, {1398, 460, 0, 0, 0}, {1398, 455, 0, 0, 0},
    {18166, 49, 0, 0, 0}, {18170, 34, 2, 0, 0}, {17076, 49, 0, 0, 0}, {18155, 34, 2, 0, 0}, {122317, 34, 1, 0, 0},
    {61572, 461, 0, 0, 0}, {122661, 461, 2, 0, 0}, {61572, 462, 0, 0, 0}, {61526, 461, 0, 0, 0},
    {75266, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17605, 53, 0, 0, 0}, {123162, 463, 0, 0, 0}, {123171, 34, 0, 0, 0},
    {5486, 464, 0, 0, 0}, {123162, 463, 0, 0, 0}, {123348, 34, 0, 0, 0}, {123171, 34, 0, 0, 0},
    {32553, 18, 1, 0, 0}, {123162, 463, 0, 0, 0}, {123171, 34, 0, 0, 0}, {48125, 34, 0, 0, 0},
    {123162, 463, 0, 0, 0}, {123870, 465, 0, 0, 0}, {123162, 463, 0, 0, 0}, {48125, 34, 0, 0, 0},
    {123171, 34, 0, 0, 0}, {32553, 18, 1, 0, 0}, {123162, 463, 0, 0, 0}, {5486, 464, 0, 0, 0},
    {123171, 34, 0, 0, 0}, {124228, 18, 0, 0, 0}, {123162, 463, 0, 0, 0}, {124456, 18, 0, 0, 0},
    {124468, 34, 0, 0, 0}, {123171, 34, 0, 0, 0}, {124724, 53, 0, 0, 0}, {124732, 53, 0, 0, 0},
    {124740, 53, 0, 0, 0}, {124748, 466, 0, 0, 0}, {124724, 53, 0, 0, 0}, {124732, 53, 0, 0, 0},
    {124740, 53, 0, 0, 0}, {32366, 467, 0, 0, 0}, {32369, 467, 0, 0, 0}, {18166, 49, 0, 0, 0},
    {123162, 463, 0, 0, 0}, {125424, 469, 0, 0, 0}, {69729, 34, 2, 0, 0}, {123171, 34, 0, 0, 0},
    {125444, 470, 1, 0, 0}, {32553, 18, 1, 0, 0}, {17076, 49, 0, 0, 0}, {125424, 469, 0, 0, 0},
    {69729, 34, 2, 0, 0}, {32553, 18, 1, 0, 0}, {21146, 264, 0, 0, 0}, {126071, 34, 2, 0, 0}, {126085, 469, 0, 0, 0},
    {125424, 469, 0, 0, 0}, {125424, 469, 0, 0, 0}, {32553, 18, 1, 0, 0}, {21146, 49, 0, 0, 0},
    {126085, 469, 0, 0, 0}, {126521, 471, 0, 0, 0}, {126692, 471, 0, 0, 0}, {126704, 472, 0, 0, 0},
    {124740, 473, 0, 0, 0}, {126716, 474, 0, 0, 0}, {124740, 473, 0, 0, 0}, {126716, 473, 0, 0, 0},
    {75498, 49, 0, 0, 0}, {1398, 475, 0, 0, 0}, {1398, 476, 0, 0, 0}, {1398, 477, 0, 0, 0}, {1398, 478, 0, 0, 0},
    {1398, 479, 0, 0, 0}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0}, {1398, 483, 0, 0, 0},
    {1398, 484, 0, 0, 0}, {22127, 485, 0, 0, 0}, {22129, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0},
    {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0},
    {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {1398, 497, 0, 0, 0},
    {1398, 498, 0, 0, 0}, {1398, 499, 0, 0, 0}, {1398, 500, 0, 0, 0}, {1398, 501, 0, 0, 0}, {1398, 502, 0, 0, 0},
    {1398, 503, 0, 0, 0}, {22127, 485, 0, 0, 0}, {22129, 485, 0, 0, 0}, {22131, 485, 0, 0, 0},
    {1398, 504, 0, 0, 0}, {1398, 505, 0, 0, 0}, {129782, 485, 0, 0, 129784}, {93186, 17, 0, 0, 129792},
    {93193, 17, 0, 0, 129814}, {93198, 17, 0, 0, 88846}, {89939, 242, 1, 0, 0}, {129822, 222, 1, 0, 0},
    {129827, 6, 0, 0, 3064}, {1398, 506, 0, 0, 0}, {1398, 507, 0, 0, 0}, {1398, 508, 0, 0, 0},
    {1398, 509, 0, 0, 0}, {1398, 510, 0, 0, 0}, {1398, 511, 0, 0, 0}, {1398, 512, 0, 0, 0}, {1398, 513, 0, 0, 0},
    {1398, 514, 0, 0, 0}, {1398, 515, 0, 0, 0}, {1398, 516, 0, 0, 0}, {1398, 517, 0, 0, 0}, {1398, 518, 0, 0, 0},
    {1398, 519, 0, 0, 0}, {1398, 520, 0, 0, 0}, {1398, 521, 0, 0, 0}, {1398, 522, 0, 0, 0}, {39974, 69, 0, 0, 0},
    {130727, 69, 1, 0, 0}, {130737, 69, 1, 0, 0}, {130753, 69, 1, 0, 0}, {17605, 69, 1, 0, 0},
    {130727, 69, 1, 0, 0}, {130737, 69, 0, 0, 0}, {131446, 524, 0, 0, 0}, {17605, 525, 0, 0, 0},
    {131700, 527, 0, 0, 0}, {131712, 527, 0, 0, 0}, {34851, 528, 0, 0, 0}, {18166, 529, 0, 0, 0},
    {34851, 532, 0, 0, 0}, {132278, 80, 0, 0, 0}, {132285, 80, 0, 0, 0}, {132292, 69, 1, 0, 0},
    {18166, 528, 0, 0, 0}, {18166, 532, 0, 0, 0}, {34851, 80, 0, 0, 0}, {34853, 80, 0, 0, 0}, {18166, 420, 0, 0, 0},
    {17076, 533, 0, 0, 0}, {132805, 69, 0, 0, 0}, {18166, 470, 0, 0, 0}, {18166, 534, 0, 0, 0},
    {17076, 420, 0, 0, 0}, {17076, 535, 0, 0, 0}, {17076, 80, 0, 0, 0}, {17605, 69, 0, 0, 0}, {133534, 536, 0, 0, 0},
    {133541, 527, 0, 0, 0}, {47586, 69, 0, 0, 0}, {133548, 65, 1, 0, 0}, {133560, 470, 1, 0, 0},
    {133541, 536, 0, 0, 0}, {47586, 69, 0, 0, 0}, {133548, 65, 1, 0, 0}, {133534, 537, 0, 0, 0},
    {133541, 536, 0, 0, 0}, {134220, 527, 0, 0, 0}, {47586, 69, 0, 0, 0}, {125444, 470, 1, 0, 0},
    {133548, 65, 1, 0, 0}, {133534, 538, 0, 0, 0}, {133541, 527, 0, 0, 0}, {134220, 527, 0, 0, 0},
    {47586, 69, 0, 0, 0}, {134925, 417, 0, 0, 0}, {133541, 527, 0, 0, 0}, {69729, 69, 2, 0, 0},
    {133548, 65, 1, 0, 0}, {32553, 18, 1, 0, 0}, {134925, 417, 0, 0, 0}, {69729, 69, 2, 0, 0},
    {135383, 470, 2, 0, 0}, {133548, 65, 1, 0, 0}, {134925, 152, 0, 0, 0}, {133541, 527, 0, 0, 0},
    {69729, 69, 2, 0, 0}, {133548, 65, 1, 0, 0}, {133534, 537, 0, 0, 0}, {134925, 417, 0, 0, 0},
    {69729, 69, 2, 0, 0}, {134220, 527, 0, 0, 0}, {135383, 470, 2, 0, 0}, {125444, 470, 1, 0, 0},
    {133548, 65, 1, 0, 0}, {32553, 18, 1, 0, 0}, {98207, 543, 0, 0, 0}, {18166, 527, 0, 0, 0},
    {17076, 536, 0, 0, 0}, {136915, 69, 1, 0, 0}, {34851, 545, 0, 0, 0}, {34853, 534, 0, 0, 0},
    {34855, 69, 0, 0, 0}, {34851, 534, 0, 0, 0}, {34853, 534, 0, 0, 0}, {34855, 69, 0, 0, 0}, {137444, 69, 1, 0, 0},
    {76421, 18, 0, 0, 0}, {98207, 417, 0, 0, 0}, {47586, 69, 0, 0, 0}, {138213, 35, 2, 0, 0}, {138226, 40, 2, 0, 0},
    {32553, 18, 1, 0, 0}, {138240, 554, 2, 0, 0}, {55686, 527, 0, 0, 0}, {17605, 0, 0, 0, 0}, {34851, 543, 0, 0, 0},
    {34853, 69, 0, 0, 0}, {17605, 558, 0, 0, 0}, {138917, 69, 0, 0, 0}, {31029, 465, 0, 0, 0},
    {17605, 559, 0, 0, 0}, {98207, 561, 0, 0, 0}, {48125, 69, 1, 0, 0}, {17605, 65, 1, 0, 0}, {98207, 561, 0, 0, 0},
    {123348, 69, 0, 0, 0}, {32553, 18, 1, 0, 0}, {98207, 543, 0, 0, 0}, {48125, 69, 0, 0, 0}, {17605, 65, 0, 0, 0},
    {98207, 561, 0, 0, 0}, {123348, 69, 0, 0, 0}, {98207, 537, 0, 0, 0}, {123348, 69, 0, 0, 0},
    {98207, 543, 0, 0, 0}, {48125, 69, 0, 0, 0}, {32553, 18, 1, 0, 0}, {98207, 543, 0, 0, 0}, {140209, 562, 0, 0, 0},
    {98207, 543, 0, 0, 0}, {140209, 562, 0, 0, 0}, {124468, 69, 1, 0, 0}, {98207, 543, 0, 0, 0},
    {140472, 69, 0, 0, 0}, {124468, 69, 0, 0, 0}, {140734, 150, 2, 0, 0}, {140743, 150, 2, 0, 0},
    {140752, 150, 2, 0, 0}, {140761, 69, 0, 0, 0}, {140772, 470, 0, 0, 0}, {140780, 470, 0, 0, 0},
    {140790, 69, 0, 0, 0}, {140801, 470, 0, 0, 0}, {140809, 470, 0, 0, 0}, {140734, 150, 2, 0, 0},
    {140743, 150, 2, 0, 0}, {140752, 150, 2, 0, 0}, {124748, 69, 0, 0, 0}, {124772, 69, 0, 0, 0},
    {140761, 69, 0, 0, 0}, {140772, 470, 0, 0, 0}, {140780, 470, 0, 0, 0}, {140790, 69, 0, 0, 0},
    {140801, 470, 0, 0, 0}, {140809, 470, 0, 0, 0}, {140734, 150, 2, 0, 0}, {140743, 150, 2, 0, 0},
    {140752, 150, 2, 0, 0}, {124748, 69, 0, 0, 0}, {124772, 69, 0, 0, 0}, {140734, 150, 2, 0, 0},
    {140743, 150, 2, 0, 0}, {140752, 150, 2, 0, 0}, {141676, 69, 0, 0, 0}, {98207, 574, 0, 0, 0},
    {32553, 18, 1, 0, 0}, {142424, 69, 0, 0, 0}, {142427, 69, 1, 0, 0}, {142430, 69, 0, 0, 0},
    {52951, 80, 0, 0, 0}, {17605, 80, 0, 0, 0}, {31029, 579, 0, 0, 0}, {145052, 69, 0, 0, 0}, {17605, 579, 0, 0, 0},
    {138917, 69, 0, 0, 0}, {31029, 579, 0, 0, 0}, {39590, 69, 0, 0, 0}, {145052, 69, 0, 0, 0},
    {17605, 582, 0, 0, 0}, {98207, 543, 0, 0, 0}, {47586, 65, 0, 0, 0}, {55686, 527, 0, 0, 0},
    {145757, 69, 2, 0, 0}, {98207, 584, 0, 0, 0}, {145954, 69, 0, 0, 0}, {98207, 584, 0, 0, 0},
    {125444, 470, 1, 0, 0}, {146357, 585, 0, 0, 0}, {146363, 65, 0, 0, 0}, {146357, 585, 0, 0, 0},
    {145954, 69, 0, 0, 0}, {146805, 585, 0, 0, 0}, {39590, 65, 1, 0, 0}, {17605, 590, 0, 0, 0},
    {126716, 585, 0, 0, 0}, {124724, 592, 0, 0, 0}, {124732, 65, 0, 0, 0}, {147131, 69, 0, 0, 0},
    {147137, 18, 0, 0, 0}, {147150, 65, 1, 0, 0}, {147162, 593, 1, 0, 0}, {126716, 585, 0, 0, 0},
    {124724, 592, 0, 0, 0}, {124732, 65, 0, 0, 0}, {147131, 69, 0, 0, 0}, {147137, 18, 0, 0, 0},
    {27464, 585, 0, 0, 0}, {27471, 585, 0, 0, 0}, {126716, 585, 0, 0, 0}, {124724, 592, 0, 0, 0},
    {124732, 65, 0, 0, 0}, {147131, 69, 0, 0, 0}, {147137, 18, 0, 0, 0}, {124748, 585, 0, 0, 0},
    {147150, 65, 1, 0, 0}, {147162, 593, 1, 0, 0}, {126716, 585, 0, 0, 0}, {124724, 592, 0, 0, 0},
    {124732, 65, 0, 0, 0}, {147131, 69, 0, 0, 0}, {147137, 18, 0, 0, 0}, {124748, 585, 0, 0, 0},
    {27464, 585, 0, 0, 0}, {27471, 585, 0, 0, 0}, {126716, 585, 0, 0, 0}, {124724, 592, 0, 0, 0},
    {124732, 65, 0, 0, 0}, {147131, 69, 0, 0, 0}, {147137, 18, 0, 0, 0}, {148889, 65, 1, 0, 0},
    {126716, 585, 0, 0, 0}, {124724, 592, 0, 0, 0}, {124732, 65, 0, 0, 0}, {147131, 69, 0, 0, 0},
    {147137, 18, 0, 0, 0}, {124748, 585, 0, 0, 0}, {148889, 65, 1, 0, 0}, {149614, 69, 0, 0, 0},
    {149624, 69, 0, 0, 0}, {149641, 69, 0, 0, 0}, {149657, 420, 0, 0, 0}, {149668, 18, 0, 0, 0},
    {149683, 420, 0, 0, 0}, {146357, 585, 0, 0, 0}, {146805, 585, 0, 0, 0}, {31029, 590, 0, 0, 0},
    {39590, 65, 1, 0, 0}, {39974, 69, 0, 0, 0}, {76421, 18, 0, 0, 0}, {17605, 599, 0, 0, 0}, {150604, 388, 0, 0, 0},
    {126692, 65, 0, 0, 0}, {126704, 65, 0, 0, 0}, {9543, 601, 0, 0, 0}, {55686, 152, 0, 0, 0},
    {3665, 69, 0, 0, 0}, {17605, 608, 0, 0, 0}, {56359, 150, 2, 0, 0}, {55686, 152, 0, 0, 0}, {56359, 150, 2, 0, 0},
    {3665, 69, 0, 0, 0}, {152350, 6, 0, 0, 1594}, {152371, 6, 0, 0, 1594}, {152391, 6, 0, 0, 1594},
    {1398, 610, 0, 0, 0}, {1398, 611, 0, 0, 0}, {1398, 612, 0, 0, 0}, {1398, 613, 0, 0, 0}, {1398, 614, 0, 0, 0},
    {1398, 615, 0, 0, 0}, {1398, 616, 0, 0, 0}, {1398, 617, 0, 0, 0}, {1759, 618, 1, 0, 0}, {152565, 619, 1, 0, 0},
    {152844, 26, 1, 0, 0}, {1398, 620, 0, 0, 0}, {152897, 197, 0, 0, 22153}, {152908, 6, 0, 0, 1594},
    {152938, 6, 0, 0, 1594}, {152970, 6, 0, 0, 1594}, {152993, 6, 0, 0, 1594}, {153022, 6, 0, 0, 1594},
    {153033, 197, 0, 0, 153055}, {1398, 621, 0, 0, 0}, {1398, 622, 0, 0, 0}, {1398, 623, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {1398, 625, 0, 0, 0}, {1398, 626, 0, 0, 0}, {1398, 627, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {1398, 629, 0, 0, 0}, {1398, 630, 0, 0, 0}, {1398, 631, 0, 0, 0}, {153501, 197, 0, 0, 0}, {153509, 35, 2, 0, 0},
    {153517, 65, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {154526, 18, 1, 0, 0}, {154826, 24, 0, 0, 0}, {152332, 635, 1, 0, 0}, {155142, 20, 2, 0, 0},
    {155323, 31, 0, 0, 0}, {155335, 31, 0, 0, 0}, {155353, 31, 0, 0, 0}, {155369, 31, 0, 0, 0},
    {155391, 31, 0, 0, 0}, {155405, 31, 0, 0, 0}, {155706, 35, 2, 0, 0}, {155720, 40, 2, 0, 0},
    {155735, 24, 1, 0, 0}, {155760, 554, 2, 0, 0}, {153509, 35, 2, 0, 0}, {155760, 35, 2, 0, 0},
    {156469, 20, 2, 0, 0}, {156909, 24, 2, 0, 0}, {156927, 24, 2, 0, 0}, {156945, 24, 2, 0, 0},
    {157213, 24, 1, 0, 0}, {62209, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {157225, 24, 1, 0, 0},
    {3681, 641, 0, 0, 0}, {157640, 20, 0, 0, 0}, {157648, 20, 1, 0, 0}, {93468, 20, 2, 0, 0}, {2954, 641, 2, 0, 0},
    {157660, 20, 0, 0, 0}, {158207, 24, 1, 0, 0}, {3681, 635, 0, 0, 0}, {158425, 35, 2, 0, 0},
    {155706, 35, 2, 0, 0}, {155720, 40, 2, 0, 0}, {154526, 18, 1, 0, 0}, {158747, 24, 1, 0, 0},
    {155760, 554, 2, 0, 0}, {156469, 20, 2, 0, 0}, {159333, 31, 0, 0, 0}, {159345, 31, 0, 0, 0},
    {159357, 31, 0, 0, 0}, {159511, 35, 2, 0, 0}, {159526, 40, 2, 0, 0}, {155706, 35, 2, 0, 0},
    {155720, 40, 2, 0, 0}, {155760, 554, 2, 0, 0}, {156469, 20, 2, 0, 0}, {160123, 20, 2, 0, 0},
    {154526, 18, 1, 0, 0}, {160136, 35, 2, 0, 0}, {160148, 69, 2, 0, 0}, {160165, 20, 2, 0, 0},
    {155760, 40, 2, 0, 0}, {156469, 20, 2, 0, 0}, {155706, 35, 2, 0, 0}, {155720, 40, 2, 0, 0},
    {160918, 20, 2, 0, 0}, {155760, 554, 2, 0, 0}, {155706, 35, 2, 0, 0}, {155720, 40, 2, 0, 0},
    {161374, 20, 2, 0, 0}, {161386, 218, 1, 0, 0}, {161393, 20, 2, 0, 0}, {161414, 554, 2, 0, 0},
    {154526, 18, 1, 0, 0}, {161429, 20, 2, 0, 0}, {161447, 20, 2, 0, 0}, {155142, 20, 2, 0, 0},
    {155760, 648, 2, 0, 0}, {161466, 218, 1, 0, 0}, {161386, 218, 0, 0, 0}, {162371, 24, 2, 0, 0},
    {30126, 24, 2, 0, 0}, {14349, 65, 0, 0, 0}, {161386, 218, 1, 0, 0}, {154526, 18, 1, 0, 0},
    {155142, 20, 2, 0, 0}, {162509, 20, 2, 0, 0}, {162530, 20, 2, 0, 0}, {161374, 20, 2, 0, 0},
    {161386, 218, 1, 0, 0}, {154526, 18, 1, 0, 0}, {155142, 20, 2, 0, 0}, {161386, 218, 0, 0, 0},
    {163152, 65, 0, 0, 0}, {155706, 35, 2, 0, 0}, {155720, 40, 2, 0, 0}, {161374, 20, 2, 0, 0},
    {100943, 18, 1, 0, 0}, {154526, 18, 1, 0, 0}, {161429, 20, 2, 0, 0}, {163325, 218, 1, 0, 0},
    {155760, 554, 2, 0, 0}, {163334, 20, 1, 0, 0}, {155706, 35, 2, 0, 0}, {155720, 40, 2, 0, 0},
    {164068, 20, 2, 0, 0}, {155706, 35, 2, 0, 0}, {155720, 40, 2, 0, 0}, {100943, 18, 1, 0, 0},
    {164459, 24, 1, 0, 0}, {154526, 18, 1, 0, 0}, {161429, 20, 2, 0, 0}, {164469, 24, 1, 0, 0},
    {163325, 218, 1, 0, 0}, {155760, 554, 2, 0, 0}, {156469, 20, 2, 0, 0}, {161374, 20, 2, 0, 0},
    {155706, 35, 2, 0, 0}, {155720, 40, 2, 0, 0}, {154526, 18, 1, 0, 0}, {165483, 218, 1, 0, 0},
    {165499, 218, 1, 0, 0}, {155760, 554, 2, 0, 0}, {156469, 20, 2, 0, 0}, {161466, 218, 1, 0, 0},
    {166100, 20, 0, 0, 0}, {166109, 20, 0, 0, 0}, {166265, 635, 2, 0, 0}, {166276, 651, 2, 0, 0},
    {114934, 24, 2, 0, 0}, {166475, 635, 0, 0, 0}, {155706, 35, 2, 0, 0}, {155720, 40, 2, 0, 0},
    {160136, 554, 2, 0, 0}, {160148, 69, 2, 0, 0}, {155760, 648, 2, 0, 0}, {156469, 20, 2, 0, 0},
    {166702, 0, 1, 0, 0}, {56359, 654, 2, 0, 0}, {9543, 654, 2, 0, 0}, {46413, 655, 1, 0, 0}, {104799, 656, 0, 0, 0},
    {168174, 657, 0, 0, 0}, {1398, 658, 0, 0, 0}, {46413, 659, 1, 0, 0}, {1398, 660, 0, 0, 0},
    {168677, 661, 2, 0, 0}, {77340, 656, 2, 0, 0}, {168691, 662, 2, 0, 0}, {61366, 657, 0, 0, 0},
    {90274, 654, 2, 0, 0}, {3681, 664, 0, 0, 0}, {168174, 657, 0, 0, 0}, {169304, 665, 1, 0, 0},
    {169318, 661, 2, 0, 0}, {169517, 657, 0, 0, 0}, {31029, 658, 0, 0, 0}, {31029, 661, 0, 0, 0},
    {169770, 657, 1, 0, 0}, {169775, 654, 2, 0, 0}, {47772, 31, 0, 0, 0}, {3681, 655, 0, 0, 0},
    {3681, 659, 0, 0, 0}, {30568, 654, 0, 0, 0}, {30572, 654, 0, 0, 0}, {51119, 656, 0, 0, 0},
    {170576, 657, 0, 0, 0}, {1398, 655, 0, 0, 0}, {1398, 659, 0, 0, 0}, {171182, 661, 2, 0, 0},
    {171196, 656, 2, 0, 0}, {171212, 662, 2, 0, 0}, {171229, 657, 0, 0, 0}, {142818, 667, 0, 0, 0},
    {3681, 654, 0, 0, 0}, {52431, 667, 0, 0, 0}, {172022, 0, 0, 0, 0}, {1398, 656, 0, 0, 0}, {1398, 661, 0, 0, 0},
    {90174, 668, 0, 0, 0}, {3681, 662, 0, 0, 0}, {1398, 654, 0, 0, 0}, {50947, 654, 2, 0, 0}, {173014, 657, 2, 0, 0},
    {170576, 657, 0, 0, 0}, {169318, 661, 2, 0, 0}, {173445, 0, 0, 0, 0}, {58752, 0, 2, 0, 0},
    {51129, 200, 0, 0, 0}, {6738, 54, 0, 0, 0}, {6738, 670, 0, 0, 0}, {1398, 212, 0, 0, 0}, {6738, 670, 0, 0, 0},
    {47586, 197, 0, 0, 0}, {174003, 197, 0, 0, 0}, {174007, 197, 0, 0, 0}, {17609, 197, 0, 0, 174017},
    {3681, 670, 0, 0, 0}, {55686, 670, 0, 0, 0}, {52168, 671, 1, 0, 0}, {3681, 672, 0, 0, 0}, {103628, 673, 0, 0, 0},
    {39974, 674, 0, 0, 0}, {97230, 675, 0, 0, 0}, {3681, 675, 0, 0, 0}, {55686, 672, 0, 0, 0},
    {3681, 671, 0, 0, 0}, {55686, 670, 0, 0, 0}, {55686, 670, 0, 0, 0}, {39974, 674, 0, 0, 0},
    {97230, 675, 0, 0, 0}, {1398, 675, 0, 0, 0}, {55686, 670, 0, 0, 0}, {39974, 674, 0, 0, 0},
    {18468, 676, 0, 0, 0}, {39590, 677, 0, 0, 0}, {3681, 676, 0, 0, 0}, {30568, 676, 0, 0, 0},
    {30572, 676, 0, 0, 0}, {3681, 677, 0, 0, 0}, {1398, 675, 0, 0, 0}, {103628, 673, 0, 0, 0},
    {39974, 674, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55686, 670, 0, 0, 0}, {3681, 680, 0, 0, 0}, {49259, 681, 0, 0, 0},
    {3681, 682, 0, 0, 0}, {49259, 682, 0, 0, 0}, {3681, 681, 0, 0, 0}, {49259, 683, 0, 0, 0}, {3681, 683, 0, 0, 0},
    {129782, 485, 0, 0, 129784}, {93186, 17, 0, 0, 177123}, {93193, 17, 0, 0, 177143}, {93198, 17, 0, 0, 88846},
    {174003, 17, 0, 0, 177152}, {89939, 242, 1, 0, 0}, {129822, 222, 1, 0, 0}, {177369, 536, 0, 0, 0},
    {177379, 527, 0, 0, 0}, {39974, 69, 0, 0, 0}, {52951, 418, 0, 0, 0}, {17605, 418, 0, 0, 0},
    {177836, 69, 0, 0, 0}, {177836, 80, 0, 0, 0}, {177959, 80, 0, 0, 0}, {17072, 69, 0, 0, 0},
    {17076, 69, 0, 0, 0}, {177836, 80, 0, 0, 0}, {177959, 80, 0, 0, 0}, {17076, 684, 0, 0, 0},
    {22701, 69, 0, 0, 0}, {17605, 685, 0, 0, 0}, {17605, 686, 0, 0, 0}, {17605, 687, 0, 0, 0},
    {17076, 688, 0, 0, 0}, {22701, 69, 0, 0, 0}, {17605, 689, 0, 0, 0}, {17076, 69, 0, 0, 0}, {22701, 69, 0, 0, 0},
    {17605, 690, 0, 0, 0}, {17605, 691, 0, 0, 0}, {180128, 687, 0, 0, 0}, {35189, 687, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17605, 692, 0, 0, 0}, {180432, 693, 0, 0, 0}, {17076, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17605, 693, 0, 0, 0}, {17076, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 694, 0, 0, 0},
    {180432, 466, 0, 0, 0}, {180128, 694, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 466, 0, 0, 0},
    {180432, 466, 0, 0, 0}, {180128, 693, 0, 0, 0}, {22701, 80, 0, 0, 0}, {180432, 466, 0, 0, 0},
    {180128, 80, 0, 0, 0}, {35189, 80, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 695, 0, 0, 0}, {180432, 69, 0, 0, 0},
    {17076, 694, 0, 0, 0}, {22701, 80, 0, 0, 0}, {180432, 69, 0, 0, 0}, {17076, 693, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {180432, 69, 0, 0, 0}, {180128, 80, 0, 0, 0}, {35189, 80, 0, 0, 0}, {22701, 80, 0, 0, 0},
    {17076, 685, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17605, 684, 0, 0, 0}, {17076, 686, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 687, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 692, 0, 0, 0}, {22701, 80, 0, 0, 0},
    {17605, 696, 0, 0, 0}, {17076, 696, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 697, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17605, 697, 0, 0, 0}, {17605, 698, 0, 0, 0}, {17076, 689, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17605, 688, 0, 0, 0}, {17076, 690, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 691, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {180432, 69, 0, 0, 0}, {180128, 699, 0, 0, 0}, {185306, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {180432, 69, 0, 0, 0}, {180128, 700, 0, 0, 0}, {185306, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {180432, 69, 0, 0, 0}, {180128, 80, 0, 0, 0}, {185306, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {180432, 69, 0, 0, 0}, {17076, 694, 0, 0, 0}, {185306, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {180432, 69, 0, 0, 0}, {17076, 693, 0, 0, 0}, {185306, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {180432, 69, 0, 0, 0}, {17076, 695, 0, 0, 0}, {185306, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 685, 0, 0, 0}, {185306, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 686, 0, 0, 0},
    {185306, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 687, 0, 0, 0}, {185306, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 696, 0, 0, 0}, {185306, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 697, 0, 0, 0},
    {185306, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 698, 0, 0, 0}, {185306, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {17076, 689, 0, 0, 0}, {185306, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 690, 0, 0, 0},
    {185306, 69, 0, 0, 0}, {22701, 80, 0, 0, 0}, {17076, 691, 0, 0, 0}, {185306, 69, 0, 0, 0},
    {22701, 80, 0, 0, 0}, {177836, 80, 0, 0, 0}, {177959, 69, 0, 0, 0}, {17072, 69, 0, 0, 0}, {188962, 527, 0, 0, 0},
    {188962, 527, 0, 0, 0}, {31029, 65, 0, 0, 0}, {17609, 69, 0, 0, 0}, {17076, 69, 0, 0, 0}, {17076, 69, 0, 0, 0},
    {39590, 69, 0, 0, 0}, {55686, 417, 0, 0, 0}, {180128, 391, 0, 0, 0}, {35189, 391, 0, 0, 0},
    {35194, 391, 0, 0, 0}, {177369, 536, 0, 0, 0}, {177379, 527, 0, 0, 0}, {55686, 536, 0, 0, 0},
    {177369, 152, 0, 0, 0}, {177379, 527, 0, 0, 0}, {18468, 152, 0, 0, 0}, {3665, 470, 0, 0, 0},
    {191095, 65, 0, 0, 0}, {89939, 69, 0, 0, 0}, {191265, 69, 0, 0, 0}, {191269, 69, 0, 0, 0},
    {17072, 69, 0, 0, 0}, {17076, 69, 0, 0, 0}, {17605, 701, 0, 0, 0}, {17072, 150, 0, 0, 0}, {180128, 150, 0, 0, 0},
    {35189, 150, 0, 0, 0}, {35194, 150, 0, 0, 0}, {17076, 150, 0, 0, 0}, {23859, 150, 0, 0, 0},
    {193315, 150, 0, 0, 0}, {39590, 69, 0, 0, 0}, {193320, 69, 0, 0, 0}, {190272, 69, 0, 0, 0},
    {193573, 150, 0, 0, 0}, {193315, 150, 0, 0, 0}, {39590, 150, 0, 0, 0}, {193320, 150, 0, 0, 0},
    {190272, 150, 0, 0, 0}, {193315, 150, 0, 0, 0}, {39590, 150, 0, 0, 0}, {193320, 150, 0, 0, 0},
    {190272, 150, 0, 0, 0}, {17076, 150, 0, 0, 0}, {23859, 150, 0, 0, 0}, {193315, 702, 0, 0, 0},
    {39590, 69, 0, 0, 0}, {193320, 69, 0, 0, 0}, {190272, 69, 0, 0, 0}, {193573, 150, 0, 0, 0},
    {193315, 702, 0, 0, 0}, {39590, 69, 0, 0, 0}, {193320, 69, 0, 0, 0}, {190272, 69, 0, 0, 0},
    {193315, 702, 0, 0, 0}, {39590, 69, 0, 0, 0}, {193320, 69, 0, 0, 0}, {190272, 69, 0, 0, 0},
    {193315, 702, 0, 0, 0}, {177379, 527, 0, 0, 0}, {47586, 69, 0, 0, 0}, {194519, 69, 0, 0, 0},
    {193320, 69, 0, 0, 0}, {39590, 69, 0, 0, 0}, {190272, 69, 0, 0, 0}, {17076, 150, 0, 0, 0},
    {180128, 150, 0, 0, 0}, {35189, 69, 0, 0, 0}, {196983, 703, 0, 0, 0}, {196991, 704, 0, 0, 0},
    {196999, 703, 0, 0, 0}, {197007, 703, 0, 0, 0}, {196983, 703, 0, 0, 0}, {196991, 704, 0, 0, 0},
    {17072, 150, 0, 0, 0}, {17076, 150, 0, 0, 0}, {34851, 423, 0, 0, 0}, {34853, 423, 0, 0, 0},
    {34855, 423, 0, 0, 0}, {17605, 423, 0, 0, 0}, {34851, 705, 0, 0, 0}, {34853, 705, 0, 0, 0},
    {34855, 705, 0, 0, 0}, {17605, 705, 0, 0, 0}, {34851, 705, 0, 0, 0}, {34853, 705, 0, 0, 0},
    {34855, 706, 0, 0, 0}, {34851, 423, 0, 0, 0}, {34853, 423, 0, 0, 0}, {34855, 707, 0, 0, 0},
    {17605, 707, 0, 0, 0}, {34851, 707, 0, 0, 0}, {34853, 707, 0, 0, 0}, {34855, 707, 0, 0, 0},
    {34851, 423, 0, 0, 0}, {34853, 423, 0, 0, 0}, {34855, 706, 0, 0, 0}, {17605, 706, 0, 0, 0},
    {34851, 707, 0, 0, 0}, {34853, 707, 0, 0, 0}, {34855, 706, 0, 0, 0}, {34851, 706, 0, 0, 0},
    {34853, 706, 0, 0, 0}, {34855, 706, 0, 0, 0}, {34851, 423, 0, 0, 0}, {34853, 423, 0, 0, 0},
    {34855, 706, 0, 0, 0}, {27464, 69, 0, 0, 0}, {27471, 69, 0, 0, 0}, {34851, 423, 0, 0, 0}, {34853, 423, 0, 0, 0},
    {34855, 706, 0, 0, 0}, {27464, 65, 0, 0, 0}, {27471, 65, 0, 0, 0}, {15093, 18, 0, 0, 0}, {56359, 35, 2, 0, 0},
    {14349, 35, 2, 0, 0}, {57427, 680, 0, 0, 0}, {57438, 680, 0, 0, 0}, {9465, 680, 0, 0, 0}, {199670, 35, 2, 0, 0},
    {199823, 34, 2, 0, 0}, {199841, 34, 2, 0, 0}, {199859, 34, 2, 0, 0}, {52845, 301, 2, 0, 0},
    {52951, 34, 0, 0, 0}, {57427, 34, 2, 0, 0}, {57438, 34, 2, 0, 0}, {9465, 34, 2, 0, 0}, {200381, 35, 2, 0, 0},
    {15832, 19, 2, 0, 0}, {14884, 35, 2, 0, 0}, {128383, 19, 0, 0, 0}, {128390, 19, 0, 0, 0}, {30568, 709, 0, 0, 0},
    {30572, 709, 0, 0, 0}, {3681, 709, 0, 0, 0}, {50947, 710, 2, 0, 0}, {3681, 710, 0, 0, 0}, {200786, 711, 0, 0, 0},
    {201079, 19, 0, 0, 0}, {50947, 711, 2, 0, 0}, {3681, 712, 0, 0, 0}, {201347, 710, 2, 0, 0},
    {30568, 710, 0, 0, 0}, {30572, 710, 0, 0, 0}, {3681, 714, 0, 0, 0}, {3681, 711, 0, 0, 0}, {49259, 715, 0, 0, 0},
    {49265, 715, 0, 0, 0}, {1398, 193, 0, 0, 0}, {17609, 709, 0, 0, 0}, {3658, 709, 0, 0, 0}, {49259, 716, 0, 0, 0},
    {3681, 717, 0, 0, 0}, {202130, 709, 2, 0, 0}, {30126, 717, 0, 0, 0}, {30126, 710, 0, 0, 0},
    {60503, 709, 0, 0, 0}, {30568, 715, 0, 0, 0}, {30572, 715, 0, 0, 0}, {3681, 715, 0, 0, 0},
    {202614, 718, 0, 0, 0}, {202619, 718, 0, 0, 0}, {3681, 718, 0, 0, 0}, {30126, 710, 0, 0, 0},
    {46487, 709, 0, 0, 0}, {30126, 710, 0, 0, 0}, {200381, 35, 2, 0, 0}, {3681, 40, 2, 0, 0}, {52951, 719, 0, 0, 0},
    {52951, 709, 0, 0, 0}, {33749, 710, 0, 0, 0}, {17609, 709, 0, 0, 0}, {203139, 710, 0, 0, 0},
    {88460, 710, 0, 0, 0}, {49259, 710, 0, 0, 0}, {3681, 720, 0, 0, 0}, {52951, 721, 0, 0, 0},
    {52951, 722, 0, 0, 0}, {3681, 193, 0, 0, 0}, {33749, 719, 0, 0, 0}, {30126, 710, 0, 0, 0},
    {3681, 722, 0, 0, 0}, {203744, 723, 0, 0, 0}, {1398, 724, 0, 0, 0}, {49259, 725, 0, 0, 0},
    {3681, 725, 0, 0, 0}, {49259, 304, 0, 0, 0}, {3681, 304, 0, 0, 0}, {49259, 301, 0, 0, 0}, {204571, 34, 2, 0, 0},
    {49259, 725, 0, 0, 0}, {204571, 34, 2, 0, 0}, {17598, 301, 0, 0, 0}, {3681, 728, 0, 0, 0},
    {3681, 34, 2, 0, 0}, {161386, 34, 2, 0, 0}, {205367, 34, 0, 0, 0}, {205381, 34, 0, 0, 0}, {49259, 725, 0, 0, 0},
    {205771, 34, 2, 0, 0}, {49259, 725, 0, 0, 0}, {206597, 34, 2, 0, 0}, {17076, 301, 0, 0, 0},
    {203710, 728, 0, 0, 0}, {207053, 34, 2, 0, 0}, {203710, 728, 0, 0, 0}, {207066, 34, 2, 0, 0},
    {207434, 65, 2, 0, 0}, {207463, 65, 2, 0, 0}, {206617, 730, 0, 0, 0}, {208182, 65, 2, 0, 0},
    {3681, 730, 0, 0, 0}, {208505, 54, 0, 0, 0}, {208516, 54, 0, 0, 0}, {51071, 205, 0, 0, 0},
    {208588, 196, 0, 0, 0}, {208516, 54, 0, 0, 0}, {208648, 16, 0, 0, 0}, {208659, 196, 0, 0, 60650},
    {1398, 212, 0, 0, 0}, {50947, 731, 2, 0, 0}, {3681, 732, 0, 0, 0}, {59152, 733, 0, 0, 0}, {56359, 734, 2, 0, 0},
    {3681, 734, 0, 0, 0}, {1398, 735, 0, 0, 0}, {3681, 736, 0, 0, 0}, {1303, 736, 0, 0, 0}, {17609, 735, 0, 0, 0},
    {3681, 735, 0, 0, 0}, {1303, 736, 0, 0, 0}, {17609, 735, 0, 0, 0}, {1398, 735, 0, 0, 0}, {3681, 737, 0, 0, 0},
    {49259, 731, 0, 0, 0}, {30568, 738, 0, 0, 0}, {30572, 739, 0, 0, 0}, {3681, 740, 0, 0, 0},
    {3681, 731, 0, 0, 0}, {3681, 738, 0, 0, 0}, {49259, 738, 0, 0, 0}, {3681, 739, 0, 0, 0}, {3681, 743, 0, 0, 0},
    {210607, 19, 0, 0, 0}, {210617, 19, 0, 0, 0}, {210631, 19, 0, 0, 0}, {50947, 734, 2, 0, 0},
    {47962, 19, 0, 0, 0}, {210984, 19, 2, 0, 0}, {30568, 731, 0, 0, 0}, {30572, 732, 0, 0, 0},
    {3681, 744, 0, 0, 0}, {49259, 743, 0, 0, 0}, {3681, 745, 0, 0, 0}, {50947, 743, 2, 0, 0}, {30568, 743, 0, 0, 0},
    {30572, 745, 0, 0, 0}, {3681, 747, 0, 0, 0}, {99681, 731, 0, 0, 0}, {211771, 735, 0, 0, 0},
    {211781, 735, 0, 0, 0}, {50947, 748, 2, 0, 0}, {9543, 748, 2, 0, 0}, {51253, 749, 0, 0, 0},
    {212605, 214, 0, 0, 0}, {212611, 214, 0, 0, 0}, {51253, 749, 0, 0, 0}, {1398, 750, 0, 0, 0},
    {1398, 751, 0, 0, 0}, {212901, 752, 0, 0, 0}, {212910, 202, 0, 0, 0}, {212919, 202, 0, 0, 0},
    {212928, 197, 0, 0, 0}, {212937, 197, 0, 0, 0}, {212946, 200, 0, 0, 0}, {212958, 200, 0, 0, 0},
    {212970, 753, 0, 0, 0}, {1398, 754, 0, 0, 0}, {39590, 205, 0, 0, 0}, {47586, 205, 0, 0, 0},
    {3665, 205, 0, 0, 0}, {213181, 755, 2, 0, 0}, {52431, 301, 0, 0, 0}, {3681, 756, 0, 0, 0},
    {2372, 0, 0, 0, 0}, {59870, 0, 0, 0, 0}, {49265, 0, 0, 0, 0}, {213345, 31, 0, 0, 0}, {213359, 31, 0, 0, 0},
    {213370, 31, 0, 0, 0}, {213732, 757, 2, 0, 0}, {199670, 35, 2, 0, 0}, {58772, 19, 2, 0, 0},
    {52431, 760, 0, 0, 0}, {213930, 761, 0, 0, 0}, {213937, 762, 0, 0, 0}, {48125, 34, 0, 0, 0},
    {21146, 756, 0, 0, 0}, {213943, 34, 2, 0, 0}, {50947, 301, 2, 0, 0}, {49742, 301, 0, 0, 0},
    {21146, 756, 0, 0, 0}, {3681, 763, 0, 0, 0}, {214554, 34, 2, 0, 0}, {214562, 34, 2, 0, 0},
    {21146, 756, 0, 0, 0}, {214845, 755, 2, 0, 0}, {214856, 301, 0, 0, 0}, {214867, 755, 2, 0, 0},
    {214878, 301, 0, 0, 0}, {214889, 765, 2, 0, 0}, {214898, 765, 0, 0, 0}, {52431, 760, 0, 0, 0},
    {213930, 761, 0, 0, 0}, {213937, 762, 0, 0, 0}, {48125, 34, 0, 0, 0}, {21146, 756, 0, 0, 0},
    {215336, 766, 1, 0, 0}, {215347, 757, 0, 0, 0}, {21146, 756, 0, 0, 0}, {212696, 766, 0, 0, 0},
    {21146, 301, 0, 0, 0}, {199670, 35, 2, 0, 0}, {215929, 757, 0, 0, 0}, {199670, 35, 2, 0, 0},
    {17598, 756, 0, 0, 0}, {17609, 34, 0, 0, 0}, {17598, 0, 0, 0, 0}, {21146, 756, 0, 0, 0}, {49742, 0, 0, 0, 0},
    {216361, 34, 0, 0, 0}, {216369, 443, 0, 0, 0}, {1398, 0, 0, 0, 0}, {22129, 34, 1, 0, 0}, {216378, 443, 0, 0, 0},
    {216388, 34, 0, 0, 0}, {2372, 0, 0, 0, 0}, {59870, 0, 0, 0, 0}, {216799, 0, 0, 0, 0}, {17598, 756, 0, 0, 0},
    {49742, 756, 0, 0, 0}, {217033, 756, 0, 0, 0}, {217043, 756, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {213095, 768, 0, 0, 0}, {39590, 34, 0, 0, 0}, {3665, 34, 0, 0, 0}, {22129, 34, 0, 0, 0}, {217493, 769, 0, 0, 0},
    {217496, 443, 2, 0, 0}, {217693, 770, 0, 0, 0}, {17598, 770, 1, 0, 0}, {3681, 772, 0, 0, 0},
    {217693, 770, 0, 0, 0}, {1398, 34, 0, 0, 0}, {218197, 31, 0, 0, 0}, {218211, 31, 0, 0, 0},
    {1398, 773, 0, 0, 0}, {1398, 774, 0, 0, 0}, {237760, 197, 0, 0, 0}, {237772, 775, 0, 0, 0},
    {237760, 197, 0, 0, 0}, {237841, 776, 0, 0, 0}, {1398, 777, 0, 0, 0}, {1398, 778, 0, 0, 0},
    {1398, 779, 0, 0, 0}, {238014, 197, 0, 0, 0}, {238021, 197, 0, 0, 0}, {238028, 197, 0, 0, 0},
    {137259, 54, 0, 0, 0}, {137266, 54, 0, 0, 0}, {238035, 54, 0, 0, 0}, {238042, 54, 0, 0, 0},
    {238054, 6, 0, 0, 0}, {89648, 780, 0, 0, 0}, {238014, 485, 0, 0, 0}, {238021, 485, 0, 0, 0},
    {238028, 485, 0, 0, 0}, {137259, 54, 0, 0, 0}, {137266, 54, 0, 0, 0}, {238035, 54, 0, 0, 0},
    {238042, 54, 0, 0, 0}, {89648, 780, 0, 0, 0}, {1398, 781, 0, 0, 0}, {1398, 782, 0, 0, 0}, {1398, 783, 0, 0, 0},
    {1398, 784, 0, 0, 0}, {238264, 28, 1, 0, 0}, {238279, 485, 1, 0, 0}, {238293, 485, 1, 0, 0},
    {1398, 785, 0, 0, 0}, {1398, 786, 0, 0, 0}, {1398, 787, 0, 0, 0}, {1398, 788, 0, 0, 0}, {1398, 789, 0, 0, 0},
    {1398, 790, 0, 0, 0}, {1398, 791, 0, 0, 0}, {1398, 792, 0, 0, 0}, {1398, 793, 0, 0, 0}, {1398, 794, 0, 0, 0},
    {1398, 795, 0, 0, 0}, {1398, 796, 0, 0, 0}, {1398, 797, 0, 0, 0}, {238844, 16, 0, 0, 0}, {238857, 798, 0, 0, 0},
    {1398, 799, 0, 0, 0}, {1398, 775, 0, 0, 0}, {1398, 800, 0, 0, 0}, {1398, 801, 0, 0, 0}, {1398, 802, 0, 0, 0},
    {1398, 803, 0, 0, 0}, {1398, 804, 0, 0, 0}, {1398, 805, 0, 0, 0}, {1398, 806, 0, 0, 0}, {239140, 485, 0, 0, 239171},
    {239183, 485, 0, 0, 239217}, {239227, 222, 0, 0, 239254}, {238279, 485, 0, 0, 239287}, {239296, 485, 1, 0, 0},
    {239314, 485, 1, 0, 0}, {239332, 222, 1, 0, 0}, {239366, 222, 1, 0, 0}, {1398, 807, 0, 0, 0},
    {1398, 808, 0, 0, 0}, {1398, 809, 0, 0, 0}, {1398, 776, 0, 0, 0}, {1398, 810, 0, 0, 0}, {1398, 811, 0, 0, 0},
    {49265, 813, 0, 0, 0}, {1398, 813, 2, 0, 0}, {239994, 814, 0, 0, 0}, {15535, 815, 2, 0, 0},
    {240003, 816, 0, 0, 0}, {56903, 814, 0, 0, 0}, {1398, 815, 0, 0, 0}, {3681, 815, 0, 0, 0},
    {56903, 814, 0, 0, 0}, {1398, 815, 0, 0, 0}, {240399, 815, 0, 0, 0}, {56903, 814, 0, 0, 0},
    {1398, 819, 0, 0, 0}, {3681, 819, 0, 0, 0}, {56903, 814, 0, 0, 0}, {33749, 820, 0, 0, 0}, {3681, 820, 0, 0, 0},
    {18468, 820, 0, 0, 0}, {241251, 820, 0, 0, 0}, {39590, 815, 0, 0, 0}, {48125, 815, 0, 0, 0},
    {18468, 820, 0, 0, 0}, {39590, 815, 0, 0, 0}, {48125, 815, 0, 0, 0}, {33749, 821, 0, 0, 0},
    {3681, 821, 0, 0, 0}, {43630, 820, 0, 0, 0}, {43639, 820, 0, 0, 0}, {242284, 822, 2, 0, 0},
    {60895, 0, 0, 0, 0}, {15093, 18, 0, 0, 0}, {242400, 822, 2, 0, 0}, {242419, 822, 2, 0, 0},
    {242439, 0, 0, 0, 0}, {242450, 0, 0, 0, 0}, {33749, 823, 0, 0, 0}, {3681, 823, 0, 0, 0}, {30568, 823, 0, 0, 0},
    {30572, 823, 0, 0, 0}, {2372, 823, 0, 0, 0}, {59870, 823, 0, 0, 0}, {59872, 823, 0, 0, 0},
    {60902, 814, 0, 0, 0}, {90274, 822, 2, 0, 0}, {30568, 820, 0, 0, 0}, {30572, 820, 0, 0, 0},
    {243490, 822, 2, 0, 0}, {3681, 824, 0, 0, 0}, {1309, 824, 0, 0, 0}, {243598, 822, 0, 0, 0},
    {60917, 822, 0, 0, 0}, {1309, 824, 0, 0, 0}, {93426, 822, 0, 0, 0}, {33749, 826, 0, 0, 0},
    {3681, 827, 0, 0, 0}, {33749, 827, 0, 0, 0}, {3681, 826, 0, 0, 0}, {33749, 815, 0, 0, 0}, {3681, 814, 0, 0, 0},
    {60895, 814, 0, 0, 0}, {17598, 816, 0, 0, 0}, {244672, 831, 0, 0, 0}, {244680, 831, 0, 0, 0},
    {3681, 832, 0, 0, 0}, {56903, 814, 0, 0, 0}, {1398, 833, 0, 0, 0}, {3681, 833, 0, 0, 0}, {244966, 824, 0, 0, 0},
    {245102, 834, 0, 0, 0}, {245116, 834, 0, 0, 0}, {245130, 834, 0, 0, 0}, {245144, 814, 1, 0, 0},
    {245176, 834, 0, 0, 0}, {245189, 834, 0, 0, 0}, {43630, 837, 0, 0, 0}, {43639, 837, 0, 0, 0},
    {3681, 837, 0, 0, 0}, {43630, 823, 0, 0, 0}, {43639, 823, 0, 0, 0}, {33749, 837, 0, 0, 0},
    {3681, 838, 0, 0, 0}, {90274, 822, 2, 0, 0}, {246315, 822, 1, 0, 0}, {33749, 839, 0, 0, 0},
    {3681, 839, 0, 0, 0}, {246656, 823, 0, 0, 0}, {44228, 823, 0, 0, 0}, {2372, 823, 0, 0, 0},
    {59870, 823, 0, 0, 0}, {34851, 823, 0, 0, 0}, {33749, 840, 0, 0, 0}, {3681, 840, 0, 0, 0},
    {3681, 841, 0, 0, 0}, {2372, 823, 0, 0, 0}, {21142, 820, 0, 0, 0}, {59870, 823, 0, 0, 0}, {33749, 842, 0, 0, 0},
    {3681, 69, 0, 0, 0}, {33749, 533, 0, 0, 0}, {30568, 839, 0, 0, 0}, {30572, 839, 0, 0, 0}, {2372, 820, 0, 0, 0},
    {59870, 820, 0, 0, 0}, {59872, 820, 0, 0, 0}, {33749, 69, 0, 0, 0}, {3681, 842, 0, 0, 0}, {3681, 533, 0, 0, 0},
    {3681, 816, 0, 0, 0}, {1398, 822, 0, 0, 0}, {248391, 820, 0, 0, 0}, {3681, 822, 0, 0, 0}, {2372, 823, 0, 0, 0},
    {2372, 820, 0, 0, 0}, {32553, 18, 0, 0, 0}, {1398, 845, 0, 0, 0}, {3681, 846, 0, 0, 0}, {1398, 847, 0, 0, 0},
    {3681, 848, 0, 0, 0}, {1398, 846, 0, 0, 0}, {1398, 820, 0, 0, 0}, {75616, 815, 1, 0, 0}, {1398, 822, 0, 0, 0},
    {47016, 815, 0, 0, 0}, {1398, 823, 0, 0, 0}, {75616, 815, 1, 0, 0}, {1398, 838, 0, 0, 0}, {75616, 815, 1, 0, 0},
    {1398, 845, 0, 0, 0}, {214571, 848, 0, 0, 0}, {3681, 845, 0, 0, 0}, {1398, 845, 0, 0, 0}, {250506, 848, 0, 0, 0},
    {75616, 848, 1, 0, 0}, {1398, 849, 0, 0, 0}, {47016, 815, 0, 0, 0}, {3681, 849, 0, 0, 0}, {1398, 849, 0, 0, 0},
    {250506, 815, 0, 0, 0}, {1398, 849, 0, 0, 0}, {39974, 815, 0, 0, 0}, {43630, 827, 0, 0, 0},
    {43639, 827, 0, 0, 0}, {33749, 850, 0, 0, 0}, {3681, 851, 0, 0, 0}, {33749, 851, 0, 0, 0},
    {3681, 850, 0, 0, 0}, {55686, 814, 0, 0, 0}, {1398, 822, 0, 0, 0}, {55686, 814, 0, 0, 0}, {1398, 822, 0, 0, 0},
    {252004, 852, 0, 0, 0}, {3681, 853, 0, 0, 0}, {252004, 852, 0, 0, 0}, {252344, 823, 0, 0, 0},
    {252355, 80, 0, 0, 0}, {252360, 822, 2, 0, 0}, {3681, 854, 0, 0, 0}, {252882, 853, 0, 0, 0},
    {252344, 820, 0, 0, 0}, {252360, 822, 2, 0, 0}, {3681, 856, 0, 0, 0}, {252882, 853, 0, 0, 0},
    {252882, 853, 0, 0, 0}, {252344, 857, 0, 0, 0}, {252360, 822, 2, 0, 0}, {3681, 857, 0, 0, 0},
    {252004, 852, 0, 0, 0}, {252344, 857, 0, 0, 0}, {252360, 822, 2, 0, 0}, {252004, 852, 0, 0, 0},
    {252344, 823, 0, 0, 0}, {252360, 822, 2, 0, 0}, {252004, 852, 0, 0, 0}, {252344, 857, 0, 0, 0},
    {252355, 80, 0, 0, 0}, {252360, 822, 2, 0, 0}, {3681, 858, 0, 0, 0}, {252882, 853, 0, 0, 0},
    {252344, 857, 0, 0, 0}, {253994, 857, 0, 0, 0}, {252360, 822, 2, 0, 0}, {239994, 814, 0, 0, 0},
    {254220, 815, 0, 0, 0}, {15535, 815, 2, 0, 0}, {56903, 814, 0, 0, 0}, {3665, 815, 0, 0, 0},
    {3681, 860, 0, 0, 0}, {34851, 860, 0, 0, 0}, {34853, 862, 0, 0, 0}, {34855, 863, 0, 0, 0},
    {3681, 864, 0, 0, 0}, {56903, 814, 0, 0, 0}, {60917, 860, 0, 0, 0}, {3665, 815, 0, 0, 0}, {3681, 866, 0, 0, 0},
    {43630, 838, 0, 0, 0}, {43639, 838, 0, 0, 0}, {33749, 838, 0, 0, 0}, {255533, 867, 0, 0, 0},
    {255544, 868, 0, 0, 0}, {3681, 869, 0, 0, 0}, {74724, 870, 0, 0, 0}, {1296, 833, 0, 0, 0},
    {3681, 870, 0, 0, 0}, {74724, 871, 0, 0, 0}, {1126, 872, 0, 0, 0}, {3681, 872, 0, 0, 0}, {244672, 820, 0, 0, 0},
    {244680, 820, 0, 0, 0}, {244672, 820, 0, 0, 0}, {244680, 820, 0, 0, 0}, {256468, 815, 0, 0, 0},
    {15093, 838, 0, 0, 0}, {34228, 821, 0, 0, 0}, {34239, 821, 0, 0, 0}, {142430, 815, 0, 0, 0},
    {53479, 35, 2, 0, 0}, {242284, 40, 3, 53508, 0}, {257397, 0, 0, 0, 0}, {68089, 0, 2, 0, 0},
    {74724, 867, 0, 0, 0}, {3681, 868, 0, 0, 0}, {109302, 0, 1, 0, 0}, {1126, 875, 0, 0, 0}, {17609, 815, 0, 0, 0},
    {3681, 876, 0, 0, 0}, {1126, 875, 0, 0, 0}, {243598, 876, 0, 0, 0}, {17609, 815, 0, 0, 0},
    {3681, 875, 0, 0, 0}, {244672, 875, 0, 0, 0}, {244680, 875, 0, 0, 0}, {1126, 872, 0, 0, 0},
    {74724, 871, 0, 0, 0}, {1126, 877, 0, 0, 0}, {1296, 833, 0, 0, 0}, {3681, 877, 0, 0, 0}, {55839, 822, 0, 0, 0},
    {259593, 31, 0, 0, 0}, {17598, 884, 0, 0, 0}, {49742, 884, 0, 0, 0}, {17598, 191, 0, 0, 0},
    {49742, 191, 0, 0, 0}, {17076, 191, 0, 0, 0}, {17598, 885, 0, 0, 0}, {17609, 34, 0, 0, 0},
    {61544, 34, 2, 0, 0}, {17076, 191, 0, 0, 0}, {114482, 34, 2, 0, 0}, {21146, 301, 0, 0, 0},
    {15535, 34, 2, 0, 0}, {17598, 301, 0, 0, 0}, {115832, 34, 2, 0, 0}, {114934, 34, 2, 0, 0},
    {52483, 34, 2, 0, 0}, {89991, 35, 2, 0, 0}, {3681, 886, 0, 0, 0}, {17598, 301, 0, 0, 0}, {15535, 755, 0, 0, 0},
    {260504, 34, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49742, 301, 0, 0, 0}, {15535, 34, 2, 0, 0}, {17598, 301, 0, 0, 0},
    {49742, 301, 0, 0, 0}, {115832, 34, 2, 0, 0}, {114934, 34, 2, 0, 0}, {52483, 34, 2, 0, 0},
    {17598, 301, 0, 0, 0}, {33553, 34, 2, 0, 0}, {33557, 34, 2, 0, 0}, {17598, 191, 0, 0, 0}, {30126, 887, 0, 0, 0},
    {17598, 301, 0, 0, 0}, {49742, 301, 0, 0, 0}, {15535, 755, 0, 0, 0}, {49259, 0, 0, 0, 0}, {61544, 34, 2, 0, 0},
    {1329, 301, 0, 0, 0}, {46487, 485, 0, 0, 0}, {1398, 888, 0, 0, 0}, {262385, 205, 0, 0, 0},
    {262394, 205, 0, 0, 0}, {1398, 889, 0, 0, 0}, {262428, 205, 0, 0, 0}, {262433, 205, 0, 0, 0},
    {1398, 890, 0, 0, 0}, {262385, 205, 0, 0, 0}, {1398, 891, 0, 0, 0}, {1398, 892, 0, 0, 0}, {1398, 133, 0, 0, 0},
    {1398, 893, 0, 0, 0}, {262588, 893, 0, 0, 0}, {2013, 889, 0, 0, 0}, {262656, 894, 0, 0, 0},
    {262665, 895, 0, 0, 0}, {262385, 205, 0, 0, 0}, {262847, 205, 0, 0, 0}, {263186, 896, 0, 0, 0},
    {49265, 896, 0, 0, 0}, {263186, 896, 0, 0, 0}, {263345, 896, 0, 0, 0}, {263186, 897, 0, 0, 0},
    {263345, 898, 0, 0, 0}, {49265, 899, 0, 0, 0}, {1398, 900, 0, 0, 0}, {263815, 900, 0, 0, 0},
    {263826, 901, 0, 0, 0}, {49265, 900, 0, 0, 0}, {49259, 903, 0, 0, 0}, {49259, 905, 0, 0, 0},
    {262385, 906, 0, 0, 0}, {262847, 906, 0, 0, 0}, {49265, 905, 0, 0, 0}, {49259, 896, 0, 0, 0},
    {265857, 910, 0, 0, 0}, {265868, 911, 0, 0, 0}, {265880, 903, 0, 0, 0}, {265857, 903, 0, 0, 0},
    {265880, 910, 0, 0, 0}, {265953, 911, 0, 0, 0}, {263186, 903, 2, 0, 0}, {49265, 903, 0, 0, 0},
    {49259, 897, 2, 0, 0}, {49265, 898, 0, 0, 0}, {15093, 914, 0, 0, 0}, {266246, 896, 2, 0, 0},
    {266257, 896, 2, 0, 0}, {266269, 19, 0, 0, 0}, {266280, 19, 0, 0, 0}, {49265, 897, 0, 0, 0},
    {49259, 905, 0, 0, 0}, {210953, 905, 0, 0, 0}, {266984, 916, 0, 0, 0}, {262385, 906, 0, 0, 0},
    {262394, 906, 0, 0, 0}, {49259, 917, 0, 0, 0}, {210953, 917, 0, 0, 0}, {266984, 916, 0, 0, 0},
    {262385, 906, 0, 0, 0}, {262394, 906, 0, 0, 0}, {49265, 917, 0, 0, 0}, {263186, 920, 0, 0, 0},
    {49265, 920, 0, 0, 0}, {266246, 896, 2, 0, 0}, {263186, 903, 0, 0, 0}, {49265, 914, 0, 0, 0},
    {49259, 897, 0, 0, 0}, {268511, 921, 0, 0, 0}, {268522, 921, 0, 0, 0}, {268533, 921, 0, 0, 0},
    {268545, 921, 0, 0, 0}, {52431, 921, 0, 0, 0}, {15535, 922, 0, 0, 0}, {49265, 921, 0, 0, 0},
    {263186, 923, 0, 0, 0}, {263345, 923, 0, 0, 0}, {49265, 923, 0, 0, 0}, {263186, 914, 0, 0, 0},
    {263345, 914, 0, 0, 0}, {263186, 914, 0, 0, 0}, {34851, 921, 0, 0, 0}, {34853, 921, 0, 0, 0},
    {262428, 906, 0, 0, 0}, {262433, 906, 0, 0, 0}, {269572, 924, 0, 0, 0}, {269579, 925, 0, 0, 0},
    {269587, 924, 0, 0, 0}, {269594, 925, 0, 0, 0}, {265880, 921, 0, 0, 0}, {49259, 905, 0, 0, 0},
    {263186, 896, 0, 0, 0}, {263345, 896, 0, 0, 0}, {263826, 926, 0, 0, 0}, {263186, 896, 0, 0, 0},
    {269917, 906, 0, 0, 0}, {262847, 906, 0, 0, 0}, {263186, 903, 0, 0, 0}, {41872, 897, 0, 0, 0},
    {270317, 927, 0, 0, 0}, {49259, 896, 0, 0, 0}, {263815, 928, 0, 0, 0}, {263826, 929, 0, 0, 0},
    {262385, 906, 0, 0, 0}, {262847, 906, 0, 0, 0}, {263186, 896, 0, 0, 0}, {30126, 897, 0, 0, 0},
    {49259, 905, 0, 0, 0}, {22701, 930, 0, 0, 0}, {39590, 931, 0, 0, 0}, {270777, 931, 0, 0, 0},
    {268511, 921, 0, 0, 0}, {270849, 921, 0, 0, 0}, {15535, 922, 0, 0, 0}, {49259, 921, 0, 0, 0},
    {270859, 921, 0, 0, 0}, {263186, 914, 0, 0, 0}, {263345, 896, 0, 0, 0}, {270883, 896, 0, 0, 0},
    {263186, 903, 0, 0, 0}, {102934, 897, 0, 0, 0}, {47586, 898, 0, 0, 0}, {49259, 897, 0, 0, 0},
    {102934, 933, 0, 0, 0}, {47586, 933, 0, 0, 0}, {263186, 896, 0, 0, 0}, {271066, 916, 0, 0, 0},
    {263186, 903, 0, 0, 0}, {271093, 897, 0, 0, 0}, {271316, 896, 0, 0, 0}, {271444, 19, 0, 0, 0},
    {271455, 19, 0, 0, 0}, {50947, 896, 2, 0, 0}, {272119, 17, 0, 0, 0}, {17609, 359, 0, 0, 0},
    {60895, 934, 0, 0, 0}, {272248, 934, 2, 0, 0}, {60895, 934, 0, 0, 0}, {89648, 934, 1, 0, 0},
    {9543, 934, 2, 0, 0}, {272576, 19, 2, 0, 0}, {60895, 934, 0, 0, 0}, {272158, 935, 1, 0, 0},
    {210984, 31, 0, 0, 0}, {272974, 31, 2, 0, 0}, {210984, 31, 0, 0, 0}, {60895, 934, 0, 0, 0},
    {279122, 935, 2, 0, 0}, {3681, 934, 0, 0, 0}, {60895, 940, 0, 0, 0}, {279555, 941, 0, 0, 0},
    {279555, 934, 0, 0, 0}, {49259, 934, 0, 0, 0}, {49265, 934, 0, 0, 0}, {169770, 934, 0, 0, 0},
    {9543, 943, 2, 0, 0}, {272158, 935, 0, 0, 0}, {280357, 934, 1, 0, 0}, {280641, 944, 0, 0, 0},
    {280716, 935, 0, 0, 0}, {68089, 943, 2, 0, 0}, {169770, 934, 0, 0, 0}, {280977, 943, 2, 0, 0},
    {280994, 934, 0, 0, 0}, {281002, 943, 2, 0, 0}, {281352, 934, 0, 0, 0}, {50947, 945, 1, 0, 0},
    {52845, 945, 1, 0, 0}, {50976, 934, 1, 0, 0}, {281381, 31, 0, 0, 0}, {66180, 934, 0, 0, 0},
    {281617, 934, 0, 0, 0}, {281636, 934, 0, 0, 0}, {282029, 934, 0, 0, 0}, {60895, 945, 0, 0, 0},
    {3681, 945, 0, 0, 0}, {169517, 934, 0, 0, 0}, {89778, 934, 0, 0, 0}, {1398, 945, 0, 0, 0},
    {282631, 935, 0, 0, 0}, {13998, 943, 2, 0, 0}, {283402, 934, 0, 0, 0}, {279555, 934, 2, 0, 0},
    {60895, 934, 0, 0, 0}, {17598, 934, 0, 0, 0}, {283671, 934, 0, 0, 0}, {50976, 934, 0, 0, 0},
    {283826, 934, 0, 0, 0}, {60895, 947, 0, 0, 0}, {283944, 934, 0, 0, 0}, {283956, 934, 0, 0, 0},
    {284192, 934, 0, 0, 0}, {272158, 935, 0, 0, 0}, {55839, 935, 0, 0, 0}, {284574, 934, 0, 0, 0},
    {52845, 943, 2, 0, 0}, {284582, 19, 0, 0, 0}, {284899, 935, 0, 0, 0}, {22127, 935, 0, 0, 0},
    {22129, 935, 0, 0, 0}, {22131, 935, 0, 0, 0}, {284899, 935, 0, 0, 0}, {285023, 935, 0, 0, 0},
    {285036, 935, 0, 0, 0}, {285051, 935, 0, 0, 0}, {285063, 935, 0, 0, 0}, {285077, 935, 0, 0, 0},
    {52483, 935, 0, 0, 0}, {80167, 935, 0, 0, 0}, {3681, 935, 1, 0, 0}, {284192, 945, 0, 0, 0},
    {3681, 935, 0, 0, 0}, {3681, 949, 1, 0, 0}, {46487, 935, 0, 0, 0}, {3681, 944, 0, 0, 0}, {286146, 943, 2, 0, 0},
    {286282, 950, 0, 0, 0}, {286289, 934, 0, 0, 0}, {18430, 934, 0, 0, 0}, {60895, 951, 0, 0, 0},
    {3681, 943, 0, 0, 0}, {47019, 943, 0, 0, 0}, {138550, 935, 0, 0, 0}, {286917, 934, 0, 0, 0},
    {272158, 935, 0, 0, 0}, {60895, 934, 1, 0, 0}, {287433, 934, 0, 0, 0}, {286146, 943, 2, 0, 0},
    {287441, 943, 2, 0, 0}, {169770, 934, 1, 0, 0}, {287859, 943, 2, 0, 0}, {88691, 935, 2, 0, 0},
    {9543, 935, 2, 0, 0}, {288441, 952, 0, 0, 0}, {288458, 953, 0, 0, 0}, {156990, 954, 0, 0, 0},
    {288839, 954, 0, 0, 0}, {289014, 934, 0, 0, 0}, {279555, 934, 0, 0, 0}, {60895, 934, 0, 0, 0},
    {156990, 954, 2, 0, 0}, {289315, 954, 2, 0, 0}, {279555, 934, 0, 0, 0}, {289332, 934, 2, 0, 0},
    {289655, 934, 0, 0, 0}, {289667, 934, 0, 0, 0}, {289681, 934, 0, 0, 0}, {289690, 934, 0, 0, 0},
    {289960, 934, 0, 0, 0}, {289970, 934, 0, 0, 0}, {60895, 934, 0, 0, 0}, {151437, 934, 0, 0, 0},
    {290363, 934, 0, 0, 0}, {60895, 957, 0, 0, 0}, {291215, 958, 0, 0, 0}, {291222, 959, 0, 0, 0},
    {291238, 960, 0, 0, 0}, {60895, 961, 0, 0, 0}, {291485, 940, 0, 0, 0}, {291238, 960, 0, 0, 0},
    {291494, 962, 0, 0, 0}, {291512, 963, 0, 0, 0}, {9543, 934, 0, 0, 0}, {291948, 954, 0, 0, 0},
    {291957, 954, 0, 0, 0}, {291967, 954, 0, 0, 0}, {60895, 934, 0, 0, 0}, {292144, 934, 2, 0, 0},
    {292157, 934, 0, 0, 0}, {60895, 934, 0, 0, 0}, {292423, 934, 2, 0, 0}, {292875, 934, 0, 0, 0},
    {292901, 934, 0, 0, 0}, {292157, 934, 0, 0, 0}, {292918, 934, 0, 0, 0}, {292926, 934, 0, 0, 0},
    {60895, 934, 0, 0, 0}, {293183, 954, 2, 0, 0}, {293202, 934, 0, 0, 0}, {265428, 934, 0, 0, 0},
    {49053, 934, 0, 0, 0}, {60895, 934, 0, 0, 0}, {293589, 954, 2, 0, 0}, {293202, 934, 0, 0, 0},
    {265428, 934, 0, 0, 0}, {21146, 945, 0, 0, 0}, {293991, 945, 0, 0, 0}, {294128, 934, 0, 0, 0},
    {60895, 934, 0, 0, 0}, {294402, 954, 1, 0, 0}, {294422, 934, 0, 0, 0}, {294520, 934, 0, 0, 0},
    {294537, 934, 0, 0, 0}, {294545, 934, 0, 0, 0}, {294561, 934, 0, 0, 0}, {294537, 934, 2, 0, 0},
    {294757, 934, 0, 0, 0}, {294766, 934, 0, 0, 0}, {286917, 934, 0, 0, 0}, {294537, 934, 2, 0, 0},
    {294757, 934, 0, 0, 0}, {294766, 934, 0, 0, 0}, {289960, 934, 0, 0, 0}, {60895, 934, 0, 0, 0},
    {49039, 954, 2, 0, 0}, {295219, 934, 0, 0, 0}, {289332, 934, 2, 0, 0}, {60895, 934, 0, 0, 0},
    {158747, 954, 2, 0, 0}, {156990, 954, 2, 0, 0}, {295487, 954, 1, 0, 0}, {295506, 954, 1, 0, 0},
    {289970, 934, 0, 0, 0}, {289960, 934, 0, 0, 0}, {60895, 934, 0, 0, 0}, {296094, 954, 2, 0, 0},
    {296716, 935, 1, 0, 0}, {169770, 934, 1, 0, 0}, {60895, 945, 0, 0, 0}, {297360, 954, 2, 0, 0},
    {297376, 954, 2, 0, 0}, {297390, 954, 2, 0, 0}, {297406, 954, 2, 0, 0}, {297423, 954, 2, 0, 0},
    {297438, 954, 2, 0, 0}, {297455, 934, 0, 0, 0}, {298238, 934, 0, 0, 0}, {60895, 945, 0, 0, 0},
    {298277, 954, 1, 0, 0}, {298297, 934, 0, 0, 0}, {60895, 934, 0, 0, 0}, {298478, 954, 2, 0, 0},
    {298488, 954, 2, 0, 0}, {298496, 954, 2, 0, 0}, {60895, 934, 0, 0, 0}, {298902, 954, 2, 0, 0},
    {299677, 389, 0, 0, 0}, {299681, 562, 1, 0, 0}, {299677, 389, 0, 0, 0}, {61366, 969, 0, 0, 0},
    {299681, 562, 1, 0, 0}, {1398, 970, 0, 0, 0}, {17598, 459, 0, 0, 0}, {3681, 459, 0, 0, 0},
    {1126, 459, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39974, 971, 0, 0, 0}, {42263, 53, 0, 0, 0},
    {14349, 972, 0, 0, 0}, {30568, 53, 0, 0, 0}, {30572, 53, 0, 0, 0}, {1, 0, 0, 0, 0}, {17598, 53, 0, 0, 0},
    {300494, 53, 0, 0, 0}, {300499, 53, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39974, 971, 0, 0, 0},
    {103633, 53, 0, 0, 0}, {17598, 459, 0, 0, 0}, {300894, 34, 2, 0, 0}, {14349, 53, 0, 0, 0},
    {30568, 975, 0, 0, 0}, {30572, 975, 0, 0, 0}, {1, 975, 0, 0, 0}, {3681, 975, 0, 0, 0}, {49742, 976, 0, 0, 0},
    {18468, 977, 0, 0, 0}, {115832, 34, 2, 0, 0}, {15535, 978, 0, 0, 0}, {39974, 979, 0, 0, 0},
    {103633, 53, 0, 0, 0}, {42263, 0, 0, 0, 0}, {49742, 459, 0, 0, 0}, {300894, 34, 2, 0, 0}, {42263, 53, 0, 0, 0},
    {49742, 53, 0, 0, 0}, {30568, 459, 0, 0, 0}, {30572, 459, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {39974, 979, 0, 0, 0}, {103566, 0, 1, 0, 0}, {302458, 19, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {39974, 979, 0, 0, 0}, {103633, 53, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {39974, 979, 0, 0, 0},
    {42263, 53, 0, 0, 0}, {17598, 53, 0, 0, 0}, {1, 0, 0, 0, 0}, {30568, 53, 0, 0, 0}, {30572, 0, 0, 0, 0},
    {1, 53, 1, 0, 0}, {17598, 980, 1, 0, 0}, {1126, 459, 0, 0, 0}, {1, 0, 1, 0, 0}, {17598, 170, 0, 0, 0},
    {3681, 982, 0, 0, 0}, {42263, 982, 0, 0, 0}, {49742, 170, 0, 0, 0}, {3681, 170, 0, 0, 0}, {17598, 53, 0, 0, 0},
    {57234, 459, 0, 0, 0}, {49742, 53, 0, 0, 0}, {303606, 459, 0, 0, 0}, {18468, 977, 0, 0, 0},
    {115832, 34, 2, 0, 0}, {15535, 978, 0, 0, 0}, {39974, 979, 0, 0, 0}, {42263, 53, 0, 0, 0},
    {3681, 301, 1, 0, 0}, {44495, 976, 0, 0, 0}, {44498, 976, 0, 0, 0}, {1126, 53, 0, 0, 0}, {3681, 983, 0, 0, 0},
    {42263, 459, 0, 0, 0}, {18468, 49, 0, 0, 0}, {15535, 34, 2, 0, 0}, {18468, 193, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {41872, 0, 0, 0, 0}, {39974, 979, 1, 0, 0}, {42263, 459, 0, 0, 0}, {18468, 193, 0, 0, 0}, {15535, 34, 2, 0, 0},
    {39974, 979, 1, 0, 0}, {21, 441, 0, 0, 0}, {17605, 34, 0, 0, 0}, {1226, 197, 0, 0, 0}, {1222, 197, 1, 0, 0},
    {55839, 54, 0, 0, 0}, {304769, 984, 0, 0, 0}, {17076, 87, 0, 0, 0}, {3681, 87, 0, 0, 0}, {30568, 985, 0, 0, 0},
    {30572, 985, 0, 0, 0}, {3681, 985, 0, 0, 0}, {50947, 986, 2, 0, 0}, {15093, 69, 0, 0, 0}, {50947, 986, 2, 0, 0},
    {305332, 0, 0, 0, 0}, {13998, 986, 2, 0, 0}, {9543, 986, 2, 0, 0}, {17076, 465, 0, 0, 0}, {3681, 465, 0, 0, 0},
    {49259, 465, 0, 0, 0}, {30568, 87, 0, 0, 0}, {30572, 87, 0, 0, 0}, {49259, 988, 0, 0, 0}, {3681, 80, 0, 0, 0},
    {30568, 465, 0, 0, 0}, {30572, 465, 0, 0, 0}, {49259, 69, 0, 0, 0}, {3681, 65, 0, 0, 0}, {306545, 986, 0, 0, 0},
    {306654, 31, 0, 0, 0}, {306657, 31, 0, 0, 0}, {3681, 992, 0, 0, 0}, {307142, 992, 0, 0, 0},
    {3681, 986, 0, 0, 0}, {307142, 992, 0, 0, 0}, {1398, 986, 0, 0, 0}, {49259, 80, 0, 0, 0}, {3681, 988, 0, 0, 0},
    {49259, 985, 0, 0, 0}, {31029, 465, 0, 0, 0}, {307653, 465, 0, 0, 0}, {49259, 65, 0, 0, 0},
    {34851, 993, 0, 0, 0}, {18166, 994, 0, 0, 0}, {308359, 995, 0, 0, 0}, {34851, 996, 0, 0, 0},
    {34853, 996, 0, 0, 0}, {18166, 995, 0, 0, 0}, {34851, 997, 0, 0, 0}, {34853, 997, 0, 0, 0},
    {17605, 997, 0, 0, 0}, {34851, 997, 0, 0, 0}, {34853, 997, 0, 0, 0}, {34851, 100, 0, 0, 0},
    {18166, 998, 0, 0, 0}, {17076, 999, 0, 0, 0}, {34851, 1000, 0, 0, 0}, {34853, 1000, 0, 0, 0},
    {18166, 999, 0, 0, 0}, {22131, 1001, 0, 0, 0}, {34851, 1002, 0, 0, 0}, {17076, 1002, 1, 0, 0},
    {18166, 1002, 0, 0, 0}, {17076, 1003, 0, 0, 0}, {22131, 69, 0, 0, 0}, {34851, 1003, 0, 0, 0},
    {299684, 1004, 0, 0, 0}, {125231, 69, 0, 0, 0}, {18166, 1003, 0, 0, 0}, {17076, 1003, 0, 0, 0},
    {34851, 1003, 0, 0, 0}, {34853, 1003, 0, 0, 0}, {22131, 1004, 0, 0, 0}, {125231, 69, 0, 0, 0},
    {34851, 1005, 0, 0, 0}, {34853, 1005, 0, 0, 0}, {310194, 1001, 0, 0, 0}, {310197, 1001, 0, 0, 0},
    {30126, 114, 0, 0, 0}, {16743, 54, 0, 0, 0}, {310538, 1006, 1, 0, 0}, {30126, 114, 0, 0, 0},
    {16743, 54, 0, 0, 0}, {51253, 200, 1, 0, 0}, {36086, 200, 1, 0, 0}, {49068, 1007, 0, 0, 310642},
    {310670, 359, 0, 0, 126734}, {310683, 26, 0, 0, 3064}, {1398, 1008, 0, 0, 0}, {1398, 1009, 0, 0, 0},
    {298478, 28, 1, 0, 0}, {298488, 28, 1, 0, 0}, {298496, 28, 1, 0, 0}, {310775, 28, 1, 0, 0},
    {310787, 28, 1, 0, 0}, {138047, 28, 1, 0, 0}, {310818, 242, 0, 0, 0}, {1398, 1010, 0, 0, 0},
    {102934, 359, 0, 0, 0}, {310865, 359, 0, 0, 0}, {49068, 1007, 0, 0, 310642}, {310900, 359, 0, 0, 126734},
    {169517, 200, 0, 0, 0}, {64544, 46, 0, 0, 0}, {311256, 1011, 0, 0, 0}, {39974, 971, 0, 0, 0},
    {1398, 1012, 0, 0, 0}, {3681, 1012, 0, 0, 0}, {17598, 1014, 0, 0, 0}, {3681, 1014, 0, 0, 0},
    {17598, 1015, 0, 0, 0}, {310569, 1016, 0, 0, 0}, {17598, 1017, 0, 0, 0}, {115832, 34, 2, 0, 0},
    {30126, 34, 2, 0, 0}, {52483, 34, 2, 0, 0}, {312651, 1011, 0, 0, 0}, {17598, 1018, 0, 0, 0},
    {115832, 1019, 0, 0, 0}, {30568, 1020, 0, 0, 0}, {30572, 1020, 0, 0, 0}, {1, 1021, 1, 0, 0},
    {3681, 1021, 0, 0, 0}, {314161, 420, 0, 0, 0}, {314173, 420, 0, 0, 0}, {3681, 1023, 0, 0, 0},
    {17598, 1024, 0, 0, 0}, {115832, 1025, 1, 0, 0}, {39974, 1026, 0, 0, 0}, {1398, 1027, 0, 0, 0},
    {310569, 1016, 0, 0, 0}, {115832, 34, 2, 0, 0}, {17605, 1027, 0, 0, 0}, {312651, 1011, 0, 0, 0},
    {115832, 34, 2, 0, 0}, {1398, 1012, 0, 0, 0}, {310578, 1023, 0, 0, 0}, {17598, 1024, 0, 0, 0},
    {115832, 1025, 1, 0, 0}, {1398, 1027, 0, 0, 0}, {49742, 1024, 0, 0, 0}, {115832, 1025, 1, 0, 0},
    {39974, 1026, 0, 0, 0}, {103667, 1027, 0, 0, 0}, {310569, 1016, 0, 0, 0}, {115832, 34, 2, 0, 0},
    {1398, 1012, 0, 0, 0}, {312651, 1011, 0, 0, 0}, {115832, 34, 2, 0, 0}, {3681, 1031, 0, 0, 0},
    {312651, 1011, 0, 0, 0}, {115832, 1019, 0, 0, 0}, {1398, 1032, 0, 0, 0}, {1398, 1033, 0, 0, 0},
    {317284, 1034, 0, 0, 0}, {34851, 1034, 0, 0, 0}, {34853, 1034, 0, 0, 0}, {34855, 1034, 0, 0, 22153},
    {129782, 485, 0, 0, 129784}, {93186, 17, 0, 0, 317296}, {93193, 17, 0, 0, 317322}, {89939, 242, 1, 0, 0},
    {317328, 222, 1, 0, 0}, {17605, 1035, 0, 0, 0}, {55686, 152, 0, 0, 0}, {317755, 69, 0, 0, 0},
    {317766, 69, 0, 0, 0}, {317778, 69, 0, 0, 0}, {2372, 69, 0, 0, 0}, {59870, 69, 0, 0, 0}, {17605, 1037, 0, 0, 0},
    {55686, 152, 0, 0, 0}, {31029, 1035, 0, 0, 0}, {55686, 152, 0, 0, 0}, {317755, 69, 0, 0, 0},
    {317766, 69, 0, 0, 0}, {317778, 69, 0, 0, 0}, {2372, 69, 0, 0, 0}, {59870, 69, 0, 0, 0}, {318128, 1037, 0, 0, 0},
    {17605, 465, 0, 0, 0}, {34851, 1037, 0, 0, 0}, {34853, 1037, 0, 0, 0}, {34855, 1037, 1, 0, 0},
    {317284, 1037, 0, 0, 0}, {55686, 1043, 0, 0, 0},
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
    {8232, 33, 0, 0, 1}, {9551, 36, 0, 0, 1}, {9571, 37, 0, 0, 1}, {9580, 25, 0, 0, 1}, {9599, 38, 0, 0, 1},
    {9619, 28, 0, 0, 1}, {9640, 25, 0, 0, 1}, {9663, 25, 0, 0, 1}, {9691, 25, 0, 0, 1}, {1085, 25, 0, 0, 1},
    {9716, 25, 0, 0, 1}, {9728, 25, 0, 0, 1}, {9734, 25, 0, 0, 1}, {1119, 25, 0, 0, 1}, {1126, 25, 0, 0, 1},
    {9739, 28, 0, 0, 1}, {9760, 25, 0, 0, 1}, {8232, 39, 0, 0, 1}, {9783, 33, 0, 0, 1}, {2982, 21, 0, 0, 0},
    {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 10893, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 10951, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 10993, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1},
    {3014, 25, 0, 0, 1}, {1574, 5, 0, 11145, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0},
    {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0},
    {11215, 41, 0, 0, 0}, {6729, 16, 0, 0, 0}, {11467, 7, 0, 0, 0}, {11477, 42, 0, 0, 1}, {11488, 43, 0, 0, 1},
    {11500, 25, 0, 0, 1}, {11521, 25, 0, 0, 1}, {1119, 25, 0, 0, 1}, {1126, 25, 0, 0, 1}, {1085, 25, 0, 0, 1},
    {11543, 33, 0, 0, 1}, {1585, 33, 0, 0, 1}, {9734, 25, 0, 0, 1}, {11550, 37, 0, 0, 1}, {11558, 25, 0, 0, 1},
    {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {4607, 28, 0, 0, 1}, {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1},
    {4665, 25, 0, 0, 1}, {8223, 33, 0, 0, 1}, {4674, 30, 0, 0, 1}, {8232, 33, 0, 0, 1}, {1759, 44, 0, 0, 1},
    {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {4607, 28, 0, 0, 1}, {4628, 25, 0, 0, 1}, {4651, 29, 0, 0, 1},
    {4665, 25, 0, 0, 1}, {7335, 33, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 13585, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {3111, 7, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1},
    {1574, 5, 0, 13639, 0}, {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0},
    {2097, 16, 0, 0, 1}, {2982, 21, 0, 0, 0}, {2990, 25, 0, 0, 1}, {3014, 25, 0, 0, 1}, {1574, 5, 0, 13689, 0},
    {3053, 26, 0, 3064, 0}, {1585, 26, 0, 1594, 0}, {3069, 27, 0, 3079, 0}, {2097, 16, 0, 0, 1},
    {3111, 7, 0, 0, 1}, {6266, 33, 0, 0, 1}, {14357, 45, 0, 0, 0}, {14537, 46, 0, 0, 0}, {14890, 45, 0, 0, 0},
    {14904, 45, 0, 0, 0}, {9465, 47, 0, 0, 0}, {15093, 48, 0, 0, 0}, {14537, 46, 0, 0, 0}, {15192, 33, 15201, 0, 0},
    {15832, 50, 0, 0, 0}, {15843, 45, 0, 0, 0}, {15858, 51, 0, 0, 0}, {15876, 45, 0, 0, 0}, {15891, 51, 0, 0, 0},
    {15909, 37, 0, 0, 0}, {16034, 26, 0, 0, 0}, {16042, 52, 0, 0, 0}, {16055, 26, 0, 0, 0}, {14357, 45, 0, 0, 0},
    {17080, 59, 0, 0, 0}, {17085, 60, 0, 0, 1}, {17098, 61, 0, 17107, 0}, {17116, 61, 0, 17107, 0},
    {17126, 26, 0, 1594, 0}, {17609, 64, 0, 0, 0}, {17744, 26, 0, 3064, 0}, {17756, 33, 0, 0, 1},
    {18181, 21, 0, 0, 0}, {19012, 46, 0, 0, 0}, {19032, 46, 0, 0, 0}, {19054, 46, 0, 0, 0}, {21128, 61, 0, 0, 1},
    {21133, 61, 0, 0, 1}, {21139, 61, 0, 0, 1}, {21142, 61, 0, 0, 1}, {21146, 61, 0, 0, 1}, {22127, 75, 0, 0, 0},
    {22129, 75, 0, 0, 0}, {22131, 76, 0, 0, 0}, {22133, 77, 0, 22140, 0}, {22148, 61, 0, 22153, 0},
    {22161, 61, 0, 22153, 0}, {22166, 78, 0, 22171, 0}, {22197, 33, 0, 0, 1}, {22213, 33, 0, 0, 1},
    {22221, 33, 0, 0, 1}, {22229, 33, 0, 0, 1}, {17609, 82, 0, 0, 0}, {23013, 64, 0, 0, 0}, {23318, 84, 0, 0, 0},
    {23713, 61, 0, 0, 0}, {23724, 26, 0, 1594, 0}, {17126, 26, 0, 1594, 0}, {17744, 26, 0, 3064, 0},
    {23874, 61, 0, 0, 1}, {26097, 93, 0, 0, 0}, {26107, 94, 0, 0, 0}, {26122, 52, 0, 0, 0}, {22127, 93, 0, 0, 0},
    {22129, 93, 0, 0, 0}, {22131, 98, 0, 0, 0}, {26772, 64, 0, 0, 0}, {26783, 64, 0, 0, 0}, {22127, 93, 0, 0, 0},
    {22129, 102, 0, 0, 0}, {22131, 103, 0, 0, 0}, {27478, 94, 0, 0, 0}, {27497, 94, 0, 0, 0}, {27776, 104, 0, 0, 0},
    {22127, 93, 0, 0, 0}, {22129, 93, 0, 0, 0}, {22131, 109, 0, 0, 0}, {22148, 61, 0, 22153, 0},
    {22161, 61, 0, 22153, 0}, {28921, 61, 0, 0, 0}, {28930, 61, 0, 0, 0}, {28938, 61, 0, 0, 0},
    {22127, 102, 0, 0, 0}, {22129, 102, 0, 0, 0}, {22131, 112, 0, 0, 0}, {29924, 113, 0, 22153, 0},
    {29938, 33, 0, 0, 1}, {29948, 33, 0, 0, 1}, {29958, 33, 0, 0, 1}, {30840, 33, 0, 0, 1}, {30850, 33, 0, 0, 1},
    {31489, 123, 0, 31561, 0}, {31895, 125, 0, 31909, 0}, {32553, 128, 0, 0, 0}, {31489, 123, 0, 31561, 0},
    {32553, 129, 0, 0, 0}, {1398, 130, 0, 0, 0}, {32971, 33, 0, 0, 1}, {31489, 123, 0, 0, 1}, {34049, 133, 0, 0, 1},
    {31489, 123, 0, 0, 1}, {36086, 147, 0, 37114, 0}, {38544, 61, 0, 0, 0}, {39946, 61, 0, 0, 0},
    {17080, 155, 0, 40387, 0}, {36109, 160, 0, 0, 0}, {43488, 165, 0, 0, 0}, {46830, 180, 0, 0, 0},
    {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1}, {6729, 16, 0, 0, 0}, {47933, 188, 0, 0, 0}, {47947, 16, 0, 0, 1},
    {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1}, {48125, 190, 0, 0, 0}, {49068, 0, 0, 0, 1}, {49747, 33, 0, 0, 1},
    {49756, 33, 0, 0, 1}, {50096, 33, 0, 0, 1}, {6729, 16, 0, 0, 1}, {47947, 16, 0, 0, 1}, {52955, 16, 0, 0, 0},
    {53155, 28, 0, 0, 1}, {53530, 215, 0, 0, 1}, {53508, 28, 0, 0, 0}, {1398, 222, 0, 0, 0}, {56037, 16, 0, 0, 0},
    {46830, 16, 0, 0, 0}, {56359, 222, 0, 0, 1}, {56364, 222, 0, 0, 1}, {6729, 16, 0, 0, 0}, {56460, 33, 0, 0, 1},
    {32553, 229, 0, 0, 0}, {1398, 230, 0, 0, 0}, {6729, 180, 0, 0, 0}, {57167, 33, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {57234, 230, 0, 0, 1}, {47016, 16, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47933, 188, 0, 0, 0},
    {57587, 43, 0, 0, 1}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1}, {57625, 180, 0, 0, 0},
    {2097, 180, 0, 0, 0}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {57234, 230, 0, 0, 1}, {57778, 33, 0, 0, 1},
    {57795, 33, 0, 0, 1}, {57812, 33, 0, 0, 1}, {58043, 16, 0, 0, 0}, {58051, 33, 0, 0, 1}, {1398, 16, 0, 0, 0},
    {58401, 16, 0, 0, 0}, {58752, 46, 0, 0, 0}, {46830, 180, 0, 0, 0}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1},
    {59157, 33, 0, 0, 1}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1}, {1398, 180, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {47933, 188, 0, 0, 0}, {47947, 16, 0, 0, 1}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1},
    {59157, 33, 0, 0, 1}, {61366, 253, 0, 0, 1}, {61369, 33, 0, 0, 1}, {61583, 33, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {62078, 256, 0, 0, 1}, {62096, 257, 0, 0, 0}, {62199, 258, 0, 0, 0}, {62209, 47, 0, 0, 1},
    {62443, 260, 0, 62453, 0}, {47933, 188, 0, 0, 0}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1},
    {65743, 181, 0, 0, 1}, {65766, 181, 0, 0, 1}, {65787, 263, 0, 0, 1}, {65804, 263, 0, 0, 1},
    {65820, 263, 0, 0, 1}, {62209, 47, 0, 0, 1}, {66180, 180, 0, 0, 1}, {50976, 180, 0, 0, 1},
    {66704, 7, 0, 0, 0}, {6729, 16, 0, 0, 0}, {68089, 266, 0, 0, 1}, {62078, 256, 0, 0, 1}, {60902, 16, 0, 0, 0},
    {39590, 268, 0, 0, 0}, {51071, 269, 0, 0, 0}, {68732, 271, 0, 68738, 0}, {68777, 272, 0, 68738, 0},
    {68783, 21, 0, 0, 0}, {70064, 273, 0, 0, 0}, {68732, 271, 0, 68738, 0}, {68777, 272, 0, 68738, 0},
    {68783, 21, 0, 0, 0}, {17080, 277, 0, 0, 0}, {68732, 271, 0, 68738, 0}, {68783, 21, 0, 0, 0},
    {73922, 278, 0, 0, 0}, {74255, 33, 0, 0, 1}, {74267, 33, 0, 0, 1}, {74611, 284, 0, 0, 0}, {75276, 47, 0, 0, 0},
    {75290, 33, 0, 0, 1}, {61366, 253, 0, 0, 0}, {61369, 33, 0, 0, 1}, {75616, 61, 0, 0, 1}, {75629, 61, 0, 22140, 0},
    {75944, 165, 0, 0, 0}, {1398, 26, 0, 0, 0}, {76421, 288, 0, 0, 0}, {1398, 47, 0, 0, 0}, {77356, 43, 0, 0, 0},
    {77538, 7, 0, 0, 1}, {77547, 16, 0, 0, 1}, {76421, 16, 0, 0, 0}, {77655, 0, 0, 0, 0}, {77720, 43, 0, 0, 0},
    {76820, 293, 0, 0, 0}, {77720, 43, 0, 0, 0}, {78050, 7, 0, 0, 0}, {78220, 61, 0, 0, 1}, {78235, 33, 0, 0, 1},
    {79285, 302, 0, 79299, 1}, {79438, 303, 0, 79443, 1}, {79285, 302, 0, 79634, 1}, {79438, 303, 0, 79443, 1},
    {79912, 46, 0, 0, 0}, {79285, 302, 0, 0, 0}, {79438, 303, 0, 79443, 1}, {52483, 305, 0, 80142, 1},
    {80167, 305, 0, 80142, 1}, {52483, 306, 0, 80355, 1}, {80167, 306, 0, 80355, 1}, {52483, 307, 0, 81101, 1},
    {80167, 307, 0, 81101, 1}, {79438, 303, 0, 79443, 1}, {17080, 308, 0, 0, 0}, {79285, 302, 0, 60650, 1},
    {79285, 302, 0, 0, 0}, {82532, 309, 0, 0, 0}, {82547, 16, 0, 0, 1}, {82551, 16, 0, 0, 1}, {60503, 310, 0, 0, 0},
    {79285, 302, 0, 82737, 1}, {79438, 303, 0, 79443, 1}, {83085, 46, 0, 30115, 1}, {83101, 46, 0, 0, 0},
    {83116, 46, 0, 0, 0}, {79912, 311, 0, 0, 0}, {62199, 165, 0, 0, 0}, {85304, 46, 0, 0, 0}, {85692, 313, 0, 0, 0},
    {31895, 121, 93687, 22153, 0}, {55250, 165, 0, 0, 1}, {93978, 21, 0, 0, 0}, {93988, 33, 0, 0, 1},
    {94429, 375, 0, 0, 0}, {94436, 376, 0, 0, 0}, {94445, 16, 0, 0, 1}, {55250, 165, 0, 0, 1},
    {94455, 33, 0, 0, 1}, {94465, 377, 0, 0, 1}, {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1},
    {94507, 379, 0, 0, 1}, {94856, 381, 0, 0, 0}, {89258, 318, 0, 0, 0}, {91832, 355, 0, 0, 1},
    {95095, 382, 0, 0, 1}, {46830, 180, 0, 0, 1}, {95111, 383, 0, 95125, 0}, {86626, 384, 0, 95146, 0},
    {88431, 385, 0, 95163, 0}, {92557, 386, 0, 0, 1}, {95188, 33, 0, 0, 1}, {95199, 33, 0, 0, 1},
    {95209, 33, 0, 0, 1}, {95079, 28, 0, 0, 0}, {95221, 222, 0, 0, 1}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1},
    {59157, 33, 0, 0, 1}, {95236, 33, 0, 0, 1}, {95250, 33, 0, 0, 1}, {94465, 377, 0, 0, 1}, {94479, 378, 0, 0, 1},
    {94492, 378, 0, 0, 1}, {94507, 379, 0, 0, 1}, {95310, 16, 0, 0, 0}, {95111, 383, 0, 95125, 0},
    {95079, 28, 0, 0, 0}, {95221, 222, 0, 0, 1}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1},
    {95441, 376, 0, 0, 0}, {95458, 376, 0, 0, 0}, {94445, 16, 0, 0, 1}, {55250, 165, 0, 0, 1},
    {88167, 33, 0, 0, 1}, {94455, 33, 0, 0, 1}, {94465, 377, 0, 0, 1}, {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1},
    {94507, 379, 0, 0, 1}, {6729, 16, 0, 0, 0}, {89374, 320, 0, 0, 0}, {53155, 28, 0, 0, 1}, {91832, 355, 0, 0, 1},
    {96072, 180, 0, 0, 0}, {96178, 46, 0, 0, 0}, {95111, 383, 0, 95125, 0}, {32553, 393, 0, 0, 0},
    {95111, 383, 0, 95125, 0}, {94436, 376, 0, 0, 0}, {94445, 16, 0, 0, 1}, {6729, 16, 0, 0, 0},
    {47947, 16, 0, 0, 1}, {47933, 382, 0, 0, 0}, {91413, 394, 0, 97167, 0}, {97191, 33, 0, 0, 1},
    {86626, 384, 0, 95146, 0}, {89374, 7, 0, 0, 1}, {95188, 33, 0, 0, 1}, {97201, 180, 0, 0, 1},
    {97213, 16, 0, 0, 1}, {97230, 222, 0, 0, 1}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1},
    {97242, 165, 0, 0, 1}, {92557, 386, 0, 0, 1}, {97263, 395, 0, 89571, 0}, {97275, 33, 0, 0, 1},
    {97289, 33, 0, 0, 1}, {97311, 33, 0, 0, 1}, {97336, 33, 0, 0, 1}, {97347, 33, 0, 0, 1}, {97357, 33, 0, 0, 1},
    {97368, 33, 0, 0, 1}, {97381, 33, 0, 0, 1}, {97398, 16, 0, 0, 1}, {88513, 396, 0, 0, 1}, {55250, 165, 0, 0, 1},
    {93613, 397, 0, 0, 1}, {97406, 398, 0, 0, 1}, {97420, 16, 0, 0, 1}, {97431, 16, 0, 0, 1}, {97440, 16, 0, 0, 1},
    {97461, 16, 0, 0, 1}, {93307, 367, 0, 0, 1}, {97481, 26, 0, 0, 1}, {97497, 26, 0, 0, 1}, {97513, 26, 0, 0, 1},
    {97537, 16, 0, 0, 1}, {97554, 16, 0, 0, 1}, {97575, 16, 0, 0, 1}, {97587, 16, 0, 0, 1}, {97613, 16, 0, 0, 1},
    {59157, 33, 0, 0, 1}, {95236, 33, 0, 0, 1}, {95250, 33, 0, 0, 1}, {95199, 33, 0, 0, 1}, {95209, 33, 0, 0, 1},
    {97638, 33, 0, 0, 1}, {93581, 399, 0, 0, 1}, {97652, 28, 0, 0, 1}, {97673, 28, 0, 0, 1}, {97694, 61, 0, 0, 1},
    {97720, 400, 0, 0, 1}, {97795, 28, 0, 0, 0}, {93978, 21, 0, 0, 0}, {97814, 401, 93687, 22153, 0},
    {32553, 403, 0, 0, 0}, {98225, 28, 0, 0, 0}, {98426, 16, 0, 0, 0}, {98437, 16, 0, 0, 0}, {98449, 33, 0, 0, 1},
    {98466, 33, 0, 0, 1}, {98481, 385, 0, 95163, 0}, {98496, 404, 0, 0, 1}, {98508, 222, 0, 0, 1},
    {99336, 406, 0, 0, 0}, {95079, 28, 0, 0, 0}, {95221, 222, 0, 0, 1}, {101102, 406, 0, 0, 0},
    {101187, 410, 0, 0, 0}, {101195, 330, 0, 101208, 0}, {101363, 411, 0, 0, 0}, {101806, 412, 0, 0, 0},
    {101964, 413, 0, 0, 0}, {34049, 414, 0, 0, 0}, {101964, 413, 0, 0, 0}, {89648, 415, 0, 0, 0},
    {47586, 165, 0, 0, 0}, {103213, 61, 0, 0, 0}, {55250, 61, 0, 0, 0}, {55250, 61, 0, 0, 0}, {103672, 33, 0, 0, 1},
    {103943, 406, 0, 0, 0}, {62427, 61, 0, 0, 0}, {103954, 61, 0, 0, 0}, {104278, 61, 0, 0, 0},
    {104287, 61, 0, 0, 0}, {104299, 61, 0, 0, 0}, {62427, 61, 0, 0, 0}, {103954, 61, 0, 0, 0},
    {103943, 406, 0, 0, 0}, {94465, 377, 0, 0, 1}, {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1},
    {94507, 379, 0, 0, 1}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1}, {104531, 359, 0, 0, 0},
    {103943, 406, 0, 0, 0}, {94465, 377, 0, 0, 1}, {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1},
    {94507, 379, 0, 0, 1}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1}, {104771, 61, 0, 0, 0},
    {93566, 61, 0, 0, 0}, {104774, 61, 0, 0, 0}, {105800, 425, 0, 0, 0}, {106339, 165, 0, 0, 0},
    {89505, 427, 0, 0, 1}, {95095, 382, 0, 0, 1}, {46830, 180, 0, 0, 1}, {46837, 181, 0, 0, 1},
    {46847, 181, 0, 0, 1}, {53155, 28, 0, 0, 1}, {86626, 384, 0, 95146, 0}, {95079, 28, 0, 0, 0},
    {95221, 222, 0, 0, 1}, {108741, 33, 0, 0, 1}, {108786, 43, 0, 0, 0}, {55250, 165, 0, 0, 1},
    {94455, 33, 0, 0, 1}, {103672, 33, 0, 0, 1}, {108901, 33, 0, 0, 1}, {108911, 33, 0, 0, 1},
    {94436, 376, 0, 89571, 0}, {94445, 16, 0, 0, 1}, {89505, 427, 0, 0, 1}, {94465, 377, 0, 0, 1},
    {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1}, {94507, 379, 0, 0, 1}, {109196, 180, 0, 0, 0},
    {109277, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {91413, 394, 0, 0, 0}, {97191, 33, 0, 0, 1}, {109288, 33, 0, 0, 1},
    {88513, 396, 0, 0, 1}, {97263, 395, 0, 89571, 0}, {1398, 0, 0, 0, 0}, {109500, 21, 0, 0, 0},
    {93426, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {91413, 394, 0, 0, 0}, {97191, 33, 0, 0, 1}, {109288, 33, 0, 0, 1},
    {109512, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {55250, 165, 0, 0, 1}, {109535, 429, 0, 22153, 0},
    {88513, 396, 0, 0, 1}, {97398, 16, 0, 0, 1}, {89374, 7, 0, 0, 1}, {109546, 430, 0, 0, 1}, {97263, 395, 0, 89571, 0},
    {109556, 222, 0, 0, 1}, {109661, 431, 0, 0, 0}, {109667, 432, 0, 0, 0}, {103667, 222, 0, 0, 0},
    {109784, 431, 0, 0, 0}, {109667, 432, 0, 0, 0}, {103667, 222, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {109896, 21, 0, 0, 0}, {109908, 180, 0, 0, 0}, {109917, 21, 0, 0, 0}, {91413, 394, 0, 0, 0},
    {97191, 33, 0, 0, 1}, {16896, 429, 0, 22153, 0}, {88513, 396, 0, 89571, 0}, {97263, 395, 0, 89571, 0},
    {89939, 222, 0, 0, 0}, {110218, 33, 0, 0, 1}, {39974, 28, 0, 0, 0}, {55250, 165, 0, 0, 1},
    {94455, 33, 0, 0, 1}, {103672, 33, 0, 0, 1}, {108911, 33, 0, 0, 1}, {94436, 376, 0, 89571, 0},
    {94445, 16, 0, 0, 1}, {94465, 377, 0, 0, 1}, {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1},
    {94507, 379, 0, 0, 1}, {53530, 215, 0, 0, 1}, {53508, 28, 0, 0, 0}, {53155, 28, 0, 0, 1}, {111344, 33, 0, 0, 1},
    {55250, 433, 0, 0, 1}, {55250, 434, 0, 0, 0}, {17080, 436, 0, 0, 0}, {113741, 438, 0, 0, 0},
    {113741, 438, 0, 0, 0}, {114495, 46, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47947, 16, 0, 0, 1}, {6738, 442, 0, 0, 0},
    {57234, 0, 0, 0, 1}, {93426, 33, 0, 0, 1}, {55250, 433, 0, 0, 1}, {103672, 26, 0, 1594, 1},
    {55250, 433, 0, 0, 1}, {16034, 26, 0, 0, 0}, {16042, 52, 0, 0, 0}, {16055, 26, 0, 0, 0}, {115840, 46, 0, 0, 0},
    {115855, 46, 0, 0, 0}, {115868, 46, 0, 0, 0}, {85304, 45, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47933, 188, 0, 0, 0},
    {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1}, {47947, 16, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0},
    {117132, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {47947, 16, 0, 0, 1}, {18430, 7, 0, 0, 0}, {61366, 450, 0, 0, 0},
    {119306, 454, 0, 0, 0}, {122329, 47, 0, 0, 0}, {122341, 33, 0, 0, 1}, {122836, 61, 0, 0, 1},
    {75290, 26, 0, 0, 0}, {122960, 61, 0, 0, 0}, {124763, 37, 0, 0, 0}, {124772, 61, 0, 22153, 0},
    {124789, 33, 0, 0, 1}, {124763, 37, 0, 0, 0}, {124789, 33, 0, 0, 1}, {125231, 468, 0, 125240, 0},
    {125273, 33, 0, 0, 1}, {126724, 165, 0, 126734, 1}, {126742, 33, 0, 0, 1}, {126753, 33, 0, 0, 1},
    {130772, 523, 0, 0, 1}, {131293, 33, 0, 0, 1}, {131466, 526, 0, 0, 0}, {131721, 33, 0, 0, 1},
    {132055, 530, 0, 132059, 0}, {132083, 531, 0, 132087, 0}, {132108, 21, 0, 0, 0}, {132246, 26, 0, 1594, 0},
    {132108, 21, 0, 0, 0}, {132055, 530, 0, 132059, 0}, {132083, 531, 0, 132087, 0}, {132246, 26, 0, 1594, 0},
    {132055, 530, 0, 132059, 0}, {132083, 531, 0, 132087, 0}, {132246, 26, 0, 1594, 0}, {132108, 21, 0, 0, 0},
    {132246, 26, 0, 1594, 0}, {133113, 21, 0, 0, 0}, {133113, 21, 0, 0, 0}, {70064, 539, 0, 134939, 0},
    {70064, 540, 0, 135397, 0}, {135773, 541, 0, 0, 0}, {70064, 539, 0, 134939, 0}, {70064, 540, 0, 135397, 0},
    {136079, 26, 0, 1594, 0}, {46407, 542, 0, 0, 1}, {46407, 268, 0, 0, 0}, {88298, 33, 0, 0, 1},
    {136818, 406, 0, 1594, 0}, {47586, 61, 0, 0, 0}, {136922, 544, 0, 0, 0}, {22129, 61, 0, 0, 0},
    {137259, 546, 0, 0, 0}, {137266, 547, 0, 0, 0}, {137273, 26, 0, 0, 0}, {137259, 546, 0, 0, 0},
    {137266, 547, 0, 0, 0}, {17080, 548, 0, 0, 0}, {137643, 549, 0, 0, 1}, {89648, 550, 0, 0, 0},
    {137682, 548, 0, 137692, 0}, {137718, 551, 0, 137726, 0}, {138047, 552, 0, 0, 0}, {137682, 548, 0, 137692, 0},
    {137718, 551, 0, 138053, 0}, {138047, 552, 0, 0, 0}, {17080, 553, 0, 0, 0}, {138254, 16, 0, 0, 0},
    {138550, 61, 0, 0, 0}, {36086, 555, 0, 0, 0}, {30126, 556, 0, 0, 0}, {138554, 557, 0, 0, 0},
    {17080, 560, 0, 0, 0}, {89648, 550, 0, 139200, 0}, {127761, 26, 0, 1594, 0}, {89648, 550, 0, 139200, 0},
    {89648, 550, 0, 0, 0}, {30126, 563, 0, 0, 0}, {140819, 564, 0, 0, 1}, {140840, 565, 0, 0, 1},
    {140861, 566, 0, 0, 0}, {140874, 567, 0, 0, 0}, {17080, 568, 0, 0, 0}, {30126, 563, 0, 0, 0},
    {140819, 564, 0, 0, 1}, {140840, 565, 0, 0, 1}, {140861, 566, 0, 0, 0}, {140874, 567, 0, 0, 0},
    {17080, 568, 0, 0, 0}, {141117, 33, 0, 0, 1}, {30126, 563, 0, 0, 0}, {141475, 569, 0, 0, 1},
    {140819, 564, 0, 0, 1}, {140840, 565, 0, 0, 1}, {141117, 33, 0, 0, 1}, {17080, 570, 0, 0, 1},
    {30126, 563, 0, 0, 0}, {141622, 571, 0, 0, 1}, {141475, 569, 0, 0, 1}, {141627, 555, 0, 0, 0},
    {141635, 572, 0, 0, 0}, {140819, 564, 0, 0, 1}, {140840, 565, 0, 0, 1}, {141758, 573, 0, 0, 1},
    {141772, 61, 0, 0, 1}, {142114, 575, 0, 0, 1}, {142125, 576, 0, 0, 1}, {127965, 33, 0, 0, 1},
    {61369, 33, 0, 0, 1}, {142139, 33, 0, 0, 1}, {70064, 577, 0, 0, 0}, {142818, 578, 0, 0, 1},
    {17080, 580, 0, 0, 0}, {78756, 26, 0, 1594, 0}, {121901, 26, 0, 1594, 0}, {145270, 61, 0, 0, 0},
    {128730, 581, 0, 0, 0}, {17080, 583, 0, 0, 0}, {145373, 33, 0, 0, 1}, {145629, 165, 0, 89571, 0},
    {36086, 555, 0, 0, 0}, {30126, 556, 0, 0, 0}, {138554, 557, 0, 0, 0}, {46407, 542, 0, 145960, 0},
    {30126, 586, 0, 0, 0}, {46407, 542, 0, 145960, 0}, {131721, 587, 0, 146373, 0}, {146406, 588, 0, 0, 1},
    {17080, 589, 0, 0, 0}, {146814, 33, 0, 0, 1}, {30126, 591, 0, 0, 0}, {17080, 594, 0, 0, 0},
    {147180, 542, 0, 0, 0}, {147189, 595, 0, 147201, 0}, {147240, 33, 0, 0, 1}, {17080, 568, 0, 0, 0},
    {147180, 542, 0, 0, 0}, {147639, 596, 0, 147650, 0}, {147189, 595, 0, 147201, 0}, {17080, 594, 0, 0, 0},
    {148901, 597, 0, 148918, 0}, {147189, 595, 0, 147201, 0}, {150172, 33, 0, 0, 1}, {30126, 591, 0, 0, 0},
    {17080, 598, 0, 0, 0}, {17080, 600, 0, 0, 0}, {30126, 563, 0, 0, 0}, {150611, 602, 0, 0, 0},
    {150617, 603, 0, 0, 0}, {150623, 604, 0, 0, 0}, {150629, 605, 0, 0, 0}, {27464, 606, 0, 0, 0},
    {27471, 607, 0, 0, 0}, {141627, 555, 0, 0, 0}, {141635, 572, 0, 0, 0}, {127630, 569, 0, 0, 1},
    {46407, 165, 0, 0, 0}, {22127, 61, 0, 0, 0}, {22129, 61, 0, 0, 0}, {22131, 61, 0, 0, 0}, {36086, 555, 0, 0, 0},
    {151092, 564, 0, 0, 0}, {151099, 609, 0, 0, 0}, {22127, 61, 0, 0, 0}, {22129, 61, 0, 0, 0},
    {22131, 61, 0, 0, 0}, {141627, 555, 0, 0, 0}, {141635, 572, 0, 0, 0}, {151206, 564, 0, 0, 0},
    {151214, 565, 0, 0, 0}, {22127, 61, 0, 0, 0}, {22129, 61, 0, 0, 0}, {22131, 61, 0, 0, 0}, {36086, 555, 0, 0, 0},
    {151092, 564, 0, 0, 0}, {100448, 190, 0, 0, 1}, {93566, 165, 0, 89571, 1}, {153708, 632, 0, 0, 1},
    {2376, 21, 0, 0, 0}, {93566, 165, 0, 89571, 1}, {153708, 632, 0, 0, 1}, {152405, 633, 0, 0, 1},
    {93566, 165, 0, 89571, 1}, {153708, 632, 0, 0, 1}, {154534, 634, 0, 0, 0}, {2097, 180, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {93566, 165, 0, 89571, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {155304, 21, 0, 0, 1},
    {155773, 33, 0, 0, 1}, {138047, 636, 0, 0, 1}, {153253, 637, 0, 0, 1}, {155794, 42, 0, 0, 1},
    {155807, 33, 0, 0, 1}, {156484, 638, 0, 0, 1}, {155794, 42, 0, 0, 1}, {155807, 33, 0, 0, 1},
    {138047, 636, 0, 0, 1}, {153253, 637, 0, 0, 1}, {156494, 639, 0, 0, 1}, {156508, 36, 0, 0, 1},
    {156524, 42, 0, 0, 1}, {156956, 640, 0, 126734, 1}, {156975, 33, 0, 0, 1}, {156990, 46, 0, 0, 1},
    {157235, 26, 0, 1594, 0}, {157668, 21, 0, 0, 0}, {157677, 642, 0, 0, 0}, {157686, 643, 0, 0, 0},
    {157703, 438, 0, 0, 1}, {157717, 180, 0, 0, 1}, {2097, 16, 0, 0, 1}, {157727, 26, 0, 1594, 0},
    {158446, 644, 0, 0, 1}, {158467, 310, 0, 0, 1}, {158634, 33, 0, 0, 1}, {155794, 42, 0, 0, 1},
    {155807, 33, 0, 0, 1}, {158759, 645, 0, 0, 1}, {156494, 639, 0, 0, 1}, {156508, 36, 0, 0, 1},
    {156524, 42, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 21, 0, 0, 0}, {152789, 646, 0, 0, 0}, {159732, 33, 0, 0, 1},
    {155794, 42, 0, 0, 1}, {155807, 33, 0, 0, 1}, {156494, 639, 0, 0, 1}, {156508, 36, 0, 0, 1},
    {156524, 42, 0, 0, 1}, {160182, 37, 0, 0, 1}, {160193, 222, 0, 0, 1}, {138047, 636, 0, 0, 1},
    {153253, 637, 0, 0, 1}, {155794, 42, 0, 0, 1}, {155807, 33, 0, 0, 1}, {156494, 639, 0, 0, 1},
    {156508, 36, 0, 0, 1}, {156524, 42, 0, 0, 1}, {160210, 190, 0, 0, 1}, {160218, 190, 0, 0, 1},
    {160935, 42, 0, 0, 1}, {159732, 33, 0, 0, 1}, {155794, 42, 0, 0, 1}, {155807, 33, 0, 0, 1},
    {161479, 33, 0, 0, 1}, {161484, 647, 0, 0, 1}, {161497, 36, 0, 0, 1}, {161516, 42, 0, 0, 1},
    {159732, 33, 0, 0, 1}, {155794, 42, 0, 0, 1}, {155807, 33, 0, 0, 1}, {161534, 46, 0, 0, 1},
    {162382, 21, 0, 0, 0}, {162390, 16, 0, 0, 1}, {162400, 16, 0, 0, 1}, {161484, 647, 0, 0, 1},
    {159732, 33, 0, 0, 1}, {161484, 647, 0, 0, 1}, {161497, 36, 0, 0, 1}, {161516, 42, 0, 0, 1},
    {163347, 33, 0, 0, 1}, {155794, 42, 0, 0, 1}, {155807, 33, 0, 0, 1}, {163357, 33, 0, 0, 1},
    {164088, 36, 0, 0, 1}, {164109, 42, 0, 0, 1}, {164479, 649, 0, 0, 1}, {161497, 36, 0, 0, 1},
    {161516, 42, 0, 0, 1}, {163347, 33, 0, 0, 1}, {164493, 33, 0, 0, 1}, {164501, 650, 0, 0, 1},
    {155794, 42, 0, 0, 1}, {155807, 33, 0, 0, 1}, {156494, 639, 0, 0, 1}, {156508, 36, 0, 0, 1},
    {156524, 42, 0, 0, 1}, {163357, 33, 0, 0, 1}, {155794, 42, 0, 0, 1}, {155807, 33, 0, 0, 1},
    {156494, 639, 0, 0, 1}, {156508, 36, 0, 0, 1}, {156524, 42, 0, 0, 1}, {159732, 33, 0, 0, 1},
    {160193, 222, 0, 0, 1}, {159732, 33, 0, 0, 1}, {138047, 636, 0, 0, 1}, {153253, 637, 0, 0, 1},
    {166717, 310, 0, 0, 1}, {155794, 42, 0, 0, 1}, {155807, 33, 0, 0, 1}, {156494, 639, 0, 0, 1},
    {156508, 36, 0, 0, 1}, {156524, 42, 0, 0, 1}, {166725, 652, 0, 0, 1}, {166739, 653, 0, 0, 1},
    {166752, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {167738, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {168702, 16, 0, 0, 1}, {77356, 43, 0, 0, 0}, {169031, 663, 0, 0, 0}, {6729, 16, 0, 0, 1},
    {17609, 61, 0, 0, 0}, {17609, 61, 0, 0, 1}, {2097, 16, 0, 0, 1}, {169953, 21, 0, 0, 1}, {170059, 666, 0, 0, 1},
    {170436, 0, 0, 0, 0}, {48125, 429, 0, 0, 0}, {170584, 33, 0, 0, 1}, {6738, 21, 0, 0, 0}, {51305, 666, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {171238, 43, 0, 0, 0}, {171258, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 666, 0, 0, 0},
    {17609, 429, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47933, 188, 0, 0, 0}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1},
    {17609, 429, 0, 0, 1}, {173025, 7, 0, 0, 0}, {173034, 16, 0, 0, 1}, {173043, 43, 0, 0, 1},
    {169031, 663, 0, 0, 0}, {173434, 222, 0, 0, 0}, {173434, 51, 0, 0, 0}, {173434, 43, 0, 0, 0},
    {173434, 666, 0, 0, 0}, {173434, 669, 0, 0, 0}, {55250, 205, 174412, 0, 0}, {55250, 205, 174412, 0, 0},
    {94455, 33, 15201, 0, 0}, {103672, 33, 15201, 0, 0}, {108901, 33, 15201, 0, 0}, {108911, 33, 15201, 0, 0},
    {94436, 376, 93687, 22153, 0}, {94445, 16, 0, 0, 1}, {89939, 678, 93687, 22153, 0}, {89939, 679, 93687, 175746, 0},
    {55250, 205, 174412, 0, 0}, {94455, 33, 15201, 0, 0}, {103672, 33, 15201, 0, 0}, {108911, 33, 15201, 0, 0},
    {94436, 376, 93687, 22153, 0}, {94445, 16, 0, 0, 1}, {16743, 21, 0, 0, 0}, {39590, 61, 0, 0, 0},
    {177386, 61, 0, 0, 0}, {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1}, {94507, 379, 0, 0, 1},
    {177841, 61, 0, 0, 0}, {177964, 406, 0, 0, 0}, {178473, 61, 0, 0, 0}, {180440, 61, 0, 0, 0},
    {180452, 406, 0, 0, 0}, {180440, 61, 0, 0, 0}, {180974, 406, 0, 0, 0}, {180452, 406, 0, 0, 0},
    {182292, 61, 0, 0, 0}, {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1}, {94507, 379, 0, 0, 1},
    {89648, 61, 0, 0, 0}, {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1}, {94507, 379, 0, 0, 1},
    {39590, 61, 0, 0, 0}, {190272, 61, 0, 0, 0}, {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1},
    {94507, 379, 0, 0, 1}, {47586, 61, 0, 0, 0}, {39590, 61, 0, 0, 0}, {190272, 61, 0, 0, 0}, {94479, 378, 0, 0, 1},
    {94492, 378, 0, 0, 1}, {94507, 379, 0, 0, 1}, {190903, 61, 0, 0, 0}, {192832, 406, 0, 0, 0},
    {192835, 406, 0, 0, 0}, {195102, 61, 0, 0, 0}, {47016, 573, 0, 0, 0}, {47016, 61, 0, 0, 0},
    {48125, 573, 0, 0, 0}, {163325, 573, 0, 0, 0}, {48125, 61, 0, 0, 0}, {195773, 61, 0, 0, 0},
    {39974, 61, 0, 0, 0}, {39974, 61, 0, 0, 0}, {47586, 61, 0, 0, 0}, {195877, 61, 0, 0, 0}, {197015, 61, 0, 0, 0},
    {94479, 378, 0, 0, 1}, {94492, 378, 0, 0, 1}, {94507, 379, 0, 0, 1}, {197453, 61, 0, 0, 0},
    {197461, 61, 0, 0, 0}, {197469, 61, 0, 0, 0}, {197478, 406, 0, 0, 0}, {197698, 406, 0, 1594, 0},
    {197830, 406, 0, 1594, 0}, {197836, 406, 0, 1594, 0}, {197842, 573, 0, 197847, 0}, {197855, 406, 0, 1594, 0},
    {197862, 406, 0, 1594, 0}, {197842, 573, 0, 197847, 0}, {197855, 406, 0, 1594, 0}, {197862, 406, 0, 1594, 0},
    {197830, 406, 0, 1594, 0}, {197836, 406, 0, 1594, 0}, {29958, 406, 0, 1594, 0}, {197830, 406, 0, 1594, 0},
    {197836, 406, 0, 1594, 0}, {197855, 406, 0, 1594, 0}, {197862, 406, 0, 1594, 0}, {29958, 406, 0, 1594, 0},
    {198951, 61, 0, 22153, 0}, {198956, 61, 0, 22153, 0}, {197842, 573, 0, 197847, 0}, {198961, 61, 0, 22153, 0},
    {198972, 61, 0, 22153, 0}, {198982, 61, 0, 22153, 0}, {198993, 61, 0, 22153, 0}, {197855, 406, 0, 1594, 0},
    {197862, 406, 0, 1594, 0}, {197842, 573, 0, 197847, 0}, {198961, 61, 0, 22153, 0}, {198972, 61, 0, 22153, 0},
    {198982, 61, 0, 22153, 0}, {198993, 61, 0, 22153, 0}, {197855, 406, 0, 1594, 0}, {197862, 406, 0, 1594, 0},
    {59157, 33, 0, 0, 1}, {199679, 33, 0, 0, 1}, {199871, 46, 0, 0, 0}, {199888, 46, 0, 0, 0},
    {199905, 46, 0, 0, 0}, {199916, 708, 0, 0, 1}, {88235, 16, 0, 0, 1}, {30126, 713, 0, 0, 0},
    {201562, 26, 0, 0, 0}, {6729, 16, 0, 0, 0}, {47947, 16, 0, 0, 1}, {199916, 242, 0, 0, 0}, {203840, 180, 0, 0, 0},
    {203845, 726, 0, 203855, 0}, {203866, 47, 0, 0, 0}, {203840, 180, 0, 0, 0}, {203845, 726, 0, 203855, 0},
    {78849, 727, 0, 204062, 0}, {203840, 180, 0, 0, 0}, {203845, 726, 0, 203855, 0}, {204225, 47, 0, 0, 0},
    {203840, 180, 0, 0, 0}, {203845, 726, 0, 203855, 0}, {204376, 47, 0, 0, 0}, {204387, 47, 0, 0, 0},
    {203840, 180, 0, 0, 0}, {203845, 726, 0, 203855, 0}, {169770, 46, 0, 0, 0}, {203840, 180, 0, 0, 0},
    {203845, 726, 0, 203855, 0}, {203866, 47, 0, 0, 0}, {169770, 46, 0, 0, 0}, {6729, 16, 0, 0, 0},
    {30126, 46, 0, 0, 0}, {203840, 180, 0, 0, 0}, {203744, 726, 0, 203855, 0}, {203840, 180, 0, 0, 0},
    {205393, 726, 0, 0, 0}, {203840, 180, 0, 0, 0}, {203840, 180, 0, 0, 0}, {203845, 726, 0, 203855, 0},
    {17598, 46, 0, 0, 1}, {203840, 180, 0, 0, 0}, {203845, 726, 0, 203855, 0}, {78849, 727, 0, 204062, 0},
    {169770, 46, 0, 0, 0}, {203840, 180, 0, 0, 0}, {203845, 726, 0, 203855, 0}, {78849, 727, 0, 204062, 0},
    {206201, 47, 0, 0, 0}, {203840, 180, 0, 0, 0}, {203845, 726, 0, 203855, 0}, {206201, 47, 0, 0, 0},
    {169770, 46, 0, 0, 0}, {203840, 180, 0, 0, 0}, {203845, 726, 0, 203855, 0}, {206617, 46, 0, 0, 0},
    {206860, 33, 0, 0, 1}, {64544, 46, 0, 0, 0}, {161386, 46, 0, 0, 0}, {203840, 180, 0, 0, 0},
    {205393, 729, 0, 0, 0}, {207482, 46, 0, 30115, 0}, {207510, 46, 0, 30115, 0}, {203840, 180, 0, 0, 0},
    {203845, 726, 0, 203855, 0}, {207938, 47, 0, 0, 0}, {39590, 165, 0, 0, 0}, {207949, 33, 0, 0, 1},
    {203840, 180, 0, 0, 0}, {205393, 729, 0, 0, 0}, {207510, 46, 0, 30115, 0}, {76421, 741, 0, 0, 0},
    {1398, 742, 0, 0, 0}, {210148, 61, 0, 0, 0}, {93571, 33, 0, 0, 1}, {210821, 16, 0, 0, 1}, {210953, 61, 0, 22153, 0},
    {210960, 33, 0, 0, 1}, {210970, 43, 0, 0, 1}, {76421, 746, 0, 0, 0}, {1398, 359, 0, 0, 0},
    {48125, 429, 0, 0, 0}, {212125, 16, 0, 0, 0}, {213316, 33, 0, 0, 1}, {213330, 33, 0, 0, 1},
    {213743, 758, 0, 0, 0}, {58752, 759, 0, 0, 0}, {62199, 47, 0, 0, 0}, {2013, 47, 0, 0, 0}, {214571, 764, 0, 0, 0},
    {214581, 749, 0, 0, 0}, {212605, 47, 0, 0, 0}, {212611, 47, 0, 0, 0}, {138047, 45, 0, 0, 1},
    {213743, 758, 0, 0, 0}, {215988, 33, 0, 0, 1}, {88084, 33, 0, 0, 1}, {217054, 767, 0, 0, 0},
    {60503, 47, 0, 0, 0}, {217499, 45, 0, 0, 0}, {217508, 47, 0, 0, 1}, {217054, 767, 0, 0, 0},
    {217703, 771, 0, 0, 0}, {2013, 47, 0, 0, 1}, {47933, 812, 0, 0, 0}, {46837, 181, 0, 0, 1},
    {46847, 181, 0, 0, 1}, {239562, 26, 0, 0, 1}, {6729, 16, 0, 0, 0}, {239762, 61, 0, 0, 0}, {239845, 180, 0, 0, 0},
    {239848, 42, 0, 0, 0}, {240154, 780, 0, 0, 0}, {240167, 817, 0, 0, 0}, {240154, 780, 0, 0, 0},
    {240410, 817, 0, 0, 0}, {240426, 818, 0, 0, 0}, {53155, 432, 0, 0, 1}, {15535, 432, 0, 0, 0},
    {243743, 780, 0, 0, 0}, {240154, 825, 0, 0, 0}, {239062, 817, 0, 0, 0}, {238993, 828, 0, 0, 1},
    {55250, 829, 0, 0, 1}, {244486, 830, 0, 0, 1}, {244507, 829, 0, 0, 1}, {6738, 21, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {245230, 7, 0, 0, 0}, {238380, 835, 0, 0, 0}, {239845, 180, 0, 0, 0},
    {239848, 42, 0, 0, 0}, {239845, 180, 0, 0, 0}, {238343, 836, 0, 0, 0}, {52431, 432, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {109302, 180, 0, 0, 1}, {51587, 61, 0, 0, 1}, {248321, 61, 0, 0, 1},
    {248329, 61, 0, 0, 1}, {237727, 16, 0, 0, 1}, {238870, 843, 0, 0, 1}, {243743, 780, 0, 0, 0},
    {243743, 780, 0, 0, 0}, {238563, 844, 0, 0, 0}, {238714, 855, 0, 0, 1}, {238714, 855, 0, 0, 0},
    {254499, 859, 0, 0, 0}, {254644, 861, 0, 0, 0}, {254658, 828, 0, 0, 1}, {55250, 829, 0, 0, 1},
    {254879, 865, 0, 0, 1}, {238993, 828, 0, 0, 1}, {55250, 829, 0, 0, 1}, {240154, 780, 0, 0, 0},
    {239062, 817, 0, 0, 0}, {60902, 873, 0, 0, 1}, {6729, 16, 0, 0, 0}, {257161, 130, 0, 0, 0},
    {6738, 21, 0, 0, 0}, {6729, 16, 0, 0, 0}, {243490, 42, 0, 0, 0}, {257388, 215, 0, 0, 1}, {53508, 28, 0, 0, 0},
    {239490, 874, 0, 0, 0}, {258608, 432, 0, 0, 0}, {47933, 188, 0, 0, 0}, {46837, 181, 0, 0, 1},
    {46847, 181, 0, 0, 1}, {6729, 16, 0, 0, 0}, {238524, 878, 0, 0, 0}, {238870, 843, 0, 0, 1},
    {259093, 180, 0, 0, 0}, {238927, 879, 0, 0, 0}, {259284, 180, 0, 0, 0}, {239452, 880, 0, 0, 0},
    {237695, 881, 0, 0, 0}, {239026, 882, 0, 0, 0}, {259582, 883, 0, 0, 1}, {6729, 16, 0, 0, 1},
    {60503, 165, 0, 0, 0}, {260341, 46, 0, 0, 0}, {260353, 33, 0, 0, 1}, {261199, 46, 0, 0, 0},
    {261210, 46, 0, 0, 0}, {261222, 33, 0, 0, 1}, {261639, 46, 0, 0, 0}, {260353, 33, 0, 0, 1},
    {262546, 902, 0, 0, 0}, {264441, 61, 0, 0, 0}, {262477, 904, 0, 264446, 0}, {78787, 26, 0, 0, 0},
    {66704, 907, 0, 0, 0}, {3665, 907, 0, 0, 0}, {265428, 908, 0, 0, 0}, {265432, 909, 0, 0, 0},
    {262374, 912, 0, 0, 0}, {266061, 913, 0, 0, 0}, {266069, 913, 0, 0, 0}, {262477, 904, 0, 264446, 0},
    {264441, 61, 0, 0, 0}, {52431, 915, 0, 0, 0}, {52431, 713, 0, 0, 0}, {265428, 908, 0, 0, 0},
    {3665, 907, 0, 0, 0}, {266989, 907, 0, 0, 0}, {265432, 909, 0, 0, 0}, {266998, 26, 0, 1594, 1},
    {265428, 918, 0, 0, 0}, {3665, 919, 0, 0, 0}, {266989, 919, 0, 0, 0}, {265432, 909, 0, 0, 0},
    {266998, 26, 0, 1594, 1}, {267769, 16, 0, 0, 0}, {267783, 16, 0, 0, 0}, {267795, 16, 0, 0, 0},
    {268557, 26, 0, 0, 0}, {266998, 26, 0, 1594, 1}, {66704, 907, 0, 0, 0}, {3665, 907, 0, 0, 0},
    {265428, 908, 0, 0, 0}, {262477, 904, 0, 264446, 0}, {262477, 904, 0, 264446, 0}, {270590, 26, 0, 0, 0},
    {262546, 902, 0, 0, 0}, {270598, 26, 0, 0, 0}, {270610, 26, 0, 0, 0}, {270625, 26, 0, 0, 0},
    {70064, 932, 0, 0, 0}, {266998, 26, 0, 1594, 1}, {271113, 28, 0, 0, 0}, {271170, 908, 0, 0, 0},
    {3665, 907, 0, 0, 0}, {265432, 909, 0, 0, 0}, {266998, 26, 0, 1594, 1}, {6729, 16, 0, 0, 0},
    {271200, 713, 0, 0, 0}, {6738, 21, 0, 0, 0}, {57234, 0, 0, 0, 1}, {272263, 46, 0, 0, 0}, {272276, 46, 0, 0, 0},
    {272884, 43, 0, 0, 1}, {272894, 43, 0, 0, 1}, {272906, 43, 0, 0, 1}, {272921, 43, 0, 0, 1},
    {272938, 33, 0, 0, 1}, {272957, 33, 0, 0, 1}, {273188, 16, 0, 0, 0}, {169031, 573, 0, 273438, 0},
    {273498, 16, 0, 0, 0}, {273649, 26, 0, 1594, 1}, {273667, 165, 0, 273682, 1}, {273691, 26, 0, 1594, 1},
    {273713, 26, 0, 1594, 1}, {273736, 16, 0, 0, 1}, {274032, 26, 0, 1594, 0}, {274058, 26, 0, 3064, 0},
    {274085, 26, 0, 1594, 0}, {274287, 33, 0, 0, 1}, {274297, 165, 0, 274312, 0}, {274321, 165, 0, 274312, 0},
    {273498, 16, 0, 0, 1}, {22127, 165, 0, 0, 0}, {22129, 165, 0, 0, 0}, {22131, 165, 0, 0, 0},
    {275205, 26, 0, 1594, 0}, {275524, 165, 0, 0, 1}, {276523, 33, 0, 0, 1}, {277110, 936, 0, 129784, 0},
    {277110, 937, 0, 22153, 0}, {277711, 165, 0, 126734, 0}, {277110, 938, 0, 22153, 0}, {277864, 26, 0, 1594, 0},
    {278387, 939, 0, 129784, 0}, {277711, 165, 0, 126734, 0}, {278602, 26, 0, 1594, 0}, {279138, 16, 0, 0, 0},
    {108786, 242, 0, 279148, 0}, {279732, 942, 0, 0, 1}, {279766, 26, 0, 1594, 0}, {279797, 26, 0, 1594, 0},
    {279815, 26, 0, 1594, 0}, {279845, 26, 0, 1594, 0}, {279861, 26, 0, 1594, 0}, {279880, 26, 0, 1594, 0},
    {279896, 26, 0, 3064, 0}, {279919, 16, 0, 279929, 0}, {280255, 7, 0, 0, 0}, {280364, 16, 0, 0, 1},
    {280364, 16, 0, 0, 0}, {280732, 222, 0, 0, 0}, {280826, 33, 0, 0, 1}, {281020, 33, 0, 0, 1},
    {281034, 33, 0, 0, 1}, {281050, 42, 0, 0, 0}, {281059, 42, 0, 0, 0}, {281368, 33, 0, 0, 1},
    {96072, 7, 0, 0, 1}, {96072, 7, 0, 0, 0}, {96072, 7, 0, 0, 0}, {281771, 28, 0, 0, 0}, {281788, 28, 0, 0, 0},
    {281808, 33, 0, 0, 1}, {282039, 165, 0, 0, 0}, {282193, 46, 0, 0, 0}, {282211, 33, 0, 0, 1},
    {282223, 33, 0, 0, 1}, {282385, 33, 0, 0, 1}, {282405, 33, 0, 0, 1}, {282425, 16, 0, 0, 1},
    {282433, 33, 0, 0, 1}, {282445, 190, 0, 126734, 0}, {282480, 165, 0, 0, 0}, {282642, 33, 0, 0, 1},
    {282753, 46, 0, 30115, 1}, {282763, 33, 0, 0, 1}, {282952, 46, 0, 30115, 0}, {282963, 26, 0, 3064, 0},
    {75944, 165, 0, 282985, 0}, {60895, 7, 0, 0, 0}, {283238, 946, 0, 0, 0}, {46837, 181, 0, 0, 1},
    {46847, 181, 0, 0, 1}, {11467, 16, 0, 0, 0}, {283971, 26, 0, 1594, 0}, {283982, 26, 0, 1594, 0},
    {284028, 165, 0, 126734, 0}, {284047, 165, 0, 284060, 0}, {284133, 190, 0, 0, 0}, {284310, 43, 0, 0, 0},
    {32553, 948, 0, 0, 0}, {283238, 946, 0, 0, 1}, {284804, 165, 0, 0, 1}, {97230, 33, 0, 0, 1},
    {284823, 33, 0, 0, 1}, {284835, 43, 0, 0, 1}, {285136, 46, 0, 0, 0}, {282211, 33, 0, 0, 1},
    {282223, 33, 0, 0, 1}, {78840, 33, 0, 0, 1}, {78849, 33, 0, 0, 1}, {282193, 46, 0, 0, 0}, {282211, 33, 0, 0, 1},
    {282223, 33, 0, 0, 1}, {85304, 33, 0, 0, 1}, {285531, 33, 0, 0, 1}, {96178, 165, 0, 0, 0},
    {87237, 33, 0, 0, 1}, {76776, 33, 0, 0, 1}, {286491, 165, 0, 0, 0}, {284133, 190, 0, 0, 0},
    {286592, 33, 0, 0, 1}, {282433, 33, 0, 0, 1}, {286871, 33, 0, 0, 1}, {285077, 165, 0, 0, 0},
    {286924, 33, 0, 0, 1}, {283238, 946, 0, 129784, 0}, {287225, 7, 0, 0, 0}, {2097, 16, 0, 0, 1},
    {287332, 33, 0, 0, 1}, {287348, 33, 0, 0, 1}, {287364, 33, 0, 0, 1}, {287622, 33, 0, 0, 1},
    {282425, 16, 0, 0, 0}, {283238, 946, 0, 0, 0}, {288311, 26, 0, 3064, 0}, {288337, 26, 0, 3064, 0},
    {288363, 165, 0, 0, 1}, {49068, 0, 0, 0, 1}, {279919, 16, 0, 288466, 0}, {288509, 16, 0, 288518, 0},
    {288533, 33, 0, 0, 1}, {288560, 33, 0, 0, 1}, {62199, 955, 0, 0, 0}, {288851, 955, 0, 0, 0},
    {289338, 46, 0, 30115, 1}, {289356, 46, 0, 30115, 1}, {289380, 33, 0, 0, 1}, {289394, 33, 0, 0, 1},
    {289979, 165, 0, 0, 0}, {289997, 165, 0, 0, 0}, {286491, 165, 0, 0, 0}, {75290, 46, 0, 30115, 0},
    {75290, 46, 0, 30115, 0}, {290593, 33, 0, 0, 1}, {290758, 956, 0, 30115, 1}, {291251, 26, 0, 3064, 0},
    {291529, 26, 0, 3064, 0}, {291620, 43, 0, 0, 1}, {239848, 964, 0, 0, 1}, {291624, 242, 0, 0, 1},
    {291633, 21, 0, 0, 1}, {291652, 666, 0, 0, 1}, {62199, 165, 0, 0, 0}, {288851, 165, 0, 0, 0},
    {291979, 165, 0, 126734, 0}, {292167, 46, 0, 30115, 0}, {292443, 919, 0, 30115, 0}, {292470, 965, 0, 30115, 0},
    {292507, 919, 0, 30115, 0}, {292937, 46, 0, 30115, 1}, {292948, 46, 0, 30115, 1}, {293209, 222, 0, 60650, 0},
    {293224, 37, 0, 60650, 0}, {293243, 46, 0, 30115, 1}, {293269, 37, 0, 60650, 0}, {293282, 438, 0, 60650, 0},
    {293301, 16, 0, 288466, 0}, {293314, 33, 0, 0, 1}, {293209, 222, 0, 60650, 0}, {293603, 46, 0, 30115, 1},
    {293183, 33, 0, 0, 1}, {293857, 37, 0, 60650, 0}, {293877, 29, 0, 60650, 0}, {293899, 33, 0, 0, 1},
    {293925, 33, 0, 0, 1}, {293951, 33, 0, 0, 1}, {49068, 0, 0, 0, 1}, {199916, 708, 0, 0, 1},
    {55250, 165, 0, 0, 1}, {62199, 165, 0, 0, 0}, {294433, 165, 0, 0, 0}, {294452, 33, 0, 0, 1},
    {294581, 165, 0, 89571, 0}, {294594, 165, 0, 89571, 0}, {294617, 33, 0, 0, 1}, {294632, 33, 0, 0, 1},
    {294654, 33, 0, 0, 1}, {294779, 37, 0, 60650, 0}, {156990, 37, 0, 60650, 0}, {294779, 37, 0, 60650, 0},
    {158747, 46, 0, 30115, 0}, {156990, 46, 0, 30115, 0}, {199916, 708, 0, 0, 1}, {115855, 46, 0, 30115, 1},
    {295235, 46, 0, 30115, 1}, {295247, 36, 0, 295262, 1}, {295524, 46, 0, 30115, 1}, {289338, 46, 0, 30115, 1},
    {199916, 708, 0, 0, 1}, {295953, 966, 0, 22153, 0}, {296107, 46, 0, 30115, 1}, {296127, 33, 0, 0, 1},
    {296148, 33, 0, 0, 1}, {296184, 33, 0, 0, 1}, {295247, 36, 0, 295262, 1}, {296406, 33, 0, 0, 1},
    {296441, 33, 0, 0, 1}, {296127, 33, 0, 0, 1}, {296459, 33, 0, 0, 1}, {296485, 33, 0, 0, 1},
    {296530, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {296738, 359, 0, 0, 1}, {2097, 16, 0, 0, 0}, {108786, 0, 0, 0, 0},
    {297004, 0, 0, 0, 1}, {297124, 33, 0, 0, 1}, {297468, 46, 0, 30115, 1}, {297491, 46, 0, 30115, 1},
    {297512, 46, 0, 30115, 1}, {297535, 46, 0, 30115, 1}, {297559, 46, 0, 30115, 1}, {297581, 46, 0, 30115, 1},
    {298305, 165, 0, 126734, 1}, {298506, 46, 0, 30115, 1}, {298523, 46, 0, 30115, 1}, {298538, 46, 0, 30115, 1},
    {298555, 46, 0, 30115, 1}, {298910, 46, 0, 30115, 1}, {17609, 165, 0, 89571, 1}, {298506, 46, 0, 30115, 1},
    {298523, 46, 0, 30115, 1}, {298538, 46, 0, 30115, 1}, {298555, 46, 0, 30115, 1}, {3681, 33, 0, 0, 1},
    {1398, 967, 0, 299565, 0}, {90267, 968, 0, 0, 0}, {299684, 968, 0, 0, 0}, {90267, 968, 0, 0, 0},
    {300149, 46, 0, 0, 0}, {79285, 222, 0, 0, 0}, {82532, 973, 0, 0, 0}, {17080, 974, 0, 300273, 0},
    {300911, 46, 0, 0, 0}, {115832, 37, 0, 0, 0}, {114934, 37, 0, 0, 0}, {52483, 37, 0, 0, 0},
    {115832, 37, 0, 0, 0}, {52483, 37, 0, 0, 0}, {17080, 974, 0, 0, 0}, {294779, 46, 0, 0, 0},
    {17080, 974, 0, 300273, 0}, {299830, 981, 0, 302884, 0}, {302913, 16, 0, 0, 1}, {17080, 974, 0, 0, 0},
    {31489, 123, 0, 31561, 0}, {17080, 974, 0, 0, 0}, {303624, 165, 0, 0, 0}, {303638, 26, 0, 0, 0},
    {39974, 46, 0, 0, 0}, {304351, 45, 0, 0, 0}, {304367, 29, 0, 0, 0}, {305322, 987, 0, 0, 0},
    {46830, 180, 0, 0, 0}, {306023, 359, 0, 0, 0}, {6729, 16, 0, 0, 0}, {306289, 188, 0, 0, 0},
    {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1}, {306302, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 989, 0, 0, 0},
    {306463, 33, 0, 0, 1}, {306302, 33, 0, 0, 1}, {18430, 180, 0, 0, 0}, {6729, 16, 0, 0, 0}, {306776, 16, 0, 0, 0},
    {306787, 16, 0, 0, 0}, {6738, 188, 0, 0, 0}, {46837, 181, 0, 0, 1}, {46847, 181, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {306776, 16, 0, 0, 0}, {306787, 16, 0, 0, 0}, {6738, 989, 0, 0, 0}, {306463, 33, 0, 0, 1},
    {6729, 16, 0, 0, 0}, {306776, 16, 0, 0, 0}, {306787, 16, 0, 0, 0}, {306968, 990, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {306776, 16, 0, 0, 0}, {306787, 16, 0, 0, 0}, {6738, 991, 0, 0, 0}, {6738, 989, 0, 0, 0},
    {6729, 16, 0, 0, 0}, {306968, 990, 0, 0, 0}, {306302, 33, 0, 0, 1}, {6729, 16, 0, 0, 0}, {6738, 991, 0, 0, 0},
    {306302, 33, 0, 0, 1}, {309284, 915, 0, 0, 1}, {310978, 165, 0, 0, 0}, {17080, 436, 0, 0, 0},
    {36086, 1013, 0, 0, 1}, {311746, 1013, 0, 0, 0}, {311759, 1013, 0, 0, 0}, {312662, 46, 0, 0, 1},
    {312676, 46, 0, 0, 1}, {312688, 46, 0, 0, 1}, {313847, 1013, 0, 0, 1}, {313856, 1013, 0, 0, 1},
    {313865, 1013, 0, 0, 1}, {314039, 1007, 0, 0, 0}, {310763, 1022, 0, 0, 0}, {310900, 165, 0, 0, 1},
    {315099, 1028, 0, 0, 1}, {315107, 1029, 0, 0, 1}, {315115, 1030, 0, 0, 1}, {36086, 1013, 0, 0, 1},
    {312662, 46, 0, 0, 0}, {315230, 33, 0, 0, 1}, {36086, 1013, 0, 0, 1}, {312662, 46, 0, 0, 1},
    {315426, 33, 0, 0, 1}, {75290, 46, 0, 0, 1}, {315099, 1028, 0, 0, 1}, {315107, 1029, 0, 0, 1},
    {315115, 1030, 0, 0, 1}, {36086, 1013, 0, 0, 1}, {315099, 1028, 0, 0, 1}, {315107, 1029, 0, 0, 1},
    {315115, 1030, 0, 0, 1}, {315766, 165, 0, 0, 1}, {36086, 1013, 0, 0, 1}, {312662, 46, 0, 0, 1},
    {315099, 1028, 0, 0, 1}, {315107, 1029, 0, 0, 1}, {315115, 1030, 0, 0, 1}, {36086, 1013, 0, 0, 1},
    {312662, 46, 0, 0, 0}, {317537, 1036, 0, 0, 1}, {317789, 61, 0, 0, 0}, {317807, 61, 0, 0, 0},
    {317818, 61, 0, 0, 0}, {317830, 61, 0, 0, 0}, {75290, 406, 0, 0, 0}, {317839, 406, 0, 0, 0},
    {317537, 1036, 0, 0, 1}, {317789, 61, 0, 0, 0}, {317807, 61, 0, 0, 0}, {317818, 61, 0, 0, 0},
    {317830, 61, 0, 0, 0}, {317537, 1036, 0, 0, 1}, {317537, 1038, 0, 0, 1}, {317789, 61, 0, 0, 0},
    {317807, 61, 0, 0, 0}, {317818, 61, 0, 0, 0}, {317537, 1038, 0, 0, 1}, {89648, 1039, 0, 0, 0},
    {318410, 1040, 0, 318420, 0}, {30126, 1041, 0, 0, 0}, {51305, 1042, 0, 0, 0},
};

static const varve_enum_record enums[] = {
    {28, 32, 0, 0, {0, 2}}, {60, 32, 0, 0, {2, 3}}, {122, 64, 0, 0, {5, 17}}, {500, 64, 0, 0, {22, 25}},
    {879, 32, 7, 898, {47, 7}}, {948, 32, 0, 0, {54, 7}}, {1001, 32, 0, 0, {61, 3}}, {1028, 32, 0, 0, {64, 3}},
    {1076, 32, 0, 0, {67, 6}}, {1133, 32, 0, 0, {73, 3}}, {1196, 32, 0, 0, {76, 12}}, {1261, 32, 7, 898, {88, 6}},
    {14214, 64, 0, 0, {94, 16}}, {16295, 32, 0, 0, {110, 3}}, {16357, 32, 0, 0, {113, 12}}, {16488, 32, 0, 0, {125, 8}},
    {16607, 32, 3, 16630, {133, 12}}, {14214, 64, 0, 0, {94, 16}}, {31198, 64, 0, 0, {145, 16}},
    {31268, 64, 0, 0, {161, 10}}, {31304, 32, 7, 898, {171, 9}}, {31363, 32, 7, 31384, {180, 3}},
    {31395, 32, 0, 0, {183, 5}}, {35957, 32, 0, 0, {188, 2}}, {35975, 32, 0, 0, {190, 2}}, {36011, 32, 0, 0, {192, 4}},
    {53808, 32, 3, 16630, {196, 3}}, {55561, 64, 0, 0, {199, 7}}, {16295, 32, 0, 0, {206, 3}},
    {59718, 32, 0, 0, {209, 13}}, {59768, 32, 0, 0, {222, 2}}, {59814, 32, 0, 0, {224, 4}}, {59860, 32, 0, 0, {228, 3}},
    {59874, 32, 0, 0, {231, 14}}, {59947, 64, 0, 0, {245, 13}}, {60087, 64, 0, 0, {258, 7}}, {60159, 32, 0, 0, {265, 3}},
    {60210, 32, 0, 0, {268, 4}}, {60234, 32, 0, 0, {272, 2}}, {60292, 32, 0, 0, {274, 3}}, {76116, 32, 0, 0, {161, 10}},
    {76764, 32, 0, 0, {277, 3}}, {78559, 32, 0, 0, {280, 10}}, {78638, 32, 0, 0, {290, 3}}, {78681, 32, 0, 0, {293, 3}},
    {78736, 32, 0, 0, {296, 24}}, {78827, 32, 0, 0, {320, 2}}, {78859, 32, 0, 0, {322, 1}}, {78869, 32, 0, 0, {323, 2}},
    {78902, 32, 0, 0, {325, 13}}, {78910, 32, 0, 0, {338, 3}}, {86404, 64, 0, 0, {341, 2}}, {86425, 64, 0, 0, {343, 21}},
    {86548, 64, 0, 0, {364, 7}}, {86626, 64, 0, 0, {371, 47}}, {87230, 64, 0, 0, {418, 5}}, {87283, 64, 0, 0, {423, 4}},
    {87343, 32, 7, 16630, {427, 34}}, {87757, 64, 0, 0, {461, 4}}, {87791, 32, 7, 16630, {465, 11}},
    {87908, 64, 0, 0, {476, 16}}, {87935, 64, 0, 0, {492, 3}}, {87977, 32, 7, 31384, {495, 9}},
    {87991, 64, 0, 0, {504, 5}}, {88050, 32, 5, 16630, {509, 5}}, {88093, 64, 0, 0, {161, 10}},
    {31363, 32, 5, 31384, {180, 3}}, {88107, 64, 0, 0, {514, 11}}, {88219, 64, 0, 0, {525, 8}},
    {88287, 64, 0, 0, {533, 4}}, {88319, 64, 0, 0, {537, 3}}, {31395, 64, 0, 0, {540, 7}}, {88431, 64, 0, 0, {547, 4}},
    {88465, 64, 0, 0, {551, 3}}, {88482, 64, 0, 0, {554, 3}}, {88526, 64, 0, 0, {557, 3}}, {14214, 64, 0, 0, {94, 16}},
    {118058, 32, 0, 0, {560, 63}}, {119102, 32, 0, 0, {623, 14}}, {121736, 32, 0, 0, {637, 5}},
    {121771, 32, 0, 0, {642, 3}}, {121825, 32, 0, 0, {645, 4}}, {121884, 32, 0, 0, {649, 2}}, {121905, 32, 0, 0, {651, 4}},
    {127093, 32, 0, 0, {655, 3}}, {127115, 32, 0, 0, {658, 2}}, {127144, 32, 0, 0, {660, 2}}, {127169, 32, 0, 0, {662, 5}},
    {127255, 32, 0, 0, {667, 4}}, {127354, 32, 0, 0, {671, 2}}, {127388, 32, 0, 0, {673, 7}}, {127410, 32, 0, 0, {680, 2}},
    {127446, 32, 0, 0, {682, 4}}, {127503, 32, 0, 0, {686, 5}}, {127540, 32, 0, 0, {691, 3}}, {127566, 32, 0, 0, {694, 3}},
    {127607, 32, 0, 0, {697, 3}}, {127615, 32, 0, 0, {700, 2}}, {127648, 32, 0, 0, {702, 1}}, {127663, 32, 0, 0, {703, 2}},
    {127681, 32, 0, 0, {705, 16}}, {127734, 32, 0, 0, {721, 2}}, {127748, 32, 0, 0, {723, 8}},
    {127786, 32, 0, 0, {731, 4}}, {127815, 32, 0, 0, {735, 7}}, {127867, 32, 0, 0, {742, 7}}, {127904, 32, 0, 0, {749, 2}},
    {127929, 32, 0, 0, {751, 6}}, {127975, 32, 0, 0, {757, 10}}, {127985, 32, 0, 0, {767, 2}},
    {128000, 32, 0, 0, {769, 3}}, {128022, 32, 0, 0, {772, 2}}, {128061, 32, 0, 0, {774, 2}}, {128073, 32, 0, 0, {776, 4}},
    {128087, 32, 0, 0, {780, 5}}, {128141, 32, 0, 0, {785, 8}}, {128162, 32, 0, 0, {793, 3}}, {128189, 32, 0, 0, {796, 4}},
    {128241, 32, 0, 0, {800, 5}}, {128327, 32, 0, 0, {805, 2}}, {128366, 32, 0, 0, {807, 2}}, {128396, 32, 0, 0, {809, 5}},
    {128482, 32, 0, 0, {814, 3}}, {128519, 32, 0, 0, {817, 4}}, {128555, 32, 0, 0, {821, 4}}, {128602, 32, 0, 0, {825, 4}},
    {128620, 32, 0, 0, {829, 2}}, {128636, 32, 0, 0, {831, 4}}, {128660, 32, 0, 0, {835, 2}}, {128677, 32, 0, 0, {837, 2}},
    {128691, 32, 0, 0, {839, 10}}, {151384, 32, 0, 0, {849, 3}}, {151405, 32, 0, 0, {852, 4}},
    {151461, 32, 0, 0, {856, 2}}, {151498, 32, 0, 0, {858, 1}}, {151518, 32, 3, 16630, {859, 21}},
    {151668, 32, 0, 0, {880, 5}}, {151690, 32, 0, 0, {858, 1}}, {151709, 32, 0, 0, {858, 1}}, {151730, 32, 0, 0, {885, 1}},
    {151757, 32, 0, 0, {886, 4}}, {151798, 32, 3, 16630, {890, 5}}, {151886, 32, 0, 0, {895, 6}},
    {151932, 32, 0, 0, {901, 5}}, {152035, 32, 0, 0, {906, 2}}, {152070, 32, 0, 0, {908, 4}}, {152103, 32, 0, 0, {912, 3}},
    {152127, 32, 0, 0, {915, 2}}, {152168, 32, 0, 0, {917, 3}}, {152209, 32, 0, 0, {920, 4}}, {152244, 32, 3, 16630, {924, 5}},
    {152286, 32, 0, 0, {929, 4}}, {86425, 32, 0, 0, {933, 17}}, {86548, 32, 0, 0, {950, 7}}, {173867, 32, 0, 0, {957, 4}},
    {173879, 8, 1, 16630, {961, 3}}, {203645, 32, 0, 0, {964, 9}}, {208477, 64, 0, 0, {973, 8}},
    {208492, 64, 0, 0, {981, 4}}, {212372, 32, 0, 0, {985, 2}}, {212416, 32, 0, 0, {987, 4}}, {212498, 32, 0, 0, {991, 6}},
    {218602, 32, 0, 0, {997, 4}}, {218672, 32, 0, 0, {1001, 96}}, {220175, 32, 0, 0, {1097, 210}},
    {224608, 32, 0, 0, {1307, 5}}, {224653, 32, 0, 0, {1312, 2}}, {224701, 32, 3, 16630, {1314, 6}},
    {224774, 32, 0, 0, {1320, 3}}, {224824, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {226460, 32, 0, 0, {1440, 76}}, {227810, 32, 0, 0, {1516, 15}},
    {227987, 32, 0, 0, {1531, 107}}, {231087, 32, 0, 0, {1638, 1}}, {225187, 32, 3, 16630, {1639, 8}},
    {127388, 32, 0, 0, {1647, 4}}, {231201, 32, 3, 16630, {1651, 6}}, {231241, 32, 0, 0, {1657, 7}},
    {231381, 32, 0, 0, {1664, 2}}, {231417, 32, 0, 0, {1666, 3}}, {231461, 32, 0, 0, {1669, 42}},
    {231758, 32, 3, 16630, {1711, 17}}, {231919, 32, 0, 0, {1728, 3}}, {231976, 32, 0, 0, {1731, 2}},
    {232021, 32, 0, 0, {1733, 3}}, {232059, 32, 0, 0, {1736, 5}}, {232131, 32, 3, 16630, {1741, 18}},
    {232430, 32, 0, 0, {1759, 4}}, {232459, 32, 3, 16630, {1763, 9}}, {232575, 32, 0, 0, {1772, 4}},
    {232602, 32, 3, 16630, {1776, 15}}, {232809, 32, 0, 0, {1791, 259}}, {237028, 32, 0, 0, {2050, 1}},
    {237072, 32, 0, 0, {2051, 7}}, {237153, 32, 3, 16630, {2058, 3}}, {237190, 32, 0, 0, {2061, 24}},
    {237518, 32, 0, 0, {2085, 4}}, {237559, 32, 0, 0, {2089, 10}}, {237629, 32, 0, 0, {2099, 7}},
    {262053, 32, 0, 0, {2106, 1}}, {227987, 32, 0, 0, {2107, 15}}, {262156, 32, 0, 0, {2122, 2}},
    {262165, 32, 0, 0, {2124, 2}}, {262201, 32, 0, 0, {2126, 3}}, {262224, 32, 0, 0, {2129, 2}},
    {31395, 32, 0, 0, {2131, 3}}, {262301, 32, 0, 0, {2134, 2}}, {271560, 32, 0, 0, {2136, 2}},
    {271602, 32, 0, 0, {2138, 3}}, {271673, 32, 0, 0, {2141, 6}}, {271692, 32, 0, 0, {2147, 3}},
    {271738, 32, 0, 0, {2150, 2}}, {271759, 32, 0, 0, {2152, 4}}, {271822, 32, 0, 0, {2156, 2}},
    {271880, 32, 0, 0, {2158, 4}}, {271944, 32, 0, 0, {2162, 4}}, {78910, 32, 0, 0, {338, 3}},
    {35957, 32, 0, 0, {2166, 13}}, {78827, 32, 0, 0, {320, 2}}, {299755, 32, 0, 0, {2179, 5}},
    {14214, 64, 0, 0, {94, 16}}, {310414, 32, 0, 0, {2184, 6}}, {310493, 32, 0, 0, {2190, 2}},
    {310504, 32, 0, 0, {2192, 2}}, {316826, 32, 0, 0, {2194, 5}}, {316836, 32, 0, 0, {2199, 9}},
    {232059, 32, 0, 0, {2208, 13}}, {317008, 32, 0, 0, {2221, 6}}, {237518, 32, 0, 0, {2227, 15}},
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
    {53826, 1, 0}, {53835, 2, 0}, {55, 4, 0}, {31282, 0, 0}, {31285, 1, 0}, {55574, 2, 0}, {55577, 3, 0},
    {55580, 4, 0}, {55583, 5, 0}, {55586, 6, 0}, {18430, 1, 0}, {59700, 2, 0}, {59710, 3, 0}, {1214, 0, 0},
    {1218, 1, 0}, {59737, 2, 0}, {59743, 3, 0}, {14286, 4, 0}, {59749, 5, 0}, {59755, 6, 0}, {14259, 7, 0},
    {59761, 8, 0}, {59765, 9, 0}, {1239, 10, 0}, {14277, 11, 0}, {14250, 12, 0}, {59782, 0, 0},
    {59800, 1, 0}, {59832, 1, 0}, {59840, 2, 0}, {59849, 3, 0}, {59853, 4, 0}, {2372, 0, 0}, {59870, 1, 0},
    {59872, 2, 0}, {14228, 0, 0}, {14304, 1, 0}, {59891, 2, 0}, {59896, 3, 0}, {59901, 4, 0}, {59906, 5, 0},
    {14233, 6, 0}, {14309, 7, 0}, {59911, 8, 0}, {59916, 9, 0}, {59921, 10, 0}, {59926, 11, 0},
    {59934, 12, 0}, {59942, 13, 0}, {2372, 0, 0}, {59870, 1, 0}, {59872, 2, 0}, {59957, 3, 0},
    {59970, 4, 0}, {59983, 5, 0}, {59996, 6, 0}, {60009, 7, 0}, {60022, 8, 0}, {60035, 9, 0}, {60048, 10, 0},
    {60061, 11, 0}, {60074, 12, 0}, {60097, 0, 0}, {60105, 1, 0}, {60113, 2, 0}, {60121, 3, 0},
    {60130, 4, 0}, {60139, 5, 0}, {60148, 6, 0}, {60178, 0, 0}, {60183, 1, 0}, {60194, 2, 0}, {1239, 0, 0},
    {60222, 2, 0}, {60225, 1, 0}, {60230, 3, 0}, {60268, 0, 0}, {60284, 1, 0}, {60306, 0, 0}, {60320, 1, 0},
    {60330, 2, 0}, {76776, 0, 0}, {76783, 1, 0}, {76792, 2, 0}, {1214, 0, 0}, {35971, 1, 0}, {1218, 2, 0},
    {78568, 3, 0}, {78572, 4, 0}, {78585, 5, 0}, {78596, 6, 0}, {78607, 7, 0}, {78620, 8, 0}, {78633, 9, 0},
    {78660, 1, 0}, {78666, 2, 0}, {78673, 3, 0}, {78703, 13, 0}, {78713, 23, 0}, {78724, 24, 0},
    {21142, 0, 0}, {78752, 1, 0}, {78756, 2, 0}, {78760, 3, 0}, {78765, 4, 0}, {78771, 5, 0}, {78776, 6, 0},
    {78787, 7, 0}, {78793, 8, 0}, {78798, 9, 0}, {78804, 10, 0}, {78811, 11, 0}, {78816, 12, 0},
    {1214, 13, 0}, {35971, 14, 0}, {1218, 15, 0}, {78568, 16, 0}, {78572, 17, 0}, {78585, 18, 0},
    {78596, 19, 0}, {78607, 20, 0}, {78620, 21, 0}, {78633, 22, 0}, {78820, 23, 0}, {78840, 0, 0},
    {78849, 1, 0}, {78820, 0, 0}, {78876, 0, 0}, {78888, 1, 0}, {21142, 0, 0}, {78752, 1, 0}, {78756, 2, 0},
    {78760, 3, 0}, {78765, 4, 0}, {78771, 5, 0}, {78776, 6, 0}, {78787, 7, 0}, {78793, 8, 0}, {78798, 9, 0},
    {78804, 10, 0}, {78811, 11, 0}, {78816, 12, 0}, {78928, 0, 0}, {78934, 1, 0}, {78940, 2, 0},
    {86415, 0, 0}, {86419, 1, 0}, {86437, 0, 0}, {1214, 1, 0}, {35971, 2, 0}, {86442, 3, 0}, {86447, 4, 0},
    {86452, 5, 0}, {86456, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86461, 9, 0}, {86466, 10, 0}, {86471, 11, 0},
    {86476, 12, 0}, {86481, 13, 0}, {86486, 14, 0}, {86491, 15, 0}, {86501, 16, 0}, {86511, 17, 0},
    {86521, 18, 0}, {86530, 19, 0}, {86539, 20, 0}, {86563, 0, 0}, {86574, 1, 0}, {86584, 2, 0},
    {86594, 4, 0}, {86602, 5, 0}, {86610, 6, 0}, {86618, 7, 0}, {86632, 0, 0}, {86636, 8, 0}, {86643, 9, 0},
    {86650, 10, 0}, {86656, 11, 0}, {86662, 13, 0}, {86671, 14, 0}, {86687, 15, 0}, {86702, 16, 0},
    {86710, 17, 0}, {86725, 18, 0}, {86732, 19, 0}, {86748, 20, 0}, {86760, 64, 0}, {86774, 65, 0},
    {86789, 66, 0}, {86800, 67, 0}, {86812, 68, 0}, {86828, 69, 0}, {86842, 70, 0}, {86857, 71, 0},
    {86870, 72, 0}, {86883, 75, 0}, {86895, 76, 0}, {86909, 77, 0}, {86924, 78, 0}, {86938, 79, 0},
    {86946, 80, 0}, {86963, 81, 0}, {86970, 82, 0}, {86979, 83, 0}, {86990, 84, 0}, {87001, 86, 0},
    {87015, 87, 0}, {87027, 88, 0}, {87039, 90, 0}, {87051, 91, 0}, {87067, 92, 0}, {87081, 93, 0},
    {87093, 94, 0}, {87110, 95, 0}, {87122, 96, 0}, {87134, 97, 0}, {87155, 98, 0}, {87180, 99, 0},
    {87205, 100, 0}, {87218, 101, 0}, {87237, 0, 0}, {87241, 1, 0}, {87252, 2, 0}, {87260, 3, 0},
    {87274, 4, 0}, {87298, 0, 0}, {87303, 1, 0}, {87308, 2, 0}, {87323, 3, 0}, {87351, 0, 0}, {87356, 1, 0},
    {87361, 2, 0}, {87366, 1, 0}, {87374, 2, 0}, {87384, 3, 0}, {87391, 4, 0}, {87399, 8, 0}, {87410, 16, 0},
    {87423, 32, 0}, {87431, 64, 0}, {87442, 128, 0}, {87451, 256, 0}, {87462, 512, 0}, {87480, 1024, 0},
    {87494, 2048, 0}, {87501, 4096, 0}, {87514, 8192, 0}, {87530, 16384, 0}, {87546, 32768, 0},
    {87560, 65536, 0}, {87578, 65536, 0}, {87598, 65536, 0}, {87617, 262144, 0}, {87635, 524288, 0},
    {87644, 1048576, 0}, {87653, 4194304, 0}, {87669, 8388608, 0}, {87689, 16777216, 0}, {87699, 33554432, 0},
    {87705, 67108864, 0}, {87716, 134217728, 0}, {87726, 268435456, 0}, {87739, 536870912, 0},
    {87773, 0, 0}, {87781, 1, 0}, {87298, 2, 0}, {87785, 3, 0}, {87423, 1, 0}, {87809, 2, 0}, {87821, 4, 0},
    {87833, 8, 0}, {87844, 16, 0}, {13107, 32, 0}, {87854, 64, 0}, {87864, 128, 0}, {87874, 256, 0},
    {87889, 512, 0}, {87897, 2048, 0}, {87922, 0, 0}, {31212, 1, 0}, {31216, 2, 0}, {31220, 3, 0},
    {31224, 4, 0}, {31228, 5, 0}, {31232, 6, 0}, {31236, 7, 0}, {31240, 8, 0}, {31244, 9, 0}, {31248, 10, 0},
    {31252, 11, 0}, {31256, 12, 0}, {31260, 13, 0}, {31264, 14, 0}, {87929, 15, 0}, {87955, 0, 0},
    {87962, 1, 0}, {87970, 2, 0}, {55, 0, 0}, {31326, 1, 0}, {31331, 2, 0}, {31336, 4, 0}, {31340, 8, 0},
    {31345, 16, 0}, {31354, 32, 0}, {31318, 64, 0}, {31358, 127, 0}, {55, 0, 0}, {88008, 1, 0},
    {88017, 2, 0}, {88021, 3, 0}, {88030, 4, 0}, {55, 0, 0}, {88065, 1, 0}, {88079, 2, 0}, {31391, 4, 0},
    {88084, 3, 0}, {88115, 0, 0}, {88124, 1, 0}, {88145, 2, 0}, {88154, 3, 0}, {88167, 4, 0}, {88172, 5, 0},
    {88181, 6, 0}, {88191, 7, 0}, {59710, 8, 0}, {88200, 9, 0}, {88212, 10, 0}, {88235, 1, 0},
    {88241, 2, 0}, {88249, 3, 0}, {88257, 4, 0}, {88266, 5, 0}, {88273, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {88298, 1, 0}, {88303, 2, 0}, {88309, 3, 0}, {88344, 0, 0}, {88358, 1, 0}, {88368, 2, 0},
    {88380, 0, 0}, {88391, 1, 0}, {31433, 2, 0}, {31424, 3, 0}, {88401, 4, 0}, {88415, 7, 0}, {88423, 4294967295, 4294967295},
    {55, 0, 0}, {88444, 3, 0}, {88451, 2, 0}, {88460, 1, 0}, {55, 0, 0}, {88477, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {88494, 1, 0}, {88513, 2, 0}, {0, 0, 0}, {88537, 1, 0}, {88544, 2, 0}, {118077, 0, 0},
    {118089, 1, 0}, {118104, 2, 0}, {118118, 3, 0}, {118130, 4, 0}, {118145, 5, 0}, {118162, 6, 0},
    {118175, 7, 0}, {118190, 8, 0}, {118203, 9, 0}, {118222, 10, 0}, {118236, 11, 0}, {118249, 12, 0},
    {118262, 13, 0}, {118282, 14, 0}, {118301, 15, 0}, {118314, 16, 0}, {118334, 17, 0}, {118354, 18, 0},
    {118368, 19, 0}, {118381, 20, 0}, {118398, 21, 0}, {118417, 22, 0}, {118436, 23, 0}, {118454, 24, 0},
    {118469, 25, 0}, {118480, 26, 0}, {118495, 27, 0}, {118512, 28, 0}, {118525, 29, 0}, {118540, 30, 0},
    {118557, 31, 0}, {118578, 32, 0}, {118595, 33, 0}, {118606, 34, 0}, {118620, 35, 0}, {118636, 36, 0},
    {118649, 37, 0}, {118670, 38, 0}, {118684, 39, 0}, {118697, 40, 0}, {118715, 41, 0}, {118731, 42, 0},
    {118750, 43, 0}, {118771, 44, 0}, {118790, 45, 0}, {118808, 46, 0}, {118827, 47, 0}, {118844, 48, 0},
    {118857, 49, 0}, {118873, 50, 0}, {118889, 51, 0}, {118902, 52, 0}, {118916, 53, 0}, {118928, 54, 0},
    {118945, 55, 0}, {118962, 56, 0}, {118975, 57, 0}, {118991, 58, 0}, {119019, 59, 0}, {119049, 60, 0},
    {119073, 61, 0}, {119085, 62, 0}, {119122, 0, 0}, {119134, 1, 0}, {119142, 2, 0}, {119150, 3, 0},
    {119158, 4, 0}, {119167, 5, 0}, {119176, 6, 0}, {119185, 7, 0}, {119193, 8, 0}, {119201, 9, 0},
    {119210, 10, 0}, {119219, 11, 0}, {119230, 12, 0}, {119241, 13, 0}, {121752, 0, 0}, {121759, 1, 0},
    {121762, 2, 0}, {121765, 3, 0}, {121768, 4, 0}, {55, 0, 0}, {121795, 1, 0}, {121810, 2, 0},
    {55, 0, 0}, {121846, 1, 0}, {121858, 2, 0}, {121871, 3, 0}, {900, 0, 0}, {121901, 1, 0}, {55, 0, 0},
    {121926, 1, 0}, {121938, 2, 0}, {121950, 3, 0}, {127110, 0, 0}, {59761, 1, 0}, {59765, 2, 0},
    {127132, 0, 0}, {127138, 1, 0}, {127157, 0, 0}, {127163, 1, 0}, {127191, 0, 0}, {127204, 1, 0},
    {127216, 2, 0}, {127227, 3, 0}, {127243, 4, 0}, {127285, 0, 0}, {127297, 1, 0}, {127316, 2, 0},
    {127335, 3, 0}, {127372, 1, 0}, {127379, 0, 0}, {55, 0, 0}, {121759, 1, 0}, {121765, 2, 0},
    {121768, 3, 0}, {121762, 4, 0}, {127403, 5, 0}, {127407, 6, 0}, {6272, 0, 0}, {127428, 1, 0},
    {127464, 0, 0}, {127468, 1, 0}, {127471, 2, 0}, {127487, 3, 0}, {127525, 0, 0}, {127528, 1, 0},
    {127531, 2, 0}, {127534, 3, 0}, {127537, 4, 0}, {55, 0, 0}, {127548, 1, 0}, {127557, 2, 0},
    {127584, 0, 0}, {127593, 1, 0}, {127598, 2, 0}, {34851, 0, 0}, {34853, 1, 0}, {34855, 2, 0},
    {127630, 1, 0}, {127640, 0, 0}, {127656, 0, 0}, {127673, 0, 0}, {127677, 1, 0}, {50519, 0, 0},
    {50540, 1, 0}, {51300, 2, 0}, {50445, 9, 0}, {127690, 4, 0}, {127693, 3, 0}, {127696, 5, 0},
    {127700, 8, 0}, {127703, 7, 0}, {127706, 6, 0}, {50592, 10, 0}, {127709, 11, 0}, {127714, 12, 0},
    {127719, 13, 0}, {127724, 14, 0}, {127729, 15, 0}, {87237, 0, 0}, {88017, 1, 0}, {88167, 0, 0},
    {127761, 1, 0}, {86594, 2, 0}, {86602, 3, 0}, {86610, 4, 0}, {127769, 5, 0}, {127772, 6, 0},
    {127777, 7, 0}, {127799, 0, 0}, {127803, 1, 0}, {17, 2, 0}, {127811, 3, 0}, {127831, 0, 0},
    {18430, 1, 0}, {127839, 3, 0}, {93426, 4, 0}, {127846, 5, 0}, {21146, 6, 0}, {127852, 7, 0},
    {964, 0, 0}, {127879, 1, 0}, {127883, 2, 0}, {127887, 3, 0}, {127891, 4, 0}, {127895, 5, 0},
    {127899, 6, 0}, {127923, 0, 0}, {127926, 1, 0}, {89025, 0, 0}, {6266, 1, 0}, {127939, 2, 0},
    {127952, 3, 0}, {127965, 4, 0}, {127831, 5, 0}, {1214, 1, 0}, {59761, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59765, 5, 0}, {86461, 6, 0}, {86466, 7, 0}, {1239, 8, 0}, {86486, 9, 0}, {86481, 10, 0},
    {55, 0, 0}, {127630, 1, 0}, {128013, 0, 0}, {128016, 1, 0}, {128019, 2, 0}, {128043, 1, 0},
    {128052, 0, 0}, {127799, 0, 0}, {127803, 1, 0}, {128082, 0, 0}, {60222, 1, 0}, {60225, 2, 0},
    {60230, 3, 0}, {30172, 0, 0}, {128099, 1, 0}, {128106, 2, 0}, {128115, 3, 0}, {128128, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {128154, 3, 0}, {128158, 4, 0}, {59761, 5, 0}, {59765, 6, 0},
    {1239, 7, 0}, {30172, 0, 0}, {128099, 1, 0}, {128175, 2, 0}, {55, 0, 0}, {128208, 1, 0}, {128221, 2, 0},
    {128234, 3, 0}, {128256, 0, 0}, {128271, 1, 0}, {128284, 2, 0}, {128299, 3, 0}, {128313, 4, 0},
    {128346, 0, 0}, {128356, 1, 0}, {128383, 0, 0}, {128390, 1, 0}, {128413, 0, 0}, {128426, 1, 0},
    {128440, 2, 0}, {128454, 3, 0}, {128467, 4, 0}, {964, 0, 0}, {128503, 1, 0}, {128511, 2, 0},
    {128546, 0, 0}, {127706, 1, 0}, {128549, 2, 0}, {128552, 3, 0}, {128577, 0, 0}, {128585, 1, 0},
    {128593, 2, 0}, {128598, 3, 0}, {127656, 2, 0}, {128617, 3, 0}, {50519, 0, 0}, {51300, 1, 0},
    {21128, 0, 0}, {21133, 1, 0}, {87237, 0, 0}, {88017, 1, 0}, {128649, 2, 0}, {128656, 3, 0},
    {31232, 1, 0}, {128673, 4294967295, 0}, {900, 0, 0}, {31232, 1, 0}, {50519, 0, 0}, {51300, 1, 0},
    {127693, 2, 0}, {127690, 3, 0}, {127706, 4, 0}, {50445, 5, 0}, {127709, 6, 0}, {127714, 7, 0},
    {50540, 8, 0}, {127696, 9, 0}, {78840, 0, 0}, {151399, 1, 0}, {61289, 2, 0}, {78840, 0, 0},
    {151437, 1, 0}, {151442, 2, 0}, {151451, 3, 0}, {151474, 0, 0}, {151487, 1, 0}, {87970, 0, 0},
    {55, 0, 0}, {48528, 1, 0}, {89341, 2, 0}, {89336, 4, 0}, {933, 8, 0}, {151533, 16, 0}, {151537, 32, 0},
    {151550, 64, 0}, {151555, 128, 0}, {1585, 256, 0}, {151563, 512, 0}, {47, 1024, 0}, {151569, 2048, 0},
    {151579, 4096, 0}, {151586, 8192, 0}, {151600, 16384, 0}, {151612, 32768, 0}, {151624, 65536, 0},
    {151632, 131072, 0}, {151641, 262144, 0}, {151654, 524288, 0}, {86618, 0, 0}, {86610, 1, 0},
    {86594, 2, 0}, {86602, 3, 0}, {127761, 4, 0}, {151746, 1, 0}, {151776, 0, 0}, {151784, 1, 0},
    {151563, 2, 0}, {151791, 3, 0}, {55, 0, 0}, {151813, 1, 0}, {151829, 2, 0}, {151845, 4, 0},
    {151867, 8, 0}, {151905, 0, 0}, {88415, 1, 0}, {151912, 2, 0}, {151919, 3, 0}, {151924, 4, 0},
    {91719, 5, 0}, {151949, 0, 0}, {151962, 1, 0}, {151976, 2, 0}, {151992, 3, 0}, {152016, 4, 0},
    {59710, 0, 0}, {152057, 1, 0}, {55, 0, 0}, {89341, 1, 0}, {129822, 2, 0}, {152097, 3, 0}, {87237, 0, 0},
    {972, 1, 0}, {11543, 2, 0}, {152141, 0, 0}, {152154, 1, 0}, {152186, 0, 0}, {152197, 1, 0},
    {152204, 2, 0}, {55, 0, 0}, {86584, 1, 0}, {152226, 2, 0}, {152239, 3, 0}, {55, 0, 0}, {127831, 1, 0},
    {152262, 2, 0}, {152267, 4, 0}, {152278, 8, 0}, {152306, 0, 0}, {152311, 1, 0}, {152317, 2, 0},
    {152324, 3, 0}, {86437, 0, 0}, {1214, 1, 0}, {35971, 2, 0}, {86442, 3, 0}, {86447, 4, 0}, {86452, 5, 0},
    {86456, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86461, 9, 0}, {86466, 10, 0}, {86471, 11, 0}, {86476, 12, 0},
    {86481, 13, 0}, {86486, 14, 0}, {86491, 15, 0}, {86501, 16, 0}, {86563, 0, 0}, {86574, 1, 0},
    {86584, 2, 0}, {86594, 3, 0}, {86602, 4, 0}, {86610, 5, 0}, {86618, 6, 0}, {55, 0, 0}, {88079, 1, 0},
    {31391, 2, 0}, {88084, 3, 0}, {55, 0, 0}, {31391, 1, 0}, {31387, 2, 0}, {32061, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {203659, 4, 0}, {203667, 5, 0}, {203675, 6, 0}, {203687, 7, 0}, {203698, 8, 0},
    {127831, 100, 0}, {31288, 0, 0}, {31292, 1, 0}, {31296, 2, 0}, {31300, 3, 0}, {31252, 4, 0},
    {31256, 5, 0}, {31244, 6, 0}, {31248, 7, 0}, {55574, 0, 0}, {55577, 1, 0}, {55580, 2, 0}, {55583, 3, 0},
    {212394, 0, 0}, {212405, 1, 0}, {212437, 0, 0}, {212455, 1, 0}, {212477, 2, 0}, {212488, 3, 0},
    {212519, 0, 0}, {212526, 1, 0}, {212537, 2, 0}, {212548, 3, 0}, {212559, 4, 0}, {212570, 5, 0},
    {218618, 0, 0}, {218626, 1, 0}, {218637, 2, 0}, {218648, 5348, 0}, {218680, 0, 0}, {218689, 1, 0},
    {218699, 3, 0}, {218712, 4, 0}, {218725, 5, 0}, {218734, 6, 0}, {218745, 7, 0}, {218757, 8, 0},
    {218770, 9, 0}, {218776, 10, 0}, {218790, 11, 0}, {218805, 12, 0}, {218820, 13, 0}, {218830, 14, 0},
    {218844, 15, 0}, {218854, 16, 0}, {218865, 17, 0}, {218877, 18, 0}, {218886, 19, 0}, {218901, 20, 0},
    {218912, 22, 0}, {218922, 23, 0}, {218939, 24, 0}, {218953, 25, 0}, {218967, 26, 0}, {218979, 27, 0},
    {218997, 28, 0}, {219016, 29, 0}, {219037, 30, 0}, {219045, 31, 0}, {219056, 32, 0}, {219078, 33, 0},
    {219091, 34, 0}, {219106, 36, 0}, {219119, 37, 0}, {219135, 38, 0}, {219148, 39, 0}, {219169, 40, 0},
    {219180, 41, 0}, {219206, 42, 0}, {219218, 43, 0}, {219232, 4416, 0}, {219247, 4417, 0}, {219262, 4418, 0},
    {219277, 4419, 0}, {219292, 4420, 0}, {219307, 4424, 0}, {219318, 4425, 0}, {219331, 4426, 0},
    {219341, 4432, 0}, {219365, 4438, 0}, {219377, 4440, 0}, {219387, 4444, 0}, {219402, 4992, 0},
    {219422, 4993, 0}, {219450, 4994, 0}, {219476, 4995, 0}, {219495, 4996, 0}, {219522, 4997, 0},
    {219547, 4998, 0}, {219569, 5014, 0}, {219587, 5253, 0}, {219602, 5257, 0}, {219622, 5258, 0},
    {219646, 5261, 0}, {219664, 5262, 0}, {219686, 5264, 0}, {219702, 5286, 0}, {219715, 5287, 0},
    {219735, 5292, 0}, {219747, 5293, 0}, {219770, 5294, 0}, {219795, 5295, 0}, {219819, 5296, 0},
    {219847, 5299, 0}, {219864, 5319, 0}, {219876, 5320, 0}, {219890, 5321, 0}, {219908, 5322, 0},
    {219929, 5323, 0}, {219948, 5324, 0}, {219970, 5325, 0}, {219981, 5326, 0}, {219992, 5327, 0},
    {220015, 5330, 0}, {220032, 5331, 0}, {220049, 5332, 0}, {220056, 5333, 0}, {220067, 5334, 0},
    {220084, 5351, 0}, {220104, 5352, 0}, {220124, 5374, 0}, {220137, 5375, 0}, {220147, 5376, 0},
    {220156, 5377, 0}, {220163, 6021, 0}, {220186, 0, 0}, {220193, 4, 0}, {88107, 5, 0}, {220203, 6, 0},
    {220210, 9, 0}, {220218, 10, 0}, {220226, 11, 0}, {220232, 18, 0}, {220239, 22, 0}, {220245, 39, 0},
    {220250, 43, 0}, {220260, 46, 0}, {220274, 61, 0}, {220290, 69, 0}, {220302, 70, 0}, {220322, 71, 0},
    {220340, 4423, 0}, {220358, 4431, 0}, {220374, 4433, 0}, {220399, 4435, 0}, {220421, 4436, 0},
    {220442, 4437, 0}, {220454, 4445, 0}, {220471, 4447, 0}, {220499, 4448, 0}, {220523, 4450, 0},
    {220544, 4464, 0}, {220559, 4465, 0}, {220577, 4466, 0}, {220602, 4467, 0}, {220618, 4468, 0},
    {220634, 5282, 0}, {220651, 5284, 0}, {220674, 5283, 0}, {220689, 5288, 0}, {220719, 5297, 0},
    {220748, 5345, 0}, {220766, 5346, 0}, {220795, 5350, 0}, {220826, 5390, 0}, {220844, 5568, 0},
    {220865, 5569, 0}, {220892, 5570, 0}, {220918, 5579, 0}, {220949, 5582, 0}, {220970, 5583, 0},
    {220993, 5603, 0}, {221015, 5604, 0}, {221039, 5606, 0}, {221048, 5612, 0}, {221071, 5613, 0},
    {221094, 5616, 0}, {221117, 5619, 0}, {221132, 5629, 0}, {221148, 5696, 0}, {221181, 5697, 0},
    {221219, 5698, 0}, {221258, 5817, 0}, {221283, 5821, 0}, {221309, 5824, 0}, {221335, 5844, 0},
    {221367, 5845, 0}, {221404, 5886, 0}, {221434, 5888, 0}, {221456, 5892, 0}, {221478, 5897, 0},
    {221504, 5898, 0}, {221528, 5904, 0}, {221555, 5906, 0}, {221569, 5910, 0}, {221595, 5920, 0},
    {221619, 5922, 0}, {221653, 5935, 0}, {221676, 5943, 0}, {221689, 5945, 0}, {221709, 5948, 0},
    {221722, 6016, 0}, {221741, 6018, 0}, {221769, 6019, 0}, {221780, 6020, 0}, {221795, 6022, 0},
    {221816, 6024, 0}, {221840, 6025, 0}, {221856, 6033, 0}, {221876, 6034, 0}, {221896, 6089, 0},
    {221923, 6094, 0}, {221936, 6095, 0}, {221956, 6114, 0}, {221977, 6141, 0}, {221995, 6400, 0},
    {222021, 1, 0}, {222028, 7, 0}, {222037, 8, 0}, {222051, 12, 0}, {222064, 13, 0}, {222075, 17, 0},
    {222081, 19, 0}, {222095, 20, 0}, {222110, 38, 0}, {222125, 44, 0}, {222133, 47, 0}, {222145, 59, 0},
    {222158, 62, 0}, {222178, 63, 0}, {222204, 64, 0}, {222226, 65, 0}, {222249, 66, 0}, {222280, 67, 0},
    {222305, 68, 0}, {222325, 4434, 0}, {222342, 4449, 0}, {222376, 5304, 0}, {222415, 5617, 0},
    {222434, 5837, 0}, {222454, 6017, 0}, {222476, 6026, 0}, {222501, 2, 0}, {222510, 3, 0}, {222523, 14, 0},
    {222538, 15, 0}, {222550, 21, 0}, {222564, 25, 0}, {222584, 27, 0}, {222608, 28, 0}, {222642, 29, 0},
    {222675, 30, 0}, {222709, 31, 0}, {218699, 32, 0}, {218712, 33, 0}, {222742, 35, 0}, {222760, 37, 0},
    {222772, 40, 0}, {222788, 41, 0}, {222804, 42, 0}, {222811, 45, 0}, {222828, 48, 0}, {222841, 49, 0},
    {222869, 50, 0}, {222880, 51, 0}, {222898, 52, 0}, {222920, 53, 0}, {222938, 55, 0}, {222968, 56, 0},
    {222999, 58, 0}, {223016, 60, 0}, {223028, 4422, 0}, {223051, 4427, 0}, {223066, 4428, 0},
    {223099, 4430, 0}, {223143, 4439, 0}, {223153, 4441, 0}, {223183, 4471, 0}, {223206, 4472, 0},
    {223218, 4479, 0}, {223232, 5008, 0}, {223248, 5009, 0}, {223270, 5010, 0}, {223286, 5013, 0},
    {223303, 5015, 0}, {223324, 5016, 0}, {223338, 5055, 0}, {223353, 5265, 0}, {223377, 5291, 0},
    {223396, 5301, 0}, {223413, 5302, 0}, {223436, 5305, 0}, {223475, 5340, 0}, {223488, 5341, 0},
    {223511, 5347, 0}, {223542, 5353, 0}, {223567, 5363, 0}, {223600, 5372, 0}, {223638, 5373, 0},
    {223657, 5378, 0}, {223689, 5379, 0}, {223714, 5584, 0}, {223737, 23, 0}, {223759, 24, 0},
    {223777, 34, 0}, {223792, 36, 0}, {223802, 54, 0}, {223818, 57, 0}, {223832, 4174, 0}, {223843, 4175, 0},
    {223880, 4176, 0}, {223920, 4191, 0}, {223929, 4429, 0}, {223972, 4442, 0}, {223989, 4478, 0},
    {224021, 5249, 0}, {224050, 5251, 0}, {224078, 5260, 0}, {224098, 5303, 0}, {224134, 5306, 0},
    {224171, 5307, 0}, {224207, 5308, 0}, {224244, 5309, 0}, {224280, 5310, 0}, {224319, 5311, 0},
    {224361, 5312, 0}, {224403, 5254, 0}, {224431, 5255, 0}, {224452, 5259, 0}, {224471, 6115, 0},
    {224495, 6441, 0}, {224514, 5116, 0}, {224530, 5117, 0}, {224552, 5118, 0}, {224581, 6425, 0},
    {224618, 0, 0}, {224624, 1, 0}, {224631, 2, 0}, {224638, 3, 0}, {224645, 4294967295, 0}, {224680, 0, 0},
    {224689, 1, 0}, {87298, 0, 0}, {224730, 1, 0}, {224738, 2, 0}, {224746, 4, 0}, {224754, 8, 0},
    {224767, 16, 0}, {224798, 0, 0}, {224806, 1, 0}, {224814, 2, 0}, {224835, 0, 0}, {224852, 1, 0},
    {224859, 2, 0}, {224865, 3, 0}, {224680, 4, 0}, {224877, 5, 0}, {224886, 6, 0}, {224898, 7, 0},
    {224911, 8, 0}, {224922, 9, 0}, {224933, 10, 0}, {218672, 11, 0}, {224941, 13, 0}, {224955, 14, 0},
    {224960, 15, 0}, {224966, 16, 0}, {224975, 17, 0}, {224982, 18, 0}, {224992, 19, 0}, {225001, 20, 0},
    {225009, 21, 0}, {225018, 22, 0}, {225027, 23, 0}, {225036, 24, 0}, {225048, 25, 0}, {225060, 26, 0},
    {225068, 27, 0}, {225078, 28, 0}, {225098, 29, 0}, {225105, 30, 0}, {225114, 31, 0}, {7000, 32, 0},
    {225124, 33, 0}, {225132, 34, 0}, {225146, 35, 0}, {225153, 36, 0}, {225163, 37, 0}, {225173, 38, 0},
    {127388, 39, 0}, {225187, 40, 0}, {225202, 41, 0}, {225220, 42, 0}, {225234, 43, 0}, {225255, 44, 0},
    {225265, 45, 0}, {225279, 46, 0}, {225291, 47, 0}, {225307, 4469, 0}, {225320, 4470, 0}, {225335, 4999, 0},
    {225353, 5248, 0}, {225372, 5250, 0}, {225386, 5252, 0}, {225405, 5256, 0}, {225433, 5271, 0},
    {225449, 5285, 0}, {225462, 5300, 0}, {225473, 5355, 0}, {225489, 5356, 0}, {225504, 5398, 0},
    {225522, 5399, 0}, {225538, 5400, 0}, {225553, 5401, 0}, {225566, 5599, 0}, {225580, 5602, 0},
    {225606, 5607, 0}, {225619, 5608, 0}, {225636, 5624, 0}, {225663, 5625, 0}, {225684, 5626, 0},
    {225711, 5627, 0}, {225726, 5628, 0}, {225752, 5634, 0}, {225766, 5635, 0}, {225779, 5636, 0},
    {225794, 5822, 0}, {225820, 5823, 0}, {225844, 5825, 0}, {225858, 5826, 0}, {225870, 5827, 0},
    {225884, 5828, 0}, {225899, 5829, 0}, {225921, 5830, 0}, {225937, 5831, 0}, {225953, 5832, 0},
    {225972, 5833, 0}, {225992, 5834, 0}, {226003, 5835, 0}, {226017, 5836, 0}, {226037, 5899, 0},
    {226056, 5900, 0}, {226071, 5901, 0}, {226099, 5902, 0}, {226113, 5905, 0}, {226130, 5907, 0},
    {226155, 5914, 0}, {226171, 5915, 0}, {226184, 5921, 0}, {226204, 5944, 0}, {226223, 6080, 0},
    {226254, 6085, 0}, {226279, 6087, 0}, {226314, 6140, 0}, {226332, 6442, 0}, {226354, 6443, 0},
    {226377, 3, 0}, {226383, 2, 0}, {226397, 1, 0}, {226409, 0, 0}, {224645, 4294967295, 0}, {226413, 0, 0},
    {226419, 1, 0}, {226425, 2, 0}, {226431, 3, 0}, {226436, 4, 0}, {226441, 5, 0}, {226448, 6, 0},
    {226474, 0, 0}, {226486, 1, 0}, {226499, 2, 0}, {226521, 3, 0}, {226542, 4, 0}, {226556, 5, 0},
    {226571, 6, 0}, {226590, 7, 0}, {226606, 8, 0}, {226622, 9, 0}, {226641, 10, 0}, {226651, 11, 0},
    {226655, 12, 0}, {226670, 14, 0}, {226683, 15, 0}, {226693, 16, 0}, {226708, 17, 0}, {226718, 18, 0},
    {226732, 19, 0}, {226744, 20, 0}, {226755, 21, 0}, {226775, 22, 0}, {226785, 23, 0}, {226809, 24, 0},
    {226815, 25, 0}, {226824, 26, 0}, {226839, 27, 0}, {226852, 28, 0}, {226868, 29, 0}, {226888, 30, 0},
    {226900, 31, 0}, {226915, 33, 0}, {226927, 34, 0}, {219106, 35, 0}, {226937, 36, 0}, {226959, 37, 0},
    {226983, 38, 0}, {226995, 39, 0}, {227011, 4421, 0}, {227041, 4446, 0}, {220544, 4459, 0},
    {220559, 4460, 0}, {220577, 4461, 0}, {220602, 4462, 0}, {220618, 4463, 0}, {227059, 5017, 0},
    {227088, 5027, 0}, {227111, 5079, 0}, {227139, 5080, 0}, {227165, 5081, 0}, {227188, 5082, 0},
    {227215, 5083, 0}, {227240, 5084, 0}, {227262, 5269, 0}, {227277, 5270, 0}, {227297, 5289, 0},
    {227320, 5290, 0}, {227344, 5298, 0}, {227363, 5366, 0}, {227388, 5367, 0}, {227415, 5368, 0},
    {227441, 5369, 0}, {227469, 5370, 0}, {227500, 5371, 0}, {227533, 5618, 0}, {227560, 5620, 0},
    {227581, 5621, 0}, {227602, 5622, 0}, {227628, 5623, 0}, {227655, 5893, 0}, {227677, 5894, 0},
    {227693, 5895, 0}, {227713, 5896, 0}, {227735, 5903, 0}, {227763, 6154, 0}, {227787, 6417, 0},
    {227825, 0, 0}, {227832, 1, 0}, {227852, 2, 0}, {222501, 3, 0}, {227875, 4, 0}, {227884, 5, 0},
    {220203, 6, 0}, {227894, 5313, 0}, {227911, 5314, 0}, {227927, 5315, 0}, {227937, 5316, 0},
    {227951, 5317, 0}, {227959, 5318, 0}, {227971, 5364, 0}, {227979, 5365, 0}, {227997, 0, 0},
    {228019, 1, 0}, {228040, 2, 0}, {228061, 3, 0}, {228084, 4, 0}, {228116, 5, 0}, {228134, 6, 0},
    {228169, 7, 0}, {228197, 8, 0}, {228231, 9, 0}, {228253, 10, 0}, {228274, 11, 0}, {228305, 12, 0},
    {228342, 13, 0}, {228364, 14, 0}, {228390, 15, 0}, {228418, 16, 0}, {228440, 17, 0}, {228468, 18, 0},
    {228493, 19, 0}, {228523, 20, 0}, {228564, 21, 0}, {228582, 22, 0}, {228602, 23, 0}, {228640, 24, 0},
    {228661, 25, 0}, {228697, 26, 0}, {228719, 27, 0}, {228754, 28, 0}, {228778, 29, 0}, {228804, 30, 0},
    {228833, 31, 0}, {228860, 32, 0}, {228877, 1000, 0}, {228913, 1001, 0}, {228941, 1002, 0},
    {228972, 1003, 0}, {229008, 1004, 0}, {229042, 1005, 0}, {229074, 1006, 0}, {229104, 1007, 0},
    {229140, 1008, 0}, {229172, 1009, 0}, {229208, 1010, 0}, {229235, 1011, 0}, {229269, 1012, 0},
    {229289, 1013, 0}, {229319, 6000, 0}, {229335, 6001, 0}, {229349, 2000, 0}, {229385, 2001, 0},
    {229407, 2002, 0}, {229448, 2003, 0}, {229477, 2004, 0}, {229513, 2005, 0}, {229545, 2006, 0},
    {229590, 3000, 0}, {229617, 3001, 0}, {229648, 3002, 0}, {229669, 4000, 0}, {229713, 4001, 0},
    {229738, 4002, 0}, {229774, 4003, 0}, {229794, 4007, 0}, {229819, 4004, 0}, {229845, 4005, 0},
    {229873, 4006, 0}, {229899, 4008, 0}, {229931, 4009, 0}, {229964, 4012, 0}, {230001, 4013, 0},
    {230030, 4010, 0}, {230069, 4011, 0}, {230114, 4014, 0}, {230142, 4015, 0}, {230173, 4016, 0},
    {230207, 4017, 0}, {230227, 4018, 0}, {230258, 4019, 0}, {230300, 4020, 0}, {230330, 4021, 0},
    {230349, 4022, 0}, {230375, 4023, 0}, {230394, 4024, 0}, {230428, 4025, 0}, {230446, 4026, 0},
    {230469, 4027, 0}, {230497, 4028, 0}, {230530, 4029, 0}, {230554, 4031, 0}, {230584, 4032, 0},
    {230609, 4033, 0}, {230645, 5000, 0}, {230679, 5001, 0}, {230705, 5002, 0}, {230740, 5003, 0},
    {230775, 5005, 0}, {230794, 5006, 0}, {230831, 5007, 0}, {230861, 5008, 0}, {230887, 5009, 0},
    {230922, 5010, 0}, {230942, 5011, 0}, {230971, 5012, 0}, {230994, 5013, 0}, {231018, 5014, 0},
    {231049, 5015, 0}, {231098, 0, 0}, {87298, 0, 0}, {231110, 1, 0}, {231117, 2, 0}, {231124, 4, 0},
    {231128, 8, 0}, {231139, 16, 0}, {231144, 65536, 0}, {231167, 131072, 0}, {231185, 0, 0}, {231189, 1, 0},
    {231193, 2, 0}, {231197, 3, 0}, {87298, 0, 0}, {231217, 1, 0}, {231224, 2, 0}, {13107, 4, 0},
    {231235, 8, 0}, {221923, 65536, 0}, {231256, 0, 0}, {231263, 1, 0}, {231277, 2, 0}, {231291, 3, 0},
    {231307, 6, 0}, {231327, 7, 0}, {231354, 8, 0}, {231398, 0, 0}, {231409, 1, 0}, {231432, 0, 0},
    {231440, 1, 0}, {231448, 2, 0}, {224645, 0, 0}, {231473, 1, 0}, {231481, 2, 0}, {231489, 3, 0},
    {231494, 4, 0}, {231500, 5, 0}, {231511, 6, 0}, {231517, 7, 0}, {231523, 8, 0}, {231536, 9, 0},
    {231541, 10, 0}, {231548, 11, 0}, {231556, 12, 0}, {231561, 13, 0}, {231565, 14, 0}, {231569, 15, 0},
    {231572, 16, 0}, {231584, 17, 0}, {231594, 18, 0}, {231603, 19, 0}, {231612, 20, 0}, {231620, 21, 0},
    {231628, 22, 0}, {231636, 23, 0}, {231643, 24, 0}, {231648, 25, 0}, {231654, 26, 0}, {231660, 27, 0},
    {231665, 28, 0}, {231670, 29, 0}, {231674, 30, 0}, {231683, 31, 0}, {231692, 32, 0}, {231700, 33, 0},
    {231706, 34, 0}, {231716, 35, 0}, {231723, 36, 0}, {231730, 37, 0}, {231736, 38, 0}, {231742, 39, 0},
    {231747, 40, 0}, {231753, 41, 0}, {87298, 0, 0}, {231772, 1, 0}, {231777, 2, 0}, {231781, 4, 0},
    {231786, 8, 0}, {225146, 16, 0}, {231798, 32, 0}, {224975, 64, 0}, {222804, 128, 0}, {231811, 256, 0},
    {231830, 512, 0}, {231847, 1024, 0}, {231863, 2048, 0}, {231877, 4096, 0}, {231888, 65536, 0},
    {231896, 8192, 0}, {231907, 16384, 0}, {231939, 0, 0}, {231954, 1, 0}, {231966, 2, 0}, {231994, 0, 0},
    {232008, 1, 0}, {232033, 0, 0}, {232040, 1, 0}, {232047, 2, 0}, {232076, 0, 0}, {232085, 1, 0},
    {232092, 2, 0}, {232102, 3, 0}, {232119, 4, 0}, {87298, 0, 0}, {232143, 1, 0}, {232150, 2, 0},
    {232161, 4, 0}, {232180, 8, 0}, {232197, 16, 0}, {232211, 32, 0}, {232225, 64, 0}, {232243, 128, 0},
    {232253, 256, 0}, {232266, 65536, 0}, {232290, 1048576, 0}, {232308, 131072, 0}, {232328, 2097152, 0},
    {232349, 262144, 0}, {232370, 4194304, 0}, {232396, 524288, 0}, {232416, 8388608, 0}, {224689, 0, 0},
    {224680, 1, 0}, {232443, 2, 0}, {232451, 3, 0}, {87298, 0, 0}, {225009, 1, 0}, {232472, 2, 0},
    {231907, 4, 0}, {232480, 8, 0}, {232501, 16, 0}, {232520, 32, 0}, {232538, 65536, 0}, {232558, 131072, 0},
    {232587, 0, 0}, {232594, 1, 0}, {224624, 2, 0}, {224631, 3, 0}, {87298, 0, 0}, {232618, 2, 0},
    {232626, 4, 0}, {232634, 8, 0}, {232649, 16, 0}, {232672, 64, 0}, {232686, 128, 0}, {232701, 256, 0},
    {232717, 512, 0}, {232738, 1024, 0}, {232758, 2048, 0}, {232770, 4096, 0}, {232783, 8192, 0},
    {232797, 16384, 0}, {225009, 32768, 0}, {232816, 0, 0}, {232822, 1, 0}, {232830, 2, 0}, {232848, 3, 0},
    {232857, 4, 0}, {232875, 5, 0}, {232882, 6, 0}, {232895, 7, 0}, {232904, 8, 0}, {232911, 10, 0},
    {232923, 11, 0}, {232939, 12, 0}, {232949, 14, 0}, {232963, 15, 0}, {232976, 16, 0}, {232992, 17, 0},
    {233005, 19, 0}, {233016, 20, 0}, {233027, 21, 0}, {233037, 22, 0}, {233049, 23, 0}, {233062, 24, 0},
    {233075, 25, 0}, {233087, 27, 0}, {233106, 28, 0}, {233118, 29, 0}, {233137, 30, 0}, {233150, 32, 0},
    {233164, 33, 0}, {233179, 39, 0}, {233200, 41, 0}, {233215, 42, 0}, {233231, 43, 0}, {233242, 44, 0},
    {233262, 46, 0}, {233277, 48, 0}, {233296, 49, 0}, {233316, 50, 0}, {233331, 51, 0}, {233355, 52, 0},
    {233372, 54, 0}, {233383, 55, 0}, {233403, 56, 0}, {233417, 57, 0}, {233432, 59, 0}, {233443, 61, 0},
    {233450, 62, 0}, {233458, 63, 0}, {233471, 65, 0}, {233485, 67, 0}, {233502, 70, 0}, {233527, 71, 0},
    {233538, 72, 0}, {233555, 77, 0}, {233578, 78, 0}, {233600, 79, 0}, {233616, 80, 0}, {233637, 81, 0},
    {233656, 82, 0}, {233674, 84, 0}, {233686, 87, 0}, {233711, 88, 0}, {233736, 93, 0}, {233769, 95, 0},
    {233782, 97, 0}, {233800, 98, 0}, {233812, 99, 0}, {233825, 100, 0}, {233833, 104, 0}, {233850, 109, 0},
    {233864, 110, 0}, {233878, 111, 0}, {233892, 112, 0}, {233906, 113, 0}, {233917, 114, 0}, {233928, 115, 0},
    {233939, 117, 0}, {233955, 120, 0}, {233971, 121, 0}, {233990, 122, 0}, {234009, 123, 0}, {234036, 124, 0},
    {234046, 126, 0}, {234056, 127, 0}, {234066, 128, 0}, {234073, 129, 0}, {234080, 130, 0}, {234087, 131, 0},
    {234094, 132, 0}, {234101, 133, 0}, {234108, 134, 0}, {234115, 135, 0}, {234122, 136, 0}, {234129, 137, 0},
    {234136, 138, 0}, {234143, 139, 0}, {234150, 140, 0}, {234157, 141, 0}, {234164, 142, 0}, {234184, 143, 0},
    {234204, 144, 0}, {234224, 145, 0}, {234244, 146, 0}, {234264, 148, 0}, {234270, 149, 0}, {234282, 150, 0},
    {234295, 151, 0}, {234310, 152, 0}, {234325, 156, 0}, {234333, 157, 0}, {234341, 158, 0}, {234352, 162, 0},
    {234362, 163, 0}, {234374, 164, 0}, {234389, 165, 0}, {234407, 166, 0}, {234419, 167, 0}, {234432, 168, 0},
    {234445, 169, 0}, {234454, 170, 0}, {234463, 171, 0}, {234475, 172, 0}, {234490, 173, 0}, {234505, 174, 0},
    {234525, 175, 0}, {234545, 176, 0}, {234557, 177, 0}, {234569, 178, 0}, {234586, 179, 0}, {234603, 180, 0},
    {234615, 181, 0}, {234629, 182, 0}, {234644, 183, 0}, {234661, 184, 0}, {234676, 185, 0}, {234693, 186, 0},
    {234711, 187, 0}, {234731, 188, 0}, {234751, 189, 0}, {234773, 190, 0}, {234796, 191, 0}, {234821, 194, 0},
    {234841, 195, 0}, {234864, 196, 0}, {234883, 197, 0}, {234895, 198, 0}, {234908, 199, 0}, {234921, 200, 0},
    {234927, 201, 0}, {234944, 202, 0}, {234963, 203, 0}, {234982, 204, 0}, {234995, 205, 0}, {235006, 218, 0},
    {235019, 219, 0}, {235034, 224, 0}, {235051, 225, 0}, {235067, 229, 0}, {235084, 230, 0}, {235108, 231, 0},
    {235136, 232, 0}, {235155, 233, 0}, {235174, 234, 0}, {235187, 235, 0}, {235200, 236, 0}, {235213, 237, 0},
    {235226, 238, 0}, {235239, 239, 0}, {235252, 240, 0}, {235264, 241, 0}, {235275, 242, 0}, {235287, 245, 0},
    {235293, 246, 0}, {235305, 247, 0}, {235322, 248, 0}, {235330, 249, 0}, {235339, 250, 0}, {235359, 251, 0},
    {235368, 252, 0}, {235375, 253, 0}, {235384, 254, 0}, {235398, 255, 0}, {235412, 263, 0}, {235429, 264, 0},
    {235441, 265, 0}, {235453, 266, 0}, {235465, 267, 0}, {235477, 268, 0}, {235489, 269, 0}, {235501, 270, 0},
    {235513, 271, 0}, {235525, 317, 0}, {235534, 330, 0}, {235552, 333, 0}, {235575, 334, 0}, {235596, 335, 0},
    {235617, 336, 0}, {235643, 337, 0}, {235670, 339, 0}, {235694, 342, 0}, {235726, 343, 0}, {235757, 344, 0},
    {235788, 345, 0}, {235813, 346, 0}, {235841, 347, 0}, {235868, 348, 0}, {235897, 349, 0}, {235919, 350, 0},
    {235941, 351, 0}, {235963, 352, 0}, {235985, 353, 0}, {236007, 354, 0}, {236029, 355, 0}, {236051, 356, 0},
    {236073, 357, 0}, {236095, 358, 0}, {236117, 359, 0}, {236145, 360, 0}, {236172, 361, 0}, {236200, 362, 0},
    {236228, 363, 0}, {236255, 364, 0}, {236283, 366, 0}, {236309, 4163, 0}, {236325, 4182, 0},
    {236346, 4183, 0}, {236357, 4184, 0}, {236373, 4185, 0}, {236393, 4186, 0}, {236407, 4190, 0},
    {236422, 4181, 0}, {236441, 4421, 0}, {236461, 4431, 0}, {236488, 4450, 0}, {236495, 4451, 0},
    {236502, 4452, 0}, {236510, 4453, 0}, {236523, 4454, 0}, {236536, 4455, 0}, {236550, 4456, 0},
    {236577, 4457, 0}, {236604, 4458, 0}, {236632, 4459, 0}, {236661, 4460, 0}, {236690, 4461, 0},
    {236722, 4462, 0}, {236758, 5294, 0}, {236777, 5295, 0}, {236797, 5575, 0}, {236822, 5576, 0},
    {236848, 5630, 0}, {236864, 6035, 0}, {236880, 6116, 0}, {236902, 6117, 0}, {236924, 6142, 0},
    {236952, 6143, 0}, {236978, 6401, 0}, {236993, 6402, 0}, {237008, 6426, 0}, {237047, 0, 0},
    {237078, 0, 0}, {237090, 1, 0}, {237097, 2, 0}, {237107, 3, 0}, {237116, 4, 0}, {237127, 5, 0},
    {237139, 6, 0}, {87298, 0, 0}, {237170, 1, 0}, {237178, 2, 0}, {237203, 0, 0}, {237219, 1, 0},
    {225060, 2, 0}, {237225, 3, 0}, {237097, 4, 0}, {237232, 5, 0}, {87366, 6, 0}, {237247, 7, 0},
    {237256, 8, 0}, {237264, 9, 0}, {237277, 10, 0}, {237291, 11, 0}, {237297, 12, 0}, {237311, 5328, 0},
    {237327, 5329, 0}, {237351, 5338, 0}, {237365, 5339, 0}, {237381, 5342, 0}, {237403, 5343, 0},
    {237425, 5349, 0}, {237447, 5402, 0}, {237471, 5605, 0}, {237488, 5936, 0}, {237504, 5937, 0},
    {232076, 0, 0}, {237536, 1, 0}, {237549, 2, 0}, {232092, 3, 0}, {237566, 0, 0}, {87785, 1, 0},
    {237570, 2, 0}, {237574, 3, 0}, {237583, 4, 0}, {237595, 5, 0}, {237601, 6, 0}, {237608, 7, 0},
    {237617, 8, 0}, {224645, 4294967295, 0}, {237637, 0, 0}, {237642, 1, 0}, {237647, 2, 0}, {237652, 3, 0},
    {237657, 4, 0}, {237662, 5, 0}, {237667, 6, 0}, {262063, 32, 0}, {55, 0, 0}, {262077, 1, 0},
    {262083, 2, 0}, {50445, 3, 0}, {262088, 4, 0}, {262096, 5, 0}, {262104, 6, 0}, {259093, 7, 0},
    {262108, 8, 0}, {262120, 9, 0}, {262132, 10, 0}, {88415, 11, 0}, {262145, 12, 0}, {262150, 13, 0},
    {30126, 14, 0}, {55, 0, 0}, {262162, 1, 0}, {262184, 1, 0}, {262194, 2, 0}, {262209, 1, 0},
    {262217, 2, 0}, {55, 0, 0}, {262235, 1, 0}, {262252, 2, 0}, {262261, 1, 0}, {262274, 2, 0},
    {262288, 3, 0}, {262322, 0, 0}, {262326, 1, 0}, {271583, 1, 0}, {271593, 2, 0}, {271618, 0, 0},
    {271633, 1, 0}, {271651, 2, 0}, {31282, 0, 0}, {31285, 1, 0}, {55574, 2, 0}, {55577, 3, 0},
    {55580, 4, 0}, {55583, 5, 0}, {271711, 0, 0}, {85155, 1, 0}, {271720, 2, 0}, {30568, 0, 0},
    {30572, 1, 0}, {271782, 0, 0}, {271786, 1, 0}, {271795, 2, 0}, {271808, 3, 0}, {271851, 0, 0},
    {271865, 1, 0}, {55, 0, 0}, {271900, 1, 0}, {271916, 2, 0}, {271928, 3, 0}, {271968, 0, 0},
    {271786, 1, 0}, {271976, 2, 0}, {271987, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59737, 2, 0},
    {59743, 3, 0}, {14286, 4, 0}, {59749, 5, 0}, {59755, 6, 0}, {14259, 7, 0}, {59761, 8, 0}, {59765, 9, 0},
    {1239, 10, 0}, {14250, 12, 0}, {14277, 11, 0}, {299772, 0, 0}, {299787, 1, 0}, {299795, 2, 0},
    {299801, 3, 0}, {151563, 4, 0}, {310426, 0, 0}, {310433, 1, 0}, {310442, 2, 0}, {310452, 3, 0},
    {310468, 4, 0}, {310479, 5, 0}, {59700, 0, 0}, {17, 1, 0}, {18430, 0, 0}, {310516, 3, 0}, {59710, 0, 0},
    {18430, 1, 0}, {93426, 2, 0}, {127839, 3, 0}, {127831, 4, 0}, {50445, 8, 0}, {50519, 9, 0},
    {127690, 10, 0}, {127693, 11, 0}, {127700, 12, 0}, {127703, 13, 0}, {51300, 14, 0}, {50540, 15, 0},
    {127696, 16, 0}, {316845, 1, 0}, {316860, 2, 0}, {316874, 3, 0}, {316888, 4, 0}, {316901, 5, 0},
    {316915, 6, 0}, {316928, 7, 0}, {316941, 8, 0}, {316953, 9, 0}, {316967, 10, 0}, {316980, 11, 0},
    {316993, 12, 0}, {317005, 13, 0}, {43488, 0, 0}, {317017, 1, 0}, {59700, 2, 0}, {127803, 3, 0},
    {161386, 4, 0}, {317026, 5, 0}, {316845, 1, 0}, {317033, 2, 0}, {317048, 3, 0}, {317063, 4, 0},
    {317078, 5, 0}, {317093, 6, 0}, {317108, 7, 0}, {317123, 8, 0}, {316953, 9, 0}, {317138, 10, 0},
    {317152, 11, 0}, {317166, 12, 0}, {317180, 13, 0}, {317195, 14, 0}, {317210, 15, 0},
};

static const varve_constraint_record constraints[] = {
    {0, 0, {0, 0}, 0}, {1, 1368, {0, 0}, 0}, {1, 1441, {0, 0}, 0}, {1, 1475, {0, 0}, 0}, {1, 1505, {0, 0}, 0},
    {3, 1552, {0, 0}, 0}, {1, 1569, {0, 0}, 0}, {1, 1631, {0, 0}, 0}, {1, 1702, {0, 0}, 0}, {1, 1741, {0, 0}, 0},
    {1, 1771, {0, 0}, 0}, {1, 1804, {0, 0}, 0}, {1, 1830, {0, 0}, 0}, {1, 1860, {0, 0}, 0}, {1, 1904, {0, 0}, 0},
    {3, 1982, {0, 0}, 0}, {1, 1997, {0, 0}, 0}, {1, 2090, {0, 0}, 0}, {1, 2125, {0, 0}, 0}, {7, 2135, {0, 0}, 0},
    {1, 2333, {0, 0}, 0}, {1, 2363, {0, 0}, 0}, {1, 2769, {0, 0}, 0}, {3, 2834, {0, 0}, 0}, {1, 2854, {0, 0}, 0},
    {1, 2879, {0, 0}, 0}, {1, 2905, {0, 0}, 0}, {3, 2914, {0, 0}, 0}, {1, 4521, {0, 0}, 0}, {1, 4539, {0, 0}, 0},
    {3, 4557, {0, 0}, 0}, {7, 0, {0, 0}, 0}, {3, 5467, {0, 0}, 0}, {1, 6233, {0, 0}, 0}, {1, 7000, {0, 0}, 0},
    {0, 0, {0, 0}, 0}, {1, 9376, {0, 0}, 0}, {1, 9395, {0, 0}, 0}, {1, 9412, {0, 0}, 0}, {3, 9440, {0, 0}, 0},
    {0, 0, {0, 0}, 0}, {3, 11191, {0, 0}, 0}, {1, 11427, {0, 0}, 0}, {1, 11450, {0, 0}, 0}, {3, 12721, {0, 0}, 0},
    {1, 14323, {0, 0}, 0}, {1, 14480, {0, 0}, 0}, {1, 14836, {0, 0}, 0}, {1, 15069, {0, 0}, 0},
    {1, 15525, {0, 0}, 0}, {1, 15786, {0, 0}, 0}, {1, 15816, {0, 0}, 0}, {1, 15987, {0, 0}, 0},
    {1, 16158, {0, 0}, 0}, {1, 6738, {0, 0}, 0}, {1, 16861, {0, 0}, 0}, {1, 16910, {0, 0}, 0},
    {1, 16934, {0, 0}, 0}, {1, 16963, {0, 0}, 0}, {3, 17011, {0, 0}, 0}, {1, 17028, {0, 0}, 0},
    {1, 17064, {0, 0}, 0}, {1, 17344, {0, 0}, 0}, {1, 17493, {0, 0}, 0}, {1, 17551, {0, 0}, 0},
    {1, 17704, {0, 0}, 0}, {1, 17708, {0, 0}, 0}, {3, 18413, {0, 0}, 0}, {1, 18723, {0, 0}, 0},
    {1, 18769, {0, 0}, 0}, {3, 18773, {0, 0}, 0}, {3, 20217, {0, 0}, 0}, {1, 20269, {0, 0}, 0},
    {1, 21313, {0, 0}, 0}, {1, 21774, {0, 0}, 0}, {1, 21945, {0, 0}, 0}, {1, 21983, {0, 0}, 0},
    {1, 22039, {0, 0}, 0}, {3, 22079, {0, 0}, 0}, {1, 22457, {0, 0}, 0}, {1, 22525, {0, 0}, 0},
    {1, 22529, {0, 0}, 0}, {1, 22654, {0, 0}, 0}, {1, 22906, {0, 0}, 0}, {1, 23271, {0, 0}, 0},
    {1, 23576, {0, 0}, 0}, {1, 24231, {0, 0}, 0}, {1, 24524, {0, 0}, 0}, {1, 25021, {0, 0}, 0},
    {1, 25178, {0, 0}, 0}, {1, 25429, {0, 0}, 0}, {1, 25690, {0, 0}, 0}, {1, 25741, {0, 0}, 0},
    {1, 26028, {0, 0}, 0}, {1, 26063, {0, 0}, 0}, {1, 26443, {0, 0}, 0}, {1, 26599, {0, 0}, 0},
    {1, 26650, {0, 0}, 0}, {1, 26720, {0, 0}, 0}, {1, 27072, {0, 0}, 0}, {1, 27277, {0, 0}, 0},
    {1, 27328, {0, 0}, 0}, {1, 27401, {0, 0}, 0}, {1, 27432, {0, 0}, 0}, {3, 27750, {0, 0}, 0},
    {1, 27830, {0, 0}, 0}, {1, 28140, {0, 0}, 0}, {1, 28455, {0, 0}, 0}, {1, 28565, {0, 0}, 0},
    {1, 28664, {0, 0}, 0}, {1, 29350, {0, 0}, 0}, {1, 29707, {0, 0}, 0}, {1, 29844, {0, 0}, 0},
    {1, 29891, {0, 0}, 0}, {1, 30115, {0, 0}, 0}, {1, 30177, {0, 0}, 0}, {1, 30463, {0, 0}, 0},
    {1, 30522, {0, 0}, 0}, {1, 30749, {0, 0}, 0}, {1, 30794, {0, 0}, 0}, {1, 31468, {0, 0}, 0},
    {1, 31498, {0, 0}, 0}, {1, 31535, {0, 0}, 0}, {3, 31545, {0, 0}, 0}, {1, 31852, {0, 0}, 0},
    {3, 31879, {0, 0}, 0}, {1, 32052, {0, 0}, 0}, {1, 32285, {0, 0}, 0}, {1, 32532, {0, 0}, 0},
    {1, 32744, {0, 0}, 0}, {1, 32830, {0, 0}, 0}, {1, 33149, {0, 0}, 0}, {1, 33311, {0, 0}, 0},
    {1, 34029, {0, 0}, 0}, {1, 34751, {0, 0}, 0}, {1, 34801, {0, 0}, 0}, {1, 35098, {0, 0}, 0},
    {1, 35143, {0, 0}, 0}, {1, 35486, {0, 0}, 0}, {1, 35531, {0, 0}, 0}, {1, 35596, {0, 0}, 0},
    {1, 35665, {0, 0}, 0}, {1, 36042, {0, 0}, 0}, {1, 36063, {0, 0}, 0}, {1, 36093, {0, 0}, 0},
    {1, 36119, {0, 0}, 0}, {1, 36960, {0, 0}, 0}, {3, 37081, {0, 0}, 0}, {1, 37388, {0, 0}, 0},
    {1, 37461, {0, 0}, 0}, {1, 38404, {0, 0}, 0}, {1, 38449, {0, 0}, 0}, {3, 38521, {0, 0}, 0},
    {1, 38825, {0, 0}, 0}, {1, 38894, {0, 0}, 0}, {3, 40373, {0, 0}, 0}, {1, 40855, {0, 0}, 0},
    {1, 40915, {0, 0}, 0}, {1, 41011, {0, 0}, 0}, {1, 41139, {0, 0}, 0}, {3, 41712, {0, 0}, 0},
    {1, 41844, {0, 0}, 0}, {1, 42748, {0, 0}, 0}, {1, 42842, {0, 0}, 0}, {1, 43236, {0, 0}, 0},
    {1, 43480, {0, 0}, 0}, {1, 43603, {0, 0}, 0}, {1, 43665, {0, 0}, 0}, {1, 43714, {0, 0}, 0},
    {1, 43784, {0, 0}, 0}, {1, 44071, {0, 0}, 0}, {1, 44547, {0, 0}, 0}, {1, 44575, {0, 0}, 0},
    {1, 44838, {0, 0}, 0}, {1, 45222, {0, 0}, 0}, {1, 45286, {0, 0}, 0}, {1, 45504, {0, 0}, 0},
    {1, 45553, {0, 0}, 0}, {1, 46440, {0, 0}, 0}, {3, 46474, {0, 0}, 0}, {1, 46788, {0, 0}, 0},
    {1, 46806, {0, 0}, 0}, {3, 46982, {0, 0}, 0}, {3, 46997, {0, 0}, 0}, {3, 47301, {0, 0}, 0},
    {3, 47708, {0, 0}, 0}, {3, 47708, {0, 0}, 0}, {3, 47721, {0, 0}, 0}, {1, 47908, {0, 0}, 0},
    {1, 48049, {0, 0}, 0}, {1, 48097, {0, 0}, 0}, {1, 49029, {0, 0}, 0}, {1, 49233, {0, 0}, 0},
    {1, 49732, {0, 0}, 0}, {1, 50031, {0, 0}, 0}, {1, 50060, {0, 0}, 0}, {1, 50935, {0, 0}, 0},
    {1, 51056, {0, 0}, 0}, {1, 51060, {0, 0}, 0}, {1, 51106, {0, 0}, 0}, {1, 51119, {0, 0}, 0},
    {1, 51426, {0, 0}, 0}, {1, 51471, {0, 0}, 0}, {1, 51551, {0, 0}, 0}, {1, 51587, {0, 0}, 0},
    {1, 51655, {0, 0}, 0}, {1, 51659, {0, 0}, 0}, {1, 51795, {0, 0}, 0}, {1, 51882, {0, 0}, 0},
    {1, 51953, {0, 0}, 0}, {1, 52109, {0, 0}, 0}, {1, 52142, {0, 0}, 0}, {1, 52210, {0, 0}, 0},
    {1, 52216, {0, 0}, 0}, {1, 52302, {0, 0}, 0}, {1, 52394, {0, 0}, 0}, {1, 52413, {0, 0}, 0},
    {1, 52554, {0, 0}, 0}, {1, 53463, {0, 0}, 0}, {1, 53878, {0, 0}, 0}, {1, 53896, {0, 0}, 0},
    {1, 54212, {0, 0}, 0}, {1, 54223, {0, 0}, 0}, {1, 54805, {0, 0}, 0}, {1, 55119, {0, 0}, 0},
    {1, 55715, {0, 0}, 0}, {3, 55814, {0, 0}, 0}, {3, 55828, {0, 0}, 0}, {1, 56005, {0, 0}, 0},
    {1, 56556, {0, 0}, 0}, {1, 56817, {0, 0}, 0}, {1, 57060, {0, 0}, 0}, {1, 57397, {0, 0}, 0},
    {1, 57692, {0, 0}, 0}, {1, 58352, {0, 0}, 0}, {1, 58421, {0, 0}, 0}, {1, 58616, {0, 0}, 0},
    {1, 59177, {0, 0}, 0}, {1, 60350, {0, 0}, 0}, {1, 60390, {0, 0}, 0}, {1, 60455, {0, 0}, 0},
    {1, 60486, {0, 0}, 0}, {1, 60507, {0, 0}, 0}, {1, 60609, {0, 0}, 0}, {1, 60698, {0, 0}, 0},
    {1, 60771, {0, 0}, 0}, {1, 60811, {0, 0}, 0}, {1, 60852, {0, 0}, 0}, {3, 60877, {0, 0}, 0},
    {1, 61064, {0, 0}, 0}, {1, 61177, {0, 0}, 0}, {1, 61209, {0, 0}, 0}, {1, 61311, {0, 0}, 0},
    {3, 61347, {0, 0}, 0}, {3, 61509, {0, 0}, 0}, {3, 61509, {0, 0}, 0}, {1, 61989, {0, 0}, 0},
    {1, 62032, {0, 0}, 0}, {3, 62190, {0, 0}, 0}, {3, 62375, {0, 0}, 0}, {3, 62400, {0, 0}, 0},
    {3, 64516, {0, 0}, 0}, {1, 65594, {0, 0}, 0}, {1, 65698, {0, 0}, 0}, {1, 65911, {0, 0}, 0},
    {1, 66654, {0, 0}, 0}, {1, 68021, {0, 0}, 0}, {1, 68321, {0, 0}, 0}, {1, 68446, {0, 0}, 0},
    {1, 68477, {0, 0}, 0}, {3, 64516, {0, 0}, 0}, {3, 68687, {0, 0}, 0}, {3, 68687, {0, 0}, 0},
    {3, 70032, {0, 0}, 0}, {3, 70294, {0, 0}, 0}, {3, 62375, {0, 0}, 0}, {3, 62375, {0, 0}, 0},
    {3, 71163, {0, 0}, 0}, {3, 73907, {0, 0}, 0}, {1, 74092, {0, 0}, 0}, {1, 74164, {0, 0}, 0},
    {3, 74227, {0, 0}, 0}, {1, 74428, {0, 0}, 0}, {3, 74227, {0, 0}, 0}, {3, 74589, {0, 0}, 0},
    {1, 75154, {0, 0}, 0}, {1, 75421, {0, 0}, 0}, {1, 76134, {0, 0}, 0}, {3, 76400, {0, 0}, 0},
    {1, 76801, {0, 0}, 0}, {1, 76832, {0, 0}, 0}, {3, 76902, {0, 0}, 0}, {3, 76902, {0, 0}, 0},
    {3, 77696, {0, 0}, 0}, {3, 78192, {0, 0}, 0}, {1, 78946, {0, 0}, 0}, {1, 78972, {0, 0}, 0},
    {1, 79012, {0, 0}, 0}, {1, 79046, {0, 0}, 0}, {1, 79074, {0, 0}, 0}, {1, 79096, {0, 0}, 0},
    {1, 79120, {0, 0}, 0}, {1, 79246, {0, 0}, 0}, {3, 79269, {0, 0}, 0}, {1, 79873, {0, 0}, 0},
    {1, 80101, {0, 0}, 0}, {1, 80314, {0, 0}, 0}, {1, 81060, {0, 0}, 0}, {3, 82254, {0, 0}, 0},
    {1, 82501, {0, 0}, 0}, {1, 82599, {0, 0}, 0}, {1, 84709, {0, 0}, 0}, {1, 85626, {0, 0}, 0},
    {1, 85660, {0, 0}, 0}, {1, 85894, {0, 0}, 0}, {1, 88883, {0, 0}, 0}, {1, 89012, {0, 0}, 0},
    {3, 89133, {0, 0}, 0}, {3, 89243, {0, 0}, 0}, {1, 89284, {0, 0}, 0}, {1, 89360, {0, 0}, 0},
    {1, 89441, {0, 0}, 0}, {1, 89535, {0, 0}, 0}, {1, 89545, {0, 0}, 0}, {3, 89609, {0, 0}, 0},
    {3, 89634, {0, 0}, 0}, {1, 89703, {0, 0}, 0}, {1, 89718, {0, 0}, 0}, {1, 89740, {0, 0}, 0},
    {1, 89879, {0, 0}, 0}, {3, 89894, {0, 0}, 0}, {3, 89894, {0, 0}, 0}, {3, 89894, {0, 0}, 0},
    {3, 89894, {0, 0}, 0}, {1, 90142, {0, 0}, 0}, {1, 90240, {0, 0}, 0}, {1, 90256, {0, 0}, 0},
    {3, 91019, {0, 0}, 0}, {1, 91041, {0, 0}, 0}, {3, 91066, {0, 0}, 0}, {1, 91197, {0, 0}, 0},
    {1, 91310, {0, 0}, 0}, {1, 91331, {0, 0}, 0}, {1, 91398, {0, 0}, 0}, {3, 91438, {0, 0}, 0},
    {3, 91459, {0, 0}, 0}, {3, 91481, {0, 0}, 0}, {3, 91499, {0, 0}, 0}, {3, 91525, {0, 0}, 0},
    {3, 91541, {0, 0}, 0}, {3, 91563, {0, 0}, 0}, {3, 91583, {0, 0}, 0}, {3, 91601, {0, 0}, 0},
    {1, 91621, {0, 0}, 0}, {1, 91630, {0, 0}, 0}, {3, 91848, {0, 0}, 0}, {3, 91848, {0, 0}, 0},
    {3, 91848, {0, 0}, 0}, {3, 91848, {0, 0}, 0}, {1, 91979, {0, 0}, 0}, {3, 91848, {0, 0}, 0},
    {1, 92479, {0, 0}, 0}, {1, 92572, {0, 0}, 0}, {1, 92814, {0, 0}, 0}, {1, 92846, {0, 0}, 0},
    {1, 92856, {0, 0}, 0}, {1, 93096, {0, 0}, 0}, {3, 93164, {0, 0}, 0}, {3, 93393, {0, 0}, 0},
    {3, 93393, {0, 0}, 0}, {1, 93455, {0, 0}, 0}, {1, 93514, {0, 0}, 0}, {1, 93626, {0, 0}, 0},
    {1, 93838, {0, 0}, 0}, {1, 94231, {0, 0}, 0}, {1, 94309, {0, 0}, 0}, {1, 94328, {0, 0}, 0},
    {1, 94350, {0, 0}, 0}, {1, 94378, {0, 0}, 0}, {1, 94405, {0, 0}, 0}, {1, 94768, {0, 0}, 0},
    {3, 94837, {0, 0}, 0}, {1, 94970, {0, 0}, 0}, {3, 94993, {0, 0}, 0}, {3, 95008, {0, 0}, 0},
    {3, 95020, {0, 0}, 0}, {3, 95039, {0, 0}, 0}, {1, 95391, {0, 0}, 0}, {3, 95428, {0, 0}, 0},
    {1, 96163, {0, 0}, 0}, {1, 96344, {0, 0}, 0}, {1, 96549, {0, 0}, 0}, {1, 96610, {0, 0}, 0},
    {1, 96639, {0, 0}, 0}, {3, 97036, {0, 0}, 0}, {1, 97050, {0, 0}, 0}, {1, 97068, {0, 0}, 0},
    {3, 97087, {0, 0}, 0}, {3, 97106, {0, 0}, 0}, {3, 97129, {0, 0}, 0}, {3, 97149, {0, 0}, 0},
    {1, 97758, {0, 0}, 0}, {1, 98063, {0, 0}, 0}, {1, 98161, {0, 0}, 0}, {1, 98408, {0, 0}, 0},
    {1, 98818, {0, 0}, 0}, {1, 99329, {0, 0}, 0}, {3, 38521, {0, 0}, 0}, {3, 100015, {0, 0}, 0},
    {3, 38521, {0, 0}, 0}, {3, 101163, {0, 0}, 0}, {3, 101348, {0, 0}, 0}, {1, 101798, {0, 0}, 0},
    {1, 101931, {0, 0}, 0}, {1, 102130, {0, 0}, 0}, {3, 102412, {0, 0}, 0}, {1, 102489, {0, 0}, 0},
    {1, 102886, {0, 0}, 0}, {1, 103425, {0, 0}, 0}, {1, 103603, {0, 0}, 0}, {1, 104619, {0, 0}, 0},
    {3, 38521, {0, 0}, 0}, {3, 38521, {0, 0}, 0}, {1, 105010, {0, 0}, 0}, {1, 105568, {0, 0}, 0},
    {1, 105793, {0, 0}, 0}, {1, 106966, {0, 0}, 0}, {3, 108501, {0, 0}, 0}, {1, 108833, {0, 0}, 0},
    {1, 109424, {0, 0}, 0}, {1, 109455, {0, 0}, 0}, {1, 109617, {0, 0}, 0}, {1, 109644, {0, 0}, 0},
    {1, 112680, {0, 0}, 0}, {1, 113099, {0, 0}, 0}, {1, 113268, {0, 0}, 0}, {1, 113314, {0, 0}, 0},
    {1, 113698, {0, 0}, 0}, {1, 113715, {0, 0}, 0}, {1, 113991, {0, 0}, 0}, {1, 114887, {0, 0}, 0},
    {1, 115269, {0, 0}, 0}, {1, 115308, {0, 0}, 0}, {1, 115644, {0, 0}, 0}, {1, 116301, {0, 0}, 0},
    {3, 117381, {0, 0}, 0}, {3, 117381, {0, 0}, 0}, {1, 119280, {0, 0}, 0}, {3, 119315, {0, 0}, 0},
    {3, 119325, {0, 0}, 0}, {1, 119337, {0, 0}, 0}, {3, 119315, {0, 0}, 0}, {3, 119325, {0, 0}, 0},
    {3, 120386, {0, 0}, 0}, {3, 121214, {0, 0}, 0}, {1, 122025, {0, 0}, 0}, {1, 122053, {0, 0}, 0},
    {1, 122081, {0, 0}, 0}, {1, 122105, {0, 0}, 0}, {1, 122177, {0, 0}, 0}, {1, 122250, {0, 0}, 0},
    {3, 122291, {0, 0}, 0}, {3, 122291, {0, 0}, 0}, {3, 123118, {0, 0}, 0}, {3, 123140, {0, 0}, 0},
    {1, 123854, {0, 0}, 0}, {1, 124678, {0, 0}, 0}, {1, 125179, {0, 0}, 0}, {3, 125206, {0, 0}, 0},
    {3, 125392, {0, 0}, 0}, {1, 125420, {0, 0}, 0}, {3, 126493, {0, 0}, 0}, {3, 126493, {0, 0}, 0},
    {3, 126663, {0, 0}, 0}, {3, 126663, {0, 0}, 0}, {1, 128702, {0, 0}, 0}, {1, 128737, {0, 0}, 0},
    {1, 128780, {0, 0}, 0}, {1, 128822, {0, 0}, 0}, {1, 128875, {0, 0}, 0}, {1, 128946, {0, 0}, 0},
    {1, 128976, {0, 0}, 0}, {1, 129021, {0, 0}, 0}, {1, 129055, {0, 0}, 0}, {1, 129096, {0, 0}, 0},
    {1, 129143, {0, 0}, 0}, {1, 129166, {0, 0}, 0}, {1, 129215, {0, 0}, 0}, {1, 129252, {0, 0}, 0},
    {1, 129282, {0, 0}, 0}, {1, 129312, {0, 0}, 0}, {1, 129335, {0, 0}, 0}, {1, 129359, {0, 0}, 0},
    {1, 129383, {0, 0}, 0}, {1, 129422, {0, 0}, 0}, {1, 129446, {0, 0}, 0}, {1, 129474, {0, 0}, 0},
    {1, 129499, {0, 0}, 0}, {1, 129531, {0, 0}, 0}, {1, 129578, {0, 0}, 0}, {1, 129606, {0, 0}, 0},
    {1, 129630, {0, 0}, 0}, {1, 129658, {0, 0}, 0}, {1, 129689, {0, 0}, 0}, {1, 129724, {0, 0}, 0},
    {1, 129756, {0, 0}, 0}, {1, 129946, {0, 0}, 0}, {1, 129993, {0, 0}, 0}, {1, 130032, {0, 0}, 0},
    {1, 130077, {0, 0}, 0}, {1, 130115, {0, 0}, 0}, {1, 130158, {0, 0}, 0}, {1, 130210, {0, 0}, 0},
    {1, 130267, {0, 0}, 0}, {1, 130320, {0, 0}, 0}, {1, 130359, {0, 0}, 0}, {1, 130395, {0, 0}, 0},
    {1, 130428, {0, 0}, 0}, {1, 130463, {0, 0}, 0}, {1, 130498, {0, 0}, 0}, {1, 130533, {0, 0}, 0},
    {1, 130568, {0, 0}, 0}, {1, 130605, {0, 0}, 0}, {3, 130711, {0, 0}, 0}, {1, 131386, {0, 0}, 0},
    {1, 131391, {0, 0}, 0}, {3, 131406, {0, 0}, 0}, {1, 131652, {0, 0}, 0}, {1, 131916, {0, 0}, 0},
    {1, 131964, {0, 0}, 0}, {3, 132022, {0, 0}, 0}, {3, 132040, {0, 0}, 0}, {1, 132199, {0, 0}, 0},
    {1, 132758, {0, 0}, 0}, {1, 132986, {0, 0}, 0}, {1, 133235, {0, 0}, 0}, {1, 133486, {0, 0}, 0},
    {1, 134116, {0, 0}, 0}, {1, 134593, {0, 0}, 0}, {3, 134904, {0, 0}, 0}, {3, 135363, {0, 0}, 0},
    {3, 135752, {0, 0}, 0}, {3, 136063, {0, 0}, 0}, {1, 136714, {0, 0}, 0}, {3, 136889, {0, 0}, 0},
    {1, 137186, {0, 0}, 0}, {3, 137233, {0, 0}, 0}, {3, 137233, {0, 0}, 0}, {3, 137607, {0, 0}, 0},
    {3, 137624, {0, 0}, 0}, {3, 137666, {0, 0}, 0}, {3, 137607, {0, 0}, 0}, {3, 138031, {0, 0}, 0},
    {3, 138155, {0, 0}, 0}, {0, 0, {0, 0}, 0}, {3, 138480, {0, 0}, 0}, {3, 138497, {0, 0}, 0},
    {3, 138522, {0, 0}, 0}, {1, 138657, {0, 0}, 0}, {1, 138870, {0, 0}, 0}, {3, 138895, {0, 0}, 0},
    {1, 139047, {0, 0}, 0}, {1, 140193, {0, 0}, 0}, {3, 140638, {0, 0}, 0}, {3, 140650, {0, 0}, 0},
    {3, 140650, {0, 0}, 0}, {3, 140665, {0, 0}, 0}, {3, 140686, {0, 0}, 0}, {3, 140711, {0, 0}, 0},
    {3, 141437, {0, 0}, 0}, {3, 141460, {0, 0}, 0}, {3, 141607, {0, 0}, 0}, {3, 138480, {0, 0}, 0},
    {1, 141750, {0, 0}, 0}, {1, 141855, {0, 0}, 0}, {3, 142057, {0, 0}, 0}, {3, 142084, {0, 0}, 0},
    {3, 142405, {0, 0}, 0}, {3, 142797, {0, 0}, 0}, {1, 145019, {0, 0}, 0}, {3, 145035, {0, 0}, 0},
    {3, 145257, {0, 0}, 0}, {1, 145327, {0, 0}, 0}, {3, 145357, {0, 0}, 0}, {1, 145888, {0, 0}, 0},
    {1, 146234, {0, 0}, 0}, {3, 146282, {0, 0}, 0}, {3, 146305, {0, 0}, 0}, {3, 146332, {0, 0}, 0},
    {3, 146659, {0, 0}, 0}, {1, 146698, {0, 0}, 0}, {3, 146780, {0, 0}, 0}, {1, 146969, {0, 0}, 0},
    {1, 147029, {0, 0}, 0}, {3, 147078, {0, 0}, 0}, {3, 147101, {0, 0}, 0}, {3, 147609, {0, 0}, 0},
    {3, 148860, {0, 0}, 0}, {3, 150276, {0, 0}, 0}, {1, 150313, {0, 0}, 0}, {3, 150328, {0, 0}, 0},
    {3, 95428, {0, 0}, 0}, {3, 150544, {0, 0}, 0}, {3, 150544, {0, 0}, 0}, {3, 150544, {0, 0}, 0},
    {3, 150561, {0, 0}, 0}, {3, 150583, {0, 0}, 0}, {3, 150583, {0, 0}, 0}, {1, 151052, {0, 0}, 0},
    {3, 151077, {0, 0}, 0}, {1, 152420, {0, 0}, 0}, {1, 152451, {0, 0}, 0}, {1, 152516, {0, 0}, 0},
    {1, 152580, {0, 0}, 0}, {1, 152614, {0, 0}, 0}, {1, 152653, {0, 0}, 0}, {1, 152691, {0, 0}, 0},
    {1, 152734, {0, 0}, 0}, {3, 152807, {0, 0}, 0}, {3, 152824, {0, 0}, 0}, {1, 152866, {0, 0}, 0},
    {1, 153064, {0, 0}, 0}, {1, 153105, {0, 0}, 0}, {1, 153150, {0, 0}, 0}, {1, 153189, {0, 0}, 0},
    {1, 153232, {0, 0}, 0}, {1, 153263, {0, 0}, 0}, {1, 153296, {0, 0}, 0}, {1, 153335, {0, 0}, 0},
    {1, 153379, {0, 0}, 0}, {1, 153413, {0, 0}, 0}, {1, 153452, {0, 0}, 0}, {3, 153687, {0, 0}, 0},
    {3, 154093, {0, 0}, 0}, {3, 154495, {0, 0}, 0}, {3, 154817, {0, 0}, 0}, {3, 155676, {0, 0}, 0},
    {3, 155691, {0, 0}, 0}, {3, 156431, {0, 0}, 0}, {3, 156445, {0, 0}, 0}, {1, 156878, {0, 0}, 0},
    {3, 157194, {0, 0}, 0}, {3, 157591, {0, 0}, 0}, {3, 157613, {0, 0}, 0}, {3, 158406, {0, 0}, 0},
    {3, 158729, {0, 0}, 0}, {3, 159310, {0, 0}, 0}, {1, 161341, {0, 0}, 0}, {0, 0, {0, 0}, 0},
    {3, 164422, {0, 0}, 0}, {3, 164441, {0, 0}, 0}, {3, 154817, {0, 0}, 0}, {3, 166669, {0, 0}, 0},
    {3, 166687, {0, 0}, 0}, {1, 167665, {0, 0}, 0}, {3, 167990, {0, 0}, 0}, {3, 168000, {0, 0}, 0},
    {3, 168159, {0, 0}, 0}, {3, 168251, {0, 0}, 0}, {1, 168373, {0, 0}, 0}, {1, 168415, {0, 0}, 0},
    {1, 168555, {0, 0}, 0}, {1, 168617, {0, 0}, 0}, {1, 169000, {0, 0}, 0}, {1, 169131, {0, 0}, 0},
    {3, 168159, {0, 0}, 0}, {1, 170041, {0, 0}, 0}, {1, 171764, {0, 0}, 0}, {1, 172685, {0, 0}, 0},
    {1, 173816, {0, 0}, 0}, {3, 173967, {0, 0}, 0}, {3, 174044, {0, 0}, 0}, {1, 174062, {0, 0}, 0},
    {1, 174265, {0, 0}, 0}, {1, 174319, {0, 0}, 0}, {1, 174367, {0, 0}, 0}, {1, 175452, {0, 0}, 0},
    {1, 175520, {0, 0}, 0}, {1, 175622, {0, 0}, 0}, {1, 175726, {0, 0}, 0}, {1, 176328, {0, 0}, 0},
    {1, 176417, {0, 0}, 0}, {1, 176469, {0, 0}, 0}, {1, 176612, {0, 0}, 0}, {1, 178379, {0, 0}, 0},
    {1, 178425, {0, 0}, 0}, {1, 178698, {0, 0}, 0}, {1, 178899, {0, 0}, 0}, {1, 179100, {0, 0}, 0},
    {1, 179146, {0, 0}, 0}, {1, 179462, {0, 0}, 0}, {1, 179772, {0, 0}, 0}, {1, 180082, {0, 0}, 0},
    {1, 180386, {0, 0}, 0}, {1, 180927, {0, 0}, 0}, {1, 182071, {0, 0}, 0}, {1, 183529, {0, 0}, 0},
    {1, 183870, {0, 0}, 0}, {1, 184205, {0, 0}, 0}, {1, 185301, {0, 0}, 0}, {1, 185559, {0, 0}, 0},
    {1, 192776, {0, 0}, 0}, {1, 193931, {0, 0}, 0}, {1, 196891, {0, 0}, 0}, {1, 196937, {0, 0}, 0},
    {1, 197797, {0, 0}, 0}, {1, 197899, {0, 0}, 0}, {1, 197963, {0, 0}, 0}, {1, 199724, {0, 0}, 0},
    {1, 200794, {0, 0}, 0}, {1, 200938, {0, 0}, 0}, {3, 201064, {0, 0}, 0}, {3, 201064, {0, 0}, 0},
    {1, 201438, {0, 0}, 0}, {3, 201497, {0, 0}, 0}, {1, 201830, {0, 0}, 0}, {1, 201981, {0, 0}, 0},
    {3, 202021, {0, 0}, 0}, {1, 202533, {0, 0}, 0}, {1, 202988, {0, 0}, 0}, {1, 203159, {0, 0}, 0},
    {1, 203251, {0, 0}, 0}, {3, 203358, {0, 0}, 0}, {1, 203719, {0, 0}, 0}, {1, 203773, {0, 0}, 0},
    {1, 203802, {0, 0}, 0}, {1, 203822, {0, 0}, 0}, {3, 204047, {0, 0}, 0}, {3, 205084, {0, 0}, 0},
    {3, 207417, {0, 0}, 0}, {1, 208134, {0, 0}, 0}, {3, 208731, {0, 0}, 0}, {3, 208731, {0, 0}, 0},
    {3, 208816, {0, 0}, 0}, {1, 208826, {0, 0}, 0}, {1, 209061, {0, 0}, 0}, {3, 209073, {0, 0}, 0},
    {3, 209073, {0, 0}, 0}, {3, 209719, {0, 0}, 0}, {3, 209719, {0, 0}, 0}, {3, 209719, {0, 0}, 0},
    {1, 209814, {0, 0}, 0}, {3, 210029, {0, 0}, 0}, {3, 210485, {0, 0}, 0}, {3, 208731, {0, 0}, 0},
    {3, 210485, {0, 0}, 0}, {1, 211396, {0, 0}, 0}, {3, 210485, {0, 0}, 0}, {1, 212184, {0, 0}, 0},
    {3, 212581, {0, 0}, 0}, {1, 212752, {0, 0}, 0}, {1, 212799, {0, 0}, 0}, {1, 212853, {0, 0}, 0},
    {1, 212873, {0, 0}, 0}, {1, 213042, {0, 0}, 0}, {1, 213101, {0, 0}, 0}, {1, 213143, {0, 0}, 0},
    {3, 213625, {0, 0}, 0}, {1, 213651, {0, 0}, 0}, {1, 213687, {0, 0}, 0}, {1, 213830, {0, 0}, 0},
    {1, 213865, {0, 0}, 0}, {1, 213896, {0, 0}, 0}, {1, 214387, {0, 0}, 0}, {3, 214521, {0, 0}, 0},
    {1, 214751, {0, 0}, 0}, {3, 215312, {0, 0}, 0}, {3, 216992, {0, 0}, 0}, {1, 217246, {0, 0}, 0},
    {1, 217440, {0, 0}, 0}, {3, 217640, {0, 0}, 0}, {3, 217673, {0, 0}, 0}, {3, 217640, {0, 0}, 0},
    {1, 237672, {0, 0}, 0}, {1, 237712, {0, 0}, 0}, {1, 237736, {0, 0}, 0}, {1, 237816, {0, 0}, 0},
    {1, 237887, {0, 0}, 0}, {1, 237916, {0, 0}, 0}, {1, 237944, {0, 0}, 0}, {3, 238001, {0, 0}, 0},
    {1, 238105, {0, 0}, 0}, {1, 238156, {0, 0}, 0}, {1, 238224, {0, 0}, 0}, {1, 238253, {0, 0}, 0},
    {1, 238322, {0, 0}, 0}, {1, 238358, {0, 0}, 0}, {1, 238396, {0, 0}, 0}, {1, 238417, {0, 0}, 0},
    {1, 238448, {0, 0}, 0}, {1, 238501, {0, 0}, 0}, {1, 238541, {0, 0}, 0}, {1, 238579, {0, 0}, 0},
    {1, 238622, {0, 0}, 0}, {1, 238661, {0, 0}, 0}, {1, 238693, {0, 0}, 0}, {1, 238729, {0, 0}, 0},
    {1, 238779, {0, 0}, 0}, {3, 238824, {0, 0}, 0}, {1, 238889, {0, 0}, 0}, {1, 238908, {0, 0}, 0},
    {1, 238940, {0, 0}, 0}, {1, 238973, {0, 0}, 0}, {1, 239007, {0, 0}, 0}, {1, 239039, {0, 0}, 0},
    {1, 239079, {0, 0}, 0}, {1, 239093, {0, 0}, 0}, {1, 239415, {0, 0}, 0}, {1, 239428, {0, 0}, 0},
    {1, 239470, {0, 0}, 0}, {1, 239504, {0, 0}, 0}, {1, 239525, {0, 0}, 0}, {1, 239540, {0, 0}, 0},
    {3, 239744, {0, 0}, 0}, {3, 239938, {0, 0}, 0}, {1, 239949, {0, 0}, 0}, {3, 239938, {0, 0}, 0},
    {3, 240130, {0, 0}, 0}, {3, 240130, {0, 0}, 0}, {1, 240740, {0, 0}, 0}, {1, 241052, {0, 0}, 0},
    {1, 241568, {0, 0}, 0}, {1, 241931, {0, 0}, 0}, {1, 242515, {0, 0}, 0}, {1, 243259, {0, 0}, 0},
    {3, 238001, {0, 0}, 0}, {1, 243847, {0, 0}, 0}, {1, 244024, {0, 0}, 0}, {3, 244424, {0, 0}, 0},
    {1, 244445, {0, 0}, 0}, {3, 244424, {0, 0}, 0}, {1, 244563, {0, 0}, 0}, {1, 244645, {0, 0}, 0},
    {1, 244856, {0, 0}, 0}, {1, 245083, {0, 0}, 0}, {3, 245365, {0, 0}, 0}, {3, 245427, {0, 0}, 0},
    {1, 245494, {0, 0}, 0}, {1, 245796, {0, 0}, 0}, {1, 246425, {0, 0}, 0}, {1, 247187, {0, 0}, 0},
    {3, 247355, {0, 0}, 0}, {1, 247754, {0, 0}, 0}, {3, 248295, {0, 0}, 0}, {3, 248492, {0, 0}, 0},
    {1, 248859, {0, 0}, 0}, {1, 249284, {0, 0}, 0}, {1, 249411, {0, 0}, 0}, {1, 249473, {0, 0}, 0},
    {1, 250766, {0, 0}, 0}, {1, 251538, {0, 0}, 0}, {1, 251609, {0, 0}, 0}, {3, 251970, {0, 0}, 0},
    {3, 251991, {0, 0}, 0}, {1, 252162, {0, 0}, 0}, {3, 252322, {0, 0}, 0}, {1, 252722, {0, 0}, 0},
    {1, 253211, {0, 0}, 0}, {1, 253819, {0, 0}, 0}, {1, 254469, {0, 0}, 0}, {3, 254596, {0, 0}, 0},
    {3, 254614, {0, 0}, 0}, {3, 254596, {0, 0}, 0}, {3, 254596, {0, 0}, 0}, {3, 254596, {0, 0}, 0},
    {3, 254840, {0, 0}, 0}, {1, 255274, {0, 0}, 0}, {3, 255519, {0, 0}, 0}, {3, 255519, {0, 0}, 0},
    {3, 255519, {0, 0}, 0}, {1, 255663, {0, 0}, 0}, {1, 255884, {0, 0}, 0}, {1, 255940, {0, 0}, 0},
    {3, 256341, {0, 0}, 0}, {3, 257949, {0, 0}, 0}, {1, 258005, {0, 0}, 0}, {1, 258131, {0, 0}, 0},
    {1, 258883, {0, 0}, 0}, {3, 259042, {0, 0}, 0}, {3, 259162, {0, 0}, 0}, {3, 259361, {0, 0}, 0},
    {3, 259527, {0, 0}, 0}, {3, 259551, {0, 0}, 0}, {3, 259571, {0, 0}, 0}, {1, 259632, {0, 0}, 0},
    {1, 259855, {0, 0}, 0}, {1, 260187, {0, 0}, 0}, {1, 261557, {0, 0}, 0}, {1, 262357, {0, 0}, 0},
    {1, 262415, {0, 0}, 0}, {1, 262451, {0, 0}, 0}, {1, 262496, {0, 0}, 0}, {1, 262516, {0, 0}, 0},
    {1, 262560, {0, 0}, 0}, {1, 262610, {0, 0}, 0}, {1, 262632, {0, 0}, 0}, {1, 262869, {0, 0}, 0},
    {3, 263361, {0, 0}, 0}, {3, 263361, {0, 0}, 0}, {3, 263361, {0, 0}, 0}, {1, 263437, {0, 0}, 0},
    {1, 263677, {0, 0}, 0}, {3, 263795, {0, 0}, 0}, {1, 263871, {0, 0}, 0}, {3, 264426, {0, 0}, 0},
    {1, 264554, {0, 0}, 0}, {1, 265104, {0, 0}, 0}, {1, 265298, {0, 0}, 0}, {1, 265343, {0, 0}, 0},
    {1, 265388, {0, 0}, 0}, {1, 265534, {0, 0}, 0}, {1, 265745, {0, 0}, 0}, {3, 265840, {0, 0}, 0},
    {1, 266033, {0, 0}, 0}, {1, 266166, {0, 0}, 0}, {1, 51757, {0, 0}, 0}, {1, 266434, {0, 0}, 0},
    {1, 267022, {0, 0}, 0}, {1, 267572, {0, 0}, 0}, {1, 267617, {0, 0}, 0}, {1, 267674, {0, 0}, 0},
    {1, 267961, {0, 0}, 0}, {1, 268607, {0, 0}, 0}, {1, 268991, {0, 0}, 0}, {1, 269276, {0, 0}, 0},
    {1, 269482, {0, 0}, 0}, {1, 269805, {0, 0}, 0}, {1, 269939, {0, 0}, 0}, {1, 270503, {0, 0}, 0},
    {1, 270553, {0, 0}, 0}, {1, 270685, {0, 0}, 0}, {1, 270722, {0, 0}, 0}, {3, 270759, {0, 0}, 0},
    {1, 270935, {0, 0}, 0}, {1, 272205, {0, 0}, 0}, {1, 272746, {0, 0}, 0}, {1, 277080, {0, 0}, 0},
    {1, 277478, {0, 0}, 0}, {1, 277833, {0, 0}, 0}, {1, 278360, {0, 0}, 0}, {1, 279437, {0, 0}, 0},
    {1, 279489, {0, 0}, 0}, {1, 279709, {0, 0}, 0}, {1, 280113, {0, 0}, 0}, {1, 280542, {0, 0}, 0},
    {1, 281304, {0, 0}, 0}, {1, 283208, {0, 0}, 0}, {1, 283897, {0, 0}, 0}, {1, 284428, {0, 0}, 0},
    {1, 285409, {0, 0}, 0}, {1, 286229, {0, 0}, 0}, {1, 286540, {0, 0}, 0}, {3, 288402, {0, 0}, 0},
    {3, 288423, {0, 0}, 0}, {1, 288715, {0, 0}, 0}, {1, 288808, {0, 0}, 0}, {1, 290710, {0, 0}, 0},
    {1, 290999, {0, 0}, 0}, {1, 291050, {0, 0}, 0}, {1, 291100, {0, 0}, 0}, {1, 291159, {0, 0}, 0},
    {1, 291311, {0, 0}, 0}, {1, 291364, {0, 0}, 0}, {1, 291425, {0, 0}, 0}, {1, 291594, {0, 0}, 0},
    {1, 292351, {0, 0}, 0}, {1, 295925, {0, 0}, 0}, {1, 299531, {0, 0}, 0}, {1, 299653, {0, 0}, 0},
    {1, 299698, {0, 0}, 0}, {1, 299806, {0, 0}, 0}, {1, 299958, {0, 0}, 0}, {1, 300127, {0, 0}, 0},
    {1, 300229, {0, 0}, 0}, {3, 300260, {0, 0}, 0}, {1, 301188, {0, 0}, 0}, {1, 301385, {0, 0}, 0},
    {1, 301504, {0, 0}, 0}, {1, 301532, {0, 0}, 0}, {1, 301580, {0, 0}, 0}, {1, 302809, {0, 0}, 0},
    {3, 302864, {0, 0}, 0}, {1, 303214, {0, 0}, 0}, {1, 304169, {0, 0}, 0}, {3, 304799, {0, 0}, 0},
    {1, 304937, {0, 0}, 0}, {1, 305052, {0, 0}, 0}, {1, 305313, {0, 0}, 0}, {1, 305781, {0, 0}, 0},
    {1, 306381, {0, 0}, 0}, {1, 306941, {0, 0}, 0}, {1, 306994, {0, 0}, 0}, {3, 307085, {0, 0}, 0},
    {1, 307995, {0, 0}, 0}, {1, 308022, {0, 0}, 0}, {1, 308258, {0, 0}, 0}, {1, 308308, {0, 0}, 0},
    {1, 308556, {0, 0}, 0}, {1, 308707, {0, 0}, 0}, {1, 308870, {0, 0}, 0}, {1, 308924, {0, 0}, 0},
    {1, 309161, {0, 0}, 0}, {1, 309211, {0, 0}, 0}, {1, 309503, {0, 0}, 0}, {1, 309566, {0, 0}, 0},
    {1, 310131, {0, 0}, 0}, {3, 310520, {0, 0}, 0}, {3, 310622, {0, 0}, 0}, {1, 310715, {0, 0}, 0},
    {1, 310745, {0, 0}, 0}, {1, 310846, {0, 0}, 0}, {3, 311036, {0, 0}, 0}, {1, 311055, {0, 0}, 0},
    {1, 311221, {0, 0}, 0}, {1, 311552, {0, 0}, 0}, {1, 311900, {0, 0}, 0}, {3, 312294, {0, 0}, 0},
    {1, 312447, {0, 0}, 0}, {1, 313080, {0, 0}, 0}, {1, 313279, {0, 0}, 0}, {1, 313434, {0, 0}, 0},
    {1, 313642, {0, 0}, 0}, {3, 314020, {0, 0}, 0}, {3, 314145, {0, 0}, 0}, {1, 314467, {0, 0}, 0},
    {1, 314686, {0, 0}, 0}, {1, 314734, {0, 0}, 0}, {1, 314776, {0, 0}, 0}, {3, 315081, {0, 0}, 0},
    {3, 315081, {0, 0}, 0}, {3, 315081, {0, 0}, 0}, {3, 311036, {0, 0}, 0}, {1, 317225, {0, 0}, 0},
    {1, 317242, {0, 0}, 0}, {1, 317268, {0, 0}, 0}, {1, 317397, {0, 0}, 0}, {3, 317512, {0, 0}, 0},
    {1, 317634, {0, 0}, 0}, {3, 318086, {0, 0}, 0}, {3, 318377, {0, 0}, 0}, {3, 318393, {0, 0}, 0},
    {3, 318460, {0, 0}, 0}, {3, 318476, {0, 0}, 0}, {1, 318625, {0, 0}, 0},
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
    51161, 30146, 51506, 51532, 51630, 51698, 51757, 51757, 51698, 32830, 51532, 51506, 52767,
    6889, 15164, 52779, 6907, 32870, 8010, 2193, 52791, 52811, 14205, 49325, 2253, 52983, 53096,
    13107, 13112, 53096, 53396, 13107, 13112, 2253, 53422, 53971, 13107, 31738, 31653, 2253, 54002,
    13107, 31688, 31738, 31653, 31688, 13107, 31738, 31653, 2253, 54167, 32857, 13107, 32870, 13107,
    54358, 54388, 54417, 2253, 54451, 13107, 37704, 31738, 2253, 54589, 54417, 13107, 31738, 31653,
    2253, 54677, 13107, 31738, 32417, 54909, 31653, 2253, 54935, 54388, 13107, 31738, 31653, 2253,
    54976, 55158, 55218, 55388, 55436, 55510, 30146, 55783, 55783, 55902, 2253, 55935, 46933, 55783,
    46949, 55783, 32470, 6930, 6889, 32870, 52779, 6907, 8010, 2193, 52791, 52811, 34269, 55783,
    2253, 56696, 32857, 55783, 46949, 56960, 2253, 56991, 8010, 32870, 2205, 52811, 32870, 6889,
    2193, 2286, 57203, 6907, 6889, 15164, 52779, 32870, 8010, 2193, 52791, 52811, 57464, 32870,
    2193, 2205, 2253, 57506, 2286, 57203, 6930, 47983, 6889, 32870, 13107, 46949, 5096, 32870,
    2193, 2205, 15164, 2253, 53422, 2286, 57203, 55783, 58153, 2253, 58184, 2253, 58271, 13107,
    58571, 14051, 13112, 2205, 32870, 2193, 5096, 13107, 13112, 59071, 46933, 15607, 46949, 46933,
    59267, 59306, 2253, 59337, 32857, 13107, 46949, 32870, 52767, 6930, 47983, 6889, 32870, 13107,
    59524, 15607, 14051, 13112, 59557, 59569, 60428, 60744, 61132, 31688, 6889, 61778, 2253, 61799,
    13107, 14379, 32870, 2253, 62637, 2253, 63149, 2253, 63670, 2253, 64688, 2253, 64986, 2253,
    65179, 2253, 65432, 65853, 6930, 47983, 6889, 52767, 52767, 6930, 14379, 61778, 2205, 2253,
    66203, 61778, 67312, 2253, 67390, 61778, 67978, 6889, 68186, 68208, 15164, 52779, 6907, 8010,
    2193, 52791, 52811, 30368, 68415, 13107, 13112, 13107, 68581, 2253, 68615, 2253, 68990, 2253,
    69420, 2253, 69979, 13107, 70132, 2253, 70167, 2253, 70508, 2253, 70888, 2253, 71452, 2253,
    71844, 2253, 72298, 2253, 72749, 2253, 73226, 2253, 73615, 3975, 23784, 14379, 14934, 31738,
    31750, 31763, 31776, 2253, 74000, 13107, 74355, 2253, 74378, 13107, 74495, 2253, 74521, 13107,
    74675, 13107, 74797, 2253, 74824, 13107, 75020, 2253, 75049, 75372, 31688, 75877, 13107, 13112,
    5096, 2193, 2205, 2253, 75997, 2286, 76027, 13107, 14051, 13112, 14379, 31676, 13107, 2253,
    76197, 14379, 32857, 13107, 32870, 2253, 76299, 14379, 13107, 32470, 14379, 3975, 14379, 13107,
    2253, 76467, 76946, 76972, 31688, 2253, 77023, 76946, 76972, 2253, 77140, 77267, 8010, 15164,
    77291, 6907, 77447, 2253, 77473, 76946, 76972, 46949, 6889, 8010, 6907, 52779, 76946, 76972,
    13107, 2253, 77806, 77267, 8010, 15164, 77858, 6907, 77998, 76946, 76972, 46949, 13107, 2253,
    78099, 77447, 78358, 2253, 78380, 2253, 78476, 14198, 14205, 78554, 21, 21146, 2193, 49325,
    14934, 2205, 49917, 79167, 18004, 2286, 79193, 2193, 49325, 14934, 2205, 49917, 79167, 18004,
    79497, 2193, 49325, 14934, 2205, 49917, 79167, 18004, 32870, 2193, 49325, 14934, 2205, 49917,
    79167, 18004, 80057, 2193, 49325, 14934, 2205, 49917, 79167, 18004, 82393, 32870, 49917, 83427,
    14934, 3975, 18004, 83453, 2253, 83481, 2193, 49325, 14934, 2205, 49917, 79167, 18004, 32870,
    29270, 49917, 85044, 85071, 85098, 18004, 85133, 49325, 85155, 85825, 49917, 85155, 86055,
    49917, 85155, 86249, 49917, 85155, 59557, 86348, 88628, 88652, 88628, 51029, 88866, 88628,
    88652, 89025, 89031, 89081, 89108, 89025, 89177, 89025, 89203, 89025, 89579, 89025, 89669,
    89025, 89845, 90000, 89025, 90029, 89025, 90108, 89025, 90423, 89025, 90497, 89025, 90537,
    89025, 90606, 89025, 90646, 89025, 90673, 89025, 90723, 89025, 90769, 89025, 90848, 89025,
    90884, 89025, 90912, 89025, 90987, 89025, 91155, 89025, 91240, 89025, 91814, 89025, 91945,
    89025, 91989, 89025, 92041, 89025, 92063, 89025, 92108, 89025, 92193, 89025, 92293, 89025,
    92350, 89025, 92447, 89025, 92787, 93249, 89025, 93371, 89025, 93435, 89025, 93476, 31688,
    3975, 93750, 31676, 13107, 2253, 93780, 13107, 93927, 18037, 94014, 94046, 31688, 3975, 13107,
    31688, 3975, 94202, 13107, 94656, 94679, 94704, 2253, 94728, 13107, 93927, 13107, 32857, 46949,
    94656, 94679, 95277, 46933, 46949, 95342, 95277, 94656, 94679, 95663, 94704, 2253, 95687, 8010,
    15164, 52779, 6907, 13107, 96261, 2253, 96288, 31688, 3975, 95277, 13107, 13107, 95277, 17207,
    96675, 2253, 96699, 13107, 31688, 95277, 2253, 96887, 13107, 31688, 52767, 6930, 6889, 47983,
    13107, 93927, 97978, 98010, 18037, 13107, 17207, 96675, 29270, 53096, 13107, 13112, 13107,
    98956, 98985, 2253, 99011, 13107, 99252, 2253, 99281, 95277, 13107, 31688, 2253, 99434, 99493,
    99520, 2253, 99555, 2253, 99807, 2253, 99864, 2253, 100096, 2253, 100249, 2253, 100396, 2253,
    100575, 2253, 100698, 2253, 100991, 93927, 2253, 101727, 13107, 101865, 13107, 102058, 13107,
    102058, 102261, 2253, 102511, 2253, 102646, 95277, 13107, 2253, 103002, 2253, 103110, 2253,
    103167, 93927, 31688, 2253, 103279, 95342, 94656, 94679, 95342, 104535, 98010, 97978, 2253,
    104622, 104804, 104827, 2253, 104867, 13107, 105119, 13107, 105230, 13107, 17207, 2253, 105283,
    104827, 2253, 106160, 13107, 106410, 106443, 106476, 13107, 106618, 106410, 106644, 106677,
    2253, 106711, 13107, 106773, 106798, 106828, 2253, 106854, 13107, 50188, 95277, 13107, 50188,
    13107, 108611, 53096, 46933, 53396, 13112, 94656, 94679, 98010, 49325, 104535, 97978, 108611,
    6889, 2193, 6907, 2286, 109335, 13107, 32857, 6889, 6907, 46949, 2253, 110078, 31688, 3975,
    110295, 13107, 31688, 3975, 94202, 14934, 13107, 110483, 95277, 34346, 2253, 110523, 31688,
    3975, 93750, 13107, 13107, 110724, 2253, 110745, 94656, 94679, 98010, 49325, 104535, 97978,
    13107, 93750, 13107, 111416, 31688, 31653, 13107, 31714, 31738, 31750, 31763, 31776, 31688,
    13107, 31714, 31738, 31750, 31763, 31776, 2253, 111798, 2253, 112089, 32417, 54909, 31653,
    13107, 31714, 31738, 31750, 31763, 31776, 31653, 58153, 13107, 31714, 31738, 31750, 31763,
    31776, 2253, 112268, 32417, 31653, 112530, 13107, 31714, 31738, 31750, 31763, 31776, 2253,
    112561, 112800, 32870, 2253, 112825, 112800, 32870, 94014, 94046, 6930, 5096, 2193, 2205, 15164,
    2286, 112950, 113041, 13107, 14051, 13112, 32870, 13107, 18037, 31688, 113178, 18004, 2253,
    113213, 113178, 32887, 113449, 2253, 113478, 113629, 13107, 13112, 14051, 32470, 32870, 113178,
    15607, 13107, 32417, 18037, 32870, 113178, 13107, 18037, 105230, 113910, 15607, 32870, 15607,
    14934, 3975, 114084, 14379, 2253, 114105, 13107, 114214, 17983, 2253, 114398, 32870, 113178,
    18004, 13107, 18037, 2253, 114658, 32870, 13107, 114785, 2253, 114808, 32870, 13107, 114785,
    18037, 114940, 2253, 114959, 2193, 115122, 2253, 115152, 2286, 115221, 6907, 112800, 115122,
    15607, 112800, 113178, 104535, 98010, 2253, 115152, 32470, 32870, 115543, 15607, 13107, 50188,
    32417, 18037, 112800, 2253, 115776, 32870, 113178, 15607, 13107, 116157, 18037, 2253, 116188,
    113449, 15607, 112800, 113178, 104535, 98010, 2253, 116513, 32870, 116804, 113178, 18037, 116157,
    13107, 32870, 113178, 13107, 32870, 113178, 18037, 13107, 2253, 116994, 89025, 117079, 47983,
    6889, 52791, 6907, 32870, 46949, 13107, 32870, 46949, 2253, 117524, 13107, 117857, 14051, 13112,
    13107, 117906, 14051, 13112, 47983, 52811, 6889, 52791, 2193, 6907, 2253, 117996, 2253, 119499,
    2253, 119681, 2253, 119787, 2253, 119969, 2253, 120163, 2253, 120210, 2253, 120328, 2253, 120526,
    2253, 120803, 2253, 121087, 2253, 121272, 2253, 121465, 2253, 121652, 2253, 122483, 2253, 122696,
    2253, 122875, 75372, 123043, 85044, 123069, 2253, 123252, 2253, 123460, 2253, 123666, 2253,
    123970, 2253, 124121, 2253, 124325, 2253, 124558, 13107, 85044, 85071, 85098, 2253, 124968,
    2253, 125358, 2253, 125693, 2253, 125985, 2253, 126182, 2253, 126433, 12, 129920, 2253, 130666,
    2253, 130931, 131149, 2253, 131176, 131321, 131551, 2253, 131571, 2253, 131799, 2253, 132370,
    2253, 132564, 2253, 132659, 13107, 132883, 2253, 132908, 2253, 133032, 2253, 133184, 2253,
    133378, 2253, 133714, 2253, 133994, 2253, 134390, 2253, 134727, 2253, 135149, 2253, 135578,
    2253, 135929, 131149, 131321, 2253, 136356, 2253, 137026, 2253, 137347, 2253, 137500, 2253,
    137847, 2253, 138609, 138809, 131321, 2253, 138837, 2253, 138998, 2253, 139288, 2253, 139463,
    2253, 139764, 2253, 139938, 2253, 140098, 2253, 140399, 2253, 140535, 2253, 140917, 2253, 141162,
    2253, 141517, 2253, 141705, 2253, 142500, 2253, 142640, 131321, 13107, 131321, 14379, 13107,
    145139, 145158, 2253, 145181, 145500, 2253, 145519, 2253, 145718, 2253, 145812, 146029, 2253,
    146054, 2253, 146179, 2253, 146447, 2253, 146576, 2253, 146887, 147411, 2253, 147436, 2253,
    147814, 2253, 148223, 2253, 148588, 2253, 149073, 2253, 149391, 2253, 149765, 150088, 2253,
    150117, 2253, 150397, 150462, 131149, 150887, 2253, 150914, 2253, 151163, 12, 59152, 2253,
    153639, 2228, 2205, 2193, 2286, 153858, 2587, 2205, 2193, 2286, 154265, 2253, 154669, 154860,
    32870, 2253, 154888, 6889, 6914, 2193, 6907, 155223, 13112, 155253, 6889, 6914, 6907, 156285,
    156307, 8010, 2205, 2193, 156328, 156307, 8010, 2193, 156328, 2205, 29270, 157020, 2253, 157082,
    2253, 157533, 2253, 158151, 32870, 2253, 158361, 6930, 156285, 159268, 2205, 156328, 6889,
    6914, 156328, 159696, 156328, 2253, 160844, 156328, 6889, 159268, 155253, 162436, 2253, 162460,
    155253, 156328, 155253, 163239, 2253, 163259, 6930, 159268, 156328, 2253, 164006, 6930, 156328,
    6930, 156285, 159268, 156307, 8010, 2205, 2193, 156328, 2205, 159268, 156328, 13112, 13107,
    166179, 2253, 166212, 154860, 2253, 166395, 2253, 166509, 2205, 156307, 8010, 2205, 2193, 2253,
    167448, 13107, 14051, 13112, 167549, 167818, 167942, 2253, 168072, 2253, 168201, 2253, 168291,
    2253, 168458, 2253, 168904, 6889, 2193, 6907, 32870, 13107, 167942, 2253, 169420, 2253, 169554,
    2253, 169719, 13112, 167818, 8010, 15164, 2193, 32870, 2253, 169904, 2253, 169998, 2253, 170106,
    167636, 13112, 13107, 17207, 2253, 170356, 13107, 13112, 2253, 170507, 2253, 170682, 2253,
    170910, 2253, 171011, 13107, 171074, 13112, 2253, 171524, 13107, 171916, 2253, 171945, 47983,
    6889, 2253, 172142, 2253, 172270, 2253, 172468, 2253, 172732, 13107, 172843, 2253, 172872,
    2253, 173272, 173913, 51161, 51029, 88628, 89108, 32857, 13107, 32887, 13107, 174171, 2253,
    174211, 49325, 174535, 174563, 174597, 174625, 2253, 174654, 13107, 174768, 2253, 174795, 49325,
    174535, 174563, 49325, 175371, 2253, 175398, 13107, 18037, 17983, 13107, 37704, 32417, 49325,
    175371, 175936, 175963, 13107, 176558, 13107, 176558, 176711, 59557, 176760, 2253, 177260,
    94679, 2253, 177517, 2253, 177897, 2253, 178040, 2253, 178183, 2253, 178312, 2253, 178541,
    2253, 178745, 2253, 178946, 2253, 179193, 2253, 179318, 2253, 179508, 2253, 179631, 2253, 179818,
    2253, 179941, 2253, 180185, 2253, 180559, 2253, 180798, 2253, 181046, 2253, 181301, 2253, 181467,
    2253, 181717, 2253, 181896, 2253, 182117, 2253, 182380, 2253, 182525, 2253, 182755, 2253, 183046,
    2253, 183176, 2253, 183304, 2253, 183577, 2253, 183740, 2253, 183917, 2253, 184045, 2253, 184252,
    2253, 184477, 2253, 184605, 2253, 184731, 2253, 184857, 2253, 184975, 2253, 185091, 2253, 185398,
    2253, 185563, 2253, 185722, 2253, 186058, 2253, 186231, 2253, 186402, 2253, 186624, 2253, 186782,
    2253, 186938, 2253, 187200, 2253, 187358, 2253, 187514, 2253, 187776, 2253, 187932, 2253, 188086,
    2253, 188240, 2253, 188386, 2253, 188530, 2253, 188845, 2253, 189028, 2253, 189205, 2253, 189697,
    2253, 189874, 2253, 190048, 13107, 190150, 2253, 190184, 2253, 190391, 2253, 190693, 2253,
    191030, 2253, 191157, 95342, 13107, 2253, 191351, 2253, 192952, 193193, 35266, 2253, 193221,
    193386, 2253, 193413, 94679, 193386, 2253, 194013, 2253, 194247, 2253, 194546, 194846, 2253,
    194869, 194996, 2253, 195020, 2253, 195409, 2253, 195460, 2253, 197111, 2253, 197289, 197585,
    2253, 197612, 2253, 199090, 2253, 199217, 199592, 13123, 13107, 13112, 5096, 2205, 6930, 10864,
    57464, 14934, 5096, 2193, 2205, 2253, 57506, 2286, 199704, 6930, 10864, 2205, 2193, 5096, 49917,
    199940, 2253, 199958, 2286, 200073, 13107, 13112, 200137, 200159, 8010, 2193, 52791, 52811,
    5096, 114940, 2193, 2205, 15140, 15164, 2253, 53422, 2286, 199704, 2205, 2193, 5096, 2253,
    200337, 2286, 199704, 6930, 10864, 2205, 5096, 2193, 199940, 2253, 200408, 2286, 200502, 13112,
    200592, 2205, 13123, 200627, 13107, 13112, 5096, 10864, 2205, 2193, 13107, 14051, 13112, 200692,
    14205, 21146, 31676, 13107, 200893, 31676, 13107, 2193, 5096, 2205, 2253, 201108, 2286, 201148,
    2253, 201204, 13107, 14051, 13112, 201300, 32857, 13107, 200893, 2253, 201509, 32857, 13107,
    2253, 201589, 31676, 2253, 201748, 13107, 200893, 2253, 202068, 2253, 202176, 52767, 6889,
    15164, 52779, 6907, 8010, 32870, 2193, 2253, 202418, 31676, 200893, 2193, 2286, 202911, 13107,
    202938, 14051, 13112, 13107, 31676, 32470, 13107, 2253, 203410, 2253, 203520, 203580, 13107,
    14051, 13112, 13107, 50188, 204004, 46949, 32870, 13107, 32417, 46949, 32870, 13107, 204740,
    204769, 46949, 32870, 2253, 204804, 13107, 205043, 204769, 46949, 32870, 2253, 205155, 6907,
    13107, 13107, 46949, 32870, 2253, 205488, 204740, 204769, 46949, 32870, 2253, 205952, 13107,
    204740, 46949, 32870, 13107, 204004, 46949, 32870, 2253, 206806, 13107, 23784, 32870, 2253,
    206972, 13107, 32870, 2253, 207256, 2253, 207795, 13107, 50188, 32417, 46949, 32870, 13107,
    49917, 208353, 46949, 2253, 208388, 2253, 208741, 13107, 208902, 208930, 2253, 208962, 2253,
    209130, 13107, 209251, 209279, 2253, 209308, 13107, 209251, 209477, 209505, 2253, 209533, 2253,
    209675, 2253, 209892, 13107, 17983, 13107, 32857, 210065, 17983, 32870, 2253, 210092, 2253,
    210308, 2253, 210563, 15164, 2193, 2286, 210752, 13107, 32857, 32870, 2253, 210774, 15140,
    2205, 2193, 2253, 210774, 2286, 210752, 2253, 211137, 2253, 211243, 2253, 211319, 2253, 211446,
    2253, 211589, 2253, 211728, 13107, 211866, 2253, 211908, 2253, 212017, 212148, 6889, 2193,
    13107, 13112, 14051, 213008, 51532, 89025, 213033, 2193, 2205, 2286, 213784, 214110, 2253,
    214139, 13107, 214308, 2253, 214661, 13107, 114785, 2253, 215262, 13107, 215648, 2253, 215678,
    2205, 15140, 10864, 5096, 2193, 2253, 216064, 14934, 3975, 216551, 216582, 2253, 216616, 2253,
    216868, 2253, 217199, 2253, 217326, 2253, 217383, 2253, 217596, 13107, 218067, 2253, 218099,
    13107, 13112, 218414, 6930, 239595, 47983, 239615, 6889, 239629, 239654, 239679, 239703, 239808,
    13107, 32857, 239629, 239654, 239679, 239703, 239615, 239629, 239654, 239679, 239703, 239808,
    13107, 13112, 239629, 239654, 239679, 239703, 13107, 239629, 239654, 239679, 239703, 240240,
    240277, 239629, 239654, 239679, 239703, 2253, 240315, 240277, 240240, 240532, 239629, 239654,
    239679, 239703, 2253, 240574, 240277, 239629, 239654, 239679, 239703, 2253, 240844, 240991,
    240240, 240277, 239629, 239654, 239679, 239703, 13107, 31688, 239629, 239654, 239679, 239703,
    13107, 241328, 239629, 239654, 239679, 239703, 2253, 241362, 241440, 13107, 241449, 239629,
    239654, 239679, 239703, 2253, 241476, 240991, 13107, 241449, 239629, 239654, 239679, 239703,
    31676, 241791, 13107, 31688, 239629, 239654, 239679, 239703, 2253, 241814, 53096, 242371, 13107,
    13112, 239629, 239654, 239679, 239703, 2253, 242811, 239629, 239654, 239679, 239703, 13107,
    241791, 239629, 239654, 239679, 239703, 32857, 32870, 13107, 239629, 239654, 239679, 239703,
    13107, 32417, 239629, 239654, 239679, 239703, 241440, 13107, 32417, 239629, 239654, 239679,
    239703, 240991, 13107, 32417, 239629, 239654, 239679, 239703, 240991, 239629, 239654, 239679,
    239703, 112800, 239629, 239654, 239679, 239703, 13107, 244745, 244776, 239629, 239654, 239679,
    239703, 2253, 244813, 240277, 240240, 239629, 239654, 239679, 239703, 2253, 244877, 13112,
    239629, 239654, 239679, 239703, 239615, 6907, 239629, 239654, 239679, 239703, 31676, 13107,
    245653, 239629, 239654, 239679, 239703, 241791, 13107, 32417, 239629, 239654, 239679, 239703,
    13107, 245653, 239629, 239654, 239679, 239703, 13107, 245752, 239629, 239654, 239679, 239703,
    31676, 13107, 17207, 32417, 245919, 239629, 239654, 239679, 239703, 2253, 245951, 13107, 17207,
    32417, 245919, 239629, 239654, 239679, 239703, 242371, 46933, 46949, 239629, 239654, 239679,
    239703, 13107, 246725, 246746, 239629, 239654, 239679, 239703, 2253, 246772, 13107, 247046,
    239629, 239654, 239679, 239703, 2253, 247074, 13107, 247532, 239629, 239654, 239679, 239703,
    2253, 247551, 13107, 58153, 239629, 239654, 239679, 239703, 2253, 247644, 2253, 247801, 2253,
    248164, 13107, 32887, 239629, 239654, 239679, 239703, 13107, 248581, 239629, 239654, 239679,
    239703, 2253, 248605, 248751, 239629, 239654, 239679, 239703, 2253, 248778, 248751, 32887,
    239629, 239654, 239679, 239703, 241440, 239629, 239654, 239679, 239703, 31676, 241791, 13107,
    245653, 239629, 239654, 239679, 239703, 31676, 13107, 239629, 239654, 239679, 239703, 31676,
    241791, 13107, 17207, 32417, 245919, 239629, 239654, 239679, 239703, 32417, 239629, 239654,
    239679, 239703, 241791, 13107, 245653, 239629, 239654, 239679, 239703, 13107, 252068, 239629,
    239654, 239679, 239703, 2253, 252105, 13107, 252614, 252626, 252644, 239629, 239654, 239679,
    239703, 2253, 252674, 253082, 253097, 252644, 239629, 239654, 239679, 239703, 253097, 252644,
    239629, 239654, 239679, 239703, 253082, 252626, 252644, 253675, 253703, 239629, 239654, 239679,
    239703, 253082, 252626, 252644, 253761, 239629, 239654, 239679, 239703, 253082, 252626, 252068,
    253761, 239629, 239654, 239679, 239703, 2253, 253879, 253097, 253082, 252644, 239629, 239654,
    239679, 239703, 13107, 17207, 32417, 58153, 239629, 239654, 239679, 239703, 13107, 254989,
    239629, 239654, 239679, 239703, 2253, 255013, 241791, 13107, 17207, 32417, 58153, 239629, 239654,
    239679, 239703, 13107, 255800, 239629, 239654, 239679, 239703, 2253, 255829, 13107, 256090,
    239629, 239654, 239679, 239703, 241791, 13107, 31688, 239629, 239654, 239679, 239703, 242371,
    13107, 14051, 13112, 239629, 239654, 239679, 239703, 241791, 241440, 13107, 32417, 239629,
    239654, 239679, 239703, 241440, 31676, 244745, 13107, 239629, 239654, 239679, 239703, 241440,
    244745, 256585, 13107, 239629, 239654, 239679, 239703, 2253, 256619, 241791, 241440, 13107,
    17207, 32417, 245919, 239629, 239654, 239679, 239703, 13107, 31676, 239629, 239654, 239679,
    239703, 241791, 13107, 245752, 239629, 239654, 239679, 239703, 241440, 240991, 244745, 13107,
    239629, 239654, 239679, 239703, 241440, 240991, 244745, 256585, 13107, 239629, 239654, 239679,
    239703, 13107, 34269, 241791, 34346, 239629, 239654, 239679, 239703, 241791, 13107, 32417,
    257023, 239629, 239654, 239679, 239703, 2253, 257054, 13107, 242371, 2193, 239629, 239654,
    239679, 239703, 2286, 257312, 242371, 53096, 13107, 13112, 239629, 239654, 239679, 239703,
    240991, 241791, 13107, 32417, 239629, 239654, 239679, 239703, 240991, 241791, 13107, 245653,
    239629, 239654, 239679, 239703, 240991, 31676, 244745, 13107, 239629, 239654, 239679, 239703,
    240991, 244745, 256585, 13107, 239629, 239654, 239679, 239703, 240991, 241791, 13107, 17207,
    32417, 245919, 239629, 239654, 239679, 239703, 242371, 13112, 239629, 239654, 239679, 239703,
    13107, 258269, 239629, 239654, 239679, 239703, 2253, 258299, 13107, 258448, 258481, 239629,
    239654, 239679, 239703, 2253, 258510, 13107, 258720, 239629, 239654, 239679, 239703, 6930,
    47983, 239615, 6889, 239629, 239654, 239679, 239703, 32870, 242371, 13107, 239629, 239654,
    239679, 239703, 242371, 239629, 239654, 239679, 239703, 13107, 13112, 259219, 14051, 239629,
    239654, 239679, 239703, 259471, 13107, 13112, 239629, 239654, 239679, 239703, 6889, 15164,
    8010, 2193, 52779, 6907, 239629, 239654, 239679, 239703, 14198, 14205, 50471, 32470, 32870,
    13107, 32870, 13107, 13107, 32870, 18004, 32870, 14934, 3975, 114084, 14379, 13107, 18004,
    2253, 259960, 32870, 13107, 215648, 2253, 260082, 32870, 18004, 13107, 116157, 32870, 13107,
    260246, 2253, 260278, 32870, 2205, 18004, 2193, 2253, 260569, 2286, 260607, 32870, 49917, 13107,
    83453, 260702, 2253, 260730, 32870, 18004, 49917, 13107, 116157, 83453, 2253, 261062, 32870,
    18004, 13107, 2193, 2253, 261422, 2286, 260607, 116157, 261487, 32870, 18004, 13107, 261876,
    2253, 261908, 13107, 14051, 13112, 261997, 176411, 21146, 32417, 50188, 263193, 263220, 263246,
    204004, 13107, 263270, 263286, 239679, 263308, 31676, 50188, 263193, 263220, 263246, 204004,
    13107, 263270, 263286, 239679, 263308, 13107, 263373, 263404, 263270, 263286, 239679, 263308,
    13107, 31714, 31738, 31750, 31763, 31776, 263270, 263286, 239679, 263308, 264489, 13107, 263270,
    263286, 239679, 263308, 50188, 263193, 263220, 263246, 204004, 13107, 263270, 263286, 239679,
    263308, 13107, 32417, 263193, 263270, 263286, 239679, 263308, 266113, 13107, 263270, 263286,
    239679, 263308, 13107, 263404, 263270, 263286, 239679, 263308, 264489, 2193, 2205, 263270,
    263286, 239679, 263308, 2286, 266309, 32857, 13107, 266335, 210065, 263270, 263286, 239679,
    263308, 2253, 266365, 32857, 13107, 263404, 263270, 263286, 239679, 263308, 29270, 264489,
    13107, 263270, 263286, 239679, 263308, 263270, 263286, 239679, 263308, 267900, 31676, 105230,
    263193, 263220, 263246, 204004, 13107, 263270, 263286, 239679, 263308, 50188, 32417, 268565,
    264489, 13107, 263270, 263286, 239679, 263308, 105230, 263193, 263220, 263246, 204004, 13107,
    263270, 263286, 239679, 263308, 13107, 263193, 263270, 263286, 239679, 263308, 263193, 13107,
    263270, 263286, 239679, 263308, 263246, 13107, 264489, 263270, 263286, 239679, 263308, 50188,
    268565, 264489, 13107, 263270, 263286, 239679, 263308, 263193, 263220, 263246, 204004, 13107,
    263270, 263286, 239679, 263308, 18004, 271119, 264489, 13107, 263270, 263286, 239679, 263308,
    6907, 263270, 263286, 239679, 263308, 10864, 264489, 2193, 2205, 263270, 263286, 239679, 263308,
    13112, 13107, 263270, 263286, 239679, 263308, 272001, 272029, 272075, 272429, 49325, 5096,
    272429, 49325, 6889, 272672, 2193, 2286, 272705, 272429, 49325, 273114, 8010, 2193, 52791,
    52811, 273225, 273748, 272429, 274205, 49325, 273114, 272429, 274205, 49325, 273114, 8010,
    2193, 52791, 52811, 274414, 49325, 274205, 272429, 279624, 49325, 272429, 274205, 279624, 49325,
    272429, 272429, 274205, 32470, 49325, 49325, 46949, 272429, 280461, 272429, 49325, 280478,
    272429, 274205, 49325, 272429, 49325, 5096, 2193, 49325, 46949, 272429, 32870, 272429, 280478,
    49325, 272429, 280461, 280478, 49325, 272429, 280478, 280461, 49325, 272429, 280461, 49325,
    279624, 49325, 274205, 272429, 46933, 280461, 49325, 46949, 272429, 272429, 49325, 52779, 8010,
    49325, 272429, 274205, 284259, 280461, 49325, 284381, 280461, 49325, 272429, 280461, 49325,
    17207, 2253, 284514, 280461, 49325, 284381, 2193, 2286, 284742, 284381, 284847, 280461, 49325,
    284847, 284381, 280461, 49325, 285344, 280461, 49325, 49325, 13112, 274205, 272429, 49325,
    273114, 272429, 49325, 280461, 31688, 2253, 286703, 47983, 6889, 49325, 272429, 49325, 286814,
    272429, 280461, 49325, 274205, 272429, 273114, 279624, 49325, 274205, 272429, 273114, 280461,
    272429, 49325, 286814, 272429, 49325, 280461, 272429, 49325, 287532, 2253, 287566, 5096, 280461,
    272429, 49325, 32870, 272672, 2193, 272429, 49325, 2193, 280461, 284381, 49325, 279624, 272429,
    49325, 272429, 49325, 273114, 2253, 288573, 49325, 272429, 273114, 279624, 49325, 272429, 274205,
    273114, 279624, 49325, 272429, 273114, 49325, 280478, 272429, 49325, 272429, 274205, 273114,
    272429, 49325, 31688, 2253, 294059, 6889, 272429, 49325, 273114, 8010, 2193, 52791, 52811,
    5096, 272429, 49325, 2193, 15164, 272429, 8010, 32870, 272672, 49325, 52779, 49325, 272429,
    13112, 49325, 299511, 13107, 299842, 13107, 31714, 14379, 123069, 113178, 112800, 13107, 31714,
    300312, 13107, 85044, 85071, 85098, 300335, 300369, 31714, 2253, 300443, 13107, 300557, 300586,
    300628, 2253, 300653, 13107, 14379, 123069, 200893, 2253, 301049, 13107, 123069, 13107, 301264,
    31714, 31738, 31750, 31763, 31776, 2253, 301298, 13107, 301445, 300369, 113178, 31714, 112800,
    2253, 301774, 13107, 14379, 123069, 301958, 2253, 301985, 13107, 123069, 301958, 2253, 302144,
    13107, 37704, 302259, 2253, 302290, 31714, 113178, 112800, 2193, 302486, 2205, 15164, 2286,
    302505, 13107, 302657, 123069, 17983, 300369, 31714, 2253, 302681, 13107, 123069, 302755, 300369,
    30368, 303026, 13107, 123069, 303164, 31653, 300369, 31714, 13107, 303325, 303361, 13107, 303509,
    301958, 303549, 13107, 303738, 303765, 2253, 303812, 13107, 31714, 14379, 13107, 123069, 302755,
    114940, 114940, 13107, 301445, 304403, 31714, 300369, 49325, 14934, 113178, 49917, 13107, 14379,
    31714, 123069, 13107, 18037, 2253, 304660, 304871, 2253, 304897, 304998, 13112, 305190, 13112,
    305266, 2253, 305463, 32887, 305629, 37704, 2253, 305896, 306100, 2253, 306179, 52767, 6930,
    47983, 6889, 6907, 52767, 6930, 6889, 6907, 306493, 46949, 305629, 6907, 239595, 306854, 6907,
    306854, 307706, 2253, 307737, 75372, 308112, 13107, 308112, 35784, 308415, 308436, 2253, 308456,
    13107, 308112, 31688, 13107, 308112, 308801, 13107, 308112, 35784, 43537, 309038, 2253, 309060,
    13107, 308112, 309364, 309385, 2253, 309407, 13107, 308112, 309648, 309673, 2253, 309697, 13107,
    308112, 309935, 309385, 2253, 309962, 13107, 308112, 35784, 310233, 310254, 2253, 310275, 310797,
    13107, 311401, 311427, 311473, 311513, 13107, 311819, 311513, 2253, 311848, 13107, 312391,
    2253, 312969, 13107, 313979, 311513, 2253, 314334, 75372, 311513, 75372, 315373, 311513, 315578,
    75372, 311513, 2253, 315682, 311513, 30368, 311513, 30368, 316227, 311513, 315578, 30368, 311513,
    13107, 316558, 2253, 316591, 316558, 2253, 316766, 2253, 317853,
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
