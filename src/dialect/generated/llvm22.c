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
  char part_20[3991];
  char part_21[3949];
  char part_22[3988];
  char part_23[3982];
  char part_24[3992];
  char part_25[3987];
  char part_26[3972];
  char part_27[3959];
  char part_28[3912];
  char part_29[3996];
  char part_30[3966];
  char part_31[3945];
  char part_32[3981];
  char part_33[3965];
  char part_34[3945];
  char part_35[3986];
  char part_36[3988];
  char part_37[3996];
  char part_38[3996];
  char part_39[3683];
  char part_40[3687];
  char part_41[3903];
  char part_42[3943];
  char part_43[3990];
  char part_44[3965];
  char part_45[3938];
  char part_46[3976];
  char part_47[3980];
  char part_48[3990];
  char part_49[3998];
  char part_50[3986];
  char part_51[3993];
  char part_52[3904];
  char part_53[3970];
  char part_54[3916];
  char part_55[3979];
  char part_56[3997];
  char part_57[3982];
  char part_58[3987];
  char part_59[3998];
  char part_60[3991];
  char part_61[3963];
  char part_62[3950];
  char part_63[3939];
  char part_64[3947];
  char part_65[3993];
  char part_66[3963];
  char part_67[3565];
  char part_68[3996];
  char part_69[3984];
  char part_70[3997];
  char part_71[3979];
  char part_72[3984];
  char part_73[3988];
  char part_74[3949];
  char part_75[3996];
  char part_76[3964];
  char part_77[3993];
  char part_78[3896];
  char part_79[3913];
  char part_80[3978];
  char part_81[926];
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
    "\"broadcasted\"\0"
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
    "block_names\0"
    "\"in: inputs, out\"\0"
    "linalg.generic\0"
    "AllOf<I64Attr, IntMinValue<0>>\0"
    "$dim attr-dict `:` type($result)\0"
    "linalg.index\0"
    "hook:linalg.log\0"
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
    "\"pack\"\0"
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
    "\"reduced\"\0"
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
    "\"transposed\"\0"
    "linalg.transpose\0"
    "$source (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "\"unpack\"\0"
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
    "AllOf<AnyRankedTensor, RankIs<6>>",
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
    "di_compile_unit",
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
    "uwtableKind",
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
    "no_signed_zeros_fp_math",
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
    "llvm.intr.dbg.value",
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
    "llvm.intr.ssub.sat",
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
    "AllOf<I32Attr, IntNonNegative>",
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
    "enum<@AtomicRMWKind>",
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
    "[[\"results\", \"same\", \"operands\"]]\0"
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
    "ml_program.func",
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
    "`(` $ref `,` $tag `,` $source `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($source) (`->` type($retval)^)\?",
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
    "nvgpu.mma.sp.sync",
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
    "dot_accumulate_type",
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
    "nvvm.convert.f32x4.to.f4x4",
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
    "modifier",
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
    "hook:nvvm.mma.block_scale",
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
    "nvvm.read.ptx.sreg.tid.y",
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
    "zeroColMask",
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
    "enum<@DeclareTargetDeviceType>",
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
    "reduction_syms",
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
    "simdlen",
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
    "task_reduction_syms",
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
    "(`:` $valueType^)\? (`=` $value^)\? attr-dict-with-keyword",
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
    "hook:pdl_interp.foreach",
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
    "ptr.scatter",
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
    "rocdl.cvt.scale.pk8.f32.bf8",
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
    "AllOf<FixedVectorOfAnyRank<F16>, LengthIs<32>>",
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
    "[[\"src\", \"type\", \"vector<8xbf16>\"], [\"seed\", \"type\", \"i32\"], [\"scale\", \"type\", \"f32\"], [\"res\", \"type\", \"vector<2xi32>\"]]",
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
    "rocdl.mfma.f32.16x16x8bf16",
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
    "groupId",
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
    "dynamicStep",
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
    "grid",
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
    "shard.broadcast\0"
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
    "static_halo_sizes",
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
    "$pred $lhs `,` $rhs attr-dict",
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
    "extractedSpace",
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
    "DrawIndex",
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
    "Int64ImageEXT",
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
    "DerivativeGroupQuadsNV",
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
    "ClusteredReduce",
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
    "OpLoopMerge",
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
    "32 : i32",
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
    "spirv.CL.u_min",
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
    "spirv.GL.FindILsb",
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
    "spirv.GroupNonUniformShuffleUp",
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
    "spirv.KHR.CooperativeMatrixMulAdd",
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
    "#spirv.function_control",
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
    "TypesMatchWith<result,elements>\0"
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
    "unary_quant",
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
    "tosa.const_shape",
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
    "tosa.reduce_max",
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
    "transform.apply_patterns",
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
    "split_transfer_strategy",
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
    "$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, results)",
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
    "$alloca attr-dict `:` functional-type(operands, results)",
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
    "$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)\? attr-dict `:` functional-type(operands, results)",
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
    "transform.structured.replace",
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
    "transform.xegpu.get_desc_op",
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
    "[[\"elements\", \"element_types\", \"dest\"]]\0"
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
    "vector.insert_strided_slice",
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
    "[[\"elements\", \"element_types\", \"source\"]]\0"
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
    "wasmssa.extend",
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
    "[[\"result\", \"wasmssa_local\", \"type\"]]\0"
    "wasmssa.local\0"
    "localVar\0"
    "$localVar `:` type($localVar) attr-dict\0"
    "[[\"result\", \"value_type\", \"localVar\"]]\0"
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
    "AllTypesMatch<src,a,b,dst>",
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
    "layout_cd",
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
    "pack_register",
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
    {12, 5, 1, {607, 284}, {137, 7}, {144, 70}, {51, 25}, {0, 0}, {1262, 1}}, {78960, 5, 0, {891, 46}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {21, 5, 0, {937, 32}, {0, 0}, {0, 0}, {76, 1}, {83, 2}, {0, 0}}, {118169, 5, 0, {969, 11}, {214, 1}, {215, 1}, {0, 0}, {0, 0}, {0, 0}},
    {119166, 5, 0, {980, 15}, {216, 4}, {220, 1}, {77, 2}, {0, 0}, {0, 0}}, {122842, 5, 0, {995, 24}, {221, 6}, {227, 5}, {79, 5}, {0, 0}, {0, 0}},
    {128192, 5, 1, {1019, 185}, {0, 0}, {232, 50}, {84, 47}, {1993, 1}, {0, 0}}, {152484, 5, 0, {1204, 54}, {282, 2}, {284, 24}, {131, 21}, {2138, 2}, {0, 0}},
    {168781, 5, 0, {1258, 15}, {308, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {171308, 5, 0, {1273, 39}, {0, 0}, {0, 0}, {0, 0}, {2300, 1}, {0, 0}},
    {55805, 5, 0, {1312, 13}, {313, 2}, {315, 4}, {152, 4}, {0, 0}, {0, 0}}, {177580, 5, 0, {1325, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {16304, 5, 1, {1328, 323}, {0, 0}, {319, 1}, {0, 0}, {1993, 1}, {2386, 1}}, {36013, 5, 0, {1651, 12}, {0, 0}, {0, 0}, {0, 0}, {717, 1}, {0, 0}},
    {30141, 5, 1, {1663, 40}, {320, 4}, {0, 0}, {0, 0}, {2651, 2}, {0, 0}}, {204827, 5, 0, {1703, 22}, {324, 1}, {325, 2}, {156, 1}, {717, 1}, {0, 0}},
    {209901, 5, 0, {1725, 54}, {327, 6}, {333, 1}, {157, 2}, {0, 0}, {0, 0}}, {213819, 5, 0, {1779, 37}, {334, 3}, {337, 5}, {159, 3}, {0, 0}, {0, 0}},
    {220057, 5, 1, {1816, 306}, {0, 0}, {342, 46}, {162, 39}, {0, 0}, {0, 0}}, {21161, 5, 0, {2122, 21}, {0, 0}, {0, 0}, {0, 0}, {3670, 3}, {0, 0}},
    {263691, 5, 0, {2143, 94}, {388, 2}, {390, 13}, {201, 8}, {3783, 2}, {0, 0}}, {273193, 5, 0, {2237, 224}, {403, 7}, {410, 1}, {209, 10}, {0, 0}, {0, 0}},
    {14226, 5, 0, {2461, 2}, {0, 0}, {411, 1}, {0, 0}, {0, 0}, {0, 0}}, {301321, 5, 0, {2463, 2}, {0, 0}, {0, 0}, {0, 0}, {1993, 1}, {0, 0}},
    {1126, 5, 0, {2465, 39}, {0, 0}, {412, 3}, {219, 3}, {83, 2}, {0, 0}}, {306478, 5, 0, {2504, 73}, {415, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {309826, 5, 0, {2577, 12}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {312249, 5, 0, {2589, 21}, {420, 3}, {423, 9}, {222, 4}, {717, 1}, {0, 0}},
    {318662, 5, 0, {2610, 23}, {0, 0}, {432, 7}, {226, 5}, {1993, 1}, {0, 0}},
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
    {79614, 79557, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {79641, 79625, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {79932, 79878, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {484, 2}, {1165, 8}, {1163, 1}}, {79977, 79952, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1165, 8}, {1163, 1}},
    {80021, 79997, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1165, 8}, {1163, 1}}, {80207, 80175, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {486, 2}, {1165, 8}, {1163, 1}},
    {80259, 80234, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1165, 8}, {1163, 1}}, {80365, 80329, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {488, 1}, {1173, 8}, {1181, 2}},
    {80399, 80382, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {80441, 80420, 5, {899, 2}, {905, 1}, {906, 1}, {0, 0}, {489, 2}, {1165, 8}, {1163, 1}},
    {80506, 80457, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1185, 8}, {1163, 1}}, {80625, 80597, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}},
    {80676, 80648, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}}, {80719, 80699, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1185, 8}, {1163, 1}},
    {80830, 80800, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {80887, 80855, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {80946, 80914, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {81005, 80973, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {81066, 81032, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {81125, 81095, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {81182, 81150, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {81239, 81209, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {81296, 81264, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {81355, 81323, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {81416, 81382, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {81465, 81445, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1185, 8}, {1163, 1}},
    {81578, 81546, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1185, 8}, {1163, 1}}, {81637, 81605, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1185, 8}, {1163, 1}},
    {81698, 81664, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1185, 8}, {1163, 1}}, {81744, 81727, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {497, 1}, {1156, 7}, {1163, 1}},
    {81793, 81756, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}}, {81862, 81825, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}},
    {81932, 81894, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}}, {82004, 81965, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {82077, 82038, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {82152, 82111, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {82228, 82188, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {82305, 82263, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {82383, 82342, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1185, 8}, {1163, 1}}, {82460, 82419, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1185, 8}, {1163, 1}},
    {82538, 82496, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1185, 8}, {1163, 1}}, {82591, 82575, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {82627, 82602, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {82663, 82647, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1165, 8}, {1163, 1}},
    {82723, 82699, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {498, 2}, {1156, 7}, {1163, 1}}, {82758, 82742, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {82785, 82769, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {82835, 82796, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1193, 8}, {1163, 1}},
    {82871, 82847, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {82908, 82890, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {83034, 82984, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {500, 4}, {1173, 8}, {1201, 2}}, {83113, 83080, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {504, 1}, {89, 1}, {651, 1}},
    {83142, 83126, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {83204, 83160, 4, {907, 2}, {904, 1}, {909, 1}, {0, 0}, {0, 0}, {1173, 8}, {1205, 3}},
    {83349, 83330, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {505, 2}, {1165, 8}, {1163, 1}}, {83382, 83363, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1165, 8}, {1163, 1}},
    {83412, 83396, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {83439, 83423, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {83468, 83450, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1165, 8}, {1163, 1}}, {83497, 83481, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {83525, 83508, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {84029, 83613, 1, {910, 4}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1211, 7}, {1218, 2}},
    {84070, 84041, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {84123, 84094, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {84175, 84147, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}}, {84226, 84198, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}},
    {84279, 84249, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1185, 8}, {1163, 1}}, {84334, 84304, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1185, 8}, {1163, 1}},
    {84389, 84359, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {495, 2}, {1185, 8}, {1163, 1}}, {84443, 84414, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {84505, 84467, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {84567, 84538, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {84629, 84591, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}}, {84691, 84662, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {493, 2}, {1185, 8}, {1163, 1}},
    {84743, 84715, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}}, {84803, 84766, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}},
    {84863, 84835, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}}, {84923, 84886, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}},
    {84983, 84955, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {491, 2}, {1185, 8}, {1163, 1}}, {85023, 85006, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {85070, 85035, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {85129, 85100, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {85176, 85153, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {85287, 85258, 4, {915, 2}, {917, 1}, {906, 1}, {0, 0}, {510, 1}, {1222, 9}, {1231, 3}},
    {85319, 85301, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {85350, 85332, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {85382, 85363, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {85666, 85396, 0, {918, 2}, {920, 1}, {0, 0}, {0, 0}, {511, 1}, {1237, 8}, {0, 0}},
    {85698, 85681, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {85729, 85710, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {85759, 85743, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}}, {85787, 85770, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1156, 7}, {1163, 1}},
    {85846, 85811, 4, {902, 2}, {904, 1}, {22, 1}, {0, 0}, {512, 1}, {1173, 8}, {1245, 2}}, {86096, 85863, 0, {921, 3}, {914, 1}, {0, 0}, {0, 0}, {507, 3}, {1211, 7}, {1249, 2}},
    {86129, 86110, 5, {899, 2}, {901, 1}, {50, 1}, {0, 0}, {0, 0}, {1165, 8}, {1163, 1}}, {86378, 86213, 0, {924, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1253, 3}, {0, 0}},
    {86607, 86445, 0, {927, 2}, {929, 1}, {0, 0}, {0, 0}, {513, 1}, {1256, 3}, {0, 0}}, {86801, 86639, 0, {930, 2}, {926, 1}, {0, 0}, {0, 0}, {513, 1}, {1259, 3}, {0, 0}},
    {86852, 86834, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {94699, 94562, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1423, 5}, {1428, 1}},
    {94819, 94751, 0, {1191, 1}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1430, 3}, {0, 0}}, {94952, 94867, 0, {1193, 1}, {1194, 1}, {0, 0}, {0, 0}, {515, 3}, {1433, 2}, {0, 0}},
    {95003, 94964, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1435, 3}, {1428, 1}}, {95091, 95012, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1438, 4}, {1428, 1}},
    {95623, 95382, 0, {1195, 2}, {1197, 1}, {0, 0}, {0, 0}, {518, 9}, {1442, 3}, {1445, 1}}, {95694, 94751, 0, {1198, 1}, {1199, 1}, {0, 0}, {0, 0}, {0, 0}, {1447, 2}, {0, 0}},
    {95785, 95737, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {527, 1}, {1449, 3}, {0, 0}}, {95818, 95803, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {528, 1}, {0, 0}, {0, 0}},
    {95832, 53143, 0, {1200, 1}, {0, 0}, {0, 0}, {576, 1}, {529, 1}, {721, 3}, {0, 0}}, {96170, 96132, 1, {1201, 2}, {1203, 1}, {0, 0}, {0, 0}, {530, 20}, {1452, 5}, {0, 0}},
    {96241, 96187, 1, {1204, 2}, {1206, 1}, {0, 0}, {0, 0}, {550, 6}, {1457, 2}, {0, 0}}, {96621, 96345, 0, {1207, 3}, {1210, 1}, {0, 0}, {0, 0}, {556, 10}, {1459, 4}, {1463, 1}},
    {96660, 96634, 4, {0, 0}, {0, 0}, {888, 1}, {0, 0}, {119, 1}, {1465, 4}, {0, 0}}, {96700, 96672, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {566, 2}, {829, 1}, {0, 0}},
    {96929, 96721, 1, {1211, 3}, {0, 0}, {0, 0}, {580, 2}, {568, 2}, {724, 4}, {728, 1}}, {97007, 96956, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {570, 1}, {1449, 3}, {0, 0}},
    {97194, 97057, 0, {1214, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1469, 2}, {1471, 1}}, {97401, 97257, 0, {1216, 1}, {345, 1}, {0, 0}, {0, 0}, {571, 1}, {89, 1}, {0, 0}},
    {97470, 94964, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1473, 4}, {1428, 1}}, {97627, 97530, 0, {1217, 2}, {1220, 1}, {0, 0}, {0, 0}, {573, 2}, {1477, 4}, {1481, 1}},
    {97637, 94964, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1473, 4}, {1428, 1}}, {97702, 97647, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {575, 2}, {0, 0}, {0, 0}},
    {97713, 94964, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1473, 4}, {1428, 1}}, {97786, 97723, 0, {1221, 1}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1483, 3}, {1486, 1}},
    {97796, 94751, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97807, 94751, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97819, 94751, 0, {1222, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {97831, 94751, 0, {1222, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {97874, 97844, 0, {1223, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1445, 1}}, {97886, 94964, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1473, 4}, {1428, 1}},
    {97896, 94964, 0, {1217, 2}, {1219, 1}, {0, 0}, {0, 0}, {572, 1}, {1473, 4}, {1428, 1}}, {98618, 98603, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {577, 53}, {1490, 4}, {0, 0}},
    {98914, 98696, 0, {1224, 2}, {1192, 1}, {0, 0}, {0, 0}, {630, 3}, {1494, 5}, {0, 0}}, {99067, 99052, 0, {1226, 2}, {1220, 1}, {0, 0}, {0, 0}, {633, 1}, {1499, 3}, {1481, 1}},
    {99262, 99129, 0, {1228, 2}, {0, 0}, {0, 0}, {1230, 1}, {634, 1}, {1502, 4}, {0, 0}}, {99672, 99392, 0, {1231, 1}, {1232, 1}, {0, 0}, {0, 0}, {635, 7}, {718, 1}, {0, 0}},
    {99946, 99741, 0, {1233, 3}, {1236, 1}, {0, 0}, {0, 0}, {0, 0}, {1506, 3}, {1509, 1}}, {100182, 99965, 0, {1237, 2}, {1239, 1}, {0, 0}, {0, 0}, {571, 1}, {1511, 2}, {1513, 1}},
    {100224, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {642, 1}, {89, 1}, {0, 0}}, {100328, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {100515, 0, 0, {1242, 4}, {1246, 1}, {0, 0}, {0, 0}, {0, 0}, {1520, 2}, {1522, 1}}, {100536, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {100702, 100556, 0, {1247, 2}, {0, 0}, {0, 0}, {0, 0}, {643, 2}, {0, 0}, {1524, 1}}, {100719, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {100777, 100238, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1526, 1}}, {100793, 100238, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1518, 1}},
    {100814, 100238, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1518, 1}}, {100830, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {100845, 100238, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1526, 1}}, {100864, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101001, 100901, 0, {1251, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1528, 1}}, {101182, 101037, 0, {1253, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}},
    {101298, 101201, 0, {1256, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1532, 1}}, {101472, 101349, 0, {1258, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1534, 1}},
    {101619, 101490, 0, {1262, 3}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1536, 1}}, {101689, 101642, 0, {1265, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101768, 101711, 0, {1265, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {101788, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {101920, 101819, 0, {1266, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1538, 1}}, {101943, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {101957, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {101987, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1488, 2}, {1518, 1}},
    {102002, 100238, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1518, 1}}, {102018, 0, 0, {1240, 1}, {345, 1}, {0, 0}, {0, 0}, {645, 1}, {1488, 2}, {1518, 1}},
    {102196, 102100, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1540, 1}, {0, 0}}, {102256, 102239, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {648, 1}, {0, 0}, {0, 0}},
    {102374, 102276, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {646, 2}, {1540, 1}, {0, 0}}, {102394, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {102484, 102424, 0, {1270, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {102508, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {102522, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {102538, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {102651, 102553, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1541, 1}}, {102767, 102681, 0, {1271, 2}, {345, 1}, {0, 0}, {0, 0}, {649, 1}, {1543, 2}, {1541, 1}},
    {102959, 102854, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {650, 1}, {1545, 2}, {0, 0}}, {103155, 103043, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1547, 3}, {0, 0}},
    {103198, 103043, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1547, 3}, {0, 0}}, {103240, 103043, 0, {1273, 1}, {345, 1}, {0, 0}, {0, 0}, {651, 2}, {1547, 3}, {0, 0}},
    {103317, 103300, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {653, 1}, {0, 0}, {0, 0}}, {103406, 0, 0, {1274, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1550, 1}},
    {103445, 0, 0, {1278, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1550, 1}}, {103485, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {103500, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {103579, 100238, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1552, 1}},
    {103593, 100238, 0, {1283, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1552, 1}}, {103611, 100238, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1554, 2}, {0, 0}},
    {103627, 100238, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1552, 1}}, {103642, 100238, 0, {1287, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1552, 1}},
    {103725, 103657, 0, {1290, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {103905, 103810, 0, {1292, 2}, {0, 0}, {0, 0}, {0, 0}, {654, 1}, {1540, 1}, {1556, 1}},
    {104011, 103929, 0, {1294, 1}, {1295, 1}, {0, 0}, {0, 0}, {654, 1}, {1540, 1}, {1558, 1}},
    {104061, 0, 0, {1223, 1}, {1296, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1560, 1}}, {104087, 0, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {655, 1}, {89, 1}, {0, 0}},
    {104174, 104108, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1562, 2}, {1564, 1}}, {104214, 100238, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1554, 2}, {0, 0}},
    {104230, 104108, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1540, 1}, {0, 0}}, {104253, 104108, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1540, 1}, {0, 0}},
    {104278, 100238, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104309, 100238, 0, {1299, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104327, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {104341, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {104357, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {104372, 100238, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {104388, 100238, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {104405, 0, 0, {1300, 3}, {0, 0}, {0, 0}, {0, 0}, {413, 2}, {1566, 1}, {0, 0}},
    {104445, 0, 0, {1303, 3}, {345, 1}, {0, 0}, {0, 0}, {413, 2}, {1566, 1}, {0, 0}}, {104513, 55844, 0, {1306, 3}, {1236, 1}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {104554, 55844, 0, {1309, 3}, {1236, 1}, {0, 0}, {0, 0}, {657, 2}, {0, 0}, {0, 0}}, {104665, 104576, 0, {1312, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}},
    {104790, 104690, 0, {1315, 3}, {0, 0}, {0, 0}, {0, 0}, {656, 1}, {0, 0}, {0, 0}}, {104948, 104832, 0, {1318, 2}, {1236, 1}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}},
    {105112, 104983, 0, {1320, 3}, {0, 0}, {0, 0}, {0, 0}, {659, 3}, {0, 0}, {0, 0}}, {105259, 105181, 0, {1323, 2}, {1236, 1}, {0, 0}, {0, 0}, {662, 3}, {0, 0}, {0, 0}},
    {105339, 105285, 0, {1325, 1}, {1236, 1}, {0, 0}, {0, 0}, {665, 2}, {0, 0}, {0, 0}}, {105366, 100238, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1526, 1}},
    {105384, 100238, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1526, 1}}, {105430, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1567, 6}, {0, 0}},
    {105447, 0, 0, {1329, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1567, 6}, {0, 0}}, {105471, 0, 0, {1326, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1567, 6}, {0, 0}},
    {105516, 0, 0, {1331, 3}, {0, 0}, {0, 0}, {0, 0}, {667, 7}, {1567, 6}, {1573, 1}}, {105533, 0, 0, {1334, 2}, {0, 0}, {0, 0}, {0, 0}, {674, 8}, {1567, 6}, {1573, 1}},
    {105557, 100238, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1526, 1}}, {105575, 100238, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1526, 1}},
    {105592, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {105612, 100238, 0, {1249, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1526, 1}},
    {105626, 100238, 0, {1297, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1554, 2}, {0, 0}}, {105650, 0, 0, {1268, 1}, {0, 0}, {0, 0}, {0, 0}, {682, 3}, {0, 0}, {0, 0}},
    {105855, 0, 0, {1336, 5}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1575, 2}, {1577, 1}}, {106012, 105925, 0, {1341, 2}, {1192, 1}, {0, 0}, {0, 0}, {0, 0}, {1579, 2}, {1564, 1}},
    {106030, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {106045, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {106061, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {106081, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}},
    {106124, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1581, 2}, {0, 0}}, {106174, 100238, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 2}, {1585, 1}},
    {106189, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {106203, 100238, 0, {1286, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1554, 2}, {0, 0}},
    {106220, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {106235, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}},
    {106250, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}}, {106265, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1581, 2}, {0, 0}},
    {106294, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {106309, 48215, 0, {595, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1486, 1}},
    {106328, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}}, {106347, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}},
    {106366, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1581, 2}, {0, 0}}, {106395, 104108, 0, {1294, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {106418, 31163, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106472, 42762, 0, {0, 0}, {1347, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {106493, 104108, 0, {1294, 1}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {1562, 2}, {1564, 1}}, {106525, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {106539, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}}, {106554, 0, 0, {1348, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {106584, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {106599, 100238, 0, {1241, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1515, 3}, {1518, 1}},
    {106615, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}}, {106634, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1581, 2}, {0, 0}},
    {106702, 106682, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {685, 1}, {0, 0}, {0, 0}}, {106722, 100238, 0, {1343, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 2}, {1585, 1}},
    {106737, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}}, {106752, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}},
    {106767, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1581, 2}, {0, 0}}, {106796, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}},
    {106815, 100238, 0, {1343, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {1526, 1}}, {106834, 0, 0, {1345, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1581, 2}, {0, 0}},
    {106937, 106882, 0, {1349, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {107014, 106963, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {107124, 0, 0, {1352, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1587, 1}, {1588, 1}}, {107149, 106963, 0, {1351, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {107171, 0, 0, {1357, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {107377, 107213, 0, {1358, 1}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1590, 4}, {0, 0}},
    {107609, 107409, 0, {1359, 2}, {1236, 1}, {0, 0}, {0, 0}, {686, 1}, {1594, 5}, {1599, 1}},
    {107751, 0, 0, {1361, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1601, 4}, {1605, 1}}, {107780, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1607, 2}, {0, 0}},
    {107808, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1607, 2}, {0, 0}}, {107872, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1609, 3}, {0, 0}},
    {107901, 100238, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1609, 3}, {0, 0}}, {107930, 100238, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1609, 3}, {0, 0}},
    {107963, 100238, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1609, 3}, {0, 0}}, {107992, 100238, 0, {1366, 1}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1609, 3}, {0, 0}},
    {108025, 0, 0, {1364, 2}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1609, 3}, {0, 0}}, {108054, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1607, 2}, {0, 0}},
    {108082, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1607, 2}, {0, 0}}, {108109, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1607, 2}, {0, 0}},
    {108138, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1607, 2}, {0, 0}}, {108167, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1607, 2}, {0, 0}},
    {108196, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1607, 2}, {0, 0}}, {108225, 0, 0, {1363, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1607, 2}, {0, 0}},
    {108253, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108270, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108287, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108305, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108323, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108353, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108370, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108388, 0, 0, {1375, 5}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108409, 0, 0, {1380, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108427, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108446, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108466, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108486, 0, 0, {1383, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108507, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108525, 0, 0, {1371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108543, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108565, 0, 0, {1389, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1550, 1}}, {108583, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108620, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108639, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108656, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108672, 0, 0, {1396, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108706, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108730, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108754, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108779, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108804, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108829, 0, 0, {1403, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108854, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108878, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108901, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108926, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {108951, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {108976, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {109001, 0, 0, {1399, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109025, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {109043, 0, 0, {1392, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109063, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {109081, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109098, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {109118, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109136, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {109154, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109172, 0, 0, {1407, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1550, 1}},
    {109191, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109208, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {109227, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109245, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {109265, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109283, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {109301, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109319, 0, 0, {1367, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}},
    {109336, 0, 0, {1386, 3}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1550, 1}}, {109354, 0, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {109508, 109393, 0, {1411, 1}, {1192, 1}, {0, 0}, {0, 0}, {687, 1}, {1612, 2}, {0, 0}}, {109599, 109582, 1, {1412, 4}, {1203, 1}, {0, 0}, {1416, 2}, {688, 8}, {1614, 4}, {0, 0}},
    {109640, 109619, 0, {1418, 1}, {345, 1}, {0, 0}, {0, 0}, {696, 1}, {0, 0}, {0, 0}}, {109683, 109664, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {697, 1}, {0, 0}, {0, 0}},
    {110046, 109796, 0, {1268, 1}, {1419, 1}, {0, 0}, {0, 0}, {698, 12}, {1618, 7}, {0, 0}}, {110056, 95012, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1438, 4}, {1428, 1}},
    {110127, 110078, 0, {0, 0}, {1194, 1}, {0, 0}, {0, 0}, {710, 1}, {1449, 3}, {0, 0}}, {110219, 110184, 4, {0, 0}, {0, 0}, {1420, 1}, {0, 0}, {711, 7}, {1625, 3}, {1628, 1}},
    {110275, 110235, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {718, 1}, {1630, 2}, {0, 0}}, {110470, 110448, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {719, 16}, {1625, 3}, {1628, 1}},
    {110631, 110548, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {735, 3}, {812, 1}, {0, 0}}, {110743, 110660, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {738, 3}, {812, 1}, {0, 0}},
    {110932, 110801, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {741, 9}, {1632, 3}, {0, 0}}, {110981, 42762, 0, {0, 0}, {1422, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1635, 1}},
    {110996, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1630, 2}, {0, 0}}, {111013, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1630, 2}, {0, 0}},
    {111029, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {1630, 2}, {0, 0}}, {111061, 111044, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {750, 1}, {0, 0}, {0, 0}},
    {111079, 94562, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1423, 5}, {1428, 1}}, {111187, 111099, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {751, 1}, {1637, 4}, {1428, 1}},
    {111195, 94751, 0, {1191, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111209, 66294, 0, {1269, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {111255, 111221, 0, {1423, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}}, {111267, 95012, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1641, 4}, {1428, 1}},
    {111461, 111298, 0, {1424, 3}, {345, 1}, {0, 0}, {0, 0}, {572, 1}, {1645, 4}, {1649, 1}}, {111473, 94751, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {111483, 94562, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1651, 4}, {1428, 1}}, {111638, 111492, 0, {1427, 2}, {1236, 1}, {0, 0}, {0, 0}, {752, 1}, {1655, 2}, {1657, 1}},
    {111657, 94751, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {111669, 94964, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1435, 3}, {1428, 1}},
    {111872, 111679, 0, {1429, 2}, {0, 0}, {0, 0}, {0, 0}, {753, 10}, {1659, 6}, {0, 0}}, {111883, 94562, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1651, 4}, {1428, 1}},
    {112116, 111892, 1, {1431, 3}, {0, 0}, {0, 0}, {585, 2}, {763, 3}, {724, 4}, {0, 0}}, {112193, 112128, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {514, 1}, {1665, 2}, {0, 0}},
    {112204, 95012, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {347, 1}, {1641, 4}, {1428, 1}}, {112306, 112221, 0, {1411, 1}, {1219, 1}, {0, 0}, {0, 0}, {766, 1}, {1667, 2}, {0, 0}},
    {112318, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}}, {112335, 94964, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1435, 3}, {1428, 1}},
    {112392, 112345, 0, {1434, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {112404, 94964, 0, {1188, 2}, {1190, 1}, {0, 0}, {0, 0}, {0, 0}, {1435, 3}, {1428, 1}},
    {112413, 112221, 0, {1411, 1}, {1190, 1}, {0, 0}, {0, 0}, {766, 1}, {1667, 2}, {0, 0}}, {112423, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112470, 112433, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1677, 7}, {385, 1}}, {112480, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112490, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {112501, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112511, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {112522, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112532, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {214, 1}}, {112543, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112554, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {112564, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112750, 112574, 0, {1436, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {1684, 1}}, {112762, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {214, 1}},
    {112776, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {112785, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112795, 112433, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1677, 7}, {385, 1}}, {112805, 112433, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1677, 7}, {385, 1}},
    {112816, 112433, 0, {1435, 1}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1677, 7}, {385, 1}}, {112826, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112835, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {112845, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112854, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {112864, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {112875, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {113025, 112886, 0, {1439, 3}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {1686, 1}},
    {113116, 113034, 0, {1442, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1688, 9}, {773, 1}}, {113127, 32236, 0, {291, 2}, {293, 1}, {0, 0}, {0, 0}, {0, 0}, {1677, 7}, {214, 1}},
    {113179, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1697, 8}, {1705, 1}}, {113193, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1697, 8}, {1705, 1}},
    {113204, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1697, 8}, {1705, 1}}, {113215, 48215, 0, {307, 1}, {298, 1}, {0, 0}, {0, 0}, {341, 1}, {1697, 8}, {1705, 1}},
    {113229, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {113238, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {113249, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {113260, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {113270, 31598, 0, {288, 2}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {214, 1}}, {113280, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {113291, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {113306, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {113317, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {113488, 113334, 0, {307, 1}, {1444, 2}, {0, 0}, {0, 0}, {341, 1}, {1707, 9}, {1716, 1}},
    {113500, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {113510, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {113520, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {113529, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}},
    {113539, 33817, 0, {307, 1}, {290, 1}, {0, 0}, {0, 0}, {341, 1}, {1669, 8}, {385, 1}}, {113776, 113591, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {1718, 2}, {1720, 2}},
    {113798, 113591, 1, {1446, 2}, {1448, 1}, {0, 0}, {0, 0}, {767, 1}, {1724, 4}, {1728, 2}},
    {113866, 113812, 4, {0, 0}, {97, 1}, {482, 1}, {0, 0}, {0, 0}, {1732, 5}, {1737, 1}}, {113959, 113886, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1739, 4}, {0, 0}},
    {114146, 114014, 0, {1448, 1}, {158, 1}, {0, 0}, {0, 0}, {768, 1}, {1743, 6}, {1749, 2}}, {114477, 114237, 0, {1449, 3}, {693, 1}, {0, 0}, {0, 0}, {769, 1}, {1753, 3}, {1756, 1}},
    {114568, 114495, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 4}, {0, 0}}, {114595, 56515, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {1762, 7}, {1769, 1}},
    {114747, 114664, 0, {1454, 1}, {1455, 1}, {0, 0}, {0, 0}, {770, 1}, {1771, 4}, {1775, 1}},
    {114854, 114769, 0, {1456, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1777, 2}, {0, 0}}, {114902, 114866, 0, {1458, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1779, 1}, {0, 0}},
    {115095, 114963, 0, {1459, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {1780, 6}, {1786, 2}}, {115201, 115106, 0, {1461, 1}, {1462, 1}, {0, 0}, {0, 0}, {0, 0}, {1790, 3}, {1793, 1}},
    {115247, 115225, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {115432, 115285, 0, {1463, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1795, 1}},
    {115675, 115481, 0, {1466, 2}, {1455, 1}, {0, 0}, {0, 0}, {771, 2}, {1797, 5}, {1802, 2}},
    {115837, 115711, 0, {1452, 1}, {1468, 1}, {0, 0}, {0, 0}, {0, 0}, {1806, 3}, {1809, 2}}, {116075, 115711, 0, {1469, 1}, {1470, 4}, {0, 0}, {0, 0}, {0, 0}, {1813, 5}, {1818, 2}},
    {116271, 116119, 4, {1474, 2}, {693, 1}, {1476, 1}, {0, 0}, {0, 0}, {1822, 2}, {1824, 2}},
    {116318, 57854, 0, {0, 0}, {1477, 1}, {0, 0}, {0, 0}, {397, 1}, {852, 2}, {0, 0}}, {116492, 116358, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {773, 6}, {1828, 2}, {0, 0}},
    {116559, 116506, 0, {133, 2}, {135, 1}, {0, 0}, {0, 0}, {779, 2}, {1830, 6}, {1836, 1}}, {116613, 56515, 0, {1452, 1}, {1453, 1}, {0, 0}, {0, 0}, {0, 0}, {1838, 8}, {1846, 1}},
    {116659, 116638, 0, {133, 2}, {0, 0}, {0, 0}, {0, 0}, {781, 3}, {0, 0}, {114, 1}}, {116675, 114866, 0, {1458, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {548, 1}},
    {116860, 116733, 0, {1478, 2}, {1480, 1}, {0, 0}, {0, 0}, {767, 1}, {1848, 1}, {1849, 1}},
    {117339, 116926, 1, {1481, 4}, {1455, 1}, {0, 0}, {0, 0}, {784, 3}, {1851, 6}, {1857, 2}},
    {117506, 117424, 0, {1485, 2}, {1487, 1}, {0, 0}, {0, 0}, {0, 0}, {1771, 4}, {1861, 1}}, {117653, 117521, 0, {137, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {1863, 6}, {1869, 1}},
    {117918, 117666, 1, {1488, 4}, {158, 1}, {0, 0}, {0, 0}, {784, 3}, {1871, 6}, {1877, 2}}, {117967, 117933, 0, {1492, 1}, {1493, 1}, {0, 0}, {0, 0}, {787, 1}, {1881, 3}, {1884, 1}},
    {118157, 117995, 0, {1494, 3}, {1497, 1}, {0, 0}, {0, 0}, {0, 0}, {1886, 4}, {1890, 2}}, {118217, 118196, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {1898, 4}, {0, 0}},
    {118376, 118244, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {793, 5}, {829, 1}, {0, 0}}, {118441, 118394, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1902, 2}, {1904, 1}},
    {118464, 118394, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {798, 1}, {1906, 3}, {1904, 1}}, {118732, 118538, 0, {1499, 1}, {1500, 2}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {1909, 1}},
    {118807, 118761, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {0, 0}}, {118939, 118831, 0, {1502, 2}, {1504, 1}, {0, 0}, {0, 0}, {798, 1}, {812, 1}, {1909, 1}},
    {119000, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1911, 4}, {0, 0}}, {119045, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1915, 4}, {0, 0}},
    {119088, 119063, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {1919, 6}, {0, 0}}, {119149, 13112, 0, {0, 0}, {1505, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1925, 1}},
    {120678, 120492, 0, {1507, 3}, {1510, 1}, {0, 0}, {0, 0}, {799, 1}, {0, 0}, {1927, 1}}, {120739, 120692, 0, {1511, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1927, 1}},
    {120885, 120751, 0, {1511, 1}, {1512, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1929, 1}}, {120991, 120751, 0, {1511, 1}, {1514, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1931, 1}},
    {121232, 121019, 0, {1516, 3}, {1519, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1933, 1}}, {121307, 121247, 0, {0, 0}, {1511, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {1935, 1}},
    {121392, 97844, 0, {1521, 1}, {1522, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1937, 1}}, {121476, 121408, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1939, 1}},
    {121489, 121408, 0, {0, 0}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1939, 1}}, {121789, 121519, 0, {1523, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1941, 1}},
    {122064, 121799, 0, {1529, 4}, {1527, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1943, 1}}, {122317, 122074, 0, {1523, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1945, 1}},
    {122440, 122340, 0, {1521, 1}, {1296, 1}, {0, 0}, {0, 0}, {800, 1}, {0, 0}, {1947, 1}}, {122693, 122457, 0, {1529, 4}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1949, 1}},
    {122833, 122702, 0, {1533, 1}, {1510, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1951, 1}}, {123749, 123462, 1, {1548, 5}, {1553, 1}, {0, 0}, {0, 0}, {801, 2}, {0, 0}, {1953, 1}},
    {123916, 123785, 0, {1554, 1}, {1553, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1955, 1}}, {124048, 123958, 0, {1555, 1}, {0, 0}, {0, 0}, {0, 0}, {803, 1}, {0, 0}, {1957, 1}},
    {124215, 124081, 0, {1556, 2}, {1558, 1}, {0, 0}, {0, 0}, {804, 2}, {1959, 4}, {114, 1}}, {124438, 124290, 0, {1559, 2}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1963, 1}},
    {124661, 124468, 0, {1562, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1965, 1}}, {124880, 124693, 0, {1566, 3}, {1561, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1967, 1}},
    {124944, 124913, 0, {0, 0}, {1569, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {125112, 124998, 0, {1559, 2}, {1570, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1969, 1}},
    {125320, 125131, 0, {1571, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1971, 1}}, {125543, 125353, 0, {1575, 3}, {1578, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1973, 1}},
    {125759, 125586, 0, {1579, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1975, 1}}, {126126, 125913, 0, {1583, 4}, {1558, 1}, {0, 0}, {0, 0}, {806, 3}, {1977, 4}, {1981, 1}},
    {126276, 126144, 0, {1587, 3}, {1558, 1}, {0, 0}, {0, 0}, {809, 2}, {1977, 4}, {0, 0}}, {126494, 126389, 0, {1590, 1}, {1591, 1}, {0, 0}, {0, 0}, {811, 2}, {1488, 2}, {1983, 1}},
    {126932, 126570, 1, {1592, 7}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1985, 1}}, {127161, 126953, 1, {1599, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1987, 1}},
    {127331, 127207, 0, {1603, 2}, {1605, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1989, 1}}, {127421, 127359, 0, {1606, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {127575, 127448, 0, {1607, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1991, 1}}, {127739, 127644, 0, {1609, 2}, {1611, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {128004, 127868, 0, {1612, 3}, {1615, 1}, {0, 0}, {0, 0}, {813, 3}, {0, 0}, {0, 0}}, {128054, 128024, 0, {0, 0}, {1616, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {128166, 128091, 0, {1617, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {131796, 131738, 0, {1678, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1995, 1}},
    {132165, 131888, 1, {1679, 3}, {1682, 1}, {0, 0}, {0, 0}, {816, 1}, {0, 0}, {1997, 1}}, {132347, 132178, 0, {1683, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1999, 1}, {2000, 1}},
    {132367, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {132381, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {132405, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {0, 0}, {0, 0}}, {132444, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2002, 1}, {0, 0}},
    {132472, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {817, 1}, {2002, 1}, {0, 0}}, {132717, 132581, 0, {1685, 1}, {1686, 1}, {0, 0}, {0, 0}, {818, 1}, {2003, 1}, {2004, 1}},
    {132983, 132835, 0, {1687, 2}, {0, 0}, {0, 0}, {0, 0}, {819, 1}, {2003, 1}, {2006, 1}}, {133275, 133218, 0, {1689, 1}, {1690, 1}, {0, 0}, {0, 0}, {820, 3}, {0, 0}, {0, 0}},
    {133355, 133218, 0, {1691, 1}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {0, 0}}, {133561, 133408, 0, {1692, 3}, {1695, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2008, 1}},
    {133590, 133408, 0, {1692, 3}, {1696, 1}, {0, 0}, {0, 0}, {825, 3}, {89, 1}, {2008, 1}}, {133736, 133618, 0, {1697, 2}, {1699, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2010, 1}},
    {133808, 133618, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {823, 2}, {0, 0}, {2012, 1}}, {133835, 133618, 0, {1697, 2}, {1690, 1}, {0, 0}, {0, 0}, {828, 4}, {0, 0}, {2012, 1}},
    {134063, 133915, 0, {1700, 2}, {1702, 1}, {0, 0}, {0, 0}, {823, 2}, {2014, 2}, {2016, 1}},
    {134163, 133915, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2014, 2}, {2018, 1}},
    {134190, 133915, 0, {1700, 2}, {1703, 1}, {0, 0}, {0, 0}, {823, 2}, {2014, 2}, {2018, 1}},
    {134312, 134225, 0, {1704, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {2020, 1}}, {134385, 134225, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {134412, 134225, 0, {1705, 1}, {1695, 1}, {0, 0}, {0, 0}, {834, 1}, {0, 0}, {0, 0}}, {134440, 134225, 0, {1705, 1}, {1696, 1}, {0, 0}, {0, 0}, {832, 2}, {0, 0}, {0, 0}},
    {134531, 134467, 0, {1706, 1}, {1707, 1}, {0, 0}, {0, 0}, {825, 3}, {0, 0}, {2022, 1}}, {134558, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {134977, 134673, 1, {1708, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2024, 1}}, {135192, 135014, 0, {1713, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2026, 1}},
    {135656, 135329, 1, {1716, 6}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2028, 1}}, {135963, 135745, 0, {1722, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2030, 1}},
    {136423, 136070, 1, {1726, 5}, {0, 0}, {0, 0}, {0, 0}, {835, 1}, {1999, 1}, {2032, 1}}, {136821, 136527, 1, {1731, 4}, {0, 0}, {0, 0}, {0, 0}, {836, 1}, {0, 0}, {2034, 1}},
    {137134, 136885, 1, {1735, 4}, {0, 0}, {0, 0}, {0, 0}, {837, 2}, {0, 0}, {2036, 1}}, {137696, 137193, 1, {1739, 8}, {0, 0}, {0, 0}, {0, 0}, {839, 3}, {2038, 2}, {2040, 1}},
    {137761, 137744, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {842, 2}, {2002, 1}, {0, 0}}, {137791, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {137963, 137928, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {844, 1}, {0, 0}, {0, 0}}, {138224, 138035, 0, {1748, 3}, {0, 0}, {0, 0}, {0, 0}, {845, 2}, {0, 0}, {2042, 1}},
    {138265, 138252, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {847, 1}, {0, 0}, {0, 0}}, {138498, 138382, 0, {1751, 3}, {1707, 1}, {0, 0}, {0, 0}, {848, 3}, {0, 0}, {2044, 1}},
    {138523, 138382, 0, {1754, 3}, {1707, 1}, {0, 0}, {0, 0}, {851, 2}, {0, 0}, {2044, 1}}, {138660, 138559, 0, {1757, 1}, {1758, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2046, 1}},
    {138676, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {138686, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {138753, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {853, 2}, {0, 0}, {0, 0}}, {139008, 138858, 0, {1759, 2}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {2048, 1}},
    {139110, 139033, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {855, 3}, {0, 0}, {0, 0}}, {139181, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {858, 3}, {0, 0}, {0, 0}},
    {139212, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {139234, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {861, 1}, {0, 0}, {0, 0}},
    {139297, 139281, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {862, 1}, {0, 0}, {0, 0}}, {139568, 139366, 1, {1761, 3}, {1764, 1}, {0, 0}, {0, 0}, {863, 1}, {1999, 1}, {1991, 1}},
    {139747, 139666, 0, {1765, 1}, {1766, 1}, {0, 0}, {0, 0}, {864, 4}, {0, 0}, {2050, 1}}, {139964, 139865, 0, {1767, 2}, {1769, 1}, {0, 0}, {0, 0}, {0, 0}, {2052, 2}, {2054, 1}},
    {140135, 140033, 0, {1770, 2}, {1772, 1}, {0, 0}, {0, 0}, {868, 1}, {0, 0}, {2056, 1}}, {140443, 140325, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2058, 1}},
    {140649, 140464, 0, {1776, 3}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {1999, 1}, {2060, 1}},
    {140742, 140680, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2058, 1}}, {140774, 140325, 0, {1773, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2058, 1}},
    {140921, 140800, 0, {1782, 2}, {1775, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2062, 1}}, {140957, 140680, 0, {1779, 2}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2058, 1}},
    {141071, 140994, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2064, 1}}, {141097, 140994, 0, {1784, 2}, {0, 0}, {0, 0}, {0, 0}, {871, 1}, {0, 0}, {2064, 1}},
    {141258, 141121, 0, {1786, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1999, 1}, {2066, 1}}, {141277, 137928, 0, {1747, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {141395, 141326, 0, {1789, 2}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {1560, 1}}, {141553, 141419, 0, {1791, 3}, {1296, 1}, {0, 0}, {0, 0}, {869, 2}, {0, 0}, {2068, 1}},
    {141692, 141582, 0, {1794, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1999, 1}, {2070, 1}}, {141722, 103300, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {872, 1}, {0, 0}, {0, 0}},
    {142200, 141995, 1, {1797, 9}, {1210, 1}, {0, 0}, {0, 0}, {873, 6}, {0, 0}, {2072, 1}}, {142517, 142237, 1, {1806, 11}, {1210, 1}, {0, 0}, {0, 0}, {879, 7}, {0, 0}, {2074, 1}},
    {142694, 142599, 1, {1817, 5}, {1210, 1}, {0, 0}, {0, 0}, {886, 6}, {0, 0}, {2076, 1}}, {142766, 142747, 1, {1822, 3}, {1210, 1}, {0, 0}, {0, 0}, {892, 7}, {0, 0}, {0, 0}},
    {142839, 142789, 0, {1825, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2078, 1}}, {142946, 142884, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {899, 2}, {0, 0}, {0, 0}},
    {143495, 143258, 0, {1826, 2}, {0, 0}, {0, 0}, {0, 0}, {901, 5}, {1999, 1}, {1991, 1}}, {143704, 143543, 0, {1828, 3}, {1707, 1}, {0, 0}, {0, 0}, {906, 1}, {89, 1}, {2080, 1}},
    {143793, 143714, 0, {1831, 1}, {1832, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2082, 1}}, {143815, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2084, 2}, {0, 0}},
    {143849, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {143874, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {143972, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2086, 3}, {0, 0}}, {144007, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2086, 3}, {0, 0}},
    {144042, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2086, 3}, {0, 0}}, {144077, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2086, 3}, {0, 0}},
    {144112, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2086, 3}, {0, 0}}, {144148, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2086, 3}, {0, 0}},
    {144184, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {144220, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {144256, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {2086, 3}, {0, 0}}, {144287, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {144318, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {144349, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {144376, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {144403, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {144430, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144467, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144494, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144521, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144549, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144577, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144605, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144633, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144661, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144689, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144717, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144745, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144773, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144801, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144828, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144856, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144884, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144912, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144940, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {144968, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {144996, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {145024, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145052, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {145080, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145108, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {145135, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145163, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {145191, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145218, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {145245, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145272, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {145299, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145326, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {145353, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {145384, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {145418, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {145444, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {145470, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145501, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {145532, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145563, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {145594, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {145625, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {145657, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {145689, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {145721, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {145749, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {145777, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {145805, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {145830, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {145856, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {145882, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {145908, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {145935, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {145959, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {145984, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {146009, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {146034, 42762, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {146069, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}}, {146095, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {1096, 2}, {0, 0}},
    {146345, 146171, 0, {1833, 2}, {1835, 1}, {0, 0}, {0, 0}, {908, 3}, {2089, 2}, {2091, 1}},
    {146411, 146383, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {911, 2}, {0, 0}, {0, 0}}, {146718, 146503, 0, {1836, 4}, {1840, 1}, {0, 0}, {0, 0}, {913, 2}, {2093, 1}, {2094, 1}},
    {146848, 146741, 0, {1841, 2}, {0, 0}, {0, 0}, {0, 0}, {915, 1}, {0, 0}, {2096, 1}}, {146978, 146869, 0, {1843, 2}, {0, 0}, {0, 0}, {0, 0}, {916, 3}, {0, 0}, {2098, 1}},
    {147185, 147087, 0, {1845, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2100, 1}, {2101, 1}}, {147318, 147204, 0, {1847, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2100, 1}, {2103, 1}},
    {147617, 147520, 0, {1849, 2}, {0, 0}, {0, 0}, {0, 0}, {920, 4}, {2100, 1}, {2105, 1}}, {147742, 147633, 0, {1851, 2}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2100, 1}, {2107, 1}},
    {147783, 139281, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {924, 1}, {2100, 1}, {0, 0}}, {148057, 147923, 0, {1853, 2}, {1855, 1}, {0, 0}, {0, 0}, {925, 2}, {2100, 1}, {2109, 1}},
    {148696, 148351, 1, {1856, 7}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2111, 1}, {2112, 1}}, {149114, 148793, 0, {1863, 7}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2111, 1}, {2114, 1}},
    {149527, 149143, 1, {1870, 8}, {0, 0}, {0, 0}, {0, 0}, {927, 4}, {2111, 1}, {2116, 1}}, {149932, 149547, 0, {1878, 8}, {0, 0}, {0, 0}, {0, 0}, {931, 4}, {2111, 1}, {2118, 1}},
    {150333, 150055, 0, {1886, 6}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2111, 1}, {2120, 1}}, {150695, 150353, 0, {1892, 7}, {0, 0}, {0, 0}, {0, 0}, {935, 3}, {2111, 1}, {2122, 1}},
    {151092, 150799, 0, {1899, 6}, {1781, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2124, 1}}, {151119, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2100, 1}, {0, 0}},
    {151257, 151156, 0, {1905, 1}, {0, 0}, {0, 0}, {0, 0}, {919, 1}, {2126, 1}, {2127, 1}}, {151364, 151283, 0, {1906, 3}, {0, 0}, {0, 0}, {0, 0}, {938, 2}, {2100, 1}, {2109, 1}},
    {151399, 139281, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {940, 1}, {2100, 1}, {0, 0}}, {151551, 151453, 0, {1909, 2}, {1911, 1}, {0, 0}, {0, 0}, {941, 1}, {0, 0}, {2129, 1}},
    {151586, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2131, 1}, {0, 0}}, {151623, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2131, 1}, {0, 0}},
    {152083, 151740, 0, {1912, 3}, {1915, 1}, {0, 0}, {0, 0}, {942, 10}, {2132, 2}, {2134, 1}},
    {152121, 152104, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {952, 1}, {2131, 1}, {0, 0}}, {152295, 152208, 0, {1916, 2}, {1918, 1}, {0, 0}, {0, 0}, {953, 6}, {0, 0}, {2136, 1}},
    {152375, 152326, 0, {1919, 1}, {1210, 1}, {0, 0}, {0, 0}, {959, 7}, {0, 0}, {0, 0}}, {152468, 152389, 0, {1920, 3}, {0, 0}, {0, 0}, {0, 0}, {966, 5}, {0, 0}, {2136, 1}},
    {154774, 154631, 1, {1957, 2}, {0, 0}, {0, 0}, {0, 0}, {971, 1}, {0, 0}, {2140, 1}}, {154979, 154825, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {972, 2}, {2142, 3}, {2145, 1}},
    {155181, 154998, 0, {1959, 2}, {0, 0}, {0, 0}, {0, 0}, {974, 3}, {10, 1}, {0, 0}}, {155381, 155217, 4, {1961, 1}, {0, 0}, {22, 1}, {0, 0}, {977, 3}, {2147, 3}, {2150, 1}},
    {155570, 155399, 0, {1962, 2}, {0, 0}, {0, 0}, {0, 0}, {972, 2}, {20, 1}, {0, 0}}, {155587, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {155801, 155655, 0, {1964, 1}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {2152, 1}}, {155898, 155812, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {980, 1}, {0, 0}, {0, 0}},
    {156063, 155940, 4, {1965, 2}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2154, 2}, {2156, 3}}, {156118, 156082, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {981, 1}, {812, 1}, {0, 0}},
    {156211, 156131, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {982, 2}, {829, 1}, {0, 0}}, {156268, 156232, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {108, 2}, {2162, 4}, {0, 0}},
    {156425, 156296, 0, {1967, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2166, 3}, {0, 0}}, {156799, 156567, 4, {0, 0}, {0, 0}, {1968, 6}, {0, 0}, {984, 3}, {2169, 3}, {0, 0}},
    {157499, 156974, 5, {1974, 4}, {0, 0}, {50, 1}, {0, 0}, {987, 5}, {2172, 6}, {0, 0}}, {157566, 157514, 0, {1978, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {158014, 157684, 5, {1979, 2}, {0, 0}, {50, 1}, {0, 0}, {992, 8}, {2178, 4}, {0, 0}}, {158325, 158146, 4, {1981, 3}, {0, 0}, {50, 1}, {0, 0}, {1000, 3}, {2182, 3}, {2185, 1}},
    {158721, 158396, 1, {1984, 5}, {1989, 1}, {0, 0}, {0, 0}, {1003, 1}, {48, 1}, {2187, 1}}, {159339, 158884, 1, {1990, 4}, {1994, 1}, {0, 0}, {0, 0}, {1004, 7}, {0, 0}, {2189, 1}},
    {159466, 159371, 4, {1995, 1}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {159495, 159477, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {159539, 13112, 0, {0, 0}, {1996, 1}, {0, 0}, {0, 0}, {0, 0}, {2191, 1}, {2192, 2}}, {159767, 159631, 0, {1997, 1}, {0, 0}, {0, 0}, {0, 0}, {1011, 2}, {0, 0}, {0, 0}},
    {159855, 159794, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1013, 1}, {0, 0}, {0, 0}}, {160442, 159919, 5, {1998, 6}, {0, 0}, {50, 1}, {0, 0}, {1014, 6}, {2196, 5}, {2152, 1}},
    {160644, 160517, 4, {0, 0}, {0, 0}, {2004, 3}, {0, 0}, {1020, 3}, {2201, 2}, {0, 0}}, {160832, 160686, 1, {2007, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {997, 1}, {0, 0}},
    {160865, 159477, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2203, 2}, {0, 0}}, {161255, 160884, 5, {2009, 4}, {0, 0}, {22, 1}, {0, 0}, {1023, 6}, {2205, 1}, {0, 0}},
    {162054, 161371, 5, {2013, 7}, {0, 0}, {50, 1}, {0, 0}, {1029, 11}, {2172, 6}, {2206, 1}},
    {162475, 162097, 5, {2020, 4}, {0, 0}, {50, 1}, {0, 0}, {1040, 4}, {2205, 1}, {0, 0}}, {163505, 162692, 5, {2024, 12}, {0, 0}, {50, 1}, {0, 0}, {1044, 8}, {2208, 4}, {2152, 1}},
    {163634, 163556, 1, {2036, 3}, {2039, 1}, {0, 0}, {0, 0}, {1052, 3}, {2212, 1}, {2213, 1}},
    {163988, 163695, 5, {2040, 5}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2215, 2}, {2152, 1}}, {164254, 164004, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2217, 1}, {2152, 1}},
    {164276, 164004, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2217, 1}, {2152, 1}}, {164433, 164305, 0, {2049, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2218, 1}, {2219, 1}},
    {164452, 164004, 1, {2045, 4}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {2217, 1}, {2152, 1}}, {165204, 164509, 5, {2051, 9}, {0, 0}, {50, 1}, {0, 0}, {1057, 7}, {2221, 3}, {2224, 1}},
    {165553, 165274, 5, {2060, 3}, {0, 0}, {50, 1}, {0, 0}, {1064, 2}, {2226, 2}, {0, 0}}, {166461, 165660, 5, {2063, 10}, {0, 0}, {50, 1}, {0, 0}, {1066, 12}, {2228, 8}, {2224, 1}},
    {166601, 166474, 0, {2073, 1}, {0, 0}, {0, 0}, {0, 0}, {1055, 2}, {0, 0}, {0, 0}}, {166614, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {167220, 166660, 5, {2074, 8}, {0, 0}, {50, 1}, {0, 0}, {1078, 5}, {2236, 3}, {2152, 1}}, {167230, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2239, 2}, {0, 0}},
    {167392, 167263, 0, {2082, 1}, {2083, 1}, {0, 0}, {0, 0}, {0, 0}, {2241, 1}, {2242, 1}}, {167611, 167430, 1, {2084, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2244, 1}, {2245, 1}},
    {167688, 167628, 0, {2087, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2244, 1}, {2247, 1}}, {167709, 159477, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {167773, 167728, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {1083, 1}, {2249, 1}, {0, 0}}, {167787, 159477, 4, {0, 0}, {0, 0}, {50, 1}, {0, 0}, {0, 0}, {2250, 4}, {0, 0}},
    {168631, 167911, 5, {2088, 7}, {0, 0}, {50, 1}, {0, 0}, {1084, 13}, {2172, 6}, {2254, 1}},
    {168771, 168642, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2256, 4}, {0, 0}}, {168986, 168893, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1097, 2}, {2260, 1}, {0, 0}},
    {169110, 169014, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {2261, 1}, {0, 0}}, {169290, 169160, 0, {2097, 1}, {2098, 1}, {0, 0}, {0, 0}, {1100, 1}, {0, 0}, {2262, 1}},
    {169386, 169327, 0, {2099, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2261, 1}, {2264, 1}}, {169506, 169407, 0, {2097, 1}, {2100, 1}, {0, 0}, {0, 0}, {0, 0}, {2260, 1}, {2266, 1}},
    {169687, 169407, 0, {2101, 1}, {2102, 1}, {0, 0}, {0, 0}, {0, 0}, {2260, 1}, {2268, 1}}, {170131, 169854, 1, {2103, 3}, {2106, 1}, {0, 0}, {0, 0}, {1101, 2}, {0, 0}, {2270, 1}},
    {170270, 170184, 4, {0, 0}, {0, 0}, {482, 1}, {0, 0}, {1103, 2}, {2272, 4}, {2276, 1}}, {170445, 170343, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {2278, 2}, {0, 0}},
    {170656, 170480, 1, {2109, 3}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2261, 1}, {2280, 1}}, {170775, 170675, 0, {2112, 1}, {2113, 1}, {0, 0}, {0, 0}, {1105, 1}, {89, 1}, {2282, 1}},
    {170909, 170786, 0, {2112, 1}, {2114, 1}, {0, 0}, {0, 0}, {1106, 1}, {89, 1}, {2284, 1}}, {171092, 170939, 5, {2115, 2}, {0, 0}, {2117, 1}, {0, 0}, {1107, 1}, {2286, 6}, {2292, 2}},
    {171183, 171117, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1108, 1}, {0, 0}, {2296, 1}}, {171298, 171224, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1109, 1}, {0, 0}, {2298, 1}},
    {171404, 171319, 0, {2095, 1}, {2096, 1}, {0, 0}, {580, 2}, {1097, 2}, {623, 1}, {0, 0}}, {171432, 169014, 0, {2095, 1}, {2096, 1}, {0, 0}, {0, 0}, {1099, 1}, {0, 0}, {0, 0}},
    {171532, 171457, 0, {2120, 2}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2301, 3}, {2304, 1}}, {171569, 171553, 0, {0, 0}, {0, 0}, {0, 0}, {576, 1}, {0, 0}, {2306, 2}, {0, 0}},
    {171700, 171601, 0, {2122, 1}, {0, 0}, {0, 0}, {580, 2}, {1110, 1}, {2239, 2}, {2308, 1}},
    {171873, 171750, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2239, 2}, {2310, 1}},
    {171955, 171904, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1099, 1}, {2239, 2}, {2310, 1}},
    {171987, 171750, 0, {2123, 1}, {0, 0}, {0, 0}, {580, 2}, {1111, 2}, {2239, 2}, {2310, 1}},
    {172094, 172017, 0, {2124, 1}, {0, 0}, {0, 0}, {580, 2}, {1113, 1}, {2239, 2}, {2312, 1}},
    {172202, 172116, 0, {2125, 1}, {0, 0}, {0, 0}, {580, 2}, {1114, 1}, {2239, 2}, {2314, 1}},
    {172255, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2316, 3}, {0, 0}}, {172305, 172275, 0, {0, 0}, {2122, 1}, {0, 0}, {0, 0}, {718, 1}, {89, 1}, {2308, 1}},
    {172763, 172429, 1, {2126, 3}, {2129, 1}, {0, 0}, {0, 0}, {1115, 3}, {0, 0}, {2319, 1}}, {172791, 170343, 0, {2107, 1}, {2108, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {172832, 172815, 0, {0, 0}, {2118, 1}, {0, 0}, {0, 0}, {1118, 1}, {89, 1}, {2296, 1}}, {172855, 172815, 0, {0, 0}, {2119, 1}, {0, 0}, {0, 0}, {1119, 1}, {89, 1}, {2298, 1}},
    {172898, 172879, 0, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2310, 1}}, {173134, 173020, 0, {2130, 1}, {2131, 1}, {0, 0}, {0, 0}, {1120, 1}, {2321, 2}, {2323, 1}},
    {173153, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2306, 2}, {0, 0}}, {173207, 173183, 4, {2132, 1}, {0, 0}, {50, 1}, {2133, 1}, {0, 0}, {623, 1}, {0, 0}},
    {173265, 173244, 4, {0, 0}, {0, 0}, {2134, 1}, {0, 0}, {1121, 4}, {2325, 2}, {0, 0}}, {173392, 173281, 0, {2123, 1}, {2122, 1}, {0, 0}, {0, 0}, {1099, 1}, {89, 1}, {2327, 1}},
    {173510, 173417, 0, {2135, 1}, {2118, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2329, 1}}, {173579, 173540, 0, {2136, 1}, {2123, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2310, 1}},
    {173710, 173606, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2331, 1}}, {173785, 173733, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2310, 1}},
    {173809, 173606, 0, {2123, 1}, {2100, 1}, {0, 0}, {0, 0}, {1120, 1}, {89, 1}, {2331, 1}}, {173831, 173733, 0, {2123, 1}, {2136, 1}, {0, 0}, {0, 0}, {1125, 1}, {89, 1}, {2310, 1}},
    {173951, 173540, 0, {2136, 1}, {2137, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2333, 1}}, {174084, 173972, 0, {2136, 1}, {2138, 1}, {0, 0}, {0, 0}, {0, 0}, {2335, 2}, {2337, 1}},
    {174160, 174110, 0, {2139, 1}, {0, 0}, {0, 0}, {580, 2}, {0, 0}, {2239, 2}, {0, 0}}, {174484, 174225, 1, {2140, 2}, {0, 0}, {0, 0}, {576, 1}, {1126, 4}, {623, 1}, {2339, 1}},
    {174584, 174508, 0, {2142, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2310, 1}}, {174697, 174626, 0, {2122, 1}, {0, 0}, {0, 0}, {2144, 2}, {1130, 1}, {2239, 2}, {2308, 1}},
    {174799, 174725, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2239, 2}, {2310, 1}},
    {174831, 174725, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1132, 1}, {2239, 2}, {2310, 1}},
    {174864, 174725, 0, {2123, 1}, {0, 0}, {0, 0}, {2144, 2}, {1131, 1}, {2239, 2}, {2310, 1}},
    {174962, 174895, 0, {2124, 1}, {0, 0}, {0, 0}, {2144, 2}, {1133, 1}, {2239, 2}, {2312, 1}},
    {175012, 174895, 0, {2125, 1}, {0, 0}, {0, 0}, {2144, 2}, {1134, 1}, {2239, 2}, {2314, 1}},
    {175200, 32855, 0, {0, 0}, {2155, 1}, {0, 0}, {0, 0}, {346, 1}, {2346, 3}, {915, 1}}, {175421, 175266, 0, {2156, 2}, {2158, 1}, {0, 0}, {0, 0}, {0, 0}, {2349, 2}, {2351, 1}},
    {175896, 175595, 0, {2159, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2353, 5}, {2358, 1}},
    {176000, 175907, 0, {2163, 1}, {2164, 1}, {0, 0}, {0, 0}, {0, 0}, {2360, 2}, {2362, 1}}, {176287, 176017, 0, {2165, 1}, {219, 1}, {0, 0}, {0, 0}, {1136, 7}, {718, 1}, {0, 0}},
    {176414, 176296, 0, {2166, 3}, {2162, 1}, {0, 0}, {0, 0}, {1135, 1}, {2364, 3}, {2358, 1}},
    {176604, 176430, 0, {2169, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2367, 2}, {2369, 1}}, {176883, 176810, 0, {2172, 2}, {2174, 1}, {0, 0}, {0, 0}, {1143, 1}, {2371, 3}, {0, 0}},
    {176991, 176922, 0, {2175, 2}, {2177, 1}, {0, 0}, {0, 0}, {1144, 1}, {2374, 3}, {2304, 1}},
    {177160, 177004, 0, {2178, 3}, {0, 0}, {0, 0}, {0, 0}, {1135, 1}, {2377, 4}, {2369, 1}}, {177427, 177172, 0, {2181, 2}, {0, 0}, {0, 0}, {0, 0}, {1145, 6}, {718, 1}, {0, 0}},
    {177486, 177437, 0, {2163, 1}, {2155, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {177564, 177523, 0, {0, 0}, {2183, 1}, {0, 0}, {0, 0}, {1151, 1}, {89, 1}, {0, 0}},
    {177757, 177674, 0, {2184, 1}, {2185, 1}, {0, 0}, {0, 0}, {0, 0}, {2381, 2}, {0, 0}}, {177769, 177674, 0, {2186, 1}, {2187, 1}, {0, 0}, {0, 0}, {0, 0}, {2381, 2}, {0, 0}},
    {177917, 177674, 0, {2188, 1}, {2189, 1}, {0, 0}, {0, 0}, {0, 0}, {2383, 3}, {0, 0}}, {178454, 178398, 0, {1758, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2388, 1}},
    {178467, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {178481, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {178500, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {178519, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {178787, 178560, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2390, 1}, {2391, 1}}, {178824, 178560, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2390, 1}, {2391, 1}},
    {178860, 178560, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2390, 1}, {2391, 1}}, {178896, 178560, 0, {2197, 3}, {0, 0}, {0, 0}, {0, 0}, {1152, 5}, {2390, 1}, {2391, 1}},
    {178995, 178931, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {179092, 179018, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2393, 1}},
    {179110, 179018, 0, {2202, 1}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2393, 1}}, {179284, 179141, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2395, 1}},
    {179377, 179305, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2397, 1}}, {179398, 179305, 0, {2206, 1}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2397, 1}},
    {179419, 179141, 0, {2203, 3}, {345, 1}, {0, 0}, {0, 0}, {1158, 1}, {89, 1}, {2395, 1}}, {179532, 179440, 0, {2207, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2399, 1}},
    {179807, 179651, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2401, 1}}, {179837, 179651, 0, {2209, 2}, {2211, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2401, 1}},
    {180010, 179651, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2403, 1}}, {180039, 179651, 0, {2209, 2}, {2212, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2403, 1}},
    {180211, 179651, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2405, 1}}, {180240, 179651, 0, {2209, 2}, {2213, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2405, 1}},
    {180458, 179651, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2407, 1}}, {180573, 179651, 0, {2217, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2409, 1}},
    {180602, 179651, 0, {2214, 2}, {2216, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2407, 1}}, {180772, 179651, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2411, 1}},
    {180885, 179651, 0, {2217, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2413, 1}}, {180913, 179651, 0, {2214, 2}, {2219, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2411, 1}},
    {181082, 179651, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2415, 1}}, {181195, 179651, 0, {2217, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2417, 1}},
    {181223, 179651, 0, {2214, 2}, {2220, 1}, {0, 0}, {0, 0}, {1159, 1}, {89, 1}, {2415, 1}}, {181487, 181302, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2419, 1}},
    {181521, 181302, 0, {2221, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2419, 1}}, {181851, 181632, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2421, 1}},
    {181878, 181632, 0, {2225, 3}, {2228, 1}, {0, 0}, {0, 0}, {1160, 2}, {89, 1}, {2421, 1}}, {182042, 181905, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2423, 1}},
    {182069, 181905, 0, {2229, 2}, {1832, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2423, 1}}, {182301, 182154, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2425, 1}},
    {182332, 181905, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2425, 1}}, {182363, 182154, 0, {2229, 2}, {2231, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2425, 1}},
    {182605, 182394, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2427, 1}}, {182770, 182394, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2429, 1}},
    {183035, 182800, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2431, 1}}, {183150, 182154, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2433, 1}},
    {183180, 181905, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2433, 1}}, {183210, 182154, 0, {2229, 2}, {2228, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2433, 1}},
    {183371, 182154, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2435, 1}}, {183401, 181905, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1162, 1}, {89, 1}, {2435, 1}},
    {183431, 182154, 0, {2229, 2}, {2243, 1}, {0, 0}, {0, 0}, {1163, 1}, {89, 1}, {2435, 1}}, {183663, 183473, 0, {2244, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2437, 1}},
    {183807, 183473, 0, {2247, 3}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2439, 1}}, {184053, 183837, 0, {2250, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2441, 1}},
    {184083, 182394, 0, {2232, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2427, 1}}, {184114, 182394, 0, {2236, 3}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2429, 1}},
    {184144, 182800, 0, {2239, 4}, {2235, 1}, {0, 0}, {0, 0}, {1164, 1}, {89, 1}, {2431, 1}}, {184312, 184174, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2443, 1}},
    {184441, 184174, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2445, 1}}, {184569, 184174, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2447, 1}},
    {184601, 184174, 0, {2254, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2443, 1}}, {184634, 184174, 0, {2257, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2445, 1}},
    {184666, 184174, 0, {2259, 2}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2447, 1}}, {184843, 184174, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2449, 1}},
    {184876, 184174, 0, {2261, 2}, {2263, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2449, 1}}, {185006, 184174, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2451, 1}},
    {185182, 184174, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2453, 1}}, {185310, 184174, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2455, 1}},
    {185342, 184174, 0, {2261, 2}, {2268, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2455, 1}}, {185517, 184174, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2457, 1}},
    {185549, 184174, 0, {2261, 2}, {2269, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2457, 1}}, {185581, 184174, 0, {2264, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2451, 1}},
    {185614, 184174, 0, {2266, 2}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2453, 1}}, {185742, 184174, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2459, 1}},
    {185869, 184174, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2461, 1}}, {185995, 184174, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2463, 1}},
    {186112, 184174, 0, {2270, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2465, 1}}, {186229, 184174, 0, {2273, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2467, 1}},
    {186345, 184174, 0, {2275, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2469, 1}}, {186376, 184174, 0, {2270, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2459, 1}},
    {186408, 184174, 0, {2273, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2461, 1}}, {186439, 184174, 0, {2275, 2}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2463, 1}},
    {186697, 186480, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2471, 1}}, {186861, 186480, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2473, 1}},
    {187020, 186480, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2475, 1}}, {187050, 186480, 0, {2277, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2471, 1}},
    {187081, 186480, 0, {2281, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2473, 1}}, {187111, 186480, 0, {2285, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2475, 1}},
    {187366, 187141, 0, {2289, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2477, 1}}, {187538, 187141, 0, {2293, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2479, 1}},
    {187709, 187141, 0, {2297, 4}, {1707, 1}, {0, 0}, {0, 0}, {1165, 1}, {89, 1}, {2481, 1}}, {187915, 187742, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2483, 1}},
    {188072, 187742, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2485, 1}}, {188228, 187742, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2487, 1}},
    {188263, 187742, 0, {2301, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2483, 1}}, {188299, 187742, 0, {2304, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2485, 1}},
    {188334, 187742, 0, {2307, 3}, {2256, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2487, 1}}, {188491, 187742, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2489, 1}},
    {188648, 187742, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2491, 1}}, {188804, 187742, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2493, 1}},
    {188839, 187742, 0, {2310, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2489, 1}}, {188875, 187742, 0, {2313, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2491, 1}},
    {188910, 187742, 0, {2316, 3}, {2224, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2493, 1}}, {189066, 187742, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2495, 1}},
    {189221, 187742, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2497, 1}}, {189375, 187742, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2499, 1}},
    {189520, 187742, 0, {2319, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2501, 1}}, {189665, 187742, 0, {2322, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2503, 1}},
    {189809, 187742, 0, {2325, 3}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2505, 1}}, {189843, 187742, 0, {2319, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2495, 1}},
    {189878, 187742, 0, {2322, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2497, 1}}, {189912, 187742, 0, {2325, 3}, {2272, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2499, 1}},
    {190089, 189946, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2507, 1}}, {190110, 189946, 0, {2328, 3}, {345, 1}, {0, 0}, {0, 0}, {1157, 1}, {89, 1}, {2507, 1}},
    {190238, 190142, 0, {2331, 1}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2509, 1}}, {190463, 190279, 0, {2332, 2}, {1781, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2511, 1}},
    {190559, 190502, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2050, 1}},
    {190583, 190502, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2050, 1}},
    {190605, 190502, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2050, 1}},
    {190627, 190502, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2050, 1}},
    {190695, 190649, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2050, 1}},
    {190718, 190649, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2050, 1}},
    {190740, 190649, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2050, 1}},
    {190762, 190649, 0, {1765, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2050, 1}},
    {190941, 190784, 0, {2334, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2513, 1}}, {191119, 190959, 0, {2336, 2}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2515, 1}},
    {191136, 178931, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {191146, 178931, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {191248, 191157, 0, {2338, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2390, 1}, {2517, 1}}, {191429, 191268, 0, {2339, 3}, {1219, 1}, {0, 0}, {0, 0}, {0, 0}, {2519, 2}, {2521, 1}},
    {191636, 191445, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2390, 1}, {2523, 1}}, {191672, 191445, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2390, 1}, {2523, 1}},
    {191707, 191445, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2390, 1}, {2523, 1}}, {191742, 191445, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1173, 5}, {2390, 1}, {2523, 1}},
    {191840, 191776, 0, {2342, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2390, 1}, {2523, 1}}, {191896, 190502, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2525, 1}},
    {191922, 190502, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2525, 1}},
    {191947, 190502, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2525, 1}},
    {191973, 190502, 0, {2344, 1}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2525, 1}},
    {191999, 191157, 0, {2344, 1}, {0, 0}, {0, 0}, {0, 0}, {1169, 4}, {2390, 1}, {2525, 1}}, {192021, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {192038, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {192055, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {192099, 192080, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1184, 1}, {0, 0}, {0, 0}}, {192236, 192114, 0, {2345, 2}, {0, 0}, {0, 0}, {0, 0}, {1178, 6}, {2390, 1}, {2527, 1}},
    {192254, 178931, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {192411, 192275, 0, {2347, 4}, {1194, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2529, 1}},
    {192593, 192442, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2531, 2}, {2533, 1}},
    {192608, 192442, 0, {2351, 2}, {1707, 1}, {0, 0}, {0, 0}, {413, 2}, {2531, 2}, {2533, 1}},
    {192623, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192654, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192681, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192707, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192734, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192763, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192795, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192827, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192855, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192887, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192919, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {192949, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {192975, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193001, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193029, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193056, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193085, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193117, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193149, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193177, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193209, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193241, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193267, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193294, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193320, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193348, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193375, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193405, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193431, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193461, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193487, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193511, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193536, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193564, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193588, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193614, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193638, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193664, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193691, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193716, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193743, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193770, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193797, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193822, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193847, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {193870, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {193908, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194215, 194017, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2535, 1}},
    {194237, 194017, 0, {2353, 2}, {2355, 1}, {0, 0}, {0, 0}, {1185, 2}, {0, 0}, {2535, 1}}, {194466, 194259, 0, {2356, 4}, {345, 1}, {0, 0}, {0, 0}, {1185, 2}, {2537, 2}, {2539, 1}},
    {194710, 194497, 0, {2360, 6}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2541, 1}, {2542, 1}}, {194782, 194748, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194845, 194811, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {194908, 194874, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {194971, 194937, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {195027, 195000, 0, {2371, 4}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {195077, 195049, 0, {2366, 5}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {195344, 195148, 0, {2375, 6}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2544, 2}, {2546, 1}},
    {195530, 195380, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2548, 1}}, {195563, 195380, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2548, 1}},
    {195596, 195380, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2548, 1}}, {195629, 195380, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2548, 1}},
    {195662, 195148, 0, {2386, 4}, {345, 1}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2548, 1}},
    {195918, 195696, 0, {2390, 7}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2550, 1}}, {195948, 195380, 0, {2381, 5}, {0, 0}, {0, 0}, {0, 0}, {1166, 3}, {2390, 1}, {2548, 1}},
    {195975, 178931, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {196063, 195985, 0, {2397, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2552, 1}, {2553, 1}},
    {196240, 196083, 0, {2398, 2}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {2555, 1}, {2556, 1}}, {196255, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {196350, 196281, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2050, 1}}, {196371, 104108, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2050, 1}},
    {196415, 196392, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {196437, 196392, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {0, 0}},
    {196499, 196460, 0, {0, 0}, {1296, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {1560, 1}}, {196530, 196281, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {1187, 1}, {0, 0}, {2050, 1}},
    {196557, 196392, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1188, 1}, {0, 0}, {0, 0}}, {196603, 196460, 0, {0, 0}, {1707, 1}, {0, 0}, {0, 0}, {1189, 1}, {0, 0}, {2558, 1}},
    {196687, 190502, 0, {1765, 1}, {1707, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2560, 1}}, {196736, 196719, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196768, 196748, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1191, 1}, {0, 0}, {0, 0}}, {196784, 196719, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1192, 1}, {0, 0}, {0, 0}},
    {196815, 196798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196837, 196798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196856, 196798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196876, 196798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196897, 196798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}}, {196919, 196798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1190, 1}, {0, 0}, {0, 0}},
    {196971, 196951, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1193, 1}, {0, 0}, {0, 0}}, {196987, 104108, 0, {1765, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2050, 1}},
    {197026, 197010, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1194, 1}, {0, 0}, {0, 0}}, {197093, 197054, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1195, 3}, {0, 0}, {0, 0}},
    {197119, 178931, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {197129, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197164, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197199, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197234, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197269, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197300, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197330, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197361, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197395, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197429, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197459, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197493, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197527, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197558, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197588, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197619, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197653, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197687, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197717, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197751, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197785, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197819, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197853, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197887, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197921, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {197951, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {197980, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {198009, 152326, 0, {1919, 1}, {345, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {198038, 178931, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {198049, 178931, 0, {2200, 1}, {2201, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {198433, 198196, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2390, 1}, {2562, 1}},
    {198535, 198196, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2390, 1}, {2564, 1}}, {198563, 198196, 0, {2400, 4}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2390, 1}, {2562, 1}},
    {198591, 198196, 0, {2404, 2}, {0, 0}, {0, 0}, {0, 0}, {1198, 4}, {2390, 1}, {2564, 1}}, {198830, 198657, 0, {2406, 2}, {345, 1}, {0, 0}, {0, 0}, {1202, 4}, {2566, 1}, {2567, 1}},
    {198847, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {198936, 198873, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}},
    {199038, 198873, 0, {2412, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {199099, 198873, 0, {2416, 3}, {2415, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {199163, 198873, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199196, 198873, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199229, 198873, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199262, 198873, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199295, 198873, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1206, 1}, {0, 0}, {0, 0}}, {199323, 198873, 0, {2423, 3}, {2422, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {199351, 198873, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199383, 198873, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199415, 198873, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199447, 198873, 0, {2419, 3}, {2422, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199479, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199512, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199545, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199578, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199611, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199640, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199672, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199704, 198873, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199732, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {199764, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {199796, 198873, 0, {2416, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {199825, 198873, 0, {2430, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}},
    {199853, 198873, 0, {2433, 3}, {2429, 1}, {0, 0}, {0, 0}, {1207, 5}, {0, 0}, {0, 0}}, {199880, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199912, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {199944, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}},
    {199976, 198873, 0, {2426, 3}, {2429, 1}, {0, 0}, {0, 0}, {1212, 3}, {0, 0}, {0, 0}}, {200008, 198873, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {200036, 198873, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}}, {200064, 198873, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1215, 3}, {0, 0}, {0, 0}},
    {200092, 198873, 0, {2408, 3}, {2411, 1}, {0, 0}, {0, 0}, {1218, 5}, {0, 0}, {0, 0}}, {200314, 200172, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2569, 1}},
    {200352, 200172, 0, {2436, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2569, 1}}, {200441, 200172, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1223, 9}, {0, 0}, {2571, 1}},
    {200481, 200172, 0, {2441, 5}, {2429, 1}, {0, 0}, {0, 0}, {1232, 7}, {0, 0}, {2571, 1}}, {200517, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {200539, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {200561, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {200583, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {200604, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {200625, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {200646, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {200666, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}}, {200686, 143928, 0, {0, 0}, {345, 1}, {0, 0}, {0, 0}, {907, 1}, {89, 1}, {0, 0}},
    {200782, 200706, 0, {2446, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2573, 4}, {728, 1}}, {200820, 200796, 4, {0, 0}, {659, 1}, {50, 1}, {0, 0}, {1239, 1}, {2577, 2}, {0, 0}},
    {200885, 200860, 4, {2448, 4}, {97, 1}, {22, 1}, {0, 0}, {1240, 1}, {2579, 7}, {2586, 2}},
    {201267, 201093, 5, {2452, 4}, {97, 1}, {22, 1}, {0, 0}, {1241, 4}, {2590, 7}, {2597, 2}},
    {201350, 201278, 4, {0, 0}, {0, 0}, {22, 1}, {0, 0}, {0, 0}, {2601, 8}, {0, 0}}, {201385, 201373, 4, {640, 1}, {97, 1}, {641, 2}, {0, 0}, {0, 0}, {2609, 6}, {2615, 2}},
    {201533, 201392, 4, {2456, 1}, {97, 1}, {655, 2}, {0, 0}, {408, 1}, {2619, 3}, {2622, 2}},
    {201684, 201559, 5, {2457, 4}, {97, 1}, {22, 1}, {0, 0}, {0, 0}, {2626, 6}, {2632, 2}}, {201785, 201697, 4, {118, 1}, {0, 0}, {2461, 1}, {0, 0}, {0, 0}, {2636, 4}, {0, 0}},
    {201818, 114495, 0, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2640, 3}, {0, 0}}, {201851, 201836, 4, {2462, 1}, {97, 1}, {2463, 2}, {0, 0}, {0, 0}, {2643, 4}, {0, 0}},
    {201933, 113886, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2647, 4}, {0, 0}}, {202097, 201989, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2653, 3}, {0, 0}},
    {202223, 202168, 0, {2468, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 2}, {0, 0}}, {202340, 202257, 4, {2470, 1}, {97, 1}, {2471, 1}, {0, 0}, {0, 0}, {2658, 3}, {2661, 2}},
    {202450, 202355, 0, {2472, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2656, 2}, {2665, 1}}, {202495, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2667, 4}, {0, 0}},
    {202578, 202523, 0, {2474, 1}, {2469, 1}, {0, 0}, {0, 0}, {1245, 1}, {2656, 2}, {0, 0}}, {202594, 201989, 0, {2475, 2}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {202648, 202625, 0, {0, 0}, {2469, 1}, {0, 0}, {0, 0}, {1246, 1}, {2671, 3}, {0, 0}}, {202725, 172815, 0, {0, 0}, {2477, 1}, {0, 0}, {0, 0}, {472, 1}, {746, 3}, {2674, 2}},
    {202808, 202750, 0, {0, 0}, {2473, 1}, {0, 0}, {0, 0}, {1247, 1}, {2678, 2}, {2680, 1}}, {202864, 202828, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2682, 1}, {2680, 1}},
    {202889, 202828, 0, {2474, 1}, {2473, 1}, {0, 0}, {0, 0}, {0, 0}, {2682, 1}, {2680, 1}}, {202991, 202903, 0, {1758, 1}, {2473, 1}, {0, 0}, {0, 0}, {372, 1}, {0, 0}, {2683, 1}},
    {203043, 0, 0, {2478, 1}, {2479, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {203141, 203061, 0, {2480, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2685, 2}, {0, 0}},
    {203151, 201989, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2685, 2}, {0, 0}}, {203285, 203214, 0, {2483, 1}, {2484, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2687, 1}},
    {203392, 203318, 0, {2485, 1}, {2486, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2689, 1}}, {203435, 203411, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {788, 5}, {896, 5}, {2691, 1}},
    {203474, 203446, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1248, 3}, {2693, 8}, {2691, 1}}, {203574, 203497, 0, {2487, 2}, {2482, 1}, {0, 0}, {0, 0}, {0, 0}, {2685, 2}, {0, 0}},
    {203668, 203591, 0, {2456, 1}, {2477, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2701, 1}}, {203688, 202828, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {2682, 1}, {2703, 1}},
    {203711, 201989, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2653, 3}, {0, 0}}, {203916, 203812, 0, {2492, 2}, {2494, 1}, {0, 0}, {0, 0}, {1245, 1}, {2705, 2}, {0, 0}},
    {203927, 201989, 0, {2489, 2}, {2491, 1}, {0, 0}, {0, 0}, {0, 0}, {2653, 3}, {0, 0}}, {203937, 201989, 0, {2465, 2}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2653, 3}, {0, 0}},
    {204000, 203947, 0, {2495, 1}, {2467, 1}, {0, 0}, {0, 0}, {0, 0}, {2685, 2}, {0, 0}}, {204070, 204019, 0, {2495, 1}, {2496, 1}, {0, 0}, {0, 0}, {0, 0}, {2685, 2}, {0, 0}},
    {204113, 204081, 4, {2497, 2}, {2499, 1}, {22, 1}, {0, 0}, {0, 0}, {2707, 1}, {2708, 1}}, {204148, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2710, 4}, {0, 0}},
    {204161, 202828, 0, {2474, 1}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {2714, 2}, {2703, 1}}, {204262, 204213, 0, {2500, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {2685, 2}, {0, 0}},
    {204307, 204277, 0, {2501, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2716, 2}, {651, 1}}, {204332, 0, 0, {2502, 2}, {2504, 2}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {204416, 204363, 0, {2506, 1}, {2507, 1}, {0, 0}, {0, 0}, {0, 0}, {2716, 2}, {0, 0}}, {204525, 204213, 0, {2508, 1}, {2469, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {204638, 204565, 0, {2509, 1}, {2510, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2718, 1}}, {204751, 204653, 0, {2511, 2}, {2513, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2720, 1}},
    {204815, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2722, 4}, {0, 0}}, {205231, 205066, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1251, 3}, {2726, 5}, {2731, 1}},
    {205422, 205283, 0, {2518, 1}, {2519, 1}, {0, 0}, {0, 0}, {1254, 3}, {2733, 4}, {2737, 1}},
    {205586, 205450, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1257, 3}, {2726, 5}, {2739, 1}},
    {205793, 205625, 0, {2516, 1}, {2517, 1}, {0, 0}, {0, 0}, {1260, 4}, {2726, 5}, {2741, 1}},
    {206091, 205823, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1264, 3}, {2743, 5}, {2748, 2}},
    {206331, 206107, 0, {2522, 2}, {2517, 1}, {0, 0}, {0, 0}, {1267, 4}, {2752, 5}, {2757, 2}},
    {206455, 206360, 0, {2524, 1}, {2525, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2761, 1}}, {206544, 206474, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1271, 2}, {2763, 2}, {0, 0}},
    {206623, 206555, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {2765, 3}, {2768, 2}}, {206894, 206677, 0, {2527, 1}, {2528, 2}, {0, 0}, {0, 0}, {1275, 2}, {2765, 3}, {2772, 2}},
    {206982, 206925, 0, {0, 0}, {67, 1}, {0, 0}, {0, 0}, {1277, 1}, {2765, 3}, {2776, 2}}, {207069, 207009, 0, {0, 0}, {2526, 1}, {0, 0}, {0, 0}, {1273, 2}, {2765, 3}, {2776, 2}},
    {207321, 207110, 0, {2530, 2}, {914, 1}, {0, 0}, {0, 0}, {1278, 3}, {2780, 4}, {2784, 2}},
    {207528, 207332, 0, {2520, 2}, {914, 1}, {0, 0}, {0, 0}, {1281, 4}, {2788, 4}, {2792, 2}},
    {207730, 207554, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1285, 4}, {2796, 4}, {2800, 1}},
    {207950, 207751, 0, {2522, 2}, {914, 1}, {0, 0}, {0, 0}, {1289, 4}, {2752, 5}, {2802, 2}},
    {208223, 207996, 0, {2532, 2}, {914, 1}, {0, 0}, {0, 0}, {1293, 3}, {2780, 4}, {2806, 2}},
    {208436, 208253, 0, {2534, 2}, {914, 1}, {0, 0}, {0, 0}, {1296, 1}, {2810, 3}, {2813, 2}},
    {208808, 208476, 1, {2536, 3}, {2526, 1}, {0, 0}, {0, 0}, {1297, 2}, {2817, 2}, {2819, 2}},
    {209343, 208937, 1, {2539, 2}, {2525, 1}, {0, 0}, {0, 0}, {1299, 4}, {2765, 3}, {2823, 2}},
    {209550, 209376, 0, {2516, 1}, {914, 1}, {0, 0}, {0, 0}, {1303, 5}, {2827, 5}, {2832, 1}},
    {209883, 209621, 0, {2541, 2}, {2543, 1}, {0, 0}, {0, 0}, {1308, 3}, {2834, 4}, {2838, 1}},
    {210236, 202355, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2840, 1}}, {210474, 210273, 0, {2554, 2}, {2556, 1}, {0, 0}, {0, 0}, {0, 0}, {2842, 3}, {2845, 1}},
    {210599, 210512, 0, {2557, 1}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2335, 2}, {2847, 1}}, {210817, 210619, 0, {2559, 2}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2849, 3}, {2852, 1}},
    {211070, 210834, 0, {2562, 3}, {2558, 1}, {0, 0}, {0, 0}, {0, 0}, {2854, 4}, {2858, 1}}, {211136, 211086, 0, {2565, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2860, 1}},
    {211208, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}}, {211219, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}},
    {211230, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}}, {211378, 211264, 0, {2566, 2}, {2553, 1}, {0, 0}, {0, 0}, {1311, 1}, {1583, 2}, {2862, 1}},
    {211443, 211389, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {2864, 2}, {0, 0}}, {211578, 211465, 0, {0, 0}, {2568, 1}, {0, 0}, {0, 0}, {1312, 1}, {2866, 5}, {2871, 2}},
    {211670, 211601, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {1313, 1}, {89, 1}, {0, 0}}, {211685, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}},
    {211697, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}}, {211784, 211708, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {2875, 1}},
    {211795, 211708, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {2875, 1}}, {211806, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}},
    {211835, 211816, 0, {2569, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {211849, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}},
    {211861, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}}, {211872, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}},
    {211884, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}}, {211896, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}},
    {211908, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}}, {211920, 211155, 0, {2566, 2}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {1488, 2}, {214, 1}},
    {212042, 211940, 0, {2569, 1}, {2570, 1}, {0, 0}, {0, 0}, {1314, 1}, {89, 1}, {2877, 1}}, {212210, 212089, 4, {0, 0}, {97, 1}, {2571, 3}, {0, 0}, {0, 0}, {2879, 2}, {2881, 1}},
    {212254, 172815, 0, {0, 0}, {2553, 1}, {0, 0}, {0, 0}, {470, 1}, {2883, 3}, {2886, 2}}, {212348, 212278, 0, {0, 0}, {2561, 1}, {0, 0}, {0, 0}, {1315, 1}, {2191, 1}, {2890, 1}},
    {212382, 212364, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 2}, {2892, 1}}, {212407, 212395, 0, {2574, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {1583, 2}, {2892, 1}},
    {212576, 212454, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {2894, 3}, {2897, 2}},
    {212587, 212454, 4, {0, 0}, {2553, 1}, {2575, 2}, {0, 0}, {1316, 3}, {2894, 3}, {2897, 2}},
    {212692, 76562, 0, {2577, 2}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2901, 1}}, {212768, 211086, 0, {2579, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2903, 1}},
    {212845, 202355, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2714, 2}, {2905, 1}}, {212999, 212877, 0, {2581, 2}, {2553, 1}, {0, 0}, {0, 0}, {1319, 1}, {89, 1}, {2907, 1}},
    {213033, 213011, 0, {0, 0}, {2570, 1}, {0, 0}, {0, 0}, {1320, 1}, {2883, 3}, {2909, 2}}, {213141, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2913, 1}},
    {213153, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2913, 1}}, {213165, 202355, 0, {2580, 1}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {2714, 2}, {2905, 1}},
    {213177, 76562, 0, {2581, 2}, {2570, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2913, 1}}, {213221, 211708, 0, {2579, 1}, {2568, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2915, 1}},
    {213470, 213252, 0, {2583, 3}, {2561, 1}, {0, 0}, {0, 0}, {0, 0}, {2917, 2}, {2919, 1}}, {213544, 211086, 0, {2565, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2921, 1}},
    {213552, 202355, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2840, 1}}, {213559, 196798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}},
    {213567, 196798, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1321, 1}, {0, 0}, {0, 0}}, {213576, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {213631, 213592, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1322, 1}, {2923, 1}, {0, 0}}, {213739, 213662, 4, {2586, 1}, {2587, 1}, {482, 1}, {0, 0}, {0, 0}, {2924, 2}, {2881, 1}},
    {213750, 202355, 0, {2552, 1}, {2553, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {2840, 1}}, {213809, 213758, 0, {878, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2926, 3}, {0, 0}},
    {214754, 214649, 0, {2606, 2}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {215065, 214843, 4, {2609, 2}, {2611, 1}, {2612, 3}, {0, 0}, {1323, 2}, {89, 1}, {0, 0}},
    {215267, 215216, 5, {2615, 2}, {97, 1}, {2617, 1}, {0, 0}, {1325, 2}, {2933, 2}, {2935, 1}},
    {215691, 215414, 0, {2618, 6}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {2937, 1}, {2938, 1}}, {215800, 215714, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1327, 1}, {2940, 2}, {0, 0}},
    {215826, 56515, 0, {2524, 1}, {2625, 1}, {0, 0}, {0, 0}, {0, 0}, {2940, 2}, {0, 0}}, {215923, 215868, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {2864, 2}, {0, 0}},
    {215949, 215868, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {2864, 2}, {0, 0}}, {216184, 216050, 0, {2628, 1}, {2629, 1}, {0, 0}, {0, 0}, {1329, 2}, {89, 1}, {2942, 1}},
    {216607, 216367, 0, {2630, 3}, {2633, 4}, {0, 0}, {0, 0}, {0, 0}, {2944, 2}, {0, 0}}, {216752, 216633, 0, {2626, 1}, {2637, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2946, 1}},
    {216990, 216823, 0, {2641, 2}, {2643, 1}, {0, 0}, {0, 0}, {1331, 2}, {2864, 2}, {0, 0}}, {217178, 217028, 0, {2644, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {2948, 2}, {2950, 1}},
    {217334, 217206, 4, {2646, 2}, {97, 1}, {22, 1}, {0, 0}, {1333, 1}, {2707, 1}, {2935, 1}},
    {217356, 13112, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2703, 1}}, {217427, 217400, 4, {2648, 2}, {97, 1}, {22, 1}, {0, 0}, {1334, 1}, {2952, 5}, {2935, 1}},
    {217556, 217460, 0, {2626, 1}, {495, 1}, {0, 0}, {0, 0}, {1335, 1}, {1060, 1}, {2957, 1}},
    {217575, 114963, 0, {2650, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {2959, 2}, {2961, 1}}, {217648, 217593, 0, {2652, 1}, {2608, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}},
    {217666, 49751, 0, {2626, 1}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {651, 1}}, {217760, 217698, 0, {2653, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {217778, 215868, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {1328, 1}, {2864, 2}, {0, 0}}, {217802, 49751, 0, {2626, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {218236, 217857, 0, {2655, 4}, {2659, 2}, {0, 0}, {0, 0}, {1336, 1}, {2963, 2}, {2965, 1}},
    {218402, 218269, 4, {2661, 3}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1488, 2}, {2967, 1}}, {218423, 56515, 0, {2664, 1}, {2665, 1}, {0, 0}, {0, 0}, {0, 0}, {48, 1}, {0, 0}},
    {218600, 218525, 0, {2666, 1}, {2667, 1}, {0, 0}, {0, 0}, {1337, 1}, {89, 1}, {0, 0}}, {218686, 218626, 4, {2668, 1}, {2611, 1}, {22, 1}, {0, 0}, {0, 0}, {1488, 2}, {2969, 1}},
    {218817, 218743, 0, {2669, 1}, {2670, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2971, 1}}, {218874, 218743, 0, {2669, 1}, {2671, 1}, {0, 0}, {0, 0}, {1338, 1}, {89, 1}, {2973, 1}},
    {219082, 218972, 0, {2672, 3}, {0, 0}, {0, 0}, {0, 0}, {1339, 3}, {0, 0}, {2975, 1}}, {219261, 219178, 0, {2675, 1}, {67, 1}, {0, 0}, {0, 0}, {1342, 2}, {89, 1}, {651, 1}},
    {219396, 219297, 0, {2676, 1}, {2677, 1}, {0, 0}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {219622, 219433, 0, {2678, 2}, {2677, 1}, {0, 0}, {0, 0}, {1342, 2}, {2977, 2}, {2979, 1}},
    {219796, 219685, 4, {2668, 1}, {2611, 1}, {2680, 2}, {0, 0}, {0, 0}, {89, 1}, {0, 0}}, {219816, 215868, 0, {2626, 1}, {2627, 1}, {0, 0}, {0, 0}, {0, 0}, {2864, 2}, {0, 0}},
    {220037, 219837, 0, {97, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {2981, 3}, {0, 0}}, {241189, 241035, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1344, 5}, {2984, 9}, {0, 0}},
    {241282, 241241, 0, {0, 0}, {2753, 1}, {0, 0}, {0, 0}, {1349, 1}, {2993, 7}, {0, 0}}, {241350, 241319, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1350, 2}, {3000, 5}, {0, 0}},
    {241376, 66294, 0, {2754, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3005, 7}, {0, 0}}, {241573, 241478, 0, {2755, 2}, {2757, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {241844, 241638, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3017, 6}, {3023, 1}},
    {242141, 241905, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3025, 7}, {3032, 1}},
    {242169, 241905, 0, {2761, 3}, {2760, 1}, {0, 0}, {0, 0}, {1354, 3}, {3025, 7}, {3032, 1}},
    {242267, 241638, 0, {2764, 2}, {2766, 1}, {0, 0}, {0, 0}, {1352, 2}, {3017, 6}, {3023, 1}},
    {242288, 241638, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3017, 6}, {3023, 1}},
    {242340, 241638, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3034, 5}, {3039, 1}},
    {242363, 241638, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3034, 5}, {3039, 1}},
    {242386, 241638, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3017, 6}, {3023, 1}},
    {242403, 241638, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3017, 6}, {3023, 1}},
    {242418, 241638, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3017, 6}, {3023, 1}},
    {242435, 241638, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3017, 6}, {3023, 1}},
    {242463, 241638, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3041, 7}, {3023, 1}},
    {242480, 241638, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3041, 7}, {3023, 1}},
    {242497, 241638, 0, {2758, 2}, {2760, 1}, {0, 0}, {0, 0}, {1352, 2}, {3017, 6}, {3023, 1}},
    {242697, 242659, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {242880, 242719, 0, {2770, 4}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3054, 6}, {3060, 1}},
    {242966, 242719, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3062, 7}, {3069, 1}}, {242989, 242719, 0, {2774, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3071, 7}, {3069, 1}},
    {243012, 242659, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {243238, 54207, 0, {2777, 1}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {243342, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3078, 8}, {3086, 1}}, {243359, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3078, 8}, {3086, 1}},
    {243375, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3078, 8}, {3086, 1}}, {243848, 243760, 0, {2781, 1}, {0, 0}, {0, 0}, {2782, 1}, {0, 0}, {3088, 8}, {0, 0}},
    {243952, 243923, 1, {2783, 3}, {0, 0}, {0, 0}, {2786, 2}, {1357, 1}, {3088, 8}, {728, 1}},
    {244074, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244088, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244103, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244117, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244132, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244146, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}},
    {244161, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244176, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244190, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244203, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244217, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244230, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244243, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244257, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244338, 56778, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {3096, 1}}, {244351, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}},
    {244365, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}}, {244379, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244392, 56778, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {3096, 1}}, {244405, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}},
    {244517, 244418, 0, {2795, 2}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3098, 4}, {0, 0}}, {244533, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244547, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244562, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244577, 242659, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244592, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}},
    {244607, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}}, {244622, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244635, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244649, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244663, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {244676, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {244690, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}}, {244705, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}},
    {245034, 244964, 0, {2799, 1}, {2800, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}}, {245097, 245069, 0, {2801, 1}, {2802, 1}, {0, 0}, {0, 0}, {1358, 1}, {3102, 6}, {0, 0}},
    {245147, 245120, 0, {2803, 2}, {2800, 1}, {0, 0}, {0, 0}, {1358, 1}, {3102, 6}, {0, 0}}, {245211, 245169, 0, {0, 0}, {2805, 1}, {0, 0}, {0, 0}, {718, 1}, {3108, 7}, {3115, 1}},
    {245309, 245242, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3098, 4}, {0, 0}}, {245738, 54207, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3117, 6}, {0, 0}},
    {245756, 54207, 0, {2806, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3117, 6}, {0, 0}}, {245831, 245774, 0, {2767, 1}, {2760, 1}, {0, 0}, {0, 0}, {0, 0}, {3098, 4}, {0, 0}},
    {245851, 54207, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3123, 7}, {0, 0}}, {245869, 54207, 0, {2808, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3130, 7}, {0, 0}},
    {245887, 54207, 0, {2810, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3137, 5}, {0, 0}}, {246029, 246007, 0, {2812, 2}, {0, 0}, {0, 0}, {0, 0}, {1362, 4}, {3142, 5}, {0, 0}},
    {246329, 246171, 0, {2814, 2}, {2816, 1}, {0, 0}, {0, 0}, {0, 0}, {3147, 7}, {3154, 1}}, {246428, 241638, 0, {2817, 2}, {2819, 1}, {0, 0}, {0, 0}, {1352, 2}, {3156, 6}, {3162, 1}},
    {246529, 246469, 0, {0, 0}, {2820, 1}, {0, 0}, {0, 0}, {718, 1}, {3012, 5}, {0, 0}}, {246635, 58378, 0, {2821, 4}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3164, 5}, {0, 0}},
    {246688, 58378, 0, {2825, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3098, 4}, {0, 0}}, {246771, 246725, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1366, 3}, {3169, 6}, {0, 0}},
    {246812, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3098, 4}, {0, 0}}, {246829, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3098, 4}, {0, 0}},
    {246893, 246871, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1369, 3}, {3000, 5}, {0, 0}}, {246957, 246932, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1372, 3}, {3000, 5}, {0, 0}},
    {247176, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3175, 7}, {3086, 1}}, {247187, 54207, 0, {2806, 1}, {2809, 1}, {0, 0}, {0, 0}, {0, 0}, {3182, 7}, {0, 0}},
    {247202, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3189, 6}, {3086, 1}}, {247213, 56778, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3189, 6}, {3086, 1}},
    {247224, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3175, 7}, {3086, 1}}, {247265, 56778, 0, {2832, 1}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3195, 6}, {385, 1}},
    {247510, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3201, 9}, {3210, 1}}, {247526, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 8}, {3210, 1}},
    {247548, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 8}, {3210, 1}}, {247575, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 8}, {3210, 1}},
    {247594, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 8}, {3210, 1}}, {247618, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3201, 9}, {3210, 1}},
    {247637, 56778, 0, {2830, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3189, 6}, {3086, 1}}, {247648, 56778, 0, {2827, 2}, {2829, 1}, {0, 0}, {0, 0}, {0, 0}, {3189, 6}, {3086, 1}},
    {247659, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3201, 9}, {3210, 1}}, {247677, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 8}, {3210, 1}},
    {247701, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 8}, {3210, 1}}, {247730, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 8}, {3210, 1}},
    {247751, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3212, 8}, {3210, 1}}, {247777, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3201, 9}, {3210, 1}},
    {247889, 247811, 0, {2834, 1}, {2835, 1}, {0, 0}, {0, 0}, {357, 3}, {3220, 7}, {0, 0}}, {247996, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248010, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {248025, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248039, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {248054, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248068, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {248083, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248097, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {248110, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248124, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}}, {248320, 248142, 0, {2838, 2}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3227, 7}, {3234, 1}},
    {248338, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {248351, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248365, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {248400, 248379, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {248416, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}}, {248430, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}},
    {248623, 248444, 0, {2840, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3236, 6}, {3242, 1}}, {248637, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248652, 242659, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {248741, 242659, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248759, 242659, 0, {2843, 1}, {2844, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {248777, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248810, 248792, 0, {2792, 3}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}}, {248823, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {248909, 248852, 0, {2788, 1}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}}, {248930, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {249055, 248951, 0, {2846, 2}, {2848, 1}, {0, 0}, {0, 0}, {0, 0}, {3244, 6}, {3250, 1}}, {249175, 249070, 0, {2788, 1}, {2819, 1}, {0, 0}, {0, 0}, {0, 0}, {3252, 6}, {3258, 1}},
    {249191, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {249204, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {249218, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {249312, 248852, 0, {2849, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {3260, 1}},
    {249334, 248852, 0, {2851, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {3260, 1}}, {249356, 56778, 0, {2852, 2}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}},
    {249369, 56778, 0, {2790, 2}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}}, {249386, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {249401, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {249420, 242659, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {249455, 249434, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}}, {249471, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}},
    {249485, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}}, {249499, 242659, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {249514, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {249527, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {249541, 242659, 0, {2788, 1}, {2789, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {249555, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}},
    {249568, 242659, 0, {2836, 1}, {2837, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {385, 1}}, {249603, 249582, 0, {2854, 3}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {249619, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}}, {249633, 56778, 0, {2797, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3048, 6}, {214, 1}},
    {249676, 248852, 0, {2857, 1}, {2858, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {3262, 1}}, {249700, 248852, 0, {2857, 1}, {2859, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {3262, 1}},
    {249724, 245774, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}}, {249747, 245774, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {249853, 249827, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1375, 8}, {3169, 6}, {0, 0}}, {249954, 249882, 0, {2860, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3264, 6}, {915, 1}},
    {250114, 249998, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {250130, 249998, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {250146, 249998, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {250162, 249998, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {250317, 250178, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3278, 5}, {3283, 1}},
    {250712, 250643, 0, {2866, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3278, 5}, {2703, 1}},
    {250742, 250178, 0, {2865, 1}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3278, 5}, {3283, 1}},
    {250866, 250178, 0, {2865, 1}, {2867, 1}, {0, 0}, {0, 0}, {1383, 1}, {3098, 4}, {1991, 1}},
    {251099, 251012, 0, {2868, 1}, {2869, 1}, {0, 0}, {0, 0}, {1384, 2}, {3278, 5}, {0, 0}}, {251135, 250643, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3098, 4}, {0, 0}},
    {251170, 250643, 0, {2870, 1}, {2869, 1}, {0, 0}, {0, 0}, {1383, 1}, {3098, 4}, {0, 0}}, {251360, 251205, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}},
    {251392, 251205, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}}, {251423, 251205, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}},
    {251522, 251455, 0, {2873, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3264, 6}, {915, 1}},
    {251598, 251553, 0, {0, 0}, {599, 1}, {0, 0}, {0, 0}, {1383, 1}, {3098, 4}, {2703, 1}}, {251625, 251205, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}},
    {251651, 251205, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}}, {251677, 251205, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}},
    {251703, 251205, 0, {2875, 2}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}}, {251729, 251205, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}},
    {251755, 251205, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}}, {251781, 251205, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}},
    {251813, 251205, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}}, {251844, 251205, 0, {2877, 2}, {2833, 1}, {0, 0}, {0, 0}, {1384, 2}, {3098, 4}, {0, 0}},
    {251959, 251876, 0, {2879, 2}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3285, 6}, {915, 1}},
    {252166, 251995, 0, {2882, 3}, {2881, 1}, {0, 0}, {0, 0}, {1383, 1}, {3264, 6}, {915, 1}},
    {252197, 251205, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3291, 5}, {0, 0}}, {252223, 251205, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3291, 5}, {0, 0}},
    {252446, 251455, 0, {2885, 2}, {2887, 1}, {0, 0}, {0, 0}, {1383, 1}, {3264, 6}, {915, 1}},
    {252545, 252475, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3264, 6}, {915, 1}},
    {252578, 252475, 0, {2888, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3264, 6}, {915, 1}},
    {252678, 252609, 0, {2890, 2}, {2862, 1}, {0, 0}, {0, 0}, {1383, 1}, {3264, 6}, {915, 1}},
    {252710, 251205, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3137, 5}, {0, 0}}, {252736, 251205, 0, {2871, 2}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3137, 5}, {0, 0}},
    {252762, 249998, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {252778, 249998, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {252794, 249998, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {252810, 249998, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {252826, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3296, 8}, {3086, 1}}, {252858, 252837, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3304, 6}, {0, 0}},
    {252874, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3310, 10}, {3210, 1}}, {252887, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3296, 8}, {3086, 1}},
    {252957, 252898, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3098, 4}, {0, 0}}, {252990, 252898, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1359, 3}, {3098, 4}, {0, 0}},
    {253163, 54207, 0, {2894, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3320, 5}, {0, 0}}, {253190, 54207, 0, {2896, 1}, {2897, 1}, {0, 0}, {0, 0}, {0, 0}, {3320, 5}, {0, 0}},
    {253217, 54207, 0, {2896, 1}, {2895, 1}, {0, 0}, {0, 0}, {0, 0}, {3320, 5}, {0, 0}}, {253290, 253242, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {3098, 4}, {0, 0}},
    {253356, 253320, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3098, 4}, {0, 0}}, {253387, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3310, 10}, {3210, 1}},
    {253403, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3325, 7}, {3086, 1}}, {253436, 253414, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {253633, 253501, 0, {2902, 1}, {2903, 1}, {0, 0}, {0, 0}, {0, 0}, {3332, 6}, {3338, 1}}, {254183, 253861, 0, {2904, 4}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3340, 8}, {3348, 1}},
    {254603, 254371, 0, {2909, 3}, {2912, 1}, {0, 0}, {0, 0}, {1386, 1}, {3350, 7}, {0, 0}}, {254673, 254620, 0, {2913, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {254932, 254371, 0, {2914, 3}, {2917, 1}, {0, 0}, {0, 0}, {1386, 1}, {3357, 6}, {0, 0}}, {255215, 254948, 0, {2918, 3}, {2908, 1}, {0, 0}, {0, 0}, {1387, 1}, {3363, 9}, {0, 0}},
    {255273, 254948, 0, {2921, 3}, {2908, 1}, {0, 0}, {0, 0}, {1386, 1}, {3372, 8}, {0, 0}}, {255440, 253861, 0, {2924, 4}, {2928, 1}, {0, 0}, {0, 0}, {1386, 1}, {3380, 8}, {3388, 1}},
    {255686, 255483, 0, {2929, 4}, {0, 0}, {0, 0}, {0, 0}, {1386, 1}, {3390, 7}, {0, 0}}, {255842, 255711, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {255871, 242659, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3397, 8}, {1705, 1}}, {255886, 242659, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3397, 8}, {1705, 1}},
    {255898, 242659, 0, {2788, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3397, 8}, {1705, 1}}, {255931, 255910, 0, {640, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3098, 4}, {728, 1}},
    {256045, 256006, 0, {0, 0}, {2850, 1}, {0, 0}, {0, 0}, {1388, 1}, {3012, 5}, {3260, 1}}, {256291, 256156, 0, {2936, 2}, {2938, 1}, {0, 0}, {0, 0}, {1389, 3}, {3142, 5}, {0, 0}},
    {256522, 256378, 0, {2939, 3}, {2938, 1}, {0, 0}, {0, 0}, {1392, 1}, {3405, 6}, {3411, 1}},
    {256684, 256556, 0, {2942, 3}, {0, 0}, {0, 0}, {0, 0}, {1389, 3}, {3142, 5}, {0, 0}}, {256717, 249998, 0, {2863, 1}, {2789, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {256737, 249998, 0, {2864, 1}, {2769, 1}, {0, 0}, {0, 0}, {1384, 2}, {3270, 6}, {3276, 1}},
    {256848, 256809, 0, {2865, 1}, {2945, 1}, {0, 0}, {0, 0}, {0, 0}, {3098, 4}, {1991, 1}}, {256873, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3164, 5}, {0, 0}},
    {256900, 256884, 0, {2898, 1}, {2899, 1}, {0, 0}, {0, 0}, {1393, 2}, {3142, 5}, {0, 0}}, {256911, 247348, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3310, 10}, {3210, 1}},
    {256928, 247348, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3310, 10}, {3210, 1}}, {256947, 242659, 0, {2948, 1}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3413, 9}, {1705, 1}},
    {256964, 247348, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3310, 10}, {3210, 1}}, {256986, 247348, 0, {2946, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3310, 10}, {3210, 1}},
    {257122, 257039, 0, {2949, 2}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}}, {257343, 257228, 0, {2952, 2}, {2954, 1}, {0, 0}, {0, 0}, {0, 0}, {3422, 6}, {3428, 1}},
    {257609, 257499, 0, {2955, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3430, 6}, {0, 0}}, {257679, 257633, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1395, 2}, {3098, 4}, {0, 0}},
    {257699, 242659, 0, {2768, 1}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3436, 7}, {385, 1}}, {257709, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3201, 9}, {3210, 1}},
    {257723, 255711, 0, {2933, 3}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}}, {257744, 245774, 0, {2767, 1}, {2811, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {257767, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3443, 8}, {0, 0}}, {257780, 66294, 0, {2899, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3443, 8}, {0, 0}},
    {257798, 54207, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3451, 8}, {0, 0}}, {257813, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3325, 7}, {3086, 1}},
    {257940, 257852, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3459, 8}, {3154, 1}},
    {258170, 257963, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3467, 8}, {3475, 1}},
    {258187, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3477, 10}, {3210, 1}}, {258206, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3477, 10}, {3210, 1}},
    {258230, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3477, 10}, {3210, 1}}, {258246, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3477, 10}, {3210, 1}},
    {258267, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3325, 7}, {3086, 1}}, {258302, 258278, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3487, 6}, {0, 0}},
    {258321, 56778, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3493, 7}, {385, 1}}, {258335, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3325, 7}, {3086, 1}},
    {258346, 257852, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3500, 8}, {3154, 1}},
    {258358, 257963, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3508, 9}, {3475, 1}},
    {258434, 258376, 0, {2963, 3}, {2778, 1}, {0, 0}, {0, 0}, {0, 0}, {3517, 8}, {419, 1}}, {258570, 258447, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3525, 8}, {3533, 1}},
    {258593, 258447, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3525, 8}, {3533, 1}}, {258620, 258447, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3525, 8}, {3533, 1}},
    {258682, 258658, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1398, 2}, {3169, 6}, {0, 0}}, {258734, 258701, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1400, 3}, {3169, 6}, {0, 0}},
    {258814, 258762, 4, {0, 0}, {135, 1}, {888, 1}, {0, 0}, {0, 0}, {3535, 7}, {3542, 1}}, {258859, 258842, 0, {2900, 2}, {0, 0}, {0, 0}, {0, 0}, {1393, 2}, {3142, 5}, {0, 0}},
    {259113, 258894, 1, {2966, 3}, {0, 0}, {0, 0}, {2969, 2}, {1403, 2}, {3544, 8}, {0, 0}}, {259182, 259126, 0, {2971, 1}, {2951, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}},
    {259198, 54207, 0, {2808, 1}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3552, 8}, {0, 0}}, {259213, 56778, 0, {2892, 2}, {2807, 1}, {0, 0}, {0, 0}, {0, 0}, {3560, 8}, {3086, 1}},
    {259224, 257852, 0, {2958, 2}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3568, 8}, {3154, 1}},
    {259235, 257963, 0, {2960, 3}, {2760, 1}, {0, 0}, {0, 0}, {1397, 1}, {3576, 8}, {3475, 1}},
    {259252, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3584, 10}, {3210, 1}}, {259271, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3584, 10}, {3210, 1}},
    {259295, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3584, 10}, {3210, 1}}, {259311, 247348, 0, {2779, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3584, 10}, {3210, 1}},
    {259332, 56778, 0, {2779, 2}, {2769, 1}, {0, 0}, {0, 0}, {0, 0}, {3560, 8}, {3086, 1}}, {259367, 259343, 0, {2779, 2}, {2845, 1}, {0, 0}, {0, 0}, {0, 0}, {3487, 6}, {0, 0}},
    {259386, 48452, 0, {0, 0}, {2862, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}}, {259398, 247348, 0, {2830, 2}, {2833, 1}, {0, 0}, {0, 0}, {0, 0}, {3201, 9}, {3210, 1}},
    {259414, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3594, 6}, {0, 0}}, {259473, 259453, 0, {2972, 1}, {2767, 1}, {0, 0}, {0, 0}, {1405, 1}, {3098, 4}, {0, 0}},
    {259821, 259684, 0, {2973, 2}, {2975, 1}, {0, 0}, {0, 0}, {0, 0}, {3600, 6}, {3606, 1}}, {260065, 259848, 0, {2976, 3}, {2979, 1}, {0, 0}, {0, 0}, {0, 0}, {3608, 7}, {3615, 1}},
    {260248, 260102, 0, {2980, 2}, {2979, 1}, {0, 0}, {0, 0}, {1406, 1}, {3617, 6}, {0, 0}}, {260342, 260268, 0, {2982, 2}, {2957, 1}, {0, 0}, {0, 0}, {0, 0}, {3430, 6}, {0, 0}},
    {260501, 260436, 0, {2984, 2}, {2986, 1}, {0, 0}, {0, 0}, {0, 0}, {3012, 5}, {0, 0}}, {260565, 260549, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1407, 6}, {3623, 8}, {0, 0}},
    {260642, 260585, 0, {0, 0}, {2767, 1}, {0, 0}, {0, 0}, {1413, 1}, {3631, 7}, {3638, 1}}, {260704, 260683, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1414, 1}, {3640, 5}, {0, 0}},
    {260768, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3645, 8}, {0, 0}}, {260839, 260796, 0, {0, 0}, {2987, 1}, {0, 0}, {0, 0}, {1415, 1}, {3012, 5}, {0, 0}},
    {260913, 260887, 4, {0, 0}, {97, 1}, {483, 1}, {0, 0}, {1416, 1}, {3640, 5}, {0, 0}}, {261011, 260934, 0, {595, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3653, 7}, {0, 0}},
    {261120, 261102, 4, {0, 0}, {0, 0}, {2988, 1}, {0, 0}, {1417, 4}, {3660, 10}, {0, 0}}, {261217, 56515, 0, {2989, 1}, {2990, 1}, {0, 0}, {0, 0}, {0, 0}, {2716, 2}, {0, 0}},
    {261232, 56515, 0, {2991, 1}, {2992, 1}, {0, 0}, {0, 0}, {0, 0}, {3673, 3}, {1769, 1}}, {261256, 114664, 0, {2993, 1}, {495, 1}, {0, 0}, {0, 0}, {770, 1}, {3676, 2}, {3678, 1}},
    {261363, 261278, 0, {2624, 1}, {914, 1}, {0, 0}, {0, 0}, {1421, 1}, {3680, 3}, {3683, 1}},
    {261423, 114963, 0, {2994, 2}, {67, 1}, {0, 0}, {0, 0}, {0, 0}, {3685, 5}, {1786, 2}}, {261518, 261434, 0, {2996, 1}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3690, 2}, {3692, 1}},
    {261542, 115481, 0, {2997, 2}, {495, 1}, {0, 0}, {0, 0}, {771, 2}, {3676, 2}, {3694, 2}}, {261696, 261562, 0, {2999, 2}, {135, 1}, {0, 0}, {0, 0}, {0, 0}, {3698, 3}, {3701, 2}},
    {261729, 117666, 1, {3001, 4}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3705, 4}, {3709, 2}}, {261899, 261771, 0, {3005, 1}, {3006, 1}, {0, 0}, {0, 0}, {0, 0}, {3713, 3}, {3716, 2}},
    {262069, 261939, 0, {3007, 2}, {914, 1}, {0, 0}, {0, 0}, {1422, 2}, {3676, 2}, {3720, 1}},
    {262213, 262098, 4, {3009, 1}, {914, 1}, {888, 1}, {0, 0}, {0, 0}, {3722, 4}, {3726, 3}}, {262427, 262229, 0, {3010, 3}, {914, 1}, {0, 0}, {0, 0}, {0, 0}, {3732, 5}, {3737, 2}},
    {262798, 262441, 1, {3013, 5}, {914, 1}, {0, 0}, {0, 0}, {784, 3}, {3741, 6}, {3747, 2}}, {263104, 262848, 5, {3018, 3}, {914, 1}, {22, 1}, {0, 0}, {1424, 3}, {3751, 4}, {3755, 3}},
    {263144, 262441, 1, {3013, 5}, {0, 0}, {0, 0}, {0, 0}, {784, 3}, {3761, 2}, {3763, 1}}, {263180, 49751, 0, {502, 1}, {120, 1}, {0, 0}, {0, 0}, {0, 0}, {3676, 2}, {3765, 2}},
    {263259, 117424, 0, {3021, 2}, {495, 1}, {0, 0}, {0, 0}, {0, 0}, {3676, 2}, {1861, 1}}, {263432, 263287, 0, {3023, 3}, {914, 1}, {0, 0}, {0, 0}, {1427, 2}, {3676, 2}, {3769, 1}},
    {263627, 263447, 0, {3026, 2}, {3028, 1}, {0, 0}, {0, 0}, {0, 0}, {3771, 4}, {3775, 2}}, {263678, 66294, 0, {219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3779, 4}, {0, 0}},
    {264979, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}}, {264995, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 11}, {0, 0}},
    {265065, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}}, {265497, 265475, 0, {3055, 3}, {3058, 1}, {0, 0}, {0, 0}, {1429, 1}, {3814, 10}, {0, 0}},
    {266157, 266115, 0, {3059, 1}, {3049, 1}, {0, 0}, {0, 0}, {1430, 2}, {3824, 6}, {0, 0}}, {266169, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1432, 1}, {3830, 10}, {0, 0}},
    {267084, 55844, 0, {3060, 3}, {3063, 1}, {0, 0}, {0, 0}, {1433, 4}, {3824, 6}, {0, 0}}, {267100, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 11}, {0, 0}},
    {267117, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}}, {267134, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 11}, {0, 0}},
    {267150, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 11}, {0, 0}}, {267167, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3840, 7}, {0, 0}},
    {267568, 267535, 0, {3065, 2}, {3067, 1}, {0, 0}, {0, 0}, {1437, 1}, {3824, 6}, {0, 0}}, {267640, 267609, 0, {3068, 1}, {3069, 2}, {0, 0}, {0, 0}, {1437, 1}, {3824, 6}, {0, 0}},
    {267666, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}}, {267736, 267720, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {1438, 3}, {3785, 11}, {0, 0}},
    {267747, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}}, {267779, 55844, 0, {3071, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3847, 6}, {0, 0}},
    {267791, 55844, 0, {3073, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3853, 6}, {0, 0}}, {267965, 267934, 4, {3074, 2}, {3076, 1}, {3077, 2}, {0, 0}, {0, 0}, {3859, 7}, {3866, 1}},
    {268049, 0, 0, {0, 0}, {3049, 1}, {0, 0}, {0, 0}, {1442, 1}, {3868, 8}, {3876, 1}}, {268060, 55844, 0, {0, 0}, {3054, 1}, {0, 0}, {0, 0}, {1443, 1}, {3878, 7}, {0, 0}},
    {268653, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {3885, 7}, {0, 0}}, {269305, 55844, 0, {3084, 5}, {3089, 1}, {0, 0}, {0, 0}, {1449, 5}, {3885, 7}, {0, 0}},
    {269403, 55844, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}}, {269459, 55844, 0, {3092, 1}, {3076, 1}, {0, 0}, {0, 0}, {1454, 3}, {3892, 4}, {0, 0}},
    {269471, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1444, 5}, {3885, 7}, {0, 0}}, {269493, 55844, 0, {3093, 1}, {3054, 1}, {0, 0}, {0, 0}, {1441, 1}, {3853, 6}, {0, 0}},
    {269502, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}}, {269522, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}},
    {269559, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3896, 12}, {0, 0}}, {269570, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}},
    {269579, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}}, {269588, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}},
    {270228, 55844, 0, {3096, 2}, {3098, 2}, {0, 0}, {0, 0}, {1457, 2}, {3908, 9}, {0, 0}}, {270239, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}},
    {270576, 55844, 0, {3100, 2}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {3824, 6}, {0, 0}}, {270588, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3917, 10}, {0, 0}},
    {270601, 55844, 0, {3050, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3917, 10}, {0, 0}}, {270620, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3927, 6}, {0, 0}},
    {270727, 55844, 0, {3103, 2}, {3105, 1}, {0, 0}, {0, 0}, {0, 0}, {3830, 10}, {0, 0}}, {270739, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}},
    {270748, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}}, {270769, 55844, 0, {3095, 1}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}},
    {270791, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 11}, {0, 0}}, {270808, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3830, 10}, {0, 0}},
    {270832, 55844, 0, {3108, 1}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}}, {270849, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 11}, {0, 0}},
    {270865, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3830, 10}, {0, 0}}, {270890, 55844, 0, {3106, 2}, {3094, 1}, {0, 0}, {0, 0}, {0, 0}, {3796, 11}, {0, 0}},
    {270907, 55844, 0, {3109, 4}, {3102, 1}, {0, 0}, {0, 0}, {0, 0}, {3824, 6}, {0, 0}}, {271277, 271245, 0, {3113, 4}, {3117, 1}, {0, 0}, {0, 0}, {1437, 1}, {3824, 6}, {0, 0}},
    {271325, 271304, 0, {3118, 1}, {3063, 1}, {0, 0}, {0, 0}, {1459, 4}, {3824, 6}, {0, 0}}, {271341, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}},
    {271374, 271356, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3796, 11}, {0, 0}}, {271387, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}},
    {271420, 271402, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {1463, 1}, {3796, 11}, {0, 0}}, {271433, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}},
    {271536, 55844, 0, {3119, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3933, 6}, {0, 0}}, {271545, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}},
    {271570, 55844, 0, {3122, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3939, 7}, {0, 0}}, {271970, 55844, 0, {3125, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3824, 6}, {0, 0}},
    {271979, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3830, 10}, {0, 0}}, {271988, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}},
    {272004, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3847, 6}, {0, 0}}, {272020, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3847, 6}, {0, 0}},
    {272057, 272036, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {3847, 6}, {0, 0}}, {272094, 272073, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1430, 2}, {3847, 6}, {0, 0}},
    {272110, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3847, 6}, {0, 0}}, {272130, 55844, 0, {3059, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3847, 6}, {0, 0}},
    {272302, 272284, 0, {3128, 5}, {3049, 1}, {0, 0}, {0, 0}, {1464, 5}, {3824, 6}, {0, 0}}, {272315, 55844, 0, {3133, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3847, 6}, {0, 0}},
    {272444, 272427, 0, {3135, 4}, {3063, 1}, {0, 0}, {0, 0}, {1469, 1}, {3824, 6}, {0, 0}}, {272456, 55844, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1441, 1}, {3933, 6}, {0, 0}},
    {272469, 55844, 0, {3139, 1}, {3098, 2}, {0, 0}, {0, 0}, {1470, 1}, {3946, 8}, {0, 0}}, {272481, 55844, 0, {3048, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}},
    {272513, 55844, 0, {3140, 3}, {3143, 1}, {0, 0}, {0, 0}, {0, 0}, {3824, 6}, {0, 0}}, {272533, 55844, 0, {3144, 3}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3954, 9}, {0, 0}},
    {272545, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}}, {272558, 55844, 0, {3090, 1}, {3091, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}},
    {272567, 55844, 0, {3147, 3}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3824, 6}, {0, 0}}, {272668, 55844, 0, {3150, 3}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3853, 6}, {0, 0}},
    {272685, 55844, 0, {3050, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3830, 10}, {0, 0}}, {272694, 55844, 0, {3052, 2}, {3054, 1}, {0, 0}, {0, 0}, {0, 0}, {3807, 7}, {0, 0}},
    {272715, 55844, 0, {3153, 2}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3824, 6}, {0, 0}}, {272726, 55844, 0, {3064, 1}, {3049, 1}, {0, 0}, {0, 0}, {0, 0}, {3785, 11}, {0, 0}},
    {272746, 55844, 0, {3155, 2}, {3072, 1}, {0, 0}, {0, 0}, {0, 0}, {3824, 6}, {0, 0}}, {272798, 55844, 0, {3093, 1}, {3072, 1}, {0, 0}, {0, 0}, {1471, 1}, {3963, 8}, {0, 0}},
    {272821, 55844, 0, {3079, 5}, {3063, 1}, {0, 0}, {0, 0}, {1472, 4}, {3885, 7}, {0, 0}}, {272945, 272853, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1476, 4}, {3971, 5}, {0, 0}},
    {273002, 272967, 0, {0, 0}, {3157, 1}, {0, 0}, {0, 0}, {1480, 1}, {3892, 4}, {0, 0}}, {273067, 273021, 0, {3048, 1}, {0, 0}, {0, 0}, {0, 0}, {1480, 1}, {3892, 4}, {0, 0}},
    {273130, 273109, 4, {3092, 1}, {3076, 1}, {3158, 2}, {0, 0}, {0, 0}, {3976, 8}, {3866, 1}},
    {273182, 273146, 0, {3160, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3984, 6}, {0, 0}}, {274093, 273932, 0, {3163, 2}, {0, 0}, {0, 0}, {0, 0}, {1481, 2}, {3993, 2}, {0, 0}},
    {274174, 274138, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3993, 2}, {0, 0}}, {274366, 274232, 4, {3166, 1}, {3167, 1}, {3168, 1}, {0, 0}, {0, 0}, {3995, 6}, {4001, 1}},
    {274508, 274431, 0, {3169, 2}, {0, 0}, {0, 0}, {0, 0}, {1099, 1}, {3993, 2}, {0, 0}}, {274795, 274647, 4, {3165, 1}, {0, 0}, {3171, 2}, {0, 0}, {1483, 6}, {4003, 7}, {0, 0}},
    {274907, 274844, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1489, 1}, {4010, 1}, {0, 0}}, {274959, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4010, 1}, {0, 0}},
    {275013, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4010, 1}, {0, 0}}, {275089, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1490, 1}, {4010, 1}, {0, 0}},
    {275182, 275149, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1491, 1}, {4010, 1}, {0, 0}}, {275235, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4010, 1}, {0, 0}},
    {275423, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1492, 5}, {4011, 1}, {0, 0}}, {275496, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4010, 1}, {0, 0}},
    {275552, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4010, 1}, {0, 0}}, {275612, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4010, 1}, {0, 0}},
    {275749, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1497, 3}, {4010, 1}, {0, 0}}, {275869, 275807, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4012, 4}, {0, 0}},
    {275889, 275807, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4012, 4}, {0, 0}}, {275909, 275807, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4012, 4}, {0, 0}},
    {276032, 275981, 4, {3165, 1}, {0, 0}, {3173, 1}, {0, 0}, {1500, 3}, {4016, 8}, {0, 0}}, {276086, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {276146, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {276204, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {276263, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {276320, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {276362, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {276410, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {276497, 276460, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1503, 1}, {4024, 1}, {0, 0}}, {276583, 276548, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1504, 3}, {4024, 1}, {0, 0}},
    {276640, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {276694, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {276740, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {276797, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {276869, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4024, 1}, {0, 0}}, {276929, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {276996, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {277061, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {277111, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {277225, 277178, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1508, 1}, {4024, 1}, {0, 0}},
    {277273, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {277316, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {277372, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {277433, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {277487, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {277558, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {277613, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {277669, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {277718, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {277793, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {277851, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1507, 1}, {4024, 1}, {0, 0}}, {277901, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {277956, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {278033, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {278104, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {278216, 278177, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1509, 1}, {4024, 1}, {0, 0}},
    {278268, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {278333, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {278405, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {278468, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {278522, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {278575, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {278629, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {278675, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {278828, 278771, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1510, 1}, {4024, 1}, {0, 0}}, {278878, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {278928, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {278973, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {279022, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {279077, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {279157, 278771, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1511, 1}, {4024, 1}, {0, 0}}, {279211, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {279262, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {279305, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {279429, 279372, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1512, 1}, {4024, 1}, {0, 0}}, {279649, 279530, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1513, 2}, {4024, 1}, {0, 0}},
    {279697, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {279747, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {279810, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {279864, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {279917, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {279962, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {280123, 280054, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1515, 1}, {4024, 1}, {0, 0}}, {280183, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {280354, 280257, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1516, 2}, {4024, 1}, {0, 0}}, {280402, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {280455, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {280506, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {280566, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {280629, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}},
    {280687, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4024, 1}, {0, 0}}, {280955, 280794, 0, {3174, 2}, {3176, 1}, {0, 0}, {0, 0}, {1518, 2}, {3993, 2}, {0, 0}},
    {280987, 274138, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4025, 3}, {0, 0}}, {281032, 274138, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3993, 2}, {0, 0}},
    {281299, 281210, 0, {3177, 1}, {3178, 1}, {0, 0}, {0, 0}, {0, 0}, {4028, 4}, {0, 0}}, {281698, 281586, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1520, 9}, {4032, 3}, {0, 0}},
    {281741, 49356, 0, {3180, 1}, {3181, 1}, {0, 0}, {0, 0}, {0, 0}, {4035, 4}, {0, 0}}, {281973, 281906, 0, {3182, 1}, {3183, 1}, {0, 0}, {0, 0}, {1529, 1}, {4039, 3}, {0, 0}},
    {282148, 282015, 0, {3184, 2}, {0, 0}, {0, 0}, {0, 0}, {1530, 1}, {4042, 4}, {0, 0}}, {282328, 282287, 0, {3186, 1}, {0, 0}, {0, 0}, {0, 0}, {1531, 1}, {4042, 4}, {0, 0}},
    {282448, 282380, 0, {3165, 1}, {3187, 1}, {0, 0}, {0, 0}, {1532, 1}, {4046, 3}, {0, 0}}, {282602, 282487, 4, {3188, 1}, {3183, 1}, {888, 1}, {0, 0}, {1533, 1}, {4049, 4}, {4001, 1}},
    {282950, 282710, 0, {3189, 2}, {3191, 2}, {0, 0}, {0, 0}, {1534, 4}, {4053, 4}, {4057, 1}},
    {283258, 283063, 5, {3193, 4}, {3176, 1}, {3197, 1}, {0, 0}, {1538, 2}, {4003, 7}, {0, 0}},
    {283404, 283327, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1540, 1}, {3993, 2}, {0, 0}}, {283661, 283496, 0, {3198, 1}, {3199, 2}, {0, 0}, {0, 0}, {1541, 4}, {3993, 2}, {0, 0}},
    {283803, 283723, 0, {3165, 1}, {3201, 1}, {0, 0}, {0, 0}, {1545, 1}, {4059, 3}, {0, 0}}, {283837, 281210, 0, {3202, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4062, 4}, {0, 0}},
    {284033, 283900, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4066, 4}, {0, 0}}, {284126, 281210, 0, {3165, 1}, {3204, 1}, {0, 0}, {0, 0}, {1549, 5}, {4062, 4}, {0, 0}},
    {284246, 284165, 0, {3165, 1}, {3205, 1}, {0, 0}, {0, 0}, {1554, 1}, {4066, 4}, {0, 0}}, {284280, 283900, 0, {3165, 1}, {3203, 1}, {0, 0}, {0, 0}, {1546, 3}, {4059, 3}, {0, 0}},
    {284404, 284322, 0, {3206, 1}, {3207, 1}, {0, 0}, {0, 0}, {1555, 1}, {4070, 3}, {0, 0}}, {284587, 284453, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1556, 2}, {4028, 4}, {0, 0}},
    {284835, 284664, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1558, 3}, {4073, 4}, {0, 0}}, {285054, 284933, 0, {3208, 1}, {3183, 1}, {0, 0}, {0, 0}, {1561, 4}, {4077, 5}, {0, 0}},
    {285161, 285080, 4, {3182, 1}, {3209, 1}, {888, 1}, {0, 0}, {0, 0}, {4082, 4}, {0, 0}}, {285254, 285193, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4028, 4}, {0, 0}},
    {285278, 281210, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 3}, {0, 0}}, {285307, 281210, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 3}, {0, 0}},
    {285424, 285352, 0, {3211, 2}, {3213, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 3}, {0, 0}}, {285452, 274138, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4012, 4}, {0, 0}},
    {285501, 281210, 0, {3165, 1}, {3214, 2}, {0, 0}, {0, 0}, {1565, 1}, {4032, 3}, {0, 0}}, {285524, 281210, 0, {3165, 1}, {3210, 1}, {0, 0}, {0, 0}, {0, 0}, {4032, 3}, {0, 0}},
    {285678, 281210, 0, {3216, 1}, {3217, 2}, {0, 0}, {0, 0}, {1566, 2}, {4028, 4}, {0, 0}}, {285730, 281210, 0, {3216, 1}, {3179, 1}, {0, 0}, {0, 0}, {1568, 2}, {4028, 4}, {0, 0}},
    {285754, 274138, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4086, 3}, {0, 0}}, {285801, 274138, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4028, 4}, {0, 0}},
    {285823, 274138, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1570, 1}, {4028, 4}, {0, 0}}, {285939, 285868, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4089, 3}, {0, 0}},
    {286058, 285980, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1571, 1}, {4092, 3}, {0, 0}}, {286208, 286115, 0, {3220, 2}, {0, 0}, {0, 0}, {0, 0}, {1572, 1}, {4095, 4}, {4099, 1}},
    {286438, 286255, 4, {3222, 1}, {3223, 1}, {3224, 1}, {0, 0}, {1573, 1}, {4101, 4}, {4105, 1}},
    {286528, 285868, 0, {3219, 1}, {0, 0}, {0, 0}, {0, 0}, {1574, 4}, {4107, 4}, {0, 0}}, {286631, 286566, 0, {3219, 1}, {3225, 4}, {0, 0}, {0, 0}, {0, 0}, {4107, 4}, {0, 0}},
    {286744, 286566, 0, {3219, 1}, {3229, 8}, {0, 0}, {0, 0}, {0, 0}, {4107, 4}, {0, 0}}, {286974, 286810, 0, {3219, 1}, {3237, 1}, {0, 0}, {0, 0}, {1578, 5}, {4111, 4}, {0, 0}},
    {287024, 286566, 0, {3238, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4115, 3}, {0, 0}}, {287383, 287214, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4111, 4}, {0, 0}},
    {287415, 287214, 0, {3219, 1}, {3240, 1}, {0, 0}, {0, 0}, {1583, 5}, {4111, 4}, {0, 0}}, {287448, 286566, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 4}, {0, 0}},
    {287485, 286566, 0, {3219, 1}, {3239, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 4}, {0, 0}}, {287623, 287523, 0, {3219, 1}, {3241, 1}, {0, 0}, {0, 0}, {0, 0}, {4111, 4}, {0, 0}},
    {287773, 287655, 0, {3219, 1}, {3242, 1}, {0, 0}, {0, 0}, {1588, 3}, {4111, 4}, {0, 0}}, {287857, 287815, 0, {3243, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4118, 2}, {0, 0}},
    {288017, 287960, 0, {3244, 1}, {3245, 2}, {0, 0}, {0, 0}, {0, 0}, {3993, 2}, {0, 0}}, {288107, 288051, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4120, 4}, {0, 0}},
    {288162, 285193, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4028, 4}, {0, 0}}, {288267, 281210, 0, {3247, 1}, {3179, 1}, {0, 0}, {0, 0}, {1592, 2}, {4032, 3}, {0, 0}},
    {288396, 288296, 0, {3243, 1}, {3248, 1}, {0, 0}, {0, 0}, {1594, 1}, {4124, 4}, {4128, 1}},
    {288450, 288420, 4, {0, 0}, {0, 0}, {3249, 1}, {0, 0}, {360, 5}, {4130, 4}, {0, 0}}, {288505, 101711, 0, {3250, 1}, {3251, 1}, {0, 0}, {0, 0}, {0, 0}, {4134, 4}, {0, 0}},
    {288542, 281210, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1595, 1}, {4138, 4}, {0, 0}}, {288701, 288599, 0, {3252, 1}, {3176, 1}, {0, 0}, {0, 0}, {1596, 3}, {4142, 5}, {0, 0}},
    {288747, 281210, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4142, 5}, {0, 0}}, {288783, 281210, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4142, 5}, {0, 0}},
    {288861, 288826, 0, {0, 0}, {3253, 1}, {0, 0}, {0, 0}, {718, 1}, {4147, 4}, {0, 0}}, {288973, 288899, 0, {3182, 1}, {3209, 1}, {0, 0}, {0, 0}, {1599, 1}, {3993, 2}, {0, 0}},
    {289078, 289038, 0, {3254, 1}, {0, 0}, {0, 0}, {0, 0}, {1600, 4}, {4151, 3}, {0, 0}}, {289263, 289113, 0, {3255, 2}, {3257, 1}, {0, 0}, {0, 0}, {0, 0}, {4154, 3}, {4157, 1}},
    {289398, 289300, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {1604, 1}, {4086, 3}, {0, 0}}, {289503, 289432, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {1605, 1}, {4059, 3}, {0, 0}},
    {289734, 289535, 5, {3258, 2}, {3167, 1}, {888, 1}, {0, 0}, {1606, 1}, {4159, 7}, {4166, 2}},
    {289824, 289753, 4, {3260, 1}, {3261, 1}, {888, 1}, {0, 0}, {0, 0}, {4170, 3}, {4001, 1}},
    {289941, 289855, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4173, 3}, {0, 0}}, {290052, 101711, 0, {3250, 1}, {3183, 1}, {0, 0}, {0, 0}, {1607, 3}, {4176, 3}, {0, 0}},
    {290343, 274138, 0, {3165, 1}, {3262, 2}, {0, 0}, {0, 0}, {1610, 5}, {4179, 3}, {4182, 1}},
    {290644, 290536, 0, {3165, 1}, {3264, 2}, {0, 0}, {0, 0}, {1615, 2}, {4184, 3}, {0, 0}}, {290702, 288051, 0, {3165, 1}, {3266, 2}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}},
    {290749, 281210, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4192, 4}, {0, 0}}, {290787, 281210, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}},
    {290818, 281210, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}}, {290859, 288051, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}},
    {290902, 274138, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3993, 2}, {0, 0}}, {290947, 288051, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}},
    {291302, 291078, 1, {3268, 3}, {3271, 2}, {0, 0}, {0, 0}, {1617, 4}, {4184, 3}, {0, 0}}, {291465, 291381, 0, {3273, 2}, {3275, 2}, {0, 0}, {0, 0}, {0, 0}, {4179, 3}, {0, 0}},
    {291601, 291510, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}}, {291843, 291692, 0, {3165, 1}, {3277, 2}, {0, 0}, {0, 0}, {1621, 2}, {4073, 4}, {0, 0}},
    {292005, 291888, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1623, 2}, {4028, 4}, {0, 0}}, {292156, 292049, 0, {3279, 2}, {3281, 1}, {0, 0}, {0, 0}, {1625, 1}, {4184, 3}, {0, 0}},
    {292211, 281210, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4142, 5}, {0, 0}}, {292287, 281210, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1626, 1}, {4142, 5}, {0, 0}},
    {292341, 281210, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4073, 4}, {0, 0}}, {292596, 292452, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1627, 1}, {4187, 5}, {0, 0}},
    {292629, 281210, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4073, 4}, {0, 0}}, {292952, 281210, 0, {3282, 1}, {3283, 3}, {0, 0}, {0, 0}, {1628, 1}, {4142, 5}, {0, 0}},
    {293233, 281210, 0, {3286, 1}, {3287, 4}, {0, 0}, {0, 0}, {1629, 1}, {4142, 5}, {0, 0}}, {293594, 293346, 0, {3165, 1}, {3291, 1}, {0, 0}, {0, 0}, {1630, 5}, {4196, 3}, {0, 0}},
    {293780, 293660, 0, {3165, 1}, {3292, 3}, {0, 0}, {0, 0}, {1635, 3}, {4199, 4}, {0, 0}}, {293998, 293860, 0, {3295, 2}, {3297, 1}, {0, 0}, {0, 0}, {1638, 1}, {4179, 3}, {0, 0}},
    {294513, 294204, 0, {3298, 2}, {3297, 1}, {0, 0}, {0, 0}, {1639, 3}, {4179, 3}, {0, 0}}, {294820, 294632, 0, {3300, 2}, {3302, 3}, {0, 0}, {0, 0}, {1642, 2}, {4192, 4}, {0, 0}},
    {295237, 295016, 0, {3305, 2}, {3307, 3}, {0, 0}, {0, 0}, {1644, 7}, {4192, 4}, {0, 0}}, {295488, 295297, 0, {3310, 2}, {3312, 2}, {0, 0}, {0, 0}, {1651, 3}, {4192, 4}, {0, 0}},
    {295635, 291510, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1654, 8}, {4187, 5}, {0, 0}}, {295765, 295673, 0, {3314, 1}, {3315, 1}, {0, 0}, {0, 0}, {366, 1}, {4203, 3}, {4206, 1}},
    {295925, 295813, 4, {3165, 1}, {3316, 1}, {482, 1}, {0, 0}, {0, 0}, {4208, 8}, {0, 0}}, {295954, 288051, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}},
    {296012, 289855, 0, {3165, 1}, {3176, 1}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}}, {296043, 291510, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}},
    {296166, 296134, 0, {3317, 2}, {3319, 1}, {0, 0}, {0, 0}, {1662, 3}, {4184, 3}, {0, 0}}, {296393, 296337, 0, {3165, 1}, {3320, 4}, {0, 0}, {0, 0}, {1665, 5}, {4142, 5}, {0, 0}},
    {296599, 296467, 0, {3165, 1}, {3324, 4}, {0, 0}, {0, 0}, {1670, 2}, {4142, 5}, {0, 0}}, {296843, 296645, 0, {3165, 1}, {3328, 4}, {0, 0}, {0, 0}, {1672, 4}, {4142, 5}, {0, 0}},
    {297124, 296945, 0, {3332, 2}, {3334, 2}, {0, 0}, {0, 0}, {1676, 3}, {4179, 3}, {0, 0}}, {297521, 297216, 1, {3336, 5}, {3341, 2}, {0, 0}, {0, 0}, {1679, 3}, {4184, 3}, {0, 0}},
    {297560, 288051, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {0, 0}, {4187, 5}, {0, 0}}, {297729, 297643, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1682, 1}, {4187, 5}, {0, 0}},
    {298048, 297882, 0, {3343, 2}, {0, 0}, {0, 0}, {0, 0}, {1683, 5}, {4184, 3}, {0, 0}}, {298254, 296337, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1688, 6}, {4142, 5}, {0, 0}},
    {298313, 288051, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {513, 1}, {4187, 5}, {0, 0}}, {298350, 285193, 0, {3165, 1}, {3179, 1}, {0, 0}, {0, 0}, {1591, 1}, {4028, 4}, {0, 0}},
    {298649, 298432, 4, {3345, 1}, {3183, 1}, {3168, 1}, {0, 0}, {1694, 2}, {4216, 5}, {4001, 1}},
    {298777, 298686, 0, {0, 0}, {3239, 1}, {0, 0}, {0, 0}, {1696, 3}, {3993, 2}, {0, 0}}, {298874, 298817, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1699, 1}, {4011, 1}, {0, 0}},
    {298931, 274138, 0, {3165, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4012, 4}, {0, 0}}, {299005, 298948, 4, {3346, 1}, {0, 0}, {888, 1}, {0, 0}, {0, 0}, {4221, 6}, {4227, 1}},
    {299880, 299278, 1, {3347, 7}, {3354, 1}, {0, 0}, {0, 0}, {1700, 6}, {4229, 2}, {0, 0}}, {299922, 281210, 0, {3202, 1}, {3355, 1}, {0, 0}, {0, 0}, {0, 0}, {4059, 3}, {0, 0}},
    {300119, 299997, 0, {3356, 2}, {3358, 1}, {0, 0}, {0, 0}, {1706, 1}, {4229, 2}, {0, 0}}, {300543, 300239, 1, {3359, 4}, {3179, 1}, {0, 0}, {0, 0}, {1707, 4}, {4229, 2}, {0, 0}},
    {300712, 300598, 0, {3363, 2}, {0, 0}, {0, 0}, {0, 0}, {1711, 1}, {4229, 2}, {0, 0}}, {301090, 300751, 1, {3359, 4}, {0, 0}, {0, 0}, {0, 0}, {1712, 6}, {4229, 2}, {0, 0}},
    {301168, 301125, 0, {3208, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4231, 2}, {0, 0}}, {301296, 301249, 0, {0, 0}, {135, 1}, {0, 0}, {0, 0}, {1718, 1}, {2678, 2}, {0, 0}},
    {301306, 13112, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}}, {301361, 0, 0, {3365, 2}, {1236, 1}, {0, 0}, {0, 0}, {1719, 2}, {0, 0}, {0, 0}},
    {301418, 0, 0, {3367, 3}, {1236, 1}, {0, 0}, {0, 0}, {1721, 1}, {0, 0}, {0, 0}}, {301544, 217593, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4234, 2}, {0, 0}},
    {301614, 301559, 0, {2652, 1}, {3373, 1}, {0, 0}, {0, 0}, {0, 0}, {4236, 4}, {0, 0}}, {301779, 301662, 0, {3374, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4240, 2}, {114, 1}},
    {301881, 301837, 0, {0, 0}, {3378, 1}, {0, 0}, {0, 0}, {1722, 1}, {4242, 2}, {0, 0}}, {302062, 301964, 0, {3379, 3}, {662, 1}, {0, 0}, {0, 0}, {1723, 3}, {4244, 8}, {0, 0}},
    {302148, 302078, 0, {136, 1}, {3378, 1}, {0, 0}, {0, 0}, {0, 0}, {4242, 2}, {4252, 1}}, {302397, 302177, 0, {3382, 1}, {3383, 2}, {0, 0}, {0, 0}, {0, 0}, {4254, 4}, {4258, 1}},
    {302549, 302417, 0, {3385, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4240, 2}, {114, 1}}, {302762, 302600, 0, {3389, 2}, {135, 1}, {0, 0}, {0, 0}, {1726, 1}, {4260, 4}, {4264, 1}},
    {302832, 302777, 0, {3382, 1}, {3391, 1}, {0, 0}, {0, 0}, {1727, 3}, {4266, 2}, {0, 0}}, {303047, 302889, 0, {3392, 3}, {3395, 1}, {0, 0}, {0, 0}, {0, 0}, {4268, 7}, {4275, 1}},
    {303196, 303082, 0, {3005, 1}, {3396, 1}, {0, 0}, {0, 0}, {0, 0}, {4277, 2}, {4279, 1}}, {303518, 303319, 0, {3397, 5}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4281, 4}, {4285, 1}},
    {303766, 303532, 0, {3402, 3}, {3372, 1}, {0, 0}, {0, 0}, {1726, 1}, {4287, 4}, {4291, 1}},
    {303886, 303780, 0, {3405, 2}, {140, 1}, {0, 0}, {0, 0}, {1730, 2}, {4293, 3}, {4296, 1}},
    {304074, 303914, 0, {3407, 2}, {140, 1}, {0, 0}, {0, 0}, {0, 0}, {4298, 3}, {4301, 1}}, {304159, 304092, 0, {3409, 2}, {3372, 1}, {0, 0}, {0, 0}, {779, 2}, {4303, 3}, {114, 1}},
    {304233, 304182, 4, {3411, 2}, {97, 1}, {3413, 1}, {0, 0}, {0, 0}, {4306, 4}, {4310, 1}}, {304245, 302417, 0, {3414, 4}, {140, 1}, {0, 0}, {0, 0}, {767, 1}, {4240, 2}, {114, 1}},
    {304263, 301662, 0, {3418, 4}, {0, 0}, {0, 0}, {0, 0}, {767, 1}, {4240, 2}, {114, 1}}, {304420, 304282, 0, {3422, 2}, {576, 1}, {0, 0}, {0, 0}, {1732, 2}, {4312, 6}, {4318, 1}},
    {304502, 304443, 0, {3424, 3}, {3391, 1}, {0, 0}, {0, 0}, {1734, 1}, {4320, 4}, {0, 0}}, {304758, 304640, 0, {3427, 1}, {0, 0}, {0, 0}, {0, 0}, {1735, 2}, {4324, 2}, {0, 0}},
    {304910, 304771, 0, {3428, 2}, {576, 1}, {0, 0}, {0, 0}, {1737, 2}, {4326, 6}, {4318, 1}},
    {305108, 304968, 0, {3430, 1}, {3431, 1}, {0, 0}, {0, 0}, {686, 1}, {4332, 3}, {0, 0}}, {305296, 305132, 0, {3432, 2}, {3434, 1}, {0, 0}, {0, 0}, {686, 1}, {4335, 4}, {4296, 1}},
    {305602, 305361, 0, {3435, 2}, {3437, 2}, {0, 0}, {0, 0}, {1739, 3}, {4339, 3}, {4342, 1}},
    {305790, 305614, 0, {3439, 5}, {3444, 1}, {0, 0}, {0, 0}, {767, 1}, {4240, 2}, {4285, 1}},
    {305805, 217593, 0, {3371, 1}, {3372, 1}, {0, 0}, {0, 0}, {0, 0}, {4344, 3}, {0, 0}}, {305867, 305823, 0, {3445, 2}, {3447, 1}, {0, 0}, {0, 0}, {1742, 1}, {4347, 4}, {0, 0}},
    {305929, 48452, 0, {0, 0}, {3448, 1}, {0, 0}, {0, 0}, {0, 0}, {4344, 3}, {0, 0}}, {306032, 305941, 0, {3449, 3}, {0, 0}, {0, 0}, {0, 0}, {779, 2}, {4303, 3}, {114, 1}},
    {306087, 43153, 0, {3371, 1}, {3005, 1}, {0, 0}, {0, 0}, {0, 0}, {4351, 3}, {4354, 1}}, {306184, 306132, 1, {3452, 4}, {3373, 1}, {0, 0}, {0, 0}, {1743, 2}, {4356, 7}, {114, 1}},
    {306232, 306205, 1, {3456, 4}, {3444, 1}, {0, 0}, {0, 0}, {1743, 2}, {4356, 7}, {114, 1}},
    {306326, 306254, 0, {3373, 1}, {3372, 1}, {0, 0}, {0, 0}, {512, 1}, {4363, 4}, {0, 0}}, {306398, 306343, 0, {3460, 1}, {158, 1}, {0, 0}, {0, 0}, {0, 0}, {4367, 2}, {0, 0}},
    {306451, 13112, 0, {0, 0}, {3461, 1}, {0, 0}, {0, 0}, {0, 0}, {2817, 2}, {4369, 2}}, {306465, 14022, 0, {118, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1075, 3}, {0, 0}},
    {306689, 306606, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 1}, {4374, 1}}, {306792, 306727, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}},
    {306804, 306727, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}}, {306976, 306886, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4377, 2}, {0, 0}},
    {307056, 306990, 0, {3471, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4379, 2}, {0, 0}}, {307258, 307110, 0, {3472, 2}, {0, 0}, {0, 0}, {3474, 1}, {1745, 1}, {4379, 2}, {4381, 1}},
    {307355, 307276, 0, {3475, 1}, {3476, 1}, {0, 0}, {0, 0}, {1746, 1}, {0, 0}, {0, 0}}, {307368, 306606, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 1}, {4374, 1}},
    {307381, 306606, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 1}, {4374, 1}}, {307413, 172815, 0, {0, 0}, {3470, 1}, {0, 0}, {0, 0}, {346, 1}, {4383, 2}, {915, 1}},
    {307480, 307427, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {307498, 307427, 0, {3479, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {307516, 306727, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}}, {307533, 306606, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 1}, {4374, 1}},
    {307549, 307427, 0, {3482, 1}, {3483, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {307564, 306727, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}},
    {307576, 306727, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}}, {307591, 306727, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}},
    {307712, 307606, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}}, {307775, 307723, 0, {3479, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {3260, 1}},
    {307892, 307798, 0, {3479, 1}, {3478, 1}, {0, 0}, {0, 0}, {1747, 1}, {4388, 1}, {2875, 1}},
    {307997, 307907, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4389, 1}}, {308018, 307907, 0, {3486, 1}, {3487, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4389, 1}},
    {308039, 306606, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 1}, {4374, 1}}, {308093, 308075, 4, {0, 0}, {0, 0}, {483, 1}, {0, 0}, {1748, 5}, {4391, 5}, {0, 0}},
    {308106, 307606, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}}, {308117, 307606, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}},
    {308131, 307606, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}}, {308294, 308237, 4, {0, 0}, {0, 0}, {1421, 1}, {0, 0}, {1753, 4}, {4396, 5}, {0, 0}},
    {308360, 308320, 0, {0, 0}, {3488, 1}, {0, 0}, {0, 0}, {1757, 1}, {4401, 2}, {0, 0}}, {308379, 307606, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}},
    {308390, 307606, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}}, {308404, 307606, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}},
    {308529, 308426, 4, {3472, 2}, {0, 0}, {3489, 2}, {2782, 1}, {0, 0}, {4377, 2}, {4381, 1}},
    {308636, 308562, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1758, 6}, {4403, 3}, {0, 0}}, {308683, 308656, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1764, 5}, {4406, 2}, {0, 0}},
    {308739, 308562, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1769, 4}, {4406, 2}, {0, 0}}, {308789, 308562, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1773, 4}, {4406, 2}, {0, 0}},
    {308810, 307606, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}}, {308821, 307606, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}},
    {308835, 307606, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}}, {308930, 308864, 0, {0, 0}, {3491, 1}, {0, 0}, {0, 0}, {1777, 1}, {650, 1}, {4408, 1}},
    {309032, 308953, 0, {3492, 1}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4410, 1}}, {309119, 309050, 0, {3494, 2}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {309137, 309050, 0, {3494, 2}, {3493, 1}, {0, 0}, {0, 0}, {0, 0}, {650, 1}, {4410, 1}}, {309155, 306886, 4, {3471, 1}, {0, 0}, {483, 1}, {2782, 1}, {0, 0}, {4377, 2}, {0, 0}},
    {309168, 307606, 0, {3480, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}}, {309179, 307606, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}},
    {309193, 307606, 0, {3484, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}}, {309207, 306727, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}},
    {309272, 309219, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1778, 3}, {829, 1}, {0, 0}}, {309287, 306727, 0, {3480, 2}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}},
    {309299, 306727, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}}, {309311, 307606, 0, {3468, 2}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {4385, 1}, {4386, 1}},
    {309322, 306606, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 1}, {4374, 1}}, {309334, 306727, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}},
    {309345, 306606, 0, {3477, 1}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 1}, {4374, 1}}, {309360, 307427, 0, {3496, 1}, {3497, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {309429, 309376, 0, {3498, 1}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, {309449, 306727, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}},
    {309464, 306727, 0, {3484, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}}, {309479, 14022, 0, {3475, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {623, 1}, {0, 0}},
    {309631, 309499, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4412, 1}, {4413, 1}}, {309644, 309499, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4412, 1}, {4413, 1}},
    {309657, 309499, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4412, 1}, {4413, 1}}, {309669, 309499, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4412, 1}, {4413, 1}},
    {309683, 309499, 0, {3499, 2}, {3478, 1}, {0, 0}, {0, 0}, {0, 0}, {4412, 1}, {4413, 1}}, {309697, 306606, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 1}, {4374, 1}},
    {309710, 306727, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}}, {309773, 309722, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1781, 3}, {829, 1}, {0, 0}},
    {309787, 306606, 0, {3466, 1}, {3467, 1}, {0, 0}, {0, 0}, {0, 0}, {4373, 1}, {4374, 1}}, {309801, 307427, 0, {3501, 1}, {2850, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}},
    {309814, 306727, 0, {3468, 2}, {3470, 1}, {0, 0}, {0, 0}, {0, 0}, {4376, 1}, {214, 1}}, {309977, 309913, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4415, 2}, {0, 0}},
    {310010, 309913, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4415, 2}, {0, 0}}, {310055, 309913, 0, {3502, 1}, {3503, 1}, {0, 0}, {0, 0}, {0, 0}, {4415, 2}, {0, 0}},
    {310376, 310202, 0, {3504, 3}, {3507, 1}, {0, 0}, {0, 0}, {0, 0}, {4417, 5}, {4422, 1}}, {310479, 310444, 0, {3508, 2}, {3510, 1}, {0, 0}, {0, 0}, {0, 0}, {4424, 3}, {1526, 1}},
    {310528, 310502, 0, {3511, 1}, {3512, 1}, {0, 0}, {0, 0}, {0, 0}, {4424, 3}, {1585, 1}}, {310671, 310600, 0, {3513, 1}, {3514, 1}, {0, 0}, {0, 0}, {0, 0}, {4427, 3}, {0, 0}},
    {310981, 310821, 0, {3515, 3}, {3518, 1}, {0, 0}, {0, 0}, {0, 0}, {4430, 5}, {4435, 1}}, {311313, 311138, 0, {3519, 3}, {3522, 1}, {0, 0}, {0, 0}, {1784, 1}, {4437, 4}, {4441, 1}},
    {311680, 311422, 0, {3523, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4443, 4}, {4447, 1}}, {311943, 311711, 0, {3529, 5}, {3528, 1}, {0, 0}, {0, 0}, {0, 0}, {4449, 4}, {4453, 1}},
    {312219, 312041, 0, {3534, 2}, {3536, 2}, {0, 0}, {0, 0}, {0, 0}, {4455, 5}, {4460, 1}}, {312856, 312832, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1785, 1}, {0, 0}, {0, 0}},
    {313376, 313108, 0, {3564, 3}, {3567, 1}, {0, 0}, {0, 0}, {1786, 2}, {4463, 5}, {0, 0}}, {313720, 313614, 0, {3568, 1}, {3569, 1}, {0, 0}, {0, 0}, {1788, 2}, {4468, 3}, {4471, 1}},
    {314266, 314151, 0, {3570, 1}, {3571, 1}, {0, 0}, {0, 0}, {0, 0}, {4473, 2}, {0, 0}}, {314899, 314543, 1, {3572, 4}, {3576, 1}, {0, 0}, {0, 0}, {1790, 3}, {4367, 2}, {4475, 1}},
    {315256, 315154, 0, {3577, 2}, {3576, 1}, {0, 0}, {0, 0}, {0, 0}, {4367, 2}, {0, 0}}, {315850, 315716, 0, {3579, 3}, {3582, 1}, {0, 0}, {0, 0}, {1793, 3}, {4477, 3}, {0, 0}},
    {315974, 315892, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1796, 2}, {0, 0}, {0, 0}}, {316288, 316037, 0, {3583, 2}, {3585, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4480, 1}},
    {317060, 316964, 0, {3586, 3}, {3589, 1}, {0, 0}, {0, 0}, {1798, 5}, {4482, 2}, {0, 0}}, {317249, 317089, 0, {3590, 2}, {3592, 1}, {0, 0}, {0, 0}, {1803, 3}, {4484, 3}, {4285, 1}},
    {317458, 317274, 0, {3593, 2}, {3595, 1}, {0, 0}, {0, 0}, {1806, 7}, {4487, 3}, {4285, 1}},
    {317565, 317472, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4490, 1}}, {317587, 317472, 0, {3596, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {4490, 1}},
    {317693, 317625, 0, {3597, 2}, {0, 0}, {0, 0}, {0, 0}, {1813, 5}, {4492, 1}, {0, 0}}, {317835, 317708, 0, {3593, 2}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4492, 1}, {4285, 1}},
    {317940, 317853, 0, {3599, 4}, {0, 0}, {0, 0}, {0, 0}, {1798, 5}, {4493, 2}, {0, 0}}, {318104, 317952, 0, {3603, 3}, {0, 0}, {0, 0}, {0, 0}, {1803, 3}, {4495, 3}, {4285, 1}},
    {318278, 318123, 0, {3606, 3}, {0, 0}, {0, 0}, {0, 0}, {1818, 5}, {4498, 3}, {4285, 1}}, {318497, 318293, 0, {3593, 2}, {3609, 1}, {0, 0}, {0, 0}, {1823, 1}, {4501, 2}, {4503, 1}},
    {318642, 318520, 0, {3610, 2}, {3609, 1}, {0, 0}, {0, 0}, {0, 0}, {4505, 1}, {4506, 1}}, {319460, 319392, 0, {1294, 1}, {3623, 1}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {319833, 319392, 0, {3624, 6}, {3630, 1}, {0, 0}, {0, 0}, {1825, 7}, {0, 0}, {4508, 1}}, {319906, 319850, 0, {3624, 6}, {0, 0}, {0, 0}, {0, 0}, {1832, 5}, {0, 0}, {4508, 1}},
    {319953, 319850, 0, {3631, 2}, {0, 0}, {0, 0}, {0, 0}, {1837, 1}, {0, 0}, {0, 0}}, {319980, 319850, 0, {3633, 7}, {0, 0}, {0, 0}, {0, 0}, {1838, 4}, {0, 0}, {4508, 1}},
    {319998, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {320017, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {320036, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {320055, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {320071, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {320087, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {320103, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {320116, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {320132, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {320148, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {320164, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {320182, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
    {320200, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {320287, 106682, 0, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1842, 2}, {0, 0}, {0, 0}},
    {320457, 320333, 0, {3641, 3}, {3644, 1}, {0, 0}, {0, 0}, {1844, 2}, {0, 0}, {0, 0}}, {320570, 319850, 0, {3645, 1}, {0, 0}, {0, 0}, {0, 0}, {1824, 1}, {0, 0}, {0, 0}},
    {320584, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}}, {320601, 143928, 0, {0, 0}, {3640, 1}, {0, 0}, {0, 0}, {907, 1}, {0, 0}, {0, 0}},
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
    {1303, 89083, {932, 2}, {1264, 2}, {0, 0}}, {59297, 89222, {934, 3}, {0, 0}, {0, 0}}, {89314, 0, {0, 0}, {689, 1}, {0, 0}},
    {55805, 89337, {937, 1}, {1266, 2}, {0, 0}}, {89393, 89366, {938, 2}, {1268, 3}, {0, 0}}, {61051, 89444, {940, 3}, {0, 0}, {0, 0}},
    {89521, 0, {0, 0}, {0, 0}, {0, 0}}, {89563, 1600, {943, 1}, {0, 0}, {1271, 1}}, {16911, 89576, {944, 1}, {1273, 2}, {0, 0}},
    {89708, 1600, {945, 3}, {0, 0}, {1275, 1}}, {89741, 1600, {948, 2}, {0, 0}, {1277, 1}}, {89779, 1600, {950, 2}, {0, 0}, {0, 0}},
    {89792, 1600, {952, 1}, {0, 0}, {0, 0}}, {89847, 89826, {953, 1}, {0, 0}, {0, 0}}, {89861, 1600, {954, 3}, {0, 0}, {0, 0}},
    {89891, 89898, {957, 1}, {0, 0}, {0, 0}}, {89943, 89918, {958, 2}, {0, 0}, {0, 0}}, {89992, 89978, {960, 1}, {0, 0}, {0, 0}},
    {90022, 1600, {961, 2}, {0, 0}, {0, 0}}, {90038, 1600, {963, 2}, {0, 0}, {0, 0}}, {90131, 1600, {965, 4}, {0, 0}, {1279, 3}},
    {90223, 1600, {969, 5}, {0, 0}, {1285, 1}}, {90417, 1600, {974, 8}, {0, 0}, {1287, 3}}, {90632, 1600, {982, 16}, {1293, 1}, {1294, 3}},
    {90728, 1600, {998, 8}, {0, 0}, {1300, 3}}, {90842, 90787, {1006, 1}, {0, 0}, {1306, 2}}, {90995, 90900, {1007, 2}, {0, 0}, {1310, 2}},
    {91077, 91024, {1009, 2}, {0, 0}, {1314, 3}}, {91085, 1600, {1011, 4}, {0, 0}, {0, 0}}, {91182, 1600, {1015, 9}, {0, 0}, {1320, 3}},
    {91246, 1600, {1024, 2}, {0, 0}, {1326, 3}}, {91324, 1600, {1026, 7}, {0, 0}, {1332, 3}}, {91370, 1600, {1033, 4}, {0, 0}, {1338, 3}},
    {91421, 1600, {1037, 4}, {0, 0}, {1344, 3}}, {91491, 1600, {1041, 3}, {0, 0}, {1350, 3}}, {91553, 1600, {1044, 8}, {0, 0}, {1356, 3}},
    {91624, 1600, {1052, 8}, {0, 0}, {1362, 1}}, {91678, 1600, {1060, 3}, {0, 0}, {1364, 3}}, {91706, 0, {0, 0}, {0, 0}, {1370, 1}},
    {91783, 1600, {1063, 8}, {0, 0}, {1372, 1}}, {91980, 1600, {1071, 14}, {1293, 1}, {1374, 3}},
    {92010, 1600, {1085, 4}, {0, 0}, {1380, 2}}, {92102, 1600, {1089, 2}, {0, 0}, {1384, 3}}, {92130, 92125, {1091, 1}, {0, 0}, {0, 0}},
    {31504, 16896, {1092, 1}, {0, 0}, {0, 0}}, {92196, 92213, {1093, 1}, {0, 0}, {0, 0}}, {92254, 92262, {1094, 1}, {0, 0}, {0, 0}},
    {92702, 1600, {1095, 15}, {0, 0}, {1390, 3}}, {92833, 1600, {1110, 5}, {0, 0}, {1396, 1}},
    {92877, 1600, {1115, 1}, {0, 0}, {1398, 1}}, {92923, 1600, {1116, 2}, {0, 0}, {1400, 1}}, {92947, 1600, {1118, 1}, {0, 0}, {1402, 1}},
    {92994, 1600, {1119, 2}, {0, 0}, {1404, 1}}, {93077, 1600, {1121, 7}, {0, 0}, {1406, 1}}, {93185, 1600, {1128, 7}, {0, 0}, {1408, 1}},
    {93236, 1600, {1135, 1}, {0, 0}, {1410, 1}}, {93334, 1600, {1136, 7}, {0, 0}, {1412, 1}}, {93427, 1600, {1143, 6}, {0, 0}, {0, 0}},
    {93512, 93474, {1149, 3}, {0, 0}, {0, 0}}, {93582, 93542, {1152, 2}, {0, 0}, {0, 0}}, {93668, 93623, {1154, 2}, {0, 0}, {1414, 1}},
    {31541, 16896, {287, 1}, {0, 0}, {0, 0}}, {93677, 0, {0, 0}, {0, 0}, {0, 0}}, {93907, 1600, {1156, 10}, {0, 0}, {0, 0}},
    {93941, 1600, {1166, 3}, {0, 0}, {0, 0}}, {94021, 93999, {1169, 1}, {0, 0}, {0, 0}}, {61051, 94077, {1170, 3}, {1416, 1}, {0, 0}},
    {94177, 94139, {1173, 1}, {783, 1}, {0, 0}}, {94202, 60569, {1174, 2}, {0, 0}, {0, 0}}, {94253, 94214, {1176, 1}, {0, 0}, {1417, 1}},
    {94316, 1600, {1177, 4}, {0, 0}, {1419, 1}}, {94363, 1600, {1181, 2}, {0, 0}, {1421, 1}}, {94378, 0, {0, 0}, {0, 0}, {0, 0}},
    {94403, 94415, {1183, 1}, {0, 0}, {0, 0}}, {94451, 1600, {1184, 2}, {0, 0}, {0, 0}}, {94483, 1600, {1186, 2}, {0, 0}, {0, 0}},
    {900, 0, {0, 0}, {0, 0}, {0, 0}}, {5486, 0, {0, 0}, {0, 0}, {0, 0}}, {118189, 0, {1498, 1}, {702, 1}, {1894, 2}},
    {120365, 0, {0, 0}, {0, 0}, {0, 0}}, {120370, 0, {0, 0}, {0, 0}, {0, 0}}, {120378, 0, {0, 0}, {0, 0}, {0, 0}},
    {120385, 0, {0, 0}, {0, 0}, {0, 0}}, {120418, 16896, {1506, 1}, {0, 0}, {0, 0}}, {123075, 0, {0, 0}, {0, 0}, {0, 0}},
    {123107, 1600, {1534, 2}, {0, 0}, {0, 0}}, {123122, 0, {0, 0}, {0, 0}, {0, 0}}, {123268, 1600, {1536, 5}, {0, 0}, {0, 0}},
    {123319, 1600, {1541, 1}, {0, 0}, {0, 0}}, {123341, 1600, {1542, 1}, {0, 0}, {0, 0}}, {92524, 1458, {1543, 1}, {0, 0}, {0, 0}},
    {123256, 1458, {1544, 1}, {0, 0}, {0, 0}}, {123264, 1458, {1545, 1}, {0, 0}, {0, 0}}, {123385, 1458, {1546, 1}, {0, 0}, {0, 0}},
    {123248, 1458, {1547, 1}, {0, 0}, {0, 0}}, {129834, 1458, {1619, 1}, {0, 0}, {0, 0}}, {129865, 16896, {1620, 1}, {0, 0}, {0, 0}},
    {129909, 16896, {1621, 1}, {0, 0}, {0, 0}}, {129955, 1458, {1622, 1}, {0, 0}, {0, 0}}, {130016, 1458, {1623, 1}, {0, 0}, {0, 0}},
    {130070, 16896, {1624, 1}, {0, 0}, {0, 0}}, {130105, 16896, {1625, 1}, {0, 0}, {0, 0}}, {130147, 16896, {1626, 1}, {0, 0}, {0, 0}},
    {130184, 1458, {1627, 1}, {0, 0}, {0, 0}}, {130225, 16896, {1628, 1}, {0, 0}, {0, 0}}, {130251, 1600, {1629, 2}, {0, 0}, {0, 0}},
    {130299, 1458, {1631, 1}, {0, 0}, {0, 0}}, {130340, 1458, {1632, 1}, {0, 0}, {0, 0}}, {130376, 16896, {1633, 1}, {0, 0}, {0, 0}},
    {130406, 16896, {1634, 1}, {0, 0}, {0, 0}}, {49152, 16896, {1635, 1}, {1273, 2}, {0, 0}}, {130454, 16896, {1636, 1}, {0, 0}, {0, 0}},
    {130478, 16896, {1637, 1}, {0, 0}, {0, 0}}, {130509, 16896, {1638, 1}, {0, 0}, {0, 0}}, {130541, 16896, {1639, 1}, {0, 0}, {0, 0}},
    {130567, 16896, {1640, 1}, {0, 0}, {0, 0}}, {130594, 16896, {1641, 1}, {0, 0}, {0, 0}}, {130622, 16896, {1642, 1}, {0, 0}, {0, 0}},
    {130661, 1458, {1643, 1}, {0, 0}, {0, 0}}, {130699, 16896, {1644, 1}, {0, 0}, {0, 0}}, {79255, 16896, {1645, 1}, {0, 0}, {0, 0}},
    {130751, 1458, {1646, 1}, {0, 0}, {0, 0}}, {130784, 16896, {1647, 1}, {0, 0}, {0, 0}}, {130813, 16896, {1648, 1}, {0, 0}, {0, 0}},
    {30141, 1600, {1649, 3}, {0, 0}, {0, 0}}, {130847, 16896, {1652, 1}, {0, 0}, {0, 0}}, {130876, 1458, {1653, 1}, {0, 0}, {0, 0}},
    {61051, 130944, {1654, 7}, {1994, 1}, {0, 0}}, {131076, 16896, {1661, 1}, {0, 0}, {0, 0}},
    {131119, 16896, {1662, 1}, {0, 0}, {0, 0}}, {131162, 16896, {1663, 1}, {0, 0}, {0, 0}}, {131205, 16896, {1664, 1}, {0, 0}, {0, 0}},
    {131243, 16896, {1665, 1}, {0, 0}, {0, 0}}, {131290, 16896, {1666, 1}, {0, 0}, {0, 0}}, {131348, 16896, {1667, 1}, {0, 0}, {0, 0}},
    {131400, 16896, {1668, 1}, {0, 0}, {0, 0}}, {131446, 16896, {1669, 1}, {0, 0}, {0, 0}}, {131486, 16896, {1670, 1}, {0, 0}, {0, 0}},
    {131518, 16896, {1671, 1}, {0, 0}, {0, 0}}, {131552, 16896, {1672, 1}, {0, 0}, {0, 0}}, {131587, 16896, {1673, 1}, {0, 0}, {0, 0}},
    {131622, 1458, {1674, 1}, {0, 0}, {0, 0}}, {131657, 16896, {1675, 1}, {0, 0}, {0, 0}}, {131693, 16896, {1676, 1}, {0, 0}, {0, 0}},
    {131727, 16896, {1677, 1}, {0, 0}, {0, 0}}, {153436, 0, {0, 0}, {0, 0}, {0, 0}}, {153440, 0, {0, 0}, {0, 0}, {0, 0}},
    {153509, 1600, {1923, 3}, {0, 0}, {0, 0}}, {153546, 1458, {1926, 1}, {0, 0}, {0, 0}}, {153594, 1458, {1927, 1}, {0, 0}, {0, 0}},
    {153669, 153654, {1928, 1}, {0, 0}, {0, 0}}, {153704, 153654, {1929, 1}, {0, 0}, {0, 0}}, {153740, 1458, {1930, 1}, {0, 0}, {0, 0}},
    {153779, 1458, {1931, 1}, {0, 0}, {0, 0}}, {153819, 153654, {1932, 1}, {0, 0}, {0, 0}}, {153893, 153867, {1933, 1}, {0, 0}, {0, 0}},
    {153956, 1600, {1934, 3}, {0, 0}, {0, 0}}, {1759, 153654, {1937, 1}, {0, 0}, {0, 0}}, {90493, 1600, {1938, 7}, {0, 0}, {0, 0}},
    {154195, 1458, {1945, 1}, {0, 0}, {0, 0}}, {154238, 1458, {1946, 1}, {0, 0}, {0, 0}}, {154280, 1458, {1947, 1}, {0, 0}, {0, 0}},
    {154321, 1458, {1948, 1}, {0, 0}, {0, 0}}, {154357, 1458, {1949, 1}, {0, 0}, {0, 0}}, {154390, 1458, {1950, 1}, {0, 0}, {0, 0}},
    {154426, 1458, {1951, 1}, {0, 0}, {0, 0}}, {154464, 153654, {1952, 1}, {0, 0}, {0, 0}}, {154507, 1458, {1953, 1}, {0, 0}, {0, 0}},
    {154543, 1458, {1954, 1}, {0, 0}, {0, 0}}, {154583, 153654, {1955, 1}, {0, 0}, {0, 0}}, {154605, 1600, {1956, 1}, {0, 0}, {0, 0}},
    {51203, 0, {0, 0}, {0, 0}, {0, 0}}, {168785, 0, {0, 0}, {0, 0}, {0, 0}}, {143922, 168795, {144, 1}, {0, 0}, {0, 0}},
    {6753, 0, {0, 0}, {0, 0}, {0, 0}}, {1398, 0, {0, 0}, {0, 0}, {0, 0}}, {55805, 175061, {2146, 1}, {2341, 4}, {0, 0}},
    {175123, 175109, {2147, 1}, {0, 0}, {0, 0}}, {175145, 16896, {2148, 2}, {702, 1}, {698, 1}},
    {175153, 0, {0, 0}, {2345, 1}, {0, 0}}, {175167, 0, {2150, 1}, {702, 1}, {698, 1}}, {175195, 1600, {2151, 4}, {0, 0}, {0, 0}},
    {61051, 178327, {2190, 7}, {0, 0}, {0, 0}}, {30141, 0, {0, 0}, {0, 0}, {0, 0}}, {47646, 0, {0, 0}, {0, 0}, {0, 0}},
    {201943, 0, {0, 0}, {0, 0}, {0, 0}}, {201955, 0, {0, 0}, {0, 0}, {0, 0}}, {204898, 0, {0, 0}, {0, 0}, {0, 0}},
    {204951, 204937, {2514, 1}, {0, 0}, {0, 0}}, {204982, 1458, {2515, 1}, {0, 0}, {0, 0}}, {1303, 209954, {2544, 2}, {0, 0}, {0, 0}},
    {1569, 0, {0, 0}, {0, 0}, {0, 0}}, {210013, 209998, {2546, 1}, {0, 0}, {0, 0}}, {59297, 210028, {2547, 2}, {0, 0}, {0, 0}},
    {210072, 0, {0, 0}, {0, 0}, {0, 0}}, {210142, 210098, {2549, 2}, {0, 0}, {0, 0}}, {210013, 210147, {2551, 1}, {702, 1}, {0, 0}},
    {214146, 214078, {2588, 3}, {0, 0}, {0, 0}}, {214157, 214078, {2588, 3}, {0, 0}, {0, 0}}, {214195, 214166, {2591, 1}, {0, 0}, {0, 0}},
    {214242, 1458, {2592, 1}, {0, 0}, {0, 0}}, {214288, 1458, {2593, 1}, {0, 0}, {0, 0}}, {51337, 214441, {2594, 8}, {2929, 2}, {2931, 1}},
    {17095, 1458, {2602, 1}, {0, 0}, {0, 0}}, {214556, 214531, {2603, 3}, {0, 0}, {0, 0}}, {239156, 16896, {2682, 1}, {0, 0}, {0, 0}},
    {239188, 16896, {2683, 1}, {0, 0}, {0, 0}}, {239252, 1600, {2684, 2}, {0, 0}, {0, 0}}, {239322, 1600, {2686, 2}, {0, 0}, {0, 0}},
    {239366, 16896, {2688, 1}, {0, 0}, {0, 0}}, {239394, 16896, {2689, 1}, {0, 0}, {0, 0}}, {239439, 16896, {2690, 1}, {0, 0}, {0, 0}},
    {239523, 1600, {2691, 9}, {0, 0}, {0, 0}}, {239545, 1600, {2700, 8}, {0, 0}, {0, 0}}, {239597, 16896, {2708, 1}, {0, 0}, {0, 0}},
    {239653, 16896, {2709, 1}, {0, 0}, {0, 0}}, {239703, 16896, {2710, 1}, {0, 0}, {0, 0}}, {1759, 16896, {11, 1}, {0, 0}, {0, 0}},
    {60659, 16896, {2711, 1}, {0, 0}, {0, 0}}, {239767, 1600, {2712, 3}, {0, 0}, {0, 0}}, {239804, 16896, {2715, 1}, {0, 0}, {0, 0}},
    {239841, 16896, {2716, 1}, {0, 0}, {0, 0}}, {239874, 16896, {2717, 1}, {0, 0}, {0, 0}}, {239896, 16896, {2718, 1}, {0, 0}, {0, 0}},
    {239931, 16896, {2719, 1}, {0, 0}, {0, 0}}, {239945, 16896, {1626, 1}, {0, 0}, {0, 0}}, {239985, 16896, {2720, 1}, {0, 0}, {0, 0}},
    {240024, 16896, {2721, 1}, {0, 0}, {0, 0}}, {240064, 16896, {2722, 1}, {0, 0}, {0, 0}}, {240105, 16896, {2723, 1}, {0, 0}, {0, 0}},
    {240141, 16896, {2724, 1}, {0, 0}, {0, 0}}, {240175, 16896, {2725, 1}, {0, 0}, {0, 0}}, {240217, 16896, {2726, 1}, {0, 0}, {0, 0}},
    {240265, 16896, {2727, 1}, {0, 0}, {0, 0}}, {240331, 1600, {2728, 2}, {0, 0}, {0, 0}}, {240318, 16896, {2730, 1}, {0, 0}, {0, 0}},
    {239233, 16896, {2731, 1}, {0, 0}, {0, 0}}, {240388, 16896, {2732, 1}, {0, 0}, {0, 0}}, {240421, 16896, {2733, 1}, {0, 0}, {0, 0}},
    {240454, 16896, {2734, 1}, {0, 0}, {0, 0}}, {240487, 16896, {2735, 1}, {0, 0}, {0, 0}}, {240523, 16896, {2736, 1}, {0, 0}, {0, 0}},
    {90883, 16896, {2737, 1}, {0, 0}, {0, 0}}, {240580, 16896, {2738, 1}, {0, 0}, {0, 0}}, {240860, 1600, {2739, 8}, {0, 0}, {0, 0}},
    {90184, 16896, {2747, 1}, {0, 0}, {0, 0}}, {240913, 16896, {2748, 1}, {0, 0}, {0, 0}}, {240951, 16896, {2749, 1}, {0, 0}, {0, 0}},
    {239302, 16896, {2750, 1}, {0, 0}, {0, 0}}, {240979, 16896, {2751, 1}, {0, 0}, {0, 0}}, {154605, 16896, {2752, 1}, {0, 0}, {0, 0}},
    {263979, 0, {0, 0}, {0, 0}, {0, 0}}, {30141, 263986, {3029, 1}, {0, 0}, {0, 0}}, {264017, 16896, {3030, 1}, {0, 0}, {0, 0}},
    {264047, 1600, {3031, 2}, {0, 0}, {0, 0}}, {239874, 16896, {2717, 1}, {0, 0}, {0, 0}}, {2013, 16896, {3033, 1}, {0, 0}, {0, 0}},
    {264081, 1600, {3034, 2}, {0, 0}, {0, 0}}, {264120, 16896, {3036, 1}, {0, 0}, {0, 0}}, {264129, 1600, {3037, 1}, {0, 0}, {0, 0}},
    {264154, 16896, {3038, 1}, {0, 0}, {0, 0}}, {264177, 16896, {3039, 1}, {0, 0}, {0, 0}}, {264189, 16896, {3040, 1}, {0, 0}, {0, 0}},
    {264231, 16896, {3041, 1}, {0, 0}, {0, 0}}, {264479, 264319, {3042, 4}, {0, 0}, {0, 0}}, {264500, 1600, {3046, 2}, {0, 0}, {0, 0}},
    {51555, 0, {0, 0}, {3990, 1}, {0, 0}}, {273701, 0, {0, 0}, {3991, 1}, {0, 0}}, {273708, 0, {0, 0}, {3990, 1}, {0, 0}},
    {273752, 0, {0, 0}, {3992, 1}, {0, 0}}, {61522, 273777, {3161, 1}, {3991, 1}, {0, 0}}, {273801, 175109, {2147, 1}, {3990, 1}, {0, 0}},
    {6753, 0, {0, 0}, {3990, 1}, {0, 0}}, {273834, 273807, {3162, 1}, {0, 0}, {0, 0}}, {93677, 0, {0, 0}, {4233, 1}, {0, 0}},
    {79438, 16896, {895, 1}, {0, 0}, {0, 0}}, {17095, 16896, {328, 1}, {0, 0}, {0, 0}}, {301503, 16896, {3370, 1}, {0, 0}, {0, 0}},
    {306486, 0, {0, 0}, {0, 0}, {0, 0}}, {306496, 0, {0, 0}, {0, 0}, {0, 0}}, {306533, 306504, {3462, 2}, {0, 0}, {0, 0}},
    {128950, 306539, {144, 1}, {0, 0}, {0, 0}}, {306596, 306578, {3464, 2}, {0, 0}, {0, 0}}, {312410, 312390, {3538, 3}, {786, 1}, {0, 0}},
    {312419, 0, {0, 0}, {0, 0}, {0, 0}}, {312451, 312428, {3541, 4}, {786, 1}, {0, 0}}, {312539, 1600, {3545, 3}, {0, 0}, {0, 0}},
    {312575, 16896, {3548, 1}, {0, 0}, {0, 0}}, {312604, 1458, {3549, 1}, {0, 0}, {0, 0}}, {36146, 1600, {3550, 6}, {4462, 1}, {0, 0}},
    {312379, 312665, {3556, 1}, {0, 0}, {0, 0}}, {49152, 1458, {3557, 1}, {0, 0}, {0, 0}}, {143922, 312710, {3558, 2}, {0, 0}, {0, 0}},
    {312752, 1600, {3560, 2}, {0, 0}, {0, 0}}, {214556, 312771, {3562, 2}, {4462, 1}, {0, 0}},
    {110405, 16896, {3612, 1}, {0, 0}, {0, 0}}, {239233, 16896, {2731, 1}, {0, 0}, {0, 0}}, {130406, 16896, {3613, 1}, {0, 0}, {0, 0}},
    {319099, 1600, {1649, 3}, {0, 0}, {0, 0}}, {319127, 1600, {3614, 4}, {0, 0}, {0, 0}}, {239302, 16896, {2750, 1}, {0, 0}, {0, 0}},
    {61051, 319179, {3618, 5}, {0, 0}, {0, 0}},
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
    {51031, 0, 2, 0, 0}, {52958, 191, 2, 0, 0}, {79542, 293, 2, 0, 0}, {49343, 296, 0, 0, 0}, {80313, 296, 0, 0, 0},
    {3681, 189, 2, 0, 0}, {79542, 191, 2, 0, 0}, {80411, 19, 0, 0, 0}, {51031, 296, 2, 0, 0}, {80313, 296, 0, 0, 0},
    {83153, 19, 0, 0, 0}, {17613, 293, 0, 0, 0}, {49826, 293, 0, 0, 0}, {83537, 0, 1, 0, 0}, {83551, 35, 2, 0, 0},
    {3681, 293, 0, 0, 0}, {51031, 296, 2, 0, 0}, {14899, 296, 2, 0, 0}, {14364, 189, 2, 0, 0},
    {49343, 191, 0, 0, 0}, {49349, 191, 0, 0, 0}, {3681, 293, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49826, 293, 0, 0, 0}, {83551, 35, 2, 0, 0}, {86202, 304, 0, 0, 0}, {49349, 304, 0, 0, 0},
    {3681, 304, 0, 0, 0}, {49343, 304, 0, 0, 0}, {49349, 306, 0, 0, 0}, {3681, 306, 0, 0, 0}, {1398, 306, 0, 0, 0},
    {49349, 304, 0, 0, 0}, {16758, 53, 0, 0, 0}, {89071, 212, 0, 0, 0}, {89197, 53, 0, 0, 0}, {89208, 194, 0, 0, 0},
    {89215, 6, 0, 0, 0}, {89324, 195, 0, 0, 22168}, {2097, 17, 0, 0, 89363}, {48022, 194, 0, 0, 60806},
    {89411, 17, 0, 0, 0}, {89423, 194, 0, 0, 60806}, {89434, 307, 0, 0, 60806}, {47076, 308, 0, 0, 0},
    {89324, 195, 0, 0, 0}, {47076, 198, 0, 0, 0}, {89675, 309, 0, 0, 0}, {89682, 16, 1, 0, 0},
    {47076, 198, 0, 0, 0}, {89682, 16, 1, 0, 0}, {51060, 179, 0, 0, 0}, {89775, 310, 0, 0, 0},
    {47076, 195, 0, 0, 0}, {89814, 311, 0, 0, 0}, {89853, 179, 1, 0, 0}, {89858, 179, 1, 0, 0},
    {48209, 212, 0, 0, 0}, {89891, 312, 0, 0, 0}, {89906, 210, 0, 0, 0}, {89912, 210, 0, 0, 0},
    {89973, 313, 0, 0, 60806}, {51743, 212, 0, 0, 0}, {90012, 6, 0, 0, 1594}, {2097, 16, 0, 0, 0},
    {1398, 16, 0, 0, 0}, {89775, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0}, {90077, 212, 0, 0, 90088},
    {51337, 315, 0, 0, 22168}, {90184, 198, 0, 0, 0}, {90190, 316, 1, 0, 0}, {2097, 16, 0, 0, 0},
    {90195, 317, 1, 0, 0}, {90200, 195, 0, 0, 22168}, {47076, 308, 0, 0, 0}, {90299, 318, 0, 0, 0},
    {90195, 317, 0, 0, 0}, {90314, 16, 1, 0, 0}, {90323, 6, 0, 0, 0}, {90335, 319, 0, 0, 0}, {90348, 320, 0, 0, 90088},
    {90362, 16, 1, 0, 0}, {90468, 308, 1, 0, 0}, {90474, 6, 0, 0, 1594}, {89775, 314, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {90195, 317, 1, 0, 0}, {90200, 195, 0, 0, 22168}, {90184, 198, 1, 0, 0},
    {90484, 198, 1, 0, 0}, {90493, 321, 0, 0, 22168}, {90077, 212, 0, 0, 90088}, {90499, 212, 0, 0, 90088},
    {90511, 322, 1, 0, 0}, {46547, 322, 1, 0, 0}, {90524, 322, 1, 0, 0}, {90534, 322, 1, 0, 0},
    {90545, 201, 0, 0, 60806}, {89775, 314, 0, 0, 22168}, {2097, 16, 1, 0, 0}, {90484, 198, 1, 0, 0},
    {90077, 212, 0, 0, 90088}, {90499, 195, 0, 0, 22168}, {90650, 212, 0, 0, 90088}, {90663, 195, 1, 0, 0},
    {90681, 198, 1, 0, 0}, {90776, 323, 0, 0, 60806}, {90883, 324, 0, 0, 0}, {90890, 325, 0, 0, 60806},
    {2097, 16, 0, 0, 0}, {91014, 16, 0, 0, 0}, {48209, 198, 1, 0, 0}, {57554, 198, 0, 0, 0}, {57565, 198, 1, 0, 0},
    {3665, 198, 0, 0, 0}, {90184, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {91105, 16, 1, 0, 0}, {90195, 317, 0, 0, 0},
    {90200, 195, 0, 0, 0}, {6753, 198, 0, 0, 0}, {91117, 6, 0, 0, 1594}, {91131, 6, 0, 0, 1594},
    {90499, 195, 0, 0, 22168}, {2940, 316, 0, 0, 0}, {2641, 322, 1, 0, 0}, {89775, 314, 0, 0, 22168},
    {90184, 198, 0, 0, 0}, {91276, 198, 0, 0, 0}, {90195, 317, 1, 0, 0}, {90200, 195, 0, 0, 22168},
    {2097, 16, 1, 0, 0}, {90545, 201, 0, 0, 60806}, {90184, 198, 0, 0, 0}, {2097, 16, 1, 0, 0},
    {90195, 317, 1, 0, 0}, {90200, 195, 0, 0, 22168}, {90184, 198, 0, 0, 0}, {90195, 317, 1, 0, 0},
    {90200, 195, 0, 0, 22168}, {91379, 195, 0, 0, 22168}, {90184, 198, 0, 0, 0}, {90195, 317, 1, 0, 0},
    {91438, 195, 0, 0, 0}, {90184, 198, 0, 0, 0}, {2097, 16, 1, 0, 0}, {90195, 317, 1, 0, 0}, {90200, 195, 0, 0, 22168},
    {53064, 195, 0, 0, 22168}, {90499, 195, 0, 0, 22168}, {6753, 198, 1, 0, 0}, {90493, 321, 0, 0, 22168},
    {90195, 317, 1, 0, 0}, {90184, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {91571, 16, 1, 0, 0}, {91584, 16, 1, 0, 0},
    {91596, 16, 1, 0, 0}, {90200, 195, 0, 0, 22168}, {91605, 6, 0, 0, 1594}, {2097, 16, 1, 0, 0},
    {90184, 198, 1, 0, 0}, {91634, 6, 0, 0, 0}, {89775, 314, 0, 0, 22168}, {2097, 16, 0, 0, 0},
    {90077, 212, 0, 0, 90088}, {90499, 195, 0, 0, 22168}, {91719, 198, 1, 0, 0}, {91732, 322, 1, 0, 0},
    {91748, 322, 1, 0, 0}, {51337, 315, 0, 0, 22168}, {90468, 308, 1, 0, 0}, {90474, 6, 0, 0, 1594},
    {47076, 308, 1, 0, 0}, {91870, 326, 1, 0, 0}, {90184, 198, 1, 0, 0}, {2097, 16, 1, 0, 0}, {91105, 16, 1, 0, 0},
    {90195, 317, 1, 0, 0}, {90200, 195, 0, 0, 22168}, {91882, 195, 0, 0, 22168}, {91892, 327, 0, 0, 22168},
    {6753, 328, 1, 0, 0}, {91908, 201, 0, 0, 60806}, {91922, 201, 0, 0, 60806}, {48209, 198, 1, 0, 0},
    {57554, 198, 1, 0, 0}, {57565, 198, 1, 0, 0}, {3665, 198, 1, 0, 0}, {92047, 329, 0, 0, 22168},
    {51389, 201, 0, 0, 60806}, {92121, 179, 0, 0, 0}, {1398, 330, 0, 0, 0}, {92196, 331, 0, 0, 0},
    {92254, 332, 0, 0, 0}, {92497, 26, 1, 0, 0}, {92514, 333, 1, 0, 0}, {92524, 334, 1, 0, 0},
    {92535, 335, 1, 0, 0}, {92542, 336, 1, 0, 0}, {92555, 337, 1, 0, 0}, {92560, 338, 1, 0, 0},
    {92571, 339, 1, 0, 0}, {92580, 340, 1, 0, 0}, {92587, 341, 1, 0, 0}, {92596, 26, 1, 0, 0},
    {92609, 26, 1, 0, 0}, {92622, 342, 1, 0, 0}, {92631, 342, 1, 0, 0}, {92638, 343, 0, 0, 60806},
    {92740, 26, 1, 0, 0}, {92748, 344, 1, 0, 0}, {92767, 344, 1, 0, 0}, {92786, 344, 1, 0, 0},
    {92803, 344, 1, 0, 0}, {48209, 345, 0, 0, 0}, {92740, 26, 1, 0, 0}, {92893, 26, 1, 0, 0}, {48209, 345, 1, 0, 0},
    {92740, 26, 1, 0, 0}, {92959, 345, 1, 0, 0}, {92740, 26, 1, 0, 0}, {48209, 345, 1, 0, 0}, {93008, 26, 1, 0, 0},
    {93023, 26, 1, 0, 0}, {93028, 344, 1, 0, 0}, {93045, 344, 1, 0, 0}, {92803, 344, 1, 0, 0},
    {92740, 26, 1, 0, 0}, {48209, 345, 1, 0, 0}, {93089, 344, 1, 0, 0}, {93103, 344, 1, 0, 0},
    {93117, 344, 1, 0, 0}, {93140, 344, 1, 0, 0}, {92803, 344, 1, 0, 0}, {93205, 26, 1, 0, 0},
    {92740, 26, 1, 0, 0}, {93250, 26, 1, 0, 0}, {93266, 26, 1, 0, 0}, {51155, 345, 1, 0, 0}, {93281, 344, 1, 0, 0},
    {93300, 344, 1, 0, 0}, {92803, 344, 1, 0, 0}, {93367, 346, 0, 0, 0}, {93373, 346, 0, 0, 0},
    {93380, 346, 0, 0, 0}, {93396, 346, 0, 0, 0}, {93405, 346, 0, 0, 0}, {93416, 346, 0, 0, 0},
    {93465, 347, 0, 0, 0}, {55254, 16, 0, 0, 0}, {1398, 198, 0, 0, 0}, {93529, 345, 0, 0, 0}, {2376, 21, 0, 0, 0},
    {93609, 17, 0, 0, 0}, {93616, 17, 0, 0, 0}, {61058, 348, 0, 0, 0}, {93764, 212, 0, 0, 0}, {93776, 212, 0, 0, 0},
    {93786, 212, 0, 0, 0}, {93805, 212, 0, 0, 0}, {93824, 212, 0, 0, 0}, {93835, 212, 0, 0, 0},
    {93849, 212, 1, 0, 0}, {93868, 349, 1, 0, 0}, {93890, 350, 0, 0, 0}, {93923, 195, 0, 0, 0},
    {93931, 212, 0, 0, 0}, {93824, 195, 0, 0, 0}, {93986, 351, 0, 0, 0}, {94056, 16, 0, 0, 0},
    {94063, 16, 0, 0, 0}, {94068, 352, 1, 0, 0}, {94068, 313, 0, 0, 60806}, {94193, 198, 0, 0, 0},
    {39650, 203, 0, 0, 0}, {47076, 16, 1, 0, 0}, {78456, 353, 0, 0, 0}, {94284, 353, 0, 0, 0},
    {39650, 203, 0, 0, 0}, {94296, 6, 0, 0, 1594}, {47076, 17, 0, 0, 0}, {94338, 354, 0, 0, 0},
    {94403, 355, 0, 0, 0}, {94436, 21, 0, 0, 0}, {94441, 6, 0, 0, 1594}, {94465, 345, 0, 0, 0},
    {94474, 345, 0, 0, 0}, {30583, 356, 0, 0, 0}, {30587, 356, 0, 0, 0}, {17620, 356, 0, 0, 0},
    {53064, 357, 0, 0, 0}, {17620, 357, 0, 0, 0}, {94838, 221, 0, 0, 0}, {17620, 151, 0, 0, 0},
    {55805, 151, 0, 0, 0}, {31044, 358, 0, 0, 0}, {17620, 358, 0, 0, 0}, {53064, 364, 0, 0, 0},
    {17620, 364, 0, 0, 0}, {53130, 149, 2, 0, 0}, {59335, 149, 2, 0, 0}, {95930, 149, 3, 95949, 0},
    {3681, 149, 1, 0, 0}, {56478, 149, 2, 0, 0}, {95930, 149, 3, 95949, 0}, {9558, 149, 1, 0, 0},
    {55805, 151, 0, 0, 0}, {23874, 371, 0, 0, 0}, {31044, 371, 0, 0, 0}, {17620, 372, 0, 0, 0},
    {15108, 18, 0, 0, 0}, {53233, 149, 2, 0, 0}, {53250, 149, 2, 0, 0}, {1126, 373, 0, 0, 0}, {97048, 221, 0, 0, 0},
    {97247, 374, 0, 0, 0}, {30583, 375, 0, 0, 0}, {30587, 375, 0, 0, 0}, {17620, 375, 0, 0, 0},
    {17620, 376, 0, 0, 0}, {33809, 375, 0, 0, 0}, {53064, 375, 0, 0, 0}, {31044, 149, 0, 0, 0},
    {18483, 357, 0, 0, 0}, {98650, 356, 2, 0, 0}, {30583, 386, 0, 0, 0}, {30587, 386, 0, 0, 0},
    {99077, 151, 0, 0, 0}, {99082, 0, 3, 99095, 0}, {99118, 0, 2, 0, 0}, {14013, 149, 2, 0, 0},
    {17620, 149, 1, 0, 0}, {1126, 373, 0, 0, 0}, {1398, 389, 0, 0, 0}, {97048, 221, 0, 0, 0}, {17620, 373, 0, 0, 0},
    {97247, 374, 0, 0, 0}, {1398, 389, 0, 0, 0}, {17620, 374, 0, 0, 0}, {32381, 356, 0, 0, 0},
    {32381, 375, 0, 0, 0}, {51182, 221, 0, 0, 0}, {100343, 151, 0, 0, 0}, {100354, 151, 0, 0, 0},
    {90200, 68, 0, 0, 0}, {17620, 221, 0, 0, 0}, {100551, 18, 0, 0, 0}, {95930, 149, 3, 95949, 0},
    {34911, 375, 0, 0, 0}, {34913, 375, 0, 0, 0}, {5486, 391, 0, 0, 0}, {100897, 151, 0, 0, 0},
    {47079, 151, 0, 0, 0}, {101022, 18, 0, 0, 0}, {101029, 391, 0, 0, 0}, {47076, 391, 0, 0, 0},
    {47079, 151, 0, 0, 0}, {101318, 68, 0, 0, 0}, {101324, 151, 0, 0, 0}, {101332, 151, 0, 0, 0},
    {101341, 151, 0, 0, 0}, {47079, 151, 0, 0, 0}, {101318, 68, 0, 0, 0}, {89853, 18, 0, 0, 0},
    {47079, 151, 0, 0, 0}, {101808, 391, 0, 0, 0}, {101813, 18, 0, 0, 0}, {99077, 151, 0, 0, 0},
    {1398, 149, 0, 0, 0}, {102414, 151, 0, 0, 0}, {31044, 221, 0, 0, 0}, {78067, 221, 0, 0, 0},
    {102828, 149, 0, 0, 0}, {55805, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {40034, 398, 0, 0, 0},
    {103377, 68, 0, 0, 0}, {31044, 373, 0, 0, 0}, {55805, 151, 0, 0, 0}, {3665, 221, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {34911, 375, 0, 0, 0}, {34913, 375, 0, 0, 0},
    {34915, 375, 0, 0, 0}, {31044, 375, 0, 0, 0}, {34911, 356, 0, 0, 0}, {34913, 356, 0, 0, 0},
    {34915, 356, 0, 0, 0}, {18483, 221, 0, 0, 0}, {22144, 221, 0, 0, 0}, {103804, 399, 0, 0, 0},
    {55805, 151, 0, 0, 0}, {55805, 151, 0, 0, 0}, {17620, 399, 0, 0, 0}, {17620, 18, 0, 0, 0},
    {31044, 375, 0, 0, 0}, {104208, 221, 0, 0, 0}, {31044, 400, 0, 0, 0}, {1398, 373, 0, 0, 0},
    {55805, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {55805, 151, 0, 0, 0}, {40034, 398, 0, 0, 0},
    {104436, 373, 0, 0, 0}, {104498, 401, 0, 0, 0}, {40034, 398, 0, 0, 0}, {104503, 373, 2, 0, 0},
    {104537, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {104503, 373, 1, 0, 0}, {1398, 373, 0, 0, 0},
    {104498, 401, 0, 0, 0}, {40034, 398, 0, 0, 0}, {1398, 373, 0, 0, 0}, {104537, 151, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {104537, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {75089, 373, 0, 0, 0},
    {104537, 151, 0, 0, 0}, {3665, 221, 0, 0, 0}, {30583, 373, 0, 0, 0}, {30587, 373, 0, 0, 0},
    {75089, 373, 0, 0, 0}, {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0}, {105401, 221, 0, 0, 0},
    {18181, 151, 0, 0, 0}, {17091, 151, 0, 0, 0}, {18181, 151, 0, 0, 0}, {31044, 402, 0, 0, 0},
    {105401, 221, 0, 0, 0}, {18181, 151, 0, 0, 0}, {31044, 402, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {100343, 151, 0, 0, 0}, {100354, 151, 0, 0, 0}, {90200, 68, 0, 0, 0}, {105669, 151, 0, 0, 0},
    {55805, 357, 0, 0, 0}, {40034, 403, 0, 0, 0}, {34911, 356, 0, 0, 0}, {34913, 356, 0, 0, 0},
    {15099, 356, 0, 0, 0}, {43690, 356, 0, 0, 0}, {17620, 404, 0, 0, 0}, {18445, 151, 0, 0, 0},
    {106863, 151, 0, 0, 0}, {106873, 151, 0, 0, 0}, {106954, 151, 0, 0, 0}, {31044, 151, 0, 0, 0},
    {100343, 151, 0, 0, 0}, {100354, 151, 0, 0, 0}, {90200, 68, 0, 0, 0}, {105669, 151, 0, 0, 0},
    {107167, 373, 0, 0, 0}, {107202, 373, 0, 0, 0}, {107402, 373, 0, 0, 0}, {107202, 373, 0, 0, 0},
    {107633, 373, 0, 0, 0}, {107638, 373, 0, 0, 0}, {32381, 404, 0, 0, 0}, {107860, 218, 0, 0, 0},
    {49343, 406, 0, 0, 0}, {32381, 406, 0, 0, 0}, {30583, 404, 0, 0, 0}, {30587, 404, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {30583, 406, 0, 0, 0}, {30587, 406, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {108341, 406, 0, 0, 0}, {108345, 406, 0, 0, 0},
    {108349, 406, 0, 0, 0}, {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {61522, 406, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {17091, 406, 0, 0, 0}, {40034, 398, 0, 0, 0},
    {103377, 68, 0, 0, 0}, {17091, 404, 0, 0, 0}, {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0},
    {55805, 151, 0, 0, 0}, {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {100551, 398, 0, 0, 0},
    {108601, 373, 0, 0, 0}, {108610, 373, 0, 0, 0}, {103377, 68, 0, 0, 0}, {17091, 401, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {108694, 221, 0, 0, 0}, {31044, 404, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {108694, 218, 0, 0, 0}, {31044, 406, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {31044, 373, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {40034, 398, 0, 0, 0}, {103377, 68, 0, 0, 0}, {53064, 356, 0, 0, 0}, {59335, 149, 2, 0, 0},
    {109522, 149, 2, 0, 0}, {109541, 149, 2, 0, 0}, {95930, 149, 3, 95949, 0}, {109560, 0, 0, 0, 0},
    {109571, 0, 0, 0, 0}, {15099, 149, 2, 0, 0}, {17620, 408, 0, 0, 0}, {110172, 19, 0, 0, 0},
    {110172, 31, 0, 0, 0}, {17620, 391, 0, 0, 0}, {53064, 149, 1, 0, 0}, {15108, 376, 0, 0, 0},
    {111277, 149, 0, 0, 0}, {111287, 149, 0, 0, 0}, {44555, 373, 0, 0, 0}, {44558, 373, 0, 0, 0},
    {1398, 408, 0, 0, 0}, {99077, 151, 0, 0, 0}, {1398, 221, 0, 0, 0}, {53592, 0, 2, 0, 0}, {53608, 0, 3, 53621, 0},
    {53064, 151, 0, 0, 0}, {33809, 123, 0, 0, 0}, {1398, 121, 0, 0, 0}, {1226, 121, 0, 0, 0}, {1222, 121, 0, 0, 0},
    {34911, 121, 0, 0, 0}, {34913, 121, 0, 0, 0}, {34915, 121, 0, 0, 0}, {30583, 121, 0, 0, 0},
    {30587, 123, 0, 0, 0}, {113326, 121, 0, 0, 0}, {113330, 121, 0, 0, 0}, {61700, 35, 2, 0, 0},
    {61713, 35, 2, 0, 0}, {21, 48, 0, 0, 0}, {1398, 251, 0, 0, 0}, {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0},
    {17613, 190, 0, 0, 0}, {49826, 190, 0, 0, 0}, {17091, 417, 0, 0, 0}, {3681, 417, 0, 0, 0},
    {17613, 190, 0, 0, 0}, {61051, 190, 0, 0, 0}, {21, 190, 0, 0, 0}, {17613, 419, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {14013, 48, 2, 0, 0}, {9558, 48, 2, 0, 0}, {115264, 48, 0, 0, 0}, {115274, 35, 2, 0, 0}, {89071, 35, 0, 0, 0},
    {17091, 417, 0, 0, 0}, {115448, 35, 2, 0, 0}, {115695, 35, 0, 0, 0}, {17613, 417, 0, 0, 0},
    {115912, 420, 0, 0, 0}, {39650, 35, 0, 0, 0}, {115924, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {21, 415, 0, 0, 0}, {15550, 35, 2, 0, 0}, {116107, 31, 0, 0, 0}, {3681, 421, 0, 0, 0}, {17613, 423, 0, 0, 0},
    {116715, 35, 1, 0, 0}, {14364, 423, 0, 0, 0}, {17613, 190, 0, 0, 0}, {116875, 35, 2, 0, 0},
    {115924, 35, 2, 0, 0}, {52586, 35, 2, 0, 0}, {17613, 190, 0, 0, 0}, {30141, 424, 0, 0, 0},
    {3681, 190, 0, 0, 0}, {17613, 48, 0, 0, 0}, {116875, 35, 2, 0, 0}, {115924, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {32381, 417, 0, 0, 0}, {14364, 417, 0, 0, 0}, {17613, 260, 0, 0, 0}, {117984, 35, 0, 0, 0},
    {115924, 35, 2, 0, 0}, {14364, 48, 0, 0, 0}, {6753, 53, 0, 0, 55}, {118511, 425, 2, 0, 0},
    {3681, 0, 0, 0, 0}, {118525, 425, 0, 0, 0}, {1398, 0, 0, 0, 0}, {118511, 425, 2, 0, 0}, {118525, 425, 0, 0, 0},
    {5486, 425, 0, 0, 0}, {1398, 426, 0, 0, 0}, {120476, 48, 0, 0, 0}, {120484, 48, 0, 0, 0}, {120365, 427, 0, 0, 0},
    {120378, 428, 1, 0, 0}, {120365, 427, 0, 0, 0}, {120378, 428, 1, 0, 0}, {46547, 68, 0, 0, 0},
    {120378, 428, 1, 0, 0}, {47646, 68, 0, 0, 0}, {120365, 427, 0, 0, 0}, {121005, 68, 0, 0, 0},
    {55254, 68, 0, 0, 0}, {120378, 428, 1, 0, 0}, {121011, 427, 0, 0, 0}, {31044, 428, 0, 0, 0},
    {120418, 428, 0, 0, 0}, {121511, 48, 0, 0, 0}, {89775, 68, 0, 0, 0}, {17613, 68, 0, 0, 0},
    {120365, 427, 0, 0, 0}, {120378, 428, 1, 0, 0}, {121515, 430, 0, 0, 0}, {121511, 48, 0, 0, 0},
    {89775, 68, 0, 0, 0}, {49826, 68, 0, 0, 0}, {120365, 427, 0, 0, 0}, {121515, 430, 0, 0, 0},
    {51213, 198, 0, 0, 0}, {123094, 195, 0, 0, 22155}, {21161, 48, 0, 0, 0}, {123248, 432, 0, 0, 0},
    {123256, 433, 0, 0, 0}, {123264, 434, 0, 0, 0}, {92524, 435, 0, 0, 0}, {123308, 436, 0, 0, 0},
    {21161, 48, 0, 0, 0}, {1398, 435, 0, 0, 0}, {1398, 433, 0, 0, 0}, {1398, 434, 0, 0, 0}, {1398, 437, 0, 0, 0},
    {1398, 432, 0, 0, 0}, {18181, 48, 0, 0, 0}, {18185, 35, 2, 0, 0}, {17091, 48, 0, 0, 0}, {18170, 35, 2, 0, 0},
    {123429, 35, 1, 0, 0}, {61728, 438, 0, 0, 0}, {123773, 438, 2, 0, 0}, {61682, 438, 0, 0, 0},
    {75631, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17620, 52, 0, 0, 0}, {124274, 439, 0, 0, 0}, {124283, 35, 0, 0, 0},
    {5486, 440, 0, 0, 0}, {124274, 439, 0, 0, 0}, {124460, 35, 0, 0, 0}, {124283, 35, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {124274, 439, 0, 0, 0}, {124283, 35, 0, 0, 0}, {48209, 35, 0, 0, 0},
    {124274, 439, 0, 0, 0}, {124982, 441, 0, 0, 0}, {124274, 439, 0, 0, 0}, {48209, 35, 0, 0, 0},
    {124283, 35, 0, 0, 0}, {32568, 18, 1, 0, 0}, {124274, 439, 0, 0, 0}, {5486, 440, 0, 0, 0},
    {124283, 35, 0, 0, 0}, {125340, 18, 0, 0, 0}, {124274, 439, 0, 0, 0}, {125568, 18, 0, 0, 0},
    {125580, 35, 0, 0, 0}, {124283, 35, 0, 0, 0}, {125836, 52, 0, 0, 0}, {125844, 52, 0, 0, 0},
    {125852, 52, 0, 0, 0}, {125860, 442, 0, 0, 0}, {125836, 52, 0, 0, 0}, {125844, 52, 0, 0, 0},
    {125852, 52, 0, 0, 0}, {32381, 443, 0, 0, 0}, {32384, 443, 0, 0, 0}, {18181, 48, 0, 0, 0},
    {124274, 439, 0, 0, 0}, {126536, 445, 0, 0, 0}, {70094, 35, 2, 0, 0}, {124283, 35, 0, 0, 0},
    {126556, 446, 1, 0, 0}, {32568, 18, 1, 0, 0}, {17091, 48, 0, 0, 0}, {126536, 445, 0, 0, 0},
    {70094, 35, 2, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 262, 0, 0, 0}, {127183, 35, 2, 0, 0}, {127197, 445, 0, 0, 0},
    {126536, 445, 0, 0, 0}, {126536, 445, 0, 0, 0}, {32568, 18, 1, 0, 0}, {21161, 48, 0, 0, 0},
    {127197, 445, 0, 0, 0}, {127633, 447, 0, 0, 0}, {127804, 447, 0, 0, 0}, {127816, 447, 0, 0, 0},
    {125852, 448, 0, 0, 0}, {127828, 448, 0, 0, 0}, {125852, 448, 0, 0, 0}, {127828, 448, 0, 0, 0},
    {75863, 48, 0, 0, 0}, {1398, 449, 0, 0, 0}, {1398, 450, 0, 0, 0}, {1398, 451, 0, 0, 0}, {1398, 452, 0, 0, 0},
    {1398, 453, 0, 0, 0}, {1398, 454, 0, 0, 0}, {1398, 455, 0, 0, 0}, {1398, 456, 0, 0, 0}, {1398, 457, 0, 0, 0},
    {1398, 458, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {1398, 460, 0, 0, 0}, {1398, 461, 0, 0, 0},
    {1398, 462, 0, 0, 0}, {1398, 463, 0, 0, 0}, {1398, 464, 0, 0, 0}, {1398, 465, 0, 0, 0}, {1398, 466, 0, 0, 0},
    {1398, 467, 0, 0, 0}, {1398, 468, 0, 0, 0}, {1398, 469, 0, 0, 0}, {1398, 470, 0, 0, 0}, {1398, 471, 0, 0, 0},
    {1398, 472, 0, 0, 0}, {1398, 473, 0, 0, 0}, {1398, 474, 0, 0, 0}, {1398, 475, 0, 0, 0}, {1398, 476, 0, 0, 0},
    {1398, 477, 0, 0, 0}, {22142, 459, 0, 0, 0}, {22144, 459, 0, 0, 0}, {22146, 459, 0, 0, 0},
    {1398, 478, 0, 0, 0}, {1398, 479, 0, 0, 0}, {130886, 459, 0, 0, 130888}, {94056, 17, 0, 0, 130896},
    {94063, 17, 0, 0, 130918}, {94068, 17, 0, 0, 89363}, {90493, 241, 1, 0, 0}, {130926, 220, 1, 0, 0},
    {130931, 6, 0, 0, 3064}, {1398, 480, 0, 0, 0}, {1398, 481, 0, 0, 0}, {1398, 482, 0, 0, 0},
    {1398, 483, 0, 0, 0}, {1398, 484, 0, 0, 0}, {1398, 485, 0, 0, 0}, {1398, 486, 0, 0, 0}, {1398, 487, 0, 0, 0},
    {1398, 488, 0, 0, 0}, {1398, 489, 0, 0, 0}, {1398, 490, 0, 0, 0}, {1398, 491, 0, 0, 0}, {1398, 492, 0, 0, 0},
    {1398, 493, 0, 0, 0}, {1398, 494, 0, 0, 0}, {1398, 495, 0, 0, 0}, {1398, 496, 0, 0, 0}, {40034, 68, 0, 0, 0},
    {131831, 68, 1, 0, 0}, {131841, 68, 1, 0, 0}, {131857, 68, 1, 0, 0}, {17620, 68, 1, 0, 0},
    {131831, 68, 1, 0, 0}, {131841, 68, 0, 0, 0}, {132550, 498, 0, 0, 0}, {17620, 499, 0, 0, 0},
    {132804, 501, 0, 0, 0}, {132816, 501, 0, 0, 0}, {34911, 502, 0, 0, 0}, {18181, 503, 0, 0, 0},
    {34911, 506, 0, 0, 0}, {133382, 79, 0, 0, 0}, {133389, 79, 0, 0, 0}, {133396, 68, 1, 0, 0},
    {18181, 502, 0, 0, 0}, {18181, 506, 0, 0, 0}, {34911, 79, 0, 0, 0}, {34913, 79, 0, 0, 0}, {18181, 402, 0, 0, 0},
    {17091, 507, 0, 0, 0}, {133909, 68, 0, 0, 0}, {18181, 446, 0, 0, 0}, {18181, 508, 0, 0, 0},
    {17091, 402, 0, 0, 0}, {17091, 509, 0, 0, 0}, {17091, 79, 0, 0, 0}, {17620, 68, 0, 0, 0}, {134638, 510, 0, 0, 0},
    {134645, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {134652, 64, 1, 0, 0}, {134664, 446, 1, 0, 0},
    {134645, 510, 0, 0, 0}, {47646, 68, 0, 0, 0}, {134652, 64, 1, 0, 0}, {134638, 511, 0, 0, 0},
    {134645, 510, 0, 0, 0}, {135324, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {126556, 446, 1, 0, 0},
    {134652, 64, 1, 0, 0}, {134638, 512, 0, 0, 0}, {134645, 501, 0, 0, 0}, {135324, 501, 0, 0, 0},
    {47646, 68, 0, 0, 0}, {136029, 399, 0, 0, 0}, {134645, 501, 0, 0, 0}, {70094, 68, 2, 0, 0},
    {134652, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {136029, 399, 0, 0, 0}, {70094, 68, 2, 0, 0},
    {136487, 446, 2, 0, 0}, {134652, 64, 1, 0, 0}, {136029, 151, 0, 0, 0}, {134645, 501, 0, 0, 0},
    {70094, 68, 2, 0, 0}, {134652, 64, 1, 0, 0}, {134638, 511, 0, 0, 0}, {136029, 399, 0, 0, 0},
    {70094, 68, 2, 0, 0}, {135324, 501, 0, 0, 0}, {136487, 446, 2, 0, 0}, {126556, 446, 1, 0, 0},
    {134652, 64, 1, 0, 0}, {32568, 18, 1, 0, 0}, {99077, 517, 0, 0, 0}, {18181, 501, 0, 0, 0},
    {17091, 510, 0, 0, 0}, {138019, 68, 1, 0, 0}, {34911, 519, 0, 0, 0}, {34913, 508, 0, 0, 0},
    {34915, 68, 0, 0, 0}, {34911, 508, 0, 0, 0}, {34913, 508, 0, 0, 0}, {34915, 68, 0, 0, 0}, {138548, 68, 1, 0, 0},
    {76820, 18, 0, 0, 0}, {99077, 399, 0, 0, 0}, {47646, 68, 0, 0, 0}, {139317, 0, 2, 0, 0}, {139330, 0, 2, 0, 0},
    {32568, 18, 1, 0, 0}, {139344, 0, 2, 0, 0}, {55805, 501, 0, 0, 0}, {17620, 0, 0, 0, 0}, {34911, 517, 0, 0, 0},
    {34913, 68, 0, 0, 0}, {17620, 529, 0, 0, 0}, {140021, 68, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {17620, 530, 0, 0, 0}, {99077, 532, 0, 0, 0}, {48209, 68, 1, 0, 0}, {17620, 64, 1, 0, 0}, {99077, 532, 0, 0, 0},
    {124460, 68, 0, 0, 0}, {32568, 18, 1, 0, 0}, {99077, 517, 0, 0, 0}, {48209, 68, 0, 0, 0}, {17620, 64, 0, 0, 0},
    {99077, 532, 0, 0, 0}, {124460, 68, 0, 0, 0}, {99077, 511, 0, 0, 0}, {124460, 68, 0, 0, 0},
    {99077, 517, 0, 0, 0}, {48209, 68, 0, 0, 0}, {32568, 18, 1, 0, 0}, {99077, 517, 0, 0, 0}, {141313, 533, 0, 0, 0},
    {99077, 517, 0, 0, 0}, {141313, 533, 0, 0, 0}, {125580, 68, 1, 0, 0}, {99077, 517, 0, 0, 0},
    {141576, 68, 0, 0, 0}, {125580, 68, 0, 0, 0}, {141838, 149, 2, 0, 0}, {141847, 149, 2, 0, 0},
    {141856, 149, 2, 0, 0}, {141865, 68, 0, 0, 0}, {141876, 446, 0, 0, 0}, {141884, 446, 0, 0, 0},
    {141894, 68, 0, 0, 0}, {141905, 446, 0, 0, 0}, {141913, 446, 0, 0, 0}, {141838, 149, 2, 0, 0},
    {141847, 149, 2, 0, 0}, {141856, 149, 2, 0, 0}, {125860, 68, 0, 0, 0}, {125884, 68, 0, 0, 0},
    {141865, 68, 0, 0, 0}, {141876, 446, 0, 0, 0}, {141884, 446, 0, 0, 0}, {141894, 68, 0, 0, 0},
    {141905, 446, 0, 0, 0}, {141913, 446, 0, 0, 0}, {141838, 149, 2, 0, 0}, {141847, 149, 2, 0, 0},
    {141856, 149, 2, 0, 0}, {125860, 68, 0, 0, 0}, {125884, 68, 0, 0, 0}, {141838, 149, 2, 0, 0},
    {141847, 149, 2, 0, 0}, {141856, 149, 2, 0, 0}, {142780, 68, 0, 0, 0}, {99077, 543, 0, 0, 0},
    {32568, 18, 1, 0, 0}, {143528, 68, 0, 0, 0}, {143531, 68, 1, 0, 0}, {143534, 68, 0, 0, 0},
    {53064, 79, 0, 0, 0}, {17620, 79, 0, 0, 0}, {31044, 548, 0, 0, 0}, {146156, 68, 0, 0, 0}, {17620, 548, 0, 0, 0},
    {140021, 68, 0, 0, 0}, {31044, 548, 0, 0, 0}, {39650, 68, 0, 0, 0}, {146156, 68, 0, 0, 0},
    {17620, 551, 0, 0, 0}, {99077, 517, 0, 0, 0}, {47646, 64, 0, 0, 0}, {55805, 501, 0, 0, 0},
    {146861, 68, 2, 0, 0}, {99077, 553, 0, 0, 0}, {147058, 68, 0, 0, 0}, {99077, 553, 0, 0, 0},
    {126556, 446, 1, 0, 0}, {147461, 554, 0, 0, 0}, {147467, 64, 0, 0, 0}, {147461, 554, 0, 0, 0},
    {147058, 68, 0, 0, 0}, {147909, 554, 0, 0, 0}, {39650, 64, 1, 0, 0}, {17620, 559, 0, 0, 0},
    {127828, 554, 0, 0, 0}, {125836, 561, 0, 0, 0}, {125844, 64, 0, 0, 0}, {148235, 68, 0, 0, 0},
    {148241, 18, 0, 0, 0}, {148254, 64, 1, 0, 0}, {148266, 562, 1, 0, 0}, {127828, 554, 0, 0, 0},
    {125836, 561, 0, 0, 0}, {125844, 64, 0, 0, 0}, {148235, 68, 0, 0, 0}, {148241, 18, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {127828, 554, 0, 0, 0}, {125836, 561, 0, 0, 0},
    {125844, 64, 0, 0, 0}, {148235, 68, 0, 0, 0}, {148241, 18, 0, 0, 0}, {125860, 554, 0, 0, 0},
    {148254, 64, 1, 0, 0}, {148266, 562, 1, 0, 0}, {127828, 554, 0, 0, 0}, {125836, 561, 0, 0, 0},
    {125844, 64, 0, 0, 0}, {148235, 68, 0, 0, 0}, {148241, 18, 0, 0, 0}, {125860, 554, 0, 0, 0},
    {27479, 554, 0, 0, 0}, {27486, 554, 0, 0, 0}, {127828, 554, 0, 0, 0}, {125836, 561, 0, 0, 0},
    {125844, 64, 0, 0, 0}, {148235, 68, 0, 0, 0}, {148241, 18, 0, 0, 0}, {149993, 64, 1, 0, 0},
    {127828, 554, 0, 0, 0}, {125836, 561, 0, 0, 0}, {125844, 64, 0, 0, 0}, {148235, 68, 0, 0, 0},
    {148241, 18, 0, 0, 0}, {125860, 554, 0, 0, 0}, {149993, 64, 1, 0, 0}, {150718, 68, 0, 0, 0},
    {150728, 68, 0, 0, 0}, {150745, 68, 0, 0, 0}, {150761, 402, 0, 0, 0}, {150772, 18, 0, 0, 0},
    {150787, 402, 0, 0, 0}, {147461, 554, 0, 0, 0}, {147909, 554, 0, 0, 0}, {31044, 559, 0, 0, 0},
    {39650, 64, 1, 0, 0}, {40034, 68, 0, 0, 0}, {76820, 18, 0, 0, 0}, {17620, 568, 0, 0, 0}, {151708, 372, 0, 0, 0},
    {127804, 64, 0, 0, 0}, {127816, 64, 0, 0, 0}, {9558, 372, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {3665, 68, 0, 0, 0}, {17620, 573, 0, 0, 0}, {56478, 149, 2, 0, 0}, {55805, 151, 0, 0, 0}, {56478, 149, 2, 0, 0},
    {3665, 68, 0, 0, 0}, {153454, 6, 0, 0, 1594}, {153475, 6, 0, 0, 1594}, {153495, 6, 0, 0, 1594},
    {1398, 575, 0, 0, 0}, {1398, 576, 0, 0, 0}, {1398, 577, 0, 0, 0}, {1398, 578, 0, 0, 0}, {1398, 579, 0, 0, 0},
    {1398, 580, 0, 0, 0}, {1398, 581, 0, 0, 0}, {1398, 582, 0, 0, 0}, {1759, 583, 1, 0, 0}, {153669, 584, 1, 0, 0},
    {153948, 26, 1, 0, 0}, {1398, 585, 0, 0, 0}, {154001, 195, 0, 0, 22168}, {154012, 6, 0, 0, 1594},
    {154042, 6, 0, 0, 1594}, {154074, 6, 0, 0, 1594}, {154097, 6, 0, 0, 1594}, {154126, 6, 0, 0, 1594},
    {154137, 195, 0, 0, 154159}, {1398, 586, 0, 0, 0}, {1398, 587, 0, 0, 0}, {1398, 588, 0, 0, 0},
    {1398, 589, 0, 0, 0}, {1398, 590, 0, 0, 0}, {1398, 591, 0, 0, 0}, {1398, 592, 0, 0, 0}, {1398, 593, 0, 0, 0},
    {1398, 594, 0, 0, 0}, {1398, 595, 0, 0, 0}, {1398, 596, 0, 0, 0}, {154605, 195, 0, 0, 0}, {154613, 0, 2, 0, 0},
    {154621, 64, 1, 0, 0}, {2372, 20, 0, 0, 0}, {2374, 20, 0, 0, 0}, {2372, 20, 0, 0, 0}, {2372, 20, 0, 0, 0},
    {2641, 0, 0, 0, 0}, {155630, 18, 1, 0, 0}, {155930, 24, 0, 0, 0}, {153436, 600, 1, 0, 0}, {156287, 20, 2, 0, 0},
    {156468, 232, 0, 0, 0}, {156480, 31, 0, 0, 0}, {156498, 31, 0, 0, 0}, {156514, 31, 0, 0, 0},
    {156536, 31, 0, 0, 0}, {156550, 232, 0, 0, 0}, {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0},
    {156880, 24, 1, 0, 0}, {156905, 0, 2, 0, 0}, {154613, 0, 2, 0, 0}, {156905, 0, 2, 0, 0}, {157614, 20, 2, 0, 0},
    {158054, 24, 2, 0, 0}, {158072, 24, 2, 0, 0}, {158090, 24, 2, 0, 0}, {158358, 24, 1, 0, 0},
    {62365, 24, 1, 0, 0}, {3658, 24, 1, 0, 0}, {3665, 24, 1, 0, 0}, {158370, 24, 1, 0, 0}, {3681, 606, 0, 0, 0},
    {158785, 20, 0, 0, 0}, {158793, 20, 1, 0, 0}, {94338, 20, 2, 0, 0}, {2954, 606, 2, 0, 0}, {158805, 20, 0, 0, 0},
    {159352, 24, 1, 0, 0}, {3681, 600, 0, 0, 0}, {159570, 0, 2, 0, 0}, {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0},
    {155630, 18, 1, 0, 0}, {159892, 24, 1, 0, 0}, {156905, 0, 2, 0, 0}, {157614, 20, 2, 0, 0},
    {160478, 31, 0, 0, 0}, {160490, 31, 0, 0, 0}, {160502, 31, 0, 0, 0}, {160656, 0, 2, 0, 0},
    {160671, 0, 2, 0, 0}, {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0}, {156905, 0, 2, 0, 0}, {157614, 20, 2, 0, 0},
    {161268, 20, 2, 0, 0}, {155630, 18, 1, 0, 0}, {161281, 0, 2, 0, 0}, {161293, 68, 2, 0, 0},
    {161310, 20, 2, 0, 0}, {156905, 0, 2, 0, 0}, {157614, 20, 2, 0, 0}, {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0},
    {162063, 20, 2, 0, 0}, {156905, 0, 2, 0, 0}, {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0}, {162519, 20, 2, 0, 0},
    {162531, 216, 1, 0, 0}, {162538, 20, 2, 0, 0}, {162559, 0, 2, 0, 0}, {155630, 18, 1, 0, 0},
    {162574, 20, 2, 0, 0}, {162592, 20, 2, 0, 0}, {156287, 20, 2, 0, 0}, {156905, 0, 2, 0, 0},
    {162611, 216, 1, 0, 0}, {162531, 216, 0, 0, 0}, {163516, 24, 2, 0, 0}, {30141, 24, 2, 0, 0},
    {14364, 64, 0, 0, 0}, {162531, 216, 1, 0, 0}, {155630, 18, 1, 0, 0}, {156287, 20, 2, 0, 0},
    {163654, 20, 2, 0, 0}, {163675, 20, 2, 0, 0}, {162519, 20, 2, 0, 0}, {162531, 216, 1, 0, 0},
    {155630, 18, 1, 0, 0}, {156287, 20, 2, 0, 0}, {162531, 216, 0, 0, 0}, {164297, 64, 0, 0, 0},
    {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0}, {162519, 20, 2, 0, 0}, {101813, 18, 1, 0, 0}, {155630, 18, 1, 0, 0},
    {162574, 20, 2, 0, 0}, {164470, 216, 1, 0, 0}, {156905, 0, 2, 0, 0}, {164479, 20, 1, 0, 0},
    {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0}, {165213, 20, 2, 0, 0}, {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0},
    {101813, 18, 1, 0, 0}, {165604, 24, 1, 0, 0}, {155630, 18, 1, 0, 0}, {162574, 20, 2, 0, 0},
    {165614, 24, 1, 0, 0}, {164470, 216, 1, 0, 0}, {156905, 0, 2, 0, 0}, {157614, 20, 2, 0, 0},
    {162519, 20, 2, 0, 0}, {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0}, {155630, 18, 1, 0, 0}, {166628, 216, 1, 0, 0},
    {166644, 216, 1, 0, 0}, {156905, 0, 2, 0, 0}, {157614, 20, 2, 0, 0}, {162611, 216, 1, 0, 0},
    {167245, 20, 0, 0, 0}, {167254, 20, 0, 0, 0}, {167410, 600, 2, 0, 0}, {167421, 600, 2, 0, 0},
    {115924, 24, 2, 0, 0}, {167620, 600, 0, 0, 0}, {156851, 0, 2, 0, 0}, {156865, 0, 2, 0, 0},
    {161281, 0, 2, 0, 0}, {161293, 68, 2, 0, 0}, {156905, 0, 2, 0, 0}, {157614, 20, 2, 0, 0}, {167847, 0, 1, 0, 0},
    {56478, 617, 2, 0, 0}, {9558, 617, 2, 0, 0}, {46473, 618, 1, 0, 0}, {105669, 619, 0, 0, 0},
    {169319, 620, 0, 0, 0}, {1398, 621, 0, 0, 0}, {46473, 622, 1, 0, 0}, {1398, 623, 0, 0, 0},
    {169822, 624, 2, 0, 0}, {77752, 619, 2, 0, 0}, {169836, 625, 2, 0, 0}, {61522, 620, 0, 0, 0},
    {90890, 617, 2, 0, 0}, {3681, 627, 0, 0, 0}, {169319, 620, 0, 0, 0}, {170455, 620, 1, 0, 0},
    {170469, 624, 2, 0, 0}, {170668, 620, 0, 0, 0}, {31044, 621, 0, 0, 0}, {31044, 624, 0, 0, 0},
    {170921, 620, 1, 0, 0}, {170926, 617, 2, 0, 0}, {47832, 31, 0, 0, 0}, {3681, 618, 0, 0, 0},
    {3681, 622, 0, 0, 0}, {30583, 617, 0, 0, 0}, {30587, 617, 0, 0, 0}, {51203, 619, 0, 0, 0},
    {171727, 620, 0, 0, 0}, {1398, 618, 0, 0, 0}, {1398, 622, 0, 0, 0}, {172333, 624, 2, 0, 0},
    {172347, 619, 2, 0, 0}, {172363, 625, 2, 0, 0}, {172380, 620, 0, 0, 0}, {143922, 629, 0, 0, 0},
    {3681, 617, 0, 0, 0}, {52534, 629, 0, 0, 0}, {173173, 0, 0, 0, 0}, {48022, 630, 0, 0, 0}, {1398, 619, 0, 0, 0},
    {1398, 624, 0, 0, 0}, {90776, 631, 0, 0, 0}, {3681, 625, 0, 0, 0}, {1398, 617, 0, 0, 0}, {51031, 617, 2, 0, 0},
    {174183, 620, 2, 0, 0}, {171727, 620, 0, 0, 0}, {170469, 624, 2, 0, 0}, {174614, 0, 0, 0, 0},
    {58897, 0, 2, 0, 0}, {51213, 198, 0, 0, 0}, {6753, 53, 0, 0, 0}, {6753, 633, 0, 0, 0}, {1398, 210, 0, 0, 0},
    {6753, 633, 0, 0, 0}, {47646, 195, 0, 0, 0}, {175172, 195, 0, 0, 0}, {175176, 195, 0, 0, 0},
    {17624, 195, 0, 0, 175186}, {3681, 633, 0, 0, 0}, {55805, 633, 0, 0, 0}, {52271, 634, 1, 0, 0},
    {3681, 635, 0, 0, 0}, {104498, 636, 0, 0, 0}, {40034, 637, 0, 0, 0}, {98100, 638, 0, 0, 0},
    {3681, 638, 0, 0, 0}, {55805, 635, 0, 0, 0}, {3681, 634, 0, 0, 0}, {55805, 633, 0, 0, 0}, {55805, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {98100, 638, 0, 0, 0}, {1398, 638, 0, 0, 0}, {55805, 633, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {18483, 639, 0, 0, 0}, {39650, 640, 0, 0, 0}, {3681, 639, 0, 0, 0},
    {30583, 639, 0, 0, 0}, {30587, 639, 0, 0, 0}, {3681, 640, 0, 0, 0}, {1398, 638, 0, 0, 0}, {104498, 636, 0, 0, 0},
    {40034, 637, 0, 0, 0}, {1398, 0, 0, 0, 0}, {55805, 633, 0, 0, 0}, {3681, 643, 0, 0, 0}, {49343, 644, 0, 0, 0},
    {3681, 645, 0, 0, 0}, {49343, 645, 0, 0, 0}, {3681, 644, 0, 0, 0}, {49343, 646, 0, 0, 0}, {3681, 646, 0, 0, 0},
    {130886, 459, 0, 0, 130888}, {94056, 17, 0, 0, 178292}, {94063, 17, 0, 0, 178312}, {94068, 17, 0, 0, 89363},
    {175172, 17, 0, 0, 178321}, {90493, 241, 1, 0, 0}, {130926, 220, 1, 0, 0}, {178538, 510, 0, 0, 0},
    {178548, 501, 0, 0, 0}, {40034, 68, 0, 0, 0}, {53064, 400, 0, 0, 0}, {17620, 400, 0, 0, 0},
    {179005, 68, 0, 0, 0}, {179005, 79, 0, 0, 0}, {179128, 79, 0, 0, 0}, {17087, 68, 0, 0, 0},
    {17091, 68, 0, 0, 0}, {179005, 79, 0, 0, 0}, {179128, 79, 0, 0, 0}, {17091, 647, 0, 0, 0},
    {22716, 68, 0, 0, 0}, {17620, 648, 0, 0, 0}, {17620, 649, 0, 0, 0}, {17620, 650, 0, 0, 0},
    {17091, 651, 0, 0, 0}, {22716, 68, 0, 0, 0}, {17620, 652, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 68, 0, 0, 0},
    {17620, 653, 0, 0, 0}, {17620, 654, 0, 0, 0}, {181297, 650, 0, 0, 0}, {35249, 650, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 655, 0, 0, 0}, {181601, 656, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 656, 0, 0, 0}, {17091, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 657, 0, 0, 0},
    {181601, 442, 0, 0, 0}, {181297, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 442, 0, 0, 0},
    {181601, 442, 0, 0, 0}, {181297, 656, 0, 0, 0}, {22716, 79, 0, 0, 0}, {181601, 442, 0, 0, 0},
    {181297, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 658, 0, 0, 0}, {181601, 68, 0, 0, 0},
    {17091, 657, 0, 0, 0}, {22716, 79, 0, 0, 0}, {181601, 68, 0, 0, 0}, {17091, 656, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {181601, 68, 0, 0, 0}, {181297, 79, 0, 0, 0}, {35249, 79, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17091, 648, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17620, 647, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 655, 0, 0, 0}, {22716, 79, 0, 0, 0},
    {17620, 659, 0, 0, 0}, {17091, 659, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 660, 0, 0, 0}, {17620, 661, 0, 0, 0}, {17091, 652, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17620, 651, 0, 0, 0}, {17091, 653, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {181601, 68, 0, 0, 0}, {181297, 662, 0, 0, 0}, {186475, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {181601, 68, 0, 0, 0}, {181297, 663, 0, 0, 0}, {186475, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {181601, 68, 0, 0, 0}, {181297, 79, 0, 0, 0}, {186475, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {181601, 68, 0, 0, 0}, {17091, 657, 0, 0, 0}, {186475, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {181601, 68, 0, 0, 0}, {17091, 656, 0, 0, 0}, {186475, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {181601, 68, 0, 0, 0}, {17091, 658, 0, 0, 0}, {186475, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 648, 0, 0, 0}, {186475, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 649, 0, 0, 0},
    {186475, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 650, 0, 0, 0}, {186475, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 659, 0, 0, 0}, {186475, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 660, 0, 0, 0},
    {186475, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 661, 0, 0, 0}, {186475, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {17091, 652, 0, 0, 0}, {186475, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 653, 0, 0, 0},
    {186475, 68, 0, 0, 0}, {22716, 79, 0, 0, 0}, {17091, 654, 0, 0, 0}, {186475, 68, 0, 0, 0},
    {22716, 79, 0, 0, 0}, {179005, 79, 0, 0, 0}, {179128, 68, 0, 0, 0}, {17087, 68, 0, 0, 0}, {190131, 501, 0, 0, 0},
    {190131, 501, 0, 0, 0}, {31044, 64, 0, 0, 0}, {17624, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17091, 68, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {55805, 399, 0, 0, 0}, {181297, 375, 0, 0, 0}, {35249, 375, 0, 0, 0},
    {35254, 375, 0, 0, 0}, {178538, 510, 0, 0, 0}, {178548, 501, 0, 0, 0}, {55805, 510, 0, 0, 0},
    {178538, 151, 0, 0, 0}, {178548, 501, 0, 0, 0}, {18483, 151, 0, 0, 0}, {3665, 446, 0, 0, 0},
    {192264, 64, 0, 0, 0}, {90493, 68, 0, 0, 0}, {192434, 68, 0, 0, 0}, {192438, 68, 0, 0, 0},
    {17087, 68, 0, 0, 0}, {17091, 68, 0, 0, 0}, {17620, 664, 0, 0, 0}, {17087, 149, 0, 0, 0}, {181297, 149, 0, 0, 0},
    {35249, 149, 0, 0, 0}, {35254, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0},
    {194484, 149, 0, 0, 0}, {39650, 68, 0, 0, 0}, {194489, 68, 0, 0, 0}, {191441, 68, 0, 0, 0},
    {194742, 149, 0, 0, 0}, {194484, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {194489, 149, 0, 0, 0},
    {191441, 149, 0, 0, 0}, {194484, 149, 0, 0, 0}, {39650, 149, 0, 0, 0}, {194489, 149, 0, 0, 0},
    {191441, 149, 0, 0, 0}, {17091, 149, 0, 0, 0}, {23874, 149, 0, 0, 0}, {194484, 665, 0, 0, 0},
    {39650, 68, 0, 0, 0}, {194489, 68, 0, 0, 0}, {191441, 68, 0, 0, 0}, {194742, 149, 0, 0, 0},
    {194484, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {194489, 68, 0, 0, 0}, {191441, 68, 0, 0, 0},
    {194484, 665, 0, 0, 0}, {39650, 68, 0, 0, 0}, {194489, 68, 0, 0, 0}, {191441, 68, 0, 0, 0},
    {194484, 665, 0, 0, 0}, {178548, 501, 0, 0, 0}, {47646, 68, 0, 0, 0}, {195688, 68, 0, 0, 0},
    {194489, 68, 0, 0, 0}, {39650, 68, 0, 0, 0}, {191441, 68, 0, 0, 0}, {17091, 149, 0, 0, 0},
    {181297, 149, 0, 0, 0}, {35249, 68, 0, 0, 0}, {198152, 666, 0, 0, 0}, {198160, 667, 0, 0, 0},
    {198168, 666, 0, 0, 0}, {198176, 666, 0, 0, 0}, {198152, 666, 0, 0, 0}, {198160, 667, 0, 0, 0},
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
    {57554, 643, 0, 0, 0}, {57565, 643, 0, 0, 0}, {9480, 643, 0, 0, 0}, {200839, 0, 2, 0, 0}, {200992, 35, 2, 0, 0},
    {201010, 35, 2, 0, 0}, {201028, 35, 2, 0, 0}, {52958, 293, 2, 0, 0}, {53064, 35, 0, 0, 0},
    {57554, 35, 2, 0, 0}, {57565, 35, 2, 0, 0}, {9480, 35, 2, 0, 0}, {201550, 0, 2, 0, 0}, {15847, 19, 2, 0, 0},
    {14899, 0, 2, 0, 0}, {129487, 19, 0, 0, 0}, {129494, 19, 0, 0, 0}, {30583, 672, 0, 0, 0}, {30587, 672, 0, 0, 0},
    {3681, 672, 0, 0, 0}, {51031, 673, 2, 0, 0}, {3681, 673, 0, 0, 0}, {201955, 674, 0, 0, 0},
    {202248, 19, 0, 0, 0}, {51031, 674, 2, 0, 0}, {3681, 674, 0, 0, 0}, {202516, 673, 2, 0, 0},
    {30583, 673, 0, 0, 0}, {30587, 673, 0, 0, 0}, {3681, 676, 0, 0, 0}, {49343, 677, 0, 0, 0},
    {49349, 677, 0, 0, 0}, {1398, 191, 0, 0, 0}, {17624, 672, 0, 0, 0}, {3658, 672, 0, 0, 0}, {49343, 678, 0, 0, 0},
    {3681, 679, 0, 0, 0}, {203310, 672, 2, 0, 0}, {30141, 679, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {60659, 672, 0, 0, 0}, {30583, 677, 0, 0, 0}, {30587, 677, 0, 0, 0}, {3681, 677, 0, 0, 0},
    {203802, 680, 0, 0, 0}, {203807, 680, 0, 0, 0}, {3681, 680, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {46547, 672, 0, 0, 0}, {30141, 673, 0, 0, 0}, {201550, 0, 2, 0, 0}, {3681, 0, 2, 0, 0}, {53064, 681, 0, 0, 0},
    {53064, 672, 0, 0, 0}, {33809, 673, 0, 0, 0}, {17624, 672, 0, 0, 0}, {204327, 673, 0, 0, 0},
    {88977, 673, 0, 0, 0}, {49343, 673, 0, 0, 0}, {3681, 682, 0, 0, 0}, {53064, 683, 0, 0, 0},
    {53064, 684, 0, 0, 0}, {3681, 191, 0, 0, 0}, {33809, 681, 0, 0, 0}, {30141, 673, 0, 0, 0},
    {3681, 684, 0, 0, 0}, {204932, 685, 0, 0, 0}, {1398, 686, 0, 0, 0}, {49343, 687, 0, 0, 0},
    {3681, 687, 0, 0, 0}, {49343, 296, 0, 0, 0}, {3681, 296, 0, 0, 0}, {49343, 293, 0, 0, 0}, {205810, 35, 2, 0, 0},
    {49343, 687, 0, 0, 0}, {205810, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {3681, 690, 0, 0, 0},
    {3681, 35, 2, 0, 0}, {162531, 35, 2, 0, 0}, {206640, 35, 0, 0, 0}, {206654, 35, 0, 0, 0}, {49343, 687, 0, 0, 0},
    {207095, 35, 2, 0, 0}, {49343, 687, 0, 0, 0}, {207964, 35, 2, 0, 0}, {17091, 293, 0, 0, 0},
    {204898, 690, 0, 0, 0}, {208448, 35, 2, 0, 0}, {204898, 690, 0, 0, 0}, {208461, 35, 2, 0, 0},
    {208843, 64, 2, 0, 0}, {208872, 64, 2, 0, 0}, {207984, 692, 0, 0, 0}, {209610, 64, 2, 0, 0},
    {3681, 692, 0, 0, 0}, {209933, 53, 0, 0, 0}, {209944, 53, 0, 0, 0}, {51155, 203, 0, 0, 0},
    {210016, 194, 0, 0, 0}, {209944, 53, 0, 0, 0}, {210076, 16, 0, 0, 0}, {210087, 194, 0, 0, 60806},
    {1398, 210, 0, 0, 0}, {51031, 693, 2, 0, 0}, {3681, 693, 0, 0, 0}, {59297, 694, 0, 0, 0}, {56478, 695, 2, 0, 0},
    {3681, 695, 0, 0, 0}, {1398, 696, 0, 0, 0}, {3681, 697, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0},
    {3681, 696, 0, 0, 0}, {1303, 697, 0, 0, 0}, {17624, 696, 0, 0, 0}, {1398, 696, 0, 0, 0}, {49343, 693, 0, 0, 0},
    {30583, 698, 0, 0, 0}, {30587, 698, 0, 0, 0}, {3681, 698, 0, 0, 0}, {49343, 698, 0, 0, 0},
    {3681, 701, 0, 0, 0}, {212053, 19, 0, 0, 0}, {212063, 19, 0, 0, 0}, {212077, 19, 0, 0, 0},
    {51031, 695, 2, 0, 0}, {48022, 19, 0, 0, 0}, {212445, 19, 2, 0, 0}, {30583, 693, 0, 0, 0},
    {30587, 693, 0, 0, 0}, {49343, 701, 0, 0, 0}, {51031, 701, 2, 0, 0}, {30583, 701, 0, 0, 0},
    {30587, 701, 0, 0, 0}, {100551, 693, 0, 0, 0}, {213232, 696, 0, 0, 0}, {213242, 696, 0, 0, 0},
    {51031, 703, 2, 0, 0}, {9558, 703, 2, 0, 0}, {51337, 704, 0, 0, 0}, {214066, 212, 0, 0, 0},
    {214072, 212, 0, 0, 0}, {51337, 704, 0, 0, 0}, {1398, 705, 0, 0, 0}, {1398, 706, 0, 0, 0},
    {214362, 707, 0, 0, 0}, {214371, 200, 0, 0, 0}, {214380, 200, 0, 0, 0}, {214389, 195, 0, 0, 0},
    {214398, 195, 0, 0, 0}, {214407, 198, 0, 0, 0}, {214419, 198, 0, 0, 0}, {214431, 708, 0, 0, 0},
    {1398, 709, 0, 0, 0}, {39650, 203, 0, 0, 0}, {47646, 203, 0, 0, 0}, {3665, 203, 0, 0, 0}, {214642, 710, 2, 0, 0},
    {52534, 293, 0, 0, 0}, {3681, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {60026, 0, 0, 0, 0}, {49349, 0, 0, 0, 0},
    {214806, 31, 0, 0, 0}, {214820, 31, 0, 0, 0}, {214831, 31, 0, 0, 0}, {215193, 712, 2, 0, 0},
    {200839, 0, 2, 0, 0}, {58917, 19, 2, 0, 0}, {52534, 715, 0, 0, 0}, {215391, 716, 0, 0, 0},
    {215398, 717, 0, 0, 0}, {48209, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {215404, 35, 2, 0, 0},
    {51031, 293, 2, 0, 0}, {49826, 293, 0, 0, 0}, {21161, 711, 0, 0, 0}, {3681, 718, 0, 0, 0},
    {216015, 35, 2, 0, 0}, {216023, 35, 2, 0, 0}, {21161, 711, 0, 0, 0}, {216306, 710, 2, 0, 0},
    {216317, 293, 0, 0, 0}, {216328, 710, 2, 0, 0}, {216339, 293, 0, 0, 0}, {216350, 720, 2, 0, 0},
    {216359, 720, 0, 0, 0}, {52534, 715, 0, 0, 0}, {215391, 716, 0, 0, 0}, {215398, 717, 0, 0, 0},
    {48209, 35, 0, 0, 0}, {21161, 711, 0, 0, 0}, {216797, 721, 1, 0, 0}, {216808, 712, 0, 0, 0},
    {21161, 711, 0, 0, 0}, {214157, 721, 0, 0, 0}, {21161, 293, 0, 0, 0}, {200839, 0, 2, 0, 0},
    {217390, 712, 0, 0, 0}, {200839, 0, 2, 0, 0}, {17613, 711, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {17613, 0, 0, 0, 0}, {21161, 711, 0, 0, 0}, {49826, 0, 0, 0, 0}, {217822, 35, 0, 0, 0}, {217830, 423, 0, 0, 0},
    {1398, 0, 0, 0, 0}, {22144, 35, 1, 0, 0}, {217839, 423, 0, 0, 0}, {217849, 35, 0, 0, 0}, {2372, 0, 0, 0, 0},
    {60026, 0, 0, 0, 0}, {218260, 0, 0, 0, 0}, {17613, 711, 0, 0, 0}, {49826, 711, 0, 0, 0}, {218494, 711, 0, 0, 0},
    {218504, 711, 0, 0, 0}, {2372, 0, 0, 0, 0}, {214556, 723, 0, 0, 0}, {39650, 35, 0, 0, 0}, {3665, 35, 0, 0, 0},
    {22144, 35, 0, 0, 0}, {218954, 724, 0, 0, 0}, {218957, 423, 2, 0, 0}, {219154, 725, 0, 0, 0},
    {17613, 725, 1, 0, 0}, {3681, 725, 0, 0, 0}, {219154, 725, 0, 0, 0}, {1398, 35, 0, 0, 0}, {219658, 31, 0, 0, 0},
    {219672, 31, 0, 0, 0}, {1398, 727, 0, 0, 0}, {1398, 728, 0, 0, 0}, {239221, 195, 0, 0, 0},
    {239233, 729, 0, 0, 0}, {239221, 195, 0, 0, 0}, {239302, 730, 0, 0, 0}, {1398, 731, 0, 0, 0},
    {1398, 732, 0, 0, 0}, {1398, 733, 0, 0, 0}, {239475, 195, 0, 0, 0}, {239482, 195, 0, 0, 0},
    {239489, 195, 0, 0, 0}, {138363, 53, 0, 0, 0}, {138370, 53, 0, 0, 0}, {239496, 53, 0, 0, 0},
    {239503, 53, 0, 0, 0}, {239515, 6, 0, 0, 0}, {90184, 734, 0, 0, 0}, {239475, 459, 0, 0, 0},
    {239482, 459, 0, 0, 0}, {239489, 459, 0, 0, 0}, {138363, 53, 0, 0, 0}, {138370, 53, 0, 0, 0},
    {239496, 53, 0, 0, 0}, {239503, 53, 0, 0, 0}, {90184, 734, 0, 0, 0}, {1398, 735, 0, 0, 0},
    {1398, 736, 0, 0, 0}, {1398, 737, 0, 0, 0}, {1398, 738, 0, 0, 0}, {239725, 28, 1, 0, 0}, {239740, 459, 1, 0, 0},
    {239754, 459, 1, 0, 0}, {1398, 739, 0, 0, 0}, {1398, 740, 0, 0, 0}, {1398, 741, 0, 0, 0}, {1398, 742, 0, 0, 0},
    {1398, 743, 0, 0, 0}, {1398, 744, 0, 0, 0}, {1398, 745, 0, 0, 0}, {1398, 746, 0, 0, 0}, {1398, 747, 0, 0, 0},
    {1398, 748, 0, 0, 0}, {1398, 749, 0, 0, 0}, {1398, 750, 0, 0, 0}, {1398, 751, 0, 0, 0}, {240305, 16, 0, 0, 0},
    {240318, 752, 0, 0, 0}, {1398, 753, 0, 0, 0}, {1398, 729, 0, 0, 0}, {1398, 754, 0, 0, 0}, {1398, 755, 0, 0, 0},
    {1398, 756, 0, 0, 0}, {1398, 757, 0, 0, 0}, {1398, 758, 0, 0, 0}, {1398, 759, 0, 0, 0}, {1398, 760, 0, 0, 0},
    {240601, 459, 0, 0, 240632}, {240644, 459, 0, 0, 240678}, {240688, 220, 0, 0, 240715}, {239740, 459, 0, 0, 240748},
    {240757, 459, 1, 0, 0}, {240775, 459, 1, 0, 0}, {240793, 220, 1, 0, 0}, {240827, 220, 1, 0, 0},
    {1398, 761, 0, 0, 0}, {1398, 762, 0, 0, 0}, {1398, 763, 0, 0, 0}, {1398, 730, 0, 0, 0}, {1398, 764, 0, 0, 0},
    {1398, 765, 0, 0, 0}, {49349, 767, 0, 0, 0}, {1398, 767, 2, 0, 0}, {241455, 768, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {241464, 768, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 769, 0, 0, 0},
    {3681, 769, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 769, 0, 0, 0}, {241860, 769, 0, 0, 0},
    {57022, 768, 0, 0, 0}, {1398, 771, 0, 0, 0}, {3681, 771, 0, 0, 0}, {57022, 768, 0, 0, 0}, {33809, 772, 0, 0, 0},
    {3681, 772, 0, 0, 0}, {18483, 772, 0, 0, 0}, {242712, 772, 0, 0, 0}, {39650, 769, 0, 0, 0},
    {48209, 769, 0, 0, 0}, {18483, 772, 0, 0, 0}, {39650, 769, 0, 0, 0}, {48209, 769, 0, 0, 0},
    {33809, 773, 0, 0, 0}, {3681, 773, 0, 0, 0}, {43690, 772, 0, 0, 0}, {43699, 772, 0, 0, 0},
    {243745, 774, 2, 0, 0}, {61051, 0, 0, 0, 0}, {15108, 18, 0, 0, 0}, {243861, 774, 2, 0, 0},
    {243880, 774, 2, 0, 0}, {243900, 0, 0, 0, 0}, {243911, 0, 0, 0, 0}, {33809, 775, 0, 0, 0},
    {3681, 775, 0, 0, 0}, {30583, 775, 0, 0, 0}, {30587, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {60026, 775, 0, 0, 0},
    {60028, 775, 0, 0, 0}, {61058, 768, 0, 0, 0}, {90890, 774, 2, 0, 0}, {30583, 772, 0, 0, 0},
    {30587, 772, 0, 0, 0}, {244951, 774, 2, 0, 0}, {3681, 776, 0, 0, 0}, {1309, 776, 0, 0, 0},
    {245059, 774, 0, 0, 0}, {61073, 774, 0, 0, 0}, {1309, 776, 0, 0, 0}, {94296, 774, 0, 0, 0},
    {33809, 777, 0, 0, 0}, {3681, 778, 0, 0, 0}, {33809, 778, 0, 0, 0}, {3681, 777, 0, 0, 0}, {33809, 769, 0, 0, 0},
    {3681, 768, 0, 0, 0}, {61051, 768, 0, 0, 0}, {17613, 768, 0, 0, 0}, {246155, 781, 0, 0, 0},
    {246163, 781, 0, 0, 0}, {3681, 782, 0, 0, 0}, {57022, 768, 0, 0, 0}, {1398, 783, 0, 0, 0},
    {3681, 783, 0, 0, 0}, {246449, 776, 0, 0, 0}, {246585, 784, 0, 0, 0}, {246599, 784, 0, 0, 0},
    {246613, 784, 0, 0, 0}, {246627, 768, 1, 0, 0}, {246659, 784, 0, 0, 0}, {246672, 784, 0, 0, 0},
    {43690, 787, 0, 0, 0}, {43699, 787, 0, 0, 0}, {3681, 787, 0, 0, 0}, {43690, 775, 0, 0, 0},
    {43699, 775, 0, 0, 0}, {33809, 787, 0, 0, 0}, {3681, 788, 0, 0, 0}, {90890, 774, 2, 0, 0},
    {247798, 774, 1, 0, 0}, {33809, 789, 0, 0, 0}, {3681, 789, 0, 0, 0}, {248139, 775, 0, 0, 0},
    {44288, 775, 0, 0, 0}, {2372, 775, 0, 0, 0}, {60026, 775, 0, 0, 0}, {34911, 775, 0, 0, 0},
    {33809, 790, 0, 0, 0}, {3681, 790, 0, 0, 0}, {3681, 791, 0, 0, 0}, {2372, 775, 0, 0, 0}, {21157, 772, 0, 0, 0},
    {60026, 775, 0, 0, 0}, {33809, 792, 0, 0, 0}, {3681, 68, 0, 0, 0}, {33809, 507, 0, 0, 0}, {30583, 789, 0, 0, 0},
    {30587, 789, 0, 0, 0}, {2372, 772, 0, 0, 0}, {60026, 772, 0, 0, 0}, {60028, 772, 0, 0, 0},
    {33809, 68, 0, 0, 0}, {3681, 792, 0, 0, 0}, {3681, 507, 0, 0, 0}, {1398, 774, 0, 0, 0}, {249874, 772, 0, 0, 0},
    {3681, 774, 0, 0, 0}, {2372, 775, 0, 0, 0}, {2372, 772, 0, 0, 0}, {32568, 18, 0, 0, 0}, {1398, 795, 0, 0, 0},
    {3681, 796, 0, 0, 0}, {1398, 797, 0, 0, 0}, {3681, 798, 0, 0, 0}, {1398, 796, 0, 0, 0}, {1398, 772, 0, 0, 0},
    {75981, 769, 1, 0, 0}, {1398, 774, 0, 0, 0}, {47076, 769, 0, 0, 0}, {1398, 775, 0, 0, 0}, {75981, 769, 1, 0, 0},
    {1398, 788, 0, 0, 0}, {75981, 769, 1, 0, 0}, {1398, 795, 0, 0, 0}, {216032, 798, 0, 0, 0},
    {3681, 795, 0, 0, 0}, {1398, 795, 0, 0, 0}, {251989, 798, 0, 0, 0}, {75981, 798, 1, 0, 0},
    {1398, 799, 0, 0, 0}, {47076, 769, 0, 0, 0}, {3681, 799, 0, 0, 0}, {1398, 799, 0, 0, 0}, {251989, 769, 0, 0, 0},
    {1398, 799, 0, 0, 0}, {40034, 769, 0, 0, 0}, {43690, 778, 0, 0, 0}, {43699, 778, 0, 0, 0},
    {33809, 800, 0, 0, 0}, {3681, 801, 0, 0, 0}, {33809, 801, 0, 0, 0}, {3681, 800, 0, 0, 0}, {55805, 768, 0, 0, 0},
    {1398, 774, 0, 0, 0}, {55805, 768, 0, 0, 0}, {1398, 774, 0, 0, 0}, {253487, 802, 0, 0, 0},
    {3681, 803, 0, 0, 0}, {253487, 802, 0, 0, 0}, {253827, 775, 0, 0, 0}, {253838, 79, 0, 0, 0},
    {253843, 774, 2, 0, 0}, {3681, 804, 0, 0, 0}, {254365, 803, 0, 0, 0}, {253827, 772, 0, 0, 0},
    {253843, 774, 2, 0, 0}, {3681, 806, 0, 0, 0}, {254365, 803, 0, 0, 0}, {254365, 803, 0, 0, 0},
    {253827, 807, 0, 0, 0}, {253843, 774, 2, 0, 0}, {3681, 807, 0, 0, 0}, {253487, 802, 0, 0, 0},
    {253827, 807, 0, 0, 0}, {253843, 774, 2, 0, 0}, {253487, 802, 0, 0, 0}, {253827, 775, 0, 0, 0},
    {253843, 774, 2, 0, 0}, {253487, 802, 0, 0, 0}, {253827, 807, 0, 0, 0}, {253838, 79, 0, 0, 0},
    {253843, 774, 2, 0, 0}, {3681, 808, 0, 0, 0}, {254365, 803, 0, 0, 0}, {253827, 807, 0, 0, 0},
    {255477, 807, 0, 0, 0}, {253843, 774, 2, 0, 0}, {241455, 768, 0, 0, 0}, {255703, 769, 0, 0, 0},
    {15550, 769, 2, 0, 0}, {57022, 768, 0, 0, 0}, {3665, 769, 0, 0, 0}, {3681, 810, 0, 0, 0}, {34911, 810, 0, 0, 0},
    {34913, 810, 0, 0, 0}, {34915, 810, 0, 0, 0}, {57022, 768, 0, 0, 0}, {61073, 810, 0, 0, 0},
    {3665, 769, 0, 0, 0}, {3681, 813, 0, 0, 0}, {43690, 788, 0, 0, 0}, {43699, 788, 0, 0, 0}, {33809, 788, 0, 0, 0},
    {257016, 814, 0, 0, 0}, {257027, 814, 0, 0, 0}, {3681, 814, 0, 0, 0}, {75089, 815, 0, 0, 0},
    {1296, 783, 0, 0, 0}, {3681, 815, 0, 0, 0}, {75089, 816, 0, 0, 0}, {1126, 817, 0, 0, 0}, {3681, 817, 0, 0, 0},
    {246155, 772, 0, 0, 0}, {246163, 772, 0, 0, 0}, {246155, 772, 0, 0, 0}, {246163, 772, 0, 0, 0},
    {257951, 769, 0, 0, 0}, {15108, 788, 0, 0, 0}, {34288, 773, 0, 0, 0}, {34299, 773, 0, 0, 0},
    {143534, 769, 0, 0, 0}, {53592, 0, 2, 0, 0}, {243745, 0, 3, 53621, 0}, {258880, 0, 0, 0, 0},
    {68454, 0, 2, 0, 0}, {75089, 814, 0, 0, 0}, {110172, 0, 1, 0, 0}, {1126, 820, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 821, 0, 0, 0}, {1126, 820, 0, 0, 0}, {245059, 821, 0, 0, 0}, {17624, 769, 0, 0, 0},
    {3681, 820, 0, 0, 0}, {246155, 820, 0, 0, 0}, {246163, 820, 0, 0, 0}, {1126, 817, 0, 0, 0},
    {75089, 816, 0, 0, 0}, {1126, 822, 0, 0, 0}, {1296, 783, 0, 0, 0}, {3681, 822, 0, 0, 0}, {55958, 774, 0, 0, 0},
    {261094, 31, 0, 0, 0}, {17613, 829, 0, 0, 0}, {49826, 829, 0, 0, 0}, {17613, 189, 0, 0, 0},
    {49826, 189, 0, 0, 0}, {17091, 189, 0, 0, 0}, {17613, 830, 0, 0, 0}, {17624, 35, 0, 0, 0},
    {61700, 35, 2, 0, 0}, {17091, 189, 0, 0, 0}, {115448, 35, 2, 0, 0}, {21161, 293, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0}, {116875, 35, 2, 0, 0}, {115924, 35, 2, 0, 0},
    {52586, 35, 2, 0, 0}, {90545, 0, 2, 0, 0}, {3681, 831, 0, 0, 0}, {17613, 293, 0, 0, 0}, {15550, 710, 0, 0, 0},
    {262083, 35, 2, 0, 0}, {1296, 0, 0, 0, 0}, {49826, 293, 0, 0, 0}, {15550, 35, 2, 0, 0}, {17613, 293, 0, 0, 0},
    {49826, 293, 0, 0, 0}, {116875, 35, 2, 0, 0}, {115924, 35, 2, 0, 0}, {52586, 35, 2, 0, 0},
    {17613, 293, 0, 0, 0}, {33613, 35, 2, 0, 0}, {33617, 35, 2, 0, 0}, {17613, 189, 0, 0, 0}, {30141, 832, 0, 0, 0},
    {17613, 293, 0, 0, 0}, {49826, 293, 0, 0, 0}, {15550, 710, 0, 0, 0}, {49343, 0, 0, 0, 0}, {61700, 35, 2, 0, 0},
    {1329, 293, 0, 0, 0}, {46547, 459, 0, 0, 0}, {1398, 833, 0, 0, 0}, {264028, 203, 0, 0, 0},
    {264037, 203, 0, 0, 0}, {1398, 834, 0, 0, 0}, {264071, 203, 0, 0, 0}, {264076, 203, 0, 0, 0},
    {1398, 835, 0, 0, 0}, {264028, 203, 0, 0, 0}, {1398, 836, 0, 0, 0}, {1398, 837, 0, 0, 0}, {1398, 132, 0, 0, 0},
    {1398, 838, 0, 0, 0}, {264231, 838, 0, 0, 0}, {2013, 834, 0, 0, 0}, {264299, 839, 0, 0, 0},
    {264308, 840, 0, 0, 0}, {264028, 203, 0, 0, 0}, {264490, 203, 0, 0, 0}, {264829, 841, 0, 0, 0},
    {49349, 841, 0, 0, 0}, {264829, 841, 0, 0, 0}, {264988, 841, 0, 0, 0}, {264829, 842, 0, 0, 0},
    {264988, 842, 0, 0, 0}, {49349, 842, 0, 0, 0}, {1398, 843, 0, 0, 0}, {265458, 843, 0, 0, 0},
    {265469, 844, 0, 0, 0}, {49349, 843, 0, 0, 0}, {49343, 846, 0, 0, 0}, {49343, 848, 0, 0, 0},
    {264028, 849, 0, 0, 0}, {264490, 849, 0, 0, 0}, {49349, 848, 0, 0, 0}, {49343, 841, 0, 0, 0},
    {267500, 853, 0, 0, 0}, {267511, 854, 0, 0, 0}, {267523, 846, 0, 0, 0}, {267500, 846, 0, 0, 0},
    {267523, 853, 0, 0, 0}, {267596, 854, 0, 0, 0}, {264829, 846, 2, 0, 0}, {49349, 846, 0, 0, 0},
    {49343, 842, 2, 0, 0}, {15108, 857, 0, 0, 0}, {267889, 841, 2, 0, 0}, {267900, 841, 2, 0, 0},
    {267912, 19, 0, 0, 0}, {267923, 19, 0, 0, 0}, {49343, 848, 0, 0, 0}, {212414, 848, 0, 0, 0},
    {268627, 859, 0, 0, 0}, {264028, 849, 0, 0, 0}, {264037, 849, 0, 0, 0}, {49343, 860, 0, 0, 0},
    {212414, 860, 0, 0, 0}, {268627, 859, 0, 0, 0}, {264028, 849, 0, 0, 0}, {264037, 849, 0, 0, 0},
    {49349, 860, 0, 0, 0}, {264829, 863, 0, 0, 0}, {49349, 863, 0, 0, 0}, {267889, 841, 2, 0, 0},
    {264829, 846, 0, 0, 0}, {49349, 857, 0, 0, 0}, {49343, 842, 0, 0, 0}, {270154, 864, 0, 0, 0},
    {270165, 864, 0, 0, 0}, {270176, 864, 0, 0, 0}, {270188, 864, 0, 0, 0}, {52534, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49349, 864, 0, 0, 0}, {264829, 866, 0, 0, 0}, {264988, 866, 0, 0, 0},
    {49349, 866, 0, 0, 0}, {264829, 857, 0, 0, 0}, {264988, 857, 0, 0, 0}, {264829, 857, 0, 0, 0},
    {34911, 864, 0, 0, 0}, {34913, 864, 0, 0, 0}, {264071, 849, 0, 0, 0}, {264076, 849, 0, 0, 0},
    {271215, 867, 0, 0, 0}, {271222, 868, 0, 0, 0}, {271230, 867, 0, 0, 0}, {271237, 868, 0, 0, 0},
    {267523, 864, 0, 0, 0}, {49343, 848, 0, 0, 0}, {264829, 841, 0, 0, 0}, {264988, 841, 0, 0, 0},
    {265469, 869, 0, 0, 0}, {264829, 841, 0, 0, 0}, {271560, 849, 0, 0, 0}, {264490, 849, 0, 0, 0},
    {264829, 846, 0, 0, 0}, {41932, 842, 0, 0, 0}, {271960, 870, 0, 0, 0}, {49343, 841, 0, 0, 0},
    {265458, 871, 0, 0, 0}, {265469, 872, 0, 0, 0}, {264028, 849, 0, 0, 0}, {264490, 849, 0, 0, 0},
    {264829, 841, 0, 0, 0}, {30141, 842, 0, 0, 0}, {49343, 848, 0, 0, 0}, {22716, 873, 0, 0, 0},
    {39650, 874, 0, 0, 0}, {272420, 874, 0, 0, 0}, {270154, 864, 0, 0, 0}, {272492, 864, 0, 0, 0},
    {15550, 865, 0, 0, 0}, {49343, 864, 0, 0, 0}, {272502, 864, 0, 0, 0}, {264829, 857, 0, 0, 0},
    {264988, 841, 0, 0, 0}, {272526, 841, 0, 0, 0}, {264829, 846, 0, 0, 0}, {103804, 842, 0, 0, 0},
    {47646, 842, 0, 0, 0}, {49343, 842, 0, 0, 0}, {103804, 876, 0, 0, 0}, {47646, 876, 0, 0, 0},
    {264829, 841, 0, 0, 0}, {272709, 859, 0, 0, 0}, {264829, 846, 0, 0, 0}, {272736, 842, 0, 0, 0},
    {272959, 841, 0, 0, 0}, {273087, 19, 0, 0, 0}, {273098, 19, 0, 0, 0}, {51031, 841, 2, 0, 0},
    {273762, 17, 0, 0, 0}, {17624, 345, 0, 0, 0}, {61051, 877, 0, 0, 0}, {273891, 877, 2, 0, 0},
    {61051, 877, 0, 0, 0}, {90184, 877, 1, 0, 0}, {9558, 877, 2, 0, 0}, {274219, 19, 2, 0, 0},
    {61051, 877, 0, 0, 0}, {273801, 878, 1, 0, 0}, {212445, 232, 0, 0, 0}, {274617, 232, 2, 0, 0},
    {212445, 232, 0, 0, 0}, {61051, 877, 0, 0, 0}, {280765, 878, 2, 0, 0}, {3681, 877, 0, 0, 0},
    {61051, 883, 0, 0, 0}, {281198, 884, 0, 0, 0}, {281198, 877, 0, 0, 0}, {49343, 877, 0, 0, 0},
    {49349, 877, 0, 0, 0}, {170921, 877, 0, 0, 0}, {9558, 886, 2, 0, 0}, {273801, 878, 0, 0, 0},
    {282000, 877, 1, 0, 0}, {282284, 887, 0, 0, 0}, {282359, 878, 0, 0, 0}, {68454, 886, 2, 0, 0},
    {170921, 877, 0, 0, 0}, {282620, 886, 2, 0, 0}, {282637, 877, 0, 0, 0}, {282645, 886, 2, 0, 0},
    {283022, 877, 0, 0, 0}, {51031, 888, 1, 0, 0}, {52958, 888, 1, 0, 0}, {51060, 877, 1, 0, 0},
    {283051, 232, 0, 0, 0}, {66545, 877, 0, 0, 0}, {283287, 877, 0, 0, 0}, {283306, 877, 0, 0, 0},
    {283699, 877, 0, 0, 0}, {61051, 888, 0, 0, 0}, {3681, 888, 0, 0, 0}, {170668, 877, 0, 0, 0},
    {90314, 877, 0, 0, 0}, {1398, 888, 0, 0, 0}, {284301, 878, 0, 0, 0}, {14013, 886, 2, 0, 0},
    {285072, 877, 0, 0, 0}, {281198, 877, 2, 0, 0}, {61051, 877, 0, 0, 0}, {17613, 877, 0, 0, 0},
    {285341, 877, 0, 0, 0}, {51060, 877, 0, 0, 0}, {285496, 877, 0, 0, 0}, {61051, 890, 0, 0, 0},
    {285614, 877, 0, 0, 0}, {285626, 877, 0, 0, 0}, {285853, 877, 0, 0, 0}, {273801, 878, 0, 0, 0},
    {55958, 878, 0, 0, 0}, {286235, 877, 0, 0, 0}, {52958, 886, 2, 0, 0}, {286243, 19, 0, 0, 0},
    {286560, 878, 0, 0, 0}, {22142, 878, 0, 0, 0}, {22144, 878, 0, 0, 0}, {22146, 878, 0, 0, 0},
    {286560, 878, 0, 0, 0}, {286684, 878, 0, 0, 0}, {286697, 878, 0, 0, 0}, {286712, 878, 0, 0, 0},
    {286724, 878, 0, 0, 0}, {286738, 878, 0, 0, 0}, {52586, 878, 0, 0, 0}, {80587, 878, 0, 0, 0},
    {3681, 878, 1, 0, 0}, {285853, 888, 0, 0, 0}, {3681, 878, 0, 0, 0}, {3681, 892, 1, 0, 0}, {46547, 878, 0, 0, 0},
    {3681, 887, 0, 0, 0}, {287807, 886, 2, 0, 0}, {287943, 893, 0, 0, 0}, {287950, 877, 0, 0, 0},
    {18445, 877, 0, 0, 0}, {61051, 894, 0, 0, 0}, {3681, 886, 0, 0, 0}, {48022, 232, 0, 0, 0},
    {47079, 886, 0, 0, 0}, {139654, 878, 0, 0, 0}, {288578, 877, 0, 0, 0}, {273801, 878, 0, 0, 0},
    {61051, 877, 1, 0, 0}, {289094, 877, 0, 0, 0}, {287807, 886, 2, 0, 0}, {289102, 886, 2, 0, 0},
    {170921, 877, 1, 0, 0}, {289520, 886, 2, 0, 0}, {89208, 878, 2, 0, 0}, {9558, 878, 2, 0, 0},
    {290114, 895, 0, 0, 0}, {290131, 896, 0, 0, 0}, {158135, 897, 0, 0, 0}, {290512, 897, 0, 0, 0},
    {290687, 877, 0, 0, 0}, {281198, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {158135, 897, 2, 0, 0},
    {290988, 897, 2, 0, 0}, {281198, 877, 0, 0, 0}, {291005, 877, 2, 0, 0}, {291328, 877, 0, 0, 0},
    {291340, 877, 0, 0, 0}, {291354, 877, 0, 0, 0}, {291363, 877, 0, 0, 0}, {291633, 877, 0, 0, 0},
    {291643, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {152541, 877, 0, 0, 0}, {292036, 877, 0, 0, 0},
    {61051, 900, 0, 0, 0}, {292888, 901, 0, 0, 0}, {292895, 902, 0, 0, 0}, {292911, 903, 0, 0, 0},
    {61051, 904, 0, 0, 0}, {293158, 883, 0, 0, 0}, {292911, 903, 0, 0, 0}, {293167, 905, 0, 0, 0},
    {293185, 906, 0, 0, 0}, {9558, 877, 0, 0, 0}, {293621, 897, 0, 0, 0}, {293630, 897, 0, 0, 0},
    {293640, 897, 0, 0, 0}, {61051, 877, 0, 0, 0}, {293817, 877, 2, 0, 0}, {293830, 877, 0, 0, 0},
    {61051, 877, 0, 0, 0}, {294096, 877, 2, 0, 0}, {294548, 877, 0, 0, 0}, {294574, 877, 0, 0, 0},
    {293830, 877, 0, 0, 0}, {294591, 877, 0, 0, 0}, {294599, 877, 0, 0, 0}, {61051, 877, 0, 0, 0},
    {294856, 897, 2, 0, 0}, {294875, 877, 0, 0, 0}, {267071, 877, 0, 0, 0}, {49137, 877, 0, 0, 0},
    {61051, 877, 0, 0, 0}, {295262, 897, 2, 0, 0}, {294875, 877, 0, 0, 0}, {267071, 877, 0, 0, 0},
    {21161, 888, 0, 0, 0}, {295664, 888, 0, 0, 0}, {295801, 877, 0, 0, 0}, {61051, 877, 0, 0, 0},
    {296075, 897, 1, 0, 0}, {296095, 877, 0, 0, 0}, {296193, 877, 0, 0, 0}, {296210, 877, 0, 0, 0},
    {296218, 877, 0, 0, 0}, {296234, 877, 0, 0, 0}, {296210, 877, 2, 0, 0}, {296430, 877, 0, 0, 0},
    {296439, 877, 0, 0, 0}, {288578, 877, 0, 0, 0}, {296210, 877, 2, 0, 0}, {296430, 877, 0, 0, 0},
    {296439, 877, 0, 0, 0}, {291633, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {49123, 897, 2, 0, 0},
    {296892, 877, 0, 0, 0}, {291005, 877, 2, 0, 0}, {61051, 877, 0, 0, 0}, {159892, 897, 2, 0, 0},
    {158135, 897, 2, 0, 0}, {297160, 897, 1, 0, 0}, {297179, 897, 1, 0, 0}, {291643, 877, 0, 0, 0},
    {291633, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {297767, 897, 2, 0, 0}, {298389, 878, 1, 0, 0},
    {170921, 877, 1, 0, 0}, {61051, 888, 0, 0, 0}, {299033, 897, 2, 0, 0}, {299049, 897, 2, 0, 0},
    {299063, 897, 2, 0, 0}, {299079, 897, 2, 0, 0}, {299096, 897, 2, 0, 0}, {299111, 897, 2, 0, 0},
    {299128, 877, 0, 0, 0}, {299911, 877, 0, 0, 0}, {61051, 888, 0, 0, 0}, {299950, 897, 1, 0, 0},
    {299970, 877, 0, 0, 0}, {61051, 877, 0, 0, 0}, {300151, 897, 2, 0, 0}, {300161, 897, 2, 0, 0},
    {300169, 897, 2, 0, 0}, {61051, 877, 0, 0, 0}, {300575, 897, 2, 0, 0}, {301350, 373, 0, 0, 0},
    {301354, 533, 1, 0, 0}, {301350, 373, 0, 0, 0}, {61522, 912, 0, 0, 0}, {301354, 533, 1, 0, 0},
    {1398, 913, 0, 0, 0}, {17613, 436, 0, 0, 0}, {3681, 436, 0, 0, 0}, {1126, 436, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {42323, 52, 0, 0, 0}, {14364, 915, 0, 0, 0}, {30583, 52, 0, 0, 0},
    {30587, 52, 0, 0, 0}, {1, 0, 0, 0, 0}, {17613, 52, 0, 0, 0}, {302167, 52, 0, 0, 0}, {302172, 52, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 914, 0, 0, 0}, {104503, 52, 0, 0, 0}, {17613, 436, 0, 0, 0},
    {302567, 35, 2, 0, 0}, {14364, 52, 0, 0, 0}, {30583, 918, 0, 0, 0}, {30587, 918, 0, 0, 0},
    {1, 918, 0, 0, 0}, {3681, 918, 0, 0, 0}, {49826, 919, 0, 0, 0}, {18483, 920, 0, 0, 0}, {116875, 35, 2, 0, 0},
    {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0}, {104503, 52, 0, 0, 0}, {42323, 0, 0, 0, 0}, {49826, 436, 0, 0, 0},
    {302567, 35, 2, 0, 0}, {42323, 52, 0, 0, 0}, {49826, 52, 0, 0, 0}, {30583, 436, 0, 0, 0}, {30587, 436, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {104436, 0, 1, 0, 0}, {304171, 19, 0, 0, 0},
    {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {104503, 52, 0, 0, 0}, {18483, 48, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 0, 0, 0}, {42323, 52, 0, 0, 0}, {17613, 52, 0, 0, 0}, {1, 0, 0, 0, 0},
    {30583, 52, 0, 0, 0}, {30587, 0, 0, 0, 0}, {1, 52, 1, 0, 0}, {17613, 923, 1, 0, 0}, {1126, 436, 0, 0, 0},
    {1, 0, 1, 0, 0}, {17613, 169, 0, 0, 0}, {3681, 925, 0, 0, 0}, {42323, 925, 0, 0, 0}, {49826, 169, 0, 0, 0},
    {3681, 169, 0, 0, 0}, {17613, 52, 0, 0, 0}, {57361, 436, 0, 0, 0}, {49826, 52, 0, 0, 0}, {305319, 436, 0, 0, 0},
    {18483, 920, 0, 0, 0}, {116875, 35, 2, 0, 0}, {15550, 921, 0, 0, 0}, {40034, 922, 0, 0, 0},
    {42323, 52, 0, 0, 0}, {3681, 293, 1, 0, 0}, {44555, 919, 0, 0, 0}, {44558, 919, 0, 0, 0}, {1126, 52, 0, 0, 0},
    {3681, 926, 0, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 48, 0, 0, 0}, {15550, 35, 2, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {41932, 0, 0, 0, 0}, {40034, 922, 1, 0, 0}, {42323, 436, 0, 0, 0}, {18483, 191, 0, 0, 0},
    {15550, 35, 2, 0, 0}, {40034, 922, 1, 0, 0}, {21, 421, 0, 0, 0}, {17620, 35, 0, 0, 0}, {1226, 195, 0, 0, 0},
    {1222, 195, 1, 0, 0}, {55958, 53, 0, 0, 0}, {306533, 927, 0, 0, 0}, {17091, 86, 0, 0, 0}, {3681, 86, 0, 0, 0},
    {30583, 928, 0, 0, 0}, {30587, 928, 0, 0, 0}, {3681, 928, 0, 0, 0}, {51031, 929, 2, 0, 0},
    {15108, 68, 0, 0, 0}, {51031, 929, 2, 0, 0}, {307096, 0, 0, 0, 0}, {14013, 929, 2, 0, 0}, {9558, 929, 2, 0, 0},
    {17091, 441, 0, 0, 0}, {3681, 441, 0, 0, 0}, {49343, 441, 0, 0, 0}, {30583, 86, 0, 0, 0}, {30587, 86, 0, 0, 0},
    {49343, 931, 0, 0, 0}, {3681, 79, 0, 0, 0}, {30583, 441, 0, 0, 0}, {30587, 441, 0, 0, 0}, {49343, 68, 0, 0, 0},
    {3681, 64, 0, 0, 0}, {308309, 929, 0, 0, 0}, {308418, 31, 0, 0, 0}, {308421, 31, 0, 0, 0},
    {3681, 935, 0, 0, 0}, {308944, 935, 0, 0, 0}, {3681, 929, 0, 0, 0}, {308944, 935, 0, 0, 0},
    {1398, 929, 0, 0, 0}, {49343, 79, 0, 0, 0}, {3681, 931, 0, 0, 0}, {49343, 928, 0, 0, 0}, {31044, 441, 0, 0, 0},
    {309494, 441, 0, 0, 0}, {49343, 64, 0, 0, 0}, {34911, 936, 0, 0, 0}, {18181, 937, 0, 0, 0},
    {310200, 938, 0, 0, 0}, {34911, 939, 0, 0, 0}, {34913, 939, 0, 0, 0}, {18181, 938, 0, 0, 0},
    {34911, 940, 0, 0, 0}, {34913, 940, 0, 0, 0}, {17620, 940, 0, 0, 0}, {34911, 940, 0, 0, 0},
    {34913, 940, 0, 0, 0}, {34911, 99, 0, 0, 0}, {18181, 941, 0, 0, 0}, {17091, 942, 0, 0, 0},
    {34911, 943, 0, 0, 0}, {34913, 943, 0, 0, 0}, {18181, 942, 0, 0, 0}, {22146, 944, 0, 0, 0},
    {34911, 945, 0, 0, 0}, {17091, 945, 1, 0, 0}, {18181, 945, 0, 0, 0}, {17091, 946, 0, 0, 0},
    {22146, 68, 0, 0, 0}, {34911, 946, 0, 0, 0}, {301357, 947, 0, 0, 0}, {126343, 68, 0, 0, 0},
    {18181, 946, 0, 0, 0}, {17091, 946, 0, 0, 0}, {34911, 946, 0, 0, 0}, {34913, 946, 0, 0, 0},
    {22146, 947, 0, 0, 0}, {126343, 68, 0, 0, 0}, {34911, 948, 0, 0, 0}, {34913, 948, 0, 0, 0},
    {312035, 944, 0, 0, 0}, {312038, 944, 0, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0},
    {312379, 949, 1, 0, 0}, {30141, 113, 0, 0, 0}, {16758, 53, 0, 0, 0}, {51337, 198, 1, 0, 0},
    {36146, 198, 1, 0, 0}, {49152, 950, 0, 0, 312483}, {312511, 345, 0, 0, 90399}, {312524, 26, 0, 0, 3064},
    {1398, 951, 0, 0, 0}, {1398, 952, 0, 0, 0}, {300151, 28, 1, 0, 0}, {300161, 28, 1, 0, 0}, {300169, 28, 1, 0, 0},
    {312616, 28, 1, 0, 0}, {312628, 28, 1, 0, 0}, {139151, 28, 1, 0, 0}, {312659, 241, 0, 0, 0},
    {1398, 953, 0, 0, 0}, {103804, 345, 0, 0, 0}, {312706, 345, 0, 0, 0}, {49152, 950, 0, 0, 312483},
    {312741, 345, 0, 0, 90399}, {170668, 198, 0, 0, 0}, {64862, 45, 0, 0, 0}, {313097, 954, 0, 0, 0},
    {40034, 914, 0, 0, 0}, {1398, 955, 0, 0, 0}, {3681, 955, 0, 0, 0}, {17613, 957, 0, 0, 0}, {3681, 957, 0, 0, 0},
    {17613, 958, 0, 0, 0}, {312410, 959, 0, 0, 0}, {17613, 960, 0, 0, 0}, {116875, 35, 2, 0, 0},
    {30141, 35, 2, 0, 0}, {52586, 35, 2, 0, 0}, {314492, 954, 0, 0, 0}, {17613, 961, 0, 0, 0},
    {116875, 962, 0, 0, 0}, {30583, 963, 0, 0, 0}, {30587, 963, 0, 0, 0}, {1, 964, 1, 0, 0}, {3681, 964, 0, 0, 0},
    {316002, 402, 0, 0, 0}, {316014, 402, 0, 0, 0}, {3681, 966, 0, 0, 0}, {17613, 967, 0, 0, 0},
    {116875, 968, 1, 0, 0}, {40034, 969, 0, 0, 0}, {1398, 970, 0, 0, 0}, {312410, 959, 0, 0, 0},
    {116875, 35, 2, 0, 0}, {17620, 970, 0, 0, 0}, {314492, 954, 0, 0, 0}, {116875, 35, 2, 0, 0},
    {1398, 955, 0, 0, 0}, {312419, 966, 0, 0, 0}, {17613, 967, 0, 0, 0}, {116875, 968, 1, 0, 0},
    {1398, 970, 0, 0, 0}, {49826, 967, 0, 0, 0}, {116875, 968, 1, 0, 0}, {40034, 969, 0, 0, 0},
    {104537, 970, 0, 0, 0}, {312410, 959, 0, 0, 0}, {116875, 35, 2, 0, 0}, {1398, 955, 0, 0, 0},
    {314492, 954, 0, 0, 0}, {116875, 35, 2, 0, 0}, {3681, 954, 0, 0, 0}, {314492, 954, 0, 0, 0},
    {116875, 962, 0, 0, 0}, {1398, 972, 0, 0, 0}, {1398, 973, 0, 0, 0}, {319125, 974, 0, 0, 0},
    {34911, 974, 0, 0, 0}, {34913, 974, 0, 0, 0}, {34915, 974, 0, 0, 22168}, {130886, 459, 0, 0, 130888},
    {94056, 17, 0, 0, 319137}, {94063, 17, 0, 0, 319163}, {90493, 241, 1, 0, 0}, {319169, 220, 1, 0, 0},
    {17620, 975, 0, 0, 0}, {55805, 151, 0, 0, 0}, {319596, 68, 0, 0, 0}, {319607, 68, 0, 0, 0},
    {319619, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60026, 68, 0, 0, 0}, {17620, 977, 0, 0, 0}, {55805, 151, 0, 0, 0},
    {31044, 975, 0, 0, 0}, {55805, 151, 0, 0, 0}, {319596, 68, 0, 0, 0}, {319607, 68, 0, 0, 0},
    {319619, 68, 0, 0, 0}, {2372, 68, 0, 0, 0}, {60026, 68, 0, 0, 0}, {319969, 977, 0, 0, 0}, {17620, 441, 0, 0, 0},
    {34911, 977, 0, 0, 0}, {34913, 977, 0, 0, 0}, {34915, 977, 1, 0, 0}, {319125, 977, 0, 0, 0},
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
    {79691, 294, 0, 79705, 1}, {79844, 295, 0, 79849, 1}, {79691, 294, 0, 80040, 1}, {79844, 295, 0, 79849, 1},
    {80318, 45, 0, 0, 0}, {79691, 294, 0, 0, 0}, {79844, 295, 0, 79849, 1}, {52586, 297, 0, 80562, 1},
    {80587, 297, 0, 80562, 1}, {52586, 298, 0, 80775, 1}, {80587, 298, 0, 80775, 1}, {52586, 299, 0, 81521, 1},
    {80587, 299, 0, 81521, 1}, {79844, 295, 0, 79849, 1}, {17095, 300, 0, 0, 0}, {79691, 294, 0, 60806, 1},
    {79691, 294, 0, 0, 0}, {82952, 301, 0, 0, 0}, {82967, 16, 0, 0, 1}, {82971, 16, 0, 0, 1}, {60659, 302, 0, 0, 0},
    {79691, 294, 0, 83215, 1}, {79844, 295, 0, 79849, 1}, {83563, 45, 0, 30130, 1}, {83579, 45, 0, 0, 0},
    {83594, 45, 0, 0, 0}, {80318, 303, 0, 0, 0}, {62355, 164, 0, 0, 0}, {85799, 45, 0, 0, 0}, {86209, 305, 0, 0, 0},
    {31910, 120, 94557, 22168, 0}, {55369, 164, 0, 0, 1}, {94848, 21, 0, 0, 0}, {94858, 33, 0, 0, 1},
    {95299, 359, 0, 0, 0}, {95306, 360, 0, 0, 0}, {95315, 16, 0, 0, 1}, {55369, 164, 0, 0, 1},
    {95325, 33, 0, 0, 1}, {95335, 361, 0, 0, 1}, {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1},
    {95377, 363, 0, 0, 1}, {95726, 365, 0, 0, 0}, {89775, 310, 0, 0, 0}, {92702, 344, 0, 0, 1},
    {95965, 366, 0, 0, 1}, {46890, 179, 0, 0, 1}, {95981, 367, 0, 95995, 0}, {87143, 368, 0, 96016, 0},
    {88948, 369, 0, 96033, 0}, {93427, 370, 0, 0, 1}, {96058, 33, 0, 0, 1}, {96069, 33, 0, 0, 1},
    {96079, 33, 0, 0, 1}, {95949, 28, 0, 0, 0}, {96091, 220, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {59302, 33, 0, 0, 1}, {96106, 33, 0, 0, 1}, {96120, 33, 0, 0, 1}, {95335, 361, 0, 0, 1}, {95349, 362, 0, 0, 1},
    {95362, 362, 0, 0, 1}, {95377, 363, 0, 0, 1}, {96180, 16, 0, 0, 0}, {95981, 367, 0, 95995, 0},
    {95949, 28, 0, 0, 0}, {96091, 220, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {96311, 360, 0, 0, 0}, {96328, 360, 0, 0, 0}, {95315, 16, 0, 0, 1}, {55369, 164, 0, 0, 1},
    {88684, 33, 0, 0, 1}, {95325, 33, 0, 0, 1}, {95335, 361, 0, 0, 1}, {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1},
    {95377, 363, 0, 0, 1}, {6744, 34, 0, 0, 0}, {89891, 312, 0, 0, 0}, {53268, 28, 0, 0, 1}, {92702, 344, 0, 0, 1},
    {96942, 179, 0, 0, 0}, {97048, 45, 0, 0, 0}, {95981, 367, 0, 95995, 0}, {32568, 377, 0, 0, 0},
    {95981, 367, 0, 95995, 0}, {95306, 360, 0, 0, 0}, {95315, 16, 0, 0, 1}, {6744, 16, 0, 0, 0},
    {48007, 16, 0, 0, 1}, {47993, 366, 0, 0, 0}, {92254, 378, 0, 98037, 0}, {98061, 33, 0, 0, 1},
    {87143, 368, 0, 96016, 0}, {89891, 7, 0, 0, 1}, {96058, 33, 0, 0, 1}, {98071, 179, 0, 0, 1},
    {98083, 16, 0, 0, 1}, {98100, 220, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {98112, 164, 0, 0, 1}, {93427, 370, 0, 0, 1}, {98133, 379, 0, 90088, 0}, {98145, 33, 0, 0, 1},
    {98159, 33, 0, 0, 1}, {98181, 33, 0, 0, 1}, {98206, 33, 0, 0, 1}, {98217, 33, 0, 0, 1}, {98227, 33, 0, 0, 1},
    {98238, 33, 0, 0, 1}, {98251, 33, 0, 0, 1}, {98268, 16, 0, 0, 1}, {89030, 380, 0, 0, 1}, {55369, 164, 0, 0, 1},
    {94483, 381, 0, 0, 1}, {98276, 382, 0, 0, 1}, {98290, 16, 0, 0, 1}, {98301, 16, 0, 0, 1}, {98310, 16, 0, 0, 1},
    {98331, 16, 0, 0, 1}, {94177, 352, 0, 0, 1}, {98351, 26, 0, 0, 1}, {98367, 26, 0, 0, 1}, {98383, 26, 0, 0, 1},
    {98407, 16, 0, 0, 1}, {98424, 16, 0, 0, 1}, {98445, 16, 0, 0, 1}, {98457, 16, 0, 0, 1}, {98483, 16, 0, 0, 1},
    {59302, 33, 0, 0, 1}, {96106, 33, 0, 0, 1}, {96120, 33, 0, 0, 1}, {96069, 33, 0, 0, 1}, {96079, 33, 0, 0, 1},
    {98508, 33, 0, 0, 1}, {94451, 383, 0, 0, 1}, {98522, 28, 0, 0, 1}, {98543, 28, 0, 0, 1}, {98564, 60, 0, 0, 1},
    {98590, 384, 0, 0, 1}, {98665, 28, 0, 0, 0}, {94848, 21, 0, 0, 0}, {98684, 385, 94557, 22168, 0},
    {32568, 387, 0, 0, 0}, {99095, 28, 0, 0, 0}, {99296, 16, 0, 0, 0}, {99307, 16, 0, 0, 0}, {99319, 33, 0, 0, 1},
    {99336, 33, 0, 0, 1}, {99351, 369, 0, 96033, 0}, {99366, 388, 0, 0, 1}, {99378, 220, 0, 0, 1},
    {100206, 390, 0, 0, 0}, {95949, 28, 0, 0, 0}, {96091, 220, 0, 0, 1}, {101972, 390, 0, 0, 0},
    {102057, 392, 0, 0, 0}, {102065, 322, 0, 102078, 0}, {102233, 393, 0, 0, 0}, {102676, 394, 0, 0, 0},
    {102834, 395, 0, 0, 0}, {34109, 396, 0, 0, 0}, {102834, 395, 0, 0, 0}, {90184, 397, 0, 0, 0},
    {47646, 164, 0, 0, 0}, {104083, 60, 0, 0, 0}, {55369, 60, 0, 0, 0}, {55369, 60, 0, 0, 0}, {104542, 33, 0, 0, 1},
    {104813, 390, 0, 0, 0}, {62745, 60, 0, 0, 0}, {104824, 60, 0, 0, 0}, {105148, 60, 0, 0, 0},
    {105157, 60, 0, 0, 0}, {105169, 60, 0, 0, 0}, {62745, 60, 0, 0, 0}, {104824, 60, 0, 0, 0},
    {104813, 390, 0, 0, 0}, {95335, 361, 0, 0, 1}, {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1},
    {95377, 363, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {105401, 345, 0, 0, 0},
    {104813, 390, 0, 0, 0}, {95335, 361, 0, 0, 1}, {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1},
    {95377, 363, 0, 0, 1}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {105641, 60, 0, 0, 0},
    {94436, 60, 0, 0, 0}, {105644, 60, 0, 0, 0}, {106670, 405, 0, 0, 0}, {107209, 164, 0, 0, 0},
    {90022, 407, 0, 0, 1}, {95965, 366, 0, 0, 1}, {46890, 179, 0, 0, 1}, {46897, 180, 0, 0, 1},
    {46907, 180, 0, 0, 1}, {53268, 28, 0, 0, 1}, {87143, 368, 0, 96016, 0}, {95949, 28, 0, 0, 0},
    {96091, 220, 0, 0, 1}, {109611, 33, 0, 0, 1}, {109656, 42, 0, 0, 0}, {55369, 164, 0, 0, 1},
    {95325, 33, 0, 0, 1}, {104542, 33, 0, 0, 1}, {109771, 33, 0, 0, 1}, {109781, 33, 0, 0, 1},
    {95306, 360, 0, 90088, 0}, {95315, 16, 0, 0, 1}, {90022, 407, 0, 0, 1}, {95335, 361, 0, 0, 1},
    {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1}, {95377, 363, 0, 0, 1}, {110066, 179, 0, 0, 0},
    {110147, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {92254, 378, 0, 0, 0}, {98061, 33, 0, 0, 1}, {110158, 33, 0, 0, 1},
    {89030, 380, 0, 0, 1}, {98133, 379, 0, 90088, 0}, {1398, 0, 0, 0, 0}, {110370, 21, 0, 0, 0},
    {94296, 33, 0, 0, 1}, {6744, 16, 0, 0, 0}, {92254, 378, 0, 0, 0}, {98061, 33, 0, 0, 1}, {110158, 33, 0, 0, 1},
    {110382, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {55369, 164, 0, 0, 1}, {110405, 409, 0, 22168, 0},
    {89030, 380, 0, 0, 1}, {98268, 16, 0, 0, 1}, {89891, 7, 0, 0, 1}, {110416, 410, 0, 0, 1}, {98133, 379, 0, 90088, 0},
    {110426, 220, 0, 0, 1}, {110531, 411, 0, 0, 0}, {110537, 412, 0, 0, 0}, {104537, 220, 0, 0, 0},
    {110654, 411, 0, 0, 0}, {110537, 412, 0, 0, 0}, {104537, 220, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {110766, 21, 0, 0, 0}, {110778, 179, 0, 0, 0}, {110787, 21, 0, 0, 0}, {92254, 378, 0, 0, 0},
    {98061, 33, 0, 0, 1}, {16911, 409, 0, 22168, 0}, {89030, 380, 0, 90088, 0}, {98133, 379, 0, 90088, 0},
    {90493, 220, 0, 0, 0}, {111088, 33, 0, 0, 1}, {40034, 28, 0, 0, 0}, {55369, 164, 0, 0, 1},
    {95325, 33, 0, 0, 1}, {104542, 33, 0, 0, 1}, {109781, 33, 0, 0, 1}, {95306, 360, 0, 90088, 0},
    {95315, 16, 0, 0, 1}, {95335, 361, 0, 0, 1}, {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1},
    {95377, 363, 0, 0, 1}, {53643, 213, 0, 0, 1}, {53621, 28, 0, 0, 0}, {53268, 28, 0, 0, 1}, {112214, 33, 0, 0, 1},
    {55369, 413, 0, 0, 1}, {55369, 414, 0, 0, 0}, {17095, 416, 0, 0, 0}, {114650, 418, 0, 0, 0},
    {114650, 418, 0, 0, 0}, {115461, 45, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48007, 16, 0, 0, 1}, {6753, 422, 0, 0, 0},
    {57361, 0, 0, 0, 1}, {94296, 33, 0, 0, 1}, {55369, 413, 0, 0, 1}, {104542, 26, 0, 1594, 1},
    {55369, 413, 0, 0, 1}, {16049, 26, 0, 0, 0}, {16057, 51, 0, 0, 0}, {16070, 26, 0, 0, 0}, {116883, 45, 0, 0, 0},
    {116898, 45, 0, 0, 0}, {116911, 45, 0, 0, 0}, {85799, 44, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {48007, 16, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0},
    {118233, 33, 0, 0, 1}, {1398, 0, 0, 0, 1}, {48007, 16, 0, 0, 1}, {18445, 7, 0, 0, 0}, {61522, 429, 0, 0, 0},
    {120418, 431, 0, 0, 0}, {123441, 46, 0, 0, 0}, {123453, 33, 0, 0, 1}, {123948, 60, 0, 0, 1},
    {75655, 26, 0, 0, 0}, {124072, 60, 0, 0, 0}, {125875, 37, 0, 0, 0}, {125884, 60, 0, 22168, 0},
    {125901, 33, 0, 0, 1}, {125875, 37, 0, 0, 0}, {125901, 33, 0, 0, 1}, {126343, 444, 0, 126352, 0},
    {126385, 33, 0, 0, 1}, {127836, 164, 0, 90399, 1}, {127846, 33, 0, 0, 1}, {127857, 33, 0, 0, 1},
    {131876, 497, 0, 0, 1}, {132397, 33, 0, 0, 1}, {132570, 500, 0, 0, 0}, {132825, 33, 0, 0, 1},
    {133159, 504, 0, 133163, 0}, {133187, 505, 0, 133191, 0}, {133212, 21, 0, 0, 0}, {133350, 26, 0, 1594, 0},
    {133212, 21, 0, 0, 0}, {133159, 504, 0, 133163, 0}, {133187, 505, 0, 133191, 0}, {133350, 26, 0, 1594, 0},
    {133159, 504, 0, 133163, 0}, {133187, 505, 0, 133191, 0}, {133350, 26, 0, 1594, 0}, {133212, 21, 0, 0, 0},
    {133350, 26, 0, 1594, 0}, {134217, 21, 0, 0, 0}, {134217, 21, 0, 0, 0}, {70429, 513, 0, 136043, 0},
    {70429, 514, 0, 136501, 0}, {136877, 515, 0, 0, 0}, {70429, 513, 0, 136043, 0}, {70429, 514, 0, 136501, 0},
    {137183, 26, 0, 1594, 0}, {46467, 516, 0, 0, 1}, {46467, 266, 0, 0, 0}, {88815, 33, 0, 0, 1},
    {137922, 390, 0, 1594, 0}, {47646, 60, 0, 0, 0}, {138026, 518, 0, 0, 0}, {22144, 60, 0, 0, 0},
    {138363, 520, 0, 0, 0}, {138370, 520, 0, 0, 0}, {138377, 26, 0, 0, 0}, {138363, 520, 0, 0, 0},
    {138370, 520, 0, 0, 0}, {17095, 521, 0, 0, 0}, {138747, 522, 0, 0, 1}, {90184, 523, 0, 0, 0},
    {138786, 521, 0, 138796, 0}, {138822, 521, 0, 138830, 0}, {139151, 524, 0, 0, 0}, {138786, 521, 0, 138796, 0},
    {138822, 521, 0, 139157, 0}, {139151, 524, 0, 0, 0}, {17095, 525, 0, 0, 0}, {139358, 16, 0, 0, 0},
    {139654, 60, 0, 0, 0}, {36146, 526, 0, 0, 0}, {30141, 527, 0, 0, 0}, {139658, 528, 0, 0, 0},
    {17095, 531, 0, 0, 0}, {90184, 523, 0, 140304, 0}, {128865, 26, 0, 1594, 0}, {90184, 523, 0, 140304, 0},
    {90184, 523, 0, 0, 0}, {30141, 534, 0, 0, 0}, {141923, 535, 0, 0, 1}, {141944, 535, 0, 0, 1},
    {141965, 536, 0, 0, 0}, {141978, 537, 0, 0, 0}, {17095, 538, 0, 0, 0}, {30141, 534, 0, 0, 0},
    {141923, 535, 0, 0, 1}, {141944, 535, 0, 0, 1}, {141965, 536, 0, 0, 0}, {141978, 537, 0, 0, 0},
    {17095, 538, 0, 0, 0}, {142221, 33, 0, 0, 1}, {30141, 534, 0, 0, 0}, {142579, 539, 0, 0, 1},
    {141923, 535, 0, 0, 1}, {141944, 535, 0, 0, 1}, {142221, 33, 0, 0, 1}, {17095, 540, 0, 0, 1},
    {30141, 534, 0, 0, 0}, {142726, 541, 0, 0, 1}, {142579, 539, 0, 0, 1}, {142731, 526, 0, 0, 0},
    {142739, 526, 0, 0, 0}, {141923, 535, 0, 0, 1}, {141944, 535, 0, 0, 1}, {142862, 542, 0, 0, 1},
    {142876, 60, 0, 0, 1}, {143218, 544, 0, 0, 1}, {143229, 545, 0, 0, 1}, {129069, 33, 0, 0, 1},
    {61525, 33, 0, 0, 1}, {143243, 33, 0, 0, 1}, {70429, 546, 0, 0, 0}, {143922, 547, 0, 0, 1},
    {17095, 549, 0, 0, 0}, {79162, 26, 0, 1594, 0}, {123013, 26, 0, 1594, 0}, {146374, 60, 0, 0, 0},
    {129834, 550, 0, 0, 0}, {17095, 552, 0, 0, 0}, {146477, 33, 0, 0, 1}, {146733, 164, 0, 90088, 0},
    {36146, 526, 0, 0, 0}, {30141, 527, 0, 0, 0}, {139658, 528, 0, 0, 0}, {46467, 516, 0, 147064, 0},
    {30141, 555, 0, 0, 0}, {46467, 516, 0, 147064, 0}, {132825, 556, 0, 147477, 0}, {147510, 557, 0, 0, 1},
    {17095, 558, 0, 0, 0}, {147918, 33, 0, 0, 1}, {30141, 560, 0, 0, 0}, {17095, 563, 0, 0, 0},
    {148284, 516, 0, 0, 0}, {148293, 564, 0, 148305, 0}, {148344, 33, 0, 0, 1}, {17095, 538, 0, 0, 0},
    {148284, 516, 0, 0, 0}, {148743, 565, 0, 148754, 0}, {148293, 564, 0, 148305, 0}, {17095, 563, 0, 0, 0},
    {150005, 566, 0, 150022, 0}, {148293, 564, 0, 148305, 0}, {151276, 33, 0, 0, 1}, {30141, 560, 0, 0, 0},
    {17095, 567, 0, 0, 0}, {17095, 569, 0, 0, 0}, {30141, 534, 0, 0, 0}, {151715, 570, 0, 0, 0},
    {151721, 570, 0, 0, 0}, {151727, 570, 0, 0, 0}, {151733, 571, 0, 0, 0}, {27479, 572, 0, 0, 0},
    {27486, 572, 0, 0, 0}, {142731, 526, 0, 0, 0}, {142739, 526, 0, 0, 0}, {128734, 539, 0, 0, 1},
    {46467, 164, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0},
    {152196, 535, 0, 0, 0}, {152203, 574, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0},
    {22146, 60, 0, 0, 0}, {142731, 526, 0, 0, 0}, {142739, 526, 0, 0, 0}, {152310, 535, 0, 0, 0},
    {152318, 535, 0, 0, 0}, {22142, 60, 0, 0, 0}, {22144, 60, 0, 0, 0}, {22146, 60, 0, 0, 0}, {36146, 526, 0, 0, 0},
    {152196, 535, 0, 0, 0}, {101318, 188, 0, 0, 1}, {94436, 164, 0, 90088, 1}, {154812, 597, 0, 0, 1},
    {2376, 21, 0, 0, 0}, {94436, 164, 0, 90088, 1}, {154812, 597, 0, 0, 1}, {153509, 598, 0, 0, 1},
    {94436, 164, 0, 90088, 1}, {154812, 597, 0, 0, 1}, {155638, 599, 0, 0, 0}, {2097, 179, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {94436, 164, 0, 90088, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {156449, 21, 0, 0, 1},
    {156918, 33, 0, 0, 1}, {139151, 601, 0, 0, 1}, {154357, 602, 0, 0, 1}, {156939, 41, 0, 0, 1},
    {156952, 33, 0, 0, 1}, {157629, 603, 0, 0, 1}, {156939, 41, 0, 0, 1}, {156952, 33, 0, 0, 1},
    {139151, 601, 0, 0, 1}, {154357, 602, 0, 0, 1}, {157639, 604, 0, 0, 1}, {157653, 36, 0, 0, 1},
    {157669, 41, 0, 0, 1}, {158101, 605, 0, 90399, 1}, {158120, 33, 0, 0, 1}, {158135, 45, 0, 0, 1},
    {158380, 26, 0, 1594, 0}, {158813, 21, 0, 0, 0}, {158822, 607, 0, 0, 0}, {158831, 608, 0, 0, 0},
    {158848, 418, 0, 0, 1}, {158862, 179, 0, 0, 1}, {2097, 16, 0, 0, 1}, {158872, 26, 0, 1594, 0},
    {159591, 609, 0, 0, 1}, {159612, 302, 0, 0, 1}, {159779, 33, 0, 0, 1}, {156939, 41, 0, 0, 1},
    {156952, 33, 0, 0, 1}, {159904, 610, 0, 0, 1}, {157639, 604, 0, 0, 1}, {157653, 36, 0, 0, 1},
    {157669, 41, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 21, 0, 0, 0}, {153893, 611, 0, 0, 0}, {160877, 33, 0, 0, 1},
    {156939, 41, 0, 0, 1}, {156952, 33, 0, 0, 1}, {157639, 604, 0, 0, 1}, {157653, 36, 0, 0, 1},
    {157669, 41, 0, 0, 1}, {161327, 37, 0, 0, 1}, {161338, 220, 0, 0, 1}, {139151, 601, 0, 0, 1},
    {154357, 602, 0, 0, 1}, {156939, 41, 0, 0, 1}, {156952, 33, 0, 0, 1}, {157639, 604, 0, 0, 1},
    {157653, 36, 0, 0, 1}, {157669, 41, 0, 0, 1}, {161355, 188, 0, 0, 1}, {161363, 188, 0, 0, 1},
    {162080, 41, 0, 0, 1}, {160877, 33, 0, 0, 1}, {156939, 41, 0, 0, 1}, {156952, 33, 0, 0, 1},
    {162624, 33, 0, 0, 1}, {162629, 612, 0, 0, 1}, {162642, 36, 0, 0, 1}, {162661, 41, 0, 0, 1},
    {160877, 33, 0, 0, 1}, {156939, 41, 0, 0, 1}, {156952, 33, 0, 0, 1}, {162679, 45, 0, 0, 1},
    {163527, 21, 0, 0, 0}, {163535, 16, 0, 0, 1}, {163545, 16, 0, 0, 1}, {162629, 612, 0, 0, 1},
    {160877, 33, 0, 0, 1}, {162629, 612, 0, 0, 1}, {162642, 36, 0, 0, 1}, {162661, 41, 0, 0, 1},
    {164492, 33, 0, 0, 1}, {156939, 41, 0, 0, 1}, {156952, 33, 0, 0, 1}, {164502, 33, 0, 0, 1},
    {165233, 36, 0, 0, 1}, {165254, 41, 0, 0, 1}, {165624, 613, 0, 0, 1}, {162642, 36, 0, 0, 1},
    {162661, 41, 0, 0, 1}, {164492, 33, 0, 0, 1}, {165638, 33, 0, 0, 1}, {165646, 614, 0, 0, 1},
    {156939, 41, 0, 0, 1}, {156952, 33, 0, 0, 1}, {157639, 604, 0, 0, 1}, {157653, 36, 0, 0, 1},
    {157669, 41, 0, 0, 1}, {164502, 33, 0, 0, 1}, {156939, 41, 0, 0, 1}, {156952, 33, 0, 0, 1},
    {157639, 604, 0, 0, 1}, {157653, 36, 0, 0, 1}, {157669, 41, 0, 0, 1}, {160877, 33, 0, 0, 1},
    {161338, 220, 0, 0, 1}, {160877, 33, 0, 0, 1}, {139151, 601, 0, 0, 1}, {154357, 602, 0, 0, 1},
    {167862, 302, 0, 0, 1}, {156939, 41, 0, 0, 1}, {156952, 33, 0, 0, 1}, {157639, 604, 0, 0, 1},
    {157653, 36, 0, 0, 1}, {157669, 41, 0, 0, 1}, {167870, 615, 0, 0, 1}, {167884, 616, 0, 0, 1},
    {167897, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {168883, 26, 0, 1594, 0}, {2097, 16, 0, 0, 0},
    {1398, 0, 0, 0, 1}, {169847, 16, 0, 0, 1}, {77768, 42, 0, 0, 0}, {170176, 626, 0, 0, 0}, {6744, 34, 0, 0, 1},
    {17624, 60, 0, 0, 0}, {17624, 60, 0, 0, 1}, {2097, 16, 0, 0, 1}, {171104, 21, 0, 0, 1}, {171210, 628, 0, 0, 1},
    {171587, 0, 0, 0, 0}, {48209, 409, 0, 0, 0}, {171735, 33, 0, 0, 1}, {6753, 21, 0, 0, 0}, {51389, 628, 0, 0, 0},
    {2097, 16, 0, 0, 0}, {172389, 42, 0, 0, 0}, {172409, 33, 0, 0, 1}, {1398, 21, 0, 0, 0}, {1398, 628, 0, 0, 0},
    {17624, 409, 0, 0, 0}, {6744, 34, 0, 0, 0}, {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {17624, 409, 0, 0, 1}, {174194, 7, 0, 0, 0}, {174203, 16, 0, 0, 1}, {174212, 42, 0, 0, 1},
    {170176, 626, 0, 0, 0}, {174603, 220, 0, 0, 0}, {174603, 50, 0, 0, 0}, {174603, 42, 0, 0, 0},
    {174603, 628, 0, 0, 0}, {174603, 632, 0, 0, 0}, {55369, 203, 175581, 0, 0}, {55369, 203, 175581, 0, 0},
    {95325, 33, 15216, 0, 0}, {104542, 33, 15216, 0, 0}, {109771, 33, 15216, 0, 0}, {109781, 33, 15216, 0, 0},
    {95306, 360, 94557, 22168, 0}, {95315, 16, 0, 0, 1}, {90493, 641, 94557, 22168, 0}, {90493, 642, 94557, 176915, 0},
    {55369, 203, 175581, 0, 0}, {95325, 33, 15216, 0, 0}, {104542, 33, 15216, 0, 0}, {109781, 33, 15216, 0, 0},
    {95306, 360, 94557, 22168, 0}, {95315, 16, 0, 0, 1}, {16758, 21, 0, 0, 0}, {39650, 60, 0, 0, 0},
    {178555, 60, 0, 0, 0}, {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1}, {95377, 363, 0, 0, 1},
    {179010, 60, 0, 0, 0}, {179133, 390, 0, 0, 0}, {179642, 60, 0, 0, 0}, {181609, 60, 0, 0, 0},
    {181621, 390, 0, 0, 0}, {181609, 60, 0, 0, 0}, {182143, 390, 0, 0, 0}, {181621, 390, 0, 0, 0},
    {183461, 60, 0, 0, 0}, {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1}, {95377, 363, 0, 0, 1},
    {90184, 60, 0, 0, 0}, {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1}, {95377, 363, 0, 0, 1},
    {39650, 60, 0, 0, 0}, {191441, 60, 0, 0, 0}, {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1},
    {95377, 363, 0, 0, 1}, {47646, 60, 0, 0, 0}, {39650, 60, 0, 0, 0}, {191441, 60, 0, 0, 0}, {95349, 362, 0, 0, 1},
    {95362, 362, 0, 0, 1}, {95377, 363, 0, 0, 1}, {192072, 60, 0, 0, 0}, {194001, 390, 0, 0, 0},
    {194004, 390, 0, 0, 0}, {196271, 60, 0, 0, 0}, {47076, 542, 0, 0, 0}, {47076, 60, 0, 0, 0},
    {48209, 542, 0, 0, 0}, {164470, 542, 0, 0, 0}, {48209, 60, 0, 0, 0}, {196942, 60, 0, 0, 0},
    {40034, 60, 0, 0, 0}, {40034, 60, 0, 0, 0}, {47646, 60, 0, 0, 0}, {197046, 60, 0, 0, 0}, {198184, 60, 0, 0, 0},
    {95349, 362, 0, 0, 1}, {95362, 362, 0, 0, 1}, {95377, 363, 0, 0, 1}, {198622, 60, 0, 0, 0},
    {198630, 60, 0, 0, 0}, {198638, 60, 0, 0, 0}, {198647, 390, 0, 0, 0}, {198867, 390, 0, 1594, 0},
    {198999, 390, 0, 1594, 0}, {199005, 390, 0, 1594, 0}, {199011, 542, 0, 199016, 0}, {199024, 390, 0, 1594, 0},
    {199031, 390, 0, 1594, 0}, {199011, 542, 0, 199016, 0}, {199024, 390, 0, 1594, 0}, {199031, 390, 0, 1594, 0},
    {198999, 390, 0, 1594, 0}, {199005, 390, 0, 1594, 0}, {29973, 390, 0, 1594, 0}, {198999, 390, 0, 1594, 0},
    {199005, 390, 0, 1594, 0}, {199024, 390, 0, 1594, 0}, {199031, 390, 0, 1594, 0}, {29973, 390, 0, 1594, 0},
    {200120, 60, 0, 22168, 0}, {200125, 60, 0, 22168, 0}, {199011, 542, 0, 199016, 0}, {200130, 60, 0, 22168, 0},
    {200141, 60, 0, 22168, 0}, {200151, 60, 0, 22168, 0}, {200162, 60, 0, 22168, 0}, {199024, 390, 0, 1594, 0},
    {199031, 390, 0, 1594, 0}, {199011, 542, 0, 199016, 0}, {200130, 60, 0, 22168, 0}, {200141, 60, 0, 22168, 0},
    {200151, 60, 0, 22168, 0}, {200162, 60, 0, 22168, 0}, {199024, 390, 0, 1594, 0}, {199031, 390, 0, 1594, 0},
    {59302, 33, 0, 0, 1}, {200848, 33, 0, 0, 1}, {201040, 45, 0, 0, 0}, {201057, 45, 0, 0, 0},
    {201074, 45, 0, 0, 0}, {201085, 671, 0, 0, 1}, {88752, 16, 0, 0, 1}, {30141, 675, 0, 0, 0},
    {202742, 26, 0, 0, 0}, {6744, 34, 0, 0, 0}, {48007, 16, 0, 0, 1}, {201085, 241, 0, 0, 0}, {205028, 179, 0, 0, 0},
    {205033, 688, 0, 205043, 0}, {205054, 46, 0, 0, 0}, {205028, 179, 0, 0, 0}, {205033, 688, 0, 205043, 0},
    {79255, 689, 0, 205263, 0}, {205028, 179, 0, 0, 0}, {205033, 688, 0, 205043, 0}, {205439, 46, 0, 0, 0},
    {205028, 179, 0, 0, 0}, {205033, 688, 0, 205043, 0}, {205602, 46, 0, 0, 0}, {205613, 46, 0, 0, 0},
    {205028, 179, 0, 0, 0}, {205033, 688, 0, 205043, 0}, {170921, 45, 0, 0, 0}, {205028, 179, 0, 0, 0},
    {205033, 688, 0, 205043, 0}, {205054, 46, 0, 0, 0}, {170921, 45, 0, 0, 0}, {6744, 34, 0, 0, 0},
    {30141, 45, 0, 0, 0}, {205028, 179, 0, 0, 0}, {204932, 688, 0, 205043, 0}, {205028, 179, 0, 0, 0},
    {206666, 688, 0, 0, 0}, {205028, 179, 0, 0, 0}, {205028, 179, 0, 0, 0}, {205033, 688, 0, 205043, 0},
    {17613, 45, 0, 0, 1}, {205028, 179, 0, 0, 0}, {205033, 688, 0, 205043, 0}, {79255, 689, 0, 205263, 0},
    {170921, 45, 0, 0, 0}, {205028, 179, 0, 0, 0}, {205033, 688, 0, 205043, 0}, {79255, 689, 0, 205263, 0},
    {207541, 46, 0, 0, 0}, {205028, 179, 0, 0, 0}, {205033, 688, 0, 205043, 0}, {207541, 46, 0, 0, 0},
    {170921, 45, 0, 0, 0}, {205028, 179, 0, 0, 0}, {205033, 688, 0, 205043, 0}, {207984, 45, 0, 0, 0},
    {208234, 33, 0, 0, 1}, {64862, 45, 0, 0, 0}, {162531, 45, 0, 0, 0}, {205028, 179, 0, 0, 0},
    {206666, 691, 0, 0, 0}, {208891, 45, 0, 30130, 0}, {208919, 45, 0, 30130, 0}, {205028, 179, 0, 0, 0},
    {205033, 688, 0, 205043, 0}, {209358, 46, 0, 0, 0}, {39650, 164, 0, 0, 0}, {209369, 33, 0, 0, 1},
    {205028, 179, 0, 0, 0}, {206666, 691, 0, 0, 0}, {208919, 45, 0, 30130, 0}, {76820, 699, 0, 0, 0},
    {1398, 700, 0, 0, 0}, {211594, 60, 0, 0, 0}, {94441, 33, 0, 0, 1}, {212267, 16, 0, 0, 1}, {212414, 60, 0, 22168, 0},
    {212421, 33, 0, 0, 1}, {212431, 42, 0, 0, 1}, {76820, 702, 0, 0, 0}, {1398, 345, 0, 0, 0},
    {48209, 409, 0, 0, 0}, {213586, 16, 0, 0, 0}, {214777, 33, 0, 0, 1}, {214791, 33, 0, 0, 1},
    {215204, 713, 0, 0, 0}, {58897, 714, 0, 0, 0}, {62355, 46, 0, 0, 0}, {2013, 46, 0, 0, 0}, {216032, 719, 0, 0, 0},
    {216042, 704, 0, 0, 0}, {214066, 46, 0, 0, 0}, {214072, 46, 0, 0, 0}, {139151, 44, 0, 0, 1},
    {215204, 713, 0, 0, 0}, {217449, 33, 0, 0, 1}, {88601, 33, 0, 0, 1}, {218515, 722, 0, 0, 0},
    {60659, 46, 0, 0, 0}, {218960, 44, 0, 0, 0}, {218969, 46, 0, 0, 1}, {218515, 722, 0, 0, 0},
    {219164, 726, 0, 0, 0}, {2013, 46, 0, 0, 1}, {47993, 766, 0, 0, 0}, {46897, 180, 0, 0, 1},
    {46907, 180, 0, 0, 1}, {241023, 26, 0, 0, 1}, {6744, 16, 0, 0, 0}, {241223, 60, 0, 0, 0}, {241306, 179, 0, 0, 0},
    {241309, 41, 0, 0, 0}, {241615, 734, 0, 0, 0}, {241628, 770, 0, 0, 0}, {241615, 734, 0, 0, 0},
    {241871, 770, 0, 0, 0}, {241887, 770, 0, 0, 0}, {53268, 412, 0, 0, 1}, {15550, 412, 0, 0, 0},
    {245226, 734, 0, 0, 0}, {241615, 734, 0, 0, 0}, {240523, 770, 0, 0, 0}, {240454, 779, 0, 0, 1},
    {55369, 780, 0, 0, 1}, {245969, 779, 0, 0, 1}, {245990, 780, 0, 0, 1}, {6753, 21, 0, 0, 0},
    {6744, 16, 0, 0, 0}, {246713, 7, 0, 0, 0}, {239841, 785, 0, 0, 0}, {241306, 179, 0, 0, 0},
    {241309, 41, 0, 0, 0}, {241306, 179, 0, 0, 0}, {239804, 786, 0, 0, 0}, {52534, 412, 0, 0, 0},
    {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {110172, 179, 0, 0, 1}, {51671, 60, 0, 0, 1}, {249804, 60, 0, 0, 1},
    {249812, 60, 0, 0, 1}, {239188, 16, 0, 0, 1}, {240331, 793, 0, 0, 1}, {245226, 734, 0, 0, 0},
    {245226, 734, 0, 0, 0}, {240024, 794, 0, 0, 0}, {240175, 805, 0, 0, 1}, {240175, 805, 0, 0, 0},
    {255982, 809, 0, 0, 0}, {256127, 811, 0, 0, 0}, {256141, 779, 0, 0, 1}, {55369, 780, 0, 0, 1},
    {256362, 812, 0, 0, 1}, {240454, 779, 0, 0, 1}, {55369, 780, 0, 0, 1}, {241615, 734, 0, 0, 0},
    {240523, 770, 0, 0, 0}, {61058, 818, 0, 0, 1}, {6744, 16, 0, 0, 0}, {258644, 129, 0, 0, 0},
    {6753, 21, 0, 0, 0}, {6744, 16, 0, 0, 0}, {244951, 41, 0, 0, 0}, {258871, 213, 0, 0, 1}, {53621, 28, 0, 0, 0},
    {240951, 819, 0, 0, 0}, {260091, 412, 0, 0, 0}, {47993, 186, 0, 0, 0}, {46897, 180, 0, 0, 1},
    {46907, 180, 0, 0, 1}, {6744, 16, 0, 0, 0}, {239985, 823, 0, 0, 0}, {240331, 793, 0, 0, 1},
    {260576, 179, 0, 0, 0}, {240388, 824, 0, 0, 0}, {260785, 179, 0, 0, 0}, {240913, 825, 0, 0, 0},
    {239156, 826, 0, 0, 0}, {240487, 827, 0, 0, 0}, {261083, 828, 0, 0, 1}, {6744, 16, 0, 0, 1},
    {60659, 164, 0, 0, 0}, {261920, 45, 0, 0, 0}, {261932, 33, 0, 0, 1}, {262818, 45, 0, 0, 0},
    {262829, 45, 0, 0, 0}, {262841, 33, 0, 0, 1}, {263274, 45, 0, 0, 0}, {261932, 33, 0, 0, 1},
    {264189, 845, 0, 0, 0}, {266084, 60, 0, 0, 0}, {264120, 847, 0, 266089, 0}, {79193, 26, 0, 0, 0},
    {67069, 850, 0, 0, 0}, {3665, 850, 0, 0, 0}, {267071, 851, 0, 0, 0}, {267075, 852, 0, 0, 0},
    {264017, 855, 0, 0, 0}, {267704, 856, 0, 0, 0}, {267712, 856, 0, 0, 0}, {264120, 847, 0, 266089, 0},
    {266084, 60, 0, 0, 0}, {52534, 858, 0, 0, 0}, {52534, 675, 0, 0, 0}, {267071, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {268632, 850, 0, 0, 0}, {267075, 852, 0, 0, 0}, {268641, 26, 0, 1594, 1},
    {267071, 861, 0, 0, 0}, {3665, 862, 0, 0, 0}, {268632, 862, 0, 0, 0}, {267075, 852, 0, 0, 0},
    {268641, 26, 0, 1594, 1}, {269412, 16, 0, 0, 0}, {269426, 16, 0, 0, 0}, {269438, 16, 0, 0, 0},
    {270200, 26, 0, 0, 0}, {268641, 26, 0, 1594, 1}, {67069, 850, 0, 0, 0}, {3665, 850, 0, 0, 0},
    {267071, 851, 0, 0, 0}, {264120, 847, 0, 266089, 0}, {264120, 847, 0, 266089, 0}, {272233, 26, 0, 0, 0},
    {264189, 845, 0, 0, 0}, {272241, 26, 0, 0, 0}, {272253, 26, 0, 0, 0}, {272268, 26, 0, 0, 0},
    {70429, 875, 0, 0, 0}, {268641, 26, 0, 1594, 1}, {272756, 28, 0, 0, 0}, {272813, 851, 0, 0, 0},
    {3665, 850, 0, 0, 0}, {267075, 852, 0, 0, 0}, {268641, 26, 0, 1594, 1}, {6744, 34, 0, 0, 0},
    {272843, 675, 0, 0, 0}, {6753, 21, 0, 0, 0}, {57361, 0, 0, 0, 1}, {2097, 34, 0, 0, 0}, {273906, 45, 0, 0, 0},
    {273919, 45, 0, 0, 0}, {274527, 42, 0, 0, 1}, {274537, 42, 0, 0, 1}, {274549, 42, 0, 0, 1},
    {274564, 42, 0, 0, 1}, {274581, 33, 0, 0, 1}, {274600, 33, 0, 0, 1}, {274831, 16, 0, 0, 0},
    {170176, 542, 0, 275081, 0}, {275141, 16, 0, 0, 0}, {275292, 26, 0, 1594, 1}, {275310, 164, 0, 275325, 1},
    {275334, 26, 0, 1594, 1}, {275356, 26, 0, 1594, 1}, {275379, 16, 0, 0, 1}, {275675, 26, 0, 1594, 0},
    {275701, 26, 0, 3064, 0}, {275728, 26, 0, 1594, 0}, {275930, 33, 0, 0, 1}, {275940, 164, 0, 275955, 0},
    {275964, 164, 0, 275955, 0}, {275141, 16, 0, 0, 1}, {22142, 164, 0, 0, 0}, {22144, 164, 0, 0, 0},
    {22146, 164, 0, 0, 0}, {276848, 26, 0, 1594, 0}, {277167, 164, 0, 0, 1}, {278166, 33, 0, 0, 1},
    {278753, 879, 0, 130888, 0}, {278753, 880, 0, 22168, 0}, {279354, 164, 0, 90399, 0}, {278753, 881, 0, 22168, 0},
    {279507, 26, 0, 1594, 0}, {280030, 882, 0, 130888, 0}, {279354, 164, 0, 90399, 0}, {280245, 26, 0, 1594, 0},
    {280781, 16, 0, 0, 0}, {109656, 241, 0, 280791, 0}, {281375, 885, 0, 0, 1}, {281409, 26, 0, 1594, 0},
    {281440, 26, 0, 1594, 0}, {281458, 26, 0, 1594, 0}, {281488, 26, 0, 1594, 0}, {281504, 26, 0, 1594, 0},
    {281523, 26, 0, 1594, 0}, {281539, 26, 0, 3064, 0}, {281562, 16, 0, 281572, 0}, {281898, 7, 0, 0, 0},
    {282007, 16, 0, 0, 1}, {282007, 16, 0, 0, 0}, {282375, 220, 0, 0, 0}, {282469, 33, 0, 0, 1},
    {282663, 33, 0, 0, 1}, {282677, 33, 0, 0, 1}, {282693, 41, 0, 0, 0}, {282702, 41, 0, 0, 0},
    {283038, 33, 0, 0, 1}, {96942, 7, 0, 0, 1}, {96942, 7, 0, 0, 0}, {96942, 7, 0, 0, 0}, {283441, 28, 0, 0, 0},
    {283458, 28, 0, 0, 0}, {283478, 33, 0, 0, 1}, {283709, 164, 0, 0, 0}, {283863, 45, 0, 0, 0},
    {283881, 33, 0, 0, 1}, {283893, 33, 0, 0, 1}, {284055, 33, 0, 0, 1}, {284075, 33, 0, 0, 1},
    {284095, 16, 0, 0, 1}, {284103, 33, 0, 0, 1}, {284115, 188, 0, 90399, 0}, {284150, 164, 0, 0, 0},
    {284312, 33, 0, 0, 1}, {284423, 45, 0, 30130, 1}, {284433, 33, 0, 0, 1}, {284622, 45, 0, 30130, 0},
    {284633, 26, 0, 3064, 0}, {76333, 164, 0, 284655, 0}, {61051, 7, 0, 0, 0}, {284908, 889, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {11482, 16, 0, 0, 0}, {285641, 26, 0, 1594, 0},
    {285652, 26, 0, 1594, 0}, {285698, 164, 0, 90399, 0}, {285717, 164, 0, 91354, 0}, {285794, 188, 0, 0, 0},
    {285971, 42, 0, 0, 0}, {32568, 891, 0, 0, 0}, {284908, 889, 0, 0, 1}, {286465, 164, 0, 0, 1},
    {98100, 33, 0, 0, 1}, {286484, 33, 0, 0, 1}, {286496, 42, 0, 0, 1}, {286797, 45, 0, 0, 0},
    {283881, 33, 0, 0, 1}, {283893, 33, 0, 0, 1}, {79246, 33, 0, 0, 1}, {79255, 33, 0, 0, 1}, {283863, 45, 0, 0, 0},
    {283881, 33, 0, 0, 1}, {283893, 33, 0, 0, 1}, {85799, 33, 0, 0, 1}, {287192, 33, 0, 0, 1},
    {97048, 164, 0, 0, 0}, {87754, 33, 0, 0, 1}, {77188, 33, 0, 0, 1}, {288152, 164, 0, 0, 0},
    {285794, 188, 0, 0, 0}, {288253, 33, 0, 0, 1}, {284103, 33, 0, 0, 1}, {288532, 33, 0, 0, 1},
    {286738, 164, 0, 0, 0}, {288585, 33, 0, 0, 1}, {284908, 889, 0, 130888, 0}, {288886, 7, 0, 0, 0},
    {2097, 16, 0, 0, 1}, {288993, 33, 0, 0, 1}, {289009, 33, 0, 0, 1}, {289025, 33, 0, 0, 1}, {289283, 33, 0, 0, 1},
    {284095, 16, 0, 0, 0}, {284908, 889, 0, 0, 0}, {289984, 26, 0, 3064, 0}, {290010, 26, 0, 3064, 0},
    {290036, 164, 0, 0, 1}, {49152, 0, 0, 0, 1}, {281562, 16, 0, 290139, 0}, {290182, 16, 0, 290191, 0},
    {290206, 33, 0, 0, 1}, {290233, 33, 0, 0, 1}, {62355, 898, 0, 0, 0}, {290524, 898, 0, 0, 0},
    {291011, 45, 0, 30130, 1}, {291029, 45, 0, 30130, 1}, {291053, 33, 0, 0, 1}, {291067, 33, 0, 0, 1},
    {291652, 164, 0, 0, 0}, {291670, 164, 0, 0, 0}, {288152, 164, 0, 0, 0}, {75655, 45, 0, 30130, 0},
    {75655, 45, 0, 30130, 0}, {292266, 33, 0, 0, 1}, {292431, 899, 0, 30130, 1}, {292924, 26, 0, 3064, 0},
    {293202, 26, 0, 3064, 0}, {293293, 42, 0, 0, 1}, {241309, 907, 0, 0, 1}, {293297, 241, 0, 0, 1},
    {293306, 21, 0, 0, 1}, {293325, 628, 0, 0, 1}, {62355, 164, 0, 0, 0}, {290524, 164, 0, 0, 0},
    {293652, 164, 0, 90399, 0}, {293840, 45, 0, 30130, 0}, {294116, 862, 0, 30130, 0}, {294143, 908, 0, 30130, 0},
    {294180, 862, 0, 30130, 0}, {294610, 45, 0, 30130, 1}, {294621, 45, 0, 30130, 1}, {294882, 220, 0, 60806, 0},
    {294897, 37, 0, 60806, 0}, {294916, 45, 0, 30130, 1}, {294942, 37, 0, 60806, 0}, {294955, 418, 0, 60806, 0},
    {294974, 16, 0, 290139, 0}, {294987, 33, 0, 0, 1}, {294882, 220, 0, 60806, 0}, {295276, 45, 0, 30130, 1},
    {294856, 33, 0, 0, 1}, {295530, 37, 0, 60806, 0}, {295550, 29, 0, 60806, 0}, {295572, 33, 0, 0, 1},
    {295598, 33, 0, 0, 1}, {295624, 33, 0, 0, 1}, {49152, 0, 0, 0, 1}, {201085, 671, 0, 0, 1},
    {55369, 164, 0, 0, 1}, {62355, 164, 0, 0, 0}, {296106, 164, 0, 0, 0}, {296125, 33, 0, 0, 1},
    {296254, 164, 0, 90088, 0}, {296267, 164, 0, 90088, 0}, {296290, 33, 0, 0, 1}, {296305, 33, 0, 0, 1},
    {296327, 33, 0, 0, 1}, {296452, 37, 0, 60806, 0}, {158135, 37, 0, 60806, 0}, {296452, 37, 0, 60806, 0},
    {159892, 45, 0, 30130, 0}, {158135, 45, 0, 30130, 0}, {201085, 671, 0, 0, 1}, {116898, 45, 0, 30130, 1},
    {296908, 45, 0, 30130, 1}, {296920, 36, 0, 296935, 1}, {297197, 45, 0, 30130, 1}, {291011, 45, 0, 30130, 1},
    {201085, 671, 0, 0, 1}, {297626, 909, 0, 22168, 0}, {297780, 45, 0, 30130, 1}, {297800, 33, 0, 0, 1},
    {297821, 33, 0, 0, 1}, {297857, 33, 0, 0, 1}, {296920, 36, 0, 296935, 1}, {298079, 33, 0, 0, 1},
    {298114, 33, 0, 0, 1}, {297800, 33, 0, 0, 1}, {298132, 33, 0, 0, 1}, {298158, 33, 0, 0, 1},
    {298203, 33, 0, 0, 1}, {2097, 16, 0, 0, 0}, {298411, 345, 0, 0, 1}, {2097, 16, 0, 0, 0}, {109656, 0, 0, 0, 0},
    {298677, 0, 0, 0, 1}, {298797, 33, 0, 0, 1}, {299141, 45, 0, 30130, 1}, {299164, 45, 0, 30130, 1},
    {299185, 45, 0, 30130, 1}, {299208, 45, 0, 30130, 1}, {299232, 45, 0, 30130, 1}, {299254, 45, 0, 30130, 1},
    {299978, 164, 0, 90399, 1}, {300179, 45, 0, 30130, 1}, {300196, 45, 0, 30130, 1}, {300211, 45, 0, 30130, 1},
    {300228, 45, 0, 30130, 1}, {300583, 45, 0, 30130, 1}, {17624, 164, 0, 90088, 1}, {300179, 45, 0, 30130, 1},
    {300196, 45, 0, 30130, 1}, {300211, 45, 0, 30130, 1}, {300228, 45, 0, 30130, 1}, {3681, 33, 0, 0, 1},
    {1398, 910, 0, 301238, 0}, {90883, 911, 0, 0, 0}, {301357, 911, 0, 0, 0}, {90883, 911, 0, 0, 0},
    {301822, 45, 0, 0, 0}, {79691, 220, 0, 0, 0}, {82952, 916, 0, 0, 0}, {17095, 917, 0, 301946, 0},
    {302584, 45, 0, 0, 0}, {116875, 37, 0, 0, 0}, {115924, 37, 0, 0, 0}, {52586, 37, 0, 0, 0},
    {116875, 37, 0, 0, 0}, {52586, 37, 0, 0, 0}, {17095, 917, 0, 0, 0}, {296452, 45, 0, 0, 0},
    {17095, 917, 0, 301946, 0}, {301503, 924, 0, 304597, 0}, {304626, 16, 0, 0, 1}, {17095, 917, 0, 0, 0},
    {31504, 122, 0, 31576, 0}, {17095, 917, 0, 0, 0}, {305337, 164, 0, 0, 0}, {305351, 26, 0, 0, 0},
    {40034, 45, 0, 0, 0}, {306106, 44, 0, 0, 0}, {306122, 29, 0, 0, 0}, {307086, 930, 0, 0, 0},
    {46890, 179, 0, 0, 0}, {307787, 345, 0, 0, 0}, {6744, 34, 0, 0, 0}, {308053, 186, 0, 0, 0},
    {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1}, {308066, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {308227, 33, 0, 0, 1}, {308066, 33, 0, 0, 1}, {18445, 179, 0, 0, 0}, {6744, 34, 0, 0, 0}, {308540, 16, 0, 0, 0},
    {308551, 16, 0, 0, 0}, {6753, 186, 0, 0, 0}, {46897, 180, 0, 0, 1}, {46907, 180, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {308540, 16, 0, 0, 0}, {308551, 16, 0, 0, 0}, {6753, 932, 0, 0, 0}, {308227, 33, 0, 0, 1},
    {6744, 34, 0, 0, 0}, {308540, 16, 0, 0, 0}, {308551, 16, 0, 0, 0}, {308732, 933, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {308540, 16, 0, 0, 0}, {308551, 16, 0, 0, 0}, {6753, 934, 0, 0, 0}, {6753, 932, 0, 0, 0},
    {6744, 34, 0, 0, 0}, {308732, 933, 0, 0, 0}, {308066, 33, 0, 0, 1}, {6744, 34, 0, 0, 0}, {6753, 934, 0, 0, 0},
    {308066, 33, 0, 0, 1}, {311125, 858, 0, 0, 1}, {312819, 164, 0, 0, 0}, {17095, 416, 0, 0, 0},
    {36146, 956, 0, 0, 1}, {313587, 956, 0, 0, 0}, {313600, 956, 0, 0, 0}, {314503, 45, 0, 0, 1},
    {314517, 45, 0, 0, 1}, {314529, 45, 0, 0, 1}, {315688, 956, 0, 0, 1}, {315697, 956, 0, 0, 1},
    {315706, 956, 0, 0, 1}, {315880, 950, 0, 0, 0}, {312604, 965, 0, 0, 0}, {312741, 164, 0, 0, 1},
    {316940, 971, 0, 0, 1}, {316948, 971, 0, 0, 1}, {316956, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {314503, 45, 0, 0, 0}, {317071, 33, 0, 0, 1}, {36146, 956, 0, 0, 1}, {314503, 45, 0, 0, 1},
    {317267, 33, 0, 0, 1}, {75655, 45, 0, 0, 1}, {316940, 971, 0, 0, 1}, {316948, 971, 0, 0, 1},
    {316956, 971, 0, 0, 1}, {36146, 956, 0, 0, 1}, {316940, 971, 0, 0, 1}, {316948, 971, 0, 0, 1},
    {316956, 971, 0, 0, 1}, {317607, 164, 0, 0, 1}, {36146, 956, 0, 0, 1}, {314503, 45, 0, 0, 1},
    {316940, 971, 0, 0, 1}, {316948, 971, 0, 0, 1}, {316956, 971, 0, 0, 1}, {36146, 956, 0, 0, 1},
    {314503, 45, 0, 0, 0}, {319378, 976, 0, 0, 1}, {319630, 60, 0, 0, 0}, {319648, 60, 0, 0, 0},
    {319659, 60, 0, 0, 0}, {319671, 60, 0, 0, 0}, {75655, 390, 0, 0, 0}, {319680, 390, 0, 0, 0},
    {319378, 976, 0, 0, 1}, {319630, 60, 0, 0, 0}, {319648, 60, 0, 0, 0}, {319659, 60, 0, 0, 0},
    {319671, 60, 0, 0, 0}, {319378, 976, 0, 0, 1}, {319378, 978, 0, 0, 1}, {319630, 60, 0, 0, 0},
    {319648, 60, 0, 0, 0}, {319659, 60, 0, 0, 0}, {319378, 978, 0, 0, 1}, {90184, 979, 0, 0, 0},
    {320251, 980, 0, 320261, 0}, {30141, 981, 0, 0, 0}, {51389, 982, 0, 0, 0},
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
    {79308, 32, 0, 0, {325, 13}}, {79316, 32, 0, 0, {338, 3}}, {86921, 64, 0, 0, {341, 2}}, {86942, 64, 0, 0, {343, 21}},
    {87065, 64, 0, 0, {364, 7}}, {87143, 64, 0, 0, {371, 47}}, {87747, 64, 0, 0, {418, 5}}, {87800, 64, 0, 0, {423, 4}},
    {87860, 32, 7, 16645, {427, 34}}, {88274, 64, 0, 0, {461, 4}}, {88308, 32, 7, 16645, {465, 11}},
    {88425, 64, 0, 0, {476, 16}}, {88452, 64, 0, 0, {492, 3}}, {88494, 32, 7, 31399, {495, 9}},
    {88508, 64, 0, 0, {504, 5}}, {88567, 32, 5, 16645, {509, 5}}, {88610, 64, 0, 0, {161, 10}},
    {31378, 32, 5, 31399, {180, 3}}, {88624, 64, 0, 0, {514, 11}}, {88736, 64, 0, 0, {525, 8}},
    {88804, 64, 0, 0, {533, 4}}, {88836, 64, 0, 0, {537, 3}}, {31410, 64, 0, 0, {540, 7}}, {88948, 64, 0, 0, {547, 4}},
    {88982, 64, 0, 0, {551, 3}}, {88999, 64, 0, 0, {554, 3}}, {89043, 64, 0, 0, {557, 3}}, {14229, 64, 0, 0, {94, 16}},
    {119170, 32, 0, 0, {560, 63}}, {120214, 32, 0, 0, {623, 14}}, {122848, 32, 0, 0, {637, 5}},
    {122883, 32, 0, 0, {642, 3}}, {122937, 32, 0, 0, {645, 4}}, {122996, 32, 0, 0, {649, 2}}, {123017, 32, 0, 0, {651, 4}},
    {128197, 32, 0, 0, {655, 3}}, {128219, 32, 0, 0, {658, 2}}, {128248, 32, 0, 0, {660, 2}}, {128273, 32, 0, 0, {662, 5}},
    {128359, 32, 0, 0, {667, 4}}, {128458, 32, 0, 0, {671, 2}}, {128492, 32, 0, 0, {673, 7}}, {128514, 32, 0, 0, {680, 2}},
    {128550, 32, 0, 0, {682, 4}}, {128607, 32, 0, 0, {686, 5}}, {128644, 32, 0, 0, {691, 3}}, {128670, 32, 0, 0, {694, 3}},
    {128711, 32, 0, 0, {697, 3}}, {128719, 32, 0, 0, {700, 2}}, {128752, 32, 0, 0, {702, 1}}, {128767, 32, 0, 0, {703, 2}},
    {128785, 32, 0, 0, {705, 16}}, {128838, 32, 0, 0, {721, 2}}, {128852, 32, 0, 0, {723, 8}},
    {128890, 32, 0, 0, {731, 4}}, {128919, 32, 0, 0, {735, 7}}, {128971, 32, 0, 0, {742, 7}}, {129008, 32, 0, 0, {749, 2}},
    {129033, 32, 0, 0, {751, 6}}, {129079, 32, 0, 0, {757, 10}}, {129089, 32, 0, 0, {767, 2}},
    {129104, 32, 0, 0, {769, 3}}, {129126, 32, 0, 0, {772, 2}}, {129165, 32, 0, 0, {774, 2}}, {129177, 32, 0, 0, {776, 4}},
    {129191, 32, 0, 0, {780, 5}}, {129245, 32, 0, 0, {785, 8}}, {129266, 32, 0, 0, {793, 3}}, {129293, 32, 0, 0, {796, 4}},
    {129345, 32, 0, 0, {800, 5}}, {129431, 32, 0, 0, {805, 2}}, {129470, 32, 0, 0, {807, 2}}, {129500, 32, 0, 0, {809, 5}},
    {129586, 32, 0, 0, {814, 3}}, {129623, 32, 0, 0, {817, 4}}, {129659, 32, 0, 0, {821, 4}}, {129706, 32, 0, 0, {825, 4}},
    {129724, 32, 0, 0, {829, 2}}, {129740, 32, 0, 0, {831, 4}}, {129764, 32, 0, 0, {835, 2}}, {129781, 32, 0, 0, {837, 2}},
    {129795, 32, 0, 0, {839, 10}}, {152488, 32, 0, 0, {849, 3}}, {152509, 32, 0, 0, {852, 4}},
    {152565, 32, 0, 0, {856, 2}}, {152602, 32, 0, 0, {858, 1}}, {152622, 32, 3, 16645, {859, 21}},
    {152772, 32, 0, 0, {880, 5}}, {152794, 32, 0, 0, {858, 1}}, {152813, 32, 0, 0, {858, 1}}, {152834, 32, 0, 0, {885, 1}},
    {152861, 32, 0, 0, {886, 4}}, {152902, 32, 3, 16645, {890, 5}}, {152990, 32, 0, 0, {895, 6}},
    {153036, 32, 0, 0, {901, 5}}, {153139, 32, 0, 0, {906, 2}}, {153174, 32, 0, 0, {908, 4}}, {153207, 32, 0, 0, {912, 3}},
    {153231, 32, 0, 0, {915, 2}}, {153272, 32, 0, 0, {917, 3}}, {153313, 32, 0, 0, {920, 4}}, {153348, 32, 3, 16645, {924, 5}},
    {153390, 32, 0, 0, {929, 4}}, {86942, 32, 0, 0, {933, 17}}, {87065, 32, 0, 0, {950, 7}}, {175036, 32, 0, 0, {957, 4}},
    {175048, 8, 1, 16645, {961, 3}}, {204833, 32, 0, 0, {964, 9}}, {209905, 64, 0, 0, {973, 8}},
    {209920, 64, 0, 0, {981, 4}}, {213833, 32, 0, 0, {985, 2}}, {213877, 32, 0, 0, {987, 4}}, {213959, 32, 0, 0, {991, 6}},
    {220063, 32, 0, 0, {997, 4}}, {220133, 32, 0, 0, {1001, 96}}, {221636, 32, 0, 0, {1097, 210}},
    {226069, 32, 0, 0, {1307, 5}}, {226114, 32, 0, 0, {1312, 2}}, {226162, 32, 3, 16645, {1314, 6}},
    {226235, 32, 0, 0, {1320, 3}}, {226285, 32, 0, 0, {1323, 105}}, {948, 32, 0, 0, {1428, 5}},
    {1017, 32, 0, 0, {1433, 7}}, {227921, 32, 0, 0, {1440, 76}}, {229271, 32, 0, 0, {1516, 15}},
    {229448, 32, 0, 0, {1531, 107}}, {232548, 32, 0, 0, {1638, 1}}, {226648, 32, 3, 16645, {1639, 8}},
    {128492, 32, 0, 0, {1647, 4}}, {232662, 32, 3, 16645, {1651, 6}}, {232702, 32, 0, 0, {1657, 7}},
    {232842, 32, 0, 0, {1664, 2}}, {232878, 32, 0, 0, {1666, 3}}, {232922, 32, 0, 0, {1669, 42}},
    {233219, 32, 3, 16645, {1711, 17}}, {233380, 32, 0, 0, {1728, 3}}, {233437, 32, 0, 0, {1731, 2}},
    {233482, 32, 0, 0, {1733, 3}}, {233520, 32, 0, 0, {1736, 5}}, {233592, 32, 3, 16645, {1741, 18}},
    {233891, 32, 0, 0, {1759, 4}}, {233920, 32, 3, 16645, {1763, 9}}, {234036, 32, 0, 0, {1772, 4}},
    {234063, 32, 3, 16645, {1776, 15}}, {234270, 32, 0, 0, {1791, 259}}, {238489, 32, 0, 0, {2050, 1}},
    {238533, 32, 0, 0, {2051, 7}}, {238614, 32, 3, 16645, {2058, 3}}, {238651, 32, 0, 0, {2061, 24}},
    {238979, 32, 0, 0, {2085, 4}}, {239020, 32, 0, 0, {2089, 10}}, {239090, 32, 0, 0, {2099, 7}},
    {263696, 32, 0, 0, {2106, 1}}, {229448, 32, 0, 0, {2107, 15}}, {263799, 32, 0, 0, {2122, 2}},
    {263808, 32, 0, 0, {2124, 2}}, {263844, 32, 0, 0, {2126, 3}}, {263867, 32, 0, 0, {2129, 2}},
    {31410, 32, 0, 0, {2131, 3}}, {263944, 32, 0, 0, {2134, 2}}, {273203, 32, 0, 0, {2136, 2}},
    {273245, 32, 0, 0, {2138, 3}}, {273316, 32, 0, 0, {2141, 6}}, {273335, 32, 0, 0, {2147, 3}},
    {273381, 32, 0, 0, {2150, 2}}, {273402, 32, 0, 0, {2152, 4}}, {273465, 32, 0, 0, {2156, 2}},
    {273523, 32, 0, 0, {2158, 4}}, {273587, 32, 0, 0, {2162, 4}}, {79316, 32, 0, 0, {338, 3}},
    {36017, 32, 0, 0, {2166, 13}}, {79233, 32, 0, 0, {320, 2}}, {301428, 32, 0, 0, {2179, 5}},
    {14229, 64, 0, 0, {94, 16}}, {312255, 32, 0, 0, {2184, 6}}, {312334, 32, 0, 0, {2190, 2}},
    {312345, 32, 0, 0, {2192, 2}}, {318667, 32, 0, 0, {2194, 5}}, {318677, 32, 0, 0, {2199, 9}},
    {233520, 32, 0, 0, {2208, 13}}, {318849, 32, 0, 0, {2221, 6}}, {238979, 32, 0, 0, {2227, 15}},
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
    {86932, 0, 0}, {86936, 1, 0}, {86954, 0, 0}, {1214, 1, 0}, {36031, 2, 0}, {86959, 3, 0}, {86964, 4, 0},
    {86969, 5, 0}, {86973, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86978, 9, 0}, {86983, 10, 0}, {86988, 11, 0},
    {86993, 12, 0}, {86998, 13, 0}, {87003, 14, 0}, {87008, 15, 0}, {87018, 16, 0}, {87028, 17, 0},
    {87038, 18, 0}, {87047, 19, 0}, {87056, 20, 0}, {87080, 0, 0}, {87091, 1, 0}, {87101, 2, 0},
    {87111, 4, 0}, {87119, 5, 0}, {87127, 6, 0}, {87135, 7, 0}, {87149, 0, 0}, {87153, 8, 0}, {87160, 9, 0},
    {87167, 10, 0}, {87173, 11, 0}, {87179, 13, 0}, {87188, 14, 0}, {87204, 15, 0}, {87219, 16, 0},
    {87227, 17, 0}, {87242, 18, 0}, {87249, 19, 0}, {87265, 20, 0}, {87277, 64, 0}, {87291, 65, 0},
    {87306, 66, 0}, {87317, 67, 0}, {87329, 68, 0}, {87345, 69, 0}, {87359, 70, 0}, {87374, 71, 0},
    {87387, 72, 0}, {87400, 75, 0}, {87412, 76, 0}, {87426, 77, 0}, {87441, 78, 0}, {87455, 79, 0},
    {87463, 80, 0}, {87480, 81, 0}, {87487, 82, 0}, {87496, 83, 0}, {87507, 84, 0}, {87518, 86, 0},
    {87532, 87, 0}, {87544, 88, 0}, {87556, 90, 0}, {87568, 91, 0}, {87584, 92, 0}, {87598, 93, 0},
    {87610, 94, 0}, {87627, 95, 0}, {87639, 96, 0}, {87651, 97, 0}, {87672, 98, 0}, {87697, 99, 0},
    {87722, 100, 0}, {87735, 101, 0}, {87754, 0, 0}, {87758, 1, 0}, {87769, 2, 0}, {87777, 3, 0},
    {87791, 4, 0}, {87815, 0, 0}, {87820, 1, 0}, {87825, 2, 0}, {87840, 3, 0}, {87868, 0, 0}, {87873, 1, 0},
    {87878, 2, 0}, {87883, 1, 0}, {87891, 2, 0}, {87901, 3, 0}, {87908, 4, 0}, {87916, 8, 0}, {87927, 16, 0},
    {87940, 32, 0}, {87948, 64, 0}, {87959, 128, 0}, {87968, 256, 0}, {87979, 512, 0}, {87997, 1024, 0},
    {88011, 2048, 0}, {88018, 4096, 0}, {88031, 8192, 0}, {88047, 16384, 0}, {88063, 32768, 0},
    {88077, 65536, 0}, {88095, 65536, 0}, {88115, 65536, 0}, {88134, 262144, 0}, {88152, 524288, 0},
    {88161, 1048576, 0}, {88170, 4194304, 0}, {88186, 8388608, 0}, {88206, 16777216, 0}, {88216, 33554432, 0},
    {88222, 67108864, 0}, {88233, 134217728, 0}, {88243, 268435456, 0}, {88256, 536870912, 0},
    {88290, 0, 0}, {88298, 1, 0}, {87815, 2, 0}, {88302, 3, 0}, {87940, 1, 0}, {88326, 2, 0}, {88338, 4, 0},
    {88350, 8, 0}, {88361, 16, 0}, {13122, 32, 0}, {88371, 64, 0}, {88381, 128, 0}, {88391, 256, 0},
    {88406, 512, 0}, {88414, 2048, 0}, {88439, 0, 0}, {31227, 1, 0}, {31231, 2, 0}, {31235, 3, 0},
    {31239, 4, 0}, {31243, 5, 0}, {31247, 6, 0}, {31251, 7, 0}, {31255, 8, 0}, {31259, 9, 0}, {31263, 10, 0},
    {31267, 11, 0}, {31271, 12, 0}, {31275, 13, 0}, {31279, 14, 0}, {88446, 15, 0}, {88472, 0, 0},
    {88479, 1, 0}, {88487, 2, 0}, {55, 0, 0}, {31341, 1, 0}, {31346, 2, 0}, {31351, 4, 0}, {31355, 8, 0},
    {31360, 16, 0}, {31369, 32, 0}, {31333, 64, 0}, {31373, 127, 0}, {55, 0, 0}, {88525, 1, 0},
    {88534, 2, 0}, {88538, 3, 0}, {88547, 4, 0}, {55, 0, 0}, {88582, 1, 0}, {88596, 2, 0}, {31406, 4, 0},
    {88601, 3, 0}, {88632, 0, 0}, {88641, 1, 0}, {88662, 2, 0}, {88671, 3, 0}, {88684, 4, 0}, {88689, 5, 0},
    {88698, 6, 0}, {88708, 7, 0}, {59866, 8, 0}, {88717, 9, 0}, {88729, 10, 0}, {88752, 1, 0},
    {88758, 2, 0}, {88766, 3, 0}, {88774, 4, 0}, {88783, 5, 0}, {88790, 6, 0}, {1222, 7, 0}, {1226, 8, 0},
    {55, 0, 0}, {88815, 1, 0}, {88820, 2, 0}, {88826, 3, 0}, {88861, 0, 0}, {88875, 1, 0}, {88885, 2, 0},
    {88897, 0, 0}, {88908, 1, 0}, {31448, 2, 0}, {31439, 3, 0}, {88918, 4, 0}, {88932, 7, 0}, {88940, 4294967295, 4294967295},
    {55, 0, 0}, {88961, 3, 0}, {88968, 2, 0}, {88977, 1, 0}, {55, 0, 0}, {88994, 1, 0}, {6266, 2, 0},
    {0, 0, 0}, {89011, 1, 0}, {89030, 2, 0}, {0, 0, 0}, {89054, 1, 0}, {89061, 2, 0}, {119189, 0, 0},
    {119201, 1, 0}, {119216, 2, 0}, {119230, 3, 0}, {119242, 4, 0}, {119257, 5, 0}, {119274, 6, 0},
    {119287, 7, 0}, {119302, 8, 0}, {119315, 9, 0}, {119334, 10, 0}, {119348, 11, 0}, {119361, 12, 0},
    {119374, 13, 0}, {119394, 14, 0}, {119413, 15, 0}, {119426, 16, 0}, {119446, 17, 0}, {119466, 18, 0},
    {119480, 19, 0}, {119493, 20, 0}, {119510, 21, 0}, {119529, 22, 0}, {119548, 23, 0}, {119566, 24, 0},
    {119581, 25, 0}, {119592, 26, 0}, {119607, 27, 0}, {119624, 28, 0}, {119637, 29, 0}, {119652, 30, 0},
    {119669, 31, 0}, {119690, 32, 0}, {119707, 33, 0}, {119718, 34, 0}, {119732, 35, 0}, {119748, 36, 0},
    {119761, 37, 0}, {119782, 38, 0}, {119796, 39, 0}, {119809, 40, 0}, {119827, 41, 0}, {119843, 42, 0},
    {119862, 43, 0}, {119883, 44, 0}, {119902, 45, 0}, {119920, 46, 0}, {119939, 47, 0}, {119956, 48, 0},
    {119969, 49, 0}, {119985, 50, 0}, {120001, 51, 0}, {120014, 52, 0}, {120028, 53, 0}, {120040, 54, 0},
    {120057, 55, 0}, {120074, 56, 0}, {120087, 57, 0}, {120103, 58, 0}, {120131, 59, 0}, {120161, 60, 0},
    {120185, 61, 0}, {120197, 62, 0}, {120234, 0, 0}, {120246, 1, 0}, {120254, 2, 0}, {120262, 3, 0},
    {120270, 4, 0}, {120279, 5, 0}, {120288, 6, 0}, {120297, 7, 0}, {120305, 8, 0}, {120313, 9, 0},
    {120322, 10, 0}, {120331, 11, 0}, {120342, 12, 0}, {120353, 13, 0}, {122864, 0, 0}, {122871, 1, 0},
    {122874, 2, 0}, {122877, 3, 0}, {122880, 4, 0}, {55, 0, 0}, {122907, 1, 0}, {122922, 2, 0},
    {55, 0, 0}, {122958, 1, 0}, {122970, 2, 0}, {122983, 3, 0}, {900, 0, 0}, {123013, 1, 0}, {55, 0, 0},
    {123038, 1, 0}, {123050, 2, 0}, {123062, 3, 0}, {128214, 0, 0}, {59917, 1, 0}, {59921, 2, 0},
    {128236, 0, 0}, {128242, 1, 0}, {128261, 0, 0}, {128267, 1, 0}, {128295, 0, 0}, {128308, 1, 0},
    {128320, 2, 0}, {128331, 3, 0}, {128347, 4, 0}, {128389, 0, 0}, {128401, 1, 0}, {128420, 2, 0},
    {128439, 3, 0}, {128476, 1, 0}, {128483, 0, 0}, {55, 0, 0}, {122871, 1, 0}, {122877, 2, 0},
    {122880, 3, 0}, {122874, 4, 0}, {128507, 5, 0}, {128511, 6, 0}, {6272, 0, 0}, {128532, 1, 0},
    {128568, 0, 0}, {128572, 1, 0}, {128575, 2, 0}, {128591, 3, 0}, {128629, 0, 0}, {128632, 1, 0},
    {128635, 2, 0}, {128638, 3, 0}, {128641, 4, 0}, {55, 0, 0}, {128652, 1, 0}, {128661, 2, 0},
    {128688, 0, 0}, {128697, 1, 0}, {128702, 2, 0}, {34911, 0, 0}, {34913, 1, 0}, {34915, 2, 0},
    {128734, 1, 0}, {128744, 0, 0}, {128760, 0, 0}, {128777, 0, 0}, {128781, 1, 0}, {50603, 0, 0},
    {50624, 1, 0}, {51384, 2, 0}, {50529, 9, 0}, {128794, 4, 0}, {128797, 3, 0}, {128800, 5, 0},
    {128804, 8, 0}, {128807, 7, 0}, {128810, 6, 0}, {50676, 10, 0}, {128813, 11, 0}, {128818, 12, 0},
    {128823, 13, 0}, {128828, 14, 0}, {128833, 15, 0}, {87754, 0, 0}, {88534, 1, 0}, {88684, 0, 0},
    {128865, 1, 0}, {87111, 2, 0}, {87119, 3, 0}, {87127, 4, 0}, {128873, 5, 0}, {128876, 6, 0},
    {128881, 7, 0}, {128903, 0, 0}, {128907, 1, 0}, {17, 2, 0}, {128915, 3, 0}, {128935, 0, 0},
    {18445, 1, 0}, {128943, 3, 0}, {94296, 4, 0}, {128950, 5, 0}, {21161, 6, 0}, {128956, 7, 0},
    {964, 0, 0}, {128983, 1, 0}, {128987, 2, 0}, {128991, 3, 0}, {128995, 4, 0}, {128999, 5, 0},
    {129003, 6, 0}, {129027, 0, 0}, {129030, 1, 0}, {89542, 0, 0}, {6266, 1, 0}, {129043, 2, 0},
    {129056, 3, 0}, {129069, 4, 0}, {128935, 5, 0}, {1214, 1, 0}, {59917, 2, 0}, {1222, 3, 0},
    {1226, 4, 0}, {59921, 5, 0}, {86978, 6, 0}, {86983, 7, 0}, {1239, 8, 0}, {87003, 9, 0}, {86998, 10, 0},
    {55, 0, 0}, {128734, 1, 0}, {129117, 0, 0}, {129120, 1, 0}, {129123, 2, 0}, {129147, 1, 0},
    {129156, 0, 0}, {128903, 0, 0}, {128907, 1, 0}, {129186, 0, 0}, {60378, 1, 0}, {60381, 2, 0},
    {60386, 3, 0}, {30187, 0, 0}, {129203, 1, 0}, {129210, 2, 0}, {129219, 3, 0}, {129232, 4, 0},
    {1214, 0, 0}, {1222, 2, 0}, {1226, 1, 0}, {129258, 3, 0}, {129262, 4, 0}, {59917, 5, 0}, {59921, 6, 0},
    {1239, 7, 0}, {30187, 0, 0}, {129203, 1, 0}, {129279, 2, 0}, {55, 0, 0}, {129312, 1, 0}, {129325, 2, 0},
    {129338, 3, 0}, {129360, 0, 0}, {129375, 1, 0}, {129388, 2, 0}, {129403, 3, 0}, {129417, 4, 0},
    {129450, 0, 0}, {129460, 1, 0}, {129487, 0, 0}, {129494, 1, 0}, {129517, 0, 0}, {129530, 1, 0},
    {129544, 2, 0}, {129558, 3, 0}, {129571, 4, 0}, {964, 0, 0}, {129607, 1, 0}, {129615, 2, 0},
    {129650, 0, 0}, {128810, 1, 0}, {129653, 2, 0}, {129656, 3, 0}, {129681, 0, 0}, {129689, 1, 0},
    {129697, 2, 0}, {129702, 3, 0}, {128760, 2, 0}, {129721, 3, 0}, {50603, 0, 0}, {51384, 1, 0},
    {21143, 0, 0}, {21148, 1, 0}, {87754, 0, 0}, {88534, 1, 0}, {129753, 2, 0}, {129760, 3, 0},
    {31247, 1, 0}, {129777, 4294967295, 0}, {900, 0, 0}, {31247, 1, 0}, {50603, 0, 0}, {51384, 1, 0},
    {128797, 2, 0}, {128794, 3, 0}, {128810, 4, 0}, {50529, 5, 0}, {128813, 6, 0}, {128818, 7, 0},
    {50624, 8, 0}, {128800, 9, 0}, {79246, 0, 0}, {152503, 1, 0}, {61445, 2, 0}, {79246, 0, 0},
    {152541, 1, 0}, {152546, 2, 0}, {152555, 3, 0}, {152578, 0, 0}, {152591, 1, 0}, {88487, 0, 0},
    {55, 0, 0}, {48612, 1, 0}, {89858, 2, 0}, {89853, 4, 0}, {933, 8, 0}, {152637, 16, 0}, {152641, 32, 0},
    {152654, 64, 0}, {152659, 128, 0}, {1585, 256, 0}, {152667, 512, 0}, {47, 1024, 0}, {152673, 2048, 0},
    {152683, 4096, 0}, {152690, 8192, 0}, {152704, 16384, 0}, {152716, 32768, 0}, {152728, 65536, 0},
    {152736, 131072, 0}, {152745, 262144, 0}, {152758, 524288, 0}, {87135, 0, 0}, {87127, 1, 0},
    {87111, 2, 0}, {87119, 3, 0}, {128865, 4, 0}, {152850, 1, 0}, {152880, 0, 0}, {152888, 1, 0},
    {152667, 2, 0}, {152895, 3, 0}, {55, 0, 0}, {152917, 1, 0}, {152933, 2, 0}, {152949, 4, 0},
    {152971, 8, 0}, {153009, 0, 0}, {88932, 1, 0}, {153016, 2, 0}, {153023, 3, 0}, {153028, 4, 0},
    {92560, 5, 0}, {153053, 0, 0}, {153066, 1, 0}, {153080, 2, 0}, {153096, 3, 0}, {153120, 4, 0},
    {59866, 0, 0}, {153161, 1, 0}, {55, 0, 0}, {89858, 1, 0}, {130926, 2, 0}, {153201, 3, 0}, {87754, 0, 0},
    {972, 1, 0}, {11558, 2, 0}, {153245, 0, 0}, {153258, 1, 0}, {153290, 0, 0}, {153301, 1, 0},
    {153308, 2, 0}, {55, 0, 0}, {87101, 1, 0}, {153330, 2, 0}, {153343, 3, 0}, {55, 0, 0}, {128935, 1, 0},
    {153366, 2, 0}, {153371, 4, 0}, {153382, 8, 0}, {153410, 0, 0}, {153415, 1, 0}, {153421, 2, 0},
    {153428, 3, 0}, {86954, 0, 0}, {1214, 1, 0}, {36031, 2, 0}, {86959, 3, 0}, {86964, 4, 0}, {86969, 5, 0},
    {86973, 6, 0}, {1222, 7, 0}, {1226, 8, 0}, {86978, 9, 0}, {86983, 10, 0}, {86988, 11, 0}, {86993, 12, 0},
    {86998, 13, 0}, {87003, 14, 0}, {87008, 15, 0}, {87018, 16, 0}, {87080, 0, 0}, {87091, 1, 0},
    {87101, 2, 0}, {87111, 3, 0}, {87119, 4, 0}, {87127, 5, 0}, {87135, 6, 0}, {55, 0, 0}, {88596, 1, 0},
    {31406, 2, 0}, {88601, 3, 0}, {55, 0, 0}, {31406, 1, 0}, {31402, 2, 0}, {32076, 1, 0}, {1222, 2, 0},
    {1226, 3, 0}, {204847, 4, 0}, {204855, 5, 0}, {204863, 6, 0}, {204875, 7, 0}, {204886, 8, 0},
    {128935, 100, 0}, {31303, 0, 0}, {31307, 1, 0}, {31311, 2, 0}, {31315, 3, 0}, {31267, 4, 0},
    {31271, 5, 0}, {31259, 6, 0}, {31263, 7, 0}, {55693, 0, 0}, {55696, 1, 0}, {55699, 2, 0}, {55702, 3, 0},
    {213855, 0, 0}, {213866, 1, 0}, {213898, 0, 0}, {213916, 1, 0}, {213938, 2, 0}, {213949, 3, 0},
    {213980, 0, 0}, {213987, 1, 0}, {213998, 2, 0}, {214009, 3, 0}, {214020, 4, 0}, {214031, 5, 0},
    {220079, 0, 0}, {220087, 1, 0}, {220098, 2, 0}, {220109, 5348, 0}, {220141, 0, 0}, {220150, 1, 0},
    {220160, 3, 0}, {220173, 4, 0}, {220186, 5, 0}, {220195, 6, 0}, {220206, 7, 0}, {220218, 8, 0},
    {220231, 9, 0}, {220237, 10, 0}, {220251, 11, 0}, {220266, 12, 0}, {220281, 13, 0}, {220291, 14, 0},
    {220305, 15, 0}, {220315, 16, 0}, {220326, 17, 0}, {220338, 18, 0}, {220347, 19, 0}, {220362, 20, 0},
    {220373, 22, 0}, {220383, 23, 0}, {220400, 24, 0}, {220414, 25, 0}, {220428, 26, 0}, {220440, 27, 0},
    {220458, 28, 0}, {220477, 29, 0}, {220498, 30, 0}, {220506, 31, 0}, {220517, 32, 0}, {220539, 33, 0},
    {220552, 34, 0}, {220567, 36, 0}, {220580, 37, 0}, {220596, 38, 0}, {220609, 39, 0}, {220630, 40, 0},
    {220641, 41, 0}, {220667, 42, 0}, {220679, 43, 0}, {220693, 4416, 0}, {220708, 4417, 0}, {220723, 4418, 0},
    {220738, 4419, 0}, {220753, 4420, 0}, {220768, 4424, 0}, {220779, 4425, 0}, {220792, 4426, 0},
    {220802, 4432, 0}, {220826, 4438, 0}, {220838, 4440, 0}, {220848, 4444, 0}, {220863, 4992, 0},
    {220883, 4993, 0}, {220911, 4994, 0}, {220937, 4995, 0}, {220956, 4996, 0}, {220983, 4997, 0},
    {221008, 4998, 0}, {221030, 5014, 0}, {221048, 5253, 0}, {221063, 5257, 0}, {221083, 5258, 0},
    {221107, 5261, 0}, {221125, 5262, 0}, {221147, 5264, 0}, {221163, 5286, 0}, {221176, 5287, 0},
    {221196, 5292, 0}, {221208, 5293, 0}, {221231, 5294, 0}, {221256, 5295, 0}, {221280, 5296, 0},
    {221308, 5299, 0}, {221325, 5319, 0}, {221337, 5320, 0}, {221351, 5321, 0}, {221369, 5322, 0},
    {221390, 5323, 0}, {221409, 5324, 0}, {221431, 5325, 0}, {221442, 5326, 0}, {221453, 5327, 0},
    {221476, 5330, 0}, {221493, 5331, 0}, {221510, 5332, 0}, {221517, 5333, 0}, {221528, 5334, 0},
    {221545, 5351, 0}, {221565, 5352, 0}, {221585, 5374, 0}, {221598, 5375, 0}, {221608, 5376, 0},
    {221617, 5377, 0}, {221624, 6021, 0}, {221647, 0, 0}, {221654, 4, 0}, {88624, 5, 0}, {221664, 6, 0},
    {221671, 9, 0}, {221679, 10, 0}, {221687, 11, 0}, {221693, 18, 0}, {221700, 22, 0}, {221706, 39, 0},
    {221711, 43, 0}, {221721, 46, 0}, {221735, 61, 0}, {221751, 69, 0}, {221763, 70, 0}, {221783, 71, 0},
    {221801, 4423, 0}, {221819, 4431, 0}, {221835, 4433, 0}, {221860, 4435, 0}, {221882, 4436, 0},
    {221903, 4437, 0}, {221915, 4445, 0}, {221932, 4447, 0}, {221960, 4448, 0}, {221984, 4450, 0},
    {222005, 4464, 0}, {222020, 4465, 0}, {222038, 4466, 0}, {222063, 4467, 0}, {222079, 4468, 0},
    {222095, 5282, 0}, {222112, 5284, 0}, {222135, 5283, 0}, {222150, 5288, 0}, {222180, 5297, 0},
    {222209, 5345, 0}, {222227, 5346, 0}, {222256, 5350, 0}, {222287, 5390, 0}, {222305, 5568, 0},
    {222326, 5569, 0}, {222353, 5570, 0}, {222379, 5579, 0}, {222410, 5582, 0}, {222431, 5583, 0},
    {222454, 5603, 0}, {222476, 5604, 0}, {222500, 5606, 0}, {222509, 5612, 0}, {222532, 5613, 0},
    {222555, 5616, 0}, {222578, 5619, 0}, {222593, 5629, 0}, {222609, 5696, 0}, {222642, 5697, 0},
    {222680, 5698, 0}, {222719, 5817, 0}, {222744, 5821, 0}, {222770, 5824, 0}, {222796, 5844, 0},
    {222828, 5845, 0}, {222865, 5886, 0}, {222895, 5888, 0}, {222917, 5892, 0}, {222939, 5897, 0},
    {222965, 5898, 0}, {222989, 5904, 0}, {223016, 5906, 0}, {223030, 5910, 0}, {223056, 5920, 0},
    {223080, 5922, 0}, {223114, 5935, 0}, {223137, 5943, 0}, {223150, 5945, 0}, {223170, 5948, 0},
    {223183, 6016, 0}, {223202, 6018, 0}, {223230, 6019, 0}, {223241, 6020, 0}, {223256, 6022, 0},
    {223277, 6024, 0}, {223301, 6025, 0}, {223317, 6033, 0}, {223337, 6034, 0}, {223357, 6089, 0},
    {223384, 6094, 0}, {223397, 6095, 0}, {223417, 6114, 0}, {223438, 6141, 0}, {223456, 6400, 0},
    {223482, 1, 0}, {223489, 7, 0}, {223498, 8, 0}, {223512, 12, 0}, {223525, 13, 0}, {223536, 17, 0},
    {223542, 19, 0}, {223556, 20, 0}, {223571, 38, 0}, {223586, 44, 0}, {223594, 47, 0}, {223606, 59, 0},
    {223619, 62, 0}, {223639, 63, 0}, {223665, 64, 0}, {223687, 65, 0}, {223710, 66, 0}, {223741, 67, 0},
    {223766, 68, 0}, {223786, 4434, 0}, {223803, 4449, 0}, {223837, 5304, 0}, {223876, 5617, 0},
    {223895, 5837, 0}, {223915, 6017, 0}, {223937, 6026, 0}, {223962, 2, 0}, {223971, 3, 0}, {223984, 14, 0},
    {223999, 15, 0}, {224011, 21, 0}, {224025, 25, 0}, {224045, 27, 0}, {224069, 28, 0}, {224103, 29, 0},
    {224136, 30, 0}, {224170, 31, 0}, {220160, 32, 0}, {220173, 33, 0}, {224203, 35, 0}, {224221, 37, 0},
    {224233, 40, 0}, {224249, 41, 0}, {224265, 42, 0}, {224272, 45, 0}, {224289, 48, 0}, {224302, 49, 0},
    {224330, 50, 0}, {224341, 51, 0}, {224359, 52, 0}, {224381, 53, 0}, {224399, 55, 0}, {224429, 56, 0},
    {224460, 58, 0}, {224477, 60, 0}, {224489, 4422, 0}, {224512, 4427, 0}, {224527, 4428, 0},
    {224560, 4430, 0}, {224604, 4439, 0}, {224614, 4441, 0}, {224644, 4471, 0}, {224667, 4472, 0},
    {224679, 4479, 0}, {224693, 5008, 0}, {224709, 5009, 0}, {224731, 5010, 0}, {224747, 5013, 0},
    {224764, 5015, 0}, {224785, 5016, 0}, {224799, 5055, 0}, {224814, 5265, 0}, {224838, 5291, 0},
    {224857, 5301, 0}, {224874, 5302, 0}, {224897, 5305, 0}, {224936, 5340, 0}, {224949, 5341, 0},
    {224972, 5347, 0}, {225003, 5353, 0}, {225028, 5363, 0}, {225061, 5372, 0}, {225099, 5373, 0},
    {225118, 5378, 0}, {225150, 5379, 0}, {225175, 5584, 0}, {225198, 23, 0}, {225220, 24, 0},
    {225238, 34, 0}, {225253, 36, 0}, {225263, 54, 0}, {225279, 57, 0}, {225293, 4174, 0}, {225304, 4175, 0},
    {225341, 4176, 0}, {225381, 4191, 0}, {225390, 4429, 0}, {225433, 4442, 0}, {225450, 4478, 0},
    {225482, 5249, 0}, {225511, 5251, 0}, {225539, 5260, 0}, {225559, 5303, 0}, {225595, 5306, 0},
    {225632, 5307, 0}, {225668, 5308, 0}, {225705, 5309, 0}, {225741, 5310, 0}, {225780, 5311, 0},
    {225822, 5312, 0}, {225864, 5254, 0}, {225892, 5255, 0}, {225913, 5259, 0}, {225932, 6115, 0},
    {225956, 6441, 0}, {225975, 5116, 0}, {225991, 5117, 0}, {226013, 5118, 0}, {226042, 6425, 0},
    {226079, 0, 0}, {226085, 1, 0}, {226092, 2, 0}, {226099, 3, 0}, {226106, 4294967295, 0}, {226141, 0, 0},
    {226150, 1, 0}, {87815, 0, 0}, {226191, 1, 0}, {226199, 2, 0}, {226207, 4, 0}, {226215, 8, 0},
    {226228, 16, 0}, {226259, 0, 0}, {226267, 1, 0}, {226275, 2, 0}, {226296, 0, 0}, {226313, 1, 0},
    {226320, 2, 0}, {226326, 3, 0}, {226141, 4, 0}, {226338, 5, 0}, {226347, 6, 0}, {226359, 7, 0},
    {226372, 8, 0}, {226383, 9, 0}, {226394, 10, 0}, {220133, 11, 0}, {226402, 13, 0}, {226416, 14, 0},
    {226421, 15, 0}, {226427, 16, 0}, {226436, 17, 0}, {226443, 18, 0}, {226453, 19, 0}, {226462, 20, 0},
    {226470, 21, 0}, {226479, 22, 0}, {226488, 23, 0}, {226497, 24, 0}, {226509, 25, 0}, {226521, 26, 0},
    {226529, 27, 0}, {226539, 28, 0}, {226559, 29, 0}, {226566, 30, 0}, {226575, 31, 0}, {7015, 32, 0},
    {226585, 33, 0}, {226593, 34, 0}, {226607, 35, 0}, {226614, 36, 0}, {226624, 37, 0}, {226634, 38, 0},
    {128492, 39, 0}, {226648, 40, 0}, {226663, 41, 0}, {226681, 42, 0}, {226695, 43, 0}, {226716, 44, 0},
    {226726, 45, 0}, {226740, 46, 0}, {226752, 47, 0}, {226768, 4469, 0}, {226781, 4470, 0}, {226796, 4999, 0},
    {226814, 5248, 0}, {226833, 5250, 0}, {226847, 5252, 0}, {226866, 5256, 0}, {226894, 5271, 0},
    {226910, 5285, 0}, {226923, 5300, 0}, {226934, 5355, 0}, {226950, 5356, 0}, {226965, 5398, 0},
    {226983, 5399, 0}, {226999, 5400, 0}, {227014, 5401, 0}, {227027, 5599, 0}, {227041, 5602, 0},
    {227067, 5607, 0}, {227080, 5608, 0}, {227097, 5624, 0}, {227124, 5625, 0}, {227145, 5626, 0},
    {227172, 5627, 0}, {227187, 5628, 0}, {227213, 5634, 0}, {227227, 5635, 0}, {227240, 5636, 0},
    {227255, 5822, 0}, {227281, 5823, 0}, {227305, 5825, 0}, {227319, 5826, 0}, {227331, 5827, 0},
    {227345, 5828, 0}, {227360, 5829, 0}, {227382, 5830, 0}, {227398, 5831, 0}, {227414, 5832, 0},
    {227433, 5833, 0}, {227453, 5834, 0}, {227464, 5835, 0}, {227478, 5836, 0}, {227498, 5899, 0},
    {227517, 5900, 0}, {227532, 5901, 0}, {227560, 5902, 0}, {227574, 5905, 0}, {227591, 5907, 0},
    {227616, 5914, 0}, {227632, 5915, 0}, {227645, 5921, 0}, {227665, 5944, 0}, {227684, 6080, 0},
    {227715, 6085, 0}, {227740, 6087, 0}, {227775, 6140, 0}, {227793, 6442, 0}, {227815, 6443, 0},
    {227838, 3, 0}, {227844, 2, 0}, {227858, 1, 0}, {227870, 0, 0}, {226106, 4294967295, 0}, {227874, 0, 0},
    {227880, 1, 0}, {227886, 2, 0}, {227892, 3, 0}, {227897, 4, 0}, {227902, 5, 0}, {227909, 6, 0},
    {227935, 0, 0}, {227947, 1, 0}, {227960, 2, 0}, {227982, 3, 0}, {228003, 4, 0}, {228017, 5, 0},
    {228032, 6, 0}, {228051, 7, 0}, {228067, 8, 0}, {228083, 9, 0}, {228102, 10, 0}, {228112, 11, 0},
    {228116, 12, 0}, {228131, 14, 0}, {228144, 15, 0}, {228154, 16, 0}, {228169, 17, 0}, {228179, 18, 0},
    {228193, 19, 0}, {228205, 20, 0}, {228216, 21, 0}, {228236, 22, 0}, {228246, 23, 0}, {228270, 24, 0},
    {228276, 25, 0}, {228285, 26, 0}, {228300, 27, 0}, {228313, 28, 0}, {228329, 29, 0}, {228349, 30, 0},
    {228361, 31, 0}, {228376, 33, 0}, {228388, 34, 0}, {220567, 35, 0}, {228398, 36, 0}, {228420, 37, 0},
    {228444, 38, 0}, {228456, 39, 0}, {228472, 4421, 0}, {228502, 4446, 0}, {222005, 4459, 0},
    {222020, 4460, 0}, {222038, 4461, 0}, {222063, 4462, 0}, {222079, 4463, 0}, {228520, 5017, 0},
    {228549, 5027, 0}, {228572, 5079, 0}, {228600, 5080, 0}, {228626, 5081, 0}, {228649, 5082, 0},
    {228676, 5083, 0}, {228701, 5084, 0}, {228723, 5269, 0}, {228738, 5270, 0}, {228758, 5289, 0},
    {228781, 5290, 0}, {228805, 5298, 0}, {228824, 5366, 0}, {228849, 5367, 0}, {228876, 5368, 0},
    {228902, 5369, 0}, {228930, 5370, 0}, {228961, 5371, 0}, {228994, 5618, 0}, {229021, 5620, 0},
    {229042, 5621, 0}, {229063, 5622, 0}, {229089, 5623, 0}, {229116, 5893, 0}, {229138, 5894, 0},
    {229154, 5895, 0}, {229174, 5896, 0}, {229196, 5903, 0}, {229224, 6154, 0}, {229248, 6417, 0},
    {229286, 0, 0}, {229293, 1, 0}, {229313, 2, 0}, {223962, 3, 0}, {229336, 4, 0}, {229345, 5, 0},
    {221664, 6, 0}, {229355, 5313, 0}, {229372, 5314, 0}, {229388, 5315, 0}, {229398, 5316, 0},
    {229412, 5317, 0}, {229420, 5318, 0}, {229432, 5364, 0}, {229440, 5365, 0}, {229458, 0, 0},
    {229480, 1, 0}, {229501, 2, 0}, {229522, 3, 0}, {229545, 4, 0}, {229577, 5, 0}, {229595, 6, 0},
    {229630, 7, 0}, {229658, 8, 0}, {229692, 9, 0}, {229714, 10, 0}, {229735, 11, 0}, {229766, 12, 0},
    {229803, 13, 0}, {229825, 14, 0}, {229851, 15, 0}, {229879, 16, 0}, {229901, 17, 0}, {229929, 18, 0},
    {229954, 19, 0}, {229984, 20, 0}, {230025, 21, 0}, {230043, 22, 0}, {230063, 23, 0}, {230101, 24, 0},
    {230122, 25, 0}, {230158, 26, 0}, {230180, 27, 0}, {230215, 28, 0}, {230239, 29, 0}, {230265, 30, 0},
    {230294, 31, 0}, {230321, 32, 0}, {230338, 1000, 0}, {230374, 1001, 0}, {230402, 1002, 0},
    {230433, 1003, 0}, {230469, 1004, 0}, {230503, 1005, 0}, {230535, 1006, 0}, {230565, 1007, 0},
    {230601, 1008, 0}, {230633, 1009, 0}, {230669, 1010, 0}, {230696, 1011, 0}, {230730, 1012, 0},
    {230750, 1013, 0}, {230780, 6000, 0}, {230796, 6001, 0}, {230810, 2000, 0}, {230846, 2001, 0},
    {230868, 2002, 0}, {230909, 2003, 0}, {230938, 2004, 0}, {230974, 2005, 0}, {231006, 2006, 0},
    {231051, 3000, 0}, {231078, 3001, 0}, {231109, 3002, 0}, {231130, 4000, 0}, {231174, 4001, 0},
    {231199, 4002, 0}, {231235, 4003, 0}, {231255, 4007, 0}, {231280, 4004, 0}, {231306, 4005, 0},
    {231334, 4006, 0}, {231360, 4008, 0}, {231392, 4009, 0}, {231425, 4012, 0}, {231462, 4013, 0},
    {231491, 4010, 0}, {231530, 4011, 0}, {231575, 4014, 0}, {231603, 4015, 0}, {231634, 4016, 0},
    {231668, 4017, 0}, {231688, 4018, 0}, {231719, 4019, 0}, {231761, 4020, 0}, {231791, 4021, 0},
    {231810, 4022, 0}, {231836, 4023, 0}, {231855, 4024, 0}, {231889, 4025, 0}, {231907, 4026, 0},
    {231930, 4027, 0}, {231958, 4028, 0}, {231991, 4029, 0}, {232015, 4031, 0}, {232045, 4032, 0},
    {232070, 4033, 0}, {232106, 5000, 0}, {232140, 5001, 0}, {232166, 5002, 0}, {232201, 5003, 0},
    {232236, 5005, 0}, {232255, 5006, 0}, {232292, 5007, 0}, {232322, 5008, 0}, {232348, 5009, 0},
    {232383, 5010, 0}, {232403, 5011, 0}, {232432, 5012, 0}, {232455, 5013, 0}, {232479, 5014, 0},
    {232510, 5015, 0}, {232559, 0, 0}, {87815, 0, 0}, {232571, 1, 0}, {232578, 2, 0}, {232585, 4, 0},
    {232589, 8, 0}, {232600, 16, 0}, {232605, 65536, 0}, {232628, 131072, 0}, {232646, 0, 0}, {232650, 1, 0},
    {232654, 2, 0}, {232658, 3, 0}, {87815, 0, 0}, {232678, 1, 0}, {232685, 2, 0}, {13122, 4, 0},
    {232696, 8, 0}, {223384, 65536, 0}, {232717, 0, 0}, {232724, 1, 0}, {232738, 2, 0}, {232752, 3, 0},
    {232768, 6, 0}, {232788, 7, 0}, {232815, 8, 0}, {232859, 0, 0}, {232870, 1, 0}, {232893, 0, 0},
    {232901, 1, 0}, {232909, 2, 0}, {226106, 0, 0}, {232934, 1, 0}, {232942, 2, 0}, {232950, 3, 0},
    {232955, 4, 0}, {232961, 5, 0}, {232972, 6, 0}, {232978, 7, 0}, {232984, 8, 0}, {232997, 9, 0},
    {233002, 10, 0}, {233009, 11, 0}, {233017, 12, 0}, {233022, 13, 0}, {233026, 14, 0}, {233030, 15, 0},
    {233033, 16, 0}, {233045, 17, 0}, {233055, 18, 0}, {233064, 19, 0}, {233073, 20, 0}, {233081, 21, 0},
    {233089, 22, 0}, {233097, 23, 0}, {233104, 24, 0}, {233109, 25, 0}, {233115, 26, 0}, {233121, 27, 0},
    {233126, 28, 0}, {233131, 29, 0}, {233135, 30, 0}, {233144, 31, 0}, {233153, 32, 0}, {233161, 33, 0},
    {233167, 34, 0}, {233177, 35, 0}, {233184, 36, 0}, {233191, 37, 0}, {233197, 38, 0}, {233203, 39, 0},
    {233208, 40, 0}, {233214, 41, 0}, {87815, 0, 0}, {233233, 1, 0}, {233238, 2, 0}, {233242, 4, 0},
    {233247, 8, 0}, {226607, 16, 0}, {233259, 32, 0}, {226436, 64, 0}, {224265, 128, 0}, {233272, 256, 0},
    {233291, 512, 0}, {233308, 1024, 0}, {233324, 2048, 0}, {233338, 4096, 0}, {233349, 65536, 0},
    {233357, 8192, 0}, {233368, 16384, 0}, {233400, 0, 0}, {233415, 1, 0}, {233427, 2, 0}, {233455, 0, 0},
    {233469, 1, 0}, {233494, 0, 0}, {233501, 1, 0}, {233508, 2, 0}, {233537, 0, 0}, {233546, 1, 0},
    {233553, 2, 0}, {233563, 3, 0}, {233580, 4, 0}, {87815, 0, 0}, {233604, 1, 0}, {233611, 2, 0},
    {233622, 4, 0}, {233641, 8, 0}, {233658, 16, 0}, {233672, 32, 0}, {233686, 64, 0}, {233704, 128, 0},
    {233714, 256, 0}, {233727, 65536, 0}, {233751, 1048576, 0}, {233769, 131072, 0}, {233789, 2097152, 0},
    {233810, 262144, 0}, {233831, 4194304, 0}, {233857, 524288, 0}, {233877, 8388608, 0}, {226150, 0, 0},
    {226141, 1, 0}, {233904, 2, 0}, {233912, 3, 0}, {87815, 0, 0}, {226470, 1, 0}, {233933, 2, 0},
    {233368, 4, 0}, {233941, 8, 0}, {233962, 16, 0}, {233981, 32, 0}, {233999, 65536, 0}, {234019, 131072, 0},
    {234048, 0, 0}, {234055, 1, 0}, {226085, 2, 0}, {226092, 3, 0}, {87815, 0, 0}, {234079, 2, 0},
    {234087, 4, 0}, {234095, 8, 0}, {234110, 16, 0}, {234133, 64, 0}, {234147, 128, 0}, {234162, 256, 0},
    {234178, 512, 0}, {234199, 1024, 0}, {234219, 2048, 0}, {234231, 4096, 0}, {234244, 8192, 0},
    {234258, 16384, 0}, {226470, 32768, 0}, {234277, 0, 0}, {234283, 1, 0}, {234291, 2, 0}, {234309, 3, 0},
    {234318, 4, 0}, {234336, 5, 0}, {234343, 6, 0}, {234356, 7, 0}, {234365, 8, 0}, {234372, 10, 0},
    {234384, 11, 0}, {234400, 12, 0}, {234410, 14, 0}, {234424, 15, 0}, {234437, 16, 0}, {234453, 17, 0},
    {234466, 19, 0}, {234477, 20, 0}, {234488, 21, 0}, {234498, 22, 0}, {234510, 23, 0}, {234523, 24, 0},
    {234536, 25, 0}, {234548, 27, 0}, {234567, 28, 0}, {234579, 29, 0}, {234598, 30, 0}, {234611, 32, 0},
    {234625, 33, 0}, {234640, 39, 0}, {234661, 41, 0}, {234676, 42, 0}, {234692, 43, 0}, {234703, 44, 0},
    {234723, 46, 0}, {234738, 48, 0}, {234757, 49, 0}, {234777, 50, 0}, {234792, 51, 0}, {234816, 52, 0},
    {234833, 54, 0}, {234844, 55, 0}, {234864, 56, 0}, {234878, 57, 0}, {234893, 59, 0}, {234904, 61, 0},
    {234911, 62, 0}, {234919, 63, 0}, {234932, 65, 0}, {234946, 67, 0}, {234963, 70, 0}, {234988, 71, 0},
    {234999, 72, 0}, {235016, 77, 0}, {235039, 78, 0}, {235061, 79, 0}, {235077, 80, 0}, {235098, 81, 0},
    {235117, 82, 0}, {235135, 84, 0}, {235147, 87, 0}, {235172, 88, 0}, {235197, 93, 0}, {235230, 95, 0},
    {235243, 97, 0}, {235261, 98, 0}, {235273, 99, 0}, {235286, 100, 0}, {235294, 104, 0}, {235311, 109, 0},
    {235325, 110, 0}, {235339, 111, 0}, {235353, 112, 0}, {235367, 113, 0}, {235378, 114, 0}, {235389, 115, 0},
    {235400, 117, 0}, {235416, 120, 0}, {235432, 121, 0}, {235451, 122, 0}, {235470, 123, 0}, {235497, 124, 0},
    {235507, 126, 0}, {235517, 127, 0}, {235527, 128, 0}, {235534, 129, 0}, {235541, 130, 0}, {235548, 131, 0},
    {235555, 132, 0}, {235562, 133, 0}, {235569, 134, 0}, {235576, 135, 0}, {235583, 136, 0}, {235590, 137, 0},
    {235597, 138, 0}, {235604, 139, 0}, {235611, 140, 0}, {235618, 141, 0}, {235625, 142, 0}, {235645, 143, 0},
    {235665, 144, 0}, {235685, 145, 0}, {235705, 146, 0}, {235725, 148, 0}, {235731, 149, 0}, {235743, 150, 0},
    {235756, 151, 0}, {235771, 152, 0}, {235786, 156, 0}, {235794, 157, 0}, {235802, 158, 0}, {235813, 162, 0},
    {235823, 163, 0}, {235835, 164, 0}, {235850, 165, 0}, {235868, 166, 0}, {235880, 167, 0}, {235893, 168, 0},
    {235906, 169, 0}, {235915, 170, 0}, {235924, 171, 0}, {235936, 172, 0}, {235951, 173, 0}, {235966, 174, 0},
    {235986, 175, 0}, {236006, 176, 0}, {236018, 177, 0}, {236030, 178, 0}, {236047, 179, 0}, {236064, 180, 0},
    {236076, 181, 0}, {236090, 182, 0}, {236105, 183, 0}, {236122, 184, 0}, {236137, 185, 0}, {236154, 186, 0},
    {236172, 187, 0}, {236192, 188, 0}, {236212, 189, 0}, {236234, 190, 0}, {236257, 191, 0}, {236282, 194, 0},
    {236302, 195, 0}, {236325, 196, 0}, {236344, 197, 0}, {236356, 198, 0}, {236369, 199, 0}, {236382, 200, 0},
    {236388, 201, 0}, {236405, 202, 0}, {236424, 203, 0}, {236443, 204, 0}, {236456, 205, 0}, {236467, 218, 0},
    {236480, 219, 0}, {236495, 224, 0}, {236512, 225, 0}, {236528, 229, 0}, {236545, 230, 0}, {236569, 231, 0},
    {236597, 232, 0}, {236616, 233, 0}, {236635, 234, 0}, {236648, 235, 0}, {236661, 236, 0}, {236674, 237, 0},
    {236687, 238, 0}, {236700, 239, 0}, {236713, 240, 0}, {236725, 241, 0}, {236736, 242, 0}, {236748, 245, 0},
    {236754, 246, 0}, {236766, 247, 0}, {236783, 248, 0}, {236791, 249, 0}, {236800, 250, 0}, {236820, 251, 0},
    {236829, 252, 0}, {236836, 253, 0}, {236845, 254, 0}, {236859, 255, 0}, {236873, 263, 0}, {236890, 264, 0},
    {236902, 265, 0}, {236914, 266, 0}, {236926, 267, 0}, {236938, 268, 0}, {236950, 269, 0}, {236962, 270, 0},
    {236974, 271, 0}, {236986, 317, 0}, {236995, 330, 0}, {237013, 333, 0}, {237036, 334, 0}, {237057, 335, 0},
    {237078, 336, 0}, {237104, 337, 0}, {237131, 339, 0}, {237155, 342, 0}, {237187, 343, 0}, {237218, 344, 0},
    {237249, 345, 0}, {237274, 346, 0}, {237302, 347, 0}, {237329, 348, 0}, {237358, 349, 0}, {237380, 350, 0},
    {237402, 351, 0}, {237424, 352, 0}, {237446, 353, 0}, {237468, 354, 0}, {237490, 355, 0}, {237512, 356, 0},
    {237534, 357, 0}, {237556, 358, 0}, {237578, 359, 0}, {237606, 360, 0}, {237633, 361, 0}, {237661, 362, 0},
    {237689, 363, 0}, {237716, 364, 0}, {237744, 366, 0}, {237770, 4163, 0}, {237786, 4182, 0},
    {237807, 4183, 0}, {237818, 4184, 0}, {237834, 4185, 0}, {237854, 4186, 0}, {237868, 4190, 0},
    {237883, 4181, 0}, {237902, 4421, 0}, {237922, 4431, 0}, {237949, 4450, 0}, {237956, 4451, 0},
    {237963, 4452, 0}, {237971, 4453, 0}, {237984, 4454, 0}, {237997, 4455, 0}, {238011, 4456, 0},
    {238038, 4457, 0}, {238065, 4458, 0}, {238093, 4459, 0}, {238122, 4460, 0}, {238151, 4461, 0},
    {238183, 4462, 0}, {238219, 5294, 0}, {238238, 5295, 0}, {238258, 5575, 0}, {238283, 5576, 0},
    {238309, 5630, 0}, {238325, 6035, 0}, {238341, 6116, 0}, {238363, 6117, 0}, {238385, 6142, 0},
    {238413, 6143, 0}, {238439, 6401, 0}, {238454, 6402, 0}, {238469, 6426, 0}, {238508, 0, 0},
    {238539, 0, 0}, {238551, 1, 0}, {238558, 2, 0}, {238568, 3, 0}, {238577, 4, 0}, {238588, 5, 0},
    {238600, 6, 0}, {87815, 0, 0}, {238631, 1, 0}, {238639, 2, 0}, {238664, 0, 0}, {238680, 1, 0},
    {226521, 2, 0}, {238686, 3, 0}, {238558, 4, 0}, {238693, 5, 0}, {87883, 6, 0}, {238708, 7, 0},
    {238717, 8, 0}, {238725, 9, 0}, {238738, 10, 0}, {238752, 11, 0}, {238758, 12, 0}, {238772, 5328, 0},
    {238788, 5329, 0}, {238812, 5338, 0}, {238826, 5339, 0}, {238842, 5342, 0}, {238864, 5343, 0},
    {238886, 5349, 0}, {238908, 5402, 0}, {238932, 5605, 0}, {238949, 5936, 0}, {238965, 5937, 0},
    {233537, 0, 0}, {238997, 1, 0}, {239010, 2, 0}, {233553, 3, 0}, {239027, 0, 0}, {88302, 1, 0},
    {239031, 2, 0}, {239035, 3, 0}, {239044, 4, 0}, {239056, 5, 0}, {239062, 6, 0}, {239069, 7, 0},
    {239078, 8, 0}, {226106, 4294967295, 0}, {239098, 0, 0}, {239103, 1, 0}, {239108, 2, 0}, {239113, 3, 0},
    {239118, 4, 0}, {239123, 5, 0}, {239128, 6, 0}, {263706, 32, 0}, {55, 0, 0}, {263720, 1, 0},
    {263726, 2, 0}, {50529, 3, 0}, {263731, 4, 0}, {263739, 5, 0}, {263747, 6, 0}, {260576, 7, 0},
    {263751, 8, 0}, {263763, 9, 0}, {263775, 10, 0}, {88932, 11, 0}, {263788, 12, 0}, {263793, 13, 0},
    {30141, 14, 0}, {55, 0, 0}, {263805, 1, 0}, {263827, 1, 0}, {263837, 2, 0}, {263852, 1, 0},
    {263860, 2, 0}, {55, 0, 0}, {263878, 1, 0}, {263895, 2, 0}, {263904, 1, 0}, {263917, 2, 0},
    {263931, 3, 0}, {263965, 0, 0}, {263969, 1, 0}, {273226, 1, 0}, {273236, 2, 0}, {273261, 0, 0},
    {273276, 1, 0}, {273294, 2, 0}, {31297, 0, 0}, {31300, 1, 0}, {55693, 2, 0}, {55696, 3, 0},
    {55699, 4, 0}, {55702, 5, 0}, {273354, 0, 0}, {85650, 1, 0}, {273363, 2, 0}, {30583, 0, 0},
    {30587, 1, 0}, {273425, 0, 0}, {273429, 1, 0}, {273438, 2, 0}, {273451, 3, 0}, {273494, 0, 0},
    {273508, 1, 0}, {55, 0, 0}, {273543, 1, 0}, {273559, 2, 0}, {273571, 3, 0}, {273611, 0, 0},
    {273429, 1, 0}, {273619, 2, 0}, {273630, 3, 0}, {1214, 0, 0}, {1218, 1, 0}, {59893, 2, 0},
    {59899, 3, 0}, {14301, 4, 0}, {59905, 5, 0}, {59911, 6, 0}, {14274, 7, 0}, {59917, 8, 0}, {59921, 9, 0},
    {1239, 10, 0}, {14265, 12, 0}, {14292, 11, 0}, {301445, 0, 0}, {301460, 1, 0}, {301468, 2, 0},
    {301474, 3, 0}, {152667, 4, 0}, {312267, 0, 0}, {312274, 1, 0}, {312283, 2, 0}, {312293, 3, 0},
    {312309, 4, 0}, {312320, 5, 0}, {59856, 0, 0}, {17, 1, 0}, {18445, 0, 0}, {312357, 3, 0}, {59866, 0, 0},
    {18445, 1, 0}, {94296, 2, 0}, {128943, 3, 0}, {128935, 4, 0}, {50529, 8, 0}, {50603, 9, 0},
    {128794, 10, 0}, {128797, 11, 0}, {128804, 12, 0}, {128807, 13, 0}, {51384, 14, 0}, {50624, 15, 0},
    {128800, 16, 0}, {318686, 1, 0}, {318701, 2, 0}, {318715, 3, 0}, {318729, 4, 0}, {318742, 5, 0},
    {318756, 6, 0}, {318769, 7, 0}, {318782, 8, 0}, {318794, 9, 0}, {318808, 10, 0}, {318821, 11, 0},
    {318834, 12, 0}, {318846, 13, 0}, {43548, 0, 0}, {318858, 1, 0}, {59856, 2, 0}, {128907, 3, 0},
    {162531, 4, 0}, {318867, 5, 0}, {318686, 1, 0}, {318874, 2, 0}, {318889, 3, 0}, {318904, 4, 0},
    {318919, 5, 0}, {318934, 6, 0}, {318949, 7, 0}, {318964, 8, 0}, {318794, 9, 0}, {318979, 10, 0},
    {318993, 11, 0}, {319007, 12, 0}, {319021, 13, 0}, {319036, 14, 0}, {319051, 15, 0},
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
    {1, 79502, {0, 0}, 0, 0}, {1, 79526, {0, 0}, 0, 0}, {1, 79652, {0, 0}, 0, 0}, {3, 79675, {0, 0}, 0, 0},
    {1, 80279, {0, 0}, 0, 0}, {1, 80521, {0, 0}, 0, 0}, {1, 80734, {0, 0}, 0, 0}, {1, 81480, {0, 0}, 0, 0},
    {3, 82674, {0, 0}, 0, 0}, {1, 82921, {0, 0}, 0, 0}, {1, 83049, {0, 0}, 0, 0}, {1, 85194, {0, 0}, 0, 0},
    {1, 86143, {0, 0}, 0, 0}, {1, 86177, {0, 0}, 0, 0}, {1, 86411, {0, 0}, 0, 0}, {1, 89400, {0, 0}, 0, 0},
    {1, 89529, {0, 0}, 0, 0}, {3, 89650, {0, 0}, 0, 0}, {3, 89760, {0, 0}, 0, 0}, {1, 89801, {0, 0}, 0, 0},
    {1, 89877, {0, 0}, 0, 0}, {1, 89958, {0, 0}, 0, 0}, {1, 90052, {0, 0}, 0, 0}, {1, 90062, {0, 0}, 0, 0},
    {3, 90145, {0, 0}, 0, 0}, {3, 90170, {0, 0}, 0, 0}, {1, 90239, {0, 0}, 0, 0}, {1, 90254, {0, 0}, 0, 0},
    {1, 90276, {0, 0}, 0, 0}, {1, 90433, {0, 0}, 0, 0}, {3, 90448, {0, 0}, 0, 0}, {1, 90744, {0, 0}, 0, 0},
    {1, 90856, {0, 0}, 0, 0}, {1, 90872, {0, 0}, 0, 0}, {3, 91798, {0, 0}, 0, 0}, {1, 91820, {0, 0}, 0, 0},
    {3, 91845, {0, 0}, 0, 0}, {1, 92022, {0, 0}, 0, 0}, {1, 92151, {0, 0}, 0, 0}, {1, 92172, {0, 0}, 0, 0},
    {1, 92239, {0, 0}, 0, 0}, {3, 92279, {0, 0}, 0, 0}, {3, 92300, {0, 0}, 0, 0}, {3, 92322, {0, 0}, 0, 0},
    {3, 92340, {0, 0}, 0, 0}, {3, 92366, {0, 0}, 0, 0}, {3, 92382, {0, 0}, 0, 0}, {3, 92404, {0, 0}, 0, 0},
    {3, 92424, {0, 0}, 0, 0}, {3, 92442, {0, 0}, 0, 0}, {1, 92462, {0, 0}, 0, 0}, {1, 92471, {0, 0}, 0, 0},
    {3, 92718, {0, 0}, 0, 0}, {1, 92849, {0, 0}, 0, 0}, {1, 93349, {0, 0}, 0, 0}, {1, 93442, {0, 0}, 0, 0},
    {1, 93684, {0, 0}, 0, 0}, {1, 93716, {0, 0}, 0, 0}, {1, 93726, {0, 0}, 0, 0}, {1, 93966, {0, 0}, 0, 0},
    {3, 94034, {0, 0}, 0, 0}, {3, 94263, {0, 0}, 0, 0}, {1, 94325, {0, 0}, 0, 0}, {1, 94384, {0, 0}, 0, 0},
    {1, 94496, {0, 0}, 0, 0}, {1, 94708, {0, 0}, 0, 0}, {1, 95101, {0, 0}, 0, 0}, {1, 95179, {0, 0}, 0, 0},
    {1, 95198, {0, 0}, 0, 0}, {1, 95220, {0, 0}, 0, 0}, {1, 95248, {0, 0}, 0, 0}, {1, 95275, {0, 0}, 0, 0},
    {1, 95638, {0, 0}, 0, 0}, {3, 95707, {0, 0}, 0, 0}, {1, 95840, {0, 0}, 0, 0}, {3, 95863, {0, 0}, 0, 0},
    {3, 95878, {0, 0}, 0, 0}, {3, 95890, {0, 0}, 0, 0}, {3, 95909, {0, 0}, 0, 0}, {1, 96261, {0, 0}, 0, 0},
    {3, 96298, {0, 0}, 0, 0}, {1, 97033, {0, 0}, 0, 0}, {1, 97214, {0, 0}, 0, 0}, {1, 97419, {0, 0}, 0, 0},
    {1, 97480, {0, 0}, 0, 0}, {1, 97509, {0, 0}, 0, 0}, {3, 97906, {0, 0}, 0, 0}, {1, 97920, {0, 0}, 0, 0},
    {1, 97938, {0, 0}, 0, 0}, {3, 97957, {0, 0}, 0, 0}, {3, 97976, {0, 0}, 0, 0}, {3, 97999, {0, 0}, 0, 0},
    {3, 98019, {0, 0}, 0, 0}, {1, 98628, {0, 0}, 0, 0}, {1, 98933, {0, 0}, 0, 0}, {1, 99031, {0, 0}, 0, 0},
    {1, 99278, {0, 0}, 0, 0}, {1, 99688, {0, 0}, 0, 0}, {1, 100199, {0, 0}, 0, 0}, {3, 100885, {0, 0}, 0, 0},
    {3, 102033, {0, 0}, 0, 0}, {3, 102218, {0, 0}, 0, 0}, {1, 102668, {0, 0}, 0, 0}, {1, 102801, {0, 0}, 0, 0},
    {1, 103000, {0, 0}, 0, 0}, {3, 103282, {0, 0}, 0, 0}, {1, 103359, {0, 0}, 0, 0}, {1, 103756, {0, 0}, 0, 0},
    {1, 104295, {0, 0}, 0, 0}, {1, 104473, {0, 0}, 0, 0}, {1, 105489, {0, 0}, 0, 0}, {1, 105880, {0, 0}, 0, 0},
    {1, 106438, {0, 0}, 0, 0}, {1, 106663, {0, 0}, 0, 0}, {1, 107836, {0, 0}, 0, 0}, {3, 109371, {0, 0}, 0, 0},
    {1, 109703, {0, 0}, 0, 0}, {1, 110294, {0, 0}, 0, 0}, {1, 110325, {0, 0}, 0, 0}, {1, 110487, {0, 0}, 0, 0},
    {1, 110514, {0, 0}, 0, 0}, {1, 113550, {0, 0}, 0, 0}, {1, 113986, {0, 0}, 0, 0}, {1, 114170, {0, 0}, 0, 0},
    {1, 114216, {0, 0}, 0, 0}, {1, 114607, {0, 0}, 0, 0}, {1, 114624, {0, 0}, 0, 0}, {1, 114917, {0, 0}, 0, 0},
    {1, 115877, {0, 0}, 0, 0}, {1, 116297, {0, 0}, 0, 0}, {1, 116336, {0, 0}, 0, 0}, {1, 116687, {0, 0}, 0, 0},
    {1, 117363, {0, 0}, 0, 0}, {3, 118493, {0, 0}, 0, 0}, {1, 120392, {0, 0}, 0, 0}, {3, 120427, {0, 0}, 0, 0},
    {3, 120437, {0, 0}, 0, 0}, {1, 120449, {0, 0}, 0, 0}, {3, 121498, {0, 0}, 0, 0}, {3, 122326, {0, 0}, 0, 0},
    {1, 123137, {0, 0}, 0, 0}, {1, 123165, {0, 0}, 0, 0}, {1, 123193, {0, 0}, 0, 0}, {1, 123217, {0, 0}, 0, 0},
    {1, 123289, {0, 0}, 0, 0}, {1, 123362, {0, 0}, 0, 0}, {3, 123403, {0, 0}, 0, 0}, {3, 124230, {0, 0}, 0, 0},
    {3, 124252, {0, 0}, 0, 0}, {1, 124966, {0, 0}, 0, 0}, {1, 125790, {0, 0}, 0, 0}, {1, 126291, {0, 0}, 0, 0},
    {3, 126318, {0, 0}, 0, 0}, {3, 126504, {0, 0}, 0, 0}, {1, 126532, {0, 0}, 0, 0}, {3, 127605, {0, 0}, 0, 0},
    {3, 127775, {0, 0}, 0, 0}, {1, 129806, {0, 0}, 0, 0}, {1, 129841, {0, 0}, 0, 0}, {1, 129884, {0, 0}, 0, 0},
    {1, 129926, {0, 0}, 0, 0}, {1, 129979, {0, 0}, 0, 0}, {1, 130050, {0, 0}, 0, 0}, {1, 130080, {0, 0}, 0, 0},
    {1, 130125, {0, 0}, 0, 0}, {1, 130159, {0, 0}, 0, 0}, {1, 130200, {0, 0}, 0, 0}, {1, 130247, {0, 0}, 0, 0},
    {1, 130270, {0, 0}, 0, 0}, {1, 130319, {0, 0}, 0, 0}, {1, 130356, {0, 0}, 0, 0}, {1, 130386, {0, 0}, 0, 0},
    {1, 130416, {0, 0}, 0, 0}, {1, 130439, {0, 0}, 0, 0}, {1, 130463, {0, 0}, 0, 0}, {1, 130487, {0, 0}, 0, 0},
    {1, 130526, {0, 0}, 0, 0}, {1, 130550, {0, 0}, 0, 0}, {1, 130578, {0, 0}, 0, 0}, {1, 130603, {0, 0}, 0, 0},
    {1, 130635, {0, 0}, 0, 0}, {1, 130682, {0, 0}, 0, 0}, {1, 130710, {0, 0}, 0, 0}, {1, 130734, {0, 0}, 0, 0},
    {1, 130762, {0, 0}, 0, 0}, {1, 130793, {0, 0}, 0, 0}, {1, 130828, {0, 0}, 0, 0}, {1, 130860, {0, 0}, 0, 0},
    {1, 131050, {0, 0}, 0, 0}, {1, 131097, {0, 0}, 0, 0}, {1, 131136, {0, 0}, 0, 0}, {1, 131181, {0, 0}, 0, 0},
    {1, 131219, {0, 0}, 0, 0}, {1, 131262, {0, 0}, 0, 0}, {1, 131314, {0, 0}, 0, 0}, {1, 131371, {0, 0}, 0, 0},
    {1, 131424, {0, 0}, 0, 0}, {1, 131463, {0, 0}, 0, 0}, {1, 131499, {0, 0}, 0, 0}, {1, 131532, {0, 0}, 0, 0},
    {1, 131567, {0, 0}, 0, 0}, {1, 131602, {0, 0}, 0, 0}, {1, 131637, {0, 0}, 0, 0}, {1, 131672, {0, 0}, 0, 0},
    {1, 131709, {0, 0}, 0, 0}, {3, 131815, {0, 0}, 0, 0}, {1, 132490, {0, 0}, 0, 0}, {1, 132495, {0, 0}, 0, 0},
    {3, 132510, {0, 0}, 0, 0}, {1, 132756, {0, 0}, 0, 0}, {1, 133020, {0, 0}, 0, 0}, {1, 133068, {0, 0}, 0, 0},
    {3, 133126, {0, 0}, 0, 0}, {3, 133144, {0, 0}, 0, 0}, {1, 133303, {0, 0}, 0, 0}, {1, 133862, {0, 0}, 0, 0},
    {1, 134090, {0, 0}, 0, 0}, {1, 134339, {0, 0}, 0, 0}, {1, 134590, {0, 0}, 0, 0}, {1, 135220, {0, 0}, 0, 0},
    {1, 135697, {0, 0}, 0, 0}, {3, 136008, {0, 0}, 0, 0}, {3, 136467, {0, 0}, 0, 0}, {3, 136856, {0, 0}, 0, 0},
    {3, 137167, {0, 0}, 0, 0}, {1, 137818, {0, 0}, 0, 0}, {3, 137993, {0, 0}, 0, 0}, {1, 138290, {0, 0}, 0, 0},
    {3, 138337, {0, 0}, 0, 0}, {3, 138711, {0, 0}, 0, 0}, {3, 138728, {0, 0}, 0, 0}, {3, 138770, {0, 0}, 0, 0},
    {3, 139135, {0, 0}, 0, 0}, {3, 139259, {0, 0}, 0, 0}, {3, 139584, {0, 0}, 0, 0}, {3, 139601, {0, 0}, 0, 0},
    {3, 139626, {0, 0}, 0, 0}, {1, 139761, {0, 0}, 0, 0}, {1, 139974, {0, 0}, 0, 0}, {3, 139999, {0, 0}, 0, 0},
    {1, 140151, {0, 0}, 0, 0}, {1, 141297, {0, 0}, 0, 0}, {3, 141742, {0, 0}, 0, 0}, {3, 141754, {0, 0}, 0, 0},
    {3, 141769, {0, 0}, 0, 0}, {3, 141790, {0, 0}, 0, 0}, {3, 141815, {0, 0}, 0, 0}, {3, 142541, {0, 0}, 0, 0},
    {3, 142564, {0, 0}, 0, 0}, {3, 142711, {0, 0}, 0, 0}, {1, 142854, {0, 0}, 0, 0}, {1, 142959, {0, 0}, 0, 0},
    {3, 143161, {0, 0}, 0, 0}, {3, 143188, {0, 0}, 0, 0}, {3, 143509, {0, 0}, 0, 0}, {3, 143901, {0, 0}, 0, 0},
    {1, 146123, {0, 0}, 0, 0}, {3, 146139, {0, 0}, 0, 0}, {3, 146361, {0, 0}, 0, 0}, {1, 146431, {0, 0}, 0, 0},
    {3, 146461, {0, 0}, 0, 0}, {1, 146992, {0, 0}, 0, 0}, {1, 147338, {0, 0}, 0, 0}, {3, 147386, {0, 0}, 0, 0},
    {3, 147409, {0, 0}, 0, 0}, {3, 147436, {0, 0}, 0, 0}, {3, 147763, {0, 0}, 0, 0}, {1, 147802, {0, 0}, 0, 0},
    {3, 147884, {0, 0}, 0, 0}, {1, 148073, {0, 0}, 0, 0}, {1, 148133, {0, 0}, 0, 0}, {3, 148182, {0, 0}, 0, 0},
    {3, 148205, {0, 0}, 0, 0}, {3, 148713, {0, 0}, 0, 0}, {3, 149964, {0, 0}, 0, 0}, {3, 151380, {0, 0}, 0, 0},
    {1, 151417, {0, 0}, 0, 0}, {3, 151432, {0, 0}, 0, 0}, {3, 151648, {0, 0}, 0, 0}, {3, 151665, {0, 0}, 0, 0},
    {3, 151687, {0, 0}, 0, 0}, {1, 152156, {0, 0}, 0, 0}, {3, 152181, {0, 0}, 0, 0}, {1, 153524, {0, 0}, 0, 0},
    {1, 153555, {0, 0}, 0, 0}, {1, 153620, {0, 0}, 0, 0}, {1, 153684, {0, 0}, 0, 0}, {1, 153718, {0, 0}, 0, 0},
    {1, 153757, {0, 0}, 0, 0}, {1, 153795, {0, 0}, 0, 0}, {1, 153838, {0, 0}, 0, 0}, {3, 153911, {0, 0}, 0, 0},
    {3, 153928, {0, 0}, 0, 0}, {1, 153970, {0, 0}, 0, 0}, {1, 154168, {0, 0}, 0, 0}, {1, 154209, {0, 0}, 0, 0},
    {1, 154254, {0, 0}, 0, 0}, {1, 154293, {0, 0}, 0, 0}, {1, 154336, {0, 0}, 0, 0}, {1, 154367, {0, 0}, 0, 0},
    {1, 154400, {0, 0}, 0, 0}, {1, 154439, {0, 0}, 0, 0}, {1, 154483, {0, 0}, 0, 0}, {1, 154517, {0, 0}, 0, 0},
    {1, 154556, {0, 0}, 0, 0}, {3, 154791, {0, 0}, 0, 0}, {3, 155197, {0, 0}, 0, 0}, {3, 155599, {0, 0}, 0, 0},
    {3, 155921, {0, 0}, 0, 0}, {3, 156821, {0, 0}, 0, 0}, {3, 156836, {0, 0}, 0, 0}, {3, 157576, {0, 0}, 0, 0},
    {3, 157590, {0, 0}, 0, 0}, {1, 158023, {0, 0}, 0, 0}, {3, 158339, {0, 0}, 0, 0}, {3, 158736, {0, 0}, 0, 0},
    {3, 158758, {0, 0}, 0, 0}, {3, 159551, {0, 0}, 0, 0}, {3, 159874, {0, 0}, 0, 0}, {3, 160455, {0, 0}, 0, 0},
    {1, 162486, {0, 0}, 0, 0}, {3, 165567, {0, 0}, 0, 0}, {3, 165586, {0, 0}, 0, 0}, {3, 167814, {0, 0}, 0, 0},
    {3, 167832, {0, 0}, 0, 0}, {1, 168810, {0, 0}, 0, 0}, {3, 169135, {0, 0}, 0, 0}, {3, 169145, {0, 0}, 0, 0},
    {3, 169304, {0, 0}, 0, 0}, {3, 169396, {0, 0}, 0, 0}, {1, 169518, {0, 0}, 0, 0}, {1, 169560, {0, 0}, 0, 0},
    {1, 169700, {0, 0}, 0, 0}, {1, 169762, {0, 0}, 0, 0}, {1, 170145, {0, 0}, 0, 0}, {1, 170282, {0, 0}, 0, 0},
    {1, 171192, {0, 0}, 0, 0}, {1, 172915, {0, 0}, 0, 0}, {1, 173226, {0, 0}, 0, 0}, {1, 173854, {0, 0}, 0, 0},
    {1, 174985, {0, 0}, 0, 0}, {3, 175136, {0, 0}, 0, 0}, {3, 175213, {0, 0}, 0, 0}, {1, 175231, {0, 0}, 0, 0},
    {1, 175434, {0, 0}, 0, 0}, {1, 175488, {0, 0}, 0, 0}, {1, 175536, {0, 0}, 0, 0}, {1, 176621, {0, 0}, 0, 0},
    {1, 176689, {0, 0}, 0, 0}, {1, 176791, {0, 0}, 0, 0}, {1, 176895, {0, 0}, 0, 0}, {1, 177497, {0, 0}, 0, 0},
    {1, 177586, {0, 0}, 0, 0}, {1, 177638, {0, 0}, 0, 0}, {1, 177781, {0, 0}, 0, 0}, {1, 179548, {0, 0}, 0, 0},
    {1, 179594, {0, 0}, 0, 0}, {1, 179867, {0, 0}, 0, 0}, {1, 180068, {0, 0}, 0, 0}, {1, 180269, {0, 0}, 0, 0},
    {1, 180315, {0, 0}, 0, 0}, {1, 180631, {0, 0}, 0, 0}, {1, 180941, {0, 0}, 0, 0}, {1, 181251, {0, 0}, 0, 0},
    {1, 181555, {0, 0}, 0, 0}, {1, 182096, {0, 0}, 0, 0}, {1, 183240, {0, 0}, 0, 0}, {1, 184698, {0, 0}, 0, 0},
    {1, 185039, {0, 0}, 0, 0}, {1, 185374, {0, 0}, 0, 0}, {1, 186470, {0, 0}, 0, 0}, {1, 186728, {0, 0}, 0, 0},
    {1, 193945, {0, 0}, 0, 0}, {1, 195100, {0, 0}, 0, 0}, {1, 198060, {0, 0}, 0, 0}, {1, 198106, {0, 0}, 0, 0},
    {1, 198966, {0, 0}, 0, 0}, {1, 199068, {0, 0}, 0, 0}, {1, 199132, {0, 0}, 0, 0}, {1, 200893, {0, 0}, 0, 0},
    {1, 201963, {0, 0}, 0, 0}, {1, 202107, {0, 0}, 0, 0}, {3, 202233, {0, 0}, 0, 0}, {1, 202607, {0, 0}, 0, 0},
    {3, 202666, {0, 0}, 0, 0}, {1, 203010, {0, 0}, 0, 0}, {1, 203161, {0, 0}, 0, 0}, {3, 203201, {0, 0}, 0, 0},
    {1, 203721, {0, 0}, 0, 0}, {1, 204176, {0, 0}, 0, 0}, {1, 204347, {0, 0}, 0, 0}, {1, 204439, {0, 0}, 0, 0},
    {3, 204546, {0, 0}, 0, 0}, {1, 204907, {0, 0}, 0, 0}, {1, 204961, {0, 0}, 0, 0}, {1, 204990, {0, 0}, 0, 0},
    {1, 205010, {0, 0}, 0, 0}, {3, 205248, {0, 0}, 0, 0}, {3, 206344, {0, 0}, 0, 0}, {3, 208826, {0, 0}, 0, 0},
    {1, 209562, {0, 0}, 0, 0}, {3, 210159, {0, 0}, 0, 0}, {3, 210244, {0, 0}, 0, 0}, {1, 210254, {0, 0}, 0, 0},
    {1, 210489, {0, 0}, 0, 0}, {3, 210501, {0, 0}, 0, 0}, {3, 211147, {0, 0}, 0, 0}, {1, 211242, {0, 0}, 0, 0},
    {3, 211457, {0, 0}, 0, 0}, {3, 211931, {0, 0}, 0, 0}, {1, 212857, {0, 0}, 0, 0}, {1, 213645, {0, 0}, 0, 0},
    {3, 214042, {0, 0}, 0, 0}, {1, 214213, {0, 0}, 0, 0}, {1, 214260, {0, 0}, 0, 0}, {1, 214314, {0, 0}, 0, 0},
    {1, 214334, {0, 0}, 0, 0}, {1, 214503, {0, 0}, 0, 0}, {1, 214562, {0, 0}, 0, 0}, {1, 214604, {0, 0}, 0, 0},
    {3, 215086, {0, 0}, 0, 0}, {1, 215112, {0, 0}, 0, 0}, {1, 215148, {0, 0}, 0, 0}, {1, 215291, {0, 0}, 0, 0},
    {1, 215326, {0, 0}, 0, 0}, {1, 215357, {0, 0}, 0, 0}, {1, 215848, {0, 0}, 0, 0}, {3, 215982, {0, 0}, 0, 0},
    {1, 216212, {0, 0}, 0, 0}, {3, 216773, {0, 0}, 0, 0}, {3, 218453, {0, 0}, 0, 0}, {1, 218707, {0, 0}, 0, 0},
    {1, 218901, {0, 0}, 0, 0}, {3, 219101, {0, 0}, 0, 0}, {3, 219134, {0, 0}, 0, 0}, {1, 239133, {0, 0}, 0, 0},
    {1, 239173, {0, 0}, 0, 0}, {1, 239197, {0, 0}, 0, 0}, {1, 239277, {0, 0}, 0, 0}, {1, 239348, {0, 0}, 0, 0},
    {1, 239377, {0, 0}, 0, 0}, {1, 239405, {0, 0}, 0, 0}, {3, 239462, {0, 0}, 0, 0}, {1, 239566, {0, 0}, 0, 0},
    {1, 239617, {0, 0}, 0, 0}, {1, 239685, {0, 0}, 0, 0}, {1, 239714, {0, 0}, 0, 0}, {1, 239783, {0, 0}, 0, 0},
    {1, 239819, {0, 0}, 0, 0}, {1, 239857, {0, 0}, 0, 0}, {1, 239878, {0, 0}, 0, 0}, {1, 239909, {0, 0}, 0, 0},
    {1, 239962, {0, 0}, 0, 0}, {1, 240002, {0, 0}, 0, 0}, {1, 240040, {0, 0}, 0, 0}, {1, 240083, {0, 0}, 0, 0},
    {1, 240122, {0, 0}, 0, 0}, {1, 240154, {0, 0}, 0, 0}, {1, 240190, {0, 0}, 0, 0}, {1, 240240, {0, 0}, 0, 0},
    {3, 240285, {0, 0}, 0, 0}, {1, 240350, {0, 0}, 0, 0}, {1, 240369, {0, 0}, 0, 0}, {1, 240401, {0, 0}, 0, 0},
    {1, 240434, {0, 0}, 0, 0}, {1, 240468, {0, 0}, 0, 0}, {1, 240500, {0, 0}, 0, 0}, {1, 240540, {0, 0}, 0, 0},
    {1, 240554, {0, 0}, 0, 0}, {1, 240876, {0, 0}, 0, 0}, {1, 240889, {0, 0}, 0, 0}, {1, 240931, {0, 0}, 0, 0},
    {1, 240965, {0, 0}, 0, 0}, {1, 240986, {0, 0}, 0, 0}, {1, 241001, {0, 0}, 0, 0}, {3, 241205, {0, 0}, 0, 0},
    {3, 241399, {0, 0}, 0, 0}, {1, 241410, {0, 0}, 0, 0}, {3, 241591, {0, 0}, 0, 0}, {1, 242201, {0, 0}, 0, 0},
    {1, 242513, {0, 0}, 0, 0}, {1, 243029, {0, 0}, 0, 0}, {1, 243392, {0, 0}, 0, 0}, {1, 243976, {0, 0}, 0, 0},
    {1, 244720, {0, 0}, 0, 0}, {1, 245330, {0, 0}, 0, 0}, {1, 245507, {0, 0}, 0, 0}, {3, 245907, {0, 0}, 0, 0},
    {1, 245928, {0, 0}, 0, 0}, {1, 246046, {0, 0}, 0, 0}, {1, 246128, {0, 0}, 0, 0}, {1, 246339, {0, 0}, 0, 0},
    {1, 246566, {0, 0}, 0, 0}, {3, 246848, {0, 0}, 0, 0}, {3, 246910, {0, 0}, 0, 0}, {1, 246977, {0, 0}, 0, 0},
    {1, 247279, {0, 0}, 0, 0}, {1, 247908, {0, 0}, 0, 0}, {1, 248670, {0, 0}, 0, 0}, {3, 248838, {0, 0}, 0, 0},
    {1, 249237, {0, 0}, 0, 0}, {3, 249778, {0, 0}, 0, 0}, {3, 249975, {0, 0}, 0, 0}, {1, 250342, {0, 0}, 0, 0},
    {1, 250767, {0, 0}, 0, 0}, {1, 250894, {0, 0}, 0, 0}, {1, 250956, {0, 0}, 0, 0}, {1, 252249, {0, 0}, 0, 0},
    {1, 253021, {0, 0}, 0, 0}, {1, 253092, {0, 0}, 0, 0}, {3, 253453, {0, 0}, 0, 0}, {3, 253474, {0, 0}, 0, 0},
    {1, 253645, {0, 0}, 0, 0}, {3, 253805, {0, 0}, 0, 0}, {1, 254205, {0, 0}, 0, 0}, {1, 254694, {0, 0}, 0, 0},
    {1, 255302, {0, 0}, 0, 0}, {1, 255952, {0, 0}, 0, 0}, {3, 256079, {0, 0}, 0, 0}, {3, 256097, {0, 0}, 0, 0},
    {3, 256323, {0, 0}, 0, 0}, {1, 256757, {0, 0}, 0, 0}, {3, 257002, {0, 0}, 0, 0}, {1, 257146, {0, 0}, 0, 0},
    {1, 257367, {0, 0}, 0, 0}, {1, 257423, {0, 0}, 0, 0}, {3, 257824, {0, 0}, 0, 0}, {3, 259432, {0, 0}, 0, 0},
    {1, 259488, {0, 0}, 0, 0}, {1, 259614, {0, 0}, 0, 0}, {1, 260366, {0, 0}, 0, 0}, {3, 260525, {0, 0}, 0, 0},
    {3, 260663, {0, 0}, 0, 0}, {3, 260862, {0, 0}, 0, 0}, {3, 261028, {0, 0}, 0, 0}, {3, 261052, {0, 0}, 0, 0},
    {3, 261072, {0, 0}, 0, 0}, {1, 261133, {0, 0}, 0, 0}, {1, 261377, {0, 0}, 0, 0}, {1, 261750, {0, 0}, 0, 0},
    {1, 263192, {0, 0}, 0, 0}, {1, 264000, {0, 0}, 0, 0}, {1, 264058, {0, 0}, 0, 0}, {1, 264094, {0, 0}, 0, 0},
    {1, 264139, {0, 0}, 0, 0}, {1, 264159, {0, 0}, 0, 0}, {1, 264203, {0, 0}, 0, 0}, {1, 264253, {0, 0}, 0, 0},
    {1, 264275, {0, 0}, 0, 0}, {1, 264512, {0, 0}, 0, 0}, {3, 265004, {0, 0}, 0, 0}, {1, 265080, {0, 0}, 0, 0},
    {1, 265320, {0, 0}, 0, 0}, {3, 265438, {0, 0}, 0, 0}, {1, 265514, {0, 0}, 0, 0}, {3, 266069, {0, 0}, 0, 0},
    {1, 266197, {0, 0}, 0, 0}, {1, 266747, {0, 0}, 0, 0}, {1, 266941, {0, 0}, 0, 0}, {1, 266986, {0, 0}, 0, 0},
    {1, 267031, {0, 0}, 0, 0}, {1, 267177, {0, 0}, 0, 0}, {1, 267388, {0, 0}, 0, 0}, {3, 267483, {0, 0}, 0, 0},
    {1, 267676, {0, 0}, 0, 0}, {1, 267809, {0, 0}, 0, 0}, {1, 51841, {0, 0}, 0, 0}, {1, 268077, {0, 0}, 0, 0},
    {1, 268665, {0, 0}, 0, 0}, {1, 269215, {0, 0}, 0, 0}, {1, 269260, {0, 0}, 0, 0}, {1, 269317, {0, 0}, 0, 0},
    {1, 269604, {0, 0}, 0, 0}, {1, 270250, {0, 0}, 0, 0}, {1, 270634, {0, 0}, 0, 0}, {1, 270919, {0, 0}, 0, 0},
    {1, 271125, {0, 0}, 0, 0}, {1, 271448, {0, 0}, 0, 0}, {1, 271582, {0, 0}, 0, 0}, {1, 272146, {0, 0}, 0, 0},
    {1, 272196, {0, 0}, 0, 0}, {1, 272328, {0, 0}, 0, 0}, {1, 272365, {0, 0}, 0, 0}, {3, 272402, {0, 0}, 0, 0},
    {1, 272578, {0, 0}, 0, 0}, {1, 273848, {0, 0}, 0, 0}, {1, 274389, {0, 0}, 0, 0}, {1, 278723, {0, 0}, 0, 0},
    {1, 279121, {0, 0}, 0, 0}, {1, 279476, {0, 0}, 0, 0}, {1, 280003, {0, 0}, 0, 0}, {1, 281080, {0, 0}, 0, 0},
    {1, 281132, {0, 0}, 0, 0}, {1, 281352, {0, 0}, 0, 0}, {1, 281756, {0, 0}, 0, 0}, {1, 282185, {0, 0}, 0, 0},
    {1, 282974, {0, 0}, 0, 0}, {1, 284878, {0, 0}, 0, 0}, {1, 285567, {0, 0}, 0, 0}, {1, 286089, {0, 0}, 0, 0},
    {1, 287070, {0, 0}, 0, 0}, {1, 287890, {0, 0}, 0, 0}, {1, 288201, {0, 0}, 0, 0}, {3, 290075, {0, 0}, 0, 0},
    {3, 290096, {0, 0}, 0, 0}, {1, 290388, {0, 0}, 0, 0}, {1, 290481, {0, 0}, 0, 0}, {1, 292383, {0, 0}, 0, 0},
    {1, 292672, {0, 0}, 0, 0}, {1, 292723, {0, 0}, 0, 0}, {1, 292773, {0, 0}, 0, 0}, {1, 292832, {0, 0}, 0, 0},
    {1, 292984, {0, 0}, 0, 0}, {1, 293037, {0, 0}, 0, 0}, {1, 293098, {0, 0}, 0, 0}, {1, 293267, {0, 0}, 0, 0},
    {1, 294024, {0, 0}, 0, 0}, {1, 297598, {0, 0}, 0, 0}, {1, 301204, {0, 0}, 0, 0}, {1, 301326, {0, 0}, 0, 0},
    {1, 301371, {0, 0}, 0, 0}, {1, 301479, {0, 0}, 0, 0}, {1, 301631, {0, 0}, 0, 0}, {1, 301800, {0, 0}, 0, 0},
    {1, 301902, {0, 0}, 0, 0}, {3, 301933, {0, 0}, 0, 0}, {1, 302861, {0, 0}, 0, 0}, {1, 303058, {0, 0}, 0, 0},
    {1, 303217, {0, 0}, 0, 0}, {1, 303245, {0, 0}, 0, 0}, {1, 303293, {0, 0}, 0, 0}, {1, 304522, {0, 0}, 0, 0},
    {3, 304577, {0, 0}, 0, 0}, {1, 304927, {0, 0}, 0, 0}, {1, 305882, {0, 0}, 0, 0}, {3, 306563, {0, 0}, 0, 0},
    {1, 306701, {0, 0}, 0, 0}, {1, 306816, {0, 0}, 0, 0}, {1, 307077, {0, 0}, 0, 0}, {1, 307545, {0, 0}, 0, 0},
    {1, 308145, {0, 0}, 0, 0}, {1, 308705, {0, 0}, 0, 0}, {1, 308758, {0, 0}, 0, 0}, {3, 308849, {0, 0}, 0, 0},
    {1, 309836, {0, 0}, 0, 0}, {1, 309863, {0, 0}, 0, 0}, {1, 310099, {0, 0}, 0, 0}, {1, 310149, {0, 0}, 0, 0},
    {1, 310397, {0, 0}, 0, 0}, {1, 310548, {0, 0}, 0, 0}, {1, 310711, {0, 0}, 0, 0}, {1, 310765, {0, 0}, 0, 0},
    {1, 311002, {0, 0}, 0, 0}, {1, 311052, {0, 0}, 0, 0}, {1, 311344, {0, 0}, 0, 0}, {1, 311407, {0, 0}, 0, 0},
    {1, 311972, {0, 0}, 0, 0}, {3, 312361, {0, 0}, 0, 0}, {3, 312463, {0, 0}, 0, 0}, {1, 312556, {0, 0}, 0, 0},
    {1, 312586, {0, 0}, 0, 0}, {1, 312687, {0, 0}, 0, 0}, {3, 312877, {0, 0}, 0, 0}, {1, 312896, {0, 0}, 0, 0},
    {1, 313062, {0, 0}, 0, 0}, {1, 313393, {0, 0}, 0, 0}, {1, 313741, {0, 0}, 0, 0}, {3, 314135, {0, 0}, 0, 0},
    {1, 314288, {0, 0}, 0, 0}, {1, 314921, {0, 0}, 0, 0}, {1, 315120, {0, 0}, 0, 0}, {1, 315275, {0, 0}, 0, 0},
    {1, 315483, {0, 0}, 0, 0}, {3, 315861, {0, 0}, 0, 0}, {3, 315986, {0, 0}, 0, 0}, {1, 316308, {0, 0}, 0, 0},
    {1, 316527, {0, 0}, 0, 0}, {1, 316575, {0, 0}, 0, 0}, {1, 316617, {0, 0}, 0, 0}, {3, 316922, {0, 0}, 0, 0},
    {1, 319066, {0, 0}, 0, 0}, {1, 319083, {0, 0}, 0, 0}, {1, 319109, {0, 0}, 0, 0}, {1, 319238, {0, 0}, 0, 0},
    {3, 319353, {0, 0}, 0, 0}, {1, 319475, {0, 0}, 0, 0}, {3, 319927, {0, 0}, 0, 0}, {3, 320218, {0, 0}, 0, 0},
    {3, 320234, {0, 0}, 0, 0}, {3, 320301, {0, 0}, 0, 0}, {3, 320317, {0, 0}, 0, 0}, {1, 320466, {0, 0}, 0, 0},
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
    14949, 2205, 50001, 79573, 18019, 2286, 79599, 2193, 49409, 14949, 2205, 50001, 79573, 18019,
    79903, 2193, 49409, 14949, 2205, 50001, 79573, 18019, 32885, 32960, 80351, 2286, 79599, 2193,
    49409, 14949, 2205, 50001, 79573, 18019, 80477, 2193, 49409, 14949, 2205, 50001, 79573, 18019,
    82813, 83004, 83016, 2286, 79599, 83004, 83176, 32960, 83195, 2286, 79599, 32885, 50001, 83905,
    14949, 3975, 18019, 83931, 2253, 83959, 32960, 84022, 2193, 49409, 14949, 2205, 50001, 79573,
    18019, 32885, 29285, 83004, 83176, 32960, 85277, 2286, 79599, 50001, 85539, 85566, 85593, 18019,
    85628, 49409, 85650, 32960, 85833, 2286, 79599, 2253, 83959, 32960, 86087, 86342, 50001, 85650,
    86572, 50001, 85650, 86766, 50001, 85650, 59713, 86865, 89145, 89169, 89145, 51113, 89383,
    89145, 89169, 89542, 89548, 89598, 89625, 89542, 89694, 89542, 89720, 89542, 90096, 90112,
    90088, 90117, 90124, 89542, 90205, 89542, 90381, 90112, 90399, 90117, 90407, 90554, 89542,
    90583, 90112, 90603, 90117, 90611, 89542, 90691, 90112, 90709, 90117, 90717, 90112, 90828,
    90117, 90836, 90112, 90980, 90117, 90988, 89542, 91054, 90112, 91064, 90117, 91072, 89542,
    91141, 90112, 91162, 90117, 91170, 89542, 91201, 90112, 91233, 90117, 91241, 89542, 91283,
    90112, 91304, 90117, 91312, 89542, 91343, 90112, 91354, 90117, 91363, 89542, 91386, 90112,
    91405, 90117, 91414, 89542, 91452, 90112, 91476, 90117, 91485, 89542, 91513, 90112, 91533,
    90117, 91542, 89542, 91612, 89542, 91648, 90112, 91663, 90117, 91672, 89542, 91691, 89542,
    91766, 89542, 91934, 90112, 91950, 90117, 91959, 90112, 91994, 90117, 92003, 89542, 92065,
    90112, 92086, 90117, 92095, 89542, 92655, 90112, 92673, 90117, 92682, 89542, 92815, 89542,
    92859, 89542, 92911, 89542, 92933, 89542, 92978, 89542, 93063, 89542, 93163, 89542, 93220,
    89542, 93317, 89542, 93657, 94119, 89542, 94241, 89542, 94305, 89542, 94346, 31703, 3975, 94620,
    31691, 13122, 2253, 94650, 13122, 94797, 18052, 94884, 94916, 31703, 3975, 13122, 31703, 3975,
    95072, 13122, 95526, 95549, 95574, 2253, 95598, 13122, 94797, 13122, 32872, 47009, 95526, 95549,
    96147, 46993, 47009, 96212, 96147, 95526, 95549, 96533, 95574, 2253, 96557, 8025, 15179, 52882,
    6922, 13122, 97131, 2253, 97158, 31703, 3975, 96147, 13122, 13122, 96147, 17222, 97545, 2253,
    97569, 13122, 31703, 96147, 2253, 97757, 13122, 31703, 52870, 6945, 6904, 48043, 13122, 94797,
    98848, 98880, 18052, 13122, 17222, 97545, 29285, 53209, 13122, 13127, 13122, 99826, 99855,
    2253, 99881, 13122, 100122, 2253, 100151, 96147, 13122, 31703, 2253, 100304, 100363, 100390,
    2253, 100425, 2253, 100677, 2253, 100734, 2253, 100966, 2253, 101119, 2253, 101266, 2253, 101445,
    2253, 101568, 2253, 101861, 94797, 2253, 102597, 13122, 102735, 13122, 102928, 13122, 102928,
    103131, 2253, 103381, 2253, 103516, 96147, 13122, 2253, 103872, 2253, 103980, 2253, 104037,
    94797, 31703, 2253, 104149, 96212, 95526, 95549, 96212, 105405, 98880, 98848, 2253, 105492,
    105674, 105697, 2253, 105737, 13122, 105989, 13122, 106100, 13122, 17222, 2253, 106153, 105697,
    2253, 107030, 13122, 107280, 107313, 107346, 13122, 107488, 107280, 107514, 107547, 2253, 107581,
    13122, 107643, 107668, 107698, 2253, 107724, 13122, 50272, 96147, 13122, 50272, 13122, 109481,
    53209, 46993, 53509, 13127, 95526, 95549, 98880, 49409, 105405, 98848, 109481, 6904, 2193,
    6922, 2286, 110205, 13122, 32872, 6904, 6922, 47009, 2253, 110948, 31703, 3975, 111165, 13122,
    31703, 3975, 95072, 14949, 13122, 111353, 96147, 34406, 2253, 111393, 31703, 3975, 94620, 13122,
    13122, 111594, 2253, 111615, 95526, 95549, 98880, 49409, 105405, 98848, 13122, 94620, 13122,
    112286, 31703, 31668, 13122, 31729, 31753, 31765, 31778, 31791, 31703, 13122, 31729, 31753,
    31765, 31778, 31791, 2253, 112668, 2253, 112959, 32432, 55028, 31668, 13122, 31729, 31753,
    31765, 31778, 31791, 31668, 58298, 13122, 31729, 31753, 31765, 31778, 31791, 2253, 113138,
    32432, 31668, 113400, 13122, 31729, 31753, 31765, 31778, 31791, 2253, 113431, 113670, 32885,
    2253, 113695, 32960, 113768, 113670, 32885, 94884, 94916, 2253, 113695, 32960, 113789, 6945,
    5096, 2193, 2205, 15179, 2286, 113837, 113928, 13122, 14066, 13127, 32885, 13122, 18052, 31703,
    114065, 18019, 2253, 114100, 32960, 114131, 114065, 32902, 114351, 2253, 114380, 114531, 13122,
    13127, 14066, 32485, 32885, 114065, 15622, 13122, 32432, 18052, 32960, 114588, 32885, 114065,
    13122, 18052, 32960, 114730, 106100, 114836, 15622, 32885, 15622, 14949, 3975, 115010, 14394,
    2253, 115031, 32960, 115089, 13122, 115146, 17998, 2253, 115167, 2253, 115364, 32885, 114065,
    18019, 13122, 18052, 2253, 115624, 32960, 115660, 32885, 13122, 115766, 2253, 115789, 32960,
    115828, 32885, 13122, 115766, 18052, 115930, 2253, 115949, 32960, 116037, 2193, 116150, 2253,
    116180, 2286, 116249, 6922, 113670, 116150, 15622, 113670, 114065, 105405, 98880, 2253, 116180,
    32485, 32885, 116571, 15622, 13122, 50272, 32432, 18052, 32960, 116598, 113670, 2253, 116819,
    32885, 114065, 15622, 13122, 117200, 18052, 2253, 117231, 32960, 117320, 32960, 117496, 114351,
    15622, 113670, 114065, 105405, 98880, 2253, 117585, 32885, 117876, 114065, 18052, 117200, 13122,
    2253, 117231, 32960, 117908, 32885, 114065, 13122, 32960, 117955, 32885, 114065, 18052, 13122,
    2253, 118088, 32960, 118150, 89542, 118180, 51854, 51864, 48043, 6904, 52894, 6922, 32885,
    47009, 32960, 118430, 13122, 32885, 47009, 2253, 118636, 13122, 118969, 14066, 13127, 13122,
    119018, 14066, 13127, 48043, 52914, 6904, 52894, 2193, 6922, 2253, 119108, 2253, 120611, 2253,
    120793, 2253, 120899, 2253, 121081, 2253, 121275, 2253, 121322, 2253, 121440, 2253, 121638,
    2253, 121915, 2253, 122199, 2253, 122384, 2253, 122577, 2253, 122764, 2253, 123595, 2253, 123808,
    2253, 123987, 75737, 124155, 85539, 124181, 2253, 124364, 2253, 124572, 2253, 124778, 2253,
    125082, 2253, 125233, 2253, 125437, 2253, 125670, 13122, 85539, 85566, 85593, 2253, 126080,
    2253, 126470, 2253, 126805, 2253, 127097, 2253, 127294, 2253, 127545, 12, 131024, 2253, 131770,
    2253, 132035, 132253, 2253, 132280, 132425, 132655, 2253, 132675, 2253, 132903, 2253, 133474,
    2253, 133668, 2253, 133763, 13122, 133987, 2253, 134012, 2253, 134136, 2253, 134288, 2253,
    134482, 2253, 134818, 2253, 135098, 2253, 135494, 2253, 135831, 2253, 136253, 2253, 136682,
    2253, 137033, 132253, 132425, 2253, 137460, 2253, 138130, 2253, 138451, 2253, 138604, 2253,
    138951, 2253, 139713, 139913, 132425, 2253, 139941, 2253, 140102, 2253, 140392, 2253, 140567,
    2253, 140868, 2253, 141042, 2253, 141202, 2253, 141503, 2253, 141639, 2253, 142021, 2253, 142266,
    2253, 142621, 2253, 142809, 2253, 143604, 2253, 143744, 132425, 13122, 132425, 14394, 13122,
    146243, 146262, 2253, 146285, 146604, 2253, 146623, 2253, 146822, 2253, 146916, 147133, 2253,
    147158, 2253, 147283, 2253, 147551, 2253, 147680, 2253, 147991, 148515, 2253, 148540, 2253,
    148918, 2253, 149327, 2253, 149692, 2253, 150177, 2253, 150495, 2253, 150869, 151192, 2253,
    151221, 2253, 151501, 151566, 132253, 151991, 2253, 152018, 2253, 152267, 12, 59297, 2253,
    154743, 2228, 2205, 2193, 2286, 154962, 2587, 2205, 2193, 2286, 155369, 2253, 155773, 155964,
    32885, 83004, 155992, 156008, 156020, 2253, 156033, 6904, 6929, 2193, 6922, 156368, 13127,
    156398, 6904, 6929, 6922, 157430, 157452, 8025, 2205, 2193, 157473, 157452, 8025, 2193, 157473,
    2205, 29285, 158165, 2253, 158227, 2253, 158678, 2253, 159296, 32885, 2253, 159506, 32960,
    155992, 6945, 157430, 160413, 2205, 157473, 6904, 6929, 157473, 160841, 157473, 2253, 161989,
    157473, 6904, 160413, 156398, 163581, 2253, 163605, 156398, 157473, 156398, 164384, 2253, 164404,
    6945, 160413, 157473, 2253, 165151, 6945, 157473, 6945, 157430, 160413, 157452, 8025, 2205,
    2193, 157473, 2205, 160413, 157473, 13127, 13122, 167324, 2253, 167357, 155964, 2253, 167540,
    2253, 167654, 2205, 157452, 8025, 2205, 2193, 2253, 168593, 13122, 14066, 13127, 168694, 168963,
    169087, 2253, 169217, 2253, 169346, 2253, 169436, 2253, 169603, 2253, 170049, 6904, 2193, 6922,
    32885, 48063, 170264, 13122, 169087, 2253, 170571, 2253, 170705, 2253, 170870, 13127, 168963,
    8025, 15179, 2193, 32885, 48063, 170264, 2253, 171055, 2253, 171149, 2253, 171257, 168781,
    13127, 13122, 17222, 2253, 171507, 13122, 13127, 2253, 171658, 2253, 171833, 2253, 172061,
    2253, 172162, 13122, 172225, 13127, 2253, 172675, 13122, 173067, 2253, 173096, 48043, 6904,
    2253, 173311, 2253, 173439, 2253, 173637, 2253, 173901, 13122, 174012, 2253, 174041, 2253,
    174441, 175082, 51245, 51113, 89145, 89625, 32872, 13122, 32902, 13122, 175340, 2253, 175380,
    49409, 175704, 175732, 175766, 175794, 2253, 175823, 13122, 175937, 2253, 175964, 49409, 175704,
    175732, 49409, 176540, 2253, 176567, 13122, 18052, 17998, 13122, 37764, 32432, 49409, 176540,
    177105, 177132, 13122, 177727, 13122, 177727, 177880, 59713, 177929, 2253, 178429, 95549, 2253,
    178686, 2253, 179066, 2253, 179209, 2253, 179352, 2253, 179481, 2253, 179710, 2253, 179914,
    2253, 180115, 2253, 180362, 2253, 180487, 2253, 180677, 2253, 180800, 2253, 180987, 2253, 181110,
    2253, 181354, 2253, 181728, 2253, 181967, 2253, 182215, 2253, 182470, 2253, 182636, 2253, 182886,
    2253, 183065, 2253, 183286, 2253, 183549, 2253, 183694, 2253, 183924, 2253, 184215, 2253, 184345,
    2253, 184473, 2253, 184746, 2253, 184909, 2253, 185086, 2253, 185214, 2253, 185421, 2253, 185646,
    2253, 185774, 2253, 185900, 2253, 186026, 2253, 186144, 2253, 186260, 2253, 186567, 2253, 186732,
    2253, 186891, 2253, 187227, 2253, 187400, 2253, 187571, 2253, 187793, 2253, 187951, 2253, 188107,
    2253, 188369, 2253, 188527, 2253, 188683, 2253, 188945, 2253, 189101, 2253, 189255, 2253, 189409,
    2253, 189555, 2253, 189699, 2253, 190014, 2253, 190197, 2253, 190374, 2253, 190866, 2253, 191043,
    2253, 191217, 13122, 191319, 2253, 191353, 2253, 191560, 2253, 191862, 2253, 192199, 2253,
    192326, 96212, 13122, 2253, 192520, 2253, 194121, 194362, 35326, 2253, 194390, 194555, 2253,
    194582, 95549, 194555, 2253, 195182, 2253, 195416, 2253, 195715, 196015, 2253, 196038, 196165,
    2253, 196189, 2253, 196578, 2253, 196629, 2253, 198280, 2253, 198458, 198754, 2253, 198781,
    2253, 200259, 2253, 200386, 200761, 13138, 13122, 13127, 5096, 2205, 6945, 10879, 57591, 14949,
    5096, 2193, 2205, 2253, 57633, 2286, 200873, 6945, 10879, 2205, 2193, 5096, 50001, 201109,
    2253, 201127, 2286, 201242, 13122, 13127, 201306, 201328, 8025, 2193, 52894, 52914, 5096, 115930,
    2193, 2205, 15155, 15179, 2253, 53535, 2286, 200873, 2205, 2193, 5096, 2253, 201506, 2286,
    200873, 6945, 10879, 2205, 5096, 2193, 201109, 2253, 201577, 2286, 201671, 13127, 201761, 2205,
    13138, 201796, 13122, 13127, 5096, 10879, 2205, 2193, 13122, 14066, 13127, 201861, 14220, 21161,
    31691, 13122, 202062, 31691, 13122, 2193, 5096, 2205, 2253, 202277, 2286, 202317, 2253, 202373,
    13122, 14066, 13127, 202469, 32872, 13122, 202062, 2253, 202678, 32960, 202714, 32872, 13122,
    2253, 202769, 31691, 2253, 202928, 13122, 202062, 2253, 203248, 2253, 203356, 48063, 203427,
    52870, 6904, 15179, 52882, 6922, 8025, 32885, 2193, 2253, 203606, 2253, 76688, 31691, 202062,
    2193, 2286, 204099, 13122, 204126, 14066, 13127, 13122, 31691, 32485, 13122, 2253, 204598,
    2253, 204708, 204768, 13122, 14066, 13127, 13122, 50272, 205192, 47009, 32885, 32960, 205218,
    13122, 32432, 47009, 32885, 32960, 205409, 32960, 205574, 32960, 205780, 13122, 205979, 206008,
    47009, 32885, 2253, 206043, 32960, 206079, 13122, 206294, 206008, 47009, 32885, 2253, 206043,
    32960, 206322, 2253, 206415, 6922, 13122, 13122, 47009, 32885, 2253, 48746, 32960, 206610,
    2253, 206761, 32960, 206861, 2253, 48746, 32960, 206964, 205979, 206008, 47009, 32885, 2253,
    207276, 32960, 207314, 13122, 205979, 47009, 32885, 2253, 206043, 32960, 207519, 13122, 205192,
    47009, 32885, 32960, 207713, 2253, 206043, 32960, 207940, 2253, 208173, 32960, 208216, 13122,
    23799, 32885, 2253, 208346, 32960, 208415, 13122, 32885, 2253, 208651, 32960, 208794, 2253,
    209204, 32960, 209332, 13122, 50272, 32432, 47009, 32885, 32960, 209542, 13122, 50001, 209781,
    47009, 2253, 209816, 2253, 210169, 13122, 210330, 210358, 2253, 210390, 2253, 210558, 13122,
    210679, 210707, 2253, 210736, 13122, 210679, 210905, 210933, 2253, 210961, 2253, 211103, 2253,
    211320, 13122, 17998, 13122, 32872, 211493, 17998, 32885, 2253, 211520, 32960, 211560, 2253,
    211754, 2253, 212009, 15179, 2193, 2286, 212198, 13122, 32872, 32885, 2253, 212220, 32960,
    76715, 32960, 212333, 2253, 212220, 15155, 2205, 2193, 2253, 212220, 2286, 212198, 2253, 212598,
    2253, 212704, 2253, 212780, 2253, 212907, 2253, 212009, 32960, 202714, 2253, 213050, 2253,
    213189, 13122, 213327, 2253, 213369, 2253, 213478, 213609, 6904, 2193, 13122, 13127, 14066,
    214469, 51616, 89542, 214494, 2193, 2205, 2286, 215245, 215571, 2253, 215600, 13122, 215769,
    2253, 216122, 13122, 115766, 2253, 216723, 13122, 217109, 2253, 217139, 2205, 15155, 10879,
    5096, 2193, 2253, 217525, 14949, 3975, 2253, 115031, 218012, 218043, 2253, 218077, 2253, 218329,
    2253, 218660, 2253, 218787, 2253, 218844, 2253, 219057, 13122, 219528, 2253, 219560, 13122,
    13127, 219875, 6945, 241056, 48043, 241076, 6904, 241090, 241115, 241140, 241164, 241269, 13122,
    32872, 241090, 241115, 241140, 241164, 241076, 241090, 241115, 241140, 241164, 241269, 13122,
    13127, 241090, 241115, 241140, 241164, 13122, 241090, 241115, 241140, 241164, 241701, 241738,
    241090, 241115, 241140, 241164, 2253, 241776, 241738, 241701, 241993, 241090, 241115, 241140,
    241164, 2253, 242035, 241738, 241090, 241115, 241140, 241164, 2253, 242305, 242452, 241701,
    241738, 241090, 241115, 241140, 241164, 13122, 31703, 241090, 241115, 241140, 241164, 13122,
    242789, 241090, 241115, 241140, 241164, 2253, 242823, 242901, 13122, 242910, 241090, 241115,
    241140, 241164, 2253, 242937, 242452, 13122, 242910, 241090, 241115, 241140, 241164, 31691,
    243252, 13122, 31703, 241090, 241115, 241140, 241164, 2253, 243275, 53209, 243832, 13122, 13127,
    241090, 241115, 241140, 241164, 2253, 244272, 241090, 241115, 241140, 241164, 13122, 243252,
    241090, 241115, 241140, 241164, 32872, 32885, 13122, 241090, 241115, 241140, 241164, 32960,
    245189, 13122, 32432, 241090, 241115, 241140, 241164, 242901, 13122, 32432, 241090, 241115,
    241140, 241164, 242452, 13122, 32432, 241090, 241115, 241140, 241164, 242452, 241090, 241115,
    241140, 241164, 113670, 241090, 241115, 241140, 241164, 13122, 246228, 246259, 241090, 241115,
    241140, 241164, 2253, 246296, 241738, 241701, 241090, 241115, 241140, 241164, 2253, 246360,
    13127, 241090, 241115, 241140, 241164, 241076, 6922, 241090, 241115, 241140, 241164, 31691,
    13122, 247136, 241090, 241115, 241140, 241164, 243252, 13122, 32432, 241090, 241115, 241140,
    241164, 13122, 247136, 241090, 241115, 241140, 241164, 13122, 247235, 241090, 241115, 241140,
    241164, 31691, 13122, 17222, 32432, 247402, 241090, 241115, 241140, 241164, 2253, 247434, 13122,
    17222, 32432, 247402, 241090, 241115, 241140, 241164, 243832, 46993, 47009, 241090, 241115,
    241140, 241164, 13122, 248208, 248229, 241090, 241115, 241140, 241164, 2253, 248255, 13122,
    248529, 241090, 241115, 241140, 241164, 2253, 248557, 13122, 249015, 241090, 241115, 241140,
    241164, 2253, 249034, 13122, 58298, 241090, 241115, 241140, 241164, 2253, 249127, 2253, 249284,
    2253, 249647, 13122, 32902, 241090, 241115, 241140, 241164, 13122, 250064, 241090, 241115,
    241140, 241164, 2253, 250088, 250234, 241090, 241115, 241140, 241164, 2253, 250261, 250234,
    32902, 241090, 241115, 241140, 241164, 242901, 241090, 241115, 241140, 241164, 31691, 243252,
    13122, 247136, 241090, 241115, 241140, 241164, 31691, 13122, 241090, 241115, 241140, 241164,
    31691, 243252, 13122, 17222, 32432, 247402, 241090, 241115, 241140, 241164, 32432, 241090,
    241115, 241140, 241164, 243252, 13122, 247136, 241090, 241115, 241140, 241164, 13122, 253551,
    241090, 241115, 241140, 241164, 2253, 253588, 13122, 254097, 254109, 254127, 241090, 241115,
    241140, 241164, 2253, 254157, 254565, 254580, 254127, 241090, 241115, 241140, 241164, 254580,
    254127, 241090, 241115, 241140, 241164, 254565, 254109, 254127, 255158, 255186, 241090, 241115,
    241140, 241164, 254565, 254109, 254127, 255244, 241090, 241115, 241140, 241164, 254565, 254109,
    253551, 255244, 241090, 241115, 241140, 241164, 2253, 255362, 254580, 254565, 254127, 241090,
    241115, 241140, 241164, 13122, 17222, 32432, 58298, 241090, 241115, 241140, 241164, 13122,
    256472, 241090, 241115, 241140, 241164, 2253, 256496, 243252, 13122, 17222, 32432, 58298, 241090,
    241115, 241140, 241164, 13122, 257283, 241090, 241115, 241140, 241164, 2253, 257312, 13122,
    257573, 241090, 241115, 241140, 241164, 243252, 13122, 31703, 241090, 241115, 241140, 241164,
    243832, 13122, 14066, 13127, 241090, 241115, 241140, 241164, 243252, 242901, 13122, 32432,
    241090, 241115, 241140, 241164, 242901, 31691, 246228, 13122, 241090, 241115, 241140, 241164,
    242901, 246228, 258068, 13122, 241090, 241115, 241140, 241164, 2253, 258102, 243252, 242901,
    13122, 17222, 32432, 247402, 241090, 241115, 241140, 241164, 13122, 31691, 241090, 241115,
    241140, 241164, 243252, 13122, 247235, 241090, 241115, 241140, 241164, 242901, 242452, 246228,
    13122, 241090, 241115, 241140, 241164, 242901, 242452, 246228, 258068, 13122, 241090, 241115,
    241140, 241164, 13122, 34329, 243252, 34406, 241090, 241115, 241140, 241164, 243252, 13122,
    32432, 258506, 241090, 241115, 241140, 241164, 2253, 258537, 13122, 243832, 2193, 241090, 241115,
    241140, 241164, 2286, 258795, 243832, 53209, 13122, 13127, 241090, 241115, 241140, 241164,
    242452, 243252, 13122, 32432, 241090, 241115, 241140, 241164, 242452, 243252, 13122, 247136,
    241090, 241115, 241140, 241164, 242452, 31691, 246228, 13122, 241090, 241115, 241140, 241164,
    242452, 246228, 258068, 13122, 241090, 241115, 241140, 241164, 242452, 243252, 13122, 17222,
    32432, 247402, 241090, 241115, 241140, 241164, 243832, 13127, 241090, 241115, 241140, 241164,
    13122, 259752, 241090, 241115, 241140, 241164, 2253, 259782, 13122, 259931, 259964, 241090,
    241115, 241140, 241164, 2253, 259993, 13122, 260203, 241090, 241115, 241140, 241164, 6945,
    48043, 241076, 6904, 241090, 241115, 241140, 241164, 32885, 243832, 13122, 241090, 241115,
    241140, 241164, 32960, 260624, 243832, 241090, 241115, 241140, 241164, 13122, 13127, 260720,
    14066, 241090, 241115, 241140, 241164, 260972, 13122, 13127, 241090, 241115, 241140, 241164,
    6904, 15179, 8025, 2193, 52882, 6922, 241090, 241115, 241140, 241164, 14213, 14220, 50555,
    32485, 32885, 13122, 32885, 13122, 32960, 261244, 13122, 32885, 18019, 32960, 261354, 32885,
    14949, 3975, 115010, 14394, 13122, 18019, 2253, 261482, 2253, 115624, 32960, 261531, 32885,
    13122, 217109, 2253, 261615, 32960, 261684, 32885, 18019, 13122, 117200, 2253, 117231, 32960,
    261711, 32885, 13122, 261809, 2253, 261841, 32960, 261883, 32960, 206322, 32885, 2205, 18019,
    2193, 2253, 262148, 32960, 262186, 2286, 262198, 32885, 50001, 13122, 83931, 262293, 2253,
    262321, 32960, 262416, 32885, 18019, 50001, 13122, 117200, 83931, 2253, 262664, 32960, 262781,
    32885, 18019, 13122, 2193, 2253, 263041, 32960, 263095, 2286, 262198, 117200, 263115, 2253,
    117231, 2253, 41812, 32960, 263173, 32960, 207940, 32885, 18019, 13122, 263511, 2253, 263543,
    32960, 263619, 13122, 14066, 13127, 263640, 177580, 21161, 32432, 50272, 264836, 264863, 264889,
    205192, 13122, 264913, 264929, 241140, 264951, 31691, 50272, 264836, 264863, 264889, 205192,
    13122, 264913, 264929, 241140, 264951, 13122, 265016, 265047, 264913, 264929, 241140, 264951,
    13122, 31729, 31753, 31765, 31778, 31791, 264913, 264929, 241140, 264951, 266132, 13122, 264913,
    264929, 241140, 264951, 50272, 264836, 264863, 264889, 205192, 13122, 264913, 264929, 241140,
    264951, 13122, 32432, 264836, 264913, 264929, 241140, 264951, 267756, 13122, 264913, 264929,
    241140, 264951, 13122, 265047, 264913, 264929, 241140, 264951, 266132, 2193, 2205, 264913,
    264929, 241140, 264951, 2286, 267952, 32872, 13122, 267978, 211493, 264913, 264929, 241140,
    264951, 2253, 268008, 32872, 13122, 265047, 264913, 264929, 241140, 264951, 29285, 266132,
    13122, 264913, 264929, 241140, 264951, 264913, 264929, 241140, 264951, 269543, 31691, 106100,
    264836, 264863, 264889, 205192, 13122, 264913, 264929, 241140, 264951, 50272, 32432, 270208,
    266132, 13122, 264913, 264929, 241140, 264951, 106100, 264836, 264863, 264889, 205192, 13122,
    264913, 264929, 241140, 264951, 13122, 264836, 264913, 264929, 241140, 264951, 264836, 13122,
    264913, 264929, 241140, 264951, 264889, 13122, 266132, 264913, 264929, 241140, 264951, 50272,
    270208, 266132, 13122, 264913, 264929, 241140, 264951, 264836, 264863, 264889, 205192, 13122,
    264913, 264929, 241140, 264951, 18019, 272762, 266132, 13122, 264913, 264929, 241140, 264951,
    6922, 264913, 264929, 241140, 264951, 10879, 266132, 2193, 2205, 264913, 264929, 241140, 264951,
    13127, 13122, 264913, 264929, 241140, 264951, 273644, 273672, 273718, 274072, 49409, 5096,
    274072, 49409, 6904, 274315, 2193, 2286, 274348, 274072, 49409, 274757, 8025, 2193, 52894,
    52914, 274868, 275391, 274072, 275848, 49409, 274757, 274072, 275848, 49409, 274757, 8025,
    2193, 52894, 52914, 276057, 49409, 275848, 274072, 281267, 49409, 274072, 275848, 281267, 49409,
    274072, 274072, 275848, 32485, 49409, 49409, 47009, 274072, 282104, 274072, 49409, 282121,
    274072, 275848, 49409, 274072, 49409, 5096, 2193, 49409, 47009, 274072, 32885, 32960, 282923,
    274072, 282121, 49409, 274072, 282104, 282121, 49409, 274072, 282121, 282104, 49409, 274072,
    282104, 49409, 281267, 49409, 275848, 274072, 46993, 282104, 49409, 47009, 274072, 274072,
    49409, 52882, 8025, 49409, 274072, 275848, 285920, 282104, 49409, 286042, 282104, 49409, 274072,
    282104, 49409, 17222, 2253, 286175, 282104, 49409, 286042, 2193, 2286, 286403, 286042, 286508,
    282104, 49409, 286508, 286042, 282104, 49409, 287005, 282104, 49409, 49409, 13127, 275848,
    274072, 49409, 274757, 274072, 49409, 282104, 31703, 2253, 288364, 48043, 6904, 49409, 274072,
    49409, 288475, 274072, 282104, 49409, 275848, 274072, 274757, 281267, 49409, 275848, 274072,
    274757, 282104, 274072, 49409, 288475, 274072, 49409, 282104, 274072, 49409, 289193, 2253,
    289227, 5096, 282104, 274072, 49409, 32885, 274315, 2193, 48063, 289722, 2286, 274348, 274072,
    49409, 2193, 282104, 286042, 49409, 281267, 274072, 49409, 274072, 49409, 274757, 2253, 290246,
    49409, 274072, 274757, 281267, 49409, 274072, 275848, 274757, 281267, 49409, 274072, 274757,
    49409, 282121, 274072, 49409, 274072, 275848, 274757, 274072, 49409, 31703, 2253, 295732, 6904,
    274072, 49409, 274757, 8025, 2193, 52894, 52914, 5096, 274072, 49409, 2193, 15179, 274072,
    8025, 32885, 274315, 49409, 52882, 48063, 289722, 49409, 274072, 13127, 49409, 301184, 13122,
    301515, 13122, 31729, 14394, 124181, 114065, 113670, 13122, 31729, 301985, 13122, 85539, 85566,
    85593, 302008, 302042, 31729, 2253, 302116, 13122, 302230, 302259, 302301, 2253, 302326, 13122,
    14394, 124181, 202062, 2253, 302722, 13122, 124181, 13122, 302937, 31729, 31753, 31765, 31778,
    31791, 2253, 302971, 13122, 303118, 2253, 303156, 302042, 114065, 31729, 113670, 2253, 303487,
    13122, 14394, 124181, 303671, 2253, 303698, 13122, 124181, 303671, 2253, 303857, 13122, 37764,
    303972, 2253, 304003, 31729, 114065, 113670, 2193, 304199, 2205, 15179, 2286, 304218, 13122,
    304370, 124181, 17998, 302042, 31729, 2253, 304394, 13122, 124181, 304468, 302042, 30383, 304739,
    13122, 124181, 304877, 31668, 302042, 31729, 13122, 305038, 305074, 13122, 305222, 303671,
    305262, 13122, 305451, 305478, 2253, 305525, 13122, 31729, 14394, 13122, 124181, 304468, 115930,
    115930, 13122, 303118, 2253, 306045, 306158, 31729, 302042, 49409, 14949, 114065, 50001, 13122,
    14394, 31729, 124181, 13122, 18052, 2253, 306415, 32960, 306442, 306635, 2253, 306661, 306762,
    13127, 306954, 13127, 307030, 2253, 307227, 32902, 307393, 37764, 2253, 307660, 307864, 2253,
    307943, 52870, 6945, 48043, 6904, 6922, 52870, 6945, 6904, 6922, 308257, 47009, 307393, 6922,
    241056, 308618, 6922, 308618, 2253, 308892, 2253, 308993, 309547, 2253, 309578, 75737, 309953,
    13122, 309953, 35844, 310256, 310277, 2253, 310297, 13122, 309953, 31703, 13122, 309953, 310642,
    13122, 309953, 35844, 43597, 310879, 2253, 310901, 13122, 309953, 311205, 311226, 2253, 311248,
    13122, 309953, 311489, 311514, 2253, 311538, 13122, 309953, 311776, 311226, 2253, 311803, 13122,
    309953, 35844, 312074, 312095, 2253, 312116, 312638, 13122, 313242, 313268, 313314, 313354,
    13122, 313660, 313354, 2253, 313689, 13122, 314232, 2253, 314810, 13122, 315820, 313354, 2253,
    316175, 75737, 313354, 75737, 317214, 313354, 317419, 75737, 313354, 2253, 317523, 313354,
    30383, 313354, 30383, 318068, 313354, 317419, 30383, 313354, 13122, 318399, 2253, 318432, 318399,
    2253, 318607, 2253, 319694,
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
